#include "registry.h"

#include <algorithm>
#include <iterator>

#include "error.h"

namespace hipspv {

void Image::load() {
  if (info_ != nullptr) return;
  if (words_.empty()) words_ = extractSpirv(address_ != nullptr ? mappedFrom(address_) : bytes_);
  info_ = std::make_unique<ModuleInfo>(readSpirv(words_));
}

const ModuleInfo& Image::info() {
  const std::lock_guard lock(mutex_);
  load();
  return *info_;
}

std::span<const std::uint32_t> Image::words() {
  const std::lock_guard lock(mutex_);
  load();
  return words_;
}

// Open addressing, at most half full. Readers take no lock: entries are only ever added, their
// values change atomically, and a table that grew out of use is never freed.
struct Registry::Table {
  struct Slot {
    std::atomic<const void*> key{nullptr};
    std::atomic<KernelSymbol*> value{nullptr};
  };

  explicit Table(std::size_t size) : mask(size - 1), slots(std::make_unique<Slot[]>(size)) {}

  Slot& slot(const void* key) const {
    // Fibonacci hashing: addresses of neighbouring symbols differ in few low bits.
    std::size_t i = (reinterpret_cast<std::uintptr_t>(key) * 0x9E3779B97F4A7C15u) >> 32;
    for (;; ++i) {
      const void* found = slots[i & mask].key.load(std::memory_order_acquire);
      if (found == key || found == nullptr) return slots[i & mask];
    }
  }

  void set(const void* key, KernelSymbol* value) {
    Slot& target = slot(key);
    if (target.key.load(std::memory_order_relaxed) == nullptr) ++used;
    target.value.store(value, std::memory_order_release);
    target.key.store(key, std::memory_order_release);
  }

  std::size_t mask;
  std::size_t used = 0;
  std::unique_ptr<Slot[]> slots;
};

Registry& Registry::instance() {
  static Registry& registry = *new Registry;  // outlives every static destructor
  return registry;
}

RegisteredModule* Registry::addModule(const void* image) {
  const std::lock_guard lock(mutex_);
  RegisteredModule& module = modules_.emplace_back();
  module.image = std::make_unique<Image>(image);
  return &module;
}

void Registry::removeModule(RegisteredModule* module) {
  const std::lock_guard lock(mutex_);
  Image* image = module->image.get();
  for (const void* address : module->kernels) {
    auto& symbols = kernels_[address];
    for (KernelSymbol* symbol : symbols)
      if (symbol->image == image) symbol->retire();
    std::erase_if(symbols, [](const KernelSymbol* symbol) { return symbol->image == nullptr; });
    publish(address, symbols.empty() ? nullptr : symbols.front());
  }
  for (const void* address : module->variables)
    std::erase_if(variables_[address], [&](const auto& v) { return v.image == image; });
  std::erase_if(references_, [&](const auto& r) { return r.image == image; });
  modules_.remove_if([&](const RegisteredModule& m) { return &m == module; });
}

void Registry::addKernel(RegisteredModule* module, const void* hostAddress, const char* name) {
  const std::lock_guard lock(mutex_);
  KernelSymbol& symbol = symbols_.emplace_back();
  symbol.image = module->image.get();
  symbol.name = name;
  symbol.host = hostAddress;
  module->kernels.push_back(hostAddress);
  auto& symbols = kernels_[hostAddress];
  symbols.push_back(&symbol);
  publish(hostAddress, symbols.front());
}

KernelSymbol* Registry::addLooseKernel(Image* image, std::string name) {
  const std::lock_guard lock(mutex_);
  KernelSymbol& symbol = symbols_.emplace_back();
  symbol.image = image;
  symbol.name = std::move(name);
  publish(&symbol, &symbol);  // programs pass a function where HIP asks for a host address, too
  return &symbol;
}

void Registry::addVariable(RegisteredModule* module, const void* hostAddress, const char* name,
                           std::size_t size, void** managed) {
  const std::lock_guard lock(mutex_);
  module->variables.push_back(hostAddress);
  variables_[hostAddress].push_back({module->image.get(), name, size, managed});
}

void Registry::addReference(RegisteredModule* module, const void* hostAddress, const char* name) {
  const std::lock_guard lock(mutex_);
  references_.push_back({module->image.get(), hostAddress, name});
}

void Registry::forgetPlans(int device) {
  const std::lock_guard lock(mutex_);
  for (KernelSymbol& symbol : symbols_)
    symbol.plans[device].store(nullptr, std::memory_order_release);
}

void Registry::publish(const void* hostAddress, KernelSymbol* symbol) {
  Table* table = table_.load(std::memory_order_relaxed);
  if (table == nullptr || table->used * 2 >= table->mask) {
    auto* larger = new Table(table == nullptr ? 256 : (table->mask + 1) * 4);
    for (std::size_t i = 0; table != nullptr && i <= table->mask; ++i)
      if (const void* key = table->slots[i].key.load(std::memory_order_relaxed))
        larger->set(key, table->slots[i].value.load(std::memory_order_relaxed));
    table = larger;
  }
  table->set(hostAddress, symbol);
  table_.store(table, std::memory_order_release);
}

KernelSymbol* Registry::kernel(const void* hostAddress) const {
  const Table* table = table_.load(std::memory_order_acquire);
  if (table == nullptr || hostAddress == nullptr) return nullptr;
  const Table::Slot& slot = table->slot(hostAddress);
  if (slot.key.load(std::memory_order_acquire) != hostAddress) return nullptr;
  return slot.value.load(std::memory_order_acquire);
}

VariableSymbol Registry::variable(const void* hostAddress) const {
  const std::lock_guard lock(mutex_);
  const auto found = variables_.find(hostAddress);
  if (found == variables_.end() || found->second.empty()) throw Error(hipErrorInvalidSymbol);
  return found->second.front();
}

std::vector<VariableSymbol> Registry::managedVariables(const Image* image) const {
  const std::lock_guard lock(mutex_);
  std::vector<VariableSymbol> result;
  for (const auto& [address, symbols] : variables_)
    for (const VariableSymbol& symbol : symbols)
      if (symbol.image == image && symbol.managed != nullptr) result.push_back(symbol);
  return result;
}

std::optional<ReferenceSymbol> Registry::reference(const void* hostAddress) const {
  const std::lock_guard lock(mutex_);
  const auto found = std::find_if(references_.begin(), references_.end(),
                                  [&](const auto& r) { return r.host == hostAddress; });
  if (found == references_.end()) return std::nullopt;
  return *found;
}

std::vector<ReferenceSymbol> Registry::references(const Image* image) const {
  const std::lock_guard lock(mutex_);
  std::vector<ReferenceSymbol> result;
  std::copy_if(references_.begin(), references_.end(), std::back_inserter(result),
               [&](const auto& r) { return r.image == image; });
  return result;
}

}  // namespace hipspv
