#include "copy_region.h"

#include <algorithm>
#include <limits>

namespace hipspv::ze {
namespace {

constexpr std::size_t kMax32 = std::numeric_limits<std::uint32_t>::max();

// One side of a box, as the driver has it.
struct Side {
  std::uint32_t pitch, slice;
};

bool isRow(const backend::BoxCopy& copy) { return copy.height == 1 && copy.depth == 1; }

bool fits(const backend::BoxCopy& copy) {
  const auto small = [](const backend::CopySide& side) { return side.pitch <= kMax32 && side.slice <= kMax32; };
  return small(copy.to) && small(copy.from) && std::max({copy.width, copy.height, copy.depth}) <= kMax32;
}

// Rows and slices that don't exist have any distance.
Side sideOf(const backend::CopySide& side, const backend::BoxCopy& copy) {
  const std::size_t pitch = copy.height > 1 || copy.depth > 1 ? side.pitch : copy.width;
  const std::size_t slice = copy.depth > 1 ? side.slice : 0;
  return {static_cast<std::uint32_t>(pitch), static_cast<std::uint32_t>(slice)};
}

Result appendRegion(const Api& api, ListHandle list, const backend::BoxCopy& copy, const Sync& sync) {
  const CopyRegion region{0,
                          0,
                          0,
                          static_cast<std::uint32_t>(copy.width),
                          static_cast<std::uint32_t>(copy.height),
                          static_cast<std::uint32_t>(copy.depth)};
  const Side to = sideOf(copy.to, copy), from = sideOf(copy.from, copy);
  return api.CommandListAppendMemoryCopyRegion(list, copy.to.base, &region, to.pitch, to.slice, copy.from.base, &region,
                                               from.pitch, from.slice, sync.signal, sync.count, sync.waits);
}

}  // namespace

std::size_t commandsFor(const backend::BoxCopy& copy) {
  return isRow(copy) || fits(copy) ? 1 : copy.height * copy.depth;
}

Result appendCopy(const Api& api, ListHandle list, const backend::BoxCopy& copy, std::size_t number, const Sync& sync) {
  if (!isRow(copy) && fits(copy)) return appendRegion(api, list, copy, sync);
  const std::size_t y = number % copy.height, z = number / copy.height;
  const auto row = [&](const backend::CopySide& side) { return side.base + y * side.pitch + z * side.slice; };
  return api.CommandListAppendMemoryCopy(list, row(copy.to), row(copy.from), copy.width, sync.signal, sync.count,
                                         sync.waits);
}

}  // namespace hipspv::ze
