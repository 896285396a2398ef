; Flags tell both translators that this is OpenCL, whose built-in functions they know. A kernel may fuse
; products and sums only if all of them may, and none if the user forbids it.
; RUN: hipspv lower --passes=set-source-language,set-fp-contract "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --no-fp-contract "%s" -S -o - | filecheck --check-prefix=OFF "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-DAG: !opencl.enable.FP_CONTRACT = !{}
; CHECK-DAG: !opencl.ocl.version = !{[[ONE:![0-9]+]], [[TWO:![0-9]+]]}
; CHECK-DAG: !spirv.ExecutionMode = !{[[PART:![0-9]+]], [[BELOW:![0-9]+]]}
; CHECK-DAG: [[PART]] = !{ptr @part, i32 31}
; CHECK-DAG: [[BELOW]] = !{ptr @below, i32 31}
; CHECK-DAG: [[ONE]] = !{i32 3, i32 0}
; CHECK-NOT: !{i32 0, i32 0}
; CHECK-NOT: !{i32 2, i32 0}
; OFF: ptr @kernel, i32 31
; OFF: ptr @all, i32 31

; SPIRV-DAG: OpEntryPoint Kernel %[[PART:.*]] "part"
; SPIRV-DAG: OpEntryPoint Kernel %[[BELOW:.*]] "below"
; SPIRV-DAG: OpExecutionMode %[[PART]] ContractionOff
; SPIRV-DAG: OpExecutionMode %[[BELOW]] ContractionOff
; SPIRV-NOT: ContractionOff
; SPIRV-NOT: LinkageAttributes {{.*}} Import
; SPIRV: OpExtInst %float %1 tan
; SPIRV-NOT: ContractionOff
declare spir_func float @_Z3tanf(float)
define spir_kernel void @kernel(ptr addrspace(1) %p, float %f) {
  %t = call spir_func float @_Z3tanf(float %f)
  %s = fmul float %t, %f
  store float %s, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @all(ptr addrspace(1) %p, float %f, float %g) {
  %m = fmul contract float %f, %g
  %s = fadd contract float %m, %f
  store float %s, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @part(ptr addrspace(1) %p, float %f, float %g) {
  %m = fmul contract float %f, %g
  %s = fadd float %m, %f
  store float %s, ptr addrspace(1) %p
  ret void
}
define internal spir_func float @product(float %f, float %g) noinline {
  %m = fmul float %f, %g
  ret float %m
}
define spir_kernel void @below(ptr addrspace(1) %p, float %f, float %g) {
  %m = call spir_func float @product(float %f, float %g)
  %s = fsub contract float %m, %f
  store float %s, ptr addrspace(1) %p
  ret void
}
!opencl.ocl.version = !{!0, !1}
!0 = !{i32 0, i32 0}
!1 = !{i32 2, i32 0}
