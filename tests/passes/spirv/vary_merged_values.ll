; Values that a divergent branch merges after loops differ by thread, as far as compilers know.
; RUN: hipspv lower --passes=vary-merged-values "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O2 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O2 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z12get_local_idj(i32)

; A loop on each side: both values differ by thread.
; CHECK-LABEL: define spir_kernel void @loops(
; CHECK: %[[ZERO:.+]] = call i32 @__hipspv_lane_zero()
; CHECK: one.end:
; CHECK: %[[BITS:.+]] = bitcast float %a.next to i32
; CHECK-NEXT: %[[VARIED:.+]] = xor i32 %[[BITS]], %[[ZERO]]
; CHECK-NEXT: %[[A:.+]] = bitcast i32 %[[VARIED]] to float
; CHECK-NEXT: br label %join
; CHECK: join:
; CHECK-NEXT: phi float [ %[[A]], %one.end ], [ %{{.+}}, %other.end ]
define spir_kernel void @loops(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i64 %k) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %is = icmp eq i64 %id, %k
  br i1 %is, label %one, label %other
one:
  %i = phi i32 [ 0, %entry ], [ %i.next, %one ]
  %a = phi float [ 0.0, %entry ], [ %a.next, %one ]
  %x = load float, ptr addrspace(1) %q
  %a.next = fadd float %a, %x
  %i.next = add i32 %i, 1
  %i.more = icmp slt i32 %i.next, %n
  br i1 %i.more, label %one, label %one.end
one.end:
  br label %join
other:
  %j = phi i32 [ 0, %entry ], [ %j.next, %other ]
  %b = phi float [ 0.0, %entry ], [ %b.next, %other ]
  %y = load float, ptr addrspace(1) %q
  %b.next = fmul float %b, %y
  %j.next = add i32 %j, 1
  %j.more = icmp slt i32 %j.next, %n
  br i1 %j.more, label %other, label %other.end
other.end:
  br label %join
join:
  %v = phi float [ %a.next, %one.end ], [ %b.next, %other.end ]
  %to = getelementptr float, ptr addrspace(1) %p, i64 %id
  store float %v, ptr addrspace(1) %to
  ret void
}

; All threads take the same side.
; CHECK-LABEL: define spir_kernel void @uniform(
; CHECK-NOT: __hipspv_lane_zero
; CHECK: ret void
define spir_kernel void @uniform(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %k) {
entry:
  %is = icmp eq i32 %n, %k
  br i1 %is, label %loop, label %join
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %a = phi float [ 0.0, %entry ], [ %a.next, %loop ]
  %x = load float, ptr addrspace(1) %q
  %a.next = fadd float %a, %x
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %join
join:
  %v = phi float [ 1.0, %entry ], [ %a.next, %loop ]
  store float %v, ptr addrspace(1) %p
  ret void
}

; A guard around a loop: its counter and the address of its load stay the same for all threads.
; CHECK-LABEL: define spir_kernel void @guarded(
; CHECK-NOT: __hipspv_lane_zero
; CHECK: ret void
define spir_kernel void @guarded(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i64 %k) {
entry:
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %is = icmp ult i64 %id, %k
  br i1 %is, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ]
  %x = load i32, ptr addrspace(1) %q
  %to = getelementptr i32, ptr addrspace(1) %p, i64 %id
  store i32 %x, ptr addrspace(1) %to
  %i.next = add i32 %i, 1
  %more = icmp slt i32 %i.next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: define internal i32 @__hipspv_lane_zero()
; CHECK: call {{.*}}i64 @_Z17get_global_offsetj(i32 0)
; CHECK: call {{.*}}i64 @_Z12get_local_idj(i32 0)
