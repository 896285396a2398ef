; Widths that SPIR-V lacks: narrower ones are widened, wider ones split; memory keeps its layout.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-integers "%s" -S -o - | filecheck --check-prefix=CALLS "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @odd = internal addrspace(1) global [2 x i32] [i32 1, i32 16777213]
@odd = internal addrspace(1) global [2 x i24] [i24 1, i24 -3]

; Sums wrap at 24 bits, and signed comparisons see the 24-bit sign.
; CHECK-LABEL: @narrow
; CHECK: add i32
; CHECK: and i32 {{.*}}, 16777215
; CHECK: shl i32 {{.*}}, 8
; CHECK: ashr i32 {{.*}}, 8
; CHECK: icmp slt i32
define spir_kernel void @narrow(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = trunc i32 %a to i24
  %y = trunc i32 %b to i24
  %s = add i24 %x, %y
  %c = icmp slt i24 %s, %x
  %r = zext i1 %c to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; Three bytes are read and written, not four.
; CHECK-LABEL: @three_bytes
; CHECK: load i16, ptr addrspace(1) %p, align 1
; CHECK: load i8, ptr addrspace(1)
; CHECK: store i16 {{.*}}, ptr addrspace(1) %q, align 4
; CHECK: store i8 {{.*}}, align 2
define spir_kernel void @three_bytes(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load i24, ptr addrspace(1) %p, align 1
  %w = mul i24 %v, 5
  store i24 %w, ptr addrspace(1) %q, align 4
  ret void
}
; A 128-bit product's upper half.
; CHECK-LABEL: @high
; CHECK: call spir_func i64 @_Z6mul_himm(i64 %a, i64 %b)
; CHECK-NOT: i128
define spir_kernel void @high(ptr addrspace(1) %p, i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %m = mul i128 %x, %y
  %h = lshr i128 %m, 64
  %r = trunc i128 %h to i64
  store i64 %r, ptr addrspace(1) %p
  ret void
}
; The closed form of a loop's sum.
; CHECK-LABEL: @closed_form
; CHECK-NOT: i65
define spir_kernel void @closed_form(ptr addrspace(1) %p, i64 %n) {
  %x = zext i64 %n to i65
  %y = add nsw i65 %x, -1
  %m = mul i65 %x, %y
  %h = lshr i65 %m, 1
  %r = trunc i65 %h to i64
  store i64 %r, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @booleans
; CHECK: store i8
; CHECK: load i8
define spir_kernel void @booleans(ptr addrspace(1) %p, i1 %c, i32 %i) {
  %slots = alloca [4 x i1]
  %at = getelementptr [4 x i1], ptr %slots, i32 0, i32 %i
  store i1 %c, ptr %at
  %b = load i1, ptr %at
  %d = add i1 %b, %c
  %r = zext i1 %d to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @lookup
; CHECK: [[STEP:%.*]] = mul i64 %i, 4
; CHECK: getelementptr i8, ptr addrspace(1) @odd, i64 [[STEP]]
define spir_kernel void @lookup(ptr addrspace(1) %p, i64 %i) {
  %at = getelementptr [2 x i24], ptr addrspace(1) @odd, i64 0, i64 %i
  %v = load i24, ptr addrspace(1) %at
  %r = sext i24 %v to i32
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; An index of such a width chooses an element of a vector of floats.
; CHECK-LABEL: @element
; CHECK: [[INDEX:%.*]] = and i32 %i, 16777215
; CHECK: [[WIDE:%.*]] = zext i32 [[INDEX]] to i64
; CHECK: [[ELEMENT:%.*]] = extractelement <4 x float> %v, i64 [[WIDE]]
; CHECK: insertelement <4 x float> %v, float [[ELEMENT]], i64
define spir_kernel void @element(ptr addrspace(1) %p, i32 %i, <4 x float> %v) {
  %n = trunc i32 %i to i24
  %e = extractelement <4 x float> %v, i24 %n
  %m = add i24 %n, 1
  %w = insertelement <4 x float> %v, float %e, i24 %m
  store <4 x float> %w, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @member
; CHECK: getelementptr { i32, float }, ptr addrspace(1) %p, i64 %{{.*}}, i32 1
; CHECK: store volatile i32 1, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @odd, i64 4)
define spir_kernel void @member(ptr addrspace(1) %p, i64 %i) {
  %n = trunc i64 %i to i48
  %at = getelementptr { i32, float }, ptr addrspace(1) %p, i48 %n, i32 1
  store float 1.0, ptr addrspace(1) %at
  store volatile i32 1, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @odd, i65 4)
  ret void
}
; CHECK-LABEL: define internal spir_func { i64, i64 } @wide(i32 %{{[0-9]+}}, { i64, i64 } %{{[0-9]+}})
define internal spir_func i128 @wide(i24 %a, i128 %b) noinline {
  %x = sext i24 %a to i128
  %y = sdiv i128 %b, %x
  ret i128 %y
}
; CALLS: define spir_kernel void @calls
; CALLS: call {{.*}}{ i64, i64 } @wide(i32 %{{[0-9]+}}, { i64, i64 } %{{[0-9]+}})
define spir_kernel void @calls(ptr addrspace(1) %p, i64 %i) {
  %x = trunc i64 %i to i24
  %y = zext i64 %i to i128
  %z = call spir_func i128 @wide(i24 %x, i128 %y)
  %r = trunc i128 %z to i64
  store i64 %r, ptr addrspace(1) %p
  ret void
}
