	.file	"atomic_access.hip"
	.text
	.globl	_Z22__device_stub__pass_onPiPj  # -- Begin function _Z22__device_stub__pass_onPiPj
	.p2align	4
	.type	_Z22__device_stub__pass_onPiPj,@function
_Z22__device_stub__pass_onPiPj:         # @_Z22__device_stub__pass_onPiPj
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
	movq	_Z7pass_onPiPj@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end0:
	.size	_Z22__device_stub__pass_onPiPj, .Lfunc_end0-_Z22__device_stub__pass_onPiPj
	.cfi_endproc
                                        # -- End function
	.globl	_Z19__device_stub__takePKiPjPi  # -- Begin function _Z19__device_stub__takePKiPjPi
	.p2align	4
	.type	_Z19__device_stub__takePKiPjPi,@function
_Z19__device_stub__takePKiPjPi:         # @_Z19__device_stub__takePKiPjPi
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
	movq	_Z4takePKiPjPi@GOTPCREL(%rip), %rdi
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
	.size	_Z19__device_stub__takePKiPjPi, .Lfunc_end1-_Z19__device_stub__takePKiPjPi
	.cfi_endproc
                                        # -- End function
	.globl	_Z21__device_stub__narrowPhPtPjPb # -- Begin function _Z21__device_stub__narrowPhPtPjPb
	.p2align	4
	.type	_Z21__device_stub__narrowPhPtPjPb,@function
_Z21__device_stub__narrowPhPtPjPb:      # @_Z21__device_stub__narrowPhPtPjPb
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
	movq	_Z6narrowPhPtPjPb@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end2:
	.size	_Z21__device_stub__narrowPhPtPjPb, .Lfunc_end2-_Z21__device_stub__narrowPhPtPjPb
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z12check_narrowv
.LCPI3_0:
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	10                              # 0xa
	.byte	0                               # 0x0
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.zero	1
	.text
	.globl	_Z12check_narrowv
	.p2align	4
	.type	_Z12check_narrowv,@function
_Z12check_narrowv:                      # @_Z12check_narrowv
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
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$264, %rsp                      # imm = 0x108
	.cfi_def_cfa_offset 304
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	movl	$8, %esi
	callq	_ZN11DeviceArrayIhEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$8, %edi
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$8, %rcx
	movq	%rcx, 16(%rsp)
	movabsq	$21673586091753473, %rdx        # imm = 0x4D000300020001
	movq	%rdx, (%rax)
	movq	%rcx, 8(%rsp)
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE
.Ltmp4:                                 # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_4:                                # %_ZNSt6vectorItSaItEED2Ev.exit
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$4, %edi
	callq	_Znwm@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.5:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$4, %rcx
	movq	%rcx, 16(%rsp)
	movl	$305419896, (%rax)              # imm = 0x12345678
	movq	%rcx, 8(%rsp)
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
.Ltmp10:                                # EH_LABEL
# %bb.6:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_8
# %bb.7:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_8:                                # %_ZNSt6vectorIjSaIjEED2Ev.exit
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$70, %esi
	callq	_ZN11DeviceArrayIbEC2Em
