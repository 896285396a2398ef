// nvcuda::wmma: each shape and type, with all layouts, compared with the product on the host.
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <mma.h>

#include <climits>
#include <cstdio>
#include <cstring>

using namespace nvcuda;
namespace sub = wmma::experimental::precision;

static int checked = 0, wrong = 0;

static void check(const char* what, int i, double got, double want) {
  ++checked;
  if (got != want && ++wrong < 20) printf("%s, element %d: %g instead of %g\n", what, i, got, want);
}

// An element in memory, and a small whole number as one. Sums of their products are exact in every order.
template <class T>
struct Element {
  typedef T type;
  static T of(int value) { return static_cast<T>(value); }
};
template <>
struct Element<half> {
  typedef half type;
  static half of(int value) { return __float2half(static_cast<float>(value)); }
};
template <>
struct Element<__nv_bfloat16> {
  typedef __nv_bfloat16 type;
  static __nv_bfloat16 of(int value) { return __float2bfloat16(static_cast<float>(value)); }
};
template <>
struct Element<wmma::precision::tf32> : Element<float> {};

static double number(double value) { return value; }
static double number(half value) { return __half2float(value); }

constexpr int kPad = 8;  // elements between the end of a line and the next line

// D = A B + C, with an operation on each element of C and of D.
template <int m, int n, int k, class T, class A, class B, class C, class D>
__global__ void multiply(const typename Element<T>::type* a, const typename Element<T>::type* b, const C* c, D* d,
                         int a_stride, int b_stride, int c_stride, wmma::layout_t c_layout, wmma::layout_t d_layout,
                         int d_stride) {
  wmma::fragment<wmma::matrix_a, m, n, k, T, A> fa;
  wmma::fragment<wmma::matrix_b, m, n, k, T, B> fb;
  wmma::fragment<wmma::accumulator, m, n, k, C> fc;
  wmma::fragment<wmma::accumulator, m, n, k, D> fd;
  wmma::load_matrix_sync(fa, a, a_stride);
  wmma::load_matrix_sync(fb, b, b_stride);
  wmma::load_matrix_sync(fc, c, c_stride, c_layout);
  for (int i = 0; i < fc.num_elements; ++i) fc.x[i] = fc.x[i] + fc.x[i];
  wmma::mma_sync(fd, fa, fb, fc);
  for (int i = 0; i < fd.num_elements; ++i) fd.x[i] = -fd.x[i];
  wmma::store_matrix_sync(d, fd, d_stride, d_layout);
}

template <class T>
T* managed(int count) {
  T* made;
  if (cudaMallocManaged(&made, count * sizeof *made) != cudaSuccess) exit(1);
  memset(static_cast<void*>(made), 0, count * sizeof *made);
  return made;
}

// The index in memory of element (i, j) of a matrix.
static int at(bool by_row, int i, int j, int stride) { return by_row ? i * stride + j : j * stride + i; }

