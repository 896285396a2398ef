// The sections and symbols of an ELF file of 64 bits (System V ABI, chapter 4; elf.h). All work is linear in the file.
#pragma once

#include <elf.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hipspv::faults {
struct SourceLine;
}

namespace hipspv::elf {

// The files that a reader takes.
struct Form {
  Elf64_Half machine;    // in ELF's registry
  const char* name;      // of such a file, for messages
  const char* machines;  // likewise
};

struct Section {
  std::string_view name;
  Elf64_Shdr header;
  std::span<const std::byte> content;  // empty for a section without any in the file
};

struct Symbol {
  std::string_view name;
  Elf64_Sym entry;

  bool isDefined() const { return entry.st_shndx != SHN_UNDEF; }
  bool isLocal() const { return ELF64_ST_BIND(entry.st_info) == STB_LOCAL; }
  bool isFunction() const { return ELF64_ST_TYPE(entry.st_info) == STT_FUNC; }
  bool isVariable() const { return ELF64_ST_TYPE(entry.st_info) == STT_OBJECT; }
};

// Views of the bytes.
class ElfFile {
 public:
  // Throws hipErrorInvalidImage.
  ElfFile(std::span<const std::byte> bytes, const Form& form);

  // True for an ELF file of 64 bits for that machine.
  static bool begins(std::span<const std::byte> bytes, const Form& form);
  // The bytes up to the end of the last section or table. Throws hipErrorInvalidImage.
  static std::size_t extent(std::span<const std::byte> bytes, const Form& form);
  // The header's beginning is right. Throws hipErrorInvalidImage for a file without a whole header.
  static Elf64_Ehdr headerOf(std::span<const std::byte> bytes, const Form& form);

  const std::vector<Section>& sections() const { return sections_; }
  // Those of the table of that type. Throws hipErrorInvalidImage.
  std::vector<Symbol> symbols(Elf64_Word type = SHT_SYMTAB) const;

 private:
  std::string_view nameIn(std::size_t section, std::size_t offset) const;

  std::span<const std::byte> bytes_;
  const Form form_;
  std::vector<Section> sections_;
  // Names may overlap, but those of an honest file take no more bytes than it has.
  mutable std::size_t names_ = 0;
};

// Throws hipErrorInvalidImage. byte: the offset in the file.
[[noreturn]] void broken(const Form& form, const std::string& what, std::size_t byte);

// The line of an address in a file of 64 bits and of this machine's byte order, from its DWARF line tables; false if
// the file doesn't tell. Reads versions 4 and 5 (DWARF 5, 6.2). It neither allocates nor locks, for signal handlers.
bool findLine(std::span<const std::byte> file, std::uint64_t address, faults::SourceLine& found) noexcept;

}  // namespace hipspv::elf
