// Texture references: the `texture<...>` variables of old code, bound to every kind of memory; the settings
// of the driver's calls; the errors. With a code object's path as the argument, the references of
// a module that the program loads itself.
#include <hip/hip_runtime.h>

#include <cmath>
#include <vector>

#include "show.h"

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

static float* results;  // on the host and the device
static void showResults(const char* key, int count) {
  HIP(hipDeviceSynchronize());
  std::printf("%s=", key);
  for (int i = 0; i < count; ++i) std::printf(i ? " %g" : "%g", results[i]);
  std::puts("");
}

static void linearMemory() {
  const std::vector<float> numbers = counted(8, 10);
  const std::vector<int> ints = {100, 200, 300, 400, 500, 600, 700, 800};
  void *a, *b;
  HIP(hipMalloc(&a, 32));
  HIP(hipMalloc(&b, 32));
  HIP(hipMemcpy(a, numbers.data(), 32, hipMemcpyHostToDevice));
  HIP(hipMemcpy(b, ints.data(), 32, hipMemcpyHostToDevice));
  size_t offset = 99;
  show("linear.bind", hipBindTexture(&offset, linear, a, 32));
  show("linear.offset", offset);
  show("linear.bind.all", hipBindTexture(nullptr, linearInts, b));
  readLinear<<<1, 8>>>(results, 8);
  showResults("linear", 8);
  // Elsewhere in the same memory, through the C function.
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  HIP(hipBindTexture(&offset, &linear, static_cast<float*>(a) + 4, &format, 16));
  readLinear<<<1, 3>>>(results, 3);
  showResults("linear.moved", 3);
  offset = 99;
  show("linear.aligned", hipGetTextureAlignmentOffset(&offset, &linear));
  show("linear.aligned.offset", offset);
  show("linear.over", hipBindTexture(nullptr, linear, a, 64));
  show("linear.unaligned", hipBindTexture(nullptr, linear, static_cast<char*>(a) + 2, 16));
  show("linear.null", hipBindTexture(nullptr, linear, nullptr, 32));
  show("linear.host", hipBindTexture(nullptr, linear, numbers.data(), 32));
  show("linear.noformat", hipBindTexture(nullptr, &linear, a, nullptr, 32));
  show("linear.noreference",
       hipBindTexture(nullptr, static_cast<const textureReference*>(nullptr), a, &format, 32));
  textureReference loose{};
  show("linear.loose", hipBindTexture(nullptr, &loose, a, &format, 32));
  readLinear<<<1, 3>>>(results, 3);
  showResults("linear.kept", 3);  // the failed call changed nothing
  show("linear.unbind", hipUnbindTexture(linear));
  show("linear.unbound.object", linear.textureObject == nullptr);
  show("linear.unbound", hipGetTextureAlignmentOffset(&offset, linear));
  show("linear.unbind.twice", hipUnbindTexture(&linear));
  show("unbind.null", hipUnbindTexture(static_cast<const textureReference*>(nullptr)));
  show("unbind.loose", hipUnbindTexture(&loose));
  show("offset.null", hipGetTextureAlignmentOffset(nullptr, &linear));
  HIP(hipUnbindTexture(linearInts));
  HIP(hipFree(a));
  HIP(hipFree(b));
}

static void pitchedMemory() {
  const std::vector<float> numbers = counted(6, 1);
  void* memory;
  size_t pitch;
  HIP(hipMallocPitch(&memory, &pitch, 12, 2));
  HIP(hipMemcpy2D(memory, pitch, numbers.data(), 12, 12, 2, hipMemcpyHostToDevice));
  size_t offset = 99;
  show("pitch.bind", hipBindTexture2D(&offset, plane, memory, 3, 2, pitch));
  show("pitch.offset", offset);
  readPlane<<<1, dim3(3, 2)>>>(results, 3);
  showResults("pitch", 6);
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  show("pitch.zero", hipBindTexture2D(nullptr, plane, memory, format, 3, 2, 0));
  show("pitch.small", hipBindTexture2D(nullptr, &plane, memory, &format, 3, 2, 8));
  show("pitch.null", hipBindTexture2D(nullptr, &plane, nullptr, &format, 3, 2, pitch));
  HIP(hipUnbindTexture(plane));
  HIP(hipFree(memory));
}

