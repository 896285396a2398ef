	.file	"atomics.hip"
	.text
	.globl	_Z25__device_stub__initialiseP5Cells # -- Begin function _Z25__device_stub__initialiseP5Cells
	.p2align	4
	.type	_Z25__device_stub__initialiseP5Cells,@function
_Z25__device_stub__initialiseP5Cells:   # @_Z25__device_stub__initialiseP5Cells
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
	movq	_Z10initialiseP5Cells@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end0:
	.size	_Z25__device_stub__initialiseP5Cells, .Lfunc_end0-_Z25__device_stub__initialiseP5Cells
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__in_globalP5CellsPiS1_ # -- Begin function _Z24__device_stub__in_globalP5CellsPiS1_
	.p2align	4
	.type	_Z24__device_stub__in_globalP5CellsPiS1_,@function
_Z24__device_stub__in_globalP5CellsPiS1_: # @_Z24__device_stub__in_globalP5CellsPiS1_
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
	movq	_Z9in_globalP5CellsPiS1_@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end1:
	.size	_Z24__device_stub__in_globalP5CellsPiS1_, .Lfunc_end1-_Z24__device_stub__in_globalP5CellsPiS1_
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__in_sharedP5Cells # -- Begin function _Z24__device_stub__in_sharedP5Cells
	.p2align	4
	.type	_Z24__device_stub__in_sharedP5Cells,@function
_Z24__device_stub__in_sharedP5Cells:    # @_Z24__device_stub__in_sharedP5Cells
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
	movq	_Z9in_sharedP5Cells@GOTPCREL(%rip), %rdi
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
	.size	_Z24__device_stub__in_sharedP5Cells, .Lfunc_end2-_Z24__device_stub__in_sharedP5Cells
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI3_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI3_1:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI3_2:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI3_3:
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
	subq	$280, %rsp                      # imm = 0x118
	.cfi_def_cfa_offset 336
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayI5CellsEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayI5CellsEC2Em
.Ltmp1:                                 # EH_LABEL
# %bb.1:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	movl	$512, %esi                      # imm = 0x200
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.2:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	96(%rsp), %rdi
	movl	$512, %esi                      # imm = 0x200
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.3:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp10:                                # EH_LABEL
# %bb.4:
	leaq	24(%rsp), %rbx
	testl	%eax, %eax
	jne	.LBB3_7
