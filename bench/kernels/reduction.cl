#define THREADS 256

kernel void reduction(global const float* values, int count, global float* sums) {
  local float partial[THREADS];
  const int thread = get_local_id(0);
  float sum = 0;
  for (size_t i = get_global_id(0); i < count; i += get_global_size(0)) sum += values[i];
  partial[thread] = sum;
  for (int distance = THREADS / 2; distance > 0; distance /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (thread < distance) partial[thread] += partial[thread + distance];
  }
  if (thread == 0) sums[get_group_id(0)] = partial[0];
}
