; A barrier in a loop that not all threads reach, beside an operation among lanes: no branch leads
; into the middle of a loop, since Intel's CPU compiler would make scalar code of it.
; RUN: hipspv lower -O1 --passes=merge-divergent-barriers "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O1 "%s" -o %t.bc && hipspv translate --validate %t.bc -o %t.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-LABEL: @k(
; CHECK-NOT: switch
; CHECK: irr.guard:
define spir_kernel void @k(ptr addrspace(1) %kinds, ptr addrspace(1) %out) {
  %id = call spir_func i64 @_Z12get_local_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %kinds, i64 %id
  %kind = load i32, ptr addrspace(1) %place
  %waits = icmp eq i32 %kind, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %after ]
  br i1 %waits, label %block, label %lanes
block:
  call spir_func void @_Z7barrierj(i32 3) convergent
  br label %after
lanes:
  %here = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 1) convergent
  %some = extractelement <4 x i32> %here, i32 0
  %target = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %some, ptr addrspace(1) %target
  br label %after
after:
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func void @_Z7barrierj(i32) convergent
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent
