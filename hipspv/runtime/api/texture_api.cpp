// Texture and surface objects.
#include <algorithm>

#include "guard.h"
#include "hipspv/runtime/textures/texture.h"

using namespace hipspv;

namespace {

// For a call about the object. Throws hipErrorNoDevice.
TextureObjects& objects(const void* object) {
  if (object != nullptr) Runtime::get().current();
  return Runtime::get().object<TextureObjects>();
}

// ---- Conversion of the driver's descriptions

hipChannelFormatDesc channels(hipArray_Format format, unsigned count) { return descriptionOf(texelOf(format, count)); }

hipResourceDesc fromDriver(const HIP_RESOURCE_DESC& d) {
  require(d.flags == 0, hipErrorInvalidValue);
  hipResourceDesc r{};
  switch (d.resType) {
    case HIP_RESOURCE_TYPE_ARRAY:
      r.resType = hipResourceTypeArray;
      r.res.array.array = d.res.array.hArray;
      return r;
    case HIP_RESOURCE_TYPE_MIPMAPPED_ARRAY:
      r.resType = hipResourceTypeMipmappedArray;
      r.res.mipmap.mipmap = d.res.mipmap.hMipmappedArray;
      return r;
    case HIP_RESOURCE_TYPE_LINEAR: {
      const auto& linear = d.res.linear;
      r.resType = hipResourceTypeLinear;
      r.res.linear = {linear.devPtr, channels(linear.format, linear.numChannels), linear.sizeInBytes};
      return r;
    }
    case HIP_RESOURCE_TYPE_PITCH2D: {
      const auto& p = d.res.pitch2D;
      r.resType = hipResourceTypePitch2D;
      r.res.pitch2D = {p.devPtr, channels(p.format, p.numChannels), p.width, p.height, p.pitchInBytes};
      return r;
    }
  }
  throw Error(hipErrorInvalidValue);
}

HIP_RESOURCE_DESC toDriver(const hipResourceDesc& r) {
  HIP_RESOURCE_DESC d{};
  d.resType = static_cast<HIPresourcetype>(r.resType);
  switch (r.resType) {
    case hipResourceTypeArray:
      d.res.array.hArray = r.res.array.array;
      break;
    case hipResourceTypeMipmappedArray:
      d.res.mipmap.hMipmappedArray = r.res.mipmap.mipmap;
      break;
    case hipResourceTypeLinear: {
      const Texel texel = texelOf(r.res.linear.desc);
      d.res.linear = {r.res.linear.devPtr, formatOf(texel), texel.channels, r.res.linear.sizeInBytes};
      break;
    }
    case hipResourceTypePitch2D: {
      const auto& p = r.res.pitch2D;
      const Texel texel = texelOf(p.desc);
      d.res.pitch2D = {p.devPtr, formatOf(texel), texel.channels, p.width, p.height, p.pitchInBytes};
      break;
    }
  }
  return d;
}

hipTextureDesc fromDriver(const HIP_TEXTURE_DESC& d) {
  constexpr unsigned known = HIP_TRSF_READ_AS_INTEGER | HIP_TRSF_NORMALIZED_COORDINATES | HIP_TRSF_SRGB;
  require((d.flags & ~known) == 0, hipErrorInvalidValue);
  hipTextureDesc t{};
  for (int i = 0; i < 3; ++i) t.addressMode[i] = static_cast<hipTextureAddressMode>(d.addressMode[i]);
  t.filterMode = static_cast<hipTextureFilterMode>(d.filterMode);
  t.readMode = (d.flags & HIP_TRSF_READ_AS_INTEGER) != 0 ? hipReadModeElementType : hipReadModeNormalizedFloat;
  t.sRGB = (d.flags & HIP_TRSF_SRGB) != 0;
  t.normalizedCoords = (d.flags & HIP_TRSF_NORMALIZED_COORDINATES) != 0;
  std::copy(std::begin(d.borderColor), std::end(d.borderColor), t.borderColor);
  t.maxAnisotropy = d.maxAnisotropy;
  t.mipmapFilterMode = static_cast<hipTextureFilterMode>(d.mipmapFilterMode);
  t.mipmapLevelBias = d.mipmapLevelBias;
  t.minMipmapLevelClamp = d.minMipmapLevelClamp;
  t.maxMipmapLevelClamp = d.maxMipmapLevelClamp;
  return t;
}

HIP_TEXTURE_DESC toDriver(const hipTextureDesc& t) {
  HIP_TEXTURE_DESC d{};
  for (int i = 0; i < 3; ++i) d.addressMode[i] = static_cast<HIPaddress_mode>(t.addressMode[i]);
  d.filterMode = static_cast<HIPfilter_mode>(t.filterMode);
  if (t.readMode == hipReadModeElementType) d.flags |= HIP_TRSF_READ_AS_INTEGER;
  if (t.normalizedCoords != 0) d.flags |= HIP_TRSF_NORMALIZED_COORDINATES;
  if (t.sRGB != 0) d.flags |= HIP_TRSF_SRGB;
  std::copy(std::begin(t.borderColor), std::end(t.borderColor), d.borderColor);
  d.maxAnisotropy = t.maxAnisotropy;
  d.mipmapFilterMode = static_cast<HIPfilter_mode>(t.mipmapFilterMode);
  d.mipmapLevelBias = t.mipmapLevelBias;
  d.minMipmapLevelClamp = t.minMipmapLevelClamp;
  d.maxMipmapLevelClamp = t.maxMipmapLevelClamp;
  return d;
}

hipResourceViewDesc fromDriver(const HIP_RESOURCE_VIEW_DESC& d) {
  return {static_cast<hipResourceViewFormat>(d.format),
          d.width,
          d.height,
          d.depth,
          d.firstMipmapLevel,
          d.lastMipmapLevel,
          d.firstLayer,
          d.lastLayer};
}

HIP_RESOURCE_VIEW_DESC toDriver(const hipResourceViewDesc& v) {
  return {static_cast<HIPresourceViewFormat>(v.format),
          v.width,
          v.height,
          v.depth,
          v.firstMipmapLevel,
          v.lastMipmapLevel,
          v.firstLayer,
          v.lastLayer,
          {}};
}

const hipResourceViewDesc& viewOf(const TextureObject& object) {
  require(object.view.has_value(), hipErrorInvalidValue);
  return *object.view;
}

}  // namespace

