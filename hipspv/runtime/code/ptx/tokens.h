// PTX as tokens (PTX ISA, "Syntax"). All work is linear in the text, without recursion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>

namespace hipspv::ptx {

enum class TokenKind { kEnd, kDirective, kWord, kNumber, kString, kSymbol };

// A view of the text. A directive has its dot, a string its quotes.
struct Token {
  TokenKind kind = TokenKind::kEnd;
  std::string_view text;

  bool is(std::string_view wanted) const { return text == wanted; }
};

class Tokens {
 public:
  explicit Tokens(std::string_view text) : text_(text) {}

  // Both throw hipErrorInvalidImage for a comment or a string without an end.
  Token next();
  Token peek();
  // The end of the last token, or of the last block that was skipped.
  const char* position() const { return text_.data() + position_; }
  // Skips all up to the end of the block whose opening bracket was the last token. Throws as above, and if it has no
  // end. Brackets of the other kind don't count.
  void skipBlock(char open, char close);

  // The texts of the comments that were passed and are launch records (hipspv/metadata/schema.py), without slashes.
  std::deque<std::string_view> takeRecords() { return std::move(records_); }

  // Throws hipErrorInvalidImage with the position.
  [[noreturn]] void fail(const std::string& what) const;

 private:
  bool at(std::string_view text) const { return text_.substr(position_, text.size()) == text; }
  std::string_view takeWhile(bool (*belongs)(char));
  bool skipComment();
  void skipString();
  void skipSpace();

  std::string_view text_;
  std::size_t position_ = 0;
  std::deque<std::string_view> records_;
};

// Of a number token: decimal, 0x, 0b or octal, with a U at the end or not. Throws hipErrorInvalidImage.
std::uint64_t numberOf(const Token& token, const Tokens& at);

}  // namespace hipspv::ptx
