; The end of a thread, at any depth, is a return from the kernel; none of the user's code runs after it.
; RUN: hipspv lower --passes=lower-traps,lower-thread-exits "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func void @__hipspv_end_thread()
declare spir_func void @effect(i32)

define internal spir_func i32 @inner(i32 %x) noinline {
  %bad = icmp slt i32 %x, 0
  br i1 %bad, label %end, label %ok
end:
  call spir_func void @effect(i32 1)
  call spir_func void @__hipspv_end_thread()
  call spir_func void @effect(i32 2)
  br label %ok
ok:
  %r = phi i32 [ %x, %0 ], [ 5, %end ]
  ret i32 %r
}
define internal spir_func i32 @outer(i32 %x) noinline {
  %r = call spir_func i32 @inner(i32 %x)
  ret i32 %r
}
; CHECK-LABEL: define spir_kernel void @kernel
; CHECK: icmp slt i32 %x, 0
; CHECK: call spir_func void @effect(i32 1)
; CHECK-NOT: @__hipspv_end_thread
; CHECK-NOT: i32 2
; CHECK: call spir_func void @effect(i32 %x)
; CHECK: ret void
define spir_kernel void @kernel(i32 %x) {
  %r = call spir_func i32 @outer(i32 %x)
  call spir_func void @effect(i32 %r)
  ret void
}
; CHECK-LABEL: define spir_kernel void @trap
; CHECK: call spir_func void @__hipspv_trap()
; CHECK-NOT: @llvm.trap
declare void @llvm.trap()
define spir_kernel void @trap() {
  call void @llvm.trap()
  unreachable
}
; CHECK-LABEL: define spir_kernel void @sanitized
; CHECK: call spir_func void @__hipspv_trap()
; CHECK-NOT: @llvm.ubsantrap
declare void @llvm.ubsantrap(i8)
define spir_kernel void @sanitized() {
  call void @llvm.ubsantrap(i8 3)
  unreachable
}
