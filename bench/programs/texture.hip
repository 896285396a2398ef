// Prints, for each kind of read, ns for each texel of an image: from an array in plain memory, and from a
// texture or surface of the same data.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

static const int kWidth = 1024, kHeight = 1024, kDepth = 64, kRepetitions = 12;

#define CHECK(call)                                                                     \
  do {                                                                                  \
    const hipError_t error_ = (call);                                                   \
    if (error_ != hipSuccess) {                                                         \
      std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, hipGetErrorString(error_)); \
      return 1;                                                                         \
    }                                                                                   \
  } while (0)

texture<float, hipTextureType2D> reference;

__device__ int2 here() {
  return make_int2(blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y);
}

template <class T>
__global__ void plain(const T* in, T* out) {
  const int2 p = here();
  out[p.y * kWidth + p.x] = in[p.y * kWidth + p.x];
}
template <class T>
__global__ void point(hipTextureObject_t in, T* out) {
  const int2 p = here();
  out[p.y * kWidth + p.x] = tex2D<T>(in, p.x + 0.5f, p.y + 0.5f);
}
__global__ void fetch(hipTextureObject_t in, float* out) {
  const int2 p = here();
  out[p.y * kWidth + p.x] = tex1Dfetch<float>(in, p.y * kWidth + p.x);
}
__global__ void byReference(float* out) {
  const int2 p = here();
  out[p.y * kWidth + p.x] = tex2D(reference, p.x + 0.5f, p.y + 0.5f);
}
__global__ void surface(hipSurfaceObject_t in, hipSurfaceObject_t out) {
  const int2 p = here();
  surf2Dwrite(surf2Dread<float>(in, p.x * 4, p.y), out, p.x * 4, p.y);
}

__device__ float mix(float a, float b, float t) { return (1.0f - t) * a + t * b; }

__global__ void plainLinear(const float* in, float* out) {
  const int2 p = here();
  const float x = p.x + 0.25f, y = p.y + 0.25f, fx = floorf(x), fy = floorf(y);
  const int x0 = int(fx), y0 = int(fy), x1 = min(x0 + 1, kWidth - 1), y1 = min(y0 + 1, kHeight - 1);
  const float *a = in + y0 * kWidth, *b = in + y1 * kWidth;
  out[p.y * kWidth + p.x] = mix(mix(a[x0], a[x1], x - fx), mix(b[x0], b[x1], x - fx), y - fy);
}
__global__ void linear(hipTextureObject_t in, float* out) {
  const int2 p = here();
  out[p.y * kWidth + p.x] = tex2D<float>(in, p.x + 0.75f, p.y + 0.75f);
}
__global__ void plainBytes(const uchar4* in, float4* out) {
  const int2 p = here();
  const uchar4 v = in[p.y * kWidth + p.x];
  out[p.y * kWidth + p.x] = make_float4(v.x / 255.0f, v.y / 255.0f, v.z / 255.0f, v.w / 255.0f);
}
__global__ void plainSolid(const float* in, float* out) {
  const int2 p = here();
  for (int z = 0; z < kDepth; ++z)
    out[(z * 128 + p.y) * 128 + p.x] = in[(z * 128 + p.y) * 128 + p.x];
}
__global__ void solid(hipTextureObject_t in, float* out) {
  const int2 p = here();
  for (int z = 0; z < kDepth; ++z)
    out[(z * 128 + p.y) * 128 + p.x] = tex3D<float>(in, p.x + 0.5f, p.y + 0.5f, z + 0.5f);
}

// The shortest of several launches: longer ones only show other work of the machine.
template <class Launch>
static void time(const char* name, Launch&& launch) {
  double best = 1e9;
  for (int i = 0; i < kRepetitions; ++i) {
    const auto start = std::chrono::steady_clock::now();
    launch();
    (void)hipDeviceSynchronize();
    const std::chrono::duration<double, std::nano> passed = std::chrono::steady_clock::now() - start;
    best = std::min(best, passed.count() / (double(kWidth) * kHeight));
  }
  std::printf("%s %g\n", name, best);
}

