// Shared by the texture programs: arrays, texture objects, and CUDA's sampling rules on the host.
#pragma once

#include <array>
#include <cmath>
#include <cstring>

#include "support.h"

// A hipArray of T, filled from the host, x fastest. Height and depth are 0 for missing dimensions.
template <class T>
class TextureArray {
 public:
  TextureArray(const std::vector<T>& texels, size_t width, size_t height = 0, size_t depth = 0,
               unsigned flags = hipArrayDefault)
      : width_(width), height_(height), depth_(depth) {
    hipChannelFormatDesc format = hipCreateChannelDesc<T>();
    HIP_CHECK(hipMalloc3DArray(&array_, &format, make_hipExtent(width, height, depth), flags));
    hipMemcpy3DParms copy = {};
    copy.srcPtr = pitched(const_cast<T*>(texels.data()));
    copy.dstArray = array_;
    copy.extent = extent();
    copy.kind = hipMemcpyHostToDevice;
    HIP_CHECK(hipMemcpy3D(&copy));
  }
  TextureArray(const TextureArray&) = delete;
  TextureArray& operator=(const TextureArray&) = delete;
  ~TextureArray() { (void)hipFreeArray(array_); }

  std::vector<T> host() const {
    hipExtent size = extent();
    std::vector<T> texels(size.width * size.height * size.depth);
    hipMemcpy3DParms copy = {};
    copy.srcArray = array_;
    copy.dstPtr = pitched(texels.data());
    copy.extent = size;
    copy.kind = hipMemcpyDeviceToHost;
    HIP_CHECK(hipMemcpy3D(&copy));
    return texels;
  }
  hipResourceDesc resource() const {
    hipResourceDesc r = {};
    r.resType = hipResourceTypeArray;
    r.res.array.array = array_;
    return r;
  }

 private:
  static size_t at_least_1(size_t n) { return n ? n : 1; }
  hipExtent extent() const { return make_hipExtent(width_, at_least_1(height_), at_least_1(depth_)); }
  hipPitchedPtr pitched(T* data) const {
    return make_hipPitchedPtr(data, width_ * sizeof(T), width_, at_least_1(height_));
  }

  hipArray_t array_ = nullptr;
  size_t width_, height_, depth_;
};

inline hipResourceDesc linear_resource(void* data, hipChannelFormatDesc format, size_t bytes) {
  hipResourceDesc r = {};
  r.resType = hipResourceTypeLinear;
  r.res.linear.devPtr = data;
  r.res.linear.desc = format;
  r.res.linear.sizeInBytes = bytes;
  return r;
}

// The device has a texture unit, NVIDIA's, with the rules of docs/nvidia.md.
inline bool has_texture_unit() {
  static const bool result = [] {
    hipDeviceProp_t properties;
    HIP_CHECK(hipGetDeviceProperties(&properties, 0));
    return std::strncmp(properties.gcnArchName, "sm_", 3) == 0;
  }();
  return result;
}

// The layer that is read for an index, with `layers` of them. A texture unit takes the index for unsigned.
inline int host_layer(int index, int layers) {
  if (index >= layers) return layers - 1;
  if (index >= 0) return index;
  return has_texture_unit() ? layers - 1 : 0;
}

// Point filter, clamped, texel coordinates, elements as they are.
inline hipTextureDesc plain_texture() {
  hipTextureDesc t = {};
  for (auto& mode : t.addressMode) mode = hipAddressModeClamp;
  return t;
}

class Texture {
 public:
  Texture(const hipResourceDesc& resource, const hipTextureDesc& texture) {
    HIP_CHECK(hipCreateTextureObject(&object_, &resource, &texture, nullptr));
  }
  Texture(const Texture&) = delete;
  Texture& operator=(const Texture&) = delete;
  ~Texture() { (void)hipDestroyTextureObject(object_); }
  operator hipTextureObject_t() const { return object_; }

 private:
  hipTextureObject_t object_ = nullptr;
};

class Surface {
 public:
  explicit Surface(const hipResourceDesc& resource) {
    HIP_CHECK(hipCreateSurfaceObject(&object_, &resource));
  }
  Surface(const Surface&) = delete;
  Surface& operator=(const Surface&) = delete;
  ~Surface() { (void)hipDestroySurfaceObject(object_); }
  operator hipSurfaceObject_t() const { return object_; }

