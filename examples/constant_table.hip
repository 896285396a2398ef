// CRC-32 with its table in __constant__ memory, filled by hipMemcpyToSymbol.
#include <cstdint>
#include <cstring>
#include <vector>

#include "common/check.h"

__constant__ std::uint32_t table[256];
__constant__ std::uint32_t initial = 0xffffffffu;  // a constant with an initialiser
__device__ unsigned done;                          // how many messages were hashed

__global__ void crc32(const char* messages, int length, std::uint32_t* crc, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  std::uint32_t value = initial;
  for (int k = 0; k < length; ++k)
    value =
        table[(value ^ static_cast<unsigned char>(messages[i * length + k])) & 0xff] ^ (value >> 8);
  crc[i] = ~value;
  atomicAdd(&done, 1u);
}

// One bit at a time, without a table.
static std::uint32_t reference(const char* message, int length) {
  std::uint32_t value = 0xffffffffu;
  for (int k = 0; k < length; ++k) {
    value ^= static_cast<unsigned char>(message[k]);
    for (int bit = 0; bit < 8; ++bit) value = (value >> 1) ^ (value & 1 ? 0xedb88320u : 0);
  }
  return ~value;
}

int main() {
  const int n = 1000, length = 9;
  std::vector<char> messages(n * length);
  for (int i = 0; i < n * length; ++i) messages[i] = static_cast<char>(i * 31);
  std::memcpy(messages.data(), "123456789", length);

  std::uint32_t host_table[256];
  for (std::uint32_t i = 0; i < 256; ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = value & 1 ? (value >> 1) ^ 0xedb88320u : value >> 1;
    host_table[i] = value;
  }
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), host_table, sizeof host_table));

  char* dmessages;
  std::uint32_t* dcrc;
  HIP_CHECK(hipMalloc(&dmessages, messages.size()));
  HIP_CHECK(hipMalloc(&dcrc, n * sizeof(std::uint32_t)));
  HIP_CHECK(hipMemcpy(dmessages, messages.data(), messages.size(), hipMemcpyHostToDevice));
  crc32<<<(n + 127) / 128, 128>>>(dmessages, length, dcrc, n);
  HIP_CHECK(hipGetLastError());
  std::vector<std::uint32_t> crc(n);
  HIP_CHECK(hipMemcpy(crc.data(), dcrc, n * sizeof(std::uint32_t), hipMemcpyDeviceToHost));
  unsigned count = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&count, HIP_SYMBOL(done), sizeof count));
  HIP_CHECK(hipFree(dmessages));
  HIP_CHECK(hipFree(dcrc));

  int wrong = crc[0] != 0xcbf43926u;  // the check value that every description of CRC-32 gives
  for (int i = 0; i < n; ++i) wrong += crc[i] != reference(&messages[i * length], length);
  std::printf("CRC-32(\"123456789\") = %08x, %u messages, %d wrong\n", crc[0], count, wrong);
  return wrong == 0 && count == n ? 0 : 1;
}
