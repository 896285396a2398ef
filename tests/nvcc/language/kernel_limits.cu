// Bounds of kernels: arguments with commas of their own, three of them, and none.
template <class A, class B, class C, class D>
struct Policy {
  static constexpr int threads = 64;
  enum { blocks = 2 };
};

template <class A, class B, class C, class D>
__launch_bounds__(Policy<A, B, C, D>::threads) __global__ void one(int* out) {
  *out = 1;
}
template <class A, class B, class C, class D>
__global__ void __launch_bounds__(Policy<A, B, C, D>::threads, Policy<A, B, C, D>::blocks, 4) three(int* out) {
  *out = 1;
}
template <int Threads, int Blocks = 1>
__global__ __launch_bounds__((Threads), (Blocks)) void values(int* out) {
  *out = 1;
}
__global__ void __launch_bounds__(Policy<int, int, int, int>::threads, Policy<int, int, int, int>::blocks) plain(int*);
__global__ void plain(int* out) { *out = 1; }
__global__ void __launch_bounds__(0) unbounded(int* out) { *out = 1; }
__global__ void __launch_bounds__(sizeof(Policy<int, int, int, int>) * 32u) unsigned_bound(int* out) { *out = 1; }
__global__ void __maxnreg__(Policy<int, int, int, int>::threads) registers(int* out) { *out = 1; }
__global__ void __block_size__((8, 8, 1)) block_size(int* out) { *out = 1; }

void launch(int* out) {
  one<int, int, int, int><<<1, 64>>>(out);
  three<int, int, int, int><<<1, 64>>>(out);
  values<32><<<1, 32>>>(out);
  plain<<<1, 64>>>(out);
  unbounded<<<1, 1024>>>(out);
  unsigned_bound<<<1, 32>>>(out);
  registers<<<1, 64>>>(out);
  block_size<<<1, dim3(8, 8)>>>(out);
}
