// Mipmapped textures: the Lod and Grad functions choose the level; a linear mipmap filter blends two
// levels. Without either function the level is 0. The texture object's bias and clamps come first.
#include "texture_support.h"

const int kSize = 16, kLevels = 5;
long checked, wrong;

// Level `l` holds l everywhere, so that the value read is the level of detail.
class Mipmap {
 public:
  Mipmap(size_t height, size_t depth) {
    hipChannelFormatDesc format = hipCreateChannelDesc<float>();
    HIP_CHECK(hipMallocMipmappedArray(&mipmap_, &format, make_hipExtent(kSize, height, depth), kLevels, 0));
    for (int l = 0; l < kLevels; l++) {
      size_t w = kSize >> l, h = height >> l, d = depth >> l;
      std::vector<float> texels(w * (h ? h : 1) * (d ? d : 1), static_cast<float>(l));
      hipMemcpy3DParms copy = {};
      copy.srcPtr = make_hipPitchedPtr(texels.data(), w * sizeof(float), w, h ? h : 1);
      HIP_CHECK(hipGetMipmappedArrayLevel(&copy.dstArray, mipmap_, l));
      copy.extent = make_hipExtent(w, h ? h : 1, d ? d : 1);
      copy.kind = hipMemcpyHostToDevice;
      HIP_CHECK(hipMemcpy3D(&copy));
    }
  }
  Mipmap(const Mipmap&) = delete;
  Mipmap& operator=(const Mipmap&) = delete;
  ~Mipmap() { (void)hipFreeMipmappedArray(mipmap_); }
  hipResourceDesc resource() const {
    hipResourceDesc r = {};
    r.resType = hipResourceTypeMipmappedArray;
    r.res.mipmap.mipmap = mipmap_;
    return r;
  }

 private:
  hipMipmappedArray_t mipmap_ = nullptr;
};

enum Kind { kPlain, kLod, kGrad, kAxis };  // kAxis: gradients along one axis

// `value` is the level, or the length of a gradient in coordinates.
__global__ void sample2(float* out, hipTextureObject_t texture, const float* values, int kind) {
  int i = threadIdx.x;
  float v = values[i];
  if (kind == kPlain) out[i] = tex2D<float>(texture, 0.3f, 0.6f);
  if (kind == kLod) tex2DLod(&out[i], texture, 0.3f, 0.6f, v);
  if (kind == kGrad)
    out[i] = tex2DGrad<float>(texture, 0.3f, 0.6f, make_float2(0, v / 2), make_float2(0.6f * v, 0.8f * v));
  if (kind == kAxis) out[i] = tex2DGrad<float>(texture, 0.3f, 0.6f, make_float2(0, -v / 4), make_float2(0, v));
}
__global__ void sample1(float* out, hipTextureObject_t texture, const float* values, int kind) {
  int i = threadIdx.x;
  float v = values[i];
  if (kind == kPlain) out[i] = tex1D<float>(texture, 0.3f);
  if (kind == kLod) out[i] = tex1DLod<float>(texture, 0.3f, v);
  if (kind == kGrad || kind == kAxis) out[i] = tex1DGrad<float>(texture, 0.3f, -v, v / 4);
}
__global__ void sample3(float* out, hipTextureObject_t texture, const float* values, int kind) {
  int i = threadIdx.x;
  float v = values[i];
  if (kind == kPlain) out[i] = tex3D<float>(texture, 0.3f, 0.6f, 0.1f);
  if (kind == kLod) out[i] = tex3DLod<float>(texture, 0.3f, 0.6f, 0.1f, v);
  float4 dx = make_float4(0, 0, -v, 0), dy = make_float4(v / 2, 0, v / 2, 0);
  if (kind == kGrad) out[i] = tex3DGrad<float>(texture, 0.3f, 0.6f, 0.1f, dx, dy);
  dy = make_float4(0, 0, v / 4, 0);
  if (kind == kAxis) out[i] = tex3DGrad<float>(texture, 0.3f, 0.6f, 0.1f, dx, dy);
}

const int kCount = 64;

// A texture unit has 8 bits of fraction of a level, of its bias and of its limits.
double in_bits(double x) { return has_texture_unit() ? std::trunc(x * 256) / 256 : x; }

// The level for `lod`, which is exact but for a gradient's. A texture unit doesn't add the bias to reads that give no
// level.
double level(const hipTextureDesc& t, int kind, double lod) {
  if (kind != kPlain || !has_texture_unit()) lod += in_bits(t.mipmapLevelBias);
  lod = std::fmin(std::fmax(lod, in_bits(t.minMipmapLevelClamp)), in_bits(t.maxMipmapLevelClamp));
  lod = std::fmin(std::fmax(lod, 0), kLevels - 1);
  return t.mipmapFilterMode == hipFilterModeLinear ? lod : std::floor(lod + 0.5);
}

template <class Kernel>
void check(Kernel kernel, const Mipmap& mipmap, const hipTextureDesc& t) {
  Texture texture(mipmap.resource(), t);
  for (int kind : {kPlain, kLod, kGrad, kAxis}) {
    // How a texture unit measures gradients along several axes isn't known; its logarithm is off by up to 1.6 / 256.
    if (kind == kGrad && has_texture_unit()) continue;
    const double tolerance = !has_texture_unit() ? 1e-4 : kind == kAxis ? 2.0 / 256 : 1e-6;
    std::vector<float> values(kCount);
    for (int i = 0; i < kCount; i++) {
      float lod = static_cast<float>(i - 16) / 8 + 0.01f;
      values[i] = kind == kGrad || kind == kAxis ? std::exp2(lod) / kSize : lod;
    }
    DeviceArray<float> levels(values), out(kCount);
    kernel<<<1, kCount>>>(static_cast<float*>(out), texture, static_cast<float*>(levels), kind);
    std::vector<float> got = out.host();
    for (int i = 0; i < kCount; i++) {
      double lod = static_cast<double>(i - 16) / 8 + 0.01;
      double want = level(t, kind, kind == kPlain ? 0 : kind == kLod ? in_bits(values[i]) : lod);
      checked++;
      if (!(std::fabs(got[i] - want) < tolerance) && wrong++ < 8)
        std::printf("kind %d, filter %d, mipmap filter %d, value %g: level %g, not %g\n", kind, t.filterMode,
                    t.mipmapFilterMode, values[i], got[i], want);
    }
  }
}

int main() {
  Mipmap one(0, 0), two(kSize, 0), three(kSize, kSize);
  for (auto filter : {hipFilterModePoint, hipFilterModeLinear}) {
    for (auto between : {hipFilterModePoint, hipFilterModeLinear}) {
      for (int variant = 0; variant < 3; variant++) {
        hipTextureDesc t = plain_texture();
        t.normalizedCoords = 1;
        t.filterMode = filter;
        t.mipmapFilterMode = between;
        t.maxMipmapLevelClamp = variant == 1 ? 2.25f : 100;
        t.minMipmapLevelClamp = variant == 1 ? 1.5f : 0;
        t.mipmapLevelBias = variant == 2 ? 0.75f : 0;
        check(sample1, one, t);
        check(sample2, two, t);
        check(sample3, three, t);
      }
    }
  }
  return verdict(checked, wrong);
}
