#include "elf.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

#include "hipspv/runtime/support/error.h"

namespace hipspv::elf {
namespace {

// The table's entry, or whatever has that type; the offset is in bounds.
template <class T>
T readAt(std::span<const std::byte> bytes, std::size_t offset) {
  T value;
  std::memcpy(&value, bytes.data() + offset, sizeof value);
  return value;
}

// Throws if the range isn't in the file.
std::span<const std::byte> slice(std::span<const std::byte> bytes, const Form& form, std::uint64_t offset,
                                 std::uint64_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) broken(form, "a section reaches past its end", offset);
  return bytes.subspan(offset, size);
}

std::span<const std::byte> tableOf(std::span<const std::byte> bytes, const Form& form, const Elf64_Ehdr& header) {
  if (header.e_shentsize != sizeof(Elf64_Shdr))
    broken(form, "its section headers have another size", offsetof(Elf64_Ehdr, e_shentsize));
  std::uint64_t count = header.e_shnum;
  // Section 0 has counts and indices that are too large for the header.
  if (count == 0 && header.e_shoff != 0)
    count = readAt<Elf64_Shdr>(slice(bytes, form, header.e_shoff, sizeof(Elf64_Shdr)), 0).sh_size;
  if (count > bytes.size()) broken(form, "it has too many sections", offsetof(Elf64_Ehdr, e_shnum));
  return slice(bytes, form, header.e_shoff, count * sizeof(Elf64_Shdr));
}

std::span<const std::byte> contentOf(std::span<const std::byte> bytes, const Form& form, const Elf64_Shdr& section) {
  if (section.sh_type == SHT_NOBITS || section.sh_type == SHT_NULL) return {};
  return slice(bytes, form, section.sh_offset, section.sh_size);
}

}  // namespace

void broken(const Form& form, const std::string& what, std::size_t byte) {
  throw Error(hipErrorInvalidImage,
              "the " + std::string(form.name) + " is broken: " + what + " (byte " + std::to_string(byte) + ")");
}

bool ElfFile::begins(std::span<const std::byte> bytes, const Form& form) {
  if (bytes.size() < sizeof(Elf64_Ehdr)) return false;
  const auto header = readAt<Elf64_Ehdr>(bytes, 0);
  return std::memcmp(header.e_ident, ELFMAG, SELFMAG) == 0 && header.e_ident[EI_CLASS] == ELFCLASS64 &&
         header.e_ident[EI_DATA] == ELFDATA2LSB && header.e_machine == form.machine;
}

Elf64_Ehdr ElfFile::headerOf(std::span<const std::byte> bytes, const Form& form) {
  if (!begins(bytes, form)) broken(form, "it has no header of ELF for " + std::string(form.machines), 0);
  return readAt<Elf64_Ehdr>(bytes, 0);
}

std::size_t ElfFile::extent(std::span<const std::byte> bytes, const Form& form) {
  const Elf64_Ehdr header = headerOf(bytes, form);
  const std::span<const std::byte> table = tableOf(bytes, form, header);
  std::size_t end = std::max<std::size_t>(sizeof header, header.e_shoff + table.size());
  const std::uint64_t segments = std::uint64_t{header.e_phnum} * header.e_phentsize;
  slice(bytes, form, header.e_phoff, segments);
  end = std::max<std::size_t>(end, header.e_phoff + segments);
  for (std::size_t at = 0; at < table.size(); at += sizeof(Elf64_Shdr)) {
    const auto section = readAt<Elf64_Shdr>(table, at);
    const std::span<const std::byte> content = contentOf(bytes, form, section);
    if (!content.empty()) end = std::max<std::size_t>(end, section.sh_offset + content.size());
  }
  return end;
}

ElfFile::ElfFile(std::span<const std::byte> bytes, const Form& form) : bytes_(bytes), form_(form) {
  const Elf64_Ehdr header = headerOf(bytes, form);
  const std::span<const std::byte> table = tableOf(bytes, form, header);
  sections_.reserve(table.size() / sizeof(Elf64_Shdr));
  for (std::size_t at = 0; at < table.size(); at += sizeof(Elf64_Shdr)) {
    const auto section = readAt<Elf64_Shdr>(table, at);
    sections_.push_back({{}, section, contentOf(bytes, form, section)});
  }
  const bool isLarge = header.e_shstrndx == SHN_XINDEX && !sections_.empty();
  const std::size_t names = isLarge ? sections_[0].header.sh_link : header.e_shstrndx;
  for (Section& section : sections_) section.name = nameIn(names, section.header.sh_name);
}

std::string_view ElfFile::nameIn(std::size_t section, std::size_t offset) const {
  if (section >= sections_.size()) broken(form_, "a table of names is missing", offsetof(Elf64_Ehdr, e_shnum));
  const std::span<const std::byte> names = sections_[section].content;
  const std::size_t position = sections_[section].header.sh_offset + offset;
  if (offset >= names.size()) broken(form_, "a name isn't in its table", position);
  const auto* begin = reinterpret_cast<const char*>(names.data()) + offset;
  const std::size_t length = strnlen(begin, names.size() - offset);
  if (length == names.size() - offset) broken(form_, "a name has no end", position);
  names_ += length;
  if (names_ > 2 * bytes_.size()) broken(form_, "its names overlap", position);
  return {begin, length};
}

// A file has at most one table of a type.
std::vector<Symbol> ElfFile::symbols(Elf64_Word type) const {
  const auto isTable = [type](const Section& section) { return section.header.sh_type == type; };
  const auto table = std::ranges::find_if(sections_, isTable);
  if (table == sections_.end()) return {};
  const std::span<const std::byte> content = table->content;
  if (content.size() % sizeof(Elf64_Sym) != 0) broken(form_, "a table of symbols isn't whole", table->header.sh_offset);
  std::vector<Symbol> symbols;
  symbols.reserve(content.size() / sizeof(Elf64_Sym));
  for (std::size_t at = 0; at < content.size(); at += sizeof(Elf64_Sym)) {
    const auto entry = readAt<Elf64_Sym>(content, at);
    symbols.push_back({nameIn(table->header.sh_link, entry.st_name), entry});
  }
  return symbols;
}

}  // namespace hipspv::elf
