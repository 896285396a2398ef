; Neighbouring elements are one access if their alignment allows it: HIP's float2 is a structure, which the optimiser
; takes apart.
; RUN: hipspv lower --passes=merge-accesses "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @float2
; CHECK: %[[PAIR:.*]] = load <2 x float>, ptr addrspace(3) %from, align 8
; CHECK-NOT: load
; CHECK: store <2 x float> %{{.*}}, ptr addrspace(1) %to, align 8
; CHECK-NOT: store
define spir_kernel void @float2(ptr addrspace(3) %from, ptr addrspace(1) %to) {
  %x = load float, ptr addrspace(3) %from, align 8
  %from.y = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 4
  %y = load float, ptr addrspace(3) %from.y, align 4
  %sum = fadd float %x, %y
  %difference = fsub float %x, %y
  store float %sum, ptr addrspace(1) %to, align 8
  %to.y = getelementptr inbounds nuw i8, ptr addrspace(1) %to, i64 4
  store float %difference, ptr addrspace(1) %to.y, align 4
  ret void
}

; Two floats of an array may be at any multiple of four.
; CHECK-LABEL: @unaligned
; CHECK-NOT: <2 x float>
define spir_kernel void @unaligned(ptr addrspace(3) %from, ptr addrspace(1) %to) {
  %x = load float, ptr addrspace(3) %from, align 4
  %from.y = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 4
  %y = load float, ptr addrspace(3) %from.y, align 4
  %sum = fadd float %x, %y
  store float %sum, ptr addrspace(1) %to, align 4
  ret void
}

; Other threads write between the two.
; CHECK-LABEL: @around_barrier
; CHECK-NOT: <2 x float>
define spir_kernel void @around_barrier(ptr addrspace(3) %from, ptr addrspace(1) %to) {
  %x = load float, ptr addrspace(3) %from, align 8
  call void @_Z7barrierj(i32 3)
  %from.y = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 4
  %y = load float, ptr addrspace(3) %from.y, align 4
  %sum = fadd float %x, %y
  store float %sum, ptr addrspace(1) %to, align 4
  ret void
}
declare void @_Z7barrierj(i32) convergent

; CHECK-LABEL: @volatile
; CHECK-NOT: <2 x float>
define spir_kernel void @volatile(ptr addrspace(3) %from, ptr addrspace(1) %to) {
  %x = load volatile float, ptr addrspace(3) %from, align 8
  %from.y = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 4
  %y = load volatile float, ptr addrspace(3) %from.y, align 4
  %sum = fadd float %x, %y
  store float %sum, ptr addrspace(1) %to, align 4
  ret void
}
