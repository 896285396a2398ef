; Float addition, minimum and maximum become functions with a loop, one for each kind, each with a note.
; RUN: hipspv lower --passes=outline-float-atomics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: define spir_kernel void @add
; CHECK: %[[OLD:.*]] = call float @[[ADD:hipspv.fn.atomic.add.float.global.syncscope.device.monotonic]](ptr addrspace(1) %p, float %v)
; CHECK: store float %[[OLD]]
; CHECK: call float @[[ADD]](ptr addrspace(1) %out, float 2.0
; CHECK-NOT: atomicrmw
define spir_kernel void @add(ptr addrspace(1) %p, float %v, ptr addrspace(1) %out) {
  %old = atomicrmw fadd ptr addrspace(1) %p, float %v syncscope("device") monotonic, align 4
  store float %old, ptr addrspace(1) %out
  %again = atomicrmw fadd ptr addrspace(1) %out, float 2.0 syncscope("device") monotonic, align 4
  ret void
}

; A difference is the sum with the other sign.
; CHECK-LABEL: define spir_kernel void @subtract
; CHECK: %[[MINUS:.*]] = fneg double %v
; CHECK: call double @[[ADD64:hipspv.fn.atomic.add.double.shared.acq_rel]](ptr addrspace(3) %p, double %[[MINUS]])
define spir_kernel void @subtract(ptr addrspace(3) %p, double %v) {
  %old = atomicrmw fsub ptr addrspace(3) %p, double %v acq_rel, align 8
  ret void
}

; CHECK-LABEL: define spir_kernel void @limits
; CHECK: call float @[[MIN:hipspv.fn.atomic.min.float.global.seq_cst]](
; CHECK: call float @[[MAX:hipspv.fn.atomic.max.float.global.seq_cst]](
define spir_kernel void @limits(ptr addrspace(1) %p, float %v) {
  %a = atomicrmw fmin ptr addrspace(1) %p, float %v seq_cst, align 4
  %b = atomicrmw fmax ptr addrspace(1) %p, float %v seq_cst, align 4
  ret void
}

; Operations that no device is trusted with, private memory, integers: left to other passes.
; CHECK-LABEL: define spir_kernel void @others
; CHECK: atomicrmw fadd ptr addrspace(1) %p, half
; CHECK: atomicrmw fadd ptr %slot, float
; CHECK: atomicrmw add ptr addrspace(1) %p, i32
; CHECK: atomicrmw fmaximum ptr addrspace(1) %p, float
define spir_kernel void @others(ptr addrspace(1) %p, half %h, float %v) {
  %slot = alloca float
  store float 0.0, ptr %slot
  %a = atomicrmw fadd ptr addrspace(1) %p, half %h monotonic, align 2
  %b = atomicrmw fadd ptr %slot, float %v monotonic, align 4
  %c = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
  %d = atomicrmw fmaximum ptr addrspace(1) %p, float %v monotonic, align 4
  ret void
}

; CHECK: define internal float @[[ADD]](ptr addrspace(1) %p, float %value)
; CHECK: load volatile float, ptr addrspace(1) %p
; CHECK: fadd float %old, %value
; CHECK: cmpxchg ptr addrspace(1) %p, i32 %seen, i32 %wanted syncscope("device") monotonic monotonic, align 4
; CHECK: define internal double @[[ADD64]](
; CHECK: cmpxchg ptr addrspace(3) %p, i64 %seen, i64 %wanted acq_rel monotonic, align 8
; CHECK: define internal float @[[MIN]](
; CHECK: call float @llvm.minnum.f32
; CHECK: define internal float @[[MAX]](
; CHECK: call float @llvm.maxnum.f32

; CHECK-DAG: !{!"hipspv.atomic hipspv.fn.atomic.add.float.global.syncscope.device.monotonic add 32 global"}
; CHECK-DAG: !{!"hipspv.atomic hipspv.fn.atomic.add.double.shared.acq_rel add 64 shared"}
; CHECK-DAG: !{!"hipspv.atomic hipspv.fn.atomic.min.float.global.seq_cst min 32 global"}
; CHECK-DAG: !{!"hipspv.atomic hipspv.fn.atomic.max.float.global.seq_cst max 32 global"}
