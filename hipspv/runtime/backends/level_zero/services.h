// The optional services of a device.
#pragma once

#include <memory>

#include "events.h"

namespace hipspv::backend {
class External;
class ExternalSemaphore;
class Graphs;
class Sharing;
class VirtualMemory;
}  // namespace hipspv::backend

namespace hipspv::ze {

// The state outlives the services. nullptr if the driver imports nothing.
std::unique_ptr<backend::External> makeExternal(const State& state);
std::unique_ptr<backend::Graphs> makeGraphs(const State& state);
std::unique_ptr<backend::Sharing> makeSharing(const State& state);
std::unique_ptr<backend::VirtualMemory> makeVirtualMemory(const State& state);

// Drivers have the calls before they support them. Opens the driver's context.
bool reservesAddresses(const Found& found);

SemaphoreHandle handleOf(const backend::ExternalSemaphore& semaphore);

}  // namespace hipspv::ze
