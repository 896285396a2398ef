// assert, trap, abort, memory and clocks. The driver defines __assertfail, malloc and free.

void __assertfail(const char *message, const char *file, uint line, const char *function,
                  ulong character_size);

void assert_fail(const char *expression, const char *file, uint line, const char *function)
    LABEL(__assert_fail);
void assert_fail(const char *expression, const char *file, uint line, const char *function) {
  __assertfail(expression, file, line, function, 1);
}

void __hipspv_trap(void) { __builtin_trap(); }
void c_abort(void) LABEL(abort);
void c_abort(void) { __builtin_trap(); }
// The entry of a pure virtual function (Itanium C++ ABI, 3.2.6).
void __cxa_pure_virtual(void) { __builtin_trap(); }

// clang's builtins return a long long, which has 128 bits in OpenCL C.
ulong clock_cycles(void) LABEL(llvm.nvvm.read.ptx.sreg.clock64);
ulong clock_nanoseconds(void) LABEL(llvm.nvvm.read.ptx.sreg.globaltimer);
ulong __hipspv_clock(void) { return clock_cycles(); }
ulong __hipspv_wall_clock(void) { return clock_nanoseconds(); }
void __hipspv_nanosleep(uint nanoseconds) { __nvvm_nanosleep(nanoseconds); }

// ---- The heap. The driver's heap aligns to 16 bytes and doesn't report an allocation's size.

void *driver_malloc(ulong size) LABEL(malloc);
void driver_free(void *address) LABEL(free);

struct allocation {
  void *start;
  ulong size;
};

ulong __hipspv_malloc(ulong size, ulong alignment) {
  const ulong room = sizeof(struct allocation) + (alignment > 16 ? alignment - 16 : 0);
  if (size > ~0ul - room) return 0;
  void *start = driver_malloc(size + room);
  if (!start) return 0;
  const ulong address = ((ulong)start + room) & -max(alignment, 16ul);
  struct allocation *header = (struct allocation *)address - 1;
  header->start = start;
  header->size = size;
  return address;
}
void __hipspv_free(ulong address) {
  if (address) driver_free(((struct allocation *)address - 1)->start);
}
ulong __hipspv_heap_size(ulong address) { return ((struct allocation *)address - 1)->size; }

// ---- The memory that a generic address is in

uint __hipspv_is_shared(const void *p) { return __nvvm_isspacep_shared(p); }
uint __hipspv_is_local(const void *p) { return __nvvm_isspacep_local(p); }
uint __hipspv_is_constant(const void *p) { return __nvvm_isspacep_const(p); }
// A kernel's parameter: clang has no builtin for it.
uint __hipspv_is_grid_constant(const void *p) {
  uint result;
  __asm__("{ .reg .pred %%is;\n\tisspacep.param %%is, %1;\n\tselp.u32 %0, 1, 0, %%is; }"
          : "=r"(result) : "l"(p));
  return result;
}
