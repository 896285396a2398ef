; A recursive function becomes one that runs to its next call; a loop runs it, and its stack is limited.
; RUN: hipspv lower --passes=lower-recursion "%s" -S -o - | filecheck "%s"
; RUN: hipspv link "%s" -o %t.bc
; RUN: hipspv lower -O0 --translator=llvm %t.bc -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -O2 --translator=llvm-spirv %t.bc -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; A function that isn't recursive stays.
; CHECK-LABEL: define spir_func i32 @plain(i32 %n)
; CHECK-NEXT: add i32
define spir_func i32 @plain(i32 %n) noinline optnone {
  %m = add i32 %n, 1
  ret i32 %m
}

; The arguments go to the first frame, at the start of the stack, whose caller is none.
; CHECK: define spir_func i32 @fact(i32 %n)
; CHECK-NEXT: entry:
; CHECK-NEXT: [[STACK:%.*]] = alloca [16384 x i8], align 16
; CHECK-NEXT: store i32 -1, ptr [[STACK]]
; CHECK: store i32 %n, ptr {{%.*}}
; CHECK: call spir_func void @fact.run(ptr [[STACK]])
; CHECK: ret i32
define spir_func i32 @fact(i32 %n) noinline optnone {
  %more = icmp ugt i32 %n, 1
  br i1 %more, label %again, label %done
again:
  %m = sub i32 %n, 1
  %r = call spir_func i32 @fact(i32 %m)
  %p = mul i32 %r, %n
  br label %done
done:
  %v = phi i32 [ 1, %0 ], [ %p, %again ]
  ret i32 %v
}

define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %n) noinline optnone {
  %a = call spir_func i32 @fact(i32 %n)
  %b = call spir_func i32 @plain(i32 %a)
  store i32 %b, ptr addrspace(1) %p
  ret void
}

; CHECK: define internal spir_func i32 @fact.step(ptr %0, i32 %1)
; CHECK: switch i32 {{%.*}}, label {{%.*}} [
; CHECK-NEXT: i32 1, label %[[RESUME:.*]]
; CHECK-NEXT: ]
; CHECK: icmp ule i32 {{%.*}}, {{[0-9]+}}
; CHECK: [[RESUME]]:
; CHECK: call spir_func void @__hipspv_stack_overflow()
; CHECK-NEXT: unreachable

; CHECK: define internal spir_func void @fact.run(ptr %0)
; CHECK: [[NEXT:%.*]] = call spir_func i32 @fact.step(ptr %0, i32 [[AT:%.*]])
; CHECK: icmp eq i32 [[NEXT]], -1
