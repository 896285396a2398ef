/* Functions for inline PTX, which the driver replaces by C++ (hipspv/driver/ptx). */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_PTX_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_PTX_H

#if defined(__HIPSPV_INLINE_PTX__)
#include <hip/hip_runtime.h>
#include <hip/spirv_detail/address_space.h>
#include <hip/spirv_detail/ptx_floats.h>
#include <hip/spirv_detail/shared_barriers.h>
#include <hip/spirv_detail/warp_matrix.h>

extern "C" __device__ void __hipspv_end_thread(void); /* of the device library */
extern "C" __device__ bool* __hipspv_ptx_carry(void); /* hipspv/passes/frontend/lower_ptx_carries.py */

namespace __hipspv_ptx {
/* Messages name the line of the PTX. */
#define HIPSPV_PTX __host__ __device__ __attribute__((always_inline, nodebug)) inline

/* Functions of the device, for functions of the host as well: these may contain PTX, which only the device runs. */
#define HIPSPV_PTX_CALL(name)                                          \
  template <class... __A>                                              \
  HIPSPV_PTX auto name(__A... values) -> decltype(::name(values...)) { \
    return ::name(values...);                                          \
  }
#define HIPSPV_PTX_ROUNDED(name) \
  HIPSPV_PTX_CALL(name##_rn) HIPSPV_PTX_CALL(name##_rz) HIPSPV_PTX_CALL(name##_rd) HIPSPV_PTX_CALL(name##_ru)
#define HIPSPV_PTX_TO_WHOLE(name) \
  HIPSPV_PTX_ROUNDED(name##2int)  \
  HIPSPV_PTX_ROUNDED(name##2uint) HIPSPV_PTX_ROUNDED(name##2ll) HIPSPV_PTX_ROUNDED(name##2ull)
HIPSPV_PTX_ROUNDED(__fadd)
HIPSPV_PTX_ROUNDED(__fsub)
HIPSPV_PTX_ROUNDED(__fmul)
HIPSPV_PTX_ROUNDED(__fdiv)
HIPSPV_PTX_ROUNDED(__fmaf)
HIPSPV_PTX_ROUNDED(__fsqrt)
HIPSPV_PTX_ROUNDED(__frcp)
HIPSPV_PTX_ROUNDED(__dadd)
HIPSPV_PTX_ROUNDED(__dsub)
HIPSPV_PTX_ROUNDED(__dmul)
HIPSPV_PTX_ROUNDED(__ddiv)
HIPSPV_PTX_ROUNDED(__fma)
HIPSPV_PTX_ROUNDED(__dsqrt)
HIPSPV_PTX_ROUNDED(__drcp)
HIPSPV_PTX_ROUNDED(__double2float)
HIPSPV_PTX_ROUNDED(__int2float)
HIPSPV_PTX_ROUNDED(__uint2float)
HIPSPV_PTX_ROUNDED(__ll2float)
HIPSPV_PTX_ROUNDED(__ull2float)
HIPSPV_PTX_ROUNDED(__ll2double)
HIPSPV_PTX_ROUNDED(__ull2double)
HIPSPV_PTX_TO_WHOLE(__float)
HIPSPV_PTX_TO_WHOLE(__double)
HIPSPV_PTX_CALL(__saturatef)
HIPSPV_PTX_CALL(__sinf)
HIPSPV_PTX_CALL(__cosf)
HIPSPV_PTX_CALL(__log2f)
HIPSPV_PTX_CALL(exp2f)
HIPSPV_PTX_CALL(tanhf)
HIPSPV_PTX_CALL(rsqrtf)
HIPSPV_PTX_CALL(rsqrt)
HIPSPV_PTX_CALL(fminf)
HIPSPV_PTX_CALL(fmaxf)
HIPSPV_PTX_CALL(fmin)
HIPSPV_PTX_CALL(fmax)
HIPSPV_PTX_CALL(__mul24)
HIPSPV_PTX_CALL(__umul24)
HIPSPV_PTX_CALL(__mul64hi)
HIPSPV_PTX_CALL(__umul64hi)
HIPSPV_PTX_CALL(__funnelshift_l)
HIPSPV_PTX_CALL(__funnelshift_lc)
HIPSPV_PTX_CALL(__funnelshift_r)
HIPSPV_PTX_CALL(__funnelshift_rc)
HIPSPV_PTX_CALL(__brev)
HIPSPV_PTX_CALL(__brevll)
HIPSPV_PTX_CALL(__clz)
HIPSPV_PTX_CALL(__clzll)
HIPSPV_PTX_CALL(__popc)
HIPSPV_PTX_CALL(__popcll)
HIPSPV_PTX_CALL(__trap)
HIPSPV_PTX_CALL(__brkpt)
HIPSPV_PTX_CALL(__nanosleep)
HIPSPV_PTX_CALL(__syncthreads)
HIPSPV_PTX_CALL(__syncwarp)
HIPSPV_PTX_CALL(__threadfence)
HIPSPV_PTX_CALL(__threadfence_block)
HIPSPV_PTX_CALL(__threadfence_system)
HIPSPV_PTX_CALL(__isGlobal)
HIPSPV_PTX_CALL(__isShared)
HIPSPV_PTX_CALL(__isLocal)
HIPSPV_PTX_CALL(__isConstant)
HIPSPV_PTX_CALL(__cvta_generic_to_shared)
HIPSPV_PTX_CALL(__cvta_shared_to_generic)
HIPSPV_PTX_CALL(__activemask)
HIPSPV_PTX_CALL(__all_sync)
HIPSPV_PTX_CALL(__any_sync)
HIPSPV_PTX_CALL(__ballot_sync)
HIPSPV_PTX_CALL(__match_any_sync)
HIPSPV_PTX_CALL(__syncthreads_count)
HIPSPV_PTX_CALL(__syncthreads_and)
HIPSPV_PTX_CALL(__syncthreads_or)
#if !defined(__HIPSPV_NVPTX__)
HIPSPV_PTX_CALL(__hipspv_named_all)
HIPSPV_PTX_CALL(__hipspv_named_arrive)
HIPSPV_PTX_CALL(__hipspv_named_barrier_sync)
HIPSPV_PTX_CALL(__hipspv_named_barrier_vote)
#endif
HIPSPV_PTX_CALL(__barrier_sync)
HIPSPV_PTX_CALL(__fns)
HIPSPV_PTX_CALL(__reduce_add_sync)
HIPSPV_PTX_CALL(__reduce_min_sync)
HIPSPV_PTX_CALL(__reduce_max_sync)
HIPSPV_PTX_CALL(__reduce_and_sync)
HIPSPV_PTX_CALL(__reduce_or_sync)
HIPSPV_PTX_CALL(__reduce_xor_sync)
HIPSPV_PTX_CALL(__lane_id)
HIPSPV_PTX_CALL(__lanemask_eq)
HIPSPV_PTX_CALL(__lanemask_le)
HIPSPV_PTX_CALL(__lanemask_lt)
HIPSPV_PTX_CALL(__lanemask_ge)
HIPSPV_PTX_CALL(__lanemask_gt)
HIPSPV_PTX_CALL(__smid)
HIPSPV_PTX_CALL(clock64)
#undef HIPSPV_PTX_TO_WHOLE
#undef HIPSPV_PTX_ROUNDED
#undef HIPSPV_PTX_CALL

#define HIPSPV_PTX_INDEX(name, value)                    \
  HIPSPV_PTX unsigned int name##_x() { return value.x; } \
  HIPSPV_PTX unsigned int name##_y() { return value.y; } \
  HIPSPV_PTX unsigned int name##_z() { return value.z; }
HIPSPV_PTX_INDEX(tid, threadIdx)
HIPSPV_PTX_INDEX(ntid, blockDim)
HIPSPV_PTX_INDEX(ctaid, blockIdx)
HIPSPV_PTX_INDEX(nctaid, gridDim)
#undef HIPSPV_PTX_INDEX

template <class __T>
struct Signless {
  typedef __T type;
};
template <>
struct Signless<short> {
  typedef unsigned short type;
};
template <>
struct Signless<int> {
  typedef unsigned int type;
};
template <>
struct Signless<long long> {
  typedef unsigned long long type;
};
template <class __T>
using Unsigned = typename Signless<__T>::type;

/* A register's value as of another type: integers are cut off or extended, pointers are integers, and anything else
   keeps its bits. Immediate operands are arguments of templates. */
template <class __T, class __F>
HIPSPV_PTX constexpr __T as(__F value) {
  constexpr bool whole = __is_integral(__T) && (__is_integral(__F) || __is_enum(__F));
  if constexpr (__is_same(__T, __F)) {
    return value;
  } else if constexpr (whole) {
    return static_cast<__T>(value);
  } else if constexpr (__is_pointer(__F) && __is_integral(__T)) {
    return static_cast<__T>(reinterpret_cast<unsigned long long>(value));
  } else if constexpr (__is_pointer(__T)) {
    return reinterpret_cast<__T>(static_cast<unsigned long long>(value));
  } else {
    static_assert(sizeof(__T) == sizeof(__F), "the operand of inline PTX hasn't the size of its register");
    return __builtin_bit_cast(__T, value);
  }
}
template <class __T, class __F>
HIPSPV_PTX void put(__T& to, __F value) {
  to = as<__T>(value);
}

/* Integers wrap around. */
template <class __T>
HIPSPV_PTX __T sum(__T a, __T b) {
  return static_cast<__T>(static_cast<Unsigned<__T>>(a) + static_cast<Unsigned<__T>>(b));
}
template <class __T>
HIPSPV_PTX __T difference(__T a, __T b) {
  return static_cast<__T>(static_cast<Unsigned<__T>>(a) - static_cast<Unsigned<__T>>(b));
}
HIPSPV_PTX unsigned int wide_product(unsigned short a, unsigned short b) { return static_cast<unsigned int>(a) * b; }
HIPSPV_PTX int wide_product(short a, short b) { return static_cast<int>(a) * b; }
HIPSPV_PTX unsigned long long wide_product(unsigned int a, unsigned int b) {
  return static_cast<unsigned long long>(a) * b;
}
HIPSPV_PTX long long wide_product(int a, int b) { return static_cast<long long>(a) * b; }
template <class __T>
HIPSPV_PTX __T low_product(__T a, __T b) {
  return static_cast<__T>(static_cast<unsigned long long>(a) * static_cast<unsigned long long>(b));
}
template <class __T>
HIPSPV_PTX __T high_product(__T a, __T b) {
  if constexpr (sizeof(__T) < 8) {
    return static_cast<__T>(wide_product(a, b) >> (8 * sizeof(__T)));
  } else if constexpr (__is_same(__T, long long)) {
    return ::__mul64hi(a, b);
  } else {
    return ::__umul64hi(a, b);
  }
}
HIPSPV_PTX bool* carry() { return ::__hipspv_ptx_carry(); }
template <class __T>
HIPSPV_PTX __T sum_with_carry(__T a, __T b, bool carry, bool* gives) {
  const __T sum = a + b;
  const __T whole = sum + carry;
  if (gives) *gives = (sum < a) | (whole < sum);
  return whole;
}
template <class __T>
HIPSPV_PTX __T difference_with_borrow(__T a, __T b, bool borrow, bool* gives) {
  const __T difference = a - b;
  if (gives) *gives = (a < b) | (difference < static_cast<__T>(borrow));
  return difference - borrow;
}
template <class __T>
HIPSPV_PTX __T shifted_left(__T a, unsigned int count) {
  return count < 8 * sizeof(__T) ? static_cast<__T>(a << count) : __T();
}
template <class __T>
HIPSPV_PTX __T shifted_right(__T a, unsigned int count) {
  constexpr unsigned int most = 8 * sizeof(__T) - 1;
  if constexpr (static_cast<__T>(-1) < __T()) {
    return static_cast<__T>(a >> (count < most ? count : most));
  } else {
    return count <= most ? static_cast<__T>(a >> count) : __T();
  }
}

/* PTX ISA 9.0, bfe: a field beyond the highest bit is filled with zeros, or with the sign. */
template <class __T>
HIPSPV_PTX __T bit_field(__T a, unsigned int position, unsigned int length) {
  constexpr unsigned int bits = 8 * sizeof(__T);
  constexpr bool is_signed = static_cast<__T>(-1) < __T();
  position &= 255;
  length &= 255;
  if (length == 0) return __T();
  const unsigned int top = position + length - 1 < bits - 1 ? position + length - 1 : bits - 1;
  const bool sign = is_signed && ((static_cast<Unsigned<__T>>(a) >> top) & 1);
  const Unsigned<__T> mask = length < bits ? (static_cast<Unsigned<__T>>(1) << length) - 1 : ~Unsigned<__T>();
  const Unsigned<__T> low = shifted_right(static_cast<Unsigned<__T>>(a), position) & mask;
  const Unsigned<__T> present = position < bits ? bits - position : 0;
  const Unsigned<__T> filled = present < bits ? ~Unsigned<__T>() << present : Unsigned<__T>();
  return static_cast<__T>(sign ? low | (length < bits ? ~mask : Unsigned<__T>()) | filled : low);
}
template <class __T>
HIPSPV_PTX __T with_bit_field(__T a, __T b, unsigned int position, unsigned int length) {
  constexpr unsigned int bits = 8 * sizeof(__T);
  position &= 255;
  length &= 255;
  const __T mask = shifted_left<__T>(length < bits ? (static_cast<__T>(1) << length) - 1 : ~__T(), position);
  return (shifted_left(a, position) & mask) | (b & ~mask);
}
/* bmsk and szext: with `wraps`, positions and lengths of more than 31 bits count modulo 32, or else as 32. */
template <bool wraps>
HIPSPV_PTX unsigned int up_to_32(unsigned int a) {
  return wraps ? a & 31 : a < 32 ? a : 32;
}
template <bool wraps>
HIPSPV_PTX unsigned int bit_mask(unsigned int position, unsigned int length) {
  const unsigned int ones = shifted_right(~0u, 32 - up_to_32<wraps>(length));
  return shifted_left(ones, up_to_32<wraps>(position));
}
template <bool wraps, class __T>
HIPSPV_PTX __T extended(__T a, unsigned int bits) {
  const unsigned int rest = 32 - up_to_32<wraps>(bits);
  return rest == 32 ? __T() : static_cast<__T>(static_cast<__T>(static_cast<unsigned int>(a) << rest) >> rest);
}
HIPSPV_PTX int high_product_24(int a, int b) {
  const long long left = static_cast<int>(static_cast<unsigned int>(a) << 8) >> 8;
  return static_cast<int>((left * (static_cast<int>(static_cast<unsigned int>(b) << 8) >> 8)) >> 16);
}
HIPSPV_PTX unsigned int high_product_24(unsigned int a, unsigned int b) {
  return static_cast<unsigned int>(((a & 0xffffffull) * (b & 0xffffffull)) >> 16);
}
template <class __A, class __B, class __C>
HIPSPV_PTX __C dot_of_shorts(__A a, __B b, __C c, int half) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int i = 0; i < 2; ++i) {
    const unsigned int x = static_cast<unsigned int>(a) >> (16 * i);
    const unsigned int y = static_cast<unsigned int>(b) >> (16 * half + 8 * i);
    const int p = __is_same(__A, int) ? static_cast<short>(x) : static_cast<unsigned short>(x);
    const int q = __is_same(__B, int) ? static_cast<signed char>(y) : static_cast<unsigned char>(y);
    sum += static_cast<unsigned int>(p * q);
  }
  return static_cast<__C>(sum);
}
template <class __T>
HIPSPV_PTX unsigned int highest_bit(__T a) {
  const unsigned long long value = static_cast<Unsigned<__T>>(a < __T() ? ~a : a);
  return value ? 63u - static_cast<unsigned int>(__builtin_clzll(value)) : ~0u;
}
template <class __T>
HIPSPV_PTX unsigned int shift_of_highest_bit(__T a) {
  const unsigned int at = highest_bit(a);
  return at == ~0u ? at : 8 * sizeof(__T) - 1 - at;
}
HIPSPV_PTX unsigned int permuted(unsigned int a, unsigned int b, unsigned int selector) {
  const unsigned long long bytes = static_cast<unsigned long long>(b) << 32 | a;
  unsigned int result = 0;
  for (unsigned int i = 0; i < 4; ++i) {
    const unsigned int nibble = selector >> (4 * i);
    const unsigned int byte = static_cast<unsigned int>(bytes >> (8 * (nibble & 7))) & 255;
    result |= (nibble & 8 ? (byte & 128 ? 255u : 0u) : byte) << (8 * i);
  }
  return result;
}
HIPSPV_PTX unsigned int logical(unsigned int a, unsigned int b, unsigned int c, unsigned int table) {
  unsigned int result = 0;
  for (unsigned int i = 0; i < 8; ++i)
    if (table >> i & 1) result |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
  return result;
}
template <class __A, class __B, class __C>
HIPSPV_PTX __C dot_of_bytes(__A a, __B b, __C c) {
  unsigned int sum = static_cast<unsigned int>(c);
  for (int i = 0; i < 4; ++i) {
    const unsigned int x = static_cast<unsigned int>(a) >> (8 * i), y = static_cast<unsigned int>(b) >> (8 * i);
    const int p = __is_same(__A, int) ? static_cast<signed char>(x) : static_cast<unsigned char>(x);
    const int q = __is_same(__B, int) ? static_cast<signed char>(y) : static_cast<unsigned char>(y);
    sum += static_cast<unsigned int>(p * q);
  }
  return static_cast<__C>(sum);
}

/* Floating point. */
template <class __T>
HIPSPV_PTX bool is_nan(__T a) {
  return !(a == a);
}
template <class __T, class __F>
HIPSPV_PTX __T saturated(__F value) {
  constexpr bool is_signed = static_cast<__T>(-1) < __T();
  constexpr __T most = static_cast<__T>(is_signed ? ~(1ull << (8 * sizeof(__T) - 1)) : ~0ull);
  if (value < __F()) {
    if constexpr (!is_signed) return __T();
    const long long least = -static_cast<long long>(most) - 1;
    return static_cast<long long>(value) < least ? static_cast<__T>(least) : static_cast<__T>(value);
  }
  return static_cast<unsigned long long>(value) > static_cast<unsigned long long>(most) ? most
                                                                                        : static_cast<__T>(value);
}

/* Video instructions: lanes of a register are extended, and results cut off or limited to their lane. */
struct VideoSum {
  HIPSPV_PTX static long long of(long long a, long long b) { return a + b; }
};
struct VideoDifference {
  HIPSPV_PTX static long long of(long long a, long long b) { return a - b; }
};
struct VideoDistance {
  HIPSPV_PTX static long long of(long long a, long long b) { return a < b ? b - a : a - b; }
};
struct VideoLeast {
  HIPSPV_PTX static long long of(long long a, long long b) { return a < b ? a : b; }
};
struct VideoGreatest {
  HIPSPV_PTX static long long of(long long a, long long b) { return a < b ? b : a; }
};
struct VideoAverage {
  HIPSPV_PTX static long long of(long long a, long long b) { return (a + b + (a + b >= 0)) >> 1; }
};
template <bool left, bool wraps>
struct VideoShift {
  HIPSPV_PTX static long long of(long long a, long long b) {
    const int count = static_cast<int>(wraps ? b & 31 : b < 32 ? b : 32);
    return left ? static_cast<long long>(static_cast<unsigned long long>(a) << count) : a >> count;
  }
};
template <char first, char second>
struct VideoComparison {
  HIPSPV_PTX static long long of(long long a, long long b) {
    return first == 'e' ? a == b : first == 'n' ? a != b : (first == 'l' ? a < b : a > b) || (second == 'e' && a == b);
  }
};
template <class __T>
HIPSPV_PTX long long video_lane(__T value, int bits, int i) {
  const int above = 32 - bits * (i + 1);
  return static_cast<__T>(static_cast<unsigned int>(value) << above) >> (32 - bits);
}
template <class __F, class __D, class __A, class __B, int lanes, bool saturates, class __S>
HIPSPV_PTX __D video(__A a, __B b, __D c = 0) {
  constexpr int bits = 32 / lanes;
  constexpr unsigned int mask = ~0u >> (32 - bits);
  constexpr long long most = static_cast<__D>(-1) < __D() ? mask >> 1 : mask, least = most == mask ? 0 : -most - 1;
  unsigned int result = 0;
  for (int i = 0; i < lanes; ++i) {
    long long value = __F::of(video_lane(a, bits, i), video_lane(b, bits, i));
    if (saturates) value = value < least ? least : value > most ? most : value;
    if constexpr (__is_same(__S, void)) {
      result |= (static_cast<unsigned int>(value) & mask) << (bits * i);
    } else if constexpr (lanes == 1) {
      result = static_cast<unsigned int>(__S::of(static_cast<__D>(value), c));
    } else {
      result += static_cast<unsigned int>(value) + (i == 0 ? static_cast<unsigned int>(c) : 0u);
    }
  }
  return static_cast<__D>(result);
}

/* Memory. */
template <bool shared>
HIPSPV_PTX void* address(unsigned long long value) {
  return shared ? ::__cvta_shared_to_generic(value) : reinterpret_cast<void*>(value);
}
constexpr int relaxed = __ATOMIC_RELAXED, acquire = __ATOMIC_ACQUIRE, release = __ATOMIC_RELEASE;
constexpr int acq_rel = __ATOMIC_ACQ_REL;
constexpr int block = __HIP_MEMORY_SCOPE_WORKGROUP, device = __HIP_MEMORY_SCOPE_AGENT;
constexpr int system = __HIP_MEMORY_SCOPE_SYSTEM;
struct volatile_access {};
template <int order, int scope>
struct atomic_access {};
template <class __T>
HIPSPV_PTX __T load(void* at, int i) {
  return static_cast<__T*>(at)[i];
}
template <class __T>
HIPSPV_PTX __T load(void* at, int i, volatile_access) {
  return static_cast<volatile __T*>(at)[i];
}
template <class __T>
HIPSPV_PTX void store(void* at, int i, __T value) {
  static_cast<__T*>(at)[i] = value;
}
template <class __T>
HIPSPV_PTX void store(void* at, int i, __T value, volatile_access) {
  static_cast<volatile __T*>(at)[i] = value;
}
/*
 * OpenCL has no atomic access of 16 bytes. Intel's CPU device and PoCL access an aligned vector at once; Mesa's
 * llvmpipe doesn't (tests/opencl_drivers/known.yaml).
 */
#ifdef __GCC_HAVE_SYNC_COMPARE_AND_SWAP_16
constexpr int largest_atomic = 16;
#else
constexpr int largest_atomic = 8;
#endif
template <class __T, int order, int scope>
HIPSPV_PTX __T load(void* at, int i, atomic_access<order, scope>) {
  if constexpr (sizeof(__T) <= largest_atomic) {
    return __hip_atomic_load(static_cast<__T*>(at) + i, order, scope);
  } else {
    const __T value = static_cast<volatile __T*>(at)[i];
    if constexpr (order != relaxed) ::__threadfence_system();
    return value;
  }
}
template <class __T, int order, int scope>
HIPSPV_PTX void store(void* at, int i, __T value, atomic_access<order, scope>) {
  if constexpr (sizeof(__T) <= largest_atomic) {
    __hip_atomic_store(static_cast<__T*>(at) + i, value, order, scope);
  } else {
    if constexpr (order != relaxed) ::__threadfence_system();
    static_cast<volatile __T*>(at)[i] = value;
  }
}
/*
 * Vectors. NVIDIA's GPUs access one at once, on which CUB's scans rely for strong and volatile accesses: the state and
 * the value of a tile. PTX ISA, 8.2.2, promises it for each element alone.
 */
template <class __T, int count>
struct vector {
  __T at[count];
};
template <int bytes>
struct word {
  typedef void type;
};
template <>
struct word<4> {
  typedef unsigned int __attribute__((may_alias)) type;
};
template <>
struct word<8> {
  typedef unsigned long long __attribute__((may_alias)) type;
};
template <>
struct word<16> {
#ifdef __GCC_HAVE_SYNC_COMPARE_AND_SWAP_16
  typedef unsigned __int128 __attribute__((may_alias)) type;
#else
  typedef unsigned long long __attribute__((ext_vector_type(2), may_alias)) type;
#endif
};
template <class __T, int count, class... __How>
HIPSPV_PTX vector<__T, count> load_vector(void* at, __How... how) {
  typedef typename word<sizeof(vector<__T, count>)>::type __W;
  if constexpr (sizeof...(how) != 0 && !std::is_void_v<__W>) {
    typedef vector<__T, count> __V;
    return __builtin_bit_cast(__V, load<__W>(at, 0, how...));
  } else {
    vector<__T, count> values;
    for (int i = 0; i < count; ++i) values.at[i] = load<__T>(at, i, how...);
    return values;
  }
}
template <class __T, int count, class... __How>
HIPSPV_PTX void store_vector(void* at, vector<__T, count> values, __How... how) {
  typedef typename word<sizeof values>::type __W;
  if constexpr (sizeof...(how) != 0 && !std::is_void_v<__W>)
    store<__W>(at, 0, __builtin_bit_cast(__W, values), how...);
  else
    for (int i = 0; i < count; ++i) store<__T>(at, i, values.at[i], how...);
}
#define HIPSPV_PTX_ATOMIC(name, function)                    \
  template <int order, int scope, class __T>                 \
  HIPSPV_PTX __T atomic_##name(__T* at, __T value) {         \
    return __hip_atomic_##function(at, value, order, scope); \
  }
HIPSPV_PTX_ATOMIC(add, fetch_add)
HIPSPV_PTX_ATOMIC(and, fetch_and)
HIPSPV_PTX_ATOMIC(or, fetch_or)
HIPSPV_PTX_ATOMIC(xor, fetch_xor)
HIPSPV_PTX_ATOMIC(min, fetch_min)
HIPSPV_PTX_ATOMIC(max, fetch_max)
HIPSPV_PTX_ATOMIC(exch, exchange)
#undef HIPSPV_PTX_ATOMIC
template <int order, int scope, class __T>
HIPSPV_PTX __T atomic_cas(__T* at, __T expected, __T value) {
  constexpr int failed = order == acq_rel ? acquire : order == release ? relaxed : order;
  __hip_atomic_compare_exchange_strong(at, &expected, value, order, failed, scope);
  return expected;
}
template <int order, int scope>
HIPSPV_PTX unsigned int atomic_inc(unsigned int* at, unsigned int limit) {
  return ::atomicInc(at, limit);
}
template <int order, int scope>
HIPSPV_PTX unsigned int atomic_dec(unsigned int* at, unsigned int limit) {
  return ::atomicDec(at, limit);
}
namespace barrier = ::__hipspv_barrier_detail;

/* Both addresses are aligned to the size. */
template <unsigned int size>
HIPSPV_PTX void copy(void* to, const void* source, unsigned int read) {
  unsigned char bytes[size];
  if (read >= size)
    __builtin_memcpy(bytes, __builtin_assume_aligned(source, size), size);
  else
    for (unsigned int i = 0; i < size; ++i) bytes[i] = i < read ? static_cast<const unsigned char*>(source)[i] : 0;
  __builtin_memcpy(__builtin_assume_aligned(to, size), bytes, size);
}

/* Bulk copies: sizes and addresses are multiples of 16. */
HIPSPV_PTX void copy_bulk(void* to, const void* source, unsigned int size) {
  typedef unsigned int __attribute__((ext_vector_type(4), may_alias)) __W;
  for (unsigned int i = 0; i < size / 16; ++i) static_cast<__W*>(to)[i] = static_cast<const __W*>(source)[i];
}
template <class __T, class __F>
HIPSPV_PTX void reduce_bulk(void* to, const void* source, unsigned int size, __F update) {
  for (unsigned int i = 0; i < size / sizeof(__T); ++i)
    update(static_cast<__T*>(to) + i, static_cast<const __T*>(source)[i]);
}

/* Sums of short floats: the word that contains them is exchanged until nothing has changed it in between. */
template <int order, int scope, class __T>
HIPSPV_PTX __T atomic_float_sum(__T* at, __T value) {
  const unsigned long long address = reinterpret_cast<unsigned long long>(at);
  unsigned int* const word = reinterpret_cast<unsigned int*>(address & ~3ull);
  const unsigned int shift = static_cast<unsigned int>(address & 2) * 8;
  const unsigned int mask = sizeof value == 4 ? ~0u : 0xffffu << shift;
  unsigned int seen = __hip_atomic_load(word, relaxed, scope), now;
  __T old;
  constexpr int failed = order == acq_rel ? acquire : order == release ? relaxed : order;
  do {
    typedef std::conditional_t<sizeof value == 4, unsigned int, unsigned short> __U;
    old = __builtin_bit_cast(__T, static_cast<__U>(seen >> shift));
    const unsigned int sum = __builtin_bit_cast(__U, float_sum(old, value));
    now = (seen & ~mask) | sum << shift;
  } while (!__hip_atomic_compare_exchange_strong(word, &seen, now, order, failed, scope));
  return old;
}

HIPSPV_PTX void end_thread() { ::__hipspv_end_thread(); }

/* Warps. */
HIPSPV_PTX unsigned int match_all(unsigned int mask, unsigned long long value, bool* same) {
  int all = 0;
  const unsigned int found = ::__match_all_sync(mask, value, &all);
  *same = all != 0;
  return found;
}
HIPSPV_PTX unsigned int elected(unsigned int mask, bool* is_this) {
  ::__syncwarp(mask);
  const unsigned int lane = static_cast<unsigned int>(__builtin_ctz(mask));
  *is_this = ::__lane_id() == lane;
  return lane;
}
HIPSPV_PTX unsigned int warp_index() {
  return (threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z)) / warpSize;
}
HIPSPV_PTX unsigned int warp_count() { return (blockDim.x * blockDim.y * blockDim.z + warpSize - 1) / warpSize; }
HIPSPV_PTX bool same_in_all(unsigned int mask, bool value) {
  const unsigned int set = ::__ballot_sync(mask, value);
  return set == 0 || set == mask;
}
/* PTX ISA 9.0, shfl.sync: the lanes of a segment, and the last one that may be read. */
struct Segment {
  int lane, first, last, mask;
  HIPSPV_PTX explicit Segment(unsigned int c) {
    lane = static_cast<int>(::__lane_id());
    mask = c >> 8 & 31;
    first = lane & mask;
    last = first | (c & 31 & ~mask);
  }
};
HIPSPV_PTX unsigned int shuffled(unsigned int a, int lane, bool inside, unsigned int mask, bool* is_inside) {
  *is_inside = inside;
  return ::__shfl_sync(mask, a, inside ? lane : static_cast<int>(::__lane_id()));
}
#define HIPSPV_PTX_SHUFFLE(name, from, inside)                                                               \
  HIPSPV_PTX unsigned int shuffled_##name(unsigned int a, unsigned int b, unsigned int c, unsigned int mask, \
                                          bool* is_inside) {                                                 \
    const Segment s(c);                                                                                      \
    const int by = static_cast<int>(b & 31), lane = from;                                                    \
    return shuffled(a, lane, inside, mask, is_inside);                                                       \
  }
