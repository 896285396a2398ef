; Notes the first use of double precision in each kernel, also through the functions it calls.
; RUN: hipspv lower --passes=record-double-precision "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower "%s" -S -o - | filecheck --check-prefix=STRIPPED "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: !hipspv.metadata
; CHECK: !{!"hipspv.fp64 direct a.hip:5"}
; CHECK: !{!"hipspv.fp64 through a.hip:9"}
; CHECK-NOT: hipspv.fp64 none
; STRIPPED-NOT: !DILocation
define spir_kernel void @direct(ptr addrspace(1) %p, float %f) !dbg !4 {
  store float %f, ptr addrspace(1) %p, !dbg !5
  %d = fpext float %f to double, !dbg !6
  store double %d, ptr addrspace(1) %p, !dbg !7
  ret void
}
define internal spir_func void @callee(ptr addrspace(1) %p) noinline !dbg !8 {
  store double 1.0, ptr addrspace(1) %p, !dbg !9
  ret void
}
define spir_kernel void @through(ptr addrspace(1) %p) {
  call spir_func void @callee(ptr addrspace(1) %p)
  ret void
}
define spir_kernel void @none(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "direct", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 4, column: 5, scope: !4)
!6 = !DILocation(line: 5, column: 5, scope: !4)
!7 = !DILocation(line: 6, column: 5, scope: !4)
!8 = distinct !DISubprogram(name: "callee", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!9 = !DILocation(line: 9, column: 5, scope: !8)
