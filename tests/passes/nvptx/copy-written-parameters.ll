; A marked parameter that is written has a copy on the stack; others have none.
; RUN: hipspv lower --offload-arch=sm_90 --passes=copy-written-parameters "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%pair = type { i32, i32 }

; CHECK-LABEL: .entry stored(
; CHECK: .local .align 4 .b8
; CHECK: st.b32 [%SP], 
define ptx_kernel void @stored(ptr byval(%pair) align 4 "nvvm.grid_constant" %written, ptr %out) {
  %second = getelementptr inbounds i8, ptr %written, i64 4
  %value = load i32, ptr %second
  %more = add i32 %value, 1
  store i32 %more, ptr %second
  %again = load volatile i32, ptr %second
  store i32 %again, ptr %out
  ret void
}

; CHECK-LABEL: .entry copied(
; CHECK: .local .align 4 .b8
define ptx_kernel void @copied(ptr byval(%pair) align 4 "nvvm.grid_constant" %written, ptr %in, ptr %out) {
  call void @llvm.memcpy.p0.p0.i64(ptr %written, ptr %in, i64 8, i1 false)
  %value = load volatile i32, ptr %written
  store i32 %value, ptr %out
  ret void
}

; CHECK-LABEL: .entry read(
; CHECK-NOT: .local
; CHECK: ld.param.b32 {{.*}}, [read_param_0+4];
define ptx_kernel void @read(ptr byval(%pair) align 4 "nvvm.grid_constant" %kept, ptr %out) {
  %second = getelementptr inbounds i8, ptr %kept, i64 4
  %value = load i32, ptr %second
  store i32 %value, ptr %out
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
