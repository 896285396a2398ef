// Tells ThreadSanitizer about ordering by a device API, which isn't built with it.
#pragma once

#if defined(__SANITIZE_THREAD__)
#define HIPSPV_THREAD_SANITIZER 1
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define HIPSPV_THREAD_SANITIZER 1
#endif
#endif

#ifdef HIPSPV_THREAD_SANITIZER
extern "C" void __tsan_release(void* address);
extern "C" void __tsan_acquire(void* address);
#endif

namespace hipspv {

// The thread's accesses before handOver are ordered before those after another thread's takeOver of the same address.
inline void handOver([[maybe_unused]] const void* address) {
#ifdef HIPSPV_THREAD_SANITIZER
  __tsan_release(const_cast<void*>(address));
#endif
}

inline void takeOver([[maybe_unused]] const void* address) {
#ifdef HIPSPV_THREAD_SANITIZER
  __tsan_acquire(const_cast<void*>(address));
#endif
}

}  // namespace hipspv
