// Texture references: the `texture<...>` variables of older code, bound to every kind of memory; the settings of the
// driver's calls; the errors. The second argument is the path of a module with a reference.
#include <cmath>
#include <vector>

#include "sections.h"

texture<float, hipTextureType1D, hipReadModeElementType> linear;
static texture<int, 1> linearInts;
texture<float, hipTextureType2D> plane;
static texture<uchar4, hipTextureType2D, hipReadModeNormalizedFloat> colours;
texture<float2, hipTextureType3D> solid(0, hipFilterModeLinear);
texture<short, hipTextureType1DLayered> rows;
texture<float, hipTextureType2DLayered> sheets;
texture<float, hipTextureTypeCubemap> cube;
texture<float, hipTextureTypeCubemapLayered> cubes;
texture<float, hipTextureType2D> levels(1);
texture<float, 1> never;
namespace deep {
texture<unsigned char, 2, hipReadModeNormalizedFloat> named(1, hipFilterModeLinear, hipAddressModeWrap);
}
__device__ int variable;

__device__ float byValue(texture<float, 2> t, float x, float y) { return tex2D(t, x, y); }

__global__ void readLinear(float* out, int n) {
  const int i = int(threadIdx.x);
  if (i < n) out[i] = tex1Dfetch(linear, i) + float(tex1Dfetch(linearInts, i));
}
__global__ void readPlane(float* out, int width) {
  out[threadIdx.y * width + threadIdx.x] = tex2D(plane, threadIdx.x + 0.5f, threadIdx.y + 0.5f);
}
__global__ void readAt(float* out, float x, float y) {
  out[0] = tex2D(plane, x, y);
  out[1] = byValue(plane, x, y);
  const float4 g = tex2Dgather(plane, x, y);
  out[2] = g.x * 1000 + g.y * 100 + g.z * 10 + g.w;
}
__global__ void readColours(float4* out) { *out = tex2D(colours, 1.5f, 0.5f); }
__global__ void readNamed(float* out, float x) { *out = tex2D(deep::named, x, 0.25f); }
__global__ void readOthers(float* out) {
  const float2 v = tex3D(solid, 1.0f, 0.5f, 0.5f);
  out[0] = v.x;
  out[1] = v.y;
  out[2] = float(tex1DLayered(rows, 1.5f, 2));
  out[3] = tex2DLayered(sheets, 1.5f, 0.5f, 1);
  out[4] = texCubemap(cube, 0.0f, -1.0f, 0.0f);
  out[5] = texCubemapLayered(cubes, 0.0f, 0.0f, -1.0f, 1);
}
__global__ void readLevels(float* out) {
  out[0] = tex2DLod(levels, 0.5f, 0.5f, 0.0f);
  out[1] = tex2DLod(levels, 0.5f, 0.5f, 1.0f);
  out[2] = tex2DGrad(levels, 0.5f, 0.5f, make_float2(1.0f, 0.0f), make_float2(0.0f, 1.0f));
}

template <class T>
static hipArray_t makeArray(const std::vector<T>& texels, size_t width, size_t height, size_t depth,
                            unsigned flags = 0) {
  const hipChannelFormatDesc format = hipCreateChannelDesc<T>();
  hipArray_t array;
  HIP(hipMalloc3DArray(&array, &format, make_hipExtent(width, height, depth), flags));
  hipMemcpy3DParms p{};
  const size_t h = height ? height : 1, d = depth ? depth : 1;
  p.srcPtr = make_hipPitchedPtr(const_cast<T*>(texels.data()), width * sizeof(T), width, h);
  p.dstArray = array;
  p.extent = make_hipExtent(width, h, d);
  p.kind = hipMemcpyHostToDevice;
  HIP(hipMemcpy3D(&p));
  return array;
}

// Counts up from `first`.
static std::vector<float> counted(size_t size, float first) {
  std::vector<float> result(size);
  for (size_t i = 0; i < size; ++i) result[i] = first + float(i);
  return result;
}

static float* results = [] {  // on the host and the device
  float* made;
  HIP(hipHostMalloc(reinterpret_cast<void**>(&made), 64 * sizeof(float)));
  return made;
}();
static std::string printed(int count) {
  HIP(hipDeviceSynchronize());
  std::string result;
  char number[40];
  for (int i = 0; i < count; ++i) {
    std::snprintf(number, sizeof number, i ? " %g" : "%g", results[i]);
    result += number;
  }
  return result;
}

