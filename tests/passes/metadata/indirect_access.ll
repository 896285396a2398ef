; A kernel is noted as indirect if it, or a function that it calls, accesses an address that it found in memory,
; in a structure or in an integer. Addresses from its arguments, variables and stack don't count.
; RUN: hipspv lower --passes=record-indirect-access "%s" -S -o - | grep '^![0-9]' | sed -e 's/.*!{!"//' -e 's/"}//' > %t.records
; RUN: filecheck "%s" < %t.records
; RUN: grep -c hipspv.indirect %t.records | filecheck --check-prefix=COUNT "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: direct_
; COUNT: {{^}}15{{$}}
; SPIRV: OpModuleProcessed "hipspv.metadata 2"
; SPIRV-NOT: "hipspv.indirect direct
@variable = internal addrspace(1) global [4 x i32] zeroinitializer
@holder = addrspace(1) externally_initialized global ptr addrspace(1) null
@shared = internal addrspace(3) global [4 x i32] undef
@shared_pointer = internal addrspace(3) global ptr addrspace(1) undef
%Pointers = type { ptr addrspace(1), i32 }
; ---- Not indirect

define spir_kernel void @direct_arguments(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %i) {
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %v = load i32, ptr addrspace(1) %a
  store i32 %v, ptr addrspace(1) %q
  ret void
}
define spir_kernel void @direct_everything(ptr addrspace(1) %p, i1 %c, i32 %n) {
entry:
  %private = alloca [4 x i32]
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %s = addrspacecast ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @shared, i64 1) to ptr addrspace(4)
  %one = select i1 %c, ptr addrspace(4) %g, ptr addrspace(4) %s
  br label %loop
loop:
  %at = phi ptr addrspace(4) [ %one, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %more, %loop ]
  store i32 %i, ptr addrspace(4) %at
  %next = getelementptr i32, ptr addrspace(4) %at, i64 1
  %more = add i32 %i, 1
  %go = icmp slt i32 %more, %n
  br i1 %go, label %loop, label %end
