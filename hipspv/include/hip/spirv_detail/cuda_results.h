/*
 * The CUDA driver's functions in C++. Each is HIP's function, by its symbol, with CUresult in place of hipError_t: in
 * CUDA the results of the driver and of the runtime are two types.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_RESULTS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_RESULTS_H

template <class __T>
struct __hipspv_of_driver {
  typedef __T type;
};
template <>
struct __hipspv_of_driver<hipError_t> {
  typedef CUresult type;
};
template <class __R, class... __A>
struct __hipspv_of_driver<__R(__A...)> {
  typedef typename __hipspv_of_driver<__R>::type type(typename __hipspv_of_driver<__A>::type...);
};

#define HIPSPV_DRIVER_SYMBOL(name) __asm__(#name)
#define HIPSPV_DRIVER_FUNCTION(cuda, hip) \
  extern "C" __hipspv_of_driver<decltype(hip)>::type cuda HIPSPV_DRIVER_SYMBOL(hip);
#define HIPSPV_DRIVER_POINTER(cuda, hip) typedef __hipspv_of_driver<decltype(hip)>::type* PFN_##cuda;

#endif
