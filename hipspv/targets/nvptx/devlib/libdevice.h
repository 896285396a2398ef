// Functions that are one call of NVIDIA's libdevice (NVVM, "Libdevice User's Guide"): the name by which programs
// call them, libdevice's name, and the types of the result and of each parameter.
#pragma once

#define LABEL(name) __asm__(#name)

#define CALL_1(name, device, T, A)      \
  T device(A);                          \
  T call_##name(A a) LABEL(name);       \
  T call_##name(A a) { return device(a); }
// A conversion to an integer: NaN gives 0. The instructions with 64 bits on either side have another result.
#define WHOLE_1(name, device, T, A)                                                     \
  T device(A);                                                                          \
  T call_##name(A a) LABEL(name);                                                       \
  T call_##name(A a) {                                                                  \
    return (sizeof(T) == 8 || sizeof(A) == 8) && __builtin_isnan(a) ? 0 : device(a);    \
  }
#define CALL_2(name, device, T, A, B)   \
  T device(A, B);                       \
  T call_##name(A a, B b) LABEL(name);  \
  T call_##name(A a, B b) { return device(a, b); }
#define CALL_3(name, device, T, A, B, C)     \
  T device(A, B, C);                         \
  T call_##name(A a, B b, C c) LABEL(name);  \
  T call_##name(A a, B b, C c) { return device(a, b, c); }
#define CALL_4(name, device, T, A, B, C, D)       \
  T device(A, B, C, D);                           \
  T call_##name(A a, B b, C c, D d) LABEL(name);  \
  T call_##name(A a, B b, C c, D d) { return device(a, b, c, d); }
