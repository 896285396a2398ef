#define THREADS 256
#define TILE (2 * THREADS)

void merge(local int* tile, int first, int length, int distance) {
  const int thread = get_local_id(0);
  for (; distance > 0; distance /= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const int low = 2 * thread - (thread & (distance - 1));
    const int a = tile[low], b = tile[low + distance];
    if ((a > b) == (((first + low) & length) == 0)) {
      tile[low] = b;
      tile[low + distance] = a;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
}

kernel void sort_tiles(global int* keys, int count) {
  local int tile[TILE];
  const size_t first = get_group_id(0) * TILE, thread = get_local_id(0);
  tile[thread] = keys[first + thread];
  tile[thread + THREADS] = keys[first + thread + THREADS];
  for (int length = 2; length <= TILE; length *= 2) merge(tile, first, length, length / 2);
  keys[first + thread] = tile[thread];
  keys[first + thread + THREADS] = tile[thread + THREADS];
}

kernel void merge_far(global int* keys, int length, int distance, int count) {
  const int i = get_global_id(0);
  const int low = 2 * i - (i & (distance - 1));
  if (low >= count) return;
  const int a = keys[low], b = keys[low + distance];
  if ((a > b) == ((low & length) == 0)) {
    keys[low] = b;
    keys[low + distance] = a;
  }
}

kernel void merge_tiles(global int* keys, int length, int count) {
  local int tile[TILE];
  const size_t first = get_group_id(0) * TILE, thread = get_local_id(0);
  tile[thread] = keys[first + thread];
  tile[thread + THREADS] = keys[first + thread + THREADS];
  merge(tile, first, length, THREADS);
  keys[first + thread] = tile[thread];
  keys[first + thread + THREADS] = tile[thread + THREADS];
}
