// A memory pool that two processes share: the program starts itself, with the pool's descriptor and a pointer as text.
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "support.h"

extern char** environ;

constexpr int kCount = 100'000;
constexpr auto kDescriptor = hipMemHandleTypePosixFileDescriptor;

__global__ void multiply(int* data, int count, int by) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] *= by;
}

static std::string text_of(const hipMemPoolPtrExportData& data) {
  std::string text;
  const auto* bytes = reinterpret_cast<const unsigned char*>(&data);
  for (std::size_t i = 0; i < sizeof data; ++i) text += std::to_string(bytes[i]) + " ";
  return text;
}

static hipMemPoolPtrExportData data_of(char* text) {
  hipMemPoolPtrExportData data;
  auto* bytes = reinterpret_cast<unsigned char*>(&data);
  for (std::size_t i = 0; i < sizeof data; ++i) bytes[i] = static_cast<unsigned char>(std::strtol(text, &text, 10));
  return data;
}

static int child(char** arguments) {
  const std::intptr_t descriptor = std::atoi(arguments[1]);
  hipMemPoolPtrExportData exported = data_of(arguments[2]);
  hipMemPool_t pool;
  int* data;
  HIP_CHECK(hipMemPoolImportFromShareableHandle(&pool, reinterpret_cast<void*>(descriptor), kDescriptor, 0));
  HIP_CHECK(hipMemPoolImportPointer(reinterpret_cast<void**>(&data), pool, &exported));
  multiply<<<(kCount + 255) / 256, 256>>>(data, kCount, 3);
  HIP_CHECK(hipFreeAsync(data, nullptr));
  HIP_CHECK(hipDeviceSynchronize());
  HIP_CHECK(hipMemPoolDestroy(pool));
  return 0;
}

static int run(const char* program, std::string descriptor, std::string data) {
  char* words[] = {const_cast<char*>(program), descriptor.data(), data.data(), nullptr};
  pid_t started;
  int status = 0;
  if (posix_spawn(&started, "/proc/self/exe", nullptr, nullptr, words, environ) != 0) return 1;
  waitpid(started, &status, 0);
  return status;
}

int main(int count, char** arguments) {
  if (count > 1) return child(arguments);
  hipMemPoolProps properties = {};
  properties.allocType = hipMemAllocationTypePinned;
  properties.handleTypes = kDescriptor;
  properties.location = {hipMemLocationTypeDevice, 0};
  hipMemPool_t pool;
  HIP_CHECK(hipMemPoolCreate(&pool, &properties));
  std::vector<int> host(kCount);
  for (int i = 0; i < kCount; ++i) host[i] = i;
  long wrong = 0;
  // Memory that the pool uses again is the same for the other process.
  for (int round = 0; round < 2; ++round) {
    int *data, *other;
    HIP_CHECK(hipMallocFromPoolAsync(reinterpret_cast<void**>(&other), 1000, pool, nullptr));
    HIP_CHECK(hipMallocFromPoolAsync(reinterpret_cast<void**>(&data), kCount * sizeof(int), pool, nullptr));
    HIP_CHECK(hipMemcpy(data, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
    int descriptor;
    HIP_CHECK(hipMemPoolExportToShareableHandle(&descriptor, pool, kDescriptor, 0));
    hipMemPoolPtrExportData exported;
    HIP_CHECK(hipMemPoolExportPointer(&exported, data));
    const int inherited = dup(descriptor);  // without close-on-exec
    wrong += run(arguments[0], std::to_string(inherited), text_of(exported)) != 0;
    close(inherited);
    close(descriptor);
    std::vector<int> got(kCount);
    HIP_CHECK(hipMemcpy(got.data(), data, kCount * sizeof(int), hipMemcpyDeviceToHost));
    for (int i = 0; i < kCount; ++i) wrong += got[i] != 3 * i;
    HIP_CHECK(hipFreeAsync(data, nullptr));
    HIP_CHECK(hipFreeAsync(other, nullptr));
  }
  HIP_CHECK(hipDeviceSynchronize());
  HIP_CHECK(hipMemPoolDestroy(pool));
  return verdict(2 * (kCount + 1), wrong);
}
