#include <algorithm>
#include <bit>
#include <cstdio>
#include <optional>

#include "service.h"

namespace hipspv {
namespace {

// A larger width or precision is a mistake in the device code, and would waste memory.
constexpr int kWidest = 1 << 16;

// One conversion specification (ISO C, 7.23.6.1).
struct Conversion {
  std::string flags;
  std::optional<int> width, precision;
  std::string length;
  char kind = '\0';
};

class Formatter {
 public:
  Formatter(std::string_view format, std::span<const std::uint64_t> slots, std::string_view strings)
      : format_(format), slots_(slots), strings_(strings) {}

  std::string run() {
    while (at_ < format_.size()) {
      const std::size_t percent = std::min(format_.find('%', at_), format_.size());
      result_ += format_.substr(at_, percent - at_);
      at_ = percent;
      if (at_ < format_.size()) convert();
    }
    return std::move(result_);
  }

 private:
  void convert() {
    const std::size_t start = at_++;
    if (peek() == '%') {
      ++at_;
      result_ += '%';
      return;
    }
    const Conversion conversion = parse();
    if (missing_ || !emit(conversion)) result_ += format_.substr(start, at_ - start);
  }

  char peek() const { return at_ < format_.size() ? format_[at_] : '\0'; }

  Conversion parse() {
    Conversion c;
    while (peek() != '\0' && std::string_view("-+ #0'").find(peek()) != std::string_view::npos)
      c.flags += format_[at_++];
    c.width = number();
    if (c.width && *c.width < 0) {  // from a *: a negative width means the flag -
      c.flags += '-';
      c.width = -*c.width;
    }
    if (peek() == '.') {
      ++at_;
      c.precision = number().value_or(0);
      if (*c.precision < 0) c.precision.reset();
    }
    while (peek() != '\0' && std::string_view("hlLqjzt").find(peek()) != std::string_view::npos)
      c.length += format_[at_++];
    if (at_ < format_.size()) c.kind = format_[at_++];
    return c;
  }

  std::optional<int> number() {
    if (peek() == '*') {
      ++at_;
      return std::clamp(static_cast<int>(nextSlot()), -kWidest, kWidest);
    }
    std::optional<int> value;
    while (peek() >= '0' && peek() <= '9') {
      const int digit = format_[at_++] - '0';
      value = std::min(value.value_or(0) * 10 + digit, kWidest);
    }
    return value;
  }

  std::uint64_t nextSlot() {
    if (slot_ < slots_.size()) return slots_[slot_++];
    missing_ = true;
    return 0;
  }

  bool emit(const Conversion& c) {
    switch (c.kind) {
      case 'd':
      case 'i':
        return print(c, "ll", signedArgument(c.length, nextSlot()));
      case 'u':
      case 'o':
      case 'x':
      case 'X':
      case 'b':
        return print(c, "ll", unsignedArgument(c.length, nextSlot()));
      case 'f':
      case 'F':
      case 'e':
      case 'E':
      case 'g':
      case 'G':
      case 'a':
      case 'A':
        return print(c, "", std::bit_cast<double>(nextSlot()));
      case 'c':
        return print(c, "", static_cast<int>(nextSlot()));
      case 'p':
        return print(c, "", reinterpret_cast<void*>(nextSlot()));
      case 's':
        return emitString(c);
      case 'n':  // stores nothing: the address is the device's
        nextSlot();
        return !missing_;
      default:
        return false;
    }
  }

  static long long signedArgument(std::string_view length, std::uint64_t slot) {
    if (length == "hh") return static_cast<signed char>(slot);
    if (length == "h") return static_cast<short>(slot);
    if (length.empty()) return static_cast<int>(slot);
    return static_cast<long long>(slot);
  }

  static unsigned long long unsignedArgument(std::string_view length, std::uint64_t slot) {
    if (length == "hh") return static_cast<unsigned char>(slot);
    if (length == "h") return static_cast<unsigned short>(slot);
    if (length.empty()) return static_cast<unsigned>(slot);
    return slot;
  }

  bool emitString(const Conversion& c) {
    const std::uint64_t length = nextSlot();
    if (missing_) return false;
    const std::string text(strings_.substr(0, length));
    strings_.remove_prefix(std::min<std::size_t>(length + 1, strings_.size()));
    return print(c, "", text.c_str());
  }

  template <class T>
  bool print(const Conversion& c, const char* length, T argument) {
    if (missing_) return false;
    std::string spec = "%" + c.flags;
    if (c.width) spec += std::to_string(*c.width);
    if (c.precision) spec += "." + std::to_string(*c.precision);
    spec += length;
    spec += c.kind;
    const int size = std::snprintf(nullptr, 0, spec.c_str(), argument);
    if (size < 0) return false;
    const std::size_t old = result_.size();
    result_.resize(old + static_cast<std::size_t>(size) + 1);
    std::snprintf(result_.data() + old, static_cast<std::size_t>(size) + 1, spec.c_str(), argument);
    result_.pop_back();
    return true;
  }

  std::string_view format_;
  std::span<const std::uint64_t> slots_;
  std::string_view strings_;
  std::size_t at_ = 0;
  std::size_t slot_ = 0;
  bool missing_ = false;
  std::string result_;
};

}  // namespace

std::string formatRecord(std::string_view format, std::span<const std::uint64_t> slots, std::string_view strings) {
  return Formatter(format, slots, strings).run();
}

}  // namespace hipspv
