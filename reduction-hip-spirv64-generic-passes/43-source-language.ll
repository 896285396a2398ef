; ModuleID = '<memory>'
source_filename = "examples/reduction.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z9block_sumPKiPxi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, ptr addrspace(3) align 8 %dynamic_shared) #2 !dbg !14 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !18
  %5 = trunc i64 %4 to i32, !dbg !18
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !22
  %7 = trunc i64 %6 to i32, !dbg !22
  %8 = mul i32 %7, %5, !dbg !25
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !26
  %10 = trunc i64 %9 to i32, !dbg !26
  %11 = add i32 %8, %10, !dbg !29
  %12 = icmp slt i32 %11, %2, !dbg !30
  br i1 %12, label %.lr.ph, label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %.lr.ph, %3
  %.014.lcssa = phi i64 [ 0, %3 ], [ %22, %.lr.ph ], !dbg !32
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !33
  %14 = and i64 %13, 4294967295, !dbg !35
  %15 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %14, !dbg !35
  store i64 %.014.lcssa, ptr addrspace(3) %15, align 8, !dbg !36, !tbaa !37
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !39
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !42
  %17 = trunc i64 %16 to i32, !dbg !42
  %.017 = lshr i32 %17, 1, !dbg !44
  %.not18 = icmp eq i32 %.017, 0, !dbg !45
  br i1 %.not18, label %._crit_edge22, label %.lr.ph21, !dbg !46

.lr.ph:                                           ; preds = %3, %.lr.ph
  %.01316 = phi i32 [ %28, %.lr.ph ], [ %11, %3 ]
  %.01415 = phi i64 [ %22, %.lr.ph ], [ 0, %3 ]
  %18 = sext i32 %.01316 to i64, !dbg !47
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18, !dbg !47
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !47, !tbaa !9
  %21 = sext i32 %20 to i64, !dbg !47
  %22 = add nsw i64 %.01415, %21, !dbg !48
  %23 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !49
  %24 = trunc i64 %23 to i32, !dbg !49
  %25 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !52
  %26 = trunc i64 %25 to i32, !dbg !52
  %27 = mul i32 %26, %24, !dbg !54
  %28 = add i32 %27, %.01316, !dbg !55
  %29 = icmp slt i32 %28, %2, !dbg !30
  br i1 %29, label %.lr.ph, label %._crit_edge, !dbg !31, !llvm.loop !56

._crit_edge22:                                    ; preds = %47, %._crit_edge
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !59
  %31 = and i64 %30, 4294967295, !dbg !61
  %32 = icmp eq i64 %31, 0, !dbg !61
  br i1 %32, label %48, label %53, !dbg !61

.lr.ph21:                                         ; preds = %._crit_edge, %47
  %.019 = phi i32 [ %.0, %47 ], [ %.017, %._crit_edge ]
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !62
  %34 = trunc i64 %33 to i32, !dbg !62
  %35 = icmp ugt i32 %.019, %34, !dbg !64
  br i1 %35, label %36, label %47, !dbg !64

36:                                               ; preds = %.lr.ph21
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !65
  %38 = trunc i64 %37 to i32, !dbg !65
  %39 = add i32 %.019, %38, !dbg !67
  %40 = zext i32 %39 to i64, !dbg !68
  %41 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %40, !dbg !68
  %42 = load i64, ptr addrspace(3) %41, align 8, !dbg !68, !tbaa !37
  %43 = and i64 %37, 4294967295, !dbg !69
  %44 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %43, !dbg !69
  %45 = load i64, ptr addrspace(3) %44, align 8, !dbg !70, !tbaa !37
  %46 = add nsw i64 %45, %42, !dbg !70
  store i64 %46, ptr addrspace(3) %44, align 8, !dbg !70, !tbaa !37
  br label %47, !dbg !69

