; SPIR-V's arrays have elements: addresses in empty arrays are computed, memory gets other types.
; RUN: hipspv lower --passes=legalize-zero-length-arrays "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%Flexible = type { i32, [0 x double] }
%Apart = type { i8, [0 x i32], i8 }
%Nothing = type {}
; CHECK: @flexible = addrspace(1) global { i32, [4 x i8] } { i32 7, [4 x i8] zeroinitializer }
@flexible = addrspace(1) global %Flexible { i32 7, [0 x double] zeroinitializer }
; CHECK: @apart = addrspace(1) global { i8, [3 x i8], i8, [3 x i8] }
@apart = addrspace(1) global %Apart zeroinitializer
; CHECK: @shared = internal addrspace(3) global [1 x i8] undef
@shared = internal addrspace(3) global %Nothing undef

; CHECK: @nothings = addrspace(1) global [1 x i8] zeroinitializer
@nothings = addrspace(1) global [3 x %Nothing] zeroinitializer
; CHECK: @nested = addrspace(1) global [2 x { i8, [3 x i8] }]
@nested = addrspace(1) global [2 x { i8, [4 x %Nothing], [0 x i32] }] zeroinitializer

; CHECK-LABEL: define spir_kernel void @empty_arguments(
; CHECK-SAME: ptr byval([1 x i8]) align 1 %none, ptr addrspace(1) %p, ptr byval([1 x i8]) align 4 %zero)
; CHECK: getelementptr [4 x i8], ptr addrspace(1) @nested, i64 %odd
define spir_kernel void @empty_arguments(ptr byval(%Nothing) align 1 %none, ptr addrspace(1) %p, ptr byval([0 x i32]) align 4 %zero) {
  %i = ptrtoint ptr addrspace(1) %p to i64
  %odd = and i64 %i, 1
  %e = getelementptr { i8, [4 x %Nothing], [0 x i32] }, ptr addrspace(1) @nested, i64 %odd, i32 2, i64 0
  %v = ptrtoint ptr addrspace(1) %e to i64
  store i64 %v, ptr addrspace(1) %p
  store ptr addrspace(1) @nothings, ptr addrspace(1) @flexible
  ret void
}
; CHECK-LABEL: define spir_kernel void @kernel
; CHECK-SAME: byval({ i32, [4 x i8] })
; CHECK: alloca [1 x i8], align 8
; CHECK: getelementptr i64, ptr addrspace(3) %q, i64 %i
; CHECK: [[VALUES:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
; CHECK: getelementptr inbounds double, ptr addrspace(1) [[VALUES]], i64 %i
; CHECK: getelementptr [8 x i8], ptr addrspace(1) %p, i64 %i
; CHECK: store i8 2, ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @apart, i64 4)
define spir_kernel void @kernel(ptr addrspace(1) %p, ptr addrspace(3) %q, ptr byval(%Flexible) align 8 %f, i64 %i) {
  %none = alloca [0 x i64], align 8
  store ptr addrspace(3) %q, ptr %none
  %a = getelementptr [0 x i64], ptr addrspace(3) %q, i64 0, i64 %i
  store i64 1, ptr addrspace(3) %a
  %b = getelementptr inbounds %Flexible, ptr addrspace(1) %p, i64 0, i32 1, i64 %i
  store double 1.0, ptr addrspace(1) %b
  %c = getelementptr %Flexible, ptr addrspace(1) %p, i64 %i, i32 0
  %n = load i32, ptr %f
  store i32 %n, ptr addrspace(1) %c
  store i8 2, ptr addrspace(1) getelementptr inbounds (%Apart, ptr addrspace(1) @apart, i64 0, i32 2)
  %m = load i32, ptr addrspace(1) @flexible
  store i32 %m, ptr addrspace(3) @shared
  ret void
}
