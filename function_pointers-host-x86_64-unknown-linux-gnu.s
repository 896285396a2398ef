	.file	"function_pointers.hip"
	.text
	.globl	_Z25__device_stub__operationsPKiS0_Pii # -- Begin function _Z25__device_stub__operationsPKiS0_Pii
	.p2align	4
	.type	_Z25__device_stub__operationsPKiS0_Pii,@function
_Z25__device_stub__operationsPKiS0_Pii: # @_Z25__device_stub__operationsPKiS0_Pii
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	movl	%ecx, 4(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z10operationsPKiS0_Pii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end0:
	.size	_Z25__device_stub__operationsPKiS0_Pii, .Lfunc_end0-_Z25__device_stub__operationsPKiS0_Pii
	.cfi_endproc
                                        # -- End function
	.globl	_Z21__device_stub__curvesPfi    # -- Begin function _Z21__device_stub__curvesPfi
	.p2align	4
	.type	_Z21__device_stub__curvesPfi,@function
_Z21__device_stub__curvesPfi:           # @_Z21__device_stub__curvesPfi
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z6curvesPfi@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end1:
	.size	_Z21__device_stub__curvesPfi, .Lfunc_end1-_Z21__device_stub__curvesPfi
	.cfi_endproc
                                        # -- End function
	.globl	_Z25__device_stub__structuresPli # -- Begin function _Z25__device_stub__structuresPli
	.p2align	4
	.type	_Z25__device_stub__structuresPli,@function
_Z25__device_stub__structuresPli:       # @_Z25__device_stub__structuresPli
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z10structuresPli@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end2:
	.size	_Z25__device_stub__structuresPli, .Lfunc_end2-_Z25__device_stub__structuresPli
	.cfi_endproc
                                        # -- End function
	.globl	_Z18__device_stub__bigPli       # -- Begin function _Z18__device_stub__bigPli
	.p2align	4
	.type	_Z18__device_stub__bigPli,@function
_Z18__device_stub__bigPli:              # @_Z18__device_stub__bigPli
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z3bigPli@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end3:
	.size	_Z18__device_stub__bigPli, .Lfunc_end3-_Z18__device_stub__bigPli
	.cfi_endproc
                                        # -- End function
	.globl	_Z22__device_stub__membersPii   # -- Begin function _Z22__device_stub__membersPii
	.p2align	4
	.type	_Z22__device_stub__membersPii,@function
_Z22__device_stub__membersPii:          # @_Z22__device_stub__membersPii
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z7membersPii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end4:
	.size	_Z22__device_stub__membersPii, .Lfunc_end4-_Z22__device_stub__membersPii
	.cfi_endproc
                                        # -- End function
	.globl	_Z20__device_stub__givenPFiiiEPi # -- Begin function _Z20__device_stub__givenPFiiiEPi
	.p2align	4
	.type	_Z20__device_stub__givenPFiiiEPi,@function
_Z20__device_stub__givenPFiiiEPi:       # @_Z20__device_stub__givenPFiiiEPi
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movq	%rsi, 48(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	32(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
	movq	_Z5givenPFiiiEPi@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end5:
	.size	_Z20__device_stub__givenPFiiiEPi, .Lfunc_end5-_Z20__device_stub__givenPFiiiEPi
	.cfi_endproc
                                        # -- End function
	.globl	_Z22__device_stub__barrierPii   # -- Begin function _Z22__device_stub__barrierPii
	.p2align	4
	.type	_Z22__device_stub__barrierPii,@function
_Z22__device_stub__barrierPii:          # @_Z22__device_stub__barrierPii
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z7barrierPii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end6:
	.size	_Z22__device_stub__barrierPii, .Lfunc_end6-_Z22__device_stub__barrierPii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI7_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI7_1:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI7_2:
	.long	0x3f000000                      # float 0.5
	.long	0x3f000000                      # float 0.5
	.zero	4
	.zero	4
.LCPI7_3:
	.long	1                               # 0x1
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI7_4:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI7_5:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI7_6:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_7:
	.short	43691                           # 0xaaab
	.short	43691                           # 0xaaab
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_8:
	.short	21845                           # 0x5555
	.short	21845                           # 0x5555
	.short	21845                           # 0x5555
	.short	21845                           # 0x5555
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_9:
	.short	21846                           # 0x5556
	.short	21846                           # 0x5556
	.short	21846                           # 0x5556
	.short	21846                           # 0x5556
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_10:
	.long	5                               # 0x5
	.long	5                               # 0x5
	.zero	4
	.zero	4
.LCPI7_11:
	.long	4294967291                      # 0xfffffffb
	.long	4294967291                      # 0xfffffffb
	.zero	4
	.zero	4
.LCPI7_12:
	.long	4294967293                      # 0xfffffffd
	.long	4294967293                      # 0xfffffffd
	.zero	4
	.zero	4
.LCPI7_13:
	.long	1000                            # 0x3e8
	.long	1000                            # 0x3e8
	.zero	4
	.zero	4
.LCPI7_14:
	.short	4                               # 0x4
	.short	4                               # 0x4
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_15:
	.long	2147483646                      # 0x7ffffffe
	.long	2147483646                      # 0x7ffffffe
	.zero	4
	.zero	4
.LCPI7_16:
	.long	207                             # 0xcf
	.long	207                             # 0xcf
	.zero	4
	.zero	4
.LCPI7_17:
	.long	193                             # 0xc1
	.long	193                             # 0xc1
	.zero	4
	.zero	4
.LCPI7_18:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI7_19:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.text
	.globl	main
	.p2align	4
	.type	main,@function
main:                                   # @main
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception0
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$392, %rsp                      # imm = 0x188
	.cfi_def_cfa_offset 448
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$4000, %edi                     # imm = 0xFA0
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 336(%rsp)
	leaq	4000(%rax), %r14
	movq	%r14, 352(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$4000, %edx                     # imm = 0xFA0
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 344(%rsp)
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$4000, %edi                     # imm = 0xFA0
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %r14
	movq	%rax, 312(%rsp)
	movq	%rax, %r12
	addq	$4000, %r12                     # imm = 0xFA0
	movq	%r12, 328(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$4000, %edx                     # imm = 0xFA0
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r12, 320(%rsp)
	movl	$3, %eax
	.p2align	4
.LBB7_2:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	shrl	$8, %ecx
	imulq	$8589935, %rcx, %rdx            # imm = 0x83126F
	shrq	$33, %rdx
	imull	$1000, %edx, %edx               # imm = 0x3E8
	subl	%edx, %ecx
	movl	%ecx, (%rbx,%r15,4)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %ecx
	shrl	$8, %ecx
	imulq	$8589935, %rcx, %rdx            # imm = 0x83126F
	shrq	$33, %rdx
	imull	$1000, %edx, %edx               # imm = 0x3E8
	subl	%edx, %ecx
	movl	%ecx, (%r14,%r15,4)
	incq	%r15
	cmpq	$1000, %r15                     # imm = 0x3E8
	jne	.LBB7_2
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	376(%rsp), %rdi
	leaq	336(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	360(%rsp), %rdi
	leaq	312(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1000, %esi                     # imm = 0x3E8
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp10:                                # EH_LABEL
# %bb.6:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB7_10
# %bb.8:
	movq	376(%rsp), %rax
	movq	360(%rsp), %rcx
	movq	144(%rsp), %rdx
	movq	%rax, 208(%rsp)
	movq	%rcx, 184(%rsp)
	movq	%rdx, 32(%rsp)
	movl	$1000, 8(%rsp)                  # imm = 0x3E8
	leaq	208(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 128(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 136(%rsp)
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	232(%rsp), %rsi
	leaq	256(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp15:                                # EH_LABEL
# %bb.9:                                # %.noexc
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	232(%rsp), %rcx
	movl	240(%rsp), %r8d
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10operationsPKiS0_Pii@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	168(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	264(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp17:                                # EH_LABEL
.LBB7_10:
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp20:                                # EH_LABEL
# %bb.11:                               # %.preheader380
	movq	80(%rsp), %rax
	movq	336(%rsp), %rcx
	movq	312(%rsp), %rdx
	xorl	%esi, %esi
	movl	(%rax,%rsi,4), %r8d
	xorl	%r11d, %r11d
	andl	$3, %r11d
	movl	(%rcx,%rsi,4), %r9d
	movl	(%rdx,%rsi,4), %r10d
	leaq	.LJTI7_0(%rip), %rdi
	movslq	(%rdi,%r11,4), %r11
	addq	%rdi, %r11
	xorl	%ebx, %ebx
	jmpq	*%r11
.LBB7_12:
.Ltmp21:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_145
.LBB7_147:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_148
.LBB7_150:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_151
.LBB7_153:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_154
.LBB7_159:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_156
.LBB7_160:
.Ltmp18:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_145
.LBB7_13:
	movl	(%rax,%rsi,4), %r8d
	movl	%esi, %r11d
	andl	$3, %r11d
	movl	(%rcx,%rsi,4), %r9d
	movl	(%rdx,%rsi,4), %r10d
	movslq	(%rdi,%r11,4), %r11
	addq	%rdi, %r11
	jmpq	*%r11
.LBB7_14:
	leal	(%r10,%r9), %r11d
	jmp	.LBB7_18
.LBB7_17:
	cmpl	%r10d, %r9d
	movl	%r10d, %r11d
	cmovgl	%r9d, %r11d
	jmp	.LBB7_18
.LBB7_15:
	movl	%r9d, %r11d
	subl	%r10d, %r11d
	jmp	.LBB7_18
.LBB7_16:
	movl	%r10d, %r11d
	imull	%r9d, %r11d
.LBB7_18:                               # %_ZL9operationiii.exit
	movq	%rbx, %r14
	movl	%r10d, %ebx
	imull	%esi, %ebx
	leal	(%rsi,%r10), %ebp
	cmpl	%r10d, %r9d
	cmovlel	%ebx, %ebp
	addl	%r11d, %ebp
	incq	%rsi
	xorl	%ebx, %ebx
	cmpl	%ebp, %r8d
	setne	%bl
	addq	%r14, %rbx
	cmpq	$1000, %rsi                     # imm = 0x3E8
	jne	.LBB7_13
# %bb.19:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	256(%rsp), %rdi
	movl	$1000, %esi                     # imm = 0x3E8
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp23:                                # EH_LABEL
# %bb.20:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp26:                                # EH_LABEL
# %bb.21:
	testl	%eax, %eax
	jne	.LBB7_24
# %bb.22:
	leaq	184(%rsp), %rax
	movq	256(%rsp), %rcx
	movq	%rcx, 184(%rsp)
	movl	$1000, 8(%rsp)                  # imm = 0x3E8
	movq	%rax, 112(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 120(%rsp)
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	208(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp28:                                # EH_LABEL
# %bb.23:                               # %.noexc188
	movq	232(%rsp), %rsi
	movl	240(%rsp), %edx
	movq	208(%rsp), %rcx
	movl	216(%rsp), %r8d
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6curvesPfi@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	168(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp30:                                # EH_LABEL
.LBB7_24:
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	256(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp33:                                # EH_LABEL
# %bb.25:                               # %.preheader379
	movq	232(%rsp), %rax
	movq	%rbx, %xmm11
	movq	.LCPI7_18(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm1, %xmm1
	movl	$2, %ecx
	movaps	.LCPI7_2(%rip), %xmm2           # xmm2 = [5.0E-1,5.0E-1,u,u]
	movaps	.LCPI7_4(%rip), %xmm10          # xmm10 = [1,1]
	pxor	%xmm12, %xmm12
	.p2align	4
.LBB7_26:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	paddd	.LCPI7_1(%rip), %xmm3
	cvtdq2ps	%xmm0, %xmm4
	cvtdq2ps	%xmm3, %xmm5
	mulps	%xmm4, %xmm4
	mulps	%xmm5, %xmm5
	mulps	%xmm2, %xmm4
	mulps	%xmm2, %xmm5
	movsd	-8(%rax,%rcx,4), %xmm6          # xmm6 = mem[0],zero
	movsd	(%rax,%rcx,4), %xmm7            # xmm7 = mem[0],zero
	movdqa	%xmm0, %xmm3
	pand	.LCPI7_3(%rip), %xmm3
	pcmpeqd	%xmm1, %xmm3
	movdqa	%xmm3, %xmm8
	pandn	%xmm4, %xmm8
	movaps	%xmm2, %xmm9
	andps	%xmm3, %xmm9
	por	%xmm9, %xmm8
	andnps	%xmm5, %xmm3
	orps	%xmm9, %xmm3
	mulps	%xmm4, %xmm8
	cmpneqps	%xmm6, %xmm8
	unpcklps	%xmm0, %xmm8                    # xmm8 = xmm8[0],xmm0[0],xmm8[1],xmm0[1]
	mulps	%xmm5, %xmm3
	cmpneqps	%xmm7, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm10, %xmm8
	paddq	%xmm8, %xmm11
	andps	%xmm10, %xmm3
	paddq	%xmm3, %xmm12
	paddd	.LCPI7_5(%rip), %xmm0
	addq	$4, %rcx
	cmpq	$1002, %rcx                     # imm = 0x3EA
	jne	.LBB7_26
# %bb.27:                               # %middle.block
.Ltmp35:                                # EH_LABEL
	movdqa	%xmm12, 272(%rsp)               # 16-byte Spill
	movdqa	%xmm11, 288(%rsp)               # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	168(%rsp), %rdi
	movl	$1000, %esi                     # imm = 0x3E8
	callq	_ZN11DeviceArrayIlEC2Em
.Ltmp36:                                # EH_LABEL
# %bb.28:
.Ltmp38:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp39:                                # EH_LABEL
# %bb.29:
	testl	%eax, %eax
	jne	.LBB7_32
# %bb.30:
	leaq	32(%rsp), %rax
	movq	168(%rsp), %rcx
	movq	%rcx, 32(%rsp)
	movl	$1000, 24(%rsp)                 # imm = 0x3E8
	movq	%rax, 112(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 120(%rsp)
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	208(%rsp), %rdi
	leaq	184(%rsp), %rsi
	leaq	8(%rsp), %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp41:                                # EH_LABEL
# %bb.31:                               # %.noexc196
	movq	208(%rsp), %rsi
	movl	216(%rsp), %edx
	movq	184(%rsp), %rcx
	movl	192(%rsp), %r8d
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10structuresPli@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp43:                                # EH_LABEL
.LBB7_32:
.Ltmp45:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	208(%rsp), %rdi
	leaq	168(%rsp), %rsi
	callq	_ZNK11DeviceArrayIlE4hostEv
.Ltmp46:                                # EH_LABEL
# %bb.33:                               # %.preheader378
	movdqa	272(%rsp), %xmm1                # 16-byte Reload
	paddq	288(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rcx
	movq	208(%rsp), %rax
	movq	%rcx, %xmm3
	movd	.LCPI7_19(%rip), %xmm0          # xmm0 = [0,1,0,0,0,0,0,0]
	movq	.LCPI7_18(%rip), %xmm1          # xmm1 = [0,1,0,0]
	xorps	%xmm2, %xmm2
	movl	$2, %ecx
	movdqa	.LCPI7_13(%rip), %xmm7          # xmm7 = [1000,1000,u,u]
	xorps	%xmm6, %xmm6
	movdqa	%xmm1, %xmm8
	movdqa	.LCPI7_5(%rip), %xmm5           # xmm5 = [4,4,u,u]
	.p2align	4
.LBB7_34:                               # %vector.body527
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm1, %xmm9
	paddd	.LCPI7_1(%rip), %xmm9
	movdqa	%xmm0, %xmm10
	pmullw	.LCPI7_7(%rip), %xmm10          # [43691,43691,u,u,u,u,u,u]
	punpcklwd	%xmm10, %xmm10          # xmm10 = xmm10[0,0,1,1,2,2,3,3]
	movdqa	%xmm10, %xmm11
	movdqa	.LCPI7_8(%rip), %xmm4           # xmm4 = [21845,21845,21845,21845,u,u,u,u]
	psubusw	%xmm4, %xmm11
	pcmpeqw	%xmm2, %xmm11
	paddw	.LCPI7_9(%rip), %xmm10
	psubusw	%xmm4, %xmm10
	pcmpeqw	%xmm2, %xmm10
	movdqa	%xmm1, %xmm14
	paddd	%xmm14, %xmm14
	movdqa	%xmm9, %xmm13
	paddd	%xmm13, %xmm13
	movdqa	%xmm14, %xmm12
	movdqa	.LCPI7_10(%rip), %xmm4          # xmm4 = [5,5,u,u]
	paddd	%xmm4, %xmm12
	movdqa	%xmm13, %xmm15
	paddd	%xmm4, %xmm15
	movdqa	%xmm11, %xmm4
	pandn	%xmm12, %xmm4
	movdqa	%xmm1, %xmm12
	pand	%xmm11, %xmm12
	por	%xmm4, %xmm12
	movdqa	%xmm10, %xmm4
	pandn	%xmm15, %xmm4
	pand	%xmm10, %xmm9
	por	%xmm4, %xmm9
	movdqa	%xmm8, %xmm4
	paddd	.LCPI7_11(%rip), %xmm4
	pand	%xmm11, %xmm14
	pandn	%xmm4, %xmm11
	por	%xmm14, %xmm11
	movdqa	%xmm8, %xmm4
	paddd	.LCPI7_12(%rip), %xmm4
	pand	%xmm10, %xmm13
	pandn	%xmm4, %xmm10
	por	%xmm13, %xmm10
	pxor	%xmm4, %xmm4
	pcmpgtd	%xmm11, %xmm4
	punpckldq	%xmm4, %xmm11           # xmm11 = xmm11[0],xmm4[0],xmm11[1],xmm4[1]
	pxor	%xmm4, %xmm4
	pcmpgtd	%xmm10, %xmm4
	punpckldq	%xmm4, %xmm10           # xmm10 = xmm10[0],xmm4[0],xmm10[1],xmm4[1]
	pshufd	$245, %xmm12, %xmm4             # xmm4 = xmm12[1,1,3,3]
	pmuludq	%xmm7, %xmm12
	pmuludq	%xmm7, %xmm4
	punpckldq	%xmm4, %xmm12           # xmm12 = xmm12[0],xmm4[0],xmm12[1],xmm4[1]
	pshufd	$245, %xmm9, %xmm4              # xmm4 = xmm9[1,1,3,3]
	pmuludq	%xmm7, %xmm9
	pmuludq	%xmm7, %xmm4
	punpckldq	%xmm4, %xmm9            # xmm9 = xmm9[0],xmm4[0],xmm9[1],xmm4[1]
	punpckldq	%xmm2, %xmm12           # xmm12 = xmm12[0],xmm2[0],xmm12[1],xmm2[1]
	paddq	%xmm11, %xmm12
	movdqu	-16(%rax,%rcx,8), %xmm4
	pcmpeqd	%xmm4, %xmm12
	punpckldq	%xmm2, %xmm9            # xmm9 = xmm9[0],xmm2[0],xmm9[1],xmm2[1]
	paddq	%xmm10, %xmm9
	movdqu	(%rax,%rcx,8), %xmm4
	pcmpeqd	%xmm4, %xmm9
	pshufd	$177, %xmm12, %xmm4             # xmm4 = xmm12[1,0,3,2]
	pand	%xmm12, %xmm4
	pcmpeqd	%xmm10, %xmm10
	pxor	%xmm10, %xmm4
	psubq	%xmm4, %xmm3
	pshufd	$177, %xmm9, %xmm4              # xmm4 = xmm9[1,0,3,2]
	pand	%xmm9, %xmm4
	pxor	%xmm10, %xmm4
	psubq	%xmm4, %xmm6
	paddd	%xmm5, %xmm1
	paddw	.LCPI7_14(%rip), %xmm0
	paddd	%xmm5, %xmm8
	addq	$4, %rcx
	cmpq	$1002, %rcx                     # imm = 0x3EA
	jne	.LBB7_34
# %bb.35:                               # %middle.block543
.Ltmp48:                                # EH_LABEL
	movaps	%xmm6, 272(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 288(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp49:                                # EH_LABEL
# %bb.36:
	testl	%eax, %eax
	jne	.LBB7_39
# %bb.37:
	leaq	8(%rsp), %rax
	movq	168(%rsp), %rcx
	movq	%rcx, 8(%rsp)
	movl	$1000, 72(%rsp)                 # imm = 0x3E8
	movq	%rax, 112(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 120(%rsp)
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	184(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	24(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp51:                                # EH_LABEL
# %bb.38:                               # %.noexc204
	movq	184(%rsp), %rsi
	movl	192(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z3bigPli@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp53:                                # EH_LABEL
.LBB7_39:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	184(%rsp), %rdi
	leaq	168(%rsp), %rsi
	callq	_ZNK11DeviceArrayIlE4hostEv
.Ltmp56:                                # EH_LABEL
# %bb.40:                               # %.preheader377
	movdqa	272(%rsp), %xmm1                # 16-byte Reload
	paddq	288(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	movl	$11, %eax
	movl	$3600, %ecx                     # imm = 0xE10
	movl	$24, %edx
	movq	184(%rsp), %rsi
	.p2align	4
.LBB7_41:                               # %.preheader376
                                        # =>This Inner Loop Header: Depth=1
	leaq	-11(%rax), %r10
	leaq	-3(%rdx), %rdi
	leaq	-10(%rax), %r11
	leaq	-7(%rax), %r15
	leaq	-6(%rdx), %r14
	leaq	-9(%rax), %r12
	leaq	-6(%rax), %r8
	leaq	-9(%rdx), %r13
	leaq	-5(%rax), %r9
	testb	$1, %r10b
	cmoveq	%r14, %r8
	leaq	-4(%rax), %r14
	cmovneq	%r15, %rdi
	cmoveq	%r13, %r9
	leaq	-2(%rax), %r13
	cmoveq	%r15, %r14
	leaq	-1(%rax), %r15
	cmoveq	%r12, %r13
	cmoveq	%r11, %r15
	leaq	-8(%rax), %r11
	leaq	-3(%rax), %r12
	cmoveq	%r11, %r12
	cmoveq	%rdx, %r11
	cmovneq	%rax, %r10
	leaq	(%r10,%r10,8), %r10
	addq	%r11, %r10
	leaq	(%r10,%r15,8), %r10
	leaq	(%r10,%r13,8), %r10
	subq	%r13, %r10
	leaq	(%r12,%r12,2), %r11
	leaq	(%r10,%r11,2), %r10
	leaq	(%r14,%r14,4), %r11
	addq	%r11, %r10
	leaq	(%r10,%r9,4), %r9
	leaq	(%r8,%r8,2), %r8
	addq	%r8, %r9
	leaq	(%r9,%rdi,2), %rdi
	addq	%rcx, %rdi
	xorl	%r8d, %r8d
	cmpq	-88(%rsi,%rax,8), %rdi
	setne	%r8b
	addq	%r8, %rbx
	incq	%rax
	addq	$900, %rcx                      # imm = 0x384
	addq	$3, %rdx
	cmpq	$1011, %rax                     # imm = 0x3F3
	jne	.LBB7_41
# %bb.42:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp59:                                # EH_LABEL
# %bb.43:
	testl	%eax, %eax
	jne	.LBB7_46
# %bb.44:
	leaq	56(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rcx, 56(%rsp)
	movl	$1000, 104(%rsp)                # imm = 0x3E8
	movq	%rax, 112(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 120(%rsp)
.Ltmp60:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	8(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	72(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp61:                                # EH_LABEL
# %bb.45:                               # %.noexc212
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	8(%rsp), %rcx
	movl	16(%rsp), %r8d
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7membersPii@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp63:                                # EH_LABEL
.LBB7_46:
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp66:                                # EH_LABEL
# %bb.47:
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movaps	112(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movq	128(%rsp), %rax
	movq	%rax, 96(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 112(%rsp)
	movq	$0, 128(%rsp)
	testq	%rdi, %rdi
	je	.LBB7_50
# %bb.48:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	112(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_50
# %bb.49:
	movq	128(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_50:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	80(%rsp), %rax
	movq	%rbx, %xmm3
	movd	.LCPI7_19(%rip), %xmm0          # xmm0 = [0,1,0,0,0,0,0,0]
	movq	.LCPI7_18(%rip), %xmm1          # xmm1 = [0,1,0,0]
	movl	$2, %ecx
	pxor	%xmm4, %xmm4
	movdqa	.LCPI7_4(%rip), %xmm12          # xmm12 = [1,1]
	movdqa	.LCPI7_7(%rip), %xmm14          # xmm14 = [43691,43691,u,u,u,u,u,u]
	movdqa	.LCPI7_8(%rip), %xmm15          # xmm15 = [21845,21845,21845,21845,u,u,u,u]
	movdqa	.LCPI7_9(%rip), %xmm2           # xmm2 = [21846,21846,21846,21846,u,u,u,u]
	movdqa	.LCPI7_14(%rip), %xmm10         # xmm10 = [4,4,u,u,u,u,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI7_17(%rip), %xmm13         # xmm13 = [193,193,u,u]
	.p2align	4
.LBB7_51:                               # %vector.body546
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm1, %xmm7
	paddd	.LCPI7_1(%rip), %xmm7
	movdqa	%xmm0, %xmm5
	pmullw	%xmm14, %xmm5
	movdqa	%xmm1, %xmm6
	pand	.LCPI7_3(%rip), %xmm6
	pcmpeqd	%xmm9, %xmm6
	pxor	%xmm8, %xmm8
	psubd	%xmm1, %xmm8
	pxor	%xmm11, %xmm11
	movdqa	%xmm6, %xmm9
	pandn	%xmm8, %xmm9
	movdqa	%xmm1, %xmm8
	pand	%xmm6, %xmm8
	por	%xmm9, %xmm8
	movdqa	.LCPI7_15(%rip), %xmm9          # xmm9 = [2147483646,2147483646,u,u]
	psubd	%xmm1, %xmm9
	pand	%xmm6, %xmm7
	pandn	%xmm9, %xmm6
	por	%xmm7, %xmm6
	punpcklwd	%xmm5, %xmm5            # xmm5 = xmm5[0,0,1,1,2,2,3,3]
	movdqa	%xmm5, %xmm7
	psubusw	%xmm15, %xmm7
	pcmpeqw	%xmm11, %xmm7
	movdqa	%xmm7, %xmm9
	movdqa	.LCPI7_16(%rip), %xmm11         # xmm11 = [207,207,u,u]
	pandn	%xmm11, %xmm9
	pand	%xmm13, %xmm7
	por	%xmm9, %xmm7
	pxor	%xmm9, %xmm9
	paddd	%xmm8, %xmm8
	paddd	%xmm8, %xmm7
	movq	-8(%rax,%rcx,4), %xmm8          # xmm8 = mem[0],zero
	paddw	%xmm2, %xmm5
	psubusw	%xmm15, %xmm5
	pcmpeqw	%xmm9, %xmm5
	pcmpeqd	%xmm8, %xmm7
	movdqa	%xmm5, %xmm8
	pandn	%xmm11, %xmm8
	pand	%xmm13, %xmm5
	por	%xmm8, %xmm5
	paddd	%xmm6, %xmm6
	paddd	%xmm6, %xmm5
	movq	(%rax,%rcx,4), %xmm6            # xmm6 = mem[0],zero
	pcmpeqd	%xmm6, %xmm5
	pshufd	$212, %xmm7, %xmm6              # xmm6 = xmm7[0,1,1,3]
	pandn	%xmm12, %xmm6
	paddq	%xmm6, %xmm3
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm12, %xmm5
	paddq	%xmm5, %xmm4
	paddd	.LCPI7_5(%rip), %xmm1
	paddw	%xmm10, %xmm0
	addq	$4, %rcx
	cmpq	$1002, %rcx                     # imm = 0x3EA
	jne	.LBB7_51
# %bb.52:                               # %middle.block559
.Ltmp68:                                # EH_LABEL
	movdqa	%xmm4, 272(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 288(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	table(%rip), %rsi
	leaq	112(%rsp), %rdi
	movl	$32, %edx
	xorl	%ecx, %ecx
	movl	$2, %r8d
	callq	hipMemcpyFromSymbol@PLT
.Ltmp69:                                # EH_LABEL
# %bb.53:                               # %_ZL19hipMemcpyFromSymbolIA4_PFiiiEE10hipError_tPvRKT_mm13hipMemcpyKind.exit
	testl	%eax, %eax
	jne	.LBB7_70
# %bb.54:                               # %_Z9hip_check10hipError_tPKcS1_i.exit.preheader
	movdqa	272(%rsp), %xmm1                # 16-byte Reload
	paddq	288(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	xorl	%r14d, %r14d
	movabsq	$4294967297, %r15               # imm = 0x100000001
	movabsq	$4294967360, %r12               # imm = 0x100000040
	leaq	32(%rsp), %r13
	leaq	144(%rsp), %rbp
	jmp	.LBB7_55
	.p2align	4
.LBB7_74:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
                                        #   in Loop: Header=BB7_55 Depth=1
	incq	%r14
	cmpq	$4, %r14
	je	.LBB7_75
.LBB7_55:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB7_66 Depth 2
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movl	$1, %esi
	movq	%r12, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp75:                                # EH_LABEL
# %bb.56:                               #   in Loop: Header=BB7_55 Depth=1
	testl	%eax, %eax
	jne	.LBB7_59
# %bb.57:                               #   in Loop: Header=BB7_55 Depth=1
	movq	112(%rsp,%r14,8), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 24(%rsp)
	movq	%rcx, 72(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 40(%rsp)
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp77:                                # EH_LABEL
# %bb.58:                               # %.noexc223
                                        #   in Loop: Header=BB7_55 Depth=1
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
.Ltmp78:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5givenPFiiiEPi@GOTPCREL(%rip), %rdi
	movq	%r13, %r9
	pushq	160(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp79:                                # EH_LABEL
.LBB7_59:                               #   in Loop: Header=BB7_55 Depth=1
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r13, %rdi
	movq	%rbp, %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp82:                                # EH_LABEL
# %bb.60:                               #   in Loop: Header=BB7_55 Depth=1
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movdqa	32(%rsp), %xmm0
	movdqa	%xmm0, 80(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 96(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 32(%rsp)
	movq	$0, 48(%rsp)
	testq	%rdi, %rdi
	je	.LBB7_63
# %bb.61:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit226
                                        #   in Loop: Header=BB7_55 Depth=1
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_63
# %bb.62:                               #   in Loop: Header=BB7_55 Depth=1
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_63:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit228
                                        #   in Loop: Header=BB7_55 Depth=1
	movq	80(%rsp), %rax
	movl	(%rax), %edi
	movl	4(%rax), %ecx
	movl	$3, %r8d
	movl	$3, %esi
	movl	$3, %edx
	cmpq	$2, %r14
	ja	.LBB7_65
# %bb.64:                               # %switch.lookup
                                        #   in Loop: Header=BB7_55 Depth=1
	leaq	.Lswitch.table.main(%rip), %rdx
	movl	(%rdx,%r14,4), %r8d
	leaq	.Lswitch.table.main.1(%rip), %rdx
	movl	(%rdx,%r14,4), %esi
	leaq	.Lswitch.table.main.2(%rip), %rdx
	movl	(%rdx,%r14,4), %edx
.LBB7_65:                               # %.peel.next463
                                        #   in Loop: Header=BB7_55 Depth=1
	xorl	%r9d, %r9d
	cmpl	%r8d, %edi
	setne	%r9b
	addq	%r9, %rbx
	xorl	%edi, %edi
	cmpl	%esi, %ecx
	setne	%dil
	xorl	%ecx, %ecx
	cmpl	%edx, 8(%rax)
	setne	%cl
	addq	%rdi, %rcx
	addq	%rcx, %rbx
	movl	$3, %ecx
	xorl	%edx, %edx
	jmp	.LBB7_66
	.p2align	4
.LBB7_120:                              #   in Loop: Header=BB7_66 Depth=2
	leal	1(%rdx), %esi
.LBB7_122:                              # %_ZL9operationiii.exit229.1
                                        #   in Loop: Header=BB7_66 Depth=2
	xorl	%edi, %edi
	cmpl	%esi, 16(%rax,%rdx,4)
	setne	%dil
	addq	%rdi, %rbx
	addq	$2, %rcx
	addq	$2, %rdx
.LBB7_66:                               #   Parent Loop BB7_55 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	12(%rax,%rdx,4), %esi
	cmpl	$2, %r14d
	je	.LBB7_114
# %bb.67:                               #   in Loop: Header=BB7_66 Depth=2
	cmpl	$1, %r14d
	je	.LBB7_113
# %bb.68:                               #   in Loop: Header=BB7_66 Depth=2
	testl	%r14d, %r14d
	jne	.LBB7_69
# %bb.112:                              #   in Loop: Header=BB7_66 Depth=2
	leal	3(%rcx), %edi
	jmp	.LBB7_115
	.p2align	4
.LBB7_113:                              #   in Loop: Header=BB7_66 Depth=2
	movl	%edx, %edi
	jmp	.LBB7_115
	.p2align	4
.LBB7_114:                              #   in Loop: Header=BB7_66 Depth=2
	leal	(%rcx,%rcx,2), %edi
	jmp	.LBB7_115
	.p2align	4
.LBB7_69:                               #   in Loop: Header=BB7_66 Depth=2
	movl	%ecx, %edi
.LBB7_115:                              # %_ZL9operationiii.exit229
                                        #   in Loop: Header=BB7_66 Depth=2
	xorl	%r8d, %r8d
	cmpl	%edi, %esi
	setne	%r8b
	addq	%r8, %rbx
	cmpq	$60, %rdx
	je	.LBB7_74
# %bb.116:                              #   in Loop: Header=BB7_66 Depth=2
	leaq	1(%rcx), %rsi
	testl	%r14d, %r14d
	je	.LBB7_121
# %bb.117:                              #   in Loop: Header=BB7_66 Depth=2
	cmpl	$1, %r14d
	je	.LBB7_120
# %bb.118:                              #   in Loop: Header=BB7_66 Depth=2
	cmpl	$2, %r14d
	jne	.LBB7_122
# %bb.119:                              #   in Loop: Header=BB7_66 Depth=2
	leal	(%rsi,%rsi,2), %esi
	jmp	.LBB7_122
	.p2align	4
.LBB7_121:                              #   in Loop: Header=BB7_66 Depth=2
	addl	$3, %esi
	jmp	.LBB7_122
.LBB7_75:                               # %.preheader
	xorl	%r12d, %r12d
	movb	$1, %bpl
	movabsq	$4294967360, %r13               # imm = 0x100000040
	leaq	32(%rsp), %r14
	leaq	144(%rsp), %r15
	.p2align	4
.LBB7_76:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB7_85 Depth 2
.Ltmp84:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%r13, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp85:                                # EH_LABEL
# %bb.77:                               #   in Loop: Header=BB7_76 Depth=1
	testl	%eax, %eax
	jne	.LBB7_80
# %bb.78:                               #   in Loop: Header=BB7_76 Depth=1
	movq	144(%rsp), %rax
	movq	%rax, 24(%rsp)
	movl	%r12d, 160(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	160(%rsp), %rax
	movq	%rax, 40(%rsp)
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	72(%rsp), %rdx
	leaq	104(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp87:                                # EH_LABEL
# %bb.79:                               # %.noexc236
                                        #   in Loop: Header=BB7_76 Depth=1
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7barrierPii@GOTPCREL(%rip), %rdi
	movq	%r14, %r9
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp89:                                # EH_LABEL
.LBB7_80:                               #   in Loop: Header=BB7_76 Depth=1
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp92:                                # EH_LABEL
# %bb.81:                               #   in Loop: Header=BB7_76 Depth=1
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movdqa	32(%rsp), %xmm0
	movdqa	%xmm0, 80(%rsp)
	movq	48(%rsp), %rax
	movq	%rax, 96(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 32(%rsp)
	movq	$0, 48(%rsp)
	testq	%rdi, %rdi
	je	.LBB7_84
# %bb.82:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit239
                                        #   in Loop: Header=BB7_76 Depth=1
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_84
# %bb.83:                               #   in Loop: Header=BB7_76 Depth=1
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_84:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit241
                                        #   in Loop: Header=BB7_76 Depth=1
	movl	$10, %eax
	movl	$11, %ecx
	movq	80(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB7_85:                               #   Parent Loop BB7_76 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	%rsi, %rdi
	leal	-11(%rcx), %r8d
	addq	$2, %rsi
	movl	%esi, %r9d
	andl	$62, %r9d
	addl	%r9d, %r9d
	testb	$1, %bpl
	cmovel	%eax, %r8d
	leal	(%r9,%r9,4), %r9d
	cmovnel	%ecx, %r9d
	xorl	%r10d, %r10d
	cmpl	%r8d, (%rdx,%rdi,4)
	setne	%r10b
	addq	%rbx, %r10
	xorl	%ebx, %ebx
	cmpl	%r9d, 4(%rdx,%rdi,4)
	setne	%bl
	addq	%r10, %rbx
	addl	$20, %eax
	addl	$22, %ecx
	cmpq	$64, %rsi
	jne	.LBB7_85
# %bb.86:                               #   in Loop: Header=BB7_76 Depth=1
	movl	$1, %r12d
	testb	$1, %bpl
	movl	$0, %ebp
	jne	.LBB7_76
# %bb.87:
.Ltmp94:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp95:                                # EH_LABEL
# %bb.88:
	testl	%eax, %eax
	jne	.LBB7_91
# %bb.89:
	movq	144(%rsp), %rax
	movq	$0, 24(%rsp)
	movq	%rax, 72(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 40(%rsp)
.Ltmp96:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp97:                                # EH_LABEL
# %bb.90:                               # %.noexc248
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
.Ltmp98:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5givenPFiiiEPi@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	160(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp99:                                # EH_LABEL
.LBB7_91:
.Ltmp100:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDeviceSynchronize@PLT
.Ltmp101:                               # EH_LABEL
# %bb.92:
.Ltmp102:                               # EH_LABEL
	movl	%eax, %ebp
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp103:                               # EH_LABEL
# %bb.93:
	cmpl	$1, %ebp
	adcq	$0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$5385, %esi                     # imm = 0x1509
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	184(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_95
# %bb.94:
	movq	200(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_95:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit
	movq	208(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_97
# %bb.96:
	movq	224(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_97:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit253
	movq	168(%rsp), %rdi
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp121:                               # EH_LABEL
# %bb.98:                               # %_ZN11DeviceArrayIlED2Ev.exit
	movq	232(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_100
# %bb.99:
	movq	248(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_100:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	256(%rsp), %rdi
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp124:                               # EH_LABEL
# %bb.101:                              # %_ZN11DeviceArrayIfED2Ev.exit
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_103
# %bb.102:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_103:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit256
	movq	144(%rsp), %rdi
.Ltmp126:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp127:                               # EH_LABEL
# %bb.104:                              # %_ZN11DeviceArrayIiED2Ev.exit
	movq	360(%rsp), %rdi
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp130:                               # EH_LABEL
# %bb.105:                              # %_ZN11DeviceArrayIiED2Ev.exit257
	movq	376(%rsp), %rdi
.Ltmp132:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp133:                               # EH_LABEL
# %bb.106:                              # %_ZN11DeviceArrayIiED2Ev.exit258
	movq	312(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_108
# %bb.107:
	movq	328(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_108:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit260
	movq	336(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_110
# %bb.109:
	movq	352(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_110:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit262
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$392, %rsp                      # imm = 0x188
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB7_70:
	.cfi_def_cfa_offset 448
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp70:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp71:                                # EH_LABEL
# %bb.71:                               # %.noexc215
.Ltmp72:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp73:                                # EH_LABEL
# %bb.72:                               # %.noexc216
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$153, %ecx
	movq	%r14, %r9
	xorl	%eax, %eax
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	callq	fprintf@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	exit@PLT
.LBB7_129:
.Ltmp134:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_128:
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_127:
.Ltmp128:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_126:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_125:
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_168:
.Ltmp67:                                # EH_LABEL
	jmp	.LBB7_131
.LBB7_166:
.Ltmp57:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_133
.LBB7_164:
.Ltmp47:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_135
.LBB7_137:
.Ltmp37:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_138
.LBB7_162:
.Ltmp34:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_140
.LBB7_142:
.Ltmp24:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_143
.LBB7_167:
.Ltmp64:                                # EH_LABEL
	jmp	.LBB7_131
.LBB7_165:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_133
.LBB7_163:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_135
.LBB7_161:
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB7_140
.LBB7_130:
.Ltmp104:                               # EH_LABEL
	jmp	.LBB7_131
.LBB7_124:
.Ltmp93:                                # EH_LABEL
	jmp	.LBB7_131
.LBB7_111:
.Ltmp83:                                # EH_LABEL
	jmp	.LBB7_131
.LBB7_123:
.Ltmp90:                                # EH_LABEL
	jmp	.LBB7_131
.LBB7_73:
.Ltmp80:                                # EH_LABEL
.LBB7_131:
	movq	%rax, %rbx
	movq	184(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_133
# %bb.132:
	movq	200(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_133:
	movq	208(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_135
# %bb.134:
	movq	224(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_135:
	movq	168(%rsp), %rdi
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp106:                               # EH_LABEL
.LBB7_138:                              # %_ZN11DeviceArrayIlED2Ev.exit267
	movq	232(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_140
# %bb.139:
	movq	248(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_140:
	movq	256(%rsp), %rdi
.Ltmp108:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp109:                               # EH_LABEL
.LBB7_143:                              # %_ZN11DeviceArrayIfED2Ev.exit270
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_145
# %bb.144:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_145:
	movq	144(%rsp), %rdi
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp112:                               # EH_LABEL
.LBB7_148:                              # %_ZN11DeviceArrayIiED2Ev.exit273
	movq	360(%rsp), %rdi
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp115:                               # EH_LABEL
.LBB7_151:                              # %_ZN11DeviceArrayIiED2Ev.exit274
	movq	376(%rsp), %rdi
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp118:                               # EH_LABEL
.LBB7_154:                              # %_ZN11DeviceArrayIiED2Ev.exit275
	movq	312(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_156
# %bb.155:
	movq	328(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_156:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit277
	movq	336(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB7_158
# %bb.157:
	movq	352(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB7_158:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit279
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB7_152:
.Ltmp119:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_149:
.Ltmp116:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_146:
.Ltmp113:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_141:
.Ltmp110:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB7_136:
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end7:
	.size	main, .Lfunc_end7-main
	.cfi_endproc
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.LJTI7_0:
	.long	.LBB7_14-.LJTI7_0
	.long	.LBB7_15-.LJTI7_0
	.long	.LBB7_16-.LJTI7_0
	.long	.LBB7_17-.LJTI7_0
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table7:
.Lexception0:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase0-.Lttbaseref0
.Lttbaseref0:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end0-.Lcst_begin0
.Lcst_begin0:
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    # >> Call Site 1 <<
	.uleb128 .Ltmp0-.Lfunc_begin0           #   Call between .Lfunc_begin0 and .Ltmp0
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp0-.Lfunc_begin0           # >> Call Site 2 <<
	.uleb128 .Ltmp1-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp1
	.uleb128 .Ltmp2-.Lfunc_begin0           #     jumps to .Ltmp2
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp1-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp3-.Ltmp1                  #   Call between .Ltmp1 and .Ltmp3
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp4-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp4
	.uleb128 .Ltmp5-.Lfunc_begin0           #     jumps to .Ltmp5
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 6 <<
	.uleb128 .Ltmp10-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp10
	.uleb128 .Ltmp11-.Lfunc_begin0          #     jumps to .Ltmp11
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp12-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp17-.Ltmp12                #   Call between .Ltmp12 and .Ltmp17
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp20-.Ltmp19                #   Call between .Ltmp19 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp23-.Ltmp22                #   Call between .Ltmp22 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp30-.Ltmp25                #   Call between .Ltmp25 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp35-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp43-.Ltmp38                #   Call between .Ltmp38 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp46-.Ltmp45                #   Call between .Ltmp45 and .Ltmp46
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp53-.Ltmp48                #   Call between .Ltmp48 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp56-.Ltmp55                #   Call between .Ltmp55 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp58-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp63-.Ltmp58                #   Call between .Ltmp58 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp104-.Lfunc_begin0         #     jumps to .Ltmp104
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp79-.Ltmp74                #   Call between .Ltmp74 and .Ltmp79
	.uleb128 .Ltmp80-.Lfunc_begin0          #     jumps to .Ltmp80
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp82-.Ltmp81                #   Call between .Ltmp81 and .Ltmp82
	.uleb128 .Ltmp83-.Lfunc_begin0          #     jumps to .Ltmp83
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp84-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp89-.Ltmp84                #   Call between .Ltmp84 and .Ltmp89
	.uleb128 .Ltmp90-.Lfunc_begin0          #     jumps to .Ltmp90
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp91-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp92-.Ltmp91                #   Call between .Ltmp91 and .Ltmp92
	.uleb128 .Ltmp93-.Lfunc_begin0          #     jumps to .Ltmp93
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp94-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp103-.Ltmp94               #   Call between .Ltmp94 and .Ltmp103
	.uleb128 .Ltmp104-.Lfunc_begin0         #     jumps to .Ltmp104
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 25 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin0         #     jumps to .Ltmp122
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp123-.Lfunc_begin0         # >> Call Site 26 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp125-.Lfunc_begin0         #     jumps to .Ltmp125
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp126-.Lfunc_begin0         # >> Call Site 27 <<
	.uleb128 .Ltmp127-.Ltmp126              #   Call between .Ltmp126 and .Ltmp127
	.uleb128 .Ltmp128-.Lfunc_begin0         #     jumps to .Ltmp128
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp129-.Lfunc_begin0         # >> Call Site 28 <<
	.uleb128 .Ltmp130-.Ltmp129              #   Call between .Ltmp129 and .Ltmp130
	.uleb128 .Ltmp131-.Lfunc_begin0         #     jumps to .Ltmp131
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp132-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp133-.Ltmp132              #   Call between .Ltmp132 and .Ltmp133
	.uleb128 .Ltmp134-.Lfunc_begin0         #     jumps to .Ltmp134
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp70-.Lfunc_begin0          # >> Call Site 30 <<
	.uleb128 .Ltmp73-.Ltmp70                #   Call between .Ltmp70 and .Ltmp73
	.uleb128 .Ltmp104-.Lfunc_begin0         #     jumps to .Ltmp104
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp105-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp106-.Ltmp105              #   Call between .Ltmp105 and .Ltmp106
	.uleb128 .Ltmp107-.Lfunc_begin0         #     jumps to .Ltmp107
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp108-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp109-.Ltmp108              #   Call between .Ltmp108 and .Ltmp109
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp111-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp112-.Ltmp111              #   Call between .Ltmp111 and .Ltmp112
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp114-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp115-.Ltmp114              #   Call between .Ltmp114 and .Ltmp115
	.uleb128 .Ltmp116-.Lfunc_begin0         #     jumps to .Ltmp116
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp117-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.uleb128 .Ltmp119-.Lfunc_begin0         #     jumps to .Ltmp119
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp118-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Lfunc_end7-.Ltmp118           #   Call between .Ltmp118 and .Lfunc_end7
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end0:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase0:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE,"axG",@progbits,_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE,comdat
	.weak	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE # -- Begin function _ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.p2align	4
	.type	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE,@function
_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE: # @_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r14
	movq	%rdi, %rbx
	movq	$0, (%rdi)
	movq	8(%rsi), %rsi
	subq	(%r14), %rsi
	movq	%rsi, %rax
	sarq	$2, %rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB8_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB8_4
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit3
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB8_1:
	.cfi_def_cfa_offset 48
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB8_2
.LBB8_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB8_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end8:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end8-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIiEC2Em,"axG",@progbits,_ZN11DeviceArrayIiEC2Em,comdat
	.weak	_ZN11DeviceArrayIiEC2Em         # -- Begin function _ZN11DeviceArrayIiEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIiEC2Em,@function
_ZN11DeviceArrayIiEC2Em:                # @_ZN11DeviceArrayIiEC2Em
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	$0, (%rdi)
	movq	%rsi, 8(%rdi)
	shlq	$2, %rbx
	movq	%rbx, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB9_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB9_4
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit3
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB9_1:
	.cfi_def_cfa_offset 48
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB9_2
.LBB9_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB9_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end9:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end9-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
.Lfunc_begin1:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception1
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %rbx
	movq	%rbx, %rax
	shrq	$61, %rax
	jne	.LBB10_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB10_2
# %bb.3:                                # %.noexc5
	leaq	(,%rbx,4), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,4), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movl	$0, (%rax)
	leaq	4(%rax), %rbp
	decq	%rbx
	je	.LBB10_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB10_5
.LBB10_2:                               # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB10_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp135:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp136:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB10_7
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	%r15, %rax
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB10_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB10_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp137:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp138:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp139:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp140:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB10_10:
.Ltmp141:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB10_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB10_12:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end10-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp135-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp135
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp135-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp136-.Ltmp135              #   Call between .Ltmp135 and .Ltmp136
	.uleb128 .Ltmp141-.Lfunc_begin1         #     jumps to .Ltmp141
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp136-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp137-.Ltmp136              #   Call between .Ltmp136 and .Ltmp137
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp137-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp140-.Ltmp137              #   Call between .Ltmp137 and .Ltmp140
	.uleb128 .Ltmp141-.Lfunc_begin1         #     jumps to .Ltmp141
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp140-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end10-.Ltmp140          #   Call between .Ltmp140 and .Lfunc_end10
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIfEC2Em,"axG",@progbits,_ZN11DeviceArrayIfEC2Em,comdat
	.weak	_ZN11DeviceArrayIfEC2Em         # -- Begin function _ZN11DeviceArrayIfEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIfEC2Em,@function
_ZN11DeviceArrayIfEC2Em:                # @_ZN11DeviceArrayIfEC2Em
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	$0, (%rdi)
	movq	%rsi, 8(%rdi)
	shlq	$2, %rbx
	movq	%rbx, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB11_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB11_4
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit3
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB11_1:
	.cfi_def_cfa_offset 48
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB11_2
.LBB11_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB11_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end11:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end11-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
.Lfunc_begin2:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception2
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %rbx
	movq	%rbx, %rax
	shrq	$61, %rax
	jne	.LBB12_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB12_2
# %bb.3:                                # %.noexc5
	leaq	(,%rbx,4), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,4), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movl	$0, (%rax)
	leaq	4(%rax), %rbp
	decq	%rbx
	je	.LBB12_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB12_5
.LBB12_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB12_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp142:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp143:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB12_7
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	%r15, %rax
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB12_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB12_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp144:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp145:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp146:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp147:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB12_10:
.Ltmp148:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB12_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB12_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end12:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end12-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table12:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp142-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp142
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp142-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp143-.Ltmp142              #   Call between .Ltmp142 and .Ltmp143
	.uleb128 .Ltmp148-.Lfunc_begin2         #     jumps to .Ltmp148
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp143-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp144-.Ltmp143              #   Call between .Ltmp143 and .Ltmp144
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp144-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp147-.Ltmp144              #   Call between .Ltmp144 and .Ltmp147
	.uleb128 .Ltmp148-.Lfunc_begin2         #     jumps to .Ltmp148
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp147-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end12-.Ltmp147          #   Call between .Ltmp147 and .Lfunc_end12
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIlEC2Em,"axG",@progbits,_ZN11DeviceArrayIlEC2Em,comdat
	.weak	_ZN11DeviceArrayIlEC2Em         # -- Begin function _ZN11DeviceArrayIlEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIlEC2Em,@function
_ZN11DeviceArrayIlEC2Em:                # @_ZN11DeviceArrayIlEC2Em
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$16, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	$0, (%rdi)
	movq	%rsi, 8(%rdi)
	shlq	$3, %rbx
	movq	%rbx, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB13_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB13_4
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit3
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB13_1:
	.cfi_def_cfa_offset 48
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB13_2
.LBB13_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB13_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end13:
	.size	_ZN11DeviceArrayIlEC2Em, .Lfunc_end13-_ZN11DeviceArrayIlEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIlE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIlE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIlE4hostEv     # -- Begin function _ZNK11DeviceArrayIlE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIlE4hostEv,@function
_ZNK11DeviceArrayIlE4hostEv:            # @_ZNK11DeviceArrayIlE4hostEv
.Lfunc_begin3:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception3
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %rbx
	movq	%rbx, %rax
	shrq	$60, %rax
	jne	.LBB14_13
# %bb.1:                                # %_ZNSt6vectorIlSaIlEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB14_2
# %bb.3:                                # %.noexc5
	leaq	(,%rbx,8), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,8), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movq	$0, (%rax)
	leaq	8(%rax), %rbp
	decq	%rbx
	je	.LBB14_5
# %bb.4:                                # %_ZSt6fill_nIPlmlET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB14_5
.LBB14_2:                               # %_ZNSt12_Vector_baseIlSaIlEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB14_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp149:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp150:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB14_7
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	%r15, %rax
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%r12
	.cfi_def_cfa_offset 40
	popq	%r13
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB14_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB14_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp151:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp152:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp153:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp154:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB14_10:
.Ltmp155:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB14_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB14_12:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end14:
	.size	_ZNK11DeviceArrayIlE4hostEv, .Lfunc_end14-_ZNK11DeviceArrayIlE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIlE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIlE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table14:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp149-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp149
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp149-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp150-.Ltmp149              #   Call between .Ltmp149 and .Ltmp150
	.uleb128 .Ltmp155-.Lfunc_begin3         #     jumps to .Ltmp155
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp150-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp151-.Ltmp150              #   Call between .Ltmp150 and .Ltmp151
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp151-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp154-.Ltmp151              #   Call between .Ltmp151 and .Ltmp154
	.uleb128 .Ltmp155-.Lfunc_begin3         #     jumps to .Ltmp155
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp154-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end14-.Ltmp154          #   Call between .Ltmp154 and .Lfunc_end14
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text.__clang_call_terminate,"axG",@progbits,__clang_call_terminate,comdat
	.hidden	__clang_call_terminate          # -- Begin function __clang_call_terminate
	.weak	__clang_call_terminate
	.p2align	4
	.type	__clang_call_terminate,@function
__clang_call_terminate:                 # @__clang_call_terminate
	.cfi_startproc
# %bb.0:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__cxa_begin_catch@PLT
	callq	_ZSt9terminatev@PLT
.Lfunc_end15:
	.size	__clang_call_terminate, .Lfunc_end15-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.text
	.p2align	4                               # -- Begin function __hip_module_ctor
	.type	__hip_module_ctor,@function
__hip_module_ctor:                      # @__hip_module_ctor
	.cfi_startproc
# %bb.0:
	pushq	%rbx
	.cfi_def_cfa_offset 16
	subq	$32, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -16
	movq	__hip_gpubin_handle_ba7ae8a76cb8ed7e(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB16_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_ba7ae8a76cb8ed7e(%rip)
.LBB16_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10operationsPKiS0_Pii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6curvesPfi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10structuresPli@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z3bigPli@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7membersPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5givenPFiiiEPi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7barrierPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	table(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movl	$32, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	nothing(%rip), %rsi
	leaq	.L__unnamed_9(%rip), %rcx
	movl	$8, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$32, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end16:
	.size	__hip_module_ctor, .Lfunc_end16-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_ba7ae8a76cb8ed7e(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB17_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_ba7ae8a76cb8ed7e(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB17_2:
	retq
.Lfunc_end17:
	.size	__hip_module_dtor, .Lfunc_end17-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	table,@object                   # @table
	.local	table
	.comm	table,32,16
	.type	nothing,@object                 # @nothing
	.local	nothing
	.comm	nothing,8,8
	.type	_Z10operationsPKiS0_Pii,@object # @_Z10operationsPKiS0_Pii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z10operationsPKiS0_Pii
	.p2align	3, 0x0
_Z10operationsPKiS0_Pii:
	.quad	_Z25__device_stub__operationsPKiS0_Pii
	.size	_Z10operationsPKiS0_Pii, 8

	.type	_Z6curvesPfi,@object            # @_Z6curvesPfi
	.globl	_Z6curvesPfi
	.p2align	3, 0x0
_Z6curvesPfi:
	.quad	_Z21__device_stub__curvesPfi
	.size	_Z6curvesPfi, 8

	.type	_Z10structuresPli,@object       # @_Z10structuresPli
	.globl	_Z10structuresPli
	.p2align	3, 0x0
_Z10structuresPli:
	.quad	_Z25__device_stub__structuresPli
	.size	_Z10structuresPli, 8

	.type	_Z3bigPli,@object               # @_Z3bigPli
	.globl	_Z3bigPli
	.p2align	3, 0x0
_Z3bigPli:
	.quad	_Z18__device_stub__bigPli
	.size	_Z3bigPli, 8

	.type	_Z7membersPii,@object           # @_Z7membersPii
	.globl	_Z7membersPii
	.p2align	3, 0x0
_Z7membersPii:
	.quad	_Z22__device_stub__membersPii
	.size	_Z7membersPii, 8

	.type	_Z5givenPFiiiEPi,@object        # @_Z5givenPFiiiEPi
	.globl	_Z5givenPFiiiEPi
	.p2align	3, 0x0
_Z5givenPFiiiEPi:
	.quad	_Z20__device_stub__givenPFiiiEPi
	.size	_Z5givenPFiiiEPi, 8

	.type	_Z7barrierPii,@object           # @_Z7barrierPii
	.globl	_Z7barrierPii
	.p2align	3, 0x0
_Z7barrierPii:
	.quad	_Z22__device_stub__barrierPii
	.size	_Z7barrierPii, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMemcpyFromSymbol(operations_found, HIP_SYMBOL(table), sizeof operations_found)"
	.size	.L.str, 82

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/function_pointers.hip"
	.size	.L.str.1, 37

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.2, 24

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.3, 20

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.4, 49

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.5, 64

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"tests/programs/support.h"
	.size	.L.str.6, 25

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.7, 73

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.8, 63

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.9, 39

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.10, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z10operationsPKiS0_Pii"
	.size	.L__unnamed_1, 24

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z6curvesPfi"
	.size	.L__unnamed_2, 13

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z10structuresPli"
	.size	.L__unnamed_3, 18

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z3bigPli"
	.size	.L__unnamed_4, 10

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z7membersPii"
	.size	.L__unnamed_5, 14

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z5givenPFiiiEPi"
	.size	.L__unnamed_6, 17

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z7barrierPii"
	.size	.L__unnamed_7, 14

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"table"
	.size	.L__unnamed_8, 6

	.type	.L__unnamed_9,@object           # @8
.L__unnamed_9:
	.asciz	"nothing"
	.size	.L__unnamed_9, 8

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_ba7ae8a76cb8ed7e
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_ba7ae8a76cb8ed7e,@object # @__hip_gpubin_handle_ba7ae8a76cb8ed7e
	.local	__hip_gpubin_handle_ba7ae8a76cb8ed7e
	.comm	__hip_gpubin_handle_ba7ae8a76cb8ed7e,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_ba7ae8a76cb8ed7e,@object # @__hip_cuid_ba7ae8a76cb8ed7e
	.bss
	.globl	__hip_cuid_ba7ae8a76cb8ed7e
__hip_cuid_ba7ae8a76cb8ed7e:
	.byte	0                               # 0x0
	.size	__hip_cuid_ba7ae8a76cb8ed7e, 1

	.type	.Lswitch.table.main,@object     # @switch.table.main
	.section	.rodata.str4.4,"aMS",@progbits,4
	.p2align	2, 0x0
.Lswitch.table.main:
	.long	3                               # 0x3
	.long	4294967293                      # 0xfffffffd
	.long	0                               # 0x0
	.size	.Lswitch.table.main, 12

	.type	.Lswitch.table.main.1,@object   # @switch.table.main.1
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.Lswitch.table.main.1:
	.long	4                               # 0x4
	.long	4294967294                      # 0xfffffffe
	.long	3                               # 0x3
	.size	.Lswitch.table.main.1, 12

	.type	.Lswitch.table.main.2,@object   # @switch.table.main.2
	.p2align	2, 0x0
.Lswitch.table.main.2:
	.long	5                               # 0x5
	.long	4294967295                      # 0xffffffff
	.long	6                               # 0x6
	.size	.Lswitch.table.main.2, 12

	.hidden	DW.ref.__gxx_personality_v0
	.weak	DW.ref.__gxx_personality_v0
	.section	.data.DW.ref.__gxx_personality_v0,"awG",@progbits,DW.ref.__gxx_personality_v0,comdat
	.p2align	3, 0x0
	.type	DW.ref.__gxx_personality_v0,@object
	.size	DW.ref.__gxx_personality_v0, 8
DW.ref.__gxx_personality_v0:
	.quad	__gxx_personality_v0
	.ident	"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"
	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym _Z25__device_stub__operationsPKiS0_Pii
	.addrsig_sym _Z21__device_stub__curvesPfi
	.addrsig_sym _Z25__device_stub__structuresPli
	.addrsig_sym _Z18__device_stub__bigPli
	.addrsig_sym _Z22__device_stub__membersPii
	.addrsig_sym _Z20__device_stub__givenPFiiiEPi
	.addrsig_sym _Z22__device_stub__barrierPii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym table
	.addrsig_sym nothing
	.addrsig_sym _Z10operationsPKiS0_Pii
	.addrsig_sym _Z6curvesPfi
	.addrsig_sym _Z10structuresPli
	.addrsig_sym _Z3bigPli
	.addrsig_sym _Z7membersPii
	.addrsig_sym _Z5givenPFiiiEPi
	.addrsig_sym _Z7barrierPii
	.addrsig_sym __hip_fatbin_ba7ae8a76cb8ed7e
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_ba7ae8a76cb8ed7e
