; The annotation of HIP's header becomes the metadata that clang writes for GPUs; the list of annotations goes.
; RUN: hipspv lower --offload-arch=cpu --passes=read-launch-bounds,record-launch-bounds "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@bounds = private constant [21 x i8] c"hipspv.launch_bounds\00", section "llvm.metadata"
@other = private constant [6 x i8] c"other\00", section "llvm.metadata"
@file = private constant [6 x i8] c"a.hip\00", section "llvm.metadata"
@most = private constant { i32 } { i32 128 }, section "llvm.metadata"
@llvm.global.annotations = appending global [2 x { ptr, ptr, ptr, i32, ptr }] [
  { ptr, ptr, ptr, i32, ptr } { ptr @bounded, ptr @bounds, ptr @file, i32 1, ptr @most },
  { ptr, ptr, ptr, i32, ptr } { ptr @free, ptr @other, ptr @file, i32 2, ptr @most }
], section "llvm.metadata"

; CHECK-NOT: llvm.global.annotations
define spir_kernel void @bounded() {
  ret void
}
define spir_kernel void @free() {
  ret void
}
; CHECK: !hipspv.metadata = !{[[BOUND:![0-9]+]]}
; CHECK: [[BOUND]] = !{!"hipspv.bounds bounded 128"}
