#include "elf.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "hipspv/runtime/support/error.h"

namespace hipspv::cubin {
namespace {

// The number of the machine in ELF's registry (EM_CUDA).
constexpr Elf64_Half kMachine = 190;
// An ABI with the processor in other bits of e_flags.
constexpr unsigned char kLaterAbi = 0x41;

// The table's entry, or whatever has that type; the offset is in bounds.
template <class T>
T readAt(std::span<const std::byte> bytes, std::size_t offset) {
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

// Throws if the range isn't in the file.
std::span<const std::byte> slice(std::span<const std::byte> bytes, std::uint64_t offset, std::uint64_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) broken("a section reaches past its end", offset);
  return bytes.subspan(offset, size);
}

std::span<const std::byte> tableOf(std::span<const std::byte> bytes, const Elf64_Ehdr& header) {
  if (header.e_shentsize != sizeof(Elf64_Shdr))
    broken("its section headers have another size", offsetof(Elf64_Ehdr, e_shentsize));
  std::uint64_t count = header.e_shnum;
  // Section 0 has counts and indices that are too large for the header.
  if (count == 0 && header.e_shoff != 0)
    count = readAt<Elf64_Shdr>(slice(bytes, header.e_shoff, sizeof(Elf64_Shdr)), 0).sh_size;
  if (count > bytes.size()) broken("it has too many sections", offsetof(Elf64_Ehdr, e_shnum));
  return slice(bytes, header.e_shoff, count * sizeof(Elf64_Shdr));
}

std::span<const std::byte> contentOf(std::span<const std::byte> bytes, const Elf64_Shdr& section) {
  if (section.sh_type == SHT_NOBITS || section.sh_type == SHT_NULL) return {};
  return slice(bytes, section.sh_offset, section.sh_size);
}

}  // namespace

void broken(const std::string& what, std::size_t byte) {
  throw Error(hipErrorInvalidImage, "the cubin is broken: " + what + " (byte " + std::to_string(byte) + ")");
}

bool ElfFile::begins(std::span<const std::byte> bytes) {
  if (bytes.size() < sizeof(Elf64_Ehdr)) return false;
  const auto header = readAt<Elf64_Ehdr>(bytes, 0);
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_ident[EI_DATA] == ELFDATA2LSB && header.e_machine == kMachine;
}

Elf64_Ehdr ElfFile::headerOf(std::span<const std::byte> bytes) {
  if (!begins(bytes)) broken("it has no header of ELF for NVIDIA's devices", 0);
  return readAt<Elf64_Ehdr>(bytes, 0);
}

std::string ElfFile::architectureOf(std::span<const std::byte> bytes) {
  const Elf64_Ehdr header = headerOf(bytes);
  const unsigned flags = header.e_ident[EI_OSABI] == kLaterAbi ? header.e_flags >> 8 : header.e_flags;
  return "sm_" + std::to_string(flags & 0xFF);
}

std::size_t ElfFile::extent(std::span<const std::byte> bytes) {
  const Elf64_Ehdr header = headerOf(bytes);
  const std::span<const std::byte> table = tableOf(bytes, header);
  std::size_t end = std::max<std::size_t>(sizeof header, header.e_shoff + table.size());
  const std::uint64_t segments = std::uint64_t{header.e_phnum} * header.e_phentsize;
  slice(bytes, header.e_phoff, segments);
  end = std::max<std::size_t>(end, header.e_phoff + segments);
  for (std::size_t at = 0; at < table.size(); at += sizeof(Elf64_Shdr)) {
    const auto section = readAt<Elf64_Shdr>(table, at);
    const std::span<const std::byte> content = contentOf(bytes, section);
    if (!content.empty()) end = std::max<std::size_t>(end, section.sh_offset + content.size());
  }
  return end;
}

ElfFile::ElfFile(std::span<const std::byte> bytes) : bytes_(bytes) {
  const Elf64_Ehdr header = headerOf(bytes);
  const std::span<const std::byte> table = tableOf(bytes, header);
  sections_.reserve(table.size() / sizeof(Elf64_Shdr));
  for (std::size_t at = 0; at < table.size(); at += sizeof(Elf64_Shdr)) {
    const auto section = readAt<Elf64_Shdr>(table, at);
    sections_.push_back({{}, section, contentOf(bytes, section)});
  }
  const bool isLarge = header.e_shstrndx == SHN_XINDEX && !sections_.empty();
  const std::size_t names = isLarge ? sections_[0].header.sh_link : header.e_shstrndx;
  for (Section& section : sections_) section.name = nameIn(names, section.header.sh_name);
}

std::string_view ElfFile::nameIn(std::size_t section, std::size_t offset) const {
  if (section >= sections_.size()) broken("a table of names is missing", offsetof(Elf64_Ehdr, e_shnum));
  const std::span<const std::byte> names = sections_[section].content;
  const std::size_t position = sections_[section].header.sh_offset + offset;
  if (offset >= names.size()) broken("a name isn't in its table", position);
  const auto* begin = reinterpret_cast<const char*>(names.data()) + offset;
  const std::size_t length = strnlen(begin, names.size() - offset);
  if (length == names.size() - offset) broken("a name has no end", position);
  names_ += length;
  if (names_ > 2 * bytes_.size()) broken("its names overlap", position);
  return {begin, length};
}

// A file has at most one table.
std::vector<Symbol> ElfFile::symbols() const {
  const auto isTable = [](const Section& section) { return section.header.sh_type == SHT_SYMTAB; };
  const auto table = std::ranges::find_if(sections_, isTable);
  if (table == sections_.end()) return {};
  const std::span<const std::byte> content = table->content;
  if (content.size() % sizeof(Elf64_Sym) != 0) broken("a table of symbols isn't whole", table->header.sh_offset);
  std::vector<Symbol> symbols;
  symbols.reserve(content.size() / sizeof(Elf64_Sym));
  for (std::size_t at = 0; at < content.size(); at += sizeof(Elf64_Sym)) {
    const auto entry = readAt<Elf64_Sym>(content, at);
    symbols.push_back({nameIn(table->header.sh_link, entry.st_name), entry});
  }
  return symbols;
}

}  // namespace hipspv::cubin
