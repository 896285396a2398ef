// Texture and surface objects: the descriptors that device code gets, read back and walked by
// kernels that rely only on hipspv/devlib/texture_abi.h.
#include <hipspv/devlib/texture_abi.h>

#include <thread>
#include <vector>

#include "sections.h"

static_assert(sizeof(hipspv_level) == 40 && sizeof(hipspv_texture) % 8 == 0);

__global__ void copyDescriptor(hipTextureObject_t texture, hipspv_texture* out) {
  *out = *reinterpret_cast<const hipspv_texture*>(texture);
}

// The texels of a level of floats, row after row; one for each thread.
__global__ void readTexels(hipTextureObject_t texture, unsigned level, float* out) {
  const auto* t = reinterpret_cast<const hipspv_texture*>(texture);
  const auto& l = reinterpret_cast<const hipspv_level*>(t->levels)[level];
  const unsigned x = threadIdx.x, y = threadIdx.y, z = threadIdx.z;
  out[(z * blockDim.y + y) * blockDim.x + x] =
      *reinterpret_cast<const float*>(l.data + z * l.slice + y * l.pitch + x * t->texel_bytes);
}

__global__ void writeTexels(hipSurfaceObject_t surface, float first) {
  const auto& l = reinterpret_cast<const hipspv_texture*>(surface)->level;
  *reinterpret_cast<float*>(l.data + threadIdx.y * l.pitch + threadIdx.x * 4) =
      first + float(threadIdx.y * blockDim.x + threadIdx.x);
}

__global__ void count(float* out, unsigned n, float first) {
  if (threadIdx.x < n) out[threadIdx.x] = first + float(threadIdx.x);
}

// The device's memory, which a reset gives back.
class Balance {
 public:
  Balance() { HIP(hipMemGetInfo(&before_, &total_)); }
  ~Balance() {
    std::size_t after;
    HIP(hipDeviceReset());
    HIP(hipMemGetInfo(&after, &total_));
    gives(0, before_ - after);
  }

 private:
  std::size_t before_, total_;
};

template <class... T>
static std::string words(const char* format, T... values) {
  char result[200];
  std::snprintf(result, sizeof result, format, values...);
  return result;
}

static hipspv_texture descriptor(hipTextureObject_t texture) {
  static hipspv_texture* out = nullptr;
  if (out == nullptr) HIP(hipMalloc(&out, sizeof *out));
  hipspv_texture result{};
  copyDescriptor<<<1, 1>>>(texture, out);
  HIP(hipMemcpy(&result, out, sizeof result, hipMemcpyDeviceToHost));
  return result;
}

static std::vector<float> texels(hipTextureObject_t texture, unsigned level, unsigned w, unsigned h, unsigned d,
                                 hipStream_t stream = nullptr) {
  float* out;
  std::vector<float> result(w * h * d);
  HIP(hipMalloc(&out, result.size() * sizeof(float)));
  readTexels<<<1, dim3(w, h, d), 0, stream>>>(texture, level, out);
  HIP(hipMemcpyAsync(result.data(), out, result.size() * sizeof(float), hipMemcpyDeviceToHost, stream));
  HIP(hipStreamSynchronize(stream));
  HIP(hipFree(out));
  return result;
}

static int counting(const std::vector<float>& values, float first) {
  int wrong = 0;
  for (size_t i = 0; i < values.size(); ++i) wrong += values[i] != first + float(i);
  return wrong;
}

static void fill(hipArray_t array, hipExtent e, float first) {
  std::vector<float> host(e.width * e.height * e.depth);
  for (size_t i = 0; i < host.size(); ++i) host[i] = first + float(i);
  hipMemcpy3DParms p{};
  p.srcPtr = make_hipPitchedPtr(host.data(), e.width * 4, e.width * 4, e.height);
  p.dstArray = array;
  p.extent = e;
  p.kind = hipMemcpyHostToDevice;
  HIP(hipMemcpy3D(&p));
}

static hipResourceDesc of(hipArray_t array) {
  hipResourceDesc r{};
  r.resType = hipResourceTypeArray;
  r.res.array.array = array;
  return r;
}

