#define THREADS 256

kernel void scan(global const int* values, global int* result, int segment) {
  local int sums[2][THREADS];
  const int thread = get_local_id(0);
  int before = 0;
  for (int first = 0; first < segment; first += THREADS) {
    const size_t i = get_group_id(0) * segment + first + get_local_id(0);
    int from = 0;
    sums[0][thread] = values[i];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int distance = 1; distance < THREADS; distance *= 2) {
      const int sum = sums[from][thread];
      sums[1 - from][thread] = thread >= distance ? sum + sums[from][thread - distance] : sum;
      from = 1 - from;
      barrier(CLK_LOCAL_MEM_FENCE);
    }
    result[i] = before + sums[from][thread];
    before += sums[from][THREADS - 1];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}
