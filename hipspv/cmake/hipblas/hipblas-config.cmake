# find_package(hipblas): roc::hipblas. One library has the functions of hipBLAS, cuBLAS and rocBLAS.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hipblas libhipblas.so.3)
