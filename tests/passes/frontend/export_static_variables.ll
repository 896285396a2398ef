; A static device variable of a CUDA module has CUDA's name, and the host may write to it; a function's has neither.
; RUN: hipspv lower --passes=export-static-variables "%s" -S -o - | filecheck "%s"
; RUN: hipspv link "%s" -o %t.linked.bc && hipspv lower %t.linked.bc -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @numbers = dso_local addrspace(1) externally_initialized constant [2 x i32]
@_ZL7numbers = internal addrspace(1) constant [2 x i32] [i32 3, i32 4], align 4
; CHECK: @_ZN1a1b1vE = dso_local addrspace(1) externally_initialized global float
@_ZN1a1bL1vE = internal addrspace(1) global float 0.0, align 4
; CHECK: @_ZN1a12_GLOBAL__N_11wE = internal
@_ZN1a12_GLOBAL__N_11wE = internal addrspace(1) global i32 0, align 4
; CHECK: @_ZZ1kE5local = internal
@_ZZ1kE5local = internal addrspace(1) global i32 0, align 4
; CHECK: @taken = addrspace(1)
; CHECK: @_ZL5taken = internal
@taken = addrspace(1) externally_initialized global i32 0, align 4
@_ZL5taken = internal addrspace(1) global i32 0, align 4
; CHECK: @_ZL6shared = internal addrspace(3)
@_ZL6shared = internal addrspace(3) global i32 undef, align 4

define spir_kernel void @k(ptr addrspace(1) %out) {
  %n = load i32, ptr addrspace(1) @_ZL7numbers
  store i32 %n, ptr addrspace(1) @_ZZ1kE5local
  store i32 %n, ptr addrspace(1) @_ZN1a12_GLOBAL__N_11wE
  store i32 %n, ptr addrspace(1) @_ZL5taken
  store float 1.0, ptr addrspace(1) @_ZN1a1bL1vE
  store i32 %n, ptr addrspace(1) %out
  ret void
}

!llvm.commandline = !{!0}
!0 = !{!"cuda cuda-module"}
