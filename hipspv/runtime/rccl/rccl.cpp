// RCCL's calls, passed on to NCCL (rccl/rccl.h).
#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "library.h"

using namespace hipspv::rccl;

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace {

// By ncclResult_t.
constexpr std::array<const char*, ncclNumResults> kTexts = {
    "no error",
    "unhandled cuda error",
    "unhandled system error",
    "internal error",
    "invalid argument",
    "invalid usage",
    "remote process exited or there was a network error",
    "NCCL operation in progress",
};

// Bytes of an element, by ncclDataType_t.
constexpr std::array<std::size_t, ncclNumTypes> kBytes = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1};

std::size_t bytesOf(ncclDataType_t type) {
  const auto number = static_cast<std::size_t>(type);
  if (number >= kBytes.size()) throw Error(ncclInvalidArgument, "no such data type");
  return kBytes[number];
}

// Throws Error for a result that isn't success.
void require(ncclResult_t result, const char* call) {
  if (result != ncclSuccess && result != ncclInProgress)
    throw Error(result, std::string(call) + ": " + ncclGetErrorString(result));
}

int ranksOf(ncclComm_t comm) {
  int count = 0;
  require(HIPSPV_PASS(ncclCommCount, comm, &count), "ncclCommCount");
  return count;
}

// A section of a rank's memory for or from another rank, in elements.
struct Section {
  std::size_t offset, count;
};

// The messages of an operation that NCCL's older versions lack.
class Exchange {
 public:
  Exchange(ncclDataType_t type, ncclComm_t comm, hipStream_t stream)
      : type_(type), bytes_(bytesOf(type)), comm_(comm), stream_(native(stream)) {}

  void send(const void* memory, Section section, int peer) const {
    const auto* from = static_cast<const std::byte*>(memory) + section.offset * bytes_;
    if (section.count != 0)
      require(HIPSPV_PASS(ncclSend, from, section.count, type_, peer, comm_, stream_), "ncclSend");
  }
  void receive(void* memory, Section section, int peer) const {
    auto* to = static_cast<std::byte*>(memory) + section.offset * bytes_;
    if (section.count != 0) require(HIPSPV_PASS(ncclRecv, to, section.count, type_, peer, comm_, stream_), "ncclRecv");
  }

 private:
  ncclDataType_t type_;
  std::size_t bytes_;
  ncclComm_t comm_;
  hipStream_t stream_;
};

// Runs messages(exchange) in a group of NCCL's, which ends whether or not a message fails.
template <class Messages>
ncclResult_t together(ncclDataType_t type, ncclComm_t comm, hipStream_t stream, Messages&& messages) {
  const Exchange exchange(type, comm, stream);
  require(HIPSPV_PASS(ncclGroupStart), "ncclGroupStart");
  try {
    messages(exchange);
  } catch (const Error&) {
    static_cast<void>(HIPSPV_PASS(ncclGroupEnd));
    throw;
  }
  return HIPSPV_PASS(ncclGroupEnd);
}

}  // namespace

HIPSPV_EXPORT ncclResult_t ncclGetVersion(int* version) {
  return guard([&] { return HIPSPV_PASS(ncclGetVersion, version); });
}

HIPSPV_EXPORT const char* ncclGetErrorString(ncclResult_t result) {
  const auto number = static_cast<std::size_t>(result);
  return number < kTexts.size() ? kTexts[number] : "unknown result code";
}

HIPSPV_EXPORT const char* ncclGetLastError(ncclComm_t comm) {
  if (*lastError() != '\0') return lastError();
  try {
    return reinterpret_cast<decltype(&ncclGetLastError)>(Library::instance().find("ncclGetLastError"))(comm);
  } catch (const Error&) {
    return "";
  }
}

HIPSPV_EXPORT ncclResult_t ncclMemAlloc(void** ptr, size_t bytes) {
  return hipMalloc(ptr, bytes) == hipSuccess ? ncclSuccess : ncclUnhandledCudaError;
}

HIPSPV_EXPORT ncclResult_t ncclMemFree(void* ptr) {
  return hipFree(ptr) == hipSuccess ? ncclSuccess : ncclUnhandledCudaError;
}

HIPSPV_EXPORT ncclResult_t ncclGetUniqueId(ncclUniqueId* id) {
  return guard([&] {
    nativeDevice();
    return HIPSPV_PASS(ncclGetUniqueId, id);
  });
}

