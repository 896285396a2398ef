// Arrays, textures and surfaces of the back end for CUDA, over the stand-in for its driver.
#include <hip/hip_runtime.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstring>
#include <numeric>
#include <thread>
#include <vector>

#include "../runtime/sections.h"

static const char kCode[] = R"(.version 8.3
.target sm_90
.address_size 64
.visible .global .align 8 .b8 image[88];
)";

static hipArray_t array(hipChannelFormatDesc format, std::size_t width, std::size_t height = 0, std::size_t depth = 0,
                        unsigned flags = hipArrayDefault) {
  hipArray_t made = nullptr;
  gives(hipSuccess, hipMalloc3DArray(&made, &format, make_hipExtent(width, height, depth), flags));
  return made;
}

static hipResourceDesc resource(hipArray_t array) {
  hipResourceDesc r = {};
  r.resType = hipResourceTypeArray;
  r.res.array.array = array;
  return r;
}

static hipTextureDesc sampling() {
  hipTextureDesc t = {};
  t.addressMode[0] = hipAddressModeClamp;
  t.addressMode[1] = hipAddressModeMirror;
  t.addressMode[2] = hipAddressModeBorder;
  return t;
}

static std::vector<unsigned char> numbers(std::size_t count) {
  std::vector<unsigned char> result(count);
  std::iota(result.begin(), result.end(), static_cast<unsigned char>(1));
  return result;
}

SECTION(limits) {
  hipDeviceProp_t p;
  gives(hipSuccess, hipGetDeviceProperties(&p, 0));
  // 1000 and the driver's number of the attribute.
  gives(1021, p.maxTexture1D);
  gives(1023, p.maxTexture2D[1]);
  gives(1026, p.maxTexture3D[2]);
  gives(1028, p.maxTexture2DLayered[1]);
  gives(1029, p.maxTexture2DLayered[2]);
  gives(1043, p.maxTexture1DLayered[1]);
  gives(1046, p.maxTexture2DGather[1]);
  gives(1049, p.maxTexture3DAlt[2]);
  gives(1052, p.maxTextureCubemap);
  gives(1054, p.maxTextureCubemapLayered[1]);
  gives(1055, p.maxSurface1D);
  gives(1057, p.maxSurface2D[1]);
  gives(1060, p.maxSurface3D[2]);
  gives(1062, p.maxSurface1DLayered[1]);
  gives(1065, p.maxSurface2DLayered[2]);
  gives(1066, p.maxSurfaceCubemap);
  gives(1068, p.maxSurfaceCubemapLayered[1]);
  gives(1069, p.maxTexture1DLinear);
  gives(1072, p.maxTexture2DLinear[2]);
  gives(1074, p.maxTexture2DMipmap[1]);
  gives(1077, p.maxTexture1DMipmap);
  gives(512, p.textureAlignment);
  gives(32, p.texturePitchAlignment);
  hipArray_t made;
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  gives(hipSuccess, hipMallocArray(&made, &format, 1021, 0, hipArrayDefault));
  gives(hipErrorInvalidValue, hipMallocArray(&made, &format, 1022, 0, hipArrayDefault));
  gives(hipErrorInvalidValue, hipMallocArray(&made, &format, 1040, 1, hipArraySurfaceLoadStore));
  // Of either kind of large volume.
  gives(hipSuccess, hipMalloc3DArray(&made, &format, make_hipExtent(1047, 2, 2), hipArrayDefault));
  gives(hipErrorInvalidValue, hipMalloc3DArray(&made, &format, make_hipExtent(1048, 2, 2), hipArrayDefault));
}

