// mma.m8n8k4 of halves: four products by groups of 8 lanes, in each layout of A and B. Elements lie as in PTX ISA 9.0,
// "Matrix Fragments for mma.m8n8k4 with .f16 floating point type". All sums are exact.
#include <cstring>

#include "cuda_support.h"

struct Lane {
  unsigned a[2], b[2];
  float c[8], d[8];
  unsigned halves[4];  // of C, and then of D
};

#define FLOATS(of_a, of_b)                                                                                             \
  __global__ void floats_##of_a##_##of_b(Lane* lanes) {                                                                \
    Lane& l = lanes[threadIdx.x];                                                                                      \
    asm volatile("mma.sync.aligned.m8n8k4." #of_a "." #of_b                                                            \
                 ".f32.f16.f16.f32 {%0, %1, %2, %3, %4, %5, %6, %7}, {%8, %9}, {%10, %11}, {%12, %13, %14, %15, %16, " \
                 "%17, %18, %19};"                                                                                     \
                 : "=f"(l.d[0]), "=f"(l.d[1]), "=f"(l.d[2]), "=f"(l.d[3]), "=f"(l.d[4]), "=f"(l.d[5]), "=f"(l.d[6]),   \
                   "=f"(l.d[7])                                                                                        \
                 : "r"(l.a[0]), "r"(l.a[1]), "r"(l.b[0]), "r"(l.b[1]), "f"(l.c[0]), "f"(l.c[1]), "f"(l.c[2]),          \
                   "f"(l.c[3]), "f"(l.c[4]), "f"(l.c[5]), "f"(l.c[6]), "f"(l.c[7]));                                   \
  }
#define HALVES(of_a, of_b)                                                                    \
  __global__ void halves_##of_a##_##of_b(Lane* lanes) {                                       \
    Lane& l = lanes[threadIdx.x];                                                             \
    asm volatile("mma.sync.aligned.m8n8k4." #of_a "." #of_b                                   \
                 ".f16.f16.f16.f16 {%0, %1, %2, %3}, {%4, %5}, {%6, %7}, {%0, %1, %2, %3};"   \
                 : "+r"(l.halves[0]), "+r"(l.halves[1]), "+r"(l.halves[2]), "+r"(l.halves[3]) \
                 : "r"(l.a[0]), "r"(l.a[1]), "r"(l.b[0]), "r"(l.b[1]));                       \
  }
FLOATS(row, col)
FLOATS(col, row)
HALVES(row, row)
HALVES(col, col)

// Whole numbers below 2048 as halves.
static unsigned short half_of(int value) {
  unsigned bits;
  const float number = static_cast<float>(value);
  memcpy(&bits, &number, 4);
  return value == 0 ? 0 : static_cast<unsigned short>((bits >> 16 & 0x8000) | (((bits >> 13) - (112 << 10)) & 0x7fff));
}

static void check_layout(Verdict& check, Lane* lanes, bool a_row, bool b_row, bool floats, void (*kernel)(Lane*)) {
  int a[4][8][4], b[4][4][8], c[4][8][8];
  for (int lane = 0; lane < 32; ++lane) {
    const int group = lane / 4 % 4, upper = lane / 16 * 4, in = lane % 4;
    unsigned short as[4], bs[4], hs[8];
    for (int i = 0; i < 4; ++i) {
      const int va = (lane * 5 + i * 3) % 13 - 6, vb = (lane * 7 + i * 11) % 9 - 4;
      as[i] = half_of(va);
      bs[i] = half_of(vb);
      (a_row ? a[group][in + upper][i] : a[group][i + upper][in]) = va;
      (b_row ? b[group][in][i + upper] : b[group][i][in + upper]) = vb;
    }
    for (int i = 0; i < 8; ++i) {
      const int value = (in + upper) * 8 + i + group;
      c[group][in + upper][i] = value;
      hs[i] = half_of(value);
    }
    memcpy(lanes[lane].a, as, sizeof as);
    memcpy(lanes[lane].b, bs, sizeof bs);
    memcpy(lanes[lane].halves, hs, sizeof hs);
  }
  const auto row = [](int lane, int i) { return (lane & 1) + (i & 2) + lane / 16 * 4; };
  const auto column = [](int lane, int i) { return (i & 4) + (lane & 2) + (i & 1); };
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 8; ++i) lanes[lane].c[i] = static_cast<float>(c[lane / 4 % 4][row(lane, i)][column(lane, i)]);
  kernel<<<1, 32>>>(lanes);
  CHECK(cudaDeviceSynchronize());
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 8; ++i) {
      const int group = lane / 4 % 4;
      const auto element = [&](int r, int s) {
        int sum = c[group][r][s];
        for (int k = 0; k < 4; ++k) sum += a[group][r][k] * b[group][k][s];
        return sum;
      };
      if (floats) check(lanes[lane].d[i] == static_cast<float>(element(row(lane, i), column(lane, i))), "floats");
      const unsigned found = lanes[lane].halves[i / 2] >> 16 * (i % 2) & 0xffff;
      if (!floats) check(found == half_of(element(lane % 4 + lane / 16 * 4, i)), "halves");
    }
}

int main() {
  Verdict check;
  Lane* lanes;
  CHECK(cudaMallocManaged(&lanes, 32 * sizeof *lanes));
  check_layout(check, lanes, true, false, true, floats_row_col);
  check_layout(check, lanes, false, true, true, floats_col_row);
  check_layout(check, lanes, true, true, false, halves_row_row);
  check_layout(check, lanes, false, false, false, halves_col_col);
  CHECK(cudaFree(lanes));
  return check.print();
}
