; Kernels that reach the block of requests are recorded, and kernels whose addresses device code takes, with their codes.
; RUN: hipspv lower --passes=lower-indirect-calls,record-launches "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @table = {{.*}} [1 x ptr] [ptr inttoptr (i64 32 to ptr)]
; CHECK: call spir_func void @launch(ptr inttoptr (i64 16 to ptr))
; CHECK: !hipspv.metadata = !{!{{[0-9]+}}, !{{[0-9]+}}, !{{[0-9]+}}, !{{[0-9]+}}}
; CHECK-DAG: !{!"hipspv.launch 16 child"}
; CHECK-DAG: !{!"hipspv.launch 32 listed"}
; CHECK-DAG: !{!"hipspv.launches parent"}
; CHECK-DAG: !{!"hipspv.launches asking"}
@__hipspv_launches = addrspace(1) global ptr addrspace(1) null
@table = addrspace(1) global [1 x ptr] [ptr @listed]

define internal spir_func void @launch(ptr %kernel) {
  %block = load ptr addrspace(1), ptr addrspace(1) @__hipspv_launches
  store ptr %kernel, ptr addrspace(1) %block
  ret void
}

define spir_kernel void @child() {
  ret void
}

define spir_kernel void @listed() {
  ret void
}

define spir_kernel void @parent() {
  call spir_func void @launch(ptr @child)
  ret void
}

define spir_kernel void @asking(ptr addrspace(1) %out) {
  %block = load ptr addrspace(1), ptr addrspace(1) @__hipspv_launches
  store ptr addrspace(1) %block, ptr addrspace(1) %out
  ret void
}
