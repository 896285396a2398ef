// Queues and events of the CPU device: each queue is a thread of the host.
#pragma once

#include <memory>
#include <mutex>

#include "checks/checker.h"
#include "checks/request.h"
#include "coverage.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/backends/host_queue.h"
#include "pool.h"

namespace hipspv::cpu {

// The objects that the queues of a device share.
struct State {
  explicit State(std::uint32_t threads) : pool(threads) {
    if (checks::requested() != 0) startChecks(checks::requested());
  }
  // The checks of code that is loaded while the program runs begin then.
  checks::Checker& startChecks(unsigned wanted) {
    std::call_once(checksStarted, [&] { checker = std::make_unique<checks::Checker>(wanted); });
    return *checker;
  }

  Coverage coverage;
  std::once_flag checksStarted;
  std::unique_ptr<checks::Checker> checker;  // nullptr if no code is checked
  Pool pool;
  backend::Failure failure;
};

std::shared_ptr<backend::UserEvent> makeUserEvent();

// The state outlives the queue.
std::unique_ptr<backend::Queue> makeQueue(State& state);

}  // namespace hipspv::cpu
