	.file	"shared_dynamic.hip"
	.text
	.globl	_Z21__device_stub__kernelPjPdPii # -- Begin function _Z21__device_stub__kernelPjPdPii
	.p2align	4
	.type	_Z21__device_stub__kernelPjPdPii,@function
_Z21__device_stub__kernelPjPdPii:       # @_Z21__device_stub__kernelPjPdPii
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
	movq	_Z6kernelPjPdPii@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__kernelPjPdPii, .Lfunc_end0-_Z21__device_stub__kernelPjPdPii
	.cfi_endproc
                                        # -- End function
	.globl	_Z23__device_stub__optionalPib  # -- Begin function _Z23__device_stub__optionalPib
	.p2align	4
	.type	_Z23__device_stub__optionalPib,@function
_Z23__device_stub__optionalPib:         # @_Z23__device_stub__optionalPib
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movb	%sil, 7(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	7(%rsp), %rax
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
	movq	_Z8optionalPib@GOTPCREL(%rip), %rdi
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
	.size	_Z23__device_stub__optionalPib, .Lfunc_end1-_Z23__device_stub__optionalPib
	.cfi_endproc
                                        # -- End function
	.globl	_Z20__device_stub__plainPi      # -- Begin function _Z20__device_stub__plainPi
	.p2align	4
	.type	_Z20__device_stub__plainPi,@function
_Z20__device_stub__plainPi:             # @_Z20__device_stub__plainPi
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z5plainPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end2:
	.size	_Z20__device_stub__plainPi, .Lfunc_end2-_Z20__device_stub__plainPi
	.cfi_endproc
                                        # -- End function
	.globl	_Z22__device_stub__spilled5LargePi5Other # -- Begin function _Z22__device_stub__spilled5LargePi5Other
	.p2align	4
	.type	_Z22__device_stub__spilled5LargePi5Other,@function
_Z22__device_stub__spilled5LargePi5Other: # @_Z22__device_stub__spilled5LargePi5Other
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	2496(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z7spilled5LargePi5Other@GOTPCREL(%rip), %rdi
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
	.size	_Z22__device_stub__spilled5LargePi5Other, .Lfunc_end3-_Z22__device_stub__spilled5LargePi5Other
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI4_0:
	.quad	0x4050000000000000              # double 64
	.quad	0x4050800000000000              # double 66
.LCPI4_1:
	.quad	0x4051400000000000              # double 69
	.quad	0x4051c00000000000              # double 71
.LCPI4_2:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI4_3:
	.quad	0x4052400000000000              # double 73
	.quad	0x4052c00000000000              # double 75
.LCPI4_4:
	.quad	0x4053400000000000              # double 77
	.quad	0x4053c00000000000              # double 79
.LCPI4_5:
	.quad	0x4054400000000000              # double 81
	.quad	0x4054c00000000000              # double 83
.LCPI4_6:
	.quad	0x4055400000000000              # double 85
	.quad	0x4055c00000000000              # double 87
.LCPI4_7:
	.quad	0x4056400000000000              # double 89
	.quad	0x4056c00000000000              # double 91
.LCPI4_8:
	.quad	0x4057400000000000              # double 93
	.quad	0x4057c00000000000              # double 95
.LCPI4_9:
	.quad	0x4058400000000000              # double 97
	.quad	0x4058c00000000000              # double 99
.LCPI4_10:
	.quad	0x4059400000000000              # double 101
	.quad	0x4059c00000000000              # double 103
.LCPI4_11:
	.quad	0x405a400000000000              # double 105
	.quad	0x405ac00000000000              # double 107
.LCPI4_12:
	.quad	0x405b400000000000              # double 109
	.quad	0x405bc00000000000              # double 111
.LCPI4_13:
	.quad	0x405c400000000000              # double 113
	.quad	0x405cc00000000000              # double 115
.LCPI4_14:
	.quad	0x405d400000000000              # double 117
	.quad	0x405dc00000000000              # double 119
.LCPI4_15:
	.quad	0x405e400000000000              # double 121
	.quad	0x405ec00000000000              # double 123
.LCPI4_16:
	.quad	0x405f400000000000              # double 125
	.quad	0x405fc00000000000              # double 127
.LCPI4_17:
	.quad	0x4060200000000000              # double 129
	.quad	0x4060600000000000              # double 131
.LCPI4_18:
	.quad	0x4060a00000000000              # double 133
	.quad	0x4060e00000000000              # double 135
.LCPI4_19:
	.quad	0x4061200000000000              # double 137
	.quad	0x4061600000000000              # double 139
.LCPI4_20:
	.quad	0x4061a00000000000              # double 141
	.quad	0x4061e00000000000              # double 143
.LCPI4_21:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	4                               # 0x4
	.long	9                               # 0x9
.LCPI4_22:
	.long	16                              # 0x10
	.long	25                              # 0x19
	.long	36                              # 0x24
	.long	49                              # 0x31
.LCPI4_23:
	.long	64                              # 0x40
	.long	81                              # 0x51
	.long	100                             # 0x64
	.long	121                             # 0x79
.LCPI4_24:
	.long	144                             # 0x90
	.long	169                             # 0xa9
	.long	196                             # 0xc4
	.long	225                             # 0xe1
.LCPI4_25:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	3                               # 0x3
.LCPI4_26:
	.long	20                              # 0x14
	.long	20                              # 0x14
	.long	20                              # 0x14
	.long	20                              # 0x14
.LCPI4_27:
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
.LCPI4_28:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI4_29:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI4_30:
	.quad	0x3fe8000000000000              # double 0.75
	.quad	0x3fe8000000000000              # double 0.75
.LCPI4_31:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI4_32:
	.long	6                               # 0x6
	.long	6                               # 0x6
	.zero	4
	.zero	4
.LCPI4_33:
	.long	8                               # 0x8
	.long	8                               # 0x8
	.zero	4
	.zero	4
.LCPI4_34:
	.long	11                              # 0xb
	.long	22                              # 0x16
	.long	22                              # 0x16
	.zero	4
.LCPI4_35:
	.long	33                              # 0x21
	.long	44                              # 0x2c
	.long	44                              # 0x2c
	.zero	4
.LCPI4_36:
	.long	55                              # 0x37
	.long	66                              # 0x42
	.long	66                              # 0x42
	.zero	4
.LCPI4_37:
	.long	77                              # 0x4d
	.long	88                              # 0x58
	.long	88                              # 0x58
	.zero	4
.LCPI4_38:
	.long	99                              # 0x63
	.long	110                             # 0x6e
	.long	110                             # 0x6e
	.zero	4
.LCPI4_39:
	.long	121                             # 0x79
	.long	132                             # 0x84
	.long	132                             # 0x84
	.zero	4
.LCPI4_40:
	.long	143                             # 0x8f
	.long	154                             # 0x9a
	.long	154                             # 0x9a
	.zero	4
.LCPI4_41:
	.long	165                             # 0xa5
	.long	176                             # 0xb0
	.long	176                             # 0xb0
	.zero	4
.LCPI4_42:
	.long	187                             # 0xbb
	.long	198                             # 0xc6
	.long	198                             # 0xc6
	.zero	4
.LCPI4_43:
	.long	209                             # 0xd1
	.long	220                             # 0xdc
	.long	220                             # 0xdc
	.zero	4
.LCPI4_44:
	.long	231                             # 0xe7
	.long	242                             # 0xf2
	.long	242                             # 0xf2
	.zero	4
.LCPI4_45:
	.long	253                             # 0xfd
	.long	264                             # 0x108
	.long	264                             # 0x108
	.zero	4
.LCPI4_46:
	.long	275                             # 0x113
	.long	286                             # 0x11e
	.long	286                             # 0x11e
	.zero	4
.LCPI4_47:
	.long	297                             # 0x129
	.long	308                             # 0x134
	.long	308                             # 0x134
	.zero	4
.LCPI4_48:
	.long	319                             # 0x13f
	.long	330                             # 0x14a
	.long	330                             # 0x14a
	.zero	4
.LCPI4_49:
	.long	341                             # 0x155
	.long	0                               # 0x0
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI4_50:
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
	subq	$7128, %rsp                     # imm = 0x1BD8
	.cfi_def_cfa_offset 7184
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	movl	$8, %esi
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	256(%rsp), %rdi
	movl	$40, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp1:                                 # EH_LABEL
# %bb.1:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	240(%rsp), %rdi
	movl	$8, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.2:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$320, %r8d                      # imm = 0x140
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.3:
	testl	%eax, %eax
	jne	.LBB4_6
# %bb.4:
	movq	272(%rsp), %rax
	movq	256(%rsp), %rcx
	movq	240(%rsp), %rdx
	movq	%rax, 720(%rsp)
	movq	%rcx, 96(%rsp)
	movq	%rdx, 24(%rsp)
	movl	$40, 136(%rsp)
	leaq	720(%rsp), %rax
	movq	%rax, 2320(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 2328(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 2336(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 2344(%rsp)
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	4728(%rsp), %rdi
	leaq	1520(%rsp), %rsi
	leaq	200(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.5:                                # %.noexc
	movq	4728(%rsp), %rsi
	movl	4736(%rsp), %edx
	movq	1520(%rsp), %rcx
	movl	1528(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6kernelPjPdPii@GOTPCREL(%rip), %rdi
	leaq	2320(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	208(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
.LBB4_6:
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	24(%rsp), %rdi
	leaq	272(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp14:                                # EH_LABEL
# %bb.7:                                # %.preheader231.preheader
	movq	24(%rsp), %rax
	movl	(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_9
# %bb.8:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	xorl	%esi, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%r13d, %r13d
	cmpl	$0, (%rax)
	setne	%r13b
	jmp	.LBB4_10
.LBB4_9:
	xorl	%r13d, %r13d
.LBB4_10:                               # %.preheader231.1
	movl	4(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_12
# %bb.11:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$1, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%ebx, %ebx
	cmpl	$0, 4(%rax)
	setne	%bl
	jmp	.LBB4_13
.LBB4_12:
	xorl	%ebx, %ebx
.LBB4_13:                               # %.preheader231.2
	movl	8(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_15
# %bb.14:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$2, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%r14d, %r14d
	cmpl	$0, 8(%rax)
	setne	%r14b
	jmp	.LBB4_16
.LBB4_15:
	xorl	%r14d, %r14d
.LBB4_16:                               # %.preheader231.3
	movl	12(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_18
# %bb.17:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$3, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%r15d, %r15d
	cmpl	$0, 12(%rax)
	setne	%r15b
	jmp	.LBB4_19
.LBB4_18:
	xorl	%r15d, %r15d
.LBB4_19:                               # %.preheader231.4
	movl	16(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_21
# %bb.20:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$4, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%r12d, %r12d
	cmpl	$0, 16(%rax)
	setne	%r12b
	jmp	.LBB4_22
.LBB4_21:
	xorl	%r12d, %r12d
.LBB4_22:                               # %.preheader231.5
	movl	20(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_24
# %bb.23:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$5, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%ebp, %ebp
	cmpl	$0, 20(%rax)
	setne	%bpl
	jmp	.LBB4_25
.LBB4_24:
	xorl	%ebp, %ebp
.LBB4_25:                               # %.preheader231.6
	movl	24(%rax), %edx
	testl	%edx, %edx
	je	.LBB4_27
# %bb.26:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	movl	$6, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$0, 24(%rax)
	setne	%cl
	movq	%rcx, 224(%rsp)                 # 8-byte Spill
	jmp	.LBB4_28
.LBB4_27:
	movq	$0, 224(%rsp)                   # 8-byte Folded Spill
.LBB4_28:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	200(%rsp), %rdi
	leaq	256(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp17:                                # EH_LABEL
# %bb.29:                               # %vector.body
	movq	200(%rsp), %rax
	movups	(%rax), %xmm0
	movaps	%xmm0, 656(%rsp)                # 16-byte Spill
	movups	16(%rax), %xmm0
	movaps	%xmm0, 512(%rsp)                # 16-byte Spill
	movups	32(%rax), %xmm0
	movaps	%xmm0, 640(%rsp)                # 16-byte Spill
	movups	48(%rax), %xmm0
	movaps	%xmm0, 672(%rsp)                # 16-byte Spill
	movups	64(%rax), %xmm0
	movaps	%xmm0, 688(%rsp)                # 16-byte Spill
	movups	80(%rax), %xmm0
	movaps	%xmm0, 704(%rsp)                # 16-byte Spill
	movups	96(%rax), %xmm0
	movaps	%xmm0, 288(%rsp)                # 16-byte Spill
	movups	112(%rax), %xmm0
	movaps	%xmm0, 304(%rsp)                # 16-byte Spill
	movups	128(%rax), %xmm0
	movaps	%xmm0, 320(%rsp)                # 16-byte Spill
	movups	144(%rax), %xmm0
	movaps	%xmm0, 336(%rsp)                # 16-byte Spill
	movups	160(%rax), %xmm0
	movaps	%xmm0, 352(%rsp)                # 16-byte Spill
	movups	176(%rax), %xmm0
	movaps	%xmm0, 368(%rsp)                # 16-byte Spill
	movups	192(%rax), %xmm0
	movaps	%xmm0, 384(%rsp)                # 16-byte Spill
	movups	208(%rax), %xmm0
	movaps	%xmm0, 400(%rsp)                # 16-byte Spill
	movups	224(%rax), %xmm0
	movaps	%xmm0, 416(%rsp)                # 16-byte Spill
	movups	240(%rax), %xmm0
	movaps	%xmm0, 432(%rsp)                # 16-byte Spill
	movups	256(%rax), %xmm0
	movaps	%xmm0, 448(%rsp)                # 16-byte Spill
	movups	272(%rax), %xmm0
	movaps	%xmm0, 464(%rsp)                # 16-byte Spill
	movups	288(%rax), %xmm0
	movaps	%xmm0, 480(%rsp)                # 16-byte Spill
	movdqu	304(%rax), %xmm0
	movdqa	%xmm0, 496(%rsp)                # 16-byte Spill
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	240(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp20:                                # EH_LABEL
# %bb.30:                               # %.preheader229.preheader
	movq	(%rsp), %rax
	movl	(%rax), %edx
	cmpl	$100, %edx
	jne	.LBB4_32
# %bb.31:
	movq	$0, 192(%rsp)                   # 8-byte Folded Spill
	jmp	.LBB4_33
.LBB4_32:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	xorl	%esi, %esi
	movl	$100, %ecx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$100, (%rax)
	setne	%cl
	movq	%rcx, 192(%rsp)                 # 8-byte Spill
.LBB4_33:                               # %.preheader229.1
	movl	4(%rax), %edx
	cmpl	$1017, %edx                     # imm = 0x3F9
	jne	.LBB4_35
# %bb.34:
	movq	$0, 184(%rsp)                   # 8-byte Folded Spill
	jmp	.LBB4_36
.LBB4_35:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$1, %esi
	movl	$1017, %ecx                     # imm = 0x3F9
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$1017, 4(%rax)                  # imm = 0x3F9
	setne	%cl
	movq	%rcx, 184(%rsp)                 # 8-byte Spill
.LBB4_36:                               # %.preheader229.2
	movl	8(%rax), %edx
	cmpl	$1005, %edx                     # imm = 0x3ED
	jne	.LBB4_38
# %bb.37:
	movq	$0, 176(%rsp)                   # 8-byte Folded Spill
	jmp	.LBB4_39
.LBB4_38:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$2, %esi
	movl	$1005, %ecx                     # imm = 0x3ED
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$1005, 8(%rax)                  # imm = 0x3ED
	setne	%cl
	movq	%rcx, 176(%rsp)                 # 8-byte Spill
.LBB4_39:                               # %.preheader229.3
	movl	12(%rax), %edx
	cmpl	$103, %edx
	jne	.LBB4_41
# %bb.40:
	movq	$0, 168(%rsp)                   # 8-byte Folded Spill
	jmp	.LBB4_42
.LBB4_41:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$3, %esi
	movl	$103, %ecx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$103, 12(%rax)
	setne	%cl
	movq	%rcx, 168(%rsp)                 # 8-byte Spill
.LBB4_42:                               # %.preheader229.4
	movl	16(%rax), %edx
	cmpl	$1016, %edx                     # imm = 0x3F8
	jne	.LBB4_44
# %bb.43:
	movq	$0, 160(%rsp)                   # 8-byte Folded Spill
	jmp	.LBB4_45
.LBB4_44:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$4, %esi
	movl	$1016, %ecx                     # imm = 0x3F8
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	cmpl	$1016, 16(%rax)                 # imm = 0x3F8
	setne	%cl
	movq	%rcx, 160(%rsp)                 # 8-byte Spill
.LBB4_45:                               # %.preheader229.5
	movq	%rbp, 544(%rsp)                 # 8-byte Spill
	movq	%r12, 552(%rsp)                 # 8-byte Spill
	movl	20(%rax), %edx
	cmpl	$1004, %edx                     # imm = 0x3EC
	jne	.LBB4_47
# %bb.46:
	xorl	%ebp, %ebp
	jmp	.LBB4_48
.LBB4_47:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$5, %esi
	movl	$1004, %ecx                     # imm = 0x3EC
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%ebp, %ebp
	cmpl	$1004, 20(%rax)                 # imm = 0x3EC
	setne	%bpl
.LBB4_48:                               # %.preheader229.6
	movq	%r15, 560(%rsp)                 # 8-byte Spill
	movq	%r14, 568(%rsp)                 # 8-byte Spill
	movq	%rbx, 576(%rsp)                 # 8-byte Spill
	movl	24(%rax), %edx
	cmpl	$13, %edx
	jne	.LBB4_50
# %bb.49:
	xorl	%r15d, %r15d
	jmp	.LBB4_51
.LBB4_50:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$6, %esi
	movl	$13, %ecx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rax
	xorl	%r15d, %r15d
	cmpl	$13, 24(%rax)
	setne	%r15b
.LBB4_51:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$50, %edi
	callq	_Z8reversedIcEli
.Ltmp23:                                # EH_LABEL
# %bb.52:
.Ltmp24:                                # EH_LABEL
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	movl	$33, %edi
	callq	_Z8reversedIsEli
.Ltmp25:                                # EH_LABEL
# %bb.53:
.Ltmp26:                                # EH_LABEL
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$64, %edi
	callq	_Z8reversedIfEli
	movq	%rax, 536(%rsp)                 # 8-byte Spill
.Ltmp27:                                # EH_LABEL
# %bb.54:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$17, %edi
	callq	_Z8reversedIdEli
	movq	%rax, 528(%rsp)                 # 8-byte Spill
.Ltmp29:                                # EH_LABEL
# %bb.55:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$64, %edi
	callq	_Znwm@PLT
.Ltmp32:                                # EH_LABEL
# %bb.56:
	movq	%rax, 136(%rsp)
	movq	%rax, %rcx
	addq	$64, %rcx
	movq	%rcx, 152(%rsp)
	movq	%rcx, 144(%rsp)
	movaps	.LCPI4_21(%rip), %xmm0          # xmm0 = [0,1,4,9]
	movups	%xmm0, (%rax)
	movaps	.LCPI4_22(%rip), %xmm0          # xmm0 = [16,25,36,49]
	movups	%xmm0, 16(%rax)
	movaps	.LCPI4_23(%rip), %xmm0          # xmm0 = [64,81,100,121]
	movups	%xmm0, 32(%rax)
	movdqa	.LCPI4_24(%rip), %xmm0          # xmm0 = [144,169,196,225]
	movdqu	%xmm0, 48(%rax)
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	120(%rsp), %rdi
	leaq	136(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp35:                                # EH_LABEL
# %bb.57:
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp38:                                # EH_LABEL
# %bb.58:
	leaq	720(%rsp), %r12
	testl	%eax, %eax
	jne	.LBB4_61
# %bb.59:
	movq	120(%rsp), %rax
	movq	%rax, 720(%rsp)
	movb	$0, 48(%rsp)
	movq	%r12, 2320(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 2328(%rsp)
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	4728(%rsp), %rdi
	leaq	1520(%rsp), %rsi
	leaq	96(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp40:                                # EH_LABEL
# %bb.60:                               # %.noexc140
	movq	4728(%rsp), %rsi
	movl	4736(%rsp), %edx
	movq	1520(%rsp), %rcx
	movl	1528(%rsp), %r8d
.Ltmp41:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z8optionalPib@GOTPCREL(%rip), %rdi
	leaq	2320(%rsp), %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp42:                                # EH_LABEL
.LBB4_61:
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$64, %r8d
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp44:                                # EH_LABEL
# %bb.62:
	testl	%eax, %eax
	jne	.LBB4_65
# %bb.63:
	movq	120(%rsp), %rax
	movq	%rax, 720(%rsp)
	movb	$1, 48(%rsp)
	movq	%r12, 2320(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 2328(%rsp)
.Ltmp45:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	4728(%rsp), %rdi
	leaq	1520(%rsp), %rsi
	leaq	96(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp46:                                # EH_LABEL
# %bb.64:                               # %.noexc148
	movq	4728(%rsp), %rsi
	movl	4736(%rsp), %edx
	movq	1520(%rsp), %rcx
	movl	1528(%rsp), %r8d
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z8optionalPib@GOTPCREL(%rip), %rdi
	leaq	2320(%rsp), %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp48:                                # EH_LABEL
.LBB4_65:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp50:                                # EH_LABEL
# %bb.66:
	testl	%eax, %eax
	jne	.LBB4_69
# %bb.67:
	movq	120(%rsp), %rax
	movq	%rax, 1520(%rsp)
	leaq	1520(%rsp), %rax
	movq	%rax, 64(%rsp)
.Ltmp51:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	2320(%rsp), %rdi
	leaq	4728(%rsp), %rsi
	leaq	720(%rsp), %rdx
	leaq	96(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp52:                                # EH_LABEL
# %bb.68:                               # %.noexc157
	movq	2320(%rsp), %rsi
	movl	2328(%rsp), %edx
	movq	4728(%rsp), %rcx
	movl	4736(%rsp), %r8d
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5plainPi@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	728(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp54:                                # EH_LABEL
.LBB4_69:
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp57:                                # EH_LABEL
# %bb.70:                               # %.preheader228
	addq	576(%rsp), %r13                 # 8-byte Folded Reload
	addq	568(%rsp), %r13                 # 8-byte Folded Reload
	addq	560(%rsp), %r13                 # 8-byte Folded Reload
	addq	552(%rsp), %r13                 # 8-byte Folded Reload
	addq	544(%rsp), %r13                 # 8-byte Folded Reload
	movapd	656(%rsp), %xmm1                # 16-byte Reload
	cmpneqpd	.LCPI4_0(%rip), %xmm1
	addl	224(%rsp), %r13d                # 4-byte Folded Reload
	movapd	640(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_3(%rip), %xmm2
	movd	%r13d, %xmm0
	psubq	%xmm1, %xmm0
	psubq	%xmm2, %xmm0
	movapd	512(%rsp), %xmm1                # 16-byte Reload
	cmpneqpd	.LCPI4_1(%rip), %xmm1
	andpd	.LCPI4_2(%rip), %xmm1
	movapd	672(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_4(%rip), %xmm2
	psubq	%xmm2, %xmm1
	movapd	688(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_5(%rip), %xmm2
	psubq	%xmm2, %xmm0
	movapd	704(%rsp), %xmm3                # 16-byte Reload
	cmpneqpd	.LCPI4_6(%rip), %xmm3
	movapd	288(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_7(%rip), %xmm2
	psubq	%xmm3, %xmm1
	psubq	%xmm2, %xmm0
	movapd	304(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_8(%rip), %xmm2
	psubq	%xmm2, %xmm1
	movapd	320(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_9(%rip), %xmm2
	psubq	%xmm2, %xmm0
	movapd	336(%rsp), %xmm3                # 16-byte Reload
	cmpneqpd	.LCPI4_10(%rip), %xmm3
	movapd	352(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_11(%rip), %xmm2
	psubq	%xmm3, %xmm1
	psubq	%xmm2, %xmm0
	movapd	368(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_12(%rip), %xmm2
	psubq	%xmm2, %xmm1
	movapd	384(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_13(%rip), %xmm2
	psubq	%xmm2, %xmm0
	movapd	400(%rsp), %xmm3                # 16-byte Reload
	cmpneqpd	.LCPI4_14(%rip), %xmm3
	movapd	416(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_15(%rip), %xmm2
	psubq	%xmm3, %xmm1
	psubq	%xmm2, %xmm0
	movapd	432(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_16(%rip), %xmm2
	psubq	%xmm2, %xmm1
	movapd	448(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_17(%rip), %xmm2
	psubq	%xmm2, %xmm0
	movapd	464(%rsp), %xmm3                # 16-byte Reload
	cmpneqpd	.LCPI4_18(%rip), %xmm3
	movapd	480(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_19(%rip), %xmm2
	psubq	%xmm3, %xmm1
	psubq	%xmm2, %xmm0
	movapd	496(%rsp), %xmm2                # 16-byte Reload
	cmpneqpd	.LCPI4_20(%rip), %xmm2
	psubq	%xmm2, %xmm1
	paddq	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rax
	addq	192(%rsp), %rax                 # 8-byte Folded Reload
	addq	184(%rsp), %rax                 # 8-byte Folded Reload
	addq	176(%rsp), %rax                 # 8-byte Folded Reload
	addq	168(%rsp), %rax                 # 8-byte Folded Reload
	addq	160(%rsp), %rax                 # 8-byte Folded Reload
	addq	%rbp, %rax
	addq	%r15, %rax
	addq	%rax, %r14
	addq	536(%rsp), %rbx                 # 8-byte Folded Reload
	addq	528(%rsp), %rbx                 # 8-byte Folded Reload
	addq	%r14, %rbx
	movq	64(%rsp), %rax
	addq	$4, %rax
	movl	$14, %ecx
	movl	$42, %edx
	.p2align	4
.LBB4_71:                               # =>This Inner Loop Header: Depth=1
	movl	-4(%rax), %esi
	movl	(%rax), %edi
	leaq	1(%rcx), %r8
	leaq	3(%rdx), %r9
	imulq	%r8, %r9
	addq	$8, %r9
	xorl	%r8d, %r8d
	cmpq	%rsi, %r9
	setne	%r8b
	addq	%rbx, %r8
	movq	%rdx, %rsi
	imulq	%rcx, %rsi
	addq	$8, %rsi
	xorl	%ebx, %ebx
	cmpq	%rdi, %rsi
	setne	%bl
	addq	%r8, %rbx
	addq	$8, %rax
	addq	$-2, %rcx
	addq	$-6, %rdx
	cmpq	$-2, %rcx
	jne	.LBB4_71
# %bb.72:                               # %vector.ph354
	.cfi_escape 0x2e, 0x00
	leaq	4728(%rsp), %rdi
	movl	$2400, %edx                     # imm = 0x960
	xorl	%esi, %esi
	callq	memset@PLT
	.cfi_escape 0x2e, 0x00
	leaq	720(%rsp), %rdi
	movl	$800, %edx                      # imm = 0x320
	xorl	%esi, %esi
	callq	memset@PLT
	movdqa	.LCPI4_25(%rip), %xmm0          # xmm0 = [0,1,2,3]
	movl	$4, %eax
	movdqa	.LCPI4_26(%rip), %xmm1          # xmm1 = [20,20,20,20]
	movdqa	.LCPI4_27(%rip), %xmm2          # xmm2 = [8,8,8,8]
	.p2align	4
.LBB4_73:                               # %vector.body355
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	pslld	$2, %xmm3
	paddd	%xmm0, %xmm3
	movdqu	%xmm3, 4712(%rsp,%rax,4)
	paddd	%xmm1, %xmm3
	movdqu	%xmm3, 4728(%rsp,%rax,4)
	paddd	%xmm2, %xmm0
	addq	$8, %rax
	cmpq	$604, %rax                      # imm = 0x25C
	jne	.LBB4_73
# %bb.74:                               # %vector.body363.preheader
	movq	.LCPI4_50(%rip), %xmm0          # xmm0 = [0,1,0,0]
	movl	$6, %eax
	movdqa	.LCPI4_29(%rip), %xmm1          # xmm1 = [2,2,u,u]
	movapd	.LCPI4_30(%rip), %xmm2          # xmm2 = [7.5E-1,7.5E-1]
	movdqa	.LCPI4_31(%rip), %xmm3          # xmm3 = [4,4,u,u]
	movdqa	.LCPI4_32(%rip), %xmm4          # xmm4 = [6,6,u,u]
	movdqa	.LCPI4_33(%rip), %xmm5          # xmm5 = [8,8,u,u]
	.p2align	4
.LBB4_75:                               # %vector.body363
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm6
	cvtdq2pd	%xmm0, %xmm7
	paddd	%xmm1, %xmm6
	cvtdq2pd	%xmm6, %xmm6
	addpd	%xmm2, %xmm7
	addpd	%xmm2, %xmm6
	movupd	%xmm7, 672(%rsp,%rax,8)
	movupd	%xmm6, 688(%rsp,%rax,8)
	cmpq	$102, %rax
	je	.LBB4_77
# %bb.76:                               # %vector.body363.1
                                        #   in Loop: Header=BB4_75 Depth=1
	movdqa	%xmm0, %xmm6
	paddd	%xmm3, %xmm6
	movdqa	%xmm0, %xmm7
	paddd	%xmm4, %xmm7
	cvtdq2pd	%xmm6, %xmm6
	cvtdq2pd	%xmm7, %xmm7
	addpd	%xmm2, %xmm6
	addpd	%xmm2, %xmm7
	movupd	%xmm6, 704(%rsp,%rax,8)
	movupd	%xmm7, 720(%rsp,%rax,8)
	paddd	%xmm5, %xmm0
	addq	$8, %rax
	jmp	.LBB4_75
.LBB4_77:                               # %middle.block369
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movl	$32, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp60:                                # EH_LABEL
# %bb.78:
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$256, %r8d                      # imm = 0x100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp63:                                # EH_LABEL
# %bb.79:
	testl	%eax, %eax
	jne	.LBB4_82
# %bb.80:
	leaq	2320(%rsp), %r14
	.cfi_escape 0x2e, 0x00
	leaq	4728(%rsp), %rsi
	movl	$2400, %edx                     # imm = 0x960
	movq	%r14, %rdi
	callq	memcpy@PLT
	movq	48(%rsp), %r12
	.cfi_escape 0x2e, 0x00
	leaq	1520(%rsp), %r15
	leaq	720(%rsp), %rsi
	movl	$800, %edx                      # imm = 0x320
	movq	%r15, %rdi
	callq	memcpy@PLT
	movq	%r12, 632(%rsp)
	movq	%r14, 96(%rsp)
	leaq	632(%rsp), %rax
	movq	%rax, 104(%rsp)
	movq	%r15, 112(%rsp)
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	616(%rsp), %rdi
	leaq	600(%rsp), %rsi
	leaq	592(%rsp), %rdx
	leaq	584(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp65:                                # EH_LABEL
# %bb.81:                               # %.noexc165
	movq	616(%rsp), %rsi
	movl	624(%rsp), %edx
	movq	600(%rsp), %rcx
	movl	608(%rsp), %r8d
.Ltmp66:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7spilled5LargePi5Other@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	pushq	584(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	600(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp67:                                # EH_LABEL
.LBB4_82:
.Ltmp69:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	2320(%rsp), %rdi
	leaq	48(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp70:                                # EH_LABEL
# %bb.83:                               # %vector.body371
	movq	2320(%rsp), %rax
	movsd	(%rax), %xmm0                   # xmm0 = mem[0],zero
	movaps	%xmm0, 288(%rsp)                # 16-byte Spill
	movsd	8(%rax), %xmm0                  # xmm0 = mem[0],zero
	movaps	%xmm0, 304(%rsp)                # 16-byte Spill
	movsd	16(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 336(%rsp)                # 16-byte Spill
	movsd	24(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 320(%rsp)                # 16-byte Spill
	movsd	32(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 352(%rsp)                # 16-byte Spill
	movsd	40(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 368(%rsp)                # 16-byte Spill
	movsd	48(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 400(%rsp)                # 16-byte Spill
	movsd	56(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 384(%rsp)                # 16-byte Spill
	movsd	64(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 416(%rsp)                # 16-byte Spill
	movsd	72(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 448(%rsp)                # 16-byte Spill
	movsd	80(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 432(%rsp)                # 16-byte Spill
	movsd	88(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 464(%rsp)                # 16-byte Spill
	movsd	96(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 496(%rsp)                # 16-byte Spill
	movsd	104(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 480(%rsp)                # 16-byte Spill
	movsd	112(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 512(%rsp)                # 16-byte Spill
	movq	120(%rax), %xmm0                # xmm0 = mem[0],zero
	movdqa	%xmm0, 224(%rsp)                # 16-byte Spill
.Ltmp72:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp73:                                # EH_LABEL
# %bb.84:                               # %.noexc167
	testl	%eax, %eax
	jne	.LBB4_103
# %bb.85:
	pshufd	$212, 288(%rsp), %xmm1          # 16-byte Folded Reload
                                        # xmm1 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_34(%rip), %xmm1
	movdqa	.LCPI4_2(%rip), %xmm0           # xmm0 = [1,1]
	pandn	%xmm0, %xmm1
	pshufd	$212, 304(%rsp), %xmm2          # 16-byte Folded Reload
                                        # xmm2 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_35(%rip), %xmm2
	movq	%rbx, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$212, 320(%rsp), %xmm3          # 16-byte Folded Reload
                                        # xmm3 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_37(%rip), %xmm3
	pandn	%xmm0, %xmm2
	pandn	%xmm0, %xmm3
	paddq	%xmm2, %xmm3
	pshufd	$212, 336(%rsp), %xmm4          # 16-byte Folded Reload
                                        # xmm4 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_36(%rip), %xmm4
	pandn	%xmm0, %xmm4
	pshufd	$212, 352(%rsp), %xmm2          # 16-byte Folded Reload
                                        # xmm2 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_38(%rip), %xmm2
	pandn	%xmm0, %xmm2
	paddq	%xmm4, %xmm2
	paddq	%xmm1, %xmm2
	pshufd	$212, 368(%rsp), %xmm4          # 16-byte Folded Reload
                                        # xmm4 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_39(%rip), %xmm4
	pandn	%xmm0, %xmm4
	pshufd	$212, 384(%rsp), %xmm1          # 16-byte Folded Reload
                                        # xmm1 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_41(%rip), %xmm1
	pandn	%xmm0, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pshufd	$212, 400(%rsp), %xmm3          # 16-byte Folded Reload
                                        # xmm3 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_40(%rip), %xmm3
	pandn	%xmm0, %xmm3
	pshufd	$212, 416(%rsp), %xmm4          # 16-byte Folded Reload
                                        # xmm4 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_42(%rip), %xmm4
	pandn	%xmm0, %xmm4
	paddq	%xmm3, %xmm4
	pshufd	$212, 432(%rsp), %xmm3          # 16-byte Folded Reload
                                        # xmm3 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_44(%rip), %xmm3
	pandn	%xmm0, %xmm3
	paddq	%xmm4, %xmm3
	pshufd	$212, 448(%rsp), %xmm4          # 16-byte Folded Reload
                                        # xmm4 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_43(%rip), %xmm4
	paddq	%xmm2, %xmm3
	pshufd	$212, 464(%rsp), %xmm2          # 16-byte Folded Reload
                                        # xmm2 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_45(%rip), %xmm2
	pandn	%xmm0, %xmm4
	pandn	%xmm0, %xmm2
	paddq	%xmm4, %xmm2
	pshufd	$212, 480(%rsp), %xmm4          # 16-byte Folded Reload
                                        # xmm4 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_47(%rip), %xmm4
	pandn	%xmm0, %xmm4
	paddq	%xmm2, %xmm4
	paddq	%xmm1, %xmm4
	pshufd	$212, 496(%rsp), %xmm1          # 16-byte Folded Reload
                                        # xmm1 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_46(%rip), %xmm1
	pandn	%xmm0, %xmm1
	pshufd	$212, 512(%rsp), %xmm2          # 16-byte Folded Reload
                                        # xmm2 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_48(%rip), %xmm2
	pandn	%xmm0, %xmm2
	paddq	%xmm1, %xmm2
	paddq	%xmm3, %xmm2
	pshufd	$212, 224(%rsp), %xmm1          # 16-byte Folded Reload
                                        # xmm1 = mem[0,1,1,3]
	pcmpeqd	.LCPI4_49(%rip), %xmm1
	pandn	%xmm0, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.4(%rip), %rdi
	movl	$266, %esi                      # imm = 0x10A
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	2320(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_87
# %bb.86:
	movq	2336(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_87:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp94:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp95:                                # EH_LABEL
# %bb.88:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_90
# %bb.89:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_90:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit171
	movq	120(%rsp), %rdi
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp98:                                # EH_LABEL
# %bb.91:                               # %_ZN11DeviceArrayIiED2Ev.exit172
	movq	136(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_93
# %bb.92:
	movq	152(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_93:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit174
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_95
# %bb.94:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_95:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit176
	movq	200(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_97
# %bb.96:
	movq	216(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_97:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_99
# %bb.98:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_99:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit
	movq	240(%rsp), %rdi
.Ltmp100:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp101:                               # EH_LABEL
# %bb.100:                              # %_ZN11DeviceArrayIiED2Ev.exit179
	movq	256(%rsp), %rdi
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp104:                               # EH_LABEL
# %bb.101:                              # %_ZN11DeviceArrayIdED2Ev.exit
	movq	272(%rsp), %rdi
.Ltmp106:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp107:                               # EH_LABEL
# %bb.102:                              # %_ZN11DeviceArrayIjED2Ev.exit
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$7128, %rsp                     # imm = 0x1BD8
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
.LBB4_103:
	.cfi_def_cfa_offset 7184
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp75:                                # EH_LABEL
# %bb.104:                              # %.noexc168
.Ltmp76:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp77:                                # EH_LABEL
# %bb.105:                              # %.noexc169
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
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
.LBB4_106:
.Ltmp108:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_107:
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_108:
.Ltmp102:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_109:
.Ltmp99:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_110:
.Ltmp96:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_111:
.Ltmp71:                                # EH_LABEL
	jmp	.LBB4_124
.LBB4_112:
.Ltmp61:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_126
.LBB4_113:
.Ltmp58:                                # EH_LABEL
	jmp	.LBB4_132
.LBB4_114:
.Ltmp36:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_134
.LBB4_115:
.Ltmp33:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_136
.LBB4_116:
.Ltmp21:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_138
.LBB4_117:
.Ltmp18:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_140
.LBB4_118:
.Ltmp15:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_142
.LBB4_119:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_143
.LBB4_120:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_144
.LBB4_121:
.Ltmp78:                                # EH_LABEL
	movq	%rax, %rbx
	movq	2320(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_125
# %bb.122:
	movq	2336(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_125
.LBB4_123:
.Ltmp68:                                # EH_LABEL
.LBB4_124:
	movq	%rax, %rbx
.LBB4_125:
	movq	48(%rsp), %rdi
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp80:                                # EH_LABEL
.LBB4_126:                              # %_ZN11DeviceArrayIiED2Ev.exit182
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_133
# %bb.127:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_133
.LBB4_128:
.Ltmp12:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_142
.LBB4_129:
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_130:
.Ltmp30:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_136
.LBB4_131:
.Ltmp55:                                # EH_LABEL
.LBB4_132:
	movq	%rax, %rbx
.LBB4_133:
	movq	120(%rsp), %rdi
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp83:                                # EH_LABEL
.LBB4_134:                              # %_ZN11DeviceArrayIiED2Ev.exit185
	movq	136(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_136
# %bb.135:
	movq	152(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_136:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_138
# %bb.137:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_138:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit189
	movq	200(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_140
# %bb.139:
	movq	216(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_140:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit191
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_142
# %bb.141:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_142:
	movq	240(%rsp), %rdi
.Ltmp85:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp86:                                # EH_LABEL
.LBB4_143:                              # %_ZN11DeviceArrayIiED2Ev.exit194
	movq	256(%rsp), %rdi
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp89:                                # EH_LABEL
.LBB4_144:                              # %_ZN11DeviceArrayIdED2Ev.exit195
	movq	272(%rsp), %rdi
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp92:                                # EH_LABEL
# %bb.145:                              # %_ZN11DeviceArrayIjED2Ev.exit196
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB4_146:
.Ltmp93:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_147:
.Ltmp90:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_148:
.Ltmp84:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_149:
.Ltmp87:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end4:
	.size	main, .Lfunc_end4-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table4:
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
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp4-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp4
	.uleb128 .Ltmp5-.Lfunc_begin0           #     jumps to .Ltmp5
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp11-.Ltmp6                 #   Call between .Ltmp6 and .Ltmp11
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp13-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp14-.Ltmp13                #   Call between .Ltmp13 and .Ltmp14
	.uleb128 .Ltmp15-.Lfunc_begin0          #     jumps to .Ltmp15
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp17-.Ltmp16                #   Call between .Ltmp16 and .Ltmp17
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp20-.Ltmp19                #   Call between .Ltmp19 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp29-.Ltmp22                #   Call between .Ltmp22 and .Ltmp29
	.uleb128 .Ltmp30-.Lfunc_begin0          #     jumps to .Ltmp30
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp54-.Ltmp37                #   Call between .Ltmp37 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp57-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp59-.Ltmp57                #   Call between .Ltmp57 and .Ltmp59
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp68-.Lfunc_begin0          #     jumps to .Ltmp68
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp64-.Ltmp63                #   Call between .Ltmp63 and .Ltmp64
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp64-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp67-.Ltmp64                #   Call between .Ltmp64 and .Ltmp67
	.uleb128 .Ltmp68-.Lfunc_begin0          #     jumps to .Ltmp68
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp69-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp70-.Ltmp69                #   Call between .Ltmp69 and .Ltmp70
	.uleb128 .Ltmp71-.Lfunc_begin0          #     jumps to .Ltmp71
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp72-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp73-.Ltmp72                #   Call between .Ltmp72 and .Ltmp73
	.uleb128 .Ltmp78-.Lfunc_begin0          #     jumps to .Ltmp78
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp94-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp95-.Ltmp94                #   Call between .Ltmp94 and .Ltmp95
	.uleb128 .Ltmp96-.Lfunc_begin0          #     jumps to .Ltmp96
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp97-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp98-.Ltmp97                #   Call between .Ltmp97 and .Ltmp98
	.uleb128 .Ltmp99-.Lfunc_begin0          #     jumps to .Ltmp99
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp100-.Lfunc_begin0         # >> Call Site 22 <<
	.uleb128 .Ltmp101-.Ltmp100              #   Call between .Ltmp100 and .Ltmp101
	.uleb128 .Ltmp102-.Lfunc_begin0         #     jumps to .Ltmp102
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp103-.Lfunc_begin0         # >> Call Site 23 <<
	.uleb128 .Ltmp104-.Ltmp103              #   Call between .Ltmp103 and .Ltmp104
	.uleb128 .Ltmp105-.Lfunc_begin0         #     jumps to .Ltmp105
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp106-.Lfunc_begin0         # >> Call Site 24 <<
	.uleb128 .Ltmp107-.Ltmp106              #   Call between .Ltmp106 and .Ltmp107
	.uleb128 .Ltmp108-.Lfunc_begin0         #     jumps to .Ltmp108
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp77-.Ltmp74                #   Call between .Ltmp74 and .Ltmp77
	.uleb128 .Ltmp78-.Lfunc_begin0          #     jumps to .Ltmp78
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp79-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp80-.Ltmp79                #   Call between .Ltmp79 and .Ltmp80
	.uleb128 .Ltmp81-.Lfunc_begin0          #     jumps to .Ltmp81
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp82-.Lfunc_begin0          # >> Call Site 27 <<
	.uleb128 .Ltmp83-.Ltmp82                #   Call between .Ltmp82 and .Ltmp83
	.uleb128 .Ltmp84-.Lfunc_begin0          #     jumps to .Ltmp84
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp85-.Lfunc_begin0          # >> Call Site 28 <<
	.uleb128 .Ltmp86-.Ltmp85                #   Call between .Ltmp85 and .Ltmp86
	.uleb128 .Ltmp87-.Lfunc_begin0          #     jumps to .Ltmp87
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp88-.Lfunc_begin0          # >> Call Site 29 <<
	.uleb128 .Ltmp89-.Ltmp88                #   Call between .Ltmp88 and .Ltmp89
	.uleb128 .Ltmp90-.Lfunc_begin0          #     jumps to .Ltmp90
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp91-.Lfunc_begin0          # >> Call Site 30 <<
	.uleb128 .Ltmp92-.Ltmp91                #   Call between .Ltmp91 and .Ltmp92
	.uleb128 .Ltmp93-.Lfunc_begin0          #     jumps to .Ltmp93
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp92-.Lfunc_begin0          # >> Call Site 31 <<
	.uleb128 .Lfunc_end4-.Ltmp92            #   Call between .Ltmp92 and .Lfunc_end4
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
	.section	.text._ZN11DeviceArrayIjEC2Em,"axG",@progbits,_ZN11DeviceArrayIjEC2Em,comdat
	.weak	_ZN11DeviceArrayIjEC2Em         # -- Begin function _ZN11DeviceArrayIjEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIjEC2Em,@function
_ZN11DeviceArrayIjEC2Em:                # @_ZN11DeviceArrayIjEC2Em
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
	jne	.LBB5_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB5_4
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
.LBB5_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB5_2
.LBB5_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayIjEC2Em, .Lfunc_end5-_ZN11DeviceArrayIjEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIdEC2Em,"axG",@progbits,_ZN11DeviceArrayIdEC2Em,comdat
	.weak	_ZN11DeviceArrayIdEC2Em         # -- Begin function _ZN11DeviceArrayIdEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIdEC2Em,@function
_ZN11DeviceArrayIdEC2Em:                # @_ZN11DeviceArrayIdEC2Em
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
	jne	.LBB6_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB6_4
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
.LBB6_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB6_2
.LBB6_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB6_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end6:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end6-_ZN11DeviceArrayIdEC2Em
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
	jne	.LBB7_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB7_4
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
.LBB7_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB7_2
.LBB7_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end7-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIjE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIjE4hostEv     # -- Begin function _ZNK11DeviceArrayIjE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIjE4hostEv,@function
_ZNK11DeviceArrayIjE4hostEv:            # @_ZNK11DeviceArrayIjE4hostEv
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
	jne	.LBB8_13
# %bb.1:                                # %_ZNSt6vectorIjSaIjEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB8_2
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
	je	.LBB8_5
# %bb.4:                                # %_ZSt6fill_nIPjmjET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB8_5
.LBB8_2:                                # %_ZNSt12_Vector_baseIjSaIjEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB8_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp109:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp110:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB8_7
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
.LBB8_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB8_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp111:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp112:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp113:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp114:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB8_10:
.Ltmp115:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB8_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB8_12:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end8:
	.size	_ZNK11DeviceArrayIjE4hostEv, .Lfunc_end8-_ZNK11DeviceArrayIjE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIjE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table8:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp109-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp109
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp109-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp110-.Ltmp109              #   Call between .Ltmp109 and .Ltmp110
	.uleb128 .Ltmp115-.Lfunc_begin1         #     jumps to .Ltmp115
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp110-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp111-.Ltmp110              #   Call between .Ltmp110 and .Ltmp111
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp111-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp114-.Ltmp111              #   Call between .Ltmp111 and .Ltmp114
	.uleb128 .Ltmp115-.Lfunc_begin1         #     jumps to .Ltmp115
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp114-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end8-.Ltmp114           #   Call between .Ltmp114 and .Lfunc_end8
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
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
	shrq	$60, %rax
	jne	.LBB9_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB9_2
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
	je	.LBB9_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB9_5
.LBB9_2:                                # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB9_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp116:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp117:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB9_7
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
.LBB9_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB9_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp118:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp119:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp120:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp121:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB9_10:
.Ltmp122:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB9_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB9_12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end9:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end9-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table9:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp116-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp116
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp116-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp117-.Ltmp116              #   Call between .Ltmp116 and .Ltmp117
	.uleb128 .Ltmp122-.Lfunc_begin2         #     jumps to .Ltmp122
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp117-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp118-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp121-.Ltmp118              #   Call between .Ltmp118 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin2         #     jumps to .Ltmp122
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp121-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end9-.Ltmp121           #   Call between .Ltmp121 and .Lfunc_end9
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
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
.Ltmp123:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp124:                               # EH_LABEL
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
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB10_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp125:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp126:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp127:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp128:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB10_10:
.Ltmp129:                               # EH_LABEL
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
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp123-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp123
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp123-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp129-.Lfunc_begin3         #     jumps to .Ltmp129
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp124-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp125-.Ltmp124              #   Call between .Ltmp124 and .Ltmp125
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp125-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp128-.Ltmp125              #   Call between .Ltmp125 and .Ltmp128
	.uleb128 .Ltmp129-.Lfunc_begin3         #     jumps to .Ltmp129
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp128-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end10-.Ltmp128          #   Call between .Ltmp128 and .Lfunc_end10
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z8reversedIcEli
.LCPI11_0:
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	2                               # 0x2
	.byte	3                               # 0x3
	.byte	4                               # 0x4
	.byte	5                               # 0x5
	.byte	6                               # 0x6
	.byte	7                               # 0x7
	.byte	8                               # 0x8
	.byte	9                               # 0x9
	.byte	10                              # 0xa
	.byte	11                              # 0xb
	.byte	12                              # 0xc
	.byte	13                              # 0xd
	.byte	14                              # 0xe
	.byte	15                              # 0xf
.LCPI11_1:
	.zero	16,49
.LCPI11_2:
	.zero	16,32
.LCPI11_3:
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	2                               # 0x2
	.byte	3                               # 0x3
	.byte	4                               # 0x4
	.byte	5                               # 0x5
	.byte	6                               # 0x6
	.byte	7                               # 0x7
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI11_4:
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.byte	8                               # 0x8
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
.LCPI11_5:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
	.section	.text._Z8reversedIcEli,"axG",@progbits,_Z8reversedIcEli,comdat
	.weak	_Z8reversedIcEli
	.p2align	4
	.type	_Z8reversedIcEli,@function
_Z8reversedIcEli:                       # @_Z8reversedIcEli
.Lfunc_begin4:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception4
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$128, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	testl	%edi, %edi
	js	.LBB11_47
# %bb.1:                                # %_ZNSt6vectorIcSaIcEE17_S_check_init_lenEmRKS0_.exit.i
	movl	%edi, %ebp
	movslq	%edi, %rbx
	movl	%edi, %r15d
	je	.LBB11_18
# %bb.2:                                # %.noexc29
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%rsp)
	leaq	(%rax,%rbx), %r12
	movq	%r12, 16(%rsp)
	movb	$0, (%rax)
	leaq	1(%rax), %rdi
	movq	%rbx, %rdx
	decq	%rdx
	je	.LBB11_3
# %bb.4:
	.cfi_escape 0x2e, 0x00
	xorl	%esi, %esi
	callq	memset@PLT
	jmp	.LBB11_5
.LBB11_18:
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	jmp	.LBB11_19
.LBB11_3:
	movq	%rdi, %r12
.LBB11_5:                               # %iter.check
	movq	%r12, 8(%rsp)
	cmpl	$8, %ebp
	jae	.LBB11_7
# %bb.6:
	xorl	%eax, %eax
	jmp	.LBB11_16
.LBB11_7:                               # %vector.main.loop.iter.check
	cmpl	$32, %ebp
	jae	.LBB11_9
# %bb.8:
	xorl	%eax, %eax
	jmp	.LBB11_13
.LBB11_9:                               # %vector.ph
	movl	%r15d, %eax
	andl	$2147483616, %eax               # imm = 0x7FFFFFE0
	movdqa	.LCPI11_0(%rip), %xmm0          # xmm0 = [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15]
	xorl	%ecx, %ecx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI11_1(%rip), %xmm2          # xmm2 = [49,49,49,49,49,49,49,49,49,49,49,49,49,49,49,49]
	movdqa	.LCPI11_2(%rip), %xmm3          # xmm3 = [32,32,32,32,32,32,32,32,32,32,32,32,32,32,32,32]
	.p2align	4
.LBB11_10:                              # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm4
	paddb	%xmm0, %xmm4
	paddb	%xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psubb	%xmm1, %xmm5
	paddb	%xmm2, %xmm4
	movdqu	%xmm5, (%r14,%rcx)
	movdqu	%xmm4, 16(%r14,%rcx)
	addq	$32, %rcx
	paddb	%xmm3, %xmm0
	cmpq	%rcx, %rax
	jne	.LBB11_10
# %bb.11:                               # %middle.block
	cmpl	%r15d, %eax
	je	.LBB11_19
# %bb.12:                               # %vec.epilog.iter.check
	testb	$24, %r15b
	je	.LBB11_16
.LBB11_13:                              # %vec.epilog.ph
	movq	%rax, %rcx
	movl	%r15d, %eax
	andl	$2147483640, %eax               # imm = 0x7FFFFFF8
	movd	%ecx, %xmm0
	punpcklbw	%xmm0, %xmm0            # xmm0 = xmm0[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	por	.LCPI11_3(%rip), %xmm0
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI11_4(%rip), %xmm2          # xmm2 = [8,8,8,8,8,8,8,8,u,u,u,u,u,u,u,u]
	.p2align	4
.LBB11_14:                              # %vec.epilog.vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	paddb	%xmm0, %xmm3
	paddb	%xmm0, %xmm3
	psubb	%xmm1, %xmm3
	movq	%xmm3, (%r14,%rcx)
	addq	$8, %rcx
	paddb	%xmm2, %xmm0
	cmpq	%rcx, %rax
	jne	.LBB11_14
# %bb.15:                               # %vec.epilog.middle.block
	cmpl	%r15d, %eax
	je	.LBB11_19
.LBB11_16:                              # %.lr.ph.preheader
	leal	(%rax,%rax,2), %ecx
	incb	%cl
	.p2align	4
.LBB11_17:                              # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	movb	%cl, (%r14,%rax)
	incq	%rax
	addb	$3, %cl
	cmpq	%rax, %r15
	jne	.LBB11_17
.LBB11_19:                              # %._crit_edge
.Ltmp130:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
.Ltmp131:                               # EH_LABEL
# %bb.20:
	movabsq	$4294967296, %rdx               # imm = 0x100000000
	orq	%r15, %rdx
.Ltmp133:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movl	$1, %ecx
	movq	%rbx, %r8
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp134:                               # EH_LABEL
# %bb.21:
	testl	%eax, %eax
	jne	.LBB11_24
# %bb.22:
	movq	32(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	120(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp135:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	96(%rsp), %rdx
	leaq	88(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp136:                               # EH_LABEL
# %bb.23:                               # %.noexc30
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp137:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7reverseIcEvPT_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	88(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp138:                               # EH_LABEL
.LBB11_24:
.Ltmp140:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIcE4hostEv
.Ltmp141:                               # EH_LABEL
# %bb.25:                               # %.preheader
	movq	64(%rsp), %rdi
	testl	%ebp, %ebp
	je	.LBB11_33
# %bb.26:                               # %.lr.ph44
	movq	(%rsp), %rax
	cmpl	$4, %ebp
	jae	.LBB11_28
# %bb.27:
	xorl	%ecx, %ecx
	xorl	%r14d, %r14d
	jmp	.LBB11_31
.LBB11_33:                              # %._crit_edge45
	xorl	%r14d, %r14d
	testq	%rdi, %rdi
	jne	.LBB11_34
	jmp	.LBB11_35
.LBB11_28:                              # %vector.ph73
	movl	%r15d, %ecx
	andl	$2147483644, %ecx               # imm = 0x7FFFFFFC
	movq	%rcx, %rdx
	negq	%rdx
	leaq	(%rbx,%rax), %rsi
	addq	$-2, %rsi
	leaq	2(%rdi), %r8
	pxor	%xmm0, %xmm0
	xorl	%r9d, %r9d
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI11_5(%rip), %xmm2          # xmm2 = [1,1]
	pxor	%xmm3, %xmm3
	.p2align	4
.LBB11_29:                              # %vector.body76
                                        # =>This Inner Loop Header: Depth=1
	movzwl	-2(%r8), %r10d
	movd	%r10d, %xmm4
	movzwl	(%r8), %r10d
	movd	%r10d, %xmm5
	movzwl	(%rsi,%r9), %r10d
	movd	%r10d, %xmm6
	movzwl	-2(%rsi,%r9), %r10d
	movd	%r10d, %xmm7
	movdqa	%xmm6, %xmm8
	psrlw	$8, %xmm8
	psllw	$8, %xmm6
	por	%xmm8, %xmm6
	pcmpeqb	%xmm4, %xmm6
	movdqa	%xmm7, %xmm4
	psrlw	$8, %xmm4
	psllw	$8, %xmm7
	por	%xmm4, %xmm7
	pcmpeqb	%xmm5, %xmm7
	pxor	%xmm1, %xmm6
	punpcklbw	%xmm6, %xmm6            # xmm6 = xmm6[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm6, %xmm4              # xmm4 = xmm6[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pand	%xmm2, %xmm4
	paddq	%xmm4, %xmm3
	pxor	%xmm1, %xmm7
	punpcklbw	%xmm7, %xmm7            # xmm7 = xmm7[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm7, %xmm4              # xmm4 = xmm7[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pand	%xmm2, %xmm4
	paddq	%xmm4, %xmm0
	addq	$-4, %r9
	addq	$4, %r8
	cmpq	%r9, %rdx
	jne	.LBB11_29
# %bb.30:                               # %middle.block84
	paddq	%xmm3, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r14
	cmpl	%r15d, %ecx
	je	.LBB11_34
.LBB11_31:                              # %scalar.ph.preheader
	movq	%rcx, %rdx
	notq	%rdx
	addq	%rbx, %rdx
	addq	%rdx, %rax
	.p2align	4
.LBB11_32:                              # %scalar.ph
                                        # =>This Inner Loop Header: Depth=1
	movzbl	(%rdi,%rcx), %edx
	xorl	%esi, %esi
	cmpb	(%rax), %dl
	setne	%sil
	addq	%rsi, %r14
	incq	%rcx
	decq	%rax
	cmpq	%rcx, %r15
	jne	.LBB11_32
.LBB11_34:                              # %._crit_edge45.thread
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB11_35:                              # %_ZNSt6vectorIcSaIcEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp146:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp147:                               # EH_LABEL
# %bb.36:                               # %_ZN11DeviceArrayIcED2Ev.exit
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB11_38
# %bb.37:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB11_38:                              # %_ZNSt6vectorIcSaIcEED2Ev.exit33
	movq	%r14, %rax
	addq	$128, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB11_47:                              # %.noexc
	.cfi_def_cfa_offset 176
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB11_48:
.Ltmp148:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_39:
.Ltmp142:                               # EH_LABEL
	jmp	.LBB11_41
.LBB11_43:
.Ltmp132:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB11_44
.LBB11_40:
.Ltmp139:                               # EH_LABEL
.LBB11_41:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp143:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp144:                               # EH_LABEL
.LBB11_44:                              # %_ZN11DeviceArrayIcED2Ev.exit34
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB11_46
# %bb.45:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB11_46:                              # %_ZNSt6vectorIcSaIcEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB11_42:
.Ltmp145:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end11:
	.size	_Z8reversedIcEli, .Lfunc_end11-_Z8reversedIcEli
	.cfi_endproc
	.section	.gcc_except_table._Z8reversedIcEli,"aG",@progbits,_Z8reversedIcEli,comdat
	.p2align	2, 0x0
GCC_except_table11:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase1-.Lttbaseref1
.Lttbaseref1:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4    # >> Call Site 1 <<
	.uleb128 .Ltmp130-.Lfunc_begin4         #   Call between .Lfunc_begin4 and .Ltmp130
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp130-.Lfunc_begin4         # >> Call Site 2 <<
	.uleb128 .Ltmp131-.Ltmp130              #   Call between .Ltmp130 and .Ltmp131
	.uleb128 .Ltmp132-.Lfunc_begin4         #     jumps to .Ltmp132
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp133-.Lfunc_begin4         # >> Call Site 3 <<
	.uleb128 .Ltmp138-.Ltmp133              #   Call between .Ltmp133 and .Ltmp138
	.uleb128 .Ltmp139-.Lfunc_begin4         #     jumps to .Ltmp139
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp140-.Lfunc_begin4         # >> Call Site 4 <<
	.uleb128 .Ltmp141-.Ltmp140              #   Call between .Ltmp140 and .Ltmp141
	.uleb128 .Ltmp142-.Lfunc_begin4         #     jumps to .Ltmp142
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp146-.Lfunc_begin4         # >> Call Site 5 <<
	.uleb128 .Ltmp147-.Ltmp146              #   Call between .Ltmp146 and .Ltmp147
	.uleb128 .Ltmp148-.Lfunc_begin4         #     jumps to .Ltmp148
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp147-.Lfunc_begin4         # >> Call Site 6 <<
	.uleb128 .Ltmp143-.Ltmp147              #   Call between .Ltmp147 and .Ltmp143
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp143-.Lfunc_begin4         # >> Call Site 7 <<
	.uleb128 .Ltmp144-.Ltmp143              #   Call between .Ltmp143 and .Ltmp144
	.uleb128 .Ltmp145-.Lfunc_begin4         #     jumps to .Ltmp145
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp144-.Lfunc_begin4         # >> Call Site 8 <<
	.uleb128 .Lfunc_end11-.Ltmp144          #   Call between .Ltmp144 and .Lfunc_end11
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end4:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z8reversedIsEli
.LCPI12_0:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.short	4                               # 0x4
	.short	5                               # 0x5
	.short	6                               # 0x6
	.short	7                               # 0x7
.LCPI12_1:
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
	.short	25                              # 0x19
.LCPI12_2:
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
	.short	16                              # 0x10
.LCPI12_3:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI12_4:
	.short	3                               # 0x3
	.short	3                               # 0x3
	.short	3                               # 0x3
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI12_5:
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI12_6:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
	.section	.text._Z8reversedIsEli,"axG",@progbits,_Z8reversedIsEli,comdat
	.weak	_Z8reversedIsEli
	.p2align	4
	.type	_Z8reversedIsEli,@function
_Z8reversedIsEli:                       # @_Z8reversedIsEli
.Lfunc_begin5:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception5
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
	subq	$120, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	testl	%edi, %edi
	js	.LBB12_46
# %bb.1:                                # %_ZNSt6vectorIsSaIsEE17_S_check_init_lenEmRKS0_.exit.i
	movl	%edi, %ebx
	movslq	%edi, %r13
	movl	%edi, %r12d
	je	.LBB12_17
# %bb.2:                                # %.noexc29
	leaq	(,%r13,2), %rdi
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%rsp)
	leaq	(%rax,%r13,2), %rax
	movq	%rax, 16(%rsp)
	movw	$0, (%r14)
	leaq	2(%r14), %r15
	movq	%r13, %rbp
	decq	%rbp
	je	.LBB12_4
# %bb.3:                                # %_ZSt6fill_nIPsmsET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbp,2), %rdx
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%r15,%rbp,2), %r15
.LBB12_4:                               # %iter.check
	movq	%r15, 8(%rsp)
	cmpl	$4, %ebx
	jae	.LBB12_6
# %bb.5:
	xorl	%eax, %eax
	jmp	.LBB12_15
.LBB12_17:
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	jmp	.LBB12_18
.LBB12_6:                               # %vector.main.loop.iter.check
	cmpl	$16, %ebx
	jae	.LBB12_8
# %bb.7:
	xorl	%eax, %eax
	jmp	.LBB12_12
.LBB12_8:                               # %vector.ph
	movl	%r12d, %eax
	andl	$2147483632, %eax               # imm = 0x7FFFFFF0
	movdqa	.LCPI12_0(%rip), %xmm0          # xmm0 = [0,1,2,3,4,5,6,7]
	xorl	%ecx, %ecx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI12_1(%rip), %xmm2          # xmm2 = [25,25,25,25,25,25,25,25]
	movdqa	.LCPI12_2(%rip), %xmm3          # xmm3 = [16,16,16,16,16,16,16,16]
	.p2align	4
.LBB12_9:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm4
	paddw	%xmm4, %xmm4
	paddw	%xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psubw	%xmm1, %xmm5
	paddw	%xmm2, %xmm4
	movdqu	%xmm5, (%r14,%rcx,2)
	movdqu	%xmm4, 16(%r14,%rcx,2)
	addq	$16, %rcx
	paddw	%xmm3, %xmm0
	cmpq	%rcx, %rax
	jne	.LBB12_9
# %bb.10:                               # %middle.block
	cmpl	%r12d, %eax
	je	.LBB12_18
# %bb.11:                               # %vec.epilog.iter.check
	testb	$12, %r12b
	je	.LBB12_15
.LBB12_12:                              # %vec.epilog.ph
	movq	%rax, %rcx
	movl	%r12d, %eax
	movd	%ecx, %xmm0
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	por	.LCPI12_3(%rip), %xmm0
	andl	$2147483644, %eax               # imm = 0x7FFFFFFC
	movdqa	.LCPI12_4(%rip), %xmm1          # xmm1 = [3,3,3,3,u,u,u,u]
	pcmpeqd	%xmm2, %xmm2
	movdqa	.LCPI12_5(%rip), %xmm3          # xmm3 = [4,4,4,4,u,u,u,u]
	.p2align	4
.LBB12_13:                              # %vec.epilog.vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm4
	pmullw	%xmm1, %xmm4
	psubw	%xmm2, %xmm4
	movq	%xmm4, (%r14,%rcx,2)
	addq	$4, %rcx
	paddw	%xmm3, %xmm0
	cmpq	%rcx, %rax
	jne	.LBB12_13
# %bb.14:                               # %vec.epilog.middle.block
	cmpl	%r12d, %eax
	je	.LBB12_18
.LBB12_15:                              # %vec.epilog.scalar.ph.preheader
	leal	(%rax,%rax,2), %ecx
	incl	%ecx
	.p2align	4
.LBB12_16:                              # %vec.epilog.scalar.ph
                                        # =>This Inner Loop Header: Depth=1
	movw	%cx, (%r14,%rax,2)
	incq	%rax
	addl	$3, %ecx
	cmpq	%rax, %r12
	jne	.LBB12_16
.LBB12_18:                              # %._crit_edge
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
.Ltmp150:                               # EH_LABEL
# %bb.19:
	leaq	(,%r13,2), %r8
	movabsq	$4294967296, %rdx               # imm = 0x100000000
	orq	%r12, %rdx
.Ltmp152:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp153:                               # EH_LABEL
# %bb.20:
	testl	%eax, %eax
	jne	.LBB12_23
# %bb.21:
	movq	32(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp154:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp155:                               # EH_LABEL
# %bb.22:                               # %.noexc30
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp156:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7reverseIsEvPT_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp157:                               # EH_LABEL
.LBB12_23:
.Ltmp159:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIsE4hostEv
.Ltmp160:                               # EH_LABEL
# %bb.24:                               # %.preheader
	movq	56(%rsp), %rdi
	testl	%ebx, %ebx
	je	.LBB12_32
# %bb.25:                               # %.lr.ph44
	movq	(%rsp), %rcx
	cmpl	$4, %ebx
	jae	.LBB12_27
# %bb.26:
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	jmp	.LBB12_30
.LBB12_32:                              # %._crit_edge45
	xorl	%ebx, %ebx
	testq	%rdi, %rdi
	jne	.LBB12_33
	jmp	.LBB12_34
.LBB12_27:                              # %vector.ph73
	movl	%r12d, %eax
	andl	$2147483644, %eax               # imm = 0x7FFFFFFC
	movq	%rax, %rdx
	negq	%rdx
	leaq	(%rcx,%r13,2), %rsi
	addq	$-4, %rsi
	leaq	4(%rdi), %r8
	pxor	%xmm0, %xmm0
	xorl	%r9d, %r9d
	movdqa	.LCPI12_6(%rip), %xmm1          # xmm1 = [1,1]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB12_28:                              # %vector.body76
                                        # =>This Inner Loop Header: Depth=1
	movd	-4(%r8), %xmm3                  # xmm3 = mem[0],zero,zero,zero
	movd	(%r8), %xmm4                    # xmm4 = mem[0],zero,zero,zero
	movd	(%rsi,%r9,2), %xmm5             # xmm5 = mem[0],zero,zero,zero
	movd	-4(%rsi,%r9,2), %xmm6           # xmm6 = mem[0],zero,zero,zero
	pshuflw	$225, %xmm5, %xmm5              # xmm5 = xmm5[1,0,2,3,4,5,6,7]
	pshuflw	$225, %xmm6, %xmm6              # xmm6 = xmm6[1,0,2,3,4,5,6,7]
	pshufd	$0, %xmm5, %xmm5                # xmm5 = xmm5[0,0,0,0]
	pshufhw	$85, %xmm5, %xmm5               # xmm5 = xmm5[0,1,2,3,5,5,5,5]
	pshufd	$0, %xmm3, %xmm3                # xmm3 = xmm3[0,0,0,0]
	pshufhw	$85, %xmm3, %xmm3               # xmm3 = xmm3[0,1,2,3,5,5,5,5]
	pcmpeqw	%xmm5, %xmm3
	pandn	%xmm1, %xmm3
	paddq	%xmm3, %xmm2
	pshufd	$0, %xmm6, %xmm3                # xmm3 = xmm6[0,0,0,0]
	pshufhw	$85, %xmm3, %xmm3               # xmm3 = xmm3[0,1,2,3,5,5,5,5]
	pshufd	$0, %xmm4, %xmm4                # xmm4 = xmm4[0,0,0,0]
	pshufhw	$85, %xmm4, %xmm4               # xmm4 = xmm4[0,1,2,3,5,5,5,5]
	pcmpeqw	%xmm3, %xmm4
	pandn	%xmm1, %xmm4
	paddq	%xmm4, %xmm0
	addq	$-4, %r9
	addq	$8, %r8
	cmpq	%r9, %rdx
	jne	.LBB12_28
# %bb.29:                               # %middle.block84
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	cmpl	%r12d, %eax
	je	.LBB12_33
.LBB12_30:                              # %scalar.ph.preheader
	leal	(%rax,%rax), %edx
	leaq	(%rcx,%r13,2), %rcx
	subq	%rdx, %rcx
	addq	$-2, %rcx
	.p2align	4
.LBB12_31:                              # %scalar.ph
                                        # =>This Inner Loop Header: Depth=1
	movzwl	(%rdi,%rax,2), %edx
	xorl	%esi, %esi
	cmpw	(%rcx), %dx
	setne	%sil
	addq	%rsi, %rbx
	incq	%rax
	addq	$-2, %rcx
	cmpq	%rax, %r12
	jne	.LBB12_31
.LBB12_33:                              # %._crit_edge45.thread
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_34:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp165:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp166:                               # EH_LABEL
# %bb.35:                               # %_ZN11DeviceArrayIsED2Ev.exit
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_37
# %bb.36:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_37:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit33
	movq	%rbx, %rax
	addq	$120, %rsp
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
.LBB12_46:                              # %.noexc
	.cfi_def_cfa_offset 176
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB12_47:
.Ltmp167:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_38:
.Ltmp161:                               # EH_LABEL
	jmp	.LBB12_40
.LBB12_42:
.Ltmp151:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB12_43
.LBB12_39:
.Ltmp158:                               # EH_LABEL
.LBB12_40:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp162:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp163:                               # EH_LABEL
.LBB12_43:                              # %_ZN11DeviceArrayIsED2Ev.exit34
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_45
# %bb.44:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_45:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB12_41:
.Ltmp164:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end12:
	.size	_Z8reversedIsEli, .Lfunc_end12-_Z8reversedIsEli
	.cfi_endproc
	.section	.gcc_except_table._Z8reversedIsEli,"aG",@progbits,_Z8reversedIsEli,comdat
	.p2align	2, 0x0
GCC_except_table12:
.Lexception5:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase2-.Lttbaseref2
.Lttbaseref2:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5    # >> Call Site 1 <<
	.uleb128 .Ltmp149-.Lfunc_begin5         #   Call between .Lfunc_begin5 and .Ltmp149
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp149-.Lfunc_begin5         # >> Call Site 2 <<
	.uleb128 .Ltmp150-.Ltmp149              #   Call between .Ltmp149 and .Ltmp150
	.uleb128 .Ltmp151-.Lfunc_begin5         #     jumps to .Ltmp151
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp152-.Lfunc_begin5         # >> Call Site 3 <<
	.uleb128 .Ltmp157-.Ltmp152              #   Call between .Ltmp152 and .Ltmp157
	.uleb128 .Ltmp158-.Lfunc_begin5         #     jumps to .Ltmp158
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp159-.Lfunc_begin5         # >> Call Site 4 <<
	.uleb128 .Ltmp160-.Ltmp159              #   Call between .Ltmp159 and .Ltmp160
	.uleb128 .Ltmp161-.Lfunc_begin5         #     jumps to .Ltmp161
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp165-.Lfunc_begin5         # >> Call Site 5 <<
	.uleb128 .Ltmp166-.Ltmp165              #   Call between .Ltmp165 and .Ltmp166
	.uleb128 .Ltmp167-.Lfunc_begin5         #     jumps to .Ltmp167
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp166-.Lfunc_begin5         # >> Call Site 6 <<
	.uleb128 .Ltmp162-.Ltmp166              #   Call between .Ltmp166 and .Ltmp162
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp162-.Lfunc_begin5         # >> Call Site 7 <<
	.uleb128 .Ltmp163-.Ltmp162              #   Call between .Ltmp162 and .Ltmp163
	.uleb128 .Ltmp164-.Lfunc_begin5         #     jumps to .Ltmp164
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp163-.Lfunc_begin5         # >> Call Site 8 <<
	.uleb128 .Lfunc_end12-.Ltmp163          #   Call between .Ltmp163 and .Lfunc_end12
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end5:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z8reversedIfEli
.LCPI13_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	3                               # 0x3
.LCPI13_1:
	.long	13                              # 0xd
	.long	13                              # 0xd
	.long	13                              # 0xd
	.long	13                              # 0xd
.LCPI13_2:
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
.LCPI13_3:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
	.section	.text._Z8reversedIfEli,"axG",@progbits,_Z8reversedIfEli,comdat
	.weak	_Z8reversedIfEli
	.p2align	4
	.type	_Z8reversedIfEli,@function
_Z8reversedIfEli:                       # @_Z8reversedIfEli
.Lfunc_begin6:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception6
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
	subq	$120, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	testl	%edi, %edi
	js	.LBB13_40
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movl	%edi, %ebx
	movslq	%edi, %r13
	movl	%edi, %r12d
	je	.LBB13_11
# %bb.2:                                # %.noexc29
	leaq	(,%r13,4), %rdi
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%rsp)
	leaq	(%rax,%r13,4), %rax
	movq	%rax, 16(%rsp)
	movl	$0, (%r14)
	leaq	4(%r14), %r15
	movq	%r13, %rbp
	decq	%rbp
	je	.LBB13_4
# %bb.3:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbp,4), %rdx
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%r15,%rbp,4), %r15
.LBB13_4:                               # %.lr.ph
	movq	%r15, 8(%rsp)
	cmpl	$8, %ebx
	jae	.LBB13_6
# %bb.5:
	xorl	%eax, %eax
	jmp	.LBB13_9
.LBB13_11:
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	jmp	.LBB13_12
.LBB13_6:                               # %vector.ph
	movl	%r12d, %eax
	andl	$2147483640, %eax               # imm = 0x7FFFFFF8
	movdqa	.LCPI13_0(%rip), %xmm0          # xmm0 = [0,1,2,3]
	xorl	%ecx, %ecx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI13_1(%rip), %xmm2          # xmm2 = [13,13,13,13]
	movdqa	.LCPI13_2(%rip), %xmm3          # xmm3 = [8,8,8,8]
	.p2align	4
.LBB13_7:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm4
	paddd	%xmm4, %xmm4
	paddd	%xmm0, %xmm4
	movdqa	%xmm4, %xmm5
	psubd	%xmm1, %xmm5
	paddd	%xmm2, %xmm4
	cvtdq2ps	%xmm5, %xmm5
	cvtdq2ps	%xmm4, %xmm4
	movups	%xmm5, (%r14,%rcx,4)
	movups	%xmm4, 16(%r14,%rcx,4)
	addq	$8, %rcx
	paddd	%xmm3, %xmm0
	cmpq	%rcx, %rax
	jne	.LBB13_7
# %bb.8:                                # %middle.block
	cmpl	%r12d, %eax
	je	.LBB13_12
.LBB13_9:                               # %scalar.ph.preheader
	leal	(%rax,%rax,2), %ecx
	incl	%ecx
	.p2align	4
.LBB13_10:                              # %scalar.ph
                                        # =>This Inner Loop Header: Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%ecx, %xmm0
	movss	%xmm0, (%r14,%rax,4)
	incq	%rax
	addl	$3, %ecx
	cmpq	%rax, %r12
	jne	.LBB13_10
.LBB13_12:                              # %._crit_edge
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp169:                               # EH_LABEL
# %bb.13:
	leaq	(,%r13,4), %r8
	movabsq	$4294967296, %rdx               # imm = 0x100000000
	orq	%r12, %rdx
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp172:                               # EH_LABEL
# %bb.14:
	testl	%eax, %eax
	jne	.LBB13_17
# %bb.15:
	movq	32(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp173:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp174:                               # EH_LABEL
# %bb.16:                               # %.noexc30
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp175:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7reverseIfEvPT_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp176:                               # EH_LABEL
.LBB13_17:
.Ltmp178:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp179:                               # EH_LABEL
# %bb.18:                               # %.preheader
	movq	56(%rsp), %rdi
	testl	%ebx, %ebx
	je	.LBB13_26
# %bb.19:                               # %.lr.ph44
	movq	(%rsp), %rcx
	cmpl	$4, %ebx
	jae	.LBB13_21
# %bb.20:
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	jmp	.LBB13_24
.LBB13_26:                              # %._crit_edge45
	xorl	%ebx, %ebx
	testq	%rdi, %rdi
	jne	.LBB13_27
	jmp	.LBB13_28
.LBB13_21:                              # %vector.ph65
	movl	%r12d, %eax
	andl	$2147483644, %eax               # imm = 0x7FFFFFFC
	movq	%rax, %rdx
	negq	%rdx
	leaq	(%rcx,%r13,4), %rsi
	addq	$-8, %rsi
	leaq	8(%rdi), %r8
	pxor	%xmm0, %xmm0
	xorl	%r9d, %r9d
	movaps	.LCPI13_3(%rip), %xmm1          # xmm1 = [1,1]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB13_22:                              # %vector.body68
                                        # =>This Inner Loop Header: Depth=1
	movsd	-8(%r8), %xmm3                  # xmm3 = mem[0],zero
	movsd	(%r8), %xmm4                    # xmm4 = mem[0],zero
	movsd	-8(%rsi,%r9,4), %xmm5           # xmm5 = mem[0],zero
	movsd	(%rsi,%r9,4), %xmm6             # xmm6 = mem[0],zero
	shufps	$225, %xmm6, %xmm6              # xmm6 = xmm6[1,0,2,3]
	cmpneqps	%xmm3, %xmm6
	unpcklps	%xmm0, %xmm6                    # xmm6 = xmm6[0],xmm0[0],xmm6[1],xmm0[1]
	shufps	$225, %xmm5, %xmm5              # xmm5 = xmm5[1,0,2,3]
	cmpneqps	%xmm4, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm1, %xmm6
	paddq	%xmm6, %xmm2
	andps	%xmm1, %xmm5
	paddq	%xmm5, %xmm0
	addq	$-4, %r9
	addq	$16, %r8
	cmpq	%r9, %rdx
	jne	.LBB13_22
# %bb.23:                               # %middle.block76
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	cmpl	%r12d, %eax
	je	.LBB13_27
.LBB13_24:                              # %scalar.ph63.preheader
	leaq	(,%rax,4), %rdx
	leaq	(%rcx,%r13,4), %rcx
	subq	%rdx, %rcx
	addq	$-4, %rcx
	.p2align	4
.LBB13_25:                              # %scalar.ph63
                                        # =>This Inner Loop Header: Depth=1
	movss	(%rcx), %xmm0                   # xmm0 = mem[0],zero,zero,zero
	cmpneqss	(%rdi,%rax,4), %xmm0
	movd	%xmm0, %edx
	andl	$1, %edx
	addq	%rdx, %rbx
	incq	%rax
	addq	$-4, %rcx
	cmpq	%rax, %r12
	jne	.LBB13_25
.LBB13_27:                              # %._crit_edge45.thread
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_28:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp184:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp185:                               # EH_LABEL
# %bb.29:                               # %_ZN11DeviceArrayIfED2Ev.exit
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_31
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_31:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit33
	movq	%rbx, %rax
	addq	$120, %rsp
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
.LBB13_40:                              # %.noexc
	.cfi_def_cfa_offset 176
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB13_41:
.Ltmp186:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_32:
.Ltmp180:                               # EH_LABEL
	jmp	.LBB13_34
.LBB13_36:
.Ltmp170:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB13_37
.LBB13_33:
.Ltmp177:                               # EH_LABEL
.LBB13_34:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp181:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp182:                               # EH_LABEL
.LBB13_37:                              # %_ZN11DeviceArrayIfED2Ev.exit34
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_39
# %bb.38:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_39:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB13_35:
.Ltmp183:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end13:
	.size	_Z8reversedIfEli, .Lfunc_end13-_Z8reversedIfEli
	.cfi_endproc
	.section	.gcc_except_table._Z8reversedIfEli,"aG",@progbits,_Z8reversedIfEli,comdat
	.p2align	2, 0x0
GCC_except_table13:
.Lexception6:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase3-.Lttbaseref3
.Lttbaseref3:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Lfunc_begin6-.Lfunc_begin6    # >> Call Site 1 <<
	.uleb128 .Ltmp168-.Lfunc_begin6         #   Call between .Lfunc_begin6 and .Ltmp168
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp168-.Lfunc_begin6         # >> Call Site 2 <<
	.uleb128 .Ltmp169-.Ltmp168              #   Call between .Ltmp168 and .Ltmp169
	.uleb128 .Ltmp170-.Lfunc_begin6         #     jumps to .Ltmp170
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp171-.Lfunc_begin6         # >> Call Site 3 <<
	.uleb128 .Ltmp176-.Ltmp171              #   Call between .Ltmp171 and .Ltmp176
	.uleb128 .Ltmp177-.Lfunc_begin6         #     jumps to .Ltmp177
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp178-.Lfunc_begin6         # >> Call Site 4 <<
	.uleb128 .Ltmp179-.Ltmp178              #   Call between .Ltmp178 and .Ltmp179
	.uleb128 .Ltmp180-.Lfunc_begin6         #     jumps to .Ltmp180
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp184-.Lfunc_begin6         # >> Call Site 5 <<
	.uleb128 .Ltmp185-.Ltmp184              #   Call between .Ltmp184 and .Ltmp185
	.uleb128 .Ltmp186-.Lfunc_begin6         #     jumps to .Ltmp186
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp185-.Lfunc_begin6         # >> Call Site 6 <<
	.uleb128 .Ltmp181-.Ltmp185              #   Call between .Ltmp185 and .Ltmp181
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp181-.Lfunc_begin6         # >> Call Site 7 <<
	.uleb128 .Ltmp182-.Ltmp181              #   Call between .Ltmp181 and .Ltmp182
	.uleb128 .Ltmp183-.Lfunc_begin6         #     jumps to .Ltmp183
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp182-.Lfunc_begin6         # >> Call Site 8 <<
	.uleb128 .Lfunc_end13-.Ltmp182          #   Call between .Ltmp182 and .Lfunc_end13
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end6:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z8reversedIdEli,"axG",@progbits,_Z8reversedIdEli,comdat
	.weak	_Z8reversedIdEli                # -- Begin function _Z8reversedIdEli
	.p2align	4
	.type	_Z8reversedIdEli,@function
_Z8reversedIdEli:                       # @_Z8reversedIdEli
.Lfunc_begin7:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception7
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
	subq	$120, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	testl	%edi, %edi
	js	.LBB14_39
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movl	%edi, %ebx
	movslq	%edi, %r13
	movl	%edi, %r12d
	je	.LBB14_40
# %bb.2:                                # %.noexc29
	leaq	(,%r13,8), %rdi
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%rsp)
	leaq	(%rax,%r13,8), %rax
	movq	%rax, 16(%rsp)
	movq	$0, (%r14)
	leaq	8(%r14), %r15
	movq	%r13, %rbp
	decq	%rbp
	je	.LBB14_4
# %bb.3:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbp,8), %rdx
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%r15,%rbp,8), %r15
.LBB14_4:                               # %.lr.ph
	movq	%r15, 8(%rsp)
	movl	%r12d, %eax
	andl	$3, %eax
	cmpl	$4, %ebx
	jae	.LBB14_18
# %bb.5:
	xorl	%ecx, %ecx
	jmp	.LBB14_7
.LBB14_40:
	xorpd	%xmm0, %xmm0
	movapd	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	jmp	.LBB14_9
.LBB14_18:                              # %.lr.ph.new
	movl	%r12d, %edx
	andl	$2147483644, %edx               # imm = 0x7FFFFFFC
	movl	$10, %esi
	xorl	%ecx, %ecx
	.p2align	4
.LBB14_19:                              # =>This Inner Loop Header: Depth=1
	leal	-9(%rsi), %edi
	xorps	%xmm0, %xmm0
	cvtsi2sd	%edi, %xmm0
	leal	-6(%rsi), %edi
	xorps	%xmm1, %xmm1
	cvtsi2sd	%edi, %xmm1
	movsd	%xmm0, (%r14,%rcx,8)
	leal	-3(%rsi), %edi
	xorps	%xmm0, %xmm0
	cvtsi2sd	%edi, %xmm0
	movsd	%xmm1, 8(%r14,%rcx,8)
	movsd	%xmm0, 16(%r14,%rcx,8)
	xorps	%xmm0, %xmm0
	cvtsi2sd	%esi, %xmm0
	movsd	%xmm0, 24(%r14,%rcx,8)
	addq	$4, %rcx
	addl	$12, %esi
	cmpq	%rcx, %rdx
	jne	.LBB14_19
# %bb.6:                                # %._crit_edge.loopexit.unr-lcssa
	testq	%rax, %rax
	je	.LBB14_9
.LBB14_7:                               # %.epil.preheader
	leaq	(%r14,%rcx,8), %rdx
	leal	(%rcx,%rcx,2), %ecx
	incl	%ecx
	xorl	%esi, %esi
	.p2align	4
.LBB14_8:                               # =>This Inner Loop Header: Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%ecx, %xmm0
	movsd	%xmm0, (%rdx,%rsi,8)
	incq	%rsi
	addl	$3, %ecx
	cmpq	%rsi, %rax
	jne	.LBB14_8
.LBB14_9:                               # %._crit_edge
.Ltmp187:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
.Ltmp188:                               # EH_LABEL
# %bb.10:
	leaq	(,%r13,8), %r8
	movabsq	$4294967296, %rdx               # imm = 0x100000000
	orq	%r12, %rdx
.Ltmp190:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp191:                               # EH_LABEL
# %bb.11:
	testl	%eax, %eax
	jne	.LBB14_14
# %bb.12:
	movq	32(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp192:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp193:                               # EH_LABEL
# %bb.13:                               # %.noexc30
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp194:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7reverseIdEvPT_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp195:                               # EH_LABEL
.LBB14_14:
.Ltmp197:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp198:                               # EH_LABEL
# %bb.15:                               # %.preheader
	movq	56(%rsp), %rdi
	testl	%ebx, %ebx
	je	.LBB14_25
# %bb.16:                               # %.lr.ph44
	movq	(%rsp), %rcx
	cmpl	$4, %ebx
	jae	.LBB14_20
# %bb.17:
	xorl	%eax, %eax
	xorl	%ebx, %ebx
	jmp	.LBB14_23
.LBB14_25:                              # %._crit_edge45
	xorl	%ebx, %ebx
	testq	%rdi, %rdi
	jne	.LBB14_26
	jmp	.LBB14_27
.LBB14_20:                              # %vector.ph
	movl	%r12d, %eax
	andl	$2147483644, %eax               # imm = 0x7FFFFFFC
	movq	%rax, %rdx
	negq	%rdx
	leaq	(%rcx,%r13,8), %rsi
	addq	$-16, %rsi
	leaq	16(%rdi), %r8
	xorpd	%xmm0, %xmm0
	xorl	%r9d, %r9d
	xorpd	%xmm1, %xmm1
	.p2align	4
.LBB14_21:                              # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movupd	-16(%r8), %xmm2
	movupd	(%r8), %xmm3
	movupd	-16(%rsi,%r9,8), %xmm4
	movupd	(%rsi,%r9,8), %xmm5
	shufpd	$1, %xmm5, %xmm5                # xmm5 = xmm5[1,0]
	cmpneqpd	%xmm2, %xmm5
	psubq	%xmm5, %xmm1
	shufpd	$1, %xmm4, %xmm4                # xmm4 = xmm4[1,0]
	cmpneqpd	%xmm3, %xmm4
	psubq	%xmm4, %xmm0
	addq	$-4, %r9
	addq	$32, %r8
	cmpq	%r9, %rdx
	jne	.LBB14_21
# %bb.22:                               # %middle.block
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	cmpl	%r12d, %eax
	je	.LBB14_26
.LBB14_23:                              # %scalar.ph.preheader
	leaq	(,%rax,8), %rdx
	leaq	(%rcx,%r13,8), %rcx
	subq	%rdx, %rcx
	addq	$-8, %rcx
	.p2align	4
.LBB14_24:                              # %scalar.ph
                                        # =>This Inner Loop Header: Depth=1
	movsd	(%rcx), %xmm0                   # xmm0 = mem[0],zero
	cmpneqsd	(%rdi,%rax,8), %xmm0
	movq	%xmm0, %rdx
	subq	%rdx, %rbx
	incq	%rax
	addq	$-8, %rcx
	cmpq	%rax, %r12
	jne	.LBB14_24
.LBB14_26:                              # %._crit_edge45.thread
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_27:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp203:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp204:                               # EH_LABEL
# %bb.28:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_30
# %bb.29:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_30:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit33
	movq	%rbx, %rax
	addq	$120, %rsp
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
.LBB14_39:                              # %.noexc
	.cfi_def_cfa_offset 176
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB14_41:
.Ltmp205:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_31:
.Ltmp199:                               # EH_LABEL
	jmp	.LBB14_33
.LBB14_35:
.Ltmp189:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB14_36
.LBB14_32:
.Ltmp196:                               # EH_LABEL
.LBB14_33:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp200:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp201:                               # EH_LABEL
.LBB14_36:                              # %_ZN11DeviceArrayIdED2Ev.exit34
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_38
# %bb.37:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_38:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB14_34:
.Ltmp202:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end14:
	.size	_Z8reversedIdEli, .Lfunc_end14-_Z8reversedIdEli
	.cfi_endproc
	.section	.gcc_except_table._Z8reversedIdEli,"aG",@progbits,_Z8reversedIdEli,comdat
	.p2align	2, 0x0
GCC_except_table14:
.Lexception7:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase4-.Lttbaseref4
.Lttbaseref4:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end7-.Lcst_begin7
.Lcst_begin7:
	.uleb128 .Lfunc_begin7-.Lfunc_begin7    # >> Call Site 1 <<
	.uleb128 .Ltmp187-.Lfunc_begin7         #   Call between .Lfunc_begin7 and .Ltmp187
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp187-.Lfunc_begin7         # >> Call Site 2 <<
	.uleb128 .Ltmp188-.Ltmp187              #   Call between .Ltmp187 and .Ltmp188
	.uleb128 .Ltmp189-.Lfunc_begin7         #     jumps to .Ltmp189
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp190-.Lfunc_begin7         # >> Call Site 3 <<
	.uleb128 .Ltmp195-.Ltmp190              #   Call between .Ltmp190 and .Ltmp195
	.uleb128 .Ltmp196-.Lfunc_begin7         #     jumps to .Ltmp196
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp197-.Lfunc_begin7         # >> Call Site 4 <<
	.uleb128 .Ltmp198-.Ltmp197              #   Call between .Ltmp197 and .Ltmp198
	.uleb128 .Ltmp199-.Lfunc_begin7         #     jumps to .Ltmp199
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp203-.Lfunc_begin7         # >> Call Site 5 <<
	.uleb128 .Ltmp204-.Ltmp203              #   Call between .Ltmp203 and .Ltmp204
	.uleb128 .Ltmp205-.Lfunc_begin7         #     jumps to .Ltmp205
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp204-.Lfunc_begin7         # >> Call Site 6 <<
	.uleb128 .Ltmp200-.Ltmp204              #   Call between .Ltmp204 and .Ltmp200
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp200-.Lfunc_begin7         # >> Call Site 7 <<
	.uleb128 .Ltmp201-.Ltmp200              #   Call between .Ltmp200 and .Ltmp201
	.uleb128 .Ltmp202-.Lfunc_begin7         #     jumps to .Ltmp202
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp201-.Lfunc_begin7         # >> Call Site 8 <<
	.uleb128 .Lfunc_end14-.Ltmp201          #   Call between .Ltmp201 and .Lfunc_end14
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end7:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase4:
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
	jne	.LBB15_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB15_4
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
.LBB15_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB15_2
.LBB15_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB15_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end15:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end15-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
.Lfunc_end16:
	.size	__clang_call_terminate, .Lfunc_end16-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,"axG",@progbits,_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,comdat
	.weak	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE # -- Begin function _ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
	.p2align	4
	.type	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,@function
_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE: # @_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
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
	movq	%rsi, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB17_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB17_4
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
.LBB17_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB17_2
.LBB17_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB17_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end17:
	.size	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE, .Lfunc_end17-_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__reverseIcEvPT_,"axG",@progbits,_Z22__device_stub__reverseIcEvPT_,comdat
	.weak	_Z22__device_stub__reverseIcEvPT_ # -- Begin function _Z22__device_stub__reverseIcEvPT_
	.p2align	4
	.type	_Z22__device_stub__reverseIcEvPT_,@function
_Z22__device_stub__reverseIcEvPT_:      # @_Z22__device_stub__reverseIcEvPT_
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z7reverseIcEvPT_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end18:
	.size	_Z22__device_stub__reverseIcEvPT_, .Lfunc_end18-_Z22__device_stub__reverseIcEvPT_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIcE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIcE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIcE4hostEv     # -- Begin function _ZNK11DeviceArrayIcE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIcE4hostEv,@function
_ZNK11DeviceArrayIcE4hostEv:            # @_ZNK11DeviceArrayIcE4hostEv
.Lfunc_begin8:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception8
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %r12
	testq	%r12, %r12
	js	.LBB19_13
# %bb.1:                                # %_ZNSt6vectorIcSaIcEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r13
	movq	%rdi, %r15
	je	.LBB19_2
# %bb.3:                                # %.noexc5
	movq	%r12, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%r12), %rbx
	movq	%rbx, 16(%r15)
	movb	$0, (%rax)
	leaq	1(%rax), %rdi
	movq	%r12, %rdx
	decq	%rdx
	je	.LBB19_5
# %bb.4:
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, %rdi
	jmp	.LBB19_5
.LBB19_2:                               # %_ZNSt12_Vector_baseIcSaIcEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%edi, %edi
.LBB19_5:
	movq	%rdi, 8(%r15)
	movq	(%r13), %rsi
.Ltmp206:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp207:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB19_7
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	%r15, %rax
	addq	$8, %rsp
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
.LBB19_13:                              # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB19_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp208:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp209:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp210:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp211:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB19_10:
.Ltmp212:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB19_12
# %bb.11:
	subq	%r14, %rbx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB19_12:                              # %_ZNSt6vectorIcSaIcEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end19:
	.size	_ZNK11DeviceArrayIcE4hostEv, .Lfunc_end19-_ZNK11DeviceArrayIcE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIcE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIcE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table19:
.Lexception8:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end8-.Lcst_begin8
.Lcst_begin8:
	.uleb128 .Lfunc_begin8-.Lfunc_begin8    # >> Call Site 1 <<
	.uleb128 .Ltmp206-.Lfunc_begin8         #   Call between .Lfunc_begin8 and .Ltmp206
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp206-.Lfunc_begin8         # >> Call Site 2 <<
	.uleb128 .Ltmp207-.Ltmp206              #   Call between .Ltmp206 and .Ltmp207
	.uleb128 .Ltmp212-.Lfunc_begin8         #     jumps to .Ltmp212
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp207-.Lfunc_begin8         # >> Call Site 3 <<
	.uleb128 .Ltmp208-.Ltmp207              #   Call between .Ltmp207 and .Ltmp208
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp208-.Lfunc_begin8         # >> Call Site 4 <<
	.uleb128 .Ltmp211-.Ltmp208              #   Call between .Ltmp208 and .Ltmp211
	.uleb128 .Ltmp212-.Lfunc_begin8         #     jumps to .Ltmp212
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp211-.Lfunc_begin8         # >> Call Site 5 <<
	.uleb128 .Lfunc_end19-.Ltmp211          #   Call between .Ltmp211 and .Lfunc_end19
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end8:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,"axG",@progbits,_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,comdat
	.weak	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE # -- Begin function _ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
	.p2align	4
	.type	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,@function
_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE: # @_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
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
	sarq	%rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB20_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	addq	%rdx, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB20_4
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
.LBB20_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB20_2
.LBB20_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB20_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end20:
	.size	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE, .Lfunc_end20-_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__reverseIsEvPT_,"axG",@progbits,_Z22__device_stub__reverseIsEvPT_,comdat
	.weak	_Z22__device_stub__reverseIsEvPT_ # -- Begin function _Z22__device_stub__reverseIsEvPT_
	.p2align	4
	.type	_Z22__device_stub__reverseIsEvPT_,@function
_Z22__device_stub__reverseIsEvPT_:      # @_Z22__device_stub__reverseIsEvPT_
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z7reverseIsEvPT_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end21:
	.size	_Z22__device_stub__reverseIsEvPT_, .Lfunc_end21-_Z22__device_stub__reverseIsEvPT_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIsE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIsE4hostEv     # -- Begin function _ZNK11DeviceArrayIsE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIsE4hostEv,@function
_ZNK11DeviceArrayIsE4hostEv:            # @_ZNK11DeviceArrayIsE4hostEv
.Lfunc_begin9:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception9
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
	shrq	$62, %rax
	jne	.LBB22_13
# %bb.1:                                # %_ZNSt6vectorIsSaIsEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB22_2
# %bb.3:                                # %.noexc5
	leaq	(%rbx,%rbx), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,2), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movw	$0, (%rax)
	leaq	2(%rax), %rbp
	decq	%rbx
	je	.LBB22_5
# %bb.4:                                # %_ZSt6fill_nIPsmsET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(%rbx,%rbx), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,2), %rbp
	jmp	.LBB22_5
.LBB22_2:                               # %_ZNSt12_Vector_baseIsSaIsEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB22_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp213:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp214:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB22_7
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
.LBB22_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB22_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp215:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp216:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp217:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp218:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB22_10:
.Ltmp219:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB22_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB22_12:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end22:
	.size	_ZNK11DeviceArrayIsE4hostEv, .Lfunc_end22-_ZNK11DeviceArrayIsE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIsE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table22:
.Lexception9:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end9-.Lcst_begin9
.Lcst_begin9:
	.uleb128 .Lfunc_begin9-.Lfunc_begin9    # >> Call Site 1 <<
	.uleb128 .Ltmp213-.Lfunc_begin9         #   Call between .Lfunc_begin9 and .Ltmp213
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp213-.Lfunc_begin9         # >> Call Site 2 <<
	.uleb128 .Ltmp214-.Ltmp213              #   Call between .Ltmp213 and .Ltmp214
	.uleb128 .Ltmp219-.Lfunc_begin9         #     jumps to .Ltmp219
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp214-.Lfunc_begin9         # >> Call Site 3 <<
	.uleb128 .Ltmp215-.Ltmp214              #   Call between .Ltmp214 and .Ltmp215
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp215-.Lfunc_begin9         # >> Call Site 4 <<
	.uleb128 .Ltmp218-.Ltmp215              #   Call between .Ltmp215 and .Ltmp218
	.uleb128 .Ltmp219-.Lfunc_begin9         #     jumps to .Ltmp219
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp218-.Lfunc_begin9         # >> Call Site 5 <<
	.uleb128 .Lfunc_end22-.Ltmp218          #   Call between .Ltmp218 and .Lfunc_end22
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end9:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE,"axG",@progbits,_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE,comdat
	.weak	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE # -- Begin function _ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
	.p2align	4
	.type	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE,@function
_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE: # @_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
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
	jne	.LBB23_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB23_4
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
.LBB23_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB23_2
.LBB23_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB23_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end23:
	.size	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE, .Lfunc_end23-_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__reverseIfEvPT_,"axG",@progbits,_Z22__device_stub__reverseIfEvPT_,comdat
	.weak	_Z22__device_stub__reverseIfEvPT_ # -- Begin function _Z22__device_stub__reverseIfEvPT_
	.p2align	4
	.type	_Z22__device_stub__reverseIfEvPT_,@function
_Z22__device_stub__reverseIfEvPT_:      # @_Z22__device_stub__reverseIfEvPT_
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z7reverseIfEvPT_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end24:
	.size	_Z22__device_stub__reverseIfEvPT_, .Lfunc_end24-_Z22__device_stub__reverseIfEvPT_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
.Lfunc_begin10:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception10
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
	jne	.LBB25_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB25_2
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
	je	.LBB25_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB25_5
.LBB25_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB25_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp220:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp221:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB25_7
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
.LBB25_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.9(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB25_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp222:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp223:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp224:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp225:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB25_10:
.Ltmp226:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB25_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB25_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end25:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end25-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table25:
.Lexception10:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end10-.Lcst_begin10
.Lcst_begin10:
	.uleb128 .Lfunc_begin10-.Lfunc_begin10  # >> Call Site 1 <<
	.uleb128 .Ltmp220-.Lfunc_begin10        #   Call between .Lfunc_begin10 and .Ltmp220
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp220-.Lfunc_begin10        # >> Call Site 2 <<
	.uleb128 .Ltmp221-.Ltmp220              #   Call between .Ltmp220 and .Ltmp221
	.uleb128 .Ltmp226-.Lfunc_begin10        #     jumps to .Ltmp226
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp221-.Lfunc_begin10        # >> Call Site 3 <<
	.uleb128 .Ltmp222-.Ltmp221              #   Call between .Ltmp221 and .Ltmp222
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp222-.Lfunc_begin10        # >> Call Site 4 <<
	.uleb128 .Ltmp225-.Ltmp222              #   Call between .Ltmp222 and .Ltmp225
	.uleb128 .Ltmp226-.Lfunc_begin10        #     jumps to .Ltmp226
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp225-.Lfunc_begin10        # >> Call Site 5 <<
	.uleb128 .Lfunc_end25-.Ltmp225          #   Call between .Ltmp225 and .Lfunc_end25
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end10:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,"axG",@progbits,_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,comdat
	.weak	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE # -- Begin function _ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
	.p2align	4
	.type	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,@function
_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE: # @_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
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
	sarq	$3, %rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB26_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB26_4
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
.LBB26_1:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB26_2
.LBB26_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.3(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB26_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end26:
	.size	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE, .Lfunc_end26-_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__reverseIdEvPT_,"axG",@progbits,_Z22__device_stub__reverseIdEvPT_,comdat
	.weak	_Z22__device_stub__reverseIdEvPT_ # -- Begin function _Z22__device_stub__reverseIdEvPT_
	.p2align	4
	.type	_Z22__device_stub__reverseIdEvPT_,@function
_Z22__device_stub__reverseIdEvPT_:      # @_Z22__device_stub__reverseIdEvPT_
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z7reverseIdEvPT_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end27:
	.size	_Z22__device_stub__reverseIdEvPT_, .Lfunc_end27-_Z22__device_stub__reverseIdEvPT_
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
	movq	__hip_gpubin_handle_373baa484ff3ca0(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB28_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_373baa484ff3ca0(%rip)
.LBB28_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6kernelPjPdPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8optionalPib@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5plainPi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7spilled5LargePi5Other@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7reverseIcEvPT_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7reverseIsEvPT_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7reverseIfEvPT_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7reverseIdEvPT_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
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
.Lfunc_end28:
	.size	__hip_module_ctor, .Lfunc_end28-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_373baa484ff3ca0(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB29_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_373baa484ff3ca0(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB29_2:
	retq
.Lfunc_end29:
	.size	__hip_module_dtor, .Lfunc_end29-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z6kernelPjPdPii,@object        # @_Z6kernelPjPdPii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z6kernelPjPdPii
	.p2align	3, 0x0
_Z6kernelPjPdPii:
	.quad	_Z21__device_stub__kernelPjPdPii
	.size	_Z6kernelPjPdPii, 8

	.type	_Z8optionalPib,@object          # @_Z8optionalPib
	.globl	_Z8optionalPib
	.p2align	3, 0x0
_Z8optionalPib:
	.quad	_Z23__device_stub__optionalPib
	.size	_Z8optionalPib, 8

	.type	_Z5plainPi,@object              # @_Z5plainPi
	.globl	_Z5plainPi
	.p2align	3, 0x0
_Z5plainPi:
	.quad	_Z20__device_stub__plainPi
	.size	_Z5plainPi, 8

	.type	_Z7spilled5LargePi5Other,@object # @_Z7spilled5LargePi5Other
	.globl	_Z7spilled5LargePi5Other
	.p2align	3, 0x0
_Z7spilled5LargePi5Other:
	.quad	_Z22__device_stub__spilled5LargePi5Other
	.size	_Z7spilled5LargePi5Other, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"bits[%d] is %u\n"
	.size	.L.str, 16

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"picked[%d] is %d, not %d\n"
	.size	.L.str.1, 26

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipGetLastError()"
	.size	.L.str.2, 18

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"tests/programs/support.h"
	.size	.L.str.3, 25

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.4, 24

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.5, 20

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

	.type	_Z7reverseIcEvPT_,@object       # @_Z7reverseIcEvPT_
	.section	.data.rel.ro._Z7reverseIcEvPT_,"awG",@progbits,_Z7reverseIcEvPT_,comdat
	.weak	_Z7reverseIcEvPT_
	.p2align	3, 0x0
_Z7reverseIcEvPT_:
	.quad	_Z22__device_stub__reverseIcEvPT_
	.size	_Z7reverseIcEvPT_, 8

	.type	.L.str.10,@object               # @.str.10
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.10:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.10, 64

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.11, 73

	.type	_Z7reverseIsEvPT_,@object       # @_Z7reverseIsEvPT_
	.section	.data.rel.ro._Z7reverseIsEvPT_,"awG",@progbits,_Z7reverseIsEvPT_,comdat
	.weak	_Z7reverseIsEvPT_
	.p2align	3, 0x0
_Z7reverseIsEvPT_:
	.quad	_Z22__device_stub__reverseIsEvPT_
	.size	_Z7reverseIsEvPT_, 8

	.type	_Z7reverseIfEvPT_,@object       # @_Z7reverseIfEvPT_
	.section	.data.rel.ro._Z7reverseIfEvPT_,"awG",@progbits,_Z7reverseIfEvPT_,comdat
	.weak	_Z7reverseIfEvPT_
	.p2align	3, 0x0
_Z7reverseIfEvPT_:
	.quad	_Z22__device_stub__reverseIfEvPT_
	.size	_Z7reverseIfEvPT_, 8

	.type	_Z7reverseIdEvPT_,@object       # @_Z7reverseIdEvPT_
	.section	.data.rel.ro._Z7reverseIdEvPT_,"awG",@progbits,_Z7reverseIdEvPT_,comdat
	.weak	_Z7reverseIdEvPT_
	.p2align	3, 0x0
_Z7reverseIdEvPT_:
	.quad	_Z22__device_stub__reverseIdEvPT_
	.size	_Z7reverseIdEvPT_, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z6kernelPjPdPii"
	.size	.L__unnamed_1, 17

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z8optionalPib"
	.size	.L__unnamed_2, 15

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z5plainPi"
	.size	.L__unnamed_3, 11

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z7spilled5LargePi5Other"
	.size	.L__unnamed_4, 25

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z7reverseIcEvPT_"
	.size	.L__unnamed_5, 18

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z7reverseIsEvPT_"
	.size	.L__unnamed_6, 18

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z7reverseIfEvPT_"
	.size	.L__unnamed_7, 18

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"_Z7reverseIdEvPT_"
	.size	.L__unnamed_8, 18

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_373baa484ff3ca0
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_373baa484ff3ca0,@object # @__hip_gpubin_handle_373baa484ff3ca0
	.local	__hip_gpubin_handle_373baa484ff3ca0
	.comm	__hip_gpubin_handle_373baa484ff3ca0,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_373baa484ff3ca0,@object # @__hip_cuid_373baa484ff3ca0
	.bss
	.globl	__hip_cuid_373baa484ff3ca0
__hip_cuid_373baa484ff3ca0:
	.byte	0                               # 0x0
	.size	__hip_cuid_373baa484ff3ca0, 1

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
	.addrsig_sym _Z21__device_stub__kernelPjPdPii
	.addrsig_sym _Z23__device_stub__optionalPib
	.addrsig_sym _Z20__device_stub__plainPi
	.addrsig_sym _Z22__device_stub__spilled5LargePi5Other
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z22__device_stub__reverseIcEvPT_
	.addrsig_sym _Z22__device_stub__reverseIsEvPT_
	.addrsig_sym _Z22__device_stub__reverseIfEvPT_
	.addrsig_sym _Z22__device_stub__reverseIdEvPT_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z6kernelPjPdPii
	.addrsig_sym _Z8optionalPib
	.addrsig_sym _Z5plainPi
	.addrsig_sym _Z7spilled5LargePi5Other
	.addrsig_sym _Z7reverseIcEvPT_
	.addrsig_sym _Z7reverseIsEvPT_
	.addrsig_sym _Z7reverseIfEvPT_
	.addrsig_sym _Z7reverseIdEvPT_
	.addrsig_sym __hip_fatbin_373baa484ff3ca0
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_373baa484ff3ca0
