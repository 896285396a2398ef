	.file	"shared_struct.hip"
	.text
	.globl	_Z25__device_stub__copy_wholePK7Targets # -- Begin function _Z25__device_stub__copy_wholePK7Targets
	.p2align	4
	.type	_Z25__device_stub__copy_wholePK7Targets,@function
_Z25__device_stub__copy_wholePK7Targets: # @_Z25__device_stub__copy_wholePK7Targets
	.cfi_startproc
# %bb.0:
	subq	$72, %rsp
	.cfi_def_cfa_offset 80
	movq	%rdi, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
	movq	_Z10copy_wholePK7Targets@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end0:
	.size	_Z25__device_stub__copy_wholePK7Targets, .Lfunc_end0-_Z25__device_stub__copy_wholePK7Targets
	.cfi_endproc
                                        # -- End function
	.globl	_Z21__device_stub__choosePK7TargetsPi # -- Begin function _Z21__device_stub__choosePK7TargetsPi
	.p2align	4
	.type	_Z21__device_stub__choosePK7TargetsPi,@function
_Z21__device_stub__choosePK7TargetsPi:  # @_Z21__device_stub__choosePK7TargetsPi
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
	movq	_Z6choosePK7TargetsPi@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__choosePK7TargetsPi, .Lfunc_end1-_Z21__device_stub__choosePK7TargetsPi
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0                          # -- Begin function main
.LCPI2_0:
	.quad	0x4008000000000000              # double 3
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
	subq	$168, %rsp
	.cfi_def_cfa_offset 224
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	88(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	136(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp1:                                 # EH_LABEL
# %bb.1:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	120(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.2:
	movq	88(%rsp), %rbx
	movq	120(%rsp), %r14
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.3:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%rbx, (%rax)
	movq	%r14, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE
.Ltmp10:                                # EH_LABEL
# %bb.4:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_6
# %bb.5:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_6:                                # %_ZNSt6vectorI7TargetsSaIS0_EED2Ev.exit
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB2_10
# %bb.8:
	movq	104(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 32(%rsp)
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	40(%rsp), %rsi
	leaq	64(%rsp), %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp15:                                # EH_LABEL
# %bb.9:                                # %.noexc
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10copy_wholePK7Targets@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp17:                                # EH_LABEL
.LBB2_10:
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	88(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp20:                                # EH_LABEL
# %bb.11:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	movl	(%rdi), %ebx
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	120(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp23:                                # EH_LABEL
# %bb.12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	xorl	%r14d, %r14d
	cmpl	$16, %ebx
	setne	%bpl
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	movsd	.LCPI2_0(%rip), %xmm0           # xmm0 = [3.0E+0,0.0E+0]
	cmpneqsd	(%rdi), %xmm0
	movsd	%xmm0, 152(%rsp)                # 8-byte Spill
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp26:                                # EH_LABEL
# %bb.13:
	testl	%eax, %eax
	jne	.LBB2_16
# %bb.14:
	movq	104(%rsp), %rax
	movq	136(%rsp), %rcx
	movq	%rax, 64(%rsp)
	movq	%rcx, 56(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	40(%rsp), %rdi
	leaq	72(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp28:                                # EH_LABEL
# %bb.15:                               # %.noexc39
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	72(%rsp), %rcx
	movl	80(%rsp), %r8d
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6choosePK7TargetsPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	160(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp30:                                # EH_LABEL
.LBB2_16:
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	88(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp32:                                # EH_LABEL
# %bb.17:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit42
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	movl	(%rdi), %ebx
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	136(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp35:                                # EH_LABEL
# %bb.18:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit44
	xorl	%r15d, %r15d
	cmpl	$20, %ebx
	setne	%r12b
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	xorl	%ebx, %ebx
	cmpl	$44, (%rdi)
	setne	%r13b
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp38:                                # EH_LABEL
# %bb.19:                               # %.noexc45
	testl	%eax, %eax
	jne	.LBB2_20
# %bb.31:
	movb	%bpl, %r14b
	movq	152(%rsp), %xmm0                # 8-byte Folded Reload
                                        # xmm0 = mem[0],zero
	movq	%xmm0, %rax
	subq	%rax, %r14
	movb	%r12b, %r15b
	movb	%r13b, %bl
	addq	%r15, %rbx
	addq	%r14, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$4, %esi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	104(%rsp), %rdi
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp57:                                # EH_LABEL
# %bb.32:                               # %_ZN11DeviceArrayI7TargetsED2Ev.exit
	movq	120(%rsp), %rdi
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp60:                                # EH_LABEL
# %bb.33:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	136(%rsp), %rdi
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp63:                                # EH_LABEL
# %bb.34:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	88(%rsp), %rdi
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp66:                                # EH_LABEL
# %bb.35:                               # %_ZN11DeviceArrayIiED2Ev.exit48
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$168, %rsp
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
.LBB2_20:
	.cfi_def_cfa_offset 224
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp40:                                # EH_LABEL
# %bb.21:                               # %.noexc46
.Ltmp41:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp42:                                # EH_LABEL
# %bb.22:                               # %.noexc47
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
.LBB2_49:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_48:
.Ltmp64:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_47:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_30:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_37:
.Ltmp36:                                # EH_LABEL
	jmp	.LBB2_38
.LBB2_36:
.Ltmp33:                                # EH_LABEL
	jmp	.LBB2_38
.LBB2_28:
.Ltmp24:                                # EH_LABEL
	jmp	.LBB2_38
.LBB2_27:
.Ltmp21:                                # EH_LABEL
	jmp	.LBB2_38
.LBB2_24:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_39
# %bb.25:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB2_39
.LBB2_23:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_39
.LBB2_41:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_42
.LBB2_44:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_45
.LBB2_26:
.Ltmp18:                                # EH_LABEL
	jmp	.LBB2_38
.LBB2_29:
.Ltmp43:                                # EH_LABEL
.LBB2_38:
	movq	%rax, %rbx
	movq	104(%rsp), %rdi
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp45:                                # EH_LABEL
.LBB2_39:                               # %_ZN11DeviceArrayI7TargetsED2Ev.exit49
	movq	120(%rsp), %rdi
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp48:                                # EH_LABEL
.LBB2_42:                               # %_ZN11DeviceArrayIdED2Ev.exit50
	movq	136(%rsp), %rdi
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp51:                                # EH_LABEL
.LBB2_45:                               # %_ZN11DeviceArrayIiED2Ev.exit51
	movq	88(%rsp), %rdi
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp54:                                # EH_LABEL
# %bb.46:                               # %_ZN11DeviceArrayIiED2Ev.exit52
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_51:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_43:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_40:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_50:
.Ltmp46:                                # EH_LABEL
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
	.uleb128 .Ltmp17-.Ltmp12                #   Call between .Ltmp12 and .Ltmp17
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp20-.Ltmp19                #   Call between .Ltmp19 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp23-.Ltmp22                #   Call between .Ltmp22 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp30-.Ltmp25                #   Call between .Ltmp25 and .Ltmp30
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp42-.Ltmp39                #   Call between .Ltmp39 and .Ltmp42
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp45-.Ltmp44                #   Call between .Ltmp44 and .Ltmp45
	.uleb128 .Ltmp46-.Lfunc_begin0          #     jumps to .Ltmp46
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp48-.Ltmp47                #   Call between .Ltmp47 and .Ltmp48
	.uleb128 .Ltmp49-.Lfunc_begin0          #     jumps to .Ltmp49
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp52-.Lfunc_begin0          #     jumps to .Ltmp52
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp53-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp54-.Ltmp53                #   Call between .Ltmp53 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Lfunc_end2-.Ltmp54            #   Call between .Ltmp54 and .Lfunc_end2
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
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
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.4(%rip), %r8
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
	leaq	.L.str.5(%rip), %r8
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
	.section	.text._ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE,"axG",@progbits,_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE,comdat
	.weak	_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE # -- Begin function _ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE
	.p2align	4
	.type	_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE,@function
_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE: # @_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE
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
	jne	.LBB5_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	movl	$18, %ecx
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
	movl	$19, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE, .Lfunc_end5-_ZN11DeviceArrayI7TargetsEC2ERKSt6vectorIS0_SaIS0_EE
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
.Ltmp68:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp69:                                # EH_LABEL
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
	leaq	.L.str.6(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB6_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp70:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp71:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp72:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp73:                                # EH_LABEL
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
.LBB6_10:
.Ltmp74:                                # EH_LABEL
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
	.uleb128 .Ltmp68-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp68
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp74-.Lfunc_begin1          #     jumps to .Ltmp74
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp69-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp70-.Ltmp69                #   Call between .Ltmp69 and .Ltmp70
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp70-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp73-.Ltmp70                #   Call between .Ltmp70 and .Ltmp73
	.uleb128 .Ltmp74-.Lfunc_begin1          #     jumps to .Ltmp74
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp73-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end6-.Ltmp73            #   Call between .Ltmp73 and .Lfunc_end6
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
	jne	.LBB7_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
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
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB7_5
.LBB7_2:                                # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
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
.Ltmp75:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp76:                                # EH_LABEL
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
	leaq	.L.str.6(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB7_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp77:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp78:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp79:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp80:                                # EH_LABEL
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
.LBB7_10:
.Ltmp81:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB7_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB7_12:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end7:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end7-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table7:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp75-.Lfunc_begin2          #   Call between .Lfunc_begin2 and .Ltmp75
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp75-.Lfunc_begin2          # >> Call Site 2 <<
	.uleb128 .Ltmp76-.Ltmp75                #   Call between .Ltmp75 and .Ltmp76
	.uleb128 .Ltmp81-.Lfunc_begin2          #     jumps to .Ltmp81
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp76-.Lfunc_begin2          # >> Call Site 3 <<
	.uleb128 .Ltmp77-.Ltmp76                #   Call between .Ltmp76 and .Ltmp77
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp77-.Lfunc_begin2          # >> Call Site 4 <<
	.uleb128 .Ltmp80-.Ltmp77                #   Call between .Ltmp77 and .Ltmp80
	.uleb128 .Ltmp81-.Lfunc_begin2          #     jumps to .Ltmp81
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp80-.Lfunc_begin2          # >> Call Site 5 <<
	.uleb128 .Lfunc_end7-.Ltmp80            #   Call between .Ltmp80 and .Lfunc_end7
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
	movq	__hip_gpubin_handle_b2eed9c9f4fbfde8(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_b2eed9c9f4fbfde8(%rip)
.LBB9_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10copy_wholePK7Targets@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6choosePK7TargetsPi@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_b2eed9c9f4fbfde8(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB10_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_b2eed9c9f4fbfde8(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB10_2:
	retq
.Lfunc_end10:
	.size	__hip_module_dtor, .Lfunc_end10-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z10copy_wholePK7Targets,@object # @_Z10copy_wholePK7Targets
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z10copy_wholePK7Targets
	.p2align	3, 0x0
_Z10copy_wholePK7Targets:
	.quad	_Z25__device_stub__copy_wholePK7Targets
	.size	_Z10copy_wholePK7Targets, 8

	.type	_Z6choosePK7TargetsPi,@object   # @_Z6choosePK7TargetsPi
	.globl	_Z6choosePK7TargetsPi
	.p2align	3, 0x0
_Z6choosePK7TargetsPi:
	.quad	_Z21__device_stub__choosePK7TargetsPi
	.size	_Z6choosePK7TargetsPi, 8

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
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.4, 63

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.5, 39

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.6, 49

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.7, 64

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.8, 73

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.9, 72

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z10copy_wholePK7Targets"
	.size	.L__unnamed_1, 25

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z6choosePK7TargetsPi"
	.size	.L__unnamed_2, 22

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_b2eed9c9f4fbfde8
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_b2eed9c9f4fbfde8,@object # @__hip_gpubin_handle_b2eed9c9f4fbfde8
	.local	__hip_gpubin_handle_b2eed9c9f4fbfde8
	.comm	__hip_gpubin_handle_b2eed9c9f4fbfde8,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_b2eed9c9f4fbfde8,@object # @__hip_cuid_b2eed9c9f4fbfde8
	.bss
	.globl	__hip_cuid_b2eed9c9f4fbfde8
__hip_cuid_b2eed9c9f4fbfde8:
	.byte	0                               # 0x0
	.size	__hip_cuid_b2eed9c9f4fbfde8, 1

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
	.addrsig_sym _Z25__device_stub__copy_wholePK7Targets
	.addrsig_sym _Z21__device_stub__choosePK7TargetsPi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z10copy_wholePK7Targets
	.addrsig_sym _Z6choosePK7TargetsPi
	.addrsig_sym __hip_fatbin_b2eed9c9f4fbfde8
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_b2eed9c9f4fbfde8
