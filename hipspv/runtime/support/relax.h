// A hint to the processor that the thread waits in a loop.
#pragma once

namespace hipspv {

inline void relax() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield" ::: "memory");
#elif defined(__riscv)
  asm volatile(".insn i 0x0f, 0, x0, x0, 0x010" ::: "memory");  // pause, of Zihintpause: a fence for others
#endif
}

}  // namespace hipspv
