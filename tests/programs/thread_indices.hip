// Addresses from the thread's place in the block and numbers of the block: sums, differences, multiples, loops in both
// directions, negative indices, unsigned ones that wrap, and those of all dimensions.
#include "support.h"

namespace {

constexpr int kThreads = 96, kBlocks = 5, kCount = 4096;

// Of each kernel: out has kCount numbers around its middle.
__global__ void negative(const int* in, int* out, int shift) {
  const int i = threadIdx.x + blockIdx.x * blockDim.x - shift;
  out[i] = in[i - 3] + in[i + 2];
}

__global__ void downwards(const int* in, int* out, int count) {
  int i = count - 1 - static_cast<int>(blockIdx.x * blockDim.x) + static_cast<int>(threadIdx.x) - kThreads + 1;
  for (; i >= 0; i -= gridDim.x * blockDim.x) out[i] = 3 * in[i];
}

__global__ void strided(const int* in, int* out, int count) {
  __shared__ int seen[kThreads];
  int sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < count; i += gridDim.x * blockDim.x) sum += in[i];
  seen[threadIdx.x] = sum;
  __syncthreads();
  const int other = seen[blockDim.x - 1 - threadIdx.x];
  out[blockIdx.x * blockDim.x + threadIdx.x] = sum + 7 * other;
}

// The index of the first thread wraps: it isn't used.
__global__ void before(const int* in, int* out) {
  __shared__ int tile[kThreads];
  tile[threadIdx.x] = in[blockIdx.x * kThreads + threadIdx.x];
  __syncthreads();
  const unsigned left = threadIdx.x - 1;
  const unsigned far = threadIdx.x + 4294967290u;  // six to the left
  int sum = tile[threadIdx.x];
  if (threadIdx.x > 0) sum += 10 * tile[left];
  if (threadIdx.x > 5) sum += 100 * tile[far];
  out[blockIdx.x * kThreads + threadIdx.x] = sum;
}

// Sums of 32 bits that wrap on the way to the index.
__global__ void wrapping(const int* in, int* out, int large) {
  const int start = large + static_cast<int>(blockIdx.x) * kThreads;  // wraps in some blocks
  const int i = static_cast<int>(static_cast<unsigned>(start) + threadIdx.x - static_cast<unsigned>(large));
  out[i] = in[i] + 1;
}

// Unsigned indices wrap in the first blocks and in the last iteration of the loop; those that the array has are used.
__global__ void halo(const int* in, int* out, unsigned shift, unsigned count) {
  const unsigned x = blockIdx.x * blockDim.x + threadIdx.x - shift;
  if (x < count) out[x] = in[x] + in[x + blockDim.x];
}

__global__ void unsignedLoop(const int* in, int* out, unsigned shift, std::size_t count) {
  for (unsigned i = shift + threadIdx.x; i < count; i -= 2 * blockDim.x + 1) out[i] = in[i] - 5;
}

__global__ void two(const int* in, int* out, int width) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  out[y * width + x] = in[(blockDim.y * gridDim.y - 1 - y) * width + x];
}

// The same with the place of the block in the grid; back is -large.
__global__ void wrappingGrid(const int* in, int* out, unsigned large, unsigned back) {
  const int i = static_cast<int>(large + blockIdx.x * blockDim.x + threadIdx.x + back);
  if (i < 300) out[i] = in[i] + 2;
}

// Rows before the first one, from below to above.
__global__ void rows(const int* in, int* out, int shift, int width) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y - shift;
  if (x >= 29) return;
  out[y * width + x] = in[y * width + x + 3] - in[(y - 1) * width + x];
}

// Unsigned rows wrap in the first blocks.
__global__ void unsignedRows(const int* in, int* out, unsigned shift, unsigned width) {
  const unsigned x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y - shift;
  if (y < 20u) out[static_cast<std::size_t>(y) * width + x] = in[y * width + x] ^ 5;
}

// Rows by rounds, layers by the grid.
__global__ void layers(const int* in, int* out, int height, int width) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, z = blockIdx.z * blockDim.z + threadIdx.z;
  for (int y = threadIdx.y - 2; y < height; y += blockDim.y)
    if (y >= 0) out[(z * height + y) * width - x] = in[(z * height + y) * width - x] + z;
}

int value(int i) { return (i * 7919 + 13) % 1001; }

}  // namespace

