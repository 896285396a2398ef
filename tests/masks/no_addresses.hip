// Kernels that need addresses of memory, or one that a device can't have. Arguments: those to launch.
#include <string>

#include "../runtime/show.h"

struct Node {
  Node* next;
  int value;
};
struct Pointers {
  int* out;
  const int* in;
};
__device__ int* kept;
__managed__ int both = 3;

__global__ void follows(const Node* list, int* out) { *out = list->next->value; }
__global__ void links(Node* nodes) { nodes[0].next = nodes + 1; }
__global__ void structure(Pointers p) { *p.out = *p.in; }
__global__ void variable(int* out) { *out = *kept; }
__global__ void keeps(int* p) { kept = p; }
__global__ void number(unsigned long long p) { *reinterpret_cast<int*>(p) = 1; }
__global__ void numbers(const int* p, unsigned long long* out) { *out = reinterpret_cast<unsigned long long>(p + 1); }
__global__ void difference(const int* p, const int* q, long* out) { *out = q - p; }
__global__ void heap(int* out) {
  auto* p = static_cast<int*>(malloc(16));
  *out = p != nullptr;
  free(p);
}
__global__ void managed(int* out) { *out = both; }
__global__ void plain(int* p) { *p = 42; }

int main(int count, char** names) {
  long* p;
  HIP(hipMalloc(&p, 1024));
  int foreign = 0;
  int* const out = reinterpret_cast<int*>(p);
  for (int i = 1; i < count; ++i) {
    const std::string name = names[i];
    if (name == "follows") follows<<<1, 1>>>(reinterpret_cast<Node*>(p), out);
    if (name == "links") links<<<1, 1>>>(reinterpret_cast<Node*>(p));
    if (name == "structure") structure<<<1, 1>>>({out, out});
    if (name == "variable") variable<<<1, 1>>>(out);
    if (name == "keeps") keeps<<<1, 1>>>(out);
    if (name == "number") number<<<1, 1>>>(reinterpret_cast<unsigned long long>(p));
    if (name == "numbers") numbers<<<1, 1>>>(out, reinterpret_cast<unsigned long long*>(p));
    if (name == "difference") difference<<<1, 1>>>(out, out + 42, p);
    if (name == "heap") heap<<<1, 1>>>(out);
    if (name == "managed") managed<<<1, 1>>>(out);
    if (name == "foreign") plain<<<1, 1>>>(&foreign);
    if (name == "outside") plain<<<1, 1>>>(out + 100000);
    if (name == "plain") plain<<<1, 1>>>(out);
    const hipError_t error = hipGetLastError();
    long value = 0;
    HIP(hipMemcpy(&value, p, sizeof value, hipMemcpyDeviceToHost));
    if (error == hipSuccess)
      show(name.c_str(), static_cast<int>(value));
    else
      show(name.c_str(), hipGetErrorName(error));
  }
}
