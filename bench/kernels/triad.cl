kernel void triad(global float* a, global const float* b, global const float* c, float scale, int count) {
  const size_t i = get_global_id(0);
  if (i < count) a[i] = b[i] + scale * c[i];
}
