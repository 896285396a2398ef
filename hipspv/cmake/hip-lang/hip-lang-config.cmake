# The requirements of CMake's language HIP: the runtime's target, linked to every target with HIP sources.
# CMAKE_HIP_COMPILER is hipspv-cc, or the clang++ of HIP_CLANG_PATH.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(HIP_COMPILER clang)
set(HIP_RUNTIME spirv)

_hipspv_add_runtime(hip-lang::amdhip64)
if(NOT TARGET hip-lang::device)
  add_library(hip-lang::device INTERFACE IMPORTED)
  set_target_properties(hip-lang::device PROPERTIES INTERFACE_LINK_LIBRARIES hip-lang::amdhip64)
endif()

# CMakeHIPInformation.cmake reads this name.
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET "hip-lang::device")

# find_package(hip) shall find the same installation.
if(NOT hip_DIR)
  set(hip_DIR "${_hipspv_root}/lib/cmake/hip" CACHE PATH "The CMake package of HIP")
endif()
