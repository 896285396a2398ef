// Functions that call themselves: directly, through others, through pointers and virtual functions,
// with structures, stack variables, and arguments by value. The host runs the same code.
#include "support.h"

#define BOTH __host__ __device__

BOTH int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
BOTH int odd(int n);
BOTH int even(int n) { return n ? odd(n - 1) * 3 + 1 : 1; }
BOTH int odd(int n) { return n ? even(n - 1) * 5 : 0; }
BOTH int ackermann(int m, int n) {
  if (m == 0) return n + 1;
  return n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}

// Stack variables whose addresses go down, and structures by value.
struct Path {
  double length;
  int turns[6];
};
BOTH Path walk(Path path, int depth, int* visited) {
  int below = 0;
  ++*visited;
  if (depth > 0) {
    path.turns[depth] = depth;
    const Path left = walk(path, depth - 1, &below), right = walk(path, depth - 2, &below);
    path.length += left.length * 2 + right.length + left.turns[1] - right.turns[2];
  }
  *visited += below;
  path.length += 0.5;
  return path;
}

// Only the types of these functions are recursive.
using Function = int (*)(int);
BOTH int increment(int x) { return x + 1; }
BOTH int apply(Function f, int x) { return f(x) * 2; }
BOTH int twice(int x) { return apply(increment, apply(increment, x)); }

struct Node {
  BOTH virtual int sum(int x) const = 0;
};
struct Leaf : Node {
  BOTH int sum(int x) const override { return x; }
};
struct Both : Node {
  const Node *a, *b;
  BOTH Both(const Node* a_, const Node* b_) : a(a_), b(b_) {}
  BOTH int sum(int x) const override { return a->sum(x) + b->sum(x + 1) * 2; }
};

// Sorts by quicksort, on memory that all calls share.
BOTH void sort(int* first, int* last) {
  if (last - first < 2) return;
  int* middle = first;
  for (int* i = first + 1; i < last; ++i)
    if (*i < *first) {
      const int t = *++middle;
      *middle = *i, *i = t;
    }
  const int t = *first;
  *first = *middle, *middle = t;
  sort(first, middle);
  sort(middle + 1, last);
}

constexpr int kResults = 8;

BOTH void results(int x, int* out) {
  out[0] = fib(x % 9);
  out[1] = even(x % 7);
  out[2] = ackermann(2, x % 4);
  int visited = 0;
  out[3] = static_cast<int>(walk(Path{x * 1.0, {}}, x % 5, &visited).length);
  out[4] = visited;
  const Function functions[] = {increment, twice};
  out[5] = apply(functions[x % 2], x);
  const Leaf leaf;
  const Both inner(&leaf, &leaf), outer(&inner, &leaf), top(&outer, &inner);
  const Node* nodes[] = {&leaf, &inner, &outer, &top};
  out[6] = nodes[x % 4]->sum(x);
  int values[16];
  for (int i = 0; i < 16; ++i) values[i] = (i * 37 + x * 11) % 64;
  sort(values, values + 16);
  out[7] = 0;
  for (int i = 0; i < 16; ++i) out[7] = out[7] * 3 + values[i];
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
