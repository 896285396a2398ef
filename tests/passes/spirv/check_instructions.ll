; Each error names its line and kernel, and all are reported.
; RUN: not hipspv lower -O0 "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: a.hip:3:5: error: call through a pointer, and no function of this type
; CHECK: a.hip:3:5: note: reached from kernel 'indirect(int (*)(int))'
; CHECK: a.hip:3:5: note: a device can only call __device__ functions of its program
; CHECK: a.hip:4:6: error: inline assembly in device code
; CHECK: a.hip:5:7: error: an array whose size isn't a constant
; CHECK: a.hip:6:8: error: undefined device function 'missing(int)'
; CHECK: a.hip:6:8: note: define it in this source, or compile and link the sources with -fgpu-rdc
; CHECK: a.hip:8:1: error: call of the variadic function 'many(int, ...)'
declare spir_func i32 @_Z7missingi(i32)
declare spir_func i32 @_Z4manyiz(i32, ...)
define spir_kernel void @_Z8indirectPFiiE(ptr addrspace(4) %f) !dbg !4 {
  %plain = addrspacecast ptr addrspace(4) %f to ptr
  %r = call spir_func i32 %plain(i32 1), !dbg !5
  ret void
}
define spir_kernel void @assembly(ptr addrspace(1) %p, i32 %n) !dbg !6 {
  call void asm sideeffect "nop", ""(), !dbg !7
  %a = alloca i32, i32 %n, !dbg !8
  store volatile i32 3, ptr %a
  %m = call spir_func i32 @_Z7missingi(i32 %n), !dbg !9
  %v = call spir_func i32 (i32, ...) @_Z4manyiz(i32 %m, i32 5), !dbg !11
  ret void
}
define internal spir_func i32 @_Z5againi(i32 %n) noinline !dbg !12 {
  %stop = icmp slt i32 %n, 1
  br i1 %stop, label %end, label %more
more:
  %less = sub i32 %n, 1
  %x = call spir_func i32 @_Z5againi(i32 %less), !dbg !13
  %y = call spir_func i32 @_Z5againi(i32 %x), !dbg !13
  ret i32 %y
end:
  ret i32 %n
}
define spir_kernel void @recursive(ptr addrspace(1) %p, i32 %n) {
  %x = call spir_func i32 @_Z5againi(i32 %n)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "indirect", scope: !1, file: !1, line: 2, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, column: 5, scope: !4)
!6 = distinct !DISubprogram(name: "assembly", scope: !1, file: !1, line: 3, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 4, column: 6, scope: !6)
!8 = !DILocation(line: 5, column: 7, scope: !6)
!9 = !DILocation(line: 6, column: 8, scope: !6)
!10 = !DILocation(line: 7, column: 9, scope: !6)
!11 = !DILocation(line: 8, column: 1, scope: !6)
!12 = distinct !DISubprogram(name: "again", scope: !1, file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 9, column: 2, scope: !12)
