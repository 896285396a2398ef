; Operations that SPIR-V can't do with integers of other widths are reported once, with a remedy.
; RUN: not hipspv lower --passes=legalize-integers "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: error: integers of a width that SPIR-V lacks in `%a = load atomic i128
; CHECK: note: use integers of 8, 16, 32 or 64 bits there
; CHECK-NOT: %b = add
; CHECK: error: integers of a width that SPIR-V lacks in `%c = atomicrmw add ptr addrspace(1) %p, i128
define spir_kernel void @atomics(ptr addrspace(1) %p) {
  %a = load atomic i128, ptr addrspace(1) %p monotonic, align 16
  %b = add i128 %a, 1
  %c = atomicrmw add ptr addrspace(1) %p, i128 %b monotonic
  ret void
}
