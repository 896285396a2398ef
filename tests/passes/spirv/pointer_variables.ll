; A variable that is a pointer has a pointer's size, whatever its address is used for.
; RUN: hipspv lower --passes=llvm-backend-workarounds "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=KHRONOS "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @own = addrspace(1) externally_initialized global { ptr addrspace(4) } zeroinitializer, align 8
; CHECK: @shared = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
; SPIRV-DAG: %own = OpVariable %_ptr_CrossWorkgroup__struct_{{[0-9]+}} CrossWorkgroup
; SPIRV-DAG: %shared = OpVariable %_ptr_Workgroup__struct_{{[0-9]+}} Workgroup
; SPIRV-NOT: OpVariable {{%_ptr_[A-Za-z]+_uchar}}
; KHRONOS-NOT: OpVariable {{%_ptr_[A-Za-z]+_uchar}}
@own = addrspace(1) externally_initialized global ptr addrspace(4) null, align 8
@shared = internal addrspace(3) global ptr addrspace(4) undef, align 8

define spir_kernel void @compares(ptr addrspace(1) %p) {
  %v = load ptr addrspace(4), ptr addrspace(1) @own
  %c = icmp eq ptr addrspace(4) %v, addrspacecast (ptr addrspace(1) @own to ptr addrspace(4))
  %z = zext i1 %c to i32
  store i32 %z, ptr addrspace(1) %p
  %i = ptrtoint ptr addrspace(3) @shared to i64
  %e = getelementptr i8, ptr addrspace(1) %p, i64 8
  store i64 %i, ptr addrspace(1) %e
  store volatile ptr addrspace(4) %v, ptr addrspace(3) @shared
  %w = load volatile ptr addrspace(4), ptr addrspace(3) @shared
  %f = getelementptr i8, ptr addrspace(1) %p, i64 16
  store ptr addrspace(4) %w, ptr addrspace(1) %f
  ret void
}

; A compare-exchange of the pointer uses bytes; otherwise the variable gets the type of its result.
; CHECK-LABEL: @exchanges
; CHECK: [[PLACE:%.*]] = getelementptr i8, ptr addrspace(1) @own, i64 0
; CHECK: cmpxchg ptr addrspace(1) [[PLACE]], i64 %old, i64 %new
define spir_kernel void @exchanges(i64 %old, i64 %new, ptr addrspace(1) %p) {
  %r = cmpxchg ptr addrspace(1) @own, i64 %old, i64 %new monotonic monotonic
  %v = extractvalue { i64, i1 } %r, 0
  store i64 %v, ptr addrspace(1) %p
  ret void
}
