// Inline PTX for matrices whose elements the lanes of a warp share, compared with products on the host. Elements lie as
// in PTX ISA 9.0, "Matrix multiply-accumulate operation using mma instruction". All sums are exact in any order.
#include <climits>
#include <cmath>
#include <cstdio>
#include <cstring>

static int checked = 0, wrong = 0;

static void check(const char* what, int i, double got, double want) {
  ++checked;
  if (got != want && ++wrong < 30) printf("%s, element %d: %g instead of %g\n", what, i, got, want);
}

// The registers of the lanes, by lanes.
constexpr int kMost = 8;
struct Registers {
  unsigned words[32][kMost];
  double doubles[32][kMost];
};
struct Operands {
  Registers a, b, c, d;
};

// Kernels with one mma. The text has %0 ... for the registers of D, A, B and C.
#define A(i) "r"(o->a.words[lane][i])
#define B(i) "r"(o->b.words[lane][i])
#define C(i) "r"(o->c.words[lane][i])
#define F(i) "f"(__uint_as_float(o->c.words[lane][i]))
#define KERNEL(name, D, count, constraint, ...)                             \
  __global__ void name(Operands* o) {                                       \
    const int lane = threadIdx.x;                                           \
    D d[4] = {};                                                            \
    OUT_##count(constraint, __VA_ARGS__);                                   \
    for (int i = 0; i < count; ++i) memcpy(&o->d.words[lane][i], &d[i], 4); \
  }
#define OUT_2(constraint, text, ...) asm volatile(text : constraint(d[0]), constraint(d[1]) : __VA_ARGS__)
#define OUT_4(constraint, text, ...) \
  asm volatile(text : constraint(d[0]), constraint(d[1]), constraint(d[2]), constraint(d[3]) : __VA_ARGS__)
#define MMA(form) "mma.sync.aligned." form " "
// By the numbers of registers of D, A, B and C.
#define R4224 "{%0, %1, %2, %3}, {%4, %5}, {%6}, {%7, %8, %9, %10};"
#define R4424 "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%10, %11, %12, %13};"
#define R2422 "{%0, %1}, {%2, %3, %4, %5}, {%6, %7}, {%8, %9};"
#define R2112 "{%0, %1}, {%2}, {%3}, {%4, %5};"
#define A2B1 A(0), A(1), B(0)
#define A4B2 A(0), A(1), A(2), A(3), B(0), B(1)
#define C4 C(0), C(1), C(2), C(3)
#define F4 F(0), F(1), F(2), F(3)

KERNEL(f16_k8, float, 4, "=f", MMA("m16n8k8.row.col.f32.f16.f16.f32") R4224, A2B1, F4)
KERNEL(f16_k16, float, 4, "=f", MMA("m16n8k16.row.col.f32.f16.f16.f32") R4424, A4B2, F4)
KERNEL(f16_halves, unsigned, 2, "=r", MMA("m16n8k16.row.col.f16.f16.f16.f16") R2422, A4B2, C(0), C(1))
KERNEL(bf16_k8, float, 4, "=f", MMA("m16n8k8.row.col.f32.bf16.bf16.f32") R4224, A2B1, F4)
KERNEL(bf16_k16, float, 4, "=f", MMA("m16n8k16.row.col.f32.bf16.bf16.f32") R4424, A4B2, F4)
KERNEL(tf32_k4, float, 4, "=f", MMA("m16n8k4.row.col.f32.tf32.tf32.f32") R4224, A2B1, F4)
KERNEL(tf32_k8, float, 4, "=f", MMA("m16n8k8.row.col.f32.tf32.tf32.f32") R4424, A4B2, F4)
KERNEL(s8_8, int, 2, "=r", MMA("m8n8k16.row.col.s32.s8.s8.s32") R2112, A(0), B(0), C(0), C(1))
KERNEL(s8_u8, int, 4, "=r", MMA("m16n8k16.row.col.s32.s8.u8.s32") R4224, A2B1, C4)
KERNEL(u8_s8, int, 4, "=r", MMA("m16n8k32.row.col.satfinite.s32.u8.s8.s32") R4424, A4B2, C4)
KERNEL(u4_8, int, 2, "=r", MMA("m8n8k32.row.col.s32.u4.u4.s32") R2112, A(0), B(0), C(0), C(1))
KERNEL(s4_u4, int, 4, "=r", MMA("m16n8k32.row.col.s32.s4.u4.s32") R4224, A2B1, C4)
KERNEL(s4_s4, int, 4, "=r", MMA("m16n8k64.row.col.s32.s4.s4.s32") R4424, A4B2, C4)
KERNEL(b1_8, int, 2, "=r", MMA("m8n8k128.row.col.s32.b1.b1.s32.xor.popc") R2112, A(0), B(0), C(0), C(1))
KERNEL(b1_and, int, 4, "=r", MMA("m16n8k128.row.col.s32.b1.b1.s32.and.popc") R4224, A2B1, C4)
KERNEL(b1_xor, int, 4, "=r", MMA("m16n8k256.row.col.s32.b1.b1.s32.xor.popc") R4424, A4B2, C4)
KERNEL(e4m3, float, 4, "=f", MMA("m16n8k32.row.col.f32.e4m3.e4m3.f32") R4424, A4B2, F4)
KERNEL(e5m2, float, 4, "=f", MMA("m16n8k32.row.col.f32.e5m2.e4m3.f32") R4424, A4B2, F4)

