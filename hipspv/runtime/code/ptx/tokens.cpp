#include "tokens.h"

#include <algorithm>
#include <charconv>

#include "hipspv/runtime/code/launch_metadata.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::ptx {
namespace {

constexpr std::string_view kSpace = " \t\r\n\v\f";

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool inDirective(char c) { return isLetter(c) || isDigit(c) || c == '_'; }
bool beginsWord(char c) { return isLetter(c) || c == '_' || c == '$' || c == '%'; }
bool inWord(char c) { return beginsWord(c) || isDigit(c); }

}  // namespace

void Tokens::fail(const std::string& what) const {
  throw Error(hipErrorInvalidImage, "the PTX is broken: " + what + " (byte " + std::to_string(position_) + ")");
}

// False if there is no comment here.
bool Tokens::skipComment() {
  if (at("//")) {
    const std::size_t end = std::min(text_.find('\n', position_), text_.size());
    std::string_view line = text_.substr(position_ + 2, end - position_ - 2);
    line.remove_prefix(std::min(line.find_first_not_of(kSpace), line.size()));
    line = line.substr(0, line.find_last_not_of(kSpace) + 1);
    if (line.starts_with(kRecordPrefix)) records_.push_back(line);
    position_ = end;
    return true;
  }
  if (!at("/*")) return false;
  const std::size_t end = text_.find("*/", position_ + 2);
  if (end == text_.npos) fail("a comment has no end");
  position_ = end + 2;
  return true;
}

void Tokens::skipSpace() {
  do {
    position_ = std::min(text_.find_first_not_of(kSpace, position_), text_.size());
  } while (skipComment());
}

// A backslash means itself: ptxas ends a string at any quote.
void Tokens::skipString() {
  position_ = text_.find('"', position_ + 1);
  if (position_ == text_.npos) {
    position_ = text_.size();
    fail("a string has no end");
  }
  ++position_;
}

std::string_view Tokens::takeWhile(bool (*belongs)(char)) {
  const std::size_t begin = position_++;
  while (position_ < text_.size() && belongs(text_[position_])) ++position_;
  return text_.substr(begin, position_ - begin);
}

Token Tokens::next() {
  skipSpace();
  if (position_ == text_.size()) return {};
  const char c = text_[position_];
  if (c == '.') return {TokenKind::kDirective, takeWhile(inDirective)};
  if (isDigit(c)) return {TokenKind::kNumber, takeWhile(inDirective)};
  if (beginsWord(c)) return {TokenKind::kWord, takeWhile(inWord)};
  const std::size_t begin = position_;
  if (c != '"') return {TokenKind::kSymbol, text_.substr(position_++, 1)};
  skipString();
  return {TokenKind::kString, text_.substr(begin, position_ - begin)};
}

Token Tokens::peek() {
  skipSpace();
  const std::size_t before = position_;
  const Token token = next();
  position_ = before;
  return token;
}

void Tokens::skipBlock(char open, char close) {
  const char interesting[] = {open, close, '"', '/'};
  for (std::size_t depth = 1; depth != 0;) {
    position_ = text_.find_first_of({interesting, sizeof interesting}, position_);
    if (position_ == text_.npos) {
      position_ = text_.size();
      fail("a block has no end");
    }
    const char c = text_[position_];
    if (c == '"') {
      skipString();
      continue;
    }
    if (skipComment()) continue;
    depth += c == open;
    depth -= c == close;
    ++position_;
  }
}

std::uint64_t numberOf(const Token& token, const Tokens& at) {
  std::string_view digits = token.text;
  if (digits.ends_with('U')) digits.remove_suffix(1);
  int base = 10;
  if (digits.starts_with('0') && digits.size() > 1) {
    const char kind = digits[1];
    base = kind == 'x' || kind == 'X' ? 16 : kind == 'b' || kind == 'B' ? 2 : 8;
    digits.remove_prefix(base == 8 ? 1 : 2);
  }
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
  if (token.kind != TokenKind::kNumber || error != std::errc{} || end != digits.data() + digits.size())
    at.fail("expected a number");
  return value;
}

}  // namespace hipspv::ptx
