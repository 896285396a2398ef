// A texture handle is a value like any other: in structures and arrays, in global, constant and shared
// memory, chosen at run time, passed through functions, as an integer, and null if unused.
#include "texture_support.h"

struct Scene {
  int first;
  hipTextureObject_t textures[4];
  struct {
    float scale;
    hipTextureObject_t texture;
  } inner;
};

struct Reader {
  hipTextureObject_t texture;
  __device__ float operator()(int x) const { return tex1D<float>(texture, x + 0.5f); }
};

__device__ hipTextureObject_t kept;
__constant__ hipTextureObject_t table[4];

__device__ __attribute__((noinline)) float deep(hipTextureObject_t texture, int x, int depth) {
  float v = tex1D<float>(texture, x + 0.5f);
  return depth ? v + 1 : v;
}
__device__ __attribute__((noinline)) float deeper(const Scene& scene, int which, int x) {
  return deep(scene.textures[which], x, which);
}
__device__ float through_reader(const Reader& reader, int x) { return reader(x); }

__global__ void by_value(float* out, Scene scene) {
  int x = threadIdx.x;
  float sum = 0;
  for (int i = 0; i < 4; i++) sum += (i + 1) * tex1D<float>(scene.textures[i], x + 0.5f);
  out[x] = sum + scene.inner.scale * tex1D<float>(scene.inner.texture, x + 0.5f);
}
__global__ void chosen(float* out, hipTextureObject_t a, hipTextureObject_t b) {
  int x = threadIdx.x;
  hipTextureObject_t texture = x % 3 ? a : b;
  out[x] = tex1D<float>(texture, x + 0.5f);
}
__global__ void swapped(float* out, hipTextureObject_t a, hipTextureObject_t b, int times) {
  int x = threadIdx.x;
  float sum = 0;
  for (int i = 0; i < times; i++) {
    sum = 2 * sum + tex1D<float>(a, x + 0.5f);
    hipTextureObject_t c = a;
    a = b;
    b = c;
  }
  out[x] = sum;
}
__global__ void in_functions(float* out, Scene scene, int which) {
  int x = threadIdx.x;
  out[x] = deeper(scene, which, x) + through_reader(Reader{scene.inner.texture}, x);
}
__global__ void in_memory(float* out, const hipTextureObject_t* global, int which) {
  __shared__ hipTextureObject_t shared[4];
  int x = threadIdx.x;
  if (x < 4) shared[x] = table[3 - x];
  __syncthreads();
  hipTextureObject_t local[2] = {global[which], kept};
  out[x] = tex1D<float>(global[x % 4], x + 0.5f) + 10 * tex1D<float>(table[which], x + 0.5f) +
           100 * tex1D<float>(shared[which], x + 0.5f) + 1000 * tex1D<float>(local[x & 1], x + 0.5f);
}
__global__ void as_integer(float* out, unsigned long long bits) {
  out[threadIdx.x] = tex1D<float>(reinterpret_cast<hipTextureObject_t>(bits), threadIdx.x + 0.5f);
}
__global__ void may_be_null(float* out, hipTextureObject_t texture) {
  out[threadIdx.x] = texture ? tex1D<float>(texture, threadIdx.x + 0.5f) : -1;
}
template <class F>
__global__ void with(float* out, F f) {
  out[threadIdx.x] = f(static_cast<int>(threadIdx.x));
}

const int kWidth = 64;
long checked, wrong;

float texel(int texture, int x) { return static_cast<float>((texture + 1) * 100 + x) / 128; }

template <class Want>
void expect(const char* what, const DeviceArray<float>& out, Want want) {
  std::vector<float> got = out.host();
  for (int x = 0; x < kWidth; x++) {
    checked++;
    if (got[x] != static_cast<float>(want(x)) && wrong++ < 8)
      std::printf("%s: out[%d] is %g, not %g\n", what, x, got[x], static_cast<double>(want(x)));
  }
}

int main() {
  std::vector<float> host;
  for (int i = 0; i < 4 * kWidth; i++) host.push_back(texel(i / kWidth, i % kWidth));
  auto row = [&](int i) { return std::vector<float>(&host[i * kWidth], &host[i * kWidth] + kWidth); };
  TextureArray<float> a0(row(0), kWidth), a1(row(1), kWidth), a2(row(2), kWidth), a3(row(3), kWidth);
  hipTextureDesc plain = plain_texture();
  Texture t0(a0.resource(), plain), t1(a1.resource(), plain), t2(a2.resource(), plain), t3(a3.resource(), plain);
  std::vector<hipTextureObject_t> all = {t0, t1, t2, t3};
  Scene scene = {7, {t0, t1, t2, t3}, {0.5f, t2}};
  DeviceArray<float> out(kWidth);

  by_value<<<1, kWidth>>>(out, scene);
  expect("by value", out,
         [](int x) { return texel(0, x) + 2 * texel(1, x) + 3 * texel(2, x) + 4 * texel(3, x) + 0.5f * texel(2, x); });
  chosen<<<1, kWidth>>>(out, t0, t1);
  expect("chosen", out, [](int x) { return texel(x % 3 ? 0 : 1, x); });
  swapped<<<1, kWidth>>>(out, t2, t3, 3);
  expect("swapped", out, [](int x) { return 4 * texel(2, x) + 2 * texel(3, x) + texel(2, x); });
  for (int which = 0; which < 4; which++) {
    in_functions<<<1, kWidth>>>(out, scene, which);
    expect("in functions", out, [&](int x) { return texel(which, x) + (which ? 1 : 0) + texel(2, x); });
  }

  hipTextureObject_t third = t3;
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(kept), &third, sizeof third));
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(table), all.data(), sizeof(hipTextureObject_t) * 4));
  DeviceArray<hipTextureObject_t> global(all);
  in_memory<<<1, kWidth>>>(out, global, 1);
  expect("in memory", out,
         [](int x) { return texel(x % 4, x) + 10 * texel(1, x) + 100 * texel(2, x) + 1000 * texel(x & 1 ? 3 : 1, x); });
  as_integer<<<1, kWidth>>>(out, reinterpret_cast<unsigned long long>(static_cast<hipTextureObject_t>(t1)));
  expect("as an integer", out, [](int x) { return texel(1, x); });
  may_be_null<<<1, kWidth>>>(out, nullptr);
  expect("null", out, [](int) { return -1; });
  may_be_null<<<1, kWidth>>>(out, t3);
  expect("not null", out, [](int x) { return texel(3, x); });
  hipTextureObject_t captured = t2;
  with<<<1, kWidth>>>(static_cast<float*>(out), [=] __device__(int x) { return 2 * tex1D<float>(captured, x + 0.5f); });
  expect("captured", out, [](int x) { return 2 * texel(2, x); });
  return verdict(checked, wrong);
}
