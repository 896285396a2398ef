	.file	"atomics_kinds.hip"
	.text
	.globl	_Z21__device_stub__updateP5CellsPdPKiPS3_ # -- Begin function _Z21__device_stub__updateP5CellsPdPKiPS3_
	.p2align	4
	.type	_Z21__device_stub__updateP5CellsPdPKiPS3_,@function
_Z21__device_stub__updateP5CellsPdPKiPS3_: # @_Z21__device_stub__updateP5CellsPdPKiPS3_
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
	movq	_Z6updateP5CellsPdPKiPS3_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__updateP5CellsPdPKiPS3_, .Lfunc_end0-_Z21__device_stub__updateP5CellsPdPKiPS3_
	.cfi_endproc
                                        # -- End function
	.globl	_Z23__device_stub__anywherePiS_PKi # -- Begin function _Z23__device_stub__anywherePiS_PKi
	.p2align	4
	.type	_Z23__device_stub__anywherePiS_PKi,@function
_Z23__device_stub__anywherePiS_PKi:     # @_Z23__device_stub__anywherePiS_PKi
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z8anywherePiS_PKi@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end1:
	.size	_Z23__device_stub__anywherePiS_PKi, .Lfunc_end1-_Z23__device_stub__anywherePiS_PKi
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.quad	0xbff0000000000000              # double -1
	.quad	0xfe37e43c8800759c              # double -1.0000000000000001E+300
.LCPI2_8:
	.long	1                               # 0x1
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI2_9:
	.long	2                               # 0x2
	.long	2                               # 0x2
	.zero	4
	.zero	4
.LCPI2_10:
	.quad	0xbfe8000000000000              # double -0.75
	.quad	0xbfe8000000000000              # double -0.75
.LCPI2_11:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
	.zero	4
.LCPI2_12:
	.quad	1                               # 0x1
	.quad	2                               # 0x2
.LCPI2_13:
	.quad	-4                              # 0xfffffffffffffffc
	.quad	-4                              # 0xfffffffffffffffc
.LCPI2_14:
	.quad	4                               # 0x4
	.quad	4                               # 0x4
.LCPI2_15:
	.quad	12                              # 0xc
	.quad	12                              # 0xc
.LCPI2_16:
	.quad	20                              # 0x14
	.quad	20                              # 0x14
.LCPI2_17:
	.quad	8                               # 0x8
	.quad	8                               # 0x8
.LCPI2_18:
	.long	1000                            # 0x3e8
	.long	1001                            # 0x3e9
	.long	1002                            # 0x3ea
	.long	1003                            # 0x3eb
.LCPI2_19:
	.long	1004                            # 0x3ec
	.long	1005                            # 0x3ed
	.long	1006                            # 0x3ee
	.long	1007                            # 0x3ef
.LCPI2_20:
	.long	1008                            # 0x3f0
	.long	1009                            # 0x3f1
	.long	1010                            # 0x3f2
	.long	1011                            # 0x3f3
.LCPI2_21:
	.long	1012                            # 0x3f4
	.long	1013                            # 0x3f5
	.long	1014                            # 0x3f6
	.long	1015                            # 0x3f7
.LCPI2_22:
	.long	1016                            # 0x3f8
	.long	1017                            # 0x3f9
	.long	1018                            # 0x3fa
	.long	1019                            # 0x3fb
.LCPI2_23:
	.long	1020                            # 0x3fc
	.long	1021                            # 0x3fd
	.long	1022                            # 0x3fe
	.long	1023                            # 0x3ff
.LCPI2_24:
	.long	1024                            # 0x400
	.long	1025                            # 0x401
	.long	1026                            # 0x402
	.long	1027                            # 0x403
.LCPI2_25:
	.long	1028                            # 0x404
	.long	1029                            # 0x405
	.long	1030                            # 0x406
	.long	1031                            # 0x407
.LCPI2_26:
	.long	1032                            # 0x408
	.long	1033                            # 0x409
	.long	1034                            # 0x40a
	.long	1035                            # 0x40b
.LCPI2_27:
	.long	1036                            # 0x40c
	.long	1037                            # 0x40d
	.long	1038                            # 0x40e
	.long	1039                            # 0x40f
.LCPI2_28:
	.long	1040                            # 0x410
	.long	1041                            # 0x411
	.long	1042                            # 0x412
	.long	1043                            # 0x413
.LCPI2_29:
	.long	1044                            # 0x414
	.long	1045                            # 0x415
	.long	1046                            # 0x416
	.long	1047                            # 0x417
.LCPI2_30:
	.long	1048                            # 0x418
	.long	1049                            # 0x419
	.long	1050                            # 0x41a
	.long	1051                            # 0x41b
.LCPI2_31:
	.long	1052                            # 0x41c
	.long	1053                            # 0x41d
	.long	1054                            # 0x41e
	.long	1055                            # 0x41f
.LCPI2_32:
	.long	1056                            # 0x420
	.long	1057                            # 0x421
	.long	1058                            # 0x422
	.long	1059                            # 0x423
.LCPI2_33:
	.long	1060                            # 0x424
	.long	1061                            # 0x425
	.long	1062                            # 0x426
	.long	1063                            # 0x427
.LCPI2_34:
	.long	1064                            # 0x428
	.long	1065                            # 0x429
	.long	1066                            # 0x42a
	.long	1067                            # 0x42b
.LCPI2_35:
	.long	1068                            # 0x42c
	.long	1069                            # 0x42d
	.long	1070                            # 0x42e
	.long	1071                            # 0x42f
.LCPI2_36:
	.long	1072                            # 0x430
	.long	1073                            # 0x431
	.long	1074                            # 0x432
	.long	1075                            # 0x433
.LCPI2_37:
	.long	1076                            # 0x434
	.long	1077                            # 0x435
	.long	1078                            # 0x436
	.long	1079                            # 0x437
.LCPI2_38:
	.long	1080                            # 0x438
	.long	1081                            # 0x439
	.long	1082                            # 0x43a
	.long	1083                            # 0x43b
.LCPI2_39:
	.long	1084                            # 0x43c
	.long	1085                            # 0x43d
	.long	1086                            # 0x43e
	.long	1087                            # 0x43f
.LCPI2_40:
	.long	1088                            # 0x440
	.long	1089                            # 0x441
	.long	1090                            # 0x442
	.long	1091                            # 0x443
.LCPI2_41:
	.long	1092                            # 0x444
	.long	1093                            # 0x445
	.long	1094                            # 0x446
	.long	1095                            # 0x447
.LCPI2_42:
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	0                               # 0x0
	.long	0                               # 0x0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI2_1:
	.long	0x43c00000                      # float 384
.LCPI2_2:
	.long	0x43bfc000                      # float 383.5
.LCPI2_3:
	.long	0xc43fc000                      # float -767
.LCPI2_5:
	.long	0xc43fa000                      # float -766.5
.LCPI2_6:
	.long	0x40e00000                      # float 7
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI2_4:
	.quad	0x4087fc0000000000              # double 767.5
.LCPI2_7:
	.quad	0xbff0000000000000              # double -1
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
	subq	$440, %rsp                      # imm = 0x1B8
	.cfi_def_cfa_offset 496
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$48, %edi
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, 32(%rsp)
	movq	%rax, %rcx
	addq	$48, %rcx
	movq	%rcx, 48(%rsp)
	movabsq	$5116089176692883456, %rdx      # imm = 0x4700000000000000
	movq	%rdx, (%rax)
	movw	$2304, 8(%rax)                  # imm = 0x900
	movl	$0, 10(%rax)
	movw	$0, 14(%rax)
	movdqa	.LCPI2_0(%rip), %xmm0           # xmm0 = [-1.0E+0,-1.0000000000000001E+300]
	movdqu	%xmm0, 16(%rax)
	movl	$1900671690, 32(%rax)           # imm = 0x7149F2CA
	movq	$0, 36(%rax)
	movl	$0, 44(%rax)
	movq	%rcx, 40(%rsp)
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	336(%rsp), %rdi
	leaq	32(%rsp), %rsi
	callq	_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp4:                                 # EH_LABEL
# %bb.2:
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_4
# %bb.3:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_4:                                # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	320(%rsp), %rdi
	movl	$768, %esi                      # imm = 0x300
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	304(%rsp), %rdi
	movl	$768, %esi                      # imm = 0x300
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp10:                                # EH_LABEL
# %bb.6:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	288(%rsp), %rdi
	movl	$768, %esi                      # imm = 0x300
	callq	_ZN11DeviceArrayIPKiEC2Em
.Ltmp13:                                # EH_LABEL
# %bb.7:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967304, %rdi               # imm = 0x100000008
	movabsq	$4294967392, %rdx               # imm = 0x100000060
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.8:
	testl	%eax, %eax
	jne	.LBB2_11
