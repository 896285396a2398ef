#include "provider.h"

#include <algorithm>

#include "command.h"

namespace hipspv::blas {
namespace {

bool has(const Routine& routine, Kind kind) {
  return std::ranges::find(routine.parameters, kind, &Parameter::kind) != routine.parameters.end();
}

// BLAS doesn't read the arrays that a zero alpha or k multiplies.
bool readsArrays(const Call& call, bool scalarsOnDevice) {
  const std::span<const Parameter> parameters = call.routine().parameters;
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    if (parameters[i].kind == Kind::kCount && call.plain[i].integer() == 0) return false;
    if (parameters[i].kind != Kind::kScalar || parameters[i].bytes == 0) continue;
    const auto* bytes = call.plain[i].pointer<const std::byte>();
    if (scalarsOnDevice || bytes == nullptr) return true;
    return std::any_of(bytes, bytes + parameters[i].bytes, [](std::byte byte) { return byte != std::byte{0}; });
  }
  return true;
}

void checkPointers(const Call& call, bool scalarsOnDevice) {
  const std::span<const Parameter> parameters = call.routine().parameters;
  const bool reads = readsArrays(call, scalarsOnDevice);
  for (std::size_t i = 0; i < parameters.size(); ++i) {
    const Parameter& parameter = parameters[i];
    const bool pointer = parameter.kind == Kind::kScalar || parameter.kind == Kind::kMade ||
                         parameter.kind == Kind::kResult || parameter.kind == Kind::kIndex ||
                         parameter.kind == Kind::kInfo || parameter.kind == Kind::kCallInfo;
    const bool array = parameter.kind == Kind::kArray && (parameter.written || reads);
    if (pointer || array) require(call.plain[i].pointer() != nullptr, Status::kInvalidPointer);
  }
}

class HostProvider : public Provider {
 public:
  HostProvider() : library_(Library::instance()) {}

  void call(const Settings& settings, const Call& call) override;
  void changed(const Settings&) override {}
  void setWorkspace(void*, std::size_t) override {}

 private:
  const Library& library_;
};

bool captures(hipStream_t stream) {
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  if (hipStreamIsCapturing(stream, &status) != hipSuccess) throw Error(Status::kExecutionFailed);
  return status != hipStreamCaptureStatusNone;
}

void HostProvider::call(const Settings& settings, const Call& call) {
  const Routine& routine = call.routine();
  require(call.batch >= 0, Status::kInvalidSize);
  routine.check(call.plain);
  const bool result = has(routine, Kind::kResult) || has(routine, Kind::kIndex);
  for (std::size_t i = 0; i < routine.parameters.size(); ++i)
    if (routine.parameters[i].kind == Kind::kCallInfo && call.plain[i].pointer() != nullptr)
      *call.plain[i].pointer<int>() = 0;
  if (call.batch == 0 || (routine.empty(call.plain) && !result)) return;
  checkPointers(call, settings.scalarsOnDevice);
  auto command = std::make_unique<const Command>(library_, call, settings.scalarsOnDevice);
  // Rotations of values in the host's memory are no work for the stream.
  if (!settings.scalarsOnDevice && has(routine, Kind::kMade) && !has(routine, Kind::kArray)) return command->run();
  const bool waits = result && !settings.scalarsOnDevice;
  if (waits && captures(settings.stream))
    throw Error(Status::kNotSupported, "a graph can't return a result to the host: set the pointer mode to device");
  const hipError_t error = libraries::enqueue(settings.stream, std::move(command));
  require(error != hipErrorOutOfMemory, Status::kAllocationFailed);
  require(error == hipSuccess, Status::kExecutionFailed);
  if (waits && hipStreamSynchronize(settings.stream) != hipSuccess) throw Error(Status::kExecutionFailed);
}

}  // namespace

std::unique_ptr<Provider> makeHostProvider() { return std::make_unique<HostProvider>(); }

}  // namespace hipspv::blas
