// tex1D, tex2D and tex3D of floats: address modes, the same or mixed, both filters, both kinds of
// coordinates, one, two and four components, against the guide's rules on the host.
#include "texture_support.h"

template <class T, int kDimensions>
__global__ void sample(T* out, hipTextureObject_t texture, const float* at, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  const float* c = at + 3 * i;
  if constexpr (kDimensions == 1)
    out[i] = tex1D<T>(texture, c[0]);
  else if constexpr (kDimensions == 2)
    out[i] = tex2D<T>(texture, c[0], c[1]);
  else
    tex3D(&out[i], texture, c[0], c[1], c[2]);
}

const int kSizes[3] = {7, 5, 3};
const float kBorder[4] = {-3, 0.5f, 9, 2};
long checked, wrong;

template <class T>
std::vector<T> texels(int count) {
  Random random(count);
  std::vector<T> result(count);
  constexpr int n = Components<T>::count;
  for (T& texel : result) {
    float parts[n];
    for (float& part : parts) part = random.unit() * 8 - 4;
    std::memcpy(&texel, parts, sizeof texel);
  }
  return result;
}

// Multiples of 1/64, exact in every computation, from two sizes before the texture to two after it.
std::vector<float> places(bool normalized, int count) {
  Random random(17);
  std::vector<float> at(3 * count);
  for (int i = 0; i < 3 * count; i++) {
    int size = normalized ? 1 : kSizes[i % 3];
    at[i] = static_cast<float>(random.below(64 * 5 * size) - 64 * 2 * size) / 64;
  }
  return at;
}

template <class T, int kDimensions>
void check(const TextureArray<T>& array, const std::vector<T>& host, const hipTextureDesc& description) {
  const int count = 500;
  Texture texture(array.resource(), description);
  std::vector<float> at = places(description.normalizedCoords, count);
  DeviceArray<float> device_at(at);
  DeviceArray<T> out(count);
  sample<T, kDimensions><<<4, 128>>>(out, texture, device_at, count);
  std::vector<T> got = out.host();
  // A texture unit samples a 1-D texture as a 2-D one of height 1 at y = 0, between the texels and the border.
  const int dimensions = kDimensions == 1 && has_texture_unit() ? 2 : kDimensions;
  const int sizes[3] = {kSizes[0], kDimensions > 1 ? kSizes[1] : 1, kSizes[2]};
  for (int i = 0; i < count; i++) {
    const float place[3] = {at[3 * i], kDimensions > 1 ? at[3 * i + 1] : 0, at[3 * i + 2]};
    for (int c = 0; c < Components<T>::count; c++) {
      auto texel = [&](int x, int y, int z) { return component(host[(z * kSizes[1] + y) * kSizes[0] + x], c); };
      double want = host_sample(description, dimensions, sizes, place, kBorder[c], texel);
      checked++;
      if (!(std::fabs(component(got[i], c) - want) <= 4e-6)) {
        if (wrong++ < 5)
          std::printf("%dD filter %d normalized %d modes %d%d%d at %g %g %g: %g, not %g\n", kDimensions,
                      description.filterMode, description.normalizedCoords, description.addressMode[0],
                      description.addressMode[1], description.addressMode[2], at[3 * i], at[3 * i + 1], at[3 * i + 2],
                      double(component(got[i], c)), want);
      }
    }
  }
}

template <class T, int kDimensions>
void check_all() {
  size_t height = kDimensions > 1 ? kSizes[1] : 0, depth = kDimensions > 2 ? kSizes[2] : 0;
  std::vector<T> host = texels<T>(kSizes[0] * (height ? height : 1) * (depth ? depth : 1));
  TextureArray<T> array(host, kSizes[0], height, depth);
  for (int modes = 0; modes < 6; modes++) {
    for (int choice = 0; choice < 4; choice++) {
      hipTextureDesc t = {};
      // The first four are the same in each dimension.
      for (int d = 0; d < 3; d++)
        t.addressMode[d] = static_cast<hipTextureAddressMode>(modes < 4 ? modes : (modes + d) % 4);
      t.filterMode = choice & 1 ? hipFilterModeLinear : hipFilterModePoint;
      t.normalizedCoords = choice >> 1;
      std::memcpy(t.borderColor, kBorder, sizeof kBorder);
      check<T, kDimensions>(array, host, t);
    }
  }
}

int main() {
  check_all<float, 1>();
  check_all<float4, 1>();
  check_all<float, 2>();
  check_all<float2, 2>();
  check_all<float4, 2>();
  check_all<float, 3>();
  check_all<float4, 3>();
  return verdict(checked, wrong);
}
