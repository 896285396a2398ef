; Kernels of CUB's that wait for other blocks alone have packs of warps, in whose loops the processor is given away.
; RUN: hipspv lower --offload-arch=cpu --passes=form-blocks "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

declare i32 @_Z22get_sub_group_local_idv() memory(none)
declare i32 @_Z17sub_group_shufflejj(i32, i32) convergent

; The loop ends when a value is there. It has one call for all lanes, one for those that others have left, and one for
; warps that aren't whole.
; CHECK-LABEL: define {{.*}}@_ZN3cub21CUB_300500_SM_800_NS4waitEv(
; CHECK-NOT: @__hipspv_run_threads
; CHECK-COUNT-3: call void @__hipspv_wait_for_block()
; CHECK-NOT: call void @__hipspv_wait_for_block()
; CHECK-NOT: @__hipspv_run_threads
define spir_kernel void @_ZN3cub21CUB_300500_SM_800_NS4waitEv(ptr %data) #0 {
entry:
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %address = getelementptr i32, ptr %data, i32 %lane
  br label %loop
loop:
  %value = load volatile i32, ptr %address, align 4
  %there = icmp ne i32 %value, 0
  br i1 %there, label %end, label %loop
end:
  %other = call i32 @_Z17sub_group_shufflejj(i32 %value, i32 3)
  store i32 %other, ptr %address, align 4
  ret void
}

; A lock may be another thread's of the block.
; CHECK-LABEL: define {{.*}}@_ZN3cub21CUB_300500_SM_800_NS4lockEv(
; CHECK-NOT: @__hipspv_wait_for_block()
; CHECK: @__hipspv_run_threads
define spir_kernel void @_ZN3cub21CUB_300500_SM_800_NS4lockEv(ptr %lock) #0 {
entry:
  br label %loop
loop:
  %pair = cmpxchg ptr %lock, i32 0, i32 1 acq_rel monotonic, align 4
  %mine = extractvalue { i32, i1 } %pair, 1
  br i1 %mine, label %end, label %loop
end:
  store atomic i32 0, ptr %lock release, align 4
  ret void
}

; The same loop in a program's own kernel may wait for a thread of the block.
; CHECK-LABEL: define {{.*}}@own(
; CHECK-NOT: @__hipspv_wait_for_block()
; CHECK: @__hipspv_run_threads
define spir_kernel void @own(ptr %data) #0 {
entry:
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %address = getelementptr i32, ptr %data, i32 %lane
  br label %loop
loop:
  %value = load volatile i32, ptr %address, align 4
  %there = icmp ne i32 %value, 0
  br i1 %there, label %end, label %loop
end:
  %other = call i32 @_Z17sub_group_shufflejj(i32 %value, i32 3)
  store i32 %other, ptr %address, align 4
  ret void
}

attributes #0 = { "uniform-work-group-size" "hipspv.arguments"="pointer:8:8:0" }
