/* If the language is still undecided here, the driver compiles the source again, as HIP. clang stops at a missing
 * header, except with -MG. */
#ifdef __HIPSPV_UNDECIDED__
#error hipspv: this source is HIP
#include <hip/this_source_is_hip>
#endif
#include_next <hip/hip_runtime_api.h>
