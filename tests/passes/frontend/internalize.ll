; Kernels and device variables stay visible; all else becomes internal, and -O0's optnone is removed.
; RUN: hipspv lower --passes=internalize "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: llvm.compiler.used
; CHECK: @counter = hidden addrspace(1) externally_initialized global i32 0
@counter = hidden addrspace(1) externally_initialized global i32 0
; CHECK: @table = internal addrspace(1) constant
@table = linkonce_odr addrspace(1) constant [2 x i32] [i32 3, i32 4]
@llvm.compiler.used = appending addrspace(1) global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @counter to ptr addrspace(4))], section "llvm.metadata"

; CHECK: define internal spir_func i32 @helper(i32 %i) {
define linkonce_odr spir_func i32 @helper(i32 %i) noinline optnone {
  %p = getelementptr i32, ptr addrspace(1) @table, i32 %i
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
; CHECK: define hidden spir_kernel void @kernel
define hidden spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = call spir_func i32 @helper(i32 1)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-NOT: optnone
