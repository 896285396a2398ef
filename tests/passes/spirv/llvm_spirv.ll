; Constructs that llvm-spirv's older LLVM doesn't read are removed; those that SPIR-V can express stay.
; RUN: hipspv lower --translator=llvm-spirv --passes=llvm-spirv-workarounds "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%S = type { i32, i32 }
%P = type { ptr addrspace(4), ptr addrspace(4) }
@undefined = internal addrspace(3) global %P undef
; CHECK: @undefined = internal addrspace(3) global [1 x %P] undef
; CHECK: define spir_kernel void @kernel(ptr addrspace(1) noalias align 16 %p, ptr byval(%S) align 4 %s, i32 %a, i32 signext %b) {
; CHECK: getelementptr i32, ptr addrspace(1) %p, i32 %a
; CHECK: getelementptr inbounds i32, ptr addrspace(1) %p, i32 %b
; CHECK: icmp ult i32 %a, %b
; CHECK-NOT: llvm.loop
define spir_kernel void @kernel(ptr addrspace(1) noalias captures(none) initializes((0, 4)) align 16 %p, ptr byval(%S) align 4 captures(none) %s, i32 range(i32 0, 9) %a, i32 signext %b) memory(argmem: readwrite, target_mem0: none) {
  %x = getelementptr nuw i32, ptr addrspace(1) %p, i32 %a
  store i32 1, ptr addrspace(1) %x
  %y = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i32 %b
  store i32 2, ptr addrspace(1) %y
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %loop ]
  %j = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %less = icmp samesign ult i32 %a, %b
  br i1 %less, label %end, label %loop, !llvm.loop !0
end:
  ret void
}
; The tool would read a constant offset as undef.
@pair = internal addrspace(1) global { i32, i32 } zeroinitializer
; CHECK-LABEL: define spir_kernel void @offset
; CHECK: [[AT:%.*]] = getelementptr inbounds i8, ptr addrspace(1) @pair, i64 4
; CHECK-NEXT: [[GENERIC:%.*]] = addrspacecast ptr addrspace(1) [[AT]] to ptr addrspace(4)
; CHECK-NEXT: store ptr addrspace(4) [[GENERIC]], ptr addrspace(1) %p
define spir_kernel void @offset(ptr addrspace(1) %p) {
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @pair, i64 4) to ptr addrspace(4)), ptr addrspace(1) %p
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
; A structure without initialiser gets none; a cast of its address becomes an instruction after the
; stack variables, which come first.
; CHECK-LABEL: define spir_kernel void @shared
; CHECK-NEXT: alloca i64
; CHECK-NEXT: alloca i32
; CHECK-NEXT: [[SHARED:%.*]] = addrspacecast ptr addrspace(3) @undefined to ptr addrspace(4)
; CHECK: phi ptr addrspace(4) [ [[SHARED]], %left ], [ %from, %right ]
define spir_kernel void @shared(i1 %c, ptr addrspace(1) %p) {
  %a = alloca i32
  %from = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %b = alloca i64
  store i64 1, ptr %b
  store i32 1, ptr %a
  br i1 %c, label %left, label %right
left:
  br label %end
right:
  br label %end
end:
  %at = phi ptr addrspace(4) [ addrspacecast (ptr addrspace(3) @undefined to ptr addrspace(4)), %left ], [ %from, %right ]
  store i32 1, ptr addrspace(4) %at
  ret void
}
; A switch that goes to a block for several values has one edge to its phis; one that also goes elsewhere keeps that.
; CHECK-LABEL: define spir_kernel void @cases
; CHECK: switch i32 %a, label %[[JOINED:[0-9]+]] [
; CHECK-NEXT: i32 1, label %[[JOINED]]
; CHECK-NEXT: i32 2, label %other
; CHECK-NEXT: i32 3, label %[[JOINED]]
; CHECK: [[JOINED]]:
; CHECK-NEXT: br label %join
; CHECK: phi i32 [ 7, %[[JOINED]] ], [ %b, %other ]
; CHECK-NEXT: phi i32 [ %b, %[[JOINED]] ], [ 8, %other ]
define spir_kernel void @cases(i32 %a, i32 %b, ptr addrspace(1) %p) {
  switch i32 %a, label %join [
    i32 1, label %join
    i32 2, label %other
    i32 3, label %join
  ]
other:
  br label %join
join:
  %x = phi i32 [ 7, %0 ], [ 7, %0 ], [ 7, %0 ], [ %b, %other ]
  %y = phi i32 [ %b, %0 ], [ %b, %0 ], [ %b, %0 ], [ 8, %other ]
  %sum = add i32 %x, %y
  store i32 %sum, ptr addrspace(1) %p
  ret void
}
; The value that a phi takes from below keeps its fast-math flags, which a copy doesn't have.
; CHECK-LABEL: define spir_kernel void @accumulate
; CHECK: phi float [ 0.000000e+00, %0 ], [ [[COPY:%.*]], %loop ]
; CHECK: [[SUM:%.*]] = fadd fast float
; CHECK-NEXT: [[COPY]] = select i1 true, float [[SUM]], float [[SUM]]
define spir_kernel void @accumulate(float %a, i32 %n, ptr addrspace(1) %p) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %s = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %sum = fadd fast float %s, %a
  %next = add i32 %i, 1
  %less = icmp ult i32 %next, %n
  br i1 %less, label %loop, label %end
end:
  store float %sum, ptr addrspace(1) %p
  ret void
}