SECTION(arrays) {
  array(hipCreateChannelDesc<float>(), 7);
  array(hipCreateChannelDesc<uchar4>(), 7, 5, 0, hipArrayTextureGather);
  array(hipCreateChannelDesc<short2>(), 7, 5, 3, hipArraySurfaceLoadStore);
  array(hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindFloat), 7, 0, 3, hipArrayLayered);
  array(hipCreateChannelDesc<int>(), 4, 4, 6, hipArrayCubemap);
  hipArray_t last = array(hipCreateChannelDesc<uint2>(), 4, 4, 12, hipArrayCubemap | hipArrayLayered);
  hipChannelFormatDesc format;
  hipExtent extent;
  unsigned flags = 0;
  gives(hipSuccess, hipArrayGetInfo(&format, &extent, &flags, last));
  gives(32, format.y);
  gives(12, extent.depth);
  gives(hipArrayCubemap | hipArrayLayered, flags);
  gives(hipSuccess, hipFreeArray(last));
  gives(hipErrorContextIsDestroyed, hipFreeArray(last));
}

// A box inside of an array, from and to memory with wider rows.
SECTION(boxes) {
  const std::vector<unsigned char> from = numbers(4 * 6 * 20);
  hipArray_t volume = array(hipCreateChannelDesc<short>(), 9, 5, 4);
  hipMemcpy3DParms copy = {};
  copy.srcPtr = make_hipPitchedPtr(const_cast<unsigned char*>(from.data()), 20, 10, 6);
  copy.srcPos = make_hipPos(4, 1, 1);
  copy.dstArray = volume;
  copy.dstPos = make_hipPos(2, 1, 1);
  copy.extent = make_hipExtent(6, 4, 3);
  copy.kind = hipMemcpyHostToDevice;
  gives(hipSuccess, hipMemcpy3D(&copy));
  std::vector<unsigned char> all(9 * 2 * 5 * 4, 0xFF);
  hipMemcpy3DParms back = {};
  back.srcArray = volume;
  back.dstPtr = make_hipPitchedPtr(all.data(), 18, 9, 5);
  back.extent = make_hipExtent(9, 5, 4);
  back.kind = hipMemcpyDeviceToHost;
  gives(hipSuccess, hipMemcpy3D(&back));
  int wrong = 0;
  for (int z = 0; z < 4; ++z)
    for (int y = 0; y < 5; ++y)
      for (int x = 0; x < 18; ++x) {
        const bool copied = z >= 1 && y >= 1 && x >= 4 && x < 16;
        const int want = copied ? from[(z * 6 + y) * 20 + x] : 0;
        wrong += all[(z * 5 + y) * 18 + x] != want;
      }
  gives(0, wrong);
  // Another array, and a place of the same one that overlaps.
  hipArray_t other = array(hipCreateChannelDesc<short>(), 9, 5, 4);
  hipMemcpy3DParms across = {};
  across.srcArray = volume;
  across.dstArray = other;
  across.dstPos = make_hipPos(1, 0, 0);
  across.extent = make_hipExtent(8, 5, 4);
  across.kind = hipMemcpyDeviceToDevice;
  gives(hipSuccess, hipMemcpy3D(&across));
  across.srcArray = other;
  across.srcPos = make_hipPos(1, 0, 0);
  across.dstPos = make_hipPos(2, 0, 0);
  across.extent = make_hipExtent(7, 5, 4);
  gives(hipSuccess, hipMemcpy3D(&across));
  back.srcArray = other;
  gives(hipSuccess, hipMemcpy3D(&back));
  gives(from[(1 * 6 + 1) * 20 + 4], all[(1 * 5 + 1) * 18 + 8]);
  gives(from[(3 * 6 + 4) * 20 + 13], all[(3 * 5 + 4) * 18 + 17]);
}

