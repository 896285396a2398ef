; Accesses to shared memory that two lanes may share, with what guards them. A barrier comes only where no condition, no
; row of an array and no common multiple keeps them apart.
; RUN: hipspv lower --passes=insert-warp-barriers "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@row = internal addrspace(3) global [64 x float] undef
@tile = internal addrspace(3) global [16 x [16 x float]] undef

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func float @_Z4log2f(float) memory(none) nounwind willreturn
declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func float @unknown(float) nounwind willreturn

; `if (t > i) tile[t][i] = tile[i][i];`: the diagonal element is no writer's.
; CHECK-LABEL: @below_diagonal(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @below_diagonal(ptr addrspace(1) %p) {
  %i = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %below = icmp sgt i32 %t, %i
  br i1 %below, label %then, label %end
then:
  %wide = sext i32 %i to i64
  %diagonal.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %wide
  %diagonal = getelementptr inbounds [16 x float], ptr addrspace(3) %diagonal.row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %diagonal
  %mine.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %id
  %mine = getelementptr inbounds [16 x float], ptr addrspace(3) %mine.row, i64 0, i64 %wide
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; The same with `t >= i`: lane i writes what the others read.
; CHECK-LABEL: @with_diagonal(
; CHECK: load float
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @with_diagonal(ptr addrspace(1) %p) {
  %i = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %below = icmp sge i32 %t, %i
  br i1 %below, label %then, label %end
then:
  %wide = sext i32 %i to i64
  %diagonal.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %wide
  %diagonal = getelementptr inbounds [16 x float], ptr addrspace(3) %diagonal.row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %diagonal
  %mine.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %id
  %mine = getelementptr inbounds [16 x float], ptr addrspace(3) %mine.row, i64 0, i64 %wide
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; `if (!(t <= i || skipped)) row[t] = row[i];`
; CHECK-LABEL: @neither(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @neither(ptr addrspace(1) %p, i1 %skipped) {
entry:
  %i = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %above = icmp sle i32 %t, %i
  br i1 %above, label %decide, label %right
right:
  br label %decide
decide:
  %leaves = phi i1 [ true, %entry ], [ %skipped, %right ]
  br i1 %leaves, label %end, label %then
then:
  %wide = sext i32 %i to i64
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %shared
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; `if (2 * t < n) row[2 * t] = row[n];`
; CHECK-LABEL: @signed_bound(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @signed_bound(ptr addrspace(1) %p) {
  %n = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %even = shl i32 %t, 1
  %below = icmp slt i32 %even, %n
  br i1 %below, label %then, label %end
then:
  %wide = sext i32 %n to i64
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %shared
  %place = sext i32 %even to i64
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %place
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; As unsigned integers all are below a negative `n`.
; CHECK-LABEL: @unsigned_bound(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @unsigned_bound(ptr addrspace(1) %p) {
  %n = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %even = shl i32 %t, 1
  %below = icmp ult i32 %even, %n
  br i1 %below, label %then, label %end
then:
  %wide = sext i32 %n to i64
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %shared
  %place = sext i32 %even to i64
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %place
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; `if (y < d) tile[y][x] += tile[y + d][x];`: the indices in the rows are below 16, whatever the block's size.
; CHECK-LABEL: @rows(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @rows(ptr addrspace(1) %p) {
  %d = load i32, ptr addrspace(1) %p
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %t = trunc i64 %y to i32
  %upper = icmp slt i32 %t, %d
  br i1 %upper, label %then, label %end
then:
  %lower = add i32 %t, %d
  %wide = sext i32 %lower to i64
  %lower.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %wide
  %other = getelementptr inbounds [16 x float], ptr addrspace(3) %lower.row, i64 0, i64 %x
  %value = load float, ptr addrspace(3) %other
  %mine.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %y
  %mine = getelementptr inbounds [16 x float], ptr addrspace(3) %mine.row, i64 0, i64 %x
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; One index that iterates over all rows from the first one: `if (y > 0) tile[y][x] = tile[0][x];`
; CHECK-LABEL: @first_row(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @first_row() {
  %x = call spir_func i64 @_Z12get_local_idj(i32 0)
  %y = call spir_func i64 @_Z12get_local_idj(i32 1)
  %below = icmp ne i64 %y, 0
  br i1 %below, label %then, label %end
then:
  %walked = getelementptr inbounds [16 x float], ptr addrspace(3) @tile, i64 0, i64 %x
  %value = load float, ptr addrspace(3) %walked
  %mine.row = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @tile, i64 0, i64 %y
  %mine = getelementptr inbounds [16 x float], ptr addrspace(3) %mine.row, i64 0, i64 %x
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; `if ((t + 1) % i == 0) row[t] += row[t - i / 2];`: half of a step leads to no multiple of it.
; CHECK-LABEL: @halves(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @halves(ptr addrspace(1) %p) {
  %i = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %next = add i32 %t, 1
  %rest = srem i32 %next, %i
  %adds = icmp eq i32 %rest, 0
  br i1 %adds, label %then, label %end
then:
  %half = sdiv i32 %i, 2
  %before = sub i32 %t, %half
  %wide = sext i32 %before to i64
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; A shift rounds down: for i = -1 the other element is the next lane's, and each lane writes.
; CHECK-LABEL: @shifted(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @shifted(ptr addrspace(1) %p) {
  %i = load i32, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %next = add i32 %t, 1
  %rest = srem i32 %next, %i
  %adds = icmp eq i32 %rest, 0
  br i1 %adds, label %then, label %end
then:
  %half = ashr i32 %i, 1
  %before = sub i32 %t, %half
  %wide = sext i32 %before to i64
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; A function of the lane's own value gives each lane another step, of which half may be another lane's element.
; CHECK-LABEL: @own_steps(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @own_steps(float %a) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %step = call spir_func float @unknown(float %a)
  %i = fptosi float %step to i32
  %rest = srem i32 %t, %i
  %adds = icmp eq i32 %rest, 0
  br i1 %adds, label %then, label %end
then:
  %half = sdiv i32 %i, 2
  %before = add i32 %t, %half
  %wide = sext i32 %before to i64
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; The same by a function of mathematics, which returns the same to all lanes.
; CHECK-LABEL: @pure_step(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @pure_step(float %a) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %step = call spir_func float @_Z4log2f(float %a)
  %i = fptosi float %step to i32
  %rest = srem i32 %t, %i
  %adds = icmp eq i32 %rest, 0
  br i1 %adds, label %then, label %end
then:
  %half = sdiv i32 %i, 2
  %before = add i32 %t, %half
  %wide = sext i32 %before to i64
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %wide
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; `k` is 0 in some lanes and 1 in others: `if (t > k) row[t] = row[k];`
; CHECK-LABEL: @chosen_by_lanes(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @chosen_by_lanes() {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %high = icmp ugt i64 %id, 8
  br i1 %high, label %chosen, label %other
other:
  br label %chosen
chosen:
  %k = phi i64 [ 1, %entry ], [ 0, %other ]
  %above = icmp sgt i64 %id, %k
  br i1 %above, label %then, label %end
then:
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %k
  %value = load float, ptr addrspace(3) %shared
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; Each lane leaves the loop in an iteration of its own, so that `k` differs after it.
; CHECK-LABEL: @left_by_iterations(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @left_by_iterations(ptr addrspace(1) %counts) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %place = getelementptr i64, ptr addrspace(1) %counts, i64 %id
  %count = load i64, ptr addrspace(1) %place
  br label %iteration
iteration:
  %k = phi i64 [ 0, %entry ], [ %next, %iteration ]
  %next = add i64 %k, 1
  %again = icmp slt i64 %next, %count
  br i1 %again, label %iteration, label %left
left:
  %above = icmp sgt i64 %id, %k
  br i1 %above, label %then, label %end
then:
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %k
  %value = load float, ptr addrspace(3) %shared
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; One barrier after the first store orders it before both others, which are to different elements.
; CHECK-LABEL: @once(
; CHECK: store float 0.0
; CHECK: call {{.*}}@_Z7barrierj
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @once(ptr addrspace(1) %p) {
  %n = load i64, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float 0.0, ptr addrspace(3) %mine
  %one = icmp eq i64 %id, 3
  br i1 %one, label %three, label %between
three:
  %first = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %n
  store float 3.0, ptr addrspace(3) %first
  br label %between
between:
  %other = icmp eq i64 %id, 5
  br i1 %other, label %five, label %end
five:
  %next = add i64 %n, 1
  %second = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %next
  store float 5.0, ptr addrspace(3) %second
  br label %end
end:
  ret void
}
; A loop with two entries: `k` has another value when control comes back, which no edge to a dominator shows.
; CHECK-LABEL: @two_entries(
; CHECK: call {{.*}}ballot
; CHECK: ret void
define spir_kernel void @two_entries(ptr addrspace(1) %p) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = load i64, ptr addrspace(1) %p
  %starts = icmp eq i64 %first, 0
  br i1 %starts, label %read, label %count
read:
  %k = phi i64 [ %first, %entry ], [ %next, %count ]
  %above = icmp sgt i64 %id, %k
  br i1 %above, label %then, label %joined
then:
  %shared = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %k
  %value = load float, ptr addrspace(3) %shared
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %joined
joined:
  br label %count
count:
  %old = phi i64 [ %first, %entry ], [ %k, %joined ]
  %next = add i64 %old, 1
  %again = icmp slt i64 %next, 64
  br i1 %again, label %read, label %end
end:
  ret void
}
; `if ((t & 5) == 0) row[t] = row[t + 2];`: lanes 0 and 2 are there.
; CHECK-LABEL: @masked(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @masked() {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %bits = and i64 %id, 5
  %chosen = icmp eq i64 %bits, 0
  br i1 %chosen, label %then, label %end
then:
  %next = add i64 %id, 2
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %next
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %end
end:
  ret void
}
; In the second iteration the bit of value 2 chooses lanes 0 and 1: `if ((t & iteration) == 0) row[t] = row[t + 1];`
; CHECK-LABEL: @bit_of_turn(
; CHECK: call {{.*}}ballot
; CHECK: store float
define spir_kernel void @bit_of_turn() {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  br label %again
again:
  %iteration = phi i64 [ 1, %entry ], [ %more, %joined ]
  %bit = and i64 %id, %iteration
  %chosen = icmp eq i64 %bit, 0
  br i1 %chosen, label %then, label %joined
then:
  %next = add i64 %id, 1
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %next
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  br label %joined
joined:
  call spir_func void @_Z7barrierj(i32 3)
  %more = add i64 %iteration, 1
  %on = icmp slt i64 %more, 5
  br i1 %on, label %again, label %end
end:
  ret void
}
; Lane 13 writes what lane 5 reads in a loop without it. A barrier of the loop's own lanes doesn't end that conflict.
; CHECK-LABEL: @elsewhere(
; CHECK: br i1 %in.first
; CHECK: second:
; CHECK: call {{.*}}ballot
; CHECK: br i1 %below, label %iteration
define spir_kernel void @elsewhere(ptr addrspace(1) %p) {
entry:
  %n = load i64, ptr addrspace(1) %p
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %double = mul i64 %id, 2
  %last = icmp eq i64 %id, 13
  br i1 %last, label %first.head, label %second
first.head:
  %i = phi i64 [ 0, %entry ], [ %i.next, %first ]
  %in.first = icmp slt i64 %i, %n
  br i1 %in.first, label %first, label %second
first:
  %place = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %double
  store float 1.0, ptr addrspace(3) %place
  %i.next = add i64 %i, 1
  br label %first.head
second:
  %below = icmp slt i64 %id, 13
  br i1 %below, label %iteration, label %end
iteration:
  %j = phi i64 [ 0, %second ], [ %j.next, %iteration ]
  %far = add i64 %double, 16
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %far
  %value = load float, ptr addrspace(3) %other
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  store float %value, ptr addrspace(3) %mine
  %j.next = add i64 %j, 1
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %iteration, label %end
end:
  ret void
}
; `for (i...) if ((t & 1) == (i & 1)) row[t] = i; else *p = row[t + 2];`: lanes read what others wrote in the iteration before,
; in another branch. The barrier is before the branch, and nowhere else.
; CHECK-LABEL: @written_in_the_turn_before(
; CHECK: body:
; CHECK: call {{.*}}barrier
; CHECK-NEXT: br i1 %writes, label %write, label %read
; CHECK: write:
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @written_in_the_turn_before(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %further = add i64 %id, 2
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %further
  %parity = and i64 %id, 1
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %latch ]
  %more = icmp slt i64 %i, 8
  br i1 %more, label %body, label %end
body:
  %iteration = and i64 %i, 1
  %writes = icmp eq i64 %parity, %iteration
  br i1 %writes, label %write, label %read
write:
  %value = sitofp i64 %i to float
  store float %value, ptr addrspace(3) %mine
  br label %latch
read:
  %seen = load float, ptr addrspace(3) %other
  store volatile float %seen, ptr addrspace(1) %p
  br label %latch
latch:
  %next = add i64 %i, 1
  br label %head
end:
  ret void
}
; A lane that doesn't enter the inner loop doesn't reach its barrier. It waits before the next iteration's branch.
; CHECK-LABEL: @written_in_an_outer_turn(
; CHECK: outer.body:
; CHECK: call {{.*}}ballot
; CHECK: br i1 %enters, label %inner, label %outer.latch
; CHECK: inner:
; CHECK: call {{.*}}ballot
; CHECK: br i1 %again, label %inner.body
define spir_kernel void @written_in_an_outer_turn(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %further = add i64 %id, 2
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %further
  br label %outer
outer:
  %i = phi i64 [ 0, %0 ], [ %i.next, %outer.latch ]
  %more = icmp slt i64 %i, 8
  br i1 %more, label %outer.body, label %end
outer.body:
  %enters = icmp ne i64 %id, %i
  br i1 %enters, label %inner, label %outer.latch
inner:
  %j = phi i64 [ 0, %outer.body ], [ %j.next, %inner.body ]
  %again = icmp slt i64 %j, 4
  br i1 %again, label %inner.body, label %outer.latch
inner.body:
  %seen = load float, ptr addrspace(3) %other
  store float %seen, ptr addrspace(3) %mine
  %j.next = add i64 %j, 1
  br label %inner
outer.latch:
  %i.next = add i64 %i, 1
  br label %outer
end:
  ret void
}
; A branch that lanes take the same way in each iteration isn't left for it.
; CHECK-LABEL: @same_lanes_in_each_turn(
; CHECK: body:
; CHECK-NEXT: br i1 %low, label %then, label %latch
; CHECK: then:
; CHECK: call {{.*}}ballot
; CHECK: load float
define spir_kernel void @same_lanes_in_each_turn(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %further = add i64 %id, 2
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %further
  %low = icmp slt i64 %id, 16
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %latch ]
  %more = icmp slt i64 %i, 8
  br i1 %more, label %body, label %end
body:
  br i1 %low, label %then, label %latch
then:
  %seen = load float, ptr addrspace(3) %other
  store float %seen, ptr addrspace(3) %mine
  br label %latch
latch:
  %next = add i64 %i, 1
  br label %head
end:
  ret void
}
; `if (t & 8) { row[2 * t] = 0; p[t] = row[t]; } p[t] = row[t];`: the lanes that take no branch bypass the barrier in it.
; CHECK-LABEL: @around_a_barrier(
; CHECK: then:
; CHECK: store float 0
; CHECK: call {{.*}}ballot
; CHECK: load float
; CHECK: join:
; CHECK: call {{.*}}ballot
; CHECK: load float
define spir_kernel void @around_a_barrier(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %twice = shl nuw nsw i64 %id, 1
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %twice
  %out = getelementptr inbounds float, ptr addrspace(1) %p, i64 %id
  %bit = and i64 %id, 8
  %set = icmp ne i64 %bit, 0
  br i1 %set, label %then, label %join
then:
  store float 0.0, ptr addrspace(3) %other
  %early = load float, ptr addrspace(3) %mine
  store float %early, ptr addrspace(1) %out
  br label %join
join:
  %late = load float, ptr addrspace(3) %mine
  store float %late, ptr addrspace(1) %out
  ret void
}
; An element that an argument chooses for all lanes isn't in the region of the array with elements of another size.
; CHECK-LABEL: @element_of_an_argument(
; CHECK: store float 0
; CHECK: call {{.*}}barrier
; CHECK: load float
define spir_kernel void @element_of_an_argument(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %chosen = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %n
  %out = getelementptr inbounds float, ptr addrspace(1) %p, i64 %id
  store float 0.0, ptr addrspace(3) %mine
  %value = load float, ptr addrspace(3) %chosen
  store float %value, ptr addrspace(1) %out
  ret void
}
; `row[t] = 0; if (t == 13) row[n] = 1;`: the element is in no region of the array with a pointer of its own.
; CHECK-LABEL: @chosen_by_an_argument(
; CHECK: store float 0
; CHECK: call {{.*}}barrier
; CHECK: br i1 %one
define spir_kernel void @chosen_by_an_argument(i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %chosen = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %n
  store float 0.0, ptr addrspace(3) %mine
  %one = icmp eq i64 %id, 13
  br i1 %one, label %then, label %end
then:
  store float 1.0, ptr addrspace(3) %chosen
  br label %end
end:
  ret void
}
; `for (i = 0; i < t; ++i) { row[t] = 0; *p = row[2 * t]; } p[t] = row[t + 3];`: lanes that have left the loop before the
; others converged in it read what these write.
; CHECK-LABEL: @left_before_others(
; CHECK: body:
; CHECK: store float 0
; CHECK: call {{.*}}ballot
; CHECK: load float
; CHECK: left:
; CHECK: call {{.*}}ballot
; CHECK: load float
define spir_kernel void @left_before_others(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %id
  %twice = shl nuw nsw i64 %id, 1
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %twice
  %further = add i64 %id, 3
  %third = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %further
  %out = getelementptr inbounds float, ptr addrspace(1) %p, i64 %id
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %body ]
  %more = icmp slt i64 %i, %id
  br i1 %more, label %body, label %left
body:
  store float 0.0, ptr addrspace(3) %mine
  %early = load float, ptr addrspace(3) %other
  store float %early, ptr addrspace(1) %out
  %next = add i64 %i, 1
  br label %head
left:
  %late = load float, ptr addrspace(3) %third
  store float %late, ptr addrspace(1) %out
  ret void
}
; `for (i = 0; i < 3; ++i) { *p = row[t & n]; if (t == i) row[i] = 1; if (t < 12) break; }`: the others read in the next
; iteration what a lane has written that then left. A barrier comes before it leaves.
; CHECK-LABEL: @left_after_a_store(
; CHECK: write:
; CHECK: store float 1
; CHECK: join:
; CHECK: call {{.*}}ballot
; CHECK: br i1 %leaves
define spir_kernel void @left_after_a_store(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %chosen = and i64 %id, %n
  %bounded = and i64 %chosen, 63
  %other = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %bounded
  %leaves = icmp ult i64 %id, 12
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %latch ]
  %seen = load float, ptr addrspace(3) %other
  store float %seen, ptr addrspace(1) %p
  %one = icmp eq i64 %id, %i
  br i1 %one, label %write, label %join
write:
  %place = getelementptr inbounds [64 x float], ptr addrspace(3) @row, i64 0, i64 %i
  store float 1.0, ptr addrspace(3) %place
  br label %join
join:
  br i1 %leaves, label %end, label %latch
latch:
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 3
  br i1 %more, label %head, label %end
end:
  ret void
}
; A structure's assignment in shared memory is one call, which becomes two.
; CHECK-LABEL: @permuted(
; CHECK: %[[OWN:.*]] = alloca [12 x i8]
; CHECK: call void @llvm.memcpy{{.*}} %[[OWN]], ptr addrspace(3) {{.*}}%mine, i64 12
; CHECK: call {{.*}}barrier
; CHECK: call void @llvm.memcpy{{.*}}%other, ptr {{.*}}%[[OWN]], i64 12
; CHECK: ret void
define spir_kernel void @permuted(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %id
  %place = load i64, ptr addrspace(1) %from
  %mine = getelementptr inbounds [3 x float], ptr addrspace(3) @tile, i64 %id
  %other = getelementptr inbounds [3 x float], ptr addrspace(3) @tile, i64 %place
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 4 %other, ptr addrspace(3) align 4 %mine, i64 12, i1 false)
  ret void
}
; A copy from one object to another exchanges nothing.
; CHECK-LABEL: @between_objects(
; CHECK-NOT: alloca
; CHECK-NOT: barrier
; CHECK: ret void
define spir_kernel void @between_objects(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %from = getelementptr inbounds i64, ptr addrspace(1) %p, i64 %id
  %place = load i64, ptr addrspace(1) %from
  %mine = getelementptr inbounds float, ptr addrspace(3) @row, i64 %id
  %other = getelementptr inbounds float, ptr addrspace(3) @tile, i64 %place
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 4 %other, ptr addrspace(3) align 4 %mine, i64 12, i1 false)
  ret void
}
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3), ptr addrspace(3), i64, i1)

; A warp stores a row of global memory, with a lock in its element 1 that lane 1 then gives back. The lane that stores
; the element must have done so before.
; CHECK-LABEL: @gives_back_the_lock(
; CHECK: store i32
; CHECK: call {{.*}}barrier
; CHECK: atomicrmw and
define spir_kernel void @gives_back_the_lock(ptr addrspace(1) %nodes, i32 %value) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %index = sub nsw i64 31, %id
  %mine = getelementptr inbounds i32, ptr addrspace(1) %nodes, i64 %index
  store i32 %value, ptr addrspace(1) %mine
  %first = icmp eq i64 %id, 1
  br i1 %first, label %then, label %end
then:
  %lock = getelementptr inbounds i32, ptr addrspace(1) %nodes, i64 1
  %old = atomicrmw and ptr addrspace(1) %lock, i32 2147483647 acq_rel, align 4
  br label %end
end:
  ret void
}

; The same after a loop in which the lanes take the lock. They leave it together, by lane 1's value: the kernel is
; ordered, though it waits for other warps. At -O0 a function computes the address.
; CHECK-LABEL: @takes_the_lock_together(
; CHECK: call {{.*}}sub_group_shuffle
; CHECK: store i32
; CHECK: call {{.*}}ballot
; CHECK: atomicrmw and
define spir_kernel void @takes_the_lock_together(ptr addrspace(1) %nodes, i32 %value) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = icmp eq i64 %id, 1
  br label %wait
wait:
  %before = phi i32 [ 1, %entry ], [ %held, %join ]
  br i1 %first, label %try, label %join
try:
  %lock = call spir_func ptr addrspace(1) @second(ptr addrspace(1) %nodes)
  %old = atomicrmw or ptr addrspace(1) %lock, i32 -2147483648 acq_rel, align 4
  %taken = lshr i32 %old, 31
  br label %join
join:
  %mine = phi i32 [ %taken, %try ], [ %before, %wait ]
  %held = call spir_func i32 @_Z17sub_group_shufflejj(i32 %mine, i32 1)
  %again = icmp ne i32 %held, 0
  br i1 %again, label %wait, label %after
after:
  %index = sub nsw i64 31, %id
  %element = getelementptr inbounds i32, ptr addrspace(1) %nodes, i64 %index
  store i32 %value, ptr addrspace(1) %element
  br i1 %first, label %then, label %end
then:
  %same = call spir_func ptr addrspace(1) @second(ptr addrspace(1) %nodes)
  %set = atomicrmw and ptr addrspace(1) %same, i32 2147483647 acq_rel, align 4
  br label %end
end:
  ret void
}

; Each lane leaves the loop by itself, and then waits for no other: a lane with the lock must not wait for lanes that
; wait for the lock.
; CHECK-LABEL: @takes_the_lock_alone(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @takes_the_lock_alone(ptr addrspace(1) %nodes, i32 %value) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lock = getelementptr inbounds i32, ptr addrspace(1) %nodes, i64 1
  br label %wait
wait:
  %old = atomicrmw or ptr addrspace(1) %lock, i32 -2147483648 acq_rel, align 4
  %held = icmp slt i32 %old, 0
  br i1 %held, label %wait, label %after
after:
  %index = sub nsw i64 31, %id
  %element = getelementptr inbounds i32, ptr addrspace(1) %nodes, i64 %index
  store i32 %value, ptr addrspace(1) %element
  %set = atomicrmw and ptr addrspace(1) %lock, i32 2147483647 acq_rel, align 4
  ret void
}

define spir_func ptr addrspace(1) @second(ptr addrspace(1) %p) noinline optnone {
  %variable = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %variable
  %given = load ptr addrspace(1), ptr %variable
  %result = getelementptr i32, ptr addrspace(1) %given, i64 1
  ret ptr addrspace(1) %result
}
declare spir_func i32 @_Z17sub_group_shufflejj(i32, i32) convergent
