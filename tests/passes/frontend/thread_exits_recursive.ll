; A function that can't be inlined can't end its kernel.
; RUN: not hipspv lower --passes=lower-thread-exits "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: error: assert, abort or trap in a function that can't be inlined into its kernel
; CHECK: note: call it neither recursively nor through a pointer
declare spir_func void @__hipspv_end_thread()
define internal spir_func void @again(i32 %x) {
  %y = sub i32 %x, 1
  call spir_func void @again(i32 %y)
  call spir_func void @__hipspv_end_thread()
  ret void
}
define spir_kernel void @kernel(i32 %x) {
  call spir_func void @again(i32 %x)
  ret void
}
