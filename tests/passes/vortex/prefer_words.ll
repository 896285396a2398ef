; The optimiser must not widen the variables of loops: registers have 32 bits.
; RUN: hipspv lower --offload-arch=vortex_rv32 --passes=prefer-words "%s" -S -o - | filecheck "%s"
; CHECK: target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32-G1"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define void @f() {
  ret void
}
