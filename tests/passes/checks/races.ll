; Accesses to shared memory and barriers are announced; accesses to other memory aren't. A kernel with a
; barrier of the grid isn't checked, and a note says so.
; RUN: hipspv lower --passes=instrument-races "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@tile = internal addrspace(3) global [64 x i32] undef, align 4

declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @__hipspv_grid_barrier(i32) convergent

; CHECK: @hipspv.race.home = internal addrspace(3) global i64 undef

; CHECK-LABEL: define spir_kernel void @moves
; CHECK: call spir_func void @__hipspv_race_open({{.*}}, i32 2, i32 32, i32 1)
; CHECK: call spir_func void @__hipspv_race_variable({{.*}}, i64 256)
; CHECK: call {{.*}}void @_Z7barrierj(i32 3)
; CHECK: call spir_func void @__hipspv_race_begin
; CHECK-NOT: __hipspv_race_access
; CHECK: load i32, ptr addrspace(1) %p, align 4
; CHECK: call spir_func void @__hipspv_race_access({{.*}}, i64 4, i64 {{.*}}, i32 9, i32
; CHECK-NEXT: store i32 %value, ptr addrspace(3) %mine, align 4
; CHECK: call spir_func void @_Z7barrierj(i32 1)
; CHECK-NEXT: load i64, ptr addrspace(3) @hipspv.race.home
; CHECK-NEXT: call spir_func void @__hipspv_race_barrier
; CHECK: call spir_func void @__hipspv_race_access({{.*}}, i64 4, i64 0, i32 0, i32
; CHECK-NEXT: %first = load i32, ptr addrspace(3) @tile
; CHECK-NOT: __hipspv_race_access
; CHECK: store i32 %first, ptr addrspace(1) %p
; CHECK: call spir_func void @__hipspv_race_end
; CHECK-NEXT: ret void
define spir_kernel void @moves(ptr addrspace(1) %p) {
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %value = load i32, ptr addrspace(1) %p, align 4
  %mine = getelementptr i32, ptr addrspace(3) @tile, i64 %lane
  store i32 %value, ptr addrspace(3) %mine, align 4
  call spir_func void @_Z7barrierj(i32 1)
  %first = load i32, ptr addrspace(3) @tile, align 4
  store i32 %first, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @waits
; CHECK: call spir_func void @__hipspv_race_unchecked
; CHECK-NOT: __hipspv_race_access
; CHECK: ret void
define spir_kernel void @waits() {
  store i32 1, ptr addrspace(3) @tile, align 4
  call spir_func void @__hipspv_grid_barrier(i32 0)
  ret void
}
