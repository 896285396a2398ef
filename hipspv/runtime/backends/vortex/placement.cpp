#include "placement.h"

#include <cstring>

#include "hipspv/runtime/support/error.h"

namespace hipspv::vortex {
namespace {

// Adds to a number of so many bytes.
void addTo(std::byte* place, std::size_t bytes, std::uint64_t difference) {
  std::uint64_t value = 0;
  std::memcpy(&value, place, bytes);
  value += difference;
  std::memcpy(place, &value, bytes);
}

}  // namespace

Placement::Placement(Api& api, Memory& memory, const Code& code) : api_(api), memory_(memory), code_(code) {
  if (!isOwn()) return;
  block_ = memory.allocate(backend::MemoryKind::kDevice, code.imageBytes());
  require(block_ != nullptr, hipErrorOutOfMemory);
  std::vector<std::byte> image(code.image().begin(), code.image().end());
  image.resize(code.imageBytes());
  relocate(image, block_->base());
  block_->write(0, image);
  memory.add(block_);  // variables are in it
}

Placement::~Placement() {
  if (isOwn()) memory_.release(block_->pointer());
  leave();
}

void Placement::relocate(std::vector<std::byte>& image, std::uint64_t base) const {
  for (const std::uint64_t offset : code_.relocations())
    addTo(image.data() + offset, code_.width() / 8, base - code_.linkedAt());
}

void Placement::set(const LaunchBlock& block) {
  if (current_ == block) return;
  current_.reset();
  block_->write(kLaunchBlockAt, std::as_bytes(std::span(&block, 1)));
  current_ = block;
}

void Placement::enter() {
  if (fixed_) return;
  fixed_ = api_.reserve(code_.linkedAt(), code_.imageBytes());
  if (!fixed_)
    throw Error(hipErrorLaunchFailure,
                "the image of another compiler doesn't fit at the address that it is linked for, or the library of "
                "Vortex has no function for that\n  remedy: compile the kernel with hipspv-cc, or use Vortex 2.2");
  std::vector<std::byte> image(code_.image().begin(), code_.image().end());
  image.resize(code_.imageBytes());
  api_.write(*fixed_, 0, image);
}

void Placement::leave() noexcept {
  if (fixed_) api_.release(*fixed_);
  fixed_.reset();
}

}  // namespace hipspv::vortex
