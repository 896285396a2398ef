// Texture and surface objects: the descriptors that device code gets, read back and walked by
// kernels that rely only on hipspv/devlib/texture_abi.h.
#include <hipspv/devlib/texture_abi.h>

#include <thread>
#include <vector>

#include "show.h"

static_assert(sizeof(hipspv_level) == 40 && sizeof(hipspv_texture) % 8 == 0);

__global__ void copyDescriptor(hipTextureObject_t texture, hipspv_texture* out) {
  *out = *reinterpret_cast<const hipspv_texture*>(texture);
}

__global__ void copyLevel(hipTextureObject_t texture, unsigned level, hipspv_level* out) {
  const auto* t = reinterpret_cast<const hipspv_texture*>(texture);
  *out = reinterpret_cast<const hipspv_level*>(t->levels)[level];
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

static hipspv_texture descriptor(hipTextureObject_t texture) {
  static hipspv_texture* out = nullptr;
  if (out == nullptr) HIP(hipMalloc(&out, sizeof *out));
  hipspv_texture result{};
  copyDescriptor<<<1, 1>>>(texture, out);
  HIP(hipMemcpy(&result, out, sizeof result, hipMemcpyDeviceToHost));
  return result;
}

static std::vector<float> texels(hipTextureObject_t texture, unsigned level, unsigned w, unsigned h,
                                 unsigned d, hipStream_t stream = nullptr) {
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

static hipError_t tried(const hipResourceDesc& r, const hipTextureDesc& t,
                        const hipResourceViewDesc* v = nullptr) {
  hipTextureObject_t texture = nullptr;
  const hipError_t error = hipCreateTextureObject(&texture, &r, &t, v);
  if (error == hipSuccess) HIP(hipDestroyTextureObject(texture));
  return error;
}

static void formats() {
  int made = 0, right = 0;
  for (int bits : {8, 16, 32})
    for (int kind = 0; kind < 3; ++kind)
      for (int n : {1, 2, 4})
        for (int normalized = 0; normalized < 2; ++normalized) {
          if (kind == 2 && bits == 8) continue;
          const auto d = hipCreateChannelDesc(bits, n > 1 ? bits : 0, n > 2 ? bits : 0,
                                              n > 3 ? bits : 0, hipChannelFormatKind(kind));
          hipArray_t array;
          HIP(hipMallocArray(&array, &d, 5, 3));
          hipTextureDesc t{};
          t.readMode = hipTextureReadMode(normalized);
          const auto texture = make(of(array), t);
          const auto got = descriptor(texture);
          const unsigned promoted = normalized && kind != 2 && bits != 32 ? HIPSPV_TEXTURE_NORMALIZED_FLOAT : 0;
          right += got.channel_kind == unsigned(kind) && got.channel_bits == unsigned(bits) &&
                   got.channels == unsigned(n) && got.texel_bytes == unsigned(bits / 8 * n) &&
                   got.flags == promoted && got.level.width == 5 && got.level.height == 3 &&
                   got.level.pitch >= 5u * unsigned(bits / 8 * n) && got.level.pitch % got.texel_bytes == 0;
          ++made;
          HIP(hipDestroyTextureObject(texture));
          HIP(hipFreeArray(array));
        }
  show("formats.made", made);
  show("formats.right", right);
}

static void shapes() {
  struct Case {
    const char* name;
    hipExtent extent;
    unsigned flags;
  };
  const Case cases[] = {{"1d", {7, 0, 0}, 0},
                        {"2d", {7, 5, 0}, hipArrayTextureGather},
                        {"3d", {7, 5, 3}, 0},
                        {"1d.layered", {7, 0, 3}, hipArrayLayered},
                        {"2d.layered", {7, 5, 3}, hipArrayLayered},
                        {"cubemap", {4, 4, 6}, hipArrayCubemap},
                        {"cubemap.layered", {4, 4, 12}, hipArrayCubemap | hipArrayLayered}};
  const auto d = hipCreateChannelDesc<float>();
  for (const Case& c : cases) {
    hipArray_t array;
    HIP(hipMalloc3DArray(&array, &d, c.extent, c.flags));
    const hipExtent e{c.extent.width, c.extent.height ? c.extent.height : 1, c.extent.depth ? c.extent.depth : 1};
    fill(array, e, 3);
    const auto texture = make(of(array), hipTextureDesc{});
    const auto got = descriptor(texture);
    std::printf("%s=%ud %llux%ux%u layers %u flags %u kind %u levels %u wrong %d\n", c.name,
                got.dimensions, (unsigned long long)got.level.width, got.level.height, got.level.depth,
                got.layers, got.flags, got.kind, got.level_count,
                counting(texels(texture, 0, unsigned(e.width), unsigned(e.height), unsigned(e.depth)), 3));
    HIP(hipDestroyTextureObject(texture));
    HIP(hipFreeArray(array));
  }
}

static void sampling() {
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
  std::printf("sampling=modes %u %u %u filter %u flags %u border %g %g %g %g mip %u %g %g %g\n",
              got.address[0], got.address[1], got.address[2], got.filter, got.flags, got.border[0],
              got.border[1], got.border[2], got.border[3], got.mip_filter, got.mip_bias, got.mip_min,
              got.mip_max);
  hipTextureDesc back{};
  HIP(hipGetTextureObjectTextureDesc(&back, texture));
  show("told.texture", std::memcmp(&back, &t, sizeof t) == 0);
  hipResourceDesc resource{};
  HIP(hipGetTextureObjectResourceDesc(&resource, texture));
  show("told.resource", resource.resType == hipResourceTypeArray && resource.res.array.array == array);
  hipResourceViewDesc view{};
  show("told.noview", hipGetTextureObjectResourceViewDesc(&view, texture));
  HIP_TEXTURE_DESC driver{};
  HIP(hipTexObjectGetTextureDesc(&driver, texture));
  HIP_RESOURCE_DESC driverResource{};
  HIP(hipTexObjectGetResourceDesc(&driverResource, texture));
  hipTextureObject_t twin;
  HIP(hipTexObjectCreate(&twin, &driverResource, &driver, nullptr));
  auto other = descriptor(twin);
  other.levels = got.levels;  // the only difference
  show("driver.same", std::memcmp(&other, &got, sizeof got) == 0);
  HIP(hipTexObjectDestroy(twin));
  HIP(hipDestroyTextureObject(texture));
  t.normalizedCoords = 0;  // repetition needs normalised coordinates
  texture = make(of(array), t);
  const auto clamped = descriptor(texture);
  std::printf("clamped=modes %u %u %u\n", clamped.address[0], clamped.address[1], clamped.address[2]);
  HIP(hipGetTextureObjectTextureDesc(&back, texture));
  show("told.mirror", back.addressMode[0] == hipAddressModeMirror);
  HIP(hipDestroyTextureObject(texture));
  HIP(hipFreeArray(array));
}

// The program's own memory: kernels' writes between launches are visible.
static void memory() {
  const auto d = hipCreateChannelDesc<float>();
  float* data;
  HIP(hipMalloc(&data, 64 * 16 * sizeof(float)));
  const auto line = make(linear(data + 3, d, 29 * sizeof(float) + 2), hipTextureDesc{});
  const auto plane = make(pitched(data + 1, d, 5, 4, 11 * sizeof(float)), hipTextureDesc{});
  auto got = descriptor(line);
  std::printf("linear=%ud %llux%ux%u kind %u filter %u\n", got.dimensions, (unsigned long long)got.level.width,
              got.level.height, got.level.depth, got.kind, got.filter);
  got = descriptor(plane);
  std::printf("pitch2d=%ud %llux%ux%u pitch %llu kind %u\n", got.dimensions,
              (unsigned long long)got.level.width, got.level.height, got.level.depth,
              (unsigned long long)got.level.pitch, got.kind);
  int wrong = 0;
  for (float first : {100.f, 200.f}) {
    count<<<1, 64>>>(data, 64, first);
    wrong += counting(texels(line, 0, 29, 1, 1), first + 3);
    const auto rows = texels(plane, 0, 5, 4, 1);
    for (unsigned y = 0; y < 4; ++y)
      for (unsigned x = 0; x < 5; ++x) wrong += rows[y * 5 + x] != first + float(1 + y * 11 + x);
  }
  show("memory.wrong", wrong);
  hipTextureDesc filtered{};
  filtered.filterMode = hipFilterModeLinear;
  show("linear.filtered", tried(linear(data, hipCreateChannelDesc<int>(), 64), filtered));
  HIP(hipDestroyTextureObject(line));
  HIP(hipDestroyTextureObject(plane));

  const hipTextureDesc t{};
  show("linear.over", tried(linear(data, d, 64 * 16 * sizeof(float) + 4), t));
  show("linear.small", tried(linear(data, d, 3), t));
  show("linear.unaligned", tried(linear(reinterpret_cast<char*>(data) + 2, d, 64), t));
  show("linear.null", tried(linear(nullptr, d, 64), t));
  float host[16];
  show("linear.host", tried(linear(host, d, 64), t));
  show("linear.format", tried(linear(data, hipCreateChannelDesc<float3>(), 64), t));
  show("pitch.small", tried(pitched(data, d, 5, 4, 16), t));
  show("pitch.unaligned", tried(pitched(data, d, 5, 4, 22), t));
  show("pitch.over", tried(pitched(data, d, 64, 17, 256), t));
  show("pitch.last", tried(pitched(data + 1, d, 63, 16, 256), t));
  show("pitch.empty", tried(pitched(data, d, 5, 0, 64), t));
  HIP(hipFree(data));
  show("linear.freed", tried(linear(data, d, 64), t));
  size_t width = 0;
  HIP(hipDeviceGetTexture1DLinearMaxWidth(&width, &d, 0));
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  show("linear.max", width > 65536 && width <= size_t(p.maxTexture1DLinear));
}

static void views() {
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
  std::printf("view=layers %u kind %u bits %u wrong %d\n", got.layers, got.channel_kind,
              got.channel_bits, counting(texels(texture, 0, 4, 3, 2), 24));
  hipResourceViewDesc back{};
  HIP(hipGetTextureObjectResourceViewDesc(&back, texture));
  show("told.view", std::memcmp(&back, &v, sizeof v) == 0);
  HIP_RESOURCE_VIEW_DESC driver{};
  HIP(hipTexObjectGetResourceViewDesc(&driver, texture));
  show("told.view.driver", driver.format == HIP_RES_VIEW_FORMAT_UINT_1X32 && driver.firstLayer == 2);
  HIP(hipDestroyTextureObject(texture));
  v.lastLayer = 5;
  show("view.layers", tried(of(layers), hipTextureDesc{}, &v));
  v.lastLayer = 1;
  show("view.reversed", tried(of(layers), hipTextureDesc{}, &v));
  v.firstLayer = v.lastLayer = 0;
  texture = make(of(layers), hipTextureDesc{}, &v);
  show("view.all", descriptor(texture).layers);
  HIP(hipDestroyTextureObject(texture));
  v.format = hipResViewFormatFloat2;
  show("view.size", tried(of(layers), hipTextureDesc{}, &v));
  v.format = hipResViewFormatUnsignedBlockCompressed1;
  show("view.compressed", tried(of(layers), hipTextureDesc{}, &v));
  v.format = hipResViewFormatNone;
  show("view.none", tried(of(layers), hipTextureDesc{}, &v));
  v.lastMipmapLevel = 1;
  show("view.level", tried(of(layers), hipTextureDesc{}, &v));
  HIP(hipFreeArray(layers));
}

static void mipmaps() {
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
  show("mip.levels", descriptor(texture).level_count);
  int wrong = 0;
  for (unsigned i = 0; i < 4; ++i)
    wrong += counting(texels(texture, i, 12 >> i, 7 >> i ? 7 >> i : 1, 1), 1000.f * float(i));
  show("mip.wrong", wrong);
  HIP(hipDestroyTextureObject(texture));
  hipResourceViewDesc v{};
  v.width = 6;
  v.height = 3;
  v.firstMipmapLevel = 1;
  v.lastMipmapLevel = 2;
  texture = make(r, t, &v);
  const auto got = descriptor(texture);
  show("mip.view.levels", got.level_count);
  show("mip.view.width", static_cast<int>(got.level.width));
  show("mip.view.wrong", counting(texels(texture, 0, 6, 3, 1), 1000) + counting(texels(texture, 1, 3, 1, 1), 2000));
  HIP(hipFreeMipmappedArray(array));  // before the texture: the memory stays
  show("mip.kept", counting(texels(texture, 1, 3, 1, 1), 2000));
  HIP(hipDestroyTextureObject(texture));
}

static void surfaces() {
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 9, 5, hipArraySurfaceLoadStore));
  const auto resource = of(array);
  hipSurfaceObject_t surface;
  HIP(hipCreateSurfaceObject(&surface, &resource));
  const auto got = descriptor(reinterpret_cast<hipTextureObject_t>(surface));
  std::printf("surface=%ud %llux%u flags %u\n", got.dimensions, (unsigned long long)got.level.width,
              got.level.height, got.flags);
  const auto texture = make(resource, hipTextureDesc{});
  writeTexels<<<1, dim3(9, 5)>>>(surface, 7);
  show("surface.texture.wrong", counting(texels(texture, 0, 9, 5, 1), 7));
  std::vector<float> host(45);
  HIP(hipMemcpy2DFromArray(host.data(), 36, array, 0, 0, 36, 5, hipMemcpyDeviceToHost));
  show("surface.copy.wrong", counting(host, 7));
  show("surface.as.texture", hipDestroyTextureObject(reinterpret_cast<hipTextureObject_t>(surface)));
  show("texture.as.surface", hipDestroySurfaceObject(reinterpret_cast<hipSurfaceObject_t>(texture)));
  hipTextureDesc t{};
  show("surface.desc", hipGetTextureObjectTextureDesc(&t, reinterpret_cast<hipTextureObject_t>(surface)));
  HIP(hipDestroyTextureObject(texture));
  show("surface.destroy", hipDestroySurfaceObject(surface));
  show("surface.destroy.twice", hipDestroySurfaceObject(surface));
  show("surface.null", hipDestroySurfaceObject(nullptr));
  float* data;
  HIP(hipMalloc(&data, 256));
  const auto line = linear(data, d, 256);
  show("surface.linear", hipCreateSurfaceObject(&surface, &line));
  HIP(hipFree(data));
  HIP(hipFreeArray(array));
  show("surface.freed", hipCreateSurfaceObject(&surface, &resource));
}

