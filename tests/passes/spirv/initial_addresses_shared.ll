; A constant table with addresses of shared memory that nothing copies is refused.
; RUN: not hipspv lower --passes=lower-initial-addresses "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: error: use of a constant table that holds addresses of shared memory
; CHECK: let the kernel fill the table
@shared = internal addrspace(3) global i32 undef
@table = internal addrspace(1) constant [1 x ptr addrspace(3)] [ptr addrspace(3) @shared]

define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %address = load ptr addrspace(3), ptr addrspace(1) @table, align 8
  store ptr addrspace(3) %address, ptr addrspace(1) %out, align 8
  ret void
}
