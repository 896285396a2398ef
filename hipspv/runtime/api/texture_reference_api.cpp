// Texture references: binding, and the driver API's setters and getters.
#include <algorithm>
#include <limits>

#include "guard.h"
#include "hipspv/runtime/device/registry.h"
#include "hipspv/runtime/textures/texture_reference.h"

using namespace hipspv;

namespace {

// HIP 7 changed the error codes of some calls.
struct Codes {
  hipError_t hip6, hip7;
};

hipError_t codeOf(Codes codes) { return Registry::instance().isHip7() ? codes.hip7 : codes.hip6; }

TextureReferences& references() { return object<TextureReferences>(); }

// Always 0: addresses need only the texel's alignment, which binding checks.
void tellOffset(std::size_t* offset) {
  if (offset != nullptr) *offset = 0;
}

// The format set by the driver's calls, or that of a `texture<T>`.
hipChannelFormatDesc formatOf(const textureReference& r) {
  if (r.numChannels == 0) return r.channelDesc;
  return descriptionOf(texelOf(r.format, static_cast<unsigned>(r.numChannels)));
}

// ---- Linear and pitched memory

// The default size means all available memory, up to the largest texture. CUDA's runtime also binds more than the
// allocation holds: programs bind a buffer of `float` by the size of `double`. Memory beyond it isn't read.
std::size_t bytesToBind(const void* data, const Texel& texel, std::size_t size) {
  const auto allocation = object<Allocations>().find(data);
  require(allocation.has_value(), hipErrorInvalidValue);
  const auto offset =
      static_cast<std::size_t>(static_cast<const std::byte*>(data) - static_cast<const std::byte*>(allocation->base));
  const std::size_t rest = allocation->size - offset;
  if (size != std::numeric_limits<unsigned>::max()) return std::min(size, rest);
  return std::min(rest, allocation->device->properties().textures.linear * texel.bytes());
}

void bindLinear(const textureReference* reference, const void* data, const hipChannelFormatDesc& format,
                std::size_t size) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeLinear;
  resource.res.linear.devPtr = const_cast<void*>(data);
  resource.res.linear.desc = format;
  resource.res.linear.sizeInBytes = bytesToBind(data, texelOf(format), size);
  references().bind(reference, resource, {});
}

void bindPitched(const textureReference* reference, const void* data, const hipChannelFormatDesc& format,
                 std::size_t width, std::size_t height, std::size_t pitch) {
  hipResourceDesc resource{};
  resource.resType = hipResourceTypePitch2D;
  resource.res.pitch2D.devPtr = const_cast<void*>(data);
  resource.res.pitch2D.desc = format;
  resource.res.pitch2D.width = width;
  resource.res.pitch2D.height = height;
  resource.res.pitch2D.pitchInBytes = pitch;
  references().bind(reference, resource, {});
}

// ---- Arrays

// All of an array, with its texels read in another format of the same size.
hipResourceViewDesc viewOf(const Array& array, const Texel& texel, std::size_t levels) {
  const ArrayShape& shape = array.shape();
  hipResourceViewDesc view{};
  view.format = viewFormatOf(texel);
  view.width = shape.width;
  view.height = shape.height;
  view.depth = shape.depth;
  view.lastMipmapLevel = static_cast<unsigned>(levels - 1);
  return view;
}

void bindArray(const textureReference* reference, hipArray_const_t handle, const Texel& texel) {
  const auto array = object<Arrays>().find(handle);
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeArray;
  resource.res.array.array = const_cast<hipArray_t>(handle);
  references().bind(reference, resource, viewOf(*array, texel, 1));
}

void bindMipmapped(const textureReference* reference, hipMipmappedArray_const_t handle, const Texel& texel) {
  const auto array = object<Arrays>().find(handle);
  hipResourceDesc resource{};
  resource.resType = hipResourceTypeMipmappedArray;
  resource.res.mipmap.mipmap = const_cast<hipMipmappedArray_t>(handle);
  references().bind(reference, resource, viewOf(*array->levels.front(), texel, array->levels.size()));
}

// ---- The driver's setters and getters

// Setters on a bound reference take effect from the next launch on.
template <class Set>
hipError_t set(textureReference* reference, Set&& set, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(reference != nullptr, hipErrorInvalidValue);
    set(*reference);
    references().refresh(reference);
  });
}

