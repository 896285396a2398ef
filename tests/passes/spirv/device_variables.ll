; A kernel gives the host the addresses of the variables it knows; to the device, they are never constants.
; RUN: hipspv lower --passes=export-device-variables "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-DAG: @counter = {{.*}}addrspace(1) global i32 5
; CHECK-DAG: @table = {{.*}}addrspace(1) global [4 x float] zeroinitializer
; CHECK-DAG: @private = internal addrspace(1) constant i32 3
@counter = hidden addrspace(1) externally_initialized global i32 5
@table = hidden addrspace(1) externally_initialized constant [4 x float] zeroinitializer
@private = internal addrspace(1) constant i32 3

; CHECK-LABEL: define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0)
; CHECK: store i64 ptrtoint (ptr addrspace(1) @counter to i64), ptr addrspace(1) {{.*}}, align 8
; CHECK: getelementptr {{.*}}i64{{.*}} ptr addrspace(1) %0, i64 1
; CHECK: store i64 ptrtoint (ptr addrspace(1) @table to i64), ptr addrspace(1) {{.*}}, align 8
; CHECK: !{!"hipspv.variable 0 counter 4"}
; CHECK: !{!"hipspv.variable 1 table 16 constant"}
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @private
  store i32 %v, ptr addrspace(1) @counter
  ret void
}
