; A variable of the source keeps its memory for debuggers: each assignment to it is repeated there, and the program reads
; a copy. A variable whose address goes elsewhere stays.
; RUN: hipspv lower --offload-arch=cpu --passes=keep-variables "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%pair = type { i32, float }

declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; CHECK-LABEL: define void @assigned(
define void @assigned(i32 %given, float %other) !dbg !5 {
; CHECK: [[SCALAR:%.*]] = alloca i32
; CHECK-NEXT: %scalar = alloca i32
; CHECK-NEXT: [[WHOLE:%.*]] = alloca %pair
; CHECK-NEXT: [[ADDRESS:%.*]] = alloca ptr
; CHECK-NEXT: %whole = alloca %pair
  %scalar = alloca i32
  %whole = alloca %pair
; CHECK: #dbg_declare(ptr %scalar,
; CHECK-NEXT: #dbg_declare(ptr %whole,
    #dbg_declare(ptr %scalar, !7, !DIExpression(), !10)
    #dbg_declare(ptr %whole, !8, !DIExpression(), !10)
; LLVM makes no variables of the members of one whose address has escaped.
; CHECK-NEXT: store volatile ptr %whole, ptr [[ADDRESS]]
; CHECK: store i32 %given, ptr [[SCALAR]]
; CHECK-NEXT: store volatile i32 %given, ptr %scalar
  store i32 %given, ptr %scalar
; CHECK: call void @llvm.memset.p0.i64(ptr [[WHOLE]], i8 0, i64 8, i1 false)
; CHECK-NEXT: call void @llvm.memset.p0.i64(ptr %whole, i8 0, i64 8, i1 true)
  call void @llvm.memset.p0.i64(ptr %whole, i8 0, i64 8, i1 false)
; CHECK: [[OWN:%.*]] = getelementptr %pair, ptr [[WHOLE]], i32 0, i32 1
; CHECK-NEXT: store float %other, ptr [[OWN]]
; CHECK-NEXT: [[MEMBER:%.*]] = getelementptr %pair, ptr %whole, i32 0, i32 1
; CHECK-NEXT: store volatile float %other, ptr [[MEMBER]]
  %member = getelementptr %pair, ptr %whole, i32 0, i32 1
  store float %other, ptr %member
; CHECK: load i32, ptr [[SCALAR]]
  %read = load i32, ptr %scalar
  ret void
}

; CHECK-LABEL: define void @elsewhere(
define void @elsewhere(i32 %given) !dbg !9 {
; CHECK-NEXT: %shown = alloca i32
; CHECK-NEXT: #dbg_declare(ptr %shown,
; CHECK-NEXT: store i32 %given, ptr %shown
; CHECK-NEXT: call void @use(ptr %shown)
  %shown = alloca i32
    #dbg_declare(ptr %shown, !11, !DIExpression(), !12)
  store i32 %given, ptr %shown
  call void @use(ptr %shown)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = !DISubroutineType(types: !{null})
!5 = distinct !DISubprogram(name: "assigned", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !1, size: 64)
!7 = !DILocalVariable(name: "scalar", scope: !5, file: !1, line: 2, type: !3)
!8 = !DILocalVariable(name: "whole", scope: !5, file: !1, line: 3, type: !6)
!9 = distinct !DISubprogram(name: "elsewhere", file: !1, line: 5, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!10 = !DILocation(line: 2, scope: !5)
!11 = !DILocalVariable(name: "shown", scope: !9, file: !1, line: 6, type: !3)
!12 = !DILocation(line: 6, scope: !9)
