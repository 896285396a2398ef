	.file	"last_block.hip"
	.text
	.globl	_Z22__device_stub__sum_allPKiiPVxPx # -- Begin function _Z22__device_stub__sum_allPKiiPVxPx
	.p2align	4
	.type	_Z22__device_stub__sum_allPKiiPVxPx,@function
_Z22__device_stub__sum_allPKiiPVxPx:    # @_Z22__device_stub__sum_allPKiiPVxPx
	.cfi_startproc
# %bb.0:
	subq	$120, %rsp
	.cfi_def_cfa_offset 128
	movq	%rdi, 72(%rsp)
	movl	%esi, 4(%rsp)
	movq	%rdx, 64(%rsp)
	movq	%rcx, 56(%rsp)
	leaq	72(%rsp), %rax
	movq	%rax, 80(%rsp)
	leaq	4(%rsp), %rax
	movq	%rax, 88(%rsp)
	leaq	64(%rsp), %rax
	movq	%rax, 96(%rsp)
	leaq	56(%rsp), %rax
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
	movq	_Z7sum_allPKiiPVxPx@GOTPCREL(%rip), %rdi
	leaq	80(%rsp), %r9
	pushq	8(%rsp)
	.cfi_adjust_cfa_offset 8
	pushq	24(%rsp)
	.cfi_adjust_cfa_offset 8
	callq	hipLaunchKernel@PLT
	addq	$136, %rsp
	.cfi_adjust_cfa_offset -136
	retq
.Lfunc_end0:
	.size	_Z22__device_stub__sum_allPKiiPVxPx, .Lfunc_end0-_Z22__device_stub__sum_allPKiiPVxPx
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
	subq	$216, %rsp
	.cfi_def_cfa_offset 272
	.cfi_offset %rbx, -56
	.cfi_offset %r12, -48
	.cfi_offset %r13, -40
	.cfi_offset %r14, -32
	.cfi_offset %r15, -24
	.cfi_offset %rbp, -16
	movl	$400000, %edi                   # imm = 0x61A80
	callq	_Znwm@PLT
	movq	%rax, %r15
	movq	%rax, 48(%rsp)
	leaq	400000(%rax), %rbx
	movq	%rbx, 64(%rsp)
	xorl	%r12d, %r12d
	movl	$400000, %edx                   # imm = 0x61A80
	movq	%rax, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	movq	%rbx, 56(%rsp)
	movq	$-121509, %rbp                  # imm = 0xFFFE255B
	movq	$-40503, %r14                   # imm = 0xFFFF61C9
	movq	$-81006, %rbx                   # imm = 0xFFFEC392
	movl	$40503, %ecx                    # imm = 0x9E37
	movl	$1, %esi
	movabsq	$896011011859258473, %r10       # imm = 0xC6F45449CB59C69
	movl	$40503, %edi                    # imm = 0x9E37
	xorl	%r8d, %r8d
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	movq	%r8, %r13
	movq	%rcx, %rax
	mulq	%r10
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$19, %rax
	imulq	$1000003, %rax, %rax            # imm = 0xF4243
	movq	%rdi, %r8
	subq	%rax, %r8
	movq	%r12, %rax
	mulq	%r10
	movq	%r12, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$19, %rax
	imulq	$1000003, %rax, %rax            # imm = 0xF4243
	subq	%rax, %r8
	movl	%ecx, %edx
	imulq	$208618821, %rdx, %rdx          # imm = 0xC6F4545
	shrq	$32, %rdx
	movl	%ecx, %r9d
	subl	%edx, %r9d
	shrl	%r9d
	addl	%edx, %r9d
	shrl	$19, %r9d
	imull	$1000003, %r9d, %edx            # imm = 0xF4243
	movl	%ecx, %r9d
	subl	%edx, %r9d
	movl	%r12d, %edx
	subl	%eax, %edx
	movl	%edx, -4(%r15,%rsi,4)
	movl	%r9d, (%r15,%rsi,4)
	addq	%r13, %r8
	addq	$162012, %rbp                   # imm = 0x278DC
	addq	$81006, %r14                    # imm = 0x13C6E
	addq	$81006, %rbx                    # imm = 0x13C6E
	addq	$162012, %rdi                   # imm = 0x278DC
	addq	$81006, %rcx                    # imm = 0x13C6E
	addq	$81006, %r12                    # imm = 0x13C6E
	addq	$2, %rsi
	cmpq	$100001, %rsi                   # imm = 0x186A1
	jne	.LBB1_1
