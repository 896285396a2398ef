	.file	"memory_blocks.hip"
	.text
	.globl	_Z5applyPhRK4Step               # -- Begin function _Z5applyPhRK4Step
	.p2align	4
	.type	_Z5applyPhRK4Step,@function
_Z5applyPhRK4Step:                      # @_Z5applyPhRK4Step
	.cfi_startproc
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	pushq	%rax
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movl	(%rsi), %eax
	testl	%eax, %eax
	je	.LBB0_1
# %bb.2:
	cmpl	$1, %eax
	je	.LBB0_3
.LBB0_4:
	cmpl	$2, %eax
	jne	.LBB0_5
.LBB0_6:
	movslq	4(%rbx), %rdi
	addq	%r14, %rdi
	movslq	8(%rbx), %rsi
	addq	%r14, %rsi
	movslq	12(%rbx), %rdx
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	jmp	memmove@PLT                     # TAILCALL
.LBB0_1:
	.cfi_def_cfa_offset 32
	movslq	4(%rbx), %rdi
	addq	%r14, %rdi
	movl	8(%rbx), %esi
	movslq	12(%rbx), %rdx
	callq	memset@PLT
	movl	(%rbx), %eax
	cmpl	$1, %eax
	jne	.LBB0_4
.LBB0_3:
	movslq	4(%rbx), %rdi
	addq	%r14, %rdi
	movslq	8(%rbx), %rsi
	addq	%r14, %rsi
	movslq	12(%rbx), %rdx
	callq	memcpy@PLT
	movl	(%rbx), %eax
	cmpl	$2, %eax
	je	.LBB0_6
.LBB0_5:
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end0:
	.size	_Z5applyPhRK4Step, .Lfunc_end0-_Z5applyPhRK4Step
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__in_globalPhPK4Step # -- Begin function _Z24__device_stub__in_globalPhPK4Step
	.p2align	4
	.type	_Z24__device_stub__in_globalPhPK4Step,@function
_Z24__device_stub__in_globalPhPK4Step:  # @_Z24__device_stub__in_globalPhPK4Step
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
	movq	_Z9in_globalPhPK4Step@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end1:
	.size	_Z24__device_stub__in_globalPhPK4Step, .Lfunc_end1-_Z24__device_stub__in_globalPhPK4Step
	.cfi_endproc
                                        # -- End function
	.globl	_Z25__device_stub__in_privatePhPK4Step # -- Begin function _Z25__device_stub__in_privatePhPK4Step
	.p2align	4
	.type	_Z25__device_stub__in_privatePhPK4Step,@function
_Z25__device_stub__in_privatePhPK4Step: # @_Z25__device_stub__in_privatePhPK4Step
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
	movq	_Z10in_privatePhPK4Step@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end2:
	.size	_Z25__device_stub__in_privatePhPK4Step, .Lfunc_end2-_Z25__device_stub__in_privatePhPK4Step
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__in_sharedPhPK4Step # -- Begin function _Z24__device_stub__in_sharedPhPK4Step
	.p2align	4
	.type	_Z24__device_stub__in_sharedPhPK4Step,@function
_Z24__device_stub__in_sharedPhPK4Step:  # @_Z24__device_stub__in_sharedPhPK4Step
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
	movq	_Z9in_sharedPhPK4Step@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end3:
	.size	_Z24__device_stub__in_sharedPhPK4Step, .Lfunc_end3-_Z24__device_stub__in_sharedPhPK4Step
	.cfi_endproc
                                        # -- End function
	.globl	_Z20__device_stub__mixedPhPK4StepPS_ # -- Begin function _Z20__device_stub__mixedPhPK4StepPS_
	.p2align	4
	.type	_Z20__device_stub__mixedPhPK4StepPS_,@function
_Z20__device_stub__mixedPhPK4StepPS_:   # @_Z20__device_stub__mixedPhPK4StepPS_
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z5mixedPhPK4StepPS_@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end4:
	.size	_Z20__device_stub__mixedPhPK4StepPS_, .Lfunc_end4-_Z20__device_stub__mixedPhPK4StepPS_
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__constantsP3BigPVKiPVi # -- Begin function _Z24__device_stub__constantsP3BigPVKiPVi
	.p2align	4
	.type	_Z24__device_stub__constantsP3BigPVKiPVi,@function
_Z24__device_stub__constantsP3BigPVKiPVi: # @_Z24__device_stub__constantsP3BigPVKiPVi
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z9constantsP3BigPVKiPVi@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end5:
	.size	_Z24__device_stub__constantsP3BigPVKiPVi, .Lfunc_end5-_Z24__device_stub__constantsP3BigPVKiPVi
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI6_0:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI6_1:
	.long	0                               # 0x0
	.long	3                               # 0x3
	.long	6                               # 0x6
	.long	9                               # 0x9
.LCPI6_2:
	.long	12                              # 0xc
	.long	15                              # 0xf
	.long	18                              # 0x12
	.long	21                              # 0x15
.LCPI6_3:
	.long	24                              # 0x18
	.long	27                              # 0x1b
	.long	30                              # 0x1e
	.long	33                              # 0x21
.LCPI6_4:
	.long	36                              # 0x24
	.long	39                              # 0x27
	.long	42                              # 0x2a
	.long	45                              # 0x2d
.LCPI6_5:
	.long	48                              # 0x30
	.long	51                              # 0x33
	.long	54                              # 0x36
	.long	57                              # 0x39
.LCPI6_6:
	.long	60                              # 0x3c
	.long	63                              # 0x3f
	.long	66                              # 0x42
	.long	69                              # 0x45
.LCPI6_7:
	.long	72                              # 0x48
	.long	75                              # 0x4b
	.long	78                              # 0x4e
	.long	81                              # 0x51
.LCPI6_8:
	.long	84                              # 0x54
	.long	87                              # 0x57
	.long	90                              # 0x5a
	.long	93                              # 0x5d
.LCPI6_9:
	.long	96                              # 0x60
	.long	99                              # 0x63
	.long	102                             # 0x66
	.long	105                             # 0x69
.LCPI6_10:
	.long	108                             # 0x6c
	.long	111                             # 0x6f
	.long	114                             # 0x72
	.long	117                             # 0x75
.LCPI6_11:
	.long	120                             # 0x78
	.long	123                             # 0x7b
	.long	126                             # 0x7e
	.long	129                             # 0x81
.LCPI6_12:
	.long	132                             # 0x84
	.long	135                             # 0x87
	.long	138                             # 0x8a
	.long	141                             # 0x8d
.LCPI6_13:
	.long	144                             # 0x90
	.long	147                             # 0x93
	.long	150                             # 0x96
	.long	153                             # 0x99
.LCPI6_14:
	.long	156                             # 0x9c
	.long	159                             # 0x9f
	.long	162                             # 0xa2
	.long	165                             # 0xa5
.LCPI6_15:
	.long	168                             # 0xa8
	.long	171                             # 0xab
	.long	174                             # 0xae
	.long	177                             # 0xb1
.LCPI6_16:
	.long	180                             # 0xb4
	.long	183                             # 0xb7
	.long	186                             # 0xba
	.long	189                             # 0xbd
.LCPI6_17:
	.long	1127219200                      # 0x43300000
	.long	1160773632                      # 0x45300000
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI6_18:
	.quad	0x4330000000000000              # double 4503599627370496
	.quad	0x4530000000000000              # double 1.9342813113834067E+25
.LCPI6_19:
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
.LCPI6_20:
	.quad	2                               # 0x2
	.quad	2                               # 0x2
