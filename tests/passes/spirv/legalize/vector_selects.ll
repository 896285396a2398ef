; Before SPIR-V 1.4, vectors are selected by a vector of booleans.
; RUN: hipspv lower --passes=legalize-vector-selects "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @kernel
; CHECK: [[FIRST:%.*]] = insertelement <4 x i1> poison, i1 %c, i32 0
; CHECK: [[ALL:%.*]] = shufflevector <4 x i1> [[FIRST]], <4 x i1> {{.*}}, <4 x i32> zeroinitializer
; CHECK: select <4 x i1> [[ALL]], <4 x float> %x, <4 x float> %y
; CHECK: select <4 x i1> %d, <4 x float> {{.*}}, <4 x float> %y
; CHECK: select i1 %c, float
; SPIRV: OpSelect %v4float
; SPIRV: OpSelect %v4float
define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %i, <4 x float> %x, <4 x float> %y) {
  %c = icmp slt i32 %i, 3
  %v = select i1 %c, <4 x float> %x, <4 x float> %y
  %d = fcmp olt <4 x float> %v, %x
  %w = select <4 x i1> %d, <4 x float> %v, <4 x float> %y
  %e = extractelement <4 x float> %w, i32 1
  %s = select i1 %c, float %e, float 2.0
  store <4 x float> %w, ptr addrspace(1) %p
  %q = getelementptr i8, ptr addrspace(1) %p, i64 16
  store float %s, ptr addrspace(1) %q
  ret void
}
