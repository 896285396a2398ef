/* Loads and stores with cache hints, on NVIDIA's GPUs (PTX ISA, ld and st). The memory is global. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CACHE_HINTS_NVPTX_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CACHE_HINTS_NVPTX_H

#include <hip/host_defines.h>

/* Values are moved in pieces of their alignment, of 16 bytes at most. */
template <unsigned int bytes>
struct __hipspv_piece;

#define HIPSPV_LOAD(hint, __T, __R, type, at)                                     \
  static __device__ __forceinline__ __T load_##hint(const __T* address) {         \
    __R piece;                                                                    \
    __asm__ __volatile__("ld.global." #hint "." type " %0, [%1];"                 \
                         : "=" at(piece)                                          \
                         : "l"(address)                                           \
                         : "memory");                                             \
    return static_cast<__T>(piece);                                               \
  }
#define HIPSPV_STORE(hint, __T, __R, type, at)                                    \
  static __device__ __forceinline__ void store_##hint(__T* address, __T piece) {  \
    __asm__ __volatile__("st.global." #hint "." type " [%0], %1;"                 \
                         :                                                        \
                         : "l"(address), at(static_cast<__R>(piece))              \
                         : "memory");                                             \
  }
#define HIPSPV_PIECE(bytes, ...)             \
  template <>                                \
  struct __hipspv_piece<bytes> {             \
    HIPSPV_MEMBERS(__VA_ARGS__)              \
  };
#define HIPSPV_MEMBERS(__T, __R, type_, at, ldg)                                  \
  typedef __T type;                                                               \
  /* Memory that the kernel doesn't change, as LLVM then knows. */                \
  static __device__ __forceinline__ __T load_nc(const __T* address) { return ldg(address); } \
  HIPSPV_LOAD(ca, __T, __R, type_, at)                                            \
  HIPSPV_LOAD(cg, __T, __R, type_, at)                                            \
  HIPSPV_LOAD(cs, __T, __R, type_, at)                                            \
  HIPSPV_LOAD(lu, __T, __R, type_, at)                                            \
  HIPSPV_LOAD(cv, __T, __R, type_, at)                                            \
  HIPSPV_STORE(wb, __T, __R, type_, at)                                           \
  HIPSPV_STORE(cg, __T, __R, type_, at)                                           \
  HIPSPV_STORE(cs, __T, __R, type_, at)                                           \
  HIPSPV_STORE(wt, __T, __R, type_, at)
HIPSPV_PIECE(1, unsigned char, unsigned short, "u8", "h", __nvvm_ldg_uc)
HIPSPV_PIECE(2, unsigned short, unsigned short, "u16", "h", __nvvm_ldg_us)
HIPSPV_PIECE(4, unsigned int, unsigned int, "u32", "r", __nvvm_ldg_ui)
HIPSPV_PIECE(8, unsigned long long, unsigned long long, "u64", "l", __nvvm_ldg_ull)
#undef HIPSPV_MEMBERS
#undef HIPSPV_PIECE
#undef HIPSPV_STORE
#undef HIPSPV_LOAD

#define HIPSPV_LOAD(hint)                                                              \
  static __device__ __forceinline__ type load_##hint(const type* address) {            \
    type piece;                                                                        \
    __asm__ __volatile__("ld.global." #hint ".v4.u32 {%0, %1, %2, %3}, [%4];"          \
                         : "=r"(piece.x), "=r"(piece.y), "=r"(piece.z), "=r"(piece.w)  \
                         : "l"(address)                                                \
                         : "memory");                                                  \
    return piece;                                                                      \
  }
#define HIPSPV_STORE(hint)                                                             \
  static __device__ __forceinline__ void store_##hint(type* address, type piece) {     \
    __asm__ __volatile__("st.global." #hint ".v4.u32 [%0], {%1, %2, %3, %4};"          \
                         :                                                             \
                         : "l"(address), "r"(piece.x), "r"(piece.y), "r"(piece.z),     \
                           "r"(piece.w)                                                \
                         : "memory");                                                  \
  }
template <>
struct __hipspv_piece<16> {
  typedef unsigned int type __attribute__((ext_vector_type(4)));
  /* LLVM splits a load of clang's builtin, and then forgets the hint. */
  static __device__ __forceinline__ type load_nc(const type* address) {
    type piece;
    __asm__("ld.global.nc.v4.u32 {%0, %1, %2, %3}, [%4];"
            : "=r"(piece.x), "=r"(piece.y), "=r"(piece.z), "=r"(piece.w)
            : "l"(address));
    return piece;
  }
  HIPSPV_LOAD(ca)
  HIPSPV_LOAD(cg)
  HIPSPV_LOAD(cs)
  HIPSPV_LOAD(lu)
  HIPSPV_LOAD(cv)
  HIPSPV_STORE(wb)
  HIPSPV_STORE(cg)
  HIPSPV_STORE(cs)
  HIPSPV_STORE(wt)
};
#undef HIPSPV_STORE
#undef HIPSPV_LOAD

template <typename __T>
struct __hipspv_cached : __hipspv_piece<(alignof(__T) < 16 ? alignof(__T) : 16)> {
  typedef typename __hipspv_cached::type piece;
  static constexpr unsigned int number = sizeof(__T) / sizeof(piece);
  piece pieces[number];
};

#define HIPSPV_CACHED_LOAD(name, hint)                                            \
  template <typename __T>                                                         \
  __device__ inline __T name(const __T* address) {                                \
    typedef __hipspv_cached<__T> form;                                            \
    form value;                                                                   \
    for (unsigned int i = 0; i < form::number; ++i)                               \
      value.pieces[i] =                                                           \
          form::load_##hint(reinterpret_cast<const typename form::piece*>(address) + i); \
    return __builtin_bit_cast(__T, value);                                        \
  }
HIPSPV_CACHED_LOAD(__ldg, nc)
HIPSPV_CACHED_LOAD(__ldca, ca)
HIPSPV_CACHED_LOAD(__ldcg, cg)
HIPSPV_CACHED_LOAD(__ldcs, cs)
HIPSPV_CACHED_LOAD(__ldlu, lu)
HIPSPV_CACHED_LOAD(__ldcv, cv)
#undef HIPSPV_CACHED_LOAD

#define HIPSPV_CACHED_STORE(name, hint)                                           \
  template <typename __T, typename __U>                                           \
  __device__ inline void name(__T* address, const __U& from) {                    \
    typedef __hipspv_cached<__T> form;                                            \
    const form value = __builtin_bit_cast(form, static_cast<__T>(from));          \
    for (unsigned int i = 0; i < form::number; ++i)                               \
      form::store_##hint(reinterpret_cast<typename form::piece*>(address) + i,    \
                         value.pieces[i]);                                        \
  }
HIPSPV_CACHED_STORE(__stwb, wb)
HIPSPV_CACHED_STORE(__stcg, cg)
HIPSPV_CACHED_STORE(__stcs, cs)
HIPSPV_CACHED_STORE(__stwt, wt)
#undef HIPSPV_CACHED_STORE

#endif
