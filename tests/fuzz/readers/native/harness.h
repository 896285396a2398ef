// A reader of files under test. Each harness, one file, defines fuzz::read for one reader of the runtime.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace fuzz {

using Bytes = std::span<const std::byte>;
using Words = std::vector<std::uint32_t>;

// Reads the input as the runtime does. May throw hipspv::Error, nothing else.
void read(Bytes input);

// An invariant of the reader: a violation is a finding, as a crash is.
void demand(bool holds, const char* what);

// The whole words of the input.
Words wordsOf(Bytes input);

// Returns whether these are instructions, one after the other.
bool isModule(std::span<const std::uint32_t> words);

struct Cost {
  std::size_t steps;  // basic blocks that the reader executed
  std::size_t bytes;  // of the heap, at its peak
  bool accepted;      // the reader threw nothing
};

// Reads the input. Prints a reason and ends the process if anything but hipspv::Error escapes, or if
// the reader takes more memory or steps than its input allows.
Cost check(Bytes input);

}  // namespace fuzz
