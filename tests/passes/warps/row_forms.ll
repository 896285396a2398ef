; In the form of a kernel for rows of whole warps, a ballot of all lanes is all ones where the lanes of a warp come
; together: after a branch that divides them, and in one that depends on the warp's id or a value of the block.
; Elsewhere it stays, and so does one that only orders memory. Parts of ids that belong to the warp come from the id of
; its first lane, others from the lane's index.
; RUN: hipspv lower --passes=linearize-work-groups "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z12get_group_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z13get_global_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z14get_local_sizej(i32) memory(none) nounwind willreturn
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @_Z19sub_group_broadcastjj(i32, i32) convergent nounwind
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent nounwind

; SPIRV-DAG: OpEntryPoint Kernel {{%.*}} "together"
; SPIRV-DAG: OpEntryPoint Kernel {{%.*}} "together.rows"

; CHECK-LABEL: define spir_kernel void @together.rows(
; CHECK-NOT: @_Z16sub_group_balloti
; CHECK: store i32 -1, ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @warps.rows(
; CHECK-NOT: @_Z16sub_group_balloti
; CHECK: store i32 -1, ptr addrspace(1) %p
; CHECK-NOT: @_Z16sub_group_balloti
; CHECK: store volatile i32 -1, ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @apart.rows(
; CHECK: call spir_func <4 x i32> @_Z16sub_group_balloti
; CHECK-LABEL: define spir_kernel void @iterations.rows(
; CHECK: call spir_func <4 x i32> @_Z16sub_group_balloti
; CHECK-LABEL: define spir_kernel void @columns.rows(
; CHECK: call spir_func <4 x i32> @_Z16sub_group_balloti
; CHECK-LABEL: define spir_kernel void @first.rows(
; CHECK-NOT: @_Z16sub_group_balloti
; CHECK: store i32 -1, ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @orders.rows(
; CHECK: call spir_func <4 x i32> @_Z16sub_group_balloti
; CHECK-LABEL: define spir_kernel void @bounded.rows(
; CHECK: [[LANE:%.*]] = call spir_func i32 @_Z22get_sub_group_local_idv()
; CHECK-NEXT: store i32 [[LANE]], ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @parts.rows(
; CHECK: [[ID:%.*]] = trunc nuw i64 {{%.*}} to i32
; CHECK: [[FIRST:%.*]] = call spir_func i32 @_Z19sub_group_broadcastjj(i32 [[ID]], i32 0)
; CHECK: [[LANE:%.*]] = call spir_func i32 @_Z22get_sub_group_local_idv()
; CHECK-DAG: [[WARP:%.*]] = lshr i32 [[FIRST]], 5
; CHECK-DAG: store volatile i32 [[WARP]], ptr addrspace(1) %p
; CHECK-DAG: store volatile i32 [[LANE]], ptr addrspace(1) %p
; CHECK-DAG: [[LOW:%.*]] = and i32 [[LANE]], 7
; CHECK-DAG: store volatile i32 [[LOW]], ptr addrspace(1) %p
; CHECK-DAG: [[HALF:%.*]] = lshr i32 [[ID]], 4
; CHECK-DAG: store volatile i32 [[HALF]], ptr addrspace(1) %p
; CHECK-DAG: [[MIDDLE:%.*]] = and i32 [[ID]], 48
; CHECK-DAG: store volatile i32 [[MIDDLE]], ptr addrspace(1) %p
; CHECK-LABEL: define spir_kernel void @of.grid.rows(
; CHECK: [[FIRST:%.*]] = call spir_func i64 @_Z19sub_group_broadcastmj(i64 {{%.*}}, i32 0)
; CHECK: lshr i64 [[FIRST]], 5
; CHECK-LABEL: define spir_kernel void @other.dimension.rows(
; CHECK-NOT: @_Z19sub_group_broadcastjj
; CHECK: and i64 {{%.*}}, 31
; CHECK-LABEL: define spir_kernel void @stores.rows(
; CHECK: [[V:%.*]] = add i32 {{%.*}}, %n
; CHECK: [[THIRD:%.*]] = call spir_func i32 @_Z19sub_group_broadcastjj(i32 [[V]], i32 3)
; CHECK-NEXT: store i32 [[THIRD]], ptr addrspace(1) %p
; CHECK: [[IS_WARP:%.*]] = icmp eq i64 {{%.*}}, 64
; CHECK-NEXT: br i1 [[IS_WARP]]
; CHECK: [[BITS:%.*]] = call spir_func i64 @_Z19sub_group_broadcastmj(i64 {{%.*}}, i32 6)
; CHECK: bitcast i64 [[BITS]] to double
; CHECK-LABEL: define spir_kernel void @own.stores.rows(
; CHECK: br i1
; CHECK: store i32 1,
; CHECK: br i1
; CHECK: store volatile i32 2,
; CHECK: br i1
; CHECK: udiv
; CHECK: br i1
; CHECK: br i1
; CHECK: store i32 4,
; CHECK-LABEL: define spir_kernel void @unused.rows(
; CHECK-NOT: @_Z19sub_group_broadcastjj
; CHECK: ret void
; CHECK-LABEL: define spir_kernel void @together(
; CHECK: call spir_func <4 x i32> @_Z16sub_group_balloti

define spir_kernel void @together(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %few = icmp ult i64 %x, 7
  br i1 %few, label %some, label %all
some:
  store i32 0, ptr addrspace(1) %p
  br label %all
all:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store i32 %w, ptr addrspace(1) %p
  ret void
}
; The warp's index in the block, and in the grid.
define spir_kernel void @warps(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %x to i32
  %warp = lshr i32 %t, 5
  %first = icmp eq i32 %warp, %n
  br i1 %first, label %one, label %next
one:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store i32 %w, ptr addrspace(1) %p
  br label %next
next:
  %g = call spir_func i64 @_Z12get_group_idj(i32 0)
  %s = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %start = mul i64 %g, %s
  %i = add i64 %start, %x
  %of.grid = lshr i64 %i, 5
  %odd = trunc i64 %of.grid to i1
  br i1 %odd, label %two, label %end
two:
  %b2 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w2 = extractelement <4 x i32> %b2, i32 0
  store volatile i32 %w2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; Some lanes have returned.
define spir_kernel void @apart(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %few = icmp ult i64 %x, 7
  br i1 %few, label %all, label %end
all:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store i32 %w, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; Lanes leave the loop after different iterations.
define spir_kernel void @iterations(ptr addrspace(1) %p, i32 %n) {
entry:
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %loop
loop:
  %iteration = phi i64 [ 0, %entry ], [ %following, %loop ]
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store volatile i32 %w, ptr addrspace(1) %p
  %following = add i64 %iteration, 1
  %more = icmp ult i64 %following, %x
  br i1 %more, label %loop, label %end
end:
  ret void
}
; Half warps.
define spir_kernel void @columns(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %half = lshr i64 %x, 4
  %first = icmp eq i64 %half, 0
  br i1 %first, label %all, label %end
all:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store i32 %w, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
define spir_kernel void @first(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %x to i32
  %warps = icmp ugt i32 %t, 63
  br i1 %warps, label %all, label %end
all:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %w = extractelement <4 x i32> %b, i32 0
  store i32 %w, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
define spir_kernel void @orders(ptr addrspace(1) %p, i32 %n) {
  store i32 1, ptr addrspace(1) %p
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  store i32 2, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @bounded(ptr addrspace(1) %p, i32 %n) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  store i32 %lane, ptr addrspace(1) %p
  ret void
}
; Parts of a signed id, where some lanes aren't.
define spir_kernel void @parts(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %x to i32
  %some = icmp ult i32 %t, %n
  br i1 %some, label %here, label %end
here:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %warp = sdiv i32 %t, 32
  store volatile i32 %warp, ptr addrspace(1) %p
  %lane = srem i32 %t, 32
  store volatile i32 %lane, ptr addrspace(1) %p
  %low = and i32 %t, 7
  store volatile i32 %low, ptr addrspace(1) %p
  %half = sdiv i32 %t, 16
  store volatile i32 %half, ptr addrspace(1) %p
  %middle = and i32 %t, 48
  store volatile i32 %middle, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; More threads than 32 bits count.
define spir_kernel void @of.grid(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %warp = lshr i64 %x, 5
  store i64 %warp, ptr addrspace(1) %p
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  ret void
}
define spir_kernel void @other.dimension(ptr addrspace(1) %p, i32 %n) {
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %low = and i64 %y, 31
  store i64 %low, ptr addrspace(1) %p
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  ret void
}
; A lane that stores for its warp, and a thread of a warp: all lanes store. Not so for addresses of lanes, for volatile
; stores, for a division, and where lanes are apart.
define spir_kernel void @stores(ptr addrspace(1) %p, i32 %n) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %third = icmp eq i32 %lane, 3
  br i1 %third, label %store.third, label %next
store.third:
  %v = add i32 %lane, %n
  store i32 %v, ptr addrspace(1) %p
  br label %next
next:
  %b2 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %thread = icmp eq i64 %x, 70
  br i1 %thread, label %store.thread, label %end
store.thread:
  %d = sitofp i64 %x to double
  store double %d, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
define spir_kernel void @own.stores(ptr addrspace(1) %p, i32 %n) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %third = icmp eq i32 %lane, 3
  br i1 %third, label %one, label %next
one:
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %lane
  store i32 1, ptr addrspace(1) %place
  br label %next
next:
  %b = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  br i1 %third, label %two, label %next2
two:
  store volatile i32 2, ptr addrspace(1) %p
  br label %next2
next2:
  %b2 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  br i1 %third, label %three, label %next3
three:
  %q = udiv i32 5, %n
  store i32 %q, ptr addrspace(1) %p
  br label %next3
next3:
  %b3 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %some = icmp ult i32 %lane, %n
  br i1 %some, label %apart, label %end
apart:
  %b4 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  br i1 %third, label %four, label %end
four:
  store i32 4, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
define spir_kernel void @unused(ptr addrspace(1) %p, i32 %n) {
  %lane = call spir_func i32 @_Z22get_sub_group_local_idv()
  %v = call spir_func i32 @_Z19sub_group_broadcastjj(i32 %lane, i32 1)
  ret void
}
