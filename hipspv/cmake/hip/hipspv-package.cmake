# The packages' common part: hipspv's path, its version, and its library as a target.

get_filename_component(_hipspv_root "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

# Adds the runtime, which contains HIP and hiprtc, as the imported library `target`. Installed programs find it, too, as
# with hipspv-cc: by default CMake keeps the path only in the build directory.
function(_hipspv_add_runtime target)
  if(TARGET ${target})
    return()
  endif()
  add_library(${target} SHARED IMPORTED)
  set_target_properties(${target} PROPERTIES
    IMPORTED_LOCATION "${_hipspv_root}/lib/libhipspv.so"
    IMPORTED_SONAME libhipspv.so
    INTERFACE_COMPILE_DEFINITIONS __HIP_PLATFORM_SPIRV__=1
    INTERFACE_INCLUDE_DIRECTORIES "${_hipspv_root}/include"
    INTERFACE_LINK_OPTIONS "LINKER:-rpath,${_hipspv_root}/lib")
endfunction()
