; A thread that ends before a barrier of the others stays in a loop with them; conditions that all
; threads share change nothing.
; RUN: hipspv lower --passes=merge-divergent-barriers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i32 @_Z21work_group_reduce_addi(i32) convergent
declare spir_func float @_Z4log2f(float) memory(none)
declare spir_func i64 @_Z19get_local_linear_idv() memory(none)

; CHECK: @hipspv.here = internal addrspace(3) global [3 x i32] undef

; CHECK-LABEL: define spir_kernel void @early_return
; CHECK: icmp ult i64 %{{.*}}, %n
; CHECK: [[STATE:%.*]] = phi i32
; CHECK: store i32 1, ptr addrspace(3)
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK-NOT: @_Z7barrierj
; CHECK: br i1 {{%.*}}, label %over, label %go.on
; CHECK: over:
; CHECK-NEXT: ret void
define spir_kernel void @early_return(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %inside = icmp ult i64 %id, %n
  br i1 %inside, label %go, label %end
go:
  store i32 1, ptr addrspace(1) %p
  call spir_func void @_Z7barrierj(i32 3)
  %value = load i32, ptr addrspace(1) %p
  %more = add i32 %value, 1
  store i32 %more, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; A function of mathematics returns the same to threads that give it the same. Others needn't.
; CHECK-LABEL: define spir_kernel void @same_results
; CHECK: again:
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK-NOT: switch
; CHECK: ret void
define spir_kernel void @same_results(float %n) {
entry:
  br label %again
again:
  %iteration = phi float [ 0.0, %entry ], [ %next, %again ]
  call spir_func void @_Z7barrierj(i32 3)
  %next = fadd float %iteration, 1.0
  %most = call spir_func float @_Z4log2f(float %n) nounwind
  %more = fcmp olt float %next, %most
  br i1 %more, label %again, label %end
end:
  ret void
}
; CHECK-LABEL: define spir_kernel void @other_results
; CHECK: switch
define spir_kernel void @other_results(float %n) {
entry:
  br label %again
again:
  %iteration = phi i64 [ 0, %entry ], [ %next, %again ]
  call spir_func void @_Z7barrierj(i32 3)
  %next = add i64 %iteration, 1
  %most = call spir_func i64 @_Z19get_local_linear_idv() nounwind
  %more = icmp ult i64 %next, %most
  br i1 %more, label %again, label %end
end:
  ret void
}

; Group, sizes, arguments and counters of loops are the same for all threads of a block.
; CHECK-LABEL: define spir_kernel void @uniform
; CHECK: header:
; CHECK: call spir_func void @_Z7barrierj(i32 1)
; CHECK-NOT: switch
; CHECK: ret void
define spir_kernel void @uniform(ptr addrspace(1) %p, i64 %n) {
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %some = icmp ult i64 %group, %n
  br i1 %some, label %header, label %end
header:
  %step = phi i64 [ %size, %0 ], [ %half, %join ]
  %active = icmp ult i64 %id, %step
  br i1 %active, label %work, label %join
work:
  store i32 1, ptr addrspace(1) %p
  br label %join
join:
  call spir_func void @_Z7barrierj(i32 1)
  %half = lshr i64 %step, 1
  %again = icmp ne i64 %half, 0
  br i1 %again, label %header, label %end
end:
  ret void
}

; A phi below a divergent branch depends on the branch.
; CHECK-LABEL: define spir_kernel void @chosen
; CHECK: br i1 {{%.*}}, label %over, label %go.on
define spir_kernel void @chosen(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %first = icmp eq i64 %id, 0
  br i1 %first, label %yes, label %join
yes:
  br label %join
join:
  %waits = phi i1 [ true, %yes ], [ false, %0 ]
  br i1 %waits, label %wait, label %end
wait:
  call spir_func void @_Z7barrierj(i32 1)
  br label %end
end:
  ret void
}

; A sum of the block is the same for all threads, also one of values that differ.
; CHECK-LABEL: define spir_kernel void @sum_of_all
; CHECK: call spir_func i32 @_Z21work_group_reduce_addi
; CHECK: then:
; CHECK: call spir_func void @_Z7barrierj(i32 3)
; CHECK-NOT: switch
; CHECK: ret void
define spir_kernel void @sum_of_all(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %own = trunc i64 %id to i32
  %sum = call spir_func i32 @_Z21work_group_reduce_addi(i32 %own)
  %some = icmp ne i32 %sum, 0
  br i1 %some, label %then, label %end
then:
  store i32 1, ptr addrspace(1) %p
  call spir_func void @_Z7barrierj(i32 3)
  br label %end
end:
  ret void
}

; Threads that have ended aren't counted; a function with a barrier is inlined.
; CHECK-LABEL: define spir_kernel void @count
; CHECK: atomicrmw add ptr addrspace(3) @hipspv.counter, i32 1 syncscope("workgroup") monotonic, align 4
; CHECK: switch i32
; CHECK-NOT: work_group_reduce
define spir_kernel void @count(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %odd = trunc i64 %id to i1
  br i1 %odd, label %end, label %go
go:
  call spir_func void @helper(ptr addrspace(1) %p)
  br label %end
end:
  ret void
}
define internal spir_func void @helper(ptr addrspace(1) %p) noinline {
  %sum = call spir_func i32 @_Z21work_group_reduce_addi(i32 1)
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
