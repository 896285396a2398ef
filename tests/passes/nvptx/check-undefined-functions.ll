; A function without a definition is an error with a remedy; the driver's own functions are none.
; RUN: not hipspv lower --offload-arch=sm_90 --passes=check-undefined-functions "%s" 2>&1 | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare i32 @vprintf(ptr, ptr)
declare void @elsewhere(i32)

; CHECK: error: undefined device function 'elsewhere'
; CHECK-NOT: vprintf
define ptx_kernel void @k(ptr %p) {
  %printed = call i32 @vprintf(ptr %p, ptr null)
  call void @elsewhere(i32 %printed)
  ret void
}