// Rows and runs of bytes, by the older calls.
SECTION(rows) {
  const std::vector<unsigned char> from = numbers(5 * 16);
  std::vector<unsigned char> back(5 * 12);
  hipArray_t plane = array(hipCreateChannelDesc<uchar4>(), 3, 5);
  gives(hipSuccess, hipMemcpy2DToArray(plane, 0, 0, from.data(), 16, 12, 5, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2DFromArray(back.data(), 12, plane, 0, 0, 12, 5, hipMemcpyDeviceToHost));
  gives(from[4 * 16 + 11], back[4 * 12 + 11]);
  // From the middle of a row on.
  gives(hipSuccess, hipMemcpyToArray(plane, 4, 1, from.data(), 24, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpyFromArray(back.data(), plane, 0, 0, back.size(), hipMemcpyDeviceToHost));
  gives(from[0], back[12 + 4]);
  gives(from[23], back[12 + 4 + 23]);
  gives(from[3 * 16 + 4], back[3 * 12 + 4]);
  gives(hipSuccess, hipMemcpyAtoH(back.data(), plane, 4, 8));
  gives(from[4], back[0]);
  gives(hipErrorInvalidValue, hipMemcpyAtoH(back.data(), plane, 8, 8));
  hipMemcpy3DParms outside = {};
  outside.srcPtr = make_hipPitchedPtr(back.data(), 12, 3, 5);
  outside.dstArray = plane;
  outside.dstPos = make_hipPos(1, 0, 0);
  outside.extent = make_hipExtent(3, 5, 1);
  outside.kind = hipMemcpyHostToDevice;
  gives(hipErrorInvalidValue, hipMemcpy3D(&outside));
}

// Memory too: one call for all rows.
SECTION(memory) {
  const std::vector<unsigned char> from = numbers(64 * 40);
  std::vector<unsigned char> back(64 * 40);
  unsigned char *device, *pinned;
  gives(hipSuccess, hipMalloc(&device, 64 * 100));
  gives(hipSuccess, hipHostMalloc(&pinned, 64 * 40, hipHostMallocDefault));
  gives(hipSuccess, hipMemcpy2D(device, 100, from.data(), 40, 30, 64, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2D(pinned, 40, device, 100, 30, 64, hipMemcpyDeviceToHost));
  gives(from[63 * 40 + 29], pinned[63 * 40 + 29]);
  gives(hipSuccess, hipMemcpy2D(back.data(), 40, device, 100, 30, 64, hipMemcpyDeviceToHost));
  gives(from[63 * 40 + 29], back[63 * 40 + 29]);
  gives(0, back[63 * 40 + 30]);
}

// A small pageable source may change after an asynchronous call. In a graph, pageable memory is used in order.
SECTION(order) {
  static std::vector<unsigned char> from = numbers(1200 * 1200), to(1200 * 1200);
  hipStream_t s;
  gives(hipSuccess, hipStreamCreateWithFlags(&s, hipStreamNonBlocking));
  hipArray_t small = array(hipCreateChannelDesc<unsigned char>(), 8, 2);
  unsigned char source[16] = {1, 2, 3}, back[16];
  gives(hipSuccess, hipMemcpy2DToArrayAsync(small, 0, 0, source, 8, 8, 2, hipMemcpyHostToDevice, s));
  source[1] = 7;
  gives(hipSuccess, hipMemcpy2DFromArrayAsync(back, 8, small, 0, 0, 8, 2, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(2, back[1]);

  const std::size_t width = 1000, height = 1000;
  hipArray_t large = array(hipCreateChannelDesc<unsigned char>(), width, height);
  hipGraph_t graph;
  hipGraphExec_t ready;
  gives(hipSuccess, hipStreamBeginCapture(s, hipStreamCaptureModeGlobal));
  gives(hipSuccess, hipLaunchHostFunc(s, [](void*) { from.assign(from.size(), 5); }, nullptr));
  gives(hipSuccess, hipMemcpy2DToArrayAsync(large, 0, 0, from.data(), 1200, width, height, hipMemcpyHostToDevice, s));
  gives(hipSuccess, hipMemcpy2DFromArrayAsync(to.data(), 1200, large, 0, 0, width, height, hipMemcpyDeviceToHost, s));
  gives(hipSuccess, hipStreamEndCapture(s, &graph));
  std::size_t count = 3;
  hipGraphNode_t nodes[3];
  gives(hipSuccess, hipGraphGetNodes(graph, nodes, &count));
  hipMemcpy3DParms given = {};
  gives(hipSuccess, hipGraphMemcpyNodeGetParams(nodes[1], &given));
  gives(true, given.dstArray == large && given.dstPtr.ptr == nullptr);
  gives(width, given.extent.width);
  gives(hipSuccess, hipGraphInstantiate(&ready, graph, nullptr, nullptr, 0));
  gives(hipSuccess, hipGraphLaunch(ready, s));
  gives(hipSuccess, hipStreamSynchronize(s));
  gives(5, to[999 * 1200 + 999]);
  gives(0, to[999 * 1200 + 1000]);
}

SECTION(mipmaps) {
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  hipMipmappedArray_t mipmap;
  gives(hipSuccess, hipMallocMipmappedArray(&mipmap, &format, make_hipExtent(16, 8, 0), 4, hipArrayDefault));
  float texels[4] = {1, 2, 3, 4}, back[4] = {};
  hipArray_t level;
  gives(hipSuccess, hipGetMipmappedArrayLevel(&level, mipmap, 2));
  gives(hipSuccess, hipMemcpy2DToArray(level, 0, 1, texels, 16, 16, 1, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2DFromArray(back, 16, level, 0, 1, 16, 1, hipMemcpyDeviceToHost));
  gives(4.0f, back[3]);
  hipResourceDesc r = {};
  r.resType = hipResourceTypeMipmappedArray;
  r.res.mipmap.mipmap = mipmap;
  hipTextureDesc t = sampling();
  hipTextureObject_t texture;
  gives(hipErrorInvalidValue, hipCreateTextureObject(&texture, &r, &t, nullptr));
  t.normalizedCoords = 1;
  t.filterMode = t.mipmapFilterMode = hipFilterModeLinear;
  t.mipmapLevelBias = 0.5f;
  t.minMipmapLevelClamp = 1;
  t.maxMipmapLevelClamp = 3;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  hipResourceViewDesc view = {};
  view.format = hipResViewFormatSignedInt1;
  view.firstMipmapLevel = 1;
  view.lastMipmapLevel = 2;
  t.filterMode = t.mipmapFilterMode = hipFilterModePoint;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, &view));
  view.lastMipmapLevel = 1;
  t.normalizedCoords = 0;
  gives(hipErrorInvalidValue, hipCreateTextureObject(&texture, &r, &t, &view));
  gives(hipSuccess, hipFreeMipmappedArray(mipmap));
}

SECTION(textures) {
  hipTextureObject_t texture;
  hipTextureDesc t = sampling();
  t.borderColor[2] = 0.25f;
  t.maxAnisotropy = 4;
  hipResourceDesc r = resource(array(hipCreateChannelDesc<float4>(), 7, 5));
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  // Integers as integers, and as floats.
  t = sampling();
  r = resource(array(hipCreateChannelDesc<uchar4>(), 7, 5));
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  t.readMode = hipReadModeNormalizedFloat;
  t.normalizedCoords = t.sRGB = 1;
  t.filterMode = hipFilterModeLinear;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  hipTextureDesc told;
  hipResourceDesc of;
  gives(hipSuccess, hipGetTextureObjectTextureDesc(&told, texture));
  gives(1, told.sRGB);
  gives(hipSuccess, hipGetTextureObjectResourceDesc(&of, texture));
  gives(true, of.res.array.array == r.res.array.array);
  gives(hipSuccess, hipDestroyTextureObject(texture));
  gives(hipErrorInvalidValue, hipDestroyTextureObject(texture));
  // Directions are normalised.
  t = sampling();
  r = resource(array(hipCreateChannelDesc<float>(), 4, 4, 6, hipArrayCubemap));
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  // All layers, and two of them.
  r = resource(array(hipCreateChannelDesc<float>(), 4, 4, 5, hipArrayLayered));
  hipResourceViewDesc view = {};
  view.format = hipResViewFormatFloat1;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, &view));
  view.firstLayer = 2;
  view.lastLayer = 3;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, &view));
}