static hipResourceDesc linear(void* data, hipChannelFormatDesc d, size_t bytes) {
  hipResourceDesc r{};
  r.resType = hipResourceTypeLinear;
  r.res.linear = {data, d, bytes};
  return r;
}

static hipResourceDesc pitched(void* data, hipChannelFormatDesc d, size_t w, size_t h, size_t pitch) {
  hipResourceDesc r{};
  r.resType = hipResourceTypePitch2D;
  r.res.pitch2D = {data, d, w, h, pitch};
  return r;
}

static hipTextureObject_t make(const hipResourceDesc& r, const hipTextureDesc& t,
                               const hipResourceViewDesc* v = nullptr) {
  hipTextureObject_t texture = nullptr;
  HIP(hipCreateTextureObject(&texture, &r, &t, v));
  return texture;
}

static hipError_t tried(const hipResourceDesc& r, const hipTextureDesc& t, const hipResourceViewDesc* v = nullptr) {
  hipTextureObject_t texture = nullptr;
  const hipError_t error = hipCreateTextureObject(&texture, &r, &t, v);
  if (error == hipSuccess) HIP(hipDestroyTextureObject(texture));
  return error;
}

SECTION(formats) {
  const Balance balance;
  int made = 0, right = 0;
  for (int bits : {8, 16, 32})
    for (int kind = 0; kind < 3; ++kind)
      for (int n : {1, 2, 4})
        for (int normalized = 0; normalized < 2; ++normalized) {
          if (kind == 2 && bits == 8) continue;
          const auto d = hipCreateChannelDesc(bits, n > 1 ? bits : 0, n > 2 ? bits : 0, n > 3 ? bits : 0,
                                              hipChannelFormatKind(kind));
          hipArray_t array;
          HIP(hipMallocArray(&array, &d, 5, 3));
          hipTextureDesc t{};
          t.readMode = hipTextureReadMode(normalized);
          const auto texture = make(of(array), t);
          const auto got = descriptor(texture);
          const unsigned promoted = normalized && kind != 2 && bits != 32 ? HIPSPV_TEXTURE_NORMALIZED_FLOAT : 0;
          right += got.channel_kind == unsigned(kind) && got.channel_bits == unsigned(bits) &&
                   got.channels == unsigned(n) && got.texel_bytes == unsigned(bits / 8 * n) && got.flags == promoted &&
                   got.level.width == 5 && got.level.height == 3 && got.level.pitch >= 5u * unsigned(bits / 8 * n) &&
                   got.level.pitch % got.texel_bytes == 0;
          ++made;
          HIP(hipDestroyTextureObject(texture));
          HIP(hipFreeArray(array));
        }
  gives(48, made);
  gives(48, right);
}

SECTION(shapes) {
  const Balance balance;
  struct Case {
    hipExtent extent;
    unsigned flags;
    const char* descriptor;
  };
  const Case cases[] = {{{7, 0, 0}, 0, "1d 7x1x1 layers 1 flags 0 kind 2 levels 1"},
                        {{7, 5, 0}, hipArrayTextureGather, "2d 7x5x1 layers 1 flags 64 kind 2 levels 1"},
                        {{7, 5, 3}, 0, "3d 7x5x3 layers 1 flags 0 kind 2 levels 1"},
                        {{7, 0, 3}, hipArrayLayered, "1d 7x1x1 layers 3 flags 16 kind 2 levels 1"},
                        {{7, 5, 3}, hipArrayLayered, "2d 7x5x1 layers 3 flags 16 kind 2 levels 1"},
                        {{4, 4, 6}, hipArrayCubemap, "2d 4x4x1 layers 6 flags 32 kind 2 levels 1"},
                        {{4, 4, 12}, hipArrayCubemap | hipArrayLayered, "2d 4x4x1 layers 12 flags 48 kind 2 levels 1"}};
  const auto d = hipCreateChannelDesc<float>();
  for (const Case& c : cases) {
    hipArray_t array;
    HIP(hipMalloc3DArray(&array, &d, c.extent, c.flags));
    const hipExtent e{c.extent.width, c.extent.height ? c.extent.height : 1, c.extent.depth ? c.extent.depth : 1};
    fill(array, e, 3);
    const auto texture = make(of(array), hipTextureDesc{});
    const auto got = descriptor(texture);
    gives(c.descriptor, words("%ud %llux%ux%u layers %u flags %u kind %u levels %u", got.dimensions,
                              (unsigned long long)got.level.width, got.level.height, got.level.depth, got.layers,
                              got.flags, got.kind, got.level_count));
    gives(0, counting(texels(texture, 0, unsigned(e.width), unsigned(e.height), unsigned(e.depth)), 3));
    HIP(hipDestroyTextureObject(texture));
    HIP(hipFreeArray(array));
  }
}

