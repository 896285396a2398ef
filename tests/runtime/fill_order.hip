// HIP 6's order of hipMemsetParams, or HIP 7's if HIP_FORCE_API_VERSION asks for it.
#include "show.h"

#include "fill_order.h"

int main() {
#if defined(HIP_FORCE_API_VERSION)
  fills({nullptr, 16, 9, 2, 3, 2}, {nullptr, 16, 7, 2, 3, 2});
#else
  fills({nullptr, 2, 2, 16, 9, 3}, {nullptr, 2, 2, 16, 7, 3});
#endif
}
