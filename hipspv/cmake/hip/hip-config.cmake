# find_package(hip): targets and variables of ROCm's package.
#
#   hip::host      the HIP API for any C or C++ compiler: headers and library
#   hip::device    kernels in C++ sources, where the C++ compiler is hipspv-cc, hipcc or HIP_CLANG_PATH's clang++;
#                  nothing to do for sources of the language HIP
#   hip::amdhip64  the library

include("${CMAKE_CURRENT_LIST_DIR}/hipspv-package.cmake")
# ROCm's package includes these modules, and projects call their commands without including them.
include(CheckCXXCompilerFlag)
include(CMakeFindDependencyMacro)
if(CMAKE_C_COMPILER OR CMAKE_CXX_COMPILER)
  find_dependency(Threads)
endif()

set(hip_INCLUDE_DIR "${_hipspv_root}/include")
set(hip_INCLUDE_DIRS "${hip_INCLUDE_DIR}")
set(hip_LIB_INSTALL_DIR "${_hipspv_root}/lib")
set(hip_BIN_INSTALL_DIR "${_hipspv_root}/bin")
set(hip_HIPCC_EXECUTABLE "${hip_BIN_INSTALL_DIR}/hipcc")
set(hip_HIPCONFIG_EXECUTABLE "${hip_BIN_INSTALL_DIR}/hipconfig")
set(hip_LIBRARIES hip::host hip::device)
set(hip_LIBRARY ${hip_LIBRARIES})
foreach(_hipspv_name
    INCLUDE_DIR INCLUDE_DIRS LIB_INSTALL_DIR BIN_INSTALL_DIR HIPCC_EXECUTABLE HIPCONFIG_EXECUTABLE LIBRARIES LIBRARY)
  set(HIP_${_hipspv_name} ${hip_${_hipspv_name}})
endforeach()
unset(_hipspv_name)

# With the values of hipconfig.
if(NOT HIP_PLATFORM)
  set(HIP_PLATFORM spirv)
  if(DEFINED ENV{HIP_PLATFORM})
    set(HIP_PLATFORM "$ENV{HIP_PLATFORM}")
  endif()
endif()
if(NOT HIP_PLATFORM MATCHES "^(spirv|amd)$")
  set(hip_FOUND FALSE)
  set(hip_NOT_FOUND_MESSAGE "HIP_PLATFORM is ${HIP_PLATFORM}, but hipspv makes SPIR-V only: unset it")
  return()
endif()
set(HIP_COMPILER clang)
set(HIP_RUNTIME spirv)
if(NOT HIP_CXX_COMPILER)
  set(HIP_CXX_COMPILER "${CMAKE_CXX_COMPILER}")
endif()

_hipspv_add_runtime(hip::amdhip64)
if(NOT TARGET hip::host)
  add_library(hip::host INTERFACE IMPORTED)
  set_target_properties(hip::host PROPERTIES INTERFACE_LINK_LIBRARIES hip::amdhip64)
endif()

# Only hipspv-cc makes device code. It identifies itself as hipspv-cc under all its names.
if(CMAKE_CXX_COMPILER AND NOT CMAKE_CXX_COMPILER STREQUAL _HIPSPV_CXX_ASKED)
  set(_HIPSPV_CXX_ASKED "${CMAKE_CXX_COMPILER}" CACHE INTERNAL "Whom _HIPSPV_CXX_IS_HIPSPV is about")
  execute_process(COMMAND "${CMAKE_CXX_COMPILER}" --version OUTPUT_VARIABLE _hipspv_version ERROR_QUIET)
  if(_hipspv_version MATCHES "hipspv version")
    set(_HIPSPV_CXX_IS_HIPSPV TRUE CACHE INTERNAL "Does CMAKE_CXX_COMPILER compile HIP to SPIR-V?")
  else()
    set(_HIPSPV_CXX_IS_HIPSPV FALSE CACHE INTERNAL "Does CMAKE_CXX_COMPILER compile HIP to SPIR-V?")
  endif()
  unset(_hipspv_version)
endif()
if(NOT TARGET hip::device)
  add_library(hip::device INTERFACE IMPORTED)
  set_target_properties(hip::device PROPERTIES INTERFACE_LINK_LIBRARIES hip::host)
  if(_HIPSPV_CXX_IS_HIPSPV)
    set(_hipspv_options -x hip)
    # As in ROCm's package. The names imply the size of warps.
    set(_hipspv_devices ${GPU_TARGETS})
    if(NOT _hipspv_devices)
      set(_hipspv_devices ${AMDGPU_TARGETS})
    endif()
    list(TRANSFORM _hipspv_devices PREPEND --offload-arch=)
    list(APPEND _hipspv_options ${_hipspv_devices})
    unset(_hipspv_devices)
  else()
    # Checked when a C++ source is compiled: a target of HIP sources may link hip::device, too.
    set(_hipspv_options -include \"${CMAKE_CURRENT_LIST_DIR}/device-needs-hipspv-cc.h\")
  endif()
  string(REPLACE ";" " " _hipspv_options "${_hipspv_options}")
  set_target_properties(hip::device PROPERTIES
    INTERFACE_COMPILE_OPTIONS "$<$<COMPILE_LANGUAGE:CXX>:SHELL:${_hipspv_options}>")
  unset(_hipspv_options)
endif()

# ROCm's package has these targets, and projects link them where they link HIP statically. They are empty here: a call
# of their API is an undefined symbol.
foreach(_hipspv_name amd_comgr hsa-runtime64::hsa-runtime64)
  if(NOT TARGET ${_hipspv_name})
    add_library(${_hipspv_name} INTERFACE IMPORTED)
  endif()
endforeach()
unset(_hipspv_name)