static void errors() {
  const auto d = hipCreateChannelDesc<int>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 5, 3));
  hipTextureDesc t{};
  hipTextureObject_t texture;
  const auto r = of(array);
  show("create.null", hipCreateTextureObject(nullptr, &r, &t, nullptr));
  show("create.noresource", hipCreateTextureObject(&texture, nullptr, &t, nullptr));
  show("create.notexture", hipCreateTextureObject(&texture, &r, nullptr, nullptr));
  show("create.noarray", tried(of(nullptr), t));
  hipResourceDesc odd = r;
  odd.resType = hipResourceType(9);
  show("create.type", tried(odd, t));
  t.addressMode[1] = hipTextureAddressMode(7);
  show("create.mode", tried(r, t));
  t = {};
  t.filterMode = hipFilterModeLinear;
  show("create.integers", tried(r, t));
  t = {};
  t.sRGB = 1;
  show("create.srgb", tried(r, t));
  t = {};
  texture = make(r, t);
  show("destroy", hipDestroyTextureObject(texture));
  show("destroy.twice", hipDestroyTextureObject(texture));
  show("destroy.null", hipDestroyTextureObject(nullptr));
  show("desc.destroyed", hipGetTextureObjectTextureDesc(&t, texture));
  HIP(hipFreeArray(array));
  show("create.freed", tried(r, t));
}

