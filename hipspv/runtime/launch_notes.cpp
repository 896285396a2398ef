#include "launch_notes.h"

#include <algorithm>
#include <charconv>
#include <string>

#include "spirv_words.h"

namespace hipspv {
namespace {

constexpr std::uint64_t kMaxBytes = 1u << 30;
constexpr std::size_t kShown = 200;  // characters of a note in a message

// The fields after the kernel: the first of this many parameters, this many sizes, and a rest.
struct Form {
  std::string_view name;
  KernelNoteKind kind;
  std::uint8_t parameters, sizes;
  bool rest;
};
constexpr Form kForms[] = {
    {"hipspv.fp64", KernelNoteKind::kFloat64, 0, 0, true},
    {"hipspv.indirect", KernelNoteKind::kIndirect, 0, 0, false},
    {"hipspv.service", KernelNoteKind::kService, 0, 0, false},
    {"hipspv.byref", KernelNoteKind::kByRef, 1, 2, false},
    {"hipspv.bounds", KernelNoteKind::kBounds, 0, 1, false},
    {"hipspv.shared", KernelNoteKind::kShared, 1, 0, false},
    {"hipspv.sharedbytes", KernelNoteKind::kSharedBytes, 1, 0, false},
    {"hipspv.linear", KernelNoteKind::kLinear, 3, 1, false},
    {"hipspv.grid", KernelNoteKind::kGrid, 3, 4, false},
    {"hipspv.packed", KernelNoteKind::kPacked, 1, 0, true},
};

std::uint64_t numberOf(std::string_view field) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (error != std::errc{} || end != field.data() + field.size())
    broken("'" + std::string(field.substr(0, kShown)) + "' in a note is not a number");
  return value;
}

std::uint32_t sizeOf(std::string_view field) {
  const std::uint64_t value = numberOf(field);
  if (value > kMaxBytes) broken("a note has an impossible size");
  return static_cast<std::uint32_t>(value);
}

// Takes the first field off the rest.
std::string_view takeField(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

}  // namespace

std::size_t Note::begin(std::size_t field) const {
  std::size_t at = 0;
  for (; field > 0; --field) {
    at = text_.find(' ', at);
    if (at == std::string_view::npos) return at;
    ++at;
  }
  return at;
}

std::string_view Note::rest(std::size_t i) const {
  const std::size_t at = begin(i);
  if (at == std::string_view::npos)
    broken("the note '" + std::string(text_.substr(0, kShown)) + "' lacks a field");
  return text_.substr(at);
}

std::string_view Note::field(std::size_t i) const {
  const std::string_view from = rest(i);
  return from.substr(0, from.find(' '));
}

std::uint64_t Note::number(std::size_t i) const { return numberOf(field(i)); }

std::uint32_t Note::size(std::size_t i) const { return sizeOf(field(i)); }

KernelNote readKernelNote(const Note& note) {
  const auto form = std::find_if(std::begin(kForms), std::end(kForms),
                                 [kind = note.kind()](const Form& f) { return f.name == kind; });
  if (form == std::end(kForms)) return {};
  KernelNote result{form->kind, note.field(1), 0, form->parameters};
  std::size_t next = 2;
  if (form->parameters != 0) result.parameter = note.number(next++);
  for (std::size_t i = 0; i < form->sizes; ++i) result.sizes[i] = note.size(next++);
  if (form->rest && (form->kind == KernelNoteKind::kFloat64 || note.has(next)))
    result.rest = note.rest(next);
  return result;
}

PackedMember takeMember(std::string_view& rest) {
  const std::uint32_t size = sizeOf(takeField(rest));
  if (rest.empty()) broken("a note lacks a field");
  return {size, std::max(sizeOf(takeField(rest)), 1u)};
}

}  // namespace hipspv
