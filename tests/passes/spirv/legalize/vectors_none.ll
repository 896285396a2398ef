; RUN: hipspv lower --passes=legalize-vectors "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; A module without such vectors stays unchanged.
; CHECK-LABEL: @four
; CHECK: load <4 x i32>
define spir_kernel void @four(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <4 x i32>, ptr addrspace(1) %q
  store <4 x i32> %v, ptr addrspace(1) %p
  ret void
}