template <int m, int n, int k, class T, class A, class B, class C, class D>
void product(const char* name, int least, int most) {
  constexpr bool a_rows = std::is_same<A, wmma::row_major>::value, b_rows = std::is_same<B, wmma::row_major>::value;
  const bool c_rows = a_rows, d_rows = !b_rows;
  const int a_stride = (a_rows ? k : m) + 2 * kPad, b_stride = (b_rows ? n : k) + 2 * kPad;
  const int c_stride = (c_rows ? n : m) + kPad, d_stride = (d_rows ? n : m) + kPad;
  typedef typename Element<T>::type E;
  E* a = managed<E>(64 * 64);
  E* b = managed<E>(64 * 64);
  C* c = managed<C>(64 * 64);
  D* d = managed<D>(64 * 64);
  unsigned state = m * 7 + n;
  const auto next = [&] {
    return least + static_cast<int>((state = state * 1664525u + 1013904223u) >> 16) % (most - least + 1);
  };
  static int left[32][16], right[16][32], start[32][32];
  for (int i = 0; i < m; ++i)
    for (int x = 0; x < k; ++x) a[at(a_rows, i, x, a_stride)] = Element<T>::of(left[i][x] = next());
  for (int x = 0; x < k; ++x)
    for (int j = 0; j < n; ++j) b[at(b_rows, x, j, b_stride)] = Element<T>::of(right[x][j] = next());
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) c[at(c_rows, i, j, c_stride)] = Element<C>::of(start[i][j] = (i * 5 + j * 3) % 64 - 30);
  multiply<m, n, k, T, A, B, C, D><<<1, 32>>>(a, b, c, d, a_stride, b_stride, c_stride,
                                              c_rows ? wmma::mem_row_major : wmma::mem_col_major,
                                              d_rows ? wmma::mem_row_major : wmma::mem_col_major, d_stride);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(2);
  for (int i = 0; i < m; ++i)
    for (int j = 0; j < n; ++j) {
      int sum = 2 * start[i][j];
      for (int x = 0; x < k; ++x) sum += left[i][x] * right[x][j];
      check(name, i * n + j, number(d[at(d_rows, i, j, d_stride)]), -sum);
    }
  cudaFree(a), cudaFree(b), cudaFree(c), cudaFree(d);
}

typedef wmma::row_major Rows;
typedef wmma::col_major Columns;

template <int m, int n>
void shape() {
  product<m, n, 16, half, Rows, Rows, float, float>("half", -7, 7);
  product<m, n, 16, half, Columns, Columns, half, half>("half sums", -7, 7);
  product<m, n, 16, __nv_bfloat16, Columns, Rows, float, float>("bfloat16", -7, 7);
  product<m, n, 16, signed char, Rows, Columns, int, int>("signed char", -128, 127);
  product<m, n, 16, unsigned char, Columns, Rows, int, int>("unsigned char", 0, 255);
}

// Elements of 4 bits and of 1 bit, A's by rows and B's by columns.
template <class T, int k>
__global__ void narrow(const unsigned* a, const unsigned* b, const int* c, int* d, bool limited) {
  wmma::fragment<wmma::matrix_a, 8, 8, k, T, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 8, 8, k, T, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 8, 8, k, int> fc;
  wmma::load_matrix_sync(fa, a, k);
  wmma::load_matrix_sync(fb, b, k);
  wmma::load_matrix_sync(fc, c, 8, wmma::mem_row_major);
  if (limited)
    wmma::mma_sync(fc, fa, fb, fc, true);
  else
    wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(d, fc, 8, wmma::mem_row_major);
}
__global__ void bits(const unsigned* a, const unsigned* b, const int* c, int* d) {
  wmma::fragment<wmma::matrix_a, 8, 8, 128, sub::b1, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 8, 8, 128, sub::b1, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 8, 8, 128, int> fc, fd;
  wmma::load_matrix_sync(fa, a, 128);
  wmma::load_matrix_sync(fb, b, 128);
  wmma::load_matrix_sync(fc, c, 8, wmma::mem_row_major);
  wmma::bmma_sync(fd, fa, fb, fc);
  wmma::store_matrix_sync(d, fd, 8, wmma::mem_row_major);
  wmma::bmma_sync(fd, fa, fb, fc, wmma::experimental::bmmaBitOpAND, wmma::experimental::bmmaAccumulateOpPOPC);
  wmma::store_matrix_sync(d + 64, fd, 8, wmma::mem_row_major);
}

static int nibble(const unsigned* words, int line, int i, bool is_signed) {
  const int value = words[line * 4 + i / 8] >> 4 * (i % 8) & 15;
  return is_signed && value > 7 ? value - 16 : value;
}

static int limit(long long value, bool limited) {
  return limited && value > INT_MAX ? INT_MAX : limited && value < INT_MIN ? INT_MIN : static_cast<int>(value);
}

