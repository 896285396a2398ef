# Installed in an environment's lib/cmake: the version of NVIDIA's wheel in the environment.
include("${CMAKE_CURRENT_LIST_DIR}/../cccl/hipspv-wheel.cmake")
string(TOLOWER ${PACKAGE_FIND_NAME} _hipspv_package)
if(_hipspv_cccl)
  include("${_hipspv_cccl}/${_hipspv_package}/${_hipspv_package}-config-version.cmake")
else()
  set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
