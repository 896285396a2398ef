/* Intrinsics: bits, integers, conversions, and arithmetic with a rounding mode. */
#ifndef HIP_INCLUDE_HIP_DEVICE_FUNCTIONS_H
#define HIP_INCLUDE_HIP_DEVICE_FUNCTIONS_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_DEVICE_FUNCTIONS_H

#include <hip/host_defines.h>

#if defined(__clang__) && defined(__HIP__)

#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/cuda_names.h>

#define HIPSPV_PURE __attribute__((device, const, nothrow))
#define HIPSPV_INLINE __device__ inline

/* ---- Integers ------------------------------------------------------------------------------ */

/* OpenCL's built-ins under CUDA's names. */
extern "C" {
HIPSPV_PURE int __mulhi(int, int) __asm__("_Z6mul_hiii");
HIPSPV_PURE unsigned int __umulhi(unsigned int, unsigned int) __asm__("_Z6mul_hijj");
HIPSPV_PURE long long __mul64hi(long long, long long) __asm__("_Z6mul_hill");
HIPSPV_PURE unsigned long long __umul64hi(unsigned long long, unsigned long long) __asm__("_Z6mul_himm");
HIPSPV_PURE int __mul24(int, int) __asm__("_Z5mul24ii");
HIPSPV_PURE unsigned int __umul24(unsigned int, unsigned int) __asm__("_Z5mul24jj");
HIPSPV_PURE int __hadd(int, int) __asm__("_Z4haddii");
HIPSPV_PURE unsigned int __uhadd(unsigned int, unsigned int) __asm__("_Z4haddjj");
HIPSPV_PURE int __rhadd(int, int) __asm__("_Z5rhaddii");
HIPSPV_PURE unsigned int __urhadd(unsigned int, unsigned int) __asm__("_Z5rhaddjj");
HIPSPV_PURE unsigned int __hipspv_absdiff(int, int) __asm__("_Z8abs_diffii");
HIPSPV_PURE unsigned int __hipspv_uabsdiff(unsigned int, unsigned int) __asm__("_Z8abs_diffjj");
HIPSPV_PURE unsigned int __brev(unsigned int);
HIPSPV_PURE unsigned long long __brevll(unsigned long long);
HIPSPV_PURE unsigned int __byte_perm(unsigned int, unsigned int, unsigned int);
HIPSPV_PURE int __fns64(unsigned long long, unsigned int, int);
HIPSPV_PURE int __fns32(unsigned int, unsigned int, int);
#if defined(__HIPSPV_CUDA__)
HIPSPV_PURE unsigned int __fns(unsigned int, unsigned int, int) __asm__("__fns32");
#else
HIPSPV_PURE int __fns(unsigned int, unsigned int, int) __asm__("__fns32");
#endif
HIPSPV_PURE int __hipspv_dot(unsigned int, unsigned int, int, unsigned int bits, int saturate);
HIPSPV_PURE unsigned int __hipspv_udot(unsigned int, unsigned int, unsigned int, unsigned int bits, int saturate);
}