SECTION(sampling) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<uchar4>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 5, 3));
  hipTextureDesc t{};
  t.addressMode[0] = hipAddressModeMirror;
  t.addressMode[1] = hipAddressModeBorder;
  t.addressMode[2] = hipAddressModeWrap;
  t.filterMode = hipFilterModeLinear;
  t.readMode = hipReadModeNormalizedFloat;
  t.sRGB = 1;
  for (int i = 0; i < 4; ++i) t.borderColor[i] = 0.25f * float(i + 1);
  t.normalizedCoords = 1;
  t.maxAnisotropy = 16;
  t.mipmapFilterMode = hipFilterModeLinear;
  t.mipmapLevelBias = 0.5f;
  t.minMipmapLevelClamp = 1;
  t.maxMipmapLevelClamp = 2;
  auto texture = make(of(array), t);
  const auto got = descriptor(texture);
  gives("modes 2 3 0 filter 1 flags 14 border 0.25 0.5 0.75 1 mip 1 0.5 1 2",
        words("modes %u %u %u filter %u flags %u border %g %g %g %g mip %u %g %g %g", got.address[0], got.address[1],
              got.address[2], got.filter, got.flags, got.border[0], got.border[1], got.border[2], got.border[3],
              got.mip_filter, got.mip_bias, got.mip_min, got.mip_max));
  hipTextureDesc back{};
  HIP(hipGetTextureObjectTextureDesc(&back, texture));
  gives(true, std::memcmp(&back, &t, sizeof t) == 0);
  hipResourceDesc resource{};
  HIP(hipGetTextureObjectResourceDesc(&resource, texture));
  gives(true, resource.resType == hipResourceTypeArray && resource.res.array.array == array);
  HIP_TEXTURE_DESC driver{};
  HIP(hipTexObjectGetTextureDesc(&driver, texture));
  HIP_RESOURCE_DESC driverResource{};
  HIP(hipTexObjectGetResourceDesc(&driverResource, texture));
  hipTextureObject_t twin;
  HIP(hipTexObjectCreate(&twin, &driverResource, &driver, nullptr));
  auto other = descriptor(twin);
  other.levels = got.levels;  // the only difference
  gives(true, std::memcmp(&other, &got, sizeof got) == 0);
  HIP(hipTexObjectDestroy(twin));
  HIP(hipDestroyTextureObject(texture));
  t.normalizedCoords = 0;  // repetition needs normalised coordinates
  texture = make(of(array), t);
  const auto clamped = descriptor(texture);
  gives("modes 1 3 1", words("modes %u %u %u", clamped.address[0], clamped.address[1], clamped.address[2]));
  HIP(hipGetTextureObjectTextureDesc(&back, texture));
  gives(true, back.addressMode[0] == hipAddressModeMirror);
  HIP(hipDestroyTextureObject(texture));
  HIP(hipFreeArray(array));
}

