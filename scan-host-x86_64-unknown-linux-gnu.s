	.file	"scan.hip"
	.text
	.globl	_Z26__device_stub__scan_blocksPiS_i # -- Begin function _Z26__device_stub__scan_blocksPiS_i
	.p2align	4
	.type	_Z26__device_stub__scan_blocksPiS_i,@function
_Z26__device_stub__scan_blocksPiS_i:    # @_Z26__device_stub__scan_blocksPiS_i
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
	movq	_Z11scan_blocksPiS_i@GOTPCREL(%rip), %rdi
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
	.size	_Z26__device_stub__scan_blocksPiS_i, .Lfunc_end0-_Z26__device_stub__scan_blocksPiS_i
	.cfi_endproc
                                        # -- End function
	.globl	_Z26__device_stub__add_offsetsPiPKii # -- Begin function _Z26__device_stub__add_offsetsPiPKii
	.p2align	4
	.type	_Z26__device_stub__add_offsetsPiPKii,@function
_Z26__device_stub__add_offsetsPiPKii:   # @_Z26__device_stub__add_offsetsPiPKii
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
	movq	_Z11add_offsetsPiPKii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end1:
	.size	_Z26__device_stub__add_offsetsPiPKii, .Lfunc_end1-_Z26__device_stub__add_offsetsPiPKii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.long	2                               # 0x2
	.long	2                               # 0x2
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
	pushq	%r12
	.cfi_def_cfa_offset 40
	pushq	%rbx
	.cfi_def_cfa_offset 48
	subq	$144, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %rbx, -48
	.cfi_offset %r12, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$400000, %edi                   # imm = 0x61A80
	callq	_Znwm@PLT
	movq	%rax, %rbx
	xorl	%ebp, %ebp
	movl	$400000, %edx                   # imm = 0x61A80
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp0:                                 # EH_LABEL
	movl	$400000, %edi                   # imm = 0x61A80
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %r14
	movl	$400000, %edx                   # imm = 0x61A80
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$-63, %eax
	movl	$37, %ecx
	movq	$-3700000, %rdx                 # imm = 0xFFC78AE0
	movl	$4, %esi
	xorl	%edi, %edi
	.p2align	4
.LBB2_2:                                # =>This Inner Loop Header: Depth=1
	movl	%ecx, %r8d
	imulq	$1148159575, %r8, %r8           # imm = 0x446F8657
	shrq	$32, %r8
	movl	%ecx, %r9d
	subl	%r8d, %r9d
	shrl	%r9d
	addl	%r8d, %r9d
	shrl	$6, %r9d
	imull	$101, %r9d, %r10d
	movl	%eax, %r8d
	subl	%r10d, %r8d
	movl	%ebp, %r10d
	imulq	$1148159575, %r10, %r10         # imm = 0x446F8657
	shrq	$32, %r10
	movl	%ebp, %r11d
	subl	%r10d, %r11d
	shrl	%r11d
	addl	%r10d, %r11d
	shrl	$6, %r11d
	imull	$101, %r11d, %r10d
	subl	%r10d, %r8d
	imull	$-101, %r9d, %r9d
	imull	$-101, %r11d, %r10d
	leal	(%rdx,%r10), %r11d
	addl	%edx, %r10d
	addl	$3699950, %r10d                 # imm = 0x3874EE
	movl	%r10d, -4(%rbx,%rsi)
	leal	3699950(%rdi,%r11), %r10d
	movl	%r10d, -4(%r14,%rsi)
	addl	%edx, %r9d
	addl	$3699987, %r9d                  # imm = 0x387513
	movl	%r9d, (%rbx,%rsi)
	addl	%edi, %r8d
	movl	%r8d, (%r14,%rsi)
	addl	$148, %eax
	addl	$74, %ecx
	addl	$74, %ebp
	addq	$8, %rsi
	movl	%r8d, %edi
	addq	$74, %rdx
	jne	.LBB2_2
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	leaq	32(%rsp), %rdi
	movl	$400000, %esi                   # imm = 0x61A80
	callq	hipMalloc@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.4:                                # %_ZL9hipMallocIiE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB2_5
