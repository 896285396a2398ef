// Every element type, and one, two and four components, through tex1Dfetch and tex2D, as elements and as
// normalised floats; half-precision texels; sRGB.
#include "texture_support.h"

template <class R>
__global__ void fetch(R* out, hipTextureObject_t texture, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count + 2) out[i] = tex1Dfetch<R>(texture, i - 1);  // one outside at each end
}

template <class R>
__global__ void read(R* out, hipTextureObject_t texture, int width) {
  int x = threadIdx.x, y = blockIdx.x;
  if (x < width) out[y * width + x] = tex2D<R>(texture, x + 0.25f, y + 0.75f);
}

const int kWidth = 33, kHeight = 6;
long checked, wrong;

template <class T>
std::vector<T> texels(int count) {
  Random random(count + sizeof(T));
  std::vector<T> result(count);
  std::vector<unsigned char> bytes(count * sizeof(T));
  for (auto& byte : bytes) byte = static_cast<unsigned char>(random.next());
  std::memcpy(result.data(), bytes.data(), bytes.size());
  typename Components<T>::type least, most;
  std::memset(&least, 0, sizeof least);
  reinterpret_cast<unsigned char*>(&least)[sizeof least - 1] = 0x80;
  std::memset(&most, 0xff, sizeof most);
  std::memcpy(&result[0], &least, sizeof least);
  std::memcpy(&result[1], &most, sizeof most);
  return result;
}

