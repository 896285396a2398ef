// Clocks. If a device has none (cl_khr_kernel_clock), the runtime replaces the result of the
// instruction that reads it by 0 when it loads the module (runtime/spirv/emulate/features.cpp).

// Becomes the instruction that reads the clock (hipspv.spirv.clock).
ulong __hipspv_read_clock(void);

// Counts the readings on a device without a clock: later ones are greater there, too.
static __global ulong readings = 0;

ulong __hipspv_clock(void) {
  ulong now = __hipspv_read_clock();
  if (now) return now;
  return 1 + __opencl_atomic_fetch_add((volatile __global atomic_ulong *)&readings, 1ul,
                                       memory_order_relaxed, memory_scope_device);
}
