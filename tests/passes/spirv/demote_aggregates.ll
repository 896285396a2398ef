; LLVM's back end can't handle a structure in a phi, in a select or as part of another structure: they go
; through memory.
; RUN: hipspv lower -O0 --passes=demote-aggregates "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

define internal spir_func { i64, i64 } @pair(i64 %x) noinline {
  %a = insertvalue { i64, i64 } poison, i64 %x, 0
  %b = insertvalue { i64, i64 } %a, i64 %x, 1
  ret { i64, i64 } %b
}
; CHECK-LABEL: @joined(
; CHECK: [[SLOT:%[0-9]+]] = alloca { i64, i64 }
; CHECK: %a = call
; CHECK-NEXT: store { i64, i64 } %a, ptr [[SLOT]]
; CHECK: %b = call
; CHECK-NEXT: store { i64, i64 } %b, ptr [[SLOT]]
; CHECK: %other = phi i64
; CHECK-NEXT: load { i64, i64 }, ptr [[SLOT]]
define spir_kernel void @joined(ptr addrspace(1) %p, i64 %n) {
  %c = icmp eq i64 %n, 3
  br i1 %c, label %x, label %y
x:
  %a = call spir_func { i64, i64 } @pair(i64 1)
  br label %z
y:
  %b = call spir_func { i64, i64 } @pair(i64 %n)
  br label %z
z:
  %r = phi { i64, i64 } [ %a, %x ], [ %b, %y ]
  %other = phi i64 [ 1, %x ], [ 2, %y ]
  %v = extractvalue { i64, i64 } %r, 1
  %s = add i64 %v, %other
  store i64 %s, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @selected(
; CHECK: store { i64, i64 } %a, ptr [[A:%[0-9]+]]
; CHECK: store { i64, i64 } %b, ptr [[B:%[0-9]+]]
; CHECK: [[EITHER:%[0-9]+]] = select i1 %c, ptr [[A]], ptr [[B]]
; CHECK: load { i64, i64 }, ptr [[EITHER]]
define spir_kernel void @selected(ptr addrspace(1) %p, i64 %n) {
  %c = icmp eq i64 %n, 3
  %a = call spir_func { i64, i64 } @pair(i64 1)
  %b = call spir_func { i64, i64 } @pair(i64 %n)
  %r = select i1 %c, { i64, i64 } %a, { i64, i64 } %b
  %v = extractvalue { i64, i64 } %r, 0
  store i64 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-LABEL: @part(
; CHECK: [[SLOT:%[0-9]+]] = alloca { i8, [2 x { i64, i64 }] }
; CHECK: store { i8, [2 x { i64, i64 }] } %whole, ptr [[SLOT]]
; CHECK-NEXT: [[PLACE:%[0-9]+]] = getelementptr inbounds { i8, [2 x { i64, i64 }] }, ptr [[SLOT]], i32 0, i32 1, i32 1
; CHECK-NEXT: load { i64, i64 }, ptr [[PLACE]]
; CHECK-NOT: load
; CHECK: extractvalue { i8, [2 x { i64, i64 }] } %whole, 0
define internal spir_func { i8, [2 x { i64, i64 }] } @nest(i64 %x) noinline {
  %p = call spir_func { i64, i64 } @pair(i64 %x)
  %a = insertvalue { i8, [2 x { i64, i64 }] } poison, { i64, i64 } %p, 1, 0
  %b = insertvalue { i8, [2 x { i64, i64 }] } %a, { i64, i64 } %p, 1, 1
  %c = insertvalue { i8, [2 x { i64, i64 }] } %b, i8 7, 0
  ret { i8, [2 x { i64, i64 }] } %c
}
define spir_kernel void @part(ptr addrspace(1) %p, i64 %n) {
  %whole = call spir_func { i8, [2 x { i64, i64 }] } @nest(i64 %n)
  %inner = extractvalue { i8, [2 x { i64, i64 }] } %whole, 1, 1
  %v = extractvalue { i64, i64 } %inner, 1
  %tag = extractvalue { i8, [2 x { i64, i64 }] } %whole, 0
  %wide = zext i8 %tag to i64
  %s = add i64 %v, %wide
  store i64 %s, ptr addrspace(1) %p
  ret void
}
