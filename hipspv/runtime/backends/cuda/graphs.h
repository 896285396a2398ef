// The driver's graphs.
#pragma once

#include <mutex>
#include <vector>

#include "hipspv/runtime/backends/graphs.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

class Graphs final : public backend::Graphs {
 public:
  Graphs(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::unique_ptr<backend::DeviceGraph> create(bool priorities) override;

  // A graph, and the executable one that was made of it, or nullptr.
  struct Handles {
    GraphHandle graph = nullptr;
    ExecutableHandle executable = nullptr;
  };
  // Destroys both. While a stream waits for the host, a later call of this class does, since the driver may then wait.
  void retire(Handles handles) noexcept;

 private:
  void destroyRetired();

  const State& state_;
  Holds& holds_;
  std::mutex mutex_;
  std::vector<Handles> retired_;
};

}  // namespace hipspv::cuda