#define DA(i) "d"(o->a.doubles[lane][i])
#define DB(i) "d"(o->b.doubles[lane][i])
#define DC(i) "d"(o->c.doubles[lane][i])
__global__ void f64_8(Operands* o) {
  const int lane = threadIdx.x;
  double* d = o->d.doubles[lane];
  asm volatile(MMA("m8n8k4.row.col.f64.f64.f64.f64") R2112 : "=d"(d[0]), "=d"(d[1]) : DA(0), DB(0), DC(0), DC(1));
}
#define DOUBLES(name, form, text, ...)                            \
  __global__ void name(Operands* o) {                             \
    const int lane = threadIdx.x;                                 \
    double* d = o->d.doubles[lane];                               \
    asm volatile(MMA(form) text                                   \
                 : "=d"(d[0]), "=d"(d[1]), "=d"(d[2]), "=d"(d[3]) \
                 : __VA_ARGS__, DC(0), DC(1), DC(2), DC(3));      \
  }
DOUBLES(f64_k4, "m16n8k4.row.col.f64.f64.f64.f64", R4224, DA(0), DA(1), DB(0))
DOUBLES(f64_k8, "m16n8k8.row.col.f64.f64.f64.f64", R4424, DA(0), DA(1), DA(2), DA(3), DB(0), DB(1))
DOUBLES(f64_k16, "m16n8k16.row.col.f64.f64.f64.f64",
        "{%0, %1, %2, %3}, {%4, %5, %6, %7, %8, %9, %10, %11}, {%12, %13, %14, %15}, {%16, %17, %18, %19};", DA(0),
        DA(1), DA(2), DA(3), DA(4), DA(5), DA(6), DA(7), DB(0), DB(1), DB(2), DB(3))

// The number that an element's bits mean.
enum Kind { F16, BF16, TF32, S8, U8, S4, U4, B1, E4M3, E5M2, F64 };
static int bits_of(Kind kind) {
  const int bits[] = {16, 16, 32, 8, 8, 4, 4, 1, 8, 8, 64};
  return bits[kind];
}
static double small_float(unsigned code, int exponent_bits, int fraction_bits) {
  const int bias = (1 << (exponent_bits - 1)) - 1;
  const int exponent = code >> fraction_bits & ((1 << exponent_bits) - 1);
  const double fraction = std::ldexp(code & ((1 << fraction_bits) - 1), -fraction_bits);
  const double size = exponent ? std::ldexp(1 + fraction, exponent - bias) : std::ldexp(fraction, 1 - bias);
  return code >> (exponent_bits + fraction_bits) & 1 ? -size : size;
}
static double meaning(Kind kind, unsigned code) {
  switch (kind) {
    case F16:
      return small_float(code, 5, 10);
    case BF16:
      return small_float(code, 8, 7);
    case TF32:
      return small_float(code, 8, 23);
    case E4M3:
      return small_float(code, 4, 3);
    case E5M2:
      return small_float(code, 5, 2);
    case S8:
      return static_cast<signed char>(code);
    case S4:
      return static_cast<int>(code << 28) >> 28;
    default:
      return code;
  }
}
// Bits of a small whole number, or of any for integers.
static unsigned state = 1;
static unsigned random_bits() { return (state = state * 1664525u + 1013904223u) >> 7; }
static unsigned code(Kind kind) {
  const int bits = bits_of(kind);
  const unsigned any = random_bits();
  if (kind >= S8 && kind <= B1) return any & ((1u << bits) - 1);
  const double wanted = static_cast<int>(any >> 8) % 4;
  const unsigned sign = any & 1, top = kind == TF32 ? 10 : 3;
  for (unsigned i = 0; i < 1u << (kind == TF32 ? 19 : bits - 1); ++i) {
    const unsigned each = kind == TF32 ? i << 13 : i;
    if (meaning(kind, each) == wanted) return each | sign << (bits - 1);
  }
  return top;
}
static unsigned known_code(Kind kind, int which) {  // the search takes long
  static unsigned codes[11][16];
  static bool made[11];
  if (!made[kind])
    for (unsigned& each : codes[kind]) each = code(kind);
  made[kind] = true;
  return kind >= S8 && kind <= B1 ? code(kind) : codes[kind][which & 15];
}