SECTION(linear_memory) {
  const std::vector<float> numbers = counted(8, 10);
  const std::vector<int> ints = {100, 200, 300, 400, 500, 600, 700, 800};
  void* a;
  HIP(hipMalloc(&a, 32));
  Memory<void> b(32);
  HIP(hipMemcpy(a, numbers.data(), 32, hipMemcpyHostToDevice));
  HIP(hipMemcpy(b, ints.data(), 32, hipMemcpyHostToDevice));
  size_t offset = 99;
  gives(hipSuccess, hipBindTexture(&offset, linear, a, 32));
  gives(0, offset);
  gives(hipSuccess, hipBindTexture(nullptr, linearInts, b));
  readLinear<<<1, 8>>>(results, 8);
  gives("110 211 312 413 514 615 716 817", printed(8));
  // Elsewhere in the same memory, through the C function.
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  HIP(hipBindTexture(&offset, &linear, static_cast<float*>(a) + 4, &format, 16));
  readLinear<<<1, 3>>>(results, 3);
  gives("114 215 316", printed(3));
  // A size that goes beyond the memory: the texture ends with it.
  gives(hipSuccess, hipBindTexture(nullptr, linear, static_cast<float*>(a) + 5, 32));
  readLinear<<<1, 5>>>(results, 5);
  gives("115 216 317 400 500", printed(5));
  HIP(hipBindTexture(nullptr, &linear, static_cast<float*>(a) + 4, &format, 16));
  offset = 99;
  gives(hipSuccess, hipGetTextureAlignmentOffset(&offset, &linear));
  gives(0, offset);
  gives(hipErrorInvalidValue, hipBindTexture(nullptr, linear, static_cast<char*>(a) + 2, 16));
  gives(hipErrorInvalidValue, hipBindTexture(nullptr, linear, numbers.data(), 32));
  textureReference loose{};
  readLinear<<<1, 3>>>(results, 3);
  gives("114 215 316", printed(3));  // the failed call changed nothing
  gives(hipSuccess, hipUnbindTexture(linear));
  gives(true, linear.textureObject == nullptr);
  gives(hipErrorInvalidValue, hipGetTextureAlignmentOffset(&offset, linear));
  gives(hipSuccess, hipUnbindTexture(&linear));
  gives(hipErrorInvalidSymbol, hipUnbindTexture(&loose));
  HIP(hipUnbindTexture(linearInts));
  HIP(hipFree(a));
}

SECTION(pitched_memory) {
  const std::vector<float> numbers = counted(6, 1);
  void* memory;
  size_t pitch;
  HIP(hipMallocPitch(&memory, &pitch, 12, 2));
  HIP(hipMemcpy2D(memory, pitch, numbers.data(), 12, 12, 2, hipMemcpyHostToDevice));
  size_t offset = 99;
  gives(hipSuccess, hipBindTexture2D(&offset, plane, memory, 3, 2, pitch));
  gives(0, offset);
  readPlane<<<1, dim3(3, 2)>>>(results, 3);
  gives("1 2 3 4 5 6", printed(6));
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  gives(hipErrorInvalidValue, hipBindTexture2D(nullptr, plane, memory, format, 3, 2, 0));
  HIP(hipUnbindTexture(plane));
  HIP(hipFree(memory));
}

