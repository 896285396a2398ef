	.file	"nbody.hip"
	.text
	.globl	_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_ # -- Begin function _Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.p2align	4
	.type	_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_,@function
_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_: # @_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_
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
	movq	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_@GOTPCREL(%rip), %rdi
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
	.size	_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_, .Lfunc_end0-_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.cfi_endproc
                                        # -- End function
	.globl	_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_ # -- Begin function _Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_
	.p2align	4
	.type	_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_,@function
_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_: # @_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_
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
	movq	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_@GOTPCREL(%rip), %rdi
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
	.size	_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_, .Lfunc_end1-_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.long	0x33800000                      # float 5.96046448E-8
	.long	0x33800000                      # float 5.96046448E-8
	.zero	4
	.zero	4
.LCPI2_1:
	.long	0xbf800000                      # float -1
	.long	0xbf800000                      # float -1
	.zero	4
	.zero	4
.LCPI2_7:
	.quad	0x3f50624de0000000              # double 0.0010000000474974513
	.quad	0x3f50624de0000000              # double 0.0010000000474974513
.LCPI2_9:
	.quad	0x7fffffffffffffff              # double NaN
	.quad	0x7fffffffffffffff              # double NaN
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_2:
	.long	0x33800000                      # float 5.96046448E-8
.LCPI2_3:
	.long	0xbf800000                      # float -1
.LCPI2_4:
	.long	0x3e800000                      # float 0.25
.LCPI2_5:
	.long	0x3f000000                      # float 0.5
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI2_6:
	.quad	0x3f847ae140000000              # double 0.0099999997764825821
.LCPI2_8:
	.quad	0x3f50624de0000000              # double 0.0010000000474974513
.LCPI2_10:
	.quad	0x3ee4f8b588e368f1              # double 1.0000000000000001E-5
	.text
	.globl	main
	.p2align	4
	.type	main,@function
main:                                   # @main
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception0
# %bb.0:                                # %.noexc
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
	subq	$136, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
	movq	%rax, %rbx
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rax)
	movl	$64, %eax
	.p2align	4
.LBB2_1:                                # %.lr.ph.i.i.i.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movaps	(%rbx), %xmm0
	movaps	%xmm0, -48(%rbx,%rax)
	movaps	(%rbx), %xmm0
	movaps	%xmm0, -32(%rbx,%rax)
	movaps	(%rbx), %xmm0
	movaps	%xmm0, -16(%rbx,%rax)
	cmpq	$8192, %rax                     # imm = 0x2000
	je	.LBB2_3
# %bb.2:                                # %.lr.ph.i.i.i.i.i.i.i.i.i.3
                                        #   in Loop: Header=BB2_1 Depth=1
	movaps	(%rbx), %xmm0
	movaps	%xmm0, (%rbx,%rax)
	addq	$64, %rax
	jmp	.LBB2_1
.LBB2_3:                                # %_ZNSt6vectorI15HIP_vector_typeIfLj4EESaIS1_EEC2EmRKS2_.exit
.Ltmp0:                                 # EH_LABEL
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.4:                                # %.noexc61
	movq	%rax, %r14
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rax)
	movl	$64, %eax
	.p2align	4
.LBB2_5:                                # %.lr.ph.i.i.i.i.i.i.i.i.i58
                                        # =>This Inner Loop Header: Depth=1
	movaps	(%r14), %xmm0
	movaps	%xmm0, -48(%r14,%rax)
	movaps	(%r14), %xmm0
	movaps	%xmm0, -32(%r14,%rax)
	movaps	(%r14), %xmm0
	movaps	%xmm0, -16(%r14,%rax)
	cmpq	$8192, %rax                     # imm = 0x2000
	je	.LBB2_7
# %bb.6:                                # %.lr.ph.i.i.i.i.i.i.i.i.i58.3
                                        #   in Loop: Header=BB2_5 Depth=1
	movaps	(%r14), %xmm0
	movaps	%xmm0, (%r14,%rax)
	addq	$64, %rax
	jmp	.LBB2_5
