// NCCL's library, and the errors of calls that don't reach it.
#pragma once

#include <rccl/rccl.h>

#include <exception>
#include <stdexcept>
#include <string>

namespace hipspv::rccl {

// A call's result with its reason, for ncclGetLastError.
class Error : public std::runtime_error {
 public:
  Error(ncclResult_t result, const std::string& text) : std::runtime_error(text), result_(result) {}
  ncclResult_t result() const { return result_; }

 private:
  ncclResult_t result_;
};

// libnccl.so.2, which stays loaded. Found as the loader finds libraries, and in NCCL's wheel beside hipspv's.
class Library {
 public:
  // Throws Error.
  static const Library& instance();
  // Throws Error if the library is too old to have the function.
  void* find(const char* name) const;

 private:
  Library();
  void* handle_;
};

// The reason of this thread's last error, or an empty text if NCCL has it.
const char* lastError();
// Keeps the reason, prints it, and returns the result.
ncclResult_t remember(const Error& error) noexcept;
void forget() noexcept;

// Runs the body of a call, which returns its result or throws Error.
template <class Body>
ncclResult_t guard(Body&& body) noexcept {
  try {
    forget();
    return body();
  } catch (const Error& error) {
    return remember(error);
  } catch (const std::exception&) {
    return ncclInternalError;
  }
}

// Passes a call on to NCCL's function of that name. Its type has HIP's stream, which stands for the driver's.
template <auto Function, class... Arguments>
ncclResult_t pass(const char* name, Arguments... arguments) {
  static const auto entry = reinterpret_cast<decltype(Function)>(Library::instance().find(name));
  return entry(arguments...);
}

}  // namespace hipspv::rccl

#define HIPSPV_PASS(function, ...) hipspv::rccl::pass<&function>(#function __VA_OPT__(, ) __VA_ARGS__)

// The driver's objects for HIP's.
namespace hipspv::rccl {

// The driver's stream, after the work that HIP's rules order before a command of the stream. The context of the
// stream's device is the thread's current one. Throws Error if the stream captures, and for devices that aren't
// NVIDIA's.
hipStream_t native(hipStream_t stream);

// The driver's number of one of HIP's devices, and of the current one, whose context is the thread's current one.
// Throws Error.
int nativeDevice(int device);
int nativeDevice();
// HIP's number of one of the driver's devices. Throws Error.
int hipDevice(int native);

// Groups of this thread, as NCCL counts them. NCCL's work begins where the outermost one ends, and so it must come
// after the work that other streams got meanwhile.
void groupStarts();
void groupEnds();

}  // namespace hipspv::rccl
