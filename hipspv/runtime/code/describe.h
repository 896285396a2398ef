// Parts of the JSON in which the formats of device code describe their contents (bundle/code_format.h).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "hipspv/runtime/support/json.h"
#include "kernel_info.h"

namespace hipspv {

// The beginnings of the descriptions of a kernel and a parameter. json: more fields.
Json describeKernel(std::string_view name, const KernelInfo& kernel);
std::string describeParameter(const Parameter& parameter, Json json = {});

// An item of a list whose items are JSON already.
inline const std::string& asIs(const std::string& json) { return json; }

template <class Range, class Function>
std::string jsonArray(const Range& range, Function&& item) {
  std::string items;
  for (const auto& element : range) {
    if (!items.empty()) items += ", ";
    items += item(element);
  }
  return "[" + items + "]";
}

}  // namespace hipspv
