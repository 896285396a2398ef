// One sweep of Jacobi's iteration for the heat in a square.
__global__ void jacobi(const float* from, float* to, int n) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x > 0 && x < n - 1 && y > 0 && y < n - 1) {
    const int i = y * n + x;
    to[i] = 0.25f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
  }
}
