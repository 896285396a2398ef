; Functions that reach a barrier of the whole grid are inlined into its kernels, and so are those below
; them that use shared memory. A group's barrier is one of the grid only if the kernel makes such a group.
; RUN: hipspv lower --passes=inline-grid-barriers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@memory = internal addrspace(3) global [4 x i32] undef

declare void @__hipspv_grid_barrier() convergent
declare void @__hipspv_group_grid_barrier() convergent
declare void @__hipspv_grid_group()

; CHECK-NOT: @exchange
define internal void @exchange(ptr addrspace(1) %p) noinline optnone {
  store i32 1, ptr addrspace(1) %p
  call void @__hipspv_grid_barrier()
  store i32 2, ptr addrspace(1) %p
  ret void
}

define internal void @sync() {
  call void @__hipspv_group_grid_barrier()
  ret void
}

; CHECK-NOT: @share
define internal void @share(i32 %value) noinline {
  store i32 %value, ptr addrspace(3) @memory
  ret void
}

; CHECK: define internal void @alone
define internal void @alone(ptr addrspace(1) %p) noinline {
  store i32 7, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @waits
; CHECK: store i32 1
; CHECK: call void @__hipspv_grid_barrier()
; CHECK: store i32 2
; CHECK: store i32 3, ptr addrspace(3) @memory
; CHECK: call void @alone
define spir_kernel void @waits(ptr addrspace(1) %p) {
  call void @exchange(ptr addrspace(1) %p)
  call void @share(i32 3)
  call void @alone(ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: define spir_kernel void @groups
; CHECK-NOT: @__hipspv_grid_group
; CHECK: call {{.*}}void @__hipspv_grid_barrier()
; CHECK: ret void
define spir_kernel void @groups() {
  call void @__hipspv_grid_group()
  call void @sync()
  ret void
}

; CHECK-LABEL: define spir_kernel void @blocks
; CHECK-NEXT: ret void
define spir_kernel void @blocks() {
  call void @sync()
  ret void
}
