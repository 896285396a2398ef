// Texture and surface references as in CUDA before 12, under the runtime's names and the driver's.
#include "cuda_support.h"

#include <cuda.h>

texture<float, 2, cudaReadModeElementType> plane;
static texture<uchar4, cudaTextureType2D, cudaReadModeNormalizedFloat> colours;
static texture<int> linear;
surface<void, cudaSurfaceType2D> target;

__global__ void sample(float* out) {
  out[0] = tex2D(plane, 1.5f, 0.5f);
  const float4 c = tex2D(colours, 0, 0);
  out[1] = c.x;
  out[2] = c.y;
  out[3] = tex1Dfetch(linear, 1);
}

__global__ void write(float* out) {
  surf2Dwrite(7.0f, target, 4, 0);
  surf2Dwrite(9.0f, target, 8, 0, cudaBoundaryModeZero);
  *out = surf2Dread<float>(target, 0, 0, cudaBoundaryModeTrap);
}

static void bind(cudaArray* floats, cudaArray* bytes, int* ints) {
  plane.normalized = true;
  plane.addressMode[0] = plane.addressMode[1] = cudaAddressModeWrap;
  plane.filterMode = cudaFilterModePoint;
  CHECK(cudaBindTextureToArray(plane, floats, cudaCreateChannelDesc<float>()));
  CHECK(cudaBindTextureToArray(colours, bytes));
  CHECK(cudaBindTexture(0, linear, ints, 2 * sizeof(int)));
}

static void driver(Verdict& check) {
  const textureReference* found = nullptr;
  CHECK(cudaGetTextureReference(&found, &plane));
  CUtexref reference = const_cast<CUtexref>(found);
  CUaddress_mode mode;
  CHECK(cuTexRefGetAddressMode(&mode, reference, 0));
  check(mode == CU_TR_ADDRESS_MODE_WRAP, "cuTexRefGetAddressMode");
  CHECK(cuTexRefSetFilterMode(reference, CU_TR_FILTER_MODE_LINEAR));
  CUfilter_mode filter;
  CHECK(cuTexRefGetFilterMode(&filter, reference));
  check(filter == CU_TR_FILTER_MODE_LINEAR, "cuTexRefGetFilterMode");
  CUarray array;
  CHECK(cuTexRefGetArray(&array, reference));
  CUdeviceptr address;
  check(cuTexRefGetAddress(&address, reference) == CUDA_ERROR_INVALID_VALUE, "cuTexRefGetAddress");
  (void)cudaGetLastError();
}

int main() {
  Verdict check;
  const float texels[2] = {3, 5};
  const unsigned char bytes[4] = {255, 51, 0, 0};
  const int numbers[2] = {40, 41};
  const cudaChannelFormatDesc one = cudaCreateChannelDesc<float>(), four = cudaCreateChannelDesc<uchar4>();
  cudaArray *floats, *colour;
  int* ints;
  float *out, back[4];
  CHECK(cudaMallocArray(&floats, &one, 2, 1, cudaArraySurfaceLoadStore));
  CHECK(cudaMemcpyToArray(floats, 0, 0, texels, sizeof texels, cudaMemcpyHostToDevice));
  CHECK(cudaMallocArray(&colour, &four, 1, 1));
  CHECK(cudaMemcpyToArray(colour, 0, 0, bytes, sizeof bytes, cudaMemcpyHostToDevice));
  CHECK(cudaMalloc(&ints, sizeof numbers));
  CHECK(cudaMemcpy(ints, numbers, sizeof numbers, cudaMemcpyHostToDevice));
  CHECK(cudaMalloc(&out, sizeof back));
  bind(floats, colour, ints);
  sample<<<1, 1>>>(out);
  CHECK(cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost));
  check(back[0] == 5 && back[1] == 1 && back[2] == 0.2f && back[3] == 41, "sampled");
  driver(check);
  sample<<<1, 1>>>(out);
  CHECK(cudaMemcpy(back, out, sizeof back, cudaMemcpyDeviceToHost));
  check(back[0] == 4, "filtered");
  CHECK(cudaBindSurfaceToArray(target, floats, one));
  CHECK(cudaBindSurfaceToArray(target, floats));
  write<<<1, 1>>>(out);
  CHECK(cudaMemcpy(back, out, sizeof(float), cudaMemcpyDeviceToHost));
  check(back[0] == 3, "surf2Dread");
  CHECK(cudaMemcpyFromArray(back, floats, 0, 0, 2 * sizeof(float), cudaMemcpyDeviceToHost));
  check(back[0] == 3 && back[1] == 7, "surf2Dwrite");
  check(cudaBindSurfaceToArray(target, nullptr) == cudaErrorInvalidValue, "no array");
  (void)cudaGetLastError();
  CHECK(cudaUnbindTexture(plane));
  CHECK(cudaUnbindTexture(colours));
  CHECK(cudaUnbindTexture(linear));
  CHECK(cudaFreeArray(floats));
  CHECK(cudaFreeArray(colour));
  CHECK(cudaFree(ints));
  CHECK(cudaFree(out));
  return check.print();
}
