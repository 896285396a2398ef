// Several conditions at a kernel's beginning, joined by && and ||: which threads run. Limits are at the ends of their
// types, below zero, and at the ends of blocks. The host evaluates the same conditions.
#include <climits>

#include "support.h"

namespace {

constexpr int kForms = 40;
constexpr unsigned kX = 12, kY = 3, kZ = 2, kAcross = 3, kDown = 2, kDeep = 2;
constexpr int kThreads = kX * kY * kZ * kAcross * kDown * kDeep;

struct Numbers {
  int first, last, shift;
};

struct Place {
  unsigned x, y, z;  // in the grid
  unsigned tx, ty;   // in the block
  unsigned bx;       // the block's
};

__host__ __device__ inline int wrapped(int a, unsigned b) { return static_cast<int>(static_cast<unsigned>(a) + b); }

template <int Form>
__host__ __device__ bool runs(const Place& p, const Numbers& n) {
  const int x = p.x, y = p.y, z = p.z, less = wrapped(n.last, -1u), more = wrapped(n.first, 1);
  const unsigned first = n.first, last = n.last, shift = n.shift;
  const size_t wide = p.x;
  switch (Form) {
    case 0:
      return x < n.last && y < n.last;
    case 1:
      return x >= n.first && x < n.last;
    case 2:
      return x > n.first && x < less && y > 0 && y < 5 && z >= 1;
    case 3:
      return !(x < n.first || x >= n.last || y < 1);
    case 4:
      return x < n.first || x >= n.last;
    case 5:
      return x < n.first || y < n.first || z > 2;
    case 6:
      return p.x < last && p.y < shift;
    case 7:
      return p.x - first < last - first && p.y < 5u;
    case 8:
      return p.x - 1u < last && p.x + 1u < last;
    case 9:
      return wide < static_cast<size_t>(n.last) && x >= n.first;
    case 10:
      return x == n.first || (x > n.shift && x <= n.last);
    case 11:
      return x != n.first && y != 1 && x < n.last;
    case 12:
      return x % 2 == 0 && x < n.last;
    case 13:
      return (x & 1) && x >= n.first && x < n.last;
    case 14:
      return x < n.last && (y < 2 || z < 1);
    case 15:
      return (x < n.last && y < 2) || (x >= n.first && z > 1);
    case 16:
      return x < n.last && x + y < 20;
    case 17:
      return x + n.shift % 100 >= 3 && x + n.shift % 100 < 25;
    case 18:
      return y * 36 + x < n.last && x > more;
    case 19:
      return static_cast<int>(p.tx) < 7 && x < n.last;
    case 20:
      return p.tx > 0 && p.tx < kX - 1 && p.ty > 0;
    case 21:
      return p.bx == 1 && x < n.last;
    case 22:
      return p.bx > 0 && p.tx >= 3 && x >= n.first;
    case 23:
      return n.first > 0 && x < n.last;
    case 24:
      return n.shift < 0 || x < n.last;
    case 25:
      return x < n.last && n.last < 30 && n.first >= 0 && y >= 1;
    case 26:
      return static_cast<long>(x) - n.first >= 0 && static_cast<long>(x) + n.shift < n.last;
    case 27:
      return n.last > x && n.first <= x;
    case 28:
      return !(x >= n.last) && !(n.first > x);
    case 29:
      return p.x + shift < last && p.y + first < shift;
    case 30:
      return wrapped(n.first, -p.x) < n.last && y < 4;
    case 31:
      return x < n.last && z < 2 && p.ty != 2 && (x > 5) == (y > 2);
    case 32:
      return x < (y < 3 ? n.last : n.first) && x < 30;
    case 33:
      return p.tx < 7 && x < n.last;
    case 34:
      return p.x < 20 && x < n.last;
    case 35:
      return x < n.last && p.tx < 7 && p.y < shift;
    case 36:
      return !(p.tx >= 7) && x >= n.first && y < n.last;
    case 37:
      return wide > static_cast<size_t>(n.last);
    case 38:
      return static_cast<size_t>(n.first) <= wide && y < 4;
    default:
      return x / 4 < n.last && x * 3 >= n.first && y >= 1;
  }
}

template <int Form>
__global__ void kernel(Numbers numbers, int* out) {
  const Place p{blockIdx.x * blockDim.x + threadIdx.x,
                blockIdx.y * blockDim.y + threadIdx.y,
                blockIdx.z * blockDim.z + threadIdx.z,
                threadIdx.x,
                threadIdx.y,
                blockIdx.x};
  if (!runs<Form>(p, numbers)) return;
  out[(p.z * kY * kDown + p.y) * kX * kAcross + p.x] += 1;
}

long checked = 0, wrong = 0;

template <int Form>
void check(const Numbers& numbers) {
  DeviceArray<int> out(kThreads);
  kernel<Form><<<dim3(kAcross, kDown, kDeep), dim3(kX, kY, kZ)>>>(numbers, out);
  const std::vector<int> got = out.host();
  for (unsigned i = 0; i < kThreads; ++i, ++checked) {
    const unsigned x = i % (kX * kAcross), y = i / (kX * kAcross) % (kY * kDown);
    const Place p{x, y, i / (kX * kAcross * kY * kDown), x % kX, y % kY, x / kX};
    if (got[i] == static_cast<int>(runs<Form>(p, numbers))) continue;
    if (++wrong <= 20)
      std::printf("form %d, %d %d %d: (%u, %u, %u) %d\n", Form, numbers.first, numbers.last, numbers.shift, p.x, p.y,
                  p.z, got[i]);
  }
}

template <int... Form>
void checkAll(const Numbers& numbers, std::integer_sequence<int, Form...>) {
  (check<Form>(numbers), ...);
}

}  // namespace

int main() {
  for (const int first : {0, 1, 13, -3, INT_MIN, INT_MAX})
    for (const int last : {0, 12, 29, 36, -4, INT_MIN, INT_MAX, INT_MAX - 7})
      for (const int shift : {2, -5, INT_MAX})
        checkAll({first, last, shift}, std::make_integer_sequence<int, kForms>());
  return verdict(checked, wrong);
}