template <class T, class Get>
hipError_t get(T* value, const textureReference* reference, Get&& get, const char* call = __builtin_FUNCTION()) {
  return guardAs(call, [&] {
    require(value != nullptr && reference != nullptr, hipErrorInvalidValue);
    *value = get(*reference);
  });
}

template <class T>
bool within(T value, T last) {
  return value >= T{} && value <= last;
}

// The driver's arrays have a format of their own.
void overrideFormat(textureReference& reference, const Texel& texel, unsigned flags) {
  require(flags == HIP_TRSA_OVERRIDE_FORMAT, hipErrorInvalidValue);
  references().check(&reference);
  reference.format = formatOf(texel);
  reference.numChannels = static_cast<int>(texel.channels);
}

}  // namespace

// ---- Binding

HIPSPV_CALL hipBindTexture(std::size_t* offset, const textureReference* reference, const void* data,
                           const hipChannelFormatDesc* format, std::size_t size) {
  return guard([&] {
    require(reference != nullptr && data != nullptr && format != nullptr, hipErrorInvalidValue);
    bindLinear(reference, data, *format, size);
    tellOffset(offset);
  });
}

HIPSPV_CALL hipBindTexture2D(std::size_t* offset, const textureReference* reference, const void* data,
                             const hipChannelFormatDesc* format, std::size_t width, std::size_t height,
                             std::size_t pitch) {
  return guard([&] {
    require(reference != nullptr && data != nullptr, codeOf({hipErrorInvalidValue, hipErrorNotFound}));
    require(format != nullptr, hipErrorInvalidValue);
    bindPitched(reference, data, *format, width, height, pitch);
    tellOffset(offset);
  });
}

HIPSPV_CALL hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                  const hipChannelFormatDesc* format) {
  return guard([&] {
    require(reference != nullptr && array != nullptr && format != nullptr,
            codeOf({hipErrorInvalidValue, hipErrorInvalidChannelDescriptor}));
    bindArray(reference, array, texelOf(*format));
  });
}

// In CUDA sources, where 911 is another error.
HIPSPV_CALL __hipspv_cuda_hipBindTextureToArray(const textureReference* reference, hipArray_const_t array,
                                                const hipChannelFormatDesc* format) {
  return guardAs("hipBindTextureToArray", [&] {
    require(reference != nullptr && array != nullptr && format != nullptr, hipErrorInvalidValue);
    bindArray(reference, array, texelOf(*format));
  });
}

HIPSPV_CALL hipBindTextureToMipmappedArray(const textureReference* reference, hipMipmappedArray_const_t array,
                                           const hipChannelFormatDesc* format) {
  return guard([&] {
    require(reference != nullptr && array != nullptr && format != nullptr, hipErrorInvalidValue);
    bindMipmapped(reference, array, texelOf(*format));
  });
}

HIPSPV_CALL hipUnbindTexture(const textureReference* reference) {
  return guard([&] { references().unbind(reference); });
}

// CUDA's cudaBindSurfaceToArray (include/cuda_runtime.h); HIP has no surface references.
HIPSPV_CALL __hipspvBindSurfaceToArray(const surfaceReference* reference, hipArray_const_t array) {
  return guard([&] {
    require(reference != nullptr && array != nullptr, hipErrorInvalidValue);
    references().bind(reference, array);
  });
}

HIPSPV_CALL hipGetTextureReference(const textureReference** reference, const void* symbol) {
  return guard([&] {
    require(reference != nullptr && symbol != nullptr, hipErrorInvalidValue);
    const auto* found = static_cast<const textureReference*>(symbol);
    references().check(found);
    *reference = found;
  });
}

HIPSPV_CALL hipGetTextureAlignmentOffset(std::size_t* offset, const textureReference* reference) {
  return guard([&] {
    require(reference != nullptr, codeOf({hipErrorInvalidValue, hipErrorInvalidTexture}));
    require(offset != nullptr, hipErrorInvalidValue);
    references().bound(reference);
    tellOffset(offset);
  });
}

HIPSPV_CALL __hipspv_cuda_hipGetTextureAlignmentOffset(std::size_t* offset, const textureReference* reference) {
  return guardAs("hipGetTextureAlignmentOffset", [&] {
    require(reference != nullptr && offset != nullptr, hipErrorInvalidValue);
    references().bound(reference);
    tellOffset(offset);
  });
}

