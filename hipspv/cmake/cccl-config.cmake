# Installed in an environment's lib/cmake as the packages CCCL, Thrust, CUB and libcudacxx: forwards to those of
# NVIDIA's wheels in the environment.
include("${CMAKE_CURRENT_LIST_DIR}/../cccl/hipspv-wheel.cmake")
string(TOLOWER ${CMAKE_FIND_PACKAGE_NAME} _hipspv_package)
if(_hipspv_cccl)
  include("${_hipspv_cccl}/${_hipspv_package}/${_hipspv_package}-config.cmake")
else()
  set(${CMAKE_FIND_PACKAGE_NAME}_FOUND FALSE)
  set(${CMAKE_FIND_PACKAGE_NAME}_NOT_FOUND_MESSAGE "install it with: pip install 'hipspv[cccl]'")
endif()
