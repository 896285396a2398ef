; Memory of types that SPIR-V lacks keeps its size and the places of its parts.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; A vector of three i24 is packed into nine bytes of sixteen.
; CHECK: @packed = internal addrspace(1) global [2 x i64] [i64 844424963686401, i64 0], align 16
@packed = internal addrspace(1) global <3 x i24> <i24 1, i24 2, i24 3>
; Five integers take the room of eight. The members after them stay at their offsets, after a gap.
; CHECK: @five = internal addrspace(1) global <{ i8, [31 x i8], [8 x i32], i64, [24 x i8] }>
@five = internal addrspace(1) global { i8, <5 x i32>, i64 } { i8 1, <5 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5>, i64 9 }

; CHECK-LABEL: @places
; CHECK: load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @five, i64 64)
; CHECK: load i16, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @packed, i64 3)
define spir_kernel void @places(ptr addrspace(1) %p) {
  %a = getelementptr { i8, <5 x i32>, i64 }, ptr addrspace(1) @five, i64 0, i32 2
  %b = load i64, ptr addrspace(1) %a
  %c = load <3 x i24>, ptr addrspace(1) @packed
  %d = extractelement <3 x i24> %c, i32 1
  %e = zext i24 %d to i64
  %f = add i64 %b, %e
  store i64 %f, ptr addrspace(1) %p
  ret void
}
; An index of 33 bits is signed.
; CHECK-LABEL: @index
; CHECK: [[A:%.*]] = shl i64 {{.*}}, 31
; CHECK: [[B:%.*]] = ashr i64 [[A]], 31
; CHECK: getelementptr i32, ptr addrspace(1) %p, i64 [[B]]
define spir_kernel void @index(ptr addrspace(1) %p, i64 %x) {
  %i = trunc i64 %x to i33
  %a = getelementptr i32, ptr addrspace(1) %p, i33 %i
  store i32 1, ptr addrspace(1) %a
  ret void
}
