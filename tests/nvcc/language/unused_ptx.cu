// PTX in functions that no kernel reaches, with each of its constraints.
__device__ int counter;
__constant__ int table[2] = {5, 7};

__device__ inline unsigned long long of_64_bits() {
  unsigned long long now;
  asm volatile("mov.u64 %0, %%current_graph_exec;" : "=l"(now));
  return now;
}
__device__ __forceinline__ float of_floats(float x) {
  asm("ex2.approx.f32 %0, %1;" : "+f"(x) : "f"(x));
  return x;
}
__device__ inline double of_doubles(double x) {
  asm("add.f64 %0, %0, %1;" : "+d"(x) : "d"(x), "n"(5));
  return x;
}
template <class T>
__device__ T of_16_bits(T x) {
  asm("{ .reg .pred p; mov.b16 %0, %1; }" : "=h"(x) : "h"(x) : "memory");
  return x;
}
__device__ inline void of_text() { asm volatile("// %0" ::"C"("text")); }
struct Clock {
  __device__ unsigned low() const {
    unsigned value;
    __asm__ __volatile__("mov.u32 %0, %%clock;" : "=r"(value));
    return value;
  }
};

__global__ void kernel(int* out) {
  auto next = [] __device__(int x) { return x + table[1]; };
  counter = next(out[0]);
}