.LBB2_7:                                # %_ZNSt6vectorI15HIP_vector_typeIfLj4EESaIS1_EEC2EmRKS2_.exit62
.Ltmp3:                                 # EH_LABEL
	movl	$28672, %edi                    # imm = 0x7000
	callq	_Znwm@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.8:                                # %.noexc66
	movq	%rax, %r15
	xorps	%xmm0, %xmm0
	movups	%xmm0, 32(%rax)
	movups	%xmm0, 16(%rax)
	movups	%xmm0, (%rax)
	movq	$0, 48(%rax)
	movl	$224, %eax
	.p2align	4
.LBB2_9:                                # %.lr.ph.i.i.i.i.i.i.i.i.i63
                                        # =>This Inner Loop Header: Depth=1
	movq	48(%r15), %rcx
	movq	%rcx, -120(%r15,%rax)
	movups	(%r15), %xmm0
	movups	16(%r15), %xmm1
	movups	32(%r15), %xmm2
	movups	%xmm2, -136(%r15,%rax)
	movups	%xmm1, -152(%r15,%rax)
	movups	%xmm0, -168(%r15,%rax)
	movups	(%r15), %xmm0
	movups	16(%r15), %xmm1
	movups	32(%r15), %xmm2
	movups	%xmm0, -112(%r15,%rax)
	movups	%xmm1, -96(%r15,%rax)
	movups	%xmm2, -80(%r15,%rax)
	movq	48(%r15), %rcx
	movq	%rcx, -64(%r15,%rax)
	movups	(%r15), %xmm0
	movups	16(%r15), %xmm1
	movups	32(%r15), %xmm2
	movups	%xmm0, -56(%r15,%rax)
	movups	%xmm1, -40(%r15,%rax)
	movups	%xmm2, -24(%r15,%rax)
	movq	48(%r15), %rcx
	movq	%rcx, -8(%r15,%rax)
	cmpq	$28672, %rax                    # imm = 0x7000
	je	.LBB2_10
# %bb.18:                               # %.lr.ph.i.i.i.i.i.i.i.i.i63.3
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	48(%r15), %rcx
	movq	%rcx, 48(%r15,%rax)
	movups	(%r15), %xmm0
	movups	16(%r15), %xmm1
	movups	32(%r15), %xmm2
	movups	%xmm2, 32(%r15,%rax)
	movups	%xmm1, 16(%r15,%rax)
	movups	%xmm0, (%r15,%rax)
	addq	$224, %rax
	jmp	.LBB2_9
.LBB2_10:                               # %_ZNSt6vectorI4BodySaIS0_EEC2EmRKS1_.exit.preheader
	leaq	48(%r15), %rax
	movl	$42, %ecx
	movl	$8, %edx
	movaps	.LCPI2_0(%rip), %xmm0           # xmm0 = [5.96046448E-8,5.96046448E-8,u,u]
	movaps	.LCPI2_1(%rip), %xmm1           # xmm1 = [-1.0E+0,-1.0E+0,u,u]
	movss	.LCPI2_2(%rip), %xmm2           # xmm2 = [5.96046448E-8,0.0E+0,0.0E+0,0.0E+0]
	movss	.LCPI2_3(%rip), %xmm3           # xmm3 = [-1.0E+0,0.0E+0,0.0E+0,0.0E+0]
	movss	.LCPI2_4(%rip), %xmm4           # xmm4 = [2.5E-1,0.0E+0,0.0E+0,0.0E+0]
	movss	.LCPI2_5(%rip), %xmm5           # xmm5 = [5.0E-1,0.0E+0,0.0E+0,0.0E+0]
	.p2align	4
