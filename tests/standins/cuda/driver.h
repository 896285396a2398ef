// Declarations that the files of the stand-in for the CUDA driver share.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/cuda/cuda_abi.h"

namespace hipspv::cuda {

struct ContextObject {
  explicit ContextObject(DeviceOrdinal of) : device(of) {}

  const DeviceOrdinal device;
  bool destroyed = false;
  bool heapUsed = false;
  std::set<Context> peers;
  std::map<int, std::size_t> limits{{0, 1024}, {1, 1 << 20}, {2, 8 << 20}};
  std::atomic<ObjectHandle> textures{0}, surfaces{0};  // the numbers of the last ones
};

}  // namespace hipspv::cuda

namespace stand_in {

using hipspv::cuda::Address;
using hipspv::cuda::Status;
using hipspv::cuda::Stream;

// Writes the call to the log. The result of a call that can't do its work, else kSuccess.
Status enter(const char* symbol, bool needsContext, const std::string& details = {});

// The thread's.
hipspv::cuda::Context context();

// Waits for the context's streams, as the driver does before it releases something.
void waitForAll();

// The address is in memory that the driver knows; type: its CUmemorytype.
bool known(Address address, unsigned* type);

// Memory of the current device, in a file that other processes open by the handle. With `waits`, it is released after
// all work.
Status allocate(std::size_t bytes, Address* address);
Status release(Address address, bool waits);
Status handleOf(Address address, hipspv::cuda::IpcHandle* handle);
// An address that is opened again stays the same.
Status open(const hipspv::cuda::IpcHandle& handle, Address* address);
Status close(Address address);
// A part of a file, as memory of the current device.
Status mapFile(int file, std::size_t offset, std::size_t bytes, Address* address);

// The command runs after those that the stream has.
void add(Stream stream, std::function<void()> command);
Status finish(Stream stream);

// The commands of calls and of nodes of graphs. Each gives a status, and the command if it is kSuccess.

// shape: the grid, the block, the bytes of dynamic shared memory.
Status makeLaunch(hipspv::cuda::Function function, const std::vector<unsigned>& shape, void** parameters,
                  std::function<void()>* command);
std::string shapeOf(hipspv::cuda::Function function, const std::vector<unsigned>& shape);
// width: in elements.
Status makeFill(Address to, unsigned elementBytes, unsigned value, std::size_t pitch, std::size_t width,
                std::size_t height, std::function<void()>* command);
// Neither side is pageable.
Status makeCopy(const hipspv::cuda::Copy3D& copy, std::function<void()>* command);
std::string shapeOf(const hipspv::cuda::Copy3D& copy);

template <class... Parts>
std::string words(const Parts&... parts) {
  std::ostringstream text;
  ((text << (text.tellp() == 0 ? "" : " ") << parts), ...);
  return text.str();
}

}  // namespace stand_in

#define DRIVER(symbol, parameters) extern "C" hipspv::cuda::Status symbol parameters

#define ENTER(symbol, ...) \
  if (const hipspv::cuda::Status entered = stand_in::enter(#symbol, true __VA_OPT__(, ) __VA_ARGS__)) return entered
