#include <elf.h>

#include <cstring>
#include <string_view>

#include "elf.h"
#include "hipspv/runtime/support/kernel_threads.h"

namespace hipspv::elf {
namespace {

using Bytes = std::span<const std::byte>;

// Reads values one after the other. Beyond the end they are 0, and the reader is at its end.
class Reader {
 public:
  explicit Reader(Bytes bytes) : rest_(bytes) {}

  bool atEnd() const { return rest_.empty(); }
  std::size_t left() const { return rest_.size(); }

  template <class T>
  T take() {
    T value{};
    if (rest_.size() < sizeof value) {
      rest_ = {};
      return value;
    }
    std::memcpy(&value, rest_.data(), sizeof value);
    rest_ = rest_.subspan(sizeof value);
    return value;
  }

  Bytes take(std::uint64_t count) {
    const Bytes taken = count <= rest_.size() ? rest_.first(count) : Bytes{};
    rest_ = count <= rest_.size() ? rest_.subspan(count) : Bytes{};
    return taken;
  }

  // LEB128 (DWARF 5, 7.6).
  std::uint64_t takeUnsigned() { return takeLeb(false); }
  std::int64_t takeSigned() { return static_cast<std::int64_t>(takeLeb(true)); }

  std::string_view takeString() {
    const auto* const begin = reinterpret_cast<const char*>(rest_.data());
    const std::size_t length = strnlen(begin, rest_.size());
    take(length + 1);
    return {begin, length};
  }

 private:
  std::uint64_t takeLeb(bool hasSign) {
    std::uint64_t value = 0;
    for (unsigned shift = 0; !atEnd(); shift += 7) {
      const auto byte = take<std::uint8_t>();
      if (shift < 64) value |= std::uint64_t{byte & 0x7fU} << shift;
      if ((byte & 0x80) != 0) continue;
      if (hasSign && (byte & 0x40) != 0 && shift + 7 < 64) value |= ~std::uint64_t{0} << (shift + 7);
      break;
    }
    return value;
  }

  Bytes rest_;
};

// ---- Sections

Bytes sectionOf(Bytes file, std::string_view name) {
  const auto header = Reader(file).take<Elf64_Ehdr>();
  const auto sectionAt = [&](std::size_t index) {
    const std::uint64_t offset = header.e_shoff + index * sizeof(Elf64_Shdr);
    return offset < file.size() ? Reader(file.subspan(offset)).take<Elf64_Shdr>() : Elf64_Shdr{};
  };
  const auto contentOf = [&](const Elf64_Shdr& section) {
    const bool inside = section.sh_offset <= file.size() && section.sh_size <= file.size() - section.sh_offset;
    return inside ? file.subspan(section.sh_offset, section.sh_size) : Bytes{};
  };
  const Bytes names = contentOf(sectionAt(header.e_shstrndx));
  for (std::size_t i = 0; i < header.e_shnum; ++i) {
    const Elf64_Shdr section = sectionAt(i);
    const bool readable = section.sh_type == SHT_PROGBITS && (section.sh_flags & SHF_COMPRESSED) == 0;
    if (readable && section.sh_name < names.size() && Reader(names.subspan(section.sh_name)).takeString() == name)
      return contentOf(section);
  }
  return {};
}

// ---- The tables of directories and files

enum Content : std::uint64_t { kPath = 1, kDirectory = 2 };  // DWARF 5, table 7.27
// DWARF 5, table 7.6.
enum Form : std::uint64_t {
  kBlock = 0x09,
  kData1 = 0x0b,
  kData2 = 0x05,
  kData4 = 0x06,
  kData8 = 0x07,
  kData16 = 0x1e,
  kString = 0x08,
  kUnsigned = 0x0f,
  kStrp = 0x0e,
  kLineStrp = 0x1f,
};

struct Name {
  std::string_view path;
  std::uint64_t directory = 0;
};

struct Strings {
  Bytes file;