HIPSPV_PTX_SHUFFLE(up, s.lane - by, lane >= s.last)
HIPSPV_PTX_SHUFFLE(down, s.lane + by, lane <= s.last)
HIPSPV_PTX_SHUFFLE(bfly, s.lane ^ by, lane <= s.last)
HIPSPV_PTX_SHUFFLE(idx, s.first | (by & ~s.mask), lane <= s.last)
#undef HIPSPV_PTX_SHUFFLE

/* Matrices of 8 rows of 8 elements of 16 bits. A lane has two neighbours of a row: those 2 t and 2 t + 1 of row g. */
namespace matrix = ::__hipspv_matrix;

/* mma: the elements of C and D are pairs of halves in integers, or registers. */
template <class __A, class __R>
using MatrixElement =
    std::conditional_t<__is_same(__R, unsigned int) && __is_same(typename __A::type, float), _Float16, __R>;
template <class __A, class __B, int rows, int steps, bool limited, class __D, class __R, class __C, int count_d,
          int count_c>
HIPSPV_PTX void matrix_product(__D (&d)[count_d], const __R (&a)[rows * steps], const __R (&b)[steps],
                               const __C (&c)[count_c]) {
  MatrixElement<__A, __C> before[2 * rows];
  MatrixElement<__A, __D> after[2 * rows];
  __builtin_memcpy(before, c, sizeof c);
  matrix::multiply_add<__A, __B, rows, 1, steps, limited>(after, a, b, before);
  __builtin_memcpy(d, after, sizeof d);
}

