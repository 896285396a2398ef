// Each side's view when the host and a device change bytes of the same memory.
#include "hipspv/runtime/support/twin.h"

#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

using hipspv::Twin;

namespace {

constexpr std::size_t kBytes = 3 * 4096 + 100;

struct Sides {
  std::vector<std::byte> host = std::vector<std::byte>(kBytes), device = host;
  Twin twin{host};

  // Returns the ranges that were sent, as begin+size.
  std::string send(bool exact) {
    std::string sent;
    twin.send(exact, [&](std::size_t offset, std::span<const std::byte> bytes) {
      std::memcpy(device.data() + offset, bytes.data(), bytes.size());
      sent += " " + std::to_string(offset) + "+" + std::to_string(bytes.size());
    });
    return sent;
  }
  void take() {
    twin.take(0, std::span(device).first(5000));
    twin.take(5000, std::span(device).subspan(5000));
  }
};

void set(std::vector<std::byte>& bytes, std::size_t at, int value) { bytes[at] = static_cast<std::byte>(value); }
int get(const std::vector<std::byte>& bytes, std::size_t at) { return static_cast<int>(bytes[at]); }

}  // namespace

int main() {
  Sides sides;
  std::printf("nothing=%s\n", sides.send(false).c_str());
  set(sides.host, 5, 1);
  set(sides.host, kBytes - 1, 2);
  std::printf("blocks=%s\n", sides.send(false).c_str());
  std::printf("sent=%d %d\n", get(sides.device, 5), get(sides.device, kBytes - 1));
  set(sides.host, 4097, 3);
  set(sides.host, 4098, 4);
  set(sides.host, 4100, 5);
  std::printf("exact=%s\n", sides.send(true).c_str());
  std::printf("again=%s\n", sides.send(true).c_str());
  // Neighbouring bytes, on both sides of the boundaries of the device's pieces.
  for (const std::size_t at : {std::size_t{7}, std::size_t{4999}, std::size_t{5001}}) {
    set(sides.host, at, 10);
    set(sides.device, at + 1, 20);
  }
  sides.take();
  std::printf("both=%d %d %d %d %d %d\n", get(sides.host, 7), get(sides.host, 8), get(sides.host, 4999),
              get(sides.host, 5000), get(sides.host, 5001), get(sides.host, 5002));
  sides.send(true);
  std::printf("equal=%d\n", sides.host == sides.device);
}
