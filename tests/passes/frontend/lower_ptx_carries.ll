; Statements of inline PTX share a carry flag, also those of small functions. A flag that nothing has set is an error.
; RUN: hipspv lower --passes=lower-ptx-carries,optimize "%s" -S -o - | filecheck "%s"
; RUN: not hipspv lower --passes=lower-ptx-carries,optimize,check-ptx "%s" -o - 2>&1 | filecheck --check-prefix=ERROR "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func ptr addrspace(4) @__hipspv_ptx_carry()

define internal spir_func void @set(i8 %carry) noinline {
  %flag = call spir_func ptr addrspace(4) @__hipspv_ptx_carry()
  store i8 %carry, ptr addrspace(4) %flag
  ret void
}
; CHECK-LABEL: define spir_kernel void @sets
; CHECK-NOT: call
; CHECK: store i8 %carry
define spir_kernel void @sets(ptr addrspace(1) %to, i8 %carry) {
  call spir_func void @set(i8 %carry)
  %flag = call spir_func ptr addrspace(4) @__hipspv_ptx_carry()
  %got = load i8, ptr addrspace(4) %flag
  store i8 %got, ptr addrspace(1) %to
  ret void
}
; CHECK-LABEL: define spir_kernel void @reads
; CHECK: call spir_func i8 @__hipspv_ptx_no_carry()
; ERROR-NOT: error: undefined
; ERROR: inline PTX reads a carry flag that no instruction of the function has set
; ERROR: reached from kernel 'reads'
; ERROR-NOT: error:
define spir_kernel void @reads(ptr addrspace(1) %to) {
  %flag = call spir_func ptr addrspace(4) @__hipspv_ptx_carry()
  %got = load i8, ptr addrspace(4) %flag
  store i8 %got, ptr addrspace(1) %to
  ret void
}
