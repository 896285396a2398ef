#define BINS 256

kernel void histogram(global const int* values, int count, global uint* bins) {
  local uint counts[BINS];
  for (int bin = get_local_id(0); bin < BINS; bin += get_local_size(0)) counts[bin] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (size_t i = get_global_id(0); i < count; i += get_global_size(0)) atomic_inc(&counts[values[i]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int bin = get_local_id(0); bin < BINS; bin += get_local_size(0)) atomic_add(&bins[bin], counts[bin]);
}