/* Dot products of packed numbers: four of 8 bits, and two of 16 bits with the lower or upper two of 8. */
extern "C" {
HIPSPV_PURE int __hipspv_dp4a(int, int, int);
HIPSPV_PURE unsigned int __hipspv_udp4a(unsigned int, unsigned int, unsigned int);
HIPSPV_PURE int __hipspv_dp2a(int, int, int);
HIPSPV_PURE unsigned int __hipspv_udp2a(unsigned int, unsigned int, unsigned int);
}
#define HIPSPV_DOT(__T, prefix)                                                                                 \
  HIPSPV_YIELDING HIPSPV_INLINE __T __dp4a(__T x, __T y, __T c) { return __hipspv_##prefix##dp4a(x, y, c); }    \
  HIPSPV_YIELDING HIPSPV_INLINE __T __dp2a_lo(__T x, __T y, __T c) { return __hipspv_##prefix##dp2a(x, y, c); } \
  HIPSPV_YIELDING HIPSPV_INLINE __T __dp2a_hi(__T x, __T y, __T c) { return __hipspv_##prefix##dp2a(x, y >> 16, c); }
HIPSPV_DOT(int, )
HIPSPV_DOT(unsigned int, u)
#undef HIPSPV_DOT
#define HIPSPV_DOT(name, First, Second, Sum)                                \
  HIPSPV_YIELDING HIPSPV_INLINE Sum name(First x, Second y, Sum c) {        \
    return name(__builtin_bit_cast(Sum, x), __builtin_bit_cast(Sum, y), c); \
  }
HIPSPV_DOT(__dp4a, char4, char4, int)
HIPSPV_DOT(__dp4a, uchar4, uchar4, unsigned int)
HIPSPV_DOT(__dp2a_lo, short2, char4, int)
HIPSPV_DOT(__dp2a_lo, ushort2, uchar4, unsigned int)
HIPSPV_DOT(__dp2a_hi, short2, char4, int)
HIPSPV_DOT(__dp2a_hi, ushort2, uchar4, unsigned int)
#undef HIPSPV_DOT
#define HIPSPV_DOT(function, Packed, Sum, bits)                                                                   \
  HIPSPV_INLINE Sum amd_mixed_dot(Packed x, Packed y, Sum c, bool saturate) {                                     \
    return function(__builtin_bit_cast(unsigned int, x), __builtin_bit_cast(unsigned int, y), c, bits, saturate); \
  }
HIPSPV_DOT(__hipspv_dot, int, int, 4)
HIPSPV_DOT(__hipspv_udot, unsigned int, unsigned int, 4)
HIPSPV_DOT(__hipspv_dot, char4, int, 8)
HIPSPV_DOT(__hipspv_udot, uchar4, unsigned int, 8)
HIPSPV_DOT(__hipspv_dot, short2, int, 16)
HIPSPV_DOT(__hipspv_udot, ushort2, unsigned int, 16)
#undef HIPSPV_DOT

HIPSPV_INLINE unsigned int __sad(int x, int y, unsigned int z) { return __hipspv_absdiff(x, y) + z; }
HIPSPV_INLINE unsigned int __usad(unsigned int x, unsigned int y, unsigned int z) {
  return __hipspv_uabsdiff(x, y) + z;
}
HIPSPV_INLINE int __clz(int x) { return x ? __builtin_clz(x) : 32; }
HIPSPV_INLINE int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
HIPSPV_INLINE int __popc(unsigned int x) { return __builtin_popcount(x); }
HIPSPV_INLINE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
HIPSPV_INLINE int __ffs(int x) { return x ? __builtin_ctz(x) + 1 : 0; }
HIPSPV_INLINE int __ffsll(long long x) { return x ? __builtin_ctzll(x) + 1 : 0; }
/* CUDA has no other overloads: it converts any argument. In HIP masks of lanes have 64 bits. */
#if !defined(__HIPSPV_CUDA__)
HIPSPV_INLINE int __ffs(unsigned int x) { return x ? __builtin_ctz(x) + 1 : 0; }
HIPSPV_INLINE int __ffs(long x) { return __ffsll(x); }
HIPSPV_INLINE int __ffs(unsigned long x) { return __ffsll(static_cast<long long>(x)); }
HIPSPV_INLINE int __ffs(long long x) { return __ffsll(x); }
HIPSPV_INLINE int __ffs(unsigned long long x) { return __ffsll(static_cast<long long>(x)); }
HIPSPV_INLINE int __ffsll(unsigned long long x) { return __ffsll(static_cast<long long>(x)); }
#endif
/* Counted from 0: -1 if no bit is set. */
HIPSPV_YIELDING HIPSPV_INLINE unsigned int __lastbit_u32_u32(unsigned int x) {
  return static_cast<unsigned int>(__ffs(static_cast<int>(x)) - 1);
}
HIPSPV_INLINE unsigned int __lastbit_u32_u64(unsigned long long x) {
  return static_cast<unsigned int>(__ffsll(static_cast<long long>(x)) - 1);
}

/* The upper (l) or lower (r) half of hi:lo shifted; the shift wraps at 32, or is clamped to 32 (c). */
#if defined(__HIPSPV_NVPTX__)
HIPSPV_INLINE unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift) {
  return __builtin_elementwise_fshl(hi, lo, shift);
}
HIPSPV_INLINE unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift) {
  return __builtin_elementwise_fshr(hi, lo, shift);
}
#else
HIPSPV_INLINE unsigned int __funnelshift_l(unsigned int lo, unsigned int hi, unsigned int shift) {
  return static_cast<unsigned int>((((unsigned long long)hi << 32 | lo) << (shift & 31)) >> 32);
}
HIPSPV_INLINE unsigned int __funnelshift_r(unsigned int lo, unsigned int hi, unsigned int shift) {
  return static_cast<unsigned int>(((unsigned long long)hi << 32 | lo) >> (shift & 31));
}
#endif
HIPSPV_INLINE unsigned int __funnelshift_lc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? lo : __funnelshift_l(lo, hi, shift);
}
HIPSPV_INLINE unsigned int __funnelshift_rc(unsigned int lo, unsigned int hi, unsigned int shift) {
  return shift >= 32 ? hi : __funnelshift_r(lo, hi, shift);
}

