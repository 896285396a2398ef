// Products and quotients of complex numbers by C99's annex G, G.5.1: if the plain formula gives two NaNs,
// infinite operands count as infinitely large. clang calls these functions by names of its own, which build.py
// defines: their results are arrays, which OpenCL C can't return.

#include "exponents.h"

#define COMPLEX(T, suffix)                                                                        \
  static T boxed##suffix(T x) { return copysign(isinf(x) ? (T)1 : (T)0, x); }                     \
  static T unnan##suffix(T x) { return isnan(x) ? copysign((T)0, x) : x; }                        \
  void __hipspv_mul##suffix(T a, T b, T c, T d, T *out) {                                         \
    T ac = a * c, bd = b * d, ad = a * d, bc = b * c, x = ac - bd, y = ad + bc;                   \
    if (isnan(x) && isnan(y)) {                                                                   \
      bool infinite = false;                                                                      \
      if (isinf(a) || isinf(b)) {                                                                 \
        a = boxed##suffix(a), b = boxed##suffix(b), c = unnan##suffix(c), d = unnan##suffix(d);   \
        infinite = true;                                                                          \
      }                                                                                           \
      if (isinf(c) || isinf(d)) {                                                                 \
        c = boxed##suffix(c), d = boxed##suffix(d), a = unnan##suffix(a), b = unnan##suffix(b);   \
        infinite = true;                                                                          \
      }                                                                                           \
      if (!infinite && (isinf(ac) || isinf(bd) || isinf(ad) || isinf(bc))) {                      \
        a = unnan##suffix(a), b = unnan##suffix(b), c = unnan##suffix(c), d = unnan##suffix(d);   \
        infinite = true;                                                                          \
      }                                                                                           \
      if (infinite) x = (T)INFINITY * (a * c - b * d), y = (T)INFINITY * (a * d + b * c);         \
    }                                                                                             \
    out[0] = x, out[1] = y;                                                                       \
  }                                                                                               \
  void __hipspv_div##suffix(T a, T b, T c, T d, T *out) {                                         \
    T size = fmax(fabs(c), fabs(d));                                                              \
    int scale = 0;                                                                                \
    if (size > 0 && isfinite(size)) scale = -exponent_of(size), c = scaled(c, scale), d = scaled(d, scale); \
    T denominator = c * c + d * d;                                                                \
    T x = scaled((a * c + b * d) / denominator, scale);                                           \
    T y = scaled((b * c - a * d) / denominator, scale);                                           \
    if (isnan(x) && isnan(y)) {                                                                   \
      if (denominator == 0 && (!isnan(a) || !isnan(b))) {                                         \
        x = copysign((T)INFINITY, c) * a, y = copysign((T)INFINITY, c) * b;                       \
      } else if ((isinf(a) || isinf(b)) && isfinite(c) && isfinite(d)) {                          \
        a = boxed##suffix(a), b = boxed##suffix(b);                                               \
        x = (T)INFINITY * (a * c + b * d), y = (T)INFINITY * (b * c - a * d);                     \
      } else if (isinf(size) && isfinite(a) && isfinite(b)) {                                     \
        c = boxed##suffix(c), d = boxed##suffix(d);                                               \
        x = (T)0 * (a * c + b * d), y = (T)0 * (b * c - a * d);                                   \
      }                                                                                           \
    }                                                                                             \
    out[0] = x, out[1] = y;                                                                       \
  }

COMPLEX(float, sc3)
COMPLEX(double, dc3)
#undef COMPLEX
