	.file	"printf_formats.hip"
	.text
	.globl	_Z24__device_stub__print_allPKc # -- Begin function _Z24__device_stub__print_allPKc
	.p2align	4
	.type	_Z24__device_stub__print_allPKc,@function
_Z24__device_stub__print_allPKc:        # @_Z24__device_stub__print_allPKc
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
	movq	_Z9print_allPKc@GOTPCREL(%rip), %rdi
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
	.size	_Z24__device_stub__print_allPKc, .Lfunc_end0-_Z24__device_stub__print_allPKc
	.cfi_endproc
                                        # -- End function
	.globl	_Z20__device_stub__linesPi      # -- Begin function _Z20__device_stub__linesPi
	.p2align	4
	.type	_Z20__device_stub__linesPi,@function
_Z20__device_stub__linesPi:             # @_Z20__device_stub__linesPi
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
	movq	_Z5linesPi@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end1:
	.size	_Z20__device_stub__linesPi, .Lfunc_end1-_Z20__device_stub__linesPi
	.cfi_endproc
                                        # -- End function
	.globl	_Z26__device_stub__long_stringPKc # -- Begin function _Z26__device_stub__long_stringPKc
	.p2align	4
	.type	_Z26__device_stub__long_stringPKc,@function
_Z26__device_stub__long_stringPKc:      # @_Z26__device_stub__long_stringPKc
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
	movq	_Z11long_stringPKc@GOTPCREL(%rip), %rdi
	movq	%rsp, %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$88, %rsp
	.cfi_adjust_cfa_offset -88
	retq
.Lfunc_end2:
	.size	_Z26__device_stub__long_stringPKc, .Lfunc_end2-_Z26__device_stub__long_stringPKc
	.cfi_endproc
                                        # -- End function
	.globl	_Z22__device_stub__dynamicPKc   # -- Begin function _Z22__device_stub__dynamicPKc
	.p2align	4
	.type	_Z22__device_stub__dynamicPKc,@function
_Z22__device_stub__dynamicPKc:          # @_Z22__device_stub__dynamicPKc
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
	movq	_Z7dynamicPKc@GOTPCREL(%rip), %rdi
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
	.size	_Z22__device_stub__dynamicPKc, .Lfunc_end3-_Z22__device_stub__dynamicPKc
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0                          # -- Begin function main
.LCPI4_0:
	.quad	0x3ff8000000000000              # double 1.5
.LCPI4_1:
	.quad	0x4004000000000000              # double 2.5
.LCPI4_2:
	.quad	0x40c81cd6c8b43958              # double 12345.678
.LCPI4_3:
	.quad	0x3ee4f8b588e368f1              # double 1.0000000000000001E-5
.LCPI4_4:
	.quad	0x4202a05f20000000              # double 1.0E+10
.LCPI4_5:
	.quad	0x3ddb7cdfd9d7bdbb              # double 1.0E-10
.LCPI4_6:
	.quad	0x3fb999999999999a              # double 0.10000000000000001
.LCPI4_7:
	.quad	0xc00e000000000000              # double -3.75
.LCPI4_8:
	.quad	0x3fd0000000000000              # double 0.25
.LCPI4_9:
	.quad	0x400921f9f01b866e              # double 3.1415899999999999
.LCPI4_10:
	.quad	0x3ff0000000000000              # double 1
.LCPI4_11:
	.quad	0x4008000000000000              # double 3
.LCPI4_12:
	.quad	0xc004000000000000              # double -2.5
.LCPI4_13:
	.quad	0xfff0000000000000              # double -Inf
.LCPI4_14:
	.quad	0x7ff8000000000000              # double NaN
.LCPI4_15:
	.quad	0x7e37e43c8800759c              # double 1.0000000000000001E+300
.LCPI4_16:
	.quad	0x7ff0000000000000              # double +Inf
.LCPI4_19:
	.quad	0x3fb99999a0000000              # double 0.10000000149011612
.LCPI4_20:
	.quad	0x3fd5555560000000              # double 0.3333333432674408
.LCPI4_21:
	.quad	0x3ff3c0c1fc8f3238              # double 1.2345600000000001
.LCPI4_22:
	.quad	0x4042c00000000000              # double 37.5
.LCPI4_23:
	.quad	0x3fe0000000000000              # double 0.5
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI4_17:
	.long	0xc0200000                      # float -2.5
.LCPI4_18:
	.long	0x3fa00000                      # float 1.25
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI4_24:
	.long	4                               # 0x4
	.long	4                               # 0x4
	.long	4                               # 0x4
	.zero	4
