; Intrinsics for which LLVM's RISC-V target has no instruction become arithmetic, or calls of the library.
; RUN: hipspv lower --offload-arch=vortex_rv32 --passes=expand-branching-intrinsics "%s" -S -o - | filecheck --check-prefixes=CHECK,NARROW "%s"
; RUN: hipspv lower --offload-arch=vortex_rv64 --passes=expand-branching-intrinsics "%s" -S -o - | filecheck --check-prefixes=CHECK,WIDE "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @integers(
; CHECK: [[C:%.*]] = icmp ult i32 %a, %b
; CHECK: select i1 [[C]], i32 %a, i32 %b
; CHECK: call i32 @llvm.ctpop.i32(
; CHECK: ashr i32 {{.*}}, 31
; CHECK: lshr i32 {{.*}}, 1
; CHECK: call i32 @llvm.bswap.i32(
define i32 @integers(i32 %a, i32 %b) {
  %1 = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %2 = call i32 @llvm.cttz.i32(i32 %1, i1 true)
  %3 = call i32 @llvm.abs.i32(i32 %2, i1 false)
  %4 = call i32 @llvm.fshl.i32(i32 %3, i32 %a, i32 %b)
  %5 = call i32 @llvm.bswap.i32(i32 %4)
  ret i32 %5
}

; CHECK-LABEL: @floats(
; CHECK-NOT: @llvm.floor
; CHECK: call spir_func float @_Z3cosf(float
; NARROW: call spir_func double @_Z3fmaddd(
; WIDE: call double @llvm.fma.f64(
; CHECK: call spir_func double @_Z4fmoddd(
; CHECK: fpext half %h to float
; CHECK: call spir_func float @_Z3expf(
; CHECK: call half @llvm.maxnum.f16(
define double @floats(float %a, double %b, half %h) {
  %1 = call float @llvm.floor.f32(float %a)
  %2 = call float @llvm.cos.f32(float %1)
  %3 = fpext float %2 to double
  %4 = call double @llvm.fma.f64(double %3, double %b, double %b)
  %5 = frem double %4, %b
  %6 = call half @llvm.exp.f16(half %h)
  %7 = call half @llvm.maxnum.f16(half %6, half %h)
  %8 = fpext half %7 to double
  %9 = fadd double %5, %8
  ret double %9
}

; Passes before leave calls of OpenCL's mul_hi.
; CHECK-LABEL: @product(
; CHECK: sext i64 %a to i128
; CHECK: mul i128
; CHECK: lshr i128 {{.*}}, 64
; CHECK-NOT: call
; CHECK: ret i64
define i64 @product(i64 %a, i64 %b) {
  %h = call spir_func i64 @_Z6mul_hill(i64 %a, i64 %b)
  ret i64 %h
}
declare spir_func i64 @_Z6mul_hill(i64, i64)

; CHECK-LABEL: @parts(
; CHECK: [[P:%.*]] = addrspacecast ptr %p to ptr addrspace(4)
; CHECK: call spir_func float @_Z5frexpfPU3AS4i(float %x, ptr addrspace(4) [[P]])
define float @parts(float %x, ptr %p) {
  %r = call spir_func float @_Z5frexpfPi(float %x, ptr %p)
  ret float %r
}
declare spir_func float @_Z5frexpfPi(float, ptr)
