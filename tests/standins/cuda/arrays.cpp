// The stand-in's arrays, texture and surface objects. Arrays are rows without gaps, so that copies really move texels.
// Of an object it writes to the log what the driver would sample by.
#include <cstring>
#include <deque>
#include <memory>
#include <vector>

#include "driver.h"

using namespace hipspv::cuda;
using stand_in::words;

namespace {

std::size_t bytesOf(ArrayFormat format) {
  switch (format) {
    case ArrayFormat::kUnsigned8:
    case ArrayFormat::kSigned8:
      return 1;
    case ArrayFormat::kUnsigned16:
    case ArrayFormat::kSigned16:
    case ArrayFormat::kHalf:
      return 2;
    default:
      return 4;
  }
}

}  // namespace

namespace hipspv::cuda {

struct ArrayObject {
  explicit ArrayObject(const ArrayDescription& of) : description(of), texels(rowBytes() * rows() * slices()) {}

  std::size_t rowBytes() const { return description.width * bytesOf(description.format) * description.channels; }
  std::size_t rows() const { return description.height == 0 ? 1 : description.height; }
  std::size_t slices() const { return description.depth == 0 ? 1 : description.depth; }

  ArrayDescription description;
  std::vector<char> texels;
};

struct MipmappedObject {
  ArrayDescription description;
  std::deque<ArrayObject> levels;
};

}  // namespace hipspv::cuda

namespace {

std::string text(const ArrayDescription& d) {
  return words(d.width, d.height, d.depth, "format", static_cast<int>(d.format), d.channels, "flags", d.flags);
}

bool valid(const ArrayDescription& d) {
  const bool layers = (d.flags & (kLayered | kCubemap)) == 0 || d.depth != 0;
  return d.width != 0 && layers && (d.channels == 1 || d.channels == 2 || d.channels == 4);
}

Status makeLevels(MipmappedHandle* array, const ArrayDescription& description, unsigned levels) {
  if (!valid(description) || levels == 0) return kInvalidValue;
  auto made = std::make_unique<MipmappedObject>();
  made->description = description;
  ArrayDescription level = description;
  const bool layers = (level.flags & (kLayered | kCubemap)) != 0;
  for (unsigned i = 0; i < levels; ++i) {
    made->levels.emplace_back(level);
    for (std::size_t* size : {&level.width, &level.height, &level.depth})
      if (*size > 1 && !(layers && size == &level.depth)) *size /= 2;
  }
  *array = made.release();
  return kSuccess;
}

// ---- Copies

// The rows of one side: the first one, and the distances between them.
struct Rows {
  char* first = nullptr;
  std::size_t pitch = 0, slice = 0;
  bool pageable = false;
};

bool inArray(const CopySide3D& side, const Copy3D& copy) {
  const ArrayObject& array = *side.array;
  return side.x + copy.width <= array.rowBytes() && side.y + copy.height <= array.rows() &&
         side.z + copy.depth <= array.slices();
}

// False for what the driver refuses: a side outside of its memory, or of another type than it says.
bool locate(const CopySide3D& side, const Copy3D& copy, Rows& rows) {
  if (side.lod != 0) return false;
  if (side.type == MemoryType::kArray) {
    if (!inArray(side, copy)) return false;
    ArrayObject& array = *side.array;
    const std::size_t slice = array.rowBytes() * array.rows();
    rows = {array.texels.data() + side.z * slice + side.y * array.rowBytes() + side.x, array.rowBytes(), slice, false};
    return true;
  }
  const bool pitched = side.pitch >= copy.width && (copy.depth == 1 || side.height >= copy.height);
  const Address address = side.type == MemoryType::kHost ? addressOf(side.host) : side.device;
  rows = {reinterpret_cast<char*>(address), side.pitch, side.pitch * side.height, side.type == MemoryType::kHost};
  return pitched && rows.pageable == !stand_in::known(address, nullptr);
}

void move(const Rows& to, const Rows& from, const Copy3D& copy) {
  for (std::size_t z = 0; z < copy.depth; ++z)
    for (std::size_t y = 0; y < copy.height; ++y)
      std::memcpy(to.first + z * to.slice + y * to.pitch, from.first + z * from.slice + y * from.pitch, copy.width);
}

std::string text(const CopySide3D& side) {
  if (side.type == MemoryType::kArray) return words("array", side.x, side.y, side.z);
  const char* type = side.type == MemoryType::kHost ? "host" : side.type == MemoryType::kDevice ? "device" : "unified";
  return words(type, "pitch", side.pitch, "rows", side.height);
}

// ---- Objects

std::string text(const ResourceDescription& d) {
  switch (d.type) {
    case ResourceType::kArray:
      return words("array", text(d.array->description));
    case ResourceType::kMipmappedArray:
      return words("mipmapped", d.mipmapped->levels.size(), text(d.mipmapped->description));
    case ResourceType::kLinear:
      return words("linear", d.linear.bytes, "format", static_cast<int>(d.linear.format), d.linear.channels);
    case ResourceType::kPitch2D:
      return words("pitched", d.pitched.width, d.pitched.height, d.pitched.pitch, "format",
                   static_cast<int>(d.pitched.format), d.pitched.channels);
  }
  return "unknown";
}

std::string text(const SamplingDescription& d) {
  return words("address", d.address[0], d.address[1], d.address[2], "filter", d.filter, "flags", d.flags, "anisotropy",
               d.maxAnisotropy, "mip", d.mipmapFilter, d.mipmapBias, d.mipmapMin, d.mipmapMax, "border", d.border[0],
               d.border[1], d.border[2], d.border[3]);
}

std::string text(const ViewDescription* v) {
  if (v == nullptr) return "no view";
  return words("view", v->format, v->width, v->height, v->depth, v->firstLevel, v->lastLevel, v->firstLayer,
               v->lastLayer);
}

// The reference manual's requirements of a texture object.
bool valid(const ResourceDescription& d, const SamplingDescription& s) {
  switch (d.type) {
    case ResourceType::kMipmappedArray:
      return (s.flags & kNormalizedCoordinates) != 0;
    case ResourceType::kLinear:
      return d.linear.base % 512 == 0;
    case ResourceType::kPitch2D:
      return d.pitched.base % 512 == 0 && d.pitched.pitch % 32 == 0;
    default:
      return true;
  }
}

}  // namespace

