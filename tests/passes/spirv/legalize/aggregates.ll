; Structures and arrays with integers that SPIR-V lacks are split; functions take and return legal ones.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%pair = type { i33, [2 x i128] }

; Each member is loaded from its place, and travels in its own phi.
; CHECK-LABEL: @through
; CHECK: load i32, ptr addrspace(1) %q, align 8
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %q, i64 4
; CHECK: load i8
; CHECK: getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
; CHECK: load i64
; CHECK: phi i64
; CHECK: phi i64
; CHECK-NOT: phi {
; CHECK: call spir_func { i64, i64, i64, i64, i64 } @swap
define spir_kernel void @through(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {
entry:
  %v = load %pair, ptr addrspace(1) %q
  br i1 %c, label %other, label %join
other:
  br label %join
join:
  %x = phi %pair [ %v, %entry ], [ zeroinitializer, %other ]
  %y = call spir_func %pair @swap(%pair %x)
  store %pair %y, ptr addrspace(1) %p
  ret void
}
; A kernel's parameter has the size of the caller's value: 16 bytes of i100, 8 of i33.
; Pairs of a result and an overflow.
; CHECK-LABEL: @overflow
; CHECK-NOT: call { i33
define spir_kernel void @overflow(ptr addrspace(1) %p, i64 %x) {
  %a = trunc i64 %x to i33
  %b = call { i33, i1 } @llvm.smul.with.overflow.i33(i33 %a, i33 %a)
  store { i33, i1 } %b, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: define internal spir_func { i64, i64, i64, i64, i64 } @swap({ i64, i64, i64, i64, i64 } %0)
define internal spir_func %pair @swap(%pair %x) noinline {
  %a = extractvalue %pair %x, 1, 0
  %b = extractvalue %pair %x, 1, 1
  %y = insertvalue %pair %x, i128 %a, 1, 1
  %z = insertvalue %pair %y, i128 %b, 1, 0
  ret %pair %z
}
; CHECK-LABEL: define spir_kernel void @parameters(ptr addrspace(1) %p, <2 x i64> %0, i64 %1, i8 %2)
; CHECK: and i64 %1, 8589934591
define spir_kernel void @parameters(ptr addrspace(1) %p, i100 %a, i33 %b, i7 %c) {
  %x = sext i33 %b to i100
  %y = zext i7 %c to i100
  %z = mul i100 %a, %x
  %s = add i100 %z, %y
  %r = zext i100 %s to i128
  store i128 %r, ptr addrspace(1) %p
  ret void
}
