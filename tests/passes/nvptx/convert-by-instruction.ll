; PTX's conversions saturate; a NaN of 64 bits and types of less than 32 bits need more. CUDA's result for such a NaN is
; the instruction's own.
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

; CHECK-LABEL: .entry cuda_conversions(
; CHECK: cvt.rzi.s64.f32
; CHECK-NOT: selp
; CHECK: cvt.rzi.u32.f64
; CHECK-NOT: selp
; CHECK: cvt.rzi.s64.f64
; CHECK: selp.b64
; CHECK: cvt.rzi.s32.f32
; CHECK: selp.b32
define ptx_kernel void @cuda_conversions(float %f, double %d, ptr addrspace(1) %out) {
  %f.nan = fcmp uno float %f, %f
  %d.nan = fcmp uno double %d, %d
  %f.long = call i64 @llvm.fptosi.sat.i64.f32(float %f)
  %f.long.cuda = select i1 %f.nan, i64 -9223372036854775808, i64 %f.long
  store volatile i64 %f.long.cuda, ptr addrspace(1) %out
  %d.int = call i32 @llvm.fptoui.sat.i32.f64(double %d)
  %d.int.cuda = select i1 %d.nan, i32 -2147483648, i32 %d.int
  store volatile i32 %d.int.cuda, ptr addrspace(1) %out
  %d.long = call i64 @llvm.fptosi.sat.i64.f64(double %d)
  %d.long.other = select i1 %d.nan, i64 7, i64 %d.long
  store volatile i64 %d.long.other, ptr addrspace(1) %out
  %f.int = call i32 @llvm.fptosi.sat.i32.f32(float %f)
  %f.int.own = select i1 %f.nan, i32 -2147483648, i32 %f.int
  store volatile i32 %f.int.own, ptr addrspace(1) %out
  ret void
}
