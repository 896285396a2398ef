; Annotations of the header, and the registers of a kernel without a bound of its own.
; RUN: hipspv lower --offload-arch=sm_90 --max-registers=24 --passes=apply-kernel-limits "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@text = internal constant [15 x i8] c"hipspv.maxnreg\00", section "llvm.metadata"
@other = internal constant [20 x i8] c"hipspv.cluster_dims\00", section "llvm.metadata"
@users = internal constant [6 x i8] c"users\00", section "llvm.metadata"
@number = internal constant { i32 } { i32 40 }, section "llvm.metadata"
@numbers = internal constant { i32, i32 } { i32 2, i32 4 }, section "llvm.metadata"
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @own, ptr @text, ptr @users, i32 1, ptr @number },
  { ptr, ptr, ptr, i32, ptr } { ptr @clusters, ptr @other, ptr @users, i32 2, ptr @numbers },
  { ptr, ptr, ptr, i32, ptr } { ptr @bound, ptr @users, ptr @users, i32 3, ptr null }
], section "llvm.metadata"

; CHECK-LABEL: .entry own()
; CHECK-NEXT: .maxnreg 40
; CHECK-NEXT: {
define ptx_kernel void @own() {
  ret void
}
; CHECK-LABEL: .entry clusters()
; CHECK-NEXT: .maxnreg 24
; CHECK: .reqnctapercluster 2, 4
define ptx_kernel void @clusters() {
  ret void
}
; CHECK-LABEL: .entry bound()
; CHECK-NOT: .maxnreg
; CHECK: .maxntid 64
; CHECK-NOT: .maxnreg
define ptx_kernel void @bound() "nvvm.maxntid"="64" {
  ret void
}
; CHECK-LABEL: .entry none()
; CHECK-NEXT: .maxnreg 24
define ptx_kernel void @none() {
  ret void
}