# %bb.2:
.Ltmp0:                                 # EH_LABEL
	movq	%r10, %r15
	leaq	88(%rsp), %rdi
	leaq	48(%rsp), %rsi
	callq	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
.Ltmp1:                                 # EH_LABEL
# %bb.3:
.Ltmp3:                                 # EH_LABEL
	leaq	72(%rsp), %rdi
	movl	$50, %esi
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp4:                                 # EH_LABEL
# %bb.4:
.Ltmp6:                                 # EH_LABEL
	leaq	32(%rsp), %rdi
	movl	$1, %esi
	callq	_ZN11DeviceArrayIxEC2Em
.Ltmp7:                                 # EH_LABEL
# %bb.5:                                # %.preheader
	movq	%r14, %rax
	mulq	%r15
	subq	%rdx, %r14
	shrq	%r14
	addq	%rdx, %r14
	shrq	$19, %r14
	imulq	$1000003, %r14, %rcx            # imm = 0xF4243
	movq	%rbx, %rax
	mulq	%r15
	subq	%rcx, %rbp
	subq	%rdx, %rbx
	shrq	%rbx
	addq	%rdx, %rbx
	shrq	$19, %rbx
	imulq	$1000003, %rbx, %rax            # imm = 0xF4243
	subq	%rax, %rbp
	addq	%r13, %rbp
	movl	$5, %r15d
	xorl	%ebx, %ebx
	leaq	176(%rsp), %r14
	leaq	32(%rsp), %r12
	.p2align	4
.LBB1_6:                                # =>This Inner Loop Header: Depth=1
	movq	32(%rsp), %rdi
.Ltmp9:                                 # EH_LABEL
	movl	$8, %edx
	xorl	%esi, %esi
	callq	hipMemset@PLT
.Ltmp10:                                # EH_LABEL
# %bb.7:                                #   in Loop: Header=BB1_6 Depth=1
	movl	%eax, %r13d
	testl	%eax, %eax
	jne	.LBB1_8
# %bb.17:                               # %_Z9hip_check10hipError_tPKcS1_i.exit
                                        #   in Loop: Header=BB1_6 Depth=1
.Ltmp16:                                # EH_LABEL
	movabsq	$4294967346, %rdi               # imm = 0x100000032
	movl	$1, %esi
	movabsq	$4294967360, %rdx               # imm = 0x100000040
	movl	$1, %ecx
	xorl	%r8d, %r8d
	xorl	%r9d, %r9d
	callq	__hipPushCallConfiguration@PLT
.Ltmp17:                                # EH_LABEL
# %bb.18:                               #   in Loop: Header=BB1_6 Depth=1
	testl	%eax, %eax
	jne	.LBB1_21
# %bb.19:                               #   in Loop: Header=BB1_6 Depth=1
	movq	88(%rsp), %rax
	movq	72(%rsp), %rcx
	movq	32(%rsp), %rdx
	movq	%rax, 168(%rsp)
	movl	$100000, 28(%rsp)               # imm = 0x186A0
	movq	%rcx, 160(%rsp)
	movq	%rdx, 152(%rsp)
	leaq	168(%rsp), %rax
	movq	%rax, 176(%rsp)
	leaq	28(%rsp), %rax
	movq	%rax, 184(%rsp)
	leaq	160(%rsp), %rax
	movq	%rax, 192(%rsp)
	leaq	152(%rsp), %rax
	movq	%rax, 200(%rsp)
.Ltmp18:                                # EH_LABEL
	leaq	136(%rsp), %rdi
	leaq	120(%rsp), %rsi
	leaq	112(%rsp), %rdx
	leaq	104(%rsp), %rcx
	callq	__hipPopCallConfiguration@PLT
