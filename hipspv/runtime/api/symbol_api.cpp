// Device variables, by their host addresses: queries and copies.
#include "guard.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/modules/symbol.h"

using namespace hipspv;

namespace {

hipError_t copyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                        hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  return guard(
      [&] {
        require(symbol != nullptr, hipErrorInvalidSymbol);
        require(kind != hipMemcpyDeviceToHost && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
        copy(streamOf(stream), linear(symbolAddress(symbol, bytes, offset)), linear(from), {bytes}, kind, wait);
      },
      call);
}

hipError_t copyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset, hipMemcpyKind kind,
                          hipStream_t stream, Wait wait, const char* call = __builtin_FUNCTION()) {
  return guard(
      [&] {
        require(symbol != nullptr, hipErrorInvalidSymbol);
        require(kind != hipMemcpyHostToDevice && kind != hipMemcpyHostToHost, hipErrorInvalidMemcpyDirection);
        copy(streamOf(stream), linear(to), linear(symbolAddress(symbol, bytes, offset)), {bytes}, kind, wait);
      },
      call);
}

}  // namespace

HIPSPV_EXPORT hipError_t hipGetSymbolAddress(void** pointer, const void* symbol) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    *pointer = symbolAddress(symbol, 0, 0);
  });
}

HIPSPV_EXPORT hipError_t hipGetSymbolSize(std::size_t* size, const void* symbol) {
  return guard([&] {
    require(size != nullptr, hipErrorInvalidValue);
    *size = Registry::instance().variable(symbol).size;
  });
}

HIPSPV_EXPORT hipError_t hipMemcpyToSymbol(const void* symbol, const void* from, std::size_t bytes, std::size_t offset,
                                           hipMemcpyKind kind) {
  return copyToSymbol(symbol, from, bytes, offset, kind, nullptr, Wait::kYes);
}

HIPSPV_EXPORT hipError_t hipMemcpyToSymbolAsync(const void* symbol, const void* from, std::size_t bytes,
                                                std::size_t offset, hipMemcpyKind kind, hipStream_t stream) {
  return copyToSymbol(symbol, from, bytes, offset, kind, stream, Wait::kNo);
}

HIPSPV_EXPORT hipError_t hipMemcpyFromSymbol(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                             hipMemcpyKind kind) {
  return copyFromSymbol(to, symbol, bytes, offset, kind, nullptr, Wait::kYes);
}

HIPSPV_EXPORT hipError_t hipMemcpyFromSymbolAsync(void* to, const void* symbol, std::size_t bytes, std::size_t offset,
                                                  hipMemcpyKind kind, hipStream_t stream) {
  return copyFromSymbol(to, symbol, bytes, offset, kind, stream, Wait::kNo);
}
