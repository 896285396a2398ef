// <cmath>, and the same names in the global namespace.
#if defined(__cplusplus)
#include <cmath>
#endif
#include_next <math.h>
