// Functions of a library that are another function with a translated result.
#pragma once

#include <type_traits>

namespace hipspv::libraries {

// For results that both functions have.
inline constexpr auto same = [](auto result) { return result; };

template <auto kTranslate, auto kFunction>
struct Forward;

template <auto kTranslate, class Result, class... Parameters, Result (*kFunction)(Parameters...)>
struct Forward<kTranslate, kFunction> {
  static auto call(Parameters... arguments) {
    if constexpr (std::is_void_v<Result>)
      kFunction(arguments...);
    else
      return kTranslate(kFunction(arguments...));
  }
};

}  // namespace hipspv::libraries

// Defines a symbol, to be called with #name of a name that is a macro or a function of a header. The loader asks the
// resolver for the address. function: its address, cast to its type if C++ overloads it.
#define HIPSPV_FORWARD(translate, function, symbol) HIPSPV_FORWARD_AS(translate, function, symbol, __COUNTER__)
#define HIPSPV_FORWARD_AS(translate, function, symbol, id) HIPSPV_FORWARD_WITH(translate, function, symbol, id)
#define HIPSPV_FORWARD_WITH(translate, function, symbol, id)                                     \
  extern "C" __attribute__((used)) void (*resolve##id())() __asm__("hipspv_resolve_" symbol);    \
  extern "C" void (*resolve##id())() {                                                           \
    return reinterpret_cast<void (*)()>(&hipspv::libraries::Forward<translate, function>::call); \
  }                                                                                              \
  extern "C" __attribute__((visibility("default"), ifunc("hipspv_resolve_" symbol))) void forward##id() __asm__(symbol);
