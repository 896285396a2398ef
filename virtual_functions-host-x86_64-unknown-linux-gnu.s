	.file	"virtual_functions.hip"
	.text
	.globl	_Z20__device_stub__mixedPii     # -- Begin function _Z20__device_stub__mixedPii
	.p2align	4
	.type	_Z20__device_stub__mixedPii,@function
_Z20__device_stub__mixedPii:            # @_Z20__device_stub__mixedPii
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z5mixedPii@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end0:
	.size	_Z20__device_stub__mixedPii, .Lfunc_end0-_Z20__device_stub__mixedPii
	.cfi_endproc
                                        # -- End function
	.globl	_Z19__device_stub__makeP7Storagei # -- Begin function _Z19__device_stub__makeP7Storagei
	.p2align	4
	.type	_Z19__device_stub__makeP7Storagei,@function
_Z19__device_stub__makeP7Storagei:      # @_Z19__device_stub__makeP7Storagei
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z4makeP7Storagei@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end1:
	.size	_Z19__device_stub__makeP7Storagei, .Lfunc_end1-_Z19__device_stub__makeP7Storagei
	.cfi_endproc
                                        # -- End function
	.globl	_Z18__device_stub__usePK7StoragePii # -- Begin function _Z18__device_stub__usePK7StoragePii
	.p2align	4
	.type	_Z18__device_stub__usePK7StoragePii,@function
_Z18__device_stub__usePK7StoragePii:    # @_Z18__device_stub__usePK7StoragePii
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
	movq	_Z3usePK7StoragePii@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end2:
	.size	_Z18__device_stub__usePK7StoragePii, .Lfunc_end2-_Z18__device_stub__usePK7StoragePii
	.cfi_endproc
                                        # -- End function
	.globl	_Z21__device_stub__sharedPi     # -- Begin function _Z21__device_stub__sharedPi
	.p2align	4
	.type	_Z21__device_stub__sharedPi,@function
_Z21__device_stub__sharedPi:            # @_Z21__device_stub__sharedPi
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
	movq	_Z6sharedPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end3:
	.size	_Z21__device_stub__sharedPi, .Lfunc_end3-_Z21__device_stub__sharedPi
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
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$176, %rsp
	.cfi_def_cfa_offset 208
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$1000, %esi                     # imm = 0x3E8
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	testl	%eax, %eax
	jne	.LBB4_4
