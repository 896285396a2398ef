# find_package(rccl): roc::rccl, and rccl, its name before ROCm 4.5.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(rccl librccl.so.1)
_hipspv_add_library(rccl librccl.so.1)
set_target_properties(rccl PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
