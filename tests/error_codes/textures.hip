// Texture objects, texture references and surface objects.
#include "untouched.h"

texture<float, hipTextureType1D, hipReadModeElementType> reference;

__global__ void read(float* out) { *out = tex1Dfetch(reference, 0); }

constexpr auto kBad = hipErrorInvalidValue;
constexpr std::size_t kBytes = 1024;

static const hipChannelFormatDesc kFloat = hipCreateChannelDesc<float>();
static const hipChannelFormatDesc kNoFormat = {7, 0, 0, 0, hipChannelFormatKindSigned};

// Memory and arrays to make textures of; the reference is bound to the array throughout.
struct Scene {
  hipArray_t array, integers;
  hipMipmappedArray_t mipmapped;
  char* device;
  textureReference* bound = &reference;

  Scene() {
    const hipChannelFormatDesc integer = hipCreateChannelDesc<int>();
    HIP(hipMallocArray(&array, &kFloat, 16, 8));
    HIP(hipMallocArray(&integers, &integer, 16, 8));
    HIP(hipMallocMipmappedArray(&mipmapped, &kFloat, {16, 8, 0}, 2));
    HIP(hipMalloc(&device, kBytes));
    HIP(hipBindTextureToArray(bound, array, &kFloat));
  }
  ~Scene() {
    hipArray_t still;
    HIP(hipTexRefGetArray(&still, bound));
    holds(still == array);
    HIP(hipUnbindTexture(bound));
    HIP(hipFree(device));
    HIP(hipFreeMipmappedArray(mipmapped));
    HIP(hipFreeArray(integers));
    HIP(hipFreeArray(array));
  }

  hipResourceDesc ofArray(hipArray_t of) const {
    hipResourceDesc resource{};
    resource.resType = hipResourceTypeArray;
    resource.res.array.array = of;
    return resource;
  }
  hipResourceDesc linear() const {
    hipResourceDesc resource{};
    resource.resType = hipResourceTypeLinear;
    resource.res.linear = {device, kFloat, kBytes};
    return resource;
  }
  hipResourceDesc pitched() const {
    hipResourceDesc resource{};
    resource.resType = hipResourceTypePitch2D;
    resource.res.pitch2D = {device, kFloat, 16, 8, 64};
    return resource;
  }
};

static void testResources() {
  Scene s;
  Untouched<hipTextureObject_t> object;
  const hipTextureDesc sampling{};
  const hipResourceDesc array = s.ofArray(s.array);
  refuses(kBad, hipCreateTextureObject(nullptr, &array, &sampling, nullptr));
  refuses(kBad, hipCreateTextureObject(object, nullptr, &sampling, nullptr));
  refuses(kBad, hipCreateTextureObject(object, &array, nullptr, nullptr));
  hipResourceDesc type = array, format = s.linear(), empty = format, nowhere = format, crooked = format;
  type.resType = static_cast<hipResourceType>(77);
  format.res.linear.desc = kNoFormat;
  empty.res.linear.sizeInBytes = 0;
  nowhere.res.linear.devPtr = nullptr;
  crooked.res.linear.devPtr = s.device + 1;
  crooked.res.linear.sizeInBytes = 64;
  hipResourceDesc flat = s.pitched(), narrow = s.pitched(), tall = s.pitched();
  flat.res.pitch2D.height = 0;
  narrow.res.pitch2D.pitchInBytes = 60;
  tall.res.pitch2D.height = 17;
  for (const auto* bad : {&type, &format, &empty, &nowhere, &crooked, &flat, &narrow, &tall})
    refuses(kBad, hipCreateTextureObject(object, bad, &sampling, nullptr));
  const hipResourceDesc none = s.ofArray(nullptr);
  refuses(hipErrorInvalidHandle, hipCreateTextureObject(object, &none, &sampling, nullptr));
}

static void testSampling() {
  Scene s;
  Untouched<hipTextureObject_t> object;
  const hipResourceDesc array = s.ofArray(s.array), integers = s.ofArray(s.integers);
  const hipResourceDesc linear = s.linear();
  const hipTextureDesc good{};
  hipTextureDesc address{}, filter{}, mode{}, smooth{}, colours{};
  address.addressMode[1] = static_cast<hipTextureAddressMode>(77);
  filter.filterMode = static_cast<hipTextureFilterMode>(77);
  mode.readMode = static_cast<hipTextureReadMode>(77);
  smooth.filterMode = hipFilterModeLinear;
  colours.sRGB = 1;
  for (const auto* bad : {&address, &filter, &mode, &colours})
    refuses(kBad, hipCreateTextureObject(object, &array, bad, nullptr));
  refuses(kBad, hipCreateTextureObject(object, &integers, &smooth, nullptr));
  hipResourceViewDesc levels{}, layers{}, wide{};
  levels.lastMipmapLevel = 7;
  layers.lastLayer = 7;
  wide.format = hipResViewFormatFloat4;
  refuses(kBad, hipCreateTextureObject(object, &array, &good, &levels));
  refuses(kBad, hipCreateTextureObject(object, &array, &good, &layers));
  refuses(kBad, hipCreateTextureObject(object, &linear, &good, &layers));
  refuses(hipErrorNotSupported, hipCreateTextureObject(object, &array, &good, &wide));
}

