; A virtual call's functions are those of its slot in the tables, of its type.
; RUN: hipspv lower --passes=lower-indirect-calls "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; The first two elements of each table are the offset to the top and the type's description.
@_ZTV1A = addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @a0 to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @a1 to ptr addrspace(1))] }
@_ZTV1B = addrspace(1) constant { [3 x ptr addrspace(1)], [4 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @b0 to ptr addrspace(1))], [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @b1 to ptr addrspace(1))] }
@pointer = addrspace(1) constant ptr @plain

define spir_func i32 @a0(ptr addrspace(4) %this) {
  ret i32 0
}
; This one calls slot 0, and isn't recursive.
define spir_func i32 @a1(ptr addrspace(4) %this) {
  %table = load ptr addrspace(1), ptr addrspace(4) %this
  %f = load ptr addrspace(1), ptr addrspace(1) %table
  %r = call spir_func addrspace(1) i32 %f(ptr addrspace(4) %this)
  ret i32 %r
}
define spir_func i32 @b0(ptr addrspace(4) %this) {
  ret i32 2
}
define spir_func i32 @b1(ptr addrspace(4) %this) {
  ret i32 3
}
define spir_func float @f(ptr addrspace(4) %this) {
  ret float 0.0
}
define spir_func i32 @plain(ptr addrspace(4) %this) {
  ret i32 4
}

define spir_kernel void @kernel(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) {
  %object = addrspacecast ptr addrspace(1) %o to ptr addrspace(4)
  store ptr addrspace(1) getelementptr inbounds ({ [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV1A, i32 0, i32 0, i32 2), ptr addrspace(4) %object
  store ptr addrspace(1) getelementptr inbounds ({ [3 x ptr addrspace(1)], [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV1B, i32 0, i32 0, i32 2), ptr addrspace(4) %object
  store ptr addrspace(1) getelementptr inbounds ({ [3 x ptr addrspace(1)], [4 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV1B, i32 0, i32 1, i32 2), ptr addrspace(4) %object
  %table = load ptr addrspace(1), ptr addrspace(4) %object
  %slot = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %table, i64 1
  %f = load ptr addrspace(1), ptr addrspace(1) %slot
  %r = call spir_func addrspace(1) i32 %f(ptr addrspace(4) %object)
  %g = load ptr, ptr addrspace(1) %p
  %s = call spir_func i32 %g(ptr addrspace(4) %object)
  %t = add i32 %r, %s
  store i32 %t, ptr addrspace(1) %p
  ret void
}
; CHECK: define internal spir_func i32 @hipspv.indirect.0(
; CHECK: switch i64 %0, label %unknown [
; CHECK-NEXT: label %a0
; CHECK-NEXT: label %b0
; CHECK-NEXT: ]
; CHECK: define internal spir_func i32 @hipspv.indirect.1(
; CHECK: switch i64 %0, label %unknown [
; CHECK-NEXT: label %a1
; CHECK-NEXT: label %b1
; CHECK-NEXT: ]
; A pointer from elsewhere may lead to any function of its type.
; CHECK: define internal spir_func i32 @hipspv.indirect.2(
; CHECK: switch i64 %0, label %unknown [
; CHECK-NEXT: label %a0
; CHECK-NEXT: label %a1
; CHECK-NEXT: label %b0
; CHECK-NEXT: label %b1
; CHECK-NEXT: label %plain
; CHECK-NEXT: ]