SECTION(texture_memory) {
  float* memory;
  gives(hipSuccess, hipMalloc(&memory, 4096));
  hipTextureObject_t texture;
  hipTextureDesc t = sampling();
  hipResourceDesc r = {};
  r.resType = hipResourceTypeLinear;
  r.res.linear = {memory, hipCreateChannelDesc<int2>(), 1024};
  t.normalizedCoords = 1;
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  r.res.linear.devPtr = memory + 2;
  gives(hipErrorInvalidValue, hipCreateTextureObject(&texture, &r, &t, nullptr));
  t.normalizedCoords = 0;
  r.resType = hipResourceTypePitch2D;
  r.res.pitch2D = {memory, hipCreateChannelDesc<float>(), 9, 8, 64};
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  r.res.pitch2D.pitchInBytes = 40;
  gives(hipErrorInvalidValue, hipCreateTextureObject(&texture, &r, &t, nullptr));
}

// Textures and surfaces have the same numbers.
SECTION(surfaces) {
  hipArray_t plane = array(hipCreateChannelDesc<float>(), 7, 5, 0, hipArraySurfaceLoadStore);
  hipResourceDesc r = resource(plane);
  const hipTextureDesc t = sampling();
  hipTextureObject_t texture;
  hipSurfaceObject_t surface;
  gives(hipSuccess, hipCreateSurfaceObject(&surface, &r));
  gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
  gives(true, static_cast<void*>(texture) == static_cast<void*>(surface));
  gives(hipSuccess, hipDestroySurfaceObject(surface));
  gives(hipErrorInvalidValue, hipDestroySurfaceObject(surface));
  gives(hipSuccess, hipDestroyTextureObject(texture));
  r = resource(array(hipCreateChannelDesc<float>(), 7, 5));
  gives(hipErrorInvalidValue, hipCreateSurfaceObject(&surface, &r));
}

