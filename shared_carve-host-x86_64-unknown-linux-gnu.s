	.file	"shared_carve.hip"
	.text
	.globl	_Z20__device_stub__carvePKiPdii # -- Begin function _Z20__device_stub__carvePKiPdii
	.p2align	4
	.type	_Z20__device_stub__carvePKiPdii,@function
_Z20__device_stub__carvePKiPdii:        # @_Z20__device_stub__carvePKiPdii
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
	movq	_Z5carvePKiPdii@GOTPCREL(%rip), %rdi
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
	.size	_Z20__device_stub__carvePKiPdii, .Lfunc_end0-_Z20__device_stub__carvePKiPdii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.long	3                               # 0x3
	.long	4                               # 0x4
	.long	7                               # 0x7
	.long	12                              # 0xc
.LCPI1_1:
	.long	19                              # 0x13
	.long	28                              # 0x1c
	.long	39                              # 0x27
	.long	52                              # 0x34
.LCPI1_2:
	.long	67                              # 0x43
	.long	84                              # 0x54
	.long	103                             # 0x67
	.long	124                             # 0x7c
.LCPI1_3:
	.long	147                             # 0x93
	.long	172                             # 0xac
	.long	199                             # 0xc7
	.long	228                             # 0xe4
.LCPI1_4:
	.long	259                             # 0x103
	.long	292                             # 0x124
	.long	327                             # 0x147
	.long	364                             # 0x16c
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI1_5:
	.quad	0x3fe0000000000000              # double 0.5
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
	subq	$248, %rsp
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$80, %edi
	callq	_Znwm@PLT
	movq	%rax, 56(%rsp)
	leaq	80(%rax), %rcx
	movq	%rcx, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movaps	.LCPI1_0(%rip), %xmm0           # xmm0 = [3,4,7,12]
	movups	%xmm0, (%rax)
	movaps	.LCPI1_1(%rip), %xmm0           # xmm0 = [19,28,39,52]
	movups	%xmm0, 16(%rax)
	movaps	.LCPI1_2(%rip), %xmm0           # xmm0 = [67,84,103,124]
	movups	%xmm0, 32(%rax)
	movaps	.LCPI1_3(%rip), %xmm0           # xmm0 = [147,172,199,228]
	movups	%xmm0, 48(%rax)
	movapd	.LCPI1_4(%rip), %xmm0           # xmm0 = [259,292,327,364]
	movupd	%xmm0, 64(%rax)
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	168(%rsp), %rdi
	leaq	56(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.1:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	movl	$80, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.2:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967424, %rdx               # imm = 0x100000080
	movl	$501, %r8d                      # imm = 0x1F5
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.3:
	testl	%eax, %eax
	jne	.LBB1_6
# %bb.4:
	movq	168(%rsp), %rax
	movq	112(%rsp), %rcx
	movq	%rax, 240(%rsp)
	movq	%rcx, 232(%rsp)
	movl	$20, 28(%rsp)
	movl	$101, 24(%rsp)
	leaq	240(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	232(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	28(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 104(%rsp)
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	216(%rsp), %rdi
	leaq	200(%rsp), %rsi
	leaq	192(%rsp), %rdx
	leaq	184(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.5:                                # %.noexc
	movq	216(%rsp), %rsi
	movl	224(%rsp), %edx
	movq	200(%rsp), %rcx
	movl	208(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5carvePKiPdii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	184(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	200(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
.LBB1_6:
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	112(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp14:                                # EH_LABEL
# %bb.7:                                # %.preheader61
	movq	80(%rsp), %rax
	movq	%rax, 48(%rsp)                  # 8-byte Spill
	movq	56(%rsp), %rax
	addq	$4, %rax
	movq	%rax, 40(%rsp)                  # 8-byte Spill
	movl	$1, %r9d
	movl	$81, %r11d
	movl	$61, %r10d
	movl	$41, %ebp
	movl	$21, %r12d
	xorl	%r14d, %r14d
	movsd	.LCPI1_5(%rip), %xmm0           # xmm0 = [5.0E-1,0.0E+0]
	xorl	%eax, %eax
	jmp	.LBB1_9
	.p2align	4
.LBB1_8:                                #   in Loop: Header=BB1_9 Depth=1
	addq	$160, 48(%rsp)                  # 8-byte Folded Spill
	addq	$4, 40(%rsp)                    # 8-byte Folded Spill
	movq	32(%rsp), %r9                   # 8-byte Reload
	incq	%r9
	movl	8(%rsp), %r11d                  # 4-byte Reload
	incl	%r11d
	movl	4(%rsp), %r10d                  # 4-byte Reload
	incl	%r10d
	movl	12(%rsp), %ebp                  # 4-byte Reload
	incl	%ebp
	movl	16(%rsp), %r12d                 # 4-byte Reload
	incl	%r12d
	movq	128(%rsp), %rax                 # 8-byte Reload
	cmpq	$4, %rax
	je	.LBB1_25
.LBB1_9:                                # %.preheader60
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_11 Depth 2
	incq	%rax
	movq	%rax, 128(%rsp)                 # 8-byte Spill
	movl	$80, %ecx
	movl	$60, %esi
	movl	$40, %edi
	movl	$20, %r8d
	movl	%r12d, 16(%rsp)                 # 4-byte Spill
	movl	%r9d, %r13d
	movl	%ebp, 12(%rsp)                  # 4-byte Spill
	movl	%r10d, 4(%rsp)                  # 4-byte Spill
	movl	%r10d, 20(%rsp)                 # 4-byte Spill
	movl	%r11d, 8(%rsp)                  # 4-byte Spill
	movq	%r9, 32(%rsp)                   # 8-byte Spill
	xorl	%ebx, %ebx
	jmp	.LBB1_11
	.p2align	4
.LBB1_10:                               #   in Loop: Header=BB1_11 Depth=2
	xorps	%xmm1, %xmm1
	cvtsi2sd	%eax, %xmm1
	xorps	%xmm2, %xmm2
	cvtsi2sdl	(%r15,%rbx,4), %xmm2
	mulsd	%xmm0, %xmm2
	addsd	%xmm1, %xmm2
	movq	48(%rsp), %rax                  # 8-byte Reload
	cmpneqsd	(%rax,%rbx,8), %xmm2
	movq	%xmm2, %rax
	movq	160(%rsp), %r14                 # 8-byte Reload
	subq	%rax, %r14
	incq	%rbx
	incq	%r9
	incq	%rcx
	incl	%r11d
	incl	20(%rsp)                        # 4-byte Folded Spill
	incq	%rsi
	incl	%ebp
	incq	%rdi
	incl	%r13d
	incl	%r12d
	incq	%r8
	cmpq	$20, %rbx
	je	.LBB1_8
.LBB1_11:                               # %.preheader
                                        #   Parent Loop BB1_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	%r14, 160(%rsp)                 # 8-byte Spill
	movzbl	%bl, %eax
	imull	$171, %eax, %eax
	shrl	$9, %eax
	leal	(%rax,%rax,2), %r14d
	movq	%r9, %rax
	movabsq	$-3689348814741910323, %rdx     # imm = 0xCCCCCCCCCCCCCCCD
	mulq	%rdx
	movq	%rdx, %r15
	movq	%rcx, %rax
	movabsq	$-6148914691236517205, %r10     # imm = 0xAAAAAAAAAAAAAAAB
	mulq	%r10
	movq	%rdx, 136(%rsp)                 # 8-byte Spill
	movq	%rsi, %rax
	mulq	%r10
	movq	%rdx, 144(%rsp)                 # 8-byte Spill
	movq	%rdi, %rax
	mulq	%r10
	movq	%rdx, 152(%rsp)                 # 8-byte Spill
	movq	%r8, %rax
	mulq	%r10
	negl	%r14d
	xorl	%eax, %eax
	addb	%bl, %r14b
	jne	.LBB1_13
# %bb.12:                               #   in Loop: Header=BB1_11 Depth=2
	movl	%r13d, %eax
	movl	$3435973837, %r10d              # imm = 0xCCCCCCCD
	imulq	%r10, %rax
	shrq	$36, %rax
	shll	$2, %eax
	leal	(%rax,%rax,4), %r14d
	movq	32(%rsp), %rax                  # 8-byte Reload
                                        # kill: def $eax killed $eax killed $rax def $rax
	subl	%r14d, %eax
	addl	%ebx, %eax
.LBB1_13:                               #   in Loop: Header=BB1_11 Depth=2
	andq	$-16, %r15
	leaq	(%r15,%r15,4), %r14
	movq	40(%rsp), %r15                  # 8-byte Reload
	subq	%r14, %r15
	cmpq	$80, %rbx
	ja	.LBB1_10
# %bb.14:                               #   in Loop: Header=BB1_11 Depth=2
	shrq	%rdx
	leaq	(%rdx,%rdx,2), %rdx
	addq	$-20, %rdx
	cmpb	%bl, %dl
	jne	.LBB1_16
# %bb.15:                               #   in Loop: Header=BB1_11 Depth=2
	movl	%r12d, %edx
	movl	$3435973837, %r10d              # imm = 0xCCCCCCCD
	imulq	%r10, %rdx
	shrq	$36, %rdx
	shll	$2, %edx
	leal	(%rdx,%rdx,4), %edx
	movl	16(%rsp), %r14d                 # 4-byte Reload
                                        # kill: def $r14d killed $r14d def $r14
	subl	%edx, %r14d
	addl	%ebx, %eax
	addl	%eax, %r14d
	movl	%r14d, %eax
.LBB1_16:                               #   in Loop: Header=BB1_11 Depth=2
	cmpq	$60, %rbx
	ja	.LBB1_10
# %bb.17:                               #   in Loop: Header=BB1_11 Depth=2
	movq	152(%rsp), %rdx                 # 8-byte Reload
	shrq	%rdx
	leaq	(%rdx,%rdx,2), %rdx
	addq	$-40, %rdx
	cmpb	%bl, %dl
	jne	.LBB1_19
# %bb.18:                               #   in Loop: Header=BB1_11 Depth=2
	movl	%ebp, %edx
	movl	$3435973837, %r10d              # imm = 0xCCCCCCCD
	imulq	%r10, %rdx
	shrq	$36, %rdx
	shll	$2, %edx
	leal	(%rdx,%rdx,4), %edx
	movl	12(%rsp), %r14d                 # 4-byte Reload
                                        # kill: def $r14d killed $r14d def $r14
	subl	%edx, %r14d
	addl	%ebx, %eax
	addl	%eax, %r14d
	movl	%r14d, %eax
.LBB1_19:                               #   in Loop: Header=BB1_11 Depth=2
	cmpq	$40, %rbx
	ja	.LBB1_10
# %bb.20:                               #   in Loop: Header=BB1_11 Depth=2
	movq	144(%rsp), %rdx                 # 8-byte Reload
	shrq	%rdx
	leaq	(%rdx,%rdx,2), %rdx
	addq	$-60, %rdx
	cmpb	%bl, %dl
	jne	.LBB1_22
# %bb.21:                               #   in Loop: Header=BB1_11 Depth=2
	movl	20(%rsp), %edx                  # 4-byte Reload
	movl	$3435973837, %r10d              # imm = 0xCCCCCCCD
	imulq	%r10, %rdx
	shrq	$36, %rdx
	shll	$2, %edx
	leal	(%rdx,%rdx,4), %edx
	movl	4(%rsp), %r14d                  # 4-byte Reload
                                        # kill: def $r14d killed $r14d def $r14
	subl	%edx, %r14d
	addl	%ebx, %eax
	addl	%eax, %r14d
	movl	%r14d, %eax
.LBB1_22:                               #   in Loop: Header=BB1_11 Depth=2
	cmpq	$20, %rbx
	ja	.LBB1_10
# %bb.23:                               #   in Loop: Header=BB1_11 Depth=2
	movq	136(%rsp), %rdx                 # 8-byte Reload
	shrq	%rdx
	leaq	(%rdx,%rdx,2), %rdx
	addq	$-80, %rdx
	cmpb	%bl, %dl
	jne	.LBB1_10
# %bb.24:                               #   in Loop: Header=BB1_11 Depth=2
	movl	%r11d, %edx
	movl	$3435973837, %r10d              # imm = 0xCCCCCCCD
	imulq	%r10, %rdx
	shrq	$36, %rdx
	shll	$2, %edx
	leal	(%rdx,%rdx,4), %edx
	movl	8(%rsp), %r14d                  # 4-byte Reload
                                        # kill: def $r14d killed $r14d def $r14
	subl	%edx, %r14d
	addl	%ebx, %eax
	addl	%eax, %r14d
	movl	%r14d, %eax
	jmp	.LBB1_10
.LBB1_25:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp17:                                # EH_LABEL
# %bb.26:                               # %.noexc46
	testl	%eax, %eax
	jne	.LBB1_34
# %bb.27:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$80, %esi
	movq	%r14, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_29
# %bb.28:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_29:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	112(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
# %bb.30:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	168(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
# %bb.31:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	56(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_33
# %bb.32:
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_33:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	xorl	%eax, %eax
	testq	%r14, %r14
	setne	%al
	addq	$248, %rsp
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
.LBB1_34:
	.cfi_def_cfa_offset 304
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp19:                                # EH_LABEL
# %bb.35:                               # %.noexc47
.Ltmp20:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp21:                                # EH_LABEL
# %bb.36:                               # %.noexc48
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
.LBB1_37:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_38:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_39:
.Ltmp15:                                # EH_LABEL
	jmp	.LBB1_45
.LBB1_40:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_47
.LBB1_41:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_48
.LBB1_42:
.Ltmp22:                                # EH_LABEL
	movq	%rax, %rbx
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_46
# %bb.43:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_46
.LBB1_44:
.Ltmp12:                                # EH_LABEL
.LBB1_45:
	movq	%rax, %rbx
.LBB1_46:
	movq	112(%rsp), %rdi
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp24:                                # EH_LABEL
.LBB1_47:                               # %_ZN11DeviceArrayIdED2Ev.exit52
	movq	168(%rsp), %rdi
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp27:                                # EH_LABEL
.LBB1_48:                               # %_ZN11DeviceArrayIiED2Ev.exit53
	movq	56(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_50
# %bb.49:
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_50:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit55
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_51:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_52:
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
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp17-.Ltmp16                #   Call between .Ltmp16 and .Ltmp17
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp21-.Ltmp18                #   Call between .Ltmp18 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 12 <<
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
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end2-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_endproc
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
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end3-_ZN11DeviceArrayIdEC2Em
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
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
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
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
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
.LBB4_12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
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
	movq	__hip_gpubin_handle_a6561d8f8a7ef2b8(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_a6561d8f8a7ef2b8(%rip)
.LBB6_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5carvePKiPdii@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_a6561d8f8a7ef2b8(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB7_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_a6561d8f8a7ef2b8(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB7_2:
	retq
.Lfunc_end7:
	.size	__hip_module_dtor, .Lfunc_end7-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5carvePKiPdii,@object         # @_Z5carvePKiPdii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5carvePKiPdii
	.p2align	3, 0x0
_Z5carvePKiPdii:
	.quad	_Z20__device_stub__carvePKiPdii
	.size	_Z5carvePKiPdii, 8

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
	.asciz	"_Z5carvePKiPdii"
	.size	.L__unnamed_1, 16

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_a6561d8f8a7ef2b8
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_a6561d8f8a7ef2b8,@object # @__hip_gpubin_handle_a6561d8f8a7ef2b8
	.local	__hip_gpubin_handle_a6561d8f8a7ef2b8
	.comm	__hip_gpubin_handle_a6561d8f8a7ef2b8,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_a6561d8f8a7ef2b8,@object # @__hip_cuid_a6561d8f8a7ef2b8
	.bss
	.globl	__hip_cuid_a6561d8f8a7ef2b8
__hip_cuid_a6561d8f8a7ef2b8:
	.byte	0                               # 0x0
	.size	__hip_cuid_a6561d8f8a7ef2b8, 1

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
	.addrsig_sym _Z20__device_stub__carvePKiPdii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5carvePKiPdii
	.addrsig_sym __hip_fatbin_a6561d8f8a7ef2b8
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_a6561d8f8a7ef2b8
