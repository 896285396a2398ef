; freeze of integers that SPIR-V lacks: of a value, and of an undefined one, which becomes 0.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @values
; CHECK-NOT: i33
; CHECK-NOT: i56
; CHECK-NOT: freeze
define spir_kernel void @values(ptr addrspace(1) %p, i64 %x) {
  %a = trunc i64 %x to i33
  %b = freeze i33 %a
  %c = sext i33 %b to i56
  %d = freeze i56 %c
  %e = zext i56 %d to i64
  store i64 %e, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @nothing
; CHECK: store i64 0
define spir_kernel void @nothing(ptr addrspace(1) %p) {
  %a = freeze i56 poison
  %b = zext i56 %a to i64
  store i64 %b, ptr addrspace(1) %p
  ret void
}