.LBB2_11:                               # %_ZNSt6vectorI4BodySaIS0_EEC2EmRKS1_.exit
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ecx, %esi            # imm = 0x19660D
	addl	$1013904223, %esi               # imm = 0x3C6EF35F
	imull	$389569705, %ecx, %edi          # imm = 0x17385CA9
	addl	$1196435762, %edi               # imm = 0x47502932
	shrl	$8, %edi
	shrl	$8, %esi
	xorps	%xmm6, %xmm6
	cvtsi2ss	%edi, %xmm6
	xorps	%xmm7, %xmm7
	cvtsi2ss	%esi, %xmm7
	unpcklps	%xmm6, %xmm7                    # xmm7 = xmm7[0],xmm6[0],xmm7[1],xmm6[1]
	mulps	%xmm0, %xmm7
	addps	%xmm7, %xmm7
	addps	%xmm1, %xmm7
	movlps	%xmm7, -8(%rbx,%rdx)
	cvtps2pd	%xmm7, %xmm6
	movups	%xmm6, -48(%rax)
	imull	$-1354167659, %ecx, %esi        # imm = 0xAF490A95
	addl	$-775096599, %esi               # imm = 0xD1CCF6E9
	imull	$158984081, %ecx, %edi          # imm = 0x979E791
	addl	$-1426500812, %edi              # imm = 0xAAF95334
	shrl	$8, %edi
	xorps	%xmm6, %xmm6
	cvtsi2ss	%edi, %xmm6
	mulss	%xmm2, %xmm6
	addss	%xmm6, %xmm6
	addss	%xmm3, %xmm6
	imull	$-1432516515, %ecx, %edi        # imm = 0xAA9D885D
	addl	$1649599747, %edi               # imm = 0x6252E503
	shrl	$8, %edi
	xorps	%xmm8, %xmm8
	cvtsi2ss	%edi, %xmm8
	shrl	$8, %esi
	xorps	%xmm7, %xmm7
	cvtsi2ss	%esi, %xmm7
	mulss	%xmm4, %xmm6
	unpcklps	%xmm8, %xmm7                    # xmm7 = xmm7[0],xmm8[0],xmm7[1],xmm8[1]
	mulps	%xmm0, %xmm7
	addps	%xmm7, %xmm7
	addps	%xmm1, %xmm7
	cvtps2pd	%xmm7, %xmm8
	imull	$-1083573575, %ecx, %esi        # imm = 0xBF69FAB9
	addl	$-1624324474, %esi              # imm = 0x9F2EC686
	imull	$1851289957, %ecx, %ecx         # imm = 0x6E587165
	addl	$1476291629, %ecx               # imm = 0x57FE6C2D
	movl	%ecx, %edi
	shrl	$8, %edi
	xorps	%xmm9, %xmm9
	cvtsi2ss	%edi, %xmm9
	shrl	$8, %esi
	xorps	%xmm10, %xmm10
	cvtsi2ss	%esi, %xmm10
	addss	%xmm5, %xmm6
	unpcklps	%xmm9, %xmm10                   # xmm10 = xmm10[0],xmm9[0],xmm10[1],xmm9[1]
	mulps	%xmm0, %xmm10
	addps	%xmm10, %xmm10
	addps	%xmm1, %xmm10
	xorps	%xmm9, %xmm9
	cvtps2pd	%xmm10, %xmm11
	shufps	$17, %xmm10, %xmm9              # xmm9 = xmm9[1,0],xmm10[1,0]
	shufps	$16, %xmm7, %xmm10              # xmm10 = xmm10[0,0],xmm7[1,0]
	unpcklps	%xmm6, %xmm7                    # xmm7 = xmm7[0],xmm6[0],xmm7[1],xmm6[1]
	movlps	%xmm7, (%rbx,%rdx)
	cvtss2sd	%xmm6, %xmm6
	movupd	%xmm8, -32(%rax)
	shufps	$34, %xmm9, %xmm10              # xmm10 = xmm10[2,0],xmm9[2,0]
	movaps	%xmm10, -8(%r14,%rdx)
	movups	%xmm11, -16(%rax)
	movsd	%xmm6, (%rax)
	addq	$16, %rdx
	addq	$56, %rax
	cmpq	$8200, %rdx                     # imm = 0x2008
	jne	.LBB2_11
