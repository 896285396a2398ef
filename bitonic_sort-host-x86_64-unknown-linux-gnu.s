	.file	"bitonic_sort.hip"
	.text
	.globl	_Z26__device_stub__global_stepPijj # -- Begin function _Z26__device_stub__global_stepPijj
	.p2align	4
	.type	_Z26__device_stub__global_stepPijj,@function
_Z26__device_stub__global_stepPijj:     # @_Z26__device_stub__global_stepPijj
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
	movq	_Z11global_stepPijj@GOTPCREL(%rip), %rdi
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
	.size	_Z26__device_stub__global_stepPijj, .Lfunc_end0-_Z26__device_stub__global_stepPijj
	.cfi_endproc
                                        # -- End function
	.globl	_Z27__device_stub__shared_stepsPijj # -- Begin function _Z27__device_stub__shared_stepsPijj
	.p2align	4
	.type	_Z27__device_stub__shared_stepsPijj,@function
_Z27__device_stub__shared_stepsPijj:    # @_Z27__device_stub__shared_stepsPijj
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
	movq	_Z12shared_stepsPijj@GOTPCREL(%rip), %rdi
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
	.size	_Z27__device_stub__shared_stepsPijj, .Lfunc_end1-_Z27__device_stub__shared_stepsPijj
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
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
	subq	$184, %rsp
	.cfi_def_cfa_offset 240
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$32768, %edi                    # imm = 0x8000
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 96(%rsp)
	leaq	32768(%rax), %r15
	movq	%r15, 112(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%r14d, %r14d
	movl	$32768, %edx                    # imm = 0x8000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 104(%rsp)
	movl	$17, %eax
	.p2align	4
.LBB2_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	shrl	$8, %ecx
	addl	$-8388608, %ecx                 # imm = 0xFF800000
	movl	%ecx, (%rbx,%r14)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %ecx
	shrl	$8, %ecx
	addl	$-8388608, %ecx                 # imm = 0xFF800000
	movl	%ecx, 4(%rbx,%r14)
	addq	$8, %r14
	cmpq	$32768, %r14                    # imm = 0x8000
	jne	.LBB2_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	120(%rsp), %rdi
	leaq	96(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:                                # %.preheader84
	movl	$2, %r12d
	movabsq	$4294967328, %rbx               # imm = 0x100000020
	movabsq	$4294967424, %r14               # imm = 0x100000080
	leaq	136(%rsp), %rbp
	leaq	16(%rsp), %r15
	jmp	.LBB2_5
	.p2align	4
.LBB2_4:                                # %.loopexit
                                        #   in Loop: Header=BB2_5 Depth=1
	cmpl	$4097, %r12d                    # imm = 0x1001
	leal	(%r12,%r12), %eax
	movl	%eax, %r12d
	jae	.LBB2_16
.LBB2_5:                                # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB2_7 Depth 2
	movl	%r12d, %eax
	shrl	%eax
	movl	%r12d, %r13d
	jmp	.LBB2_7
	.p2align	4
.LBB2_6:                                #   in Loop: Header=BB2_7 Depth=2
	movl	%r13d, %eax
	shrl	%eax
	je	.LBB2_4
.LBB2_7:                                #   Parent Loop BB2_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	cmpl	$511, %r13d                     # imm = 0x1FF
	movl	%eax, %r13d
	jbe	.LBB2_12
# %bb.8:                                #   in Loop: Header=BB2_7 Depth=2
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movl	$1, %esi
	movq	%r14, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.9:                                #   in Loop: Header=BB2_7 Depth=2
	testl	%eax, %eax
	jne	.LBB2_6
# %bb.10:                               #   in Loop: Header=BB2_7 Depth=2
	movq	120(%rsp), %rax
	movq	%rax, 88(%rsp)
	movl	%r12d, 12(%rsp)
	movl	%r13d, 8(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 24(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 32(%rsp)
.Ltmp5:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	72(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	48(%rsp), %rdx
	movq	%rbp, %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp6:                                 # EH_LABEL
# %bb.11:                               # %.noexc53
                                        #   in Loop: Header=BB2_7 Depth=2
	movq	72(%rsp), %rsi
	movl	80(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
.Ltmp7:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z11global_stepPijj@GOTPCREL(%rip), %rdi
	movq	%r15, %r9
	pushq	136(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp8:                                 # EH_LABEL
	jmp	.LBB2_6
	.p2align	4
.LBB2_12:                               #   in Loop: Header=BB2_5 Depth=1
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movl	$1, %esi
	movq	%r14, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp11:                                # EH_LABEL
# %bb.13:                               #   in Loop: Header=BB2_5 Depth=1
	testl	%eax, %eax
	jne	.LBB2_4
# %bb.14:                               #   in Loop: Header=BB2_5 Depth=1
	movq	120(%rsp), %rax
	movq	%rax, 88(%rsp)
	movl	%r12d, 12(%rsp)
	movl	%r13d, 8(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 24(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 32(%rsp)
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	72(%rsp), %rdi
	leaq	56(%rsp), %rsi
	leaq	48(%rsp), %rdx
	movq	%rbp, %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.15:                               # %.noexc
                                        #   in Loop: Header=BB2_5 Depth=1
	movq	72(%rsp), %rsi
	movl	80(%rsp), %edx
	movq	56(%rsp), %rcx
	movl	64(%rsp), %r8d
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z12shared_stepsPijj@GOTPCREL(%rip), %rdi
	movq	%r15, %r9
	pushq	136(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp15:                                # EH_LABEL
	jmp	.LBB2_4
.LBB2_16:
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	120(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp18:                                # EH_LABEL
# %bb.17:
	movq	96(%rsp), %rbx
	movq	104(%rsp), %r14
	cmpq	%r14, %rbx
	je	.LBB2_21
# %bb.18:
	movq	%r14, %rax
	subq	%rbx, %rax
	sarq	$2, %rax
	bsrq	%rax, %rdx
	xorl	$63, %edx
	addl	%edx, %edx
	xorq	$126, %rdx
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
.Ltmp21:                                # EH_LABEL
# %bb.19:                               # %.noexc55
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
.Ltmp23:                                # EH_LABEL
# %bb.20:                               # %.noexc55._ZSt4sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEvT_S7_.exit_crit_edge
	movq	96(%rsp), %rbx
.LBB2_21:                               # %_ZSt4sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEEvT_S7_.exit
	pxor	%xmm4, %xmm4
	movq	16(%rsp), %rax
	xorl	%ecx, %ecx
	movdqa	.LCPI2_0(%rip), %xmm0           # xmm0 = [1,1]
	pxor	%xmm5, %xmm5
	.p2align	4
.LBB2_22:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	(%rax,%rcx,4), %xmm1            # xmm1 = mem[0],zero
	movq	8(%rax,%rcx,4), %xmm2           # xmm2 = mem[0],zero
	movq	(%rbx,%rcx,4), %xmm3            # xmm3 = mem[0],zero
	pcmpeqd	%xmm1, %xmm3
	movq	8(%rbx,%rcx,4), %xmm1           # xmm1 = mem[0],zero
	pcmpeqd	%xmm2, %xmm1
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm0, %xmm2
	paddq	%xmm5, %xmm2
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm0, %xmm1
	paddq	%xmm4, %xmm1
	movq	16(%rax,%rcx,4), %xmm3          # xmm3 = mem[0],zero
	movq	24(%rax,%rcx,4), %xmm4          # xmm4 = mem[0],zero
	movq	16(%rbx,%rcx,4), %xmm5          # xmm5 = mem[0],zero
	pcmpeqd	%xmm3, %xmm5
	movq	24(%rbx,%rcx,4), %xmm3          # xmm3 = mem[0],zero
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm0, %xmm5
	paddq	%xmm2, %xmm5
	pshufd	$212, %xmm3, %xmm4              # xmm4 = xmm3[0,1,1,3]
	pandn	%xmm0, %xmm4
	paddq	%xmm1, %xmm4
	addq	$8, %rcx
	cmpq	$8192, %rcx                     # imm = 0x2000
	jne	.LBB2_22
# %bb.23:                               # %middle.block
.Ltmp25:                                # EH_LABEL
	movdqa	%xmm5, 144(%rsp)                # 16-byte Spill
	movdqa	%xmm4, 160(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp26:                                # EH_LABEL
# %bb.24:                               # %.noexc57
	testl	%eax, %eax
	jne	.LBB2_31
# %bb.25:
	movdqa	160(%rsp), %xmm1                # 16-byte Reload
	paddq	144(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$8192, %esi                     # imm = 0x2000
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_27
# %bb.26:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_27:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	120(%rsp), %rdi
.Ltmp35:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp36:                                # EH_LABEL
# %bb.28:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	96(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_30
# %bb.29:
	movq	112(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_30:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit61
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$184, %rsp
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
.LBB2_31:
	.cfi_def_cfa_offset 240
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp28:                                # EH_LABEL
# %bb.32:                               # %.noexc58
.Ltmp29:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp30:                                # EH_LABEL
# %bb.33:                               # %.noexc59
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
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
.LBB2_34:
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_35:
.Ltmp19:                                # EH_LABEL
	jmp	.LBB2_43
.LBB2_36:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_45
.LBB2_37:
.Ltmp24:                                # EH_LABEL
	jmp	.LBB2_39
.LBB2_38:
.Ltmp31:                                # EH_LABEL
.LBB2_39:
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_44
# %bb.40:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB2_44
.LBB2_41:                               # %.loopexit.split-lp
.Ltmp16:                                # EH_LABEL
	jmp	.LBB2_43
.LBB2_42:                               # %.loopexit83
.Ltmp9:                                 # EH_LABEL
.LBB2_43:
	movq	%rax, %rbx
.LBB2_44:
	movq	120(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
.LBB2_45:                               # %_ZN11DeviceArrayIiED2Ev.exit64
	movq	96(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_47
# %bb.46:
	movq	112(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_47:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit66
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_48:
.Ltmp34:                                # EH_LABEL
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
	.uleb128 .Ltmp1-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp1
	.uleb128 .Ltmp2-.Lfunc_begin0           #     jumps to .Ltmp2
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp8-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp15-.Ltmp10                #   Call between .Ltmp10 and .Ltmp15
	.uleb128 .Ltmp16-.Lfunc_begin0          #     jumps to .Ltmp16
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp17-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp18-.Ltmp17                #   Call between .Ltmp17 and .Ltmp18
	.uleb128 .Ltmp19-.Lfunc_begin0          #     jumps to .Ltmp19
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp20-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp23-.Ltmp20                #   Call between .Ltmp20 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp26-.Ltmp25                #   Call between .Ltmp25 and .Ltmp26
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp35-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp30-.Ltmp27                #   Call between .Ltmp27 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Lfunc_end2-.Ltmp33            #   Call between .Ltmp33 and .Lfunc_end2
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
	jne	.LBB3_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end3-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
.Ltmp38:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp39:                                # EH_LABEL
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
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp40:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp41:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp42:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp43:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB4_10:
.Ltmp44:                                # EH_LABEL
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
	.uleb128 .Ltmp38-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp38
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp39-.Ltmp38                #   Call between .Ltmp38 and .Ltmp39
	.uleb128 .Ltmp44-.Lfunc_begin1          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp43-.Ltmp40                #   Call between .Ltmp40 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin1          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp43            #   Call between .Ltmp43 and .Lfunc_end4
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
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
.Lfunc_end5:
	.size	__clang_call_terminate, .Lfunc_end5-__clang_call_terminate
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
	jl	.LBB6_41
# %bb.1:                                # %.lr.ph
	movq	%rdx, %r14
	movq	%rdi, %rbx
	testq	%rdx, %rdx
	je	.LBB6_24
# %bb.2:                                # %.lr.ph63.preheader
	movq	$-4, %rbp
	subq	%rbx, %rbp
	.p2align	4
.LBB6_3:                                # %.lr.ph63
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB6_15 Depth 2
                                        #       Child Loop BB6_16 Depth 3
                                        #       Child Loop BB6_18 Depth 3
	shrq	%rax
	movl	4(%rbx), %edx
	movl	(%rbx,%rax,4), %edi
	movl	-4(%rsi), %ecx
	cmpl	%edi, %edx
	jge	.LBB6_6
# %bb.4:                                #   in Loop: Header=BB6_3 Depth=1
	cmpl	%ecx, %edi
	jge	.LBB6_8
# %bb.5:                                #   in Loop: Header=BB6_3 Depth=1
	movl	(%rbx), %ecx
	movl	%edi, (%rbx)
	movl	%ecx, (%rbx,%rax,4)
	jmp	.LBB6_14
	.p2align	4
.LBB6_6:                                #   in Loop: Header=BB6_3 Depth=1
	cmpl	%ecx, %edx
	jge	.LBB6_11
# %bb.7:                                #   in Loop: Header=BB6_3 Depth=1
	movl	(%rbx), %eax
	jmp	.LBB6_10
	.p2align	4
.LBB6_8:                                #   in Loop: Header=BB6_3 Depth=1
	movl	(%rbx), %eax
	cmpl	%ecx, %edx
	jge	.LBB6_10
# %bb.9:                                #   in Loop: Header=BB6_3 Depth=1
	movl	%ecx, (%rbx)
	movl	%eax, -4(%rsi)
	jmp	.LBB6_14
	.p2align	4
.LBB6_10:                               #   in Loop: Header=BB6_3 Depth=1
	movl	%edx, (%rbx)
	movl	%eax, 4(%rbx)
	jmp	.LBB6_14
	.p2align	4
.LBB6_11:                               #   in Loop: Header=BB6_3 Depth=1
	movl	(%rbx), %edx
	cmpl	%ecx, %edi
	jge	.LBB6_13
# %bb.12:                               #   in Loop: Header=BB6_3 Depth=1
	movl	%ecx, (%rbx)
	movl	%edx, -4(%rsi)
	jmp	.LBB6_14
.LBB6_13:                               #   in Loop: Header=BB6_3 Depth=1
	movl	%edi, (%rbx)
	movl	%edx, (%rbx,%rax,4)
	.p2align	4
.LBB6_14:                               # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i.preheader
                                        #   in Loop: Header=BB6_3 Depth=1
	decq	%r14
	leaq	4(%rbx), %r13
	movq	%rsi, %rax
	.p2align	4
.LBB6_15:                               # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i
                                        #   Parent Loop BB6_3 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB6_16 Depth 3
                                        #       Child Loop BB6_18 Depth 3
	movl	(%rbx), %ecx
	movq	%rbp, %r12
	addq	%r13, %r12
	.p2align	4
.LBB6_16:                               #   Parent Loop BB6_3 Depth=1
                                        #     Parent Loop BB6_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movl	(%r13), %edx
	addq	$4, %r13
	addq	$4, %r12
	cmpl	%ecx, %edx
	jl	.LBB6_16
# %bb.17:                               # %.preheader.i.i.preheader
                                        #   in Loop: Header=BB6_15 Depth=2
	leaq	-4(%r13), %r15
	.p2align	4
.LBB6_18:                               # %.preheader.i.i
                                        #   Parent Loop BB6_3 Depth=1
                                        #     Parent Loop BB6_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movl	-4(%rax), %edi
	addq	$-4, %rax
	cmpl	%edi, %ecx
	jl	.LBB6_18
# %bb.19:                               #   in Loop: Header=BB6_15 Depth=2
	cmpq	%rax, %r15
	jae	.LBB6_21
# %bb.20:                               #   in Loop: Header=BB6_15 Depth=2
	movl	%edi, (%r15)
	movl	%edx, (%rax)
	jmp	.LBB6_15
	.p2align	4
.LBB6_21:                               # %_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEET_S9_S9_T0_.exit
                                        #   in Loop: Header=BB6_3 Depth=1
	movq	%r15, %rdi
	movq	%r14, %rdx
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	movq	%r12, %rax
	sarq	$2, %rax
	cmpq	$16, %rax
	jle	.LBB6_41
# %bb.22:                               #   in Loop: Header=BB6_3 Depth=1
	movq	%r15, %rsi
	testq	%r14, %r14
	jne	.LBB6_3
# %bb.23:                               # %._crit_edge.loopexit
	addq	$-4, %r13
	movq	%r13, %rsi
.LBB6_24:                               # %._crit_edge
	leaq	-2(%rax), %rcx
	shrq	%rcx
	decq	%rax
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rcx, %rdi
	jmp	.LBB6_27
	.p2align	4
.LBB6_25:                               #   in Loop: Header=BB6_27 Depth=1
	movq	%r9, %r10
.LBB6_26:                               # %_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEliNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.exit.i.i
                                        #   in Loop: Header=BB6_27 Depth=1
	movl	%r8d, (%rbx,%r10,4)
	subq	$1, %rdi
	jb	.LBB6_40
.LBB6_27:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB6_31 Depth 2
                                        #     Child Loop BB6_37 Depth 2
	movl	(%rbx,%rdi,4), %r8d
	movq	%rdi, %r9
	cmpq	%rdx, %rdi
	jge	.LBB6_33
# %bb.28:                               # %.lr.ph.i.i.i.preheader
                                        #   in Loop: Header=BB6_27 Depth=1
	movq	%rdi, %r10
	jmp	.LBB6_31
	.p2align	4
.LBB6_29:                               # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB6_31 Depth=2
	leaq	2(,%r10,2), %r9
.LBB6_30:                               # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB6_31 Depth=2
	movl	(%rbx,%r9,4), %r11d
	movl	%r11d, (%rbx,%r10,4)
	movq	%r9, %r10
	cmpq	%rdx, %r9
	jge	.LBB6_33
.LBB6_31:                               # %.lr.ph.i.i.i
                                        #   Parent Loop BB6_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r10,%r10), %r9
	movl	8(%rbx,%r9,4), %r11d
	cmpl	4(%rbx,%r9,4), %r11d
	jge	.LBB6_29
# %bb.32:                               #   in Loop: Header=BB6_31 Depth=2
	leaq	1(,%r10,2), %r9
	jmp	.LBB6_30
	.p2align	4
.LBB6_33:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB6_27 Depth=1
	testb	$4, %r12b
	jne	.LBB6_36
# %bb.34:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB6_27 Depth=1
	cmpq	%rcx, %r9
	jne	.LBB6_36
# %bb.35:                               #   in Loop: Header=BB6_27 Depth=1
	movl	(%rbx,%rax,4), %r9d
	movl	%r9d, (%rbx,%rcx,4)
	movq	%rax, %r9
.LBB6_36:                               #   in Loop: Header=BB6_27 Depth=1
	cmpq	%rdi, %r9
	jle	.LBB6_25
	.p2align	4
.LBB6_37:                               # %.lr.ph.i.i.i.i11
                                        #   Parent Loop BB6_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%r9), %r10
	shrq	$63, %r10
	addq	%r9, %r10
	decq	%r10
	sarq	%r10
	movl	(%rbx,%r10,4), %r11d
	cmpl	%r8d, %r11d
	jge	.LBB6_25
# %bb.38:                               #   in Loop: Header=BB6_37 Depth=2
	movl	%r11d, (%rbx,%r9,4)
	movq	%r10, %r9
	cmpq	%rdi, %r10
	jg	.LBB6_37
	jmp	.LBB6_26
.LBB6_40:                               # %_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
	cmpq	$5, %r12
	jge	.LBB6_44
.LBB6_41:                               # %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
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
.LBB6_42:                               #   in Loop: Header=BB6_44 Depth=1
	.cfi_def_cfa_offset 64
	xorl	%edx, %edx
.LBB6_43:                               # %_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_RT0_.exit.i.i
                                        #   in Loop: Header=BB6_44 Depth=1
	movl	%eax, (%rbx,%rdx,4)
	cmpq	$4, %rcx
	jle	.LBB6_41
.LBB6_44:                               # %.lr.ph.i.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB6_48 Depth 2
                                        #     Child Loop BB6_55 Depth 2
	movl	-4(%rsi), %eax
	movl	(%rbx), %ecx
	movl	%ecx, -4(%rsi)
	addq	$-4, %rsi
	movq	%rsi, %rcx
	subq	%rbx, %rcx
	movq	%rcx, %rdi
	sarq	$2, %rdi
	cmpq	$3, %rdi
	jl	.LBB6_50
# %bb.45:                               # %.lr.ph.i.i.i.i.preheader
                                        #   in Loop: Header=BB6_44 Depth=1
	leaq	-1(%rdi), %rdx
	shrq	$63, %rdx
	leaq	(%rdi,%rdx), %r8
	decq	%r8
	sarq	%r8
	xorl	%r9d, %r9d
	jmp	.LBB6_48
	.p2align	4
.LBB6_46:                               # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB6_48 Depth=2
	leaq	2(,%r9,2), %rdx
.LBB6_47:                               # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB6_48 Depth=2
	movl	(%rbx,%rdx,4), %r10d
	movl	%r10d, (%rbx,%r9,4)
	movq	%rdx, %r9
	cmpq	%r8, %rdx
	jge	.LBB6_51
.LBB6_48:                               # %.lr.ph.i.i.i.i
                                        #   Parent Loop BB6_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r9,%r9), %rdx
	movl	8(%rbx,%rdx,4), %r10d
	cmpl	4(%rbx,%rdx,4), %r10d
	jge	.LBB6_46
# %bb.49:                               #   in Loop: Header=BB6_48 Depth=2
	leaq	1(,%r9,2), %rdx
	jmp	.LBB6_47
	.p2align	4
.LBB6_50:                               #   in Loop: Header=BB6_44 Depth=1
	xorl	%edx, %edx
.LBB6_51:                               # %._crit_edge.i.i.i.i
                                        #   in Loop: Header=BB6_44 Depth=1
	testb	$4, %cl
	jne	.LBB6_54
# %bb.52:                               #   in Loop: Header=BB6_44 Depth=1
	addq	$-2, %rdi
	sarq	%rdi
	cmpq	%rdi, %rdx
	jne	.LBB6_54
# %bb.53:                               # %.thread.i.i.i
                                        #   in Loop: Header=BB6_44 Depth=1
	leaq	(%rdx,%rdx), %rdi
	movl	4(%rbx,%rdi,4), %edi
	movl	%edi, (%rbx,%rdx,4)
	leaq	1(,%rdx,2), %rdx
	jmp	.LBB6_55
	.p2align	4
.LBB6_54:                               #   in Loop: Header=BB6_44 Depth=1
	testq	%rdx, %rdx
	je	.LBB6_42
	.p2align	4
.LBB6_55:                               # %.lr.ph.i.i.i.i.i
                                        #   Parent Loop BB6_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%rdx), %rdi
	shrq	%rdi
	movl	(%rbx,%rdi,4), %r8d
	cmpl	%eax, %r8d
	jge	.LBB6_43
# %bb.56:                               #   in Loop: Header=BB6_55 Depth=2
	movl	%r8d, (%rbx,%rdx,4)
	movq	%rdi, %rdx
	testq	%rdi, %rdi
	jne	.LBB6_55
	jmp	.LBB6_42
.Lfunc_end6:
	.size	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_, .Lfunc_end6-_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
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
	jl	.LBB7_14
# %bb.1:                                # %.lr.ph.i
	leaq	4(%r14), %r13
	movl	$4, %r12d
	movq	%r14, %rbp
	jmp	.LBB7_2
	.p2align	4
.LBB7_3:                                # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES6_ET0_T_S8_S7_.exit.i
                                        #   in Loop: Header=BB7_2 Depth=1
	leaq	4(%r14), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	callq	memmove@PLT
	movq	%r14, %rax
.LBB7_7:                                # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i
                                        #   in Loop: Header=BB7_2 Depth=1
	movl	%r15d, (%rax)
	addq	$4, %r12
	addq	$4, %r13
	cmpq	$64, %r12
	je	.LBB7_8
.LBB7_2:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB7_6 Depth 2
	movq	%rbp, %rax
	leaq	(%r14,%r12), %rbp
	movl	(%r14,%r12), %r15d
	cmpl	(%r14), %r15d
	jl	.LBB7_3
# %bb.4:                                #   in Loop: Header=BB7_2 Depth=1
	movl	(%rax), %ecx
	movq	%rbp, %rax
	cmpl	%ecx, %r15d
	jge	.LBB7_7
# %bb.5:                                # %.lr.ph.i.i.preheader
                                        #   in Loop: Header=BB7_2 Depth=1
	movq	%r13, %rax
	.p2align	4
.LBB7_6:                                # %.lr.ph.i.i
                                        #   Parent Loop BB7_2 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rax)
	movl	-8(%rax), %ecx
	addq	$-4, %rax
	cmpl	%ecx, %r15d
	jl	.LBB7_6
	jmp	.LBB7_7
.LBB7_14:
	cmpq	%rbx, %r14
	je	.LBB7_23
# %bb.15:
	leaq	4(%r14), %rax
	cmpq	%rbx, %rax
	je	.LBB7_23
# %bb.16:                               # %.lr.ph.i16.preheader
	movq	%r14, %r15
	jmp	.LBB7_17
	.p2align	4
.LBB7_18:                               # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEES6_ET0_T_S8_S7_.exit.i27
                                        #   in Loop: Header=BB7_17 Depth=1
	movq	%r15, %rdx
	subq	%r14, %rdx
	subq	%rdx, %rdi
	addq	$8, %rdi
	movq	%r14, %rsi
	callq	memmove@PLT
	movq	%r14, %rax
.LBB7_22:                               # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i19
                                        #   in Loop: Header=BB7_17 Depth=1
	movl	%ebp, (%rax)
	leaq	4(%r15), %rax
	cmpq	%rbx, %rax
	je	.LBB7_23
.LBB7_17:                               # %.lr.ph.i16
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB7_21 Depth 2
	movq	%r15, %rdi
	movq	%rax, %r15
	movl	4(%rdi), %ebp
	cmpl	(%r14), %ebp
	jl	.LBB7_18
# %bb.19:                               #   in Loop: Header=BB7_17 Depth=1
	movl	(%rdi), %ecx
	movq	%r15, %rax
	cmpl	%ecx, %ebp
	jge	.LBB7_22
# %bb.20:                               # %.lr.ph.i.i23.preheader
                                        #   in Loop: Header=BB7_17 Depth=1
	movq	%r15, %rax
	.p2align	4
.LBB7_21:                               # %.lr.ph.i.i23
                                        #   Parent Loop BB7_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rax)
	movl	-8(%rax), %ecx
	addq	$-4, %rax
	cmpl	%ecx, %ebp
	jl	.LBB7_21
	jmp	.LBB7_22
.LBB7_8:                                # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
	addq	$64, %r14
	jmp	.LBB7_9
	.p2align	4
.LBB7_13:                               # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i7
                                        #   in Loop: Header=BB7_9 Depth=1
	movl	%eax, (%rdx)
	addq	$4, %r14
.LBB7_9:                                # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB7_12 Depth 2
	cmpq	%rbx, %r14
	je	.LBB7_23
# %bb.10:                               # %.lr.ph.i6
                                        #   in Loop: Header=BB7_9 Depth=1
	movl	-4(%r14), %ecx
	movl	(%r14), %eax
	movq	%r14, %rdx
	cmpl	%ecx, %eax
	jge	.LBB7_13
# %bb.11:                               # %.lr.ph.i.i9.preheader
                                        #   in Loop: Header=BB7_9 Depth=1
	movq	%r14, %rdx
	.p2align	4
.LBB7_12:                               # %.lr.ph.i.i9
                                        #   Parent Loop BB7_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%ecx, (%rdx)
	movl	-8(%rdx), %ecx
	addq	$-4, %rdx
	cmpl	%ecx, %eax
	jl	.LBB7_12
	jmp	.LBB7_13
.LBB7_23:                               # %_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
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
.Lfunc_end7:
	.size	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_, .Lfunc_end7-_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
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
	movq	__hip_gpubin_handle_8a003e77b36d905a(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB8_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_8a003e77b36d905a(%rip)
.LBB8_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11global_stepPijj@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z12shared_stepsPijj@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
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
	movq	__hip_gpubin_handle_8a003e77b36d905a(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB9_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_8a003e77b36d905a(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB9_2:
	retq
.Lfunc_end9:
	.size	__hip_module_dtor, .Lfunc_end9-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z11global_stepPijj,@object     # @_Z11global_stepPijj
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z11global_stepPijj
	.p2align	3, 0x0
_Z11global_stepPijj:
	.quad	_Z26__device_stub__global_stepPijj
	.size	_Z11global_stepPijj, 8

	.type	_Z12shared_stepsPijj,@object    # @_Z12shared_stepsPijj
	.globl	_Z12shared_stepsPijj
	.p2align	3, 0x0
_Z12shared_stepsPijj:
	.quad	_Z27__device_stub__shared_stepsPijj
	.size	_Z12shared_stepsPijj, 8

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
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.7, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z11global_stepPijj"
	.size	.L__unnamed_1, 20

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z12shared_stepsPijj"
	.size	.L__unnamed_2, 21

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_8a003e77b36d905a
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_8a003e77b36d905a,@object # @__hip_gpubin_handle_8a003e77b36d905a
	.local	__hip_gpubin_handle_8a003e77b36d905a
	.comm	__hip_gpubin_handle_8a003e77b36d905a,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_8a003e77b36d905a,@object # @__hip_cuid_8a003e77b36d905a
	.bss
	.globl	__hip_cuid_8a003e77b36d905a
__hip_cuid_8a003e77b36d905a:
	.byte	0                               # 0x0
	.size	__hip_cuid_8a003e77b36d905a, 1

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
	.addrsig_sym _Z26__device_stub__global_stepPijj
	.addrsig_sym _Z27__device_stub__shared_stepsPijj
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z11global_stepPijj
	.addrsig_sym _Z12shared_stepsPijj
	.addrsig_sym __hip_fatbin_8a003e77b36d905a
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_8a003e77b36d905a