// ---- Texture objects

HIPSPV_CALL hipCreateTextureObject(hipTextureObject_t* object, const hipResourceDesc* resource,
                                   const hipTextureDesc* texture, const hipResourceViewDesc* view) {
  return guard([&] {
    require(object != nullptr && resource != nullptr && texture != nullptr, hipErrorInvalidValue);
    Runtime::get().current();
    std::optional<hipResourceViewDesc> viewed;
    if (view != nullptr) viewed = *view;
    *object = Runtime::get().object<TextureObjects>().makeTexture(*resource, *texture, viewed);
  });
}

HIPSPV_CALL hipDestroyTextureObject(hipTextureObject_t object) {
  return guard([&] { objects(object).destroy(object); });
}

HIPSPV_CALL hipGetTextureObjectResourceDesc(hipResourceDesc* resource, hipTextureObject_t object) {
  return query(resource, [&] { return objects(object).find(object)->resource; });
}

HIPSPV_CALL hipGetTextureObjectResourceViewDesc(hipResourceViewDesc* view, hipTextureObject_t object) {
  return query(view, [&] { return viewOf(*objects(object).find(object)); });
}

HIPSPV_CALL hipGetTextureObjectTextureDesc(hipTextureDesc* texture, hipTextureObject_t object) {
  return query(texture, [&] { return *objects(object).find(object)->texture; });
}

HIPSPV_CALL hipTexObjectCreate(hipTextureObject_t* object, const HIP_RESOURCE_DESC* resource,
                               const HIP_TEXTURE_DESC* texture, const HIP_RESOURCE_VIEW_DESC* view) {
  return guard([&] {
    require(object != nullptr && resource != nullptr && texture != nullptr, hipErrorInvalidValue);
    Runtime::get().current();
    std::optional<hipResourceViewDesc> viewed;
    if (view != nullptr) viewed = fromDriver(*view);
    *object = Runtime::get().object<TextureObjects>().makeTexture(fromDriver(*resource), fromDriver(*texture), viewed);
  });
}

HIPSPV_CALL hipTexObjectDestroy(hipTextureObject_t object) { return hipDestroyTextureObject(object); }

HIPSPV_CALL hipTexObjectGetResourceDesc(HIP_RESOURCE_DESC* resource, hipTextureObject_t object) {
  return query(resource, [&] { return toDriver(objects(object).find(object)->resource); });
}

HIPSPV_CALL hipTexObjectGetResourceViewDesc(HIP_RESOURCE_VIEW_DESC* view, hipTextureObject_t object) {
  return query(view, [&] { return toDriver(viewOf(*objects(object).find(object))); });
}

HIPSPV_CALL hipTexObjectGetTextureDesc(HIP_TEXTURE_DESC* texture, hipTextureObject_t object) {
  return query(texture, [&] { return toDriver(*objects(object).find(object)->texture); });
}

HIPSPV_CALL hipDeviceGetTexture1DLinearMaxWidth(std::size_t* width, const hipChannelFormatDesc* description,
                                                int device) {
  return guard([&] {
    require(width != nullptr && description != nullptr, hipErrorInvalidValue);
    const backend::DeviceProperties& properties = Runtime::get().device(device).properties();
    *width = std::min(properties.textures.linear, properties.maxAllocation / texelOf(*description).bytes());
  });
}

// ---- Surface objects

HIPSPV_CALL hipCreateSurfaceObject(hipSurfaceObject_t* object, const hipResourceDesc* resource) {
  return guard([&] {
    require(object != nullptr && resource != nullptr, hipErrorInvalidValue);
    Runtime::get().current();
    *object = Runtime::get().object<TextureObjects>().makeSurface(*resource);
  });
}

HIPSPV_CALL hipDestroySurfaceObject(hipSurfaceObject_t object) {
  return guard([&] { objects(object).destroy(object); });
}