# %bb.12:
.Ltmp6:                                 # EH_LABEL
	leaq	16(%rsp), %rdi
	movl	$8192, %esi                     # imm = 0x2000
	callq	hipMalloc@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.13:                               # %_ZL9hipMallocI15HIP_vector_typeIfLj4EEE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB2_14
# %bb.21:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp12:                                # EH_LABEL
	leaq	24(%rsp), %rdi
	movl	$8192, %esi                     # imm = 0x2000
	callq	hipMalloc@PLT
.Ltmp13:                                # EH_LABEL
# %bb.22:                               # %_ZL9hipMallocI15HIP_vector_typeIfLj4EEE10hipError_tPPT_m.exit77
	testl	%eax, %eax
	jne	.LBB2_23
# %bb.26:                               # %_Z9hip_check10hipError_tPKcS1_i.exit80
	movq	16(%rsp), %rdi
.Ltmp18:                                # EH_LABEL
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rbx, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp19:                                # EH_LABEL
# %bb.27:
	testl	%eax, %eax
	jne	.LBB2_28
# %bb.31:                               # %_Z9hip_check10hipError_tPKcS1_i.exit83
	movq	24(%rsp), %rdi
.Ltmp24:                                # EH_LABEL
	movl	$8192, %edx                     # imm = 0x2000
	movq	%r14, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp25:                                # EH_LABEL
# %bb.32:
	testl	%eax, %eax
	jne	.LBB2_54
# %bb.33:                               # %_Z9hip_check10hipError_tPKcS1_i.exit86.preheader
	xorl	%ebp, %ebp
	movabsq	$4294967300, %r12               # imm = 0x100000004
	movabsq	$4294967424, %r13               # imm = 0x100000080
	.p2align	4
.LBB2_34:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB2_43 Depth 2
                                        #       Child Loop BB2_44 Depth 3
                                        #     Child Loop BB2_47 Depth 2
.Ltmp30:                                # EH_LABEL
	movq	%r12, %rdi
	movl	$1, %esi
	movq	%r13, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp31:                                # EH_LABEL
# %bb.35:                               #   in Loop: Header=BB2_34 Depth=1
	testl	%eax, %eax
	jne	.LBB2_38
