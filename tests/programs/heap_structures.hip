// Lists, trees, growing arrays and polymorphic objects, built by one kernel, used and freed by others.
#include <hip/hip_runtime.h>

#include "support.h"

// ---- A list to which all threads add at once
struct Node {
  Node* next;
  int value;
};
__device__ Node* head;

__global__ void push(int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  Node* node = new Node{nullptr, i};
  auto* place = reinterpret_cast<unsigned long long*>(&head);
  unsigned long long seen = atomicAdd(place, 0ull), before;
  do {
    before = seen;
    node->next = reinterpret_cast<Node*>(before);
    __threadfence();
    seen = atomicCAS(place, before, reinterpret_cast<unsigned long long>(node));
  } while (seen != before);
}

__global__ void drain(unsigned long long* sums) {
  for (Node* node = head; node;) {
    sums[0] += 1;
    sums[1] += node->value;
    Node* next = node->next;
    delete node;
    node = next;
  }
  head = nullptr;
}

// ---- Search trees, one for each thread
struct Tree {
  int key;
  Tree *left = nullptr, *right = nullptr;
  __device__ explicit Tree(int k) : key(k) {}
};

__global__ void grow(Tree** roots, int keys) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  Tree* root = nullptr;
  unsigned state = thread + 1;
  for (int i = 0; i < keys; ++i) {
    state = state * 1664525u + 1013904223u;
    const int key = static_cast<int>(state >> 16);
    Tree** place = &root;
    while (*place) place = key < (*place)->key ? &(*place)->left : &(*place)->right;
    *place = new Tree(key);
  }
  roots[thread] = root;
}

// In order without recursion: right turns until there is no left child; frees nodes as it goes.
__global__ void fell(Tree** roots, int* sorted) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  int count = 0, last = -1;
  bool ordered = true;
  for (Tree* tree = roots[thread]; tree;) {
    if (Tree* left = tree->left) {
      tree->left = left->right;
      left->right = tree;
      tree = left;
      continue;
    }
    ordered = ordered && last <= tree->key;
    last = tree->key;
    ++count;
    Tree* next = tree->right;
    delete tree;
    tree = next;
  }
  sorted[thread] = ordered ? count : -1;
}

// ---- Objects with virtual functions
__device__ int living;

struct Shape {
  __device__ Shape() { atomicAdd(&living, 1); }
  __device__ virtual ~Shape() { atomicSub(&living, 1); }
  __device__ virtual int area() const = 0;
};
struct Square : Shape {
  int side;
  __device__ explicit Square(int s) : side(s) {}
  __device__ int area() const override { return side * side; }
};
struct Box : Shape {
  int* sides;
  __device__ Box(int a, int b) : sides(new int[2]) { sides[0] = a, sides[1] = b; }
  __device__ ~Box() override { delete[] sides; }
  __device__ int area() const override { return sides[0] * sides[1]; }
};

__global__ void make(Shape** shapes) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i % 3)
    shapes[i] = new Square(i);
  else
    shapes[i] = new Box(i, 2);
}

__global__ void measure(Shape** shapes, int* areas) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  areas[i] = shapes[i]->area();
  delete shapes[i];
}

// ---- An array that grows, of objects with constructors
struct Counted {
  int value;
  __device__ Counted() : value(7) { atomicAdd(&living, 1); }
  __device__ ~Counted() { atomicSub(&living, 1); }
};

template <class T>
class Vector {
 public:
  __device__ ~Vector() { delete[] items_; }
  __device__ void push(int value) {
    if (size_ == room_) enlarge();
    items_[size_++].value = value;
  }
  __device__ int at(int i) const { return items_[i].value; }

 private:
  __device__ void enlarge() {
    room_ = room_ ? room_ * 2 : 1;
    T* items = new T[room_];
    for (int i = 0; i < size_; ++i) items[i] = items_[i];
    delete[] items_;
    items_ = items;
  }
  T* items_ = nullptr;
  int size_ = 0, room_ = 0;
};

__global__ void append(int* sums) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  const int count = 1 + thread % 40;
  Vector<Counted> vector;
  for (int i = 0; i < count; ++i) vector.push(i * thread);
  int sum = 0;
  for (int i = 0; i < count; ++i) sum += vector.at(i);
  sums[thread] = sum;
}

int main() {
  constexpr int kNodes = 5000, kThreads = 256, kKeys = 40;
  long checked = 0, wrong = 0;
  DeviceArray<unsigned long long> sums(2);
  for (int repeat = 0; repeat < 20; ++repeat) {  // more than the heap holds at once
    push<<<(kNodes + 127) / 128, 128>>>(kNodes);
    drain<<<1, 1>>>(sums);
  }
  const auto total = sums.host();
  wrong += total[0] != 20ull * kNodes;
  wrong += total[1] != 20ull * kNodes * (kNodes - 1) / 2;

  DeviceArray<Tree*> roots(kThreads);
  DeviceArray<int> result(kThreads);
  grow<<<kThreads / 64, 64>>>(roots, kKeys);
  fell<<<kThreads / 32, 32>>>(roots, result);
  for (int count : result.host()) ++checked, wrong += count != kKeys;

  DeviceArray<Shape*> shapes(kThreads);
  make<<<kThreads / 64, 64>>>(shapes);
  measure<<<kThreads / 64, 64>>>(shapes, result);
  const auto areas = result.host();
  for (int i = 0; i < kThreads; ++i) ++checked, wrong += areas[i] != (i % 3 ? i * i : 2 * i);

  append<<<kThreads / 64, 64>>>(result);
  const auto appended = result.host();
  for (int i = 0; i < kThreads; ++i) ++checked, wrong += appended[i] != (1 + i % 40) * (i % 40) / 2 * i;

  int left = -1;
  HIP_CHECK(hipMemcpyFromSymbol(&left, HIP_SYMBOL(living), sizeof left));
  wrong += left != 0;
  return verdict(checked, wrong);
}
