	.file	"kmeans.hip"
	.text
	.globl	_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum # -- Begin function _Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.p2align	4
	.type	_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum,@function
_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum: # @_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	movq	%rcx, 48(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	32(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
	movq	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end0:
	.size	_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum, .Lfunc_end0-_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.cfi_endproc
                                        # -- End function
	.globl	_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE # -- Begin function _Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE
	.p2align	4
	.type	_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE,@function
_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE: # @_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE
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
	movq	_Z4movePK3SumP15HIP_vector_typeIiLj2EE@GOTPCREL(%rip), %rdi
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
	.size	_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE, .Lfunc_end1-_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE
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
	subq	$312, %rsp                      # imm = 0x138
	.cfi_def_cfa_offset 368
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$48000, %edi                    # imm = 0xBB80
	callq	_Znwm@PLT
	movq	%rax, 64(%rsp)
	leaq	48000(%rax), %rbx
	movq	%rbx, 80(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$48000, %edx                    # imm = 0xBB80
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 72(%rsp)
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40, %edi
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, 24(%rsp)
	movq	%rax, %rcx
	addq	$40, %rcx
	movq	%rcx, 40(%rsp)
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, (%rax)
	movq	$0, 32(%rax)
	movq	%rcx, 32(%rsp)
	movl	$23, %eax
	xorl	%ecx, %ecx
	.p2align	4
.LBB2_2:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$858993460, %rdx, %rsi          # imm = 0x33333334
	shrq	$32, %rsi
	leal	(%rsi,%rsi,4), %esi
	subl	%esi, %edx
	imull	$389569705, %eax, %esi          # imm = 0x17385CA9
	addl	$1196435762, %esi               # imm = 0x47502932
	shrl	$8, %esi
	imulq	$24542671, %rsi, %rdi           # imm = 0x1767DCF
	shrq	$34, %rdi
	imull	$700, %edi, %edi                # imm = 0x2BC
	subl	%edi, %esi
	imull	$-1354167659, %eax, %eax        # imm = 0xAF490A95
	addl	$-775096599, %eax               # imm = 0xD1CCF6E9
	movl	%eax, %edi
	shrl	$8, %edi
	imulq	$21474837, %rdi, %r8            # imm = 0x147AE15
	shrq	$34, %r8
	imull	$800, %r8d, %r8d                # imm = 0x320
	subl	%r8d, %edi
	movl	%edx, %r8d
	subl	$3, %r8d
	cmovbl	%edx, %r8d
	imull	$1100, %r8d, %r8d               # imm = 0x44C
	addl	%edi, %r8d
	imull	$900, %edx, %edx                # imm = 0x384
	addl	%esi, %edx
	shlq	$32, %r8
	orq	%r8, %rdx
	movq	64(%rsp), %rsi
	movq	%rdx, (%rsi,%rcx,8)
	incq	%rcx
	cmpq	$6000, %rcx                     # imm = 0x1770
	jne	.LBB2_2
# %bb.3:                                # %.preheader129.preheader
	movq	64(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	(%rax), %rax
	movq	%rax, (%rcx)
	movq	64(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	248(%rax), %rdx
	movq	%rdx, 8(%rcx)
	movq	496(%rax), %rdx
	movq	%rdx, 16(%rcx)
	movq	744(%rax), %rdx
	movq	%rdx, 24(%rcx)
	movq	992(%rax), %rax
	movq	%rax, 32(%rcx)
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	280(%rsp), %rdi
	leaq	64(%rsp), %rsi
	callq	_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	224(%rsp), %rdi
	leaq	24(%rsp), %rsi
	callq	_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	240(%rsp), %rdi
	movl	$6000, %esi                     # imm = 0x1770
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp10:                                # EH_LABEL
# %bb.6:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	208(%rsp), %rdi
	movl	$5, %esi
	callq	_ZN11DeviceArrayI3SumEC2Em
.Ltmp13:                                # EH_LABEL
# %bb.7:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$24000, %edi                    # imm = 0x5DC0
	callq	_Znwm@PLT
.Ltmp16:                                # EH_LABEL
# %bb.8:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r14d, %r14d
	movl	$24000, %edx                    # imm = 0x5DC0
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movabsq	$1152921504606846975, %r12      # imm = 0xFFFFFFFFFFFFFFF
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	jmp	.LBB2_9
	.p2align	4
.LBB2_91:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
.LBB2_92:                               #   in Loop: Header=BB2_9 Depth=1
	shlq	$32, %rax
	movl	%ecx, %ecx
	orq	%rax, %rcx
	movq	24(%rsp), %rax
	movq	%rcx, 32(%rax)
.LBB2_93:                               #   in Loop: Header=BB2_9 Depth=1
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	movq	%r13, %rdi
	callq	_ZdlPvm@PLT
	incl	%r14d
	cmpl	$6, %r14d
	je	.LBB2_94
.LBB2_9:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB2_27 Depth 2
                                        #       Child Loop BB2_28 Depth 3
	movq	208(%rsp), %rdi
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$60, %edx
	xorl	%esi, %esi
	callq	hipMemset@PLT
.Ltmp19:                                # EH_LABEL
# %bb.10:                               #   in Loop: Header=BB2_9 Depth=1
	testl	%eax, %eax
	jne	.LBB2_11
# %bb.15:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
                                        #   in Loop: Header=BB2_9 Depth=1
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967320, %rdi               # imm = 0x100000018
	movl	$1, %esi
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp26:                                # EH_LABEL
# %bb.16:                               #   in Loop: Header=BB2_9 Depth=1
	testl	%eax, %eax
	jne	.LBB2_19
# %bb.17:                               #   in Loop: Header=BB2_9 Depth=1
	movq	280(%rsp), %rax
	movq	224(%rsp), %rcx
	movq	240(%rsp), %rdx
	movq	208(%rsp), %rsi
	movq	%rax, 168(%rsp)
	movq	%rcx, 160(%rsp)
	movq	%rdx, 136(%rsp)
	movq	%rsi, 128(%rsp)
	leaq	168(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	160(%rsp), %rax
	movq	%rax, 184(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 192(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 200(%rsp)
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	304(%rsp), %rdx
	leaq	296(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp28:                                # EH_LABEL
# %bb.18:                               # %.noexc70
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	104(%rsp), %rsi
	movl	112(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum@GOTPCREL(%rip), %rdi
	leaq	176(%rsp), %r9
	pushq	296(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	312(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp30:                                # EH_LABEL
.LBB2_19:                               #   in Loop: Header=BB2_9 Depth=1
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movabsq	$4294967301, %rdx               # imm = 0x100000005
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp32:                                # EH_LABEL
# %bb.20:                               #   in Loop: Header=BB2_9 Depth=1
	testl	%eax, %eax
	jne	.LBB2_23
# %bb.21:                               #   in Loop: Header=BB2_9 Depth=1
	movq	208(%rsp), %rax
	movq	224(%rsp), %rcx
	movq	%rax, 168(%rsp)
	movq	%rcx, 160(%rsp)
	leaq	168(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	160(%rsp), %rax
	movq	%rax, 184(%rsp)
.Ltmp33:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	136(%rsp), %rdx
	leaq	128(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp34:                                # EH_LABEL
# %bb.22:                               # %.noexc78
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	104(%rsp), %rsi
	movl	112(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp35:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z4movePK3SumP15HIP_vector_typeIiLj2EE@GOTPCREL(%rip), %rdi
	leaq	176(%rsp), %r9
	pushq	128(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	144(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp36:                                # EH_LABEL
.LBB2_23:                               #   in Loop: Header=BB2_9 Depth=1
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40, %edi
	callq	_Znwm@PLT
.Ltmp38:                                # EH_LABEL
# %bb.24:                               # %.noexc80
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	%rax, %r13
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, (%rax)
	movq	$0, 32(%rax)
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40, %edi
	callq	_Znwm@PLT
.Ltmp41:                                # EH_LABEL
# %bb.25:                               #   in Loop: Header=BB2_9 Depth=1
	movq	%r14, 272(%rsp)                 # 8-byte Spill
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, (%rax)
	movq	%rax, 16(%rsp)                  # 8-byte Spill
	movq	$0, 32(%rax)
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40, %edi
	callq	_Znwm@PLT
.Ltmp44:                                # EH_LABEL
# %bb.26:                               #   in Loop: Header=BB2_9 Depth=1
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, (%rax)
	movq	%rax, 96(%rsp)                  # 8-byte Spill
	movq	$0, 32(%rax)
	xorl	%r15d, %r15d
	movq	%r13, 88(%rsp)                  # 8-byte Spill
	jmp	.LBB2_27
	.p2align	4
.LBB2_47:                               # %.preheader106.loopexit.i
                                        #   in Loop: Header=BB2_27 Depth=2
	movq	48(%rsp), %rdi                  # 8-byte Reload
	movq	8(%rdi), %rax
	movq	16(%rdi), %rcx
	xorl	%edx, %edx
	cmpq	(%rdi), %rax
	setl	%dl
	cmpq	(%rdi,%rdx,8), %rcx
	movl	$2, %eax
	cmovll	%eax, %edx
	movq	24(%rdi), %rax
	cmpq	(%rdi,%rdx,8), %rax
	movl	$3, %eax
	cmovll	%eax, %edx
	movq	32(%rdi), %rax
	cmpq	(%rdi,%rdx,8), %rax
	movl	$4, %eax
	cmovll	%eax, %edx
	movq	8(%rsp), %rbx                   # 8-byte Reload
	movl	%edx, (%rbx,%r15,4)
	movq	64(%rsp), %rax
	movslq	(%rax,%r15,8), %rcx
	shll	$3, %edx
	movq	88(%rsp), %r13                  # 8-byte Reload
	addq	%rcx, (%r13,%rdx)
	movslq	4(%rax,%r15,8), %rax
	movq	16(%rsp), %rcx                  # 8-byte Reload
	addq	%rax, (%rcx,%rdx)
	movq	96(%rsp), %rax                  # 8-byte Reload
	incq	(%rax,%rdx)
	subq	%rdi, %rbp
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rsi
	callq	_ZdlPvm@PLT
	incq	%r15
	cmpq	$6000, %r15                     # imm = 0x1770
	je	.LBB2_48
.LBB2_27:                               #   Parent Loop BB2_9 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB2_28 Depth 3
	movq	24(%rsp), %r13
	movq	32(%rsp), %rdi
	xorl	%ebp, %ebp
	xorl	%eax, %eax
	movq	$0, 48(%rsp)                    # 8-byte Folded Spill
	movq	%rdi, 256(%rsp)                 # 8-byte Spill
	jmp	.LBB2_28
	.p2align	4
.LBB2_29:                               #   in Loop: Header=BB2_28 Depth=3
	movq	%r14, (%rax)
.LBB2_46:                               # %_ZNSt6vectorIlSaIlEE9push_backEOl.exit.i
                                        #   in Loop: Header=BB2_28 Depth=3
	addq	$8, %rax
	addq	$8, %r13
	cmpq	%rdi, %r13
	je	.LBB2_47
.LBB2_28:                               # %.lr.ph.i
                                        #   Parent Loop BB2_9 Depth=1
                                        #     Parent Loop BB2_27 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movq	64(%rsp), %rcx
	movslq	(%rcx,%r15,8), %rdx
	movslq	(%r13), %rsi
	subq	%rsi, %rdx
	imulq	%rdx, %rdx
	movslq	4(%rcx,%r15,8), %r14
	movslq	4(%r13), %rcx
	subq	%rcx, %r14
	imulq	%r14, %r14
	addq	%rdx, %r14
	cmpq	%rbp, %rax
	jne	.LBB2_29
# %bb.33:                               #   in Loop: Header=BB2_28 Depth=3
	subq	48(%rsp), %rbp                  # 8-byte Folded Reload
	movabsq	$9223372036854775800, %rax      # imm = 0x7FFFFFFFFFFFFFF8
	cmpq	%rax, %rbp
	je	.LBB2_34
# %bb.36:                               # %_ZNKSt6vectorIlSaIlEE12_M_check_lenEmPKc.exit.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	movq	%rbp, %rax
	sarq	$3, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %rdx
	cmpq	%r12, %rdx
	jb	.LBB2_38
# %bb.37:                               # %_ZNKSt6vectorIlSaIlEE12_M_check_lenEmPKc.exit.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	movq	%r12, %rdx
.LBB2_38:                               # %_ZNKSt6vectorIlSaIlEE12_M_check_lenEmPKc.exit.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	movq	%r12, %rbx
	addq	%rax, %rcx
	jb	.LBB2_40
# %bb.39:                               # %_ZNKSt6vectorIlSaIlEE12_M_check_lenEmPKc.exit.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	movq	%rdx, %rbx
.LBB2_40:                               # %_ZNKSt6vectorIlSaIlEE12_M_check_lenEmPKc.exit.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	leaq	(,%rbx,8), %rdi
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp47:                                # EH_LABEL
# %bb.41:                               # %.noexc55.i
                                        #   in Loop: Header=BB2_28 Depth=3
	movq	%rax, %r12
	movq	%r14, (%rax,%rbp)
	testq	%rbp, %rbp
	movq	48(%rsp), %r14                  # 8-byte Reload
	jle	.LBB2_43
# %bb.42:                               #   in Loop: Header=BB2_28 Depth=3
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r14, %rsi
	movq	%rbp, %rdx
	callq	memmove@PLT
.LBB2_43:                               # %_ZNSt6vectorIlSaIlEE11_S_relocateEPlS2_S2_RS0_.exit16.i.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	testq	%r14, %r14
	je	.LBB2_45
# %bb.44:                               #   in Loop: Header=BB2_28 Depth=3
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%rbp, %rsi
	callq	_ZdlPvm@PLT
.LBB2_45:                               # %_ZNSt6vectorIlSaIlEE17_M_realloc_insertIJlEEEvN9__gnu_cxx17__normal_iteratorIPlS1_EEDpOT_.exit.i.i.i
                                        #   in Loop: Header=BB2_28 Depth=3
	addq	%r12, %rbp
	movq	%rbp, %rax
	leaq	(%r12,%rbx,8), %rbp
	movq	%r12, 48(%rsp)                  # 8-byte Spill
	movabsq	$1152921504606846975, %r12      # imm = 0xFFFFFFFFFFFFFFF
	movq	256(%rsp), %rdi                 # 8-byte Reload
	jmp	.LBB2_46
	.p2align	4
.LBB2_48:                               # %.preheader.preheader.i
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	96(%rsp), %rdi                  # 8-byte Reload
	movq	(%rdi), %rsi
	testq	%rsi, %rsi
	movq	272(%rsp), %r14                 # 8-byte Reload
	movq	16(%rsp), %r15                  # 8-byte Reload
	je	.LBB2_61
# %bb.49:                               #   in Loop: Header=BB2_9 Depth=1
	movq	(%r13), %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_50
# %bb.56:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB2_57
	.p2align	4
.LBB2_50:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB2_57:                               #   in Loop: Header=BB2_9 Depth=1
	movq	(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB2_58
# %bb.59:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	jmp	.LBB2_60
	.p2align	4
.LBB2_58:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
                                        # kill: def $eax killed $eax def $rax
.LBB2_60:                               #   in Loop: Header=BB2_9 Depth=1
	shlq	$32, %rax
	movl	%ecx, %ecx
	orq	%rax, %rcx
	movq	24(%rsp), %rax
	movq	%rcx, (%rax)
.LBB2_61:                               # %.preheader.1.i
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	8(%rdi), %rsi
	testq	%rsi, %rsi
	je	.LBB2_69
# %bb.62:                               #   in Loop: Header=BB2_9 Depth=1
	movq	8(%r13), %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_63
# %bb.64:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB2_65
	.p2align	4
.LBB2_63:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB2_65:                               #   in Loop: Header=BB2_9 Depth=1
	movq	8(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB2_66
# %bb.67:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	jmp	.LBB2_68
	.p2align	4
.LBB2_66:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
                                        # kill: def $eax killed $eax def $rax
.LBB2_68:                               #   in Loop: Header=BB2_9 Depth=1
	shlq	$32, %rax
	movl	%ecx, %ecx
	orq	%rax, %rcx
	movq	24(%rsp), %rax
	movq	%rcx, 8(%rax)
.LBB2_69:                               # %.preheader.2.i
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	16(%rdi), %rsi
	testq	%rsi, %rsi
	je	.LBB2_77
# %bb.70:                               #   in Loop: Header=BB2_9 Depth=1
	movq	16(%r13), %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_71
# %bb.72:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB2_73
	.p2align	4
.LBB2_71:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB2_73:                               #   in Loop: Header=BB2_9 Depth=1
	movq	16(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB2_74
# %bb.75:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	jmp	.LBB2_76
	.p2align	4
.LBB2_74:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
                                        # kill: def $eax killed $eax def $rax
.LBB2_76:                               #   in Loop: Header=BB2_9 Depth=1
	shlq	$32, %rax
	movl	%ecx, %ecx
	orq	%rax, %rcx
	movq	24(%rsp), %rax
	movq	%rcx, 16(%rax)
.LBB2_77:                               # %.preheader.3.i
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	24(%rdi), %rsi
	testq	%rsi, %rsi
	je	.LBB2_85
# %bb.78:                               #   in Loop: Header=BB2_9 Depth=1
	movq	24(%r13), %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_79
# %bb.80:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB2_81
	.p2align	4
.LBB2_79:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB2_81:                               #   in Loop: Header=BB2_9 Depth=1
	movq	24(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	je	.LBB2_82
# %bb.83:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	jmp	.LBB2_84
	.p2align	4
.LBB2_82:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
                                        # kill: def $eax killed $eax def $rax
.LBB2_84:                               #   in Loop: Header=BB2_9 Depth=1
	shlq	$32, %rax
	movl	%ecx, %ecx
	orq	%rax, %rcx
	movq	24(%rsp), %rax
	movq	%rcx, 24(%rax)
.LBB2_85:                               # %.preheader.4.i
                                        #   in Loop: Header=BB2_9 Depth=1
	movq	32(%rdi), %rsi
	testq	%rsi, %rsi
	je	.LBB2_93
# %bb.86:                               #   in Loop: Header=BB2_9 Depth=1
	movq	32(%r13), %rax
	movq	%rax, %rcx
	orq	%rsi, %rcx
	shrq	$32, %rcx
	je	.LBB2_87
# %bb.88:                               #   in Loop: Header=BB2_9 Depth=1
	cqto
	idivq	%rsi
	movq	%rax, %rcx
	jmp	.LBB2_89
	.p2align	4
.LBB2_87:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
	movl	%eax, %ecx
.LBB2_89:                               #   in Loop: Header=BB2_9 Depth=1
	movq	32(%r15), %rax
	movq	%rax, %rdx
	orq	%rsi, %rdx
	shrq	$32, %rdx
	jne	.LBB2_91
# %bb.90:                               #   in Loop: Header=BB2_9 Depth=1
                                        # kill: def $eax killed $eax killed $rax
	xorl	%edx, %edx
	divl	%esi
                                        # kill: def $eax killed $eax def $rax
	jmp	.LBB2_92
.LBB2_94:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	leaq	240(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp50:                                # EH_LABEL
# %bb.95:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	leaq	224(%rsp), %rsi
	callq	_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv
.Ltmp53:                                # EH_LABEL
# %bb.96:                               # %.preheader128
	pxor	%xmm4, %xmm4
	movl	$6, %eax
	movq	176(%rsp), %rcx
	movdqa	.LCPI2_0(%rip), %xmm0           # xmm0 = [1,1]
	pxor	%xmm5, %xmm5
	.p2align	4
.LBB2_97:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	-24(%rcx,%rax,4), %xmm1         # xmm1 = mem[0],zero
	movq	-16(%rcx,%rax,4), %xmm2         # xmm2 = mem[0],zero
	movq	-24(%rbx,%rax,4), %xmm3         # xmm3 = mem[0],zero
	pcmpeqd	%xmm1, %xmm3
	movq	-16(%rbx,%rax,4), %xmm1         # xmm1 = mem[0],zero
	pcmpeqd	%xmm2, %xmm1
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm0, %xmm2
	paddq	%xmm5, %xmm2
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm0, %xmm1
	paddq	%xmm4, %xmm1
	movq	-8(%rcx,%rax,4), %xmm3          # xmm3 = mem[0],zero
	movq	(%rcx,%rax,4), %xmm4            # xmm4 = mem[0],zero
	movq	-8(%rbx,%rax,4), %xmm5          # xmm5 = mem[0],zero
	pcmpeqd	%xmm3, %xmm5
	movq	(%rbx,%rax,4), %xmm3            # xmm3 = mem[0],zero
	pcmpeqd	%xmm4, %xmm3
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm0, %xmm5
	paddq	%xmm2, %xmm5
	pshufd	$212, %xmm3, %xmm4              # xmm4 = xmm3[0,1,1,3]
	pandn	%xmm0, %xmm4
	paddq	%xmm1, %xmm4
	addq	$8, %rax
	cmpq	$6006, %rax                     # imm = 0x1776
	jne	.LBB2_97
# %bb.98:                               # %middle.block
	movdqa	%xmm5, 256(%rsp)                # 16-byte Spill
	movdqa	%xmm4, 48(%rsp)                 # 16-byte Spill
	movq	104(%rsp), %rcx
	movq	24(%rsp), %rax
	movl	(%rcx), %edx
	movl	$1, %ebx
	movl	$1, %r15d
	cmpl	(%rax), %edx
	jne	.LBB2_100
# %bb.99:
	movl	4(%rcx), %edx
	xorl	%r15d, %r15d
	cmpl	4(%rax), %edx
	setne	%r15b
.LBB2_100:
	movl	8(%rcx), %edx
	cmpl	8(%rax), %edx
	jne	.LBB2_102
# %bb.101:
	movl	12(%rcx), %edx
	xorl	%ebx, %ebx
	cmpl	12(%rax), %edx
	setne	%bl
.LBB2_102:
	movl	16(%rcx), %edx
	movl	$1, %r12d
	movl	$1, %r13d
	cmpl	16(%rax), %edx
	jne	.LBB2_104
# %bb.103:
	movl	20(%rcx), %edx
	xorl	%r13d, %r13d
	cmpl	20(%rax), %edx
	setne	%r13b
.LBB2_104:
	movl	24(%rcx), %edx
	cmpl	24(%rax), %edx
	jne	.LBB2_106
# %bb.105:
	movl	28(%rcx), %edx
	xorl	%r12d, %r12d
	cmpl	28(%rax), %edx
	setne	%r12b
.LBB2_106:
	movl	32(%rcx), %edx
	movl	$1, %r14d
	cmpl	32(%rax), %edx
	jne	.LBB2_108
# %bb.107:
	movl	36(%rcx), %ecx
	xorl	%r14d, %r14d
	cmpl	36(%rax), %ecx
	setne	%r14b
.LBB2_108:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp56:                                # EH_LABEL
# %bb.109:                              # %.noexc81
	testl	%eax, %eax
	jne	.LBB2_110
# %bb.118:
	movdqa	48(%rsp), %xmm1                 # 16-byte Reload
	paddq	256(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rax
	addq	%rax, %r15
	addq	%r15, %rbx
	addq	%rbx, %r13
	addq	%r13, %r12
	addq	%r12, %r14
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.7(%rip), %rdi
	movl	$6005, %esi                     # imm = 0x1775
	movq	%r14, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_120
# %bb.119:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_120:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit
	movq	176(%rsp), %rdi
	testq	%rdi, %rdi
	movq	8(%rsp), %rbx                   # 8-byte Reload
	je	.LBB2_122
# %bb.121:
	movq	192(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_122:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit87
	.cfi_escape 0x2e, 0x00
	movl	$24000, %esi                    # imm = 0x5DC0
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	208(%rsp), %rdi
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp63:                                # EH_LABEL
# %bb.123:                              # %_ZN11DeviceArrayI3SumED2Ev.exit
	movq	240(%rsp), %rdi
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp66:                                # EH_LABEL
# %bb.124:                              # %_ZN11DeviceArrayIiED2Ev.exit
	movq	224(%rsp), %rdi
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp69:                                # EH_LABEL
# %bb.125:                              # %_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEED2Ev.exit
	movq	280(%rsp), %rdi
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp72:                                # EH_LABEL
# %bb.126:                              # %_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEED2Ev.exit88
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_128
# %bb.127:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_128:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit90
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_130
# %bb.129:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_130:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit92
	xorl	%eax, %eax
	testq	%r14, %r14
	setne	%al
	addq	$312, %rsp                      # imm = 0x138
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
.LBB2_34:
	.cfi_def_cfa_offset 368
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp75:                                # EH_LABEL
# %bb.35:                               # %.noexc.i
.LBB2_11:
	movq	%rbx, %r15
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %ebp
	movl	%eax, %edi
	callq	hipGetErrorName@PLT
.Ltmp21:                                # EH_LABEL
# %bb.12:                               # %.noexc
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp23:                                # EH_LABEL
# %bb.13:                               # %.noexc69
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$77, %ecx
.LBB2_14:                               # %.noexc69
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
.LBB2_110:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp57:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp58:                                # EH_LABEL
# %bb.111:                              # %.noexc82
.Ltmp59:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp60:                                # EH_LABEL
# %bb.112:                              # %.noexc83
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
	jmp	.LBB2_14
.LBB2_159:
	.cfi_def_cfa_offset 368
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_158:
.Ltmp70:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_157:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_156:
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_117:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_133
.LBB2_116:
.Ltmp51:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_135
.LBB2_155:
.Ltmp17:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_137
.LBB2_139:
.Ltmp14:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_140
.LBB2_142:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_143
.LBB2_145:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_146
.LBB2_148:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_149
.LBB2_154:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_151
.LBB2_131:
.Ltmp61:                                # EH_LABEL
	movq	%rax, %r12
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_133
# %bb.132:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_133:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit94
	movq	176(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_135
# %bb.134:
	movq	192(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_135:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit96
	movq	8(%rsp), %rbx                   # 8-byte Reload
	jmp	.LBB2_136
.LBB2_31:                               # %.loopexit.split-lp
.Ltmp24:                                # EH_LABEL
	movq	%rax, %r12
	movq	%r15, %rbx
	jmp	.LBB2_136
.LBB2_32:
.Ltmp42:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_115
.LBB2_113:
.Ltmp45:                                # EH_LABEL
	movq	%rax, %r12
	movq	16(%rsp), %r14                  # 8-byte Reload
	jmp	.LBB2_114
.LBB2_30:                               # %.loopexit
.Ltmp39:                                # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB2_136
.LBB2_51:                               # %.loopexit.i
.Ltmp48:                                # EH_LABEL
	jmp	.LBB2_53
.LBB2_52:                               # %.loopexit.split-lp.i
.Ltmp76:                                # EH_LABEL
.LBB2_53:
	movq	%rax, %r12
	movq	8(%rsp), %rbx                   # 8-byte Reload
	movq	88(%rsp), %r13                  # 8-byte Reload
	movq	16(%rsp), %r14                  # 8-byte Reload
	movq	48(%rsp), %rdi                  # 8-byte Reload
	testq	%rdi, %rdi
	je	.LBB2_55
# %bb.54:
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rsi
	callq	_ZdlPvm@PLT
.LBB2_55:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit57.i
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	movq	96(%rsp), %rdi                  # 8-byte Reload
	callq	_ZdlPvm@PLT
.LBB2_114:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit67.i
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB2_115:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit69.i
	.cfi_escape 0x2e, 0x00
	movl	$40, %esi
	movq	%r13, %rdi
	callq	_ZdlPvm@PLT
.LBB2_136:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit98
	.cfi_escape 0x2e, 0x00
	movl	$24000, %esi                    # imm = 0x5DC0
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.LBB2_137:
	movq	208(%rsp), %rdi
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp78:                                # EH_LABEL
.LBB2_140:                              # %_ZN11DeviceArrayI3SumED2Ev.exit99
	movq	240(%rsp), %rdi
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp81:                                # EH_LABEL
.LBB2_143:                              # %_ZN11DeviceArrayIiED2Ev.exit100
	movq	224(%rsp), %rdi
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp84:                                # EH_LABEL
.LBB2_146:                              # %_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEED2Ev.exit101
	movq	280(%rsp), %rdi
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp87:                                # EH_LABEL
.LBB2_149:                              # %_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEED2Ev.exit102
	movq	24(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_151
# %bb.150:
	movq	40(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_151:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit104
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_153
# %bb.152:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_153:                              # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit106
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_147:
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_144:
.Ltmp85:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_141:
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_138:
.Ltmp79:                                # EH_LABEL
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
	.uleb128 .Ltmp13-.Ltmp12                #   Call between .Ltmp12 and .Ltmp13
	.uleb128 .Ltmp14-.Lfunc_begin0          #     jumps to .Ltmp14
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp16-.Ltmp15                #   Call between .Ltmp15 and .Ltmp16
	.uleb128 .Ltmp17-.Lfunc_begin0          #     jumps to .Ltmp17
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp18-.Ltmp16                #   Call between .Ltmp16 and .Ltmp18
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp38-.Ltmp18                #   Call between .Ltmp18 and .Ltmp38
	.uleb128 .Ltmp39-.Lfunc_begin0          #     jumps to .Ltmp39
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp41-.Ltmp40                #   Call between .Ltmp40 and .Ltmp41
	.uleb128 .Ltmp42-.Lfunc_begin0          #     jumps to .Ltmp42
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp44-.Ltmp43                #   Call between .Ltmp43 and .Ltmp44
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp47-.Ltmp46                #   Call between .Ltmp46 and .Ltmp47
	.uleb128 .Ltmp48-.Lfunc_begin0          #     jumps to .Ltmp48
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp49-.Ltmp47                #   Call between .Ltmp47 and .Ltmp49
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp49-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp50-.Ltmp49                #   Call between .Ltmp49 and .Ltmp50
	.uleb128 .Ltmp51-.Lfunc_begin0          #     jumps to .Ltmp51
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp52-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp53-.Ltmp52                #   Call between .Ltmp52 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp56-.Ltmp55                #   Call between .Ltmp55 and .Ltmp56
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp73-.Lfunc_begin0          #     jumps to .Ltmp73
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp75-.Ltmp74                #   Call between .Ltmp74 and .Ltmp75
	.uleb128 .Ltmp76-.Lfunc_begin0          #     jumps to .Ltmp76
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp20-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp23-.Ltmp20                #   Call between .Ltmp20 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp57-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp60-.Ltmp57                #   Call between .Ltmp57 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp77-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.uleb128 .Ltmp79-.Lfunc_begin0          #     jumps to .Ltmp79
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp80-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin0          #     jumps to .Ltmp82
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp83-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp84-.Ltmp83                #   Call between .Ltmp83 and .Ltmp84
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp86-.Lfunc_begin0          # >> Call Site 27 <<
	.uleb128 .Ltmp87-.Ltmp86                #   Call between .Ltmp86 and .Ltmp87
	.uleb128 .Ltmp88-.Lfunc_begin0          #     jumps to .Ltmp88
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp87-.Lfunc_begin0          # >> Call Site 28 <<
	.uleb128 .Lfunc_end2-.Ltmp87            #   Call between .Ltmp87 and .Lfunc_end2
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
	.section	.text._ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB3_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end3-_ZN11DeviceArrayI15HIP_vector_typeIiLj2EEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB4_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB4_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end4:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end4-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI3SumEC2Em,"axG",@progbits,_ZN11DeviceArrayI3SumEC2Em,comdat
	.weak	_ZN11DeviceArrayI3SumEC2Em      # -- Begin function _ZN11DeviceArrayI3SumEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayI3SumEC2Em,@function
_ZN11DeviceArrayI3SumEC2Em:             # @_ZN11DeviceArrayI3SumEC2Em
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
	shlq	$2, %rsi
	leaq	(%rsi,%rsi,2), %r14
	movq	%r14, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB5_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%rbx), %rdi
	xorl	%esi, %esi
	movq	%r14, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayI3SumEC2Em, .Lfunc_end5-_ZN11DeviceArrayI3SumEC2Em
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
	jne	.LBB6_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB6_2
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
	je	.LBB6_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB6_5
.LBB6_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB6_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp89:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp90:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB6_7
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
.LBB6_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.3(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB6_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp91:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp92:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp93:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp94:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.12(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB6_10:
.Ltmp95:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB6_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB6_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end6:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end6-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table6:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp89-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp89
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp89-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp90-.Ltmp89                #   Call between .Ltmp89 and .Ltmp90
	.uleb128 .Ltmp95-.Lfunc_begin1          #     jumps to .Ltmp95
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp90-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp91-.Ltmp90                #   Call between .Ltmp90 and .Ltmp91
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp91-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp94-.Ltmp91                #   Call between .Ltmp91 and .Ltmp94
	.uleb128 .Ltmp95-.Lfunc_begin1          #     jumps to .Ltmp95
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp94-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end6-.Ltmp94            #   Call between .Ltmp94 and .Lfunc_end6
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv,"axG",@progbits,_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv,comdat
	.weak	_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv # -- Begin function _ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv,@function
_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv: # @_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv
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
	shrq	$60, %rax
	jne	.LBB7_13
# %bb.1:                                # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EE17_S_check_init_lenEmRKS2_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB7_2
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
	je	.LBB7_5
# %bb.4:                                # %.lr.ph.preheader.i.i.i.i.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB7_5
.LBB7_2:                                # %_ZNSt12_Vector_baseI15HIP_vector_typeIiLj2EESaIS1_EEC2EmRKS2_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB7_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp96:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp97:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB7_7
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
.LBB7_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.3(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB7_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp98:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp99:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp100:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp101:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.6(%rip), %rdx
	leaq	.L.str.12(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB7_10:
.Ltmp102:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB7_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB7_12:                               # %_ZNSt6vectorI15HIP_vector_typeIiLj2EESaIS1_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end7:
	.size	_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv, .Lfunc_end7-_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv,"aG",@progbits,_ZNK11DeviceArrayI15HIP_vector_typeIiLj2EEE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table7:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp96-.Lfunc_begin2          #   Call between .Lfunc_begin2 and .Ltmp96
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp96-.Lfunc_begin2          # >> Call Site 2 <<
	.uleb128 .Ltmp97-.Ltmp96                #   Call between .Ltmp96 and .Ltmp97
	.uleb128 .Ltmp102-.Lfunc_begin2         #     jumps to .Ltmp102
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp97-.Lfunc_begin2          # >> Call Site 3 <<
	.uleb128 .Ltmp98-.Ltmp97                #   Call between .Ltmp97 and .Ltmp98
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp98-.Lfunc_begin2          # >> Call Site 4 <<
	.uleb128 .Ltmp101-.Ltmp98               #   Call between .Ltmp98 and .Ltmp101
	.uleb128 .Ltmp102-.Lfunc_begin2         #     jumps to .Ltmp102
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp101-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end7-.Ltmp101           #   Call between .Ltmp101 and .Lfunc_end7
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
.Lfunc_end8:
	.size	__clang_call_terminate, .Lfunc_end8-__clang_call_terminate
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
	movq	__hip_gpubin_handle_e75ffc7335426f01(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_e75ffc7335426f01(%rip)
.LBB9_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4movePK3SumP15HIP_vector_typeIiLj2EE@GOTPCREL(%rip), %rsi
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
.Lfunc_end9:
	.size	__hip_module_ctor, .Lfunc_end9-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_e75ffc7335426f01(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB10_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_e75ffc7335426f01(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB10_2:
	retq
.Lfunc_end10:
	.size	__hip_module_dtor, .Lfunc_end10-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum,@object # @_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.p2align	3, 0x0
_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum:
	.quad	_Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.size	_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum, 8

	.type	_Z4movePK3SumP15HIP_vector_typeIiLj2EE,@object # @_Z4movePK3SumP15HIP_vector_typeIiLj2EE
	.globl	_Z4movePK3SumP15HIP_vector_typeIiLj2EE
	.p2align	3, 0x0
_Z4movePK3SumP15HIP_vector_typeIiLj2EE:
	.quad	_Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE
	.size	_Z4movePK3SumP15HIP_vector_typeIiLj2EE, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMemset(dsums, 0, kClusters * sizeof(Sum))"
	.size	.L.str, 45

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/kmeans.hip"
	.size	.L.str.1, 26

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.2, 20

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.3, 49

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.4, 26

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
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.8, 64

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.9, 73

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.10, 63

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.11, 39

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.12, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum"
	.size	.L__unnamed_1, 46

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z4movePK3SumP15HIP_vector_typeIiLj2EE"
	.size	.L__unnamed_2, 39

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_e75ffc7335426f01
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_e75ffc7335426f01,@object # @__hip_gpubin_handle_e75ffc7335426f01
	.local	__hip_gpubin_handle_e75ffc7335426f01
	.comm	__hip_gpubin_handle_e75ffc7335426f01,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_e75ffc7335426f01,@object # @__hip_cuid_e75ffc7335426f01
	.bss
	.globl	__hip_cuid_e75ffc7335426f01
__hip_cuid_e75ffc7335426f01:
	.byte	0                               # 0x0
	.size	__hip_cuid_e75ffc7335426f01, 1

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
	.addrsig_sym _Z21__device_stub__assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.addrsig_sym _Z19__device_stub__movePK3SumP15HIP_vector_typeIiLj2EE
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum
	.addrsig_sym _Z4movePK3SumP15HIP_vector_typeIiLj2EE
	.addrsig_sym __hip_fatbin_e75ffc7335426f01
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_e75ffc7335426f01
