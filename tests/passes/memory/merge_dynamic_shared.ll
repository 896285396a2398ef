; Arrays that start at the same address are one for the optimiser: the second load must see the store.
; RUN: hipspv lower --no-warp-synchronous "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@ints = external addrspace(3) global [0 x i32], align 4
@words = external addrspace(3) global [0 x i32], align 4
; CHECK-LABEL: @kernel
; CHECK: store i32 7, ptr addrspace(3) %dynamic_shared
; CHECK: store i32 7, ptr addrspace(1) %p
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  store i32 5, ptr addrspace(3) @ints
  store i32 7, ptr addrspace(3) @words
  %v = load i32, ptr addrspace(3) @ints
  store i32 %v, ptr addrspace(1) %p
  ret void
}
