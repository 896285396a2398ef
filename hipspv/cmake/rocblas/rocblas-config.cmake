# find_package(rocblas): roc::rocblas. One library has the functions of hipBLAS, cuBLAS and rocBLAS.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(rocblas libhipblas.so.3)
