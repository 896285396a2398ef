; The source's alignments, if PTX declares another one: of a packed long, _BitInt(100) and an int with `aligned(16)`.
; RUN: hipspv lower --offload-arch=sm_90 --passes=describe-source-parameters,widen-integer-parameters,record-source-alignments,emit-records "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%large = type { i64, i64, i64 }

; CHECK: // hipspv.alignments differing 8 1 8 16 4
; CHECK-NOT: hipspv.alignments
define ptx_kernel void @differing(ptr addrspace(1) %out, i64 %packed, i100 %wide, i32 %aligned, ptr byval(%large) align 4 %structure) {
  %packed.memory = alloca i64, align 1
  %wide.memory = alloca i100, align 8
  %aligned.memory = alloca i32, align 16
  store i64 %packed, ptr %packed.memory
  store i100 %wide, ptr %wide.memory
  store i32 %aligned, ptr %aligned.memory
  ret void
}

define ptx_kernel void @same(ptr addrspace(1) %out, i64 %number, ptr byval(%large) align 8 %structure) {
  %memory = alloca i64, align 8
  store i64 %number, ptr %memory
  ret void
}
