# find_package(HIP): hip_add_executable() and hip_add_library(), from the time before CMake supported HIP.
#
# Sources that end in .cu or have the source property HIP_SOURCE_PROPERTY_FORMAT are compiled by hipcc, whatever the C++
# compiler is; the others are the C++ compiler's. Commands, variables and options have the names of ROCm/HIP's
# cmake/FindHIP.cmake:
#
#   hip_add_executable(target [EXCLUDE_FROM_ALL] sources... [HIPCC_OPTIONS ...] [CLANG_OPTIONS ...] [NVCC_OPTIONS ...])
#   hip_add_library(target [STATIC|SHARED|MODULE] [EXCLUDE_FROM_ALL] sources... [..._OPTIONS ...])
#   hip_prepare_target_commands(target OBJ generated_files_variable source_files_variable sources... [..._OPTIONS ...])
#   hip_include_directories(directories...)   for hipcc alone
#   hip_reset_flags()                     forget HIP_HIPCC_FLAGS and its kin
#
# HIP_HIPCC_FLAGS and HIP_CLANG_FLAGS, also with _<CONFIG>, and options after the name of a configuration
# (HIPCC_OPTIONS -DA DEBUG -g) go to hipcc. NVCC_OPTIONS and HIP_NVCC_FLAGS are for another platform.

if(CMAKE_VERSION VERSION_LESS 3.20)
  message(FATAL_ERROR "FindHIP needs CMake 3.20 or newer, for the dependencies of what hipcc compiles")
endif()

include("${CMAKE_CURRENT_LIST_DIR}/hipspv-package.cmake")

set(HIP_ROOT_DIR "${_hipspv_root}" CACHE PATH "HIP installed location")
set(HIP_HIPCC_EXECUTABLE "${_hipspv_root}/bin/hipcc" CACHE FILEPATH "HIP's compiler")
set(HIP_HIPCONFIG_EXECUTABLE "${_hipspv_root}/bin/hipconfig" CACHE FILEPATH "Tells where HIP is")
set(HIP_HIPCC_FLAGS "" CACHE STRING "Semicolon delimited flags for HIPCC")
set(HIP_CLANG_FLAGS "" CACHE STRING "Semicolon delimited flags for CLANG")
mark_as_advanced(HIP_HIPCC_EXECUTABLE HIP_HIPCONFIG_EXECUTABLE HIP_HIPCC_FLAGS HIP_CLANG_FLAGS)
option(HIP_HOST_COMPILATION_CPP "Host code compilation mode" ON)

foreach(_hipspv_query version platform compiler runtime)
  string(TOUPPER "HIP_${_hipspv_query}" _hipspv_name)
  if(NOT ${_hipspv_name})
    execute_process(COMMAND "${HIP_HIPCONFIG_EXECUTABLE}" --${_hipspv_query} OUTPUT_VARIABLE ${_hipspv_name})
  endif()
endforeach()
string(REGEX MATCH "^([0-9]+)\\.([0-9]+)\\.(.*)$" HIP_VERSION_STRING "${HIP_VERSION}")
set(HIP_VERSION_MAJOR "${CMAKE_MATCH_1}")
set(HIP_VERSION_MINOR "${CMAKE_MATCH_2}")
set(HIP_VERSION_PATCH "${CMAKE_MATCH_3}")
unset(_hipspv_query)
unset(_hipspv_name)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(HIP
  REQUIRED_VARS HIP_ROOT_DIR HIP_HIPCC_EXECUTABLE HIP_HIPCONFIG_EXECUTABLE HIP_PLATFORM HIP_COMPILER HIP_RUNTIME
  VERSION_VAR HIP_VERSION)

_hipspv_add_runtime(hip::amdhip64)

# hipcc links targets with its objects: with -fgpu-rdc their device code becomes one program there. For CMake hipcc is a
# language of its own, because HIP is the language that projects enable.
foreach(_hipspv_name
    "@_ARCHIVE_CREATE" "@_ARCHIVE_APPEND" "@_ARCHIVE_FINISH" "@_LINKER_WRAPPER_FLAG" "@_LINKER_WRAPPER_FLAG_SEP"
    "SHARED_LIBRARY_SONAME_@_FLAG" "SHARED_LIBRARY_CREATE_@_FLAGS" "SHARED_LIBRARY_@_FLAGS"
    "SHARED_LIBRARY_RUNTIME_@_FLAG" "SHARED_LIBRARY_RUNTIME_@_FLAG_SEP" "SHARED_LIBRARY_RPATH_LINK_@_FLAG"
    "SHARED_MODULE_CREATE_@_FLAGS" "SHARED_MODULE_@_FLAGS"
    "EXECUTABLE_RUNTIME_@_FLAG" "EXECUTABLE_RUNTIME_@_FLAG_SEP" "EXECUTABLE_RPATH_LINK_@_FLAG" "EXE_EXPORTS_@_FLAG")
  string(REPLACE "@" CXX _hipspv_of_cxx "CMAKE_${_hipspv_name}")
  string(REPLACE "@" HIPCC _hipspv_of_hipcc "CMAKE_${_hipspv_name}")
  set(${_hipspv_of_hipcc} "${${_hipspv_of_cxx}}")
