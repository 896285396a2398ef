; An index of 32 bits that adds the id in x to numbers of the block is extended before the id is added, if it makes an
; address. Unsigned indices may wrap, and stay. Ids have fewer than 32 bits.
; RUN: hipspv lower --passes=separate-local-ids "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z12get_group_idj(i32) memory(none) nounwind willreturn

; CHECK-LABEL: define spir_kernel void @sum(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[REST:%.*]] = sub i32 %first, %shift
; CHECK: [[WIDE:%.*]] = sext i32 [[REST]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @sum(ptr addrspace(1) %p, i32 %shift) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %first = mul i32 %g, 100
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %first
  %i = sub i32 %sum, %shift
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; CHECK-LABEL: define spir_kernel void @loop(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[REST:%.*]] = phi i32 [ 0, %entry ], [ [[NEXT:%.*]], %body ]
; CHECK: [[WIDE:%.*]] = sext i32 [[REST]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[NEXT]] = add i32 [[REST]], %stride
define spir_kernel void @loop(ptr addrspace(1) %p, i32 %n, i32 %stride) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  br label %head
head:
  %i = phi i32 [ %t, %entry ], [ %next, %body ]
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %body, label %end
body:
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  %next = add i32 %stride, %i
  br label %head
end:
  ret void
}
; The number itself is stored: its sum stays.
; CHECK-LABEL: define spir_kernel void @number(
; CHECK: store i64 %wide, ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @unsigned(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
; CHECK-LABEL: define spir_kernel void @column(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
; CHECK-LABEL: define spir_kernel void @own(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
define spir_kernel void @number(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %t, %first
  %wide = sext i32 %i to i64
  store i64 %wide, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @unsigned(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %t, %first
  %wide = zext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; Neighbours are a row apart.
define spir_kernel void @column(ptr addrspace(1) %p, i32 %width) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = mul i32 %t, %width
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; Each thread adds a number of its own.
define spir_kernel void @own(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %at = getelementptr i32, ptr addrspace(1) %q, i64 %id
  %first = load i32, ptr addrspace(1) %at
  %i = add i32 %t, %first
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; CHECK-LABEL: define spir_kernel void @masks(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %id
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %right
; CHECK: [[THIRD:%.*]] = add i64 %id, 3
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[THIRD]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %id
; CHECK: [[WRAPPED:%.*]] = and i64 %left, 4294967295
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[WRAPPED]]
define spir_kernel void @masks(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %i = and i64 %id, 4294967295
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %e
  %right = add i64 %id, 7
  %j = and i64 %right, 4294967295
  %f = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %f
  %high = shl i64 %id, 32
  %more = add i64 %high, 12884901888
  %l = ashr exact i64 %more, 32
  %m = getelementptr float, ptr addrspace(1) %p, i64 %l
  store float 1.0, ptr addrspace(1) %m
  %n = ashr exact i64 %high, 32
  %o = getelementptr float, ptr addrspace(1) %p, i64 %n
  store float 2.0, ptr addrspace(1) %o
  %left = add i64 %id, -1
  %k = and i64 %left, 4294967295
  %h = getelementptr float, ptr addrspace(1) %p, i64 %k
  store float 1.0, ptr addrspace(1) %h
  ret void
}
