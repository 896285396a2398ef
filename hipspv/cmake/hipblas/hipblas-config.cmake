# find_package(hipblas): roc::hipblas.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(hipblas_INCLUDE_DIR "${_hipspv_root}/include")
set(hipblas_INCLUDE_DIRS "${hipblas_INCLUDE_DIR}")
set(hipblas_LIB_INSTALL_DIR "${_hipspv_root}/lib")
set(hipblas_LIBRARY roc::hipblas)
set(hipblas_LIBRARIES roc::hipblas)
set(HIPBLAS_INCLUDE_DIRS "${hipblas_INCLUDE_DIR}")
set(HIPBLAS_LIBRARIES roc::hipblas)

_hipspv_add_runtime(hip::amdhip64)
# One library has the functions of hipBLAS, cuBLAS and rocBLAS.
_hipspv_add_library(roc::hipblas libhipblas.so.3)
set_target_properties(roc::hipblas PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
