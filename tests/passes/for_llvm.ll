; A stack variable keeps its type where its first member is loaded through its own address.
; RUN: hipspv lower --passes=for-llvm "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 "%s" -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
; RUN: %disassemble %t.spv | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
%struct = type { ptr addrspace(4), [7 x i64] }

; SPIRV: %_ptr_Function_struct = OpTypePointer Function %struct
; SPIRV: OpVariable %_ptr_Function_struct Function

; CHECK: %a = alloca %struct
; CHECK-NEXT: [[A:%.*]] = getelementptr inbounds %struct, ptr %a, i64 0
; CHECK: load ptr addrspace(4), ptr [[A]]
define spir_kernel void @kernel(ptr byval(%struct) align 8 %s, ptr addrspace(1) %p) {
  %a = alloca %struct
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %a, ptr align 8 %s, i64 64, i1 false)
  %q = load ptr addrspace(4), ptr %a
  %v = load i32, ptr addrspace(4) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; A pointer in a structure is exchanged as an integer: its address is one of bytes.
; CHECK-LABEL: define spir_kernel void @exchange
; CHECK: [[FIELD:%.*]] = getelementptr inbounds %struct, ptr addrspace(1) %s, i32 0, i32 0
; CHECK: [[BYTES:%.*]] = getelementptr i8, ptr addrspace(1) [[FIELD]], i64 0
; CHECK: atomicrmw xchg ptr addrspace(1) [[BYTES]], i64 %n
define spir_kernel void @exchange(ptr addrspace(1) %s, i64 %n) {
  %p = getelementptr inbounds %struct, ptr addrspace(1) %s, i32 0, i32 0
  %old = atomicrmw xchg ptr addrspace(1) %p, i64 %n monotonic
  ret void
}

; SPIR-V has an instruction for the barrier of a sub-group, and nothing that protects a stack.
; CHECK-LABEL: define spir_kernel void @wait
; CHECK: call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 3, i32 3, i32 776)
; CHECK-NOT: sspstrong
declare spir_func void @_Z17sub_group_barrierj(i32)
define spir_kernel void @wait() sspstrong {
  call spir_func void @_Z17sub_group_barrierj(i32 3)
  ret void
}
