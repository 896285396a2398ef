; ModuleID = '<memory>'
source_filename = "tests/programs/bitonic_sort.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ12shared_stepsPijjE5chunk = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z11global_stepPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %5 = trunc i64 %4 to i32, !dbg !17
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !21
  %7 = trunc i64 %6 to i32, !dbg !21
  %8 = mul i32 %7, %5, !dbg !24
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !25
  %10 = trunc i64 %9 to i32, !dbg !25
  %11 = add i32 %8, %10, !dbg !28
  %12 = shl i32 %11, 1, !dbg !29
  %13 = add i32 %2, -1, !dbg !30
  %14 = and i32 %11, %13, !dbg !31
  %15 = sub i32 %12, %14, !dbg !32
  %16 = zext i32 %15 to i64, !dbg !33
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16, !dbg !33
  %18 = add i32 %15, %2, !dbg !34
  %19 = zext i32 %18 to i64, !dbg !35
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19, !dbg !35
  %21 = and i32 %15, %1, !dbg !36
  %22 = icmp eq i32 %21, 0, !dbg !37
  %23 = load i32, ptr addrspace(1) %17, align 4, !dbg !38, !tbaa !9
  %24 = load i32, ptr addrspace(1) %20, align 4, !dbg !41, !tbaa !9
  %25 = icmp sle i32 %23, %24, !dbg !42
  %26 = xor i1 %25, %22, !dbg !42
  br i1 %26, label %27, label %_Z5orderRiS_b.exit, !dbg !42

27:                                               ; preds = %3
  store i32 %24, ptr addrspace(1) %17, align 4, !dbg !43, !tbaa !9
  store i32 %23, ptr addrspace(1) %20, align 4, !dbg !44, !tbaa !9
  br label %_Z5orderRiS_b.exit, !dbg !45

_Z5orderRiS_b.exit:                               ; preds = %3, %27
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12shared_stepsPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !47 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !48
  %5 = trunc i64 %4 to i32, !dbg !48
  %6 = shl i32 %5, 8, !dbg !50
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !51
  %8 = trunc i64 %7 to i32, !dbg !51
  %9 = add i32 %6, %8, !dbg !53
  %10 = zext i32 %9 to i64, !dbg !54
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10, !dbg !54
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !54, !tbaa !9
  %13 = and i64 %7, 4294967295, !dbg !55
  %14 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %13, !dbg !55
  store i32 %12, ptr addrspace(3) %14, align 4, !dbg !56, !tbaa !9
  %15 = add i32 %9, 128, !dbg !57
  %16 = zext i32 %15 to i64, !dbg !58
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %16, !dbg !58
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !58, !tbaa !9
  %19 = add i64 %7, 128, !dbg !59
  %20 = and i64 %19, 4294967295, !dbg !60
  %21 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %20, !dbg !60
  store i32 %18, ptr addrspace(3) %21, align 4, !dbg !61, !tbaa !9
  %.not18 = icmp eq i32 %2, 0, !dbg !62
  br i1 %.not18, label %._crit_edge, label %.lr.ph, !dbg !63

._crit_edge:                                      ; preds = %_Z5orderRiS_b.exit, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !64
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !67
  %23 = trunc i64 %22 to i32, !dbg !67
  %24 = and i64 %22, 4294967295, !dbg !69
  %25 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %24, !dbg !69
  %26 = load i32, ptr addrspace(3) %25, align 4, !dbg !69, !tbaa !9
  %27 = add i32 %6, %23, !dbg !70
  %28 = zext i32 %27 to i64, !dbg !71
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28, !dbg !71
  store i32 %26, ptr addrspace(1) %29, align 4, !dbg !72, !tbaa !9
  %30 = add i64 %22, 128, !dbg !73
  %31 = and i64 %30, 4294967295, !dbg !74
  %32 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %31, !dbg !74
  %33 = load i32, ptr addrspace(3) %32, align 4, !dbg !74, !tbaa !9
  %34 = add i32 %27, 128, !dbg !75
  %35 = zext i32 %34 to i64, !dbg !76
  %36 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %35, !dbg !76
  store i32 %33, ptr addrspace(1) %36, align 4, !dbg !77, !tbaa !9
  ret void, !dbg !78