// A launch that waits in a queue while its texture and array are destroyed and others are made.
static void queued() {
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array, others;
  HIP(hipMallocArray(&array, &d, 8, 8));
  HIP(hipMallocArray(&others, &d, 8, 8));
  fill(array, make_hipExtent(8, 8, 1), 50);
  fill(others, make_hipExtent(8, 8, 1), 0);
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  float* out;
  HIP(hipMalloc(&out, 64 * sizeof(float)));
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
  show("queued.wrong", counting(host, 50));
  for (auto t : more) HIP(hipDestroyTextureObject(t));
  HIP(hipFree(out));
  HIP(hipStreamDestroy(stream));
  HIP(hipFreeArray(others));
}

// Slots of destroyed objects are reused, but not at once.
static void recycled() {
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
  show("recycled.few", seen.size() <= 1024);
  show("recycled.again", again > 0);
  show("recycled.atOnce", atOnce);
  HIP(hipFreeArray(array));
}

static void threads() {
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
  show("threads.wrong", wrong[0] + wrong[1] + wrong[2] + wrong[3]);
}

static void limits() {
  hipDeviceProp_t p;
  HIP(hipGetDeviceProperties(&p, 0));
  int images = 0, width = 0;
  HIP(hipDeviceGetAttribute(&images, hipDeviceAttributeImageSupport, 0));
  HIP(hipDeviceGetAttribute(&width, hipDeviceAttributeMaxTexture2DWidth, 0));
  show("limits.images", images);
  show("limits.width", width == p.maxTexture2D[0] && width >= 65536);
  const auto d = hipCreateChannelDesc<char>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, size_t(p.maxTexture2D[0]), 1));
  HIP(hipFreeArray(array));
  show("limits.beyond", hipMallocArray(&array, &d, size_t(p.maxTexture2D[0]) + 1, 1));
  show("limits.layers", hipMalloc3DArray(&array, &d, make_hipExtent(1, 1, size_t(p.maxTexture2DLayered[2]) + 1),
                                         hipArrayLayered));
}

int main() {
  size_t before, free, total;
  HIP(hipMemGetInfo(&before, &total));
  formats();
  shapes();
  sampling();
  memory();
  views();
  mipmaps();
  surfaces();
  errors();
  queued();
  recycled();
  threads();
  limits();
  const auto d = hipCreateChannelDesc<float>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 4, 4));
  const auto texture = make(of(array), hipTextureDesc{});
  HIP(hipDeviceReset());
  show("reset.destroy", hipDestroyTextureObject(texture));
  HIP(hipMemGetInfo(&free, &total));
  show("leaked", before - free);
}