static void testAsking() {
  Scene s;
  hipTextureObject_t object, gone;
  const hipTextureDesc sampling{};
  const hipResourceDesc array = s.ofArray(s.array);
  HIP(hipCreateTextureObject(&object, &array, &sampling, nullptr));
  HIP(hipCreateTextureObject(&gone, &array, &sampling, nullptr));
  HIP(hipDestroyTextureObject(gone));
  Untouched<hipResourceDesc> resource;
  Untouched<hipResourceViewDesc> view;
  Untouched<hipTextureDesc> texture;
  Untouched<HIP_RESOURCE_DESC> driverResource;
  Untouched<HIP_RESOURCE_VIEW_DESC> driverView;
  Untouched<HIP_TEXTURE_DESC> driverTexture;
  refuses(kBad, hipGetTextureObjectResourceDesc(nullptr, object));
  refuses(kBad, hipGetTextureObjectResourceViewDesc(nullptr, object));
  refuses(kBad, hipGetTextureObjectResourceViewDesc(view, object));  // it has none
  refuses(kBad, hipGetTextureObjectTextureDesc(nullptr, object));
  refuses(kBad, hipTexObjectGetResourceDesc(nullptr, object));
  refuses(kBad, hipTexObjectGetResourceViewDesc(nullptr, object));
  refuses(kBad, hipTexObjectGetResourceViewDesc(driverView, object));
  refuses(kBad, hipTexObjectGetTextureDesc(nullptr, object));
  for (hipTextureObject_t bad : {hipTextureObject_t{}, gone}) {
    refuses(kBad, hipGetTextureObjectResourceDesc(resource, bad));
    refuses(kBad, hipGetTextureObjectResourceViewDesc(view, bad));
    refuses(kBad, hipGetTextureObjectTextureDesc(texture, bad));
    refuses(kBad, hipTexObjectGetResourceDesc(driverResource, bad));
    refuses(kBad, hipTexObjectGetResourceViewDesc(driverView, bad));
    refuses(kBad, hipTexObjectGetTextureDesc(driverTexture, bad));
  }
  refuses(kBad, hipDestroyTextureObject(gone));
  refuses(kBad, hipTexObjectDestroy(gone));
  HIP(hipDestroyTextureObject(object));
}

static void testDriversObjects() {
  Scene s;
  Untouched<hipTextureObject_t> object;
  HIP_RESOURCE_DESC good{}, type{}, flags{};
  good.resType = flags.resType = HIP_RESOURCE_TYPE_ARRAY;
  good.res.array.hArray = flags.res.array.hArray = s.array;
  flags.flags = 1;
  type.resType = static_cast<HIPresourcetype>(77);
  HIP_TEXTURE_DESC sampling{}, odd{};
  odd.flags = 1u << 20;
  refuses(kBad, hipTexObjectCreate(nullptr, &good, &sampling, nullptr));
  refuses(kBad, hipTexObjectCreate(object, &good, nullptr, nullptr));
  refuses(kBad, hipTexObjectCreate(object, &good, &odd, nullptr));
  for (const auto* bad : {static_cast<HIP_RESOURCE_DESC*>(nullptr), &type, &flags})
    refuses(kBad, hipTexObjectCreate(object, bad, &sampling, nullptr));
}

static void testSurfaces() {
  Scene s;
  Untouched<hipSurfaceObject_t> object;
  const hipResourceDesc array = s.ofArray(s.array), linear = s.linear();
  const hipResourceDesc none = s.ofArray(nullptr);
  refuses(kBad, hipCreateSurfaceObject(nullptr, &array));
  refuses(kBad, hipCreateSurfaceObject(object, nullptr));
  refuses(kBad, hipCreateSurfaceObject(object, &linear));
  refuses(hipErrorInvalidHandle, hipCreateSurfaceObject(object, &none));
  hipSurfaceObject_t gone;
  HIP(hipCreateSurfaceObject(&gone, &array));
  HIP(hipDestroySurfaceObject(gone));
  refuses(kBad, hipDestroySurfaceObject(gone));
}