47:                                               ; preds = %36, %.lr.ph21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !71
  %.0 = lshr i32 %.019, 1, !dbg !44
  %.not = icmp eq i32 %.0, 0, !dbg !45
  br i1 %.not, label %._crit_edge22, label %.lr.ph21, !dbg !46, !llvm.loop !73

48:                                               ; preds = %._crit_edge22
  %49 = load i64, ptr addrspace(3) %dynamic_shared, align 8, !dbg !75, !tbaa !37
  %50 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !76
  %51 = and i64 %50, 4294967295, !dbg !78
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %51, !dbg !78
  store i64 %49, ptr addrspace(1) %52, align 8, !dbg !79, !tbaa !37
  br label %53, !dbg !78

53:                                               ; preds = %48, %._crit_edge22
  ret void, !dbg !80
}

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "reduction.hip", directory: "/work/main")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 3, i32 0}
!8 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"hipspv.shared _Z9block_sumPKiPxi 3"}
!14 = distinct !DISubprogram(name: "block_sum", scope: !15, file: !15, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "examples/reduction.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 9, column: 16, scope: !14)
!22 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 9, column: 29, scope: !14)
!25 = !DILocation(line: 9, column: 27, scope: !14)
!26 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 9, column: 42, scope: !14)
!29 = !DILocation(line: 9, column: 40, scope: !14)
!30 = !DILocation(line: 9, column: 57, scope: !14)
!31 = !DILocation(line: 9, column: 3, scope: !14)
!32 = !DILocation(line: 0, scope: !14)
!33 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !34)
!34 = distinct !DILocation(line: 11, column: 11, scope: !14)
!35 = !DILocation(line: 11, column: 3, scope: !14)
!36 = !DILocation(line: 11, column: 24, scope: !14)
!37 = !{!38, !38, i64 0}
!38 = !{!"long long", !11, i64 0}
!39 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 12, column: 3, scope: !14)
!42 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !43)
!43 = distinct !DILocation(line: 13, column: 26, scope: !14)
!44 = !DILocation(line: 13, scope: !14)
!45 = !DILocation(line: 13, column: 49, scope: !14)
!46 = !DILocation(line: 13, column: 3, scope: !14)
!47 = !DILocation(line: 10, column: 12, scope: !14)
!48 = !DILocation(line: 10, column: 9, scope: !14)
!49 = !DILocation(line: 42, column: 206, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 9, column: 67, scope: !14)
!52 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !53)
!53 = distinct !DILocation(line: 9, column: 79, scope: !14)
!54 = !DILocation(line: 9, column: 77, scope: !14)
!55 = !DILocation(line: 9, column: 64, scope: !14)
!56 = distinct !{!56, !31, !57, !58}
!57 = !DILocation(line: 10, column: 16, scope: !14)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !60)
!60 = distinct !DILocation(line: 17, column: 7, scope: !14)
!61 = !DILocation(line: 17, column: 19, scope: !14)
!62 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !63)
!63 = distinct !DILocation(line: 14, column: 9, scope: !14)
!64 = !DILocation(line: 14, column: 21, scope: !14)
!65 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !66)
!66 = distinct !DILocation(line: 14, column: 63, scope: !14)
!67 = !DILocation(line: 14, column: 75, scope: !14)
!68 = !DILocation(line: 14, column: 55, scope: !14)
!69 = !DILocation(line: 14, column: 31, scope: !14)
!70 = !DILocation(line: 14, column: 52, scope: !14)
!71 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !72)
!72 = distinct !DILocation(line: 15, column: 5, scope: !14)
!73 = distinct !{!73, !46, !74, !58}
!74 = !DILocation(line: 16, column: 3, scope: !14)
!75 = !DILocation(line: 17, column: 43, scope: !14)
!76 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !77)
!77 = distinct !DILocation(line: 17, column: 29, scope: !14)
!78 = !DILocation(line: 17, column: 25, scope: !14)
!79 = !DILocation(line: 17, column: 41, scope: !14)
!80 = !DILocation(line: 18, column: 1, scope: !14)
