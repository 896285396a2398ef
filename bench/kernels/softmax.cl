#define THREADS 256

kernel void softmax(global const float* values, global float* result, int rows, int cols) {
  local float partial[THREADS];
  const size_t thread = get_local_id(0);
  values += get_group_id(0) * cols;
  result += get_group_id(0) * cols;
  float largest = -INFINITY;
  for (size_t col = thread; col < cols; col += THREADS) largest = fmax(largest, values[col]);
  partial[thread] = largest;
  for (size_t distance = THREADS / 2; distance > 0; distance /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (thread < distance) partial[thread] = fmax(partial[thread], partial[thread + distance]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  largest = partial[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  float sum = 0;
  for (size_t col = thread; col < cols; col += THREADS) sum += exp(values[col] - largest);
  partial[thread] = sum;
  for (size_t distance = THREADS / 2; distance > 0; distance /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (thread < distance) partial[thread] += partial[thread + distance];
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  const float factor = 1 / partial[0];
  for (size_t col = thread; col < cols; col += THREADS) result[col] = exp(values[col] - largest) * factor;
}
