// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" wrapped_bound.cl wrapped 4 4 z:4 i:-2
// Expected: zeros, the bound is 2^64 - 4. Seen: 2 2 2 2, and work-items outside of the grid store, too.
// A guard whose bound is 2^63 or more.
kernel void wrapped(global int* out, int n) {
  const ulong x = get_global_id(0), bound = (ulong)(long)n * 2;
  if (x <= bound) return;
  out[x] = 2;
}
