// Arrays: shapes, formats, queries, and errors.
#include <initializer_list>

#include "show.h"

static hipError_t make(hipChannelFormatDesc d, size_t w, size_t h, size_t depth, unsigned flags) {
  hipArray_t array = nullptr;
  const hipError_t error = hipMalloc3DArray(&array, &d, make_hipExtent(w, h, depth), flags);
  if (error == hipSuccess) HIP(hipFreeArray(array));
  return error;
}

static void formats() {
  const int bits[] = {8, 16, 32};
  const hipChannelFormatKind kinds[] = {hipChannelFormatKindSigned, hipChannelFormatKindUnsigned,
                                        hipChannelFormatKindFloat};
  int made = 0, told = 0, driver = 0;
  for (int b : bits)
    for (auto kind : kinds)
      for (int n : {1, 2, 4}) {
        if (kind == hipChannelFormatKindFloat && b == 8) continue;
        const auto d = hipCreateChannelDesc(b, n > 1 ? b : 0, n > 2 ? b : 0, n > 3 ? b : 0, kind);
        hipArray_t array;
        if (hipMallocArray(&array, &d, 5, 3) != hipSuccess) continue;
        ++made;
        hipChannelFormatDesc got{};
        HIP(hipGetChannelDesc(&got, array));
        told += got.x == d.x && got.y == d.y && got.z == d.z && got.w == d.w && got.f == d.f;
        HIP_ARRAY_DESCRIPTOR described{};
        HIP(hipArrayGetDescriptor(&described, array));
        hipArray_t again;
        HIP(hipArrayCreate(&again, &described));
        hipChannelFormatDesc other{};
        HIP(hipGetChannelDesc(&other, again));
        driver += described.Width == 5 && described.Height == 3 && described.NumChannels == unsigned(n) &&
                  other.x == d.x && other.f == d.f && (other.w != 0) == (n == 4);
        HIP(hipArrayDestroy(again));
        HIP(hipFreeArray(array));
      }
  show("formats.made", made);
  show("formats.told", told);
  show("formats.driver", driver);
  const auto f = hipChannelFormatKindFloat;
  const auto u = hipChannelFormatKindUnsigned;
  show("format.three", make(hipCreateChannelDesc(8, 8, 8, 0, u), 4, 4, 0, 0));
  show("format.mixed", make(hipCreateChannelDesc(8, 16, 0, 0, u), 4, 4, 0, 0));
  show("format.gap", make(hipCreateChannelDesc(8, 0, 8, 0, u), 4, 4, 0, 0));
  show("format.none", make(hipCreateChannelDesc(0, 0, 0, 0, u), 4, 4, 0, 0));
  show("format.float8", make(hipCreateChannelDesc(8, 0, 0, 0, f), 4, 4, 0, 0));
  show("format.double", make(hipCreateChannelDesc<double>(), 4, 4, 0, 0));
  show("format.kind", make(hipCreateChannelDesc(8, 0, 0, 0, hipChannelFormatKindNone), 4, 4, 0, 0));
  HIP_ARRAY_DESCRIPTOR bad{4, 4, hipArray_Format(7), 1};
  hipArray_t array;
  show("format.driver.unknown", hipArrayCreate(&array, &bad));
  bad = {4, 4, HIP_AD_FORMAT_FLOAT, 3};
  show("format.driver.three", hipArrayCreate(&array, &bad));
}

static void shapes() {
  const auto d = hipCreateChannelDesc<float>();
  show("shape.1d", make(d, 7, 0, 0, 0));
  show("shape.2d", make(d, 7, 5, 0, hipArraySurfaceLoadStore));
  show("shape.3d", make(d, 7, 5, 3, 0));
  show("shape.layered1d", make(d, 7, 0, 3, hipArrayLayered));
  show("shape.layered2d", make(d, 7, 5, 3, hipArrayLayered));
  show("shape.cubemap", make(d, 7, 7, 6, hipArrayCubemap));
  show("shape.cubemaps", make(d, 7, 7, 12, hipArrayCubemap | hipArrayLayered));
  show("shape.gather", make(d, 7, 5, 0, hipArrayTextureGather));
  show("shape.empty", make(d, 0, 0, 0, 0));
  show("shape.gap", make(d, 7, 0, 3, 0));
  show("shape.nolayers", make(d, 7, 5, 0, hipArrayLayered));
  show("shape.oblong", make(d, 7, 5, 6, hipArrayCubemap));
  show("shape.faces", make(d, 7, 7, 5, hipArrayCubemap));
  show("shape.faces12", make(d, 7, 7, 12, hipArrayCubemap));
  show("shape.gather1d", make(d, 7, 0, 0, hipArrayTextureGather));
  show("shape.flags", make(d, 7, 5, 0, 0x100));
  show("shape.wide", make(d, 1 << 20, 0, 0, 0));
  show("shape.deep", make(d, 4, 4, 1 << 15, 0));
  show("shape.layers", make(d, 4, 4, 4096, hipArrayLayered));
  hipArray_t array;
  show("shape.2d.layered", hipMallocArray(&array, &d, 7, 5, hipArrayLayered));
  show("shape.memory", make(hipCreateChannelDesc<float4>(), 16384, 16384, 16384, 0));
}