# %bb.5:
	movq	80(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	%rbx, 48(%rsp)
.Ltmp11:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	movq	%rsp, %rsi
	leaq	72(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp12:                                # EH_LABEL
# %bb.6:                                # %.noexc
	movq	176(%rsp), %rsi
	movl	184(%rsp), %edx
	movq	(%rsp), %rcx
	movl	8(%rsp), %r8d
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10initialiseP5Cells@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp14:                                # EH_LABEL
.LBB3_7:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967304, %rdi               # imm = 0x100000008
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.8:
	testl	%eax, %eax
	jne	.LBB3_11
# %bb.9:
	movq	80(%rsp), %rax
	movq	112(%rsp), %rcx
	movq	96(%rsp), %rdx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movq	%rdx, 48(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 184(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 192(%rsp)
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	24(%rsp), %rsi
	leaq	168(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp18:                                # EH_LABEL
# %bb.10:                               # %.noexc59
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9in_globalP5CellsPiS1_@GOTPCREL(%rip), %rdi
	leaq	176(%rsp), %r9
	pushq	160(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	176(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp20:                                # EH_LABEL
.LBB3_11:
.Ltmp21:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967808, %rdx               # imm = 0x100000200
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp22:                                # EH_LABEL
# %bb.12:
	testl	%eax, %eax
	jne	.LBB3_15
# %bb.13:
	movq	128(%rsp), %rax
	movq	%rax, 24(%rsp)
	movq	%rbx, 48(%rsp)
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	movq	%rsp, %rsi
	leaq	72(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp24:                                # EH_LABEL
# %bb.14:                               # %.noexc67
	movq	176(%rsp), %rsi
	movl	184(%rsp), %edx
	movq	(%rsp), %rcx
	movl	8(%rsp), %r8d
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9in_sharedP5Cells@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp26:                                # EH_LABEL
.LBB3_15:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayI5CellsE4hostEv
.Ltmp29:                                # EH_LABEL
# %bb.16:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	movups	(%rdi), %xmm0
	movdqu	16(%rdi), %xmm1
	movdqu	32(%rdi), %xmm2
	movdqu	48(%rdi), %xmm3
	movaps	%xmm0, 176(%rsp)
	movdqa	%xmm1, 192(%rsp)
	movdqa	%xmm2, 208(%rsp)
	movdqa	%xmm3, 224(%rsp)
	movdqu	64(%rdi), %xmm0
	movdqa	%xmm0, 240(%rsp)
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	callq	_ZL5checkRK5Cells
	movq	%rax, %r14
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayI5CellsE4hostEv
.Ltmp32:                                # EH_LABEL
# %bb.17:
	movq	(%rsp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	_ZL5checkRK5Cells
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_19
# %bb.18:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_19:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit70
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	112(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp35:                                # EH_LABEL
# %bb.20:
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	24(%rsp), %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp38:                                # EH_LABEL
# %bb.21:
	movq	32(%rsp), %r12
	cmpq	40(%rsp), %r12
	movq	%r14, 144(%rsp)                 # 8-byte Spill
	je	.LBB3_23
# %bb.22:
	movl	192(%rsp), %eax
	movl	%eax, (%r12)
	addq	$4, %r12
	movq	%r12, 32(%rsp)
	movq	%r12, %r15
	jmp	.LBB3_30
.LBB3_23:
	movq	24(%rsp), %r13
	subq	%r13, %r12
	movabsq	$9223372036854775804, %rax      # imm = 0x7FFFFFFFFFFFFFFC
	cmpq	%rax, %r12
	je	.LBB3_55
# %bb.24:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i
	movq	%r12, %rax
	sarq	$2, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %r14
	movabsq	$2305843009213693951, %rdx      # imm = 0x1FFFFFFFFFFFFFFF
	cmpq	%rdx, %r14
	cmovaeq	%rdx, %r14
	addq	%rax, %rcx
	cmovbq	%rdx, %r14
	leaq	(,%r14,4), %rdi
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp41:                                # EH_LABEL
# %bb.25:                               # %.noexc73
	movq	%rax, %rbp
	leaq	(%rax,%r12), %r15
	movl	192(%rsp), %eax
	movl	%eax, (%rbp,%r12)
	testq	%r12, %r12
	jle	.LBB3_27
# %bb.26:
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rdi
	movq	%r13, %rsi
	movq	%r12, %rdx
	callq	memmove@PLT
.LBB3_27:                               # %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit16.i.i
	addq	$4, %r15
	testq	%r13, %r13
	je	.LBB3_29
# %bb.28:
	.cfi_escape 0x2e, 0x00
	movq	%r13, %rdi
	movq	%r12, %rsi
	callq	_ZdlPvm@PLT
.LBB3_29:                               # %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJRKiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i
	movq	%rbp, 24(%rsp)
	movq	%r15, 32(%rsp)
	leaq	(,%r14,4), %rax
	addq	%rbp, %rax
	movq	%rax, 40(%rsp)
.LBB3_30:                               # %_ZNSt6vectorIiSaIiEE9push_backERKi.exit
	movq	(%rsp), %r12
	movq	8(%rsp), %r13
	cmpq	%r13, %r12
	je	.LBB3_34
# %bb.31:
	movq	%r13, %rax
	subq	%r12, %rax
	sarq	$2, %rax
	bsrq	%rax, %rdx
	xorl	$63, %edx
	addl	%edx, %edx
	xorq	$126, %rdx
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r13, %rsi
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
.Ltmp43:                                # EH_LABEL
# %bb.32:                               # %.noexc74
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r13, %rsi
	callq	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
.Ltmp45:                                # EH_LABEL
# %bb.33:                               # %.noexc74._ZSt4sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEvT_S7_.exit_crit_edge
	movq	32(%rsp), %r15
.LBB3_34:                               # %_ZSt4sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEvT_S7_.exit
	movq	24(%rsp), %r12
	cmpq	%r15, %r12
	je	.LBB3_37
# %bb.35:
	movq	%r15, %rax
	subq	%r12, %rax
	sarq	$2, %rax
	bsrq	%rax, %rdx
	xorl	$63, %edx
	addl	%edx, %edx
	xorq	$126, %rdx
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r15, %rsi
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
.Ltmp47:                                # EH_LABEL
# %bb.36:                               # %.noexc77
.Ltmp48:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r15, %rsi
	callq	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
.Ltmp49:                                # EH_LABEL
.LBB3_37:                               # %_ZSt4sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEvT_S7_.exit79
	addq	144(%rsp), %rbx                 # 8-byte Folded Reload
	movq	(%rsp), %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB3_38:                               # =>This Inner Loop Header: Depth=1
	movl	(%rax,%rcx,4), %edx
	movl	4(%rax,%rcx,4), %esi
	xorl	%edi, %edi
	cmpq	%rdx, %rcx
	setne	%dil
	addq	%rbx, %rdi
	leaq	1(%rcx), %rdx
	xorl	%r8d, %r8d
	cmpq	%rsi, %rdx
	setne	%r8b
	movl	8(%rax,%rcx,4), %edx
	leaq	2(%rcx), %rsi
	xorl	%r9d, %r9d
	cmpq	%rdx, %rsi
	setne	%r9b
	addq	%r8, %r9
	addq	%rdi, %r9
	movl	12(%rax,%rcx,4), %edx
	leaq	3(%rcx), %rsi
	xorl	%ebx, %ebx
	cmpq	%rdx, %rsi
	setne	%bl
	addq	%r9, %rbx
	addq	$4, %rcx
	cmpq	$512, %rcx                      # imm = 0x200
	jne	.LBB3_38
# %bb.39:                               # %.preheader
	movq	24(%rsp), %rax
	movq	%rbx, %xmm8
	movq	.LCPI3_3(%rip), %xmm0           # xmm0 = [0,1,0,0]
	pxor	%xmm7, %xmm7
	xorl	%ecx, %ecx
	pcmpeqd	%xmm1, %xmm1
	movdqa	.LCPI3_1(%rip), %xmm2           # xmm2 = [1,1]
	movdqa	.LCPI3_2(%rip), %xmm3           # xmm3 = [4,4,u,u]
	.p2align	4
.LBB3_40:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	(%rax,%rcx,4), %xmm4            # xmm4 = mem[0],zero
	movq	8(%rax,%rcx,4), %xmm5           # xmm5 = mem[0],zero
	movdqa	%xmm0, %xmm6
	paddd	%xmm1, %xmm6
	pcmpeqd	%xmm4, %xmm6
	movdqa	%xmm0, %xmm4
	psubd	%xmm1, %xmm4
	pcmpeqd	%xmm5, %xmm4
	pshufd	$212, %xmm6, %xmm5              # xmm5 = xmm6[0,1,1,3]
	pandn	%xmm2, %xmm5
	paddq	%xmm5, %xmm8
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm2, %xmm4
	paddq	%xmm4, %xmm7
	addq	$4, %rcx
	paddd	%xmm3, %xmm0
	cmpq	$512, %rcx                      # imm = 0x200
	jne	.LBB3_40
# %bb.41:                               # %scalar.ph
	movdqa	%xmm8, 256(%rsp)                # 16-byte Spill
	movdqa	%xmm7, 144(%rsp)                # 16-byte Spill
	xorl	%ebx, %ebx
	cmpl	$511, 2048(%rax)                # imm = 0x1FF
	setne	%bpl
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp51:                                # EH_LABEL
# %bb.42:                               # %.noexc83
	testl	%eax, %eax
	movdqa	144(%rsp), %xmm1                # 16-byte Reload
	movdqa	256(%rsp), %xmm0                # 16-byte Reload
	jne	.LBB3_52
# %bb.43:
	paddq	%xmm0, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rax
	movb	%bpl, %bl
	addq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.17(%rip), %rdi
	movl	$1053, %esi                     # imm = 0x41D
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_45
# %bb.44:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_45:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit87
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_47
# %bb.46:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_47:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit89
	movq	96(%rsp), %rdi
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp57:                                # EH_LABEL
# %bb.48:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	112(%rsp), %rdi
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp60:                                # EH_LABEL
# %bb.49:                               # %_ZN11DeviceArrayIiED2Ev.exit90
	movq	128(%rsp), %rdi
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp63:                                # EH_LABEL
# %bb.50:                               # %_ZN11DeviceArrayI5CellsED2Ev.exit
	movq	80(%rsp), %rdi
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp66:                                # EH_LABEL
# %bb.51:                               # %_ZN11DeviceArrayI5CellsED2Ev.exit91
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$280, %rsp                      # imm = 0x118
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
.LBB3_52:
	.cfi_def_cfa_offset 336
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp53:                                # EH_LABEL
# %bb.53:                               # %.noexc84
.Ltmp54:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp55:                                # EH_LABEL
# %bb.54:                               # %.noexc85
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.15(%rip), %r8
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
.LBB3_55:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.23(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp69:                                # EH_LABEL
# %bb.56:                               # %.noexc72
.LBB3_57:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_58:
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_59:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_60:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_61:
.Ltmp39:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_70
.LBB3_62:
.Ltmp36:                                # EH_LABEL
	jmp	.LBB3_73
.LBB3_63:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit81
.Ltmp33:                                # EH_LABEL
	jmp	.LBB3_73
.LBB3_64:
.Ltmp30:                                # EH_LABEL
	jmp	.LBB3_73
.LBB3_65:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_75
.LBB3_66:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_76
.LBB3_67:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_77
.LBB3_68:
.Ltmp70:                                # EH_LABEL
	movq	%rax, %rbx
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_70
# %bb.69:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_70:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_74
# %bb.71:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB3_74
.LBB3_72:
.Ltmp27:                                # EH_LABEL
.LBB3_73:
	movq	%rax, %rbx
.LBB3_74:
	movq	96(%rsp), %rdi
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp72:                                # EH_LABEL
.LBB3_75:                               # %_ZN11DeviceArrayIiED2Ev.exit94
	movq	112(%rsp), %rdi
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp75:                                # EH_LABEL
.LBB3_76:                               # %_ZN11DeviceArrayIiED2Ev.exit95
	movq	128(%rsp), %rdi
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp78:                                # EH_LABEL
.LBB3_77:                               # %_ZN11DeviceArrayI5CellsED2Ev.exit96
	movq	80(%rsp), %rdi
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp81:                                # EH_LABEL
# %bb.78:                               # %_ZN11DeviceArrayI5CellsED2Ev.exit97
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB3_79:
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_80:
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_81:
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_82:
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
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
	.uleb128 .Ltmp26-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp26
	.uleb128 .Ltmp27-.Lfunc_begin0          #     jumps to .Ltmp27
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp29-.Ltmp28                #   Call between .Ltmp28 and .Ltmp29
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
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp41-.Ltmp40                #   Call between .Ltmp40 and .Ltmp41
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp41-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp42-.Ltmp41                #   Call between .Ltmp41 and .Ltmp42
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp42-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp51-.Ltmp42                #   Call between .Ltmp42 and .Ltmp51
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp52-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp69-.Ltmp52                #   Call between .Ltmp52 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
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
	.uleb128 .Ltmp80-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin0          #     jumps to .Ltmp82
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp81-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Lfunc_end3-.Ltmp81            #   Call between .Ltmp81 and .Lfunc_end3
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
	.section	.text._ZN11DeviceArrayI5CellsEC2Em,"axG",@progbits,_ZN11DeviceArrayI5CellsEC2Em,comdat
	.weak	_ZN11DeviceArrayI5CellsEC2Em    # -- Begin function _ZN11DeviceArrayI5CellsEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayI5CellsEC2Em,@function
_ZN11DeviceArrayI5CellsEC2Em:           # @_ZN11DeviceArrayI5CellsEC2Em
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
	movq	%rdi, %rbx
	movq	$0, (%rdi)
	movq	%rsi, 8(%rdi)
	shlq	$4, %rsi
	leaq	(%rsi,%rsi,4), %r14
	movq	%r14, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB4_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%rbx), %rdi
	xorl	%esi, %esi
	movq	%r14, %rdx
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
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.19(%rip), %r8
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
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.20(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB4_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end4:
	.size	_ZN11DeviceArrayI5CellsEC2Em, .Lfunc_end4-_ZN11DeviceArrayI5CellsEC2Em
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
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.19(%rip), %r8
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
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.20(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end5-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayI5CellsE4hostEv,"axG",@progbits,_ZNK11DeviceArrayI5CellsE4hostEv,comdat
	.weak	_ZNK11DeviceArrayI5CellsE4hostEv # -- Begin function _ZNK11DeviceArrayI5CellsE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayI5CellsE4hostEv,@function
_ZNK11DeviceArrayI5CellsE4hostEv:       # @_ZNK11DeviceArrayI5CellsE4hostEv
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
	movq	8(%rsi), %r13
	movabsq	$115292150460684698, %rax       # imm = 0x19999999999999A
	cmpq	%rax, %r13
	jae	.LBB6_14
# %bb.1:                                # %_ZNSt6vectorI5CellsSaIS0_EE17_S_check_init_lenEmRKS1_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%r13, %r13
	je	.LBB6_2
# %bb.3:                                # %.noexc5
	movq	%r13, %rbp
	shlq	$4, %rbp
	leaq	(,%rbp,4), %rbx
	addq	%rbp, %rbx
	movq	%rbx, %rdi
	callq	_Znwm@PLT
	movq	%rbx, %rdx
	movq	%rax, %rbx
	movq	%rax, (%r15)
	leaq	(%rax,%rdx), %r14
	movq	%r14, 16(%r15)
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%rax)
	movups	%xmm0, 16(%rax)
	movups	%xmm0, 32(%rax)
	movups	%xmm0, 48(%rax)
	movups	%xmm0, 64(%rax)
	addq	$80, %rax
	decq	%r13
	je	.LBB6_6
# %bb.4:
	leaq	(,%r13,4), %rcx
	addq	%r13, %rcx
	shlq	$4, %rcx
	addq	%rcx, %rax
	leaq	(,%rbp,4), %rcx
	addq	%rbp, %rcx
	movl	$80, %esi
	.p2align	4
.LBB6_5:                                # %.lr.ph.i.i.i.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movups	64(%rbx), %xmm0
	movups	%xmm0, 64(%rbx,%rsi)
	movups	(%rbx), %xmm0
	movups	16(%rbx), %xmm1
	movups	32(%rbx), %xmm2
	movups	48(%rbx), %xmm3
	movups	%xmm3, 48(%rbx,%rsi)
	movups	%xmm2, 32(%rbx,%rsi)
	movups	%xmm1, 16(%rbx,%rsi)
	movups	%xmm0, (%rbx,%rsi)
	addq	$80, %rsi
	cmpq	%rsi, %rcx
	jne	.LBB6_5
	jmp	.LBB6_6
.LBB6_2:                                # %_ZNSt12_Vector_baseI5CellsSaIS0_EEC2EmRKS1_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%edx, %edx
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
	xorl	%eax, %eax
.LBB6_6:
	movq	%rax, 8(%r15)
	movq	(%r12), %rsi
.Ltmp83:                                # EH_LABEL
	movq	%rbx, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp84:                                # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB6_8
# %bb.15:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
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
.LBB6_14:                               # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.22(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB6_8:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp85:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp86:                                # EH_LABEL
# %bb.9:                                # %.noexc6
.Ltmp87:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp88:                                # EH_LABEL
# %bb.10:                               # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.21(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB6_11:
.Ltmp89:                                # EH_LABEL
	movq	%rax, %r15
	testq	%rbx, %rbx
	je	.LBB6_13
# %bb.12:
	subq	%rbx, %r14
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
.LBB6_13:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end6:
	.size	_ZNK11DeviceArrayI5CellsE4hostEv, .Lfunc_end6-_ZNK11DeviceArrayI5CellsE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayI5CellsE4hostEv,"aG",@progbits,_ZNK11DeviceArrayI5CellsE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table6:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp83-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp83
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp83-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp84-.Ltmp83                #   Call between .Ltmp83 and .Ltmp84
	.uleb128 .Ltmp89-.Lfunc_begin1          #     jumps to .Ltmp89
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp84-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp85-.Ltmp84                #   Call between .Ltmp84 and .Ltmp85
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp85-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp88-.Ltmp85                #   Call between .Ltmp85 and .Ltmp88
	.uleb128 .Ltmp89-.Lfunc_begin1          #     jumps to .Ltmp89
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp88-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end6-.Ltmp88            #   Call between .Ltmp88 and .Lfunc_end6
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _ZL5checkRK5Cells
.LCPI7_0:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_1:
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.short	4                               # 0x4
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_2:
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
	.short	47663                           # 0xba2f
.LCPI7_3:
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
	.short	11                              # 0xb
.LCPI7_4:
	.long	1065353216                      # 0x3f800000
	.long	1065353216                      # 0x3f800000
	.long	1065353216                      # 0x3f800000
	.long	1065353216                      # 0x3f800000
.LCPI7_5:
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI7_15:
	.long	1127219200                      # 0x43300000
	.long	1160773632                      # 0x45300000
	.long	0                               # 0x0
	.long	0                               # 0x0
.LCPI7_16:
	.quad	0x4330000000000000              # double 4503599627370496
	.quad	0x4530000000000000              # double 1.9342813113834067E+25
.LCPI7_22:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI7_6:
	.quad	0x40fff00000000000              # double 130816
.LCPI7_7:
	.quad	0xc0fff00000000000              # double -130816
.LCPI7_8:
	.quad	0x407e900000000000              # double 489
.LCPI7_9:
	.quad	0xc067a00000000000              # double -189
.LCPI7_10:
	.quad	0x41edcd64c0200000              # double 3999999489
.LCPI7_11:
	.quad	0x41effffffc000000              # double 4294967264
.LCPI7_12:
	.quad	0x405fc00000000000              # double 127
.LCPI7_13:
	.quad	0x4028000000000000              # double 12
.LCPI7_14:
	.quad	0x4056000000000000              # double 88
.LCPI7_17:
	.quad	0x4290000000001400              # double 4398046511109
.LCPI7_18:
	.quad	0x42aff00000000000              # double 17557826306048
.LCPI7_20:
	.quad	0x4060000000000000              # double 128
.LCPI7_21:
	.quad	0x4090000000000000              # double 1024
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI7_19:
	.long	0x43000000                      # float 128
	.text
	.p2align	4
	.type	_ZL5checkRK5Cells,@function
_ZL5checkRK5Cells:                      # @_ZL5checkRK5Cells
	.cfi_startproc
# %bb.0:                                # %vector.ph
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$32, %rsp
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rdi, %rbx
	movq	.LCPI7_22(%rip), %xmm0          # xmm0 = [0,1,2,3,0,0,0,0]
	pxor	%xmm10, %xmm10
	movl	$512, %eax                      # imm = 0x200
	movdqa	.LCPI7_1(%rip), %xmm1           # xmm1 = [4,4,4,4,u,u,u,u]
	movdqa	.LCPI7_2(%rip), %xmm2           # xmm2 = [47663,47663,47663,47663,47663,47663,47663,47663]
	movdqa	.LCPI7_3(%rip), %xmm3           # xmm3 = [11,11,11,11,11,11,11,11]
	movdqa	.LCPI7_4(%rip), %xmm4           # xmm4 = [1065353216,1065353216,1065353216,1065353216]
	movdqa	.LCPI7_5(%rip), %xmm5           # xmm5 = [8,8,8,8,u,u,u,u]
	pxor	%xmm9, %xmm9
	.p2align	4
.LBB7_1:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm6
	paddw	%xmm1, %xmm6
	movdqa	%xmm0, %xmm7
	pmulhuw	%xmm2, %xmm7
	psrlw	$3, %xmm7
	pmullw	%xmm3, %xmm7
	movdqa	%xmm0, %xmm8
	psubw	%xmm7, %xmm8
	punpcklwd	%xmm8, %xmm8            # xmm8 = xmm8[0,0,1,1,2,2,3,3]
	movdqa	%xmm6, %xmm7
	pmulhuw	%xmm2, %xmm7
	psrlw	$3, %xmm7
	pmullw	%xmm3, %xmm7
	psubw	%xmm7, %xmm6
	punpcklwd	%xmm6, %xmm6            # xmm6 = xmm6[0,0,1,1,2,2,3,3]
	pslld	$23, %xmm8
	paddd	%xmm4, %xmm8
	cvttps2dq	%xmm8, %xmm7
	pxor	%xmm7, %xmm10
	pslld	$23, %xmm6
	paddd	%xmm4, %xmm6
	cvttps2dq	%xmm6, %xmm6
	pxor	%xmm6, %xmm9
	paddw	%xmm5, %xmm0
	addl	$-8, %eax
	jne	.LBB7_1
# %bb.2:                                # %middle.block
	movl	(%rbx), %eax
	cmpl	$130816, %eax                   # imm = 0x1FF00
	jne	.LBB7_4
# %bb.3:
	xorl	%r14d, %r14d
	jmp	.LBB7_5
.LBB7_4:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str(%rip), %rsi
	movq	.LCPI7_6(%rip), %xmm1           # xmm1 = [1.30816E+5,0.0E+0]
	movb	$2, %al
	movdqa	%xmm9, (%rsp)                   # 16-byte Spill
	movdqa	%xmm10, 16(%rsp)                # 16-byte Spill
	callq	printf@PLT
	movdqa	16(%rsp), %xmm10                # 16-byte Reload
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	movl	$1, %r14d
.LBB7_5:                                # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit
	pxor	%xmm10, %xmm9
	movl	4(%rbx), %eax
	cmpl	$-130816, %eax                  # imm = 0xFFFE0100
	movdqa	%xmm9, (%rsp)                   # 16-byte Spill
	je	.LBB7_7
# %bb.6:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.1(%rip), %rsi
	movq	.LCPI7_7(%rip), %xmm1           # xmm1 = [-1.30816E+5,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	incq	%r14
.LBB7_7:                                # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit19
	pshufd	$238, %xmm9, %xmm0              # xmm0 = xmm9[2,3,2,3]
	movl	8(%rbx), %eax
	cmpl	$489, %eax                      # imm = 0x1E9
	je	.LBB7_9
# %bb.8:
	movdqa	%xmm0, 16(%rsp)                 # 16-byte Spill
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.2(%rip), %rsi
	movq	.LCPI7_8(%rip), %xmm1           # xmm1 = [4.89E+2,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	movdqa	16(%rsp), %xmm0                 # 16-byte Reload
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	incq	%r14
.LBB7_9:                                # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit20
	pxor	%xmm0, %xmm9
	movl	12(%rbx), %eax
	cmpl	$-189, %eax
	movdqa	%xmm9, (%rsp)                   # 16-byte Spill
	je	.LBB7_11
# %bb.10:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.3(%rip), %rsi
	movq	.LCPI7_9(%rip), %xmm1           # xmm1 = [-1.89E+2,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	incq	%r14
.LBB7_11:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit21
	pshufd	$85, %xmm9, %xmm0               # xmm0 = xmm9[1,1,1,1]
	movl	40(%rbx), %eax
	cmpl	$-294967807, %eax               # imm = 0xEE6B2601
	je	.LBB7_13
# %bb.12:
	movl	%eax, %eax
	movdqa	%xmm0, 16(%rsp)                 # 16-byte Spill
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.4(%rip), %rsi
	movq	.LCPI7_10(%rip), %xmm1          # xmm1 = [3.999999489E+9,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	movdqa	16(%rsp), %xmm0                 # 16-byte Reload
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	incq	%r14
.LBB7_13:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit22
	pxor	%xmm0, %xmm9
	movl	20(%rbx), %eax
	cmpl	$-32, %eax
	je	.LBB7_15
# %bb.14:
	movl	%eax, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.5(%rip), %rsi
	movq	.LCPI7_11(%rip), %xmm1          # xmm1 = [4.294967264E+9,0.0E+0]
	movb	$2, %al
	movdqa	%xmm9, (%rsp)                   # 16-byte Spill
	callq	printf@PLT
	movdqa	(%rsp), %xmm9                   # 16-byte Reload
	incq	%r14
.LBB7_15:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit23
	movd	%xmm9, %ebp
	movl	24(%rbx), %eax
	cmpl	$127, %eax
	je	.LBB7_17
# %bb.16:
	movl	%eax, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.6(%rip), %rsi
	movq	.LCPI7_12(%rip), %xmm1          # xmm1 = [1.27E+2,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_17:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit24
	movl	28(%rbx), %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	xorps	%xmm1, %xmm1
	cvtsi2sd	%ebp, %xmm1
	ucomisd	%xmm1, %xmm0
	jne	.LBB7_18
	jnp	.LBB7_19
.LBB7_18:
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.7(%rip), %rsi
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_19:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit25
	movl	32(%rbx), %eax
	cmpl	$12, %eax
	je	.LBB7_21
# %bb.20:
	movl	%eax, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.8(%rip), %rsi
	movsd	.LCPI7_13(%rip), %xmm1          # xmm1 = [1.2E+1,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_21:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit26
	movl	36(%rbx), %eax
	cmpl	$88, %eax
	je	.LBB7_23
# %bb.22:
	movl	%eax, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.9(%rip), %rsi
	movsd	.LCPI7_14(%rip), %xmm1          # xmm1 = [8.8E+1,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_23:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit27
	movq	48(%rbx), %rax
	movabsq	$4398046511109, %rcx            # imm = 0x40000000005
	cmpq	%rcx, %rax
	je	.LBB7_25
# %bb.24:
	movq	%rax, %xmm1
	punpckldq	.LCPI7_15(%rip), %xmm1  # xmm1 = xmm1[0],mem[0],xmm1[1],mem[1]
	subpd	.LCPI7_16(%rip), %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0                    # xmm0 = xmm0[1],xmm1[1]
	addsd	%xmm1, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.10(%rip), %rsi
	movsd	.LCPI7_17(%rip), %xmm1          # xmm1 = [4.398046511109E+12,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_25:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit28
	movq	56(%rbx), %rax
	movabsq	$17557826306048, %rcx           # imm = 0xFF800000000
	cmpq	%rcx, %rax
	je	.LBB7_27
# %bb.26:
	movq	%rax, %xmm1
	punpckldq	.LCPI7_15(%rip), %xmm1  # xmm1 = xmm1[0],mem[0],xmm1[1],mem[1]
	subpd	.LCPI7_16(%rip), %xmm1
	movapd	%xmm1, %xmm0
	unpckhpd	%xmm1, %xmm0                    # xmm0 = xmm0[1],xmm1[1]
	addsd	%xmm1, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.11(%rip), %rsi
	movsd	.LCPI7_18(%rip), %xmm1          # xmm1 = [1.7557826306048E+13,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_27:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit29
	movss	64(%rbx), %xmm0                 # xmm0 = mem[0],zero,zero,zero
	ucomiss	.LCPI7_19(%rip), %xmm0
	jne	.LBB7_28
	jnp	.LBB7_29
.LBB7_28:
	cvtss2sd	%xmm0, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.12(%rip), %rsi
	movsd	.LCPI7_20(%rip), %xmm1          # xmm1 = [1.28E+2,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_29:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit30
	movl	68(%rbx), %eax
	cmpl	$1024, %eax                     # imm = 0x400
	je	.LBB7_31
# %bb.30:
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	leaq	.L.str.14(%rip), %rdi
	leaq	.L.str.13(%rip), %rsi
	movsd	.LCPI7_21(%rip), %xmm1          # xmm1 = [1.024E+3,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	incq	%r14
.LBB7_31:                               # %_ZZL5checkRK5CellsENKUlPKcddE_clES3_dd.exit31
	movq	%r14, %rax
	addq	$32, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end7:
	.size	_ZL5checkRK5Cells, .Lfunc_end7-_ZL5checkRK5Cells
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
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
.Ltmp90:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp91:                                # EH_LABEL
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
	leaq	.L.str.22(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB8_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp92:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp93:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp94:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp95:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.18(%rip), %rsi
	leaq	.L.str.16(%rip), %rdx
	leaq	.L.str.21(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB8_10:
.Ltmp96:                                # EH_LABEL
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
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp90-.Lfunc_begin2          #   Call between .Lfunc_begin2 and .Ltmp90
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp90-.Lfunc_begin2          # >> Call Site 2 <<
	.uleb128 .Ltmp91-.Ltmp90                #   Call between .Ltmp90 and .Ltmp91
	.uleb128 .Ltmp96-.Lfunc_begin2          #     jumps to .Ltmp96
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp91-.Lfunc_begin2          # >> Call Site 3 <<
	.uleb128 .Ltmp92-.Ltmp91                #   Call between .Ltmp91 and .Ltmp92
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp92-.Lfunc_begin2          # >> Call Site 4 <<
	.uleb128 .Ltmp95-.Ltmp92                #   Call between .Ltmp92 and .Ltmp95
	.uleb128 .Ltmp96-.Lfunc_begin2          #     jumps to .Ltmp96
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp95-.Lfunc_begin2          # >> Call Site 5 <<
	.uleb128 .Lfunc_end8-.Ltmp95            #   Call between .Ltmp95 and .Lfunc_end8
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
.Lfunc_end9:
	.size	__clang_call_terminate, .Lfunc_end9-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,"axG",@progbits,_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,comdat
	.weak	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_ # -- Begin function _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	.p2align	4
	.type	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,@function
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_: # @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r12
	subq	%rdi, %r12
	movq	%r12, %rax
	sarq	$2, %rax
	cmpq	$17, %rax
	jl	.LBB10_41
# %bb.1:                                # %.lr.ph
	movq	%rdx, %r14
	movq	%rdi, %rbx
	testq	%rdx, %rdx
	je	.LBB10_24
# %bb.2:                                # %.lr.ph63.preheader
	movq	$-4, %rbp
	subq	%rbx, %rbp
	.p2align	4
.LBB10_3:                               # %.lr.ph63
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB10_15 Depth 2
                                        #       Child Loop BB10_16 Depth 3
                                        #       Child Loop BB10_18 Depth 3
	shrq	%rax
	movl	4(%rbx), %edx
	movl	(%rbx,%rax,4), %edi
	movl	-4(%rsi), %ecx
	cmpl	%edi, %edx
	jge	.LBB10_6
# %bb.4:                                #   in Loop: Header=BB10_3 Depth=1
	cmpl	%ecx, %edi
	jge	.LBB10_8
# %bb.5:                                #   in Loop: Header=BB10_3 Depth=1
	movl	(%rbx), %ecx
	movl	%edi, (%rbx)
	movl	%ecx, (%rbx,%rax,4)
	jmp	.LBB10_14
	.p2align	4
.LBB10_6:                               #   in Loop: Header=BB10_3 Depth=1
	cmpl	%ecx, %edx
	jge	.LBB10_11
# %bb.7:                                #   in Loop: Header=BB10_3 Depth=1
	movl	(%rbx), %eax
	jmp	.LBB10_10
	.p2align	4
.LBB10_8:                               #   in Loop: Header=BB10_3 Depth=1
	movl	(%rbx), %eax
	cmpl	%ecx, %edx
	jge	.LBB10_10
# %bb.9:                                #   in Loop: Header=BB10_3 Depth=1
	movl	%ecx, (%rbx)
	movl	%eax, -4(%rsi)
	jmp	.LBB10_14
	.p2align	4
.LBB10_10:                              #   in Loop: Header=BB10_3 Depth=1
	movl	%edx, (%rbx)
	movl	%eax, 4(%rbx)
	jmp	.LBB10_14
	.p2align	4
.LBB10_11:                              #   in Loop: Header=BB10_3 Depth=1
	movl	(%rbx), %edx
	cmpl	%ecx, %edi
	jge	.LBB10_13
# %bb.12:                               #   in Loop: Header=BB10_3 Depth=1
	movl	%ecx, (%rbx)
	movl	%edx, -4(%rsi)
	jmp	.LBB10_14
.LBB10_13:                              #   in Loop: Header=BB10_3 Depth=1
	movl	%edi, (%rbx)
	movl	%edx, (%rbx,%rax,4)
	.p2align	4
.LBB10_14:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i.preheader
                                        #   in Loop: Header=BB10_3 Depth=1
	decq	%r14
	leaq	4(%rbx), %r13
	movq	%rsi, %rax
	.p2align	4
.LBB10_15:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i
                                        #   Parent Loop BB10_3 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB10_16 Depth 3
                                        #       Child Loop BB10_18 Depth 3
	movl	(%rbx), %ecx
	movq	%rbp, %r12
	addq	%r13, %r12
	.p2align	4
.LBB10_16:                              #   Parent Loop BB10_3 Depth=1
                                        #     Parent Loop BB10_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movl	(%r13), %edx
	addq	$4, %r13
	addq	$4, %r12
	cmpl	%ecx, %edx
	jl	.LBB10_16
# %bb.17:                               # %.preheader.i.i.preheader
                                        #   in Loop: Header=BB10_15 Depth=2
	leaq	-4(%r13), %r15
	.p2align	4
.LBB10_18:                              # %.preheader.i.i
                                        #   Parent Loop BB10_3 Depth=1
                                        #     Parent Loop BB10_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movl	-4(%rax), %edi
	addq	$-4, %rax
	cmpl	%edi, %ecx
	jl	.LBB10_18
# %bb.19:                               #   in Loop: Header=BB10_15 Depth=2
	cmpq	%rax, %r15
	jae	.LBB10_21
# %bb.20:                               #   in Loop: Header=BB10_15 Depth=2
	movl	%edi, (%r15)
	movl	%edx, (%rax)
	jmp	.LBB10_15
	.p2align	4
.LBB10_21:                              # %_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEET_S9_S9_T0_.exit
                                        #   in Loop: Header=BB10_3 Depth=1
	movq	%r15, %rdi
	movq	%r14, %rdx
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	movq	%r12, %rax
	sarq	$2, %rax
	cmpq	$16, %rax
	jle	.LBB10_41
# %bb.22:                               #   in Loop: Header=BB10_3 Depth=1
	movq	%r15, %rsi
	testq	%r14, %r14
	jne	.LBB10_3
# %bb.23:                               # %._crit_edge.loopexit
	addq	$-4, %r13
	movq	%r13, %rsi
.LBB10_24:                              # %._crit_edge
	leaq	-2(%rax), %rcx
	shrq	%rcx
	decq	%rax
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rcx, %rdi
	jmp	.LBB10_27
	.p2align	4
.LBB10_25:                              #   in Loop: Header=BB10_27 Depth=1
	movq	%r9, %r10
.LBB10_26:                              # %_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.exit.i.i
                                        #   in Loop: Header=BB10_27 Depth=1
	movl	%r8d, (%rbx,%r10,4)
	subq	$1, %rdi
	jb	.LBB10_40
.LBB10_27:                              # =>This Loop Header: Depth=1
                                        #     Child Loop BB10_31 Depth 2
                                        #     Child Loop BB10_37 Depth 2
	movl	(%rbx,%rdi,4), %r8d
	movq	%rdi, %r9
	cmpq	%rdx, %rdi
	jge	.LBB10_33
# %bb.28:                               # %.lr.ph.i.i.i.preheader
                                        #   in Loop: Header=BB10_27 Depth=1
	movq	%rdi, %r10
	jmp	.LBB10_31
	.p2align	4
.LBB10_29:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB10_31 Depth=2
	leaq	2(,%r10,2), %r9
.LBB10_30:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB10_31 Depth=2
	movl	(%rbx,%r9,4), %r11d
	movl	%r11d, (%rbx,%r10,4)
	movq	%r9, %r10
	cmpq	%rdx, %r9
	jge	.LBB10_33
.LBB10_31:                              # %.lr.ph.i.i.i
                                        #   Parent Loop BB10_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r10,%r10), %r9
	movl	8(%rbx,%r9,4), %r11d
	cmpl	4(%rbx,%r9,4), %r11d
	jge	.LBB10_29
# %bb.32:                               #   in Loop: Header=BB10_31 Depth=2
	leaq	1(,%r10,2), %r9
	jmp	.LBB10_30
	.p2align	4
.LBB10_33:                              # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB10_27 Depth=1
	testb	$4, %r12b
	jne	.LBB10_36
# %bb.34:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB10_27 Depth=1
	cmpq	%rcx, %r9
	jne	.LBB10_36
# %bb.35:                               #   in Loop: Header=BB10_27 Depth=1
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rbx,%rcx,4)
	movq	%rax, %r9
.LBB10_36:                              #   in Loop: Header=BB10_27 Depth=1
	cmpq	%rdi, %r9
	jle	.LBB10_25
	.p2align	4
.LBB10_37:                              # %.lr.ph.i.i.i.i11
                                        #   Parent Loop BB10_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%r9), %r10
	shrq	$63, %r10
	addq	%r9, %r10
	decq	%r10
	sarq	%r10
	movl	(%rbx,%r10,4), %r11d
	cmpl	%r8d, %r11d
	jge	.LBB10_25
# %bb.38:                               #   in Loop: Header=BB10_37 Depth=2
	movl	%r11d, (%rbx,%r9,4)
	movq	%r10, %r9
	cmpq	%rdi, %r10
	jg	.LBB10_37
	jmp	.LBB10_26
.LBB10_40:                              # %_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
	cmpq	$5, %r12
	jge	.LBB10_44
.LBB10_41:                              # %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
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
	.p2align	4
.LBB10_42:                              #   in Loop: Header=BB10_44 Depth=1
	.cfi_def_cfa_offset 64
	xorl	%edx, %edx
.LBB10_43:                              # %_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_RT0_.exit.i.i
                                        #   in Loop: Header=BB10_44 Depth=1
	movl	%eax, (%rbx,%rdx,4)
	cmpq	$4, %rcx
	jle	.LBB10_41
.LBB10_44:                              # %.lr.ph.i.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB10_48 Depth 2
                                        #     Child Loop BB10_55 Depth 2
	movl	-4(%rsi), %eax
	movl	(%rbx), %ecx
	movl	%ecx, -4(%rsi)
	addq	$-4, %rsi
	movq	%rsi, %rcx
	subq	%rbx, %rcx
	movq	%rcx, %rdi
	sarq	$2, %rdi
	cmpq	$3, %rdi
	jl	.LBB10_50
# %bb.45:                               # %.lr.ph.i.i.i.i.preheader
                                        #   in Loop: Header=BB10_44 Depth=1
	leaq	-1(%rdi), %rdx
	shrq	$63, %rdx
	leaq	(%rdi,%rdx), %r8
	decq	%r8
	sarq	%r8
	xorl	%r9d, %r9d
	jmp	.LBB10_48
	.p2align	4
.LBB10_46:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB10_48 Depth=2
	leaq	2(,%r9,2), %rdx
.LBB10_47:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB10_48 Depth=2
	movl	(%rbx,%rdx,4), %r10d
	movl	%r10d, (%rbx,%r9,4)
	movq	%rdx, %r9
	cmpq	%r8, %rdx
	jge	.LBB10_51
.LBB10_48:                              # %.lr.ph.i.i.i.i
                                        #   Parent Loop BB10_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r9,%r9), %rdx
	movl	8(%rbx,%rdx,4), %r10d
	cmpl	4(%rbx,%rdx,4), %r10d
	jge	.LBB10_46
# %bb.49:                               #   in Loop: Header=BB10_48 Depth=2
	leaq	1(,%r9,2), %rdx
	jmp	.LBB10_47
	.p2align	4
.LBB10_50:                              #   in Loop: Header=BB10_44 Depth=1
	xorl	%edx, %edx
.LBB10_51:                              # %._crit_edge.i.i.i.i
                                        #   in Loop: Header=BB10_44 Depth=1
	testb	$4, %cl
	jne	.LBB10_54
# %bb.52:                               #   in Loop: Header=BB10_44 Depth=1
	addq	$-2, %rdi
	sarq	%rdi
	cmpq	%rdi, %rdx
	jne	.LBB10_54
# %bb.53:                               # %.thread.i.i.i
                                        #   in Loop: Header=BB10_44 Depth=1
	leaq	(%rdx,%rdx), %rdi
	movl	4(%rbx,%rdi,4), %edi
	movl	%edi, (%rbx,%rdx,4)
	leaq	1(,%rdx,2), %rdx
	jmp	.LBB10_55
	.p2align	4
.LBB10_54:                              #   in Loop: Header=BB10_44 Depth=1
	testq	%rdx, %rdx
	je	.LBB10_42
	.p2align	4
.LBB10_55:                              # %.lr.ph.i.i.i.i.i
                                        #   Parent Loop BB10_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%rdx), %rdi
	shrq	%rdi
	movl	(%rbx,%rdi,4), %r8d
	cmpl	%eax, %r8d
	jge	.LBB10_43
# %bb.56:                               #   in Loop: Header=BB10_55 Depth=2
	movl	%r8d, (%rbx,%rdx,4)
	movq	%rdi, %rdx
	testq	%rdi, %rdi
	jne	.LBB10_55
	jmp	.LBB10_42
.Lfunc_end10:
	.size	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_, .Lfunc_end10-_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,"axG",@progbits,_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,comdat
	.weak	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_ # -- Begin function _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
	.p2align	4
	.type	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,@function
_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_: # @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	%rsi, %rax
	subq	%rdi, %rax
	cmpq	$65, %rax
	jl	.LBB11_14
# %bb.1:                                # %.lr.ph.i
	leaq	4(%r14), %r13
	movl	$4, %r12d
	movq	%r14, %rbp
	jmp	.LBB11_2
	.p2align	4
.LBB11_3:                               # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES6_ET0_T_S8_S7_.exit.i
                                        #   in Loop: Header=BB11_2 Depth=1
	leaq	4(%r14), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	callq	memmove@PLT
	movq	%r14, %rax
.LBB11_7:                               # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i
                                        #   in Loop: Header=BB11_2 Depth=1
	movl	%r15d, (%rax)
	addq	$4, %r12
	addq	$4, %r13
	cmpq	$64, %r12
	je	.LBB11_8
.LBB11_2:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB11_6 Depth 2
	movq	%rbp, %rax
	leaq	(%r14,%r12), %rbp
	movl	(%r14,%r12), %r15d
	cmpl	(%r14), %r15d
	jl	.LBB11_3
# %bb.4:                                #   in Loop: Header=BB11_2 Depth=1
	movl	(%rax), %ecx
	movq	%rbp, %rax
	cmpl	%ecx, %r15d
	jge	.LBB11_7
# %bb.5:                                # %.lr.ph.i.i.preheader
                                        #   in Loop: Header=BB11_2 Depth=1
	movq	%r13, %rax
	.p2align	4
.LBB11_6:                               # %.lr.ph.i.i
                                        #   Parent Loop BB11_2 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rax)
	movl	-8(%rax), %ecx
	addq	$-4, %rax
	cmpl	%ecx, %r15d
	jl	.LBB11_6
	jmp	.LBB11_7
.LBB11_14:
	cmpq	%rbx, %r14
	je	.LBB11_23
# %bb.15:
	leaq	4(%r14), %rax
	cmpq	%rbx, %rax
	je	.LBB11_23
# %bb.16:                               # %.lr.ph.i16.preheader
	movq	%r14, %r15
	jmp	.LBB11_17
	.p2align	4
.LBB11_18:                              # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES6_ET0_T_S8_S7_.exit.i27
                                        #   in Loop: Header=BB11_17 Depth=1
	movq	%r15, %rdx
	subq	%r14, %rdx
	subq	%rdx, %rdi
	addq	$8, %rdi
	movq	%r14, %rsi
	callq	memmove@PLT
	movq	%r14, %rax
.LBB11_22:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i19
                                        #   in Loop: Header=BB11_17 Depth=1
	movl	%ebp, (%rax)
	leaq	4(%r15), %rax
	cmpq	%rbx, %rax
	je	.LBB11_23
.LBB11_17:                              # %.lr.ph.i16
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB11_21 Depth 2
	movq	%r15, %rdi
	movq	%rax, %r15
	movl	4(%rdi), %ebp
	cmpl	(%r14), %ebp
	jl	.LBB11_18
# %bb.19:                               #   in Loop: Header=BB11_17 Depth=1
	movl	(%rdi), %ecx
	movq	%r15, %rax
	cmpl	%ecx, %ebp
	jge	.LBB11_22
# %bb.20:                               # %.lr.ph.i.i23.preheader
                                        #   in Loop: Header=BB11_17 Depth=1
	movq	%r15, %rax
	.p2align	4
.LBB11_21:                              # %.lr.ph.i.i23
                                        #   Parent Loop BB11_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rax)
	movl	-8(%rax), %ecx
	addq	$-4, %rax
	cmpl	%ecx, %ebp
	jl	.LBB11_21
	jmp	.LBB11_22
.LBB11_8:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
	addq	$64, %r14
	jmp	.LBB11_9
	.p2align	4
.LBB11_13:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i7
                                        #   in Loop: Header=BB11_9 Depth=1
	movl	%eax, (%rdx)
	addq	$4, %r14
.LBB11_9:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB11_12 Depth 2
	cmpq	%rbx, %r14
	je	.LBB11_23
# %bb.10:                               # %.lr.ph.i6
                                        #   in Loop: Header=BB11_9 Depth=1
	movl	-4(%r14), %ecx
	movl	(%r14), %eax
	movq	%r14, %rdx
	cmpl	%ecx, %eax
	jge	.LBB11_13
# %bb.11:                               # %.lr.ph.i.i9.preheader
                                        #   in Loop: Header=BB11_9 Depth=1
	movq	%r14, %rdx
	.p2align	4
.LBB11_12:                              # %.lr.ph.i.i9
                                        #   Parent Loop BB11_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rdx)
	movl	-8(%rdx), %ecx
	addq	$-4, %rdx
	cmpl	%ecx, %eax
	jl	.LBB11_12
	jmp	.LBB11_13
.LBB11_23:                              # %_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
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
.Lfunc_end11:
	.size	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_, .Lfunc_end11-_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
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
	movq	__hip_gpubin_handle_6deb57eca80afae5(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB12_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_6deb57eca80afae5(%rip)
.LBB12_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10initialiseP5Cells@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9in_globalP5CellsPiS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9in_sharedP5Cells@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
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
.Lfunc_end12:
	.size	__hip_module_ctor, .Lfunc_end12-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_6deb57eca80afae5(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB13_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_6deb57eca80afae5(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB13_2:
	retq
.Lfunc_end13:
	.size	__hip_module_dtor, .Lfunc_end13-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z10initialiseP5Cells,@object   # @_Z10initialiseP5Cells
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z10initialiseP5Cells
	.p2align	3, 0x0
_Z10initialiseP5Cells:
	.quad	_Z25__device_stub__initialiseP5Cells
	.size	_Z10initialiseP5Cells, 8

	.type	_Z9in_globalP5CellsPiS1_,@object # @_Z9in_globalP5CellsPiS1_
	.globl	_Z9in_globalP5CellsPiS1_
	.p2align	3, 0x0
_Z9in_globalP5CellsPiS1_:
	.quad	_Z24__device_stub__in_globalP5CellsPiS1_
	.size	_Z9in_globalP5CellsPiS1_, 8

	.type	_Z9in_sharedP5Cells,@object     # @_Z9in_sharedP5Cells
	.globl	_Z9in_sharedP5Cells
	.p2align	3, 0x0
_Z9in_sharedP5Cells:
	.quad	_Z24__device_stub__in_sharedP5Cells
	.size	_Z9in_sharedP5Cells, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"add"
	.size	.L.str, 4

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"sub"
	.size	.L.str.1, 4

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"min"
	.size	.L.str.2, 4

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"max"
	.size	.L.str.3, 4

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"unsigned min"
	.size	.L.str.4, 13

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"and"
	.size	.L.str.5, 4

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"or"
	.size	.L.str.6, 3

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"xor"
	.size	.L.str.7, 4

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"inc"
	.size	.L.str.8, 4

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"dec"
	.size	.L.str.9, 4

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"64-bit add"
	.size	.L.str.10, 11

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"64-bit max"
	.size	.L.str.11, 11

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"float add"
	.size	.L.str.12, 10

	.type	.L.str.13,@object               # @.str.13
.L.str.13:
	.asciz	"compare and swap"
	.size	.L.str.13, 17

	.type	.L.str.14,@object               # @.str.14
.L.str.14:
	.asciz	"%s: %.17g, expected %.17g\n"
	.size	.L.str.14, 27

	.type	.L.str.15,@object               # @.str.15
.L.str.15:
	.asciz	"hipGetLastError()"
	.size	.L.str.15, 18

	.type	.L.str.16,@object               # @.str.16
.L.str.16:
	.asciz	"tests/programs/support.h"
	.size	.L.str.16, 25

	.type	.L.str.17,@object               # @.str.17
.L.str.17:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.17, 24

	.type	.L.str.18,@object               # @.str.18
.L.str.18:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.18, 20

	.type	.L.str.19,@object               # @.str.19
.L.str.19:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.19, 63

	.type	.L.str.20,@object               # @.str.20
.L.str.20:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.20, 39

	.type	.L.str.21,@object               # @.str.21
.L.str.21:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.21, 72

	.type	.L.str.22,@object               # @.str.22
.L.str.22:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.22, 49

	.type	.L.str.23,@object               # @.str.23
.L.str.23:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.23, 26

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z10initialiseP5Cells"
	.size	.L__unnamed_1, 22

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z9in_globalP5CellsPiS1_"
	.size	.L__unnamed_2, 25

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z9in_sharedP5Cells"
	.size	.L__unnamed_3, 20

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_6deb57eca80afae5
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_6deb57eca80afae5,@object # @__hip_gpubin_handle_6deb57eca80afae5
	.local	__hip_gpubin_handle_6deb57eca80afae5
	.comm	__hip_gpubin_handle_6deb57eca80afae5,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_6deb57eca80afae5,@object # @__hip_cuid_6deb57eca80afae5
	.bss
	.globl	__hip_cuid_6deb57eca80afae5
__hip_cuid_6deb57eca80afae5:
	.byte	0                               # 0x0
	.size	__hip_cuid_6deb57eca80afae5, 1

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
	.addrsig_sym _Z25__device_stub__initialiseP5Cells
	.addrsig_sym _Z24__device_stub__in_globalP5CellsPiS1_
	.addrsig_sym _Z24__device_stub__in_sharedP5Cells
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z10initialiseP5Cells
	.addrsig_sym _Z9in_globalP5CellsPiS1_
	.addrsig_sym _Z9in_sharedP5Cells
	.addrsig_sym __hip_fatbin_6deb57eca80afae5
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_6deb57eca80afae5
