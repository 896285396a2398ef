/* The device library's function for failed assertions, which the standard headers for devices call, too. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_ASSERT_FAIL_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_ASSERT_FAIL_H

extern "C" __attribute__((device, noreturn)) void __hipspv_assert_fail(const char* expression, const char* file,
                                                                       unsigned int line, const char* function) noexcept
    __asm__("__assert_fail");

#endif