// Fills the registers of A or B and their matrix, which has `blocks` times 8 lines.
static double left[16][256], right[8][256];
static void fill(Registers& to, Kind kind, double (*lines)[256], int blocks, int depth) {
  const int bits = bits_of(kind), each = bits < 32 ? 32 / bits : 1;
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < blocks * depth / 4 / each; ++i) {
      const int line = lane / 4 + i % blocks * 8;
      to.words[lane][i] = 0;
      for (int j = 0; j < each; ++j) {
        double& element = lines[line][(i / blocks * 4 + lane % 4) * each + j];
        if (kind == F64) {
          element = to.doubles[lane][i] = static_cast<int>(random_bits() % 1000) - 500;
        } else {
          const unsigned made = known_code(kind, random_bits());
          to.words[lane][i] |= made << (bits < 32 ? bits * j : 0);
          element = meaning(kind, made);
        }
      }
    }
}

static float as_float(unsigned bits) {
  float value;
  memcpy(&value, &bits, 4);
  return value;
}
static unsigned as_bits(float value) {
  unsigned bits;
  memcpy(&bits, &value, 4);
  return bits;
}

enum Sum { FLOATS, INTEGERS, HALVES, DOUBLES };

static void product(const char* name, void (*kernel)(Operands*), Operands* o, int m, int k, Kind a, Kind b, Sum sum,
                    char operation = '*') {
  fill(o->a, a, left, m / 8, k);
  fill(o->b, b, right, 1, k);
  const int count = m / 4;                                       // elements of C in a lane
  static const unsigned halves[] = {0x3c00, 0xc000, 0x4200, 0};  // 1, -2, 3, 0
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < count; ++i) {
      const int value = operation == 'l' ? (i % 2 ? INT_MAX - 2 : INT_MIN + 2) : (lane * 7 + i * 3) % 50 - 25;
      o->c.doubles[lane][i] = value;
      o->c.words[lane][i] = sum == FLOATS ? as_bits(value) : static_cast<unsigned>(value);
      if (sum == HALVES) o->c.words[lane][i] = halves[(lane + i) % 4] | halves[(lane + i + 1) % 4] << 16;
    }
  kernel<<<1, 32>>>(o);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(1);
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < count; ++i) {
      const int row = lane / 4 + i / 2 * 8, column = lane % 4 * 2 + i % 2;
      const int place = sum == HALVES ? i / 2 : i, shift = sum == HALVES ? i % 2 * 16 : 0;
      const unsigned c = o->c.words[lane][place] >> shift, d = o->d.words[lane][place] >> shift;
      double want = sum == FLOATS     ? as_float(c)
                    : sum == INTEGERS ? static_cast<int>(c)
                    : sum == HALVES   ? small_float(c & 0xffff, 5, 10)
                                      : o->c.doubles[lane][i];
      for (int x = 0; x < k; ++x) {
        const double p = left[row][x], q = right[column][x];
        want += operation == '^' ? p != q : p * q;
      }
      if (operation == 'l') want = std::fmin(std::fmax(want, INT_MIN), INT_MAX);
      const double got = sum == FLOATS     ? as_float(d)
                         : sum == INTEGERS ? static_cast<int>(d)
                         : sum == HALVES   ? small_float(d & 0xffff, 5, 10)
                                           : o->d.doubles[lane][i];
      check(name, lane * 4 + i, got, want);
    }
}

// ldmatrix, stmatrix and movmatrix: the value of element (row, column) of matrix i is 1000 i + 10 row + column.
constexpr int kPitch = 24;  // elements from one row to the next
__global__ void move(unsigned* out, unsigned short* stored) {
  __shared__ __align__(16) unsigned short from[32 * kPitch], to[64 * kPitch];
  const int lane = threadIdx.x;
  for (int i = 0; i < 8; ++i)
    from[lane * kPitch + i] = static_cast<unsigned short>(1000 * (lane / 8) + 10 * (lane % 8) + i);
  for (int i = 0; i < 2 * kPitch; ++i) to[lane * 2 * kPitch + i] = 0;
  __syncthreads();
  const unsigned at = static_cast<unsigned>(__cvta_generic_to_shared(from + lane * kPitch));
  unsigned* const r = out + lane * 16;
  asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
               : "r"(at));
  asm volatile("ldmatrix.sync.aligned.x4.trans.m8n8.shared::cta.b16 {%0, %1, %2, %3}, [%4];"
               : "=r"(r[4]), "=r"(r[5]), "=r"(r[6]), "=r"(r[7])
               : "r"(at)
               : "memory");
  asm volatile("ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2+0];" : "=r"(r[8]), "=r"(r[9]) : "r"(at));
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.trans.b16 {%0}, [%1];" : "=r"(r[10]) : "l"(from + lane * kPitch));
  asm volatile("movmatrix.sync.aligned.m8n8.trans.b16 %0, %1;" : "=r"(r[11]) : "r"(r[1]));
  const unsigned back = static_cast<unsigned>(__cvta_generic_to_shared(to + lane * kPitch));
  asm volatile("stmatrix.sync.aligned.x4.m8n8.shared.b16 [%0], {%1, %2, %3, %4};" ::"r"(back), "r"(r[0]), "r"(r[1]),
               "r"(r[2]), "r"(r[3])
               : "memory");
  asm volatile("stmatrix.sync.aligned.m8n8.x2.trans.shared.b16 [%0], {%1, %2};" ::"r"(back + 64 * kPitch), "r"(r[0]),
               "r"(r[1])
               : "memory");
  __syncthreads();
  for (int row = lane; row < 48; row += 32)
    for (int i = 0; i < 8; ++i) stored[row * 8 + i] = to[row * kPitch + i];
}

