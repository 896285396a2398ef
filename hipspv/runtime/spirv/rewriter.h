// Changes a SPIR-V module in place.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <optional>
#include <span>
#include <vector>

#include "words.h"

namespace hipspv {

// Reads a module from its first instruction to its last, and overwrites the part already read. Throws
// hipErrorInvalidImage if that has no space left: all changes make modules shorter, except broken modules.
class SpirvRewriter {
 public:
  explicit SpirvRewriter(std::vector<std::uint32_t>& words) : words_(words), stream_(words) {}

  // The operands are valid until the next write.
  std::optional<Instruction> next() { return stream_.next(); }

  void keep(const Instruction& i) {
    // The operands follow their instruction's first word.
    const std::size_t count = i.operands.size() + 1;
    std::memmove(words_.data() + end_, i.operands.data() - 1, count * sizeof(std::uint32_t));
    end_ += count;
  }

  void write(std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
    const std::size_t count = operands.size() + 1;
    if (count > stream_.position() - end_) broken("an instruction is too short for what takes its place");
    words_[end_] = static_cast<std::uint32_t>(count) << 16 | opcode;
    std::ranges::copy(operands, words_.data() + end_ + 1);
    end_ += count;
  }

  // The position of the next instruction to be written.
  std::size_t place() const { return end_; }

  // Ends the module, and inserts more words at a position.
  void finish(std::size_t place = kHeaderWords, std::span<const std::uint32_t> more = {}) {
    if (more.size() > words_.size() - end_) broken("it doesn't declare what its instructions need");
    words_.resize(end_);
    words_.insert(words_.begin() + static_cast<std::ptrdiff_t>(place), more.begin(), more.end());
  }

 private:
  std::vector<std::uint32_t>& words_;
  InstructionStream stream_;
  std::size_t end_ = kHeaderWords;
};

}  // namespace hipspv