static void narrow_products() {
  unsigned* a = managed<unsigned>(32);
  unsigned* b = managed<unsigned>(32);
  int* c = managed<int>(64);
  int* d = managed<int>(128);
  unsigned state = 5;
  for (int i = 0; i < 32; ++i) a[i] = state = state * 1664525u + 1013904223u, b[i] = state = state * 22695477u + 1u;
  for (int i = 0; i < 64; ++i) c[i] = i % 3 == 0 ? INT_MAX - i : i % 3 == 1 ? INT_MIN + i : i;
  for (int form = 0; form < 4; ++form) {
    const bool is_signed = form % 2, limited = form / 2;
    if (is_signed)
      narrow<sub::s4, 32><<<1, 32>>>(a, b, c, d, limited);
    else
      narrow<sub::u4, 32><<<1, 32>>>(a, b, c, d, limited);
    if (cudaDeviceSynchronize() != cudaSuccess) exit(3);
    for (int i = 0; i < 64; ++i) {
      long long sum = c[i];
      for (int x = 0; x < 32; ++x) sum += nibble(a, i / 8, x, is_signed) * nibble(b, i % 8, x, is_signed);
      check(is_signed ? "s4" : "u4", i, d[i], limit(sum, limited));
    }
  }
  for (int i = 0; i < 64; ++i) c[i] = i - 20;
  bits<<<1, 32>>>(a, b, c, d);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(4);
  for (int i = 0; i < 64; ++i) {
    int others = c[i], both = c[i];
    for (int x = 0; x < 4; ++x) {
      others += __builtin_popcount(a[i / 8 * 4 + x] ^ b[i % 8 * 4 + x]);
      both += __builtin_popcount(a[i / 8 * 4 + x] & b[i % 8 * 4 + x]);
    }
    check("xor", i, d[i], others), check("and", i, d[64 + i], both);
  }
}

// The result's limits, and tf32's precision.
__global__ void limited_bytes(const signed char* a, const int* c, int* d) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> fc;
  wmma::load_matrix_sync(fa, a, 16);
  wmma::fill_fragment(fb, 2);
  wmma::load_matrix_sync(fc, c, 16, wmma::mem_col_major);
  wmma::mma_sync(fc, fa, fb, fc, true);
  wmma::store_matrix_sync(d, fc, 16, wmma::mem_col_major);
}
__global__ void rounded(const float* a, float* d, float* each) {
  wmma::fragment<wmma::matrix_a, 16, 16, 8, wmma::precision::tf32, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 8, wmma::precision::tf32, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 8, float> fc;
  wmma::load_matrix_sync(fa, a, 8);
  for (int i = 0; i < fa.num_elements; ++i) fa.x[i] = wmma::__float_to_tf32(fa.x[i]);
  wmma::fill_fragment(fb, wmma::__float_to_tf32(1.0f));
  wmma::fill_fragment(fc, 0.0f);
  wmma::mma_sync(fc, fa, fb, fc);
  wmma::store_matrix_sync(d, fc, 16, wmma::mem_row_major);
  each[threadIdx.x] = wmma::__float_to_tf32(a[threadIdx.x]);
}
static float tf32(float value) {
  unsigned bits;
  memcpy(&bits, &value, 4);
  bits = (bits + 0x1000) & 0xffffe000;
  memcpy(&value, &bits, 4);
  return value;
}

