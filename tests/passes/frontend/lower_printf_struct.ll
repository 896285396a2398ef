; An argument of more than 8 bytes is an error at its source line.
; RUN: not hipspv lower --passes=lower-printf "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: a.hip:3:5: error: printf can't print a value of type { i64, i64 }
; CHECK: a.hip:3:5: note: in function 'kernel'
declare spir_func i32 @printf(ptr addrspace(4), ...)
define spir_kernel void @kernel(ptr addrspace(4) %s) !dbg !4 {
  %n = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %s, { i64, i64 } zeroinitializer), !dbg !5
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, column: 5, scope: !4)
