; Loads and stores in AMD's assembly language are atomic if they bypass caches, and volatile otherwise; other assembly
; stays.
; RUN: hipspv lower --passes=lower-amd-assembly "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK: [[A:%.*]] = load atomic i8, ptr addrspace(1) %p syncscope("device") monotonic, align 1
; CHECK: [[B:%.*]] = sext i8 [[A]] to i16
; CHECK: fence syncscope("device") acq_rel
; CHECK: store volatile i16 [[B]], ptr addrspace(1) %p, align 2
; CHECK: [[C:%.*]] = load volatile i32, ptr addrspace(1) %p, align 4
; CHECK-NOT: fence
; CHECK: [[D:%.*]] = bitcast i32 [[C]] to <2 x half>
; CHECK: [[E:%.*]] = bitcast <2 x half> [[D]] to i32
; CHECK: store atomic i32 [[E]], ptr addrspace(1) %p syncscope("device") monotonic, align 4
; CHECK: fence syncscope("device") acq_rel
; CHECK-NEXT: ret void
define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call i16 asm sideeffect "flat_load_sbyte $0, $1 glc slc\0A\09s_waitcnt vmcnt($2)", "=v,v,I"(ptr addrspace(1) %p, i32 0)
  call void asm sideeffect "flat_store_short $0, $1 \0A\09s_nop 0", "v,v"(ptr addrspace(1) %p, i16 %a)
  %b = call <2 x half> asm sideeffect "global_load_dword $0, $1, off; s_waitcnt vmcnt(0)", "=v,v"(ptr addrspace(1) %p)
  call void asm sideeffect "global_store_b32 $0, $1, off scope:SCOPE_DEV", "v,v"(ptr addrspace(1) %p, <2 x half> %b)
  call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
  ret void
}

; The count of a shift is its first operand, of which five bits count.
; CHECK-LABEL: @registers(
; CHECK: [[A:%.*]] = fadd float {{%.*}}, 1.000000e+00
; CHECK: [[B:%.*]] = bitcast float [[A]] to i32
; CHECK: [[C:%.*]] = and i32 %n, 31
; CHECK: [[D:%.*]] = shl i32 [[B]], [[C]]
; CHECK: [[E:%.*]] = sub i32 [[D]], -3
; CHECK: [[F:%.*]] = bitcast i32 [[E]] to float
; CHECK: ret float [[F]]
define float @registers(float %x, i32 %n) {
  %a = call float asm sideeffect "v_add_f32 $0, $1, $2", "=v,v,v"(float %x, float 1.0)
  %b = call i32 asm "v_lshlrev_b32_e32 $0, $1, $2", "=v,v,v"(i32 %n, float %a)
  %c = call i32 asm "v_sub_u32 $0, $1, -3", "=v,v"(i32 %b)
  %d = call float asm "v_mov_b32_e32 $0, $1", "=v,v"(i32 %c)
  ret float %d
}

; Registers of 32 bits in a vector, at an offset from the address.
; CHECK-LABEL: @wide(
; CHECK: [[P:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 16
; CHECK: [[A:%.*]] = load volatile <4 x i32>, ptr addrspace(1) [[P]], align 4
; CHECK: [[B:%.*]] = bitcast <4 x i32> [[A]] to <4 x float>
; CHECK: [[C:%.*]] = bitcast <4 x float> [[B]] to <4 x i32>
; CHECK: store volatile <4 x i32> [[C]], ptr addrspace(1) %p, align 4
; CHECK: [[Q:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 -4
; CHECK: [[D:%.*]] = load volatile <3 x i32>, ptr addrspace(1) [[Q]], align 4
; CHECK: ret <3 x i32> [[D]]
define <3 x i32> @wide(ptr addrspace(1) %p) {
  %a = call <4 x float> asm sideeffect "global_load_dwordx4 $0, $1, off offset:16", "=v,v"(ptr addrspace(1) %p)
  call void asm sideeffect "flat_store_b128 $0, $1", "v,v"(ptr addrspace(1) %p, <4 x float> %a)
  %b = call <3 x i32> asm sideeffect "flat_load_dwordx3 $0, $1 offset:-0x4", "=v,v"(ptr addrspace(1) %p)
  ret <3 x i32> %b
}

; Too wide for an atomic access, another address than the pointer's, a modifier with a meaning, two instructions, operands in another order; values of
; other lanes, an unknown operation, one of 64 bits, a constant of floating point.
; CHECK-LABEL: @others(
; CHECK-COUNT-10: call {{.*}} asm
define spir_kernel void @others(ptr addrspace(1) %p, i64 %n) {
  call void asm sideeffect "flat_store_dwordx4 $0, $1 glc", "v,v"(ptr addrspace(1) %p, i128 5)
  call void asm sideeffect "flat_store_dwordx2 $0, $1 offset:8 offset:8", "v,v"(ptr addrspace(1) %p, i64 5)
  call void asm sideeffect "global_store_dword $0, $1, $2", "v,v,s"(ptr addrspace(1) %p, i32 5, i64 %n)
  %a = call i32 asm sideeffect "flat_load_dword $0, $1\0As_waitcnt vmcnt(0)\0Av_add_u32 $0, $0, 1", "=v,v"(ptr addrspace(1) %p)
  %b = call i32 asm sideeffect "flat_load_dword $0, $1", "=v,v"(i64 %n)
  %c = call i16 asm sideeffect "flat_load_dword $0, $1", "=v,v"(ptr addrspace(1) %p)
  %d = call i32 asm "v_mov_b32_dpp $0, $1 row_shr:1", "=v,v"(i32 %b)
  %e = call i32 asm "v_bfrev_b32 $0, $1", "=v,v"(i32 %b)
  %f = call i64 asm "v_mov_b32 $0, $1", "=v,v"(i64 %n)
  %g = call float asm "v_add_f32 $0, $1, 1.0", "=v,v"(i32 %b)
  ret void
}
