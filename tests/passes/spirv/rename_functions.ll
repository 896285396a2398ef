; A user's function is no built-in of OpenCL, whatever its name; a kernel keeps its own.
; RUN: hipspv lower --passes=rename-functions "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-khronos | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: define internal spir_func float @hipspv.fn._Z3dotDv4_fS_(
; SPIRV-NOT: OpDot
; SPIRV: OpFunctionCall
define internal spir_func float @_Z3dotDv4_fS_(<4 x float> %a, <4 x float> %b) noinline {
  %x = extractelement <4 x float> %a, i32 0
  ret float %x
}

; CHECK: define spir_kernel void @kernel(
; CHECK: call spir_func float @hipspv.fn._Z3dotDv4_fS_(
define spir_kernel void @kernel(ptr addrspace(1) %p, <4 x float> %a) {
  %r = call spir_func float @_Z3dotDv4_fS_(<4 x float> %a, <4 x float> %a)
  store float %r, ptr addrspace(1) %p
  ret void
}
