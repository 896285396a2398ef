// <cmath>, and the same names in the global namespace. C sources include it inside extern "C".
#if defined(__cplusplus)
extern "C++" {
#include <cmath>
}
#endif
#include_next <math.h>
