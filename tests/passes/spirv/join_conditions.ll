; `a && b` and `a || b` become `and` and `or`, without the promise that a number of the second condition doesn't wrap.
; Functions with signed and unsigned comparisons of ids stay, and conditions with other operands.
; RUN: hipspv lower --passes=join-conditions "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare spir_func i64 @_Z13get_global_idj(i32) memory(none) nounwind willreturn

; CHECK-LABEL: define spir_kernel void @guards(
; CHECK: %last = add i32 %n, -1
; CHECK: [[BOTH:%.*]] = and i1 %inside, %before
; CHECK: [[ANY:%.*]] = or i1 [[BOTH]], %none
; CHECK: br i1 [[ANY]],
define spir_kernel void @guards(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %x to i32
  %inside = icmp sge i32 %i, %n
  %last = add nuw nsw i32 %n, -1
  %before = icmp slt i32 %i, %last
  %both = select i1 %inside, i1 %before, i1 false
  %value = load i32, ptr addrspace(1) %p
  %none = icmp eq i32 %value, 0
  %any = select i1 %both, i1 true, i1 %none
  br i1 %any, label %store, label %end
store:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; CHECK-LABEL: define spir_kernel void @signs(
; CHECK: select i1 %inside, i1 %before, i1 false
define spir_kernel void @signs(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %x to i32
  %inside = icmp ult i32 %i, 100
  %last = add nsw i32 %n, -1
  %before = icmp slt i32 %i, %last
  %both = select i1 %inside, i1 %before, i1 false
  br i1 %both, label %store, label %end
store:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; Numbers with the same sign are compared as signed ones.
; CHECK-LABEL: define spir_kernel void @same_sign(
; CHECK: [[INSIDE:%.*]] = icmp slt i32 %i, 100
; CHECK: and i1 [[INSIDE]], %before
define spir_kernel void @same_sign(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %x to i32
  %inside = icmp samesign ult i32 %i, 100
  %last = add nsw i32 %n, -1
  %before = icmp slt i32 %i, %last
  %both = select i1 %inside, i1 %before, i1 false
  br i1 %both, label %store, label %end
store:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
; A floating-point number may be poison for other reasons.
; CHECK-LABEL: define spir_kernel void @others(
; CHECK: select i1 %inside, i1 %positive, i1 false
define spir_kernel void @others(ptr addrspace(1) %p, i32 %n, float %f) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %x to i32
  %inside = icmp slt i32 %i, %n
  %g = fadd nnan float %f, 1.0
  %positive = fcmp nnan ogt float %g, 0.0
  %both = select i1 %inside, i1 %positive, i1 false
  br i1 %both, label %store, label %end
store:
  store i32 %i, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
