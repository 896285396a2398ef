// A __managed__ variable on a device whose memory hipDeviceReset ends.
#include <hip/hip_runtime.h>

#include "../runtime/sections.h"

__managed__ int kept = 5;

static const char kCode[] = R"(
.version 8.3
.target sm_90
.address_size 64
.visible .entry fault()
{
	.reg .b64 %p;
	mov.u64 %p, 16;
	st.u64 [%p], %p;
	ret;
}
)";

SECTION(contents) {
  ++kept;
  gives(hipSuccess, hipDeviceReset());
  gives(6, kept);
}

SECTION(initial_value_after_an_error) {
  hipModule_t module;
  hipFunction_t fault;
  kept = 9;
  gives(hipSuccess, hipModuleLoadData(&module, kCode));
  gives(hipSuccess, hipModuleGetFunction(&fault, module, "fault"));
  gives(hipSuccess, hipModuleLaunchKernel(fault, 1, 1, 1, 1, 1, 1, 0, nullptr, nullptr, nullptr));
  gives(hipErrorIllegalAddress, hipDeviceSynchronize());
  gives(hipSuccess, hipDeviceReset());
  gives(5, kept);
}
