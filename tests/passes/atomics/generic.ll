; RUN: hipspv lower --passes=specialize-generic-atomics "%s" -S -o - | filecheck "%s"
; RUN: %validate

; An atomic operation on a pointer of unknown memory first tests whether that is global memory.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: define spir_kernel void @add
; CHECK: %[[P:.*]] = load ptr addrspace(4)
; CHECK: %[[G:.*]] = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %[[P]])
; CHECK: icmp eq ptr addrspace(1) %[[G]], null
; CHECK: %[[L:.*]] = addrspacecast ptr addrspace(4) %[[P]] to ptr addrspace(3)
; CHECK: atomicrmw add ptr addrspace(3) %[[L]], i64 3 syncscope("device") monotonic, align 8
; CHECK: atomicrmw add ptr addrspace(1) %[[G]], i64 3 syncscope("device") monotonic, align 8
; CHECK-NOT: ptr addrspace(4) {{.*}} monotonic
define spir_kernel void @add(ptr addrspace(1) %table) {
  %p = load ptr addrspace(4), ptr addrspace(1) %table
  %old = atomicrmw add ptr addrspace(4) %p, i64 3 syncscope("device") monotonic, align 8
  ret void
}

; The pair that cmpxchg returns stays in its block; success follows from the old value.
; CHECK-LABEL: define spir_kernel void @swap
; CHECK: cmpxchg ptr addrspace(3) {{.*}}, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
; CHECK: %[[OLD:.*]] = phi i32
; CHECK: icmp eq i32 %[[OLD]], 1
define spir_kernel void @swap(ptr addrspace(1) %table, ptr addrspace(1) %out) {
  %p = load ptr addrspace(4), ptr addrspace(1) %table
  %pair = cmpxchg ptr addrspace(4) %p, i32 1, i32 2 syncscope("workgroup") monotonic monotonic, align 4
  %won = extractvalue { i32, i1 } %pair, 1
  %number = zext i1 %won to i32
  store i32 %number, ptr addrspace(1) %out
  ret void
}

; A known address space stays unchanged.
; CHECK-LABEL: define spir_kernel void @known
; CHECK-NEXT: atomicrmw umax ptr addrspace(1) %p, i32 7 monotonic, align 4
define spir_kernel void @known(ptr addrspace(1) %p) {
  %old = atomicrmw umax ptr addrspace(1) %p, i32 7 monotonic, align 4
  ret void
}

; CHECK-LABEL: define spir_kernel void @access
; CHECK: load atomic i32, ptr addrspace(3) {{.*}} syncscope("device") acquire, align 4
; CHECK: load atomic i32, ptr addrspace(1) {{.*}} syncscope("device") acquire, align 4
; CHECK: store atomic i32 {{.*}}, ptr addrspace(3) {{.*}} release, align 4
; CHECK: store atomic i32 {{.*}}, ptr addrspace(1) {{.*}} release, align 4
define spir_kernel void @access(ptr addrspace(1) %table) {
  %p = load ptr addrspace(4), ptr addrspace(1) %table
  %value = load atomic i32, ptr addrspace(4) %p syncscope("device") acquire, align 4
  store atomic i32 %value, ptr addrspace(4) %p release, align 4
  ret void
}