/* m8n8k4 of halves: four groups of 8 lanes, 4 g to 4 g + 3 and those 16 above, have a product of 8 x 4 and 4 x 8 each.
   Line i of A or of the transposed B: the four elements of a lane, or with `across` one element of each of four lanes.
 */
template <bool across>
HIPSPV_PTX void quad_line(float (&line)[4], const unsigned int (&registers)[2], unsigned int i) {
  const unsigned int first = (::__lane_id() & 12) + 16 * (i >> 2), within = i & 3;
  unsigned int low = 0, high = 0;
#pragma clang loop unroll(full)
  for (unsigned int k = 0; k < 4; ++k) {
    if (across || k == 0) {
      const unsigned int lane = first + (across ? k : within);
      low = matrix::from(registers[0], lane);
      high = matrix::from(registers[1], lane);
    }
    const unsigned int element = across ? within : k;
    line[k] = matrix::half::at(element & 2 ? high : low, static_cast<int>(element & 1));
  }
}
/* The elements of C and D are halves of a row, or floats of two rows and four columns. */
template <bool a_across, bool b_across, class __R, int count>
HIPSPV_PTX void quad_product(__R (&d)[count], const unsigned int (&a)[2], const unsigned int (&b)[2],
                             const __R (&c)[count]) {
  typedef MatrixElement<matrix::half, __R> __C;
  constexpr bool halves = __is_same(__C, _Float16);
  const unsigned int lane = ::__lane_id(), upper = lane >> 2 & 4;
  __C sums[8];
  __builtin_memcpy(sums, c, sizeof sums);
#pragma clang loop unroll(full)
  for (unsigned int i = 0; i < 8; ++i) {
    float row[4], column[4];
    quad_line<a_across>(row, a, upper + (halves ? lane & 3 : (lane & 1) + (i & 2)));
    quad_line<b_across>(column, b, halves ? i : (i & 4) + (lane & 2) + (i & 1));
    float sum = matrix::widened<float>(sums[i]);
    for (int k = 0; k < 4; ++k) sum = __builtin_elementwise_fma(row[k], column[k], sum);
    sums[i] = static_cast<__C>(sum);
  }
  __builtin_memcpy(d, sums, sizeof sums);
}

