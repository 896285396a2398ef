	.file	"convolution.hip"
	.text
	.globl	_Z23__device_stub__convolvePKfPfii # -- Begin function _Z23__device_stub__convolvePKfPfii
	.p2align	4
	.type	_Z23__device_stub__convolvePKfPfii,@function
_Z23__device_stub__convolvePKfPfii:     # @_Z23__device_stub__convolvePKfPfii
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movl	%edx, 12(%rsp)
	movl	%ecx, 8(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z8convolvePKfPfii@GOTPCREL(%rip), %rdi
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
	.size	_Z23__device_stub__convolvePKfPfii, .Lfunc_end0-_Z23__device_stub__convolvePKfPfii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0                          # -- Begin function main
.LCPI1_0:
	.long	0x33800000                      # float 5.96046448E-8
.LCPI1_1:
	.long	0xbe99999a                      # float -0.300000012
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_2:
	.quad	0x7fffffffffffffff              # double NaN
	.quad	0x7fffffffffffffff              # double NaN
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_3:
	.quad	0x3f1a36e2eb1c432d              # double 1.0E-4
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
	subq	$232, %rsp
	.cfi_def_cfa_offset 288
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$40040, %edi                    # imm = 0x9C68
	callq	_Znwm@PLT
	movq	%rax, %r15
	movq	%rax, 40(%rsp)
	leaq	40040(%rax), %rbx
	movq	%rbx, 56(%rsp)
	movl	$40040, %edx                    # imm = 0x9C68
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 48(%rsp)
.Ltmp0:                                 # EH_LABEL
	movl	$196, %edi
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %rbx
	xorps	%xmm0, %xmm0
	movups	%xmm0, 176(%rax)
	movups	%xmm0, 160(%rax)
	movups	%xmm0, 144(%rax)
	movups	%xmm0, 128(%rax)
	movups	%xmm0, 112(%rax)
	movups	%xmm0, 96(%rax)
	movups	%xmm0, 80(%rax)
	movups	%xmm0, 64(%rax)
	movups	%xmm0, 48(%rax)
	movups	%xmm0, 32(%rax)
	movups	%xmm0, 16(%rax)
	movups	%xmm0, (%rax)
	movl	$0, 192(%rax)
	movl	$5, %eax
	movl	$4, %ecx
	movss	.LCPI1_0(%rip), %xmm0           # xmm0 = [5.96046448E-8,0.0E+0,0.0E+0,0.0E+0]
	.p2align	4
.LBB1_2:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%edx, %xmm1
	mulss	%xmm0, %xmm1
	movss	%xmm1, -4(%r15,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%edx, %xmm1
	mulss	%xmm0, %xmm1
	movss	%xmm1, (%r15,%rcx)
	addq	$8, %rcx
	cmpq	$40044, %rcx                    # imm = 0x9C6C
	jne	.LBB1_2
# %bb.3:                                # %.preheader102.preheader
	movl	$4, %ecx
	movss	.LCPI1_1(%rip), %xmm1           # xmm1 = [-3.00000012E-1,0.0E+0,0.0E+0,0.0E+0]
	.p2align	4
.LBB1_4:                                # %.preheader102
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %eax            # imm = 0x19660D
	addl	$1013904223, %eax               # imm = 0x3C6EF35F
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, -4(%rbx,%rcx)
	cmpq	$196, %rcx
	je	.LBB1_6
# %bb.5:                                # %.preheader102.1
                                        #   in Loop: Header=BB1_4 Depth=1
	imull	$1664525, %eax, %eax            # imm = 0x19660D
	addl	$1013904223, %eax               # imm = 0x3C6EF35F
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, (%rbx,%rcx)
	addq	$8, %rcx
	jmp	.LBB1_4
.LBB1_6:
.Ltmp3:                                 # EH_LABEL
	leaq	filter(%rip), %rdi
	movl	$196, %edx
	movq	%rbx, %rsi
	xorl	%ecx, %ecx
	movl	$1, %r8d
	callq	hipMemcpyToSymbol@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.7:                                # %_ZL17hipMemcpyToSymbolIA49_fE10hipError_tRKT_PKvmm13hipMemcpyKind.exit
	testl	%eax, %eax
	jne	.LBB1_30
# %bb.8:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp10:                                # EH_LABEL
	leaq	152(%rsp), %rdi
	leaq	40(%rsp), %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp11:                                # EH_LABEL
# %bb.9:
	movq	48(%rsp), %rsi
	subq	40(%rsp), %rsi
	sarq	$2, %rsi
.Ltmp13:                                # EH_LABEL
	leaq	96(%rsp), %rdi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp14:                                # EH_LABEL
# %bb.10:
.Ltmp16:                                # EH_LABEL
	movabsq	$21474836489, %rdi              # imm = 0x500000009
	movabsq	$68719476752, %rdx              # imm = 0x1000000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp17:                                # EH_LABEL
# %bb.11:
	testl	%eax, %eax
	jne	.LBB1_14
# %bb.12:
	movq	152(%rsp), %rax
	movq	96(%rsp), %rcx
	movq	%rax, 224(%rsp)
	movq	%rcx, 216(%rsp)
	movl	$130, 36(%rsp)
	movl	$77, 32(%rsp)
	leaq	224(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	216(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	36(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 88(%rsp)
.Ltmp18:                                # EH_LABEL
	leaq	200(%rsp), %rdi
	leaq	184(%rsp), %rsi
	leaq	176(%rsp), %rdx
	leaq	168(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp19:                                # EH_LABEL
# %bb.13:                               # %.noexc55
	movq	176(%rsp), %rax
	movq	168(%rsp), %rdi
	movq	200(%rsp), %rsi
	movl	208(%rsp), %edx
	movq	184(%rsp), %rcx
	movl	192(%rsp), %r8d
.Ltmp20:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z8convolvePKfPfii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp21:                                # EH_LABEL
.LBB1_14:
.Ltmp23:                                # EH_LABEL
	leaq	64(%rsp), %rdi
	leaq	96(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp24:                                # EH_LABEL
# %bb.15:                               # %.preheader101
	movq	40(%rsp), %rax
	movl	$-3, 28(%rsp)                   # 4-byte Folded Spill
	movq	64(%rsp), %rcx
	movq	%rcx, 112(%rsp)                 # 8-byte Spill
	movl	$76, %r8d
	movapd	.LCPI1_2(%rip), %xmm0           # xmm0 = [NaN,NaN]
	movsd	.LCPI1_3(%rip), %xmm1           # xmm1 = [1.0E-4,0.0E+0]
	xorl	%edx, %edx
	xorl	%r14d, %r14d
	.p2align	4
.LBB1_16:                               # %.preheader100
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_17 Depth 2
                                        #       Child Loop BB1_18 Depth 3
	movq	%rdx, %rcx
	shlq	$9, %rcx
	movq	%rdx, 120(%rsp)                 # 8-byte Spill
	leaq	(%rcx,%rdx,8), %rcx
	addq	112(%rsp), %rcx                 # 8-byte Folded Reload
	movq	%rcx, 128(%rsp)                 # 8-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_17:                               # %.preheader99
                                        #   Parent Loop BB1_16 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_18 Depth 3
	movq	%r14, 144(%rsp)                 # 8-byte Spill
	leal	-3(%r11), %r15d
	testl	%r15d, %r15d
	movl	$0, %esi
	cmovlel	%esi, %r15d
	cmpl	$129, %r15d
	movl	$129, %edi
	cmovgel	%edi, %r15d
	leal	-2(%r11), %r12d
	testl	%r12d, %r12d
	cmovlel	%esi, %r12d
	cmpl	$129, %r12d
	cmovgel	%edi, %r12d
	leal	-1(%r11), %ebp
	testl	%ebp, %ebp
	cmovlel	%esi, %ebp
	cmpl	$129, %ebp
	cmovgel	%edi, %ebp
	leaq	1(%r11), %rcx
	testl	%ecx, %ecx
	movl	$0, %edx
	movq	%rcx, 136(%rsp)                 # 8-byte Spill
	cmovgl	%ecx, %edx
	cmpl	$129, %edx
	cmovgel	%edi, %edx
	leal	2(%r11), %r9d
	testl	%r9d, %r9d
	cmovlel	%esi, %r9d
	cmpl	$129, %r9d
	cmovgel	%edi, %r9d
	leal	3(%r11), %ecx
	testl	%ecx, %ecx
	cmovlel	%esi, %ecx
	cmpl	$129, %ecx
	cmovgel	%edi, %ecx
	xorps	%xmm2, %xmm2
	movl	$24, %r10d
	movl	28(%rsp), %esi                  # 4-byte Reload
	.p2align	4
.LBB1_18:                               # %.preheader
                                        #   Parent Loop BB1_16 Depth=1
                                        #     Parent Loop BB1_17 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	testl	%esi, %esi
	movl	$0, %edi
	cmovgl	%esi, %edi
	cmpl	$76, %edi
	cmovgel	%r8d, %edi
	movl	%edi, %r14d
	shll	$7, %edi
	leal	(%rdi,%r14,2), %edi
	leal	(%r15,%rdi), %r14d
	cvtps2pd	-24(%rbx,%r10), %xmm3
	leal	(%r12,%rdi), %r13d
	movss	(%rax,%r13,4), %xmm4            # xmm4 = mem[0],zero,zero,zero
	movss	(%rax,%r14,4), %xmm5            # xmm5 = mem[0],zero,zero,zero
	unpcklps	%xmm4, %xmm5                    # xmm5 = xmm5[0],xmm4[0],xmm5[1],xmm4[1]
	cvtps2pd	%xmm5, %xmm4
	mulpd	%xmm3, %xmm4
	addsd	%xmm4, %xmm2
	unpckhpd	%xmm4, %xmm4                    # xmm4 = xmm4[1,1]
	addsd	%xmm2, %xmm4
	leal	(%rbp,%rdi), %r14d
	leal	(%rdi,%r11), %r13d
	cvtps2pd	-16(%rbx,%r10), %xmm2
	movss	(%rax,%r13,4), %xmm3            # xmm3 = mem[0],zero,zero,zero
	movss	(%rax,%r14,4), %xmm5            # xmm5 = mem[0],zero,zero,zero
	unpcklps	%xmm3, %xmm5                    # xmm5 = xmm5[0],xmm3[0],xmm5[1],xmm3[1]
	cvtps2pd	%xmm5, %xmm3
	mulpd	%xmm2, %xmm3
	addsd	%xmm3, %xmm4
	unpckhpd	%xmm3, %xmm3                    # xmm3 = xmm3[1,1]
	addsd	%xmm4, %xmm3
	leal	(%rdx,%rdi), %r14d
	leal	(%r9,%rdi), %r13d
	cvtps2pd	-8(%rbx,%r10), %xmm2
	movss	(%rax,%r13,4), %xmm4            # xmm4 = mem[0],zero,zero,zero
	movss	(%rax,%r14,4), %xmm5            # xmm5 = mem[0],zero,zero,zero
	unpcklps	%xmm4, %xmm5                    # xmm5 = xmm5[0],xmm4[0],xmm5[1],xmm4[1]
	cvtps2pd	%xmm5, %xmm4
	mulpd	%xmm2, %xmm4
	addsd	%xmm4, %xmm3
	unpckhpd	%xmm4, %xmm4                    # xmm4 = xmm4[1,1]
	addsd	%xmm3, %xmm4
	movss	(%rbx,%r10), %xmm2              # xmm2 = mem[0],zero,zero,zero
	xorps	%xmm3, %xmm3
	cvtss2sd	%xmm2, %xmm3
	addl	%ecx, %edi
	movss	(%rax,%rdi,4), %xmm2            # xmm2 = mem[0],zero,zero,zero
	cvtss2sd	%xmm2, %xmm2
	mulsd	%xmm3, %xmm2
	addsd	%xmm4, %xmm2
	incl	%esi
	addq	$28, %r10
	cmpq	$220, %r10
	jne	.LBB1_18
# %bb.19:                               #   in Loop: Header=BB1_17 Depth=2
	movq	128(%rsp), %rcx                 # 8-byte Reload
	movss	(%rcx,%r11,4), %xmm3            # xmm3 = mem[0],zero,zero,zero
	cvtss2sd	%xmm3, %xmm3
	subsd	%xmm3, %xmm2
	andpd	%xmm0, %xmm2
	ucomisd	%xmm2, %xmm1
	movq	144(%rsp), %r14                 # 8-byte Reload
	adcq	$0, %r14
	movq	136(%rsp), %rcx                 # 8-byte Reload
	movq	%rcx, %r11
	cmpq	$130, %rcx
	jne	.LBB1_17
# %bb.20:                               #   in Loop: Header=BB1_16 Depth=1
	movq	120(%rsp), %rdx                 # 8-byte Reload
	incq	%rdx
	incl	28(%rsp)                        # 4-byte Folded Spill
	cmpq	$77, %rdx
	jne	.LBB1_16
# %bb.21:
.Ltmp26:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp27:                                # EH_LABEL
# %bb.22:                               # %.noexc57
	testl	%eax, %eax
	jne	.LBB1_33
# %bb.23:
	leaq	.L.str.5(%rip), %rdi
	movl	$10010, %esi                    # imm = 0x271A
	movq	%r14, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_25
# %bb.24:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_25:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	96(%rsp), %rdi
.Ltmp39:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp40:                                # EH_LABEL
# %bb.26:                               # %_ZN11DeviceArrayIfED2Ev.exit
	movq	152(%rsp), %rdi
.Ltmp42:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp43:                                # EH_LABEL
# %bb.27:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit62
	movl	$196, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	40(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_29
# %bb.28:
	movq	56(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_29:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit64
	xorl	%eax, %eax
	testq	%r14, %r14
	setne	%al
	addq	$232, %rsp
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
.LBB1_30:
	.cfi_def_cfa_offset 288
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp5:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp6:                                 # EH_LABEL
# %bb.31:                               # %.noexc
.Ltmp7:                                 # EH_LABEL
	movq	%rax, %r15
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp8:                                 # EH_LABEL
# %bb.32:                               # %.noexc54
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r14, %rdi
	movl	$35, %ecx
	jmp	.LBB1_36
.LBB1_33:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp28:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp29:                                # EH_LABEL
# %bb.34:                               # %.noexc58
.Ltmp30:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp31:                                # EH_LABEL
# %bb.35:                               # %.noexc59
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r14, %rdi
	movl	$39, %ecx
.LBB1_36:                               # %.noexc54
	movq	%r15, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_37:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_38:
.Ltmp41:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_39:
.Ltmp25:                                # EH_LABEL
	jmp	.LBB1_46
.LBB1_40:
.Ltmp15:                                # EH_LABEL
	movq	%rax, %r14
	jmp	.LBB1_48
.LBB1_41:
.Ltmp12:                                # EH_LABEL
	jmp	.LBB1_51
.LBB1_42:                               # %.thread
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r14
	jmp	.LBB1_53
.LBB1_43:
.Ltmp32:                                # EH_LABEL
	movq	%rax, %r14
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_47
# %bb.44:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB1_47
.LBB1_45:
.Ltmp22:                                # EH_LABEL
.LBB1_46:
	movq	%rax, %r14
.LBB1_47:
	movq	96(%rsp), %rdi
.Ltmp33:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp34:                                # EH_LABEL
.LBB1_48:                               # %_ZN11DeviceArrayIfED2Ev.exit67
	movq	152(%rsp), %rdi
.Ltmp36:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp37:                                # EH_LABEL
	jmp	.LBB1_52
.LBB1_49:
.Ltmp38:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_50:
.Ltmp9:                                 # EH_LABEL
.LBB1_51:
	movq	%rax, %r14
.LBB1_52:
	movl	$196, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	40(%rsp), %r15
	testq	%r15, %r15
	je	.LBB1_54
.LBB1_53:
	movq	56(%rsp), %rsi
	subq	%r15, %rsi
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB1_54:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit72
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_55:
.Ltmp35:                                # EH_LABEL
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
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp21-.Ltmp16                #   Call between .Ltmp16 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp32-.Lfunc_begin0          #     jumps to .Ltmp32
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.uleb128 .Ltmp41-.Lfunc_begin0          #     jumps to .Ltmp41
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp42-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp43-.Ltmp42                #   Call between .Ltmp42 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp5-.Lfunc_begin0           # >> Call Site 11 <<
	.uleb128 .Ltmp8-.Ltmp5                  #   Call between .Ltmp5 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp31-.Ltmp28                #   Call between .Ltmp28 and .Ltmp31
	.uleb128 .Ltmp32-.Lfunc_begin0          #     jumps to .Ltmp32
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp34-.Ltmp33                #   Call between .Ltmp33 and .Ltmp34
	.uleb128 .Ltmp35-.Lfunc_begin0          #     jumps to .Ltmp35
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp37-.Ltmp36                #   Call between .Ltmp36 and .Ltmp37
	.uleb128 .Ltmp38-.Lfunc_begin0          #     jumps to .Ltmp38
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Lfunc_end1-.Ltmp37            #   Call between .Ltmp37 and .Lfunc_end1
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
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE, .Lfunc_end2-_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIfEC2Em,"axG",@progbits,_ZN11DeviceArrayIfEC2Em,comdat
	.weak	_ZN11DeviceArrayIfEC2Em         # -- Begin function _ZN11DeviceArrayIfEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIfEC2Em,@function
_ZN11DeviceArrayIfEC2Em:                # @_ZN11DeviceArrayIfEC2Em
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
	leaq	.L.str.9(%rip), %r8
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
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end3-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
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
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
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
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
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
.Ltmp45:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp46:                                # EH_LABEL
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
	leaq	.L.str.6(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp47:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp48:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp49:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp50:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB4_10:
.Ltmp51:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp45-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp45
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp46-.Ltmp45                #   Call between .Ltmp45 and .Ltmp46
	.uleb128 .Ltmp51-.Lfunc_begin1          #     jumps to .Ltmp51
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp47-.Ltmp46                #   Call between .Ltmp46 and .Ltmp47
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp47-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp50-.Ltmp47                #   Call between .Ltmp47 and .Ltmp50
	.uleb128 .Ltmp51-.Lfunc_begin1          #     jumps to .Ltmp51
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp50            #   Call between .Ltmp50 and .Lfunc_end4
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
	pushq	%rbx
	.cfi_def_cfa_offset 16
	subq	$32, %rsp
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -16
	movq	__hip_gpubin_handle_3271968b5392a086(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB6_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_3271968b5392a086(%rip)
.LBB6_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8convolvePKfPfii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$1, (%rsp)
	leaq	filter(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movl	$196, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$32, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
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
	movq	__hip_gpubin_handle_3271968b5392a086(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB7_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_3271968b5392a086(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB7_2:
	retq
.Lfunc_end7:
	.size	__hip_module_dtor, .Lfunc_end7-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	filter,@object                  # @filter
	.local	filter
	.comm	filter,196,16
	.type	_Z8convolvePKfPfii,@object      # @_Z8convolvePKfPfii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z8convolvePKfPfii
	.p2align	3, 0x0
_Z8convolvePKfPfii:
	.quad	_Z23__device_stub__convolvePKfPfii
	.size	_Z8convolvePKfPfii, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMemcpyToSymbol(HIP_SYMBOL(filter), weights.data(), weights.size() * sizeof(float))"
	.size	.L.str, 86

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/convolution.hip"
	.size	.L.str.1, 31

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
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.6, 49

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
	.asciz	"_Z8convolvePKfPfii"
	.size	.L__unnamed_1, 19

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"filter"
	.size	.L__unnamed_2, 7

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_3271968b5392a086
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_3271968b5392a086,@object # @__hip_gpubin_handle_3271968b5392a086
	.local	__hip_gpubin_handle_3271968b5392a086
	.comm	__hip_gpubin_handle_3271968b5392a086,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_3271968b5392a086,@object # @__hip_cuid_3271968b5392a086
	.bss
	.globl	__hip_cuid_3271968b5392a086
__hip_cuid_3271968b5392a086:
	.byte	0                               # 0x0
	.size	__hip_cuid_3271968b5392a086, 1

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
	.addrsig_sym _Z23__device_stub__convolvePKfPfii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym filter
	.addrsig_sym _Z8convolvePKfPfii
	.addrsig_sym __hip_fatbin_3271968b5392a086
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_3271968b5392a086
