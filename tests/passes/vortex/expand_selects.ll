; A select of any type is the choice between bits by a mask; a value that may be poison is frozen.
; RUN: hipspv lower --offload-arch=vortex_rv64 --passes=expand-selects "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: select
; CHECK-LABEL: @integers(
; CHECK: [[A:%.*]] = freeze i32 %a
; CHECK: [[M:%.*]] = sext i1 %c to i32
; CHECK: [[D:%.*]] = xor i32 [[A]], 7
; CHECK: [[K:%.*]] = and i32 [[D]], [[M]]
; CHECK: [[R:%.*]] = xor i32 7, [[K]]
; CHECK: ret i32 [[R]]
define i32 @integers(i1 %c, i32 %a) {
  %r = select i1 %c, i32 %a, i32 7
  ret i32 %r
}

; CHECK-LABEL: @pointers(
; CHECK: ptrtoint ptr addrspace(4) {{.*}} to i64
; CHECK: ptrtoint ptr addrspace(4) {{.*}} to i64
; CHECK: inttoptr i64 {{.*}} to ptr addrspace(4)
define ptr addrspace(4) @pointers(i1 %c, ptr addrspace(4) %a, ptr addrspace(4) %b) {
  %r = select i1 %c, ptr addrspace(4) %a, ptr addrspace(4) %b
  ret ptr addrspace(4) %r
}

; CHECK-LABEL: @floats(
; CHECK: bitcast bfloat {{.*}} to i16
; CHECK: bitcast i16 {{.*}} to bfloat
define bfloat @floats(i1 %c, bfloat %a, bfloat %b) {
  %r = select i1 %c, bfloat %a, bfloat %b
  ret bfloat %r
}

; CHECK-LABEL: @aggregates(
; CHECK: insertvalue { i1, double } poison, i1
; CHECK: insertvalue { i1, double } {{.*}}, double
define { i1, double } @aggregates(i1 %c, { i1, double } %a, { i1, double } %b) {
  %r = select i1 %c, { i1, double } %a, { i1, double } %b
  ret { i1, double } %r
}
