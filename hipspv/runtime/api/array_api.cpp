// Arrays and mipmapped arrays: creation, release, queries.
#include "guard.h"
#include "hipspv/runtime/memory/array.h"

using namespace hipspv;

namespace {

void make(hipArray_t* array, const Texel& texel, const ArrayShape& shape) {
  *array = Arrays::instance().make(Runtime::get().current(), texel, shape);
}

ArrayShape shapeOf(const HIP_ARRAY3D_DESCRIPTOR& d) { return {d.Width, d.Height, d.Depth, d.Flags}; }

HIP_ARRAY3D_DESCRIPTOR describe(const Array& array) {
  const ArrayShape& s = array.shape();
  return {s.width, s.height, s.depth, formatOf(array.texel()), array.texel().channels, s.flags};
}

}  // namespace

HIPSPV_EXPORT hipError_t hipMallocArray(hipArray_t* array, const hipChannelFormatDesc* description, std::size_t width,
                                        std::size_t height, unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    constexpr unsigned threeDimensional = hipArrayLayered | hipArrayCubemap;
    require((flags & threeDimensional) == 0, hipErrorInvalidValue);
    make(array, texelOf(*description), {width, height, 0, flags});
  });
}

HIPSPV_EXPORT hipError_t hipMalloc3DArray(hipArray_t* array, const hipChannelFormatDesc* description, hipExtent extent,
                                          unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    make(array, texelOf(*description), {extent.width, extent.height, extent.depth, flags});
  });
}

HIPSPV_EXPORT hipError_t hipArrayCreate(hipArray_t* array, const HIP_ARRAY_DESCRIPTOR* d) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    make(array, texelOf(d->Format, d->NumChannels), {d->Width, d->Height, 0, hipArrayDefault});
  });
}

HIPSPV_EXPORT hipError_t hipArray3DCreate(hipArray_t* array, const HIP_ARRAY3D_DESCRIPTOR* d) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    make(array, texelOf(d->Format, d->NumChannels), shapeOf(*d));
  });
}

HIPSPV_EXPORT hipError_t hipFreeArray(hipArray_t array) {
  return guard([&] { Arrays::instance().free(array); });
}

HIPSPV_EXPORT hipError_t hipArrayDestroy(hipArray_t array) { return hipFreeArray(array); }

HIPSPV_EXPORT hipError_t hipArrayGetInfo(hipChannelFormatDesc* description, hipExtent* extent, unsigned int* flags,
                                         hipArray_t array) {
  return guard([&] {
    const auto found = Arrays::instance().find(array);
    const ArrayShape& shape = found->shape();
    if (description != nullptr) *description = descriptionOf(found->texel());
    if (extent != nullptr) *extent = {shape.width, shape.height, shape.depth};
    if (flags != nullptr) *flags = shape.flags;
  });
}

HIPSPV_EXPORT hipError_t hipGetChannelDesc(hipChannelFormatDesc* description, hipArray_const_t array) {
  return guard([&] {
    require(description != nullptr, hipErrorInvalidValue);
    *description = descriptionOf(Arrays::instance().find(array)->texel());
  });
}

HIPSPV_EXPORT hipError_t hipArrayGetDescriptor(HIP_ARRAY_DESCRIPTOR* description, hipArray_t array) {
  return guard([&] {
    require(description != nullptr, hipErrorInvalidValue);
    const HIP_ARRAY3D_DESCRIPTOR d = describe(*Arrays::instance().find(array));
    require(d.Depth == 0, hipErrorInvalidValue);  // the result can't hold the array's depth
    *description = {d.Width, d.Height, d.Format, d.NumChannels};
  });
}

HIPSPV_EXPORT hipError_t hipArray3DGetDescriptor(HIP_ARRAY3D_DESCRIPTOR* description, hipArray_t array) {
  return guard([&] {
    require(description != nullptr, hipErrorInvalidValue);
    *description = describe(*Arrays::instance().find(array));
  });
}

// ---- Mipmapped arrays

HIPSPV_EXPORT hipError_t hipMallocMipmappedArray(hipMipmappedArray_t* array, const hipChannelFormatDesc* description,
                                                 hipExtent extent, unsigned int levels, unsigned int flags) {
  return guard([&] {
    require(array != nullptr && description != nullptr, hipErrorInvalidValue);
    *array = Arrays::instance().makeMipmapped(Runtime::get().current(), texelOf(*description),
                                              {extent.width, extent.height, extent.depth, flags}, levels);
  });
}

HIPSPV_EXPORT hipError_t hipMipmappedArrayCreate(hipMipmappedArray_t* array, HIP_ARRAY3D_DESCRIPTOR* d,
                                                 unsigned int levels) {
  return guard([&] {
    require(array != nullptr && d != nullptr, hipErrorInvalidValue);
    *array = Arrays::instance().makeMipmapped(Runtime::get().current(), texelOf(d->Format, d->NumChannels), shapeOf(*d),
                                              levels);
  });
}

HIPSPV_EXPORT hipError_t hipFreeMipmappedArray(hipMipmappedArray_t array) {
  return guard([&] { Arrays::instance().free(array); });
}

HIPSPV_EXPORT hipError_t hipMipmappedArrayDestroy(hipMipmappedArray_t array) { return hipFreeMipmappedArray(array); }

HIPSPV_EXPORT hipError_t hipGetMipmappedArrayLevel(hipArray_t* level, hipMipmappedArray_const_t array,
                                                   unsigned int index) {
  return guard([&] {
    require(level != nullptr, hipErrorInvalidValue);
    *level = Arrays::instance().level(array, index);
  });
}

HIPSPV_EXPORT hipError_t hipMipmappedArrayGetLevel(hipArray_t* level, hipMipmappedArray_t array, unsigned int index) {
  return hipGetMipmappedArrayLevel(level, array, index);
}
