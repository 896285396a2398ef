// Virtual functions that call others of the same type: in other slots, of other classes, of bases.
// Nothing of it is recursive. The host runs the same code.
#include "support.h"

#define BOTH __host__ __device__

struct Shape {
  int k;
  BOTH explicit Shape(int k_) : k(k_) {}
  BOTH virtual int inner(int x) const { return x + k; }
  BOTH virtual int outer(int x) const { return inner(x) * 2; }
  BOTH virtual int most(int x) const { return outer(x) - inner(x + 1); }
  BOTH virtual ~Shape() {}
};
struct Odd : Shape {
  BOTH explicit Odd(int k_) : Shape(k_) {}
  BOTH int inner(int x) const override { return x + 1; }
  BOTH int outer(int x) const override { return Shape::outer(x) + inner(x); }
};
// The second base's table has thunks; its slots begin at 0 again.
struct Named {
  int id = 7;
  BOTH virtual int name(int x) const { return x * id; }
  BOTH virtual int title(int x) const { return name(x) + 5; }
};
struct Both : Odd, Named {
  BOTH explicit Both(int k_) : Odd(k_) {}
  BOTH int most(int x) const override { return Odd::most(x) + title(x); }
  BOTH int name(int x) const override { return x * id + k; }
};
// A virtual base: the table for its construction has entries, too.
struct Left : virtual Named {
  BOTH int name(int x) const override { return x * 2; }
};
struct Right : virtual Named {
  BOTH virtual int right(int x) const { return title(x) * 3; }
};
struct Join : Left, Right {
  BOTH int right(int x) const override { return Right::right(x) + name(x); }
};

template <class T>
struct Table {
  BOTH virtual T at(T x) const { return x; }
  BOTH virtual T twice(T x) const { return at(at(x)); }
  BOTH virtual T four(T x) const { return twice(twice(x)); }
};
template <class T>
struct Add : Table<T> {
  BOTH T at(T x) const override { return x + 3; }
};

constexpr int kResults = 8;

BOTH void results(int x, int* out) {
  const Shape shape(3);
  const Odd odd(4);
  const Both both(5);
  const Join join;
  const Add<int> add;
  const Table<int> table;
  const Shape* shapes[] = {&shape, &odd, &both};
  const Named* names[] = {&both, &join};
  const Table<int>* tables[] = {&add, &table};
  out[0] = shapes[x % 3]->outer(x);
  out[1] = shapes[x % 3]->most(x);
  out[2] = names[x % 2]->title(x);
  out[3] = static_cast<const Right&>(join).right(x);
  out[4] = tables[x % 2]->four(x);
  int (Shape::* const member)(int) const = x % 2 ? &Shape::outer : &Shape::most;
  out[5] = (shapes[x % 3]->*member)(x);
  int (Named::* const other)(int) const = x % 2 ? &Named::name : &Named::title;
  out[6] = (names[x % 2]->*other)(x);
  out[7] = names[1 - x % 2]->name(x);
}

__global__ void run(int* out) {
  const int i = static_cast<int>(threadIdx.x);
  results(i, out + i * kResults);
}

int main() {
  constexpr int n = 64;
  DeviceArray<int> out(n * kResults);
  run<<<1, n>>>(out);
  const std::vector<int> got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    int expected[kResults];
    results(i, expected);
    for (int j = 0; j < kResults; ++j) wrong += got[i * kResults + j] != expected[j];
  }
  return verdict(n * kResults, wrong);
}
