; PTX has no trace of the size that the source was compiled for: a launch would bind a bank of constants for it.
; RUN: hipspv lower --offload-arch=sm_90 "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
; RUN: not hipspv lower --offload-arch=sm_90 --warp-size=16 "%s" -o %t.bc 2>&1 | filecheck --check-prefix=OTHER "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; OTHER: error: device code compiled for warps of 32 lanes is translated for warps of 16
; CHECK-NOT: .const
; CHECK: .entry kernel(
; CHECK-NOT: .const
@__hipspv_warp_size_32 = weak addrspace(4) externally_initialized constant i8 0, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @__hipspv_warp_size_32 to ptr)], section "llvm.metadata"

define ptx_kernel void @kernel(ptr %out) {
  store i32 1, ptr %out
  ret void
}