/* Bit fields: offset and width wrap at the word's width. Bits extracted beyond the last one are the result of AMD's
   shifts, whose amounts wrap, too. */
#define HIPSPV_BITFIELD(suffix, __T, bits)                                                                 \
  HIPSPV_INLINE __T __bitextract_##suffix(__T source, unsigned int offset, unsigned int width) {           \
    width &= bits - 1;                                                                                     \
    return width ? source << ((0 - width - offset) & (bits - 1)) >> (bits - width) : 0;                    \
  }                                                                                                        \
  HIPSPV_INLINE __T __bitinsert_##suffix(__T source, __T field, unsigned int offset, unsigned int width) { \
    __T mask = (((__T)1 << (width & (bits - 1))) - 1) << (offset & (bits - 1));                            \
    return (source & ~mask) | ((field << (offset & (bits - 1))) & mask);                                   \
  }
HIPSPV_BITFIELD(u32, unsigned int, 32)
HIPSPV_BITFIELD(u64, unsigned long long, 64)
#undef HIPSPV_BITFIELD

/* ---- The same bits as another type ---------------------------------------------------------- */

#define HIPSPV_CAST(name, From, To) \
  HIPSPV_INLINE To name(From x) { return __builtin_bit_cast(To, x); }
HIPSPV_CAST(__float_as_int, float, int)
HIPSPV_CAST(__float_as_uint, float, unsigned int)
HIPSPV_CAST(__int_as_float, int, float)
HIPSPV_CAST(__uint_as_float, unsigned int, float)
HIPSPV_CAST(__double_as_longlong, double, long long)
HIPSPV_CAST(__longlong_as_double, long long, double)
#undef HIPSPV_CAST

HIPSPV_INLINE int __double2hiint(double x) { return static_cast<int>(__double_as_longlong(x) >> 32); }
HIPSPV_INLINE int __double2loint(double x) { return static_cast<int>(__double_as_longlong(x)); }
HIPSPV_INLINE double __hiloint2double(int hi, int lo) {
  return __longlong_as_double((long long)hi << 32 | (unsigned int)lo);
}

/* ---- Conversions with a rounding mode ------------------------------------------------------- */

/* To integers: out-of-range values are clamped, and NaN becomes zero. The compiler replaces the result
 * for NaN in CUDA sources (passes/frontend/saturate_conversions.py). */
extern "C" {
#define HIPSPV_CONVERT(from, From, mode)                 \
  HIPSPV_PURE int __##from##2int_##mode(From);           \
  HIPSPV_PURE unsigned int __##from##2uint_##mode(From); \
  HIPSPV_PURE long long __##from##2ll_##mode(From);      \
  HIPSPV_PURE unsigned long long __##from##2ull_##mode(From);
HIPSPV_CONVERT(float, float, rn)
HIPSPV_CONVERT(float, float, rz)
HIPSPV_CONVERT(float, float, ru)
HIPSPV_CONVERT(float, float, rd)
HIPSPV_CONVERT(double, double, rn)
HIPSPV_CONVERT(double, double, rz)
HIPSPV_CONVERT(double, double, ru)
HIPSPV_CONVERT(double, double, rd)
#undef HIPSPV_CONVERT

/* To float: OpenCL's convert_float_<mode>. */
#define HIPSPV_CONVERT(from, to, From, To, mangled, code)                   \
  HIPSPV_PURE To __##from##2##to##_rn(From) __asm__(#mangled "_rte" #code); \
  HIPSPV_PURE To __##from##2##to##_rz(From) __asm__(#mangled "_rtz" #code); \
  HIPSPV_PURE To __##from##2##to##_ru(From) __asm__(#mangled "_rtp" #code); \
  HIPSPV_PURE To __##from##2##to##_rd(From) __asm__(#mangled "_rtn" #code);
HIPSPV_CONVERT(double, float, double, float, _Z17convert_float, d)
HIPSPV_CONVERT(int, float, int, float, _Z17convert_float, i)
HIPSPV_CONVERT(uint, float, unsigned int, float, _Z17convert_float, j)
HIPSPV_CONVERT(ll, float, long long, float, _Z17convert_float, l)
HIPSPV_CONVERT(ull, float, unsigned long long, float, _Z17convert_float, m)
#undef HIPSPV_CONVERT
/* LLVM's SPIR-V back end lacks convert_double with a mode: these are the device library's. */
#define HIPSPV_CONVERT(mode)                        \
  HIPSPV_PURE double __ll2double_##mode(long long); \
  HIPSPV_PURE double __ull2double_##mode(unsigned long long);
HIPSPV_CONVERT(rz)
HIPSPV_CONVERT(ru)
HIPSPV_CONVERT(rd)
#undef HIPSPV_CONVERT
}
HIPSPV_INLINE double __ll2double_rn(long long x) { return static_cast<double>(x); }
HIPSPV_INLINE double __ull2double_rn(unsigned long long x) { return static_cast<double>(x); }
HIPSPV_INLINE double __int2double_rn(int x) { return x; }
HIPSPV_INLINE double __uint2double_rn(unsigned int x) { return x; }