.Ltmp19:                                # EH_LABEL
# %bb.20:                               # %.noexc34
                                        #   in Loop: Header=BB1_6 Depth=1
	movq	112(%rsp), %rax
	movq	104(%rsp), %rdi
	movq	136(%rsp), %rsi
	movl	144(%rsp), %edx
	movq	120(%rsp), %rcx
	movl	128(%rsp), %r8d
.Ltmp20:                                # EH_LABEL
	movq	%rdi, 8(%rsp)
	movq	%rax, (%rsp)
	movq	_Z7sum_allPKiiPVxPx@GOTPCREL(%rip), %rdi
	movq	%r14, %r9
	callq	hipLaunchKernel@PLT
.Ltmp21:                                # EH_LABEL
.LBB1_21:                               #   in Loop: Header=BB1_6 Depth=1
.Ltmp23:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r12, %rsi
	callq	_ZNK11DeviceArrayIxE4hostEv
.Ltmp24:                                # EH_LABEL
# %bb.22:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit
                                        #   in Loop: Header=BB1_6 Depth=1
	movq	176(%rsp), %rdi
	xorl	%eax, %eax
	cmpq	(%rdi), %rbp
	movq	192(%rsp), %rsi
	setne	%al
	addq	%rax, %rbx
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
	decl	%r15d
	jne	.LBB1_6
# %bb.11:
.Ltmp26:                                # EH_LABEL
	callq	hipGetLastError@PLT
.Ltmp27:                                # EH_LABEL
# %bb.12:                               # %.noexc
	testl	%eax, %eax
	jne	.LBB1_13
# %bb.27:
	leaq	.L.str.5(%rip), %rdi
	movl	$5, %esi
	movq	%rbx, %rdx
	xorl	%eax, %eax
	callq	printf@PLT
	movq	32(%rsp), %rdi
.Ltmp42:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp43:                                # EH_LABEL
# %bb.28:                               # %_ZN11DeviceArrayIxED2Ev.exit
	movq	72(%rsp), %rdi
.Ltmp45:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp46:                                # EH_LABEL
# %bb.29:                               # %_ZN11DeviceArrayIxED2Ev.exit36
	movq	88(%rsp), %rdi
.Ltmp48:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp49:                                # EH_LABEL
# %bb.30:                               # %_ZN11DeviceArrayIiED2Ev.exit
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_32
# %bb.31:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_32:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit
	xorl	%eax, %eax
	testq	%rbx, %rbx
	setne	%al
	addq	$216, %rsp
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
.LBB1_8:
	.cfi_def_cfa_offset 272
	movq	stderr@GOTPCREL(%rip), %rax
	movq	(%rax), %rbx
.Ltmp11:                                # EH_LABEL
	movl	%r13d, %edi
	callq	hipGetErrorName@PLT
.Ltmp12:                                # EH_LABEL
# %bb.9:                                # %.noexc32
.Ltmp13:                                # EH_LABEL
	movq	%rax, %r14
	movl	%r13d, %edi
	callq	hipGetErrorString@PLT
.Ltmp14:                                # EH_LABEL
# %bb.10:                               # %.noexc33
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.1(%rip), %rdx
	leaq	.L.str(%rip), %r8
	movq	%rbx, %rdi
	movl	$40, %ecx
.LBB1_16:                               # %.noexc31
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.LBB1_13:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %rbx
.Ltmp28:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebp
	callq	hipGetErrorName@PLT
.Ltmp29:                                # EH_LABEL
# %bb.14:                               # %.noexc30
.Ltmp30:                                # EH_LABEL
	movq	%rax, %r14
	movl	%ebp, %edi
	callq	hipGetErrorString@PLT
.Ltmp31:                                # EH_LABEL
# %bb.15:                               # %.noexc31
	movq	%rax, (%rsp)
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.3(%rip), %r8
	movq	%rbx, %rdi
	movl	$39, %ecx
	jmp	.LBB1_16
.LBB1_47:
.Ltmp50:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_46:
.Ltmp47:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_26:
.Ltmp44:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_36:
.Ltmp8:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_37
.LBB1_39:
.Ltmp5:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_40
.LBB1_42:
.Ltmp2:                                 # EH_LABEL
	movq	%rax, %rbx
	jmp	.LBB1_43
