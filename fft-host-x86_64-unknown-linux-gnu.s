	.file	"fft.hip"
	.text
	.globl	_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_ # -- Begin function _Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_
	.p2align	4
	.type	_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_,@function
_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_: # @_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_
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
	movq	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end0:
	.size	_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_, .Lfunc_end0-_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.long	0x33800000                      # float 5.96046448E-8
	.long	0x33800000                      # float 5.96046448E-8
	.zero	4
	.zero	4
.LCPI1_1:
	.long	0xbf000000                      # float -0.5
	.long	0xbf000000                      # float -0.5
	.zero	4
	.zero	4
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_2:
	.quad	0xbfa921fb54442d18              # double -0.049087385212340517
.LCPI1_3:
	.quad	0x3ef4f8b588e368f1              # double 2.0000000000000002E-5
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
	subq	$216, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$6144, %edi                     # imm = 0x1800
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 8(%rsp)
	leaq	6144(%rax), %r15
	movq	%r15, 24(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%r14d, %r14d
	movl	$6144, %edx                     # imm = 0x1800
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 16(%rsp)
	movl	$19, %eax
	movaps	.LCPI1_0(%rip), %xmm0           # xmm0 = [5.96046448E-8,5.96046448E-8,u,u]
	movaps	.LCPI1_1(%rip), %xmm1           # xmm1 = [-5.0E-1,-5.0E-1,u,u]
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	shrl	$8, %ecx
	xorps	%xmm3, %xmm3
	cvtsi2ss	%ecx, %xmm3
	unpcklps	%xmm2, %xmm3                    # xmm3 = xmm3[0],xmm2[0],xmm3[1],xmm2[1]
	mulps	%xmm0, %xmm3
	addps	%xmm1, %xmm3
	movlps	%xmm3, (%rbx,%r14)
	addq	$8, %r14
	cmpq	$6144, %r14                     # imm = 0x1800
	jne	.LBB1_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	8(%rsp), %rsi
	callq	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
	movq	16(%rsp), %rsi
	subq	8(%rsp), %rsi
	sarq	$3, %rsi
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	56(%rsp), %rdi
	callq	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967302, %rdi               # imm = 0x100000006
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.5:
	testl	%eax, %eax
	jne	.LBB1_8
# %bb.6:
	movq	112(%rsp), %rax
	movq	56(%rsp), %rcx
	movq	%rax, 184(%rsp)
	movq	%rcx, 176(%rsp)
	leaq	184(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	176(%rsp), %rax
	movq	%rax, 40(%rsp)
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	136(%rsp), %rdx
	leaq	128(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.7:                                # %.noexc
	movq	160(%rsp), %rsi
	movl	168(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	128(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	144(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
.LBB1_8:
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	56(%rsp), %rsi
	callq	_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv
.Ltmp14:                                # EH_LABEL
# %bb.9:                                # %.preheader92.preheader
	xorl	%eax, %eax
	xorl	%r15d, %r15d
	xorl	%ebx, %ebx
	jmp	.LBB1_11
	.p2align	4
.LBB1_10:                               #   in Loop: Header=BB1_11 Depth=1
	movq	72(%rsp), %rax                  # 8-byte Reload
	incq	%rax
	addq	$1024, %r15                     # imm = 0x400
	cmpq	$6, %rax
	je	.LBB1_18
.LBB1_11:                               # %.preheader92
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_13 Depth 2
                                        #       Child Loop BB1_14 Depth 3
	movq	%rax, 72(%rsp)                  # 8-byte Spill
	shlq	$7, %rax
	movq	%rax, 80(%rsp)                  # 8-byte Spill
	xorl	%r13d, %r13d
	jmp	.LBB1_13
	.p2align	4
.LBB1_12:                               #   in Loop: Header=BB1_13 Depth=2
	leaq	(,%r13,8), %rax
	addq	32(%rsp), %rax
	movq	80(%rsp), %rcx                  # 8-byte Reload
	movss	(%rax,%rcx,8), %xmm0            # xmm0 = mem[0],zero,zero,zero
	movss	4(%rax,%rcx,8), %xmm1           # xmm1 = mem[0],zero,zero,zero
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	subsd	%xmm0, %xmm3
	subsd	%xmm1, %xmm2
	.cfi_escape 0x2e, 0x00
	movapd	%xmm3, %xmm0
	movapd	%xmm2, %xmm1
	callq	cabs@PLT
	movsd	.LCPI1_3(%rip), %xmm1           # xmm1 = [2.0000000000000002E-5,0.0E+0]
	ucomisd	%xmm0, %xmm1
	adcq	$0, %rbx
	incq	%r13
	cmpq	$128, %r13
	je	.LBB1_10
.LBB1_13:                               # %.preheader
                                        #   Parent Loop BB1_11 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_14 Depth 3
	xorps	%xmm2, %xmm2
	xorl	%ebp, %ebp
	xorl	%r14d, %r14d
	xorps	%xmm3, %xmm3
	.p2align	4
.LBB1_14:                               #   Parent Loop BB1_11 Depth=1
                                        #     Parent Loop BB1_13 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movsd	%xmm3, 96(%rsp)                 # 8-byte Spill
	movsd	%xmm2, 104(%rsp)                # 8-byte Spill
	movq	8(%rsp), %r12
	addq	%r15, %r12
	movl	%ebp, %eax
	andl	$127, %eax
	xorps	%xmm0, %xmm0
	cvtsi2sd	%eax, %xmm0
	mulsd	.LCPI1_2(%rip), %xmm0
	movsd	%xmm0, 88(%rsp)                 # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	callq	cos@PLT
	movapd	%xmm0, 192(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	movsd	88(%rsp), %xmm0                 # 8-byte Reload
                                        # xmm0 = mem[0],zero
	callq	sin@PLT
	movapd	192(%rsp), %xmm2                # 16-byte Reload
	movapd	%xmm0, %xmm3
	cvtps2pd	(%r12,%r14,8), %xmm5
	movapd	%xmm2, %xmm0
	unpcklpd	%xmm3, %xmm0                    # xmm0 = xmm0[0],xmm3[0]
	mulpd	%xmm5, %xmm0
	movapd	%xmm3, %xmm4
	unpcklpd	%xmm2, %xmm4                    # xmm4 = xmm4[0],xmm2[0]
	mulpd	%xmm5, %xmm4
	movapd	%xmm0, %xmm1
	unpckhpd	%xmm0, %xmm1                    # xmm1 = xmm1[1],xmm0[1]
	subsd	%xmm1, %xmm0
	movapd	%xmm4, %xmm1
	unpckhpd	%xmm4, %xmm1                    # xmm1 = xmm1[1],xmm4[1]
	addsd	%xmm4, %xmm1
	ucomisd	%xmm0, %xmm0
	jp	.LBB1_16
.LBB1_15:                               #   in Loop: Header=BB1_14 Depth=3
	movsd	104(%rsp), %xmm2                # 8-byte Reload
                                        # xmm2 = mem[0],zero
	addsd	%xmm1, %xmm2
	movsd	96(%rsp), %xmm3                 # 8-byte Reload
                                        # xmm3 = mem[0],zero
	addsd	%xmm0, %xmm3
	incq	%r14
	addl	%r13d, %ebp
	cmpq	$128, %r14
	jne	.LBB1_14
	jmp	.LBB1_12
.LBB1_16:                               #   in Loop: Header=BB1_14 Depth=3
	ucomisd	%xmm1, %xmm1
	jnp	.LBB1_15
# %bb.17:                               #   in Loop: Header=BB1_14 Depth=3
	movapd	%xmm5, %xmm1
	unpckhpd	%xmm5, %xmm1                    # xmm1 = xmm1[1],xmm5[1]
	.cfi_escape 0x2e, 0x00
	movapd	%xmm5, %xmm0
	callq	__muldc3@PLT
	jmp	.LBB1_15
.LBB1_18:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp17:                                # EH_LABEL
# %bb.19:                               # %.noexc50
	testl	%eax, %eax
	jne	.LBB1_27
# %bb.20:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$768, %esi                      # imm = 0x300
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_22
# %bb.21:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_22:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj2EESaIS1_EED2Ev.exit
	movq	56(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
# %bb.23:                               # %_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEED2Ev.exit
	movq	112(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
# %bb.24:                               # %_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEED2Ev.exit61
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_26
# %bb.25:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_26:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj2EESaIS1_EED2Ev.exit63
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$216, %rsp
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
.LBB1_27:
	.cfi_def_cfa_offset 272
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp19:                                # EH_LABEL
# %bb.28:                               # %.noexc51
.Ltmp20:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp21:                                # EH_LABEL
# %bb.29:                               # %.noexc52
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
.LBB1_30:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_31:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_32:
.Ltmp15:                                # EH_LABEL
	jmp	.LBB1_38
.LBB1_33:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_40
.LBB1_34:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_41
.LBB1_35:
.Ltmp22:                                # EH_LABEL
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_39
# %bb.36:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_39
.LBB1_37:
.Ltmp12:                                # EH_LABEL
.LBB1_38:
	movq	%rax, %rbx
.LBB1_39:
	movq	56(%rsp), %rdi
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp24:                                # EH_LABEL
.LBB1_40:                               # %_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEED2Ev.exit66
	movq	112(%rsp), %rdi
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp27:                                # EH_LABEL
.LBB1_41:                               # %_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEED2Ev.exit67
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_43
# %bb.42:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_43:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj2EESaIS1_EED2Ev.exit69
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_44:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_45:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
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
	.uleb128 .Ltmp14-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp16-.Ltmp14                #   Call between .Ltmp14 and .Ltmp16
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp17-.Ltmp16                #   Call between .Ltmp16 and .Ltmp17
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp21-.Ltmp18                #   Call between .Ltmp18 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Lfunc_end1-.Ltmp27            #   Call between .Ltmp27 and .Lfunc_end1
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
	.section	.text._ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end2-_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em,"axG",@progbits,_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em,comdat
	.weak	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em # -- Begin function _ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em,@function
_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em: # @_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em, .Lfunc_end3-_ZN11DeviceArrayI15HIP_vector_typeIfLj2EEEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv,"axG",@progbits,_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv,comdat
	.weak	_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv # -- Begin function _ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv,@function
_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv: # @_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv
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
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorI15HIP_vector_typeIfLj2EESaIS1_EE17_S_check_init_lenEmRKS2_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB4_2
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
	je	.LBB4_5
# %bb.4:                                # %.lr.ph.preheader.i.i.i.i.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseI15HIP_vector_typeIfLj2EESaIS1_EEC2EmRKS2_.exit.thread.i
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
.Ltmp35:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp36:                                # EH_LABEL
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
.Ltmp37:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp38:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp39:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp40:                                # EH_LABEL
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
.LBB4_10:
.Ltmp41:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj2EESaIS1_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv,"aG",@progbits,_ZNK11DeviceArrayI15HIP_vector_typeIfLj2EEE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp35-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp35
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp35-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp41-.Lfunc_begin1          #     jumps to .Ltmp41
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp36-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp37-.Ltmp36                #   Call between .Ltmp36 and .Ltmp37
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp40-.Ltmp37                #   Call between .Ltmp37 and .Ltmp40
	.uleb128 .Ltmp41-.Lfunc_begin1          #     jumps to .Ltmp41
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp40            #   Call between .Ltmp40 and .Lfunc_end4
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
	.text
	.p2align	4                               # -- Begin function __hip_module_ctor
	.type	__hip_module_ctor,@function
__hip_module_ctor:                      # @__hip_module_ctor
	.cfi_startproc
# %bb.0:
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	__hip_gpubin_handle_28fdc19d9886ed52(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_28fdc19d9886ed52(%rip)
.LBB6_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end6:
	.size	__hip_module_ctor, .Lfunc_end6-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_28fdc19d9886ed52(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB7_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_28fdc19d9886ed52(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB7_2:
	retq
.Lfunc_end7:
	.size	__hip_module_dtor, .Lfunc_end7-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_,@object # @_Z3fftPK15HIP_vector_typeIfLj2EEPS0_
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_
	.p2align	3, 0x0
_Z3fftPK15HIP_vector_typeIfLj2EEPS0_:
	.quad	_Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_
	.size	_Z3fftPK15HIP_vector_typeIfLj2EEPS0_, 8

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
	.asciz	"_Z3fftPK15HIP_vector_typeIfLj2EEPS0_"
	.size	.L__unnamed_1, 37

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_28fdc19d9886ed52
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_28fdc19d9886ed52,@object # @__hip_gpubin_handle_28fdc19d9886ed52
	.local	__hip_gpubin_handle_28fdc19d9886ed52
	.comm	__hip_gpubin_handle_28fdc19d9886ed52,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_28fdc19d9886ed52,@object # @__hip_cuid_28fdc19d9886ed52
	.bss
	.globl	__hip_cuid_28fdc19d9886ed52
__hip_cuid_28fdc19d9886ed52:
	.byte	0                               # 0x0
	.size	__hip_cuid_28fdc19d9886ed52, 1

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
	.addrsig_sym _Z18__device_stub__fftPK15HIP_vector_typeIfLj2EEPS0_
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z3fftPK15HIP_vector_typeIfLj2EEPS0_
	.addrsig_sym __hip_fatbin_28fdc19d9886ed52
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_28fdc19d9886ed52
