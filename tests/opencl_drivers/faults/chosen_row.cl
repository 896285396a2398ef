// Intel(R) OpenCL 2026.22, CPU: run "Intel(R) OpenCL" chosen_row.cl chosen 1x5 1x5 z:5
// Expected: zeros, no work-item has another id than 0 in x. Seen: 0 0 0 1 0.
// An equality on an id in y with a second condition, at a kernel's beginning.
kernel void chosen(global int* out) {
  if ((int)get_global_id(1) == 3 && (int)get_local_id(0) != 0) out[get_global_id(1)] = 1;
}
