// Copies with an array on one side or both, of odd sizes at odd places, against a model on the host.
#include <vector>

#include "sections.h"

using Bytes = std::vector<unsigned char>;

static unsigned seed = 1;
static unsigned random(size_t below) {
  seed = seed * 1664525u + 1013904223u;
  return (seed >> 8) % unsigned(below);
}
static Bytes noise(size_t size) {
  Bytes result(size);
  for (auto& byte : result) byte = static_cast<unsigned char>(random(256));
  return result;
}

// An array and its expected contents, row after row without gaps.
struct Modelled {
  hipArray_t array = nullptr;
  size_t texel, width, height, depth;  // texels; 1 for a missing dimension
  Bytes bytes;

  Modelled(const hipChannelFormatDesc& d, size_t w, size_t h, size_t z, unsigned flags = 0)
      : texel(size_t(d.x + d.y + d.z + d.w) / 8), width(w), height(h ? h : 1), depth(z ? z : 1) {
    HIP(hipMalloc3DArray(&array, &d, make_hipExtent(w, h, z), flags));
    bytes = noise(row() * height * depth);
    hipMemcpy3DParms p{};
    p.srcPtr = make_hipPitchedPtr(bytes.data(), row(), row(), height);
    p.dstArray = array;
    p.extent = make_hipExtent(width, height, depth);
    p.kind = hipMemcpyHostToDevice;
    HIP(hipMemcpy3D(&p));
  }
  ~Modelled() { (void)hipFreeArray(array); }

  size_t row() const { return width * texel; }
  unsigned char* at(size_t x, size_t y, size_t z = 0) { return &bytes[(z * height + y) * row() + x]; }

  Bytes read() const {
    Bytes got(bytes.size());
    hipMemcpy3DParms p{};
    p.dstPtr = make_hipPitchedPtr(got.data(), row(), row(), height);
    p.srcArray = array;
    p.extent = make_hipExtent(width, height, depth);
    p.kind = hipMemcpyDeviceToHost;
    HIP(hipMemcpy3D(&p));
    return got;
  }
};

static int checked = 0;
static void check(const char* what, const Bytes& want, const Bytes& got) {
  ++checked;
  if (want == got) return;
  ++Section::wrong;
  std::printf("%s is wrong\n", what);
}
static void check(const char* what, const Modelled& array) { check(what, array.bytes, array.read()); }

// A box of bytes in rows of a pitch, on the host or the device.
struct Buffer {
  Bytes bytes;
  void* device = nullptr;

  explicit Buffer(size_t size, bool onDevice) : bytes(noise(size)) {
    if (!onDevice) return;
    HIP(hipMalloc(&device, size));
    HIP(hipMemcpy(device, bytes.data(), size, hipMemcpyHostToDevice));
  }
  ~Buffer() { (void)hipFree(device); }
  void* address() { return device ? device : bytes.data(); }
  Bytes read() const {
    Bytes got = bytes;
    if (device) HIP(hipMemcpy(got.data(), device, got.size(), hipMemcpyDeviceToHost));
    return got;
  }
};

static void rows(const hipChannelFormatDesc& d, bool device, hipStream_t stream) {
  Modelled array(d, 13, 9, 0);
  const size_t w = (1 + random(12)) * array.texel, h = 1 + random(8);
  const size_t x = random(13 - w / array.texel + 1) * array.texel, y = random(9 - h + 1);
  const size_t pitch = h == 1 ? 0 : w + random(20);
  Buffer from(std::max(pitch * h, w), device);
  const auto in = device ? hipMemcpyDeviceToDevice : hipMemcpyHostToDevice;
  const auto out = device ? hipMemcpyDeviceToDevice : hipMemcpyDeviceToHost;
  if (stream) {
    HIP(hipMemcpy2DToArrayAsync(array.array, x, y, from.address(), pitch, w, h, in, stream));
    HIP(hipStreamSynchronize(stream));
  } else {
    HIP(hipMemcpy2DToArray(array.array, x, y, from.address(), pitch, w, h, in));
  }
  for (size_t r = 0; r < h; ++r) std::memcpy(array.at(x, y + r), &from.bytes[r * pitch], w);
  check("2d.to", array);

  Buffer to(from.bytes.size(), device);
  Bytes want = to.bytes;
  for (size_t r = 0; r < h; ++r) std::memcpy(&want[r * pitch], array.at(x, y + r), w);
  if (stream) {
    HIP(hipMemcpy2DFromArrayAsync(to.address(), pitch, array.array, x, y, w, h, out, stream));
    HIP(hipStreamSynchronize(stream));
  } else {
    HIP(hipMemcpy2DFromArray(to.address(), pitch, array.array, x, y, w, h, hipMemcpyDefault));
  }
  check("2d.from", want, to.read());
}