static void arrays() {
  const hipArray_t array = makeArray(counted(4, 1), 2, 2, 0, hipArrayTextureGather);
  show("array.bind", hipBindTextureToArray(plane, array));
  readAt<<<1, 1>>>(results, 1.5f, 0.5f);
  showResults("array", 3);
  // The reference's fields take effect at the bind.
  plane.normalized = 1;
  plane.filterMode = hipFilterModeLinear;
  plane.addressMode[0] = plane.addressMode[1] = hipAddressModeMirror;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  show("array.bind.format", hipBindTextureToArray(plane, array, format));
  readAt<<<1, 1>>>(results, 0.5f, 0.25f);
  showResults("array.filtered", 2);
  // The same bits as another format of that size.
  const hipChannelFormatDesc unsigned32 = hipCreateChannelDesc<unsigned>();
  plane.filterMode = hipFilterModePoint;
  show("array.bind.bits", hipBindTextureToArray(&plane, array, &unsigned32));
  const hipChannelFormatDesc pair = hipCreateChannelDesc<float2>();
  show("array.bind.larger", hipBindTextureToArray(&plane, array, &pair));
  show("array.null", hipBindTextureToArray(&plane, nullptr, &format));
  show("array.noformat", hipBindTextureToArray(&plane, array, nullptr));
  HIP(hipUnbindTexture(plane));
  plane = texture<float, hipTextureType2D>();
  HIP(hipFreeArray(array));
  show("array.freed", hipBindTextureToArray(&plane, array, &format));

  const std::vector<uchar4> texels = {{0, 51, 102, 153}, {255, 204, 0, 51}};
  const hipArray_t bytes = makeArray(texels, 2, 1, 0);
  HIP(hipBindTextureToArray(colours, bytes));
  readColours<<<1, 1>>>(reinterpret_cast<float4*>(results));
  showResults("normalised", 4);
  const hipArray_t greys = makeArray(std::vector<unsigned char>{0, 255}, 2, 1, 0);
  HIP(hipBindTextureToArray(deep::named, greys));
  readNamed<<<1, 1>>>(results, 1.5f);
  showResults("wrapped", 1);
  HIP(hipFreeArray(bytes));
  HIP(hipFreeArray(greys));
}

static void otherKinds() {
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
  showResults("kinds", 6);
  for (hipArray_t array : {a, b, c, d, e}) HIP(hipFreeArray(array));
}

static void mipmaps() {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipMipmappedArray_t array;
  HIP(hipMallocMipmappedArray(&array, &format, make_hipExtent(2, 2, 0), 2));
  for (unsigned i = 0; i < 2; ++i) {
    hipArray_t level;
    HIP(hipGetMipmappedArrayLevel(&level, array, i));
    const std::vector<float> texels(i ? 1 : 4, i ? 2.0f : 1.0f);
    HIP(hipMemcpy2DToArray(level, 0, 0, texels.data(), i ? 4 : 8, i ? 4 : 8, i ? 1 : 2,
                           hipMemcpyHostToDevice));
  }
  levels.maxMipmapLevelClamp = 1;
  show("mip.bind", hipBindTextureToMipmappedArray(levels, array));
  readLevels<<<1, 1>>>(results);
  showResults("mip", 3);
  HIP(hipTexRefSetMipmapFilterMode(&levels, hipFilterModeLinear));
  HIP(hipTexRefSetMipmapLevelBias(&levels, 0.5f));
  readLevels<<<1, 1>>>(results);
  showResults("mip.biased", 3);
  hipMipmappedArray_t bound = nullptr;
  show("mip.get", hipTexRefGetMipMappedArray(&bound, &levels));
  show("mip.got", bound == array);
  hipArray_t plainArray;
  show("mip.get.array", hipTexRefGetArray(&plainArray, &levels));
  show("mip.format", hipBindTextureToMipmappedArray(levels, array, format));
  show("mip.null", hipBindTextureToMipmappedArray(&levels, nullptr, &format));
  HIP(hipUnbindTexture(levels));
  HIP(hipFreeMipmappedArray(array));
}

