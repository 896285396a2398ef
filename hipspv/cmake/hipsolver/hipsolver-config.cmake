# find_package(hipsolver): roc::hipsolver. One library has the functions of hipSOLVER and cuSOLVER.
include("${CMAKE_CURRENT_LIST_DIR}/../hip/hipspv-package.cmake")

_hipspv_add_package(hipsolver libhipsolver.so.1)
