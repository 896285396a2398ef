	.file	"warp_reduce.hip"
	.text
	.globl	_Z20__device_stub__partsPKiPiS1_S1_ # -- Begin function _Z20__device_stub__partsPKiPiS1_S1_
	.p2align	4
	.type	_Z20__device_stub__partsPKiPiS1_S1_,@function
_Z20__device_stub__partsPKiPiS1_S1_:    # @_Z20__device_stub__partsPKiPiS1_S1_
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
	movq	_Z5partsPKiPiS1_S1_@GOTPCREL(%rip), %rdi
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
	.size	_Z20__device_stub__partsPKiPiS1_S1_, .Lfunc_end0-_Z20__device_stub__partsPKiPiS1_S1_
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_1:
	.short	13                              # 0xd
	.short	13                              # 0xd
	.short	13                              # 0xd
	.short	13                              # 0xd
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_2:
	.short	52                              # 0x34
	.short	52                              # 0x34
	.short	52                              # 0x34
	.short	52                              # 0x34
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_3:
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
	.short	20945                           # 0x51d1
.LCPI1_4:
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
	.short	97                              # 0x61
.LCPI1_5:
	.short	3                               # 0x3
	.short	3                               # 0x3
	.short	3                               # 0x3
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_6:
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.short	8                               # 0x8
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_7:
	.quad	1                               # 0x1
	.quad	1                               # 0x1
.LCPI1_8:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_9:
	.short	13                              # 0xd
	.short	13                              # 0xd
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_10:
	.short	26                              # 0x1a
	.short	26                              # 0x1a
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_11:
	.short	3                               # 0x3
	.short	3                               # 0x3
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_12:
	.short	4                               # 0x4
	.short	4                               # 0x4
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
	.zero	2
.LCPI1_13:
	.long	1000                            # 0x3e8
	.long	1001                            # 0x3e9
	.long	1002                            # 0x3ea
	.long	1003                            # 0x3eb
.LCPI1_14:
	.long	1004                            # 0x3ec
	.long	1005                            # 0x3ed
	.long	1006                            # 0x3ee
	.long	1007                            # 0x3ef
.LCPI1_15:
	.long	1008                            # 0x3f0
	.long	1009                            # 0x3f1
	.long	1010                            # 0x3f2
	.long	1011                            # 0x3f3
.LCPI1_16:
	.long	1012                            # 0x3f4
	.long	1013                            # 0x3f5
	.long	1014                            # 0x3f6
	.long	1015                            # 0x3f7
.LCPI1_17:
	.long	1016                            # 0x3f8
	.long	1017                            # 0x3f9
	.long	1018                            # 0x3fa
	.long	1019                            # 0x3fb
.LCPI1_18:
	.long	1020                            # 0x3fc
	.long	1021                            # 0x3fd
	.long	1022                            # 0x3fe
	.long	1023                            # 0x3ff
.LCPI1_19:
	.long	1024                            # 0x400
	.long	1025                            # 0x401
	.long	1026                            # 0x402
	.long	1027                            # 0x403
.LCPI1_20:
	.long	1028                            # 0x404
	.long	1029                            # 0x405
	.long	1030                            # 0x406
	.long	1031                            # 0x407
.LCPI1_21:
	.long	1032                            # 0x408
	.long	1033                            # 0x409
	.long	1034                            # 0x40a
	.long	1035                            # 0x40b
.LCPI1_22:
	.long	1036                            # 0x40c
	.long	1037                            # 0x40d
	.long	1038                            # 0x40e
	.long	1039                            # 0x40f
.LCPI1_23:
	.long	1040                            # 0x410
	.long	1041                            # 0x411
	.long	1042                            # 0x412
	.long	1043                            # 0x413
.LCPI1_24:
	.long	1044                            # 0x414
	.long	1045                            # 0x415
	.long	1046                            # 0x416
	.long	1047                            # 0x417
.LCPI1_25:
	.long	1048                            # 0x418
	.long	1049                            # 0x419
	.long	1050                            # 0x41a
	.long	1051                            # 0x41b
.LCPI1_26:
	.long	1052                            # 0x41c
	.long	1053                            # 0x41d
	.long	1054                            # 0x41e
	.long	1055                            # 0x41f
.LCPI1_27:
	.long	1056                            # 0x420
	.long	1057                            # 0x421
	.long	1058                            # 0x422
	.long	1059                            # 0x423
.LCPI1_28:
	.long	1060                            # 0x424
	.long	1061                            # 0x425
	.long	1062                            # 0x426
	.long	1063                            # 0x427
.LCPI1_29:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI1_30:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI1_31:
	.long	7                               # 0x7
	.long	7                               # 0x7
	.zero	4
	.zero	4
.LCPI1_32:
	.long	5                               # 0x5
	.long	5                               # 0x5
	.zero	4
	.zero	4
.LCPI1_33:
	.long	1000                            # 0x3e8
	.long	1000                            # 0x3e8
	.zero	4
	.zero	4
.LCPI1_34:
	.long	1003                            # 0x3eb
	.long	1003                            # 0x3eb
	.zero	4
	.zero	4
.LCPI1_35:
	.long	1                               # 0x1
	.long	1                               # 0x1
	.zero	4
	.zero	4
.LCPI1_36:
	.long	998                             # 0x3e6
	.long	998                             # 0x3e6
	.zero	4
	.zero	4
.LCPI1_37:
	.long	56                              # 0x38
	.long	56                              # 0x38
	.zero	4
	.zero	4
.LCPI1_38:
	.long	1005                            # 0x3ed
	.long	1005                            # 0x3ed
	.zero	4
	.zero	4
.LCPI1_39:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI1_40:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	2                               # 0x2
	.short	3                               # 0x3
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
.LCPI1_41:
	.short	0                               # 0x0
	.short	1                               # 0x1
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
	.short	0                               # 0x0
.LCPI1_42:
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	0                               # 0x0
	.long	0                               # 0x0
	.text
	.globl	main
	.p2align	4
	.type	main,@function
