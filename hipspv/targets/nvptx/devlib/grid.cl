// The barrier of all threads of a grid, for kernels that were launched cooperatively. The driver gives such a
// launch a workspace: its address is in %envreg1 (high) and %envreg2, its second word is for the barrier.

uint workspace_high(void) LABEL(llvm.nvvm.read.ptx.sreg.envreg1);
uint workspace_low(void) LABEL(llvm.nvvm.read.ptx.sreg.envreg2);

static volatile __global uint *grid_arrivals(void) {
  const ulong workspace = (ulong)workspace_high() << 32 | workspace_low();
  return workspace ? (volatile __global uint *)workspace + 1 : 0;
}

int __hipspv_grid_is_cooperative(void) { return grid_arrivals() != 0; }
void __hipspv_grid_group(void) {}

// A round adds 2^31 to the word: the first block adds what the others leave out, so that the top bit changes with
// the last arrival, and the other bits are as before.
static void wait_for_blocks(volatile __global uint *arrivals) {
  const uint blocks = __nvvm_read_ptx_sreg_nctaid_x() * __nvvm_read_ptx_sreg_nctaid_y() *
                      __nvvm_read_ptx_sreg_nctaid_z();
  const bool first = !(__nvvm_read_ptx_sreg_ctaid_x() | __nvvm_read_ptx_sreg_ctaid_y() |
                       __nvvm_read_ptx_sreg_ctaid_z());
  const uint share = first ? 0x80000000u - (blocks - 1) : 1;
  // A release and an acquire of the device's scope are cheaper than fences of sequential consistency.
  uint before, now;
  __asm__ volatile("atom.release.gpu.global.add.u32 %0, [%1], %2;"
                   : "=r"(before) : "l"(arrivals), "r"(share) : "memory");
  do {
    __asm__ volatile("ld.acquire.gpu.global.u32 %0, [%1];" : "=r"(now) : "l"(arrivals) : "memory");
  } while (!((before ^ now) & 0x80000000u));
}

// All threads of the block that haven't returned call it; true for the one of lowest rank. Thread 0 is mostly
// there. Otherwise each barrier takes a bit of the rank, the highest first: those that have it leave if one hasn't.
static bool is_first_thread(void) {
  const uint rank = rank_in_block();
  if (__nvvm_bar0_or(rank == 0)) return rank == 0;
  bool stays = true;
#pragma nounroll
  for (uint bit = 512; bit; bit >>= 1)
    if (__nvvm_bar0_or(stays && !(rank & bit))) stays = stays && !(rank & bit);
  return stays;
}

void __hipspv_grid_barrier(void) {
  volatile __global uint *arrivals = grid_arrivals();
  if (!arrivals) __builtin_trap();
  if (is_first_thread()) wait_for_blocks(arrivals);
  __syncthreads();
}
void __hipspv_group_grid_barrier(void) { __hipspv_grid_barrier(); }
