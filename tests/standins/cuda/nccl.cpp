// A stand-in for NCCL, libnccl.so.2, over the one for the driver (driver.cpp), whose memory the host can read. All
// calls write a line to NCCL_LOG. Sums of floats, messages and groups work; other operations only write.
#include <rccl/rccl.h>

#include <condition_variable>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "driver.h"

#define NCCL extern "C" __attribute__((visibility("default"))) ncclResult_t

DRIVER(cuDevicePrimaryCtxRetain, (hipspv::cuda::Context*, hipspv::cuda::DeviceOrdinal));
DRIVER(cuCtxSetCurrent, (hipspv::cuda::Context));

namespace {

struct Sum {
  const float* send;
  float* receive;
  std::size_t count;
};

// The ranks of a communicator, which wait for each other.
struct Clique {
  explicit Clique(int size) : size(size) {}
  const int size;
  std::mutex mutex;
  std::condition_variable changed;
  std::vector<Sum> sums;
  int round = 0;

  void add(const Sum& sum, bool wait) {
    std::unique_lock lock(mutex);
    const int mine = round;
    sums.push_back(sum);
    if (static_cast<int>(sums.size()) == size) {
      finish();
      changed.notify_all();
    }
    if (wait) changed.wait(lock, [&] { return round != mine; });
  }

 private:
  void finish() {
    std::vector<float> total(sums[0].count);
    for (const Sum& sum : sums)
      for (std::size_t i = 0; i < sum.count; ++i) total[i] += sum.send[i];
    for (const Sum& sum : sums) std::memcpy(sum.receive, total.data(), total.size() * sizeof(float));
    sums.clear();
    ++round;
  }
};

std::mutex cliquesMutex;
std::map<std::string, std::weak_ptr<Clique>> cliques;

std::shared_ptr<Clique> cliqueOf(const std::string& id, int size) {
  const std::lock_guard lock(cliquesMutex);
  std::shared_ptr<Clique> found = cliques[id].lock();
  if (found == nullptr) cliques[id] = found = std::make_shared<Clique>(size);
  return found;
}

template <class... Values>
void log(const char* call, const Values&... values) {
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  std::ostringstream line;
  line << call;
  ((line << ' ' << values), ...);
  if (std::FILE* file = std::fopen(std::getenv("NCCL_LOG"), "a")) {
    std::fprintf(file, "%s\n", line.str().c_str());
    std::fclose(file);
  }
}

thread_local int depth = 0;
thread_local std::vector<std::function<ncclResult_t()>> waiting;

// As NCCL does, in the context of the communicator: when a group ends, that of another device may be current.
ncclResult_t finish(hipspv::cuda::Context context, hipStream_t stream) {
  const hipspv::cuda::Context before = stand_in::context();
  cuCtxSetCurrent(context);
  const hipspv::cuda::Status status = stand_in::finish(reinterpret_cast<hipspv::cuda::Stream>(stream));
  cuCtxSetCurrent(before);
  return status == hipspv::cuda::kSuccess ? ncclSuccess : ncclUnhandledCudaError;
}

}  // namespace

struct ncclComm {
  std::shared_ptr<Clique> clique;
  int rank;
  hipspv::cuda::Context context;
};

NCCL ncclGetVersion(int* version) {
  log("ncclGetVersion");
  *version = 22907;
  return ncclSuccess;
}

extern "C" __attribute__((visibility("default"))) const char* ncclGetLastError(ncclComm_t) {
  return "the stand-in's text";
}

NCCL ncclGetUniqueId(ncclUniqueId* id) {
  static int last = 0;
  log("ncclGetUniqueId");
  std::snprintf(id->internal, sizeof id->internal, "clique %d", ++last);
  return ncclSuccess;
}

NCCL ncclCommInitRank(ncclComm_t* comm, int ranks, ncclUniqueId id, int rank) {
  log("ncclCommInitRank", ranks, rank);
  *comm = new ncclComm{cliqueOf(id.internal, ranks), rank, stand_in::context()};
  return ncclSuccess;
}

NCCL ncclCommInitAll(ncclComm_t* comms, int count, const int* devices) {
  std::string list;
  for (int i = 0; i < count; ++i) list += (i == 0 ? "" : ",") + std::to_string(devices[i]);
  log("ncclCommInitAll", count, list);
  const auto clique = std::make_shared<Clique>(count);
  for (int i = 0; i < count; ++i) {
    hipspv::cuda::Context context = nullptr;
    cuDevicePrimaryCtxRetain(&context, devices[i]);
    comms[i] = new ncclComm{clique, i, context};
  }
  return ncclSuccess;
}

NCCL ncclCommDestroy(ncclComm_t comm) {
  log("ncclCommDestroy");
  delete comm;
  return ncclSuccess;
}

NCCL ncclCommCount(const ncclComm_t comm, int* count) {
  *count = comm->clique->size;
  return ncclSuccess;
}

NCCL ncclCommUserRank(const ncclComm_t comm, int* rank) {
  *rank = comm->rank;
  return ncclSuccess;
}

NCCL ncclCommCuDevice(const ncclComm_t comm, int* device) {
  *device = comm->context->device;
  return ncclSuccess;
}

NCCL ncclGroupStart() {
  log("ncclGroupStart");
  ++depth;
  return ncclSuccess;
}

NCCL ncclGroupEnd() {
  log("ncclGroupEnd");
  if (--depth > 0) return ncclSuccess;
  for (const auto& begin : std::exchange(waiting, {}))
    if (const ncclResult_t result = begin(); result != ncclSuccess) return result;
  return ncclSuccess;
}

NCCL ncclAllReduce(const void* send, void* receive, size_t count, ncclDataType_t type, ncclRedOp_t op, ncclComm_t comm,
                   hipStream_t stream) {
  log("ncclAllReduce", send, receive, count, type, op, comm->rank, stream);
  const auto begin = [=, clique = comm->clique, context = comm->context](bool wait) {
    if (const ncclResult_t result = finish(context, stream); result != ncclSuccess) return result;
    clique->add({static_cast<const float*>(send), static_cast<float*>(receive), count}, wait);
    return ncclSuccess;
  };
  if (depth == 0) return begin(true);
  waiting.push_back([=] { return begin(false); });
  return ncclSuccess;
}

NCCL ncclSend(const void* send, size_t count, ncclDataType_t type, int peer, ncclComm_t, hipStream_t stream) {
  log("ncclSend", send, count, type, peer, stream);
  return peer < 99 ? ncclSuccess : ncclInvalidArgument;
}

NCCL ncclRecv(void* receive, size_t count, ncclDataType_t type, int peer, ncclComm_t, hipStream_t stream) {
  log("ncclRecv", receive, count, type, peer, stream);
  return ncclSuccess;
}

NCCL ncclBroadcast(const void* send, void* receive, size_t count, ncclDataType_t type, int root, ncclComm_t,
                   hipStream_t stream) {
  log("ncclBroadcast", send, receive, count, type, root, stream);
  return ncclInvalidUsage;
}