.lr.ph:                                           ; preds = %3, %_Z5orderRiS_b.exit
  %.019 = phi i32 [ %56, %_Z5orderRiS_b.exit ], [ %2, %3 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !79
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !81
  %38 = trunc i64 %37 to i32, !dbg !81
  %39 = shl i32 %38, 1, !dbg !83
  %40 = add i32 %.019, -1, !dbg !84
  %41 = and i32 %40, %38, !dbg !85
  %42 = sub i32 %39, %41, !dbg !86
  %43 = zext i32 %42 to i64, !dbg !87
  %44 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %43, !dbg !87
  %45 = add i32 %42, %.019, !dbg !88
  %46 = zext i32 %45 to i64, !dbg !89
  %47 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %46, !dbg !89
  %48 = add i32 %42, %6, !dbg !90
  %49 = and i32 %48, %1, !dbg !91
  %50 = icmp eq i32 %49, 0, !dbg !92
  %51 = load i32, ptr addrspace(3) %44, align 4, !dbg !93, !tbaa !9
  %52 = load i32, ptr addrspace(3) %47, align 4, !dbg !95, !tbaa !9
  %53 = icmp sle i32 %51, %52, !dbg !96
  %54 = xor i1 %53, %50, !dbg !96
  br i1 %54, label %55, label %_Z5orderRiS_b.exit, !dbg !96

55:                                               ; preds = %.lr.ph
  store i32 %52, ptr addrspace(3) %44, align 4, !dbg !97, !tbaa !9
  store i32 %51, ptr addrspace(3) %47, align 4, !dbg !98, !tbaa !9
  br label %_Z5orderRiS_b.exit, !dbg !99

_Z5orderRiS_b.exit:                               ; preds = %.lr.ph, %55
  %56 = lshr i32 %.019, 1, !dbg !100
  %.not = icmp eq i32 %56, 0, !dbg !62
  br i1 %.not, label %._crit_edge, label %.lr.ph, !dbg !63, !llvm.loop !101
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bitonic_sort.hip", directory: "/work/main")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 0, i32 0}
!8 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "global_step", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/bitonic_sort.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 17, column: 22, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 17, column: 35, scope: !13)
!24 = !DILocation(line: 17, column: 33, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 17, column: 48, scope: !13)
!28 = !DILocation(line: 17, column: 46, scope: !13)
!29 = !DILocation(line: 18, column: 26, scope: !13)
!30 = !DILocation(line: 18, column: 45, scope: !13)
!31 = !DILocation(line: 18, column: 35, scope: !13)
!32 = !DILocation(line: 18, column: 30, scope: !13)
!33 = !DILocation(line: 19, column: 9, scope: !13)
!34 = !DILocation(line: 19, column: 29, scope: !13)
!35 = !DILocation(line: 19, column: 20, scope: !13)
!36 = !DILocation(line: 19, column: 45, scope: !13)
!37 = !DILocation(line: 19, column: 53, scope: !13)
!38 = !DILocation(line: 9, column: 8, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "order", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 19, column: 3, scope: !13)
!41 = !DILocation(line: 9, column: 12, scope: !39, inlinedAt: !40)
!42 = !DILocation(line: 9, column: 15, scope: !39, inlinedAt: !40)
!43 = !DILocation(line: 11, column: 7, scope: !39, inlinedAt: !40)
!44 = !DILocation(line: 12, column: 7, scope: !39, inlinedAt: !40)
!45 = !DILocation(line: 13, column: 3, scope: !39, inlinedAt: !40)
!46 = !DILocation(line: 20, column: 1, scope: !13)
!47 = distinct !DISubprogram(name: "shared_steps", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !49)
!49 = distinct !DILocation(line: 24, column: 25, scope: !47)
!50 = !DILocation(line: 24, column: 36, scope: !47)
!51 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !52)
!52 = distinct !DILocation(line: 25, column: 36, scope: !47)
!53 = !DILocation(line: 25, column: 34, scope: !47)
!54 = !DILocation(line: 25, column: 24, scope: !47)
!55 = !DILocation(line: 25, column: 3, scope: !47)
!56 = !DILocation(line: 25, column: 22, scope: !47)
!57 = !DILocation(line: 26, column: 59, scope: !47)
!58 = !DILocation(line: 26, column: 35, scope: !47)
!59 = !DILocation(line: 26, column: 21, scope: !47)
!60 = !DILocation(line: 26, column: 3, scope: !47)
!61 = !DILocation(line: 26, column: 33, scope: !47)
!62 = !DILocation(line: 27, column: 47, scope: !47)
!63 = !DILocation(line: 27, column: 3, scope: !47)
!64 = !DILocation(line: 60, column: 55, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 32, column: 3, scope: !47)
!67 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !68)
!68 = distinct !DILocation(line: 33, column: 36, scope: !47)
!69 = !DILocation(line: 33, column: 30, scope: !47)
!70 = !DILocation(line: 33, column: 13, scope: !47)
!71 = !DILocation(line: 33, column: 3, scope: !47)
!72 = !DILocation(line: 33, column: 28, scope: !47)
!73 = !DILocation(line: 34, column: 59, scope: !47)
!74 = !DILocation(line: 34, column: 41, scope: !47)
!75 = !DILocation(line: 34, column: 27, scope: !47)
!76 = !DILocation(line: 34, column: 3, scope: !47)
!77 = !DILocation(line: 34, column: 39, scope: !47)
!78 = !DILocation(line: 35, column: 1, scope: !47)
!79 = !DILocation(line: 60, column: 55, scope: !65, inlinedAt: !80)
!80 = distinct !DILocation(line: 28, column: 5, scope: !47)
!81 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !82)
!82 = distinct !DILocation(line: 29, column: 30, scope: !47)
!83 = !DILocation(line: 29, column: 28, scope: !47)
!84 = !DILocation(line: 29, column: 67, scope: !47)
!85 = !DILocation(line: 29, column: 57, scope: !47)
!86 = !DILocation(line: 29, column: 42, scope: !47)
!87 = !DILocation(line: 30, column: 11, scope: !47)
!88 = !DILocation(line: 30, column: 33, scope: !47)
!89 = !DILocation(line: 30, column: 23, scope: !47)
!90 = !DILocation(line: 30, column: 51, scope: !47)
!91 = !DILocation(line: 30, column: 58, scope: !47)
!92 = !DILocation(line: 30, column: 66, scope: !47)
!93 = !DILocation(line: 9, column: 8, scope: !39, inlinedAt: !94)
!94 = distinct !DILocation(line: 30, column: 5, scope: !47)
!95 = !DILocation(line: 9, column: 12, scope: !39, inlinedAt: !94)
!96 = !DILocation(line: 9, column: 15, scope: !39, inlinedAt: !94)
!97 = !DILocation(line: 11, column: 7, scope: !39, inlinedAt: !94)
!98 = !DILocation(line: 12, column: 7, scope: !39, inlinedAt: !94)
!99 = !DILocation(line: 13, column: 3, scope: !39, inlinedAt: !94)
!100 = !DILocation(line: 27, column: 59, scope: !47)
!101 = distinct !{!101, !63, !102, !103}
!102 = !DILocation(line: 31, column: 3, scope: !47)
!103 = !{!"llvm.loop.mustprogress"}
