; ModuleID = '<memory>'
source_filename = "examples/scan.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ10block_scaniE6totals = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z11scan_blocksPiS_i(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !17
  %5 = trunc i64 %4 to i32, !dbg !17
  %6 = shl i32 %5, 8, !dbg !21
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !22
  %8 = trunc i64 %7 to i32, !dbg !22
  %9 = add i32 %6, %8, !dbg !25
  %10 = icmp slt i32 %9, %2, !dbg !26
  br i1 %10, label %11, label %15, !dbg !27

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64, !dbg !28
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12, !dbg !28
  %14 = load i32, ptr addrspace(1) %13, align 4, !dbg !28, !tbaa !9
  br label %15, !dbg !27

15:                                               ; preds = %3, %11
  %16 = phi i32 [ %14, %11 ], [ 0, %3 ], !dbg !27
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !29
  %18 = trunc i64 %17 to i32, !dbg !29
  %19 = and i32 %18, 31, !dbg !33
  %20 = lshr i32 %18, 5, !dbg !34
  %21 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %22 = and i32 %21, 31, !dbg !43
  %.not12.not.i.i = icmp ne i32 %22, 0, !dbg !43
  %23 = sext i1 %.not12.not.i.i to i32, !dbg !44
  %24 = add nsw i32 %21, %23, !dbg !44
  %25 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %16, i32 noundef %24) #6, !dbg !45
  %.not.i.i = icmp eq i32 %19, 0, !dbg !48
  %26 = select i1 %.not.i.i, i32 0, i32 %25, !dbg !48
  %spec.select.i.i = add nsw i32 %26, %16, !dbg !48
  %27 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %28 = add nsw i32 %27, -2, !dbg !49
  %29 = and i32 %27, -32, !dbg !50
  %30 = icmp slt i32 %28, %29, !dbg !43
  %31 = select i1 %30, i32 %27, i32 %28, !dbg !44
  %32 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.i.i, i32 noundef %31) #6, !dbg !45
  %.not.1.i.i = icmp samesign ult i32 %19, 2, !dbg !48
  %33 = select i1 %.not.1.i.i, i32 0, i32 %32, !dbg !48
  %spec.select.1.i.i = add nsw i32 %33, %spec.select.i.i, !dbg !48
  %34 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %35 = add nsw i32 %34, -4, !dbg !49
  %36 = and i32 %34, -32, !dbg !50
  %37 = icmp slt i32 %35, %36, !dbg !43
  %38 = select i1 %37, i32 %34, i32 %35, !dbg !44
  %39 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.1.i.i, i32 noundef %38) #6, !dbg !45
  %.not.2.i.i = icmp samesign ult i32 %19, 4, !dbg !48
  %40 = select i1 %.not.2.i.i, i32 0, i32 %39, !dbg !48
  %spec.select.2.i.i = add nsw i32 %40, %spec.select.1.i.i, !dbg !48
  %41 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %42 = add nsw i32 %41, -8, !dbg !49
  %43 = and i32 %41, -32, !dbg !50
  %44 = icmp slt i32 %42, %43, !dbg !43
  %45 = select i1 %44, i32 %41, i32 %42, !dbg !44
  %46 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.2.i.i, i32 noundef %45) #6, !dbg !45
  %.not.3.i.i = icmp samesign ult i32 %19, 8, !dbg !48
  %47 = select i1 %.not.3.i.i, i32 0, i32 %46, !dbg !48
  %spec.select.3.i.i = add nsw i32 %47, %spec.select.2.i.i, !dbg !48
  %48 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %49 = add nsw i32 %48, -16, !dbg !49
  %50 = and i32 %48, -32, !dbg !50
  %51 = icmp slt i32 %49, %50, !dbg !43
  %52 = select i1 %51, i32 %48, i32 %49, !dbg !44
  %53 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.3.i.i, i32 noundef %52) #6, !dbg !45
  %.not.4.i.i = icmp samesign ult i32 %19, 16, !dbg !48
  %54 = select i1 %.not.4.i.i, i32 0, i32 %53, !dbg !48
  %spec.select.4.i.i = add nsw i32 %54, %spec.select.3.i.i, !dbg !48
  %55 = icmp eq i32 %19, 31, !dbg !51
  br i1 %55, label %56, label %59, !dbg !51

56:                                               ; preds = %15
  %57 = zext nneg i32 %20 to i64, !dbg !52
  %58 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %57, !dbg !52
  store i32 %spec.select.4.i.i, ptr addrspace(3) %58, align 4, !dbg !53, !tbaa !9
  br label %59, !dbg !52

