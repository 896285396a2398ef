// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" negated.cl negated 64 64 z:192 b:64
// Expected: out[3 * x] is -x, out[3 * x + 1] is 1 - x, out[3 * x + 2] is 2 - x. Seen: out[0] is -48, and so on for 48
// work-items.
// The negation that is used after a barrier is another work-item's.
kernel void negated(global int* out, global const int* in) {
  const int x = get_local_id(0);
  const float value = -(float)in[x];
  barrier(CLK_LOCAL_MEM_FENCE);
  out[3 * x] = (int)value;
  barrier(CLK_LOCAL_MEM_FENCE);
  out[3 * x + 1] = (int)(value + 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[3 * x + 2] = (int)(value + 2);
}