SECTION(arrays) {
  const hipArray_t array = makeArray(counted(4, 1), 2, 2, 0, hipArrayTextureGather);
  gives(hipSuccess, hipBindTextureToArray(plane, array));
  readAt<<<1, 1>>>(results, 1.5f, 0.5f);
  gives("2 2 4422", printed(3));
  // The reference's fields take effect at the bind.
  plane.normalized = 1;
  plane.filterMode = hipFilterModeLinear;
  plane.addressMode[0] = plane.addressMode[1] = hipAddressModeMirror;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  gives(hipSuccess, hipBindTextureToArray(plane, array, format));
  readAt<<<1, 1>>>(results, 0.5f, 0.25f);
  gives("1.5 1.5", printed(2));
  // The same bits as another format of that size.
  const hipChannelFormatDesc unsigned32 = hipCreateChannelDesc<unsigned>();
  plane.filterMode = hipFilterModePoint;
  gives(hipSuccess, hipBindTextureToArray(&plane, array, &unsigned32));
  const hipChannelFormatDesc pair = hipCreateChannelDesc<float2>();
  gives(hipErrorNotSupported, hipBindTextureToArray(&plane, array, &pair));
  HIP(hipUnbindTexture(plane));
  plane = texture<float, hipTextureType2D>();
  HIP(hipFreeArray(array));
  gives(hipErrorInvalidHandle, hipBindTextureToArray(&plane, array, &format));

  const std::vector<uchar4> texels = {{0, 51, 102, 153}, {255, 204, 0, 51}};
  const hipArray_t bytes = makeArray(texels, 2, 1, 0);
  HIP(hipBindTextureToArray(colours, bytes));
  readColours<<<1, 1>>>(reinterpret_cast<float4*>(results));
  gives("1 0.8 0 0.2", printed(4));
  const hipArray_t greys = makeArray(std::vector<unsigned char>{0, 255}, 2, 1, 0);
  HIP(hipBindTextureToArray(deep::named, greys));
  readNamed<<<1, 1>>>(results, 1.5f);
  gives("0.5", printed(1));
  HIP(hipFreeArray(bytes));
  HIP(hipFreeArray(greys));
}

SECTION(other_kinds) {
  const std::vector<float2> pairs = {{1, 10}, {3, 30}, {5, 50}, {7, 70}};
  const hipArray_t a = makeArray(pairs, 2, 1, 2);
  const hipArray_t b = makeArray(std::vector<short>{1, 2, 3, 4, 5, -6}, 2, 0, 3, hipArrayLayered);
  const hipArray_t c = makeArray(counted(4, 1), 2, 1, 2, hipArrayLayered);
  const hipArray_t d = makeArray(counted(6, 1), 1, 1, 6, hipArrayCubemap);
  const hipArray_t e = makeArray(counted(12, 1), 1, 1, 12, hipArrayCubemap | hipArrayLayered);
  HIP(hipBindTextureToArray(solid, a));
  HIP(hipBindTextureToArray(rows, b));
  HIP(hipBindTextureToArray(sheets, c));
  HIP(hipBindTextureToArray(cube, d));
  HIP(hipBindTextureToArray(cubes, e));
  readOthers<<<1, 1>>>(results);
  gives("2 20 -6 4 4 12", printed(6));
  for (hipArray_t array : {a, b, c, d, e}) HIP(hipFreeArray(array));
}

SECTION(mipmaps) {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipMipmappedArray_t array;
  HIP(hipMallocMipmappedArray(&array, &format, make_hipExtent(2, 2, 0), 2));
  for (unsigned i = 0; i < 2; ++i) {
    hipArray_t level;
    HIP(hipGetMipmappedArrayLevel(&level, array, i));
    const std::vector<float> texels(i ? 1 : 4, i ? 2.0f : 1.0f);
    HIP(hipMemcpy2DToArray(level, 0, 0, texels.data(), i ? 4 : 8, i ? 4 : 8, i ? 1 : 2, hipMemcpyHostToDevice));
  }
  levels.maxMipmapLevelClamp = 1;
  gives(hipSuccess, hipBindTextureToMipmappedArray(levels, array));
  readLevels<<<1, 1>>>(results);
  gives("1 2 2", printed(3));
  HIP(hipTexRefSetMipmapFilterMode(&levels, hipFilterModeLinear));
  HIP(hipTexRefSetMipmapLevelBias(&levels, 0.5f));
  readLevels<<<1, 1>>>(results);
  gives("1.5 2 2", printed(3));
  hipMipmappedArray_t bound = nullptr;
  gives(hipSuccess, hipTexRefGetMipMappedArray(&bound, &levels));
  gives(true, bound == array);
  hipArray_t plainArray;
  gives(hipErrorInvalidValue, hipTexRefGetArray(&plainArray, &levels));
  gives(hipSuccess, hipBindTextureToMipmappedArray(levels, array, format));
  HIP(hipUnbindTexture(levels));
  HIP(hipFreeMipmappedArray(array));
}

