; A whole address that went through an integer becomes the original pointer.
; RUN: hipspv lower --passes=infer-address-spaces "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @round_trip
; CHECK-NOT: inttoptr
; CHECK: store i32 1, ptr addrspace(1)
define spir_kernel void @round_trip(ptr addrspace(1) %p, i64 %n) {
  %i = ptrtoint ptr addrspace(1) %p to i64
  %g = inttoptr i64 %i to ptr addrspace(4)
  %e = getelementptr i32, ptr addrspace(4) %g, i64 %n
  store i32 1, ptr addrspace(4) %e
  ret void
}
; A computed address stays generic.
; CHECK-LABEL: @computed
; CHECK: inttoptr
; CHECK: store i32 1, ptr addrspace(4)
define spir_kernel void @computed(ptr addrspace(1) %p) {
  %i = ptrtoint ptr addrspace(1) %p to i64
  %j = xor i64 %i, 16
  %g = inttoptr i64 %j to ptr addrspace(4)
  store i32 1, ptr addrspace(4) %g
  ret void
}
