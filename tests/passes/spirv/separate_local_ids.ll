; An index of 32 bits that adds a thread's id to numbers of the block is extended before the id is added, if it makes an
; address. Unsigned indices may wrap: their sums with the greatest id are extended. Ids have fewer than 32 bits.
; RUN: hipspv lower --passes=separate-local-ids "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z12get_group_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z14get_local_sizej(i32) memory(none) nounwind willreturn

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
define spir_kernel void @number(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %t, %first
  %wide = sext i32 %i to i64
  store i64 %wide, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: define spir_kernel void @unsigned(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[SIZE:%.*]] = call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: [[LAST:%.*]] = sub i64 [[SIZE]], 1
; CHECK: [[LOW:%.*]] = trunc i64 [[LAST]] to i32
; CHECK: [[END:%.*]] = add i32 %first, [[LOW]]
; CHECK: [[WIDE:%.*]] = zext i32 [[END]] to i64
; CHECK: [[FIRST:%.*]] = sub i64 [[WIDE]], [[LAST]]
; CHECK: [[INDEX:%.*]] = add i64 [[FIRST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @unsigned(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %t, %first
  %wide = zext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; The loop's phi has 64 bits; its compare keeps the number that may wrap.
; CHECK-LABEL: define spir_kernel void @unsigned_loop(
; CHECK: [[INDEX:%.*]] = phi i64 [ [[FIRST:%.*]], %entry ], [ [[NEXT:%.*]], %head ]
; CHECK: [[REST:%.*]] = phi i32 [ %start, %entry ], [ {{%.*}}, %head ]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: icmp ult i64 %more, %n
define spir_kernel void @unsigned_loop(ptr addrspace(1) %p, i64 %n, i32 %start, i32 %stride) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %start, %t
  %wide = zext i32 %i to i64
  br label %head
head:
  %at = phi i64 [ %wide, %entry ], [ %more, %head ]
  %k = phi i32 [ %i, %entry ], [ %next, %head ]
  %e = getelementptr float, ptr addrspace(1) %p, i64 %at
  store float 1.0, ptr addrspace(1) %e
  %next = add i32 %stride, %k
  %more = zext i32 %next to i64
  %inside = icmp ult i64 %more, %n
  br i1 %inside, label %head, label %end
end:
  ret void
}
; An id and a constant: no sum wraps, or each that the array has an element for.
; CHECK-LABEL: define spir_kernel void @unsigned_constants(
; CHECK: [[FAR:%.*]] = add i64 2147483648, [[ID:%.*]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[FAR]]
; CHECK: [[LEFT:%[0-9]+]] = add i64 %id, -1
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[LEFT]]
define spir_kernel void @unsigned_constants(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %far = add i32 %t, 2147483648
  %wide = zext i32 %far to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  %left = add i64 %id, -1
  %k = and i64 %left, 4294967295
  %h = getelementptr float, ptr addrspace(1) %p, i64 %k
  store float 1.0, ptr addrspace(1) %h
  ret void
}
; Neighbours are a row apart.
; CHECK-LABEL: define spir_kernel void @column(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
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
; CHECK-LABEL: define spir_kernel void @own(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
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
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %p, i64 %id
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %id
; CHECK: [[FIFTH:%.*]] = add i64 %id, 5
; CHECK: [[NUMBER:%.*]] = shl i64 [[FIFTH]], 3
; CHECK: [[BYTES:%.*]] = getelementptr i64, ptr addrspace(1) %p, i64 [[FIFTH]]
; CHECK: store i64 [[NUMBER]], ptr addrspace(1) [[BYTES]]
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
  %bytes = ashr exact i64 %high, 30
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %bytes
  store float 3.0, ptr addrspace(1) %q
  %n = ashr exact i64 %high, 32
  %o = getelementptr float, ptr addrspace(1) %p, i64 %n
  store float 2.0, ptr addrspace(1) %o
  %five = add i64 %high, 21474836480
  %number = ashr exact i64 %five, 29
  %r = getelementptr i8, ptr addrspace(1) %p, i64 %number
  store i64 %number, ptr addrspace(1) %r
  ret void
}
; A sum with the id in the grid of the block's first thread counts by the id in the grid.
; CHECK-LABEL: define spir_kernel void @grid(
; CHECK: [[FIRST:%.*]] = sext i32 %first to i64
; CHECK: [[GROUP:%.*]] = call spir_func i64 @_Z12get_group_idj(i32 0)
; CHECK: [[SIZE:%.*]] = call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: [[BEGIN:%.*]] = mul i64 [[GROUP]], [[SIZE]]
; CHECK: [[REST:%.*]] = sub i64 [[FIRST]], [[BEGIN]]
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z13get_global_idj(i32 0)
; CHECK: [[INDEX:%.*]] = add i64 [[REST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @grid(ptr addrspace(1) %p) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %s = trunc i64 %size to i32
  %first = mul i32 %g, %s
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %first, %t
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; The size of another dimension: the block's first thread has another id in the grid.
; CHECK-LABEL: define spir_kernel void @other_size(
; CHECK-NOT: get_global_id
; CHECK: [[FIRST:%.*]] = sext i32 %first to i64
; CHECK: [[INDEX:%.*]] = add i64 [[FIRST]], %{{.*}}
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @other_size(ptr addrspace(1) %p) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %size = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %s = trunc i64 %size to i32
  %first = mul i32 %g, %s
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %first, %t
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; Sums, differences and multiples without overflow are extended part by part: first the row's, then the column's.
; CHECK-LABEL: define spir_kernel void @rows(
; CHECK-DAG: [[X:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK-DAG: [[Y:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 1)
; CHECK: [[TOP:%.*]] = sext i32 %top to i64
; CHECK: [[ROW:%.*]] = add i64 [[TOP]], [[Y]]
; CHECK: [[WIDTH:%.*]] = sext i32 %width to i64
; CHECK: [[BEGIN:%.*]] = mul i64 [[ROW]], [[WIDTH]]
; CHECK: [[PLACE:%.*]] = add i64 [[X]], [[BEGIN]]
; CHECK: [[SHIFT:%.*]] = sext i32 %shift to i64
; CHECK: [[INDEX:%.*]] = sub i64 [[PLACE]], [[SHIFT]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @rows(ptr addrspace(1) %p, i32 %top, i32 %width, i32 %shift) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %col = trunc i64 %x to i32
  %v = trunc i64 %y to i32
  %row = add i32 %top, %v
  %begin = mul nsw i32 %row, %width
  %place = add nsw i32 %begin, %col
  %i = sub nsw i32 %place, %shift
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; A multiple that may overflow isn't divided, nor is a sum with it extended by parts if that may overflow.
; CHECK-LABEL: define spir_kernel void @overflows(
; CHECK: %begin = mul i32 %row, %width
; CHECK: [[REST:%.*]] = sub i32 %begin, %shift
; CHECK: [[WIDE:%.*]] = sext i32 [[REST]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], %{{.*}}
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @overflows(ptr addrspace(1) %p, i32 %top, i32 %width, i32 %shift) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %col = trunc i64 %x to i32
  %v = trunc i64 %y to i32
  %row = add i32 %top, %v
  %begin = mul i32 %row, %width
  %place = add i32 %begin, %col
  %i = sub i32 %place, %shift
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; Lanes multiply ids in x with 32 bits, and extend what has both ids.
; CHECK-LABEL: define spir_kernel void @lanes(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
define spir_kernel void @lanes(ptr addrspace(1) %p, i32 %width) {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %col = trunc i64 %x to i32
  %v = trunc i64 %y to i32
  %far = mul nsw i32 %col, %width
  %i = add nsw i32 %far, %v
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; CHECK-LABEL: define spir_kernel void @masks_of_rows(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %next
define spir_kernel void @masks_of_rows(ptr addrspace(1) %p) {
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %next = add i64 %y, 8
  %i = and i64 %next, 4294967295
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; A loop's number that is compared, and makes addresses: those have the id and a counter of their own.
; CHECK-LABEL: define spir_kernel void @triangle(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[OWN:%.*]] = phi i64 [ 1, %entry ], [ [[STEP:%.*]], %body ]
; CHECK: %j = phi i64 [ %start, %entry ], [ %next, %body ]
; CHECK: [[INDEX:%.*]] = add i64 {{.*}}, [[OWN]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[STEP]] = add i64 [[OWN]], %stride
; CHECK: %next = add nsw i64 %stride, %j
; CHECK: icmp slt i64 %next, %n
define spir_kernel void @triangle(ptr addrspace(1) %p, i64 %n, i64 %stride, i32 %first) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %first
  %wide = sext i32 %sum to i64
  %start = add nsw i64 %wide, 1
  br label %body
body:
  %j = phi i64 [ %start, %entry ], [ %next, %body ]
  %e = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %e
  %next = add nsw i64 %stride, %j
  %inside = icmp slt i64 %next, %n
  br i1 %inside, label %body, label %end
end:
  ret void
}
; The counter's step is the thread's own.
; CHECK-LABEL: define spir_kernel void @own_steps(
; CHECK-NOT: phi i64 [ 0
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %j
define spir_kernel void @own_steps(ptr addrspace(1) %p, i64 %n, i32 %first) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %first
  %wide = sext i32 %sum to i64
  br label %body
body:
  %j = phi i64 [ %wide, %entry ], [ %next, %body ]
  %e = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %e
  %next = add nsw i64 %j, %id
  %inside = icmp slt i64 %next, %n
  br i1 %inside, label %body, label %end
end:
  ret void
}
; A sum that isn't negative needs no greatest id.
; CHECK-LABEL: define spir_kernel void @not_negative(
; CHECK-NOT: _Z14get_local_sizej
; CHECK: [[WIDE:%.*]] = sext i32 %first to i64
; CHECK: add i64 [[WIDE]],
; CHECK: ret void
define spir_kernel void @not_negative(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %t, %first
  %wide = zext nneg i32 %sum to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; Quotients, minima and the like are numbers of the block as well.
; CHECK-LABEL: define spir_kernel void @of_block(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[REST:%.*]] = add i32 %begin, %row
; CHECK: [[WIDE:%.*]] = sext i32 [[REST]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @of_block(ptr addrspace(1) %p, i32 %width, i32 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %f = freeze i32 %g
  %quotient = udiv i32 %f, %width
  %least = call i32 @llvm.umin.i32(i32 %quotient, i32 %n)
  %begin = mul i32 %least, 100
  %left = icmp slt i32 %g, %n
  %shift = select i1 %left, i32 %g, i32 %n
  %row = xor i32 %shift, 7
  %sum = add i32 %t, %begin
  %i = add i32 %sum, %row
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; A number that has its 32 bits in the lower half of 64.
; CHECK-LABEL: define spir_kernel void @lower_halves(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[NUMBER:%.*]] = mul i64 %first, %n
; CHECK: [[HALF:%.*]] = trunc i64 [[NUMBER]] to i32
; CHECK: [[WIDE:%.*]] = sext i32 [[HALF]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[HALF:%.*]] = trunc i64 %n to i32
; CHECK: [[SIZE:%.*]] = call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: [[LAST:%.*]] = sub i64 [[SIZE]], 1
; CHECK: [[TERM:%.*]] = trunc i64 [[LAST]] to i32
; CHECK: [[END:%.*]] = add i32 [[HALF]], [[TERM]]
; CHECK: [[WIDE:%.*]] = zext i32 [[END]] to i64
; CHECK: [[REST:%.*]] = sub i64 [[WIDE]], [[LAST]]
; CHECK: [[INDEX:%.*]] = add i64 [[REST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @lower_halves(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = call spir_func i64 @_Z12get_group_idj(i32 0)
  %number = mul i64 %first, %n
  %sum = add i64 %number, %id
  %high = shl i64 %sum, 32
  %i = ashr exact i64 %high, 32
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %e
  %other = add i64 %n, %id
  %j = and i64 %other, 4294967295
  %f = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %f
  ret void
}
; Other shifts and masks don't extend 32 bits.
; CHECK-LABEL: define spir_kernel void @other_widths(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %i
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %j
define spir_kernel void @other_widths(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %sum = add i64 %n, %id
  %high = shl i64 %sum, 31
  %i = ashr exact i64 %high, 31
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %e
  %j = and i64 %sum, 2147483647
  %f = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %f
  ret void
}
; An id less a constant, which has 32 or 64 bits; a number that is stored wraps.
; CHECK-LABEL: define spir_kernel void @less(
; CHECK: [[PLACE:%.*]] = add i64 %id, -4
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[PLACE]]
; CHECK: [[PLACE:%[0-9]+]] = add i64 %id, -5
; CHECK: getelementptr i64, ptr addrspace(1) %p, i64 [[PLACE]]
; CHECK: store i64 %j,
define spir_kernel void @less(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %four = add i64 %id, 4294967292
  %i = and i64 %four, 4294967295
  %e = getelementptr float, ptr addrspace(1) %p, i64 %i
  store float 1.0, ptr addrspace(1) %e
  %five = add i64 %id, -5
  %j = and i64 %five, 4294967295
  %f = getelementptr i64, ptr addrspace(1) %p, i64 %j
  store i64 %j, ptr addrspace(1) %f
  ret void
}
; The id is subtracted: a signed number that wraps within the block is right for the last threads, an unsigned one for
; the first ones.
; CHECK-LABEL: define spir_kernel void @reversed(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[SIZE:%.*]] = call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: [[LAST:%.*]] = sub i64 [[SIZE]], 1
; CHECK: [[LOW:%.*]] = trunc i64 [[LAST]] to i32
; CHECK: [[END:%.*]] = sub i32 %first, [[LOW]]
; CHECK: [[WIDE:%.*]] = sext i32 [[END]] to i64
; CHECK: [[FIRST:%.*]] = add i64 [[WIDE]], [[LAST]]
; CHECK: [[INDEX:%.*]] = sub i64 [[FIRST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[FIRST:%.*]] = zext i32 %first to i64
; CHECK: [[INDEX:%.*]] = sub i64 [[FIRST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[INDEX:%.*]] = sub i64 255, [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[FIRST:%.*]] = sext i32 %first to i64
; CHECK: [[INDEX:%.*]] = sub i64 [[FIRST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @reversed(ptr addrspace(1) %p, i32 %first) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = sub i32 %first, %t
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  %other = zext i32 %i to i64
  %f = getelementptr float, ptr addrspace(1) %p, i64 %other
  store float 1.0, ptr addrspace(1) %f
  %c = sub i32 255, %t
  %of_constant = sext i32 %c to i64
  %g = getelementptr float, ptr addrspace(1) %p, i64 %of_constant
  store float 1.0, ptr addrspace(1) %g
  %exact = sub nsw i32 %first, %t
  %j = sext i32 %exact to i64
  %h = getelementptr float, ptr addrspace(1) %p, i64 %j
  store float 1.0, ptr addrspace(1) %h
  ret void
}
; The constant is so small that numbers may wrap.
; CHECK-LABEL: define spir_kernel void @reversed_wraps(
; CHECK: call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: sub i32 -2147483640, %
define spir_kernel void @reversed_wraps(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = sub i32 -2147483640, %t
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; n - 1 - i as LLVM writes it, for the place in the grid and in a row that is counted from the last one.
; CHECK-LABEL: define spir_kernel void @last_first(
; CHECK: [[SUM:%.*]] = sub i32 -1, %first
; CHECK: [[REST:%.*]] = add i32 [[SUM]], %n
; CHECK: [[END:%.*]] = sub i32 [[REST]], %
; CHECK: [[WIDE:%.*]] = sext i32 [[END]] to i64
; CHECK: [[FIRST:%.*]] = add i64 [[WIDE]], %
; CHECK: [[BEGIN:%.*]] = add i64 [[FIRST]], %
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z13get_global_idj(i32 0)
; CHECK: [[INDEX:%.*]] = sub i64 [[BEGIN]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
define spir_kernel void @last_first(ptr addrspace(1) %p, i32 %n) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %s = trunc i64 %size to i32
  %first = mul i32 %g, %s
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %i = add i32 %first, %t
  %less = xor i32 %i, -1
  %back = add i32 %n, %less
  %wide = sext i32 %back to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  ret void
}
; ~i has the opposite sign in every iteration: it isn't divided.
; CHECK-LABEL: define spir_kernel void @alternates(
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %wide
define spir_kernel void @alternates(ptr addrspace(1) %p, i32 %n) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  br label %body
body:
  %i = phi i32 [ %t, %entry ], [ %next, %body ]
  %iteration = phi i32 [ 0, %entry ], [ %after, %body ]
  %wide = sext i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  %next = xor i32 %i, -1
  %after = add i32 %iteration, 1
  %inside = icmp slt i32 %after, %n
  br i1 %inside, label %body, label %end
end:
  ret void
}
; Bits that no other operand has are added; others aren't.
; CHECK-LABEL: define spir_kernel void @disjoint(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[WIDE:%.*]] = sext i32 %row to i64
; CHECK: [[INDEX:%.*]] = add i64 [[ID]], [[WIDE]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[WIDE:%.*]] = zext i32 %{{.*}} to i64
; CHECK: [[REST:%.*]] = sub i64 [[WIDE]], %
; CHECK: [[INDEX:%.*]] = add i64 [[REST]], [[ID]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: getelementptr float, ptr addrspace(1) %p, i64 %third
define spir_kernel void @disjoint(ptr addrspace(1) %p, i32 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %row = shl i32 %n, 10
  %i = or disjoint i32 %row, %t
  %wide = zext nneg i32 %i to i64
  %e = getelementptr float, ptr addrspace(1) %p, i64 %wide
  store float 1.0, ptr addrspace(1) %e
  %second = zext i32 %i to i64
  %f = getelementptr float, ptr addrspace(1) %p, i64 %second
  store float 1.0, ptr addrspace(1) %f
  %common = or i32 %row, %t
  %third = zext i32 %common to i64
  %g = getelementptr float, ptr addrspace(1) %p, i64 %third
  store float 1.0, ptr addrspace(1) %g
  ret void
}
; An index that LLVM has shifted to bytes counts elements, also with a constant; ~number as well.
; CHECK-LABEL: define spir_kernel void @bytes(
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[INDEX:%.*]] = sub i64 7, [[ID]]
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: [[SUM:%.*]] = add i64 %n, -3
; CHECK: [[REST:%.*]] = trunc i64 [[SUM]] to i32
; CHECK: [[WIDE:%.*]] = sext i32 [[REST]] to i64
; CHECK: [[INDEX:%.*]] = add i64 [[WIDE]], [[ID]]
; CHECK: getelementptr i16, ptr addrspace(1) %p, i64 [[INDEX]]
; CHECK: getelementptr i8, ptr addrspace(1) %p, i64 %third
; CHECK: [[NEGATIVE:%.*]] = sub i64 0, %sum
; CHECK: [[AFTER:%.*]] = getelementptr float, ptr addrspace(1) %p, i64 [[NEGATIVE]]
; CHECK: [[PLACE:%.*]] = getelementptr float, ptr addrspace(1) [[AFTER]], i64 -1
; CHECK: store float 1.000000e+00, ptr addrspace(1) [[PLACE]]
define spir_kernel void @bytes(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %high = shl i64 %id, 32
  %back = sub i64 30064771072, %high
  %first = ashr exact i64 %back, 30
  %e = getelementptr inbounds i8, ptr addrspace(1) %p, i64 %first
  store float 1.0, ptr addrspace(1) %e
  %sum = add i64 %n, %id
  %shifted = shl i64 %sum, 32
  %less = add i64 %shifted, -12884901888
  %second = ashr exact i64 %less, 31
  %f = getelementptr i8, ptr addrspace(1) %p, i64 %second
  store half 1.0, ptr addrspace(1) %f
  %more = add i64 %shifted, 12884901889
  %third = ashr i64 %more, 30
  %g = getelementptr i8, ptr addrspace(1) %p, i64 %third
  store i8 1, ptr addrspace(1) %g
  %not = xor i64 %sum, -1
  %h = getelementptr float, ptr addrspace(1) %p, i64 %not
  store float 1.0, ptr addrspace(1) %h
  ret void
}
