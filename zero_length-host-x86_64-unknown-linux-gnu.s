	.file	"zero_length.hip"
	.text
	.globl	_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi # -- Begin function _Z21__device_stub__kernelPK7Message4Tail5EmptyPdi
	.p2align	4
	.type	_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi,@function
_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi: # @_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movb	%sil, 12(%rsp)
	movq	%rdi, 72(%rsp)
	movq	%rdx, 64(%rsp)
	movl	%ecx, 8(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	7(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z6kernelPK7Message4Tail5EmptyPdi@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end0:
	.size	_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi, .Lfunc_end0-_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.quad	0x3fd0000000000000              # double 0.25
	.quad	0x3ff4000000000000              # double 1.25
.LCPI1_1:
	.quad	0x4002000000000000              # double 2.25
	.quad	0x400a000000000000              # double 3.25
.LCPI1_2:
	.quad	0x4011000000000000              # double 4.25
	.quad	0x4015000000000000              # double 5.25
.LCPI1_3:
	.quad	0x4019000000000000              # double 6.25
	.quad	0x401d000000000000              # double 7.25
.LCPI1_4:
	.quad	0x4020800000000000              # double 8.25
	.quad	0x4022800000000000              # double 9.25
.LCPI1_5:
	.quad	0x4024800000000000              # double 10.25
	.quad	0x4026800000000000              # double 11.25
.LCPI1_6:
	.quad	0x4028800000000000              # double 12.25
	.quad	0x402a800000000000              # double 13.25
.LCPI1_7:
	.quad	0x402c800000000000              # double 14.25
	.quad	0x402e800000000000              # double 15.25
.LCPI1_8:
	.quad	0x4030400000000000              # double 16.25
	.quad	0x4031400000000000              # double 17.25
.LCPI1_9:
	.quad	0x4032400000000000              # double 18.25
	.quad	0x4033400000000000              # double 19.25
.LCPI1_10:
	.quad	0x4034400000000000              # double 20.25
	.quad	0x4035400000000000              # double 21.25
.LCPI1_11:
	.quad	0x4036400000000000              # double 22.25
	.quad	0x4037400000000000              # double 23.25
.LCPI1_12:
	.quad	0x4038400000000000              # double 24.25
	.quad	0x4039400000000000              # double 25.25
.LCPI1_13:
	.quad	0x403a400000000000              # double 26.25
	.quad	0x403b400000000000              # double 27.25
.LCPI1_14:
	.quad	0x403c400000000000              # double 28.25
	.quad	0x403d400000000000              # double 29.25
.LCPI1_15:
	.quad	0x403e400000000000              # double 30.25
	.quad	0x403f400000000000              # double 31.25
.LCPI1_16:
	.quad	0x4040200000000000              # double 32.25
	.quad	0x4040a00000000000              # double 33.25
.LCPI1_17:
	.quad	0x4041200000000000              # double 34.25
	.quad	0x4041a00000000000              # double 35.25
.LCPI1_18:
	.quad	0x4042200000000000              # double 36.25
	.quad	0x4042a00000000000              # double 37.25
.LCPI1_19:
	.quad	0x4043200000000000              # double 38.25
	.quad	0x4043a00000000000              # double 39.25
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_20:
	.quad	0x3fd0000000000000              # double 0.25
.LCPI1_21:
	.quad	0x4008000000000000              # double 3
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
	leaq	32(%rsp), %rdi
	movl	$328, %esi                      # imm = 0x148
	movl	$1, %edx
	callq	hipMallocManaged@PLT
	testl	%eax, %eax
	jne	.LBB1_1
# %bb.2:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	32(%rsp), %rax
	movl	$3, (%rax)
	movaps	.LCPI1_0(%rip), %xmm0           # xmm0 = [2.5E-1,1.25E+0]
	movups	%xmm0, 8(%rax)
	movaps	.LCPI1_1(%rip), %xmm0           # xmm0 = [2.25E+0,3.25E+0]
	movups	%xmm0, 24(%rax)
	movaps	.LCPI1_2(%rip), %xmm0           # xmm0 = [4.25E+0,5.25E+0]
	movups	%xmm0, 40(%rax)
	movaps	.LCPI1_3(%rip), %xmm0           # xmm0 = [6.25E+0,7.25E+0]
	movups	%xmm0, 56(%rax)
	movaps	.LCPI1_4(%rip), %xmm0           # xmm0 = [8.25E+0,9.25E+0]
	movups	%xmm0, 72(%rax)
	movaps	.LCPI1_5(%rip), %xmm0           # xmm0 = [1.025E+1,1.125E+1]
	movups	%xmm0, 88(%rax)
	movaps	.LCPI1_6(%rip), %xmm0           # xmm0 = [1.225E+1,1.325E+1]
	movups	%xmm0, 104(%rax)
	movaps	.LCPI1_7(%rip), %xmm0           # xmm0 = [1.425E+1,1.525E+1]
	movups	%xmm0, 120(%rax)
	movaps	.LCPI1_8(%rip), %xmm0           # xmm0 = [1.625E+1,1.725E+1]
	movups	%xmm0, 136(%rax)
	movaps	.LCPI1_9(%rip), %xmm0           # xmm0 = [1.825E+1,1.925E+1]
	movups	%xmm0, 152(%rax)
	movaps	.LCPI1_10(%rip), %xmm0          # xmm0 = [2.025E+1,2.125E+1]
	movups	%xmm0, 168(%rax)
	movaps	.LCPI1_11(%rip), %xmm0          # xmm0 = [2.225E+1,2.325E+1]
	movups	%xmm0, 184(%rax)
	movaps	.LCPI1_12(%rip), %xmm0          # xmm0 = [2.425E+1,2.525E+1]
	movups	%xmm0, 200(%rax)
	movaps	.LCPI1_13(%rip), %xmm0          # xmm0 = [2.625E+1,2.725E+1]
	movups	%xmm0, 216(%rax)
	movaps	.LCPI1_14(%rip), %xmm0          # xmm0 = [2.825E+1,2.925E+1]
	movups	%xmm0, 232(%rax)
	movaps	.LCPI1_15(%rip), %xmm0          # xmm0 = [3.025E+1,3.125E+1]
	movups	%xmm0, 248(%rax)
	movaps	.LCPI1_16(%rip), %xmm0          # xmm0 = [3.225E+1,3.325E+1]
	movups	%xmm0, 264(%rax)
	movaps	.LCPI1_17(%rip), %xmm0          # xmm0 = [3.425E+1,3.525E+1]
	movups	%xmm0, 280(%rax)
	movaps	.LCPI1_18(%rip), %xmm0          # xmm0 = [3.625E+1,3.725E+1]
	movups	%xmm0, 296(%rax)
	movapd	.LCPI1_19(%rip), %xmm0          # xmm0 = [3.825E+1,3.925E+1]
	movupd	%xmm0, 312(%rax)
	leaq	96(%rsp), %rdi
	movl	$45, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp0:                                 # EH_LABEL
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$320, %r8d                      # imm = 0x140
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.3:
	testl	%eax, %eax
	jne	.LBB1_6
# %bb.4:
	movq	32(%rsp), %rax
	movq	96(%rsp), %rcx
	movb	$97, 44(%rsp)
	movq	%rax, 176(%rsp)
	movq	%rcx, 168(%rsp)
	movl	$40, 40(%rsp)
	leaq	176(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	44(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	31(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	168(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rax
	movq	%rax, 80(%rsp)
.Ltmp2:                                 # EH_LABEL
	leaq	152(%rsp), %rdi
	leaq	136(%rsp), %rsi
	leaq	128(%rsp), %rdx
	leaq	120(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.5:                                # %.noexc
	movq	128(%rsp), %rax
	movq	120(%rsp), %rdi
	movq	152(%rsp), %rsi
	movl	160(%rsp), %edx
	movq	136(%rsp), %rcx
	movl	144(%rsp), %r8d
.Ltmp4:                                 # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z6kernelPK7Message4Tail5EmptyPdi@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp5:                                 # EH_LABEL
.LBB1_6:
.Ltmp7:                                 # EH_LABEL
	leaq	48(%rsp), %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp8:                                 # EH_LABEL
# %bb.7:
.Ltmp10:                                # EH_LABEL
	movl	$40, %edi
	callq	_Znwm@PLT
.Ltmp11:                                # EH_LABEL
# %bb.8:
	movq	%rax, %rbx
	movq	%rax, %r12
	addq	$40, %r12
	movups	.Lconstinit+16(%rip), %xmm0
	movups	%xmm0, 16(%rax)
	movups	.Lconstinit(%rip), %xmm0
	movups	%xmm0, (%rax)
	movabsq	$4616189618054758400, %rax      # imm = 0x4010000000000000
	movq	%rax, 32(%rbx)
	movl	$39, %ebp
	movsd	.LCPI1_20(%rip), %xmm0          # xmm0 = [2.5E-1,0.0E+0]
	movsd	.LCPI1_21(%rip), %xmm1          # xmm1 = [3.0E+0,0.0E+0]
	movabsq	$1152921504606846975, %r13      # imm = 0xFFFFFFFFFFFFFFF
	movq	%r12, %r14
	jmp	.LBB1_9
	.p2align	4
.LBB1_10:                               #   in Loop: Header=BB1_9 Depth=1
	movsd	%xmm2, (%r12)
.LBB1_26:                               # %_ZNSt6vectorIdSaIdEE9push_backEOd.exit
                                        #   in Loop: Header=BB1_9 Depth=1
	addq	$8, %r12
	addl	$-1, %ebp
	jae	.LBB1_11
.LBB1_9:                                # =>This Inner Loop Header: Depth=1
	xorps	%xmm2, %xmm2
	cvtsi2sd	%ebp, %xmm2
	addsd	%xmm0, %xmm2
	mulsd	%xmm1, %xmm2
	cmpq	%r14, %r12
	jne	.LBB1_10
# %bb.15:                               #   in Loop: Header=BB1_9 Depth=1
	movq	%r12, %r14
	subq	%rbx, %r14
	movabsq	$9223372036854775800, %rax      # imm = 0x7FFFFFFFFFFFFFF8
	cmpq	%rax, %r14
	je	.LBB1_16
# %bb.18:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	movq	%r14, %rax
	sarq	$3, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %rdx
	cmpq	%r13, %rdx
	jb	.LBB1_20
# %bb.19:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	movq	%r13, %rdx
.LBB1_20:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	movsd	%xmm2, 112(%rsp)                # 8-byte Spill
	addq	%rax, %rcx
	jb	.LBB1_22
# %bb.21:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	movq	%rdx, %r13
.LBB1_22:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	leaq	(,%r13,8), %rdi
.Ltmp13:                                # EH_LABEL
	callq	_Znwm@PLT
.Ltmp14:                                # EH_LABEL
# %bb.23:                               # %.noexc40
                                        #   in Loop: Header=BB1_9 Depth=1
	movq	%rax, %r15
	movsd	112(%rsp), %xmm0                # 8-byte Reload
                                        # xmm0 = mem[0],zero
	movsd	%xmm0, (%rax,%r14)
	testq	%r14, %r14
	jle	.LBB1_25
# %bb.24:                               #   in Loop: Header=BB1_9 Depth=1
	movq	%r15, %rdi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	callq	memmove@PLT
.LBB1_25:                               # %_ZNSt6vectorIdSaIdEE17_M_realloc_insertIJdEEEvN9__gnu_cxx17__normal_iteratorIPdS1_EEDpOT_.exit.i.i
                                        #   in Loop: Header=BB1_9 Depth=1
	leaq	(%r15,%r14), %r12
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
	leaq	(%r15,%r13,8), %r14
	movq	%r15, %rbx
	movsd	.LCPI1_20(%rip), %xmm0          # xmm0 = [2.5E-1,0.0E+0]
	movsd	.LCPI1_21(%rip), %xmm1          # xmm1 = [3.0E+0,0.0E+0]
	movabsq	$1152921504606846975, %r13      # imm = 0xFFFFFFFFFFFFFFF
	jmp	.LBB1_26
.LBB1_11:                               # %.preheader
	movq	48(%rsp), %rax
	movq	56(%rsp), %rcx
	cmpq	%rax, %rcx
	je	.LBB1_12
# %bb.30:                               # %.lr.ph.preheader
	xorl	%r12d, %r12d
	leaq	.L.str.2(%rip), %r13
	xorl	%r15d, %r15d
	jmp	.LBB1_31
	.p2align	4
.LBB1_33:                               #   in Loop: Header=BB1_31 Depth=1
	cmpneqsd	%xmm0, %xmm1
	movq	%xmm1, %rdx
	subq	%rdx, %r15
	incq	%r12
	movq	%rcx, %rdx
	subq	%rax, %rdx
	sarq	$3, %rdx
	cmpq	%rdx, %r12
	jae	.LBB1_34
.LBB1_31:                               # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	movsd	(%rax,%r12,8), %xmm0            # xmm0 = mem[0],zero
	movsd	(%rbx,%r12,8), %xmm1            # xmm1 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	jne	.LBB1_32
	jnp	.LBB1_33
.LBB1_32:                               #   in Loop: Header=BB1_31 Depth=1
	movq	%r13, %rdi
	movq	%r12, %rsi
	movb	$2, %al
	callq	printf@PLT
	movq	48(%rsp), %rax
	movq	56(%rsp), %rcx
	movsd	(%rax,%r12,8), %xmm0            # xmm0 = mem[0],zero
	movsd	(%rbx,%r12,8), %xmm1            # xmm1 = mem[0],zero
	jmp	.LBB1_33
.LBB1_12:
	xorl	%r15d, %r15d
.LBB1_34:                               # %._crit_edge
	movq	32(%rsp), %rdi
.Ltmp16:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp17:                                # EH_LABEL
# %bb.35:
	testl	%eax, %eax
	jne	.LBB1_36
# %bb.41:                               # %_Z9hip_check10hipError_tPKcS1_i.exit43
	movq	56(%rsp), %r12
	subq	48(%rsp), %r12
.Ltmp22:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp23:                                # EH_LABEL
# %bb.42:                               # %.noexc44
	testl	%eax, %eax
	jne	.LBB1_43
# %bb.46:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	sarq	$3, %r12
	leaq	.L.str.7(%rip), %rdi
	movq	%r12, %rsi
	movq	%r15, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	subq	%rbx, %r14
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_48
# %bb.47:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_48:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit48
	movq	96(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
# %bb.49:                               # %_ZN11DeviceArrayIdED2Ev.exit
	testq	%r12, %r12
	setle	%al
	testq	%r15, %r15
	setne	%cl
	orb	%al, %cl
	movzbl	%cl, %eax
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
.LBB1_16:
	.cfi_def_cfa_offset 240
.Ltmp32:                                # EH_LABEL
	leaq	.L.str.12(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp33:                                # EH_LABEL
# %bb.17:                               # %.noexc39
.LBB1_1:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$53, %ecx
	movq	%r14, %r9
	jmp	.LBB1_40
.LBB1_36:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp18:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp19:                                # EH_LABEL
# %bb.37:                               # %.noexc41
.Ltmp20:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp21:                                # EH_LABEL
# %bb.38:                               # %.noexc42
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r15, %rdi
	movl	$66, %ecx
	jmp	.LBB1_39
.LBB1_43:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp24:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp25:                                # EH_LABEL
# %bb.44:                               # %.noexc45
.Ltmp26:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp27:                                # EH_LABEL
# %bb.45:                               # %.noexc46
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r15, %rdi
	movl	$39, %ecx
.LBB1_39:                               # %.noexc42
	movq	%r12, %r9
.LBB1_40:                               # %.noexc42
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_57:
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_14:
.Ltmp12:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB1_52
.LBB1_13:
.Ltmp9:                                 # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB1_54
.LBB1_56:
.Ltmp6:                                 # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB1_54
.LBB1_50:
.Ltmp28:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB1_51
.LBB1_27:                               # %.loopexit
.Ltmp15:                                # EH_LABEL
	jmp	.LBB1_28
.LBB1_29:                               # %.loopexit.split-lp
.Ltmp34:                                # EH_LABEL
.LBB1_28:
	movq	%rax, %r15
	movq	%r12, %r14
.LBB1_51:
	subq	%rbx, %r14
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
.LBB1_52:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit50
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_54
# %bb.53:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_54:
	movq	96(%rsp), %rdi
.Ltmp35:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp36:                                # EH_LABEL
# %bb.55:                               # %_ZN11DeviceArrayIdED2Ev.exit53
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_58:
.Ltmp37:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end1:
	.size	main, .Lfunc_end1-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table1:
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
	.uleb128 .Ltmp6-.Lfunc_begin0           #     jumps to .Ltmp6
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp7-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp8-.Ltmp7                  #   Call between .Ltmp7 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp11-.Ltmp10                #   Call between .Ltmp10 and .Ltmp11
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp13-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp14-.Ltmp13                #   Call between .Ltmp13 and .Ltmp14
	.uleb128 .Ltmp15-.Lfunc_begin0          #     jumps to .Ltmp15
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp14-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp16-.Ltmp14                #   Call between .Ltmp14 and .Ltmp16
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp23-.Ltmp16                #   Call between .Ltmp16 and .Ltmp23
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp18-.Ltmp33                #   Call between .Ltmp33 and .Ltmp18
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp27-.Ltmp18                #   Call between .Ltmp18 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp35-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Lfunc_end1-.Ltmp36            #   Call between .Ltmp36 and .Lfunc_end1
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
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB2_4
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
.LBB2_1:
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB2_2
.LBB2_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end2-_ZN11DeviceArrayIdEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
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
	shrq	$60, %rax
	jne	.LBB3_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB3_2
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
	je	.LBB3_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB3_5
.LBB3_2:                                # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB3_5:
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
	jne	.LBB3_7
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
.LBB3_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.11(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB3_7:
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB3_10:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB3_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB3_12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end3:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end3-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table3:
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
	.uleb128 .Lfunc_end3-.Ltmp43            #   Call between .Ltmp43 and .Lfunc_end3
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
.Lfunc_end4:
	.size	__clang_call_terminate, .Lfunc_end4-__clang_call_terminate
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
	.cfi_offset %rbx, -16
	movq	__hip_gpubin_handle_a8491f3853fc8203(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB5_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_a8491f3853fc8203(%rip)
.LBB5_2:
	subq	$32, %rsp
	.cfi_adjust_cfa_offset 32
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6kernelPK7Message4Tail5EmptyPdi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	addq	$32, %rsp
	.cfi_adjust_cfa_offset -32
	leaq	message(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movl	$8, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	pushq	$0
	.cfi_adjust_cfa_offset 8
	pushq	$0
	.cfi_adjust_cfa_offset 8
	callq	__hipRegisterVar@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
	leaq	tail(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movl	$4, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	pushq	$0
	.cfi_adjust_cfa_offset 8
	pushq	$0
	.cfi_adjust_cfa_offset 8
	callq	__hipRegisterVar@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
	leaq	empty_constant(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movl	$1, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	pushq	$0
	.cfi_adjust_cfa_offset 8
	pushq	$1
	.cfi_adjust_cfa_offset 8
	callq	__hipRegisterVar@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
	leaq	__hip_module_dtor(%rip), %rdi
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end5:
	.size	__hip_module_ctor, .Lfunc_end5-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_a8491f3853fc8203(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB6_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_a8491f3853fc8203(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB6_2:
	retq
.Lfunc_end6:
	.size	__hip_module_dtor, .Lfunc_end6-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	message,@object                 # @message
	.local	message
	.comm	message,8,8
	.type	tail,@object                    # @tail
	.local	tail
	.comm	tail,4,4
	.type	empty_constant,@object          # @empty_constant
	.local	empty_constant
	.comm	empty_constant,1,1
	.type	_Z6kernelPK7Message4Tail5EmptyPdi,@object # @_Z6kernelPK7Message4Tail5EmptyPdi
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z6kernelPK7Message4Tail5EmptyPdi
	.p2align	3, 0x0
_Z6kernelPK7Message4Tail5EmptyPdi:
	.quad	_Z21__device_stub__kernelPK7Message4Tail5EmptyPdi
	.size	_Z6kernelPK7Message4Tail5EmptyPdi, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMallocManaged(reinterpret_cast<void**>(&in), sizeof(Message) + n * sizeof(double))"
	.size	.L.str, 86

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/zero_length.hip"
	.size	.L.str.1, 31

	.type	.Lconstinit,@object             # @constinit
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Lconstinit:
	.quad	0x401a000000000000              # double 6.5
	.quad	0x406aa00000000000              # double 213
	.quad	0x405f400000000000              # double 125
	.quad	0x40fd521000000000              # double 120097
	.quad	0x4010000000000000              # double 4
	.size	.Lconstinit, 40

	.type	.L.str.2,@object                # @.str.2
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.2:
	.asciz	"%zu: %g, not %g\n"
	.size	.L.str.2, 17

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipFree(in)"
	.size	.L.str.3, 12

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.4, 20

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipGetLastError()"
	.size	.L.str.5, 18

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"tests/programs/support.h"
	.size	.L.str.6, 25

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.7, 24

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

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.11, 49

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.12, 26

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z6kernelPK7Message4Tail5EmptyPdi"
	.size	.L__unnamed_1, 34

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"message"
	.size	.L__unnamed_2, 8

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"tail"
	.size	.L__unnamed_3, 5

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"empty_constant"
	.size	.L__unnamed_4, 15

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_a8491f3853fc8203
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_a8491f3853fc8203,@object # @__hip_gpubin_handle_a8491f3853fc8203
	.local	__hip_gpubin_handle_a8491f3853fc8203
	.comm	__hip_gpubin_handle_a8491f3853fc8203,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_a8491f3853fc8203,@object # @__hip_cuid_a8491f3853fc8203
	.bss
	.globl	__hip_cuid_a8491f3853fc8203
__hip_cuid_a8491f3853fc8203:
	.byte	0                               # 0x0
	.size	__hip_cuid_a8491f3853fc8203, 1

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
	.addrsig_sym _Z21__device_stub__kernelPK7Message4Tail5EmptyPdi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym message
	.addrsig_sym tail
	.addrsig_sym empty_constant
	.addrsig_sym _Z6kernelPK7Message4Tail5EmptyPdi
	.addrsig_sym __hip_fatbin_a8491f3853fc8203
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_a8491f3853fc8203
