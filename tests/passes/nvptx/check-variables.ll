; Variables that hold each other's addresses in a cycle, and those that only point to some.
; RUN: not hipspv lower --offload-arch=sm_90 --passes=check-variables "%s" -o %t.bc 2>&1 | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-NOT: 'chain'
; CHECK: error: the initial value of 'own' leads to its own address
; CHECK: in function 'use'
; CHECK: error: the initial value of 'left' leads to its own address
; CHECK: error: the initial value of 'right' leads to its own address
; CHECK-NOT: error: the initial value
; CHECK: 3 errors generated
@number = addrspace(1) global i32 5
@chain = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @number to ptr)
@own = addrspace(1) global { ptr, i32 } { ptr addrspacecast (ptr addrspace(1) @own to ptr), i32 1 }
@left = addrspace(1) global [2 x ptr] [ptr null, ptr addrspacecast (ptr addrspace(1) @right to ptr)]
@right = addrspace(1) global i64 ptrtoint (ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @left to ptr), i64 8) to i64)

define ptr @use() {
  %found = load ptr, ptr addrspace(1) @own
  ret ptr %found
}
