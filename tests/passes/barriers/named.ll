; Kernels that reach barriers of a part of a block clear the states of these when they begin.
; RUN: hipspv lower --passes=lower-named-barriers "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @hipspv.named.barriers = internal addrspace(3) global [48 x i32] undef
declare spir_func ptr addrspace(4) @__hipspv_named_barriers()

; CHECK-LABEL: define internal spir_func void @arrive
; CHECK: addrspacecast ({{.*}} @hipspv.named.barriers to ptr addrspace(4))
; CHECK-NOT: __hipspv_named_barriers
define internal spir_func void @arrive() noinline {
  %states = call spir_func ptr addrspace(4) @__hipspv_named_barriers()
  store i32 1, ptr addrspace(4) %states
  ret void
}
; CHECK-LABEL: define spir_kernel void @arrives
; CHECK: call void @hipspv.clear.named.barriers()
; CHECK: call spir_func void @arrive()
define spir_kernel void @arrives() {
  call spir_func void @arrive()
  ret void
}
; CHECK-LABEL: define spir_kernel void @other
; CHECK-NEXT: ret void
define spir_kernel void @other() {
  ret void
}
; CHECK-LABEL: define internal void @hipspv.clear.named.barriers
; CHECK: call {{.*}} @_Z12get_local_idj
; CHECK: store [48 x i32] zeroinitializer, ptr addrspace(3) @hipspv.named.barriers
; CHECK: call {{.*}} @_Z7barrierj(i32 3)
