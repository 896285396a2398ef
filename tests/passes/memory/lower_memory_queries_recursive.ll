; A recursive function has no single frame on the stack, so the memory of a pointer isn't known there.
; RUN: not hipspv lower --passes=lower-memory-queries "%s" -S -o - 2>&1 | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

declare i32 @__hipspv_is_local(ptr addrspace(4)) memory(none)

; CHECK: a.hip:7:3: error: a question about a pointer's memory in a function that can't be inlined into its kernel
; CHECK: reached from kernel 'kernel'
define internal void @again(i32 %n) !dbg !4 {
  %p = inttoptr i32 %n to ptr addrspace(4)
  %local = call i32 @__hipspv_is_local(ptr addrspace(4) %p), !dbg !6
  %more = icmp ne i32 %n, %local
  br i1 %more, label %deeper, label %end
deeper:
  %less = sub i32 %n, 1
  call void @again(i32 %less), !dbg !6
  br label %end
end:
  ret void
}

define spir_kernel void @kernel(i32 %n) {
  call void @again(i32 %n)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !5)
!4 = distinct !DISubprogram(name: "again", file: !1, line: 5, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = !{}
!6 = !DILocation(line: 7, column: 3, scope: !4)