static void moves() {
  unsigned* out;
  unsigned short* stored;
  cudaMallocManaged(&out, 32 * 16 * sizeof *out);
  cudaMallocManaged(&stored, 48 * 8 * sizeof *stored);
  move<<<1, 32>>>(out, stored);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(2);
  const struct {
    int matrix;
    bool transposed;
  } registers[] = {{0, false}, {1, false}, {2, false}, {3, false}, {0, true}, {1, true},
                   {2, true},  {3, true},  {0, false}, {1, false}, {0, true}, {1, true}};
  for (int lane = 0; lane < 32; ++lane)
    for (int i = 0; i < 12; ++i)
      for (int j = 0; j < 2; ++j) {
        const int row = lane / 4, column = lane % 4 * 2 + j;
        const int want = 1000 * registers[i].matrix + (registers[i].transposed ? 10 * column + row : 10 * row + column);
        check("moved", lane * 12 + i, out[lane * 16 + i] >> 16 * j & 0xffff, want);
      }
  for (int row = 0; row < 48; ++row)
    for (int i = 0; i < 8; ++i) {
      const int matrix = row / 8 % 4, inside = row % 8;
      check("stored", row, stored[row * 8 + i], 1000 * matrix + (row < 32 ? 10 * inside + i : 10 * i + inside));
    }
}

int main() {
  Operands* o;
  if (cudaMallocManaged(&o, sizeof *o) != cudaSuccess) return 1;
  product("f16, 8", f16_k8, o, 16, 8, F16, F16, FLOATS);
  product("f16, 16", f16_k16, o, 16, 16, F16, F16, FLOATS);
  product("f16, halves", f16_halves, o, 16, 16, F16, F16, HALVES);
  product("bf16, 8", bf16_k8, o, 16, 8, BF16, BF16, FLOATS);
  product("bf16, 16", bf16_k16, o, 16, 16, BF16, BF16, FLOATS);
  product("tf32, 4", tf32_k4, o, 16, 4, TF32, TF32, FLOATS);
  product("tf32, 8", tf32_k8, o, 16, 8, TF32, TF32, FLOATS);
  product("s8, 8 rows", s8_8, o, 8, 16, S8, S8, INTEGERS);
  product("s8 u8", s8_u8, o, 16, 16, S8, U8, INTEGERS);
  product("u8 s8, limited", u8_s8, o, 16, 32, U8, S8, INTEGERS, 'l');
  product("u4, 8 rows", u4_8, o, 8, 32, U4, U4, INTEGERS);
  product("s4 u4", s4_u4, o, 16, 32, S4, U4, INTEGERS);
  product("s4", s4_s4, o, 16, 64, S4, S4, INTEGERS);
  product("b1, 8 rows", b1_8, o, 8, 128, B1, B1, INTEGERS, '^');
  product("b1, and", b1_and, o, 16, 128, B1, B1, INTEGERS);
  product("b1, xor", b1_xor, o, 16, 256, B1, B1, INTEGERS, '^');
  product("e4m3", e4m3, o, 16, 32, E4M3, E4M3, FLOATS);
  product("e5m2 e4m3", e5m2, o, 16, 32, E5M2, E4M3, FLOATS);
  product("f64, 8 rows", f64_8, o, 8, 4, F64, F64, DOUBLES);
  product("f64, 4", f64_k4, o, 16, 4, F64, F64, DOUBLES);
  product("f64, 8", f64_k8, o, 16, 8, F64, F64, DOUBLES);
  product("f64, 16", f64_k16, o, 16, 16, F64, F64, DOUBLES);
  moves();
  printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
