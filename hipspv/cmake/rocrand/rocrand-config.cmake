# find_package(rocrand): roc::rocrand. One library has the functions of hipRAND, cuRAND and rocRAND.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(rocrand libhiprand.so.1)
