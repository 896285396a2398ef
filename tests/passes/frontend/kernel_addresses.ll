; A kernel's address is a number, as other functions' are, even if the kernel changes. No call can use it.
; RUN: hipspv link "%s" -o %t.bc
; RUN: hipspv lower --passes=lower-byref-parameters,lower-indirect-calls "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower -O0 --translator=llvm %t.bc -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O2 --translator=llvm-spirv %t.bc -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
; RUN: sed -e "s/; call//" "%s" > %t.called.ll
; RUN: not hipspv lower %t.called.ll -o %t.bc 2>&1 | filecheck --check-prefix=CALLED "%s"
; RUN: sed -e "s/; pointer//" "%s" > %t.pointer.ll
; RUN: hipspv link %t.pointer.ll -o %t.pointer.bc
; RUN: not hipspv lower -O2 %t.pointer.bc -o %t.bc 2>&1 | filecheck --check-prefix=POINTER "%s"
; CALLED: error: call of the kernel 'structure' by device code
; CALLED: note: reached from kernel 'others'
; POINTER: error: call through a pointer, and no function of this type has its address taken
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: @table = {{.*}} [ptr inttoptr (i64 [[STRUCTURE:[0-9]+]] to ptr), ptr inttoptr (i64 [[LARGE:[0-9]+]] to ptr)]
@table = addrspace(1) constant [2 x ptr] [ptr @structure, ptr @large]

define spir_kernel void @structure(ptr addrspace(1) %p, ptr addrspace(2) byref({ i32, i32 }) align 4 %s) {
  %copy = alloca { i32, i32 }, align 4
  call void @llvm.memcpy.p0.p2.i64(ptr align 4 %copy, ptr addrspace(2) align 4 %s, i64 8, i1 false)
  %v = load i32, ptr %copy
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK: define spir_kernel void @structure
define spir_kernel void @large(ptr addrspace(1) %p, ptr byval([4000 x i8]) align 4 %s, i64 %i) {
  %a = getelementptr i8, ptr %s, i64 %i
  %v = load i8, ptr %a
  store i8 %v, ptr addrspace(1) %p
  ret void
}
declare void @__hipspv_grid_barrier() convergent
define spir_kernel void @grid(ptr addrspace(1) %p) {
  store ptr @grid, ptr addrspace(1) %p
  call void @__hipspv_grid_barrier()
  ret void
}
define spir_kernel void @others(ptr addrspace(1) %p, i64 %i) {
  %slot = alloca ptr
  %a = getelementptr [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i
  %f = load ptr, ptr addrspace(1) %a
  store ptr %f, ptr addrspace(1) %p
; call  call spir_func void @structure(ptr addrspace(1) %p, ptr addrspace(2) null)
; pointer  store ptr @grid, ptr %slot
; pointer  %g = load ptr, ptr %slot
; pointer  call spir_func void %g(ptr addrspace(1) %p)
  ret void
}
; A pointer to a function is a code, also where the program has no such function.
; RUN: sed -n -e "/^target/p" -e "/^define.*@given/,/^}/p" "%s" > %t.none.ll
; RUN: hipspv lower --passes=lower-indirect-calls %t.none.ll -S -o - | filecheck --check-prefix=NONE "%s"
; NONE: define spir_kernel void @given(ptr addrspace(1) %p, i64 %f)
define spir_kernel void @given(ptr addrspace(1) %p, ptr %f) {
  store ptr %f, ptr addrspace(1) %p
  ret void
}
