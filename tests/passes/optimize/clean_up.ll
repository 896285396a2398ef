; The module loses what clang adds for linkers and for itself: its identity, arrays of symbols to keep,
; symbols of header files, functions and declarations that nothing calls.
; RUN: %validate
; RUN: hipspv lower "%s" -S -o - | filecheck "%s"
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: {{__hip_cuid|llvm\.used|llvm\.compiler\.used|threadIdx|stub|never|comdat|__hipspv_warp_size}}
; SPIRV-NOT: {{__hip_cuid|llvm|threadIdx|stub|never|" Import|warp_size}}
$inlined = comdat any
%Index = type { i8 }
@_ZL9threadIdx = internal addrspace(1) constant %Index undef, align 1
@__hip_cuid_0123456789abcdef = addrspace(1) global i8 0
@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@kept = hidden addrspace(1) externally_initialized global i32 4, align 4
@llvm.used = appending addrspace(1) global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hipspv_warp_size_32 to ptr addrspace(4))], section "llvm.metadata"
@llvm.compiler.used = appending addrspace(1) global [3 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @kept to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @__hip_cuid_0123456789abcdef to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr @stub to ptr addrspace(4))], section "llvm.metadata"
; CHECK: @kept = {{.*}}addrspace(1) global i32 4
; CHECK: define spir_kernel void @kernel(
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = call spir_func i32 @inlined(i32 4)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-NEXT: store i32 5
define linkonce_odr spir_func i32 @inlined(i32 %i) comdat {
  %v = add i32 %i, 1
  ret i32 %v
}
define spir_func void @stub() {
  call spir_func void @never_called()
  ret void
}
declare spir_func void @never_called()
