// Memory that refused calls must leave as it was.
#pragma once

#include <algorithm>
#include <iterator>

#include "refuses.h"

namespace refusals {

inline void hold(bool condition, const char* text, const char* file, int line) {
  if (condition) return;
  ++wrong;
  std::fprintf(stderr, "%s:%d: after refused calls: %s\n", file, line, text);
}

}  // namespace refusals

#define holds(condition) refusals::hold(condition, #condition, __FILE__, __LINE__)

// An output that no call may write to: memory for a T, checked when this object ends.
template <class T>
class Untouched {
 public:
  explicit Untouched(const char* file = __builtin_FILE(), int line = __builtin_LINE()) : file_(file), line_(line) {
    std::fill(std::begin(bytes_), std::end(bytes_), kPattern);
  }
  ~Untouched() {
    const auto kept = [](unsigned char byte) { return byte == kPattern; };
    refusals::hold(std::all_of(std::begin(bytes_), std::end(bytes_), kept), "the output isn't written to", file_,
                   line_);
  }
  Untouched(const Untouched&) = delete;
  Untouched& operator=(const Untouched&) = delete;

  operator T*() { return reinterpret_cast<T*>(bytes_); }

 private:
  static constexpr unsigned char kPattern = 0xA5;
  alignas(T) unsigned char bytes_[sizeof(T)];
  const char* file_;
  int line_;
};