static void queries() {
  const auto d = hipCreateChannelDesc<short4>();
  hipArray_t array;
  HIP(hipMalloc3DArray(&array, &d, make_hipExtent(7, 5, 3), hipArrayLayered | hipArraySurfaceLoadStore));
  hipExtent extent{};
  unsigned flags = 0;
  hipChannelFormatDesc got{};
  HIP(hipArrayGetInfo(&got, &extent, &flags, array));
  show("info.extent", static_cast<int>(extent.width * 100 + extent.height * 10 + extent.depth));
  show("info.flags", flags);
  show("info.bits", got.x + got.y + got.z + got.w);
  show("info.null", hipArrayGetInfo(&got, &extent, &flags, nullptr));
  show("info.parts", hipArrayGetInfo(nullptr, nullptr, nullptr, array));
  HIP_ARRAY3D_DESCRIPTOR deep{};
  HIP(hipArray3DGetDescriptor(&deep, array));
  show("deep", static_cast<int>(deep.Width * 100 + deep.Height * 10 + deep.Depth));
  show("deep.format", static_cast<int>(deep.Format) * 10 + static_cast<int>(deep.NumChannels));
  show("deep.flags", deep.Flags);
  hipArray_t twin;
  show("deep.create", hipArray3DCreate(&twin, &deep));
  HIP(hipArrayDestroy(twin));
  HIP_ARRAY_DESCRIPTOR flat{};
  show("flat.of.deep", hipArrayGetDescriptor(&flat, array));
  show("flat.null", hipArrayGetDescriptor(nullptr, array));
  show("free", hipFreeArray(array));
  show("free.twice", hipFreeArray(array));
  show("free.null", hipFreeArray(nullptr));
  show("free.memory", hipFreeArray(reinterpret_cast<hipArray_t>(&flat)));
  show("info.freed", hipArrayGetInfo(&got, &extent, &flags, array));
  show("desc.null", hipMallocArray(&array, nullptr, 4, 4));
  show("array.null", hipMallocArray(nullptr, &d, 4, 4));
}

static void mipmaps() {
  const auto d = hipCreateChannelDesc<float>();
  hipMipmappedArray_t array;
  HIP(hipMallocMipmappedArray(&array, &d, make_hipExtent(20, 7, 0), 5));
  hipMipmappedArray_t none;
  show("mip.toomany", hipMallocMipmappedArray(&none, &d, make_hipExtent(20, 7, 0), 6));
  show("mip.none", hipMallocMipmappedArray(&none, &d, make_hipExtent(20, 7, 0), 0));
  show("mip.levels", array->max_mipmap_level + 1);
  char sizes[100] = "";
  hipArray_t level = nullptr;
  for (unsigned i = 0; i <= array->max_mipmap_level; ++i) {
    HIP(hipGetMipmappedArrayLevel(&level, array, i));
    hipExtent e{};
    HIP(hipArrayGetInfo(nullptr, &e, nullptr, level));
    std::sprintf(sizes + std::strlen(sizes), "%zux%zux%zu ", e.width, e.height, e.depth);
  }
  show("mip.sizes", sizes);
  show("mip.beyond", hipGetMipmappedArrayLevel(&level, array, 5));
  HIP(hipMipmappedArrayGetLevel(&level, array, 2));
  // Two calls have returned this level.
  show("mip.level.free", hipFreeArray(level));
  show("mip.level.kept", hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  show("mip.level.free.last", hipFreeArray(level));
  show("mip.level.ended", hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  show("mip.level.free.over", hipFreeArray(level));
  HIP(hipGetMipmappedArrayLevel(&level, array, 2));
  show("mip.level.again", hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  show("mip.free", hipFreeMipmappedArray(array));
  show("mip.null", hipGetMipmappedArrayLevel(&level, nullptr, 0));
  show("mip.free.twice", hipFreeMipmappedArray(array));
  show("mip.level.freed", hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  HIP_ARRAY3D_DESCRIPTOR described{8, 8, 4, HIP_AD_FORMAT_HALF, 2, hipArrayLayered};
  HIP(hipMipmappedArrayCreate(&array, &described, 3));
  HIP(hipMipmappedArrayGetLevel(&level, array, 2));
  HIP(hipArray3DGetDescriptor(&described, level));
  show("mip.layered", static_cast<int>(described.Width * 100 + described.Height * 10 + described.Depth));
  HIP(hipMipmappedArrayDestroy(array));
}

static void memory() {
  size_t before, during, after, total;
  HIP(hipMemGetInfo(&before, &total));
  const auto d = hipCreateChannelDesc<float4>();
  hipArray_t array;
  HIP(hipMallocArray(&array, &d, 64, 64));
  HIP(hipMemGetInfo(&during, &total));
  HIP(hipFreeArray(array));
  for (int i = 0; i < 100; ++i) {
    HIP(hipMalloc3DArray(&array, &d, make_hipExtent(9, 9, 9), 0));
    HIP(hipFreeArray(array));
    hipMipmappedArray_t mipmapped;
    HIP(hipMallocMipmappedArray(&mipmapped, &d, make_hipExtent(9, 9, 0), 4));
    HIP(hipFreeMipmappedArray(mipmapped));
  }
  HIP(hipMemGetInfo(&after, &total));
  show("memory.array", before - during);
  show("memory.leaked", before - after);
  HIP(hipMallocArray(&array, &d, 64, 64));
  HIP(hipDeviceReset());
  HIP(hipMemGetInfo(&after, &total));
  show("memory.reset", before - after);
  show("free.reset", hipFreeArray(array));
}

int main() {
  formats();
  shapes();
  queries();
  mipmaps();
  memory();
}
