; Texture and surface references have the sizes of the structures that the host writes, and LLVM doesn't take them for
; its own kinds of variables.
; RUN: hipspv lower --offload-arch=sm_90 --passes=plain-texture-references "%s" -S -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-DAG: @image = addrspace(1) externally_initialized global [88 x i8] zeroinitializer, align 8
; CHECK-DAG: @target = addrspace(1) externally_initialized global [8 x i8] zeroinitializer, align 8
@image = addrspace(1) externally_initialized global i64 0, align 8
@target = addrspace(1) externally_initialized global i64 0, align 8

; CHECK: load i64, ptr addrspace(1) @target
define i64 @handle() {
  %handle = load i64, ptr addrspace(1) @target
  ret i64 %handle
}

!nvvm.annotations = !{!0, !1}
; CHECK: !"hipspv.texture"
; CHECK: !"hipspv.surface"
!0 = !{ptr addrspace(1) @image, !"texture", i32 1}
!1 = !{ptr addrspace(1) @target, !"surface", i32 1}