// The device keeps a destroyed object for kernels in its streams.
SECTION(retired) {
  const hipResourceDesc r = resource(array(hipCreateChannelDesc<float>(), 7, 5));
  const hipTextureDesc t = sampling();
  for (int i = 0; i < 256; ++i) {
    hipTextureObject_t texture;
    gives(hipSuccess, hipCreateTextureObject(&texture, &r, &t, nullptr));
    gives(hipSuccess, hipDestroyTextureObject(texture));
  }
}

static hipTextureObject_t objectOf(hipArray_t array) {
  const hipResourceDesc r = resource(array);
  const hipTextureDesc t = sampling();
  hipTextureObject_t made = nullptr;
  gives(hipSuccess, hipCreateTextureObject(&made, &r, &t, nullptr));
  return made;
}

// The driver's release of objects waits for the stream, which waits for this function. So do the 257th texture, and one
// that is the last owner of its array.
SECTION(host_functions) {
  alarm(60);
  static std::vector<hipTextureObject_t> textures;
  static hipArray_t ended;
  static hipMipmappedArray_t mipmap;
  ended = array(hipCreateChannelDesc<float>(), 7, 5);
  hipArray_t last = array(hipCreateChannelDesc<float>(), 8, 5);
  for (int i = 0; i < 256; ++i) textures.push_back(objectOf(ended));
  textures.push_back(objectOf(last));
  gives(hipSuccess, hipFreeArray(last));
  const hipChannelFormatDesc format = hipCreateChannelDesc<float>();
  gives(hipSuccess, hipMallocMipmappedArray(&mipmap, &format, make_hipExtent(16, 8, 0), 2, 0));
  hipStream_t s;
  gives(hipSuccess, hipStreamCreateWithFlags(&s, hipStreamNonBlocking));
  const auto end = [](void*) {
    for (hipTextureObject_t each : textures) gives(hipSuccess, hipDestroyTextureObject(each));
    gives(hipSuccess, hipFreeArray(ended));
    gives(hipErrorContextIsDestroyed, hipFreeArray(ended));
    gives(hipSuccess, hipFreeMipmappedArray(mipmap));
  };
  gives(hipSuccess, hipLaunchHostFunc(s, end, nullptr));
  gives(hipSuccess, hipStreamSynchronize(s));
}

