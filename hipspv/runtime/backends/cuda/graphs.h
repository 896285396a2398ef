// The driver's graphs.
#pragma once

#include "hipspv/runtime/backends/graphs.h"
#include "holds.h"
#include "state.h"

namespace hipspv::cuda {

class Graphs final : public backend::Graphs {
 public:
  Graphs(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  std::unique_ptr<backend::DeviceGraph> create(bool priorities) override;

 private:
  const State& state_;
  Holds& holds_;
};

}  // namespace hipspv::cuda
