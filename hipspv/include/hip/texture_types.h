/*
 * Texture objects and references. Names, values and layouts are HIP 6.2's (ROCm/HIP include/hip/texture_types.h).
 */
#ifndef HIP_INCLUDE_HIP_TEXTURE_TYPES_H
#define HIP_INCLUDE_HIP_TEXTURE_TYPES_H

#include <hip/channel_descriptor.h>
#include <hip/driver_types.h>
#include <hip/hip_common.h>

#define hipTextureType1D 0x01
#define hipTextureType2D 0x02
#define hipTextureType3D 0x03
#define hipTextureTypeCubemap 0x0C
#define hipTextureType1DLayered 0xF1
#define hipTextureType2DLayered 0xF2
#define hipTextureTypeCubemapLayered 0xFC

/* Opaque: the runtime's descriptor of the texture on the device. */
struct __hip_texture;
typedef struct __hip_texture* hipTextureObject_t;

/* The result of a read outside the texture. Wrap and mirror need normalised coordinates; without,
   they clamp. */
enum hipTextureAddressMode {
  hipAddressModeWrap = 0,
  hipAddressModeClamp = 1,
  hipAddressModeMirror = 2,
  hipAddressModeBorder = 3
};

enum hipTextureFilterMode { hipFilterModePoint = 0, hipFilterModeLinear = 1 };

/* Normalised floats: 8- and 16-bit integers are read as 0 to 1, or -1 to 1 if they are signed. */
enum hipTextureReadMode { hipReadModeElementType = 0, hipReadModeNormalizedFloat = 1 };

typedef struct hipTextureDesc {
  enum hipTextureAddressMode addressMode[3];
  enum hipTextureFilterMode filterMode;
  enum hipTextureReadMode readMode;
  int sRGB; /* 8-bit channels x, y, z are made linear when they are read */
  float borderColor[4];
  int normalizedCoords;
  unsigned int maxAnisotropy; /* ignored */
  enum hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
} hipTextureDesc;

/* The host's view of a `texture<...>` variable: read when it is bound. */
typedef struct textureReference {
  int normalized;
  enum hipTextureReadMode readMode;
  enum hipTextureFilterMode filterMode;
  enum hipTextureAddressMode addressMode[3];
  struct hipChannelFormatDesc channelDesc;
  int sRGB;
  unsigned int maxAnisotropy;
  enum hipTextureFilterMode mipmapFilterMode;
  float mipmapLevelBias;
  float minMipmapLevelClamp;
  float maxMipmapLevelClamp;
  hipTextureObject_t textureObject;
  int numChannels;
  enum hipArray_Format format;
} textureReference;
typedef struct textureReference* hipTexRef;

#if defined(__cplusplus) && HIPSPV_TEXTURE_REFERENCES
#if defined(__HIP__)
#define __HIP_TEXTURE_ATTRIB __attribute__((device_builtin_texture_type))
#else
#define __HIP_TEXTURE_ATTRIB
#endif

/* A texture reference of older code: a variable at namespace scope that the host binds to memory and
   device code reads. Each side has its own copy; binding writes the device's. */
template <class __T, int texType = hipTextureType1D, enum hipTextureReadMode mode = hipReadModeElementType>
struct __HIP_TEXTURE_ATTRIB texture : public textureReference {
  texture(int norm = 0, enum hipTextureFilterMode fMode = hipFilterModePoint,
          enum hipTextureAddressMode aMode = hipAddressModeClamp)
      : texture(norm, fMode, aMode, hipCreateChannelDesc<__T>()) {}

  texture(int norm, enum hipTextureFilterMode fMode, enum hipTextureAddressMode aMode, struct hipChannelFormatDesc desc)
      : textureReference() {
    normalized = norm;
    readMode = mode;
    filterMode = fMode;
    addressMode[0] = addressMode[1] = addressMode[2] = aMode;
    channelDesc = desc;
  }
};
#endif

#endif
