// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" wrapped_value.cl wrapped 64 64 z:128
// Expected: in each pair the second is -1 if the first is negative, otherwise 0, as 0 0 1073741824 0 -2147483648 -1 for
// the first three. Seen: other second ones from work-item 16 on, whose pair is 0 4.
// The extension of a multiple of an id that wraps.
kernel void wrapped(global long* out) {
  const uint x = get_global_id(0);
  out[x] = (long)(int)(x << 30);
}
