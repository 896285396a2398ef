// Fourier transforms of 512 complex numbers, one per block: Stockham's radix 2 in shared memory.
constexpr int kLength = 512, kHalf = kLength / 2;

__global__ void fft(const float2* values, const float2* roots, float2* result, int batches) {
  __shared__ float2 buffers[2][kLength];
  const int thread = threadIdx.x, first = blockIdx.x * kLength;
  buffers[0][thread] = values[first + thread];
  buffers[0][thread + kHalf] = values[first + thread + kHalf];
  int from = 0;
  for (int done = 1; done < kLength; done *= 2) {
    __syncthreads();
    const int within = thread & (done - 1);
    const float2 root = roots[within * (kHalf / done)];
    const float2 a = buffers[from][thread], b = buffers[from][thread + kHalf];
    const float2 turned = make_float2(b.x * root.x - b.y * root.y, b.x * root.y + b.y * root.x);
    const int to = 2 * (thread - within) + within;
    buffers[1 - from][to] = make_float2(a.x + turned.x, a.y + turned.y);
    buffers[1 - from][to + done] = make_float2(a.x - turned.x, a.y - turned.y);
    from = 1 - from;
  }
  __syncthreads();
  result[first + thread] = buffers[from][thread];
  result[first + thread + kHalf] = buffers[from][thread + kHalf];
}
