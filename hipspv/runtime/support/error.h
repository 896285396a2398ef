// Errors: one exception type internally, HIP's codes in the API.
#pragma once

#include <hip/hip_runtime_api.h>

#include <exception>
#include <string>

namespace hipspv {

// A failed operation. The message explains what the code alone can't; it may be empty.
class Error : public std::exception {
 public:
  explicit Error(hipError_t code, std::string message = {}) : code_(code), message_(std::move(message)) {}

  hipError_t code() const noexcept { return code_; }
  const char* what() const noexcept override { return message_.c_str(); }

 private:
  hipError_t code_;
  std::string message_;
};

// The device's compiler ended its process. It may succeed with the same module in another form.
class CompilerDied : public Error {
 public:
  using Error::Error;
};

inline void require(bool condition, hipError_t code) {
  if (!condition) throw Error(code);
}

// True if HIP has the code; the code's name and a sentence about it. For a code that isn't HIP's, those of
// hipErrorUnknown.
bool isError(hipError_t code);
const char* errorName(hipError_t code);
const char* errorText(hipError_t code);

// "hipspv: error: <message>" on stderr.
void report(const char* message) noexcept;

// Turns the exception in flight into a code, after reporting its message.
hipError_t translateException() noexcept;

}  // namespace hipspv
