; Lanes of a kernel read what others wrote. Kernels of CUB and Thrust order such lanes themselves, unless they are of a
; release without a version in its namespace. -fwarp-synchronous orders all.
; RUN: hipspv lower --passes=insert-warp-barriers --independent-lanes -w "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=insert-warp-barriers --warp-synchronous -w "%s" -S -o - | filecheck --check-prefix=LOCKSTEP "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@row = internal addrspace(3) global [64 x i32] undef

declare spir_func i64 @_Z12get_local_idj(i32) memory(none) nounwind willreturn

define internal spir_func i32 @next() alwaysinline {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %mine = getelementptr [64 x i32], ptr addrspace(3) @row, i64 0, i64 %id
  store i32 1, ptr addrspace(3) %mine
  %other = add i64 %id, 1
  %theirs = getelementptr [64 x i32], ptr addrspace(3) @row, i64 0, i64 %other
  %value = load i32, ptr addrspace(3) %theirs
  ret i32 %value
}

; CHECK-LABEL: @_ZN3cub16_V_300500_SM_8006kernelEPi(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
; LOCKSTEP-LABEL: @_ZN3cub16_V_300500_SM_8006kernelEPi(
; LOCKSTEP: {{ballot|barrier}}
define spir_kernel void @_ZN3cub16_V_300500_SM_8006kernelEPi(ptr addrspace(1) %p) {
  %value = call spir_func i32 @next()
  store i32 %value, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @_ZN6thrust20THRUST_200800_800_NS6kernelEPi(
; CHECK-NOT: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @_ZN6thrust20THRUST_200800_800_NS6kernelEPi(ptr addrspace(1) %p) {
  %value = call spir_func i32 @next()
  store i32 %value, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: @_ZN3cub6kernelEPi(
; CHECK: {{ballot|barrier}}
; CHECK: ret void
define spir_kernel void @_ZN3cub6kernelEPi(ptr addrspace(1) %p) {
  %value = call spir_func i32 @next()
  store i32 %value, ptr addrspace(1) %p
  ret void
}
