	.file	"large_lists.hip"
	.text
	.globl	_Z20__device_stub__alone4Huge   # -- Begin function _Z20__device_stub__alone4Huge
	.p2align	4
	.type	_Z20__device_stub__alone4Huge,@function
_Z20__device_stub__alone4Huge:          # @_Z20__device_stub__alone4Huge
	.cfi_startproc
# %bb.0:
	subq	$56, %rsp
	.cfi_def_cfa_offset 64
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z5alone4Huge@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$72, %rsp
	.cfi_adjust_cfa_offset -72
	retq
.Lfunc_end0:
	.size	_Z20__device_stub__alone4Huge, .Lfunc_end0-_Z20__device_stub__alone4Huge
	.cfi_endproc
                                        # -- End function
	.globl	_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_ # -- Begin function _Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.p2align	4
	.type	_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_,@function
_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_: # @_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.cfi_startproc
# %bb.0:
	subq	$184, %rsp
	.cfi_def_cfa_offset 192
	movq	%rsi, 72(%rsp)
	movq	%rdi, 64(%rsp)
	movb	%dl, 15(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	192(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	312(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	432(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	552(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	672(%rsp), %rax
	movq	%rax, 128(%rsp)
	leaq	792(%rsp), %rax
	movq	%rax, 136(%rsp)
	leaq	912(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	1032(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	15(%rsp), %rax
	movq	%rax, 160(%rsp)
	leaq	1152(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	1272(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$200, %rsp
	.cfi_adjust_cfa_offset -200
	retq
.Lfunc_end1:
	.size	_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_, .Lfunc_end1-_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.cfi_endproc
                                        # -- End function
	.globl	_Z23__device_stub__pointers3Row4Huge # -- Begin function _Z23__device_stub__pointers3Row4Huge
	.p2align	4
	.type	_Z23__device_stub__pointers3Row4Huge,@function
_Z23__device_stub__pointers3Row4Huge:   # @_Z23__device_stub__pointers3Row4Huge
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	leaq	80(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	248(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	32(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
	movq	_Z8pointers3Row4Huge@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end2:
	.size	_Z23__device_stub__pointers3Row4Huge, .Lfunc_end2-_Z23__device_stub__pointers3Row4Huge
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI3_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	3                               # 0x3
.LCPI3_1:
	.long	12                              # 0xc
	.long	12                              # 0xc
	.long	12                              # 0xc
	.long	12                              # 0xc
.LCPI3_2:
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
	.long	8                               # 0x8
.LCPI3_3:
	.long	2688                            # 0xa80
	.long	2691                            # 0xa83
	.long	2694                            # 0xa86
	.long	2697                            # 0xa89
.LCPI3_4:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI3_5:
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI3_6:
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
.LCPI3_7:
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
.LCPI3_8:
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI3_10:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.short	4                               # 0x4
	.short	5                               # 0x5
	.short	6                               # 0x6
	.short	7                               # 0x7
.LCPI3_11:
	.short	8                               # 0x8
	.short	9                               # 0x9
	.short	10                              # 0xa
	.short	11                              # 0xb
	.short	12                              # 0xc
	.short	13                              # 0xd
	.short	14                              # 0xe
	.short	15                              # 0xf
.LCPI3_12:
	.short	16                              # 0x10
	.short	17                              # 0x11
	.short	18                              # 0x12
	.short	19                              # 0x13
	.short	20                              # 0x14
	.short	21                              # 0x15
	.short	22                              # 0x16
	.short	23                              # 0x17
.LCPI3_13:
	.short	24                              # 0x18
	.short	25                              # 0x19
	.short	26                              # 0x1a
	.short	27                              # 0x1b
	.short	28                              # 0x1c
	.short	29                              # 0x1d
	.short	30                              # 0x1e
	.short	31                              # 0x1f
.LCPI3_14:
	.short	32                              # 0x20
	.short	33                              # 0x21
	.short	34                              # 0x22
	.short	35                              # 0x23
	.short	36                              # 0x24
	.short	37                              # 0x25
	.short	38                              # 0x26
	.short	39                              # 0x27
.LCPI3_15:
	.short	40                              # 0x28
	.short	41                              # 0x29
	.short	42                              # 0x2a
	.short	43                              # 0x2b
	.short	44                              # 0x2c
	.short	45                              # 0x2d
	.short	46                              # 0x2e
	.short	47                              # 0x2f
.LCPI3_16:
	.quad	0x4012000000000000              # double 4.5
	.quad	0x4012000000000000              # double 4.5
.LCPI3_17:
	.quad	0x8000000000000000              # double -0
	.quad	0x8000000000000000              # double -0
.LCPI3_18:
	.long	7                               # 0x7
	.long	7                               # 0x7
	.zero	4
	.zero	4
.LCPI3_19:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI3_20:
	.long	12                              # 0xc
	.long	15                              # 0xf
	.zero	4
	.zero	4
.LCPI3_21:
	.long	24                              # 0x18
	.long	27                              # 0x1b
	.zero	4
	.zero	4
.LCPI3_22:
	.long	36                              # 0x24
	.long	39                              # 0x27
	.zero	4
	.zero	4
.LCPI3_23:
	.long	48                              # 0x30
	.long	51                              # 0x33
	.zero	4
	.zero	4
.LCPI3_24:
	.long	60                              # 0x3c
	.long	63                              # 0x3f
	.zero	4
	.zero	4
.LCPI3_25:
	.long	72                              # 0x48
	.long	75                              # 0x4b
	.zero	4
	.zero	4
.LCPI3_26:
	.long	84                              # 0x54
	.long	87                              # 0x57
	.zero	4
	.zero	4
.LCPI3_27:
	.long	96                              # 0x60
	.long	99                              # 0x63
	.zero	4
	.zero	4
.LCPI3_28:
	.long	108                             # 0x6c
	.long	111                             # 0x6f
	.zero	4
	.zero	4
.LCPI3_29:
	.long	6                               # 0x6
	.long	9                               # 0x9
	.zero	4
	.zero	4
.LCPI3_30:
	.long	18                              # 0x12
	.long	21                              # 0x15
	.zero	4
	.zero	4
.LCPI3_31:
	.long	30                              # 0x1e
	.long	33                              # 0x21
	.zero	4
	.zero	4
.LCPI3_32:
	.long	42                              # 0x2a
	.long	45                              # 0x2d
	.zero	4
	.zero	4
.LCPI3_33:
	.long	54                              # 0x36
	.long	57                              # 0x39
	.zero	4
	.zero	4
.LCPI3_34:
	.long	66                              # 0x42
	.long	69                              # 0x45
	.zero	4
	.zero	4
.LCPI3_35:
	.long	78                              # 0x4e
	.long	81                              # 0x51
	.zero	4
	.zero	4
.LCPI3_36:
	.long	90                              # 0x5a
	.long	93                              # 0x5d
	.zero	4
	.zero	4
.LCPI3_37:
	.long	102                             # 0x66
	.long	105                             # 0x69
	.zero	4
	.zero	4
.LCPI3_39:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
.LCPI3_40:
	.long	12                              # 0xc
	.long	15                              # 0xf
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_41:
	.long	24                              # 0x18
	.long	27                              # 0x1b
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_42:
	.long	36                              # 0x24
	.long	39                              # 0x27
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_43:
	.long	48                              # 0x30
	.long	51                              # 0x33
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_44:
	.long	60                              # 0x3c
	.long	63                              # 0x3f
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_45:
	.long	72                              # 0x48
	.long	75                              # 0x4b
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_46:
	.long	84                              # 0x54
	.long	87                              # 0x57
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_47:
	.long	96                              # 0x60
	.long	99                              # 0x63
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_48:
	.long	108                             # 0x6c
	.long	111                             # 0x6f
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_49:
	.long	6                               # 0x6
	.long	9                               # 0x9
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_50:
	.long	18                              # 0x12
	.long	21                              # 0x15
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_51:
	.long	30                              # 0x1e
	.long	33                              # 0x21
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_52:
	.long	42                              # 0x2a
	.long	45                              # 0x2d
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_53:
	.long	54                              # 0x36
	.long	57                              # 0x39
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_54:
	.long	66                              # 0x42
	.long	69                              # 0x45
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_55:
	.long	78                              # 0x4e
	.long	81                              # 0x51
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI3_56:
	.long	90                              # 0x5a
	.long	93                              # 0x5d
	.long	0                               # 0x0
	.long	0                               # 0x0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI3_9:
	.quad	0x3fe0000000000000              # double 0.5
.LCPI3_38:
	.quad	0x4014000000000000              # double 5
	.text
	.globl	main
	.p2align	4
	.type	main,@function
main:                                   # @main
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception0
# %bb.0:                                # %vector.ph
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
	subq	$10712, %rsp                    # imm = 0x29D8
	.cfi_def_cfa_offset 10768
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	leaq	80(%rsp), %rdi
	movl	$40, %esi
	callq	_ZN11DeviceArrayIiEC2Em
	movq	80(%rsp), %rbx
	leaq	7120(%rsp), %rdi
	movl	$3592, %edx                     # imm = 0xE08
	xorl	%esi, %esi
	callq	memset@PLT
	movdqa	.LCPI3_0(%rip), %xmm0           # xmm0 = [0,1,2,3]
	movl	$4, %eax
	movdqa	.LCPI3_1(%rip), %xmm1           # xmm1 = [12,12,12,12]
	movdqa	.LCPI3_2(%rip), %xmm2           # xmm2 = [8,8,8,8]
	.p2align	4
.LBB3_1:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	paddd	%xmm3, %xmm3
	paddd	%xmm0, %xmm3
	movdqu	%xmm3, 7096(%rsp,%rax,4)
	paddd	%xmm1, %xmm3
	movdqu	%xmm3, 7112(%rsp,%rax,4)
	paddd	%xmm2, %xmm0
	addq	$8, %rax
	cmpq	$900, %rax                      # imm = 0x384
	jne	.LBB3_1
# %bb.2:                                # %scalar.ph
	movdqa	.LCPI3_3(%rip), %xmm0           # xmm0 = [2688,2691,2694,2697]
	movdqu	%xmm0, 10696(%rsp)
	movq	%rbx, 7112(%rsp)
.Ltmp0:                                 # EH_LABEL
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967336, %rdx               # imm = 0x100000028
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.3:
	testl	%eax, %eax
	jne	.LBB3_6
# %bb.4:
	leaq	7112(%rsp), %rsi
	movl	$3600, %edx                     # imm = 0xE10
	leaq	3344(%rsp), %r14
	movq	%r14, %rdi
	callq	memcpy@PLT
	movq	%r14, 656(%rsp)
.Ltmp2:                                 # EH_LABEL
	leaq	2144(%rsp), %rdi
	leaq	1712(%rsp), %rsi
	leaq	912(%rsp), %rdx
	leaq	528(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.5:                                # %.noexc
	movq	912(%rsp), %rax
	movq	528(%rsp), %rdi
	movq	2144(%rsp), %rsi
	movl	2152(%rsp), %edx
	movq	1712(%rsp), %rcx
	movl	1720(%rsp), %r8d
.Ltmp4:                                 # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z5alone4Huge@GOTPCREL(%rip), %rdi
	leaq	656(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp5:                                 # EH_LABEL
.LBB3_6:
.Ltmp7:                                 # EH_LABEL
	movq	%rbx, 96(%rsp)                  # 8-byte Spill
	leaq	48(%rsp), %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp8:                                 # EH_LABEL
# %bb.7:                                # %.preheader261
	movq	48(%rsp), %rax
	addq	$4, %rax
	movl	$606, %ecx                      # imm = 0x25E
	xorl	%r15d, %r15d
	.p2align	4
.LBB3_8:                                # =>This Inner Loop Header: Depth=1
	movl	-4(%rax), %edx
	movl	(%rax), %esi
	leaq	-6(%rcx), %rdi
	xorl	%r8d, %r8d
	cmpq	%rdx, %rdi
	setne	%r8b
	addq	%r15, %r8
	xorl	%r15d, %r15d
	cmpq	%rsi, %rcx
	setne	%r15b
	addq	%r8, %r15
	addq	$8, %rax
	addq	$12, %rcx
	cmpq	$846, %rcx                      # imm = 0x34E
	jne	.LBB3_8
# %bb.9:
.Ltmp10:                                # EH_LABEL
	movl	$6400, %edi                     # imm = 0x1900
	callq	_Znwm@PLT
.Ltmp11:                                # EH_LABEL
# %bb.10:                               # %vector.ph391
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	movq	%rax, %r14
	addq	$6400, %r14                     # imm = 0x1900
	movq	%r14, 120(%rsp)
	movl	$6400, %edx                     # imm = 0x1900
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 112(%rsp)
	movq	.LCPI3_39(%rip), %xmm0          # xmm0 = [0,1,2,3,0,0,0,0]
	movl	$4, %eax
	movdqa	.LCPI3_5(%rip), %xmm1           # xmm1 = [4,4,4,4,u,u,u,u]
	movdqa	.LCPI3_6(%rip), %xmm2           # xmm2 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI3_7(%rip), %xmm3           # xmm3 = [97,97,97,97,97,97,97,97]
	pxor	%xmm4, %xmm4
	movdqa	.LCPI3_8(%rip), %xmm5           # xmm5 = [8,8,8,8,u,u,u,u]
	.p2align	4
.LBB3_11:                               # %vector.body392
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm6
	paddw	%xmm1, %xmm6
	movdqa	%xmm0, %xmm7
	pmulhuw	%xmm2, %xmm7
	movdqa	%xmm0, %xmm8
	psubw	%xmm7, %xmm8
	psrlw	$1, %xmm8
	paddw	%xmm7, %xmm8
	psrlw	$6, %xmm8
	pmullw	%xmm3, %xmm8
	movdqa	%xmm0, %xmm7
	psubw	%xmm8, %xmm7
	movdqa	%xmm6, %xmm8
	pmulhuw	%xmm2, %xmm8
	movdqa	%xmm6, %xmm9
	psubw	%xmm8, %xmm9
	psrlw	$1, %xmm9
	paddw	%xmm8, %xmm9
	psrlw	$6, %xmm9
	pmullw	%xmm3, %xmm9
	psubw	%xmm9, %xmm6
	punpcklwd	%xmm4, %xmm7            # xmm7 = xmm7[0],xmm4[0],xmm7[1],xmm4[1],xmm7[2],xmm4[2],xmm7[3],xmm4[3]
	punpcklwd	%xmm4, %xmm6            # xmm6 = xmm6[0],xmm4[0],xmm6[1],xmm4[1],xmm6[2],xmm4[2],xmm6[3],xmm4[3]
	movdqu	%xmm7, -16(%rbx,%rax,4)
	movdqu	%xmm6, (%rbx,%rax,4)
	paddw	%xmm5, %xmm0
	addq	$8, %rax
	cmpq	$1604, %rax                     # imm = 0x644
	jne	.LBB3_11
# %bb.12:                               # %middle.block398
.Ltmp13:                                # EH_LABEL
	leaq	464(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp14:                                # EH_LABEL
# %bb.13:
	movq	464(%rsp), %rax
	leaq	2256(%rsp), %rcx
	xorl	%edx, %edx
	movsd	.LCPI3_9(%rip), %xmm0           # xmm0 = [5.0E-1,0.0E+0]
	movdqa	.LCPI3_10(%rip), %xmm1          # xmm1 = [0,1,2,3,4,5,6,7]
	movdqa	.LCPI3_11(%rip), %xmm2          # xmm2 = [8,9,10,11,12,13,14,15]
	movdqa	.LCPI3_12(%rip), %xmm3          # xmm3 = [16,17,18,19,20,21,22,23]
	movdqa	.LCPI3_13(%rip), %xmm4          # xmm4 = [24,25,26,27,28,29,30,31]
	movdqa	.LCPI3_14(%rip), %xmm5          # xmm5 = [32,33,34,35,36,37,38,39]
	movdqa	.LCPI3_15(%rip), %xmm6          # xmm6 = [40,41,42,43,44,45,46,47]
	xorl	%esi, %esi
	.p2align	4
.LBB3_14:                               # %vector.ph400
                                        # =>This Inner Loop Header: Depth=1
	xorps	%xmm7, %xmm7
	cvtsi2sd	%esi, %xmm7
	addsd	%xmm0, %xmm7
	movsd	%xmm7, -112(%rcx)
	movd	%edx, %xmm7
	pshuflw	$0, %xmm7, %xmm7                # xmm7 = xmm7[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm7, %xmm7               # xmm7 = xmm7[0,1,0,1]
	movdqa	%xmm7, %xmm8
	paddw	%xmm1, %xmm8
	movdqu	%xmm8, -104(%rcx)
	movdqa	%xmm7, %xmm8
	paddw	%xmm2, %xmm8
	movdqu	%xmm8, -88(%rcx)
	movdqa	%xmm7, %xmm8
	paddw	%xmm3, %xmm8
	movdqu	%xmm8, -72(%rcx)
	movdqa	%xmm7, %xmm8
	paddw	%xmm4, %xmm8
	movdqu	%xmm8, -56(%rcx)
	movdqa	%xmm7, %xmm8
	paddw	%xmm5, %xmm8
	movdqu	%xmm8, -40(%rcx)
	paddw	%xmm6, %xmm7
	movdqu	%xmm7, -24(%rcx)
	leal	48(%rdx), %edi
	movw	%di, -8(%rcx)
	leal	49(%rdx), %edi
	movw	%di, -6(%rcx)
	movq	%rax, (%rcx)
	incq	%rsi
	addq	$160, %rax
	addq	$50, %rdx
	addq	$120, %rcx
	cmpq	$10, %rsi
	jne	.LBB3_14
# %bb.15:
	leaq	2264(%rsp), %r14
	movdqu	2744(%rsp), %xmm0
	movq	2856(%rsp), %rax
	movq	%rax, 288(%rsp)                 # 8-byte Spill
	movdqa	2864(%rsp), %xmm1
	movq	2976(%rsp), %rax
	movq	%rax, 272(%rsp)                 # 8-byte Spill
	movdqa	2144(%rsp), %xmm2
	movq	2256(%rsp), %rax
	movq	%rax, 256(%rsp)                 # 8-byte Spill
	movupd	2264(%rsp), %xmm3
	movq	2376(%rsp), %rax
	movq	%rax, 240(%rsp)                 # 8-byte Spill
	movapd	2384(%rsp), %xmm4
	movq	2496(%rsp), %rax
	movq	%rax, 224(%rsp)                 # 8-byte Spill
	movdqu	2504(%rsp), %xmm5
	movq	2616(%rsp), %rax
	movq	%rax, 208(%rsp)                 # 8-byte Spill
	movdqa	2624(%rsp), %xmm6
	movq	2736(%rsp), %rax
	movq	%rax, 192(%rsp)                 # 8-byte Spill
	movdqu	2984(%rsp), %xmm7
	movq	3096(%rsp), %rax
	movq	%rax, 176(%rsp)                 # 8-byte Spill
	movdqa	3104(%rsp), %xmm8
	movq	3216(%rsp), %rax
	movq	%rax, 160(%rsp)                 # 8-byte Spill
	movdqu	3224(%rsp), %xmm9
	movq	3336(%rsp), %rax
	movq	%rax, 144(%rsp)                 # 8-byte Spill
	punpcklqdq	%xmm2, %xmm2            # xmm2 = xmm2[0,0]
	movdqa	%xmm2, 416(%rsp)                # 16-byte Spill
	unpcklpd	%xmm3, %xmm3                    # xmm3 = xmm3[0,0]
	movapd	%xmm3, 400(%rsp)                # 16-byte Spill
	unpcklpd	%xmm4, %xmm4                    # xmm4 = xmm4[0,0]
	movapd	%xmm4, 384(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm5, %xmm5            # xmm5 = xmm5[0,0]
	movdqa	%xmm5, 368(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm6, %xmm6            # xmm6 = xmm6[0,0]
	movdqa	%xmm6, 352(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm0, %xmm0            # xmm0 = xmm0[0,0]
	movdqa	%xmm0, 448(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm1, %xmm1            # xmm1 = xmm1[0,0]
	movdqa	%xmm1, 432(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm7, %xmm7            # xmm7 = xmm7[0,0]
	movdqa	%xmm7, 336(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm8, %xmm8            # xmm8 = xmm8[0,0]
	movdqa	%xmm8, 320(%rsp)                # 16-byte Spill
	punpcklqdq	%xmm9, %xmm9            # xmm9 = xmm9[0,0]
	movdqa	%xmm9, 304(%rsp)                # 16-byte Spill
	xorl	%ebp, %ebp
	xorl	%ebx, %ebx
	jmp	.LBB3_17
	.p2align	4
.LBB3_16:                               # %middle.block452
                                        #   in Loop: Header=BB3_17 Depth=1
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r15
	movb	$1, %bl
	testb	$1, %bpl
	movb	$1, %bpl
	jne	.LBB3_29
.LBB3_17:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB3_27 Depth 2
.Ltmp16:                                # EH_LABEL
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movabsq	$4294967336, %rdx               # imm = 0x100000028
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp17:                                # EH_LABEL
# %bb.18:                               #   in Loop: Header=BB3_17 Depth=1
	testl	%eax, %eax
	jne	.LBB3_21
# %bb.19:                               #   in Loop: Header=BB3_17 Depth=1
	movq	2256(%rsp), %rax
	movq	%rax, 2128(%rsp)
	movq	112(%r14), %rax
	movq	%rax, 1312(%rsp)
	movq	232(%r14), %rax
	movq	%rax, 1696(%rsp)
	movq	352(%r14), %rax
	movq	%rax, 2000(%rsp)
	movq	472(%r14), %rax
	movq	%rax, 896(%rsp)
	movq	592(%r14), %rax
	movq	%rax, 768(%rsp)
	movq	712(%r14), %rax
	movq	%rax, 640(%rsp)
	movq	832(%r14), %rax
	movq	%rax, 1024(%rsp)
	movq	952(%r14), %rax
	movq	%rax, 1824(%rsp)
	movq	1072(%r14), %rax
	movq	%rax, 3456(%rsp)
	movq	80(%rsp), %rax
	movq	%rax, 512(%rsp)
	movaps	2240(%rsp), %xmm0
	movaps	%xmm0, 2112(%rsp)
	movaps	2224(%rsp), %xmm0
	movaps	%xmm0, 2096(%rsp)
	movaps	2208(%rsp), %xmm0
	movaps	%xmm0, 2080(%rsp)
	movaps	2144(%rsp), %xmm0
	movaps	2160(%rsp), %xmm1
	movaps	2176(%rsp), %xmm2
	movaps	2192(%rsp), %xmm3
	movaps	%xmm3, 2064(%rsp)
	movaps	%xmm2, 2048(%rsp)
	movaps	%xmm1, 2032(%rsp)
	movaps	%xmm0, 2016(%rsp)
	movups	96(%r14), %xmm0
	movaps	%xmm0, 1296(%rsp)
	movups	80(%r14), %xmm0
	movaps	%xmm0, 1280(%rsp)
	movups	64(%r14), %xmm0
	movaps	%xmm0, 1264(%rsp)
	movups	(%r14), %xmm0
	movups	16(%r14), %xmm1
	movups	32(%r14), %xmm2
	movups	48(%r14), %xmm3
	movaps	%xmm3, 1248(%rsp)
	movaps	%xmm2, 1232(%rsp)
	movaps	%xmm1, 1216(%rsp)
	movaps	%xmm0, 1200(%rsp)
	movups	216(%r14), %xmm0
	movaps	%xmm0, 1680(%rsp)
	movups	200(%r14), %xmm0
	movaps	%xmm0, 1664(%rsp)
	movups	184(%r14), %xmm0
	movaps	%xmm0, 1648(%rsp)
	movups	120(%r14), %xmm0
	movups	136(%r14), %xmm1
	movups	152(%r14), %xmm2
	movups	168(%r14), %xmm3
	movaps	%xmm3, 1632(%rsp)
	movaps	%xmm2, 1616(%rsp)
	movaps	%xmm1, 1600(%rsp)
	movaps	%xmm0, 1584(%rsp)
	movups	336(%r14), %xmm0
	movaps	%xmm0, 1984(%rsp)
	movups	320(%r14), %xmm0
	movaps	%xmm0, 1968(%rsp)
	movups	304(%r14), %xmm0
	movaps	%xmm0, 1952(%rsp)
	movups	240(%r14), %xmm0
	movups	256(%r14), %xmm1
	movups	272(%r14), %xmm2
	movups	288(%r14), %xmm3
	movaps	%xmm3, 1936(%rsp)
	movaps	%xmm2, 1920(%rsp)
	movaps	%xmm1, 1904(%rsp)
	movaps	%xmm0, 1888(%rsp)
	movups	456(%r14), %xmm0
	movaps	%xmm0, 880(%rsp)
	movups	440(%r14), %xmm0
	movaps	%xmm0, 864(%rsp)
	movups	424(%r14), %xmm0
	movaps	%xmm0, 848(%rsp)
	movups	360(%r14), %xmm0
	movups	376(%r14), %xmm1
	movups	392(%r14), %xmm2
	movups	408(%r14), %xmm3
	movaps	%xmm3, 832(%rsp)
	movaps	%xmm2, 816(%rsp)
	movaps	%xmm1, 800(%rsp)
	movaps	%xmm0, 784(%rsp)
	movups	576(%r14), %xmm0
	movaps	%xmm0, 752(%rsp)
	movups	560(%r14), %xmm0
	movaps	%xmm0, 736(%rsp)
	movups	544(%r14), %xmm0
	movaps	%xmm0, 720(%rsp)
	movups	480(%r14), %xmm0
	movups	496(%r14), %xmm1
	movups	512(%r14), %xmm2
	movups	528(%r14), %xmm3
	movaps	%xmm3, 704(%rsp)
	movaps	%xmm2, 688(%rsp)
	movaps	%xmm1, 672(%rsp)
	movaps	%xmm0, 656(%rsp)
	movups	696(%r14), %xmm0
	movaps	%xmm0, 624(%rsp)
	movups	680(%r14), %xmm0
	movaps	%xmm0, 608(%rsp)
	movups	664(%r14), %xmm0
	movaps	%xmm0, 592(%rsp)
	movups	600(%r14), %xmm0
	movups	616(%r14), %xmm1
	movups	632(%r14), %xmm2
	movups	648(%r14), %xmm3
	movaps	%xmm3, 576(%rsp)
	movaps	%xmm2, 560(%rsp)
	movaps	%xmm1, 544(%rsp)
	movaps	%xmm0, 528(%rsp)
	movups	816(%r14), %xmm0
	movaps	%xmm0, 1008(%rsp)
	movups	800(%r14), %xmm0
	movaps	%xmm0, 992(%rsp)
	movups	784(%r14), %xmm0
	movaps	%xmm0, 976(%rsp)
	movups	720(%r14), %xmm0
	movups	736(%r14), %xmm1
	movups	752(%r14), %xmm2
	movups	768(%r14), %xmm3
	movaps	%xmm3, 960(%rsp)
	movaps	%xmm2, 944(%rsp)
	movaps	%xmm1, 928(%rsp)
	movaps	%xmm0, 912(%rsp)
	movups	936(%r14), %xmm0
	movaps	%xmm0, 1808(%rsp)
	movups	920(%r14), %xmm0
	movaps	%xmm0, 1792(%rsp)
	movups	904(%r14), %xmm0
	movaps	%xmm0, 1776(%rsp)
	movups	840(%r14), %xmm0
	movups	856(%r14), %xmm1
	movups	872(%r14), %xmm2
	movups	888(%r14), %xmm3
	movaps	%xmm3, 1760(%rsp)
	movaps	%xmm2, 1744(%rsp)
	movaps	%xmm1, 1728(%rsp)
	movaps	%xmm0, 1712(%rsp)
	movups	1056(%r14), %xmm0
	movaps	%xmm0, 3440(%rsp)
	movups	1040(%r14), %xmm0
	movaps	%xmm0, 3424(%rsp)
	movups	1024(%r14), %xmm0
	movaps	%xmm0, 3408(%rsp)
	movdqu	960(%r14), %xmm0
	movdqu	976(%r14), %xmm1
	movdqu	992(%r14), %xmm2
	movupd	1008(%r14), %xmm3
	movapd	%xmm3, 3392(%rsp)
	movdqa	%xmm2, 3376(%rsp)
	movdqa	%xmm1, 3360(%rsp)
	movdqa	%xmm0, 3344(%rsp)
	movabsq	$4593671619917905923, %rax      # imm = 0x3FC0000000000003
	movq	%rax, 520(%rsp)
	movb	%bl, 47(%rsp)
	leaq	512(%rsp), %rax
	movq	%rax, 1088(%rsp)
	leaq	2016(%rsp), %rax
	movq	%rax, 1096(%rsp)
	leaq	1200(%rsp), %rax
	movq	%rax, 1104(%rsp)
	leaq	1584(%rsp), %rax
	movq	%rax, 1112(%rsp)
	leaq	520(%rsp), %rax
	movq	%rax, 1120(%rsp)
	leaq	1888(%rsp), %rax
	movq	%rax, 1128(%rsp)
	leaq	784(%rsp), %rax
	movq	%rax, 1136(%rsp)
	leaq	656(%rsp), %rax
	movq	%rax, 1144(%rsp)
	leaq	528(%rsp), %rax
	movq	%rax, 1152(%rsp)
	leaq	912(%rsp), %rax
	movq	%rax, 1160(%rsp)
	leaq	47(%rsp), %rax
	movq	%rax, 1168(%rsp)
	leaq	1712(%rsp), %rax
	movq	%rax, 1176(%rsp)
	leaq	3344(%rsp), %rax
	movq	%rax, 1184(%rsp)
.Ltmp18:                                # EH_LABEL
	leaq	128(%rsp), %rdi
	leaq	496(%rsp), %rsi
	leaq	488(%rsp), %rdx
	leaq	480(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp19:                                # EH_LABEL
# %bb.20:                               # %.noexc178
                                        #   in Loop: Header=BB3_17 Depth=1
	movq	488(%rsp), %rax
	movq	480(%rsp), %rdi
	movq	128(%rsp), %rsi
	movl	136(%rsp), %edx
	movq	496(%rsp), %rcx
	movl	504(%rsp), %r8d
.Ltmp20:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_@GOTPCREL(%rip), %rdi
	leaq	1088(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp21:                                # EH_LABEL
.LBB3_21:                               #   in Loop: Header=BB3_17 Depth=1
.Ltmp23:                                # EH_LABEL
	leaq	3344(%rsp), %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp24:                                # EH_LABEL
# %bb.22:                               #   in Loop: Header=BB3_17 Depth=1
	movq	48(%rsp), %rdi
	movq	64(%rsp), %rsi
	movaps	3344(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	3360(%rsp), %rax
	movq	%rax, 64(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 3344(%rsp)
	movq	$0, 3360(%rsp)
	testq	%rdi, %rdi
	je	.LBB3_25
# %bb.23:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit
                                        #   in Loop: Header=BB3_17 Depth=1
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	movq	3344(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_25
# %bb.24:                               #   in Loop: Header=BB3_17 Depth=1
	movq	3360(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_25:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
                                        #   in Loop: Header=BB3_17 Depth=1
	movq	464(%rsp), %r13
	movq	104(%rsp), %rax
	movq	48(%rsp), %rcx
	movq	%r15, %xmm0
	movq	144(%rsp), %rdx                 # 8-byte Reload
	addq	%rax, %rdx
	subq	%r13, %rdx
	movq	160(%rsp), %rsi                 # 8-byte Reload
	addq	%rax, %rsi
	subq	%r13, %rsi
	movq	176(%rsp), %rdi                 # 8-byte Reload
	addq	%rax, %rdi
	subq	%r13, %rdi
	movq	272(%rsp), %r8                  # 8-byte Reload
	addq	%rax, %r8
	subq	%r13, %r8
	movq	288(%rsp), %r9                  # 8-byte Reload
	addq	%rax, %r9
	subq	%r13, %r9
	movq	192(%rsp), %r10                 # 8-byte Reload
	addq	%rax, %r10
	subq	%r13, %r10
	movq	208(%rsp), %r11                 # 8-byte Reload
	addq	%rax, %r11
	subq	%r13, %r11
	movq	224(%rsp), %r15                 # 8-byte Reload
	addq	%rax, %r15
	subq	%r13, %r15
	movq	240(%rsp), %r12                 # 8-byte Reload
	addq	%rax, %r12
	subq	%r13, %r12
	addq	256(%rsp), %rax                 # 8-byte Folded Reload
	subq	%r13, %rax
	xorl	%r13d, %r13d
	jmp	.LBB3_27
	.p2align	4
.LBB3_26:                               # %vector.body429
                                        #   in Loop: Header=BB3_27 Depth=2
	cvttpd2dq	%xmm2, %xmm2
	paddd	.LCPI3_18(%rip), %xmm2
	pcmpeqd	%xmm2, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	.LCPI3_19(%rip), %xmm1
	paddq	%xmm1, %xmm0
	addq	$4, %r13
	cmpq	$80, %r13
	je	.LBB3_16
.LBB3_27:                               # %vector.body429
                                        #   Parent Loop BB3_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movd	2152(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	cvtdq2pd	(%rax,%r13,2), %xmm2
	addpd	416(%rsp), %xmm1                # 16-byte Folded Reload
	addpd	%xmm1, %xmm2
	addpd	.LCPI3_16(%rip), %xmm2
	movd	2272(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	addpd	400(%rsp), %xmm1                # 16-byte Folded Reload
	cvtdq2pd	(%r12,%r13,2), %xmm3
	addpd	%xmm1, %xmm3
	addpd	%xmm2, %xmm3
	movd	2392(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	addpd	384(%rsp), %xmm1                # 16-byte Folded Reload
	cvtdq2pd	(%r15,%r13,2), %xmm2
	movd	2512(%rsp,%r13), %xmm4          # xmm4 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm4, %xmm4               # xmm4 = xmm4[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm4
	cvtdq2pd	%xmm4, %xmm4
	addpd	%xmm1, %xmm2
	cvtdq2pd	(%r11,%r13,2), %xmm1
	addpd	%xmm3, %xmm2
	addpd	368(%rsp), %xmm4                # 16-byte Folded Reload
	addpd	%xmm4, %xmm1
	movd	2632(%rsp,%r13), %xmm3          # xmm3 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm3, %xmm3               # xmm3 = xmm3[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm3
	cvtdq2pd	%xmm3, %xmm3
	addpd	%xmm2, %xmm1
	cvtdq2pd	(%r10,%r13,2), %xmm2
	addpd	352(%rsp), %xmm3                # 16-byte Folded Reload
	addpd	%xmm3, %xmm2
	addpd	%xmm1, %xmm2
	movd	2752(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	addpd	448(%rsp), %xmm1                # 16-byte Folded Reload
	cvtdq2pd	(%r9,%r13,2), %xmm3
	addpd	%xmm1, %xmm3
	addpd	%xmm2, %xmm3
	movd	2872(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	addpd	432(%rsp), %xmm1                # 16-byte Folded Reload
	cvtdq2pd	(%r8,%r13,2), %xmm2
	movd	2992(%rsp,%r13), %xmm4          # xmm4 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm4, %xmm4               # xmm4 = xmm4[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm4
	cvtdq2pd	%xmm4, %xmm4
	addpd	%xmm1, %xmm2
	cvtdq2pd	(%rdi,%r13,2), %xmm1
	addpd	%xmm3, %xmm2
	addpd	336(%rsp), %xmm4                # 16-byte Folded Reload
	addpd	%xmm4, %xmm1
	movd	3112(%rsp,%r13), %xmm3          # xmm3 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm3, %xmm3               # xmm3 = xmm3[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm3
	cvtdq2pd	%xmm3, %xmm3
	addpd	%xmm2, %xmm1
	cvtdq2pd	(%rsi,%r13,2), %xmm4
	addpd	320(%rsp), %xmm3                # 16-byte Folded Reload
	addpd	%xmm3, %xmm4
	addpd	%xmm1, %xmm4
	movd	3232(%rsp,%r13), %xmm1          # xmm1 = mem[0],zero,zero,zero
	pshuflw	$96, %xmm1, %xmm1               # xmm1 = xmm1[0,0,2,1,4,5,6,7]
	psrad	$16, %xmm1
	cvtdq2pd	%xmm1, %xmm1
	addpd	304(%rsp), %xmm1                # 16-byte Folded Reload
	cvtdq2pd	(%rdx,%r13,2), %xmm2
	addpd	%xmm1, %xmm2
	addpd	%xmm4, %xmm2
	movq	(%rcx,%r13,2), %xmm1            # xmm1 = mem[0],zero
	testb	$1, %bl
	je	.LBB3_26
# %bb.28:                               #   in Loop: Header=BB3_27 Depth=2
	xorpd	.LCPI3_17(%rip), %xmm2
	jmp	.LBB3_26
.LBB3_29:
.Ltmp26:                                # EH_LABEL
	movl	$1200, %edi                     # imm = 0x4B0
	callq	_Znwm@PLT
.Ltmp27:                                # EH_LABEL
# %bb.30:
	movq	%rax, 3344(%rsp)
	movq	%rax, %rbx
	addq	$1200, %rbx                     # imm = 0x4B0
	movq	%rbx, 3360(%rsp)
	movl	$1200, %edx                     # imm = 0x4B0
	movq	%rax, %rdi
	leaq	2144(%rsp), %rsi
	callq	memcpy@PLT
	movq	%rbx, 3352(%rsp)
.Ltmp29:                                # EH_LABEL
	leaq	1888(%rsp), %rdi
	leaq	3344(%rsp), %rbx
	movq	%rbx, %rsi
	callq	_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp30:                                # EH_LABEL
# %bb.31:
	movq	3344(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_33
# %bb.32:
	movq	3360(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_33:                               # %_ZNSt6vectorI8MiddlingSaIS0_EED2Ev.exit
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 1064(%rsp)
	movdqu	%xmm0, 1048(%rsp)
	movdqu	%xmm0, 1032(%rsp)
	movdqu	%xmm0, 1016(%rsp)
	movdqu	%xmm0, 1000(%rsp)
	movdqu	%xmm0, 984(%rsp)
	movdqu	%xmm0, 968(%rsp)
	movdqu	%xmm0, 952(%rsp)
	movdqu	%xmm0, 936(%rsp)
	movdqu	%xmm0, 920(%rsp)
	movq	96(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 912(%rsp)
	movq	1888(%rsp), %rax
	xorl	%ebp, %ebp
	movl	$-10, %ecx
	movq	104(%rsp), %rdx
	xorl	%esi, %esi
	.p2align	4
.LBB3_34:                               # =>This Inner Loop Header: Depth=1
	leal	1(%rcx), %edi
	cmpq	$10, %rsi
	movl	%ecx, %r8d
	cmovbl	%esi, %r8d
	leal	1(%rsi), %r9d
	cmovael	%edi, %r9d
	imulq	$120, %r8, %rdi
	addq	%rax, %rdi
	movq	%rdi, 920(%rsp,%rsi,8)
	leal	(,%r8,8), %edi
	leal	(%rdi,%rdi,4), %edi
	imull	$50, %r8d, %r8d
	addl	%ebp, %r8d
	addl	(%rdx,%rdi,4), %r8d
	imull	$50, %r9d, %edi
	addl	%r8d, %edi
	imulq	$120, %r9, %r8
	addq	%rax, %r8
	movq	%r8, 928(%rsp,%rsi,8)
	shll	$3, %r9d
	leal	(%r9,%r9,4), %r8d
	movl	(%rdx,%r8,4), %r8d
	leal	(%r8,%rdi), %ebp
	addl	$2, %ebp
	addl	$2, %ecx
	addq	$2, %rsi
	cmpq	$20, %rsi
	jne	.LBB3_34
# %bb.35:
.Ltmp32:                                # EH_LABEL
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967336, %rdx               # imm = 0x100000028
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp33:                                # EH_LABEL
# %bb.36:
	testl	%eax, %eax
	jne	.LBB3_39
# %bb.37:
	leaq	912(%rsp), %rsi
	movl	$168, %edx
	leaq	1712(%rsp), %r14
	movq	%r14, %rdi
	callq	memcpy@PLT
	leaq	7112(%rsp), %rsi
	movl	$3600, %edx                     # imm = 0xE10
	movq	%rbx, %rdi
	callq	memcpy@PLT
	movq	%r14, 528(%rsp)
	movq	%rbx, 536(%rsp)
.Ltmp34:                                # EH_LABEL
	leaq	656(%rsp), %rdi
	leaq	784(%rsp), %rsi
	leaq	1584(%rsp), %rdx
	leaq	1200(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp35:                                # EH_LABEL
# %bb.38:                               # %.noexc191
	movq	1584(%rsp), %rax
	movq	1200(%rsp), %rdi
	movq	656(%rsp), %rsi
	movl	664(%rsp), %edx
	movq	784(%rsp), %rcx
	movl	792(%rsp), %r8d
.Ltmp36:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z8pointers3Row4Huge@GOTPCREL(%rip), %rdi
	leaq	528(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp37:                                # EH_LABEL
.LBB3_39:
.Ltmp39:                                # EH_LABEL
	leaq	3344(%rsp), %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp40:                                # EH_LABEL
# %bb.40:
	movq	48(%rsp), %rdi
	movq	64(%rsp), %rsi
	movaps	3344(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	3360(%rsp), %rax
	movq	%rax, 64(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 3344(%rsp)
	movq	$0, 3360(%rsp)
	testq	%rdi, %rdi
	je	.LBB3_43
# %bb.41:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit194
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	movq	3344(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_43
# %bb.42:
	movq	3360(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_43:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit196
	movq	48(%rsp), %rax
	movsd	16(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 160(%rsp)                # 16-byte Spill
	movsd	32(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 176(%rsp)                # 16-byte Spill
	movsd	48(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 192(%rsp)                # 16-byte Spill
	movsd	64(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 208(%rsp)                # 16-byte Spill
	movsd	80(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 224(%rsp)                # 16-byte Spill
	movsd	96(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 240(%rsp)                # 16-byte Spill
	movsd	112(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 256(%rsp)                # 16-byte Spill
	movsd	128(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 272(%rsp)                # 16-byte Spill
	movsd	144(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 288(%rsp)                # 16-byte Spill
	movsd	8(%rax), %xmm0                  # xmm0 = mem[0],zero
	movaps	%xmm0, 304(%rsp)                # 16-byte Spill
	movsd	24(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 320(%rsp)                # 16-byte Spill
	movsd	40(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 336(%rsp)                # 16-byte Spill
	movsd	56(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 352(%rsp)                # 16-byte Spill
	movsd	72(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 368(%rsp)                # 16-byte Spill
	movsd	88(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 400(%rsp)                # 16-byte Spill
	leal	114(%rbp), %ecx
	xorl	%ebx, %ebx
	movl	%ecx, 144(%rsp)                 # 4-byte Spill
	cmpl	%ecx, 152(%rax)
	setne	448(%rsp)                       # 1-byte Folded Spill
	leal	117(%rbp), %ecx
	xorl	%r12d, %r12d
	movl	%ecx, 96(%rsp)                  # 4-byte Spill
	cmpl	%ecx, 156(%rax)
	movsd	104(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 384(%rsp)                # 16-byte Spill
	setne	%r13b
	movsd	120(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 416(%rsp)                # 16-byte Spill
	movq	136(%rax), %xmm0                # xmm0 = mem[0],zero
	movdqa	%xmm0, 432(%rsp)                # 16-byte Spill
.Ltmp42:                                # EH_LABEL
	movl	$800, %edi                      # imm = 0x320
	callq	_Znwm@PLT
.Ltmp43:                                # EH_LABEL
# %bb.44:
	movq	%rax, %r14
	movd	%ebp, %xmm0
	pshufd	$0, %xmm0, %xmm5                # xmm5 = xmm0[0,0,0,0]
	movq	.LCPI3_40(%rip), %xmm0          # xmm0 = [12,15,0,0]
	paddd	%xmm5, %xmm0
	movdqa	%xmm0, 1568(%rsp)               # 16-byte Spill
	movdqa	160(%rsp), %xmm1                # 16-byte Reload
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm0              # xmm0 = xmm1[0,1,1,3]
	movdqa	.LCPI3_19(%rip), %xmm4          # xmm4 = [1,1]
	pandn	%xmm4, %xmm0
	movq	.LCPI3_41(%rip), %xmm1          # xmm1 = [24,27,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 160(%rsp)                # 16-byte Spill
	movdqa	176(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm2
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm0, %xmm1
	movq	.LCPI3_42(%rip), %xmm0          # xmm0 = [36,39,0,0]
	paddd	%xmm5, %xmm0
	movdqa	%xmm0, 176(%rsp)                # 16-byte Spill
	movdqa	192(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	movq	.LCPI3_43(%rip), %xmm0          # xmm0 = [48,51,0,0]
	paddd	%xmm5, %xmm0
	movdqa	%xmm0, 192(%rsp)                # 16-byte Spill
	movdqa	208(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm0              # xmm0 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm0
	paddq	%xmm2, %xmm0
	paddq	%xmm1, %xmm0
	movq	.LCPI3_44(%rip), %xmm1          # xmm1 = [60,63,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 208(%rsp)                # 16-byte Spill
	movdqa	224(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm2
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm1
	movq	.LCPI3_45(%rip), %xmm2          # xmm2 = [72,75,0,0]
	paddd	%xmm5, %xmm2
	movdqa	%xmm2, 224(%rsp)                # 16-byte Spill
	movdqa	240(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm2, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm1, %xmm2
	movq	.LCPI3_46(%rip), %xmm1          # xmm1 = [84,87,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 240(%rsp)                # 16-byte Spill
	movdqa	256(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm3
	pshufd	$212, %xmm3, %xmm1              # xmm1 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	paddq	%xmm0, %xmm1
	movq	.LCPI3_47(%rip), %xmm0          # xmm0 = [96,99,0,0]
	paddd	%xmm5, %xmm0
	movdqa	%xmm0, 256(%rsp)                # 16-byte Spill
	movdqa	272(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	movq	.LCPI3_48(%rip), %xmm0          # xmm0 = [108,111,0,0]
	paddd	%xmm5, %xmm0
	movdqa	%xmm0, 272(%rsp)                # 16-byte Spill
	movdqa	288(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm0              # xmm0 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm0
	paddq	%xmm2, %xmm0
	paddq	%xmm1, %xmm0
	movq	.LCPI3_49(%rip), %xmm1          # xmm1 = [6,9,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 288(%rsp)                # 16-byte Spill
	movdqa	304(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	movq	%r15, %xmm1
	paddq	%xmm1, %xmm2
	movq	.LCPI3_50(%rip), %xmm1          # xmm1 = [18,21,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 304(%rsp)                # 16-byte Spill
	movdqa	320(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm3
	movq	.LCPI3_51(%rip), %xmm1          # xmm1 = [30,33,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 320(%rsp)                # 16-byte Spill
	movdqa	336(%rsp), %xmm6                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm6
	pshufd	$212, %xmm6, %xmm1              # xmm1 = xmm6[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	paddq	%xmm2, %xmm1
	movq	.LCPI3_52(%rip), %xmm2          # xmm2 = [42,45,0,0]
	paddd	%xmm5, %xmm2
	movdqa	%xmm2, 336(%rsp)                # 16-byte Spill
	movdqa	352(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm2, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm2
	movq	.LCPI3_53(%rip), %xmm3          # xmm3 = [54,57,0,0]
	paddd	%xmm5, %xmm3
	movdqa	%xmm3, 352(%rsp)                # 16-byte Spill
	movdqa	368(%rsp), %xmm6                # 16-byte Reload
	pcmpeqd	%xmm3, %xmm6
	pshufd	$212, %xmm6, %xmm3              # xmm3 = xmm6[0,1,1,3]
	pandn	%xmm4, %xmm3
	paddq	%xmm2, %xmm3
	movq	.LCPI3_54(%rip), %xmm2          # xmm2 = [66,69,0,0]
	paddd	%xmm5, %xmm2
	movdqa	%xmm2, 368(%rsp)                # 16-byte Spill
	movdqa	400(%rsp), %xmm6                # 16-byte Reload
	pcmpeqd	%xmm2, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm3, %xmm2
	paddq	%xmm1, %xmm2
	movq	.LCPI3_55(%rip), %xmm1          # xmm1 = [78,81,0,0]
	paddd	%xmm5, %xmm1
	movdqa	%xmm1, 1552(%rsp)               # 16-byte Spill
	movdqa	384(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	%xmm1, %xmm3
	pshufd	$212, %xmm3, %xmm1              # xmm1 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm1
	movq	.LCPI3_56(%rip), %xmm3          # xmm3 = [90,93,0,0]
	paddd	%xmm5, %xmm3
	movdqa	%xmm3, 400(%rsp)                # 16-byte Spill
	movdqa	416(%rsp), %xmm6                # 16-byte Reload
	pcmpeqd	%xmm3, %xmm6
	pshufd	$212, %xmm6, %xmm3              # xmm3 = xmm6[0,1,1,3]
	pandn	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	paddd	.LCPI3_37(%rip), %xmm5
	movdqa	%xmm5, 416(%rsp)                # 16-byte Spill
	movdqa	432(%rsp), %xmm1                # 16-byte Reload
	pcmpeqd	%xmm5, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	paddq	%xmm2, %xmm1
	paddq	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rax
	movzbl	448(%rsp), %ecx                 # 1-byte Folded Reload
	movb	%cl, %bl
	movb	%r13b, %r12b
	addq	%rbx, %r12
	addq	%rax, %r12
	movq	%r14, 528(%rsp)
	movq	%r14, %rbx
	addq	$800, %rbx                      # imm = 0x320
	movq	%rbx, 544(%rsp)
	movl	$800, %edx                      # imm = 0x320
	movq	%r14, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 536(%rsp)
	movl	$4, %eax
	.p2align	4
.LBB3_45:                               # =>This Inner Loop Header: Depth=1
	leal	-4(%rax), %ecx
	imull	%ecx, %ecx
	movl	%ecx, -16(%r14,%rax,4)
	leal	-3(%rax), %ecx
	imull	%ecx, %ecx
	movl	%ecx, -12(%r14,%rax,4)
	leal	-2(%rax), %ecx
	imull	%ecx, %ecx
	movl	%ecx, -8(%r14,%rax,4)
	leal	-1(%rax), %ecx
	imull	%ecx, %ecx
	movl	%ecx, -4(%r14,%rax,4)
	movl	%eax, %ecx
	imull	%eax, %ecx
	movl	%ecx, (%r14,%rax,4)
	addq	$5, %rax
	cmpq	$204, %rax
	jne	.LBB3_45
# %bb.46:
.Ltmp45:                                # EH_LABEL
	leaq	1584(%rsp), %rdi
	leaq	528(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp46:                                # EH_LABEL
# %bb.47:
.Ltmp48:                                # EH_LABEL
	leaq	1200(%rsp), %rdi
	movl	$32, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp49:                                # EH_LABEL
# %bb.48:
	movq	1200(%rsp), %rdi
	movq	1584(%rsp), %rsi
.Ltmp51:                                # EH_LABEL
	leaq	2016(%rsp), %rdx
	callq	_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE
.Ltmp52:                                # EH_LABEL
# %bb.49:
.Ltmp54:                                # EH_LABEL
	leaq	656(%rsp), %rdi
	leaq	1200(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp55:                                # EH_LABEL
# %bb.50:                               # %.preheader.preheader
	movq	656(%rsp), %rax
	movsd	2016(%rsp), %xmm2               # xmm2 = mem[0],zero
	xorl	%r14d, %r14d
	movsd	.LCPI3_38(%rip), %xmm3          # xmm3 = [5.0E+0,0.0E+0]
	leaq	.L.str(%rip), %r15
	jmp	.LBB3_52
	.p2align	4
.LBB3_51:                               #   in Loop: Header=BB3_52 Depth=1
	cmpneqsd	%xmm0, %xmm1
	movq	%xmm1, %rcx
	subq	%rcx, %r12
	incq	%r14
	cmpq	$32, %r14
	je	.LBB3_54
.LBB3_52:                               # %.preheader
                                        # =>This Inner Loop Header: Depth=1
	movsd	(%rax,%r14,8), %xmm0            # xmm0 = mem[0],zero
	movapd	%xmm2, %xmm1
	addsd	%xmm3, %xmm1
	ucomisd	%xmm1, %xmm0
	jne	.LBB3_53
	jnp	.LBB3_51
.LBB3_53:                               #   in Loop: Header=BB3_52 Depth=1
	movq	%r15, %rdi
	movl	%r14d, %esi
	movb	$2, %al
	callq	printf@PLT
	movsd	.LCPI3_38(%rip), %xmm3          # xmm3 = [5.0E+0,0.0E+0]
	movq	656(%rsp), %rax
	movsd	2016(%rsp), %xmm2               # xmm2 = mem[0],zero
	movsd	(%rax,%r14,8), %xmm0            # xmm0 = mem[0],zero
	movapd	%xmm2, %xmm1
	addsd	%xmm3, %xmm1
	jmp	.LBB3_51
.LBB3_54:
	leaq	912(%rsp), %rsi
	movl	$168, %edx
	leaq	3344(%rsp), %rbx
	movq	%rbx, %rdi
	callq	memcpy@PLT
	leaq	3512(%rsp), %rdi
	leaq	7112(%rsp), %rsi
	movl	$3600, %edx                     # imm = 0xE10
	callq	memcpy@PLT
	movq	$3768, 1088(%rsp)               # imm = 0xEB8
	movq	$1, 1712(%rsp)
	movq	%rbx, 1720(%rsp)
	movq	$2, 1728(%rsp)
	leaq	1088(%rsp), %rax
	movq	%rax, 1736(%rsp)
	movq	$3, 1744(%rsp)
	movq	80(%rsp), %rdi
.Ltmp57:                                # EH_LABEL
	movl	$160, %edx
	xorl	%esi, %esi
	callq	hipMemset@PLT
.Ltmp58:                                # EH_LABEL
# %bb.55:
	testl	%eax, %eax
	jne	.LBB3_80
# %bb.56:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp64:                                # EH_LABEL
	movq	_Z8pointers3Row4Huge@GOTPCREL(%rip), %rsi
	leaq	128(%rsp), %rdi
	callq	hipGetFuncBySymbol@PLT
.Ltmp65:                                # EH_LABEL
# %bb.57:
	testl	%eax, %eax
	jne	.LBB3_83
# %bb.58:                               # %_Z9hip_check10hipError_tPKcS1_i.exit203
	movq	128(%rsp), %rdi
.Ltmp70:                                # EH_LABEL
	leaq	1712(%rsp), %rax
	movq	%rax, 32(%rsp)
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 16(%rsp)
	movl	$0, 8(%rsp)
	movl	$1, (%rsp)
	movl	$1, %esi
	movl	$1, %edx
	movl	$1, %ecx
	movl	$40, %r8d
	movl	$1, %r9d
	callq	hipModuleLaunchKernel@PLT
.Ltmp71:                                # EH_LABEL
# %bb.59:
	testl	%eax, %eax
	jne	.LBB3_86
# %bb.60:                               # %_Z9hip_check10hipError_tPKcS1_i.exit206
.Ltmp76:                                # EH_LABEL
	leaq	784(%rsp), %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp77:                                # EH_LABEL
# %bb.61:
	movq	48(%rsp), %rdi
	movq	64(%rsp), %rsi
	movaps	784(%rsp), %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	800(%rsp), %rax
	movq	%rax, 64(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 784(%rsp)
	movq	$0, 800(%rsp)
	testq	%rdi, %rdi
	je	.LBB3_64
# %bb.62:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit208
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	movq	784(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_64
# %bb.63:
	movq	800(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_64:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit210
	movq	48(%rsp), %rax
	movsd	16(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1328(%rsp)               # 16-byte Spill
	movsd	32(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1344(%rsp)               # 16-byte Spill
	movsd	48(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1360(%rsp)               # 16-byte Spill
	movsd	64(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1376(%rsp)               # 16-byte Spill
	movsd	80(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1392(%rsp)               # 16-byte Spill
	movsd	96(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1408(%rsp)               # 16-byte Spill
	movsd	112(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 1424(%rsp)               # 16-byte Spill
	movsd	128(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 1440(%rsp)               # 16-byte Spill
	movsd	144(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 1456(%rsp)               # 16-byte Spill
	movsd	8(%rax), %xmm0                  # xmm0 = mem[0],zero
	movaps	%xmm0, 1472(%rsp)               # 16-byte Spill
	movsd	24(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1488(%rsp)               # 16-byte Spill
	movsd	40(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1504(%rsp)               # 16-byte Spill
	movsd	56(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1520(%rsp)               # 16-byte Spill
	movsd	72(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 1536(%rsp)               # 16-byte Spill
	movsd	88(%rax), %xmm0                 # xmm0 = mem[0],zero
	movaps	%xmm0, 384(%rsp)                # 16-byte Spill
	xorl	%r14d, %r14d
	movl	144(%rsp), %ecx                 # 4-byte Reload
	cmpl	%ecx, 152(%rax)
	setne	%bpl
	xorl	%ebx, %ebx
	movl	96(%rsp), %ecx                  # 4-byte Reload
	cmpl	%ecx, 156(%rax)
	movsd	104(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 144(%rsp)                # 16-byte Spill
	setne	%r15b
	movsd	120(%rax), %xmm0                # xmm0 = mem[0],zero
	movaps	%xmm0, 432(%rsp)                # 16-byte Spill
	movq	136(%rax), %xmm0                # xmm0 = mem[0],zero
	movdqa	%xmm0, 448(%rsp)                # 16-byte Spill
.Ltmp79:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp80:                                # EH_LABEL
# %bb.65:                               # %.noexc211
	testl	%eax, %eax
	jne	.LBB3_89
# %bb.66:
	movdqa	1328(%rsp), %xmm0               # 16-byte Reload
	pcmpeqd	1568(%rsp), %xmm0               # 16-byte Folded Reload
	movdqa	1344(%rsp), %xmm1               # 16-byte Reload
	pcmpeqd	160(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	movdqa	.LCPI3_19(%rip), %xmm4          # xmm4 = [1,1]
	pandn	%xmm4, %xmm0
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm0, %xmm1
	movdqa	1360(%rsp), %xmm0               # 16-byte Reload
	pcmpeqd	176(%rsp), %xmm0                # 16-byte Folded Reload
	movdqa	1376(%rsp), %xmm2               # 16-byte Reload
	pcmpeqd	192(%rsp), %xmm2                # 16-byte Folded Reload
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm4, %xmm0
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm0, %xmm2
	paddq	%xmm1, %xmm2
	movdqa	1392(%rsp), %xmm0               # 16-byte Reload
	pcmpeqd	208(%rsp), %xmm0                # 16-byte Folded Reload
	movdqa	1408(%rsp), %xmm1               # 16-byte Reload
	pcmpeqd	224(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm4, %xmm0
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm0, %xmm1
	movdqa	1424(%rsp), %xmm0               # 16-byte Reload
	pcmpeqd	240(%rsp), %xmm0                # 16-byte Folded Reload
	pshufd	$212, %xmm0, %xmm3              # xmm3 = xmm0[0,1,1,3]
	pandn	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	paddq	%xmm2, %xmm3
	movdqa	1440(%rsp), %xmm1               # 16-byte Reload
	pcmpeqd	256(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	1456(%rsp), %xmm0               # 16-byte Reload
	pcmpeqd	272(%rsp), %xmm0                # 16-byte Folded Reload
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	paddq	%xmm3, %xmm0
	movdqa	1472(%rsp), %xmm1               # 16-byte Reload
	pcmpeqd	288(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	1488(%rsp), %xmm2               # 16-byte Reload
	pcmpeqd	304(%rsp), %xmm2                # 16-byte Folded Reload
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm1, %xmm2
	movdqa	1504(%rsp), %xmm1               # 16-byte Reload
	pcmpeqd	320(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	movq	%r12, %xmm2
	paddq	%xmm2, %xmm1
	movdqa	1520(%rsp), %xmm2               # 16-byte Reload
	pcmpeqd	336(%rsp), %xmm2                # 16-byte Folded Reload
	movdqa	1536(%rsp), %xmm3               # 16-byte Reload
	pcmpeqd	352(%rsp), %xmm3                # 16-byte Folded Reload
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm3
	paddq	%xmm2, %xmm3
	movdqa	384(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	368(%rsp), %xmm2                # 16-byte Folded Reload
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm3, %xmm2
	movdqa	144(%rsp), %xmm3                # 16-byte Reload
	pcmpeqd	1552(%rsp), %xmm3               # 16-byte Folded Reload
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm4, %xmm3
	paddq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	movdqa	432(%rsp), %xmm1                # 16-byte Reload
	pcmpeqd	400(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	448(%rsp), %xmm2                # 16-byte Reload
	pcmpeqd	416(%rsp), %xmm2                # 16-byte Folded Reload
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm4, %xmm1
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm4, %xmm2
	paddq	%xmm1, %xmm2
	paddq	%xmm3, %xmm2
	paddq	%xmm0, %xmm2
	pshufd	$238, %xmm2, %xmm0              # xmm0 = xmm2[2,3,2,3]
	paddq	%xmm2, %xmm0
	movq	%xmm0, %rax
	movb	%bpl, %r14b
	movb	%r15b, %bl
	addq	%r14, %rbx
	addq	%rax, %rbx
	leaq	.L.str.8(%rip), %rdi
	movl	$228, %esi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	656(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_68
# %bb.67:
	movq	672(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_68:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	1200(%rsp), %rdi
.Ltmp101:                               # EH_LABEL
	callq	hipFree@PLT
.Ltmp102:                               # EH_LABEL
# %bb.69:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	1584(%rsp), %rdi
.Ltmp104:                               # EH_LABEL
	callq	hipFree@PLT
.Ltmp105:                               # EH_LABEL
# %bb.70:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	528(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_72
# %bb.71:
	movq	544(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_72:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit216
	movq	1888(%rsp), %rdi
.Ltmp107:                               # EH_LABEL
	callq	hipFree@PLT
.Ltmp108:                               # EH_LABEL
# %bb.73:                               # %_ZN11DeviceArrayI8MiddlingED2Ev.exit
	movq	464(%rsp), %rdi
.Ltmp110:                               # EH_LABEL
	callq	hipFree@PLT
.Ltmp111:                               # EH_LABEL
# %bb.74:                               # %_ZN11DeviceArrayIiED2Ev.exit217
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_76
# %bb.75:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_76:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit219
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_78
# %bb.77:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_78:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit221
	movq	80(%rsp), %rdi
.Ltmp113:                               # EH_LABEL
	callq	hipFree@PLT
.Ltmp114:                               # EH_LABEL
# %bb.79:                               # %_ZN11DeviceArrayIiED2Ev.exit222
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$10712, %rsp                    # imm = 0x29D8
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
.LBB3_80:
	.cfi_def_cfa_offset 10768
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp59:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp60:                                # EH_LABEL
# %bb.81:                               # %.noexc199
.Ltmp61:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp62:                                # EH_LABEL
# %bb.82:                               # %.noexc200
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$158, %ecx
	jmp	.LBB3_92
.LBB3_83:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp66:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp67:                                # EH_LABEL
# %bb.84:                               # %.noexc201
.Ltmp68:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp69:                                # EH_LABEL
# %bb.85:                               # %.noexc202
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$160, %ecx
	jmp	.LBB3_92
.LBB3_86:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp72:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp73:                                # EH_LABEL
# %bb.87:                               # %.noexc204
.Ltmp74:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp75:                                # EH_LABEL
# %bb.88:                               # %.noexc205
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%rbx, %rdi
	movl	$161, %ecx
	jmp	.LBB3_92
.LBB3_89:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp81:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp82:                                # EH_LABEL
# %bb.90:                               # %.noexc212
.Ltmp83:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp84:                                # EH_LABEL
# %bb.91:                               # %.noexc213
	movq	%rax, (%rsp)
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
.LBB3_92:                               # %.noexc200
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB3_93:
.Ltmp115:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_94:
.Ltmp112:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_95:
.Ltmp109:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_96:
.Ltmp106:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_97:
.Ltmp103:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_98:
.Ltmp78:                                # EH_LABEL
	jmp	.LBB3_115
.LBB3_99:
.Ltmp56:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_117
.LBB3_100:
.Ltmp53:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_117
.LBB3_101:
.Ltmp50:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_118
.LBB3_102:
.Ltmp47:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_119
.LBB3_103:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_121
.LBB3_104:
.Ltmp41:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_121
.LBB3_105:
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rbx
	movq	3344(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_128
# %bb.106:
	movq	3360(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB3_128
.LBB3_107:
.Ltmp28:                                # EH_LABEL
	jmp	.LBB3_127
.LBB3_108:
.Ltmp15:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_129
.LBB3_109:
.Ltmp12:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_131
.LBB3_110:
.Ltmp9:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_133
.LBB3_111:
.Ltmp63:                                # EH_LABEL
	jmp	.LBB3_115
.LBB3_112:
.Ltmp38:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_121
.LBB3_113:
.Ltmp6:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_133
.LBB3_114:
.Ltmp85:                                # EH_LABEL
.LBB3_115:
	movq	%rax, %rbx
	movq	656(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_117
# %bb.116:
	movq	672(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_117:
	movq	1200(%rsp), %rdi
.Ltmp86:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp87:                                # EH_LABEL
.LBB3_118:                              # %_ZN11DeviceArrayIdED2Ev.exit225
	movq	1584(%rsp), %rdi
.Ltmp89:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp90:                                # EH_LABEL
.LBB3_119:                              # %_ZN11DeviceArrayIiED2Ev.exit226
	movq	528(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_121
# %bb.120:
	movq	544(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_121:
	movq	1888(%rsp), %rdi
.Ltmp92:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp93:                                # EH_LABEL
	jmp	.LBB3_128
.LBB3_122:
.Ltmp91:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_123:
.Ltmp94:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_124:
.Ltmp88:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_125:
.Ltmp25:                                # EH_LABEL
	jmp	.LBB3_127
.LBB3_126:
.Ltmp22:                                # EH_LABEL
.LBB3_127:
	movq	%rax, %rbx
.LBB3_128:
	movq	464(%rsp), %rdi
.Ltmp95:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp96:                                # EH_LABEL
.LBB3_129:                              # %_ZN11DeviceArrayIiED2Ev.exit230
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_131
# %bb.130:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_131:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit232
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_133
# %bb.132:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB3_133:
	movq	80(%rsp), %rdi
.Ltmp98:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp99:                                # EH_LABEL
# %bb.134:                              # %_ZN11DeviceArrayIiED2Ev.exit235
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB3_135:
.Ltmp100:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_136:
.Ltmp97:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end3:
	.size	main, .Lfunc_end3-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table3:
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
	.uleb128 .Ltmp6-.Lfunc_begin0           #     jumps to .Ltmp6
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp1-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp2-.Ltmp1                  #   Call between .Ltmp1 and .Ltmp2
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp2-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp5-.Ltmp2                  #   Call between .Ltmp2 and .Ltmp5
	.uleb128 .Ltmp6-.Lfunc_begin0           #     jumps to .Ltmp6
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp7-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp8-.Ltmp7                  #   Call between .Ltmp7 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp11-.Ltmp10                #   Call between .Ltmp10 and .Ltmp11
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp11-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp13-.Ltmp11                #   Call between .Ltmp11 and .Ltmp13
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp13-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp14-.Ltmp13                #   Call between .Ltmp13 and .Ltmp14
	.uleb128 .Ltmp15-.Lfunc_begin0          #     jumps to .Ltmp15
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp21-.Ltmp16                #   Call between .Ltmp16 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp29-.Ltmp27                #   Call between .Ltmp27 and .Ltmp29
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp38-.Lfunc_begin0          #     jumps to .Ltmp38
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp34-.Ltmp33                #   Call between .Ltmp33 and .Ltmp34
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp37-.Ltmp34                #   Call between .Ltmp34 and .Ltmp37
	.uleb128 .Ltmp38-.Lfunc_begin0          #     jumps to .Ltmp38
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.uleb128 .Ltmp41-.Lfunc_begin0          #     jumps to .Ltmp41
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp42-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp43-.Ltmp42                #   Call between .Ltmp42 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp45-.Ltmp43                #   Call between .Ltmp43 and .Ltmp45
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp46-.Ltmp45                #   Call between .Ltmp45 and .Ltmp46
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp49-.Ltmp48                #   Call between .Ltmp48 and .Ltmp49
	.uleb128 .Ltmp50-.Lfunc_begin0          #     jumps to .Ltmp50
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp51-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp52-.Ltmp51                #   Call between .Ltmp51 and .Ltmp52
	.uleb128 .Ltmp53-.Lfunc_begin0          #     jumps to .Ltmp53
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp55-.Ltmp54                #   Call between .Ltmp54 and .Ltmp55
	.uleb128 .Ltmp56-.Lfunc_begin0          #     jumps to .Ltmp56
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp57-.Ltmp55                #   Call between .Ltmp55 and .Ltmp57
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp57-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp58-.Ltmp57                #   Call between .Ltmp57 and .Ltmp58
	.uleb128 .Ltmp63-.Lfunc_begin0          #     jumps to .Ltmp63
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp64-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp71-.Ltmp64                #   Call between .Ltmp64 and .Ltmp71
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp76-.Lfunc_begin0          # >> Call Site 27 <<
	.uleb128 .Ltmp77-.Ltmp76                #   Call between .Ltmp76 and .Ltmp77
	.uleb128 .Ltmp78-.Lfunc_begin0          #     jumps to .Ltmp78
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp79-.Lfunc_begin0          # >> Call Site 28 <<
	.uleb128 .Ltmp80-.Ltmp79                #   Call between .Ltmp79 and .Ltmp80
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp101-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp102-.Ltmp101              #   Call between .Ltmp101 and .Ltmp102
	.uleb128 .Ltmp103-.Lfunc_begin0         #     jumps to .Ltmp103
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp104-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp105-.Ltmp104              #   Call between .Ltmp104 and .Ltmp105
	.uleb128 .Ltmp106-.Lfunc_begin0         #     jumps to .Ltmp106
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp107-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp108-.Ltmp107              #   Call between .Ltmp107 and .Ltmp108
	.uleb128 .Ltmp109-.Lfunc_begin0         #     jumps to .Ltmp109
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp110-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp111-.Ltmp110              #   Call between .Ltmp110 and .Ltmp111
	.uleb128 .Ltmp112-.Lfunc_begin0         #     jumps to .Ltmp112
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp113-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp114-.Ltmp113              #   Call between .Ltmp113 and .Ltmp114
	.uleb128 .Ltmp115-.Lfunc_begin0         #     jumps to .Ltmp115
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 34 <<
	.uleb128 .Ltmp62-.Ltmp59                #   Call between .Ltmp59 and .Ltmp62
	.uleb128 .Ltmp63-.Lfunc_begin0          #     jumps to .Ltmp63
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp66-.Lfunc_begin0          # >> Call Site 35 <<
	.uleb128 .Ltmp84-.Ltmp66                #   Call between .Ltmp66 and .Ltmp84
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp86-.Lfunc_begin0          # >> Call Site 36 <<
	.uleb128 .Ltmp87-.Ltmp86                #   Call between .Ltmp86 and .Ltmp87
	.uleb128 .Ltmp88-.Lfunc_begin0          #     jumps to .Ltmp88
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp89-.Lfunc_begin0          # >> Call Site 37 <<
	.uleb128 .Ltmp90-.Ltmp89                #   Call between .Ltmp89 and .Ltmp90
	.uleb128 .Ltmp91-.Lfunc_begin0          #     jumps to .Ltmp91
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp92-.Lfunc_begin0          # >> Call Site 38 <<
	.uleb128 .Ltmp93-.Ltmp92                #   Call between .Ltmp92 and .Ltmp93
	.uleb128 .Ltmp94-.Lfunc_begin0          #     jumps to .Ltmp94
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp95-.Lfunc_begin0          # >> Call Site 39 <<
	.uleb128 .Ltmp96-.Ltmp95                #   Call between .Ltmp95 and .Ltmp96
	.uleb128 .Ltmp97-.Lfunc_begin0          #     jumps to .Ltmp97
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp98-.Lfunc_begin0          # >> Call Site 40 <<
	.uleb128 .Ltmp99-.Ltmp98                #   Call between .Ltmp98 and .Ltmp99
	.uleb128 .Ltmp100-.Lfunc_begin0         #     jumps to .Ltmp100
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp99-.Lfunc_begin0          # >> Call Site 41 <<
	.uleb128 .Lfunc_end3-.Ltmp99            #   Call between .Ltmp99 and .Lfunc_end3
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
	jne	.LBB4_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB4_4
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
.LBB4_1:
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB4_2
.LBB4_4:
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB4_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end4:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end4-_ZN11DeviceArrayIiEC2Em
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
	jne	.LBB5_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB5_2
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
	je	.LBB5_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB5_5
.LBB5_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB5_5:
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
	jne	.LBB5_7
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
.LBB5_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.12(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB5_7:
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB5_10:
.Ltmp122:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB5_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB5_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end5:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end5-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table5:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp116-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp116
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp116-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp117-.Ltmp116              #   Call between .Ltmp116 and .Ltmp117
	.uleb128 .Ltmp122-.Lfunc_begin1         #     jumps to .Ltmp122
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp117-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp118-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp121-.Ltmp118              #   Call between .Ltmp118 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin1         #     jumps to .Ltmp122
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp121-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end5-.Ltmp121           #   Call between .Ltmp121 and .Lfunc_end5
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
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
	jne	.LBB6_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.13(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.14(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB6_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end6:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end6-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE,"axG",@progbits,_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE,comdat
	.weak	_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE # -- Begin function _ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE
	.p2align	4
	.type	_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE,@function
_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE: # @_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE
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
	movabsq	$-1229782938247303441, %rcx     # imm = 0xEEEEEEEEEEEEEEEF
	imulq	%rax, %rcx
	movq	%rcx, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB7_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%rbx), %rdi
	movq	(%r14), %rsi
	imulq	$120, 8(%rbx), %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.13(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.14(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE, .Lfunc_end7-_ZN11DeviceArrayI8MiddlingEC2ERKSt6vectorIS0_SaIS0_EE
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
	jne	.LBB8_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB8_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end8:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end8-_ZN11DeviceArrayIdEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE
.LCPI9_0:
	.quad	0x4160000041500000              # double 8388610.041015625
	.quad	0x4180000041700000              # double 33554440.1796875
.LCPI9_1:
	.quad	0x4198000041900000              # double 100663312.390625
	.quad	0x41a8000041a00000              # double 201326624.8125
.LCPI9_2:
	.quad	0x41c0000041b80000              # double 536871043.4375
	.quad	0x41d0000041c80000              # double 1073742087.125
.LCPI9_3:
	.quad	0x41e8000041e00000              # double 3221225999
	.quad	0x41f8000041f00000              # double 6442451999
.LCPI9_4:
	.quad	0x4208000042040000              # double 12884904000.5
	.quad	0x42100000420c0000              # double 17179873411
.LCPI9_5:
	.quad	0x421c000042180000              # double 30064775302
	.quad	0x4224000042200000              # double 42949681424
.LCPI9_6:
	.quad	0x42300000422c0000              # double 68719493676
	.quad	0x4238000042340000              # double 103079232052
.LCPI9_7:
	.quad	0x4244000042400000              # double 171798725760
	.quad	0x424c000042480000              # double 240518202512
.LCPI9_8:
	.quad	0x4258000042540000              # double 412316928336
	.quad	0x42600000425c0000              # double 549755949792
.LCPI9_9:
	.quad	0x426c000042680000              # double 962072810304
	.quad	0x4274000042700000              # double 1374389806848
.LCPI9_10:
	.quad	0x42800000427c0000              # double 2199023800192
	.quad	0x4284000042820000              # double 2748779614272
.LCPI9_11:
	.quad	0x428a000042880000              # double 3573413335296
	.quad	0x428e0000428c0000              # double 4123169149312
.LCPI9_12:
	.quad	0x4294000042920000              # double 5497559229568
	.quad	0x4298000042960000              # double 6597070857600
.LCPI9_13:
	.quad	0x429e0000429c0000              # double 8246338299648
	.quad	0x42a2000042a00000              # double 9895606833152
.LCPI9_14:
	.quad	0x42a8000042a60000              # double 13194141717248
	.quad	0x42ac000042aa0000              # double 15393164973312
.LCPI9_15:
	.quad	0x42b2000042b00000              # double 19791213670400
	.quad	0x42b6000042b40000              # double 24189260182528
.LCPI9_16:
	.quad	0x42bc000042ba0000              # double 30786329950720
	.quad	0x42c0000042be0000              # double 35184380836864
.LCPI9_17:
	.quad	0x42c6000042c40000              # double 48378520373248
	.quad	0x42ca000042c80000              # double 57174613397504
.LCPI9_18:
	.quad	0x42d0000042ce0000              # double 70368761690112
	.quad	0x42d4000042d20000              # double 87960947738624
.LCPI9_19:
	.quad	0x42da000042d80000              # double 114349226811392
	.quad	0x42de000042dc0000              # double 131941412859904
.LCPI9_20:
	.quad	0x42e4000042e20000              # double 175921895510016
	.quad	0x42e8000042e60000              # double 211106267607040
.LCPI9_21:
	.quad	0x42ee000042ec0000              # double 263882825752576
	.quad	0x42f2000042f00000              # double 316659418988544
.LCPI9_22:
	.quad	0x42f8000042f60000              # double 422212535279616
	.quad	0x42fc000042fa0000              # double 492581279473664
.LCPI9_23:
	.quad	0x4301000043000000              # double 598134466019328
	.quad	0x4303000043020000              # double 668503210213376
.LCPI9_24:
	.quad	0x4306000043050000              # double 774056326504448
	.quad	0x4308000043070000              # double 844425070698496
.LCPI9_25:
	.quad	0x430b0000430a0000              # double 949978186989568
	.quad	0x430d0000430c0000              # double 1020346931183616
.LCPI9_26:
	.quad	0x43100000430f0000              # double 1125900188106752
	.quad	0x4312000043110000              # double 1266637676494848
.LCPI9_27:
	.quad	0x4315000043140000              # double 1477743909076992
	.quad	0x4317000043160000              # double 1618481397465088
.LCPI9_28:
	.quad	0x431a000043190000              # double 1829587630047232
	.quad	0x431c0000431b0000              # double 1970325118435328
.LCPI9_29:
	.quad	0x431f0000431e0000              # double 2181431351017472
	.quad	0x4321000043200000              # double 2392537865125888
.LCPI9_30:
	.long	0x40400000                      # float 3
	.long	0x40800000                      # float 4
	.zero	4
	.zero	4
.LCPI9_31:
	.long	0x40a00000                      # float 5
	.long	0x40c00000                      # float 6
	.zero	4
	.zero	4
.LCPI9_32:
	.long	0x41000000                      # float 8
	.long	0x41100000                      # float 9
	.zero	4
	.zero	4
.LCPI9_33:
	.long	0x41200000                      # float 10
	.long	0x41300000                      # float 11
	.zero	4
	.zero	4
.LCPI9_38:
	.long	0x40400000                      # float 3
	.long	0x40800000                      # float 4
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
.LCPI9_39:
	.long	0x40a00000                      # float 5
	.long	0x40c00000                      # float 6
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
.LCPI9_40:
	.long	0x41000000                      # float 8
	.long	0x41100000                      # float 9
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
.LCPI9_41:
	.long	0x41200000                      # float 10
	.long	0x41300000                      # float 11
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI9_34:
	.quad	0x3ff8000000000000              # double 1.5
.LCPI9_35:
	.quad	0x4015000000000000              # double 5.25
.LCPI9_36:
	.quad	0x4022000000000000              # double 9
.LCPI9_37:
	.quad	0x4029800000000000              # double 12.75
	.section	.text._Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE,"axG",@progbits,_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE,comdat
	.weak	_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE
	.p2align	4
	.type	_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE,@function
_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE: # @_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE
	.cfi_startproc
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
	subq	$1960, %rsp                     # imm = 0x7A8
	.cfi_def_cfa_offset 2016
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %rbx
	movq	%rsi, %r14
	movq	%rdi, %r13
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	leaq	31(%rdi), %rdx
	movl	$256, %r8d                      # imm = 0x100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
	testl	%eax, %eax
	jne	.LBB9_2
# %bb.1:
	leaq	20(%r14), %rax
	movq	%rax, 1464(%rsp)                # 8-byte Spill
	movaps	.LCPI9_0(%rip), %xmm0           # xmm0 = [8.388610041015625E+6,3.35544401796875E+7]
	movaps	%xmm0, 1936(%rsp)
	movaps	.LCPI9_1(%rip), %xmm0           # xmm0 = [1.00663312390625E+8,2.013266248125E+8]
	movaps	%xmm0, 1920(%rsp)
	movaps	.LCPI9_2(%rip), %xmm0           # xmm0 = [5.368710434375E+8,1.073742087125E+9]
	movaps	%xmm0, 1904(%rsp)
	movaps	.LCPI9_3(%rip), %xmm0           # xmm0 = [3.221225999E+9,6.442451999E+9]
	movaps	%xmm0, 1888(%rsp)
	movaps	.LCPI9_4(%rip), %xmm0           # xmm0 = [1.28849040005E+10,1.7179873411E+10]
	movaps	%xmm0, 1872(%rsp)
	movaps	.LCPI9_5(%rip), %xmm0           # xmm0 = [3.0064775302E+10,4.2949681424E+10]
	movaps	%xmm0, 1856(%rsp)
	movaps	.LCPI9_6(%rip), %xmm0           # xmm0 = [6.8719493676E+10,1.03079232052E+11]
	movaps	%xmm0, 1840(%rsp)
	movaps	.LCPI9_7(%rip), %xmm0           # xmm0 = [1.7179872576E+11,2.40518202512E+11]
	movaps	%xmm0, 1824(%rsp)
	movaps	.LCPI9_8(%rip), %xmm0           # xmm0 = [4.12316928336E+11,5.49755949792E+11]
	movaps	%xmm0, 1808(%rsp)
	movaps	.LCPI9_9(%rip), %xmm0           # xmm0 = [9.62072810304E+11,1.374389806848E+12]
	movaps	%xmm0, 1792(%rsp)
	movaps	.LCPI9_10(%rip), %xmm0          # xmm0 = [2.199023800192E+12,2.748779614272E+12]
	movaps	%xmm0, 1776(%rsp)
	movaps	.LCPI9_11(%rip), %xmm0          # xmm0 = [3.573413335296E+12,4.123169149312E+12]
	movaps	%xmm0, 1760(%rsp)
	movaps	.LCPI9_12(%rip), %xmm0          # xmm0 = [5.497559229568E+12,6.5970708576E+12]
	movaps	%xmm0, 1744(%rsp)
	movaps	.LCPI9_13(%rip), %xmm0          # xmm0 = [8.246338299648E+12,9.895606833152E+12]
	movaps	%xmm0, 1728(%rsp)
	movaps	.LCPI9_14(%rip), %xmm0          # xmm0 = [1.3194141717248E+13,1.5393164973312E+13]
	movaps	%xmm0, 1712(%rsp)
	movaps	.LCPI9_15(%rip), %xmm0          # xmm0 = [1.97912136704E+13,2.4189260182528E+13]
	movaps	%xmm0, 1696(%rsp)
	movaps	.LCPI9_16(%rip), %xmm0          # xmm0 = [3.078632995072E+13,3.5184380836864E+13]
	movaps	%xmm0, 1680(%rsp)
	movaps	.LCPI9_17(%rip), %xmm0          # xmm0 = [4.8378520373248E+13,5.7174613397504E+13]
	movaps	%xmm0, 1664(%rsp)
	movaps	.LCPI9_18(%rip), %xmm0          # xmm0 = [7.0368761690112E+13,8.7960947738624E+13]
	movaps	%xmm0, 1648(%rsp)
	movaps	.LCPI9_19(%rip), %xmm0          # xmm0 = [1.14349226811392E+14,1.31941412859904E+14]
	movaps	%xmm0, 1632(%rsp)
	movaps	.LCPI9_20(%rip), %xmm0          # xmm0 = [1.75921895510016E+14,2.1110626760704E+14]
	movaps	%xmm0, 1616(%rsp)
	movaps	.LCPI9_21(%rip), %xmm0          # xmm0 = [2.63882825752576E+14,3.16659418988544E+14]
	movaps	%xmm0, 1600(%rsp)
	movaps	.LCPI9_22(%rip), %xmm0          # xmm0 = [4.22212535279616E+14,4.92581279473664E+14]
	movaps	%xmm0, 1584(%rsp)
	movaps	.LCPI9_23(%rip), %xmm0          # xmm0 = [5.98134466019328E+14,6.68503210213376E+14]
	movaps	%xmm0, 1568(%rsp)
	movaps	.LCPI9_24(%rip), %xmm0          # xmm0 = [7.74056326504448E+14,8.44425070698496E+14]
	movaps	%xmm0, 1552(%rsp)
	movaps	.LCPI9_25(%rip), %xmm0          # xmm0 = [9.49978186989568E+14,1.020346931183616E+15]
	movaps	%xmm0, 1536(%rsp)
	movaps	.LCPI9_26(%rip), %xmm0          # xmm0 = [1.125900188106752E+15,1.266637676494848E+15]
	movaps	%xmm0, 1520(%rsp)
	movaps	.LCPI9_27(%rip), %xmm0          # xmm0 = [1.477743909076992E+15,1.618481397465088E+15]
	movaps	%xmm0, 1504(%rsp)
	movaps	.LCPI9_28(%rip), %xmm0          # xmm0 = [1.829587630047232E+15,1.970325118435328E+15]
	movaps	%xmm0, 1488(%rsp)
	movaps	.LCPI9_29(%rip), %xmm0          # xmm0 = [2.181431351017472E+15,2.392537865125888E+15]
	movaps	%xmm0, 1472(%rsp)
	leaq	420(%r14), %r11
	leaq	440(%r14), %r10
	leaq	460(%r14), %r9
	leaq	480(%r14), %r8
	leaq	500(%r14), %rdi
	leaq	520(%r14), %rsi
	leaq	540(%r14), %rdx
	leaq	560(%r14), %rcx
	leaq	580(%r14), %rax
	leaq	600(%r14), %r15
	leaq	620(%r14), %rbp
	movaps	1472(%rsp), %xmm0
	movaps	%xmm0, 1424(%rsp)
	movaps	1488(%rsp), %xmm0
	movaps	%xmm0, 1376(%rsp)
	movaps	1504(%rsp), %xmm0
	movaps	%xmm0, 1328(%rsp)
	movaps	1520(%rsp), %xmm0
	movaps	%xmm0, 1280(%rsp)
	movaps	1536(%rsp), %xmm0
	movaps	%xmm0, 1232(%rsp)
	movaps	1552(%rsp), %xmm0
	movaps	%xmm0, 1184(%rsp)
	movaps	1568(%rsp), %xmm0
	movaps	%xmm0, 1136(%rsp)
	movaps	1584(%rsp), %xmm0
	movaps	%xmm0, 1088(%rsp)
	movaps	1600(%rsp), %xmm0
	movaps	%xmm0, 1040(%rsp)
	movaps	1616(%rsp), %xmm0
	movaps	%xmm0, 992(%rsp)
	movaps	1632(%rsp), %xmm0
	movaps	%xmm0, 944(%rsp)
	movaps	1648(%rsp), %xmm0
	movaps	%xmm0, 896(%rsp)
	movaps	1664(%rsp), %xmm0
	movaps	%xmm0, 848(%rsp)
	movaps	1680(%rsp), %xmm0
	movaps	%xmm0, 800(%rsp)
	movaps	1696(%rsp), %xmm0
	movaps	%xmm0, 752(%rsp)
	movaps	1712(%rsp), %xmm0
	movaps	%xmm0, 704(%rsp)
	movaps	1728(%rsp), %xmm0
	movaps	%xmm0, 656(%rsp)
	movaps	1744(%rsp), %xmm0
	movaps	%xmm0, 608(%rsp)
	movaps	1760(%rsp), %xmm0
	movaps	%xmm0, 560(%rsp)
	movaps	1776(%rsp), %xmm0
	movaps	%xmm0, 512(%rsp)
	movaps	1792(%rsp), %xmm0
	movaps	%xmm0, 464(%rsp)
	movaps	1808(%rsp), %xmm0
	movaps	%xmm0, 416(%rsp)
	movaps	1824(%rsp), %xmm0
	movaps	%xmm0, 368(%rsp)
	movaps	1840(%rsp), %xmm0
	movaps	%xmm0, 320(%rsp)
	movaps	1856(%rsp), %xmm0
	movaps	%xmm0, 272(%rsp)
	movaps	1872(%rsp), %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	1888(%rsp), %xmm0
	movaps	%xmm0, 176(%rsp)
	movaps	1904(%rsp), %xmm0
	movaps	%xmm0, 128(%rsp)
	movaps	1920(%rsp), %xmm0
	movaps	%xmm0, 80(%rsp)
	movaps	1936(%rsp), %xmm0
	movaps	%xmm0, 32(%rsp)
	movabsq	$4637986336563789824, %r12      # imm = 0x405D700000000000
	movq	%r12, 1416(%rsp)
	movq	%rbp, 1400(%rsp)
	movabsq	$4637722453773123584, %r12      # imm = 0x405C800000000000
	movq	%r12, 1368(%rsp)
	movq	%r15, 1352(%rsp)
	movabsq	$4637458570982457344, %r15      # imm = 0x405B900000000000
	movq	%r15, 1320(%rsp)
	movq	%rax, 1304(%rsp)
	movabsq	$4637194688191791104, %rax      # imm = 0x405AA00000000000
	movq	%rax, 1272(%rsp)
	movq	%rcx, 1256(%rsp)
	movabsq	$4636930805401124864, %rax      # imm = 0x4059B00000000000
	movq	%rax, 1224(%rsp)
	movq	%rdx, 1208(%rsp)
	movabsq	$4636666922610458624, %rax      # imm = 0x4058C00000000000
	movq	%rax, 1176(%rsp)
	movq	%rsi, 1160(%rsp)
	movabsq	$4636403039819792384, %rax      # imm = 0x4057D00000000000
	movq	%rax, 1128(%rsp)
	movq	%rdi, 1112(%rsp)
	movabsq	$4636139157029126144, %rax      # imm = 0x4056E00000000000
	movq	%rax, 1080(%rsp)
	movq	%r8, 1064(%rsp)
	movabsq	$4635875274238459904, %rax      # imm = 0x4055F00000000000
	movq	%rax, 1032(%rsp)
	movq	%r9, 1016(%rsp)
	movabsq	$4635611391447793664, %rax      # imm = 0x4055000000000000
	movq	%rax, 984(%rsp)
	movq	%r10, 968(%rsp)
	movabsq	$4635347508657127424, %rax      # imm = 0x4054100000000000
	movq	%rax, 936(%rsp)
	movq	%r11, 920(%rsp)
	movabsq	$4635083625866461184, %rax      # imm = 0x4053200000000000
	movq	%rax, 888(%rsp)
	leaq	400(%r14), %rax
	movq	%rax, 872(%rsp)
	movabsq	$4634819743075794944, %rax      # imm = 0x4052300000000000
	movq	%rax, 840(%rsp)
	leaq	380(%r14), %rax
	movq	%rax, 824(%rsp)
	movabsq	$4634555860285128704, %rax      # imm = 0x4051400000000000
	movq	%rax, 792(%rsp)
	leaq	360(%r14), %rax
	movq	%rax, 776(%rsp)
	movabsq	$4634291977494462464, %rax      # imm = 0x4050500000000000
	movq	%rax, 744(%rsp)
	leaq	340(%r14), %rax
	movq	%rax, 728(%rsp)
	movabsq	$4633852172843352064, %rax      # imm = 0x404EC00000000000
	movq	%rax, 696(%rsp)
	leaq	320(%r14), %rax
	movq	%rax, 680(%rsp)
	movabsq	$4633324407262019584, %rax      # imm = 0x404CE00000000000
	movq	%rax, 648(%rsp)
	leaq	300(%r14), %rax
	movq	%rax, 632(%rsp)
	movabsq	$4632796641680687104, %rax      # imm = 0x404B000000000000
	movq	%rax, 600(%rsp)
	leaq	280(%r14), %rax
	movq	%rax, 584(%rsp)
	movabsq	$4632268876099354624, %rax      # imm = 0x4049200000000000
	movq	%rax, 552(%rsp)
	leaq	260(%r14), %rax
	movq	%rax, 536(%rsp)
	movabsq	$4631741110518022144, %rax      # imm = 0x4047400000000000
	movq	%rax, 504(%rsp)
	leaq	240(%r14), %rax
	movq	%rax, 488(%rsp)
	movabsq	$4631213344936689664, %rax      # imm = 0x4045600000000000
	movq	%rax, 456(%rsp)
	leaq	220(%r14), %rax
	movq	%rax, 440(%rsp)
	movabsq	$4630685579355357184, %rax      # imm = 0x4043800000000000
	movq	%rax, 408(%rsp)
	leaq	200(%r14), %rax
	movq	%rax, 392(%rsp)
	movabsq	$4630157813774024704, %rax      # imm = 0x4041A00000000000
	movq	%rax, 360(%rsp)
	leaq	180(%r14), %rax
	movq	%rax, 344(%rsp)
	movabsq	$4629559679448514560, %rax      # imm = 0x403F800000000000
	movq	%rax, 312(%rsp)
	leaq	160(%r14), %rax
	movq	%rax, 296(%rsp)
	movabsq	$4628504148285849600, %rax      # imm = 0x403BC00000000000
	movq	%rax, 264(%rsp)
	leaq	140(%r14), %rax
	movq	%rax, 248(%rsp)
	movabsq	$4627448617123184640, %rax      # imm = 0x4038000000000000
	movq	%rax, 216(%rsp)
	leaq	120(%r14), %rax
	movq	%rax, 200(%rsp)
	movabsq	$4626393085960519680, %rax      # imm = 0x4034400000000000
	movq	%rax, 168(%rsp)
	leaq	100(%r14), %rax
	movq	%rax, 152(%rsp)
	movabsq	$4625337554797854720, %rax      # imm = 0x4030800000000000
	movq	%rax, 120(%rsp)
	leaq	80(%r14), %rax
	movq	%rax, 104(%rsp)
	leaq	60(%r14), %rax
	movq	%rax, 56(%rsp)
	leaq	40(%r14), %rax
	movq	%rax, 8(%rsp)
	movl	$0, 1440(%rsp)
	movl	$117, 1408(%rsp)
	movl	$1, 1392(%rsp)
	movl	$113, 1360(%rsp)
	movl	$0, 1344(%rsp)
	movl	$109, 1312(%rsp)
	movl	$1, 1296(%rsp)
	movl	$105, 1264(%rsp)
	movl	$0, 1248(%rsp)
	movl	$102, 1216(%rsp)
	movl	$1, 1200(%rsp)
	movl	$98, 1168(%rsp)
	movl	$0, 1152(%rsp)
	movl	$94, 1120(%rsp)
	movl	$1, 1104(%rsp)
	movl	$90, 1072(%rsp)
	movl	$0, 1056(%rsp)
	movl	$87, 1024(%rsp)
	movl	$1, 1008(%rsp)
	movl	$83, 976(%rsp)
	movl	$0, 960(%rsp)
	movl	$79, 928(%rsp)
	movl	$1, 912(%rsp)
	movl	$75, 880(%rsp)
	movl	$0, 864(%rsp)
	movl	$72, 832(%rsp)
	movl	$1, 816(%rsp)
	movl	$68, 784(%rsp)
	movl	$0, 768(%rsp)
	movl	$64, 736(%rsp)
	movl	$1, 720(%rsp)
	movl	$60, 688(%rsp)
	movl	$0, 672(%rsp)
	movl	$57, 640(%rsp)
	movl	$1, 624(%rsp)
	movl	$53, 592(%rsp)
	movl	$0, 576(%rsp)
	movl	$49, 544(%rsp)
	movl	$1, 528(%rsp)
	movl	$45, 496(%rsp)
	movl	$0, 480(%rsp)
	movl	$42, 448(%rsp)
	movl	$1, 432(%rsp)
	movl	$38, 400(%rsp)
	movl	$0, 384(%rsp)
	movl	$34, 352(%rsp)
	movl	$1, 336(%rsp)
	movl	$30, 304(%rsp)
	movl	$0, 288(%rsp)
	movl	$27, 256(%rsp)
	movl	$1, 240(%rsp)
	movl	$23, 208(%rsp)
	movl	$0, 192(%rsp)
	movl	$19, 160(%rsp)
	movl	$1, 144(%rsp)
	movl	$15, 112(%rsp)
	movl	$0, 96(%rsp)
	movl	$12, 64(%rsp)
	movl	$1, 48(%rsp)
	movl	$8, 16(%rsp)
	movl	$0, (%rsp)
	movsd	.LCPI9_38(%rip), %xmm1          # xmm1 = [3.0E+0,4.0E+0,0.0E+0,0.0E+0]
	movsd	.LCPI9_39(%rip), %xmm2          # xmm2 = [5.0E+0,6.0E+0,0.0E+0,0.0E+0]
	movsd	.LCPI9_40(%rip), %xmm4          # xmm4 = [8.0E+0,9.0E+0,0.0E+0,0.0E+0]
	movsd	.LCPI9_41(%rip), %xmm5          # xmm5 = [1.0E+1,1.1E+1,0.0E+0,0.0E+0]
	movsd	.LCPI9_34(%rip), %xmm0          # xmm0 = [1.5E+0,0.0E+0]
	movsd	.LCPI9_35(%rip), %xmm3          # xmm3 = [5.25E+0,0.0E+0]
	movsd	.LCPI9_36(%rip), %xmm6          # xmm6 = [9.0E+0,0.0E+0]
	movsd	.LCPI9_37(%rip), %xmm7          # xmm7 = [1.275E+1,0.0E+0]
	movq	%r13, %rdi
	movq	%r14, %rsi
	xorl	%edx, %edx
	movl	$1, %ecx
	movq	1464(%rsp), %r8                 # 8-byte Reload
	movl	$4, %r9d
	callq	_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
.LBB9_2:
	movabsq	$4720057472906166272, %rax      # imm = 0x4181034380000000
	movq	%rax, (%rbx)
	addq	$1960, %rsp                     # imm = 0x7A8
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
.Lfunc_end9:
	.size	_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE, .Lfunc_end9-_Z6launchIJLi0ELi1ELi2ELi3ELi4ELi5ELi6ELi7ELi8ELi9ELi10ELi11ELi12ELi13ELi14ELi15ELi16ELi17ELi18ELi19ELi20ELi21ELi22ELi23ELi24ELi25ELi26ELi27ELi28ELi29ELi30ELi31ELi32ELi33ELi34ELi35ELi36ELi37ELi38ELi39ELi40ELi41ELi42ELi43ELi44ELi45ELi46ELi47ELi48ELi49ELi50ELi51ELi52ELi53ELi54ELi55ELi56ELi57ELi58ELi59ELi60ELi61ELi62ELi63ELi64ELi65ELi66ELi67ELi68ELi69ELi70ELi71ELi72ELi73ELi74ELi75ELi76ELi77ELi78ELi79ELi80ELi81ELi82ELi83ELi84ELi85ELi86ELi87ELi88ELi89ELi90ELi91ELi92ELi93ELi94ELi95ELi96ELi97ELi98ELi99ELi100ELi101ELi102ELi103ELi104ELi105ELi106ELi107ELi108ELi109ELi110ELi111ELi112ELi113ELi114ELi115ELi116ELi117ELi118ELi119ELi120ELi121ELi122ELi123ELi124ELi125ELi126ELi127ELi128ELi129ELi130ELi131ELi132ELi133ELi134ELi135ELi136ELi137ELi138ELi139ELi140ELi141ELi142ELi143ELi144ELi145ELi146ELi147ELi148ELi149ELi150ELi151ELi152ELi153ELi154ELi155ELi156ELi157ELi158ELi159EEEvPdPiS0_St16integer_sequenceIiJXspT_EEE
	.cfi_endproc
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
	jne	.LBB10_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB10_2
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
	je	.LBB10_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB10_5
.LBB10_2:                               # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
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
	leaq	.L.str.12(%rip), %rdi
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
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
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
.LBB10_12:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end10-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp123-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp123
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp123-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp129-.Lfunc_begin2         #     jumps to .Ltmp129
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp124-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp125-.Ltmp124              #   Call between .Ltmp124 and .Ltmp125
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp125-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp128-.Ltmp125              #   Call between .Ltmp125 and .Ltmp128
	.uleb128 .Ltmp129-.Lfunc_begin2         #     jumps to .Ltmp129
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp128-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end10-.Ltmp128          #   Call between .Ltmp128 and .Lfunc_end10
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
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
.Lfunc_end11:
	.size	__clang_call_terminate, .Lfunc_end11-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,"axG",@progbits,_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,comdat
	.weak	_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ # -- Begin function _Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.p2align	4
	.type	_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,@function
_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_: # @_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.cfi_startproc
# %bb.0:
	subq	$1480, %rsp                     # imm = 0x5C8
	.cfi_def_cfa_offset 1488
	movzbl	1488(%rsp), %eax
	movb	%al, 36(%rsp)
	movzbl	1536(%rsp), %eax
	movb	%al, 35(%rsp)
	movzbl	1584(%rsp), %eax
	movb	%al, 34(%rsp)
	movzbl	1632(%rsp), %eax
	movb	%al, 33(%rsp)
	movzbl	1680(%rsp), %eax
	movb	%al, 32(%rsp)
	movzbl	1728(%rsp), %eax
	movb	%al, 31(%rsp)
	movzbl	1776(%rsp), %eax
	movb	%al, 30(%rsp)
	movzbl	1824(%rsp), %eax
	movb	%al, 29(%rsp)
	movzbl	1872(%rsp), %eax
	movb	%al, 28(%rsp)
	movzbl	1920(%rsp), %eax
	movb	%al, 27(%rsp)
	movzbl	1968(%rsp), %eax
	movb	%al, 26(%rsp)
	movzbl	2016(%rsp), %eax
	movb	%al, 25(%rsp)
	movzbl	2064(%rsp), %eax
	movb	%al, 24(%rsp)
	movzbl	2112(%rsp), %eax
	movb	%al, 23(%rsp)
	movzbl	2160(%rsp), %eax
	movb	%al, 22(%rsp)
	movzbl	2208(%rsp), %eax
	movb	%al, 21(%rsp)
	movzbl	2256(%rsp), %eax
	movb	%al, 20(%rsp)
	movzbl	2304(%rsp), %eax
	movb	%al, 19(%rsp)
	movzbl	2352(%rsp), %eax
	movb	%al, 18(%rsp)
	movzbl	2400(%rsp), %eax
	movb	%al, 17(%rsp)
	movzbl	2448(%rsp), %eax
	movb	%al, 16(%rsp)
	movzbl	2496(%rsp), %eax
	movb	%al, 15(%rsp)
	movzbl	2544(%rsp), %eax
	movb	%al, 14(%rsp)
	movzbl	2592(%rsp), %eax
	movb	%al, 13(%rsp)
	movzbl	2640(%rsp), %eax
	movb	%al, 12(%rsp)
	movzbl	2688(%rsp), %eax
	movb	%al, 11(%rsp)
	movzbl	2736(%rsp), %eax
	movb	%al, 10(%rsp)
	movzbl	2784(%rsp), %eax
	movb	%al, 9(%rsp)
	movzbl	2832(%rsp), %eax
	movb	%al, 8(%rsp)
	movzbl	2880(%rsp), %eax
	movb	%al, 7(%rsp)
	movzbl	2928(%rsp), %eax
	movb	%al, 6(%rsp)
	movq	%rdi, 136(%rsp)
	movq	%rsi, 128(%rsp)
	movb	%dl, 39(%rsp)
	movb	%cl, 38(%rsp)
	movq	%r8, 112(%rsp)
	movb	%r9b, 37(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	39(%rsp), %rax
	movq	%rax, 160(%rsp)
	leaq	120(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	1456(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	38(%rsp), %rax
	movq	%rax, 184(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 192(%rsp)
	leaq	37(%rsp), %rax
	movq	%rax, 200(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 208(%rsp)
	leaq	1440(%rsp), %rax
	movq	%rax, 216(%rsp)
	leaq	36(%rsp), %rax
	movq	%rax, 224(%rsp)
	leaq	1496(%rsp), %rax
	movq	%rax, 232(%rsp)
	leaq	1504(%rsp), %rax
	movq	%rax, 240(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 248(%rsp)
	leaq	1520(%rsp), %rax
	movq	%rax, 256(%rsp)
	leaq	35(%rsp), %rax
	movq	%rax, 264(%rsp)
	leaq	1544(%rsp), %rax
	movq	%rax, 272(%rsp)
	leaq	1552(%rsp), %rax
	movq	%rax, 280(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 288(%rsp)
	leaq	1568(%rsp), %rax
	movq	%rax, 296(%rsp)
	leaq	34(%rsp), %rax
	movq	%rax, 304(%rsp)
	leaq	1592(%rsp), %rax
	movq	%rax, 312(%rsp)
	leaq	1600(%rsp), %rax
	movq	%rax, 320(%rsp)
	leaq	1608(%rsp), %rax
	movq	%rax, 328(%rsp)
	leaq	1616(%rsp), %rax
	movq	%rax, 336(%rsp)
	leaq	33(%rsp), %rax
	movq	%rax, 344(%rsp)
	leaq	1640(%rsp), %rax
	movq	%rax, 352(%rsp)
	leaq	1648(%rsp), %rax
	movq	%rax, 360(%rsp)
	leaq	1656(%rsp), %rax
	movq	%rax, 368(%rsp)
	leaq	1664(%rsp), %rax
	movq	%rax, 376(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 384(%rsp)
	leaq	1688(%rsp), %rax
	movq	%rax, 392(%rsp)
	leaq	1696(%rsp), %rax
	movq	%rax, 400(%rsp)
	leaq	1704(%rsp), %rax
	movq	%rax, 408(%rsp)
	leaq	1712(%rsp), %rax
	movq	%rax, 416(%rsp)
	leaq	31(%rsp), %rax
	movq	%rax, 424(%rsp)
	leaq	1736(%rsp), %rax
	movq	%rax, 432(%rsp)
	leaq	1744(%rsp), %rax
	movq	%rax, 440(%rsp)
	leaq	1752(%rsp), %rax
	movq	%rax, 448(%rsp)
	leaq	1760(%rsp), %rax
	movq	%rax, 456(%rsp)
	leaq	30(%rsp), %rax
	movq	%rax, 464(%rsp)
	leaq	1784(%rsp), %rax
	movq	%rax, 472(%rsp)
	leaq	1792(%rsp), %rax
	movq	%rax, 480(%rsp)
	leaq	1800(%rsp), %rax
	movq	%rax, 488(%rsp)
	leaq	1808(%rsp), %rax
	movq	%rax, 496(%rsp)
	leaq	29(%rsp), %rax
	movq	%rax, 504(%rsp)
	leaq	1832(%rsp), %rax
	movq	%rax, 512(%rsp)
	leaq	1840(%rsp), %rax
	movq	%rax, 520(%rsp)
	leaq	1848(%rsp), %rax
	movq	%rax, 528(%rsp)
	leaq	1856(%rsp), %rax
	movq	%rax, 536(%rsp)
	leaq	28(%rsp), %rax
	movq	%rax, 544(%rsp)
	leaq	1880(%rsp), %rax
	movq	%rax, 552(%rsp)
	leaq	1888(%rsp), %rax
	movq	%rax, 560(%rsp)
	leaq	1896(%rsp), %rax
	movq	%rax, 568(%rsp)
	leaq	1904(%rsp), %rax
	movq	%rax, 576(%rsp)
	leaq	27(%rsp), %rax
	movq	%rax, 584(%rsp)
	leaq	1928(%rsp), %rax
	movq	%rax, 592(%rsp)
	leaq	1936(%rsp), %rax
	movq	%rax, 600(%rsp)
	leaq	1944(%rsp), %rax
	movq	%rax, 608(%rsp)
	leaq	1952(%rsp), %rax
	movq	%rax, 616(%rsp)
	leaq	26(%rsp), %rax
	movq	%rax, 624(%rsp)
	leaq	1976(%rsp), %rax
	movq	%rax, 632(%rsp)
	leaq	1984(%rsp), %rax
	movq	%rax, 640(%rsp)
	leaq	1992(%rsp), %rax
	movq	%rax, 648(%rsp)
	leaq	2000(%rsp), %rax
	movq	%rax, 656(%rsp)
	leaq	25(%rsp), %rax
	movq	%rax, 664(%rsp)
	leaq	2024(%rsp), %rax
	movq	%rax, 672(%rsp)
	leaq	2032(%rsp), %rax
	movq	%rax, 680(%rsp)
	leaq	2040(%rsp), %rax
	movq	%rax, 688(%rsp)
	leaq	2048(%rsp), %rax
	movq	%rax, 696(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 704(%rsp)
	leaq	2072(%rsp), %rax
	movq	%rax, 712(%rsp)
	leaq	2080(%rsp), %rax
	movq	%rax, 720(%rsp)
	leaq	2088(%rsp), %rax
	movq	%rax, 728(%rsp)
	leaq	2096(%rsp), %rax
	movq	%rax, 736(%rsp)
	leaq	23(%rsp), %rax
	movq	%rax, 744(%rsp)
	leaq	2120(%rsp), %rax
	movq	%rax, 752(%rsp)
	leaq	2128(%rsp), %rax
	movq	%rax, 760(%rsp)
	leaq	2136(%rsp), %rax
	movq	%rax, 768(%rsp)
	leaq	2144(%rsp), %rax
	movq	%rax, 776(%rsp)
	leaq	22(%rsp), %rax
	movq	%rax, 784(%rsp)
	leaq	2168(%rsp), %rax
	movq	%rax, 792(%rsp)
	leaq	2176(%rsp), %rax
	movq	%rax, 800(%rsp)
	leaq	2184(%rsp), %rax
	movq	%rax, 808(%rsp)
	leaq	2192(%rsp), %rax
	movq	%rax, 816(%rsp)
	leaq	21(%rsp), %rax
	movq	%rax, 824(%rsp)
	leaq	2216(%rsp), %rax
	movq	%rax, 832(%rsp)
	leaq	2224(%rsp), %rax
	movq	%rax, 840(%rsp)
	leaq	2232(%rsp), %rax
	movq	%rax, 848(%rsp)
	leaq	2240(%rsp), %rax
	movq	%rax, 856(%rsp)
	leaq	20(%rsp), %rax
	movq	%rax, 864(%rsp)
	leaq	2264(%rsp), %rax
	movq	%rax, 872(%rsp)
	leaq	2272(%rsp), %rax
	movq	%rax, 880(%rsp)
	leaq	2280(%rsp), %rax
	movq	%rax, 888(%rsp)
	leaq	2288(%rsp), %rax
	movq	%rax, 896(%rsp)
	leaq	19(%rsp), %rax
	movq	%rax, 904(%rsp)
	leaq	2312(%rsp), %rax
	movq	%rax, 912(%rsp)
	leaq	2320(%rsp), %rax
	movq	%rax, 920(%rsp)
	leaq	2328(%rsp), %rax
	movq	%rax, 928(%rsp)
	leaq	2336(%rsp), %rax
	movq	%rax, 936(%rsp)
	leaq	18(%rsp), %rax
	movq	%rax, 944(%rsp)
	leaq	2360(%rsp), %rax
	movq	%rax, 952(%rsp)
	leaq	2368(%rsp), %rax
	movq	%rax, 960(%rsp)
	leaq	2376(%rsp), %rax
	movq	%rax, 968(%rsp)
	leaq	2384(%rsp), %rax
	movq	%rax, 976(%rsp)
	leaq	17(%rsp), %rax
	movq	%rax, 984(%rsp)
	leaq	2408(%rsp), %rax
	movq	%rax, 992(%rsp)
	leaq	2416(%rsp), %rax
	movq	%rax, 1000(%rsp)
	leaq	2424(%rsp), %rax
	movq	%rax, 1008(%rsp)
	leaq	2432(%rsp), %rax
	movq	%rax, 1016(%rsp)
	leaq	16(%rsp), %rax
	movq	%rax, 1024(%rsp)
	leaq	2456(%rsp), %rax
	movq	%rax, 1032(%rsp)
	leaq	2464(%rsp), %rax
	movq	%rax, 1040(%rsp)
	leaq	2472(%rsp), %rax
	movq	%rax, 1048(%rsp)
	leaq	2480(%rsp), %rax
	movq	%rax, 1056(%rsp)
	leaq	15(%rsp), %rax
	movq	%rax, 1064(%rsp)
	leaq	2504(%rsp), %rax
	movq	%rax, 1072(%rsp)
	leaq	2512(%rsp), %rax
	movq	%rax, 1080(%rsp)
	leaq	2520(%rsp), %rax
	movq	%rax, 1088(%rsp)
	leaq	2528(%rsp), %rax
	movq	%rax, 1096(%rsp)
	leaq	14(%rsp), %rax
	movq	%rax, 1104(%rsp)
	leaq	2552(%rsp), %rax
	movq	%rax, 1112(%rsp)
	leaq	2560(%rsp), %rax
	movq	%rax, 1120(%rsp)
	leaq	2568(%rsp), %rax
	movq	%rax, 1128(%rsp)
	leaq	2576(%rsp), %rax
	movq	%rax, 1136(%rsp)
	leaq	13(%rsp), %rax
	movq	%rax, 1144(%rsp)
	leaq	2600(%rsp), %rax
	movq	%rax, 1152(%rsp)
	leaq	2608(%rsp), %rax
	movq	%rax, 1160(%rsp)
	leaq	2616(%rsp), %rax
	movq	%rax, 1168(%rsp)
	leaq	2624(%rsp), %rax
	movq	%rax, 1176(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 1184(%rsp)
	leaq	2648(%rsp), %rax
	movq	%rax, 1192(%rsp)
	leaq	2656(%rsp), %rax
	movq	%rax, 1200(%rsp)
	leaq	2664(%rsp), %rax
	movq	%rax, 1208(%rsp)
	leaq	2672(%rsp), %rax
	movq	%rax, 1216(%rsp)
	leaq	11(%rsp), %rax
	movq	%rax, 1224(%rsp)
	leaq	2696(%rsp), %rax
	movq	%rax, 1232(%rsp)
	leaq	2704(%rsp), %rax
	movq	%rax, 1240(%rsp)
	leaq	2712(%rsp), %rax
	movq	%rax, 1248(%rsp)
	leaq	2720(%rsp), %rax
	movq	%rax, 1256(%rsp)
	leaq	10(%rsp), %rax
	movq	%rax, 1264(%rsp)
	leaq	2744(%rsp), %rax
	movq	%rax, 1272(%rsp)
	leaq	2752(%rsp), %rax
	movq	%rax, 1280(%rsp)
	leaq	2760(%rsp), %rax
	movq	%rax, 1288(%rsp)
	leaq	2768(%rsp), %rax
	movq	%rax, 1296(%rsp)
	leaq	9(%rsp), %rax
	movq	%rax, 1304(%rsp)
	leaq	2792(%rsp), %rax
	movq	%rax, 1312(%rsp)
	leaq	2800(%rsp), %rax
	movq	%rax, 1320(%rsp)
	leaq	2808(%rsp), %rax
	movq	%rax, 1328(%rsp)
	leaq	2816(%rsp), %rax
	movq	%rax, 1336(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 1344(%rsp)
	leaq	2840(%rsp), %rax
	movq	%rax, 1352(%rsp)
	leaq	2848(%rsp), %rax
	movq	%rax, 1360(%rsp)
	leaq	2856(%rsp), %rax
	movq	%rax, 1368(%rsp)
	leaq	2864(%rsp), %rax
	movq	%rax, 1376(%rsp)
	leaq	7(%rsp), %rax
	movq	%rax, 1384(%rsp)
	leaq	2888(%rsp), %rax
	movq	%rax, 1392(%rsp)
	leaq	2896(%rsp), %rax
	movq	%rax, 1400(%rsp)
	leaq	2904(%rsp), %rax
	movq	%rax, 1408(%rsp)
	leaq	2912(%rsp), %rax
	movq	%rax, 1416(%rsp)
	leaq	6(%rsp), %rax
	movq	%rax, 1424(%rsp)
	movlhps	%xmm2, %xmm1                    # xmm1 = xmm1[0],xmm2[0]
	movaps	%xmm1, 1456(%rsp)
	movlhps	%xmm5, %xmm4                    # xmm4 = xmm4[0],xmm5[0]
	movaps	%xmm4, 1440(%rsp)
	movsd	%xmm0, 120(%rsp)
	movsd	%xmm3, 104(%rsp)
	movsd	%xmm6, 96(%rsp)
	movsd	%xmm7, 88(%rsp)
	leaq	72(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	48(%rsp), %rdx
	leaq	40(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	72(%rsp), %rsi
	movl	80(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
	movq	_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_@GOTPCREL(%rip), %rdi
	leaq	144(%rsp), %r9
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$1496, %rsp                     # imm = 0x5D8
	.cfi_adjust_cfa_offset -1496
	retq
.Lfunc_end12:
	.size	_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_, .Lfunc_end12-_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
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
	movq	__hip_gpubin_handle_e0745f65545f61d0(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB13_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_e0745f65545f61d0(%rip)
.LBB13_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5alone4Huge@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8pointers3Row4Huge@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_@GOTPCREL(%rip), %rsi
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
.Lfunc_end13:
	.size	__hip_module_ctor, .Lfunc_end13-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_e0745f65545f61d0(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB14_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_e0745f65545f61d0(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB14_2:
	retq
.Lfunc_end14:
	.size	__hip_module_dtor, .Lfunc_end14-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5alone4Huge,@object           # @_Z5alone4Huge
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5alone4Huge
	.p2align	3, 0x0
_Z5alone4Huge:
	.quad	_Z20__device_stub__alone4Huge
	.size	_Z5alone4Huge, 8

	.type	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_,@object # @_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.globl	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.p2align	3, 0x0
_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_:
	.quad	_Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.size	_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_, 8

	.type	_Z8pointers3Row4Huge,@object    # @_Z8pointers3Row4Huge
	.globl	_Z8pointers3Row4Huge
	.p2align	3, 0x0
_Z8pointers3Row4Huge:
	.quad	_Z23__device_stub__pointers3Row4Huge
	.size	_Z8pointers3Row4Huge, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"%d: %g, not %g\n"
	.size	.L.str, 16

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"hipMemset(out, 0, n * sizeof(int))"
	.size	.L.str.1, 35

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"tests/programs/large_lists.hip"
	.size	.L.str.2, 31

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipGetFuncBySymbol(&function, reinterpret_cast<const void*>(pointers))"
	.size	.L.str.3, 71

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipModuleLaunchKernel(function, 1, 1, 1, n, 1, 1, 0, nullptr, nullptr, extra)"
	.size	.L.str.4, 78

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.5, 20

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipGetLastError()"
	.size	.L.str.6, 18

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"tests/programs/support.h"
	.size	.L.str.7, 25

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.8, 24

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.9, 63

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.10, 39

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.11, 72

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.12, 49

	.type	.L.str.13,@object               # @.str.13
.L.str.13:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.13, 64

	.type	.L.str.14,@object               # @.str.14
.L.str.14:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.14, 73

	.type	_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,@object # @_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.section	.data.rel.ro._Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,"awG",@progbits,_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_,comdat
	.weak	_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.p2align	3, 0x0
_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_:
	.quad	_Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.size	_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z5alone4Huge"
	.size	.L__unnamed_1, 14

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_"
	.size	.L__unnamed_2, 53

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z8pointers3Row4Huge"
	.size	.L__unnamed_3, 21

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_"
	.size	.L__unnamed_4, 327

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_e0745f65545f61d0
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_e0745f65545f61d0,@object # @__hip_gpubin_handle_e0745f65545f61d0
	.local	__hip_gpubin_handle_e0745f65545f61d0
	.comm	__hip_gpubin_handle_e0745f65545f61d0,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_e0745f65545f61d0,@object # @__hip_cuid_e0745f65545f61d0
	.bss
	.globl	__hip_cuid_e0745f65545f61d0
__hip_cuid_e0745f65545f61d0:
	.byte	0                               # 0x0
	.size	__hip_cuid_e0745f65545f61d0, 1

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
	.addrsig_sym _Z20__device_stub__alone4Huge
	.addrsig_sym _Z19__device_stub__manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.addrsig_sym _Z23__device_stub__pointers3Row4Huge
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z19__device_stub__listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5alone4Huge
	.addrsig_sym _Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_
	.addrsig_sym _Z8pointers3Row4Huge
	.addrsig_sym _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_
	.addrsig_sym __hip_fatbin_e0745f65545f61d0
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_e0745f65545f61d0
