; Functions whose address is taken have numbers; a call through a pointer is a switch over those of its type.
; RUN: hipspv lower --passes=lower-indirect-calls "%s" -S -o - | filecheck "%s"
; RUN: hipspv link "%s" -o %t.bc
; RUN: hipspv lower -O2 %t.bc -S -o - | filecheck --check-prefix=KNOWN "%s"
; RUN: hipspv lower -O0 --translator=llvm %t.bc -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O2 --translator=llvm-spirv %t.bc -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; A cast of an address is the code itself, also in a table. A function that only `llvm.used` names has none.
; CHECK: @table = {{.*}}[2 x ptr addrspace(1)] [ptr addrspace(1) inttoptr (i64 [[ONE:[0-9]+]] to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 [[TWO:[0-9]+]] to ptr addrspace(1))]
; CHECK-NOT: llvm.used
@table = addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) addrspacecast (ptr @one to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @two to ptr addrspace(1))]
@llvm.used = appending global [1 x ptr] [ptr @unused], section "llvm.metadata"

define spir_func i32 @one(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}
define spir_func i32 @two(i32 %x) {
  %y = mul i32 %x, 2
  ret i32 %y
}
define spir_func float @other(float %x) {
  ret float %x
}
define spir_func i32 @unused(i32 %x) {
  ret i32 %x
}

; CHECK-LABEL: define spir_kernel void @through_table(
; CHECK: [[NUMBER:%[a-z0-9]+]] = ptrtoint ptr addrspace(1) %f to i64
; CHECK: call spir_func i32 @[[BY_INT:[a-z.0-9]+]](i64 [[NUMBER]], i32 %n)
define spir_kernel void @through_table(ptr addrspace(1) %p, i32 %n, i64 %i) {
  %a = getelementptr [2 x ptr addrspace(1)], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr addrspace(1), ptr addrspace(1) %a
  %r = call spir_func addrspace(1) i32 %f(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
; KNOWN-LABEL: define spir_kernel void @known(
; KNOWN-NOT: switch
; KNOWN: ret void
define spir_kernel void @known(ptr addrspace(1) %p, i32 %n) {
  %slot = alloca ptr
  store ptr @two, ptr %slot
  %f = load ptr, ptr %slot
  %r = call spir_func i32 %f(i32 %n)
  store i32 %r, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @direct(ptr addrspace(1) %p, float %n, ptr %given) {
  %r = call spir_func float @other(float %n)
  store i64 ptrtoint (ptr @other to i64), ptr addrspace(1) %p
  %s = call spir_func float %given(float %r)
  store float %s, ptr addrspace(1) %p
  ret void
}
; CHECK: define internal spir_func i32 @[[BY_INT]](i64 %0, i32 %1)
; CHECK: switch i64 %0, label %unknown [
; CHECK-NEXT: i64 [[ONE]], label %one
; CHECK-NEXT: i64 [[TWO]], label %two
; CHECK-NEXT: ]
; CHECK: unknown:
; CHECK-NEXT: call {{.*}}@llvm.trap()
; CHECK: one:
; CHECK-NEXT: call spir_func i32 @one(i32 %1)
; A direct call stays direct, and a call of a known pointer becomes direct. The parameter is a number.
; CHECK: define spir_kernel void @direct(ptr addrspace(1) %p, float %n, i64 %given)
; CHECK: call spir_func float @other(float %n)
; CHECK: store i64 {{[0-9]+}}, ptr
; CHECK: call spir_func float @[[BY_FLOAT:[a-z.0-9]+]](i64
