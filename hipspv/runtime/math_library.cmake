# How the libraries of mathematics (BLAS, FFT, ...) are made and installed.

# Makes the sources and headers of a library by a script from its table: in the directories `made` and `headers`.
macro(make_from_table script table)
  set(made ${CMAKE_CURRENT_BINARY_DIR}/made)
  set(headers ${CMAKE_CURRENT_BINARY_DIR}/headers)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
    ${CMAKE_CURRENT_SOURCE_DIR}/${script} ${CMAKE_CURRENT_SOURCE_DIR}/${table})
  execute_process(
    COMMAND ${Python_EXECUTABLE} ${CMAKE_CURRENT_SOURCE_DIR}/${script} ${headers} ${made} COMMAND_ERROR_IS_FATAL ANY)
  install(DIRECTORY ${headers}/ DESTINATION hipspv/include COMPONENT headers)
endmacro()

# Completes a library. Further arguments: the directories of the wheels with what it opens, which are installed beside
# hipspv's.
function(complete_math_library library version)
  set(wheels ${ARGN})
  list(TRANSFORM wheels REPLACE "(.+)" "$ORIGIN/../../\\1/lib")
  target_compile_features(${library} PRIVATE cxx_std_20)
  target_compile_options(${library} PRIVATE -Wall -Wextra -Werror)
  target_include_directories(${library} PRIVATE ${PROJECT_SOURCE_DIR}/hipspv/include)
  set_target_properties(${library} PROPERTIES
    CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON
    SOVERSION ${version}
    BUILD_WITH_INSTALL_RPATH ON
    INSTALL_RPATH "$ORIGIN;${wheels}")
  target_link_libraries(${library} PRIVATE hipspv ${CMAKE_DL_LIBS})
  # nodelete: work of a stream outlives any dlclose.
  target_link_options(${library} PRIVATE -Wl,--no-undefined -Wl,-z,nodelete -Wl,-Bsymbolic-functions)
  install(TARGETS ${library} LIBRARY DESTINATION hipspv/lib NAMELINK_SKIP)
endfunction()
