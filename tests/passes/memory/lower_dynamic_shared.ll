; Dynamic shared memory is a trailing parameter, passed down through functions, constant expressions and
; phis. All arrays share one memory, aligned as strictly as the strictest. Other kernels get no such parameter.
; RUN: hipspv lower --passes=merge-dynamic-shared,lower-dynamic-shared "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@floats = external addrspace(3) global [0 x float], align 4
@quads = external addrspace(3) global [0 x <4 x float>], align 16

; CHECK-NOT: @floats
; CHECK-NOT: external addrspace(3)

; CHECK: define spir_kernel void @plain(ptr addrspace(1) %p) {
define spir_kernel void @plain(ptr addrspace(1) %p) {
  store i32 0, ptr addrspace(1) %p
  ret void
}
; CHECK: define internal spir_func float @deep(i64 %i, ptr addrspace(3) align 16 %dynamic_shared)
; CHECK: getelementptr float, ptr addrspace(3) %dynamic_shared, i64 %i
define internal spir_func float @deep(i64 %i) noinline {
  %p = getelementptr float, ptr addrspace(3) @floats, i64 %i
  %v = load float, ptr addrspace(3) %p
  ret float %v
}
; CHECK: define spir_kernel void @kernel(ptr addrspace(1) %p, i1 %c, ptr addrspace(3) align 16 "hipspv.parameter"="shared" %dynamic_shared)
; CHECK: %v = call spir_func float @middle(i64 3, ptr addrspace(3) %dynamic_shared)
; CHECK: [[AT:%.*]] = getelementptr inbounds float, ptr addrspace(3) %dynamic_shared, i64 5
; CHECK: [[GENERIC:%.*]] = addrspacecast ptr addrspace(3) [[AT]] to ptr addrspace(4)
; CHECK: store float %v, ptr addrspace(4) [[GENERIC]]
; CHECK: left:
; CHECK: [[LEFT:%.*]] = addrspacecast ptr addrspace(3) %dynamic_shared to ptr addrspace(4)
; CHECK: phi ptr addrspace(4) [ {{.*}}, %0 ], [ [[LEFT]], %left ]
define spir_kernel void @kernel(ptr addrspace(1) %p, i1 %c) {
  %v = call spir_func float @middle(i64 3)
  store float %v, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds (float, ptr addrspace(3) @floats, i64 5) to ptr addrspace(4))
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  br i1 %c, label %left, label %end
left:
  br label %end
end:
  %q = phi ptr addrspace(4) [ %g, %0 ], [ addrspacecast (ptr addrspace(3) @quads to ptr addrspace(4)), %left ]
  store i32 1, ptr addrspace(4) %q
  ret void
}
; CHECK: define internal spir_func float @middle(i64 %i, ptr addrspace(3) align 16 %dynamic_shared)
; CHECK: call spir_func float @deep(i64 %i, ptr addrspace(3) %dynamic_shared)
define internal spir_func float @middle(i64 %i) noinline {
  %v = call spir_func float @deep(i64 %i)
  ret float %v
}
