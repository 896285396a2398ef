// Arrays and texture objects that end in host functions, for which their stream waits.
#include <vector>

#include "support.h"

constexpr int kWidth = 64, kHeight = 16, kTimes = 20, kTextures = 300;

__global__ void add_texels(hipTextureObject_t texture, float* sums) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  sums[i] += tex2D<float>(texture, static_cast<float>(i % kWidth), static_cast<float>(i / kWidth));
}

struct Round {
  hipArray_t array, other;
  hipMipmappedArray_t mipmap;
  std::vector<hipTextureObject_t> textures;
  hipError_t results[3];
};

static hipTextureObject_t texture_of(hipArray_t array) {
  hipResourceDesc resource = {};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = array;
  hipTextureDesc description = {};
  hipTextureObject_t made;
  HIP_CHECK(hipCreateTextureObject(&made, &resource, &description, nullptr));
  return made;
}

static void end(void* argument) {
  auto& round = *static_cast<Round*>(argument);
  round.results[0] = hipSuccess;
  for (hipTextureObject_t each : round.textures)
    if (const hipError_t error = hipDestroyTextureObject(each)) round.results[0] = error;
  round.results[1] = hipFreeArray(round.array);
  round.results[2] = hipFreeMipmappedArray(round.mipmap);
}

int main() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  std::vector<float> texels(kWidth * kHeight), got(kWidth * kHeight);
  for (int i = 0; i < kWidth * kHeight; ++i) texels[i] = static_cast<float>(i % 101);
  float* sums;
  HIP_CHECK(hipMalloc(&sums, got.size() * sizeof(float)));
  HIP_CHECK(hipMemset(sums, 0, got.size() * sizeof(float)));
  hipStream_t stream;
  HIP_CHECK(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  std::vector<Round> rounds(kTimes);
  for (Round& round : rounds) {
    for (hipArray_t* array : {&round.array, &round.other}) {
      HIP_CHECK(hipMallocArray(array, &format, kWidth, kHeight, 0));
      HIP_CHECK(hipMemcpy2DToArray(*array, 0, 0, texels.data(), kWidth * sizeof(float), kWidth * sizeof(float),
                                   kHeight, hipMemcpyHostToDevice));
    }
    HIP_CHECK(hipMallocMipmappedArray(&round.mipmap, &format, make_hipExtent(kWidth, kHeight, 0), 3, 0));
    for (int i = 0; i < kTextures / kTimes; ++i) round.textures.push_back(texture_of(round.array));
    round.textures.push_back(texture_of(round.other));
    HIP_CHECK(hipFreeArray(round.other));  // the texture still reads it
    add_texels<<<kHeight, kWidth, 0, stream>>>(round.textures.back(), sums);
    HIP_CHECK(hipLaunchHostFunc(stream, end, &round));
  }
  HIP_CHECK(hipStreamSynchronize(stream));
  HIP_CHECK(hipMemcpy(got.data(), sums, got.size() * sizeof(float), hipMemcpyDeviceToHost));
  long wrong = 0;
  for (const Round& round : rounds)
    for (hipError_t result : round.results) wrong += result != hipSuccess;
  for (std::size_t i = 0; i < got.size(); ++i) wrong += got[i] != kTimes * texels[i];
  return verdict(3 * kTimes + static_cast<long>(got.size()), wrong);
}
