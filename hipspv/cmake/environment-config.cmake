# Installed in an environment's lib/cmake: forwards to the environment's package.
file(GLOB _hipspv_config
  "${CMAKE_CURRENT_LIST_DIR}/../../python3*/*-packages/hipspv/lib/cmake/${CMAKE_FIND_PACKAGE_NAME}/${CMAKE_FIND_PACKAGE_NAME}-config.cmake")
if(_hipspv_config)
  list(GET _hipspv_config 0 _hipspv_config)
  include("${_hipspv_config}")
else()
  set(${CMAKE_FIND_PACKAGE_NAME}_FOUND FALSE)
  set(${CMAKE_FIND_PACKAGE_NAME}_NOT_FOUND_MESSAGE "hipspv isn't installed beside ${CMAKE_CURRENT_LIST_DIR}")
endif()
unset(_hipspv_config)
