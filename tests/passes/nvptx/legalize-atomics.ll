; Orders and scopes that LLVM's back end drops are in the instruction.
; RUN: hipspv lower --offload-arch=sm_90 --passes=legalize-atomics,fence-updates "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry updates(
; CHECK: atom.global.add.u32
; CHECK: atom.relaxed.sys.add.u32
; CHECK: atom.relaxed.cta.global.max.s32
; CHECK: atom.acq_rel.gpu.exch.b64
; CHECK: fence.sc.gpu
; CHECK: atom.acq_rel.gpu.add.u32
; CHECK: atom.release.sys.add.f32
; CHECK: fence.acq_rel.gpu
; CHECK: atom.{{.*}}add.noftz.f16
define ptx_kernel void @updates(ptr addrspace(1) %p, ptr %q, ptr addrspace(1) %out) {
  %a = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
  %b = atomicrmw add ptr %q, i32 %a monotonic
  %c = atomicrmw max ptr addrspace(1) %p, i32 %b syncscope("block") monotonic
  %d = atomicrmw xchg ptr %q, i64 7 syncscope("device") acq_rel
  %e = atomicrmw sub ptr %q, i32 %c syncscope("device") seq_cst
  %f = atomicrmw fadd ptr %q, float 1.0 release
  %g = atomicrmw fadd ptr %q, half 1.0 syncscope("device") release
  store i64 %d, ptr addrspace(1) %out
  ret void
}