.LBB1_33:
.Ltmp32:                                # EH_LABEL
	jmp	.LBB1_34
.LBB1_24:                               # %.loopexit.split-lp
.Ltmp15:                                # EH_LABEL
	jmp	.LBB1_34
.LBB1_25:
.Ltmp25:                                # EH_LABEL
	jmp	.LBB1_34
.LBB1_23:                               # %.loopexit
.Ltmp22:                                # EH_LABEL
.LBB1_34:
	movq	%rax, %rbx
	movq	32(%rsp), %rdi
.Ltmp33:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp34:                                # EH_LABEL
.LBB1_37:                               # %_ZN11DeviceArrayIxED2Ev.exit38
	movq	72(%rsp), %rdi
.Ltmp36:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp37:                                # EH_LABEL
.LBB1_40:                               # %_ZN11DeviceArrayIxED2Ev.exit39
	movq	88(%rsp), %rdi
.Ltmp39:                                # EH_LABEL
	callq	hipFree@PLT
.Ltmp40:                                # EH_LABEL
.LBB1_43:                               # %_ZN11DeviceArrayIiED2Ev.exit40
	movq	48(%rsp), %rdi
	testq	%rdi, %rdi
	je	.LBB1_45
# %bb.44:
	movq	64(%rsp), %rsi
	subq	%rdi, %rsi
	callq	_ZdlPvm@PLT
.LBB1_45:                               # %_ZNSt6vectorIiSaIiEED2Ev.exit42
	movq	%rbx, %rdi
	callq	_Unwind_Resume@PLT
.LBB1_41:
.Ltmp41:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_38:
.Ltmp38:                                # EH_LABEL
	movq	%rax, %rdi
	callq	__clang_call_terminate
.LBB1_35:
.Ltmp35:                                # EH_LABEL
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
	.uleb128 .Ltmp7-.Ltmp6                  #   Call between .Ltmp6 and .Ltmp7
	.uleb128 .Ltmp8-.Lfunc_begin0           #     jumps to .Ltmp8
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp9-.Lfunc_begin0           # >> Call Site 5 <<
	.uleb128 .Ltmp21-.Ltmp9                 #   Call between .Ltmp9 and .Ltmp21
	.uleb128 .Ltmp22-.Lfunc_begin0          #     jumps to .Ltmp22
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp23-.Lfunc_begin0          # >> Call Site 6 <<
	.uleb128 .Ltmp24-.Ltmp23                #   Call between .Ltmp23 and .Ltmp24
	.uleb128 .Ltmp25-.Lfunc_begin0          #     jumps to .Ltmp25
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp26-.Lfunc_begin0          # >> Call Site 7 <<
	.uleb128 .Ltmp27-.Ltmp26                #   Call between .Ltmp26 and .Ltmp27
	.uleb128 .Ltmp32-.Lfunc_begin0          #     jumps to .Ltmp32
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp42-.Lfunc_begin0          # >> Call Site 8 <<
	.uleb128 .Ltmp43-.Ltmp42                #   Call between .Ltmp42 and .Ltmp43
	.uleb128 .Ltmp44-.Lfunc_begin0          #     jumps to .Ltmp44
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp45-.Lfunc_begin0          # >> Call Site 9 <<
	.uleb128 .Ltmp46-.Ltmp45                #   Call between .Ltmp45 and .Ltmp46
	.uleb128 .Ltmp47-.Lfunc_begin0          #     jumps to .Ltmp47
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp48-.Lfunc_begin0          # >> Call Site 10 <<
	.uleb128 .Ltmp49-.Ltmp48                #   Call between .Ltmp48 and .Ltmp49
	.uleb128 .Ltmp50-.Lfunc_begin0          #     jumps to .Ltmp50
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp11-.Lfunc_begin0          # >> Call Site 11 <<
	.uleb128 .Ltmp14-.Ltmp11                #   Call between .Ltmp11 and .Ltmp14
	.uleb128 .Ltmp15-.Lfunc_begin0          #     jumps to .Ltmp15
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp28-.Lfunc_begin0          # >> Call Site 12 <<
	.uleb128 .Ltmp31-.Ltmp28                #   Call between .Ltmp28 and .Ltmp31
	.uleb128 .Ltmp32-.Lfunc_begin0          #     jumps to .Ltmp32
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp33-.Lfunc_begin0          # >> Call Site 13 <<
	.uleb128 .Ltmp34-.Ltmp33                #   Call between .Ltmp33 and .Ltmp34
	.uleb128 .Ltmp35-.Lfunc_begin0          #     jumps to .Ltmp35
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp36-.Lfunc_begin0          # >> Call Site 14 <<
	.uleb128 .Ltmp37-.Ltmp36                #   Call between .Ltmp36 and .Ltmp37
	.uleb128 .Ltmp38-.Lfunc_begin0          #     jumps to .Ltmp38
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp39-.Lfunc_begin0          # >> Call Site 15 <<
	.uleb128 .Ltmp40-.Ltmp39                #   Call between .Ltmp39 and .Ltmp40
	.uleb128 .Ltmp41-.Lfunc_begin0          #     jumps to .Ltmp41
	.byte	1                               #   On action: 1
	.uleb128 .Ltmp40-.Lfunc_begin0          # >> Call Site 16 <<
	.uleb128 .Lfunc_end1-.Ltmp40            #   Call between .Ltmp40 and .Lfunc_end1
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
	jne	.LBB2_1
