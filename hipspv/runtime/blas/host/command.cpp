#include "command.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <limits>

#include "types.h"

namespace hipspv::blas {
namespace {

bool isInteger(Kind kind) { return kind == Kind::kCount || kind == Kind::kIncrement || kind == Kind::kLeading; }

// Bytes of an element of the array, of a scalar, or of a result.
std::size_t bytesOf(const Routine& routine, const Arguments& arguments, std::size_t index) {
  const Parameter& parameter = routine.parameters[index];
  if (parameter.bytes != 0) return std::size_t{parameter.bytes} * parameter.elements;
  // The type follows. The two scalars of a rotation have one.
  std::size_t next = index + 1;
  while (next < routine.parameters.size() && routine.parameters[next].kind == Kind::kScalar) ++next;
  const bool stated = next < routine.parameters.size() && routine.parameters[next].kind == Kind::kDataType;
  return stated ? sizeOf(arguments[next].enumerator()) : scalarBytes(routine, arguments);
}

int narrowed(const Argument& argument) {
  const std::int64_t value = argument.integer();
  if (value > std::numeric_limits<int>::max() || value < -std::numeric_limits<int>::max())
    throw Error(Status::kNotSupported, "the host's BLAS counts with 32 bits");
  return static_cast<int>(value);
}

std::int64_t firstCount(const Routine& routine, const Arguments& arguments) {
  const auto found = std::ranges::find(routine.parameters, Kind::kCount, &Parameter::kind);
  return arguments[static_cast<std::size_t>(found - routine.parameters.begin())].integer();
}

}  // namespace

Command::Command(const Library& library, const Call& call, bool scalarsOnDevice)
    : library_(library),
      routine_(call.routine()),
      form_(call.entry.form),
      wide_(call.entry.wide),
      batch_(call.batch),
      arguments_(call.plain),
      strides_(call.strides) {
  if (routine_.own == nullptr) subroutine_ = library.find(routine_.name);
  signed char slot = 0;
  for (std::size_t i = 0; i < routine_.parameters.size(); ++i) {
    const Parameter& parameter = routine_.parameters[i];
    slots_[i] = -1;
    integers_[i] = isInteger(parameter.kind) ? narrowed(arguments_[i]) : arguments_[i].enumerator();
    if (parameter.kind == Kind::kOption) integers_[i] = arguments_[i].enumerator();
    if (parameter.kind == Kind::kArray || parameter.kind == Kind::kMade)
      strides_[i] *= static_cast<std::int64_t>(bytesOf(routine_, arguments_, i)) / parameter.elements;
    const bool copied = parameter.kind == Kind::kScalar ||
                        (parameter.kind == Kind::kMade && !parameter.written && form_ == Form::kPlain);
    if (!copied || scalarsOnDevice) continue;
    std::memcpy(scalars_[static_cast<std::size_t>(slot)].data(), arguments_[i].pointer(),
                bytesOf(routine_, arguments_, i));
    slots_[i] = slot++;
  }
}

void* Command::pointerTo(std::size_t index, std::int64_t member) const {
  const Parameter& parameter = routine_.parameters[index];
  auto* pointer = arguments_[index].pointer<std::byte>();
  switch (parameter.kind) {
    case Kind::kArray:
    case Kind::kMade:
      if (slots_[index] >= 0) break;
      if (form_ == Form::kBatched) return reinterpret_cast<void**>(pointer)[member];
      return pointer + member * strides_[index];
    case Kind::kResult:
      return pointer + member * static_cast<std::int64_t>(bytesOf(routine_, arguments_, index));
    case Kind::kIndex:
      return pointer + member * static_cast<std::int64_t>(wide_ ? sizeof(std::int64_t) : sizeof(int));
    case Kind::kInfo:
      return pointer + member * static_cast<std::int64_t>(sizeof(int));
    case Kind::kPivots: {
      if (pointer == nullptr) return nullptr;
      const std::int64_t stride = form_ == Form::kStrided ? strides_[index] : firstCount(routine_, arguments_);
      return pointer + member * stride * static_cast<std::int64_t>(sizeof(int));
    }
    case Kind::kScalar:
      if (slots_[index] < 0) return pointer;
      break;
    case Kind::kCallInfo:
      return pointer;
    default:  // little-endian: an integer's first byte is the letter
      return const_cast<int*>(&integers_[index]);
  }
  return const_cast<std::byte*>(scalars_[static_cast<std::size_t>(slots_[index])].data());
}

// The stream has no way to learn of an error: work that can't be done must not look as if it were.
void Command::run() const noexcept {
  try {
    const std::size_t count = routine_.parameters.size();
    for (std::int64_t member = 0; member < batch_; ++member) {
      std::array<void*, kMaxParameters> pointers{};
      for (std::size_t i = 0; i < count; ++i) pointers[i] = pointerTo(i, member);
      int index = 0;
      void* const result = pointers[count - 1];
      const bool widened = wide_ && routine_.parameters.back().kind == Kind::kIndex;
      if (widened) pointers[count - 1] = &index;
      if (routine_.own != nullptr)
        routine_.own(library_, pointers.data());
      else
        Library::call(subroutine_, pointers.data(), count);
      if (widened) *static_cast<std::int64_t*>(result) = index;
    }
  } catch (const std::exception& error) {
    std::fprintf(stderr, "hipspv: error: %s: %s\n", routine_.name, error.what());
    std::abort();
  }
}

}  // namespace hipspv::blas
