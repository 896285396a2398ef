; A texture reference, also a static one, is a device variable that is null until it is bound. Constants of
; undefined value are blockIdx and similar variables.
; RUN: hipspv lower --passes=lower-texture-references "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.texture = type { i32, ptr addrspace(4) }

; CHECK: @shown = {{.*}}addrspace(1) externally_initialized global %struct.texture zeroinitializer, align 8
; CHECK: @_ZL5owned = {{.*}}addrspace(1) externally_initialized global %struct.texture zeroinitializer, align 8
; CHECK: @shared = internal addrspace(3) global i32 undef
; CHECK: @_ZL9threadIdx = internal addrspace(1) constant i32 undef
; CHECK: @_ZL5plain = internal addrspace(1) global i32 0
@shown = hidden addrspace(1) externally_initialized global %struct.texture undef, align 8
@_ZL5owned = internal addrspace(1) global %struct.texture undef, align 8
@shared = internal addrspace(3) global i32 undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant i32 undef, align 4
@_ZL5plain = internal addrspace(1) global i32 0, align 4

define spir_kernel void @kernel(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) @_ZL5owned
  store i32 %v, ptr addrspace(1) %p
  ret void
}
