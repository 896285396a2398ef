#include "host_clocks.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string_view>
#include <vector>

namespace hipspv {
namespace {

constexpr std::uint32_t kEstimatedKhz = 1'600'000;
constexpr std::uint32_t kEstimatedBits = 128;

using Bytes = std::vector<std::uint8_t>;

Bytes readBytes(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The frequency in MHz from "model name : ... @ 2.60GHz" in /proc/cpuinfo.
double namedMhz(std::string_view model) {
  const std::size_t at = model.rfind("@ ");
  if (at == std::string_view::npos || !model.ends_with("GHz")) return 0;
  return std::strtod(std::string(model.substr(at + 2)).c_str(), nullptr) * 1000;
}

std::uint32_t cpuKhz(const std::string& root) {
  std::ifstream frequency(root + "/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq");
  if (std::uint32_t khz = 0; frequency >> khz && khz != 0) return khz;
  std::ifstream info(root + "/proc/cpuinfo");
  double mhz = 0;
  for (std::string line; std::getline(info, line);) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) continue;
    const std::string value = line.substr(colon + 1);
    if (line.starts_with("cpu MHz")) mhz = std::max(mhz, std::strtod(value.c_str(), nullptr));
    if (line.starts_with("model name")) mhz = std::max(mhz, namedMhz(value));
  }
  return static_cast<std::uint32_t>(mhz * 1000);
}

// A structure of the firmware's tables (SMBIOS 3.7, 6.1): type, length, handle, fields, then strings up to an empty
// one.
class Structure {
 public:
  Structure(const Bytes& table, std::size_t at) : table_(table), at_(at), size_(byte(1)) {}

  std::uint8_t type() const { return byte(0); }
  std::uint16_t word(std::size_t offset) const {
    return offset + 1 < size_ ? static_cast<std::uint16_t>(byte(offset) | byte(offset + 1) << 8) : 0;
  }
  std::uint32_t doubleWord(std::size_t offset) const {
    return word(offset) | static_cast<std::uint32_t>(word(offset + 2)) << 16;
  }
  bool valid() const { return size_ >= 4; }
  std::size_t next() const {
    std::size_t end = at_ + size_;
    while (end + 1 < table_.size() && (table_[end] != 0 || table_[end + 1] != 0)) ++end;
    return end + 2;
  }

 private:
  std::uint8_t byte(std::size_t offset) const { return at_ + offset < table_.size() ? table_[at_ + offset] : 0; }

  const Bytes& table_;
  const std::size_t at_, size_;
};

// Memory devices (type 17): data width, size and speed. The slowest determines the speed of all.
void readMemory(const Bytes& table, HostClocks& clocks) {
  constexpr std::uint8_t kMemoryDevice = 17, kEnd = 127;
  constexpr std::uint16_t kUnknown = 0xFFFF;
  std::uint32_t transfers = 0, bits = 0;
  for (std::size_t at = 0; at < table.size();) {
    const Structure entry(table, at);
    if (!entry.valid() || entry.type() == kEnd) break;
    at = entry.next();
    const std::uint16_t width = entry.word(0x0A), size = entry.word(0x0C);
    if (entry.type() != kMemoryDevice || size == 0 || width == 0 || width == kUnknown) continue;
    const auto speed = [&](std::size_t offset, std::size_t extended) {
      const std::uint32_t value = entry.word(offset);
      return value == kUnknown ? entry.doubleWord(extended) : value;
    };
    std::uint32_t rate = speed(0x20, 0x58);   // configured
    if (rate == 0) rate = speed(0x15, 0x54);  // maximum
    if (rate == 0) continue;
    transfers = transfers == 0 ? rate : std::min(transfers, rate);
    bits += width;
  }
  if (transfers == 0) return;
  clocks.memoryKhz = transfers * 1000 / 2;
  clocks.memoryBits = bits;
}

}  // namespace

HostClocks hostClocks(const std::string& root) {
  HostClocks clocks;
  clocks.cpuKhz = cpuKhz(root);
  clocks.memoryKhz = kEstimatedKhz;
  clocks.memoryBits = kEstimatedBits;
  readMemory(readBytes(root + "/sys/firmware/dmi/tables/DMI"), clocks);
  return clocks;
}

}  // namespace hipspv
