/*
 * <cmath> and <math.h> for the headers here, without the special functions of C++17 (std::legendre ...), a fifth of
 * the standard headers' cost. A program that uses them includes <cmath>.
 */
#define HIPSPV_WITHOUT_SPECIAL_FUNCTIONS
#if defined(__cplusplus)
#include <cmath>
#endif
#include <math.h>
#undef HIPSPV_WITHOUT_SPECIAL_FUNCTIONS
