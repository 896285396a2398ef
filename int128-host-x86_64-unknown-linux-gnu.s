	.file	"int128.hip"
	.text
	.globl	_Z19__device_stub__workPKnPon4Pairi # -- Begin function _Z19__device_stub__workPKnPon4Pairi
	.p2align	4
	.type	_Z19__device_stub__workPKnPon4Pairi,@function
_Z19__device_stub__workPKnPon4Pairi:    # @_Z19__device_stub__workPKnPon4Pairi
	.cfi_startproc
# %bb.0:
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rcx, 88(%rsp)
	movq	%rdx, 80(%rsp)
	movl	%r8d, 12(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	80(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 128(%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z4workPKnPon4Pairi@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$152, %rsp
	.cfi_adjust_cfa_offset -152
	retq
.Lfunc_end0:
	.size	_Z19__device_stub__workPKnPon4Pairi, .Lfunc_end0-_Z19__device_stub__workPKnPon4Pairi
	.cfi_endproc
                                        # -- End function
	.globl	main                            # -- Begin function main
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
	subq	$712, %rsp                      # imm = 0x2C8
	.cfi_def_cfa_offset 768
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$8192, %edi                     # imm = 0x2000
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 56(%rsp)
	leaq	8192(%rax), %r15
	movq	%r15, 72(%rsp)
	xorl	%r14d, %r14d
	movl	$8192, %edx                     # imm = 0x2000
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 64(%rsp)
	movl	$128, %eax
	.p2align	4
.LBB1_1:                                # %.preheader85
                                        # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imull	$389569705, %eax, %ecx          # imm = 0x17385CA9
	addl	$1196435762, %ecx               # imm = 0x47502932
	shrl	$8, %ecx
	shlq	$48, %rdx
	shlq	$24, %rcx
	orq	%rdx, %rcx
	imull	$-1354167659, %eax, %edx        # imm = 0xAF490A95
	addl	$-775096599, %edx               # imm = 0xD1CCF6E9
	shrl	$8, %edx
	orq	%rdx, %rcx
	imull	$158984081, %eax, %esi          # imm = 0x979E791
	addl	$-1426500812, %esi              # imm = 0xAAF95334
	shrl	$8, %esi
	shrq	$16, %rcx
	shlq	$48, %rdx
	shlq	$24, %rsi
	orq	%rsi, %rdx
	shrdq	$40, %rcx, %rdx
	imull	$-1432516515, %eax, %ecx        # imm = 0xAA9D885D
	addl	$1649599747, %ecx               # imm = 0x6252E503
	shrl	$8, %ecx
	orq	%rsi, %rcx
	shlq	$24, %rcx
	imull	$-1083573575, %eax, %esi        # imm = 0xBF69FAB9
	addl	$-1624324474, %esi              # imm = 0x9F2EC686
	shrl	$8, %esi
	orq	%rcx, %rsi
	imull	$1851289957, %eax, %ecx         # imm = 0x6E587165
	addl	$1476291629, %ecx               # imm = 0x57FE6C2D
	shrl	$8, %ecx
	shrdq	%cl, %rdx, %rsi
	movq	%rdx, %rdi
	sarq	%cl, %rdi
	sarq	$63, %rdx
	testb	$64, %cl
	cmoveq	%rdi, %rdx
	cmoveq	%rsi, %rdi
	imull	$-360120287, %eax, %eax         # imm = 0xEA890021
	addl	$-1546035288, %eax              # imm = 0xA3D95FA8
	movq	%rdi, %rcx
	negq	%rcx
	movl	$0, %esi
	sbbq	%rdx, %rsi
	testl	$768, %eax                      # imm = 0x300
	cmovneq	%rdx, %rsi
	cmovneq	%rdi, %rcx
	movq	%rcx, (%rbx,%r14)
	movq	%rsi, 8(%rbx,%r14)
	addq	$16, %r14
	cmpq	$8192, %r14                     # imm = 0x2000
	jne	.LBB1_1
# %bb.2:
	movabsq	$-9223372036854775808, %rax     # imm = 0x8000000000000000
	movq	%rax, 8(%rbx)
	movq	$0, (%rbx)
	movq	$-1, 40(%rbx)
	movq	$-1, 32(%rbx)
	movabsq	$9223372036854775807, %rax      # imm = 0x7FFFFFFFFFFFFFFF
	movq	%rax, 72(%rbx)
	movq	$-1, 64(%rbx)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, 96(%rbx)
.Ltmp0:                                 # EH_LABEL
	leaq	144(%rsp), %rdi
	leaq	56(%rsp), %rsi
	callq	_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	leaq	80(%rsp), %rdi
	movl	$13312, %esi                    # imm = 0x3400
	callq	_ZN11DeviceArrayIoEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	movabsq	$4294967304, %rdi               # imm = 0x100000008
	movabsq	$4294967360, %rdx               # imm = 0x100000040
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
	movq	144(%rsp), %rax
	movq	80(%rsp), %rcx
	movq	$0, 296(%rsp)
	movq	$0, 289(%rsp)
	movq	$0, 322(%rsp)
	movq	$0, 328(%rsp)
	movb	$7, 288(%rsp)
	movabsq	$68719476735, %rdx              # imm = 0xFFFFFFFFF
	movq	%rdx, 312(%rsp)
	movq	$-9, %rdx
	movq	%rdx, 304(%rsp)
	movw	$-300, 320(%rsp)                # imm = 0xFED4
	movq	%rax, 216(%rsp)
	movq	%rcx, 208(%rsp)
	movq	$-320, 232(%rsp)                # imm = 0xFEC0
	movq	$3, 224(%rsp)
	movl	$512, 52(%rsp)                  # imm = 0x200
	leaq	216(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	224(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	288(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	52(%rsp), %rax
	movq	%rax, 128(%rsp)
.Ltmp8:                                 # EH_LABEL
	leaq	192(%rsp), %rdi
	leaq	176(%rsp), %rsi
	leaq	168(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.7:                                # %.noexc
	movq	168(%rsp), %rax
	movq	160(%rsp), %rdi
	movq	192(%rsp), %rsi
	movl	200(%rsp), %edx
	movq	176(%rsp), %rcx
	movl	184(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z4workPKnPon4Pairi@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp11:                                # EH_LABEL
.LBB1_8:
.Ltmp13:                                # EH_LABEL
	leaq	96(%rsp), %rdi
	leaq	80(%rsp), %rsi
	callq	_ZNK11DeviceArrayIoE4hostEv
.Ltmp14:                                # EH_LABEL
# %bb.9:                                # %.preheader84
	leaq	288(%rsp), %r14
	xorl	%r15d, %r15d
	xorl	%r12d, %r12d
	xorl	%ebp, %ebp
	jmp	.LBB1_10
	.p2align	4
.LBB1_17:                               #   in Loop: Header=BB1_10 Depth=1
	incq	%r12
	movq	136(%rsp), %r15                 # 8-byte Reload
	addq	$416, %r15                      # imm = 0x1A0
	cmpq	$512, %r12                      # imm = 0x200
	leaq	288(%rsp), %r14
	je	.LBB1_18
.LBB1_10:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_12 Depth 2
	movl	%r12d, %eax
	xorq	$1, %rax
	movq	56(%rsp), %rsi
	shlq	$4, %rax
	movq	(%rsi,%rax), %rdx
	addq	$3, %rdx
	movq	8(%rsi,%rax), %rcx
	movq	$-320, %rax                     # imm = 0xFEC0
	adcq	%rax, %rcx
	movq	%r12, %rax
	shlq	$4, %rax
	movq	(%rsi,%rax), %rdi
	movq	8(%rsi,%rax), %rsi
	movb	$7, 240(%rsp)
	leaq	241(%rsp), %r8
	movq	$0, 7(%r8)
	movq	$0, (%r8)
	movabsq	$68719476735, %rax              # imm = 0xFFFFFFFFF
	movq	%rax, 264(%rsp)
	movq	$-9, %rax
	movq	%rax, 256(%rsp)
	movw	$-300, 272(%rsp)                # imm = 0xFED4
	movq	$0, 39(%r8)
	movq	$0, 33(%r8)
.Ltmp16:                                # EH_LABEL
	movaps	240(%rsp), %xmm0
	movaps	256(%rsp), %xmm1
	movaps	272(%rsp), %xmm2
	movaps	%xmm2, 32(%rsp)
	movaps	%xmm1, 16(%rsp)
	movaps	%xmm0, (%rsp)
	movq	%r14, %r8
	callq	_Z9calculatenn4PairPo
.Ltmp17:                                # EH_LABEL
# %bb.11:                               # %.preheader
                                        #   in Loop: Header=BB1_10 Depth=1
	movq	%r15, 136(%rsp)                 # 8-byte Spill
	xorl	%r13d, %r13d
	jmp	.LBB1_12
	.p2align	4
.LBB1_15:                               #   in Loop: Header=BB1_12 Depth=2
	movq	%rbx, %rbp
.LBB1_16:                               #   in Loop: Header=BB1_12 Depth=2
	incq	%r13
	addq	$16, %r15
	addq	$16, %r14
	cmpq	$26, %r13
	je	.LBB1_17
.LBB1_12:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	movq	96(%rsp), %rax
	movdqa	(%rax,%r15), %xmm0
	pcmpeqb	(%r14), %xmm0
	pmovmskb	%xmm0, %eax
	cmpl	$65535, %eax                    # imm = 0xFFFF
	je	.LBB1_16
# %bb.13:                               #   in Loop: Header=BB1_12 Depth=2
	leaq	1(%rbp), %rbx
	cmpq	$4, %rbp
	jg	.LBB1_15
# %bb.14:                               #   in Loop: Header=BB1_12 Depth=2
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	leaq	.L.str(%rip), %rsi
	movl	%r12d, %edx
	movl	%r13d, %ecx
	xorl	%eax, %eax
	callq	fprintf@PLT
	jmp	.LBB1_15
.LBB1_18:
.Ltmp19:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp20:                                # EH_LABEL
# %bb.19:                               # %.noexc62
	testl	%eax, %eax
	jne	.LBB1_20
# %bb.25:
	leaq	.L.str.3(%rip), %rdi
	movl	$13312, %esi                    # imm = 0x3400
	movq	%rbp, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	96(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_27
# %bb.26:
	movq	112(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_27:                               # %_ZNSt6vectorIoSaIoEED2Ev.exit
	movq	80(%rsp), %rdi
.Ltmp32:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp33:                                # EH_LABEL
# %bb.28:                               # %_ZN11DeviceArrayIoED2Ev.exit
	movq	144(%rsp), %rdi
.Ltmp35:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp36:                                # EH_LABEL
# %bb.29:                               # %_ZN11DeviceArrayInED2Ev.exit
	movq	56(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_31
# %bb.30:
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_31:                               # %_ZNSt6vectorInSaInEED2Ev.exit
	xorl	%eax, %eax
	testq	%rbp, %rbp
	setne	%al
	addq	$712, %rsp                      # imm = 0x2C8
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
.LBB1_20:
	.cfi_def_cfa_offset 768
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp21:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp22:                                # EH_LABEL
# %bb.21:                               # %.noexc63
.Ltmp23:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp24:                                # EH_LABEL
# %bb.22:                               # %.noexc64
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.1(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_46:
.Ltmp37:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_45:
.Ltmp34:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_23:
.Ltmp15:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_35
.LBB1_37:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_38
.LBB1_40:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_41
.LBB1_32:
.Ltmp25:                                # EH_LABEL
	jmp	.LBB1_33
.LBB1_44:
.Ltmp12:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_35
.LBB1_24:
.Ltmp18:                                # EH_LABEL
.LBB1_33:
	movq	%rax, %rbx
	movq	96(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_35
# %bb.34:
	movq	112(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_35:
	movq	80(%rsp), %rdi
.Ltmp26:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp27:                                # EH_LABEL
.LBB1_38:                               # %_ZN11DeviceArrayIoED2Ev.exit68
	movq	144(%rsp), %rdi
.Ltmp29:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp30:                                # EH_LABEL
.LBB1_41:                               # %_ZN11DeviceArrayInED2Ev.exit69
	movq	56(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_43
# %bb.42:
	movq	72(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_43:                               # %_ZNSt6vectorInSaInEED2Ev.exit71
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_39:
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_36:
.Ltmp28:                                # EH_LABEL
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
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp20-.Ltmp19                #   Call between .Ltmp19 and .Ltmp20
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp33-.Ltmp32                #   Call between .Ltmp32 and .Ltmp33
	.uleb128 .Ltmp34-.Lfunc_begin0          #     jumps to .Ltmp34
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp35-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp36-.Ltmp35                #   Call between .Ltmp35 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp21-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp24-.Ltmp21                #   Call between .Ltmp21 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp28-.Lfunc_begin0          #     jumps to .Ltmp28
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp30-.Ltmp29                #   Call between .Ltmp29 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp30-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Lfunc_end1-.Ltmp30            #   Call between .Ltmp30 and .Lfunc_end1
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
	.section	.text._ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE,"axG",@progbits,_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE,comdat
	.weak	_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE # -- Begin function _ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE
	.p2align	4
	.type	_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE,@function
_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE: # @_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE
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
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
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
	leaq	.L.str.6(%rip), %r8
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
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE, .Lfunc_end2-_ZN11DeviceArrayInEC2ERKSt6vectorInSaInEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIoEC2Em,"axG",@progbits,_ZN11DeviceArrayIoEC2Em,comdat
	.weak	_ZN11DeviceArrayIoEC2Em         # -- Begin function _ZN11DeviceArrayIoEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIoEC2Em,@function
_ZN11DeviceArrayIoEC2Em:                # @_ZN11DeviceArrayIoEC2Em
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
	shlq	$4, %rbx
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
	leaq	.L.str.8(%rip), %r8
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
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB3_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end3:
	.size	_ZN11DeviceArrayIoEC2Em, .Lfunc_end3-_ZN11DeviceArrayIoEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIoE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIoE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIoE4hostEv     # -- Begin function _ZNK11DeviceArrayIoE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIoE4hostEv,@function
_ZNK11DeviceArrayIoE4hostEv:            # @_ZNK11DeviceArrayIoE4hostEv
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
	movq	8(%rsi), %rbp
	movq	%rbp, %rax
	shrq	$59, %rax
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorIoSaIoEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbp, %rbp
	je	.LBB4_2
# %bb.3:                                # %.noexc5
	movq	%rbp, %r13
	shlq	$4, %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%r13), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, (%rax)
	leaq	16(%rax), %rbx
	decq	%rbp
	je	.LBB4_5
# %bb.4:                                # %_ZSt6fill_nIPomoET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	shlq	$4, %rbp
	movq	%rbx, %rdi
	xorl	%esi, %esi
	movq	%rbp, %rdx
	callq	memset@PLT
	addq	%rbp, %rbx
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIoSaIoEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebx, %ebx
.LBB4_5:
	movq	%rbx, 8(%r15)
	movq	(%r12), %rsi
.Ltmp38:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp39:                                # EH_LABEL
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
	leaq	.L.str.5(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp40:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp41:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp42:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp43:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.4(%rip), %rsi
	leaq	.L.str.2(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$28, %ecx
	movq	%r15, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB4_10:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rbx
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorIoSaIoEED2Ev.exit
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIoE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIoE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIoE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIoE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp38-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp38
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp39-.Ltmp38                #   Call between .Ltmp38 and .Ltmp39
	.uleb128 .Ltmp44-.Lfunc_begin1          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp43-.Ltmp40                #   Call between .Ltmp40 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin1          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp43            #   Call between .Ltmp43 and .Lfunc_end4
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z9calculatenn4PairPo
.LCPI5_0:
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	0                               # 0x0
	.byte	128                             # 0x80
	.section	.text._Z9calculatenn4PairPo,"axG",@progbits,_Z9calculatenn4PairPo,comdat
	.weak	_Z9calculatenn4PairPo
	.p2align	4
	.type	_Z9calculatenn4PairPo,@function
_Z9calculatenn4PairPo:                  # @_Z9calculatenn4PairPo
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
	subq	$104, %rsp
	.cfi_def_cfa_offset 160
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%r8, %r13
	movq	%rcx, %rbp
	movq	%rdx, %rax
	movq	%rsi, %rbx
	movq	%rdi, %r15
	movq	%rsi, %xmm1
	movq	%rdi, %xmm0
	punpcklqdq	%xmm1, %xmm0            # xmm0 = xmm0[0],xmm1[0]
	movq	%rdx, 72(%rsp)                  # 8-byte Spill
	movq	%rcx, %xmm1
	movq	%rdx, %r14
	orq	$1, %r14
	movq	%r14, %xmm2
	punpcklqdq	%xmm1, %xmm2            # xmm2 = xmm2[0],xmm1[0]
	pcmpeqd	%xmm1, %xmm1
	pcmpeqb	.LCPI5_0(%rip), %xmm0
	pcmpeqb	%xmm2, %xmm1
	pand	%xmm1, %xmm0
	movq	%rdx, %rcx
	addq	%rdi, %rcx
	movq	%rcx, 24(%rsp)                  # 8-byte Spill
	movq	%rbp, %rcx
	adcq	%rsi, %rcx
	movq	%rcx, 56(%rsp)                  # 8-byte Spill
	movq	%rdi, %rcx
	subq	%rdx, %rcx
	movq	%rcx, 48(%rsp)                  # 8-byte Spill
	movq	%rsi, %rcx
	sbbq	%rbp, %rcx
	movq	%rcx, 40(%rsp)                  # 8-byte Spill
	movq	%rdx, %rcx
	movq	%rdx, 64(%rsp)                  # 8-byte Spill
	mulq	%rdi
	movq	%rax, 32(%rsp)                  # 8-byte Spill
	imulq	%rsi, %rcx
	addq	%rcx, %rdx
	movq	%rbp, %r12
	imulq	%rdi, %r12
	addq	%rdx, %r12
	pmovmskb	%xmm0, %eax
	movl	%eax, 16(%rsp)                  # 4-byte Spill
	movq	%r14, %rdx
	movq	%rbp, %rcx
	callq	__udivti3@PLT
	movq	%rax, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	imulq	%rbp, %rdi
	mulq	%r14
	addq	%rdi, %rdx
	movq	24(%rsp), %rdi                  # 8-byte Reload
	movq	%rdi, (%r13)
	movq	56(%rsp), %rdi                  # 8-byte Reload
	movq	%rdi, 8(%r13)
	movq	48(%rsp), %rdi                  # 8-byte Reload
	movq	%rdi, 16(%r13)
	movq	40(%rsp), %rdi                  # 8-byte Reload
	movq	%rdi, 24(%r13)
	movq	32(%rsp), %rdi                  # 8-byte Reload
	movq	%rdi, 32(%r13)
	movq	%r12, 40(%r13)
	movq	%r15, %r12
	movq	%rsi, 56(%r13)
	imulq	%r14, %rsi
	addq	%rdx, %rsi
	movq	%r15, %rdx
	subq	%rax, %rdx
	movq	%rbx, %rax
	sbbq	%rsi, %rax
	movq	%rcx, 48(%r13)
	xorl	%ecx, %ecx
	movq	%rdx, 64(%r13)
	movq	%rax, 72(%r13)
	movl	$0, %esi
	movl	$0, %edx
	movl	$0, %edi
	cmpl	$65535, 16(%rsp)                # 4-byte Folded Reload
                                        # imm = 0xFFFF
	je	.LBB5_2
# %bb.1:
	movq	%r12, %rdi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	movq	%rbp, %rcx
	callq	__divti3@PLT
	movq	%rax, %rcx
	movq	%rdx, %rsi
	movq	%rax, %rdi
	mulq	%r14
	imulq	%rbp, %rdi
	addq	%rdi, %rdx
	movq	%rsi, %r8
	imulq	%r14, %r8
	addq	%rdx, %r8
	movq	%r12, %rdx
	subq	%rax, %rdx
	movq	%rbx, %rdi
	sbbq	%r8, %rdi
.LBB5_2:                                # %_Z5powerojo.exit
	movq	%rcx, 80(%r13)
	movq	%rsi, 88(%r13)
	movq	%rdx, 96(%r13)
	movq	%rbx, (%rsp)                    # 8-byte Spill
	movq	(%rsp), %r15                    # 8-byte Reload
	shldq	$63, %r12, %r15
	movq	(%rsp), %r14                    # 8-byte Reload
	shrq	%r14
	movq	%r15, %rcx
	addq	%r14, %rcx
	movq	%r14, 48(%rsp)                  # 8-byte Spill
	adcq	$0, %rcx
	movabsq	$-3689348814741910323, %rsi     # imm = 0xCCCCCCCCCCCCCCCD
	movq	%rcx, %rax
	mulq	%rsi
	movq	%rdi, 104(%r13)
	shrq	$2, %rdx
	leaq	(%rdx,%rdx,4), %rax
	subq	%rax, %rcx
	movq	%r15, %rax
	subq	%rcx, %rax
	sbbq	$0, %r14
	movabsq	$-3689348814741910324, %rcx     # imm = 0xCCCCCCCCCCCCCCCC
	imulq	%rax, %rcx
	mulq	%rsi
	movq	%rax, 40(%rsp)                  # 8-byte Spill
	addq	%rcx, %rdx
	imulq	%rsi, %r14
	addq	%rdx, %r14
	movq	%r12, 16(%rsp)                  # 8-byte Spill
	xorl	%r12d, %r12d
	movl	$1000000007, %edx               # imm = 0x3B9ACA07
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	(%rsp), %rsi                    # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rax, 32(%rsp)                  # 8-byte Spill
	movq	%rdx, 96(%rsp)                  # 8-byte Spill
	movl	$1000, %edx                     # imm = 0x3E8
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	(%rsp), %rsi                    # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	(%rsp), %rsi                    # 8-byte Reload
	movq	%rbp, %rbx
	movq	64(%rsp), %rbp                  # 8-byte Reload
	movl	%ebp, %ecx
	movq	16(%rsp), %rdi                  # 8-byte Reload
	shldq	%cl, %rdi, %rsi
	movq	16(%rsp), %rdi                  # 8-byte Reload
	shlq	%cl, %rdi
	movq	(%rsp), %r8                     # 8-byte Reload
	shrq	%cl, %r8
	movq	16(%rsp), %r9                   # 8-byte Reload
	movq	(%rsp), %r10                    # 8-byte Reload
	shrdq	%cl, %r10, %r9
	movq	(%rsp), %r10                    # 8-byte Reload
	sarq	%cl, %r10
	movq	%rax, 88(%rsp)                  # 8-byte Spill
	movq	(%rsp), %rax                    # 8-byte Reload
	sarq	$63, %rax
	testb	$64, %bpl
	cmovneq	%rdi, %rsi
	cmovneq	%r12, %rdi
	movq	%rdx, 80(%rsp)                  # 8-byte Spill
	movq	%r9, %r11
	cmovneq	%r8, %r11
	cmovneq	%r12, %r8
	cmovneq	%r10, %r9
	movq	%rax, 56(%rsp)                  # 8-byte Spill
	cmovneq	%rax, %r10
	cmpq	%rbp, 16(%rsp)                  # 8-byte Folded Reload
	movq	(%rsp), %rcx                    # 8-byte Reload
	sbbq	%rbx, %rcx
	setge	15(%rsp)                        # 1-byte Folded Spill
	setl	%r12b
	setb	%dl
	movq	%rbx, 24(%rsp)                  # 8-byte Spill
	movq	16(%rsp), %rbx                  # 8-byte Reload
	xorq	%rbp, %rbx
	movq	(%rsp), %rax                    # 8-byte Reload
	xorq	24(%rsp), %rax                  # 8-byte Folded Reload
	xorl	%ecx, %ecx
	orq	%rbx, %rax
	movq	40(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 112(%r13)
	movq	%r14, 120(%r13)
	movq	96(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 136(%r13)
	movq	32(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 128(%r13)
	movq	80(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 152(%r13)
	movq	88(%rsp), %rax                  # 8-byte Reload
	movq	%rax, 144(%r13)
	movq	%rsi, 168(%r13)
	movq	%rdi, 160(%r13)
	movq	%r8, 184(%r13)
	movq	%r11, 176(%r13)
	movq	%r10, 200(%r13)
	movq	%r9, 192(%r13)
	movzbl	%r12b, %eax
	movq	16(%rsp), %r14                  # 8-byte Reload
	movzbl	%dl, %edx
	leal	(%rax,%rdx,2), %eax
	sete	%cl
	leal	(%rax,%rcx,4), %eax
	movzbl	15(%rsp), %ecx                  # 1-byte Folded Reload
	leal	(%rax,%rcx,8), %eax
	movq	%rax, 208(%r13)
	movq	$0, 216(%r13)
	movq	%r14, %rdi
	movq	(%rsp), %rsi                    # 8-byte Reload
	callq	__floattidf@PLT
	movq	%xmm0, 224(%r13)
	movq	$0, 232(%r13)
	movq	%r14, %rdi
	movq	(%rsp), %rsi                    # 8-byte Reload
	callq	__floattisf@PLT
	movd	%xmm0, %eax
	movq	%rax, 240(%r13)
	movq	$0, 248(%r13)
	movq	%r14, %rdi
	movq	(%rsp), %rsi                    # 8-byte Reload
	callq	__floatuntidf@PLT
	movq	%xmm0, 256(%r13)
	movq	$0, 264(%r13)
	movq	(%rsp), %rsi                    # 8-byte Reload
	sarq	%rsi
	movq	%r15, %rdi
	callq	__floattidf@PLT
	callq	__fixdfti@PLT
	movq	%rdx, 280(%r13)
	movq	%rax, 272(%r13)
	movq	%r15, %rdi
	movq	(%rsp), %rbx                    # 8-byte Reload
	movq	48(%rsp), %rsi                  # 8-byte Reload
	callq	__floattisf@PLT
	callq	__fixunssfti@PLT
	movq	%rdx, 296(%r13)
	addq	%r14, %rbp
	movq	24(%rsp), %r14                  # 8-byte Reload
	movq	%r14, %rdx
	adcq	%rbx, %rdx
	movq	$-1, %rsi
	cmovoq	%rsi, %rbp
	cmovoq	%rsi, %rdx
	movq	%rax, 288(%r13)
	movq	%rdx, 312(%r13)
	movq	%rbp, 304(%r13)
	leaq	160(%rsp), %rdx
	movsbq	(%rdx), %rax
	movq	%rax, %rcx
	sarq	$63, %rcx
	addq	16(%rdx), %rax
	adcq	24(%rdx), %rcx
	movswq	32(%rdx), %rdx
	movq	%rdx, %rsi
	sarq	$63, %rsi
	addq	%rdx, %rax
	adcq	%rcx, %rsi
	movq	%rax, 320(%r13)
	movq	%rsi, 328(%r13)
	shrq	$2, %r14
	movq	%rbx, %rax
	orq	%r14, %rax
	orq	$1, %r14
	shrq	$32, %rax
	je	.LBB5_3
# %bb.4:
	movq	%rbx, %rax
	xorl	%edx, %edx
	divq	%r14
	movq	%rdx, %r15
	jmp	.LBB5_5
.LBB5_3:
	movl	%ebx, %eax
	xorl	%edx, %edx
	divl	%r14d
	movl	%edx, %r15d
.LBB5_5:
	movq	%r15, %rax
	mulq	%r15
	movq	%rax, %rdi
	movq	%rdx, %rsi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rdx, %rsi
	imulq	%rax, %rsi
	mulq	%rax
	addq	%rsi, %rsi
	addq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rax, %r12
	movq	%rdx, %rbp
	movq	%rdx, %rsi
	mulq	%r15
	imulq	%r15, %rsi
	addq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rax, %rbx
	movq	%rdx, %r15
	imulq	%r12, %rbp
	movq	%r12, %rax
	mulq	%r12
	addq	%rbp, %rbp
	addq	%rdx, %rbp
	movq	%rax, %rdi
	movq	%rbp, %rsi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rdx, %rsi
	imulq	%rax, %rsi
	mulq	%rax
	addq	%rsi, %rsi
	addq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rdx, %rsi
	imulq	%rax, %rsi
	mulq	%rax
	addq	%rsi, %rsi
	addq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rdx, %rsi
	imulq	%rax, %r15
	mulq	%rbx
	addq	%rdx, %r15
	imulq	%rbx, %rsi
	addq	%r15, %rsi
	movq	%rax, %rdi
	movq	%r14, %rdx
	xorl	%ecx, %ecx
	callq	__umodti3@PLT
	movq	%rdx, 344(%r13)
	movq	%rax, 336(%r13)
	movq	(%rsp), %rbx                    # 8-byte Reload
	movq	%rbx, %rax
	movq	16(%rsp), %rcx                  # 8-byte Reload
	mulq	%rcx
	movq	%rdx, 360(%r13)
	movq	%rax, 352(%r13)
	pxor	%xmm0, %xmm0
	movq	%rbx, %rax
	movq	56(%rsp), %rdx                  # 8-byte Reload
	xorq	%rdx, %rax
	xorq	%rdx, %rcx
	subq	%rdx, %rcx
	sbbq	%rdx, %rax
	movdqa	%xmm0, 368(%r13)
	movq	%rcx, 384(%r13)
	movq	%rax, 392(%r13)
	movq	64(%rsp), %rbp                  # 8-byte Reload
	andl	$7, %ebp
	je	.LBB5_6
# %bb.8:                                # %.lr.ph
	movl	$7, %edx
	movq	72(%rsp), %r12                  # 8-byte Reload
	movq	%r12, %rdi
	movq	24(%rsp), %rsi                  # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	cmpl	$1, %ebp
	je	.LBB5_7
# %bb.9:                                # %.lr.ph.1
	movq	%rbx, %rsi
	movl	$3, %r15d
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	16(%rsp), %rdi                  # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	cmpl	$2, %ebp
	je	.LBB5_7
# %bb.10:                               # %.lr.ph.2
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	%r12, %rdi
	movq	24(%rsp), %rsi                  # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	cmpl	$3, %ebp
	je	.LBB5_7
# %bb.11:                               # %.lr.ph.3
	movl	$3, %r15d
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	(%rsp), %rsi                    # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	cmpl	$4, %ebp
	je	.LBB5_7
# %bb.12:                               # %.lr.ph.4
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	%r12, %rdi
	movq	24(%rsp), %rsi                  # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	cmpl	$5, %ebp
	je	.LBB5_7
# %bb.13:                               # %.lr.ph.5
	movl	$3, %r15d
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	(%rsp), %rsi                    # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	cmpl	$6, %ebp
	je	.LBB5_7
# %bb.14:                               # %.lr.ph.6
	mulq	%r15
	movq	%rax, %r14
	leaq	(%rcx,%rcx,2), %rbx
	addq	%rdx, %rbx
	movl	$7, %edx
	movq	%r12, %rdi
	movq	24(%rsp), %rsi                  # 8-byte Reload
	xorl	%ecx, %ecx
	callq	__divti3@PLT
	movq	%rdx, %rcx
	addq	%r14, %rax
	adcq	%rbx, %rcx
	jmp	.LBB5_7
.LBB5_6:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
.LBB5_7:                                # %._crit_edge
	movq	%rax, 400(%r13)
	movq	%rcx, 408(%r13)
	addq	$104, %rsp
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
.Lfunc_end5:
	.size	_Z9calculatenn4PairPo, .Lfunc_end5-_Z9calculatenn4PairPo
	.cfi_endproc
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
.Lfunc_end6:
	.size	__clang_call_terminate, .Lfunc_end6-__clang_call_terminate
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
	movq	__hip_gpubin_handle_70dd1af1c4ceaf4c(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB7_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_70dd1af1c4ceaf4c(%rip)
.LBB7_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4workPKnPon4Pairi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	leaq	__hip_module_dtor(%rip), %rdi
	addq	$40, %rsp
	.cfi_def_cfa_offset 8
	jmp	atexit@PLT                      # TAILCALL
.Lfunc_end7:
	.size	__hip_module_ctor, .Lfunc_end7-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_70dd1af1c4ceaf4c(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB8_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_70dd1af1c4ceaf4c(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB8_2:
	retq
.Lfunc_end8:
	.size	__hip_module_dtor, .Lfunc_end8-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z4workPKnPon4Pairi,@object     # @_Z4workPKnPon4Pairi
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z4workPKnPon4Pairi
	.p2align	3, 0x0
_Z4workPKnPon4Pairi:
	.quad	_Z19__device_stub__workPKnPon4Pairi
	.size	_Z4workPKnPon4Pairi, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"number %d, result %d\n"
	.size	.L.str, 22

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"hipGetLastError()"
	.size	.L.str.1, 18

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"tests/programs/support.h"
	.size	.L.str.2, 25

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.3, 24

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.4, 20

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.5, 49

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.6, 64

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.7, 73

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.8, 63

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.9, 39

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.10, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z4workPKnPon4Pairi"
	.size	.L__unnamed_1, 20

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_70dd1af1c4ceaf4c
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_70dd1af1c4ceaf4c,@object # @__hip_gpubin_handle_70dd1af1c4ceaf4c
	.local	__hip_gpubin_handle_70dd1af1c4ceaf4c
	.comm	__hip_gpubin_handle_70dd1af1c4ceaf4c,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_70dd1af1c4ceaf4c,@object # @__hip_cuid_70dd1af1c4ceaf4c
	.bss
	.globl	__hip_cuid_70dd1af1c4ceaf4c
__hip_cuid_70dd1af1c4ceaf4c:
	.byte	0                               # 0x0
	.size	__hip_cuid_70dd1af1c4ceaf4c, 1

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
	.addrsig_sym _Z19__device_stub__workPKnPon4Pairi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z4workPKnPon4Pairi
	.addrsig_sym __hip_fatbin_70dd1af1c4ceaf4c
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_70dd1af1c4ceaf4c
