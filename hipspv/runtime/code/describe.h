// The contents of device code as JSON, for `hipspv inspect`. The readers are those of loading.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "hipspv/runtime/support/json.h"
#include "kernel_info.h"

namespace hipspv {

// format: the name of a row of codeFormats(). Damage becomes an item of the document's list `problems`: a message with
// its "(byte N)", or "(byte N, field)". The rest of the document may then be missing.
std::string describeCode(std::string_view format, std::span<const std::byte> code);

// The fields of a kernel: parameters, launch bounds. types: more fields of each parameter.
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
