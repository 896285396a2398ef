// Parts of the JSON in which the formats of device code describe their contents (bundle/code_format.h).
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/json.h"
#include "kernel_info.h"

namespace hipspv {

// The beginnings of the descriptions of a kernel and a parameter. json: more fields.
Json describeKernel(std::string_view name, const KernelInfo& kernel);
std::string describeParameter(const Parameter& parameter, Json json = {});
// The list of the variables that an image's records declare.
std::string describeVariables(std::span<const std::string_view> records);

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

// ---- Functions

// Functions and variables are numbers from 0 on.
struct Reach {
  std::vector<std::set<std::size_t>> variables, callees;  // by function

  explicit Reach(std::size_t functions) : variables(functions), callees(functions) {}

  std::set<std::size_t> from(std::size_t function) const {
    std::set<std::size_t> found, seen{function};
    for (std::vector<std::size_t> work{function}; !work.empty();) {
      const std::size_t next = work.back();
      work.pop_back();
      found.insert(variables[next].begin(), variables[next].end());
      for (const std::size_t callee : callees[next])
        if (seen.insert(callee).second) work.push_back(callee);
    }
    return found;
  }
};

}  // namespace hipspv
