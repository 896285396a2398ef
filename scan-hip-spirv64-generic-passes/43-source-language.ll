; ModuleID = '<memory>'
source_filename = "examples/scan.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ10block_scaniE6totals = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define hidden spir_kernel void @_Z11add_offsetsPiPKii(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !14 {
  br label %4, !dbg !18

4:                                                ; preds = %16, %3
  %indvars.iv = phi i64 [ %indvars.iv.next, %16 ], [ 0, %3 ], !dbg !19
  %.011 = phi i32 [ %19, %16 ], [ 0, %3 ], !dbg !19
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !20
  %6 = and i64 %5, 4294967295, !dbg !24
  %7 = icmp samesign ult i64 %indvars.iv, %6, !dbg !24
  br i1 %7, label %16, label %8, !dbg !25

8:                                                ; preds = %4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !26
  %10 = trunc i64 %9 to i32, !dbg !26
  %11 = shl i32 %10, 8, !dbg !28
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !29
  %13 = trunc i64 %12 to i32, !dbg !29
  %14 = add i32 %11, %13, !dbg !32
  %15 = icmp slt i32 %14, %2, !dbg !33
  br i1 %15, label %20, label %25, !dbg !33

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %indvars.iv, !dbg !34
  %18 = load i32, ptr addrspace(1) %17, align 4, !dbg !34, !tbaa !9
  %19 = add nsw i32 %18, %.011, !dbg !35
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !36
  br label %4, !dbg !25, !llvm.loop !37

20:                                               ; preds = %8
  %21 = sext i32 %14 to i64, !dbg !40
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21, !dbg !40
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !41, !tbaa !9
  %24 = add nsw i32 %23, %.011, !dbg !41
  store i32 %24, ptr addrspace(1) %22, align 4, !dbg !41, !tbaa !9
  br label %25, !dbg !40

