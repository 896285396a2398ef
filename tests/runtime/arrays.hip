// Arrays: shapes, formats, queries, and errors.
#include <initializer_list>

#include "sections.h"

static hipError_t make(hipChannelFormatDesc d, size_t w, size_t h, size_t depth, unsigned flags) {
  hipArray_t array = nullptr;
  const hipError_t error = hipMalloc3DArray(&array, &d, make_hipExtent(w, h, depth), flags);
  if (error == hipSuccess) HIP(hipFreeArray(array));
  return error;
}

SECTION(formats) {
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
  gives(24, made);
  gives(24, told);
  gives(24, driver);
  const auto f = hipChannelFormatKindFloat;
  const auto u = hipChannelFormatKindUnsigned;
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(8, 8, 8, 0, u), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(8, 16, 0, 0, u), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(8, 0, 8, 0, u), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(0, 0, 0, 0, u), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(8, 0, 0, 0, f), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc<double>(), 4, 4, 0, 0));
  gives(hipErrorInvalidValue, make(hipCreateChannelDesc(8, 0, 0, 0, hipChannelFormatKindNone), 4, 4, 0, 0));
}

SECTION(shapes) {
  const auto d = hipCreateChannelDesc<float>();
  gives(hipSuccess, make(d, 7, 0, 0, 0));
  gives(hipSuccess, make(d, 7, 5, 0, hipArraySurfaceLoadStore));
  gives(hipSuccess, make(d, 7, 5, 3, 0));
  gives(hipSuccess, make(d, 7, 0, 3, hipArrayLayered));
  gives(hipSuccess, make(d, 7, 5, 3, hipArrayLayered));
  gives(hipSuccess, make(d, 7, 7, 6, hipArrayCubemap));
  gives(hipSuccess, make(d, 7, 7, 12, hipArrayCubemap | hipArrayLayered));
  gives(hipSuccess, make(d, 7, 5, 0, hipArrayTextureGather));
  gives(hipErrorInvalidValue, make(d, 7, 5, 0, hipArrayLayered));
  gives(hipErrorInvalidValue, make(d, 7, 5, 6, hipArrayCubemap));
  gives(hipErrorInvalidValue, make(d, 7, 7, 5, hipArrayCubemap));
  gives(hipErrorInvalidValue, make(d, 7, 7, 12, hipArrayCubemap));
  gives(hipErrorInvalidValue, make(d, 7, 0, 0, hipArrayTextureGather));
  gives(hipErrorInvalidValue, make(d, 4, 4, 1 << 15, 0));
  gives(hipErrorInvalidValue, make(d, 4, 4, 4096, hipArrayLayered));
}

SECTION(queries) {
  const auto d = hipCreateChannelDesc<short4>();
  hipArray_t array;
  HIP(hipMalloc3DArray(&array, &d, make_hipExtent(7, 5, 3), hipArrayLayered | hipArraySurfaceLoadStore));
  hipExtent extent{};
  unsigned flags = 0;
  hipChannelFormatDesc got{};
  HIP(hipArrayGetInfo(&got, &extent, &flags, array));
  gives(753, extent.width * 100 + extent.height * 10 + extent.depth);
  gives(3, flags);
  gives(64, got.x + got.y + got.z + got.w);
  gives(hipSuccess, hipArrayGetInfo(nullptr, nullptr, nullptr, array));
  HIP_ARRAY3D_DESCRIPTOR deep{};
  HIP(hipArray3DGetDescriptor(&deep, array));
  gives(753, deep.Width * 100 + deep.Height * 10 + deep.Depth);
  gives(94, int(deep.Format) * 10 + int(deep.NumChannels));
  gives(3, deep.Flags);
  hipArray_t twin;
  gives(hipSuccess, hipArray3DCreate(&twin, &deep));
  HIP(hipArrayDestroy(twin));
  HIP_ARRAY_DESCRIPTOR flat{};
  gives(hipSuccess, hipFreeArray(array));
  gives(hipErrorContextIsDestroyed, hipFreeArray(reinterpret_cast<hipArray_t>(&flat)));
}

SECTION(mipmaps) {
  const auto d = hipCreateChannelDesc<float>();
  hipMipmappedArray_t array;
  HIP(hipMallocMipmappedArray(&array, &d, make_hipExtent(20, 7, 0), 5));
  gives(5, array->max_mipmap_level + 1);
  char sizes[100] = "";
  hipArray_t level = nullptr;
  for (unsigned i = 0; i <= array->max_mipmap_level; ++i) {
    HIP(hipGetMipmappedArrayLevel(&level, array, i));
    hipExtent e{};
    HIP(hipArrayGetInfo(nullptr, &e, nullptr, level));
    std::sprintf(sizes + std::strlen(sizes), "%zux%zux%zu ", e.width, e.height, e.depth);
  }
  gives("20x7x0 10x3x0 5x1x0 2x1x0 1x1x0 ", std::string(sizes));
  HIP(hipMipmappedArrayGetLevel(&level, array, 2));
  // Two calls have returned this level.
  gives(hipSuccess, hipFreeArray(level));
  gives(hipSuccess, hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  gives(hipSuccess, hipFreeArray(level));
  gives(hipErrorInvalidHandle, hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  gives(hipErrorContextIsDestroyed, hipFreeArray(level));
  HIP(hipGetMipmappedArrayLevel(&level, array, 2));
  gives(hipSuccess, hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  gives(hipSuccess, hipFreeMipmappedArray(array));
  gives(hipErrorInvalidHandle, hipArrayGetInfo(nullptr, nullptr, nullptr, level));
  HIP_ARRAY3D_DESCRIPTOR described{8, 8, 4, HIP_AD_FORMAT_HALF, 2, hipArrayLayered};
  HIP(hipMipmappedArrayCreate(&array, &described, 3));
  HIP(hipMipmappedArrayGetLevel(&level, array, 2));
  HIP(hipArray3DGetDescriptor(&described, level));
  gives(224, described.Width * 100 + described.Height * 10 + described.Depth);
  HIP(hipMipmappedArrayDestroy(array));
}

SECTION(memory) {
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
  gives(65536, before - during);
  gives(0, before - after);
  HIP(hipMallocArray(&array, &d, 64, 64));
  HIP(hipDeviceReset());
  HIP(hipMemGetInfo(&after, &total));
  gives(0, before - after);
  gives(hipErrorContextIsDestroyed, hipFreeArray(array));
}
