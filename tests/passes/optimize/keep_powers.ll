; The optimiser makes no exp2(3 * x) of pow(8, x), and no exp2(-x) of pow(0.5, x): the product is rounded. It knows the
; exact ones: squares, 2^i for an integer i, and powers of constants.
; RUN: %validate
; RUN: hipspv lower "%s" -S -o - | filecheck "%s"
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @powers(
; CHECK: call {{.*}}float @llvm.pow.f32(float 8.000000e+00, float %x)
; CHECK: call {{.*}}float @llvm.pow.f32(float 5.000000e-01, float %x)
; CHECK: call {{.*}}double @llvm.pow.f64(double 4.000000e+00, double %y)
; CHECK-NOT: call {{.*}}(pow|exp2|ldexp)
; CHECK: fmul float %x, %x
; CHECK-NOT: call {{.*}}(pow|exp2|ldexp)
; CHECK: store volatile float 3.125000e-02
; CHECK: ret void
; SPIRV-NOT: {{ExtInst .* (exp2|ldexp)}}
define spir_kernel void @powers(ptr addrspace(1) %p, ptr addrspace(1) %q, float %x, double %y, i32 %i) {
  %eight = call spir_func float @power(float 8.0, float %x)
  store volatile float %eight, ptr addrspace(1) %p
  %half = call spir_func float @power(float 0.5, float %x)
  store volatile float %half, ptr addrspace(1) %p
  %four = call double @llvm.pow.f64(double 4.0, double %y)
  store volatile double %four, ptr addrspace(1) %q
  %square = call spir_func float @power(float %x, float 2.0)
  store volatile float %square, ptr addrspace(1) %p
  %count = sitofp i32 %i to float
  %two = call spir_func float @power(float 2.0, float %count)
  store volatile float %two, ptr addrspace(1) %p
  %constant = call spir_func float @power(float 2.0, float -5.0)
  store volatile float %constant, ptr addrspace(1) %p
  ret void
}
define linkonce_odr hidden spir_func float @power(float %x, float %y) {
  %r = call float @llvm.pow.f32(float %x, float %y)
  ret float %r
}
