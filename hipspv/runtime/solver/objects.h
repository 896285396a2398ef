// The objects of both APIs. On NVIDIA's GPUs each has its counterpart of cuSOLVER, made when a call first needs it.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <type_traits>

#include "nvidia/library.h"
#include "status.h"
#include "values.h"

namespace hipspv::solver {

// Threads may share a handle: each call sees the stream of one moment.
class Handle {
 public:
  // For the current device. Throws Error.
  Handle();

  hipStream_t stream() const;
  void setStream(hipStream_t stream);
  // nullptr on devices whose memory is the host's.
  NvidiaHandle* nvidia() const { return nvidia_.get(); }

 private:
  mutable std::mutex mutex_;
  hipStream_t stream_ = nullptr;
  std::unique_ptr<NvidiaHandle> nvidia_;
};

class Object {
 public:
  Object() = default;
  virtual ~Object() = default;
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  // cuSOLVER's object. Throws Error.
  void* native();

 protected:
  virtual NvidiaObject makeNative() const = 0;
  mutable std::mutex mutex_;  // threads may share an object
  NvidiaObject native_;
};

// The results of a call with Jacobi's method, which its work writes.
struct JacobiResults {
  bool known = false;
  double residual = 0;
};

// Settings and results of gesvdj or syevj.
class JacobiInfo : public Object {
 public:
  // kind: "gesvdj" or "syevj"
  explicit JacobiInfo(const char* kind) : kind_(kind) {}

  // name: of cuSOLVER's function, after the kind.
  void setTolerance(double tolerance);
  void setMaxSweeps(int sweeps);
  void setSorts(int sorts);
  const std::shared_ptr<JacobiResults>& results() const { return results_; }
  // Of cuSOLVER: GetResidual or GetSweeps.
  template <class Value>
  void read(NvidiaHandle& nvidia, hipStream_t stream, const char* name, Value* value) {
    nvidia.call(named(name).c_str(), stream, native(), value);
  }

 private:
  NvidiaObject makeNative() const override;
  std::string named(const char* function) const;

  const char* const kind_;
  double tolerance_ = 0;
  int maxSweeps_ = 0, sorts_ = 0;
  bool hasTolerance_ = false, hasMaxSweeps_ = false, hasSorts_ = false;
  const std::shared_ptr<JacobiResults> results_ = std::make_shared<JacobiResults>();
};

// Options of functions that state types.
class Params : public Object {
 public:
  void set(int function, int algorithm);

 private:
  static constexpr int kUnset = -1;
  NvidiaObject makeNative() const override;

  int algorithms_[2] = {kUnset, kUnset};
};

// An argument as cuSOLVER takes it.
template <class Type>
auto native(Type argument) {
  if constexpr (std::is_convertible_v<Type, Object*>)
    return argument == nullptr ? nullptr : argument->native();
  else if constexpr (std::is_enum_v<Type>)
    return static_cast<int>(argument);
  else
    return argument;
}

// Does a call: cuSOLVER's function on NVIDIA's GPUs, unless there is none (nullptr), or the host's.
template <class Host, class... Arguments>
void call(const char* name, Host host, Handle* handle, Arguments... arguments) {
  require(handle != nullptr, Status::kNotInitialized);
  if (handle->nvidia() == nullptr || name == nullptr) {
    (requireKnown(arguments), ...);
    host(handle, arguments...);
  } else {
    handle->nvidia()->call(name, handle->stream(), native(arguments)...);
  }
}

}  // namespace hipspv::solver
