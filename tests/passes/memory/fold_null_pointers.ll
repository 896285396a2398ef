; Null is no object's address in any address space.
; RUN: hipspv lower --passes=fold-null-pointers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@text = internal addrspace(1) constant [3 x i8] c"hi\00"

; CHECK-LABEL: @kernel
; CHECK-NOT: icmp
; CHECK: store i8 104, ptr addrspace(1) %p
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %null = icmp eq ptr addrspace(1) @text, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  %byte = select i1 %null, i8 0, i8 104
  store i8 %byte, ptr addrspace(1) %p
  ret void
}

; An unknown pointer may be null.
; CHECK-LABEL: @unknown
; CHECK: icmp eq ptr addrspace(1) %q, null
define spir_kernel void @unknown(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %null = icmp eq ptr addrspace(1) %q, addrspacecast (ptr addrspace(4) null to ptr addrspace(1))
  %byte = zext i1 %null to i8
  store i8 %byte, ptr addrspace(1) %p
  ret void
}

; Device compilers hang on undefined pointers.
; CHECK-LABEL: define spir_kernel void @undefined
; CHECK: call spir_func i32 @callee(ptr addrspace(4) null, i32 %n)
; CHECK: store ptr addrspace(4) null, ptr addrspace(1) %p
define spir_kernel void @undefined(ptr addrspace(1) %p, i32 %n) {
  %r = call spir_func i32 @callee(ptr addrspace(4) poison, i32 %n)
  store i32 %r, ptr addrspace(1) %p
  store ptr addrspace(4) undef, ptr addrspace(1) %p
  ret void
}
define internal spir_func i32 @callee(ptr addrspace(4) %unread, i32 %n) noinline {
  ret i32 %n
}
