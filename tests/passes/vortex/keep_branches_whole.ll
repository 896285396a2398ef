; A conditional branch is marked so that LLVM's back end neither splits nor repeats it.
; RUN: hipspv lower --offload-arch=vortex_rv32 --passes=keep-branches-whole "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: br label %both
; CHECK: call void asm sideeffect "", ""() [[CONVERGENT:#[0-9]+]]
; CHECK-NEXT: br i1 %d, label %yes, label %no, !unpredictable [[NONE:![0-9]+]]
; CHECK: attributes [[CONVERGENT]] = { convergent }
; CHECK: [[NONE]] = !{}
define i32 @f(i1 %a, i1 %b) {
  br label %both
both:
  %d = and i1 %a, %b
  br i1 %d, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 2
}
