# The requirements of CMake's language HIP: the runtime's target, linked to every target with HIP sources.
# CMAKE_HIP_COMPILER is hipspv-cc, or the clang++ of HIP_CLANG_PATH.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

set(HIP_COMPILER clang)
set(HIP_RUNTIME spirv)

_hipspv_add_runtime(hip-lang::amdhip64)
if(NOT TARGET hip-lang::device)
  add_library(hip-lang::device INTERFACE IMPORTED)
  set_target_properties(hip-lang::device PROPERTIES INTERFACE_LINK_LIBRARIES hip-lang::amdhip64)
  # CMake passes no names of devices on where it knows HIP's platform SPIR-V. AMD's imply the size of warps.
  set(_hipspv_names "$<FILTER:$<TARGET_PROPERTY:HIP_ARCHITECTURES>,INCLUDE,^gfx>")
  set(_hipspv_option "$<$<BOOL:${_hipspv_names}>:--offload-arch=$<JOIN:${_hipspv_names},$<COMMA>>>")
  set_target_properties(hip-lang::device PROPERTIES
    INTERFACE_COMPILE_OPTIONS "$<$<COMPILE_LANGUAGE:HIP>:${_hipspv_option}>"
    INTERFACE_LINK_OPTIONS "$<$<LINK_LANGUAGE:HIP>:${_hipspv_option}>")
  unset(_hipspv_names)
  unset(_hipspv_option)
endif()

# CMakeHIPInformation.cmake reads this name.
set(_CMAKE_HIP_DEVICE_RUNTIME_TARGET "hip-lang::device")

# find_package(hip) shall find the same installation.
if(NOT hip_DIR)
  set(hip_DIR "${_hipspv_root}/lib/cmake/hip" CACHE PATH "The CMake package of HIP")
endif()
