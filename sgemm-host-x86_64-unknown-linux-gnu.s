	.file	"sgemm.hip"
	.text
	.globl	_Z20__device_stub__sgemmiiifPKfS0_fPf # -- Begin function _Z20__device_stub__sgemmiiifPKfS0_fPf
	.p2align	4
	.type	_Z20__device_stub__sgemmiiifPKfS0_fPf,@function
_Z20__device_stub__sgemmiiifPKfS0_fPf:  # @_Z20__device_stub__sgemmiiifPKfS0_fPf
	.cfi_startproc
# %bb.0:
	subq	$168, %rsp
	.cfi_def_cfa_offset 176
	movl	%edi, 20(%rsp)
	movl	%esi, 16(%rsp)
	movl	%edx, 12(%rsp)
	movss	%xmm0, 8(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%r8, 80(%rsp)
	movss	%xmm1, 4(%rsp)
	movq	%r9, 72(%rsp)
	leaq	20(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	16(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	8(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	88(%rsp), %rax
	movq	%rax, 128(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 136(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	56(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	24(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
	movq	_Z5sgemmiiifPKfS0_fPf@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$184, %rsp
	.cfi_adjust_cfa_offset -184
	retq
.Lfunc_end0:
	.size	_Z20__device_stub__sgemmiiifPKfS0_fPf, .Lfunc_end0-_Z20__device_stub__sgemmiiifPKfS0_fPf
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0                          # -- Begin function main
.LCPI1_0:
	.long	0x33800000                      # float 5.96046448E-8
.LCPI1_1:
	.long	0xbf000000                      # float -0.5
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_2:
	.quad	0x3ff4000000000000              # double 1.25
.LCPI1_3:
	.quad	0xbfe0000000000000              # double -0.5
.LCPI1_5:
	.quad	0x3f1a36e2eb1c432d              # double 1.0E-4
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI1_4:
	.quad	0x7fffffffffffffff              # double NaN
	.quad	0x7fffffffffffffff              # double NaN
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
	movl	$136000, %edi                   # imm = 0x21340
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movl	$136000, %edx                   # imm = 0x21340
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp0:                                 # EH_LABEL
	movl	$122400, %edi                   # imm = 0x1DE20
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, %r14
	movl	$122400, %edx                   # imm = 0x1DE20
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp3:                                 # EH_LABEL
	movl	$144000, %edi                   # imm = 0x23280
	callq	_Znwm@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.2:
	movq	%rax, %r15
	movl	$144000, %edx                   # imm = 0x23280
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp6:                                 # EH_LABEL
	movl	$144000, %edi                   # imm = 0x23280
	callq	_Znwm@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.3:                                # %.lr.ph.preheader
	movq	%rax, %r12
	movl	$144000, %edx                   # imm = 0x23280
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$11, %eax
	movl	$4, %ecx
	movss	.LCPI1_0(%rip), %xmm0           # xmm0 = [5.96046448E-8,0.0E+0,0.0E+0,0.0E+0]
	movss	.LCPI1_1(%rip), %xmm1           # xmm1 = [-5.0E-1,0.0E+0,0.0E+0,0.0E+0]
	.p2align	4
.LBB1_4:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$136004, %rcx                   # imm = 0x21344
	jne	.LBB1_4
# %bb.5:                                # %.lr.ph.1.preheader
	movl	$4, %ecx
	.p2align	4
.LBB1_6:                                # %.lr.ph.1
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, -4(%r14,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, (%r14,%rcx)
	addq	$8, %rcx
	cmpq	$122404, %rcx                   # imm = 0x1DE24
	jne	.LBB1_6
# %bb.7:                                # %.lr.ph.2.preheader
	movl	$4, %ecx
	.p2align	4
.LBB1_8:                                # %.lr.ph.2
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, -4(%r15,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%edx, %xmm2
	mulss	%xmm0, %xmm2
	addss	%xmm1, %xmm2
	movss	%xmm2, (%r15,%rcx)
	addq	$8, %rcx
	cmpq	$144004, %rcx                   # imm = 0x23284
	jne	.LBB1_8
# %bb.9:                                # %._crit_edge.2
.Ltmp9:                                 # EH_LABEL
	leaq	56(%rsp), %rdi
	movl	$136000, %esi                   # imm = 0x21340
	callq	hipMalloc@PLT
.Ltmp10:                                # EH_LABEL
# %bb.10:                               # %_ZL9hipMallocIfE10hipError_tPPT_m.exit
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_11
# %bb.18:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp15:                                # EH_LABEL
	leaq	48(%rsp), %rdi
	movl	$122400, %esi                   # imm = 0x1DE20
	callq	hipMalloc@PLT
.Ltmp16:                                # EH_LABEL
# %bb.19:                               # %_ZL9hipMallocIfE10hipError_tPPT_m.exit76
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_20
# %bb.23:                               # %_Z9hip_check10hipError_tPKcS1_i.exit79
.Ltmp21:                                # EH_LABEL
	leaq	40(%rsp), %rdi
	movl	$144000, %esi                   # imm = 0x23280
	callq	hipMalloc@PLT
.Ltmp22:                                # EH_LABEL
# %bb.24:                               # %_ZL9hipMallocIfE10hipError_tPPT_m.exit81
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_25
# %bb.28:                               # %_Z9hip_check10hipError_tPKcS1_i.exit84
	movq	56(%rsp), %rdi
.Ltmp27:                                # EH_LABEL
	movl	$136000, %edx                   # imm = 0x21340
	movq	%rbx, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp28:                                # EH_LABEL
# %bb.29:
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_30
# %bb.33:                               # %_Z9hip_check10hipError_tPKcS1_i.exit87
	movq	48(%rsp), %rdi
.Ltmp33:                                # EH_LABEL
	movl	$122400, %edx                   # imm = 0x1DE20
	movq	%r14, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp34:                                # EH_LABEL
# %bb.34:
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_35
# %bb.38:                               # %_Z9hip_check10hipError_tPKcS1_i.exit90
	movq	40(%rsp), %rdi
.Ltmp39:                                # EH_LABEL
	movl	$144000, %edx                   # imm = 0x23280
	movq	%r15, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp40:                                # EH_LABEL
# %bb.39:
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_40
# %bb.43:                               # %_Z9hip_check10hipError_tPKcS1_i.exit93
.Ltmp46:                                # EH_LABEL
	movabsq	$17179869187, %rdi              # imm = 0x400000003
	movabsq	$68719476752, %rdx              # imm = 0x1000000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp47:                                # EH_LABEL
# %bb.44:
	testl	%eax, %eax
	jne	.LBB1_47
# %bb.45:
	movq	56(%rsp), %rax
	movq	48(%rsp), %rcx
	movq	40(%rsp), %rdx
	movl	$200, 84(%rsp)
	movl	$180, 80(%rsp)
	movl	$170, 76(%rsp)
	movl	$1067450368, 72(%rsp)           # imm = 0x3FA00000
	movq	%rax, 152(%rsp)
	movq	%rcx, 144(%rsp)
	movl	$-1090519040, 68(%rsp)          # imm = 0xBF000000
	movq	%rdx, 136(%rsp)
	leaq	84(%rsp), %rax
	movq	%rax, 160(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	76(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 184(%rsp)
	leaq	152(%rsp), %rax
	movq	%rax, 192(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 200(%rsp)
	leaq	68(%rsp), %rax
	movq	%rax, 208(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 216(%rsp)
.Ltmp48:                                # EH_LABEL
	leaq	120(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	96(%rsp), %rdx
	leaq	88(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp49:                                # EH_LABEL
# %bb.46:                               # %.noexc94
	movq	96(%rsp), %rax
	movq	88(%rsp), %rdi
	movq	120(%rsp), %rsi
	movl	128(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp50:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z5sgemmiiifPKfS0_fPf@GOTPCREL(%rip), %rdi
	leaq	160(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp51:                                # EH_LABEL
.LBB1_47:
.Ltmp52:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp53:                                # EH_LABEL
# %bb.48:
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_49
# %bb.52:                               # %_Z9hip_check10hipError_tPKcS1_i.exit98
	movq	40(%rsp), %rsi
.Ltmp58:                                # EH_LABEL
	movl	$144000, %edx                   # imm = 0x23280
	movq	%r12, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp59:                                # EH_LABEL
# %bb.53:
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_54
# %bb.68:                               # %_Z9hip_check10hipError_tPKcS1_i.exit101
	movq	56(%rsp), %rdi
	movq	48(%rsp), %rbp
	movq	40(%rsp), %r13
.Ltmp65:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp66:                                # EH_LABEL
# %bb.69:                               # %_Z9hip_check10hipError_tPKcS1_i.exit104
	testl	%eax, %eax
	jne	.LBB1_70
# %bb.57:
.Ltmp67:                                # EH_LABEL
	movq	%rbp, %rdi
	callq	hipFree@PLT
.Ltmp68:                                # EH_LABEL
# %bb.58:                               # %_Z9hip_check10hipError_tPKcS1_i.exit104.1
	testl	%eax, %eax
	jne	.LBB1_70
# %bb.59:
.Ltmp69:                                # EH_LABEL
	movq	%r13, %rdi
	callq	hipFree@PLT
.Ltmp70:                                # EH_LABEL
# %bb.60:                               # %_Z9hip_check10hipError_tPKcS1_i.exit104.2
	testl	%eax, %eax
	jne	.LBB1_70
# %bb.61:                               # %.preheader140.preheader
	xorps	%xmm0, %xmm0
	xorl	%eax, %eax
	movsd	.LCPI1_2(%rip), %xmm1           # xmm1 = [1.25E+0,0.0E+0]
	movsd	.LCPI1_3(%rip), %xmm2           # xmm2 = [-5.0E-1,0.0E+0]
	movapd	.LCPI1_4(%rip), %xmm3           # xmm3 = [NaN,NaN]
	movq	%rbx, %rcx
	.p2align	4
.LBB1_62:                               # %.preheader140
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_63 Depth 2
                                        #       Child Loop BB1_64 Depth 3
	imulq	$180, %rax, %rdx
	movq	%r14, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB1_63:                               # %.preheader
                                        #   Parent Loop BB1_62 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_64 Depth 3
	xorpd	%xmm4, %xmm4
	movl	$1, %r8d
	movq	%rsi, %r9
	.p2align	4
.LBB1_64:                               #   Parent Loop BB1_62 Depth=1
                                        #     Parent Loop BB1_63 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movss	-4(%rcx,%r8,4), %xmm5           # xmm5 = mem[0],zero,zero,zero
	cvtss2sd	%xmm5, %xmm5
	movss	(%rcx,%r8,4), %xmm6             # xmm6 = mem[0],zero,zero,zero
	movss	(%r9), %xmm7                    # xmm7 = mem[0],zero,zero,zero
	cvtss2sd	%xmm7, %xmm7
	mulsd	%xmm5, %xmm7
	addsd	%xmm4, %xmm7
	xorps	%xmm5, %xmm5
	cvtss2sd	%xmm6, %xmm5
	movss	720(%r9), %xmm4                 # xmm4 = mem[0],zero,zero,zero
	cvtss2sd	%xmm4, %xmm4
	mulsd	%xmm5, %xmm4
	addsd	%xmm7, %xmm4
	addq	$2, %r8
	addq	$1440, %r9                      # imm = 0x5A0
	cmpq	$171, %r8
	jne	.LBB1_64
# %bb.65:                               #   in Loop: Header=BB1_63 Depth=2
	leaq	(%rdi,%rdx), %r8
	movss	(%r15,%r8,4), %xmm5             # xmm5 = mem[0],zero,zero,zero
	cvtss2sd	%xmm5, %xmm5
	mulsd	%xmm1, %xmm4
	mulsd	%xmm2, %xmm5
	addsd	%xmm4, %xmm5
	movss	(%r12,%r8,4), %xmm4             # xmm4 = mem[0],zero,zero,zero
	cvtss2sd	%xmm4, %xmm4
	subsd	%xmm5, %xmm4
	andpd	%xmm3, %xmm4
	movaps	%xmm0, %xmm6
	cmpunordsd	%xmm0, %xmm6
	movapd	%xmm6, %xmm5
	andpd	%xmm0, %xmm6
	maxsd	%xmm4, %xmm0
	andnpd	%xmm0, %xmm5
	orpd	%xmm5, %xmm6
	movapd	%xmm6, %xmm0
	incq	%rdi
	addq	$4, %rsi
	cmpq	$180, %rdi
	jne	.LBB1_63
# %bb.66:                               #   in Loop: Header=BB1_62 Depth=1
	incq	%rax
	addq	$680, %rcx                      # imm = 0x2A8
	cmpq	$200, %rax
	jne	.LBB1_62
# %bb.67:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit110
	leaq	.L.str.10(%rip), %rdi
	movl	$200, %esi
	movl	$180, %edx
	movl	$170, %ecx
	movb	$1, %al
	movapd	%xmm6, 16(%rsp)                 # 16-byte Spill
	callq	printf@PLT
	movl	$144000, %esi                   # imm = 0x23280
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
	movl	$144000, %esi                   # imm = 0x23280
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	movl	$122400, %esi                   # imm = 0x1DE20
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movl	$136000, %esi                   # imm = 0x21340
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movsd	.LCPI1_5(%rip), %xmm0           # xmm0 = [1.0E-4,0.0E+0]
	xorl	%eax, %eax
	ucomisd	16(%rsp), %xmm0                 # 16-byte Folded Reload
	setbe	%al
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
.LBB1_70:
	.cfi_def_cfa_offset 288
	movl	%eax, %r13d
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp72:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp73:                                # EH_LABEL
# %bb.71:                               # %.noexc102
.Ltmp74:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp75:                                # EH_LABEL
# %bb.72:                               # %.noexc103
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$60, %ecx
	jmp	.LBB1_14
.LBB1_11:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp11:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp12:                                # EH_LABEL
# %bb.12:                               # %.noexc
.Ltmp13:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp14:                                # EH_LABEL
# %bb.13:                               # %.noexc74
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$50, %ecx
	jmp	.LBB1_14
.LBB1_20:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp17:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp18:                                # EH_LABEL
# %bb.21:                               # %.noexc77
.Ltmp19:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp20:                                # EH_LABEL
# %bb.22:                               # %.noexc78
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$51, %ecx
	jmp	.LBB1_14
.LBB1_25:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp23:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp24:                                # EH_LABEL
# %bb.26:                               # %.noexc82
.Ltmp25:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp26:                                # EH_LABEL
# %bb.27:                               # %.noexc83
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$52, %ecx
	jmp	.LBB1_14
.LBB1_30:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp29:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp30:                                # EH_LABEL
# %bb.31:                               # %.noexc85
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp32:                                # EH_LABEL
# %bb.32:                               # %.noexc86
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$53, %ecx
	jmp	.LBB1_14
.LBB1_35:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp35:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp36:                                # EH_LABEL
# %bb.36:                               # %.noexc88
.Ltmp37:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp38:                                # EH_LABEL
# %bb.37:                               # %.noexc89
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$54, %ecx
	jmp	.LBB1_14
.LBB1_40:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp41:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp42:                                # EH_LABEL
# %bb.41:                               # %.noexc91
.Ltmp43:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp44:                                # EH_LABEL
# %bb.42:                               # %.noexc92
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$55, %ecx
	jmp	.LBB1_14
.LBB1_49:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp54:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp55:                                # EH_LABEL
# %bb.50:                               # %.noexc96
.Ltmp56:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp57:                                # EH_LABEL
# %bb.51:                               # %.noexc97
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$58, %ecx
	jmp	.LBB1_14
.LBB1_54:
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
.Ltmp60:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp61:                                # EH_LABEL
# %bb.55:                               # %.noexc99
.Ltmp62:                                # EH_LABEL
	movq	%rax, %rbp
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp63:                                # EH_LABEL
# %bb.56:                               # %.noexc100
	movq	%rax, (%rsp)
	leaq	.L.str.11(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movl	$59, %ecx
.LBB1_14:                               # %.noexc74
	movq	%rbp, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_17:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %r13
	jmp	.LBB1_77
.LBB1_16:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %r13
	jmp	.LBB1_78
.LBB1_15:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %r13
	jmp	.LBB1_79
.LBB1_74:                               # %.loopexit.split-lp
.Ltmp76:                                # EH_LABEL
	jmp	.LBB1_76
.LBB1_73:                               # %.loopexit
.Ltmp71:                                # EH_LABEL
	jmp	.LBB1_76
.LBB1_80:
.Ltmp64:                                # EH_LABEL
	jmp	.LBB1_76
.LBB1_75:
.Ltmp45:                                # EH_LABEL
.LBB1_76:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit112
	movq	%rax, %r13
	movl	$144000, %esi                   # imm = 0x23280
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
.LBB1_77:
	movl	$144000, %esi                   # imm = 0x23280
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB1_78:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit114
	movl	$122400, %esi                   # imm = 0x1DE20
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB1_79:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit118
	movl	$136000, %esi                   # imm = 0x21340
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r13, %rdi
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
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp7-.Lfunc_begin0           # >> Call Site 7 <<
	.uleb128 .Ltmp9-.Ltmp7                  #   Call between .Ltmp7 and .Ltmp9
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 8 <<
	.uleb128 .Ltmp40-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp40
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp59-.Ltmp46                #   Call between .Ltmp46 and .Ltmp59
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp70-.Ltmp65                #   Call between .Ltmp65 and .Ltmp70
	.uleb128 .Ltmp71-.Lfunc_begin0          #     jumps to .Ltmp71
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp72-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp75-.Ltmp72                #   Call between .Ltmp72 and .Ltmp75
	.uleb128 .Ltmp76-.Lfunc_begin0          #     jumps to .Ltmp76
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp11-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp44-.Ltmp11                #   Call between .Ltmp11 and .Ltmp44
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp63-.Ltmp54                #   Call between .Ltmp54 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Lfunc_end1-.Ltmp63            #   Call between .Ltmp63 and .Lfunc_end1
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
	movq	__hip_gpubin_handle_13e532884b0bdb5e(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB2_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_13e532884b0bdb5e(%rip)
.LBB2_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5sgemmiiifPKfS0_fPf@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_13e532884b0bdb5e(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB3_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_13e532884b0bdb5e(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB3_2:
	retq
.Lfunc_end3:
	.size	__hip_module_dtor, .Lfunc_end3-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5sgemmiiifPKfS0_fPf,@object   # @_Z5sgemmiiifPKfS0_fPf
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5sgemmiiifPKfS0_fPf
	.p2align	3, 0x0
_Z5sgemmiiifPKfS0_fPf:
	.quad	_Z20__device_stub__sgemmiiifPKfS0_fPf
	.size	_Z5sgemmiiifPKfS0_fPf, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&da, a.size() * sizeof(float))"
	.size	.L.str, 41

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/sgemm.hip"
	.size	.L.str.1, 19

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
	.asciz	"hipMemcpy(dc, c.data(), c.size() * sizeof(float), hipMemcpyHostToDevice)"
	.size	.L.str.6, 73

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipGetLastError()"
	.size	.L.str.7, 18

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMemcpy(result.data(), dc, c.size() * sizeof(float), hipMemcpyDeviceToHost)"
	.size	.L.str.8, 78

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipFree(p)"
	.size	.L.str.9, 11

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%d x %d x %d, largest error %.1e\n"
	.size	.L.str.10, 34

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.11, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z5sgemmiiifPKfS0_fPf"
	.size	.L__unnamed_1, 22

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_13e532884b0bdb5e
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_13e532884b0bdb5e,@object # @__hip_gpubin_handle_13e532884b0bdb5e
	.local	__hip_gpubin_handle_13e532884b0bdb5e
	.comm	__hip_gpubin_handle_13e532884b0bdb5e,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_13e532884b0bdb5e,@object # @__hip_cuid_13e532884b0bdb5e
	.bss
	.globl	__hip_cuid_13e532884b0bdb5e
__hip_cuid_13e532884b0bdb5e:
	.byte	0                               # 0x0
	.size	__hip_cuid_13e532884b0bdb5e, 1

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
	.addrsig_sym _Z20__device_stub__sgemmiiifPKfS0_fPf
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5sgemmiiifPKfS0_fPf
	.addrsig_sym __hip_fatbin_13e532884b0bdb5e
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_13e532884b0bdb5e
