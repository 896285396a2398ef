; Division and conversions of more than 64 bits become calls, in each lane of a vector; narrow ones stay.
; RUN: hipspv lower --offload-arch=sm_90 --passes=expand-wide-operations "%s" -S -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define i128 @divided(
; CHECK: call i128 @{{.*}}(i128 %a, i128 %b)
; CHECK-NOT: udiv i128
; CHECK: ret i128
define i128 @divided(i128 %a, i128 %b) {
  %q = udiv i128 %a, %b
  ret i128 %q
}

; CHECK-LABEL: define i100 @odd(
; CHECK: sext i100 %a to i128
; CHECK: call i128
; CHECK: trunc i128 {{.*}} to i100
define i100 @odd(i100 %a, i100 %b) {
  %r = srem i100 %a, %b
  ret i100 %r
}

; CHECK-LABEL: define <2 x float> @converted(
; CHECK-COUNT-2: call float @
; CHECK: ret <2 x float>
define <2 x float> @converted(<2 x i128> %a) {
  %f = uitofp <2 x i128> %a to <2 x float>
  ret <2 x float> %f
}

; CHECK-LABEL: define i64 @narrow(
; CHECK-NEXT: udiv i64 %a, %b
define i64 @narrow(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  ret i64 %q
}