static void between(const hipChannelFormatDesc& d) {
  Modelled from(d, 13, 9, 0), to(d, 8, 17, 0);
  const size_t w = (1 + random(8)) * from.texel, h = 1 + random(9);
  const size_t fx = random(13 - w / from.texel + 1) * from.texel, fy = random(9 - h + 1);
  const size_t tx = random(8 - w / from.texel + 1) * from.texel, ty = random(17 - h + 1);
  HIP(hipMemcpy2DArrayToArray(to.array, tx, ty, from.array, fx, fy, w, h, hipMemcpyDeviceToDevice));
  for (size_t r = 0; r < h; ++r) std::memcpy(to.at(tx, ty + r), from.at(fx, fy + r), w);
  check("2d.between", to);
}

// Bytes that continue in the next row.
static void runs(const hipChannelFormatDesc& d) {
  Modelled array(d, 13, 9, 0);
  const size_t texels = 13 * 9, t = array.texel;
  const size_t first = random(texels), count = random(texels - first) + 1;
  Buffer host(count * t, false);
  HIP(hipMemcpyToArray(array.array, first % 13 * t, first / 13, host.address(), count * t, hipMemcpyHostToDevice));
  std::memcpy(&array.bytes[first * t], host.bytes.data(), count * t);
  check("run.to", array);
  Bytes got(count * t);
  HIP(hipMemcpyFromArray(got.data(), array.array, first % 13 * t, first / 13, count * t, hipMemcpyDeviceToHost));
  check("run.from", host.bytes, got);
}

// The driver's, within a row.
static void row(const hipChannelFormatDesc& d) {
  Modelled array(d, 13, random(2) * 3, 0), other(d, 11, 0, 0);
  const size_t t = array.texel, count = random(10) + 1, first = random(13 - count);
  Buffer host(count * t, false), device(count * t, true), result(count * t, true);
  HIP(hipMemcpyHtoA(array.array, first * t, host.address(), count * t));
  std::memcpy(array.at(first * t, 0), host.bytes.data(), count * t);
  check("row.htoa", array);
  Bytes got(count * t);
  HIP(hipMemcpyAtoH(got.data(), array.array, first * t, count * t));
  check("row.atoh", host.bytes, got);
  HIP(hipMemcpyDtoA(array.array, first * t, device.device, count * t));
  std::memcpy(array.at(first * t, 0), device.bytes.data(), count * t);
  check("row.dtoa", array);
  HIP(hipMemcpyAtoD(result.device, array.array, first * t, count * t));
  check("row.atod", device.bytes, result.read());
  HIP(hipMemcpyAtoA(other.array, t, array.array, first * t, count * t));
  std::memcpy(other.at(t, 0), device.bytes.data(), count * t);
  check("row.atoa", other);
  Stream stream;
  HIP(hipMemcpyHtoAAsync(array.array, first * t, host.bytes.data(), count * t, stream));
  HIP(hipMemcpyAtoHAsync(got.data(), array.array, first * t, count * t, stream));
  HIP(hipStreamSynchronize(stream));
  check("row.async", host.bytes, got);
}