SECTION(rebinding) {
  // A kernel launched before the change sees the old binding.
  const hipArray_t first = makeArray(std::vector<float>{1}, 1, 1, 0);
  const hipArray_t second = makeArray(std::vector<float>{2}, 1, 1, 0);
  Stream stream(hipStreamNonBlocking);
  bool same = true;
  for (int i = 0; i < 20; ++i) {
    HIP(hipBindTextureToArray(plane, first));
    readPlane<<<1, 1, 0, stream>>>(results, 1);
    HIP(hipBindTextureToArray(plane, second));
    readPlane<<<1, 1, 0, stream>>>(results + 1, 1);
    HIP(hipStreamSynchronize(stream));
    same = same && results[0] == 1 && results[1] == 2;
  }
  gives(true, same);
  // The array stays while it is bound.
  HIP(hipFreeArray(second));
  readPlane<<<1, 1>>>(results, 1);
  gives("2", printed(1));
  HIP(hipUnbindTexture(plane));
  HIP(hipFreeArray(first));
}

SECTION(symbols) {
  const textureReference* found = nullptr;
  gives(hipSuccess, hipGetTextureReference(&found, &plane));
  gives(true, found == &plane);
  gives(hipSuccess, hipGetTextureReference(&found, colours));
  gives(true, found == &colours);
  gives(hipErrorInvalidSymbol, hipGetTextureReference(&found, &variable));
  float colour[4];
  gives(hipSuccess, hipTexRefGetBorderColor(colour, &never));
}

// The setters' values and the getters' results, for a reference of the program or of a module.
static void settings(textureReference* r) {
  gives(hipSuccess, hipTexRefSetAddressMode(r, 2, hipAddressModeBorder));
  hipTextureAddressMode mode{};
  gives(hipSuccess, hipTexRefGetAddressMode(&mode, r, 2));
  gives(3, int(mode));
  gives(hipSuccess, hipTexRefSetFilterMode(r, hipFilterModeLinear));
  hipTextureFilterMode filter{};
  gives(hipSuccess, hipTexRefGetFilterMode(&filter, r));
  gives(1, int(filter));
  gives(hipSuccess, hipTexRefSetFlags(r, HIP_TRSF_NORMALIZED_COORDINATES | HIP_TRSF_READ_AS_INTEGER));
  unsigned flags = 0;
  gives(hipSuccess, hipTexRefGetFlags(&flags, r));
  gives(3, flags);
  gives(hipSuccess, hipTexRefSetFormat(r, HIP_AD_FORMAT_HALF, 2));
  hipArray_Format format{};
  int channels = 0;
  gives(hipSuccess, hipTexRefGetFormat(&format, &channels, r));
  gives(162, int(format) * 10 + channels);
  gives(hipSuccess, hipTexRefSetMaxAnisotropy(r, 8));
  int ratio = 0;
  gives(hipSuccess, hipTexRefGetMaxAnisotropy(&ratio, r));
  gives(8, ratio);
  gives(hipSuccess, hipTexRefSetMipmapFilterMode(r, hipFilterModeLinear));
  gives(hipSuccess, hipTexRefGetMipmapFilterMode(&filter, r));
  gives(1, int(filter));
  gives(hipSuccess, hipTexRefSetMipmapLevelBias(r, -1.5f));
  float low = 0, high = 0;
  gives(hipSuccess, hipTexRefGetMipmapLevelBias(&low, r));
  gives(-1.5, low);
  gives(hipSuccess, hipTexRefSetMipmapLevelClamp(r, 0.5f, 2.5f));
  gives(hipSuccess, hipTexRefGetMipmapLevelClamp(&low, &high, r));
  gives(25.5, low + 10 * high);
  float colour[4] = {0.25f, 0.5f, 0.75f, 1}, got[4] = {};
  gives(hipSuccess, hipTexRefSetBorderColor(r, colour));
  gives(hipSuccess, hipTexRefGetBorderColor(got, r));
  gives(1080.25, got[0] + 10 * got[1] + 100 * got[2] + 1000 * got[3]);
}

static void unbound(textureReference* r) {
  hipArray_t array;
  hipMipmappedArray_t mipmapped;
  hipDeviceptr_t pointer;
  gives(hipErrorInvalidValue, hipTexRefGetAddress(&pointer, r));
  gives(hipErrorInvalidValue, hipTexRefGetArray(&array, r));
  gives(hipErrorInvalidValue, hipTexRefGetMipMappedArray(&mipmapped, r));
}

// ---- A module that the program loads