// The program's own memory: kernels' writes between launches are visible.
SECTION(memory) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  float* data;
  HIP(hipMalloc(&data, 64 * 16 * sizeof(float)));
  const auto line = make(linear(data + 3, d, 29 * sizeof(float) + 2), hipTextureDesc{});
  const auto plane = make(pitched(data + 1, d, 5, 4, 11 * sizeof(float)), hipTextureDesc{});
  auto got = descriptor(line);
  gives("1d 29x1x1 kind 0 filter 0",
        words("%ud %llux%ux%u kind %u filter %u", got.dimensions, (unsigned long long)got.level.width, got.level.height,
              got.level.depth, got.kind, got.filter));
  got = descriptor(plane);
  gives("2d 5x4x1 pitch 44 kind 1",
        words("%ud %llux%ux%u pitch %llu kind %u", got.dimensions, (unsigned long long)got.level.width,
              got.level.height, got.level.depth, (unsigned long long)got.level.pitch, got.kind));
  int wrong = 0;
  for (float first : {100.f, 200.f}) {
    count<<<1, 64>>>(data, 64, first);
    wrong += counting(texels(line, 0, 29, 1, 1), first + 3);
    const auto rows = texels(plane, 0, 5, 4, 1);
    for (unsigned y = 0; y < 4; ++y)
      for (unsigned x = 0; x < 5; ++x) wrong += rows[y * 5 + x] != first + float(1 + y * 11 + x);
  }
  gives(0, wrong);
  hipTextureDesc filtered{};
  filtered.filterMode = hipFilterModeLinear;
  gives(hipSuccess, tried(linear(data, hipCreateChannelDesc<int>(), 64), filtered));
  HIP(hipDestroyTextureObject(line));
  HIP(hipDestroyTextureObject(plane));

  const hipTextureDesc t{};
  gives(hipErrorInvalidValue, tried(linear(data, d, 3), t));
  float host[16];
  gives(hipErrorInvalidValue, tried(linear(host, d, 64), t));
  gives(hipErrorInvalidValue, tried(pitched(data, d, 5, 4, 22), t));
  gives(hipSuccess, tried(pitched(data + 1, d, 63, 16, 256), t));
  HIP(hipFree(data));
  gives(hipErrorInvalidValue, tried(linear(data, d, 64), t));
  size_t width = 0;
  HIP(hipDeviceGetTexture1DLinearMaxWidth(&width, &d, 0));
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  gives(true, width > 65536 && width <= size_t(p.maxTexture1DLinear));
}

SECTION(views) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t layers;
  HIP(hipMalloc3DArray(&layers, &d, make_hipExtent(4, 3, 5), hipArrayLayered));
  fill(layers, make_hipExtent(4, 3, 5), 0);
  hipResourceViewDesc v{};
  v.format = hipResViewFormatUnsignedInt1;
  v.width = 4;
  v.height = 3;
  v.depth = 5;
  v.firstLayer = 2;
  v.lastLayer = 3;
  auto texture = make(of(layers), hipTextureDesc{}, &v);
  const auto got = descriptor(texture);
  gives("layers 2 kind 1 bits 32", words("layers %u kind %u bits %u", got.layers, got.channel_kind, got.channel_bits));
  gives(0, counting(texels(texture, 0, 4, 3, 2), 24));
  hipResourceViewDesc back{};
  HIP(hipGetTextureObjectResourceViewDesc(&back, texture));
  gives(true, std::memcmp(&back, &v, sizeof v) == 0);
  HIP_RESOURCE_VIEW_DESC driver{};
  HIP(hipTexObjectGetResourceViewDesc(&driver, texture));
  gives(true, driver.format == HIP_RES_VIEW_FORMAT_UINT_1X32 && driver.firstLayer == 2);
  HIP(hipDestroyTextureObject(texture));
  v.lastLayer = 5;
  gives(hipErrorInvalidValue, tried(of(layers), hipTextureDesc{}, &v));
  v.lastLayer = 1;
  gives(hipErrorInvalidValue, tried(of(layers), hipTextureDesc{}, &v));
  v.firstLayer = v.lastLayer = 0;
  texture = make(of(layers), hipTextureDesc{}, &v);
  gives(5, descriptor(texture).layers);
  HIP(hipDestroyTextureObject(texture));
  v.format = hipResViewFormatFloat2;
  gives(hipErrorNotSupported, tried(of(layers), hipTextureDesc{}, &v));
  v.format = hipResViewFormatUnsignedBlockCompressed1;
  gives(hipErrorNotSupported, tried(of(layers), hipTextureDesc{}, &v));
  v.format = hipResViewFormatNone;
  gives(hipSuccess, tried(of(layers), hipTextureDesc{}, &v));
  v.lastMipmapLevel = 1;
  HIP(hipFreeArray(layers));
}

