; A table of the host is too large for constant memory. Smaller variables, used ones, and those in other memory stay.
; RUN: hipspv lower --offload-arch=sm_90 --passes=drop-unused-tables "%s" -S -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-NOT: @host_table
; CHECK: @small =
; CHECK: @used =
; CHECK: @global =
@host_table = addrspace(4) externally_initialized constant [16385 x i32] zeroinitializer
@small = addrspace(4) externally_initialized constant [16384 x i32] zeroinitializer
@used = addrspace(4) externally_initialized constant [16385 x i32] zeroinitializer
@global = addrspace(1) externally_initialized global [16385 x i32] zeroinitializer

define i32 @use() {
  %found = load i32, ptr addrspace(4) @used
  ret i32 %found
}