  std::string_view at(std::string_view section, std::uint32_t offset) const {
    const Bytes content = sectionOf(file, section);
    return offset < content.size() ? Reader(content.subspan(offset)).takeString() : std::string_view{};
  }
};

// A list of names as version 5 has it. index: of the wanted one. False if a form isn't known.
bool takeNames(Reader& reader, const Strings& strings, std::uint64_t index, Name& found) {
  const auto formats = reader.take<std::uint8_t>();
  Reader description = reader;
  for (int i = 0; i < 2 * formats; ++i) reader.takeUnsigned();
  const std::uint64_t count = reader.takeUnsigned();
  for (std::uint64_t at = 0; at < count && !reader.atEnd(); ++at) {
    Name name;
    Reader fields = description;
    for (int i = 0; i < formats; ++i) {
      const std::uint64_t content = fields.takeUnsigned(), form = fields.takeUnsigned();
      std::uint64_t number = 0;
      std::string_view text;
      switch (form) {
        case kString:
          text = reader.takeString();
          break;
        case kStrp:
          text = strings.at(".debug_str", reader.take<std::uint32_t>());
          break;
        case kLineStrp:
          text = strings.at(".debug_line_str", reader.take<std::uint32_t>());
          break;
        case kUnsigned:
          number = reader.takeUnsigned();
          break;
        case kData1:
          number = reader.take<std::uint8_t>();
          break;
        case kData2:
          number = reader.take<std::uint16_t>();
          break;
        case kData4:
          number = reader.take<std::uint32_t>();
          break;
        case kData8:
          number = reader.take<std::uint64_t>();
          break;
        case kData16:
          reader.take(16);
          break;
        case kBlock:
          reader.take(reader.takeUnsigned());
          break;
        default:
          return false;
      }
      if (content == kPath) name.path = text;
      if (content == kDirectory) name.directory = number;
    }
    if (at == index) found = name;
  }
  return true;
}

struct Unit {
  std::uint16_t version = 0;
  std::uint8_t minimumLength = 1, lineRange = 1, opcodeBase = 1;
  std::int8_t lineBase = 0;
  Bytes lengths, names, program;
};

// The next unit; its program is empty if this reader doesn't know the version.
Unit takeUnit(Reader& section) {
  Unit unit;
  constexpr std::uint32_t kWide = 0xffff'fff0;  // a unit of the 64-bit form, or a reserved value
  const auto length = section.take<std::uint32_t>();
  if (length >= kWide) {
    section.take(section.left());
    return unit;
  }
  Reader reader(section.take(length));
  unit.version = reader.take<std::uint16_t>();
  if (unit.version != 4 && unit.version != 5) return unit;
  if (unit.version == 5) reader.take(2);  // sizes of addresses
  Reader header(reader.take(reader.take<std::uint32_t>()));
  unit.program = reader.take(reader.left());
  unit.minimumLength = header.take<std::uint8_t>();
  header.take(2);  // operations of an instruction, and the initial is_stmt
  unit.lineBase = header.take<std::int8_t>();
  unit.lineRange = header.take<std::uint8_t>();
  unit.opcodeBase = header.take<std::uint8_t>();
  unit.lengths = header.take(unit.opcodeBase - 1U);
  unit.names = header.take(header.left());
  if (unit.lineRange == 0 || unit.lengths.empty()) unit.program = {};
  return unit;
}

// The names of version 4 are strings; an empty one ends a list. Indices begin with 1.
Name takeOldNames(Reader& reader, bool files, std::uint64_t index) {
  Name found;
  for (std::uint64_t at = 1; !reader.atEnd(); ++at) {
    Name name{reader.takeString()};
    if (name.path.empty()) break;
    if (files) {
      name.directory = reader.takeUnsigned();
      reader.takeUnsigned();  // time
      reader.takeUnsigned();  // length
    }
    if (at == index) found = name;
  }
  return found;
}

bool nameFile(const Unit& unit, const Strings& strings, std::uint64_t file, faults::SourceLine& found) {
  Name own, directory;
  for (int pass = 0; pass < 2; ++pass) {  // the directory's index comes after the directories
    Reader reader(unit.names);
    if (unit.version == 5) {
      if (!takeNames(reader, strings, own.directory, directory) || !takeNames(reader, strings, file, own)) return false;
    } else {
      directory = takeOldNames(reader, false, own.directory);
      own = takeOldNames(reader, true, file);
    }
  }
  found.directory = own.directory == 0 ? std::string_view{} : directory.path;
  found.file = own.path;
  return !own.path.empty();
}

// ---- The program (DWARF 5, 6.2.5)

enum Standard : std::uint8_t {
  kExtended,
  kCopy,
  kAdvanceAddress,
  kAdvanceLine,
  kSetFile,
  kSetColumn,
  kNegate,
  kBasicBlock,
  kAddConstant,
  kFixedAdvance,
};
enum Extended : std::uint8_t { kEndSequence = 1, kSetAddress = 2 };

struct Row {
  std::uint64_t address = 0, file = 1, line = 1;
};

// Runs the program until it knows the row of the address.
class Machine {
 public:
  Machine(const Unit& unit, std::uint64_t address) : unit_(unit), wanted_(address), reader_(unit.program) {}