// ---- References

static void testBinding() {
  Scene s;
  textureReference unknown{};
  const textureReference* r = s.bound;
  Untouched<std::size_t> offset;
  refuses(kBad, hipBindTexture(offset, nullptr, s.device, &kFloat, kBytes));
  refuses(kBad, hipBindTexture(offset, r, nullptr, &kFloat, kBytes));
  refuses(kBad, hipBindTexture(offset, r, s.device, nullptr, kBytes));
  refuses(kBad, hipBindTexture(offset, r, s.device, &kNoFormat, kBytes));
  refuses(hipErrorInvalidSymbol, hipBindTexture(offset, &unknown, s.device, &kFloat, kBytes));
  refuses(kBad, hipBindTexture2D(offset, nullptr, s.device, &kFloat, 16, 8, 64));
  refuses(kBad, hipBindTexture2D(offset, r, nullptr, &kFloat, 16, 8, 64));
  refuses(kBad, hipBindTexture2D(offset, r, s.device, nullptr, 16, 8, 64));
  refuses(kBad, hipBindTexture2D(offset, r, s.device, &kFloat, 16, 8, 60));
  refuses(kBad, hipBindTextureToArray(nullptr, s.array, &kFloat));
  refuses(kBad, hipBindTextureToArray(r, nullptr, &kFloat));
  refuses(kBad, hipBindTextureToArray(r, s.array, nullptr));
  refuses(kBad, hipBindTextureToMipmappedArray(nullptr, s.mipmapped, &kFloat));
  refuses(kBad, hipBindTextureToMipmappedArray(r, nullptr, &kFloat));
  refuses(kBad, hipBindTextureToMipmappedArray(r, s.mipmapped, nullptr));
  refuses(kBad, hipUnbindTexture(nullptr));
  Untouched<const textureReference*> found;
  refuses(kBad, hipGetTextureReference(nullptr, r));
  refuses(kBad, hipGetTextureReference(found, nullptr));
  refuses(hipErrorInvalidSymbol, hipGetTextureReference(found, &unknown));
  refuses(kBad, hipGetTextureAlignmentOffset(nullptr, r));
  refuses(kBad, hipGetTextureAlignmentOffset(offset, nullptr));
}

