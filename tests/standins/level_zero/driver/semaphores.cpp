// Semaphores of other APIs. One is a file with a number, which a timeline semaphore raises to the value and others toggle
// between 0 and 1, as in the stand-in for CUDA's driver (tests/standins/cuda/external.cpp).
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

#include "appending.h"
#include "entries.h"

namespace test_driver {
namespace {

using Value = std::atomic<std::uint64_t>;

struct Semaphore : Object {
  using Handle = later::SemaphoreHandle;
  static constexpr Kind kKind = Kind::kSemaphore;
  Semaphore(Device& device, bool counts, void* page)
      : Object(kKind, &device), timeline(counts), value(static_cast<Value*>(page)) {}
  ~Semaphore() override { munmap(value, sizeof *value); }

  void signal(std::uint64_t to) { *value = timeline ? to : 1; }
  void wait(std::uint64_t least) {
    while (*value < (timeline ? least : 1)) std::this_thread::sleep_for(std::chrono::microseconds(20));
    if (!timeline) *value = 0;
  }

  const bool timeline;
  Value* const value;
};

struct Operation {
  Semaphore* semaphore;
  std::uint64_t value;
};

// perform(operation) runs for each.
template <class Perform>
ze_result_t appendAll(const char* name, std::uint32_t type, ze_command_list_handle_t list, std::uint32_t count,
                      later::SemaphoreHandle* semaphores, later::SemaphoreValue* values, const Waits& waits,
                      Perform&& perform) {
  List& of = appendable(list);
  require(count != 0, ZE_RESULT_ERROR_INVALID_SIZE);
  pointed(semaphores);
  Command command;
  command.name = name;
  std::vector<Operation> operations;
  for (std::uint32_t i = 0; i < count; ++i) {
    described(values + i, type);
    operations.push_back({&from<Semaphore>(semaphores[i]), values[i].value});
    command.objects.push_back(operations.back().semaphore);
  }
  command.run = [=](Engine&) {
    for (const Operation& each : operations) perform(each);
    return true;
  };
  return append(of, std::move(command), waits);
}

}  // namespace

ze_result_t deviceImportExternalSemaphoreExt(ze_device_handle_t device, const later::SemaphoreDesc* desc,
                                             later::SemaphoreHandle* semaphore) {
  return entry(__func__, [&] {
    auto& of = from<Device>(device);
    const auto& given = described(desc, later::kSemaphoreDesc);
    const auto* file = chained<const later::SemaphoreFdDesc>(given.pNext, later::kSemaphoreFdDesc);
    require(file != nullptr && (given.flags == later::kOpaqueSemaphoreFd || given.flags == later::kTimelineSemaphoreFd),
            ZE_RESULT_ERROR_INVALID_ARGUMENT);
    void* page = mmap(nullptr, sizeof(Value), PROT_READ | PROT_WRITE, MAP_SHARED, file->fd, 0);
    require(page != MAP_FAILED, ZE_RESULT_ERROR_INVALID_ARGUMENT);
    close(file->fd);
    pointed(semaphore);
    const Lock lock(state().mutex);
    *semaphore = handle(new Semaphore(of, given.flags == later::kTimelineSemaphoreFd, page));
  });
}

ze_result_t deviceReleaseExternalSemaphoreExt(later::SemaphoreHandle semaphore) {
  return entry(__func__, [&] {
    auto& of = from<Semaphore>(semaphore);
    const Lock lock(state().mutex);
    destroy(of, lock);
  });
}

ze_result_t commandListAppendSignalExternalSemaphoreExt(ze_command_list_handle_t list, std::uint32_t count,
                                                        later::SemaphoreHandle* semaphores,
                                                        later::SemaphoreValue* values, ze_event_handle_t signal,
                                                        std::uint32_t waits, ze_event_handle_t* events) {
  return entry(__func__, [&] {
    return appendAll("semaphore signal", later::kSemaphoreSignal, list, count, semaphores, values,
                     {signal, waits, events}, [](const Operation& each) { each.semaphore->signal(each.value); });
  });
}

ze_result_t commandListAppendWaitExternalSemaphoreExt(ze_command_list_handle_t list, std::uint32_t count,
                                                      later::SemaphoreHandle* semaphores, later::SemaphoreValue* values,
                                                      ze_event_handle_t signal, std::uint32_t waits,
                                                      ze_event_handle_t* events) {
  return entry(__func__, [&] {
    return appendAll("semaphore wait", later::kSemaphoreWait, list, count, semaphores, values, {signal, waits, events},
                     [](const Operation& each) { each.semaphore->wait(each.value); });
  });
}

}  // namespace test_driver
