; Calls of markers say where a line begins; in SPIR-V they are OpLine and OpNoLine, under both translators.
; RUN: hipspv lower -g "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower "%s" -S -o - | filecheck --check-prefix=NONE "%s"
; RUN: hipspv lower -g --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower -g --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; NONE-NOT: hipspv.line
; CHECK-LABEL: define {{.*}} @kernel(
; Neither variables nor phis come after a marker.
; CHECK: call spir_func void @"hipspv.line./sources/a b.hip"(i32 3, i32 5)
; CHECK: volatile i32
; Compiler-made code has no line.
; CHECK: call spir_func void @hipspv.line.(i32 0, i32 0)
; CHECK: br i1
; CHECK: = phi i32
; CHECK-NEXT: call spir_func void @"hipspv.line./sources/inc/h.h"(i32 40, i32 2)
; CHECK-NOT: !dbg

; SPIRV-DAG: %[[A:[0-9]+]] = OpString "/sources/a b.hip"
; SPIRV-DAG: %[[H:[0-9]+]] = OpString "/sources/inc/h.h"
; SPIRV-NOT: hipspv.line
; SPIRV: OpLine %[[A]] 3 5
; SPIRV-NEXT: OpLoad
; SPIRV: OpNoLine
; SPIRV: OpBranchConditional
; SPIRV: OpPhi
; SPIRV-NEXT: OpLine %[[H]] 40 2
; SPIRV-NEXT: OpStore
; SPIRV-NOT: hipspv.line
; SPIRV: OpFunctionEnd
define spir_kernel void @kernel(ptr addrspace(1) %p) !dbg !4 {
  %a = load volatile i32, ptr addrspace(1) %p, !dbg !5
  %stop = icmp slt i32 %a, 1
  br i1 %stop, label %end, label %more
more:
  %b = load volatile i32, ptr addrspace(1) %p, !dbg !6
  br label %end, !dbg !6
end:
  %phi = phi i32 [ %a, %0 ], [ %b, %more ]
  store i32 %phi, ptr addrspace(1) %p, !dbg !9
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a b.hip", directory: "/sources")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, column: 5, scope: !4)
!6 = !DILocation(line: 4, column: 6, scope: !4)
!7 = !DIFile(filename: "inc/h.h", directory: "/sources")
!8 = distinct !DISubprogram(name: "inlined", scope: !7, file: !7, line: 39, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 40, column: 2, scope: !8, inlinedAt: !6)
