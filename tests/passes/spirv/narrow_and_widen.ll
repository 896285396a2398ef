; LLVM's back end masks an integer that is cut and widened again in the wrong width.
; RUN: hipspv lower --passes=llvm-backend-workarounds "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=llvm-backend-workarounds "%s" -o %t.bc
; RUN: hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @unsigned
; CHECK: [[A:%.*]] = trunc i64 %x to i32
; CHECK-NEXT: [[B:%.*]] = and i32 [[A]], 65535
; CHECK-NEXT: store i32 [[B]]
define spir_kernel void @unsigned(ptr addrspace(1) %p, i64 %x) {
  %narrow = trunc i64 %x to i16
  %wide = zext i16 %narrow to i32
  store i32 %wide, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @signed
; CHECK: [[A:%.*]] = zext i32 %x to i64
; CHECK-NEXT: [[B:%.*]] = shl i64 [[A]], 56
; CHECK-NEXT: [[C:%.*]] = ashr i64 [[B]], 56
; CHECK-NEXT: store i64 [[C]]
define spir_kernel void @signed(ptr addrspace(1) %p, i32 %x) {
  %narrow = trunc i32 %x to i8
  %wide = sext i8 %narrow to i64
  store i64 %wide, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @vectors
; CHECK: and <2 x i32> {{.*}}, splat (i32 255)
define spir_kernel void @vectors(ptr addrspace(1) %p, <2 x i64> %x) {
  %narrow = trunc <2 x i64> %x to <2 x i8>
  %wide = zext <2 x i8> %narrow to <2 x i32>
  store <2 x i32> %wide, ptr addrspace(1) %p
  ret void
}