SECTION(mipmaps) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipMipmappedArray_t array;
  HIP(hipMallocMipmappedArray(&array, &d, make_hipExtent(12, 7, 0), 4));
  for (unsigned i = 0; i < 4; ++i) {
    hipArray_t level;
    hipExtent e;
    HIP(hipGetMipmappedArrayLevel(&level, array, i));
    HIP(hipArrayGetInfo(nullptr, &e, nullptr, level));
    fill(level, make_hipExtent(e.width, e.height, 1), 1000.f * float(i));
  }
  hipResourceDesc r{};
  r.resType = hipResourceTypeMipmappedArray;
  r.res.mipmap.mipmap = array;
  hipTextureDesc t{};
  t.maxMipmapLevelClamp = 3;
  auto texture = make(r, t);
  gives(4, descriptor(texture).level_count);
  int wrong = 0;
  for (unsigned i = 0; i < 4; ++i)
    wrong += counting(texels(texture, i, 12 >> i, 7 >> i ? 7 >> i : 1, 1), 1000.f * float(i));
  gives(0, wrong);
  HIP(hipDestroyTextureObject(texture));
  hipResourceViewDesc v{};
  v.width = 6;
  v.height = 3;
  v.firstMipmapLevel = 1;
  v.lastMipmapLevel = 2;
  texture = make(r, t, &v);
  const auto got = descriptor(texture);
  gives(2, got.level_count);
  gives(6, got.level.width);
  gives(0, counting(texels(texture, 0, 6, 3, 1), 1000) + counting(texels(texture, 1, 3, 1, 1), 2000));
  HIP(hipFreeMipmappedArray(array));  // before the texture: the memory stays
  gives(0, counting(texels(texture, 1, 3, 1, 1), 2000));
  HIP(hipDestroyTextureObject(texture));
}

SECTION(surfaces) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 9, 5, hipArraySurfaceLoadStore));
  const auto resource = of(array);
  hipSurfaceObject_t surface;
  HIP(hipCreateSurfaceObject(&surface, &resource));
  const auto got = descriptor(reinterpret_cast<hipTextureObject_t>(surface));
  gives("2d 9x5 flags 1", words("%ud %llux%u flags %u", got.dimensions, (unsigned long long)got.level.width,
                                got.level.height, got.flags));
  const auto texture = make(resource, hipTextureDesc{});
  writeTexels<<<1, dim3(9, 5)>>>(surface, 7);
  gives(0, counting(texels(texture, 0, 9, 5, 1), 7));
  std::vector<float> host(45);
  HIP(hipMemcpy2DFromArray(host.data(), 36, array, 0, 0, 36, 5, hipMemcpyDeviceToHost));
  gives(0, counting(host, 7));
  gives(hipErrorInvalidValue, hipDestroyTextureObject(reinterpret_cast<hipTextureObject_t>(surface)));
  gives(hipErrorInvalidValue, hipDestroySurfaceObject(reinterpret_cast<hipSurfaceObject_t>(texture)));
  hipTextureDesc t{};
  gives(hipErrorInvalidValue, hipGetTextureObjectTextureDesc(&t, reinterpret_cast<hipTextureObject_t>(surface)));
  HIP(hipDestroyTextureObject(texture));
  gives(hipSuccess, hipDestroySurfaceObject(surface));
  gives(hipSuccess, hipDestroySurfaceObject(nullptr));
  HIP(hipFreeArray(array));
  gives(hipErrorInvalidHandle, hipCreateSurfaceObject(&surface, &resource));
}

SECTION(errors) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<int>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 5, 3));
  hipTextureDesc t{};
  hipTextureObject_t texture;
  const auto r = of(array);
  hipResourceDesc odd = r;
  odd.resType = hipResourceType(9);
  t.addressMode[1] = hipTextureAddressMode(7);
  t = {};
  t.filterMode = hipFilterModeLinear;
  gives(hipErrorInvalidValue, tried(r, t));
  t = {};
  t.sRGB = 1;
  gives(hipErrorInvalidValue, tried(r, t));
  t = {};
  texture = make(r, t);
  gives(hipSuccess, hipDestroyTextureObject(texture));
  gives(hipSuccess, hipDestroyTextureObject(nullptr));
  HIP(hipFreeArray(array));
  gives(hipErrorInvalidHandle, tried(r, t));
}

