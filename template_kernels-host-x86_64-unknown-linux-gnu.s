	.file	"template_kernels.hip"
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI0_0:
	.quad	2147483648                      # 0x80000000
	.quad	2147483648                      # 0x80000000
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
	subq	$1944, %rsp                     # imm = 0x798
	.cfi_def_cfa_offset 2000
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$192, %edi
	callq	_Znwm@PLT
	movq	%rax, 104(%rsp)
	leaq	192(%rax), %rcx
	movq	%rcx, 120(%rsp)
	xorpd	%xmm0, %xmm0
	movupd	%xmm0, (%rax)
	movupd	%xmm0, 16(%rax)
	movupd	%xmm0, 32(%rax)
	movupd	%xmm0, 48(%rax)
	movupd	%xmm0, 64(%rax)
	movupd	%xmm0, 80(%rax)
	movupd	%xmm0, 96(%rax)
	movupd	%xmm0, 112(%rax)
	movupd	%xmm0, 128(%rax)
	movupd	%xmm0, 144(%rax)
	movupd	%xmm0, 160(%rax)
	movupd	%xmm0, 176(%rax)
	movq	%rcx, 112(%rsp)
	movl	$64, %ecx
	movl	$1, %edx
	.p2align	4
.LBB0_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ecx, %esi            # imm = 0x19660D
	addl	$1013904223, %esi               # imm = 0x3C6EF35F
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	addb	$-50, %sil
	movb	%sil, -1(%rax,%rdx)
	imull	$389569705, %ecx, %ecx          # imm = 0x17385CA9
	addl	$1196435762, %ecx               # imm = 0x47502932
	movl	%ecx, %esi
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	addb	$-50, %sil
	movb	%sil, (%rax,%rdx)
	addq	$2, %rdx
	cmpq	$193, %rdx
	jne	.LBB0_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIaEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIaEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.5:
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp10:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB0_9
# %bb.7:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp11:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp12:                                # EH_LABEL
# %bb.8:                                # %.noexc.i
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIaLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp14:                                # EH_LABEL
.LBB0_9:
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.10:
	testl	%eax, %eax
	jne	.LBB0_13
# %bb.11:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp18:                                # EH_LABEL
# %bb.12:                               # %.noexc57.i
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIaLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp20:                                # EH_LABEL
.LBB0_13:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIaE4hostEv
.Ltmp23:                                # EH_LABEL
# %bb.14:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIaE4hostEv
.Ltmp26:                                # EH_LABEL
# %bb.15:                               # %.preheader.i
	movq	104(%rsp), %rax
	movq	(%rsp), %rcx
	movzbl	(%rax), %edx
	movb	%dl, 196(%rsp)                  # 1-byte Spill
	movups	(%rax), %xmm0
	movaps	%xmm0, 800(%rsp)                # 16-byte Spill
	movups	16(%rax), %xmm0
	movaps	%xmm0, 768(%rsp)                # 16-byte Spill
	movups	32(%rax), %xmm0
	movaps	%xmm0, 512(%rsp)                # 16-byte Spill
	movups	48(%rax), %xmm0
	movaps	%xmm0, 784(%rsp)                # 16-byte Spill
	movzbl	(%rcx), %ebx
	movzbl	1(%rcx), %r14d
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movzbl	(%rdi), %ebp
	movzbl	1(%rdi), %edx
	movb	%dl, 304(%rsp)                  # 1-byte Spill
	movzbl	64(%rax), %edx
	movb	%dl, 192(%rsp)                  # 1-byte Spill
	movups	64(%rax), %xmm0
	movaps	%xmm0, 752(%rsp)                # 16-byte Spill
	movups	80(%rax), %xmm0
	movaps	%xmm0, 720(%rsp)                # 16-byte Spill
	movups	96(%rax), %xmm0
	movaps	%xmm0, 496(%rsp)                # 16-byte Spill
	movups	112(%rax), %xmm0
	movaps	%xmm0, 736(%rsp)                # 16-byte Spill
	movzbl	128(%rax), %edx
	movb	%dl, 191(%rsp)                  # 1-byte Spill
	movups	128(%rax), %xmm0
	movaps	%xmm0, 704(%rsp)                # 16-byte Spill
	movups	144(%rax), %xmm0
	movaps	%xmm0, 672(%rsp)                # 16-byte Spill
	movups	160(%rax), %xmm0
	movaps	%xmm0, 480(%rsp)                # 16-byte Spill
	movupd	176(%rax), %xmm0
	movapd	%xmm0, 688(%rsp)                # 16-byte Spill
	movzbl	2(%rcx), %eax
	movb	%al, 296(%rsp)                  # 1-byte Spill
	movzbl	2(%rdi), %eax
	movb	%al, 200(%rsp)                  # 1-byte Spill
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_17
# %bb.16:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_17:                               # %_ZNSt6vectorIaSaIaEED2Ev.exit60.i
	movq	128(%rsp), %rdi
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp38:                                # EH_LABEL
# %bb.18:                               # %_ZN11DeviceArrayIaED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp41:                                # EH_LABEL
# %bb.19:                               # %_ZN11DeviceArrayIaED2Ev.exit61.i
	movq	160(%rsp), %rdi
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp44:                                # EH_LABEL
# %bb.20:                               # %_ZN11DeviceArrayIaED2Ev.exit62.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_22
# %bb.21:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_22:                               # %_ZL5checkIaLi64EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$96, %edi
	callq	_Znwm@PLT
	movq	%rax, 104(%rsp)
	leaq	96(%rax), %rcx
	movq	%rcx, 120(%rsp)
	xorpd	%xmm0, %xmm0
	movupd	%xmm0, (%rax)
	movupd	%xmm0, 16(%rax)
	movupd	%xmm0, 32(%rax)
	movupd	%xmm0, 48(%rax)
	movupd	%xmm0, 64(%rax)
	movupd	%xmm0, 80(%rax)
	movq	%rcx, 112(%rsp)
	movl	$32, %ecx
	movl	$1, %edx
	.p2align	4
.LBB0_23:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ecx, %esi            # imm = 0x19660D
	addl	$1013904223, %esi               # imm = 0x3C6EF35F
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	movb	%sil, -1(%rax,%rdx)
	imull	$389569705, %ecx, %ecx          # imm = 0x17385CA9
	addl	$1196435762, %ecx               # imm = 0x47502932
	movl	%ecx, %esi
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	movb	%sil, (%rax,%rdx)
	addq	$2, %rdx
	cmpq	$97, %rdx
	jne	.LBB0_23
# %bb.24:
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
.Ltmp47:                                # EH_LABEL
# %bb.25:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIhEC2Em
.Ltmp50:                                # EH_LABEL
# %bb.26:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIhEC2Em
.Ltmp53:                                # EH_LABEL
# %bb.27:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp56:                                # EH_LABEL
# %bb.28:
	testl	%eax, %eax
	jne	.LBB0_31
# %bb.29:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp57:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp58:                                # EH_LABEL
# %bb.30:                               # %.noexc.i47
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIhLi32E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp60:                                # EH_LABEL
.LBB0_31:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967328, %rdx               # imm = 0x100000020
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp62:                                # EH_LABEL
# %bb.32:
	testl	%eax, %eax
	jne	.LBB0_35
# %bb.33:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp63:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp64:                                # EH_LABEL
# %bb.34:                               # %.noexc57.i40
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIhLi32E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp66:                                # EH_LABEL
.LBB0_35:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp69:                                # EH_LABEL
# %bb.36:
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIhE4hostEv
.Ltmp72:                                # EH_LABEL
# %bb.37:                               # %.preheader.i18
	movq	104(%rsp), %rax
	movq	(%rsp), %rcx
	movzbl	(%rax), %edx
	movb	%dl, 182(%rsp)                  # 1-byte Spill
	movups	(%rax), %xmm0
	movaps	%xmm0, 1920(%rsp)               # 16-byte Spill
	movups	16(%rax), %xmm0
	movaps	%xmm0, 1904(%rsp)               # 16-byte Spill
	movups	32(%rax), %xmm0
	movaps	%xmm0, 1888(%rsp)               # 16-byte Spill
	movzbl	(%rcx), %edx
	movb	%dl, 184(%rsp)                  # 1-byte Spill
	movzbl	1(%rcx), %edx
	movb	%dl, 188(%rsp)                  # 1-byte Spill
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movzbl	(%rdi), %edx
	movb	%dl, 183(%rsp)                  # 1-byte Spill
	movzbl	1(%rdi), %edx
	movb	%dl, 187(%rsp)                  # 1-byte Spill
	movzbl	32(%rax), %edx
	movb	%dl, 181(%rsp)                  # 1-byte Spill
	movups	48(%rax), %xmm0
	movaps	%xmm0, 1872(%rsp)               # 16-byte Spill
	movzbl	64(%rax), %edx
	movb	%dl, 180(%rsp)                  # 1-byte Spill
	movups	80(%rax), %xmm0
	movaps	%xmm0, 1840(%rsp)               # 16-byte Spill
	movupd	64(%rax), %xmm0
	movapd	%xmm0, 1856(%rsp)               # 16-byte Spill
	movzbl	2(%rcx), %eax
	movb	%al, 185(%rsp)                  # 1-byte Spill
	movzbl	2(%rdi), %eax
	movb	%al, 186(%rsp)                  # 1-byte Spill
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_39
# %bb.38:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_39:                               # %_ZNSt6vectorIhSaIhEED2Ev.exit60.i
	movq	128(%rsp), %rdi
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp84:                                # EH_LABEL
# %bb.40:                               # %_ZN11DeviceArrayIhED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp87:                                # EH_LABEL
# %bb.41:                               # %_ZN11DeviceArrayIhED2Ev.exit61.i
	movq	160(%rsp), %rdi
.Ltmp89:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp90:                                # EH_LABEL
# %bb.42:                               # %_ZN11DeviceArrayIhED2Ev.exit62.i
	movb	%r14b, 179(%rsp)                # 1-byte Spill
	movb	%bpl, 189(%rsp)                 # 1-byte Spill
	movb	%bl, 190(%rsp)                  # 1-byte Spill
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_44
# %bb.43:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_44:                               # %_ZL5checkIhLi32EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$768, %edi                      # imm = 0x300
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	768(%rax), %r14
	movq	%r14, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$768, %edx                      # imm = 0x300
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 112(%rsp)
	movl	$128, %eax
	movl	$2, %ecx
	.p2align	4
