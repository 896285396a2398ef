; A thread that begins another iteration of a loop in which it waits for another thread's write goes to
; the barrier of all threads; loops that end without others stay as they are.
; RUN: hipspv lower --passes=merge-divergent-barriers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@lock = internal addrspace(3) global i32 undef, align 4

declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent

; CHECK-DAG: @hipspv.here = internal addrspace(3) global [3 x i32] undef
; CHECK-DAG: @hipspv.busy = internal addrspace(3) global [3 x i32] undef

; Only another thread's write frees the lock.
; CHECK-LABEL: define spir_kernel void @locked
; CHECK: cmpxchg
; CHECK: br i1
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK-NOT: @_Z7barrierj
; CHECK: ret void
define spir_kernel void @locked(ptr addrspace(1) %p) {
  br label %try
try:
  %pair = cmpxchg ptr addrspace(3) @lock, i32 0, i32 1 monotonic monotonic, align 4
  %taken = extractvalue { i32, i1 } %pair, 1
  br i1 %taken, label %inside, label %try
inside:
  %value = load i32, ptr addrspace(1) %p
  %more = add i32 %value, 1
  store i32 %more, ptr addrspace(1) %p
  %old = atomicrmw xchg ptr addrspace(3) @lock, i32 0 monotonic, align 4
  ret void
}

; Threads at the barrier stay there while others yield.
; CHECK-LABEL: define spir_kernel void @flag
; CHECK: [[STAYS:%.*]] = phi i1
; CHECK: select i1 [[STAYS]], i32 0, i32
; CHECK: ret void
define spir_kernel void @flag(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = icmp eq i64 %id, 0
  br i1 %first, label %wait, label %join
wait:
  %seen = load volatile i32, ptr addrspace(1) %p
  %free = icmp ne i32 %seen, 0
  br i1 %free, label %join, label %wait
join:
  call spir_func void @_Z7barrierj(i32 1)
  store i32 1, ptr addrspace(1) %p
  ret void
}

; A lock read in a function.
; CHECK-LABEL: define spir_kernel void @called
; CHECK: atomicrmw or
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK: ret void
define spir_kernel void @called(ptr addrspace(1) %p) {
  br label %try
try:
  %seen = call spir_func i32 @look(ptr addrspace(1) %p)
  %mine = icmp eq i32 %seen, 7
  br i1 %mine, label %end, label %try
end:
  ret void
}
define internal spir_func i32 @look(ptr addrspace(1) %p) noinline {
  %seen = atomicrmw or ptr addrspace(1) %p, i32 0 monotonic, align 4
  ret i32 %seen
}

; Lanes reach the ballot together again.
; CHECK-LABEL: define spir_kernel void @lanes
; CHECK-COUNT-3: call spir_func <4 x i32> @_Z16sub_group_balloti
; CHECK: ret void
define spir_kernel void @lanes(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = icmp eq i64 %id, 0
  br i1 %first, label %wait, label %join
wait:
  %seen = load volatile i32, ptr addrspace(1) %p
  %free = icmp ne i32 %seen, 0
  br i1 %free, label %join, label %wait
join:
  %lanes = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1)
  %low = extractelement <4 x i32> %lanes, i32 0
  store i32 %low, ptr addrspace(1) %p
  ret void
}

; The value it found is the value it expects next: a failed iteration means that another thread succeeded.
; CHECK-LABEL: define spir_kernel void @largest
; CHECK-NOT: @_Z7barrierj
; CHECK: ret void
define spir_kernel void @largest(ptr addrspace(1) %p, i32 %mine) {
  %start = load i32, ptr addrspace(1) %p
  br label %try
try:
  %seen = phi i32 [ %start, %0 ], [ %found, %swap ]
  %less = icmp slt i32 %seen, %mine
  br i1 %less, label %swap, label %end
swap:
  %pair = cmpxchg ptr addrspace(1) %p, i32 %seen, i32 %mine monotonic monotonic, align 4
  %found = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  br i1 %done, label %end, label %try
end:
  ret void
}