HIPSPV_CALL hipTexRefSetAddress(std::size_t* offset, textureReference* reference, hipDeviceptr_t data,
                                std::size_t size) {
  return guard([&] {
    require(reference != nullptr, hipErrorInvalidValue);
    bindLinear(reference, data, formatOf(*reference), size);
    tellOffset(offset);
  });
}

HIPSPV_CALL hipTexRefSetAddress2D(textureReference* reference, const HIP_ARRAY_DESCRIPTOR* d, hipDeviceptr_t data,
                                  std::size_t pitch) {
  return guard([&] {
    require(reference != nullptr && d != nullptr, hipErrorInvalidValue);
    const Texel texel = texelOf(d->Format, d->NumChannels);
    bindPitched(reference, data, descriptionOf(texel), d->Width, d->Height, pitch);
  });
}

HIPSPV_CALL hipTexRefSetArray(textureReference* reference, hipArray_const_t array, unsigned int flags) {
  return guard([&] {
    require(reference != nullptr && array != nullptr, hipErrorInvalidValue);
    const Texel texel = object<Arrays>().find(array)->texel();
    overrideFormat(*reference, texel, flags);
    bindArray(reference, array, texel);
  });
}

HIPSPV_CALL hipTexRefSetMipmappedArray(textureReference* reference, hipMipmappedArray* array, unsigned int flags) {
  return guard([&] {
    require(reference != nullptr && array != nullptr, hipErrorInvalidValue);
    const Texel texel = object<Arrays>().find(array)->levels.front()->texel();
    overrideFormat(*reference, texel, flags);
    bindMipmapped(reference, array, texel);
  });
}

// ---- Setting

HIPSPV_CALL hipTexRefSetAddressMode(textureReference* reference, int dimension, hipTextureAddressMode mode) {
  return set(reference, [&](textureReference& r) {
    require(dimension >= 0 && dimension <= 2 && within(mode, hipAddressModeBorder), hipErrorInvalidValue);
    r.addressMode[dimension] = mode;
  });
}

HIPSPV_CALL hipTexRefSetBorderColor(textureReference* reference, float* color) {
  return guard([&] {
    require(reference != nullptr && color != nullptr, hipErrorInvalidValue);
    references().setBorder(reference, {color[0], color[1], color[2], color[3]});
  });
}

HIPSPV_CALL hipTexRefSetFilterMode(textureReference* reference, hipTextureFilterMode mode) {
  return set(reference, [&](textureReference& r) {
    require(within(mode, hipFilterModeLinear), hipErrorInvalidValue);
    r.filterMode = mode;
  });
}

HIPSPV_CALL hipTexRefSetFlags(textureReference* reference, unsigned int flags) {
  return set(reference, [&](textureReference& r) {
    constexpr unsigned known = HIP_TRSF_READ_AS_INTEGER | HIP_TRSF_NORMALIZED_COORDINATES | HIP_TRSF_SRGB;
    require((flags & ~known) == 0, hipErrorInvalidValue);
    r.readMode = (flags & HIP_TRSF_READ_AS_INTEGER) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
    r.normalized = (flags & HIP_TRSF_NORMALIZED_COORDINATES) != 0;
    r.sRGB = (flags & HIP_TRSF_SRGB) != 0;
  });
}

// The format of memory bound later.
HIPSPV_CALL hipTexRefSetFormat(textureReference* reference, hipArray_Format format, int channels) {
  return guard([&] {
    require(reference != nullptr && channels > 0, hipErrorInvalidValue);
    texelOf(format, static_cast<unsigned>(channels));
    reference->format = format;
    reference->numChannels = channels;
  });
}

HIPSPV_CALL hipTexRefSetMaxAnisotropy(textureReference* reference, unsigned int ratio) {
  return set(reference, [&](textureReference& r) { r.maxAnisotropy = ratio; });
}

HIPSPV_CALL hipTexRefSetMipmapFilterMode(textureReference* reference, hipTextureFilterMode mode) {
  return set(reference, [&](textureReference& r) {
    require(within(mode, hipFilterModeLinear), hipErrorInvalidValue);
    r.mipmapFilterMode = mode;
  });
}

