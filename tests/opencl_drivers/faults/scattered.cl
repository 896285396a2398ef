// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" scattered.cl scattered 64 64 z:512 i:2
// Expected: zeros, element 0 is its index since the loop. Seen: 1 in out[0], out[8] ..., from before the loop.
// A load from an element that all work-items read moves before a loop whose scattered stores change it.
kernel void scattered(global int* out, int n) {
  local int s[64];
  const size_t id = (get_local_id(2) * get_local_size(1) + get_local_id(1)) * get_local_size(0) + get_local_id(0);
  s[id] = 1;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = 0; i < n; ++i) {
    s[id] = id;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[id * 8] = s[0];
}
