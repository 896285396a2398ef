// A scaled vector added to another: a = b + scale * c.
__global__ void triad(float* a, const float* b, const float* c, float scale, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) a[i] = b[i] + scale * c[i];
}
