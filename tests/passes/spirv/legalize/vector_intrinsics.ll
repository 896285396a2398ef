; Intrinsics on whole vectors go element by element; sums from the first to the last.
; RUN: hipspv lower --passes=scalarize-vector-intrinsics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @reduce
; CHECK: [[A:%.*]] = extractelement <3 x float> %v, i32 0
; CHECK: [[S:%.*]] = fadd float %start, [[A]]
; CHECK: fadd float [[S]], {{%.*}}
; CHECK: call i32 @llvm.umax.i32(
; CHECK-NOT: vector.reduce
define spir_kernel void @reduce(ptr addrspace(1) %p, <3 x float> %v, float %start, <2 x i32> %w) {
  %sum = call float @llvm.vector.reduce.fadd.v3f32(float %start, <3 x float> %v)
  %most = call i32 @llvm.vector.reduce.umax.v2i32(<2 x i32> %w)
  store float %sum, ptr addrspace(1) %p
  store i32 %most, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @move
; CHECK-NOT: @llvm.vector
; CHECK: ret void
define spir_kernel void @move(ptr addrspace(1) %p, <4 x i32> %v, <4 x i32> %w) {
  %a = call <4 x i32> @llvm.vector.reverse.v4i32(<4 x i32> %v)
  %b = call <4 x i32> @llvm.vector.splice.left.v4i32(<4 x i32> %a, <4 x i32> %w, i32 1)
  %c = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %b, <4 x i32> %w)
  %d = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %c)
  %e = extractvalue { <4 x i32>, <4 x i32> } %d, 1
  store <4 x i32> %e, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @masked
; CHECK-NOT: @llvm.masked
; CHECK: br i1
; CHECK: ret void
define spir_kernel void @masked(ptr addrspace(1) %p, <4 x i1> %mask) {
  %v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 16 %p, <4 x i1> %mask, <4 x i32> zeroinitializer)
  call void @llvm.masked.store.v4i32.p1(<4 x i32> %v, ptr addrspace(1) align 16 %p, <4 x i1> %mask)
  ret void
}
; CHECK-LABEL: @matrix
; CHECK-NOT: @llvm.matrix
; CHECK: fmul <1 x float>
define spir_kernel void @matrix(ptr addrspace(1) %p, <4 x float> %a, <4 x float> %b) {
  %c = call <4 x float> @llvm.matrix.multiply.v4f32.v4f32.v4f32(<4 x float> %a, <4 x float> %b, i32 2, i32 2, i32 2)
  store <4 x float> %c, ptr addrspace(1) %p
  ret void
}
