// The objects of both APIs: descriptors, whose attributes the table has (lt_table.py).
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

#include "../blas/routine.h"
#include "../blas/status.h"

namespace hipspv::blaslt {

using blas::Api;
using blas::Error;
using blas::Status;
using libraries::require;

// A value that differs between the APIs. The library's is cuBLAS's. hipBLASLt lacks epilogues, and has others.
enum class Translation : std::uint8_t { kNone, kOperation, kEpilogue };

// Of an attribute on CPU devices.
enum class Effect : std::uint8_t { kUsed, kNone, kDefaultOnly };

struct Attribute {
  const char* name;
  int cublas, hipblas;  // -1: the API lacks it
  std::size_t offset, bytes;
  Translation translation;
  Effect effect;
};

template <class Descriptor>
inline constexpr std::span<const Attribute> kAttributes;

#include "lt_descriptors.inc"

// They throw Error, as for another size than the attribute's.
void setAttribute(std::span<const Attribute> attributes, Api api, void* object, int attribute, const void* memory,
                  std::size_t bytes);
void getAttribute(std::span<const Attribute> attributes, Api api, const void* object, int attribute, void* memory,
                  std::size_t bytes, std::size_t* written);
// Writes a value, or tells its size if `bytes` is 0.
void writeValue(const void* value, std::size_t size, void* memory, std::size_t bytes, std::size_t* written);

// The attributes of an object that differ from those of the default one.
template <class Descriptor, class Use>
void forChanged(const Descriptor& object, Use&& use) {
  const Descriptor unchanged;
  for (const Attribute& attribute : kAttributes<Descriptor>) {
    const auto* value = reinterpret_cast<const std::byte*>(&object) + attribute.offset;
    const auto* other = reinterpret_cast<const std::byte*>(&unchanged) + attribute.offset;
    if (!std::equal(value, value + attribute.bytes, other)) use(attribute, value);
  }
}

}  // namespace hipspv::blaslt
