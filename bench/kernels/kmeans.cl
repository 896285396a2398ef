#define DIMENSIONS 4
#define LARGEST 64

kernel void kmeans(global const float* points, global const float* centres, global int* nearest, int count,
                   int clusters) {
  local float shared[LARGEST * DIMENSIONS];
  for (size_t i = get_local_id(0); i < clusters * DIMENSIONS; i += get_local_size(0)) shared[i] = centres[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  const size_t i = get_global_id(0);
  if (i >= count) return;
  float point[DIMENSIONS];
  for (int d = 0; d < DIMENSIONS; ++d) point[d] = points[d * count + i];
  float least = MAXFLOAT;
  int found = 0;
  for (int cluster = 0; cluster < clusters; ++cluster) {
    float distance = 0;
    for (int d = 0; d < DIMENSIONS; ++d) {
      const float difference = point[d] - shared[cluster * DIMENSIONS + d];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      found = cluster;
    }
  }
  nearest[i] = found;
}
