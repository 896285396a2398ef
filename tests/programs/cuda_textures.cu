// Texture and surface objects under CUDA's names; a surface's x is in bytes.
#include "cuda_support.h"

__global__ void sample(cudaTextureObject_t texture, float* out, int width, int height) {
  int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y;
  if (x >= width) return;
  out[y * width + x] = tex2D<float>(texture, x + 0.5f, y + 0.5f);
  out[(height + y) * width + x] = tex2D<float>(texture, x + 1.0f, y + 0.5f);
}

__global__ void fetch(cudaTextureObject_t texture, int* out, int n) {
  int i = threadIdx.x;
  if (i < n) out[i] = tex1Dfetch<int>(texture, n - 1 - i);
}

__global__ void layers(cudaTextureObject_t texture, float* out, int width) {
  int x = threadIdx.x, layer = blockIdx.x;
  float value;
  tex2DLayered(&value, texture, x + 0.5f, 0.5f, layer);
  out[layer * width + x] = value;
}

__global__ void transform(cudaSurfaceObject_t surface, int width, int height) {
  int x = threadIdx.x, y = blockIdx.x;
  if (x >= width || y >= height) return;
  float value = surf2Dread<float>(surface, x * sizeof(float), y);
  surf2Dread(&value, surface, x * sizeof(float), y, cudaBoundaryModeTrap);
  float outside = surf2Dread<float>(surface, width * sizeof(float), y, cudaBoundaryModeZero);
  float clamped = surf2Dread<float>(surface, width * sizeof(float), y, cudaBoundaryModeClamp);
  __syncthreads();
  if (x < width - 1) surf2Dwrite(-value + outside + 0 * clamped, surface, x * sizeof(float), y);
}

static cudaTextureDesc description(cudaTextureFilterMode filter) {
  cudaTextureDesc d = {};
  d.addressMode[0] = d.addressMode[1] = cudaAddressModeClamp;
  d.filterMode = filter;
  d.readMode = cudaReadModeElementType;
  return d;
}

static void images(Verdict& check) {
  const int width = 48, height = 6;
  float host[height][width], back[2 * height][width], *out;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) host[y][x] = static_cast<float>(10 * y + x);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray_t array;
  CHECK(cudaMallocArray(&array, &format, width, height, cudaArraySurfaceLoadStore));
  CHECK(cudaMemcpy2DToArray(array, 0, 0, host, sizeof host[0], sizeof host[0], height, cudaMemcpyHostToDevice));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how = description(cudaFilterModeLinear);
  cudaTextureObject_t texture = 0;
  CHECK(cudaCreateTextureObject(&texture, &resource, &how, NULL));
  CHECK(cudaMalloc(&out, sizeof back));
  sample<<<dim3(1, height), 64>>>(texture, out, width, height);
  CHECK(cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      float between = x + 1 < width ? (host[y][x] + host[y][x + 1]) / 2 : host[y][x];
      check(back[y][x] == host[y][x] && back[height + y][x] == between, "tex2D");
    }
  CHECK(cudaDestroyTextureObject(texture));

  cudaSurfaceObject_t surface = 0;
  CHECK(cudaCreateSurfaceObject(&surface, &resource));
  transform<<<height, 64>>>(surface, width, height);
  CHECK(cudaMemcpy2DFromArray(back, sizeof back[0], array, 0, 0, sizeof back[0], height, cudaMemcpyDeviceToHost));
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) check(back[y][x] == (x < width - 1 ? -host[y][x] : host[y][x]), "surf2D");
  CHECK(cudaDestroySurfaceObject(surface));
  CHECK(cudaFree(out));
  CHECK(cudaFreeArray(array));
}

static void linear(Verdict& check) {
  const int n = 100;
  int host[n], *data, *out;
  for (int i = 0; i < n; ++i) host[i] = i * i;
  CHECK(cudaMalloc(&data, sizeof host));
  CHECK(cudaMalloc(&out, sizeof host));
  CHECK(cudaMemcpy(data, host, sizeof host, cudaMemcpyHostToDevice));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeLinear;
  resource.res.linear.devPtr = data;
  resource.res.linear.desc = cudaCreateChannelDesc(32, 0, 0, 0, cudaChannelFormatKindSigned);
  resource.res.linear.sizeInBytes = 2 * sizeof host;  // CUDA takes more than the allocation
  cudaTextureDesc how = description(cudaFilterModePoint);
  cudaTextureObject_t texture = 0;
  CHECK(cudaCreateTextureObject(&texture, &resource, &how, nullptr));
  fetch<<<1, 128>>>(texture, out, n);
  CHECK(cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost));
  for (int i = 0; i < n; ++i) check(host[i] == (n - 1 - i) * (n - 1 - i), "tex1Dfetch");
  CHECK(cudaDestroyTextureObject(texture));
  CHECK(cudaFree(data));
  CHECK(cudaFree(out));
}

static void layered(Verdict& check) {
  const int width = 16, count = 3;
  float host[count][width], *out;
  for (int l = 0; l < count; ++l)
    for (int x = 0; x < width; ++x) host[l][x] = static_cast<float>(100 * l + x);
  cudaChannelFormatDesc format = cudaCreateChannelDesc<float>();
  cudaArray* array;
  CHECK(cudaMalloc3DArray(&array, &format, make_cudaExtent(width, 1, count), cudaArrayLayered));
  cudaMemcpy3DParms copy = {};
  copy.srcPtr = make_cudaPitchedPtr(host, sizeof host[0], width, 1);
  copy.dstArray = array;
  copy.extent = make_cudaExtent(width, 1, count);
  copy.kind = cudaMemcpyHostToDevice;
  CHECK(cudaMemcpy3D(&copy));
  cudaResourceDesc resource = {};
  resource.resType = cudaResourceTypeArray;
  resource.res.array.array = array;
  cudaTextureDesc how = description(cudaFilterModePoint);
  cudaTextureObject_t texture = 0;
  CHECK(cudaCreateTextureObject(&texture, &resource, &how, NULL));
  CHECK(cudaMalloc(&out, sizeof host));
  layers<<<count, width>>>(texture, out, width);
  float back[count][width];
  CHECK(cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost));
  for (int l = 0; l < count; ++l)
    for (int x = 0; x < width; ++x) check(back[l][x] == host[l][x], "tex2DLayered");
  CHECK(cudaDestroyTextureObject(texture));
  CHECK(cudaFree(out));
  CHECK(cudaFreeArray(array));
}

int main() {
  Verdict check;
  images(check);
  linear(check);
  layered(check);
  return check.print();
}
