; A 32-bit unsigned index of shared memory that goes below 0 is a signed one. Others, and those of other memory, stay.
; RUN: hipspv lower --passes=wrap-shared-indices,instcombine "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@row = internal addrspace(3) global [64 x float] undef

; CHECK-LABEL: @inverted(
; CHECK: %[[NOT:.*]] = xor i32 %i, -1
; CHECK: %[[WIDE:.*]] = sext i32 %[[NOT]] to i64
; CHECK: getelementptr inbounds float, ptr addrspace(3) {{.*}}, i64 %[[WIDE]]
define spir_kernel void @inverted(i32 %i) {
  %not = xor i32 %i, -1
  %wide = zext i32 %not to i64
  %at = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @row, i64 128), i64 %wide
  store float 1.0, ptr addrspace(3) %at
  ret void
}
; The difference is in bytes, and cleared by a mask.
; CHECK-LABEL: @masked(
; CHECK: sext i32
; CHECK: store float
define spir_kernel void @masked(i64 %i, i64 %j) {
  %difference = sub i64 %i, %j
  %bytes = shl i64 %difference, 2
  %low = and i64 %bytes, 4294967292
  %at = getelementptr inbounds nuw i8, ptr addrspace(3) @row, i64 %low
  store float 1.0, ptr addrspace(3) %at
  ret void
}
; A counter that falls.
; CHECK-LABEL: @falling(
; CHECK: sext i32 %i to i64
define spir_kernel void @falling(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %wide = zext i32 %i to i64
  %at = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @row, i64 128), i64 %wide
  store float 1.0, ptr addrspace(3) %at
  %next = add i32 %i, -1
  %more = icmp ne i32 %next, -9
  br i1 %more, label %loop, label %end
end:
  ret void
}
; CHECK-LABEL: @constant(
; CHECK: store float 1.000000e+00, ptr addrspace(3) getelementptr inbounds{{.*}} i64 124)
define spir_kernel void @constant() {
  %middle = getelementptr inbounds i8, ptr addrspace(3) @row, i64 128
  %at = getelementptr inbounds float, ptr addrspace(3) %middle, i64 4294967295
  store float 1.0, ptr addrspace(3) %at
  ret void
}
; CHECK-LABEL: @rising(
; CHECK-NOT: sext
; CHECK: ret void
define spir_kernel void @rising(i32 %i) {
  %sum = add i32 %i, 3
  %wide = zext i32 %sum to i64
  %at = getelementptr inbounds nuw float, ptr addrspace(3) @row, i64 %wide
  store float 1.0, ptr addrspace(3) %at
  ret void
}
; CHECK-LABEL: @not_negative(
; CHECK-NOT: sext
; CHECK: ret void
define spir_kernel void @not_negative(i32 %i) {
  %difference = sub i32 64, %i
  %wide = zext nneg i32 %difference to i64
  %at = getelementptr inbounds nuw float, ptr addrspace(3) @row, i64 %wide
  store float 1.0, ptr addrspace(3) %at
  ret void
}
; CHECK-LABEL: @global(
; CHECK-NOT: sext
; CHECK: ret void
define spir_kernel void @global(ptr addrspace(1) %p, i32 %i) {
  %not = xor i32 %i, -1
  %wide = zext i32 %not to i64
  %at = getelementptr inbounds nuw float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %at
  ret void
}
