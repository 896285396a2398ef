// The shared variables that functions use, directly or through the functions that they call.
#pragma once

#include <cstddef>
#include <set>
#include <vector>

namespace hipspv {

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
