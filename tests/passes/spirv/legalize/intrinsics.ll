; Overflow and saturation, math of OpenCL, and minimum with IEEE's rules come out as plain IR.
; RUN: hipspv lower --passes=expand-intrinsics "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.tan.f32(float)
declare <4 x float> @llvm.atan2.v4f32(<4 x float>, <4 x float>)
declare { float, float } @llvm.modf.f32(float)
declare { float, float } @llvm.sincos.f32(float)
declare i32 @llvm.sshl.sat.i32(i32, i32)
declare i8 @llvm.scmp.i8.i32(i32, i32)
declare i64 @llvm.lround.i64.f32(float)
declare i16 @llvm.bitreverse.i16(i16)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare float @llvm.ldexp.f32.i32(float, i32)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare i1 @llvm.expect.i1(i1, i1)

; CHECK-NOT: call {{.*}}@llvm.{{(sadd|umul|minimum|tan|modf|sincos|sshl|scmp|lround|bitreverse|ldexp|frexp|smin|umax|assume|lifetime|expect)}}

; CHECK-LABEL: @limits
; CHECK: %[[LESS:.*]] = icmp slt i32 %a, %b
; CHECK: select i1 %[[LESS]], i32 %a, i32 %b
; CHECK: %[[MORE:.*]] = icmp ugt i64 %c, 7
; CHECK: select i1 %[[MORE]], i64 %c, i64 7
define spir_kernel void @limits(ptr addrspace(1) %p, i32 %a, i32 %b, i64 %c) {
  %least = call i32 @llvm.smin.i32(i32 %a, i32 %b)
  store i32 %least, ptr addrspace(1) %p
  %most = call i64 @llvm.umax.i64(i64 %c, i64 7)
  store i64 %most, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @signed_overflow
; CHECK: %{{.*}} = add i32 %a, %b
; CHECK: icmp slt i32 %{{.*}}, 0
define spir_kernel void @signed_overflow(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %over = extractvalue { i32, i1 } %pair, 1
  %wide = zext i1 %over to i32
  store i32 %wide, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @product
; CHECK: call spir_func i32 @_Z6mul_hijj(i32 %a, i32 %b)
define spir_kernel void @product(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %pair = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %a, i32 %b)
  %over = extractvalue { i32, i1 } %pair, 1
  %wide = zext i1 %over to i32
  store i32 %wide, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @math
; CHECK: call spir_func float @_Z3tanf(float %f)
; CHECK: call spir_func <4 x float> @_Z5atan2Dv4_fS_(
; CHECK: fcmp uno float
; CHECK: shl i32 {{.*}}, 23
; CHECK: call spir_func double @_Z5frexpdPi(double %d, ptr
define spir_kernel void @math(ptr addrspace(1) %p, float %f, <4 x float> %v, i32 %i, double %d) {
  %tan = call float @llvm.tan.f32(float %f)
  %angle = call <4 x float> @llvm.atan2.v4f32(<4 x float> %v, <4 x float> %v)
  %first = extractelement <4 x float> %angle, i32 0
  %least = call float @llvm.minimum.f32(float %tan, float %first)
  %pair = call { float, float } @llvm.modf.f32(float %least)
  %whole = extractvalue { float, float } %pair, 1
  %sincos = call { float, float } @llvm.sincos.f32(float %whole)
  %cos = extractvalue { float, float } %sincos, 1
  %scaled = call float @llvm.ldexp.f32.i32(float %cos, i32 %i)
  %near = call i64 @llvm.lround.i64.f32(float %scaled)
  %frexp = call { double, i32 } @llvm.frexp.f64.i32(double %d)
  %exponent = extractvalue { double, i32 } %frexp, 1
  %e = sext i32 %exponent to i64
  %sum = add i64 %near, %e
  store i64 %sum, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @integers
define spir_kernel void @integers(ptr addrspace(1) %p, i32 %a, i32 %b, i16 %s) {
  %slot = alloca i32
  call void @llvm.lifetime.start.p0(ptr %slot)
  %less = icmp slt i32 %a, %b
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %p, i64 16) ]
  %likely = call i1 @llvm.expect.i1(i1 %less, i1 true)
  %l = zext i1 %likely to i8
  %shl = call i32 @llvm.sshl.sat.i32(i32 %a, i32 %b)
  %cmp = call i8 @llvm.scmp.i8.i32(i32 %shl, i32 %b)
  %rev = call i16 @llvm.bitreverse.i16(i16 %s)
  %r = trunc i16 %rev to i8
  %x = add i8 %cmp, %r
  %y = add i8 %x, %l
  store i8 %y, ptr addrspace(1) %p
  ret void
}