HIPSPV_EXPORT ncclResult_t ncclCommInitRank(ncclComm_t* comm, int ranks, ncclUniqueId id, int rank) {
  return guard([&] {
    nativeDevice();
    return HIPSPV_PASS(ncclCommInitRank, comm, ranks, id, rank);
  });
}

HIPSPV_EXPORT ncclResult_t ncclCommInitRankConfig(ncclComm_t* comm, int ranks, ncclUniqueId id, int rank,
                                                  ncclConfig_t* config) {
  return guard([&] {
    nativeDevice();
    return HIPSPV_PASS(ncclCommInitRankConfig, comm, ranks, id, rank, config);
  });
}

HIPSPV_EXPORT ncclResult_t ncclCommInitAll(ncclComm_t* comms, int count, const int* devices) {
  return guard([&] {
    std::vector<int> natives;
    for (int i = 0; i < count; ++i) natives.push_back(nativeDevice(devices == nullptr ? i : devices[i]));
    nativeDevice();
    return HIPSPV_PASS(ncclCommInitAll, comms, count, natives.data());
  });
}

HIPSPV_EXPORT ncclResult_t ncclCommSplit(ncclComm_t comm, int color, int key, ncclComm_t* made, ncclConfig_t* config) {
  return guard([&] { return HIPSPV_PASS(ncclCommSplit, comm, color, key, made, config); });
}

HIPSPV_EXPORT ncclResult_t ncclCommFinalize(ncclComm_t comm) {
  return guard([&] { return HIPSPV_PASS(ncclCommFinalize, comm); });
}

HIPSPV_EXPORT ncclResult_t ncclCommDestroy(ncclComm_t comm) {
  return guard([&] { return HIPSPV_PASS(ncclCommDestroy, comm); });
}

HIPSPV_EXPORT ncclResult_t ncclCommAbort(ncclComm_t comm) {
  return guard([&] { return HIPSPV_PASS(ncclCommAbort, comm); });
}

HIPSPV_EXPORT ncclResult_t ncclCommGetAsyncError(ncclComm_t comm, ncclResult_t* error) {
  return guard([&] { return HIPSPV_PASS(ncclCommGetAsyncError, comm, error); });
}

HIPSPV_EXPORT ncclResult_t ncclCommCount(const ncclComm_t comm, int* count) {
  return guard([&] { return HIPSPV_PASS(ncclCommCount, comm, count); });
}

HIPSPV_EXPORT ncclResult_t ncclCommCuDevice(const ncclComm_t comm, int* device) {
  return guard([&] {
    const ncclResult_t result = HIPSPV_PASS(ncclCommCuDevice, comm, device);
    if (result == ncclSuccess) *device = hipDevice(*device);
    return result;
  });
}

HIPSPV_EXPORT ncclResult_t ncclCommUserRank(const ncclComm_t comm, int* rank) {
  return guard([&] { return HIPSPV_PASS(ncclCommUserRank, comm, rank); });
}

HIPSPV_EXPORT ncclResult_t ncclCommRegister(const ncclComm_t comm, void* buffer, size_t bytes, void** handle) {
  return guard([&] { return HIPSPV_PASS(ncclCommRegister, comm, buffer, bytes, handle); });
}

HIPSPV_EXPORT ncclResult_t ncclCommDeregister(const ncclComm_t comm, void* handle) {
  return guard([&] { return HIPSPV_PASS(ncclCommDeregister, comm, handle); });
}

HIPSPV_EXPORT ncclResult_t ncclRedOpCreatePreMulSum(ncclRedOp_t* op, void* scalar, ncclDataType_t type,
                                                    ncclScalarResidence_t residence, ncclComm_t comm) {
  return guard([&] { return HIPSPV_PASS(ncclRedOpCreatePreMulSum, op, scalar, type, residence, comm); });
}

HIPSPV_EXPORT ncclResult_t ncclRedOpDestroy(ncclRedOp_t op, ncclComm_t comm) {
  return guard([&] { return HIPSPV_PASS(ncclRedOpDestroy, op, comm); });
}

HIPSPV_EXPORT ncclResult_t ncclGroupStart() {
  return guard([&] {
    const ncclResult_t result = HIPSPV_PASS(ncclGroupStart);
    if (result == ncclSuccess) groupStarts();
    return result;
  });
}

