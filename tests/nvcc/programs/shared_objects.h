// Variables on lines with the numbers of others in shared_objects.cu.
#line 38
extern __shared__ int dynamic[];  // gate's
__device__ inline int in_header() {
  extern __shared__ int dynamic[];
#line 39
  __shared__ Gate object;  // plain's
  object.set(3);
  __syncthreads();
  return object.expected;
}
struct Member {
  __device__ int value() const {
    __shared__ Gate object;
    object.set(1000);
    __syncthreads();
    return object.expected;
  }
};
