; Shared memory of the library's functions, which OpenCL C has in kernels only.
target triple = "spirv64"

; A word for each warp of a block (thread.cl).
@hipspv.warp_sums = internal addrspace(3) global [64 x i32] undef, align 4

define spir_func ptr addrspace(3) @__hipspv_warp_sums() alwaysinline nounwind {
  ret ptr addrspace(3) @hipspv.warp_sums
}