// A launch that waits in a queue while its texture and array are destroyed and others are made.
SECTION(queued) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array, others;
  HIP(hipMallocArray(&array, &d, 8, 8));
  HIP(hipMallocArray(&others, &d, 8, 8));
  fill(array, make_hipExtent(8, 8, 1), 50);
  fill(others, make_hipExtent(8, 8, 1), 0);
  Stream stream;
  Memory<float> out(64 * sizeof(float));
  const auto texture = make(of(array), hipTextureDesc{});
  const auto late = [](void*) { std::this_thread::sleep_for(std::chrono::milliseconds(100)); };
  HIP(hipLaunchHostFunc(stream, late, nullptr));
  readTexels<<<1, dim3(8, 8), 0, stream>>>(texture, 0, out);
  HIP(hipDestroyTextureObject(texture));
  std::vector<hipTextureObject_t> more;
  for (int i = 0; i < 100; ++i) more.push_back(make(of(others), hipTextureDesc{}));
  HIP(hipFreeArray(array));
  std::vector<float> host(64);
  HIP(hipMemcpy(host.data(), out, 256, hipMemcpyDeviceToHost));
  gives(0, counting(host, 50));
  for (auto t : more) HIP(hipDestroyTextureObject(t));
  HIP(hipFreeArray(others));
}

// Slots of destroyed objects are reused, but not at once.
SECTION(recycled) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 8, 8));
  std::vector<hipTextureObject_t> seen;
  hipTextureObject_t previous = nullptr;
  int again = 0, atOnce = 0;
  for (int i = 0; i < 3000; ++i) {
    const auto texture = make(of(array), hipTextureDesc{});
    atOnce += previous == texture;
    previous = texture;
    bool known = false;
    for (auto t : seen) known |= t == texture;
    again += known;
    if (!known) seen.push_back(texture);
    HIP(hipDestroyTextureObject(texture));
  }
  gives(true, seen.size() <= 1024);
  gives(true, again > 0);
  gives(0, atOnce);
  HIP(hipFreeArray(array));
}

SECTION(threads) {
  const Balance balance;
  std::vector<std::thread> team;
  std::vector<int> wrong(4);
  for (int id = 0; id < 4; ++id)
    team.emplace_back([id, &wrong] {
      hipStream_t stream;
      HIP(hipStreamCreateWithFlags(&stream, hipStreamNonBlocking));
      const auto d = hipCreateChannelDesc<float>();
      for (int i = 0; i < 50; ++i) {
        hipArray_t array;
        HIP(hipMallocArray(&array, &d, 8, 4));
        fill(array, make_hipExtent(8, 4, 1), float(id * 1000 + i));
        const auto texture = make(of(array), hipTextureDesc{});
        wrong[size_t(id)] += counting(texels(texture, 0, 8, 4, 1, stream), float(id * 1000 + i));
        HIP(hipFreeArray(array));
        HIP(hipDestroyTextureObject(texture));
      }
      HIP(hipStreamDestroy(stream));
    });
  for (auto& thread : team) thread.join();
  gives(0, wrong[0] + wrong[1] + wrong[2] + wrong[3]);
}

SECTION(limits) {
  const Balance balance;
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  int images = 0, width = 0;
  HIP(hipDeviceGetAttribute(&images, hipDeviceAttributeImageSupport, 0));
  HIP(hipDeviceGetAttribute(&width, hipDeviceAttributeMaxTexture2DWidth, 0));
  gives(1, images);
  gives(true, width == p.maxTexture2D[0] && width >= 65536);
  const auto d = hipCreateChannelDesc<char>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, size_t(p.maxTexture2D[0]), 1));
  HIP(hipFreeArray(array));
  gives(hipErrorInvalidValue, hipMallocArray(&array, &d, size_t(p.maxTexture2D[0]) + 1, 1));
  gives(hipErrorInvalidValue,
        hipMalloc3DArray(&array, &d, make_hipExtent(1, 1, size_t(p.maxTexture2DLayered[2]) + 1), hipArrayLayered));
}

SECTION(reset) {
  const Balance balance;
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 4, 4));
  const auto texture = make(of(array), hipTextureDesc{});
  HIP(hipDeviceReset());
  gives(hipErrorInvalidValue, hipDestroyTextureObject(texture));
}
