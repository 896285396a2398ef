; Assembly without instructions is removed, under both translators; its tied operand replaces its result.
; RUN: hipspv lower --passes=remove-empty-assembly "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK-NOT: asm
; CHECK: store i32 %n, ptr addrspace(1) %p
; CHECK-NOT: asm
; CHECK: ret void
define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  call void asm sideeffect "", "~{memory}"()
  %a = call i32 asm "", "=r,0"(i32 %n)
  store i32 %a, ptr addrspace(1) %p
  call void asm sideeffect " \0A ", "r"(i32 %a)
  ret void
}
