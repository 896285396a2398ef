; A select between vectors by one condition needs a condition for each element; one between
; structures is a select of each member.
; RUN: hipspv lower --passes=legalize-aggregates,legalize-vector-selects "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @vectors
; CHECK: [[A:%.*]] = insertelement <4 x i1> poison, i1 %c, i32 0
; CHECK: [[B:%.*]] = shufflevector <4 x i1> [[A]], <4 x i1> poison, <4 x i32> zeroinitializer
; CHECK: select <4 x i1> [[B]], <4 x i32> %a, <4 x i32> %b
define spir_kernel void @vectors(ptr addrspace(1) %p, <4 x i32> %a, <4 x i32> %b, i1 %c) {
  %s = select i1 %c, <4 x i32> %a, <4 x i32> %b
  store <4 x i32> %s, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @structures
; CHECK: select i1 %c, i32
; CHECK: select i1 %c, float
; CHECK-NOT: select i1 %c, {
define spir_kernel void @structures(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %c) {
  %a = load { i32, float }, ptr addrspace(1) %p
  %b = load { i32, float }, ptr addrspace(1) %q
  %s = select i1 %c, { i32, float } %a, { i32, float } %b
  store { i32, float } %s, ptr addrspace(1) %p
  ret void
}
