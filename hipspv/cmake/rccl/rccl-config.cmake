# find_package(rccl): roc::rccl, and rccl, its name before ROCm 4.5.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(rccl_INCLUDE_DIR "${_hipspv_root}/include")
set(rccl_INCLUDE_DIRS "${rccl_INCLUDE_DIR}")
set(rccl_LIB_INSTALL_DIR "${_hipspv_root}/lib")
set(rccl_LIBRARY roc::rccl)
set(rccl_LIBRARIES roc::rccl)
set(RCCL_INCLUDE_DIRS "${rccl_INCLUDE_DIR}")
set(RCCL_LIBRARIES roc::rccl)

_hipspv_add_runtime(hip::amdhip64)
foreach(_hipspv_name roc::rccl rccl)
  _hipspv_add_library(${_hipspv_name} librccl.so.1)
  set_target_properties(${_hipspv_name} PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
endforeach()
unset(_hipspv_name)
