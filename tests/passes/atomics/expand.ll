; Operations without a SPIR-V instruction, and those of 8 and 16 bits, become loops.
; RUN: hipspv lower --passes=expand-atomics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: define spir_kernel void @wrap
; CHECK: load volatile i32
; CHECK: phi i32
; CHECK: icmp uge i32
; CHECK: cmpxchg ptr addrspace(1) {{.*}} syncscope("device") acq_rel monotonic, align 4
; CHECK-NOT: uinc_wrap ptr
define spir_kernel void @wrap(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %old = atomicrmw uinc_wrap ptr addrspace(1) %p, i32 9 syncscope("device") acq_rel, align 4
  store i32 %old, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: define spir_kernel void @nand
; CHECK: and i64
; CHECK: xor i64 {{.*}}, -1
; CHECK: cmpxchg ptr addrspace(3) {{.*}}, i64
define spir_kernel void @nand(ptr addrspace(3) %p) {
  %old = atomicrmw nand ptr addrspace(3) %p, i64 5 monotonic, align 8
  ret void
}

; A byte within the aligned word around it.
; CHECK-LABEL: define spir_kernel void @byte
; CHECK: and i64 {{.*}}, 3
; CHECK: shl i32 255,
; CHECK: load volatile i32
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i32 {{.*}} monotonic monotonic, align 4
; CHECK-NOT: atomicrmw
define spir_kernel void @byte(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i8 1 monotonic, align 1
  ret void
}

; CHECK-LABEL: define spir_kernel void @half
; CHECK: %[[SAME:.*]] = icmp eq i16 %[[OLD:.*]], 1
; CHECK: select i1 %[[SAME]], i16 2, i16 %[[OLD]]
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i32 {{.*}} seq_cst monotonic, align 4
define spir_kernel void @half(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %pair = cmpxchg ptr addrspace(1) %p, i16 1, i16 2 seq_cst acquire, align 2
  %won = extractvalue { i16, i1 } %pair, 1
  %byte = zext i1 %won to i8
  store i8 %byte, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: define spir_kernel void @narrow_access
; CHECK: load volatile i8, ptr addrspace(1) %p, align 1
; CHECK-NEXT: fence syncscope("device") acquire
; CHECK-NEXT: fence syncscope("workgroup") release
; CHECK-NEXT: store volatile i8
define spir_kernel void @narrow_access(ptr addrspace(1) %p) {
  %byte = load atomic i8, ptr addrspace(1) %p syncscope("device") acquire, align 1
  store atomic i8 %byte, ptr addrspace(1) %p syncscope("workgroup") release, align 1
  ret void
}

; CHECK-LABEL: define spir_kernel void @pointers
; CHECK: load atomic i64, ptr addrspace(1) %p acquire, align 8
; CHECK: store atomic i64 {{.*}}, ptr addrspace(1) %q release, align 8
; CHECK: atomicrmw xchg ptr addrspace(1) %q, i64
define spir_kernel void @pointers(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %at = load atomic ptr addrspace(4), ptr addrspace(1) %p acquire, align 8
  store atomic ptr addrspace(4) %at, ptr addrspace(1) %q release, align 8
  %old = atomicrmw xchg ptr addrspace(1) %q, ptr addrspace(4) %at monotonic, align 8
  ret void
}

; Operations that SPIR-V has stay unchanged.
; CHECK-LABEL: define spir_kernel void @known
; CHECK-NEXT: atomicrmw add ptr addrspace(1) %p, i32 1
; CHECK-NEXT: load atomic i32
define spir_kernel void @known(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
  %value = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  ret void
}

; CHECK-LABEL: define spir_kernel void @private
; CHECK-NOT: atomic
; CHECK: load volatile i32, ptr %a, align 4
; CHECK: ret void
define spir_kernel void @private(ptr addrspace(1) %p) {
  %a = alloca i32
  store i32 1, ptr %a
  %value = load atomic i32, ptr %a monotonic, align 4
  store i32 %value, ptr addrspace(1) %p
  ret void
}

; Floats are exchanged by their bits; half within the word around it, a vector of two as a word.
; CHECK-LABEL: define spir_kernel void @floats
; CHECK: bitcast i16 {{.*}} to half
; CHECK: fadd half
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i32
; CHECK: fadd <2 x half>
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i32
; CHECK: call double @llvm.maximum.f64
; CHECK: cmpxchg ptr addrspace(1) {{.*}}, i64
; CHECK: atomicrmw xchg ptr addrspace(1) {{.*}}, i64
; CHECK: atomicrmw fadd ptr addrspace(1) {{.*}}, float
define spir_kernel void @floats(ptr addrspace(1) %p, half %h, <2 x half> %v, double %d, float %f) {
  %a = atomicrmw fadd ptr addrspace(1) %p, half %h monotonic, align 2
  %b = atomicrmw fadd ptr addrspace(1) %p, <2 x half> %v monotonic, align 4
  %c = atomicrmw fmaximum ptr addrspace(1) %p, double %d monotonic, align 8
  %e = atomicrmw xchg ptr addrspace(1) %p, double %d monotonic, align 8
  %g = atomicrmw fadd ptr addrspace(1) %p, float %f monotonic, align 4
  ret void
}

; A failed exchange is ordered no stronger than a successful one.
; CHECK-LABEL: define spir_kernel void @orders
; CHECK-NEXT: cmpxchg {{.*}} acquire acquire
; CHECK-NEXT: cmpxchg {{.*}} acq_rel acquire
; CHECK-NEXT: cmpxchg {{.*}} seq_cst seq_cst
; CHECK-NEXT: cmpxchg {{.*}} release monotonic
define spir_kernel void @orders(ptr addrspace(1) %p) {
  %a = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 monotonic acquire
  %b = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 release acquire
  %c = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 acq_rel seq_cst
  %d = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 release monotonic
  ret void
}

; Memory that is private to a work-item needs no loop.
; CHECK-LABEL: define spir_kernel void @private_update
; CHECK-NOT: atomicrmw
; CHECK-NOT: cmpxchg
; CHECK: add i32
; CHECK: icmp eq i16
define spir_kernel void @private_update(ptr addrspace(1) %p, i16 %s) {
  %a = alloca i32
  %b = alloca i16
  store i32 1, ptr %a
  store i16 %s, ptr %b
  %x = atomicrmw add ptr %a, i32 5 monotonic
  %pair = cmpxchg ptr %b, i16 1, i16 2 monotonic monotonic
  %y = load i16, ptr %b
  store i16 %y, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %p
  ret void
}
