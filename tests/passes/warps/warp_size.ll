; An option sets the lanes of a warp. Kernels with warp operations require that size, others don't, and a note
; gives it to the runtime. The size that the source was compiled for must be the same.
; RUN: hipspv lower --warp-size=8 --passes=linearize-work-groups "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --warp-size=8 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower --warp-size=8 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
; RUN: not hipspv lower "%s" -o %t.bc 2>&1 | filecheck --check-prefix=OTHER "%s"
; RUN: not hipspv lower --warp-size=12 "%s" -o %t.bc
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; OTHER: error: device code compiled for warps of 8 lanes is translated for warps of 32
; SPIRV-COUNT-2: OpExecutionMode {{%.*}} SubgroupSize 8
; SPIRV-NOT: OpExecutionMode {{%.*}} SubgroupSize
; SPIRV-NOT: warp_size
@__hipspv_warp_size_8 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)

; CHECK: define spir_kernel void @plain(ptr addrspace(1) %p) {
define spir_kernel void @plain(ptr addrspace(1) %p) {
  store i32 3, ptr addrspace(1) %p
  ret void
}
; CHECK: define spir_kernel void @warp(ptr addrspace(1) %p, i32 "hipspv.parameter"="block-dimension" %block_dim_x, i32 "hipspv.parameter"="block-dimension" %block_dim_y, i32 "hipspv.parameter"="block-dimension" %block_dim_z) !intel_reqd_sub_group_size [[SIZE:![0-9]+]]
define spir_kernel void @warp(ptr addrspace(1) %p) {
  %sum = call spir_func i32 @deep(i32 3)
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
define internal spir_func i32 @deep(i32 %i) noinline {
  %sum = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %i)
  ret i32 %sum
}
; No kernel reaches it, so none pays for it.
define spir_func i32 @unused(i32 %i) {
  %sum = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %i)
  ret i32 %sum
}
; CHECK-DAG: [[SIZE]] = !{i32 8}
; CHECK-DAG: !{!"hipspv.lanes warp 8"}
