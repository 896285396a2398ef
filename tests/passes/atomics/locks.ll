; In a kernel that waits for others, atomic operations order accesses to data that a lock protects.
; RUN: hipspv lower --passes=strengthen-lock-atomics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: define spir_kernel void @waits
; CHECK: cmpxchg ptr addrspace(1) %p, i32 0, i32 1 syncscope("device") acq_rel acquire
; CHECK: atomicrmw fadd ptr addrspace(1) %f, float 1.000000e+00 syncscope("device") monotonic
; CHECK: call spir_func void @release
define spir_kernel void @waits(ptr addrspace(1) %p, ptr addrspace(1) %f) {
  br label %try
try:
  %pair = cmpxchg ptr addrspace(1) %p, i32 0, i32 1 syncscope("device") monotonic monotonic, align 4
  %taken = extractvalue { i32, i1 } %pair, 1
  br i1 %taken, label %inside, label %try
inside:
  %sum = atomicrmw fadd ptr addrspace(1) %f, float 1.0 syncscope("device") monotonic, align 4
  call spir_func void @release(ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: define internal spir_func void @release
; CHECK: atomicrmw xchg ptr addrspace(1) %p, i32 0 syncscope("device") acq_rel
define internal spir_func void @release(ptr addrspace(1) %p) {
  %old = atomicrmw xchg ptr addrspace(1) %p, i32 0 syncscope("device") monotonic, align 4
  ret void
}

; CHECK-LABEL: define spir_kernel void @counts
; CHECK: atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic
define spir_kernel void @counts(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 syncscope("device") monotonic, align 4
  ret void
}