HIPSPV_EXPORT ncclResult_t ncclGroupEnd() {
  return guard([&] {
    groupEnds();
    return HIPSPV_PASS(ncclGroupEnd);
  });
}

HIPSPV_EXPORT ncclResult_t ncclReduce(const void* send, void* receive, size_t count, ncclDataType_t type,
                                      ncclRedOp_t op, int root, ncclComm_t comm, hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclReduce, send, receive, count, type, op, root, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclBcast(void* buffer, size_t count, ncclDataType_t type, int root, ncclComm_t comm,
                                     hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclBcast, buffer, count, type, root, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclBroadcast(const void* send, void* receive, size_t count, ncclDataType_t type, int root,
                                         ncclComm_t comm, hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclBroadcast, send, receive, count, type, root, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclAllReduce(const void* send, void* receive, size_t count, ncclDataType_t type,
                                         ncclRedOp_t op, ncclComm_t comm, hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclAllReduce, send, receive, count, type, op, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclReduceScatter(const void* send, void* receive, size_t receive_count, ncclDataType_t type,
                                             ncclRedOp_t op, ncclComm_t comm, hipStream_t stream) {
  return guard(
      [&] { return HIPSPV_PASS(ncclReduceScatter, send, receive, receive_count, type, op, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclAllGather(const void* send, void* receive, size_t send_count, ncclDataType_t type,
                                         ncclComm_t comm, hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclAllGather, send, receive, send_count, type, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclSend(const void* send, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
                                    hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclSend, send, count, type, peer, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclRecv(void* receive, size_t count, ncclDataType_t type, int peer, ncclComm_t comm,
                                    hipStream_t stream) {
  return guard([&] { return HIPSPV_PASS(ncclRecv, receive, count, type, peer, comm, native(stream)); });
}

HIPSPV_EXPORT ncclResult_t ncclGather(const void* send, void* receive, size_t send_count, ncclDataType_t type, int root,
                                      ncclComm_t comm, hipStream_t stream) {
  return guard([&] {
    int own = 0;
    require(HIPSPV_PASS(ncclCommUserRank, comm, &own), "ncclCommUserRank");
    const int ranks = own == root ? ranksOf(comm) : 0;
    return together(type, comm, stream, [&](const Exchange& exchange) {
      exchange.send(send, {0, send_count}, root);
      for (int i = 0; i < ranks; ++i) exchange.receive(receive, {i * send_count, send_count}, i);
    });
  });
}

HIPSPV_EXPORT ncclResult_t ncclScatter(const void* send, void* receive, size_t receive_count, ncclDataType_t type,
                                       int root, ncclComm_t comm, hipStream_t stream) {
  return guard([&] {
    int own = 0;
    require(HIPSPV_PASS(ncclCommUserRank, comm, &own), "ncclCommUserRank");
    const int ranks = own == root ? ranksOf(comm) : 0;
    return together(type, comm, stream, [&](const Exchange& exchange) {
      for (int i = 0; i < ranks; ++i) exchange.send(send, {i * receive_count, receive_count}, i);
      exchange.receive(receive, {0, receive_count}, root);
    });
  });
}

HIPSPV_EXPORT ncclResult_t ncclAllToAll(const void* send, void* receive, size_t count, ncclDataType_t type,
                                        ncclComm_t comm, hipStream_t stream) {
  return guard([&] {
    const int ranks = ranksOf(comm);
    return together(type, comm, stream, [&](const Exchange& exchange) {
      for (int i = 0; i < ranks; ++i) {
        exchange.send(send, {i * count, count}, i);
        exchange.receive(receive, {i * count, count}, i);
      }
    });
  });
}

HIPSPV_EXPORT ncclResult_t ncclAllToAllv(const void* send, const size_t send_counts[], const size_t send_offsets[],
                                         void* receive, const size_t receive_counts[], const size_t receive_offsets[],
                                         ncclDataType_t type, ncclComm_t comm, hipStream_t stream) {
  return guard([&] {
    const int ranks = ranksOf(comm);
    return together(type, comm, stream, [&](const Exchange& exchange) {
      for (int i = 0; i < ranks; ++i) {
        exchange.send(send, {send_offsets[i], send_counts[i]}, i);
        exchange.receive(receive, {receive_offsets[i], receive_counts[i]}, i);
      }
    });
  });
}
