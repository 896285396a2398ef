	.file	"texture_handles.hip"
	.text
	.globl	_Z23__device_stub__by_valuePf5Scene # -- Begin function _Z23__device_stub__by_valuePf5Scene
	.p2align	4
	.type	_Z23__device_stub__by_valuePf5Scene,@function
_Z23__device_stub__by_valuePf5Scene:    # @_Z23__device_stub__by_valuePf5Scene
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	96(%rsp), %rax
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
	movq	_Z8by_valuePf5Scene@GOTPCREL(%rip), %rdi
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
	.size	_Z23__device_stub__by_valuePf5Scene, .Lfunc_end0-_Z23__device_stub__by_valuePf5Scene
	.cfi_endproc
                                        # -- End function
	.globl	_Z21__device_stub__chosenPfP13__hip_textureS1_ # -- Begin function _Z21__device_stub__chosenPfP13__hip_textureS1_
	.p2align	4
	.type	_Z21__device_stub__chosenPfP13__hip_textureS1_,@function
_Z21__device_stub__chosenPfP13__hip_textureS1_: # @_Z21__device_stub__chosenPfP13__hip_textureS1_
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
	movq	_Z6chosenPfP13__hip_textureS1_@GOTPCREL(%rip), %rdi
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
	.size	_Z21__device_stub__chosenPfP13__hip_textureS1_, .Lfunc_end1-_Z21__device_stub__chosenPfP13__hip_textureS1_
	.cfi_endproc
                                        # -- End function
	.globl	_Z22__device_stub__swappedPfP13__hip_textureS1_i # -- Begin function _Z22__device_stub__swappedPfP13__hip_textureS1_i
	.p2align	4
	.type	_Z22__device_stub__swappedPfP13__hip_textureS1_i,@function
