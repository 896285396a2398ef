; Conversions between integers above 64 bits and floating-point numbers are functions; narrower ones
; saturate at their own limits.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @wide
; CHECK: call float @hipspv.sitofp.i128.float({ i64, i64 }
; CHECK: call { i64, i64 } @hipspv.fptoui.sat.i100.double(double
define spir_kernel void @wide(ptr addrspace(1) %p, ptr addrspace(1) %q, double %x) {
  %a = load i128, ptr addrspace(1) %p
  %b = sitofp i128 %a to float
  store float %b, ptr addrspace(1) %q
  %c = call i100 @llvm.fptoui.sat.i100.f64(double %x)
  store i100 %c, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @narrow
; CHECK: [[A:%.*]] = call i32 @llvm.fptosi.sat.i32.f32(float %x)
; CHECK: icmp sgt i32 [[A]], 8388607
; CHECK: icmp slt i32 {{.*}}, -8388608
define spir_kernel void @narrow(ptr addrspace(1) %p, float %x) {
  %a = call i24 @llvm.fptosi.sat.i24.f32(float %x)
  %b = sext i24 %a to i32
  store i32 %b, ptr addrspace(1) %p
  ret void
}
