// Two kernels that sample textures by the same function.
__global__ void once(float* out, cudaTextureObject_t t) {
  const int i = threadIdx.x + blockIdx.x * blockDim.x;
  out[i] = tex2D<float>(t, i * 0.5f, 1);
}
__global__ void twice(float* out, cudaTextureObject_t t) {
  const int i = threadIdx.x + blockIdx.x * blockDim.x;
  out[i] = tex2D<float>(t, i * 0.25f, 2) + out[i];
}
