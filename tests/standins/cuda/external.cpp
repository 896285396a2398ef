// The stand-in's memory and semaphores of other APIs. Memory is a file. A semaphore is a file with a number, which a
// timeline semaphore raises to the value and others toggle between 0 and 1.
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <thread>

#include "driver.h"

using namespace hipspv::cuda;
using stand_in::words;

namespace hipspv::cuda {

struct ExternalMemoryObject {
  int file;
  std::size_t bytes;
};

struct ExternalSemaphoreObject {
  bool timeline;
  std::atomic<std::uint64_t>* value;
};

}  // namespace hipspv::cuda

namespace {

std::size_t bytesOf(int file) { return static_cast<std::size_t>(lseek(file, 0, SEEK_END)); }

void signal(const ExternalSemaphoreObject& semaphore, std::uint64_t value) {
  *semaphore.value = semaphore.timeline ? value : 1;
}

void await(const ExternalSemaphoreObject& semaphore, std::uint64_t value) {
  while (*semaphore.value < (semaphore.timeline ? value : 1))
    std::this_thread::sleep_for(std::chrono::microseconds(20));
  if (!semaphore.timeline) *semaphore.value = 0;
}

std::string text(const ExternalSemaphoreHandle* semaphores, const SemaphoreParameters* parameters, unsigned count) {
  std::string result = std::to_string(count);
  for (unsigned i = 0; i < count; ++i)
    result += words(semaphores[i]->timeline ? ", timeline" : ", opaque", parameters[i].value, parameters[i].flags);
  return result;
}

}  // namespace

// The driver owns the descriptor from now on.
DRIVER(cuImportExternalMemory, (ExternalMemoryHandle * memory, const ExternalMemoryDescription* given)) {
  ENTER(cuImportExternalMemory, words(given->type, given->size, given->flags));
  if (fcntl(given->descriptor, F_GETFD) < 0 || bytesOf(given->descriptor) < given->size) return kInvalidValue;
  *memory = new ExternalMemoryObject{given->descriptor, given->size};
  return kSuccess;
}
DRIVER(cuDestroyExternalMemory, (ExternalMemoryHandle memory)) {
  ENTER(cuDestroyExternalMemory);
  close(memory->file);
  delete memory;
  return kSuccess;
}
DRIVER(cuExternalMemoryGetMappedBuffer,
       (Address * address, ExternalMemoryHandle memory, const ExternalBufferDescription* wanted)) {
  ENTER(cuExternalMemoryGetMappedBuffer, words(wanted->offset, wanted->size, wanted->flags));
  if (wanted->offset + wanted->size > memory->bytes) return kInvalidValue;
  return stand_in::mapFile(memory->file, wanted->offset, wanted->size, address);
}

DRIVER(cuImportExternalSemaphore, (ExternalSemaphoreHandle * semaphore, const ExternalSemaphoreDescription* given)) {
  ENTER(cuImportExternalSemaphore, words(given->type, given->flags));
  if (fcntl(given->descriptor, F_GETFD) < 0) return kInvalidValue;
  void* page = mmap(nullptr, sizeof(std::uint64_t), PROT_READ | PROT_WRITE, MAP_SHARED, given->descriptor, 0);
  close(given->descriptor);
  *semaphore =
      new ExternalSemaphoreObject{given->type == kTimelineDescriptor, static_cast<std::atomic<std::uint64_t>*>(page)};
  return kSuccess;
}
DRIVER(cuDestroyExternalSemaphore, (ExternalSemaphoreHandle semaphore)) {
  ENTER(cuDestroyExternalSemaphore);
  delete semaphore;
  return kSuccess;
}
DRIVER(cuSignalExternalSemaphoresAsync, (const ExternalSemaphoreHandle* semaphores,
                                         const SemaphoreParameters* parameters, unsigned count, Stream stream)) {
  ENTER(cuSignalExternalSemaphoresAsync, text(semaphores, parameters, count));
  for (unsigned i = 0; i < count; ++i)
    stand_in::add(stream, [semaphore = *semaphores[i], value = parameters[i].value] { signal(semaphore, value); });
  return kSuccess;
}
DRIVER(cuWaitExternalSemaphoresAsync, (const ExternalSemaphoreHandle* semaphores, const SemaphoreParameters* parameters,
                                       unsigned count, Stream stream)) {
  ENTER(cuWaitExternalSemaphoresAsync, text(semaphores, parameters, count));
  for (unsigned i = 0; i < count; ++i)
    stand_in::add(stream, [semaphore = *semaphores[i], value = parameters[i].value] { await(semaphore, value); });
  return kSuccess;
}
