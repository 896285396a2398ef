// Structs of 4 to 2,048 bytes as kernel arguments, alone and among others. Devices take as little
// as 1,024 bytes of arguments; larger ones work all the same.
#include <cstdint>
#include <vector>

#include "common/check.h"

template <int Bytes>
struct Payload {
  std::uint32_t word[Bytes / 4];
};

struct Mixed {
  char letter;
  double number;
  short pair[2];
  std::uint64_t* target;
};

template <int Bytes>
__global__ void checksum(char before, Payload<Bytes> payload, double after, std::uint64_t* out) {
  std::uint64_t sum = static_cast<std::uint64_t>(before) + static_cast<std::uint64_t>(after);
  for (int i = threadIdx.x; i < Bytes / 4; i += blockDim.x)
    sum += payload.word[i] * static_cast<std::uint64_t>(i + 1);
  out[threadIdx.x] = sum;
}

// Four structs, 2,600 bytes together: no single one is too large.
__global__ void four(Payload<1000> a, Payload<600> b, Payload<900> c, Payload<100> d,
                     std::uint64_t* out) {
  out[0] = std::uint64_t{a.word[249]} + b.word[149] * 3ull + c.word[224] * 5ull + d.word[24] * 7ull;
}

__global__ void mixed(Mixed m) {
  *m.target = static_cast<std::uint64_t>(m.letter + m.number * 4 + m.pair[0] * m.pair[1]);
}

template <int Bytes>
static Payload<Bytes> make_payload() {
  Payload<Bytes> payload;
  for (int i = 0; i < Bytes / 4; ++i) payload.word[i] = 2654435761u * (i + Bytes);
  return payload;
}

template <int Bytes>
static int check(std::uint64_t* dout) {
  constexpr int kThreads = 8;
  const Payload<Bytes> payload = make_payload<Bytes>();
  checksum<Bytes><<<1, kThreads>>>(7, payload, 1000.0, dout);
  HIP_CHECK(hipGetLastError());
  std::uint64_t out[kThreads], sum = 0, expected = kThreads * 1007ull;
  HIP_CHECK(hipMemcpy(out, dout, sizeof out, hipMemcpyDeviceToHost));
  for (std::uint64_t value : out) sum += value;
  for (std::uint64_t i = 0; i < Bytes / 4; ++i) expected += payload.word[i] * (i + 1);
  if (sum != expected) std::printf("wrong: %d bytes\n", Bytes);
  return sum == expected ? 0 : 1;
}

template <int... Bytes>
static int check_all(std::uint64_t* dout) {
  return (check<Bytes>(dout) + ...);
}

int main() {
  std::uint64_t *dout, out;
  HIP_CHECK(hipMalloc(&dout, 8 * sizeof *dout));
  int wrong = check_all<4, 8, 12, 16, 20, 64, 100, 128, 256, 500, 512, 1000, 1004, 1008, 1012, 1016,
                        1020, 1024, 1028, 1500, 2048>(dout);

  const auto a = make_payload<1000>();
  const auto b = make_payload<600>();
  const auto c = make_payload<900>();
  const auto d = make_payload<100>();
  four<<<1, 1>>>(a, b, c, d, dout);
  HIP_CHECK(hipMemcpy(&out, dout, sizeof out, hipMemcpyDeviceToHost));
  wrong += out !=
           std::uint64_t{a.word[249]} + 3ull * b.word[149] + 5ull * c.word[224] + 7ull * d.word[24];

  mixed<<<1, 1>>>(Mixed{'A', 2.5, {-3, -11}, dout});
  HIP_CHECK(hipMemcpy(&out, dout, sizeof out, hipMemcpyDeviceToHost));
  wrong += out != 'A' + 10 + 33;
  HIP_CHECK(hipFree(dout));
  std::printf("23 launches with structs of 4 to 2,048 bytes, %d wrong\n", wrong);
  return wrong == 0 ? 0 : 1;
}