; Another address in each iteration.
; CHECK-LABEL: define spir_kernel void @probe
; CHECK-NOT: @_Z7barrierj
; CHECK: ret void
define spir_kernel void @probe(ptr addrspace(1) %p, i32 %key) {
  br label %try
try:
  %slot = phi i64 [ 0, %0 ], [ %next, %try ]
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %slot
  %pair = cmpxchg ptr addrspace(1) %place, i32 0, i32 %key monotonic monotonic, align 4
  %done = extractvalue { i32, i1 } %pair, 1
  %next = add i64 %slot, 1
  br i1 %done, label %end, label %try
end:
  ret void
}

; Takes work until none is left.
; CHECK-LABEL: define spir_kernel void @queue
; CHECK-NOT: @_Z7barrierj
; CHECK: ret void
define spir_kernel void @queue(ptr addrspace(1) %p, i32 %n) {
  br label %take
take:
  %i = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic, align 4
  %some = icmp slt i32 %i, %n
  br i1 %some, label %take, label %end
end:
  ret void
}

; Ends after some iterations in any case.
; CHECK-LABEL: define spir_kernel void @bounded
; CHECK-NOT: @_Z7barrierj
; CHECK: ret void
define spir_kernel void @bounded(ptr addrspace(1) %p, i32 %n) {
  br label %iteration
iteration:
  %i = phi i32 [ 0, %0 ], [ %more, %iteration ]
  %more = add i32 %i, 1
  %seen = load volatile i32, ptr addrspace(1) %p
  %set = icmp ne i32 %seen, 0
  %last = icmp eq i32 %more, %n
  %done = or i1 %set, %last
  br i1 %done, label %end, label %iteration
end:
  ret void
}

; A barrier in each iteration.
; CHECK-LABEL: define spir_kernel void @meeting
; CHECK: call spir_func void @_Z7barrierj(i32 1)
; CHECK-NOT: switch
; CHECK: ret void
define spir_kernel void @meeting(ptr addrspace(3) %p) {
  br label %iteration
iteration:
  call spir_func void @_Z7barrierj(i32 1)
  %seen = load i32, ptr addrspace(3) %p
  %done = icmp ne i32 %seen, 0
  br i1 %done, label %end, label %iteration
end:
  ret void
}

; A thread that finds the lock taken begins another iteration early. Hundreds of paths lie on the other side.
; CHECK-LABEL: define spir_kernel void @retries
; CHECK: atomicrmw xchg
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK: ret void
define spir_kernel void @retries(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %try
try:
  %left = phi i32 [ %n, %entry ], [ %next, %latch ]
  %got = atomicrmw xchg ptr addrspace(1) %p, i32 1 acq_rel, align 4
  %taken = icmp eq i32 %got, 1
  br i1 %taken, label %latch, label %b0
b0:
  %v0 = load i32, ptr addrspace(1) %p
  %c0 = icmp eq i32 %v0, 0
  br i1 %c0, label %t0, label %b1
t0:
  store i32 7, ptr addrspace(1) %p
  br label %b1
b1:
  %v1 = load i32, ptr addrspace(1) %p
  %c1 = icmp eq i32 %v1, 1
  br i1 %c1, label %t1, label %b2
t1:
  store i32 8, ptr addrspace(1) %p
  br label %b2
b2:
  %v2 = load i32, ptr addrspace(1) %p
  %c2 = icmp eq i32 %v2, 2
  br i1 %c2, label %t2, label %b3
t2:
  store i32 9, ptr addrspace(1) %p
  br label %b3
b3:
  %v3 = load i32, ptr addrspace(1) %p
  %c3 = icmp eq i32 %v3, 3
  br i1 %c3, label %t3, label %b4
t3:
  store i32 10, ptr addrspace(1) %p
  br label %b4
b4:
  %v4 = load i32, ptr addrspace(1) %p
  %c4 = icmp eq i32 %v4, 4
  br i1 %c4, label %t4, label %b5
t4:
  store i32 11, ptr addrspace(1) %p
  br label %b5
b5:
  %v5 = load i32, ptr addrspace(1) %p
  %c5 = icmp eq i32 %v5, 5
  br i1 %c5, label %t5, label %b6
t5:
  store i32 12, ptr addrspace(1) %p
  br label %b6
b6:
  %v6 = load i32, ptr addrspace(1) %p
  %c6 = icmp eq i32 %v6, 6
  br i1 %c6, label %t6, label %b7
t6:
  store i32 13, ptr addrspace(1) %p
  br label %b7
b7:
  %v7 = load i32, ptr addrspace(1) %p
  %c7 = icmp eq i32 %v7, 7
  br i1 %c7, label %t7, label %b8
t7:
  store i32 14, ptr addrspace(1) %p
  br label %b8
b8:
  %v8 = load i32, ptr addrspace(1) %p
  %c8 = icmp eq i32 %v8, 8
  br i1 %c8, label %t8, label %b9
t8:
  store i32 15, ptr addrspace(1) %p
  br label %b9
b9:
  %fewer = sub i32 %left, 1
  %old = atomicrmw xchg ptr addrspace(1) %p, i32 0 acq_rel, align 4
  br label %latch
latch:
  %next = phi i32 [ %left, %try ], [ %fewer, %b9 ]
  %done = icmp eq i32 %next, 0
  br i1 %done, label %end, label %try
end:
  ret void
}

