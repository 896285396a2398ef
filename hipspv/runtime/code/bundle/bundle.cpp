#include "bundle.h"

#include <algorithm>
#include <array>
#include <cinttypes>
#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "decompress.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

// clang's offload bundle (clang/docs/ClangOffloadBundler.rst): the magic string, the number of
// entries, and for each its offset, size, the length of its id and the id; 64-bit little-endian.
constexpr std::string_view kBundleMagic = "__CLANG_OFFLOAD_BUNDLE__";

// A bundle in memory, read with the interface of a compressed one.
class Plain {
 public:
  explicit Plain(Bytes bytes) : bytes_(bytes) {}

  std::uint64_t size() const { return bytes_.size(); }
  std::uint64_t position() const { return position_; }
  void read(void* to, std::size_t size) {
    std::memcpy(to, bytes_.data() + position_, size);
    position_ += size;
  }
  void skip(std::uint64_t size) { position_ += size; }
  void finish() {}

 private:
  Bytes bytes_;
  std::size_t position_ = 0;
};

// Reads this many elements from the source. Allocates at most twice their size, or three times the available bytes
// if there are fewer.
template <class Container, class Source>
Container take(Source& source, std::uint64_t count) {
  constexpr std::uint64_t kFirst = 1 << 16;
  constexpr std::size_t kElement = sizeof(typename Container::value_type);
  Container result;
  while (result.size() < count) {
    const std::size_t begin = result.size();
    result.reserve(std::min(count, std::max<std::uint64_t>(kFirst, 2 * begin)));
    result.resize(result.capacity() < count ? result.capacity() : count);
    source.read(result.data() + begin, (result.size() - begin) * kElement);
  }
  return result;
}

bool startsWith(Bytes image, std::string_view magic) {
  return image.size() >= magic.size() && std::memcmp(image.data(), magic.data(), magic.size()) == 0;
}

// Makes an id printable for a message. It may consist of any bytes; a NUL would end the message.
std::string shown(std::string_view id) {
  constexpr std::size_t kMaxCharacters = 200;
  std::string text(id.substr(0, kMaxCharacters));
  std::ranges::replace_if(text, [](unsigned char c) { return c < ' ' || c == 0x7F; }, '?');
  return text;
}

struct Entry {
  std::uint64_t offset = 0, size = 0;
  const CodeFormat* format = nullptr;
};

const CodeFormat* formatOf(std::string_view target) {
  const auto formats = codeFormats();
  const auto found = std::ranges::find_if(formats, [&](const CodeFormat& format) { return format.isTarget(target); });
  return found == formats.end() ? nullptr : &*found;
}

// The reason why the machine can't run a target's code; empty if it can.
std::string lacking(std::string_view target, const CodeFormat* format) {
  return format == nullptr || format->lacking == nullptr ? std::string{} : shown(format->lacking(target));
}

std::string explained(std::string_view target, const std::string& lack) {
  return shown(target) + (lack.empty() ? "" : ", which " + lack);
}

// Machine code among a bundle's entries, and how well it suits each device.
struct Made {
  std::string id;
  Entry entry;
  std::vector<int> ranks;
};

// The table of a bundle's entries: the best one for each device. One with machine code that suits the device comes
// before others: its code starts at once.
template <class Source>
class Table {
 public:
  // The magic string has been read.
  Table(Source& source, std::span<const Rank> devices)
      : source_(source), best_(devices.size()), ranks_(devices.size()) {
    const std::uint64_t count = number("number of entries");
    for (std::uint64_t i = 0; i < count; ++i) {
      const std::uint64_t at = source_.position();
      Entry entry{number("offset"), number("size")};
      const std::string id = text(number("id's length"));
      if (entry.offset > source_.size() || entry.size > source_.size() - entry.offset)
        throw Error(hipErrorInvalidImage, "entry " + shown(id) + " of the offload bundle reaches past its end (byte " +
                                              std::to_string(at) + ", offset and size)");
      entry.format = isMachineCode(id) ? nullptr : formatOf(id);
      const std::string lack = lacking(id, entry.format);
      if (targets_.size() < kMaxShown) targets_ += (targets_.empty() ? "" : ", ") + explained(id, lack);
      if (!lack.empty()) remedy_ = entry.format->remedy;
      if (entry.size != 0 && isMachineCode(id))
        addMachineCode(id, entry, devices);
      else if (entry.size != 0 && entry.format != nullptr)
        addCode(id, entry, devices);
    }
    for (std::size_t device = 0; device < devices.size(); ++device) preferMachineCode(device);
  }

