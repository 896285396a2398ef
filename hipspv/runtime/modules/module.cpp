#include "module.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include "hipspv/runtime/code/bundle/bundle.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/launch/device_launches.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/support/log.h"
#include "library_memory.h"

namespace hipspv {

namespace {

// For the first launch of a kernel: adds the kernel's name to errors.
KernelPlan& makePlan(const KernelSymbol& symbol, Image& image, Device& device) {
  try {
    return modulesOf(device).module(image).plan(symbol.name);
  } catch (const Error& error) {
    throw Error(error.code(), "kernel " + symbol.name + " can't be launched: " + error.what());
  }
}

}  // namespace

Module::Module(Device& device, Image& image)
    : device_(device), image_(image), code_(image.code(device)), program_(device.backend().load(code_, *this)) {
  if (code_.usesClock() && !device.properties().has(backend::Aspect::kKernelClock))
    report(("the device " + device.properties().name +
            " has no clock for kernels: clock64() and its like count their calls there")
               .c_str());
}

Module::~Module() {
  for (void* address : published_) allocationsOf(device_).forget(address);
}

std::unique_ptr<KernelPlan> Module::makePlan(const std::string& kernel) {
  const KernelInfo info = code_.kernel(kernel);
  std::unique_ptr<KernelPlan> made;
  if (info.rowForm.empty() || (device_.properties().rowWarps & info.subGroup) == 0)
    made = std::make_unique<KernelPlan>(device_, kernel, info, program_->kernel(kernel));
  else
    made = std::make_unique<KernelPlan>(device_, kernel, info, program_->kernel(info.rowForm),
                                        [this, kernel] { return program_->kernel(kernel); });
  if (info.launches) made->setLaunched([this](std::uint64_t address) -> KernelPlan& { return planAt(address); });
  return made;
}

KernelPlan& Module::planAt(std::uint64_t address) {
  const auto kernel = code_.kernelAt(address);
  if (!kernel) throw Error(hipErrorInvalidDeviceFunction, "device code launches by a pointer that is no kernel's");
  return plan(std::string(*kernel));
}

KernelPlan& Module::plan(const std::string& kernel) {
  if (!code_.hasKernel(kernel))
    throw Error(hipErrorInvalidDeviceFunction,
                "the module has no kernel " + kernel + ": it was registered but not compiled");
  {
    const std::lock_guard lock(plansMutex_);
    if (const auto found = plans_.find(kernel); found != plans_.end()) return *found->second;
  }
  auto made = makePlan(kernel);
  const std::lock_guard lock(plansMutex_);
  return *plans_.try_emplace(kernel, std::move(made)).first->second;
}

void Module::planAll() {
  for (const std::string_view kernel : code_.kernels()) {
    try {
      plan(std::string(kernel));
    } catch (const Error&) {
      continue;
    }
  }
}

DeviceVariable Module::variable(std::string_view name) {
  require(code_.hasVariable(name), hipErrorNotFound);
  const auto variable = program_->variable(name);
  const std::lock_guard lock(variablesMutex_);
  const auto managed = managed_.find(name);
  if (managed != managed_.end()) return managed->second;
  require(variable.has_value(), hipErrorNotFound);
  return *variable;
}

void Module::created(const backend::Variables& variables) {
  for (const auto& [name, variable] : variables) {
    allocationsOf(device_).add({variable.address, variable.size, AllocationKind::kSymbol, &device_});
    const std::lock_guard lock(variablesMutex_);
    published_.push_back(variable.address);
  }
  bindManaged(variables);
  if (const auto service = backend::find(variables, kServiceVariable)) {
    store(*service, target(kServiceVariable));
    const std::lock_guard lock(variablesMutex_);
    serviceVariables_.push_back(*service);
  }
  if (!device_.properties().has(backend::Aspect::kAddresses)) return;  // kernels that use the others are refused
  for (const std::string_view name : {kHeapVariable, kRacesVariable, kLaunchesVariable})
    if (const auto pointer = backend::find(variables, name)) store(*pointer, target(name));
}

void* Module::target(std::string_view pointer) {
  if (pointer == kHeapVariable) return device_.object<DeviceHeap>().heap().block();
  if (pointer == kLaunchesVariable) return device_.object<DeviceLaunches>().block();
  if (pointer == kRacesVariable) return device_.object<RacePool>().block();
  return device_.service().block();
}

void Module::store(const DeviceVariable& variable, const void* value) {
  device_.backend().createQueue(0)->copy(variable.address, &value, sizeof value, true);
}

// clang turns a __managed__ variable x into a pointer x on both sides, to storage that the runtime
// provides (clang/lib/CodeGen/CGCUDANV.cpp).
void Module::bindManaged(const backend::Variables& variables) {
  const auto ofHost = Registry::instance().managedVariables(&image_);
  for (const VariableSymbol& symbol : ofHost)
    if (const auto pointer = backend::find(variables, symbol.name)) store(*pointer, *symbol.managed);
  if (ofHost.empty()) provideManaged(variables);
}

// For a module that the program loads: its variables are unknown to host code.
void Module::provideManaged(const backend::Variables& variables) {
  for (const auto& [name, pointer] : variables) {
    const auto initial = backend::find(variables, name + std::string(kManagedSuffix));
    if (!initial) continue;
    void* memory = makeManaged(initial->size);
    device_.backend().createQueue(0)->copy(memory, initial->address, initial->size, true);
    store(pointer, memory);
    const std::lock_guard lock(variablesMutex_);
    managed_.emplace(name, DeviceVariable{memory, initial->size});
  }
}

void* Module::makeManaged(std::size_t size) {
  void* memory = device_.backend().allocate(backend::MemoryKind::kShared, size);
  require(memory != nullptr, hipErrorOutOfMemory);
  std::shared_ptr<void> owned(memory, [&device = device_](void* it) {
    allocationsOf(device).forget(it);
    device.releaseQuietly(it);
  });
  allocationsOf(device_).add({memory, size, AllocationKind::kManagedSymbol, &device_, hipMemAttachGlobal});
  const std::lock_guard lock(variablesMutex_);
  storage_.push_back(std::move(owned));
  return memory;
}

void Module::bindService() {
  std::vector<DeviceVariable> variables;
  {
    const std::lock_guard lock(variablesMutex_);
    variables = serviceVariables_;
  }
  for (const DeviceVariable& variable : variables) store(variable, target(kServiceVariable));
  program_->retarget(kServiceVariable);
}

Module& DeviceModules::module(Image& image) {
  std::shared_ptr<Lazy<Module>> module;
  {
    const std::lock_guard lock(mutex_);
    auto& entry = modules_[&image];
    if (entry == nullptr) entry = std::make_shared<Lazy<Module>>();
    module = entry;
  }
  return module->get([&] { return std::make_unique<Module>(device_, image); });
}

void DeviceModules::remove(const Image& image) {
  const std::lock_guard lock(mutex_);
  modules_.erase(&image);
}

void DeviceModules::load() {
  constexpr std::size_t kMaxKernels = 256;  // seconds of the driver's compiler
  const Registry& registry = Registry::instance();
  if (loaded_.load(std::memory_order_acquire) == registry.modulesAdded()) [[likely]]
    return;
  const std::lock_guard lock(loadMutex_);
  const std::uint64_t added = registry.modulesAdded();
  std::vector<std::shared_ptr<Image>> images = registry.images(device_.all());
  std::erase_if(images, [this](const auto& image) { return !image->hasCode(device_); });
  std::size_t kernels = 0;
  for (const auto& image : images) kernels += image->code(device_).kernels().size();
  if (kernels > kMaxKernels) images.clear();
  for (const auto& image : images) {
    module(*image).planAll();
    if (!registry.has(*image)) remove(*image);  // its library was closed meanwhile
  }
  loaded_.store(added, std::memory_order_release);
}

void DeviceModules::clear() {
  const std::lock_guard lock(mutex_);
  modules_.clear();
}

bool DeviceModules::empty() {
  const std::lock_guard lock(mutex_);
  return modules_.empty();
}

std::string DeviceModules::describe(const Service::Abort& abort) {
  const std::lock_guard lock(mutex_);
  for (const auto& [image, module] : modules_) {
    const Module* made = module->existing();
    const auto found = made != nullptr ? made->abortLocation(abort.site) : std::nullopt;
    if (!found) continue;
    std::string text = "kernel " + demangled(std::string(found->kernel)) + " " + abort.verb();
    return found->location.empty() ? text : text.append(" at ").append(found->location);
  }
  return {};
}

void DeviceModules::bindService() {
  const std::lock_guard lock(mutex_);
  for (const auto& [image, module] : modules_)
    if (Module* made = module->existing()) made->bindService();
}

KernelPlan& buildPlan(KernelSymbol& symbol, Device& device) {
  Image* image = symbol.image;
  if (image == nullptr) throw Error(hipErrorInvalidDeviceFunction);
  KernelPlan& plan = makePlan(symbol, *image, device);
  plan.setSymbol(&symbol);
  symbol.setPlan(device.ordinal(), &plan);
  return plan;
}

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
    const auto allocation = allocationsOf(device).find(storage);
    // Several images may register a variable. Without a device it has plain memory of the host.
    if (!allocation || allocation->device != &device || allocation->kind != AllocationKind::kManagedSymbol) continue;
    const auto* from = static_cast<const std::byte*>(sound ? storage : symbol.initial);
    kept_.push_back({symbol, {from, from + symbol.size}});
    allocationsOf(device).forget(storage);
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

// ---- Modules that the program loads explicitly

LoadedModule::LoadedModule(Device& device, Bytes image)
    : devices_(device.all()), image_(std::make_shared<Image>(image)) {
  image_->read(devices_);
  try {
    modulesOf(device).module(*image_).build();
  } catch (...) {
    modulesOf(device).remove(*image_);  // a later image may get the same address
    throw;
  }
}

LoadedModule::~LoadedModule() {
  for (const auto& [name, symbol] : kernels_)
    if (symbol != nullptr) Registry::instance().removeLooseKernel(symbol);  // incomplete for lack of memory
  for (const auto& device : devices_.devices()) {
    streamsOf(*device).finishQuietly();
    modulesOf(*device).remove(*image_);
  }
}

std::vector<std::string> LoadedModule::names(const Device& device) {
  std::vector<std::string> names;
  for (const std::string_view name : image_->code(device).kernels())
    if (!name.starts_with("__hipspv_")) names.emplace_back(name);
  return names;
}

// The caller holds the mutex.
KernelSymbol* LoadedModule::symbol(const std::string& name) {
  KernelSymbol*& symbol = kernels_[name];
  if (symbol == nullptr) symbol = Registry::instance().addLooseKernel(image_.get(), name);
  return symbol;
}

KernelSymbol* LoadedModule::kernel(Device& device, const std::string& name) {
  require(image_->code(device).hasKernel(name), hipErrorNotFound);
  const std::lock_guard lock(mutex_);
  KernelSymbol* found = symbol(name);
  if (device.properties().has(backend::Aspect::kLoadingWaits))
    planOf(found, device);  // cuModuleGetFunction loads it, too
  return found;
}

std::vector<KernelSymbol*> LoadedModule::kernels(const Device& device, std::size_t limit) {
  const std::vector<std::string> known = names(device);
  std::vector<KernelSymbol*> result;
  const std::lock_guard lock(mutex_);
  for (std::size_t i = 0; i < std::min(limit, known.size()); ++i) result.push_back(symbol(known[i]));
  return result;
}

DeviceVariable LoadedModule::variable(Device& device, std::string_view name) {
  return modulesOf(device).module(*image_).variable(name);
}

std::vector<char> readModule(const char* path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw Error(hipErrorFileNotFound);
  std::error_code unknown;  // the size of a pipe
  const std::uintmax_t size = std::filesystem::file_size(path, unknown);
  std::vector<char> content;
  if (!unknown) content.reserve(size);
  content.assign(std::istreambuf_iterator<char>(file), {});
  return content;
}

}  // namespace hipspv
