// HIP 7's order of hipMemsetParams and constructors of vectors, or HIP 6's with --hip-version=6.2.
#include "show.h"

#include "fill_order.h"

static_assert(float4(2.0f).x == 2 && float4(2.0f).w == (HIP_VERSION_MAJOR >= 7 ? 0 : 2));

int main() {
#if HIP_VERSION_MAJOR >= 7
  fills({nullptr, 16, 9, 2, 3, 2}, {nullptr, 16, 7, 2, 3, 2});
#else
  fills({nullptr, 2, 2, 16, 9, 3}, {nullptr, 2, 2, 16, 7, 3});
#endif
}