static void limits() {
  signed char* bytes = managed<signed char>(256);
  int* c = managed<int>(256);
  int* d = managed<int>(256);
  for (int i = 0; i < 256; ++i) bytes[i] = i % 16 == 0 ? i / 16 - 8 : 0, c[i] = i % 2 ? INT_MAX - 3 : INT_MIN + 5;
  limited_bytes<<<1, 32>>>(bytes, c, d);
  float* a = managed<float>(128);
  float* sums = managed<float>(256);
  float* each = managed<float>(32);
  for (int i = 0; i < 128; ++i) a[i] = i % 8 == i / 8 % 8 ? (i - 60) * (1.0f + 0x1p-11f) : 0;
  for (int i = 0; i < 32; ++i) a[i + 96] += (i & 1) * 0x1.002p-3f;
  rounded<<<1, 32>>>(a, sums, each);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(5);
  for (int i = 0; i < 256; ++i)  // C and D lie by columns
    check("limit", i, d[i], limit(static_cast<long long>(c[i]) + 2 * (i % 16 - 8), true));
  for (int i = 0; i < 256; ++i) {
    float sum = 0;
    for (int x = 0; x < 8; ++x) sum += tf32(a[i / 16 * 8 + x]);
    check("tf32", i, sums[i], sum);
  }
  for (int i = 0; i < 32; ++i) check("rounding", i, each[i], tf32(a[i]));
}

// A product of larger matrices by a block of several warps, with factors in shared memory.
constexpr int kSide = 64;
__global__ void large(const half* a, const half* b, float* c, float alpha) {
  __shared__ __align__(32) half rows[kSide * kSide], columns[kSide * kSide];
  for (int i = threadIdx.x; i < kSide * kSide; i += blockDim.x) rows[i] = a[i], columns[i] = b[i];
  __syncthreads();
  const int warp = threadIdx.x / 32;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums[kSide / 16];
  for (auto& each : sums) wmma::fill_fragment(each, 0.0f);
  for (int x = 0; x < kSide; x += 16) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
    wmma::load_matrix_sync(fa, rows + warp * 16 * kSide + x, kSide);
    for (int j = 0; j < kSide / 16; ++j) {
      wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
      wmma::load_matrix_sync(fb, columns + x * kSide + j * 16, kSide);
      wmma::mma_sync(sums[j], fa, fb, sums[j]);
    }
  }
  for (int j = 0; j < kSide / 16; ++j) {
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> old;
    float* to = c + warp * 16 * kSide + j * 16;
    wmma::load_matrix_sync(old, to, kSide, wmma::mem_row_major);
    for (int i = 0; i < old.num_elements; ++i) old.x[i] = alpha * sums[j].x[i] + old.x[i];
    wmma::store_matrix_sync(to, old, kSide, wmma::mem_row_major);
  }
}

static void large_product() {
  half* a = managed<half>(kSide * kSide);
  half* b = managed<half>(kSide * kSide);
  float* c = managed<float>(kSide * kSide);
  for (int i = 0; i < kSide * kSide; ++i)
    a[i] = Element<half>::of(i * 7 % 13 - 6), b[i] = Element<half>::of(i * 5 % 11 - 5), c[i] = i % 17;
  large<<<1, 32 * kSide / 16>>>(a, b, c, 0.5f);
  if (cudaDeviceSynchronize() != cudaSuccess) exit(6);
  for (int i = 0; i < kSide * kSide; ++i) {
    double sum = 0;
    for (int x = 0; x < kSide; ++x) sum += number(a[i / kSide * kSide + x]) * number(b[x * kSide + i % kSide]);
    check("large", i, c[i], 0.5 * sum + i % 17);
  }
}

int main() {
  shape<16, 16>();
  shape<32, 8>();
  shape<8, 32>();
  product<16, 16, 16, half, Rows, Columns, half, float>("half to float", -7, 7);
  product<16, 16, 16, half, Columns, Rows, float, half>("float to half", -7, 7);
  product<16, 16, 8, wmma::precision::tf32, Rows, Rows, float, float>("tf32", -7, 7);
  product<16, 16, 8, wmma::precision::tf32, Columns, Columns, float, float>("tf32", -7, 7);
  product<8, 8, 4, double, Rows, Columns, double, double>("double", -1000, 1000);
  product<8, 8, 4, double, Columns, Rows, double, double>("double", -1000, 1000);
  narrow_products();
  limits();
  large_product();
  printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
