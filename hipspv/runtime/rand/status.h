// Results of the library's functions, which each API has its own values for (random_table.py).
#pragma once

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

namespace hipspv::rand {

enum class Api { kCurand, kHiprand, kRocrand };

#include "random_kinds.inc"

// A call's result, and the reason to print if the result alone doesn't tell it.
class Error : public std::runtime_error {
 public:
  explicit Error(Status status, const std::string& reason = {}) : std::runtime_error(reason), status_(status) {}
  Status status() const { return status_; }

 private:
  Status status_;
};

inline void require(bool condition, Status otherwise) {
  if (!condition) throw Error(otherwise);
}

// Runs the body of a call, which throws Error.
template <class Body>
Status guard(Body&& body) noexcept {
  try {
    body();
    return Status::kSuccess;
  } catch (const Error& error) {
    if (*error.what() != '\0') std::fprintf(stderr, "hipspv: error: %s\n", error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    return Status::kAllocationFailed;
  } catch (const std::exception&) {
    return Status::kInternalError;
  }
}

}  // namespace hipspv::rand
