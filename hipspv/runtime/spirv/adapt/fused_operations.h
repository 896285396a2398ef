// Fused multiply-adds in a form that Intel's CPU compiler vectorises well.
#pragma once

#include <array>
#include <cstdint>

#include "module_text.h"

namespace hipspv::adapt {

enum Format : std::uint8_t { kSingle, kDouble, kHalf, kFormats };
template <class T>
using ByFormat = std::array<T, kFormats>;

// LLVM's intrinsic llvm.fma as an imported function. The compiler calls the instruction fma of OpenCL.std for active
// lanes alone: in a branch it clears the operands of all others first, three more instructions for each. It divides mad
// into two operations.
//
// Takes each instruction of the module first, then writes the parts of the functions to their places. There is none for
// half precision, where the result of single precision may be rounded a second time.
class FusedOperations {
 public:
  void learn(const Instruction& i);

  // types: those of the module's formats, 0 for one that it lacks.
  void declare(const ByFormat<Id>& types, Id& bound);

  // After the header.
  void require(Words& all) const;
  // Before an instruction of the module. Writes the decorations before the first type.
  void decorate(Words& all, const Instruction& next);
  // After all types.
  void define(Words& all, Id& bound) const;

  // The function of a format; 0 if there is none.
  Id function(Format format) const { return functions_[format]; }

 private:
  struct Signature {
    Id id, type;
  };

  ByFormat<Id> functions_{}, types_{};
  std::vector<Signature> signatures_;  // of functions with a result and three operands of one type
  bool linkage_ = false, isDecorated_ = false;
};

}  // namespace hipspv::adapt
