; ModuleID = '<memory>'
source_filename = "examples/scan.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ10block_scaniE6totals = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z11scan_blocksPiS_i(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = shl i32 %7, 8, !dbg !21
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !22
  %10 = trunc i64 %9 to i32, !dbg !22
  %11 = add i32 %8, %10, !dbg !25
  %12 = icmp slt i32 %11, %2, !dbg !26
  br i1 %12, label %13, label %17, !dbg !27

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !28
  %15 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %14, !dbg !28
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !28, !tbaa !9
  br label %17, !dbg !27

17:                                               ; preds = %3, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !27
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !29
  %20 = trunc i64 %19 to i32, !dbg !29
  %21 = and i32 %20, 31, !dbg !33
  %22 = lshr i32 %20, 5, !dbg !34
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %24 = and i32 %23, 31, !dbg !43
  %.not12.not.i.i = icmp ne i32 %24, 0, !dbg !43
  %25 = sext i1 %.not12.not.i.i to i32, !dbg !44
  %26 = add nsw i32 %23, %25, !dbg !44
  %27 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %18, i32 noundef %26) #6, !dbg !45
  %.not.i.i = icmp eq i32 %21, 0, !dbg !48
  %28 = select i1 %.not.i.i, i32 0, i32 %27, !dbg !48
  %spec.select.i.i = add nsw i32 %28, %18, !dbg !48
  %29 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %30 = add nsw i32 %29, -2, !dbg !49
  %31 = and i32 %29, -32, !dbg !50
  %32 = icmp slt i32 %30, %31, !dbg !43
  %33 = select i1 %32, i32 %29, i32 %30, !dbg !44
  %34 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.i.i, i32 noundef %33) #6, !dbg !45
  %.not.1.i.i = icmp samesign ult i32 %21, 2, !dbg !48
  %35 = select i1 %.not.1.i.i, i32 0, i32 %34, !dbg !48
  %spec.select.1.i.i = add nsw i32 %35, %spec.select.i.i, !dbg !48
  %36 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %37 = add nsw i32 %36, -4, !dbg !49
  %38 = and i32 %36, -32, !dbg !50
  %39 = icmp slt i32 %37, %38, !dbg !43
  %40 = select i1 %39, i32 %36, i32 %37, !dbg !44
  %41 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.1.i.i, i32 noundef %40) #6, !dbg !45
  %.not.2.i.i = icmp samesign ult i32 %21, 4, !dbg !48
  %42 = select i1 %.not.2.i.i, i32 0, i32 %41, !dbg !48
  %spec.select.2.i.i = add nsw i32 %42, %spec.select.1.i.i, !dbg !48
  %43 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %44 = add nsw i32 %43, -8, !dbg !49
  %45 = and i32 %43, -32, !dbg !50
  %46 = icmp slt i32 %44, %45, !dbg !43
  %47 = select i1 %46, i32 %43, i32 %44, !dbg !44
  %48 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.2.i.i, i32 noundef %47) #6, !dbg !45
  %.not.3.i.i = icmp samesign ult i32 %21, 8, !dbg !48
  %49 = select i1 %.not.3.i.i, i32 0, i32 %48, !dbg !48
  %spec.select.3.i.i = add nsw i32 %49, %spec.select.2.i.i, !dbg !48
  %50 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !35
  %51 = add nsw i32 %50, -16, !dbg !49
  %52 = and i32 %50, -32, !dbg !50
  %53 = icmp slt i32 %51, %52, !dbg !43
  %54 = select i1 %53, i32 %50, i32 %51, !dbg !44
  %55 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.3.i.i, i32 noundef %54) #6, !dbg !45
  %.not.4.i.i = icmp samesign ult i32 %21, 16, !dbg !48
  %56 = select i1 %.not.4.i.i, i32 0, i32 %55, !dbg !48
  %spec.select.4.i.i = add nsw i32 %56, %spec.select.3.i.i, !dbg !48
  %57 = icmp eq i32 %21, 31, !dbg !51
  br i1 %57, label %58, label %61, !dbg !51

58:                                               ; preds = %17
  %59 = zext nneg i32 %22 to i64, !dbg !52
  %60 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_scaniE6totals to ptr addrspace(4)), i64 %59, !dbg !52
  store i32 %spec.select.4.i.i, ptr addrspace(4) %60, align 4, !dbg !53, !tbaa !9
  br label %61, !dbg !52

