// Results of the library's functions, which each API has its own values for (entries.cpp).
#pragma once

#include <exception>
#include <stdexcept>
#include <string>

namespace hipspv::blas {

// In the order of table.py's STATUSES.
enum class Status {
  kSuccess,
  kNullHandle,
  kNotInitialized,
  kAllocationFailed,
  kInvalidValue,
  kInvalidSize,
  kInvalidPointer,
  kInvalidOption,
  kMappingError,
  kExecutionFailed,
  kInternalError,
  kNotSupported,
  kArchMismatch,
  kUnknown,
};

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

// Prints the reason of an error.
Status report(const Error& error) noexcept;

// Runs the body of a call, which throws Error.
template <class Body>
Status guard(Body&& body) noexcept {
  try {
    body();
    return Status::kSuccess;
  } catch (const Error& error) {
    return report(error);
  } catch (const std::bad_alloc&) {
    return Status::kAllocationFailed;
  } catch (const std::exception&) {
    return Status::kInternalError;
  }
}

}  // namespace hipspv::blas
