// Pools of the driver's, whose memory processes share by descriptors.
#pragma once

#include <memory>

#include "hipspv/runtime/backends/sharing.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

class SharedPool final : public backend::SharedPool, public std::enable_shared_from_this<SharedPool> {
 public:
  // Takes ownership of the pool.
  SharedPool(const State& state, Holds& holds, PoolHandle pool);
  ~SharedPool() override;
  SharedPool(const SharedPool&) = delete;
  SharedPool& operator=(const SharedPool&) = delete;

  static std::shared_ptr<SharedPool> create(const State& state, Holds& holds);
  static std::shared_ptr<SharedPool> import(const State& state, Holds& holds, int descriptor);

  void* allocate(std::size_t bytes) override;
  void release(void* base) noexcept override;
  void allow(const backend::Device& from, backend::Access access) override;
  int share() const override;
  backend::SharingHandle exportPointer(void* base) const override;
  Opened open(const backend::SharingHandle& exported) override;

 private:
  void giveBack(Address address) const;

  const State& state_;
  Holds& holds_;
  const PoolHandle pool_;
  Stream stream_ = nullptr;  // in whose order the driver allocates and frees: nothing else is there
};

}  // namespace hipspv::cuda
