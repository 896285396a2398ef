; A kernel that reaches a sub-group operation runs in one-dimensional work-groups of 32-wide sub-groups and
; computes its ids from the block dimensions it is given. So does a kernel that shares a function which reads ids
; with it; others keep their ids.
; RUN: hipspv lower --passes=linearize-work-groups "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i32 @_Z20sub_group_reduce_addi(i32)

; SPIRV-COUNT-4: OpExecutionMode {{%.*}} SubgroupSize 32
; SPIRV-NOT: OpExecutionMode {{%.*}} SubgroupSize

; CHECK: define spir_kernel void @own(ptr addrspace(1) %p) {
; CHECK: call spir_func i64 @_Z12get_local_idj(i32 1)
define spir_kernel void @own(ptr addrspace(1) %p) {
  %b = call spir_func i64 @_Z12get_local_idj(i32 1)
  store i64 %b, ptr addrspace(1) %p
  ret void
}
; CHECK: define internal spir_func i64 @thread_y(i32 %block_dim_x, i32 %block_dim_y, i32 %block_dim_z, i1 %in_rows)
; CHECK: [[WIDE:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[LANE:%.*]] = trunc i64 [[WIDE]] to i32
; CHECK: [[ROW:%.*]] = udiv i32 [[LANE]], %block_dim_x
; CHECK: [[Y:%.*]] = urem i32 [[ROW]], %block_dim_y
; CHECK: [[LINEAR:%.*]] = zext i32 [[Y]] to i64
; CHECK: [[OWN:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 1)
; CHECK: [[RESULT:%.*]] = select i1 %in_rows, i64 [[OWN]], i64 [[LINEAR]]
; CHECK: ret i64 [[RESULT]]
define internal spir_func i64 @thread_y() naked noinline {
  %a = call spir_func i64 @_Z12get_local_idj(i32 1)
  ret i64 %a
}
; The forms for blocks of whole warps in rows come first.
; CHECK: define spir_kernel void @warp.rows(
; CHECK: call spir_func i64 @_Z13get_global_idj(i32 0)
; CHECK: call spir_func i64 @thread_y({{.*}}, i1 true)
; CHECK: define spir_kernel void @warp(ptr addrspace(1) %p, i32 "hipspv.parameter"="block-dimension" %block_dim_x, i32 "hipspv.parameter"="block-dimension" %block_dim_y, i32 "hipspv.parameter"="block-dimension" %block_dim_z) !intel_reqd_sub_group_size [[SIZE:!.*]] {
; CHECK: call spir_func i64 @thread_y(i32 %block_dim_x, i32 %block_dim_y, i32 %block_dim_z, i1 false)
; CHECK: zext i32 %block_dim_z to i64
define spir_kernel void @warp(ptr addrspace(1) %p) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @thread_y()
  %sum = call spir_func i32 @_Z20sub_group_reduce_addi(i32 3)
  %at = add i64 %x, %y
  %depth = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %e = getelementptr i32, ptr addrspace(1) %p, i64 %at
  store i32 %sum, ptr addrspace(1) %e
  store i64 %depth, ptr addrspace(1) %p
  ret void
}
; CHECK: define spir_kernel void @shares(ptr addrspace(1) %p, i32 "hipspv.parameter"="block-dimension" %block_dim_x, i32 "hipspv.parameter"="block-dimension" %block_dim_y, i32 "hipspv.parameter"="block-dimension" %block_dim_z) !intel_reqd_sub_group_size [[SIZE]] {
define spir_kernel void @shares(ptr addrspace(1) %p) {
  %b = call spir_func i64 @thread_y()
  store i64 %b, ptr addrspace(1) %p
  ret void
}
; CHECK: !{!"hipspv.rows warp warp.rows"}
; CHECK: !{!"hipspv.rows shares shares.rows"}
; CHECK: !{!"hipspv.lanes warp 32"}
; CHECK: !{!"hipspv.lanes shares 32"}
