// A stand-in for libvortex.so, of the generation that GENERATION names: 1 for Vortex 2.0, 2 for Vortex 2.2. It keeps
// the device's memory, appends its calls to the file VORTEX_LOG, and executes no instruction. At the entry of a kernel
// it finds one number of 32 bits instead: 0 does nothing, 1 writes 7 * i to the n words of 32 bits at the first
// argument, where n is the second.
//
// VORTEX_THREADS, _WARPS, _CORES, _LOCAL, _WIDTH and _ISA are the capabilities, VORTEX_FAIL the name of a failure.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <string>
#include <vector>

namespace {

using Word = std::uint64_t;

constexpr Word kEnd = Word{1} << 30;
constexpr Word kBase = 0x10000;
constexpr std::size_t kShown = 256;  // bytes of an image and of a launch buffer in the log

std::string setting(const char* name, const char* otherwise) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : otherwise;
}

Word number(const char* name, const char* otherwise) { return std::stoull(setting(name, otherwise)); }

bool fails(const char* what) { return setting("VORTEX_FAIL", "") == what; }

void record(const std::string& line) {
  std::FILE* file = std::fopen(setting("VORTEX_LOG", "/dev/null").c_str(), "a");
  std::fprintf(file, "%s\n", line.c_str());
  std::fclose(file);
}

struct Buffer {
  Word address;
  std::vector<unsigned char> bytes;
};

std::map<Word, Buffer> buffers;  // by address
Word code = 0, arguments = 0;

#if GENERATION == 2
Buffer* allocate(Word size) {
  Word address = kBase;
  for (const auto& [begin, buffer] : buffers) {
    if (begin - address >= size) break;
    address = begin + (buffer.bytes.size() + 63) / 64 * 64;
  }
  if (size > kEnd || address + size > kEnd) return nullptr;
  // Not zeros, as in the simulator.
  return &buffers.emplace(address, Buffer{address, std::vector<unsigned char>(size, 0xBA)}).first->second;
}
#endif

unsigned char* at(Word address) {
#if GENERATION == 1
  static auto* const memory = static_cast<unsigned char*>(std::calloc(kEnd, 1));
  return address < kEnd ? &memory[address] : nullptr;
#else
  const auto next = buffers.upper_bound(address);
  if (next == buffers.begin()) return nullptr;
  Buffer& buffer = std::prev(next)->second;
  return address - buffer.address < buffer.bytes.size() ? &buffer.bytes[address - buffer.address] : nullptr;
#endif
}

template <class T>
T load(Word address) {
  T value{};
  std::memcpy(&value, at(address), sizeof value);
  return value;
}

std::string shown(Word address) {
  std::string text;
  char digits[3];
  for (std::size_t i = 0; i < kShown && at(address + i) != nullptr; ++i) {
    std::snprintf(digits, sizeof digits, "%02x", *at(address + i));
    text += digits;
  }
  return text;
}

void execute(Word entry, Word buffer) {
  if (load<std::uint32_t>(entry) != 1) return;
  const Word width = number("VORTEX_WIDTH", "64") / 8;
  const Word out = width == 4 ? load<std::uint32_t>(buffer + 32) : load<Word>(buffer + 32);
  const auto count = load<std::uint32_t>(buffer + 32 + width);
  for (std::uint32_t i = 0; i < count; ++i) {
    const std::uint32_t value = 7 * i;
    std::memcpy(at(out + 4 * i), &value, sizeof value);
  }
}

int start() {
  const bool own = std::memcmp(at(code + 8), "hipspvVX", 8) == 0;
  const Word buffer = own ? load<Word>(code + 40) : arguments;
  record("start " + std::to_string(code) + " " + std::to_string(buffer));
  record("image " + shown(code));
  record("buffer " + shown(buffer));
  if (fails("vx_start")) return -1;
  if (!own) return 0;
  execute(load<Word>(code + 32), buffer);
  const Word finished = load<Word>(code + 88);
  const std::uint32_t one = 1;
  for (Word core = 0; core < number("VORTEX_CORES", "2") - (fails("core") ? 1 : 0); ++core)
    std::memcpy(at(finished + 4 * core), &one, sizeof one);
  return 0;
}

