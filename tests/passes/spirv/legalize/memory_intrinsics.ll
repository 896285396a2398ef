; Copies of a constant size stay; others, moves and fills are loops over the largest aligned elements.
; RUN: hipspv lower --passes=expand-memory-intrinsics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memset.p1.i64(ptr addrspace(1), i8, i64, i1)

; CHECK-LABEL: @constant_copy
; CHECK: call void @llvm.memcpy.p1.p1.i64(
define spir_kernel void @constant_copy(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 64, i1 false)
  ret void
}
; CHECK-LABEL: @empty_copy
; CHECK-NEXT: ret void
define spir_kernel void @empty_copy(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 0, i1 false)
  ret void
}
; CHECK-LABEL: @copy
; CHECK: udiv i64 %n, 4
; CHECK: load i32, {{.*}} align 4
; CHECK: load i8
define spir_kernel void @copy(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i1 false)
  ret void
}
; CHECK-LABEL: @move
; CHECK: icmp ult i64
; CHECK: load volatile i8
define spir_kernel void @move(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i1 true)
  ret void
}
; CHECK-LABEL: @fill
; CHECK: mul i64 {{.*}}, 72340172838076673
; CHECK: store i64 {{.*}} align 8
; CHECK-NOT: store i8
; CHECK: ret void
define spir_kernel void @fill(ptr addrspace(1) %p, i8 %byte) {
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 8 %p, i8 %byte, i64 128, i1 false)
  ret void
}

declare void @llvm.memmove.p4.p3.i32(ptr addrspace(4), ptr addrspace(3), i32, i1)
declare void @llvm.memmove.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memcpy.inline.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i32)
declare void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1), i8, i64, i32)
declare void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1), i32, i64, i1)

; Addresses in different memories are compared as generic ones; those that can't overlap aren't compared.
; CHECK-LABEL: @across
; CHECK: addrspacecast ptr addrspace(3) %q to ptr addrspace(4)
; CHECK: icmp ult i64
; CHECK-NOT: ptrtoint
; CHECK: ret void
define spir_kernel void @across(ptr addrspace(1) %p, ptr addrspace(3) %q, i32 %n, i64 %m) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  call void @llvm.memmove.p4.p3.i32(ptr addrspace(4) %g, ptr addrspace(3) %q, i32 %n, i1 false)
  call void @llvm.memmove.p1.p3.i64(ptr addrspace(1) %p, ptr addrspace(3) %q, i64 %m, i1 false)
  ret void
}
; CHECK-LABEL: @kin
; CHECK: call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 %q, i64 24, i1 false)
; CHECK: udiv i64 %n, 4
; CHECK: load i32, {{.*}} align 4
; CHECK: store i16 {{.*}} align 2
; CHECK: store i32 7, {{.*}} align 4
; CHECK-NOT: @llvm.mem{{.*}}(atomic|pattern|inline)
define spir_kernel void @kin(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {
  call void @llvm.memcpy.inline.p1.p1.i64(ptr addrspace(1) align 8 %p, ptr addrspace(1) align 8 %q, i64 24, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p1.p1.i64(ptr addrspace(1) align 4 %p, ptr addrspace(1) align 4 %q, i64 %n, i32 4)
  call void @llvm.memset.element.unordered.atomic.p1.i64(ptr addrspace(1) align 4 %p, i8 3, i64 32, i32 2)
  call void @llvm.experimental.memset.pattern.p1.i32.i64(ptr addrspace(1) %p, i32 7, i64 %n, i1 false)
  ret void
}