_Z22__device_stub__swappedPfP13__hip_textureS1_i: # @_Z22__device_stub__swappedPfP13__hip_textureS1_i
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, 72(%rsp)
	movq	%rsi, 64(%rsp)
	movq	%rdx, 56(%rsp)
	movl	%ecx, 4(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 104(%rsp)
	leaq	40(%rsp), %rdi
	leaq	24(%rsp), %rsi
	leaq	16(%rsp), %rdx
	leaq	8(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
	movq	40(%rsp), %rsi
	movl	48(%rsp), %edx
	movq	24(%rsp), %rcx
	movl	32(%rsp), %r8d
	movq	_Z7swappedPfP13__hip_textureS1_i@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end2:
	.size	_Z22__device_stub__swappedPfP13__hip_textureS1_i, .Lfunc_end2-_Z22__device_stub__swappedPfP13__hip_textureS1_i
	.cfi_endproc
                                        # -- End function
	.globl	_Z27__device_stub__in_functionsPf5Scenei # -- Begin function _Z27__device_stub__in_functionsPf5Scenei
	.p2align	4
	.type	_Z27__device_stub__in_functionsPf5Scenei,@function
_Z27__device_stub__in_functionsPf5Scenei: # @_Z27__device_stub__in_functionsPf5Scenei
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rdi, 56(%rsp)
	movl	%esi, 4(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	96(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	4(%rsp), %rax
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
	movq	_Z12in_functionsPf5Scenei@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end3:
	.size	_Z27__device_stub__in_functionsPf5Scenei, .Lfunc_end3-_Z27__device_stub__in_functionsPf5Scenei
	.cfi_endproc
                                        # -- End function
	.globl	_Z24__device_stub__in_memoryPfPKP13__hip_texturei # -- Begin function _Z24__device_stub__in_memoryPfPKP13__hip_texturei
	.p2align	4
	.type	_Z24__device_stub__in_memoryPfPKP13__hip_texturei,@function
_Z24__device_stub__in_memoryPfPKP13__hip_texturei: # @_Z24__device_stub__in_memoryPfPKP13__hip_texturei
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
	movq	_Z9in_memoryPfPKP13__hip_texturei@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$120, %rsp
	.cfi_adjust_cfa_offset -120
	retq
.Lfunc_end4:
	.size	_Z24__device_stub__in_memoryPfPKP13__hip_texturei, .Lfunc_end4-_Z24__device_stub__in_memoryPfPKP13__hip_texturei
	.cfi_endproc
                                        # -- End function
	.globl	_Z25__device_stub__as_integerPfy # -- Begin function _Z25__device_stub__as_integerPfy
	.p2align	4
	.type	_Z25__device_stub__as_integerPfy,@function
_Z25__device_stub__as_integerPfy:       # @_Z25__device_stub__as_integerPfy
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
	movq	_Z10as_integerPfy@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end5:
	.size	_Z25__device_stub__as_integerPfy, .Lfunc_end5-_Z25__device_stub__as_integerPfy
	.cfi_endproc
                                        # -- End function
	.globl	_Z26__device_stub__may_be_nullPfP13__hip_texture # -- Begin function _Z26__device_stub__may_be_nullPfP13__hip_texture
	.p2align	4
	.type	_Z26__device_stub__may_be_nullPfP13__hip_texture,@function
_Z26__device_stub__may_be_nullPfP13__hip_texture: # @_Z26__device_stub__may_be_nullPfP13__hip_texture
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
	movq	_Z11may_be_nullPfP13__hip_texture@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end6:
	.size	_Z26__device_stub__may_be_nullPfP13__hip_texture, .Lfunc_end6-_Z26__device_stub__may_be_nullPfP13__hip_texture
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0                          # -- Begin function _Z5texelii
.LCPI7_0:
	.long	0x3c000000                      # float 0.0078125
	.text
	.globl	_Z5texelii
	.p2align	4
	.type	_Z5texelii,@function
_Z5texelii:                             # @_Z5texelii
	.cfi_startproc
# %bb.0:
                                        # kill: def $esi killed $esi def $rsi
	imull	$100, %edi, %eax
	addl	%esi, %eax
	addl	$100, %eax
	cvtsi2ss	%eax, %xmm0
	mulss	.LCPI7_0(%rip), %xmm0
	retq
.Lfunc_end7:
	.size	_Z5texelii, .Lfunc_end7-_Z5texelii
	.cfi_endproc
                                        # -- End function
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0                          # -- Begin function main
.LCPI8_0:
	.long	0x3c000000                      # float 0.0078125
.LCPI8_2:
	.long	0x40400000                      # float 3
.LCPI8_5:
	.long	0x3f800000                      # float 1
.LCPI8_7:
	.long	0x447a0000                      # float 1000
.LCPI8_8:
	.long	0xbf800000                      # float -1
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI8_1:
	.long	0x3c000000                      # float 0.0078125
	.long	0x3c000000                      # float 0.0078125
	.zero	4
	.zero	4
.LCPI8_3:
	.long	0x3f000000                      # float 0.5
	.long	0x40800000                      # float 4
	.zero	4
	.zero	4
.LCPI8_4:
	.long	0x40800000                      # float 4
	.long	0x40000000                      # float 2
	.zero	4
	.zero	4
.LCPI8_6:
	.long	0x42c80000                      # float 100
	.long	0x41200000                      # float 10
	.zero	4
	.zero	4
.LCPI8_10:
	.long	0x3f000000                      # float 0.5
	.long	0x40800000                      # float 4
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
.LCPI8_11:
	.long	0x40800000                      # float 4
	.long	0x40000000                      # float 2
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
.LCPI8_12:
	.long	0x42c80000                      # float 100
	.long	0x41200000                      # float 10
	.long	0x00000000                      # float 0
	.long	0x00000000                      # float 0
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	3, 0x0
.LCPI8_9:
	.quad	0xbff0000000000000              # double -1
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
	subq	$488, %rsp                      # imm = 0x1E8
	.cfi_def_cfa_offset 544
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	xorl	%r15d, %r15d
	movabsq	$2305843009213693951, %r13      # imm = 0x1FFFFFFFFFFFFFFF
	xorl	%r12d, %r12d
	xorl	%ebx, %ebx
	xorl	%r14d, %r14d
	jmp	.LBB8_3
	.p2align	4
.LBB8_1:                                #   in Loop: Header=BB8_3 Depth=1
	movss	%xmm0, (%rbx)
.LBB8_2:                                # %_ZNSt6vectorIfSaIfEE9push_backEOf.exit
                                        #   in Loop: Header=BB8_3 Depth=1
	addq	$4, %rbx
	incl	%r15d
	cmpl	$256, %r15d                     # imm = 0x100
	je	.LBB8_15
.LBB8_3:                                # =>This Inner Loop Header: Depth=1
	movl	%r15d, %eax
	shrl	$6, %eax
	movl	%r15d, %ecx
	andl	$63, %ecx
	imull	$100, %eax, %eax
	addl	%ecx, %eax
	addl	$100, %eax
	xorps	%xmm0, %xmm0
	cvtsi2ss	%eax, %xmm0
	mulss	.LCPI8_0(%rip), %xmm0
	cmpq	%r12, %rbx
	jne	.LBB8_1
# %bb.4:                                #   in Loop: Header=BB8_3 Depth=1
	movq	%r12, %rbx
	subq	%r14, %rbx
	movabsq	$9223372036854775804, %rax      # imm = 0x7FFFFFFFFFFFFFFC
	cmpq	%rax, %rbx
	movq	%r14, 160(%rsp)                 # 8-byte Spill
	movq	%r12, 280(%rsp)                 # 8-byte Spill
	je	.LBB8_176
# %bb.5:                                # %_ZNKSt6vectorIfSaIfEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	movq	%rbx, %rax
	sarq	$2, %rax
	cmpq	$1, %rax
	movq	%rax, %rcx
	adcq	$0, %rcx
	leaq	(%rcx,%rax), %rdx
	cmpq	%r13, %rdx
	jb	.LBB8_7
# %bb.6:                                # %_ZNKSt6vectorIfSaIfEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	movq	%r13, %rdx
.LBB8_7:                                # %_ZNKSt6vectorIfSaIfEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	movss	%xmm0, 156(%rsp)                # 4-byte Spill
	movq	%r13, %rbp
	addq	%rax, %rcx
	jb	.LBB8_9
# %bb.8:                                # %_ZNKSt6vectorIfSaIfEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	movq	%rdx, %rbp
.LBB8_9:                                # %_ZNKSt6vectorIfSaIfEE12_M_check_lenEmPKc.exit.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	leaq	(,%rbp,4), %rdi
.Ltmp0:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	_Znwm@PLT
.Ltmp1:                                 # EH_LABEL
# %bb.10:                               # %.noexc118
                                        #   in Loop: Header=BB8_3 Depth=1
	movq	%rax, %r14
	movss	156(%rsp), %xmm0                # 4-byte Reload
                                        # xmm0 = mem[0],zero,zero,zero
	movss	%xmm0, (%rax,%rbx)
	testq	%rbx, %rbx
	movq	160(%rsp), %r12                 # 8-byte Reload
	jle	.LBB8_12
# %bb.11:                               #   in Loop: Header=BB8_3 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r12, %rsi
	movq	%rbx, %rdx
	callq	memmove@PLT
.LBB8_12:                               # %_ZNSt6vectorIfSaIfEE11_S_relocateEPfS2_S2_RS0_.exit16.i.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	testq	%r12, %r12
	je	.LBB8_14
# %bb.13:                               #   in Loop: Header=BB8_3 Depth=1
	.cfi_escape 0x2e, 0x00
	movq	%r12, %rdi
	movq	%rbx, %rsi
	callq	_ZdlPvm@PLT
.LBB8_14:                               # %_ZNSt6vectorIfSaIfEE17_M_realloc_insertIJfEEEvN9__gnu_cxx17__normal_iteratorIPfS1_EEDpOT_.exit.i.i
                                        #   in Loop: Header=BB8_3 Depth=1
	addq	%r14, %rbx
	leaq	(%r14,%rbp,4), %r12
	jmp	.LBB8_2
.LBB8_15:
.Ltmp3:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
.Ltmp4:                                 # EH_LABEL
# %bb.16:
	movq	%rax, 216(%rsp)
	movq	%rax, %rbx
	addq	$256, %rbx                      # imm = 0x100
	movq	%rbx, 232(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$256, %edx                      # imm = 0x100
	movq	%rax, %rdi
	movq	%r14, %rsi
	callq	memcpy@PLT
	movq	%rbx, 224(%rsp)
.Ltmp6:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	456(%rsp), %rdi
	leaq	216(%rsp), %rsi
	movl	$64, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	movq	%r14, 160(%rsp)                 # 8-byte Spill
	movq	%r12, 280(%rsp)                 # 8-byte Spill
	callq	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
.Ltmp7:                                 # EH_LABEL
# %bb.17:
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_19
# %bb.18:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_19:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit
.Ltmp9:                                 # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
.Ltmp10:                                # EH_LABEL
# %bb.20:
	leaq	256(%r14), %rsi
	movq	%rax, 216(%rsp)
	movq	%rax, %rbx
	addq	$256, %rbx                      # imm = 0x100
	movq	%rbx, 232(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$256, %edx                      # imm = 0x100
	movq	%rax, %rdi
	callq	memcpy@PLT
	movq	%rbx, 224(%rsp)
.Ltmp12:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	424(%rsp), %rdi
	leaq	216(%rsp), %rsi
	movl	$64, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
.Ltmp13:                                # EH_LABEL
# %bb.21:
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_23
# %bb.22:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_23:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit122
.Ltmp15:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
.Ltmp16:                                # EH_LABEL
# %bb.24:
	leaq	512(%r14), %rsi
	movq	%rax, 216(%rsp)
	movq	%rax, %rbx
	addq	$256, %rbx                      # imm = 0x100
	movq	%rbx, 232(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$256, %edx                      # imm = 0x100
	movq	%rax, %rdi
	callq	memcpy@PLT
	movq	%rbx, 224(%rsp)
.Ltmp18:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	392(%rsp), %rdi
	leaq	216(%rsp), %rsi
	movl	$64, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
.Ltmp19:                                # EH_LABEL
# %bb.25:
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_27
# %bb.26:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_27:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit126
.Ltmp21:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$256, %edi                      # imm = 0x100
	callq	_Znwm@PLT
.Ltmp22:                                # EH_LABEL
# %bb.28:
	leaq	768(%r14), %rsi
	movq	%rax, 216(%rsp)
	movq	%rax, %rbx
	addq	$256, %rbx                      # imm = 0x100
	movq	%rbx, 232(%rsp)
	.cfi_escape 0x2e, 0x00
	movl	$256, %edx                      # imm = 0x100
	movq	%rax, %rdi
	callq	memcpy@PLT
	movq	%rbx, 224(%rsp)
.Ltmp24:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	360(%rsp), %rdi
	leaq	216(%rsp), %rsi
	movl	$64, %edx
	xorl	%ecx, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
.Ltmp25:                                # EH_LABEL
# %bb.29:
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_31
# %bb.30:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_31:                               # %_ZNSt6vectorIfSaIfEED2Ev.exit130
	xorps	%xmm0, %xmm0
	movups	%xmm0, 260(%rsp)
	movups	%xmm0, 244(%rsp)
	movups	%xmm0, 228(%rsp)
	movl	$0, 276(%rsp)
	movabsq	$4294967297, %rax               # imm = 0x100000001
	movq	%rax, 216(%rsp)
	movl	$1, 224(%rsp)
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movq	456(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 184(%rsp)
.Ltmp27:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	184(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	216(%rsp), %rdx
	xorl	%ecx, %ecx
	callq	hipCreateTextureObject@PLT
.Ltmp28:                                # EH_LABEL
# %bb.32:                               # %.noexc131
	testl	%eax, %eax
	jne	.LBB8_178
# %bb.33:                               # %_ZN7TextureC2ERK15hipResourceDescRK14hipTextureDesc.exit
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movq	424(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 176(%rsp)
.Ltmp34:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	176(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	216(%rsp), %rdx
	xorl	%ecx, %ecx
	callq	hipCreateTextureObject@PLT
.Ltmp35:                                # EH_LABEL
# %bb.34:                               # %.noexc134
	testl	%eax, %eax
	jne	.LBB8_180
# %bb.35:                               # %_ZN7TextureC2ERK15hipResourceDescRK14hipTextureDesc.exit137
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movq	392(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 168(%rsp)
.Ltmp41:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	168(%rsp), %rdi
	leaq	64(%rsp), %rsi
	leaq	216(%rsp), %rdx
	xorl	%ecx, %ecx
	callq	hipCreateTextureObject@PLT
.Ltmp42:                                # EH_LABEL
# %bb.36:                               # %.noexc138
	testl	%eax, %eax
	jne	.LBB8_182
# %bb.37:                               # %_ZN7TextureC2ERK15hipResourceDescRK14hipTextureDesc.exit141
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 64(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movq	360(%rsp), %rax
	movq	%rax, 72(%rsp)
	movq	$0, 144(%rsp)
.Ltmp48:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	144(%rsp), %rdi
	leaq	64(%rsp), %rbx
	leaq	216(%rsp), %rdx
	movq	%rbx, %rsi
	xorl	%ecx, %ecx
	callq	hipCreateTextureObject@PLT
.Ltmp49:                                # EH_LABEL
# %bb.38:                               # %.noexc142
	testl	%eax, %eax
	jne	.LBB8_184
# %bb.39:                               # %_ZN7TextureC2ERK15hipResourceDescRK14hipTextureDesc.exit145
	movq	184(%rsp), %r12
	movq	176(%rsp), %r13
	movq	168(%rsp), %rbp
	movq	144(%rsp), %r14
.Ltmp55:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	$32, %edi
	callq	_Znwm@PLT
.Ltmp56:                                # EH_LABEL
# %bb.40:
	movq	%rax, 304(%rsp)
	movq	%rax, %rcx
	addq	$32, %rcx
	movq	%rcx, 320(%rsp)
	movq	%r12, (%rax)
	movq	%r13, 8(%rax)
	movq	%rbp, 16(%rax)
	movq	%r14, 24(%rax)
	movq	%rcx, 312(%rsp)
.Ltmp58:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	128(%rsp), %rdi
	movl	$64, %esi
	callq	_ZN11DeviceArrayIfEC2Em
.Ltmp59:                                # EH_LABEL
# %bb.41:
.Ltmp61:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp62:                                # EH_LABEL
# %bb.42:
	testl	%eax, %eax
	jne	.LBB8_45
# %bb.43:
	movq	128(%rsp), %rax
	movl	$7, 64(%rsp)
	movq	%r12, 72(%rsp)
	movq	%r13, 80(%rsp)
	movq	%rbp, 88(%rsp)
	movq	%r14, 96(%rsp)
	movl	$1056964608, 104(%rsp)          # imm = 0x3F000000
	movq	%rbp, 112(%rsp)
	movq	%rax, 32(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 192(%rsp)
	movq	%rbx, 200(%rsp)
.Ltmp63:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	24(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp64:                                # EH_LABEL
# %bb.44:                               # %.noexc147
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp65:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z8by_valuePf5Scene@GOTPCREL(%rip), %rdi
	leaq	192(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp66:                                # EH_LABEL
.LBB8_45:
.Ltmp67:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp68:                                # EH_LABEL
# %bb.46:                               # %.noexc158
	movq	%r14, 352(%rsp)                 # 8-byte Spill
	movq	$-64, %r15
	movq	checked(%rip), %rax
	movss	.LCPI8_2(%rip), %xmm5           # xmm5 = [3.0E+0,0.0E+0,0.0E+0,0.0E+0]
	movsd	.LCPI8_10(%rip), %xmm6          # xmm6 = [5.0E-1,4.0E+0,0.0E+0,0.0E+0]
	leaq	.L.str.24(%rip), %rbx
	leaq	.L.str(%rip), %r14
	jmp	.LBB8_48
	.p2align	4
.LBB8_47:                               #   in Loop: Header=BB8_48 Depth=1
	incq	%r15
	je	.LBB8_51
.LBB8_48:                               # =>This Inner Loop Header: Depth=1
	incq	%rax
	movq	%rax, checked(%rip)
	movq	64(%rsp), %rcx
	movss	256(%rcx,%r15,4), %xmm0         # xmm0 = mem[0],zero,zero,zero
	leal	164(%r15), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	leal	264(%r15), %ecx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%ecx, %xmm2
	movss	.LCPI8_0(%rip), %xmm3           # xmm3 = [7.8125E-3,0.0E+0,0.0E+0,0.0E+0]
	mulss	%xmm3, %xmm1
	mulss	%xmm3, %xmm2
	addss	%xmm2, %xmm2
	addss	%xmm1, %xmm2
	leal	464(%r15), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	leal	364(%r15), %ecx
	xorps	%xmm3, %xmm3
	cvtsi2ss	%ecx, %xmm3
	unpcklps	%xmm1, %xmm3                    # xmm3 = xmm3[0],xmm1[0],xmm3[1],xmm1[1]
	mulps	.LCPI8_1(%rip), %xmm3
	movaps	%xmm3, %xmm4
	mulss	%xmm5, %xmm4
	addss	%xmm2, %xmm4
	mulps	%xmm6, %xmm3
	movaps	%xmm3, %xmm1
	shufps	$85, %xmm3, %xmm1               # xmm1 = xmm1[1,1],xmm3[1,1]
	addss	%xmm4, %xmm1
	addss	%xmm3, %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_49
	jnp	.LBB8_47
.LBB8_49:                               #   in Loop: Header=BB8_48 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_47
# %bb.50:                               #   in Loop: Header=BB8_48 Depth=1
	leaq	64(%r15), %rdx
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
                                        # kill: def $edx killed $edx killed $rdx
	movb	$2, %al
	callq	printf@PLT
	movsd	.LCPI8_10(%rip), %xmm6          # xmm6 = [5.0E-1,4.0E+0,0.0E+0,0.0E+0]
	movss	.LCPI8_2(%rip), %xmm5           # xmm5 = [3.0E+0,0.0E+0,0.0E+0,0.0E+0]
	movq	checked(%rip), %rax
	jmp	.LBB8_47
.LBB8_51:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_53
# %bb.52:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_53:
.Ltmp69:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp70:                                # EH_LABEL
# %bb.54:
	testl	%eax, %eax
	jne	.LBB8_57
# %bb.55:
	movq	128(%rsp), %rax
	movq	184(%rsp), %rcx
	movq	176(%rsp), %rdx
	movq	%rax, 40(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%rdx, 24(%rsp)
	leaq	40(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 80(%rsp)
.Ltmp71:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	192(%rsp), %rdi
	leaq	8(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp72:                                # EH_LABEL
# %bb.56:                               # %.noexc165
	movq	192(%rsp), %rsi
	movl	200(%rsp), %edx
	movq	8(%rsp), %rcx
	movl	16(%rsp), %r8d
.Ltmp73:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z6chosenPfP13__hip_textureS1_@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp74:                                # EH_LABEL
.LBB8_57:
.Ltmp75:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp76:                                # EH_LABEL
# %bb.58:                               # %.noexc173
	movq	checked(%rip), %rax
	xorl	%ebx, %ebx
	leaq	.L.str.24(%rip), %r14
	leaq	.L.str.1(%rip), %r15
	jmp	.LBB8_60
	.p2align	4
.LBB8_59:                               #   in Loop: Header=BB8_60 Depth=1
	incq	%rbx
	cmpq	$64, %rbx
	je	.LBB8_66
.LBB8_60:                               # =>This Inner Loop Header: Depth=1
	movzbl	%bl, %ecx
	imull	$171, %ecx, %ecx
	shrl	$9, %ecx
	leal	(%rcx,%rcx,2), %ecx
	negl	%ecx
	incq	%rax
	movq	%rax, checked(%rip)
	addb	%bl, %cl
	je	.LBB8_62
# %bb.61:                               #   in Loop: Header=BB8_60 Depth=1
	leal	100(%rbx), %ecx
	jmp	.LBB8_63
	.p2align	4
.LBB8_62:                               #   in Loop: Header=BB8_60 Depth=1
	leal	200(%rbx), %ecx
.LBB8_63:                               #   in Loop: Header=BB8_60 Depth=1
	movq	64(%rsp), %rdx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	movss	(%rdx,%rbx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	mulss	.LCPI8_0(%rip), %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_64
	jnp	.LBB8_59
.LBB8_64:                               #   in Loop: Header=BB8_60 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_59
# %bb.65:                               #   in Loop: Header=BB8_60 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	movl	%ebx, %edx
	movb	$2, %al
	callq	printf@PLT
	movq	checked(%rip), %rax
	jmp	.LBB8_59
.LBB8_66:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_68
# %bb.67:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_68:
.Ltmp77:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp78:                                # EH_LABEL
# %bb.69:
	testl	%eax, %eax
	jne	.LBB8_72
# %bb.70:
	movq	128(%rsp), %rax
	movq	168(%rsp), %rcx
	movq	144(%rsp), %rdx
	movq	%rax, 40(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%rdx, 24(%rsp)
	movl	$3, 288(%rsp)
	leaq	40(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	288(%rsp), %rax
	movq	%rax, 88(%rsp)
.Ltmp79:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	192(%rsp), %rdi
	leaq	8(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp80:                                # EH_LABEL
# %bb.71:                               # %.noexc180
	movq	192(%rsp), %rsi
	movl	200(%rsp), %edx
	movq	8(%rsp), %rcx
	movl	16(%rsp), %r8d
.Ltmp81:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z7swappedPfP13__hip_textureS1_i@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp82:                                # EH_LABEL
.LBB8_72:
.Ltmp83:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp84:                                # EH_LABEL
# %bb.73:                               # %.noexc188
	movq	checked(%rip), %rax
	xorl	%ebx, %ebx
	movsd	.LCPI8_11(%rip), %xmm4          # xmm4 = [4.0E+0,2.0E+0,0.0E+0,0.0E+0]
	leaq	.L.str.24(%rip), %r14
	leaq	.L.str.2(%rip), %r15
	jmp	.LBB8_75
	.p2align	4
.LBB8_74:                               #   in Loop: Header=BB8_75 Depth=1
	incq	%rbx
	cmpq	$64, %rbx
	je	.LBB8_78
.LBB8_75:                               # =>This Inner Loop Header: Depth=1
	incq	%rax
	movq	%rax, checked(%rip)
	leal	400(%rbx), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	leal	300(%rbx), %ecx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%ecx, %xmm2
	movq	64(%rsp), %rcx
	movss	(%rcx,%rbx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	unpcklps	%xmm1, %xmm2                    # xmm2 = xmm2[0],xmm1[0],xmm2[1],xmm1[1]
	mulps	.LCPI8_1(%rip), %xmm2
	movaps	%xmm2, %xmm3
	mulps	%xmm4, %xmm3
	movaps	%xmm3, %xmm1
	shufps	$85, %xmm3, %xmm1               # xmm1 = xmm1[1,1],xmm3[1,1]
	addss	%xmm3, %xmm1
	addss	%xmm2, %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_76
	jnp	.LBB8_74
.LBB8_76:                               #   in Loop: Header=BB8_75 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_74
# %bb.77:                               #   in Loop: Header=BB8_75 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	movl	%ebx, %edx
	movb	$2, %al
	callq	printf@PLT
	movsd	.LCPI8_11(%rip), %xmm4          # xmm4 = [4.0E+0,2.0E+0,0.0E+0,0.0E+0]
	movq	checked(%rip), %rax
	jmp	.LBB8_74
.LBB8_78:
	movq	%rbp, 328(%rsp)                 # 8-byte Spill
	movq	%r13, 336(%rsp)                 # 8-byte Spill
	movq	%r12, 344(%rsp)                 # 8-byte Spill
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_80
# %bb.79:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_80:
	xorl	%r13d, %r13d
	movl	$100, %ebp
	leaq	128(%rsp), %r14
	leaq	.L.str.24(%rip), %r15
	leaq	.L.str.3(%rip), %rbx
	jmp	.LBB8_82
	.p2align	4
.LBB8_81:                               #   in Loop: Header=BB8_82 Depth=1
	incl	%r13d
	addq	$100, %rbp
	cmpl	$4, %r13d
	je	.LBB8_96
.LBB8_82:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB8_91 Depth 2
.Ltmp86:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movl	$1, %esi
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp87:                                # EH_LABEL
# %bb.83:                               #   in Loop: Header=BB8_82 Depth=1
	testl	%eax, %eax
	jne	.LBB8_86
# %bb.84:                               #   in Loop: Header=BB8_82 Depth=1
	movq	128(%rsp), %rax
	movl	$7, 64(%rsp)
	movq	344(%rsp), %rcx                 # 8-byte Reload
	movq	%rcx, 72(%rsp)
	movq	336(%rsp), %rcx                 # 8-byte Reload
	movq	%rcx, 80(%rsp)
	movq	328(%rsp), %rcx                 # 8-byte Reload
	movq	%rcx, 88(%rsp)
	movq	352(%rsp), %rdx                 # 8-byte Reload
	movq	%rdx, 96(%rsp)
	movl	$1056964608, 104(%rsp)          # imm = 0x3F000000
	movq	%rcx, 112(%rsp)
	movq	%rax, 32(%rsp)
	movl	%r13d, 56(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 192(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 200(%rsp)
	leaq	56(%rsp), %rax
	movq	%rax, 208(%rsp)
.Ltmp88:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	leaq	24(%rsp), %rdx
	movq	%rsp, %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp89:                                # EH_LABEL
# %bb.85:                               # %.noexc196
                                        #   in Loop: Header=BB8_82 Depth=1
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp90:                                # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z12in_functionsPf5Scenei@GOTPCREL(%rip), %rdi
	leaq	192(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	32(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp91:                                # EH_LABEL
.LBB8_86:                               #   in Loop: Header=BB8_82 Depth=1
.Ltmp92:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	movq	%r14, %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp93:                                # EH_LABEL
# %bb.87:                               # %.noexc204
                                        #   in Loop: Header=BB8_82 Depth=1
	movss	.LCPI8_5(%rip), %xmm4           # xmm4 = [1.0E+0,0.0E+0,0.0E+0,0.0E+0]
	testl	%r13d, %r13d
	jne	.LBB8_89
# %bb.88:                               # %.noexc204
                                        #   in Loop: Header=BB8_82 Depth=1
	xorps	%xmm4, %xmm4
.LBB8_89:                               # %.noexc204
                                        #   in Loop: Header=BB8_82 Depth=1
	movq	checked(%rip), %rax
	xorl	%r12d, %r12d
	movss	%xmm4, 156(%rsp)                # 4-byte Spill
	jmp	.LBB8_91
	.p2align	4
.LBB8_90:                               #   in Loop: Header=BB8_91 Depth=2
	incq	%r12
	cmpq	$64, %r12
	je	.LBB8_94
.LBB8_91:                               #   Parent Loop BB8_82 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	incq	%rax
	movq	%rax, checked(%rip)
	leal	(%r12,%rbp), %ecx
	xorps	%xmm2, %xmm2
	cvtsi2ss	%ecx, %xmm2
	movq	64(%rsp), %rcx
	movss	(%rcx,%r12,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	movss	.LCPI8_0(%rip), %xmm3           # xmm3 = [7.8125E-3,0.0E+0,0.0E+0,0.0E+0]
	mulss	%xmm3, %xmm2
	addss	%xmm4, %xmm2
	leal	300(%r12), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	mulss	%xmm3, %xmm1
	addss	%xmm2, %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_92
	jnp	.LBB8_90
.LBB8_92:                               #   in Loop: Header=BB8_91 Depth=2
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_90
# %bb.93:                               #   in Loop: Header=BB8_91 Depth=2
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movq	%rbx, %rsi
	movl	%r12d, %edx
	movb	$2, %al
	callq	printf@PLT
	movss	156(%rsp), %xmm4                # 4-byte Reload
                                        # xmm4 = mem[0],zero,zero,zero
	movq	checked(%rip), %rax
	jmp	.LBB8_90
	.p2align	4
.LBB8_94:                               #   in Loop: Header=BB8_82 Depth=1
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_81
# %bb.95:                               #   in Loop: Header=BB8_82 Depth=1
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB8_81
.LBB8_96:
	movq	144(%rsp), %rax
	movq	%rax, 288(%rsp)
.Ltmp95:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	kept(%rip), %rdi
	leaq	288(%rsp), %rsi
	movl	$8, %edx
	xorl	%ecx, %ecx
	movl	$1, %r8d
	callq	hipMemcpyToSymbol@PLT
.Ltmp96:                                # EH_LABEL
# %bb.97:                               # %_ZL17hipMemcpyToSymbolIP13__hip_textureE10hipError_tRKT_PKvmm13hipMemcpyKind.exit
	testl	%eax, %eax
	jne	.LBB8_188
# %bb.98:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	304(%rsp), %rsi
.Ltmp101:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	table(%rip), %rdi
	movl	$32, %edx
	xorl	%ecx, %ecx
	movl	$1, %r8d
	callq	hipMemcpyToSymbol@PLT
.Ltmp102:                               # EH_LABEL
# %bb.99:                               # %_ZL17hipMemcpyToSymbolIA4_P13__hip_textureE10hipError_tRKT_PKvmm13hipMemcpyKind.exit
	testl	%eax, %eax
	jne	.LBB8_191
# %bb.100:                              # %_Z9hip_check10hipError_tPKcS1_i.exit210
.Ltmp108:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	192(%rsp), %rdi
	leaq	304(%rsp), %rsi
	callq	_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE
.Ltmp109:                               # EH_LABEL
# %bb.101:
.Ltmp111:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp112:                               # EH_LABEL
# %bb.102:
	testl	%eax, %eax
	jne	.LBB8_105
# %bb.103:
	movq	128(%rsp), %rax
	movq	192(%rsp), %rcx
	movq	%rax, 32(%rsp)
	movq	%rcx, 24(%rsp)
	movl	$1, 300(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 72(%rsp)
	leaq	300(%rsp), %rax
	movq	%rax, 80(%rsp)
.Ltmp113:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp114:                               # EH_LABEL
# %bb.104:                              # %.noexc217
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp115:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z9in_memoryPfPKP13__hip_texturei@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp116:                               # EH_LABEL
.LBB8_105:
.Ltmp117:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp118:                               # EH_LABEL
# %bb.106:                              # %.noexc226
	movq	$-64, %r15
	movq	checked(%rip), %rax
	movsd	.LCPI8_12(%rip), %xmm5          # xmm5 = [1.0E+2,1.0E+1,0.0E+0,0.0E+0]
	movss	.LCPI8_7(%rip), %xmm6           # xmm6 = [1.0E+3,0.0E+0,0.0E+0,0.0E+0]
	leaq	.L.str.24(%rip), %rbx
	leaq	.L.str.7(%rip), %r14
	jmp	.LBB8_108
	.p2align	4
.LBB8_107:                              #   in Loop: Header=BB8_108 Depth=1
	incq	%r15
	je	.LBB8_111
.LBB8_108:                              # =>This Inner Loop Header: Depth=1
	movl	%r15d, %ecx
	andl	$3, %ecx
	imull	$100, %ecx, %ecx
	incq	%rax
	movq	%rax, checked(%rip)
	movq	64(%rsp), %rdx
	addl	%r15d, %ecx
	addl	$164, %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	movss	256(%rdx,%r15,4), %xmm0         # xmm0 = mem[0],zero,zero,zero
	leaq	64(%r15), %rdx
	movss	.LCPI8_0(%rip), %xmm4           # xmm4 = [7.8125E-3,0.0E+0,0.0E+0,0.0E+0]
	mulss	%xmm4, %xmm1
	leal	264(%r15), %ecx
	leal	364(%r15), %esi
	xorps	%xmm2, %xmm2
	cvtsi2ss	%ecx, %xmm2
	xorps	%xmm3, %xmm3
	cvtsi2ss	%esi, %xmm3
	unpcklps	%xmm2, %xmm3                    # xmm3 = xmm3[0],xmm2[0],xmm3[1],xmm2[1]
	mulps	.LCPI8_1(%rip), %xmm3
	mulps	%xmm5, %xmm3
	movaps	%xmm3, %xmm2
	shufps	$85, %xmm3, %xmm2               # xmm2 = xmm2[1,1],xmm3[1,1]
	addss	%xmm1, %xmm2
	addss	%xmm3, %xmm2
	leal	400(%r15), %ecx
	leal	200(%r15), %esi
	testb	$1, %dl
	cmovnel	%ecx, %esi
	addl	$64, %esi
	xorps	%xmm1, %xmm1
	cvtsi2ss	%esi, %xmm1
	mulss	%xmm4, %xmm1
	mulss	%xmm6, %xmm1
	addss	%xmm2, %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_109
	jnp	.LBB8_107
.LBB8_109:                              #   in Loop: Header=BB8_108 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rsi
	movq	%rsi, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_107
# %bb.110:                              #   in Loop: Header=BB8_108 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%rbx, %rdi
	movq	%r14, %rsi
                                        # kill: def $edx killed $edx killed $rdx
	movb	$2, %al
	callq	printf@PLT
	movss	.LCPI8_7(%rip), %xmm6           # xmm6 = [1.0E+3,0.0E+0,0.0E+0,0.0E+0]
	movsd	.LCPI8_12(%rip), %xmm5          # xmm5 = [1.0E+2,1.0E+1,0.0E+0,0.0E+0]
	movq	checked(%rip), %rax
	jmp	.LBB8_107
.LBB8_111:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_113
# %bb.112:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_113:
.Ltmp119:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp120:                               # EH_LABEL
# %bb.114:
	testl	%eax, %eax
	jne	.LBB8_117
# %bb.115:
	movq	128(%rsp), %rax
	movq	176(%rsp), %rcx
	movq	%rax, 32(%rsp)
	movq	%rcx, 24(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 72(%rsp)
.Ltmp121:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp122:                               # EH_LABEL
# %bb.116:                              # %.noexc233
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp123:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z10as_integerPfy@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp124:                               # EH_LABEL
.LBB8_117:
.Ltmp125:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp126:                               # EH_LABEL
# %bb.118:                              # %.noexc241
	movq	checked(%rip), %rax
	xorl	%ebx, %ebx
	leaq	.L.str.24(%rip), %r14
	leaq	.L.str.8(%rip), %r15
	jmp	.LBB8_120
	.p2align	4
.LBB8_119:                              #   in Loop: Header=BB8_120 Depth=1
	incq	%rbx
	cmpq	$64, %rbx
	je	.LBB8_123
.LBB8_120:                              # =>This Inner Loop Header: Depth=1
	incq	%rax
	movq	%rax, checked(%rip)
	leal	200(%rbx), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	movq	64(%rsp), %rcx
	movss	(%rcx,%rbx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	mulss	.LCPI8_0(%rip), %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_121
	jnp	.LBB8_119
.LBB8_121:                              #   in Loop: Header=BB8_120 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_119
# %bb.122:                              #   in Loop: Header=BB8_120 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	movl	%ebx, %edx
	movb	$2, %al
	callq	printf@PLT
	movq	checked(%rip), %rax
	jmp	.LBB8_119
.LBB8_123:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_125
# %bb.124:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_125:
.Ltmp127:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp128:                               # EH_LABEL
# %bb.126:
	testl	%eax, %eax
	jne	.LBB8_129
# %bb.127:
	movq	128(%rsp), %rax
	movq	%rax, 32(%rsp)
	movq	$0, 24(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 72(%rsp)
.Ltmp129:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp130:                               # EH_LABEL
# %bb.128:                              # %.noexc248
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp131:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z11may_be_nullPfP13__hip_texture@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp132:                               # EH_LABEL
.LBB8_129:
.Ltmp133:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp134:                               # EH_LABEL
# %bb.130:                              # %.noexc256
	movq	checked(%rip), %rax
	xorl	%ebx, %ebx
	movss	.LCPI8_8(%rip), %xmm1           # xmm1 = [-1.0E+0,0.0E+0,0.0E+0,0.0E+0]
	leaq	.L.str.24(%rip), %r14
	leaq	.L.str.9(%rip), %r15
	jmp	.LBB8_132
	.p2align	4
.LBB8_131:                              #   in Loop: Header=BB8_132 Depth=1
	incq	%rbx
	cmpq	$64, %rbx
	je	.LBB8_135
.LBB8_132:                              # =>This Inner Loop Header: Depth=1
	incq	%rax
	movq	%rax, checked(%rip)
	movq	64(%rsp), %rcx
	movss	(%rcx,%rbx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_133
	jnp	.LBB8_131
.LBB8_133:                              #   in Loop: Header=BB8_132 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_131
# %bb.134:                              #   in Loop: Header=BB8_132 Depth=1
	cvtss2sd	%xmm0, %xmm0
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	movl	%ebx, %edx
	movsd	.LCPI8_9(%rip), %xmm1           # xmm1 = [-1.0E+0,0.0E+0]
	movb	$2, %al
	callq	printf@PLT
	movss	.LCPI8_8(%rip), %xmm1           # xmm1 = [-1.0E+0,0.0E+0,0.0E+0,0.0E+0]
	movq	checked(%rip), %rax
	jmp	.LBB8_131
.LBB8_135:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_137
# %bb.136:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_137:
.Ltmp135:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp136:                               # EH_LABEL
# %bb.138:
	testl	%eax, %eax
	jne	.LBB8_141
# %bb.139:
	movq	128(%rsp), %rax
	movq	144(%rsp), %rcx
	movq	%rax, 32(%rsp)
	movq	%rcx, 24(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 72(%rsp)
.Ltmp137:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp138:                               # EH_LABEL
# %bb.140:                              # %.noexc263
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp139:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	movq	_Z11may_be_nullPfP13__hip_texture@GOTPCREL(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp140:                               # EH_LABEL
.LBB8_141:
.Ltmp141:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp142:                               # EH_LABEL
# %bb.142:                              # %.noexc272
	movq	checked(%rip), %rax
	xorl	%ebx, %ebx
	leaq	.L.str.24(%rip), %r14
	leaq	.L.str.10(%rip), %r15
	jmp	.LBB8_144
	.p2align	4
.LBB8_143:                              #   in Loop: Header=BB8_144 Depth=1
	incq	%rbx
	cmpq	$64, %rbx
	je	.LBB8_147
.LBB8_144:                              # =>This Inner Loop Header: Depth=1
	incq	%rax
	movq	%rax, checked(%rip)
	leal	400(%rbx), %ecx
	xorps	%xmm1, %xmm1
	cvtsi2ss	%ecx, %xmm1
	movq	64(%rsp), %rcx
	movss	(%rcx,%rbx,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	mulss	.LCPI8_0(%rip), %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_145
	jnp	.LBB8_143
.LBB8_145:                              #   in Loop: Header=BB8_144 Depth=1
	movq	wrong(%rip), %rcx
	leaq	1(%rcx), %rdx
	movq	%rdx, wrong(%rip)
	cmpq	$7, %rcx
	jg	.LBB8_143
# %bb.146:                              #   in Loop: Header=BB8_144 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r14, %rdi
	movq	%r15, %rsi
	movl	%ebx, %edx
	movb	$2, %al
	callq	printf@PLT
	movq	checked(%rip), %rax
	jmp	.LBB8_143
.LBB8_147:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_149
# %bb.148:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_149:
	movq	168(%rsp), %rbx
.Ltmp144:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movabsq	$4294967297, %rdi               # imm = 0x100000001
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %esi
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp145:                               # EH_LABEL
# %bb.150:
	testl	%eax, %eax
	jne	.LBB8_153
# %bb.151:
	movq	128(%rsp), %rax
	movq	%rbx, 32(%rsp)
	movq	%rax, 24(%rsp)
	leaq	24(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	32(%rsp), %rax
	movq	%rax, 72(%rsp)
.Ltmp146:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	8(%rsp), %rdi
	leaq	40(%rsp), %rsi
	movq	%rsp, %rdx
	leaq	56(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp147:                               # EH_LABEL
# %bb.152:                              # %.noexc279
	movq	8(%rsp), %rsi
	movl	16(%rsp), %edx
	movq	40(%rsp), %rcx
	movl	48(%rsp), %r8d
.Ltmp148:                               # EH_LABEL
	.cfi_escape 0x2e, 0x10
	leaq	_Z4withIZ4mainEUliE8_EvPfT_(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	56(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$16, %rsp
	.cfi_adjust_cfa_offset -16
.Ltmp149:                               # EH_LABEL
.LBB8_153:
.Ltmp150:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	64(%rsp), %rdi
	leaq	128(%rsp), %rsi
	callq	_ZNK11DeviceArrayIfE4hostEv
.Ltmp151:                               # EH_LABEL
# %bb.154:                              # %.noexc287
	movq	checked(%rip), %rbx
	xorl	%r14d, %r14d
	leaq	.L.str.24(%rip), %r15
	leaq	.L.str.11(%rip), %r12
	jmp	.LBB8_156
	.p2align	4
.LBB8_155:                              #   in Loop: Header=BB8_156 Depth=1
	incq	%r14
	cmpq	$64, %r14
	je	.LBB8_159
.LBB8_156:                              # =>This Inner Loop Header: Depth=1
	incq	%rbx
	movq	%rbx, checked(%rip)
	movq	64(%rsp), %rax
	movss	(%rax,%r14,4), %xmm0            # xmm0 = mem[0],zero,zero,zero
	leal	300(%r14), %eax
	xorps	%xmm1, %xmm1
	cvtsi2ss	%eax, %xmm1
	mulss	.LCPI8_0(%rip), %xmm1
	addss	%xmm1, %xmm1
	ucomiss	%xmm1, %xmm0
	jne	.LBB8_157
	jnp	.LBB8_155
.LBB8_157:                              #   in Loop: Header=BB8_156 Depth=1
	movq	wrong(%rip), %rax
	leaq	1(%rax), %rcx
	movq	%rcx, wrong(%rip)
	cmpq	$7, %rax
	jg	.LBB8_155
# %bb.158:                              #   in Loop: Header=BB8_156 Depth=1
	cvtss2sd	%xmm0, %xmm0
	cvtss2sd	%xmm1, %xmm1
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movq	%r12, %rsi
	movl	%r14d, %edx
	movb	$2, %al
	callq	printf@PLT
	movq	checked(%rip), %rbx
	jmp	.LBB8_155
.LBB8_159:
	movq	64(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_161
# %bb.160:
	movq	80(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	movq	checked(%rip), %rbx
.LBB8_161:
	movq	wrong(%rip), %r14
.Ltmp152:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipGetLastError@PLT
.Ltmp153:                               # EH_LABEL
# %bb.162:                              # %.noexc288
	testl	%eax, %eax
	jne	.LBB8_194
# %bb.163:
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.18(%rip), %rdi
	movq	%rbx, %rsi
	movq	%r14, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	192(%rsp), %rdi
.Ltmp189:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp190:                               # EH_LABEL
	movq	160(%rsp), %r15                 # 8-byte Reload
	movq	280(%rsp), %r12                 # 8-byte Reload
# %bb.164:                              # %_ZN11DeviceArrayIP13__hip_textureED2Ev.exit
	movq	128(%rsp), %rdi
.Ltmp192:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp193:                               # EH_LABEL
# %bb.165:                              # %_ZN11DeviceArrayIfED2Ev.exit
	movq	304(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_167
# %bb.166:
	movq	320(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_167:                              # %_ZNSt6vectorIP13__hip_textureSaIS1_EED2Ev.exit
	movq	144(%rsp), %rdi
.Ltmp195:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp196:                               # EH_LABEL
# %bb.168:                              # %_ZN7TextureD2Ev.exit
	movq	168(%rsp), %rdi
.Ltmp198:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp199:                               # EH_LABEL
# %bb.169:                              # %_ZN7TextureD2Ev.exit292
	movq	176(%rsp), %rdi
.Ltmp201:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp202:                               # EH_LABEL
# %bb.170:                              # %_ZN7TextureD2Ev.exit293
	movq	184(%rsp), %rdi
.Ltmp204:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp205:                               # EH_LABEL
# %bb.171:                              # %_ZN7TextureD2Ev.exit294
	movq	360(%rsp), %rdi
.Ltmp207:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp208:                               # EH_LABEL
# %bb.172:                              # %_ZN12TextureArrayIfED2Ev.exit
	movq	392(%rsp), %rdi
.Ltmp210:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp211:                               # EH_LABEL
# %bb.173:                              # %_ZN12TextureArrayIfED2Ev.exit295
	movq	424(%rsp), %rdi
.Ltmp213:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp214:                               # EH_LABEL
# %bb.174:                              # %_ZN12TextureArrayIfED2Ev.exit296
	movq	456(%rsp), %rdi
.Ltmp216:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp217:                               # EH_LABEL
# %bb.175:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit299
	testq	%rbx, %rbx
	setle	%al
	testq	%r14, %r14
	setne	%cl
	orb	%al, %cl
	movzbl	%cl, %ebx
	subq	%r15, %r12
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	movq	%r12, %rsi
	callq	_ZdlPvm@PLT
	movl	%ebx, %eax
	addq	$488, %rsp                      # imm = 0x1E8
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
.LBB8_176:
	.cfi_def_cfa_offset 544
.Ltmp219:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	leaq	.L.str.19(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.Ltmp220:                               # EH_LABEL
# %bb.177:                              # %.noexc
.LBB8_178:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp29:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp30:                                # EH_LABEL
# %bb.179:                              # %.noexc132
.Ltmp31:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp32:                                # EH_LABEL
	jmp	.LBB8_186
.LBB8_180:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp36:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp37:                                # EH_LABEL
# %bb.181:                              # %.noexc135
.Ltmp38:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp39:                                # EH_LABEL
	jmp	.LBB8_186
.LBB8_182:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp43:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp44:                                # EH_LABEL
# %bb.183:                              # %.noexc139
.Ltmp45:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp46:                                # EH_LABEL
	jmp	.LBB8_186
.LBB8_184:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp50:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp51:                                # EH_LABEL
# %bb.185:                              # %.noexc143
.Ltmp52:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp53:                                # EH_LABEL
.LBB8_186:                              # %.noexc133
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.14(%rip), %rdx
	leaq	.L.str.13(%rip), %r8
	movq	%rbx, %rdi
	movl	$77, %ecx
.LBB8_187:                              # %.noexc133
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
.LBB8_188:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp97:                                # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp98:                                # EH_LABEL
# %bb.189:                              # %.noexc205
.Ltmp99:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp100:                               # EH_LABEL
# %bb.190:                              # %.noexc206
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.4(%rip), %r8
	movq	%rbx, %rdi
	movl	$118, %ecx
	jmp	.LBB8_187
.LBB8_191:
	.cfi_def_cfa_offset 544
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp103:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp104:                               # EH_LABEL
# %bb.192:                              # %.noexc208
.Ltmp105:                               # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp106:                               # EH_LABEL
# %bb.193:                              # %.noexc209
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.5(%rip), %rdx
	leaq	.L.str.6(%rip), %r8
	movq	%rbx, %rdi
	movl	$119, %ecx
	jmp	.LBB8_187
.LBB8_194:
	.cfi_def_cfa_offset 544
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp154:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp155:                               # EH_LABEL
# %bb.195:                              # %.noexc289
.Ltmp156:                               # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	.cfi_escape 0x2e, 0x00
	callq	hipGetErrorString@PLT
.Ltmp157:                               # EH_LABEL
# %bb.196:                              # %.noexc290
	movq	%rax, %r10
	.cfi_escape 0x2e, 0x10
	subq	$8, %rsp
	.cfi_adjust_cfa_offset 8
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.16(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
	jmp	.LBB8_187
.LBB8_197:
	.cfi_def_cfa_offset 544
.Ltmp218:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_198:
.Ltmp215:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_199:
.Ltmp212:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_200:
.Ltmp209:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_201:
.Ltmp206:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_202:
.Ltmp203:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_203:
.Ltmp200:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_204:
.Ltmp197:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_205:
.Ltmp194:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_206:
.Ltmp191:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_207:
.Ltmp110:                               # EH_LABEL
	jmp	.LBB8_239
.LBB8_208:
.Ltmp60:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_241
.LBB8_209:
.Ltmp57:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_243
.LBB8_210:
.Ltmp26:                                # EH_LABEL
	movq	%rax, %r15
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_248
# %bb.211:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB8_248
.LBB8_212:
.Ltmp23:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_248
.LBB8_213:
.Ltmp20:                                # EH_LABEL
	movq	%rax, %r15
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_249
# %bb.214:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB8_249
.LBB8_215:
.Ltmp17:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_249
.LBB8_216:
.Ltmp14:                                # EH_LABEL
	movq	%rax, %r15
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_250
# %bb.217:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB8_250
.LBB8_218:
.Ltmp11:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_250
.LBB8_219:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %r15
	movq	216(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_235
# %bb.220:
	movq	232(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
	jmp	.LBB8_235
.LBB8_221:
.Ltmp5:                                 # EH_LABEL
	movq	%r12, 280(%rsp)                 # 8-byte Spill
	movq	%r14, 160(%rsp)                 # 8-byte Spill
	jmp	.LBB8_234
.LBB8_222:
.Ltmp54:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_244
.LBB8_223:
.Ltmp47:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_245
.LBB8_224:
.Ltmp40:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_246
.LBB8_225:
.Ltmp33:                                # EH_LABEL
	movq	%rax, %r15
	jmp	.LBB8_247
.LBB8_226:
.Ltmp107:                               # EH_LABEL
	jmp	.LBB8_239
.LBB8_227:
.Ltmp158:                               # EH_LABEL
	jmp	.LBB8_230
.LBB8_228:
.Ltmp85:                                # EH_LABEL
	jmp	.LBB8_239
.LBB8_229:
.Ltmp143:                               # EH_LABEL
.LBB8_230:
	movq	%rax, %r15
	movq	192(%rsp), %rdi
.Ltmp159:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp160:                               # EH_LABEL
	jmp	.LBB8_240
.LBB8_231:
.Ltmp161:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_232:                              # %.loopexit
.Ltmp2:                                 # EH_LABEL
	jmp	.LBB8_234
.LBB8_233:                              # %.loopexit.split-lp
.Ltmp221:                               # EH_LABEL
.LBB8_234:
	movq	%rax, %r15
.LBB8_235:
	cmpq	$0, 160(%rsp)                   # 8-byte Folded Reload
	je	.LBB8_237
# %bb.236:
	movq	160(%rsp), %rdi                 # 8-byte Reload
	movq	280(%rsp), %rsi                 # 8-byte Reload
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_237:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit313
	.cfi_escape 0x2e, 0x00
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.LBB8_238:
.Ltmp94:                                # EH_LABEL
.LBB8_239:
	movq	%rax, %r15
.LBB8_240:
	movq	128(%rsp), %rdi
.Ltmp162:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFree@PLT
.Ltmp163:                               # EH_LABEL
.LBB8_241:                              # %_ZN11DeviceArrayIfED2Ev.exit301
	movq	304(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB8_243
# %bb.242:
	movq	320(%rsp), %rsi
	subq	%rdi, %rsi
	.cfi_escape 0x2e, 0x00
	callq	_ZdlPvm@PLT
.LBB8_243:                              # %_ZNSt6vectorIP13__hip_textureSaIS1_EED2Ev.exit303
	movq	144(%rsp), %rdi
.Ltmp165:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp166:                               # EH_LABEL
.LBB8_244:                              # %_ZN7TextureD2Ev.exit304
	movq	168(%rsp), %rdi
.Ltmp168:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp169:                               # EH_LABEL
.LBB8_245:                              # %_ZN7TextureD2Ev.exit305
	movq	176(%rsp), %rdi
.Ltmp171:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp172:                               # EH_LABEL
.LBB8_246:                              # %_ZN7TextureD2Ev.exit306
	movq	184(%rsp), %rdi
.Ltmp174:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipDestroyTextureObject@PLT
.Ltmp175:                               # EH_LABEL
.LBB8_247:                              # %_ZN7TextureD2Ev.exit307
	movq	360(%rsp), %rdi
.Ltmp177:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp178:                               # EH_LABEL
.LBB8_248:                              # %_ZN12TextureArrayIfED2Ev.exit308
	movq	392(%rsp), %rdi
.Ltmp180:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp181:                               # EH_LABEL
.LBB8_249:                              # %_ZN12TextureArrayIfED2Ev.exit309
	movq	424(%rsp), %rdi
.Ltmp183:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp184:                               # EH_LABEL
.LBB8_250:                              # %_ZN12TextureArrayIfED2Ev.exit310
	movq	456(%rsp), %rdi
.Ltmp186:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	callq	hipFreeArray@PLT
.Ltmp187:                               # EH_LABEL
	jmp	.LBB8_235
.LBB8_251:
.Ltmp188:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_252:
.Ltmp185:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_253:
.Ltmp182:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_254:
.Ltmp179:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_255:
.Ltmp176:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_256:
.Ltmp173:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_257:
.Ltmp170:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_258:
.Ltmp167:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB8_259:
.Ltmp164:                               # EH_LABEL
	.cfi_escape 0x2e, 0x00
	movq	%rax, %rdi
	callq	__clang_call_terminate
.Lfunc_end8:
	.size	main, .Lfunc_end8-main
	.cfi_endproc
	.section	.gcc_except_table,"a",@progbits
	.p2align	2, 0x0
GCC_except_table8:
.Lexception0:
	.byte	255                             # @LPStart Encoding = omit
	.byte	155                             # @TType Encoding = indirect pcrel sdata4
	.uleb128 .Lttbase0-.Lttbaseref0
.Lttbaseref0:
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end0-.Lcst_begin0
.Lcst_begin0:
	.uleb128 .Ltmp0-.Lfunc_begin0           # >> Call Site 1 <<
	.uleb128 .Ltmp1-.Ltmp0                  #   Call between .Ltmp0 and .Ltmp1
	.uleb128 .Ltmp2-.Lfunc_begin0           #     jumps to .Ltmp2
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp1-.Lfunc_begin0           # >> Call Site 2 <<
	.uleb128 .Ltmp3-.Ltmp1                  #   Call between .Ltmp1 and .Ltmp3
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp3-.Lfunc_begin0           # >> Call Site 3 <<
	.uleb128 .Ltmp4-.Ltmp3                  #   Call between .Ltmp3 and .Ltmp4
	.uleb128 .Ltmp5-.Lfunc_begin0           #     jumps to .Ltmp5
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp4-.Lfunc_begin0           # >> Call Site 4 <<
	.uleb128 .Ltmp6-.Ltmp4                  #   Call between .Ltmp4 and .Ltmp6
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp6-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 6 <<
	.uleb128 .Ltmp10-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp10
	.uleb128 .Ltmp11-.Lfunc_begin0          #     jumps to .Ltmp11
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp10-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp12-.Ltmp10                #   Call between .Ltmp10 and .Ltmp12
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp12-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp13-.Ltmp12                #   Call between .Ltmp12 and .Ltmp13
	.uleb128 .Ltmp14-.Lfunc_begin0          #     jumps to .Ltmp14
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp15-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp16-.Ltmp15                #   Call between .Ltmp15 and .Ltmp16
	.uleb128 .Ltmp17-.Lfunc_begin0          #     jumps to .Ltmp17
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp16-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp18-.Ltmp16                #   Call between .Ltmp16 and .Ltmp18
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp18-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp19-.Ltmp18                #   Call between .Ltmp18 and .Ltmp19
	.uleb128 .Ltmp20-.Lfunc_begin0          #     jumps to .Ltmp20
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp21-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp22-.Ltmp21                #   Call between .Ltmp21 and .Ltmp22
	.uleb128 .Ltmp23-.Lfunc_begin0          #     jumps to .Ltmp23
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp22-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp24-.Ltmp22                #   Call between .Ltmp22 and .Ltmp24
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp24-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp25-.Ltmp24                #   Call between .Ltmp24 and .Ltmp25
	.uleb128 .Ltmp26-.Lfunc_begin0          #     jumps to .Ltmp26
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp27-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp28-.Ltmp27                #   Call between .Ltmp27 and .Ltmp28
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp34-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Ltmp35-.Ltmp34                #   Call between .Ltmp34 and .Ltmp35
	.uleb128 .Ltmp40-.Lfunc_begin0          #     jumps to .Ltmp40
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp41-.Lfunc_begin0          # >> Call Site 17 <<
	.uleb128 .Ltmp42-.Ltmp41                #   Call between .Ltmp41 and .Ltmp42
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 18 <<
	.uleb128 .Ltmp49-.Ltmp48                #   Call between .Ltmp48 and .Ltmp49
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp55-.Lfunc_begin0          # >> Call Site 19 <<
	.uleb128 .Ltmp56-.Ltmp55                #   Call between .Ltmp55 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin0          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp58-.Lfunc_begin0          # >> Call Site 20 <<
	.uleb128 .Ltmp59-.Ltmp58                #   Call between .Ltmp58 and .Ltmp59
	.uleb128 .Ltmp60-.Lfunc_begin0          #     jumps to .Ltmp60
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp61-.Lfunc_begin0          # >> Call Site 21 <<
	.uleb128 .Ltmp84-.Ltmp61                #   Call between .Ltmp61 and .Ltmp84
	.uleb128 .Ltmp85-.Lfunc_begin0          #     jumps to .Ltmp85
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp86-.Lfunc_begin0          # >> Call Site 22 <<
	.uleb128 .Ltmp93-.Ltmp86                #   Call between .Ltmp86 and .Ltmp93
	.uleb128 .Ltmp94-.Lfunc_begin0          #     jumps to .Ltmp94
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp95-.Lfunc_begin0          # >> Call Site 23 <<
	.uleb128 .Ltmp102-.Ltmp95               #   Call between .Ltmp95 and .Ltmp102
	.uleb128 .Ltmp107-.Lfunc_begin0         #     jumps to .Ltmp107
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp108-.Lfunc_begin0         # >> Call Site 24 <<
	.uleb128 .Ltmp109-.Ltmp108              #   Call between .Ltmp108 and .Ltmp109
	.uleb128 .Ltmp110-.Lfunc_begin0         #     jumps to .Ltmp110
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp111-.Lfunc_begin0         # >> Call Site 25 <<
	.uleb128 .Ltmp142-.Ltmp111              #   Call between .Ltmp111 and .Ltmp142
	.uleb128 .Ltmp143-.Lfunc_begin0         #     jumps to .Ltmp143
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp144-.Lfunc_begin0         # >> Call Site 26 <<
	.uleb128 .Ltmp153-.Ltmp144              #   Call between .Ltmp144 and .Ltmp153
	.uleb128 .Ltmp158-.Lfunc_begin0         #     jumps to .Ltmp158
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp189-.Lfunc_begin0         # >> Call Site 27 <<
	.uleb128 .Ltmp190-.Ltmp189              #   Call between .Ltmp189 and .Ltmp190
	.uleb128 .Ltmp191-.Lfunc_begin0         #     jumps to .Ltmp191
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp192-.Lfunc_begin0         # >> Call Site 28 <<
	.uleb128 .Ltmp193-.Ltmp192              #   Call between .Ltmp192 and .Ltmp193
	.uleb128 .Ltmp194-.Lfunc_begin0         #     jumps to .Ltmp194
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp195-.Lfunc_begin0         # >> Call Site 29 <<
	.uleb128 .Ltmp196-.Ltmp195              #   Call between .Ltmp195 and .Ltmp196
	.uleb128 .Ltmp197-.Lfunc_begin0         #     jumps to .Ltmp197
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp198-.Lfunc_begin0         # >> Call Site 30 <<
	.uleb128 .Ltmp199-.Ltmp198              #   Call between .Ltmp198 and .Ltmp199
	.uleb128 .Ltmp200-.Lfunc_begin0         #     jumps to .Ltmp200
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp201-.Lfunc_begin0         # >> Call Site 31 <<
	.uleb128 .Ltmp202-.Ltmp201              #   Call between .Ltmp201 and .Ltmp202
	.uleb128 .Ltmp203-.Lfunc_begin0         #     jumps to .Ltmp203
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp204-.Lfunc_begin0         # >> Call Site 32 <<
	.uleb128 .Ltmp205-.Ltmp204              #   Call between .Ltmp204 and .Ltmp205
	.uleb128 .Ltmp206-.Lfunc_begin0         #     jumps to .Ltmp206
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp207-.Lfunc_begin0         # >> Call Site 33 <<
	.uleb128 .Ltmp208-.Ltmp207              #   Call between .Ltmp207 and .Ltmp208
	.uleb128 .Ltmp209-.Lfunc_begin0         #     jumps to .Ltmp209
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp210-.Lfunc_begin0         # >> Call Site 34 <<
	.uleb128 .Ltmp211-.Ltmp210              #   Call between .Ltmp210 and .Ltmp211
	.uleb128 .Ltmp212-.Lfunc_begin0         #     jumps to .Ltmp212
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp213-.Lfunc_begin0         # >> Call Site 35 <<
	.uleb128 .Ltmp214-.Ltmp213              #   Call between .Ltmp213 and .Ltmp214
	.uleb128 .Ltmp215-.Lfunc_begin0         #     jumps to .Ltmp215
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp216-.Lfunc_begin0         # >> Call Site 36 <<
	.uleb128 .Ltmp217-.Ltmp216              #   Call between .Ltmp216 and .Ltmp217
	.uleb128 .Ltmp218-.Lfunc_begin0         #     jumps to .Ltmp218
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp219-.Lfunc_begin0         # >> Call Site 37 <<
	.uleb128 .Ltmp220-.Ltmp219              #   Call between .Ltmp219 and .Ltmp220
	.uleb128 .Ltmp221-.Lfunc_begin0         #     jumps to .Ltmp221
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp29-.Lfunc_begin0          # >> Call Site 38 <<
	.uleb128 .Ltmp32-.Ltmp29                #   Call between .Ltmp29 and .Ltmp32
	.uleb128 .Ltmp33-.Lfunc_begin0          #     jumps to .Ltmp33
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 39 <<
	.uleb128 .Ltmp39-.Ltmp36                #   Call between .Ltmp36 and .Ltmp39
	.uleb128 .Ltmp40-.Lfunc_begin0          #     jumps to .Ltmp40
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp43-.Lfunc_begin0          # >> Call Site 40 <<
	.uleb128 .Ltmp46-.Ltmp43                #   Call between .Ltmp43 and .Ltmp46
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp50-.Lfunc_begin0          # >> Call Site 41 <<
	.uleb128 .Ltmp53-.Ltmp50                #   Call between .Ltmp50 and .Ltmp53
	.uleb128 .Ltmp54-.Lfunc_begin0          #     jumps to .Ltmp54
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp97-.Lfunc_begin0          # >> Call Site 42 <<
	.uleb128 .Ltmp106-.Ltmp97               #   Call between .Ltmp97 and .Ltmp106
	.uleb128 .Ltmp107-.Lfunc_begin0         #     jumps to .Ltmp107
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp154-.Lfunc_begin0         # >> Call Site 43 <<
	.uleb128 .Ltmp157-.Ltmp154              #   Call between .Ltmp154 and .Ltmp157
	.uleb128 .Ltmp158-.Lfunc_begin0         #     jumps to .Ltmp158
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp159-.Lfunc_begin0         # >> Call Site 44 <<
	.uleb128 .Ltmp160-.Ltmp159              #   Call between .Ltmp159 and .Ltmp160
	.uleb128 .Ltmp161-.Lfunc_begin0         #     jumps to .Ltmp161
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp160-.Lfunc_begin0         # >> Call Site 45 <<
	.uleb128 .Ltmp162-.Ltmp160              #   Call between .Ltmp160 and .Ltmp162
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp162-.Lfunc_begin0         # >> Call Site 46 <<
	.uleb128 .Ltmp163-.Ltmp162              #   Call between .Ltmp162 and .Ltmp163
	.uleb128 .Ltmp164-.Lfunc_begin0         #     jumps to .Ltmp164
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp165-.Lfunc_begin0         # >> Call Site 47 <<
	.uleb128 .Ltmp166-.Ltmp165              #   Call between .Ltmp165 and .Ltmp166
	.uleb128 .Ltmp167-.Lfunc_begin0         #     jumps to .Ltmp167
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp168-.Lfunc_begin0         # >> Call Site 48 <<
	.uleb128 .Ltmp169-.Ltmp168              #   Call between .Ltmp168 and .Ltmp169
	.uleb128 .Ltmp170-.Lfunc_begin0         #     jumps to .Ltmp170
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp171-.Lfunc_begin0         # >> Call Site 49 <<
	.uleb128 .Ltmp172-.Ltmp171              #   Call between .Ltmp171 and .Ltmp172
	.uleb128 .Ltmp173-.Lfunc_begin0         #     jumps to .Ltmp173
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp174-.Lfunc_begin0         # >> Call Site 50 <<
	.uleb128 .Ltmp175-.Ltmp174              #   Call between .Ltmp174 and .Ltmp175
	.uleb128 .Ltmp176-.Lfunc_begin0         #     jumps to .Ltmp176
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp177-.Lfunc_begin0         # >> Call Site 51 <<
	.uleb128 .Ltmp178-.Ltmp177              #   Call between .Ltmp177 and .Ltmp178
	.uleb128 .Ltmp179-.Lfunc_begin0         #     jumps to .Ltmp179
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp180-.Lfunc_begin0         # >> Call Site 52 <<
	.uleb128 .Ltmp181-.Ltmp180              #   Call between .Ltmp180 and .Ltmp181
	.uleb128 .Ltmp182-.Lfunc_begin0         #     jumps to .Ltmp182
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp183-.Lfunc_begin0         # >> Call Site 53 <<
	.uleb128 .Ltmp184-.Ltmp183              #   Call between .Ltmp183 and .Ltmp184
	.uleb128 .Ltmp185-.Lfunc_begin0         #     jumps to .Ltmp185
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp186-.Lfunc_begin0         # >> Call Site 54 <<
	.uleb128 .Ltmp187-.Ltmp186              #   Call between .Ltmp186 and .Ltmp187
	.uleb128 .Ltmp188-.Lfunc_begin0         #     jumps to .Ltmp188
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
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0                          # -- Begin function _ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
.LCPI9_0:
	.long	32                              # 0x20
	.long	0                               # 0x0
	.long	0                               # 0x0
	.long	0                               # 0x0
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI9_1:
	.long	32                              # 0x20
	.section	.text._ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj,"axG",@progbits,_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj,comdat
	.weak	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
	.p2align	4
	.type	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj,@function
_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj: # @_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	pushq	%r14
	.cfi_def_cfa_offset 24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	subq	$240, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -32
	.cfi_offset %r14, -24
	.cfi_offset %rbp, -16
	movq	%rsi, %r14
	movq	%rdi, %rbx
	movq	$0, (%rdi)
	movq	%rdx, 8(%rdi)
	movq	%rcx, 16(%rdi)
	movq	%r8, 24(%rdi)
	movss	.LCPI9_1(%rip), %xmm0           # xmm0 = [32,0,0,0]
	movaps	%xmm0, 48(%rsp)
	movl	$2, 64(%rsp)
	movq	%rdx, 24(%rsp)
	movq	%rcx, 32(%rsp)
	movq	%r8, 40(%rsp)
	movq	%r8, 16(%rsp)
	movups	24(%rsp), %xmm0
	movups	%xmm0, (%rsp)
	leaq	48(%rsp), %rsi
	movl	%r9d, %edx
	callq	hipMalloc3DArray@PLT
	testl	%eax, %eax
	jne	.LBB9_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	xorps	%xmm0, %xmm0
	movaps	%xmm0, 224(%rsp)
	movaps	%xmm0, 208(%rsp)
	movaps	%xmm0, 192(%rsp)
	movaps	%xmm0, 176(%rsp)
	movaps	%xmm0, 160(%rsp)
	movaps	%xmm0, 144(%rsp)
	movaps	%xmm0, 128(%rsp)
	movaps	%xmm0, 112(%rsp)
	movaps	%xmm0, 96(%rsp)
	movaps	%xmm0, 80(%rsp)
	movq	(%r14), %rax
	movq	8(%rbx), %rcx
	movq	16(%rbx), %rdx
	leaq	(,%rcx,4), %rsi
	cmpq	$1, %rdx
	adcq	$0, %rdx
	movq	%rax, 112(%rsp)
	movq	%rsi, 120(%rsp)
	movq	%rcx, 128(%rsp)
	movq	%rdx, 136(%rsp)
	movq	(%rbx), %rax
	movq	%rax, 144(%rsp)
	movq	24(%rbx), %rax
	cmpq	$1, %rax
	adcq	$0, %rax
	movq	%rcx, 208(%rsp)
	movq	%rdx, 216(%rsp)
	movq	%rax, 224(%rsp)
	movl	$1, 232(%rsp)
	leaq	80(%rsp), %rdi
	callq	hipMemcpy3D@PLT
	testl	%eax, %eax
	jne	.LBB9_4
# %bb.5:                                # %_Z9hip_check10hipError_tPKcS1_i.exit8
	addq	$240, %rsp
	.cfi_def_cfa_offset 32
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	retq
.LBB9_1:
	.cfi_def_cfa_offset 272
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.14(%rip), %rdx
	leaq	.L.str.20(%rip), %r8
	movq	%rbx, %rdi
	movl	$17, %ecx
	jmp	.LBB9_2
.LBB9_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.14(%rip), %rdx
	leaq	.L.str.21(%rip), %r8
	movq	%rbx, %rdi
	movl	$23, %ecx
.LBB9_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end9:
	.size	_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj, .Lfunc_end9-_ZN12TextureArrayIfEC2ERKSt6vectorIfSaIfEEmmmj
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
	jne	.LBB10_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rdi
	xorl	%esi, %esi
	movq	%rbx, %rdx
	callq	hipMemset@PLT
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
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.22(%rip), %r8
	movq	%rbx, %rdi
	movl	$14, %ecx
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
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.23(%rip), %r8
	movq	%rbx, %rdi
	movl	$15, %ecx
.LBB10_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end10:
	.size	_ZN11DeviceArrayIfEC2Em, .Lfunc_end10-_ZN11DeviceArrayIfEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE,"axG",@progbits,_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE,comdat
	.weak	_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE # -- Begin function _ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE
	.p2align	4
	.type	_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE,@function
_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE: # @_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE
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
	jne	.LBB11_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$3, %rdx
	movl	$1, %ecx
	callq	hipMemcpy@PLT
	testl	%eax, %eax
	jne	.LBB11_4
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
.LBB11_1:
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
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.26(%rip), %r8
	movq	%rbx, %rdi
	movl	$18, %ecx
	jmp	.LBB11_2
.LBB11_4:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
	movq	%rax, (%rsp)
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.27(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB11_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end11:
	.size	_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE, .Lfunc_end11-_ZN11DeviceArrayIP13__hip_textureEC2ERKSt6vectorIS1_SaIS1_EE
	.cfi_endproc
                                        # -- End function
	.text
	.p2align	4                               # -- Begin function _Z19__device_stub__withIZ4mainEUliE8_EvPfT_
	.type	_Z19__device_stub__withIZ4mainEUliE8_EvPfT_,@function
_Z19__device_stub__withIZ4mainEUliE8_EvPfT_: # @_Z19__device_stub__withIZ4mainEUliE8_EvPfT_
	.cfi_startproc
# %bb.0:
	subq	$88, %rsp
	.cfi_def_cfa_offset 96
	movq	%rsi, 56(%rsp)
	movq	%rdi, 48(%rsp)
	leaq	48(%rsp), %rax
	movq	%rax, 64(%rsp)
	leaq	56(%rsp), %rax
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
	leaq	_Z4withIZ4mainEUliE8_EvPfT_(%rip), %rdi
	leaq	64(%rsp), %r9
	pushq	(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	16(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$104, %rsp
	.cfi_adjust_cfa_offset -104
	retq
.Lfunc_end12:
	.size	_Z19__device_stub__withIZ4mainEUliE8_EvPfT_, .Lfunc_end12-_Z19__device_stub__withIZ4mainEUliE8_EvPfT_
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
.Lfunc_end13:
	.size	__clang_call_terminate, .Lfunc_end13-__clang_call_terminate
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
	jne	.LBB14_13
# %bb.1:                                # %_ZNSt6vectorIfSaIfEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB14_2
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
	je	.LBB14_5
# %bb.4:                                # %_ZSt6fill_nIPfmfET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,4), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,4), %rbp
	jmp	.LBB14_5
.LBB14_2:                               # %_ZNSt12_Vector_baseIfSaIfEEC2EmRKS0_.exit.thread.i
	xorps	%xmm0, %xmm0
	movups	%xmm0, (%r15)
	movq	$0, 16(%r15)
	xorl	%r13d, %r13d
	movq	$0, 16(%rsp)                    # 8-byte Folded Spill
	xorl	%r14d, %r14d
	xorl	%ebp, %ebp
.LBB14_5:
	movq	%rbp, 8(%r15)
	movq	(%r12), %rsi
.Ltmp222:                               # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp223:                               # EH_LABEL
# %bb.6:
	testl	%eax, %eax
	jne	.LBB14_7
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
.LBB14_13:                              # %.noexc
	.cfi_def_cfa_offset 80
	leaq	.L.str.12(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB14_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp224:                               # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp225:                               # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp226:                               # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp227:                               # EH_LABEL
# %bb.9:                                # %.noexc7
	movq	%rax, (%rsp)
	leaq	.L.str.15(%rip), %rsi
	leaq	.L.str.17(%rip), %rdx
	leaq	.L.str.25(%rip), %r8
	movq	%r15, %rdi
	movl	$28, %ecx
	movq	%r12, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB14_10:
.Ltmp228:                               # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB14_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB14_12:                              # %_ZNSt6vectorIfSaIfEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end14:
	.size	_ZNK11DeviceArrayIfE4hostEv, .Lfunc_end14-_ZNK11DeviceArrayIfE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIfE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIfE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table14:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp222-.Lfunc_begin1         #   Call between .Lfunc_begin1 and .Ltmp222
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp222-.Lfunc_begin1         # >> Call Site 2 <<
	.uleb128 .Ltmp223-.Ltmp222              #   Call between .Ltmp222 and .Ltmp223
	.uleb128 .Ltmp228-.Lfunc_begin1         #     jumps to .Ltmp228
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp223-.Lfunc_begin1         # >> Call Site 3 <<
	.uleb128 .Ltmp224-.Ltmp223              #   Call between .Ltmp223 and .Ltmp224
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp224-.Lfunc_begin1         # >> Call Site 4 <<
	.uleb128 .Ltmp227-.Ltmp224              #   Call between .Ltmp224 and .Ltmp227
	.uleb128 .Ltmp228-.Lfunc_begin1         #     jumps to .Ltmp228
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp227-.Lfunc_begin1         # >> Call Site 5 <<
	.uleb128 .Lfunc_end14-.Ltmp227          #   Call between .Ltmp227 and .Lfunc_end14
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
.Lcst_end1:
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
	movq	__hip_gpubin_handle_36dd7aaae285e96f(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB15_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_36dd7aaae285e96f(%rip)
.LBB15_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z8by_valuePf5Scene@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z6chosenPfP13__hip_textureS1_@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7swappedPfP13__hip_textureS1_i@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_3(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z12in_functionsPf5Scenei@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_4(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z9in_memoryPfPKP13__hip_texturei@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_5(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z10as_integerPfy@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_6(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z11may_be_nullPfP13__hip_texture@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_7(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	leaq	_Z4withIZ4mainEUliE8_EvPfT_(%rip), %rsi
	leaq	.L__unnamed_8(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	kept(%rip), %rsi
	leaq	.L__unnamed_9(%rip), %rcx
	movl	$8, %r9d
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	xorl	%r8d, %r8d
	callq	__hipRegisterVar@PLT
	movl	$0, 8(%rsp)
	movl	$1, (%rsp)
	leaq	table(%rip), %rsi
	leaq	.L__unnamed_10(%rip), %rcx
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
.Lfunc_end15:
	.size	__hip_module_ctor, .Lfunc_end15-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_36dd7aaae285e96f(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB16_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_36dd7aaae285e96f(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB16_2:
	retq
.Lfunc_end16:
	.size	__hip_module_dtor, .Lfunc_end16-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	kept,@object                    # @kept
	.local	kept
	.comm	kept,8,8
	.type	table,@object                   # @table
	.local	table
	.comm	table,32,16
	.type	_Z8by_valuePf5Scene,@object     # @_Z8by_valuePf5Scene
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z8by_valuePf5Scene
	.p2align	3, 0x0
_Z8by_valuePf5Scene:
	.quad	_Z23__device_stub__by_valuePf5Scene
	.size	_Z8by_valuePf5Scene, 8

	.type	_Z6chosenPfP13__hip_textureS1_,@object # @_Z6chosenPfP13__hip_textureS1_
	.globl	_Z6chosenPfP13__hip_textureS1_
	.p2align	3, 0x0
_Z6chosenPfP13__hip_textureS1_:
	.quad	_Z21__device_stub__chosenPfP13__hip_textureS1_
	.size	_Z6chosenPfP13__hip_textureS1_, 8

	.type	_Z7swappedPfP13__hip_textureS1_i,@object # @_Z7swappedPfP13__hip_textureS1_i
	.globl	_Z7swappedPfP13__hip_textureS1_i
	.p2align	3, 0x0
_Z7swappedPfP13__hip_textureS1_i:
	.quad	_Z22__device_stub__swappedPfP13__hip_textureS1_i
	.size	_Z7swappedPfP13__hip_textureS1_i, 8

	.type	_Z12in_functionsPf5Scenei,@object # @_Z12in_functionsPf5Scenei
	.globl	_Z12in_functionsPf5Scenei
	.p2align	3, 0x0
_Z12in_functionsPf5Scenei:
	.quad	_Z27__device_stub__in_functionsPf5Scenei
	.size	_Z12in_functionsPf5Scenei, 8

	.type	_Z9in_memoryPfPKP13__hip_texturei,@object # @_Z9in_memoryPfPKP13__hip_texturei
	.globl	_Z9in_memoryPfPKP13__hip_texturei
	.p2align	3, 0x0
_Z9in_memoryPfPKP13__hip_texturei:
	.quad	_Z24__device_stub__in_memoryPfPKP13__hip_texturei
	.size	_Z9in_memoryPfPKP13__hip_texturei, 8

	.type	_Z10as_integerPfy,@object       # @_Z10as_integerPfy
	.globl	_Z10as_integerPfy
	.p2align	3, 0x0
_Z10as_integerPfy:
	.quad	_Z25__device_stub__as_integerPfy
	.size	_Z10as_integerPfy, 8

	.type	_Z11may_be_nullPfP13__hip_texture,@object # @_Z11may_be_nullPfP13__hip_texture
	.globl	_Z11may_be_nullPfP13__hip_texture
	.p2align	3, 0x0
_Z11may_be_nullPfP13__hip_texture:
	.quad	_Z26__device_stub__may_be_nullPfP13__hip_texture
	.size	_Z11may_be_nullPfP13__hip_texture, 8

	.type	checked,@object                 # @checked
	.bss
	.globl	checked
	.p2align	3, 0x0
checked:
	.quad	0                               # 0x0
	.size	checked, 8

	.type	wrong,@object                   # @wrong
	.globl	wrong
	.p2align	3, 0x0
wrong:
	.quad	0                               # 0x0
	.size	wrong, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"by value"
	.size	.L.str, 9

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"chosen"
	.size	.L.str.1, 7

	.type	.L.str.2,@object                # @.str.2
.L.str.2:
	.asciz	"swapped"
	.size	.L.str.2, 8

	.type	.L.str.3,@object                # @.str.3
.L.str.3:
	.asciz	"in functions"
	.size	.L.str.3, 13

	.type	.L.str.4,@object                # @.str.4
.L.str.4:
	.asciz	"hipMemcpyToSymbol(HIP_SYMBOL(kept), &third, sizeof third)"
	.size	.L.str.4, 58

	.type	.L.str.5,@object                # @.str.5
.L.str.5:
	.asciz	"tests/programs/texture_handles.hip"
	.size	.L.str.5, 35

	.type	.L.str.6,@object                # @.str.6
.L.str.6:
	.asciz	"hipMemcpyToSymbol(HIP_SYMBOL(table), all.data(), sizeof(hipTextureObject_t) * 4)"
	.size	.L.str.6, 81

	.type	.L.str.7,@object                # @.str.7
.L.str.7:
	.asciz	"in memory"
	.size	.L.str.7, 10

	.type	.L.str.8,@object                # @.str.8
.L.str.8:
	.asciz	"as an integer"
	.size	.L.str.8, 14

	.type	.L.str.9,@object                # @.str.9
.L.str.9:
	.asciz	"null"
	.size	.L.str.9, 5

	.type	.L.str.10,@object               # @.str.10
.L.str.10:
	.asciz	"not null"
	.size	.L.str.10, 9

	.type	_Z4withIZ4mainEUliE8_EvPfT_,@object # @_Z4withIZ4mainEUliE8_EvPfT_
	.section	.data.rel.ro,"aw",@progbits
	.p2align	3, 0x0
_Z4withIZ4mainEUliE8_EvPfT_:
	.quad	_Z19__device_stub__withIZ4mainEUliE8_EvPfT_
	.size	_Z4withIZ4mainEUliE8_EvPfT_, 8

	.type	.L.str.11,@object               # @.str.11
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str.11:
	.asciz	"captured"
	.size	.L.str.11, 9

	.type	.L.str.12,@object               # @.str.12
.L.str.12:
	.asciz	"cannot create std::vector larger than max_size()"
	.size	.L.str.12, 49

	.type	.L.str.13,@object               # @.str.13
.L.str.13:
	.asciz	"hipCreateTextureObject(&object_, &resource, &texture, nullptr)"
	.size	.L.str.13, 63

	.type	.L.str.14,@object               # @.str.14
.L.str.14:
	.asciz	"tests/programs/texture_support.h"
	.size	.L.str.14, 33

	.type	.L.str.15,@object               # @.str.15
.L.str.15:
	.asciz	"%s:%d: %s: %s (%s)\n"
	.size	.L.str.15, 20

	.type	.L.str.16,@object               # @.str.16
.L.str.16:
	.asciz	"hipGetLastError()"
	.size	.L.str.16, 18

	.type	.L.str.17,@object               # @.str.17
.L.str.17:
	.asciz	"tests/programs/support.h"
	.size	.L.str.17, 25

	.type	.L.str.18,@object               # @.str.18
.L.str.18:
	.asciz	"%ld checked, %ld wrong\n"
	.size	.L.str.18, 24

	.type	.L.str.19,@object               # @.str.19
.L.str.19:
	.asciz	"vector::_M_realloc_insert"
	.size	.L.str.19, 26

	.type	.L.str.20,@object               # @.str.20
.L.str.20:
	.asciz	"hipMalloc3DArray(&array_, &format, make_hipExtent(width, height, depth), flags)"
	.size	.L.str.20, 80

	.type	.L.str.21,@object               # @.str.21
.L.str.21:
	.asciz	"hipMemcpy3D(&copy)"
	.size	.L.str.21, 19

	.type	.L.str.22,@object               # @.str.22
.L.str.22:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count * sizeof(T))"
	.size	.L.str.22, 63

	.type	.L.str.23,@object               # @.str.23
.L.str.23:
	.asciz	"hipMemset(data_, 0, count * sizeof(T))"
	.size	.L.str.23, 39

	.type	.L.str.24,@object               # @.str.24
.L.str.24:
	.asciz	"%s: out[%d] is %g, not %g\n"
	.size	.L.str.24, 27

	.type	.L.str.25,@object               # @.str.25
.L.str.25:
	.asciz	"hipMemcpy(out.data(), data_, count_ * sizeof(T), hipMemcpyDeviceToHost)"
	.size	.L.str.25, 72

	.type	.L.str.26,@object               # @.str.26
.L.str.26:
	.asciz	"hipMalloc(reinterpret_cast<void**>(&data_), count_ * sizeof(T))"
	.size	.L.str.26, 64

	.type	.L.str.27,@object               # @.str.27
.L.str.27:
	.asciz	"hipMemcpy(data_, host.data(), count_ * sizeof(T), hipMemcpyHostToDevice)"
	.size	.L.str.27, 73

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z8by_valuePf5Scene"
	.size	.L__unnamed_1, 20

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"_Z6chosenPfP13__hip_textureS1_"
	.size	.L__unnamed_2, 31

	.type	.L__unnamed_3,@object           # @2
.L__unnamed_3:
	.asciz	"_Z7swappedPfP13__hip_textureS1_i"
	.size	.L__unnamed_3, 33

	.type	.L__unnamed_4,@object           # @3
.L__unnamed_4:
	.asciz	"_Z12in_functionsPf5Scenei"
	.size	.L__unnamed_4, 26

	.type	.L__unnamed_5,@object           # @4
.L__unnamed_5:
	.asciz	"_Z9in_memoryPfPKP13__hip_texturei"
	.size	.L__unnamed_5, 34

	.type	.L__unnamed_6,@object           # @5
.L__unnamed_6:
	.asciz	"_Z10as_integerPfy"
	.size	.L__unnamed_6, 18

	.type	.L__unnamed_7,@object           # @6
.L__unnamed_7:
	.asciz	"_Z11may_be_nullPfP13__hip_texture"
	.size	.L__unnamed_7, 34

	.type	.L__unnamed_8,@object           # @7
.L__unnamed_8:
	.asciz	"_Z4withIZ4mainEUliE8_EvPfT_"
	.size	.L__unnamed_8, 28

	.type	.L__unnamed_9,@object           # @8
.L__unnamed_9:
	.asciz	"kept"
	.size	.L__unnamed_9, 5

	.type	.L__unnamed_10,@object          # @9
.L__unnamed_10:
	.asciz	"table"
	.size	.L__unnamed_10, 6

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_36dd7aaae285e96f
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_36dd7aaae285e96f,@object # @__hip_gpubin_handle_36dd7aaae285e96f
	.local	__hip_gpubin_handle_36dd7aaae285e96f
	.comm	__hip_gpubin_handle_36dd7aaae285e96f,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_36dd7aaae285e96f,@object # @__hip_cuid_36dd7aaae285e96f
	.bss
	.globl	__hip_cuid_36dd7aaae285e96f
__hip_cuid_36dd7aaae285e96f:
	.byte	0                               # 0x0
	.size	__hip_cuid_36dd7aaae285e96f, 1

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
	.addrsig_sym _Z23__device_stub__by_valuePf5Scene
	.addrsig_sym _Z21__device_stub__chosenPfP13__hip_textureS1_
	.addrsig_sym _Z22__device_stub__swappedPfP13__hip_textureS1_i
	.addrsig_sym _Z27__device_stub__in_functionsPf5Scenei
	.addrsig_sym _Z24__device_stub__in_memoryPfPKP13__hip_texturei
	.addrsig_sym _Z25__device_stub__as_integerPfy
	.addrsig_sym _Z26__device_stub__may_be_nullPfP13__hip_texture
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym _Z19__device_stub__withIZ4mainEUliE8_EvPfT_
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym kept
	.addrsig_sym table
	.addrsig_sym _Z8by_valuePf5Scene
	.addrsig_sym _Z6chosenPfP13__hip_textureS1_
	.addrsig_sym _Z7swappedPfP13__hip_textureS1_i
	.addrsig_sym _Z12in_functionsPf5Scenei
	.addrsig_sym _Z9in_memoryPfPKP13__hip_texturei
	.addrsig_sym _Z10as_integerPfy
	.addrsig_sym _Z11may_be_nullPfP13__hip_texture
	.addrsig_sym _Z4withIZ4mainEUliE8_EvPfT_
	.addrsig_sym __hip_fatbin_36dd7aaae285e96f
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_36dd7aaae285e96f
