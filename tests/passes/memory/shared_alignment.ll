; Shared memory aligned beyond what devices grant is an error that names the variable, at its use; an unused one
; is no error.
; RUN: not hipspv lower "%s" -o %t.bc 2>&1 | filecheck "%s"
; RUN: sed -e "s/align 256/align 128/" "%s" > %t.128.ll
; RUN: hipspv lower %t.128.ll -o %t.bc
; RUN: hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: unused
; CHECK: error: shared variable 'fixed' is aligned to 256 bytes
; CHECK: align shared memory to 128 bytes at most
; CHECK: error: shared variable 'dynamic' is aligned to 256 bytes
@fixed = internal addrspace(3) global [4 x i32] undef, align 256
@dynamic = external addrspace(3) global [0 x i32], align 256
@unused = internal addrspace(3) global [4 x i32] undef, align 512

define internal spir_func void @deep() noinline {
  store i32 1, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @fixed, i64 2)
  ret void
}
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  call spir_func void @deep()
  store i32 1, ptr addrspace(3) @dynamic
  ret void
}
