// Elements in memory whose type isn't the one that the host computes in.
#pragma once

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_fp8.h>
#include <hip/library_types.h>

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>
#include <stdexcept>
#include <type_traits>

#include "elements.h"

namespace hipspv::libraries {

// Calls f with a value of the hipDataType's type in memory. Otherwise calls refuse.
template <class F, class Refuse>
auto ofStored(int type, F&& f, Refuse&& refuse) {
  switch (type) {
    case HIP_R_8I:
      return f(std::int8_t{});
    case HIP_R_8F_E4M3:
      return f(__hip_fp8_e4m3{});
    case HIP_R_8F_E5M2:
      return f(__hip_fp8_e5m2{});
    case HIP_R_16F:
      return f(__half{});
    case HIP_R_16BF:
      return f(__hip_bfloat16{});
    case HIP_R_32I:
      return f(std::int32_t{});
    default:
      return ofElement(type, f, refuse);
  }
}

// Bytes of an element; 0 for types that ofStored refuses.
inline std::size_t bytesOf(int type) {
  return ofStored(type, []<class Memory>(Memory) { return sizeof(Memory); }, [] { return std::size_t{0}; });
}

// The types of a call are checked before its work begins.
[[noreturn]] inline void refuseElements() { throw std::logic_error("elements of a type that isn't checked"); }

template <class T, class Memory>
T widened(Memory value) {
  if constexpr (kIsComplex<T> && kIsComplex<Memory>)
    return static_cast<T>(value);
  else if constexpr (kIsComplex<Memory>)
    refuseElements();
  else if constexpr (std::is_arithmetic_v<Memory>)
    return static_cast<T>(static_cast<Real<T>>(value));
  else
    return static_cast<T>(static_cast<Real<T>>(static_cast<float>(value)));
}

// Bytes saturate, after rounding to the nearest. Integers of 32 bits wrap around.
template <class Memory, class T>
Memory narrowed(T value) {
  if constexpr (kIsComplex<T> != kIsComplex<Memory>) {
    refuseElements();
  } else if constexpr (kIsComplex<T>) {
    return static_cast<Memory>(value);
  } else if constexpr (std::is_same_v<Memory, std::int8_t>) {
    constexpr std::int8_t least = std::numeric_limits<std::int8_t>::min(),
                          greatest = std::numeric_limits<std::int8_t>::max();
    if (!(value > T{least})) return least;
    return value < T{greatest} ? static_cast<std::int8_t>(std::nearbyint(value)) : greatest;
  } else if constexpr (std::is_same_v<Memory, std::int32_t>) {
    return static_cast<std::int32_t>(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
  } else if constexpr (std::is_arithmetic_v<Memory>) {
    return static_cast<Memory>(value);
  } else {
    return Memory(static_cast<float>(value));
  }
}

// Reads elements that lie `step` elements apart.
template <class T>
void readElements(int type, const void* memory, std::ptrdiff_t step, std::span<T> to) {
  const auto read = [&]<class Memory>(Memory element) {
    const auto* from = static_cast<const std::byte*>(memory);
    for (T& value : to) {
      std::memcpy(&element, from, sizeof element);
      value = widened<T>(element);
      from += step * static_cast<std::ptrdiff_t>(sizeof element);
    }
  };
  ofStored(type, read, refuseElements);
}

template <class T>
void writeElements(int type, void* memory, std::ptrdiff_t step, std::span<const T> from) {
  const auto write = [&]<class Memory>(Memory element) {
    auto* to = static_cast<std::byte*>(memory);
    for (const T& value : from) {
      element = narrowed<Memory>(value);
      std::memcpy(to, &element, sizeof element);
      to += step * static_cast<std::ptrdiff_t>(sizeof element);
    }
  };
  ofStored(type, write, refuseElements);
}

}  // namespace hipspv::libraries
