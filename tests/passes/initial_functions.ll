; The address of a function in an initialiser is an error that names both; a virtual table is no initialiser that
; anyone reads.
; RUN: not hipspv lower "%s" -o %t.bc 2>&1 | filecheck "%s"
; RUN: sed -e /^@handlers/d -e s/@handlers/@_ZTV4Base/ "%s" > %t.ll
; RUN: hipspv lower --passes=initial-addresses %t.ll -S -o - | filecheck --check-prefix=TABLE %t.ll
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: error: the initialiser of 'handlers' holds the address of the function 'add(int)'
; CHECK: note: SPIR-V has no function pointers
@handlers = addrspace(1) externally_initialized global [2 x ptr] [ptr null, ptr @_Z3addi]
; TABLE: @_ZTV4Base = {{.*}}addrspace(1) global [3 x ptr] zeroinitializer
@_ZTV4Base = internal addrspace(1) constant [3 x ptr] [ptr null, ptr null, ptr @_Z3addi]
define internal spir_func i32 @_Z3addi(i32 %a) {
  ret i32 %a
}
define spir_kernel void @kernel(ptr addrspace(1) %p, i64 %i) {
  %e = getelementptr ptr, ptr addrspace(1) @handlers, i64 %i
  %f = load i64, ptr addrspace(1) %e
  store i64 %f, ptr addrspace(1) %p
  ret void
}
