#define THREADS 256

kernel void nbody(global const float4* bodies, global float4* accelerations, float softening, int count) {
  local float4 tile[THREADS];
  const size_t i = get_global_id(0), thread = get_local_id(0);
  const float4 here = bodies[i];
  float4 sum = 0;
  for (int first = 0; first < count; first += THREADS) {
    tile[thread] = bodies[first + thread];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < THREADS; ++j) {
      const float4 other = tile[j];
      const float x = other.x - here.x, y = other.y - here.y, z = other.z - here.z;
      const float inverse = rsqrt(x * x + y * y + z * z + softening);
      const float weight = other.w * inverse * inverse * inverse;
      sum.x += weight * x;
      sum.y += weight * y;
      sum.z += weight * z;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  accelerations[i] = sum;
}
