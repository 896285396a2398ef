; A switch takes an integer of 32 bits or another that SPIR-V has.
; RUN: hipspv lower --passes=expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; i3: case -3 is 5 once the bits above are cleared.
; CHECK-LABEL: @narrow
; CHECK: switch i8 {{.*}}, label %other [
; CHECK-NEXT: i8 1, label %one
; CHECK-NEXT: i8 5, label %two
define spir_kernel void @narrow(ptr addrspace(1) %p, i32 %x) {
  %n = trunc i32 %x to i3
  switch i3 %n, label %other [ i3 1, label %one
                               i3 -3, label %two ]
one:
  store i32 10, ptr addrspace(1) %p
  ret void
two:
  store i32 20, ptr addrspace(1) %p
  ret void
other:
  store i32 30, ptr addrspace(1) %p
  ret void
}
; i33
; CHECK-LABEL: @between
; CHECK: switch i64 {{.*}}, label %other [
; CHECK-NEXT: i64 4294967296, label %one
define spir_kernel void @between(ptr addrspace(1) %p, i64 %x) {
  %n = trunc i64 %x to i33
  switch i33 %n, label %other [ i33 4294967296, label %one ]
one:
  store i32 10, ptr addrspace(1) %p
  ret void
other:
  store i32 30, ptr addrspace(1) %p
  ret void
}
; i100: the number of the equal case. Both cases go to one block, whose phi has two entries.
; CHECK-LABEL: @wide
; CHECK: [[A:%.*]] = select i1 {{.*}}, i32 1, i32 0
; CHECK: [[B:%.*]] = select i1 {{.*}}, i32 2, i32 [[A]]
; CHECK: switch i32 [[B]], label %other [
; CHECK-NEXT: i32 1, label %both
; CHECK-NEXT: i32 2, label %both
define spir_kernel void @wide(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %n = load i100, ptr addrspace(1) %q
  switch i100 %n, label %other [ i100 1267650600228229401496703205375, label %both
                                 i100 5, label %both ]
both:
  store i32 10, ptr addrspace(1) %p
  ret void
other:
  store i32 30, ptr addrspace(1) %p
  ret void
}