template <class T>
bool same(const T& a, const T& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

template <class T>
void compare(const char* what, const T* got, const T* want, int count) {
  for (int i = 0; i < count; i++) {
    checked++;
    if (!same(got[i], want[i]) && wrong++ < 5)
      std::printf("%s of %d x %zu bytes: texel %d is wrong\n", what, Components<T>::count,
                  sizeof(T) / Components<T>::count, i);
  }
}

// The texels as hipReadModeNormalizedFloat reads them, with the same number of components.
template <class R, class T>
std::vector<R> normalized(const std::vector<T>& texels) {
  typedef typename Components<T>::type C;
  const float scale = static_cast<float>((1 << (8 * sizeof(C) - (std::is_signed<C>::value ? 1 : 0))) - 1);
  std::vector<R> result(texels.size());
  for (size_t i = 0; i < texels.size(); i++) {
    float parts[Components<T>::count];
    for (int c = 0; c < Components<T>::count; c++)
      parts[c] = std::fmax(static_cast<float>(component(texels[i], c)) / scale, -1.0f);
    std::memcpy(&result[i], parts, sizeof parts);
  }
  return result;
}

template <class R, class T>
void check(const std::vector<T>& texels, const std::vector<R>& want, hipTextureReadMode mode) {
  hipTextureDesc description = plain_texture();
  description.readMode = mode;
  const int count = kWidth * kHeight;
  DeviceArray<T> linear(texels);
  Texture fetched(linear_resource(linear, hipCreateChannelDesc<T>(), count * sizeof(T)), description);
  DeviceArray<R> out(count + 2);
  fetch<<<2, 128>>>(static_cast<R*>(out), fetched, count);
  std::vector<R> expected(count + 2);
  std::memset(static_cast<void*>(&expected[0]), 0, sizeof(R));
  std::memset(static_cast<void*>(&expected[count + 1]), 0, sizeof(R));
  std::copy(want.begin(), want.end(), expected.begin() + 1);
  compare("tex1Dfetch", out.host().data(), expected.data(), count + 2);

  TextureArray<T> plane(texels, kWidth, kHeight);
  Texture texture(plane.resource(), description);
  read<<<kHeight, 64>>>(static_cast<R*>(out), texture, kWidth);
  compare("tex2D", out.host().data(), want.data(), count);
}

template <class T, class R>
void check_integers() {
  std::vector<T> host = texels<T>(kWidth * kHeight);
  check<T, T>(host, host, hipReadModeElementType);
  if constexpr (sizeof(typename Components<T>::type) < 4)
    check<R, T>(host, normalized<R>(host), hipReadModeNormalizedFloat);
}

template <class T>
void check_floats() {
  std::vector<T> host(kWidth * kHeight);
  Random random(3);
  float parts[Components<T>::count];
  for (T& texel : host) {
    for (float& part : parts) part = std::ldexp(random.unit() - 0.5f, random.below(60) - 30);
    std::memcpy(&texel, parts, sizeof texel);
  }
  check<T, T>(host, host, hipReadModeElementType);
}

// Halves are read as floats: every one of them.
void check_halves() {
  std::vector<unsigned short> halves(65536);
  std::vector<float> want(halves.size());
  for (int i = 0; i < 65536; i++) {
    int exponent = i >> 10 & 31, fraction = i & 1023;
    double size = exponent == 0    ? std::ldexp(fraction, -24)
                  : exponent == 31 ? (fraction ? NAN : INFINITY)
                                   : std::ldexp(1024 + fraction, exponent - 25);
    halves[i] = static_cast<unsigned short>(i);
    want[i] = static_cast<float>(std::copysign(size, i >> 15 ? -1.0 : 1.0));
  }
  DeviceArray<unsigned short> linear(halves);
  hipChannelFormatDesc format = hipCreateChannelDesc(16, 0, 0, 0, hipChannelFormatKindFloat);
  Texture texture(linear_resource(linear, format, 2 * halves.size()), plain_texture());
  DeviceArray<float> out(halves.size() + 2);
  fetch<<<257, 256>>>(static_cast<float*>(out), texture, 65536);
  std::vector<float> got = out.host();
  for (int i = 0; i < 65536; i++) {
    checked++;
    bool right = std::isnan(want[i]) ? std::isnan(got[i + 1]) : same(got[i + 1], want[i]);
    if (!right && wrong++ < 5) std::printf("half %04x: %g, not %g\n", i, got[i + 1], want[i]);
  }
}

// A texture unit gives a neighbour of the linear value among the numbers with 7 bits of fraction and no bit below
// 2^-14: the nearest one for all bytes but 14.
bool is_linear(float got, double want) {
  if (!has_texture_unit()) return std::fabs(got - want) < 1e-6;
  double step = std::ldexp(1, static_cast<int>(std::fmax(std::logb(want) - 7, -14)));
  return got == std::floor(want / step) * step || got == std::ceil(want / step) * step;
}

// IEC 61966-2-1: x, y and z are made linear, w isn't.
void check_srgb() {
  std::vector<uchar4> host(256);
  for (int i = 0; i < 256; i++) host[i] = make_uchar4(i, 255 - i, i / 2, i);
  hipTextureDesc description = plain_texture();
  description.readMode = hipReadModeNormalizedFloat;
  description.sRGB = 1;
  TextureArray<uchar4> array(host, 256, 1);
  Texture texture(array.resource(), description);
  DeviceArray<float4> out(256);
  read<<<1, 256>>>(static_cast<float4*>(out), texture, 256);
  std::vector<float4> got = out.host();
  for (int i = 0; i < 256; i++) {
    for (int c = 0; c < 4; c++) {
      double x = component(host[i], c) / 255.0;
      double want = c == 3 ? x : x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
      checked++;
      bool right = c == 3 ? std::fabs(got[i].w - want) < 1e-6 : is_linear(component(got[i], c), want);
      if (!right && wrong++ < 5)
        std::printf("sRGB %d: %g, not %g\n", component(host[i], c), component(got[i], c), want);
    }
  }
}

int main() {
  check_integers<char, float>();
  check_integers<signed char, float>();
  check_integers<unsigned char, float>();
  check_integers<short, float>();
  check_integers<unsigned short, float>();
  check_integers<int, float>();
  check_integers<unsigned int, float>();
  check_integers<uchar1, float1>();
  check_integers<uchar2, float2>();
  check_integers<char4, float4>();
  check_integers<uchar4, float4>();
  check_integers<short2, float2>();
  check_integers<ushort4, float4>();
  check_integers<int2, float2>();
  check_integers<uint4, float4>();
  check_floats<float>();
  check_floats<float2>();
  check_floats<float4>();
  check_halves();
  check_srgb();
  return verdict(checked, wrong);
}
