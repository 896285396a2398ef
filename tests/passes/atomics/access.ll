; Both translators keep atomic loads and stores atomic, with their scope and order.
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s"
; RUN: %disassemble-khronos | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-DAG: %[[DEVICE:.*]] = OpConstant %uint 1{{$}}
; CHECK-DAG: %[[WORKGROUP:.*]] = OpConstant %uint 2{{$}}
; CHECK: = OpFunction %void
; CHECK: OpAtomicLoad %uint %{{.*}} %[[DEVICE]] %uint_{{2|514}}
; CHECK: OpAtomicStore %{{.*}} %[[WORKGROUP]] %uint_{{4|260}}
; CHECK: OpAtomicLoad %ulong
define spir_kernel void @access(ptr addrspace(1) %p, ptr addrspace(3) %q, ptr addrspace(1) %out) {
  %value = load atomic i32, ptr addrspace(1) %p syncscope("device") acquire, align 4
  store atomic i32 %value, ptr addrspace(3) %q syncscope("workgroup") release, align 4
  %real = load atomic double, ptr addrspace(1) %out syncscope("device") monotonic, align 8
  store double %real, ptr addrspace(1) %p
  ret void
}
