; In modules of CUDA sources, NaN becomes the integer's highest bit alone if the integer or the source has 64 bits
; (PTX ISA, cvt). Functions that round give the same. Other conversions give 0, as in HIP.
; RUN: hipspv lower --passes=saturate-conversions "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK: [[I:%.*]] = call i32 @llvm.fptosi.sat.i32.f32(float %x)
; CHECK-NEXT: [[L:%.*]] = call i64 @llvm.fptosi.sat.i64.f32(float %x)
; CHECK-NEXT: [[LNAN:%.*]] = fcmp uno float %x, %x
; CHECK-NEXT: [[LOUT:%.*]] = select i1 [[LNAN]], i64 -9223372036854775808, i64 [[L]]
; CHECK-NEXT: [[U:%.*]] = call i32 @llvm.fptoui.sat.i32.f64(double %d)
; CHECK-NEXT: [[UNAN:%.*]] = fcmp uno double %d, %d
; CHECK-NEXT: [[UOUT:%.*]] = select i1 [[UNAN]], i32 -2147483648, i32 [[U]]
; CHECK-NEXT: call <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float> %v)
; CHECK-NEXT: fcmp uno <2 x float> %v, %v
; CHECK-NEXT: select <2 x i1> {{.*}}, <2 x i64> splat (i64 -9223372036854775808), <2 x i64>
; CHECK-NEXT: call i64 @llvm.fptoui.sat.i64.f16(half %h)
; CHECK-NEXT: fcmp uno half %h, %h
; CHECK-NEXT: select i1 {{.*}}, i64 -9223372036854775808, i64
; CHECK-NEXT: call i16 @llvm.fptosi.sat.i16.f16(half %h)
; CHECK-NEXT: call i64 @llvm.fptosi.sat.i64.f64(double 0x7FF8000000000000)
; CHECK-NEXT: select i1 true, i64 -9223372036854775808
; CHECK-NEXT: [[R:%.*]] = call i64 @llrintf(float %x)
; CHECK-NEXT: fcmp uno float %x, %x
; CHECK-NEXT: select i1 {{.*}}, i64 -9223372036854775808, i64 [[R]]
; CHECK-NEXT: [[D:%.*]] = call i32 @__double2int_rn(double %d)
; CHECK-NEXT: fcmp uno double %d, %d
; CHECK-NEXT: select i1 {{.*}}, i32 -2147483648, i32 [[D]]
; CHECK-NEXT: call i32 @__float2int_rn(float %x)
; CHECK-NEXT: store volatile i32 [[I]]
; CHECK-NEXT: store volatile i64 [[LOUT]]
; CHECK-NEXT: store volatile i32 [[UOUT]]
define spir_kernel void @k(ptr addrspace(1) %p, float %x, double %d, <2 x float> %v, half %h) {
  %i = fptosi float %x to i32
  %l = call i64 @llvm.fptosi.sat.i64.f32(float %x)
  %u = fptoui double %d to i32
  %vl = fptosi <2 x float> %v to <2 x i64>
  %hu = fptoui half %h to i64
  %hs = fptosi half %h to i16
  %c = call i64 @llvm.fptosi.sat.i64.f64(double 0x7FF8000000000000)
  %r = call i64 @llrintf(float %x)
  %e = call i32 @__double2int_rn(double %d)
  %f = call i32 @__float2int_rn(float %x)
  store volatile i32 %i, ptr addrspace(1) %p
  store volatile i64 %l, ptr addrspace(1) %p
  store volatile i32 %u, ptr addrspace(1) %p
  store volatile <2 x i64> %vl, ptr addrspace(1) %p
  store volatile i64 %hu, ptr addrspace(1) %p
  store volatile i16 %hs, ptr addrspace(1) %p
  store volatile i64 %c, ptr addrspace(1) %p
  store volatile i64 %r, ptr addrspace(1) %p
  store volatile i32 %e, ptr addrspace(1) %p
  store volatile i32 %f, ptr addrspace(1) %p
  ret void
}
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llrintf(float)
declare i32 @__double2int_rn(double)
declare i32 @__float2int_rn(float)
!llvm.commandline = !{!0}
!0 = !{!"cuda"}