endforeach()
set(CMAKE_HIPCC_LINK_EXECUTABLE
  "\"${HIP_HIPCC_EXECUTABLE}\" <FLAGS> <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")
set(CMAKE_HIPCC_CREATE_SHARED_LIBRARY
  "\"${HIP_HIPCC_EXECUTABLE}\" -shared <LINK_FLAGS> <SONAME_FLAG><TARGET_SONAME> -o <TARGET> <OBJECTS> <LINK_LIBRARIES>")
set(CMAKE_HIPCC_CREATE_SHARED_MODULE "${CMAKE_HIPCC_CREATE_SHARED_LIBRARY}")
unset(_hipspv_name)
unset(_hipspv_of_cxx)
unset(_hipspv_of_hipcc)

macro(HIP_RESET_FLAGS)
  unset(HIP_HIPCC_FLAGS)
  unset(HIP_CLANG_FLAGS)
  foreach(_hipspv_config ${CMAKE_CONFIGURATION_TYPES} ${CMAKE_BUILD_TYPE} Debug MinSizeRel Release RelWithDebInfo)
    string(TOUPPER ${_hipspv_config} _hipspv_config)
    unset(HIP_HIPCC_FLAGS_${_hipspv_config})
    unset(HIP_CLANG_FLAGS_${_hipspv_config})
  endforeach()
endmacro()

macro(HIP_INCLUDE_DIRECTORIES)
  list(APPEND HIP_HIPCC_INCLUDE_ARGS_USER ${ARGN})
endmacro()

# Sorts a command's arguments into sources, words for add_library() and options of each compiler.
macro(HIP_GET_SOURCES_AND_OPTIONS _sources _cmake_options _hipcc_options _clang_options _nvcc_options)
  cmake_parse_arguments(_hipspv "EXCLUDE_FROM_ALL;STATIC;SHARED;MODULE" "" "HIPCC_OPTIONS;CLANG_OPTIONS;NVCC_OPTIONS"
    ${ARGN})
  set(${_sources} ${_hipspv_UNPARSED_ARGUMENTS})
  set(${_cmake_options})
  foreach(_hipspv_word STATIC SHARED MODULE EXCLUDE_FROM_ALL)
    if(_hipspv_${_hipspv_word})
      list(APPEND ${_cmake_options} ${_hipspv_word})
    endif()
  endforeach()
  set(${_hipcc_options} ${_hipspv_HIPCC_OPTIONS})
  set(${_clang_options} ${_hipspv_CLANG_OPTIONS})
  set(${_nvcc_options} ${_hipspv_NVCC_OPTIONS})
endmacro()

# Appends options to the list `result`; those after the name of a configuration are for it alone.
function(_hipspv_append_options result)
  set(options ${${result}})
  set(config)
  foreach(word ${ARGN})
    if(word MATCHES "^(DEBUG|RELEASE|RELWITHDEBINFO|MINSIZEREL)$")
      set(config ${word})
    elseif(config)
      list(APPEND options "$<$<CONFIG:${config}>:${word}>")
    else()
      list(APPEND options "${word}")
    endif()
  endforeach()
  set(${result} "${options}" PARENT_SCOPE)
endfunction()

# Collects all of hipcc's options for a target, except those of its properties.
function(_hipspv_collect_options result hipcc_options clang_options)
  set(options ${HIP_HIPCC_FLAGS} ${HIP_CLANG_FLAGS})
  foreach(config DEBUG RELEASE RELWITHDEBINFO MINSIZEREL)
    _hipspv_append_options(options ${config} ${HIP_HIPCC_FLAGS_${config}} ${HIP_CLANG_FLAGS_${config}})
  endforeach()
  _hipspv_append_options(options ${hipcc_options})
  _hipspv_append_options(options ${clang_options})
  set(${result} "${options}" PARENT_SCOPE)
endfunction()

# Returns the path of a source's object. Sources of one name in different directories get different paths.
function(_hipspv_object_path result target source)
  get_filename_component(path "${source}" ABSOLUTE)
  file(RELATIVE_PATH relative "${CMAKE_CURRENT_BINARY_DIR}" "${path}")
  if(relative MATCHES "^\\.\\./")
    file(RELATIVE_PATH relative "${CMAKE_CURRENT_SOURCE_DIR}" "${path}")
  endif()
  string(REPLACE "../" "__/" relative "${relative}")
  get_filename_component(directory "${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${target}.dir/${relative}" DIRECTORY)
  get_filename_component(name "${relative}" NAME)
  file(MAKE_DIRECTORY "${directory}")
  set(${result} "${directory}/${target}_generated_${name}.o" PARENT_SCOPE)
