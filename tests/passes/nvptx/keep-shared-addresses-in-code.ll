; A switch among addresses of shared memory is no table in global memory.
; RUN: hipspv lower --offload-arch=sm_90 --passes=keep-shared-addresses-in-code,optimize "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@a = internal addrspace(3) global [4 x i32] undef
@b = internal addrspace(3) global [4 x i32] undef
@c = internal addrspace(3) global [4 x i32] undef
@d = internal addrspace(3) global [4 x i32] undef

; CHECK-NOT: switch
; CHECK-LABEL: .entry chosen(
define ptx_kernel void @chosen(i32 %which, ptr addrspace(1) %out) {
entry:
  %slot = alloca ptr
  store ptr addrspacecast (ptr addrspace(3) @a to ptr), ptr %slot
  switch i32 %which, label %end [
    i32 0, label %second
    i32 1, label %third
    i32 2, label %fourth
    i32 3, label %end
  ]
second:
  store ptr addrspacecast (ptr addrspace(3) @b to ptr), ptr %slot
  br label %end
third:
  store ptr addrspacecast (ptr addrspace(3) @c to ptr), ptr %slot
  br label %end
fourth:
  store ptr addrspacecast (ptr addrspace(3) @d to ptr), ptr %slot
  br label %end
end:
  %from = load ptr, ptr %slot
  store volatile i32 7, ptr %from
  %value = load volatile i32, ptr %from
  store i32 %value, ptr addrspace(1) %out
  ret void
}
