// The fault layer's functions for the program under test, which finds them with dlsym.
#pragma once

#include <cstdint>

// The functions whose calls count: those that make or allocate something, those that enqueue or wait,
// or every one that can fail.
enum FaultSet : int { kFaultsInAllocation = 1, kFaultsInCommands = 2, kFaultsAnywhere = 3 };

extern "C" {
// The n-th call from now (1 is the next) of the set fails with the OpenCL error; 0 switches it off.
void fault_arm(int set, std::int64_t n, std::int32_t code);
// The name of the function that failed since fault_arm, or null.
const char* fault_hit();
// Objects of OpenCL and USM allocations that were made and not yet released.
std::int64_t fault_live_objects();
std::int64_t fault_live_allocations();
// Calls of the OpenCL function wait before they reach it, until this names another function, or null.
void fault_hold(const char* name);
// The number of calls that wait there.
int fault_held();
// Returns whether the calling thread is inside the OpenCL implementation.
bool fault_in_driver();
}
