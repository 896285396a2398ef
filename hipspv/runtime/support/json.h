// A minimal JSON writer (RFC 8259).
#pragma once

#include <cstdio>
#include <string>
#include <string_view>

namespace hipspv {

// The members of one object.
class Json {
 public:
  Json& text(std::string_view key, std::string_view value) { return raw(key, quote(value)); }
  Json& number(std::string_view key, std::size_t value) { return raw(key, std::to_string(value)); }
  Json& flag(std::string_view key, bool value) { return raw(key, value ? "true" : "false"); }

  template <class Range, class Function>
  Json& list(std::string_view key, const Range& range, Function&& item) {
    std::string items;
    for (const auto& element : range) items += (items.empty() ? "" : ", ") + item(element);
    return raw(key, "[" + items + "]");
  }

  // value: already JSON.
  Json& raw(std::string_view key, const std::string& value) {
    members_ += (members_.empty() ? "" : ", ") + quote(key) + ": " + value;
    return *this;
  }

  std::string done() const { return "{" + members_ + "}"; }

  static std::string quote(std::string_view value);

 private:
  std::string members_;
};

inline std::string Json::quote(std::string_view value) {
  std::string result = "\"";
  for (const char c : value) {
    if (c == '"' || c == '\\') {
      result += '\\';
      result += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      char escape[8];
      std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(c));
      result += escape;
    } else {
      result += c;
    }
  }
  return result + "\"";
}

}  // namespace hipspv
