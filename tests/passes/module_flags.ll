; Both translators hear that this is OpenCL, whose built-in functions they know, and that contraction is
; allowed unless the user forbids it.
; RUN: hipspv lower --passes=source-language,fp-contract "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --no-fp-contract "%s" -S -o - | filecheck --check-prefix=OFF "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-DAG: !opencl.enable.FP_CONTRACT = !{}
; CHECK-DAG: !opencl.ocl.version = !{[[ONE:![0-9]+]], [[TWO:![0-9]+]]}
; CHECK: !{i32 3, i32 0}
; CHECK-NOT: !{i32 0, i32 0}
; OFF-NOT: FP_CONTRACT
; SPIRV-NOT: ContractionOff
; SPIRV-NOT: LinkageAttributes {{.*}} Import
; SPIRV: OpExtInst %float %1 tan
declare spir_func float @_Z3tanf(float)
define spir_kernel void @kernel(ptr addrspace(1) %p, float %f) {
  %t = call spir_func float @_Z3tanf(float %f)
  store float %t, ptr addrspace(1) %p
  ret void
}
!opencl.ocl.version = !{!0, !1}
!0 = !{i32 0, i32 0}
!1 = !{i32 3, i32 0}
