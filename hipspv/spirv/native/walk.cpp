// Walks over the instructions of a SPIR-V module that would be slow in Python. The module may lie at any address, and
// its file may change meanwhile: no length is trusted twice.
// Section numbers: SPIR-V specification 1.6.
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace {

std::uint32_t load(const unsigned char* module, std::size_t word) {
  std::uint32_t value;
  std::memcpy(&value, module + 4 * word, sizeof value);
  return value;
}

// Calls visit(where, opcode, end) for the instructions in words [begin, end) while it returns true. Returns the end of
// the walk: `end`, or an instruction that was refused, has no length, or extends past `end`.
template <class Visit>
std::size_t walk(const unsigned char* module, std::size_t begin, std::size_t end, Visit&& visit) {
  std::size_t at = begin;
  while (at < end) {
    const std::uint32_t first = load(module, at);
    const std::uint32_t length = first >> 16;  // section 2.3
    if (length == 0 || length > end - at || !visit(at, first & 0xFFFF, at + length)) break;
    at += length;
  }
  return at;
}

}  // namespace

extern "C" {

// Counts the instructions of words [begin, end) by kind; kinds has one for each opcode. Returns the end of the walk.
std::size_t hipspv_spirv_count(const unsigned char* module, std::size_t begin, std::size_t end,
                               const std::uint8_t* kinds, std::uint32_t* counts) {
  return walk(module, begin, end, [=](std::size_t, std::uint32_t opcode, std::size_t) {
    ++counts[kinds[opcode]];
    return true;
  });
}

// Writes the places of the instructions to notes[kind], which has space for counts[kind].
void hipspv_spirv_note(const unsigned char* module, std::size_t begin, std::size_t end,
                       const std::uint8_t* kinds, std::uint32_t* counts, std::uint32_t** notes) {
  walk(module, begin, end, [=](std::size_t at, std::uint32_t opcode, std::size_t) {
    const std::uint8_t kind = kinds[opcode];
    if (notes[kind] == nullptr) return true;
    if (counts[kind] == 0) return false;
    --counts[kind];
    *notes[kind]++ = static_cast<std::uint32_t>(at);
    return true;
  });
}

// Finds marked ids (one bit each, below bound) in words [begin, end). For each, found receives the places of its
// instruction and of its word. Counts them in *count, up to `most`. Returns the end of the walk, which is before `end`
// if the next instruction might have had more ids than fit.
std::size_t hipspv_spirv_find(const unsigned char* module, std::size_t begin, std::size_t end,
                              const std::uint8_t* marked, std::uint32_t bound, std::uint32_t* found,
                              std::size_t most, std::size_t* count) {
  return walk(module, begin, end, [=](std::size_t at, std::uint32_t, std::size_t next) {
    if (next - at > most - *count) return false;
    for (std::size_t word = at + 1; word < next; ++word) {
      const std::uint32_t id = load(module, word);
      if (id >= bound || !(marked[id / 8] >> id % 8 & 1)) continue;
      found[2 * *count] = static_cast<std::uint32_t>(at);
      found[2 * *count + 1] = static_cast<std::uint32_t>(word);
      ++*count;
    }
    return true;
  });
}

}  // extern "C"
