; Reads of CUDA's index variables are calls. A function that takes an address has the components on its stack.
; RUN: hipspv lower --passes=lower-index-variables "%s" -S -o - | filecheck "%s"
; RUN: hipspv link "%s" -o %t.linked.bc && hipspv lower %t.linked.bc -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%three = type { i32, i32, i32 }
; CHECK-NOT: @__hipspv_
@__hipspv_threadIdx = external hidden addrspace(1) global %three, align 4
@__hipspv_gridDim = external hidden addrspace(1) global %three, align 4

define spir_kernel void @k(ptr addrspace(1) %out) {
; CHECK-LABEL: @k(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[X:%.*]] = trunc i64 [[ID]] to i32
  %x = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hipspv_threadIdx to ptr addrspace(4)), align 4
; CHECK: call spir_func i64 @_Z14get_num_groupsj(i32 2)
  %z = load i32, ptr addrspace(4) getelementptr inbounds nuw (%three, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hipspv_gridDim to ptr addrspace(4)), i32 0, i32 2), align 4
; CHECK: add i32 [[X]],
  %s = add i32 %x, %z
  store i32 %s, ptr addrspace(1) %out
  ret void
}

define spir_func i32 @by_address(i64 %n) {
; CHECK-LABEL: @by_address(
; CHECK: [[COPY:%.*]] = alloca %three, align 4
; CHECK: call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: store i32 {{%.*}}, ptr [[COPY]]
; CHECK: call spir_func i64 @_Z12get_local_idj(i32 2)
; CHECK: [[ADDRESS:%.*]] = addrspacecast ptr [[COPY]] to ptr addrspace(4)
; CHECK: getelementptr i32, ptr addrspace(4) [[ADDRESS]], i64 %n
  %p = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hipspv_threadIdx to ptr addrspace(4)), i64 %n
  %v = load i32, ptr addrspace(4) %p
  ret i32 %v
}

; CHECK: declare spir_func i64 @_Z12get_local_idj(i32) [[PURE:#[0-9]+]]
; CHECK: attributes [[PURE]] = { nounwind willreturn memory(none) }
