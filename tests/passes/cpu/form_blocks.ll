; A kernel becomes a function that runs one block: a loop over the threads for the code between two barriers, with the
; values that live across them in the block's frame, and shared variables in the block's shared memory.
; RUN: hipspv lower --offload-arch=cpu --passes=form-blocks "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@tile = internal addrspace(9) global [64 x i32] undef, align 16

declare i64 @_Z12get_local_idj(i32) memory(none)
declare i32 @_Z22get_sub_group_local_idv() memory(none)
declare void @_Z7barrierj(i32) convergent
declare i32 @_Z19sub_group_broadcastjj(i32, i32) convergent
declare i32 @_Z17sub_group_shufflejj(i32, i32) convergent
declare <4 x i32> @_Z16sub_group_balloti(i32) convergent

; A kernel without stops: loops over packs, over the threads of short rows, and over packs that may lack threads.
; CHECK-LABEL: define spir_kernel void @plain(ptr
; CHECK: load <16 x i32>, ptr {{.*}}, align 4
; CHECK: store <16 x i32> {{.*}}, align 4
; CHECK: load i32, ptr %address
; CHECK: call <16 x i32> @llvm.masked.load.v16i32.p0(ptr align 4 {{.*}}, <16 x i1>
define spir_kernel void @plain(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %old = load i32, ptr %address, align 4
  %new = add i32 %old, 1
  store i32 %new, ptr %address, align 4
  ret void
}

; Two regions. %old isn't computed again after the barrier: it is in the frame, at the thread's index.
; CHECK-LABEL: define spir_kernel void @reversed(ptr
; CHECK: [[FRAME:%.*]] = getelementptr inbounds i8, ptr %0, i64 16
; CHECK: load ptr, ptr [[FRAME]]
; CHECK: switch i32 {{.*}}, label %nowhere [
; CHECK-NEXT: i32 1, label %region
; CHECK-NEXT: i32 2, label
; CHECK-NEXT: ]
; CHECK-NOT: @_Z7barrierj
; CHECK-NOT: @tile
define spir_kernel void @reversed(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %old = load i32, ptr %address, align 4
  %own = getelementptr [64 x i32], ptr addrspace(9) @tile, i64 0, i64 %id
  store i32 %old, ptr addrspace(9) %own, align 4
  call void @_Z7barrierj(i32 3)
  %other = sub i64 63, %id
  %from = getelementptr [64 x i32], ptr addrspace(9) @tile, i64 0, i64 %other
  %value = load i32, ptr addrspace(9) %from, align 4
  %sum = add i32 %value, %old
  store i32 %sum, ptr %address, align 4
  ret void
}

; A warp is a pack of its lanes, of which all get the one's value.
; CHECK-LABEL: define spir_kernel void @warps(ptr
; CHECK: store <32 x i32> splat (i32 3), ptr {{.*}}, align 4
; CHECK-NOT: @_Z19sub_group_broadcastjj
define spir_kernel void @warps(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %lane = call i32 @_Z22get_sub_group_local_idv()
  %value = call i32 @_Z19sub_group_broadcastjj(i32 %lane, i32 3)
  %address = getelementptr i32, ptr %data, i64 %id
  store i32 %value, ptr %address, align 4
  ret void
}

; Some lanes vote, and take values of other lanes: nothing depends on the shifts of lanes that aren't there, which may be
; poison.
; CHECK-LABEL: define spir_kernel void @some(ptr
; CHECK: freeze <32 x i1>
; CHECK: [[LANES:%.*]] = freeze <32 x i32>
; CHECK: store <32 x i32> [[LANES]], ptr
; CHECK: call void @__hipspv_exchange32(
define spir_kernel void @some(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %value = load i32, ptr %address, align 4
  %few = icmp ult i32 %value, 5
  br i1 %few, label %vote, label %end
vote:
  %shifted = shl i32 1, %value
  %some = and i32 %shifted, 6
  %votes = call <4 x i32> @_Z16sub_group_balloti(i32 %some)
  %bits = extractelement <4 x i32> %votes, i64 0
  %mine = add i32 %bits, %value
  %taken = call i32 @_Z17sub_group_shufflejj(i32 %mine, i32 %shifted)
  store i32 %taken, ptr %address, align 4
  br label %end
end:
  ret void
}

; Threads may be at different stops: each has a state of its own, and the library runs them.
; CHECK-LABEL: define spir_kernel void @divergent(ptr
; CHECK: call void @__hipspv_run_threads(ptr %0, ptr @divergent.step, ptr {{.*}}, ptr @divergent.exchanges, i32 3, i32 3, i32 32)
define spir_kernel void @divergent(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %some = icmp ult i64 %id, 5
  br i1 %some, label %wait, label %end
wait:
  call void @_Z7barrierj(i32 3)
  br label %end
end:
  %address = getelementptr i32, ptr %data, i64 %id
  store i32 1, ptr %address, align 4
  call void @_Z7barrierj(i32 3)
  ret void
}
; CHECK: define internal i32 @divergent.step(ptr %0, i32 %1, i32 %2)

; A value that lives across stops is no stack variable of the step, which has one for the next state alone: each stop
; would have a copy of all of them.
; CHECK-LABEL: define internal i32 @kept.step(
; CHECK: alloca i32
; CHECK-NOT: alloca i32
; CHECK: ret i32
define spir_kernel void @kept(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %address = getelementptr i32, ptr %data, i64 %id
  %old = load i32, ptr %address, align 4
  %some = icmp ult i64 %id, 5
  br i1 %some, label %wait, label %last
wait:
  call void @_Z7barrierj(i32 3)
  store i32 %old, ptr %data, align 4
  call void @_Z7barrierj(i32 3)
  br label %last
last:
  call void @_Z7barrierj(i32 3)
  %new = add i32 %old, 1
  store i32 %new, ptr %address, align 4
  ret void
}

; Some threads end before the barrier: each has a state, of which those that have ended are skipped.
; CHECK-LABEL: define spir_kernel void @ending(ptr
; CHECK: call void @__hipspv_begin_threads(ptr {{.*}}, i32 {{.*}})
; CHECK: call i32 @__hipspv_first_alive(ptr {{.*}}, i32 {{.*}})
define spir_kernel void @ending(ptr %data) #0 {
  %id = call i64 @_Z12get_local_idj(i32 0)
  %some = icmp ult i64 %id, 5
  br i1 %some, label %wait, label %end
wait:
  call void @_Z7barrierj(i32 3)
  %address = getelementptr i32, ptr %data, i64 %id
  store i32 1, ptr %address, align 4
  br label %end
end:
  ret void
}

attributes #0 = { "uniform-work-group-size" "hipspv.arguments"="pointer:8:8:0" }