  bool find(Row& found) {
    while (!reader_.atEnd())
      if (step()) {
        found = last_;
        return true;
      }
    return false;
  }

 private:
  bool step() {
    const auto opcode = reader_.take<std::uint8_t>();
    if (opcode >= unit_.opcodeBase) {
      const unsigned adjusted = opcode - unit_.opcodeBase;
      row_.address += std::uint64_t{adjusted / unit_.lineRange} * unit_.minimumLength;
      row_.line += static_cast<std::uint64_t>(std::int64_t{unit_.lineBase} + adjusted % unit_.lineRange);
      return emit();
    }
    switch (opcode) {
      case kExtended:
        return extended();
      case kCopy:
        return emit();
      case kAdvanceAddress:
        row_.address += reader_.takeUnsigned() * unit_.minimumLength;
        break;
      case kAdvanceLine:
        row_.line += static_cast<std::uint64_t>(reader_.takeSigned());
        break;
      case kSetFile:
        row_.file = reader_.takeUnsigned();
        break;
      case kAddConstant:
        row_.address += std::uint64_t{(255U - unit_.opcodeBase) / unit_.lineRange} * unit_.minimumLength;
        break;
      case kFixedAdvance:
        row_.address += reader_.take<std::uint16_t>();
        break;
      default:
        for (auto count = static_cast<unsigned>(unit_.lengths[opcode - 1U]); count > 0; --count) reader_.takeUnsigned();
    }
    return false;
  }

  bool extended() {
    Reader operands(reader_.take(reader_.takeUnsigned()));
    const auto opcode = operands.take<std::uint8_t>();
    if (opcode == kSetAddress) row_.address = operands.take<std::uint64_t>();
    if (opcode != kEndSequence) return false;
    const bool found = emit();
    begun_ = false;
    row_ = {};
    return found;
  }

  // True if the row before this one is that of the address.
  bool emit() {
    const bool found = begun_ && last_.address <= wanted_ && wanted_ < row_.address;
    if (!found) last_ = row_;
    begun_ = true;
    return found;
  }

  const Unit& unit_;
  const std::uint64_t wanted_;
  Reader reader_;
  Row row_, last_;
  bool begun_ = false;
};

}  // namespace

bool findLine(Bytes file, std::uint64_t address, faults::SourceLine& found) noexcept {
  Reader section(sectionOf(file, ".debug_line"));
  while (!section.atEnd()) {
    const Unit unit = takeUnit(section);
    Row row;
    if (!Machine(unit, address).find(row)) continue;
    found.line = row.line;
    return row.line != 0 && nameFile(unit, Strings{file}, row.file, found);
  }
  return false;
}

}  // namespace hipspv::elf
