# find_package(hiprand): hip::hiprand. One library has the functions of hipRAND, cuRAND and rocRAND.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hiprand libhiprand.so.1 hip)
