// A thread's position in its block and grid under the names of OpenCL's work-item functions, barriers and
// fences. Indices have 32 bits, and LLVM knows the ranges of those that have less.

#include "libdevice.h"

#define OF_DIMENSION(function, label, x, y, z)                         \
  ulong function(uint dimension) LABEL(label);                         \
  ulong function(uint dimension) {                                     \
    if (dimension == 0) return (uint)(x);                              \
    return dimension == 1 ? (uint)(y) : dimension == 2 ? (uint)(z) : 0; \
  }
#define OF_REGISTER(function, label, name)                                               \
  OF_DIMENSION(function, label, __nvvm_read_ptx_sreg_##name##_x(),                       \
               __nvvm_read_ptx_sreg_##name##_y(), __nvvm_read_ptx_sreg_##name##_z())

OF_REGISTER(thread_index, _Z12get_local_idj, tid)
OF_REGISTER(block_index, _Z12get_group_idj, ctaid)
OF_REGISTER(block_width, _Z14get_local_sizej, ntid)
OF_REGISTER(launched_width, _Z23get_enqueued_local_sizej, ntid)
OF_REGISTER(grid_width, _Z14get_num_groupsj, nctaid)
OF_DIMENSION(first_index, _Z17get_global_offsetj, 0, 0, 0)
#undef OF_REGISTER
#undef OF_DIMENSION

// All callers give a dimension below 3. OpenCL's sizes are 1 in other dimensions, and these aren't.
#include "global_index.inc"

static uint rank_in_block(void) {
  const uint x = __nvvm_read_ptx_sreg_tid_x(), y = __nvvm_read_ptx_sreg_tid_y();
  const uint z = __nvvm_read_ptx_sreg_tid_z();
  return (z * __nvvm_read_ptx_sreg_ntid_y() + y) * __nvvm_read_ptx_sreg_ntid_x() + x;
}
ulong block_rank(void) LABEL(_Z19get_local_linear_idv);
ulong block_rank(void) { return rank_in_block(); }
ulong grid_rank(void) LABEL(_Z20get_global_linear_idv);
ulong grid_rank(void) {
  return (global_index(2) * global_width(1) + global_index(1)) * global_width(0) + global_index(0);
}

uint warp_width(void) LABEL(_Z18get_sub_group_sizev);
uint warp_width(void) { return 32; }
// Warps are made of threads that follow each other in the block.
uint warp_index(void) LABEL(_Z16get_sub_group_idv);
uint warp_index(void) { return rank_in_block() / 32; }

// ---- Barriers. Each orders accesses to all memory, whatever its flags say.

void block_barrier(uint flags) LABEL(_Z7barrierj);
void block_barrier(uint flags) { (void)flags, __syncthreads(); }
void group_barrier(uint flags) LABEL(_Z18work_group_barrierj);
void group_barrier(uint flags) { (void)flags, __syncthreads(); }

// The number of threads in the block with a true predicate.
int __hipspv_barrier_count(int predicate) { return __nvvm_bar0_popc(predicate != 0); }

// ---- Fences

void __hipspv_fence_block(void) { __nvvm_membar_cta(); }
void __hipspv_fence_device(void) { __nvvm_membar_gl(); }
void __hipspv_fence_system(void) { __nvvm_membar_sys(); }

// ---- Units

uint __hipspv_multiprocessor(void) { return __nvvm_read_ptx_sreg_smid(); }
