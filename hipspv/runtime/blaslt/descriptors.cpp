#include "descriptors.h"

#include <cstring>

#include "../blas/values.h"

namespace hipspv::blaslt {
namespace {

#include "lt_epilogues.inc"

const Attribute& find(std::span<const Attribute> attributes, Api api, int value) {
  for (const Attribute& attribute : attributes)
    if (const int own = api == Api::kCublas ? attribute.cublas : attribute.hipblas; own == value && own >= 0)
      return attribute;
  throw Error(Status::kInvalidValue);
}

std::int32_t apisOperation(Api api, std::int32_t cublas) {
  constexpr std::int32_t kHipblasFirst = 111;  // HIPBLAS_OP_N; the others follow in cuBLAS's order
  return api == Api::kCublas ? cublas : kHipblasFirst + cublas;
}

// The library's value for the API's.
std::int32_t translated(Translation translation, Api api, std::int32_t value) {
  if (translation == Translation::kOperation)
    return static_cast<std::int32_t>(blas::optionOf(api, blas::Enumeration::kOperation, value).cublas);
  using Values = std::span<const std::uint32_t>;
  const Values known = api == Api::kCublas ? Values(kCublasLtEpilogues) : Values(kHipblasLtEpilogues);
  require(std::ranges::find(known, static_cast<std::uint32_t>(value)) != known.end(), Status::kInvalidValue);
  return value;
}

}  // namespace

void setAttribute(std::span<const Attribute> attributes, Api api, void* object, int attribute, const void* memory,
                  std::size_t bytes) {
  const Attribute& found = find(attributes, api, attribute);
  require(memory != nullptr && bytes == found.bytes, Status::kInvalidValue);
  std::byte* const to = static_cast<std::byte*>(object) + found.offset;
  if (found.translation == Translation::kNone) {
    std::memcpy(to, memory, bytes);
    return;
  }
  std::int32_t value = 0;
  std::memcpy(&value, memory, sizeof value);
  value = translated(found.translation, api, value);
  std::memcpy(to, &value, sizeof value);
}

void getAttribute(std::span<const Attribute> attributes, Api api, const void* object, int attribute, void* memory,
                  std::size_t bytes, std::size_t* written) {
  const Attribute& found = find(attributes, api, attribute);
  const std::byte* const from = static_cast<const std::byte*>(object) + found.offset;
  if (found.translation != Translation::kOperation) return writeValue(from, found.bytes, memory, bytes, written);
  std::int32_t value = 0;
  std::memcpy(&value, from, sizeof value);
  value = apisOperation(api, value);
  writeValue(&value, sizeof value, memory, bytes, written);
}

void writeValue(const void* value, std::size_t size, void* memory, std::size_t bytes, std::size_t* written) {
  if (bytes == 0) {
    require(written != nullptr, Status::kInvalidValue);
  } else {
    require(memory != nullptr && bytes == size, Status::kInvalidValue);
    std::memcpy(memory, value, size);
  }
  if (written != nullptr) *written = size;
}

}  // namespace hipspv::blaslt
