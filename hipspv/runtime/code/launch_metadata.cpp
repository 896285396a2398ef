#include "launch_metadata.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>
#include <utility>

#include "hipspv/runtime/support/error.h"

namespace hipspv {
namespace {

constexpr std::size_t kShown = 200;  // characters of a record in a message
constexpr char kKernel = 'k', kUnsigned = 'u', kSize = 's', kText = 't', kParameter = 'p';
constexpr char kRepeated = '*', kOptional = '?';

[[noreturn]] void broken(const std::string& what) {
  throw Error(hipErrorInvalidImage, "the device code is broken: " + what);
}

std::string shown(std::string_view text) { return "'" + std::string(text.substr(0, kShown)) + "'"; }

// Takes the first field off the rest, which isn't empty.
std::string_view takeField(std::string_view& rest) {
  const std::size_t end = std::min(rest.find(' '), rest.size());
  const std::string_view field = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return field;
}

std::uint64_t numberOf(std::string_view field) {
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
  if (error != std::errc{} || end != field.data() + field.size()) broken(shown(field) + " in a record is not a number");
  return value;
}

std::uint32_t sizeOf(std::string_view field) {
  const std::uint64_t value = numberOf(field);
  if (value > kLargestSize) broken("a record has an impossible size");
  return static_cast<std::uint32_t>(value);
}

void checkField(char letter, std::string_view field) {
  if (letter == kUnsigned) numberOf(field);
  if (letter == kSize) sizeOf(field);
  const auto words = std::ranges::find(kFieldWords, letter, &FieldWords::letter);
  if (words != std::end(kFieldWords) && !wordOf(letter, field))
    broken(shown(field) + " in a record is none of " + std::string(words->words));
}

}  // namespace

std::optional<std::size_t> wordOf(char letter, std::string_view word) {
  const auto words = std::ranges::find(kFieldWords, letter, &FieldWords::letter);
  if (words == std::end(kFieldWords)) return std::nullopt;
  std::string_view rest = words->words;
  for (std::size_t i = 0; !rest.empty(); ++i)
    if (takeField(rest) == word) return i;
  return std::nullopt;
}

RecordKind Record::kind() const {
  std::string_view rest = text_;
  if (!rest.starts_with(kRecordPrefix)) return RecordKind::kNone;
  rest.remove_prefix(kRecordPrefix.size());
  const auto form = std::ranges::find(kRecordForms, takeField(rest), &RecordForm::name);
  return static_cast<RecordKind>(form - std::begin(kRecordForms));
}

void Record::check() const {
  const RecordKind kind = this->kind();
  if (kind == RecordKind::kNone) return;
  const std::string_view form = kRecordForms[static_cast<std::size_t>(kind)].fields;
  std::string_view rest = this->rest(1);
  std::size_t repeated = 0;
  for (std::size_t i = 0; i < form.size() || (repeated != 0 && !rest.empty()); ++i) {
    if (i >= form.size()) i = repeated;
    if (form[i] == kRepeated) repeated = i + 1;
    if (form[i] == kRepeated || form[i] == kOptional) {
      if (rest.empty()) return;
      continue;
    }
    if (rest.empty()) broken("the record " + shown(text_) + " lacks a field");
    checkField(form[i], form[i] == kText ? std::exchange(rest, {}) : takeField(rest));
  }
}

std::size_t Record::begin(std::size_t field) const {
  std::size_t at = 0;
  for (; field > 0; --field) {
    at = text_.find(' ', at);
    if (at == std::string_view::npos) return at;
    ++at;
  }
  return at;
}

std::string_view Record::rest(std::size_t i) const {
  const std::size_t at = begin(i);
  return at == std::string_view::npos ? std::string_view{} : text_.substr(at);
}

std::string_view Record::field(std::size_t i) const {
  const std::string_view from = rest(i);
  return from.substr(0, from.find(' '));
}

std::uint64_t Record::number(std::size_t i) const { return numberOf(field(i)); }

std::string_view Record::kernel() const {
  const RecordKind kind = this->kind();
  if (kind == RecordKind::kNone) return {};
  const std::size_t index = kRecordForms[static_cast<std::size_t>(kind)].fields.find(kKernel);
  return index == std::string_view::npos ? std::string_view{} : field(index + 1);
}

std::uint32_t Fields::size() { return sizeOf(takeField(rest_)); }

ParameterKind Fields::parameter() {
  const auto kind = wordOf(kParameter, takeField(rest_));
  if (!kind) broken("a record has an unknown kind of parameter");
  return static_cast<ParameterKind>(*kind);
}

}  // namespace hipspv
