/*
 * nvcc's traits of extended lambdas (CUDA C++ Programming Guide, Extended Lambda Type Traits).
 *
 * clang compiles a lambda without attributes for both sides, as it does one with both, so both kinds count as
 * __host__ __device__. A return type is the same on both sides, which preserves it. A generic lambda doesn't say which
 * calls it takes: for one the traits are false.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_LAMBDAS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_LAMBDAS_H

namespace __hipspv_lambdas {

/* clang's name of a closure type, `(lambda at <file>:<line>:<column>)`, follows the first `=`. */
constexpr bool __starts_lambda(const char* __text) {
  return __text[0] == ' ' && __text[1] == '(' && __text[2] == 'l' && __text[3] == 'a' && __text[4] == 'm';
}
constexpr bool __names_lambda(const char* __text) {
  return *__text == '=' ? __starts_lambda(__text + 1) : *__text && __names_lambda(__text + 1);
}
template <class __T>
constexpr bool __is_lambda() {
  return __names_lambda(__PRETTY_FUNCTION__);
}

template <class __T>
__host__ __device__ __T&& __value() noexcept;

/* Takes the calls that a side may not make to the lambda, and as a template loses to its own operator. */
struct __refused {};
struct __fallback {
  template <class... __A>
  __host__ __device__ __refused* operator()(__A&&...) const;
};
template <class __T>
struct __tried : __T, __fallback {
  using __T::operator();
  using __fallback::operator();
};

/* clang leaves functions of the other side out of a call's candidates, by the function that contains the call. */
template <class __T, class... __A>
struct __calls {
  __host__ static constexpr bool __from_host() {
    return !__is_same(decltype(__value<__tried<__T>&>()(__value<__A>()...)), __refused*);
  }
  __device__ static constexpr bool __from_device() {
    return !__is_same(decltype(__value<__tried<__T>&>()(__value<__A>()...)), __refused*);
  }
  static constexpr bool __device_only = __from_device() && !__from_host();
  static constexpr bool __both = __from_device() && __from_host();
};

struct __unknown {
  static constexpr bool __device_only = false;
  static constexpr bool __both = false;
};
template <class __T, class __Operator>
struct __by_operator : __unknown {};
template <class __T, class __R, class... __A>
struct __by_operator<__T, __R (__T::*)(__A...)> : __calls<__T, __A...> {};
template <class __T, class __R, class... __A>
struct __by_operator<__T, __R (__T::*)(__A...) const> : __calls<__T, __A...> {};
#ifdef __cpp_noexcept_function_type
template <class __T, class __R, class... __A>
struct __by_operator<__T, __R (__T::*)(__A...) noexcept> : __calls<__T, __A...> {};
template <class __T, class __R, class... __A>
struct __by_operator<__T, __R (__T::*)(__A...) const noexcept> : __calls<__T, __A...> {};
#endif

template <class __T>
__by_operator<__T, decltype(&__T::operator())> __facts(int);
template <class __T>
__unknown __facts(...);

template <class __T, bool = __is_lambda<__T>()>
struct __lambda : __unknown {};
template <class __T>
struct __lambda<__T, true> : decltype(__facts<__T>(0)) {};
template <class __T>
struct __lambda<const __T, false> : __lambda<__T> {};
template <class __T>
struct __lambda<volatile __T, false> : __lambda<__T> {};
template <class __T>
struct __lambda<const volatile __T, false> : __lambda<__T> {};

}  // namespace __hipspv_lambdas

#define __nv_is_extended_device_lambda_closure_type(...) (__hipspv_lambdas::__lambda<__VA_ARGS__>::__device_only)
#define __nv_is_extended_host_device_lambda_closure_type(...) (__hipspv_lambdas::__lambda<__VA_ARGS__>::__both)
#define __nv_is_extended_device_lambda_with_preserved_return_type(...) \
  __nv_is_extended_device_lambda_closure_type(__VA_ARGS__)

#endif
