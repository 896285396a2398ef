// Graphs as closed command lists.
#pragma once

#include "hipspv/runtime/backends/graphs.h"
#include "state.h"

namespace hipspv::ze {

class Graphs final : public backend::Graphs {
 public:
  explicit Graphs(const State& state) : state_(state) {}

  std::unique_ptr<backend::DeviceGraph> create(bool priorities) override;

 private:
  const State& state_;
};

}  // namespace hipspv::ze
