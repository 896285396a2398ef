; Memory has integers of 64 bits instead of pointers; a pointer is loaded from the lower half.
; RUN: hipspv lower --offload-arch=vortex_rv32 --passes=narrow-pointers "%s" -S -o - | filecheck "%s"
; CHECK: target datalayout = "e-m:e-p:32:32-i64:64-n32-S128"
; CHECK: target triple = "riscv32-unknown-elf"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%node = type { i8, ptr addrspace(1), i32 }

; CHECK: @x = addrspace(1) global i32 7
; CHECK: @node = addrspace(1) global <{ i8, [7 x i8], <{ ptr addrspace(1), i32 }>, i32, [4 x i8] }>
; CHECK-SAME: <{ i8 1, [7 x i8] zeroinitializer, <{ ptr addrspace(1), i32 }> <{ ptr addrspace(1) @x, i32 0 }>, i32 2, [4 x i8] zeroinitializer }>, align 8
; CHECK: @zero = addrspace(1) global { i8, i64, i32 } zeroinitializer, section "here", align 8
@x = addrspace(1) global i32 7
@node = addrspace(1) global %node { i8 1, ptr addrspace(1) @x, i32 2 }
@zero = addrspace(1) global %node zeroinitializer, section "here"

; CHECK-LABEL: @next(
; CHECK: [[I:%.*]] = trunc i64 %i to i32
; CHECK: [[P:%.*]] = getelementptr { i8, i64, i32 }, ptr addrspace(1) %n, i32 [[I]], i32 1
; CHECK: [[V:%.*]] = load ptr addrspace(1), ptr addrspace(1) [[P]], align 8
; CHECK: [[B:%.*]] = ptrtoint ptr addrspace(1) [[V]] to i64
; CHECK: store volatile i64 [[B]], ptr addrspace(1) @node, align 8
; CHECK: ret ptr addrspace(1) [[V]]
define ptr addrspace(1) @next(ptr addrspace(1) %n, i64 %i) {
  %p = getelementptr inbounds %node, ptr addrspace(1) %n, i64 %i, i32 1
  %v = load ptr addrspace(1), ptr addrspace(1) %p
  store volatile ptr addrspace(1) %v, ptr addrspace(1) @node
  ret ptr addrspace(1) %v
}

; CHECK-LABEL: @constants(
; CHECK: load i32, ptr addrspace(1) getelementptr ({ i8, i64, i32 }, ptr addrspace(1) @node, i32 0, i32 2)
define i32 @constants() {
  %v = load i32, ptr addrspace(1) getelementptr (%node, ptr addrspace(1) @node, i32 0, i32 2)
  ret i32 %v
}

; CHECK-LABEL: define void @pointees(
; CHECK-SAME: ptr byval({ i8, i64, i32 }) align 8 %a, ptr sret({ i8, i64, i32 }) align 8 %b)
; CHECK: call void @llvm.memcpy.p0.p0.i32(ptr align 8 %b, ptr align 8 %a, i32 24, i1 false)
; CHECK: call void @pointees(ptr byval({ i8, i64, i32 }) align 8 %b, ptr sret({ i8, i64, i32 }) align 8 %a)
define void @pointees(ptr byval(%node) align 8 %a, ptr sret(%node) align 8 %b) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 24, i1 false)
  call void @pointees(ptr byval(%node) align 8 %b, ptr sret(%node) align 8 %a)
  ret void
}

; CHECK-LABEL: @stack(
; CHECK: alloca [2 x i64], align 8
; CHECK: alloca i64, i32 %n, align 8
define void @stack(i32 %n) {
  %a = alloca [2 x ptr]
  %b = alloca ptr, i32 %n
  call void @use(ptr %a, ptr %b)
  ret void
}
declare void @use(ptr, ptr)
