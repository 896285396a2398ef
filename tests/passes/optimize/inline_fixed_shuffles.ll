; Shuffles by a pattern are inlined after the optimiser; others stay calls.
; RUN: hipspv lower -O2 --passes=inline-fixed-shuffles "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O2 --passes=inline-fixed-shuffles "%s" -S -o - | filecheck --check-prefix=GONE "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; GONE-NOT: __hipspv_pattern32

; CHECK-LABEL: @k(
; CHECK: call spir_func i32 @_Z19sub_group_broadcastjj(i32 %v, i32 7)
; CHECK: call spir_func i32 @__hipspv_shuffle32(i32 %v, i32 %lane, i32 32)
define spir_kernel void @k(ptr addrspace(1) %p, i32 %v, i32 %lane) {
  %a = call spir_func i32 @__hipspv_pattern32(i32 %v, i32 7, i32 32)
  %b = call spir_func i32 @__hipspv_shuffle32(i32 %v, i32 %lane, i32 32)
  %sum = add i32 %a, %b
  store i32 %sum, ptr addrspace(1) %p
  ret void
}

define linkonce_odr hidden spir_func i32 @__hipspv_pattern32(i32 %value, i32 %lane, i32 %lanes) noinline convergent {
  %found = call spir_func i32 @_Z19sub_group_broadcastjj(i32 %value, i32 %lane) convergent
  ret i32 %found
}
define linkonce_odr hidden spir_func i32 @__hipspv_shuffle32(i32 %value, i32 %lane, i32 %lanes) noinline convergent {
  %found = call spir_func i32 @_Z17sub_group_shufflejj(i32 %value, i32 %lane) convergent
  ret i32 %found
}
declare spir_func i32 @_Z19sub_group_broadcastjj(i32, i32) convergent
declare spir_func i32 @_Z17sub_group_shufflejj(i32, i32) convergent
