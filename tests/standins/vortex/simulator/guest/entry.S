// The guest's start, and the ways out of the image's code and back into it.
//
// The vector registers 1 to 4, which images never use, hold the image's t0 to t3 for the time that this code needs
// others. A stub comes here with t0 = the address in it at which the image continues, v1 = the image's t0.

#if __riscv_xlen == 64
#define LOAD ld
#define STORE sd
#define WORD 8
#define ELEMENT e64
#else
#define LOAD lw
#define STORE sw
#define WORD 4
#define ELEMENT e32
#endif

// Of struct Lane.
#define FLOATS (32 * WORD)
#define CONTINUE (FLOATS + 256)
#define CURSOR (CONTINUE + WORD)
#define ROUNDING (CURSOR + WORD)

  .text
  .globl _start
_start:
  la sp, stack_top
  vsetivli zero, 1, ELEMENT, m1, ta, ma
  call begin

  .globl run
run:
  j resume

  .globl serve_next
serve_next:
  la sp, stack_top
  vsetivli zero, 1, ELEMENT, m1, ta, ma
  call serve

  .globl trap_entry
trap_entry:
  vmv.s.x v2, t1
trap_with_t1_saved:
  la t1, now
  LOAD t1, 0(t1)
  .irp n, 1, 2, 3, 4, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  STORE x\n, \n*WORD(t1)
  .endr
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  fsd f\n, FLOATS+\n*8(t1)
  .endr
  vmv.x.s t2, v1
  STORE t2, 5*WORD(t1)
  vmv.x.s t2, v2
  STORE t2, 6*WORD(t1)
  frrm t2
  STORE t2, ROUNDING(t1)
  mv a0, t0
  la sp, stack_top
  call trap
  j resume

// Continues the lane a0; none: the launch has ended.
  .globl resume
resume:
  beqz a0, serve_next
  LOAD t0, CONTINUE(a0)
  beqz t0, resume_by_signal
  frrm t1
  LOAD t2, ROUNDING(a0)
  beq t1, t2, 1f
  fsrm t2
1:
  .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  fld f\n, FLOATS+\n*8(a0)
  .endr
  LOAD t1, 5*WORD(a0)
  vmv.s.x v1, t1
  .irp n, 1, 2, 3, 4, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
  LOAD x\n, \n*WORD(a0)
  .endr
  LOAD a0, 10*WORD(a0)
  jr t0

// The handler of SIGILL continues the lane, at an address that no stub leads to.
  .globl resume_by_signal
resume_by_signal:
  .word 0

// A branch: its continuation is the next word of the warp's trace, or the first lane to come here writes it.
  .globl branch_entry
branch_entry:
  vmv.s.x v2, t1
  vmv.s.x v3, t2
  vmv.s.x v4, t3
  la t1, now
  LOAD t1, 0(t1)
  LOAD t2, CURSOR(t1)
  LOAD t3, 0(t2)
  beq t3, t0, 1f
  bnez t3, 2f
  STORE t0, 0(t2)
1:
  addi t2, t2, WORD
  STORE t2, CURSOR(t1)
  vmv.x.s t1, v2
  vmv.x.s t2, v3
  vmv.x.s t3, v4
  jr t0
2:
  vmv.x.s t2, v3
  vmv.x.s t3, v4
  j trap_with_t1_saved

  .globl keep_t0
keep_t0:
  vmv.s.x v1, a0
  ret

  .bss
  .balign 16
  .space 65536
stack_top:
  .space 64  // Linux takes the lowest address of the signal stack, if that is next, for one in it
