// The records that hipspv-cc leaves in a module for launches (docs/architecture-metadata.md, "Notes"): words
// with a space between them.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hipspv {

// A view of the module's words.
class Note {
 public:
  explicit Note(std::string_view text) : text_(text) {}

  std::string_view text() const { return text_; }
  std::string_view kind() const { return text_.substr(0, text_.find(' ')); }
  // Each throws hipErrorInvalidImage if the field is missing or has another form.
  std::string_view field(std::size_t i) const;
  std::string_view rest(std::size_t i) const;  // from that field on: a file name may contain spaces
  std::uint64_t number(std::size_t i) const;
  std::uint32_t size(std::size_t i) const;  // in bytes

  bool has(std::size_t field) const { return begin(field) != std::string_view::npos; }

 private:
  std::size_t begin(std::size_t field) const;

  std::string_view text_;
};

enum class KernelNoteKind : std::uint8_t {
  kNone,  // no record about a kernel
  kFloat64,
  kIndirect,
  kService,
  kByRef,
  kBounds,
  kShared,
  kSharedBytes,
  kLinear,
  kGrid,
  kPacked,
};

// A record about one kernel.
struct KernelNote {
  KernelNoteKind kind = KernelNoteKind::kNone;
  std::string_view kernel{};
  std::uint64_t parameter = 0;             // the first one described
  std::uint32_t parameters = 0;            // number of parameters described
  std::array<std::uint32_t, 4> sizes{};    // in the note's order
  std::string_view rest{};                 // for kFloat64 and kPacked
};

// Throws hipErrorInvalidImage for a damaged note.
KernelNote readKernelNote(const Note& note);

// Takes the next size and alignment from the rest of a kPacked note, which must not be empty.
struct PackedMember {
  std::uint32_t size, align;
};
PackedMember takeMember(std::string_view& rest);

}  // namespace hipspv