  // Without a format: the device has none.
  const std::vector<Entry>& best() const { return best_; }
  const std::vector<Made>& machineCode() const { return machineCode_; }
  // True unless it is made of code that no device takes.
  bool isOfUse(const Made& made) const {
    const std::string id = sourceOfMachineCode(made.id);
    const auto source = sources_.find(id);
    if (id.empty() || source == sources_.end()) return id.empty();
    const auto isSource = [&](const Entry& entry) {
      return entry.format != nullptr && entry.offset == source->second.offset;
    };
    return std::ranges::any_of(best_, isSource);
  }
  const std::string& targets() const { return targets_; }
  // For a program without code for any device.
  const char* remedy() const { return remedy_; }

 private:
  static constexpr std::size_t kMaxShown = 1000;  // characters of ids in a message
  // More entries than compilers write: a hostile table must not take more memory than it has.
  static constexpr std::size_t kMaxSources = 256;

  void addCode(const std::string& id, const Entry& entry, std::span<const Rank> devices) {
    bool suits = false;
    for (std::size_t device = 0; device < devices.size(); ++device) {
      const int rank = devices[device](id);
      suits = suits || rank > 0;
      if (rank > ranks_[device]) best_[device] = entry, ranks_[device] = rank;
    }
    if (suits && sources_.size() < kMaxSources) sources_.emplace(id, entry);
  }

  void addMachineCode(const std::string& id, const Entry& entry, std::span<const Rank> devices) {
    std::vector<int> ranks;
    for (const Rank& device : devices) ranks.push_back(device(id));
    const bool wanted = std::ranges::any_of(ranks, [](int rank) { return rank > 0; });
    if (wanted && machineCode_.size() < kMaxSources) machineCode_.push_back({id, entry, std::move(ranks)});
  }

  void preferMachineCode(std::size_t device) {
    int best = 0;
    for (const Made& made : machineCode_) {
      const auto source = sources_.find(sourceOfMachineCode(made.id));
      if (source == sources_.end() || made.ranks[device] <= best) continue;
      best = made.ranks[device];
      best_[device] = source->second;
    }
  }

  std::uint64_t number(const char* field) {
    std::uint64_t value;
    expect(sizeof value, field);
    source_.read(&value, sizeof value);
    return value;
  }

  std::string text(std::uint64_t length) {
    expect(length, "id");
    return take<std::string>(source_, length);
  }

  void expect(std::uint64_t size, const char* field) const {
    if (size > source_.size() - source_.position())
      throw Error(hipErrorInvalidImage, "the offload bundle ends inside its table of entries (byte " +
                                            std::to_string(source_.position()) + ", " + field + ")");
  }

  Source& source_;
  std::vector<Entry> best_;
  std::vector<int> ranks_;                // theirs
  std::map<std::string, Entry> sources_;  // by ids, those that suit a device
  std::vector<Made> machineCode_;
  std::string targets_;
  const char* remedy_ = CodeFormat{}.remedy;
};

// Reads the magic string.
template <class Source>
void beginBundle(Source& source) {
  std::array<std::byte, kBundleMagic.size()> magic;
  if (source.size() >= magic.size()) source.read(magic.data(), magic.size());
  if (source.size() < magic.size() || !startsWith(magic, kBundleMagic))
    throw Error(hipErrorInvalidImage, "the compressed data is no offload bundle (byte 0, magic)");
}

template <class Source>
bool bundleHas(Source source, const Rank& device) {
  beginBundle(source);
  return Table(source, {&device, 1}).best().front().format != nullptr;
}

