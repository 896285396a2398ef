; A marked number has its address in the kernel's parameters; an unmarked one is copied to the stack.
; RUN: hipspv lower --offload-arch=sm_90 --passes=keep-constant-parameters "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(ptr)

; A number that isn't copied stays as it is.
; CHECK-LABEL: .entry plain(
; CHECK-NEXT: .param .u32 plain_param_0,
define ptx_kernel void @plain(i32 "nvvm.grid_constant" %number, ptr %out) {
  store i32 %number, ptr %out
  ret void
}

; CHECK-LABEL: .entry kernel(
; CHECK-NEXT: .param .u64 {{.*}}kernel_param_0,
; CHECK-NEXT: .param .align 4 .b8 kernel_param_1[4],
; CHECK-NEXT: .param .align 1 .b8 kernel_param_2[1],
; CHECK-NEXT: .param .align 8 .b8 kernel_param_3[8],
; CHECK-NEXT: .param .u32 kernel_param_4
; CHECK: .local .align 4 .b8 __local_depot{{[0-9]+}}[4];
; CHECK-DAG: cvta.param.u64 [[NUMBER:%rd[0-9]+]],
; CHECK-DAG: st.param.b64 {{.*}}, [[NUMBER]];
; CHECK-DAG: ld.param.b8 {{%.*}}, [kernel_param_2];
; CHECK-DAG: ld.param.b64 {{%.*}}, [kernel_param_3];
; CHECK: ret;
define ptx_kernel void @kernel(ptr %out, i32 "nvvm.grid_constant" %number, i1 zeroext "nvvm.grid_constant" %yes, ptr "nvvm.grid_constant" %pointer, i32 %plain) {
  %a = alloca i32
  %b = alloca i8
  %c = alloca ptr
  %d = alloca i32
  store i32 %number, ptr %a
  %byte = zext i1 %yes to i8
  store i8 %byte, ptr %b
  store ptr %pointer, ptr %c
  store i32 %plain, ptr %d
  call void @use(ptr %a)
  call void @use(ptr %d)
  %bool = load i8, ptr %b
  store volatile i8 %bool, ptr %out
  %address = load ptr, ptr %c
  store volatile i8 1, ptr %address
  ret void
}