# %bb.36:                               #   in Loop: Header=BB2_34 Depth=1
	movq	16(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	%rax, 88(%rsp)
	movq	%rcx, 80(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 104(%rsp)
.Ltmp32:                                # EH_LABEL
	leaq	64(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp33:                                # EH_LABEL
# %bb.37:                               # %.noexc87
                                        #   in Loop: Header=BB2_34 Depth=1
	movq	40(%rsp), %rax
	movq	32(%rsp), %rdi
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp34:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp35:                                # EH_LABEL
.LBB2_38:                               #   in Loop: Header=BB2_34 Depth=1
.Ltmp36:                                # EH_LABEL
	movq	%r12, %rdi
	movl	$1, %esi
	movq	%r13, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp37:                                # EH_LABEL
# %bb.39:                               #   in Loop: Header=BB2_34 Depth=1
	testl	%eax, %eax
	jne	.LBB2_42
# %bb.40:                               #   in Loop: Header=BB2_34 Depth=1
	movq	16(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	%rax, 88(%rsp)
	movq	%rcx, 80(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 104(%rsp)
.Ltmp38:                                # EH_LABEL
	leaq	64(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp39:                                # EH_LABEL
# %bb.41:                               # %.noexc95
                                        #   in Loop: Header=BB2_34 Depth=1
	movq	40(%rsp), %rax
	movq	32(%rsp), %rdi
	movq	64(%rsp), %rsi
	movl	72(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp40:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp41:                                # EH_LABEL
.LBB2_42:                               # %.lr.ph.preheader.i.preheader
                                        #   in Loop: Header=BB2_34 Depth=1
	xorl	%eax, %eax
	.p2align	4
.LBB2_43:                               # %.lr.ph.preheader.i
                                        #   Parent Loop BB2_34 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB2_44 Depth 3
	movupd	(%r15,%rax), %xmm2
	movsd	16(%r15,%rax), %xmm3            # xmm3 = mem[0],zero
	xorps	%xmm1, %xmm1
	xorps	%xmm0, %xmm0
	xorl	%ecx, %ecx
	movsd	.LCPI2_6(%rip), %xmm9           # xmm9 = [9.9999997764825821E-3,0.0E+0]
	.p2align	4
.LBB2_44:                               # %.lr.ph.i
                                        #   Parent Loop BB2_34 Depth=1
                                        #     Parent Loop BB2_43 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movsd	16(%r15,%rcx), %xmm4            # xmm4 = mem[0],zero
	subsd	%xmm3, %xmm4
	movsd	48(%r15,%rcx), %xmm6            # xmm6 = mem[0],zero
	movapd	%xmm4, %xmm5
	movupd	(%r15,%rcx), %xmm7
	subpd	%xmm2, %xmm7
	mulsd	%xmm6, %xmm4
	unpcklpd	%xmm6, %xmm6                    # xmm6 = xmm6[0,0]
	mulpd	%xmm7, %xmm6
	mulsd	%xmm5, %xmm5
	mulpd	%xmm7, %xmm7
	movapd	%xmm7, %xmm8
	addsd	%xmm9, %xmm8
	unpckhpd	%xmm7, %xmm7                    # xmm7 = xmm7[1,1]
	addsd	%xmm8, %xmm7
	addsd	%xmm5, %xmm7
	xorps	%xmm5, %xmm5
	sqrtsd	%xmm7, %xmm5
	mulsd	%xmm7, %xmm5
	divsd	%xmm5, %xmm4
	unpcklpd	%xmm5, %xmm5                    # xmm5 = xmm5[0,0]
	divpd	%xmm5, %xmm6
	addpd	%xmm6, %xmm1
	addsd	%xmm4, %xmm0
	addq	$56, %rcx
	cmpq	$28672, %rcx                    # imm = 0x7000
	jne	.LBB2_44
# %bb.45:                               # %.preheader55.i
                                        #   in Loop: Header=BB2_43 Depth=2
	mulpd	.LCPI2_7(%rip), %xmm1
	movupd	24(%r15,%rax), %xmm2
	addpd	%xmm1, %xmm2
	movupd	%xmm2, 24(%r15,%rax)
	mulsd	.LCPI2_8(%rip), %xmm0
	addsd	40(%r15,%rax), %xmm0
	movsd	%xmm0, 40(%r15,%rax)
	addq	$56, %rax
	cmpq	$28672, %rax                    # imm = 0x7000
	jne	.LBB2_43
# %bb.46:                               # %.preheader.i.preheader
                                        #   in Loop: Header=BB2_34 Depth=1
	xorl	%eax, %eax
	movsd	.LCPI2_8(%rip), %xmm4           # xmm4 = [1.0000000474974513E-3,0.0E+0]
	movapd	.LCPI2_7(%rip), %xmm5           # xmm5 = [1.0000000474974513E-3,1.0000000474974513E-3]
	.p2align	4
.LBB2_47:                               # %.preheader.i
                                        #   Parent Loop BB2_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movupd	(%r15,%rax), %xmm0
	movupd	24(%r15,%rax), %xmm1
	movupd	56(%r15,%rax), %xmm2
	movupd	80(%r15,%rax), %xmm3
	mulpd	%xmm5, %xmm1
	addpd	%xmm0, %xmm1
	movupd	%xmm1, (%r15,%rax)
	movsd	40(%r15,%rax), %xmm0            # xmm0 = mem[0],zero
	mulsd	%xmm4, %xmm0
	addsd	16(%r15,%rax), %xmm0
	movsd	%xmm0, 16(%r15,%rax)
	mulpd	%xmm5, %xmm3
	addpd	%xmm2, %xmm3
	movupd	%xmm3, 56(%r15,%rax)
	movsd	96(%r15,%rax), %xmm0            # xmm0 = mem[0],zero
	mulsd	%xmm4, %xmm0
	addsd	72(%r15,%rax), %xmm0
	movsd	%xmm0, 72(%r15,%rax)
	addq	$112, %rax
	cmpq	$28672, %rax                    # imm = 0x7000
	jne	.LBB2_47
# %bb.48:                               # %_ZL14reference_stepRSt6vectorI4BodySaIS0_EE.exit
                                        #   in Loop: Header=BB2_34 Depth=1
	incl	%ebp
	cmpl	$4, %ebp
	jne	.LBB2_34
# %bb.49:
.Ltmp43:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp44:                                # EH_LABEL
# %bb.50:
	testl	%eax, %eax
	jne	.LBB2_51
# %bb.58:                               # %_Z9hip_check10hipError_tPKcS1_i.exit99
	movq	16(%rsp), %rsi
.Ltmp49:                                # EH_LABEL
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rbx, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp50:                                # EH_LABEL
# %bb.59:
	testl	%eax, %eax
	jne	.LBB2_60
# %bb.63:                               # %_Z9hip_check10hipError_tPKcS1_i.exit102
	movq	16(%rsp), %rdi
.Ltmp55:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp56:                                # EH_LABEL
# %bb.64:
	testl	%eax, %eax
	jne	.LBB2_65
# %bb.68:                               # %_Z9hip_check10hipError_tPKcS1_i.exit105
	movq	24(%rsp), %rdi
.Ltmp61:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp62:                                # EH_LABEL
# %bb.69:
	testl	%eax, %eax
	jne	.LBB2_73
# %bb.70:                               # %_Z9hip_check10hipError_tPKcS1_i.exit108.preheader
	movq	%r15, %rax
	addq	$16, %rax
	xorps	%xmm0, %xmm0
	movl	$8, %ecx
	movapd	.LCPI2_9(%rip), %xmm6           # xmm6 = [NaN,NaN]
	.p2align	4
.LBB2_71:                               # %_Z9hip_check10hipError_tPKcS1_i.exit108
                                        # =>This Inner Loop Header: Depth=1
	movss	-8(%rbx,%rcx), %xmm1            # xmm1 = mem[0],zero,zero,zero
	movss	-4(%rbx,%rcx), %xmm2            # xmm2 = mem[0],zero,zero,zero
	cvtss2sd	%xmm1, %xmm1
	subsd	-16(%rax), %xmm1
	movss	(%rbx,%rcx), %xmm3              # xmm3 = mem[0],zero,zero,zero
	andpd	%xmm6, %xmm1
	movaps	%xmm0, %xmm4
	cmpunordsd	%xmm0, %xmm4
	movapd	%xmm4, %xmm5
	andpd	%xmm0, %xmm5
	maxsd	%xmm1, %xmm0
	andnpd	%xmm0, %xmm4
	xorps	%xmm1, %xmm1
	cvtss2sd	%xmm2, %xmm1
	subsd	-8(%rax), %xmm1
	orpd	%xmm5, %xmm4
	andpd	%xmm6, %xmm1
	movapd	%xmm4, %xmm2
	cmpunordsd	%xmm4, %xmm2
	movapd	%xmm2, %xmm5
	andpd	%xmm4, %xmm5
	maxsd	%xmm1, %xmm4
	andnpd	%xmm4, %xmm2
	xorps	%xmm1, %xmm1
	cvtss2sd	%xmm3, %xmm1
	subsd	(%rax), %xmm1
	orpd	%xmm5, %xmm2
	andpd	%xmm6, %xmm1
	movapd	%xmm2, %xmm0
	cmpunordsd	%xmm2, %xmm0
	movapd	%xmm0, %xmm3
	andpd	%xmm2, %xmm3
	maxsd	%xmm1, %xmm2
	andnpd	%xmm2, %xmm0
	orpd	%xmm3, %xmm0
	addq	$16, %rcx
	addq	$56, %rax
	cmpq	$8200, %rcx                     # imm = 0x2008
	jne	.LBB2_71
# %bb.72:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj4EESaIS1_EED2Ev.exit111
	leaq	.L.str.9(%rip), %rdi
	movl	$512, %esi                      # imm = 0x200
	movl	$4, %edx
	movb	$1, %al
	movaps	%xmm0, 112(%rsp)                # 16-byte Spill
	callq	printf@PLT
	movsd	.LCPI2_10(%rip), %xmm0          # xmm0 = [1.0000000000000001E-5,0.0E+0]
	xorl	%ebp, %ebp
	ucomisd	112(%rsp), %xmm0                # 16-byte Folded Reload
	setbe	%bpl
	movl	$28672, %esi                    # imm = 0x7000
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	movl	$8192, %esi                     # imm = 0x2000
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movl	$8192, %esi                     # imm = 0x2000
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movl	%ebp, %eax
	addq	$136, %rsp
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
.LBB2_14:
	.cfi_def_cfa_offset 192
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp8:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.15:                               # %.noexc74
.Ltmp10:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp11:                                # EH_LABEL
# %bb.16:                               # %.noexc75
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r12, %rdi
	movl	$80, %ecx
	jmp	.LBB2_17
.LBB2_23:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp14:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp15:                                # EH_LABEL
# %bb.24:                               # %.noexc78
.Ltmp16:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp17:                                # EH_LABEL
# %bb.25:                               # %.noexc79
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%r12, %rdi
	movl	$81, %ecx
	jmp	.LBB2_17
.LBB2_28:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp20:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp21:                                # EH_LABEL
# %bb.29:                               # %.noexc81
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp23:                                # EH_LABEL
# %bb.30:                               # %.noexc82
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r12, %rdi
	movl	$82, %ecx
	jmp	.LBB2_17
.LBB2_54:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp26:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp27:                                # EH_LABEL
# %bb.55:                               # %.noexc84
.Ltmp28:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp29:                                # EH_LABEL
# %bb.56:                               # %.noexc85
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%r12, %rdi
	movl	$83, %ecx
	jmp	.LBB2_17
.LBB2_51:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp45:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp46:                                # EH_LABEL
# %bb.52:                               # %.noexc97
.Ltmp47:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp48:                                # EH_LABEL
# %bb.53:                               # %.noexc98
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r12, %rdi
	movl	$89, %ecx
	jmp	.LBB2_17
.LBB2_60:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp51:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp52:                                # EH_LABEL
# %bb.61:                               # %.noexc100
.Ltmp53:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp54:                                # EH_LABEL
# %bb.62:                               # %.noexc101
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%r12, %rdi
	movl	$90, %ecx
	jmp	.LBB2_17
.LBB2_65:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp57:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp58:                                # EH_LABEL
# %bb.66:                               # %.noexc103
.Ltmp59:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp60:                                # EH_LABEL
# %bb.67:                               # %.noexc104
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r12, %rdi
	movl	$91, %ecx
	jmp	.LBB2_17
.LBB2_73:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp63:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp64:                                # EH_LABEL
# %bb.74:                               # %.noexc106
.Ltmp65:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp66:                                # EH_LABEL
# %bb.75:                               # %.noexc107
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r12, %rdi
	movl	$92, %ecx
.LBB2_17:                               # %.noexc75
	movq	%r13, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB2_20:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_78
.LBB2_19:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_79
.LBB2_76:
.Ltmp67:                                # EH_LABEL
	jmp	.LBB2_77
.LBB2_57:
.Ltmp42:                                # EH_LABEL
.LBB2_77:                               # %_ZNSt6vectorI4BodySaIS0_EED2Ev.exit113
	movq	%rax, %r12
	movl	$28672, %esi                    # imm = 0x7000
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB2_78:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj4EESaIS1_EED2Ev.exit115
	movl	$8192, %esi                     # imm = 0x2000
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB2_79:                               # %_ZNSt6vectorI15HIP_vector_typeIfLj4EESaIS1_EED2Ev.exit117
	movl	$8192, %esi                     # imm = 0x2000
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r12, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end2:
	.size	main, .Lfunc_end2-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table2:
.Lexception0:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
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
	.uleb128 .Ltmp25-.Ltmp6                 #   Call between .Ltmp6 and .Ltmp25
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp30-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp41-.Ltmp30                #   Call between .Ltmp30 and .Ltmp41
	.uleb128 .Ltmp42-.Lfunc_begin0          #     jumps to .Ltmp42
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp66-.Ltmp43                #   Call between .Ltmp43 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp66-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Lfunc_end2-.Ltmp66            #   Call between .Ltmp66 and .Lfunc_end2
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end0:
	.p2align	2, 0x0
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
	movq	__hip_gpubin_handle_1c5b32bcc0674380(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB3_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_1c5b32bcc0674380(%rip)
.LBB3_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_@GOTPCREL(%rip), %rsi
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
.Lfunc_end3:
	.size	__hip_module_ctor, .Lfunc_end3-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_1c5b32bcc0674380(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB4_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_1c5b32bcc0674380(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB4_2:
	retq
.Lfunc_end4:
	.size	__hip_module_dtor, .Lfunc_end4-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_,@object # @_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.p2align	3, 0x0
_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_:
	.quad	_Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.size	_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_, 8

	.type	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_,@object # @_Z5driftP15HIP_vector_typeIfLj4EEPKS0_
	.globl	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_
	.p2align	3, 0x0
_Z5driftP15HIP_vector_typeIfLj4EEPKS0_:
	.quad	_Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_
	.size	_Z5driftP15HIP_vector_typeIfLj4EEPKS0_, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&dposition, bytes)"
	.size	.L.str, 29

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/nbody.hip"
	.size	.L.str.1, 19

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMalloc(&dvelocity, bytes)"
	.size	.L.str.2, 29

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMemcpy(dposition, position.data(), bytes, hipMemcpyHostToDevice)"
	.size	.L.str.3, 68

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipMemcpy(dvelocity, velocity.data(), bytes, hipMemcpyHostToDevice)"
	.size	.L.str.4, 68

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipGetLastError()"
	.size	.L.str.5, 18

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMemcpy(position.data(), dposition, bytes, hipMemcpyDeviceToHost)"
	.size	.L.str.6, 68

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipFree(dposition)"
	.size	.L.str.7, 19

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipFree(dvelocity)"
	.size	.L.str.8, 19

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%d bodies, %d steps, largest error %.1e\n"
	.size	.L.str.9, 41

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.10, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_"
	.size	.L__unnamed_1, 45

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z5driftP15HIP_vector_typeIfLj4EEPKS0_"
	.size	.L__unnamed_2, 39

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_1c5b32bcc0674380
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_1c5b32bcc0674380,@object # @__hip_gpubin_handle_1c5b32bcc0674380
	.local	__hip_gpubin_handle_1c5b32bcc0674380
	.comm	__hip_gpubin_handle_1c5b32bcc0674380,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_1c5b32bcc0674380,@object # @__hip_cuid_1c5b32bcc0674380
	.bss
	.globl	__hip_cuid_1c5b32bcc0674380
__hip_cuid_1c5b32bcc0674380:
	.byte	0                               # 0x0
	.size	__hip_cuid_1c5b32bcc0674380, 1

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
	.addrsig_sym _Z25__device_stub__acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.addrsig_sym _Z20__device_stub__driftP15HIP_vector_typeIfLj4EEPKS0_
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_
	.addrsig_sym _Z5driftP15HIP_vector_typeIfLj4EEPKS0_
	.addrsig_sym __hip_fatbin_1c5b32bcc0674380
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_1c5b32bcc0674380
