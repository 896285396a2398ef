// Device code has no exceptions: functions that are constexpr from libstdc++ 13 on lose their handlers.
#ifndef HIPSPV_STD_BITS_STL_UNINITIALIZED_H
#define HIPSPV_STD_BITS_STL_UNINITIALIZED_H
#include <bits/exception_defines.h>
#include <bits/stl_algobase.h>
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
#include_next <bits/stl_uninitialized.h>
#if defined(__HIP_DEVICE_COMPILE__)
#pragma pop_macro("__throw_exception_again")
#pragma pop_macro("__catch")
#pragma pop_macro("__try")
#endif
#endif
