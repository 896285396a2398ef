; Conversions to integers saturate: from float and double at 32 bits or more, from half at any width. Plain
; instructions become LLVM's intrinsics, and clang's intrinsics of less than 32 bits wider ones.
; RUN: hipspv lower --passes=saturate-conversions "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK: [[A:%.*]] = call i32 @llvm.fptosi.sat.i32.f32(float %x)
; CHECK: [[B:%.*]] = call i64 @llvm.fptoui.sat.i64.f64(double %d)
; CHECK: [[C:%.*]] = call i32 @llvm.fptoui.sat.i32.f32(float %x)
; CHECK-NEXT: trunc i32 [[C]] to i8
; CHECK: [[D:%.*]] = call <4 x i32> @llvm.fptosi.sat.v4i32.v4f32(<4 x float> %v)
; CHECK-NEXT: trunc <4 x i32> [[D]] to <4 x i16>
; CHECK: call i16 @llvm.fptosi.sat.i16.f16(half %h)
; CHECK: [[E:%.*]] = call i32 @llvm.fptosi.sat.i32.f32(float 3.000000e+02)
; CHECK-NEXT: trunc i32 [[E]] to i8
; CHECK: call i8 @llvm.fptoui.sat.i8.f16(half %h)
; CHECK: call i64 @llvm.fptosi.sat.i64.f32(float %x)
define spir_kernel void @k(ptr addrspace(1) %p, float %x, double %d, <4 x float> %v, half %h) {
  %a = fptosi float %x to i32
  %b = fptoui double %d to i64
  %c = fptoui float %x to i8
  %v16 = fptosi <4 x float> %v to <4 x i16>
  %e = fptosi half %h to i16
  %f = call i8 @llvm.fptosi.sat.i8.f32(float 3.0e+2)
  %g = call i8 @llvm.fptoui.sat.i8.f16(half %h)
  %l = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  store volatile i32 %a, ptr addrspace(1) %p
  store volatile i64 %b, ptr addrspace(1) %p
  store volatile i8 %c, ptr addrspace(1) %p
  store volatile <4 x i16> %v16, ptr addrspace(1) %p
  store volatile i16 %e, ptr addrspace(1) %p
  store volatile i8 %f, ptr addrspace(1) %p
  store volatile i8 %g, ptr addrspace(1) %p
  store volatile i64 %l, ptr addrspace(1) %p
  ret void
}
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
