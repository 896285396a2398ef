// Virtual functions of objects that the device makes: in private, shared and global memory, through
// arrays of pointers, of several bases, called by constructors and destructors.
#include "support.h"

struct Shape {
  int id;
  __device__ explicit Shape(int id_) : id(id_) {}
  __device__ virtual int area(int scale) const = 0;
  __device__ virtual int corners() const { return 0; }
  __device__ virtual ~Shape() {}
  __device__ int both(int scale) const { return area(scale) * 10 + corners(); }
};
struct Square : Shape {
  int side;
  __device__ Square(int id, int s) : Shape(id), side(s) {}
  __device__ int area(int scale) const override { return side * side * scale; }
  __device__ int corners() const override { return 4; }
};
struct Circle : Shape {
  int radius;
  __device__ Circle(int id, int r) : Shape(id), radius(r) {}
  __device__ int area(int scale) const override { return 3 * radius * radius * scale; }
};
struct Cube : Square {
  __device__ Cube(int id, int s) : Square(id, s) {}
  __device__ int area(int scale) const override { return 6 * Square::area(scale); }
  __device__ int corners() const final { return 8; }
};
struct Named {
  __device__ virtual int name() const { return 1000; }
};
// The second base's table needs a thunk, which moves `this`.
struct Disc : Circle, Named {
  __device__ Disc(int id, int r) : Circle(id, r) {}
  __device__ int name() const override { return 2000 + radius; }
};

__device__ __noinline__ int measure(const Shape* shape, int scale) { return shape->both(scale); }
__device__ __noinline__ int name_of(const Named* named) { return named->name(); }

__global__ void mixed(int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Square square(1, i % 7);
  Circle circle(2, i % 5);
  Cube cube(3, i % 3);
  Disc disc(4, i % 11);
  const Shape* shapes[] = {&square, &circle, &cube, &disc};
  out[i] = measure(shapes[i % 4], 2) + name_of(&disc);
}

// Objects in global memory: one kernel makes them, another calls them.
union Storage {
  char bytes[sizeof(Cube) > sizeof(Circle) ? sizeof(Cube) : sizeof(Circle)];
  long long align;
};
__global__ void make(Storage* storage, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  switch (i % 3) {
    case 0: new (&storage[i]) Square(i, i); break;
    case 1: new (&storage[i]) Circle(i, i); break;
    default: new (&storage[i]) Cube(i, i); break;
  }
}
__global__ void use(const Storage* storage, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = measure(reinterpret_cast<const Shape*>(&storage[i]), 3);
}
__global__ void shared(int* out) {
  __shared__ Storage storage[64];
  const int i = threadIdx.x;
  if (i % 2) {
    new (&storage[i]) Square(i, i);
  } else {
    new (&storage[i]) Cube(i, i);
  }
  __syncthreads();
  const int other = 63 - i;
  out[i] = measure(reinterpret_cast<const Shape*>(&storage[other]), 1);
}

static int expected_area(int kind, int size, int scale) {
  const int area = kind == 1 ? 3 * size * size * scale : size * size * scale * (kind == 2 ? 6 : 1);
  return area * 10 + (kind == 0 ? 4 : kind == 2 ? 8 : 0);
}

int main() {
  const int n = 1000, threads = 64, blocks = (n + threads - 1) / threads;
  long checked = 0, wrong = 0;
  const auto check = [&](int got, int expected) { ++checked, wrong += got != expected; };
  DeviceArray<int> out(n);
  mixed<<<blocks, threads>>>(out, n);
  std::vector<int> got = out.host();
  for (int i = 0; i < n; ++i) {
    const int sizes[] = {i % 7, i % 5, i % 3, i % 11}, kinds[] = {0, 1, 2, 1};
    check(got[i], expected_area(kinds[i % 4], sizes[i % 4], 2) + 2000 + i % 11);
  }
  DeviceArray<Storage> storage(n);
  make<<<blocks, threads>>>(storage, n);
  use<<<blocks, threads>>>(storage, out, n);
  got = out.host();
  for (int i = 0; i < n; ++i) check(got[i], expected_area(i % 3, i, 3));
  shared<<<1, 64>>>(out);
  got = out.host();
  for (int i = 0; i < 64; ++i) check(got[i], expected_area((63 - i) % 2 ? 0 : 2, 63 - i, 1));
  return verdict(checked, wrong);
}
