; The user's noinline stays at every level, down to SPIR-V. The pair that -O0 puts on everything is removed, so
; that functions that must be inlined are.
; RUN: hipspv lower -O0 "%s" -S -o - | filecheck --check-prefixes=CHECK,O0 "%s"
; RUN: hipspv lower -O2 "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O3 "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O3 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O3 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: define {{.*}} @kernel(
; CHECK: call spir_func i32 @hipspv.fn.kept(
; CHECK-NOT: call spir_func i32 @hipspv.fn.forced(
; CHECK-NOT: call spir_func i32 @hipspv.fn.compilers(
; O0-NOT: optnone
; SPIRV: OpName %[[KEPT:[A-Za-z0-9_]+]] "hipspv.fn.kept"
; SPIRV: %[[KEPT]] = OpFunction %{{[a-z0-9]+}} DontInline
; SPIRV: OpFunctionCall %{{[a-z0-9]+}} %[[KEPT]]
define internal spir_func i32 @kept(i32 %x) noinline {
  %y = mul i32 %x, 7
  ret i32 %y
}
define internal spir_func i32 @forced(i32 %x) alwaysinline {
  %y = xor i32 %x, 9
  ret i32 %y
}
define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n) noinline optnone {
  %a = call spir_func i32 @kept(i32 %n)
  %b = call spir_func i32 @forced(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  ret void
}
