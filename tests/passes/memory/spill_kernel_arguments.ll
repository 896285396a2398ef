; If parameters have more than 1,024 bytes, the largest structures are passed by reference. A structure that is only read is
; read directly; one that is written gets a private copy.
; RUN: hipspv lower --passes=spill-kernel-arguments "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower "%s" -S -o - | filecheck --check-prefix=ALL "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%Large = type { [300 x i32] }
%Small = type { [20 x i32] }

; CHECK-LABEL: define spir_kernel void @fits(ptr addrspace(1) %p, ptr byval(%Small) align 4 %small)
define spir_kernel void @fits(ptr addrspace(1) %p, ptr byval(%Small) align 4 %small) {
  %v = load i32, ptr %small
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: define spir_kernel void @reads(ptr addrspace(1) %p, ptr addrspace(1) noalias readonly align 4 dereferenceable(1200) "hipspv.parameter"="by-reference 1200 4" %large, ptr byval(%Small) align 4 %small, i32 %i)
; CHECK: [[COPY:%.*]] = alloca %Large, align 4
; CHECK: call void @llvm.memcpy.p0.p1.i64(ptr align 4 [[COPY]], ptr addrspace(1) align 4 %large, i64 1200, i1 false)
; ALL-LABEL: define spir_kernel void @reads(
; ALL-NOT: alloca
; ALL: load i32, ptr addrspace(1)
; ALL: ret void
define spir_kernel void @reads(ptr addrspace(1) %p, ptr byval(%Large) align 4 %large, ptr byval(%Small) align 4 %small, i32 %i) {
  %generic = addrspacecast ptr %large to ptr addrspace(4)
  %e = getelementptr i32, ptr addrspace(4) %generic, i32 %i
  %v = load i32, ptr addrspace(4) %e
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; ALL-LABEL: define spir_kernel void @writes(
; ALL: alloca
; ALL: ret void
define spir_kernel void @writes(ptr addrspace(1) %p, ptr byval(%Large) align 4 %large, i32 %i, i32 %j) {
  %e = getelementptr i32, ptr %large, i32 %i
  store i32 7, ptr %e
  %f = getelementptr i32, ptr %large, i32 %j
  %v = load i32, ptr %f
  store i32 %v, ptr addrspace(1) %p
  ret void
}
