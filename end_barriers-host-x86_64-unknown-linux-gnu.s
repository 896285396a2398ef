	.file	"end_barriers.hip"
	.text
	.globl	_Z26__device_stub__sum_of_somePKiPii # -- Begin function _Z26__device_stub__sum_of_somePKiPii
	.p2align	4
	.type	_Z26__device_stub__sum_of_somePKiPii,@function
_Z26__device_stub__sum_of_somePKiPii:   # @_Z26__device_stub__sum_of_somePKiPii
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movl	%edx, 12(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z11sum_of_somePKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end0:
	.size	_Z26__device_stub__sum_of_somePKiPii, .Lfunc_end0-_Z26__device_stub__sum_of_somePKiPii
	.cfi_endproc
                                        # -- End function
	.globl	_Z29__device_stub__leave_in_turnsPi # -- Begin function _Z29__device_stub__leave_in_turnsPi
	.p2align	4
	.type	_Z29__device_stub__leave_in_turnsPi,@function
_Z29__device_stub__leave_in_turnsPi:    # @_Z29__device_stub__leave_in_turnsPi
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
	movq	_Z14leave_in_turnsPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end1:
	.size	_Z29__device_stub__leave_in_turnsPi, .Lfunc_end1-_Z29__device_stub__leave_in_turnsPi
	.cfi_endproc
                                        # -- End function
	.globl	_Z27__device_stub__ends_in_loopPiii # -- Begin function _Z27__device_stub__ends_in_loopPiii
	.p2align	4
	.type	_Z27__device_stub__ends_in_loopPiii,@function
_Z27__device_stub__ends_in_loopPiii:    # @_Z27__device_stub__ends_in_loopPiii
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	movl	%edx, (%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	%rsp, %rax
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
	movq	_Z12ends_in_loopPiii@GOTPCREL(%rip), %rdi
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
	.size	_Z27__device_stub__ends_in_loopPiii, .Lfunc_end2-_Z27__device_stub__ends_in_loopPiii
	.cfi_endproc
                                        # -- End function
	.globl	_Z27__device_stub__two_barriersPi # -- Begin function _Z27__device_stub__two_barriersPi
	.p2align	4
	.type	_Z27__device_stub__two_barriersPi,@function
_Z27__device_stub__two_barriersPi:      # @_Z27__device_stub__two_barriersPi
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
	movq	_Z12two_barriersPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end3:
	.size	_Z27__device_stub__two_barriersPi, .Lfunc_end3-_Z27__device_stub__two_barriersPi
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI4_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	3                               # 0x3
.LCPI4_1:
	.long	4                               # 0x4
	.long	5                               # 0x5
	.long	6                               # 0x6
	.long	7                               # 0x7
.LCPI4_2:
	.long	8                               # 0x8
	.long	9                               # 0x9
	.long	10                              # 0xa
	.long	11                              # 0xb
.LCPI4_3:
	.long	12                              # 0xc
	.long	13                              # 0xd
	.long	14                              # 0xe
	.long	15                              # 0xf
.LCPI4_4:
	.long	16                              # 0x10
	.long	17                              # 0x11
	.long	18                              # 0x12
	.long	19                              # 0x13
.LCPI4_5:
	.long	20                              # 0x14
	.long	21                              # 0x15
	.long	22                              # 0x16
	.long	23                              # 0x17
.LCPI4_6:
	.long	24                              # 0x18
	.long	25                              # 0x19
	.long	26                              # 0x1a
	.long	27                              # 0x1b
.LCPI4_7:
	.long	28                              # 0x1c
	.long	29                              # 0x1d
	.long	30                              # 0x1e
	.long	31                              # 0x1f
.LCPI4_8:
	.long	32                              # 0x20
	.long	33                              # 0x21
	.long	34                              # 0x22
	.long	35                              # 0x23
.LCPI4_9:
	.long	36                              # 0x24
	.long	37                              # 0x25
	.long	38                              # 0x26
	.long	39                              # 0x27
.LCPI4_10:
	.long	40                              # 0x28
	.long	41                              # 0x29
	.long	42                              # 0x2a
	.long	43                              # 0x2b
.LCPI4_11:
	.long	44                              # 0x2c
	.long	45                              # 0x2d
	.long	46                              # 0x2e
	.long	47                              # 0x2f
.LCPI4_12:
	.long	48                              # 0x30
	.long	49                              # 0x31
	.long	50                              # 0x32
	.long	51                              # 0x33
.LCPI4_13:
	.long	52                              # 0x34
	.long	53                              # 0x35
	.long	54                              # 0x36
	.long	55                              # 0x37
.LCPI4_14:
	.long	56                              # 0x38
	.long	57                              # 0x39
	.long	58                              # 0x3a
	.long	59                              # 0x3b
.LCPI4_15:
	.long	60                              # 0x3c
	.long	61                              # 0x3d
	.long	62                              # 0x3e
	.long	63                              # 0x3f
.LCPI4_16:
	.long	64                              # 0x40
	.long	65                              # 0x41
	.long	66                              # 0x42
	.long	67                              # 0x43
.LCPI4_17:
	.long	68                              # 0x44
	.long	69                              # 0x45
	.long	70                              # 0x46
	.long	71                              # 0x47
.LCPI4_18:
	.long	72                              # 0x48
	.long	73                              # 0x49
	.long	74                              # 0x4a
	.long	75                              # 0x4b
.LCPI4_19:
	.long	76                              # 0x4c
	.long	77                              # 0x4d
	.long	78                              # 0x4e
	.long	79                              # 0x4f
.LCPI4_20:
	.long	80                              # 0x50
	.long	81                              # 0x51
	.long	82                              # 0x52
	.long	83                              # 0x53
.LCPI4_21:
	.long	84                              # 0x54
	.long	85                              # 0x55
	.long	86                              # 0x56
	.long	87                              # 0x57
.LCPI4_22:
	.long	88                              # 0x58
	.long	89                              # 0x59
	.long	90                              # 0x5a
	.long	91                              # 0x5b
.LCPI4_23:
	.long	92                              # 0x5c
	.long	93                              # 0x5d
	.long	94                              # 0x5e
	.long	95                              # 0x5f
.LCPI4_24:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI4_25:
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
.LCPI4_26:
	.quad	2                               # 0x2
	.quad	2                               # 0x2
.LCPI4_27:
	.quad	-9223372034707292160            # 0x8000000080000000
	.quad	-9223372034707292160            # 0x8000000080000000
.LCPI4_28:
	.quad	-9223372034707292128            # 0x8000000080000020
	.quad	-9223372034707292128            # 0x8000000080000020
.LCPI4_29:
	.long	42                              # 0x2a
	.long	42                              # 0x2a
	.zero	4
	.zero	4
.LCPI4_30:
	.long	44                              # 0x2c
	.long	44                              # 0x2c
	.zero	4
	.zero	4
.LCPI4_31:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI4_32:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI4_33:
	.quad	4                               # 0x4
	.quad	4                               # 0x4
.LCPI4_34:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI4_35:
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
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	xorl	%edi, %edi
	movl	$-1, %esi
	callq	_ZL10check_endsii
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	xorl	%esi, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r14
	addq	%rbx, %r14
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	movl	$5, %esi
	callq	_ZL10check_endsii
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	movl	$50, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r15
	addq	%rbx, %r15
	addq	%r14, %r15
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	movl	$94, %esi
	callq	_ZL10check_endsii
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$2, %edi
	xorl	%esi, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r14
	addq	%rbx, %r14
	.cfi_escape 0x2e, 0x00
	movl	$2, %edi
	movl	$5, %esi
	callq	_ZL10check_endsii
	movq	%rax, %rbx
	addq	%r14, %rbx
	addq	%r15, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$2, %edi
	movl	$50, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r15
	.cfi_escape 0x2e, 0x00
	movl	$2, %edi
	movl	$94, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r14
	addq	%r15, %r14
	addq	%rbx, %r14
	.cfi_escape 0x2e, 0x00
	movl	$3, %edi
	xorl	%esi, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r15
	.cfi_escape 0x2e, 0x00
	movl	$3, %edi
	movl	$5, %esi
	callq	_ZL10check_endsii
	movq	%rax, 176(%rsp)                 # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	movl	$3, %edi
	movl	$50, %esi
	callq	_ZL10check_endsii
	movq	%rax, %r13
	.cfi_escape 0x2e, 0x00
	movl	$3, %edi
	movl	$94, %esi
	callq	_ZL10check_endsii
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$4000, %edi                     # imm = 0xFA0
	callq	_Znwm@PLT
	movq	%rax, %rbp
	movq	%rax, 104(%rsp)
	leaq	4000(%rax), %r12
	movq	%r12, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$4000, %edx                     # imm = 0xFA0
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r12, 112(%rsp)
	movl	$7, %eax
	movl	$4, %ecx
	.p2align	4
.LBB4_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, -4(%rbp,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, (%rbp,%rcx)
	addq	$8, %rcx
	cmpq	$4004, %rcx                     # imm = 0xFA4
	jne	.LBB4_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	200(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	movl	$13, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$96, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp10:                                # EH_LABEL
# %bb.6:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967309, %rdi               # imm = 0x10000000D
	movabsq	$4294967392, %rdx               # imm = 0x100000060
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB4_10
# %bb.8:
	movq	200(%rsp), %rax
	movq	160(%rsp), %rcx
	movq	%rax, 56(%rsp)
	movq	%rcx, 48(%rsp)
	movl	$1000, 100(%rsp)                # imm = 0x3E8
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	100(%rsp), %rax
	movq	%rax, 80(%rsp)
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	88(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	216(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp15:                                # EH_LABEL
# %bb.9:                                # %.noexc
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	88(%rsp), %rcx
	movl	96(%rsp), %r8d
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z11sum_of_somePKiPii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	216(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp17:                                # EH_LABEL
.LBB4_10:
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967392, %rdx               # imm = 0x100000060
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp19:                                # EH_LABEL
# %bb.11:
	testl	%eax, %eax
	jne	.LBB4_14
# %bb.12:
	movq	144(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 32(%rsp)
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	8(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp21:                                # EH_LABEL
# %bb.13:                               # %.noexc100
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	8(%rsp), %rcx
	movl	16(%rsp), %r8d
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z14leave_in_turnsPi@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp23:                                # EH_LABEL
.LBB4_14:
.Ltmp24:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp25:                                # EH_LABEL
# %bb.15:
	testl	%eax, %eax
	jne	.LBB4_18
# %bb.16:
	movq	128(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 32(%rsp)
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	8(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp27:                                # EH_LABEL
# %bb.17:                               # %.noexc108
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	8(%rsp), %rcx
	movl	16(%rsp), %r8d
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z12two_barriersPi@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp29:                                # EH_LABEL
.LBB4_18:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp32:                                # EH_LABEL
# %bb.19:                               # %.preheader
	addq	%r14, %r15
	addq	176(%rsp), %r13                 # 8-byte Folded Reload
	addq	%r15, %r13
	addq	%r13, %rbx
	movq	104(%rsp), %rax
	movq	64(%rsp), %rcx
	leaq	16(%rax), %rdx
	movl	$96, %esi
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	jmp	.LBB4_21
	.p2align	4
.LBB4_20:                               # %.critedge
                                        #   in Loop: Header=BB4_21 Depth=1
	cmpq	$11, %r8
	cmovael	%edi, %ebp
	xorl	%r10d, %r10d
	cmpl	%ebp, (%rcx,%r8,4)
	setne	%r10b
	addq	%r10, %rbx
	incq	%r8
	addq	$96, %r9
	addq	$384, %rdx                      # imm = 0x180
	addq	$-96, %rsi
	cmpq	$13, %r8
	je	.LBB4_28
.LBB4_21:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB4_24 Depth 2
                                        #     Child Loop BB4_27 Depth 2
	cmpq	$904, %r9                       # imm = 0x388
	movl	$904, %r10d                     # imm = 0x388
	cmovbq	%r9, %r10
	movq	%r8, %r11
	shlq	$5, %r11
	leaq	(%r11,%r11,2), %r14
	cmpl	$904, %r14d                     # imm = 0x388
	movl	$904, %r11d                     # imm = 0x388
	cmovbl	%r14d, %r11d
	addl	$96, %r11d
	movl	$0, %ebp
	cmpq	%r11, %r14
	jae	.LBB4_20
# %bb.22:                               # %.lr.ph.preheader
                                        #   in Loop: Header=BB4_21 Depth=1
	movq	%r10, %r15
	subq	%r14, %r15
	addq	$96, %r15
	je	.LBB4_26
# %bb.23:                               # %vector.body.preheader
                                        #   in Loop: Header=BB4_21 Depth=1
	addq	%rsi, %r10
	pxor	%xmm0, %xmm0
	xorl	%r11d, %r11d
	pxor	%xmm1, %xmm1
	.p2align	4
.LBB4_24:                               # %vector.body
                                        #   Parent Loop BB4_21 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movdqu	-16(%rdx,%r11,4), %xmm2
	paddd	%xmm2, %xmm1
	movdqu	(%rdx,%r11,4), %xmm2
	paddd	%xmm2, %xmm0
	addq	$8, %r11
	cmpq	%r11, %r10
	jne	.LBB4_24
# %bb.25:                               # %middle.block
                                        #   in Loop: Header=BB4_21 Depth=1
	paddd	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0               # xmm0 = xmm1[1,1,1,1]
	paddd	%xmm1, %xmm0
	movd	%xmm0, %ebp
	jmp	.LBB4_20
.LBB4_26:                               # %.lr.ph.preheader257
                                        #   in Loop: Header=BB4_21 Depth=1
	xorl	%ebp, %ebp
	movq	%r9, %r10
	.p2align	4
.LBB4_27:                               # %.lr.ph
                                        #   Parent Loop BB4_21 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	addl	(%rax,%r10,4), %ebp
	incq	%r10
	cmpq	%r11, %r10
	jb	.LBB4_27
	jmp	.LBB4_20
.LBB4_28:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp35:                                # EH_LABEL
# %bb.29:
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$384, %edi                      # imm = 0x180
	callq	_Znwm@PLT
.Ltmp38:                                # EH_LABEL
# %bb.30:                               # %.noexc110
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	movl	$384, %edx                      # imm = 0x180
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$384, %edi                      # imm = 0x180
	callq	_Znwm@PLT
.Ltmp41:                                # EH_LABEL
# %bb.31:
	movq	%rax, %r12
	.cfi_escape 0x2e, 0x00
	movl	$384, %edx                      # imm = 0x180
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$384, %edi                      # imm = 0x180
	callq	_Znwm@PLT
.Ltmp44:                                # EH_LABEL
# %bb.32:                               # %.noexc.i
	movq	%rax, %r15
	.cfi_escape 0x2e, 0x00
	movl	$384, %edx                      # imm = 0x180
	movq	%rax, %rdi
	movl	$255, %esi
	callq	memset@PLT
	movaps	.LCPI4_0(%rip), %xmm0           # xmm0 = [0,1,2,3]
	movups	%xmm0, (%r12)
	movaps	.LCPI4_1(%rip), %xmm0           # xmm0 = [4,5,6,7]
	movups	%xmm0, 16(%r12)
	movaps	.LCPI4_2(%rip), %xmm0           # xmm0 = [8,9,10,11]
	movups	%xmm0, 32(%r12)
	movaps	.LCPI4_3(%rip), %xmm0           # xmm0 = [12,13,14,15]
	movups	%xmm0, 48(%r12)
	movaps	.LCPI4_4(%rip), %xmm0           # xmm0 = [16,17,18,19]
	movups	%xmm0, 64(%r12)
	movaps	.LCPI4_5(%rip), %xmm0           # xmm0 = [20,21,22,23]
	movups	%xmm0, 80(%r12)
	movaps	.LCPI4_6(%rip), %xmm0           # xmm0 = [24,25,26,27]
	movups	%xmm0, 96(%r12)
	movaps	.LCPI4_7(%rip), %xmm0           # xmm0 = [28,29,30,31]
	movups	%xmm0, 112(%r12)
	movaps	.LCPI4_8(%rip), %xmm0           # xmm0 = [32,33,34,35]
	movups	%xmm0, 128(%r12)
	movaps	.LCPI4_9(%rip), %xmm0           # xmm0 = [36,37,38,39]
	movups	%xmm0, 144(%r12)
	movaps	.LCPI4_10(%rip), %xmm0          # xmm0 = [40,41,42,43]
	movups	%xmm0, 160(%r12)
	movaps	.LCPI4_11(%rip), %xmm0          # xmm0 = [44,45,46,47]
	movups	%xmm0, 176(%r12)
	movaps	.LCPI4_12(%rip), %xmm0          # xmm0 = [48,49,50,51]
	movups	%xmm0, 192(%r12)
	movaps	.LCPI4_13(%rip), %xmm0          # xmm0 = [52,53,54,55]
	movups	%xmm0, 208(%r12)
	movaps	.LCPI4_14(%rip), %xmm0          # xmm0 = [56,57,58,59]
	movups	%xmm0, 224(%r12)
	movaps	.LCPI4_15(%rip), %xmm0          # xmm0 = [60,61,62,63]
	movups	%xmm0, 240(%r12)
	movaps	.LCPI4_16(%rip), %xmm0          # xmm0 = [64,65,66,67]
	movups	%xmm0, 256(%r12)
	movaps	.LCPI4_17(%rip), %xmm0          # xmm0 = [68,69,70,71]
	movups	%xmm0, 272(%r12)
	movaps	.LCPI4_18(%rip), %xmm0          # xmm0 = [72,73,74,75]
	movups	%xmm0, 288(%r12)
	movaps	.LCPI4_19(%rip), %xmm0          # xmm0 = [76,77,78,79]
	movups	%xmm0, 304(%r12)
	movaps	.LCPI4_20(%rip), %xmm0          # xmm0 = [80,81,82,83]
	movups	%xmm0, 320(%r12)
	movaps	.LCPI4_21(%rip), %xmm0          # xmm0 = [84,85,86,87]
	movups	%xmm0, 336(%r12)
	movaps	.LCPI4_22(%rip), %xmm0          # xmm0 = [88,89,90,91]
	movups	%xmm0, 352(%r12)
	movdqa	.LCPI4_23(%rip), %xmm0          # xmm0 = [92,93,94,95]
	movdqu	%xmm0, 368(%r12)
	xorl	%eax, %eax
	jmp	.LBB4_35
	.p2align	4
.LBB4_33:                               # %.peel.begin.i
                                        #   in Loop: Header=BB4_35 Depth=1
	cmpl	$0, 380(%r15)
	js	.LBB4_56
.LBB4_34:                               # %.peel.next.i
                                        #   in Loop: Header=BB4_35 Depth=1
	incq	%rax
	cmpq	$97, %rax
	je	.LBB4_57
.LBB4_35:                               # %.preheader56.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB4_37 Depth 2
                                        #     Child Loop BB4_45 Depth 2
                                        #     Child Loop BB4_51 Depth 2
	movl	$2, %ecx
	jmp	.LBB4_37
	.p2align	4
.LBB4_41:                               #   in Loop: Header=BB4_37 Depth=2
	movl	-4(%r12,%rcx,4), %edx
	movl	%edx, -4(%r14,%rcx,4)
	cmpl	$0, (%r15,%rcx,4)
	js	.LBB4_42
.LBB4_36:                               #   in Loop: Header=BB4_37 Depth=2
	addq	$3, %rcx
	cmpq	$98, %rcx
	je	.LBB4_43
.LBB4_37:                               #   Parent Loop BB4_35 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	cmpl	$0, -8(%r15,%rcx,4)
	js	.LBB4_40
# %bb.38:                               #   in Loop: Header=BB4_37 Depth=2
	cmpl	$0, -4(%r15,%rcx,4)
	jns	.LBB4_39
	jmp	.LBB4_41
	.p2align	4
.LBB4_40:                               #   in Loop: Header=BB4_37 Depth=2
	movl	-8(%r12,%rcx,4), %edx
	movl	%edx, -8(%r14,%rcx,4)
	cmpl	$0, -4(%r15,%rcx,4)
	js	.LBB4_41
.LBB4_39:                               #   in Loop: Header=BB4_37 Depth=2
	cmpl	$0, (%r15,%rcx,4)
	jns	.LBB4_36
.LBB4_42:                               #   in Loop: Header=BB4_37 Depth=2
	movl	(%r12,%rcx,4), %edx
	movl	%edx, (%r14,%rcx,4)
	jmp	.LBB4_36
	.p2align	4
.LBB4_43:                               # %.preheader55.i.preheader
                                        #   in Loop: Header=BB4_35 Depth=1
	xorl	%ecx, %ecx
	jmp	.LBB4_45
	.p2align	4
.LBB4_44:                               #   in Loop: Header=BB4_45 Depth=2
	incq	%rdx
	movq	%rdx, %rcx
	cmpq	$96, %rdx
	je	.LBB4_49
.LBB4_45:                               # %.preheader55.i
                                        #   Parent Loop BB4_35 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	cmpl	$0, (%r15,%rcx,4)
	sets	%dl
	cmpq	%rax, %rcx
	setb	%sil
	andb	%dl, %sil
	cmpb	$1, %sil
	jne	.LBB4_47
# %bb.46:                               #   in Loop: Header=BB4_45 Depth=2
	movl	(%r12,%rcx,4), %edx
	movl	%edx, (%r15,%rcx,4)
.LBB4_47:                               # %.preheader55.i.1
                                        #   in Loop: Header=BB4_45 Depth=2
	cmpl	$0, 4(%r15,%rcx,4)
	sets	%sil
	leaq	1(%rcx), %rdx
	cmpq	%rax, %rdx
	setb	%dil
	andb	%sil, %dil
	cmpb	$1, %dil
	jne	.LBB4_44
# %bb.48:                               #   in Loop: Header=BB4_45 Depth=2
	movl	4(%r12,%rcx,4), %esi
	movl	%esi, 4(%r15,%rcx,4)
	jmp	.LBB4_44
	.p2align	4
.LBB4_49:                               # %.preheader.i.preheader
                                        #   in Loop: Header=BB4_35 Depth=1
	movl	$2, %ecx
	jmp	.LBB4_51
	.p2align	4
.LBB4_50:                               # %.preheader._crit_edge.i.1
                                        #   in Loop: Header=BB4_51 Depth=2
	addq	$2, %rcx
.LBB4_51:                               # %.preheader.i
                                        #   Parent Loop BB4_35 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	cmpl	$0, -8(%r15,%rcx,4)
	jns	.LBB4_53
# %bb.52:                               #   in Loop: Header=BB4_51 Depth=2
	movl	-4(%r14,%rcx,4), %edx
	incl	%edx
	movl	%edx, -8(%r12,%rcx,4)
.LBB4_53:                               # %.preheader._crit_edge.i
                                        #   in Loop: Header=BB4_51 Depth=2
	cmpq	$96, %rcx
	je	.LBB4_33
# %bb.54:                               # %.preheader.i.1
                                        #   in Loop: Header=BB4_51 Depth=2
	cmpl	$0, -4(%r15,%rcx,4)
	jns	.LBB4_50
# %bb.55:                               #   in Loop: Header=BB4_51 Depth=2
	movl	(%r14,%rcx,4), %edx
	incl	%edx
	movl	%edx, -4(%r12,%rcx,4)
	jmp	.LBB4_50
	.p2align	4
.LBB4_56:                               #   in Loop: Header=BB4_35 Depth=1
	movl	(%r14), %ecx
	incl	%ecx
	movl	%ecx, 380(%r12)
	jmp	.LBB4_34
.LBB4_57:
	.cfi_escape 0x2e, 0x00
	movl	$384, %esi                      # imm = 0x180
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movl	$384, %esi                      # imm = 0x180
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movq	8(%rsp), %rdi
	movq	16(%rsp), %rax
	subq	%rdi, %rax
	movl	$1, %r14d
	cmpq	$384, %rax                      # imm = 0x180
	jne	.LBB4_59
# %bb.58:
	.cfi_escape 0x2e, 0x00
	movl	$384, %edx                      # imm = 0x180
	movq	%r15, %rsi
	callq	bcmp@PLT
	xorl	%r14d, %r14d
	testl	%eax, %eax
	setne	%r14b
.LBB4_59:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	.cfi_escape 0x2e, 0x00
	movl	$384, %esi                      # imm = 0x180
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_61
# %bb.60:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_61:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit112
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp47:                                # EH_LABEL
# %bb.62:                               # %vector.ph230
	movq	8(%rsp), %rax
	addq	%rbx, %r14
	movq	%r14, %xmm2
	movq	.LCPI4_35(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm15, %xmm15
	movdqa	.LCPI4_25(%rip), %xmm1          # xmm1 = [0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0]
	xorl	%ecx, %ecx
	movdqa	.LCPI4_27(%rip), %xmm3          # xmm3 = [9223372039002259456,9223372039002259456]
	movdqa	.LCPI4_28(%rip), %xmm4          # xmm4 = [9223372039002259488,9223372039002259488]
	movdqa	.LCPI4_29(%rip), %xmm5          # xmm5 = [42,42,u,u]
	movdqa	.LCPI4_30(%rip), %xmm6          # xmm6 = [44,44,u,u]
	movdqa	.LCPI4_31(%rip), %xmm7          # xmm7 = [2,2,u,u]
	movdqa	.LCPI4_32(%rip), %xmm8          # xmm8 = [1,1]
	movdqa	.LCPI4_33(%rip), %xmm9          # xmm9 = [4,4]
	movdqa	.LCPI4_34(%rip), %xmm10         # xmm10 = [4,4,u,u]
	.p2align	4
.LBB4_63:                               # %vector.body231
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm1, %xmm12
	paddq	.LCPI4_26(%rip), %xmm12
	movdqa	%xmm1, %xmm11
	pxor	%xmm3, %xmm11
	movdqa	%xmm4, %xmm13
	pcmpgtd	%xmm11, %xmm13
	pshufd	$245, %xmm11, %xmm11            # xmm11 = xmm11[1,1,3,3]
	pcmpeqd	%xmm3, %xmm11
	pand	%xmm13, %xmm11
	pshufd	$232, %xmm11, %xmm11            # xmm11 = xmm11[0,2,2,3]
	pxor	%xmm3, %xmm12
	movdqa	%xmm4, %xmm13
	pcmpgtd	%xmm12, %xmm13
	pshufd	$245, %xmm12, %xmm12            # xmm12 = xmm12[1,1,3,3]
	pcmpeqd	%xmm3, %xmm12
	pand	%xmm13, %xmm12
	movdqa	%xmm0, %xmm13
	paddd	%xmm5, %xmm13
	movdqa	%xmm0, %xmm14
	pand	%xmm11, %xmm14
	pandn	%xmm13, %xmm11
	por	%xmm14, %xmm11
	movq	(%rax,%rcx,4), %xmm13           # xmm13 = mem[0],zero
	pshufd	$232, %xmm12, %xmm12            # xmm12 = xmm12[0,2,2,3]
	pcmpeqd	%xmm13, %xmm11
	movdqa	%xmm12, %xmm13
	pandn	%xmm6, %xmm13
	pand	%xmm7, %xmm12
	por	%xmm13, %xmm12
	movq	8(%rax,%rcx,4), %xmm13          # xmm13 = mem[0],zero
	paddd	%xmm0, %xmm12
	pcmpeqd	%xmm13, %xmm12
	pshufd	$212, %xmm11, %xmm11            # xmm11 = xmm11[0,1,1,3]
	pandn	%xmm8, %xmm11
	paddq	%xmm11, %xmm2
	pshufd	$212, %xmm12, %xmm11            # xmm11 = xmm12[0,1,1,3]
	pandn	%xmm8, %xmm11
	paddq	%xmm11, %xmm15
	addq	$4, %rcx
	paddq	%xmm9, %xmm1
	paddd	%xmm10, %xmm0
	cmpq	$64, %rcx
	jne	.LBB4_63
# %bb.64:                               # %middle.block244
.Ltmp49:                                # EH_LABEL
	movdqa	%xmm2, 224(%rsp)                # 16-byte Spill
	movdqa	%xmm15, 176(%rsp)               # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp50:                                # EH_LABEL
# %bb.65:                               # %.noexc113
	testl	%eax, %eax
	jne	.LBB4_77
# %bb.66:
	movdqa	176(%rsp), %xmm1                # 16-byte Reload
	paddq	224(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.6(%rip), %rdi
	movl	$1326, %esi                     # imm = 0x52E
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_68
# %bb.67:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_68:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit121
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_70
# %bb.69:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_70:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit123
	movq	128(%rsp), %rdi
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp69:                                # EH_LABEL
# %bb.71:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	144(%rsp), %rdi
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp72:                                # EH_LABEL
# %bb.72:                               # %_ZN11DeviceArrayIiED2Ev.exit124
	movq	160(%rsp), %rdi
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp75:                                # EH_LABEL
# %bb.73:                               # %_ZN11DeviceArrayIiED2Ev.exit125
	movq	200(%rsp), %rdi
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp78:                                # EH_LABEL
# %bb.74:                               # %_ZN11DeviceArrayIiED2Ev.exit126
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_76
# %bb.75:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_76:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit128
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$248, %rsp
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
.LBB4_77:
	.cfi_def_cfa_offset 304
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp51:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp52:                                # EH_LABEL
# %bb.78:                               # %.noexc114
.Ltmp53:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp54:                                # EH_LABEL
# %bb.79:                               # %.noexc115
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
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
.LBB4_80:
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_81:
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_82:
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_83:
.Ltmp70:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_84:
.Ltmp48:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_99
.LBB4_85:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit.i
.Ltmp45:                                # EH_LABEL
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	movl	$384, %esi                      # imm = 0x180
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
	jmp	.LBB4_87
.LBB4_86:
.Ltmp42:                                # EH_LABEL
	movq	%rax, %rbx
.LBB4_87:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit40.i
	.cfi_escape 0x2e, 0x00
	movl	$384, %esi                      # imm = 0x180
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	jmp	.LBB4_97
.LBB4_88:
.Ltmp39:                                # EH_LABEL
	jmp	.LBB4_96
.LBB4_89:
.Ltmp36:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_99
.LBB4_90:
.Ltmp33:                                # EH_LABEL
	jmp	.LBB4_102
.LBB4_91:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_104
.LBB4_92:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_105
.LBB4_93:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_106
.LBB4_94:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_107
.LBB4_95:
.Ltmp55:                                # EH_LABEL
.LBB4_96:
	movq	%rax, %rbx
.LBB4_97:
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_99
# %bb.98:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_99:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_103
# %bb.100:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_103
.LBB4_101:
.Ltmp30:                                # EH_LABEL
.LBB4_102:
	movq	%rax, %rbx
.LBB4_103:
	movq	128(%rsp), %rdi
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp57:                                # EH_LABEL
.LBB4_104:                              # %_ZN11DeviceArrayIiED2Ev.exit133
	movq	144(%rsp), %rdi
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp60:                                # EH_LABEL
.LBB4_105:                              # %_ZN11DeviceArrayIiED2Ev.exit134
	movq	160(%rsp), %rdi
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp63:                                # EH_LABEL
.LBB4_106:                              # %_ZN11DeviceArrayIiED2Ev.exit135
	movq	200(%rsp), %rdi
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp66:                                # EH_LABEL
.LBB4_107:                              # %_ZN11DeviceArrayIiED2Ev.exit136
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_109
# %bb.108:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_109:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit138
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB4_110:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_111:
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_112:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_113:
.Ltmp58:                                # EH_LABEL
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
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp10-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp10
	.uleb128 .Ltmp11-.Lfunc_begin0          #     jumps to .Ltmp11
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp12-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp29-.Ltmp12                #   Call between .Ltmp12 and .Ltmp29
	.uleb128 .Ltmp30-.Lfunc_begin0          #     jumps to .Ltmp30
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp39-.Lfunc_begin0          #     jumps to .Ltmp39
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp40-.Ltmp38                #   Call between .Ltmp38 and .Ltmp40
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp41-.Ltmp40                #   Call between .Ltmp40 and .Ltmp41
	.uleb128 .Ltmp42-.Lfunc_begin0          #     jumps to .Ltmp42
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp41-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp43-.Ltmp41                #   Call between .Ltmp41 and .Ltmp43
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp44-.Ltmp43                #   Call between .Ltmp43 and .Ltmp44
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp46-.Ltmp44                #   Call between .Ltmp44 and .Ltmp46
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp47-.Ltmp46                #   Call between .Ltmp46 and .Ltmp47
	.uleb128 .Ltmp48-.Lfunc_begin0          #     jumps to .Ltmp48
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp49-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp50-.Ltmp49                #   Call between .Ltmp49 and .Ltmp50
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp73-.Lfunc_begin0          #     jumps to .Ltmp73
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp75-.Ltmp74                #   Call between .Ltmp74 and .Ltmp75
	.uleb128 .Ltmp76-.Lfunc_begin0          #     jumps to .Ltmp76
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp77-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.uleb128 .Ltmp79-.Lfunc_begin0          #     jumps to .Ltmp79
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp51-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp54-.Ltmp51                #   Call between .Ltmp51 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp66-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Lfunc_end4-.Ltmp66            #   Call between .Ltmp66 and .Lfunc_end4
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
	.text
	.p2align	4                               # -- Begin function _ZL10check_endsii
	.type	_ZL10check_endsii,@function
_ZL10check_endsii:                      # @_ZL10check_endsii
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
	movl	%esi, %r14d
	movl	%edi, %ebx
	callq	fork@PLT
	testl	%eax, %eax
	je	.LBB5_1
# %bb.10:
	movl	$0, 4(%rsp)
	leaq	4(%rsp), %rsi
	movl	%eax, %edi
	xorl	%edx, %edx
	callq	waitpid@PLT
	movl	4(%rsp), %eax
	testb	$127, %al
	movzbl	%ah, %ecx
	movl	$96, %eax
	cmovel	%ecx, %eax
	addq	$16, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB5_1:                                # %_ZSt6fill_nIPiiiET_S1_T0_RKT1_.exit
	.cfi_def_cfa_offset 48
	leaq	8(%rsp), %rdi
	movl	$384, %esi                      # imm = 0x180
	movl	$1, %edx
	callq	hipMallocManaged@PLT
	leaq	.L.str(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	movl	%eax, %edi
	movl	$98, %ecx
	callq	_Z9hip_check10hipError_tPKcS1_i
	movq	8(%rsp), %rdi
	movl	$384, %edx                      # imm = 0x180
	movl	$255, %esi
	callq	memset@PLT
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	leaq	95(%rdi), %rdx
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
	testl	%eax, %eax
	jne	.LBB5_3
# %bb.2:
	movq	8(%rsp), %rdi
	testl	%ebx, %ebx
	movl	$-1000, %edx                    # imm = 0xFC18
	cmovnel	%r14d, %edx
	movl	%ebx, %esi
	callq	_Z27__device_stub__ends_in_loopPiii
.LBB5_3:
	callq	hipDeviceSynchronize@PLT
	movslq	%ebx, %rdx
	leaq	.L__const._ZL10check_endsii.errors(%rip), %rsi
	xorl	%ecx, %ecx
	cmpl	(%rsi,%rdx,4), %eax
	setne	%cl
	leal	7(%r14), %esi
	testl	%r14d, %r14d
	cmovnsl	%r14d, %esi
	sarl	$3, %esi
	xorl	%edi, %edi
	testl	%ebx, %ebx
	setne	%dil
	movl	%r14d, %eax
	notl	%r14d
	movl	$20, %edx
	cmovnel	%esi, %edx
	andl	%r14d, %edi
	leal	-20(%rdx), %esi
	imull	%edi, %esi
	addl	$20960, %esi                    # imm = 0x51E0
	movq	8(%rsp), %rdi
	xorl	%r8d, %r8d
	movl	$5, %r9d
	movl	$-1, %r10d
	jmp	.LBB5_4
	.p2align	4
.LBB5_7:                                # %.critedge
                                        #   in Loop: Header=BB5_4 Depth=1
	addq	%r8, %r11
	leal	(%r11,%r11,4), %r11d
	leal	(%rsi,%r11,4), %r11d
	cmpq	%r8, %rax
	movl	%r11d, %ebp
	cmovel	%r10d, %ebp
	testl	%ebx, %ebx
	cmovel	%r11d, %ebp
	xorl	%r11d, %r11d
	cmpl	%ebp, (%rdi,%r8,4)
	setne	%r11b
	addq	%r11, %rcx
.LBB5_8:                                #   in Loop: Header=BB5_4 Depth=1
	incq	%r8
	cmpq	$96, %r8
	je	.LBB5_9
.LBB5_4:                                # =>This Inner Loop Header: Depth=1
	cmpq	$91, %r8
	movl	$-91, %r11d
	cmovbl	%r9d, %r11d
	testl	%edx, %edx
	jne	.LBB5_7
# %bb.5:                                #   in Loop: Header=BB5_4 Depth=1
	testl	%ebx, %ebx
	je	.LBB5_7
# %bb.6:                                #   in Loop: Header=BB5_4 Depth=1
	movl	%eax, %ebp
	subl	%r11d, %ebp
	cmpl	%r8d, %ebp
	je	.LBB5_8
	jmp	.LBB5_7
.LBB5_9:
	cmpq	$200, %rcx
	movl	$200, %edi
	cmovlq	%rcx, %rdi
                                        # kill: def $edi killed $edi killed $rdi
	callq	_exit@PLT
.Lfunc_end5:
	.size	_ZL10check_endsii, .Lfunc_end5-_ZL10check_endsii
	.cfi_endproc
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
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
	jne	.LBB8_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
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
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB8_5
.LBB8_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
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
.Ltmp80:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp81:                                # EH_LABEL
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
	leaq	.L.str.3(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB8_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp82:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp83:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp84:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp85:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB8_10:
.Ltmp86:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB8_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB8_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end8:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end8-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table8:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp80-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp80
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp80-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp86-.Lfunc_begin1          #     jumps to .Ltmp86
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp82-.Ltmp81                #   Call between .Ltmp81 and .Ltmp82
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp82-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp85-.Ltmp82                #   Call between .Ltmp82 and .Ltmp85
	.uleb128 .Ltmp86-.Lfunc_begin1          #     jumps to .Ltmp86
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp85-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end8-.Ltmp85            #   Call between .Ltmp85 and .Lfunc_end8
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z9hip_check10hipError_tPKcS1_i,"axG",@progbits,_Z9hip_check10hipError_tPKcS1_i,comdat
	.weak	_Z9hip_check10hipError_tPKcS1_i # -- Begin function _Z9hip_check10hipError_tPKcS1_i
	.p2align	4
	.type	_Z9hip_check10hipError_tPKcS1_i,@function
_Z9hip_check10hipError_tPKcS1_i:        # @_Z9hip_check10hipError_tPKcS1_i
	.cfi_startproc
# %bb.0:
	testl	%edi, %edi
	jne	.LBB9_2
# %bb.1:
	retq
.LBB9_2:
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
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rbx
	movl	%edi, %ebp
	movl	%ecx, %r14d
	movq	%rsi, %r15
	movq	%rdx, %r12
	callq	hipGetErrorName@PLT
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	movq	%rbx, %rdi
	movq	%r12, %rdx
	movl	%r14d, %ecx
	movq	%r15, %r8
	movq	%r13, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end9:
	.size	_Z9hip_check10hipError_tPKcS1_i, .Lfunc_end9-_Z9hip_check10hipError_tPKcS1_i
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
.Lfunc_end10:
	.size	__clang_call_terminate, .Lfunc_end10-__clang_call_terminate
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
	movq	__hip_gpubin_handle_9efa15dc1e0f4fd1(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB11_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_9efa15dc1e0f4fd1(%rip)
.LBB11_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11sum_of_somePKiPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z14leave_in_turnsPi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z12ends_in_loopPiii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z12two_barriersPi@GOTPCREL(%rip), %rsi
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
.Lfunc_end11:
	.size	__hip_module_ctor, .Lfunc_end11-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_9efa15dc1e0f4fd1(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB12_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_9efa15dc1e0f4fd1(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB12_2:
	retq
.Lfunc_end12:
	.size	__hip_module_dtor, .Lfunc_end12-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z11sum_of_somePKiPii,@object   # @_Z11sum_of_somePKiPii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z11sum_of_somePKiPii
	.p2align	3, 0x0
_Z11sum_of_somePKiPii:
	.quad	_Z26__device_stub__sum_of_somePKiPii
	.size	_Z11sum_of_somePKiPii, 8

	.type	_Z14leave_in_turnsPi,@object    # @_Z14leave_in_turnsPi
	.globl	_Z14leave_in_turnsPi
	.p2align	3, 0x0
_Z14leave_in_turnsPi:
	.quad	_Z29__device_stub__leave_in_turnsPi
	.size	_Z14leave_in_turnsPi, 8

	.type	_Z12ends_in_loopPiii,@object    # @_Z12ends_in_loopPiii
	.globl	_Z12ends_in_loopPiii
	.p2align	3, 0x0
_Z12ends_in_loopPiii:
	.quad	_Z27__device_stub__ends_in_loopPiii
	.size	_Z12ends_in_loopPiii, 8

	.type	_Z12two_barriersPi,@object      # @_Z12two_barriersPi
	.globl	_Z12two_barriersPi
	.p2align	3, 0x0
_Z12two_barriersPi:
	.quad	_Z27__device_stub__two_barriersPi
	.size	_Z12two_barriersPi, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMallocManaged(&got, kThreads * sizeof *got)"
	.size	.L.str, 47

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/end_barriers.hip"
	.size	.L.str.1, 32

	.type	.L__const._ZL10check_endsii.errors,@object # @__const._ZL10check_endsii.errors
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.L__const._ZL10check_endsii.errors:
	.long	0                               # 0x0
	.long	719                             # 0x2cf
	.long	719                             # 0x2cf
	.long	710                             # 0x2c6
	.size	.L__const._ZL10check_endsii.errors, 16

	.type	.L.str.2,@object                # @.str.2
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.2:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.2, 20

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.3, 49

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipGetLastError()"
	.size	.L.str.4, 18

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"tests/programs/support.h"
	.size	.L.str.5, 25

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.6, 24

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.7, 64

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.8, 73

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

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z11sum_of_somePKiPii"
	.size	.L__unnamed_1, 22

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z14leave_in_turnsPi"
	.size	.L__unnamed_2, 21

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z12ends_in_loopPiii"
	.size	.L__unnamed_3, 21

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z12two_barriersPi"
	.size	.L__unnamed_4, 19

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_9efa15dc1e0f4fd1
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_9efa15dc1e0f4fd1,@object # @__hip_gpubin_handle_9efa15dc1e0f4fd1
	.local	__hip_gpubin_handle_9efa15dc1e0f4fd1
	.comm	__hip_gpubin_handle_9efa15dc1e0f4fd1,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_9efa15dc1e0f4fd1,@object # @__hip_cuid_9efa15dc1e0f4fd1
	.bss
	.globl	__hip_cuid_9efa15dc1e0f4fd1
__hip_cuid_9efa15dc1e0f4fd1:
	.byte	0                               # 0x0
	.size	__hip_cuid_9efa15dc1e0f4fd1, 1

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
	.addrsig_sym _Z26__device_stub__sum_of_somePKiPii
	.addrsig_sym _Z29__device_stub__leave_in_turnsPi
	.addrsig_sym _Z27__device_stub__ends_in_loopPiii
	.addrsig_sym _Z27__device_stub__two_barriersPi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z11sum_of_somePKiPii
	.addrsig_sym _Z14leave_in_turnsPi
	.addrsig_sym _Z12ends_in_loopPiii
	.addrsig_sym _Z12two_barriersPi
	.addrsig_sym __hip_fatbin_9efa15dc1e0f4fd1
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_9efa15dc1e0f4fd1
