// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" far_bound.cl far 96 32 z:96 i:2147483632 i:0
// Expected: out[x] is 1 for x >= 16, whose sum is negative. Seen: no work-item stores 1.
// A guard on a sum of 32 bits that wraps.
kernel void far(global int* out, uint base, int n) {
  const uint x = get_global_id(0);
  if ((int)(base + x) < n) out[x] = 1;
}
