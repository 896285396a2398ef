# find_package(rocblas): roc::rocblas.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(rocblas_INCLUDE_DIR "${_hipspv_root}/include")
set(rocblas_INCLUDE_DIRS "${rocblas_INCLUDE_DIR}")
set(rocblas_LIB_INSTALL_DIR "${_hipspv_root}/lib")
set(rocblas_LIBRARY roc::rocblas)
set(rocblas_LIBRARIES roc::rocblas)
set(ROCBLAS_INCLUDE_DIRS "${rocblas_INCLUDE_DIR}")
set(ROCBLAS_LIBRARIES roc::rocblas)

_hipspv_add_runtime(hip::amdhip64)
# One library has the functions of hipBLAS, cuBLAS and rocBLAS.
_hipspv_add_library(roc::rocblas libhipblas.so.3)
set_target_properties(roc::rocblas PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
