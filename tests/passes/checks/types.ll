; Types, variables and instructions that SPIR-V lacks; all are reported, each at its first use.
; RUN: not hipspv lower -O0 "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: used_nowhere
; CHECK: a.hip:2: error: type __float128 in the signature of a device function
; CHECK: a.hip:3:5: error: type __bf16 in device code
; CHECK: a.hip:3:5: note: reached from kernel 'floats'
; CHECK: a.hip:3:5: note: compute in float
; CHECK: a.hip:4:6: error: pointer to address space 9 in device code
; CHECK: a.hip:7:9: error: type __float128 in device code
; CHECK: a.hip:5:7: error: thread_local variable 'own'
; CHECK: a.hip:5:7: note: use a local variable
; CHECK: a.hip:6:8: error: undefined device variable 'elsewhere'
; CHECK: 6 errors generated when compiling for device.
@own = thread_local addrspace(1) global i32 0
@elsewhere = external addrspace(1) global i32
@used_nowhere = external addrspace(1) global i32

define internal spir_func fp128 @wide(fp128 %x) noinline !dbg !10 {
  ret fp128 %x
}
define spir_kernel void @floats(ptr addrspace(1) %p, i32 %n) !dbg !4 {
  %a = load bfloat, ptr addrspace(1) %p, !dbg !5
  store bfloat %a, ptr addrspace(1) %p, !dbg !6
  %q = addrspacecast ptr addrspace(1) %p to ptr addrspace(9), !dbg !6
  store volatile i32 1, ptr addrspace(9) %q, !dbg !7
  store volatile i32 1, ptr addrspace(1) @own, !dbg !7
  store volatile i32 1, ptr addrspace(1) @elsewhere, !dbg !8
  %w = call spir_func fp128 @wide(fp128 poison), !dbg !9
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, column: 5, scope: !4)
!6 = !DILocation(line: 4, column: 6, scope: !4)
!7 = !DILocation(line: 5, column: 7, scope: !4)
!8 = !DILocation(line: 6, column: 8, scope: !4)
!9 = !DILocation(line: 7, column: 9, scope: !4)
!10 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