# %bb.3:                                # %_Z9hip_check10hipError_tPKcS1_i.exit
	movq	(%r14), %rsi
	movq	(%rbx), %rdi
	movq	8(%rbx), %rdx
	shlq	$2, %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.7(%rip), %r8
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
	leaq	.L.str.8(%rip), %r8
	movq	%rbx, %rdi
	movl	$19, %ecx
.LBB2_2:
	movq	%r14, %r9
	xorl	%eax, %eax
	callq	fprintf@PLT
	movl	$1, %edi
	callq	exit@PLT
.Lfunc_end2:
	.size	_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE, .Lfunc_end2-_ZN11DeviceArrayIiEC2ERKSt6vectorIiSaIiEE
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
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
	leaq	.L.str.2(%rip), %rsi
	leaq	.L.str.4(%rip), %rdx
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
	.size	_ZN11DeviceArrayIxEC2Em, .Lfunc_end3-_ZN11DeviceArrayIxEC2Em
	.cfi_endproc
                                        # -- End function
	.section	.text._ZNK11DeviceArrayIxE4hostEv,"axG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.weak	_ZNK11DeviceArrayIxE4hostEv     # -- Begin function _ZNK11DeviceArrayIxE4hostEv
	.p2align	4
	.type	_ZNK11DeviceArrayIxE4hostEv,@function
_ZNK11DeviceArrayIxE4hostEv:            # @_ZNK11DeviceArrayIxE4hostEv
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
	shrq	$60, %rax
	jne	.LBB4_13
# %bb.1:                                # %_ZNSt6vectorIxSaIxEE17_S_check_init_lenEmRKS0_.exit.i
	movq	%rsi, %r12
	movq	%rdi, %r15
	testq	%rbx, %rbx
	je	.LBB4_2
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
	je	.LBB4_5
# %bb.4:                                # %_ZSt6fill_nIPxmxET_S1_T0_RKT1_.exit.loopexit.i.i.i.i.i
	leaq	(,%rbx,8), %rdx
	movq	%rbp, %rdi
	xorl	%esi, %esi
	callq	memset@PLT
	leaq	(%rbp,%rbx,8), %rbp
	jmp	.LBB4_5
.LBB4_2:                                # %_ZNSt12_Vector_baseIxSaIxEEC2EmRKS0_.exit.thread.i
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
.Ltmp51:                                # EH_LABEL
	movq	%r14, %rdi
	movq	%r13, %rdx
	movl	$2, %ecx
	callq	hipMemcpy@PLT
.Ltmp52:                                # EH_LABEL
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
	leaq	.L.str.6(%rip), %rdi
	callq	_ZSt20__throw_length_errorPKc@PLT
