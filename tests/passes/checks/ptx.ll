; Inline PTX that the driver couldn't translate is one error at its line, which names the instruction.
; RUN: not hipspv lower "%s" -o %t.bc 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: app.cu:12:5: error: inline PTX has no translation for this device: mov.u64: %globaltimer
; CHECK: reached from kernel 'kernel'
; CHECK-NOT: error:
define spir_kernel void @kernel() !dbg !4 {
  call void asm sideeffect "hipspv: PTX without a translation: mov.u64: %globaltimer", ""(), !dbg !7
  ret void, !dbg !7
}
define internal void @unreached() !dbg !8 {
  call void asm sideeffect "hipspv: PTX without a translation: mma.sp", ""(), !dbg !9
  ret void, !dbg !9
}
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "app.cu", directory: "/src")
!4 = distinct !DISubprogram(name: "kernel", file: !2, line: 10, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 12, column: 5, scope: !4)
!8 = distinct !DISubprogram(name: "unreached", file: !2, line: 20, type: !5, unit: !1, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 22, column: 5, scope: !8)