static hipFunction_t function;
static float moduleResult(float x, float y) {
  float* out = results;
  void* arguments[] = {&out, &x, &y};
  HIP(hipModuleLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, nullptr, arguments, nullptr));
  HIP(hipDeviceSynchronize());
  return results[0];
}

static void moduleArrays(textureReference* r) {
  const hipArray_t array = makeArray(counted(4, 1), 2, 2, 0);
  gives(hipSuccess, hipTexRefSetArray(r, array, HIP_TRSA_OVERRIDE_FORMAT));
  gives(2.0, moduleResult(1.5f, 0.5f));
  // Set after the array, as the driver's API allows.
  HIP(hipTexRefSetFlags(r, HIP_TRSF_NORMALIZED_COORDINATES));
  HIP(hipTexRefSetAddressMode(r, 0, hipAddressModeWrap));
  HIP(hipTexRefSetAddressMode(r, 1, hipAddressModeWrap));
  gives(3.0, moduleResult(1.25f, 0.75f));
  HIP(hipTexRefSetFilterMode(r, hipFilterModeLinear));
  gives(1.5, moduleResult(0.5f, 0.25f));
  HIP(hipTexRefSetAddressMode(r, 0, hipAddressModeBorder));
  float colour[4] = {64, 0, 0, 0};
  HIP(hipTexRefSetBorderColor(r, colour));
  gives(64.0, moduleResult(2.5f, 0.25f));
  hipArray_t bound = nullptr;
  HIP(hipTexRefGetArray(&bound, r));
  gives(true, bound == array);
  hipDeviceptr_t pointer;
  gives(hipErrorInvalidValue, hipTexRefGetAddress(&pointer, r));
  HIP(hipFreeArray(array));
}

static void moduleMemory(textureReference* r) {
  const std::vector<float> numbers = counted(6, 1);
  Memory<void> memory(64);
  HIP(hipMemcpy(memory, numbers.data(), 24, hipMemcpyHostToDevice));
  HIP_ARRAY_DESCRIPTOR d{3, 2, HIP_AD_FORMAT_FLOAT, 1};
  HIP(hipTexRefSetFlags(r, 0));
  HIP(hipTexRefSetFilterMode(r, hipFilterModePoint));
  gives(hipSuccess, hipTexRefSetAddress2D(r, &d, memory, 12));
  gives(6.0, moduleResult(2.5f, 1.5f));
  hipDeviceptr_t pointer = nullptr;
  HIP(hipTexRefGetAddress(&pointer, r));
  gives(true, pointer == memory);
  size_t offset = 99;
  HIP(hipTexRefSetFormat(r, HIP_AD_FORMAT_FLOAT, 1));
  gives(hipSuccess, hipTexRefSetAddress(&offset, r, memory, 24));
  gives(0, offset);
  hipMipmappedArray_t mipmapped;
  HIP_ARRAY3D_DESCRIPTOR deep{2, 2, 0, HIP_AD_FORMAT_FLOAT, 1, 0};
  HIP(hipMipmappedArrayCreate(&mipmapped, &deep, 2));
  gives(hipSuccess, hipTexRefSetMipmappedArray(r, mipmapped, HIP_TRSA_OVERRIDE_FORMAT));
  HIP(hipMipmappedArrayDestroy(mipmapped));
}

SECTION(module) {
  hipModule_t module;
  HIP(hipModuleLoad(&module, Section::arguments[2]));
  textureReference *r = nullptr, *again = nullptr;
  gives(hipSuccess, hipModuleGetTexRef(&r, module, "loaded"));
  HIP(hipModuleGetTexRef(&again, module, "loaded"));
  gives(true, r == again);
  gives(hipErrorNotFound, hipModuleGetTexRef(&again, module, "plainVariable"));
  unsigned flags = 99;
  HIP(hipTexRefGetFlags(&flags, r));
  gives(0, flags);
  HIP(hipModuleGetFunction(&function, module, "readLoaded"));
  unbound(r);
  moduleArrays(r);
  moduleMemory(r);
  settings(r);
  HIP(hipModuleUnload(module));
}

SECTION(never_bound) {
  unbound(&never);
  settings(&never);
}

SECTION(reset) {
  size_t offset;
  HIP(hipBindTextureToArray(plane, makeArray(std::vector<float>{1}, 1, 1, 0)));
  HIP(hipDeviceReset());
  gives(hipErrorInvalidValue, hipGetTextureAlignmentOffset(&offset, &plane));
}
