; PTX's conversions saturate; a NaN of 64 bits and types of less than 32 bits need more.
; RUN: hipspv lower --offload-arch=sm_90 --passes=convert-by-instruction "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry conversions(
; CHECK: cvt.rzi.s32.f32
; CHECK-NOT: selp
; CHECK: cvt.rzi.u64.f64
; CHECK: selp.b64
; CHECK: cvt.rzi.u32.f32
; CHECK: min.u32 {{.*}}, 255
define ptx_kernel void @conversions(float %f, double %d, ptr addrspace(1) %out) {
  %whole = call i32 @llvm.fptosi.sat.i32.f32(float %f)
  store volatile i32 %whole, ptr addrspace(1) %out
  %wide = call i64 @llvm.fptoui.sat.i64.f64(double %d)
  store volatile i64 %wide, ptr addrspace(1) %out
  %byte = call i8 @llvm.fptoui.sat.i8.f32(float %f)
  store volatile i8 %byte, ptr addrspace(1) %out
  ret void
}
