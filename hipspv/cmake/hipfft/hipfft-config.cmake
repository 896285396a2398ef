# find_package(hipfft): hip::hipfft. One library has the functions of hipFFT and cuFFT.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hipfft libhipfft.so.0 hip)
