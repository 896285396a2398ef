// The optional services of a device, and the driver's objects of what they make.
#pragma once

#include <memory>

#include "events.h"
#include "hipspv/runtime/backends/textures.h"

namespace hipspv::backend {
class External;
class ExternalSemaphore;
class Graphs;
class SharedEvents;
class SharedPools;
class Sharing;
class VirtualMemory;
enum class Access;
}  // namespace hipspv::backend

namespace hipspv::cuda {

// The state and the holds outlive the services.
std::unique_ptr<backend::External> makeExternal(const State& state, Holds& holds);
std::unique_ptr<backend::Graphs> makeGraphs(const State& state, Holds& holds);
std::unique_ptr<backend::SharedEvents> makeSharedEvents(const State& state);  // nullptr if the device has none
std::unique_ptr<backend::SharedPools> makeSharedPools(const State& state, Holds& holds);
std::unique_ptr<backend::Sharing> makeSharing(const State& state);
std::unique_ptr<backend::Textures> makeTextures(const State& state, Holds& holds);
std::unique_ptr<backend::VirtualMemory> makeVirtualMemory(const State& state);

ArrayHandle handleOf(const backend::TexelArray& array);
ExternalSemaphoreHandle handleOf(const backend::ExternalSemaphore& semaphore);

AccessFlags flagsOf(backend::Access access);

ArrayDescription arrayDescription(const Texel& texel, const ArrayShape& shape);
// Takes ownership of the driver's array. of: memory that the array is in, or nullptr.
std::unique_ptr<backend::MipmappedTexels> adoptMipmapped(const State& state, Holds& holds, MipmappedHandle handle,
                                                         unsigned levels, std::shared_ptr<const void> of);

}  // namespace hipspv::cuda
