// Clocks. Where a device has none (cl_khr_kernel_clock), the runtime makes a constant 0 of the
// instruction that reads it when it loads the module (withoutClock in runtime/spirv.cpp).

// Becomes the instruction (hipspv.spirv.clock).
ulong __hipspv_read_clock(void);

// Counts the readings on a device without a clock: later ones are greater there, too.
static __global ulong readings = 0;

ulong __hipspv_clock(void) {
  ulong now = __hipspv_read_clock();
  if (now) return now;
  return 1 + __opencl_atomic_fetch_add((volatile __global atomic_ulong *)&readings, 1ul,
                                       memory_order_relaxed, memory_scope_device);
}
