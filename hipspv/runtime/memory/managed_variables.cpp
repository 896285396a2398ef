#include "managed_variables.h"

#include <cstring>

#include "hipspv/runtime/device/device.h"
#include "memory.h"

namespace hipspv {
namespace {

// After an error of a kernel nothing is accepted.
bool accepts(Device& device) {
  try {
    device.backend().createQueue(0)->finish();
    return true;
  } catch (const Error&) {
    return false;
  }
}

}  // namespace

ManagedVariables::ManagedVariables(Device& device) : device_(device) {
  const std::vector<VariableSymbol> symbols = Registry::instance().managedVariables();
  const bool sound = symbols.empty() || accepts(device);
  for (const VariableSymbol& symbol : symbols) {
    void* storage = *symbol.managed;
    const auto allocation = Allocations::instance().find(storage);
    // Several images may register a variable. Without a device it has plain memory of the host.
    if (!allocation || allocation->device != &device || allocation->kind != AllocationKind::kManagedSymbol) continue;
    const auto* from = static_cast<const std::byte*>(sound ? storage : symbol.initial);
    kept_.push_back({symbol, {from, from + symbol.size}});
    Allocations::instance().forget(storage);
    device.releaseQuietly(storage);
  }
}

void ManagedVariables::restore() const {
  for (const auto& [symbol, contents] : kept_) {
    void* storage = allocate(device_, AllocationKind::kManagedSymbol, symbol.size, hipMemAttachGlobal);
    std::memcpy(storage, contents.data(), contents.size());
    *symbol.managed = storage;
  }
}

}  // namespace hipspv
