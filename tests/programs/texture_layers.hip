// Layered textures and cubemaps: the layer is clamped, never filtered; a direction chooses face and place
// by the guide's table.
#include "texture_support.h"

const int kWidth = 6, kHeight = 4, kLayers = 5, kEdge = 8, kCubes = 3;
long checked, wrong;

void expect(const char* what, float got, double want, float x, float y, float z, int layer) {
  checked++;
  if (!(std::fabs(got - want) <= 4e-6) && wrong++ < 8)
    std::printf("%s(%g, %g, %g, layer %d): %g, not %g\n", what, x, y, z, layer, got, want);
}

struct Place {
  float x, y, z;
  int layer;
};

__global__ void layers1(float* out, hipTextureObject_t texture, const Place* at, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = tex1DLayered<float>(texture, at[i].x, at[i].layer);
}
__global__ void layers2(float* out, hipTextureObject_t texture, const Place* at, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) tex2DLayered(&out[i], texture, at[i].x, at[i].y, at[i].layer);
}
__global__ void cube(float* out, hipTextureObject_t texture, const Place* at, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = texCubemap<float>(texture, at[i].x, at[i].y, at[i].z);
}
__global__ void cubes(float* out, hipTextureObject_t texture, const Place* at, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = texCubemapLayered<float>(texture, at[i].x, at[i].y, at[i].z, at[i].layer);
}

std::vector<float> texels(size_t count) {
  Random random(5);
  std::vector<float> result(count);
  for (float& texel : result) texel = random.unit();
  return result;
}

template <class Kernel>
std::vector<float> run(Kernel kernel, hipTextureObject_t texture, const std::vector<Place>& at) {
  DeviceArray<Place> places(at);
  DeviceArray<float> out(at.size());
  int count = static_cast<int>(at.size());
  kernel<<<(count + 63) / 64, 64>>>(static_cast<float*>(out), texture, static_cast<Place*>(places), count);
  return out.host();
}

std::vector<Place> random_places(int layers, bool normalized) {
  Random random(9);
  std::vector<Place> at(400);
  for (Place& p : at) {
    float scale = normalized ? 1.0f / 64 : 1.0f / 8;
    p.x = static_cast<float>(random.below(256) - 96) * scale;
    p.y = static_cast<float>(random.below(256) - 96) * scale;
    p.z = 0;
    p.layer = random.below(layers + 4) - 2;
  }
  return at;
}

void check_layers(hipTextureAddressMode mode, hipTextureFilterMode filter, bool normalized) {
  hipTextureDesc t = {};
  for (auto& m : t.addressMode) m = mode;
  t.filterMode = filter;
  t.normalizedCoords = normalized;
  std::vector<float> host = texels(kWidth * kHeight * kLayers);
  std::vector<Place> at = random_places(kLayers, normalized);
  int sizes[3] = {kWidth, kHeight, 1};
  TextureArray<float> rows(host, kWidth, 0, kLayers, hipArrayLayered);
  TextureArray<float> planes(host, kWidth, kHeight, kLayers, hipArrayLayered);
  Texture texture1(rows.resource(), t), texture2(planes.resource(), t);
  std::vector<float> got1 = run(layers1, texture1, at), got2 = run(layers2, texture2, at);
  for (size_t i = 0; i < at.size(); i++) {
    const Place& p = at[i];
    int layer = host_layer(p.layer, kLayers);
    auto texel1 = [&](int x, int, int) { return host[layer * kWidth + x]; };
    auto texel2 = [&](int x, int y, int) { return host[(layer * kHeight + y) * kWidth + x]; };
    expect("tex1DLayered", got1[i], host_sample(t, 1, sizes, &p.x, 0, texel1), p.x, 0, 0, p.layer);
    expect("tex2DLayered", got2[i], host_sample(t, 2, sizes, &p.x, 0, texel2), p.x, p.y, 0, p.layer);
  }
}

// The rows of the guide's table: the face, and the axes and signs of s and t.
struct Face {
  int axis, sign, s, s_sign, t, t_sign;
};
const Face kFaces[6] = {{0, 1, 2, -1, 1, -1}, {0, -1, 2, 1, 1, -1}, {1, 1, 0, 1, 2, 1},
                        {1, -1, 0, 1, 2, -1}, {2, 1, 0, 1, 1, -1},  {2, -1, 0, -1, 1, -1}};