59:                                               ; preds = %56, %15
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !54
  %.not.i = icmp eq i32 %20, 0, !dbg !57
  br i1 %.not.i, label %_Z10block_scani.exit, label %.lr.ph.preheader.i, !dbg !58

.lr.ph.preheader.i:                               ; preds = %59
  %wide.trip.count.i = zext nneg i32 %20 to i64, !dbg !57
  br label %.lr.ph.i, !dbg !58

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.preheader.i
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.preheader.i ], [ %indvars.iv.next.i, %.lr.ph.i ]
  %.01011.i = phi i32 [ %spec.select.4.i.i, %.lr.ph.preheader.i ], [ %62, %.lr.ph.i ]
  %60 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %indvars.iv.i, !dbg !59
  %61 = load i32, ptr addrspace(3) %60, align 4, !dbg !59, !tbaa !9
  %62 = add nsw i32 %61, %.01011.i, !dbg !60
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1, !dbg !61
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i, !dbg !57
  br i1 %exitcond.not.i, label %_Z10block_scani.exit, label %.lr.ph.i, !dbg !58, !llvm.loop !62

_Z10block_scani.exit:                             ; preds = %.lr.ph.i, %59
  %.010.lcssa.i = phi i32 [ %spec.select.4.i.i, %59 ], [ %62, %.lr.ph.i ], !dbg !65
  br i1 %10, label %63, label %66, !dbg !66

63:                                               ; preds = %_Z10block_scani.exit
  %64 = sext i32 %9 to i64, !dbg !67
  %65 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %64, !dbg !67
  store i32 %.010.lcssa.i, ptr addrspace(1) %65, align 4, !dbg !68, !tbaa !9
  br label %66, !dbg !67

66:                                               ; preds = %63, %_Z10block_scani.exit
  %67 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !69
  %68 = and i64 %67, 4294967295, !dbg !71
  %69 = icmp eq i64 %68, 255, !dbg !71
  br i1 %69, label %70, label %74, !dbg !71

70:                                               ; preds = %66
  %71 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !72
  %72 = and i64 %71, 4294967295, !dbg !74
  %73 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %72, !dbg !74
  store i32 %.010.lcssa.i, ptr addrspace(1) %73, align 4, !dbg !75, !tbaa !9
  br label %74, !dbg !74

