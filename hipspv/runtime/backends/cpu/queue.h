// Queues and events of the CPU device: each queue is a thread of the host.
#pragma once

#include <memory>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/backends/host_queue.h"
#include "pool.h"

namespace hipspv::cpu {

// The objects that the queues of a device share.
struct State {
  explicit State(std::uint32_t threads) : pool(threads) {}

  Pool pool;
  backend::Failure failure;
};

std::shared_ptr<backend::UserEvent> makeUserEvent();

// The state outlives the queue.
std::unique_ptr<backend::Queue> makeQueue(State& state);

}  // namespace hipspv::cpu
