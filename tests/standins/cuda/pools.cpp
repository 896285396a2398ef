// The stand-in's memory pools: a pool is a file, by which processes know it, and each piece of its memory another one.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstring>
#include <map>

#include "driver.h"

using namespace hipspv::cuda;
using stand_in::words;

namespace hipspv::cuda {

struct PoolObject {
  int file;
  bool imported = false;
};

}  // namespace hipspv::cuda

namespace {

// The contents of a PoolPointer.
struct Exported {
  ino_t pool;
  char memory[56];  // the beginning of an IpcHandle, which is text
};
static_assert(sizeof(Exported) == sizeof(PoolPointer));

struct Piece {
  PoolHandle pool;
  bool opened;
};

std::map<Address, Piece>& pieces() {
  static auto& all = *new std::map<Address, Piece>;
  return all;
}

ino_t numberOf(PoolHandle pool) {
  struct stat status{};
  fstat(pool->file, &status);
  return status.st_ino;
}

}  // namespace

DRIVER(cuMemPoolCreate, (PoolHandle * pool, const PoolProperties* properties)) {
  ENTER(cuMemPoolCreate, words(properties->handleTypes, properties->location.type, properties->location.id));
  if (properties->type != kAllocationPinned || properties->location.type != kLocationDevice) return kInvalidValue;
  *pool = new PoolObject{memfd_create("pool", MFD_CLOEXEC)};
  return kSuccess;
}
DRIVER(cuMemPoolDestroy, (PoolHandle pool)) {
  ENTER(cuMemPoolDestroy);
  close(pool->file);
  delete pool;
  return kSuccess;
}
DRIVER(cuMemPoolSetAccess, (PoolHandle, const AccessDescription* list, std::size_t count)) {
  ENTER(cuMemPoolSetAccess, words(count, "device", list->location.id, static_cast<int>(list->flags)));
  return kSuccess;
}
// No process allocates from another one's pool.
DRIVER(cuMemAllocFromPoolAsync, (Address * address, std::size_t bytes, PoolHandle pool, Stream)) {
  ENTER(cuMemAllocFromPoolAsync, words(bytes));
  if (pool->imported) return kInvalidValue;
  const Status status = stand_in::allocate(bytes, address);
  if (status == kSuccess) pieces()[*address] = {pool, false};
  return status;
}
DRIVER(cuMemFreeAsync, (Address address, Stream stream)) {
  ENTER(cuMemFreeAsync);
  const auto found = pieces().find(address);
  if (found == pieces().end()) return kInvalidValue;
  const bool opened = found->second.opened;
  pieces().erase(found);
  stand_in::add(stream, [=] { opened ? stand_in::close(address) : stand_in::release(address, false); });
  return kSuccess;
}
DRIVER(cuMemPoolExportToShareableHandle, (void* to, PoolHandle pool, int type, unsigned long long flags)) {
  ENTER(cuMemPoolExportToShareableHandle, words(type, flags));
  *static_cast<int*>(to) = fcntl(pool->file, F_DUPFD_CLOEXEC, 0);
  return kSuccess;
}
DRIVER(cuMemPoolImportFromShareableHandle, (PoolHandle * pool, void* descriptor, int type, unsigned long long flags)) {
  ENTER(cuMemPoolImportFromShareableHandle, words(type, flags));
  const int file = fcntl(static_cast<int>(reinterpret_cast<std::intptr_t>(descriptor)), F_DUPFD_CLOEXEC, 0);
  if (file < 0) return kInvalidValue;
  *pool = new PoolObject{file, true};
  return kSuccess;
}
// A whole piece.
DRIVER(cuMemPoolExportPointer, (PoolPointer * pointer, Address address)) {
  ENTER(cuMemPoolExportPointer);
  const auto found = pieces().find(address);
  if (found == pieces().end()) return kInvalidValue;
  IpcHandle handle;
  if (const Status status = stand_in::handleOf(address, &handle)) return status;
  Exported exported{numberOf(found->second.pool), {}};
  std::memcpy(exported.memory, handle.bytes, sizeof exported.memory);
  std::memcpy(pointer, &exported, sizeof exported);
  return kSuccess;
}
DRIVER(cuMemPoolImportPointer, (Address * address, PoolHandle pool, PoolPointer* pointer)) {
  ENTER(cuMemPoolImportPointer);
  Exported exported;
  std::memcpy(&exported, pointer, sizeof exported);
  if (!pool->imported || exported.pool != numberOf(pool)) return kInvalidValue;
  IpcHandle handle{};
  std::memcpy(handle.bytes, exported.memory, sizeof exported.memory);
  const Status status = stand_in::open(handle, address);
  if (status == kSuccess) pieces()[*address] = {pool, true};
  return status;
}
