; A kernel with barriers of the whole grid is cut there: it is launched once for each phase.
; RUN: hipspv lower --passes=split-at-grid-barriers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@memory = internal addrspace(3) global [4 x i32] undef, align 4

declare void @__hipspv_grid_barrier() convergent
declare i32 @__hipspv_grid_is_cooperative()
declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)

; All threads of a block wait together: the block has one note, of 4 bytes, and one for a value that is
; the same for all. Values that differ are saved for each thread. Values that ids determine are computed again.
; CHECK-LABEL: define spir_kernel void @together(ptr addrspace(1) %p, ptr addrspace(1) "hipspv.parameter"="grid" %grid_control, ptr addrspace(1) "hipspv.parameter"="grid" %grid_memory, i32 "hipspv.parameter"="grid" %grid_phase)
; CHECK: call spir_func i64 @_Z12get_local_idj(i32 0)
; CHECK: %at = getelementptr i32, ptr addrspace(1) %p
; CHECK: [[FIRST:%.*]] = icmp eq i32 %grid_phase, 0
; CHECK: br i1 [[FIRST]], label %{{.*}}, label %resume
; CHECK: %same = load i32, ptr addrspace(1) %p
; CHECK: %own = load i32, ptr addrspace(1) %at
; CHECK: store i32 %same, ptr addrspace(1)
; CHECK: store i32 %own, ptr addrspace(1)
; CHECK: store i32 1, ptr addrspace(1)
; CHECK: store i32 1, ptr addrspace(1) %grid_control
; CHECK: resume:
; CHECK-NEXT: load i32, ptr addrspace(1)
define spir_kernel void @together(ptr addrspace(1) %p) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %id
  %same = load i32, ptr addrspace(1) %p
  %own = load i32, ptr addrspace(1) %at
  call void @__hipspv_grid_barrier()
  %sum = add i32 %same, %own
  store i32 %sum, ptr addrspace(1) %at
  ret void
}

; Each thread has its own note if some may have ended.
; CHECK-LABEL: define spir_kernel void @some
; CHECK: switch i32 {{.*}}
; CHECK: i32 1, label
; CHECK: i32 2, label
define spir_kernel void @some(ptr addrspace(1) %p, i64 %n) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %inside = icmp ult i64 %id, %n
  br i1 %inside, label %go, label %end
go:
  call void @__hipspv_grid_barrier()
  store i32 1, ptr addrspace(1) %p
  call void @__hipspv_grid_barrier()
  store i32 2, ptr addrspace(1) %p
  br label %end
end:
  ret void
}

; Stack variables and shared memory are in global memory, even if no pointer is visible.
; CHECK-LABEL: define spir_kernel void @stays
; CHECK-NOT: alloca
; CHECK-NOT: addrspace(3)
; CHECK: ret void
define spir_kernel void @stays(ptr addrspace(1) %p, i64 %i, ptr byval([4 x i32]) align 4 %given) {
  %array = alloca [8 x i32]
  %place = getelementptr [8 x i32], ptr %array, i64 0, i64 %i
  store i32 5, ptr %place
  %part = getelementptr [4 x i32], ptr %given, i64 0, i64 %i
  store i32 6, ptr %part
  %generic = addrspacecast ptr %place to ptr addrspace(4)
  store ptr addrspace(4) %generic, ptr addrspace(1) %p
  %shared = getelementptr [4 x i32], ptr addrspace(3) @memory, i64 0, i64 %i
  store i32 7, ptr addrspace(3) %shared
  call void @__hipspv_grid_barrier()
  %a = load i32, ptr %place
  %b = load i32, ptr addrspace(3) %shared
  %c = load i32, ptr %part
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  store i32 %abc, ptr addrspace(1) %p
  ret void
}

; Without a barrier, shared memory stays where it is.
; CHECK-LABEL: define spir_kernel void @asks(ptr addrspace(1) %p, ptr addrspace(1) "hipspv.parameter"="grid" %grid_control,
; CHECK: store i32 1, ptr addrspace(3) @memory
; CHECK: [[PLACE:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %grid_control, i64 4
; CHECK: [[VALID:%.*]] = load i32, ptr addrspace(1) [[PLACE]]
; CHECK: store i32 [[VALID]], ptr addrspace(1) %p
define spir_kernel void @asks(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(3) @memory
  %valid = call i32 @__hipspv_grid_is_cooperative()
  store i32 %valid, ptr addrspace(1) %p
  ret void
}

; A loop may have any count of phases.
; CHECK-LABEL: define spir_kernel void @loops
define spir_kernel void @loops(ptr addrspace(1) %p, i32 %n) {
  br label %next
next:
  %i = phi i32 [ 0, %0 ], [ %more, %next ]
  call void @__hipspv_grid_barrier()
  %more = add i32 %i, 1
  %again = icmp ult i32 %more, %n
  br i1 %again, label %next, label %end
end:
  store i32 %more, ptr addrspace(1) %p
  ret void
}

; Bytes of a thread, of a block's shared memory and notes, and phases.
; CHECK-DAG: !"hipspv.grid together 4 0 16 2"
; CHECK-DAG: !"hipspv.grid some 4 0 0 3"
; CHECK-DAG: !"hipspv.grid stays 48 16 16 2"
; CHECK-DAG: !"hipspv.grid asks 0 0 0 1"
; CHECK-DAG: !"hipspv.grid loops 0 0 16 0"
