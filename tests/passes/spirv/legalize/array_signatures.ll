; Functions take and return arrays in structures; calls and results follow.
; RUN: hipspv lower --passes=wrap-array-signatures "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_func [3 x float] @scale([3 x float] %v, float noundef %by) noinline {
  %x = extractvalue [3 x float] %v, 1
  %y = fmul float %x, %by
  %r = insertvalue [3 x float] %v, float %y, 1
  ret [3 x float] %r
}

; CHECK: define spir_func i32 @plain(i32 %a)
define spir_func i32 @plain(i32 %a) {
  ret i32 %a
}

; CHECK: define spir_kernel void @k(
; CHECK: [[A:%.*]] = insertvalue { [3 x float] } poison, [3 x float] %v, 0
; CHECK: [[C:%.*]] = call spir_func { [3 x float] } @scale({ [3 x float] } [[A]], float noundef 2.000000e+00)
; CHECK: [[W:%.*]] = extractvalue { [3 x float] } [[C]], 0
; CHECK: store [3 x float] [[W]]
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load [3 x float], ptr addrspace(1) %p
  %w = call spir_func [3 x float] @scale([3 x float] %v, float noundef 2.0)
  store [3 x float] %w, ptr addrspace(1) %p
  ret void
}

; The new function comes last.
; CHECK: define spir_func { [3 x float] } @scale({ [3 x float] } %0, float noundef %by)
; CHECK: [[V:%.*]] = extractvalue { [3 x float] } %0, 0
; CHECK: extractvalue [3 x float] [[V]], 1
; CHECK: [[R:%.*]] = insertvalue { [3 x float] } poison, [3 x float] %r, 0
; CHECK: ret { [3 x float] } [[R]]