// The driver lets no call in while it waits for the streams to release an array. A stream that waits for a host
// function meanwhile needs one.
SECTION(released_beside_host_functions) {
  alarm(60);
  std::atomic<bool> over{false};
  std::thread other([&] {
    hipStream_t s;
    gives(hipSuccess, hipStreamCreateWithFlags(&s, hipStreamNonBlocking));
    while (!over) {
      gives(hipSuccess, hipLaunchHostFunc(s, [](void*) {}, nullptr));
      gives(hipSuccess, hipStreamSynchronize(s));
    }
  });
  for (int i = 0; i < 200; ++i) gives(hipSuccess, hipFreeArray(array(hipCreateChannelDesc<float>(), 7, 5)));
  over = true;
  other.join();
  std::size_t free = 0, total = 0;
  gives(hipSuccess, hipMemGetInfo(&free, &total));  // those that were held back
}

SECTION(references) {
  hipModule_t module;
  textureReference* reference;
  gives(hipSuccess, hipModuleLoadData(&module, kCode));
  gives(hipSuccess, hipModuleGetTexRef(&reference, module, "image"));
  gives(hipSuccess, hipTexRefSetFlags(reference, HIP_TRSF_READ_AS_INTEGER));
  gives(hipSuccess, hipTexRefSetArray(reference, array(hipCreateChannelDesc<int>(), 7, 5), HIP_TRSA_OVERRIDE_FORMAT));
  hipDeviceptr_t address;
  std::size_t size;
  textureReference device;
  gives(hipSuccess, hipModuleGetGlobal(&address, &size, module, "image"));
  gives(hipSuccess, hipMemcpy(&device, address, sizeof device, hipMemcpyDeviceToHost));
  gives(1, reinterpret_cast<std::uintptr_t>(device.textureObject));
  gives(hipSuccess, hipTexRefSetAddressMode(reference, 0, hipAddressModeBorder));
  gives(hipSuccess, hipMemcpy(&device, address, sizeof device, hipMemcpyDeviceToHost));
  gives(2, reinterpret_cast<std::uintptr_t>(device.textureObject));
}

// Each device numbers its own objects.
SECTION(two_devices) {
  hipTextureObject_t textures[2];
  hipArray_t arrays[2];
  const hipTextureDesc t = sampling();
  for (int i = 0; i < 2; ++i) {
    gives(hipSuccess, hipSetDevice(i));
    arrays[i] = array(hipCreateChannelDesc<float>(), 4, 4);
    const hipResourceDesc r = resource(arrays[i]);
    gives(hipSuccess, hipCreateTextureObject(&textures[i], &r, &t, nullptr));
  }
  gives(true, textures[0] == textures[1]);
  for (int i = 0; i < 2; ++i) {
    gives(hipSuccess, hipSetDevice(i));
    hipResourceDesc of;
    gives(hipSuccess, hipGetTextureObjectResourceDesc(&of, textures[i]));
    gives(true, of.res.array.array == arrays[i]);
  }
  // Between their arrays, and to memory of the other device.
  const std::vector<unsigned char> from = numbers(64);
  std::vector<unsigned char> back(64);
  gives(hipSuccess, hipMemcpy2DToArray(arrays[0], 0, 0, from.data(), 16, 16, 4, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2DArrayToArray(arrays[1], 0, 0, arrays[0], 0, 0, 16, 4, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpy2DFromArray(back.data(), 16, arrays[1], 0, 0, 16, 4, hipMemcpyDeviceToHost));
  gives(true, from == back);
  char* memory;
  std::fill(back.begin(), back.end(), 0);
  gives(hipSuccess, hipMalloc(&memory, 80));
  gives(hipSuccess, hipMemcpy2DFromArray(memory, 20, arrays[0], 0, 0, 16, 4, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpy2D(back.data(), 16, memory, 20, 16, 4, hipMemcpyDeviceToHost));
  gives(true, from == back);
  for (const hipTextureObject_t texture : textures) gives(hipSuccess, hipDestroyTextureObject(texture));
}
