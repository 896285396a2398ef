#include "box_copy.h"

#include "memory.h"
#include "textures.h"

namespace hipspv::cuda {
namespace {

CopySide3D describe(const backend::CopySide& side, const backend::BoxCopy& copy, bool pageable) {
  CopySide3D d{};
  if (side.array != nullptr) {
    d.type = MemoryType::kArray;
    d.array = static_cast<const TexelArray*>(side.array)->handle();
    d.x = side.x;
    d.y = side.y;
    d.z = side.z;
    return d;
  }
  d.type = pageable ? MemoryType::kHost : MemoryType::kUnified;
  d.host = pageable ? side.base : nullptr;
  d.device = pageable ? 0 : addressOf(side.base);
  // Memory may have no pitch if it has one row, and no slices if it has one.
  d.pitch = copy.height > 1 || copy.depth > 1 ? side.pitch : copy.width;
  d.height = copy.depth > 1 ? side.slice / side.pitch : copy.height;
  return d;
}

Copy3D describe(const backend::BoxCopy& copy, bool toHost, bool fromHost) {
  return {describe(copy.from, copy, fromHost), describe(copy.to, copy, toHost), copy.width, copy.height, copy.depth};
}

bool isLinear(const backend::BoxCopy& copy) {
  return copy.to.array == nullptr && copy.from.array == nullptr && copy.height == 1 && copy.depth == 1;
}

}  // namespace

backend::BoxCopy linear(void* to, const void* from, std::size_t bytes) {
  const auto side = [](const void* base) {
    return backend::CopySide{const_cast<std::byte*>(static_cast<const std::byte*>(base))};
  };
  return {side(to), side(from), bytes, 1, 1};
}

bool isPageable(const State& state, const backend::CopySide& side) {
  return side.array == nullptr && isPageable(state, side.base);
}

Copy3D describe(const backend::BoxCopy& copy) { return describe(copy, false, false); }

void enqueueAcross(const State& state, Stream stream, const backend::BoxCopy& copy, Context to, Context from) {
  if (isLinear(copy))
    return state.call(state.driver().MemcpyPeerAsync, "cuMemcpyPeerAsync", addressOf(copy.to.base), to,
                      addressOf(copy.from.base), from, copy.width, stream);
  const auto side = [&](const backend::CopySide& place, Context context) {
    CopySide3D d = describe(place, copy, false);
    if (d.array == nullptr) d.type = MemoryType::kDevice;
    d.context = context;
    return d;
  };
  const Copy3D request{side(copy.from, from), side(copy.to, to), copy.width, copy.height, copy.depth};
  state.call(state.driver().Memcpy3DPeerAsync, "cuMemcpy3DPeerAsync", &request, stream);
}

void enqueue(const State& state, Stream stream, const backend::BoxCopy& copy, bool toHost, bool fromHost) {
  if (isLinear(copy))
    return state.call(state.driver().MemcpyAsync, "cuMemcpyAsync", addressOf(copy.to.base), addressOf(copy.from.base),
                      copy.width, stream);
  const Copy3D request = describe(copy, toHost, fromHost);
  state.call(state.driver().Memcpy3DAsync, "cuMemcpy3DAsync", &request, stream);
}

}  // namespace hipspv::cuda
