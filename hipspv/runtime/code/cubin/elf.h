// The sections and symbols of an ELF file of 64 bits (System V ABI, chapter 4; elf.h). All work is linear in the file.
#pragma once

#include <elf.h>

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hipspv::cubin {

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
  bool isKernel() const { return isFunction() && (entry.st_other & 0x10) != 0; }
};

// Views of the bytes.
class ElfFile {
 public:
  // Throws hipErrorInvalidImage.
  explicit ElfFile(std::span<const std::byte> bytes);

  // True for an ELF file of 64 bits for NVIDIA's devices.
  static bool begins(std::span<const std::byte> bytes);
  // The bytes up to the end of the last section or table. Throws hipErrorInvalidImage.
  static std::size_t extent(std::span<const std::byte> bytes);
  // The header's beginning is right. Throws hipErrorInvalidImage for a file without a whole header.
  static Elf64_Ehdr headerOf(std::span<const std::byte> bytes);

  // As `sm_90`. Throws as headerOf().
  static std::string architectureOf(std::span<const std::byte> bytes);

  const std::vector<Section>& sections() const { return sections_; }
  // Throws hipErrorInvalidImage.
  std::vector<Symbol> symbols() const;

 private:
  std::string_view nameIn(std::size_t section, std::size_t offset) const;

  std::span<const std::byte> bytes_;
  std::vector<Section> sections_;
  // Names may overlap, but those of an honest file take no more bytes than it has.
  mutable std::size_t names_ = 0;
};

// Throws hipErrorInvalidImage. byte: the offset in the file.
[[noreturn]] void broken(const std::string& what, std::size_t byte);

}  // namespace hipspv::cubin
