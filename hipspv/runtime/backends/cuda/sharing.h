// Memory and events that processes share, by the driver.
#pragma once

#include "events.h"
#include "hipspv/runtime/backends/sharing.h"
#include "shared_pool.h"

namespace hipspv::cuda {

class SharedEvent final : public backend::SharedEvent, public Awaitable {
 public:
  SharedEvent(const State& state, EventHandle handle) : state_(state), handle_(handle) {}
  ~SharedEvent() override { state_.callQuietly(state_.driver().EventDestroy, handle_); }
  SharedEvent(const SharedEvent&) = delete;
  SharedEvent& operator=(const SharedEvent&) = delete;

  EventHandle get() const { return handle_; }
  backend::SharingHandle handle() override;
  bool complete() override;
  void wait() override;
  std::uint64_t time() override { return 0; }  // such events have no times
  std::uint64_t start() override { return 0; }
  void* native() override { return nullptr; }
  // A later record would change the point: no one asks for this.
  void notify(void (*)(void*, bool), void*) override { throw Error(hipErrorNotSupported); }
  void holdUp(Stream stream) override;

 private:
  const State& state_;
  const EventHandle handle_;
};

class Sharing final : public backend::Sharing {
 public:
  Sharing(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  backend::SharingHandle share(void* base) override;
  void* open(const backend::SharingHandle& handle) override;
  std::size_t size(void* base) override;
  void close(void* base) override;

  bool hasEvents() const override;
  std::shared_ptr<backend::SharedEvent> createEvent() override;
  std::shared_ptr<backend::SharedEvent> openEvent(const backend::SharingHandle& handle) override;

  std::shared_ptr<backend::SharedPool> createPool() override { return SharedPool::create(state_, holds_); }
  std::shared_ptr<backend::SharedPool> importPool(int descriptor) override {
    return SharedPool::import(state_, holds_, descriptor);
  }

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace hipspv::cuda
