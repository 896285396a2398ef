// Every kind of kernel argument arrives as the caller passed it, also when it changes between
// launches of the same kernel.
#include "objects.h"
#include "show.h"

struct Mixed {
  char a;
  double b;
  short c[3];
  float d;
};

struct Empty {};

struct alignas(16) Aligned {
  int x;
};

struct Holder {
  int* pointer;
  int index;
};

struct Large {
  int values[600];
};

enum class Color : unsigned char { red = 3, green = 200 };

__global__ void scalars(long long* out, bool b, char c, unsigned char uc, short s, unsigned short us, int i, unsigned u,
                        long l, unsigned long long ull, float f, double d, Color color) {
  out[0] = b;
  out[1] = c;
  out[2] = uc;
  out[3] = s;
  out[4] = us;
  out[5] = i;
  out[6] = u;
  out[7] = l;
  out[8] = static_cast<long long>(ull >> 1);
  out[9] = static_cast<long long>(f * 4);
  out[10] = static_cast<long long>(d * 8);
  out[11] = static_cast<long long>(color);
}

__global__ void structs(double* out, Mixed m, Empty, Aligned a, float3 v, Holder h) {
  out[0] = m.a;
  out[1] = m.b;
  out[2] = m.c[2];
  out[3] = m.d;
  out[4] = a.x;
  out[5] = v.z;
  out[6] = h.pointer[h.index];
}

__global__ void large(int* out, Large a, int scale, Large b) {
  const int i = threadIdx.x;
  out[i] = a.values[i] * scale + b.values[599 - i];
}

__global__ void pointers(int** table, int* none, int* out) {
  out[0] = table[1][2];
  out[1] = none == nullptr;
}

__global__ void add(int* out, int value) { *out += value; }

static void testScalars() {
  long long* out;
  HIP(hipMallocManaged(&out, 12 * sizeof *out));
  scalars<<<1, 1>>>(out, true, -5, 250, -30000, 60000, -7, 4000000000u, -(1L << 40), 0xFFFFFFFFFFFFFFFEull, -2.25f,
                    1.125, Color::green);
  HIP(hipDeviceSynchronize());
  const char* names[] = {"bool", "char", "uchar", "short", "ushort", "int",
                         "uint", "long", "ull",   "float", "double", "enum"};
  for (int i = 0; i < 12; ++i) show(names[i], out[i]);
  HIP(hipFree(out));
}

static void testStructs() {
  ManagedMemory<double> out(7 * sizeof *out);
  Memory<int> data(4 * sizeof *data);
  const int host[] = {10, 11, 12, 13};
  HIP(hipMemcpy(data, host, sizeof host, hipMemcpyHostToDevice));
  structs<<<1, 1>>>(out, Mixed{'x', 2.5, {1, 2, 3}, 0.5f}, Empty{}, Aligned{77}, make_float3(1, 2, 3), Holder{data, 3});
  HIP(hipDeviceSynchronize());
  const char* names[] = {"mixed.a", "mixed.b", "mixed.c", "mixed.d", "aligned", "float3", "holder"};
  for (int i = 0; i < 7; ++i) show(names[i], out[i]);
}

static void testLarge() {
  Memory<int> out(600 * sizeof *out);
  Large a, b;
  int wrong = 0;
  int result[600];
  // Many launches before a synchronisation: each has its own copies.
  for (int round = 0; round < 200; ++round) {
    for (int i = 0; i < 600; ++i) {
      a.values[i] = i + round;
      b.values[i] = 2 * i;
    }
    large<<<1, 600>>>(out, a, 3, b);
    if (round % 50 != 49) continue;
    HIP(hipMemcpy(result, out, sizeof result, hipMemcpyDeviceToHost));
    for (int i = 0; i < 600; ++i) wrong += result[i] != (i + round) * 3 + 2 * (599 - i);
  }
  show("large.wrong", wrong);
}

static void testPointers() {
  int** table;
  Memory<int> row(4 * sizeof *row);
  HIP(hipMalloc(&table, 2 * sizeof *table));
  PinnedMemory<int> out(2 * sizeof *out);
  const int host[] = {1, 2, 3, 4};
  int* rows[] = {nullptr, row};
  HIP(hipMemcpy(row, host, sizeof host, hipMemcpyHostToDevice));
  HIP(hipMemcpy(table, rows, sizeof rows, hipMemcpyHostToDevice));
  pointers<<<1, 1>>>(table, nullptr, out);
  HIP(hipDeviceSynchronize());
  show("indirect", out[0]);
  show("null", out[1]);
  HIP(hipFree(table));
}

// The runtime doesn't set unchanged arguments again: a pointer that was freed and allocated again must still arrive.
static void testChanging() {
  int wrong = 0;
  for (int round = 0; round < 50; ++round) {
    int* out;
    int value = 0;
    HIP(hipMalloc(&out, sizeof *out));
    HIP(hipMemset(out, 0, sizeof *out));
    for (int i = 0; i < 4; ++i) add<<<1, 1>>>(out, round);
    add<<<1, 1>>>(out, 1);
    HIP(hipMemcpy(&value, out, sizeof value, hipMemcpyDeviceToHost));
    wrong += value != 4 * round + 1;
    HIP(hipFree(out));
  }
  show("changing.wrong", wrong);
}

int main() {
  testScalars();
  testStructs();
  testLarge();
  testPointers();
  testChanging();
  return 0;
}
