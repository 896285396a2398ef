// OpenCL's built-in functions that the other libraries, the headers and the passes call by their mangled names. The host's
// math library has most of those of floats: a function whose name begins with __hipspv_host_ is the host's of the rest of
// that name (hipspv/targets/cpu/passes/host_functions.py), since device code has functions of the same names.

#include "block_abi.h"

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

#define LABEL(name) __asm__(#name)

#include "opencl_integers.inc"

// ---- Floats, by LLVM's intrinsics: instructions, or the host's functions

#define OF_FLOATS_1(name, length, expression)                    \
  OF_1(float, _Z##length##name##f, float, expression)            \
  OF_1(double, _Z##length##name##d, double, expression)
#define OF_FLOATS_2(name, length, expression)                    \
  OF_2(float, _Z##length##name##ff, float, expression)           \
  OF_2(double, _Z##length##name##dd, double, expression)
#define TEST(name, length, expression)                           \
  OF_1(int, _Z##length##name##f, float, expression)              \
  OF_1(int, _Z##length##name##d, double, expression)

OF_FLOATS_1(rint, 4, __builtin_elementwise_rint(x))
OF_FLOATS_1(trunc, 5, __builtin_elementwise_trunc(x))
OF_FLOATS_1(ceil, 4, __builtin_elementwise_ceil(x))
OF_FLOATS_1(floor, 5, __builtin_elementwise_floor(x))
OF_FLOATS_1(round, 5, __builtin_elementwise_round(x))
OF_FLOATS_1(fabs, 4, __builtin_elementwise_abs(x))
OF_FLOATS_1(sqrt, 4, __builtin_elementwise_sqrt(x))
OF_FLOATS_1(rsqrt, 5, 1 / __builtin_elementwise_sqrt(x))
OF_FLOATS_1(acos, 4, __builtin_elementwise_acos(x))
OF_FLOATS_1(atan, 4, __builtin_elementwise_atan(x))
OF_FLOATS_1(cosh, 4, __builtin_elementwise_cosh(x))
OF_FLOATS_1(sinh, 4, __builtin_elementwise_sinh(x))
OF_FLOATS_1(exp, 3, __builtin_elementwise_exp(x))
OF_FLOATS_1(exp10, 5, __builtin_elementwise_exp10(x))
OF_FLOATS_1(log, 3, __builtin_elementwise_log(x))
OF_FLOATS_1(log2, 4, __builtin_elementwise_log2(x))
OF_FLOATS_1(sin, 3, __builtin_elementwise_sin(x))
OF_FLOATS_1(cos, 3, __builtin_elementwise_cos(x))
OF_FLOATS_2(copysign, 8, __builtin_elementwise_copysign(x, y))
OF_FLOATS_2(fmax, 4, isnan(x) ? y : isnan(y) ? x : x < y ? y : x)
OF_FLOATS_2(fmin, 4, isnan(x) ? y : isnan(y) ? x : y < x ? y : x)
OF_FLOATS_2(fdim, 4, isnan(x) || isnan(y) ? x + y : x > y ? x - y : 0)
OF_FLOATS_2(powr, 4, __builtin_elementwise_pow(x, y))
OF_3(float, _Z3fmafff, float, __builtin_elementwise_fma(x, y, z))
OF_3(double, _Z3fmaddd, double, __builtin_elementwise_fma(x, y, z))

TEST(isnan, 5, x != x)
TEST(isinf, 5, __builtin_elementwise_abs(x) == INFINITY)
TEST(isfinite, 8, __builtin_elementwise_abs(x) < INFINITY)
OF_1(int, _Z7signbitf, float, as_int(x) < 0)
OF_1(int, _Z7signbitd, double, as_long(x) < 0)
OF_1(float, _Z3nanj, uint, as_float(0x7fc00000u | (x & 0x3fffff)))
OF_1(double, _Z3nanm, ulong, as_double(0x7ff8000000000000ul | (x & 0x7fffffffffffful)))

// ---- Floats, by the host's functions

#define HOST_1(name, length)                                                     \
  float host_##name##_f(float) LABEL(__hipspv_host_##name##f);                  \
  double host_##name##_d(double) LABEL(__hipspv_host_##name);                   \
  OF_1(float, _Z##length##name##f, float, host_##name##_f(x))                   \
  OF_1(double, _Z##length##name##d, double, host_##name##_d(x))
#define HOST_2(name, length)                                                     \
  float host_##name##_f(float, float) LABEL(__hipspv_host_##name##f);           \
  double host_##name##_d(double, double) LABEL(__hipspv_host_##name);           \
  OF_2(float, _Z##length##name##ff, float, host_##name##_f(x, y))               \
  OF_2(double, _Z##length##name##dd, double, host_##name##_d(x, y))

HOST_1(cbrt, 4)
HOST_1(erf, 3)
HOST_1(erfc, 4)
HOST_1(expm1, 5)
HOST_1(log1p, 5)
HOST_1(logb, 4)
HOST_1(tgamma, 6)
HOST_2(fmod, 4)
HOST_2(hypot, 5)
HOST_2(nextafter, 9)
HOST_2(remainder, 9)
#undef HOST_2
#undef HOST_1

// The host's lgamma writes a variable of the process.
float host_lgamma_f(float, int *) LABEL(__hipspv_host_lgammaf_r);
double host_lgamma_d(double, int *) LABEL(__hipspv_host_lgamma_r);
float lgamma_f(float x) LABEL(_Z6lgammaf);
float lgamma_f(float x) {
  int sign;
  return host_lgamma_f(x, &sign);
}
double lgamma_d(double x) LABEL(_Z6lgammad);
double lgamma_d(double x) {
  int sign;
  return host_lgamma_d(x, &sign);
}

#define HOST_RESULT(T, code, suffix)                                                        \
  T host_frexp_##code(T, int *) LABEL(__hipspv_host_frexp##suffix);                         \
  T host_remquo_##code(T, T, int *) LABEL(__hipspv_host_remquo##suffix);                    \
  T frexp_##code(T x, int *exponent) LABEL(_Z5frexp##code##PU9CLgenerici);                  \
  T frexp_##code(T x, int *exponent) { return host_frexp_##code(x, exponent); }             \
  T remquo_##code(T x, T y, int *quotient) LABEL(_Z6remquo##code##code##PU9CLgenerici);     \
  T remquo_##code(T x, T y, int *quotient) {                                                \
    int bits = 0;                                                                           \
    const T rest = host_remquo_##code(x, y, &bits);                                         \
    *quotient = bits;                                                                       \
    return rest;                                                                            \
  }
HOST_RESULT(float, f, f)
HOST_RESULT(double, d, )
#undef HOST_RESULT

// ---- Conversions to float with a rounding mode

#include "opencl_conversions.inc"

// x as the float after or before the nearest one, if that is on the other side of x. up, down: the side that is wrong.
static float directed(double x, bool up, bool down) {
  const float near = (float)x;
  if ((up && near > x) || (down && near < x)) {
    if (near == 0) return up ? -0x1p-149f : 0x1p-149f;
    return as_float(as_uint(near) + ((near > x) == (near > 0) ? ~0u : 1u));
  }
  return near;
}
OF_1(float, _Z17convert_float_rted, double, (float)x)
OF_1(float, _Z17convert_float_rtzd, double, directed(x, x > 0, x < 0))
OF_1(float, _Z17convert_float_rtpd, double, directed(x, false, true))
OF_1(float, _Z17convert_float_rtnd, double, directed(x, true, false))

// ---- Vectors

OF_1(float4, _Z14convert_float4Dv4_i, int4, __builtin_convertvector(x, float4))
OF_1(float4, _Z14convert_float4Dv4_j, uint4, __builtin_convertvector(x, float4))
OF_2(float, _Z3dotDv3_fS_, float3, x.x * y.x + x.y * y.y + x.z * y.z)
OF_1(float, _Z6lengthDv3_f, float3, __builtin_elementwise_sqrt(x.x * x.x + x.y * x.y + x.z * x.z))

#include "vectors.inc"

#undef TEST
#undef OF_FLOATS_2
#undef OF_FLOATS_1
#undef OF_3
#undef OF_2
#undef OF_1

// ---- Fences and clocks

void fence(uint memory, uint order, uint scope) LABEL(_Z22atomic_work_item_fencej12memory_order12memory_scope);
void fence(uint memory, uint order, uint scope) {
  (void)memory, (void)order, (void)scope;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

// struct timespec, and CLOCK_MONOTONIC (POSIX.1-2024, time.h; the value is Linux's).
struct host_time {
  long seconds, nanoseconds;
};
int host_clock(int clock, struct host_time *now) LABEL(__hipspv_host_clock_gettime);
ulong __hipspv_read_clock(void) {
  struct host_time now;
  host_clock(1, &now);
  return (ulong)now.seconds * 1000000000ul + (ulong)now.nanoseconds;
}

// ---- Exchanges among the lanes of a warp, when all of its lanes have stopped. The arrays have an element for each lane.
// here: the lanes that take part, a bit each. A lane that isn't there gives 0, as on AMD's GPUs.

void __hipspv_exchange32(uint *result, const uint *value, const uint *from, ulong here, uint lanes) {
  for (uint i = 0; i < lanes; i++) {
    const uint lane = from[i];
    result[i] = lane < lanes && here >> lane & 1 ? value[lane] : 0;
  }
}
void __hipspv_exchange64(ulong *result, const ulong *value, const uint *from, ulong here, uint lanes) {
  for (uint i = 0; i < lanes; i++) {
    const uint lane = from[i];
    result[i] = lane < lanes && here >> lane & 1 ? value[lane] : 0;
  }
}
void __hipspv_vote(ulong *result, const uint *predicate, ulong here, uint lanes) {
  ulong found = 0;
  for (uint i = 0; i < lanes; i++) found |= (ulong)(predicate[i] != 0) << i;
  found &= here;
  for (uint i = 0; i < lanes; i++) result[i] = found;
}

// The lanes that haven't ended.
ulong __hipspv_alive(const uchar *ended, uint lanes) {
  ulong found = 0;
  for (uint i = 0; i < lanes; i++) found |= (ulong)(ended[i] == 0) << i;
  return found;
}

// ---- Threads that may be at different stops

// The operation of a warp at a stop, by the kind of EXCHANGES in stops.py, and the offsets of its arrays in the frame.
struct exchange {
  ulong kind, offsets[3];
};

static char *array(const struct hipspv_block *block, ulong threads, ulong offset, ulong first, ulong size) {
  return block->frame + threads * offset + first * size;
}

static void perform(const struct hipspv_block *block, const struct exchange *exchange, ulong threads, uint first,
                    ulong here, uint lanes) {
  if (exchange->kind == 0) return;
  const ulong wide = exchange->kind == 2 ? 4 : 8, narrow = exchange->kind == 3 ? 8 : 4;
  char *result = array(block, threads, exchange->offsets[0], first, wide);
  char *value = array(block, threads, exchange->offsets[1], first, narrow);
  char *from = array(block, threads, exchange->offsets[2], first, 4);
  if (exchange->kind == 1) __hipspv_vote((ulong *)result, (uint *)value, here, lanes);
  if (exchange->kind == 2) __hipspv_exchange32((uint *)result, (uint *)value, (uint *)from, here, lanes);
  if (exchange->kind == 3) __hipspv_exchange64((ulong *)result, (ulong *)value, (uint *)from, here, lanes);
}

int host_yield(void) LABEL(__hipspv_host_sched_yield);

typedef uint step_function(const struct hipspv_block *block, uint thread, uint state);

// A run of one warp. last_block, last_warp: the last states of these kinds; those after them belong to threads that let
// others continue.
struct warp {
  const struct hipspv_block *block;
  step_function *step;
  uint *states;  // of the warp
  uint first, lanes, last_block, last_warp;
};

static bool any_waits(const struct warp *warp) {
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] > warp->last_warp) return true;
  return false;
}

// The lanes in the range of states go on to their next stops.
static void advance(const struct warp *warp, uint from, uint to) {
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] >= from && warp->states[i] <= to)
      warp->states[i] = warp->step(warp->block, warp->first + i, warp->states[i]);
}

// The first stop of the warp at which a lane is; ~0 if none is.
static uint earliest(const struct warp *warp) {
  uint found = ~0u;
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] > warp->last_block) found = min(found, warp->states[i]);
  return found;
}

static ulong lanes_at(const struct warp *warp, uint state) {
  ulong found = 0;
  for (uint i = 0; i < warp->lanes; i++) found |= (ulong)(warp->states[i] == state) << i;
  return found;
}

// Lanes that wait for a value go first, once: then those of other warps run. Without any the lanes at the warp's first
// stop continue: those at later ones wait for them.
static void run_warp(const struct warp *warp, const struct exchange *exchanges, ulong threads) {
  bool waited = false;
  for (;;) {
    if (any_waits(warp)) {
      if (waited) return;
      waited = true;
      advance(warp, warp->last_warp + 1, ~0u);
      continue;
    }
    const uint stop = earliest(warp);
    if (stop == ~0u) return;
    const ulong here = lanes_at(warp, stop);
    perform(warp->block, exchanges + stop, threads, warp->first, here, warp->lanes);
    for (uint i = 0; i < warp->lanes; i++)
      if (here >> i & 1) warp->states[i] = warp->step(warp->block, warp->first + i, stop);
  }
}

// Runs a block whose threads may be at different stops. states: an element for each thread. A thread at a barrier of the
// block continues when all others are at one, or have ended.
void __hipspv_run_threads(const struct hipspv_block *block, step_function *step, uint *states,
                          const struct exchange *exchanges, uint last_block, uint last_warp, uint width) {
  const uint count = block->size[0] * block->size[1] * block->size[2];
  const ulong threads = (count + 63) & ~63u;
  for (uint i = 0; i < count; i++) states[i] = 1;
  bool busy = false, any = true;
  while (any) {
    bool waits = false;
    any = false;
    for (uint first = 0; first < count; first += width) {
      const struct warp warp = {block, step, states + first, first, min(width, count - first), last_block, last_warp};
      if (!busy) advance(&warp, 1, last_block);
      run_warp(&warp, exchanges, threads);
      for (uint i = 0; i < warp.lanes; i++) any |= warp.states[i] != 0, waits |= warp.states[i] > last_block;
    }
    busy = waits;
    if (busy) host_yield();
  }
}