/* ---- Arithmetic with a rounding mode ---------------------------------------------------------- */

/*
 * To nearest. CUDA promises that these are never fused with adjacent operations. SPIR-V kernels can only forbid
 * that for all their code, so sums and products are written as OpenCL's fma, which rounds once.
 */
extern "C" {
HIPSPV_PURE float __fmaf_rn(float, float, float) __asm__("_Z3fmafff");
HIPSPV_PURE double __fma_rn(double, double, double) __asm__("_Z3fmaddd");
HIPSPV_PURE float __fdiv_rn(float, float);
HIPSPV_PURE float __frcp_rn(float);
HIPSPV_PURE double __ddiv_rn(double, double);
HIPSPV_PURE double __drcp_rn(double);
HIPSPV_PURE float __frsqrt_rn(float);
HIPSPV_PURE float __fsqrt_rn(float) __asm__("_Z4sqrtf");
HIPSPV_PURE double __dsqrt_rn(double) __asm__("_Z4sqrtd");
}
HIPSPV_YIELDING HIPSPV_INLINE float __fmaf_ieee_rn(float x, float y, float z) { return __fmaf_rn(x, y, z); }
HIPSPV_INLINE float __fadd_rn(float x, float y) { return __fmaf_rn(x, 1.0f, y); }
HIPSPV_INLINE float __fsub_rn(float x, float y) { return __fmaf_rn(y, -1.0f, x); }
HIPSPV_INLINE float __fmul_rn(float x, float y) { return __fmaf_rn(x, y, -0.0f); }
HIPSPV_INLINE double __dadd_rn(double x, double y) { return __fma_rn(x, 1.0, y); }
HIPSPV_INLINE double __dsub_rn(double x, double y) { return __fma_rn(y, -1.0, x); }
HIPSPV_INLINE double __dmul_rn(double x, double y) { return __fma_rn(x, y, -0.0); }

#if defined(HIPSPV_RARE_CUDA_NAMES)
/* Toward zero, up and down. ROCm has them with OCML_BASIC_ROUNDED_OPERATIONS. */
#define HIPSPV_DIRECTED(mode)                                                                                          \
  HIPSPV_LIBRARY_2(float, __fadd_##mode, float)                                                                        \
  HIPSPV_LIBRARY_2(float, __fsub_##mode, float)                                                                        \
  HIPSPV_LIBRARY_2(float, __fmul_##mode, float)                                                                        \
  HIPSPV_LIBRARY_2(float, __fdiv_##mode, float)                                                                        \
  HIPSPV_LIBRARY_1(float, __frcp_##mode, float)                                                                        \
  HIPSPV_LIBRARY_1(float, __fsqrt_##mode, float)                                                                       \
  HIPSPV_LIBRARY_3(float, __fmaf_##mode, float)                                                                        \
  HIPSPV_YIELDING HIPSPV_INLINE float __fmaf_ieee_##mode(float x, float y, float z) { return __fmaf_##mode(x, y, z); } \
  HIPSPV_LIBRARY_2(double, __dadd_##mode, double)                                                                      \
  HIPSPV_LIBRARY_2(double, __dsub_##mode, double)                                                                      \
  HIPSPV_LIBRARY_2(double, __dmul_##mode, double)                                                                      \
  HIPSPV_LIBRARY_2(double, __ddiv_##mode, double)                                                                      \
  HIPSPV_LIBRARY_1(double, __drcp_##mode, double)                                                                      \
  HIPSPV_LIBRARY_1(double, __dsqrt_##mode, double)                                                                     \
  HIPSPV_LIBRARY_3(double, __fma_##mode, double)
HIPSPV_DIRECTED(rz)
HIPSPV_DIRECTED(ru)
HIPSPV_DIRECTED(rd)
#undef HIPSPV_DIRECTED
#include <hip/spirv_detail/simd.h>
#endif

#undef HIPSPV_INLINE
#undef HIPSPV_PURE

#endif

#endif
