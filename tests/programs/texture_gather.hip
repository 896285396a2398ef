// tex2Dgather: each component of the four texels that linear filtering reads, counter-clockwise from the
// lower left, with every address mode; floats, integers and normalised integers.
#include "texture_support.h"

template <class R>
__global__ void gather(R* out, hipTextureObject_t texture, const float2* at, int count) {
  int i = threadIdx.x;
  if (i >= count) return;
  out[4 * i] = tex2Dgather<R>(texture, at[i].x, at[i].y);
  out[4 * i + 1] = tex2Dgather<R>(texture, at[i].x, at[i].y, 1);
  tex2Dgather(&out[4 * i + 2], texture, at[i].x, at[i].y, 2);
  tex2Dgather(&out[4 * i + 3], texture, at[i].x, at[i].y, 3);
}

const int kWidth = 7, kHeight = 4, kCount = 200;
long checked, wrong;

template <class R, class T>
void check(const std::vector<T>& host, const hipTextureDesc& description, double scale) {
  TextureArray<T> array(host, kWidth, kHeight, 0, hipArrayTextureGather);
  hipTextureDesc given = description;
  const bool integers = std::is_integral<typename Components<R>::type>::value;
  for (int c = 0; c < 4; c++) {
    int number = static_cast<int>(description.borderColor[c]);
    if (integers && has_texture_unit()) std::memcpy(&given.borderColor[c], &number, sizeof number);
  }
  Texture texture(array.resource(), given);
  Random random(4);
  std::vector<float2> at(kCount);
  for (float2& p : at) {
    float unit = description.normalizedCoords ? 1.0f / 256 : 1.0f / 32;
    p.x = static_cast<float>(random.below(512) - 128) * unit;
    p.y = static_cast<float>(random.below(512) - 128) * unit;
  }
  double most = scale == 1 || !has_texture_unit() ? INFINITY : 1;  // of a border: that of normalised integers
  DeviceArray<float2> places(at);
  DeviceArray<R> out(4 * kCount);
  gather<<<1, 256>>>(static_cast<R*>(out), texture, static_cast<float2*>(places), kCount);
  std::vector<R> got = out.host();
  const int dx[4] = {0, 1, 1, 0}, dy[4] = {1, 1, 0, 0};
  for (int i = 0; i < kCount; i++) {
    double x = double(at[i].x) * (description.normalizedCoords ? kWidth : 1) - 0.5;
    double y = double(at[i].y) * (description.normalizedCoords ? kHeight : 1) - 0.5;
    for (int k = 0; k < 16; k++) {
      int corner = k % 4, channel = k / 4;
      int ix = host_index(static_cast<long>(std::floor(x)) + dx[corner], kWidth, description.addressMode[0]);
      int iy = host_index(static_cast<long>(std::floor(y)) + dy[corner], kHeight, description.addressMode[1]);
      double want = ix < 0 || iy < 0 ? std::fmin(description.borderColor[channel], most)
                                     : component(host[iy * kWidth + ix], channel) / scale;
      checked++;
      if (std::fabs(component(got[4 * i + channel], corner) - want) > 1e-6 && wrong++ < 8)
        std::printf("component %d of texel %d at %g %g: %g, not %g\n", channel, corner, at[i].x, at[i].y,
                    static_cast<double>(component(got[4 * i + channel], corner)), want);
    }
  }
}

template <class T>
std::vector<T> texels() {
  Random random(12);
  std::vector<T> result(kWidth * kHeight);
  for (T& t : result) t = T(random.below(100), random.below(100), random.below(100), random.below(100));
  return result;
}

int main() {
  for (int normalized = 0; normalized < 2; normalized++) {
    for (auto mode : {hipAddressModeClamp, hipAddressModeBorder, hipAddressModeWrap, hipAddressModeMirror}) {
      if (!normalized && (mode == hipAddressModeWrap || mode == hipAddressModeMirror)) continue;
      hipTextureDesc t = {};
      t.addressMode[0] = t.addressMode[1] = t.addressMode[2] = mode;
      t.normalizedCoords = normalized;
      for (int c = 0; c < 4; c++) t.borderColor[c] = static_cast<float>(c + 1);
      check<float4>(texels<float4>(), t, 1);
      check<int4>(texels<int4>(), t, 1);
      check<uchar4>(texels<uchar4>(), t, 1);
      t.readMode = hipReadModeNormalizedFloat;
      t.filterMode = hipFilterModeLinear;
      check<float4>(texels<uchar4>(), t, 255);
    }
  }
  return verdict(checked, wrong);
}