int main() {
  constexpr int kMiddle = kCount / 2, kAll = kThreads * kBlocks;
  std::vector<int> in(kCount);
  for (int i = 0; i < kCount; ++i) in[i] = value(i);
  DeviceArray<int> input(in);
  long checked = 0, wrong = 0;
  const auto compare = [&](auto launch, auto expected) {
    DeviceArray<int> output(kCount);
    launch(static_cast<int*>(output));
    const std::vector<int> got = output.host();
    for (int i = 0; i < kCount; ++i, ++checked) wrong += got[i] != expected(i);
  };
  const int *const middle = static_cast<int*>(input) + kMiddle, *const start = static_cast<int*>(input);

  compare([&](int* out) { negative<<<kBlocks, kThreads>>>(middle, out + kMiddle, 200); },
          [&](int i) {
            const int first = kMiddle - 200;
            return i >= first && i < first + kAll ? in[i - 3] + in[i + 2] : 0;
          });
  compare([&](int* out) { downwards<<<kBlocks, kThreads>>>(start, out, 2000); },
          [&](int i) { return i < 2000 ? 3 * in[i] : 0; });
  compare([&](int* out) { strided<<<kBlocks, kThreads>>>(start, out, 1999); },
          [&](int i) {
            if (i >= kAll) return 0;
            const auto sum = [&](int thread) {
              int result = 0;
              for (int k = thread; k < 1999; k += kAll) result += in[k];
              return result;
            };
            const int first = i - i % kThreads;
            return sum(i) + 7 * sum(first + kThreads - 1 - i % kThreads);
          });
  compare([&](int* out) { before<<<kBlocks, kThreads>>>(start, out); },
          [&](int i) {
            const int thread = i % kThreads;
            if (i >= kAll) return 0;
            return in[i] + (thread > 0 ? 10 * in[i - 1] : 0) + (thread > 5 ? 100 * in[i - 6] : 0);
          });
  for (const int large : {2147483600, -2147483647, 2147483647, 0})
    compare([&](int* out) { wrapping<<<kBlocks, kThreads>>>(start, out, large); },
            [&](int i) { return i < kAll ? in[i] + 1 : 0; });
  for (const unsigned shift : {0u, 5u, 100u, 4294967290u})
    compare([&](int* out) { halo<<<kBlocks, kThreads>>>(start, out, shift, 400); },
            [&](int i) {
              const unsigned thread = i + shift;
              return i < 400 && thread < kAll ? in[i] + in[i + kThreads] : 0;
            });
  for (const unsigned shift : {0u, 1000u, 4294967290u})
    compare([&](int* out) { unsignedLoop<<<1, kThreads>>>(start, out, shift, 1500); },
            [&](int i) {
              bool written = false;
              for (unsigned thread = 0; thread < kThreads; ++thread)
                for (unsigned first = shift + thread; first < 1500; first -= 2 * kThreads + 1)
                  written |= static_cast<unsigned>(i) == first;
              return written ? in[i] - 5 : 0;
            });
  compare([&](int* out) { two<<<dim3(2, 4), dim3(16, 8)>>>(start, out, 50); },
          [&](int i) {
            const int x = i % 50, y = i / 50;
            return x < 32 && y < 32 ? in[(31 - y) * 50 + x] : 0;
          });
  for (const unsigned large : {0u, 2147483600u, 4294967000u})
    compare([&](int* out) { wrappingGrid<<<kBlocks, kThreads>>>(start, out, large, 0u - large); },
            [&](int i) { return i < 300 ? in[i] + 2 : 0; });
  for (const int width : {33, -33})
    compare([&](int* out) { rows<<<dim3(2, 4), dim3(16, 8)>>>(middle, out + kMiddle, 14, width); },
            [&](int i) {
              for (int y = -14; y < 18; ++y) {
                const int x = i - kMiddle - y * width;
                if (x >= 0 && x < 29) return in[i + 3] - in[i - width];
              }
              return 0;
            });
  for (const unsigned shift : {0u, 3u, 17u, 4294967290u})
    compare([&](int* out) { unsignedRows<<<dim3(2, 4), dim3(16, 8)>>>(start, out, shift, 40); },
            [&](int i) {
              const unsigned x = i % 40, y = i / 40;
              return x < 32 && y < 20 && y + shift < 32 ? in[i] ^ 5 : 0;
            });
  compare([&](int* out) { layers<<<dim3(2, 1, 3), dim3(16, 4, 2)>>>(start + 40, out + 40, 9, 50); },
          [&](int i) {
            for (int row = 0; row < 6 * 9; ++row) {
              const int x = 40 + row * 50 - i;
              if (x >= 0 && x < 32) return in[i] + row / 9;
            }
            return 0;
          });
  return verdict(checked, wrong);
}
