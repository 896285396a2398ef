#include "objects.h"

#include <string>

#include "../libraries/native_stream.h"

namespace hipspv::solver {
namespace {

std::unique_ptr<NvidiaHandle> makeNvidiaHandle() {
  bool found = false;
  require(libraries::isNvidiaDevice(found) == hipSuccess, Status::kNotInitialized);
  if (!found)
    throw Error(Status::kNotSupported,
                "solvers need a device whose memory is the host's, such as a CPU device, or an NVIDIA GPU");
  return std::make_unique<NvidiaHandle>();
}

}  // namespace

Handle::Handle() {
  bool shares = false;
  require(libraries::hostSharesMemory(shares) == hipSuccess, Status::kNotInitialized);
  if (!shares) nvidia_ = makeNvidiaHandle();
}

hipStream_t Handle::stream() const {
  const std::lock_guard lock(mutex_);
  return stream_;
}

void Handle::setStream(hipStream_t stream) {
  const std::lock_guard lock(mutex_);
  stream_ = stream;
}

void* Object::native() {
  const std::lock_guard lock(mutex_);
  if (native_ == nullptr) native_ = makeNative();
  return native_.get();
}

std::string JacobiInfo::named(const char* function) const { return std::string("cusolverDnX") + kind_ + function; }

void JacobiInfo::setTolerance(double tolerance) {
  const std::lock_guard lock(mutex_);
  tolerance_ = tolerance, hasTolerance_ = true;
  if (native_ != nullptr) cusolver().call(named("SetTolerance").c_str(), native_.get(), tolerance);
}

void JacobiInfo::setMaxSweeps(int sweeps) {
  const std::lock_guard lock(mutex_);
  maxSweeps_ = sweeps, hasMaxSweeps_ = true;
  if (native_ != nullptr) cusolver().call(named("SetMaxSweeps").c_str(), native_.get(), sweeps);
}

void JacobiInfo::setSorts(int sorts) {
  const std::lock_guard lock(mutex_);
  sorts_ = sorts, hasSorts_ = true;
  if (native_ != nullptr) cusolver().call(named("SetSortEig").c_str(), native_.get(), sorts);
}

NvidiaObject JacobiInfo::makeNative() const {
  const bool isSvd = *kind_ == 'g';
  const libraries::NvidiaLibrary<Status>& library = cusolver();
  NvidiaObject object = isSvd ? NvidiaObject::made("cusolverDnCreateGesvdjInfo", "cusolverDnDestroyGesvdjInfo")
                              : NvidiaObject::made("cusolverDnCreateSyevjInfo", "cusolverDnDestroySyevjInfo");
  void* const made = object.get();
  if (hasTolerance_) library.call(named("SetTolerance").c_str(), made, tolerance_);
  if (hasMaxSweeps_) library.call(named("SetMaxSweeps").c_str(), made, maxSweeps_);
  if (hasSorts_) library.call(named("SetSortEig").c_str(), made, sorts_);
  return object;
}

void Params::set(int function, int algorithm) {
  const std::lock_guard lock(mutex_);
  algorithms_[function] = algorithm;
  if (native_ != nullptr) cusolver().call("cusolverDnSetAdvOptions", native_.get(), function, algorithm);
}

NvidiaObject Params::makeNative() const {
  const libraries::NvidiaLibrary<Status>& library = cusolver();
  NvidiaObject object = NvidiaObject::made("cusolverDnCreateParams", "cusolverDnDestroyParams");
  void* const made = object.get();
  for (int function : {0, 1})
    if (algorithms_[function] != kUnset) library.call("cusolverDnSetAdvOptions", made, function, algorithms_[function]);
  return object;
}

}  // namespace hipspv::solver