.LBB4_7:
	movq	stderr@GOTPCREL(%rip), %rcx
	movq	(%rcx), %r15
.Ltmp53:                                # EH_LABEL
	movl	%eax, %edi
	movl	%eax, %ebx
	callq	hipGetErrorName@PLT
.Ltmp54:                                # EH_LABEL
# %bb.8:                                # %.noexc6
.Ltmp55:                                # EH_LABEL
	movq	%rax, %r12
	movl	%ebx, %edi
	callq	hipGetErrorString@PLT
.Ltmp56:                                # EH_LABEL
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
.LBB4_10:
.Ltmp57:                                # EH_LABEL
	movq	%rax, %r15
	testq	%r14, %r14
	je	.LBB4_12
# %bb.11:
	movq	16(%rsp), %rsi                  # 8-byte Reload
	subq	%r14, %rsi
	movq	%r14, %rdi
	callq	_ZdlPvm@PLT
.LBB4_12:                               # %_ZNSt6vectorIxSaIxEED2Ev.exit
	movq	%r15, %rdi
	callq	_Unwind_Resume@PLT
.Lfunc_end4:
	.size	_ZNK11DeviceArrayIxE4hostEv, .Lfunc_end4-_ZNK11DeviceArrayIxE4hostEv
	.cfi_endproc
	.section	.gcc_except_table._ZNK11DeviceArrayIxE4hostEv,"aG",@progbits,_ZNK11DeviceArrayIxE4hostEv,comdat
	.p2align	2, 0x0
GCC_except_table4:
.Lexception1:
	.byte	255                             # @LPStart Encoding = omit
	.byte	255                             # @TType Encoding = omit
	.byte	1                               # Call site Encoding = uleb128
	.uleb128 .Lcst_end1-.Lcst_begin1
.Lcst_begin1:
	.uleb128 .Lfunc_begin1-.Lfunc_begin1    # >> Call Site 1 <<
	.uleb128 .Ltmp51-.Lfunc_begin1          #   Call between .Lfunc_begin1 and .Ltmp51
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp51-.Lfunc_begin1          # >> Call Site 2 <<
	.uleb128 .Ltmp52-.Ltmp51                #   Call between .Ltmp51 and .Ltmp52
	.uleb128 .Ltmp57-.Lfunc_begin1          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp52-.Lfunc_begin1          # >> Call Site 3 <<
	.uleb128 .Ltmp53-.Ltmp52                #   Call between .Ltmp52 and .Ltmp53
	.byte	0                               #     has no landing pad
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp53-.Lfunc_begin1          # >> Call Site 4 <<
	.uleb128 .Ltmp56-.Ltmp53                #   Call between .Ltmp53 and .Ltmp56
	.uleb128 .Ltmp57-.Lfunc_begin1          #     jumps to .Ltmp57
	.byte	0                               #   On action: cleanup
	.uleb128 .Ltmp56-.Lfunc_begin1          # >> Call Site 5 <<
	.uleb128 .Lfunc_end4-.Ltmp56            #   Call between .Ltmp56 and .Lfunc_end4
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
	movq	__hip_gpubin_handle_2f34e73c251c5dec(%rip), %rbx
	testq	%rbx, %rbx
	jne	.LBB6_2
# %bb.1:
	leaq	__hip_fatbin_wrapper(%rip), %rdi
	callq	__hipRegisterFatBinary@PLT
	movq	%rax, %rbx
	movq	%rax, __hip_gpubin_handle_2f34e73c251c5dec(%rip)
.LBB6_2:
	xorps	%xmm0, %xmm0
	movups	%xmm0, 16(%rsp)
	movups	%xmm0, (%rsp)
	movq	_Z7sum_allPKiiPVxPx@GOTPCREL(%rip), %rsi
	leaq	.L__unnamed_1(%rip), %rcx
	movq	%rbx, %rdi
	movq	%rcx, %rdx
	movl	$-1, %r8d
	xorl	%r9d, %r9d
	callq	__hipRegisterFunction@PLT
	movl	$0, 8(%rsp)
	movl	$0, (%rsp)
	leaq	finished(%rip), %rsi
	leaq	.L__unnamed_2(%rip), %rcx
	movl	$4, %r9d
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
.Lfunc_end6:
	.size	__hip_module_ctor, .Lfunc_end6-__hip_module_ctor
	.cfi_endproc
                                        # -- End function
	.p2align	4                               # -- Begin function __hip_module_dtor
	.type	__hip_module_dtor,@function
