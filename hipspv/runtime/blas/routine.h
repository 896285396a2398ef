// The routines of table.py, as build_entries.py writes them, and the arguments of a call.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace hipspv::blas {

class Library;

enum class Api { kHipblas, kCublas, kRocblas };

// One argument of any function: an integer, an enumerator or a pointer.
class Argument {
 public:
  Argument() = default;
  Argument(std::int64_t value) : value_(value) {}
  Argument(int value) : value_(value) {}
  Argument(long long value) : value_(value) {}
  Argument(const void* pointer) : value_(reinterpret_cast<std::intptr_t>(pointer)) {}

  std::int64_t integer() const { return value_; }
  int enumerator() const { return static_cast<int>(value_); }
  template <class T = void>
  T* pointer() const {
    return reinterpret_cast<T*>(static_cast<std::intptr_t>(value_));
  }

 private:
  std::int64_t value_ = 0;
};

enum class Kind : std::uint8_t {
  kOption,         // the host's letter, after `translated`
  kCount,          // a size of the problem
  kIncrement,      // of the vector before it
  kLeading,        // the leading dimension of the matrix before it
  kArray,          // memory of the device
  kScalar,         // read at the call, or on the device, by the pointer mode
  kMade,           // the same for a value that each member of a batch has; written, too
  kResult,         // written, by the pointer mode; for a batch an array
  kIndex,          // the same for an integer
  kDataType,       // of the array, the scalars or the result before it
  kComputeType,    // of the call: names the type of scalars
  kExecutionType,  // of the call: the data type that computes
  kAlgorithm,
  kPivots,    // integers of the device, n for each member of a batch
  kInfo,      // an integer of the device for each member
  kCallInfo,  // an integer of the host
  kStride,    // the last ones occur in forms of batches alone
  kBatch,
};

// Options and types, by the names of table.py.
enum class Enumeration : std::uint8_t { kNone, kOperation, kFill, kDiagonal, kSide };

struct Parameter {
  Kind kind;
  Enumeration enumeration = Enumeration::kNone;
  bool written = false;
  bool endsArray = false;  // its stride follows in strided forms
  std::uint8_t bytes = 0;  // of an element or a scalar; 0: another argument states the type
  std::uint8_t elements = 1;
};

inline constexpr std::size_t kMaxParameters = 20;

using Arguments = std::array<Argument, kMaxParameters>;

// Pointers to all arguments, as Fortran passes them: letters, 32-bit integers, scalars, and the first elements of
// arrays.
using Pointers = void* const*;

// A routine of one precision.
struct Routine {
  const char* name;  // the subroutine's of the host's BLAS
  // The library's own function for the host, or nullptr for the subroutine.
  void (*own)(const Library&, Pointers) = nullptr;
  std::span<const Parameter> parameters;  // of the plain form
  // Throws Error for sizes, increments and leading dimensions that the routine doesn't take.
  void (*check)(const Arguments&) = nullptr;
  bool (*empty)(const Arguments&) = nullptr;  // nothing would be written
};

enum class Form : std::uint8_t { kPlain, kBatched, kStrided };

// A function of the APIs, for integers of 32 or 64 bits.
struct Entry {
  const Routine& routine;
  Form form;
  bool wide;           // integers of 64 bits
  const char* cublas;  // NVIDIA's function, or nullptr
  // Calls NVIDIA's function.
  int (*forward)(void* function, void* handle, std::span<const Argument> arguments);
};

}  // namespace hipspv::blas
