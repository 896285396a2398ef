# find_package(hipsparse): roc::hipsparse. One library has the functions of hipSPARSE and cuSPARSE.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hipsparse libhipsparse.so.4)
