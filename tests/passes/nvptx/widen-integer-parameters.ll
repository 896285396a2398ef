; Parameters of odd widths get the next type of PTX; those of other functions stay.
; RUN: hipspv lower --offload-arch=sm_90 --passes=widen-integer-parameters "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry kernel(
; CHECK-NEXT: .param .u64 {{.*}}kernel_param_0,
; CHECK-NEXT: .param .u64 kernel_param_1,
; CHECK-NEXT: .param .align 16 .b8 kernel_param_2[16],
; CHECK-NEXT: .param .u8 kernel_param_3,
; CHECK-NEXT: .param .u32 kernel_param_4
; CHECK: bfe.s64 {{.*}}, 0, 33;
define ptx_kernel void @kernel(ptr addrspace(1) %out, i33 %odd, i100 %wide, i3 %few, i32 %even) {
  %long = sext i33 %odd to i64
  store volatile i64 %long, ptr addrspace(1) %out
  %high = lshr i100 %wide, 70
  %low = trunc i100 %high to i32
  store volatile i32 %low, ptr addrspace(1) %out
  %small = zext i3 %few to i32
  %sum = add i32 %small, %even
  store volatile i32 %sum, ptr addrspace(1) %out
  ret void
}
