// Device code has no exceptions: removes std::vector's handlers, like -fno-exceptions.
#ifndef HIPSPV_STD_BITS_VECTOR_TCC
#define HIPSPV_STD_BITS_VECTOR_TCC
#include <bits/exception_defines.h>
#if defined(__HIP_DEVICE_COMPILE__)
#pragma push_macro("__try")
#pragma push_macro("__catch")
#pragma push_macro("__throw_exception_again")
#undef __try
#undef __catch
#undef __throw_exception_again
#define __try if (true)
#define __catch(what) if (false)
#define __throw_exception_again
#endif
#include_next <bits/vector.tcc>
#if defined(__HIP_DEVICE_COMPILE__)
#pragma pop_macro("__throw_exception_again")
#pragma pop_macro("__catch")
#pragma pop_macro("__try")
#endif
#endif