static void boxes(const hipChannelFormatDesc& d, bool device, unsigned flags) {
  Modelled array(d, 7, 5, 4, flags), other(d, 9, 6, 5, flags);
  const size_t t = array.texel;
  const hipExtent e{1 + random(6), 1 + random(4), 1 + random(3)};
  const hipPos at = make_hipPos(random(7 - e.width + 1), random(5 - e.height + 1), random(4 - e.depth + 1));
  const size_t skip = random(5), pitch = skip + e.width * t + random(9), height = e.height + 1 + random(3);
  Buffer memory(pitch * height * (e.depth + 1), device);
  hipMemcpy3DParms p{};
  p.srcPtr = make_hipPitchedPtr(memory.address(), pitch, pitch, height);
  p.srcPos = make_hipPos(skip, 1, 1);  // bytes, rows, slices
  p.dstArray = array.array;
  p.dstPos = at;
  p.extent = e;
  p.kind = hipMemcpyDefault;
  HIP(hipMemcpy3DAsync(&p));
  HIP(hipDeviceSynchronize());
  for (size_t z = 0; z < e.depth; ++z)
    for (size_t y = 0; y < e.height; ++y)
      std::memcpy(array.at(at.x * t, at.y + y, at.z + z), &memory.bytes[((z + 1) * height + y + 1) * pitch + skip],
                  e.width * t);
  check("3d.to", array);

  p = {};
  p.srcArray = array.array;
  p.srcPos = at;
  p.dstArray = other.array;
  p.dstPos = make_hipPos(2, 1, 1);
  p.extent = e;
  p.kind = hipMemcpyDeviceToDevice;
  HIP(hipMemcpy3D(&p));
  for (size_t z = 0; z < e.depth; ++z)
    for (size_t y = 0; y < e.height; ++y)
      std::memcpy(other.at(2 * t, 1 + y, 1 + z), array.at(at.x * t, at.y + y, at.z + z), e.width * t);
  check("3d.between", other);

  HIP_MEMCPY3D q{};  // the driver's, in bytes
  q.srcMemoryType = hipMemoryTypeArray;
  q.srcArray = other.array;
  q.srcXInBytes = 2 * t;
  q.srcY = q.srcZ = 1;
  Buffer result(pitch * height * (e.depth + 1), device);
  Bytes want = result.bytes;
  q.dstMemoryType = device ? hipMemoryTypeDevice : hipMemoryTypeHost;
  q.dstDevice = result.device;
  q.dstHost = result.bytes.data();
  q.dstXInBytes = skip;
  q.dstY = q.dstZ = 1;
  q.dstPitch = pitch;
  q.dstHeight = height;
  q.WidthInBytes = e.width * t;
  q.Height = e.height;
  q.Depth = e.depth;
  HIP(device ? hipDrvMemcpy3DAsync(&q, nullptr) : hipDrvMemcpy3D(&q));
  HIP(hipDeviceSynchronize());
  for (size_t z = 0; z < e.depth; ++z)
    for (size_t y = 0; y < e.height; ++y)
      std::memcpy(&want[((z + 1) * height + y + 1) * pitch + skip], other.at(2 * t, 1 + y, 1 + z), e.width * t);
  check("3d.driver", want, result.read());
}

static void driverRows(const hipChannelFormatDesc& d) {
  Modelled from(d, 13, 9, 0), to(d, 13, 9, 0);
  const size_t t = from.texel, pitch = 4 * t + 3;
  Buffer host(pitch * 5, false), device(pitch * 5, true);
  hip_Memcpy2D p{};
  p.WidthInBytes = 3 * t;
  p.Height = 4;
  p.srcMemoryType = hipMemoryTypeHost;
  p.srcHost = host.bytes.data();
  p.srcPitch = pitch;
  p.srcXInBytes = 2;
  p.srcY = 1;
  p.dstMemoryType = hipMemoryTypeArray;
  p.dstArray = to.array;
  p.dstXInBytes = 5 * t;
  p.dstY = 3;
  HIP(hipMemcpyParam2D(&p));
  for (size_t r = 0; r < 4; ++r) std::memcpy(to.at(5 * t, 3 + r), &host.bytes[(1 + r) * pitch + 2], 3 * t);
  check("param.to", to);
  p.srcMemoryType = hipMemoryTypeArray;
  p.srcArray = from.array;
  p.srcXInBytes = 9 * t;
  HIP(hipMemcpyParam2DAsync(&p));
  HIP(hipDeviceSynchronize());
  for (size_t r = 0; r < 4; ++r) std::memcpy(to.at(5 * t, 3 + r), from.at(9 * t, 1 + r), 3 * t);
  check("param.between", to);
  p.dstMemoryType = hipMemoryTypeDevice;
  p.dstDevice = device.device;
  p.dstPitch = pitch;
  p.dstXInBytes = 1;
  p.dstY = 1;
  HIP(hipMemcpyParam2D(&p));
  Bytes want = device.bytes;
  for (size_t r = 0; r < 4; ++r) std::memcpy(&want[(1 + r) * pitch + 1], from.at(9 * t, 1 + r), 3 * t);
  check("param.from", want, device.read());
}

