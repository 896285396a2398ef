// A command list that is executed as a whole, as often as one likes.
#pragma once

#include "state.h"

namespace hipspv::ze {

// Commands of it may run at the same time, unless barriers or events order them.
class RegularList {
 public:
  // For the engines that run kernels. Throws hipspv::Error.
  explicit RegularList(const State& state) : state_(state) {
    ListDesc description;
    description.ordinal = state.compute();
    check(state.api().CommandListCreate(state.context(), state.device(), &description, &handle_),
          "zeCommandListCreate");
  }
  // Its last execution has ended.
  ~RegularList() { state_.api().CommandListDestroy(handle_); }
  RegularList(const RegularList&) = delete;
  RegularList& operator=(const RegularList&) = delete;

  ListHandle get() const { return handle_; }
  // After the last command, before the first execution. Throws hipspv::Error.
  void close() { check(state_.api().CommandListClose(handle_), "zeCommandListClose"); }

 private:
  const State& state_;
  ListHandle handle_ = nullptr;
};

}  // namespace hipspv::ze
