	.file	"transpose.hip"
	.text
	.globl	_Z24__device_stub__transposePKfPfii # -- Begin function _Z24__device_stub__transposePKfPfii
	.p2align	4
	.type	_Z24__device_stub__transposePKfPfii,@function
_Z24__device_stub__transposePKfPfii:    # @_Z24__device_stub__transposePKfPfii
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
	movq	_Z9transposePKfPfii@GOTPCREL(%rip), %rdi
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
	.size	_Z24__device_stub__transposePKfPfii, .Lfunc_end0-_Z24__device_stub__transposePKfPfii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI1_0:
	.quad	2                               # 0x2
	.quad	3                               # 0x3
.LCPI1_1:
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	1                               # 0x1
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
.LCPI1_2:
	.quad	4                               # 0x4
	.quad	4                               # 0x4
.LCPI1_3:
	.quad	8                               # 0x8
	.quad	8                               # 0x8
.LCPI1_4:
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
# %bb.0:                                # %vector.ph
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$160, %rsp
	.cfi_def_cfa_offset 192
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$333000, %edi                   # imm = 0x514C8
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 8(%rsp)
	leaq	333000(%rax), %r14
	movq	%r14, 24(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$333000, %edx                   # imm = 0x514C8
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 16(%rsp)
	movdqa	.LCPI1_0(%rip), %xmm0           # xmm0 = [2,3]
	movdqa	.LCPI1_1(%rip), %xmm1           # xmm1 = [0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0]
	movl	$4, %eax
	movdqa	.LCPI1_2(%rip), %xmm2           # xmm2 = [4,4]
	movdqa	.LCPI1_3(%rip), %xmm3           # xmm3 = [8,8]
	.p2align	4
.LBB1_1:                                # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	%xmm1, %rcx
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rcx, %xmm4
	pshufd	$238, %xmm1, %xmm5              # xmm5 = xmm1[2,3,2,3]
	movq	%xmm5, %rcx
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rcx, %xmm5
	movq	%xmm0, %rcx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rcx, %xmm6
	unpcklps	%xmm5, %xmm4                    # xmm4 = xmm4[0],xmm5[0],xmm4[1],xmm5[1]
	pshufd	$238, %xmm0, %xmm5              # xmm5 = xmm0[2,3,2,3]
	movq	%xmm5, %rcx
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rcx, %xmm5
	unpcklps	%xmm5, %xmm6                    # xmm6 = xmm6[0],xmm5[0],xmm6[1],xmm5[1]
	movlhps	%xmm6, %xmm4                    # xmm4 = xmm4[0],xmm6[0]
	movups	%xmm4, -16(%rbx,%rax,4)
	movdqa	%xmm1, %xmm4
	paddq	%xmm2, %xmm4
	movq	%xmm4, %rcx
	xorps	%xmm5, %xmm5
	cvtsi2ss	%rcx, %xmm5
	movdqa	%xmm0, %xmm6
	paddq	%xmm2, %xmm6
	pshufd	$238, %xmm4, %xmm4              # xmm4 = xmm4[2,3,2,3]
	movq	%xmm4, %rcx
	xorps	%xmm4, %xmm4
	cvtsi2ss	%rcx, %xmm4
	movq	%xmm6, %rcx
	xorps	%xmm7, %xmm7
	cvtsi2ss	%rcx, %xmm7
	pshufd	$238, %xmm6, %xmm6              # xmm6 = xmm6[2,3,2,3]
	movq	%xmm6, %rcx
	xorps	%xmm6, %xmm6
	cvtsi2ss	%rcx, %xmm6
	unpcklps	%xmm4, %xmm5                    # xmm5 = xmm5[0],xmm4[0],xmm5[1],xmm4[1]
	unpcklps	%xmm6, %xmm7                    # xmm7 = xmm7[0],xmm6[0],xmm7[1],xmm6[1]
	movlhps	%xmm7, %xmm5                    # xmm5 = xmm5[0],xmm7[0]
	movups	%xmm5, (%rbx,%rax,4)
	paddq	%xmm3, %xmm1
	paddq	%xmm3, %xmm0
	addq	$8, %rax
	cmpq	$83252, %rax                    # imm = 0x14534
	jne	.LBB1_1
# %bb.2:                                # %scalar.ph
	movabsq	$5161855799645083648, %rax      # imm = 0x47A2988047A29800
	movq	%rax, 332992(%rbx)
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	8(%rsp), %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
	movq	16(%rsp), %rsi
	subq	8(%rsp), %rsi
	sarq	$2, %rsi
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$34359738379, %rdi              # imm = 0x80000000B
	movabsq	$34359738400, %rdx              # imm = 0x800000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.5:
	testl	%eax, %eax
	jne	.LBB1_8
# %bb.6:
	movq	80(%rsp), %rax
	movq	64(%rsp), %rcx
	movq	%rax, 152(%rsp)
	movq	%rcx, 144(%rsp)
	movl	$333, 4(%rsp)                   # imm = 0x14D
	movl	$250, (%rsp)
	leaq	152(%rsp), %rax
	movq	%rax, 32(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 40(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 48(%rsp)
	movq	%rsp, %rax
	movq	%rax, 56(%rsp)
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	112(%rsp), %rsi
	leaq	104(%rsp), %rdx
	leaq	96(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.7:                                # %.noexc
	movq	128(%rsp), %rsi
	movl	136(%rsp), %edx
	movq	112(%rsp), %rcx
	movl	120(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9transposePKfPfii@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
.LBB1_8:
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	leaq	64(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp14:                                # EH_LABEL
# %bb.9:                                # %.preheader50
	movq	32(%rsp), %rax
	movq	8(%rsp), %rcx
	xorl	%ebx, %ebx
	movaps	.LCPI1_4(%rip), %xmm0           # xmm0 = [1,1]
	movq	%rcx, %rdx
	movq	%rax, %rsi
	xorl	%edi, %edi
	.p2align	4
.LBB1_10:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_11 Depth 2
	imulq	$1332, %rdi, %r8                # imm = 0x534
	movq	%rbx, %xmm2
	pxor	%xmm1, %xmm1
	movl	$2, %r9d
	movq	%rsi, %r10
	.p2align	4
.LBB1_11:                               # %vector.body71
                                        #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movss	1000(%r10), %xmm3               # xmm3 = mem[0],zero,zero,zero
	movss	(%r10), %xmm4                   # xmm4 = mem[0],zero,zero,zero
	unpcklps	%xmm3, %xmm4                    # xmm4 = xmm4[0],xmm3[0],xmm4[1],xmm3[1]
	movss	3000(%r10), %xmm3               # xmm3 = mem[0],zero,zero,zero
	movss	2000(%r10), %xmm5               # xmm5 = mem[0],zero,zero,zero
	unpcklps	%xmm3, %xmm5                    # xmm5 = xmm5[0],xmm3[0],xmm5[1],xmm3[1]
	movsd	-8(%rdx,%r9,4), %xmm3           # xmm3 = mem[0],zero
	cmpneqps	%xmm4, %xmm3
	unpcklps	%xmm0, %xmm3                    # xmm3 = xmm3[0],xmm0[0],xmm3[1],xmm0[1]
	movsd	(%rdx,%r9,4), %xmm4             # xmm4 = mem[0],zero
	cmpneqps	%xmm5, %xmm4
	unpcklps	%xmm0, %xmm4                    # xmm4 = xmm4[0],xmm0[0],xmm4[1],xmm0[1]
	andps	%xmm0, %xmm3
	paddq	%xmm3, %xmm2
	andps	%xmm0, %xmm4
	paddq	%xmm4, %xmm1
	addq	$4000, %r10                     # imm = 0xFA0
	addq	$4, %r9
	cmpq	$334, %r9                       # imm = 0x14E
	jne	.LBB1_11
# %bb.12:                               # %scalar.ph69
                                        #   in Loop: Header=BB1_10 Depth=1
	paddq	%xmm2, %xmm1
	pshufd	$238, %xmm1, %xmm2              # xmm2 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm2
	movss	1328(%rcx,%r8), %xmm1           # xmm1 = mem[0],zero,zero,zero
	cmpneqss	332000(%rax,%rdi,4), %xmm1
	movq	%xmm2, %r8
	movd	%xmm1, %ebx
	andl	$1, %ebx
	addq	%r8, %rbx
	incq	%rdi
	addq	$4, %rsi
	addq	$1332, %rdx                     # imm = 0x534
	cmpq	$250, %rdi
	jne	.LBB1_10
# %bb.13:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp17:                                # EH_LABEL
# %bb.14:                               # %.noexc34
	testl	%eax, %eax
	jne	.LBB1_22
# %bb.15:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$83250, %esi                    # imm = 0x14532
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_17
# %bb.16:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_17:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	64(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
# %bb.18:                               # %_ZN11DeviceArrayIfED2Ev.exit
	movq	80(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
# %bb.19:                               # %_ZN11DeviceArrayIfED2Ev.exit37
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_21
# %bb.20:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_21:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit39
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$160, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB1_22:
	.cfi_def_cfa_offset 192
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp19:                                # EH_LABEL
# %bb.23:                               # %.noexc35
.Ltmp20:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp21:                                # EH_LABEL
# %bb.24:                               # %.noexc36
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
.LBB1_25:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_26:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_27:
.Ltmp15:                                # EH_LABEL
	jmp	.LBB1_33
.LBB1_28:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_35
.LBB1_29:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_36
.LBB1_30:
.Ltmp22:                                # EH_LABEL
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_34
# %bb.31:
	movq	48(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB1_34
.LBB1_32:
.Ltmp12:                                # EH_LABEL
.LBB1_33:
	movq	%rax, %rbx
.LBB1_34:
	movq	64(%rsp), %rdi
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp24:                                # EH_LABEL
.LBB1_35:                               # %_ZN11DeviceArrayIfED2Ev.exit42
	movq	80(%rsp), %rdi
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp27:                                # EH_LABEL
.LBB1_36:                               # %_ZN11DeviceArrayIfED2Ev.exit43
	movq	8(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_38
# %bb.37:
	movq	24(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB1_38:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit45
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_39:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_40:
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
	movq	__hip_gpubin_handle_fce7cb4d522a5cfc(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB6_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_fce7cb4d522a5cfc(%rip)
.LBB6_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9transposePKfPfii@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_fce7cb4d522a5cfc(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB7_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_fce7cb4d522a5cfc(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB7_2:
	retq
.Lfunc_end7:
	.size	__hip_module_dtor, .Lfunc_end7-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z9transposePKfPfii,@object     # @_Z9transposePKfPfii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z9transposePKfPfii
	.p2align	3, 0x0
_Z9transposePKfPfii:
	.quad	_Z24__device_stub__transposePKfPfii
	.size	_Z9transposePKfPfii, 8

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
	.asciz	"_Z9transposePKfPfii"
	.size	.L__unnamed_1, 20

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_fce7cb4d522a5cfc
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_fce7cb4d522a5cfc,@object # @__hip_gpubin_handle_fce7cb4d522a5cfc
	.local	__hip_gpubin_handle_fce7cb4d522a5cfc
	.comm	__hip_gpubin_handle_fce7cb4d522a5cfc,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_fce7cb4d522a5cfc,@object # @__hip_cuid_fce7cb4d522a5cfc
	.bss
	.globl	__hip_cuid_fce7cb4d522a5cfc
__hip_cuid_fce7cb4d522a5cfc:
	.byte	0                               # 0x0
	.size	__hip_cuid_fce7cb4d522a5cfc, 1

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
	.addrsig_sym _Z24__device_stub__transposePKfPfii
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z9transposePKfPfii
	.addrsig_sym __hip_fatbin_fce7cb4d522a5cfc
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_fce7cb4d522a5cfc