// If two of x, y, z are the largest, z takes precedence over y, and y over x.
Place edge_of(int edge, int& face, float* place) {
  const float signs[4][2] = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  float a = signs[edge % 4][0], b = signs[edge % 4][1], c = 0.375f, axes[3];
  int low = edge / 4 == 2 ? 1 : 0, high = edge / 4 == 0 ? 1 : 2;  // xy, xz, yz
  axes[low] = a, axes[high] = b, axes[3 - low - high] = c;
  face = 2 * high + (b < 0);
  place[0] = (axes[kFaces[face].s] * static_cast<float>(kFaces[face].s_sign) + 1) / 2;
  place[1] = (axes[kFaces[face].t] * static_cast<float>(kFaces[face].t_sign) + 1) / 2;
  return {axes[0], axes[1], axes[2], 1};
}

// Directions to known places in known faces, of any length; the first ones to the edges of the cube.
std::vector<Place> directions(std::vector<int>& faces, std::vector<float>& places) {
  Random random(21);
  std::vector<Place> at(600);
  for (int edge = 0; edge < 12; edge++) {
    faces.push_back(0);
    places.insert(places.end(), {0, 0});
    at[edge] = edge_of(edge, faces.back(), &places[2 * edge]);
  }
  for (size_t i = 12; i < at.size(); i++) {
    Place& p = at[i];
    int f = random.below(6);
    const Face& face = kFaces[f];
    float s = static_cast<float>(random.below(127) + 1) / 128, t = static_cast<float>(random.below(127) + 1) / 128;
    float length = std::ldexp(1.0f, random.below(7) - 3), axes[3];
    axes[face.axis] = static_cast<float>(face.sign) * length;
    axes[face.s] = static_cast<float>(face.s_sign) * (2 * s - 1) * length;
    axes[face.t] = static_cast<float>(face.t_sign) * (2 * t - 1) * length;
    p = {axes[0], axes[1], axes[2], random.below(kCubes + 2) - 1};
    faces.push_back(f);
    places.insert(places.end(), {s, t});
  }
  return at;
}

// A direction means the same with normalised coordinates and without.
void check_cubes(hipTextureFilterMode filter, bool normalized) {
  hipTextureDesc t = plain_texture();
  t.filterMode = filter;
  t.normalizedCoords = normalized;
  std::vector<float> host = texels(kEdge * kEdge * 6 * kCubes), places;
  std::vector<int> faces;
  std::vector<Place> at = directions(faces, places);
  int sizes[3] = {kEdge, kEdge, 1};
  std::vector<float> first(host.begin(), host.begin() + kEdge * kEdge * 6);
  TextureArray<float> one(first, kEdge, kEdge, 6, hipArrayCubemap);
  TextureArray<float> many(host, kEdge, kEdge, 6 * kCubes, hipArrayCubemap | hipArrayLayered);
  Texture texture1(one.resource(), t), texture2(many.resource(), t);
  std::vector<float> got1 = run(cube, texture1, at), got2 = run(cubes, texture2, at);
  t.normalizedCoords = 1;  // the places are normalised
  for (size_t i = 0; i < at.size(); i++) {
    const Place& p = at[i];
    int layer = 0;
    auto texel = [&](int x, int y, int) { return host[((6 * layer + faces[i]) * kEdge + y) * kEdge + x]; };
    expect("texCubemap", got1[i], host_sample(t, 2, sizes, &places[2 * i], 0, texel), p.x, p.y, p.z, 0);
    layer = host_layer(p.layer, kCubes);
    expect("texCubemapLayered", got2[i], host_sample(t, 2, sizes, &places[2 * i], 0, texel), p.x, p.y, p.z, p.layer);
  }
}

int main() {
  for (int normalized = 0; normalized < 2; normalized++)
    for (auto mode : {hipAddressModeClamp, hipAddressModeBorder, hipAddressModeWrap, hipAddressModeMirror})
      for (auto filter : {hipFilterModePoint, hipFilterModeLinear}) check_layers(mode, filter, normalized);
  for (int normalized = 0; normalized < 2; normalized++)
    for (auto filter : {hipFilterModePoint, hipFilterModeLinear}) check_cubes(filter, normalized);
  return verdict(checked, wrong);
}