__hip_module_dtor:                      # @__hip_module_dtor
	.cfi_startproc
# %bb.0:
	movq	__hip_gpubin_handle_2f34e73c251c5dec(%rip), %rdi
	testq	%rdi, %rdi
	je	.LBB7_2
# %bb.1:
	pushq	%rax
	.cfi_def_cfa_offset 16
	callq	__hipUnregisterFatBinary@PLT
	movq	$0, __hip_gpubin_handle_2f34e73c251c5dec(%rip)
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
.LBB7_2:
	retq
.Lfunc_end7:
	.size	__hip_module_dtor, .Lfunc_end7-__hip_module_dtor
	.cfi_endproc
                                        # -- End function
	.type	finished,@object                # @finished
	.local	finished
	.comm	finished,4,4
	.type	_Z7sum_allPKiiPVxPx,@object     # @_Z7sum_allPKiiPVxPx
	.section	.data.rel.ro,"aw",@progbits
	.globl	_Z7sum_allPKiiPVxPx
	.p2align	3, 0x0
_Z7sum_allPKiiPVxPx:
	.quad	_Z22__device_stub__sum_allPKiiPVxPx
	.size	_Z7sum_allPKiiPVxPx, 8

	.type	.L.str,@object                  # @.str
	.section	.rodata.str1.1,"aMS",@progbits,1
.L.str:
	.asciz	"hipMemset(out, 0, sizeof(long long))"
	.size	.L.str, 37

	.type	.L.str.1,@object                # @.str.1
.L.str.1:
	.asciz	"tests/programs/last_block.hip"
	.size	.L.str.1, 30

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

	.type	.L__unnamed_1,@object           # @0
.L__unnamed_1:
	.asciz	"_Z7sum_allPKiiPVxPx"
	.size	.L__unnamed_1, 20

	.type	.L__unnamed_2,@object           # @1
.L__unnamed_2:
	.asciz	"finished"
	.size	.L__unnamed_2, 9

	.type	__hip_fatbin_wrapper,@object    # @__hip_fatbin_wrapper
	.section	.hipFatBinSegment,"aw",@progbits
	.p2align	3, 0x0
__hip_fatbin_wrapper:
	.long	1212764230                      # 0x48495046
	.long	1                               # 0x1
	.quad	__hip_fatbin_2f34e73c251c5dec
	.quad	0
	.size	__hip_fatbin_wrapper, 24

	.type	__hip_gpubin_handle_2f34e73c251c5dec,@object # @__hip_gpubin_handle_2f34e73c251c5dec
	.local	__hip_gpubin_handle_2f34e73c251c5dec
	.comm	__hip_gpubin_handle_2f34e73c251c5dec,8,8
	.section	.init_array,"aw",@init_array
	.p2align	3, 0x0
	.quad	__hip_module_ctor
	.type	__hip_cuid_2f34e73c251c5dec,@object # @__hip_cuid_2f34e73c251c5dec
	.bss
	.globl	__hip_cuid_2f34e73c251c5dec
__hip_cuid_2f34e73c251c5dec:
	.byte	0                               # 0x0
	.size	__hip_cuid_2f34e73c251c5dec, 1

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
	.addrsig_sym _Z22__device_stub__sum_allPKiiPVxPx
	.addrsig_sym __gxx_personality_v0
	.addrsig_sym __hip_module_ctor
	.addrsig_sym __hip_module_dtor
	.addrsig_sym _Unwind_Resume
	.addrsig_sym finished
	.addrsig_sym _Z7sum_allPKiiPVxPx
	.addrsig_sym __hip_fatbin_2f34e73c251c5dec
	.addrsig_sym __hip_fatbin_wrapper
	.addrsig_sym __hip_cuid_2f34e73c251c5dec
