; Before a thread ends, it stores its location: the code of a record with the kernel and, if known, the line.
; RUN: hipspv lower --passes=lower-thread-exits "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__hipspv_service = addrspace(1) global ptr addrspace(1) null

declare spir_func void @__hipspv_end_thread()

; CHECK-LABEL: define spir_kernel void @plain
; CHECK: [[BLOCK:%.*]] = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service
; CHECK: [[SITE:%.*]] = getelementptr inbounds i8, ptr addrspace(1) [[BLOCK]], i64 32
; CHECK: store i64 1810555691506074133, ptr addrspace(1) [[SITE]]
; CHECK-NEXT: ret void
define spir_kernel void @plain() {
  call spir_func void @__hipspv_end_thread()
  ret void
}
; CHECK-LABEL: define spir_kernel void @placed
; CHECK: store i64 -8238578640646633694,
define spir_kernel void @placed() !dbg !5 {
  call spir_func void @__hipspv_end_thread(), !dbg !8
  ret void, !dbg !8
}
; CHECK-DAG: !{!"hipspv.abort 1810555691506074133 plain"}
; CHECK-DAG: !{!"hipspv.abort 10208165433062917922 placed src/app.hip:7"}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "src/app.hip", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "placed", file: !1, line: 6, type: !6, spFlags: DISPFlagDefinition, unit: !0)
!6 = !DISubroutineType(types: !7)
!7 = !{null}
!8 = !DILocation(line: 7, column: 3, scope: !5)
