; A block's number times its size plus the number of a thread is the global id. Launches have fewer than 2**32 threads
; in a dimension: the sum of 32 bits, extended by zeros, needs no mask.
; RUN: hipspv lower --passes=use-global-ids "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=separate-local-ids,use-global-ids "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z12get_group_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z14get_local_sizej(i32) memory(none) nounwind willreturn

; CHECK-LABEL: define spir_kernel void @narrow(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z13get_global_idj(i32 0)
; CHECK: [[X:%.*]] = trunc i64 [[ID]] to i32
; CHECK: icmp ult i32 [[X]], %n
; CHECK: getelementptr i32, ptr addrspace(1) %p, i64 [[ID]]
define spir_kernel void @narrow(ptr addrspace(1) %p, i32 %n) {
entry:
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %s = trunc i64 %size to i32
  %first = mul i32 %s, %g
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %x = add i32 %first, %t
  %inside = icmp ult i32 %x, %n
  br i1 %inside, label %store, label %end
store:
  %wide = zext i32 %x to i64
  %e = getelementptr i32, ptr addrspace(1) %p, i64 %wide
  store i32 %x, ptr addrspace(1) %e
  br label %end
end:
  ret void
}
; CHECK-LABEL: define spir_kernel void @wide(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z13get_global_idj(i32 1)
; CHECK: getelementptr i32, ptr addrspace(1) %p, i64 [[ID]]
define spir_kernel void @wide(ptr addrspace(1) %p) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 1)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %s = and i64 %size, 4294967295
  %first = mul i64 %group, %s
  %id = call spir_func i64 @_Z12get_local_idj(i32 1)
  %y = add i64 %id, %first
  %low = and i64 %y, 4294967295
  %e = getelementptr i32, ptr addrspace(1) %p, i64 %low
  store i32 1, ptr addrspace(1) %e
  ret void
}
; Another dimension's id, and another size.
; CHECK-LABEL: define spir_kernel void @others(
; CHECK-NOT: call spir_func i64 @_Z13get_global_idj
define spir_kernel void @others(ptr addrspace(1) %p) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %first = mul i64 %group, %size
  %id = call spir_func i64 @_Z12get_local_idj(i32 1)
  %a = add i64 %first, %id
  %e = getelementptr i32, ptr addrspace(1) %p, i64 %a
  store i32 1, ptr addrspace(1) %e
  %half = mul i64 %group, 16
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %b = add i64 %half, %x
  %f = getelementptr i32, ptr addrspace(1) %p, i64 %b
  store i32 1, ptr addrspace(1) %f
  ret void
}
