/* The format of the elements of an array or texture: hipChannelFormatDesc. */
#ifndef HIP_INCLUDE_HIP_CHANNEL_DESCRIPTOR_H
#define HIP_INCLUDE_HIP_CHANNEL_DESCRIPTOR_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_CHANNEL_DESCRIPTOR_H

#include <hip/driver_types.h>
#include <hip/hip_common.h>
#include <hip/hip_vector_types.h>

static inline hipChannelFormatDesc hipCreateChannelDesc(int x, int y, int z, int w, hipChannelFormatKind f) {
  hipChannelFormatDesc r;
  r.x = x;
  r.y = y;
  r.z = z;
  r.w = w;
  r.f = f;
  return r;
}

static inline hipChannelFormatDesc hipCreateChannelDescHalf(void) {
  return hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindFloat);
}
static inline hipChannelFormatDesc hipCreateChannelDescHalf1(void) { return hipCreateChannelDescHalf(); }
static inline hipChannelFormatDesc hipCreateChannelDescHalf2(void) {
  return hipCreateChannelDesc(16, 16, 0, 0, hipChannelFormatKindFloat);
}
static inline hipChannelFormatDesc hipCreateChannelDescHalf4(void) {
  return hipCreateChannelDesc(16, 16, 16, 16, hipChannelFormatKindFloat);
}

#ifdef __cplusplus
template <typename __T>
struct __hipspv_channels {
  typedef __T component;
  static constexpr int count = 1;
};
template <typename __T, unsigned int __N>
struct __hipspv_channels<HIP_vector_type<__T, __N>> {
  typedef __T component;
  static constexpr int count = __N;
};

/* The descriptor of a scalar or vector type. A class must be __half. */
template <typename __T>
static inline hipChannelFormatDesc hipCreateChannelDesc() {
  typedef typename __hipspv_channels<__T>::component component;
  const int bits = 8 * sizeof(component), count = __hipspv_channels<__T>::count;
  return hipCreateChannelDesc(bits, count > 1 ? bits : 0, count > 2 ? bits : 0, count > 3 ? bits : 0,
                              !std::is_integral<component>::value ? hipChannelFormatKindFloat
                              : std::is_signed<component>::value  ? hipChannelFormatKindSigned
                                                                  : hipChannelFormatKindUnsigned);
}
#endif

#endif
