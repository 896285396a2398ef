// Sums over all GPUs: by one thread for all of them, and by a thread for each. Needs NCCL's library.
#include <rccl/rccl.h>

#include <thread>
#include <vector>

#include "common/check.h"

#define NCCL_CHECK(call) nccl_check((call), #call, __LINE__)

namespace {

void nccl_check(ncclResult_t result, const char* call, int line) {
  if (result == ncclSuccess) return;
  std::fprintf(stderr, "%d: %s: %s (%s)\n", line, call, ncclGetErrorString(result), ncclGetLastError(nullptr));
  std::exit(1);
}

constexpr std::size_t kCount = 1 << 20;
constexpr int kRounds = 20;

// A rank's memory and stream, on its device.
struct Part {
  Part(int number, bool blocking) : rank(number) {
    HIP_CHECK(hipSetDevice(rank));
    HIP_CHECK(hipMalloc(&send, kCount * sizeof(float)));
    HIP_CHECK(hipMalloc(&receive, kCount * sizeof(float)));
    HIP_CHECK(hipStreamCreateWithFlags(&stream, blocking ? hipStreamDefault : hipStreamNonBlocking));
    HIP_CHECK(hipHostMalloc(&host, kCount * sizeof(float), 0));
  }
  // Work before the sum, in the stream or, if that one is blocking, in the null stream.
  void fill(int round, bool null_stream) {
    for (std::size_t i = 0; i < kCount; ++i) host[i] = static_cast<float>((rank + 1) * (i % 1000) + round);
    HIP_CHECK(hipSetDevice(rank));
    HIP_CHECK(hipMemsetAsync(receive, 0, kCount * sizeof(float), stream));
    HIP_CHECK(
        hipMemcpyAsync(send, host, kCount * sizeof(float), hipMemcpyHostToDevice, null_stream ? nullptr : stream));
  }
  int wrong(int round, int ranks) {
    std::vector<float> result(kCount);
    HIP_CHECK(hipSetDevice(rank));
    HIP_CHECK(hipMemcpyAsync(result.data(), receive, kCount * sizeof(float), hipMemcpyDeviceToHost, stream));
    HIP_CHECK(hipStreamSynchronize(stream));
    int wrong = 0;
    for (std::size_t i = 0; i < kCount; ++i)
      wrong += result[i] != static_cast<float>(ranks * (ranks + 1) / 2 * (i % 1000) + ranks * round);
    return wrong;
  }
  void end() {
    HIP_CHECK(hipSetDevice(rank));
    HIP_CHECK(hipStreamDestroy(stream));
    HIP_CHECK(hipFree(send));
    HIP_CHECK(hipFree(receive));
    HIP_CHECK(hipHostFree(host));
  }

  int rank;
  float *host = nullptr, *send = nullptr, *receive = nullptr;
  hipStream_t stream = nullptr;
};

// One thread has a communicator for each GPU.
int grouped(int ranks, bool blocking) {
  std::vector<ncclComm_t> comms(ranks);
  NCCL_CHECK(ncclCommInitAll(comms.data(), ranks, nullptr));
  std::vector<Part> parts;
  for (int rank = 0; rank < ranks; ++rank) parts.emplace_back(rank, blocking);
  int wrong = 0;
  for (int round = 0; round < kRounds; ++round) {
    NCCL_CHECK(ncclGroupStart());
    for (Part& part : parts) {
      NCCL_CHECK(ncclAllReduce(part.send, part.receive, kCount, ncclFloat, ncclSum, comms[part.rank], part.stream));
      part.fill(round, blocking);  // NCCL's work begins when the group ends
    }
    NCCL_CHECK(ncclGroupEnd());
    for (Part& part : parts) wrong += part.wrong(round, ranks);
  }
  for (Part& part : parts) part.end();
  for (int rank = 0; rank < ranks; ++rank) {
    int device = -1;
    NCCL_CHECK(ncclCommCuDevice(comms[rank], &device));
    wrong += device != rank;
    NCCL_CHECK(ncclCommDestroy(comms[rank]));
  }
  return wrong;
}

int of_thread(int rank, int ranks, ncclUniqueId id) {
  HIP_CHECK(hipSetDevice(rank));
  ncclComm_t comm;
  NCCL_CHECK(ncclCommInitRank(&comm, ranks, id, rank));
  Part part(rank, true);
  int wrong = 0;
  for (int round = 0; round < kRounds; ++round) {
    part.fill(round, true);
    NCCL_CHECK(ncclAllReduce(part.send, part.receive, kCount, ncclFloat, ncclSum, comm, part.stream));
    wrong += part.wrong(round, ranks);
  }
  part.end();
  NCCL_CHECK(ncclCommDestroy(comm));
  return wrong;
}

int threaded(int ranks) {
  ncclUniqueId id;
  NCCL_CHECK(ncclGetUniqueId(&id));
  std::vector<int> wrong(ranks);
  std::vector<std::thread> threads;
  for (int rank = 0; rank < ranks; ++rank)
    threads.emplace_back([&, rank] { wrong[rank] = of_thread(rank, ranks, id); });
  int sum = 0;
  for (int rank = 0; rank < ranks; ++rank) {
    threads[rank].join();
    sum += wrong[rank];
  }
  return sum;
}

}  // namespace

int main() {
  int ranks = 0, version = 0;
  HIP_CHECK(hipGetDeviceCount(&ranks));
  NCCL_CHECK(ncclGetVersion(&version));
  std::printf("NCCL %d, %d GPUs\n", version, ranks);
  const int wrong = grouped(ranks, false) + grouped(ranks, true) + threaded(ranks);
  std::printf("%zu checked, %d wrong\n", 3 * kRounds * ranks * kCount, wrong);
  return wrong == 0 ? 0 : 1;
}
