	.file	"histogram.hip"
	.text
	.globl	_Z24__device_stub__histogramPKhiPj # -- Begin function _Z24__device_stub__histogramPKhiPj
	.p2align	4
	.type	_Z24__device_stub__histogramPKhiPj,@function
_Z24__device_stub__histogramPKhiPj:     # @_Z24__device_stub__histogramPKhiPj
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movl	%esi, 12(%rsp)
	movq	%rdx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	64(%rsp), %rax
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
	movq	_Z9histogramPKhiPj@GOTPCREL(%rip), %rdi
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
	.size	_Z24__device_stub__histogramPKhiPj, .Lfunc_end0-_Z24__device_stub__histogramPKhiPj
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
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
	movl	$1500000, %edi                  # imm = 0x16E360
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movl	$1500000, %edx                  # imm = 0x16E360
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp0:                                 # EH_LABEL
	movl	$1024, %edi                     # imm = 0x400
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %r14
	movl	$1024, %edx                     # imm = 0x400
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp3:                                 # EH_LABEL
	movl	$1024, %edi                     # imm = 0x400
	callq	_Znwm@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.2:
	movq	%rax, %r15
	movl	$1024, %edx                     # imm = 0x400
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$7, %eax
	movl	$1, %ecx
	.p2align	4
.LBB1_3:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	movl	%edx, %esi
	shrl	$24, %esi
	shrl	$16, %edx
	andl	%esi, %edx
	incl	(%r14,%rdx,4)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %esi
	shrl	$24, %esi
	movl	%eax, %edi
	shrl	$16, %edi
	andl	%esi, %edi
	incl	(%r14,%rdi,4)
	movb	%dl, -1(%rbx,%rcx)
	movb	%dil, (%rbx,%rcx)
	addq	$2, %rcx
	cmpq	$1500001, %rcx                  # imm = 0x16E361
	jne	.LBB1_3
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	leaq	32(%rsp), %rdi
	movl	$1500000, %esi                  # imm = 0x16E360
	callq	hipMalloc@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.5:                                # %_ZL9hipMallocIhE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB1_6
