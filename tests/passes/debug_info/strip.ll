; Nothing of the debug information is left.
; RUN: hipspv lower --offload-arch=sm_90 --passes=strip-debug-info "%s" -S -o - | filecheck "%s"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK: define i32 @f(i32 %x) {
; CHECK-NEXT: ret i32 %x{{$}}
; CHECK-NOT: !DI
; CHECK-NOT: !llvm.dbg.cu
define i32 @f(i32 %x) !dbg !3 {
  ret i32 %x, !dbg !6
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 1, scope: !3)
