; As nvcc's -prec-div=false and -use_fast_math; a division without a mark is rounded correctly.
; RUN: hipspv lower --offload-arch=sm_90 --passes=approximate-divisions "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry divide(
; CHECK: div.full.f32
; CHECK: rcp.approx.f32
; CHECK: div.approx.f32
; CHECK: div.rn.f32
; CHECK: div.rn.f64
define ptx_kernel void @divide(ptr addrspace(1) %out, float %a, float %b, double %d) {
  %full = fdiv float %a, %b, !fpmath !0
  store volatile float %full, ptr addrspace(1) %out
  %reciprocal = fdiv float 1.0, %b, !fpmath !0
  store volatile float %reciprocal, ptr addrspace(1) %out
  %fast = fdiv afn float %b, %a, !fpmath !0
  store volatile float %fast, ptr addrspace(1) %out
  %exact = fdiv float %a, %b
  store volatile float %exact, ptr addrspace(1) %out
  %double = fdiv double %d, 3.0
  store volatile double %double, ptr addrspace(1) %out
  ret void
}
; CHECK-LABEL: .entry flushing(
; CHECK: div.full.ftz.f32
define ptx_kernel void @flushing(ptr addrspace(1) %out, float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %full = fdiv float %a, %b, !fpmath !0
  store float %full, ptr addrspace(1) %out
  ret void
}
!0 = !{float 2.5}