.LBB0_45:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movw	%dx, -2(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movw	%dx, (%rbx,%rcx)
	addq	$4, %rcx
	cmpq	$770, %rcx                      # imm = 0x302
	jne	.LBB0_45
# %bb.46:
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
.Ltmp93:                                # EH_LABEL
# %bb.47:
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIsEC2Em
.Ltmp96:                                # EH_LABEL
# %bb.48:
.Ltmp98:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIsEC2Em
.Ltmp99:                                # EH_LABEL
# %bb.49:
.Ltmp101:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967424, %rdx               # imm = 0x100000080
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp102:                               # EH_LABEL
# %bb.50:
	testl	%eax, %eax
	jne	.LBB0_53
# %bb.51:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp104:                               # EH_LABEL
# %bb.52:                               # %.noexc.i97
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIsLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp106:                               # EH_LABEL
.LBB0_53:
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967424, %rdx               # imm = 0x100000080
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp108:                               # EH_LABEL
# %bb.54:
	testl	%eax, %eax
	jne	.LBB0_57
# %bb.55:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp109:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp110:                               # EH_LABEL
# %bb.56:                               # %.noexc57.i90
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIsLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp112:                               # EH_LABEL
.LBB0_57:
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIsE4hostEv
.Ltmp115:                               # EH_LABEL
# %bb.58:
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIsE4hostEv
.Ltmp118:                               # EH_LABEL
# %bb.59:                               # %.preheader.i68
	movq	104(%rsp), %rax
	movq	(%rsp), %rcx
	movzwl	(%rax), %r15d
	movups	(%rax), %xmm0
	movaps	%xmm0, 1792(%rsp)               # 16-byte Spill
	movups	16(%rax), %xmm0
	movaps	%xmm0, 624(%rsp)                # 16-byte Spill
	movups	32(%rax), %xmm0
	movaps	%xmm0, 1824(%rsp)               # 16-byte Spill
	movups	48(%rax), %xmm0
	movaps	%xmm0, 1808(%rsp)               # 16-byte Spill
	movups	64(%rax), %xmm0
	movaps	%xmm0, 1776(%rsp)               # 16-byte Spill
	movups	80(%rax), %xmm0
	movaps	%xmm0, 1680(%rsp)               # 16-byte Spill
	movups	96(%rax), %xmm0
	movaps	%xmm0, 1760(%rsp)               # 16-byte Spill
	movups	112(%rax), %xmm0
	movaps	%xmm0, 1664(%rsp)               # 16-byte Spill
	movups	128(%rax), %xmm0
	movaps	%xmm0, 1744(%rsp)               # 16-byte Spill
	movups	144(%rax), %xmm0
	movaps	%xmm0, 1648(%rsp)               # 16-byte Spill
	movups	160(%rax), %xmm0
	movaps	%xmm0, 1728(%rsp)               # 16-byte Spill
	movups	176(%rax), %xmm0
	movaps	%xmm0, 608(%rsp)                # 16-byte Spill
	movups	192(%rax), %xmm0
	movaps	%xmm0, 1712(%rsp)               # 16-byte Spill
	movups	208(%rax), %xmm0
	movaps	%xmm0, 1632(%rsp)               # 16-byte Spill
	movups	224(%rax), %xmm0
	movaps	%xmm0, 1696(%rsp)               # 16-byte Spill
	movups	240(%rax), %xmm0
	movaps	%xmm0, 592(%rsp)                # 16-byte Spill
	movzwl	(%rcx), %r14d
	movzwl	2(%rcx), %ebx
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movzwl	(%rdi), %edx
	movw	%dx, 214(%rsp)                  # 2-byte Spill
	movzwl	2(%rdi), %ebp
	movzwl	256(%rax), %edx
	movl	%edx, 396(%rsp)                 # 4-byte Spill
	movzwl	512(%rax), %edx
	movl	%edx, 640(%rsp)                 # 4-byte Spill
	movzwl	4(%rcx), %ecx
	movw	%cx, 210(%rsp)                  # 2-byte Spill
	movzwl	4(%rdi), %ecx
	movw	%cx, 212(%rsp)                  # 2-byte Spill
	subq	%rdi, %rsi
	movups	256(%rax), %xmm0
	movaps	%xmm0, 1616(%rsp)               # 16-byte Spill
	movups	272(%rax), %xmm0
	movaps	%xmm0, 464(%rsp)                # 16-byte Spill
	movups	288(%rax), %xmm0
	movaps	%xmm0, 256(%rsp)                # 16-byte Spill
	movups	304(%rax), %xmm0
	movaps	%xmm0, 656(%rsp)                # 16-byte Spill
	movups	320(%rax), %xmm0
	movaps	%xmm0, 1600(%rsp)               # 16-byte Spill
	movups	336(%rax), %xmm0
	movaps	%xmm0, 1504(%rsp)               # 16-byte Spill
	movups	352(%rax), %xmm0
	movaps	%xmm0, 1584(%rsp)               # 16-byte Spill
	movups	368(%rax), %xmm0
	movaps	%xmm0, 1488(%rsp)               # 16-byte Spill
	movups	384(%rax), %xmm0
	movaps	%xmm0, 1568(%rsp)               # 16-byte Spill
	movups	400(%rax), %xmm0
	movaps	%xmm0, 1472(%rsp)               # 16-byte Spill
	movups	416(%rax), %xmm0
	movaps	%xmm0, 1552(%rsp)               # 16-byte Spill
	movups	432(%rax), %xmm0
	movaps	%xmm0, 448(%rsp)                # 16-byte Spill
	movups	448(%rax), %xmm0
	movaps	%xmm0, 1536(%rsp)               # 16-byte Spill
	movups	464(%rax), %xmm0
	movaps	%xmm0, 1456(%rsp)               # 16-byte Spill
	movups	480(%rax), %xmm0
	movaps	%xmm0, 1520(%rsp)               # 16-byte Spill
	movups	496(%rax), %xmm0
	movaps	%xmm0, 432(%rsp)                # 16-byte Spill
	movups	512(%rax), %xmm0
	movaps	%xmm0, 1424(%rsp)               # 16-byte Spill
	movups	528(%rax), %xmm0
	movaps	%xmm0, 576(%rsp)                # 16-byte Spill
	movups	544(%rax), %xmm0
	movaps	%xmm0, 240(%rsp)                # 16-byte Spill
	movups	560(%rax), %xmm0
	movaps	%xmm0, 1440(%rsp)               # 16-byte Spill
	movups	576(%rax), %xmm0
	movaps	%xmm0, 1408(%rsp)               # 16-byte Spill
	movups	592(%rax), %xmm0
	movaps	%xmm0, 1312(%rsp)               # 16-byte Spill
	movups	608(%rax), %xmm0
	movaps	%xmm0, 1392(%rsp)               # 16-byte Spill
	movups	624(%rax), %xmm0
	movaps	%xmm0, 1296(%rsp)               # 16-byte Spill
	movups	640(%rax), %xmm0
	movaps	%xmm0, 1376(%rsp)               # 16-byte Spill
	movups	656(%rax), %xmm0
	movaps	%xmm0, 1280(%rsp)               # 16-byte Spill
	movups	672(%rax), %xmm0
	movaps	%xmm0, 1360(%rsp)               # 16-byte Spill
	movups	688(%rax), %xmm0
	movaps	%xmm0, 416(%rsp)                # 16-byte Spill
	movups	704(%rax), %xmm0
	movaps	%xmm0, 1344(%rsp)               # 16-byte Spill
	movups	720(%rax), %xmm0
	movaps	%xmm0, 1264(%rsp)               # 16-byte Spill
	movups	736(%rax), %xmm0
	movaps	%xmm0, 1328(%rsp)               # 16-byte Spill
	movupd	752(%rax), %xmm0
	movapd	%xmm0, 400(%rsp)                # 16-byte Spill
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_61
# %bb.60:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_61:                               # %_ZNSt6vectorIsSaIsEED2Ev.exit60.i
	movq	128(%rsp), %rdi
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp130:                               # EH_LABEL
# %bb.62:                               # %_ZN11DeviceArrayIsED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp132:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp133:                               # EH_LABEL
# %bb.63:                               # %_ZN11DeviceArrayIsED2Ev.exit61.i
	movq	160(%rsp), %rdi
.Ltmp135:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp136:                               # EH_LABEL
# %bb.64:                               # %_ZN11DeviceArrayIsED2Ev.exit62.i
	movw	%r14w, 204(%rsp)                # 2-byte Spill
	movw	%bp, 206(%rsp)                  # 2-byte Spill
	movw	%bx, 208(%rsp)                  # 2-byte Spill
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_66
# %bb.65:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_66:                               # %_ZL5checkIsLi128EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$3072, %edi                     # imm = 0xC00
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	3072(%rax), %r14
	movq	%r14, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$3072, %edx                     # imm = 0xC00
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 112(%rsp)
	movl	$256, %eax                      # imm = 0x100
	movl	$4, %ecx
	.p2align	4
.LBB0_67:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movl	%edx, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movl	%edx, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$3076, %rcx                     # imm = 0xC04
	jne	.LBB0_67
# %bb.68:
.Ltmp138:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp139:                               # EH_LABEL
# %bb.69:
.Ltmp141:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp142:                               # EH_LABEL
# %bb.70:
.Ltmp144:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp145:                               # EH_LABEL
# %bb.71:
.Ltmp147:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp148:                               # EH_LABEL
# %bb.72:
	testl	%eax, %eax
	jne	.LBB0_75
# %bb.73:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp150:                               # EH_LABEL
# %bb.74:                               # %.noexc.i124
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp151:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIiLi256E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp152:                               # EH_LABEL
.LBB0_75:
.Ltmp153:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp154:                               # EH_LABEL
# %bb.76:
	testl	%eax, %eax
	jne	.LBB0_79
# %bb.77:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp155:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp156:                               # EH_LABEL
# %bb.78:                               # %.noexc58.i
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp157:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIiLi256E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp158:                               # EH_LABEL
.LBB0_79:
.Ltmp160:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp161:                               # EH_LABEL
# %bb.80:
.Ltmp163:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp164:                               # EH_LABEL
# %bb.81:                               # %.preheader.i110
	movq	104(%rsp), %rcx
	movq	(%rsp), %rax
	movq	80(%rsp), %rdi
	movd	(%rcx), %xmm0                   # xmm0 = mem[0],zero,zero,zero
	pshufd	$0, %xmm0, %xmm3                # xmm3 = xmm0[0,0,0,0]
	pxor	%xmm4, %xmm4
	xorl	%edx, %edx
	movdqa	%xmm3, %xmm5
	pxor	%xmm6, %xmm6
	.p2align	4
.LBB0_82:                               # %vector.body550
                                        # =>This Inner Loop Header: Depth=1
	movdqu	(%rcx,%rdx,4), %xmm0
	movdqu	16(%rcx,%rdx,4), %xmm1
	paddd	%xmm0, %xmm6
	paddd	%xmm1, %xmm4
	movdqa	%xmm3, %xmm2
	pcmpgtd	%xmm0, %xmm3
	pand	%xmm3, %xmm2
	pandn	%xmm0, %xmm3
	por	%xmm2, %xmm3
	movdqa	%xmm5, %xmm0
	movdqa	%xmm5, %xmm2
	pcmpgtd	%xmm1, %xmm2
	pand	%xmm2, %xmm0
	pandn	%xmm1, %xmm2
	movdqa	%xmm2, %xmm5
	por	%xmm0, %xmm5
	addq	$8, %rdx
	cmpq	$256, %rdx                      # imm = 0x100
	jne	.LBB0_82
# %bb.83:                               # %middle.block559
	movdqa	%xmm3, 1248(%rsp)               # 16-byte Spill
	movl	(%rax), %edx
	movl	%edx, 388(%rsp)                 # 4-byte Spill
	movl	(%rdi), %edx
	movl	%edx, 392(%rsp)                 # 4-byte Spill
	movd	1024(%rcx), %xmm0               # xmm0 = mem[0],zero,zero,zero
	pshufd	$0, %xmm0, %xmm3                # xmm3 = xmm0[0,0,0,0]
	pxor	%xmm7, %xmm7
	xorl	%edx, %edx
	movdqa	%xmm3, %xmm8
	pxor	%xmm9, %xmm9
	.p2align	4
.LBB0_84:                               # %vector.body565
                                        # =>This Inner Loop Header: Depth=1
	movdqu	1024(%rcx,%rdx,4), %xmm0
	movdqu	1040(%rcx,%rdx,4), %xmm1
	paddd	%xmm0, %xmm9
	paddd	%xmm1, %xmm7
	movdqa	%xmm3, %xmm2
	pcmpgtd	%xmm0, %xmm3
	pand	%xmm3, %xmm2
	pandn	%xmm0, %xmm3
	por	%xmm2, %xmm3
	movdqa	%xmm8, %xmm0
	movdqa	%xmm8, %xmm2
	pcmpgtd	%xmm1, %xmm2
	pand	%xmm2, %xmm0
	pandn	%xmm1, %xmm2
	movdqa	%xmm2, %xmm8
	por	%xmm0, %xmm8
	addq	$8, %rdx
	cmpq	$256, %rdx                      # imm = 0x100
	jne	.LBB0_84
# %bb.85:                               # %middle.block574
	movdqa	%xmm9, 1136(%rsp)               # 16-byte Spill
	movdqa	%xmm8, 1152(%rsp)               # 16-byte Spill
	movdqa	%xmm7, 1168(%rsp)               # 16-byte Spill
	movdqa	%xmm3, 1184(%rsp)               # 16-byte Spill
	movdqa	%xmm6, 1200(%rsp)               # 16-byte Spill
	movdqa	%xmm5, 1216(%rsp)               # 16-byte Spill
	movdqa	%xmm4, 1232(%rsp)               # 16-byte Spill
	movl	4(%rax), %edx
	movl	%edx, 380(%rsp)                 # 4-byte Spill
	movl	4(%rdi), %edx
	movl	%edx, 384(%rsp)                 # 4-byte Spill
	movd	2048(%rcx), %xmm0               # xmm0 = mem[0],zero,zero,zero
	pshufd	$0, %xmm0, %xmm3                # xmm3 = xmm0[0,0,0,0]
	pxor	%xmm4, %xmm4
	xorl	%edx, %edx
	movdqa	%xmm3, %xmm5
	pxor	%xmm6, %xmm6
	.p2align	4
.LBB0_86:                               # %vector.body580
                                        # =>This Inner Loop Header: Depth=1
	movdqu	2048(%rcx,%rdx,4), %xmm0
	movdqu	2064(%rcx,%rdx,4), %xmm1
	paddd	%xmm0, %xmm6
	paddd	%xmm1, %xmm4
	movdqa	%xmm3, %xmm2
	pcmpgtd	%xmm0, %xmm3
	pand	%xmm3, %xmm2
	pandn	%xmm0, %xmm3
	por	%xmm2, %xmm3
	movdqa	%xmm5, %xmm0
	movdqa	%xmm5, %xmm2
	pcmpgtd	%xmm1, %xmm2
	pand	%xmm2, %xmm0
	pandn	%xmm1, %xmm2
	movdqa	%xmm2, %xmm5
	por	%xmm0, %xmm5
	addq	$8, %rdx
	cmpq	$256, %rdx                      # imm = 0x100
	jne	.LBB0_86
# %bb.87:                               # %middle.block589
	movdqa	%xmm6, 1072(%rsp)               # 16-byte Spill
	movdqa	%xmm5, 1088(%rsp)               # 16-byte Spill
	movdqa	%xmm4, 1104(%rsp)               # 16-byte Spill
	movdqa	%xmm3, 1120(%rsp)               # 16-byte Spill
	movl	8(%rax), %eax
	movl	%eax, 372(%rsp)                 # 4-byte Spill
	movl	8(%rdi), %eax
	movl	%eax, 376(%rsp)                 # 4-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_89
# %bb.88:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_89:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit61.i
	movq	128(%rsp), %rdi
.Ltmp175:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp176:                               # EH_LABEL
# %bb.90:                               # %_ZN11DeviceArrayIiED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp178:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp179:                               # EH_LABEL
# %bb.91:                               # %_ZN11DeviceArrayIiED2Ev.exit62.i
	movq	160(%rsp), %rdi
.Ltmp181:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp182:                               # EH_LABEL
# %bb.92:                               # %_ZN11DeviceArrayIiED2Ev.exit63.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_94
# %bb.93:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_94:                               # %_ZL5checkIiLi256EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$192, %edi
	callq	_Znwm@PLT
	movq	%rax, 104(%rsp)
	leaq	192(%rax), %rcx
	movq	%rcx, 120(%rsp)
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
	movq	%rcx, 112(%rsp)
	movl	$16, %ecx
	movl	$4, %edx
	.p2align	4
.LBB0_95:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %ecx, %esi            # imm = 0x19660D
	addl	$1013904223, %esi               # imm = 0x3C6EF35F
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	movl	%esi, -4(%rax,%rdx)
	imull	$389569705, %ecx, %ecx          # imm = 0x17385CA9
	addl	$1196435762, %ecx               # imm = 0x47502932
	movl	%ecx, %esi
	shrl	$8, %esi
	imulq	$42949673, %rsi, %rdi           # imm = 0x28F5C29
	shrq	$32, %rdi
	imull	$100, %edi, %edi
	subl	%edi, %esi
	movl	%esi, (%rax,%rdx)
	addq	$8, %rdx
	cmpq	$196, %rdx
	jne	.LBB0_95
# %bb.96:
.Ltmp184:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
.Ltmp185:                               # EH_LABEL
# %bb.97:
.Ltmp187:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp188:                               # EH_LABEL
# %bb.98:
.Ltmp190:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIjEC2Em
.Ltmp191:                               # EH_LABEL
# %bb.99:
.Ltmp193:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp194:                               # EH_LABEL
# %bb.100:
	testl	%eax, %eax
	jne	.LBB0_103
# %bb.101:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp195:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp196:                               # EH_LABEL
# %bb.102:                              # %.noexc.i161
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp197:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIjLi16E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp198:                               # EH_LABEL
.LBB0_103:
.Ltmp199:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp200:                               # EH_LABEL
# %bb.104:
	testl	%eax, %eax
	jne	.LBB0_107
# %bb.105:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp201:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp202:                               # EH_LABEL
# %bb.106:                              # %.noexc58.i154
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp203:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIjLi16E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp204:                               # EH_LABEL
.LBB0_107:
.Ltmp206:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp207:                               # EH_LABEL
# %bb.108:
.Ltmp209:                               # EH_LABEL
	movl	%r15d, 368(%rsp)                # 4-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIjE4hostEv
.Ltmp210:                               # EH_LABEL
# %bb.109:                              # %.preheader.i145
	movq	104(%rsp), %rax
	movq	(%rsp), %rcx
	movq	%rcx, 528(%rsp)                 # 8-byte Spill
	movq	80(%rsp), %rcx
	movq	%rcx, 224(%rsp)                 # 8-byte Spill
	addq	$60, %rax
	xorl	%r15d, %r15d
	xorl	%edx, %edx
	jmp	.LBB0_111
	.p2align	4
.LBB0_110:                              #   in Loop: Header=BB0_111 Depth=1
	addl	216(%rsp), %r10d                # 4-byte Folded Reload
	addl	560(%rsp), %r8d                 # 4-byte Folded Reload
	addl	%r10d, %r8d
	addl	544(%rsp), %r9d                 # 4-byte Folded Reload
	addl	272(%rsp), %r9d                 # 4-byte Folded Reload
	addl	%r8d, %r9d
	addl	%r13d, %r14d
	addl	%ebx, %r14d
	addl	%r15d, %r14d
	addl	%r9d, %r14d
	addl	%edi, %ecx
	addl	%r11d, %ecx
	addl	%r12d, %ecx
	addl	%ebp, %ecx
	addl	%r14d, %ecx
	xorl	%edi, %edi
	movq	528(%rsp), %r8                  # 8-byte Reload
	cmpl	%ecx, (%r8,%rdx,4)
	setne	%dil
	xorl	%ecx, %ecx
	movq	224(%rsp), %r8                  # 8-byte Reload
	cmpl	%esi, (%r8,%rdx,4)
	setne	%cl
	movq	312(%rsp), %r15                 # 8-byte Reload
	addq	%rdi, %r15
	addq	%rcx, %r15
	incq	%rdx
	addq	$64, %rax
	cmpq	$3, %rdx
	je	.LBB0_135
.LBB0_111:                              # =>This Inner Loop Header: Depth=1
	movl	-60(%rax), %ecx
	movl	-56(%rax), %r10d
	cmpl	%r10d, %ecx
	movl	%r10d, %esi
	movl	%ecx, 216(%rsp)                 # 4-byte Spill
	cmoval	%ecx, %esi
	movl	-52(%rax), %r8d
	cmpl	%r8d, %esi
	cmovbel	%r8d, %esi
	movl	-48(%rax), %ecx
	cmpl	%ecx, %esi
	movl	%ecx, 560(%rsp)                 # 4-byte Spill
	cmovbel	%ecx, %esi
	movl	-44(%rax), %r9d
	cmpl	%r9d, %esi
	ja	.LBB0_113
# %bb.112:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r9d, %esi
.LBB0_113:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-40(%rax), %ecx
	cmpl	%ecx, %esi
	ja	.LBB0_115
# %bb.114:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%ecx, %esi
.LBB0_115:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-36(%rax), %edi
	cmpl	%edi, %esi
	ja	.LBB0_117
# %bb.116:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%edi, %esi
.LBB0_117:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-32(%rax), %r14d
	cmpl	%r14d, %esi
	ja	.LBB0_119
# %bb.118:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r14d, %esi
.LBB0_119:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-28(%rax), %r13d
	cmpl	%r13d, %esi
	ja	.LBB0_121
# %bb.120:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r13d, %esi
.LBB0_121:                              #   in Loop: Header=BB0_111 Depth=1
	movq	%r15, 312(%rsp)                 # 8-byte Spill
	movl	-24(%rax), %ebx
	cmpl	%ebx, %esi
	ja	.LBB0_123
# %bb.122:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%ebx, %esi
.LBB0_123:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%ecx, 544(%rsp)                 # 4-byte Spill
	movl	-20(%rax), %r15d
	cmpl	%r15d, %esi
	ja	.LBB0_125
# %bb.124:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r15d, %esi
.LBB0_125:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%edi, 272(%rsp)                 # 4-byte Spill
	movl	-16(%rax), %ecx
	cmpl	%ecx, %esi
	ja	.LBB0_127
# %bb.126:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%ecx, %esi
.LBB0_127:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-12(%rax), %edi
	cmpl	%edi, %esi
	ja	.LBB0_129
# %bb.128:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%edi, %esi
.LBB0_129:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-8(%rax), %r11d
	cmpl	%r11d, %esi
	ja	.LBB0_131
# %bb.130:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r11d, %esi
.LBB0_131:                              #   in Loop: Header=BB0_111 Depth=1
	movl	-4(%rax), %r12d
	cmpl	%r12d, %esi
	ja	.LBB0_133
# %bb.132:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%r12d, %esi
.LBB0_133:                              #   in Loop: Header=BB0_111 Depth=1
	movl	(%rax), %ebp
	cmpl	%ebp, %esi
	ja	.LBB0_110
# %bb.134:                              #   in Loop: Header=BB0_111 Depth=1
	movl	%ebp, %esi
	jmp	.LBB0_110
.LBB0_135:                              # %_ZNSt6vectorIjSaIjEED2Ev.exit.i
	movq	96(%rsp), %rsi
	movq	224(%rsp), %rdi                 # 8-byte Reload
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_137
# %bb.136:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_137:                              # %_ZNSt6vectorIjSaIjEED2Ev.exit61.i
	movq	128(%rsp), %rdi
.Ltmp221:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp222:                               # EH_LABEL
# %bb.138:                              # %_ZN11DeviceArrayIjED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp224:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp225:                               # EH_LABEL
# %bb.139:                              # %_ZN11DeviceArrayIjED2Ev.exit62.i
	movq	160(%rsp), %rdi
.Ltmp227:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp228:                               # EH_LABEL
# %bb.140:                              # %_ZN11DeviceArrayIjED2Ev.exit63.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_142
# %bb.141:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_142:                              # %_ZL5checkIjLi16EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edi                     # imm = 0x600
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 104(%rsp)
	leaq	1536(%rax), %rbx
	movq	%rbx, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edx                     # imm = 0x600
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 112(%rsp)
	movl	$64, %eax
	movl	$8, %ecx
	.p2align	4
.LBB0_143:                              # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movslq	%edx, %rdx
	movq	%rdx, -8(%r14,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	movslq	%edx, %rdx
	movq	%rdx, (%r14,%rcx)
	addq	$16, %rcx
	cmpq	$1544, %rcx                     # imm = 0x608
	jne	.LBB0_143
# %bb.144:
.Ltmp230:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
.Ltmp231:                               # EH_LABEL
# %bb.145:
.Ltmp233:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp234:                               # EH_LABEL
# %bb.146:
.Ltmp236:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp237:                               # EH_LABEL
# %bb.147:
.Ltmp239:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp240:                               # EH_LABEL
# %bb.148:
	testl	%eax, %eax
	jne	.LBB0_151
# %bb.149:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp241:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp242:                               # EH_LABEL
# %bb.150:                              # %.noexc.i211
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp243:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIxLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp244:                               # EH_LABEL
.LBB0_151:
.Ltmp245:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp246:                               # EH_LABEL
# %bb.152:
	testl	%eax, %eax
	jne	.LBB0_155
# %bb.153:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp247:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp248:                               # EH_LABEL
# %bb.154:                              # %.noexc58.i204
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp249:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIxLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp250:                               # EH_LABEL
.LBB0_155:
.Ltmp252:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIxE4hostEv
.Ltmp253:                               # EH_LABEL
# %bb.156:
.Ltmp255:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIxE4hostEv
.Ltmp256:                               # EH_LABEL
# %bb.157:                              # %.preheader.i182
	movq	104(%rsp), %rcx
	movq	(%rsp), %rax
	movq	80(%rsp), %rdi
	movq	(%rcx), %xmm0                   # xmm0 = mem[0],zero
	pshufd	$68, %xmm0, %xmm8               # xmm8 = xmm0[0,1,0,1]
	pxor	%xmm9, %xmm9
	xorl	%edx, %edx
	movdqa	.LCPI0_0(%rip), %xmm7           # xmm7 = [2147483648,2147483648]
	movdqa	%xmm8, %xmm10
	pxor	%xmm11, %xmm11
	.p2align	4
.LBB0_158:                              # %vector.body595
                                        # =>This Inner Loop Header: Depth=1
	movdqu	(%rcx,%rdx,8), %xmm1
	movdqu	16(%rcx,%rdx,8), %xmm0
	paddq	%xmm1, %xmm11
	paddq	%xmm0, %xmm9
	movdqa	%xmm8, %xmm2
	movdqa	%xmm8, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm1, %xmm4
	pxor	%xmm7, %xmm4
	movdqa	%xmm3, %xmm5
	pcmpgtd	%xmm4, %xmm5
	pshufd	$160, %xmm5, %xmm6              # xmm6 = xmm5[0,0,2,2]
	pcmpeqd	%xmm3, %xmm4
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	pand	%xmm6, %xmm3
	pshufd	$245, %xmm5, %xmm4              # xmm4 = xmm5[1,1,3,3]
	por	%xmm3, %xmm4
	pand	%xmm4, %xmm2
	pandn	%xmm1, %xmm4
	movdqa	%xmm4, %xmm8
	por	%xmm2, %xmm8
	movdqa	%xmm10, %xmm1
	movdqa	%xmm10, %xmm2
	pxor	%xmm7, %xmm2
	movdqa	%xmm0, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm2, %xmm4
	pcmpgtd	%xmm3, %xmm4
	pshufd	$160, %xmm4, %xmm5              # xmm5 = xmm4[0,0,2,2]
	pcmpeqd	%xmm2, %xmm3
	pshufd	$245, %xmm3, %xmm2              # xmm2 = xmm3[1,1,3,3]
	pand	%xmm5, %xmm2
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	por	%xmm2, %xmm3
	pand	%xmm3, %xmm1
	pandn	%xmm0, %xmm3
	movdqa	%xmm3, %xmm10
	por	%xmm1, %xmm10
	addq	$4, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_158
# %bb.159:                              # %middle.block604
	movq	(%rax), %r12
	movq	(%rdi), %r13
	movq	512(%rcx), %xmm0                # xmm0 = mem[0],zero
	pshufd	$68, %xmm0, %xmm6               # xmm6 = xmm0[0,1,0,1]
	pxor	%xmm13, %xmm13
	xorl	%edx, %edx
	movdqa	%xmm6, %xmm12
	pxor	%xmm14, %xmm14
	.p2align	4
.LBB0_160:                              # %vector.body610
                                        # =>This Inner Loop Header: Depth=1
	movdqu	512(%rcx,%rdx,8), %xmm1
	movdqu	528(%rcx,%rdx,8), %xmm0
	paddq	%xmm1, %xmm14
	paddq	%xmm0, %xmm13
	movdqa	%xmm6, %xmm2
	movdqa	%xmm6, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm1, %xmm4
	pxor	%xmm7, %xmm4
	movdqa	%xmm3, %xmm5
	pcmpgtd	%xmm4, %xmm5
	pshufd	$160, %xmm5, %xmm6              # xmm6 = xmm5[0,0,2,2]
	pcmpeqd	%xmm3, %xmm4
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	pand	%xmm6, %xmm3
	pshufd	$245, %xmm5, %xmm4              # xmm4 = xmm5[1,1,3,3]
	por	%xmm3, %xmm4
	pand	%xmm4, %xmm2
	pandn	%xmm1, %xmm4
	movdqa	%xmm4, %xmm6
	por	%xmm2, %xmm6
	movdqa	%xmm12, %xmm1
	movdqa	%xmm12, %xmm2
	pxor	%xmm7, %xmm2
	movdqa	%xmm0, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm2, %xmm4
	pcmpgtd	%xmm3, %xmm4
	pshufd	$160, %xmm4, %xmm5              # xmm5 = xmm4[0,0,2,2]
	pcmpeqd	%xmm2, %xmm3
	pshufd	$245, %xmm3, %xmm2              # xmm2 = xmm3[1,1,3,3]
	pand	%xmm5, %xmm2
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	por	%xmm2, %xmm3
	pand	%xmm3, %xmm1
	pandn	%xmm0, %xmm3
	movdqa	%xmm3, %xmm12
	por	%xmm1, %xmm12
	addq	$4, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_160
# %bb.161:                              # %middle.block619
	movdqa	%xmm14, 1024(%rsp)              # 16-byte Spill
	movdqa	%xmm13, 1040(%rsp)              # 16-byte Spill
	movdqa	%xmm12, 1056(%rsp)              # 16-byte Spill
	movdqa	%xmm6, 528(%rsp)                # 16-byte Spill
	movdqa	%xmm11, 224(%rsp)               # 16-byte Spill
	movdqa	%xmm10, 272(%rsp)               # 16-byte Spill
	movdqa	%xmm9, 544(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 560(%rsp)                # 16-byte Spill
	movq	8(%rax), %rbp
	movq	8(%rdi), %rbx
	movq	1024(%rcx), %xmm0               # xmm0 = mem[0],zero
	pshufd	$68, %xmm0, %xmm6               # xmm6 = xmm0[0,1,0,1]
	pxor	%xmm9, %xmm9
	xorl	%edx, %edx
	movdqa	%xmm6, %xmm8
	pxor	%xmm10, %xmm10
	.p2align	4
.LBB0_162:                              # %vector.body625
                                        # =>This Inner Loop Header: Depth=1
	movdqu	1024(%rcx,%rdx,8), %xmm1
	movdqu	1040(%rcx,%rdx,8), %xmm0
	paddq	%xmm1, %xmm10
	paddq	%xmm0, %xmm9
	movdqa	%xmm6, %xmm2
	movdqa	%xmm6, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm1, %xmm4
	pxor	%xmm7, %xmm4
	movdqa	%xmm3, %xmm5
	pcmpgtd	%xmm4, %xmm5
	pshufd	$160, %xmm5, %xmm6              # xmm6 = xmm5[0,0,2,2]
	pcmpeqd	%xmm3, %xmm4
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	pand	%xmm6, %xmm3
	pshufd	$245, %xmm5, %xmm4              # xmm4 = xmm5[1,1,3,3]
	por	%xmm3, %xmm4
	pand	%xmm4, %xmm2
	pandn	%xmm1, %xmm4
	movdqa	%xmm4, %xmm6
	por	%xmm2, %xmm6
	movdqa	%xmm8, %xmm1
	movdqa	%xmm8, %xmm2
	pxor	%xmm7, %xmm2
	movdqa	%xmm0, %xmm3
	pxor	%xmm7, %xmm3
	movdqa	%xmm2, %xmm4
	pcmpgtd	%xmm3, %xmm4
	pshufd	$160, %xmm4, %xmm5              # xmm5 = xmm4[0,0,2,2]
	pcmpeqd	%xmm2, %xmm3
	pshufd	$245, %xmm3, %xmm2              # xmm2 = xmm3[1,1,3,3]
	pand	%xmm5, %xmm2
	pshufd	$245, %xmm4, %xmm3              # xmm3 = xmm4[1,1,3,3]
	por	%xmm2, %xmm3
	pand	%xmm3, %xmm1
	pandn	%xmm0, %xmm3
	movdqa	%xmm3, %xmm8
	por	%xmm1, %xmm8
	addq	$4, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_162
# %bb.163:                              # %middle.block634
	movdqa	%xmm10, 960(%rsp)               # 16-byte Spill
	movdqa	%xmm9, 976(%rsp)                # 16-byte Spill
	movdqa	%xmm8, 992(%rsp)                # 16-byte Spill
	movdqa	%xmm6, 1008(%rsp)               # 16-byte Spill
	movq	16(%rax), %r14
	movq	16(%rdi), %rax
	movq	%rax, 216(%rsp)                 # 8-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_165
# %bb.164:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_165:                              # %_ZNSt6vectorIxSaIxEED2Ev.exit61.i
	movq	128(%rsp), %rdi
.Ltmp267:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp268:                               # EH_LABEL
# %bb.166:                              # %_ZN11DeviceArrayIxED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp270:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp271:                               # EH_LABEL
# %bb.167:                              # %_ZN11DeviceArrayIxED2Ev.exit62.i
	movq	160(%rsp), %rdi
.Ltmp273:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp274:                               # EH_LABEL
# %bb.168:                              # %_ZN11DeviceArrayIxED2Ev.exit63.i
	movq	%r14, 944(%rsp)                 # 8-byte Spill
	movq	%rbx, 952(%rsp)                 # 8-byte Spill
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_170
# %bb.169:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_170:                              # %_ZL5checkIxLi64EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edi                     # imm = 0x600
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 104(%rsp)
	leaq	1536(%rax), %rbx
	movq	%rbx, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edx                     # imm = 0x600
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 112(%rsp)
	movl	$128, %eax
	movl	$4, %ecx
	.p2align	4
.LBB0_171:                              # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	xorps	%xmm0, %xmm0
	cvtsi2ss	%edx, %xmm0
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%edx, %xmm1
	movss	%xmm0, -4(%r14,%rcx)
	movss	%xmm1, (%r14,%rcx)
	addq	$8, %rcx
	cmpq	$1540, %rcx                     # imm = 0x604
	jne	.LBB0_171
# %bb.172:
.Ltmp276:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
.Ltmp277:                               # EH_LABEL
# %bb.173:
.Ltmp279:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp280:                               # EH_LABEL
# %bb.174:
.Ltmp282:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp283:                               # EH_LABEL
# %bb.175:
.Ltmp285:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967424, %rdx               # imm = 0x100000080
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp286:                               # EH_LABEL
# %bb.176:
	testl	%eax, %eax
	jne	.LBB0_179
# %bb.177:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp287:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp288:                               # EH_LABEL
# %bb.178:                              # %.noexc.i258
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp289:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIfLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp290:                               # EH_LABEL
.LBB0_179:
.Ltmp291:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967424, %rdx               # imm = 0x100000080
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp292:                               # EH_LABEL
# %bb.180:
	testl	%eax, %eax
	jne	.LBB0_183
# %bb.181:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp293:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp294:                               # EH_LABEL
# %bb.182:                              # %.noexc58.i251
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp295:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIfLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp296:                               # EH_LABEL
.LBB0_183:
.Ltmp298:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp299:                               # EH_LABEL
# %bb.184:
.Ltmp301:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp302:                               # EH_LABEL
# %bb.185:                              # %.preheader.i232
	movq	104(%rsp), %rcx
	movq	(%rsp), %rax
	movq	80(%rsp), %rdi
	movss	(%rcx), %xmm1                   # xmm1 = mem[0],zero,zero,zero
	pxor	%xmm2, %xmm2
	xorl	%edx, %edx
	.p2align	4
.LBB0_186:                              # =>This Inner Loop Header: Depth=1
	movss	(%rcx,%rdx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	addss	%xmm0, %xmm2
	maxss	%xmm1, %xmm0
	movss	4(%rcx,%rdx,4), %xmm1           # xmm1 = mem[0],zero,zero,zero
	addss	%xmm1, %xmm2
	maxss	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$128, %rdx
	jne	.LBB0_186
# %bb.187:
	movss	%xmm2, 344(%rsp)                # 4-byte Spill
	movss	%xmm1, 348(%rsp)                # 4-byte Spill
	movss	(%rax), %xmm0                   # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 328(%rsp)                # 4-byte Spill
	movss	(%rdi), %xmm0                   # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 332(%rsp)                # 4-byte Spill
	movss	512(%rcx), %xmm1                # xmm1 = mem[0],zero,zero,zero
	xorps	%xmm2, %xmm2
	xorl	%edx, %edx
	.p2align	4
.LBB0_188:                              # =>This Inner Loop Header: Depth=1
	movss	512(%rcx,%rdx,4), %xmm0         # xmm0 = mem[0],zero,zero,zero
	addss	%xmm0, %xmm2
	maxss	%xmm1, %xmm0
	movss	516(%rcx,%rdx,4), %xmm1         # xmm1 = mem[0],zero,zero,zero
	addss	%xmm1, %xmm2
	maxss	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$128, %rdx
	jne	.LBB0_188
# %bb.189:
	movss	%xmm2, 336(%rsp)                # 4-byte Spill
	movss	%xmm1, 340(%rsp)                # 4-byte Spill
	movss	4(%rax), %xmm0                  # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 320(%rsp)                # 4-byte Spill
	movss	4(%rdi), %xmm0                  # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 324(%rsp)                # 4-byte Spill
	movss	1024(%rcx), %xmm1               # xmm1 = mem[0],zero,zero,zero
	xorps	%xmm2, %xmm2
	xorl	%edx, %edx
	.p2align	4
.LBB0_190:                              # =>This Inner Loop Header: Depth=1
	movss	1024(%rcx,%rdx,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	addss	%xmm0, %xmm2
	maxss	%xmm1, %xmm0
	movss	1028(%rcx,%rdx,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	addss	%xmm1, %xmm2
	maxss	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$128, %rdx
	jne	.LBB0_190
# %bb.191:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit.i
	movss	%xmm2, 356(%rsp)                # 4-byte Spill
	movss	%xmm1, 364(%rsp)                # 4-byte Spill
	movss	8(%rax), %xmm0                  # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 352(%rsp)                # 4-byte Spill
	movss	8(%rdi), %xmm0                  # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, 360(%rsp)                # 4-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_193
# %bb.192:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_193:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit61.i
	movq	128(%rsp), %rdi
.Ltmp313:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp314:                               # EH_LABEL
# %bb.194:                              # %_ZN11DeviceArrayIfED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp316:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp317:                               # EH_LABEL
# %bb.195:                              # %_ZN11DeviceArrayIfED2Ev.exit62.i
	movq	160(%rsp), %rdi
.Ltmp319:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp320:                               # EH_LABEL
# %bb.196:                              # %_ZN11DeviceArrayIfED2Ev.exit63.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_198
# %bb.197:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_198:                              # %_ZL5checkIfLi128EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edi                     # imm = 0x600
	callq	_Znwm@PLT
	movq	%rax, %r14
	movq	%rax, 104(%rsp)
	leaq	1536(%rax), %rbx
	movq	%rbx, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1536, %edx                     # imm = 0x600
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 112(%rsp)
	movl	$64, %eax
	movl	$8, %ecx
	.p2align	4
.LBB0_199:                              # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	xorps	%xmm0, %xmm0
	cvtsi2sd	%edx, %xmm0
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$42949673, %rdx, %rsi           # imm = 0x28F5C29
	shrq	$32, %rsi
	imull	$100, %esi, %esi
	negl	%esi
	addl	%esi, %edx
	addl	$-50, %edx
	xorps	%xmm1, %xmm1
	cvtsi2sd	%edx, %xmm1
	movsd	%xmm0, -8(%r14,%rcx)
	movsd	%xmm1, (%r14,%rcx)
	addq	$16, %rcx
	cmpq	$1544, %rcx                     # imm = 0x608
	jne	.LBB0_199
# %bb.200:
.Ltmp322:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
.Ltmp323:                               # EH_LABEL
# %bb.201:
.Ltmp325:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp326:                               # EH_LABEL
	movzbl	190(%rsp), %ebx                 # 1-byte Folded Reload
	movzbl	189(%rsp), %r14d                # 1-byte Folded Reload
# %bb.202:
.Ltmp328:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$3, %esi
	callq	_ZN11DeviceArrayIdEC2Em
.Ltmp329:                               # EH_LABEL
# %bb.203:
.Ltmp331:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp332:                               # EH_LABEL
# %bb.204:
	testl	%eax, %eax
	jne	.LBB0_207
# %bb.205:
	movq	160(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp333:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp334:                               # EH_LABEL
# %bb.206:                              # %.noexc.i308
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp335:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIdLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp336:                               # EH_LABEL
.LBB0_207:
.Ltmp337:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967299, %rdi               # imm = 0x100000003
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp338:                               # EH_LABEL
# %bb.208:
	testl	%eax, %eax
	jne	.LBB0_211
# %bb.209:
	movq	160(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp339:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp340:                               # EH_LABEL
# %bb.210:                              # %.noexc58.i301
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp341:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6reduceIdLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp342:                               # EH_LABEL
.LBB0_211:
.Ltmp344:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp345:                               # EH_LABEL
# %bb.212:
.Ltmp347:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIdE4hostEv
.Ltmp348:                               # EH_LABEL
# %bb.213:                              # %.preheader.i279
	movq	104(%rsp), %rcx
	movq	(%rsp), %rax
	movq	80(%rsp), %rdi
	movsd	(%rcx), %xmm1                   # xmm1 = mem[0],zero
	xorps	%xmm2, %xmm2
	xorl	%edx, %edx
	.p2align	4
.LBB0_214:                              # =>This Inner Loop Header: Depth=1
	movsd	(%rcx,%rdx,8), %xmm0            # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm2
	maxsd	%xmm1, %xmm0
	movsd	8(%rcx,%rdx,8), %xmm1           # xmm1 = mem[0],zero
	addsd	%xmm1, %xmm2
	maxsd	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_214
# %bb.215:
	movsd	%xmm1, 920(%rsp)                # 8-byte Spill
	movsd	(%rax), %xmm0                   # xmm0 = mem[0],zero
	movsd	%xmm0, 928(%rsp)                # 8-byte Spill
	movsd	(%rdi), %xmm0                   # xmm0 = mem[0],zero
	movsd	%xmm0, 936(%rsp)                # 8-byte Spill
	movsd	512(%rcx), %xmm1                # xmm1 = mem[0],zero
	pxor	%xmm3, %xmm3
	xorl	%edx, %edx
	.p2align	4
.LBB0_216:                              # =>This Inner Loop Header: Depth=1
	movsd	512(%rcx,%rdx,8), %xmm0         # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm3
	maxsd	%xmm1, %xmm0
	movsd	520(%rcx,%rdx,8), %xmm1         # xmm1 = mem[0],zero
	addsd	%xmm1, %xmm3
	maxsd	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_216
# %bb.217:
	movsd	%xmm3, 872(%rsp)                # 8-byte Spill
	movsd	%xmm1, 888(%rsp)                # 8-byte Spill
	movsd	%xmm2, 912(%rsp)                # 8-byte Spill
	movsd	8(%rax), %xmm0                  # xmm0 = mem[0],zero
	movsd	%xmm0, 896(%rsp)                # 8-byte Spill
	movsd	8(%rdi), %xmm0                  # xmm0 = mem[0],zero
	movsd	%xmm0, 904(%rsp)                # 8-byte Spill
	movsd	1024(%rcx), %xmm1               # xmm1 = mem[0],zero
	xorpd	%xmm2, %xmm2
	xorl	%edx, %edx
	.p2align	4
.LBB0_218:                              # =>This Inner Loop Header: Depth=1
	movsd	1024(%rcx,%rdx,8), %xmm0        # xmm0 = mem[0],zero
	addsd	%xmm0, %xmm2
	maxsd	%xmm1, %xmm0
	movsd	1032(%rcx,%rdx,8), %xmm1        # xmm1 = mem[0],zero
	addsd	%xmm1, %xmm2
	maxsd	%xmm0, %xmm1
	addq	$2, %rdx
	cmpq	$64, %rdx
	jne	.LBB0_218
# %bb.219:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit.i
	movsd	%xmm2, 848(%rsp)                # 8-byte Spill
	movsd	%xmm1, 856(%rsp)                # 8-byte Spill
	movsd	16(%rax), %xmm0                 # xmm0 = mem[0],zero
	movsd	%xmm0, 864(%rsp)                # 8-byte Spill
	movsd	16(%rdi), %xmm0                 # xmm0 = mem[0],zero
	movsd	%xmm0, 880(%rsp)                # 8-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_221
# %bb.220:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_221:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit61.i
	movq	128(%rsp), %rdi
.Ltmp359:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp360:                               # EH_LABEL
# %bb.222:                              # %_ZN11DeviceArrayIdED2Ev.exit.i
	movq	144(%rsp), %rdi
.Ltmp362:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp363:                               # EH_LABEL
# %bb.223:                              # %_ZN11DeviceArrayIdED2Ev.exit62.i
	movq	160(%rsp), %rdi
.Ltmp365:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp366:                               # EH_LABEL
# %bb.224:                              # %_ZN11DeviceArrayIdED2Ev.exit63.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_226
# %bb.225:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_226:                              # %_ZL5checkIdLi64EElv.exit
	movq	%rbp, 824(%rsp)                 # 8-byte Spill
	movq	%r13, 832(%rsp)                 # 8-byte Spill
	movq	%r12, 840(%rsp)                 # 8-byte Spill
	movq	%r15, 312(%rsp)                 # 8-byte Spill
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
	testl	%eax, %eax
	jne	.LBB0_228
# %bb.227:                              # %_Z7verdictll.exit
	movd	640(%rsp), %xmm0                # 4-byte Folded Reload
                                        # xmm0 = mem[0],zero,zero,zero
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm0               # xmm0 = xmm0[0,1,0,1]
	movdqa	%xmm0, %xmm1
	pmaxsw	576(%rsp), %xmm1                # 16-byte Folded Reload
	movdqa	1440(%rsp), %xmm3               # 16-byte Reload
	pmaxsw	%xmm3, %xmm1
	movdqa	1312(%rsp), %xmm11              # 16-byte Reload
	pmaxsw	%xmm11, %xmm1
	movdqa	1296(%rsp), %xmm12              # 16-byte Reload
	pmaxsw	%xmm12, %xmm1
	movdqa	1280(%rsp), %xmm14              # 16-byte Reload
	movdqa	%xmm14, %xmm2
	pmaxsw	416(%rsp), %xmm2                # 16-byte Folded Reload
	movdqa	1264(%rsp), %xmm15              # 16-byte Reload
	pmaxsw	%xmm15, %xmm2
	pmaxsw	400(%rsp), %xmm2                # 16-byte Folded Reload
	pmaxsw	%xmm1, %xmm2
	movdqa	1424(%rsp), %xmm10              # 16-byte Reload
	pmaxsw	%xmm10, %xmm0
	movdqa	240(%rsp), %xmm1                # 16-byte Reload
	pmaxsw	%xmm1, %xmm0
	movdqa	1408(%rsp), %xmm4               # 16-byte Reload
	pmaxsw	%xmm4, %xmm0
	movdqa	1392(%rsp), %xmm5               # 16-byte Reload
	pmaxsw	%xmm5, %xmm0
	movdqa	1376(%rsp), %xmm7               # 16-byte Reload
	movdqa	%xmm7, %xmm6
	movdqa	1360(%rsp), %xmm13              # 16-byte Reload
	pmaxsw	%xmm13, %xmm6
	movdqa	1344(%rsp), %xmm8               # 16-byte Reload
	pmaxsw	%xmm8, %xmm6
	movdqa	1328(%rsp), %xmm9               # 16-byte Reload
	pmaxsw	%xmm9, %xmm6
	pmaxsw	%xmm0, %xmm6
	pmaxsw	%xmm2, %xmm6
	movdqa	%xmm6, 640(%rsp)                # 16-byte Spill
	paddw	576(%rsp), %xmm3                # 16-byte Folded Reload
	paddw	%xmm11, %xmm3
	paddw	%xmm12, %xmm3
	paddw	%xmm14, %xmm3
	paddw	416(%rsp), %xmm3                # 16-byte Folded Reload
	paddw	%xmm15, %xmm3
	paddw	400(%rsp), %xmm3                # 16-byte Folded Reload
	paddw	%xmm10, %xmm1
	paddw	%xmm4, %xmm1
	paddw	%xmm5, %xmm1
	paddw	%xmm7, %xmm1
	paddw	%xmm13, %xmm1
	paddw	%xmm8, %xmm1
	paddw	%xmm9, %xmm1
	paddw	%xmm3, %xmm1
	movdqa	%xmm1, 240(%rsp)                # 16-byte Spill
	movd	396(%rsp), %xmm0                # 4-byte Folded Reload
                                        # xmm0 = mem[0],zero,zero,zero
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm0               # xmm0 = xmm0[0,1,0,1]
	movdqa	%xmm0, %xmm2
	pmaxsw	464(%rsp), %xmm2                # 16-byte Folded Reload
	movdqa	656(%rsp), %xmm1                # 16-byte Reload
	pmaxsw	%xmm1, %xmm2
	movdqa	1504(%rsp), %xmm11              # 16-byte Reload
	pmaxsw	%xmm11, %xmm2
	movdqa	1488(%rsp), %xmm12              # 16-byte Reload
	pmaxsw	%xmm12, %xmm2
	movdqa	1472(%rsp), %xmm14              # 16-byte Reload
	movdqa	%xmm14, %xmm3
	pmaxsw	448(%rsp), %xmm3                # 16-byte Folded Reload
	movdqa	1456(%rsp), %xmm15              # 16-byte Reload
	pmaxsw	%xmm15, %xmm3
	pmaxsw	432(%rsp), %xmm3                # 16-byte Folded Reload
	pmaxsw	%xmm2, %xmm3
	movdqa	1616(%rsp), %xmm10              # 16-byte Reload
	pmaxsw	%xmm10, %xmm0
	movdqa	256(%rsp), %xmm2                # 16-byte Reload
	pmaxsw	%xmm2, %xmm0
	movdqa	1600(%rsp), %xmm4               # 16-byte Reload
	pmaxsw	%xmm4, %xmm0
	movdqa	1584(%rsp), %xmm5               # 16-byte Reload
	pmaxsw	%xmm5, %xmm0
	movdqa	1568(%rsp), %xmm7               # 16-byte Reload
	movdqa	%xmm7, %xmm6
	movdqa	1552(%rsp), %xmm13              # 16-byte Reload
	pmaxsw	%xmm13, %xmm6
	movdqa	1536(%rsp), %xmm8               # 16-byte Reload
	pmaxsw	%xmm8, %xmm6
	movdqa	1520(%rsp), %xmm9               # 16-byte Reload
	pmaxsw	%xmm9, %xmm6
	pmaxsw	%xmm0, %xmm6
	pmaxsw	%xmm3, %xmm6
	movdqa	%xmm6, 400(%rsp)                # 16-byte Spill
	paddw	464(%rsp), %xmm1                # 16-byte Folded Reload
	paddw	%xmm11, %xmm1
	paddw	%xmm12, %xmm1
	paddw	%xmm14, %xmm1
	paddw	448(%rsp), %xmm1                # 16-byte Folded Reload
	paddw	%xmm15, %xmm1
	paddw	432(%rsp), %xmm1                # 16-byte Folded Reload
	paddw	%xmm10, %xmm2
	paddw	%xmm4, %xmm2
	paddw	%xmm5, %xmm2
	paddw	%xmm7, %xmm2
	paddw	%xmm13, %xmm2
	paddw	%xmm8, %xmm2
	paddw	%xmm9, %xmm2
	paddw	%xmm1, %xmm2
	movdqa	%xmm2, 256(%rsp)                # 16-byte Spill
	movd	368(%rsp), %xmm0                # 4-byte Folded Reload
                                        # xmm0 = mem[0],zero,zero,zero
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm0               # xmm0 = xmm0[0,1,0,1]
	movdqa	%xmm0, %xmm2
	pmaxsw	624(%rsp), %xmm2                # 16-byte Folded Reload
	movdqa	1808(%rsp), %xmm5               # 16-byte Reload
	pmaxsw	%xmm5, %xmm2
	movdqa	1680(%rsp), %xmm6               # 16-byte Reload
	pmaxsw	%xmm6, %xmm2
	movdqa	1664(%rsp), %xmm4               # 16-byte Reload
	pmaxsw	%xmm4, %xmm2
	movdqa	1648(%rsp), %xmm8               # 16-byte Reload
	movdqa	%xmm8, %xmm3
	pmaxsw	608(%rsp), %xmm3                # 16-byte Folded Reload
	movdqa	1632(%rsp), %xmm14              # 16-byte Reload
	pmaxsw	%xmm14, %xmm3
	pmaxsw	592(%rsp), %xmm3                # 16-byte Folded Reload
	pmaxsw	%xmm2, %xmm3
	movdqa	1792(%rsp), %xmm7               # 16-byte Reload
	pmaxsw	%xmm7, %xmm0
	movdqa	1824(%rsp), %xmm1               # 16-byte Reload
	pmaxsw	%xmm1, %xmm0
	movdqa	1776(%rsp), %xmm9               # 16-byte Reload
	pmaxsw	%xmm9, %xmm0
	movdqa	1760(%rsp), %xmm10              # 16-byte Reload
	pmaxsw	%xmm10, %xmm0
	movdqa	1744(%rsp), %xmm2               # 16-byte Reload
	movdqa	%xmm2, %xmm11
	movdqa	1728(%rsp), %xmm12              # 16-byte Reload
	pmaxsw	%xmm12, %xmm11
	movdqa	1712(%rsp), %xmm13              # 16-byte Reload
	pmaxsw	%xmm13, %xmm11
	movdqa	1696(%rsp), %xmm15              # 16-byte Reload
	pmaxsw	%xmm15, %xmm11
	pmaxsw	%xmm0, %xmm11
	pmaxsw	%xmm3, %xmm11
	movdqa	%xmm11, 656(%rsp)               # 16-byte Spill
	paddw	624(%rsp), %xmm5                # 16-byte Folded Reload
	paddw	%xmm6, %xmm5
	paddw	%xmm4, %xmm5
	paddw	%xmm8, %xmm5
	paddw	608(%rsp), %xmm5                # 16-byte Folded Reload
	paddw	%xmm14, %xmm5
	paddw	592(%rsp), %xmm5                # 16-byte Folded Reload
	paddw	%xmm7, %xmm1
	paddw	%xmm9, %xmm1
	paddw	%xmm10, %xmm1
	paddw	%xmm2, %xmm1
	paddw	%xmm12, %xmm1
	paddw	%xmm13, %xmm1
	paddw	%xmm15, %xmm1
	paddw	%xmm5, %xmm1
	movdqa	%xmm1, %xmm8
	movzbl	191(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm0
	punpcklbw	%xmm0, %xmm0            # xmm0 = xmm0[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm0               # xmm0 = xmm0[0,1,0,1]
	movdqa	%xmm0, %xmm2
	movdqa	672(%rsp), %xmm9                # 16-byte Reload
	pcmpgtb	%xmm9, %xmm2
	movdqa	%xmm0, %xmm3
	pand	%xmm2, %xmm3
	pandn	%xmm9, %xmm2
	por	%xmm3, %xmm2
	movdqa	%xmm2, %xmm14
	movdqa	688(%rsp), %xmm5                # 16-byte Reload
	pcmpgtb	%xmm5, %xmm14
	pand	%xmm14, %xmm2
	pandn	%xmm5, %xmm14
	por	%xmm2, %xmm14
	movdqa	%xmm0, %xmm2
	movdqa	704(%rsp), %xmm3                # 16-byte Reload
	pcmpgtb	%xmm3, %xmm2
	pand	%xmm2, %xmm0
	pandn	%xmm3, %xmm2
	por	%xmm0, %xmm2
	movdqa	%xmm2, %xmm15
	movdqa	480(%rsp), %xmm0                # 16-byte Reload
	pcmpgtb	%xmm0, %xmm15
	pand	%xmm15, %xmm2
	pandn	%xmm0, %xmm15
	por	%xmm2, %xmm15
	paddb	%xmm9, %xmm5
	paddb	%xmm3, %xmm0
	paddb	%xmm5, %xmm0
	movdqa	%xmm0, 480(%rsp)                # 16-byte Spill
	movzbl	192(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm0
	punpcklbw	%xmm0, %xmm0            # xmm0 = xmm0[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm0               # xmm0 = xmm0[0,1,0,1]
	movdqa	%xmm0, %xmm3
	movdqa	720(%rsp), %xmm11               # 16-byte Reload
	pcmpgtb	%xmm11, %xmm3
	movdqa	%xmm0, %xmm2
	pand	%xmm3, %xmm2
	pandn	%xmm11, %xmm3
	por	%xmm2, %xmm3
	movdqa	%xmm3, %xmm2
	movdqa	736(%rsp), %xmm10               # 16-byte Reload
	pcmpgtb	%xmm10, %xmm2
	pand	%xmm2, %xmm3
	pandn	%xmm10, %xmm2
	por	%xmm3, %xmm2
	movdqa	%xmm0, %xmm3
	movdqa	752(%rsp), %xmm9                # 16-byte Reload
	pcmpgtb	%xmm9, %xmm3
	pand	%xmm3, %xmm0
	pandn	%xmm9, %xmm3
	por	%xmm0, %xmm3
	movdqa	%xmm3, %xmm5
	movdqa	496(%rsp), %xmm0                # 16-byte Reload
	pcmpgtb	%xmm0, %xmm5
	pand	%xmm5, %xmm3
	pandn	%xmm0, %xmm5
	por	%xmm3, %xmm5
	paddb	%xmm11, %xmm10
	paddb	%xmm9, %xmm0
	paddb	%xmm10, %xmm0
	movdqa	%xmm0, 496(%rsp)                # 16-byte Spill
	movzbl	196(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm0
	punpcklbw	%xmm0, %xmm0            # xmm0 = xmm0[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm0, %xmm0                # xmm0 = xmm0[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm0, %xmm3               # xmm3 = xmm0[0,1,0,1]
	movdqa	%xmm3, %xmm9
	movdqa	768(%rsp), %xmm12               # 16-byte Reload
	pcmpgtb	%xmm12, %xmm9
	movdqa	%xmm3, %xmm0
	pand	%xmm9, %xmm0
	pandn	%xmm12, %xmm9
	por	%xmm0, %xmm9
	movdqa	%xmm9, %xmm0
	movdqa	784(%rsp), %xmm11               # 16-byte Reload
	pcmpgtb	%xmm11, %xmm0
	pand	%xmm0, %xmm9
	pandn	%xmm11, %xmm0
	por	%xmm9, %xmm0
	movdqa	%xmm3, %xmm9
	movdqa	800(%rsp), %xmm10               # 16-byte Reload
	pcmpgtb	%xmm10, %xmm9
	pand	%xmm9, %xmm3
	pandn	%xmm10, %xmm9
	por	%xmm3, %xmm9
	movdqa	%xmm9, %xmm3
	movdqa	512(%rsp), %xmm1                # 16-byte Reload
	pcmpgtb	%xmm1, %xmm3
	pand	%xmm3, %xmm9
	pandn	%xmm1, %xmm3
	por	%xmm9, %xmm3
	paddb	%xmm12, %xmm11
	paddb	%xmm10, %xmm1
	paddb	%xmm11, %xmm1
	movdqa	%xmm1, 512(%rsp)                # 16-byte Spill
	movdqa	976(%rsp), %xmm1                # 16-byte Reload
	paddq	960(%rsp), %xmm1                # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm9
	movq	%xmm9, 624(%rsp)                # 8-byte Folded Spill
	movdqa	992(%rsp), %xmm6                # 16-byte Reload
	movdqa	%xmm6, %xmm9
	movdqa	.LCPI0_0(%rip), %xmm1           # xmm1 = [2147483648,2147483648]
	pxor	%xmm1, %xmm9
	movdqa	1008(%rsp), %xmm4               # 16-byte Reload
	movdqa	%xmm4, %xmm10
	pxor	%xmm1, %xmm10
	movdqa	%xmm10, %xmm11
	pcmpgtd	%xmm9, %xmm11
	pcmpeqd	%xmm9, %xmm10
	pshufd	$245, %xmm10, %xmm9             # xmm9 = xmm10[1,1,3,3]
	pshufd	$160, %xmm11, %xmm10            # xmm10 = xmm11[0,0,2,2]
	pand	%xmm10, %xmm9
	pshufd	$245, %xmm11, %xmm10            # xmm10 = xmm11[1,1,3,3]
	por	%xmm9, %xmm10
	pand	%xmm10, %xmm4
	pandn	%xmm6, %xmm10
	por	%xmm4, %xmm10
	movdqa	%xmm10, %xmm9
	pxor	%xmm1, %xmm9
	pshufd	$238, %xmm10, %xmm11            # xmm11 = xmm10[2,3,2,3]
	movdqa	%xmm11, %xmm12
	pxor	%xmm1, %xmm12
	movdqa	%xmm9, %xmm13
	pcmpgtd	%xmm12, %xmm13
	pcmpeqd	%xmm9, %xmm12
	pshufd	$245, %xmm12, %xmm9             # xmm9 = xmm12[1,1,3,3]
	pshufd	$160, %xmm13, %xmm12            # xmm12 = xmm13[0,0,2,2]
	pand	%xmm12, %xmm9
	pshufd	$245, %xmm13, %xmm12            # xmm12 = xmm13[1,1,3,3]
	por	%xmm9, %xmm12
	pand	%xmm12, %xmm10
	pandn	%xmm11, %xmm12
	por	%xmm10, %xmm12
	movq	%xmm12, 592(%rsp)               # 8-byte Folded Spill
	movdqa	1040(%rsp), %xmm4               # 16-byte Reload
	paddq	1024(%rsp), %xmm4               # 16-byte Folded Reload
	pshufd	$238, %xmm4, %xmm9              # xmm9 = xmm4[2,3,2,3]
	paddq	%xmm4, %xmm9
	movq	%xmm9, 608(%rsp)                # 8-byte Folded Spill
	movdqa	1056(%rsp), %xmm6               # 16-byte Reload
	movdqa	%xmm6, %xmm9
	pxor	%xmm1, %xmm9
	movdqa	528(%rsp), %xmm4                # 16-byte Reload
	movdqa	%xmm4, %xmm10
	pxor	%xmm1, %xmm10
	movdqa	%xmm10, %xmm11
	pcmpgtd	%xmm9, %xmm11
	pcmpeqd	%xmm9, %xmm10
	pshufd	$245, %xmm10, %xmm9             # xmm9 = xmm10[1,1,3,3]
	pshufd	$160, %xmm11, %xmm10            # xmm10 = xmm11[0,0,2,2]
	pand	%xmm10, %xmm9
	pshufd	$245, %xmm11, %xmm10            # xmm10 = xmm11[1,1,3,3]
	por	%xmm9, %xmm10
	pand	%xmm10, %xmm4
	pandn	%xmm6, %xmm10
	por	%xmm4, %xmm10
	movdqa	%xmm10, %xmm9
	pxor	%xmm1, %xmm9
	pshufd	$238, %xmm10, %xmm11            # xmm11 = xmm10[2,3,2,3]
	movdqa	%xmm11, %xmm12
	pxor	%xmm1, %xmm12
	movdqa	%xmm9, %xmm13
	pcmpgtd	%xmm12, %xmm13
	pcmpeqd	%xmm9, %xmm12
	pshufd	$245, %xmm12, %xmm9             # xmm9 = xmm12[1,1,3,3]
	pshufd	$160, %xmm13, %xmm12            # xmm12 = xmm13[0,0,2,2]
	pand	%xmm12, %xmm9
	pshufd	$245, %xmm13, %xmm12            # xmm12 = xmm13[1,1,3,3]
	por	%xmm9, %xmm12
	pand	%xmm12, %xmm10
	pandn	%xmm11, %xmm12
	por	%xmm10, %xmm12
	movq	%xmm12, 528(%rsp)               # 8-byte Folded Spill
	movdqa	544(%rsp), %xmm4                # 16-byte Reload
	paddq	224(%rsp), %xmm4                # 16-byte Folded Reload
	pshufd	$238, %xmm4, %xmm9              # xmm9 = xmm4[2,3,2,3]
	paddq	%xmm4, %xmm9
	movq	%xmm9, 544(%rsp)                # 8-byte Folded Spill
	movdqa	272(%rsp), %xmm6                # 16-byte Reload
	movdqa	%xmm6, %xmm9
	pxor	%xmm1, %xmm9
	movdqa	560(%rsp), %xmm4                # 16-byte Reload
	movdqa	%xmm4, %xmm10
	pxor	%xmm1, %xmm10
	movdqa	%xmm10, %xmm11
	pcmpgtd	%xmm9, %xmm11
	pcmpeqd	%xmm9, %xmm10
	pshufd	$245, %xmm10, %xmm9             # xmm9 = xmm10[1,1,3,3]
	pshufd	$160, %xmm11, %xmm10            # xmm10 = xmm11[0,0,2,2]
	pand	%xmm10, %xmm9
	pshufd	$245, %xmm11, %xmm10            # xmm10 = xmm11[1,1,3,3]
	por	%xmm9, %xmm10
	pand	%xmm10, %xmm4
	pandn	%xmm6, %xmm10
	por	%xmm4, %xmm10
	movdqa	%xmm10, %xmm9
	pxor	%xmm1, %xmm9
	pshufd	$238, %xmm10, %xmm11            # xmm11 = xmm10[2,3,2,3]
	pxor	%xmm11, %xmm1
	movdqa	%xmm9, %xmm12
	pcmpgtd	%xmm1, %xmm12
	pcmpeqd	%xmm9, %xmm1
	pshufd	$245, %xmm1, %xmm9              # xmm9 = xmm1[1,1,3,3]
	pshufd	$160, %xmm12, %xmm13            # xmm13 = xmm12[0,0,2,2]
	pand	%xmm13, %xmm9
	pshufd	$245, %xmm12, %xmm12            # xmm12 = xmm12[1,1,3,3]
	por	%xmm9, %xmm12
	pand	%xmm12, %xmm10
	pandn	%xmm11, %xmm12
	por	%xmm10, %xmm12
	movq	%xmm12, 560(%rsp)               # 8-byte Folded Spill
	movdqa	1104(%rsp), %xmm1               # 16-byte Reload
	paddd	1072(%rsp), %xmm1               # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	paddd	%xmm1, %xmm9
	pshufd	$85, %xmm9, %xmm10              # xmm10 = xmm9[1,1,1,1]
	paddd	%xmm9, %xmm10
	movd	%xmm10, 272(%rsp)               # 4-byte Folded Spill
	movdqa	1120(%rsp), %xmm1               # 16-byte Reload
	movdqa	%xmm1, %xmm9
	movdqa	1088(%rsp), %xmm4               # 16-byte Reload
	pcmpgtd	%xmm4, %xmm9
	pand	%xmm9, %xmm1
	pandn	%xmm4, %xmm9
	por	%xmm1, %xmm9
	pshufd	$238, %xmm9, %xmm10             # xmm10 = xmm9[2,3,2,3]
	movdqa	%xmm9, %xmm11
	pcmpgtd	%xmm10, %xmm11
	pand	%xmm11, %xmm9
	pandn	%xmm10, %xmm11
	por	%xmm9, %xmm11
	pshufd	$85, %xmm11, %xmm9              # xmm9 = xmm11[1,1,1,1]
	movdqa	%xmm11, %xmm10
	pcmpgtd	%xmm9, %xmm10
	pand	%xmm10, %xmm11
	pandn	%xmm9, %xmm10
	por	%xmm11, %xmm10
	movd	%xmm10, 224(%rsp)               # 4-byte Folded Spill
	movdqa	1168(%rsp), %xmm1               # 16-byte Reload
	paddd	1136(%rsp), %xmm1               # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	paddd	%xmm1, %xmm9
	pshufd	$85, %xmm9, %xmm10              # xmm10 = xmm9[1,1,1,1]
	paddd	%xmm9, %xmm10
	movd	%xmm10, 464(%rsp)               # 4-byte Folded Spill
	movdqa	1184(%rsp), %xmm1               # 16-byte Reload
	movdqa	%xmm1, %xmm9
	movdqa	1152(%rsp), %xmm4               # 16-byte Reload
	pcmpgtd	%xmm4, %xmm9
	pand	%xmm9, %xmm1
	pandn	%xmm4, %xmm9
	por	%xmm1, %xmm9
	pshufd	$238, %xmm9, %xmm10             # xmm10 = xmm9[2,3,2,3]
	movdqa	%xmm9, %xmm11
	pcmpgtd	%xmm10, %xmm11
	pand	%xmm11, %xmm9
	pandn	%xmm10, %xmm11
	por	%xmm9, %xmm11
	pshufd	$85, %xmm11, %xmm9              # xmm9 = xmm11[1,1,1,1]
	movdqa	%xmm11, %xmm10
	pcmpgtd	%xmm9, %xmm10
	pand	%xmm10, %xmm11
	pandn	%xmm9, %xmm10
	por	%xmm11, %xmm10
	movd	%xmm10, 448(%rsp)               # 4-byte Folded Spill
	movdqa	1232(%rsp), %xmm1               # 16-byte Reload
	paddd	1200(%rsp), %xmm1               # 16-byte Folded Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	paddd	%xmm1, %xmm9
	pshufd	$85, %xmm9, %xmm10              # xmm10 = xmm9[1,1,1,1]
	paddd	%xmm9, %xmm10
	movd	%xmm10, 432(%rsp)               # 4-byte Folded Spill
	movdqa	1248(%rsp), %xmm1               # 16-byte Reload
	movdqa	%xmm1, %xmm9
	movdqa	1216(%rsp), %xmm4               # 16-byte Reload
	pcmpgtd	%xmm4, %xmm9
	pand	%xmm9, %xmm1
	pandn	%xmm4, %xmm9
	por	%xmm1, %xmm9
	pshufd	$238, %xmm9, %xmm10             # xmm10 = xmm9[2,3,2,3]
	movdqa	%xmm9, %xmm11
	pcmpgtd	%xmm10, %xmm11
	pand	%xmm11, %xmm9
	pandn	%xmm10, %xmm11
	por	%xmm9, %xmm11
	pshufd	$85, %xmm11, %xmm9              # xmm9 = xmm11[1,1,1,1]
	movdqa	%xmm11, %xmm10
	pcmpgtd	%xmm9, %xmm10
	pand	%xmm10, %xmm11
	pandn	%xmm9, %xmm10
	por	%xmm11, %xmm10
	movd	%xmm10, 576(%rsp)               # 4-byte Folded Spill
	movdqa	240(%rsp), %xmm1                # 16-byte Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	paddw	%xmm1, %xmm9
	pshufd	$85, %xmm9, %xmm10              # xmm10 = xmm9[1,1,1,1]
	paddw	%xmm9, %xmm10
	movdqa	%xmm10, %xmm9
	psrld	$16, %xmm9
	paddw	%xmm10, %xmm9
	movd	%xmm9, 240(%rsp)                # 4-byte Folded Spill
	movdqa	640(%rsp), %xmm1                # 16-byte Reload
	pshufd	$238, %xmm1, %xmm9              # xmm9 = xmm1[2,3,2,3]
	pmaxsw	%xmm1, %xmm9
	pshufd	$85, %xmm9, %xmm1               # xmm1 = xmm9[1,1,1,1]
	pmaxsw	%xmm9, %xmm1
	movdqa	%xmm1, %xmm9
	psrld	$16, %xmm9
	pmaxsw	%xmm1, %xmm9
	movd	%xmm9, 416(%rsp)                # 4-byte Folded Spill
	movdqa	256(%rsp), %xmm4                # 16-byte Reload
	pshufd	$238, %xmm4, %xmm1              # xmm1 = xmm4[2,3,2,3]
	paddw	%xmm4, %xmm1
	pshufd	$85, %xmm1, %xmm9               # xmm9 = xmm1[1,1,1,1]
	paddw	%xmm1, %xmm9
	movdqa	%xmm9, %xmm1
	psrld	$16, %xmm1
	paddw	%xmm9, %xmm1
	movd	%xmm1, 256(%rsp)                # 4-byte Folded Spill
	movdqa	400(%rsp), %xmm4                # 16-byte Reload
	pshufd	$238, %xmm4, %xmm1              # xmm1 = xmm4[2,3,2,3]
	pmaxsw	%xmm4, %xmm1
	pshufd	$85, %xmm1, %xmm7               # xmm7 = xmm1[1,1,1,1]
	pmaxsw	%xmm1, %xmm7
	movdqa	%xmm7, %xmm1
	psrld	$16, %xmm1
	pmaxsw	%xmm7, %xmm1
	movd	%xmm1, 400(%rsp)                # 4-byte Folded Spill
	pshufd	$238, %xmm8, %xmm1              # xmm1 = xmm8[2,3,2,3]
	paddw	%xmm8, %xmm1
	pshufd	$85, %xmm1, %xmm7               # xmm7 = xmm1[1,1,1,1]
	paddw	%xmm1, %xmm7
	movdqa	%xmm7, %xmm1
	psrld	$16, %xmm1
	paddw	%xmm7, %xmm1
	movd	%xmm1, 800(%rsp)                # 4-byte Folded Spill
	movdqa	656(%rsp), %xmm4                # 16-byte Reload
	pshufd	$238, %xmm4, %xmm1              # xmm1 = xmm4[2,3,2,3]
	pmaxsw	%xmm4, %xmm1
	pshufd	$85, %xmm1, %xmm7               # xmm7 = xmm1[1,1,1,1]
	pmaxsw	%xmm1, %xmm7
	movdqa	%xmm7, %xmm1
	psrld	$16, %xmm1
	pmaxsw	%xmm7, %xmm1
	movd	%xmm1, 784(%rsp)                # 4-byte Folded Spill
	movdqa	1840(%rsp), %xmm9               # 16-byte Reload
	movdqa	%xmm9, %xmm1
	movdqa	1856(%rsp), %xmm8               # 16-byte Reload
	paddb	%xmm8, %xmm1
	pshufd	$238, %xmm1, %xmm7              # xmm7 = xmm1[2,3,2,3]
	paddb	%xmm1, %xmm7
	pxor	%xmm1, %xmm1
	psadbw	%xmm1, %xmm7
	movd	%xmm7, 768(%rsp)                # 4-byte Folded Spill
	movzbl	180(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm7
	punpcklbw	%xmm7, %xmm7            # xmm7 = xmm7[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm7, %xmm7                # xmm7 = xmm7[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm7, %xmm7               # xmm7 = xmm7[0,1,0,1]
	pmaxub	%xmm9, %xmm7
	pmaxub	%xmm8, %xmm7
	pshufd	$238, %xmm7, %xmm8              # xmm8 = xmm7[2,3,2,3]
	pmaxub	%xmm7, %xmm8
	pshufd	$85, %xmm8, %xmm7               # xmm7 = xmm8[1,1,1,1]
	pmaxub	%xmm8, %xmm7
	movdqa	%xmm7, %xmm8
	psrld	$16, %xmm8
	pmaxub	%xmm7, %xmm8
	movdqa	%xmm8, %xmm7
	psrlw	$8, %xmm7
	pmaxub	%xmm8, %xmm7
	movd	%xmm7, 196(%rsp)                # 4-byte Folded Spill
	movdqa	1872(%rsp), %xmm10              # 16-byte Reload
	movdqa	%xmm10, %xmm7
	movdqa	1888(%rsp), %xmm9               # 16-byte Reload
	paddb	%xmm9, %xmm7
	pshufd	$238, %xmm7, %xmm8              # xmm8 = xmm7[2,3,2,3]
	paddb	%xmm7, %xmm8
	psadbw	%xmm1, %xmm8
	movd	%xmm8, 752(%rsp)                # 4-byte Folded Spill
	movzbl	181(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm7
	punpcklbw	%xmm7, %xmm7            # xmm7 = xmm7[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm7, %xmm7                # xmm7 = xmm7[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm7, %xmm7               # xmm7 = xmm7[0,1,0,1]
	pmaxub	%xmm10, %xmm7
	pmaxub	%xmm9, %xmm7
	pshufd	$238, %xmm7, %xmm8              # xmm8 = xmm7[2,3,2,3]
	pmaxub	%xmm7, %xmm8
	pshufd	$85, %xmm8, %xmm7               # xmm7 = xmm8[1,1,1,1]
	pmaxub	%xmm8, %xmm7
	movdqa	%xmm7, %xmm8
	psrld	$16, %xmm8
	pmaxub	%xmm7, %xmm8
	movdqa	%xmm8, %xmm7
	psrlw	$8, %xmm7
	pmaxub	%xmm8, %xmm7
	movd	%xmm7, 736(%rsp)                # 4-byte Folded Spill
	movdqa	1904(%rsp), %xmm10              # 16-byte Reload
	movdqa	%xmm10, %xmm7
	movdqa	1920(%rsp), %xmm9               # 16-byte Reload
	paddb	%xmm9, %xmm7
	pshufd	$238, %xmm7, %xmm8              # xmm8 = xmm7[2,3,2,3]
	paddb	%xmm7, %xmm8
	psadbw	%xmm1, %xmm8
	movd	%xmm8, %r8d
	movzbl	182(%rsp), %eax                 # 1-byte Folded Reload
	movd	%eax, %xmm7
	punpcklbw	%xmm7, %xmm7            # xmm7 = xmm7[0,0,1,1,2,2,3,3,4,4,5,5,6,6,7,7]
	pshuflw	$0, %xmm7, %xmm7                # xmm7 = xmm7[0,0,0,0,4,5,6,7]
	pshufd	$68, %xmm7, %xmm7               # xmm7 = xmm7[0,1,0,1]
	pmaxub	%xmm10, %xmm7
	pmaxub	%xmm9, %xmm7
	pshufd	$238, %xmm7, %xmm8              # xmm8 = xmm7[2,3,2,3]
	pmaxub	%xmm7, %xmm8
	pshufd	$85, %xmm8, %xmm7               # xmm7 = xmm8[1,1,1,1]
	pmaxub	%xmm8, %xmm7
	movdqa	%xmm7, %xmm8
	psrld	$16, %xmm8
	pmaxub	%xmm7, %xmm8
	movdqa	%xmm8, %xmm7
	psrlw	$8, %xmm7
	pmaxub	%xmm8, %xmm7
	movd	%xmm7, %edi
	movdqa	480(%rsp), %xmm4                # 16-byte Reload
	pshufd	$238, %xmm4, %xmm7              # xmm7 = xmm4[2,3,2,3]
	paddb	%xmm4, %xmm7
	psadbw	%xmm1, %xmm7
	movd	%xmm7, %r9d
	movdqa	%xmm15, %xmm7
	pcmpgtb	%xmm14, %xmm7
	pand	%xmm7, %xmm15
	pandn	%xmm14, %xmm7
	por	%xmm15, %xmm7
	pshufd	$238, %xmm7, %xmm4              # xmm4 = xmm7[2,3,2,3]
	movdqa	%xmm7, %xmm6
	pcmpgtb	%xmm4, %xmm6
	pand	%xmm6, %xmm7
	pandn	%xmm4, %xmm6
	por	%xmm7, %xmm6
	pshufd	$85, %xmm6, %xmm4               # xmm4 = xmm6[1,1,1,1]
	movdqa	%xmm6, %xmm7
	pcmpgtb	%xmm4, %xmm7
	pand	%xmm7, %xmm6
	pandn	%xmm4, %xmm7
	por	%xmm6, %xmm7
	movdqa	%xmm7, %xmm4
	psrld	$16, %xmm4
	movdqa	%xmm7, %xmm6
	pcmpgtb	%xmm4, %xmm6
	pand	%xmm6, %xmm7
	pandn	%xmm4, %xmm6
	por	%xmm7, %xmm6
	movdqa	%xmm6, %xmm4
	psrlw	$8, %xmm4
	movdqa	%xmm6, %xmm7
	pcmpgtb	%xmm4, %xmm7
	pand	%xmm7, %xmm6
	pandn	%xmm4, %xmm7
	por	%xmm6, %xmm7
	movd	%xmm7, %ebp
	movdqa	496(%rsp), %xmm6                # 16-byte Reload
	pshufd	$238, %xmm6, %xmm4              # xmm4 = xmm6[2,3,2,3]
	paddb	%xmm6, %xmm4
	psadbw	%xmm1, %xmm4
	movd	%xmm4, %esi
	movdqa	%xmm5, %xmm4
	pcmpgtb	%xmm2, %xmm4
	pand	%xmm4, %xmm5
	pandn	%xmm2, %xmm4
	por	%xmm5, %xmm4
	pshufd	$238, %xmm4, %xmm2              # xmm2 = xmm4[2,3,2,3]
	movdqa	%xmm4, %xmm5
	pcmpgtb	%xmm2, %xmm5
	pand	%xmm5, %xmm4
	pandn	%xmm2, %xmm5
	por	%xmm4, %xmm5
	pshufd	$85, %xmm5, %xmm2               # xmm2 = xmm5[1,1,1,1]
	movdqa	%xmm5, %xmm4
	pcmpgtb	%xmm2, %xmm4
	pand	%xmm4, %xmm5
	pandn	%xmm2, %xmm4
	por	%xmm5, %xmm4
	movdqa	%xmm4, %xmm2
	psrld	$16, %xmm2
	movdqa	%xmm4, %xmm5
	pcmpgtb	%xmm2, %xmm5
	pand	%xmm5, %xmm4
	pandn	%xmm2, %xmm5
	por	%xmm4, %xmm5
	movdqa	%xmm5, %xmm2
	psrlw	$8, %xmm2
	movdqa	%xmm5, %xmm4
	pcmpgtb	%xmm2, %xmm4
	pand	%xmm4, %xmm5
	pandn	%xmm2, %xmm4
	por	%xmm5, %xmm4
	movd	%xmm4, %r10d
	movdqa	512(%rsp), %xmm4                # 16-byte Reload
	pshufd	$238, %xmm4, %xmm2              # xmm2 = xmm4[2,3,2,3]
	paddb	%xmm4, %xmm2
	psadbw	%xmm1, %xmm2
	movd	%xmm2, %ecx
	movdqa	%xmm3, %xmm1
	pcmpgtb	%xmm0, %xmm1
	pand	%xmm1, %xmm3
	pandn	%xmm0, %xmm1
	por	%xmm3, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	movdqa	%xmm1, %xmm2
	pcmpgtb	%xmm0, %xmm2
	pand	%xmm2, %xmm1
	pandn	%xmm0, %xmm2
	por	%xmm1, %xmm2
	pshufd	$85, %xmm2, %xmm0               # xmm0 = xmm2[1,1,1,1]
	movdqa	%xmm2, %xmm1
	pcmpgtb	%xmm0, %xmm1
	pand	%xmm1, %xmm2
	pandn	%xmm0, %xmm1
	por	%xmm2, %xmm1
	movdqa	%xmm1, %xmm0
	psrld	$16, %xmm0
	movdqa	%xmm1, %xmm2
	pcmpgtb	%xmm0, %xmm2
	pand	%xmm2, %xmm1
	pandn	%xmm0, %xmm2
	por	%xmm1, %xmm2
	movdqa	%xmm2, %xmm0
	psrlw	$8, %xmm0
	movdqa	%xmm2, %xmm1
	pcmpgtb	%xmm0, %xmm1
	pand	%xmm1, %xmm2
	pandn	%xmm0, %xmm1
	por	%xmm2, %xmm1
	movd	%xmm1, %r11d
	movss	328(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	344(%rsp), %xmm0                # 4-byte Folded Reload
	movd	%xmm0, %r12d
	movss	332(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	348(%rsp), %xmm0                # 4-byte Folded Reload
	movd	%xmm0, %edx
	movss	320(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	336(%rsp), %xmm0                # 4-byte Folded Reload
	movd	%xmm0, %eax
	movq	%rax, 672(%rsp)                 # 8-byte Spill
	movss	324(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	340(%rsp), %xmm0                # 4-byte Folded Reload
	movd	%xmm0, %eax
	xorl	%r15d, %r15d
	cmpb	%dil, 183(%rsp)                 # 1-byte Folded Reload
	setne	%r15b
	movl	%r15d, 192(%rsp)                # 4-byte Spill
	xorl	%edi, %edi
	cmpb	%r8b, 184(%rsp)                 # 1-byte Folded Reload
	setne	%dil
	movl	%edi, 720(%rsp)                 # 4-byte Spill
	xorl	%edi, %edi
	cmpb	%bpl, 200(%rsp)                 # 1-byte Folded Reload
	setne	%dil
	movl	%edi, 704(%rsp)                 # 4-byte Spill
	xorl	%edi, %edi
	cmpb	%r9b, 296(%rsp)                 # 1-byte Folded Reload
	setne	%dil
	movl	%edi, 200(%rsp)                 # 4-byte Spill
	xorl	%r13d, %r13d
	cmpb	%r10b, 304(%rsp)                # 1-byte Folded Reload
	setne	%r13b
	xorl	%r15d, %r15d
	cmpb	%sil, 179(%rsp)                 # 1-byte Folded Reload
	setne	%r15b
	xorl	%esi, %esi
	cmpb	%cl, %bl
	setne	%sil
	movl	%esi, 688(%rsp)                 # 4-byte Spill
	xorl	%ebp, %ebp
	cmpb	%r11b, %r14b
	setne	%bpl
	xorl	%esi, %esi
	movl	752(%rsp), %ecx                 # 4-byte Reload
	cmpb	%cl, 188(%rsp)                  # 1-byte Folded Reload
	setne	%sil
	movq	%rsi, 512(%rsp)                 # 8-byte Spill
	xorl	%esi, %esi
	movl	736(%rsp), %ecx                 # 4-byte Reload
	cmpb	%cl, 187(%rsp)                  # 1-byte Folded Reload
	setne	%sil
	movq	%rsi, 496(%rsp)                 # 8-byte Spill
	xorl	%r14d, %r14d
	movl	768(%rsp), %ecx                 # 4-byte Reload
	cmpb	%cl, 185(%rsp)                  # 1-byte Folded Reload
	setne	%r14b
	xorl	%esi, %esi
	movl	196(%rsp), %ecx                 # 4-byte Reload
	cmpb	%cl, 186(%rsp)                  # 1-byte Folded Reload
	setne	%sil
	movq	%rsi, 480(%rsp)                 # 8-byte Spill
	xorl	%esi, %esi
	movl	800(%rsp), %ecx                 # 4-byte Reload
	cmpw	%cx, 204(%rsp)                  # 2-byte Folded Reload
	setne	%sil
	movq	%rsi, 304(%rsp)                 # 8-byte Spill
	xorl	%esi, %esi
	movl	784(%rsp), %ecx                 # 4-byte Reload
	cmpw	%cx, 214(%rsp)                  # 2-byte Folded Reload
	setne	%sil
	movq	%rsi, 296(%rsp)                 # 8-byte Spill
	xorl	%ecx, %ecx
	movl	256(%rsp), %esi                 # 4-byte Reload
	cmpw	%si, 208(%rsp)                  # 2-byte Folded Reload
	setne	%cl
	xorl	%edi, %edi
	movl	400(%rsp), %esi                 # 4-byte Reload
	cmpw	%si, 206(%rsp)                  # 2-byte Folded Reload
	setne	%dil
	movq	%rdi, 256(%rsp)                 # 8-byte Spill
	xorl	%edi, %edi
	movl	240(%rsp), %esi                 # 4-byte Reload
	cmpw	%si, 210(%rsp)                  # 2-byte Folded Reload
	setne	%dil
	movq	%rdi, 240(%rsp)                 # 8-byte Spill
	xorl	%edi, %edi
	movl	416(%rsp), %esi                 # 4-byte Reload
	cmpw	%si, 212(%rsp)                  # 2-byte Folded Reload
	setne	%dil
	movq	%rdi, 416(%rsp)                 # 8-byte Spill
	xorl	%r11d, %r11d
	movl	432(%rsp), %esi                 # 4-byte Reload
	cmpl	%esi, 388(%rsp)                 # 4-byte Folded Reload
	setne	%r11b
	xorl	%edi, %edi
	movl	576(%rsp), %esi                 # 4-byte Reload
	cmpl	%esi, 392(%rsp)                 # 4-byte Folded Reload
	setne	%dil
	movq	%rdi, 432(%rsp)                 # 8-byte Spill
	xorl	%edi, %edi
	movl	464(%rsp), %esi                 # 4-byte Reload
	cmpl	%esi, 380(%rsp)                 # 4-byte Folded Reload
	setne	%dil
	movq	%rdi, 464(%rsp)                 # 8-byte Spill
	xorl	%edi, %edi
	movl	448(%rsp), %esi                 # 4-byte Reload
	cmpl	%esi, 384(%rsp)                 # 4-byte Folded Reload
	setne	%dil
	movq	%rdi, 448(%rsp)                 # 8-byte Spill
	xorl	%esi, %esi
	movl	272(%rsp), %edi                 # 4-byte Reload
	cmpl	%edi, 372(%rsp)                 # 4-byte Folded Reload
	setne	%sil
	xorl	%r8d, %r8d
	movl	224(%rsp), %edi                 # 4-byte Reload
	cmpl	%edi, 376(%rsp)                 # 4-byte Folded Reload
	setne	%r8b
	movq	%r8, 272(%rsp)                  # 8-byte Spill
	xorl	%r8d, %r8d
	movq	592(%rsp), %rdi                 # 8-byte Reload
	cmpq	%rdi, 216(%rsp)                 # 8-byte Folded Reload
	setne	%r8b
	movl	%r8d, 224(%rsp)                 # 4-byte Spill
	xorl	%r8d, %r8d
	movq	624(%rsp), %rdi                 # 8-byte Reload
	cmpq	%rdi, 944(%rsp)                 # 8-byte Folded Reload
	setne	%r8b
	movl	%r8d, 216(%rsp)                 # 4-byte Spill
	xorl	%edi, %edi
	movq	528(%rsp), %r8                  # 8-byte Reload
	cmpq	%r8, 952(%rsp)                  # 8-byte Folded Reload
	setne	%dil
	xorl	%r8d, %r8d
	movq	608(%rsp), %r9                  # 8-byte Reload
	cmpq	%r9, 824(%rsp)                  # 8-byte Folded Reload
	setne	%r8b
	xorl	%r9d, %r9d
	movq	560(%rsp), %r10                 # 8-byte Reload
	cmpq	%r10, 832(%rsp)                 # 8-byte Folded Reload
	setne	%r9b
	xorl	%r10d, %r10d
	movq	544(%rsp), %rbx                 # 8-byte Reload
	cmpq	%rbx, 840(%rsp)                 # 8-byte Folded Reload
	setne	%r10b
	andl	$1, %edx
	movq	672(%rsp), %rbx                 # 8-byte Reload
	andl	$1, %ebx
	addq	%rdx, %rbx
	andl	$1, %r12d
	addq	%r12, %rbx
	andl	$1, %eax
	movss	352(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	356(%rsp), %xmm0                # 4-byte Folded Reload
	movd	%xmm0, %r12d
	andl	$1, %r12d
	addq	%rax, %r12
	movd	%r13d, %xmm6
	movd	%r15d, %xmm1
	movsd	928(%rsp), %xmm9                # 8-byte Reload
                                        # xmm9 = mem[0],zero
	cmpneqsd	912(%rsp), %xmm9                # 8-byte Folded Reload
	movd	%ebp, %xmm0
	movsd	936(%rsp), %xmm8                # 8-byte Reload
                                        # xmm8 = mem[0],zero
	cmpneqsd	920(%rsp), %xmm8                # 8-byte Folded Reload
	movd	688(%rsp), %xmm7                # 4-byte Folded Reload
                                        # xmm7 = mem[0],zero,zero,zero
	movsd	896(%rsp), %xmm10               # 8-byte Reload
                                        # xmm10 = mem[0],zero
	cmpneqsd	872(%rsp), %xmm10               # 8-byte Folded Reload
	movd	704(%rsp), %xmm2                # 4-byte Folded Reload
                                        # xmm2 = mem[0],zero,zero,zero
	movsd	904(%rsp), %xmm11               # 8-byte Reload
                                        # xmm11 = mem[0],zero
	cmpneqsd	888(%rsp), %xmm11               # 8-byte Folded Reload
	movd	200(%rsp), %xmm3                # 4-byte Folded Reload
                                        # xmm3 = mem[0],zero,zero,zero
	movsd	864(%rsp), %xmm12               # 8-byte Reload
                                        # xmm12 = mem[0],zero
	cmpneqsd	848(%rsp), %xmm12               # 8-byte Folded Reload
	movd	192(%rsp), %xmm4                # 4-byte Folded Reload
                                        # xmm4 = mem[0],zero,zero,zero
	movsd	880(%rsp), %xmm13               # 8-byte Reload
                                        # xmm13 = mem[0],zero
	cmpneqsd	856(%rsp), %xmm13               # 8-byte Folded Reload
	movd	720(%rsp), %xmm5                # 4-byte Folded Reload
                                        # xmm5 = mem[0],zero,zero,zero
	punpcklbw	%xmm6, %xmm1            # xmm1 = xmm1[0],xmm6[0],xmm1[1],xmm6[1],xmm1[2],xmm6[2],xmm1[3],xmm6[3],xmm1[4],xmm6[4],xmm1[5],xmm6[5],xmm1[6],xmm6[6],xmm1[7],xmm6[7]
	movd	%edi, %xmm6
	punpcklbw	%xmm7, %xmm0            # xmm0 = xmm0[0],xmm7[0],xmm0[1],xmm7[1],xmm0[2],xmm7[2],xmm0[3],xmm7[3],xmm0[4],xmm7[4],xmm0[5],xmm7[5],xmm0[6],xmm7[6],xmm0[7],xmm7[7]
	movd	%r8d, %xmm7
	movq	%xmm9, %r8
	movd	%r9d, %xmm9
	movq	%xmm8, %r9
	movd	%r10d, %xmm8
	movq	%xmm10, %rax
	movd	224(%rsp), %xmm10               # 4-byte Folded Reload
                                        # xmm10 = mem[0],zero,zero,zero
	movq	%xmm11, %rdx
	movd	216(%rsp), %xmm11               # 4-byte Folded Reload
                                        # xmm11 = mem[0],zero,zero,zero
	andl	$1, %r9d
	movq	%xmm12, %rdi
	movd	%r9d, %xmm12
	andl	$1, %r8d
	movq	%xmm13, %r9
	movd	%r8d, %xmm13
	andl	$1, %edx
	shll	$8, %edx
	subl	%eax, %edx
	andl	$1, %edi
	shll	$16, %edi
	orl	%edx, %edi
	andl	$1, %r9d
	shll	$24, %r9d
	orl	%edi, %r9d
	punpcklwd	%xmm1, %xmm0            # xmm0 = xmm0[0],xmm1[0],xmm0[1],xmm1[1],xmm0[2],xmm1[2],xmm0[3],xmm1[3]
	movd	%r9d, %xmm1
	punpcklbw	%xmm2, %xmm3            # xmm3 = xmm3[0],xmm2[0],xmm3[1],xmm2[1],xmm3[2],xmm2[2],xmm3[3],xmm2[3],xmm3[4],xmm2[4],xmm3[5],xmm2[5],xmm3[6],xmm2[6],xmm3[7],xmm2[7]
	punpcklbw	%xmm4, %xmm5            # xmm5 = xmm5[0],xmm4[0],xmm5[1],xmm4[1],xmm5[2],xmm4[2],xmm5[3],xmm4[3],xmm5[4],xmm4[4],xmm5[5],xmm4[5],xmm5[6],xmm4[6],xmm5[7],xmm4[7]
	punpcklwd	%xmm5, %xmm3            # xmm3 = xmm3[0],xmm5[0],xmm3[1],xmm5[1],xmm3[2],xmm5[2],xmm3[3],xmm5[3]
	punpckldq	%xmm3, %xmm0            # xmm0 = xmm0[0],xmm3[0],xmm0[1],xmm3[1]
	punpcklbw	%xmm6, %xmm7            # xmm7 = xmm7[0],xmm6[0],xmm7[1],xmm6[1],xmm7[2],xmm6[2],xmm7[3],xmm6[3],xmm7[4],xmm6[4],xmm7[5],xmm6[5],xmm7[6],xmm6[6],xmm7[7],xmm6[7]
	punpcklbw	%xmm9, %xmm8            # xmm8 = xmm8[0],xmm9[0],xmm8[1],xmm9[1],xmm8[2],xmm9[2],xmm8[3],xmm9[3],xmm8[4],xmm9[4],xmm8[5],xmm9[5],xmm8[6],xmm9[6],xmm8[7],xmm9[7]
	punpcklwd	%xmm7, %xmm8            # xmm8 = xmm8[0],xmm7[0],xmm8[1],xmm7[1],xmm8[2],xmm7[2],xmm8[3],xmm7[3]
	punpcklbw	%xmm10, %xmm11          # xmm11 = xmm11[0],xmm10[0],xmm11[1],xmm10[1],xmm11[2],xmm10[2],xmm11[3],xmm10[3],xmm11[4],xmm10[4],xmm11[5],xmm10[5],xmm11[6],xmm10[6],xmm11[7],xmm10[7]
	punpcklbw	%xmm12, %xmm13          # xmm13 = xmm13[0],xmm12[0],xmm13[1],xmm12[1],xmm13[2],xmm12[2],xmm13[3],xmm12[3],xmm13[4],xmm12[4],xmm13[5],xmm12[5],xmm13[6],xmm12[6],xmm13[7],xmm12[7]
	punpcklwd	%xmm13, %xmm11          # xmm11 = xmm11[0],xmm13[0],xmm11[1],xmm13[1],xmm11[2],xmm13[2],xmm11[3],xmm13[3]
	punpckldq	%xmm11, %xmm8           # xmm8 = xmm8[0],xmm11[0],xmm8[1],xmm11[1]
	punpcklqdq	%xmm8, %xmm0            # xmm0 = xmm0[0],xmm8[0]
	psllw	$7, %xmm0
	psllw	$7, %xmm1
	pmovmskb	%xmm1, %eax
	shll	$16, %eax
	pmovmskb	%xmm0, %edx
	orl	%edx, %eax
	movl	%eax, %edx
	andl	$1048575, %edx                  # imm = 0xFFFFF
	shrl	%eax
	andl	$349525, %eax                   # imm = 0x55555
	subl	%eax, %edx
	movl	%edx, %eax
	andl	$858993459, %eax                # imm = 0x33333333
	shrl	$2, %edx
	andl	$858993459, %edx                # imm = 0x33333333
	addl	%eax, %edx
	movl	%edx, %eax
	shrl	$4, %eax
	addl	%edx, %eax
	addq	496(%rsp), %r14                 # 8-byte Folded Reload
	addq	512(%rsp), %r14                 # 8-byte Folded Reload
	movq	304(%rsp), %rdx                 # 8-byte Reload
	addq	480(%rsp), %rdx                 # 8-byte Folded Reload
	addq	296(%rsp), %rcx                 # 8-byte Folded Reload
	movss	360(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	cmpneqss	364(%rsp), %xmm0                # 4-byte Folded Reload
	addq	%rdx, %rcx
	movd	%xmm0, %edi
	addq	%r14, %rcx
	movq	240(%rsp), %rdx                 # 8-byte Reload
	addq	256(%rsp), %rdx                 # 8-byte Folded Reload
	addq	416(%rsp), %r11                 # 8-byte Folded Reload
	addq	%rdx, %r11
	movq	464(%rsp), %rdx                 # 8-byte Reload
	addq	432(%rsp), %rdx                 # 8-byte Folded Reload
	addq	448(%rsp), %rsi                 # 8-byte Folded Reload
	addq	%rdx, %rsi
	addq	%r11, %rsi
	addq	%rcx, %rsi
	andl	$252645135, %eax                # imm = 0xF0F0F0F
	imull	$16843009, %eax, %eax           # imm = 0x1010101
	shrl	$24, %eax
	addq	%rax, %rsi
	andl	$1, %edi
	movq	312(%rsp), %rdx                 # 8-byte Reload
	addq	%rdi, %rdx
	addq	%r12, %rdx
	addq	%rbx, %rdx
	addq	272(%rsp), %rdx                 # 8-byte Folded Reload
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	xorl	%ebp, %ebp
	addq	%rsi, %rdx
	setne	%bpl
	movl	$48, %esi
	xorl	%eax, %eax
	callq	printf@PLT
	movl	%ebp, %eax
	addq	$1944, %rsp                     # imm = 0x798
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
.LBB0_228:
	.cfi_def_cfa_offset 2000
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
.LBB0_229:
.Ltmp367:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_230:
.Ltmp364:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_231:
.Ltmp361:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_232:
.Ltmp349:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_307
# %bb.233:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_307
.LBB0_234:
.Ltmp346:                               # EH_LABEL
	jmp	.LBB0_306
.LBB0_235:
.Ltmp330:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_308
.LBB0_236:
.Ltmp327:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_309
.LBB0_237:
.Ltmp324:                               # EH_LABEL
	jmp	.LBB0_301
.LBB0_238:
.Ltmp321:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_239:
.Ltmp318:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_240:
.Ltmp315:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_241:
.Ltmp303:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_315
# %bb.242:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_315
.LBB0_243:
.Ltmp300:                               # EH_LABEL
	jmp	.LBB0_314
.LBB0_244:
.Ltmp284:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_316
.LBB0_245:
.Ltmp281:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_317
.LBB0_246:
.Ltmp278:                               # EH_LABEL
	jmp	.LBB0_301
.LBB0_247:
.Ltmp275:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_248:
.Ltmp272:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_249:
.Ltmp269:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_250:
.Ltmp257:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_323
# %bb.251:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_323
.LBB0_252:
.Ltmp254:                               # EH_LABEL
	jmp	.LBB0_322
.LBB0_253:
.Ltmp238:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_324
.LBB0_254:
.Ltmp235:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_325
.LBB0_255:
.Ltmp232:                               # EH_LABEL
	jmp	.LBB0_301
.LBB0_256:
.Ltmp229:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_257:
.Ltmp226:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_258:
.Ltmp223:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_259:
.Ltmp211:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_331
# %bb.260:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_331
.LBB0_261:
.Ltmp208:                               # EH_LABEL
	jmp	.LBB0_330
.LBB0_262:
.Ltmp192:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_332
.LBB0_263:
.Ltmp189:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_333
.LBB0_264:
.Ltmp186:                               # EH_LABEL
	jmp	.LBB0_301
.LBB0_265:
.Ltmp183:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_266:
.Ltmp180:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_267:
.Ltmp177:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_268:
.Ltmp165:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_339
# %bb.269:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_339
.LBB0_270:
.Ltmp162:                               # EH_LABEL
	jmp	.LBB0_338
.LBB0_271:
.Ltmp146:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_340
.LBB0_272:
.Ltmp143:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_341
.LBB0_273:
.Ltmp140:                               # EH_LABEL
	jmp	.LBB0_301
.LBB0_274:
.Ltmp137:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_275:
.Ltmp134:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_276:
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_277:
.Ltmp119:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_347
# %bb.278:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_347
.LBB0_279:
.Ltmp116:                               # EH_LABEL
	jmp	.LBB0_346
.LBB0_280:
.Ltmp100:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_348
.LBB0_281:
.Ltmp97:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_349
.LBB0_282:
.Ltmp94:                                # EH_LABEL
	jmp	.LBB0_301
.LBB0_283:
.Ltmp91:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_284:
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_285:
.Ltmp85:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_286:
.Ltmp73:                                # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_355
# %bb.287:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_355
.LBB0_288:
.Ltmp70:                                # EH_LABEL
	jmp	.LBB0_354
.LBB0_289:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_356
.LBB0_290:
.Ltmp51:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_357
.LBB0_291:
.Ltmp48:                                # EH_LABEL
	jmp	.LBB0_301
.LBB0_292:
.Ltmp45:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_293:
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_294:
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_295:
.Ltmp27:                                # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_363
# %bb.296:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB0_363
.LBB0_297:
.Ltmp24:                                # EH_LABEL
	jmp	.LBB0_362
.LBB0_298:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_364
.LBB0_299:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_365
.LBB0_300:
.Ltmp2:                                 # EH_LABEL
.LBB0_301:                              # %_ZN11DeviceArrayIaED2Ev.exit69.i
	movq	%rax, %rbx
.LBB0_302:                              # %_ZN11DeviceArrayIaED2Ev.exit69.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_304
# %bb.303:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_304:                              # %common.resume
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB0_305:
.Ltmp343:                               # EH_LABEL
.LBB0_306:
	movq	%rax, %rbx
.LBB0_307:
	movq	128(%rsp), %rdi
.Ltmp350:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp351:                               # EH_LABEL
.LBB0_308:                              # %_ZN11DeviceArrayIdED2Ev.exit68.i
	movq	144(%rsp), %rdi
.Ltmp353:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp354:                               # EH_LABEL
.LBB0_309:                              # %_ZN11DeviceArrayIdED2Ev.exit69.i
	movq	160(%rsp), %rdi
.Ltmp356:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp357:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_310:
.Ltmp358:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_311:
.Ltmp355:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_312:
.Ltmp352:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_313:
.Ltmp297:                               # EH_LABEL
.LBB0_314:
	movq	%rax, %rbx
.LBB0_315:
	movq	128(%rsp), %rdi
.Ltmp304:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp305:                               # EH_LABEL
.LBB0_316:                              # %_ZN11DeviceArrayIfED2Ev.exit68.i
	movq	144(%rsp), %rdi
.Ltmp307:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp308:                               # EH_LABEL
.LBB0_317:                              # %_ZN11DeviceArrayIfED2Ev.exit69.i
	movq	160(%rsp), %rdi
.Ltmp310:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp311:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_318:
.Ltmp312:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_319:
.Ltmp309:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_320:
.Ltmp306:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_321:
.Ltmp251:                               # EH_LABEL
.LBB0_322:
	movq	%rax, %rbx
.LBB0_323:
	movq	128(%rsp), %rdi
.Ltmp258:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp259:                               # EH_LABEL
.LBB0_324:                              # %_ZN11DeviceArrayIxED2Ev.exit68.i
	movq	144(%rsp), %rdi
.Ltmp261:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp262:                               # EH_LABEL
.LBB0_325:                              # %_ZN11DeviceArrayIxED2Ev.exit69.i
	movq	160(%rsp), %rdi
.Ltmp264:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp265:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_326:
.Ltmp266:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_327:
.Ltmp263:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_328:
.Ltmp260:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_329:
.Ltmp205:                               # EH_LABEL
.LBB0_330:
	movq	%rax, %rbx
.LBB0_331:
	movq	128(%rsp), %rdi
.Ltmp212:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp213:                               # EH_LABEL
.LBB0_332:                              # %_ZN11DeviceArrayIjED2Ev.exit68.i
	movq	144(%rsp), %rdi
.Ltmp215:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp216:                               # EH_LABEL
.LBB0_333:                              # %_ZN11DeviceArrayIjED2Ev.exit69.i
	movq	160(%rsp), %rdi
.Ltmp218:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp219:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_334:
.Ltmp220:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_335:
.Ltmp217:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_336:
.Ltmp214:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_337:
.Ltmp159:                               # EH_LABEL
.LBB0_338:
	movq	%rax, %rbx
.LBB0_339:
	movq	128(%rsp), %rdi
.Ltmp166:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp167:                               # EH_LABEL
.LBB0_340:                              # %_ZN11DeviceArrayIiED2Ev.exit68.i
	movq	144(%rsp), %rdi
.Ltmp169:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp170:                               # EH_LABEL
.LBB0_341:                              # %_ZN11DeviceArrayIiED2Ev.exit69.i
	movq	160(%rsp), %rdi
.Ltmp172:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp173:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_342:
.Ltmp174:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_343:
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_344:
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_345:
.Ltmp113:                               # EH_LABEL
.LBB0_346:
	movq	%rax, %rbx
.LBB0_347:
	movq	128(%rsp), %rdi
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp121:                               # EH_LABEL
.LBB0_348:                              # %_ZN11DeviceArrayIsED2Ev.exit67.i
	movq	144(%rsp), %rdi
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp124:                               # EH_LABEL
.LBB0_349:                              # %_ZN11DeviceArrayIsED2Ev.exit68.i
	movq	160(%rsp), %rdi
.Ltmp126:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp127:                               # EH_LABEL
	jmp	.LBB0_302
.LBB0_350:
.Ltmp128:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_351:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_352:
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_353:
.Ltmp67:                                # EH_LABEL
.LBB0_354:
	movq	%rax, %rbx
.LBB0_355:
	movq	128(%rsp), %rdi
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp75:                                # EH_LABEL
.LBB0_356:                              # %_ZN11DeviceArrayIhED2Ev.exit67.i
	movq	144(%rsp), %rdi
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp78:                                # EH_LABEL
.LBB0_357:                              # %_ZN11DeviceArrayIhED2Ev.exit68.i
	movq	160(%rsp), %rdi
.Ltmp80:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp81:                                # EH_LABEL
	jmp	.LBB0_302
.LBB0_358:
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_359:
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_360:
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_361:
.Ltmp21:                                # EH_LABEL
.LBB0_362:
	movq	%rax, %rbx
.LBB0_363:
	movq	128(%rsp), %rdi
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp29:                                # EH_LABEL
.LBB0_364:                              # %_ZN11DeviceArrayIaED2Ev.exit67.i
	movq	144(%rsp), %rdi
.Ltmp31:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp32:                                # EH_LABEL
.LBB0_365:                              # %_ZN11DeviceArrayIaED2Ev.exit68.i
	movq	160(%rsp), %rdi
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp35:                                # EH_LABEL
	jmp	.LBB0_302
.LBB0_366:
.Ltmp36:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_367:
.Ltmp33:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_368:
.Ltmp30:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end0:
	.size	main, .Lfunc_end0-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table0:
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
	.uleb128 .Ltmp296-.Ltmp285              #   Call between .Ltmp285 and .Ltmp296
	.uleb128 .Ltmp297-.Lfunc_begin0         #     jumps to .Ltmp297
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp298-.Lfunc_begin0         # >> Call Site 66 <<
	.uleb128 .Ltmp299-.Ltmp298              #   Call between .Ltmp298 and .Ltmp299
	.uleb128 .Ltmp300-.Lfunc_begin0         #     jumps to .Ltmp300
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp301-.Lfunc_begin0         # >> Call Site 67 <<
	.uleb128 .Ltmp302-.Ltmp301              #   Call between .Ltmp301 and .Ltmp302
	.uleb128 .Ltmp303-.Lfunc_begin0         #     jumps to .Ltmp303
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp313-.Lfunc_begin0         # >> Call Site 68 <<
	.uleb128 .Ltmp314-.Ltmp313              #   Call between .Ltmp313 and .Ltmp314
	.uleb128 .Ltmp315-.Lfunc_begin0         #     jumps to .Ltmp315
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp316-.Lfunc_begin0         # >> Call Site 69 <<
	.uleb128 .Ltmp317-.Ltmp316              #   Call between .Ltmp316 and .Ltmp317
	.uleb128 .Ltmp318-.Lfunc_begin0         #     jumps to .Ltmp318
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp319-.Lfunc_begin0         # >> Call Site 70 <<
	.uleb128 .Ltmp320-.Ltmp319              #   Call between .Ltmp319 and .Ltmp320
	.uleb128 .Ltmp321-.Lfunc_begin0         #     jumps to .Ltmp321
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp320-.Lfunc_begin0         # >> Call Site 71 <<
	.uleb128 .Ltmp322-.Ltmp320              #   Call between .Ltmp320 and .Ltmp322
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp322-.Lfunc_begin0         # >> Call Site 72 <<
	.uleb128 .Ltmp323-.Ltmp322              #   Call between .Ltmp322 and .Ltmp323
	.uleb128 .Ltmp324-.Lfunc_begin0         #     jumps to .Ltmp324
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp325-.Lfunc_begin0         # >> Call Site 73 <<
	.uleb128 .Ltmp326-.Ltmp325              #   Call between .Ltmp325 and .Ltmp326
	.uleb128 .Ltmp327-.Lfunc_begin0         #     jumps to .Ltmp327
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp328-.Lfunc_begin0         # >> Call Site 74 <<
	.uleb128 .Ltmp329-.Ltmp328              #   Call between .Ltmp328 and .Ltmp329
	.uleb128 .Ltmp330-.Lfunc_begin0         #     jumps to .Ltmp330
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp331-.Lfunc_begin0         # >> Call Site 75 <<
	.uleb128 .Ltmp342-.Ltmp331              #   Call between .Ltmp331 and .Ltmp342
	.uleb128 .Ltmp343-.Lfunc_begin0         #     jumps to .Ltmp343
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp344-.Lfunc_begin0         # >> Call Site 76 <<
	.uleb128 .Ltmp345-.Ltmp344              #   Call between .Ltmp344 and .Ltmp345
	.uleb128 .Ltmp346-.Lfunc_begin0         #     jumps to .Ltmp346
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp347-.Lfunc_begin0         # >> Call Site 77 <<
	.uleb128 .Ltmp348-.Ltmp347              #   Call between .Ltmp347 and .Ltmp348
	.uleb128 .Ltmp349-.Lfunc_begin0         #     jumps to .Ltmp349
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp359-.Lfunc_begin0         # >> Call Site 78 <<
	.uleb128 .Ltmp360-.Ltmp359              #   Call between .Ltmp359 and .Ltmp360
	.uleb128 .Ltmp361-.Lfunc_begin0         #     jumps to .Ltmp361
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp362-.Lfunc_begin0         # >> Call Site 79 <<
	.uleb128 .Ltmp363-.Ltmp362              #   Call between .Ltmp362 and .Ltmp363
	.uleb128 .Ltmp364-.Lfunc_begin0         #     jumps to .Ltmp364
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp365-.Lfunc_begin0         # >> Call Site 80 <<
	.uleb128 .Ltmp366-.Ltmp365              #   Call between .Ltmp365 and .Ltmp366
	.uleb128 .Ltmp367-.Lfunc_begin0         #     jumps to .Ltmp367
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp366-.Lfunc_begin0         # >> Call Site 81 <<
	.uleb128 .Ltmp350-.Ltmp366              #   Call between .Ltmp366 and .Ltmp350
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp350-.Lfunc_begin0         # >> Call Site 82 <<
	.uleb128 .Ltmp351-.Ltmp350              #   Call between .Ltmp350 and .Ltmp351
	.uleb128 .Ltmp352-.Lfunc_begin0         #     jumps to .Ltmp352
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp353-.Lfunc_begin0         # >> Call Site 83 <<
	.uleb128 .Ltmp354-.Ltmp353              #   Call between .Ltmp353 and .Ltmp354
	.uleb128 .Ltmp355-.Lfunc_begin0         #     jumps to .Ltmp355
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp356-.Lfunc_begin0         # >> Call Site 84 <<
	.uleb128 .Ltmp357-.Ltmp356              #   Call between .Ltmp356 and .Ltmp357
	.uleb128 .Ltmp358-.Lfunc_begin0         #     jumps to .Ltmp358
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp304-.Lfunc_begin0         # >> Call Site 85 <<
	.uleb128 .Ltmp305-.Ltmp304              #   Call between .Ltmp304 and .Ltmp305
	.uleb128 .Ltmp306-.Lfunc_begin0         #     jumps to .Ltmp306
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp307-.Lfunc_begin0         # >> Call Site 86 <<
	.uleb128 .Ltmp308-.Ltmp307              #   Call between .Ltmp307 and .Ltmp308
	.uleb128 .Ltmp309-.Lfunc_begin0         #     jumps to .Ltmp309
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp310-.Lfunc_begin0         # >> Call Site 87 <<
	.uleb128 .Ltmp311-.Ltmp310              #   Call between .Ltmp310 and .Ltmp311
	.uleb128 .Ltmp312-.Lfunc_begin0         #     jumps to .Ltmp312
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp258-.Lfunc_begin0         # >> Call Site 88 <<
	.uleb128 .Ltmp259-.Ltmp258              #   Call between .Ltmp258 and .Ltmp259
	.uleb128 .Ltmp260-.Lfunc_begin0         #     jumps to .Ltmp260
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp261-.Lfunc_begin0         # >> Call Site 89 <<
	.uleb128 .Ltmp262-.Ltmp261              #   Call between .Ltmp261 and .Ltmp262
	.uleb128 .Ltmp263-.Lfunc_begin0         #     jumps to .Ltmp263
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp264-.Lfunc_begin0         # >> Call Site 90 <<
	.uleb128 .Ltmp265-.Ltmp264              #   Call between .Ltmp264 and .Ltmp265
	.uleb128 .Ltmp266-.Lfunc_begin0         #     jumps to .Ltmp266
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp212-.Lfunc_begin0         # >> Call Site 91 <<
	.uleb128 .Ltmp213-.Ltmp212              #   Call between .Ltmp212 and .Ltmp213
	.uleb128 .Ltmp214-.Lfunc_begin0         #     jumps to .Ltmp214
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp215-.Lfunc_begin0         # >> Call Site 92 <<
	.uleb128 .Ltmp216-.Ltmp215              #   Call between .Ltmp215 and .Ltmp216
	.uleb128 .Ltmp217-.Lfunc_begin0         #     jumps to .Ltmp217
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp218-.Lfunc_begin0         # >> Call Site 93 <<
	.uleb128 .Ltmp219-.Ltmp218              #   Call between .Ltmp218 and .Ltmp219
	.uleb128 .Ltmp220-.Lfunc_begin0         #     jumps to .Ltmp220
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp166-.Lfunc_begin0         # >> Call Site 94 <<
	.uleb128 .Ltmp167-.Ltmp166              #   Call between .Ltmp166 and .Ltmp167
	.uleb128 .Ltmp168-.Lfunc_begin0         #     jumps to .Ltmp168
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp169-.Lfunc_begin0         # >> Call Site 95 <<
	.uleb128 .Ltmp170-.Ltmp169              #   Call between .Ltmp169 and .Ltmp170
	.uleb128 .Ltmp171-.Lfunc_begin0         #     jumps to .Ltmp171
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp172-.Lfunc_begin0         # >> Call Site 96 <<
	.uleb128 .Ltmp173-.Ltmp172              #   Call between .Ltmp172 and .Ltmp173
	.uleb128 .Ltmp174-.Lfunc_begin0         #     jumps to .Ltmp174
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 97 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin0         #     jumps to .Ltmp122
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp123-.Lfunc_begin0         # >> Call Site 98 <<
	.uleb128 .Ltmp124-.Ltmp123              #   Call between .Ltmp123 and .Ltmp124
	.uleb128 .Ltmp125-.Lfunc_begin0         #     jumps to .Ltmp125
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp126-.Lfunc_begin0         # >> Call Site 99 <<
	.uleb128 .Ltmp127-.Ltmp126              #   Call between .Ltmp126 and .Ltmp127
	.uleb128 .Ltmp128-.Lfunc_begin0         #     jumps to .Ltmp128
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 100 <<
	.uleb128 .Ltmp75-.Ltmp74                #   Call between .Ltmp74 and .Ltmp75
	.uleb128 .Ltmp76-.Lfunc_begin0          #     jumps to .Ltmp76
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp77-.Lfunc_begin0          # >> Call Site 101 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.uleb128 .Ltmp79-.Lfunc_begin0          #     jumps to .Ltmp79
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp80-.Lfunc_begin0          # >> Call Site 102 <<
	.uleb128 .Ltmp81-.Ltmp80                #   Call between .Ltmp80 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin0          #     jumps to .Ltmp82
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 103 <<
	.uleb128 .Ltmp29-.Ltmp28                #   Call between .Ltmp28 and .Ltmp29
	.uleb128 .Ltmp30-.Lfunc_begin0          #     jumps to .Ltmp30
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 104 <<
	.uleb128 .Ltmp32-.Ltmp31                #   Call between .Ltmp31 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 105 <<
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
	.section	.text._ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE,"axG",@progbits,_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE,comdat
	.weak	_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE # -- Begin function _ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE
	.p2align	4
	.type	_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE,@function
_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE: # @_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE
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
	jne	.LBB1_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB1_4
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
.LBB1_1:
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
	jmp	.LBB1_2
.LBB1_4:
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
.LBB1_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end1:
	.size	_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE, .Lfunc_end1-_ZN11DeviceArrayIaEC2ERKSt6vectorIaSaIaEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIaEC2Em,"axG",@progbits,_ZN11DeviceArrayIaEC2Em,comdat
	.weak	_ZN11DeviceArrayIaEC2Em         # -- Begin function _ZN11DeviceArrayIaEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayIaEC2Em,@function
_ZN11DeviceArrayIaEC2Em:                # @_ZN11DeviceArrayIaEC2Em
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
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayIaEC2Em, .Lfunc_end2-_ZN11DeviceArrayIaEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_
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
	movq	_Z6reduceIaLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end3:
	.size	_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_, .Lfunc_end3-_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIaLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end4:
	.size	_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_, .Lfunc_end4-_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIaE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIaE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIaE4hostEv     # -- Begin function _ZNK11DeviceArrayIaE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIaE4hostEv,@function
_ZNK11DeviceArrayIaE4hostEv:            # @_ZNK11DeviceArrayIaE4hostEv
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
	movq	8(%rsi), %r12
	testq	%r12, %r12
	js	.LBB5_13
# %bb.1:                                # %_ZNSt6vectorIaSaIaEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r13
	movq	%rdi, %r15
	je	.LBB5_2
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
	je	.LBB5_5
# %bb.4:
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, %rdi
	jmp	.LBB5_5
.LBB5_2:                                # %_ZNSt12_Vector_baseIaSaIaEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%edi, %edi
.LBB5_5:
	movq	%rdi, 8(%r15)
	movq	(%r13), %rsi
.Ltmp368:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp369:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB5_7
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
.LBB5_13:                               # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB5_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp370:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp371:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp372:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp373:                               # EH_LABEL
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
.LBB5_10:
.Ltmp374:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB5_12
# %bb.11:
	subq	%r14, %rbx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB5_12:                               # %_ZNSt6vectorIaSaIaEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end5:
	.size	_ZNK11DeviceArrayIaE4hostEv, .Lfunc_end5-_ZNK11DeviceArrayIaE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIaE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIaE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table5:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp368-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp368
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp368-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp369-.Ltmp368              #   Call between .Ltmp368 and .Ltmp369
	.uleb128 .Ltmp374-.Lfunc_begin1         #     jumps to .Ltmp374
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp369-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp370-.Ltmp369              #   Call between .Ltmp369 and .Ltmp370
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp370-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp373-.Ltmp370              #   Call between .Ltmp370 and .Ltmp373
	.uleb128 .Ltmp374-.Lfunc_begin1         #     jumps to .Ltmp374
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp373-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end5-.Ltmp373           #   Call between .Ltmp373 and .Lfunc_end5
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
.Lfunc_end6:
	.size	__clang_call_terminate, .Lfunc_end6-__clang_call_terminate
	.cfi_endproc
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
	jne	.LBB7_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE, .Lfunc_end7-_ZN11DeviceArrayIhEC2ERKSt6vectorIhSaIhEE
	.cfi_endproc
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
	jne	.LBB8_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB8_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end8:
	.size	_ZN11DeviceArrayIhEC2Em, .Lfunc_end8-_ZN11DeviceArrayIhEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_
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
	movq	_Z6reduceIhLi32E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end9:
	.size	_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_, .Lfunc_end9-_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIhLi32E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_, .Lfunc_end10-_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_
	.cfi_endproc
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
	js	.LBB11_13
# %bb.1:                                # %_ZNSt6vectorIhSaIhEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r13
	movq	%rdi, %r15
	je	.LBB11_2
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
	je	.LBB11_5
# %bb.4:
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, %rdi
	jmp	.LBB11_5
.LBB11_2:                               # %_ZNSt12_Vector_baseIhSaIhEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	xorl	%edi, %edi
.LBB11_5:
	movq	%rdi, 8(%r15)
	movq	(%r13), %rsi
.Ltmp375:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp376:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB11_7
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
.LBB11_13:                              # %.noexc
	.cfi_def_cfa_offset 64
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB11_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp377:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp378:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp379:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp380:                               # EH_LABEL
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
.Ltmp381:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB11_12
# %bb.11:
	subq	%r14, %rbx
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB11_12:                              # %_ZNSt6vectorIhSaIhEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end11:
	.size	_ZNK11DeviceArrayIhE4hostEv, .Lfunc_end11-_ZNK11DeviceArrayIhE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIhE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIhE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table11:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp375-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp375
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp375-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp376-.Ltmp375              #   Call between .Ltmp375 and .Ltmp376
	.uleb128 .Ltmp381-.Lfunc_begin2         #     jumps to .Ltmp381
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp376-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp377-.Ltmp376              #   Call between .Ltmp376 and .Ltmp377
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp377-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp380-.Ltmp377              #   Call between .Ltmp377 and .Ltmp380
	.uleb128 .Ltmp381-.Lfunc_begin2         #     jumps to .Ltmp381
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp380-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end11-.Ltmp380          #   Call between .Ltmp380 and .Lfunc_end11
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
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
	jne	.LBB12_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	addq	%rdx, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB12_4
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
.LBB12_1:
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
	jmp	.LBB12_2
.LBB12_4:
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
.LBB12_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end12:
	.size	_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE, .Lfunc_end12-_ZN11DeviceArrayIsEC2ERKSt6vectorIsSaIsEE
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
	jne	.LBB13_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB13_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end13:
	.size	_ZN11DeviceArrayIsEC2Em, .Lfunc_end13-_ZN11DeviceArrayIsEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_
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
	movq	_Z6reduceIsLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end14:
	.size	_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_, .Lfunc_end14-_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIsLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_, .Lfunc_end15-_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIsE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIsE4hostEv     # -- Begin function _ZNK11DeviceArrayIsE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIsE4hostEv,@function
_ZNK11DeviceArrayIsE4hostEv:            # @_ZNK11DeviceArrayIsE4hostEv
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
	jne	.LBB16_13
# %bb.1:                                # %_ZNSt6vectorIsSaIsEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB16_2
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
	je	.LBB16_5
# %bb.4:                                # %_ZSt6fill_nIPsmsET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(%rbx,%rbx), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,2), %rbp
	jmp	.LBB16_5
.LBB16_2:                               # %_ZNSt12_Vector_baseIsSaIsEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB16_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp382:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp383:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB16_7
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
.LBB16_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB16_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp384:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp385:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp386:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp387:                               # EH_LABEL
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
.LBB16_10:
.Ltmp388:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB16_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB16_12:                              # %_ZNSt6vectorIsSaIsEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end16:
	.size	_ZNK11DeviceArrayIsE4hostEv, .Lfunc_end16-_ZNK11DeviceArrayIsE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIsE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIsE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table16:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Lfunc_begin3-.Lfunc_begin3    # >> Call Site 1 <<
	.uleb128 .Ltmp382-.Lfunc_begin3         #   Call between .Lfunc_begin3 and .Ltmp382
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp382-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Ltmp383-.Ltmp382              #   Call between .Ltmp382 and .Ltmp383
	.uleb128 .Ltmp388-.Lfunc_begin3         #     jumps to .Ltmp388
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp383-.Lfunc_begin3         # >> Call Site 3 <<
	.uleb128 .Ltmp384-.Ltmp383              #   Call between .Ltmp383 and .Ltmp384
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp384-.Lfunc_begin3         # >> Call Site 4 <<
	.uleb128 .Ltmp387-.Ltmp384              #   Call between .Ltmp384 and .Ltmp387
	.uleb128 .Ltmp388-.Lfunc_begin3         #     jumps to .Ltmp388
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp387-.Lfunc_begin3         # >> Call Site 5 <<
	.uleb128 .Lfunc_end16-.Ltmp387          #   Call between .Ltmp387 and .Lfunc_end16
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
	jne	.LBB17_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB17_4
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
.LBB17_1:
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
	jmp	.LBB17_2
.LBB17_4:
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
.LBB17_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end17:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end17-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
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
	.section	.text._Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_
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
	movq	_Z6reduceIiLi256E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end19:
	.size	_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_, .Lfunc_end19-_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIiLi256E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_, .Lfunc_end20-_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_
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
	jne	.LBB21_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB21_2
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
	je	.LBB21_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB21_5
.LBB21_2:                               # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB21_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp389:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp390:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB21_7
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
.LBB21_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB21_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp391:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp392:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp393:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp394:                               # EH_LABEL
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
.LBB21_10:
.Ltmp395:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB21_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB21_12:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end21:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end21-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table21:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Lfunc_begin4-.Lfunc_begin4    # >> Call Site 1 <<
	.uleb128 .Ltmp389-.Lfunc_begin4         #   Call between .Lfunc_begin4 and .Ltmp389
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp389-.Lfunc_begin4         # >> Call Site 2 <<
	.uleb128 .Ltmp390-.Ltmp389              #   Call between .Ltmp389 and .Ltmp390
	.uleb128 .Ltmp395-.Lfunc_begin4         #     jumps to .Ltmp395
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp390-.Lfunc_begin4         # >> Call Site 3 <<
	.uleb128 .Ltmp391-.Ltmp390              #   Call between .Ltmp390 and .Ltmp391
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp391-.Lfunc_begin4         # >> Call Site 4 <<
	.uleb128 .Ltmp394-.Ltmp391              #   Call between .Ltmp391 and .Ltmp394
	.uleb128 .Ltmp395-.Lfunc_begin4         #     jumps to .Ltmp395
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp394-.Lfunc_begin4         # >> Call Site 5 <<
	.uleb128 .Lfunc_end21-.Ltmp394          #   Call between .Ltmp394 and .Lfunc_end21
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end4:
	.p2align	2, 0x0
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB22_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end22:
	.size	_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE, .Lfunc_end22-_ZN11DeviceArrayIjEC2ERKSt6vectorIjSaIjEE
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
	jne	.LBB23_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB23_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end23:
	.size	_ZN11DeviceArrayIjEC2Em, .Lfunc_end23-_ZN11DeviceArrayIjEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_
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
	movq	_Z6reduceIjLi16E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end24:
	.size	_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_, .Lfunc_end24-_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIjLi16E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_, .Lfunc_end25-_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIjE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIjE4hostEv     # -- Begin function _ZNK11DeviceArrayIjE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIjE4hostEv,@function
_ZNK11DeviceArrayIjE4hostEv:            # @_ZNK11DeviceArrayIjE4hostEv
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
	shrq	$61, %rax
	jne	.LBB26_13
# %bb.1:                                # %_ZNSt6vectorIjSaIjEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB26_2
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
	je	.LBB26_5
# %bb.4:                                # %_ZSt6fill_nIPjmjET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB26_5
.LBB26_2:                               # %_ZNSt12_Vector_baseIjSaIjEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB26_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp396:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp397:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB26_7
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
.LBB26_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB26_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp398:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp399:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp400:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp401:                               # EH_LABEL
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
.LBB26_10:
.Ltmp402:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB26_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB26_12:                              # %_ZNSt6vectorIjSaIjEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end26:
	.size	_ZNK11DeviceArrayIjE4hostEv, .Lfunc_end26-_ZNK11DeviceArrayIjE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIjE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIjE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table26:
.Lexception5:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5    # >> Call Site 1 <<
	.uleb128 .Ltmp396-.Lfunc_begin5         #   Call between .Lfunc_begin5 and .Ltmp396
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp396-.Lfunc_begin5         # >> Call Site 2 <<
	.uleb128 .Ltmp397-.Ltmp396              #   Call between .Ltmp396 and .Ltmp397
	.uleb128 .Ltmp402-.Lfunc_begin5         #     jumps to .Ltmp402
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp397-.Lfunc_begin5         # >> Call Site 3 <<
	.uleb128 .Ltmp398-.Ltmp397              #   Call between .Ltmp397 and .Ltmp398
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp398-.Lfunc_begin5         # >> Call Site 4 <<
	.uleb128 .Ltmp401-.Ltmp398              #   Call between .Ltmp398 and .Ltmp401
	.uleb128 .Ltmp402-.Lfunc_begin5         #     jumps to .Ltmp402
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp401-.Lfunc_begin5         # >> Call Site 5 <<
	.uleb128 .Lfunc_end26-.Ltmp401          #   Call between .Ltmp401 and .Lfunc_end26
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end5:
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
	jne	.LBB27_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB27_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end27:
	.size	_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE, .Lfunc_end27-_ZN11DeviceArrayIxEC2ERKSt6vectorIxSaIxEE
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
	jne	.LBB28_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB28_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end28:
	.size	_ZN11DeviceArrayIxEC2Em, .Lfunc_end28-_ZN11DeviceArrayIxEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_
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
	movq	_Z6reduceIxLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end29:
	.size	_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_, .Lfunc_end29-_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIxLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_, .Lfunc_end30-_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIxE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIxE4hostEv     # -- Begin function _ZNK11DeviceArrayIxE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIxE4hostEv,@function
_ZNK11DeviceArrayIxE4hostEv:            # @_ZNK11DeviceArrayIxE4hostEv
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
	jne	.LBB31_13
# %bb.1:                                # %_ZNSt6vectorIxSaIxEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB31_2
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
	je	.LBB31_5
# %bb.4:                                # %_ZSt6fill_nIPxmxET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB31_5
.LBB31_2:                               # %_ZNSt12_Vector_baseIxSaIxEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB31_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp403:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp404:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB31_7
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
.LBB31_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB31_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp405:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp406:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp407:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp408:                               # EH_LABEL
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
.LBB31_10:
.Ltmp409:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB31_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB31_12:                              # %_ZNSt6vectorIxSaIxEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end31:
	.size	_ZNK11DeviceArrayIxE4hostEv, .Lfunc_end31-_ZNK11DeviceArrayIxE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIxE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table31:
.Lexception6:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end6-.Lcst_begin6
.Lcst_begin6:
	.uleb128 .Lfunc_begin6-.Lfunc_begin6    # >> Call Site 1 <<
	.uleb128 .Ltmp403-.Lfunc_begin6         #   Call between .Lfunc_begin6 and .Ltmp403
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp403-.Lfunc_begin6         # >> Call Site 2 <<
	.uleb128 .Ltmp404-.Ltmp403              #   Call between .Ltmp403 and .Ltmp404
	.uleb128 .Ltmp409-.Lfunc_begin6         #     jumps to .Ltmp409
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp404-.Lfunc_begin6         # >> Call Site 3 <<
	.uleb128 .Ltmp405-.Ltmp404              #   Call between .Ltmp404 and .Ltmp405
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp405-.Lfunc_begin6         # >> Call Site 4 <<
	.uleb128 .Ltmp408-.Ltmp405              #   Call between .Ltmp405 and .Ltmp408
	.uleb128 .Ltmp409-.Lfunc_begin6         #     jumps to .Ltmp409
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp408-.Lfunc_begin6         # >> Call Site 5 <<
	.uleb128 .Lfunc_end31-.Ltmp408          #   Call between .Ltmp408 and .Lfunc_end31
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end6:
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
	jne	.LBB32_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB32_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end32:
	.size	_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE, .Lfunc_end32-_ZN11DeviceArrayIfEC2ERKSt6vectorIfSaIfEE
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
	jne	.LBB33_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB33_4
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
.LBB33_1:
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
	jmp	.LBB33_2
.LBB33_4:
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
.LBB33_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end33:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end33-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_
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
	movq	_Z6reduceIfLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end34:
	.size	_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_, .Lfunc_end34-_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIfLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end35:
	.size	_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_, .Lfunc_end35-_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIfE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIfE4hostEv     # -- Begin function _ZNK11DeviceArrayIfE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIfE4hostEv,@function
_ZNK11DeviceArrayIfE4hostEv:            # @_ZNK11DeviceArrayIfE4hostEv
.Lfunc_begin7:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception7
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
	jne	.LBB36_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB36_2
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
	je	.LBB36_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB36_5
.LBB36_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB36_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp410:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp411:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB36_7
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
.LBB36_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB36_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp412:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp413:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp414:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp415:                               # EH_LABEL
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
.LBB36_10:
.Ltmp416:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB36_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB36_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end36:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end36-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table36:
.Lexception7:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end7-.Lcst_begin7
.Lcst_begin7:
	.uleb128 .Lfunc_begin7-.Lfunc_begin7    # >> Call Site 1 <<
	.uleb128 .Ltmp410-.Lfunc_begin7         #   Call between .Lfunc_begin7 and .Ltmp410
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp410-.Lfunc_begin7         # >> Call Site 2 <<
	.uleb128 .Ltmp411-.Ltmp410              #   Call between .Ltmp410 and .Ltmp411
	.uleb128 .Ltmp416-.Lfunc_begin7         #     jumps to .Ltmp416
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp411-.Lfunc_begin7         # >> Call Site 3 <<
	.uleb128 .Ltmp412-.Ltmp411              #   Call between .Ltmp411 and .Ltmp412
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp412-.Lfunc_begin7         # >> Call Site 4 <<
	.uleb128 .Ltmp415-.Ltmp412              #   Call between .Ltmp412 and .Ltmp415
	.uleb128 .Ltmp416-.Lfunc_begin7         #     jumps to .Ltmp416
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp415-.Lfunc_begin7         # >> Call Site 5 <<
	.uleb128 .Lfunc_end36-.Ltmp415          #   Call between .Ltmp415 and .Lfunc_end36
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end7:
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
	jne	.LBB37_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB37_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end37:
	.size	_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE, .Lfunc_end37-_ZN11DeviceArrayIdEC2ERKSt6vectorIdSaIdEE
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
	jne	.LBB38_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
	testl	%eax, %eax
	jne	.LBB38_4
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
.LBB38_1:
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
	jmp	.LBB38_2
.LBB38_4:
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
.LBB38_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end38:
	.size	_ZN11DeviceArrayIdEC2Em, .Lfunc_end38-_ZN11DeviceArrayIdEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_,@function
_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_: # @_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_
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
	movq	_Z6reduceIdLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end39:
	.size	_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_, .Lfunc_end39-_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_,"axG",@progbits,_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_ # -- Begin function _Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_
	.p2align	4
	.type	_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_,@function
_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_: # @_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_
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
	movq	_Z6reduceIdLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end40:
	.size	_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_, .Lfunc_end40-_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIdE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIdE4hostEv     # -- Begin function _ZNK11DeviceArrayIdE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIdE4hostEv,@function
_ZNK11DeviceArrayIdE4hostEv:            # @_ZNK11DeviceArrayIdE4hostEv
.Lfunc_begin8:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception8
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
	jne	.LBB41_13
# %bb.1:                                # %_ZNSt6vectorIdSaIdEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB41_2
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
	je	.LBB41_5
# %bb.4:                                # %_ZSt6fill_nIPdmdET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB41_5
.LBB41_2:                               # %_ZNSt12_Vector_baseIdSaIdEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB41_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp417:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp418:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB41_7
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
.LBB41_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.4(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB41_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp419:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp420:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp421:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp422:                               # EH_LABEL
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
.LBB41_10:
.Ltmp423:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB41_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB41_12:                              # %_ZNSt6vectorIdSaIdEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end41:
	.size	_ZNK11DeviceArrayIdE4hostEv, .Lfunc_end41-_ZNK11DeviceArrayIdE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIdE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIdE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table41:
.Lexception8:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end8-.Lcst_begin8
.Lcst_begin8:
	.uleb128 .Lfunc_begin8-.Lfunc_begin8    # >> Call Site 1 <<
	.uleb128 .Ltmp417-.Lfunc_begin8         #   Call between .Lfunc_begin8 and .Ltmp417
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp417-.Lfunc_begin8         # >> Call Site 2 <<
	.uleb128 .Ltmp418-.Ltmp417              #   Call between .Ltmp417 and .Ltmp418
	.uleb128 .Ltmp423-.Lfunc_begin8         #     jumps to .Ltmp423
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp418-.Lfunc_begin8         # >> Call Site 3 <<
	.uleb128 .Ltmp419-.Ltmp418              #   Call between .Ltmp418 and .Ltmp419
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp419-.Lfunc_begin8         # >> Call Site 4 <<
	.uleb128 .Ltmp422-.Ltmp419              #   Call between .Ltmp419 and .Ltmp422
	.uleb128 .Ltmp423-.Lfunc_begin8         #     jumps to .Ltmp423
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp422-.Lfunc_begin8         # >> Call Site 5 <<
	.uleb128 .Lfunc_end41-.Ltmp422          #   Call between .Ltmp422 and .Lfunc_end41
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end8:
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
	movq	__hip_gpubin_handle_dc7b57b353160494(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB42_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_dc7b57b353160494(%rip)
.LBB42_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIaLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIaLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIhLi32E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIhLi32E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIsLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIsLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIiLi256E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIiLi256E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIjLi16E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_9(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIjLi16E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_10(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIxLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_11(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIxLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_12(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIfLi128E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_13(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIfLi128E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_14(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIdLi64E3AddEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_15(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6reduceIdLi64E3MaxEvPKT_PS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_16(%rip), %rcx
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
.Lfunc_end42:
	.size	__hip_module_ctor, .Lfunc_end42-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_dc7b57b353160494(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB43_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_dc7b57b353160494(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB43_2:
	retq
.Lfunc_end43:
	.size	__hip_module_dtor, .Lfunc_end43-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
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

	.type	_Z6reduceIaLi64E3AddEvPKT_PS1_,@object # @_Z6reduceIaLi64E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIaLi64E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIaLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIaLi64E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIaLi64E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_
	.size	_Z6reduceIaLi64E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIaLi64E3MaxEvPKT_PS1_,@object # @_Z6reduceIaLi64E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIaLi64E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIaLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIaLi64E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIaLi64E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_
	.size	_Z6reduceIaLi64E3MaxEvPKT_PS1_, 8

	.type	.L.str.4,@object                # @.str.4
	.section	.rodata.str1.1,"aMS",@progbits,1
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

	.type	_Z6reduceIhLi32E3AddEvPKT_PS1_,@object # @_Z6reduceIhLi32E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIhLi32E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIhLi32E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIhLi32E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIhLi32E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_
	.size	_Z6reduceIhLi32E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIhLi32E3MaxEvPKT_PS1_,@object # @_Z6reduceIhLi32E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIhLi32E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIhLi32E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIhLi32E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIhLi32E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_
	.size	_Z6reduceIhLi32E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIsLi128E3AddEvPKT_PS1_,@object # @_Z6reduceIsLi128E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIsLi128E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIsLi128E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIsLi128E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIsLi128E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_
	.size	_Z6reduceIsLi128E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIsLi128E3MaxEvPKT_PS1_,@object # @_Z6reduceIsLi128E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIsLi128E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIsLi128E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIsLi128E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIsLi128E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_
	.size	_Z6reduceIsLi128E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIiLi256E3AddEvPKT_PS1_,@object # @_Z6reduceIiLi256E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIiLi256E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIiLi256E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIiLi256E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIiLi256E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_
	.size	_Z6reduceIiLi256E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIiLi256E3MaxEvPKT_PS1_,@object # @_Z6reduceIiLi256E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIiLi256E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIiLi256E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIiLi256E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIiLi256E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_
	.size	_Z6reduceIiLi256E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIjLi16E3AddEvPKT_PS1_,@object # @_Z6reduceIjLi16E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIjLi16E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIjLi16E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIjLi16E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIjLi16E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_
	.size	_Z6reduceIjLi16E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIjLi16E3MaxEvPKT_PS1_,@object # @_Z6reduceIjLi16E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIjLi16E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIjLi16E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIjLi16E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIjLi16E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_
	.size	_Z6reduceIjLi16E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIxLi64E3AddEvPKT_PS1_,@object # @_Z6reduceIxLi64E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIxLi64E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIxLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIxLi64E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIxLi64E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_
	.size	_Z6reduceIxLi64E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIxLi64E3MaxEvPKT_PS1_,@object # @_Z6reduceIxLi64E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIxLi64E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIxLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIxLi64E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIxLi64E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_
	.size	_Z6reduceIxLi64E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIfLi128E3AddEvPKT_PS1_,@object # @_Z6reduceIfLi128E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIfLi128E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIfLi128E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIfLi128E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIfLi128E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_
	.size	_Z6reduceIfLi128E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIfLi128E3MaxEvPKT_PS1_,@object # @_Z6reduceIfLi128E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIfLi128E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIfLi128E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIfLi128E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIfLi128E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_
	.size	_Z6reduceIfLi128E3MaxEvPKT_PS1_, 8

	.type	_Z6reduceIdLi64E3AddEvPKT_PS1_,@object # @_Z6reduceIdLi64E3AddEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIdLi64E3AddEvPKT_PS1_,"awG",@progbits,_Z6reduceIdLi64E3AddEvPKT_PS1_,comdat
	.weak	_Z6reduceIdLi64E3AddEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIdLi64E3AddEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_
	.size	_Z6reduceIdLi64E3AddEvPKT_PS1_, 8

	.type	_Z6reduceIdLi64E3MaxEvPKT_PS1_,@object # @_Z6reduceIdLi64E3MaxEvPKT_PS1_
	.section	.data.rel.ro._Z6reduceIdLi64E3MaxEvPKT_PS1_,"awG",@progbits,_Z6reduceIdLi64E3MaxEvPKT_PS1_,comdat
	.weak	_Z6reduceIdLi64E3MaxEvPKT_PS1_
	.p2align	3, 0x0
_Z6reduceIdLi64E3MaxEvPKT_PS1_:
	.quad	_Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_
	.size	_Z6reduceIdLi64E3MaxEvPKT_PS1_, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z6reduceIaLi64E3AddEvPKT_PS1_"
	.size	.L__unnamed_1, 31

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z6reduceIaLi64E3MaxEvPKT_PS1_"
	.size	.L__unnamed_2, 31

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z6reduceIhLi32E3AddEvPKT_PS1_"
	.size	.L__unnamed_3, 31

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z6reduceIhLi32E3MaxEvPKT_PS1_"
	.size	.L__unnamed_4, 31

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z6reduceIsLi128E3AddEvPKT_PS1_"
	.size	.L__unnamed_5, 32

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z6reduceIsLi128E3MaxEvPKT_PS1_"
	.size	.L__unnamed_6, 32

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z6reduceIiLi256E3AddEvPKT_PS1_"
	.size	.L__unnamed_7, 32

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"_Z6reduceIiLi256E3MaxEvPKT_PS1_"
	.size	.L__unnamed_8, 32

	.type	.L__unnamed_9,@object           # @8
.L__unnamed_9:
	.asciz	"_Z6reduceIjLi16E3AddEvPKT_PS1_"
	.size	.L__unnamed_9, 31

	.type	.L__unnamed_10,@object          # @9
.L__unnamed_10:
	.asciz	"_Z6reduceIjLi16E3MaxEvPKT_PS1_"
	.size	.L__unnamed_10, 31

	.type	.L__unnamed_11,@object          # @10
.L__unnamed_11:
	.asciz	"_Z6reduceIxLi64E3AddEvPKT_PS1_"
	.size	.L__unnamed_11, 31

	.type	.L__unnamed_12,@object          # @11
.L__unnamed_12:
	.asciz	"_Z6reduceIxLi64E3MaxEvPKT_PS1_"
	.size	.L__unnamed_12, 31

	.type	.L__unnamed_13,@object          # @12
.L__unnamed_13:
	.asciz	"_Z6reduceIfLi128E3AddEvPKT_PS1_"
	.size	.L__unnamed_13, 32

	.type	.L__unnamed_14,@object          # @13
.L__unnamed_14:
	.asciz	"_Z6reduceIfLi128E3MaxEvPKT_PS1_"
	.size	.L__unnamed_14, 32

	.type	.L__unnamed_15,@object          # @14
.L__unnamed_15:
	.asciz	"_Z6reduceIdLi64E3AddEvPKT_PS1_"
	.size	.L__unnamed_15, 31

	.type	.L__unnamed_16,@object          # @15
.L__unnamed_16:
	.asciz	"_Z6reduceIdLi64E3MaxEvPKT_PS1_"
	.size	.L__unnamed_16, 31

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_dc7b57b353160494
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_dc7b57b353160494,@object # @__hip_gpubin_handle_dc7b57b353160494
	.local	__hip_gpubin_handle_dc7b57b353160494
	.comm	__hip_gpubin_handle_dc7b57b353160494,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_dc7b57b353160494,@object # @__hip_cuid_dc7b57b353160494
	.bss
	.globl	__hip_cuid_dc7b57b353160494
__hip_cuid_dc7b57b353160494:
	.byte	0                               # 0x0
	.size	__hip_cuid_dc7b57b353160494, 1

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
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z21__device_stub__reduceIaLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIaLi64E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIhLi32E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIhLi32E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIsLi128E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIsLi128E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIiLi256E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIiLi256E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIjLi16E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIjLi16E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIxLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIxLi64E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIfLi128E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIfLi128E3MaxEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIdLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z21__device_stub__reduceIdLi64E3MaxEvPKT_PS1_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z6reduceIaLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIaLi64E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIhLi32E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIhLi32E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIsLi128E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIsLi128E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIiLi256E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIiLi256E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIjLi16E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIjLi16E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIxLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIxLi64E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIfLi128E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIfLi128E3MaxEvPKT_PS1_
	.addrsig_sym _Z6reduceIdLi64E3AddEvPKT_PS1_
	.addrsig_sym _Z6reduceIdLi64E3MaxEvPKT_PS1_
	.addrsig_sym __hip_fatbin_dc7b57b353160494
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_dc7b57b353160494
