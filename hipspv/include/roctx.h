/*
 * Marks and ranges for AMD's profilers. No tool listens: depths and ids of ranges are kept, as in AMD's library
 * without one, and nothing is recorded. Names: ROCm/rocprofiler-sdk rocprofiler-sdk-roctx/roctx.h.
 */
#ifndef HIPSPV_ROCTX_H
#define HIPSPV_ROCTX_H

#include <stdint.h>

#define ROCTX_VERSION_MAJOR 4
#define ROCTX_VERSION_MINOR 1

typedef uint64_t roctx_range_id_t;
typedef uint64_t roctx_thread_id_t;
struct ihipStream_t;
struct hsa_agent_s;

/* In C each source has its own. */
#ifdef __cplusplus
#define HIPSPV_ROCTX_INLINE inline
#else
#define HIPSPV_ROCTX_INLINE static inline
#endif
/* For the calling thread. */
HIPSPV_ROCTX_INLINE int* __hipspv_roctx_depth(void) {
  static __thread int depth;
  return &depth;
}
HIPSPV_ROCTX_INLINE roctx_range_id_t __hipspv_roctx_range(void) {
  static roctx_range_id_t last;
  return __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
}

/* Unnamed parameters need C++ or C23, so `(void)` is used. */
#define HIPSPV_ROCTX(type, name, parameters, ignored, result) \
  HIPSPV_ROCTX_INLINE type name parameters {                  \
    ignored;                                                  \
    return result;                                            \
  }
HIPSPV_ROCTX(uint32_t, roctx_version_major, (void), (void)0, ROCTX_VERSION_MAJOR)
HIPSPV_ROCTX(uint32_t, roctx_version_minor, (void), (void)0, ROCTX_VERSION_MINOR)
HIPSPV_ROCTX(void, roctxMarkA, (const char* message), (void)message, )
HIPSPV_ROCTX(int, roctxRangePushA, (const char* message), (void)message, (*__hipspv_roctx_depth())++)
HIPSPV_ROCTX(int, roctxRangePop, (void), (void)0, *__hipspv_roctx_depth() > 0 ? --*__hipspv_roctx_depth() : -1)
HIPSPV_ROCTX(roctx_range_id_t, roctxRangeStartA, (const char* message), (void)message, __hipspv_roctx_range())
HIPSPV_ROCTX(void, roctxRangeStop, (roctx_range_id_t range), (void)range, )
HIPSPV_ROCTX(int, roctxProfilerPause, (roctx_thread_id_t thread), (void)thread, 0)
HIPSPV_ROCTX(int, roctxProfilerResume, (roctx_thread_id_t thread), (void)thread, 0)
HIPSPV_ROCTX(int, roctxNameOsThread, (const char* name), (void)name, 0)
HIPSPV_ROCTX(int, roctxNameHsaAgent, (const char* name, const struct hsa_agent_s* agent), (void)name; (void)agent, 0)
HIPSPV_ROCTX(int, roctxNameHipDevice, (const char* name, int device), (void)name; (void)device, 0)
HIPSPV_ROCTX(int, roctxNameHipStream, (const char* name, const struct ihipStream_t* stream), (void)name;
             (void)stream, 0)
HIPSPV_ROCTX(int, roctxGetThreadId, (roctx_thread_id_t * thread), *thread = 0, 0)
#undef HIPSPV_ROCTX
#undef HIPSPV_ROCTX_INLINE

#define roctxMark(message) roctxMarkA(message)
#define roctxRangePush(message) roctxRangePushA(message)
#define roctxRangeStart(message) roctxRangeStartA(message)

#endif