25:                                               ; preds = %20, %8
  ret void, !dbg !42
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z11scan_blocksPiS_i(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 %block_dim_x, i32 %block_dim_y, i32 %block_dim_z) #4 !dbg !43 !intel_reqd_sub_group_size !44 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !45
  %5 = trunc i64 %4 to i32, !dbg !45
  %6 = shl i32 %5, 8, !dbg !47
  %wide.i1 = call spir_func i64 @_Z12get_local_idj(i32 0), !dbg !48
  %lane.i2 = trunc i64 %wide.i1 to i32, !dbg !48
  %tx.i4 = urem i32 %lane.i2, %block_dim_x, !dbg !48
  %7 = add i32 %6, %tx.i4, !dbg !50
  %8 = icmp slt i32 %7, %2, !dbg !51
  br i1 %8, label %9, label %13, !dbg !52

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64, !dbg !53
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10, !dbg !53
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !53, !tbaa !9
  br label %13, !dbg !52

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ], !dbg !52
  %wide.i9 = call spir_func i64 @_Z12get_local_idj(i32 0), !dbg !54
  %lane.i10 = trunc i64 %wide.i9 to i32, !dbg !54
  %tx.i12 = urem i32 %lane.i10, %block_dim_x, !dbg !54
  %15 = and i32 %tx.i12, 31, !dbg !58
  %16 = lshr i32 %tx.i12, 5, !dbg !59
  %17 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !60
  %18 = and i32 %17, 31, !dbg !68
  %.not12.not.i.i = icmp ne i32 %18, 0, !dbg !68
  %19 = sext i1 %.not12.not.i.i to i32, !dbg !69
  %20 = add nsw i32 %17, %19, !dbg !69
  %21 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %14, i32 noundef %20) #6, !dbg !70
  %.not.i.i = icmp eq i32 %15, 0, !dbg !73
  %22 = select i1 %.not.i.i, i32 0, i32 %21, !dbg !73
  %spec.select.i.i = add nsw i32 %22, %14, !dbg !73
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !60
  %24 = add nsw i32 %23, -2, !dbg !74
  %25 = and i32 %23, -32, !dbg !75
  %26 = icmp slt i32 %24, %25, !dbg !68
  %27 = select i1 %26, i32 %23, i32 %24, !dbg !69
  %28 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.i.i, i32 noundef %27) #6, !dbg !70
  %.not.1.i.i = icmp samesign ult i32 %15, 2, !dbg !73
  %29 = select i1 %.not.1.i.i, i32 0, i32 %28, !dbg !73
  %spec.select.1.i.i = add nsw i32 %29, %spec.select.i.i, !dbg !73
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !60
  %31 = add nsw i32 %30, -4, !dbg !74
  %32 = and i32 %30, -32, !dbg !75
  %33 = icmp slt i32 %31, %32, !dbg !68
  %34 = select i1 %33, i32 %30, i32 %31, !dbg !69
  %35 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.1.i.i, i32 noundef %34) #6, !dbg !70
  %.not.2.i.i = icmp samesign ult i32 %15, 4, !dbg !73
  %36 = select i1 %.not.2.i.i, i32 0, i32 %35, !dbg !73
  %spec.select.2.i.i = add nsw i32 %36, %spec.select.1.i.i, !dbg !73
  %37 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !60
  %38 = add nsw i32 %37, -8, !dbg !74
  %39 = and i32 %37, -32, !dbg !75
  %40 = icmp slt i32 %38, %39, !dbg !68
  %41 = select i1 %40, i32 %37, i32 %38, !dbg !69
  %42 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.2.i.i, i32 noundef %41) #6, !dbg !70
  %.not.3.i.i = icmp samesign ult i32 %15, 8, !dbg !73
  %43 = select i1 %.not.3.i.i, i32 0, i32 %42, !dbg !73
  %spec.select.3.i.i = add nsw i32 %43, %spec.select.2.i.i, !dbg !73
  %44 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6, !dbg !60
  %45 = add nsw i32 %44, -16, !dbg !74
  %46 = and i32 %44, -32, !dbg !75
  %47 = icmp slt i32 %45, %46, !dbg !68
  %48 = select i1 %47, i32 %44, i32 %45, !dbg !69
  %49 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.3.i.i, i32 noundef %48) #6, !dbg !70
  %.not.4.i.i = icmp samesign ult i32 %15, 16, !dbg !73
  %50 = select i1 %.not.4.i.i, i32 0, i32 %49, !dbg !73
  %spec.select.4.i.i = add nsw i32 %50, %spec.select.3.i.i, !dbg !73
  %51 = icmp eq i32 %15, 31, !dbg !76
  br i1 %51, label %52, label %55, !dbg !76

52:                                               ; preds = %13
  %53 = zext nneg i32 %16 to i64, !dbg !77
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %53, !dbg !77
  store i32 %spec.select.4.i.i, ptr addrspace(3) %54, align 4, !dbg !78, !tbaa !9
  br label %55, !dbg !77

55:                                               ; preds = %52, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !79
  %.not.i = icmp eq i32 %16, 0, !dbg !82
  br i1 %.not.i, label %_Z10block_scani.exit, label %.lr.ph.preheader.i, !dbg !83

.lr.ph.preheader.i:                               ; preds = %55
  %wide.trip.count.i = zext nneg i32 %16 to i64, !dbg !82
  br label %.lr.ph.i, !dbg !83

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.preheader.i
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.preheader.i ], [ %indvars.iv.next.i, %.lr.ph.i ]
  %.01011.i = phi i32 [ %spec.select.4.i.i, %.lr.ph.preheader.i ], [ %58, %.lr.ph.i ]
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %indvars.iv.i, !dbg !84
  %57 = load i32, ptr addrspace(3) %56, align 4, !dbg !84, !tbaa !9
  %58 = add nsw i32 %57, %.01011.i, !dbg !85
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1, !dbg !86
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i, !dbg !82
  br i1 %exitcond.not.i, label %_Z10block_scani.exit, label %.lr.ph.i, !dbg !83, !llvm.loop !87

