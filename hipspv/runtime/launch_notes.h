// The records that hipspv-cc leaves in a module for launches (docs/architecture.md, "Notes"): words
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
  // Each throws hipErrorInvalidImage where there is no such field, or where it isn't what is asked for.
  std::string_view field(std::size_t i) const;
  std::string_view rest(std::size_t i) const;  // from that field on: a file's name may hold spaces
  std::uint64_t number(std::size_t i) const;
  std::uint32_t size(std::size_t i) const;  // in bytes

  bool has(std::size_t field) const { return begin(field) != std::string_view::npos; }

 private:
  std::size_t begin(std::size_t field) const;

  std::string_view text_;
};

enum class KernelNoteKind : std::uint8_t {
  kNone,  // says nothing of a kernel
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
  std::uint64_t parameter = 0;             // the first that it is about
  std::uint32_t parameters = 0;            // how many those are
  std::array<std::uint32_t, 4> sizes{};    // in the note's order
  std::string_view rest{};                 // of kFloat64 and kPacked
};

// Throws hipErrorInvalidImage for a damaged one.
KernelNote readKernelNote(const Note& note);

// Takes the next size and alignment from what a kPacked note has for rest, which isn't empty.
struct PackedMember {
  std::uint32_t size, align;
};
PackedMember takeMember(std::string_view& rest);

}  // namespace hipspv
