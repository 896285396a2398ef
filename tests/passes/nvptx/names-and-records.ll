; Names without dots, and records as comments that the runtime reads.
; RUN: hipspv lower --offload-arch=sm_90 --passes=record-name-expressions,rename-symbols,emit-records "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@x.managed = addrspace(1) externally_initialized global i32 3
@__hipspv_name_0_source = addrspace(1) externally_initialized global i64 ptrtoint (ptr @k.static.1 to i64)

; CHECK: // hipspv.name 0 k.static.1
; CHECK-NOT: __hipspv_name
; CHECK: .visible .global .align 4 .u32 x_$_managed = 3;
; CHECK: .visible .entry k_$_static_$_1(
define ptx_kernel void @k.static.1() {
  ret void
}