.LCPI4_25:
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
	pushq	%r13
	.cfi_def_cfa_offset 40
	pushq	%r12
	.cfi_def_cfa_offset 48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	subq	$472, %rsp                      # imm = 0x1D8
	.cfi_def_cfa_offset 528
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	.cfi_escape 0x2e, 0x00
	callq	tmpfile@PLT
	movq	%rax, %rbx
	movq	%rax, 456(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	dup@PLT
	movl	%eax, 464(%rsp)
	movq	stdout@GOTPCREL(%rip), %r15
	movq	(%r15), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fflush@PLT
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	fileno@PLT
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	$1, %esi
	callq	dup2@PLT
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
	testl	%eax, %eax
	jne	.LBB4_2
# %bb.1:
	leaq	320(%rsp), %rax
	movq	$0, 320(%rsp)
	movq	%rax, 32(%rsp)
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	272(%rsp), %rsi
	leaq	112(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	272(%rsp), %rcx
	movl	280(%rsp), %r8d
	.cfi_escape 0x2e, 0x10
	movq	_Z9print_allPKc@GOTPCREL(%rip), %rdi
	leaq	32(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	120(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.LBB4_2:
	.cfi_escape 0x2e, 0x00
	leaq	320(%rsp), %rdi
	leaq	456(%rsp), %rsi
	callq	_ZN7Capture3endB5cxx11Ev
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str(%rip), %rdi
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp2:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.1(%rip), %rdi
	movl	$5, %esi
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp3:                                 # EH_LABEL
# %bb.4:
.Ltmp4:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.2(%rip), %rdi
	movl	$97, %esi
	movl	$98, %edx
	movl	$99, %ecx
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp5:                                 # EH_LABEL
# %bb.5:
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	leaq	.L.str.3(%rip), %rdi
	movl	$-1, %esi
	movl	$300, %edx                      # imm = 0x12C
	movl	$255, %ecx
	movl	$-300, %r8d                     # imm = 0xFED4
	movl	$65535, %r9d                    # imm = 0xFFFF
	xorl	%eax, %eax
	pushq	$7
	.cfi_adjust_cfa_offset 8
	pushq	$-7
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp7:                                 # EH_LABEL
# %bb.6:
.Ltmp8:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	movabsq	$11806310400000, %r10           # imm = 0xABCDEF00000
	leaq	.L.str.4(%rip), %rdi
	movl	$5, %edx
	movl	$255, %ecx
	movl	$6, %r9d
	movq	$-5, %rsi
	movq	$-6, %r8
	xorl	%eax, %eax
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp9:                                 # EH_LABEL
# %bb.7:
.Ltmp10:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.5(%rip), %rdi
	movl	$8, %edx
	movl	$9, %r8d
	movl	$255, %r9d
	movq	$-8, %rsi
	movq	$-9, %rcx
	xorl	%eax, %eax
	pushq	$-10
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp11:                                # EH_LABEL
# %bb.8:
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x20
	leaq	.L.str.6(%rip), %rdi
	movl	$8, %esi
	movl	$8, %edx
	movl	$255, %ecx
	movl	$255, %r8d
	movl	$3, %r9d
	xorl	%eax, %eax
	pushq	$1234567                        # imm = 0x12D687
	.cfi_adjust_cfa_offset 8
	pushq	$42
	.cfi_adjust_cfa_offset 8
	pushq	$42
	.cfi_adjust_cfa_offset 8
	pushq	$4
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$32, %rsp
	.cfi_adjust_cfa_offset -32
.Ltmp13:                                # EH_LABEL
# %bb.9:
.Ltmp14:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.7(%rip), %rdi
	movl	$5, %esi
	movl	$5, %edx
	movl	$5, %ecx
	movl	$5, %r8d
	xorl	%r9d, %r9d
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp15:                                # EH_LABEL
# %bb.10:
.Ltmp16:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.8(%rip), %rdi
	movsd	.LCPI4_0(%rip), %xmm0           # xmm0 = [1.5E+0,0.0E+0]
	movq	.LCPI4_1(%rip), %xmm1           # xmm1 = [2.5E+0,0.0E+0]
	movq	.LCPI4_2(%rip), %xmm2           # xmm2 = [1.2345678E+4,0.0E+0]
	movq	.LCPI4_3(%rip), %xmm3           # xmm3 = [1.0000000000000001E-5,0.0E+0]
	movsd	.LCPI4_4(%rip), %xmm4           # xmm4 = [1.0E+10,0.0E+0]
	movq	.LCPI4_5(%rip), %xmm5           # xmm5 = [1.0E-10,0.0E+0]
	movq	.LCPI4_6(%rip), %xmm6           # xmm6 = [1.0000000000000001E-1,0.0E+0]
	movsd	.LCPI4_7(%rip), %xmm7           # xmm7 = [-3.75E+0,0.0E+0]
	movb	$8, %al
	callq	_ZL11host_printfPKcz
.Ltmp17:                                # EH_LABEL
# %bb.11:
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.9(%rip), %rdi
	movsd	.LCPI4_1(%rip), %xmm0           # xmm0 = [2.5E+0,0.0E+0]
	movq	.LCPI4_8(%rip), %xmm1           # xmm1 = [2.5E-1,0.0E+0]
	movq	.LCPI4_9(%rip), %xmm2           # xmm2 = [3.1415899999999999E+0,0.0E+0]
	movsd	.LCPI4_10(%rip), %xmm4          # xmm4 = [1.0E+0,0.0E+0]
	movq	.LCPI4_11(%rip), %xmm5          # xmm5 = [3.0E+0,0.0E+0]
	movq	.LCPI4_12(%rip), %xmm6          # xmm6 = [-2.5E+0,0.0E+0]
	movdqa	%xmm2, %xmm3
	movb	$7, %al
	callq	_ZL11host_printfPKcz
.Ltmp19:                                # EH_LABEL
# %bb.12:
.Ltmp20:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.10(%rip), %rdi
	movq	.LCPI4_13(%rip), %xmm1          # xmm1 = [-Inf,0.0E+0]
	movq	.LCPI4_14(%rip), %xmm2          # xmm2 = [NaN,0.0E+0]
	movq	.LCPI4_15(%rip), %xmm3          # xmm3 = [1.0000000000000001E+300,0.0E+0]
	movsd	.LCPI4_16(%rip), %xmm0          # xmm0 = [+Inf,0.0E+0]
	movapd	%xmm0, %xmm4
	movb	$5, %al
	callq	_ZL11host_printfPKcz
.Ltmp21:                                # EH_LABEL
# %bb.13:
.Ltmp22:                                # EH_LABEL
	.cfi_escape 0x2e, 0x20
	subq	$32, %rsp
	.cfi_adjust_cfa_offset 32
	flds	.LCPI4_17(%rip)
	fstpt	16(%rsp)
	flds	.LCPI4_18(%rip)
	fstpt	(%rsp)
	leaq	.L.str.11(%rip), %rdi
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
	addq	$32, %rsp
	.cfi_adjust_cfa_offset -32
.Ltmp23:                                # EH_LABEL
# %bb.14:
.Ltmp24:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.12(%rip), %rdi
	movsd	.LCPI4_19(%rip), %xmm0          # xmm0 = [1.0000000149011612E-1,0.0E+0]
	movq	.LCPI4_20(%rip), %xmm1          # xmm1 = [3.333333432674408E-1,0.0E+0]
	movb	$2, %al
	callq	_ZL11host_printfPKcz
.Ltmp25:                                # EH_LABEL
# %bb.15:
.Ltmp26:                                # EH_LABEL
	.cfi_escape 0x2e, 0x20
	leaq	.L.str.14(%rip), %r10
	leaq	.L.str.13(%rip), %rdi
	movsd	.LCPI4_21(%rip), %xmm0          # xmm0 = [1.2345600000000001E+0,0.0E+0]
	movq	.LCPI4_1(%rip), %xmm1           # xmm1 = [2.5E+0,0.0E+0]
	movl	$6, %esi
	movl	$42, %edx
	movl	$6, %ecx
	movl	$42, %r8d
	movl	$2, %r9d
	movb	$2, %al
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	pushq	$-8
	.cfi_adjust_cfa_offset 8
	pushq	$3
	.cfi_adjust_cfa_offset 8
	pushq	$9
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$32, %rsp
	.cfi_adjust_cfa_offset -32
.Ltmp27:                                # EH_LABEL
# %bb.16:
.Ltmp28:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.20(%rip), %r10
	leaq	.L.str.15(%rip), %rdi
	leaq	.L.str.16(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.18(%rip), %rcx
	leaq	.L.str.19(%rip), %r8
	movl	$2, %r9d
	xorl	%eax, %eax
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp29:                                # EH_LABEL
# %bb.17:
.Ltmp30:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.21(%rip), %rdi
	leaq	.L.str.23(%rip), %rdx
	leaq	.L.str.22(%rip), %rcx
	leaq	.L.str.24(%rip), %r8
	movq	%rcx, %rsi
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp31:                                # EH_LABEL
# %bb.18:
.Ltmp32:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.25(%rip), %rdi
	movl	$4660, %esi                     # imm = 0x1234
	xorl	%edx, %edx
	xorl	%eax, %eax
	callq	_ZL11host_printfPKcz
.Ltmp33:                                # EH_LABEL
# %bb.19:
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x90, 0x02
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.27(%rip), %r10
	leaq	.L.str.26(%rip), %rdi
	movsd	.LCPI4_22(%rip), %xmm0          # xmm0 = [3.75E+1,0.0E+0]
	movl	$1, %esi
	movl	$2, %edx
	movl	$3, %ecx
	movl	$4, %r8d
	movl	$5, %r9d
	movb	$1, %al
	pushq	$38
	.cfi_adjust_cfa_offset 8
	pushq	%r10
	.cfi_adjust_cfa_offset 8
	pushq	$36
	.cfi_adjust_cfa_offset 8
	pushq	$35
	.cfi_adjust_cfa_offset 8
	pushq	$34
	.cfi_adjust_cfa_offset 8
	pushq	$33
	.cfi_adjust_cfa_offset 8
	pushq	$32
	.cfi_adjust_cfa_offset 8
	pushq	$31
	.cfi_adjust_cfa_offset 8
	pushq	$30
	.cfi_adjust_cfa_offset 8
	pushq	$29
	.cfi_adjust_cfa_offset 8
	pushq	$28
	.cfi_adjust_cfa_offset 8
	pushq	$27
	.cfi_adjust_cfa_offset 8
	pushq	$26
	.cfi_adjust_cfa_offset 8
	pushq	$25
	.cfi_adjust_cfa_offset 8
	pushq	$24
	.cfi_adjust_cfa_offset 8
	pushq	$23
	.cfi_adjust_cfa_offset 8
	pushq	$22
	.cfi_adjust_cfa_offset 8
	pushq	$21
	.cfi_adjust_cfa_offset 8
	pushq	$20
	.cfi_adjust_cfa_offset 8
	pushq	$19
	.cfi_adjust_cfa_offset 8
	pushq	$18
	.cfi_adjust_cfa_offset 8
	pushq	$17
	.cfi_adjust_cfa_offset 8
	pushq	$16
	.cfi_adjust_cfa_offset 8
	pushq	$15
	.cfi_adjust_cfa_offset 8
	pushq	$14
	.cfi_adjust_cfa_offset 8
	pushq	$13
	.cfi_adjust_cfa_offset 8
	pushq	$12
	.cfi_adjust_cfa_offset 8
	pushq	$11
	.cfi_adjust_cfa_offset 8
	pushq	$10
	.cfi_adjust_cfa_offset 8
	pushq	$9
	.cfi_adjust_cfa_offset 8
	pushq	$8
	.cfi_adjust_cfa_offset 8
	pushq	$7
	.cfi_adjust_cfa_offset 8
	pushq	$6
	.cfi_adjust_cfa_offset 8
	callq	_ZL11host_printfPKcz
	addq	$272, %rsp                      # imm = 0x110
	.cfi_adjust_cfa_offset -272
.Ltmp35:                                # EH_LABEL
# %bb.20:
	movq	328(%rsp), %rdx
	cmpq	_ZL9host_textB5cxx11+8(%rip), %rdx
	jne	.LBB4_24
# %bb.21:
	testq	%rdx, %rdx
	je	.LBB4_23
# %bb.22:                               # %_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_.exit
	movq	_ZL9host_textB5cxx11(%rip), %rbx
	movq	320(%rsp), %r14
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%rbx, %rsi
	callq	bcmp@PLT
	testl	%eax, %eax
	jne	.LBB4_25
.LBB4_23:
	xorl	%r14d, %r14d
	jmp	.LBB4_26
.LBB4_24:                               # %._ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_.exit.thread_crit_edge
	movq	320(%rsp), %r14
	movq	_ZL9host_textB5cxx11(%rip), %rbx
.LBB4_25:                               # %_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_.exit.thread
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.28(%rip), %rdi
	movq	%r14, %rsi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movl	$1, %r14d
.LBB4_26:                               # %_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_.exit.thread225
.Ltmp37:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	352(%rsp), %rdi
	movl	$1025, %esi                     # imm = 0x401
	callq	_ZN11DeviceArrayIiEC2Em
.Ltmp38:                                # EH_LABEL
# %bb.27:
	.cfi_escape 0x2e, 0x00
	callq	tmpfile@PLT
	movq	%rax, 432(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	dup@PLT
	movl	%eax, 440(%rsp)
	movq	(%r15), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fflush@PLT
	movq	432(%rsp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fileno@PLT
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	$1, %esi
	callq	dup2@PLT
.Ltmp40:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967312, %rdi               # imm = 0x100000010
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp41:                                # EH_LABEL
# %bb.28:
	testl	%eax, %eax
	jne	.LBB4_31
# %bb.29:
	leaq	112(%rsp), %rax
	movq	352(%rsp), %rcx
	movq	%rcx, 112(%rsp)
	movq	%rax, 64(%rsp)
.Ltmp42:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	272(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	32(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp43:                                # EH_LABEL
# %bb.30:                               # %.noexc
	movq	144(%rsp), %rsi
	movl	152(%rsp), %edx
	movq	272(%rsp), %rcx
	movl	280(%rsp), %r8d
.Ltmp44:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z5linesPi@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp45:                                # EH_LABEL
.LBB4_31:
.Ltmp47:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	leaq	432(%rsp), %rsi
	callq	_ZN7Capture3endB5cxx11Ev
.Ltmp48:                                # EH_LABEL
# %bb.32:
	leaq	280(%rsp), %rax
	movl	$0, 280(%rsp)
	movq	$0, 288(%rsp)
	movq	%rax, 296(%rsp)
	movq	%rax, 304(%rsp)
	movq	$0, 312(%rsp)
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	movl	$10, %esi
	xorl	%edx, %edx
	callq	_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm@PLT
	cmpq	$-1, %rax
	je	.LBB4_46
# %bb.33:                               # %.lr.ph
	movq	%rax, %r15
	leaq	160(%rsp), %r13
	xorl	%ebp, %ebp
	leaq	144(%rsp), %r12
	jmp	.LBB4_35
	.p2align	4
.LBB4_34:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
                                        #   in Loop: Header=BB4_35 Depth=1
	movq	%r15, %rbp
	incq	%rbp
	.cfi_escape 0x2e, 0x00
	leaq	112(%rsp), %rdi
	movl	$10, %esi
	movq	%rbp, %rdx
	callq	_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4findEcm@PLT
	movq	%rax, %r15
	cmpq	$-1, %rax
	je	.LBB4_46
.LBB4_35:                               # =>This Inner Loop Header: Depth=1
	movq	120(%rsp), %rcx
	movq	%rcx, %rax
	subq	%rbp, %rax
	jb	.LBB4_126
# %bb.36:                               # %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE8_M_checkEmPKc.exit.i.i
                                        #   in Loop: Header=BB4_35 Depth=1
	movq	%r15, %rbx
	subq	%rbp, %rbx
	addq	112(%rsp), %rbp
	cmpq	%rax, %rbx
	cmovaeq	%rax, %rbx
	movq	%r13, 144(%rsp)
	movq	%rbx, (%rsp)
	movq	%r13, %rax
	cmpq	$16, %rbx
	jb	.LBB4_39
# %bb.37:                               # %.noexc10.i.i
                                        #   in Loop: Header=BB4_35 Depth=1
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%rsp, %rsi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm@PLT
.Ltmp51:                                # EH_LABEL
# %bb.38:                               # %.noexc122
                                        #   in Loop: Header=BB4_35 Depth=1
	movq	%rax, 144(%rsp)
	movq	(%rsp), %rcx
	movq	%rcx, 160(%rsp)
.LBB4_39:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB4_35 Depth=1
	testq	%rbx, %rbx
	je	.LBB4_43
# %bb.40:                               # %._crit_edge.i.i.i
                                        #   in Loop: Header=BB4_35 Depth=1
	cmpq	$1, %rbx
	jne	.LBB4_42
# %bb.41:                               #   in Loop: Header=BB4_35 Depth=1
	movzbl	(%rbp), %ecx
	movb	%cl, (%rax)
	jmp	.LBB4_43
	.p2align	4
.LBB4_42:                               #   in Loop: Header=BB4_35 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%rbp, %rsi
	movq	%rbx, %rdx
	callq	memcpy@PLT
.LBB4_43:                               #   in Loop: Header=BB4_35 Depth=1
	movq	(%rsp), %rax
	movq	%rax, 152(%rsp)
	movq	144(%rsp), %rcx
	movb	$0, (%rcx,%rax)
.Ltmp53:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	movq	%r12, %rsi
	callq	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
.Ltmp54:                                # EH_LABEL
# %bb.44:                               #   in Loop: Header=BB4_35 Depth=1
	incl	(%rax)
	movq	144(%rsp), %rdi
	cmpq	%r13, %rdi
	je	.LBB4_34
# %bb.45:                               #   in Loop: Header=BB4_35 Depth=1
	movq	160(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_34
.LBB4_46:                               # %._crit_edge
	cmpq	$1025, 312(%rsp)                # imm = 0x401
	jne	.LBB4_51
# %bb.47:                               # %._crit_edge.i.i
	leaq	160(%rsp), %r15
	movq	%r15, 144(%rsp)
	movl	$1752461166, 160(%rsp)          # imm = 0x68746F6E
	movl	$1735289192, 163(%rsp)          # imm = 0x676E6968
	movq	$7, 152(%rsp)
	movb	$0, 167(%rsp)
.Ltmp59:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	leaq	144(%rsp), %rsi
	callq	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
.Ltmp60:                                # EH_LABEL
# %bb.48:                               # %.critedge
	xorl	%ebx, %ebx
	cmpl	$1, (%rax)
	setne	%bl
	movq	144(%rsp), %rdi
	cmpq	%r15, %rdi
	je	.LBB4_50
# %bb.49:
	movq	160(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_50:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit125
	addq	%rbx, %r14
	jmp	.LBB4_52
.LBB4_51:
	incq	%r14
.LBB4_52:                               # %.critedge113
	xorl	%ebx, %ebx
	leaq	16(%rsp), %rbp
	leaq	144(%rsp), %r15
	jmp	.LBB4_54
	.p2align	4
.LBB4_53:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit131
                                        #   in Loop: Header=BB4_54 Depth=1
	movb	%r12b, %r13b
	addq	%r13, %r14
	incl	%ebx
	cmpl	$1024, %ebx                     # imm = 0x400
	je	.LBB4_64
.LBB4_54:                               # =>This Inner Loop Header: Depth=1
	testb	$1, %bl
	leaq	.L.str.31(%rip), %r8
	leaq	.L.str.32(%rip), %rax
	cmoveq	%rax, %r8
	xorps	%xmm0, %xmm0
	cvtsi2sd	%ebx, %xmm0
	mulsd	.LCPI4_23(%rip), %xmm0
	.cfi_escape 0x2e, 0x00
	movl	$100, %esi
	movq	%r15, %rdi
	leaq	.L.str.30(%rip), %rdx
	movl	%ebx, %ecx
	movb	$1, %al
	callq	snprintf@PLT
	movq	%rbp, (%rsp)
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	callq	strlen@PLT
	movq	%rax, %r13
	movq	%rax, 32(%rsp)
	movq	%rbp, %rax
	cmpq	$16, %r13
	jb	.LBB4_57
# %bb.55:                               # %.noexc.i128
                                        #   in Loop: Header=BB4_54 Depth=1
.Ltmp62:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_createERmm@PLT
.Ltmp63:                                # EH_LABEL
# %bb.56:                               # %.noexc129
                                        #   in Loop: Header=BB4_54 Depth=1
	movq	%rax, (%rsp)
	movq	32(%rsp), %rcx
	movq	%rcx, 16(%rsp)
.LBB4_57:                               # %._crit_edge.i.i127
                                        #   in Loop: Header=BB4_54 Depth=1
	testq	%r13, %r13
	je	.LBB4_61
# %bb.58:                               # %._crit_edge.i.i127
                                        #   in Loop: Header=BB4_54 Depth=1
	cmpq	$1, %r13
	jne	.LBB4_60
# %bb.59:                               #   in Loop: Header=BB4_54 Depth=1
	movzbl	144(%rsp), %ecx
	movb	%cl, (%rax)
	jmp	.LBB4_61
	.p2align	4
.LBB4_60:                               #   in Loop: Header=BB4_54 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%r15, %rsi
	movq	%r13, %rdx
	callq	memcpy@PLT
.LBB4_61:                               #   in Loop: Header=BB4_54 Depth=1
	movq	32(%rsp), %rax
	movq	%rax, 8(%rsp)
	movq	(%rsp), %rcx
	movb	$0, (%rcx,%rax)
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
.Ltmp66:                                # EH_LABEL
# %bb.62:                               #   in Loop: Header=BB4_54 Depth=1
	xorl	%r13d, %r13d
	cmpl	$1, (%rax)
	setne	%r12b
	movq	(%rsp), %rdi
	cmpq	%rbp, %rdi
	je	.LBB4_53
# %bb.63:                               #   in Loop: Header=BB4_54 Depth=1
	movq	16(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_53
.LBB4_64:
.Ltmp68:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	408(%rsp), %rdi
	leaq	352(%rsp), %rsi
	callq	_ZNK11DeviceArrayIiE4hostEv
.Ltmp69:                                # EH_LABEL
# %bb.65:                               # %.preheader
	movq	408(%rsp), %rax
	movq	%r14, %xmm3
	pxor	%xmm2, %xmm2
	xorl	%ecx, %ecx
	movdqa	.LCPI4_24(%rip), %xmm0          # xmm0 = [4,4,4,u]
	movdqa	.LCPI4_25(%rip), %xmm1          # xmm1 = [1,1]
	movq	stdout@GOTPCREL(%rip), %rbp
	.p2align	4
.LBB4_66:                               # %vector.body
                                        # =>This Inner Loop Header: Depth=1
	movq	(%rax,%rcx,4), %xmm4            # xmm4 = mem[0],zero
	movq	8(%rax,%rcx,4), %xmm5           # xmm5 = mem[0],zero
	pshufd	$212, %xmm4, %xmm4              # xmm4 = xmm4[0,1,1,3]
	pcmpeqd	%xmm0, %xmm4
	pandn	%xmm1, %xmm4
	paddq	%xmm3, %xmm4
	pshufd	$212, %xmm5, %xmm5              # xmm5 = xmm5[0,1,1,3]
	pcmpeqd	%xmm0, %xmm5
	pandn	%xmm1, %xmm5
	paddq	%xmm2, %xmm5
	movq	16(%rax,%rcx,4), %xmm2          # xmm2 = mem[0],zero
	movq	24(%rax,%rcx,4), %xmm6          # xmm6 = mem[0],zero
	pshufd	$212, %xmm2, %xmm3              # xmm3 = xmm2[0,1,1,3]
	pcmpeqd	%xmm0, %xmm3
	pandn	%xmm1, %xmm3
	paddq	%xmm4, %xmm3
	pshufd	$212, %xmm6, %xmm2              # xmm2 = xmm6[0,1,1,3]
	pcmpeqd	%xmm0, %xmm2
	pandn	%xmm1, %xmm2
	paddq	%xmm5, %xmm2
	addq	$8, %rcx
	cmpq	$1024, %rcx                     # imm = 0x400
	jne	.LBB4_66
# %bb.67:                               # %middle.block
	paddq	%xmm3, %xmm2
	pshufd	$238, %xmm2, %xmm0              # xmm0 = xmm2[2,3,2,3]
	paddq	%xmm2, %xmm0
	movq	%xmm0, %rbx
	cmpl	$1, 4096(%rax)
	sbbq	$-1, %rbx
	leaq	160(%rsp), %r12
	movq	%r12, 144(%rsp)
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	movl	$100000, %esi                   # imm = 0x186A0
	movl	$120, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc@PLT
.Ltmp72:                                # EH_LABEL
# %bb.68:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.preheader
	cmpq	$0, 152(%rsp)
	je	.LBB4_73
# %bb.69:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit.preheader367
	xorl	%ecx, %ecx
	movabsq	$5675921253449092805, %rsi      # imm = 0x4EC4EC4EC4EC4EC5
	.p2align	4
.LBB4_70:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit
                                        # =>This Inner Loop Header: Depth=1
	movq	%rcx, %rax
	mulq	%rsi
	shrl	$3, %edx
	leal	(%rdx,%rdx,4), %eax
	leal	(%rax,%rax,4), %eax
	addl	%edx, %eax
	movb	$96, %dl
	subb	%al, %dl
	movzbl	%dl, %eax
	addl	%ecx, %eax
	movq	144(%rsp), %rdx
	incb	%al
	movb	%al, (%rdx,%rcx)
	incq	%rcx
	movq	152(%rsp), %r14
	cmpq	%r14, %rcx
	jb	.LBB4_70
# %bb.71:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit._crit_edge
	movq	144(%rsp), %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	cmpq	$-2, %r14
	jle	.LBB4_133
# %bb.72:
	incq	%r14
	jmp	.LBB4_74
.LBB4_73:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEmcRKS3_.exit._crit_edge.thread
	movq	144(%rsp), %r15
	pxor	%xmm0, %xmm0
	movdqa	%xmm0, (%rsp)
	movq	$0, 16(%rsp)
	movl	$1, %r14d
.LBB4_74:                               # %_ZNSt6vectorIcSaIcEE17_S_check_init_lenEmRKS0_.exit.i.i
.Ltmp76:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	callq	_Znwm@PLT
.Ltmp77:                                # EH_LABEL
# %bb.75:                               # %.noexc4.i
	movq	%rax, (%rsp)
	movq	%rax, %r13
	addq	%r14, %r13
	movq	%r13, 16(%rsp)
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	movq	%r15, %rsi
	movq	%r14, %rdx
	callq	memcpy@PLT
	movq	%r13, 8(%rsp)
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	392(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
.Ltmp80:                                # EH_LABEL
# %bb.76:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_78
# %bb.77:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_78:
	.cfi_escape 0x2e, 0x00
	callq	tmpfile@PLT
	movq	%rax, 376(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	dup@PLT
	movl	%eax, 384(%rsp)
	movq	(%rbp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fflush@PLT
	movq	376(%rsp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fileno@PLT
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	$1, %esi
	callq	dup2@PLT
.Ltmp82:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp83:                                # EH_LABEL
# %bb.79:
	testl	%eax, %eax
	jne	.LBB4_82
# %bb.80:
	leaq	64(%rsp), %rax
	movq	392(%rsp), %rcx
	movq	%rcx, 64(%rsp)
	movq	%rax, 96(%rsp)
.Ltmp84:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	32(%rsp), %rsi
	leaq	256(%rsp), %rdx
	leaq	104(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp85:                                # EH_LABEL
# %bb.81:                               # %.noexc143
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	32(%rsp), %rcx
	movl	40(%rsp), %r8d
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z11long_stringPKc@GOTPCREL(%rip), %rdi
	leaq	96(%rsp), %r9
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	264(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp87:                                # EH_LABEL
.LBB4_82:
.Ltmp89:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	376(%rsp), %rsi
	callq	_ZN7Capture3endB5cxx11Ev
.Ltmp90:                                # EH_LABEL
# %bb.83:
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.33(%rip), %rsi
	leaq	64(%rsp), %rdi
	leaq	144(%rsp), %rdx
	callq	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
.Ltmp93:                                # EH_LABEL
# %bb.84:
	movq	72(%rsp), %rax
	shrq	%rax
	movabsq	$2305843009213693951, %rcx      # imm = 0x1FFFFFFFFFFFFFFF
	cmpq	%rcx, %rax
	je	.LBB4_128
# %bb.85:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc.exit.i
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.34(%rip), %rsi
	leaq	64(%rsp), %rdi
	movl	$2, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp96:                                # EH_LABEL
# %bb.86:                               # %.noexc149
	movq	%rax, %r15
	leaq	48(%rsp), %r14
	movq	%r14, 32(%rsp)
	movq	(%rax), %rcx
	addq	$16, %rax
	cmpq	%rax, %rcx
	je	.LBB4_88
# %bb.87:
	movq	%rcx, 32(%rsp)
	movq	16(%r15), %rcx
	movq	%rcx, 48(%rsp)
	movq	8(%r15), %rcx
	jmp	.LBB4_90
.LBB4_88:
	movq	8(%r15), %r13
	movq	%r13, %rdx
	movq	$-1, %rcx
	incq	%rdx
	je	.LBB4_90
# %bb.89:
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%rax, %rsi
	movq	%rax, %rbp
	callq	memcpy@PLT
	movq	%rbp, %rax
	movq	stdout@GOTPCREL(%rip), %rbp
	movq	%r13, %rcx
.LBB4_90:
	movq	%rcx, 40(%rsp)
	movq	%rax, (%r15)
	movq	$0, 8(%r15)
	movb	$0, 16(%r15)
	movq	8(%rsp), %rdx
	cmpq	40(%rsp), %rdx
	jne	.LBB4_93
# %bb.91:
	movq	32(%rsp), %r15
	testq	%rdx, %rdx
	je	.LBB4_125
# %bb.92:
	movq	(%rsp), %rdi
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rsi
	callq	bcmp@PLT
	xorl	%r13d, %r13d
	testl	%eax, %eax
	setne	%r13b
	cmpq	%r14, %r15
	jne	.LBB4_94
	jmp	.LBB4_95
.LBB4_93:                               # %._ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_.exit151_crit_edge
	movl	$1, %r13d
	movq	32(%rsp), %r15
	cmpq	%r14, %r15
	je	.LBB4_95
.LBB4_94:
	movq	48(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	callq	_ZdlPvm@PLT
.LBB4_95:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit152
	movq	64(%rsp), %rdi
	leaq	80(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_97
# %bb.96:
	movq	80(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_97:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit153
	movq	(%rsp), %rdi
	leaq	16(%rsp), %r14
	cmpq	%r14, %rdi
	je	.LBB4_99
# %bb.98:
	movq	16(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_99:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit154
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$10, %edi
	callq	_Znwm@PLT
.Ltmp98:                                # EH_LABEL
# %bb.100:
	movq	%rax, (%rsp)
	movq	%rax, %rcx
	addq	$10, %rcx
	movq	%rcx, 16(%rsp)
	movabsq	$8297073568557065253, %rdx      # imm = 0x7325207369206425
	movq	%rdx, (%rax)
	movw	$10, 8(%rax)
	movq	%rcx, 8(%rsp)
.Ltmp100:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	32(%rsp), %rdi
	movq	%rsp, %rsi
	callq	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
.Ltmp101:                               # EH_LABEL
# %bb.101:
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_103
# %bb.102:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_103:
	.cfi_escape 0x2e, 0x00
	callq	tmpfile@PLT
	movq	%rax, 64(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$1, %edi
	callq	dup@PLT
	movl	%eax, 72(%rsp)
	movq	(%rbp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fflush@PLT
	movq	64(%rsp), %rdi
	.cfi_escape 0x2e, 0x00
	callq	fileno@PLT
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	$1, %esi
	callq	dup2@PLT
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movq	%rdi, %rdx
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp104:                               # EH_LABEL
# %bb.104:
	testl	%eax, %eax
	jne	.LBB4_107
# %bb.105:
	movq	32(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	104(%rsp), %rax
	movq	%rax, 368(%rsp)
.Ltmp105:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	256(%rsp), %rsi
	leaq	96(%rsp), %rdx
	leaq	448(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp106:                               # EH_LABEL
# %bb.106:                              # %.noexc174
	movq	(%rsp), %rsi
	movl	8(%rsp), %edx
	movq	256(%rsp), %rcx
	movl	264(%rsp), %r8d
.Ltmp107:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7dynamicPKc@GOTPCREL(%rip), %rdi
	leaq	368(%rsp), %r9
	pushq	448(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	104(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp108:                               # EH_LABEL
.LBB4_107:
.Ltmp109:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rsp, %rdi
	leaq	64(%rsp), %rsi
	callq	_ZN7Capture3endB5cxx11Ev
.Ltmp110:                               # EH_LABEL
# %bb.108:
	addq	%r13, %rbx
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.35(%rip), %rsi
	movq	%rsp, %rdi
	callq	_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareEPKc@PLT
	cmpl	$1, %eax
	sbbq	$-1, %rbx
	movq	(%rsp), %rdi
	cmpq	%r14, %rdi
	je	.LBB4_110
# %bb.109:
	movq	16(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_110:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit181
.Ltmp112:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp113:                               # EH_LABEL
# %bb.111:                              # %.noexc182
	testl	%eax, %eax
	jne	.LBB4_130
# %bb.112:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.42(%rip), %rdi
	movl	$2053, %esi                     # imm = 0x805
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	32(%rsp), %rdi
.Ltmp122:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp123:                               # EH_LABEL
# %bb.113:                              # %_ZN11DeviceArrayIcED2Ev.exit
	movq	392(%rsp), %rdi
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp126:                               # EH_LABEL
# %bb.114:                              # %_ZN11DeviceArrayIcED2Ev.exit185
	movq	144(%rsp), %rdi
	cmpq	%r12, %rdi
	je	.LBB4_116
# %bb.115:
	movq	160(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_116:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit186
	movq	408(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_118
# %bb.117:
	movq	424(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_118:                              # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	288(%rsp), %rsi
.Ltmp128:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
.Ltmp129:                               # EH_LABEL
# %bb.119:                              # %_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev.exit
	movq	112(%rsp), %rdi
	leaq	128(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_121
# %bb.120:
	movq	128(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_121:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit188
	movq	352(%rsp), %rdi
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp132:                               # EH_LABEL
# %bb.122:                              # %_ZN11DeviceArrayIiED2Ev.exit
	movq	320(%rsp), %rdi
	leaq	336(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_124
# %bb.123:
	movq	336(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_124:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit189
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$472, %rsp                      # imm = 0x1D8
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
.LBB4_125:
	.cfi_def_cfa_offset 528
	xorl	%r13d, %r13d
	cmpq	%r14, %r15
	jne	.LBB4_94
	jmp	.LBB4_95
.LBB4_126:
.Ltmp56:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.46(%rip), %rdi
	leaq	.L.str.45(%rip), %rsi
	movq	%rbp, %rdx
	xorl	%eax, %eax
	callq	_ZSt24__throw_out_of_range_fmtPKcz@PLT
.Ltmp57:                                # EH_LABEL
# %bb.127:                              # %.noexc121
.LBB4_128:
.Ltmp134:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.39(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp135:                               # EH_LABEL
# %bb.129:                              # %.noexc148
.LBB4_130:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp114:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp115:                               # EH_LABEL
# %bb.131:                              # %.noexc183
.Ltmp116:                               # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp117:                               # EH_LABEL
# %bb.132:                              # %.noexc184
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.40(%rip), %r8
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
.LBB4_133:
.Ltmp74:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.50(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp75:                                # EH_LABEL
# %bb.134:                              # %.noexc.i134
.LBB4_135:
.Ltmp61:                                # EH_LABEL
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
	cmpq	%r15, %rdi
	jne	.LBB4_174
	jmp	.LBB4_180
.LBB4_136:
.Ltmp133:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_137:
.Ltmp130:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_138:
.Ltmp127:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_139:
.Ltmp124:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_140:
.Ltmp111:                               # EH_LABEL
	jmp	.LBB4_161
.LBB4_141:
.Ltmp102:                               # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_162
# %bb.142:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_162
.LBB4_143:
.Ltmp99:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_162
.LBB4_144:
.Ltmp94:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_158
.LBB4_145:
.Ltmp91:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_162
.LBB4_146:
.Ltmp81:                                # EH_LABEL
	jmp	.LBB4_152
.LBB4_147:
.Ltmp73:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_165
.LBB4_148:
.Ltmp70:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_180
.LBB4_149:
.Ltmp49:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_182
.LBB4_150:
.Ltmp39:                                # EH_LABEL
	jmp	.LBB4_172
.LBB4_151:
.Ltmp78:                                # EH_LABEL
.LBB4_152:
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_163
# %bb.153:
	movq	16(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_163
.LBB4_154:
.Ltmp88:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_162
.LBB4_155:
.Ltmp46:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_182
.LBB4_156:
.Ltmp136:                               # EH_LABEL
	movq	%rax, %rbx
	movq	64(%rsp), %rdi
	leaq	80(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_158
# %bb.157:
	movq	80(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_158:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit176
	movq	(%rsp), %rdi
	leaq	16(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_162
# %bb.159:
	movq	16(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB4_162
.LBB4_160:
.Ltmp118:                               # EH_LABEL
.LBB4_161:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp119:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp120:                               # EH_LABEL
.LBB4_162:
	movq	392(%rsp), %rdi
.Ltmp137:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp138:                               # EH_LABEL
.LBB4_163:                              # %_ZN11DeviceArrayIcED2Ev.exit192
	movq	144(%rsp), %rdi
	cmpq	%r12, %rdi
	je	.LBB4_165
# %bb.164:
	movq	160(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_165:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit193
	movq	408(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB4_180
# %bb.166:
	movq	424(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	jmp	.LBB4_179
.LBB4_167:
.Ltmp121:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_168:
.Ltmp139:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB4_169:                              # %.loopexit
.Ltmp52:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_180
.LBB4_170:
.Ltmp64:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_180
.LBB4_171:
.Ltmp36:                                # EH_LABEL
.LBB4_172:
	movq	%rax, %rbx
	jmp	.LBB4_183
.LBB4_173:
.Ltmp55:                                # EH_LABEL
	movq	%rax, %rbx
	movq	144(%rsp), %rdi
	cmpq	%r13, %rdi
	je	.LBB4_180
.LBB4_174:
	movq	160(%rsp), %rsi
	jmp	.LBB4_178
.LBB4_175:                              # %.loopexit.split-lp
.Ltmp58:                                # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB4_180
.LBB4_176:
.Ltmp67:                                # EH_LABEL
	movq	%rax, %rbx
	movq	(%rsp), %rdi
	cmpq	%rbp, %rdi
	je	.LBB4_180
# %bb.177:
	movq	16(%rsp), %rsi
.LBB4_178:
	incq	%rsi
	.cfi_escape 0x2e, 0x00
.LBB4_179:
	callq	_ZdlPvm@PLT
.LBB4_180:
	.cfi_escape 0x2e, 0x00
	leaq	272(%rsp), %rdi
	callq	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev
	movq	112(%rsp), %rdi
	leaq	128(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_182
# %bb.181:
	movq	128(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_182:
	movq	352(%rsp), %rdi
.Ltmp140:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp141:                               # EH_LABEL
.LBB4_183:
	movq	320(%rsp), %rdi
	leaq	336(%rsp), %rax
	cmpq	%rax, %rdi
	je	.LBB4_185
# %bb.184:
	movq	336(%rsp), %rsi
	incq	%rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB4_185:                              # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit198
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB4_186:
.Ltmp142:                               # EH_LABEL
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
	.uleb128 .Ltmp35-.Ltmp0                 #   Call between .Ltmp0 and .Ltmp35
	.uleb128 .Ltmp36-.Lfunc_begin0          #     jumps to .Ltmp36
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp37-.Lfunc_begin0          # >> Call Site 3 <<
	.uleb128 .Ltmp38-.Ltmp37                #   Call between .Ltmp37 and .Ltmp38
	.uleb128 .Ltmp39-.Lfunc_begin0          #     jumps to .Ltmp39
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 4 <<
	.uleb128 .Ltmp45-.Ltmp40                #   Call between .Ltmp40 and .Ltmp45
	.uleb128 .Ltmp46-.Lfunc_begin0          #     jumps to .Ltmp46
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp47-.Lfunc_begin0          # >> Call Site 5 <<
	.uleb128 .Ltmp48-.Ltmp47                #   Call between .Ltmp47 and .Ltmp48
	.uleb128 .Ltmp49-.Lfunc_begin0          #     jumps to .Ltmp49
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp51-.Ltmp50                #   Call between .Ltmp50 and .Ltmp51
	.uleb128 .Ltmp52-.Lfunc_begin0          #     jumps to .Ltmp52
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp51-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp53-.Ltmp51                #   Call between .Ltmp51 and .Ltmp53
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp53-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp54-.Ltmp53                #   Call between .Ltmp53 and .Ltmp54
	.uleb128 .Ltmp55-.Lfunc_begin0          #     jumps to .Ltmp55
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp59-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp60-.Ltmp59                #   Call between .Ltmp59 and .Ltmp60
	.uleb128 .Ltmp61-.Lfunc_begin0          #     jumps to .Ltmp61
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp62-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp63-.Ltmp62                #   Call between .Ltmp62 and .Ltmp63
	.uleb128 .Ltmp64-.Lfunc_begin0          #     jumps to .Ltmp64
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp63-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp65-.Ltmp63                #   Call between .Ltmp63 and .Ltmp65
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp65-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp66-.Ltmp65                #   Call between .Ltmp65 and .Ltmp66
	.uleb128 .Ltmp67-.Lfunc_begin0          #     jumps to .Ltmp67
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp68-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp69-.Ltmp68                #   Call between .Ltmp68 and .Ltmp69
	.uleb128 .Ltmp70-.Lfunc_begin0          #     jumps to .Ltmp70
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp71-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp72-.Ltmp71                #   Call between .Ltmp71 and .Ltmp72
	.uleb128 .Ltmp73-.Lfunc_begin0          #     jumps to .Ltmp73
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp76-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp77-.Ltmp76                #   Call between .Ltmp76 and .Ltmp77
	.uleb128 .Ltmp78-.Lfunc_begin0          #     jumps to .Ltmp78
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp77-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp79-.Ltmp77                #   Call between .Ltmp77 and .Ltmp79
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp79-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp80-.Ltmp79                #   Call between .Ltmp79 and .Ltmp80
	.uleb128 .Ltmp81-.Lfunc_begin0          #     jumps to .Ltmp81
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp82-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp87-.Ltmp82                #   Call between .Ltmp82 and .Ltmp87
	.uleb128 .Ltmp88-.Lfunc_begin0          #     jumps to .Ltmp88
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp89-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp90-.Ltmp89                #   Call between .Ltmp89 and .Ltmp90
	.uleb128 .Ltmp91-.Lfunc_begin0          #     jumps to .Ltmp91
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp92-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp93-.Ltmp92                #   Call between .Ltmp92 and .Ltmp93
	.uleb128 .Ltmp94-.Lfunc_begin0          #     jumps to .Ltmp94
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp95-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp96-.Ltmp95                #   Call between .Ltmp95 and .Ltmp96
	.uleb128 .Ltmp136-.Lfunc_begin0         #     jumps to .Ltmp136
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp96-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp97-.Ltmp96                #   Call between .Ltmp96 and .Ltmp97
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp97-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp98-.Ltmp97                #   Call between .Ltmp97 and .Ltmp98
	.uleb128 .Ltmp99-.Lfunc_begin0          #     jumps to .Ltmp99
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp100-.Lfunc_begin0         # >> Call Site 24 <<
	.uleb128 .Ltmp101-.Ltmp100              #   Call between .Ltmp100 and .Ltmp101
	.uleb128 .Ltmp102-.Lfunc_begin0         #     jumps to .Ltmp102
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp103-.Lfunc_begin0         # >> Call Site 25 <<
	.uleb128 .Ltmp108-.Ltmp103              #   Call between .Ltmp103 and .Ltmp108
	.uleb128 .Ltmp118-.Lfunc_begin0         #     jumps to .Ltmp118
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp109-.Lfunc_begin0         # >> Call Site 26 <<
	.uleb128 .Ltmp110-.Ltmp109              #   Call between .Ltmp109 and .Ltmp110
	.uleb128 .Ltmp111-.Lfunc_begin0         #     jumps to .Ltmp111
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp112-.Lfunc_begin0         # >> Call Site 27 <<
	.uleb128 .Ltmp113-.Ltmp112              #   Call between .Ltmp112 and .Ltmp113
	.uleb128 .Ltmp118-.Lfunc_begin0         #     jumps to .Ltmp118
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp122-.Lfunc_begin0         # >> Call Site 28 <<
	.uleb128 .Ltmp123-.Ltmp122              #   Call between .Ltmp122 and .Ltmp123
	.uleb128 .Ltmp124-.Lfunc_begin0         #     jumps to .Ltmp124
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp125-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp126-.Ltmp125              #   Call between .Ltmp125 and .Ltmp126
	.uleb128 .Ltmp127-.Lfunc_begin0         #     jumps to .Ltmp127
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp128-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp129-.Ltmp128              #   Call between .Ltmp128 and .Ltmp129
	.uleb128 .Ltmp130-.Lfunc_begin0         #     jumps to .Ltmp130
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp131-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp132-.Ltmp131              #   Call between .Ltmp131 and .Ltmp132
	.uleb128 .Ltmp133-.Lfunc_begin0         #     jumps to .Ltmp133
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp56-.Lfunc_begin0          # >> Call Site 32 <<
	.uleb128 .Ltmp57-.Ltmp56                #   Call between .Ltmp56 and .Ltmp57
	.uleb128 .Ltmp58-.Lfunc_begin0          #     jumps to .Ltmp58
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp134-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp135-.Ltmp134              #   Call between .Ltmp134 and .Ltmp135
	.uleb128 .Ltmp136-.Lfunc_begin0         #     jumps to .Ltmp136
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp114-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp117-.Ltmp114              #   Call between .Ltmp114 and .Ltmp117
	.uleb128 .Ltmp118-.Lfunc_begin0         #     jumps to .Ltmp118
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp74-.Lfunc_begin0          # >> Call Site 35 <<
	.uleb128 .Ltmp75-.Ltmp74                #   Call between .Ltmp74 and .Ltmp75
	.uleb128 .Ltmp78-.Lfunc_begin0          #     jumps to .Ltmp78
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp119-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp120-.Ltmp119              #   Call between .Ltmp119 and .Ltmp120
	.uleb128 .Ltmp121-.Lfunc_begin0         #     jumps to .Ltmp121
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp137-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp138-.Ltmp137              #   Call between .Ltmp137 and .Ltmp138
	.uleb128 .Ltmp139-.Lfunc_begin0         #     jumps to .Ltmp139
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp140-.Lfunc_begin0         # >> Call Site 38 <<
	.uleb128 .Ltmp141-.Ltmp140              #   Call between .Ltmp140 and .Ltmp141
	.uleb128 .Ltmp142-.Lfunc_begin0         #     jumps to .Ltmp142
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp141-.Lfunc_begin0         # >> Call Site 39 <<
	.uleb128 .Lfunc_end4-.Ltmp141           #   Call between .Ltmp141 and .Lfunc_end4
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
	.section	.text._ZN7Capture3endB5cxx11Ev,"axG",@progbits,_ZN7Capture3endB5cxx11Ev,comdat
	.weak	_ZN7Capture3endB5cxx11Ev        # -- Begin function _ZN7Capture3endB5cxx11Ev
	.p2align	4
	.type	_ZN7Capture3endB5cxx11Ev,@function
_ZN7Capture3endB5cxx11Ev:               # @_ZN7Capture3endB5cxx11Ev
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
	pushq	%rbx
	.cfi_def_cfa_offset 40
	pushq	%rax
	.cfi_def_cfa_offset 48
	.cfi_offset %rbx, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r14
	movq	%rdi, %rbx
	callq	hipDeviceSynchronize@PLT
	testl	%eax, %eax
	jne	.LBB5_7
# %bb.1:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	stdout@GOTPCREL(%rip), %rax
	movq	(%rax), %rdi
	callq	fflush@PLT
	movl	8(%r14), %edi
	movl	$1, %esi
	callq	dup2@PLT
	movl	8(%r14), %edi
	callq	close@PLT
	movq	(%r14), %rdi
	callq	ftell@PLT
	leaq	16(%rbx), %r15
	movq	%r15, (%rbx)
	movq	%rbx, %rdi
	movq	%rax, %rsi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE12_M_constructEmc@PLT
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movl	$2, %edx
	callq	fseek@PLT
	movq	(%r14), %rdi
	callq	ftell@PLT
.Ltmp143:                               # EH_LABEL
	movq	%rbx, %rdi
	movq	%rax, %rsi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc@PLT
.Ltmp144:                               # EH_LABEL
# %bb.2:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm.exit
	movq	(%r14), %rdi
	callq	rewind@PLT
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	movq	(%r14), %rcx
	movl	$1, %esi
	callq	fread@PLT
.Ltmp145:                               # EH_LABEL
	movq	%rbx, %rdi
	movq	%rax, %rsi
	xorl	%edx, %edx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEmc@PLT
.Ltmp146:                               # EH_LABEL
# %bb.3:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6resizeEm.exit5
	movq	(%r14), %rdi
	callq	fclose@PLT
	movq	%rbx, %rax
	addq	$8, %rsp
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
.LBB5_7:
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
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.37(%rip), %rdx
	leaq	.L.str.36(%rip), %r8
	movq	%rbx, %rdi
	movl	$81, %ecx
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB5_4:
.Ltmp147:                               # EH_LABEL
	movq	%rax, %r14
	movq	(%rbx), %rdi
	cmpq	%r15, %rdi
	je	.LBB5_6
# %bb.5:
	movq	(%r15), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB5_6:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end5:
	.size	_ZN7Capture3endB5cxx11Ev, .Lfunc_end5-_ZN7Capture3endB5cxx11Ev
	.cfi_endproc
	.section	.gcc_except_table._ZN7Capture3endB5cxx11Ev,"aG",@progbits,_ZN7Capture3endB5cxx11Ev,comdat
	.p2align	2, 0x0
GCC_except_table5:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp143-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp143
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp143-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp146-.Ltmp143              #   Call between .Ltmp143 and .Ltmp146
	.uleb128 .Ltmp147-.Lfunc_begin1         #     jumps to .Ltmp147
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp146-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Lfunc_end5-.Ltmp146           #   Call between .Ltmp146 and .Lfunc_end5
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
	.p2align	2, 0x0
                                        # -- End function
	.text
	.p2align	4                               # -- Begin function _ZL11host_printfPKcz
	.type	_ZL11host_printfPKcz,@function
_ZL11host_printfPKcz:                   # @_ZL11host_printfPKcz
	.cfi_startproc
# %bb.0:
	pushq	%rbx
	.cfi_def_cfa_offset 16
	subq	$1216, %rsp                     # imm = 0x4C0
	.cfi_def_cfa_offset 1232
	.cfi_offset %rbx, -16
	movq	%rdi, %r10
	movq	%rsi, 40(%rsp)
	movq	%rdx, 48(%rsp)
	movq	%rcx, 56(%rsp)
	movq	%r8, 64(%rsp)
	movq	%r9, 72(%rsp)
	testb	%al, %al
	je	.LBB6_4
# %bb.3:
	movaps	%xmm0, 80(%rsp)
	movaps	%xmm1, 96(%rsp)
	movaps	%xmm2, 112(%rsp)
	movaps	%xmm3, 128(%rsp)
	movaps	%xmm4, 144(%rsp)
	movaps	%xmm5, 160(%rsp)
	movaps	%xmm6, 176(%rsp)
	movaps	%xmm7, 192(%rsp)
.LBB6_4:
	leaq	32(%rsp), %rax
	movq	%rax, 16(%rsp)
	leaq	1232(%rsp), %rax
	movq	%rax, 8(%rsp)
	movabsq	$206158430216, %rax             # imm = 0x3000000008
	movq	%rax, (%rsp)
	leaq	208(%rsp), %rbx
	movq	%rsp, %rcx
	movl	$1000, %esi                     # imm = 0x3E8
	movq	%rbx, %rdi
	movq	%r10, %rdx
	callq	vsnprintf@PLT
	movq	%rbx, %rdi
	callq	strlen@PLT
	movabsq	$4611686018427387903, %rcx      # imm = 0x3FFFFFFFFFFFFFFF
	subq	_ZL9host_textB5cxx11+8(%rip), %rcx
	cmpq	%rax, %rcx
	jb	.LBB6_2
# %bb.1:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEpLEPKc.exit
	leaq	_ZL9host_textB5cxx11(%rip), %rdi
	leaq	208(%rsp), %rsi
	movq	%rax, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
	addq	$1216, %rsp                     # imm = 0x4C0
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.LBB6_2:
	.cfi_def_cfa_offset 1232
	leaq	.L.str.39(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Lfunc_end6:
	.size	_ZL11host_printfPKcz, .Lfunc_end6-_ZL11host_printfPKcz
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
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.43(%rip), %r8
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
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.44(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB7_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end7:
	.size	_ZN11DeviceArrayIiEC2Em, .Lfunc_end7-_ZN11DeviceArrayIiEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_,"axG",@progbits,_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_,comdat
	.weak	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_ # -- Begin function _ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
	.p2align	4
	.type	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_,@function
_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_: # @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
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
	movq	16(%rdi), %rbp
	leaq	8(%rdi), %r15
	testq	%rbp, %rbp
	je	.LBB8_12
# %bb.1:                                # %.lr.ph.i.i.i
	movq	%rdi, 16(%rsp)                  # 8-byte Spill
	movq	(%rsi), %r12
	movq	%rsi, 8(%rsp)                   # 8-byte Spill
	movq	8(%rsi), %r13
	movl	$2147483647, %ebx               # imm = 0x7FFFFFFF
	movq	%r15, 24(%rsp)                  # 8-byte Spill
	jmp	.LBB8_2
	.p2align	4
.LBB8_4:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i.i.i.i
                                        #   in Loop: Header=BB8_2 Depth=1
	subq	%r13, %r14
	cmpq	$-2147483647, %r14              # imm = 0x80000001
	movq	$-2147483648, %rax              # imm = 0x80000000
	cmovlq	%rax, %r14
	cmpq	$2147483647, %r14               # imm = 0x7FFFFFFF
	cmovgeq	%rbx, %r14
	movl	%r14d, %eax
.LBB8_5:                                # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i.i.i
                                        #   in Loop: Header=BB8_2 Depth=1
	testl	%eax, %eax
	cmovnsq	%rbp, %r15
	shrl	$31, %eax
	movq	16(%rbp,%rax,8), %rbp
	testq	%rbp, %rbp
	je	.LBB8_6
.LBB8_2:                                # =>This Inner Loop Header: Depth=1
	movq	40(%rbp), %r14
	cmpq	%r14, %r13
	movq	%r14, %rdx
	cmovbq	%r13, %rdx
	testq	%rdx, %rdx
	je	.LBB8_4
# %bb.3:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i.i.i
                                        #   in Loop: Header=BB8_2 Depth=1
	movq	32(%rbp), %rdi
	movq	%r12, %rsi
	callq	memcmp@PLT
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB8_5
	jmp	.LBB8_4
.LBB8_6:                                # %_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEE11lower_boundERS9_.exit
	cmpq	24(%rsp), %r15                  # 8-byte Folded Reload
	je	.LBB8_7
# %bb.8:
	movq	40(%r15), %rbx
	cmpq	%r13, %rbx
	movq	%r13, %rdx
	cmovbq	%rbx, %rdx
	testq	%rdx, %rdx
	je	.LBB8_10
# %bb.9:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
	movq	32(%r15), %rsi
	movq	%r12, %rdi
	callq	memcmp@PLT
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB8_11
.LBB8_10:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i
	subq	%rbx, %r13
	cmpq	$-2147483647, %r13              # imm = 0x80000001
	movq	$-2147483648, %rcx              # imm = 0x80000000
	cmovgeq	%r13, %rcx
	cmpq	$2147483647, %rcx               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rcx, %rax
.LBB8_11:                               # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
	testl	%eax, %eax
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	8(%rsp), %rsi                   # 8-byte Reload
	jns	.LBB8_13
	jmp	.LBB8_12
.LBB8_7:
	movq	16(%rsp), %rdi                  # 8-byte Reload
	movq	8(%rsp), %rsi                   # 8-byte Reload
.LBB8_12:                               # %.critedge
	movq	%rsi, 32(%rsp)
	leaq	_ZSt19piecewise_construct(%rip), %rdx
	leaq	32(%rsp), %rcx
	leaq	7(%rsp), %r8
	movq	%r15, %rsi
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_
	movq	%rax, %r15
.LBB8_13:
	addq	$64, %r15
	movq	%r15, %rax
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
.Lfunc_end8:
	.size	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_, .Lfunc_end8-_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEEixEOS5_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIiE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIiE4hostEv     # -- Begin function _ZNK11DeviceArrayIiE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIiE4hostEv,@function
_ZNK11DeviceArrayIiE4hostEv:            # @_ZNK11DeviceArrayIiE4hostEv
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
	shrq	$61, %rax
	jne	.LBB9_13
# %bb.1:                                # %_ZNSt6vectorIiSaIiEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB9_2
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
	je	.LBB9_5
# %bb.4:                                # %_ZSt6fill_nIPimiET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB9_5
.LBB9_2:                                # %_ZNSt12_Vector_baseIiSaIiEEC2EmRKS0_.exit.thread.i
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
.Ltmp148:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp149:                               # EH_LABEL
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
	leaq	.L.str.50(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB9_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp150:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp151:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp152:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp153:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.49(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB9_10:
.Ltmp154:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB9_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB9_12:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end9:
	.size	_ZNK11DeviceArrayIiE4hostEv, .Lfunc_end9-_ZNK11DeviceArrayIiE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIiE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIiE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table9:
.Lexception2:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end2-.Lcst_begin2
.Lcst_begin2:
	.uleb128 .Lfunc_begin2-.Lfunc_begin2    # >> Call Site 1 <<
	.uleb128 .Ltmp148-.Lfunc_begin2         #   Call between .Lfunc_begin2 and .Ltmp148
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp148-.Lfunc_begin2         # >> Call Site 2 <<
	.uleb128 .Ltmp149-.Ltmp148              #   Call between .Ltmp148 and .Ltmp149
	.uleb128 .Ltmp154-.Lfunc_begin2         #     jumps to .Ltmp154
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp149-.Lfunc_begin2         # >> Call Site 3 <<
	.uleb128 .Ltmp150-.Ltmp149              #   Call between .Ltmp149 and .Ltmp150
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp150-.Lfunc_begin2         # >> Call Site 4 <<
	.uleb128 .Ltmp153-.Ltmp150              #   Call between .Ltmp150 and .Ltmp153
	.uleb128 .Ltmp154-.Lfunc_begin2         #     jumps to .Ltmp154
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp153-.Lfunc_begin2         # >> Call Site 5 <<
	.uleb128 .Lfunc_end9-.Ltmp153           #   Call between .Ltmp153 and .Lfunc_end9
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end2:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,"axG",@progbits,_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,comdat
	.weak	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE # -- Begin function _ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
	.p2align	4
	.type	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE,@function
_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE: # @_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
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
	jne	.LBB10_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
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
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.51(%rip), %r8
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
	leaq	.L.str.38(%rip), %rsi
	leaq	.L.str.41(%rip), %rdx
	leaq	.L.str.52(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB10_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end10:
	.size	_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE, .Lfunc_end10-_ZN11DeviceArrayIcEC2ERKSt6vectorIcSaIcEE
	.cfi_endproc
                                        # -- End function
	.section	.text._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,"axG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,comdat
	.weak	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_ # -- Begin function _ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	.p2align	4
	.type	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,@function
_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_: # @_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
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
	pushq	%rax
	.cfi_def_cfa_offset 64
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %r14
	movq	%rsi, %r15
	movq	%rdi, %rbx
	movq	%rsi, %rdi
	callq	strlen@PLT
	movq	%rax, %r12
	leaq	16(%rbx), %r13
	movq	%r13, (%rbx)
	movq	$0, 8(%rbx)
	movb	$0, 16(%rbx)
	movq	8(%r14), %rsi
	addq	%rax, %rsi
.Ltmp155:                               # EH_LABEL
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7reserveEm@PLT
.Ltmp156:                               # EH_LABEL
# %bb.1:
	movabsq	$4611686018427387903, %rbp      # imm = 0x3FFFFFFFFFFFFFFF
	movq	%rbp, %rax
	subq	8(%rbx), %rax
	cmpq	%r12, %rax
	jb	.LBB11_4
# %bb.2:                                # %_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE15_M_check_lengthEmmPKc.exit.i
.Ltmp157:                               # EH_LABEL
	movq	%rbx, %rdi
	movq	%r15, %rsi
	movq	%r12, %rdx
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp158:                               # EH_LABEL
# %bb.3:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm.exit
	movq	8(%r14), %rdx
	subq	8(%rbx), %rbp
	cmpq	%rdx, %rbp
	jb	.LBB11_4
# %bb.9:                                # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKcm.exit.i
	movq	(%r14), %rsi
.Ltmp159:                               # EH_LABEL
	movq	%rbx, %rdi
	callq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE9_M_appendEPKcm@PLT
.Ltmp160:                               # EH_LABEL
# %bb.10:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendERKS4_.exit
	movq	%rbx, %rax
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
.LBB11_4:                               # %.invoke
	.cfi_def_cfa_offset 64
.Ltmp161:                               # EH_LABEL
	leaq	.L.str.39(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp162:                               # EH_LABEL
# %bb.5:                                # %.cont
.LBB11_6:
.Ltmp163:                               # EH_LABEL
	movq	%rax, %r14
	movq	(%rbx), %rdi
	cmpq	%r13, %rdi
	je	.LBB11_8
# %bb.7:
	movq	(%r13), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB11_8:                               # %_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev.exit
	movq	%r14, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end11:
	.size	_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_, .Lfunc_end11-_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_
	.cfi_endproc
	.section	.gcc_except_table._ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,"aG",@progbits,_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEPKS5_RKS8_,comdat
	.p2align	2, 0x0
GCC_except_table11:
.Lexception3:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end3-.Lcst_begin3
.Lcst_begin3:
	.uleb128 .Ltmp155-.Lfunc_begin3         # >> Call Site 1 <<
	.uleb128 .Ltmp162-.Ltmp155              #   Call between .Ltmp155 and .Ltmp162
	.uleb128 .Ltmp163-.Lfunc_begin3         #     jumps to .Ltmp163
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp162-.Lfunc_begin3         # >> Call Site 2 <<
	.uleb128 .Lfunc_end11-.Ltmp162          #   Call between .Ltmp162 and .Lfunc_end11
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end3:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev,"axG",@progbits,_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev,comdat
	.weak	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev # -- Begin function _ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev
	.p2align	4
	.type	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev,@function
_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev: # @_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev
.Lfunc_begin4:
	.cfi_startproc
	.cfi_personality 155, DW.ref.__gxx_personality_v0
	.cfi_lsda 27, .Lexception4
# %bb.0:
	pushq	%rax
	.cfi_def_cfa_offset 16
	movq	16(%rdi), %rsi
.Ltmp164:                               # EH_LABEL
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
.Ltmp165:                               # EH_LABEL
# %bb.1:                                # %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EED2Ev.exit
	popq	%rax
	.cfi_def_cfa_offset 8
	retq
.LBB12_2:
	.cfi_def_cfa_offset 16
.Ltmp166:                               # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end12:
	.size	_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev, .Lfunc_end12-_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev
	.cfi_endproc
	.section	.gcc_except_table._ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev,"aG",@progbits,_ZNSt3mapINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEiSt4lessIS5_ESaISt4pairIKS5_iEEED2Ev,comdat
	.p2align	2, 0x0
GCC_except_table12:
.Lexception4:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase1-.Lttbaseref1
.Lttbaseref1:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end4-.Lcst_begin4
.Lcst_begin4:
	.uleb128 .Ltmp164-.Lfunc_begin4         # >> Call Site 1 <<
	.uleb128 .Ltmp165-.Ltmp164              #   Call between .Ltmp164 and .Ltmp165
	.uleb128 .Ltmp166-.Lfunc_begin4         #     jumps to .Ltmp166
	.byte	1                               #   On action: 1
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
.Lfunc_end13:
	.size	__clang_call_terminate, .Lfunc_end13-__clang_call_terminate
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E,comdat
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E # -- Begin function _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
	.p2align	4
	.type	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E,@function
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E: # @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
	.cfi_startproc
# %bb.0:
	testq	%rsi, %rsi
	je	.LBB14_6
# %bb.1:                                # %.lr.ph.preheader
	pushq	%r15
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %r15, -16
	movq	%rsi, %r14
	movq	%rdi, %rbx
	jmp	.LBB14_2
	.p2align	4
.LBB14_4:                               # %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit
                                        #   in Loop: Header=BB14_2 Depth=1
	movl	$72, %esi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
	movq	%r15, %r14
	testq	%r15, %r15
	je	.LBB14_5
.LBB14_2:                               # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	movq	24(%r14), %rsi
	movq	%rbx, %rdi
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
	movq	16(%r14), %r15
	movq	32(%r14), %rdi
	leaq	48(%r14), %rax
	cmpq	%rax, %rdi
	je	.LBB14_4
# %bb.3:                                #   in Loop: Header=BB14_2 Depth=1
	movq	(%rax), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
	jmp	.LBB14_4
.LBB14_5:
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	.cfi_restore %rbx
	.cfi_restore %r14
	.cfi_restore %r15
.LBB14_6:                               # %._crit_edge
	retq
.Lfunc_end14:
	.size	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E, .Lfunc_end14-_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE8_M_eraseEPSt13_Rb_tree_nodeIS8_E
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,comdat
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_ # -- Begin function _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_
	.p2align	4
	.type	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,@function
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_: # @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_
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
	movq	%rcx, %r12
	movq	%rsi, %r13
	movq	%rdi, %r14
	movq	%rdi, 8(%rsp)
	movl	$72, %edi
	callq	_Znwm@PLT
	movq	%rax, %rbx
	leaq	32(%rax), %rcx
	movq	(%r12), %r15
	leaq	48(%rax), %rdx
	movq	%rdx, 32(%rax)
	movq	(%r15), %rax
	leaq	16(%r15), %rbp
	cmpq	%rbp, %rax
	je	.LBB15_1
# %bb.3:
	movq	%rax, (%rcx)
	movq	16(%r15), %rax
	movq	%rax, (%rdx)
	movq	8(%r15), %rax
	jmp	.LBB15_4
.LBB15_1:
	movq	8(%r15), %r12
	movq	%r12, %rdx
	movq	$-1, %rax
	incq	%rdx
	je	.LBB15_4
# %bb.2:
	leaq	48(%rbx), %rdi
	movq	%rbp, %rsi
	callq	memcpy@PLT
	leaq	32(%rbx), %rcx
	movq	%r12, %rax
.LBB15_4:
	movq	%rax, 40(%rbx)
	movq	%rbp, (%r15)
	movq	$0, 8(%r15)
	movb	$0, 16(%r15)
	movl	$0, 64(%rbx)
	movq	%rbx, 16(%rsp)
.Ltmp167:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rsi
	movq	%rcx, %r13
	movq	%rcx, %rdx
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_
.Ltmp168:                               # EH_LABEL
# %bb.5:
	testq	%rdx, %rdx
	je	.LBB15_13
# %bb.6:
	testq	%rax, %rax
	setne	%al
	leaq	8(%r14), %rcx
	cmpq	%rcx, %rdx
	sete	%sil
	orb	%al, %sil
	movb	$1, %al
	jne	.LBB15_11
# %bb.7:
	movq	40(%rbx), %r15
	movq	40(%rdx), %r12
	cmpq	%r15, %r12
	movq	%r15, %rax
	cmovbq	%r12, %rax
	testq	%rax, %rax
	je	.LBB15_9
# %bb.8:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i.i.i
	movq	32(%rdx), %rsi
	movq	(%r13), %rdi
	movq	%rdx, %r13
	movq	%rax, %rdx
	movq	%rcx, %rbp
	callq	memcmp@PLT
	movq	%rbp, %rcx
	movq	%r13, %rdx
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB15_10
.LBB15_9:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i.i.i
	subq	%r12, %r15
	cmpq	$-2147483647, %r15              # imm = 0x80000001
	movq	$-2147483648, %rsi              # imm = 0x80000000
	cmovgeq	%r15, %rsi
	cmpq	$2147483647, %rsi               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rsi, %rax
.LBB15_10:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit.i.i
	shrl	$31, %eax
.LBB15_11:                              # %.thread
	movzbl	%al, %edi
	movq	%rbx, %rsi
	callq	_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_@PLT
	incq	40(%r14)
	jmp	.LBB15_16
.LBB15_13:
	movq	%rax, %r14
	movq	(%r13), %rdi
	leaq	48(%rbx), %rax
	cmpq	%rax, %rdi
	je	.LBB15_15
# %bb.14:
	movq	(%rax), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB15_15:                              # %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit.i
	movl	$72, %esi
	movq	%rbx, %rdi
	callq	_ZdlPvm@PLT
	movq	%r14, %rbx
.LBB15_16:                              # %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev.exit
	movq	%rbx, %rax
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
.LBB15_12:
	.cfi_def_cfa_offset 80
.Ltmp169:                               # EH_LABEL
	movq	%rax, %rbx
	leaq	8(%rsp), %rdi
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end15:
	.size	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_, .Lfunc_end15-_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_
	.cfi_endproc
	.section	.gcc_except_table._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,"aG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE22_M_emplace_hint_uniqueIJRKSt21piecewise_construct_tSt5tupleIJOS5_EESJ_IJEEEEESt17_Rb_tree_iteratorIS8_ESt23_Rb_tree_const_iteratorIS8_EDpOT_,comdat
	.p2align	2, 0x0
GCC_except_table15:
.Lexception5:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end5-.Lcst_begin5
.Lcst_begin5:
	.uleb128 .Lfunc_begin5-.Lfunc_begin5    # >> Call Site 1 <<
	.uleb128 .Ltmp167-.Lfunc_begin5         #   Call between .Lfunc_begin5 and .Ltmp167
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp167-.Lfunc_begin5         # >> Call Site 2 <<
	.uleb128 .Ltmp168-.Ltmp167              #   Call between .Ltmp167 and .Ltmp168
	.uleb128 .Ltmp169-.Lfunc_begin5         #     jumps to .Ltmp169
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp168-.Lfunc_begin5         # >> Call Site 3 <<
	.uleb128 .Lfunc_end15-.Ltmp168          #   Call between .Ltmp168 and .Lfunc_end15
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end5:
	.p2align	2, 0x0
                                        # -- End function
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,comdat
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_ # -- Begin function _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_
	.p2align	4
	.type	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_,@function
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_: # @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_
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
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rdx, %rbp
	leaq	8(%rdi), %rax
	cmpq	%rax, %rsi
	je	.LBB16_4
# %bb.1:
	movq	%rsi, %r15
	movq	%rdi, 16(%rsp)                  # 8-byte Spill
	movq	8(%rbp), %rax
	movq	40(%rsi), %r14
	movq	%r14, %rbx
	subq	%rax, %rbx
	movq	%rax, %r12
	cmovbq	%r14, %r12
	testq	%r12, %r12
	movq	%rax, (%rsp)                    # 8-byte Spill
	movq	%rbp, 8(%rsp)                   # 8-byte Spill
	je	.LBB16_10
# %bb.2:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i11
	movq	32(%r15), %r13
	movq	(%rbp), %rbp
	movq	%rbp, %rdi
	movq	%r13, %rsi
	movq	%r12, %rdx
	callq	memcmp@PLT
	testl	%eax, %eax
	je	.LBB16_11
# %bb.3:                                # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit18.thread
	jns	.LBB16_12
	jmp	.LBB16_15
.LBB16_4:
	cmpq	$0, 40(%rdi)
	je	.LBB16_9
# %bb.5:
	movq	32(%rdi), %rdx
	movq	40(%rdx), %rbx
	movq	8(%rbp), %r14
	cmpq	%rbx, %r14
	movq	%rbx, %rax
	cmovbq	%r14, %rax
	testq	%rax, %rax
	je	.LBB16_7
# %bb.6:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
	movq	(%rbp), %rsi
	movq	%rdi, %r12
	movq	32(%rdx), %rdi
	movq	%rdx, %r15
	movq	%rax, %rdx
	callq	memcmp@PLT
	movq	%r12, %rdi
	movq	%r15, %rdx
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB16_8
.LBB16_7:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i
	subq	%r14, %rbx
	cmpq	$-2147483647, %rbx              # imm = 0x80000001
	movq	$-2147483648, %rcx              # imm = 0x80000000
	cmovgeq	%rbx, %rcx
	cmpq	$2147483647, %rcx               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rcx, %rax
.LBB16_8:                               # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
	testl	%eax, %eax
	js	.LBB16_31
.LBB16_9:
	movq	%rbp, %rsi
	jmp	.LBB16_28
.LBB16_10:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit18
	cmpq	%r14, %rax
	jns	.LBB16_21
	jmp	.LBB16_15
.LBB16_11:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit18.thread68
	cmpq	%r14, (%rsp)                    # 8-byte Folded Reload
	js	.LBB16_15
.LBB16_12:                              # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i29
	movq	%r13, %rdi
	movq	%rbp, %rsi
	movq	%r12, %rdx
	callq	memcmp@PLT
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	je	.LBB16_21
# %bb.13:                               # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit36
	testl	%eax, %eax
	js	.LBB16_22
.LBB16_14:
	xorl	%edx, %edx
	movq	%r15, %rax
	jmp	.LBB16_29
.LBB16_15:
	movq	16(%rsp), %r13                  # 8-byte Reload
	movq	24(%r13), %rax
	movq	%rax, %rdx
	cmpq	%r15, %rax
	je	.LBB16_29
# %bb.16:
	movq	%r15, %rdi
	callq	_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base@PLT
	movq	%rax, %rdx
	movq	40(%rax), %r14
	movq	(%rsp), %rcx                    # 8-byte Reload
	cmpq	%r14, %rcx
	movq	%r14, %rax
	cmovbq	%rcx, %rax
	testq	%rax, %rax
	movq	8(%rsp), %r12                   # 8-byte Reload
	je	.LBB16_18
# %bb.17:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i20
	movq	(%r12), %rsi
	movq	32(%rdx), %rdi
	movq	%rdx, %rbx
	movq	%rax, %rdx
	callq	memcmp@PLT
	movq	%rbx, %rdx
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB16_19
.LBB16_18:                              # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i23
	subq	(%rsp), %r14                    # 8-byte Folded Reload
	cmpq	$-2147483647, %r14              # imm = 0x80000001
	movq	$-2147483648, %rcx              # imm = 0x80000000
	cmovgeq	%r14, %rcx
	cmpq	$2147483647, %rcx               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rcx, %rax
.LBB16_19:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit27
	testl	%eax, %eax
	jns	.LBB16_27
# %bb.20:
	movq	24(%rdx), %rax
	testq	%rax, %rax
	cmovneq	%r15, %rax
	cmovneq	%r15, %rdx
	jmp	.LBB16_29
.LBB16_21:                              # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i32
	cmpq	$-2147483647, %rbx              # imm = 0x80000001
	movq	$-2147483648, %rcx              # imm = 0x80000000
	cmovgeq	%rbx, %rcx
	cmpq	$2147483647, %rcx               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rcx, %rax
	testl	%eax, %eax
	jns	.LBB16_14
.LBB16_22:
	movq	16(%rsp), %r13                  # 8-byte Reload
	movq	32(%r13), %rdx
	cmpq	%r15, %rdx
	je	.LBB16_31
# %bb.23:
	movq	%r15, %rdi
	callq	_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base@PLT
	movq	%rax, %rdx
	movq	40(%rax), %r14
	movq	(%rsp), %rax                    # 8-byte Reload
	cmpq	%rax, %r14
	cmovbq	%r14, %rax
	testq	%rax, %rax
	movq	8(%rsp), %r12                   # 8-byte Reload
	je	.LBB16_25
# %bb.24:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i38
	movq	32(%rdx), %rsi
	movq	(%r12), %rdi
	movq	%rdx, %rbx
	movq	%rax, %rdx
	callq	memcmp@PLT
	movq	%rbx, %rdx
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB16_26
.LBB16_25:                              # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i41
	movq	(%rsp), %rax                    # 8-byte Reload
	subq	%r14, %rax
	cmpq	$-2147483647, %rax              # imm = 0x80000001
	movq	$-2147483648, %rcx              # imm = 0x80000000
	cmovgeq	%rax, %rcx
	cmpq	$2147483647, %rcx               # imm = 0x7FFFFFFF
	movl	$2147483647, %eax               # imm = 0x7FFFFFFF
	cmovlq	%rcx, %rax
.LBB16_26:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit45
	testl	%eax, %eax
	js	.LBB16_32
.LBB16_27:
	movq	%r13, %rdi
	movq	%r12, %rsi
.LBB16_28:
	callq	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_
	jmp	.LBB16_29
.LBB16_31:
	xorl	%eax, %eax
.LBB16_29:
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
.LBB16_32:
	.cfi_def_cfa_offset 80
	movq	24(%r15), %rax
	testq	%rax, %rax
	cmovneq	%rdx, %rax
	cmoveq	%r15, %rdx
	jmp	.LBB16_29
.Lfunc_end16:
	.size	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_, .Lfunc_end16-_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE29_M_get_insert_hint_unique_posESt23_Rb_tree_const_iteratorIS8_ERS7_
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev,comdat
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev # -- Begin function _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev
	.p2align	4
	.type	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev,@function
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev: # @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev
	.cfi_startproc
# %bb.0:
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset %rbx, -16
	movq	8(%rdi), %rbx
	testq	%rbx, %rbx
	je	.LBB17_4
# %bb.1:
	movq	32(%rbx), %rdi
	leaq	48(%rbx), %rax
	cmpq	%rax, %rdi
	je	.LBB17_3
# %bb.2:
	movq	(%rax), %rsi
	incq	%rsi
	callq	_ZdlPvm@PLT
.LBB17_3:                               # %_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE12_M_drop_nodeEPSt13_Rb_tree_nodeIS8_E.exit
	movl	$72, %esi
	movq	%rbx, %rdi
	popq	%rbx
	.cfi_def_cfa_offset 8
	jmp	_ZdlPvm@PLT                     # TAILCALL
.LBB17_4:
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
	retq
.Lfunc_end17:
	.size	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev, .Lfunc_end17-_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE10_Auto_nodeD2Ev
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,"axG",@progbits,_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,comdat
	.weak	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_ # -- Begin function _ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_
	.p2align	4
	.type	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_,@function
_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_: # @_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_
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
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r13
	movq	16(%rdi), %rcx
	testq	%rcx, %rcx
	je	.LBB18_1
# %bb.2:                                # %.lr.ph
	movq	%rdi, 8(%rsp)                   # 8-byte Spill
	movq	(%r13), %r12
	movq	%r13, 16(%rsp)                  # 8-byte Spill
	movq	8(%r13), %r13
	movq	$-2147483648, %rbp              # imm = 0x80000000
	movl	$2147483647, %r14d              # imm = 0x7FFFFFFF
	jmp	.LBB18_3
	.p2align	4
.LBB18_5:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i
                                        #   in Loop: Header=BB18_3 Depth=1
	movq	%r13, %rax
	subq	%r15, %rax
	cmpq	$-2147483647, %rax              # imm = 0x80000001
	cmovlq	%rbp, %rax
	cmpq	$2147483647, %rax               # imm = 0x7FFFFFFF
	cmovgeq	%r14, %rax
.LBB18_6:                               # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit
                                        #   in Loop: Header=BB18_3 Depth=1
	movl	%eax, %ecx
	notl	%ecx
	shrl	$31, %ecx
	movq	16(%rbx,%rcx,8), %rcx
	testq	%rcx, %rcx
	je	.LBB18_7
.LBB18_3:                               # =>This Inner Loop Header: Depth=1
	movq	%rcx, %rbx
	movq	40(%rcx), %r15
	cmpq	%r13, %r15
	movq	%r13, %rdx
	cmovbq	%r15, %rdx
	testq	%rdx, %rdx
	je	.LBB18_5
# %bb.4:                                # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i
                                        #   in Loop: Header=BB18_3 Depth=1
	movq	32(%rbx), %rsi
	movq	%r12, %rdi
	callq	memcmp@PLT
                                        # kill: def $eax killed $eax def $rax
	testl	%eax, %eax
	jne	.LBB18_6
	jmp	.LBB18_5
.LBB18_7:                               # %._crit_edge
	movq	%rax, %rcx
	movq	%rbx, %rax
	testl	%ecx, %ecx
	movq	16(%rsp), %r13                  # 8-byte Reload
	movq	8(%rsp), %rdi                   # 8-byte Reload
	jns	.LBB18_11
# %bb.8:                                # %._crit_edge.thread
	cmpq	24(%rdi), %rbx
	je	.LBB18_9
.LBB18_10:
	movq	%rbx, %rdi
	callq	_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base@PLT
.LBB18_11:
	movq	40(%rax), %r14
	movq	8(%r13), %r15
	cmpq	%r14, %r15
	movq	%r14, %rdx
	cmovbq	%r15, %rdx
	testq	%rdx, %rdx
	je	.LBB18_13
# %bb.12:                               # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.i.i.i6
	movq	(%r13), %rsi
	movq	32(%rax), %rdi
	movq	%rax, %r12
	callq	memcmp@PLT
	movl	%eax, %ecx
	movq	%r12, %rax
	testl	%ecx, %ecx
	jne	.LBB18_14
.LBB18_13:                              # %_ZNSt11char_traitsIcE7compareEPKcS2_m.exit.thread.i.i.i9
	subq	%r15, %r14
	cmpq	$-2147483647, %r14              # imm = 0x80000001
	movq	$-2147483648, %rdx              # imm = 0x80000000
	cmovgeq	%r14, %rdx
	cmpq	$2147483647, %rdx               # imm = 0x7FFFFFFF
	movl	$2147483647, %ecx               # imm = 0x7FFFFFFF
	cmovlq	%rdx, %rcx
.LBB18_14:                              # %_ZNKSt4lessINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEEclERKS5_S8_.exit13
	xorl	%edx, %edx
	testl	%ecx, %ecx
	cmovsq	%rdx, %rax
	cmovnsq	%rdx, %rbx
	jmp	.LBB18_15
.LBB18_1:
	leaq	8(%rdi), %rbx
	cmpq	24(%rdi), %rbx
	jne	.LBB18_10
.LBB18_9:
	xorl	%eax, %eax
.LBB18_15:
	movq	%rbx, %rdx
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
.Lfunc_end18:
	.size	_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_, .Lfunc_end18-_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_iESt10_Select1stIS8_ESt4lessIS5_ESaIS8_EE24_M_get_insert_unique_posERS7_
	.cfi_endproc
                                        # -- End function
	.section	.text.startup,"ax",@progbits
	.p2align	4                               # -- Begin function _GLOBAL__sub_I_printf_formats.hip
	.type	_GLOBAL__sub_I_printf_formats.hip,@function
_GLOBAL__sub_I_printf_formats.hip:      # @_GLOBAL__sub_I_printf_formats.hip
	.cfi_startproc
# %bb.0:
	leaq	_ZL9host_textB5cxx11+16(%rip), %rax
	movq	%rax, _ZL9host_textB5cxx11(%rip)
	leaq	_ZL9host_textB5cxx11(%rip), %rsi
	movq	$0, _ZL9host_textB5cxx11+8(%rip)
	movb	$0, _ZL9host_textB5cxx11+16(%rip)
	movq	_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED2Ev@GOTPCREL(%rip), %rdi
	leaq	__dso_handle(%rip), %rdx
	jmp	__cxa_atexit@PLT                # TAILCALL
.Lfunc_end19:
	.size	_GLOBAL__sub_I_printf_formats.hip, .Lfunc_end19-_GLOBAL__sub_I_printf_formats.hip
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
	movq	__hip_gpubin_handle_17ccc87f565d0d1e(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB20_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_17ccc87f565d0d1e(%rip)
.LBB20_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9print_allPKc@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z5linesPi@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11long_stringPKc@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7dynamicPKc@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$1, (%rsp)
	leaq	constant_text(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movl	$9, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	global_text(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movl	$16, %r9d
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
.Lfunc_end20:
	.size	__hip_module_ctor, .Lfunc_end20-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_17ccc87f565d0d1e(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB21_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_17ccc87f565d0d1e(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB21_2:
	retq
.Lfunc_end21:
	.size	__hip_module_dtor, .Lfunc_end21-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	constant_text,@object           # @constant_text
	.local	constant_text
	.comm	constant_text,9,1
	.type	global_text,@object             # @global_text
	.local	global_text
	.comm	global_text,16,16
	.type	_Z9print_allPKc,@object         # @_Z9print_allPKc
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z9print_allPKc
	.p2align	3, 0x0
_Z9print_allPKc:
	.quad	_Z24__device_stub__print_allPKc
	.size	_Z9print_allPKc, 8

	.type	_Z5linesPi,@object              # @_Z5linesPi
	.globl	_Z5linesPi
	.p2align	3, 0x0
_Z5linesPi:
	.quad	_Z20__device_stub__linesPi
	.size	_Z5linesPi, 8

	.type	_Z11long_stringPKc,@object      # @_Z11long_stringPKc
	.globl	_Z11long_stringPKc
	.p2align	3, 0x0
_Z11long_stringPKc:
	.quad	_Z26__device_stub__long_stringPKc
	.size	_Z11long_stringPKc, 8

	.type	_Z7dynamicPKc,@object           # @_Z7dynamicPKc
	.globl	_Z7dynamicPKc
	.p2align	3, 0x0
_Z7dynamicPKc:
	.quad	_Z22__device_stub__dynamicPKc
	.size	_Z7dynamicPKc, 8

	.type	_ZL9host_textB5cxx11,@object    # @_ZL9host_textB5cxx11
	.local	_ZL9host_textB5cxx11
	.comm	_ZL9host_textB5cxx11,32,8
	.hidden	__dso_handle
	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"no arguments\n"
	.size	.L.str, 14

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"100%% and %%d %d%%\n"
	.size	.L.str.1, 20

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"[%c] [%5c] [%-5c]\n"
	.size	.L.str.2, 19

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"%hhd %hhu %hhx %hd %hu %d %u\n"
	.size	.L.str.3, 30

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"%ld %lu %lx %lld %llu %llX\n"
	.size	.L.str.4, 28

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"%jd %ju %zd %zu %zx %td\n"
	.size	.L.str.5, 25

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"%o %#o %#x %#X %+d % d %05d %-5d| %'d\n"
	.size	.L.str.6, 39

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"%.3d %8.3d %-8.3d| %+.4d %.0d|\n"
	.size	.L.str.7, 32

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"%f %F %e %E %g %G %a %A\n"
	.size	.L.str.8, 25

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"%.0f %.1f %10.3f %-10.3f| %+f %#.0f %010.2f\n"
	.size	.L.str.9, 45

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"%f %e %g %f %F\n"
	.size	.L.str.10, 16

	.type	.L.str.11,@object               # @.str.11
.L.str.11:
	.asciz	"%Lf %Le\n"
	.size	.L.str.11, 9

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"%f %g\n"
	.size	.L.str.12, 7

	.type	.L.str.13,@object               # @.str.13
.L.str.13:
	.asciz	"[%*d] [%-*d] [%.*f] [%*.*f] [%*s]\n"
	.size	.L.str.13, 35

	.type	.L.str.14,@object               # @.str.14
.L.str.14:
	.asciz	"left"
	.size	.L.str.14, 5

	.type	.L.str.15,@object               # @.str.15
.L.str.15:
	.asciz	"[%s] [%10s] [%-10s] [%.3s] [%.*s] [%%s]\n"
	.size	.L.str.15, 41

	.type	.L.str.16,@object               # @.str.16
.L.str.16:
	.asciz	"constant"
	.size	.L.str.16, 9

	.type	.L.str.17,@object               # @.str.17
.L.str.17:
	.asciz	"global"
	.size	.L.str.17, 7

	.type	.L.str.18,@object               # @.str.18
.L.str.18:
	.asciz	"shared"
	.size	.L.str.18, 7

	.type	.L.str.19,@object               # @.str.19
.L.str.19:
	.asciz	"local0"
	.size	.L.str.19, 7

	.type	.L.str.20,@object               # @.str.20
.L.str.20:
	.asciz	"xyz"
	.size	.L.str.20, 4

	.type	.L.str.21,@object               # @.str.21
.L.str.21:
	.asciz	"%s%s%s|%s\n"
	.size	.L.str.21, 11

	.type	.L.str.22,@object               # @.str.22
.L.str.22:
	.zero	1
	.size	.L.str.22, 1

	.type	.L.str.23,@object               # @.str.23
.L.str.23:
	.asciz	"a"
	.size	.L.str.23, 2

	.type	.L.str.24,@object               # @.str.24
.L.str.24:
	.asciz	"(null)"
	.size	.L.str.24, 7

	.type	.L.str.25,@object               # @.str.25
.L.str.25:
	.asciz	"%p %p\n"
	.size	.L.str.25, 7

	.type	.L.str.26,@object               # @.str.26
.L.str.26:
	.asciz	"%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %s %f %d\n"
	.size	.L.str.26, 118

	.type	.L.str.27,@object               # @.str.27
.L.str.27:
	.asciz	"many"
	.size	.L.str.27, 5

	.type	.L.str.28,@object               # @.str.28
.L.str.28:
	.asciz	"device:\n%shost:\n%s"
	.size	.L.str.28, 19

	.type	.L.str.29,@object               # @.str.29
.L.str.29:
	.asciz	"nothing"
	.size	.L.str.29, 8

	.type	.L.str.30,@object               # @.str.30
.L.str.30:
	.asciz	"thread %d: %s, %f, end"
	.size	.L.str.30, 23

	.type	.L.str.31,@object               # @.str.31
.L.str.31:
	.asciz	"odd"
	.size	.L.str.31, 4

	.type	.L.str.32,@object               # @.str.32
.L.str.32:
	.asciz	"even"
	.size	.L.str.32, 5

	.type	.L.str.33,@object               # @.str.33
.L.str.33:
	.asciz	"<"
	.size	.L.str.33, 2

	.type	.L.str.34,@object               # @.str.34
.L.str.34:
	.asciz	">\n"
	.size	.L.str.34, 3

	.type	.L__const.main.format,@object   # @__const.main.format
.L__const.main.format:
	.asciz	"%d is %s\n"
	.size	.L__const.main.format, 10

	.type	.L.str.35,@object               # @.str.35
.L.str.35:
	.asciz	"7 is seven\nchosen 8\n"
	.size	.L.str.35, 21

	.type	.L.str.36,@object               # @.str.36
.L.str.36:
	.asciz	"hipDeviceSynchronize()"
	.size	.L.str.36, 23

	.type	.L.str.37,@object               # @.str.37
.L.str.37:
	.asciz	"tests/programs/printf_formats.hip"
	.size	.L.str.37, 34

	.type	.L.str.38,@object               # @.str.38
.L.str.38:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.38, 20

	.type	.L.str.39,@object               # @.str.39
.L.str.39:
	.asciz	"basic_string::append"
	.size	.L.str.39, 21

	.type	.L.str.40,@object               # @.str.40
.L.str.40:
	.asciz	"hipGetLastError()"
	.size	.L.str.40, 18

	.type	.L.str.41,@object               # @.str.41
.L.str.41:
	.asciz	"tests/programs/support.h"
	.size	.L.str.41, 25

	.type	.L.str.42,@object               # @.str.42
.L.str.42:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.42, 24

	.type	.L.str.43,@object               # @.str.43
.L.str.43:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.43, 63

	.type	.L.str.44,@object               # @.str.44
.L.str.44:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.44, 39

	.type	.L.str.45,@object               # @.str.45
.L.str.45:
	.asciz	"basic_string::substr"
	.size	.L.str.45, 21

	.type	.L.str.46,@object               # @.str.46
.L.str.46:
	.asciz	"%s: __pos (which is %zu) > this->size() (which is %zu)"
	.size	.L.str.46, 55

	.type	_ZSt19piecewise_construct,@object # @_ZSt19piecewise_construct
	.section	.rodata._ZSt19piecewise_construct,"aG",@progbits,_ZSt19piecewise_construct,comdat
	.weak	_ZSt19piecewise_construct
_ZSt19piecewise_construct:
	.zero	1
	.size	_ZSt19piecewise_construct, 1

	.type	.L.str.49,@object               # @.str.49
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.49:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.49, 72

	.type	.L.str.50,@object               # @.str.50
.L.str.50:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.50, 49

	.type	.L.str.51,@object               # @.str.51
.L.str.51:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.51, 64

	.type	.L.str.52,@object               # @.str.52
.L.str.52:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.52, 73

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z9print_allPKc"
	.size	.L__unnamed_1, 16

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z5linesPi"
	.size	.L__unnamed_2, 11

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z11long_stringPKc"
	.size	.L__unnamed_3, 19

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z7dynamicPKc"
	.size	.L__unnamed_4, 14

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"constant_text"
	.size	.L__unnamed_5, 14

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"global_text"
	.size	.L__unnamed_6, 12

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_17ccc87f565d0d1e
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_17ccc87f565d0d1e,@object # @__hip_gpubin_handle_17ccc87f565d0d1e
	.local	__hip_gpubin_handle_17ccc87f565d0d1e
	.comm	__hip_gpubin_handle_17ccc87f565d0d1e,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	_GLOBAL__sub_I_printf_formats.hip
	.quad	__hip_module_ctor
	.type	__hip_cuid_17ccc87f565d0d1e,@object # @__hip_cuid_17ccc87f565d0d1e
	.bss
	.globl	__hip_cuid_17ccc87f565d0d1e
__hip_cuid_17ccc87f565d0d1e:
	.byte	0                               # 0x0
	.size	__hip_cuid_17ccc87f565d0d1e, 1

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
	.addrsig_sym _Z24__device_stub__print_allPKc
	.addrsig_sym _Z20__device_stub__linesPi
	.addrsig_sym _Z26__device_stub__long_stringPKc
	.addrsig_sym _Z22__device_stub__dynamicPKc
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _GLOBAL__sub_I_printf_formats.hip
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym constant_text
	.addrsig_sym global_text
	.addrsig_sym _Z9print_allPKc
	.addrsig_sym _Z5linesPi
	.addrsig_sym _Z11long_stringPKc
	.addrsig_sym _Z7dynamicPKc
	.addrsig_sym _ZL9host_textB5cxx11
	.addrsig_sym __dso_handle
	.addrsig_sym _ZSt19piecewise_construct
	.addrsig_sym __hip_fatbin_17ccc87f565d0d1e
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_17ccc87f565d0d1e
