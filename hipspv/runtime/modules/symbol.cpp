#include "symbol.h"

#include "hipspv/runtime/api/runtime.h"

namespace hipspv {

std::byte* symbolAddress(const void* symbol, std::size_t bytes, std::size_t offset) {
  const VariableSymbol variable = Registry::instance().variable(symbol);
  require(bytes <= variable.size && offset <= variable.size - bytes, hipErrorInvalidValue);
  if (variable.managed != nullptr) return static_cast<std::byte*>(*variable.managed) + offset;
  Module& module = Runtime::get().current().module(*variable.image);
  return static_cast<std::byte*>(module.variable(variable.name).address) + offset;
}

}  // namespace hipspv
