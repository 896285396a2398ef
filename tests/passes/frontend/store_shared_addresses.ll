; Addresses of shared memory in a local variable's initial value are stored after the copy. Others stay.
; RUN: hipspv lower --passes=store-shared-addresses "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@shared = internal addrspace(3) global [8 x i32] undef
@global = addrspace(1) global i32 7
; CHECK: @table = private unnamed_addr addrspace(1) constant { i32, ptr addrspace(4), ptr addrspace(4) } { i32 5, ptr addrspace(4) null, ptr addrspace(4) addrspacecast (ptr addrspace(1) @global to ptr addrspace(4)) }
@table = private unnamed_addr addrspace(1) constant { i32, ptr addrspace(4), ptr addrspace(4) } { i32 5, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @shared to ptr addrspace(4)), i64 12), ptr addrspace(4) addrspacecast (ptr addrspace(1) @global to ptr addrspace(4)) }, align 8

; CHECK-LABEL: @kernel
; CHECK: call void @llvm.memcpy.p0.p1.i64(ptr align 8 %local, ptr addrspace(1) align 8 @table, i64 24, i1 false)
; CHECK-NEXT: [[PLACE:%.*]] = getelementptr {{.*}}i8, ptr %local, i64 8
; CHECK-NEXT: store ptr addrspace(4) getelementptr (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @shared to ptr addrspace(4)), i64 12), ptr [[PLACE]], align 8
define spir_kernel void @kernel(ptr addrspace(1) %out) {
  %local = alloca { i32, ptr addrspace(4), ptr addrspace(4) }, align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %local, ptr addrspace(1) align 8 @table, i64 24, i1 false)
  %place = getelementptr i8, ptr %local, i64 8
  %address = load ptr addrspace(4), ptr %place, align 8
  store ptr addrspace(4) %address, ptr addrspace(1) %out, align 8
  ret void
}
declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1)