HIPSPV_CALL hipTexRefSetMipmapLevelBias(textureReference* reference, float bias) {
  return set(reference, [&](textureReference& r) { r.mipmapLevelBias = bias; });
}

HIPSPV_CALL hipTexRefSetMipmapLevelClamp(textureReference* reference, float minimum, float maximum) {
  return set(reference, [&](textureReference& r) {
    r.minMipmapLevelClamp = minimum;
    r.maxMipmapLevelClamp = maximum;
  });
}

// ---- Getting

HIPSPV_CALL hipTexRefGetAddress(hipDeviceptr_t* data, const textureReference* reference) {
  return get(data, reference, [](const textureReference& r) {
    const hipResourceDesc bound = references().bound(&r);
    if (bound.resType == hipResourceTypePitch2D) return bound.res.pitch2D.devPtr;
    require(bound.resType == hipResourceTypeLinear, hipErrorInvalidValue);
    return bound.res.linear.devPtr;
  });
}

HIPSPV_CALL hipTexRefGetAddressMode(hipTextureAddressMode* mode, const textureReference* reference, int dimension) {
  return get(mode, reference, [&](const textureReference& r) {
    require(dimension >= 0 && dimension <= 2, hipErrorInvalidValue);
    return r.addressMode[dimension];
  });
}

HIPSPV_CALL hipTexRefGetArray(hipArray_t* array, const textureReference* reference) {
  return get(array, reference, [](const textureReference& r) {
    const hipResourceDesc bound = references().bound(&r);
    require(bound.resType == hipResourceTypeArray, hipErrorInvalidValue);
    return bound.res.array.array;
  });
}

HIPSPV_CALL hipTexRefGetMipMappedArray(hipMipmappedArray_t* array, const textureReference* reference) {
  return get(array, reference, [](const textureReference& r) {
    const hipResourceDesc bound = references().bound(&r);
    require(bound.resType == hipResourceTypeMipmappedArray, hipErrorInvalidValue);
    return bound.res.mipmap.mipmap;
  });
}

HIPSPV_CALL hipTexRefGetBorderColor(float* color, const textureReference* reference) {
  return guard([&] {
    require(color != nullptr && reference != nullptr, hipErrorInvalidValue);
    const auto border = references().border(reference);
    std::copy(border.begin(), border.end(), color);
  });
}

HIPSPV_CALL hipTexRefGetFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
  return get(mode, reference, [](const textureReference& r) { return r.filterMode; });
}

HIPSPV_CALL hipTexRefGetFlags(unsigned int* flags, const textureReference* reference) {
  return get(flags, reference, [](const textureReference& r) {
    unsigned result = r.readMode == hipReadModeElementType ? HIP_TRSF_READ_AS_INTEGER : 0u;
    if (r.normalized != 0) result |= HIP_TRSF_NORMALIZED_COORDINATES;
    if (r.sRGB != 0) result |= HIP_TRSF_SRGB;
    return result;
  });
}

HIPSPV_CALL hipTexRefGetFormat(hipArray_Format* format, int* channels, const textureReference* reference) {
  return guard([&] {
    require(format != nullptr && channels != nullptr && reference != nullptr, hipErrorInvalidValue);
    const Texel texel = texelOf(formatOf(*reference));
    *format = formatOf(texel);
    *channels = static_cast<int>(texel.channels);
  });
}

HIPSPV_CALL hipTexRefGetMaxAnisotropy(int* ratio, const textureReference* reference) {
  return get(ratio, reference, [](const textureReference& r) { return static_cast<int>(r.maxAnisotropy); });
}

HIPSPV_CALL hipTexRefGetMipmapFilterMode(hipTextureFilterMode* mode, const textureReference* reference) {
  return get(mode, reference, [](const textureReference& r) { return r.mipmapFilterMode; });
}

HIPSPV_CALL hipTexRefGetMipmapLevelBias(float* bias, const textureReference* reference) {
  return get(bias, reference, [](const textureReference& r) { return r.mipmapLevelBias; });
}

HIPSPV_CALL hipTexRefGetMipmapLevelClamp(float* minimum, float* maximum, const textureReference* reference) {
  return guard([&] {
    require(minimum != nullptr && maximum != nullptr && reference != nullptr, hipErrorInvalidValue);
    *minimum = reference->minMipmapLevelClamp;
    *maximum = reference->maxMipmapLevelClamp;
  });
}
