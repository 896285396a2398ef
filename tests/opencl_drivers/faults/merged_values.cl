// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" merged_values.cl merged 64 32 z:64 b:64 i:1 i:20
// Expected: out[1] is 190, the others are 380. Seen: out[1] is 380.
// All work-items of a vector get the value of one side, if both sides compute it by loops.
kernel void merged(global int* out, global const int* in, int chosen, int count) {
  const int x = get_global_id(0);
  int v = 0;
  if (count > 0) {
    if (x == chosen)
      for (int i = 0; i < count; ++i) v += in[i];
    else
      for (int i = 0; i < count; ++i) v += in[i] * 2;
  }
  out[x] = v;
}
