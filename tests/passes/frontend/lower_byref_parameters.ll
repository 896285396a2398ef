; A by-value structure of a kernel is `byval`, and its copy starts from there.
; RUN: hipspv lower --passes=lower-byref-parameters "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s" --check-prefix=SPIRV
; RUN: %disassemble-khronos | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
%struct = type { float, i32 }

; SPIRV: FuncParamAttr ByVal
; CHECK: define spir_kernel void @kernel(ptr noundef byval(%struct) align 4 %s, ptr addrspace(1) %p)
; CHECK: call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %{{.*}}, ptr align 4 %s, i64 8
define spir_kernel void @kernel(ptr addrspace(2) noundef byref(%struct) align 4 %s, ptr addrspace(1) %p) {
  %copy = alloca %struct
  %generic = addrspacecast ptr %copy to ptr addrspace(4)
  call void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) align 4 %generic, ptr addrspace(2) align 4 %s, i64 8, i1 false)
  %field = getelementptr %struct, ptr addrspace(4) %generic, i32 0, i32 1
  %value = load i32, ptr addrspace(4) %field
  store i32 %value, ptr addrspace(1) %p
  ret void
}

; A pointer to a member function is loaded as a whole.
; CHECK: define spir_kernel void @member(ptr noundef byval({ i64, i64 }) align 8 %s, ptr addrspace(1) %p)
; CHECK: load { i64, i64 }, ptr %s, align 8
define spir_kernel void @member(ptr addrspace(2) byref({ i64, i64 }) align 8 %s, ptr addrspace(1) %p) {
  %value = load { i64, i64 }, ptr addrspace(2) %s, align 8
  %number = extractvalue { i64, i64 } %value, 0
  store i64 %number, ptr addrspace(1) %p
  ret void
}
