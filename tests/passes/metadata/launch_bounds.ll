; The bounds of __launch_bounds__ go to the runtime; HIP's own bound, which clang writes for every kernel, needs no
; note.
; RUN: hipspv lower --passes=record-launch-bounds "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s" --check-prefix=SPIRV
; RUN: %disassemble-khronos | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; SPIRV: OpModuleProcessed "hipspv.bounds bounded 128"
; SPIRV-NOT: hipspv.bounds
; SPIRV-NOT: MaxWorkgroupSize
; CHECK-NOT: max_work_group_size
; CHECK: !hipspv.metadata = !{!{{[0-9]+}}}
; CHECK: !{!"hipspv.bounds bounded 128"}
define spir_kernel void @bounded(ptr addrspace(1) %p) !max_work_group_size !0 {
  store i32 1, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @free(ptr addrspace(1) %p) !max_work_group_size !1 {
  store i32 2, ptr addrspace(1) %p
  ret void
}
!0 = !{i32 64, i32 2, i32 1}
!1 = !{i32 1024, i32 1, i32 1}
