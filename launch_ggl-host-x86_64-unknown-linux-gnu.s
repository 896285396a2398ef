	.file	"launch_ggl.hip"
	.text
	.globl	_Z20__device_stub__plainPii     # -- Begin function _Z20__device_stub__plainPii
	.p2align	4
	.type	_Z20__device_stub__plainPii,@function
_Z20__device_stub__plainPii:            # @_Z20__device_stub__plainPii
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
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end0:
	.size	_Z20__device_stub__plainPii, .Lfunc_end0-_Z20__device_stub__plainPii
	.cfi_endproc
                                        # -- End function
	.globl	_Z27__device_stub__no_argumentsv # -- Begin function _Z27__device_stub__no_argumentsv
	.p2align	4
	.type	_Z27__device_stub__no_argumentsv,@function
_Z27__device_stub__no_argumentsv:       # @_Z27__device_stub__no_argumentsv
	.cfi_startproc
# %bb.0:
	subq	$56, %rsp
	.cfi_def_cfa_offset 64
	leaq	32(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
	movq	_Z12no_argumentsv@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
	retq
.Lfunc_end1:
	.size	_Z27__device_stub__no_argumentsv, .Lfunc_end1-_Z27__device_stub__no_argumentsv
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI2_1:
	.long	10                              # 0xa
	.long	10                              # 0xa
	.zero	4
	.zero	4
.LCPI2_2:
	.long	12                              # 0xc
	.long	12                              # 0xc
	.zero	4
	.zero	4
.LCPI2_3:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI2_4:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI2_5:
	.long	21                              # 0x15
	.long	21                              # 0x15
	.zero	4
	.zero	4
.LCPI2_6:
	.long	23                              # 0x17
	.long	23                              # 0x17
	.zero	4
	.zero	4
.LCPI2_7:
	.long	1000                            # 0x3e8
	.long	1000                            # 0x3e8
	.zero	4
	.zero	4
.LCPI2_8:
	.long	1002                            # 0x3ea
	.long	1002                            # 0x3ea
	.zero	4
	.zero	4
.LCPI2_9:
	.long	4294967291                      # 0xfffffffb
	.long	4294967291                      # 0xfffffffb
	.zero	4
	.zero	4
.LCPI2_10:
	.long	4294967293                      # 0xfffffffd
	.long	4294967293                      # 0xfffffffd
	.zero	4
	.zero	4
.LCPI2_11:
	.long	77                              # 0x4d
	.long	77                              # 0x4d
	.zero	4
	.zero	4
.LCPI2_12:
	.long	79                              # 0x4f
	.long	79                              # 0x4f
	.zero	4
	.zero	4
.LCPI2_13:
	.long	88                              # 0x58
	.long	88                              # 0x58
	.zero	4
	.zero	4
.LCPI2_14:
	.long	90                              # 0x5a
	.long	90                              # 0x5a
	.zero	4
	.zero	4
.LCPI2_15:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	0                               # 0x0
	.long	0                               # 0x0
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
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$192, %rsp
	.cfi_def_cfa_offset 224
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	96(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	testl	%eax, %eax
	jne	.LBB2_4
# %bb.2:
	movq	96(%rsp), %rax
	movq	%rax, 80(%rsp)
	movl	$10, 56(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp2:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	48(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.3:                                # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp4:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp5:                                 # EH_LABEL
.LBB2_4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp7:                                 # EH_LABEL
# %bb.5:                                # %vector.ph
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm5, %xmm5
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_3(%rip), %xmm4           # xmm4 = [1,1]
	pxor	%xmm6, %xmm6
	.p2align	4
.LBB2_6:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm1          # xmm1 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm2            # xmm2 = mem[0],zero
	movdqa	%xmm0, %xmm3
	paddd	.LCPI2_1(%rip), %xmm3
	pcmpeqd	%xmm1, %xmm3
	movdqa	%xmm0, %xmm1
	paddd	.LCPI2_2(%rip), %xmm1
	pcmpeqd	%xmm2, %xmm1
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm2, %xmm6
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm1, %xmm5
	paddd	.LCPI2_4(%rip), %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_6
# %bb.7:                                # %middle.block
	movdqa	%xmm6, 144(%rsp)                # 16-byte Spill
	movdqa	%xmm5, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$256, %r8d                      # imm = 0x100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp10:                                # EH_LABEL
# %bb.8:
	testl	%eax, %eax
	jne	.LBB2_11
# %bb.9:
	movq	96(%rsp), %rax
	movq	%rax, 80(%rsp)
	movl	$7, 56(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp11:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	48(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp12:                                # EH_LABEL
# %bb.10:                               # %.noexc50
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6scaledIiLi3EEvPT_S0_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp14:                                # EH_LABEL
.LBB2_11:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp16:                                # EH_LABEL
# %bb.12:                               # %vector.ph198
	movdqa	128(%rsp), %xmm0                # 16-byte Reload
	paddq	144(%rsp), %xmm0                # 16-byte Folded Reload
	movdqa	%xmm0, 128(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_5(%rip), %xmm1           # xmm1 = [21,21,u,u]
	movdqa	.LCPI2_6(%rip), %xmm2           # xmm2 = [23,23,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm6           # xmm6 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm7           # xmm7 = [4,4,u,u]
	.p2align	4
.LBB2_13:                               # %vector.body199
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movdqa	%xmm0, %xmm5
	paddd	%xmm1, %xmm5
	pcmpeqd	%xmm3, %xmm5
	movdqa	%xmm0, %xmm3
	paddd	%xmm2, %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4              # xmm4 = xmm5[0,1,1,3]
	pandn	%xmm6, %xmm4
	paddq	%xmm4, %xmm9
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm6, %xmm3
	paddq	%xmm3, %xmm8
	paddd	%xmm7, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_13
# %bb.14:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit58
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 144(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$256, %r8d                      # imm = 0x100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp19:                                # EH_LABEL
# %bb.15:
	testl	%eax, %eax
	jne	.LBB2_18
# %bb.16:
	movq	96(%rsp), %rax
	movq	%rax, 80(%rsp)
	movl	$2, 56(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	48(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp21:                                # EH_LABEL
# %bb.17:                               # %.noexc65
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6scaledIiLi5EEvPT_S0_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp23:                                # EH_LABEL
.LBB2_18:
.Ltmp24:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp25:                                # EH_LABEL
# %bb.19:                               # %vector.ph211
	movdqa	144(%rsp), %xmm0                # 16-byte Reload
	paddq	160(%rsp), %xmm0                # 16-byte Folded Reload
	paddq	128(%rsp), %xmm0                # 16-byte Folded Reload
	movdqa	%xmm0, 144(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm4           # xmm4 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm5           # xmm5 = [4,4,u,u]
	movdqa	.LCPI2_1(%rip), %xmm6           # xmm6 = [10,10,u,u]
	movdqa	.LCPI2_2(%rip), %xmm7           # xmm7 = [12,12,u,u]
	.p2align	4
.LBB2_20:                               # %vector.body212
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm1          # xmm1 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm2            # xmm2 = mem[0],zero
	movdqa	%xmm0, %xmm3
	paddd	%xmm6, %xmm3
	pcmpeqd	%xmm1, %xmm3
	movdqa	%xmm0, %xmm1
	paddd	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm1
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm2, %xmm9
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm1, %xmm8
	paddd	%xmm5, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_20
# %bb.21:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit73
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967298, %rdi               # imm = 0x100000002
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp28:                                # EH_LABEL
# %bb.22:
	testl	%eax, %eax
	jne	.LBB2_25
# %bb.23:
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	112(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp30:                                # EH_LABEL
# %bb.24:                               # %.noexc80
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	112(%rsp), %rcx
	movl	120(%rsp), %r8d
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z12no_argumentsv@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp32:                                # EH_LABEL
.LBB2_25:
	movq	96(%rsp), %rax
	movq	%rax, 184(%rsp)
	movl	$1000, 180(%rsp)                # imm = 0x3E8
	leaq	184(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	180(%rsp), %rax
	movq	%rax, 120(%rsp)
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	subq	$16, %rsp
	.cfi_adjust_cfa_offset 16
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, (%rsp)
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	movabsq	$4294967297, %rsi               # imm = 0x100000001
	movabsq	$4294967360, %rcx               # imm = 0x100000040
	leaq	128(%rsp), %r9
	movl	$1, %edx
	movl	$1, %r8d
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp35:                                # EH_LABEL
# %bb.26:
	testl	%eax, %eax
	jne	.LBB2_27
# %bb.31:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp41:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp42:                                # EH_LABEL
# %bb.32:                               # %vector.ph224
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	160(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	144(%rsp), %xmm0                # 16-byte Reload
	paddq	%xmm1, %xmm0
	movdqa	%xmm0, 144(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_7(%rip), %xmm1           # xmm1 = [1000,1000,u,u]
	movdqa	.LCPI2_8(%rip), %xmm2           # xmm2 = [1002,1002,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm6           # xmm6 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm7           # xmm7 = [4,4,u,u]
	.p2align	4
.LBB2_33:                               # %vector.body225
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movdqa	%xmm0, %xmm5
	paddd	%xmm1, %xmm5
	pcmpeqd	%xmm3, %xmm5
	movdqa	%xmm0, %xmm3
	paddd	%xmm2, %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4              # xmm4 = xmm5[0,1,1,3]
	pandn	%xmm6, %xmm4
	paddq	%xmm4, %xmm9
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm6, %xmm3
	paddq	%xmm3, %xmm8
	paddd	%xmm7, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_33
# %bb.34:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit90
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp45:                                # EH_LABEL
# %bb.35:
	testl	%eax, %eax
	jne	.LBB2_38
# %bb.36:
	movq	96(%rsp), %rax
	movq	%rax, 48(%rsp)
	movl	$-5, 76(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	76(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	80(%rsp), %rsi
	leaq	64(%rsp), %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp47:                                # EH_LABEL
# %bb.37:                               # %.noexc97
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	80(%rsp), %rcx
	movl	88(%rsp), %r8d
.Ltmp48:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp49:                                # EH_LABEL
.LBB2_38:
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp51:                                # EH_LABEL
# %bb.39:                               # %vector.ph237
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	160(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	144(%rsp), %xmm0                # 16-byte Reload
	paddq	%xmm1, %xmm0
	movdqa	%xmm0, 144(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_9(%rip), %xmm1           # xmm1 = [4294967291,4294967291,u,u]
	movdqa	.LCPI2_10(%rip), %xmm2          # xmm2 = [4294967293,4294967293,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm6           # xmm6 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm7           # xmm7 = [4,4,u,u]
	.p2align	4
.LBB2_40:                               # %vector.body238
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movdqa	%xmm0, %xmm5
	paddd	%xmm1, %xmm5
	pcmpeqd	%xmm3, %xmm5
	movdqa	%xmm0, %xmm3
	paddd	%xmm2, %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4              # xmm4 = xmm5[0,1,1,3]
	pandn	%xmm6, %xmm4
	paddq	%xmm4, %xmm9
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm6, %xmm3
	paddq	%xmm3, %xmm8
	paddd	%xmm7, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_40
# %bb.41:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit106
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	96(%rsp), %rbx
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp54:                                # EH_LABEL
# %bb.42:                               # %.noexc107
	testl	%eax, %eax
	jne	.LBB2_45
# %bb.43:
	movq	%rbx, 48(%rsp)
	movl	$77, 76(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	76(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	80(%rsp), %rsi
	leaq	64(%rsp), %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp56:                                # EH_LABEL
# %bb.44:                               # %.noexc108
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	80(%rsp), %rcx
	movl	88(%rsp), %r8d
.Ltmp57:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp58:                                # EH_LABEL
.LBB2_45:                               # %_ZL6launchIJPiiEEvPFvDpT_EiS2_.exit
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp60:                                # EH_LABEL
# %bb.46:                               # %vector.ph250
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	160(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	144(%rsp), %xmm0                # 16-byte Reload
	paddq	%xmm1, %xmm0
	movdqa	%xmm0, 144(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_11(%rip), %xmm1          # xmm1 = [77,77,u,u]
	movdqa	.LCPI2_12(%rip), %xmm2          # xmm2 = [79,79,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm6           # xmm6 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm7           # xmm7 = [4,4,u,u]
	.p2align	4
.LBB2_47:                               # %vector.body251
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movdqa	%xmm0, %xmm5
	paddd	%xmm1, %xmm5
	pcmpeqd	%xmm3, %xmm5
	movdqa	%xmm0, %xmm3
	paddd	%xmm2, %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4              # xmm4 = xmm5[0,1,1,3]
	pandn	%xmm6, %xmm4
	paddq	%xmm4, %xmm9
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm6, %xmm3
	paddq	%xmm3, %xmm8
	paddd	%xmm7, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_47
# %bb.48:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit116
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	96(%rsp), %rbx
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp63:                                # EH_LABEL
# %bb.49:                               # %.noexc124
	testl	%eax, %eax
	jne	.LBB2_52
# %bb.50:
	movq	%rbx, 48(%rsp)
	movl	$88, 76(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	76(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	80(%rsp), %rsi
	leaq	64(%rsp), %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp65:                                # EH_LABEL
# %bb.51:                               # %.noexc125
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	80(%rsp), %rcx
	movl	88(%rsp), %r8d
.Ltmp66:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5plainPii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp67:                                # EH_LABEL
.LBB2_52:                               # %_ZL12launch_knownIXadL_Z5plainPiiEEEvS0_i.exit
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp69:                                # EH_LABEL
# %bb.53:                               # %vector.ph263
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	160(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	144(%rsp), %xmm0                # 16-byte Reload
	paddq	%xmm1, %xmm0
	movdqa	%xmm0, 144(%rsp)                # 16-byte Spill
	movq	.LCPI2_15(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm8, %xmm8
	movl	$2, %eax
	movq	(%rsp), %rdi
	movdqa	.LCPI2_13(%rip), %xmm1          # xmm1 = [88,88,u,u]
	movdqa	.LCPI2_14(%rip), %xmm2          # xmm2 = [90,90,u,u]
	pxor	%xmm9, %xmm9
	movdqa	.LCPI2_3(%rip), %xmm6           # xmm6 = [1,1]
	movdqa	.LCPI2_4(%rip), %xmm7           # xmm7 = [4,4,u,u]
	.p2align	4
.LBB2_54:                               # %vector.body264
                                        # =>This Inner Loop Header: Depth=1
	movq	-8(%rdi,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movdqa	%xmm0, %xmm5
	paddd	%xmm1, %xmm5
	pcmpeqd	%xmm3, %xmm5
	movdqa	%xmm0, %xmm3
	paddd	%xmm2, %xmm3
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm4              # xmm4 = xmm5[0,1,1,3]
	pandn	%xmm6, %xmm4
	paddq	%xmm4, %xmm9
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm6, %xmm3
	paddq	%xmm3, %xmm8
	paddd	%xmm7, %xmm0
	addq	$4, %rax
	cmpq	$66, %rax
	jne	.LBB2_54
# %bb.55:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit133
	movdqa	%xmm9, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp72:                                # EH_LABEL
# %bb.56:                               # %.noexc134
	testl	%eax, %eax
	movdqa	128(%rsp), %xmm0                # 16-byte Reload
	movdqa	160(%rsp), %xmm1                # 16-byte Reload
	jne	.LBB2_57
# %bb.64:
	paddq	%xmm1, %xmm0
	movdqa	144(%rsp), %xmm1                # 16-byte Reload
	paddq	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.5(%rip), %rdi
	movl	$448, %esi                      # imm = 0x1C0
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	96(%rsp), %rdi
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp82:                                # EH_LABEL
# %bb.65:                               # %_ZN11DeviceArrayIiED2Ev.exit
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$192, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB2_27:
	.cfi_def_cfa_offset 224
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp36:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp37:                                # EH_LABEL
# %bb.28:                               # %.noexc82
.Ltmp38:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp39:                                # EH_LABEL
# %bb.29:                               # %.noexc83
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$50, %ecx
	jmp	.LBB2_30
.LBB2_57:
	.cfi_def_cfa_offset 224
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp74:                                # EH_LABEL
# %bb.58:                               # %.noexc135
.Ltmp75:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp76:                                # EH_LABEL
# %bb.59:                               # %.noexc136
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
.LBB2_30:                               # %.noexc83
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
.LBB2_63:
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_68:
.Ltmp70:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_67:
.Ltmp61:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_66:
.Ltmp52:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_61:
.Ltmp43:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_74:
.Ltmp26:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_73:
.Ltmp17:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_72:
.Ltmp8:                                 # EH_LABEL
	jmp	.LBB2_69
.LBB2_60:
.Ltmp40:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_62:
.Ltmp77:                                # EH_LABEL
	jmp	.LBB2_69
.LBB2_71:
.Ltmp33:                                # EH_LABEL
.LBB2_69:
	movq	%rax, %rbx
	movq	96(%rsp), %rdi
.Ltmp78:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp79:                                # EH_LABEL
# %bb.70:                               # %_ZN11DeviceArrayIiED2Ev.exit137
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_75:
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end2:
	.size	main, .Lfunc_end2-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table2:
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
	.uleb128 .Ltmp5-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp5
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp14-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp14
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp16-.Ltmp15                #   Call between .Ltmp15 and .Ltmp16
	.uleb128 .Ltmp17-.Lfunc_begin0          #     jumps to .Ltmp17
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp23-.Ltmp18                #   Call between .Ltmp18 and .Ltmp23
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp24-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp25-.Ltmp24                #   Call between .Ltmp24 and .Ltmp25
	.uleb128 .Ltmp26-.Lfunc_begin0          #     jumps to .Ltmp26
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp32-.Ltmp27                #   Call between .Ltmp27 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp40-.Lfunc_begin0          #     jumps to .Ltmp40
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp41-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp42-.Ltmp41                #   Call between .Ltmp41 and .Ltmp42
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp49-.Ltmp44                #   Call between .Ltmp44 and .Ltmp49
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp52-.Lfunc_begin0          #     jumps to .Ltmp52
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp53-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp58-.Ltmp53                #   Call between .Ltmp53 and .Ltmp58
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp67-.Ltmp62                #   Call between .Ltmp62 and .Ltmp67
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp82-.Ltmp81                #   Call between .Ltmp81 and .Ltmp82
	.uleb128 .Ltmp83-.Lfunc_begin0          #     jumps to .Ltmp83
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp39-.Ltmp36                #   Call between .Ltmp36 and .Ltmp39
	.uleb128 .Ltmp40-.Lfunc_begin0          #     jumps to .Ltmp40
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp73-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp76-.Ltmp73                #   Call between .Ltmp73 and .Ltmp76
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp78-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp79-.Ltmp78                #   Call between .Ltmp78 and .Ltmp79
	.uleb128 .Ltmp80-.Lfunc_begin0          #     jumps to .Ltmp80
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp79-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Lfunc_end2-.Ltmp79            #   Call between .Ltmp79 and .Lfunc_end2
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
	jne	.LBB3_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB3_4
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
.LBB3_1:
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB3_2
.LBB3_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end3-_ZN11DeviceArrayIiEC2Em
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
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB4_2
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
	je	.LBB4_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB4_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp84:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp85:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB4_7
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
.LBB4_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp86:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp87:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp88:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp89:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB4_10:
.Ltmp90:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp84-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp84
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp84-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp85-.Ltmp84                #   Call between .Ltmp84 and .Ltmp85
	.uleb128 .Ltmp90-.Lfunc_begin1          #     jumps to .Ltmp90
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp85-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp86-.Ltmp85                #   Call between .Ltmp85 and .Ltmp86
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp86-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp89-.Ltmp86                #   Call between .Ltmp86 and .Ltmp89
	.uleb128 .Ltmp90-.Lfunc_begin1          #     jumps to .Ltmp90
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp89-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp89            #   Call between .Ltmp89 and .Lfunc_end4
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z21__device_stub__scaledIiLi3EEvPT_S0_,"axG",@progbits,_Z21__device_stub__scaledIiLi3EEvPT_S0_,comdat
	.weak	_Z21__device_stub__scaledIiLi3EEvPT_S0_ # -- Begin function _Z21__device_stub__scaledIiLi3EEvPT_S0_
	.p2align	4
	.type	_Z21__device_stub__scaledIiLi3EEvPT_S0_,@function
_Z21__device_stub__scaledIiLi3EEvPT_S0_: # @_Z21__device_stub__scaledIiLi3EEvPT_S0_
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
	movq	_Z6scaledIiLi3EEvPT_S0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end5:
	.size	_Z21__device_stub__scaledIiLi3EEvPT_S0_, .Lfunc_end5-_Z21__device_stub__scaledIiLi3EEvPT_S0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__scaledIiLi5EEvPT_S0_,"axG",@progbits,_Z21__device_stub__scaledIiLi5EEvPT_S0_,comdat
	.weak	_Z21__device_stub__scaledIiLi5EEvPT_S0_ # -- Begin function _Z21__device_stub__scaledIiLi5EEvPT_S0_
	.p2align	4
	.type	_Z21__device_stub__scaledIiLi5EEvPT_S0_,@function
_Z21__device_stub__scaledIiLi5EEvPT_S0_: # @_Z21__device_stub__scaledIiLi5EEvPT_S0_
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
	movq	_Z6scaledIiLi5EEvPT_S0_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__scaledIiLi5EEvPT_S0_, .Lfunc_end6-_Z21__device_stub__scaledIiLi5EEvPT_S0_
	.cfi_endproc
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
.Lfunc_end7:
	.size	__clang_call_terminate, .Lfunc_end7-__clang_call_terminate
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
	movq	__hip_gpubin_handle_23615580858494bc(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB8_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_23615580858494bc(%rip)
.LBB8_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5plainPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z12no_argumentsv@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6scaledIiLi3EEvPT_S0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6scaledIiLi5EEvPT_S0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$32, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end8:
	.size	__hip_module_ctor, .Lfunc_end8-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_23615580858494bc(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB9_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_23615580858494bc(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB9_2:
	retq
.Lfunc_end9:
	.size	__hip_module_dtor, .Lfunc_end9-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5plainPii,@object             # @_Z5plainPii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5plainPii
	.p2align	3, 0x0
_Z5plainPii:
	.quad	_Z20__device_stub__plainPii
	.size	_Z5plainPii, 8

	.type	_Z12no_argumentsv,@object       # @_Z12no_argumentsv
	.globl	_Z12no_argumentsv
	.p2align	3, 0x0
_Z12no_argumentsv:
	.quad	_Z27__device_stub__no_argumentsv
	.size	_Z12no_argumentsv, 8

	.type	_Z6scaledIiLi3EEvPT_S0_,@object # @_Z6scaledIiLi3EEvPT_S0_
	.section	.data.rel.ro._Z6scaledIiLi3EEvPT_S0_,"awG",@progbits,_Z6scaledIiLi3EEvPT_S0_,comdat
	.weak	_Z6scaledIiLi3EEvPT_S0_
	.p2align	3, 0x0
_Z6scaledIiLi3EEvPT_S0_:
	.quad	_Z21__device_stub__scaledIiLi3EEvPT_S0_
	.size	_Z6scaledIiLi3EEvPT_S0_, 8

	.type	_Z6scaledIiLi5EEvPT_S0_,@object # @_Z6scaledIiLi5EEvPT_S0_
	.section	.data.rel.ro._Z6scaledIiLi5EEvPT_S0_,"awG",@progbits,_Z6scaledIiLi5EEvPT_S0_,comdat
	.weak	_Z6scaledIiLi5EEvPT_S0_
	.p2align	3, 0x0
_Z6scaledIiLi5EEvPT_S0_:
	.quad	_Z21__device_stub__scaledIiLi5EEvPT_S0_
	.size	_Z6scaledIiLi5EEvPT_S0_, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipLaunchKernel(reinterpret_cast<const void*>(plain), dim3(1), dim3(64), arguments, 0, nullptr)"
	.size	.L.str, 96

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/launch_ggl.hip"
	.size	.L.str.1, 30

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.2, 20

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipGetLastError()"
	.size	.L.str.3, 18

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"tests/programs/support.h"
	.size	.L.str.4, 25

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.5, 24

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.6, 63

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.7, 39

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.8, 72

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.9, 49

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z5plainPii"
	.size	.L__unnamed_1, 12

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z12no_argumentsv"
	.size	.L__unnamed_2, 18

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z6scaledIiLi3EEvPT_S0_"
	.size	.L__unnamed_3, 24

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z6scaledIiLi5EEvPT_S0_"
	.size	.L__unnamed_4, 24

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_23615580858494bc
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_23615580858494bc,@object # @__hip_gpubin_handle_23615580858494bc
	.local	__hip_gpubin_handle_23615580858494bc
	.comm	__hip_gpubin_handle_23615580858494bc,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_23615580858494bc,@object # @__hip_cuid_23615580858494bc
	.bss
	.globl	__hip_cuid_23615580858494bc
__hip_cuid_23615580858494bc:
	.byte	0                               # 0x0
	.size	__hip_cuid_23615580858494bc, 1

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
	.addrsig_sym _Z20__device_stub__plainPii
	.addrsig_sym _Z27__device_stub__no_argumentsv
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z21__device_stub__scaledIiLi3EEvPT_S0_
	.addrsig_sym _Z21__device_stub__scaledIiLi5EEvPT_S0_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5plainPii
	.addrsig_sym _Z12no_argumentsv
	.addrsig_sym _Z6scaledIiLi3EEvPT_S0_
	.addrsig_sym _Z6scaledIiLi5EEvPT_S0_
	.addrsig_sym __hip_fatbin_23615580858494bc
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_23615580858494bc