main:                                   # @main
.Lfunc_begin0:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception0
# %bb.0:                                # %vector.ph
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
	subq	$392, %rsp                      # imm = 0x188
	.cfi_def_cfa_offset 448
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$4096, %edi                     # imm = 0x1000
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 160(%rsp)
	leaq	4096(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%r14d, %r14d
	movl	$4096, %edx                     # imm = 0x1000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movq	.LCPI1_40(%rip), %xmm0          # xmm0 = [0,1,2,3,0,0,0,0]
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	movdqa	.LCPI1_5(%rip), %xmm8           # xmm8 = [3,3,3,3,u,u,u,u]
	pxor	%xmm1, %xmm1
	.p2align	4
.LBB1_1:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm2
	pmullw	.LCPI1_1(%rip), %xmm2           # [13,13,13,13,u,u,u,u]
	movdqa	%xmm2, %xmm3
	paddw	.LCPI1_2(%rip), %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	pmullw	%xmm8, %xmm2
	pmullw	%xmm8, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	movdqu	%xmm2, (%rbx,%r14,4)
	movdqu	%xmm3, 16(%rbx,%r14,4)
	addq	$8, %r14
	paddw	.LCPI1_6(%rip), %xmm0
	cmpq	$1024, %r14                     # imm = 0x400
	jne	.LBB1_1
# %bb.2:                                # %middle.block
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp10:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB1_9
# %bb.7:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp11:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp12:                                # EH_LABEL
# %bb.8:                                # %.noexc.i
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp14:                                # EH_LABEL
.LBB1_9:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB1_13
# %bb.11:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp18:                                # EH_LABEL
# %bb.12:                               # %.noexc64.i
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp20:                                # EH_LABEL
.LBB1_13:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp23:                                # EH_LABEL
# %bb.14:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp26:                                # EH_LABEL
# %bb.15:                               # %.preheader91.i
	movq	16(%rsp), %rax
	movl	$39, %ecx
	movl	$13, %r9d
	xorl	%esi, %esi
	movq	80(%rsp), %rdx
	movq	%rdx, 8(%rsp)                   # 8-byte Spill
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%edi, %edi
	xorl	%edx, %edx
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_16:                               # %.preheader89.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_17 Depth 2
	movq	%rdi, 72(%rsp)                  # 8-byte Spill
	movq	%rdx, 280(%rsp)                 # 8-byte Spill
	movq	%r10, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movq	%rsi, 120(%rsp)                 # 8-byte Spill
                                        # kill: def $esi killed $esi killed $rsi
	movl	%r8d, %r15d
	movl	%r9d, %edx
	movl	%ecx, %r13d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_17:                               #   Parent Loop BB1_16 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%esi, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%esi, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %esi
	addl	$-2, %ebp
	jne	.LBB1_17
# %bb.18:                               # %vector.body484
                                        #   in Loop: Header=BB1_16 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	280(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	(%rax,%rbx,4), %xmm1            # xmm1 = mem[0],zero
	movq	8(%rax,%rbx,4), %xmm3           # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	16(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	24(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	32(%rax,%rbx,4), %xmm2          # xmm2 = mem[0],zero
	movq	40(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	48(%rax,%rbx,4), %xmm1          # xmm1 = mem[0],zero
	movq	56(%rax,%rbx,4), %xmm5          # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	64(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	72(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	80(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	88(%rax,%rbx,4), %xmm6          # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	96(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	movq	104(%rax,%rbx,4), %xmm5         # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	112(%rax,%rbx,4), %xmm1         # xmm1 = mem[0],zero
	movq	120(%rax,%rbx,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rdx
	movq	72(%rsp), %rdi                  # 8-byte Reload
	addq	%r11, %rdi
	incq	%r10
	addl	$1248, %ecx                     # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r8d                     # imm = 0x4E0
	movq	120(%rsp), %rsi                 # 8-byte Reload
	addl	$416, %esi                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_16
# %bb.19:                               # %.preheader90.i.1
	xorl	%ecx, %ecx
	movq	8(%rsp), %rsi                   # 8-byte Reload
	cmpl	%edi, (%rsi)
	setne	%cl
	addq	%rcx, %rdx
	movl	$10023, %r13d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_20:                               # %.preheader89.i.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_21 Depth 2
	movq	%r8, 72(%rsp)                   # 8-byte Spill
	movq	%rdx, 280(%rsp)                 # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%edi, %edx
	movl	%r13d, 120(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_21:                               #   Parent Loop BB1_20 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r12d
	subl	%r10d, %r12d
	shrl	%r12d
	addl	%r10d, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %r10d              # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%r10d, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %ebp
	jne	.LBB1_21
# %bb.22:                               # %vector.body493
                                        #   in Loop: Header=BB1_20 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	280(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	1024(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1032(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	1040(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1048(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	1056(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movq	1064(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	1072(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1080(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	1088(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1096(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	1104(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1112(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	1120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movq	1128(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	1136(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1144(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rdx
	movq	72(%rsp), %r8                   # 8-byte Reload
	addq	%r11, %r8
	incq	%r9
	movl	120(%rsp), %r13d                # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_20
# %bb.23:                               # %.preheader90.i.2
	xorl	%ecx, %ecx
	movq	8(%rsp), %rsi                   # 8-byte Reload
	cmpl	%r8d, 4(%rsi)
	setne	%cl
	addq	%rcx, %rdx
	movl	$20007, %r13d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	xorl	%edi, %edi
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_24:                               # %.preheader89.i.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_25 Depth 2
	movq	%rdi, 72(%rsp)                  # 8-byte Spill
	movq	%rdx, 280(%rsp)                 # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%r10d, %edx
	movl	%r13d, 120(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_25:                               #   Parent Loop BB1_24 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %ebp
	jne	.LBB1_25
# %bb.26:                               # %vector.body505
                                        #   in Loop: Header=BB1_24 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	280(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	2048(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2056(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	2064(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2072(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	2080(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movq	2088(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	2096(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2104(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	2112(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	2128(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2136(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	2144(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movq	2152(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	2160(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2168(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rdx
	movq	72(%rsp), %rdi                  # 8-byte Reload
	addq	%r11, %rdi
	incq	%r9
	movl	120(%rsp), %r13d                # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_24
# %bb.27:                               # %.preheader90.i.3
	xorl	%ecx, %ecx
	movq	8(%rsp), %rsi                   # 8-byte Reload
	cmpl	%edi, 8(%rsi)
	setne	%cl
	addq	%rcx, %rdx
	movq	%rdx, 280(%rsp)                 # 8-byte Spill
	movl	$29991, %r12d                   # imm = 0x7527
	movl	$9997, %edx                     # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	movq	$0, 344(%rsp)                   # 8-byte Folded Spill
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_28:                               # %.preheader89.i.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_29 Depth 2
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r14d
	movl	%edx, %r15d
	movl	%r12d, 120(%rsp)                # 4-byte Spill
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_29:                               #   Parent Loop BB1_28 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%r8d, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%r8d, %ebp
	subl	%r13d, %ebp
	shrl	%ebp
	addl	%r13d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r14d, %r13d
	subl	%ebp, %r13d
	addq	%r10, %r13
	movl	%r12d, %r10d
	subl	%edi, %r10d
	addq	%r13, %r10
	addl	$78, %r12d
	addl	$26, %r15d
	addl	$78, %r14d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_29
# %bb.30:                               # %vector.body517
                                        #   in Loop: Header=BB1_28 Depth=1
	movd	%r10d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	280(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	3072(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3080(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	3088(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3096(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	3104(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	movq	3112(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	3120(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3128(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	3136(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3144(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	3152(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3160(%rax,%r11,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	3168(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	movq	3176(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	3184(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3192(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, 280(%rsp)                # 8-byte Folded Spill
	addq	%r10, 344(%rsp)                 # 8-byte Folded Spill
	incq	%r9
	movl	120(%rsp), %r12d                # 4-byte Reload
	addl	$1248, %r12d                    # imm = 0x4E0
	addl	$416, %edx                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_28
# %bb.31:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit.i
	movq	8(%rsp), %rdi                   # 8-byte Reload
	movl	12(%rdi), %eax
	movl	%eax, 316(%rsp)                 # 4-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_33
# %bb.32:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_33:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp38:                                # EH_LABEL
# %bb.34:                               # %_ZN11DeviceArrayIiED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp41:                                # EH_LABEL
# %bb.35:                               # %_ZN11DeviceArrayIiED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp44:                                # EH_LABEL
# %bb.36:                               # %_ZN11DeviceArrayIiED2Ev.exit69.i
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_38
# %bb.37:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_38:                               # %_ZL5checkIiElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$4096, %edi                     # imm = 0x1000
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 160(%rsp)
	leaq	4096(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%ebx, %ebx
	movl	$4096, %edx                     # imm = 0x1000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movq	.LCPI1_40(%rip), %xmm0          # xmm0 = [0,1,2,3,0,0,0,0]
	pxor	%xmm1, %xmm1
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	movdqa	.LCPI1_1(%rip), %xmm8           # xmm8 = [13,13,13,13,u,u,u,u]
	movdqa	.LCPI1_2(%rip), %xmm9           # xmm9 = [52,52,52,52,u,u,u,u]
	movdqa	.LCPI1_5(%rip), %xmm10          # xmm10 = [3,3,3,3,u,u,u,u]
	movdqa	.LCPI1_6(%rip), %xmm11          # xmm11 = [8,8,8,8,u,u,u,u]
	.p2align	4
.LBB1_39:                               # %vector.body527
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm2
	pmullw	%xmm8, %xmm2
	movdqa	%xmm2, %xmm3
	paddw	%xmm9, %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	pmullw	%xmm10, %xmm2
	pmullw	%xmm10, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	movdqu	%xmm2, (%r14,%rbx,4)
	movdqu	%xmm3, 16(%r14,%rbx,4)
	addq	$8, %rbx
	paddw	%xmm11, %xmm0
	cmpq	$1024, %rbx                     # imm = 0x400
	jne	.LBB1_39
# %bb.40:                               # %middle.block533
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
.Ltmp47:                                # EH_LABEL
# %bb.41:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp50:                                # EH_LABEL
# %bb.42:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp53:                                # EH_LABEL
# %bb.43:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp56:                                # EH_LABEL
# %bb.44:
	testl	%eax, %eax
	jne	.LBB1_47
# %bb.45:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp57:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp58:                                # EH_LABEL
# %bb.46:                               # %.noexc.i47
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp60:                                # EH_LABEL
.LBB1_47:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp62:                                # EH_LABEL
# %bb.48:
	testl	%eax, %eax
	jne	.LBB1_51
# %bb.49:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp63:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp64:                                # EH_LABEL
# %bb.50:                               # %.noexc64.i40
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp66:                                # EH_LABEL
.LBB1_51:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp69:                                # EH_LABEL
# %bb.52:
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp72:                                # EH_LABEL
# %bb.53:                               # %.preheader91.i15
	movq	16(%rsp), %rax
	movl	$39, %ecx
	movl	$13, %r9d
	xorl	%esi, %esi
	movq	80(%rsp), %rdx
	movq	%rdx, (%rsp)                    # 8-byte Spill
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%edi, %edi
	xorl	%r12d, %r12d
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_54:                               # %.preheader89.i19
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_55 Depth 2
	movq	%rdi, 8(%rsp)                   # 8-byte Spill
	movq	%r12, 120(%rsp)                 # 8-byte Spill
	movq	%r10, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movq	%rsi, 72(%rsp)                  # 8-byte Spill
                                        # kill: def $esi killed $esi killed $rsi
	movl	%r8d, %r15d
	movl	%r9d, %edx
	movl	%ecx, %r13d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_55:                               #   Parent Loop BB1_54 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%esi, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%esi, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %esi
	addl	$-2, %ebp
	jne	.LBB1_55
# %bb.56:                               # %vector.body537
                                        #   in Loop: Header=BB1_54 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	120(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	(%rax,%rbx,4), %xmm1            # xmm1 = mem[0],zero
	movq	8(%rax,%rbx,4), %xmm3           # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	16(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	24(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	32(%rax,%rbx,4), %xmm2          # xmm2 = mem[0],zero
	movq	40(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	48(%rax,%rbx,4), %xmm1          # xmm1 = mem[0],zero
	movq	56(%rax,%rbx,4), %xmm5          # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	64(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	72(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	80(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movq	88(%rax,%rbx,4), %xmm6          # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	96(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	movq	104(%rax,%rbx,4), %xmm5         # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	112(%rax,%rbx,4), %xmm1         # xmm1 = mem[0],zero
	movq	120(%rax,%rbx,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r12
	movq	8(%rsp), %rdi                   # 8-byte Reload
	addq	%r11, %rdi
	incq	%r10
	addl	$1248, %ecx                     # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r8d                     # imm = 0x4E0
	movq	72(%rsp), %rsi                  # 8-byte Reload
	addl	$416, %esi                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_54
# %bb.57:                               # %.preheader90.i16.1
	xorl	%ecx, %ecx
	movq	(%rsp), %rdx                    # 8-byte Reload
	cmpl	%edi, (%rdx)
	setne	%cl
	addq	%rcx, %r12
	movl	$10023, %r13d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	xorl	%r8d, %r8d
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_58:                               # %.preheader89.i19.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_59 Depth 2
	movq	%r8, 8(%rsp)                    # 8-byte Spill
	movq	%r12, 120(%rsp)                 # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%edi, %edx
	movl	%r13d, 72(%rsp)                 # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_59:                               #   Parent Loop BB1_58 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r12d
	subl	%r10d, %r12d
	shrl	%r12d
	addl	%r10d, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %r10d              # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%r10d, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %ebp
	jne	.LBB1_59
# %bb.60:                               # %vector.body549
                                        #   in Loop: Header=BB1_58 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	120(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	1024(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1032(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	1040(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1048(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	1056(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movq	1064(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	1072(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1080(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	1088(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1096(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	1104(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	1112(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	1120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movq	1128(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	1136(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	1144(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r12
	movq	8(%rsp), %r8                    # 8-byte Reload
	addq	%r11, %r8
	incq	%r9
	movl	72(%rsp), %r13d                 # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_58
# %bb.61:                               # %.preheader90.i16.2
	xorl	%ecx, %ecx
	movq	(%rsp), %rdx                    # 8-byte Reload
	cmpl	%r8d, 4(%rdx)
	setne	%cl
	addq	%rcx, %r12
	movl	$20007, %r13d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	xorl	%edi, %edi
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_62:                               # %.preheader89.i19.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_63 Depth 2
	movq	%rdi, 8(%rsp)                   # 8-byte Spill
	movq	%r12, 120(%rsp)                 # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %ebp
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%r10d, %edx
	movl	%r13d, 72(%rsp)                 # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_63:                               #   Parent Loop BB1_62 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %r14d
	subl	%r12d, %r14d
	shrl	%r14d
	addl	%r12d, %r14d
	shrl	$6, %r14d
	imull	$291, %r14d, %r14d              # imm = 0x123
	movl	%r15d, %r12d
	subl	%r14d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %ebp
	jne	.LBB1_63
# %bb.64:                               # %vector.body561
                                        #   in Loop: Header=BB1_62 Depth=1
	movd	%r11d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	120(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	2048(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2056(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	2064(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2072(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	2080(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movq	2088(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	2096(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2104(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	2112(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	2128(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movq	2136(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	2144(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movq	2152(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	2160(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movq	2168(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r12
	movq	8(%rsp), %rdi                   # 8-byte Reload
	addq	%r11, %rdi
	incq	%r9
	movl	72(%rsp), %r13d                 # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_62
# %bb.65:                               # %.preheader90.i16.3
	xorl	%ecx, %ecx
	movq	(%rsp), %rdx                    # 8-byte Reload
	cmpl	%edi, 8(%rdx)
	setne	%cl
	addq	%rcx, %r12
	movl	$29991, %edi                    # imm = 0x7527
	movl	$9997, %edx                     # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	xorl	%ebx, %ebx
	movdqa	.LCPI1_7(%rip), %xmm7           # xmm7 = [1,1]
	.p2align	4
.LBB1_66:                               # %.preheader89.i19.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_67 Depth 2
	movq	%rbx, 296(%rsp)                 # 8-byte Spill
	movq	%r12, 120(%rsp)                 # 8-byte Spill
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r14d
	movl	%edx, %r15d
	movl	%edi, 72(%rsp)                  # 4-byte Spill
	movl	%edi, %r12d
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_67:                               #   Parent Loop BB1_66 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%r8d, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%r8d, %ebp
	subl	%r13d, %ebp
	shrl	%ebp
	addl	%r13d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r14d, %r13d
	subl	%ebp, %r13d
	addq	%r10, %r13
	movl	%r12d, %r10d
	subl	%edi, %r10d
	addq	%r13, %r10
	addl	$78, %r12d
	addl	$26, %r15d
	addl	$78, %r14d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_67
# %bb.68:                               # %vector.body573
                                        #   in Loop: Header=BB1_66 Depth=1
	movd	%r10d, %xmm0
	pshufd	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	120(%rsp), %xmm2                # 8-byte Folded Reload
                                        # xmm2 = mem[0],zero
	movq	3072(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3080(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm2, %xmm1
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm2              # xmm2 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm2
	movq	3088(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3096(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm3              # xmm3 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm2, %xmm3
	movq	3104(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	movq	3112(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm2              # xmm2 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm5, %xmm2
	paddq	%xmm1, %xmm2
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	3120(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3128(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm6              # xmm6 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm6
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm1              # xmm1 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movq	3136(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3144(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm5              # xmm5 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm6, %xmm5
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	movq	3152(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movq	3160(%rax,%r11,4), %xmm6        # xmm6 = mem[0],zero
	pcmpeqd	%xmm0, %xmm3
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm7, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm2, %xmm3
	pcmpeqd	%xmm0, %xmm6
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pandn	%xmm7, %xmm2
	paddq	%xmm4, %xmm2
	movq	3168(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	movq	3176(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	pcmpeqd	%xmm0, %xmm4
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm7, %xmm4
	pcmpeqd	%xmm0, %xmm5
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pandn	%xmm7, %xmm5
	paddq	%xmm2, %xmm5
	paddq	%xmm1, %xmm5
	movq	3184(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movq	3192(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm1
	pshufd	$212, %xmm1, %xmm1              # xmm1 = xmm1[0,1,1,3]
	pandn	%xmm7, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	pcmpeqd	%xmm0, %xmm2
	pshufd	$212, %xmm2, %xmm0              # xmm0 = xmm2[0,1,1,3]
	pandn	%xmm7, %xmm0
	paddq	%xmm5, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %r12
	movq	296(%rsp), %rbx                 # 8-byte Reload
	addq	%r10, %rbx
	incq	%r9
	movl	72(%rsp), %edi                  # 4-byte Reload
	addl	$1248, %edi                     # imm = 0x4E0
	addl	$416, %edx                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_66
# %bb.69:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit.i
	movq	(%rsp), %rdi                    # 8-byte Reload
	movl	12(%rdi), %eax
	movl	%eax, 312(%rsp)                 # 4-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_71
# %bb.70:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_71:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp84:                                # EH_LABEL
# %bb.72:                               # %_ZN11DeviceArrayIjED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp87:                                # EH_LABEL
# %bb.73:                               # %_ZN11DeviceArrayIjED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp89:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp90:                                # EH_LABEL
# %bb.74:                               # %_ZN11DeviceArrayIjED2Ev.exit69.i
	movq	%rbx, 296(%rsp)                 # 8-byte Spill
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_76
# %bb.75:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_76:                               # %_ZL5checkIjElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$4096, %edi                     # imm = 0x1000
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 160(%rsp)
	leaq	4096(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%ebx, %ebx
	movl	$4096, %edx                     # imm = 0x1000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movq	.LCPI1_40(%rip), %xmm0          # xmm0 = [0,1,2,3,0,0,0,0]
	pxor	%xmm1, %xmm1
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	movdqa	.LCPI1_1(%rip), %xmm8           # xmm8 = [13,13,13,13,u,u,u,u]
	movdqa	.LCPI1_2(%rip), %xmm9           # xmm9 = [52,52,52,52,u,u,u,u]
	movdqa	.LCPI1_5(%rip), %xmm10          # xmm10 = [3,3,3,3,u,u,u,u]
	movdqa	.LCPI1_6(%rip), %xmm11          # xmm11 = [8,8,8,8,u,u,u,u]
	.p2align	4
.LBB1_77:                               # %vector.body583
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	pmullw	%xmm8, %xmm3
	movdqa	%xmm3, %xmm2
	paddw	%xmm9, %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	pmullw	%xmm10, %xmm3
	pmullw	%xmm10, %xmm2
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	cvtdq2ps	%xmm3, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	cvtdq2ps	%xmm2, %xmm2
	movups	%xmm3, (%r14,%rbx,4)
	movups	%xmm2, 16(%r14,%rbx,4)
	addq	$8, %rbx
	paddw	%xmm11, %xmm0
	cmpq	$1024, %rbx                     # imm = 0x400
	jne	.LBB1_77
# %bb.78:                               # %middle.block589
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp93:                                # EH_LABEL
# %bb.79:
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp96:                                # EH_LABEL
# %bb.80:
.Ltmp98:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp99:                                # EH_LABEL
# %bb.81:
.Ltmp101:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp102:                               # EH_LABEL
# %bb.82:
	testl	%eax, %eax
	jne	.LBB1_85
# %bb.83:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp104:                               # EH_LABEL
# %bb.84:                               # %.noexc.i100
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp106:                               # EH_LABEL
.LBB1_85:
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp108:                               # EH_LABEL
# %bb.86:
	testl	%eax, %eax
	jne	.LBB1_89
# %bb.87:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp109:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp110:                               # EH_LABEL
# %bb.88:                               # %.noexc64.i93
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp112:                               # EH_LABEL
.LBB1_89:
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp115:                               # EH_LABEL
# %bb.90:
.Ltmp117:                               # EH_LABEL
	movq	%r12, 120(%rsp)                 # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp118:                               # EH_LABEL
# %bb.91:                               # %.preheader91.i68
	movq	16(%rsp), %rax
	movl	$39, %ecx
	movl	$13, %r9d
	xorl	%esi, %esi
	movq	80(%rsp), %rdx
	movq	%rdx, 192(%rsp)                 # 8-byte Spill
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	movaps	.LCPI1_7(%rip), %xmm8           # xmm8 = [1,1]
	.p2align	4
.LBB1_92:                               # %.preheader89.i72
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_93 Depth 2
	movq	%rdx, (%rsp)                    # 8-byte Spill
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	%r10, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movq	%rsi, 8(%rsp)                   # 8-byte Spill
                                        # kill: def $esi killed $esi killed $rsi
	movl	%r8d, %ebp
	movl	%r9d, %edx
	movl	%ecx, %r13d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_93:                               #   Parent Loop BB1_92 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%esi, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%esi, %r15d
	subl	%r12d, %r15d
	shrl	%r15d
	addl	%r12d, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %r15d              # imm = 0x123
	movl	%ebp, %r12d
	subl	%r15d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %ebp
	addl	$26, %esi
	addl	$-2, %r14d
	jne	.LBB1_93
# %bb.94:                               # %vector.body593
                                        #   in Loop: Header=BB1_92 Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r11, %xmm0
	shufps	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	72(%rsp), %xmm3                 # 8-byte Folded Reload
                                        # xmm3 = mem[0],zero
	movsd	(%rax,%rbx,4), %xmm1            # xmm1 = mem[0],zero
	movsd	8(%rax,%rbx,4), %xmm5           # xmm5 = mem[0],zero
	movsd	16(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	movsd	24(%rax,%rbx,4), %xmm2          # xmm2 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm3, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm5, %xmm2
	movsd	32(%rax,%rbx,4), %xmm3          # xmm3 = mem[0],zero
	movsd	40(%rax,%rbx,4), %xmm5          # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	movsd	48(%rax,%rbx,4), %xmm6          # xmm6 = mem[0],zero
	movsd	56(%rax,%rbx,4), %xmm1          # xmm1 = mem[0],zero
	cmpneqps	%xmm0, %xmm6
	unpcklps	%xmm0, %xmm6                    # xmm6 = xmm6[0],xmm0[0],xmm6[1],xmm0[1]
	andps	%xmm8, %xmm6
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm5, %xmm1
	paddq	%xmm2, %xmm1
	movsd	64(%rax,%rbx,4), %xmm7          # xmm7 = mem[0],zero
	movsd	72(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	cmpneqps	%xmm0, %xmm7
	unpcklps	%xmm0, %xmm7                    # xmm7 = xmm7[0],xmm0[0],xmm7[1],xmm0[1]
	andps	%xmm8, %xmm7
	paddq	%xmm6, %xmm7
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	movsd	80(%rax,%rbx,4), %xmm2          # xmm2 = mem[0],zero
	movsd	88(%rax,%rbx,4), %xmm5          # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm7, %xmm2
	paddq	%xmm3, %xmm2
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm4, %xmm5
	movsd	96(%rax,%rbx,4), %xmm4          # xmm4 = mem[0],zero
	movsd	104(%rax,%rbx,4), %xmm3         # xmm3 = mem[0],zero
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm1, %xmm3
	movsd	112(%rax,%rbx,4), %xmm1         # xmm1 = mem[0],zero
	movsd	120(%rax,%rbx,4), %xmm5         # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm3, %xmm5
	paddq	%xmm1, %xmm5
	pshufd	$238, %xmm5, %xmm0              # xmm0 = xmm5[2,3,2,3]
	paddq	%xmm5, %xmm0
	movq	%xmm0, %rbx
	movq	(%rsp), %rdx                    # 8-byte Reload
	addq	%r11, %rdx
	incq	%r10
	addl	$1248, %ecx                     # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r8d                     # imm = 0x4E0
	movq	8(%rsp), %rsi                   # 8-byte Reload
	addl	$416, %esi                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_92
# %bb.95:                               # %.preheader90.i69.1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	movq	192(%rsp), %rcx                 # 8-byte Reload
	cmpneqss	(%rcx), %xmm0
	movd	%xmm0, %ecx
	andl	$1, %ecx
	addq	%rcx, %rbx
	movl	$10023, %r13d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	movaps	.LCPI1_7(%rip), %xmm8           # xmm8 = [1,1]
	.p2align	4
.LBB1_96:                               # %.preheader89.i72.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_97 Depth 2
	movq	%rdx, (%rsp)                    # 8-byte Spill
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%edi, %edx
	movl	%r13d, 8(%rsp)                  # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_97:                               #   Parent Loop BB1_96 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r12d
	subl	%r10d, %r12d
	shrl	%r12d
	addl	%r10d, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %r10d              # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %ebp
	subl	%r12d, %ebp
	shrl	%ebp
	addl	%r12d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r15d, %r12d
	subl	%ebp, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%r10d, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_97
# %bb.98:                               # %vector.body605
                                        #   in Loop: Header=BB1_96 Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r11, %xmm0
	shufps	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	72(%rsp), %xmm3                 # 8-byte Folded Reload
                                        # xmm3 = mem[0],zero
	movsd	1024(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movsd	1032(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	movsd	1040(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movsd	1048(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm3, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm5, %xmm2
	movsd	1056(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movsd	1064(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	movsd	1072(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	movsd	1080(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	cmpneqps	%xmm0, %xmm6
	unpcklps	%xmm0, %xmm6                    # xmm6 = xmm6[0],xmm0[0],xmm6[1],xmm0[1]
	andps	%xmm8, %xmm6
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm5, %xmm1
	paddq	%xmm2, %xmm1
	movsd	1088(%rax,%rbx,4), %xmm7        # xmm7 = mem[0],zero
	movsd	1096(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	cmpneqps	%xmm0, %xmm7
	unpcklps	%xmm0, %xmm7                    # xmm7 = xmm7[0],xmm0[0],xmm7[1],xmm0[1]
	andps	%xmm8, %xmm7
	paddq	%xmm6, %xmm7
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	movsd	1104(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movsd	1112(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm7, %xmm2
	paddq	%xmm3, %xmm2
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm4, %xmm5
	movsd	1120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movsd	1128(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm1, %xmm3
	movsd	1136(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movsd	1144(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm3, %xmm5
	paddq	%xmm1, %xmm5
	pshufd	$238, %xmm5, %xmm0              # xmm0 = xmm5[2,3,2,3]
	paddq	%xmm5, %xmm0
	movq	%xmm0, %rbx
	movq	(%rsp), %rdx                    # 8-byte Reload
	addq	%r11, %rdx
	incq	%r9
	movl	8(%rsp), %r13d                  # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_96
# %bb.99:                               # %.preheader90.i69.2
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	movq	192(%rsp), %rcx                 # 8-byte Reload
	cmpneqss	4(%rcx), %xmm0
	movd	%xmm0, %ecx
	andl	$1, %ecx
	addq	%rcx, %rbx
	movl	$20007, %r13d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	movaps	.LCPI1_7(%rip), %xmm8           # xmm8 = [1,1]
	.p2align	4
.LBB1_100:                              # %.preheader89.i72.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_101 Depth 2
	movq	%rdx, (%rsp)                    # 8-byte Spill
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%r10d, %edx
	movl	%r13d, 8(%rsp)                  # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_101:                              #   Parent Loop BB1_100 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %ebp
	subl	%r12d, %ebp
	shrl	%ebp
	addl	%r12d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r15d, %r12d
	subl	%ebp, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_101
# %bb.102:                              # %vector.body617
                                        #   in Loop: Header=BB1_100 Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r11, %xmm0
	shufps	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	72(%rsp), %xmm3                 # 8-byte Folded Reload
                                        # xmm3 = mem[0],zero
	movsd	2048(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movsd	2056(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	movsd	2064(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movsd	2072(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm3, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm5, %xmm2
	movsd	2080(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	movsd	2088(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	movsd	2096(%rax,%rbx,4), %xmm6        # xmm6 = mem[0],zero
	movsd	2104(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	cmpneqps	%xmm0, %xmm6
	unpcklps	%xmm0, %xmm6                    # xmm6 = xmm6[0],xmm0[0],xmm6[1],xmm0[1]
	andps	%xmm8, %xmm6
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm5, %xmm1
	paddq	%xmm2, %xmm1
	movsd	2112(%rax,%rbx,4), %xmm7        # xmm7 = mem[0],zero
	movsd	2120(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	cmpneqps	%xmm0, %xmm7
	unpcklps	%xmm0, %xmm7                    # xmm7 = xmm7[0],xmm0[0],xmm7[1],xmm0[1]
	andps	%xmm8, %xmm7
	paddq	%xmm6, %xmm7
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	movsd	2128(%rax,%rbx,4), %xmm2        # xmm2 = mem[0],zero
	movsd	2136(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm7, %xmm2
	paddq	%xmm3, %xmm2
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm4, %xmm5
	movsd	2144(%rax,%rbx,4), %xmm4        # xmm4 = mem[0],zero
	movsd	2152(%rax,%rbx,4), %xmm3        # xmm3 = mem[0],zero
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm1, %xmm3
	movsd	2160(%rax,%rbx,4), %xmm1        # xmm1 = mem[0],zero
	movsd	2168(%rax,%rbx,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm3, %xmm5
	paddq	%xmm1, %xmm5
	pshufd	$238, %xmm5, %xmm0              # xmm0 = xmm5[2,3,2,3]
	paddq	%xmm5, %xmm0
	movq	%xmm0, %rbx
	movq	(%rsp), %rdx                    # 8-byte Reload
	addq	%r11, %rdx
	incq	%r9
	movl	8(%rsp), %r13d                  # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_100
# %bb.103:                              # %.preheader90.i69.3
	xorps	%xmm0, %xmm0
	cvtsi2ss	%rdx, %xmm0
	movq	192(%rsp), %rcx                 # 8-byte Reload
	cmpneqss	8(%rcx), %xmm0
	movd	%xmm0, %ecx
	andl	$1, %ecx
	addq	%rcx, %rbx
	movl	$29991, %r12d                   # imm = 0x7527
	movl	$9997, %edx                     # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	movq	$0, 336(%rsp)                   # 8-byte Folded Spill
	movaps	.LCPI1_7(%rip), %xmm8           # xmm8 = [1,1]
	.p2align	4
.LBB1_104:                              # %.preheader89.i72.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_105 Depth 2
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r14d
	movl	%edx, %r15d
	movl	%r12d, 8(%rsp)                  # 4-byte Spill
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_105:                              #   Parent Loop BB1_104 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%r8d, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%r8d, %ebp
	subl	%r13d, %ebp
	shrl	%ebp
	addl	%r13d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r14d, %r13d
	subl	%ebp, %r13d
	addq	%r10, %r13
	movl	%r12d, %r10d
	subl	%edi, %r10d
	addq	%r13, %r10
	addl	$78, %r12d
	addl	$26, %r15d
	addl	$78, %r14d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_105
# %bb.106:                              # %vector.body629
                                        #   in Loop: Header=BB1_104 Depth=1
	xorps	%xmm0, %xmm0
	cvtsi2ss	%r10, %xmm0
	shufps	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0]
	movq	72(%rsp), %xmm3                 # 8-byte Folded Reload
                                        # xmm3 = mem[0],zero
	movsd	3072(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movsd	3080(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	movsd	3088(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	movsd	3096(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm3, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm5, %xmm2
	movsd	3104(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	movsd	3112(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm4, %xmm3
	paddq	%xmm1, %xmm3
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	movsd	3120(%rax,%r11,4), %xmm6        # xmm6 = mem[0],zero
	movsd	3128(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	cmpneqps	%xmm0, %xmm6
	unpcklps	%xmm0, %xmm6                    # xmm6 = xmm6[0],xmm0[0],xmm6[1],xmm0[1]
	andps	%xmm8, %xmm6
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm5, %xmm1
	paddq	%xmm2, %xmm1
	movsd	3136(%rax,%r11,4), %xmm7        # xmm7 = mem[0],zero
	movsd	3144(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	cmpneqps	%xmm0, %xmm7
	unpcklps	%xmm0, %xmm7                    # xmm7 = xmm7[0],xmm0[0],xmm7[1],xmm0[1]
	andps	%xmm8, %xmm7
	paddq	%xmm6, %xmm7
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	movsd	3152(%rax,%r11,4), %xmm2        # xmm2 = mem[0],zero
	movsd	3160(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm2
	unpcklps	%xmm0, %xmm2                    # xmm2 = xmm2[0],xmm0[0],xmm2[1],xmm0[1]
	andps	%xmm8, %xmm2
	paddq	%xmm7, %xmm2
	paddq	%xmm3, %xmm2
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm4, %xmm5
	movsd	3168(%rax,%r11,4), %xmm4        # xmm4 = mem[0],zero
	movsd	3176(%rax,%r11,4), %xmm3        # xmm3 = mem[0],zero
	cmpneqps	%xmm0, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm8, %xmm4
	cmpneqps	%xmm0, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	andps	%xmm8, %xmm3
	paddq	%xmm5, %xmm3
	paddq	%xmm1, %xmm3
	movsd	3184(%rax,%r11,4), %xmm1        # xmm1 = mem[0],zero
	movsd	3192(%rax,%r11,4), %xmm5        # xmm5 = mem[0],zero
	cmpneqps	%xmm0, %xmm1
	unpcklps	%xmm0, %xmm1                    # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1]
	andps	%xmm8, %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm2, %xmm1
	cmpneqps	%xmm0, %xmm5
	unpcklps	%xmm0, %xmm5                    # xmm5 = xmm5[0],xmm0[0],xmm5[1],xmm0[1]
	andps	%xmm8, %xmm5
	paddq	%xmm3, %xmm5
	paddq	%xmm1, %xmm5
	pshufd	$238, %xmm5, %xmm0              # xmm0 = xmm5[2,3,2,3]
	paddq	%xmm5, %xmm0
	movq	%xmm0, %rbx
	addq	%r10, 336(%rsp)                 # 8-byte Folded Spill
	incq	%r9
	movl	8(%rsp), %r12d                  # 4-byte Reload
	addl	$1248, %r12d                    # imm = 0x4E0
	addl	$416, %edx                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_104
# %bb.107:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit.i
	movq	192(%rsp), %rdi                 # 8-byte Reload
	movss	12(%rdi), %xmm0                 # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 308(%rsp)                # 4-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_109
# %bb.108:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_109:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp130:                               # EH_LABEL
# %bb.110:                              # %_ZN11DeviceArrayIfED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp132:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp133:                               # EH_LABEL
# %bb.111:                              # %_ZN11DeviceArrayIfED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp135:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp136:                               # EH_LABEL
# %bb.112:                              # %_ZN11DeviceArrayIfED2Ev.exit69.i
	movq	%rbx, 72(%rsp)                  # 8-byte Spill
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_114
# %bb.113:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_114:                              # %_ZL5checkIfElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 160(%rsp)
	leaq	8192(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%ebx, %ebx
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movd	.LCPI1_41(%rip), %xmm0          # xmm0 = [0,1,0,0,0,0,0,0]
	movdqa	.LCPI1_11(%rip), %xmm8          # xmm8 = [3,3,u,u,u,u,u,u]
	pxor	%xmm1, %xmm1
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	.p2align	4
.LBB1_115:                              # %vector.body639
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm3
	pmullw	.LCPI1_9(%rip), %xmm3           # [13,13,u,u,u,u,u,u]
	movdqa	%xmm3, %xmm2
	paddw	.LCPI1_10(%rip), %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	pmullw	%xmm8, %xmm3
	pmullw	%xmm8, %xmm2
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	cvtdq2pd	%xmm3, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	cvtdq2pd	%xmm2, %xmm2
	movdqu	%xmm3, (%r14,%rbx,8)
	movdqu	%xmm2, 16(%r14,%rbx,8)
	addq	$4, %rbx
	paddw	.LCPI1_12(%rip), %xmm0
	cmpq	$1024, %rbx                     # imm = 0x400
	jne	.LBB1_115
# %bb.116:                              # %middle.block645
.Ltmp138:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
.Ltmp139:                               # EH_LABEL
# %bb.117:
.Ltmp141:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp142:                               # EH_LABEL
# %bb.118:
.Ltmp144:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp145:                               # EH_LABEL
# %bb.119:
.Ltmp147:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp148:                               # EH_LABEL
# %bb.120:
	testl	%eax, %eax
	jne	.LBB1_123
# %bb.121:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp150:                               # EH_LABEL
# %bb.122:                              # %.noexc.i153
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp151:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp152:                               # EH_LABEL
.LBB1_123:
.Ltmp153:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp154:                               # EH_LABEL
# %bb.124:
	testl	%eax, %eax
	jne	.LBB1_127
# %bb.125:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp155:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp156:                               # EH_LABEL
# %bb.126:                              # %.noexc64.i146
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp157:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp158:                               # EH_LABEL
.LBB1_127:
.Ltmp160:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp161:                               # EH_LABEL
# %bb.128:
.Ltmp163:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp164:                               # EH_LABEL
# %bb.129:                              # %.preheader91.i121
	movq	16(%rsp), %rax
	movl	$39, %ecx
	movl	$13, %r9d
	xorl	%esi, %esi
	movq	80(%rsp), %rdx
	movq	%rdx, 256(%rsp)                 # 8-byte Spill
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%edx, %edx
	xorl	%ebx, %ebx
	.p2align	4
.LBB1_130:                              # %.preheader89.i125
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_131 Depth 2
	movq	%rdx, 192(%rsp)                 # 8-byte Spill
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	movq	%r10, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movq	%rsi, (%rsp)                    # 8-byte Spill
                                        # kill: def $esi killed $esi killed $rsi
	movl	%r8d, %ebp
	movl	%r9d, %edx
	movl	%ecx, %r13d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_131:                              #   Parent Loop BB1_130 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%esi, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%esi, %r15d
	subl	%r12d, %r15d
	shrl	%r15d
	addl	%r12d, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %r15d              # imm = 0x123
	movl	%ebp, %r12d
	subl	%r15d, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %ebp
	addl	$26, %esi
	addl	$-2, %r14d
	jne	.LBB1_131
# %bb.132:                              # %vector.body649
                                        #   in Loop: Header=BB1_130 Depth=1
	cvtsi2sd	%r11, %xmm2
	unpcklpd	%xmm2, %xmm2                    # xmm2 = xmm2[0,0]
	movq	8(%rsp), %xmm1                  # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movupd	(%rax,%rbx,8), %xmm3
	movupd	16(%rax,%rbx,8), %xmm0
	movupd	32(%rax,%rbx,8), %xmm4
	movupd	48(%rax,%rbx,8), %xmm5
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm0
	andpd	.LCPI1_7(%rip), %xmm0
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm1
	cmpneqpd	%xmm2, %xmm5
	psubq	%xmm5, %xmm0
	movupd	64(%rax,%rbx,8), %xmm3
	movupd	80(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	96(%rax,%rbx,8), %xmm3
	movupd	112(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	128(%rax,%rbx,8), %xmm3
	movupd	144(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	160(%rax,%rbx,8), %xmm3
	movupd	176(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	192(%rax,%rbx,8), %xmm3
	movupd	208(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	224(%rax,%rbx,8), %xmm3
	movupd	240(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	movq	192(%rsp), %rdx                 # 8-byte Reload
	addq	%r11, %rdx
	incq	%r10
	addl	$1248, %ecx                     # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r8d                     # imm = 0x4E0
	movq	(%rsp), %rsi                    # 8-byte Reload
	addl	$416, %esi                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_130
# %bb.133:                              # %.preheader90.i122.1
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rdx, %xmm0
	movq	256(%rsp), %rcx                 # 8-byte Reload
	cmpneqsd	(%rcx), %xmm0
	movq	%xmm0, %rcx
	subq	%rcx, %rbx
	movl	$10023, %r13d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	.p2align	4
.LBB1_134:                              # %.preheader89.i125.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_135 Depth 2
	movq	%rdx, 192(%rsp)                 # 8-byte Spill
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%edi, %edx
	movl	%r13d, (%rsp)                   # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_135:                              #   Parent Loop BB1_134 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r12d
	subl	%r10d, %r12d
	shrl	%r12d
	addl	%r10d, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %r10d              # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %ebp
	subl	%r12d, %ebp
	shrl	%ebp
	addl	%r12d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r15d, %r12d
	subl	%ebp, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%r10d, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_135
# %bb.136:                              # %vector.body661
                                        #   in Loop: Header=BB1_134 Depth=1
	cvtsi2sd	%r11, %xmm2
	unpcklpd	%xmm2, %xmm2                    # xmm2 = xmm2[0,0]
	movq	8(%rsp), %xmm1                  # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movupd	2048(%rax,%rbx,8), %xmm3
	movupd	2064(%rax,%rbx,8), %xmm0
	movupd	2080(%rax,%rbx,8), %xmm4
	movupd	2096(%rax,%rbx,8), %xmm5
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm0
	andpd	.LCPI1_7(%rip), %xmm0
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm1
	cmpneqpd	%xmm2, %xmm5
	psubq	%xmm5, %xmm0
	movupd	2112(%rax,%rbx,8), %xmm3
	movupd	2128(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	2144(%rax,%rbx,8), %xmm3
	movupd	2160(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	2176(%rax,%rbx,8), %xmm3
	movupd	2192(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	2208(%rax,%rbx,8), %xmm3
	movupd	2224(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	2240(%rax,%rbx,8), %xmm3
	movupd	2256(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	2272(%rax,%rbx,8), %xmm3
	movupd	2288(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	movq	192(%rsp), %rdx                 # 8-byte Reload
	addq	%r11, %rdx
	incq	%r9
	movl	(%rsp), %r13d                   # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_134
# %bb.137:                              # %.preheader90.i122.2
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rdx, %xmm0
	movq	256(%rsp), %rcx                 # 8-byte Reload
	cmpneqsd	8(%rcx), %xmm0
	movq	%xmm0, %rcx
	subq	%rcx, %rbx
	movl	$20007, %r13d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	xorl	%edx, %edx
	.p2align	4
.LBB1_138:                              # %.preheader89.i125.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_139 Depth 2
	movq	%rdx, 192(%rsp)                 # 8-byte Spill
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r15d
	movl	%r10d, %edx
	movl	%r13d, (%rsp)                   # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_139:                              #   Parent Loop BB1_138 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r12d
	subl	%edi, %r12d
	shrl	%r12d
	addl	%edi, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %edi               # imm = 0x123
	movl	%r8d, %r12d
	imulq	$1372618415, %r12, %r12         # imm = 0x51D07EAF
	shrq	$32, %r12
	movl	%r8d, %ebp
	subl	%r12d, %ebp
	shrl	%ebp
	addl	%r12d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r15d, %r12d
	subl	%ebp, %r12d
	addq	%r11, %r12
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r12, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r15d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_139
# %bb.140:                              # %vector.body673
                                        #   in Loop: Header=BB1_138 Depth=1
	cvtsi2sd	%r11, %xmm2
	unpcklpd	%xmm2, %xmm2                    # xmm2 = xmm2[0,0]
	movq	8(%rsp), %xmm1                  # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movupd	4096(%rax,%rbx,8), %xmm3
	movupd	4112(%rax,%rbx,8), %xmm0
	movupd	4128(%rax,%rbx,8), %xmm4
	movupd	4144(%rax,%rbx,8), %xmm5
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm0
	andpd	.LCPI1_7(%rip), %xmm0
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm1
	cmpneqpd	%xmm2, %xmm5
	psubq	%xmm5, %xmm0
	movupd	4160(%rax,%rbx,8), %xmm3
	movupd	4176(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	4192(%rax,%rbx,8), %xmm3
	movupd	4208(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	4224(%rax,%rbx,8), %xmm3
	movupd	4240(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	4256(%rax,%rbx,8), %xmm3
	movupd	4272(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	4288(%rax,%rbx,8), %xmm3
	movupd	4304(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	4320(%rax,%rbx,8), %xmm3
	movupd	4336(%rax,%rbx,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	movq	192(%rsp), %rdx                 # 8-byte Reload
	addq	%r11, %rdx
	incq	%r9
	movl	(%rsp), %r13d                   # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_138
# %bb.141:                              # %.preheader90.i122.3
	xorps	%xmm0, %xmm0
	cvtsi2sd	%rdx, %xmm0
	movq	256(%rsp), %rcx                 # 8-byte Reload
	cmpneqsd	16(%rcx), %xmm0
	movq	%xmm0, %rcx
	subq	%rcx, %rbx
	movl	$29991, %r12d                   # imm = 0x7527
	movl	$9997, %edx                     # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	movq	$0, 328(%rsp)                   # 8-byte Folded Spill
	.p2align	4
.LBB1_142:                              # %.preheader89.i125.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_143 Depth 2
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r14d
	movl	%edx, %r15d
	movl	%r12d, (%rsp)                   # 4-byte Spill
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_143:                              #   Parent Loop BB1_142 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%r8d, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%r8d, %ebp
	subl	%r13d, %ebp
	shrl	%ebp
	addl	%r13d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r14d, %r13d
	subl	%ebp, %r13d
	addq	%r10, %r13
	movl	%r12d, %r10d
	subl	%edi, %r10d
	addq	%r13, %r10
	addl	$78, %r12d
	addl	$26, %r15d
	addl	$78, %r14d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_143
# %bb.144:                              # %vector.body685
                                        #   in Loop: Header=BB1_142 Depth=1
	cvtsi2sd	%r10, %xmm2
	unpcklpd	%xmm2, %xmm2                    # xmm2 = xmm2[0,0]
	movq	8(%rsp), %xmm1                  # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movupd	6144(%rax,%r11,8), %xmm3
	movupd	6160(%rax,%r11,8), %xmm0
	movupd	6176(%rax,%r11,8), %xmm4
	movupd	6192(%rax,%r11,8), %xmm5
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm0
	andpd	.LCPI1_7(%rip), %xmm0
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm1
	cmpneqpd	%xmm2, %xmm5
	psubq	%xmm5, %xmm0
	movupd	6208(%rax,%r11,8), %xmm3
	movupd	6224(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	6240(%rax,%r11,8), %xmm3
	movupd	6256(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	6272(%rax,%r11,8), %xmm3
	movupd	6288(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	6304(%rax,%r11,8), %xmm3
	movupd	6320(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	6336(%rax,%r11,8), %xmm3
	movupd	6352(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	movupd	6368(%rax,%r11,8), %xmm3
	movupd	6384(%rax,%r11,8), %xmm4
	cmpneqpd	%xmm2, %xmm3
	psubq	%xmm3, %xmm1
	cmpneqpd	%xmm2, %xmm4
	psubq	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rbx
	addq	%r10, 328(%rsp)                 # 8-byte Folded Spill
	incq	%r9
	movl	(%rsp), %r12d                   # 4-byte Reload
	addl	$1248, %r12d                    # imm = 0x4E0
	addl	$416, %edx                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_142
# %bb.145:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit.i
	movq	256(%rsp), %rdi                 # 8-byte Reload
	movsd	24(%rdi), %xmm0                 # xmm0 = mem[0],zero
	movsd	%xmm0, 360(%rsp)                # 8-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_147
# %bb.146:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_147:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp175:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp176:                               # EH_LABEL
# %bb.148:                              # %_ZN11DeviceArrayIdED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp178:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp179:                               # EH_LABEL
# %bb.149:                              # %_ZN11DeviceArrayIdED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp181:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp182:                               # EH_LABEL
# %bb.150:                              # %_ZN11DeviceArrayIdED2Ev.exit69.i
	movq	%rbx, 8(%rsp)                   # 8-byte Spill
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_152
# %bb.151:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_152:                              # %_ZL5checkIdElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 160(%rsp)
	leaq	8192(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%ebx, %ebx
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movd	.LCPI1_41(%rip), %xmm0          # xmm0 = [0,1,0,0,0,0,0,0]
	pxor	%xmm1, %xmm1
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	movdqa	.LCPI1_9(%rip), %xmm8           # xmm8 = [13,13,u,u,u,u,u,u]
	movdqa	.LCPI1_10(%rip), %xmm9          # xmm9 = [26,26,u,u,u,u,u,u]
	movdqa	.LCPI1_11(%rip), %xmm10         # xmm10 = [3,3,u,u,u,u,u,u]
	movdqa	.LCPI1_12(%rip), %xmm11         # xmm11 = [4,4,u,u,u,u,u,u]
	.p2align	4
.LBB1_153:                              # %vector.body695
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm2
	pmullw	%xmm8, %xmm2
	movdqa	%xmm2, %xmm3
	paddw	%xmm9, %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	pmullw	%xmm10, %xmm2
	pmullw	%xmm10, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	punpckldq	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1]
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	punpckldq	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1]
	movdqu	%xmm2, (%r14,%rbx,8)
	movdqu	%xmm3, 16(%r14,%rbx,8)
	addq	$4, %rbx
	paddw	%xmm11, %xmm0
	cmpq	$1024, %rbx                     # imm = 0x400
	jne	.LBB1_153
# %bb.154:                              # %middle.block701
.Ltmp184:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
.Ltmp185:                               # EH_LABEL
# %bb.155:
.Ltmp187:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp188:                               # EH_LABEL
# %bb.156:
.Ltmp190:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp191:                               # EH_LABEL
# %bb.157:
.Ltmp193:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp194:                               # EH_LABEL
# %bb.158:
	testl	%eax, %eax
	jne	.LBB1_161
# %bb.159:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp195:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp196:                               # EH_LABEL
# %bb.160:                              # %.noexc.i188
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp197:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp198:                               # EH_LABEL
.LBB1_161:
.Ltmp199:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp200:                               # EH_LABEL
# %bb.162:
	testl	%eax, %eax
	jne	.LBB1_165
# %bb.163:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp201:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp202:                               # EH_LABEL
# %bb.164:                              # %.noexc64.i181
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp203:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp204:                               # EH_LABEL
.LBB1_165:
.Ltmp206:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIxE4hostEv
.Ltmp207:                               # EH_LABEL
# %bb.166:
.Ltmp209:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIxE4hostEv
.Ltmp210:                               # EH_LABEL
# %bb.167:                              # %.preheader92.i
	movq	16(%rsp), %rax
	movl	$39, %ecx
	movl	$13, %r9d
	xorl	%esi, %esi
	movq	80(%rsp), %rdx
	movq	%rdx, 224(%rsp)                 # 8-byte Spill
	pcmpeqd	%xmm0, %xmm0
	xorl	%r8d, %r8d
	xorl	%r10d, %r10d
	xorl	%edi, %edi
	xorl	%ebx, %ebx
	.p2align	4
.LBB1_168:                              # %.preheader90.i174
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_169 Depth 2
	movq	%rdi, 256(%rsp)                 # 8-byte Spill
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	%r10, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movq	%rsi, 192(%rsp)                 # 8-byte Spill
                                        # kill: def $esi killed $esi killed $rsi
	movl	%r8d, %ebp
	movl	%r9d, %edx
	movl	%ecx, %r15d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_169:                              #   Parent Loop BB1_168 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%esi, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%esi, %r12d
	subl	%r13d, %r12d
	shrl	%r12d
	addl	%r13d, %r12d
	shrl	$6, %r12d
	imull	$291, %r12d, %r12d              # imm = 0x123
	movl	%ebp, %r13d
	subl	%r12d, %r13d
	addq	%r11, %r13
	movl	%r15d, %r11d
	subl	%edi, %r11d
	addq	%r13, %r11
	addl	$78, %r15d
	addl	$26, %edx
	addl	$78, %ebp
	addl	$26, %esi
	addl	$-2, %r14d
	jne	.LBB1_169
# %bb.170:                              # %vector.body705
                                        #   in Loop: Header=BB1_168 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	(%rsp), %xmm1                   # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	(%rax,%rbx,8), %xmm3
	movdqu	16(%rax,%rbx,8), %xmm4
	movdqu	32(%rax,%rbx,8), %xmm5
	movdqu	48(%rax,%rbx,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	64(%rax,%rbx,8), %xmm4
	movdqu	80(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	96(%rax,%rbx,8), %xmm4
	movdqu	112(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	128(%rax,%rbx,8), %xmm4
	movdqu	144(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	160(%rax,%rbx,8), %xmm4
	movdqu	176(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	192(%rax,%rbx,8), %xmm4
	movdqu	208(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	224(%rax,%rbx,8), %xmm4
	movdqu	240(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %rbx
	movq	256(%rsp), %rdi                 # 8-byte Reload
	addq	%r11, %rdi
	incq	%r10
	addl	$1248, %ecx                     # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r8d                     # imm = 0x4E0
	movq	192(%rsp), %rsi                 # 8-byte Reload
	addl	$416, %esi                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_168
# %bb.171:                              # %.preheader91.i173.1
	xorl	%ecx, %ecx
	movq	224(%rsp), %rdx                 # 8-byte Reload
	cmpq	%rdi, (%rdx)
	setne	%cl
	addq	%rcx, %rbx
	movl	$10023, %r13d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	xorl	%r8d, %r8d
	.p2align	4
.LBB1_172:                              # %.preheader90.i174.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_173 Depth 2
	movq	%r8, 256(%rsp)                  # 8-byte Spill
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r12d
	movl	%edi, %edx
	movl	%r13d, 192(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_173:                              #   Parent Loop BB1_172 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r15d
	subl	%r10d, %r15d
	shrl	%r15d
	addl	%r10d, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %r10d              # imm = 0x123
	movl	%r8d, %r15d
	imulq	$1372618415, %r15, %r15         # imm = 0x51D07EAF
	shrq	$32, %r15
	movl	%r8d, %ebp
	subl	%r15d, %ebp
	shrl	%ebp
	addl	%r15d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r12d, %r15d
	subl	%ebp, %r15d
	addq	%r11, %r15
	movl	%r13d, %r11d
	subl	%r10d, %r11d
	addq	%r15, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r12d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_173
# %bb.174:                              # %vector.body717
                                        #   in Loop: Header=BB1_172 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	(%rsp), %xmm1                   # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	2048(%rax,%rbx,8), %xmm3
	movdqu	2064(%rax,%rbx,8), %xmm4
	movdqu	2080(%rax,%rbx,8), %xmm5
	movdqu	2096(%rax,%rbx,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2112(%rax,%rbx,8), %xmm4
	movdqu	2128(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2144(%rax,%rbx,8), %xmm4
	movdqu	2160(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2176(%rax,%rbx,8), %xmm4
	movdqu	2192(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2208(%rax,%rbx,8), %xmm4
	movdqu	2224(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2240(%rax,%rbx,8), %xmm4
	movdqu	2256(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2272(%rax,%rbx,8), %xmm4
	movdqu	2288(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %rbx
	movq	256(%rsp), %r8                  # 8-byte Reload
	addq	%r11, %r8
	incq	%r9
	movl	192(%rsp), %r13d                # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_172
# %bb.175:                              # %.preheader91.i173.2
	xorl	%ecx, %ecx
	movq	224(%rsp), %rdx                 # 8-byte Reload
	cmpq	%r8, 8(%rdx)
	setne	%cl
	addq	%rcx, %rbx
	movl	$20007, %r13d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	xorl	%edi, %edi
	.p2align	4
.LBB1_176:                              # %.preheader90.i174.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_177 Depth 2
	movq	%rdi, 256(%rsp)                 # 8-byte Spill
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	%r9, %rbx
	shlq	$5, %rbx
	movl	$32, %r14d
	movl	%ecx, %r8d
	movl	%esi, %r12d
	movl	%r10d, %edx
	movl	%r13d, 192(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_177:                              #   Parent Loop BB1_176 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r15d
	subl	%edi, %r15d
	shrl	%r15d
	addl	%edi, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %edi               # imm = 0x123
	movl	%r8d, %r15d
	imulq	$1372618415, %r15, %r15         # imm = 0x51D07EAF
	shrq	$32, %r15
	movl	%r8d, %ebp
	subl	%r15d, %ebp
	shrl	%ebp
	addl	%r15d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r12d, %r15d
	subl	%ebp, %r15d
	addq	%r11, %r15
	movl	%r13d, %r11d
	subl	%edi, %r11d
	addq	%r15, %r11
	addl	$78, %r13d
	addl	$26, %edx
	addl	$78, %r12d
	addl	$26, %r8d
	addl	$-2, %r14d
	jne	.LBB1_177
# %bb.178:                              # %vector.body729
                                        #   in Loop: Header=BB1_176 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	(%rsp), %xmm1                   # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	4096(%rax,%rbx,8), %xmm3
	movdqu	4112(%rax,%rbx,8), %xmm4
	movdqu	4128(%rax,%rbx,8), %xmm5
	movdqu	4144(%rax,%rbx,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4160(%rax,%rbx,8), %xmm4
	movdqu	4176(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4192(%rax,%rbx,8), %xmm4
	movdqu	4208(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4224(%rax,%rbx,8), %xmm4
	movdqu	4240(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4256(%rax,%rbx,8), %xmm4
	movdqu	4272(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4288(%rax,%rbx,8), %xmm4
	movdqu	4304(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4320(%rax,%rbx,8), %xmm4
	movdqu	4336(%rax,%rbx,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %rbx
	movq	256(%rsp), %rdi                 # 8-byte Reload
	addq	%r11, %rdi
	incq	%r9
	movl	192(%rsp), %r13d                # 4-byte Reload
	addl	$1248, %r13d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_176
# %bb.179:                              # %.preheader91.i173.3
	xorl	%ecx, %ecx
	movq	224(%rsp), %rdx                 # 8-byte Reload
	cmpq	%rdi, 16(%rdx)
	setne	%cl
	addq	%rcx, %rbx
	movl	$29991, %r12d                   # imm = 0x7527
	movl	$9997, %edx                     # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	movq	$0, 320(%rsp)                   # 8-byte Folded Spill
	.p2align	4
.LBB1_180:                              # %.preheader90.i174.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_181 Depth 2
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r14d
	movl	%edx, %r15d
	movl	%r12d, 192(%rsp)                # 4-byte Spill
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_181:                              #   Parent Loop BB1_180 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %r13d
	subl	%edi, %r13d
	shrl	%r13d
	addl	%edi, %r13d
	shrl	$6, %r13d
	imull	$291, %r13d, %edi               # imm = 0x123
	movl	%r8d, %r13d
	imulq	$1372618415, %r13, %r13         # imm = 0x51D07EAF
	shrq	$32, %r13
	movl	%r8d, %ebp
	subl	%r13d, %ebp
	shrl	%ebp
	addl	%r13d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r14d, %r13d
	subl	%ebp, %r13d
	addq	%r10, %r13
	movl	%r12d, %r10d
	subl	%edi, %r10d
	addq	%r13, %r10
	addl	$78, %r12d
	addl	$26, %r15d
	addl	$78, %r14d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_181
# %bb.182:                              # %vector.body741
                                        #   in Loop: Header=BB1_180 Depth=1
	movq	%r10, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	(%rsp), %xmm1                   # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	6144(%rax,%r11,8), %xmm3
	movdqu	6160(%rax,%r11,8), %xmm4
	movdqu	6176(%rax,%r11,8), %xmm5
	movdqu	6192(%rax,%r11,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6208(%rax,%r11,8), %xmm4
	movdqu	6224(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6240(%rax,%r11,8), %xmm4
	movdqu	6256(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6272(%rax,%r11,8), %xmm4
	movdqu	6288(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6304(%rax,%r11,8), %xmm4
	movdqu	6320(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6336(%rax,%r11,8), %xmm4
	movdqu	6352(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6368(%rax,%r11,8), %xmm4
	movdqu	6384(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %rbx
	addq	%r10, 320(%rsp)                 # 8-byte Folded Spill
	incq	%r9
	movl	192(%rsp), %r12d                # 4-byte Reload
	addl	$1248, %r12d                    # imm = 0x4E0
	addl	$416, %edx                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_180
# %bb.183:                              # %_ZNSt6vectorIxSaIxEED2Ev.exit.i
	movq	224(%rsp), %rdi                 # 8-byte Reload
	movq	24(%rdi), %rax
	movq	%rax, 352(%rsp)                 # 8-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_185
# %bb.184:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_185:                              # %_ZNSt6vectorIxSaIxEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp221:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp222:                               # EH_LABEL
# %bb.186:                              # %_ZN11DeviceArrayIxED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp224:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp225:                               # EH_LABEL
# %bb.187:                              # %_ZN11DeviceArrayIxED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp227:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp228:                               # EH_LABEL
# %bb.188:                              # %_ZN11DeviceArrayIxED2Ev.exit69.i
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_190
# %bb.189:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_190:                              # %_ZL5checkIxElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 160(%rsp)
	leaq	8192(%rax), %r15
	movq	%r15, 176(%rsp)
	.cfi_escape 0x2e, 0x00
	xorl	%ebx, %ebx
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 168(%rsp)
	movd	.LCPI1_41(%rip), %xmm0          # xmm0 = [0,1,0,0,0,0,0,0]
	pxor	%xmm1, %xmm1
	movdqa	.LCPI1_3(%rip), %xmm6           # xmm6 = [20945,20945,20945,20945,20945,20945,20945,20945]
	movdqa	.LCPI1_4(%rip), %xmm7           # xmm7 = [97,97,97,97,97,97,97,97]
	movdqa	.LCPI1_9(%rip), %xmm8           # xmm8 = [13,13,u,u,u,u,u,u]
	movdqa	.LCPI1_10(%rip), %xmm9          # xmm9 = [26,26,u,u,u,u,u,u]
	movdqa	.LCPI1_11(%rip), %xmm10         # xmm10 = [3,3,u,u,u,u,u,u]
	movdqa	.LCPI1_12(%rip), %xmm11         # xmm11 = [4,4,u,u,u,u,u,u]
	.p2align	4
.LBB1_191:                              # %vector.body751
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm2
	pmullw	%xmm8, %xmm2
	movdqa	%xmm2, %xmm3
	paddw	%xmm9, %xmm3
	movdqa	%xmm2, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm2, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm2
	movdqa	%xmm3, %xmm4
	pmulhuw	%xmm6, %xmm4
	movdqa	%xmm3, %xmm5
	psubw	%xmm4, %xmm5
	psrlw	$1, %xmm5
	paddw	%xmm4, %xmm5
	psrlw	$6, %xmm5
	pmullw	%xmm7, %xmm5
	psubw	%xmm5, %xmm3
	pmullw	%xmm10, %xmm2
	pmullw	%xmm10, %xmm3
	punpcklwd	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1],xmm2[2],xmm1[2],xmm2[3],xmm1[3]
	punpckldq	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1]
	punpcklwd	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1],xmm3[2],xmm1[2],xmm3[3],xmm1[3]
	punpckldq	%xmm1, %xmm3            # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1]
	movdqu	%xmm2, (%r14,%rbx,8)
	movdqu	%xmm3, 16(%r14,%rbx,8)
	addq	$4, %rbx
	paddw	%xmm11, %xmm0
	cmpq	$1024, %rbx                     # imm = 0x400
	jne	.LBB1_191
# %bb.192:                              # %middle.block757
.Ltmp230:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE
.Ltmp231:                               # EH_LABEL
# %bb.193:
.Ltmp233:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1024, %esi                     # imm = 0x400
	callq	_ZN11DeviceArrayIyEC2Em
.Ltmp234:                               # EH_LABEL
# %bb.194:
.Ltmp236:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$4, %esi
	callq	_ZN11DeviceArrayIyEC2Em
.Ltmp237:                               # EH_LABEL
# %bb.195:
.Ltmp239:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp240:                               # EH_LABEL
# %bb.196:
	testl	%eax, %eax
	jne	.LBB1_199
# %bb.197:
	movq	232(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp241:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp242:                               # EH_LABEL
# %bb.198:                              # %.noexc.i241
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp243:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9warp_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp244:                               # EH_LABEL
.LBB1_199:
.Ltmp245:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967300, %rdi               # imm = 0x100000004
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp246:                               # EH_LABEL
# %bb.200:
	testl	%eax, %eax
	jne	.LBB1_203
# %bb.201:
	movq	232(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 208(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp247:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	leaq	56(%rsp), %rdx
	leaq	48(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp248:                               # EH_LABEL
# %bb.202:                              # %.noexc64.i234
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	104(%rsp), %rcx
	movl	112(%rsp), %r8d
.Ltmp249:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10block_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	16(%rsp), %r9
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	64(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp250:                               # EH_LABEL
.LBB1_203:
.Ltmp252:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	16(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIyE4hostEv
.Ltmp253:                               # EH_LABEL
# %bb.204:
.Ltmp255:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIyE4hostEv
.Ltmp256:                               # EH_LABEL
# %bb.205:                              # %.preheader92.i209
	movq	16(%rsp), %rax
	movl	$39, %r14d
	movl	$13, %r9d
	xorl	%edx, %edx
	movq	80(%rsp), %rcx
	movq	%rcx, 288(%rsp)                 # 8-byte Spill
	pcmpeqd	%xmm0, %xmm0
	xorl	%r13d, %r13d
	xorl	%r10d, %r10d
	xorl	%esi, %esi
	xorl	%r15d, %r15d
	.p2align	4
.LBB1_206:                              # %.preheader90.i213
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_207 Depth 2
	movq	%rsi, 224(%rsp)                 # 8-byte Spill
	movq	%r15, 192(%rsp)                 # 8-byte Spill
	movq	%r10, %r12
	shlq	$5, %r12
	movl	$32, %ebx
	movq	%rdx, 256(%rsp)                 # 8-byte Spill
	movl	%edx, %esi
	movl	%r13d, %r8d
	movl	%r9d, %r15d
	movl	%r14d, %ecx
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_207:                              #   Parent Loop BB1_206 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%r15d, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%r15d, %edx
	subl	%edi, %edx
	shrl	%edx
	addl	%edi, %edx
	shrl	$6, %edx
	imull	$291, %edx, %edx                # imm = 0x123
	movl	%esi, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%esi, %ebp
	subl	%edi, %ebp
	shrl	%ebp
	addl	%edi, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %edi                # imm = 0x123
	movl	%r8d, %ebp
	subl	%edi, %ebp
	addq	%r11, %rbp
	movl	%ecx, %r11d
	subl	%edx, %r11d
	addq	%rbp, %r11
	addl	$78, %ecx
	addl	$26, %r15d
	addl	$78, %r8d
	addl	$26, %esi
	addl	$-2, %ebx
	jne	.LBB1_207
# %bb.208:                              # %vector.body761
                                        #   in Loop: Header=BB1_206 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	192(%rsp), %xmm1                # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	(%rax,%r12,8), %xmm3
	movdqu	16(%rax,%r12,8), %xmm4
	movdqu	32(%rax,%r12,8), %xmm5
	movdqu	48(%rax,%r12,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	64(%rax,%r12,8), %xmm4
	movdqu	80(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	96(%rax,%r12,8), %xmm4
	movdqu	112(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	128(%rax,%r12,8), %xmm4
	movdqu	144(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	160(%rax,%r12,8), %xmm4
	movdqu	176(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	192(%rax,%r12,8), %xmm4
	movdqu	208(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	224(%rax,%r12,8), %xmm4
	movdqu	240(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %r15
	movq	224(%rsp), %rsi                 # 8-byte Reload
	addq	%r11, %rsi
	incq	%r10
	addl	$1248, %r14d                    # imm = 0x4E0
	addl	$416, %r9d                      # imm = 0x1A0
	addl	$1248, %r13d                    # imm = 0x4E0
	movq	256(%rsp), %rdx                 # 8-byte Reload
	addl	$416, %edx                      # imm = 0x1A0
	cmpq	$8, %r10
	jne	.LBB1_206
# %bb.209:                              # %.preheader91.i210.1
	xorl	%ecx, %ecx
	movq	288(%rsp), %rdx                 # 8-byte Reload
	cmpq	%rsi, (%rdx)
	setne	%cl
	addq	%rcx, %r15
	movl	$10023, %r14d                   # imm = 0x2727
	movl	$3341, %edi                     # imm = 0xD0D
	movl	$9984, %esi                     # imm = 0x2700
	movl	$3328, %ecx                     # imm = 0xD00
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	xorl	%r8d, %r8d
	.p2align	4
.LBB1_210:                              # %.preheader90.i213.1
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_211 Depth 2
	movq	%r8, 224(%rsp)                  # 8-byte Spill
	movq	%r15, 192(%rsp)                 # 8-byte Spill
	movq	%r9, %r12
	shlq	$5, %r12
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r13d
	movl	%edi, %edx
	movl	%r14d, 256(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_211:                              #   Parent Loop BB1_210 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %r10d
	imulq	$1372618415, %r10, %r10         # imm = 0x51D07EAF
	shrq	$32, %r10
	movl	%edx, %r15d
	subl	%r10d, %r15d
	shrl	%r15d
	addl	%r10d, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %r10d              # imm = 0x123
	movl	%r8d, %r15d
	imulq	$1372618415, %r15, %r15         # imm = 0x51D07EAF
	shrq	$32, %r15
	movl	%r8d, %ebp
	subl	%r15d, %ebp
	shrl	%ebp
	addl	%r15d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r13d, %r15d
	subl	%ebp, %r15d
	addq	%r11, %r15
	movl	%r14d, %r11d
	subl	%r10d, %r11d
	addq	%r15, %r11
	addl	$78, %r14d
	addl	$26, %edx
	addl	$78, %r13d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_211
# %bb.212:                              # %vector.body773
                                        #   in Loop: Header=BB1_210 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	192(%rsp), %xmm1                # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	2048(%rax,%r12,8), %xmm3
	movdqu	2064(%rax,%r12,8), %xmm4
	movdqu	2080(%rax,%r12,8), %xmm5
	movdqu	2096(%rax,%r12,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2112(%rax,%r12,8), %xmm4
	movdqu	2128(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2144(%rax,%r12,8), %xmm4
	movdqu	2160(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2176(%rax,%r12,8), %xmm4
	movdqu	2192(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2208(%rax,%r12,8), %xmm4
	movdqu	2224(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2240(%rax,%r12,8), %xmm4
	movdqu	2256(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	2272(%rax,%r12,8), %xmm4
	movdqu	2288(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %r15
	movq	224(%rsp), %r8                  # 8-byte Reload
	addq	%r11, %r8
	incq	%r9
	movl	256(%rsp), %r14d                # 4-byte Reload
	addl	$1248, %r14d                    # imm = 0x4E0
	addl	$416, %edi                      # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_210
# %bb.213:                              # %.preheader91.i210.2
	xorl	%ecx, %ecx
	movq	288(%rsp), %rdx                 # 8-byte Reload
	cmpq	%r8, 8(%rdx)
	setne	%cl
	addq	%rcx, %r15
	movl	$20007, %r14d                   # imm = 0x4E27
	movl	$6669, %r10d                    # imm = 0x1A0D
	movl	$19968, %esi                    # imm = 0x4E00
	movl	$6656, %ecx                     # imm = 0x1A00
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	xorl	%edi, %edi
	.p2align	4
.LBB1_214:                              # %.preheader90.i213.2
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_215 Depth 2
	movq	%rdi, 224(%rsp)                 # 8-byte Spill
	movq	%r15, 192(%rsp)                 # 8-byte Spill
	movq	%r9, %r12
	shlq	$5, %r12
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r13d
	movl	%r10d, %edx
	movl	%r14d, 256(%rsp)                # 4-byte Spill
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_215:                              #   Parent Loop BB1_214 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r15d
	subl	%edi, %r15d
	shrl	%r15d
	addl	%edi, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %edi               # imm = 0x123
	movl	%r8d, %r15d
	imulq	$1372618415, %r15, %r15         # imm = 0x51D07EAF
	shrq	$32, %r15
	movl	%r8d, %ebp
	subl	%r15d, %ebp
	shrl	%ebp
	addl	%r15d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r13d, %r15d
	subl	%ebp, %r15d
	addq	%r11, %r15
	movl	%r14d, %r11d
	subl	%edi, %r11d
	addq	%r15, %r11
	addl	$78, %r14d
	addl	$26, %edx
	addl	$78, %r13d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_215
# %bb.216:                              # %vector.body785
                                        #   in Loop: Header=BB1_214 Depth=1
	movq	%r11, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	192(%rsp), %xmm1                # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	4096(%rax,%r12,8), %xmm3
	movdqu	4112(%rax,%r12,8), %xmm4
	movdqu	4128(%rax,%r12,8), %xmm5
	movdqu	4144(%rax,%r12,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4160(%rax,%r12,8), %xmm4
	movdqu	4176(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4192(%rax,%r12,8), %xmm4
	movdqu	4208(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4224(%rax,%r12,8), %xmm4
	movdqu	4240(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4256(%rax,%r12,8), %xmm4
	movdqu	4272(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4288(%rax,%r12,8), %xmm4
	movdqu	4304(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	4320(%rax,%r12,8), %xmm4
	movdqu	4336(%rax,%r12,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %r15
	movq	224(%rsp), %rdi                 # 8-byte Reload
	addq	%r11, %rdi
	incq	%r9
	movl	256(%rsp), %r14d                # 4-byte Reload
	addl	$1248, %r14d                    # imm = 0x4E0
	addl	$416, %r10d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_214
# %bb.217:                              # %.preheader91.i210.3
	xorl	%ecx, %ecx
	movq	288(%rsp), %rdx                 # 8-byte Reload
	cmpq	%rdi, 16(%rdx)
	setne	%cl
	addq	%rcx, %r15
	movl	$29991, %edi                    # imm = 0x7527
	movl	$9997, %r12d                    # imm = 0x270D
	movl	$29952, %esi                    # imm = 0x7500
	movl	$9984, %ecx                     # imm = 0x2700
	xorl	%r9d, %r9d
	pcmpeqd	%xmm0, %xmm0
	xorl	%r14d, %r14d
	.p2align	4
.LBB1_218:                              # %.preheader90.i213.3
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_219 Depth 2
	movq	%r14, 256(%rsp)                 # 8-byte Spill
	movq	%r15, 192(%rsp)                 # 8-byte Spill
	movq	%r9, %r11
	shlq	$5, %r11
	movl	$32, %ebx
	movl	%ecx, %r8d
	movl	%esi, %r13d
	movl	%r12d, %edx
	movl	%edi, 224(%rsp)                 # 4-byte Spill
	movl	%edi, %r14d
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_219:                              #   Parent Loop BB1_218 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movl	%edx, %edi
	imulq	$1372618415, %rdi, %rdi         # imm = 0x51D07EAF
	shrq	$32, %rdi
	movl	%edx, %r15d
	subl	%edi, %r15d
	shrl	%r15d
	addl	%edi, %r15d
	shrl	$6, %r15d
	imull	$291, %r15d, %edi               # imm = 0x123
	movl	%r8d, %r15d
	imulq	$1372618415, %r15, %r15         # imm = 0x51D07EAF
	shrq	$32, %r15
	movl	%r8d, %ebp
	subl	%r15d, %ebp
	shrl	%ebp
	addl	%r15d, %ebp
	shrl	$6, %ebp
	imull	$291, %ebp, %ebp                # imm = 0x123
	movl	%r13d, %r15d
	subl	%ebp, %r15d
	addq	%r10, %r15
	movl	%r14d, %r10d
	subl	%edi, %r10d
	addq	%r15, %r10
	addl	$78, %r14d
	addl	$26, %edx
	addl	$78, %r13d
	addl	$26, %r8d
	addl	$-2, %ebx
	jne	.LBB1_219
# %bb.220:                              # %vector.body797
                                        #   in Loop: Header=BB1_218 Depth=1
	movq	%r10, %xmm1
	pshufd	$68, %xmm1, %xmm2               # xmm2 = xmm1[0,1,0,1]
	movq	192(%rsp), %xmm1                # 8-byte Folded Reload
                                        # xmm1 = mem[0],zero
	movdqu	6144(%rax,%r11,8), %xmm3
	movdqu	6160(%rax,%r11,8), %xmm4
	movdqu	6176(%rax,%r11,8), %xmm5
	movdqu	6192(%rax,%r11,8), %xmm6
	pcmpeqd	%xmm2, %xmm3
	pshufd	$177, %xmm3, %xmm7              # xmm7 = xmm3[1,0,3,2]
	pand	%xmm3, %xmm7
	pxor	%xmm0, %xmm7
	psubq	%xmm7, %xmm1
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm3              # xmm3 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm3
	pandn	.LCPI1_7(%rip), %xmm3
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm1
	pcmpeqd	%xmm2, %xmm6
	pshufd	$177, %xmm6, %xmm4              # xmm4 = xmm6[1,0,3,2]
	pand	%xmm6, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6208(%rax,%r11,8), %xmm4
	movdqu	6224(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6240(%rax,%r11,8), %xmm4
	movdqu	6256(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6272(%rax,%r11,8), %xmm4
	movdqu	6288(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6304(%rax,%r11,8), %xmm4
	movdqu	6320(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6336(%rax,%r11,8), %xmm4
	movdqu	6352(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm4              # xmm4 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm4
	pxor	%xmm0, %xmm4
	psubq	%xmm4, %xmm3
	movdqu	6368(%rax,%r11,8), %xmm4
	movdqu	6384(%rax,%r11,8), %xmm5
	pcmpeqd	%xmm2, %xmm4
	pshufd	$177, %xmm4, %xmm6              # xmm6 = xmm4[1,0,3,2]
	pand	%xmm4, %xmm6
	pxor	%xmm0, %xmm6
	psubq	%xmm6, %xmm1
	pcmpeqd	%xmm2, %xmm5
	pshufd	$177, %xmm5, %xmm2              # xmm2 = xmm5[1,0,3,2]
	pand	%xmm5, %xmm2
	pxor	%xmm0, %xmm2
	psubq	%xmm2, %xmm3
	paddq	%xmm1, %xmm3
	pshufd	$238, %xmm3, %xmm1              # xmm1 = xmm3[2,3,2,3]
	paddq	%xmm3, %xmm1
	movq	%xmm1, %r15
	movq	256(%rsp), %r14                 # 8-byte Reload
	addq	%r10, %r14
	incq	%r9
	movl	224(%rsp), %edi                 # 4-byte Reload
	addl	$1248, %edi                     # imm = 0x4E0
	addl	$416, %r12d                     # imm = 0x1A0
	addl	$1248, %esi                     # imm = 0x4E0
	addl	$416, %ecx                      # imm = 0x1A0
	cmpq	$8, %r9
	jne	.LBB1_218
# %bb.221:                              # %_ZNSt6vectorIySaIyEED2Ev.exit.i
	movq	288(%rsp), %rdi                 # 8-byte Reload
	movq	24(%rdi), %r12
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_223
# %bb.222:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_223:                              # %_ZNSt6vectorIySaIyEED2Ev.exit67.i
	movq	128(%rsp), %rdi
.Ltmp267:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp268:                               # EH_LABEL
	movq	120(%rsp), %rbx                 # 8-byte Reload
# %bb.224:                              # %_ZN11DeviceArrayIyED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp270:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp271:                               # EH_LABEL
# %bb.225:                              # %_ZN11DeviceArrayIyED2Ev.exit68.i
	movq	232(%rsp), %rdi
.Ltmp273:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp274:                               # EH_LABEL
# %bb.226:                              # %_ZN11DeviceArrayIyED2Ev.exit69.i
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_228
# %bb.227:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_228:                              # %_ZL5checkIyElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
	movq	%rax, 16(%rsp)
	leaq	256(%rax), %rcx
	movq	%rcx, 32(%rsp)
	pxor	%xmm0, %xmm0
	movdqu	%xmm0, (%rax)
	movdqu	%xmm0, 16(%rax)
	movdqu	%xmm0, 32(%rax)
	movdqu	%xmm0, 48(%rax)
	movdqu	%xmm0, 64(%rax)
	movdqu	%xmm0, 80(%rax)
	movdqu	%xmm0, 96(%rax)
	movdqu	%xmm0, 112(%rax)
	movdqu	%xmm0, 128(%rax)
	movdqu	%xmm0, 144(%rax)
	movdqu	%xmm0, 160(%rax)
	movdqu	%xmm0, 176(%rax)
	movdqu	%xmm0, 192(%rax)
	movdqu	%xmm0, 208(%rax)
	movdqu	%xmm0, 224(%rax)
	movdqu	%xmm0, 240(%rax)
	movq	%rcx, 24(%rsp)
	movaps	.LCPI1_13(%rip), %xmm0          # xmm0 = [1000,1001,1002,1003]
	movups	%xmm0, (%rax)
	movaps	.LCPI1_14(%rip), %xmm0          # xmm0 = [1004,1005,1006,1007]
	movups	%xmm0, 16(%rax)
	movaps	.LCPI1_15(%rip), %xmm0          # xmm0 = [1008,1009,1010,1011]
	movups	%xmm0, 32(%rax)
	movaps	.LCPI1_16(%rip), %xmm0          # xmm0 = [1012,1013,1014,1015]
	movups	%xmm0, 48(%rax)
	movaps	.LCPI1_17(%rip), %xmm0          # xmm0 = [1016,1017,1018,1019]
	movups	%xmm0, 64(%rax)
	movaps	.LCPI1_18(%rip), %xmm0          # xmm0 = [1020,1021,1022,1023]
	movups	%xmm0, 80(%rax)
	movaps	.LCPI1_19(%rip), %xmm0          # xmm0 = [1024,1025,1026,1027]
	movups	%xmm0, 96(%rax)
	movaps	.LCPI1_20(%rip), %xmm0          # xmm0 = [1028,1029,1030,1031]
	movups	%xmm0, 112(%rax)
	movaps	.LCPI1_21(%rip), %xmm0          # xmm0 = [1032,1033,1034,1035]
	movups	%xmm0, 128(%rax)
	movaps	.LCPI1_22(%rip), %xmm0          # xmm0 = [1036,1037,1038,1039]
	movups	%xmm0, 144(%rax)
	movaps	.LCPI1_23(%rip), %xmm0          # xmm0 = [1040,1041,1042,1043]
	movups	%xmm0, 160(%rax)
	movaps	.LCPI1_24(%rip), %xmm0          # xmm0 = [1044,1045,1046,1047]
	movups	%xmm0, 176(%rax)
	movaps	.LCPI1_25(%rip), %xmm0          # xmm0 = [1048,1049,1050,1051]
	movups	%xmm0, 192(%rax)
	movaps	.LCPI1_26(%rip), %xmm0          # xmm0 = [1052,1053,1054,1055]
	movups	%xmm0, 208(%rax)
	movaps	.LCPI1_27(%rip), %xmm0          # xmm0 = [1056,1057,1058,1059]
	movups	%xmm0, 224(%rax)
	movdqa	.LCPI1_28(%rip), %xmm0          # xmm0 = [1060,1061,1062,1063]
	movdqu	%xmm0, 240(%rax)
.Ltmp276:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	16(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp277:                               # EH_LABEL
# %bb.229:
.Ltmp279:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp280:                               # EH_LABEL
# %bb.230:
.Ltmp282:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp283:                               # EH_LABEL
# %bb.231:
.Ltmp285:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	208(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp286:                               # EH_LABEL
# %bb.232:
.Ltmp288:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp289:                               # EH_LABEL
# %bb.233:
	testl	%eax, %eax
	jne	.LBB1_236
# %bb.234:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	104(%rsp), %rdx
	movq	208(%rsp), %rsi
	movq	%rax, 64(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rsi, 384(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 160(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 168(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	384(%rsp), %rax
	movq	%rax, 184(%rsp)
.Ltmp290:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	232(%rsp), %rsi
	leaq	376(%rsp), %rdx
	leaq	368(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp291:                               # EH_LABEL
# %bb.235:                              # %.noexc.i261
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	232(%rsp), %rcx
	movl	240(%rsp), %r8d
.Ltmp292:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5partsPKiPiS1_S1_@GOTPCREL(%rip), %rdi
	leaq	160(%rsp), %r9
	pushq	368(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	384(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp293:                               # EH_LABEL
.LBB1_236:
.Ltmp295:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp296:                               # EH_LABEL
# %bb.237:
.Ltmp298:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp299:                               # EH_LABEL
# %bb.238:
.Ltmp301:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	232(%rsp), %rdi
	leaq	208(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp302:                               # EH_LABEL
# %bb.239:                              # %.preheader.i257
	movq	160(%rsp), %rax
	movq	80(%rsp), %rcx
	movq	.LCPI1_42(%rip), %xmm0          # xmm0 = [0,1,0,0]
	pxor	%xmm10, %xmm10
	movl	$2, %edx
	movq	232(%rsp), %rdi
	movdqa	.LCPI1_33(%rip), %xmm4          # xmm4 = [1000,1000,u,u]
	movdqa	.LCPI1_36(%rip), %xmm7          # xmm7 = [998,998,u,u]
	movdqa	.LCPI1_37(%rip), %xmm8          # xmm8 = [56,56,u,u]
	movdqa	.LCPI1_38(%rip), %xmm9          # xmm9 = [1005,1005,u,u]
	pxor	%xmm5, %xmm5
	movdqa	.LCPI1_7(%rip), %xmm2           # xmm2 = [1,1]
	.p2align	4
.LBB1_240:                              # %vector.body815
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm12
	paddd	.LCPI1_30(%rip), %xmm12
	movq	-8(%rax,%rdx,4), %xmm1          # xmm1 = mem[0],zero
	movdqa	%xmm0, %xmm14
	movdqa	.LCPI1_31(%rip), %xmm3          # xmm3 = [7,7,u,u]
	pand	%xmm3, %xmm14
	movdqa	%xmm12, %xmm11
	pand	%xmm3, %xmm11
	movdqa	.LCPI1_32(%rip), %xmm13         # xmm13 = [5,5,u,u]
	movdqa	%xmm13, %xmm3
	pcmpgtd	%xmm14, %xmm3
	pcmpgtd	%xmm11, %xmm13
	movdqa	%xmm3, %xmm15
	pandn	%xmm4, %xmm15
	movdqa	.LCPI1_34(%rip), %xmm6          # xmm6 = [1003,1003,u,u]
	pand	%xmm6, %xmm3
	por	%xmm15, %xmm3
	movdqa	%xmm13, %xmm15
	pandn	%xmm4, %xmm15
	pand	%xmm6, %xmm13
	por	%xmm15, %xmm13
	movq	(%rax,%rdx,4), %xmm15           # xmm15 = mem[0],zero
	paddd	%xmm0, %xmm3
	pcmpeqd	%xmm1, %xmm3
	paddd	%xmm12, %xmm13
	pcmpeqd	%xmm15, %xmm13
	movq	-8(%rcx,%rdx,4), %xmm1          # xmm1 = mem[0],zero
	movdqa	.LCPI1_35(%rip), %xmm6          # xmm6 = [1,1,u,u]
	pcmpgtd	%xmm6, %xmm14
	pcmpgtd	%xmm6, %xmm11
	movdqa	%xmm14, %xmm15
	pandn	%xmm4, %xmm15
	pand	%xmm7, %xmm14
	por	%xmm15, %xmm14
	movdqa	%xmm11, %xmm15
	pandn	%xmm4, %xmm15
	pand	%xmm7, %xmm11
	por	%xmm15, %xmm11
	movq	(%rcx,%rdx,4), %xmm15           # xmm15 = mem[0],zero
	paddd	%xmm0, %xmm14
	pcmpeqd	%xmm1, %xmm14
	paddd	%xmm12, %xmm11
	pcmpeqd	%xmm15, %xmm11
	movq	-8(%rdi,%rdx,4), %xmm1          # xmm1 = mem[0],zero
	movdqa	%xmm0, %xmm15
	pand	%xmm8, %xmm15
	paddd	%xmm9, %xmm15
	pcmpeqd	%xmm1, %xmm15
	movq	(%rdi,%rdx,4), %xmm1            # xmm1 = mem[0],zero
	pand	%xmm8, %xmm12
	paddd	%xmm9, %xmm12
	pcmpeqd	%xmm1, %xmm12
	pshufd	$212, %xmm15, %xmm1             # xmm1 = xmm15[0,1,1,3]
	pandn	%xmm2, %xmm1
	paddq	%xmm10, %xmm1
	pshufd	$212, %xmm3, %xmm3              # xmm3 = xmm3[0,1,1,3]
	pandn	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$212, %xmm14, %xmm3             # xmm3 = xmm14[0,1,1,3]
	pandn	%xmm2, %xmm3
	movdqa	%xmm1, %xmm10
	paddq	%xmm3, %xmm10
	pshufd	$212, %xmm12, %xmm1             # xmm1 = xmm12[0,1,1,3]
	pandn	%xmm2, %xmm1
	paddq	%xmm5, %xmm1
	pshufd	$212, %xmm13, %xmm3             # xmm3 = xmm13[0,1,1,3]
	pandn	%xmm2, %xmm3
	paddq	%xmm3, %xmm1
	pshufd	$212, %xmm11, %xmm3             # xmm3 = xmm11[0,1,1,3]
	pandn	%xmm2, %xmm3
	movdqa	%xmm1, %xmm5
	paddq	%xmm3, %xmm5
	paddd	.LCPI1_39(%rip), %xmm0
	addq	$4, %rdx
	cmpq	$66, %rdx
	jne	.LBB1_240
# %bb.241:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit.i258
	movdqa	%xmm5, 256(%rsp)                # 16-byte Spill
	movdqa	%xmm10, 192(%rsp)               # 16-byte Spill
	movq	248(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_243
# %bb.242:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_243:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit44.i
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_245
# %bb.244:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_245:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit46.i
	movq	208(%rsp), %rdi
.Ltmp316:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp317:                               # EH_LABEL
# %bb.246:                              # %_ZN11DeviceArrayIiED2Ev.exit.i260
	movq	104(%rsp), %rdi
.Ltmp319:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp320:                               # EH_LABEL
# %bb.247:                              # %_ZN11DeviceArrayIiED2Ev.exit47.i
	movq	128(%rsp), %rdi
.Ltmp322:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp323:                               # EH_LABEL
# %bb.248:                              # %_ZN11DeviceArrayIiED2Ev.exit48.i
	movq	144(%rsp), %rdi
.Ltmp325:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp326:                               # EH_LABEL
# %bb.249:                              # %_ZN11DeviceArrayIiED2Ev.exit49.i
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_251
# %bb.250:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_251:                              # %_ZL11check_partsv.exit
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
	testl	%eax, %eax
	jne	.LBB1_253
# %bb.252:                              # %_Z7verdictll.exit
	xorl	%eax, %eax
	cmpq	%r14, %r12
	setne	%al
	addq	%rax, %r15
	xorl	%eax, %eax
	movq	352(%rsp), %rcx                 # 8-byte Reload
	cmpq	320(%rsp), %rcx                 # 8-byte Folded Reload
	xorps	%xmm0, %xmm0
	cvtsi2sdq	328(%rsp), %xmm0        # 8-byte Folded Reload
	movsd	360(%rsp), %xmm1                # 8-byte Reload
                                        # xmm1 = mem[0],zero
	cmpneqsd	%xmm0, %xmm1
	setne	%al
	movq	(%rsp), %r8                     # 8-byte Reload
	addq	%rax, %r8
	movq	%xmm1, %rax
	movq	8(%rsp), %rdi                   # 8-byte Reload
	subq	%rax, %rdi
	xorps	%xmm0, %xmm0
	cvtsi2ssq	336(%rsp), %xmm0        # 8-byte Folded Reload
	movss	308(%rsp), %xmm1                # 4-byte Reload
                                        # xmm1 = mem[0],zero,zero,zero
	cmpneqss	%xmm0, %xmm1
	movd	%xmm1, %eax
	andl	$1, %eax
	movq	72(%rsp), %rsi                  # 8-byte Reload
	addq	%rax, %rsi
	xorl	%eax, %eax
	movl	312(%rsp), %ecx                 # 4-byte Reload
	cmpl	296(%rsp), %ecx                 # 4-byte Folded Reload
	setne	%al
	addq	%rax, %rbx
	xorl	%eax, %eax
	movl	316(%rsp), %ecx                 # 4-byte Reload
	cmpl	344(%rsp), %ecx                 # 4-byte Folded Reload
	setne	%al
	movq	280(%rsp), %rdx                 # 8-byte Reload
	addq	%rax, %rdx
	addq	%rbx, %rdx
	addq	%rdi, %rdx
	addq	%r8, %rdx
	addq	%rsi, %rdx
	movdqa	256(%rsp), %xmm1                # 16-byte Reload
	paddq	192(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	addq	%r15, %rdx
	movq	%xmm0, %rax
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	xorl	%ebp, %ebp
	addq	%rax, %rdx
	setne	%bpl
	movl	$6360, %esi                     # imm = 0x18D8
	xorl	%eax, %eax
	callq	printf@PLT
	movl	%ebp, %eax
	addq	$392, %rsp                      # imm = 0x188
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
.LBB1_253:
	.cfi_def_cfa_offset 448
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
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
.LBB1_254:
.Ltmp327:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_255:
.Ltmp324:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_256:
.Ltmp321:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_257:
.Ltmp318:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_258:
.Ltmp303:                               # EH_LABEL
	movq	%rax, %rbx
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_261
# %bb.259:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_261
.LBB1_260:
.Ltmp300:                               # EH_LABEL
	movq	%rax, %rbx
.LBB1_261:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit53.i
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_329
# %bb.262:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_329
.LBB1_263:
.Ltmp297:                               # EH_LABEL
	jmp	.LBB1_328
.LBB1_264:
.Ltmp287:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_330
.LBB1_265:
.Ltmp284:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_331
.LBB1_266:
.Ltmp281:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_332
.LBB1_267:
.Ltmp278:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_333
.LBB1_268:
.Ltmp275:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_269:
.Ltmp272:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_270:
.Ltmp269:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_271:
.Ltmp257:                               # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_341
# %bb.272:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_341
.LBB1_273:
.Ltmp254:                               # EH_LABEL
	jmp	.LBB1_340
.LBB1_274:
.Ltmp238:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_342
.LBB1_275:
.Ltmp235:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_343
.LBB1_276:
.Ltmp232:                               # EH_LABEL
	jmp	.LBB1_322
.LBB1_277:
.Ltmp229:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_278:
.Ltmp226:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_279:
.Ltmp223:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_280:
.Ltmp211:                               # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_349
# %bb.281:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_349
.LBB1_282:
.Ltmp208:                               # EH_LABEL
	jmp	.LBB1_348
.LBB1_283:
.Ltmp192:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_350
.LBB1_284:
.Ltmp189:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_351
.LBB1_285:
.Ltmp186:                               # EH_LABEL
	jmp	.LBB1_322
.LBB1_286:
.Ltmp183:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_287:
.Ltmp180:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_288:
.Ltmp177:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_289:
.Ltmp165:                               # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_357
# %bb.290:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_357
.LBB1_291:
.Ltmp162:                               # EH_LABEL
	jmp	.LBB1_356
.LBB1_292:
.Ltmp146:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_358
.LBB1_293:
.Ltmp143:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_359
.LBB1_294:
.Ltmp140:                               # EH_LABEL
	jmp	.LBB1_322
.LBB1_295:
.Ltmp137:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_296:
.Ltmp134:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_297:
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_298:
.Ltmp119:                               # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_365
# %bb.299:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_365
.LBB1_300:
.Ltmp116:                               # EH_LABEL
	jmp	.LBB1_364
.LBB1_301:
.Ltmp100:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_366
.LBB1_302:
.Ltmp97:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_367
.LBB1_303:
.Ltmp94:                                # EH_LABEL
	jmp	.LBB1_322
.LBB1_304:
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_305:
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_306:
.Ltmp85:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_307:
.Ltmp73:                                # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_373
# %bb.308:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_373
.LBB1_309:
.Ltmp70:                                # EH_LABEL
	jmp	.LBB1_372
.LBB1_310:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_374
.LBB1_311:
.Ltmp51:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_375
.LBB1_312:
.Ltmp48:                                # EH_LABEL
	jmp	.LBB1_322
.LBB1_313:
.Ltmp45:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_314:
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_315:
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_316:
.Ltmp27:                                # EH_LABEL
	movq	%rax, %rbx
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_381
# %bb.317:
	movq	32(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_381
.LBB1_318:
.Ltmp24:                                # EH_LABEL
	jmp	.LBB1_380
.LBB1_319:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_382
.LBB1_320:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_383
.LBB1_321:
.Ltmp2:                                 # EH_LABEL
.LBB1_322:                              # %_ZN11DeviceArrayIiED2Ev.exit76.i
	movq	%rax, %rbx
.LBB1_323:                              # %_ZN11DeviceArrayIiED2Ev.exit76.i
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_326
# %bb.324:
	movq	176(%rsp), %rsi
.LBB1_325:                              # %common.resume
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_326:                              # %common.resume
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_327:
.Ltmp294:                               # EH_LABEL
.LBB1_328:
	movq	%rax, %rbx
.LBB1_329:
	movq	208(%rsp), %rdi
.Ltmp304:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp305:                               # EH_LABEL
.LBB1_330:                              # %_ZN11DeviceArrayIiED2Ev.exit56.i
	movq	104(%rsp), %rdi
.Ltmp307:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp308:                               # EH_LABEL
.LBB1_331:                              # %_ZN11DeviceArrayIiED2Ev.exit57.i
	movq	128(%rsp), %rdi
.Ltmp310:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp311:                               # EH_LABEL
.LBB1_332:                              # %_ZN11DeviceArrayIiED2Ev.exit58.i
	movq	144(%rsp), %rdi
.Ltmp313:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp314:                               # EH_LABEL
.LBB1_333:                              # %_ZN11DeviceArrayIiED2Ev.exit59.i
	movq	16(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_326
# %bb.334:
	movq	32(%rsp), %rsi
	jmp	.LBB1_325
.LBB1_335:
.Ltmp315:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_336:
.Ltmp312:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_337:
.Ltmp309:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_338:
.Ltmp306:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_339:
.Ltmp251:                               # EH_LABEL
.LBB1_340:
	movq	%rax, %rbx
.LBB1_341:
	movq	128(%rsp), %rdi
.Ltmp258:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp259:                               # EH_LABEL
.LBB1_342:                              # %_ZN11DeviceArrayIyED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp261:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp262:                               # EH_LABEL
.LBB1_343:                              # %_ZN11DeviceArrayIyED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp264:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp265:                               # EH_LABEL
	jmp	.LBB1_323
.LBB1_344:
.Ltmp266:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_345:
.Ltmp263:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_346:
.Ltmp260:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_347:
.Ltmp205:                               # EH_LABEL
.LBB1_348:
	movq	%rax, %rbx
.LBB1_349:
	movq	128(%rsp), %rdi
.Ltmp212:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp213:                               # EH_LABEL
.LBB1_350:                              # %_ZN11DeviceArrayIxED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp215:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp216:                               # EH_LABEL
.LBB1_351:                              # %_ZN11DeviceArrayIxED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp218:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp219:                               # EH_LABEL
	jmp	.LBB1_323
.LBB1_352:
.Ltmp220:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_353:
.Ltmp217:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_354:
.Ltmp214:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_355:
.Ltmp159:                               # EH_LABEL
.LBB1_356:
	movq	%rax, %rbx
.LBB1_357:
	movq	128(%rsp), %rdi
.Ltmp166:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp167:                               # EH_LABEL
.LBB1_358:                              # %_ZN11DeviceArrayIdED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp169:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp170:                               # EH_LABEL
.LBB1_359:                              # %_ZN11DeviceArrayIdED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp172:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp173:                               # EH_LABEL
	jmp	.LBB1_323
.LBB1_360:
.Ltmp174:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_361:
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_362:
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_363:
.Ltmp113:                               # EH_LABEL
.LBB1_364:
	movq	%rax, %rbx
.LBB1_365:
	movq	128(%rsp), %rdi
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp121:                               # EH_LABEL
.LBB1_366:                              # %_ZN11DeviceArrayIfED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp124:                               # EH_LABEL
.LBB1_367:                              # %_ZN11DeviceArrayIfED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp126:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp127:                               # EH_LABEL
	jmp	.LBB1_323
.LBB1_368:
.Ltmp128:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_369:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_370:
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_371:
.Ltmp67:                                # EH_LABEL
.LBB1_372:
	movq	%rax, %rbx
.LBB1_373:
	movq	128(%rsp), %rdi
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp75:                                # EH_LABEL
.LBB1_374:                              # %_ZN11DeviceArrayIjED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp78:                                # EH_LABEL
.LBB1_375:                              # %_ZN11DeviceArrayIjED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp81:                                # EH_LABEL
	jmp	.LBB1_323
.LBB1_376:
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_377:
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_378:
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_379:
.Ltmp21:                                # EH_LABEL
.LBB1_380:
	movq	%rax, %rbx
.LBB1_381:
	movq	128(%rsp), %rdi
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp29:                                # EH_LABEL
.LBB1_382:                              # %_ZN11DeviceArrayIiED2Ev.exit74.i
	movq	144(%rsp), %rdi
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp32:                                # EH_LABEL
.LBB1_383:                              # %_ZN11DeviceArrayIiED2Ev.exit75.i
	movq	232(%rsp), %rdi
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp35:                                # EH_LABEL
	jmp	.LBB1_323
.LBB1_384:
.Ltmp36:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_385:
.Ltmp33:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_386:
.Ltmp30:                                # EH_LABEL
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
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp20-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp23-.Ltmp22                #   Call between .Ltmp22 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp26-.Ltmp25                #   Call between .Ltmp25 and .Ltmp26
	.uleb128 .Ltmp27-.Lfunc_begin0          #     jumps to .Ltmp27
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp39-.Lfunc_begin0          #     jumps to .Ltmp39
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp41-.Ltmp40                #   Call between .Ltmp40 and .Ltmp41
	.uleb128 .Ltmp42-.Lfunc_begin0          #     jumps to .Ltmp42
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp44-.Ltmp43                #   Call between .Ltmp43 and .Ltmp44
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp46-.Ltmp44                #   Call between .Ltmp44 and .Ltmp46
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp47-.Ltmp46                #   Call between .Ltmp46 and .Ltmp47
	.uleb128 .Ltmp48-.Lfunc_begin0          #     jumps to .Ltmp48
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp49-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp50-.Ltmp49                #   Call between .Ltmp49 and .Ltmp50
	.uleb128 .Ltmp51-.Lfunc_begin0          #     jumps to .Ltmp51
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp52-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp53-.Ltmp52                #   Call between .Ltmp52 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp66-.Ltmp55                #   Call between .Ltmp55 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp73-.Lfunc_begin0          #     jumps to .Ltmp73
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp83-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp84-.Ltmp83                #   Call between .Ltmp83 and .Ltmp84
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp86-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp87-.Ltmp86                #   Call between .Ltmp86 and .Ltmp87
	.uleb128 .Ltmp88-.Lfunc_begin0          #     jumps to .Ltmp88
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp89-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp90-.Ltmp89                #   Call between .Ltmp89 and .Ltmp90
	.uleb128 .Ltmp91-.Lfunc_begin0          #     jumps to .Ltmp91
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp90-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp92-.Ltmp90                #   Call between .Ltmp90 and .Ltmp92
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp92-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp93-.Ltmp92                #   Call between .Ltmp92 and .Ltmp93
	.uleb128 .Ltmp94-.Lfunc_begin0          #     jumps to .Ltmp94
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp95-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp96-.Ltmp95                #   Call between .Ltmp95 and .Ltmp96
	.uleb128 .Ltmp97-.Lfunc_begin0          #     jumps to .Ltmp97
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp98-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp99-.Ltmp98                #   Call between .Ltmp98 and .Ltmp99
	.uleb128 .Ltmp100-.Lfunc_begin0         #     jumps to .Ltmp100
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp101-.Lfunc_begin0         # >> Call Site 25 <<
	.uleb128 .Ltmp112-.Ltmp101              #   Call between .Ltmp101 and .Ltmp112
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp114-.Lfunc_begin0         # >> Call Site 26 <<
	.uleb128 .Ltmp115-.Ltmp114              #   Call between .Ltmp114 and .Ltmp115
	.uleb128 .Ltmp116-.Lfunc_begin0         #     jumps to .Ltmp116
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp117-.Lfunc_begin0         # >> Call Site 27 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.uleb128 .Ltmp119-.Lfunc_begin0         #     jumps to .Ltmp119
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp129-.Lfunc_begin0         # >> Call Site 28 <<
	.uleb128 .Ltmp130-.Ltmp129              #   Call between .Ltmp129 and .Ltmp130
	.uleb128 .Ltmp131-.Lfunc_begin0         #     jumps to .Ltmp131
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp132-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp133-.Ltmp132              #   Call between .Ltmp132 and .Ltmp133
	.uleb128 .Ltmp134-.Lfunc_begin0         #     jumps to .Ltmp134
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp135-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp136-.Ltmp135              #   Call between .Ltmp135 and .Ltmp136
	.uleb128 .Ltmp137-.Lfunc_begin0         #     jumps to .Ltmp137
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp136-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp138-.Ltmp136              #   Call between .Ltmp136 and .Ltmp138
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp138-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp139-.Ltmp138              #   Call between .Ltmp138 and .Ltmp139
	.uleb128 .Ltmp140-.Lfunc_begin0         #     jumps to .Ltmp140
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp141-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp142-.Ltmp141              #   Call between .Ltmp141 and .Ltmp142
	.uleb128 .Ltmp143-.Lfunc_begin0         #     jumps to .Ltmp143
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp144-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp145-.Ltmp144              #   Call between .Ltmp144 and .Ltmp145
	.uleb128 .Ltmp146-.Lfunc_begin0         #     jumps to .Ltmp146
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp147-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp158-.Ltmp147              #   Call between .Ltmp147 and .Ltmp158
	.uleb128 .Ltmp159-.Lfunc_begin0         #     jumps to .Ltmp159
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp160-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp161-.Ltmp160              #   Call between .Ltmp160 and .Ltmp161
	.uleb128 .Ltmp162-.Lfunc_begin0         #     jumps to .Ltmp162
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp163-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp164-.Ltmp163              #   Call between .Ltmp163 and .Ltmp164
	.uleb128 .Ltmp165-.Lfunc_begin0         #     jumps to .Ltmp165
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp175-.Lfunc_begin0         # >> Call Site 38 <<
	.uleb128 .Ltmp176-.Ltmp175              #   Call between .Ltmp175 and .Ltmp176
	.uleb128 .Ltmp177-.Lfunc_begin0         #     jumps to .Ltmp177
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp178-.Lfunc_begin0         # >> Call Site 39 <<
	.uleb128 .Ltmp179-.Ltmp178              #   Call between .Ltmp178 and .Ltmp179
	.uleb128 .Ltmp180-.Lfunc_begin0         #     jumps to .Ltmp180
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp181-.Lfunc_begin0         # >> Call Site 40 <<
	.uleb128 .Ltmp182-.Ltmp181              #   Call between .Ltmp181 and .Ltmp182
	.uleb128 .Ltmp183-.Lfunc_begin0         #     jumps to .Ltmp183
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp182-.Lfunc_begin0         # >> Call Site 41 <<
	.uleb128 .Ltmp184-.Ltmp182              #   Call between .Ltmp182 and .Ltmp184
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp184-.Lfunc_begin0         # >> Call Site 42 <<
	.uleb128 .Ltmp185-.Ltmp184              #   Call between .Ltmp184 and .Ltmp185
	.uleb128 .Ltmp186-.Lfunc_begin0         #     jumps to .Ltmp186
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp187-.Lfunc_begin0         # >> Call Site 43 <<
	.uleb128 .Ltmp188-.Ltmp187              #   Call between .Ltmp187 and .Ltmp188
	.uleb128 .Ltmp189-.Lfunc_begin0         #     jumps to .Ltmp189
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp190-.Lfunc_begin0         # >> Call Site 44 <<
	.uleb128 .Ltmp191-.Ltmp190              #   Call between .Ltmp190 and .Ltmp191
	.uleb128 .Ltmp192-.Lfunc_begin0         #     jumps to .Ltmp192
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp193-.Lfunc_begin0         # >> Call Site 45 <<
	.uleb128 .Ltmp204-.Ltmp193              #   Call between .Ltmp193 and .Ltmp204
	.uleb128 .Ltmp205-.Lfunc_begin0         #     jumps to .Ltmp205
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp206-.Lfunc_begin0         # >> Call Site 46 <<
	.uleb128 .Ltmp207-.Ltmp206              #   Call between .Ltmp206 and .Ltmp207
	.uleb128 .Ltmp208-.Lfunc_begin0         #     jumps to .Ltmp208
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp209-.Lfunc_begin0         # >> Call Site 47 <<
	.uleb128 .Ltmp210-.Ltmp209              #   Call between .Ltmp209 and .Ltmp210
	.uleb128 .Ltmp211-.Lfunc_begin0         #     jumps to .Ltmp211
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp221-.Lfunc_begin0         # >> Call Site 48 <<
	.uleb128 .Ltmp222-.Ltmp221              #   Call between .Ltmp221 and .Ltmp222
	.uleb128 .Ltmp223-.Lfunc_begin0         #     jumps to .Ltmp223
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp224-.Lfunc_begin0         # >> Call Site 49 <<
	.uleb128 .Ltmp225-.Ltmp224              #   Call between .Ltmp224 and .Ltmp225
	.uleb128 .Ltmp226-.Lfunc_begin0         #     jumps to .Ltmp226
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp227-.Lfunc_begin0         # >> Call Site 50 <<
	.uleb128 .Ltmp228-.Ltmp227              #   Call between .Ltmp227 and .Ltmp228
	.uleb128 .Ltmp229-.Lfunc_begin0         #     jumps to .Ltmp229
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp228-.Lfunc_begin0         # >> Call Site 51 <<
	.uleb128 .Ltmp230-.Ltmp228              #   Call between .Ltmp228 and .Ltmp230
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp230-.Lfunc_begin0         # >> Call Site 52 <<
	.uleb128 .Ltmp231-.Ltmp230              #   Call between .Ltmp230 and .Ltmp231
	.uleb128 .Ltmp232-.Lfunc_begin0         #     jumps to .Ltmp232
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp233-.Lfunc_begin0         # >> Call Site 53 <<
	.uleb128 .Ltmp234-.Ltmp233              #   Call between .Ltmp233 and .Ltmp234
	.uleb128 .Ltmp235-.Lfunc_begin0         #     jumps to .Ltmp235
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp236-.Lfunc_begin0         # >> Call Site 54 <<
	.uleb128 .Ltmp237-.Ltmp236              #   Call between .Ltmp236 and .Ltmp237
	.uleb128 .Ltmp238-.Lfunc_begin0         #     jumps to .Ltmp238
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp239-.Lfunc_begin0         # >> Call Site 55 <<
	.uleb128 .Ltmp250-.Ltmp239              #   Call between .Ltmp239 and .Ltmp250
	.uleb128 .Ltmp251-.Lfunc_begin0         #     jumps to .Ltmp251
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp252-.Lfunc_begin0         # >> Call Site 56 <<
	.uleb128 .Ltmp253-.Ltmp252              #   Call between .Ltmp252 and .Ltmp253
	.uleb128 .Ltmp254-.Lfunc_begin0         #     jumps to .Ltmp254
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp255-.Lfunc_begin0         # >> Call Site 57 <<
	.uleb128 .Ltmp256-.Ltmp255              #   Call between .Ltmp255 and .Ltmp256
	.uleb128 .Ltmp257-.Lfunc_begin0         #     jumps to .Ltmp257
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp267-.Lfunc_begin0         # >> Call Site 58 <<
	.uleb128 .Ltmp268-.Ltmp267              #   Call between .Ltmp267 and .Ltmp268
	.uleb128 .Ltmp269-.Lfunc_begin0         #     jumps to .Ltmp269
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp270-.Lfunc_begin0         # >> Call Site 59 <<
	.uleb128 .Ltmp271-.Ltmp270              #   Call between .Ltmp270 and .Ltmp271
	.uleb128 .Ltmp272-.Lfunc_begin0         #     jumps to .Ltmp272
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp273-.Lfunc_begin0         # >> Call Site 60 <<
	.uleb128 .Ltmp274-.Ltmp273              #   Call between .Ltmp273 and .Ltmp274
	.uleb128 .Ltmp275-.Lfunc_begin0         #     jumps to .Ltmp275
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp274-.Lfunc_begin0         # >> Call Site 61 <<
	.uleb128 .Ltmp276-.Ltmp274              #   Call between .Ltmp274 and .Ltmp276
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp276-.Lfunc_begin0         # >> Call Site 62 <<
	.uleb128 .Ltmp277-.Ltmp276              #   Call between .Ltmp276 and .Ltmp277
	.uleb128 .Ltmp278-.Lfunc_begin0         #     jumps to .Ltmp278
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp279-.Lfunc_begin0         # >> Call Site 63 <<
	.uleb128 .Ltmp280-.Ltmp279              #   Call between .Ltmp279 and .Ltmp280
	.uleb128 .Ltmp281-.Lfunc_begin0         #     jumps to .Ltmp281
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp282-.Lfunc_begin0         # >> Call Site 64 <<
	.uleb128 .Ltmp283-.Ltmp282              #   Call between .Ltmp282 and .Ltmp283
	.uleb128 .Ltmp284-.Lfunc_begin0         #     jumps to .Ltmp284
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp285-.Lfunc_begin0         # >> Call Site 65 <<
	.uleb128 .Ltmp286-.Ltmp285              #   Call between .Ltmp285 and .Ltmp286
	.uleb128 .Ltmp287-.Lfunc_begin0         #     jumps to .Ltmp287
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp288-.Lfunc_begin0         # >> Call Site 66 <<
	.uleb128 .Ltmp293-.Ltmp288              #   Call between .Ltmp288 and .Ltmp293
	.uleb128 .Ltmp294-.Lfunc_begin0         #     jumps to .Ltmp294
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp295-.Lfunc_begin0         # >> Call Site 67 <<
	.uleb128 .Ltmp296-.Ltmp295              #   Call between .Ltmp295 and .Ltmp296
	.uleb128 .Ltmp297-.Lfunc_begin0         #     jumps to .Ltmp297
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp298-.Lfunc_begin0         # >> Call Site 68 <<
	.uleb128 .Ltmp299-.Ltmp298              #   Call between .Ltmp298 and .Ltmp299
	.uleb128 .Ltmp300-.Lfunc_begin0         #     jumps to .Ltmp300
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp301-.Lfunc_begin0         # >> Call Site 69 <<
	.uleb128 .Ltmp302-.Ltmp301              #   Call between .Ltmp301 and .Ltmp302
	.uleb128 .Ltmp303-.Lfunc_begin0         #     jumps to .Ltmp303
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp316-.Lfunc_begin0         # >> Call Site 70 <<
	.uleb128 .Ltmp317-.Ltmp316              #   Call between .Ltmp316 and .Ltmp317
	.uleb128 .Ltmp318-.Lfunc_begin0         #     jumps to .Ltmp318
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp319-.Lfunc_begin0         # >> Call Site 71 <<
	.uleb128 .Ltmp320-.Ltmp319              #   Call between .Ltmp319 and .Ltmp320
	.uleb128 .Ltmp321-.Lfunc_begin0         #     jumps to .Ltmp321
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp322-.Lfunc_begin0         # >> Call Site 72 <<
	.uleb128 .Ltmp323-.Ltmp322              #   Call between .Ltmp322 and .Ltmp323
	.uleb128 .Ltmp324-.Lfunc_begin0         #     jumps to .Ltmp324
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp325-.Lfunc_begin0         # >> Call Site 73 <<
	.uleb128 .Ltmp326-.Ltmp325              #   Call between .Ltmp325 and .Ltmp326
	.uleb128 .Ltmp327-.Lfunc_begin0         #     jumps to .Ltmp327
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp326-.Lfunc_begin0         # >> Call Site 74 <<
	.uleb128 .Ltmp304-.Ltmp326              #   Call between .Ltmp326 and .Ltmp304
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp304-.Lfunc_begin0         # >> Call Site 75 <<
	.uleb128 .Ltmp305-.Ltmp304              #   Call between .Ltmp304 and .Ltmp305
	.uleb128 .Ltmp306-.Lfunc_begin0         #     jumps to .Ltmp306
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp307-.Lfunc_begin0         # >> Call Site 76 <<
	.uleb128 .Ltmp308-.Ltmp307              #   Call between .Ltmp307 and .Ltmp308
	.uleb128 .Ltmp309-.Lfunc_begin0         #     jumps to .Ltmp309
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp310-.Lfunc_begin0         # >> Call Site 77 <<
	.uleb128 .Ltmp311-.Ltmp310              #   Call between .Ltmp310 and .Ltmp311
	.uleb128 .Ltmp312-.Lfunc_begin0         #     jumps to .Ltmp312
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp313-.Lfunc_begin0         # >> Call Site 78 <<
	.uleb128 .Ltmp314-.Ltmp313              #   Call between .Ltmp313 and .Ltmp314
	.uleb128 .Ltmp315-.Lfunc_begin0         #     jumps to .Ltmp315
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp258-.Lfunc_begin0         # >> Call Site 79 <<
	.uleb128 .Ltmp259-.Ltmp258              #   Call between .Ltmp258 and .Ltmp259
	.uleb128 .Ltmp260-.Lfunc_begin0         #     jumps to .Ltmp260
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp261-.Lfunc_begin0         # >> Call Site 80 <<
	.uleb128 .Ltmp262-.Ltmp261              #   Call between .Ltmp261 and .Ltmp262
	.uleb128 .Ltmp263-.Lfunc_begin0         #     jumps to .Ltmp263
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp264-.Lfunc_begin0         # >> Call Site 81 <<
	.uleb128 .Ltmp265-.Ltmp264              #   Call between .Ltmp264 and .Ltmp265
	.uleb128 .Ltmp266-.Lfunc_begin0         #     jumps to .Ltmp266
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp212-.Lfunc_begin0         # >> Call Site 82 <<
	.uleb128 .Ltmp213-.Ltmp212              #   Call between .Ltmp212 and .Ltmp213
	.uleb128 .Ltmp214-.Lfunc_begin0         #     jumps to .Ltmp214
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp215-.Lfunc_begin0         # >> Call Site 83 <<
	.uleb128 .Ltmp216-.Ltmp215              #   Call between .Ltmp215 and .Ltmp216
	.uleb128 .Ltmp217-.Lfunc_begin0         #     jumps to .Ltmp217
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp218-.Lfunc_begin0         # >> Call Site 84 <<
	.uleb128 .Ltmp219-.Ltmp218              #   Call between .Ltmp218 and .Ltmp219
	.uleb128 .Ltmp220-.Lfunc_begin0         #     jumps to .Ltmp220
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp166-.Lfunc_begin0         # >> Call Site 85 <<
	.uleb128 .Ltmp167-.Ltmp166              #   Call between .Ltmp166 and .Ltmp167
	.uleb128 .Ltmp168-.Lfunc_begin0         #     jumps to .Ltmp168
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp169-.Lfunc_begin0         # >> Call Site 86 <<
	.uleb128 .Ltmp170-.Ltmp169              #   Call between .Ltmp169 and .Ltmp170
	.uleb128 .Ltmp171-.Lfunc_begin0         #     jumps to .Ltmp171
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp172-.Lfunc_begin0         # >> Call Site 87 <<
	.uleb128 .Ltmp173-.Ltmp172              #   Call between .Ltmp172 and .Ltmp173
	.uleb128 .Ltmp174-.Lfunc_begin0         #     jumps to .Ltmp174
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 88 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin0         #     jumps to .Ltmp122
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp123-.Lfunc_begin0         # >> Call Site 89 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp125-.Lfunc_begin0         #     jumps to .Ltmp125
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp126-.Lfunc_begin0         # >> Call Site 90 <<
	.uleb128 .Ltmp127-.Ltmp126              #   Call between .Ltmp126 and .Ltmp127
	.uleb128 .Ltmp128-.Lfunc_begin0         #     jumps to .Ltmp128
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 91 <<
	.uleb128 .Ltmp75-.Ltmp74                #   Call between .Ltmp74 and .Ltmp75
	.uleb128 .Ltmp76-.Lfunc_begin0          #     jumps to .Ltmp76
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp77-.Lfunc_begin0          # >> Call Site 92 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.uleb128 .Ltmp79-.Lfunc_begin0          #     jumps to .Ltmp79
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp80-.Lfunc_begin0          # >> Call Site 93 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin0          #     jumps to .Ltmp82
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 94 <<
	.uleb128 .Ltmp29-.Ltmp28                #   Call between .Ltmp28 and .Ltmp29
	.uleb128 .Ltmp30-.Lfunc_begin0          #     jumps to .Ltmp30
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 95 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 96 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	1                               #   On action: 1
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end3-_ZN11DeviceArrayIiEC2Em
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
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
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
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
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
.Ltmp328:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp329:                               # EH_LABEL
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
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp330:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp331:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp332:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp333:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB4_10:
.Ltmp334:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp328-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp328
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp328-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp329-.Ltmp328              #   Call between .Ltmp328 and .Ltmp329
	.uleb128 .Ltmp334-.Lfunc_begin1         #     jumps to .Ltmp334
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp329-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp330-.Ltmp329              #   Call between .Ltmp329 and .Ltmp330
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp330-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp333-.Ltmp330              #   Call between .Ltmp330 and .Ltmp333
	.uleb128 .Ltmp334-.Lfunc_begin1         #     jumps to .Ltmp334
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp333-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp333           #   Call between .Ltmp333 and .Lfunc_end4
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
	.section	.text._Z24__device_stub__warp_sumsIiEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIiEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIiEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIiEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIiEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIiEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIiEvPKT_PS0_
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
	movq	_Z9warp_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end6:
	.size	_Z24__device_stub__warp_sumsIiEvPKT_PS0_, .Lfunc_end6-_Z24__device_stub__warp_sumsIiEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIiEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIiEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIiEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIiEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIiEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIiEvPKT_PS0_: # @_Z25__device_stub__block_sumsIiEvPKT_PS0_
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
	movq	_Z10block_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end7:
	.size	_Z25__device_stub__block_sumsIiEvPKT_PS0_, .Lfunc_end7-_Z25__device_stub__block_sumsIiEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE,"axG",@progbits,_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE,comdat
	.weak	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE # -- Begin function _ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
	.p2align	4
	.type	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE,@function
_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE: # @_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
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
	jne	.LBB8_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB8_4
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
.LBB8_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB8_2
.LBB8_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB8_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end8:
	.size	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE, .Lfunc_end8-_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIjEC2Em,"axG",@progbits,_ZN11DeviceArrayIjEC2Em,comdat
	.weak	_ZN11DeviceArrayIjEC2Em         # -- Begin function _ZN11DeviceArrayIjEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIjEC2Em,@function
_ZN11DeviceArrayIjEC2Em:                # @_ZN11DeviceArrayIjEC2Em
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
	jne	.LBB9_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB9_4
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
.LBB9_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB9_2
.LBB9_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB9_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end9:
	.size	_ZN11DeviceArrayIjEC2Em, .Lfunc_end9-_ZN11DeviceArrayIjEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z24__device_stub__warp_sumsIjEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIjEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIjEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIjEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIjEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIjEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIjEvPKT_PS0_
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
	movq	_Z9warp_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end10:
	.size	_Z24__device_stub__warp_sumsIjEvPKT_PS0_, .Lfunc_end10-_Z24__device_stub__warp_sumsIjEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIjEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIjEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIjEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIjEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIjEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIjEvPKT_PS0_: # @_Z25__device_stub__block_sumsIjEvPKT_PS0_
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
	movq	_Z10block_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end11:
	.size	_Z25__device_stub__block_sumsIjEvPKT_PS0_, .Lfunc_end11-_Z25__device_stub__block_sumsIjEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIjE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIjE4hostEv     # -- Begin function _ZNK11DeviceArrayIjE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIjE4hostEv,@function
_ZNK11DeviceArrayIjE4hostEv:            # @_ZNK11DeviceArrayIjE4hostEv
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
	shrq	$61, %rax
	jne	.LBB12_13
# %bb.1:                                # %_ZNSt6vectorIjSaIjEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB12_2
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
	je	.LBB12_5
# %bb.4:                                # %_ZSt6fill_nIPjmjET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB12_5
.LBB12_2:                               # %_ZNSt12_Vector_baseIjSaIjEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB12_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp335:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp336:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB12_7
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
.LBB12_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB12_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp337:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp338:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp339:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp340:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB12_10:
.Ltmp341:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB12_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB12_12:                              # %_ZNSt6vectorIjSaIjEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end12:
	.size	_ZNK11DeviceArrayIjE4hostEv, .Lfunc_end12-_ZNK11DeviceArrayIjE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIjE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table12:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp335-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp335
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp335-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp336-.Ltmp335              #   Call between .Ltmp335 and .Ltmp336
	.uleb128 .Ltmp341-.Lfunc_begin2         #     jumps to .Ltmp341
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp336-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp337-.Ltmp336              #   Call between .Ltmp336 and .Ltmp337
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp337-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp340-.Ltmp337              #   Call between .Ltmp337 and .Ltmp340
	.uleb128 .Ltmp341-.Lfunc_begin2         #     jumps to .Ltmp341
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp340-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end12-.Ltmp340          #   Call between .Ltmp340 and .Lfunc_end12
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
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
	jne	.LBB13_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB13_4
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
.LBB13_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB13_2
.LBB13_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB13_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end13:
	.size	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE, .Lfunc_end13-_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
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
	jne	.LBB14_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB14_4
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
.LBB14_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB14_2
.LBB14_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB14_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end14:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end14-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z24__device_stub__warp_sumsIfEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIfEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIfEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIfEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIfEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIfEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIfEvPKT_PS0_
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
	movq	_Z9warp_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end15:
	.size	_Z24__device_stub__warp_sumsIfEvPKT_PS0_, .Lfunc_end15-_Z24__device_stub__warp_sumsIfEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIfEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIfEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIfEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIfEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIfEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIfEvPKT_PS0_: # @_Z25__device_stub__block_sumsIfEvPKT_PS0_
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
	movq	_Z10block_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end16:
	.size	_Z25__device_stub__block_sumsIfEvPKT_PS0_, .Lfunc_end16-_Z25__device_stub__block_sumsIfEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
.Lfunc_begin3:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception3
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
	jne	.LBB17_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB17_2
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
	je	.LBB17_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB17_5
.LBB17_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB17_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp342:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp343:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB17_7
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
.LBB17_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB17_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp344:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp345:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp346:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp347:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB17_10:
.Ltmp348:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB17_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB17_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end17:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end17-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table17:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp342-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp342
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp342-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp343-.Ltmp342              #   Call between .Ltmp342 and .Ltmp343
	.uleb128 .Ltmp348-.Lfunc_begin3         #     jumps to .Ltmp348
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp343-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp344-.Ltmp343              #   Call between .Ltmp343 and .Ltmp344
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp344-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp347-.Ltmp344              #   Call between .Ltmp344 and .Ltmp347
	.uleb128 .Ltmp348-.Lfunc_begin3         #     jumps to .Ltmp348
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp347-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end17-.Ltmp347          #   Call between .Ltmp347 and .Lfunc_end17
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,"axG",@progbits,_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,comdat
	.weak	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE # -- Begin function _ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
	.p2align	4
	.type	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE,@function
_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE: # @_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
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
	jne	.LBB18_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB18_4
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
.LBB18_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB18_2
.LBB18_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB18_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end18:
	.size	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE, .Lfunc_end18-_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
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
	jne	.LBB19_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB19_4
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
.LBB19_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB19_2
.LBB19_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB19_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end19:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end19-_ZN11DeviceArrayIdEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z24__device_stub__warp_sumsIdEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIdEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIdEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIdEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIdEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIdEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIdEvPKT_PS0_
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
	movq	_Z9warp_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end20:
	.size	_Z24__device_stub__warp_sumsIdEvPKT_PS0_, .Lfunc_end20-_Z24__device_stub__warp_sumsIdEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIdEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIdEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIdEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIdEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIdEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIdEvPKT_PS0_: # @_Z25__device_stub__block_sumsIdEvPKT_PS0_
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
	movq	_Z10block_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end21:
	.size	_Z25__device_stub__block_sumsIdEvPKT_PS0_, .Lfunc_end21-_Z25__device_stub__block_sumsIdEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
.Lfunc_begin4:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception4
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
	jne	.LBB22_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB22_2
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
	je	.LBB22_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB22_5
.LBB22_2:                               # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB22_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp349:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp350:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB22_7
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
.LBB22_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB22_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp351:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp352:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp353:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp354:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB22_10:
.Ltmp355:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB22_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB22_12:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end22:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end22-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table22:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4    # >> Call Site 1 <<
	.uleb128 .Ltmp349-.Lfunc_begin4         #   Call between .Lfunc_begin4 and .Ltmp349
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp349-.Lfunc_begin4         # >> Call Site 2 <<
	.uleb128 .Ltmp350-.Ltmp349              #   Call between .Ltmp349 and .Ltmp350
	.uleb128 .Ltmp355-.Lfunc_begin4         #     jumps to .Ltmp355
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp350-.Lfunc_begin4         # >> Call Site 3 <<
	.uleb128 .Ltmp351-.Ltmp350              #   Call between .Ltmp350 and .Ltmp351
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp351-.Lfunc_begin4         # >> Call Site 4 <<
	.uleb128 .Ltmp354-.Ltmp351              #   Call between .Ltmp351 and .Ltmp354
	.uleb128 .Ltmp355-.Lfunc_begin4         #     jumps to .Ltmp355
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp354-.Lfunc_begin4         # >> Call Site 5 <<
	.uleb128 .Lfunc_end22-.Ltmp354          #   Call between .Ltmp354 and .Lfunc_end22
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end4:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE,"axG",@progbits,_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE,comdat
	.weak	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE # -- Begin function _ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
	.p2align	4
	.type	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE,@function
_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE: # @_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
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
	jne	.LBB23_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB23_4
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
.LBB23_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB23_2
.LBB23_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB23_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end23:
	.size	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE, .Lfunc_end23-_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIxEC2Em,"axG",@progbits,_ZN11DeviceArrayIxEC2Em,comdat
	.weak	_ZN11DeviceArrayIxEC2Em         # -- Begin function _ZN11DeviceArrayIxEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIxEC2Em,@function
_ZN11DeviceArrayIxEC2Em:                # @_ZN11DeviceArrayIxEC2Em
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
	jne	.LBB24_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB24_4
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
.LBB24_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB24_2
.LBB24_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB24_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end24:
	.size	_ZN11DeviceArrayIxEC2Em, .Lfunc_end24-_ZN11DeviceArrayIxEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z24__device_stub__warp_sumsIxEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIxEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIxEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIxEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIxEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIxEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIxEvPKT_PS0_
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
	movq	_Z9warp_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end25:
	.size	_Z24__device_stub__warp_sumsIxEvPKT_PS0_, .Lfunc_end25-_Z24__device_stub__warp_sumsIxEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIxEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIxEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIxEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIxEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIxEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIxEvPKT_PS0_: # @_Z25__device_stub__block_sumsIxEvPKT_PS0_
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
	movq	_Z10block_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end26:
	.size	_Z25__device_stub__block_sumsIxEvPKT_PS0_, .Lfunc_end26-_Z25__device_stub__block_sumsIxEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIxE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIxE4hostEv     # -- Begin function _ZNK11DeviceArrayIxE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIxE4hostEv,@function
_ZNK11DeviceArrayIxE4hostEv:            # @_ZNK11DeviceArrayIxE4hostEv
.Lfunc_begin5:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception5
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
	jne	.LBB27_13
# %bb.1:                                # %_ZNSt6vectorIxSaIxEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB27_2
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
	je	.LBB27_5
# %bb.4:                                # %_ZSt6fill_nIPxmxET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB27_5
.LBB27_2:                               # %_ZNSt12_Vector_baseIxSaIxEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB27_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp356:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp357:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB27_7
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
.LBB27_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB27_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp358:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp359:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp360:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp361:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB27_10:
.Ltmp362:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB27_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB27_12:                              # %_ZNSt6vectorIxSaIxEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end27:
	.size	_ZNK11DeviceArrayIxE4hostEv, .Lfunc_end27-_ZNK11DeviceArrayIxE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIxE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table27:
.Lexception5:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5    # >> Call Site 1 <<
	.uleb128 .Ltmp356-.Lfunc_begin5         #   Call between .Lfunc_begin5 and .Ltmp356
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp356-.Lfunc_begin5         # >> Call Site 2 <<
	.uleb128 .Ltmp357-.Ltmp356              #   Call between .Ltmp356 and .Ltmp357
	.uleb128 .Ltmp362-.Lfunc_begin5         #     jumps to .Ltmp362
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp357-.Lfunc_begin5         # >> Call Site 3 <<
	.uleb128 .Ltmp358-.Ltmp357              #   Call between .Ltmp357 and .Ltmp358
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp358-.Lfunc_begin5         # >> Call Site 4 <<
	.uleb128 .Ltmp361-.Ltmp358              #   Call between .Ltmp358 and .Ltmp361
	.uleb128 .Ltmp362-.Lfunc_begin5         #     jumps to .Ltmp362
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp361-.Lfunc_begin5         # >> Call Site 5 <<
	.uleb128 .Lfunc_end27-.Ltmp361          #   Call between .Ltmp361 and .Lfunc_end27
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end5:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE,"axG",@progbits,_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE,comdat
	.weak	_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE # -- Begin function _ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE
	.p2align	4
	.type	_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE,@function
_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE: # @_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE
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
	jne	.LBB28_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB28_4
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
.LBB28_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB28_2
.LBB28_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB28_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end28:
	.size	_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE, .Lfunc_end28-_ZN11DeviceArrayIyEC2ERKSt6vectorIySaIyEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIyEC2Em,"axG",@progbits,_ZN11DeviceArrayIyEC2Em,comdat
	.weak	_ZN11DeviceArrayIyEC2Em         # -- Begin function _ZN11DeviceArrayIyEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIyEC2Em,@function
_ZN11DeviceArrayIyEC2Em:                # @_ZN11DeviceArrayIyEC2Em
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
	jne	.LBB29_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB29_4
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
.LBB29_1:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB29_2
.LBB29_4:
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
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB29_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end29:
	.size	_ZN11DeviceArrayIyEC2Em, .Lfunc_end29-_ZN11DeviceArrayIyEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z24__device_stub__warp_sumsIyEvPKT_PS0_,"axG",@progbits,_Z24__device_stub__warp_sumsIyEvPKT_PS0_,comdat
	.weak	_Z24__device_stub__warp_sumsIyEvPKT_PS0_ # -- Begin function _Z24__device_stub__warp_sumsIyEvPKT_PS0_
	.p2align	4
	.type	_Z24__device_stub__warp_sumsIyEvPKT_PS0_,@function
_Z24__device_stub__warp_sumsIyEvPKT_PS0_: # @_Z24__device_stub__warp_sumsIyEvPKT_PS0_
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
	movq	_Z9warp_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end30:
	.size	_Z24__device_stub__warp_sumsIyEvPKT_PS0_, .Lfunc_end30-_Z24__device_stub__warp_sumsIyEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z25__device_stub__block_sumsIyEvPKT_PS0_,"axG",@progbits,_Z25__device_stub__block_sumsIyEvPKT_PS0_,comdat
	.weak	_Z25__device_stub__block_sumsIyEvPKT_PS0_ # -- Begin function _Z25__device_stub__block_sumsIyEvPKT_PS0_
	.p2align	4
	.type	_Z25__device_stub__block_sumsIyEvPKT_PS0_,@function
_Z25__device_stub__block_sumsIyEvPKT_PS0_: # @_Z25__device_stub__block_sumsIyEvPKT_PS0_
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
	movq	_Z10block_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end31:
	.size	_Z25__device_stub__block_sumsIyEvPKT_PS0_, .Lfunc_end31-_Z25__device_stub__block_sumsIyEvPKT_PS0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIyE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIyE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIyE4hostEv     # -- Begin function _ZNK11DeviceArrayIyE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIyE4hostEv,@function
_ZNK11DeviceArrayIyE4hostEv:            # @_ZNK11DeviceArrayIyE4hostEv
.Lfunc_begin6:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception6
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
	jne	.LBB32_13
# %bb.1:                                # %_ZNSt6vectorIySaIyEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB32_2
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
	je	.LBB32_5
# %bb.4:                                # %_ZSt6fill_nIPymyET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB32_5
.LBB32_2:                               # %_ZNSt12_Vector_baseIySaIyEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB32_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp363:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp364:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB32_7
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
.LBB32_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB32_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp365:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp366:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp367:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp368:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB32_10:
.Ltmp369:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB32_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB32_12:                              # %_ZNSt6vectorIySaIyEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end32:
	.size	_ZNK11DeviceArrayIyE4hostEv, .Lfunc_end32-_ZNK11DeviceArrayIyE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIyE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIyE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table32:
.Lexception6:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Lfunc_begin6-.Lfunc_begin6    # >> Call Site 1 <<
	.uleb128 .Ltmp363-.Lfunc_begin6         #   Call between .Lfunc_begin6 and .Ltmp363
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp363-.Lfunc_begin6         # >> Call Site 2 <<
	.uleb128 .Ltmp364-.Ltmp363              #   Call between .Ltmp363 and .Ltmp364
	.uleb128 .Ltmp369-.Lfunc_begin6         #     jumps to .Ltmp369
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp364-.Lfunc_begin6         # >> Call Site 3 <<
	.uleb128 .Ltmp365-.Ltmp364              #   Call between .Ltmp364 and .Ltmp365
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp365-.Lfunc_begin6         # >> Call Site 4 <<
	.uleb128 .Ltmp368-.Ltmp365              #   Call between .Ltmp365 and .Ltmp368
	.uleb128 .Ltmp369-.Lfunc_begin6         #     jumps to .Ltmp369
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp368-.Lfunc_begin6         # >> Call Site 5 <<
	.uleb128 .Lfunc_end32-.Ltmp368          #   Call between .Ltmp368 and .Lfunc_end32
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end6:
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
	movq	__hip_gpubin_handle_6f5942294a855407(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB33_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_6f5942294a855407(%rip)
.LBB33_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5partsPKiPiS1_S1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIiEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIjEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIfEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIdEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_9(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_10(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIxEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_11(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9warp_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_12(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10block_sumsIyEvPKT_PS0_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_13(%rip), %rcx
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
.Lfunc_end33:
	.size	__hip_module_ctor, .Lfunc_end33-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_6f5942294a855407(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB34_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_6f5942294a855407(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB34_2:
	retq
.Lfunc_end34:
	.size	__hip_module_dtor, .Lfunc_end34-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5partsPKiPiS1_S1_,@object     # @_Z5partsPKiPiS1_S1_
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5partsPKiPiS1_S1_
	.p2align	3, 0x0
_Z5partsPKiPiS1_S1_:
	.quad	_Z20__device_stub__partsPKiPiS1_S1_
	.size	_Z5partsPKiPiS1_S1_, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str, 49

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.1, 64

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"tests/programs/support.h"
	.size	.L.str.2, 25

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.3, 73

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.4, 20

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.5, 63

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.6, 39

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.7, 72

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipGetLastError()"
	.size	.L.str.8, 18

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.9, 24

	.type	_Z9warp_sumsIiEvPKT_PS0_,@object # @_Z9warp_sumsIiEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIiEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIiEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIiEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIiEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIiEvPKT_PS0_
	.size	_Z9warp_sumsIiEvPKT_PS0_, 8

	.type	_Z10block_sumsIiEvPKT_PS0_,@object # @_Z10block_sumsIiEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIiEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIiEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIiEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIiEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIiEvPKT_PS0_
	.size	_Z10block_sumsIiEvPKT_PS0_, 8

	.type	_Z9warp_sumsIjEvPKT_PS0_,@object # @_Z9warp_sumsIjEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIjEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIjEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIjEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIjEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIjEvPKT_PS0_
	.size	_Z9warp_sumsIjEvPKT_PS0_, 8

	.type	_Z10block_sumsIjEvPKT_PS0_,@object # @_Z10block_sumsIjEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIjEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIjEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIjEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIjEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIjEvPKT_PS0_
	.size	_Z10block_sumsIjEvPKT_PS0_, 8

	.type	_Z9warp_sumsIfEvPKT_PS0_,@object # @_Z9warp_sumsIfEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIfEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIfEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIfEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIfEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIfEvPKT_PS0_
	.size	_Z9warp_sumsIfEvPKT_PS0_, 8

	.type	_Z10block_sumsIfEvPKT_PS0_,@object # @_Z10block_sumsIfEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIfEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIfEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIfEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIfEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIfEvPKT_PS0_
	.size	_Z10block_sumsIfEvPKT_PS0_, 8

	.type	_Z9warp_sumsIdEvPKT_PS0_,@object # @_Z9warp_sumsIdEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIdEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIdEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIdEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIdEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIdEvPKT_PS0_
	.size	_Z9warp_sumsIdEvPKT_PS0_, 8

	.type	_Z10block_sumsIdEvPKT_PS0_,@object # @_Z10block_sumsIdEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIdEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIdEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIdEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIdEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIdEvPKT_PS0_
	.size	_Z10block_sumsIdEvPKT_PS0_, 8

	.type	_Z9warp_sumsIxEvPKT_PS0_,@object # @_Z9warp_sumsIxEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIxEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIxEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIxEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIxEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIxEvPKT_PS0_
	.size	_Z9warp_sumsIxEvPKT_PS0_, 8

	.type	_Z10block_sumsIxEvPKT_PS0_,@object # @_Z10block_sumsIxEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIxEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIxEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIxEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIxEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIxEvPKT_PS0_
	.size	_Z10block_sumsIxEvPKT_PS0_, 8

	.type	_Z9warp_sumsIyEvPKT_PS0_,@object # @_Z9warp_sumsIyEvPKT_PS0_
	.section	.data.rel.ro._Z9warp_sumsIyEvPKT_PS0_,"awG",@progbits,_Z9warp_sumsIyEvPKT_PS0_,comdat
	.weak	_Z9warp_sumsIyEvPKT_PS0_
	.p2align	3, 0x0
_Z9warp_sumsIyEvPKT_PS0_:
	.quad	_Z24__device_stub__warp_sumsIyEvPKT_PS0_
	.size	_Z9warp_sumsIyEvPKT_PS0_, 8

	.type	_Z10block_sumsIyEvPKT_PS0_,@object # @_Z10block_sumsIyEvPKT_PS0_
	.section	.data.rel.ro._Z10block_sumsIyEvPKT_PS0_,"awG",@progbits,_Z10block_sumsIyEvPKT_PS0_,comdat
	.weak	_Z10block_sumsIyEvPKT_PS0_
	.p2align	3, 0x0
_Z10block_sumsIyEvPKT_PS0_:
	.quad	_Z25__device_stub__block_sumsIyEvPKT_PS0_
	.size	_Z10block_sumsIyEvPKT_PS0_, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z5partsPKiPiS1_S1_"
	.size	.L__unnamed_1, 20

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z9warp_sumsIiEvPKT_PS0_"
	.size	.L__unnamed_2, 25

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z10block_sumsIiEvPKT_PS0_"
	.size	.L__unnamed_3, 27

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z9warp_sumsIjEvPKT_PS0_"
	.size	.L__unnamed_4, 25

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z10block_sumsIjEvPKT_PS0_"
	.size	.L__unnamed_5, 27

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z9warp_sumsIfEvPKT_PS0_"
	.size	.L__unnamed_6, 25

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z10block_sumsIfEvPKT_PS0_"
	.size	.L__unnamed_7, 27

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"_Z9warp_sumsIdEvPKT_PS0_"
	.size	.L__unnamed_8, 25

	.type	.L__unnamed_9,@object           # @8
.L__unnamed_9:
	.asciz	"_Z10block_sumsIdEvPKT_PS0_"
	.size	.L__unnamed_9, 27

	.type	.L__unnamed_10,@object          # @9
.L__unnamed_10:
	.asciz	"_Z9warp_sumsIxEvPKT_PS0_"
	.size	.L__unnamed_10, 25

	.type	.L__unnamed_11,@object          # @10
.L__unnamed_11:
	.asciz	"_Z10block_sumsIxEvPKT_PS0_"
	.size	.L__unnamed_11, 27

	.type	.L__unnamed_12,@object          # @11
.L__unnamed_12:
	.asciz	"_Z9warp_sumsIyEvPKT_PS0_"
	.size	.L__unnamed_12, 25

	.type	.L__unnamed_13,@object          # @12
.L__unnamed_13:
	.asciz	"_Z10block_sumsIyEvPKT_PS0_"
	.size	.L__unnamed_13, 27

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_6f5942294a855407
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_6f5942294a855407,@object # @__hip_gpubin_handle_6f5942294a855407
	.local	__hip_gpubin_handle_6f5942294a855407
	.comm	__hip_gpubin_handle_6f5942294a855407,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_6f5942294a855407,@object # @__hip_cuid_6f5942294a855407
	.bss
	.globl	__hip_cuid_6f5942294a855407
__hip_cuid_6f5942294a855407:
	.byte	0                               # 0x0
	.size	__hip_cuid_6f5942294a855407, 1

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
	.addrsig_sym _Z20__device_stub__partsPKiPiS1_S1_
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z24__device_stub__warp_sumsIiEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIiEvPKT_PS0_
	.addrsig_sym _Z24__device_stub__warp_sumsIjEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIjEvPKT_PS0_
	.addrsig_sym _Z24__device_stub__warp_sumsIfEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIfEvPKT_PS0_
	.addrsig_sym _Z24__device_stub__warp_sumsIdEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIdEvPKT_PS0_
	.addrsig_sym _Z24__device_stub__warp_sumsIxEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIxEvPKT_PS0_
	.addrsig_sym _Z24__device_stub__warp_sumsIyEvPKT_PS0_
	.addrsig_sym _Z25__device_stub__block_sumsIyEvPKT_PS0_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5partsPKiPiS1_S1_
	.addrsig_sym _Z9warp_sumsIiEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIiEvPKT_PS0_
	.addrsig_sym _Z9warp_sumsIjEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIjEvPKT_PS0_
	.addrsig_sym _Z9warp_sumsIfEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIfEvPKT_PS0_
	.addrsig_sym _Z9warp_sumsIdEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIdEvPKT_PS0_
	.addrsig_sym _Z9warp_sumsIxEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIxEvPKT_PS0_
	.addrsig_sym _Z9warp_sumsIyEvPKT_PS0_
	.addrsig_sym _Z10block_sumsIyEvPKT_PS0_
	.addrsig_sym __hip_fatbin_6f5942294a855407
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_6f5942294a855407