_Z10block_scani.exit:                             ; preds = %.lr.ph.i, %55
  %.010.lcssa.i = phi i32 [ %spec.select.4.i.i, %55 ], [ %58, %.lr.ph.i ], !dbg !89
  br i1 %8, label %59, label %62, !dbg !90

59:                                               ; preds = %_Z10block_scani.exit
  %60 = sext i32 %7 to i64, !dbg !91
  %61 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %60, !dbg !91
  store i32 %.010.lcssa.i, ptr addrspace(1) %61, align 4, !dbg !92, !tbaa !9
  br label %62, !dbg !91

62:                                               ; preds = %59, %_Z10block_scani.exit
  %wide.i = call spir_func i64 @_Z12get_local_idj(i32 0), !dbg !93
  %lane.i = trunc i64 %wide.i to i32, !dbg !93
  %tx.i = urem i32 %lane.i, %block_dim_x, !dbg !93
  %result.i = zext i32 %tx.i to i64, !dbg !93
  %63 = and i64 %result.i, 4294967295, !dbg !95
  %64 = icmp eq i64 %63, 255, !dbg !95
  br i1 %64, label %65, label %69, !dbg !95

65:                                               ; preds = %62
  %66 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !96
  %67 = and i64 %66, 4294967295, !dbg !98
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %67, !dbg !98
  store i32 %.010.lcssa.i, ptr addrspace(1) %68, align 4, !dbg !99, !tbaa !9
  br label %69, !dbg !98