.Ltmp13:                                # EH_LABEL
# %bb.9:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967366, %rdx               # imm = 0x100000046
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB3_13
# %bb.11:
	movq	176(%rsp), %rax
	movq	160(%rsp), %rcx
	movq	144(%rsp), %rdx
	movq	128(%rsp), %rsi
	movq	%rax, 232(%rsp)
	movq	%rcx, 224(%rsp)
	movq	%rdx, 216(%rsp)
	movq	%rsi, 208(%rsp)
	leaq	232(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	224(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	216(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 24(%rsp)
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	leaq	80(%rsp), %rsi
	leaq	200(%rsp), %rdx
	leaq	192(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp18:                                # EH_LABEL
# %bb.12:                               # %.noexc
	movq	104(%rsp), %rsi
	movl	112(%rsp), %edx
	movq	80(%rsp), %rcx
	movl	88(%rsp), %r8d
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6narrowPhPtPjPb@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	192(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	208(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp20:                                # EH_LABEL
.LBB3_13:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp23:                                # EH_LABEL
# %bb.14:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit64
	movq	(%rsp), %rdi
	movq	16(%rsp), %rsi
	movl	(%rdi), %ebx
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	104(%rsp), %rdi
	leaq	176(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp26:                                # EH_LABEL
# %bb.15:
	xorl	%r14d, %r14d
	cmpl	$524246911, %ebx                # imm = 0x1F3F5F7F
	setne	%bl
	movq	104(%rsp), %rax
	movsd	(%rax), %xmm0                   # xmm0 = mem[0],zero
	movaps	%xmm0, 240(%rsp)                # 16-byte Spill
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	160(%rsp), %rsi
	callq	_ZNK11DeviceArrayItE4hostEv
.Ltmp29:                                # EH_LABEL
# %bb.16:
	movq	80(%rsp), %rax
	movl	$1, %r15d
	cmpw	$369, (%rax)                    # imm = 0x171
	jne	.LBB3_19
# %bb.17:
	cmpw	$367, 2(%rax)                   # imm = 0x16F
	jne	.LBB3_19
# %bb.18:
	xorl	%r15d, %r15d
	cmpw	$368, 4(%rax)                   # imm = 0x170
	setne	%r15b
.LBB3_19:
	movq	128(%rsp), %rsi
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	movl	$70, %edx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp32:                                # EH_LABEL
# %bb.20:
	testl	%eax, %eax
	jne	.LBB3_36
# %bb.21:                               # %_Z9hip_check10hipError_tPKcS1_i.exit.preheader
	movb	%bl, %r14b
	addq	%r15, %r14
	movdqa	240(%rsp), %xmm0                # 16-byte Reload
	pcmpeqb	.LCPI3_0(%rip), %xmm0
	pmovmskb	%xmm0, %eax
	notl	%eax
	movzbl	%al, %eax
	imull	$134480385, %eax, %eax          # imm = 0x8040201
	shrl	$3, %eax
	andl	$286331153, %eax                # imm = 0x11111111
	imull	$286331153, %eax, %ebx          # imm = 0x11111111
	shrl	$28, %ebx
	addq	%r14, %rbx
	xorl	%ebp, %ebp
	movl	$1000, %eax                     # imm = 0x3E8
	movq	80(%rsp), %rdi
	jmp	.LBB3_23
	.p2align	4
.LBB3_22:                               # %_Z9hip_check10hipError_tPKcS1_i.exit.1
                                        #   in Loop: Header=BB3_23 Depth=1
	addl	%ecx, %ebp
	addl	%edx, %ebp
	addq	$2, %rax
	cmpq	$1070, %rax                     # imm = 0x42E
	je	.LBB3_27
.LBB3_23:                               # =>This Inner Loop Header: Depth=1
	movzbl	-1000(%rsp,%rax), %ecx
	cmpl	$1, %ecx
	jne	.LBB3_25
# %bb.24:                               #   in Loop: Header=BB3_23 Depth=1
	movzwl	6(%rdi), %edx
	xorl	%esi, %esi
	cmpq	%rdx, %rax
	setne	%sil
	addq	%rsi, %rbx
.LBB3_25:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
                                        #   in Loop: Header=BB3_23 Depth=1
	movzbl	-999(%rsp,%rax), %edx
	cmpl	$1, %edx
	jne	.LBB3_22
# %bb.26:                               #   in Loop: Header=BB3_23 Depth=1
	movzwl	6(%rdi), %esi
	leaq	1(%rax), %r8
	xorl	%r9d, %r9d
	cmpq	%rsi, %r8
	setne	%r9b
	addq	%r9, %rbx
	jmp	.LBB3_22
.LBB3_27:
	testq	%rdi, %rdi
	je	.LBB3_29
# %bb.28:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_29:                               # %_ZNSt6vectorItSaItEED2Ev.exit68
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_31
# %bb.30:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_31:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit
	movq	128(%rsp), %rdi
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp51:                                # EH_LABEL
# %bb.32:                               # %_ZN11DeviceArrayIbED2Ev.exit
	movq	144(%rsp), %rdi
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp54:                                # EH_LABEL
# %bb.33:                               # %_ZN11DeviceArrayIjED2Ev.exit
	movq	160(%rsp), %rdi
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp57:                                # EH_LABEL
# %bb.34:                               # %_ZN11DeviceArrayItED2Ev.exit
	movq	176(%rsp), %rdi
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp60:                                # EH_LABEL
# %bb.35:                               # %_ZN11DeviceArrayIhED2Ev.exit
	xorl	%eax, %eax
	cmpl	$1, %ebp
	setne	%al
	addq	%rax, %rbx
	movq	%rbx, %rax
	addq	$264, %rsp                      # imm = 0x108
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%r14
	.cfi_def_cfa_offset 24
	popq	%r15
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB3_36:
	.cfi_def_cfa_offset 304
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp33:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp34:                                # EH_LABEL
# %bb.37:                               # %.noexc65
.Ltmp35:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp36:                                # EH_LABEL
# %bb.38:                               # %.noexc66
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$84, %ecx
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
.LBB3_39:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_40:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_41:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_42:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_43:
.Ltmp30:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_55
.LBB3_44:
.Ltmp27:                                # EH_LABEL
	jmp	.LBB3_58
.LBB3_45:
.Ltmp24:                                # EH_LABEL
	jmp	.LBB3_58
.LBB3_46:
.Ltmp14:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_60
.LBB3_47:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_61
# %bb.48:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB3_61
.LBB3_49:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_61
.LBB3_50:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_62
# %bb.51:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB3_62
.LBB3_52:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB3_62
.LBB3_53:
.Ltmp37:                                # EH_LABEL
	movq	%rax, %rbx
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_55
# %bb.54:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB3_55:                               # %_ZNSt6vectorItSaItEED2Ev.exit71
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB3_59
# %bb.56:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB3_59
.LBB3_57:
.Ltmp21:                                # EH_LABEL
.LBB3_58:
	movq	%rax, %rbx
.LBB3_59:
	movq	128(%rsp), %rdi
.Ltmp38:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp39:                                # EH_LABEL
.LBB3_60:                               # %_ZN11DeviceArrayIbED2Ev.exit74
	movq	144(%rsp), %rdi
.Ltmp41:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp42:                                # EH_LABEL
.LBB3_61:                               # %_ZN11DeviceArrayIjED2Ev.exit75
	movq	160(%rsp), %rdi
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp45:                                # EH_LABEL
.LBB3_62:                               # %_ZN11DeviceArrayItED2Ev.exit76
	movq	176(%rsp), %rdi
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp48:                                # EH_LABEL
# %bb.63:                               # %_ZN11DeviceArrayIhED2Ev.exit77
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB3_64:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_65:
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_66:
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB3_67:
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end3:
	.size	_Z12check_narrowv, .Lfunc_end3-_Z12check_narrowv
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table3:
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
	.uleb128 .Ltmp20-.Ltmp15                #   Call between .Ltmp15 and .Ltmp20
	.uleb128 .Ltmp21-.Lfunc_begin0          #     jumps to .Ltmp21
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp23-.Ltmp22                #   Call between .Ltmp22 and .Ltmp23
	.uleb128 .Ltmp24-.Lfunc_begin0          #     jumps to .Ltmp24
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp26-.Ltmp25                #   Call between .Ltmp25 and .Ltmp26
	.uleb128 .Ltmp27-.Lfunc_begin0          #     jumps to .Ltmp27
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp29-.Ltmp28                #   Call between .Ltmp28 and .Ltmp29
	.uleb128 .Ltmp30-.Lfunc_begin0          #     jumps to .Ltmp30
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp52-.Lfunc_begin0          #     jumps to .Ltmp52
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp53-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp54-.Ltmp53                #   Call between .Ltmp53 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp36-.Ltmp33                #   Call between .Ltmp33 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp38-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp39-.Ltmp38                #   Call between .Ltmp38 and .Ltmp39
	.uleb128 .Ltmp40-.Lfunc_begin0          #     jumps to .Ltmp40
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp41-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp42-.Ltmp41                #   Call between .Ltmp41 and .Ltmp42
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp45-.Ltmp44                #   Call between .Ltmp44 and .Ltmp45
	.uleb128 .Ltmp46-.Lfunc_begin0          #     jumps to .Ltmp46
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp48-.Ltmp47                #   Call between .Ltmp47 and .Ltmp48
	.uleb128 .Ltmp49-.Lfunc_begin0          #     jumps to .Ltmp49
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Lfunc_end3-.Ltmp48            #   Call between .Ltmp48 and .Lfunc_end3
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
	.section	.text._ZN11DeviceArrayIhEC2Em,"axG",@progbits,_ZN11DeviceArrayIhEC2Em,comdat
	.weak	_ZN11DeviceArrayIhEC2Em         # -- Begin function _ZN11DeviceArrayIhEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIhEC2Em,@function
_ZN11DeviceArrayIhEC2Em:                # @_ZN11DeviceArrayIhEC2Em
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB4_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end4:
	.size	_ZN11DeviceArrayIhEC2Em, .Lfunc_end4-_ZN11DeviceArrayIhEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE,"axG",@progbits,_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE,comdat
	.weak	_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE # -- Begin function _ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE
	.p2align	4
	.type	_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE,@function
_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE: # @_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE
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
	sarq	%rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB5_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	addq	%rdx, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB5_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end5:
	.size	_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE, .Lfunc_end5-_ZN11DeviceArrayItEC2ERKSt6vectorItSaItEE
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
	jne	.LBB6_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB6_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end6:
	.size	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE, .Lfunc_end6-_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIbEC2Em,"axG",@progbits,_ZN11DeviceArrayIbEC2Em,comdat
	.weak	_ZN11DeviceArrayIbEC2Em         # -- Begin function _ZN11DeviceArrayIbEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIbEC2Em,@function
_ZN11DeviceArrayIbEC2Em:                # @_ZN11DeviceArrayIbEC2Em
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
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB7_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB7_4
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
.LBB7_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB7_2
.LBB7_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayIbEC2Em, .Lfunc_end7-_ZN11DeviceArrayIbEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIjE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIjE4hostEv     # -- Begin function _ZNK11DeviceArrayIjE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIjE4hostEv,@function
_ZNK11DeviceArrayIjE4hostEv:            # @_ZNK11DeviceArrayIjE4hostEv
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
	jne	.LBB8_13
# %bb.1:                                # %_ZNSt6vectorIjSaIjEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB8_2
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
	je	.LBB8_5
# %bb.4:                                # %_ZSt6fill_nIPjmjET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB8_5
.LBB8_2:                                # %_ZNSt12_Vector_baseIjSaIjEEC2EmRKS0_.exit.thread.i
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
.Ltmp62:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp63:                                # EH_LABEL
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
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB8_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp64:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp65:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp66:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp67:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB8_10:
.Ltmp68:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB8_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB8_12:                               # %_ZNSt6vectorIjSaIjEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end8:
	.size	_ZNK11DeviceArrayIjE4hostEv, .Lfunc_end8-_ZNK11DeviceArrayIjE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIjE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table8:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp62-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp62
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp62-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp68-.Lfunc_begin1          #     jumps to .Ltmp68
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp64-.Ltmp63                #   Call between .Ltmp63 and .Ltmp64
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp64-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp67-.Ltmp64                #   Call between .Ltmp64 and .Ltmp67
	.uleb128 .Ltmp68-.Lfunc_begin1          #     jumps to .Ltmp68
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp67-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end8-.Ltmp67            #   Call between .Ltmp67 and .Lfunc_end8
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIhE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIhE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIhE4hostEv     # -- Begin function _ZNK11DeviceArrayIhE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIhE4hostEv,@function
_ZNK11DeviceArrayIhE4hostEv:            # @_ZNK11DeviceArrayIhE4hostEv
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	8(%rsi), %r12
	testq	%r12, %r12
	js	.LBB9_13
# %bb.1:                                # %_ZNSt6vectorIhSaIhEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r13
	movq	%rdi, %r15
	je	.LBB9_2
# %bb.3:                                # %.noexc5
	movq	%r12, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%r12), %rbx
	movq	%rbx, 16(%r15)
	movb	$0, (%rax)
	leaq	1(%rax), %rdi
	movq	%r12, %rdx
	decq	%rdx
	je	.LBB9_5
# %bb.4:
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, %rdi
	jmp	.LBB9_5
.LBB9_2:                                # %_ZNSt12_Vector_baseIhSaIhEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%edi, %edi
.LBB9_5:
	movq	%rdi, 8(%r15)
	movq	(%r13), %rsi
.Ltmp69:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp70:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB9_7
# %bb.14:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
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
.LBB9_13:                               # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB9_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp71:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp72:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp73:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp74:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB9_10:
.Ltmp75:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB9_12
# %bb.11:
	subq	%r14, %rbx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB9_12:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end9:
	.size	_ZNK11DeviceArrayIhE4hostEv, .Lfunc_end9-_ZNK11DeviceArrayIhE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIhE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIhE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table9:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp69-.Lfunc_begin2          #   Call between .Lfunc_begin2 and .Ltmp69
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp69-.Lfunc_begin2          # >> Call Site 2 <<
	.uleb128 .Ltmp70-.Ltmp69                #   Call between .Ltmp69 and .Ltmp70
	.uleb128 .Ltmp75-.Lfunc_begin2          #     jumps to .Ltmp75
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp70-.Lfunc_begin2          # >> Call Site 3 <<
	.uleb128 .Ltmp71-.Ltmp70                #   Call between .Ltmp70 and .Ltmp71
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp71-.Lfunc_begin2          # >> Call Site 4 <<
	.uleb128 .Ltmp74-.Ltmp71                #   Call between .Ltmp71 and .Ltmp74
	.uleb128 .Ltmp75-.Lfunc_begin2          #     jumps to .Ltmp75
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp74-.Lfunc_begin2          # >> Call Site 5 <<
	.uleb128 .Lfunc_end9-.Ltmp74            #   Call between .Ltmp74 and .Lfunc_end9
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNK11DeviceArrayItE4hostEv,"axG",@progbits,_ZNK11DeviceArrayItE4hostEv,comdat
	.weak	_ZNK11DeviceArrayItE4hostEv     # -- Begin function _ZNK11DeviceArrayItE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayItE4hostEv,@function
_ZNK11DeviceArrayItE4hostEv:            # @_ZNK11DeviceArrayItE4hostEv
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
	shrq	$62, %rax
	jne	.LBB10_13
# %bb.1:                                # %_ZNSt6vectorItSaItEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB10_2
# %bb.3:                                # %.noexc5
	leaq	(%rbx,%rbx), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,2), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movw	$0, (%rax)
	leaq	2(%rax), %rbp
	decq	%rbx
	je	.LBB10_5
# %bb.4:                                # %_ZSt6fill_nIPtmtET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(%rbx,%rbx), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,2), %rbp
	jmp	.LBB10_5
.LBB10_2:                               # %_ZNSt12_Vector_baseItSaItEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB10_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp76:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp77:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB10_7
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
.LBB10_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB10_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp78:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp79:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp80:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp81:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB10_10:
.Ltmp82:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB10_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB10_12:                              # %_ZNSt6vectorItSaItEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end10:
	.size	_ZNK11DeviceArrayItE4hostEv, .Lfunc_end10-_ZNK11DeviceArrayItE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayItE4hostEv,"aG",@progbits,_ZNK11DeviceArrayItE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table10:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp76-.Lfunc_begin3          #   Call between .Lfunc_begin3 and .Ltmp76
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp76-.Lfunc_begin3          # >> Call Site 2 <<
	.uleb128 .Ltmp77-.Ltmp76                #   Call between .Ltmp76 and .Ltmp77
	.uleb128 .Ltmp82-.Lfunc_begin3          #     jumps to .Ltmp82
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp77-.Lfunc_begin3          # >> Call Site 3 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp78-.Lfunc_begin3          # >> Call Site 4 <<
	.uleb128 .Ltmp81-.Ltmp78                #   Call between .Ltmp78 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin3          #     jumps to .Ltmp82
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin3          # >> Call Site 5 <<
	.uleb128 .Lfunc_end10-.Ltmp81           #   Call between .Ltmp81 and .Lfunc_end10
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
	.p2align	2, 0x0
                                        # -- End function
	.text
	.globl	main                            # -- Begin function main
	.p2align	4
	.type	main,@function
main:                                   # @main
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
	subq	$264, %rsp                      # imm = 0x108
	.cfi_def_cfa_offset 320
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIiElv
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIlElv
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIfElv
	movq	%rax, %r15
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIdElv
	movq	%rax, %r13
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIhElv
	movq	%rax, %r12
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_accessIsElv
	movq	%rax, %rbp
	.cfi_escape 0x2e, 0x00
	leaq	184(%rsp), %rdi
	movl	$16, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	168(%rsp), %rdi
	movl	$16, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp84:                                # EH_LABEL
# %bb.1:
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	152(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp87:                                # EH_LABEL
# %bb.2:
.Ltmp89:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967298, %rdi               # imm = 0x100000002
	movabsq	$4294967300, %rdx               # imm = 0x100000004
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp90:                                # EH_LABEL
# %bb.3:
	testl	%eax, %eax
	jne	.LBB11_6
# %bb.4:
	movq	184(%rsp), %rax
	movq	152(%rsp), %rcx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 72(%rsp)
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	128(%rsp), %rdx
	leaq	88(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp92:                                # EH_LABEL
# %bb.5:                                # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp93:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7pass_onPiPj@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	88(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	136(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp94:                                # EH_LABEL
.LBB11_6:
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp96:                                # EH_LABEL
# %bb.7:
	testl	%eax, %eax
	jne	.LBB11_10
# %bb.8:
	movq	184(%rsp), %rax
	movq	152(%rsp), %rcx
	movq	168(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 80(%rsp)
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	256(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp98:                                # EH_LABEL
# %bb.9:                                # %.noexc32
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp99:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z4takePKiPjPi@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	256(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp100:                               # EH_LABEL
.LBB11_10:
.Ltmp102:                               # EH_LABEL
	movq	%rbp, 208(%rsp)                 # 8-byte Spill
	movq	%r13, 216(%rsp)                 # 8-byte Spill
	movq	%r12, 224(%rsp)                 # 8-byte Spill
	movq	%r15, 232(%rsp)                 # 8-byte Spill
	movq	%r14, 240(%rsp)                 # 8-byte Spill
	movq	%rbx, 248(%rsp)                 # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	168(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp103:                               # EH_LABEL
# %bb.11:                               # %.preheader
	movq	64(%rsp), %rax
	movl	(%rax), %r14d
	movl	4(%rax), %ebx
	movl	8(%rax), %ebp
	movl	12(%rax), %r12d
	movl	16(%rax), %r15d
	movl	20(%rax), %ecx
	movl	%ecx, 20(%rsp)                  # 4-byte Spill
	movl	24(%rax), %ecx
	movl	%ecx, 24(%rsp)                  # 4-byte Spill
	movl	28(%rax), %ecx
	movl	%ecx, 28(%rsp)                  # 4-byte Spill
	movl	32(%rax), %ecx
	movl	%ecx, 32(%rsp)                  # 4-byte Spill
	movl	36(%rax), %ecx
	movl	%ecx, 36(%rsp)                  # 4-byte Spill
	movl	40(%rax), %ecx
	movl	%ecx, 40(%rsp)                  # 4-byte Spill
	movl	44(%rax), %ecx
	movl	%ecx, 44(%rsp)                  # 4-byte Spill
	movl	48(%rax), %ecx
	movl	%ecx, 48(%rsp)                  # 4-byte Spill
	movl	52(%rax), %ecx
	movl	%ecx, 52(%rsp)                  # 4-byte Spill
	movl	56(%rax), %ecx
	movl	%ecx, 56(%rsp)                  # 4-byte Spill
	movl	60(%rax), %eax
	movl	%eax, 60(%rsp)                  # 4-byte Spill
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Z12check_narrowv
	movq	%rax, 200(%rsp)                 # 8-byte Spill
.Ltmp106:                               # EH_LABEL
# %bb.12:
	xorl	%r13d, %r13d
	cmpl	$100, %r14d
	setne	15(%rsp)                        # 1-byte Folded Spill
	cmpl	$101, %ebx
	setne	17(%rsp)                        # 1-byte Folded Spill
	xorl	%ebx, %ebx
	cmpl	$102, %ebp
	setne	16(%rsp)                        # 1-byte Folded Spill
	cmpl	$103, %r12d
	setne	19(%rsp)                        # 1-byte Folded Spill
	xorl	%r12d, %r12d
	cmpl	$104, %r15d
	setne	18(%rsp)                        # 1-byte Folded Spill
	xorl	%r15d, %r15d
	cmpl	$105, 20(%rsp)                  # 4-byte Folded Reload
	setne	20(%rsp)                        # 1-byte Folded Spill
	cmpl	$106, 24(%rsp)                  # 4-byte Folded Reload
	setne	24(%rsp)                        # 1-byte Folded Spill
	cmpl	$107, 28(%rsp)                  # 4-byte Folded Reload
	setne	28(%rsp)                        # 1-byte Folded Spill
	cmpl	$108, 32(%rsp)                  # 4-byte Folded Reload
	setne	32(%rsp)                        # 1-byte Folded Spill
	xorl	%ebp, %ebp
	cmpl	$109, 36(%rsp)                  # 4-byte Folded Reload
	setne	36(%rsp)                        # 1-byte Folded Spill
	cmpl	$110, 40(%rsp)                  # 4-byte Folded Reload
	setne	40(%rsp)                        # 1-byte Folded Spill
	cmpl	$111, 44(%rsp)                  # 4-byte Folded Reload
	setne	44(%rsp)                        # 1-byte Folded Spill
	cmpl	$112, 48(%rsp)                  # 4-byte Folded Reload
	setne	48(%rsp)                        # 1-byte Folded Spill
	cmpl	$113, 52(%rsp)                  # 4-byte Folded Reload
	setne	52(%rsp)                        # 1-byte Folded Spill
	xorl	%r14d, %r14d
	cmpl	$114, 56(%rsp)                  # 4-byte Folded Reload
	setne	56(%rsp)                        # 1-byte Folded Spill
	cmpl	$115, 60(%rsp)                  # 4-byte Folded Reload
	setne	60(%rsp)                        # 1-byte Folded Spill
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp108:                               # EH_LABEL
# %bb.13:                               # %.noexc34
	testl	%eax, %eax
	jne	.LBB11_20
# %bb.14:
	movq	240(%rsp), %rax                 # 8-byte Reload
	addq	248(%rsp), %rax                 # 8-byte Folded Reload
	movq	232(%rsp), %rcx                 # 8-byte Reload
	addq	216(%rsp), %rcx                 # 8-byte Folded Reload
	addq	%rax, %rcx
	movq	224(%rsp), %rax                 # 8-byte Reload
	addq	208(%rsp), %rax                 # 8-byte Folded Reload
	addq	%rcx, %rax
	movzbl	15(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r13b
	addq	%rax, %r13
	xorl	%eax, %eax
	movzbl	17(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	movzbl	16(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %bl
	addq	%rax, %rbx
	addq	%r13, %rbx
	xorl	%eax, %eax
	movzbl	19(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	movzbl	18(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r12b
	addq	%rax, %r12
	movzbl	20(%rsp), %eax                  # 1-byte Folded Reload
	movb	%al, %r15b
	addq	%r12, %r15
	addq	%rbx, %r15
	xorl	%eax, %eax
	movzbl	24(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	xorl	%ecx, %ecx
	movzbl	28(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %cl
	addq	%rax, %rcx
	xorl	%eax, %eax
	movzbl	32(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %al
	addq	%rcx, %rax
	movzbl	36(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %bpl
	addq	%rax, %rbp
	addq	%r15, %rbp
	xorl	%ecx, %ecx
	movzbl	40(%rsp), %eax                  # 1-byte Folded Reload
	movb	%al, %cl
	xorl	%eax, %eax
	movzbl	44(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %al
	addq	%rcx, %rax
	xorl	%ecx, %ecx
	movzbl	48(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %cl
	addq	%rax, %rcx
	xorl	%eax, %eax
	movzbl	52(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %al
	addq	%rcx, %rax
	movzbl	56(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r14b
	addq	%rax, %r14
	addq	%rbp, %r14
	xorl	%eax, %eax
	movzbl	60(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	movq	200(%rsp), %rbx                 # 8-byte Reload
	addq	%rax, %rbx
	addq	%r14, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.5(%rip), %rdi
	movl	$23, %esi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB11_16
# %bb.15:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB11_16:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	152(%rsp), %rdi
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp124:                               # EH_LABEL
# %bb.17:                               # %_ZN11DeviceArrayIjED2Ev.exit
	movq	168(%rsp), %rdi
.Ltmp126:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp127:                               # EH_LABEL
# %bb.18:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	184(%rsp), %rdi
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp130:                               # EH_LABEL
# %bb.19:                               # %_ZN11DeviceArrayIiED2Ev.exit37
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$264, %rsp                      # imm = 0x108
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
.LBB11_20:
	.cfi_def_cfa_offset 320
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp109:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %ebp
	movl	%eax, %edi
	callq	hipGetErrorName@PLT
.Ltmp110:                               # EH_LABEL
# %bb.21:                               # %.noexc35
.Ltmp111:                               # EH_LABEL
	movq	%rax, %r14
	.cfi_escape 0x2e, 0x00
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp112:                               # EH_LABEL
# %bb.22:                               # %.noexc36
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
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
.LBB11_23:
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_24:
.Ltmp128:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_25:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_26:
.Ltmp104:                               # EH_LABEL
	jmp	.LBB11_32
.LBB11_27:
.Ltmp88:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB11_34
.LBB11_28:
.Ltmp85:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB11_35
.LBB11_29:
.Ltmp113:                               # EH_LABEL
	movq	%rax, %rbx
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB11_33
# %bb.30:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB11_33
.LBB11_31:
.Ltmp101:                               # EH_LABEL
.LBB11_32:
	movq	%rax, %rbx
.LBB11_33:
	movq	152(%rsp), %rdi
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp115:                               # EH_LABEL
.LBB11_34:                              # %_ZN11DeviceArrayIjED2Ev.exit40
	movq	168(%rsp), %rdi
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp118:                               # EH_LABEL
.LBB11_35:                              # %_ZN11DeviceArrayIiED2Ev.exit41
	movq	184(%rsp), %rdi
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp121:                               # EH_LABEL
# %bb.36:                               # %_ZN11DeviceArrayIiED2Ev.exit42
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB11_37:
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_38:
.Ltmp119:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB11_39:
.Ltmp116:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end11:
	.size	main, .Lfunc_end11-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table11:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase1-.Lttbaseref1
.Lttbaseref1:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4    # >> Call Site 1 <<
	.uleb128 .Ltmp83-.Lfunc_begin4          #   Call between .Lfunc_begin4 and .Ltmp83
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp83-.Lfunc_begin4          # >> Call Site 2 <<
	.uleb128 .Ltmp84-.Ltmp83                #   Call between .Ltmp83 and .Ltmp84
	.uleb128 .Ltmp85-.Lfunc_begin4          #     jumps to .Ltmp85
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp86-.Lfunc_begin4          # >> Call Site 3 <<
	.uleb128 .Ltmp87-.Ltmp86                #   Call between .Ltmp86 and .Ltmp87
	.uleb128 .Ltmp88-.Lfunc_begin4          #     jumps to .Ltmp88
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp89-.Lfunc_begin4          # >> Call Site 4 <<
	.uleb128 .Ltmp100-.Ltmp89               #   Call between .Ltmp89 and .Ltmp100
	.uleb128 .Ltmp101-.Lfunc_begin4         #     jumps to .Ltmp101
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp102-.Lfunc_begin4         # >> Call Site 5 <<
	.uleb128 .Ltmp103-.Ltmp102              #   Call between .Ltmp102 and .Ltmp103
	.uleb128 .Ltmp104-.Lfunc_begin4         #     jumps to .Ltmp104
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp105-.Lfunc_begin4         # >> Call Site 6 <<
	.uleb128 .Ltmp108-.Ltmp105              #   Call between .Ltmp105 and .Ltmp108
	.uleb128 .Ltmp113-.Lfunc_begin4         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp123-.Lfunc_begin4         # >> Call Site 7 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp125-.Lfunc_begin4         #     jumps to .Ltmp125
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp126-.Lfunc_begin4         # >> Call Site 8 <<
	.uleb128 .Ltmp127-.Ltmp126              #   Call between .Ltmp126 and .Ltmp127
	.uleb128 .Ltmp128-.Lfunc_begin4         #     jumps to .Ltmp128
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp129-.Lfunc_begin4         # >> Call Site 9 <<
	.uleb128 .Ltmp130-.Ltmp129              #   Call between .Ltmp129 and .Ltmp130
	.uleb128 .Ltmp131-.Lfunc_begin4         #     jumps to .Ltmp131
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp109-.Lfunc_begin4         # >> Call Site 10 <<
	.uleb128 .Ltmp112-.Ltmp109              #   Call between .Ltmp109 and .Ltmp112
	.uleb128 .Ltmp113-.Lfunc_begin4         #     jumps to .Ltmp113
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp114-.Lfunc_begin4         # >> Call Site 11 <<
	.uleb128 .Ltmp115-.Ltmp114              #   Call between .Ltmp114 and .Ltmp115
	.uleb128 .Ltmp116-.Lfunc_begin4         #     jumps to .Ltmp116
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp117-.Lfunc_begin4         # >> Call Site 12 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.uleb128 .Ltmp119-.Lfunc_begin4         #     jumps to .Ltmp119
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp120-.Lfunc_begin4         # >> Call Site 13 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin4         #     jumps to .Ltmp122
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp121-.Lfunc_begin4         # >> Call Site 14 <<
	.uleb128 .Lfunc_end11-.Ltmp121          #   Call between .Ltmp121 and .Lfunc_end11
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end4:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z12check_accessIiElv,"axG",@progbits,_Z12check_accessIiElv,comdat
	.weak	_Z12check_accessIiElv           # -- Begin function _Z12check_accessIiElv
	.p2align	4
	.type	_Z12check_accessIiElv,@function
_Z12check_accessIiElv:                  # @_Z12check_accessIiElv
.Lfunc_begin5:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception5
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp132:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$8, %edi
	callq	_Znwm@PLT
.Ltmp133:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$8, %rcx
	movq	%rcx, 16(%rsp)
	movabsq	$38654705666, %rdx              # imm = 0x900000002
	movq	%rdx, (%rax)
	movq	%rcx, 8(%rsp)
.Ltmp135:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp136:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_4:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
.Ltmp138:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp139:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp141:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp142:                               # EH_LABEL
# %bb.6:
	addq	$4, %rbx
	addq	$4, %r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp144:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp145:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_9:                               # %_ZNSt6vectorI6PlacesIiESaIS1_EED2Ev.exit
.Ltmp147:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp148:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB12_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp150:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp151:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIiEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp152:                               # EH_LABEL
.LBB12_13:
.Ltmp154:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp155:                               # EH_LABEL
# %bb.14:
.Ltmp157:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$12, %edi
	callq	_Znwm@PLT
.Ltmp158:                               # EH_LABEL
# %bb.15:
	movabsq	$38654705671, %rcx              # imm = 0x900000007
	movq	%rcx, (%rax)
	movl	$11, 8(%rax)
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	subq	%rcx, %rdx
	movl	$1, %ebx
	cmpq	$12, %rdx
	jne	.LBB12_17
# %bb.16:
	movq	(%rcx), %rdx
	xorq	(%rax), %rdx
	movl	8(%rcx), %ecx
	xorl	8(%rax), %ecx
	xorl	%ebx, %ebx
	orq	%rdx, %rcx
	setne	%bl
.LBB12_17:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movl	$12, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_19
# %bb.18:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB12_19:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit38
	movq	64(%rsp), %rdi
.Ltmp169:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp170:                               # EH_LABEL
# %bb.20:                               # %_ZN11DeviceArrayI6PlacesIiEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp172:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp173:                               # EH_LABEL
# %bb.21:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp175:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp176:                               # EH_LABEL
# %bb.22:                               # %_ZN11DeviceArrayIiED2Ev.exit39
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB12_23:
	.cfi_def_cfa_offset 176
.Ltmp177:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_24:
.Ltmp174:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_25:
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_26:
.Ltmp159:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_38
# %bb.27:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB12_38
.LBB12_28:
.Ltmp156:                               # EH_LABEL
	jmp	.LBB12_37
.LBB12_29:
.Ltmp146:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_39
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB12_39
.LBB12_31:
.Ltmp143:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB12_39
.LBB12_32:
.Ltmp140:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB12_40
.LBB12_33:
.Ltmp137:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB12_41
# %bb.34:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB12_35:
.Ltmp134:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB12_36:
.Ltmp153:                               # EH_LABEL
.LBB12_37:
	movq	%rax, %rbx
.LBB12_38:
	movq	64(%rsp), %rdi
.Ltmp160:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp161:                               # EH_LABEL
.LBB12_39:                              # %_ZN11DeviceArrayI6PlacesIiEED2Ev.exit44
	movq	32(%rsp), %rdi
.Ltmp163:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp164:                               # EH_LABEL
.LBB12_40:                              # %_ZN11DeviceArrayIiED2Ev.exit45
	movq	48(%rsp), %rdi
.Ltmp166:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp167:                               # EH_LABEL
.LBB12_41:                              # %_ZN11DeviceArrayIiED2Ev.exit46
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB12_42:
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_43:
.Ltmp162:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB12_44:
.Ltmp165:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end12:
	.size	_Z12check_accessIiElv, .Lfunc_end12-_Z12check_accessIiElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIiElv,"aG",@progbits,_Z12check_accessIiElv,comdat
	.p2align	2, 0x0
GCC_except_table12:
.Lexception5:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase2-.Lttbaseref2
.Lttbaseref2:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Ltmp132-.Lfunc_begin5         # >> Call Site 1 <<
	.uleb128 .Ltmp133-.Ltmp132              #   Call between .Ltmp132 and .Ltmp133
	.uleb128 .Ltmp134-.Lfunc_begin5         #     jumps to .Ltmp134
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp135-.Lfunc_begin5         # >> Call Site 2 <<
	.uleb128 .Ltmp136-.Ltmp135              #   Call between .Ltmp135 and .Ltmp136
	.uleb128 .Ltmp137-.Lfunc_begin5         #     jumps to .Ltmp137
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp138-.Lfunc_begin5         # >> Call Site 3 <<
	.uleb128 .Ltmp139-.Ltmp138              #   Call between .Ltmp138 and .Ltmp139
	.uleb128 .Ltmp140-.Lfunc_begin5         #     jumps to .Ltmp140
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp141-.Lfunc_begin5         # >> Call Site 4 <<
	.uleb128 .Ltmp142-.Ltmp141              #   Call between .Ltmp141 and .Ltmp142
	.uleb128 .Ltmp143-.Lfunc_begin5         #     jumps to .Ltmp143
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp144-.Lfunc_begin5         # >> Call Site 5 <<
	.uleb128 .Ltmp145-.Ltmp144              #   Call between .Ltmp144 and .Ltmp145
	.uleb128 .Ltmp146-.Lfunc_begin5         #     jumps to .Ltmp146
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp147-.Lfunc_begin5         # >> Call Site 6 <<
	.uleb128 .Ltmp152-.Ltmp147              #   Call between .Ltmp147 and .Ltmp152
	.uleb128 .Ltmp153-.Lfunc_begin5         #     jumps to .Ltmp153
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp154-.Lfunc_begin5         # >> Call Site 7 <<
	.uleb128 .Ltmp155-.Ltmp154              #   Call between .Ltmp154 and .Ltmp155
	.uleb128 .Ltmp156-.Lfunc_begin5         #     jumps to .Ltmp156
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp157-.Lfunc_begin5         # >> Call Site 8 <<
	.uleb128 .Ltmp158-.Ltmp157              #   Call between .Ltmp157 and .Ltmp158
	.uleb128 .Ltmp159-.Lfunc_begin5         #     jumps to .Ltmp159
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp169-.Lfunc_begin5         # >> Call Site 9 <<
	.uleb128 .Ltmp170-.Ltmp169              #   Call between .Ltmp169 and .Ltmp170
	.uleb128 .Ltmp171-.Lfunc_begin5         #     jumps to .Ltmp171
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp172-.Lfunc_begin5         # >> Call Site 10 <<
	.uleb128 .Ltmp173-.Ltmp172              #   Call between .Ltmp172 and .Ltmp173
	.uleb128 .Ltmp174-.Lfunc_begin5         #     jumps to .Ltmp174
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp175-.Lfunc_begin5         # >> Call Site 11 <<
	.uleb128 .Ltmp176-.Ltmp175              #   Call between .Ltmp175 and .Ltmp176
	.uleb128 .Ltmp177-.Lfunc_begin5         #     jumps to .Ltmp177
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp176-.Lfunc_begin5         # >> Call Site 12 <<
	.uleb128 .Ltmp160-.Ltmp176              #   Call between .Ltmp176 and .Ltmp160
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp160-.Lfunc_begin5         # >> Call Site 13 <<
	.uleb128 .Ltmp161-.Ltmp160              #   Call between .Ltmp160 and .Ltmp161
	.uleb128 .Ltmp162-.Lfunc_begin5         #     jumps to .Ltmp162
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp163-.Lfunc_begin5         # >> Call Site 14 <<
	.uleb128 .Ltmp164-.Ltmp163              #   Call between .Ltmp163 and .Ltmp164
	.uleb128 .Ltmp165-.Lfunc_begin5         #     jumps to .Ltmp165
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp166-.Lfunc_begin5         # >> Call Site 15 <<
	.uleb128 .Ltmp167-.Ltmp166              #   Call between .Ltmp166 and .Ltmp167
	.uleb128 .Ltmp168-.Lfunc_begin5         #     jumps to .Ltmp168
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp167-.Lfunc_begin5         # >> Call Site 16 <<
	.uleb128 .Lfunc_end12-.Ltmp167          #   Call between .Ltmp167 and .Lfunc_end12
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end5:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z12check_accessIlElv,"axG",@progbits,_Z12check_accessIlElv,comdat
	.weak	_Z12check_accessIlElv           # -- Begin function _Z12check_accessIlElv
	.p2align	4
	.type	_Z12check_accessIlElv,@function
_Z12check_accessIlElv:                  # @_Z12check_accessIlElv
.Lfunc_begin6:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception6
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp178:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp179:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	$2, (%rax)
	movq	$9, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp181:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE
.Ltmp182:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_4:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit
.Ltmp184:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIlEC2Em
.Ltmp185:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp187:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp188:                               # EH_LABEL
# %bb.6:
	addq	$8, %rbx
	addq	$8, %r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp190:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp191:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_9:                               # %_ZNSt6vectorI6PlacesIlESaIS1_EED2Ev.exit
.Ltmp193:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp194:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB13_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp195:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp196:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp197:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIlEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp198:                               # EH_LABEL
.LBB13_13:
.Ltmp200:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIlE4hostEv
.Ltmp201:                               # EH_LABEL
# %bb.14:
.Ltmp203:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$24, %edi
	callq	_Znwm@PLT
.Ltmp204:                               # EH_LABEL
# %bb.15:
	movdqu	.Lconstinit(%rip), %xmm0
	movdqu	%xmm0, (%rax)
	movq	$11, 16(%rax)
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	subq	%rcx, %rdx
	movl	$1, %ebx
	cmpq	$24, %rdx
	jne	.LBB13_17
# %bb.16:
	movdqu	(%rcx), %xmm0
	movdqu	(%rax), %xmm1
	pcmpeqb	%xmm0, %xmm1
	movq	16(%rcx), %xmm0                 # xmm0 = mem[0],zero
	movq	16(%rax), %xmm2                 # xmm2 = mem[0],zero
	pcmpeqb	%xmm0, %xmm2
	pand	%xmm1, %xmm2
	pmovmskb	%xmm2, %ecx
	xorl	%ebx, %ebx
	cmpl	$65535, %ecx                    # imm = 0xFFFF
	setne	%bl
.LBB13_17:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movl	$24, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_19
# %bb.18:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB13_19:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit38
	movq	64(%rsp), %rdi
.Ltmp215:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp216:                               # EH_LABEL
# %bb.20:                               # %_ZN11DeviceArrayI6PlacesIlEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp218:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp219:                               # EH_LABEL
# %bb.21:                               # %_ZN11DeviceArrayIlED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp221:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp222:                               # EH_LABEL
# %bb.22:                               # %_ZN11DeviceArrayIlED2Ev.exit39
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB13_23:
	.cfi_def_cfa_offset 176
.Ltmp223:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_24:
.Ltmp220:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_25:
.Ltmp217:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_26:
.Ltmp205:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_38
# %bb.27:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB13_38
.LBB13_28:
.Ltmp202:                               # EH_LABEL
	jmp	.LBB13_37
.LBB13_29:
.Ltmp192:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_39
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB13_39
.LBB13_31:
.Ltmp189:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB13_39
.LBB13_32:
.Ltmp186:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB13_40
.LBB13_33:
.Ltmp183:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB13_41
# %bb.34:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB13_35:
.Ltmp180:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB13_36:
.Ltmp199:                               # EH_LABEL
.LBB13_37:
	movq	%rax, %rbx
.LBB13_38:
	movq	64(%rsp), %rdi
.Ltmp206:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp207:                               # EH_LABEL
.LBB13_39:                              # %_ZN11DeviceArrayI6PlacesIlEED2Ev.exit44
	movq	32(%rsp), %rdi
.Ltmp209:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp210:                               # EH_LABEL
.LBB13_40:                              # %_ZN11DeviceArrayIlED2Ev.exit45
	movq	48(%rsp), %rdi
.Ltmp212:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp213:                               # EH_LABEL
.LBB13_41:                              # %_ZN11DeviceArrayIlED2Ev.exit46
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB13_42:
.Ltmp214:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_43:
.Ltmp208:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB13_44:
.Ltmp211:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end13:
	.size	_Z12check_accessIlElv, .Lfunc_end13-_Z12check_accessIlElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIlElv,"aG",@progbits,_Z12check_accessIlElv,comdat
	.p2align	2, 0x0
GCC_except_table13:
.Lexception6:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase3-.Lttbaseref3
.Lttbaseref3:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Ltmp178-.Lfunc_begin6         # >> Call Site 1 <<
	.uleb128 .Ltmp179-.Ltmp178              #   Call between .Ltmp178 and .Ltmp179
	.uleb128 .Ltmp180-.Lfunc_begin6         #     jumps to .Ltmp180
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp181-.Lfunc_begin6         # >> Call Site 2 <<
	.uleb128 .Ltmp182-.Ltmp181              #   Call between .Ltmp181 and .Ltmp182
	.uleb128 .Ltmp183-.Lfunc_begin6         #     jumps to .Ltmp183
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp184-.Lfunc_begin6         # >> Call Site 3 <<
	.uleb128 .Ltmp185-.Ltmp184              #   Call between .Ltmp184 and .Ltmp185
	.uleb128 .Ltmp186-.Lfunc_begin6         #     jumps to .Ltmp186
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp187-.Lfunc_begin6         # >> Call Site 4 <<
	.uleb128 .Ltmp188-.Ltmp187              #   Call between .Ltmp187 and .Ltmp188
	.uleb128 .Ltmp189-.Lfunc_begin6         #     jumps to .Ltmp189
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp190-.Lfunc_begin6         # >> Call Site 5 <<
	.uleb128 .Ltmp191-.Ltmp190              #   Call between .Ltmp190 and .Ltmp191
	.uleb128 .Ltmp192-.Lfunc_begin6         #     jumps to .Ltmp192
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp193-.Lfunc_begin6         # >> Call Site 6 <<
	.uleb128 .Ltmp198-.Ltmp193              #   Call between .Ltmp193 and .Ltmp198
	.uleb128 .Ltmp199-.Lfunc_begin6         #     jumps to .Ltmp199
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp200-.Lfunc_begin6         # >> Call Site 7 <<
	.uleb128 .Ltmp201-.Ltmp200              #   Call between .Ltmp200 and .Ltmp201
	.uleb128 .Ltmp202-.Lfunc_begin6         #     jumps to .Ltmp202
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp203-.Lfunc_begin6         # >> Call Site 8 <<
	.uleb128 .Ltmp204-.Ltmp203              #   Call between .Ltmp203 and .Ltmp204
	.uleb128 .Ltmp205-.Lfunc_begin6         #     jumps to .Ltmp205
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp215-.Lfunc_begin6         # >> Call Site 9 <<
	.uleb128 .Ltmp216-.Ltmp215              #   Call between .Ltmp215 and .Ltmp216
	.uleb128 .Ltmp217-.Lfunc_begin6         #     jumps to .Ltmp217
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp218-.Lfunc_begin6         # >> Call Site 10 <<
	.uleb128 .Ltmp219-.Ltmp218              #   Call between .Ltmp218 and .Ltmp219
	.uleb128 .Ltmp220-.Lfunc_begin6         #     jumps to .Ltmp220
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp221-.Lfunc_begin6         # >> Call Site 11 <<
	.uleb128 .Ltmp222-.Ltmp221              #   Call between .Ltmp221 and .Ltmp222
	.uleb128 .Ltmp223-.Lfunc_begin6         #     jumps to .Ltmp223
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp222-.Lfunc_begin6         # >> Call Site 12 <<
	.uleb128 .Ltmp206-.Ltmp222              #   Call between .Ltmp222 and .Ltmp206
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp206-.Lfunc_begin6         # >> Call Site 13 <<
	.uleb128 .Ltmp207-.Ltmp206              #   Call between .Ltmp206 and .Ltmp207
	.uleb128 .Ltmp208-.Lfunc_begin6         #     jumps to .Ltmp208
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp209-.Lfunc_begin6         # >> Call Site 14 <<
	.uleb128 .Ltmp210-.Ltmp209              #   Call between .Ltmp209 and .Ltmp210
	.uleb128 .Ltmp211-.Lfunc_begin6         #     jumps to .Ltmp211
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp212-.Lfunc_begin6         # >> Call Site 15 <<
	.uleb128 .Ltmp213-.Ltmp212              #   Call between .Ltmp212 and .Ltmp213
	.uleb128 .Ltmp214-.Lfunc_begin6         #     jumps to .Ltmp214
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp213-.Lfunc_begin6         # >> Call Site 16 <<
	.uleb128 .Lfunc_end13-.Ltmp213          #   Call between .Ltmp213 and .Lfunc_end13
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end6:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z12check_accessIfElv
.LCPI14_0:
	.long	0x40000000                      # float 2
	.long	0x41100000                      # float 9
	.zero	4
	.zero	4
.LCPI14_1:
	.long	0x40e00000                      # float 7
	.long	0x41100000                      # float 9
	.zero	4
	.zero	4
	.section	.text._Z12check_accessIfElv,"axG",@progbits,_Z12check_accessIfElv,comdat
	.weak	_Z12check_accessIfElv
	.p2align	4
	.type	_Z12check_accessIfElv,@function
_Z12check_accessIfElv:                  # @_Z12check_accessIfElv
.Lfunc_begin7:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception7
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp224:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$8, %edi
	callq	_Znwm@PLT
.Ltmp225:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$8, %rcx
	movq	%rcx, 16(%rsp)
	movsd	.LCPI14_0(%rip), %xmm0          # xmm0 = [2.0E+0,9.0E+0,0.0E+0,0.0E+0]
	movsd	%xmm0, (%rax)
	movq	%rcx, 8(%rsp)
.Ltmp227:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp228:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_4:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit
.Ltmp230:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp231:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp233:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp234:                               # EH_LABEL
# %bb.6:
	addq	$4, %rbx
	addq	$4, %r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp236:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp237:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_9:                               # %_ZNSt6vectorI6PlacesIfESaIS1_EED2Ev.exit
.Ltmp239:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp240:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB14_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp241:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp242:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp243:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIfEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp244:                               # EH_LABEL
.LBB14_13:
.Ltmp246:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp247:                               # EH_LABEL
# %bb.14:
.Ltmp249:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$12, %edi
	callq	_Znwm@PLT
.Ltmp250:                               # EH_LABEL
# %bb.15:
	movsd	.LCPI14_1(%rip), %xmm0          # xmm0 = [7.0E+0,9.0E+0,0.0E+0,0.0E+0]
	movsd	%xmm0, (%rax)
	movl	$1093664768, 8(%rax)            # imm = 0x41300000
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	movl	$1, %ebx
	cmpq	$12, %rsi
	jne	.LBB14_20
# %bb.16:                               # %.lr.ph.i.i.i.i.i.i.preheader
	movq	%rax, %rsi
	.p2align	4
.LBB14_17:                              # %.lr.ph.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movss	(%rcx), %xmm0                   # xmm0 = mem[0],zero,zero,zero
	ucomiss	(%rsi), %xmm0
	jne	.LBB14_20
	jp	.LBB14_20
# %bb.18:                               #   in Loop: Header=BB14_17 Depth=1
	addq	$4, %rcx
	addq	$4, %rsi
	cmpq	%rdx, %rcx
	jne	.LBB14_17
# %bb.19:
	xorl	%ebx, %ebx
.LBB14_20:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movl	$12, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_22
# %bb.21:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB14_22:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit38
	movq	64(%rsp), %rdi
.Ltmp261:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp262:                               # EH_LABEL
# %bb.23:                               # %_ZN11DeviceArrayI6PlacesIfEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp264:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp265:                               # EH_LABEL
# %bb.24:                               # %_ZN11DeviceArrayIfED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp267:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp268:                               # EH_LABEL
# %bb.25:                               # %_ZN11DeviceArrayIfED2Ev.exit39
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB14_26:
	.cfi_def_cfa_offset 176
.Ltmp269:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_27:
.Ltmp266:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_28:
.Ltmp263:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_29:
.Ltmp251:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_41
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB14_41
.LBB14_31:
.Ltmp248:                               # EH_LABEL
	jmp	.LBB14_40
.LBB14_32:
.Ltmp238:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_42
# %bb.33:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB14_42
.LBB14_34:
.Ltmp235:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB14_42
.LBB14_35:
.Ltmp232:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB14_43
.LBB14_36:
.Ltmp229:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB14_44
# %bb.37:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB14_38:
.Ltmp226:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB14_39:
.Ltmp245:                               # EH_LABEL
.LBB14_40:
	movq	%rax, %rbx
.LBB14_41:
	movq	64(%rsp), %rdi
.Ltmp252:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp253:                               # EH_LABEL
.LBB14_42:                              # %_ZN11DeviceArrayI6PlacesIfEED2Ev.exit44
	movq	32(%rsp), %rdi
.Ltmp255:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp256:                               # EH_LABEL
.LBB14_43:                              # %_ZN11DeviceArrayIfED2Ev.exit45
	movq	48(%rsp), %rdi
.Ltmp258:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp259:                               # EH_LABEL
.LBB14_44:                              # %_ZN11DeviceArrayIfED2Ev.exit46
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB14_45:
.Ltmp260:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_46:
.Ltmp254:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB14_47:
.Ltmp257:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end14:
	.size	_Z12check_accessIfElv, .Lfunc_end14-_Z12check_accessIfElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIfElv,"aG",@progbits,_Z12check_accessIfElv,comdat
	.p2align	2, 0x0
GCC_except_table14:
.Lexception7:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase4-.Lttbaseref4
.Lttbaseref4:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end7-.Lcst_begin7
.Lcst_begin7:
	.uleb128 .Ltmp224-.Lfunc_begin7         # >> Call Site 1 <<
	.uleb128 .Ltmp225-.Ltmp224              #   Call between .Ltmp224 and .Ltmp225
	.uleb128 .Ltmp226-.Lfunc_begin7         #     jumps to .Ltmp226
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp227-.Lfunc_begin7         # >> Call Site 2 <<
	.uleb128 .Ltmp228-.Ltmp227              #   Call between .Ltmp227 and .Ltmp228
	.uleb128 .Ltmp229-.Lfunc_begin7         #     jumps to .Ltmp229
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp230-.Lfunc_begin7         # >> Call Site 3 <<
	.uleb128 .Ltmp231-.Ltmp230              #   Call between .Ltmp230 and .Ltmp231
	.uleb128 .Ltmp232-.Lfunc_begin7         #     jumps to .Ltmp232
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp233-.Lfunc_begin7         # >> Call Site 4 <<
	.uleb128 .Ltmp234-.Ltmp233              #   Call between .Ltmp233 and .Ltmp234
	.uleb128 .Ltmp235-.Lfunc_begin7         #     jumps to .Ltmp235
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp236-.Lfunc_begin7         # >> Call Site 5 <<
	.uleb128 .Ltmp237-.Ltmp236              #   Call between .Ltmp236 and .Ltmp237
	.uleb128 .Ltmp238-.Lfunc_begin7         #     jumps to .Ltmp238
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp239-.Lfunc_begin7         # >> Call Site 6 <<
	.uleb128 .Ltmp244-.Ltmp239              #   Call between .Ltmp239 and .Ltmp244
	.uleb128 .Ltmp245-.Lfunc_begin7         #     jumps to .Ltmp245
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp246-.Lfunc_begin7         # >> Call Site 7 <<
	.uleb128 .Ltmp247-.Ltmp246              #   Call between .Ltmp246 and .Ltmp247
	.uleb128 .Ltmp248-.Lfunc_begin7         #     jumps to .Ltmp248
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp249-.Lfunc_begin7         # >> Call Site 8 <<
	.uleb128 .Ltmp250-.Ltmp249              #   Call between .Ltmp249 and .Ltmp250
	.uleb128 .Ltmp251-.Lfunc_begin7         #     jumps to .Ltmp251
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp261-.Lfunc_begin7         # >> Call Site 9 <<
	.uleb128 .Ltmp262-.Ltmp261              #   Call between .Ltmp261 and .Ltmp262
	.uleb128 .Ltmp263-.Lfunc_begin7         #     jumps to .Ltmp263
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp264-.Lfunc_begin7         # >> Call Site 10 <<
	.uleb128 .Ltmp265-.Ltmp264              #   Call between .Ltmp264 and .Ltmp265
	.uleb128 .Ltmp266-.Lfunc_begin7         #     jumps to .Ltmp266
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp267-.Lfunc_begin7         # >> Call Site 11 <<
	.uleb128 .Ltmp268-.Ltmp267              #   Call between .Ltmp267 and .Ltmp268
	.uleb128 .Ltmp269-.Lfunc_begin7         #     jumps to .Ltmp269
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp268-.Lfunc_begin7         # >> Call Site 12 <<
	.uleb128 .Ltmp252-.Ltmp268              #   Call between .Ltmp268 and .Ltmp252
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp252-.Lfunc_begin7         # >> Call Site 13 <<
	.uleb128 .Ltmp253-.Ltmp252              #   Call between .Ltmp252 and .Ltmp253
	.uleb128 .Ltmp254-.Lfunc_begin7         #     jumps to .Ltmp254
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp255-.Lfunc_begin7         # >> Call Site 14 <<
	.uleb128 .Ltmp256-.Ltmp255              #   Call between .Ltmp255 and .Ltmp256
	.uleb128 .Ltmp257-.Lfunc_begin7         #     jumps to .Ltmp257
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp258-.Lfunc_begin7         # >> Call Site 15 <<
	.uleb128 .Ltmp259-.Ltmp258              #   Call between .Ltmp258 and .Ltmp259
	.uleb128 .Ltmp260-.Lfunc_begin7         #     jumps to .Ltmp260
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp259-.Lfunc_begin7         # >> Call Site 16 <<
	.uleb128 .Lfunc_end14-.Ltmp259          #   Call between .Ltmp259 and .Lfunc_end14
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end7:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase4:
	.p2align	2, 0x0
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _Z12check_accessIdElv
.LCPI15_0:
	.quad	0x4000000000000000              # double 2
	.quad	0x4022000000000000              # double 9
	.section	.text._Z12check_accessIdElv,"axG",@progbits,_Z12check_accessIdElv,comdat
	.weak	_Z12check_accessIdElv
	.p2align	4
	.type	_Z12check_accessIdElv,@function
_Z12check_accessIdElv:                  # @_Z12check_accessIdElv
.Lfunc_begin8:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception8
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp270:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp271:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movaps	.LCPI15_0(%rip), %xmm0          # xmm0 = [2.0E+0,9.0E+0]
	movups	%xmm0, (%rax)
	movq	%rcx, 8(%rsp)
.Ltmp273:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
.Ltmp274:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB15_4:                               # %_ZNSt6vectorIdSaIdEED2Ev.exit
.Ltmp276:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp277:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp279:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp280:                               # EH_LABEL
# %bb.6:
	addq	$8, %rbx
	addq	$8, %r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp282:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp283:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB15_9:                               # %_ZNSt6vectorI6PlacesIdESaIS1_EED2Ev.exit
.Ltmp285:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp286:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB15_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp287:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp288:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp289:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIdEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp290:                               # EH_LABEL
.LBB15_13:
.Ltmp292:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp293:                               # EH_LABEL
# %bb.14:
.Ltmp295:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$24, %edi
	callq	_Znwm@PLT
.Ltmp296:                               # EH_LABEL
# %bb.15:
	movupd	.Lconstinit.12(%rip), %xmm0
	movupd	%xmm0, (%rax)
	movabsq	$4622382067542392832, %rcx      # imm = 0x4026000000000000
	movq	%rcx, 16(%rax)
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	movq	%rdx, %rsi
	subq	%rcx, %rsi
	movl	$1, %ebx
	cmpq	$24, %rsi
	jne	.LBB15_20
# %bb.16:                               # %.lr.ph.i.i.i.i.i.i.preheader
	movq	%rax, %rsi
	.p2align	4
.LBB15_17:                              # %.lr.ph.i.i.i.i.i.i
                                        # =>This Inner Loop Header: Depth=1
	movsd	(%rcx), %xmm0                   # xmm0 = mem[0],zero
	ucomisd	(%rsi), %xmm0
	jne	.LBB15_20
	jp	.LBB15_20
# %bb.18:                               #   in Loop: Header=BB15_17 Depth=1
	addq	$8, %rcx
	addq	$8, %rsi
	cmpq	%rdx, %rcx
	jne	.LBB15_17
# %bb.19:
	xorl	%ebx, %ebx
.LBB15_20:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movl	$24, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_22
# %bb.21:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB15_22:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit38
	movq	64(%rsp), %rdi
.Ltmp307:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp308:                               # EH_LABEL
# %bb.23:                               # %_ZN11DeviceArrayI6PlacesIdEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp310:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp311:                               # EH_LABEL
# %bb.24:                               # %_ZN11DeviceArrayIdED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp313:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp314:                               # EH_LABEL
# %bb.25:                               # %_ZN11DeviceArrayIdED2Ev.exit39
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB15_26:
	.cfi_def_cfa_offset 176
.Ltmp315:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB15_27:
.Ltmp312:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB15_28:
.Ltmp309:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB15_29:
.Ltmp297:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_41
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB15_41
.LBB15_31:
.Ltmp294:                               # EH_LABEL
	jmp	.LBB15_40
.LBB15_32:
.Ltmp284:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_42
# %bb.33:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB15_42
.LBB15_34:
.Ltmp281:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB15_42
.LBB15_35:
.Ltmp278:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB15_43
.LBB15_36:
.Ltmp275:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB15_44
# %bb.37:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB15_38:
.Ltmp272:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB15_39:
.Ltmp291:                               # EH_LABEL
.LBB15_40:
	movq	%rax, %rbx
.LBB15_41:
	movq	64(%rsp), %rdi
.Ltmp298:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp299:                               # EH_LABEL
.LBB15_42:                              # %_ZN11DeviceArrayI6PlacesIdEED2Ev.exit44
	movq	32(%rsp), %rdi
.Ltmp301:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp302:                               # EH_LABEL
.LBB15_43:                              # %_ZN11DeviceArrayIdED2Ev.exit45
	movq	48(%rsp), %rdi
.Ltmp304:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp305:                               # EH_LABEL
.LBB15_44:                              # %_ZN11DeviceArrayIdED2Ev.exit46
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB15_45:
.Ltmp306:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB15_46:
.Ltmp300:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB15_47:
.Ltmp303:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end15:
	.size	_Z12check_accessIdElv, .Lfunc_end15-_Z12check_accessIdElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIdElv,"aG",@progbits,_Z12check_accessIdElv,comdat
	.p2align	2, 0x0
GCC_except_table15:
.Lexception8:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase5-.Lttbaseref5
.Lttbaseref5:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end8-.Lcst_begin8
.Lcst_begin8:
	.uleb128 .Ltmp270-.Lfunc_begin8         # >> Call Site 1 <<
	.uleb128 .Ltmp271-.Ltmp270              #   Call between .Ltmp270 and .Ltmp271
	.uleb128 .Ltmp272-.Lfunc_begin8         #     jumps to .Ltmp272
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp273-.Lfunc_begin8         # >> Call Site 2 <<
	.uleb128 .Ltmp274-.Ltmp273              #   Call between .Ltmp273 and .Ltmp274
	.uleb128 .Ltmp275-.Lfunc_begin8         #     jumps to .Ltmp275
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp276-.Lfunc_begin8         # >> Call Site 3 <<
	.uleb128 .Ltmp277-.Ltmp276              #   Call between .Ltmp276 and .Ltmp277
	.uleb128 .Ltmp278-.Lfunc_begin8         #     jumps to .Ltmp278
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp279-.Lfunc_begin8         # >> Call Site 4 <<
	.uleb128 .Ltmp280-.Ltmp279              #   Call between .Ltmp279 and .Ltmp280
	.uleb128 .Ltmp281-.Lfunc_begin8         #     jumps to .Ltmp281
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp282-.Lfunc_begin8         # >> Call Site 5 <<
	.uleb128 .Ltmp283-.Ltmp282              #   Call between .Ltmp282 and .Ltmp283
	.uleb128 .Ltmp284-.Lfunc_begin8         #     jumps to .Ltmp284
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp285-.Lfunc_begin8         # >> Call Site 6 <<
	.uleb128 .Ltmp290-.Ltmp285              #   Call between .Ltmp285 and .Ltmp290
	.uleb128 .Ltmp291-.Lfunc_begin8         #     jumps to .Ltmp291
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp292-.Lfunc_begin8         # >> Call Site 7 <<
	.uleb128 .Ltmp293-.Ltmp292              #   Call between .Ltmp292 and .Ltmp293
	.uleb128 .Ltmp294-.Lfunc_begin8         #     jumps to .Ltmp294
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp295-.Lfunc_begin8         # >> Call Site 8 <<
	.uleb128 .Ltmp296-.Ltmp295              #   Call between .Ltmp295 and .Ltmp296
	.uleb128 .Ltmp297-.Lfunc_begin8         #     jumps to .Ltmp297
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp307-.Lfunc_begin8         # >> Call Site 9 <<
	.uleb128 .Ltmp308-.Ltmp307              #   Call between .Ltmp307 and .Ltmp308
	.uleb128 .Ltmp309-.Lfunc_begin8         #     jumps to .Ltmp309
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp310-.Lfunc_begin8         # >> Call Site 10 <<
	.uleb128 .Ltmp311-.Ltmp310              #   Call between .Ltmp310 and .Ltmp311
	.uleb128 .Ltmp312-.Lfunc_begin8         #     jumps to .Ltmp312
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp313-.Lfunc_begin8         # >> Call Site 11 <<
	.uleb128 .Ltmp314-.Ltmp313              #   Call between .Ltmp313 and .Ltmp314
	.uleb128 .Ltmp315-.Lfunc_begin8         #     jumps to .Ltmp315
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp314-.Lfunc_begin8         # >> Call Site 12 <<
	.uleb128 .Ltmp298-.Ltmp314              #   Call between .Ltmp314 and .Ltmp298
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp298-.Lfunc_begin8         # >> Call Site 13 <<
	.uleb128 .Ltmp299-.Ltmp298              #   Call between .Ltmp298 and .Ltmp299
	.uleb128 .Ltmp300-.Lfunc_begin8         #     jumps to .Ltmp300
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp301-.Lfunc_begin8         # >> Call Site 14 <<
	.uleb128 .Ltmp302-.Ltmp301              #   Call between .Ltmp301 and .Ltmp302
	.uleb128 .Ltmp303-.Lfunc_begin8         #     jumps to .Ltmp303
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp304-.Lfunc_begin8         # >> Call Site 15 <<
	.uleb128 .Ltmp305-.Ltmp304              #   Call between .Ltmp304 and .Ltmp305
	.uleb128 .Ltmp306-.Lfunc_begin8         #     jumps to .Ltmp306
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp305-.Lfunc_begin8         # >> Call Site 16 <<
	.uleb128 .Lfunc_end15-.Ltmp305          #   Call between .Ltmp305 and .Lfunc_end15
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end8:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase5:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z12check_accessIhElv,"axG",@progbits,_Z12check_accessIhElv,comdat
	.weak	_Z12check_accessIhElv           # -- Begin function _Z12check_accessIhElv
	.p2align	4
	.type	_Z12check_accessIhElv,@function
_Z12check_accessIhElv:                  # @_Z12check_accessIhElv
.Lfunc_begin9:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception9
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp316:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$2, %edi
	callq	_Znwm@PLT
.Ltmp317:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$2, %rcx
	movq	%rcx, 16(%rsp)
	movw	$2306, (%rax)                   # imm = 0x902
	movq	%rcx, 8(%rsp)
.Ltmp319:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp320:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB16_4:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit
.Ltmp322:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIhEC2Em
.Ltmp323:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp325:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp326:                               # EH_LABEL
# %bb.6:
	incq	%rbx
	incq	%r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp328:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp329:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB16_9:                               # %_ZNSt6vectorI6PlacesIhESaIS1_EED2Ev.exit
.Ltmp331:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp332:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB16_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp333:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp334:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp335:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIhEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp336:                               # EH_LABEL
.LBB16_13:
.Ltmp338:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp339:                               # EH_LABEL
# %bb.14:
.Ltmp341:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$3, %edi
	callq	_Znwm@PLT
.Ltmp342:                               # EH_LABEL
# %bb.15:
	movw	$2311, (%rax)                   # imm = 0x907
	movb	$11, 2(%rax)
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	subq	%rcx, %rdx
	movl	$1, %ebx
	cmpq	$3, %rdx
	jne	.LBB16_17
# %bb.16:
	movzwl	(%rcx), %edx
	xorw	(%rax), %dx
	movzbl	2(%rcx), %ecx
	xorb	2(%rax), %cl
	movzbl	%cl, %ecx
	xorl	%ebx, %ebx
	orw	%dx, %cx
	setne	%bl
.LBB16_17:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit42
	.cfi_escape 0x2e, 0x00
	movl	$3, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_19
# %bb.18:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB16_19:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit45
	movq	64(%rsp), %rdi
.Ltmp353:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp354:                               # EH_LABEL
# %bb.20:                               # %_ZN11DeviceArrayI6PlacesIhEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp356:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp357:                               # EH_LABEL
# %bb.21:                               # %_ZN11DeviceArrayIhED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp359:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp360:                               # EH_LABEL
# %bb.22:                               # %_ZN11DeviceArrayIhED2Ev.exit46
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB16_33:
	.cfi_def_cfa_offset 176
.Ltmp361:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB16_32:
.Ltmp358:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB16_31:
.Ltmp355:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB16_29:                              # %_ZNSt12_Vector_baseIhSaIhEED2Ev.exit.i36
.Ltmp343:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_36
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB16_36
.LBB16_34:
.Ltmp340:                               # EH_LABEL
	jmp	.LBB16_35
.LBB16_26:
.Ltmp330:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_37
# %bb.27:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB16_37
.LBB16_25:
.Ltmp327:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB16_37
.LBB16_39:
.Ltmp324:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB16_40
.LBB16_23:
.Ltmp321:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB16_41
# %bb.24:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB16_42:
.Ltmp318:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB16_28:
.Ltmp337:                               # EH_LABEL
.LBB16_35:
	movq	%rax, %rbx
.LBB16_36:
	movq	64(%rsp), %rdi
.Ltmp344:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp345:                               # EH_LABEL
.LBB16_37:                              # %_ZN11DeviceArrayI6PlacesIhEED2Ev.exit53
	movq	32(%rsp), %rdi
.Ltmp347:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp348:                               # EH_LABEL
.LBB16_40:                              # %_ZN11DeviceArrayIhED2Ev.exit54
	movq	48(%rsp), %rdi
.Ltmp350:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp351:                               # EH_LABEL
.LBB16_41:                              # %_ZN11DeviceArrayIhED2Ev.exit55
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB16_44:
.Ltmp352:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB16_43:
.Ltmp346:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB16_38:
.Ltmp349:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end16:
	.size	_Z12check_accessIhElv, .Lfunc_end16-_Z12check_accessIhElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIhElv,"aG",@progbits,_Z12check_accessIhElv,comdat
	.p2align	2, 0x0
GCC_except_table16:
.Lexception9:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase6-.Lttbaseref6
.Lttbaseref6:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end9-.Lcst_begin9
.Lcst_begin9:
	.uleb128 .Ltmp316-.Lfunc_begin9         # >> Call Site 1 <<
	.uleb128 .Ltmp317-.Ltmp316              #   Call between .Ltmp316 and .Ltmp317
	.uleb128 .Ltmp318-.Lfunc_begin9         #     jumps to .Ltmp318
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp319-.Lfunc_begin9         # >> Call Site 2 <<
	.uleb128 .Ltmp320-.Ltmp319              #   Call between .Ltmp319 and .Ltmp320
	.uleb128 .Ltmp321-.Lfunc_begin9         #     jumps to .Ltmp321
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp322-.Lfunc_begin9         # >> Call Site 3 <<
	.uleb128 .Ltmp323-.Ltmp322              #   Call between .Ltmp322 and .Ltmp323
	.uleb128 .Ltmp324-.Lfunc_begin9         #     jumps to .Ltmp324
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp325-.Lfunc_begin9         # >> Call Site 4 <<
	.uleb128 .Ltmp326-.Ltmp325              #   Call between .Ltmp325 and .Ltmp326
	.uleb128 .Ltmp327-.Lfunc_begin9         #     jumps to .Ltmp327
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp328-.Lfunc_begin9         # >> Call Site 5 <<
	.uleb128 .Ltmp329-.Ltmp328              #   Call between .Ltmp328 and .Ltmp329
	.uleb128 .Ltmp330-.Lfunc_begin9         #     jumps to .Ltmp330
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp331-.Lfunc_begin9         # >> Call Site 6 <<
	.uleb128 .Ltmp336-.Ltmp331              #   Call between .Ltmp331 and .Ltmp336
	.uleb128 .Ltmp337-.Lfunc_begin9         #     jumps to .Ltmp337
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp338-.Lfunc_begin9         # >> Call Site 7 <<
	.uleb128 .Ltmp339-.Ltmp338              #   Call between .Ltmp338 and .Ltmp339
	.uleb128 .Ltmp340-.Lfunc_begin9         #     jumps to .Ltmp340
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp341-.Lfunc_begin9         # >> Call Site 8 <<
	.uleb128 .Ltmp342-.Ltmp341              #   Call between .Ltmp341 and .Ltmp342
	.uleb128 .Ltmp343-.Lfunc_begin9         #     jumps to .Ltmp343
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp353-.Lfunc_begin9         # >> Call Site 9 <<
	.uleb128 .Ltmp354-.Ltmp353              #   Call between .Ltmp353 and .Ltmp354
	.uleb128 .Ltmp355-.Lfunc_begin9         #     jumps to .Ltmp355
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp356-.Lfunc_begin9         # >> Call Site 10 <<
	.uleb128 .Ltmp357-.Ltmp356              #   Call between .Ltmp356 and .Ltmp357
	.uleb128 .Ltmp358-.Lfunc_begin9         #     jumps to .Ltmp358
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp359-.Lfunc_begin9         # >> Call Site 11 <<
	.uleb128 .Ltmp360-.Ltmp359              #   Call between .Ltmp359 and .Ltmp360
	.uleb128 .Ltmp361-.Lfunc_begin9         #     jumps to .Ltmp361
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp360-.Lfunc_begin9         # >> Call Site 12 <<
	.uleb128 .Ltmp344-.Ltmp360              #   Call between .Ltmp360 and .Ltmp344
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp344-.Lfunc_begin9         # >> Call Site 13 <<
	.uleb128 .Ltmp345-.Ltmp344              #   Call between .Ltmp344 and .Ltmp345
	.uleb128 .Ltmp346-.Lfunc_begin9         #     jumps to .Ltmp346
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp347-.Lfunc_begin9         # >> Call Site 14 <<
	.uleb128 .Ltmp348-.Ltmp347              #   Call between .Ltmp347 and .Ltmp348
	.uleb128 .Ltmp349-.Lfunc_begin9         #     jumps to .Ltmp349
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp350-.Lfunc_begin9         # >> Call Site 15 <<
	.uleb128 .Ltmp351-.Ltmp350              #   Call between .Ltmp350 and .Ltmp351
	.uleb128 .Ltmp352-.Lfunc_begin9         #     jumps to .Ltmp352
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp351-.Lfunc_begin9         # >> Call Site 16 <<
	.uleb128 .Lfunc_end16-.Ltmp351          #   Call between .Ltmp351 and .Lfunc_end16
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end9:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase6:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z12check_accessIsElv,"axG",@progbits,_Z12check_accessIsElv,comdat
	.weak	_Z12check_accessIsElv           # -- Begin function _Z12check_accessIsElv
	.p2align	4
	.type	_Z12check_accessIsElv,@function
_Z12check_accessIsElv:                  # @_Z12check_accessIsElv
.Lfunc_begin10:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception10
# %bb.0:
	pushq	%r14
	.cfi_def_cfa_offset 16
	pushq	%rbx
	.cfi_def_cfa_offset 24
	subq	$152, %rsp
	.cfi_def_cfa_offset 176
	.cfi_offset %rbx, -24
	.cfi_offset %r14, -16
.Ltmp362:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$4, %edi
	callq	_Znwm@PLT
.Ltmp363:                               # EH_LABEL
# %bb.1:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$4, %rcx
	movq	%rcx, 16(%rsp)
	movl	$589826, (%rax)                 # imm = 0x90002
	movq	%rcx, 8(%rsp)
.Ltmp365:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
.Ltmp366:                               # EH_LABEL
# %bb.2:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_4
# %bb.3:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB17_4:                               # %_ZNSt6vectorIsSaIsEED2Ev.exit
.Ltmp368:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIsEC2Em
.Ltmp369:                               # EH_LABEL
# %bb.5:
	movq	48(%rsp), %r14
	movq	32(%rsp), %rbx
.Ltmp371:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$16, %edi
	callq	_Znwm@PLT
.Ltmp372:                               # EH_LABEL
# %bb.6:
	addq	$2, %rbx
	addq	$2, %r14
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$16, %rcx
	movq	%rcx, 16(%rsp)
	movq	%r14, (%rax)
	movq	%rbx, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp374:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp375:                               # EH_LABEL
# %bb.7:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_9
# %bb.8:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB17_9:                               # %_ZNSt6vectorI6PlacesIsESaIS1_EED2Ev.exit
.Ltmp377:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp378:                               # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB17_13
# %bb.11:
	movq	48(%rsp), %rax
	movq	32(%rsp), %rcx
	movq	64(%rsp), %rdx
	movq	%rax, 144(%rsp)
	movq	%rcx, 136(%rsp)
	movq	%rdx, 128(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	136(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp379:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	96(%rsp), %rsi
	leaq	88(%rsp), %rdx
	leaq	80(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp380:                               # EH_LABEL
# %bb.12:                               # %.noexc
	movq	112(%rsp), %rsi
	movl	120(%rsp), %edx
	movq	96(%rsp), %rcx
	movl	104(%rsp), %r8d
.Ltmp381:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6accessIsEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	80(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	96(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp382:                               # EH_LABEL
.LBB17_13:
.Ltmp384:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	callq	_ZNK11DeviceArrayIsE4hostEv
.Ltmp385:                               # EH_LABEL
# %bb.14:
.Ltmp387:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$6, %edi
	callq	_Znwm@PLT
.Ltmp388:                               # EH_LABEL
# %bb.15:
	movl	$589831, (%rax)                 # imm = 0x90007
	movw	$11, 4(%rax)
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdx
	subq	%rcx, %rdx
	movl	$1, %ebx
	cmpq	$6, %rdx
	jne	.LBB17_17
# %bb.16:
	movl	(%rcx), %edx
	xorl	(%rax), %edx
	movzwl	4(%rcx), %ecx
	xorw	4(%rax), %cx
	movzwl	%cx, %ecx
	xorl	%ebx, %ebx
	orl	%edx, %ecx
	setne	%bl
.LBB17_17:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit36
	.cfi_escape 0x2e, 0x00
	movl	$6, %esi
	movq	%rax, %rdi
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_19
# %bb.18:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB17_19:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit38
	movq	64(%rsp), %rdi
.Ltmp399:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp400:                               # EH_LABEL
# %bb.20:                               # %_ZN11DeviceArrayI6PlacesIsEED2Ev.exit
	movq	32(%rsp), %rdi
.Ltmp402:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp403:                               # EH_LABEL
# %bb.21:                               # %_ZN11DeviceArrayIsED2Ev.exit
	movq	48(%rsp), %rdi
.Ltmp405:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp406:                               # EH_LABEL
# %bb.22:                               # %_ZN11DeviceArrayIsED2Ev.exit39
	movq	%rbx, %rax
	addq	$152, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%r14
	.cfi_def_cfa_offset 8
	retq
.LBB17_23:
	.cfi_def_cfa_offset 176
.Ltmp407:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB17_24:
.Ltmp404:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB17_25:
.Ltmp401:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB17_26:
.Ltmp389:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_38
# %bb.27:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB17_38
.LBB17_28:
.Ltmp386:                               # EH_LABEL
	jmp	.LBB17_37
.LBB17_29:
.Ltmp376:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_39
# %bb.30:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB17_39
.LBB17_31:
.Ltmp373:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB17_39
.LBB17_32:
.Ltmp370:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB17_40
.LBB17_33:
.Ltmp367:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB17_41
# %bb.34:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB17_35:
.Ltmp364:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	_Unwind_Resume@PLT
.LBB17_36:
.Ltmp383:                               # EH_LABEL
.LBB17_37:
	movq	%rax, %rbx
.LBB17_38:
	movq	64(%rsp), %rdi
.Ltmp390:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp391:                               # EH_LABEL
.LBB17_39:                              # %_ZN11DeviceArrayI6PlacesIsEED2Ev.exit44
	movq	32(%rsp), %rdi
.Ltmp393:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp394:                               # EH_LABEL
.LBB17_40:                              # %_ZN11DeviceArrayIsED2Ev.exit45
	movq	48(%rsp), %rdi
.Ltmp396:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp397:                               # EH_LABEL
.LBB17_41:                              # %_ZN11DeviceArrayIsED2Ev.exit46
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB17_42:
.Ltmp398:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB17_43:
.Ltmp392:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB17_44:
.Ltmp395:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end17:
	.size	_Z12check_accessIsElv, .Lfunc_end17-_Z12check_accessIsElv
	.cfi_endproc
	.section	.gcc_except_table._Z12check_accessIsElv,"aG",@progbits,_Z12check_accessIsElv,comdat
	.p2align	2, 0x0
GCC_except_table17:
.Lexception10:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase7-.Lttbaseref7
.Lttbaseref7:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end10-.Lcst_begin10
.Lcst_begin10:
	.uleb128 .Ltmp362-.Lfunc_begin10        # >> Call Site 1 <<
	.uleb128 .Ltmp363-.Ltmp362              #   Call between .Ltmp362 and .Ltmp363
	.uleb128 .Ltmp364-.Lfunc_begin10        #     jumps to .Ltmp364
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp365-.Lfunc_begin10        # >> Call Site 2 <<
	.uleb128 .Ltmp366-.Ltmp365              #   Call between .Ltmp365 and .Ltmp366
	.uleb128 .Ltmp367-.Lfunc_begin10        #     jumps to .Ltmp367
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp368-.Lfunc_begin10        # >> Call Site 3 <<
	.uleb128 .Ltmp369-.Ltmp368              #   Call between .Ltmp368 and .Ltmp369
	.uleb128 .Ltmp370-.Lfunc_begin10        #     jumps to .Ltmp370
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp371-.Lfunc_begin10        # >> Call Site 4 <<
	.uleb128 .Ltmp372-.Ltmp371              #   Call between .Ltmp371 and .Ltmp372
	.uleb128 .Ltmp373-.Lfunc_begin10        #     jumps to .Ltmp373
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp374-.Lfunc_begin10        # >> Call Site 5 <<
	.uleb128 .Ltmp375-.Ltmp374              #   Call between .Ltmp374 and .Ltmp375
	.uleb128 .Ltmp376-.Lfunc_begin10        #     jumps to .Ltmp376
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp377-.Lfunc_begin10        # >> Call Site 6 <<
	.uleb128 .Ltmp382-.Ltmp377              #   Call between .Ltmp377 and .Ltmp382
	.uleb128 .Ltmp383-.Lfunc_begin10        #     jumps to .Ltmp383
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp384-.Lfunc_begin10        # >> Call Site 7 <<
	.uleb128 .Ltmp385-.Ltmp384              #   Call between .Ltmp384 and .Ltmp385
	.uleb128 .Ltmp386-.Lfunc_begin10        #     jumps to .Ltmp386
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp387-.Lfunc_begin10        # >> Call Site 8 <<
	.uleb128 .Ltmp388-.Ltmp387              #   Call between .Ltmp387 and .Ltmp388
	.uleb128 .Ltmp389-.Lfunc_begin10        #     jumps to .Ltmp389
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp399-.Lfunc_begin10        # >> Call Site 9 <<
	.uleb128 .Ltmp400-.Ltmp399              #   Call between .Ltmp399 and .Ltmp400
	.uleb128 .Ltmp401-.Lfunc_begin10        #     jumps to .Ltmp401
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp402-.Lfunc_begin10        # >> Call Site 10 <<
	.uleb128 .Ltmp403-.Ltmp402              #   Call between .Ltmp402 and .Ltmp403
	.uleb128 .Ltmp404-.Lfunc_begin10        #     jumps to .Ltmp404
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp405-.Lfunc_begin10        # >> Call Site 11 <<
	.uleb128 .Ltmp406-.Ltmp405              #   Call between .Ltmp405 and .Ltmp406
	.uleb128 .Ltmp407-.Lfunc_begin10        #     jumps to .Ltmp407
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp406-.Lfunc_begin10        # >> Call Site 12 <<
	.uleb128 .Ltmp390-.Ltmp406              #   Call between .Ltmp406 and .Ltmp390
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp390-.Lfunc_begin10        # >> Call Site 13 <<
	.uleb128 .Ltmp391-.Ltmp390              #   Call between .Ltmp390 and .Ltmp391
	.uleb128 .Ltmp392-.Lfunc_begin10        #     jumps to .Ltmp392
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp393-.Lfunc_begin10        # >> Call Site 14 <<
	.uleb128 .Ltmp394-.Ltmp393              #   Call between .Ltmp393 and .Ltmp394
	.uleb128 .Ltmp395-.Lfunc_begin10        #     jumps to .Ltmp395
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp396-.Lfunc_begin10        # >> Call Site 15 <<
	.uleb128 .Ltmp397-.Ltmp396              #   Call between .Ltmp396 and .Ltmp397
	.uleb128 .Ltmp398-.Lfunc_begin10        #     jumps to .Ltmp398
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp397-.Lfunc_begin10        # >> Call Site 16 <<
	.uleb128 .Lfunc_end17-.Ltmp397          #   Call between .Ltmp397 and .Lfunc_end17
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end10:
	.byte	1                               # >> Action Record 1 <<
                                        #   Catch TypeInfo 1
	.byte	0                               #   No further actions
	.p2align	2, 0x0
                                        # >> Catch TypeInfos <<
	.long	0                               # TypeInfo 1
.Lttbase7:
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
	jne	.LBB18_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB18_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end18:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end18-_ZN11DeviceArrayIiEC2Em
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB19_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end19:
	.size	_ZN11DeviceArrayIjEC2Em, .Lfunc_end19-_ZN11DeviceArrayIjEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
.Lfunc_begin11:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception11
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
	jne	.LBB20_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB20_2
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
	je	.LBB20_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB20_5
.LBB20_2:                               # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB20_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp408:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp409:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB20_7
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
.LBB20_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB20_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp410:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp411:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp412:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp413:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB20_10:
.Ltmp414:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB20_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB20_12:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end20:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end20-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table20:
.Lexception11:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end11-.Lcst_begin11
.Lcst_begin11:
	.uleb128 .Lfunc_begin11-.Lfunc_begin11  # >> Call Site 1 <<
	.uleb128 .Ltmp408-.Lfunc_begin11        #   Call between .Lfunc_begin11 and .Ltmp408
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp408-.Lfunc_begin11        # >> Call Site 2 <<
	.uleb128 .Ltmp409-.Ltmp408              #   Call between .Ltmp408 and .Ltmp409
	.uleb128 .Ltmp414-.Lfunc_begin11        #     jumps to .Ltmp414
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp409-.Lfunc_begin11        # >> Call Site 3 <<
	.uleb128 .Ltmp410-.Ltmp409              #   Call between .Ltmp409 and .Ltmp410
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp410-.Lfunc_begin11        # >> Call Site 4 <<
	.uleb128 .Ltmp413-.Ltmp410              #   Call between .Ltmp410 and .Ltmp413
	.uleb128 .Ltmp414-.Lfunc_begin11        #     jumps to .Ltmp414
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp413-.Lfunc_begin11        # >> Call Site 5 <<
	.uleb128 .Lfunc_end20-.Ltmp413          #   Call between .Ltmp413 and .Lfunc_end20
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end11:
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
.Lfunc_end21:
	.size	__clang_call_terminate, .Lfunc_end21-__clang_call_terminate
	.cfi_endproc
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
	jne	.LBB22_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB22_4
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
.LBB22_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB22_2
.LBB22_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB22_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end22:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end22-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB23_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB23_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end23:
	.size	_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end23-_ZN11DeviceArrayI6PlacesIiEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIiEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end24:
	.size	_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E, .Lfunc_end24-_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE,"axG",@progbits,_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE,comdat
	.weak	_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE # -- Begin function _ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE
	.p2align	4
	.type	_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE,@function
_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE: # @_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE
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
	jne	.LBB25_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB25_4
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
.LBB25_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB25_2
.LBB25_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB25_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end25:
	.size	_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE, .Lfunc_end25-_ZN11DeviceArrayIlEC2ERKSt6vectorIlSaIlEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIlEC2Em,"axG",@progbits,_ZN11DeviceArrayIlEC2Em,comdat
	.weak	_ZN11DeviceArrayIlEC2Em         # -- Begin function _ZN11DeviceArrayIlEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIlEC2Em,@function
_ZN11DeviceArrayIlEC2Em:                # @_ZN11DeviceArrayIlEC2Em
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
	jne	.LBB26_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB26_4
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
.LBB26_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB26_2
.LBB26_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB26_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end26:
	.size	_ZN11DeviceArrayIlEC2Em, .Lfunc_end26-_ZN11DeviceArrayIlEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB27_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB27_4
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
.LBB27_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB27_2
.LBB27_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB27_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end27:
	.size	_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end27-_ZN11DeviceArrayI6PlacesIlEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIlEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end28:
	.size	_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E, .Lfunc_end28-_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIlE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIlE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIlE4hostEv     # -- Begin function _ZNK11DeviceArrayIlE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIlE4hostEv,@function
_ZNK11DeviceArrayIlE4hostEv:            # @_ZNK11DeviceArrayIlE4hostEv
.Lfunc_begin12:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception12
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
	jne	.LBB29_13
# %bb.1:                                # %_ZNSt6vectorIlSaIlEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB29_2
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
	je	.LBB29_5
# %bb.4:                                # %_ZSt6fill_nIPlmlET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB29_5
.LBB29_2:                               # %_ZNSt12_Vector_baseIlSaIlEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB29_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp415:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp416:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB29_7
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
.LBB29_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB29_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp417:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp418:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp419:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp420:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB29_10:
.Ltmp421:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB29_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB29_12:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end29:
	.size	_ZNK11DeviceArrayIlE4hostEv, .Lfunc_end29-_ZNK11DeviceArrayIlE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIlE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIlE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table29:
.Lexception12:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end12-.Lcst_begin12
.Lcst_begin12:
	.uleb128 .Lfunc_begin12-.Lfunc_begin12  # >> Call Site 1 <<
	.uleb128 .Ltmp415-.Lfunc_begin12        #   Call between .Lfunc_begin12 and .Ltmp415
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp415-.Lfunc_begin12        # >> Call Site 2 <<
	.uleb128 .Ltmp416-.Ltmp415              #   Call between .Ltmp415 and .Ltmp416
	.uleb128 .Ltmp421-.Lfunc_begin12        #     jumps to .Ltmp421
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp416-.Lfunc_begin12        # >> Call Site 3 <<
	.uleb128 .Ltmp417-.Ltmp416              #   Call between .Ltmp416 and .Ltmp417
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp417-.Lfunc_begin12        # >> Call Site 4 <<
	.uleb128 .Ltmp420-.Ltmp417              #   Call between .Ltmp417 and .Ltmp420
	.uleb128 .Ltmp421-.Lfunc_begin12        #     jumps to .Ltmp421
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp420-.Lfunc_begin12        # >> Call Site 5 <<
	.uleb128 .Lfunc_end29-.Ltmp420          #   Call between .Ltmp420 and .Lfunc_end29
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end12:
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
	jne	.LBB30_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB30_4
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
.LBB30_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB30_2
.LBB30_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB30_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end30:
	.size	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE, .Lfunc_end30-_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
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
	jne	.LBB31_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB31_4
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
.LBB31_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB31_2
.LBB31_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB31_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end31:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end31-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB32_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB32_4
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
.LBB32_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB32_2
.LBB32_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB32_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end32:
	.size	_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end32-_ZN11DeviceArrayI6PlacesIfEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIfEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end33:
	.size	_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E, .Lfunc_end33-_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
.Lfunc_begin13:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception13
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
	jne	.LBB34_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB34_2
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
	je	.LBB34_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB34_5
.LBB34_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB34_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp422:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp423:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB34_7
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
.LBB34_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB34_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp424:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp425:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp426:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp427:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB34_10:
.Ltmp428:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB34_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB34_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end34:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end34-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table34:
.Lexception13:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end13-.Lcst_begin13
.Lcst_begin13:
	.uleb128 .Lfunc_begin13-.Lfunc_begin13  # >> Call Site 1 <<
	.uleb128 .Ltmp422-.Lfunc_begin13        #   Call between .Lfunc_begin13 and .Ltmp422
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp422-.Lfunc_begin13        # >> Call Site 2 <<
	.uleb128 .Ltmp423-.Ltmp422              #   Call between .Ltmp422 and .Ltmp423
	.uleb128 .Ltmp428-.Lfunc_begin13        #     jumps to .Ltmp428
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp423-.Lfunc_begin13        # >> Call Site 3 <<
	.uleb128 .Ltmp424-.Ltmp423              #   Call between .Ltmp423 and .Ltmp424
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp424-.Lfunc_begin13        # >> Call Site 4 <<
	.uleb128 .Ltmp427-.Ltmp424              #   Call between .Ltmp424 and .Ltmp427
	.uleb128 .Ltmp428-.Lfunc_begin13        #     jumps to .Ltmp428
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp427-.Lfunc_begin13        # >> Call Site 5 <<
	.uleb128 .Lfunc_end34-.Ltmp427          #   Call between .Ltmp427 and .Lfunc_end34
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end13:
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
	jne	.LBB35_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB35_4
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
.LBB35_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB35_2
.LBB35_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB35_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end35:
	.size	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE, .Lfunc_end35-_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
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
	jne	.LBB36_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB36_4
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
.LBB36_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB36_2
.LBB36_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB36_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end36:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end36-_ZN11DeviceArrayIdEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB37_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB37_4
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
.LBB37_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB37_2
.LBB37_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB37_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end37:
	.size	_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end37-_ZN11DeviceArrayI6PlacesIdEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIdEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end38:
	.size	_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E, .Lfunc_end38-_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
.Lfunc_begin14:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception14
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
	jne	.LBB39_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB39_2
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
	je	.LBB39_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB39_5
.LBB39_2:                               # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB39_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp429:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp430:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB39_7
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
.LBB39_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB39_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp431:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp432:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp433:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp434:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB39_10:
.Ltmp435:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB39_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB39_12:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end39:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end39-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table39:
.Lexception14:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end14-.Lcst_begin14
.Lcst_begin14:
	.uleb128 .Lfunc_begin14-.Lfunc_begin14  # >> Call Site 1 <<
	.uleb128 .Ltmp429-.Lfunc_begin14        #   Call between .Lfunc_begin14 and .Ltmp429
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp429-.Lfunc_begin14        # >> Call Site 2 <<
	.uleb128 .Ltmp430-.Ltmp429              #   Call between .Ltmp429 and .Ltmp430
	.uleb128 .Ltmp435-.Lfunc_begin14        #     jumps to .Ltmp435
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp430-.Lfunc_begin14        # >> Call Site 3 <<
	.uleb128 .Ltmp431-.Ltmp430              #   Call between .Ltmp430 and .Ltmp431
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp431-.Lfunc_begin14        # >> Call Site 4 <<
	.uleb128 .Ltmp434-.Ltmp431              #   Call between .Ltmp431 and .Ltmp434
	.uleb128 .Ltmp435-.Lfunc_begin14        #     jumps to .Ltmp435
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp434-.Lfunc_begin14        # >> Call Site 5 <<
	.uleb128 .Lfunc_end39-.Ltmp434          #   Call between .Ltmp434 and .Lfunc_end39
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end14:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,"axG",@progbits,_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,comdat
	.weak	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE # -- Begin function _ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
	.p2align	4
	.type	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE,@function
_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE: # @_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
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
	movq	%rsi, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB40_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB40_4
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
.LBB40_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB40_2
.LBB40_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB40_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end40:
	.size	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE, .Lfunc_end40-_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB41_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB41_4
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
.LBB41_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB41_2
.LBB41_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB41_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end41:
	.size	_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end41-_ZN11DeviceArrayI6PlacesIhEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIhEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end42:
	.size	_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E, .Lfunc_end42-_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,"axG",@progbits,_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,comdat
	.weak	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE # -- Begin function _ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
	.p2align	4
	.type	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE,@function
_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE: # @_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
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
	sarq	%rax
	movq	%rax, 8(%rdi)
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB43_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	addq	%rdx, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB43_4
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
.LBB43_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB43_2
.LBB43_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB43_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end43:
	.size	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE, .Lfunc_end43-_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIsEC2Em,"axG",@progbits,_ZN11DeviceArrayIsEC2Em,comdat
	.weak	_ZN11DeviceArrayIsEC2Em         # -- Begin function _ZN11DeviceArrayIsEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIsEC2Em,@function
_ZN11DeviceArrayIsEC2Em:                # @_ZN11DeviceArrayIsEC2Em
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
	addq	%rsi, %rbx
	movq	%rbx, %rsi
	callq	hipMalloc@PLT
	testl	%eax, %eax
	jne	.LBB44_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB44_4
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
.LBB44_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
	jmp	.LBB44_2
.LBB44_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB44_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end44:
	.size	_ZN11DeviceArrayIsEC2Em, .Lfunc_end44-_ZN11DeviceArrayIsEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB45_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$4, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB45_4
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
.LBB45_1:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB45_2
.LBB45_4:
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
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB45_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end45:
	.size	_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end45-_ZN11DeviceArrayI6PlacesIsEEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E,"axG",@progbits,_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E # -- Begin function _Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E
	.p2align	4
	.type	_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E,@function
_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E: # @_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E
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
	movq	_Z6accessIsEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end46:
	.size	_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E, .Lfunc_end46-_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIsE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIsE4hostEv     # -- Begin function _ZNK11DeviceArrayIsE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIsE4hostEv,@function
_ZNK11DeviceArrayIsE4hostEv:            # @_ZNK11DeviceArrayIsE4hostEv
.Lfunc_begin15:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception15
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
	shrq	$62, %rax
	jne	.LBB47_13
# %bb.1:                                # %_ZNSt6vectorIsSaIsEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB47_2
# %bb.3:                                # %.noexc5
	leaq	(%rbx,%rbx), %r13
	movq	%r13, %rdi
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, (%r15)
	leaq	(%rax,%rbx,2), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	movq	%rcx, 16(%r15)
	movw	$0, (%rax)
	leaq	2(%rax), %rbp
	decq	%rbx
	je	.LBB47_5
# %bb.4:                                # %_ZSt6fill_nIPsmsET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(%rbx,%rbx), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,2), %rbp
	jmp	.LBB47_5
.LBB47_2:                               # %_ZNSt12_Vector_baseIsSaIsEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB47_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp436:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp437:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB47_7
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
.LBB47_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.8(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB47_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp438:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp439:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp440:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp441:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB47_10:
.Ltmp442:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB47_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB47_12:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end47:
	.size	_ZNK11DeviceArrayIsE4hostEv, .Lfunc_end47-_ZNK11DeviceArrayIsE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIsE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table47:
.Lexception15:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end15-.Lcst_begin15
.Lcst_begin15:
	.uleb128 .Lfunc_begin15-.Lfunc_begin15  # >> Call Site 1 <<
	.uleb128 .Ltmp436-.Lfunc_begin15        #   Call between .Lfunc_begin15 and .Ltmp436
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp436-.Lfunc_begin15        # >> Call Site 2 <<
	.uleb128 .Ltmp437-.Ltmp436              #   Call between .Ltmp436 and .Ltmp437
	.uleb128 .Ltmp442-.Lfunc_begin15        #     jumps to .Ltmp442
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp437-.Lfunc_begin15        # >> Call Site 3 <<
	.uleb128 .Ltmp438-.Ltmp437              #   Call between .Ltmp437 and .Ltmp438
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp438-.Lfunc_begin15        # >> Call Site 4 <<
	.uleb128 .Ltmp441-.Ltmp438              #   Call between .Ltmp438 and .Ltmp441
	.uleb128 .Ltmp442-.Lfunc_begin15        #     jumps to .Ltmp442
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp441-.Lfunc_begin15        # >> Call Site 5 <<
	.uleb128 .Lfunc_end47-.Ltmp441          #   Call between .Ltmp441 and .Lfunc_end47
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end15:
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
	movq	__hip_gpubin_handle_1aeea2bd3b09b8a6(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB48_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_1aeea2bd3b09b8a6(%rip)
.LBB48_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7pass_onPiPj@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4takePKiPjPi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6narrowPhPtPjPb@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIiEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIlEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIfEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIdEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIhEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6accessIsEvPT_S1_P6PlacesIS0_E@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_9(%rip), %rcx
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
.Lfunc_end48:
	.size	__hip_module_ctor, .Lfunc_end48-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_1aeea2bd3b09b8a6(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB49_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_1aeea2bd3b09b8a6(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB49_2:
	retq
.Lfunc_end49:
	.size	__hip_module_dtor, .Lfunc_end49-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z7pass_onPiPj,@object          # @_Z7pass_onPiPj
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z7pass_onPiPj
	.p2align	3, 0x0
_Z7pass_onPiPj:
	.quad	_Z22__device_stub__pass_onPiPj
	.size	_Z7pass_onPiPj, 8

	.type	_Z4takePKiPjPi,@object          # @_Z4takePKiPjPi
	.globl	_Z4takePKiPjPi
	.p2align	3, 0x0
_Z4takePKiPjPi:
	.quad	_Z19__device_stub__takePKiPjPi
	.size	_Z4takePKiPjPi, 8

	.type	_Z6narrowPhPtPjPb,@object       # @_Z6narrowPhPtPjPb
	.globl	_Z6narrowPhPtPjPb
	.p2align	3, 0x0
_Z6narrowPhPtPjPb:
	.quad	_Z21__device_stub__narrowPhPtPjPb
	.size	_Z6narrowPhPtPjPb, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMemcpy(flags, won, threads, hipMemcpyDeviceToHost)"
	.size	.L.str, 54

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/atomic_access.hip"
	.size	.L.str.1, 33

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.2, 20

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipGetLastError()"
	.size	.L.str.3, 18

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"tests/programs/support.h"
	.size	.L.str.4, 25

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.5, 24

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.6, 63

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.7, 39

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.8, 49

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.9, 64

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.10, 73

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.11, 72

	.type	_Z6accessIiEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIiEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIiEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIiEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIiEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIiEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIiEvPT_S1_P6PlacesIS0_E, 8

	.type	_Z6accessIlEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIlEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIlEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIlEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIlEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIlEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIlEvPT_S1_P6PlacesIS0_E, 8

	.type	.Lconstinit,@object             # @constinit
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Lconstinit:
	.quad	7                               # 0x7
	.quad	9                               # 0x9
	.quad	11                              # 0xb
	.size	.Lconstinit, 24

	.type	_Z6accessIfEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIfEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIfEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIfEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIfEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIfEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIfEvPT_S1_P6PlacesIS0_E, 8

	.type	_Z6accessIdEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIdEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIdEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIdEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIdEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIdEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIdEvPT_S1_P6PlacesIS0_E, 8

	.type	.Lconstinit.12,@object          # @constinit.12
	.section	.rodata,"a",@progbits
	.p2align	3, 0x0
.Lconstinit.12:
	.quad	0x401c000000000000              # double 7
	.quad	0x4022000000000000              # double 9
	.quad	0x4026000000000000              # double 11
	.size	.Lconstinit.12, 24

	.type	_Z6accessIhEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIhEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIhEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIhEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIhEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIhEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIhEvPT_S1_P6PlacesIS0_E, 8

	.type	_Z6accessIsEvPT_S1_P6PlacesIS0_E,@object # @_Z6accessIsEvPT_S1_P6PlacesIS0_E
	.section	.data.rel.ro._Z6accessIsEvPT_S1_P6PlacesIS0_E,"awG",@progbits,_Z6accessIsEvPT_S1_P6PlacesIS0_E,comdat
	.weak	_Z6accessIsEvPT_S1_P6PlacesIS0_E
	.p2align	3, 0x0
_Z6accessIsEvPT_S1_P6PlacesIS0_E:
	.quad	_Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E
	.size	_Z6accessIsEvPT_S1_P6PlacesIS0_E, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z7pass_onPiPj"
	.size	.L__unnamed_1, 15

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z4takePKiPjPi"
	.size	.L__unnamed_2, 15

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z6narrowPhPtPjPb"
	.size	.L__unnamed_3, 18

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z6accessIiEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_4, 33

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z6accessIlEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_5, 33

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z6accessIfEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_6, 33

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z6accessIdEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_7, 33

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"_Z6accessIhEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_8, 33

	.type	.L__unnamed_9,@object           # @8
.L__unnamed_9:
	.asciz	"_Z6accessIsEvPT_S1_P6PlacesIS0_E"
	.size	.L__unnamed_9, 33

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_1aeea2bd3b09b8a6
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_1aeea2bd3b09b8a6,@object # @__hip_gpubin_handle_1aeea2bd3b09b8a6
	.local	__hip_gpubin_handle_1aeea2bd3b09b8a6
	.comm	__hip_gpubin_handle_1aeea2bd3b09b8a6,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_1aeea2bd3b09b8a6,@object # @__hip_cuid_1aeea2bd3b09b8a6
	.bss
	.globl	__hip_cuid_1aeea2bd3b09b8a6
__hip_cuid_1aeea2bd3b09b8a6:
	.byte	0                               # 0x0
	.size	__hip_cuid_1aeea2bd3b09b8a6, 1

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
	.addrsig_sym _Z22__device_stub__pass_onPiPj
	.addrsig_sym _Z19__device_stub__takePKiPjPi
	.addrsig_sym _Z21__device_stub__narrowPhPtPjPb
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z21__device_stub__accessIiEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z21__device_stub__accessIlEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z21__device_stub__accessIfEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z21__device_stub__accessIdEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z21__device_stub__accessIhEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z21__device_stub__accessIsEvPT_S1_P6PlacesIS0_E
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z7pass_onPiPj
	.addrsig_sym _Z4takePKiPjPi
	.addrsig_sym _Z6narrowPhPtPjPb
	.addrsig_sym _Z6accessIiEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z6accessIlEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z6accessIfEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z6accessIdEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z6accessIhEvPT_S1_P6PlacesIS0_E
	.addrsig_sym _Z6accessIsEvPT_S1_P6PlacesIS0_E
	.addrsig_sym __hip_fatbin_1aeea2bd3b09b8a6
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_1aeea2bd3b09b8a6
