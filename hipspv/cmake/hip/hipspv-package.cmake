# What the packages share: where hipspv is, its version, and its library as a target.

get_filename_component(_hipspv_root "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

# The runtime, which has HIP and hiprtc, as the imported library `target`. What links it finds it when installed, too, as
# with hipspv-cc: of its own accord CMake keeps the path in the build folder only.
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