74:                                               ; preds = %70, %66
  ret void, !dbg !76
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define hidden spir_kernel void @_Z11add_offsetsPiPKii(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !77 {
  br label %4, !dbg !78

4:                                                ; preds = %16, %3
  %indvars.iv = phi i64 [ %indvars.iv.next, %16 ], [ 0, %3 ], !dbg !79
  %.011 = phi i32 [ %19, %16 ], [ 0, %3 ], !dbg !79
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !80
  %6 = and i64 %5, 4294967295, !dbg !82
  %7 = icmp samesign ult i64 %indvars.iv, %6, !dbg !82
  br i1 %7, label %16, label %8, !dbg !83

8:                                                ; preds = %4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !84
  %10 = trunc i64 %9 to i32, !dbg !84
  %11 = shl i32 %10, 8, !dbg !86
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !87
  %13 = trunc i64 %12 to i32, !dbg !87
  %14 = add i32 %11, %13, !dbg !89
  %15 = icmp slt i32 %14, %2, !dbg !90
  br i1 %15, label %20, label %25, !dbg !90

16:                                               ; preds = %4
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %indvars.iv, !dbg !91
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !91, !tbaa !9
  %19 = add nsw i32 %18, %.011, !dbg !92
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !93
  br label %4, !dbg !83, !llvm.loop !94

20:                                               ; preds = %8
  %21 = sext i32 %14 to i64, !dbg !96
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21, !dbg !96
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !97, !tbaa !9
  %24 = add nsw i32 %23, %.011, !dbg !97
  store i32 %24, ptr addrspace(1) %22, align 4, !dbg !97, !tbaa !9
  br label %25, !dbg !96

25:                                               ; preds = %20, %8
  ret void, !dbg !98
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "scan_blocks", scope: !14, file: !14, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/scan.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 29, column: 17, scope: !13)
!21 = !DILocation(line: 29, column: 28, scope: !13)
!22 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 29, column: 41, scope: !13)
!25 = !DILocation(line: 29, column: 39, scope: !13)
!26 = !DILocation(line: 30, column: 32, scope: !13)
!27 = !DILocation(line: 30, column: 30, scope: !13)
!28 = !DILocation(line: 30, column: 38, scope: !13)
!29 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !30)
!30 = distinct !DILocation(line: 20, column: 20, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "block_scan", scope: !14, file: !14, line: 18, type: !15, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 30, column: 19, scope: !13)
!33 = !DILocation(line: 20, column: 32, scope: !31, inlinedAt: !32)
!34 = !DILocation(line: 20, column: 60, scope: !31, inlinedAt: !32)
!35 = !DILocation(line: 108, column: 31, scope: !36, inlinedAt: !38)
!36 = distinct !DISubprogram(name: "__hipspv_lane_up", scope: !37, file: !37, line: 107, type: !15, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!38 = distinct !DILocation(line: 139, column: 203, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__shfl_up<int>", scope: !37, file: !37, line: 139, type: !15, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 12, column: 23, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "warp_scan", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 21, column: 11, scope: !31, inlinedAt: !32)
!43 = !DILocation(line: 110, column: 15, scope: !36, inlinedAt: !38)
!44 = !DILocation(line: 110, column: 10, scope: !36, inlinedAt: !38)
!45 = !DILocation(line: 75, column: 36, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "read", scope: !37, file: !37, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 139, column: 152, scope: !39, inlinedAt: !40)
!48 = !DILocation(line: 13, column: 14, scope: !41, inlinedAt: !42)
!49 = !DILocation(line: 109, column: 19, scope: !36, inlinedAt: !38)
!50 = !DILocation(line: 110, column: 23, scope: !36, inlinedAt: !38)
!51 = !DILocation(line: 22, column: 12, scope: !31, inlinedAt: !32)
!52 = !DILocation(line: 22, column: 26, scope: !31, inlinedAt: !32)
!53 = !DILocation(line: 22, column: 39, scope: !31, inlinedAt: !32)
!54 = !DILocation(line: 60, column: 55, scope: !55, inlinedAt: !56)
!55 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = distinct !DILocation(line: 23, column: 3, scope: !31, inlinedAt: !32)
!57 = !DILocation(line: 24, column: 21, scope: !31, inlinedAt: !32)
!58 = !DILocation(line: 24, column: 3, scope: !31, inlinedAt: !32)
!59 = !DILocation(line: 24, column: 43, scope: !31, inlinedAt: !32)
!60 = !DILocation(line: 24, column: 40, scope: !31, inlinedAt: !32)
!61 = !DILocation(line: 24, column: 29, scope: !31, inlinedAt: !32)
!62 = distinct !{!62, !58, !63, !64}
!63 = !DILocation(line: 24, column: 51, scope: !31, inlinedAt: !32)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 0, scope: !31, inlinedAt: !32)
!66 = !DILocation(line: 31, column: 9, scope: !13)
!67 = !DILocation(line: 31, column: 14, scope: !13)
!68 = !DILocation(line: 31, column: 22, scope: !13)
!69 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !70)
!70 = distinct !DILocation(line: 32, column: 7, scope: !13)
!71 = !DILocation(line: 32, column: 19, scope: !13)
!72 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !73)
!73 = distinct !DILocation(line: 32, column: 48, scope: !13)
!74 = !DILocation(line: 32, column: 36, scope: !13)
!75 = !DILocation(line: 32, column: 60, scope: !13)
!76 = !DILocation(line: 33, column: 1, scope: !13)
!77 = distinct !DISubprogram(name: "add_offsets", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 38, column: 8, scope: !77)
!79 = !DILocation(line: 0, scope: !77)
!80 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !81)
!81 = distinct !DILocation(line: 38, column: 28, scope: !77)
!82 = !DILocation(line: 38, column: 26, scope: !77)
!83 = !DILocation(line: 38, column: 3, scope: !77)
!84 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !85)
!85 = distinct !DILocation(line: 36, column: 17, scope: !77)
!86 = !DILocation(line: 36, column: 28, scope: !77)
!87 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !88)
!88 = distinct !DILocation(line: 36, column: 41, scope: !77)
!89 = !DILocation(line: 36, column: 39, scope: !77)
!90 = !DILocation(line: 39, column: 9, scope: !77)
!91 = !DILocation(line: 38, column: 55, scope: !77)
!92 = !DILocation(line: 38, column: 52, scope: !77)
!93 = !DILocation(line: 38, column: 40, scope: !77)
!94 = distinct !{!94, !83, !95, !64}
!95 = !DILocation(line: 38, column: 68, scope: !77)
!96 = !DILocation(line: 39, column: 14, scope: !77)
!97 = !DILocation(line: 39, column: 22, scope: !77)
!98 = !DILocation(line: 40, column: 1, scope: !77)
