; The parameters of the source, of which the host's calling convention passes some as two values or none.
; RUN: hipspv lower --offload-arch=cpu --passes=describe-host-parameters,record-host-parameters "%s" -S -o - | filecheck "%s"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; kernel(Empty, Three {float[3]}, char, Large {int[10]}, Copied (its copy constructor isn't trivial), long double)
; CHECK: ptr byval([24 x i8]) align 4 %copied
; CHECK-DAG: "hipspv.arguments"="value:1:1: value:12:4:0,8 value:1:1:0 structure:40:4:0 structure:24:4:0 value:16:16:0"
; CHECK-DAG: !{!"hipspv.kernel kernel value 1 1 value 12 4 value 1 1 value 40 4 value 24 4 value 16 16"}
define void @kernel(<2 x float> %three.coerce0, float %three.coerce1, i8 %letter, ptr byval([10 x i32]) align 8 %large, ptr %copied, x86_fp80 %wide) #0 !dbg !4 {
  ret void
}

attributes #0 = { "uniform-work-group-size"="true" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.hip", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{}
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null, !7, !8, !9, !10, !11, !12}
!7 = !DICompositeType(tag: DW_TAG_structure_type, name: "Empty", size: 8, elements: !3)
!8 = !DICompositeType(tag: DW_TAG_structure_type, name: "Three", size: 96, elements: !13)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Large", size: 320, elements: !13)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "Alias", baseType: !15)
!12 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!13 = !{!14}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !16, size: 32)
!15 = !DICompositeType(tag: DW_TAG_class_type, name: "Copied", size: 192, elements: !13)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
