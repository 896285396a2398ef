# Installed in an environment's lib/cmake: the version of the environment's package.
file(GLOB _hipspv_config
  "${CMAKE_CURRENT_LIST_DIR}/../../python3*/*-packages/hipspv/lib/cmake/${PACKAGE_FIND_NAME}/${PACKAGE_FIND_NAME}-config-version.cmake")
if(_hipspv_config)
  list(GET _hipspv_config 0 _hipspv_config)
  include("${_hipspv_config}")
else()
  set(PACKAGE_VERSION_UNSUITABLE TRUE)
endif()
unset(_hipspv_config)