# %bb.9:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp9:                                 # EH_LABEL
	leaq	40(%rsp), %rdi
	movl	$1564, %esi                     # imm = 0x61C
	callq	hipMalloc@PLT
.Ltmp10:                                # EH_LABEL
# %bb.10:                               # %_ZL9hipMallocIiE10hipError_tPPT_m.exit34
	testl	%eax, %eax
	jne	.LBB2_11
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit37
	movq	32(%rsp), %rdi
.Ltmp15:                                # EH_LABEL
	movl	$400000, %edx                   # imm = 0x61A80
	movq	%rbx, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp16:                                # EH_LABEL
# %bb.15:
	testl	%eax, %eax
	jne	.LBB2_16
# %bb.19:                               # %_Z9hip_check10hipError_tPKcS1_i.exit40
.Ltmp21:                                # EH_LABEL
	movabsq	$4294967687, %rdi               # imm = 0x100000187
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp22:                                # EH_LABEL
# %bb.20:
	testl	%eax, %eax
	jne	.LBB2_23
# %bb.21:
	movq	32(%rsp), %rax
	movq	40(%rsp), %rcx
	movq	%rax, 104(%rsp)
	movq	%rcx, 96(%rsp)
	movl	$100000, 28(%rsp)               # imm = 0x186A0
	leaq	104(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	28(%rsp), %rax
	movq	%rax, 128(%rsp)
.Ltmp23:                                # EH_LABEL
	leaq	80(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp24:                                # EH_LABEL
# %bb.22:                               # %.noexc41
	movq	56(%rsp), %rax
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp25:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z11scan_blocksPiS_i@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp26:                                # EH_LABEL
.LBB2_23:
.Ltmp27:                                # EH_LABEL
	movabsq	$4294967687, %rdi               # imm = 0x100000187
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp28:                                # EH_LABEL
# %bb.24:
	testl	%eax, %eax
	jne	.LBB2_27
# %bb.25:
	movq	32(%rsp), %rax
	movq	40(%rsp), %rcx
	movq	%rax, 104(%rsp)
	movq	%rcx, 96(%rsp)
	movl	$100000, 28(%rsp)               # imm = 0x186A0
	leaq	104(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	28(%rsp), %rax
	movq	%rax, 128(%rsp)
.Ltmp29:                                # EH_LABEL
	leaq	80(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp30:                                # EH_LABEL
# %bb.26:                               # %.noexc49
	movq	56(%rsp), %rax
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp31:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z11add_offsetsPiPKii@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp32:                                # EH_LABEL
.LBB2_27:
.Ltmp33:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp34:                                # EH_LABEL
# %bb.28:
	testl	%eax, %eax
	jne	.LBB2_29
# %bb.32:                               # %_Z9hip_check10hipError_tPKcS1_i.exit53
	movq	32(%rsp), %rsi
.Ltmp39:                                # EH_LABEL
	movl	$400000, %edx                   # imm = 0x61A80
	movq	%rbx, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp40:                                # EH_LABEL
# %bb.33:
	testl	%eax, %eax
	jne	.LBB2_34
# %bb.37:                               # %_Z9hip_check10hipError_tPKcS1_i.exit56
	movq	32(%rsp), %rdi
.Ltmp45:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp46:                                # EH_LABEL
# %bb.38:
	testl	%eax, %eax
	jne	.LBB2_39
# %bb.42:                               # %_Z9hip_check10hipError_tPKcS1_i.exit59
	movq	40(%rsp), %rdi
.Ltmp51:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp52:                                # EH_LABEL
# %bb.43:
	testl	%eax, %eax
	jne	.LBB2_47
# %bb.44:                               # %vector.body.preheader
	pxor	%xmm0, %xmm0
	movl	$12, %eax
	movdqa	.LCPI2_0(%rip), %xmm1           # xmm1 = [2,2,2,2]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB2_45:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqu	-48(%rbx,%rax,4), %xmm3
	movdqu	-32(%rbx,%rax,4), %xmm4
	movdqu	-16(%rbx,%rax,4), %xmm5
	movdqu	(%rbx,%rax,4), %xmm6
	movdqu	-48(%r14,%rax,4), %xmm7
	pcmpeqd	%xmm3, %xmm7
	paddd	%xmm2, %xmm7
	movdqu	-32(%r14,%rax,4), %xmm3
	pcmpeqd	%xmm4, %xmm3
	paddd	%xmm0, %xmm3
	movdqu	-16(%r14,%rax,4), %xmm2
	pcmpeqd	%xmm5, %xmm2
	movdqu	(%r14,%rax,4), %xmm0
	pcmpeqd	%xmm6, %xmm0
	paddd	%xmm1, %xmm2
	paddd	%xmm7, %xmm2
	paddd	%xmm1, %xmm0
	paddd	%xmm3, %xmm0
	addq	$16, %rax
	cmpq	$100012, %rax                   # imm = 0x186AC
	jne	.LBB2_45
# %bb.46:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit66
	paddd	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0               # xmm0 = xmm1[1,1,1,1]
	paddd	%xmm1, %xmm0
	movd	%xmm0, %ebp
	leaq	.L.str.8(%rip), %rdi
	movl	$100000, %esi                   # imm = 0x186A0
	movl	%ebp, %edx
	xorl	%eax, %eax
	callq	printf@PLT
	xorl	%r15d, %r15d
	testl	%ebp, %ebp
	setne	%r15b
	movl	$400000, %esi                   # imm = 0x61A80
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movl	$400000, %esi                   # imm = 0x61A80
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movl	%r15d, %eax
	addq	$144, %rsp
	.cfi_def_cfa_offset 48
	popq	%rbx
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB2_5:
	.cfi_def_cfa_offset 192
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp5:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp6:                                 # EH_LABEL
# %bb.6:                                # %.noexc
.Ltmp7:                                 # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp8:                                 # EH_LABEL
# %bb.7:                                # %.noexc32
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r15, %rdi
	movl	$52, %ecx
	jmp	.LBB2_8
.LBB2_11:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp11:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp12:                                # EH_LABEL
# %bb.12:                               # %.noexc35
.Ltmp13:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp14:                                # EH_LABEL
# %bb.13:                               # %.noexc36
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%r15, %rdi
	movl	$53, %ecx
	jmp	.LBB2_8
.LBB2_16:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp17:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp18:                                # EH_LABEL
# %bb.17:                               # %.noexc38
.Ltmp19:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp20:                                # EH_LABEL
# %bb.18:                               # %.noexc39
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r15, %rdi
	movl	$54, %ecx
	jmp	.LBB2_8
.LBB2_29:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp35:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp36:                                # EH_LABEL
# %bb.30:                               # %.noexc51
.Ltmp37:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp38:                                # EH_LABEL
# %bb.31:                               # %.noexc52
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%r15, %rdi
	movl	$57, %ecx
	jmp	.LBB2_8
.LBB2_34:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp41:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp42:                                # EH_LABEL
# %bb.35:                               # %.noexc54
.Ltmp43:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp44:                                # EH_LABEL
# %bb.36:                               # %.noexc55
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r15, %rdi
	movl	$58, %ecx
	jmp	.LBB2_8
.LBB2_39:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp47:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp48:                                # EH_LABEL
# %bb.40:                               # %.noexc57
.Ltmp49:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp50:                                # EH_LABEL
# %bb.41:                               # %.noexc58
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%r15, %rdi
	movl	$59, %ecx
	jmp	.LBB2_8
.LBB2_47:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp53:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp54:                                # EH_LABEL
# %bb.48:                               # %.noexc60
.Ltmp55:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp56:                                # EH_LABEL
# %bb.49:                               # %.noexc61
	movq	%rax, (%rsp)
	leaq	.L.str.9(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$60, %ecx
.LBB2_8:                                # %.noexc32
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB2_50:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB2_51
.LBB2_52:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
.Ltmp57:                                # EH_LABEL
	movq	%rax, %r15
	movl	$400000, %esi                   # imm = 0x61A80
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB2_51:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit68
	movl	$400000, %esi                   # imm = 0x61A80
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r15, %rdi
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
	.uleb128 .Ltmp1-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp3-.Ltmp1                  #   Call between .Ltmp1 and .Ltmp3
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp56-.Ltmp3                 #   Call between .Ltmp3 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Lfunc_end2-.Ltmp56            #   Call between .Ltmp56 and .Lfunc_end2
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
	movq	__hip_gpubin_handle_c10f9a36c187e6f5(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB3_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_c10f9a36c187e6f5(%rip)
.LBB3_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11scan_blocksPiS_i@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11add_offsetsPiPKii@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_c10f9a36c187e6f5(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB4_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_c10f9a36c187e6f5(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB4_2:
	retq
.Lfunc_end4:
	.size	__hip_module_dtor, .Lfunc_end4-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z11scan_blocksPiS_i,@object    # @_Z11scan_blocksPiS_i
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z11scan_blocksPiS_i
	.p2align	3, 0x0
_Z11scan_blocksPiS_i:
	.quad	_Z26__device_stub__scan_blocksPiS_i
	.size	_Z11scan_blocksPiS_i, 8

	.type	_Z11add_offsetsPiPKii,@object   # @_Z11add_offsetsPiPKii
	.globl	_Z11add_offsetsPiPKii
	.p2align	3, 0x0
_Z11add_offsetsPiPKii:
	.quad	_Z26__device_stub__add_offsetsPiPKii
	.size	_Z11add_offsetsPiPKii, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&ddata, n * sizeof(int))"
	.size	.L.str, 35

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/scan.hip"
	.size	.L.str.1, 18

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMalloc(&dtotal, blocks * sizeof(int))"
	.size	.L.str.2, 41

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMemcpy(ddata, data.data(), n * sizeof(int), hipMemcpyHostToDevice)"
	.size	.L.str.3, 70

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipGetLastError()"
	.size	.L.str.4, 18

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMemcpy(data.data(), ddata, n * sizeof(int), hipMemcpyDeviceToHost)"
	.size	.L.str.5, 70

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipFree(ddata)"
	.size	.L.str.6, 15

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipFree(dtotal)"
	.size	.L.str.7, 16

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"%d prefix sums, %d wrong\n"
	.size	.L.str.8, 26

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.9, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z11scan_blocksPiS_i"
	.size	.L__unnamed_1, 21

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z11add_offsetsPiPKii"
	.size	.L__unnamed_2, 22

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_c10f9a36c187e6f5
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_c10f9a36c187e6f5,@object # @__hip_gpubin_handle_c10f9a36c187e6f5
	.local	__hip_gpubin_handle_c10f9a36c187e6f5
	.comm	__hip_gpubin_handle_c10f9a36c187e6f5,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_c10f9a36c187e6f5,@object # @__hip_cuid_c10f9a36c187e6f5
	.bss
	.globl	__hip_cuid_c10f9a36c187e6f5
__hip_cuid_c10f9a36c187e6f5:
	.byte	0                               # 0x0
	.size	__hip_cuid_c10f9a36c187e6f5, 1

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
	.addrsig_sym _Z26__device_stub__scan_blocksPiS_i
	.addrsig_sym _Z26__device_stub__add_offsetsPiPKii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z11scan_blocksPiS_i
	.addrsig_sym _Z11add_offsetsPiPKii
	.addrsig_sym __hip_fatbin_c10f9a36c187e6f5
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_c10f9a36c187e6f5
