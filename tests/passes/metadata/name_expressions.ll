; A note records the symbol of a name expression, and the expression disappears: the kernel's structure may still
; become another parameter, and its address is taken nowhere.
; RUN: hipspv lower --passes=record-name-expressions "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
; RUN: sed -e "/^@__hipspv_name_1/s/addrspace(1) @table/@helper/" "%s" > %t.wrong.ll
; RUN: not hipspv lower %t.wrong.ll -o %t.bc 2>&1 | filecheck --check-prefix=WRONG "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; WRONG: error: name expression 1 names neither a kernel nor a device variable
; CHECK-NOT: __hipspv_name
; CHECK-NOT: llvm.used
@table = linkonce_odr hidden addrspace(1) externally_initialized global [2 x float] [float 1.0, float 2.0], align 4
@__hipspv_name_0 = hidden addrspace(1) externally_initialized global ptr addrspace(4) addrspacecast (ptr @_Z5scaleIfEvPT_ to ptr addrspace(4)), align 8
@__hipspv_name_1 = hidden addrspace(1) externally_initialized global ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), align 8
@llvm.used = appending addrspace(1) global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hipspv_name_0 to ptr addrspace(4))], section "llvm.metadata"
; CHECK: !{!"hipspv.name 0 _Z5scaleIfEvPT_"}
; CHECK: !{!"hipspv.name 1 table"}
; The variable is kept although no kernel uses it.
; SPIRV: OpModuleProcessed "hipspv.name 0 _Z5scaleIfEvPT_"
; SPIRV: OpModuleProcessed "hipspv.name 1 table"
; SPIRV: OpModuleProcessed "hipspv.variable 0 table 8"
define internal spir_func i32 @helper(i32 %i) {
  ret i32 %i
}
define linkonce_odr spir_kernel void @_Z5scaleIfEvPT_(ptr addrspace(1) %p, ptr addrspace(2) byref({ i32, i32 }) align 4 %s) {
  %copy = alloca { i32, i32 }, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %copy, ptr addrspace(2) align 4 %s, i64 8, i1 false)
  %v = load float, ptr %copy
  store float %v, ptr addrspace(1) %p
  ret void
}
