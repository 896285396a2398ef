; A library's function takes the kernels' mode; without one it stays as it is.
; RUN: hipspv lower --offload-arch=sm_90 --passes=flush-denormals "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func {{.*}} library(
; CHECK: add.rn.ftz.f32
define float @library(float %x) noinline {
  %sum = fadd float %x, 1.0
  ret float %sum
}
; CHECK-LABEL: .entry kernel(
define ptx_kernel void @kernel(ptr addrspace(1) %out, float %x) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %y = call float @library(float %x)
  store float %y, ptr addrspace(1) %out
  ret void
}
