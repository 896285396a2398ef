// The part of roctracer that programs call which have no tool of their own: they say which part of their run a tool
// records. Names: ROCm/roctracer inc/roctracer.h.
#define HIPSPV_ROCTRACER_CALL extern "C" __attribute__((visibility("default"))) void

HIPSPV_ROCTRACER_CALL roctracer_start() {}
HIPSPV_ROCTRACER_CALL roctracer_stop() {}
