; At -O0 each loop reads a volatile byte, one for a header, however many edges lead back to it.
; RUN: hipspv lower -O0 --passes=prevent-loop-vectorization "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 "%s" -S -o - | filecheck "%s" --check-prefix=ALL
; RUN: hipspv lower -O1 "%s" -S -o - | filecheck "%s" --check-prefix=OPTIMISED
; RUN: hipspv lower -O0 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O0 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; ALL: load volatile i8
; OPTIMISED-NOT: load volatile i8

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[BYTE:[0-9]+]] = alloca i8, align 1
; CHECK-NEXT: store i8 0, ptr %[[BYTE]], align 1
; CHECK-NEXT: br label %header
; CHECK: header:
; CHECK-NEXT: %i = phi i32
; CHECK-NEXT: load volatile i8, ptr %[[BYTE]], align 1
; CHECK-NEXT: %other = and
; CHECK-NOT: volatile
; CHECK: ret void
define spir_kernel void @loop(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %next, %even ], [ %next, %odd ]
  %other = and i32 %i, 1
  %next = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %p
  %is_odd = icmp ne i32 %other, 0
  br i1 %is_odd, label %odd, label %even
even:
  %more = icmp ult i32 %i, %n
  br i1 %more, label %header, label %exit
odd:
  store i32 %n, ptr addrspace(1) %p
  br label %header
exit:
  ret void
}

; CHECK-LABEL: @straight(
; CHECK-NOT: volatile
; CHECK: ret void
define spir_kernel void @straight(ptr addrspace(1) %p, i32 %n) {
  store i32 %n, ptr addrspace(1) %p
  ret void
}
