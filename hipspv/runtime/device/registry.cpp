#include "registry.h"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "hipspv/runtime/support/error.h"

namespace hipspv {

// Open addressing, at most half full. Readers take no lock: entries are only ever added, their
// values change atomically, and outgrown tables are never freed.
RegisteredModule* Registry::addModule(const void* image) {
  {
    const std::lock_guard lock(mutex_);
    const auto known = std::ranges::find(modules_, image, &RegisteredModule::data);
    if (known != modules_.end()) {
      ++known->uses;
      return &*known;
    }
  }
  RegisteredModule* module = addModule(std::make_shared<Image>(image));
  module->data = image;
  return module;
}

RegisteredModule* Registry::addModule(std::shared_ptr<Image> image) {
  const std::lock_guard lock(mutex_);
  RegisteredModule& module = modules_.emplace_back();
  module.image = std::move(image);
  added_.fetch_add(1, std::memory_order_release);
  return &module;
}

std::vector<std::shared_ptr<Image>> Registry::images(const Devices& devices) const {
  const std::lock_guard lock(mutex_);
  std::vector<std::shared_ptr<Image>> result;
  for (const RegisteredModule& module : modules_) {
    try {
      module.image->read(devices);
      result.push_back(module.image);
    } catch (const Error&) {
      continue;  // its first use reports it
    }
  }
  return result;
}

bool Registry::has(const Image& image) const {
  const std::lock_guard lock(mutex_);
  return std::ranges::any_of(modules_, [&](const RegisteredModule& module) { return module.image.get() == &image; });
}

bool Registry::hasModules() const {
  const std::lock_guard lock(mutex_);
  return !modules_.empty();
}

bool Registry::hasCode(const Rank& device) const {
  constexpr std::size_t kMaxExamined = 64;
  const std::lock_guard lock(mutex_);
  const auto has = [&](const RegisteredModule& module) {
    try {
      return module.image->hasCode(device);
    } catch (const Error&) {
      return false;  // its first use reports it
    }
  };
  return std::ranges::any_of(modules_ | std::views::take(kMaxExamined), has);
}

void KernelSymbol::setPlan(int device, KernelPlan* plan) {
  auto* plans = plans_.load(std::memory_order_acquire);
  if (plans == nullptr) {
    auto made = std::make_unique<std::atomic<KernelPlan*>[]>(kMaxDevices);
    if (plans_.compare_exchange_strong(plans, made.get(), std::memory_order_acq_rel)) plans = made.release();
  }
  plans[device].store(plan, std::memory_order_release);
}

void KernelSymbol::forgetPlan(int device) {
  auto* plans = plans_.load(std::memory_order_acquire);
  if (plans != nullptr) plans[device].store(nullptr, std::memory_order_release);
}

void KernelSymbol::moveTo(Image* other) {
  image = other;
  for (int device = 0; device < kMaxDevices; ++device) forgetPlan(device);
}

void Registry::move(KernelSymbol& symbol, Image* image) {
  symbol.moveTo(image);
  forgottenPlans_.fetch_add(1, std::memory_order_release);
}

std::shared_ptr<Image> Registry::removeModule(RegisteredModule* module) {
  const std::lock_guard lock(mutex_);
  if (--module->uses > 0) return nullptr;
  std::shared_ptr<Image> image = std::move(module->image);
  bool moved = false;
  for (const void* address : module->kernels) moved |= withdraw(address, image.get());
  for (const void* address : module->variables)
    std::erase_if(variables_[address], [&](const auto& v) { return v.image == image.get(); });
  std::erase_if(references_, [&](const auto& r) { return r.image == image.get(); });
  modules_.remove_if([&](const RegisteredModule& m) { return &m == module; });
  if (moved) kept_.push_back(std::move(image));
  return image;
}

void Registry::keep(std::shared_ptr<Image> image) {
  const std::lock_guard lock(mutex_);
  kept_.push_back(std::move(image));
}

void Registry::addKernel(RegisteredModule* module, const void* hostAddress, const char* name) {
  const std::lock_guard lock(mutex_);
  module->kernels.push_back(hostAddress);
  const KernelSymbol* known = find(hostAddress);
  if (known != nullptr && known->image != nullptr)
    waiting_[hostAddress].push_back({module->image.get(), name});
  else
    provide(hostAddress, {module->image.get(), name});
}

void Registry::provide(const void* hostAddress, const Provider& provider) {
  KernelSymbol* symbol = find(hostAddress);
  // Another library may be loaded at the address of a closed one: old handles don't refer to its kernels.
  if (symbol == nullptr || symbol->name != provider.name) {
    if (symbol != nullptr) move(*symbol, nullptr);
    symbol = &symbols_.emplace_back();
    symbol->name = provider.name;
    symbol->host = hostAddress;
    publish(hostAddress, symbol);
    publish(symbol, symbol);  // as for loose kernels
  }
  move(*symbol, provider.image);
}

// True if the kernel now belongs to another module.
bool Registry::withdraw(const void* hostAddress, const Image* image) {
  const auto waiting = waiting_.find(hostAddress);
  if (waiting != waiting_.end()) std::erase_if(waiting->second, [&](const Provider& p) { return p.image == image; });
  KernelSymbol* symbol = find(hostAddress);
  const bool current = symbol != nullptr && symbol->image == image;
  const bool others = waiting != waiting_.end() && !waiting->second.empty();
  if (current && others) {
    provide(hostAddress, waiting->second.front());
    waiting->second.pop_front();
  } else if (current) {
    move(*symbol, nullptr);
  }
  if (waiting != waiting_.end() && waiting->second.empty()) waiting_.erase(waiting);
  return current && others;
}

KernelSymbol* Registry::addLooseKernel(Image* image, std::string name) {
  // This many stale handles of closed modules are recognised as such.
  constexpr std::size_t kFormer = 4096;
  const std::lock_guard lock(mutex_);
  KernelSymbol* symbol = nullptr;
  if (formerLoose_.size() > kFormer) {
    symbol = formerLoose_.front();
    formerLoose_.pop_front();
  } else {
    symbol = &symbols_.emplace_back();
    publish(symbol, symbol);  // programs also pass a function as a host address
  }
  symbol->name = std::move(name);
  symbol->moveTo(image);
  return symbol;
}

void Registry::removeLooseKernel(KernelSymbol* symbol) {
  const std::lock_guard lock(mutex_);
  move(*symbol, nullptr);
  formerLoose_.push_back(symbol);
}

void Registry::addVariable(RegisteredModule* module, const void* hostAddress, const char* name, std::size_t size,
                           void** managed, const void* initial) {
  const std::lock_guard lock(mutex_);
  module->variables.push_back(hostAddress);
  variables_[hostAddress].push_back({module->image.get(), name, size, managed, initial});
}

void Registry::addReference(RegisteredModule* module, const void* hostAddress, const char* name) {
  const std::lock_guard lock(mutex_);
  references_.push_back({module->image.get(), hostAddress, name});
}

void Registry::forgetPlans(int device) {
  const std::lock_guard lock(mutex_);
  for (KernelSymbol& symbol : symbols_) symbol.forgetPlan(device);
  forgottenPlans_.fetch_add(1, std::memory_order_release);
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

VariableSymbol Registry::variable(const void* hostAddress) const {
  const std::lock_guard lock(mutex_);
  const auto found = variables_.find(hostAddress);
  if (found == variables_.end() || found->second.empty()) throw Error(hipErrorInvalidSymbol);
  return found->second.front();
}

bool Registry::hasVariable(const void* hostAddress) const {
  const std::lock_guard lock(mutex_);
  const auto found = variables_.find(hostAddress);
  return found != variables_.end() && !found->second.empty();
}

std::vector<VariableSymbol> Registry::managedVariables(const Image* image) const {
  const std::lock_guard lock(mutex_);
  std::vector<VariableSymbol> result;
  for (const auto& [address, symbols] : variables_)
    for (const VariableSymbol& symbol : symbols)
      if (symbol.managed != nullptr && (image == nullptr || symbol.image == image)) result.push_back(symbol);
  return result;
}

std::optional<ReferenceSymbol> Registry::reference(const void* hostAddress) const {
  const std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(references_.begin(), references_.end(), [&](const auto& r) { return r.host == hostAddress; });
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
