/* The driver compiles a source that comes here undecided again, as HIP. clang stops at a header that
 * isn't there, but for -MG. */
#ifdef __HIPSPV_UNDECIDED__
#error hipspv: this source is HIP
#include <hip/this_source_is_hip>
#endif
#include_next <hip/hip_runtime_api.h>
