; Vectors of lengths that SPIR-V lacks are split.
; RUN: hipspv lower --passes=scalarize-vector-intrinsics,expand-wide-operations,legalize-aggregates,legalize-vectors,legalize-integers "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @five
; CHECK-NOT: <5 x
; CHECK: load i32
define spir_kernel void @five(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <5 x i32>, ptr addrspace(1) %q
  %w = add <5 x i32> %v, splat (i32 3)
  store <5 x i32> %w, ptr addrspace(1) %p
  ret void
}
; Functions pass them as structures.
; Kernels take them as an integer vector of their size in memory.
; CHECK-LABEL: @reduce
; CHECK-NOT: vector.reduce
; CHECK: call i8 @llvm.smax.i8
define spir_kernel void @reduce(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <32 x i8>, ptr addrspace(1) %q
  %m = call i8 @llvm.vector.reduce.smax.v32i8(<32 x i8> %v)
  store i8 %m, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @loop
; CHECK-NOT: phi <
; CHECK: phi float
define spir_kernel void @loop(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %body
body:
  %v = phi <6 x float> [ zeroinitializer, %entry ], [ %w, %body ]
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %w = fadd <6 x float> %v, splat (float 1.0)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %body, label %exit
exit:
  store <6 x float> %w, ptr addrspace(1) %p
  ret void
}
; The scalarizer doesn't change volatile accesses.
; CHECK-LABEL: @volatile
; CHECK: load volatile double, ptr addrspace(1) %q, align 64
; CHECK: [[AT:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %q, i64 8
; CHECK: load volatile double, ptr addrspace(1) [[AT]], align 8
; CHECK: store volatile double
define spir_kernel void @volatile(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load volatile <5 x double>, ptr addrspace(1) %q
  store volatile <5 x double> %v, ptr addrspace(1) %p
  ret void
}
; Five elements have no element 6: LLVM's scalarizer crashes on it.
; CHECK-LABEL: @beyond
; CHECK: store i32 poison
define spir_kernel void @beyond(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <5 x i32>, ptr addrspace(1) %q
  %w = insertelement <5 x i32> %v, i32 1, i64 -1
  %x = extractelement <5 x i32> %w, i32 1
  store i32 %x, ptr addrspace(1) %p
  ret void
}
; LLVM folds no cast if no element is a whole number of the other vector's elements.
; CHECK-LABEL: @constant
; CHECK-NOT: bitcast
; CHECK: store volatile i8 2, ptr addrspace(1) %p
; CHECK: store volatile i8 -4, ptr addrspace(1) %p
; CHECK: store i8 2, ptr addrspace(1) %q
define spir_kernel void @constant(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %a = extractelement <33 x i8> bitcast (<8 x i33> <i33 2, i33 -2, i33 0, i33 0, i33 0, i33 0, i33 0, i33 0> to <33 x i8>), i64 0
  store volatile i8 %a, ptr addrspace(1) %p
  %b = extractelement <33 x i8> bitcast (<8 x i33> <i33 2, i33 -2, i33 0, i33 0, i33 0, i33 0, i33 0, i33 0> to <33 x i8>), i64 4
  store volatile i8 %b, ptr addrspace(1) %p
  store <33 x i8> bitcast (<8 x i33> <i33 2, i33 -2, i33 0, i33 0, i33 0, i33 0, i33 0, i33 0> to <33 x i8>), ptr addrspace(1) %q
  ret void
}
; CHECK-LABEL: define internal spir_func { float, float, float, float, float, float, float } @seven({ float, float, float, float, float, float, float } %0, { i1, i1, i1, i1, i1 } %1)
; CHECK: select i1
define internal spir_func <7 x float> @seven(<7 x float> %x, <5 x i1> %m) noinline {
  %c = extractelement <5 x i1> %m, i32 4
  %y = fadd <7 x float> %x, %x
  %z = select i1 %c, <7 x float> %y, <7 x float> %x
  ret <7 x float> %z
}
; CHECK-LABEL: define spir_kernel void @calls(ptr addrspace(1) %p, <4 x i64> %0)
; CHECK: call spir_func { float, float, float, float, float, float, float } @seven
define spir_kernel void @calls(ptr addrspace(1) %p, <7 x float> %x) {
  %y = call spir_func <7 x float> @seven(<7 x float> %x, <5 x i1> splat (i1 true))
  store <7 x float> %y, ptr addrspace(1) %p
  ret void
}
