; A static variable that clang declares under one name and defines under another is one variable.
; RUN: hipspv lower --passes=merge-static-variables "%s" -S -o - | filecheck "%s"
; RUN: hipspv link "%s" -o %t.linked.bc && hipspv lower %t.linked.bc -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: external addrspace
; CHECK: @_ZL7counter.static.0123456789abcdef = addrspace(1) externally_initialized global i32 7, align 4
; CHECK: @_ZL5other.static.0123456789abcdef =
@_ZL7counter = external addrspace(1) global i32, align 4
@_ZL7counter.static.0123456789abcdef = addrspace(1) externally_initialized global i32 7, align 4
@_ZL5other.static.0123456789abcdef = addrspace(1) externally_initialized global i32 7, align 4

; CHECK: load i32, ptr addrspace(1) @_ZL7counter.static.0123456789abcdef
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @_ZL7counter
  store i32 %v, ptr addrspace(1) %p
  ret void
}
