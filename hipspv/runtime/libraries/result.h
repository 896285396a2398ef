// Results of a library's functions. Status: an enumeration with kSuccess, kAllocationFailed and kInternalError.
#pragma once

#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <string>

namespace hipspv::libraries {

// A call's result, and the reason to print if the result alone doesn't tell it.
template <class Status>
class Error : public std::runtime_error {
 public:
  explicit Error(Status status, const std::string& reason = {}) : std::runtime_error(reason), status_(status) {}
  Status status() const { return status_; }

 private:
  Status status_;
};

template <class Status>
void require(bool condition, Status otherwise) {
  if (!condition) throw Error<Status>(otherwise);
}

// Runs the body of a call, which throws Error<Status>, and prints the reason of an error.
template <class Status, class Body>
Status guard(Body&& body) noexcept {
  try {
    body();
    return Status::kSuccess;
  } catch (const Error<Status>& error) {
    if (*error.what() != '\0') std::fprintf(stderr, "hipspv: error: %s\n", error.what());
    return error.status();
  } catch (const std::bad_alloc&) {
    return Status::kAllocationFailed;
  } catch (const std::exception&) {
    return Status::kInternalError;
  }
}

}  // namespace hipspv::libraries