template <class T>
static hipArray_t array(const std::vector<float>& data, int width, int height, int depth) {
  const hipChannelFormatDesc format = hipCreateChannelDesc<T>();
  hipArray_t result = nullptr;
  (void)hipMalloc3DArray(&result, &format, make_hipExtent(width, height, depth), hipArraySurfaceLoadStore);
  hipMemcpy3DParms p{};
  p.srcPtr = make_hipPitchedPtr(const_cast<float*>(data.data()), width * sizeof(T), width, height);
  p.dstArray = result;
  p.extent = make_hipExtent(width, height, depth ? depth : 1);
  p.kind = hipMemcpyHostToDevice;
  (void)hipMemcpy3D(&p);
  return result;
}

static hipResourceDesc resourceOf(hipArray_t array) {
  hipResourceDesc r{};
  r.resType = hipResourceTypeArray;
  r.res.array.array = array;
  return r;
}

static hipTextureObject_t object(const hipResourceDesc& resource, hipTextureFilterMode filter,
                                 hipTextureReadMode mode = hipReadModeElementType) {
  hipTextureDesc t{};
  for (auto& m : t.addressMode) m = hipAddressModeClamp;
  t.filterMode = filter;
  t.readMode = mode;
  hipTextureObject_t result = nullptr;
  (void)hipCreateTextureObject(&result, &resource, &t, nullptr);
  return result;
}

int main() {
  const size_t count = size_t(kWidth) * kHeight;
  std::vector<float> data(4 * count);
  for (size_t i = 0; i < data.size(); ++i) data[i] = float(i % 1000);
  float *in, *out;
  CHECK(hipMalloc(&in, 4 * count * sizeof(float)));
  CHECK(hipMalloc(&out, 4 * count * sizeof(float)));
  CHECK(hipMemcpy(in, data.data(), 4 * count * sizeof(float), hipMemcpyHostToDevice));
  float4 *in4 = reinterpret_cast<float4*>(in), *out4 = reinterpret_cast<float4*>(out);
  const dim3 block(64, 1), grid(kWidth / 64, kHeight), small(2, 128);

  const hipArray_t one = array<float>(data, kWidth, kHeight, 0), other = array<float>(data, kWidth, kHeight, 0);
  const hipArray_t four = array<float4>(data, kWidth, kHeight, 0), bytes = array<uchar4>(data, kWidth, kHeight, 0);
  const hipArray_t deep = array<float>(data, 128, 128, kDepth);
  hipResourceDesc memory{};
  memory.resType = hipResourceTypeLinear;
  memory.res.linear = {in, hipCreateChannelDesc<float>(), count * sizeof(float)};
  const hipTextureObject_t fetched = object(memory, hipFilterModePoint);
  const hipTextureObject_t points = object(resourceOf(one), hipFilterModePoint);
  const hipTextureObject_t lines = object(resourceOf(one), hipFilterModeLinear);
  const hipTextureObject_t points4 = object(resourceOf(four), hipFilterModePoint);
  const hipTextureObject_t shades = object(resourceOf(bytes), hipFilterModePoint, hipReadModeNormalizedFloat);
  const hipTextureObject_t solids = object(resourceOf(deep), hipFilterModePoint);
  hipSurfaceObject_t from, to;
  const hipResourceDesc first = resourceOf(one), second = resourceOf(other);
  CHECK(hipCreateSurfaceObject(&from, &first));
  CHECK(hipCreateSurfaceObject(&to, &second));
  CHECK(hipBindTextureToArray(reference, one));

  time("plain", [&] { plain<float><<<grid, block>>>(in, out); });
  time("fetch", [&] { fetch<<<grid, block>>>(fetched, out); });
  time("point", [&] { point<float><<<grid, block>>>(points, out); });
  time("reference", [&] { byReference<<<grid, block>>>(out); });
  time("surface", [&] { surface<<<grid, block>>>(from, to); });
  time("plain4", [&] { plain<float4><<<grid, block>>>(in4, out4); });
  time("point4", [&] { point<float4><<<grid, block>>>(points4, out4); });
  time("plainBytes", [&] { plainBytes<<<grid, block>>>(reinterpret_cast<uchar4*>(in), out4); });
  time("bytes", [&] { point<float4><<<grid, block>>>(shades, out4); });
  time("plainLinear", [&] { plainLinear<<<grid, block>>>(in, out); });
  time("linear", [&] { linear<<<grid, block>>>(lines, out); });
  time("plainSolid", [&] { plainSolid<<<small, block>>>(in, out); });
  time("solid", [&] { solid<<<small, block>>>(solids, out); });
  CHECK(hipGetLastError());
  return 0;
}
