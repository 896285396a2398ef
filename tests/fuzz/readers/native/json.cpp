// The text of a trace: a string in JSON quotes reads back as the original.
#include "hipspv/runtime/support/json.h"

#include <cstdlib>

#include "harness.h"

namespace {

// RFC 8259, section 7: quote uses no escapes but \", \\ and \uXXXX.
std::string unquote(std::string_view text) {
  fuzz::demand(text.size() >= 2 && text.front() == '"' && text.back() == '"', "no quotes");
  std::string result;
  for (std::size_t at = 1; at < text.size() - 1; ++at) {
    fuzz::demand(static_cast<unsigned char>(text[at]) >= 0x20 && text[at] != '"', "not escaped");
    if (text[at] != '\\') {
      result += text[at];
    } else if (text[++at] == 'u') {
      const std::string digits(text.substr(at + 1, 4));
      result += static_cast<char>(std::strtoul(digits.c_str(), nullptr, 16));
      at += 4;
    } else {
      result += text[at];
    }
  }
  return result;
}

}  // namespace

void fuzz::read(Bytes input) {
  const std::string_view text(reinterpret_cast<const char*>(input.data()), input.size());
  demand(unquote(hipspv::Json::quote(text)) == text, "a string isn't what it was");
}
