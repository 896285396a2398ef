// Device variables whose initialisers hold addresses of others: chains, offsets, cycles, integers.
#include <cstdint>

#include "support.h"

namespace names {
__device__ int first = 11;
__constant__ int second[4] = {20, 21, 22, 23};
template <class T>
__device__ T made = T(5);
}  // namespace names

// Chains and offsets.
__device__ int* to_first = &names::first;
__device__ int** to_pointer = &to_first;
__device__ const int* inside = &names::second[2];
struct Entry {
  int key;
  const int* value;
};
__device__ Entry entries[3] = {{1, &names::second[1]}, {2, nullptr}, {3, &names::first}};
__device__ Entry* last_entry = entries + 2;
__device__ const int** member = &entries[0].value;
__device__ float* to_made = &names::made<float>;

// A ring, a variable that points to itself, two that point to each other.
struct Node {
  int value;
  Node* next;
};
extern __device__ Node ring[3];
__device__ Node ring[3] = {{1, ring + 1}, {2, ring + 2}, {3, ring}};
struct Self {
  Self* me;
  int value;
};
__device__ Self self = {&self, 77};
struct Left;
struct Right {
  const Left* left;
  int value;
};
struct Left {
  const Right* right;
  int value;
};
extern __device__ const Right right;
extern __constant__ const Left left;
__device__ const Right right = {&left, 8};
__constant__ const Left left = {&right, 9};
__device__ void* own_address = &own_address;

// Addresses as integers.
__device__ uintptr_t number = reinterpret_cast<uintptr_t>(&names::first);
struct Mixed {
  char tag;
  uintptr_t address;
};
__device__ Mixed mixed = {'m', reinterpret_cast<uintptr_t>(&names::second[3])};

// Private tables that only device code names, one of them of addresses.
static __device__ const char* const words[] = {"zero", "one", "two", "three"};

__device__ __noinline__ int twice(int i) {
  static __device__ const int* const kept[2] = {&names::first, &names::second[3]};
  return *kept[i] * 2;
}

__global__ void kernel(int* out) {
  out[0] = *to_first;
  out[1] = **to_pointer;
  out[2] = *inside;
  out[3] = *entries[0].value;
  out[4] = entries[1].value == nullptr;
  out[5] = *last_entry->value + last_entry->key;
  out[6] = **member;
  out[7] = static_cast<int>(*to_made * 2);
  int sum = 0;
  const Node* node = &ring[1];
  for (int i = 0; i < 7; ++i, node = node->next) sum = sum * 3 + node->value;
  out[8] = sum;
  out[9] = self.me->me->value;
  out[10] = right.left->right->left->value * 10 + left.right->value;
  out[11] = own_address == static_cast<void*>(&own_address);
  out[12] = *reinterpret_cast<int*>(number);
  out[13] = *reinterpret_cast<int*>(mixed.address) + mixed.tag;
  out[14] = words[3][2] + words[0][0];
  out[15] = twice(0) + twice(1);
  // A store through a pointer from an initialiser is visible through the variable's own name.
  *to_first += 1;
  out[16] = names::first;
}

int main() {
  DeviceArray<int> out(17);
  kernel<<<1, 1>>>(out);
  const auto got = out.host();
  int sum = 0;
  for (int i = 0; i < 7; ++i) sum = sum * 3 + (i + 1) % 3 + 1;
  const int expected[17] = {11, 11, 22, 21, 1, 14, 21, 10, sum, 77, 98, 1, 11, 23 + 'm', 'r' + 'z', 68, 12};
  long wrong = 0;
  for (int i = 0; i < 17; ++i) {
    if (got[i] != expected[i]) std::printf("%d: %d, not %d\n", i, got[i], expected[i]);
    wrong += got[i] != expected[i];
  }
  // The host sees the same addresses, and the values that device code stored.
  int *pointer, *address, value = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&pointer, HIP_SYMBOL(to_first), sizeof pointer));
  HIP_CHECK(hipGetSymbolAddress(reinterpret_cast<void**>(&address), HIP_SYMBOL(names::first)));
  HIP_CHECK(hipMemcpy(&value, pointer, sizeof value, hipMemcpyDeviceToHost));
  wrong += pointer != address;
  wrong += value != 12;
  return verdict(19, wrong);
}
