// Registrations by clang's generated constructors: images, and the host addresses of their kernels
// and variables. Nothing here opens a device.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstddef>
#include <deque>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "image.h"

namespace hipspv {

class KernelPlan;

inline constexpr int kMaxDevices = 64;

// A launch in the making, by the calls of CUDA 3's driver.
struct PreparedLaunch {
  std::mutex mutex;
  dim3 block{1, 1, 1};
  unsigned sharedBytes = 0;
  std::vector<std::byte> arguments;  // in the layout of a C structure
};

// The host's view of a kernel, the object of a hipFunction_t. Never destroyed, so that a stale
// handle is an error and not a crash.
class KernelSymbol {
 public:
  std::atomic<Image*> image{nullptr};  // nullptr after its module is unloaded
  const void* host = nullptr;          // its host address; nullptr for a loose kernel
  std::string name;
  PreparedLaunch prepared;

  // The plan of a device; nullptr before the first launch.
  KernelPlan* plan(int device) const {
    const auto* plans = plans_.load(std::memory_order_acquire);
    return plans == nullptr ? nullptr : plans[device].load(std::memory_order_acquire);
  }
  void setPlan(int device, KernelPlan* plan);
  void forgetPlan(int device);
  // From now on it refers to the kernel of that name in another image, or to none.
  void moveTo(Image* other);

 private:
  std::atomic<std::atomic<KernelPlan*>*> plans_{nullptr};  // one per device
};

struct VariableSymbol {
  Image* image = nullptr;
  std::string name;
  std::size_t size = 0;
  void** managed = nullptr;       // host pointer of a __managed__ variable
  const void* initial = nullptr;  // its initial value
};

// A texture or surface reference: a host variable that device code identifies by name.
struct ReferenceSymbol {
  Image* image = nullptr;
  const void* host = nullptr;
  std::string name;
};

// A fat binary: __hipRegisterFatBinary's handle.
struct RegisteredModule {
  std::shared_ptr<Image> image;
  const void* data = nullptr;  // the image's
  int uses = 1;
  std::vector<const void*> kernels;
  std::vector<const void*> variables;
};

class Registry {
 public:
  static Registry& instance() {
    static Registry& registry = *new Registry;  // outlives every static destructor
    return registry;
  }

  // The sources of an -fgpu-rdc build register one image each for itself. It stays until all have removed it: any of
  // them may have static objects whose destructors launch kernels.
  RegisteredModule* addModule(const void* image);
  RegisteredModule* addModule(std::shared_ptr<Image> image);
  // True if one of the first modules has code for the device. All sources of a program have the same targets, as a
  // rule.
  bool hasCode(const Rank& device) const;
  bool hasModules() const;
  // The number of modules that were ever added.
  std::uint64_t modulesAdded() const { return added_.load(std::memory_order_acquire); }
  // The images of all modules, read: their libraries may be closed. Those that can't be read are left out.
  std::vector<std::shared_ptr<Image>> images(const Devices& devices) const;
  bool has(const Image& image) const;
  // Its kernels that other modules have registered, too, become theirs. Returns the image, or nullptr if it must
  // stay: another source uses it, or another thread may be launching such a kernel.
  std::shared_ptr<Image> removeModule(RegisteredModule* module);
  // Keeps the image until the end of the process.
  void keep(std::shared_ptr<Image> image);
  void addKernel(RegisteredModule* module, const void* hostAddress, const char* name);
  // managed, initial: of a __managed__ variable.
  void addVariable(RegisteredModule* module, const void* hostAddress, const char* name, std::size_t size,
                   void** managed, const void* initial);
  void addReference(RegisteredModule* module, const void* hostAddress, const char* name);

  // nullptr if the address isn't registered. Takes no lock.
  KernelSymbol* kernel(const void* hostAddress) const {
    KernelSymbol* symbol = find(hostAddress);
    return symbol == nullptr || symbol->image.load(std::memory_order_acquire) == nullptr ? nullptr : symbol;
  }
  // Throws hipErrorInvalidSymbol if the address isn't registered.
  VariableSymbol variable(const void* hostAddress) const;
  // nullptr: of all images.
  std::vector<VariableSymbol> managedVariables(const Image* image = nullptr) const;
  bool hasVariable(const void* hostAddress) const;
  // Texture and surface references: the one with the host address, and all of a module. If several modules have
  // registered the address, the first that still exists counts; nothing if there is none.
  std::optional<ReferenceSymbol> reference(const void* hostAddress) const;
  std::vector<ReferenceSymbol> references(const Image* image) const;

  // A kernel without a host address, from a module that the program loads explicitly.
  KernelSymbol* addLooseKernel(Image* image, std::string name);
  void removeLooseKernel(KernelSymbol* symbol);

  // Lanes of a warp in the program's device code, from the last source that sets another number than 32.
  int warpSize() const { return warpSize_.load(std::memory_order_relaxed); }
  void setWarpSize(int lanes) { warpSize_.store(lanes, std::memory_order_relaxed); }

  // False if a source requests HIP 6's semantics (--hip-version=6.2).
  bool isHip7() const { return apiVersion_.load(std::memory_order_relaxed) >= 700; }
  void setApiVersion(int version) { apiVersion_.store(version, std::memory_order_relaxed); }

  // The next launch of every kernel on the device builds its plan again.
  void forgetPlans(int device);
  // Grows whenever a kernel's plan is forgotten.
  std::uint64_t forgottenPlans() const { return forgottenPlans_.load(std::memory_order_acquire); }

 private:
  // The kernels by host address. Tables only grow, and former ones stay.
  struct Table {
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

  struct Provider {
    Image* image;
    std::string name;
  };

  KernelSymbol* find(const void* hostAddress) const {
    const Table* table = table_.load(std::memory_order_acquire);
    if (table == nullptr || hostAddress == nullptr) return nullptr;
    const Table::Slot& slot = table->slot(hostAddress);
    if (slot.key.load(std::memory_order_acquire) != hostAddress) return nullptr;
    return slot.value.load(std::memory_order_acquire);
  }
  void provide(const void* hostAddress, const Provider& provider);
  bool withdraw(const void* hostAddress, const Image* image);
  void publish(const void* hostAddress, KernelSymbol* symbol);
  void move(KernelSymbol& symbol, Image* image);

  std::atomic<int> warpSize_{32};
  std::atomic<int> apiVersion_{702};
  std::atomic<std::uint64_t> added_{0};
  std::atomic<std::uint64_t> forgottenPlans_{0};
  mutable std::mutex mutex_;
  std::atomic<Table*> table_{nullptr};
  // Several modules may register the same template or inline kernel: its symbol refers to the first, and the others
  // wait here.
  std::unordered_map<const void*, std::deque<Provider>> waiting_;
  std::unordered_map<const void*, std::vector<VariableSymbol>> variables_;
  std::vector<ReferenceSymbol> references_;
  std::deque<KernelSymbol> symbols_;
  std::deque<KernelSymbol*> formerLoose_;  // longest ago first
  std::list<RegisteredModule> modules_;
  std::vector<std::shared_ptr<Image>> kept_;
};

}  // namespace hipspv