.LCPI6_21:
	.quad	4                               # 0x4
	.quad	4                               # 0x4
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
	subq	$328, %rsp                      # imm = 0x148
	.cfi_def_cfa_offset 384
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$393216, %edi                   # imm = 0x60000
	callq	_Znwm@PLT
	movq	%rax, %rbp
	movq	%rax, 120(%rsp)
	leaq	393216(%rax), %rbx
	movq	%rbx, 136(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$393216, %edx                   # imm = 0x60000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 128(%rsp)
	movl	$5, %ebx
	movl	$3, %eax
	.p2align	4
.LBB6_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ebx, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	movb	%ch, -3(%rbp,%rax)
	imull	$389569705, %ebx, %ecx          # imm = 0x17385CA9
	addl	$1196435762, %ecx               # imm = 0x47502932
	movb	%ch, -2(%rbp,%rax)
	imull	$-1354167659, %ebx, %ecx        # imm = 0xAF490A95
	addl	$-775096599, %ecx               # imm = 0xD1CCF6E9
	movb	%ch, -1(%rbp,%rax)
	imull	$158984081, %ebx, %ebx          # imm = 0x979E791
	addl	$-1426500812, %ebx              # imm = 0xAAF95334
	movb	%bh, (%rbp,%rax)
	addq	$4, %rax
	cmpq	$393219, %rax                   # imm = 0x60003
	jne	.LBB6_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$65536, %edi                    # imm = 0x10000
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.3:                                # %.noexc
	movq	%rax, 216(%rsp)
	movq	%rax, %rcx
	addq	$65536, %rcx                    # imm = 0x10000
	movq	%rcx, 232(%rsp)
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, (%rax)
	movl	$80, %edx
	.p2align	4
.LBB6_4:                                # %.lr.ph.i.i.i.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movups	(%rax), %xmm0
	movups	%xmm0, -64(%rax,%rdx)
	movups	(%rax), %xmm0
	movups	%xmm0, -48(%rax,%rdx)
	movups	(%rax), %xmm0
	movups	%xmm0, -32(%rax,%rdx)
	movups	(%rax), %xmm0
	movups	%xmm0, -16(%rax,%rdx)
	movdqu	(%rax), %xmm0
	movdqu	%xmm0, (%rax,%rdx)
	addq	$80, %rdx
	cmpq	$65600, %rdx                    # imm = 0x10040
	jne	.LBB6_4
# %bb.5:
	movq	%rcx, 224(%rsp)
	xorl	%ecx, %ecx
	jmp	.LBB6_7
	.p2align	4
.LBB6_6:                                #   in Loop: Header=BB6_7 Depth=1
	addq	$16, %rcx
	cmpq	$65536, %rcx                    # imm = 0x10000
	je	.LBB6_10
.LBB6_7:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ebx, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$1431655766, %rdx, %rsi         # imm = 0x55555556
	shrq	$32, %rsi
	leal	(%rsi,%rsi,2), %esi
	subl	%esi, %edx
	imull	$389569705, %ebx, %esi          # imm = 0x17385CA9
	addl	$1196435762, %esi               # imm = 0x47502932
	shrl	$8, %esi
	andl	$31, %esi
	imull	$-1354167659, %ebx, %edi        # imm = 0xAF490A95
	addl	$-775096599, %edi               # imm = 0xD1CCF6E9
	shrl	$8, %edi
	andl	$31, %edi
	imull	$158984081, %ebx, %ebx          # imm = 0x979E791
	addl	$-1426500812, %ebx              # imm = 0xAAF95334
	movl	%ebx, %r8d
	shrl	$8, %r8d
	imulq	$130150525, %r8, %r9            # imm = 0x7C1F07D
	shrq	$32, %r9
	movl	%r9d, %r10d
	shll	$5, %r10d
	addl	%r9d, %r10d
	subl	%r10d, %r8d
	movl	%edx, (%rax,%rcx)
	movl	%esi, 4(%rax,%rcx)
	movl	%edi, 8(%rax,%rcx)
	movl	%r8d, 12(%rax,%rcx)
	cmpl	$1, %edx
	jne	.LBB6_6
# %bb.8:                                #   in Loop: Header=BB6_7 Depth=1
	movl	%edi, %edx
	subl	%esi, %edx
	subl	%edi, %esi
	cmovbl	%edx, %esi
	cmpl	%r8d, %esi
	jae	.LBB6_6
# %bb.9:                                #   in Loop: Header=BB6_7 Depth=1
	movl	$2, (%rax,%rcx)
	jmp	.LBB6_6
.LBB6_10:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp4:                                 # EH_LABEL
# %bb.11:                               # %.noexc99
.Ltmp5:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	40(%rsp), %rdi
	leaq	216(%rsp), %rsi
	callq	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp6:                                 # EH_LABEL
# %bb.12:
	movq	64(%rsp), %rbx
	movq	40(%rsp), %r14
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967424, %rdi               # imm = 0x100000080
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.13:                               # %.noexc.i
	leaq	200(%rsp), %rcx
	testl	%eax, %eax
	jne	.LBB6_16
# %bb.14:
	movq	%rbx, 200(%rsp)
	movq	%r14, 184(%rsp)
	movq	%rcx, (%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	88(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp11:                                # EH_LABEL
# %bb.15:                               # %.noexc24.i
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	88(%rsp), %rcx
	movl	96(%rsp), %r8d
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9in_globalPhPK4Step@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	168(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp13:                                # EH_LABEL
.LBB6_16:                               # %_ZZ4mainENKUlPhP4StepE_clES_S1_.exit.i
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	64(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp16:                                # EH_LABEL
# %bb.17:
	movq	120(%rsp), %r15
	movq	128(%rsp), %rbx
	subq	%r15, %rbx
	je	.LBB6_21
# %bb.18:
	js	.LBB6_175
# %bb.19:                               # %_ZNSt16allocator_traitsISaIhEE8allocateERS0_m.exit.i.i.i.i.i
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Znwm@PLT
.Ltmp19:                                # EH_LABEL
# %bb.20:
	movq	%rax, %r14
	movq	%rax, %r12
	addq	%rbx, %r12
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%r15, %rsi
	movq	%rbx, %rdx
	callq	memmove@PLT
	movq	%r12, %rbx
	jmp	.LBB6_22
.LBB6_21:                               # %.noexc27.thread.i
	xorl	%r14d, %r14d
.LBB6_22:                               # %_ZNSt6vectorIhSaIhEEC2ERKS1_.exit.i
	movq	216(%rsp), %r15
	xorl	%r12d, %r12d
	movq	%r14, %r13
	jmp	.LBB6_25
	.p2align	4
.LBB6_23:                               #   in Loop: Header=BB6_25 Depth=1
	movslq	4(%r15,%r12), %rdi
	addq	%r13, %rdi
	movslq	8(%r15,%r12), %rsi
	addq	%r13, %rsi
	movslq	12(%r15,%r12), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memcpy@PLT
.LBB6_24:                               # %_Z5applyPhRK4Step.exit.i
                                        #   in Loop: Header=BB6_25 Depth=1
	addq	$16, %r12
	addq	$96, %r13
	cmpq	$65536, %r12                    # imm = 0x10000
	je	.LBB6_30
.LBB6_25:                               # =>This Inner Loop Header: Depth=1
	movl	(%r15,%r12), %eax
	cmpl	$2, %eax
	je	.LBB6_29
# %bb.26:                               #   in Loop: Header=BB6_25 Depth=1
	cmpl	$1, %eax
	je	.LBB6_23
# %bb.27:                               #   in Loop: Header=BB6_25 Depth=1
	testl	%eax, %eax
	jne	.LBB6_24
# %bb.28:                               # %.thread.i
                                        #   in Loop: Header=BB6_25 Depth=1
	movslq	4(%r15,%r12), %rdi
	addq	%r13, %rdi
	movl	8(%r15,%r12), %esi
	movslq	12(%r15,%r12), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memset@PLT
	jmp	.LBB6_24
	.p2align	4
.LBB6_29:                               #   in Loop: Header=BB6_25 Depth=1
	movslq	4(%r15,%r12), %rdi
	addq	%r13, %rdi
	movslq	8(%r15,%r12), %rsi
	addq	%r13, %rsi
	movslq	12(%r15,%r12), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memmove@PLT
	jmp	.LBB6_24
.LBB6_30:                               # %.preheader.i
	movq	(%rsp), %rdi
	movq	8(%rsp), %rax
	subq	%rdi, %rax
	je	.LBB6_33
# %bb.31:                               # %.lr.ph.i.preheader
	cmpq	$4, %rax
	jae	.LBB6_165
# %bb.32:
	xorl	%ecx, %ecx
	xorl	%r12d, %r12d
	jmp	.LBB6_272
.LBB6_33:                               # %._crit_edge.i
	xorl	%r12d, %r12d
	testq	%r14, %r14
	jne	.LBB6_273
# %bb.34:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit29.i
	testq	%rdi, %rdi
	je	.LBB6_36
.LBB6_35:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_36:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit31.i
	movq	40(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
# %bb.37:                               # %_ZN11DeviceArrayI4StepED2Ev.exit.i
	movq	64(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
# %bb.38:
.Ltmp35:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp36:                                # EH_LABEL
# %bb.39:                               # %.noexc144
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	40(%rsp), %rdi
	leaq	216(%rsp), %rsi
	callq	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp38:                                # EH_LABEL
# %bb.40:
	movq	64(%rsp), %rbx
	movq	40(%rsp), %r14
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967424, %rdi               # imm = 0x100000080
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp41:                                # EH_LABEL
# %bb.41:                               # %.noexc.i104
	testl	%eax, %eax
	jne	.LBB6_44
# %bb.42:
	movq	%rbx, 200(%rsp)
	movq	%r14, 184(%rsp)
	leaq	200(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	88(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp43:                                # EH_LABEL
# %bb.43:                               # %.noexc24.i136
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	88(%rsp), %rcx
	movl	96(%rsp), %r8d
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10in_privatePhPK4Step@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	168(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp45:                                # EH_LABEL
.LBB6_44:                               # %_ZZ4mainENKUlPhP4StepE0_clES_S1_.exit.i
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	64(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp48:                                # EH_LABEL
# %bb.45:
	movq	120(%rsp), %r15
	movq	128(%rsp), %rbx
	subq	%r15, %rbx
	je	.LBB6_49
# %bb.46:
	js	.LBB6_177
# %bb.47:                               # %_ZNSt16allocator_traitsISaIhEE8allocateERS0_m.exit.i.i.i.i.i109
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Znwm@PLT
.Ltmp51:                                # EH_LABEL
# %bb.48:
	movq	%rax, %rbp
	movq	%rax, %r14
	addq	%rbx, %r14
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%r15, %rsi
	movq	%rbx, %rdx
	callq	memmove@PLT
	movq	%r14, %rbx
	jmp	.LBB6_50
.LBB6_49:                               # %.noexc27.thread.i135
	xorl	%ebp, %ebp
.LBB6_50:                               # %_ZNSt6vectorIhSaIhEEC2ERKS1_.exit.i111
	movq	216(%rsp), %r15
	xorl	%r13d, %r13d
	movq	%rbp, %r14
	jmp	.LBB6_53
	.p2align	4
.LBB6_51:                               #   in Loop: Header=BB6_53 Depth=1
	movslq	4(%r15,%r13), %rdi
	addq	%r14, %rdi
	movslq	8(%r15,%r13), %rsi
	addq	%r14, %rsi
	movslq	12(%r15,%r13), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memcpy@PLT
.LBB6_52:                               # %_Z5applyPhRK4Step.exit.i113
                                        #   in Loop: Header=BB6_53 Depth=1
	addq	$16, %r13
	addq	$96, %r14
	cmpq	$65536, %r13                    # imm = 0x10000
	je	.LBB6_58
.LBB6_53:                               # =>This Inner Loop Header: Depth=1
	movl	(%r15,%r13), %eax
	cmpl	$2, %eax
	je	.LBB6_57
# %bb.54:                               #   in Loop: Header=BB6_53 Depth=1
	cmpl	$1, %eax
	je	.LBB6_51
# %bb.55:                               #   in Loop: Header=BB6_53 Depth=1
	testl	%eax, %eax
	jne	.LBB6_52
# %bb.56:                               # %.thread.i132
                                        #   in Loop: Header=BB6_53 Depth=1
	movslq	4(%r15,%r13), %rdi
	addq	%r14, %rdi
	movl	8(%r15,%r13), %esi
	movslq	12(%r15,%r13), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memset@PLT
	jmp	.LBB6_52
	.p2align	4
.LBB6_57:                               #   in Loop: Header=BB6_53 Depth=1
	movslq	4(%r15,%r13), %rdi
	addq	%r14, %rdi
	movslq	8(%r15,%r13), %rsi
	addq	%r14, %rsi
	movslq	12(%r15,%r13), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memmove@PLT
	jmp	.LBB6_52
.LBB6_58:                               # %.preheader.i116
	movq	(%rsp), %rdi
	movq	8(%rsp), %rax
	subq	%rdi, %rax
	je	.LBB6_61
# %bb.59:                               # %.lr.ph.i118.preheader
	cmpq	$4, %rax
	jae	.LBB6_168
# %bb.60:
	xorl	%ecx, %ecx
	xorl	%r13d, %r13d
	jmp	.LBB6_275
.LBB6_61:                               # %._crit_edge.i130
	xorl	%r13d, %r13d
	testq	%rbp, %rbp
	jne	.LBB6_276
# %bb.62:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit29.i125
	testq	%rdi, %rdi
	je	.LBB6_64
.LBB6_63:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_64:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit31.i128
	movq	40(%rsp), %rdi
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp62:                                # EH_LABEL
# %bb.65:                               # %_ZN11DeviceArrayI4StepED2Ev.exit.i129
	movq	64(%rsp), %rdi
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp65:                                # EH_LABEL
# %bb.66:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp68:                                # EH_LABEL
# %bb.67:                               # %.noexc191
.Ltmp70:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	40(%rsp), %rdi
	leaq	216(%rsp), %rsi
	callq	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp71:                                # EH_LABEL
# %bb.68:
	movq	64(%rsp), %rbx
	movq	40(%rsp), %r14
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967424, %rdi               # imm = 0x100000080
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp74:                                # EH_LABEL
# %bb.69:                               # %.noexc.i151
	testl	%eax, %eax
	jne	.LBB6_72
# %bb.70:
	movq	%rbx, 200(%rsp)
	movq	%r14, 184(%rsp)
	leaq	200(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp75:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	88(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp76:                                # EH_LABEL
# %bb.71:                               # %.noexc24.i183
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	88(%rsp), %rcx
	movl	96(%rsp), %r8d
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9in_sharedPhPK4Step@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	168(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp78:                                # EH_LABEL
.LBB6_72:                               # %_ZZ4mainENKUlPhP4StepE1_clES_S1_.exit.i
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	64(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp81:                                # EH_LABEL
# %bb.73:
	movq	120(%rsp), %r15
	movq	128(%rsp), %rbp
	subq	%r15, %rbp
	je	.LBB6_77
# %bb.74:
	js	.LBB6_179
# %bb.75:                               # %_ZNSt16allocator_traitsISaIhEE8allocateERS0_m.exit.i.i.i.i.i156
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rdi
	callq	_Znwm@PLT
.Ltmp84:                                # EH_LABEL
# %bb.76:
	movq	%rax, %rbx
	movq	%rax, %r14
	addq	%rbp, %r14
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%r15, %rsi
	movq	%rbp, %rdx
	callq	memmove@PLT
	movq	%r14, 32(%rsp)                  # 8-byte Spill
	jmp	.LBB6_78
.LBB6_77:                               # %.noexc27.thread.i182
	movq	%rbp, 32(%rsp)                  # 8-byte Spill
	xorl	%ebx, %ebx
.LBB6_78:                               # %_ZNSt6vectorIhSaIhEEC2ERKS1_.exit.i158
	movq	216(%rsp), %r15
	xorl	%ebp, %ebp
	movq	%rbx, %r14
	jmp	.LBB6_81
	.p2align	4
.LBB6_79:                               #   in Loop: Header=BB6_81 Depth=1
	movslq	4(%r15,%rbp), %rdi
	addq	%r14, %rdi
	movslq	8(%r15,%rbp), %rsi
	addq	%r14, %rsi
	movslq	12(%r15,%rbp), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memcpy@PLT
.LBB6_80:                               # %_Z5applyPhRK4Step.exit.i160
                                        #   in Loop: Header=BB6_81 Depth=1
	addq	$16, %rbp
	addq	$96, %r14
	cmpq	$65536, %rbp                    # imm = 0x10000
	je	.LBB6_86
.LBB6_81:                               # =>This Inner Loop Header: Depth=1
	movl	(%r15,%rbp), %eax
	cmpl	$2, %eax
	je	.LBB6_85
# %bb.82:                               #   in Loop: Header=BB6_81 Depth=1
	cmpl	$1, %eax
	je	.LBB6_79
# %bb.83:                               #   in Loop: Header=BB6_81 Depth=1
	testl	%eax, %eax
	jne	.LBB6_80
# %bb.84:                               # %.thread.i179
                                        #   in Loop: Header=BB6_81 Depth=1
	movslq	4(%r15,%rbp), %rdi
	addq	%r14, %rdi
	movl	8(%r15,%rbp), %esi
	movslq	12(%r15,%rbp), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memset@PLT
	jmp	.LBB6_80
	.p2align	4
.LBB6_85:                               #   in Loop: Header=BB6_81 Depth=1
	movslq	4(%r15,%rbp), %rdi
	addq	%r14, %rdi
	movslq	8(%r15,%rbp), %rsi
	addq	%r14, %rsi
	movslq	12(%r15,%rbp), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memmove@PLT
	jmp	.LBB6_80
.LBB6_86:                               # %.preheader.i163
	movq	(%rsp), %rdi
	movq	8(%rsp), %rax
	subq	%rdi, %rax
	je	.LBB6_89
# %bb.87:                               # %.lr.ph.i165.preheader
	cmpq	$4, %rax
	jae	.LBB6_171
# %bb.88:
	xorl	%ecx, %ecx
	xorl	%ebp, %ebp
	jmp	.LBB6_278
.LBB6_89:                               # %._crit_edge.i177
	xorl	%ebp, %ebp
	testq	%rbx, %rbx
	jne	.LBB6_279
# %bb.90:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit29.i172
	testq	%rdi, %rdi
	je	.LBB6_92
.LBB6_91:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_92:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit31.i175
	movq	40(%rsp), %rdi
.Ltmp94:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp95:                                # EH_LABEL
# %bb.93:                               # %_ZN11DeviceArrayI4StepED2Ev.exit.i176
	movq	64(%rsp), %rdi
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp98:                                # EH_LABEL
# %bb.94:
.Ltmp100:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	88(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp101:                               # EH_LABEL
# %bb.95:
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	200(%rsp), %rdi
	leaq	216(%rsp), %rsi
	callq	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp104:                               # EH_LABEL
# %bb.96:
.Ltmp106:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	184(%rsp), %rdi
	movl	$2, %esi
	callq	_ZN11DeviceArrayIPhEC2Em
.Ltmp107:                               # EH_LABEL
# %bb.97:
.Ltmp109:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp110:                               # EH_LABEL
# %bb.98:
	testl	%eax, %eax
	jne	.LBB6_101
# %bb.99:
	movq	88(%rsp), %rax
	movq	200(%rsp), %rcx
	movq	184(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 104(%rsp)
	movq	%rdx, 168(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	168(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	248(%rsp), %rdx
	leaq	264(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp112:                               # EH_LABEL
# %bb.100:                              # %.noexc194
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp113:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5mixedPhPK4StepPS_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	264(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	256(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp114:                               # EH_LABEL
.LBB6_101:
.Ltmp116:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	88(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp117:                               # EH_LABEL
# %bb.102:
	movq	120(%rsp), %rax
	movq	128(%rsp), %r14
	subq	%rax, %r14
	je	.LBB6_106
# %bb.103:
	js	.LBB6_181
# %bb.104:                              # %_ZNSt16allocator_traitsISaIhEE8allocateERS0_m.exit.i.i.i.i
.Ltmp119:                               # EH_LABEL
	movq	%rax, 32(%rsp)                  # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	callq	_Znwm@PLT
.Ltmp120:                               # EH_LABEL
# %bb.105:
	movq	%rax, %r15
	movq	%rax, %rbx
	addq	%r14, %rbx
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	32(%rsp), %rsi                  # 8-byte Reload
	movq	%r14, %rdx
	callq	memmove@PLT
	movq	%rbx, 240(%rsp)                 # 8-byte Spill
	movq	%r15, %r14
	jmp	.LBB6_107
.LBB6_106:                              # %.noexc199.thread
	movq	%r14, 240(%rsp)                 # 8-byte Spill
	xorl	%r14d, %r14d
.LBB6_107:                              # %_ZNSt6vectorIhSaIhEEC2ERKS1_.exit
	addq	%r12, %r13
	addq	%rbp, %r13
	movq	216(%rsp), %rax
	movq	%rax, 280(%rsp)                 # 8-byte Spill
	movq	64(%rsp), %r12
	xorl	%ebp, %ebp
	pcmpeqd	%xmm5, %xmm5
	movdqa	.LCPI6_0(%rip), %xmm6           # xmm6 = [1,1]
	movq	%r14, 32(%rsp)                  # 8-byte Spill
	.p2align	4
.LBB6_108:                              # =>This Loop Header: Depth=1
                                        #     Child Loop BB6_113 Depth 2
	leaq	(,%rbp,2), %rbx
	addq	%rbp, %rbx
	shlq	$5, %rbx
	addq	32(%rsp), %rbx                  # 8-byte Folded Reload
	movq	%rbp, %rax
	shlq	$4, %rax
	movq	280(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rcx,%rax), %r15
	movl	(%rcx,%rax), %eax
	testl	%eax, %eax
	je	.LBB6_115
# %bb.109:                              #   in Loop: Header=BB6_108 Depth=1
	cmpl	$1, %eax
	jne	.LBB6_110
.LBB6_116:                              #   in Loop: Header=BB6_108 Depth=1
	movslq	4(%r15), %rdi
	addq	%rbx, %rdi
	movslq	8(%r15), %rsi
	addq	%rbx, %rsi
	movslq	12(%r15), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memcpy@PLT
	movdqa	.LCPI6_0(%rip), %xmm6           # xmm6 = [1,1]
	pcmpeqd	%xmm5, %xmm5
	movl	(%r15), %eax
	cmpl	$2, %eax
	je	.LBB6_111
	jmp	.LBB6_112
	.p2align	4
.LBB6_115:                              #   in Loop: Header=BB6_108 Depth=1
	movslq	4(%r15), %rdi
	addq	%rbx, %rdi
	movl	8(%r15), %esi
	movslq	12(%r15), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memset@PLT
	movdqa	.LCPI6_0(%rip), %xmm6           # xmm6 = [1,1]
	pcmpeqd	%xmm5, %xmm5
	movl	(%r15), %eax
	cmpl	$1, %eax
	je	.LBB6_116
	.p2align	4
.LBB6_110:                              #   in Loop: Header=BB6_108 Depth=1
	cmpl	$2, %eax
	jne	.LBB6_112
.LBB6_111:                              #   in Loop: Header=BB6_108 Depth=1
	movslq	4(%r15), %rdi
	addq	%rbx, %rdi
	movslq	8(%r15), %rsi
	addq	%rbx, %rsi
	movslq	12(%r15), %rdx
	.cfi_escape 0x2e, 0x00
	callq	memmove@PLT
	movdqa	.LCPI6_0(%rip), %xmm6           # xmm6 = [1,1]
	pcmpeqd	%xmm5, %xmm5
.LBB6_112:                              # %vector.ph410
                                        #   in Loop: Header=BB6_108 Depth=1
	movq	%r13, %xmm1
	pxor	%xmm0, %xmm0
	movl	$2, %eax
	.p2align	4
.LBB6_113:                              # %vector.body411
                                        #   Parent Loop BB6_108 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movzwl	-2(%r12,%rax), %ecx
	movd	%ecx, %xmm2
	movzwl	(%r12,%rax), %ecx
	movd	%ecx, %xmm3
	movzwl	-2(%r14,%rax), %ecx
	movd	%ecx, %xmm4
	pcmpeqb	%xmm2, %xmm4
	movzwl	(%r14,%rax), %ecx
	movd	%ecx, %xmm2
	pcmpeqb	%xmm3, %xmm2
	pxor	%xmm5, %xmm4
	punpcklbw	%xmm4, %xmm4            # xmm4 = xmm4[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pand	%xmm6, %xmm3
	paddq	%xmm3, %xmm1
	pxor	%xmm5, %xmm2
	punpcklbw	%xmm2, %xmm2            # xmm2 = xmm2[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pand	%xmm6, %xmm2
	paddq	%xmm2, %xmm0
	addq	$4, %rax
	cmpq	$98, %rax
	jne	.LBB6_113
# %bb.114:                              # %middle.block420
                                        #   in Loop: Header=BB6_108 Depth=1
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r13
	incq	%rbp
	addq	$96, %r14
	addq	$96, %r12
	cmpq	$64, %rbp
	jne	.LBB6_108
# %bb.117:
.Ltmp124:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
.Ltmp125:                               # EH_LABEL
# %bb.118:                              # %vector.ph423
	movq	%rax, 40(%rsp)
	movq	%rax, %rcx
	addq	$256, %rcx                      # imm = 0x100
	movq	%rcx, 56(%rsp)
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 240(%rax)
	movdqu	%xmm0, 224(%rax)
	movdqu	%xmm0, 208(%rax)
	movdqu	%xmm0, 192(%rax)
	movdqu	%xmm0, 176(%rax)
	movdqu	%xmm0, 160(%rax)
	movdqu	%xmm0, 144(%rax)
	movdqu	%xmm0, 128(%rax)
	movdqu	%xmm0, 112(%rax)
	movdqu	%xmm0, 96(%rax)
	movdqu	%xmm0, 80(%rax)
	movdqu	%xmm0, 64(%rax)
	movdqu	%xmm0, 48(%rax)
	movdqu	%xmm0, 32(%rax)
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, (%rax)
	movq	%rcx, 48(%rsp)
	movaps	.LCPI6_1(%rip), %xmm0           # xmm0 = [0,3,6,9]
	movups	%xmm0, (%rax)
	movaps	.LCPI6_2(%rip), %xmm0           # xmm0 = [12,15,18,21]
	movups	%xmm0, 16(%rax)
	movaps	.LCPI6_3(%rip), %xmm0           # xmm0 = [24,27,30,33]
	movups	%xmm0, 32(%rax)
	movaps	.LCPI6_4(%rip), %xmm0           # xmm0 = [36,39,42,45]
	movups	%xmm0, 48(%rax)
	movaps	.LCPI6_5(%rip), %xmm0           # xmm0 = [48,51,54,57]
	movups	%xmm0, 64(%rax)
	movaps	.LCPI6_6(%rip), %xmm0           # xmm0 = [60,63,66,69]
	movups	%xmm0, 80(%rax)
	movaps	.LCPI6_7(%rip), %xmm0           # xmm0 = [72,75,78,81]
	movups	%xmm0, 96(%rax)
	movaps	.LCPI6_8(%rip), %xmm0           # xmm0 = [84,87,90,93]
	movups	%xmm0, 112(%rax)
	movaps	.LCPI6_9(%rip), %xmm0           # xmm0 = [96,99,102,105]
	movups	%xmm0, 128(%rax)
	movaps	.LCPI6_10(%rip), %xmm0          # xmm0 = [108,111,114,117]
	movups	%xmm0, 144(%rax)
	movaps	.LCPI6_11(%rip), %xmm0          # xmm0 = [120,123,126,129]
	movups	%xmm0, 160(%rax)
	movaps	.LCPI6_12(%rip), %xmm0          # xmm0 = [132,135,138,141]
	movups	%xmm0, 176(%rax)
	movaps	.LCPI6_13(%rip), %xmm0          # xmm0 = [144,147,150,153]
	movups	%xmm0, 192(%rax)
	movaps	.LCPI6_14(%rip), %xmm0          # xmm0 = [156,159,162,165]
	movups	%xmm0, 208(%rax)
	movaps	.LCPI6_15(%rip), %xmm0          # xmm0 = [168,171,174,177]
	movups	%xmm0, 224(%rax)
	movdqa	.LCPI6_16(%rip), %xmm0          # xmm0 = [180,183,186,189]
	movdqu	%xmm0, 240(%rax)
.Ltmp127:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	movl	$64, %esi
	movq	240(%rsp), %rbx                 # 8-byte Reload
	movq	32(%rsp), %r14                  # 8-byte Reload
	callq	_ZN11DeviceArrayI3BigEC2Em
.Ltmp128:                               # EH_LABEL
# %bb.119:
.Ltmp130:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	168(%rsp), %rdi
	leaq	40(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp131:                               # EH_LABEL
# %bb.120:
.Ltmp133:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	248(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp134:                               # EH_LABEL
# %bb.121:
.Ltmp136:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp137:                               # EH_LABEL
# %bb.122:
	testl	%eax, %eax
	jne	.LBB6_125
# %bb.123:
	movq	104(%rsp), %rax
	movq	168(%rsp), %rcx
	movq	248(%rsp), %rdx
	movq	%rax, 320(%rsp)
	movq	%rcx, 312(%rsp)
	movq	%rdx, 304(%rsp)
	leaq	320(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	312(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	304(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp138:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	264(%rsp), %rsi
	leaq	296(%rsp), %rdx
	leaq	288(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp139:                               # EH_LABEL
# %bb.124:                              # %.noexc208
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	264(%rsp), %rcx
	movl	272(%rsp), %r8d
.Ltmp140:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9constantsP3BigPVKiPVi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	288(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	304(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp141:                               # EH_LABEL
.LBB6_125:
.Ltmp143:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	104(%rsp), %rsi
	callq	_ZNK11DeviceArrayI3BigE4hostEv
.Ltmp144:                               # EH_LABEL
# %bb.126:                              # %.preheader276
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	movl	$3435973837, %edx               # imm = 0xCCCCCCCD
	movapd	.LCPI6_18(%rip), %xmm1          # xmm1 = [4.503599627370496E+15,1.9342813113834067E+25]
	movdqa	.LCPI6_19(%rip), %xmm2          # xmm2 = [0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0]
	movdqa	.LCPI6_20(%rip), %xmm3          # xmm3 = [2,2]
	movdqa	.LCPI6_21(%rip), %xmm4          # xmm4 = [4,4]
	movq	%rax, %rsi
	jmp	.LBB6_129
	.p2align	4
.LBB6_127:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%ecx, %xmm0
	movsd	312(%rdi), %xmm10               # xmm10 = mem[0],zero
	movl	$1, %r8d
	ucomisd	%xmm0, %xmm10
	jne	.LBB6_128
	jnp	.LBB6_137
.LBB6_128:                              #   in Loop: Header=BB6_129 Depth=1
	paddq	%xmm6, %xmm7
	pshufd	$238, %xmm7, %xmm0              # xmm0 = xmm7[2,3,2,3]
	paddq	%xmm7, %xmm0
	movq	%xmm0, %r13
	cmpneqsd	288(%rdi), %xmm8
	movq	%xmm8, %r9
	subq	%r9, %r13
	cmpneqsd	296(%rdi), %xmm9
	movq	%xmm9, %r9
	subq	%r9, %r13
	cmpneqsd	304(%rdi), %xmm5
	movq	%xmm5, %rdi
	subq	%rdi, %r13
	addq	%r8, %r13
	incq	%rcx
	addq	$328, %rsi                      # imm = 0x148
	cmpq	$64, %rcx
	je	.LBB6_138
.LBB6_129:                              # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB6_130 Depth 2
	imulq	$328, %rcx, %rdi                # imm = 0x148
	addq	%rax, %rdi
	movq	%rcx, %r8
	imulq	%rdx, %r8
	shrq	$37, %r8
	shll	$3, %r8d
	leal	(%r8,%r8,4), %r9d
	movl	%ecx, %r8d
	subl	%r9d, %r8d
	movq	%rcx, %xmm6
	punpckldq	.LCPI6_17(%rip), %xmm6  # xmm6 = xmm6[0],mem[0],xmm6[1],mem[1]
	subpd	%xmm1, %xmm6
	movapd	%xmm6, %xmm5
	unpckhpd	%xmm6, %xmm5                    # xmm5 = xmm5[1],xmm6[1]
	addpd	%xmm6, %xmm5
	movq	%r13, %xmm6
	movd	%r8d, %xmm7
	pshufd	$68, %xmm7, %xmm8               # xmm8 = xmm7[0,1,0,1]
	movapd	%xmm5, %xmm9
	unpcklpd	%xmm5, %xmm9                    # xmm9 = xmm9[0],xmm5[0]
	pxor	%xmm7, %xmm7
	movl	$2, %r9d
	movdqa	%xmm2, %xmm10
	.p2align	4
.LBB6_130:                              # %vector.body432
                                        #   Parent Loop BB6_129 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movdqa	%xmm10, %xmm11
	paddq	%xmm3, %xmm11
	movupd	-16(%rsi,%r9,8), %xmm12
	movupd	(%rsi,%r9,8), %xmm13
	movdqa	%xmm10, %xmm14
	pcmpeqd	%xmm8, %xmm14
	pshufd	$177, %xmm14, %xmm15            # xmm15 = xmm14[1,0,3,2]
	pcmpeqd	%xmm8, %xmm11
	pshufd	$177, %xmm11, %xmm0             # xmm0 = xmm11[1,0,3,2]
	pand	%xmm9, %xmm14
	pand	%xmm15, %xmm14
	cmpneqpd	%xmm12, %xmm14
	psubq	%xmm14, %xmm6
	pand	%xmm9, %xmm11
	pand	%xmm0, %xmm11
	cmpneqpd	%xmm13, %xmm11
	psubq	%xmm11, %xmm7
	paddq	%xmm4, %xmm10
	addq	$4, %r9
	cmpq	$38, %r9
	jne	.LBB6_130
# %bb.131:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	movapd	%xmm5, %xmm8
	cmpl	$36, %r8d
	je	.LBB6_133
# %bb.132:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	xorpd	%xmm8, %xmm8
.LBB6_133:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	movapd	%xmm5, %xmm9
	cmpl	$37, %r8d
	je	.LBB6_135
# %bb.134:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	xorpd	%xmm9, %xmm9
.LBB6_135:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	cmpl	$38, %r8d
	je	.LBB6_127
# %bb.136:                              # %scalar.ph428
                                        #   in Loop: Header=BB6_129 Depth=1
	xorpd	%xmm5, %xmm5
	jmp	.LBB6_127
	.p2align	4
.LBB6_137:                              #   in Loop: Header=BB6_129 Depth=1
	xorl	%r8d, %r8d
	cmpb	$7, 320(%rdi)
	setne	%r8b
	jmp	.LBB6_128
.LBB6_138:
.Ltmp146:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	248(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp147:                               # EH_LABEL
# %bb.139:
	movq	144(%rsp), %r12
	movq	152(%rsp), %rax
	movq	%rax, %rdx
	subq	%r12, %rdx
	movq	40(%rsp), %rsi
	movq	48(%rsp), %rcx
	subq	%rsi, %rcx
	movl	$1, %r15d
	cmpq	%rcx, %rdx
	jne	.LBB6_142
# %bb.140:
	cmpq	%r12, %rax
	je	.LBB6_174
# %bb.141:
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	callq	bcmp@PLT
	xorl	%r15d, %r15d
	testl	%eax, %eax
	setne	%r15b
.LBB6_142:                              # %_ZStneIiSaIiEEbRKSt6vectorIT_T0_ES6_.exit
	testq	%r12, %r12
	je	.LBB6_144
.LBB6_143:
	movq	160(%rsp), %rsi
	subq	%r12, %rsi
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
.LBB6_144:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp150:                               # EH_LABEL
# %bb.145:                              # %.noexc210
	testl	%eax, %eax
	jne	.LBB6_183
# %bb.146:
	addq	%r13, %r15
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$1188417, %esi                  # imm = 0x122241
	movq	%r15, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_148
# %bb.147:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_148:                              # %_ZNSt6vectorI3BigSaIS0_EED2Ev.exit
	movq	248(%rsp), %rdi
.Ltmp174:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp175:                               # EH_LABEL
# %bb.149:                              # %_ZN11DeviceArrayIiED2Ev.exit
	movq	168(%rsp), %rdi
.Ltmp177:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp178:                               # EH_LABEL
# %bb.150:                              # %_ZN11DeviceArrayIiED2Ev.exit214
	movq	104(%rsp), %rdi
.Ltmp180:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp181:                               # EH_LABEL
# %bb.151:                              # %_ZN11DeviceArrayI3BigED2Ev.exit
	movq	40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_153
# %bb.152:
	movq	56(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_153:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit216
	testq	%r14, %r14
	je	.LBB6_155
# %bb.154:
	subq	%r14, %rbx
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB6_155:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_157
# %bb.156:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_157:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit219
	movq	184(%rsp), %rdi
.Ltmp183:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp184:                               # EH_LABEL
# %bb.158:                              # %_ZN11DeviceArrayIPhED2Ev.exit
	movq	200(%rsp), %rdi
.Ltmp186:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp187:                               # EH_LABEL
# %bb.159:                              # %_ZN11DeviceArrayI4StepED2Ev.exit
	movq	88(%rsp), %rdi
.Ltmp189:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp190:                               # EH_LABEL
# %bb.160:                              # %_ZN11DeviceArrayIhED2Ev.exit
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_162
# %bb.161:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_162:                              # %_ZNSt6vectorI4StepSaIS0_EED2Ev.exit
	movq	120(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_164
# %bb.163:
	movq	136(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_164:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit222
	xorl	%eax, %eax
	testq	%r15, %r15
	setne	%al
	addq	$328, %rsp                      # imm = 0x148
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
.LBB6_165:                              # %vector.ph
	.cfi_def_cfa_offset 384
	movq	%rax, %rcx
	andq	$-4, %rcx
	pxor	%xmm0, %xmm0
	xorl	%edx, %edx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI6_0(%rip), %xmm3           # xmm3 = [1,1]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB6_166:                              # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movzwl	(%rdi,%rdx), %esi
	movd	%esi, %xmm4
	movzwl	2(%rdi,%rdx), %esi
	movd	%esi, %xmm5
	movzwl	(%r14,%rdx), %esi
	movd	%esi, %xmm6
	pcmpeqb	%xmm4, %xmm6
	movzwl	2(%r14,%rdx), %esi
	movd	%esi, %xmm4
	pcmpeqb	%xmm5, %xmm4
	pxor	%xmm1, %xmm6
	punpcklbw	%xmm6, %xmm6            # xmm6 = xmm6[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm6, %xmm5              # xmm5 = xmm6[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pand	%xmm3, %xmm5
	paddq	%xmm5, %xmm2
	pxor	%xmm1, %xmm4
	punpcklbw	%xmm4, %xmm4            # xmm4 = xmm4[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pand	%xmm3, %xmm4
	paddq	%xmm4, %xmm0
	addq	$4, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_166
# %bb.167:                              # %middle.block
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r12
	jmp	.LBB6_271
.LBB6_168:                              # %vector.ph373
	movq	%rax, %rcx
	andq	$-4, %rcx
	pxor	%xmm0, %xmm0
	xorl	%edx, %edx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI6_0(%rip), %xmm3           # xmm3 = [1,1]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB6_169:                              # %vector.body376
                                        # =>This Inner Loop Header: Depth=1
	movzwl	(%rdi,%rdx), %esi
	movd	%esi, %xmm4
	movzwl	2(%rdi,%rdx), %esi
	movd	%esi, %xmm5
	movzwl	(%rbp,%rdx), %esi
	movd	%esi, %xmm6
	pcmpeqb	%xmm4, %xmm6
	movzwl	2(%rbp,%rdx), %esi
	movd	%esi, %xmm4
	pcmpeqb	%xmm5, %xmm4
	pxor	%xmm1, %xmm6
	punpcklbw	%xmm6, %xmm6            # xmm6 = xmm6[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm6, %xmm5              # xmm5 = xmm6[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pand	%xmm3, %xmm5
	paddq	%xmm5, %xmm2
	pxor	%xmm1, %xmm4
	punpcklbw	%xmm4, %xmm4            # xmm4 = xmm4[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pand	%xmm3, %xmm4
	paddq	%xmm4, %xmm0
	addq	$4, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_169
# %bb.170:                              # %middle.block385
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r13
	jmp	.LBB6_274
.LBB6_171:                              # %vector.ph392
	movq	%rax, %rcx
	andq	$-4, %rcx
	pxor	%xmm0, %xmm0
	xorl	%edx, %edx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI6_0(%rip), %xmm3           # xmm3 = [1,1]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB6_172:                              # %vector.body395
                                        # =>This Inner Loop Header: Depth=1
	movzwl	(%rdi,%rdx), %esi
	movd	%esi, %xmm4
	movzwl	2(%rdi,%rdx), %esi
	movd	%esi, %xmm5
	movzwl	(%rbx,%rdx), %esi
	movd	%esi, %xmm6
	pcmpeqb	%xmm4, %xmm6
	movzwl	2(%rbx,%rdx), %esi
	movd	%esi, %xmm4
	pcmpeqb	%xmm5, %xmm4
	pxor	%xmm1, %xmm6
	punpcklbw	%xmm6, %xmm6            # xmm6 = xmm6[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm6, %xmm5              # xmm5 = xmm6[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pand	%xmm3, %xmm5
	paddq	%xmm5, %xmm2
	pxor	%xmm1, %xmm4
	punpcklbw	%xmm4, %xmm4            # xmm4 = xmm4[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3,4,5,6,7]
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pand	%xmm3, %xmm4
	paddq	%xmm4, %xmm0
	addq	$4, %rdx
	cmpq	%rdx, %rcx
	jne	.LBB6_172
# %bb.173:                              # %middle.block404
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbp
	jmp	.LBB6_277
.LBB6_174:
	xorl	%r15d, %r15d
	testq	%r12, %r12
	jne	.LBB6_143
	jmp	.LBB6_144
.LBB6_175:                              # %.noexc.i.i.i
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_ZSt17__throw_bad_allocv@PLT
.Ltmp21:                                # EH_LABEL
# %bb.176:                              # %.noexc26.i
.LBB6_177:                              # %.noexc.i.i.i133
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_ZSt17__throw_bad_allocv@PLT
.Ltmp53:                                # EH_LABEL
# %bb.178:                              # %.noexc26.i134
.LBB6_179:                              # %.noexc.i.i.i180
.Ltmp85:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_ZSt17__throw_bad_allocv@PLT
.Ltmp86:                                # EH_LABEL
# %bb.180:                              # %.noexc26.i181
.LBB6_181:                              # %.noexc.i.i
.Ltmp121:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_ZSt17__throw_bad_allocv@PLT
.Ltmp122:                               # EH_LABEL
# %bb.182:                              # %.noexc198
.LBB6_183:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp151:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp152:                               # EH_LABEL
# %bb.184:                              # %.noexc211
.Ltmp153:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp154:                               # EH_LABEL
# %bb.185:                              # %.noexc212
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r15, %rdi
	movl	$39, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	callq	fprintf@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	exit@PLT
.LBB6_186:
.Ltmp191:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_187:
.Ltmp188:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_188:
.Ltmp185:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_189:
.Ltmp182:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_190:
.Ltmp179:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_191:
.Ltmp176:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_192:
.Ltmp148:                               # EH_LABEL
	jmp	.LBB6_216
.LBB6_193:
.Ltmp145:                               # EH_LABEL
	jmp	.LBB6_219
.LBB6_194:
.Ltmp135:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_221
.LBB6_195:
.Ltmp132:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_222
.LBB6_196:
.Ltmp129:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_223
.LBB6_197:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit231.thread
.Ltmp126:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_226
.LBB6_198:
.Ltmp118:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_242
.LBB6_199:
.Ltmp108:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_243
.LBB6_200:
.Ltmp105:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_244
.LBB6_201:
.Ltmp102:                               # EH_LABEL
	jmp	.LBB6_238
.LBB6_202:
.Ltmp99:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_203:
.Ltmp96:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_204:
.Ltmp82:                                # EH_LABEL
	jmp	.LBB6_230
.LBB6_205:
.Ltmp72:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_251
.LBB6_206:
.Ltmp66:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_207:
.Ltmp63:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_208:
.Ltmp49:                                # EH_LABEL
	jmp	.LBB6_232
.LBB6_209:
.Ltmp39:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_257
.LBB6_210:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_211:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_212:
.Ltmp17:                                # EH_LABEL
	jmp	.LBB6_234
.LBB6_213:
.Ltmp7:                                 # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_263
.LBB6_214:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_266
.LBB6_215:
.Ltmp155:                               # EH_LABEL
.LBB6_216:
	movq	%rax, %r15
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_220
# %bb.217:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB6_220
.LBB6_218:
.Ltmp142:                               # EH_LABEL
.LBB6_219:
	movq	%rax, %r15
.LBB6_220:
	movq	248(%rsp), %rdi
.Ltmp156:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp157:                               # EH_LABEL
.LBB6_221:                              # %_ZN11DeviceArrayIiED2Ev.exit227
	movq	168(%rsp), %rdi
.Ltmp159:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp160:                               # EH_LABEL
.LBB6_222:                              # %_ZN11DeviceArrayIiED2Ev.exit228
	movq	104(%rsp), %rdi
.Ltmp162:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp163:                               # EH_LABEL
.LBB6_223:                              # %_ZN11DeviceArrayI3BigED2Ev.exit229
	movq	40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_225
# %bb.224:
	movq	56(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_225:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit231
	cmpq	$0, 32(%rsp)                    # 8-byte Folded Reload
	je	.LBB6_240
.LBB6_226:
	movq	240(%rsp), %rsi                 # 8-byte Reload
	movq	32(%rsp), %rdi                  # 8-byte Reload
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB6_240
.LBB6_227:
.Ltmp164:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_228:
.Ltmp115:                               # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB6_242
.LBB6_229:
.Ltmp79:                                # EH_LABEL
.LBB6_230:
	movq	%rax, %r15
	jmp	.LBB6_250
.LBB6_231:
.Ltmp46:                                # EH_LABEL
.LBB6_232:
	movq	%rax, %r15
	jmp	.LBB6_256
.LBB6_233:
.Ltmp14:                                # EH_LABEL
.LBB6_234:
	movq	%rax, %r15
	jmp	.LBB6_262
.LBB6_235:
.Ltmp161:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_236:
.Ltmp158:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_237:
.Ltmp69:                                # EH_LABEL
.LBB6_238:                              # %.body
	movq	%rax, %r15
	jmp	.LBB6_264
.LBB6_239:
.Ltmp123:                               # EH_LABEL
	movq	%rax, %r15
.LBB6_240:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit233
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_242
# %bb.241:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_242:
	movq	184(%rsp), %rdi
.Ltmp165:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp166:                               # EH_LABEL
.LBB6_243:                              # %_ZN11DeviceArrayIPhED2Ev.exit236
	movq	200(%rsp), %rdi
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp169:                               # EH_LABEL
.LBB6_244:                              # %_ZN11DeviceArrayI4StepED2Ev.exit237
	movq	88(%rsp), %rdi
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp172:                               # EH_LABEL
	jmp	.LBB6_264
.LBB6_245:
.Ltmp173:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_246:
.Ltmp170:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_247:
.Ltmp167:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_248:
.Ltmp87:                                # EH_LABEL
	movq	%rax, %r15
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_250
# %bb.249:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_250:
	movq	40(%rsp), %rdi
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp89:                                # EH_LABEL
.LBB6_251:                              # %_ZN11DeviceArrayI4StepED2Ev.exit32.i147
	movq	64(%rsp), %rdi
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp92:                                # EH_LABEL
	jmp	.LBB6_264
.LBB6_252:
.Ltmp93:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_253:
.Ltmp90:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_254:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %r15
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_256
# %bb.255:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_256:
	movq	40(%rsp), %rdi
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp56:                                # EH_LABEL
.LBB6_257:                              # %_ZN11DeviceArrayI4StepED2Ev.exit32.i100
	movq	64(%rsp), %rdi
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp59:                                # EH_LABEL
	jmp	.LBB6_264
.LBB6_258:
.Ltmp60:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_259:
.Ltmp57:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_260:
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r15
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_262
# %bb.261:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_262:
	movq	40(%rsp), %rdi
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp24:                                # EH_LABEL
.LBB6_263:                              # %_ZN11DeviceArrayI4StepED2Ev.exit32.i
	movq	64(%rsp), %rdi
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp27:                                # EH_LABEL
.LBB6_264:                              # %.body
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_266
# %bb.265:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_266:                              # %_ZNSt6vectorI4StepSaIS0_EED2Ev.exit240
	movq	120(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB6_268
# %bb.267:
	movq	136(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB6_268:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit242
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.LBB6_269:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_270:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB6_272:                              # %.lr.ph.i
	movzbl	(%rdi,%rcx), %edx
	xorl	%esi, %esi
	cmpb	(%r14,%rcx), %dl
	setne	%sil
	addq	%rsi, %r12
	incq	%rcx
.LBB6_271:                              # %middle.block
	cmpq	%rcx, %rax
	jne	.LBB6_272
.LBB6_273:                              # %._crit_edge.thread.i
	subq	%r14, %rbx
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_35
	jmp	.LBB6_36
.LBB6_275:                              # %.lr.ph.i118
	movzbl	(%rdi,%rcx), %edx
	xorl	%esi, %esi
	cmpb	(%rbp,%rcx), %dl
	setne	%sil
	addq	%rsi, %r13
	incq	%rcx
.LBB6_274:                              # %middle.block385
	cmpq	%rcx, %rax
	jne	.LBB6_275
.LBB6_276:                              # %._crit_edge.thread.i122
	subq	%rbp, %rbx
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_63
	jmp	.LBB6_64
.LBB6_278:                              # %.lr.ph.i165
	movzbl	(%rdi,%rcx), %edx
	xorl	%esi, %esi
	cmpb	(%rbx,%rcx), %dl
	setne	%sil
	addq	%rsi, %rbp
	incq	%rcx
.LBB6_277:                              # %middle.block404
	cmpq	%rcx, %rax
	jne	.LBB6_278
.LBB6_279:                              # %._crit_edge.thread.i169
	movq	32(%rsp), %rsi                  # 8-byte Reload
	subq	%rbx, %rsi
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_91
	jmp	.LBB6_92
.Lfunc_end6:
	.size	main, .Lfunc_end6-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table6:
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
	.uleb128 .Ltmp69-.Lfunc_begin0          #     jumps to .Ltmp69
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp5-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp6-.Ltmp5                  #   Call between .Ltmp5 and .Ltmp6
	.uleb128 .Ltmp7-.Lfunc_begin0           #     jumps to .Ltmp7
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp8-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp13-.Ltmp8                 #   Call between .Ltmp8 and .Ltmp13
	.uleb128 .Ltmp14-.Lfunc_begin0          #     jumps to .Ltmp14
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp16-.Ltmp15                #   Call between .Ltmp15 and .Ltmp16
	.uleb128 .Ltmp17-.Lfunc_begin0          #     jumps to .Ltmp17
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp19-.Ltmp18                #   Call between .Ltmp18 and .Ltmp19
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp29-.Ltmp19                #   Call between .Ltmp19 and .Ltmp29
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp35-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp69-.Lfunc_begin0          #     jumps to .Ltmp69
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp39-.Lfunc_begin0          #     jumps to .Ltmp39
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp45-.Ltmp40                #   Call between .Ltmp40 and .Ltmp45
	.uleb128 .Ltmp46-.Lfunc_begin0          #     jumps to .Ltmp46
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp48-.Ltmp47                #   Call between .Ltmp47 and .Ltmp48
	.uleb128 .Ltmp49-.Lfunc_begin0          #     jumps to .Ltmp49
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp51-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp61-.Ltmp51                #   Call between .Ltmp51 and .Ltmp61
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp61-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp62-.Ltmp61                #   Call between .Ltmp61 and .Ltmp62
	.uleb128 .Ltmp63-.Lfunc_begin0          #     jumps to .Ltmp63
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp64-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp65-.Ltmp64                #   Call between .Ltmp64 and .Ltmp65
	.uleb128 .Ltmp66-.Lfunc_begin0          #     jumps to .Ltmp66
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp67-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp68-.Ltmp67                #   Call between .Ltmp67 and .Ltmp68
	.uleb128 .Ltmp69-.Lfunc_begin0          #     jumps to .Ltmp69
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp70-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp71-.Ltmp70                #   Call between .Ltmp70 and .Ltmp71
	.uleb128 .Ltmp72-.Lfunc_begin0          #     jumps to .Ltmp72
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp73-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp78-.Ltmp73                #   Call between .Ltmp73 and .Ltmp78
	.uleb128 .Ltmp79-.Lfunc_begin0          #     jumps to .Ltmp79
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp80-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin0          #     jumps to .Ltmp82
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp83-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp84-.Ltmp83                #   Call between .Ltmp83 and .Ltmp84
	.uleb128 .Ltmp87-.Lfunc_begin0          #     jumps to .Ltmp87
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp84-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp94-.Ltmp84                #   Call between .Ltmp84 and .Ltmp94
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp94-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp95-.Ltmp94                #   Call between .Ltmp94 and .Ltmp95
	.uleb128 .Ltmp96-.Lfunc_begin0          #     jumps to .Ltmp96
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp97-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp98-.Ltmp97                #   Call between .Ltmp97 and .Ltmp98
	.uleb128 .Ltmp99-.Lfunc_begin0          #     jumps to .Ltmp99
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp100-.Lfunc_begin0         # >> Call Site 27 <<
	.uleb128 .Ltmp101-.Ltmp100              #   Call between .Ltmp100 and .Ltmp101
	.uleb128 .Ltmp102-.Lfunc_begin0         #     jumps to .Ltmp102
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp103-.Lfunc_begin0         # >> Call Site 28 <<
	.uleb128 .Ltmp104-.Ltmp103              #   Call between .Ltmp103 and .Ltmp104
	.uleb128 .Ltmp105-.Lfunc_begin0         #     jumps to .Ltmp105
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp106-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp107-.Ltmp106              #   Call between .Ltmp106 and .Ltmp107
	.uleb128 .Ltmp108-.Lfunc_begin0         #     jumps to .Ltmp108
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp109-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp114-.Ltmp109              #   Call between .Ltmp109 and .Ltmp114
	.uleb128 .Ltmp115-.Lfunc_begin0         #     jumps to .Ltmp115
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp116-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp117-.Ltmp116              #   Call between .Ltmp116 and .Ltmp117
	.uleb128 .Ltmp118-.Lfunc_begin0         #     jumps to .Ltmp118
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp119-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp120-.Ltmp119              #   Call between .Ltmp119 and .Ltmp120
	.uleb128 .Ltmp123-.Lfunc_begin0         #     jumps to .Ltmp123
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp124-.Ltmp120              #   Call between .Ltmp120 and .Ltmp124
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp124-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp125-.Ltmp124              #   Call between .Ltmp124 and .Ltmp125
	.uleb128 .Ltmp126-.Lfunc_begin0         #     jumps to .Ltmp126
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp127-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp128-.Ltmp127              #   Call between .Ltmp127 and .Ltmp128
	.uleb128 .Ltmp129-.Lfunc_begin0         #     jumps to .Ltmp129
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp130-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp131-.Ltmp130              #   Call between .Ltmp130 and .Ltmp131
	.uleb128 .Ltmp132-.Lfunc_begin0         #     jumps to .Ltmp132
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp133-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp134-.Ltmp133              #   Call between .Ltmp133 and .Ltmp134
	.uleb128 .Ltmp135-.Lfunc_begin0         #     jumps to .Ltmp135
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp136-.Lfunc_begin0         # >> Call Site 38 <<
	.uleb128 .Ltmp141-.Ltmp136              #   Call between .Ltmp136 and .Ltmp141
	.uleb128 .Ltmp142-.Lfunc_begin0         #     jumps to .Ltmp142
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp143-.Lfunc_begin0         # >> Call Site 39 <<
	.uleb128 .Ltmp144-.Ltmp143              #   Call between .Ltmp143 and .Ltmp144
	.uleb128 .Ltmp145-.Lfunc_begin0         #     jumps to .Ltmp145
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp146-.Lfunc_begin0         # >> Call Site 40 <<
	.uleb128 .Ltmp147-.Ltmp146              #   Call between .Ltmp146 and .Ltmp147
	.uleb128 .Ltmp148-.Lfunc_begin0         #     jumps to .Ltmp148
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp149-.Lfunc_begin0         # >> Call Site 41 <<
	.uleb128 .Ltmp150-.Ltmp149              #   Call between .Ltmp149 and .Ltmp150
	.uleb128 .Ltmp155-.Lfunc_begin0         #     jumps to .Ltmp155
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp174-.Lfunc_begin0         # >> Call Site 42 <<
	.uleb128 .Ltmp175-.Ltmp174              #   Call between .Ltmp174 and .Ltmp175
	.uleb128 .Ltmp176-.Lfunc_begin0         #     jumps to .Ltmp176
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp177-.Lfunc_begin0         # >> Call Site 43 <<
	.uleb128 .Ltmp178-.Ltmp177              #   Call between .Ltmp177 and .Ltmp178
	.uleb128 .Ltmp179-.Lfunc_begin0         #     jumps to .Ltmp179
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp180-.Lfunc_begin0         # >> Call Site 44 <<
	.uleb128 .Ltmp181-.Ltmp180              #   Call between .Ltmp180 and .Ltmp181
	.uleb128 .Ltmp182-.Lfunc_begin0         #     jumps to .Ltmp182
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp183-.Lfunc_begin0         # >> Call Site 45 <<
	.uleb128 .Ltmp184-.Ltmp183              #   Call between .Ltmp183 and .Ltmp184
	.uleb128 .Ltmp185-.Lfunc_begin0         #     jumps to .Ltmp185
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp186-.Lfunc_begin0         # >> Call Site 46 <<
	.uleb128 .Ltmp187-.Ltmp186              #   Call between .Ltmp186 and .Ltmp187
	.uleb128 .Ltmp188-.Lfunc_begin0         #     jumps to .Ltmp188
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp189-.Lfunc_begin0         # >> Call Site 47 <<
	.uleb128 .Ltmp190-.Ltmp189              #   Call between .Ltmp189 and .Ltmp190
	.uleb128 .Ltmp191-.Lfunc_begin0         #     jumps to .Ltmp191
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp20-.Lfunc_begin0          # >> Call Site 48 <<
	.uleb128 .Ltmp21-.Ltmp20                #   Call between .Ltmp20 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp52-.Lfunc_begin0          # >> Call Site 49 <<
	.uleb128 .Ltmp53-.Ltmp52                #   Call between .Ltmp52 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp85-.Lfunc_begin0          # >> Call Site 50 <<
	.uleb128 .Ltmp86-.Ltmp85                #   Call between .Ltmp85 and .Ltmp86
	.uleb128 .Ltmp87-.Lfunc_begin0          #     jumps to .Ltmp87
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp121-.Lfunc_begin0         # >> Call Site 51 <<
	.uleb128 .Ltmp122-.Ltmp121              #   Call between .Ltmp121 and .Ltmp122
	.uleb128 .Ltmp123-.Lfunc_begin0         #     jumps to .Ltmp123
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp151-.Lfunc_begin0         # >> Call Site 52 <<
	.uleb128 .Ltmp154-.Ltmp151              #   Call between .Ltmp151 and .Ltmp154
	.uleb128 .Ltmp155-.Lfunc_begin0         #     jumps to .Ltmp155
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp156-.Lfunc_begin0         # >> Call Site 53 <<
	.uleb128 .Ltmp157-.Ltmp156              #   Call between .Ltmp156 and .Ltmp157
	.uleb128 .Ltmp158-.Lfunc_begin0         #     jumps to .Ltmp158
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp159-.Lfunc_begin0         # >> Call Site 54 <<
	.uleb128 .Ltmp160-.Ltmp159              #   Call between .Ltmp159 and .Ltmp160
	.uleb128 .Ltmp161-.Lfunc_begin0         #     jumps to .Ltmp161
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp162-.Lfunc_begin0         # >> Call Site 55 <<
	.uleb128 .Ltmp163-.Ltmp162              #   Call between .Ltmp162 and .Ltmp163
	.uleb128 .Ltmp164-.Lfunc_begin0         #     jumps to .Ltmp164
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp165-.Lfunc_begin0         # >> Call Site 56 <<
	.uleb128 .Ltmp166-.Ltmp165              #   Call between .Ltmp165 and .Ltmp166
	.uleb128 .Ltmp167-.Lfunc_begin0         #     jumps to .Ltmp167
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp168-.Lfunc_begin0         # >> Call Site 57 <<
	.uleb128 .Ltmp169-.Ltmp168              #   Call between .Ltmp168 and .Ltmp169
	.uleb128 .Ltmp170-.Lfunc_begin0         #     jumps to .Ltmp170
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp171-.Lfunc_begin0         # >> Call Site 58 <<
	.uleb128 .Ltmp172-.Ltmp171              #   Call between .Ltmp171 and .Ltmp172
	.uleb128 .Ltmp173-.Lfunc_begin0         #     jumps to .Ltmp173
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp88-.Lfunc_begin0          # >> Call Site 59 <<
	.uleb128 .Ltmp89-.Ltmp88                #   Call between .Ltmp88 and .Ltmp89
	.uleb128 .Ltmp90-.Lfunc_begin0          #     jumps to .Ltmp90
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp91-.Lfunc_begin0          # >> Call Site 60 <<
	.uleb128 .Ltmp92-.Ltmp91                #   Call between .Ltmp91 and .Ltmp92
	.uleb128 .Ltmp93-.Lfunc_begin0          #     jumps to .Ltmp93
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 61 <<
	.uleb128 .Ltmp56-.Ltmp55                #   Call between .Ltmp55 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp58-.Lfunc_begin0          # >> Call Site 62 <<
	.uleb128 .Ltmp59-.Ltmp58                #   Call between .Ltmp58 and .Ltmp59
	.uleb128 .Ltmp60-.Lfunc_begin0          #     jumps to .Ltmp60
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 63 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 64 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 65 <<
	.uleb128 .Lfunc_end6-.Ltmp27            #   Call between .Ltmp27 and .Lfunc_end6
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
	.section	.text._ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,"axG",@progbits,_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,comdat
	.weak	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE # -- Begin function _ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
	.p2align	4
	.type	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,@function
_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE: # @_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
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
	jne	.LBB7_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE, .Lfunc_end7-_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE,"axG",@progbits,_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE,comdat
	.weak	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE # -- Begin function _ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
	.p2align	4
	.type	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE,@function
_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE: # @_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
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
	sarq	$4, %rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB8_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
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
	leaq	.L.str.1(%rip), %rdx
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB8_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end8:
	.size	_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE, .Lfunc_end8-_ZN11DeviceArrayI4StepEC2ERKSt6vectorIS0_SaIS0_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIPhEC2Em,"axG",@progbits,_ZN11DeviceArrayIPhEC2Em,comdat
	.weak	_ZN11DeviceArrayIPhEC2Em        # -- Begin function _ZN11DeviceArrayIPhEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIPhEC2Em,@function
_ZN11DeviceArrayIPhEC2Em:               # @_ZN11DeviceArrayIPhEC2Em
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB9_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end9:
	.size	_ZN11DeviceArrayIPhEC2Em, .Lfunc_end9-_ZN11DeviceArrayIPhEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIhE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIhE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIhE4hostEv     # -- Begin function _ZNK11DeviceArrayIhE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIhE4hostEv,@function
_ZNK11DeviceArrayIhE4hostEv:            # @_ZNK11DeviceArrayIhE4hostEv
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
	js	.LBB10_13
# %bb.1:                                # %_ZNSt6vectorIhSaIhEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r13
	movq	%rdi, %r15
	je	.LBB10_2
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
	je	.LBB10_5
# %bb.4:
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, %rdi
	jmp	.LBB10_5
.LBB10_2:                               # %_ZNSt12_Vector_baseIhSaIhEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%edi, %edi
.LBB10_5:
	movq	%rdi, 8(%r15)
	movq	(%r13), %rsi
.Ltmp192:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp193:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB10_7
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
.LBB10_13:                              # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB10_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp194:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp195:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp196:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp197:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB10_10:
.Ltmp198:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB10_12
# %bb.11:
	subq	%r14, %rbx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB10_12:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZNK11DeviceArrayIhE4hostEv, .Lfunc_end10-_ZNK11DeviceArrayIhE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIhE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIhE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp192-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp192
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp192-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp193-.Ltmp192              #   Call between .Ltmp192 and .Ltmp193
	.uleb128 .Ltmp198-.Lfunc_begin1         #     jumps to .Ltmp198
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp193-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp194-.Ltmp193              #   Call between .Ltmp193 and .Ltmp194
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp194-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp197-.Ltmp194              #   Call between .Ltmp194 and .Ltmp197
	.uleb128 .Ltmp198-.Lfunc_begin1         #     jumps to .Ltmp198
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp197-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end10-.Ltmp197          #   Call between .Ltmp197 and .Lfunc_end10
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayI3BigEC2Em,"axG",@progbits,_ZN11DeviceArrayI3BigEC2Em,comdat
	.weak	_ZN11DeviceArrayI3BigEC2Em      # -- Begin function _ZN11DeviceArrayI3BigEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayI3BigEC2Em,@function
_ZN11DeviceArrayI3BigEC2Em:             # @_ZN11DeviceArrayI3BigEC2Em
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
	movq	%rdi, %r14
	movq	$0, (%rdi)
	movq	%rsi, 8(%rdi)
	imulq	$328, %rsi, %rbx                # imm = 0x148
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB11_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end11:
	.size	_ZN11DeviceArrayI3BigEC2Em, .Lfunc_end11-_ZN11DeviceArrayI3BigEC2Em
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
	jne	.LBB12_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB12_4
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
.LBB12_1:
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB12_2
.LBB12_4:
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB12_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end12:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end12-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB13_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end13:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end13-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayI3BigE4hostEv,"axG",@progbits,_ZNK11DeviceArrayI3BigE4hostEv,comdat
	.weak	_ZNK11DeviceArrayI3BigE4hostEv  # -- Begin function _ZNK11DeviceArrayI3BigE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayI3BigE4hostEv,@function
_ZNK11DeviceArrayI3BigE4hostEv:         # @_ZNK11DeviceArrayI3BigE4hostEv
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
	movq	8(%rsi), %r14
	movabsq	$28120036697727976, %rax        # imm = 0x63E7063E7063E8
	cmpq	%rax, %r14
	jae	.LBB14_15
# %bb.1:                                # %_ZNSt6vectorI3BigSaIS0_EE17_S_check_init_lenEmRKS1_.exit.i
	movq	%rdi, %r15
	testq	%r14, %r14
	je	.LBB14_2
# %bb.3:                                # %.noexc5
	movq	%rsi, 16(%rsp)                  # 8-byte Spill
	imulq	$328, %r14, %r13                # imm = 0x148
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, (%r15)
	leaq	(%rax,%r13), %rcx
	movq	%rcx, 8(%rsp)                   # 8-byte Spill
	movq	%rcx, 16(%r15)
	movl	$328, %r12d                     # imm = 0x148
	movl	$328, %edx                      # imm = 0x148
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	328(%rbx), %rbp
	movq	%r14, %rax
	decq	%rax
	je	.LBB14_6
# %bb.4:
	imulq	$328, %rax, %rax                # imm = 0x148
	addq	%rax, %rbp
	imulq	$328, %r14, %r14                # imm = 0x148
	.p2align	4
.LBB14_5:                               # %.lr.ph.i.i.i.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	leaq	(%rbx,%r12), %rdi
	movl	$328, %edx                      # imm = 0x148
	movq	%rbx, %rsi
	callq	memcpy@PLT
	addq	$328, %r12                      # imm = 0x148
	cmpq	%r12, %r14
	jne	.LBB14_5
.LBB14_6:                               # %thread-pre-split
	movq	16(%rsp), %rsi                  # 8-byte Reload
	jmp	.LBB14_7
.LBB14_2:                               # %_ZNSt12_Vector_baseI3BigSaIS0_EEC2EmRKS1_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 8(%rsp)                     # 8-byte Folded Spill
	xorl	%ebx, %ebx
	xorl	%ebp, %ebp
.LBB14_7:
	movq	%rbp, 8(%r15)
	movq	(%rsi), %rsi
.Ltmp199:                               # EH_LABEL
	movq	%rbx, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp200:                               # EH_LABEL
# %bb.8:
	testl	%eax, %eax
	jne	.LBB14_9
# %bb.16:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
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
.LBB14_15:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB14_9:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp201:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp202:                               # EH_LABEL
# %bb.10:                               # %.noexc6
.Ltmp203:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp204:                               # EH_LABEL
# %bb.11:                               # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB14_12:
.Ltmp205:                               # EH_LABEL
	movq	%rax, %r15
	testq	%rbx, %rbx
	je	.LBB14_14
# %bb.13:
	movq	8(%rsp), %rsi                   # 8-byte Reload
	subq	%rbx, %rsi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.LBB14_14:                              # %_ZNSt6vectorI3BigSaIS0_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end14:
	.size	_ZNK11DeviceArrayI3BigE4hostEv, .Lfunc_end14-_ZNK11DeviceArrayI3BigE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayI3BigE4hostEv,"aG",@progbits,_ZNK11DeviceArrayI3BigE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table14:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp199-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp199
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp199-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp200-.Ltmp199              #   Call between .Ltmp199 and .Ltmp200
	.uleb128 .Ltmp205-.Lfunc_begin2         #     jumps to .Ltmp205
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp200-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp201-.Ltmp200              #   Call between .Ltmp200 and .Ltmp201
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp201-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp204-.Ltmp201              #   Call between .Ltmp201 and .Ltmp204
	.uleb128 .Ltmp205-.Lfunc_begin2         #     jumps to .Ltmp205
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp204-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end14-.Ltmp204          #   Call between .Ltmp204 and .Lfunc_end14
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
	jne	.LBB15_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB15_2
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
	je	.LBB15_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB15_5
.LBB15_2:                               # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB15_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp206:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp207:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB15_7
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
.LBB15_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB15_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp208:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp209:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp210:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp211:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB15_10:
.Ltmp212:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB15_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB15_12:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end15:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end15-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table15:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp206-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp206
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp206-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp207-.Ltmp206              #   Call between .Ltmp206 and .Ltmp207
	.uleb128 .Ltmp212-.Lfunc_begin3         #     jumps to .Ltmp212
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp207-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp208-.Ltmp207              #   Call between .Ltmp207 and .Ltmp208
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp208-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp211-.Ltmp208              #   Call between .Ltmp208 and .Ltmp211
	.uleb128 .Ltmp212-.Lfunc_begin3         #     jumps to .Ltmp212
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp211-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end15-.Ltmp211          #   Call between .Ltmp211 and .Lfunc_end15
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
.Lfunc_end16:
	.size	__clang_call_terminate, .Lfunc_end16-__clang_call_terminate
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
	movq	__hip_gpubin_handle_dab8d854a3542321(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB17_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_dab8d854a3542321(%rip)
.LBB17_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9in_globalPhPK4Step@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10in_privatePhPK4Step@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9in_sharedPhPK4Step@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5mixedPhPK4StepPS_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9constantsP3BigPVKiPVi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
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
.Lfunc_end17:
	.size	__hip_module_ctor, .Lfunc_end17-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_dab8d854a3542321(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB18_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_dab8d854a3542321(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB18_2:
	retq
.Lfunc_end18:
	.size	__hip_module_dtor, .Lfunc_end18-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z9in_globalPhPK4Step,@object   # @_Z9in_globalPhPK4Step
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z9in_globalPhPK4Step
	.p2align	3, 0x0
_Z9in_globalPhPK4Step:
	.quad	_Z24__device_stub__in_globalPhPK4Step
	.size	_Z9in_globalPhPK4Step, 8

	.type	_Z10in_privatePhPK4Step,@object # @_Z10in_privatePhPK4Step
	.globl	_Z10in_privatePhPK4Step
	.p2align	3, 0x0
_Z10in_privatePhPK4Step:
	.quad	_Z25__device_stub__in_privatePhPK4Step
	.size	_Z10in_privatePhPK4Step, 8

	.type	_Z9in_sharedPhPK4Step,@object   # @_Z9in_sharedPhPK4Step
	.globl	_Z9in_sharedPhPK4Step
	.p2align	3, 0x0
_Z9in_sharedPhPK4Step:
	.quad	_Z24__device_stub__in_sharedPhPK4Step
	.size	_Z9in_sharedPhPK4Step, 8

	.type	_Z5mixedPhPK4StepPS_,@object    # @_Z5mixedPhPK4StepPS_
	.globl	_Z5mixedPhPK4StepPS_
	.p2align	3, 0x0
_Z5mixedPhPK4StepPS_:
	.quad	_Z20__device_stub__mixedPhPK4StepPS_
	.size	_Z5mixedPhPK4StepPS_, 8

	.type	_Z9constantsP3BigPVKiPVi,@object # @_Z9constantsP3BigPVKiPVi
	.globl	_Z9constantsP3BigPVKiPVi
	.p2align	3, 0x0
_Z9constantsP3BigPVKiPVi:
	.quad	_Z24__device_stub__constantsP3BigPVKiPVi
	.size	_Z9constantsP3BigPVKiPVi, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipGetLastError()"
	.size	.L.str, 18

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/support.h"
	.size	.L.str.1, 25

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
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.6, 73

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.7, 63

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.8, 39

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.9, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z9in_globalPhPK4Step"
	.size	.L__unnamed_1, 22

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z10in_privatePhPK4Step"
	.size	.L__unnamed_2, 24

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z9in_sharedPhPK4Step"
	.size	.L__unnamed_3, 22

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z5mixedPhPK4StepPS_"
	.size	.L__unnamed_4, 21

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z9constantsP3BigPVKiPVi"
	.size	.L__unnamed_5, 25

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_dab8d854a3542321
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_dab8d854a3542321,@object # @__hip_gpubin_handle_dab8d854a3542321
	.local	__hip_gpubin_handle_dab8d854a3542321
	.comm	__hip_gpubin_handle_dab8d854a3542321,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_dab8d854a3542321,@object # @__hip_cuid_dab8d854a3542321
	.bss
	.globl	__hip_cuid_dab8d854a3542321
__hip_cuid_dab8d854a3542321:
	.byte	0                               # 0x0
	.size	__hip_cuid_dab8d854a3542321, 1

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
	.addrsig_sym _Z24__device_stub__in_globalPhPK4Step
	.addrsig_sym _Z25__device_stub__in_privatePhPK4Step
	.addrsig_sym _Z24__device_stub__in_sharedPhPK4Step
	.addrsig_sym _Z20__device_stub__mixedPhPK4StepPS_
	.addrsig_sym _Z24__device_stub__constantsP3BigPVKiPVi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z9in_globalPhPK4Step
	.addrsig_sym _Z10in_privatePhPK4Step
	.addrsig_sym _Z9in_sharedPhPK4Step
	.addrsig_sym _Z5mixedPhPK4StepPS_
	.addrsig_sym _Z9constantsP3BigPVKiPVi
	.addrsig_sym __hip_fatbin_dab8d854a3542321
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_dab8d854a3542321