; A function computes the address of the flag, and another one reads it, as at -O0.
; CHECK-LABEL: define spir_kernel void @computed_address
; CHECK: load atomic
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK: ret void
define spir_kernel void @computed_address(ptr addrspace(1) %p) {
  br label %wait
wait:
  %address = call spir_func ptr addrspace(1) @second(ptr addrspace(1) %p)
  %seen = call spir_func i32 @read(ptr addrspace(1) %address)
  %set = icmp ne i32 %seen, 0
  br i1 %set, label %end, label %wait
end:
  ret void
}

define spir_func ptr addrspace(1) @second(ptr addrspace(1) %p) noinline optnone {
  %variable = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %variable
  %given = load ptr addrspace(1), ptr %variable
  %result = getelementptr i32, ptr addrspace(1) %given, i64 1
  ret ptr addrspace(1) %result
}

define spir_func i32 @read(ptr addrspace(1) %p) noinline optnone {
  %value = load atomic i32, ptr addrspace(1) %p acquire, align 4
  ret i32 %value
}

; A variable whose address was taken stays in memory; the loop doesn't write it.
; CHECK-LABEL: define spir_kernel void @variable_in_memory
; CHECK: load atomic
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK: ret void
define spir_kernel void @variable_in_memory(ptr addrspace(1) %flag, i32 %wanted) {
  %variable = alloca i32
  %taken = alloca ptr
  store i32 %wanted, ptr %variable
  store volatile ptr %variable, ptr %taken
  br label %wait
wait:
  %seen = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %mine = load i32, ptr %variable
  %set = icmp eq i32 %seen, %mine
  br i1 %set, label %end, label %wait
end:
  ret void
}

; The loop counts in a variable in memory: it ends by itself.
; CHECK-LABEL: define spir_kernel void @counter_in_memory
; CHECK-NOT: barrier
; CHECK: ret void
define spir_kernel void @counter_in_memory(ptr addrspace(1) %flag, i32 %wanted) {
  %variable = alloca i32
  %taken = alloca ptr
  store i32 %wanted, ptr %variable
  store volatile ptr %variable, ptr %taken
  br label %wait
wait:
  %seen = load atomic i32, ptr addrspace(1) %flag acquire, align 4
  %mine = load i32, ptr %variable
  %more = add i32 %mine, 1
  store i32 %more, ptr %variable
  %set = icmp eq i32 %seen, %mine
  br i1 %set, label %end, label %wait
end:
  ret void
}
