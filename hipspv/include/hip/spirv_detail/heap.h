/*
 * malloc, free, new and delete in device code. If memory is exhausted, they return a null pointer, also new, as in
 * CUDA. Also part of <new>: nothing else is included here.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_HEAP_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_HEAP_H
#pragma GCC system_header /* clang warns of allocation functions that are inline */

extern "C" {
__attribute__((device)) __SIZE_TYPE__ __hipspv_malloc(__SIZE_TYPE__ size, __SIZE_TYPE__ alignment);
__attribute__((device)) void __hipspv_free(__SIZE_TYPE__ address);
__attribute__((device)) __SIZE_TYPE__ __hipspv_heap_size(__SIZE_TYPE__ address);
}

__attribute__((device, always_inline)) inline void* __hipspv_allocate(__SIZE_TYPE__ size, __SIZE_TYPE__ alignment) {
  return reinterpret_cast<void*>(__hipspv_malloc(size, alignment));
}
__attribute__((device)) inline void __hipspv_release(void* pointer) {
  __hipspv_free(reinterpret_cast<__SIZE_TYPE__>(pointer));
}

namespace std {
struct nothrow_t;
#if defined(__cpp_aligned_new)
enum class align_val_t : __SIZE_TYPE__;
#endif
}  // namespace std

/* Inlined before anything else: LLVM removes a new whose memory is never read, and assumes that it succeeds. */
#define HIPSPV_NEW __attribute__((device, always_inline)) inline void*
#define HIPSPV_DELETE __attribute__((device)) inline void

/* On the host side clang compares the exception specification with that of the host's own operator. */
#if defined(__HIP_DEVICE_COMPILE__)
HIPSPV_NEW operator new(__SIZE_TYPE__ size) { return __hipspv_allocate(size, 16); }
HIPSPV_NEW operator new[](__SIZE_TYPE__ size) { return __hipspv_allocate(size, 16); }
#endif
HIPSPV_NEW operator new(__SIZE_TYPE__ size, const std::nothrow_t&) noexcept { return __hipspv_allocate(size, 16); }
HIPSPV_NEW operator new[](__SIZE_TYPE__ size, const std::nothrow_t&) noexcept { return __hipspv_allocate(size, 16); }
HIPSPV_NEW operator new(__SIZE_TYPE__, void* address) noexcept { return address; }
HIPSPV_NEW operator new[](__SIZE_TYPE__, void* address) noexcept { return address; }

HIPSPV_DELETE operator delete(void* pointer) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete[](void* pointer) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete(void* pointer, const std::nothrow_t&) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete[](void* pointer, const std::nothrow_t&) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete(void*, void*) noexcept {}
HIPSPV_DELETE operator delete[](void*, void*) noexcept {}
#if __cplusplus >= 201402L
HIPSPV_DELETE operator delete(void* pointer, __SIZE_TYPE__) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete[](void* pointer, __SIZE_TYPE__) noexcept { __hipspv_release(pointer); }
#endif

#if defined(__cpp_aligned_new)
#if defined(__HIP_DEVICE_COMPILE__)
HIPSPV_NEW operator new(__SIZE_TYPE__ size, std::align_val_t alignment) {
  return __hipspv_allocate(size, static_cast<__SIZE_TYPE__>(alignment));
}
HIPSPV_NEW operator new[](__SIZE_TYPE__ size, std::align_val_t alignment) {
  return __hipspv_allocate(size, static_cast<__SIZE_TYPE__>(alignment));
}
#endif
HIPSPV_NEW operator new(__SIZE_TYPE__ size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return __hipspv_allocate(size, static_cast<__SIZE_TYPE__>(alignment));
}
HIPSPV_NEW operator new[](__SIZE_TYPE__ size, std::align_val_t alignment, const std::nothrow_t&) noexcept {
  return __hipspv_allocate(size, static_cast<__SIZE_TYPE__>(alignment));
}
HIPSPV_DELETE operator delete(void* pointer, std::align_val_t) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete[](void* pointer, std::align_val_t) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete(void* pointer, std::align_val_t, const std::nothrow_t&) noexcept {
  __hipspv_release(pointer);
}
HIPSPV_DELETE operator delete[](void* pointer, std::align_val_t, const std::nothrow_t&) noexcept {
  __hipspv_release(pointer);
}
HIPSPV_DELETE operator delete(void* pointer, __SIZE_TYPE__, std::align_val_t) noexcept { __hipspv_release(pointer); }
HIPSPV_DELETE operator delete[](void* pointer, __SIZE_TYPE__, std::align_val_t) noexcept { __hipspv_release(pointer); }
#endif

#undef HIPSPV_DELETE
#undef HIPSPV_NEW

#endif
