#include "memory.h"

#include <cstring>
#include <memory>

#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/move_bytes.h"
#include "services.h"

namespace hipspv::cuda {

// ---- Allocations

Status Memory::allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer) {
  const Driver& driver = state_.driver();
  Address address = 0;
  Status status = kSuccess;
  switch (kind) {
    case backend::MemoryKind::kHost:
    case backend::MemoryKind::kOwn:
      return driver.MemHostAlloc(&pointer, bytes, kHostAllocPortable | kHostAllocDeviceMap);
    case backend::MemoryKind::kDevice:
      status = driver.MemAlloc(&address, bytes);
      break;
    case backend::MemoryKind::kShared:
      status = driver.MemAllocManaged(&address, bytes, kAttachGlobal);
      break;
  }
  pointer = reinterpret_cast<void*>(address);
  return status;
}

void* Memory::allocate(backend::MemoryKind kind, std::size_t bytes) {
  holds_.releaseRest();
  state_.enter();
  void* pointer = nullptr;
  const Status status = allocate(kind, bytes, pointer);
  if (status == kOutOfMemory) return nullptr;
  state_.check(status, "an allocation");
  if (kind == backend::MemoryKind::kHost || kind == backend::MemoryKind::kOwn) {
    const std::lock_guard lock(mutex_);
    pinned_.insert(pointer);
  }
  return pointer;
}

void Memory::release(void* pointer) {
  holds_.release([this, pointer] { giveBack(pointer); });
}

// The driver refuses advice about a device that can't follow it.
void Memory::advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location) {
  const int value = 2 * static_cast<int>(advice) + (set ? 1 : 2);  // CUmem_advise
  if (state_.driver().MemAdvise2)
    state_.attempt(&Driver::MemAdvise2, addressOf(memory), bytes, value, locationOf(location));
  else if (state_.driver().MemAdvise)
    state_.attempt(&Driver::MemAdvise, addressOf(memory), bytes, value, ordinalOf(location));
}

std::size_t Memory::free() {
  holds_.releaseRest();
  std::size_t free = 0, total = 0;
  state_.call(&Driver::MemGetInfo, &free, &total);
  return free;
}

void Memory::giveBack(void* pointer) {
  bool pinned = false;
  {
    const std::lock_guard lock(mutex_);
    pinned = pinned_.erase(pointer) != 0;
  }
  if (pinned) return state_.call(&Driver::MemFreeHost, pointer);
  state_.call(&Driver::MemFree, addressOf(pointer));
}

std::shared_ptr<void> Memory::pin(void* memory, std::size_t bytes) {
  if (!state_.found().properties.has(backend::Aspect::kPinning)) return nullptr;
  const Status status =
      state_.attempt(&Driver::MemHostRegister, memory, bytes, kHostAllocPortable | kHostAllocDeviceMap);
  if (status == kHostMemoryAlreadyRegistered) throw Error(hipErrorHostMemoryAlreadyRegistered);
  if (status != kSuccess) {
    log(LogLevel::kInfo, bytes, " bytes of the host's memory can't be pinned: ", describe(state_.driver(), status));
    return nullptr;
  }
  return {memory, [this](void* pinned) { state_.callQuietly(&Driver::MemHostUnregister, pinned); }};
}

// The plural asks without an error for an address that the driver doesn't know: compute-sanitizer lists errors.
bool isPageable(const State& state, const void* address) {
  unsigned type = 0;  // none of CUmemorytype
  int wanted = kPointerMemoryType;
  void* results[] = {&type};
  state.check(state.driver().PointerGetAttributes(1, &wanted, results, addressOf(address)),
              state.driver().PointerGetAttributes.symbol());
  return type == 0;
}

// ---- Boxes

namespace {

CopySide3D describe(const backend::CopySide& side, const backend::BoxCopy& copy, bool pageable) {
  CopySide3D d{};
  if (side.array != nullptr) {
    d.type = MemoryType::kArray;
    d.array = handleOf(*side.array);
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
    return state.call(&Driver::MemcpyPeerAsync, addressOf(copy.to.base), to, addressOf(copy.from.base), from,
                      copy.width, stream);
  const auto side = [&](const backend::CopySide& memory, Context context) {
    CopySide3D d = describe(memory, copy, false);
    if (d.array == nullptr) d.type = MemoryType::kDevice;
    d.context = context;
    return d;
  };
  const Copy3D request{side(copy.from, from), side(copy.to, to), copy.width, copy.height, copy.depth};
  state.call(&Driver::Memcpy3DPeerAsync, &request, stream);
}

void enqueue(const State& state, Stream stream, const backend::BoxCopy& copy, bool toHost, bool fromHost) {
  if (isLinear(copy))
    return state.call(&Driver::MemcpyAsync, addressOf(copy.to.base), addressOf(copy.from.base), copy.width, stream);
  const Copy3D request = describe(copy, toHost, fromHost);
  state.call(&Driver::Memcpy3DAsync, &request, stream);
}

// ---- Pageable memory

namespace {

constexpr std::size_t kPieceBytes = 1024 * 1024;

backend::CopySide within(const backend::CopySide& side, std::size_t x, std::size_t y, std::size_t z) {
  backend::CopySide moved = side;
  if (side.array == nullptr) {
    moved.base += z * side.slice + y * side.pitch + x;
    return moved;
  }
  moved.x += x;
  moved.y += y;
  moved.z += z;
  return moved;
}

void moveRows(const backend::BoxCopy& copy) {
  for (std::size_t z = 0; z < copy.depth; ++z)
    for (std::size_t y = 0; y < copy.height; ++y)
      std::memcpy(within(copy.to, 0, y, z).base, within(copy.from, 0, y, z).base, copy.width);
}

}  // namespace

StagedCopies::~StagedCopies() {
  if (staging_ != nullptr) holds_.releaseQuietly(&Driver::MemFreeHost, staging_);
}

void* StagedCopies::staging() {
  if (staging_ == nullptr) state_.call(&Driver::MemHostAlloc, &staging_, kPieceBytes, kHostAllocPortable);
  return staging_;
}

// After an error the driver doesn't call the function, whose argument then leaks.
void StagedCopies::moveInOrder(const backend::BoxCopy& copy) {
  auto move = std::make_unique<backend::BoxCopy>(copy);
  const HostFunction function = [](void* argument) {
    const std::unique_ptr<backend::BoxCopy> own(static_cast<backend::BoxCopy*>(argument));
    moveRows(*own);
  };
  state_.call(&Driver::LaunchHostFunc, stream_, function, move.get());
  static_cast<void>(move.release());
}

// The stream's order protects the staging memory from the next piece.
void StagedCopies::copyPiece(const backend::BoxCopy& piece, bool fromHost) {
  backend::BoxCopy in = piece, out = piece;
  in.to = out.from = {static_cast<std::byte*>(staging()), piece.width, 0, nullptr, 0, 0, 0};
  if (fromHost) {
    moveInOrder(in);
    enqueue(state_, stream_, out, false, false);
  } else {
    enqueue(state_, stream_, in, false, false);
    moveInOrder(out);
  }
}

void StagedCopies::copy(const backend::BoxCopy& copy, bool toHost, bool fromHost) {
  if (toHost && fromHost) return moveInOrder(copy);
  const std::lock_guard lock(mutex_);
  forEachPiece(copy.width, copy.height, copy.depth, kPieceBytes,
               [&](std::size_t x, std::size_t y, std::size_t z, std::size_t width, std::size_t height) {
                 copyPiece({within(copy.to, x, y, z), within(copy.from, x, y, z), width, height, 1}, fromHost);
               });
}

}  // namespace hipspv::cuda