static void rebinding() {
  // A kernel launched before the change sees the old binding.
  const hipArray_t first = makeArray(std::vector<float>{1}, 1, 1, 0);
  const hipArray_t second = makeArray(std::vector<float>{2}, 1, 1, 0);
  hipStream_t stream;
  HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
  bool same = true;
  for (int i = 0; i < 20; ++i) {
    HIP(hipBindTextureToArray(plane, first));
    readPlane<<<1, 1, 0, stream>>>(results, 1);
    HIP(hipBindTextureToArray(plane, second));
    readPlane<<<1, 1, 0, stream>>>(results + 1, 1);
    HIP(hipStreamSynchronize(stream));
    same = same && results[0] == 1 && results[1] == 2;
  }
  show("rebound", same);
  // The array stays while it is bound.
  HIP(hipFreeArray(second));
  readPlane<<<1, 1>>>(results, 1);
  showResults("freed", 1);
  HIP(hipUnbindTexture(plane));
  HIP(hipFreeArray(first));
  HIP(hipStreamDestroy(stream));
}

static void symbols() {
  const textureReference* found = nullptr;
  show("symbol", hipGetTextureReference(&found, &plane));
  show("symbol.found", found == &plane);
  show("symbol.static", hipGetTextureReference(&found, colours));
  show("symbol.static.found", found == &colours);
  show("symbol.null", hipGetTextureReference(nullptr, static_cast<const void*>(&plane)));
  show("symbol.none", hipGetTextureReference(&found, static_cast<const void*>(nullptr)));
  show("symbol.variable", hipGetTextureReference(&found, &variable));
  float colour[4];
  show("symbol.border", hipTexRefGetBorderColor(colour, &never));
}

// The setters' values and the getters' results, for a reference of the program or of a module.
static void settings(textureReference* r) {
  show("set.mode", hipTexRefSetAddressMode(r, 2, hipAddressModeBorder));
  hipTextureAddressMode mode{};
  show("get.mode", hipTexRefGetAddressMode(&mode, r, 2));
  show("mode", int(mode));
  show("set.filter", hipTexRefSetFilterMode(r, hipFilterModeLinear));
  hipTextureFilterMode filter{};
  show("get.filter", hipTexRefGetFilterMode(&filter, r));
  show("filter", int(filter));
  show("set.flags", hipTexRefSetFlags(r, HIP_TRSF_NORMALIZED_COORDINATES | HIP_TRSF_READ_AS_INTEGER));
  unsigned flags = 0;
  show("get.flags", hipTexRefGetFlags(&flags, r));
  show("flags", flags);
  show("set.format", hipTexRefSetFormat(r, HIP_AD_FORMAT_HALF, 2));
  hipArray_Format format{};
  int channels = 0;
  show("get.format", hipTexRefGetFormat(&format, &channels, r));
  show("format", int(format) * 10 + channels);
  show("set.anisotropy", hipTexRefSetMaxAnisotropy(r, 8));
  int ratio = 0;
  show("get.anisotropy", hipTexRefGetMaxAnisotropy(&ratio, r));
  show("anisotropy", ratio);
  show("set.mipfilter", hipTexRefSetMipmapFilterMode(r, hipFilterModeLinear));
  show("get.mipfilter", hipTexRefGetMipmapFilterMode(&filter, r));
  show("mipfilter", int(filter));
  show("set.bias", hipTexRefSetMipmapLevelBias(r, -1.5f));
  float low = 0, high = 0;
  show("get.bias", hipTexRefGetMipmapLevelBias(&low, r));
  show("bias", double(low));
  show("set.clamp", hipTexRefSetMipmapLevelClamp(r, 0.5f, 2.5f));
  show("get.clamp", hipTexRefGetMipmapLevelClamp(&low, &high, r));
  show("clamp", double(low + 10 * high));
  float colour[4] = {0.25f, 0.5f, 0.75f, 1}, got[4] = {};
  show("set.border", hipTexRefSetBorderColor(r, colour));
  show("get.border", hipTexRefGetBorderColor(got, r));
  show("border", double(got[0] + 10 * got[1] + 100 * got[2] + 1000 * got[3]));

  show("mode.dimension", hipTexRefSetAddressMode(r, 3, hipAddressModeWrap));
  show("mode.negative", hipTexRefGetAddressMode(&mode, r, -1));
  show("mode.unknown", hipTexRefSetAddressMode(r, 0, hipTextureAddressMode(4)));
  show("filter.unknown", hipTexRefSetFilterMode(r, hipTextureFilterMode(2)));
  show("flags.unknown", hipTexRefSetFlags(r, 0x100));
  show("format.unknown", hipTexRefSetFormat(r, hipArray_Format(0x77), 1));
  show("format.three", hipTexRefSetFormat(r, HIP_AD_FORMAT_FLOAT, 3));
  show("mipfilter.unknown", hipTexRefSetMipmapFilterMode(r, hipTextureFilterMode(2)));
}

