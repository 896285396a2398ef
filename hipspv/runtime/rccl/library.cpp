#include "library.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <new>
#include <utility>
#include <vector>

#include "../libraries/native_stream.h"

namespace hipspv::rccl {
namespace {

thread_local std::string reason;

}  // namespace

// RTLD_DEEPBIND: NCCL's calls of its own functions must not arrive at those of RCCL, which have the same names.
Library::Library() : handle_(dlopen("libnccl.so.2", RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND)) {
  if (handle_ != nullptr) return;
  throw Error(ncclSystemError,
              "NCCL's library isn't found: pip install nvidia-nccl-cu12, or nvidia-nccl-cu13 for CUDA "
              "13, or set LD_LIBRARY_PATH (" +
                  std::string(dlerror()) + ")");
}

const Library& Library::instance() {
  static const Library library;
  return library;
}

void* Library::find(const char* name) const {
  void* found = dlsym(handle_, name);
  if (found == nullptr) throw Error(ncclInvalidUsage, "this version of NCCL has no " + std::string(name));
  return found;
}

const char* lastError() { return reason.c_str(); }

ncclResult_t remember(const Error& error) noexcept {
  std::fprintf(stderr, "hipspv: error: %s\n", error.what());
  try {
    reason = error.what();
  } catch (const std::bad_alloc&) {
    reason.clear();
  }
  return error.result();
}

void forget() noexcept { reason.clear(); }

namespace {

struct Group {
  int depth = 0;
  std::vector<hipStream_t> streams;
};

thread_local Group group;

void check(hipError_t error, const char* doing) {
  if (error == hipSuccess) return;
  const bool argument = error == hipErrorInvalidDevice || error == hipErrorContextIsDestroyed;
  throw Error(argument ? ncclInvalidArgument : ncclUnhandledCudaError,
              std::string(doing) + ": " + hipGetErrorName(error));
}

libraries::NativeHandles handlesOf(hipStream_t stream) {
  libraries::NativeHandles handles{};
  const hipError_t error = libraries::nativeHandles(stream, handles);
  if (error == hipErrorStreamCaptureUnsupported || error == hipErrorStreamCaptureImplicit)
    throw Error(ncclInvalidUsage, "NCCL's work can't be captured in a graph: launch it outside of the capture");
  check(error, "stream");
  if (!handles.isCuda())
    throw Error(ncclInvalidUsage, "RCCL needs NVIDIA's GPUs: this device has no library for collective operations");
  return handles;
}

// A device, current as long as the object lives.
class Current {
 public:
  explicit Current(int device) {
    check(hipGetDevice(&before_), "hipGetDevice");
    check(hipSetDevice(device), "hipSetDevice");
  }
  ~Current() { static_cast<void>(hipSetDevice(before_)); }
  Current(const Current&) = delete;
  Current& operator=(const Current&) = delete;

 private:
  int before_ = 0;
};

// A stream for the handles of its device. The null stream's would order all streams' work after it from now on.
class Probe {
 public:
  Probe() { check(hipStreamCreateWithFlags(&stream_, hipStreamNonBlocking), "hipStreamCreateWithFlags"); }
  ~Probe() { static_cast<void>(hipStreamDestroy(stream_)); }
  Probe(const Probe&) = delete;
  Probe& operator=(const Probe&) = delete;
  hipStream_t stream() const { return stream_; }

 private:
  hipStream_t stream_ = nullptr;
};

}  // namespace

hipStream_t native(hipStream_t stream) {
  const libraries::NativeHandles handles = handlesOf(stream);
  if (group.depth > 0 && std::find(group.streams.begin(), group.streams.end(), stream) == group.streams.end())
    group.streams.push_back(stream);
  return reinterpret_cast<hipStream_t>(handles.stream);
}

int nativeDevice() {
  const Probe probe;
  return static_cast<int>(handlesOf(probe.stream()).device);
}

int nativeDevice(int device) {
  const Current current(device);
  return nativeDevice();
}

int hipDevice(int native) {
  int count = 0;
  check(hipGetDeviceCount(&count), "hipGetDeviceCount");
  for (int device = 0; device < count; ++device)
    if (nativeDevice(device) == native) return device;
  throw Error(ncclInvalidUsage, "HIP doesn't have the communicator's device");
}

void groupStarts() { ++group.depth; }

void groupEnds() {
  if (group.depth == 0 || --group.depth > 0) return;
  const std::vector<hipStream_t> streams = std::exchange(group.streams, {});
  for (const hipStream_t stream : streams) handlesOf(stream);
}

}  // namespace hipspv::rccl
