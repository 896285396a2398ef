; Queries about a pointer's memory: answered if the pointer's origin is known, otherwise by comparison with
; every object that the kernel's pointers may point to. The size of dynamic shared memory is a parameter.
; RUN: hipspv lower --passes=lower-memory-queries "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O2 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@fixed = internal addrspace(3) global [8 x i32] undef, align 4
@others = internal addrspace(3) global [8 x i32] undef, align 4
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 16
@table = addrspace(1) externally_initialized constant [4 x i32] zeroinitializer, align 4

declare i32 @__hipspv_is_shared(ptr addrspace(4)) memory(none)
declare i32 @__hipspv_is_local(ptr addrspace(4)) memory(none)
declare i32 @__hipspv_is_constant(ptr addrspace(4)) memory(none)

; CHECK-LABEL: define spir_kernel void @known(
; CHECK: store volatile i32 1, ptr addrspace(1) %out
; CHECK: store volatile i32 0, ptr addrspace(1) %out
; CHECK: store volatile i32 1, ptr addrspace(1) %out
; CHECK: store volatile i32 0, ptr addrspace(1) %out
; CHECK: ret void
define spir_kernel void @known(ptr addrspace(1) %out) {
  %element = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @fixed to ptr addrspace(4)), i64 3
  %a = call i32 @__hipspv_is_shared(ptr addrspace(4) %element)
  store volatile i32 %a, ptr addrspace(1) %out
  %b = call i32 @__hipspv_is_local(ptr addrspace(4) %element)
  store volatile i32 %b, ptr addrspace(1) %out
  %c = call i32 @__hipspv_is_constant(ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)))
  store volatile i32 %c, ptr addrspace(1) %out
  %global = addrspacecast ptr addrspace(1) %out to ptr addrspace(4)
  %d = call i32 @__hipspv_is_shared(ptr addrspace(4) %global)
  store volatile i32 %d, ptr addrspace(1) %out
  ret void
}

; A query in a function is answered in the kernels that call it.
; CHECK-NOT: @asks
define internal spir_func i32 @asks(ptr addrspace(4) %p) noinline {
  %a = call i32 @__hipspv_is_shared(ptr addrspace(4) %p)
  ret i32 %a
}

; CHECK-LABEL: define spir_kernel void @fixed_size(ptr addrspace(1) %out, ptr addrspace(1) %from) {
; CHECK: [[ADDRESS:%.*]] = ptrtoint ptr addrspace(4) %p to i64
; CHECK: [[OFFSET:%.*]] = sub i64 [[ADDRESS]], ptrtoint ({{.*}}@fixed{{.*}})
; CHECK: icmp ult i64 [[OFFSET]], 32
; CHECK-NOT: @others
; CHECK: ret void
define spir_kernel void @fixed_size(ptr addrspace(1) %out, ptr addrspace(1) %from) {
  store i32 1, ptr addrspace(3) @fixed
  %p = load ptr addrspace(4), ptr addrspace(1) %from
  %a = call spir_func i32 @asks(ptr addrspace(4) %p)
  store i32 %a, ptr addrspace(1) %out
  ret void
}

; Only those of the stack's variables count whose address escapes.
; CHECK-LABEL: define spir_kernel void @stack(
; CHECK: addrspacecast ptr %escapes to ptr addrspace(4)
; CHECK: icmp ult i64 {{%.*}}, 16
; CHECK-NOT: icmp
; CHECK: ret void
define spir_kernel void @stack(ptr addrspace(1) %out, ptr addrspace(1) %from, i64 %i) {
  %escapes = alloca [4 x i32]
  %stays = alloca [4 x i32]
  %place = getelementptr i32, ptr %stays, i64 %i
  store i32 3, ptr %place
  %generic = addrspacecast ptr %escapes to ptr addrspace(4)
  store volatile ptr addrspace(4) %generic, ptr addrspace(1) %from
  %p = load volatile ptr addrspace(4), ptr addrspace(1) %from
  %a = call i32 @__hipspv_is_local(ptr addrspace(4) %p)
  store i32 %a, ptr addrspace(1) %out
  ret void
}

; A kernel with another signature comes last.
; CHECK-LABEL: define spir_kernel void @launch_size(
; CHECK-SAME: i64 "hipspv.parameter"="shared-size" %dynamic_shared_bytes)
; CHECK: [[FAR:%.*]] = sub i64 {{.*}}@__hipspv_dynamic_shared
; CHECK: icmp ult i64 [[FAR]], %dynamic_shared_bytes
define spir_kernel void @launch_size(ptr addrspace(1) %out, ptr addrspace(1) %from) {
  store i32 1, ptr addrspace(3) @__hipspv_dynamic_shared
  %p = load ptr addrspace(4), ptr addrspace(1) %from
  %a = call spir_func i32 @asks(ptr addrspace(4) %p)
  store i32 %a, ptr addrspace(1) %out
  ret void
}

; CHECK-NOT: @__hipspv_is_
