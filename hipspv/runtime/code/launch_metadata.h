// The records that hipspv-cc leaves in device code for launches: lines of text with one space between fields.
// hipspv/metadata/schema.py describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "metadata_schema.h"

namespace hipspv {

// A view of a record's text. Only check() looks at all of it; the others expect a record that it has accepted.
class Record {
 public:
  explicit Record(std::string_view text) : text_(text) {}

  std::string_view text() const { return text_; }
  RecordKind kind() const;  // kNone for text that is no record
  // Throws hipErrorInvalidImage if a field is missing or has another form than the schema's.
  void check() const;

  bool has(std::size_t field) const { return begin(field) != std::string_view::npos; }
  std::string_view field(std::size_t i) const;
  std::string_view rest(std::size_t i) const;  // from that field on; empty if there is none
  std::uint64_t number(std::size_t i) const;
  std::uint32_t size(std::size_t i) const { return static_cast<std::uint32_t>(number(i)); }
  std::string_view kernel() const;  // that it describes; empty for a record about the module

 private:
  std::size_t begin(std::size_t field) const;

  std::string_view text_;
};

// Reads repeated fields one by one. Each throws hipErrorInvalidImage for a field of another form.
class Fields {
 public:
  explicit Fields(std::string_view rest) : rest_(rest) {}

  bool empty() const { return rest_.empty(); }
  std::uint32_t size();
  ParameterKind parameter();

 private:
  std::string_view rest_;
};

// The index of one of the schema's words for a field of that letter; nullopt if it is none.
std::optional<std::size_t> wordOf(char letter, std::string_view word);

}  // namespace hipspv
