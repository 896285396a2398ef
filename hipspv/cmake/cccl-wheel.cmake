# Sets _hipspv_cccl to the directory of the CMake packages in NVIDIA's wheel, of which the newest counts.
file(GLOB _hipspv_wheels LIST_DIRECTORIES TRUE
  "${CMAKE_CURRENT_LIST_DIR}/../../python3*/*-packages/nvidia/cu[0-9]*/cccl/lib/cmake")
list(SORT _hipspv_wheels COMPARE NATURAL ORDER DESCENDING)
file(GLOB _hipspv_of_cuda_12 LIST_DIRECTORIES TRUE
  "${CMAKE_CURRENT_LIST_DIR}/../../python3*/*-packages/nvidia/cuda_cccl/lib/cmake")
list(APPEND _hipspv_wheels ${_hipspv_of_cuda_12})
unset(_hipspv_cccl)
if(_hipspv_wheels)
  list(GET _hipspv_wheels 0 _hipspv_cccl)
  # The packages search the headers beside their own `lib`, and wheels for CUDA 13 have them elsewhere: links give both
  # their usual places.
  get_filename_component(_hipspv_headers "${_hipspv_cccl}/../../../include" ABSOLUTE)
  if(EXISTS "${_hipspv_headers}/cccl")
    set(_hipspv_links "${CMAKE_BINARY_DIR}/CMakeFiles/hipspv-cccl")
    file(GLOB_RECURSE _hipspv_files RELATIVE "${_hipspv_cccl}" "${_hipspv_cccl}/*.cmake")
    foreach(_hipspv_file IN LISTS _hipspv_files)
      get_filename_component(_hipspv_directory "${_hipspv_links}/lib/cmake/${_hipspv_file}" DIRECTORY)
      file(MAKE_DIRECTORY "${_hipspv_directory}")
      file(CREATE_LINK "${_hipspv_cccl}/${_hipspv_file}" "${_hipspv_links}/lib/cmake/${_hipspv_file}" SYMBOLIC)
    endforeach()
    file(CREATE_LINK "${_hipspv_headers}" "${_hipspv_links}/include" SYMBOLIC)
    set(_hipspv_cccl "${_hipspv_links}/lib/cmake")
  endif()
endif()
foreach(_hipspv_name wheels of_cuda_12 headers links files file directory)
  unset(_hipspv_${_hipspv_name})
endforeach()
unset(_hipspv_name)