# %bb.9:
	movq	336(%rsp), %rax
	movq	320(%rsp), %rcx
	movq	304(%rsp), %rdx
	movq	288(%rsp), %rsi
	movq	%rax, 232(%rsp)
	movq	%rcx, 176(%rsp)
	movq	%rdx, 152(%rsp)
	movq	%rsi, 216(%rsp)
	leaq	232(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	176(%rsp), %rax
	movq	%rax, 40(%rsp)
	leaq	152(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	216(%rsp), %rax
	movq	%rax, 56(%rsp)
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	88(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	200(%rsp), %rdx
	leaq	272(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp18:                                # EH_LABEL
# %bb.10:                               # %.noexc
	movq	88(%rsp), %rsi
	movl	96(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6updateP5CellsPdPKiPS3_@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	272(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	208(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp20:                                # EH_LABEL
.LBB2_11:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	336(%rsp), %rsi
	callq	_ZNK11DeviceArrayI5CellsE4hostEv
.Ltmp23:                                # EH_LABEL
# %bb.12:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit126
	movq	32(%rsp), %rdi
	pinsrw	$0, (%rdi), %xmm0
	movdqa	%xmm0, 352(%rsp)                # 16-byte Spill
	pinsrw	$0, 2(%rdi), %xmm0
	movdqa	%xmm0, 368(%rsp)                # 16-byte Spill
	pinsrw	$0, 4(%rdi), %xmm0
	movdqa	%xmm0, 384(%rsp)                # 16-byte Spill
	movq	48(%rsp), %rsi
	pinsrw	$0, 6(%rdi), %xmm0
	movdqa	%xmm0, 128(%rsp)                # 16-byte Spill
	movzbl	8(%rdi), %ebp
	movzbl	9(%rdi), %ebx
	movzbl	10(%rdi), %r15d
	movzwl	12(%rdi), %r14d
	movsd	16(%rdi), %xmm0                 # xmm0 = mem[0],zero
	movsd	%xmm0, 264(%rsp)                # 8-byte Spill
	movsd	24(%rdi), %xmm0                 # xmm0 = mem[0],zero
	movsd	%xmm0, 144(%rsp)                # 8-byte Spill
	movss	32(%rdi), %xmm0                 # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 112(%rsp)                # 4-byte Spill
	movq	40(%rdi), %rax
	movq	%rax, 256(%rsp)                 # 8-byte Spill
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movaps	352(%rsp), %xmm0                # 16-byte Reload
	callq	__extendhfsf2@PLT
	ucomiss	.LCPI2_1(%rip), %xmm0
	setp	352(%rsp)                       # 1-byte Folded Spill
	setne	%r13b
	.cfi_escape 0x2e, 0x00
	movaps	368(%rsp), %xmm0                # 16-byte Reload
	callq	__extendhfsf2@PLT
	ucomiss	.LCPI2_2(%rip), %xmm0
	setp	15(%rsp)                        # 1-byte Folded Spill
	setne	368(%rsp)                       # 1-byte Folded Spill
	.cfi_escape 0x2e, 0x00
	movaps	384(%rsp), %xmm0                # 16-byte Reload
	callq	__extendhfsf2@PLT
	ucomiss	.LCPI2_3(%rip), %xmm0
	setp	13(%rsp)                        # 1-byte Folded Spill
	setne	14(%rsp)                        # 1-byte Folded Spill
	xorb	$-99, %bpl
	orb	%r15b, %bpl
	setne	12(%rsp)                        # 1-byte Folded Spill
	cmpw	$2301, %r14w                    # imm = 0x8FD
	setne	384(%rsp)                       # 1-byte Folded Spill
	movsd	144(%rsp), %xmm0                # 8-byte Reload
                                        # xmm0 = mem[0],zero
	ucomisd	.LCPI2_4(%rip), %xmm0
	setp	11(%rsp)                        # 1-byte Folded Spill
	setne	144(%rsp)                       # 1-byte Folded Spill
	movss	112(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	ucomiss	.LCPI2_5(%rip), %xmm0
	setp	112(%rsp)                       # 1-byte Folded Spill
	setne	%r12b
	.cfi_escape 0x2e, 0x00
	movaps	128(%rsp), %xmm0                # 16-byte Reload
	callq	__extendhfsf2@PLT
	ucomiss	.LCPI2_6(%rip), %xmm0
	setp	128(%rsp)                       # 1-byte Folded Spill
	setne	%bpl
	cmpb	$9, %bl
	setne	%bl
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	88(%rsp), %rdi
	leaq	320(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp26:                                # EH_LABEL
# %bb.13:
	movq	96(%rsp), %r15
	cmpq	104(%rsp), %r15
	movb	%bl, 10(%rsp)                   # 1-byte Spill
	je	.LBB2_15
# %bb.14:
	movsd	264(%rsp), %xmm0                # 8-byte Reload
                                        # xmm0 = mem[0],zero
	movsd	%xmm0, (%r15)
	addq	$8, %r15
	movq	%r15, 96(%rsp)
	movq	88(%rsp), %rbx
	movq	%r15, %r14
	cmpq	%r14, %rbx
	jne	.LBB2_22
	jmp	.LBB2_25
.LBB2_15:
	movb	%bpl, 8(%rsp)                   # 1-byte Spill
	movb	%r13b, 9(%rsp)                  # 1-byte Spill
	movq	88(%rsp), %rax
	movq	%rax, %rbp
	subq	%rax, %r15
	movabsq	$9223372036854775800, %rax      # imm = 0x7FFFFFFFFFFFFFF8
	cmpq	%rax, %r15
	je	.LBB2_84
# %bb.16:                               # %_ZNKSt6vectorIdSaIdEE12_M_check_lenEmPKc.exit.i.i
	movq	%r15, %rax
	sarq	$3, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %r13
	movabsq	$1152921504606846975, %rdx      # imm = 0xFFFFFFFFFFFFFFF
	cmpq	%rdx, %r13
	cmovaeq	%rdx, %r13
	addq	%rax, %rcx
	cmovbq	%rdx, %r13
	leaq	(,%r13,8), %rdi
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp29:                                # EH_LABEL
# %bb.17:                               # %.noexc129
	movq	%rax, %rbx
	leaq	(%rax,%r15), %r14
	movsd	264(%rsp), %xmm0                # 8-byte Reload
                                        # xmm0 = mem[0],zero
	movsd	%xmm0, (%rax,%r15)
	testq	%r15, %r15
	jle	.LBB2_19
# %bb.18:
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%rbp, %rsi
	movq	%r15, %rdx
	callq	memmove@PLT
.LBB2_19:                               # %_ZNSt6vectorIdSaIdEE11_S_relocateEPdS2_S2_RS0_.exit16.i.i
	addq	$8, %r14
	testq	%rbp, %rbp
	je	.LBB2_21
# %bb.20:
	.cfi_escape 0x2e, 0x00
	movq	%rbp, %rdi
	movq	%r15, %rsi
	callq	_ZdlPvm@PLT
.LBB2_21:                               # %_ZNSt6vectorIdSaIdEE17_M_realloc_insertIJRKdEEEvN9__gnu_cxx17__normal_iteratorIPdS1_EEDpOT_.exit.i
	movq	%rbx, 88(%rsp)
	movq	%r14, 96(%rsp)
	leaq	(%rbx,%r13,8), %rax
	movq	%rax, 104(%rsp)
	movzbl	9(%rsp), %r13d                  # 1-byte Folded Reload
	movzbl	8(%rsp), %ebp                   # 1-byte Folded Reload
	cmpq	%r14, %rbx
	je	.LBB2_25
.LBB2_22:
	movq	%r14, %rax
	subq	%rbx, %rax
	sarq	$3, %rax
	bsrq	%rax, %rdx
	xorl	$63, %edx
	addl	%edx, %edx
	xorq	$126, %rdx
.Ltmp30:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
.Ltmp31:                                # EH_LABEL
# %bb.23:                               # %.noexc130
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
.Ltmp33:                                # EH_LABEL
# %bb.24:                               # %.noexc130._ZSt4sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEEEvT_S7_.exit_crit_edge
	movq	88(%rsp), %rbx
.LBB2_25:                               # %vector.ph
	orb	352(%rsp), %r13b                # 1-byte Folded Reload
	movzbl	368(%rsp), %eax                 # 1-byte Folded Reload
	orb	15(%rsp), %al                   # 1-byte Folded Reload
	orb	%r13b, %al
	movzbl	%al, %eax
	movzbl	14(%rsp), %ecx                  # 1-byte Folded Reload
	orb	13(%rsp), %cl                   # 1-byte Folded Reload
	movzbl	12(%rsp), %edx                  # 1-byte Folded Reload
	orb	%cl, %dl
	movzbl	%dl, %ecx
	movzbl	144(%rsp), %edx                 # 1-byte Folded Reload
	orb	11(%rsp), %dl                   # 1-byte Folded Reload
	orb	112(%rsp), %r12b                # 1-byte Folded Reload
	orb	%dl, %r12b
	orb	384(%rsp), %r12b                # 1-byte Folded Reload
	movzbl	%r12b, %edx
	addq	%rcx, %rdx
	orb	128(%rsp), %bpl                 # 1-byte Folded Reload
	orb	10(%rsp), %bpl                  # 1-byte Folded Reload
	movzbl	%bpl, %ecx
	addq	%rax, %rcx
	addq	%rdx, %rcx
	movsd	.LCPI2_7(%rip), %xmm0           # xmm0 = [-1.0E+0,0.0E+0]
	cmpneqsd	(%rbx), %xmm0
	movq	%xmm0, %rax
	subl	%eax, %ecx
	movd	%ecx, %xmm9
	movq	.LCPI2_42(%rip), %xmm0          # xmm0 = [1,2,0,0]
	pxor	%xmm8, %xmm8
	movl	$3, %eax
	movdqa	.LCPI2_9(%rip), %xmm1           # xmm1 = [2,2,u,u]
	movapd	.LCPI2_10(%rip), %xmm2          # xmm2 = [-7.5E-1,-7.5E-1]
	movdqa	.LCPI2_11(%rip), %xmm3          # xmm3 = [4,4,u,u]
	.p2align	4
.LBB2_26:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm4
	paddd	%xmm1, %xmm4
	movupd	-16(%rbx,%rax,8), %xmm5
	cvtdq2pd	%xmm0, %xmm6
	movupd	(%rbx,%rax,8), %xmm7
	cvtdq2pd	%xmm4, %xmm4
	addpd	%xmm2, %xmm6
	cmpneqpd	%xmm5, %xmm6
	psubq	%xmm6, %xmm9
	addpd	%xmm2, %xmm4
	cmpneqpd	%xmm7, %xmm4
	psubq	%xmm4, %xmm8
	paddd	%xmm3, %xmm0
	addq	$4, %rax
	cmpq	$771, %rax                      # imm = 0x303
	jne	.LBB2_26
# %bb.27:                               # %middle.block
.Ltmp34:                                # EH_LABEL
	movdqa	%xmm9, 112(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 128(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	288(%rsp), %rsi
	callq	_ZNK11DeviceArrayIPKiE4hostEv
.Ltmp35:                                # EH_LABEL
# %bb.28:
	movq	72(%rsp), %r15
	cmpq	80(%rsp), %r15
	je	.LBB2_30
# %bb.29:
	movq	256(%rsp), %rax                 # 8-byte Reload
	movq	%rax, (%r15)
	addq	$8, %r15
	movq	%r15, 72(%rsp)
	movq	64(%rsp), %rbx
	movq	%r15, %r14
	cmpq	%r14, %rbx
	jne	.LBB2_37
	jmp	.LBB2_40
.LBB2_30:
	movq	64(%rsp), %r12
	subq	%r12, %r15
	movabsq	$9223372036854775800, %rax      # imm = 0x7FFFFFFFFFFFFFF8
	cmpq	%rax, %r15
	je	.LBB2_86
# %bb.31:                               # %_ZNKSt6vectorIPKiSaIS1_EE12_M_check_lenEmPKc.exit.i.i
	movq	%r15, %rax
	sarq	$3, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %r13
	movabsq	$1152921504606846975, %rdx      # imm = 0xFFFFFFFFFFFFFFF
	cmpq	%rdx, %r13
	cmovaeq	%rdx, %r13
	addq	%rax, %rcx
	cmovbq	%rdx, %r13
	leaq	(,%r13,8), %rdi
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp38:                                # EH_LABEL
# %bb.32:                               # %.noexc137
	movq	%rax, %rbx
	leaq	(%rax,%r15), %r14
	movq	256(%rsp), %rax                 # 8-byte Reload
	movq	%rax, (%rbx,%r15)
	testq	%r15, %r15
	jle	.LBB2_34
# %bb.33:
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r12, %rsi
	movq	%r15, %rdx
	callq	memmove@PLT
.LBB2_34:                               # %_ZNSt6vectorIPKiSaIS1_EE11_S_relocateEPS1_S4_S4_RS2_.exit16.i.i
	addq	$8, %r14
	testq	%r12, %r12
	je	.LBB2_36
# %bb.35:
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r15, %rsi
	callq	_ZdlPvm@PLT
.LBB2_36:                               # %_ZNSt6vectorIPKiSaIS1_EE17_M_realloc_insertIJRKS1_EEEvN9__gnu_cxx17__normal_iteratorIPS1_S3_EEDpOT_.exit.i
	movq	%rbx, 64(%rsp)
	movq	%r14, 72(%rsp)
	leaq	(%rbx,%r13,8), %rax
	movq	%rax, 80(%rsp)
	cmpq	%r14, %rbx
	je	.LBB2_40
.LBB2_37:
	movq	%r14, %rax
	subq	%rbx, %rax
	sarq	$3, %rax
	bsrq	%rax, %rdx
	xorl	$63, %edx
	addl	%edx, %edx
	xorq	$126, %rdx
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_
.Ltmp40:                                # EH_LABEL
# %bb.38:                               # %.noexc139
.Ltmp41:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_
.Ltmp42:                                # EH_LABEL
# %bb.39:                               # %.noexc139._ZSt4sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEEEvT_S9_.exit_crit_edge
	movq	64(%rsp), %rbx
.LBB2_40:                               # %.peel.next239
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	112(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rax
	cmpq	$1, (%rbx)
	sbbq	$-1, %rax
	movq	%rax, %xmm15
	pxor	%xmm14, %xmm14
	movdqa	.LCPI2_12(%rip), %xmm0          # xmm0 = [1,2]
	movl	$7, %eax
	movq	304(%rsp), %xmm1                # xmm1 = mem[0],zero
	pshufd	$68, %xmm1, %xmm1               # xmm1 = xmm1[0,1,0,1]
	movdqa	.LCPI2_13(%rip), %xmm2          # xmm2 = [18446744073709551612,18446744073709551612]
	movdqa	.LCPI2_14(%rip), %xmm3          # xmm3 = [4,4]
	pcmpeqd	%xmm4, %xmm4
	movdqa	.LCPI2_15(%rip), %xmm5          # xmm5 = [12,12]
	movdqa	.LCPI2_16(%rip), %xmm6          # xmm6 = [20,20]
	movdqa	.LCPI2_17(%rip), %xmm7          # xmm7 = [8,8]
	.p2align	4
.LBB2_41:                               # %vector.body300
                                        # =>This Inner Loop Header: Depth=1
	movdqa	%xmm0, %xmm8
	psllq	$2, %xmm8
	paddq	%xmm1, %xmm8
	movdqa	%xmm8, %xmm9
	paddq	%xmm2, %xmm9
	movdqa	%xmm8, %xmm10
	paddq	%xmm3, %xmm10
	movdqu	-48(%rbx,%rax,8), %xmm11
	pcmpeqd	%xmm9, %xmm11
	movdqu	-32(%rbx,%rax,8), %xmm9
	pcmpeqd	%xmm10, %xmm9
	movdqu	-16(%rbx,%rax,8), %xmm10
	movdqu	(%rbx,%rax,8), %xmm12
	pshufd	$177, %xmm11, %xmm13            # xmm13 = xmm11[1,0,3,2]
	pand	%xmm11, %xmm13
	pxor	%xmm4, %xmm13
	psubq	%xmm13, %xmm15
	pshufd	$177, %xmm9, %xmm11             # xmm11 = xmm9[1,0,3,2]
	pand	%xmm9, %xmm11
	pxor	%xmm4, %xmm11
	psubq	%xmm11, %xmm14
	movdqa	%xmm8, %xmm9
	paddq	%xmm5, %xmm9
	pcmpeqd	%xmm10, %xmm9
	paddq	%xmm6, %xmm8
	pcmpeqd	%xmm12, %xmm8
	pshufd	$177, %xmm9, %xmm10             # xmm10 = xmm9[1,0,3,2]
	pand	%xmm9, %xmm10
	pxor	%xmm4, %xmm10
	psubq	%xmm10, %xmm15
	pshufd	$177, %xmm8, %xmm9              # xmm9 = xmm8[1,0,3,2]
	pand	%xmm8, %xmm9
	pxor	%xmm4, %xmm9
	psubq	%xmm9, %xmm14
	paddq	%xmm7, %xmm0
	addq	$8, %rax
	cmpq	$775, %rax                      # imm = 0x307
	jne	.LBB2_41
# %bb.42:                               # %middle.block311
.Ltmp43:                                # EH_LABEL
	movdqa	%xmm15, 112(%rsp)               # 16-byte Spill
	movdqa	%xmm14, 128(%rsp)               # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	movl	$384, %edi                      # imm = 0x180
	callq	_Znwm@PLT
.Ltmp44:                                # EH_LABEL
# %bb.43:                               # %vector.ph313
	movq	%rax, %rbx
	movq	%rax, 232(%rsp)
	movq	%rax, %r14
	addq	$384, %r14                      # imm = 0x180
	movq	%r14, 248(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$384, %edx                      # imm = 0x180
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 240(%rsp)
	movaps	.LCPI2_18(%rip), %xmm0          # xmm0 = [1000,1001,1002,1003]
	movups	%xmm0, (%rbx)
	movaps	.LCPI2_19(%rip), %xmm0          # xmm0 = [1004,1005,1006,1007]
	movups	%xmm0, 16(%rbx)
	movaps	.LCPI2_20(%rip), %xmm0          # xmm0 = [1008,1009,1010,1011]
	movups	%xmm0, 32(%rbx)
	movaps	.LCPI2_21(%rip), %xmm0          # xmm0 = [1012,1013,1014,1015]
	movups	%xmm0, 48(%rbx)
	movaps	.LCPI2_22(%rip), %xmm0          # xmm0 = [1016,1017,1018,1019]
	movups	%xmm0, 64(%rbx)
	movaps	.LCPI2_23(%rip), %xmm0          # xmm0 = [1020,1021,1022,1023]
	movups	%xmm0, 80(%rbx)
	movaps	.LCPI2_24(%rip), %xmm0          # xmm0 = [1024,1025,1026,1027]
	movups	%xmm0, 96(%rbx)
	movaps	.LCPI2_25(%rip), %xmm0          # xmm0 = [1028,1029,1030,1031]
	movups	%xmm0, 112(%rbx)
	movaps	.LCPI2_26(%rip), %xmm0          # xmm0 = [1032,1033,1034,1035]
	movups	%xmm0, 128(%rbx)
	movaps	.LCPI2_27(%rip), %xmm0          # xmm0 = [1036,1037,1038,1039]
	movups	%xmm0, 144(%rbx)
	movaps	.LCPI2_28(%rip), %xmm0          # xmm0 = [1040,1041,1042,1043]
	movups	%xmm0, 160(%rbx)
	movaps	.LCPI2_29(%rip), %xmm0          # xmm0 = [1044,1045,1046,1047]
	movups	%xmm0, 176(%rbx)
	movaps	.LCPI2_30(%rip), %xmm0          # xmm0 = [1048,1049,1050,1051]
	movups	%xmm0, 192(%rbx)
	movaps	.LCPI2_31(%rip), %xmm0          # xmm0 = [1052,1053,1054,1055]
	movups	%xmm0, 208(%rbx)
	movaps	.LCPI2_32(%rip), %xmm0          # xmm0 = [1056,1057,1058,1059]
	movups	%xmm0, 224(%rbx)
	movaps	.LCPI2_33(%rip), %xmm0          # xmm0 = [1060,1061,1062,1063]
	movups	%xmm0, 240(%rbx)
	movaps	.LCPI2_34(%rip), %xmm0          # xmm0 = [1064,1065,1066,1067]
	movups	%xmm0, 256(%rbx)
	movaps	.LCPI2_35(%rip), %xmm0          # xmm0 = [1068,1069,1070,1071]
	movups	%xmm0, 272(%rbx)
	movaps	.LCPI2_36(%rip), %xmm0          # xmm0 = [1072,1073,1074,1075]
	movups	%xmm0, 288(%rbx)
	movaps	.LCPI2_37(%rip), %xmm0          # xmm0 = [1076,1077,1078,1079]
	movups	%xmm0, 304(%rbx)
	movaps	.LCPI2_38(%rip), %xmm0          # xmm0 = [1080,1081,1082,1083]
	movups	%xmm0, 320(%rbx)
	movaps	.LCPI2_39(%rip), %xmm0          # xmm0 = [1084,1085,1086,1087]
	movups	%xmm0, 336(%rbx)
	movaps	.LCPI2_40(%rip), %xmm0          # xmm0 = [1088,1089,1090,1091]
	movups	%xmm0, 352(%rbx)
	movdqa	.LCPI2_41(%rip), %xmm0          # xmm0 = [1092,1093,1094,1095]
	movdqu	%xmm0, 368(%rbx)
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$24, %edi
	callq	_Znwm@PLT
.Ltmp47:                                # EH_LABEL
# %bb.44:
	movq	%rax, 176(%rsp)
	movq	%rax, %rcx
	addq	$24, %rcx
	movq	%rcx, 192(%rsp)
	movdqu	.Lconstinit(%rip), %xmm0
	movdqu	%xmm0, (%rax)
	movq	$2, 16(%rax)
	movq	%rcx, 184(%rsp)
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	216(%rsp), %rdi
	leaq	232(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp50:                                # EH_LABEL
# %bb.45:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	200(%rsp), %rdi
	movl	$384, %esi                      # imm = 0x180
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp53:                                # EH_LABEL
# %bb.46:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	leaq	176(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp56:                                # EH_LABEL
# %bb.47:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967392, %rdx               # imm = 0x100000060
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp59:                                # EH_LABEL
# %bb.48:
	testl	%eax, %eax
	jne	.LBB2_51
# %bb.49:
	movq	216(%rsp), %rax
	movq	200(%rsp), %rcx
	movq	272(%rsp), %rdx
	movq	%rax, 432(%rsp)
	movq	%rcx, 424(%rsp)
	movq	%rdx, 416(%rsp)
	leaq	432(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	424(%rsp), %rax
	movq	%rax, 40(%rsp)
	leaq	416(%rsp), %rax
	movq	%rax, 48(%rsp)
.Ltmp60:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	152(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	408(%rsp), %rdx
	leaq	400(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp61:                                # EH_LABEL
# %bb.50:                               # %.noexc149
	movq	152(%rsp), %rsi
	movl	160(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z8anywherePiS_PKi@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	400(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	416(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp63:                                # EH_LABEL
.LBB2_51:
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	200(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp66:                                # EH_LABEL
# %bb.52:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	152(%rsp), %rdi
	leaq	216(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp69:                                # EH_LABEL
# %bb.53:                               # %.preheader
	movdqa	128(%rsp), %xmm1                # 16-byte Reload
	paddq	112(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	movq	176(%rsp), %r10
	movq	32(%rsp), %rax
	movslq	(%r10), %rcx
	movq	152(%rsp), %rdx
	movslq	4(%r10), %rsi
	movslq	8(%r10), %rdi
	movslq	12(%r10), %r8
	movslq	16(%r10), %r9
	movslq	20(%r10), %r10
	movl	$3000, %r11d                    # imm = 0xBB8
	xorl	%r14d, %r14d
	jmp	.LBB2_55
	.p2align	4
.LBB2_54:                               #   in Loop: Header=BB2_55 Depth=1
	addq	%r12, %rbx
	movq	%rbx, %r12
	addq	%r15, %r12
	movl	12(%rax,%r14,4), %ebp
	xorl	%ebx, %ebx
	cmpl	16(%rsp,%rcx,4), %ebp
	setne	%bl
	addq	%r12, %rbx
	addq	$4, %r14
	incl	%r11d
	cmpq	$384, %r14                      # imm = 0x180
	je	.LBB2_59
.LBB2_55:                               # =>This Inner Loop Header: Depth=1
	leal	-2000(%r11), %ebp
	movl	%ebp, 16(%rsp)
	leal	-1000(%r11), %ebp
	movl	%ebp, 20(%rsp)
	movl	%r11d, 24(%rsp)
	movl	16(%rsp,%rcx,4), %r15d
	leal	2(%r15), %ebp
	movl	%ebp, 16(%rsp,%rcx,4)
	leal	(%r15,%r15,2), %r15d
	movl	16(%rsp,%rsi,4), %ebp
	addl	%ebp, %r15d
	addl	$3, %ebp
	movl	%ebp, 16(%rsp,%rsi,4)
	leal	(%r15,%r15,2), %r15d
	movl	16(%rsp,%rdi,4), %ebp
	addl	%ebp, %r15d
	addl	$4, %ebp
	movl	%ebp, 16(%rsp,%rdi,4)
	leal	(%r15,%r15,2), %r15d
	movl	16(%rsp,%r8,4), %ebp
	addl	%ebp, %r15d
	addl	$5, %ebp
	movl	%ebp, 16(%rsp,%r8,4)
	leal	(%r15,%r15,2), %r15d
	movl	16(%rsp,%r9,4), %ebp
	addl	%ebp, %r15d
	addl	$6, %ebp
	movl	%ebp, 16(%rsp,%r9,4)
	leal	(%r15,%r15,2), %ebp
	movl	16(%rsp,%r10,4), %r15d
	addl	%r15d, %ebp
	addl	$7, %r15d
	movl	%r15d, 16(%rsp,%r10,4)
	movl	$1, %r15d
	movl	$1, %r12d
	cmpl	%ebp, (%rax,%r14,4)
	jne	.LBB2_57
# %bb.56:                               #   in Loop: Header=BB2_55 Depth=1
	movl	(%rdx,%r14), %ebp
	xorl	%r12d, %r12d
	cmpl	16(%rsp), %ebp
	setne	%r12b
.LBB2_57:                               #   in Loop: Header=BB2_55 Depth=1
	movl	4(%rax,%r14,4), %ebp
	cmpl	20(%rsp), %ebp
	jne	.LBB2_54
# %bb.58:                               #   in Loop: Header=BB2_55 Depth=1
	movl	8(%rax,%r14,4), %ebp
	xorl	%r15d, %r15d
	cmpl	24(%rsp), %ebp
	setne	%r15b
	jmp	.LBB2_54
.LBB2_59:
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp72:                                # EH_LABEL
# %bb.60:                               # %.noexc151
	testl	%eax, %eax
	jne	.LBB2_81
# %bb.61:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$1830, %esi                     # imm = 0x726
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	152(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_63
# %bb.62:
	movq	168(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_63:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_65
# %bb.64:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_65:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit156
	movq	272(%rsp), %rdi
.Ltmp87:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp88:                                # EH_LABEL
# %bb.66:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	200(%rsp), %rdi
.Ltmp90:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp91:                                # EH_LABEL
# %bb.67:                               # %_ZN11DeviceArrayIiED2Ev.exit157
	movq	216(%rsp), %rdi
.Ltmp93:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp94:                                # EH_LABEL
# %bb.68:                               # %_ZN11DeviceArrayIiED2Ev.exit158
	movq	176(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_70
# %bb.69:
	movq	192(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_70:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit160
	movq	232(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_72
# %bb.71:
	movq	248(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_72:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit162
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_74
# %bb.73:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_74:                               # %_ZNSt6vectorIPKiSaIS1_EED2Ev.exit
	movq	88(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_76
# %bb.75:
	movq	104(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_76:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	288(%rsp), %rdi
.Ltmp96:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp97:                                # EH_LABEL
# %bb.77:                               # %_ZN11DeviceArrayIPKiED2Ev.exit
	movq	304(%rsp), %rdi
.Ltmp99:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp100:                               # EH_LABEL
# %bb.78:                               # %_ZN11DeviceArrayIiED2Ev.exit165
	movq	320(%rsp), %rdi
.Ltmp102:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp103:                               # EH_LABEL
# %bb.79:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	336(%rsp), %rdi
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp106:                               # EH_LABEL
# %bb.80:                               # %_ZN11DeviceArrayI5CellsED2Ev.exit
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$440, %rsp                      # imm = 0x1B8
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
.LBB2_81:
	.cfi_def_cfa_offset 496
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp74:                                # EH_LABEL
# %bb.82:                               # %.noexc152
.Ltmp75:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp76:                                # EH_LABEL
# %bb.83:                               # %.noexc153
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
.LBB2_84:
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.10(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp112:                               # EH_LABEL
# %bb.85:                               # %.noexc128
.LBB2_86:
.Ltmp108:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.10(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp109:                               # EH_LABEL
# %bb.87:                               # %.noexc136
.LBB2_88:
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_89:
.Ltmp104:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_90:
.Ltmp101:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_91:
.Ltmp98:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_92:
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_93:
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_94:
.Ltmp89:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_95:
.Ltmp70:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_113
.LBB2_96:
.Ltmp67:                                # EH_LABEL
	jmp	.LBB2_116
.LBB2_97:
.Ltmp57:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_118
.LBB2_98:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_119
.LBB2_99:
.Ltmp51:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_120
.LBB2_100:
.Ltmp48:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_122
.LBB2_101:
.Ltmp45:                                # EH_LABEL
	jmp	.LBB2_128
.LBB2_102:
.Ltmp36:                                # EH_LABEL
	jmp	.LBB2_132
.LBB2_103:
.Ltmp27:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_135
.LBB2_104:
.Ltmp24:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_135
.LBB2_105:
.Ltmp14:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_136
.LBB2_106:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_137
.LBB2_107:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_138
.LBB2_108:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_139
# %bb.109:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_110:
.Ltmp2:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_111:
.Ltmp77:                                # EH_LABEL
	movq	%rax, %rbx
	movq	152(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_113
# %bb.112:
	movq	168(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_113:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit167
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_117
# %bb.114:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB2_117
.LBB2_115:
.Ltmp64:                                # EH_LABEL
.LBB2_116:
	movq	%rax, %rbx
.LBB2_117:
	movq	272(%rsp), %rdi
.Ltmp78:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp79:                                # EH_LABEL
.LBB2_118:                              # %_ZN11DeviceArrayIiED2Ev.exit170
	movq	200(%rsp), %rdi
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp82:                                # EH_LABEL
.LBB2_119:                              # %_ZN11DeviceArrayIiED2Ev.exit171
	movq	216(%rsp), %rdi
.Ltmp84:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp85:                                # EH_LABEL
.LBB2_120:                              # %_ZN11DeviceArrayIiED2Ev.exit172
	movq	176(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_122
# %bb.121:
	movq	192(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_122:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit174
	movq	232(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_129
# %bb.123:
	movq	248(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB2_129
.LBB2_124:
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_125:
.Ltmp21:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_135
.LBB2_126:
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_127:
.Ltmp110:                               # EH_LABEL
.LBB2_128:
	movq	%rax, %rbx
.LBB2_129:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_133
# %bb.130:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB2_133
.LBB2_131:
.Ltmp113:                               # EH_LABEL
.LBB2_132:
	movq	%rax, %rbx
.LBB2_133:
	movq	88(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_135
# %bb.134:
	movq	104(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_135:
	movq	288(%rsp), %rdi
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp115:                               # EH_LABEL
.LBB2_136:                              # %_ZN11DeviceArrayIPKiED2Ev.exit181
	movq	304(%rsp), %rdi
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp118:                               # EH_LABEL
.LBB2_137:                              # %_ZN11DeviceArrayIiED2Ev.exit182
	movq	320(%rsp), %rdi
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp121:                               # EH_LABEL
.LBB2_138:                              # %_ZN11DeviceArrayIdED2Ev.exit183
	movq	336(%rsp), %rdi
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp124:                               # EH_LABEL
.LBB2_139:                              # %_ZN11DeviceArrayI5CellsED2Ev.exit184
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_140:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_141:
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_142:
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_143:
.Ltmp119:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_144:
.Ltmp116:                               # EH_LABEL
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
	.uleb128 .Ltmp0-.Lfunc_begin0           # >> Call Site 1 <<
	.uleb128 .Ltmp1-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp1
	.uleb128 .Ltmp2-.Lfunc_begin0           #     jumps to .Ltmp2
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 2 <<
	.uleb128 .Ltmp4-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp4
	.uleb128 .Ltmp5-.Lfunc_begin0           #     jumps to .Ltmp5
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp10-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp10
	.uleb128 .Ltmp11-.Lfunc_begin0          #     jumps to .Ltmp11
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp12-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp13-.Ltmp12                #   Call between .Ltmp12 and .Ltmp13
	.uleb128 .Ltmp14-.Lfunc_begin0          #     jumps to .Ltmp14
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp20-.Ltmp15                #   Call between .Ltmp15 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp23-.Ltmp22                #   Call between .Ltmp22 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp25-.Ltmp23                #   Call between .Ltmp23 and .Ltmp25
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp26-.Ltmp25                #   Call between .Ltmp25 and .Ltmp26
	.uleb128 .Ltmp27-.Lfunc_begin0          #     jumps to .Ltmp27
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp29-.Ltmp28                #   Call between .Ltmp28 and .Ltmp29
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp30-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp33-.Ltmp30                #   Call between .Ltmp30 and .Ltmp33
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp39-.Ltmp38                #   Call between .Ltmp38 and .Ltmp39
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp42-.Ltmp39                #   Call between .Ltmp39 and .Ltmp42
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp44-.Ltmp43                #   Call between .Ltmp43 and .Ltmp44
	.uleb128 .Ltmp45-.Lfunc_begin0          #     jumps to .Ltmp45
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp46-.Ltmp44                #   Call between .Ltmp44 and .Ltmp46
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp46-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp47-.Ltmp46                #   Call between .Ltmp46 and .Ltmp47
	.uleb128 .Ltmp48-.Lfunc_begin0          #     jumps to .Ltmp48
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp49-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp50-.Ltmp49                #   Call between .Ltmp49 and .Ltmp50
	.uleb128 .Ltmp51-.Lfunc_begin0          #     jumps to .Ltmp51
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp52-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp53-.Ltmp52                #   Call between .Ltmp52 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp56-.Ltmp55                #   Call between .Ltmp55 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp58-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp63-.Ltmp58                #   Call between .Ltmp58 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp87-.Lfunc_begin0          # >> Call Site 27 <<
	.uleb128 .Ltmp88-.Ltmp87                #   Call between .Ltmp87 and .Ltmp88
	.uleb128 .Ltmp89-.Lfunc_begin0          #     jumps to .Ltmp89
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp90-.Lfunc_begin0          # >> Call Site 28 <<
	.uleb128 .Ltmp91-.Ltmp90                #   Call between .Ltmp90 and .Ltmp91
	.uleb128 .Ltmp92-.Lfunc_begin0          #     jumps to .Ltmp92
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp93-.Lfunc_begin0          # >> Call Site 29 <<
	.uleb128 .Ltmp94-.Ltmp93                #   Call between .Ltmp93 and .Ltmp94
	.uleb128 .Ltmp95-.Lfunc_begin0          #     jumps to .Ltmp95
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp96-.Lfunc_begin0          # >> Call Site 30 <<
	.uleb128 .Ltmp97-.Ltmp96                #   Call between .Ltmp96 and .Ltmp97
	.uleb128 .Ltmp98-.Lfunc_begin0          #     jumps to .Ltmp98
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp99-.Lfunc_begin0          # >> Call Site 31 <<
	.uleb128 .Ltmp100-.Ltmp99               #   Call between .Ltmp99 and .Ltmp100
	.uleb128 .Ltmp101-.Lfunc_begin0         #     jumps to .Ltmp101
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp102-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp103-.Ltmp102              #   Call between .Ltmp102 and .Ltmp103
	.uleb128 .Ltmp104-.Lfunc_begin0         #     jumps to .Ltmp104
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp105-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp106-.Ltmp105              #   Call between .Ltmp105 and .Ltmp106
	.uleb128 .Ltmp107-.Lfunc_begin0         #     jumps to .Ltmp107
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp73-.Lfunc_begin0          # >> Call Site 34 <<
	.uleb128 .Ltmp76-.Ltmp73                #   Call between .Ltmp73 and .Ltmp76
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp111-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp112-.Ltmp111              #   Call between .Ltmp111 and .Ltmp112
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp108-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp109-.Ltmp108              #   Call between .Ltmp108 and .Ltmp109
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp109-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp78-.Ltmp109               #   Call between .Ltmp109 and .Ltmp78
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp78-.Lfunc_begin0          # >> Call Site 38 <<
	.uleb128 .Ltmp79-.Ltmp78                #   Call between .Ltmp78 and .Ltmp79
	.uleb128 .Ltmp80-.Lfunc_begin0          #     jumps to .Ltmp80
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp81-.Lfunc_begin0          # >> Call Site 39 <<
	.uleb128 .Ltmp82-.Ltmp81                #   Call between .Ltmp81 and .Ltmp82
	.uleb128 .Ltmp83-.Lfunc_begin0          #     jumps to .Ltmp83
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp84-.Lfunc_begin0          # >> Call Site 40 <<
	.uleb128 .Ltmp85-.Ltmp84                #   Call between .Ltmp84 and .Ltmp85
	.uleb128 .Ltmp86-.Lfunc_begin0          #     jumps to .Ltmp86
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp114-.Lfunc_begin0         # >> Call Site 41 <<
	.uleb128 .Ltmp115-.Ltmp114              #   Call between .Ltmp114 and .Ltmp115
	.uleb128 .Ltmp116-.Lfunc_begin0         #     jumps to .Ltmp116
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp117-.Lfunc_begin0         # >> Call Site 42 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.uleb128 .Ltmp119-.Lfunc_begin0         #     jumps to .Ltmp119
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 43 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin0         #     jumps to .Ltmp122
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp123-.Lfunc_begin0         # >> Call Site 44 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp125-.Lfunc_begin0         #     jumps to .Ltmp125
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp124-.Lfunc_begin0         # >> Call Site 45 <<
	.uleb128 .Lfunc_end2-.Ltmp124           #   Call between .Ltmp124 and .Lfunc_end2
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
	.section	.text._ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE,"axG",@progbits,_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE,comdat
	.weak	_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE # -- Begin function _ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE
	.p2align	4
	.type	_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE,@function
_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE: # @_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE
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
	sarq	$4, %rax
	movabsq	$-6148914691236517205, %rcx     # imm = 0xAAAAAAAAAAAAAAAB
	imulq	%rax, %rcx
	movq	%rcx, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB3_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rax
	shlq	$4, %rax
	leaq	(%rax,%rax,2), %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE, .Lfunc_end3-_ZN11DeviceArrayI5CellsEC2ERKSt6vectorIS0_SaIS0_EE
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB4_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end4:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end4-_ZN11DeviceArrayIdEC2Em
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
	jne	.LBB5_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end5-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIPKiEC2Em,"axG",@progbits,_ZN11DeviceArrayIPKiEC2Em,comdat
	.weak	_ZN11DeviceArrayIPKiEC2Em       # -- Begin function _ZN11DeviceArrayIPKiEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIPKiEC2Em,@function
_ZN11DeviceArrayIPKiEC2Em:              # @_ZN11DeviceArrayIPKiEC2Em
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
	jne	.LBB6_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB6_4
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
.LBB6_1:
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
	jmp	.LBB6_2
.LBB6_4:
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
.LBB6_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end6:
	.size	_ZN11DeviceArrayIPKiEC2Em, .Lfunc_end6-_ZN11DeviceArrayIPKiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayI5CellsE4hostEv,"axG",@progbits,_ZNK11DeviceArrayI5CellsE4hostEv,comdat
	.weak	_ZNK11DeviceArrayI5CellsE4hostEv # -- Begin function _ZNK11DeviceArrayI5CellsE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayI5CellsE4hostEv,@function
_ZNK11DeviceArrayI5CellsE4hostEv:       # @_ZNK11DeviceArrayI5CellsE4hostEv
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %r13
	movabsq	$192153584101141163, %rax       # imm = 0x2AAAAAAAAAAAAAB
	cmpq	%rax, %r13
	jae	.LBB7_14
# %bb.1:                                # %_ZNSt6vectorI5CellsSaIS0_EE17_S_check_init_lenEmRKS1_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%r13, %r13
	je	.LBB7_2
# %bb.3:                                # %.noexc5
	movq	%r13, %rbp
	shlq	$4, %rbp
	leaq	(,%rbp,2), %rbx
	addq	%rbp, %rbx
	movq	%rbx, %rdi
	callq	_Znwm@PLT
	movq	%rbx, %rdx
	movq	%rax, %rbx
	movq	%rax, (%r15)
	leaq	(%rax,%rdx), %r14
	movq	%r14, 16(%r15)
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%rax)
	movups	%xmm0, 16(%rax)
	movups	%xmm0, 32(%rax)
	addq	$48, %rax
	decq	%r13
	je	.LBB7_6
# %bb.4:
	leaq	(,%r13,2), %rcx
	addq	%r13, %rcx
	shlq	$4, %rcx
	addq	%rcx, %rax
	leaq	(,%rbp,2), %rcx
	addq	%rbp, %rcx
	movl	$48, %esi
	.p2align	4
.LBB7_5:                                # %.lr.ph.i.i.i.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movups	(%rbx), %xmm0
	movups	16(%rbx), %xmm1
	movups	32(%rbx), %xmm2
	movups	%xmm2, 32(%rbx,%rsi)
	movups	%xmm1, 16(%rbx,%rsi)
	movups	%xmm0, (%rbx,%rsi)
	addq	$48, %rsi
	cmpq	%rsi, %rcx
	jne	.LBB7_5
	jmp	.LBB7_6
.LBB7_2:                                # %_ZNSt12_Vector_baseI5CellsSaIS0_EEC2EmRKS1_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%edx, %edx
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
	xorl	%eax, %eax
.LBB7_6:
	movq	%rax, 8(%r15)
	movq	(%r12), %rsi
.Ltmp126:                               # EH_LABEL
	movq	%rbx, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp127:                               # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB7_8
# %bb.15:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	%r15, %rax
	addq	$8, %rsp
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
.LBB7_14:                               # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB7_8:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp128:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp129:                               # EH_LABEL
# %bb.9:                                # %.noexc6
.Ltmp130:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp131:                               # EH_LABEL
# %bb.10:                               # %.noexc7
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
.LBB7_11:
.Ltmp132:                               # EH_LABEL
	movq	%rax, %r15
	testq	%rbx, %rbx
	je	.LBB7_13
# %bb.12:
	subq	%rbx, %r14
	movq	%rbx, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
.LBB7_13:                               # %_ZNSt6vectorI5CellsSaIS0_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end7:
	.size	_ZNK11DeviceArrayI5CellsE4hostEv, .Lfunc_end7-_ZNK11DeviceArrayI5CellsE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayI5CellsE4hostEv,"aG",@progbits,_ZNK11DeviceArrayI5CellsE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table7:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp126-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp126
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp126-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp127-.Ltmp126              #   Call between .Ltmp126 and .Ltmp127
	.uleb128 .Ltmp132-.Lfunc_begin1         #     jumps to .Ltmp132
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp127-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp128-.Ltmp127              #   Call between .Ltmp127 and .Ltmp128
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp128-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp131-.Ltmp128              #   Call between .Ltmp128 and .Ltmp131
	.uleb128 .Ltmp132-.Lfunc_begin1         #     jumps to .Ltmp132
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp131-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end7-.Ltmp131           #   Call between .Ltmp131 and .Lfunc_end7
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
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
	jne	.LBB8_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB8_2
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
	je	.LBB8_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB8_5
.LBB8_2:                                # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB8_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp133:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp134:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB8_7
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
.LBB8_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB8_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp135:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp136:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp137:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp138:                               # EH_LABEL
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
.LBB8_10:
.Ltmp139:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB8_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB8_12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end8:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end8-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table8:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp133-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp133
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp133-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp134-.Ltmp133              #   Call between .Ltmp133 and .Ltmp134
	.uleb128 .Ltmp139-.Lfunc_begin2         #     jumps to .Ltmp139
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp134-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp135-.Ltmp134              #   Call between .Ltmp134 and .Ltmp135
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp135-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp138-.Ltmp135              #   Call between .Ltmp135 and .Ltmp138
	.uleb128 .Ltmp139-.Lfunc_begin2         #     jumps to .Ltmp139
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp138-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end8-.Ltmp138           #   Call between .Ltmp138 and .Lfunc_end8
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIPKiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIPKiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIPKiE4hostEv   # -- Begin function _ZNK11DeviceArrayIPKiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIPKiE4hostEv,@function
_ZNK11DeviceArrayIPKiE4hostEv:          # @_ZNK11DeviceArrayIPKiE4hostEv
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
	shrq	$60, %rax
	jne	.LBB9_13
# %bb.1:                                # %_ZNSt6vectorIPKiSaIS1_EE17_S_check_init_lenEmRKS2_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB9_2
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
	je	.LBB9_5
# %bb.4:                                # %_ZSt6fill_nIPPKimS1_ET_S3_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB9_5
.LBB9_2:                                # %_ZNSt12_Vector_baseIPKiSaIS1_EEC2EmRKS2_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB9_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp140:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp141:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB9_7
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
.LBB9_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB9_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp142:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp143:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp144:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp145:                               # EH_LABEL
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
.LBB9_10:
.Ltmp146:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB9_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB9_12:                               # %_ZNSt6vectorIPKiSaIS1_EED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end9:
	.size	_ZNK11DeviceArrayIPKiE4hostEv, .Lfunc_end9-_ZNK11DeviceArrayIPKiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIPKiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIPKiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table9:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp140-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp140
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp140-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp141-.Ltmp140              #   Call between .Ltmp140 and .Ltmp141
	.uleb128 .Ltmp146-.Lfunc_begin3         #     jumps to .Ltmp146
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp141-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp142-.Ltmp141              #   Call between .Ltmp141 and .Ltmp142
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp142-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp145-.Ltmp142              #   Call between .Ltmp142 and .Ltmp145
	.uleb128 .Ltmp146-.Lfunc_begin3         #     jumps to .Ltmp146
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp145-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end9-.Ltmp145           #   Call between .Ltmp145 and .Lfunc_end9
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
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
	jne	.LBB10_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB10_4
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
.LBB10_1:
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
	jmp	.LBB10_2
.LBB10_4:
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
.LBB10_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end10:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end10-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
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
	shrq	$61, %rax
	jne	.LBB11_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB11_2
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
	je	.LBB11_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB11_5
.LBB11_2:                               # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB11_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp147:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp148:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB11_7
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
.LBB11_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB11_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp149:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp150:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp151:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp152:                               # EH_LABEL
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
.LBB11_10:
.Ltmp153:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB11_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB11_12:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end11:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end11-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table11:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4    # >> Call Site 1 <<
	.uleb128 .Ltmp147-.Lfunc_begin4         #   Call between .Lfunc_begin4 and .Ltmp147
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp147-.Lfunc_begin4         # >> Call Site 2 <<
	.uleb128 .Ltmp148-.Ltmp147              #   Call between .Ltmp147 and .Ltmp148
	.uleb128 .Ltmp153-.Lfunc_begin4         #     jumps to .Ltmp153
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp148-.Lfunc_begin4         # >> Call Site 3 <<
	.uleb128 .Ltmp149-.Ltmp148              #   Call between .Ltmp148 and .Ltmp149
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp149-.Lfunc_begin4         # >> Call Site 4 <<
	.uleb128 .Ltmp152-.Ltmp149              #   Call between .Ltmp149 and .Ltmp152
	.uleb128 .Ltmp153-.Lfunc_begin4         #     jumps to .Ltmp153
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp152-.Lfunc_begin4         # >> Call Site 5 <<
	.uleb128 .Lfunc_end11-.Ltmp152          #   Call between .Ltmp152 and .Lfunc_end11
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end4:
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
.Lfunc_end12:
	.size	__clang_call_terminate, .Lfunc_end12-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,"axG",@progbits,_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,comdat
	.weak	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_ # -- Begin function _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	.p2align	4
	.type	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_,@function
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_: # @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	.cfi_startproc
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r12
	subq	%rdi, %r12
	movq	%r12, %rax
	sarq	$3, %rax
	cmpq	$17, %rax
	jl	.LBB13_41
# %bb.1:                                # %.lr.ph
	movq	%rdx, %r14
	movq	%rdi, %rbx
	testq	%rdx, %rdx
	je	.LBB13_24
# %bb.2:                                # %.lr.ph63.preheader
	movq	$-8, %rbp
	subq	%rbx, %rbp
	.p2align	4
.LBB13_3:                               # %.lr.ph63
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB13_15 Depth 2
                                        #       Child Loop BB13_16 Depth 3
                                        #       Child Loop BB13_18 Depth 3
	shrq	%rax
	movsd	8(%rbx), %xmm1                  # xmm1 = mem[0],zero
	movsd	(%rbx,%rax,8), %xmm2            # xmm2 = mem[0],zero
	ucomisd	%xmm1, %xmm2
	movsd	-8(%rsi), %xmm0                 # xmm0 = mem[0],zero
	jbe	.LBB13_6
# %bb.4:                                #   in Loop: Header=BB13_3 Depth=1
	ucomisd	%xmm2, %xmm0
	jbe	.LBB13_8
# %bb.5:                                #   in Loop: Header=BB13_3 Depth=1
	movsd	(%rbx), %xmm0                   # xmm0 = mem[0],zero
	movsd	%xmm2, (%rbx)
	movsd	%xmm0, (%rbx,%rax,8)
	jmp	.LBB13_14
	.p2align	4
.LBB13_6:                               #   in Loop: Header=BB13_3 Depth=1
	ucomisd	%xmm1, %xmm0
	jbe	.LBB13_10
# %bb.7:                                #   in Loop: Header=BB13_3 Depth=1
	movsd	(%rbx), %xmm0                   # xmm0 = mem[0],zero
	movsd	%xmm1, (%rbx)
	movsd	%xmm0, 8(%rbx)
	jmp	.LBB13_14
	.p2align	4
.LBB13_8:                               #   in Loop: Header=BB13_3 Depth=1
	ucomisd	%xmm1, %xmm0
	movsd	(%rbx), %xmm2                   # xmm2 = mem[0],zero
	jbe	.LBB13_12
# %bb.9:                                #   in Loop: Header=BB13_3 Depth=1
	movsd	%xmm0, (%rbx)
	movsd	%xmm2, -8(%rsi)
	jmp	.LBB13_14
	.p2align	4
.LBB13_10:                              #   in Loop: Header=BB13_3 Depth=1
	ucomisd	%xmm2, %xmm0
	movsd	(%rbx), %xmm1                   # xmm1 = mem[0],zero
	jbe	.LBB13_13
# %bb.11:                               #   in Loop: Header=BB13_3 Depth=1
	movsd	%xmm0, (%rbx)
	movsd	%xmm1, -8(%rsi)
	jmp	.LBB13_14
.LBB13_12:                              #   in Loop: Header=BB13_3 Depth=1
	movsd	%xmm1, (%rbx)
	movsd	%xmm2, 8(%rbx)
	jmp	.LBB13_14
.LBB13_13:                              #   in Loop: Header=BB13_3 Depth=1
	movsd	%xmm2, (%rbx)
	movsd	%xmm1, (%rbx,%rax,8)
	.p2align	4
.LBB13_14:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i.preheader
                                        #   in Loop: Header=BB13_3 Depth=1
	decq	%r14
	leaq	8(%rbx), %r13
	movq	%rsi, %rax
	.p2align	4
.LBB13_15:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_S9_T0_.exit.i
                                        #   Parent Loop BB13_3 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB13_16 Depth 3
                                        #       Child Loop BB13_18 Depth 3
	movsd	(%rbx), %xmm0                   # xmm0 = mem[0],zero
	movq	%rbp, %r12
	addq	%r13, %r12
	.p2align	4
.LBB13_16:                              #   Parent Loop BB13_3 Depth=1
                                        #     Parent Loop BB13_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movsd	(%r13), %xmm1                   # xmm1 = mem[0],zero
	addq	$8, %r13
	addq	$8, %r12
	ucomisd	%xmm1, %xmm0
	ja	.LBB13_16
# %bb.17:                               # %.preheader.i.i.preheader
                                        #   in Loop: Header=BB13_15 Depth=2
	leaq	-8(%r13), %r15
	.p2align	4
.LBB13_18:                              # %.preheader.i.i
                                        #   Parent Loop BB13_3 Depth=1
                                        #     Parent Loop BB13_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movsd	-8(%rax), %xmm2                 # xmm2 = mem[0],zero
	addq	$-8, %rax
	ucomisd	%xmm0, %xmm2
	ja	.LBB13_18
# %bb.19:                               #   in Loop: Header=BB13_15 Depth=2
	cmpq	%rax, %r15
	jae	.LBB13_21
# %bb.20:                               #   in Loop: Header=BB13_15 Depth=2
	movsd	%xmm2, (%r15)
	movsd	%xmm1, (%rax)
	jmp	.LBB13_15
	.p2align	4
.LBB13_21:                              # %_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEET_S9_S9_T0_.exit
                                        #   in Loop: Header=BB13_3 Depth=1
	movq	%r15, %rdi
	movq	%r14, %rdx
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	movq	%r12, %rax
	sarq	$3, %rax
	cmpq	$16, %rax
	jle	.LBB13_41
# %bb.22:                               #   in Loop: Header=BB13_3 Depth=1
	movq	%r15, %rsi
	testq	%r14, %r14
	jne	.LBB13_3
# %bb.23:                               # %._crit_edge.loopexit
	addq	$-8, %r13
	movq	%r13, %rsi
.LBB13_24:                              # %._crit_edge
	leaq	-2(%rax), %rcx
	shrq	%rcx
	decq	%rax
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rcx, %rdi
	jmp	.LBB13_27
	.p2align	4
.LBB13_25:                              #   in Loop: Header=BB13_27 Depth=1
	movq	%r8, %r9
.LBB13_26:                              # %_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEEldNS0_5__ops15_Iter_less_iterEEvT_T0_SA_T1_T2_.exit.i.i
                                        #   in Loop: Header=BB13_27 Depth=1
	movsd	%xmm0, (%rbx,%r9,8)
	subq	$1, %rdi
	jb	.LBB13_40
.LBB13_27:                              # =>This Loop Header: Depth=1
                                        #     Child Loop BB13_31 Depth 2
                                        #     Child Loop BB13_37 Depth 2
	movsd	(%rbx,%rdi,8), %xmm0            # xmm0 = mem[0],zero
	movq	%rdi, %r8
	cmpq	%rdx, %rdi
	jge	.LBB13_33
# %bb.28:                               # %.lr.ph.i.i.i.preheader
                                        #   in Loop: Header=BB13_27 Depth=1
	movq	%rdi, %r9
	jmp	.LBB13_31
	.p2align	4
.LBB13_29:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB13_31 Depth=2
	leaq	2(,%r9,2), %r8
.LBB13_30:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB13_31 Depth=2
	movsd	(%rbx,%r8,8), %xmm1             # xmm1 = mem[0],zero
	movsd	%xmm1, (%rbx,%r9,8)
	movq	%r8, %r9
	cmpq	%rdx, %r8
	jge	.LBB13_33
.LBB13_31:                              # %.lr.ph.i.i.i
                                        #   Parent Loop BB13_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r9,%r9), %r8
	movsd	8(%rbx,%r8,8), %xmm1            # xmm1 = mem[0],zero
	ucomisd	16(%rbx,%r8,8), %xmm1
	jbe	.LBB13_29
# %bb.32:                               #   in Loop: Header=BB13_31 Depth=2
	leaq	1(,%r9,2), %r8
	jmp	.LBB13_30
	.p2align	4
.LBB13_33:                              # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB13_27 Depth=1
	testb	$8, %r12b
	jne	.LBB13_36
# %bb.34:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB13_27 Depth=1
	cmpq	%rcx, %r8
	jne	.LBB13_36
# %bb.35:                               #   in Loop: Header=BB13_27 Depth=1
	movsd	(%rbx,%rax,8), %xmm1            # xmm1 = mem[0],zero
	movsd	%xmm1, (%rbx,%rcx,8)
	movq	%rax, %r8
.LBB13_36:                              #   in Loop: Header=BB13_27 Depth=1
	cmpq	%rdi, %r8
	jle	.LBB13_25
	.p2align	4
.LBB13_37:                              # %.lr.ph.i.i.i.i11
                                        #   Parent Loop BB13_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%r8), %r9
	shrq	$63, %r9
	addq	%r8, %r9
	decq	%r9
	sarq	%r9
	movsd	(%rbx,%r9,8), %xmm1             # xmm1 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	jbe	.LBB13_25
# %bb.38:                               #   in Loop: Header=BB13_37 Depth=2
	movsd	%xmm1, (%rbx,%r8,8)
	movq	%r9, %r8
	cmpq	%rdi, %r9
	jg	.LBB13_37
	jmp	.LBB13_26
.LBB13_40:                              # %_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
	cmpq	$9, %r12
	jge	.LBB13_44
.LBB13_41:                              # %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_T0_.exit
	addq	$8, %rsp
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
	.p2align	4
.LBB13_42:                              #   in Loop: Header=BB13_44 Depth=1
	.cfi_def_cfa_offset 64
	xorl	%ecx, %ecx
.LBB13_43:                              # %_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_S9_RT0_.exit.i.i
                                        #   in Loop: Header=BB13_44 Depth=1
	movsd	%xmm0, (%rbx,%rcx,8)
	cmpq	$8, %rax
	jle	.LBB13_41
.LBB13_44:                              # %.lr.ph.i.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB13_48 Depth 2
                                        #     Child Loop BB13_55 Depth 2
	movsd	-8(%rsi), %xmm0                 # xmm0 = mem[0],zero
	movsd	(%rbx), %xmm1                   # xmm1 = mem[0],zero
	movsd	%xmm1, -8(%rsi)
	addq	$-8, %rsi
	movq	%rsi, %rax
	subq	%rbx, %rax
	movq	%rax, %rdx
	sarq	$3, %rdx
	cmpq	$3, %rdx
	jl	.LBB13_50
# %bb.45:                               # %.lr.ph.i.i.i.i.preheader
                                        #   in Loop: Header=BB13_44 Depth=1
	leaq	-1(%rdx), %rcx
	shrq	$63, %rcx
	leaq	(%rdx,%rcx), %rdi
	decq	%rdi
	sarq	%rdi
	xorl	%r8d, %r8d
	jmp	.LBB13_48
	.p2align	4
.LBB13_46:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB13_48 Depth=2
	leaq	2(,%r8,2), %rcx
.LBB13_47:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB13_48 Depth=2
	movsd	(%rbx,%rcx,8), %xmm1            # xmm1 = mem[0],zero
	movsd	%xmm1, (%rbx,%r8,8)
	movq	%rcx, %r8
	cmpq	%rdi, %rcx
	jge	.LBB13_51
.LBB13_48:                              # %.lr.ph.i.i.i.i
                                        #   Parent Loop BB13_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r8,%r8), %rcx
	movsd	8(%rbx,%rcx,8), %xmm1           # xmm1 = mem[0],zero
	ucomisd	16(%rbx,%rcx,8), %xmm1
	jbe	.LBB13_46
# %bb.49:                               #   in Loop: Header=BB13_48 Depth=2
	leaq	1(,%r8,2), %rcx
	jmp	.LBB13_47
	.p2align	4
.LBB13_50:                              #   in Loop: Header=BB13_44 Depth=1
	xorl	%ecx, %ecx
.LBB13_51:                              # %._crit_edge.i.i.i.i
                                        #   in Loop: Header=BB13_44 Depth=1
	testb	$8, %al
	jne	.LBB13_54
# %bb.52:                               #   in Loop: Header=BB13_44 Depth=1
	addq	$-2, %rdx
	sarq	%rdx
	cmpq	%rdx, %rcx
	jne	.LBB13_54
# %bb.53:                               # %.thread.i.i.i
                                        #   in Loop: Header=BB13_44 Depth=1
	leaq	(%rcx,%rcx), %rdx
	movsd	8(%rbx,%rdx,8), %xmm1           # xmm1 = mem[0],zero
	movsd	%xmm1, (%rbx,%rcx,8)
	leaq	1(,%rcx,2), %rcx
	jmp	.LBB13_55
	.p2align	4
.LBB13_54:                              #   in Loop: Header=BB13_44 Depth=1
	testq	%rcx, %rcx
	je	.LBB13_42
	.p2align	4
.LBB13_55:                              # %.lr.ph.i.i.i.i.i
                                        #   Parent Loop BB13_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%rcx), %rdx
	shrq	%rdx
	movsd	(%rbx,%rdx,8), %xmm1            # xmm1 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	jbe	.LBB13_43
# %bb.56:                               #   in Loop: Header=BB13_55 Depth=2
	movsd	%xmm1, (%rbx,%rcx,8)
	movq	%rdx, %rcx
	testq	%rdx, %rdx
	jne	.LBB13_55
	jmp	.LBB13_42
.Lfunc_end13:
	.size	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_, .Lfunc_end13-_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEElNS0_5__ops15_Iter_less_iterEEvT_S9_T0_T1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,"axG",@progbits,_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,comdat
	.weak	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_ # -- Begin function _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
	.p2align	4
	.type	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_,@function
_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_: # @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
	.cfi_startproc
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	%rsi, %rax
	subq	%rdi, %rax
	cmpq	$129, %rax
	jl	.LBB14_14
# %bb.1:                                # %.lr.ph.i
	leaq	8(%r14), %r15
	movl	$8, %r12d
	movq	%r15, %r13
	movq	%r14, %rbp
	jmp	.LBB14_2
	.p2align	4
.LBB14_3:                               # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEES6_ET0_T_S8_S7_.exit.i
                                        #   in Loop: Header=BB14_2 Depth=1
	movq	%r15, %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	movsd	%xmm1, (%rsp)                   # 8-byte Spill
	callq	memmove@PLT
	movsd	(%rsp), %xmm1                   # 8-byte Reload
                                        # xmm1 = mem[0],zero
	movq	%r14, %rax
.LBB14_7:                               # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i
                                        #   in Loop: Header=BB14_2 Depth=1
	movsd	%xmm1, (%rax)
	addq	$8, %r12
	addq	$8, %r13
	cmpq	$128, %r12
	je	.LBB14_8
.LBB14_2:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB14_6 Depth 2
	movq	%rbp, %rax
	leaq	(%r14,%r12), %rbp
	movsd	(%r14,%r12), %xmm1              # xmm1 = mem[0],zero
	movsd	(%r14), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	ja	.LBB14_3
# %bb.4:                                #   in Loop: Header=BB14_2 Depth=1
	movsd	(%rax), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	movq	%rbp, %rax
	jbe	.LBB14_7
# %bb.5:                                # %.lr.ph.i.i.preheader
                                        #   in Loop: Header=BB14_2 Depth=1
	movq	%r13, %rax
	.p2align	4
.LBB14_6:                               # %.lr.ph.i.i
                                        #   Parent Loop BB14_2 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movsd	%xmm0, (%rax)
	movsd	-16(%rax), %xmm0                # xmm0 = mem[0],zero
	addq	$-8, %rax
	ucomisd	%xmm1, %xmm0
	ja	.LBB14_6
	jmp	.LBB14_7
.LBB14_14:
	cmpq	%rbx, %r14
	je	.LBB14_23
# %bb.15:
	leaq	8(%r14), %rax
	cmpq	%rbx, %rax
	je	.LBB14_23
# %bb.16:                               # %.lr.ph.i16.preheader
	movq	%r14, %r15
	jmp	.LBB14_17
	.p2align	4
.LBB14_18:                              # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEES6_ET0_T_S8_S7_.exit.i27
                                        #   in Loop: Header=BB14_17 Depth=1
	movq	%r15, %rdx
	subq	%r14, %rdx
	subq	%rdx, %rdi
	addq	$16, %rdi
	movq	%r14, %rsi
	movsd	%xmm1, (%rsp)                   # 8-byte Spill
	callq	memmove@PLT
	movsd	(%rsp), %xmm1                   # 8-byte Reload
                                        # xmm1 = mem[0],zero
	movq	%r14, %rax
.LBB14_22:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i19
                                        #   in Loop: Header=BB14_17 Depth=1
	movsd	%xmm1, (%rax)
	leaq	8(%r15), %rax
	cmpq	%rbx, %rax
	je	.LBB14_23
.LBB14_17:                              # %.lr.ph.i16
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB14_21 Depth 2
	movq	%r15, %rdi
	movq	%rax, %r15
	movsd	8(%rdi), %xmm1                  # xmm1 = mem[0],zero
	movsd	(%r14), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	ja	.LBB14_18
# %bb.19:                               #   in Loop: Header=BB14_17 Depth=1
	movsd	(%rdi), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	%xmm1, %xmm0
	movq	%r15, %rax
	jbe	.LBB14_22
# %bb.20:                               # %.lr.ph.i.i23.preheader
                                        #   in Loop: Header=BB14_17 Depth=1
	movq	%r15, %rax
	.p2align	4
.LBB14_21:                              # %.lr.ph.i.i23
                                        #   Parent Loop BB14_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movsd	%xmm0, (%rax)
	movsd	-16(%rax), %xmm0                # xmm0 = mem[0],zero
	addq	$-8, %rax
	ucomisd	%xmm1, %xmm0
	ja	.LBB14_21
	jmp	.LBB14_22
.LBB14_8:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
	subq	$-128, %r14
	jmp	.LBB14_9
	.p2align	4
.LBB14_13:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i7
                                        #   in Loop: Header=BB14_9 Depth=1
	movsd	%xmm0, (%rax)
	addq	$8, %r14
.LBB14_9:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB14_12 Depth 2
	cmpq	%rbx, %r14
	je	.LBB14_23
# %bb.10:                               # %.lr.ph.i6
                                        #   in Loop: Header=BB14_9 Depth=1
	movsd	-8(%r14), %xmm1                 # xmm1 = mem[0],zero
	movsd	(%r14), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	%xmm0, %xmm1
	movq	%r14, %rax
	jbe	.LBB14_13
# %bb.11:                               # %.lr.ph.i.i9.preheader
                                        #   in Loop: Header=BB14_9 Depth=1
	movq	%r14, %rax
	.p2align	4
.LBB14_12:                              # %.lr.ph.i.i9
                                        #   Parent Loop BB14_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movsd	%xmm1, (%rax)
	movsd	-16(%rax), %xmm1                # xmm1 = mem[0],zero
	addq	$-8, %rax
	ucomisd	%xmm0, %xmm1
	ja	.LBB14_12
	jmp	.LBB14_13
.LBB14_23:                              # %_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_.exit
	addq	$8, %rsp
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
.Lfunc_end14:
	.size	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_, .Lfunc_end14-_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPdSt6vectorIdSaIdEEEENS0_5__ops15_Iter_less_iterEEvT_S9_T0_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_,"axG",@progbits,_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_,comdat
	.weak	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_ # -- Begin function _ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_
	.p2align	4
	.type	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_,@function
_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_: # @_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_
	.cfi_startproc
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r12
	subq	%rdi, %r12
	movq	%r12, %rax
	sarq	$3, %rax
	cmpq	$17, %rax
	jl	.LBB15_41
# %bb.1:                                # %.lr.ph
	movq	%rdx, %r14
	movq	%rdi, %rbx
	testq	%rdx, %rdx
	je	.LBB15_24
# %bb.2:                                # %.lr.ph63.preheader
	movq	$-8, %rbp
	subq	%rbx, %rbp
	.p2align	4
.LBB15_3:                               # %.lr.ph63
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB15_15 Depth 2
                                        #       Child Loop BB15_16 Depth 3
                                        #       Child Loop BB15_18 Depth 3
	shrq	%rax
	movq	8(%rbx), %rdx
	movq	(%rbx,%rax,8), %rdi
	movq	-8(%rsi), %rcx
	cmpq	%rdi, %rdx
	jae	.LBB15_6
# %bb.4:                                #   in Loop: Header=BB15_3 Depth=1
	cmpq	%rcx, %rdi
	jae	.LBB15_8
# %bb.5:                                #   in Loop: Header=BB15_3 Depth=1
	movq	(%rbx), %rcx
	movq	%rdi, (%rbx)
	movq	%rcx, (%rbx,%rax,8)
	jmp	.LBB15_14
	.p2align	4
.LBB15_6:                               #   in Loop: Header=BB15_3 Depth=1
	cmpq	%rcx, %rdx
	jae	.LBB15_11
# %bb.7:                                #   in Loop: Header=BB15_3 Depth=1
	movq	(%rbx), %rax
	jmp	.LBB15_10
	.p2align	4
.LBB15_8:                               #   in Loop: Header=BB15_3 Depth=1
	movq	(%rbx), %rax
	cmpq	%rcx, %rdx
	jae	.LBB15_10
# %bb.9:                                #   in Loop: Header=BB15_3 Depth=1
	movq	%rcx, (%rbx)
	movq	%rax, -8(%rsi)
	jmp	.LBB15_14
	.p2align	4
.LBB15_10:                              #   in Loop: Header=BB15_3 Depth=1
	movq	%rdx, (%rbx)
	movq	%rax, 8(%rbx)
	jmp	.LBB15_14
	.p2align	4
.LBB15_11:                              #   in Loop: Header=BB15_3 Depth=1
	movq	(%rbx), %rdx
	cmpq	%rcx, %rdi
	jae	.LBB15_13
# %bb.12:                               #   in Loop: Header=BB15_3 Depth=1
	movq	%rcx, (%rbx)
	movq	%rdx, -8(%rsi)
	jmp	.LBB15_14
.LBB15_13:                              #   in Loop: Header=BB15_3 Depth=1
	movq	%rdi, (%rbx)
	movq	%rdx, (%rbx,%rax,8)
	.p2align	4
.LBB15_14:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_SB_SB_T0_.exit.i.preheader
                                        #   in Loop: Header=BB15_3 Depth=1
	decq	%r14
	leaq	8(%rbx), %r13
	movq	%rsi, %rax
	.p2align	4
.LBB15_15:                              # %_ZSt22__move_median_to_firstIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_SB_SB_T0_.exit.i
                                        #   Parent Loop BB15_3 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB15_16 Depth 3
                                        #       Child Loop BB15_18 Depth 3
	movq	(%rbx), %rcx
	movq	%rbp, %r12
	addq	%r13, %r12
	.p2align	4
.LBB15_16:                              #   Parent Loop BB15_3 Depth=1
                                        #     Parent Loop BB15_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movq	(%r13), %rdx
	addq	$8, %r13
	addq	$8, %r12
	cmpq	%rcx, %rdx
	jb	.LBB15_16
# %bb.17:                               # %.preheader.i.i.preheader
                                        #   in Loop: Header=BB15_15 Depth=2
	leaq	-8(%r13), %r15
	.p2align	4
.LBB15_18:                              # %.preheader.i.i
                                        #   Parent Loop BB15_3 Depth=1
                                        #     Parent Loop BB15_15 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	movq	-8(%rax), %rdi
	addq	$-8, %rax
	cmpq	%rdi, %rcx
	jb	.LBB15_18
# %bb.19:                               #   in Loop: Header=BB15_15 Depth=2
	cmpq	%rax, %r15
	jae	.LBB15_21
# %bb.20:                               #   in Loop: Header=BB15_15 Depth=2
	movq	%rdi, (%r15)
	movq	%rdx, (%rax)
	jmp	.LBB15_15
	.p2align	4
.LBB15_21:                              # %_ZSt27__unguarded_partition_pivotIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEET_SB_SB_T0_.exit
                                        #   in Loop: Header=BB15_3 Depth=1
	movq	%r15, %rdi
	movq	%r14, %rdx
	callq	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_
	movq	%r12, %rax
	sarq	$3, %rax
	cmpq	$16, %rax
	jle	.LBB15_41
# %bb.22:                               #   in Loop: Header=BB15_3 Depth=1
	movq	%r15, %rsi
	testq	%r14, %r14
	jne	.LBB15_3
# %bb.23:                               # %._crit_edge.loopexit
	addq	$-8, %r13
	movq	%r13, %rsi
.LBB15_24:                              # %._crit_edge
	leaq	-2(%rax), %rcx
	shrq	%rcx
	decq	%rax
	movq	%rax, %rdx
	shrq	%rdx
	movq	%rcx, %rdi
	jmp	.LBB15_27
	.p2align	4
.LBB15_25:                              #   in Loop: Header=BB15_27 Depth=1
	movq	%r9, %r10
.LBB15_26:                              # %_ZSt13__adjust_heapIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElS3_NS0_5__ops15_Iter_less_iterEEvT_T0_SC_T1_T2_.exit.i.i
                                        #   in Loop: Header=BB15_27 Depth=1
	movq	%r8, (%rbx,%r10,8)
	subq	$1, %rdi
	jb	.LBB15_40
.LBB15_27:                              # =>This Loop Header: Depth=1
                                        #     Child Loop BB15_31 Depth 2
                                        #     Child Loop BB15_37 Depth 2
	movq	(%rbx,%rdi,8), %r8
	movq	%rdi, %r9
	cmpq	%rdx, %rdi
	jge	.LBB15_33
# %bb.28:                               # %.lr.ph.i.i.i.preheader
                                        #   in Loop: Header=BB15_27 Depth=1
	movq	%rdi, %r10
	jmp	.LBB15_31
	.p2align	4
.LBB15_29:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB15_31 Depth=2
	leaq	2(,%r10,2), %r9
.LBB15_30:                              # %.lr.ph.i.i.i
                                        #   in Loop: Header=BB15_31 Depth=2
	movq	(%rbx,%r9,8), %r11
	movq	%r11, (%rbx,%r10,8)
	movq	%r9, %r10
	cmpq	%rdx, %r9
	jge	.LBB15_33
.LBB15_31:                              # %.lr.ph.i.i.i
                                        #   Parent Loop BB15_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r10,%r10), %r9
	movq	16(%rbx,%r9,8), %r11
	cmpq	8(%rbx,%r9,8), %r11
	jae	.LBB15_29
# %bb.32:                               #   in Loop: Header=BB15_31 Depth=2
	leaq	1(,%r10,2), %r9
	jmp	.LBB15_30
	.p2align	4
.LBB15_33:                              # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB15_27 Depth=1
	testb	$8, %r12b
	jne	.LBB15_36
# %bb.34:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB15_27 Depth=1
	cmpq	%rcx, %r9
	jne	.LBB15_36
# %bb.35:                               #   in Loop: Header=BB15_27 Depth=1
	movq	(%rbx,%rax,8), %r9
	movq	%r9, (%rbx,%rcx,8)
	movq	%rax, %r9
.LBB15_36:                              #   in Loop: Header=BB15_27 Depth=1
	cmpq	%rdi, %r9
	jle	.LBB15_25
	.p2align	4
.LBB15_37:                              # %.lr.ph.i.i.i.i11
                                        #   Parent Loop BB15_27 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%r9), %r10
	shrq	$63, %r10
	addq	%r9, %r10
	decq	%r10
	sarq	%r10
	movq	(%rbx,%r10,8), %r11
	cmpq	%r8, %r11
	jae	.LBB15_25
# %bb.38:                               #   in Loop: Header=BB15_37 Depth=2
	movq	%r11, (%rbx,%r9,8)
	movq	%r10, %r9
	cmpq	%rdi, %r10
	jg	.LBB15_37
	jmp	.LBB15_26
.LBB15_40:                              # %_ZSt13__heap_selectIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_SB_T0_.exit
	cmpq	$9, %r12
	jge	.LBB15_44
.LBB15_41:                              # %_ZSt14__partial_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_SB_T0_.exit
	addq	$8, %rsp
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
	.p2align	4
.LBB15_42:                              #   in Loop: Header=BB15_44 Depth=1
	.cfi_def_cfa_offset 64
	xorl	%edx, %edx
.LBB15_43:                              # %_ZSt10__pop_heapIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_SB_RT0_.exit.i.i
                                        #   in Loop: Header=BB15_44 Depth=1
	movq	%rax, (%rbx,%rdx,8)
	cmpq	$8, %rcx
	jle	.LBB15_41
.LBB15_44:                              # %.lr.ph.i.i
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB15_48 Depth 2
                                        #     Child Loop BB15_55 Depth 2
	movq	-8(%rsi), %rax
	movq	(%rbx), %rcx
	movq	%rcx, -8(%rsi)
	addq	$-8, %rsi
	movq	%rsi, %rcx
	subq	%rbx, %rcx
	movq	%rcx, %rdi
	sarq	$3, %rdi
	cmpq	$3, %rdi
	jl	.LBB15_50
# %bb.45:                               # %.lr.ph.i.i.i.i.preheader
                                        #   in Loop: Header=BB15_44 Depth=1
	leaq	-1(%rdi), %rdx
	shrq	$63, %rdx
	leaq	(%rdi,%rdx), %r8
	decq	%r8
	sarq	%r8
	xorl	%r9d, %r9d
	jmp	.LBB15_48
	.p2align	4
.LBB15_46:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB15_48 Depth=2
	leaq	2(,%r9,2), %rdx
.LBB15_47:                              # %.lr.ph.i.i.i.i
                                        #   in Loop: Header=BB15_48 Depth=2
	movq	(%rbx,%rdx,8), %r10
	movq	%r10, (%rbx,%r9,8)
	movq	%rdx, %r9
	cmpq	%r8, %rdx
	jge	.LBB15_51
.LBB15_48:                              # %.lr.ph.i.i.i.i
                                        #   Parent Loop BB15_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	(%r9,%r9), %rdx
	movq	16(%rbx,%rdx,8), %r10
	cmpq	8(%rbx,%rdx,8), %r10
	jae	.LBB15_46
# %bb.49:                               #   in Loop: Header=BB15_48 Depth=2
	leaq	1(,%r9,2), %rdx
	jmp	.LBB15_47
	.p2align	4
.LBB15_50:                              #   in Loop: Header=BB15_44 Depth=1
	xorl	%edx, %edx
.LBB15_51:                              # %._crit_edge.i.i.i.i
                                        #   in Loop: Header=BB15_44 Depth=1
	testb	$8, %cl
	jne	.LBB15_54
# %bb.52:                               #   in Loop: Header=BB15_44 Depth=1
	addq	$-2, %rdi
	sarq	%rdi
	cmpq	%rdi, %rdx
	jne	.LBB15_54
# %bb.53:                               # %.thread.i.i.i
                                        #   in Loop: Header=BB15_44 Depth=1
	leaq	(%rdx,%rdx), %rdi
	movq	8(%rbx,%rdi,8), %rdi
	movq	%rdi, (%rbx,%rdx,8)
	leaq	1(,%rdx,2), %rdx
	jmp	.LBB15_55
	.p2align	4
.LBB15_54:                              #   in Loop: Header=BB15_44 Depth=1
	testq	%rdx, %rdx
	je	.LBB15_42
	.p2align	4
.LBB15_55:                              # %.lr.ph.i.i.i.i.i
                                        #   Parent Loop BB15_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	leaq	-1(%rdx), %rdi
	shrq	%rdi
	movq	(%rbx,%rdi,8), %r8
	cmpq	%rax, %r8
	jae	.LBB15_43
# %bb.56:                               #   in Loop: Header=BB15_55 Depth=2
	movq	%r8, (%rbx,%rdx,8)
	movq	%rdi, %rdx
	testq	%rdi, %rdi
	jne	.LBB15_55
	jmp	.LBB15_42
.Lfunc_end15:
	.size	_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_, .Lfunc_end15-_ZSt16__introsort_loopIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEElNS0_5__ops15_Iter_less_iterEEvT_SB_T0_T1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_,"axG",@progbits,_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_,comdat
	.weak	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_ # -- Begin function _ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_
	.p2align	4
	.type	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_,@function
_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_: # @_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_
	.cfi_startproc
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %rbx
	movq	%rdi, %r14
	movq	%rsi, %rax
	subq	%rdi, %rax
	cmpq	$129, %rax
	jl	.LBB16_14
# %bb.1:                                # %.lr.ph.i
	leaq	8(%r14), %r13
	movl	$8, %r12d
	movq	%r14, %rbp
	jmp	.LBB16_2
	.p2align	4
.LBB16_3:                               # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEES8_ET0_T_SA_S9_.exit.i
                                        #   in Loop: Header=BB16_2 Depth=1
	leaq	8(%r14), %rdi
	movq	%r14, %rsi
	movq	%r12, %rdx
	callq	memmove@PLT
	movq	%r14, %rax
.LBB16_7:                               # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i
                                        #   in Loop: Header=BB16_2 Depth=1
	movq	%r15, (%rax)
	addq	$8, %r12
	addq	$8, %r13
	cmpq	$128, %r12
	je	.LBB16_8
.LBB16_2:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB16_6 Depth 2
	movq	%rbp, %rax
	leaq	(%r14,%r12), %rbp
	movq	(%r14,%r12), %r15
	cmpq	(%r14), %r15
	jb	.LBB16_3
# %bb.4:                                #   in Loop: Header=BB16_2 Depth=1
	movq	(%rax), %rcx
	movq	%rbp, %rax
	cmpq	%rcx, %r15
	jae	.LBB16_7
# %bb.5:                                # %.lr.ph.i.i.preheader
                                        #   in Loop: Header=BB16_2 Depth=1
	movq	%r13, %rax
	.p2align	4
.LBB16_6:                               # %.lr.ph.i.i
                                        #   Parent Loop BB16_2 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	%rcx, (%rax)
	movq	-16(%rax), %rcx
	addq	$-8, %rax
	cmpq	%rcx, %r15
	jb	.LBB16_6
	jmp	.LBB16_7
.LBB16_14:
	cmpq	%rbx, %r14
	je	.LBB16_23
# %bb.15:
	leaq	8(%r14), %rax
	cmpq	%rbx, %rax
	je	.LBB16_23
# %bb.16:                               # %.lr.ph.i16.preheader
	movq	%r14, %r15
	jmp	.LBB16_17
	.p2align	4
.LBB16_18:                              # %_ZSt13move_backwardIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEES8_ET0_T_SA_S9_.exit.i27
                                        #   in Loop: Header=BB16_17 Depth=1
	movq	%r15, %rdx
	subq	%r14, %rdx
	subq	%rdx, %rdi
	addq	$16, %rdi
	movq	%r14, %rsi
	callq	memmove@PLT
	movq	%r14, %rax
.LBB16_22:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i19
                                        #   in Loop: Header=BB16_17 Depth=1
	movq	%r12, (%rax)
	leaq	8(%r15), %rax
	cmpq	%rbx, %rax
	je	.LBB16_23
.LBB16_17:                              # %.lr.ph.i16
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB16_21 Depth 2
	movq	%r15, %rdi
	movq	%rax, %r15
	movq	8(%rdi), %r12
	cmpq	(%r14), %r12
	jb	.LBB16_18
# %bb.19:                               #   in Loop: Header=BB16_17 Depth=1
	movq	(%rdi), %rcx
	movq	%r15, %rax
	cmpq	%rcx, %r12
	jae	.LBB16_22
# %bb.20:                               # %.lr.ph.i.i23.preheader
                                        #   in Loop: Header=BB16_17 Depth=1
	movq	%r15, %rax
	.p2align	4
.LBB16_21:                              # %.lr.ph.i.i23
                                        #   Parent Loop BB16_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	%rcx, (%rax)
	movq	-16(%rax), %rcx
	addq	$-8, %rax
	cmpq	%rcx, %r12
	jb	.LBB16_21
	jmp	.LBB16_22
.LBB16_8:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_.exit
	subq	$-128, %r14
	jmp	.LBB16_9
	.p2align	4
.LBB16_13:                              # %_ZSt25__unguarded_linear_insertIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops14_Val_less_iterEEvT_T0_.exit.i7
                                        #   in Loop: Header=BB16_9 Depth=1
	movq	%rax, (%rdx)
	addq	$8, %r14
.LBB16_9:                               # %_ZSt16__insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_.exit
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB16_12 Depth 2
	cmpq	%rbx, %r14
	je	.LBB16_23
# %bb.10:                               # %.lr.ph.i6
                                        #   in Loop: Header=BB16_9 Depth=1
	movq	-8(%r14), %rcx
	movq	(%r14), %rax
	movq	%r14, %rdx
	cmpq	%rcx, %rax
	jae	.LBB16_13
# %bb.11:                               # %.lr.ph.i.i9.preheader
                                        #   in Loop: Header=BB16_9 Depth=1
	movq	%r14, %rdx
	.p2align	4
.LBB16_12:                              # %.lr.ph.i.i9
                                        #   Parent Loop BB16_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	%rcx, (%rdx)
	movq	-16(%rdx), %rcx
	addq	$-8, %rdx
	cmpq	%rcx, %rax
	jb	.LBB16_12
	jmp	.LBB16_13
.LBB16_23:                              # %_ZSt26__unguarded_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_.exit
	addq	$8, %rsp
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
.Lfunc_end16:
	.size	_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_, .Lfunc_end16-_ZSt22__final_insertion_sortIN9__gnu_cxx17__normal_iteratorIPPKiSt6vectorIS3_SaIS3_EEEENS0_5__ops15_Iter_less_iterEEvT_SB_T0_
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
	movq	__hip_gpubin_handle_df4ac5d6df2f4059(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB17_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_df4ac5d6df2f4059(%rip)
.LBB17_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6updateP5CellsPdPKiPS3_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8anywherePiS_PKi@GOTPCREL(%rip), %rsi
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
.Lfunc_end17:
	.size	__hip_module_ctor, .Lfunc_end17-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_df4ac5d6df2f4059(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB18_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_df4ac5d6df2f4059(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB18_2:
	retq
.Lfunc_end18:
	.size	__hip_module_dtor, .Lfunc_end18-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z6updateP5CellsPdPKiPS3_,@object # @_Z6updateP5CellsPdPKiPS3_
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z6updateP5CellsPdPKiPS3_
	.p2align	3, 0x0
_Z6updateP5CellsPdPKiPS3_:
	.quad	_Z21__device_stub__updateP5CellsPdPKiPS3_
	.size	_Z6updateP5CellsPdPKiPS3_, 8

	.type	_Z8anywherePiS_PKi,@object      # @_Z8anywherePiS_PKi
	.globl	_Z8anywherePiS_PKi
	.p2align	3, 0x0
_Z8anywherePiS_PKi:
	.quad	_Z23__device_stub__anywherePiS_PKi
	.size	_Z8anywherePiS_PKi, 8

	.type	.Lconstinit,@object             # @constinit
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.Lconstinit:
	.long	2                               # 0x2
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	0                               # 0x0
	.size	.Lconstinit, 24

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

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.10, 26

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z6updateP5CellsPdPKiPS3_"
	.size	.L__unnamed_1, 26

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z8anywherePiS_PKi"
	.size	.L__unnamed_2, 19

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_df4ac5d6df2f4059
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_df4ac5d6df2f4059,@object # @__hip_gpubin_handle_df4ac5d6df2f4059
	.local	__hip_gpubin_handle_df4ac5d6df2f4059
	.comm	__hip_gpubin_handle_df4ac5d6df2f4059,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_df4ac5d6df2f4059,@object # @__hip_cuid_df4ac5d6df2f4059
	.bss
	.globl	__hip_cuid_df4ac5d6df2f4059
__hip_cuid_df4ac5d6df2f4059:
	.byte	0                               # 0x0
	.size	__hip_cuid_df4ac5d6df2f4059, 1

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
	.addrsig_sym _Z21__device_stub__updateP5CellsPdPKiPS3_
	.addrsig_sym _Z23__device_stub__anywherePiS_PKi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z6updateP5CellsPdPKiPS3_
	.addrsig_sym _Z8anywherePiS_PKi
	.addrsig_sym __hip_fatbin_df4ac5d6df2f4059
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_df4ac5d6df2f4059
