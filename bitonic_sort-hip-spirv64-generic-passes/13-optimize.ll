; ModuleID = '<memory>'
source_filename = "tests/programs/bitonic_sort.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ12shared_stepsPijjE5chunk = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z11global_stepPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %6 = trunc i64 %5 to i32, !dbg !17
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !21
  %8 = trunc i64 %7 to i32, !dbg !21
  %9 = mul i32 %8, %6, !dbg !24
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !25
  %11 = trunc i64 %10 to i32, !dbg !25
  %12 = add i32 %9, %11, !dbg !28
  %13 = shl i32 %12, 1, !dbg !29
  %14 = add i32 %2, -1, !dbg !30
  %15 = and i32 %12, %14, !dbg !31
  %16 = sub i32 %13, %15, !dbg !32
  %17 = zext i32 %16 to i64, !dbg !33
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %17, !dbg !33
  %19 = add i32 %16, %2, !dbg !34
  %20 = zext i32 %19 to i64, !dbg !35
  %21 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %20, !dbg !35
  %22 = and i32 %16, %1, !dbg !36
  %23 = icmp eq i32 %22, 0, !dbg !37
  %24 = load i32, ptr addrspace(4) %18, align 4, !dbg !38, !tbaa !9
  %25 = load i32, ptr addrspace(4) %21, align 4, !dbg !41, !tbaa !9
  %26 = icmp sle i32 %24, %25, !dbg !42
  %27 = xor i1 %26, %23, !dbg !42
  br i1 %27, label %28, label %_Z5orderRiS_b.exit, !dbg !42

28:                                               ; preds = %3
  store i32 %25, ptr addrspace(4) %18, align 4, !dbg !43, !tbaa !9
  store i32 %24, ptr addrspace(4) %21, align 4, !dbg !44, !tbaa !9
  br label %_Z5orderRiS_b.exit, !dbg !45

_Z5orderRiS_b.exit:                               ; preds = %3, %28
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12shared_stepsPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 !dbg !47 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !48
  %6 = trunc i64 %5 to i32, !dbg !48
  %7 = shl i32 %6, 8, !dbg !50
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !51
  %9 = trunc i64 %8 to i32, !dbg !51
  %10 = add i32 %7, %9, !dbg !53
  %11 = zext i32 %10 to i64, !dbg !54
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %11, !dbg !54
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !54, !tbaa !9
  %14 = and i64 %8, 4294967295, !dbg !55
  %15 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %14, !dbg !55
  store i32 %13, ptr addrspace(4) %15, align 4, !dbg !56, !tbaa !9
  %16 = add i32 %10, 128, !dbg !57
  %17 = zext i32 %16 to i64, !dbg !58
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %17, !dbg !58
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !58, !tbaa !9
  %20 = add i64 %8, 128, !dbg !59
  %21 = and i64 %20, 4294967295, !dbg !60
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %21, !dbg !60
  store i32 %19, ptr addrspace(4) %22, align 4, !dbg !61, !tbaa !9
  %.not18 = icmp eq i32 %2, 0, !dbg !62
  br i1 %.not18, label %._crit_edge, label %.lr.ph, !dbg !63

._crit_edge:                                      ; preds = %_Z5orderRiS_b.exit, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !64
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !67
  %24 = trunc i64 %23 to i32, !dbg !67
  %25 = and i64 %23, 4294967295, !dbg !69
  %26 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %25, !dbg !69
  %27 = load i32, ptr addrspace(4) %26, align 4, !dbg !69, !tbaa !9
  %28 = add i32 %7, %24, !dbg !70
  %29 = zext i32 %28 to i64, !dbg !71
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %29, !dbg !71
  store i32 %27, ptr addrspace(4) %30, align 4, !dbg !72, !tbaa !9
  %31 = add i64 %23, 128, !dbg !73
  %32 = and i64 %31, 4294967295, !dbg !74
  %33 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %32, !dbg !74
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !74, !tbaa !9
  %35 = add i32 %28, 128, !dbg !75
  %36 = zext i32 %35 to i64, !dbg !76
  %37 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %36, !dbg !76
  store i32 %34, ptr addrspace(4) %37, align 4, !dbg !77, !tbaa !9
  ret void, !dbg !78

.lr.ph:                                           ; preds = %3, %_Z5orderRiS_b.exit
  %.019 = phi i32 [ %57, %_Z5orderRiS_b.exit ], [ %2, %3 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !79
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !81
  %39 = trunc i64 %38 to i32, !dbg !81
  %40 = shl i32 %39, 1, !dbg !83
  %41 = add i32 %.019, -1, !dbg !84
  %42 = and i32 %41, %39, !dbg !85
  %43 = sub i32 %40, %42, !dbg !86
  %44 = zext i32 %43 to i64, !dbg !87
  %45 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %44, !dbg !87
  %46 = add i32 %43, %.019, !dbg !88
  %47 = zext i32 %46 to i64, !dbg !89
  %48 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 %47, !dbg !89
  %49 = add i32 %43, %7, !dbg !90
  %50 = and i32 %49, %1, !dbg !91
  %51 = icmp eq i32 %50, 0, !dbg !92
  %52 = load i32, ptr addrspace(4) %45, align 4, !dbg !93, !tbaa !9
  %53 = load i32, ptr addrspace(4) %48, align 4, !dbg !95, !tbaa !9
  %54 = icmp sle i32 %52, %53, !dbg !96
  %55 = xor i1 %54, %51, !dbg !96
  br i1 %55, label %56, label %_Z5orderRiS_b.exit, !dbg !96

56:                                               ; preds = %.lr.ph
  store i32 %53, ptr addrspace(4) %45, align 4, !dbg !97, !tbaa !9
  store i32 %52, ptr addrspace(4) %48, align 4, !dbg !98, !tbaa !9
  br label %_Z5orderRiS_b.exit, !dbg !99

_Z5orderRiS_b.exit:                               ; preds = %.lr.ph, %56
  %57 = lshr i32 %.019, 1, !dbg !100
  %.not = icmp eq i32 %57, 0, !dbg !62
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