 private:
  hipSurfaceObject_t object_ = nullptr;
};

// The components of a scalar or vector.
template <class T>
struct Components {
  typedef T type;
  static constexpr int count = 1;
};
template <class T, unsigned N>
struct Components<HIP_vector_type<T, N>> {
  typedef T type;
  static constexpr int count = N;
};
template <class T>
typename Components<T>::type component(const T& value, int i) {
  typename Components<T>::type parts[Components<T>::count];
  std::memcpy(parts, &value, sizeof parts);
  return parts[i];
}

// The texel for index i of a row of `size`, -1 for the border (CUDA C++ Programming Guide,
// "Texture Memory": addressing modes).
inline int host_index(long i, long size, hipTextureAddressMode mode) {
  if (i >= 0 && i < size) return static_cast<int>(i);
  long period = 2 * size, m = ((i % period) + period) % period;
  switch (mode) {
    case hipAddressModeWrap: return static_cast<int>(m % size);
    case hipAddressModeMirror: return static_cast<int>(m < size ? m : period - 1 - m);
    case hipAddressModeClamp: return static_cast<int>(i < 0 ? 0 : size - 1);
    default: return -1;
  }
}

// The shares of the eight texels of a linear filter: bit d of a texel's number says that it is the second one in
// dimension d, which has the weight `weight[d]`.
inline std::array<double, 8> host_shares(const double* weight) {
  std::array<double, 8> shares;
  if (!has_texture_unit()) {
    for (int corner = 0; corner < 8; corner++) {
      shares[corner] = 1;
      for (int d = 0; d < 3; d++) shares[corner] *= corner >> d & 1 ? weight[d] : 1 - weight[d];
    }
    return shares;
  }
  // The unit divides 256 parts among the planes, theirs among the columns, and theirs among the rows. A product is
  // rounded half up: that of the second column, and in column x that of row x. The rest goes to the other one.
  int parts[3];
  for (int d = 0; d < 3; d++) parts[d] = static_cast<int>(std::floor(weight[d] * 256 + 0.5));
  for (int z = 0; z < 2; z++) {
    int plane = z ? parts[2] : 256 - parts[2];
    int second = (parts[0] * plane + 128) / 256;
    for (int x = 0; x < 2; x++) {
      int column = x ? second : plane - second;
      int row = (column * (x ? parts[1] : 256 - parts[1]) + 128) / 256;
      shares[4 * z + 2 * x + x] = row / 256.0;
      shares[4 * z + 2 * (1 - x) + x] = (column - row) / 256.0;
    }
  }
  return shares;
}

// Samples one component: `texel(x, y, z)` reads it, `border` is outside.
template <class Texel>
double host_sample(const hipTextureDesc& t, int dimensions, const int* sizes, const float* at, double border,
                   Texel texel) {
  int index[3][2] = {};
  double weight[3] = {};
  bool linear = t.filterMode == hipFilterModeLinear;
  for (int d = 0; d < dimensions; d++) {
    hipTextureAddressMode mode = t.addressMode[d];
    bool periodic = mode == hipAddressModeWrap || mode == hipAddressModeMirror;
    if (!t.normalizedCoords && periodic) mode = hipAddressModeClamp;
    double x = t.normalizedCoords ? double(at[d]) * sizes[d] : at[d];
    if (linear) x -= 0.5;
    if (mode == hipAddressModeClamp) x = std::fmin(std::fmax(x, 0), sizes[d] - 1);
    long first = static_cast<long>(std::floor(x));
    weight[d] = linear ? x - static_cast<double>(first) : 0;
    for (int k = 0; k < 2; k++) index[d][k] = host_index(first + k, sizes[d], mode);
  }
  double sum = 0;
  std::array<double, 8> shares = host_shares(weight);
  for (int corner = 0; corner < 8; corner++) {
    int i[3];
    bool inside = true;
    for (int d = 0; d < 3; d++) {
      i[d] = index[d][corner >> d & 1];
      inside = inside && i[d] >= 0;
    }
    if (shares[corner] != 0) sum += shares[corner] * (inside ? double(texel(i[0], i[1], i[2])) : border);
  }
  return sum;
}
