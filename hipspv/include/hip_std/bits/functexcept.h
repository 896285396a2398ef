// Exceptions that libstdc++ throws by library functions print a message and end the thread in device code.
#ifndef HIPSPV_STD_BITS_FUNCTEXCEPT_H
#define HIPSPV_STD_BITS_FUNCTEXCEPT_H
#include_next <bits/functexcept.h>
#if __has_include(<bits/stdexcept_throw.h>)  // GCC 16 declares most of them there
#include <bits/new_throw.h>
#include <bits/stdexcept_throw.h>
#endif
#if defined(__HIP__)
#include <hip/spirv_detail/assert_fail.h>
namespace std {
#define HIPSPV_THROWS(name, parameters, message)                            \
  __attribute__((device, noreturn)) inline void __throw_##name parameters { \
    __hipspv_assert_fail(message, "exception", 0, "std::" #name);           \
  }
HIPSPV_THROWS(bad_exception, (), "bad_exception")
HIPSPV_THROWS(bad_alloc, (), "bad_alloc")
HIPSPV_THROWS(bad_array_new_length, (), "bad_array_new_length")
HIPSPV_THROWS(bad_cast, (), "bad_cast")
HIPSPV_THROWS(bad_typeid, (), "bad_typeid")
HIPSPV_THROWS(logic_error, (const char* message), message)
HIPSPV_THROWS(domain_error, (const char* message), message)
HIPSPV_THROWS(invalid_argument, (const char* message), message)
HIPSPV_THROWS(length_error, (const char* message), message)
HIPSPV_THROWS(out_of_range, (const char* message), message)
HIPSPV_THROWS(runtime_error, (const char* message), message)
HIPSPV_THROWS(range_error, (const char* message), message)
HIPSPV_THROWS(overflow_error, (const char* message), message)
HIPSPV_THROWS(underflow_error, (const char* message), message)
HIPSPV_THROWS(out_of_range_fmt, (const char* format, ...), format)
HIPSPV_THROWS(bad_function_call, (), "bad_function_call")
#undef HIPSPV_THROWS
}  // namespace std
#endif
#endif
