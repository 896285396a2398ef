; Initialisers keep their numbers. A kernel that the runtime runs first stores the addresses in them, of any shape
; and in any circle. Variables without addresses stay unchanged.
; RUN: hipspv lower --passes=lower-initial-addresses "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%Node = type { i32, ptr addrspace(4) }
; CHECK-DAG: @target = addrspace(1) externally_initialized global i32 7
@target = addrspace(1) externally_initialized global i32 7
; CHECK-DAG: @pointer = {{.*}}addrspace(1) externally_initialized global ptr addrspace(4) null, align 8
@pointer = hidden addrspace(1) externally_initialized global ptr addrspace(4) addrspacecast (ptr addrspace(1) @target to ptr addrspace(4)), align 8
; CHECK-DAG: @numbers = internal addrspace(1) constant [3 x i32] [i32 1, i32 2, i32 3]
@numbers = internal addrspace(1) constant [3 x i32] [i32 1, i32 2, i32 3]
; Two that point to each other.
; CHECK-DAG: @left = {{.*}}addrspace(1) externally_initialized global %Node { i32 1, ptr addrspace(4) null }, align 8
; CHECK-DAG: @right = {{.*}}addrspace(1) externally_initialized global %Node { i32 2, ptr addrspace(4) null }, align 8
@left = addrspace(1) externally_initialized constant %Node { i32 1, ptr addrspace(4) addrspacecast (ptr addrspace(1) @right to ptr addrspace(4)) }, align 8
@right = addrspace(1) externally_initialized constant %Node { i32 2, ptr addrspace(4) addrspacecast (ptr addrspace(1) @left to ptr addrspace(4)) }, align 8
; A virtual table that nothing reads.
; CHECK-DAG: @_ZTV4Base = {{.*}}addrspace(1) global [3 x ptr] zeroinitializer
@_ZTV4Base = internal addrspace(1) constant [3 x ptr] [ptr null, ptr null, ptr @method]
; One that points to itself.
; CHECK-DAG: @self = {{.*}}addrspace(1) externally_initialized global ptr addrspace(1) null
@self = addrspace(1) externally_initialized global ptr addrspace(1) @self, align 8
; An address inside another variable, in an array of structures one of which has none.
; CHECK-DAG: @table = {{.*}}addrspace(1) global [2 x %Node] [%Node zeroinitializer, %Node { i32 9, ptr addrspace(4) null }], align 16
@table = internal addrspace(1) constant [2 x %Node] [%Node zeroinitializer, %Node { i32 9, ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @numbers, i64 8) to ptr addrspace(4)) }], align 16
; An address as an integer, in a packed structure: aligned to 1.
; CHECK-DAG: @integer = {{.*}}addrspace(1) externally_initialized global <{ i8, i64 }> <{ i8 5, i64 0 }>, align 8
@integer = addrspace(1) externally_initialized global <{ i8, i64 }> <{ i8 5, i64 ptrtoint (ptr addrspace(1) @target to i64) }>, align 8

; CHECK-LABEL: define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0)
; CHECK-DAG: store ptr addrspace(4) addrspacecast (ptr addrspace(1) @target to ptr addrspace(4)), ptr addrspace(1) @pointer, align 8
; CHECK-DAG: store ptr addrspace(4) addrspacecast (ptr addrspace(1) @right to ptr addrspace(4)), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @left, i64 8), align 8
; CHECK-DAG: store ptr addrspace(4) addrspacecast (ptr addrspace(1) @left to ptr addrspace(4)), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @right, i64 8), align 8
; CHECK-DAG: store ptr addrspace(1) @self, ptr addrspace(1) @self, align 8
; CHECK-DAG: store ptr addrspace(4) addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @numbers, i64 8) to ptr addrspace(4)), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @table, i64 24), align 8
; CHECK-DAG: store i64 ptrtoint (ptr addrspace(1) @target to i64), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @integer, i64 1), align 1
; CHECK-NOT: @method
define internal spir_func i32 @method(i32 %a) {
  ret i32 %a
}
; SPIRV-DAG: OpDecorate %left LinkageAttributes "left" Export
; SPIRV-DAG: OpDecorate %table LinkageAttributes "table" Export
define spir_kernel void @kernel(ptr addrspace(1) %p, i64 %i) {
  %e = getelementptr %Node, ptr addrspace(1) @table, i64 %i, i32 1
  %q = load ptr addrspace(4), ptr addrspace(1) %e
  %v = load i32, ptr addrspace(4) %q
  %next = load ptr addrspace(4), ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @left, i64 8)
  %w = load i32, ptr addrspace(4) %next
  %first = load i32, ptr addrspace(1) @right
  %sum = add i32 %v, %w
  %all = add i32 %sum, %first
  store i32 %all, ptr addrspace(1) %p
  ret void
}