SECTION(errors) {
  const auto d = hipCreateChannelDesc<float>(), wide = hipCreateChannelDesc<float4>();
  Modelled array(d, 8, 4, 0), other(wide, 8, 4, 0);
  float host[64] = {};
  gives(hipErrorInvalidValue, hipMemcpy2DToArray(array.array, 4, 0, host, 32, 32, 1, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpy2DToArray(array.array, 0, 2, host, 32, 32, 3, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpy2DToArray(array.array, ~size_t{3}, 0, host, 32, 8, 1, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpy2DToArray(array.array, 0, 0, host, 32, 32, 1, hipMemcpyDeviceToDevice));
  gives(hipSuccess, hipMemcpyToArray(array.array, 4, 3, host, 28, hipMemcpyHostToDevice));
  gives(hipErrorInvalidValue, hipMemcpyHtoA(array.array, 132, host, 4));
  gives(hipSuccess, hipMemcpyHtoA(array.array, 0, host, 0));
  hipMemcpy3DParms p{};
  p.srcArray = array.array;
  p.dstArray = other.array;
  p.extent = make_hipExtent(2, 2, 1);
  p.kind = hipMemcpyDeviceToDevice;
  gives(hipErrorInvalidValue, hipMemcpy3D(&p));
  p.srcArray = other.array;
  p.srcPos.x = 7;
  gives(hipErrorInvalidValue, hipMemcpy3D(&p));
  p.srcPos.x = 0;
  p.srcPtr = make_hipPitchedPtr(host, 32, 32, 4);
  gives(hipErrorInvalidValue, hipMemcpy3D(&p));
  p.srcArray = nullptr;
  p.srcPtr.pitch = 31;
  gives(hipErrorInvalidPitchValue, hipMemcpy3D(&p));
  p.srcPtr.pitch = 32;
  p.srcPos.x = 1;
  gives(hipErrorInvalidValue, hipMemcpy3D(&p));
  hip_Memcpy2D q{};
  q.srcMemoryType = hipMemoryTypeArray;
  q.dstMemoryType = hipMemoryTypeHost;
  q.dstHost = host;
  q.WidthInBytes = 4;
  q.Height = 1;
  gives(hipErrorInvalidValue, hipMemcpyParam2D(&q));
  q.srcArray = array.array;
  q.dstPitch = 3;
  gives(hipErrorInvalidValue, hipMemcpyParam2D(&q));
}

SECTION(copies) {
  hipStream_t stream;
  HIP(hipStreamCreate(&stream));
  const hipChannelFormatDesc descriptions[] = {hipCreateChannelDesc<char>(),  hipCreateChannelDesc<uchar2>(),
                                               hipCreateChannelDesc<short>(), hipCreateChannelDesc<ushort4>(),
                                               hipCreateChannelDesc<float>(), hipCreateChannelDesc<int2>(),
                                               hipCreateChannelDesc<float4>()};
  for (const auto& d : descriptions)
    for (int i = 0; i < 4; ++i) {
      rows(d, i % 2 != 0, i < 2 ? stream : nullptr);
      between(d);
      runs(d);
      row(d);
      boxes(d, i % 2 != 0, i < 2 ? hipArrayLayered : 0);
      driverRows(d);
    }
  HIP(hipStreamDestroy(stream));
  gives(476, checked);
}
