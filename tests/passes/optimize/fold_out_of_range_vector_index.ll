; Elements after a vector's end, which only -O0 leaves, are poison.
; RUN: hipspv lower -O0 --passes=fold-out-of-range-vector-index "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O0 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK-NEXT: %in = extractelement <4 x float> %v, i32 3
; CHECK-NEXT: store float %in
; CHECK-NEXT: store float poison
; CHECK-NEXT: store <5 x float> poison
; CHECK-NEXT: ret void
define spir_kernel void @k(ptr addrspace(1) %p, <4 x float> %v, ptr addrspace(1) %q) {
  %in = extractelement <4 x float> %v, i32 3
  %out = extractelement <4 x float> %v, i32 64
  %five = insertelement <5 x float> zeroinitializer, float 1.0, i64 -1
  store float %in, ptr addrspace(1) %p
  store float %out, ptr addrspace(1) %p
  store <5 x float> %five, ptr addrspace(1) %q
  ret void
}
