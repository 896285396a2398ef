; Functions take and return structures of elements for arrays; calls and results follow.
; RUN: hipspv lower --passes=split-array-signatures "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define spir_func [3 x float] @scale([3 x float] %v, float noundef %by) noinline {
  %x = extractvalue [3 x float] %v, 1
  %y = fmul float %x, %by
  %r = insertvalue [3 x float] %v, float %y, 1
  ret [3 x float] %r
}

define spir_func i32 @nested({ i8, [2 x i32] } %s) {
  %x = extractvalue { i8, [2 x i32] } %s, 1, 1
  ret i32 %x
}

; CHECK: define spir_func { i8, i32 } @plain({ i8, i32 } %a)
define spir_func { i8, i32 } @plain({ i8, i32 } %a) {
  ret { i8, i32 } %a
}

; CHECK: define spir_kernel void @k(
; CHECK: [[A0:%.*]] = extractvalue [3 x float] %v, 0
; CHECK: insertvalue { float, float, float } poison, float [[A0]], 0
; CHECK: [[C:%.*]] = call spir_func { float, float, float } @scale({ float, float, float } {{%.*}}, float noundef 2.000000e+00)
; CHECK: [[W:%.*]] = extractvalue { float, float, float } [[C]], 0
; CHECK: insertvalue [3 x float] poison, float [[W]], 0
; CHECK: store [3 x float]
define spir_kernel void @k(ptr addrspace(1) %p) {
  %v = load [3 x float], ptr addrspace(1) %p
  %w = call spir_func [3 x float] @scale([3 x float] %v, float noundef 2.0)
  store [3 x float] %w, ptr addrspace(1) %p
  ret void
}

; New functions come last.
; CHECK: define spir_func { float, float, float } @scale({ float, float, float } %0, float noundef %by)
; CHECK: ret { float, float, float }
; CHECK: define spir_func i32 @nested({ i8, { i32, i32 } } %0)