static void testDriversBinding() {
  Scene s;
  textureReference* r = s.bound;
  Untouched<std::size_t> offset;
  HIP_ARRAY_DESCRIPTOR flat{16, 8, HIP_AD_FORMAT_FLOAT, 1};
  refuses(kBad, hipTexRefSetAddress(offset, nullptr, s.device, kBytes));
  refuses(kBad, hipTexRefSetAddress(offset, r, nullptr, kBytes));
  refuses(kBad, hipTexRefSetAddress2D(nullptr, &flat, s.device, 64));
  refuses(kBad, hipTexRefSetAddress2D(r, nullptr, s.device, 64));
  refuses(kBad, hipTexRefSetAddress2D(r, &flat, nullptr, 64));
  refuses(kBad, hipTexRefSetAddress2D(r, &flat, s.device, 60));
  refuses(kBad, hipTexRefSetArray(nullptr, s.array, HIP_TRSA_OVERRIDE_FORMAT));
  refuses(kBad, hipTexRefSetArray(r, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refuses(kBad, hipTexRefSetArray(r, s.array, 77));
  refuses(kBad, hipTexRefSetMipmappedArray(nullptr, s.mipmapped, HIP_TRSA_OVERRIDE_FORMAT));
  refuses(kBad, hipTexRefSetMipmappedArray(r, nullptr, HIP_TRSA_OVERRIDE_FORMAT));
  refuses(kBad, hipTexRefSetMipmappedArray(r, s.mipmapped, 77));
}

static void testSetting() {
  Scene s;
  textureReference* r = s.bound;
  const textureReference before = *r;
  float colour[4] = {};
  const auto clamp = hipAddressModeClamp;
  const auto linear = hipFilterModeLinear, noFilter = static_cast<hipTextureFilterMode>(77);
  refuses(kBad, hipTexRefSetAddressMode(nullptr, 0, clamp));
  refuses(kBad, hipTexRefSetAddressMode(r, 3, clamp));
  refuses(kBad, hipTexRefSetAddressMode(r, -1, clamp));
  refuses(kBad, hipTexRefSetAddressMode(r, 0, hipTextureAddressMode(77)));
  refuses(kBad, hipTexRefSetFilterMode(nullptr, linear));
  refuses(kBad, hipTexRefSetFilterMode(r, noFilter));
  refuses(kBad, hipTexRefSetFlags(nullptr, 0));
  refuses(kBad, hipTexRefSetFlags(r, 1u << 20));
  refuses(kBad, hipTexRefSetFormat(nullptr, HIP_AD_FORMAT_FLOAT, 1));
  refuses(kBad, hipTexRefSetFormat(r, hipArray_Format(77), 1));
  refuses(kBad, hipTexRefSetFormat(r, HIP_AD_FORMAT_FLOAT, 0));
  refuses(kBad, hipTexRefSetFormat(r, HIP_AD_FORMAT_FLOAT, 3));
  refuses(kBad, hipTexRefSetBorderColor(nullptr, colour));
  refuses(kBad, hipTexRefSetBorderColor(r, nullptr));
  refuses(kBad, hipTexRefSetMaxAnisotropy(nullptr, 1));
  refuses(kBad, hipTexRefSetMipmapFilterMode(nullptr, linear));
  refuses(kBad, hipTexRefSetMipmapFilterMode(r, noFilter));
  refuses(kBad, hipTexRefSetMipmapLevelBias(nullptr, 0));
  refuses(kBad, hipTexRefSetMipmapLevelClamp(nullptr, 0, 1));
  holds(std::memcmp(r, &before, sizeof before) == 0);
}

static void testGetting() {
  Scene s;
  const textureReference* r = s.bound;
  Untouched<hipDeviceptr_t> address;
  Untouched<hipTextureAddressMode> mode;
  Untouched<hipTextureFilterMode> filter;
  Untouched<hipArray_t> array;
  Untouched<hipMipmappedArray_t> mipmapped;
  Untouched<hipArray_Format> format;
  Untouched<unsigned> flags;
  Untouched<int> channels;
  Untouched<float[4]> colour;
  Untouched<float> number, other;
  float* border = reinterpret_cast<float*>(static_cast<float (*)[4]>(colour));
  refuses(kBad, hipTexRefGetAddress(nullptr, r));
  refuses(kBad, hipTexRefGetAddress(address, nullptr));
  refuses(kBad, hipTexRefGetAddress(address, r));  // an array is bound
  refuses(kBad, hipTexRefGetAddressMode(nullptr, r, 0));
  refuses(kBad, hipTexRefGetAddressMode(mode, nullptr, 0));
  refuses(kBad, hipTexRefGetAddressMode(mode, r, 3));
  refuses(kBad, hipTexRefGetArray(nullptr, r));
  refuses(kBad, hipTexRefGetArray(array, nullptr));
  refuses(kBad, hipTexRefGetMipMappedArray(nullptr, r));
  refuses(kBad, hipTexRefGetMipMappedArray(mipmapped, nullptr));
  refuses(kBad, hipTexRefGetMipMappedArray(mipmapped, r));
  refuses(kBad, hipTexRefGetBorderColor(nullptr, r));
  refuses(kBad, hipTexRefGetBorderColor(border, nullptr));
  refuses(kBad, hipTexRefGetFilterMode(nullptr, r));
  refuses(kBad, hipTexRefGetFilterMode(filter, nullptr));
  refuses(kBad, hipTexRefGetFlags(nullptr, r));
  refuses(kBad, hipTexRefGetFlags(flags, nullptr));
  refuses(kBad, hipTexRefGetFormat(nullptr, channels, r));
  refuses(kBad, hipTexRefGetFormat(format, nullptr, r));
  refuses(kBad, hipTexRefGetFormat(format, channels, nullptr));
  refuses(kBad, hipTexRefGetMaxAnisotropy(nullptr, r));
  refuses(kBad, hipTexRefGetMaxAnisotropy(channels, nullptr));
  refuses(kBad, hipTexRefGetMipmapFilterMode(nullptr, r));
  refuses(kBad, hipTexRefGetMipmapFilterMode(filter, nullptr));
  refuses(kBad, hipTexRefGetMipmapLevelBias(nullptr, r));
  refuses(kBad, hipTexRefGetMipmapLevelBias(number, nullptr));
  refuses(kBad, hipTexRefGetMipmapLevelClamp(nullptr, number, r));
  refuses(kBad, hipTexRefGetMipmapLevelClamp(number, nullptr, r));
  refuses(kBad, hipTexRefGetMipmapLevelClamp(number, other, nullptr));
}

int main() {
  testResources();
  testSampling();
  testAsking();
  testDriversObjects();
  testSurfaces();
  testBinding();
  testDriversBinding();
  testSetting();
  testGetting();
  return refusals::result();
}
