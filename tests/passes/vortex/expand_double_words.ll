; Comparisons and shifts of two registers become those of halves; what LLVM does without a branch stays.
; RUN: hipspv lower --offload-arch=vortex_rv32 --passes=expand-double-words "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --offload-arch=vortex_rv64 --passes=expand-double-words "%s" -S -o - | filecheck --check-prefix=WIDE "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; WIDE: icmp sle i64 %a, %b
; CHECK-LABEL: @compare(
; CHECK: [[AL:%.*]] = trunc i64 %a to i32
; CHECK: [[AH:%.*]] = trunc i64 {{.*}} to i32
; CHECK: [[BL:%.*]] = trunc i64 %b to i32
; CHECK: [[BH:%.*]] = trunc i64 {{.*}} to i32
; CHECK: [[LESS:%.*]] = icmp slt i32 [[AH]], [[BH]]
; CHECK: [[SAME:%.*]] = icmp eq i32 [[AH]], [[BH]]
; CHECK: [[BELOW:%.*]] = icmp ule i32 [[AL]], [[BL]]
; CHECK: [[AND:%.*]] = and i1 [[SAME]], [[BELOW]]
; CHECK: or i1 [[LESS]], [[AND]]
define i1 @compare(i64 %a, i64 %b) {
  %r = icmp sle i64 %a, %b
  ret i1 %r
}

; CHECK-LABEL: @stay(
; CHECK: icmp eq i64 %a, %b
; CHECK: lshr i64 %a, 63
; CHECK: icmp ult ptr %p, %q
define i1 @stay(i64 %a, i64 %b, ptr %p, ptr %q) {
  %c = icmp eq i64 %a, %b
  %s = lshr i64 %a, 63
  %d = trunc i64 %s to i1
  %e = icmp ult ptr %p, %q
  %f = and i1 %c, %d
  %r = and i1 %e, %f
  ret i1 %r
}

; WIDE-LABEL: @shift(
; WIDE-NEXT: shl i64 %a, %b
; CHECK-LABEL: @shift(
; CHECK-NOT: shl i64 %a, %b
; CHECK: shl i32
; CHECK: ret i64
define i64 @shift(i64 %a, i64 %b) {
  %r = shl i64 %a, %b
  ret i64 %r
}

; LLVM would see an absolute value in copies of the sign.
; CHECK-LABEL: @sign(
; CHECK: ashr i32 {{.*}}, 31
; CHECK-NOT: ashr i64
; CHECK: ret i64
define i64 @sign(i64 %a) {
  %s = ashr i64 %a, 63
  ret i64 %s
}
