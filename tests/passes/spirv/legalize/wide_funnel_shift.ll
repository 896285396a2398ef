; A funnel shift above 64 bits shifts by the amount's remainder by the width, digit by digit.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @shift
; CHECK: urem i64 {{.*}}, 96
; CHECK: mul i64 {{.*}}, 64
; CHECK-NOT: call i96
; CHECK-NOT: call i128
define spir_kernel void @shift(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = load i96, ptr addrspace(1) %p
  %b = load i128, ptr addrspace(1) %q
  %r = call i96 @llvm.fshl.i96(i96 %a, i96 %a, i96 %a)
  %s = call i128 @llvm.fshl.i128(i128 %b, i128 %b, i128 %b)
  store i96 %r, ptr addrspace(1) %p
  store i128 %s, ptr addrspace(1) %q
  ret void
}
