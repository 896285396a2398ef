; Callees precede their callers and kernels come last; otherwise the order of the source decides.
; RUN: hipspv lower --passes=sort-functions "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
; RUN: hipspv lower --passes=sort-functions,sort-functions "%s" -S -o %t.twice.ll
; RUN: hipspv lower --passes=sort-functions "%s" -S -o %t.once.ll
; RUN: diff %t.once.ll %t.twice.ll
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: define internal spir_func i32 @low(
; CHECK: define internal spir_func i32 @other(
; CHECK: define internal spir_func i32 @middle(
; CHECK: define internal spir_func i32 @high(
; CHECK: define spir_kernel void @first(
; CHECK: define spir_kernel void @second(ptr addrspace(1) captures(none) %p){{.*}} !kernel_arg_type
; CHECK: define spir_kernel void @third(
; SPIRV-DAG: OpEntryPoint Kernel [[FIRST:%.*]] "first"
; SPIRV-DAG: OpEntryPoint Kernel [[SECOND:%.*]] "second"
; SPIRV-DAG: OpEntryPoint Kernel [[THIRD:%.*]] "third"
; SPIRV: {{.*low}} = OpFunction
; SPIRV: {{.*other}} = OpFunction
; SPIRV: {{.*middle}} = OpFunction
; SPIRV: {{.*high}} = OpFunction
; SPIRV: {{%.*}} = OpFunction %void
; SPIRV: {{%.*}} = OpFunction %void
; SPIRV: {{%.*}} = OpFunction %void
define spir_kernel void @first(ptr addrspace(1) %p) {
  %v = call spir_func i32 @high(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define internal spir_func i32 @high(i32 %a) noinline {
  %v = call spir_func i32 @middle(i32 %a)
  %w = call spir_func i32 @low(i32 %v)
  ret i32 %w
}
define spir_kernel void @second(ptr addrspace(1) captures(none) %p) !kernel_arg_type !0 {
  %v = call spir_func i32 @other(i32 3)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define internal spir_func i32 @middle(i32 %a) noinline {
  %n = load volatile i32, ptr addrspace(1) @memory
  %v = call spir_func i32 @low(i32 %n)
  %w = add i32 %v, %a
  ret i32 %w
}
define internal spir_func i32 @low(i32 %a) noinline {
  %n = load volatile i32, ptr addrspace(1) @memory
  %v = mul i32 %a, %n
  ret i32 %v
}
define internal spir_func i32 @other(i32 %a) noinline {
  %n = load volatile i32, ptr addrspace(1) @memory
  %v = sub i32 %a, %n
  ret i32 %v
}
define spir_kernel void @third(ptr addrspace(1) %p) {
  store i32 3, ptr addrspace(1) %p
  ret void
}
@memory = internal addrspace(1) global i32 5
!0 = !{!"int*"}
