	.file	"stencil_1d.hip"
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI0_0:
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
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r15
	.cfi_def_cfa_offset 24
	pushq	%r14
	.cfi_def_cfa_offset 32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	subq	$296, %rsp                      # imm = 0x128
	.cfi_def_cfa_offset 336
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edi                    # imm = 0x4E20
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	20000(%rax), %r14
	movq	%r14, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edx                    # imm = 0x4E20
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r14, 112(%rsp)
	movl	$64, %eax
	movl	$4, %ecx
	.p2align	4
.LBB0_1:                                # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$20004, %rcx                    # imm = 0x4E24
	jne	.LBB0_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$5000, %esi                     # imm = 0x1388
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967375, %rdi               # imm = 0x10000004F
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp7:                                 # EH_LABEL
# %bb.5:
	testl	%eax, %eax
	jne	.LBB0_8
# %bb.6:
	movq	128(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp9:                                 # EH_LABEL
# %bb.7:                                # %.noexc.i
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi64EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
.LBB0_8:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967375, %rdi               # imm = 0x10000004F
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.9:
	testl	%eax, %eax
	jne	.LBB0_12
# %bb.10:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp15:                                # EH_LABEL
# %bb.11:                               # %.noexc57.i
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi64EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp17:                                # EH_LABEL
.LBB0_12:
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp20:                                # EH_LABEL
# %bb.13:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r14d, %r14d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_14:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r14, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r14
	addq	%rdx, %r14
	movq	%r14, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_14
# %bb.15:                               # %.preheader91.i.preheader
	xorl	%edi, %edi
	movabsq	$2361183241434822607, %r14      # imm = 0x20C49BA5E353F7CF
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_16:                               # %.preheader91.i
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_16
# %bb.17:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.i
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp21:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp22:                                # EH_LABEL
# %bb.18:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_19:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_19
# %bb.20:                               # %.preheader91.1.i.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_21:                               # %.preheader91.1.i
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_21
# %bb.22:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.1.i
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp24:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp25:                                # EH_LABEL
# %bb.23:                               # %.preheader.i
	movq	80(%rsp), %rdi
	pxor	%xmm3, %xmm3
	movl	$6, %eax
	movq	104(%rsp), %rcx
	movdqa	.LCPI0_0(%rip), %xmm5           # xmm5 = [1,1]
	pxor	%xmm4, %xmm4
	.p2align	4
.LBB0_24:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	-24(%rdi,%rax,4), %xmm0         # xmm0 = mem[0],zero
	movq	-16(%rdi,%rax,4), %xmm1         # xmm1 = mem[0],zero
	movq	-24(%rcx,%rax,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	movq	-16(%rcx,%rax,4), %xmm0         # xmm0 = mem[0],zero
	pcmpeqd	%xmm1, %xmm0
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm1
	paddq	%xmm4, %xmm1
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm5, %xmm0
	paddq	%xmm3, %xmm0
	movq	-8(%rdi,%rax,4), %xmm2          # xmm2 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm3            # xmm3 = mem[0],zero
	movq	-8(%rcx,%rax,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm2, %xmm4
	movq	(%rcx,%rax,4), %xmm2            # xmm2 = mem[0],zero
	pcmpeqd	%xmm3, %xmm2
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm5, %xmm4
	paddq	%xmm1, %xmm4
	pshufd	$212, %xmm2, %xmm3              # xmm3 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm3
	paddq	%xmm0, %xmm3
	addq	$8, %rax
	cmpq	$5006, %rax                     # imm = 0x138E
	jne	.LBB0_24
# %bb.25:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit.i
	movdqa	%xmm4, 256(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 272(%rsp)                # 16-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	144(%rsp), %rdi
.Ltmp33:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp34:                                # EH_LABEL
# %bb.26:                               # %_ZN11DeviceArrayIiED2Ev.exit.i
	movq	128(%rsp), %rdi
.Ltmp36:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp37:                                # EH_LABEL
# %bb.27:                               # %_ZN11DeviceArrayIiED2Ev.exit62.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_29
# %bb.28:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_29:                               # %_ZL5checkILi64EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edi                    # imm = 0x4E20
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	20000(%rax), %r15
	movq	%r15, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edx                    # imm = 0x4E20
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 112(%rsp)
	movl	$50, %eax
	movl	$4, %ecx
	.p2align	4
.LBB0_30:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$20004, %rcx                    # imm = 0x4E24
	jne	.LBB0_30
# %bb.31:
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp40:                                # EH_LABEL
# %bb.32:
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$5000, %esi                     # imm = 0x1388
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp43:                                # EH_LABEL
# %bb.33:
.Ltmp45:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967396, %rdi               # imm = 0x100000064
	movabsq	$4294967346, %rdx               # imm = 0x100000032
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp46:                                # EH_LABEL
# %bb.34:
	testl	%eax, %eax
	jne	.LBB0_37
# %bb.35:
	movq	128(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp48:                                # EH_LABEL
# %bb.36:                               # %.noexc.i47
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi50EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp50:                                # EH_LABEL
.LBB0_37:
.Ltmp51:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967396, %rdi               # imm = 0x100000064
	movabsq	$4294967346, %rdx               # imm = 0x100000032
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp52:                                # EH_LABEL
# %bb.38:
	testl	%eax, %eax
	jne	.LBB0_41
# %bb.39:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp54:                                # EH_LABEL
# %bb.40:                               # %.noexc57.i40
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi50EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp56:                                # EH_LABEL
.LBB0_41:
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp59:                                # EH_LABEL
# %bb.42:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_43:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_43
# %bb.44:                               # %.preheader91.i18.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_45:                               # %.preheader91.i18
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_45
# %bb.46:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.i22
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp60:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp61:                                # EH_LABEL
# %bb.47:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_48:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_48
# %bb.49:                               # %.preheader91.1.i26.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_50:                               # %.preheader91.1.i26
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_50
# %bb.51:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.1.i30
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp63:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp64:                                # EH_LABEL
# %bb.52:                               # %.preheader.i31
	movq	80(%rsp), %rdi
	pxor	%xmm3, %xmm3
	movl	$6, %eax
	movq	104(%rsp), %rcx
	pxor	%xmm4, %xmm4
	movdqa	.LCPI0_0(%rip), %xmm5           # xmm5 = [1,1]
	.p2align	4
.LBB0_53:                               # %vector.body192
                                        # =>This Inner Loop Header: Depth=1
	movq	-24(%rdi,%rax,4), %xmm0         # xmm0 = mem[0],zero
	movq	-16(%rdi,%rax,4), %xmm1         # xmm1 = mem[0],zero
	movq	-24(%rcx,%rax,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	movq	-16(%rcx,%rax,4), %xmm0         # xmm0 = mem[0],zero
	pcmpeqd	%xmm1, %xmm0
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm1
	paddq	%xmm4, %xmm1
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm5, %xmm0
	paddq	%xmm3, %xmm0
	movq	-8(%rdi,%rax,4), %xmm2          # xmm2 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm3            # xmm3 = mem[0],zero
	movq	-8(%rcx,%rax,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm2, %xmm4
	movq	(%rcx,%rax,4), %xmm2            # xmm2 = mem[0],zero
	pcmpeqd	%xmm3, %xmm2
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm5, %xmm4
	paddq	%xmm1, %xmm4
	pshufd	$212, %xmm2, %xmm3              # xmm3 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm3
	paddq	%xmm0, %xmm3
	addq	$8, %rax
	cmpq	$5006, %rax                     # imm = 0x138E
	jne	.LBB0_53
# %bb.54:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit.i36
	movdqa	%xmm4, 224(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 240(%rsp)                # 16-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	144(%rsp), %rdi
.Ltmp72:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp73:                                # EH_LABEL
# %bb.55:                               # %_ZN11DeviceArrayIiED2Ev.exit.i37
	movq	128(%rsp), %rdi
.Ltmp75:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp76:                                # EH_LABEL
# %bb.56:                               # %_ZN11DeviceArrayIiED2Ev.exit62.i38
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_58
# %bb.57:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_58:                               # %_ZL5checkILi50EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edi                    # imm = 0x4E20
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	20000(%rax), %r15
	movq	%r15, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edx                    # imm = 0x4E20
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 112(%rsp)
	movl	$7, %eax
	movl	$4, %ecx
	.p2align	4
.LBB0_59:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$20004, %rcx                    # imm = 0x4E24
	jne	.LBB0_59
# %bb.60:
.Ltmp78:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp79:                                # EH_LABEL
# %bb.61:
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$5000, %esi                     # imm = 0x1388
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp82:                                # EH_LABEL
# %bb.62:
.Ltmp84:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294968011, %rdi               # imm = 0x1000002CB
	movabsq	$4294967303, %rdx               # imm = 0x100000007
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp85:                                # EH_LABEL
# %bb.63:
	testl	%eax, %eax
	jne	.LBB0_66
# %bb.64:
	movq	128(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp87:                                # EH_LABEL
# %bb.65:                               # %.noexc.i100
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi7EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp89:                                # EH_LABEL
.LBB0_66:
.Ltmp90:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294968011, %rdi               # imm = 0x1000002CB
	movabsq	$4294967303, %rdx               # imm = 0x100000007
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp91:                                # EH_LABEL
# %bb.67:
	testl	%eax, %eax
	jne	.LBB0_70
# %bb.68:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp93:                                # EH_LABEL
# %bb.69:                               # %.noexc57.i93
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp94:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi7EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp95:                                # EH_LABEL
.LBB0_70:
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp98:                                # EH_LABEL
# %bb.71:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_72:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_72
# %bb.73:                               # %.preheader91.i71.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_74:                               # %.preheader91.i71
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_74
# %bb.75:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.i75
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp99:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp100:                               # EH_LABEL
# %bb.76:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_77:                               # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_77
# %bb.78:                               # %.preheader91.1.i79.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_79:                               # %.preheader91.1.i79
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_79
# %bb.80:                               # %_ZNSt6vectorIlSaIlEED2Ev.exit.1.i83
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp102:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp103:                               # EH_LABEL
# %bb.81:                               # %.preheader.i84
	movq	80(%rsp), %rdi
	pxor	%xmm3, %xmm3
	movl	$6, %eax
	movq	104(%rsp), %rcx
	pxor	%xmm4, %xmm4
	movdqa	.LCPI0_0(%rip), %xmm5           # xmm5 = [1,1]
	.p2align	4
.LBB0_82:                               # %vector.body204
                                        # =>This Inner Loop Header: Depth=1
	movq	-24(%rdi,%rax,4), %xmm0         # xmm0 = mem[0],zero
	movq	-16(%rdi,%rax,4), %xmm1         # xmm1 = mem[0],zero
	movq	-24(%rcx,%rax,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	movq	-16(%rcx,%rax,4), %xmm0         # xmm0 = mem[0],zero
	pcmpeqd	%xmm1, %xmm0
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm1
	paddq	%xmm4, %xmm1
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm5, %xmm0
	paddq	%xmm3, %xmm0
	movq	-8(%rdi,%rax,4), %xmm2          # xmm2 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm3            # xmm3 = mem[0],zero
	movq	-8(%rcx,%rax,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm2, %xmm4
	movq	(%rcx,%rax,4), %xmm2            # xmm2 = mem[0],zero
	pcmpeqd	%xmm3, %xmm2
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm5, %xmm4
	paddq	%xmm1, %xmm4
	pshufd	$212, %xmm2, %xmm3              # xmm3 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm3
	paddq	%xmm0, %xmm3
	addq	$8, %rax
	cmpq	$5006, %rax                     # imm = 0x138E
	jne	.LBB0_82
# %bb.83:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit.i89
	movdqa	%xmm4, 192(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 208(%rsp)                # 16-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	144(%rsp), %rdi
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp112:                               # EH_LABEL
# %bb.84:                               # %_ZN11DeviceArrayIiED2Ev.exit.i90
	movq	128(%rsp), %rdi
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp115:                               # EH_LABEL
# %bb.85:                               # %_ZN11DeviceArrayIiED2Ev.exit62.i91
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_87
# %bb.86:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_87:                               # %_ZL5checkILi7EElv.exit
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edi                    # imm = 0x4E20
	callq	_Znwm@PLT
	movq	%rax, %rbx
	movq	%rax, 104(%rsp)
	leaq	20000(%rax), %r15
	movq	%r15, 120(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$20000, %edx                    # imm = 0x4E20
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%r15, 112(%rsp)
	movl	$256, %eax                      # imm = 0x100
	movl	$4, %ecx
	.p2align	4
.LBB0_88:                               # =>This Inner Loop Header: Depth=1
	imull	$1664525, %eax, %edx            # imm = 0x19660D
	addl	$1013904223, %edx               # imm = 0x3C6EF35F
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, -4(%rbx,%rcx)
	imull	$389569705, %eax, %eax          # imm = 0x17385CA9
	addl	$1196435762, %eax               # imm = 0x47502932
	movl	%eax, %edx
	shrl	$8, %edx
	imulq	$8589935, %rdx, %rsi            # imm = 0x83126F
	shrq	$33, %rsi
	imull	$1000, %esi, %esi               # imm = 0x3E8
	subl	%esi, %edx
	movl	%edx, (%rbx,%rcx)
	addq	$8, %rcx
	cmpq	$20004, %rcx                    # imm = 0x4E24
	jne	.LBB0_88
# %bb.89:
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	104(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp118:                               # EH_LABEL
# %bb.90:
.Ltmp120:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$5000, %esi                     # imm = 0x1388
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp121:                               # EH_LABEL
# %bb.91:
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967316, %rdi               # imm = 0x100000014
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp124:                               # EH_LABEL
# %bb.92:
	testl	%eax, %eax
	jne	.LBB0_95
# %bb.93:
	movq	128(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp126:                               # EH_LABEL
# %bb.94:                               # %.noexc.i153
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp127:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi256EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp128:                               # EH_LABEL
.LBB0_95:
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967316, %rdi               # imm = 0x100000014
	movabsq	$4294967552, %rdx               # imm = 0x100000100
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp130:                               # EH_LABEL
# %bb.96:
	testl	%eax, %eax
	jne	.LBB0_99
# %bb.97:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 72(%rsp)
	movq	%rcx, 64(%rsp)
	movl	$5000, 12(%rsp)                 # imm = 0x1388
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 96(%rsp)
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	32(%rsp), %rsi
	leaq	24(%rsp), %rdx
	leaq	16(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp132:                               # EH_LABEL
# %bb.98:                               # %.noexc57.i146
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp133:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7stencilILi256EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp134:                               # EH_LABEL
.LBB0_99:
.Ltmp136:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp137:                               # EH_LABEL
# %bb.100:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_101:                              # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_101
# %bb.102:                              # %.preheader91.i124.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_103:                              # %.preheader91.i124
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_103
# %bb.104:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit.i128
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp138:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$40008, %edi                    # imm = 0x9C48
	callq	_Znwm@PLT
.Ltmp139:                               # EH_LABEL
# %bb.105:
	movq	%rax, %rbx
	.cfi_escape 0x2e, 0x00
	xorl	%r15d, %r15d
	movl	$40008, %edx                    # imm = 0x9C48
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movl	$5, %eax
	movq	104(%rsp), %rsi
	.p2align	4
.LBB0_106:                              # =>This Inner Loop Header: Depth=1
	movslq	-20(%rsi,%rax,4), %rcx
	addq	%r15, %rcx
	movq	%rcx, -32(%rbx,%rax,8)
	movslq	-16(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -24(%rbx,%rax,8)
	movslq	-12(%rsi,%rax,4), %rcx
	addq	%rdx, %rcx
	movq	%rcx, -16(%rbx,%rax,8)
	movslq	-8(%rsi,%rax,4), %rdx
	addq	%rcx, %rdx
	movq	%rdx, -8(%rbx,%rax,8)
	movslq	-4(%rsi,%rax,4), %r15
	addq	%rdx, %r15
	movq	%r15, (%rbx,%rax,8)
	addq	$5, %rax
	cmpq	$5005, %rax                     # imm = 0x138D
	jne	.LBB0_106
# %bb.107:                              # %.preheader91.1.i132.preheader
	xorl	%edi, %edi
	xorl	%r8d, %r8d
	.p2align	4
.LBB0_108:                              # %.preheader91.1.i132
                                        # =>This Inner Loop Header: Depth=1
	movl	%r8d, %eax
	subl	$3, %eax
	cmovbl	%edi, %eax
	cmpl	$4996, %r8d                     # imm = 0x1384
	movl	$4996, %ecx                     # imm = 0x1384
	cmovbl	%r8d, %ecx
	movq	32(%rbx,%rcx,8), %rcx
	subq	(%rbx,%rax,8), %rcx
	movslq	(%rsi,%r8,4), %rax
	leaq	(%rcx,%rax,2), %rcx
	movq	%rcx, %rax
	imulq	%r14
	movq	%rdx, %rax
	shrq	$63, %rax
	shrq	$7, %rdx
	addl	%eax, %edx
	imull	$1000, %edx, %eax               # imm = 0x3E8
	subl	%eax, %ecx
	movl	%ecx, (%rsi,%r8,4)
	incq	%r8
	cmpq	$5000, %r8                      # imm = 0x1388
	jne	.LBB0_108
# %bb.109:                              # %_ZNSt6vectorIlSaIlEED2Ev.exit.1.i136
	.cfi_escape 0x2e, 0x00
	movl	$40008, %esi                    # imm = 0x9C48
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
.Ltmp141:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp142:                               # EH_LABEL
# %bb.110:                              # %.preheader.i137
	movq	80(%rsp), %rdi
	pxor	%xmm3, %xmm3
	movl	$6, %eax
	movq	104(%rsp), %rcx
	pxor	%xmm4, %xmm4
	movdqa	.LCPI0_0(%rip), %xmm5           # xmm5 = [1,1]
	.p2align	4
.LBB0_111:                              # %vector.body216
                                        # =>This Inner Loop Header: Depth=1
	movq	-24(%rdi,%rax,4), %xmm0         # xmm0 = mem[0],zero
	movq	-16(%rdi,%rax,4), %xmm1         # xmm1 = mem[0],zero
	movq	-24(%rcx,%rax,4), %xmm2         # xmm2 = mem[0],zero
	pcmpeqd	%xmm0, %xmm2
	movq	-16(%rcx,%rax,4), %xmm0         # xmm0 = mem[0],zero
	pcmpeqd	%xmm1, %xmm0
	pshufd	$212, %xmm2, %xmm1              # xmm1 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm1
	paddq	%xmm4, %xmm1
	pshufd	$212, %xmm0, %xmm0              # xmm0 = xmm0[0,1,1,3]
	pandn	%xmm5, %xmm0
	paddq	%xmm3, %xmm0
	movq	-8(%rdi,%rax,4), %xmm2          # xmm2 = mem[0],zero
	movq	(%rdi,%rax,4), %xmm3            # xmm3 = mem[0],zero
	movq	-8(%rcx,%rax,4), %xmm4          # xmm4 = mem[0],zero
	pcmpeqd	%xmm2, %xmm4
	movq	(%rcx,%rax,4), %xmm2            # xmm2 = mem[0],zero
	pcmpeqd	%xmm3, %xmm2
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pandn	%xmm5, %xmm4
	paddq	%xmm1, %xmm4
	pshufd	$212, %xmm2, %xmm3              # xmm3 = xmm2[0,1,1,3]
	pandn	%xmm5, %xmm3
	paddq	%xmm0, %xmm3
	addq	$8, %rax
	cmpq	$5006, %rax                     # imm = 0x138E
	jne	.LBB0_111
# %bb.112:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit.i142
	movdqa	%xmm4, 160(%rsp)                # 16-byte Spill
	movdqa	%xmm3, 176(%rsp)                # 16-byte Spill
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	144(%rsp), %rdi
.Ltmp150:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp151:                               # EH_LABEL
# %bb.113:                              # %_ZN11DeviceArrayIiED2Ev.exit.i143
	movq	128(%rsp), %rdi
.Ltmp153:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp154:                               # EH_LABEL
# %bb.114:                              # %_ZN11DeviceArrayIiED2Ev.exit62.i144
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_116
# %bb.115:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_116:                              # %_ZL5checkILi256EElv.exit
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
	testl	%eax, %eax
	jne	.LBB0_117
# %bb.162:                              # %_Z7verdictll.exit
	movdqa	176(%rsp), %xmm3                # 16-byte Reload
	paddq	160(%rsp), %xmm3                # 16-byte Folded Reload
	movdqa	208(%rsp), %xmm2                # 16-byte Reload
	paddq	192(%rsp), %xmm2                # 16-byte Folded Reload
	movdqa	240(%rsp), %xmm0                # 16-byte Reload
	paddq	224(%rsp), %xmm0                # 16-byte Folded Reload
	movdqa	272(%rsp), %xmm1                # 16-byte Reload
	paddq	256(%rsp), %xmm1                # 16-byte Folded Reload
	paddq	%xmm0, %xmm1
	paddq	%xmm2, %xmm1
	paddq	%xmm3, %xmm1
	pshufd	$238, %xmm1, %xmm0              # xmm0 = xmm1[2,3,2,3]
	paddq	%xmm1, %xmm0
	movq	%xmm0, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$20000, %esi                    # imm = 0x4E20
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$296, %rsp                      # imm = 0x128
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
.LBB0_117:
	.cfi_def_cfa_offset 336
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
.LBB0_154:
.Ltmp155:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_153:
.Ltmp152:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_155:
.Ltmp143:                               # EH_LABEL
	jmp	.LBB0_156
.LBB0_158:
.Ltmp122:                               # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_159
.LBB0_161:
.Ltmp119:                               # EH_LABEL
	jmp	.LBB0_128
.LBB0_144:
.Ltmp116:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_143:
.Ltmp113:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_145:
.Ltmp104:                               # EH_LABEL
	jmp	.LBB0_146
.LBB0_148:
.Ltmp83:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_149
.LBB0_151:
.Ltmp80:                                # EH_LABEL
	jmp	.LBB0_128
.LBB0_134:
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_133:
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_135:
.Ltmp65:                                # EH_LABEL
	jmp	.LBB0_136
.LBB0_138:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_139
.LBB0_141:
.Ltmp41:                                # EH_LABEL
	jmp	.LBB0_128
.LBB0_120:
.Ltmp38:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_119:
.Ltmp35:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_121:
.Ltmp26:                                # EH_LABEL
	jmp	.LBB0_122
.LBB0_124:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB0_125
.LBB0_127:
.Ltmp2:                                 # EH_LABEL
.LBB0_128:                              # %_ZN11DeviceArrayIiED2Ev.exit66.i
	movq	%rax, %rbx
	jmp	.LBB0_129
.LBB0_152:
.Ltmp140:                               # EH_LABEL
	jmp	.LBB0_156
.LBB0_142:
.Ltmp101:                               # EH_LABEL
	jmp	.LBB0_146
.LBB0_132:
.Ltmp62:                                # EH_LABEL
	jmp	.LBB0_136
.LBB0_118:
.Ltmp23:                                # EH_LABEL
	jmp	.LBB0_122
.LBB0_166:
.Ltmp135:                               # EH_LABEL
.LBB0_156:
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
.Ltmp144:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp145:                               # EH_LABEL
.LBB0_159:                              # %_ZN11DeviceArrayIiED2Ev.exit65.i116
	movq	128(%rsp), %rdi
.Ltmp147:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp148:                               # EH_LABEL
	jmp	.LBB0_129
.LBB0_160:
.Ltmp149:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_157:
.Ltmp146:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_165:
.Ltmp96:                                # EH_LABEL
.LBB0_146:
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp106:                               # EH_LABEL
.LBB0_149:                              # %_ZN11DeviceArrayIiED2Ev.exit65.i63
	movq	128(%rsp), %rdi
.Ltmp108:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp109:                               # EH_LABEL
	jmp	.LBB0_129
.LBB0_150:
.Ltmp110:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_147:
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_164:
.Ltmp57:                                # EH_LABEL
.LBB0_136:
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
.Ltmp66:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp67:                                # EH_LABEL
.LBB0_139:                              # %_ZN11DeviceArrayIiED2Ev.exit65.i10
	movq	128(%rsp), %rdi
.Ltmp69:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp70:                                # EH_LABEL
	jmp	.LBB0_129
.LBB0_140:
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_137:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_163:
.Ltmp18:                                # EH_LABEL
.LBB0_122:
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp28:                                # EH_LABEL
.LBB0_125:                              # %_ZN11DeviceArrayIiED2Ev.exit65.i
	movq	128(%rsp), %rdi
.Ltmp30:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp31:                                # EH_LABEL
.LBB0_129:                              # %_ZN11DeviceArrayIiED2Ev.exit66.i
	movq	104(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB0_131
# %bb.130:
	movq	120(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB0_131:                              # %common.resume
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB0_126:
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB0_123:
.Ltmp29:                                # EH_LABEL
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
	.uleb128 .Ltmp17-.Ltmp6                 #   Call between .Ltmp6 and .Ltmp17
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp20-.Ltmp19                #   Call between .Ltmp19 and .Ltmp20
	.uleb128 .Ltmp23-.Lfunc_begin0          #     jumps to .Ltmp23
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp20-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp21-.Ltmp20                #   Call between .Ltmp20 and .Ltmp21
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp21-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp22-.Ltmp21                #   Call between .Ltmp21 and .Ltmp22
	.uleb128 .Ltmp23-.Lfunc_begin0          #     jumps to .Ltmp23
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp24-.Ltmp22                #   Call between .Ltmp22 and .Ltmp24
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp24-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp25-.Ltmp24                #   Call between .Ltmp24 and .Ltmp25
	.uleb128 .Ltmp26-.Lfunc_begin0          #     jumps to .Ltmp26
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp34-.Ltmp33                #   Call between .Ltmp33 and .Ltmp34
	.uleb128 .Ltmp35-.Lfunc_begin0          #     jumps to .Ltmp35
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp37-.Ltmp36                #   Call between .Ltmp36 and .Ltmp37
	.uleb128 .Ltmp38-.Lfunc_begin0          #     jumps to .Ltmp38
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp39-.Ltmp37                #   Call between .Ltmp37 and .Ltmp39
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.uleb128 .Ltmp41-.Lfunc_begin0          #     jumps to .Ltmp41
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp42-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp43-.Ltmp42                #   Call between .Ltmp42 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp56-.Ltmp45                #   Call between .Ltmp45 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp58-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp59-.Ltmp58                #   Call between .Ltmp58 and .Ltmp59
	.uleb128 .Ltmp62-.Lfunc_begin0          #     jumps to .Ltmp62
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp60-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp61-.Ltmp60                #   Call between .Ltmp60 and .Ltmp61
	.uleb128 .Ltmp62-.Lfunc_begin0          #     jumps to .Ltmp62
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp61-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp63-.Ltmp61                #   Call between .Ltmp61 and .Ltmp63
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp64-.Ltmp63                #   Call between .Ltmp63 and .Ltmp64
	.uleb128 .Ltmp65-.Lfunc_begin0          #     jumps to .Ltmp65
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp72-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp73-.Ltmp72                #   Call between .Ltmp72 and .Ltmp73
	.uleb128 .Ltmp74-.Lfunc_begin0          #     jumps to .Ltmp74
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp75-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp76-.Ltmp75                #   Call between .Ltmp75 and .Ltmp76
	.uleb128 .Ltmp77-.Lfunc_begin0          #     jumps to .Ltmp77
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp76-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp78-.Ltmp76                #   Call between .Ltmp76 and .Ltmp78
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp78-.Lfunc_begin0          # >> Call Site 24 <<
	.uleb128 .Ltmp79-.Ltmp78                #   Call between .Ltmp78 and .Ltmp79
	.uleb128 .Ltmp80-.Lfunc_begin0          #     jumps to .Ltmp80
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin0          # >> Call Site 25 <<
	.uleb128 .Ltmp82-.Ltmp81                #   Call between .Ltmp81 and .Ltmp82
	.uleb128 .Ltmp83-.Lfunc_begin0          #     jumps to .Ltmp83
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp84-.Lfunc_begin0          # >> Call Site 26 <<
	.uleb128 .Ltmp95-.Ltmp84                #   Call between .Ltmp84 and .Ltmp95
	.uleb128 .Ltmp96-.Lfunc_begin0          #     jumps to .Ltmp96
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp97-.Lfunc_begin0          # >> Call Site 27 <<
	.uleb128 .Ltmp98-.Ltmp97                #   Call between .Ltmp97 and .Ltmp98
	.uleb128 .Ltmp101-.Lfunc_begin0         #     jumps to .Ltmp101
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp98-.Lfunc_begin0          # >> Call Site 28 <<
	.uleb128 .Ltmp99-.Ltmp98                #   Call between .Ltmp98 and .Ltmp99
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp99-.Lfunc_begin0          # >> Call Site 29 <<
	.uleb128 .Ltmp100-.Ltmp99               #   Call between .Ltmp99 and .Ltmp100
	.uleb128 .Ltmp101-.Lfunc_begin0         #     jumps to .Ltmp101
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp100-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp102-.Ltmp100              #   Call between .Ltmp100 and .Ltmp102
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp102-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp103-.Ltmp102              #   Call between .Ltmp102 and .Ltmp103
	.uleb128 .Ltmp104-.Lfunc_begin0         #     jumps to .Ltmp104
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp111-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp112-.Ltmp111              #   Call between .Ltmp111 and .Ltmp112
	.uleb128 .Ltmp113-.Lfunc_begin0         #     jumps to .Ltmp113
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp114-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp115-.Ltmp114              #   Call between .Ltmp114 and .Ltmp115
	.uleb128 .Ltmp116-.Lfunc_begin0         #     jumps to .Ltmp116
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp115-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp117-.Ltmp115              #   Call between .Ltmp115 and .Ltmp117
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp117-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp118-.Ltmp117              #   Call between .Ltmp117 and .Ltmp118
	.uleb128 .Ltmp119-.Lfunc_begin0         #     jumps to .Ltmp119
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp120-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp121-.Ltmp120              #   Call between .Ltmp120 and .Ltmp121
	.uleb128 .Ltmp122-.Lfunc_begin0         #     jumps to .Ltmp122
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp123-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp134-.Ltmp123              #   Call between .Ltmp123 and .Ltmp134
	.uleb128 .Ltmp135-.Lfunc_begin0         #     jumps to .Ltmp135
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp136-.Lfunc_begin0         # >> Call Site 38 <<
	.uleb128 .Ltmp137-.Ltmp136              #   Call between .Ltmp136 and .Ltmp137
	.uleb128 .Ltmp140-.Lfunc_begin0         #     jumps to .Ltmp140
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp137-.Lfunc_begin0         # >> Call Site 39 <<
	.uleb128 .Ltmp138-.Ltmp137              #   Call between .Ltmp137 and .Ltmp138
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp138-.Lfunc_begin0         # >> Call Site 40 <<
	.uleb128 .Ltmp139-.Ltmp138              #   Call between .Ltmp138 and .Ltmp139
	.uleb128 .Ltmp140-.Lfunc_begin0         #     jumps to .Ltmp140
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp139-.Lfunc_begin0         # >> Call Site 41 <<
	.uleb128 .Ltmp141-.Ltmp139              #   Call between .Ltmp139 and .Ltmp141
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp141-.Lfunc_begin0         # >> Call Site 42 <<
	.uleb128 .Ltmp142-.Ltmp141              #   Call between .Ltmp141 and .Ltmp142
	.uleb128 .Ltmp143-.Lfunc_begin0         #     jumps to .Ltmp143
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp150-.Lfunc_begin0         # >> Call Site 43 <<
	.uleb128 .Ltmp151-.Ltmp150              #   Call between .Ltmp150 and .Ltmp151
	.uleb128 .Ltmp152-.Lfunc_begin0         #     jumps to .Ltmp152
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp153-.Lfunc_begin0         # >> Call Site 44 <<
	.uleb128 .Ltmp154-.Ltmp153              #   Call between .Ltmp153 and .Ltmp154
	.uleb128 .Ltmp155-.Lfunc_begin0         #     jumps to .Ltmp155
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp154-.Lfunc_begin0         # >> Call Site 45 <<
	.uleb128 .Ltmp144-.Ltmp154              #   Call between .Ltmp154 and .Ltmp144
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp144-.Lfunc_begin0         # >> Call Site 46 <<
	.uleb128 .Ltmp145-.Ltmp144              #   Call between .Ltmp144 and .Ltmp145
	.uleb128 .Ltmp146-.Lfunc_begin0         #     jumps to .Ltmp146
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp147-.Lfunc_begin0         # >> Call Site 47 <<
	.uleb128 .Ltmp148-.Ltmp147              #   Call between .Ltmp147 and .Ltmp148
	.uleb128 .Ltmp149-.Lfunc_begin0         #     jumps to .Ltmp149
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp105-.Lfunc_begin0         # >> Call Site 48 <<
	.uleb128 .Ltmp106-.Ltmp105              #   Call between .Ltmp105 and .Ltmp106
	.uleb128 .Ltmp107-.Lfunc_begin0         #     jumps to .Ltmp107
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp108-.Lfunc_begin0         # >> Call Site 49 <<
	.uleb128 .Ltmp109-.Ltmp108              #   Call between .Ltmp108 and .Ltmp109
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp66-.Lfunc_begin0          # >> Call Site 50 <<
	.uleb128 .Ltmp67-.Ltmp66                #   Call between .Ltmp66 and .Ltmp67
	.uleb128 .Ltmp68-.Lfunc_begin0          #     jumps to .Ltmp68
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp69-.Lfunc_begin0          # >> Call Site 51 <<
	.uleb128 .Ltmp70-.Ltmp69                #   Call between .Ltmp69 and .Ltmp70
	.uleb128 .Ltmp71-.Lfunc_begin0          #     jumps to .Ltmp71
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 52 <<
	.uleb128 .Ltmp28-.Ltmp27                #   Call between .Ltmp27 and .Ltmp28
	.uleb128 .Ltmp29-.Lfunc_begin0          #     jumps to .Ltmp29
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp30-.Lfunc_begin0          # >> Call Site 53 <<
	.uleb128 .Ltmp31-.Ltmp30                #   Call between .Ltmp30 and .Ltmp31
	.uleb128 .Ltmp32-.Lfunc_begin0          #     jumps to .Ltmp32
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp31-.Lfunc_begin0          # >> Call Site 54 <<
	.uleb128 .Lfunc_end0-.Ltmp31            #   Call between .Ltmp31 and .Lfunc_end0
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
	jne	.LBB1_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
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
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end1-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end2-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__stencilILi64EEvPKiPii,"axG",@progbits,_Z22__device_stub__stencilILi64EEvPKiPii,comdat
	.weak	_Z22__device_stub__stencilILi64EEvPKiPii # -- Begin function _Z22__device_stub__stencilILi64EEvPKiPii
	.p2align	4
	.type	_Z22__device_stub__stencilILi64EEvPKiPii,@function
_Z22__device_stub__stencilILi64EEvPKiPii: # @_Z22__device_stub__stencilILi64EEvPKiPii
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
	movq	_Z7stencilILi64EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end3:
	.size	_Z22__device_stub__stencilILi64EEvPKiPii, .Lfunc_end3-_Z22__device_stub__stencilILi64EEvPKiPii
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
.Ltmp156:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp157:                               # EH_LABEL
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
.Ltmp158:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp159:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp160:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp161:                               # EH_LABEL
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
.Ltmp162:                               # EH_LABEL
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
	.uleb128 .Ltmp156-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp156
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp156-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp157-.Ltmp156              #   Call between .Ltmp156 and .Ltmp157
	.uleb128 .Ltmp162-.Lfunc_begin1         #     jumps to .Ltmp162
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp157-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp158-.Ltmp157              #   Call between .Ltmp157 and .Ltmp158
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp158-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp161-.Ltmp158              #   Call between .Ltmp158 and .Ltmp161
	.uleb128 .Ltmp162-.Lfunc_begin1         #     jumps to .Ltmp162
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp161-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp161           #   Call between .Ltmp161 and .Lfunc_end4
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
	.section	.text._Z22__device_stub__stencilILi50EEvPKiPii,"axG",@progbits,_Z22__device_stub__stencilILi50EEvPKiPii,comdat
	.weak	_Z22__device_stub__stencilILi50EEvPKiPii # -- Begin function _Z22__device_stub__stencilILi50EEvPKiPii
	.p2align	4
	.type	_Z22__device_stub__stencilILi50EEvPKiPii,@function
_Z22__device_stub__stencilILi50EEvPKiPii: # @_Z22__device_stub__stencilILi50EEvPKiPii
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
	movq	_Z7stencilILi50EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end6:
	.size	_Z22__device_stub__stencilILi50EEvPKiPii, .Lfunc_end6-_Z22__device_stub__stencilILi50EEvPKiPii
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__stencilILi7EEvPKiPii,"axG",@progbits,_Z22__device_stub__stencilILi7EEvPKiPii,comdat
	.weak	_Z22__device_stub__stencilILi7EEvPKiPii # -- Begin function _Z22__device_stub__stencilILi7EEvPKiPii
	.p2align	4
	.type	_Z22__device_stub__stencilILi7EEvPKiPii,@function
_Z22__device_stub__stencilILi7EEvPKiPii: # @_Z22__device_stub__stencilILi7EEvPKiPii
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
	movq	_Z7stencilILi7EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end7:
	.size	_Z22__device_stub__stencilILi7EEvPKiPii, .Lfunc_end7-_Z22__device_stub__stencilILi7EEvPKiPii
	.cfi_endproc
                                        # -- End function
	.section	.text._Z22__device_stub__stencilILi256EEvPKiPii,"axG",@progbits,_Z22__device_stub__stencilILi256EEvPKiPii,comdat
	.weak	_Z22__device_stub__stencilILi256EEvPKiPii # -- Begin function _Z22__device_stub__stencilILi256EEvPKiPii
	.p2align	4
	.type	_Z22__device_stub__stencilILi256EEvPKiPii,@function
_Z22__device_stub__stencilILi256EEvPKiPii: # @_Z22__device_stub__stencilILi256EEvPKiPii
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
	movq	_Z7stencilILi256EEvPKiPii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end8:
	.size	_Z22__device_stub__stencilILi256EEvPKiPii, .Lfunc_end8-_Z22__device_stub__stencilILi256EEvPKiPii
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
	movq	__hip_gpubin_handle_392837097e64eeaa(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_392837097e64eeaa(%rip)
.LBB9_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7stencilILi64EEvPKiPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7stencilILi50EEvPKiPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7stencilILi7EEvPKiPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7stencilILi256EEvPKiPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
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
	movq	__hip_gpubin_handle_392837097e64eeaa(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB10_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_392837097e64eeaa(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB10_2:
	retq
.Lfunc_end10:
	.size	__hip_module_dtor, .Lfunc_end10-__hip_module_dtor
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

	.type	_Z7stencilILi64EEvPKiPii,@object # @_Z7stencilILi64EEvPKiPii
	.section	.data.rel.ro._Z7stencilILi64EEvPKiPii,"awG",@progbits,_Z7stencilILi64EEvPKiPii,comdat
	.weak	_Z7stencilILi64EEvPKiPii
	.p2align	3, 0x0
_Z7stencilILi64EEvPKiPii:
	.quad	_Z22__device_stub__stencilILi64EEvPKiPii
	.size	_Z7stencilILi64EEvPKiPii, 8

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

	.type	_Z7stencilILi50EEvPKiPii,@object # @_Z7stencilILi50EEvPKiPii
	.section	.data.rel.ro._Z7stencilILi50EEvPKiPii,"awG",@progbits,_Z7stencilILi50EEvPKiPii,comdat
	.weak	_Z7stencilILi50EEvPKiPii
	.p2align	3, 0x0
_Z7stencilILi50EEvPKiPii:
	.quad	_Z22__device_stub__stencilILi50EEvPKiPii
	.size	_Z7stencilILi50EEvPKiPii, 8

	.type	_Z7stencilILi7EEvPKiPii,@object # @_Z7stencilILi7EEvPKiPii
	.section	.data.rel.ro._Z7stencilILi7EEvPKiPii,"awG",@progbits,_Z7stencilILi7EEvPKiPii,comdat
	.weak	_Z7stencilILi7EEvPKiPii
	.p2align	3, 0x0
_Z7stencilILi7EEvPKiPii:
	.quad	_Z22__device_stub__stencilILi7EEvPKiPii
	.size	_Z7stencilILi7EEvPKiPii, 8

	.type	_Z7stencilILi256EEvPKiPii,@object # @_Z7stencilILi256EEvPKiPii
	.section	.data.rel.ro._Z7stencilILi256EEvPKiPii,"awG",@progbits,_Z7stencilILi256EEvPKiPii,comdat
	.weak	_Z7stencilILi256EEvPKiPii
	.p2align	3, 0x0
_Z7stencilILi256EEvPKiPii:
	.quad	_Z22__device_stub__stencilILi256EEvPKiPii
	.size	_Z7stencilILi256EEvPKiPii, 8

	.type	.L__unnamed_1,@object           # @0
	.section	.rodata.str1.1,"aMS",@progbits,1
.L__unnamed_1:
	.asciz	"_Z7stencilILi64EEvPKiPii"
	.size	.L__unnamed_1, 25

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z7stencilILi50EEvPKiPii"
	.size	.L__unnamed_2, 25

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z7stencilILi7EEvPKiPii"
	.size	.L__unnamed_3, 24

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z7stencilILi256EEvPKiPii"
	.size	.L__unnamed_4, 26

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_392837097e64eeaa
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_392837097e64eeaa,@object # @__hip_gpubin_handle_392837097e64eeaa
	.local	__hip_gpubin_handle_392837097e64eeaa
	.comm	__hip_gpubin_handle_392837097e64eeaa,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_392837097e64eeaa,@object # @__hip_cuid_392837097e64eeaa
	.bss
	.globl	__hip_cuid_392837097e64eeaa
__hip_cuid_392837097e64eeaa:
	.byte	0                               # 0x0
	.size	__hip_cuid_392837097e64eeaa, 1

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
	.addrsig_sym _Z22__device_stub__stencilILi64EEvPKiPii
	.addrsig_sym _Z22__device_stub__stencilILi50EEvPKiPii
	.addrsig_sym _Z22__device_stub__stencilILi7EEvPKiPii
	.addrsig_sym _Z22__device_stub__stencilILi256EEvPKiPii
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z7stencilILi64EEvPKiPii
	.addrsig_sym _Z7stencilILi50EEvPKiPii
	.addrsig_sym _Z7stencilILi7EEvPKiPii
	.addrsig_sym _Z7stencilILi256EEvPKiPii
	.addrsig_sym __hip_fatbin_392837097e64eeaa
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_392837097e64eeaa