69:                                               ; preds = %65, %62
  ret void, !dbg !100
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan.hip", directory: "/work/main")
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
!13 = !{!"hipspv.linear _Z11scan_blocksPiS_i 3 32"}
!14 = distinct !DISubprogram(name: "add_offsets", scope: !15, file: !15, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "examples/scan.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 38, column: 8, scope: !14)
!19 = !DILocation(line: 0, scope: !14)
!20 = !DILocation(line: 40, column: 207, scope: !21, inlinedAt: !23)
!21 = distinct !DISubprogram(name: "__get_x", scope: !22, file: !22, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!23 = distinct !DILocation(line: 38, column: 28, scope: !14)
!24 = !DILocation(line: 38, column: 26, scope: !14)
!25 = !DILocation(line: 38, column: 3, scope: !14)
!26 = !DILocation(line: 40, column: 207, scope: !21, inlinedAt: !27)
!27 = distinct !DILocation(line: 36, column: 17, scope: !14)
!28 = !DILocation(line: 36, column: 28, scope: !14)
!29 = !DILocation(line: 39, column: 208, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__get_x", scope: !22, file: !22, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 36, column: 41, scope: !14)
!32 = !DILocation(line: 36, column: 39, scope: !14)
!33 = !DILocation(line: 39, column: 9, scope: !14)
!34 = !DILocation(line: 38, column: 55, scope: !14)
!35 = !DILocation(line: 38, column: 52, scope: !14)
!36 = !DILocation(line: 38, column: 40, scope: !14)
!37 = distinct !{!37, !25, !38, !39}
!38 = !DILocation(line: 38, column: 68, scope: !14)
!39 = !{!"llvm.loop.mustprogress"}
!40 = !DILocation(line: 39, column: 14, scope: !14)
!41 = !DILocation(line: 39, column: 22, scope: !14)
!42 = !DILocation(line: 40, column: 1, scope: !14)
!43 = distinct !DISubprogram(name: "scan_blocks", scope: !15, file: !15, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !{i32 32}
!45 = !DILocation(line: 40, column: 207, scope: !21, inlinedAt: !46)
!46 = distinct !DILocation(line: 29, column: 17, scope: !43)
!47 = !DILocation(line: 29, column: 28, scope: !43)
!48 = !DILocation(line: 39, column: 208, scope: !30, inlinedAt: !49)
!49 = distinct !DILocation(line: 29, column: 41, scope: !43)
!50 = !DILocation(line: 29, column: 39, scope: !43)
!51 = !DILocation(line: 30, column: 32, scope: !43)
!52 = !DILocation(line: 30, column: 30, scope: !43)
!53 = !DILocation(line: 30, column: 38, scope: !43)
!54 = !DILocation(line: 39, column: 208, scope: !30, inlinedAt: !55)
!55 = distinct !DILocation(line: 20, column: 20, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "block_scan", scope: !15, file: !15, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 30, column: 19, scope: !43)
!58 = !DILocation(line: 20, column: 32, scope: !56, inlinedAt: !57)
!59 = !DILocation(line: 20, column: 60, scope: !56, inlinedAt: !57)
!60 = !DILocation(line: 108, column: 31, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "__hipspv_lane_up", scope: !62, file: !62, line: 107, type: !16, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!63 = distinct !DILocation(line: 139, column: 203, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__shfl_up<int>", scope: !62, file: !62, line: 139, type: !16, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 12, column: 23, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "warp_scan", scope: !15, file: !15, line: 9, type: !16, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 21, column: 11, scope: !56, inlinedAt: !57)
!68 = !DILocation(line: 110, column: 15, scope: !61, inlinedAt: !63)
!69 = !DILocation(line: 110, column: 10, scope: !61, inlinedAt: !63)
!70 = !DILocation(line: 75, column: 36, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "read", scope: !62, file: !62, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 139, column: 152, scope: !64, inlinedAt: !65)
!73 = !DILocation(line: 13, column: 14, scope: !66, inlinedAt: !67)
!74 = !DILocation(line: 109, column: 19, scope: !61, inlinedAt: !63)
!75 = !DILocation(line: 110, column: 23, scope: !61, inlinedAt: !63)
!76 = !DILocation(line: 22, column: 12, scope: !56, inlinedAt: !57)
!77 = !DILocation(line: 22, column: 26, scope: !56, inlinedAt: !57)
!78 = !DILocation(line: 22, column: 39, scope: !56, inlinedAt: !57)
!79 = !DILocation(line: 60, column: 55, scope: !80, inlinedAt: !81)
!80 = distinct !DISubprogram(name: "__syncthreads", scope: !22, file: !22, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = distinct !DILocation(line: 23, column: 3, scope: !56, inlinedAt: !57)
!82 = !DILocation(line: 24, column: 21, scope: !56, inlinedAt: !57)
!83 = !DILocation(line: 24, column: 3, scope: !56, inlinedAt: !57)
!84 = !DILocation(line: 24, column: 43, scope: !56, inlinedAt: !57)
!85 = !DILocation(line: 24, column: 40, scope: !56, inlinedAt: !57)
!86 = !DILocation(line: 24, column: 29, scope: !56, inlinedAt: !57)
!87 = distinct !{!87, !83, !88, !39}
!88 = !DILocation(line: 24, column: 51, scope: !56, inlinedAt: !57)
!89 = !DILocation(line: 0, scope: !56, inlinedAt: !57)
!90 = !DILocation(line: 31, column: 9, scope: !43)
!91 = !DILocation(line: 31, column: 14, scope: !43)
!92 = !DILocation(line: 31, column: 22, scope: !43)
!93 = !DILocation(line: 39, column: 208, scope: !30, inlinedAt: !94)
!94 = distinct !DILocation(line: 32, column: 7, scope: !43)
!95 = !DILocation(line: 32, column: 19, scope: !43)
!96 = !DILocation(line: 40, column: 207, scope: !21, inlinedAt: !97)
!97 = distinct !DILocation(line: 32, column: 48, scope: !43)
!98 = !DILocation(line: 32, column: 36, scope: !43)
!99 = !DILocation(line: 32, column: 60, scope: !43)
!100 = !DILocation(line: 33, column: 1, scope: !43)
