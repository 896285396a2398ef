// Memory that processes share, by the driver.
#pragma once

#include <map>
#include <mutex>
#include <utility>

#include "hipspv/runtime/backends/sharing.h"
#include "state.h"

namespace hipspv::ze {

class Sharing final : public backend::Sharing {
 public:
  explicit Sharing(const State& state) : state_(state) {}

  backend::SharingHandle share(void* base) override;
  void* open(const backend::SharingHandle& handle) override;
  std::size_t size(void* base) override;
  void close(void* base) override;

  // An event of the driver has two states: a wait that is queued would pass at a record later than it should.
  bool hasEvents() const override { return false; }
  std::shared_ptr<backend::SharedEvent> createEvent() override { throw Error(hipErrorNotSupported); }
  std::shared_ptr<backend::SharedEvent> openEvent(const backend::SharingHandle&) override {
    throw Error(hipErrorNotSupported);
  }

  std::shared_ptr<backend::SharedPool> createPool() override { throw Error(hipErrorNotSupported); }
  std::shared_ptr<backend::SharedPool> importPool(int) override { throw Error(hipErrorNotSupported); }

 private:
  struct Opened {
    void* base;
    std::size_t bytes;
    unsigned count;
  };

  using OpenedHandles = std::map<backend::SharingHandle, Opened>;

  // The bytes from there to the end of the driver's allocation.
  std::size_t sizeFrom(void* base) const;
  OpenedHandles::iterator find(void* base);

  const State& state_;
  std::mutex mutex_;
  std::map<std::pair<std::uint64_t, void*>, backend::SharingHandle> shared_;  // by the driver's number and the address
  OpenedHandles opened_;
};

}  // namespace hipspv::ze
