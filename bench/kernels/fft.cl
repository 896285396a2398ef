#define LENGTH 512
#define HALF (LENGTH / 2)

kernel void fft(global const float2* values, global const float2* roots, global float2* result, int batches) {
  local float2 buffers[2][LENGTH];
  const int thread = get_local_id(0);
  const size_t first = get_group_id(0) * LENGTH + get_local_id(0);
  buffers[0][thread] = values[first];
  buffers[0][thread + HALF] = values[first + HALF];
  int from = 0;
  for (int done = 1; done < LENGTH; done *= 2) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const int within = thread & (done - 1);
    const float2 root = roots[within * (HALF / done)];
    const float2 a = buffers[from][thread], b = buffers[from][thread + HALF];
    const float2 turned = (float2)(b.x * root.x - b.y * root.y, b.x * root.y + b.y * root.x);
    const int to = 2 * (thread - within) + within;
    buffers[1 - from][to] = a + turned;
    buffers[1 - from][to + done] = a - turned;
    from = 1 - from;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  result[first] = buffers[from][thread];
  result[first + HALF] = buffers[from][thread + HALF];
}
