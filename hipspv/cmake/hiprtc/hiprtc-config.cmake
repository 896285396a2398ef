# find_package(hiprtc): hiprtc::hiprtc, which is part of the runtime library.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(hiprtc_INCLUDE_DIR "${_hipspv_root}/include")
set(hiprtc_LIB_INSTALL_DIR "${_hipspv_root}/lib")
set(hiprtc_BIN_INSTALL_DIR "${_hipspv_root}/bin")

_hipspv_add_runtime(hiprtc::hiprtc)
