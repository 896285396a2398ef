// std::string is host-only before C++20: its definitions don't repeat its declarations' attributes.
#ifndef HIPSPV_STD_BITS_BASIC_STRING_H
#define HIPSPV_STD_BITS_BASIC_STRING_H
#include <bits/c++config.h>
#pragma push_macro("_GLIBCXX20_CONSTEXPR")
#if __cplusplus < 202002L
#undef _GLIBCXX20_CONSTEXPR
#define _GLIBCXX20_CONSTEXPR
#endif
#include_next <bits/basic_string.h>
#pragma pop_macro("_GLIBCXX20_CONSTEXPR")
#endif