static void nulls(textureReference* r) {
  int wrong = 0;
  const auto refused = [&](hipError_t error) { wrong += error != hipErrorInvalidValue; };
  textureReference* none = nullptr;
  hipTextureAddressMode mode;
  hipTextureFilterMode filter;
  hipArray_Format format;
  hipArray_t array;
  hipMipmappedArray_t mipmapped;
  hipDeviceptr_t pointer;
  HIP_ARRAY_DESCRIPTOR d{1, 1, HIP_AD_FORMAT_FLOAT, 1};
  int number;
  unsigned flags;
  float low, colour[4] = {};
  refused(hipTexRefSetAddressMode(none, 0, hipAddressModeWrap));
  refused(hipTexRefSetFilterMode(none, hipFilterModePoint));
  refused(hipTexRefSetFlags(none, 0));
  refused(hipTexRefSetFormat(none, HIP_AD_FORMAT_FLOAT, 1));
  refused(hipTexRefSetMaxAnisotropy(none, 1));
  refused(hipTexRefSetMipmapFilterMode(none, hipFilterModePoint));
  refused(hipTexRefSetMipmapLevelBias(none, 0));
  refused(hipTexRefSetMipmapLevelClamp(none, 0, 0));
  refused(hipTexRefSetBorderColor(none, colour));
  refused(hipTexRefSetBorderColor(r, nullptr));
  refused(hipTexRefSetAddress(nullptr, none, nullptr, 4));
  refused(hipTexRefSetAddress2D(none, &d, nullptr, 4));
  refused(hipTexRefSetAddress2D(r, nullptr, nullptr, 4));
  refused(hipTexRefSetArray(none, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refused(hipTexRefSetArray(r, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refused(hipTexRefSetMipmappedArray(none, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refused(hipTexRefSetMipmappedArray(r, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refused(hipTexRefGetAddressMode(&mode, none, 0));
  refused(hipTexRefGetAddressMode(nullptr, r, 0));
  refused(hipTexRefGetFilterMode(&filter, none));
  refused(hipTexRefGetFilterMode(nullptr, r));
  refused(hipTexRefGetFlags(&flags, none));
  refused(hipTexRefGetFlags(nullptr, r));
  refused(hipTexRefGetFormat(&format, &number, none));
  refused(hipTexRefGetFormat(nullptr, &number, r));
  refused(hipTexRefGetFormat(&format, nullptr, r));
  refused(hipTexRefGetMaxAnisotropy(&number, none));
  refused(hipTexRefGetMaxAnisotropy(nullptr, r));
  refused(hipTexRefGetMipmapFilterMode(&filter, none));
  refused(hipTexRefGetMipmapFilterMode(nullptr, r));
  refused(hipTexRefGetMipmapLevelBias(&low, none));
  refused(hipTexRefGetMipmapLevelBias(nullptr, r));
  refused(hipTexRefGetMipmapLevelClamp(&low, &low, none));
  refused(hipTexRefGetMipmapLevelClamp(nullptr, &low, r));
  refused(hipTexRefGetMipmapLevelClamp(&low, nullptr, r));
  refused(hipTexRefGetBorderColor(colour, none));
  refused(hipTexRefGetBorderColor(nullptr, r));
  // Nothing is bound.
  refused(hipTexRefGetAddress(&pointer, r));
  refused(hipTexRefGetAddress(nullptr, r));
  refused(hipTexRefGetArray(&array, r));
  refused(hipTexRefGetArray(nullptr, r));
  refused(hipTexRefGetMipMappedArray(&mipmapped, r));
  refused(hipTexRefGetMipMappedArray(nullptr, r));
  show("nulls.wrong", wrong);
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
  show("module.array", hipTexRefSetArray(r, array, HIP_TRSA_OVERRIDE_FORMAT));
  show("module.array.flags", hipTexRefSetArray(r, array, 0));
  show("module.read", double(moduleResult(1.5f, 0.5f)));
  // Set after the array, as the driver's API allows.
  HIP(hipTexRefSetFlags(r, HIP_TRSF_NORMALIZED_COORDINATES));
  HIP(hipTexRefSetAddressMode(r, 0, hipAddressModeWrap));
  HIP(hipTexRefSetAddressMode(r, 1, hipAddressModeWrap));
  show("module.wrapped", double(moduleResult(1.25f, 0.75f)));
  HIP(hipTexRefSetFilterMode(r, hipFilterModeLinear));
  show("module.filtered", double(moduleResult(0.5f, 0.25f)));
  HIP(hipTexRefSetAddressMode(r, 0, hipAddressModeBorder));
  float colour[4] = {64, 0, 0, 0};
  HIP(hipTexRefSetBorderColor(r, colour));
  show("module.border", double(moduleResult(2.5f, 0.25f)));
  hipArray_t bound = nullptr;
  HIP(hipTexRefGetArray(&bound, r));
  show("module.bound", bound == array);
  hipDeviceptr_t pointer;
  show("module.noaddress", hipTexRefGetAddress(&pointer, r));
  HIP(hipFreeArray(array));
}

static void moduleMemory(textureReference* r) {
  const std::vector<float> numbers = counted(6, 1);
  void* memory;
  HIP(hipMalloc(&memory, 64));
  HIP(hipMemcpy(memory, numbers.data(), 24, hipMemcpyHostToDevice));
  HIP_ARRAY_DESCRIPTOR d{3, 2, HIP_AD_FORMAT_FLOAT, 1};
  HIP(hipTexRefSetFlags(r, 0));
  HIP(hipTexRefSetFilterMode(r, hipFilterModePoint));
  show("module.pitched", hipTexRefSetAddress2D(r, &d, memory, 12));
  show("module.pitched.read", double(moduleResult(2.5f, 1.5f)));
  hipDeviceptr_t pointer = nullptr;
  HIP(hipTexRefGetAddress(&pointer, r));
  show("module.address", pointer == memory);
  size_t offset = 99;
  HIP(hipTexRefSetFormat(r, HIP_AD_FORMAT_FLOAT, 1));
  show("module.linear", hipTexRefSetAddress(&offset, r, memory, 24));
  show("module.linear.offset", offset);
  show("module.linear.over", hipTexRefSetAddress(&offset, r, memory, 128));
  hipMipmappedArray_t mipmapped;
  HIP_ARRAY3D_DESCRIPTOR deep{2, 2, 0, HIP_AD_FORMAT_FLOAT, 1, 0};
  HIP(hipMipmappedArrayCreate(&mipmapped, &deep, 2));
  show("module.mip", hipTexRefSetMipmappedArray(r, mipmapped, HIP_TRSA_OVERRIDE_FORMAT));
  show("module.mip.flags", hipTexRefSetMipmappedArray(r, mipmapped, 0));
  HIP(hipMipmappedArrayDestroy(mipmapped));
  HIP(hipFree(memory));
}

static void loadedModule(const char* path) {
  hipModule_t module;
  HIP(hipModuleLoad(&module, path));
  textureReference *r = nullptr, *again = nullptr;
  show("module.get", hipModuleGetTexRef(&r, module, "loaded"));
  HIP(hipModuleGetTexRef(&again, module, "loaded"));
  show("module.same", r == again);
  show("module.unknown", hipModuleGetTexRef(&again, module, "nothing"));
  show("module.variable", hipModuleGetTexRef(&again, module, "plainVariable"));
  show("module.noname", hipModuleGetTexRef(&again, module, ""));
  show("module.null", hipModuleGetTexRef(nullptr, module, "loaded"));
  show("module.none", hipModuleGetTexRef(&again, nullptr, "loaded"));
  unsigned flags = 99;
  HIP(hipTexRefGetFlags(&flags, r));
  show("module.flags", flags);
  HIP(hipModuleGetFunction(&function, module, "readLoaded"));
  nulls(r);
  moduleArrays(r);
  moduleMemory(r);
  settings(r);
  HIP(hipModuleUnload(module));
}

int main(int count, char** arguments) {
  HIP(hipHostMalloc(reinterpret_cast<void**>(&results), 64 * sizeof(float)));
  if (count > 1) {
    loadedModule(arguments[1]);
    return 0;
  }
  linearMemory();
  pitchedMemory();
  arrays();
  otherKinds();
  mipmaps();
  rebinding();
  symbols();
  nulls(&never);
  settings(&never);
  size_t offset;
  HIP(hipBindTextureToArray(plane, makeArray(std::vector<float>{1}, 1, 1, 0)));
  HIP(hipDeviceReset());
  show("reset", hipGetTextureAlignmentOffset(&offset, &plane));
}