/* The lane of the group g and the index t gets the addresses of the rows of matrix i from lanes 8 i to 8 i + 7. */
template <class __T>
HIPSPV_PTX char* matrix_row(__T* address, unsigned int row) {
  return reinterpret_cast<char*>(matrix::from(reinterpret_cast<unsigned long long>(address), row));
}
template <bool transposed, int count>
HIPSPV_PTX void load_matrices(unsigned int (&rows)[count], const void* address) {
  const unsigned int lane = ::__lane_id() & 31, g = lane >> 2, t = lane & 3;
#pragma clang loop unroll(full)
  for (unsigned int i = 0; i < count; ++i) {
    if constexpr (transposed) {
      unsigned short pair[2];
      for (unsigned int j = 0; j < 2; ++j)
        __builtin_memcpy(&pair[j], __builtin_assume_aligned(matrix_row(address, 8 * i + 2 * t + j) + 2 * g, 2), 2);
      rows[i] = pair[0] | static_cast<unsigned int>(pair[1]) << 16;
    } else {
      __builtin_memcpy(&rows[i], __builtin_assume_aligned(matrix_row(address, 8 * i + g) + 4 * t, 4), 4);
    }
  }
}
template <bool transposed, int count>
HIPSPV_PTX void store_matrices(const void* address, const unsigned int (&rows)[count]) {
  const unsigned int lane = ::__lane_id() & 31, g = lane >> 2, t = lane & 3;
#pragma clang loop unroll(full)
  for (unsigned int i = 0; i < count; ++i) {
    if constexpr (transposed) {
      const unsigned short pair[] = {static_cast<unsigned short>(rows[i]), static_cast<unsigned short>(rows[i] >> 16)};
      for (unsigned int j = 0; j < 2; ++j)
        __builtin_memcpy(__builtin_assume_aligned(matrix_row(address, 8 * i + 2 * t + j) + 2 * g, 2), &pair[j], 2);
    } else {
      __builtin_memcpy(__builtin_assume_aligned(matrix_row(address, 8 * i + g) + 4 * t, 4), &rows[i], 4);
    }
  }
}
template <class __T>
HIPSPV_PTX unsigned int transposed_matrix(__T row) {
  const unsigned int lane = ::__lane_id() & 31, g = lane >> 2, t = lane & 3, shift = g % 2 * 16;
  const unsigned int even = matrix::from(row, 8 * t + g / 2) >> shift;
  const unsigned int odd = matrix::from(row, 8 * t + 4 + g / 2) >> shift;
  return (even & 0xffff) | odd << 16;
}

#undef HIPSPV_PTX
}  // namespace __hipspv_ptx

#endif

#endif