Word isa() {
  Word flags = Word{number("VORTEX_WIDTH", "64") == 64 ? 2u : 1u} << 30;
  for (const char letter : setting("VORTEX_ISA", "imfd")) flags |= Word{1} << (letter - 'a');
  return flags;
}

}  // namespace

#define API extern "C" __attribute__((visibility("default")))

API int vx_dev_open(void** device) {
  record("open");
  *device = &buffers;
  return fails("vx_dev_open") ? -1 : 0;
}

API int vx_dev_close(void*) {
  record("close");
  return 0;
}

API int vx_dev_caps(void*, std::uint32_t id, Word* value) {
  switch (id) {
    case 0:
      return *value = 1, 0;
    case 1:
      return *value = number("VORTEX_THREADS", "4"), 0;
    case 2:
      return *value = number("VORTEX_WARPS", "4"), 0;
    case 3:
      return *value = number("VORTEX_CORES", "2"), 0;
    case 5:
      return *value = kEnd, 0;
    case 6:
      if (GENERATION == 1) std::abort();  // as the simulator does
      return *value = number("VORTEX_LOCAL", "16384"), 0;
    case 7:
    case 8:
      if ((id == 7) != (GENERATION == 2)) std::abort();
      return *value = isa(), 0;
    default:
      std::abort();
  }
}

API int vx_ready_wait(void*, Word) { return fails("vx_ready_wait") ? -1 : 0; }

API int vx_dcr_write(void*, std::uint32_t address, Word value) {
  if (address == 1) code = (code & ~Word{0xFFFFFFFF}) | value;
  if (address == 2) code = (code & 0xFFFFFFFF) | value << 32;
  return 0;
}

#if GENERATION == 1

// Vortex 2.0's allocator loses memory: the back end leaves it alone.
API int vx_mem_alloc(void*, Word, int, Word*) { std::abort(); }

API int vx_mem_info(void*, int type, Word* free, Word*) {
  *free = type == 1 ? number("VORTEX_LOCAL", "16384") : kEnd;
  return 0;
}

API int vx_copy_to_dev(void*, Word address, const void* from, Word size) {
  std::memcpy(at(address), from, size);
  return 0;
}

API int vx_copy_from_dev(void*, void* to, Word address, Word size) {
  std::memcpy(to, at(address), size);
  return 0;
}

API int vx_start(void*) { return start(); }

#else

API int vx_mem_alloc(void*, Word size, int, void** handle) {
  *handle = allocate(size);
  return *handle != nullptr ? 0 : -1;
}

API int vx_mem_reserve(void*, Word address, Word size, int, void** handle) {
  const auto next = buffers.lower_bound(address);
  const bool before = next != buffers.begin() && std::prev(next)->first + std::prev(next)->second.bytes.size() > address;
  if (before || (next != buffers.end() && next->first < address + size)) return -1;
  record("reserve " + std::to_string(address));
  *handle = &buffers.emplace(address, Buffer{address, std::vector<unsigned char>(size, 0xBA)}).first->second;
  return 0;
}

API int vx_mem_free(void* handle) {
  buffers.erase(static_cast<Buffer*>(handle)->address);
  return 0;
}

API int vx_mem_address(void* handle, Word* address) {
  *address = static_cast<Buffer*>(handle)->address;
  return 0;
}

API int vx_mem_access(void*, Word, Word, int) { return 0; }

API int vx_mem_info(void*, Word* free, Word* used) {
  *free = kEnd;
  *used = 0;
  return 0;
}

API int vx_copy_to_dev(void* handle, const void* from, Word offset, Word size) {
  auto& bytes = static_cast<Buffer*>(handle)->bytes;
  if (offset + size > bytes.size()) return -1;
  std::memcpy(bytes.data() + offset, from, size);
  return 0;
}

API int vx_copy_from_dev(void* to, void* handle, Word offset, Word size) {
  const auto& bytes = static_cast<Buffer*>(handle)->bytes;
  if (offset + size > bytes.size()) return -1;
  std::memcpy(to, bytes.data() + offset, size);
  return 0;
}

API int vx_start(void*, void* kernel, void* buffer) {
  code = static_cast<Buffer*>(kernel)->address;
  arguments = static_cast<Buffer*>(buffer)->address;
  return start();
}

#endif
