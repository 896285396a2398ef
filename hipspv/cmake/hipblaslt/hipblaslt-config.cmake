# find_package(hipblaslt): roc::hipblaslt. One library has the functions of hipBLASLt and cuBLASLt.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hipblaslt libhipblaslt.so.1)
