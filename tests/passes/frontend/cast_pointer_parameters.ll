; clang stores a kernel's global pointer and loads it as a generic one. That becomes a cast, so that the
; memory is known to be global.
; RUN: hipspv lower --passes=cast-pointer-parameters "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower "%s" -S -o - | filecheck --check-prefix=ALL "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @kernel
; CHECK: [[G:%.*]] = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
; CHECK-NEXT: store ptr addrspace(4) [[G]], ptr %slot
; ALL-LABEL: @kernel
; ALL: store i32 7, ptr addrspace(1) %p
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %slot = alloca ptr addrspace(4)
  store ptr addrspace(1) %p, ptr %slot
  %generic = load ptr addrspace(4), ptr %slot
  store i32 7, ptr addrspace(4) %generic
  ret void
}
; A pointer that is stored and loaded with its own type stays.
; CHECK-LABEL: @same
; CHECK: store ptr addrspace(1) %p, ptr %slot
define spir_kernel void @same(ptr addrspace(1) %p) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %global = load ptr addrspace(1), ptr %slot
  store i32 7, ptr addrspace(1) %global
  ret void
}
