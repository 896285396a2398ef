// Surfaces of each kind are read and written, with the boundary modes; x counts bytes, and values go to
// memory as they are.
#include "texture_support.h"

const int kWidth = 9, kHeight = 5, kDepth = 4;
long checked, wrong;

enum Kind { k1D, k2D, k3D, k1DLayered, k2DLayered, kCubemap, kCubemapLayered, kCubemapFaces };

// Reads (x, y, z) of `from` and writes it to `to`, both with the mode, or with none if it is negative.
template <class T, int kKind, int kMode>
__global__ void copy(hipSurfaceObject_t to, hipSurfaceObject_t from, T* out, int4 low, int4 size) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= size.x * size.y * size.z) return;
  int x = (low.x + i % size.x) * static_cast<int>(sizeof(T)), y = low.y + i / size.x % size.y;
  int z = low.z + i / size.x / size.y;
  T v;
#define COPY(kind, ...)                                                   \
  {                                                                       \
    if constexpr (kMode < 0) {                                            \
      v = kind##read<T>(from, __VA_ARGS__);                               \
      kind##write(v, to, __VA_ARGS__);                                    \
    } else {                                                              \
      kind##read(&v, from, __VA_ARGS__, hipSurfaceBoundaryMode(kMode));   \
      kind##write<T>(v, to, __VA_ARGS__, hipSurfaceBoundaryMode(kMode));  \
    }                                                                     \
  }
  if constexpr (kKind == k1D) COPY(surf1D, x)
  if constexpr (kKind == k2D) COPY(surf2D, x, y)
  if constexpr (kKind == k3D) COPY(surf3D, x, y, z)
  if constexpr (kKind == k1DLayered) COPY(surf1DLayered, x, z)
  if constexpr (kKind == k2DLayered) COPY(surf2DLayered, x, y, z)
  if constexpr (kKind == kCubemap) COPY(surfCubemap, x, y, z)
  if constexpr (kKind == kCubemapLayered) COPY(surfCubemapLayered, x, y, z % 6, z / 6)
  if constexpr (kKind == kCubemapFaces) COPY(surfCubemapLayered, x, y, z)
#undef COPY
  out[i] = v;
}

struct Shape {
  size_t width, height, depth;
  unsigned flags;
};
Shape shape_of(int kind) {
  const unsigned store = hipArraySurfaceLoadStore, cube = hipArrayCubemap | store;
  switch (kind) {
    case k1D: return {kWidth, 0, 0, store};
    case k2D: return {kWidth, kHeight, 0, store};
    case k3D: return {kWidth, kHeight, kDepth, store};
    case k1DLayered: return {kWidth, 0, kDepth, hipArrayLayered | store};
    case k2DLayered: return {kWidth, kHeight, kDepth, hipArrayLayered | store};
    case kCubemap: return {kHeight, kHeight, 6, cube};
    default: return {kHeight, kHeight, 12, hipArrayLayered | cube};
  }
}

template <class T>
std::vector<T> texels(size_t count, unsigned seed) {
  Random random(seed);
  std::vector<T> result(count);
  for (T& texel : result) {
    typename Components<T>::type parts[Components<T>::count];
    for (auto& part : parts) part = static_cast<typename Components<T>::type>(random.next() % 251);
    std::memcpy(&texel, parts, sizeof texel);
  }
  return result;
}

template <class T>
void expect(const char* what, int kind, int mode, const std::vector<T>& got, const std::vector<T>& want) {
  for (size_t i = 0; i < want.size(); i++) {
    checked++;
    if (std::memcmp(&got[i], &want[i], sizeof(T)) != 0 && wrong++ < 8)
      std::printf("%s, kind %d, mode %d, %zu bytes: element %zu is wrong\n", what, kind, mode, sizeof(T), i);
  }
}

bool is_layered(int kind) { return kind >= k1DLayered; }
int bound(int i, int size) { return i < 0 ? 0 : i >= size ? size - 1 : i; }

// From one element before the surface to one after it in each of its dimensions; exactly the surface
// for hipBoundaryModeTrap.
template <class T, int kKind, int kMode>
void check() {
  Shape s = shape_of(kKind);
  int3 size = make_int3(int(s.width), s.height ? int(s.height) : 1, s.depth ? int(s.depth) : 1);
  size_t count = size.x * size.y * size.z;
  std::vector<T> source = texels<T>(count, 1), target = texels<T>(count, 2);
  TextureArray<T> from(source, s.width, s.height, s.depth, s.flags);
  TextureArray<T> to(target, s.width, s.height, s.depth, s.flags);
  Surface in(from.resource()), out(to.resource());
  int edge = kMode == hipBoundaryModeTrap ? 0 : 1;
  int ey = s.height ? edge : 0, ez = s.depth ? edge : 0;
  if (kKind == kCubemapLayered) ez = 0;  // % and / of a negative face don't give one
  int4 low = make_int4(-edge, -ey, -ez, 0);
  int4 all = make_int4(size.x + 2 * edge, size.y + 2 * ey, size.z + 2 * ez, 0);
  std::vector<T> want(all.x * all.y * all.z);
  for (int i = 0; i < static_cast<int>(want.size()); i++) {
    int x = low.x + i % all.x, y = low.y + i / all.x % all.y, z = low.z + i / all.x / all.y;
    int bx = bound(x, size.x), by = bound(y, size.y);
    int bz = is_layered(kKind) ? host_layer(z, size.z) : bound(z, size.z);
    bool inside = x == bx && y == by && z == bz;
    size_t at = (size_t(bz) * size.y + by) * size.x + bx;
    std::memset(static_cast<void*>(&want[i]), 0, sizeof(T));
    if (inside || kMode == hipBoundaryModeClamp) want[i] = source[at];
    if (inside || kMode == hipBoundaryModeClamp) target[at] = source[at];
  }
  DeviceArray<T> read(want.size());
  copy<T, kKind, kMode><<<int(want.size() + 63) / 64, 64>>>(out, in, read, low, all);
  expect("read", kKind, kMode, read.host(), want);
  expect("written", kKind, kMode, to.host(), target);
}

template <class T, int kKind>
void check_modes() {
  check<T, kKind, -1>();
  check<T, kKind, hipBoundaryModeZero>();
  check<T, kKind, hipBoundaryModeClamp>();
  check<T, kKind, hipBoundaryModeTrap>();
}

int main() {
  check_modes<float, k1D>();
  check_modes<uchar4, k2D>();
  check_modes<float4, k3D>();
  check_modes<short2, k1DLayered>();
  check_modes<int, k2DLayered>();
  check_modes<ushort, kCubemap>();
  check_modes<float2, kCubemapLayered>();
  check_modes<char, kCubemapFaces>();
  check<unsigned char, k2D, -1>();
  check<short4, k2D, -1>();
  check<uint2, k2D, -1>();
  check<int4, k2D, -1>();
  return verdict(checked, wrong);
}