end:
  %v = load i32, ptr addrspace(1) getelementptr (i32, ptr addrspace(1) @variable, i64 2)
  store i32 %v, ptr %private
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  ret void
}
; Storing a pointer, comparing it, and reading one without following it.
define spir_kernel void @direct_copies(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store ptr addrspace(1) %q, ptr addrspace(1) %p
  %r = load ptr addrspace(1), ptr addrspace(1) %q
  %e = getelementptr ptr, ptr addrspace(1) %p, i64 1
  store ptr addrspace(1) %r, ptr addrspace(1) %e
  %n = icmp eq ptr addrspace(1) %r, null
  %b = zext i1 %n to i64
  store i64 %b, ptr addrspace(1) %q
  ret void
}
; As without optimisation: a parameter kept on the stack.
define spir_kernel void @direct_stack(ptr addrspace(1) %p) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  %again = load ptr addrspace(1), ptr %slot
  store i32 1, ptr addrspace(1) %again
  ret void
}
define internal spir_func i32 @reads(ptr addrspace(1) %p) noinline {
  %v = load i32, ptr addrspace(1) %p
  ret i32 %v
}
define spir_kernel void @direct_call(ptr addrspace(1) %p) {
  %v = call spir_func i32 @reads(ptr addrspace(1) %p)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @direct_structure(ptr byval(%Pointers) align 8 %s, ptr addrspace(1) %p) {
  %n = getelementptr %Pointers, ptr %s, i64 0, i32 1
  %v = load i32, ptr %n
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; ---- Indirect

; CHECK-DAG: hipspv.indirect memory
define spir_kernel void @memory(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-DAG: hipspv.indirect stores
define spir_kernel void @stores(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %e = getelementptr i32, ptr addrspace(1) %q, i64 3
  store i32 7, ptr addrspace(1) %e
  ret void
}
; CHECK-DAG: hipspv.indirect adds
define spir_kernel void @adds(ptr addrspace(1) %p) {
  %q = load ptr addrspace(4), ptr addrspace(1) %p
  %g = addrspacecast ptr addrspace(4) %q to ptr addrspace(1)
  %old = atomicrmw add ptr addrspace(1) %g, i32 1 seq_cst
  ret void
}
; CHECK-DAG: hipspv.indirect exchanges
define spir_kernel void @exchanges(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %old = cmpxchg ptr addrspace(1) %q, i32 1, i32 2 seq_cst seq_cst
  ret void
}
; CHECK-DAG: hipspv.indirect integer
define spir_kernel void @integer(ptr addrspace(1) %p, i64 %address) {
  %q = inttoptr i64 %address to ptr addrspace(1)
  store i32 7, ptr addrspace(1) %q
  ret void
}
; CHECK-DAG: hipspv.indirect structure
define spir_kernel void @structure(ptr byval(%Pointers) align 8 %s) {
  %q = load ptr addrspace(1), ptr %s
  store i32 7, ptr addrspace(1) %q
  ret void
}
; CHECK-DAG: hipspv.indirect global_variable
define spir_kernel void @global_variable() {
  %q = load ptr addrspace(1), ptr addrspace(1) @holder
  store i32 7, ptr addrspace(1) %q
  ret void
}
; CHECK-DAG: hipspv.indirect shared_memory
define spir_kernel void @shared_memory(ptr addrspace(1) %p) {
  %r = load ptr addrspace(1), ptr addrspace(1) %p
  store volatile ptr addrspace(1) %r, ptr addrspace(3) @shared_pointer
  %q = load volatile ptr addrspace(1), ptr addrspace(3) @shared_pointer
  store i32 7, ptr addrspace(1) %q
  ret void
}
; One of several paths is enough.
; CHECK-DAG: hipspv.indirect one_way
define spir_kernel void @one_way(ptr addrspace(1) %p, i1 %c) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %r = select i1 %c, ptr addrspace(1) %p, ptr addrspace(1) %q
  store i32 7, ptr addrspace(1) %r
  ret void
}
; A list: the pointer comes around the loop.
; CHECK-DAG: hipspv.indirect list
define spir_kernel void @list(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %node = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %place = getelementptr i8, ptr addrspace(1) %node, i64 8
  %next = load ptr addrspace(1), ptr addrspace(1) %place
  %end = icmp eq ptr addrspace(1) %next, null
  br i1 %end, label %out, label %loop
out:
  ret void
}
; Copied to the stack with its neighbours.
; CHECK-DAG: hipspv.indirect copied
define spir_kernel void @copied(ptr addrspace(1) %p) {
  %private = alloca %Pointers, align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %private, ptr addrspace(1) align 8 %p, i64 16, i1 false)
  %q = load ptr addrspace(1), ptr %private
  store i32 7, ptr addrspace(1) %q
  ret void
}
; A slot of the stack that a function may write to.
; CHECK-DAG: hipspv.indirect escapes
define spir_kernel void @escapes(ptr addrspace(1) %p) {
  %slot = alloca ptr addrspace(1)
  store ptr addrspace(1) %p, ptr %slot
  call spir_func void @changes(ptr %slot, ptr addrspace(1) %p)
  %q = load ptr addrspace(1), ptr %slot
  store i32 7, ptr addrspace(1) %q
  ret void
}
define internal spir_func void @changes(ptr %slot, ptr addrspace(1) %p) noinline {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  store ptr addrspace(1) %q, ptr %slot
  ret void
}
; A function's result, and its arguments.
; CHECK-DAG: hipspv.indirect returned
define spir_kernel void @returned(ptr addrspace(1) %p) {
  %q = call spir_func ptr addrspace(1) @finds(ptr addrspace(1) %p)
  store i32 7, ptr addrspace(1) %q
  ret void
}
define internal spir_func ptr addrspace(1) @finds(ptr addrspace(1) %p) noinline {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  ret ptr addrspace(1) %q
}
; CHECK-DAG: hipspv.indirect gives
define spir_kernel void @gives(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %v = call spir_func i32 @reads(ptr addrspace(1) %q)
  store i32 %v, ptr addrspace(1) %p
  ret void
}
; CHECK-DAG: hipspv.indirect deep
define spir_kernel void @deep(ptr addrspace(1) %p) {
  call spir_func void @deeper(ptr addrspace(1) %p)
  ret void
}
define internal spir_func void @deeper(ptr addrspace(1) %p) noinline {
  call spir_func void @deepest(ptr addrspace(1) %p)
  ret void
}
define internal spir_func void @deepest(ptr addrspace(1) %p) noinline {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  %v = load i32, ptr addrspace(1) %q
  store i32 %v, ptr addrspace(1) %p
  ret void
}
