; An intrinsic that SPIR-V can't express, and that no pass expands, is an error at its line.
; RUN: not hipspv lower "%s" -o %t.bc 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: fixed.hip:12:5: error: SPIR-V has nothing for llvm.smul.fix.i32
; CHECK: reached from kernel 'kernel'
define spir_kernel void @kernel(ptr addrspace(1) %p, i32 %a, i32 %b) !dbg !4 {
  %product = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 4), !dbg !7
  store i32 %product, ptr addrspace(1) %p, !dbg !7
  ret void, !dbg !7
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "fixed.hip", directory: "/src")
!4 = distinct !DISubprogram(name: "kernel", file: !2, line: 10, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 5, scope: !4)