61:                                               ; preds = %58, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !54
  %.not.i = icmp eq i32 %22, 0, !dbg !57
  br i1 %.not.i, label %_Z10block_scani.exit, label %.lr.ph.preheader.i, !dbg !58

.lr.ph.preheader.i:                               ; preds = %61
  %wide.trip.count.i = zext nneg i32 %22 to i64, !dbg !57
  br label %.lr.ph.i, !dbg !58

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.preheader.i
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.preheader.i ], [ %indvars.iv.next.i, %.lr.ph.i ]
  %.01011.i = phi i32 [ %spec.select.4.i.i, %.lr.ph.preheader.i ], [ %64, %.lr.ph.i ]
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_scaniE6totals to ptr addrspace(4)), i64 %indvars.iv.i, !dbg !59
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !59, !tbaa !9
  %64 = add nsw i32 %63, %.01011.i, !dbg !60
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1, !dbg !61
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i, !dbg !57
  br i1 %exitcond.not.i, label %_Z10block_scani.exit, label %.lr.ph.i, !dbg !58, !llvm.loop !62

_Z10block_scani.exit:                             ; preds = %.lr.ph.i, %61
  %.010.lcssa.i = phi i32 [ %spec.select.4.i.i, %61 ], [ %64, %.lr.ph.i ], !dbg !65
  br i1 %12, label %65, label %68, !dbg !66

65:                                               ; preds = %_Z10block_scani.exit
  %66 = sext i32 %11 to i64, !dbg !67
  %67 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %66, !dbg !67
  store i32 %.010.lcssa.i, ptr addrspace(4) %67, align 4, !dbg !68, !tbaa !9
  br label %68, !dbg !67

68:                                               ; preds = %65, %_Z10block_scani.exit
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !69
  %70 = and i64 %69, 4294967295, !dbg !71
  %71 = icmp eq i64 %70, 255, !dbg !71
  br i1 %71, label %72, label %76, !dbg !71

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !72
  %74 = and i64 %73, 4294967295, !dbg !74
  %75 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %74, !dbg !74
  store i32 %.010.lcssa.i, ptr addrspace(4) %75, align 4, !dbg !75, !tbaa !9
  br label %76, !dbg !74

76:                                               ; preds = %72, %68
  ret void, !dbg !76
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define hidden spir_kernel void @_Z11add_offsetsPiPKii(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !77 {
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  br label %5, !dbg !78

5:                                                ; preds = %17, %3
  %indvars.iv = phi i64 [ %indvars.iv.next, %17 ], [ 0, %3 ], !dbg !79
  %.011 = phi i32 [ %20, %17 ], [ 0, %3 ], !dbg !79
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !80
  %7 = and i64 %6, 4294967295, !dbg !82
  %8 = icmp samesign ult i64 %indvars.iv, %7, !dbg !82
  br i1 %8, label %17, label %9, !dbg !83

9:                                                ; preds = %5
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !84
  %11 = trunc i64 %10 to i32, !dbg !84
  %12 = shl i32 %11, 8, !dbg !86
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !87
  %14 = trunc i64 %13 to i32, !dbg !87
  %15 = add i32 %12, %14, !dbg !89
  %16 = icmp slt i32 %15, %2, !dbg !90
  br i1 %16, label %21, label %27, !dbg !90

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %indvars.iv, !dbg !91
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !91, !tbaa !9
  %20 = add nsw i32 %19, %.011, !dbg !92
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !93
  br label %5, !dbg !83, !llvm.loop !94

21:                                               ; preds = %9
  %22 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %23 = sext i32 %15 to i64, !dbg !96
  %24 = getelementptr inbounds i32, ptr addrspace(4) %22, i64 %23, !dbg !96
  %25 = load i32, ptr addrspace(4) %24, align 4, !dbg !97, !tbaa !9
  %26 = add nsw i32 %25, %.011, !dbg !97
  store i32 %26, ptr addrspace(4) %24, align 4, !dbg !97, !tbaa !9
  br label %27, !dbg !96

27:                                               ; preds = %21, %9
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
