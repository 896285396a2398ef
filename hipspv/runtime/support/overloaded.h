// Functions for the alternatives of a variant.
#pragma once

namespace hipspv {

template <class... Functions>
struct Overloaded : Functions... {
  using Functions::operator()...;
};

}  // namespace hipspv
