; Iterations that every thread of a block executes are a loop of their own, with a barrier between two of them.
; RUN: hipspv lower --passes=split-grid-stride-loops "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z12get_group_idj(i32) memory(none) nounwind willreturn
declare spir_func i64 @_Z14get_local_sizej(i32) memory(none) nounwind willreturn
declare spir_func void @_Z7barrierj(i32) convergent

; CHECK-LABEL: define spir_kernel void @steps(
; CHECK: %any = icmp sgt i32 %n, %start
; CHECK: [[SIZE:%.*]] = call spir_func i64 @_Z14get_local_sizej(i32 0)
; CHECK: [[S:%.*]] = trunc i64 [[SIZE]] to i32
; CHECK: [[REACH:%.*]] = add i32 [[S]], -1
; CHECK: [[LAST:%.*]] = add i32 %first, [[REACH]]
; CHECK: icmp sle i32 %first, [[LAST]]
; CHECK: icmp slt i32 [[LAST]], %n
; CHECK: icmp uge i32 [[REACH]], 31
; CHECK: br i1 {{.*}}, label %whole, label %some
; CHECK: whole:
; CHECK: [[FIRST:%.*]] = phi i32 [ %first, %entry ], [ [[LATER:%.*]], %iteration ]
; CHECK: [[BEFORE:%.*]] = phi float [ 0.000000e+00, %entry ], [ [[SUM:%.*]], %iteration ]
; CHECK: [[ID:%.*]] = call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: [[T:%.*]] = trunc i64 [[ID]] to i32
; CHECK: [[I:%.*]] = add i32 [[FIRST]], [[T]]
; CHECK: [[A:%.*]] = getelementptr float, ptr addrspace(1) %p, i32 [[I]]
; CHECK: [[X:%.*]] = load float, ptr addrspace(1) [[A]]
; CHECK: [[SUM]] = fadd float [[BEFORE]], [[X]]
; CHECK: [[NEXT:%.*]] = add i32 [[I]], %s
; CHECK: [[LATER]] = add i32 [[FIRST]], %s
; CHECK: [[END:%.*]] = add i32 [[LATER]], [[REACH]]
; CHECK: icmp sle i32 [[LATER]], [[END]]
; CHECK: icmp slt i32 [[END]], %n
; CHECK: br i1 {{.*}}, label %iteration, label %rest
; CHECK: iteration:
; CHECK: call spir_func void @_Z22__spirv_ControlBarrierjjj(i32 2, i32 4, i32 0)
; CHECK: br label %whole
; CHECK: rest:
; CHECK: [[MORE:%.*]] = icmp slt i32 [[NEXT]], %n
; CHECK: br i1 [[MORE]], label %loop, label %end
; CHECK: some:
; CHECK: br i1 %any, label %loop, label %end
; CHECK: loop:
; CHECK: phi i32 [ %start, %some ], [ %i.next, %loop ], [ [[NEXT]], %rest ]
; CHECK: end:
; CHECK: phi float [ 0.000000e+00, %some ], [ %sum.next, %loop ], [ [[SUM]], %rest ]
define spir_kernel void @steps(ptr addrspace(1) %p, i32 %n) {
entry:
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %s = trunc i64 %size to i32
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %g = trunc i64 %group to i32
  %first = mul i32 %s, %g
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %start = add i32 %first, %t
  %any = icmp sgt i32 %n, %start
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %start, %entry ], [ %i.next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %x = load float, ptr addrspace(1) %a
  %sum.next = fadd float %sum, %x
  %i.next = add i32 %i, %s
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %total = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  store float %total, ptr addrspace(1) %p
  ret void
}

; The block's position in the grid is no term of the first index.
; CHECK-LABEL: define spir_kernel void @own_block(
; CHECK-NOT: whole:
define spir_kernel void @own_block(ptr addrspace(1) %p, i64 %n) {
entry:
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %any = icmp ult i64 %id, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %id, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %size
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The end is the thread's own.
; CHECK-LABEL: define spir_kernel void @own_end(
; CHECK-NOT: whole:
define spir_kernel void @own_end(ptr addrspace(1) %p, i64 %first) {
entry:
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %n = mul i64 %id, 3
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %size
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A barrier stays one barrier.
; CHECK-LABEL: define spir_kernel void @barrier(
; CHECK-NOT: whole:
define spir_kernel void @barrier(ptr addrspace(1) %p, i64 %n, i64 %first) {
entry:
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  call spir_func void @_Z7barrierj(i32 1)
  %i.next = add i64 %i, %size
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The sum may wrap before it is extended.
; CHECK-LABEL: define spir_kernel void @extended(
; CHECK: [[SUM:%.*]] = zext i32 %first to i64
; CHECK: [[REACH:%.*]] = zext i32 {{.*}} to i64
; CHECK: [[LAST:%.*]] = add i64 [[SUM]], [[REACH]]
; CHECK: icmp ule i64 [[SUM]], [[LAST]]
; CHECK: icmp ult i64 [[LAST]], %n
; CHECK: [[INNER:%.*]] = add i32 %first, {{.*}}
; CHECK: [[OUTER:%.*]] = zext i32 [[INNER]] to i64
; CHECK: icmp eq i64 [[OUTER]], {{.*}}
; CHECK: iteration:
define spir_kernel void @extended(ptr addrspace(1) %p, i64 %n, i32 %first, i64 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i32
  %sum = add i32 %first, %t
  %start = zext i32 %sum to i64
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Some threads return before the loop and would miss a barrier. The copy has the first iteration alone.
; CHECK-LABEL: define spir_kernel void @early_exit(
; CHECK: whole:
; CHECK: getelementptr i64, ptr addrspace(1) %p, i64 %start
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_kernel void @early_exit(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %size) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %odd = icmp ugt i64 %id, 17
  br i1 %odd, label %end, label %go
go:
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %go ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %size
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Each thread's step is its own.
; CHECK-LABEL: define spir_kernel void @own_step(
; CHECK: whole:
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_kernel void @own_step(ptr addrspace(1) %p, i64 %n, i64 %first) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %id
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; A function's callers may be some threads of a block.
; CHECK-LABEL: define spir_func void @called(
; CHECK: whole:
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_func void @called(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %group, %id
  %any = icmp ult i64 %start, 1000
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, 64
  %more = icmp ult i64 %i.next, 1000
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An iteration passes on a value of the iteration before.
; CHECK-LABEL: define spir_kernel void @passes_on(
; CHECK: whole:
; CHECK: [[NEW:%.*]] = phi float [ 1.000000e+00, %entry ], [ [[X:%.*]], %iteration ]
; CHECK: [[OLD:%.*]] = phi float [ 2.000000e+00, %entry ], [ [[NEW]], %iteration ]
; CHECK: [[X]] = load float
; CHECK: loop:
; CHECK: [[LATE:%.*]] = phi float [ 1.000000e+00, %some ], [ %x, %loop ], [ [[X]], %rest ]
; CHECK: phi float [ 2.000000e+00, %some ], [ [[LATE]], %loop ], [ [[NEW]], %rest ]
define spir_kernel void @passes_on(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %new = phi float [ 1.0, %entry ], [ %x, %loop ]
  %old = phi float [ 2.0, %entry ], [ %new, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i64 %i
  %x = load float, ptr addrspace(1) %a
  store float %old, ptr addrspace(1) %a
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Threads that read the end while others write it may come to different barriers.
; CHECK-LABEL: define spir_kernel void @end_in_memory(
; CHECK: whole:
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_kernel void @end_in_memory(ptr addrspace(1) %p, ptr addrspace(1) %e, i64 %first, i64 %step) {
entry:
  %n = load i64, ptr addrspace(1) %e
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; The same for a condition before the loop.
; CHECK-LABEL: define spir_kernel void @flag_in_memory(
; CHECK: whole:
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_kernel void @flag_in_memory(ptr addrspace(1) %p, ptr addrspace(1) %e, i64 %n, i64 %first, i64 %step) {
entry:
  %done = load i32, ptr addrspace(1) %e
  %ends = icmp ne i32 %done, 0
  br i1 %ends, label %end, label %go
go:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %go ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Nobody writes what a parameter that is readonly and noalias points to.
; CHECK-LABEL: define spir_kernel void @fixed_end(
; CHECK: iteration:
define spir_kernel void @fixed_end(ptr addrspace(1) %p, ptr addrspace(1) noalias readonly %e, i64 %first, i64 %step) {
entry:
  %n = load i64, ptr addrspace(1) %e
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %i, ptr addrspace(1) %a
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; With a barrier, a device would keep the arrays of all threads of the block.
; CHECK-LABEL: define spir_kernel void @own_array(
; CHECK: whole:
; CHECK-NOT: iteration:
; CHECK: rest:
define spir_kernel void @own_array(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %array = alloca [1000 x i64]
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %loop ]
  %own = getelementptr i64, ptr %array, i64 %i
  store i64 %i, ptr %own
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; Several threads of a block have the same number.
; CHECK-LABEL: define spir_kernel void @narrow(
; CHECK-NOT: whole:
define spir_kernel void @narrow(ptr addrspace(1) %p, i8 %n, i8 %first, i8 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %t = trunc i64 %id to i8
  %start = add i8 %first, %t
  %any = icmp ult i8 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i8 [ %start, %entry ], [ %i.next, %loop ]
  %a = getelementptr i8, ptr addrspace(1) %p, i8 %i
  store i8 %i, ptr addrspace(1) %a
  %i.next = add i8 %i, %step
  %more = icmp ult i8 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An iteration of several blocks.
; CHECK-LABEL: define spir_kernel void @conditions(
; CHECK: whole:
; CHECK: [[FIRST:%.*]] = phi i64 [ %first, %entry ], [ [[LATER:%.*]], %iteration ]
; CHECK: [[BEFORE:%.*]] = phi i32 [ 0, %entry ], [ [[COUNT:%.*]], %iteration ]
; CHECK: br i1 {{.*}}, label %copy, label %[[JOIN:.*]]
; CHECK: copy:
; CHECK: [[MORE:%.*]] = add i32 [[BEFORE]], 1
; CHECK: br label %[[JOIN]]
; CHECK: [[JOIN]]:
; CHECK: [[COUNT]] = phi i32 [ [[BEFORE]], %whole ], [ [[MORE]], %copy ]
; CHECK: [[LATER]] = add i64 [[FIRST]], %step
; CHECK: br i1 {{.*}}, label %iteration, label %rest
; CHECK: rest:
; CHECK: br i1 {{.*}}, label %loop, label %end
; CHECK: loop:
; CHECK: phi i32 [ 0, %some ], [ %count.next, %next ], [ [[COUNT]], %rest ]
; CHECK: end:
; CHECK: phi i32 [ 0, %some ], [ %count.next, %next ], [ [[COUNT]], %rest ]
define spir_kernel void @conditions(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %next ]
  %count = phi i32 [ 0, %entry ], [ %count.next, %next ]
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %x = load i32, ptr addrspace(1) %a
  %large = icmp sgt i32 %x, 100
  br i1 %large, label %found, label %next
found:
  %one.more = add i32 %count, 1
  store i32 100, ptr addrspace(1) %a
  br label %next
next:
  %count.next = phi i32 [ %count, %loop ], [ %one.more, %found ]
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  %total = phi i32 [ 0, %entry ], [ %count.next, %next ]
  store i32 %total, ptr addrspace(1) %p
  ret void
}

; A loop in the loop stays.
; CHECK-LABEL: define spir_kernel void @nested(
; CHECK-NOT: whole:
define spir_kernel void @nested(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %next ]
  br label %inner
inner:
  %j = phi i64 [ 0, %loop ], [ %j.next, %inner ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  store i64 %j, ptr addrspace(1) %a
  %j.next = add i64 %j, 1
  %again = icmp ult i64 %j.next, %i
  br i1 %again, label %inner, label %next
next:
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; An iteration may leave the loop.
; CHECK-LABEL: define spir_kernel void @leaves(
; CHECK-NOT: whole:
define spir_kernel void @leaves(ptr addrspace(1) %p, i64 %n, i64 %first, i64 %step) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %start = add i64 %first, %id
  %any = icmp ult i64 %start, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i64 [ %start, %entry ], [ %i.next, %next ]
  %a = getelementptr i64, ptr addrspace(1) %p, i64 %i
  %x = load i64, ptr addrspace(1) %a
  %large = icmp sgt i64 %x, 100
  br i1 %large, label %end, label %next
next:
  %i.next = add i64 %i, %step
  %more = icmp ult i64 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
