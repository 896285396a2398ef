; Divisions of float that clang marks may use a reciprocal, others mayn't; existing flags stay.
; RUN: hipspv lower --passes=allow-reciprocals "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK: fdiv arcp contract float %x, %y
; CHECK-NOT: !fpmath
; CHECK: fdiv contract float %q, %y
; CHECK: fdiv double
define spir_kernel void @k(ptr addrspace(1) %p, float %x, float %y, double %d) {
  %q = fdiv contract float %x, %y, !fpmath !0
  %r = fdiv contract float %q, %y
  %e = fdiv double %d, %d
  store float %r, ptr addrspace(1) %p
  store double %e, ptr addrspace(1) %p
  ret void
}
!0 = !{float 2.5}
