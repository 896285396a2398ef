// How many blocks of a kernel a multiprocessor takes at once, and which size of block fills it best.
// The limits are the device's properties: threads, blocks and shared memory of a multiprocessor.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>

namespace hipspv {

class KernelPlan;

// 0 where not even one fits. block: threads; sharedBytes: dynamic ones, of a block.
int residentBlocks(const KernelPlan& plan, const hipDeviceProp_t& device, std::size_t block,
                   std::size_t sharedBytes);

struct BlockSize {
  int threads;  // of a block
  int blocks;   // that fill the device
};

// The size of block, up to `limit` threads unless that is 0, with the most resident threads; of
// several such the largest. Throws hipErrorInvalidValue where no block has that much shared memory.
BlockSize bestBlockSize(const KernelPlan& plan, const hipDeviceProp_t& device,
                        std::size_t sharedBytes, std::size_t limit);

}  // namespace hipspv
