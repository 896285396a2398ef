; Conditions that follow each other make one branch, also with values between them. A load isn't done early.
; RUN: hipspv lower --passes=merge-guards "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: define spir_kernel void @guards(
; CHECK-COUNT-2: br i1
; CHECK-NOT: br i1
define spir_kernel void @guards(ptr addrspace(1) %p, i32 %x, i32 %n) {
  %before = icmp slt i32 %x, 1
  br i1 %before, label %end, label %second
second:
  %twice = shl i32 %n, 1
  %last = add i32 %twice, -3
  %after = icmp sge i32 %x, %last
  br i1 %after, label %end, label %third
third:
  %value = load i32, ptr addrspace(1) %p
  %none = icmp eq i32 %value, 0
  br i1 %none, label %end, label %store
store:
  store i32 %x, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