# %bb.2:
	movq	128(%rsp), %rax
	movq	%rax, 48(%rsp)
	movl	$1000, 32(%rsp)                 # imm = 0x3E8
	leaq	48(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp2:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	64(%rsp), %rdx
	leaq	40(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.3:                                # %.noexc
	movq	80(%rsp), %rsi
	movl	88(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp4:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5mixedPii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	72(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp5:                                 # EH_LABEL
.LBB4_4:
.Ltmp7:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	80(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp8:                                 # EH_LABEL
# %bb.5:                                # %.preheader
	movq	80(%rsp), %rax
	xorl	%ebx, %ebx
	pxor	%xmm0, %xmm0
	movl	$12, %ecx
	movl	$6, %edx
	movl	$4, %esi
	xorl	%edi, %edi
	.p2align	4
.LBB4_6:                                # %_ZL13expected_areaiii.exit
                                        # =>This Inner Loop Header: Depth=1
	movzwl	%di, %r9d
	imull	$47663, %r9d, %r8d              # imm = 0xBA2F
	shrl	$19, %r8d
	leal	(%r8,%r8,4), %r10d
	leal	(%r8,%r10,2), %r10d
	movl	%edi, %r8d
	subl	%r10d, %r8d
	imull	$9363, %r9d, %r10d              # imm = 0x2493
	shrl	$16, %r10d
	movl	%edi, %r11d
	subl	%r10d, %r11d
	movzwl	%r11w, %r11d
	shrl	%r11d
	addl	%r10d, %r11d
	shrl	$2, %r11d
	leal	(,%r11,8), %r10d
	subl	%r10d, %r11d
	addl	%edi, %r11d
	movd	%r11d, %xmm1
	imull	$52429, %r9d, %r10d             # imm = 0xCCCD
	shrl	$18, %r10d
	leal	(%r10,%r10,4), %r10d
	movl	%edi, %r11d
	subl	%r10d, %r11d
	pinsrw	$1, %r11d, %xmm1
	imull	$43691, %r9d, %r9d              # imm = 0xAAAB
	shrl	$17, %r9d
	leal	(%r9,%r9,2), %r9d
	movl	%edi, %r10d
	subl	%r9d, %r10d
	pinsrw	$2, %r10d, %xmm1
	pinsrw	$3, %r8d, %xmm1
	punpcklwd	%xmm0, %xmm1            # xmm1 = xmm1[0],xmm0[0],xmm1[1],xmm0[1],xmm1[2],xmm0[2],xmm1[3],xmm0[3]
	movdqa	%xmm1, (%rsp)
	movl	%edi, %r9d
	andl	$3, %r9d
	movl	(%rsp,%r9,4), %r10d
	imull	%r10d, %r10d
	xorl	%r11d, %r11d
	cmpl	$2, %r9d
	sete	%r11b
	movl	$2, %r14d
	cmovel	%ecx, %r14d
	testb	$1, %dil
	cmovnel	%edx, %r14d
	imull	%r10d, %r14d
	shll	$3, %r11d
	testl	%r9d, %r9d
	cmovel	%esi, %r11d
	leal	(%r14,%r14,4), %r9d
	movzbl	%r8b, %r8d
	addl	%r11d, %r8d
	leal	(%r8,%r9,2), %r8d
	addl	$2000, %r8d                     # imm = 0x7D0
	xorl	%r9d, %r9d
	cmpl	%r8d, (%rax,%rdi,4)
	leaq	1(%rdi), %rdi
	setne	%r9b
	addq	%r9, %rbx
	cmpq	$1000, %rdi                     # imm = 0x3E8
	jne	.LBB4_6
# %bb.7:
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$1000, %esi                     # imm = 0x3E8
	callq	_ZN11DeviceArrayI7StorageEC2Em
.Ltmp11:                                # EH_LABEL
# %bb.8:
.Ltmp13:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp14:                                # EH_LABEL
# %bb.9:
	testl	%eax, %eax
	jne	.LBB4_12
# %bb.10:
	movq	144(%rsp), %rax
	movq	%rax, 40(%rsp)
	movl	$1000, 160(%rsp)                # imm = 0x3E8
	leaq	40(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	160(%rsp), %rax
	movq	%rax, 8(%rsp)
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	112(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp16:                                # EH_LABEL
# %bb.11:                               # %.noexc58
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp17:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z4makeP7Storagei@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp18:                                # EH_LABEL
.LBB4_12:
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp20:                                # EH_LABEL
# %bb.13:
	testl	%eax, %eax
	jne	.LBB4_16
# %bb.14:
	movq	144(%rsp), %rax
	movq	128(%rsp), %rcx
	movq	%rax, 40(%rsp)
	movq	%rcx, 32(%rsp)
	movl	$1000, 172(%rsp)                # imm = 0x3E8
	leaq	40(%rsp), %rax
	movq	%rax, (%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 8(%rsp)
	leaq	172(%rsp), %rax
	movq	%rax, 16(%rsp)
.Ltmp21:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	112(%rsp), %rdx
	leaq	160(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp22:                                # EH_LABEL
# %bb.15:                               # %.noexc66
	movq	48(%rsp), %rsi
	movl	56(%rsp), %edx
	movq	64(%rsp), %rcx
	movl	72(%rsp), %r8d
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z3usePK7StoragePii@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	160(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	120(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp24:                                # EH_LABEL
.LBB4_16:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp26:                                # EH_LABEL
# %bb.17:
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movdqa	(%rsp), %xmm0
	movdqa	%xmm0, 80(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 96(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	testq	%rdi, %rdi
	je	.LBB4_20
# %bb.18:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_20
# %bb.19:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_20:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	80(%rsp), %rax
	xorl	%ecx, %ecx
	movl	$4, %edx
	jmp	.LBB4_21
	.p2align	4
.LBB4_23:                               #   in Loop: Header=BB4_21 Depth=1
	xorl	%r9d, %r9d
	testw	%di, %di
	sete	%r9b
	leal	(%r9,%r9,4), %r9d
	incl	%r9d
	imull	%r9d, %r8d
	leal	(%r8,%r8,2), %r8d
.LBB4_24:                               # %_ZL13expected_areaiii.exit68
                                        #   in Loop: Header=BB4_21 Depth=1
	xorl	%r9d, %r9d
	testw	%di, %di
	sete	%r9b
	shll	$3, %r9d
	testw	%si, %si
	cmovel	%edx, %r9d
	leal	(%r8,%r8,4), %esi
	leal	(%r9,%rsi,2), %esi
	xorl	%edi, %edi
	cmpl	%esi, (%rax,%rcx,4)
	setne	%dil
	addq	%rdi, %rbx
	incq	%rcx
	cmpq	$1000, %rcx                     # imm = 0x3E8
	je	.LBB4_25
.LBB4_21:                               # =>This Inner Loop Header: Depth=1
	movzwl	%cx, %esi
	imull	$43691, %esi, %esi              # imm = 0xAAAB
	shrl	$17, %esi
	leal	(%rsi,%rsi,2), %esi
	negl	%esi
	movzwl	%si, %edi
	leaq	(%rcx,%rdi), %rsi
	addq	%rcx, %rdi
	addq	$-2, %rdi
	movq	%rcx, %r8
	imulq	%rcx, %r8
	cmpw	$1, %si
	jne	.LBB4_23
# %bb.22:                               #   in Loop: Header=BB4_21 Depth=1
	leal	(%r8,%r8,8), %r8d
	jmp	.LBB4_24
.LBB4_25:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp29:                                # EH_LABEL
# %bb.26:
	testl	%eax, %eax
	jne	.LBB4_29
# %bb.27:
	movq	128(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 112(%rsp)
.Ltmp30:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	48(%rsp), %rsi
	leaq	40(%rsp), %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp31:                                # EH_LABEL
# %bb.28:                               # %.noexc75
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	48(%rsp), %rcx
	movl	56(%rsp), %r8d
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6sharedPi@GOTPCREL(%rip), %rdi
	leaq	112(%rsp), %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	48(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp33:                                # EH_LABEL
.LBB4_29:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp35:                                # EH_LABEL
# %bb.30:
	movq	80(%rsp), %rdi
	movq	96(%rsp), %rsi
	movdqa	(%rsp), %xmm0
	movdqa	%xmm0, 80(%rsp)
	movq	16(%rsp), %rax
	movq	%rax, 96(%rsp)
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	testq	%rdi, %rdi
	je	.LBB4_33
# %bb.31:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit78
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_33
# %bb.32:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_33:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit80
	movl	$630, %eax                      # imm = 0x276
	movl	$63, %ecx
	movq	80(%rsp), %rdx
	.p2align	4
.LBB4_34:                               # =>This Inner Loop Header: Depth=1
	xorl	%esi, %esi
	testb	$1, %cl
	sete	%sil
	leal	(%rsi,%rsi,4), %edi
	incl	%edi
	movl	%eax, %r8d
	imull	%ecx, %r8d
	imull	%edi, %r8d
	leal	(%r8,%rsi,4), %esi
	addl	$4, %esi
	xorl	%edi, %edi
	cmpl	%esi, (%rdx)
	setne	%dil
	addq	%rdi, %rbx
	addq	$-10, %rax
	addq	$4, %rdx
	addq	$-1, %rcx
	jb	.LBB4_34
# %bb.35:
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp38:                                # EH_LABEL
# %bb.36:                               # %.noexc81
	testl	%eax, %eax
	jne	.LBB4_37
# %bb.42:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$2064, %esi                     # imm = 0x810
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	144(%rsp), %rdi
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp51:                                # EH_LABEL
# %bb.43:                               # %_ZN11DeviceArrayI7StorageED2Ev.exit
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_45
# %bb.44:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_45:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit85
	movq	128(%rsp), %rdi
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp54:                                # EH_LABEL
# %bb.46:                               # %_ZN11DeviceArrayIiED2Ev.exit
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$176, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB4_37:
	.cfi_def_cfa_offset 208
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp39:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp40:                                # EH_LABEL
# %bb.38:                               # %.noexc82
.Ltmp41:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp42:                                # EH_LABEL
# %bb.39:                               # %.noexc83
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
.LBB4_58:
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_41:
.Ltmp52:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_40:
.Ltmp36:                                # EH_LABEL
	jmp	.LBB4_48
.LBB4_57:
.Ltmp27:                                # EH_LABEL
	jmp	.LBB4_48
.LBB4_50:
.Ltmp12:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_51
.LBB4_56:
.Ltmp9:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_53
.LBB4_55:
.Ltmp6:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_53
.LBB4_47:
.Ltmp43:                                # EH_LABEL
.LBB4_48:
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp45:                                # EH_LABEL
.LBB4_51:                               # %_ZN11DeviceArrayI7StorageED2Ev.exit86
	movq	80(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_53
# %bb.52:
	movq	96(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_53:
	movq	128(%rsp), %rdi
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp48:                                # EH_LABEL
# %bb.54:                               # %_ZN11DeviceArrayIiED2Ev.exit89
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB4_59:
.Ltmp49:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_49:
.Ltmp46:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end4:
	.size	main, .Lfunc_end4-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table4:
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
	.uleb128 .Ltmp5-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp5
	.uleb128 .Ltmp6-.Lfunc_begin0           #     jumps to .Ltmp6
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp7-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp8-.Ltmp7                  #   Call between .Ltmp7 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp11-.Ltmp10                #   Call between .Ltmp10 and .Ltmp11
	.uleb128 .Ltmp12-.Lfunc_begin0          #     jumps to .Ltmp12
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp13-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp24-.Ltmp13                #   Call between .Ltmp13 and .Ltmp24
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp25-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp26-.Ltmp25                #   Call between .Ltmp25 and .Ltmp26
	.uleb128 .Ltmp27-.Lfunc_begin0          #     jumps to .Ltmp27
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp33-.Ltmp28                #   Call between .Ltmp28 and .Ltmp33
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp52-.Lfunc_begin0          #     jumps to .Ltmp52
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp53-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp54-.Ltmp53                #   Call between .Ltmp53 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp42-.Ltmp39                #   Call between .Ltmp39 and .Ltmp42
	.uleb128 .Ltmp43-.Lfunc_begin0          #     jumps to .Ltmp43
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp44-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp45-.Ltmp44                #   Call between .Ltmp44 and .Ltmp45
	.uleb128 .Ltmp46-.Lfunc_begin0          #     jumps to .Ltmp46
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp48-.Ltmp47                #   Call between .Ltmp47 and .Ltmp48
	.uleb128 .Ltmp49-.Lfunc_begin0          #     jumps to .Ltmp49
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Lfunc_end4-.Ltmp48            #   Call between .Ltmp48 and .Lfunc_end4
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
	leaq	.L.str.4(%rip), %r8
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
	leaq	.L.str.5(%rip), %r8
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
.Ltmp56:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp57:                                # EH_LABEL
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
	leaq	.L.str.7(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB6_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp58:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp59:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp60:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp61:                                # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB6_10:
.Ltmp62:                                # EH_LABEL
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
	.uleb128 .Ltmp56-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp56
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp62-.Lfunc_begin1          #     jumps to .Ltmp62
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp57-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp58-.Ltmp57                #   Call between .Ltmp57 and .Ltmp58
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp58-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp61-.Ltmp58                #   Call between .Ltmp58 and .Ltmp61
	.uleb128 .Ltmp62-.Lfunc_begin1          #     jumps to .Ltmp62
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp61-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end6-.Ltmp61            #   Call between .Ltmp61 and .Lfunc_end6
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayI7StorageEC2Em,"axG",@progbits,_ZN11DeviceArrayI7StorageEC2Em,comdat
	.weak	_ZN11DeviceArrayI7StorageEC2Em  # -- Begin function _ZN11DeviceArrayI7StorageEC2Em
	.p2align	4
	.type	_ZN11DeviceArrayI7StorageEC2Em,@function
_ZN11DeviceArrayI7StorageEC2Em:         # @_ZN11DeviceArrayI7StorageEC2Em
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
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
	leaq	.L.str.3(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.5(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayI7StorageEC2Em, .Lfunc_end7-_ZN11DeviceArrayI7StorageEC2Em
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
	movq	__hip_gpubin_handle_591d4e058c9f436d(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_591d4e058c9f436d(%rip)
.LBB9_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5mixedPii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z4makeP7Storagei@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z3usePK7StoragePii@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6sharedPi@GOTPCREL(%rip), %rsi
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
	movq	__hip_gpubin_handle_591d4e058c9f436d(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB10_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_591d4e058c9f436d(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB10_2:
	retq
.Lfunc_end10:
	.size	__hip_module_dtor, .Lfunc_end10-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	_Z5mixedPii,@object             # @_Z5mixedPii
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z5mixedPii
	.p2align	3, 0x0
_Z5mixedPii:
	.quad	_Z20__device_stub__mixedPii
	.size	_Z5mixedPii, 8

	.type	_Z4makeP7Storagei,@object       # @_Z4makeP7Storagei
	.globl	_Z4makeP7Storagei
	.p2align	3, 0x0
_Z4makeP7Storagei:
	.quad	_Z19__device_stub__makeP7Storagei
	.size	_Z4makeP7Storagei, 8

	.type	_Z3usePK7StoragePii,@object     # @_Z3usePK7StoragePii
	.globl	_Z3usePK7StoragePii
	.p2align	3, 0x0
_Z3usePK7StoragePii:
	.quad	_Z18__device_stub__usePK7StoragePii
	.size	_Z3usePK7StoragePii, 8

	.type	_Z6sharedPi,@object             # @_Z6sharedPi
	.globl	_Z6sharedPi
	.p2align	3, 0x0
_Z6sharedPi:
	.quad	_Z21__device_stub__sharedPi
	.size	_Z6sharedPi, 8

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
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.6, 72

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.7, 49

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z5mixedPii"
	.size	.L__unnamed_1, 12

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z4makeP7Storagei"
	.size	.L__unnamed_2, 18

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z3usePK7StoragePii"
	.size	.L__unnamed_3, 20

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z6sharedPi"
	.size	.L__unnamed_4, 12

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_591d4e058c9f436d
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_591d4e058c9f436d,@object # @__hip_gpubin_handle_591d4e058c9f436d
	.local	__hip_gpubin_handle_591d4e058c9f436d
	.comm	__hip_gpubin_handle_591d4e058c9f436d,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_591d4e058c9f436d,@object # @__hip_cuid_591d4e058c9f436d
	.bss
	.globl	__hip_cuid_591d4e058c9f436d
__hip_cuid_591d4e058c9f436d:
	.byte	0                               # 0x0
	.size	__hip_cuid_591d4e058c9f436d, 1

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
	.addrsig_sym _Z20__device_stub__mixedPii
	.addrsig_sym _Z19__device_stub__makeP7Storagei
	.addrsig_sym _Z18__device_stub__usePK7StoragePii
	.addrsig_sym _Z21__device_stub__sharedPi
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym _Z5mixedPii
	.addrsig_sym _Z4makeP7Storagei
	.addrsig_sym _Z3usePK7StoragePii
	.addrsig_sym _Z6sharedPi
	.addrsig_sym __hip_fatbin_591d4e058c9f436d
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_591d4e058c9f436d