DRIVER(cuArray3DCreate_v2, (ArrayHandle * array, const ArrayDescription* description)) {
  ENTER(cuArray3DCreate_v2, text(*description));
  if (!valid(*description)) return kInvalidValue;
  *array = new ArrayObject(*description);
  return kSuccess;
}
DRIVER(cuArrayDestroy, (ArrayHandle array)) {
  ENTER(cuArrayDestroy, text(array->description));
  stand_in::waitForAll();
  delete array;
  return kSuccess;
}
DRIVER(cuMipmappedArrayCreate, (MipmappedHandle * array, const ArrayDescription* description, unsigned levels)) {
  ENTER(cuMipmappedArrayCreate, words(levels, text(*description)));
  return makeLevels(array, *description, levels);
}
// The stand-in's texels aren't the memory's.
DRIVER(cuExternalMemoryGetMappedMipmappedArray,
       (MipmappedHandle * array, ExternalMemoryHandle, const ExternalMipmappedDescription* wanted)) {
  ENTER(cuExternalMemoryGetMappedMipmappedArray, words(wanted->offset, wanted->levels, text(wanted->array)));
  return makeLevels(array, wanted->array, wanted->levels);
}
DRIVER(cuMipmappedArrayGetLevel, (ArrayHandle * level, MipmappedHandle array, unsigned index)) {
  ENTER(cuMipmappedArrayGetLevel);
  if (index >= array->levels.size()) return kInvalidValue;
  *level = &array->levels[index];
  return kSuccess;
}
DRIVER(cuMipmappedArrayDestroy, (MipmappedHandle array)) {
  ENTER(cuMipmappedArrayDestroy);
  stand_in::waitForAll();
  delete array;
  return kSuccess;
}

std::string stand_in::shapeOf(const Copy3D& copy) {
  return words(copy.width, copy.height, copy.depth, "to", text(copy.to), "from", text(copy.from));
}

Status stand_in::makeCopy(const Copy3D& copy, std::function<void()>* command) {
  Rows to, from;
  if (!locate(copy.to, copy, to) || !locate(copy.from, copy, from) || to.pageable || from.pageable)
    return kInvalidValue;
  *command = [=] { move(to, from, copy); };
  return kSuccess;
}

// As the driver does: a pageable source is read at once, and a pageable target is written before the call returns.
DRIVER(cuMemcpy3DAsync_v2, (const Copy3D* copy, Stream stream)) {
  ENTER(cuMemcpy3DAsync_v2, stand_in::shapeOf(*copy));
  Rows to, from;
  if (copy->to.context != nullptr || copy->from.context != nullptr) return kInvalidValue;
  if (!locate(copy->to, *copy, to) || !locate(copy->from, *copy, from)) return kInvalidValue;
  std::shared_ptr<std::vector<char>> kept;
  if (from.pageable) {
    kept = std::make_shared<std::vector<char>>(copy->width * copy->height * copy->depth);
    const Rows compact{kept->data(), copy->width, copy->width * copy->height, false};
    move(compact, from, *copy);
    from = compact;
  }
  stand_in::add(stream, [=, shape = *copy] {
    static_cast<void>(kept);
    move(to, from, shape);
  });
  return to.pageable ? stand_in::finish(stream) : kSuccess;
}

// Between memory of devices, whose contexts it gets, and arrays, which have one.
DRIVER(cuMemcpy3DPeerAsync, (const Copy3D* copy, Stream stream)) {
  ENTER(cuMemcpy3DPeerAsync, words(copy->width, copy->height, copy->depth, "to", copy->to.context->device,
                                   text(copy->to), "from", copy->from.context->device, text(copy->from)));
  Rows to, from;
  if (!locate(copy->to, *copy, to) || !locate(copy->from, *copy, from) || to.pageable || from.pageable)
    return kInvalidValue;
  stand_in::add(stream, [=, shape = *copy] { move(to, from, shape); });
  return kSuccess;
}

DRIVER(cuTexObjectCreate, (ObjectHandle * number, const ResourceDescription* resource,
                           const SamplingDescription* sampling, const ViewDescription* view)) {
  ENTER(cuTexObjectCreate, words(text(*resource), "sampled", text(*sampling), text(view)));
  if (resource->flags != 0 || !valid(*resource, *sampling)) return kInvalidValue;
  *number = ++stand_in::context()->textures;
  return kSuccess;
}
DRIVER(cuTexObjectDestroy, (ObjectHandle number)) {
  ENTER(cuTexObjectDestroy, words(number));
  stand_in::waitForAll();
  return kSuccess;
}
DRIVER(cuSurfObjectCreate, (ObjectHandle * number, const ResourceDescription* resource)) {
  ENTER(cuSurfObjectCreate, text(*resource));
  const bool stores =
      resource->type == ResourceType::kArray && (resource->array->description.flags & kSurfaceLoadStore);
  if (!stores) return kInvalidValue;
  *number = ++stand_in::context()->surfaces;
  return kSuccess;
}
DRIVER(cuSurfObjectDestroy, (ObjectHandle number)) {
  ENTER(cuSurfObjectDestroy, words(number));
  stand_in::waitForAll();
  return kSuccess;
}
