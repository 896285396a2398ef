; Booleans have neither arithmetic nor conversions: a vector of them becomes a number as bytes do.
; RUN: hipspv lower --passes=legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; True is -1 as a signed number.
; CHECK-LABEL: @floats
; CHECK: [[A:%.*]] = zext <4 x i1> %{{.*}} to <4 x i8>
; CHECK: [[B:%.*]] = shl <4 x i8> [[A]], splat (i8 7)
; CHECK: [[C:%.*]] = ashr <4 x i8> [[B]], splat (i8 7)
; CHECK: sitofp <4 x i8> [[C]] to <4 x float>
define spir_kernel void @floats(ptr addrspace(1) %p, <4 x i32> %x) {
  %a = icmp slt <4 x i32> %x, zeroinitializer
  %b = sitofp <4 x i1> %a to <4 x float>
  store <4 x float> %b, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @pointers
; CHECK: ptrtoint ptr addrspace(1) %p to i64
define spir_kernel void @pointers(ptr addrspace(1) %p) {
  %a = ptrtoint ptr addrspace(1) %p to i1
  %b = zext i1 %a to i32
  store i32 %b, ptr addrspace(1) %p
  ret void
}
; Elements that are poison don't spoil those beside them.
; CHECK-LABEL: @bits
; CHECK: freeze <8 x i1>
; CHECK-NOT: store i8 poison
define spir_kernel void @bits(ptr addrspace(1) %p, <3 x i32> %x) {
  %a = icmp slt <3 x i32> %x, zeroinitializer
  %b = shufflevector <3 x i1> %a, <3 x i1> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %c = bitcast <8 x i1> %b to i8
  store i8 %c, ptr addrspace(1) %p
  ret void
}
