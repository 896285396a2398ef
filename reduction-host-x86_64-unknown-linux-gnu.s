	.file	"reduction.hip"
	.text
	.globl	_Z24__device_stub__block_sumPKiPxi # -- Begin function _Z24__device_stub__block_sumPKiPxi
	.p2align	4
	.type	_Z24__device_stub__block_sumPKiPxi,@function
_Z24__device_stub__block_sumPKiPxi:     # @_Z24__device_stub__block_sumPKiPxi
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movl	%edx, 12(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
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
	movq	_Z9block_sumPKiPxi@GOTPCREL(%rip), %rdi
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
	.size	_Z24__device_stub__block_sumPKiPxi, .Lfunc_end0-_Z24__device_stub__block_sumPKiPxi
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
	subq	$168, %rsp
	.cfi_def_cfa_offset 224
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$12000068, %edi                 # imm = 0xB71B44
	callq	_Znwm@PLT
	movq	%rax, %r12
	xorl	%ebx, %ebx
	movl	$12000068, %edx                 # imm = 0xB71B44
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$1, %ecx
	movl	$4, %eax
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ecx, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	movl	%ecx, -4(%r12,%rax)
	movslq	%ecx, %r14
	addq	%rbx, %r14
	cmpq	$12000068, %rax                 # imm = 0xB71B44
	je	.LBB1_3
# %bb.2:                                #   in Loop: Header=BB1_1 Depth=1
	imull	$1664525, %ecx, %ecx            # imm = 0x19660D
	addl	$1013904223, %ecx               # imm = 0x3C6EF35F
	movl	%ecx, (%r12,%rax)
	movslq	%ecx, %rdx
	addq	%rdx, %r14
	addq	$8, %rax
	movq	%r14, %rbx
	jmp	.LBB1_1
.LBB1_3:
.Ltmp0:                                 # EH_LABEL
	leaq	48(%rsp), %rdi
	movl	$12000068, %esi                 # imm = 0xB71B44
	callq	hipMalloc@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.4:                                # %_ZL9hipMallocIiE10hipError_tPPT_m.exit
	testl	%eax, %eax
	jne	.LBB1_35
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	48(%rsp), %rdi
.Ltmp6:                                 # EH_LABEL
	movl	$12000068, %edx                 # imm = 0xB71B44
	movq	%r12, %rsi
	movl	$1, %ecx
	callq	hipMemcpy@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB1_38
# %bb.7:                                # %_Z9hip_check10hipError_tPKcS1_i.exit53
.Ltmp13:                                # EH_LABEL
	leaq	40(%rsp), %rdi
	movl	$480, %esi                      # imm = 0x1E0
	callq	hipMalloc@PLT
.Ltmp14:                                # EH_LABEL
# %bb.8:                                # %_ZL9hipMallocIxE10hipError_tPPT_m.exit
	movq	%r12, 32(%rsp)                  # 8-byte Spill
	testl	%eax, %eax
	jne	.LBB1_41
# %bb.9:                                # %_Z9hip_check10hipError_tPKcS1_i.exit57
	movabsq	$549755813920, %rax             # imm = 0x8000000020
	movq	%rax, 132(%rsp)
	movl	$512, 140(%rsp)                 # imm = 0x200
	movb	$1, %bpl
	xorl	%ebx, %ebx
	jmp	.LBB1_11
	.p2align	4
.LBB1_10:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit68
                                        #   in Loop: Header=BB1_11 Depth=1
	movzbl	31(%rsp), %ebp                  # 1-byte Folded Reload
	andb	%r12b, %bpl
	movl	$480, %esi                      # imm = 0x1E0
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
	addq	$4, %rbx
	cmpq	$12, %rbx
	je	.LBB1_22
.LBB1_11:                               # =>This Inner Loop Header: Depth=1
	movb	%bpl, 31(%rsp)                  # 1-byte Spill
	movslq	132(%rsp,%rbx), %rbp
.Ltmp20:                                # EH_LABEL
	movl	$480, %edi                      # imm = 0x1E0
	callq	_Znwm@PLT
.Ltmp21:                                # EH_LABEL
# %bb.12:                               #   in Loop: Header=BB1_11 Depth=1
	movq	%rax, %r15
	leaq	(,%rbp,8), %r13
	movl	%ebp, %r12d
	movabsq	$4294967296, %rax               # imm = 0x100000000
	orq	%rax, %r12
	movl	$480, %edx                      # imm = 0x1E0
	movq	%r15, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
.Ltmp23:                                # EH_LABEL
	movabsq	$4294967356, %rdi               # imm = 0x10000003C
	movl	$1, %esi
	movq	%r12, %rdx
	movl	$1, %ecx
	movq	%r13, %r8
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp24:                                # EH_LABEL
# %bb.13:                               #   in Loop: Header=BB1_11 Depth=1
	testl	%eax, %eax
	jne	.LBB1_16
# %bb.14:                               #   in Loop: Header=BB1_11 Depth=1
	movq	48(%rsp), %rax
	movq	40(%rsp), %rcx
	movq	%rax, 120(%rsp)
	movq	%rcx, 112(%rsp)
	movl	$3000017, 60(%rsp)              # imm = 0x2DC6D1
	leaq	120(%rsp), %rax
	movq	%rax, 144(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 152(%rsp)
	leaq	60(%rsp), %rax
	movq	%rax, 160(%rsp)
.Ltmp25:                                # EH_LABEL
	leaq	96(%rsp), %rdi
	leaq	80(%rsp), %rsi
	leaq	72(%rsp), %rdx
	leaq	64(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp26:                                # EH_LABEL
# %bb.15:                               # %.noexc59
                                        #   in Loop: Header=BB1_11 Depth=1
	movq	72(%rsp), %rax
	movq	64(%rsp), %rdi
	movq	96(%rsp), %rsi
	movl	104(%rsp), %edx
	movq	80(%rsp), %rcx
	movl	88(%rsp), %r8d
.Ltmp27:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z9block_sumPKiPxi@GOTPCREL(%rip), %rdi
	leaq	144(%rsp), %r9
	callq	hipLaunchKernel@PLT
.Ltmp28:                                # EH_LABEL
.LBB1_16:                               #   in Loop: Header=BB1_11 Depth=1
.Ltmp29:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp30:                                # EH_LABEL
# %bb.17:                               #   in Loop: Header=BB1_11 Depth=1
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_27
# %bb.18:                               # %_Z9hip_check10hipError_tPKcS1_i.exit63
                                        #   in Loop: Header=BB1_11 Depth=1
	movq	40(%rsp), %rsi
.Ltmp35:                                # EH_LABEL
	movl	$480, %edx                      # imm = 0x1E0
	movq	%r15, %rdi
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp36:                                # EH_LABEL
# %bb.19:                               #   in Loop: Header=BB1_11 Depth=1
	testl	%eax, %eax
	jne	.LBB1_30
# %bb.20:                               # %vector.body
                                        #   in Loop: Header=BB1_11 Depth=1
	movdqu	(%r15), %xmm0
	movdqu	16(%r15), %xmm1
	movdqu	32(%r15), %xmm2
	paddq	%xmm0, %xmm2
	movdqu	48(%r15), %xmm0
	paddq	%xmm1, %xmm0
	movdqu	64(%r15), %xmm1
	movdqu	80(%r15), %xmm3
	movdqu	96(%r15), %xmm4
	paddq	%xmm1, %xmm4
	paddq	%xmm2, %xmm4
	movdqu	112(%r15), %xmm1
	paddq	%xmm3, %xmm1
	paddq	%xmm0, %xmm1
	movdqu	128(%r15), %xmm0
	movdqu	144(%r15), %xmm2
	movdqu	160(%r15), %xmm3
	paddq	%xmm0, %xmm3
	movdqu	176(%r15), %xmm0
	paddq	%xmm2, %xmm0
	movdqu	192(%r15), %xmm2
	paddq	%xmm3, %xmm2
	paddq	%xmm4, %xmm2
	movdqu	208(%r15), %xmm3
	paddq	%xmm0, %xmm3
	paddq	%xmm1, %xmm3
	movdqu	224(%r15), %xmm0
	movdqu	240(%r15), %xmm1
	movdqu	256(%r15), %xmm4
	paddq	%xmm0, %xmm4
	movdqu	272(%r15), %xmm0
	paddq	%xmm1, %xmm0
	movdqu	288(%r15), %xmm1
	paddq	%xmm4, %xmm1
	movdqu	304(%r15), %xmm4
	paddq	%xmm0, %xmm4
	movdqu	320(%r15), %xmm0
	paddq	%xmm1, %xmm0
	paddq	%xmm2, %xmm0
	movdqu	336(%r15), %xmm1
	paddq	%xmm4, %xmm1
	paddq	%xmm3, %xmm1
	movdqu	352(%r15), %xmm2
	movdqu	368(%r15), %xmm3
	movdqu	384(%r15), %xmm4
	paddq	%xmm2, %xmm4
	movdqu	400(%r15), %xmm2
	paddq	%xmm3, %xmm2
	movdqu	416(%r15), %xmm3
	paddq	%xmm4, %xmm3
	movdqu	432(%r15), %xmm4
	paddq	%xmm2, %xmm4
	movdqu	448(%r15), %xmm2
	paddq	%xmm3, %xmm2
	paddq	%xmm0, %xmm2
	movdqu	464(%r15), %xmm0
	paddq	%xmm4, %xmm0
	paddq	%xmm1, %xmm0
	paddq	%xmm2, %xmm0
	pshufd	$238, %xmm0, %xmm1              # xmm1 = xmm0[2,3,2,3]
	paddq	%xmm0, %xmm1
	movq	%xmm1, %rdx
	cmpq	%r14, %rdx
	sete	%r12b
	je	.LBB1_10
# %bb.21:                               #   in Loop: Header=BB1_11 Depth=1
	leaq	.L.str.6(%rip), %rdi
	movl	%ebp, %esi
	movq	%r14, %rcx
	xorl	%eax, %eax
	callq	printf@PLT
	jmp	.LBB1_10
.LBB1_22:
	movq	48(%rsp), %rdi
.Ltmp43:                                # EH_LABEL
	movq	32(%rsp), %r12                  # 8-byte Reload
	callq	hipFree@PLT
.Ltmp44:                                # EH_LABEL
# %bb.23:
	testl	%eax, %eax
	jne	.LBB1_44
# %bb.24:                               # %_Z9hip_check10hipError_tPKcS1_i.exit71
	movq	40(%rsp), %rdi
.Ltmp49:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp50:                                # EH_LABEL
# %bb.25:
	testl	%eax, %eax
	jne	.LBB1_47
# %bb.26:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	leaq	.L.str.9(%rip), %rdi
	movl	$3000017, %esi                  # imm = 0x2DC6D1
	movq	%r14, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	xorb	$1, %bpl
	movzbl	%bpl, %ebp
	movl	$12000068, %esi                 # imm = 0xB71B44
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
	movl	%ebp, %eax
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
.LBB1_27:
	.cfi_def_cfa_offset 224
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %r14
.Ltmp31:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp32:                                # EH_LABEL
# %bb.28:                               # %.noexc61
.Ltmp33:                                # EH_LABEL
	movq	%rax, %r12
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp34:                                # EH_LABEL
# %bb.29:                               # %.noexc62
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%r14, %rdi
	movl	$41, %ecx
	jmp	.LBB1_33
.LBB1_30:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp38:                                # EH_LABEL
	movl	%eax, %ebp
	movl	%eax, %edi
	callq	hipGetErrorName@PLT
.Ltmp39:                                # EH_LABEL
# %bb.31:                               # %.noexc64
.Ltmp40:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp41:                                # EH_LABEL
# %bb.32:                               # %.noexc65
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%r14, %rdi
	movl	$42, %ecx
.LBB1_33:                               # %.noexc50
	movq	%r12, %r9
.LBB1_34:                               # %.noexc50
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_35:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp2:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.36:                               # %.noexc
.Ltmp4:                                 # EH_LABEL
	movq	%rax, %r15
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp5:                                 # EH_LABEL
# %bb.37:                               # %.noexc50
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%r14, %rdi
	movl	$33, %ecx
	jmp	.LBB1_50
.LBB1_38:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp8:                                 # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.39:                               # %.noexc51
.Ltmp10:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp11:                                # EH_LABEL
# %bb.40:                               # %.noexc52
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%r14, %rdi
	movl	$34, %ecx
	jmp	.LBB1_50
.LBB1_41:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp15:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	movq	32(%rsp), %r12                  # 8-byte Reload
	callq	hipGetErrorName@PLT
.Ltmp16:                                # EH_LABEL
# %bb.42:                               # %.noexc55
.Ltmp17:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp18:                                # EH_LABEL
# %bb.43:                               # %.noexc56
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%r14, %rdi
	movl	$36, %ecx
	jmp	.LBB1_50
.LBB1_44:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp45:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp46:                                # EH_LABEL
# %bb.45:                               # %.noexc69
.Ltmp47:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp48:                                # EH_LABEL
# %bb.46:                               # %.noexc70
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%r14, %rdi
	movl	$48, %ecx
	jmp	.LBB1_50
.LBB1_47:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r14
.Ltmp51:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp52:                                # EH_LABEL
# %bb.48:                               # %.noexc72
.Ltmp53:                                # EH_LABEL
	movq	%rax, %r15
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp54:                                # EH_LABEL
# %bb.49:                               # %.noexc73
	movq	%rax, (%rsp)
	leaq	.L.str.10(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%r14, %rdi
	movl	$49, %ecx
.LBB1_50:                               # %.noexc50
	movq	%r15, %r9
	jmp	.LBB1_34
.LBB1_51:
.Ltmp19:                                # EH_LABEL
	jmp	.LBB1_54
.LBB1_52:
.Ltmp55:                                # EH_LABEL
	jmp	.LBB1_54
.LBB1_53:
.Ltmp12:                                # EH_LABEL
.LBB1_54:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit77
	movq	%rax, %r14
	jmp	.LBB1_59
.LBB1_55:
.Ltmp22:                                # EH_LABEL
	movq	%rax, %r14
	movq	32(%rsp), %r12                  # 8-byte Reload
	jmp	.LBB1_59
.LBB1_56:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit.loopexit.split-lp
.Ltmp42:                                # EH_LABEL
	jmp	.LBB1_58
.LBB1_57:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit.loopexit
.Ltmp37:                                # EH_LABEL
.LBB1_58:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit
	movq	%rax, %r14
	movq	32(%rsp), %r12                  # 8-byte Reload
	movl	$480, %esi                      # imm = 0x1E0
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB1_59:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit77
	movl	$12000068, %esi                 # imm = 0xB71B44
	movq	%r12, %rdi
	callq	_ZdlPvm@PLT
	movq	%r14, %rdi
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
	.uleb128 .Ltmp7-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp7
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp13-.Lfunc_begin0          # >> Call Site 3 <<
	.uleb128 .Ltmp14-.Ltmp13                #   Call between .Ltmp13 and .Ltmp14
	.uleb128 .Ltmp19-.Lfunc_begin0          #     jumps to .Ltmp19
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp20-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp21-.Ltmp20                #   Call between .Ltmp20 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp21-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp23-.Ltmp21                #   Call between .Ltmp21 and .Ltmp23
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp36-.Ltmp23                #   Call between .Ltmp23 and .Ltmp36
	.uleb128 .Ltmp37-.Lfunc_begin0          #     jumps to .Ltmp37
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp50-.Ltmp43                #   Call between .Ltmp43 and .Ltmp50
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp41-.Ltmp31                #   Call between .Ltmp31 and .Ltmp41
	.uleb128 .Ltmp42-.Lfunc_begin0          #     jumps to .Ltmp42
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp2-.Lfunc_begin0           # >> Call Site 9 <<
	.uleb128 .Ltmp11-.Ltmp2                 #   Call between .Ltmp2 and .Ltmp11
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp18-.Ltmp15                #   Call between .Ltmp15 and .Ltmp18
	.uleb128 .Ltmp19-.Lfunc_begin0          #     jumps to .Ltmp19
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp54-.Ltmp45                #   Call between .Ltmp45 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Lfunc_end1-.Ltmp54            #   Call between .Ltmp54 and .Lfunc_end1
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
	movq	__hip_gpubin_handle_86ce9dd0a34270a6(%rip), %rdi
	testq	%rdi, %rdi
	jne	.LBB2_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rdi
	movq	%rax, __hip_gpubin_handle_86ce9dd0a34270a6(%rip)
.LBB2_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9block_sumPKiPxi@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_86ce9dd0a34270a6(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB3_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_86ce9dd0a34270a6(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB3_2:
	retq
.Lfunc_end3:
	.size	__hip_module_dtor, .Lfunc_end3-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z9block_sumPKiPxi,@object      # @_Z9block_sumPKiPxi
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z9block_sumPKiPxi
	.p2align	3, 0x0
_Z9block_sumPKiPxi:
	.quad	_Z24__device_stub__block_sumPKiPxi
	.size	_Z9block_sumPKiPxi, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMalloc(&din, n * sizeof(int))"
	.size	.L.str, 33

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"examples/reduction.hip"
	.size	.L.str.1, 23

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMemcpy(din, in.data(), n * sizeof(int), hipMemcpyHostToDevice)"
	.size	.L.str.2, 66

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"hipMalloc(&dout, blocks * sizeof(long long))"
	.size	.L.str.3, 45

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipGetLastError()"
	.size	.L.str.4, 18

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"hipMemcpy(partial.data(), dout, blocks * sizeof(long long), hipMemcpyDeviceToHost)"
	.size	.L.str.5, 83

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"%d threads: %lld, expected %lld\n"
	.size	.L.str.6, 33

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"hipFree(din)"
	.size	.L.str.7, 13

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"hipFree(dout)"
	.size	.L.str.8, 14

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"sum of %d values: %lld\n"
	.size	.L.str.9, 24

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.10, 20

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z9block_sumPKiPxi"
	.size	.L__unnamed_1, 19

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_86ce9dd0a34270a6
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_86ce9dd0a34270a6,@object # @__hip_gpubin_handle_86ce9dd0a34270a6
	.local	__hip_gpubin_handle_86ce9dd0a34270a6
	.comm	__hip_gpubin_handle_86ce9dd0a34270a6,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_86ce9dd0a34270a6,@object # @__hip_cuid_86ce9dd0a34270a6
	.bss
	.globl	__hip_cuid_86ce9dd0a34270a6
__hip_cuid_86ce9dd0a34270a6:
	.byte	0                               # 0x0
	.size	__hip_cuid_86ce9dd0a34270a6, 1

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
	.addrsig_sym _Z24__device_stub__block_sumPKiPxi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z9block_sumPKiPxi
	.addrsig_sym __hip_fatbin_86ce9dd0a34270a6
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_86ce9dd0a34270a6
