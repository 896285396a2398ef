#include "twin.h"

#include <algorithm>
#include <cstring>

namespace hipspv {
namespace {

constexpr std::size_t kBlock = 4096;

}  // namespace

bool Twin::next(Run& run) const {
  const auto differs = [this](std::size_t at) {
    return std::memcmp(host_.data() + at, agreed_.get() + at, std::min(kBlock, host_.size() - at)) != 0;
  };
  std::size_t at = run.end;
  while (at < host_.size() && !differs(at)) at += kBlock;
  if (at >= host_.size()) return false;
  run.begin = at;
  while (at < host_.size() && differs(at)) at += kBlock;
  run.end = std::min(at, host_.size());
  return true;
}

bool Twin::nextExact(const Run& within, Run& run) const {
  const auto differs = [this](std::size_t at) { return host_[at] != agreed_.get()[at]; };
  std::size_t at = run.end;
  while (at < within.end && !differs(at)) ++at;
  run.begin = at;
  while (at < within.end && differs(at)) ++at;
  run.end = at;
  return run.begin != run.end;
}

// The twin's bytes are sent, since the host may change its own meanwhile.
std::span<const std::byte> Twin::agree(const Run& run) {
  std::memcpy(agreed_.get() + run.begin, host_.data() + run.begin, run.end - run.begin);
  return {agreed_.get() + run.begin, run.end - run.begin};
}

void Twin::take(std::size_t offset, std::span<const std::byte> device) {
  std::byte* host = host_.data() + offset;
  std::byte* agreed = agreed_.get() + offset;
  for (std::size_t begin = 0; begin < device.size(); begin += kBlock) {
    const std::size_t end = std::min(begin + kBlock, device.size());
    if (std::memcmp(agreed + begin, device.data() + begin, end - begin) == 0) continue;
    for (std::size_t i = begin; i < end; ++i)
      if (agreed[i] != device[i]) host[i] = agreed[i] = device[i];
  }
}

}  // namespace hipspv
