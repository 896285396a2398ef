// The algorithm of CPU devices, and attributes of algorithms.
#pragma once

#include "provider.h"

namespace hipspv::blaslt {

// The only one. Programs may give it another id and another configuration, as those that have found NVIDIA's best: it
// keeps them, and does the same.
Algorithm cpuAlgorithm(int id = 0);
bool isCpuAlgorithm(const Algorithm& algorithm);

// Of CPU devices' algorithm. They throw Error.
void getConfiguration(const Algorithm& algorithm, int attribute, void* memory, std::size_t bytes, std::size_t* written);
void setConfiguration(Algorithm& algorithm, int attribute, const void* memory, std::size_t bytes);
void getCapability(int attribute, void* memory, std::size_t bytes, std::size_t* written);

}  // namespace hipspv::blaslt
