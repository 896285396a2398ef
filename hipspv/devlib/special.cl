// What CUDA's math library has beyond OpenCL's: inverse error functions, norms, Bessel functions.
// The bodies are in special.inc, read once for each precision.

#define REAL float
#define NAME(name) name##f
#define LOCAL(name) f_##name
#define EPSILON FLT_EPSILON
#define BIG 1e20f
#define SMALL 1e-30f
// J_n beyond n = x + MARGIN is below the precision, and so is the last term of Hankel's expansion at HANKEL.
#define MARGIN 24
#define HANKEL 10
#define NORM(n) norm##n##df
#define RNORM(n) rnorm##n##df
#include "special.inc"

#define REAL double
#define NAME(name) name
#define LOCAL(name) d_##name
#define EPSILON DBL_EPSILON
#define BIG 1e250
#define SMALL 1e-290
#define MARGIN 44
#define HANKEL 25
#define NORM(n) norm##n##d
#define RNORM(n) rnorm##n##d
#include "special.inc"