endfunction()

# Adds the command that compiles one source.
function(_hipspv_compile target source object options)
  get_filename_component(path "${source}" ABSOLUTE)
  get_source_file_property(own "${source}" COMPILE_OPTIONS)
  if(own)
    list(APPEND options ${own})
  endif()
  set(includes "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
  set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  add_custom_command(
    OUTPUT "${object}"
    COMMAND "${HIP_HIPCC_EXECUTABLE}" -c "${path}" -o "${object}" -MD -MF "${object}.d" -MT "${object}" ${options}
      "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>"
      "$<$<BOOL:${HIP_HIPCC_INCLUDE_ARGS_USER}>:-I$<JOIN:${HIP_HIPCC_INCLUDE_ARGS_USER},;-I>>"
      "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>"
    DEPENDS "${path}"
    DEPFILE "${object}.d"
    COMMENT "Building HIPCC object ${object}"
    COMMAND_EXPAND_LISTS VERBATIM)
  set_source_files_properties("${object}" PROPERTIES EXTERNAL_OBJECT TRUE GENERATED TRUE)
endfunction()

function(HIP_PREPARE_TARGET_COMMANDS target format generated_files source_files)
  hip_get_sources_and_options(sources words hipcc_options clang_options nvcc_options ${ARGN})
  if("SHARED" IN_LIST words OR "MODULE" IN_LIST words)
    list(PREPEND clang_options -fPIC)
  endif()
  _hipspv_collect_options(options "${hipcc_options}" "${clang_options}")
  set(objects)
  set(compiled)
  foreach(source ${sources})
    get_source_file_property(is_header "${source}" HEADER_FILE_ONLY)
    get_source_file_property(hip_format "${source}" HIP_SOURCE_PROPERTY_FORMAT)
    if(NOT is_header AND (source MATCHES "\\.cu$" OR hip_format))
      _hipspv_object_path(object ${target} "${source}")
      _hipspv_compile(${target} "${source}" "${object}" "${options}")
      list(APPEND objects "${object}")
      list(APPEND compiled "${source}")
    endif()
  endforeach()
  set(${generated_files} ${objects} PARENT_SCOPE)
  set(${source_files} ${compiled} PARENT_SCOPE)
endfunction()

# Sorts the arguments of the next two macros into `_words` for CMake's own command, and `_files` to build the target
# from. `kind` is SHARED for a library that is shared by default.
macro(_hipspv_prepare target kind)
  hip_get_sources_and_options(_hipspv_sources _hipspv_words _hipspv_hipcc _hipspv_clang _hipspv_nvcc ${ARGN})
  hip_prepare_target_commands(${target} OBJ _hipspv_objects _hipspv_compiled
    ${_hipspv_sources} ${kind} ${_hipspv_words} HIPCC_OPTIONS ${_hipspv_hipcc} CLANG_OPTIONS ${_hipspv_clang})
  if(_hipspv_compiled)
    list(REMOVE_ITEM _hipspv_sources ${_hipspv_compiled})
  endif()
  set(_hipspv_files ${_hipspv_objects} ${_hipspv_sources})
endmacro()

# Lets hipcc link the target, and passes -fgpu-rdc on to programs that link it by target_link_libraries().
function(_hipspv_finish target hipcc_options clang_options)
  set_target_properties(${target} PROPERTIES LINKER_LANGUAGE HIPCC)
  target_link_libraries(${target} hip::amdhip64)
  _hipspv_collect_options(options "${hipcc_options}" "${clang_options}")
  if("-fgpu-rdc" IN_LIST options)
    target_link_options(${target} PUBLIC -fgpu-rdc)
  endif()
endfunction()

macro(HIP_ADD_EXECUTABLE target)
  _hipspv_prepare(${target} "" ${ARGN})
  add_executable(${target} ${_hipspv_words} ${_hipspv_files})
  _hipspv_finish(${target} "${_hipspv_hipcc}" "${_hipspv_clang}")
endmacro()

macro(HIP_ADD_LIBRARY target)
  set(_hipspv_kind)
  if(BUILD_SHARED_LIBS AND NOT ";${ARGN};" MATCHES ";STATIC;")
    set(_hipspv_kind SHARED)
  endif()
  _hipspv_prepare(${target} "${_hipspv_kind}" ${ARGN})
  add_library(${target} ${_hipspv_words} ${_hipspv_files})
  _hipspv_finish(${target} "${_hipspv_hipcc}" "${_hipspv_clang}")
endmacro()
