	.file	"zero_sizes.hip"
	.text
	.globl	_Z25__device_stub__only_empty4Plus7NothingP6Nested # -- Begin function _Z25__device_stub__only_empty4Plus7NothingP6Nested
	.p2align	4
	.type	_Z25__device_stub__only_empty4Plus7NothingP6Nested,@function
_Z25__device_stub__only_empty4Plus7NothingP6Nested: # @_Z25__device_stub__only_empty4Plus7NothingP6Nested
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	5(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z10only_empty4Plus7NothingP6Nested@GOTPCREL(%rip), %rdi
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
	.size	_Z25__device_stub__only_empty4Plus7NothingP6Nested, .Lfunc_end0-_Z25__device_stub__only_empty4Plus7NothingP6Nested
	.cfi_endproc
                                        # -- End function
	.globl	_Z23__device_stub__flexiblePK6PacketPi6Nested # -- Begin function _Z23__device_stub__flexiblePK6PacketPi6Nested
	.p2align	4
	.type	_Z23__device_stub__flexiblePK6PacketPi6Nested,@function
_Z23__device_stub__flexiblePK6PacketPi6Nested: # @_Z23__device_stub__flexiblePK6PacketPi6Nested
	.cfi_startproc
# %bb.0:
	subq	$104, %rsp
	.cfi_def_cfa_offset 112
	movsd	%xmm0, 64(%rsp)
	movl	%edx, 72(%rsp)
	movq	%rdi, 56(%rsp)
	movq	%rsi, 48(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	32(%rsp), %rdi
	leaq	16(%rsp), %rsi
	leaq	8(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	32(%rsp), %rsi
	movl	40(%rsp), %edx
	movq	16(%rsp), %rcx
	movl	24(%rsp), %r8d
	movq	_Z8flexiblePK6PacketPi6Nested@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end1:
	.size	_Z23__device_stub__flexiblePK6PacketPi6Nested, .Lfunc_end1-_Z23__device_stub__flexiblePK6PacketPi6Nested
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function main
.LCPI2_0:
	.short	65532                           # 0xfffc
	.short	5                               # 0x5
	.short	14                              # 0xe
	.short	23                              # 0x17
	.short	32                              # 0x20
	.short	41                              # 0x29
	.short	50                              # 0x32
	.short	59                              # 0x3b
.LCPI2_1:
	.long	235                             # 0xeb
	.long	46                              # 0x2e
	.long	28                              # 0x1c
	.long	6                               # 0x6
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
	subq	$264, %rsp                      # imm = 0x108
	.cfi_def_cfa_offset 320
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	leaq	224(%rsp), %rdi
	movl	$16, %esi
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.1:
	testl	%eax, %eax
	jne	.LBB2_4
# %bb.2:
	movq	224(%rsp), %rax
	movl	$2, 104(%rsp)
	movw	$7, 192(%rsp)
	movq	%rax, 144(%rsp)
	leaq	40(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	144(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	200(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	192(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	39(%rsp), %rax
	movq	%rax, 88(%rsp)
.Ltmp2:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	128(%rsp), %rsi
	leaq	208(%rsp), %rdx
	leaq	112(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp3:                                 # EH_LABEL
# %bb.3:                                # %.noexc
	movq	160(%rsp), %rsi
	movl	168(%rsp), %edx
	movq	128(%rsp), %rcx
	movl	136(%rsp), %r8d
.Ltmp4:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	112(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	216(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp5:                                 # EH_LABEL
.LBB2_4:
.Ltmp7:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	160(%rsp), %rdi
	leaq	224(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp8:                                 # EH_LABEL
# %bb.5:                                # %.preheader170
	movq	160(%rsp), %rax
	cmpl	$22, (%rax)
	setne	240(%rsp)                       # 1-byte Folded Spill
	cmpl	$27, 4(%rax)
	setne	37(%rsp)                        # 1-byte Folded Spill
	cmpl	$32, 8(%rax)
	setne	36(%rsp)                        # 1-byte Folded Spill
	xorl	%r13d, %r13d
	cmpl	$37, 12(%rax)
	setne	35(%rsp)                        # 1-byte Folded Spill
	cmpl	$42, 16(%rax)
	setne	34(%rsp)                        # 1-byte Folded Spill
	cmpl	$47, 20(%rax)
	setne	33(%rsp)                        # 1-byte Folded Spill
	xorl	%ebp, %ebp
	cmpl	$52, 24(%rax)
	setne	256(%rsp)                       # 1-byte Folded Spill
	cmpl	$57, 28(%rax)
	setne	32(%rsp)                        # 1-byte Folded Spill
	cmpl	$62, 32(%rax)
	setne	31(%rsp)                        # 1-byte Folded Spill
	cmpl	$67, 36(%rax)
	setne	248(%rsp)                       # 1-byte Folded Spill
	cmpl	$72, 40(%rax)
	setne	%r12b
	xorl	%ebx, %ebx
	cmpl	$77, 44(%rax)
	setne	30(%rsp)                        # 1-byte Folded Spill
	xorl	%r14d, %r14d
	cmpl	$82, 48(%rax)
	setne	29(%rsp)                        # 1-byte Folded Spill
	cmpl	$87, 52(%rax)
	setne	38(%rsp)                        # 1-byte Folded Spill
	cmpl	$92, 56(%rax)
	setne	184(%rsp)                       # 1-byte Folded Spill
	cmpl	$97, 60(%rax)
	setne	%r15b
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967312, %rdx               # imm = 0x100000010
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp11:                                # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB2_9
# %bb.7:
	movq	224(%rsp), %rax
	movl	$3, 200(%rsp)
	movw	$-7, 40(%rsp)
	movq	%rax, 208(%rsp)
	leaq	39(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	192(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	200(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	40(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	127(%rsp), %rax
	movq	%rax, 88(%rsp)
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	112(%rsp), %rdx
	leaq	104(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp13:                                # EH_LABEL
# %bb.8:                                # %.noexc100
	movq	128(%rsp), %rsi
	movl	136(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	120(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp15:                                # EH_LABEL
.LBB2_9:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	224(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp17:                                # EH_LABEL
# %bb.10:
	movq	160(%rsp), %rdi
	movq	176(%rsp), %rsi
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 160(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	$0, 64(%rsp)
	testq	%rdi, %rdi
	je	.LBB2_13
# %bb.11:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_13
# %bb.12:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_13:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	160(%rsp), %rax
	cmpl	$-6, (%rax)
	setne	14(%rsp)                        # 1-byte Folded Spill
	cmpl	$14, 4(%rax)
	setne	13(%rsp)                        # 1-byte Folded Spill
	cmpl	$34, 8(%rax)
	setne	15(%rsp)                        # 1-byte Folded Spill
	cmpl	$54, 12(%rax)
	setne	16(%rsp)                        # 1-byte Folded Spill
	cmpl	$74, 16(%rax)
	setne	17(%rsp)                        # 1-byte Folded Spill
	cmpl	$94, 20(%rax)
	setne	18(%rsp)                        # 1-byte Folded Spill
	cmpl	$114, 24(%rax)
	setne	20(%rsp)                        # 1-byte Folded Spill
	cmpl	$134, 28(%rax)
	setne	19(%rsp)                        # 1-byte Folded Spill
	cmpl	$154, 32(%rax)
	setne	21(%rsp)                        # 1-byte Folded Spill
	cmpl	$174, 36(%rax)
	setne	22(%rsp)                        # 1-byte Folded Spill
	cmpl	$194, 40(%rax)
	setne	23(%rsp)                        # 1-byte Folded Spill
	cmpl	$214, 44(%rax)
	setne	24(%rsp)                        # 1-byte Folded Spill
	cmpl	$234, 48(%rax)
	setne	25(%rsp)                        # 1-byte Folded Spill
	cmpl	$254, 52(%rax)
	setne	27(%rsp)                        # 1-byte Folded Spill
	cmpl	$274, 56(%rax)                  # imm = 0x112
	setne	26(%rsp)                        # 1-byte Folded Spill
	cmpl	$294, 60(%rax)                  # imm = 0x126
	setne	28(%rsp)                        # 1-byte Folded Spill
.Ltmp19:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp20:                                # EH_LABEL
# %bb.14:
	testl	%eax, %eax
	jne	.LBB2_17
# %bb.15:                               # %.preheader.preheader
	movq	$0, 208(%rsp)
	leaq	192(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	200(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	208(%rsp), %rax
	movq	%rax, 64(%rsp)
.Ltmp21:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	leaq	144(%rsp), %rsi
	leaq	112(%rsp), %rdx
	leaq	104(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp22:                                # EH_LABEL
# %bb.16:                               # %.noexc108
	movq	128(%rsp), %rsi
	movl	136(%rsp), %edx
	movq	144(%rsp), %rcx
	movl	152(%rsp), %r8d
.Ltmp23:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10only_empty4Plus7NothingP6Nested@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	120(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp24:                                # EH_LABEL
.LBB2_17:
.Ltmp25:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDeviceSynchronize@PLT
.Ltmp26:                                # EH_LABEL
# %bb.18:
	testl	%eax, %eax
	jne	.LBB2_19
# %bb.23:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	40(%rsp), %rdi
	movl	$30, %esi
	movl	$1, %edx
	callq	hipMallocManaged@PLT
.Ltmp33:                                # EH_LABEL
# %bb.24:
	testl	%eax, %eax
	jne	.LBB2_25
# %bb.29:                               # %_Z9hip_check10hipError_tPKcS1_i.exit114
	movq	40(%rsp), %rax
	movl	$11, (%rax)
	movb	$97, 4(%rax)
	movq	40(%rsp), %rax
	movaps	.LCPI2_0(%rip), %xmm0           # xmm0 = [65532,5,14,23,32,41,50,59]
	movups	%xmm0, 6(%rax)
	movl	$5046340, 22(%rax)              # imm = 0x4D0044
	movw	$86, 26(%rax)
.Ltmp38:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967304, %rdx               # imm = 0x100000008
	movl	$30, %r8d
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp39:                                # EH_LABEL
# %bb.30:
	testl	%eax, %eax
	jne	.LBB2_33
# %bb.31:
	movq	40(%rsp), %rax
	movq	224(%rsp), %rcx
	movabsq	$4616752568008179712, %rdx      # imm = 0x4012000000000000
	movq	%rdx, 128(%rsp)
	movl	$40, 136(%rsp)
	movq	%rax, 112(%rsp)
	movq	%rcx, 104(%rsp)
	leaq	112(%rsp), %rax
	movq	%rax, 48(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 56(%rsp)
	leaq	128(%rsp), %rax
	movq	%rax, 64(%rsp)
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	208(%rsp), %rsi
	leaq	200(%rsp), %rdx
	leaq	192(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp41:                                # EH_LABEL
# %bb.32:                               # %.noexc121
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	208(%rsp), %rcx
	movl	216(%rsp), %r8d
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z8flexiblePK6PacketPi6Nested@GOTPCREL(%rip), %rdi
	leaq	48(%rsp), %r9
	pushq	192(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	208(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp43:                                # EH_LABEL
.LBB2_33:
.Ltmp45:                                # EH_LABEL
	movb	%r12b, 11(%rsp)                 # 1-byte Spill
	movb	%r15b, 12(%rsp)                 # 1-byte Spill
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	224(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp46:                                # EH_LABEL
# %bb.34:
	xorl	%eax, %eax
	movzbl	240(%rsp), %ecx                 # 1-byte Folded Reload
	movb	%cl, %al
	xorl	%ecx, %ecx
	movzbl	37(%rsp), %edx                  # 1-byte Folded Reload
	movb	%dl, %cl
	xorl	%edx, %edx
	movzbl	36(%rsp), %esi                  # 1-byte Folded Reload
	movb	%sil, %dl
	movzbl	35(%rsp), %esi                  # 1-byte Folded Reload
	movb	%sil, %r13b
	xorl	%esi, %esi
	movzbl	34(%rsp), %edi                  # 1-byte Folded Reload
	movb	%dil, %sil
	xorl	%edi, %edi
	movzbl	33(%rsp), %r8d                  # 1-byte Folded Reload
	movb	%r8b, %dil
	xorl	%r10d, %r10d
	movzbl	32(%rsp), %r8d                  # 1-byte Folded Reload
	movb	%r8b, %r10b
	xorl	%r9d, %r9d
	movzbl	31(%rsp), %r8d                  # 1-byte Folded Reload
	movb	%r8b, %r9b
	movzbl	30(%rsp), %r8d                  # 1-byte Folded Reload
	movb	%r8b, %bl
	movq	%rbx, 240(%rsp)                 # 8-byte Spill
	movzbl	29(%rsp), %r8d                  # 1-byte Folded Reload
	movb	%r8b, %r14b
	movzbl	256(%rsp), %r8d                 # 1-byte Folded Reload
	movb	%r8b, %bpl
	xorl	%r8d, %r8d
	movzbl	248(%rsp), %r11d                # 1-byte Folded Reload
	movb	%r11b, %r8b
	movq	%r14, %rbx
	xorl	%r14d, %r14d
	movzbl	38(%rsp), %r11d                 # 1-byte Folded Reload
	movb	%r11b, %r14b
	xorl	%r12d, %r12d
	movzbl	11(%rsp), %r11d                 # 1-byte Folded Reload
	movb	%r11b, %r12b
	xorl	%r11d, %r11d
	movzbl	184(%rsp), %r15d                # 1-byte Folded Reload
	movb	%r15b, %r11b
	addq	%rax, %rcx
	addq	%rdx, %r13
	addq	%rcx, %r13
	addq	%rsi, %rdi
	addq	%r10, %r9
	addq	240(%rsp), %rbx                 # 8-byte Folded Reload
	addq	%rdi, %rbp
	addq	%r13, %rbp
	addq	%r9, %r8
	addq	%rbx, %r14
	addq	%r8, %r12
	addq	%rbp, %r12
	addq	%r14, %r11
	xorl	%eax, %eax
	movzbl	12(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	addq	%r11, %rax
	addq	%r12, %rax
	movq	%rax, 248(%rsp)                 # 8-byte Spill
	xorl	%edx, %edx
	movzbl	14(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %dl
	movq	%rdx, 184(%rsp)                 # 8-byte Spill
	xorl	%r10d, %r10d
	movzbl	13(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r10b
	xorl	%edi, %edi
	movzbl	15(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %dil
	xorl	%r8d, %r8d
	movzbl	16(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r8b
	xorl	%r9d, %r9d
	movzbl	17(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r9b
	xorl	%esi, %esi
	movzbl	18(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %sil
	xorl	%edx, %edx
	movzbl	20(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %dl
	movq	%rdx, 256(%rsp)                 # 8-byte Spill
	xorl	%r11d, %r11d
	movzbl	19(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r11b
	xorl	%r15d, %r15d
	movzbl	21(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r15b
	xorl	%r12d, %r12d
	movzbl	22(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r12b
	xorl	%r13d, %r13d
	movzbl	23(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r13b
	xorl	%ebp, %ebp
	movzbl	24(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %bpl
	xorl	%ebx, %ebx
	movzbl	25(%rsp), %eax                  # 1-byte Folded Reload
	movb	%al, %bl
	xorl	%edx, %edx
	movzbl	27(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %dl
	xorl	%eax, %eax
	movzbl	26(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %al
	xorl	%r14d, %r14d
	movzbl	28(%rsp), %ecx                  # 1-byte Folded Reload
	movb	%cl, %r14b
	addq	184(%rsp), %r10                 # 8-byte Folded Reload
	addq	%r10, %rdi
	addq	%rdi, %r8
	addq	%r8, %r9
	addq	%r9, %rsi
	addq	248(%rsp), %rsi                 # 8-byte Folded Reload
	addq	256(%rsp), %r11                 # 8-byte Folded Reload
	addq	%r11, %r15
	addq	%r15, %r12
	addq	%r12, %r13
	addq	%r13, %rbp
	addq	%rbp, %rbx
	addq	%rsi, %rbx
	addq	%rdx, %rax
	addq	%rax, %r14
	movq	160(%rsp), %rdi
	movq	176(%rsp), %rsi
	movaps	48(%rsp), %xmm0
	movaps	%xmm0, 160(%rsp)
	movq	64(%rsp), %rax
	movq	%rax, 176(%rsp)
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	$0, 64(%rsp)
	testq	%rdi, %rdi
	je	.LBB2_37
# %bb.35:                               # %_ZNSt6vectorIiSaIiEEaSEOS1_.exit124
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_37
# %bb.36:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_37:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit126
	addq	%r14, %rbx
	movq	%rbx, 184(%rsp)                 # 8-byte Spill
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 48(%rsp)
	movq	$0, 64(%rsp)
	movl	$13, %r13d
	xorl	%r15d, %r15d
	movabsq	$2305843009213693951, %rbx      # imm = 0x1FFFFFFFFFFFFFFF
	xorl	%r14d, %r14d
	xorl	%esi, %esi
	jmp	.LBB2_38
	.p2align	4
.LBB2_39:                               #   in Loop: Header=BB2_38 Depth=1
	movl	%ebp, (%rsi)
	addq	$4, %rsi
	movq	%rsi, 56(%rsp)
.LBB2_53:                               # %_ZNSt6vectorIiSaIiEE9push_backEOi.exit
                                        #   in Loop: Header=BB2_38 Depth=1
	decq	%r13
	cmpq	$2, %r13
	je	.LBB2_54
.LBB2_38:                               # =>This Inner Loop Header: Depth=1
	movq	40(%rsp), %rax
	movswl	(%rax,%r13,2), %ebp
	cmpq	%r14, %rsi
	jne	.LBB2_39
# %bb.40:                               #   in Loop: Header=BB2_38 Depth=1
	subq	%r15, %r14
	movabsq	$9223372036854775804, %rax      # imm = 0x7FFFFFFFFFFFFFFC
	cmpq	%rax, %r14
	je	.LBB2_41
# %bb.43:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	movq	%r14, %rax
	sarq	$2, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %rdx
	cmpq	%rbx, %rdx
	jb	.LBB2_45
# %bb.44:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	movq	%rbx, %rdx
.LBB2_45:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	addq	%rax, %rcx
	jb	.LBB2_47
# %bb.46:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	movq	%rdx, %rbx
.LBB2_47:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	leaq	(,%rbx,4), %rdi
.Ltmp48:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp49:                                # EH_LABEL
# %bb.48:                               # %.noexc129
                                        #   in Loop: Header=BB2_38 Depth=1
	movq	%rax, %r12
	movl	%ebp, (%rax,%r14)
	testq	%r14, %r14
	jle	.LBB2_50
# %bb.49:                               #   in Loop: Header=BB2_38 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	callq	memmove@PLT
.LBB2_50:                               # %_ZNSt6vectorIiSaIiEE11_S_relocateEPiS2_S2_RS0_.exit16.i.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	testq	%r15, %r15
	je	.LBB2_52
# %bb.51:                               #   in Loop: Header=BB2_38 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movq	%r14, %rsi
	callq	_ZdlPvm@PLT
.LBB2_52:                               # %_ZNSt6vectorIiSaIiEE17_M_realloc_insertIJiEEEvN9__gnu_cxx17__normal_iteratorIPiS1_EEDpOT_.exit.i.i
                                        #   in Loop: Header=BB2_38 Depth=1
	addq	%r12, %r14
	movq	%r14, %rsi
	addq	$4, %rsi
	movq	%r12, 48(%rsp)
	movq	%rsi, 56(%rsp)
	leaq	(%r12,%rbx,4), %r14
	movq	%r14, 64(%rsp)
	movq	%r12, %r15
	movabsq	$2305843009213693951, %rbx      # imm = 0x1FFFFFFFFFFFFFFF
	jmp	.LBB2_53
.LBB2_54:
	movaps	.LCPI2_1(%rip), %xmm0           # xmm0 = [235,46,28,6]
	movaps	%xmm0, 128(%rsp)
	leaq	144(%rsp), %rcx
.Ltmp51:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	48(%rsp), %rdi
	leaq	128(%rsp), %rdx
	callq	_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag
.Ltmp52:                                # EH_LABEL
# %bb.55:
	movq	48(%rsp), %rax
	movq	56(%rsp), %rsi
	cmpq	%rax, %rsi
	movq	184(%rsp), %rbx                 # 8-byte Reload
	je	.LBB2_56
# %bb.66:                               # %.lr.ph.preheader
	movq	160(%rsp), %rdi
	leaq	.L.str.3(%rip), %r15
	xorl	%r14d, %r14d
	jmp	.LBB2_67
	.p2align	4
.LBB2_69:                               #   in Loop: Header=BB2_67 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movq	%r14, %rsi
	xorl	%eax, %eax
	callq	printf@PLT
	movq	160(%rsp), %rdi
	movq	48(%rsp), %rax
	movq	56(%rsp), %rsi
	movl	(%rdi,%r14,4), %edx
	xorl	%ecx, %ecx
	cmpl	(%rax,%r14,4), %edx
	setne	%cl
.LBB2_70:                               #   in Loop: Header=BB2_67 Depth=1
	addq	%rcx, %rbx
	incq	%r14
	movq	%rsi, %rcx
	subq	%rax, %rcx
	sarq	$2, %rcx
	cmpq	%rcx, %r14
	jae	.LBB2_59
.LBB2_67:                               # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	movl	(%rdi,%r14,4), %edx
	movl	(%rax,%r14,4), %ecx
	cmpl	%ecx, %edx
	jne	.LBB2_69
# %bb.68:                               #   in Loop: Header=BB2_67 Depth=1
	xorl	%ecx, %ecx
	jmp	.LBB2_70
.LBB2_59:                               # %._crit_edge.loopexit
	addq	$32, %r14
	jmp	.LBB2_60
.LBB2_56:
	movl	$32, %r14d
.LBB2_60:                               # %._crit_edge
	movq	40(%rsp), %rdi
.Ltmp54:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp55:                                # EH_LABEL
# %bb.61:
	testl	%eax, %eax
	jne	.LBB2_62
# %bb.71:                               # %_Z9hip_check10hipError_tPKcS1_i.exit132
.Ltmp60:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp61:                                # EH_LABEL
# %bb.72:                               # %.noexc133
	testl	%eax, %eax
	jne	.LBB2_73
# %bb.76:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.8(%rip), %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_78
# %bb.77:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_78:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit137
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_80
# %bb.79:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_80:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit139
	movq	224(%rsp), %rdi
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp68:                                # EH_LABEL
# %bb.81:                               # %_ZN11DeviceArrayIiED2Ev.exit
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
.LBB2_41:
	.cfi_def_cfa_offset 320
.Ltmp70:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.13(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp71:                                # EH_LABEL
# %bb.42:                               # %.noexc128
.LBB2_19:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp28:                                # EH_LABEL
# %bb.20:                               # %.noexc110
.Ltmp29:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp30:                                # EH_LABEL
# %bb.21:                               # %.noexc111
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$96, %ecx
	jmp	.LBB2_22
.LBB2_25:
	.cfi_def_cfa_offset 320
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp35:                                # EH_LABEL
# %bb.26:                               # %.noexc112
.Ltmp36:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp37:                                # EH_LABEL
# %bb.27:                               # %.noexc113
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.2(%rip), %r8
	movq	%rbx, %rdi
	movl	$101, %ecx
	jmp	.LBB2_22
.LBB2_62:
	.cfi_def_cfa_offset 320
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp57:                                # EH_LABEL
# %bb.63:                               # %.noexc130
.Ltmp58:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp59:                                # EH_LABEL
# %bb.64:                               # %.noexc131
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%rbx, %rdi
	movl	$114, %ecx
	jmp	.LBB2_22
.LBB2_73:
	.cfi_def_cfa_offset 320
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp63:                                # EH_LABEL
# %bb.74:                               # %.noexc134
.Ltmp64:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp65:                                # EH_LABEL
# %bb.75:                               # %.noexc135
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
.LBB2_22:                               # %.noexc111
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
.LBB2_94:
.Ltmp69:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB2_65:
.Ltmp53:                                # EH_LABEL
	jmp	.LBB2_83
.LBB2_93:
.Ltmp47:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_85
.LBB2_92:
.Ltmp18:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_85
.LBB2_90:
.Ltmp9:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_87
.LBB2_89:
.Ltmp6:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_87
.LBB2_82:
.Ltmp66:                                # EH_LABEL
	jmp	.LBB2_83
.LBB2_28:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_85
.LBB2_91:
.Ltmp31:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB2_85
.LBB2_57:                               # %.loopexit
.Ltmp50:                                # EH_LABEL
	jmp	.LBB2_83
.LBB2_58:                               # %.loopexit.split-lp
.Ltmp72:                                # EH_LABEL
.LBB2_83:
	movq	%rax, %rbx
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_85
# %bb.84:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_85:
	movq	160(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB2_87
# %bb.86:
	movq	176(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB2_87:
	movq	224(%rsp), %rdi
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp74:                                # EH_LABEL
# %bb.88:                               # %_ZN11DeviceArrayIiED2Ev.exit144
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB2_95:
.Ltmp75:                                # EH_LABEL
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
	.uleb128 .Ltmp5-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp5
	.uleb128 .Ltmp6-.Lfunc_begin0           #     jumps to .Ltmp6
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp7-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp8-.Ltmp7                  #   Call between .Ltmp7 and .Ltmp8
	.uleb128 .Ltmp9-.Lfunc_begin0           #     jumps to .Ltmp9
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp15-.Ltmp10                #   Call between .Ltmp10 and .Ltmp15
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp17-.Ltmp16                #   Call between .Ltmp16 and .Ltmp17
	.uleb128 .Ltmp18-.Lfunc_begin0          #     jumps to .Ltmp18
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp19-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp26-.Ltmp19                #   Call between .Ltmp19 and .Ltmp26
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp32-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp43-.Ltmp32                #   Call between .Ltmp32 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp46-.Ltmp45                #   Call between .Ltmp45 and .Ltmp46
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp49-.Ltmp48                #   Call between .Ltmp48 and .Ltmp49
	.uleb128 .Ltmp50-.Lfunc_begin0          #     jumps to .Ltmp50
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp49-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp51-.Ltmp49                #   Call between .Ltmp49 and .Ltmp51
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp51-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp52-.Ltmp51                #   Call between .Ltmp51 and .Ltmp52
	.uleb128 .Ltmp53-.Lfunc_begin0          #     jumps to .Ltmp53
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp54-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp61-.Ltmp54                #   Call between .Ltmp54 and .Ltmp61
	.uleb128 .Ltmp66-.Lfunc_begin0          #     jumps to .Ltmp66
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp67-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp68-.Ltmp67                #   Call between .Ltmp67 and .Ltmp68
	.uleb128 .Ltmp69-.Lfunc_begin0          #     jumps to .Ltmp69
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp70-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp71-.Ltmp70                #   Call between .Ltmp70 and .Ltmp71
	.uleb128 .Ltmp72-.Lfunc_begin0          #     jumps to .Ltmp72
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp30-.Ltmp27                #   Call between .Ltmp27 and .Ltmp30
	.uleb128 .Ltmp31-.Lfunc_begin0          #     jumps to .Ltmp31
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp37-.Ltmp34                #   Call between .Ltmp34 and .Ltmp37
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp65-.Ltmp56                #   Call between .Ltmp56 and .Ltmp65
	.uleb128 .Ltmp66-.Lfunc_begin0          #     jumps to .Ltmp66
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp73-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp74-.Ltmp73                #   Call between .Ltmp73 and .Ltmp74
	.uleb128 .Ltmp75-.Lfunc_begin0          #     jumps to .Ltmp75
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Lfunc_end2-.Ltmp74            #   Call between .Ltmp74 and .Lfunc_end2
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.9(%rip), %r8
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.10(%rip), %r8
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
	.section	.text._Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,"axG",@progbits,_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,comdat
	.weak	_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_ # -- Begin function _Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.p2align	4
	.type	_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,@function
_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_: # @_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.cfi_startproc
# %bb.0:
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	movl	%esi, 16(%rsp)
	movw	%dx, 12(%rsp)
	movq	%rdi, 72(%rsp)
	leaq	15(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	21(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	16(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	14(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	56(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	24(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
	movq	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$152, %rsp
	.cfi_adjust_cfa_offset -152
	retq
.Lfunc_end4:
	.size	_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_, .Lfunc_end4-_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
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
	jne	.LBB5_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB5_2
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
	je	.LBB5_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB5_5
.LBB5_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB5_5:
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
	jne	.LBB5_7
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
.LBB5_13:                               # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.12(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB5_7:
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
	leaq	.L.str.5(%rip), %rsi
	leaq	.L.str.7(%rip), %rdx
	leaq	.L.str.11(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB5_10:
.Ltmp82:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB5_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB5_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end5:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end5-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table5:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp76-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp76
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp76-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp77-.Ltmp76                #   Call between .Ltmp76 and .Ltmp77
	.uleb128 .Ltmp82-.Lfunc_begin1          #     jumps to .Ltmp82
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp77-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp78-.Ltmp77                #   Call between .Ltmp77 and .Ltmp78
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp78-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp81-.Ltmp78                #   Call between .Ltmp78 and .Ltmp81
	.uleb128 .Ltmp82-.Lfunc_begin1          #     jumps to .Ltmp82
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp81-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end5-.Ltmp81            #   Call between .Ltmp81 and .Lfunc_end5
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,"axG",@progbits,_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,comdat
	.weak	_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_ # -- Begin function _Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.p2align	4
	.type	_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,@function
_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_: # @_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.cfi_startproc
# %bb.0:
	subq	$136, %rsp
	.cfi_def_cfa_offset 144
	movl	%esi, 16(%rsp)
	movw	%dx, 12(%rsp)
	movq	%rdi, 72(%rsp)
	leaq	15(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	21(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	16(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	12(%rsp), %rax
	movq	%rax, 112(%rsp)
	leaq	14(%rsp), %rax
	movq	%rax, 120(%rsp)
	leaq	56(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	32(%rsp), %rdx
	leaq	24(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	56(%rsp), %rsi
	movl	64(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
	movq	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	40(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$152, %rsp
	.cfi_adjust_cfa_offset -152
	retq
.Lfunc_end6:
	.size	_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_, .Lfunc_end6-_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
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
.Lfunc_end7:
	.size	__clang_call_terminate, .Lfunc_end7-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag,"axG",@progbits,_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag,comdat
	.weak	_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag # -- Begin function _ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag
	.p2align	4
	.type	_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag,@function
_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag: # @_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag
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
	subq	$40, %rsp
	.cfi_def_cfa_offset 96
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	cmpq	%rcx, %rdx
	je	.LBB8_24
# %bb.1:
	movq	%rdx, %r15
	movq	%rdi, %rbx
	movq	%rcx, %r13
	subq	%rdx, %r13
	movq	%r13, %rbp
	sarq	$2, %rbp
	movq	8(%rdi), %r12
	movq	16(%rdi), %rdi
	movq	%rdi, %rax
	subq	%r12, %rax
	cmpq	%r13, %rax
	movq	%rsi, 8(%rsp)                   # 8-byte Spill
	jae	.LBB8_2
# %bb.13:
	movabsq	$2305843009213693951, %rax      # imm = 0x1FFFFFFFFFFFFFFF
	movq	(%rbx), %r8
	movq	%r12, %rcx
	subq	%r8, %rcx
	sarq	$2, %rcx
	movq	%rax, %rdx
	subq	%rcx, %rdx
	cmpq	%rbp, %rdx
	jb	.LBB8_25
# %bb.14:                               # %_ZNKSt6vectorIiSaIiEE12_M_check_lenEmPKc.exit
	movq	%rdi, 32(%rsp)                  # 8-byte Spill
	cmpq	%rbp, %rcx
	cmovaq	%rcx, %rbp
	leaq	(%rcx,%rbp), %r14
	cmpq	%rax, %r14
	cmovaeq	%rax, %r14
	addq	%rcx, %rbp
	cmovbq	%rax, %r14
	testq	%r14, %r14
	movq	%r8, 24(%rsp)                   # 8-byte Spill
	je	.LBB8_15
# %bb.16:
	leaq	(,%r14,4), %rdi
	callq	_Znwm@PLT
	movq	24(%rsp), %r8                   # 8-byte Reload
	movq	8(%rsp), %rsi                   # 8-byte Reload
	jmp	.LBB8_17
.LBB8_2:
	movq	%r12, %r14
	subq	%rsi, %r14
	movq	%r14, %rax
	sarq	$2, %rax
	subq	%rax, %rbp
	jae	.LBB8_7
# %bb.3:                                # %_ZSt22__uninitialized_move_aIPiS0_SaIiEET0_T_S3_S2_RT1_.exit
	movq	%r12, %r14
	subq	%r13, %r14
	movq	%r12, %rdi
	movq	%r14, %rsi
	movq	%r13, %rdx
	callq	memmove@PLT
	movq	8(%rsp), %rsi                   # 8-byte Reload
	addq	%r13, 8(%rbx)
	subq	%rsi, %r14
	je	.LBB8_5
# %bb.4:
	subq	%r14, %r12
	movq	%r12, %rdi
	movq	%r14, %rdx
	callq	memmove@PLT
	movq	8(%rsp), %rsi                   # 8-byte Reload
.LBB8_5:                                # %_ZSt4copyIPKiN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEET0_T_SA_S9_.exit
	movq	%rsi, %rdi
	movq	%r15, %rsi
	movq	%r13, %rdx
	jmp	.LBB8_6
.LBB8_7:                                # %_ZSt7advanceIPKimEvRT_T0_.exit
	movq	%rsi, %rdx
	leaq	(%r15,%r14), %rsi
	movq	%r12, %rax
	subq	%rsi, %rcx
	je	.LBB8_9
# %bb.8:
	movq	%r12, %rdi
	movq	%rcx, %rdx
	callq	memmove@PLT
	movq	8(%rsp), %rdx                   # 8-byte Reload
	movq	8(%rbx), %rax
.LBB8_9:                                # %_ZSt22__uninitialized_copy_aIPKiPiiET0_T_S4_S3_RSaIT1_E.exit
	leaq	(%rax,%rbp,4), %rdi
	movq	%rdi, 8(%rbx)
	movq	%rdx, %rsi
	cmpq	%rdx, %r12
	je	.LBB8_11
# %bb.10:
	movq	%r14, %rdx
	callq	memmove@PLT
	movq	8(%rsp), %rsi                   # 8-byte Reload
	movq	8(%rbx), %rdi
.LBB8_11:                               # %_ZSt22__uninitialized_move_aIPiS0_SaIiEET0_T_S3_S2_RT1_.exit51
	addq	%r14, %rdi
	movq	%rdi, 8(%rbx)
	cmpq	%rsi, %r12
	je	.LBB8_24
# %bb.12:
	movq	%rsi, %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
.LBB8_6:                                # %_ZSt4copyIPKiN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEET0_T_SA_S9_.exit
	addq	$40, %rsp
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
	jmp	memmove@PLT                     # TAILCALL
.LBB8_15:
	.cfi_def_cfa_offset 96
	xorl	%eax, %eax
.LBB8_17:                               # %_ZNSt12_Vector_baseIiSaIiEE11_M_allocateEm.exit
	movq	%rsi, %rbp
	subq	%r8, %rbp
	movq	%rax, 16(%rsp)                  # 8-byte Spill
	je	.LBB8_19
# %bb.18:
	movq	%r8, %rsi
	movq	%rax, %rdi
	movq	%rbp, %rdx
	callq	memmove@PLT
	movq	16(%rsp), %rax                  # 8-byte Reload
.LBB8_19:
	addq	%rax, %rbp
	movq	%rbp, %rdi
	movq	%r15, %rsi
	movq	%r13, %rdx
	callq	memmove@PLT
	addq	%r13, %rbp
	movq	8(%rsp), %rsi                   # 8-byte Reload
	subq	%rsi, %r12
	je	.LBB8_21
# %bb.20:
	movq	%rbp, %rdi
	movq	%r12, %rdx
	callq	memmove@PLT
.LBB8_21:
	addq	%r12, %rbp
	movq	24(%rsp), %rdi                  # 8-byte Reload
	testq	%rdi, %rdi
	je	.LBB8_23
# %bb.22:
	movq	32(%rsp), %rsi                  # 8-byte Reload
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB8_23:                               # %_ZNSt12_Vector_baseIiSaIiEE13_M_deallocateEPim.exit
	movq	16(%rsp), %rax                  # 8-byte Reload
	movq	%rax, (%rbx)
	movq	%rbp, 8(%rbx)
	leaq	(%rax,%r14,4), %rax
	movq	%rax, 16(%rbx)
.LBB8_24:                               # %_ZSt4copyIPKiN9__gnu_cxx17__normal_iteratorIPiSt6vectorIiSaIiEEEEET0_T_SA_S9_.exit53
	addq	$40, %rsp
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
.LBB8_25:
	.cfi_def_cfa_offset 96
	leaq	.L.str.14(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Lfunc_end8:
	.size	_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag, .Lfunc_end8-_ZNSt6vectorIiSaIiEE15_M_range_insertIPKiEEvN9__gnu_cxx17__normal_iteratorIPiS1_EET_S9_St20forward_iterator_tag
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
	movq	__hip_gpubin_handle_9555170276139c98(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB9_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_9555170276139c98(%rip)
.LBB9_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10only_empty4Plus7NothingP6Nested@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8flexiblePK6PacketPi6Nested@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	stored(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movl	$8, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	nobody(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$1, (%rsp)
	leaq	nothing(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movl	$3, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	nested(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movl	$32, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
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
	movq	__hip_gpubin_handle_9555170276139c98(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB10_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_9555170276139c98(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB10_2:
	retq
.Lfunc_end10:
	.size	__hip_module_dtor, .Lfunc_end10-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	stored,@object                  # @stored
	.local	stored
	.comm	stored,8,4
	.type	nobody,@object                  # @nobody
	.local	nobody
	.comm	nobody,1,4
	.type	nothing,@object                 # @nothing
	.local	nothing
	.comm	nothing,3,1
	.type	nested,@object                  # @nested
	.local	nested
	.comm	nested,32,16
	.type	_Z10only_empty4Plus7NothingP6Nested,@object # @_Z10only_empty4Plus7NothingP6Nested
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z10only_empty4Plus7NothingP6Nested
	.p2align	3, 0x0
_Z10only_empty4Plus7NothingP6Nested:
	.quad	_Z25__device_stub__only_empty4Plus7NothingP6Nested
	.size	_Z10only_empty4Plus7NothingP6Nested, 8

	.type	_Z8flexiblePK6PacketPi6Nested,@object # @_Z8flexiblePK6PacketPi6Nested
	.globl	_Z8flexiblePK6PacketPi6Nested
	.p2align	3, 0x0
_Z8flexiblePK6PacketPi6Nested:
	.quad	_Z23__device_stub__flexiblePK6PacketPi6Nested
	.size	_Z8flexiblePK6PacketPi6Nested, 8

	.type	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,@object # @_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.section	.data.rel.ro._Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,"awG",@progbits,_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,comdat
	.weak	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.p2align	3, 0x0
_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_:
	.quad	_Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.size	_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_, 8

	.type	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,@object # @_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.section	.data.rel.ro._Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,"awG",@progbits,_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_,comdat
	.weak	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.p2align	3, 0x0
_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_:
	.quad	_Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.size	_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipDeviceSynchronize()"
	.size	.L.str, 23

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/zero_sizes.hip"
	.size	.L.str.1, 30

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"hipMallocManaged(reinterpret_cast<void**>(&packet), bytes)"
	.size	.L.str.2, 59

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"%zu: %d, not %d\n"
	.size	.L.str.3, 17

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipFree(packet)"
	.size	.L.str.4, 16

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.5, 20

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipGetLastError()"
	.size	.L.str.6, 18

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"tests/programs/support.h"
	.size	.L.str.7, 25

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.8, 24

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.9, 63

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.10, 39

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.11, 72

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.12, 49

	.type	.L.str.13,@object               # @.str.13
.L.str.13:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.13, 26

	.type	.L.str.14,@object               # @.str.14
.L.str.14:
	.asciz	"vector::_M_range_insert"
	.size	.L.str.14, 24

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z10only_empty4Plus7NothingP6Nested"
	.size	.L__unnamed_1, 36

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z8flexiblePK6PacketPi6Nested"
	.size	.L__unnamed_2, 30

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_"
	.size	.L__unnamed_3, 56

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_"
	.size	.L__unnamed_4, 57

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"stored"
	.size	.L__unnamed_5, 7

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"nobody"
	.size	.L__unnamed_6, 7

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"nothing"
	.size	.L__unnamed_7, 8

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"nested"
	.size	.L__unnamed_8, 7

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_9555170276139c98
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_9555170276139c98,@object # @__hip_gpubin_handle_9555170276139c98
	.local	__hip_gpubin_handle_9555170276139c98
	.comm	__hip_gpubin_handle_9555170276139c98,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_9555170276139c98,@object # @__hip_cuid_9555170276139c98
	.bss
	.globl	__hip_cuid_9555170276139c98
__hip_cuid_9555170276139c98:
	.byte	0                               # 0x0
	.size	__hip_cuid_9555170276139c98, 1

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
	.addrsig_sym _Z25__device_stub__only_empty4Plus7NothingP6Nested
	.addrsig_sym _Z23__device_stub__flexiblePK6PacketPi6Nested
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z21__device_stub__taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.addrsig_sym _Z21__device_stub__taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym stored
	.addrsig_sym nobody
	.addrsig_sym nothing
	.addrsig_sym nested
	.addrsig_sym _Z10only_empty4Plus7NothingP6Nested
	.addrsig_sym _Z8flexiblePK6PacketPi6Nested
	.addrsig_sym _Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.addrsig_sym _Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_
	.addrsig_sym __hip_fatbin_9555170276139c98
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_9555170276139c98
