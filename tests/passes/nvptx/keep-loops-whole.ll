; A loop that a `continue` leads back to the start of stays one loop.
; RUN: hipspv lower --offload-arch=sm_90 --passes=keep-loops-whole "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --offload-arch=sm_90 --passes=optimize "%s" -S -o - | filecheck --check-prefix=APART "%s"
; RUN: hipspv lower --offload-arch=sm_90 --passes=keep-loops-whole,optimize "%s" -S -o - | filecheck --check-prefix=WHOLE "%s"
; RUN: hipspv lower --offload-arch=sm_90 --passes=keep-loops-whole,optimize "%s" -o %t.bc
; RUN: hipspv translate --offload-arch=sm_90 %t.bc -o - | filecheck --check-prefix=PTX "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @walk
; CHECK: head:
; CHECK: %found = phi
; CHECK-NEXT: call void @llvm.sideeffect() #[[CONVERGENT:[0-9]+]]
; CHECK: end:
; CHECK-LABEL: @once
; CHECK-NOT: call void @llvm.sideeffect
; CHECK: attributes #[[CONVERGENT]] = { convergent }
; APART: .outer:
; WHOLE-LABEL: @walk
; WHOLE-NOT: .outer
; WHOLE: }
; PTX-LABEL: .entry walk(
; PTX-NOT: call
; PTX: ret;
define ptx_kernel void @walk(ptr %stack, ptr %out, i32 %depth) {
entry:
  br label %head
head:
  %row = phi i32 [ 0, %entry ], [ %less, %pop ], [ %row, %count ], [ %more, %deeper ]
  %found = phi i32 [ 0, %entry ], [ %found, %pop ], [ %counted, %count ], [ %found, %deeper ]
  %place = getelementptr i32, ptr %stack, i32 %row
  %free = load volatile i32, ptr %place
  %none = icmp eq i32 %free, 0
  br i1 %none, label %empty, label %push
empty:
  %first = icmp eq i32 %row, 0
  br i1 %first, label %end, label %pop
pop:
  %less = sub i32 %row, 1
  br label %head, !llvm.loop !0
push:
  %last = icmp eq i32 %row, %depth
  br i1 %last, label %count, label %deeper
count:
  %counted = add i32 %found, 1
  store volatile i32 %found, ptr %out
  br label %head
deeper:
  %more = add i32 %row, 1
  store volatile i32 %row, ptr %place
  br label %head
end:
  store i32 %found, ptr %out
  ret void
}

define void @once(ptr %out, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  store volatile i32 %i, ptr %out
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
