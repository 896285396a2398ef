// Makes functions that libstdc++ declares constexpr in a later standard callable on both sides in every standard,
// like constexpr functions. Exceptions of its inline functions end the thread in device code.
#ifndef HIPSPV_STD_BITS_CXXCONFIG_H
#define HIPSPV_STD_BITS_CXXCONFIG_H
#include_next <bits/c++config.h>
#if defined(__HIP__)
#if __cplusplus < 201402L
#undef _GLIBCXX14_CONSTEXPR
#define _GLIBCXX14_CONSTEXPR __attribute__((host, device))
#endif
#if __cplusplus < 202002L
#undef _GLIBCXX20_CONSTEXPR
#define _GLIBCXX20_CONSTEXPR __attribute__((host, device))
#endif
#if __cplusplus <= 202002L
#undef _GLIBCXX23_CONSTEXPR
#define _GLIBCXX23_CONSTEXPR __attribute__((host, device))
#endif
#if defined(__HIP_DEVICE_COMPILE__)
#undef _GLIBCXX_THROW_OR_ABORT
#define _GLIBCXX_THROW_OR_ABORT(exception) (__builtin_trap())
// The library has no instances of them for device code, either.
#undef _GLIBCXX_EXTERN_TEMPLATE
#define _GLIBCXX_EXTERN_TEMPLATE 0
#endif
// Must be outside of every region of host and device functions, and before them. C headers of libstdc++ may be
// included inside extern "C".
extern "C++" {
#include <bits/functexcept.h>
}
#endif
#endif
