// The number of blocks of a kernel that run on a multiprocessor at once, and the size of block that fills it best.
// The limits are the device's properties: threads, blocks and shared memory of a multiprocessor.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>

namespace hipspv {

class KernelPlan;

// 0 if not even one block fits. block: threads; sharedBytes: dynamic shared memory of a block.
int residentBlocks(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t block, std::size_t sharedBytes);

struct BlockSize {
  int threads;  // of a block
  int blocks;   // that fill the device
};

// The size of block, at most `limit` threads unless that is 0, with the most resident threads; of
// several such sizes the largest. Throws hipErrorInvalidValue if no block can have that much shared
// memory.
BlockSize bestBlockSize(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t sharedBytes,
                        std::size_t limit);

}  // namespace hipspv
