	.file	"matmul.hip"
	.text
	.globl	_Z21__device_stub__matmulPKfS0_Pfiii # -- Begin function _Z21__device_stub__matmulPKfS0_Pfiii
	.p2align	4
	.type	_Z21__device_stub__matmulPKfS0_Pfiii,@function
_Z21__device_stub__matmulPKfS0_Pfiii:   # @_Z21__device_stub__matmulPKfS0_Pfiii
	.cfi_startproc
# %bb.0:
	subq	$152, %rsp
	.cfi_def_cfa_offset 160
	movq	%rdi, 88(%rsp)
	movq	%rsi, 80(%rsp)
	movq	%rdx, 72(%rsp)
	movl	%ecx, 20(%rsp)
	movl	%r8d, 16(%rsp)
	movl	%r9d, 12(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	20(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	16(%rsp), %rax
	movq	%rax, 128(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 136(%rsp)
	leaq	56(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	24(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
	movq	_Z6matmulPKfS0_Pfiii@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$168, %rsp
	.cfi_adjust_cfa_offset -168
	retq
.Lfunc_end0:
	.size	_Z21__device_stub__matmulPKfS0_Pfiii, .Lfunc_end0-_Z21__device_stub__matmulPKfS0_Pfiii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	3                               # 0x3
.LCPI1_1:
	.long	1321528399                      # 0x4ec4ec4f
	.long	1321528399                      # 0x4ec4ec4f
	.long	1321528399                      # 0x4ec4ec4f
	.long	1321528399                      # 0x4ec4ec4f
.LCPI1_2:
	.long	13                              # 0xd
	.long	13                              # 0xd
	.long	13                              # 0xd
	.long	13                              # 0xd
.LCPI1_3:
	.long	4294967290                      # 0xfffffffa
	.long	4294967290                      # 0xfffffffa
	.long	4294967290                      # 0xfffffffa
	.long	4294967290                      # 0xfffffffa
.LCPI1_4:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.long	4                               # 0x4
	.long	4                               # 0x4
.LCPI1_5:
	.long	3123612579                      # 0xba2e8ba3
	.long	3123612579                      # 0xba2e8ba3
	.long	3123612579                      # 0xba2e8ba3
	.long	3123612579                      # 0xba2e8ba3
.LCPI1_6:
	.long	11                              # 0xb
	.long	11                              # 0xb
	.long	11                              # 0xb
	.long	11                              # 0xb
.LCPI1_7:
	.long	4294967291                      # 0xfffffffb
	.long	4294967291                      # 0xfffffffb
	.long	4294967291                      # 0xfffffffb
	.long	4294967291                      # 0xfffffffb
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
	subq	$200, %rsp
	.cfi_def_cfa_offset 256
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$66600, %edi                    # imm = 0x10428
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movl	$66600, %edx                    # imm = 0x10428
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp0:                                 # EH_LABEL
	movl	$90132, %edi                    # imm = 0x16014
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %r14
	movl	$90132, %edx                    # imm = 0x16014
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp3:                                 # EH_LABEL
	movl	$121800, %edi                   # imm = 0x1DBC8
	callq	_Znwm@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.2:                                # %vector.ph
	movq	%rax, %r15
	xorl	%r12d, %r12d
	movl	$121800, %edx                   # imm = 0x1DBC8
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movdqa	.LCPI1_0(%rip), %xmm1           # xmm1 = [0,1,2,3]
	movdqa	.LCPI1_1(%rip), %xmm2           # xmm2 = [1321528399,1321528399,1321528399,1321528399]
	movdqa	.LCPI1_2(%rip), %xmm3           # xmm3 = [13,13,13,13]
	movdqa	.LCPI1_3(%rip), %xmm4           # xmm4 = [4294967290,4294967290,4294967290,4294967290]
	movdqa	.LCPI1_4(%rip), %xmm0           # xmm0 = [4,4,4,4]
	.p2align	4
.LBB1_3:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm1, %xmm5
	pslld	$3, %xmm5
	psubd	%xmm1, %xmm5
	movdqa	%xmm5, %xmm6
	pmuludq	%xmm2, %xmm6
	pshufd	$237, %xmm6, %xmm6              # xmm6 = xmm6[1,3,2,3]
	pshufd	$245, %xmm5, %xmm7              # xmm7 = xmm5[1,1,3,3]
	pmuludq	%xmm2, %xmm7
	pshufd	$237, %xmm7, %xmm7              # xmm7 = xmm7[1,3,2,3]
	punpckldq	%xmm7, %xmm6            # xmm6 = xmm6[0],xmm7[0],xmm6[1],xmm7[1]
	psrld	$2, %xmm6
	pshufd	$245, %xmm6, %xmm7              # xmm7 = xmm6[1,1,3,3]
	pmuludq	%xmm3, %xmm6
	pshufd	$232, %xmm6, %xmm6              # xmm6 = xmm6[0,2,2,3]
	pmuludq	%xmm3, %xmm7
	pshufd	$232, %xmm7, %xmm7              # xmm7 = xmm7[0,2,2,3]
	punpckldq	%xmm7, %xmm6            # xmm6 = xmm6[0],xmm7[0],xmm6[1],xmm7[1]
	psubd	%xmm6, %xmm5
	paddd	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm5
	movups	%xmm5, (%rbx,%r12,4)
	addq	$4, %r12
	paddd	%xmm0, %xmm1
	cmpq	$16648, %r12                    # imm = 0x4108
	jne	.LBB1_3
# %bb.4:                                # %scalar.ph
	movabsq	$4656722017922318336, %rax      # imm = 0x40A00000C0000000
	movq	%rax, 66592(%rbx)
	movdqa	.LCPI1_0(%rip), %xmm1           # xmm1 = [0,1,2,3]
	xorl	%eax, %eax
	movdqa	.LCPI1_5(%rip), %xmm2           # xmm2 = [3123612579,3123612579,3123612579,3123612579]
	movdqa	.LCPI1_6(%rip), %xmm3           # xmm3 = [11,11,11,11]
	movdqa	.LCPI1_7(%rip), %xmm4           # xmm4 = [4294967291,4294967291,4294967291,4294967291]
	.p2align	4
.LBB1_5:                                # %vector.body186
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm1, %xmm5
	pslld	$2, %xmm5
	paddd	%xmm1, %xmm5
	movdqa	%xmm5, %xmm6
	pmuludq	%xmm2, %xmm6
	pshufd	$237, %xmm6, %xmm6              # xmm6 = xmm6[1,3,2,3]
	pshufd	$245, %xmm5, %xmm7              # xmm7 = xmm5[1,1,3,3]
	pmuludq	%xmm2, %xmm7
	pshufd	$237, %xmm7, %xmm7              # xmm7 = xmm7[1,3,2,3]
	punpckldq	%xmm7, %xmm6            # xmm6 = xmm6[0],xmm7[0],xmm6[1],xmm7[1]
	psrld	$3, %xmm6
	pshufd	$245, %xmm6, %xmm7              # xmm7 = xmm6[1,1,3,3]
	pmuludq	%xmm3, %xmm6
	pshufd	$232, %xmm6, %xmm6              # xmm6 = xmm6[0,2,2,3]
	pmuludq	%xmm3, %xmm7
	pshufd	$232, %xmm7, %xmm7              # xmm7 = xmm7[0,2,2,3]
	punpckldq	%xmm7, %xmm6            # xmm6 = xmm6[0],xmm7[0],xmm6[1],xmm7[1]
	psubd	%xmm6, %xmm5
	paddd	%xmm4, %xmm5
	cvtdq2ps	%xmm5, %xmm5
	movups	%xmm5, (%r14,%rax,4)
	addq	$4, %rax
	paddd	%xmm0, %xmm1
	cmpq	$22532, %rax                    # imm = 0x5804
	jne	.LBB1_5
# %bb.6:                                # %.preheader137
	movl	$1082130432, 90128(%r14)        # imm = 0x40800000
.Ltmp6:                                 # EH_LABEL
	leaq	40(%rsp), %rdi
	movl	$66600, %esi                    # imm = 0x10428
	callq	hipMalloc@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.7:                                # %_ZL9hipMallocIfE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB1_8
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp12:                                # EH_LABEL
	leaq	32(%rsp), %rdi
	movl	$90132, %esi                    # imm = 0x16014
	callq	hipMalloc@PLT
.Ltmp13:                                # EH_LABEL
# %bb.15:                               # %_ZL9hipMallocIfE10hipError_tPPT_m.exit64
	testl	%eax, %eax
	jne	.LBB1_16
# %bb.19:                               # %_Z9hip_check10hipError_tPKcS1_i.exit67
.Ltmp18:                                # EH_LABEL
	leaq	24(%rsp), %rdi
	movl	$121800, %esi                   # imm = 0x1DBC8
	callq	hipMalloc@PLT
.Ltmp19:                                # EH_LABEL
# %bb.20:                               # %_ZL9hipMallocIfE10hipError_tPPT_m.exit69
	testl	%eax, %eax
	jne	.LBB1_21
# %bb.24:                               # %_Z9hip_check10hipError_tPKcS1_i.exit72
	movq	40(%rsp), %rdi
.Ltmp24:                                # EH_LABEL
	movl	$66600, %edx                    # imm = 0x10428
	movq	%rbx, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp25:                                # EH_LABEL
# %bb.25:
	testl	%eax, %eax
	jne	.LBB1_26
# %bb.29:                               # %_Z9hip_check10hipError_tPKcS1_i.exit75
	movq	32(%rsp), %rdi
.Ltmp30:                                # EH_LABEL
	movl	$90132, %edx                    # imm = 0x16014
	movq	%r14, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp31:                                # EH_LABEL
# %bb.30:
	testl	%eax, %eax
	jne	.LBB1_31
# %bb.34:                               # %_Z9hip_check10hipError_tPKcS1_i.exit78
.Ltmp37:                                # EH_LABEL
	movabsq	$42949672973, %rdi              # imm = 0xA0000000D
	movabsq	$68719476752, %rdx              # imm = 0x1000000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp38:                                # EH_LABEL
# %bb.35:
	testl	%eax, %eax
	jne	.LBB1_38
# %bb.36:
	movq	40(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	24(%rsp), %rdx
	movq	%rax, 136(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%rdx, 120(%rsp)
	movl	$150, 60(%rsp)
	movl	$203, 56(%rsp)
	movl	$111, 52(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	120(%rsp), %rax
	movq	%rax, 160(%rsp)
	leaq	60(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	52(%rsp), %rax
	movq	%rax, 184(%rsp)
.Ltmp39:                                # EH_LABEL
	leaq	104(%rsp), %rdi
	leaq	88(%rsp), %rsi
	leaq	80(%rsp), %rdx
	leaq	72(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp40:                                # EH_LABEL
# %bb.37:                               # %.noexc79
	movq	80(%rsp), %rax
	movq	72(%rsp), %rdi
	movq	104(%rsp), %rsi
	movl	112(%rsp), %edx
	movq	88(%rsp), %rcx
	movl	96(%rsp), %r8d
.Ltmp41:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z6matmulPKfS0_Pfiii@GOTPCREL(%rip), %rdi
	leaq	144(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp42:                                # EH_LABEL
.LBB1_38:
.Ltmp43:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp44:                                # EH_LABEL
# %bb.39:
	testl	%eax, %eax
	jne	.LBB1_40
# %bb.43:                               # %_Z9hip_check10hipError_tPKcS1_i.exit83
	movq	24(%rsp), %rsi
.Ltmp49:                                # EH_LABEL
	movl	$121800, %edx                   # imm = 0x1DBC8
	movq	%r15, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp50:                                # EH_LABEL
# %bb.44:
	testl	%eax, %eax
	jne	.LBB1_45
# %bb.59:                               # %_Z9hip_check10hipError_tPKcS1_i.exit86
	movq	40(%rsp), %rdi
	movq	32(%rsp), %r13
	movq	24(%rsp), %r12
.Ltmp56:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp57:                                # EH_LABEL
# %bb.60:                               # %_Z9hip_check10hipError_tPKcS1_i.exit89
	testl	%eax, %eax
	jne	.LBB1_61
# %bb.48:
.Ltmp58:                                # EH_LABEL
	movq	%r13, %rdi
	callq	hipFree@PLT
.Ltmp59:                                # EH_LABEL
# %bb.49:                               # %_Z9hip_check10hipError_tPKcS1_i.exit89.1
	testl	%eax, %eax
	jne	.LBB1_61
# %bb.50:
.Ltmp60:                                # EH_LABEL
	movq	%r12, %rdi
	callq	hipFree@PLT
.Ltmp61:                                # EH_LABEL
# %bb.51:                               # %_Z9hip_check10hipError_tPKcS1_i.exit89.2
	testl	%eax, %eax
	jne	.LBB1_61
# %bb.52:                               # %.preheader136.preheader
	xorl	%r12d, %r12d
	movq	%rbx, 64(%rsp)                  # 8-byte Spill
	movq	%rbx, %rax
	xorl	%ecx, %ecx
	.p2align	4
.LBB1_53:                               # %.preheader136
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_54 Depth 2
                                        #       Child Loop BB1_55 Depth 3
	imulq	$812, %rcx, %rdx                # imm = 0x32C
	addq	%r15, %rdx
	movq	%r14, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB1_54:                               # %.preheader
                                        #   Parent Loop BB1_53 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_55 Depth 3
	movl	$2, %r8d
	movq	%rsi, %r9
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_55:                               #   Parent Loop BB1_53 Depth=1
                                        #     Parent Loop BB1_54 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	cvttss2si	-8(%rax,%r8,4), %r11
	cvttss2si	(%r9), %r13
	cvttss2si	-4(%rax,%r8,4), %rbp
	cvttss2si	812(%r9), %rbx
	imulq	%r11, %r13
	cvttss2si	(%rax,%r8,4), %r11
	addq	%r10, %r13
	cvttss2si	1624(%r9), %r10
	imulq	%rbp, %rbx
	imulq	%r11, %r10
	addq	%rbx, %r10
	addq	%r13, %r10
	addq	$3, %r8
	addq	$2436, %r9                      # imm = 0x984
	cmpq	$113, %r8
	jne	.LBB1_55
# %bb.56:                               #   in Loop: Header=BB1_54 Depth=2
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	cmpneqss	(%rdx,%rdi,4), %xmm0
	movd	%xmm0, %r8d
	subl	%r8d, %r12d
	incq	%rdi
	addq	$4, %rsi
	cmpq	$203, %rdi
	jne	.LBB1_54
# %bb.57:                               #   in Loop: Header=BB1_53 Depth=1
	incq	%rcx
	addq	$444, %rax                      # imm = 0x1BC
	cmpq	$150, %rcx
	jne	.LBB1_53
# %bb.58:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit93
	leaq	.L.str.9(%rip), %rdi
	movl	$150, %esi
	movl	$203, %edx
	movl	$111, %ecx
	movl	%r12d, %r8d
	xorl	%eax, %eax
	callq	printf@PLT
	xorl	%ebp, %ebp
	testl	%r12d, %r12d
	setne	%bpl
	movl	$121800, %esi                   # imm = 0x1DBC8
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	movl	$90132, %esi                    # imm = 0x16014
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movl	$66600, %esi                    # imm = 0x10428
	movq	64(%rsp), %rdi                  # 8-byte Reload
	callq	_ZdlPvm@PLT
	movl	%ebp, %eax
	addq	$200, %rsp
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
.LBB1_61:
	.cfi_def_cfa_offset 256
	movl	%eax, %ebp
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %r12
.Ltmp63:                                # EH_LABEL
	movl	%ebp, %edi
	callq	hipGetErrorName@PLT
.Ltmp64:                                # EH_LABEL
# %bb.62:                               # %.noexc87
.Ltmp65:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp66:                                # EH_LABEL
# %bb.63:                               # %.noexc88
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r12, %rdi
	movl	$42, %ecx
	jmp	.LBB1_11
.LBB1_8:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp8:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.9:                                # %.noexc
.Ltmp10:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp11:                                # EH_LABEL
# %bb.10:                               # %.noexc62
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r12, %rdi
	movl	$33, %ecx
	jmp	.LBB1_11
.LBB1_16:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp14:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp15:                                # EH_LABEL
# %bb.17:                               # %.noexc65
.Ltmp16:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp17:                                # EH_LABEL
# %bb.18:                               # %.noexc66
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%r12, %rdi
	movl	$34, %ecx
	jmp	.LBB1_11
.LBB1_21:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp20:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp21:                                # EH_LABEL
# %bb.22:                               # %.noexc70
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp23:                                # EH_LABEL
# %bb.23:                               # %.noexc71
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r12, %rdi
	movl	$35, %ecx
	jmp	.LBB1_11
.LBB1_26:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp26:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp27:                                # EH_LABEL
# %bb.27:                               # %.noexc73
.Ltmp28:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp29:                                # EH_LABEL
# %bb.28:                               # %.noexc74
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%r12, %rdi
	movl	$36, %ecx
	jmp	.LBB1_11
.LBB1_31:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp32:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp33:                                # EH_LABEL
# %bb.32:                               # %.noexc76
.Ltmp34:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp35:                                # EH_LABEL
# %bb.33:                               # %.noexc77
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r12, %rdi
	movl	$37, %ecx
	jmp	.LBB1_11
.LBB1_40:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp45:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp46:                                # EH_LABEL
# %bb.41:                               # %.noexc81
.Ltmp47:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp48:                                # EH_LABEL
# %bb.42:                               # %.noexc82
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%r12, %rdi
	movl	$40, %ecx
	jmp	.LBB1_11
.LBB1_45:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp51:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp52:                                # EH_LABEL
# %bb.46:                               # %.noexc84
.Ltmp53:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp54:                                # EH_LABEL
# %bb.47:                               # %.noexc85
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r12, %rdi
	movl	$41, %ecx
.LBB1_11:                               # %.noexc62
	movq	%r13, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_13:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB1_68
.LBB1_12:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB1_69
.LBB1_65:                               # %.loopexit.split-lp
.Ltmp67:                                # EH_LABEL
	jmp	.LBB1_67
.LBB1_64:                               # %.loopexit
.Ltmp62:                                # EH_LABEL
	jmp	.LBB1_67
.LBB1_70:
.Ltmp55:                                # EH_LABEL
	jmp	.LBB1_67
.LBB1_66:
.Ltmp36:                                # EH_LABEL
.LBB1_67:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit95
	movq	%rax, %r12
	movl	$121800, %esi                   # imm = 0x1DBC8
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB1_68:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit97
	movl	$90132, %esi                    # imm = 0x16014
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB1_69:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit99
	movl	$66600, %esi                    # imm = 0x10428
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r12, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end1:
	.size	main, .Lfunc_end1-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table1:
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
	.uleb128 .Ltmp1-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp3-.Ltmp1                  #   Call between .Ltmp1 and .Ltmp3
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp4-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp4
	.uleb128 .Ltmp5-.Lfunc_begin0           #     jumps to .Ltmp5
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp4-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp6-.Ltmp4                  #   Call between .Ltmp4 and .Ltmp6
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 6 <<
	.uleb128 .Ltmp31-.Ltmp6                 #   Call between .Ltmp6 and .Ltmp31
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp50-.Ltmp37                #   Call between .Ltmp37 and .Ltmp50
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp61-.Ltmp56                #   Call between .Ltmp56 and .Ltmp61
	.uleb128 .Ltmp62-.Lfunc_begin0          #     jumps to .Ltmp62
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp66-.Ltmp63                #   Call between .Ltmp63 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp8-.Lfunc_begin0           # >> Call Site 10 <<
	.uleb128 .Ltmp35-.Ltmp8                 #   Call between .Ltmp8 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp54-.Ltmp45                #   Call between .Ltmp45 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Lfunc_end1-.Ltmp54            #   Call between .Ltmp54 and .Lfunc_end1
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
	subq	$40, %rsp
	.cfi_def_cfa_offset 48
	movq	__hip_gpubin_handle_83febcdc659a6759(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB2_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_83febcdc659a6759(%rip)
.LBB2_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6matmulPKfS0_Pfiii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end2:
	.size	__hip_module_ctor, .Lfunc_end2-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_83febcdc659a6759(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB3_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_83febcdc659a6759(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB3_2:
	retq
.Lfunc_end3:
	.size	__hip_module_dtor, .Lfunc_end3-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z6matmulPKfS0_Pfiii,@object    # @_Z6matmulPKfS0_Pfiii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z6matmulPKfS0_Pfiii
	.p2align	3, 0x0
_Z6matmulPKfS0_Pfiii:
	.quad	_Z21__device_stub__matmulPKfS0_Pfiii
	.size	_Z6matmulPKfS0_Pfiii, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&da, a.size() * sizeof(float))"
	.size	.L.str, 41

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/matmul.hip"
	.size	.L.str.1, 20

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMalloc(&db, b.size() * sizeof(float))"
	.size	.L.str.2, 41

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMalloc(&dc, c.size() * sizeof(float))"
	.size	.L.str.3, 41

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipMemcpy(da, a.data(), a.size() * sizeof(float), hipMemcpyHostToDevice)"
	.size	.L.str.4, 73

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMemcpy(db, b.data(), b.size() * sizeof(float), hipMemcpyHostToDevice)"
	.size	.L.str.5, 73

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipGetLastError()"
	.size	.L.str.6, 18

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemcpy(c.data(), dc, c.size() * sizeof(float), hipMemcpyDeviceToHost)"
	.size	.L.str.7, 73

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipFree(p)"
	.size	.L.str.8, 11

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%d x %d x %d, %d wrong elements\n"
	.size	.L.str.9, 33

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.10, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z6matmulPKfS0_Pfiii"
	.size	.L__unnamed_1, 21

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_83febcdc659a6759
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_83febcdc659a6759,@object # @__hip_gpubin_handle_83febcdc659a6759
	.local	__hip_gpubin_handle_83febcdc659a6759
	.comm	__hip_gpubin_handle_83febcdc659a6759,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_83febcdc659a6759,@object # @__hip_cuid_83febcdc659a6759
	.bss
	.globl	__hip_cuid_83febcdc659a6759
__hip_cuid_83febcdc659a6759:
	.byte	0                               # 0x0
	.size	__hip_cuid_83febcdc659a6759, 1

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
	.addrsig_sym _Z21__device_stub__matmulPKfS0_Pfiii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z6matmulPKfS0_Pfiii
	.addrsig_sym __hip_fatbin_83febcdc659a6759
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_83febcdc659a6759
