# For projects whose CMAKE_MODULE_PATH has ${HIP_PATH}/cmake.
include("${CMAKE_CURRENT_LIST_DIR}/../lib/cmake/hip/FindHIP.cmake")