# %bb.10:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp12:                                # EH_LABEL
	leaq	24(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	hipMalloc@PLT
.Ltmp13:                                # EH_LABEL
# %bb.11:                               # %_ZL9hipMallocIjE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB1_12
# %bb.15:                               # %_Z9hip_check10hipError_tPKcS1_i.exit32
	movq	32(%rsp), %rdi
.Ltmp18:                                # EH_LABEL
	movl	$1500000, %edx                  # imm = 0x16E360
	movq	%rbx, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp19:                                # EH_LABEL
# %bb.16:
	testl	%eax, %eax
	jne	.LBB1_17
# %bb.20:                               # %_Z9hip_check10hipError_tPKcS1_i.exit35
	movq	24(%rsp), %rdi
.Ltmp24:                                # EH_LABEL
	movl	$1024, %edx                     # imm = 0x400
	xorl	%esi, %esi
	callq	hipMemset@PLT
.Ltmp25:                                # EH_LABEL
# %bb.21:
	testl	%eax, %eax
	jne	.LBB1_22
# %bb.25:                               # %_Z9hip_check10hipError_tPKcS1_i.exit38
.Ltmp30:                                # EH_LABEL
	movabsq	$4294967336, %rdi               # imm = 0x100000028
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp31:                                # EH_LABEL
# %bb.26:
	testl	%eax, %eax
	jne	.LBB1_29
# %bb.27:
	movq	32(%rsp), %rax
	movq	24(%rsp), %rcx
	movq	%rax, 104(%rsp)
	movl	$1500000, 44(%rsp)              # imm = 0x16E360
	movq	%rcx, 96(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	44(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 128(%rsp)
.Ltmp32:                                # EH_LABEL
	leaq	80(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp33:                                # EH_LABEL
# %bb.28:                               # %.noexc39
	movq	56(%rsp), %rax
	movq	48(%rsp), %rdi
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp34:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z9histogramPKhiPj@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp35:                                # EH_LABEL
.LBB1_29:
.Ltmp36:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp37:                                # EH_LABEL
# %bb.30:
	testl	%eax, %eax
	jne	.LBB1_31
# %bb.34:                               # %_Z9hip_check10hipError_tPKcS1_i.exit43
	movq	24(%rsp), %rsi
.Ltmp42:                                # EH_LABEL
	movl	$1024, %edx                     # imm = 0x400
	movq	%r15, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp43:                                # EH_LABEL
# %bb.35:
	testl	%eax, %eax
	jne	.LBB1_36
# %bb.39:                               # %_Z9hip_check10hipError_tPKcS1_i.exit46
	movq	32(%rsp), %rdi
.Ltmp48:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp49:                                # EH_LABEL
# %bb.40:
	testl	%eax, %eax
	jne	.LBB1_41
# %bb.44:                               # %_Z9hip_check10hipError_tPKcS1_i.exit49
	movq	24(%rsp), %rdi
.Ltmp54:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp55:                                # EH_LABEL
# %bb.45:
	testl	%eax, %eax
	jne	.LBB1_49
# %bb.46:                               # %vector.body.preheader
	pxor	%xmm0, %xmm0
	movl	$12, %eax
	movdqa	.LCPI1_0(%rip), %xmm1           # xmm1 = [2,2,2,2]
	pxor	%xmm2, %xmm2
	.p2align	4
.LBB1_47:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqu	-48(%r15,%rax,4), %xmm3
	movdqu	-32(%r15,%rax,4), %xmm4
	movdqu	-16(%r15,%rax,4), %xmm5
	movdqu	(%r15,%rax,4), %xmm6
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
	cmpq	$268, %rax                      # imm = 0x10C
	jne	.LBB1_47
# %bb.48:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit
	paddd	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddd	%xmm0, %xmm1
	pshufd	$85, %xmm1, %xmm0               # xmm0 = xmm1[1,1,1,1]
	paddd	%xmm1, %xmm0
	movd	%xmm0, %ebp
	leaq	.L.str.9(%rip), %rdi
	movl	$1500000, %esi                  # imm = 0x16E360
	movl	$256, %edx                      # imm = 0x100
	movl	%ebp, %ecx
	xorl	%eax, %eax
	callq	printf@PLT
	xorl	%r12d, %r12d
	testl	%ebp, %ebp
	setne	%r12b
	movl	$1024, %esi                     # imm = 0x400
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	movl	$1024, %esi                     # imm = 0x400
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movl	$1500000, %esi                  # imm = 0x16E360
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movl	%r12d, %eax
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
.LBB1_6:
	.cfi_def_cfa_offset 192
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp8:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.7:                                # %.noexc
.Ltmp10:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp11:                                # EH_LABEL
# %bb.8:                                # %.noexc28
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r12, %rdi
	movl	$31, %ecx
	jmp	.LBB1_9
.LBB1_12:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp14:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp15:                                # EH_LABEL
# %bb.13:                               # %.noexc30
.Ltmp16:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp17:                                # EH_LABEL
# %bb.14:                               # %.noexc31
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%r12, %rdi
	movl	$32, %ecx
	jmp	.LBB1_9
.LBB1_17:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp20:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp21:                                # EH_LABEL
# %bb.18:                               # %.noexc33
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp23:                                # EH_LABEL
# %bb.19:                               # %.noexc34
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r12, %rdi
	movl	$33, %ecx
	jmp	.LBB1_9
.LBB1_22:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp26:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp27:                                # EH_LABEL
# %bb.23:                               # %.noexc36
.Ltmp28:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp29:                                # EH_LABEL
# %bb.24:                               # %.noexc37
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%r12, %rdi
	movl	$34, %ecx
	jmp	.LBB1_9
.LBB1_31:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp38:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp39:                                # EH_LABEL
# %bb.32:                               # %.noexc41
.Ltmp40:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp41:                                # EH_LABEL
# %bb.33:                               # %.noexc42
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r12, %rdi
	movl	$36, %ecx
	jmp	.LBB1_9
.LBB1_36:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp44:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp45:                                # EH_LABEL
# %bb.37:                               # %.noexc44
.Ltmp46:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp47:                                # EH_LABEL
# %bb.38:                               # %.noexc45
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%r12, %rdi
	movl	$37, %ecx
	jmp	.LBB1_9
.LBB1_41:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp50:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp51:                                # EH_LABEL
# %bb.42:                               # %.noexc47
.Ltmp52:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp53:                                # EH_LABEL
# %bb.43:                               # %.noexc48
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r12, %rdi
	movl	$38, %ecx
	jmp	.LBB1_9
.LBB1_49:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r12
.Ltmp56:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp57:                                # EH_LABEL
# %bb.50:                               # %.noexc50
.Ltmp58:                                # EH_LABEL
	movq	%rax, %r13
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp59:                                # EH_LABEL
# %bb.51:                               # %.noexc51
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r12, %rdi
	movl	$39, %ecx
.LBB1_9:                                # %.noexc28
	movq	%r13, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_52:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB1_53
.LBB1_56:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r12
	jmp	.LBB1_54
.LBB1_55:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit
.Ltmp60:                                # EH_LABEL
	movq	%rax, %r12
	movl	$1024, %esi                     # imm = 0x400
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB1_53:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit59
	movl	$1024, %esi                     # imm = 0x400
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB1_54:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit61
	movl	$1500000, %esi                  # imm = 0x16E360
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
	.uleb128 .Ltmp59-.Ltmp6                 #   Call between .Ltmp6 and .Ltmp59
	.uleb128 .Ltmp60-.Lfunc_begin0          #     jumps to .Ltmp60
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Lfunc_end1-.Ltmp59            #   Call between .Ltmp59 and .Lfunc_end1
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
	movq	__hip_gpubin_handle_3ddc86a9477c7f11(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB2_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_3ddc86a9477c7f11(%rip)
.LBB2_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9histogramPKhiPj@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_3ddc86a9477c7f11(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB3_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_3ddc86a9477c7f11(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB3_2:
	retq
.Lfunc_end3:
	.size	__hip_module_dtor, .Lfunc_end3-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z9histogramPKhiPj,@object      # @_Z9histogramPKhiPj
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z9histogramPKhiPj
	.p2align	3, 0x0
_Z9histogramPKhiPj:
	.quad	_Z24__device_stub__histogramPKhiPj
	.size	_Z9histogramPKhiPj, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&ddata, n)"
	.size	.L.str, 21

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/histogram.hip"
	.size	.L.str.1, 23

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMalloc(&dbins, kBins * sizeof(unsigned))"
	.size	.L.str.2, 44

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMemcpy(ddata, data.data(), n, hipMemcpyHostToDevice)"
	.size	.L.str.3, 56

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipMemset(dbins, 0, kBins * sizeof(unsigned))"
	.size	.L.str.4, 46

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipGetLastError()"
	.size	.L.str.5, 18

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMemcpy(bins.data(), dbins, kBins * sizeof(unsigned), hipMemcpyDeviceToHost)"
	.size	.L.str.6, 79

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipFree(ddata)"
	.size	.L.str.7, 15

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipFree(dbins)"
	.size	.L.str.8, 15

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%d bytes in %d bins, %d wrong\n"
	.size	.L.str.9, 31

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.10, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z9histogramPKhiPj"
	.size	.L__unnamed_1, 19

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_3ddc86a9477c7f11
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_3ddc86a9477c7f11,@object # @__hip_gpubin_handle_3ddc86a9477c7f11
	.local	__hip_gpubin_handle_3ddc86a9477c7f11
	.comm	__hip_gpubin_handle_3ddc86a9477c7f11,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_3ddc86a9477c7f11,@object # @__hip_cuid_3ddc86a9477c7f11
	.bss
	.globl	__hip_cuid_3ddc86a9477c7f11
__hip_cuid_3ddc86a9477c7f11:
	.byte	0                               # 0x0
	.size	__hip_cuid_3ddc86a9477c7f11, 1

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
	.addrsig_sym _Z24__device_stub__histogramPKhiPj
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z9histogramPKhiPj
	.addrsig_sym __hip_fatbin_3ddc86a9477c7f11
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_3ddc86a9477c7f11