// open(): the bundle from its beginning. It is read again for each code, since the entries may be in any order.
template <class Open>
DeviceCode readBundle(Open&& open, std::span<const Rank> devices) {
  auto source = open();
  beginBundle(source);
  const Table table(source, devices);
  DeviceCode code{{}, {}, std::vector<std::optional<std::size_t>>(devices.size()), table.targets()};
  const auto contentOf = [&](const Entry& entry) {
    auto bundle = open();
    bundle.skip(entry.offset);
    auto bytes = take<std::vector<std::byte>>(bundle, entry.size);
    bundle.finish();
    return bytes;
  };
  std::map<std::uint64_t, std::size_t> read;  // by offset
  for (std::size_t device = 0; device < devices.size(); ++device) {
    const Entry& entry = table.best()[device];
    if (entry.format == nullptr) continue;
    const auto [known, isNew] = read.emplace(entry.offset, code.codes.size());
    code.ofDevice[device] = known->second;
    if (!isNew) continue;
    code.codes.push_back({entry.format, contentOf(entry)});
  }
  if (code.codes.empty()) {
    source.finish();
    throw Error(hipErrorNoBinaryForGpu,
                "the offload bundle has no code for a device here (only: " + code.targets + "): " + table.remedy());
  }
  for (const Made& each : table.machineCode()) {
    if (!table.isOfUse(each)) continue;
    if (auto made = readMachineCode(each.id, contentOf(each.entry))) code.machineCode.push_back(std::move(*made));
  }
  return code;
}

DeviceCode readBare(Bytes image, std::span<const Rank> devices) {
  for (const CodeFormat& format : codeFormats()) {
    if (!format.begins(image)) continue;
    const Bytes bytes = image.first(format.extent(image));
    const std::string target = format.bareTarget(bytes);
    DeviceCode code{{}, {}, std::vector<std::optional<std::size_t>>(devices.size()), std::string(format.name)};
    if (format.lacking != nullptr) code.targets = explained(target, lacking(target, &format));
    code.codes.push_back({&format, {bytes.begin(), bytes.end()}});
    for (std::size_t device = 0; device < devices.size(); ++device)
      if (devices[device](target) > 0) code.ofDevice[device] = 0;
    return code;
  }
  throw Error(hipErrorInvalidImage,
              "the device code is neither an offload bundle nor " + formatNames() + " (byte 0, magic)");
}

}  // namespace

DeviceCode extractCode(Bytes image, std::span<const Rank> devices) {
  if (isCompressed(image)) return readBundle([image] { return Unpacking(image); }, devices);
  if (startsWith(image, kBundleMagic)) return readBundle([image] { return Plain(image); }, devices);
  return readBare(image, devices);
}

bool hasCode(Bytes image, const Rank& device) {
  if (isCompressed(image)) return bundleHas(Unpacking(image), device);
  if (startsWith(image, kBundleMagic)) return bundleHas(Plain(image), device);
  const auto bare = [&](const CodeFormat& format) {
    return format.begins(image) && device(format.bareTarget(image.first(format.extent(image)))) > 0;
  };
  return std::ranges::any_of(codeFormats(), bare);
}

TargetCode extractAnyCode(Bytes image) {
  const Rank any = [](std::string_view target) { return formatOf(target) != nullptr ? 1 : 0; };
  return std::move(extractCode(image, {&any, 1}).codes.front());
}

Bytes mappedFrom(const void* address) {
  const auto start = reinterpret_cast<std::uintptr_t>(address);
  std::uintptr_t end = start;
  std::FILE* maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr) throw Error(hipErrorOperatingSystem, "/proc/self/maps can't be read");
  // Lines are ordered by address: neighbours without a gap continue the range.
  char line[4352];
  while (std::fgets(line, sizeof line, maps) != nullptr) {
    std::uintptr_t from = 0, to = 0;
    char readable = '-';
    if (std::sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %c", &from, &to, &readable) != 3) continue;
    if (from <= end && end < to && readable == 'r') end = to;
  }
  std::fclose(maps);
  return {static_cast<const std::byte*>(address), end - start};
}

}  // namespace hipspv
