; RUN: hipspv lower --passes=infer-address-spaces --statistics "%s" -o %t.bc 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: 4 memory accesses, 2 of them generic
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %unknown = load ptr addrspace(4), ptr addrspace(4) %g
  %value = load i32, ptr addrspace(4) %unknown
  %old = atomicrmw add ptr addrspace(4) %unknown, i32 %value monotonic
  store i32 %old, ptr addrspace(4) %g
  ret void
}
