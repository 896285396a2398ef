; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5solvePdS_E6factor = internal unnamed_addr addrspace(3) global [48 x double] undef, align 8
@_ZZ5solvePdS_E5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5solvePdS_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i32 %4, 49
  %sext65 = shl i64 %3, 32
  %7 = ashr exact i64 %sext65, 29
  %8 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5solvePdS_E6factor, i64 %7
  %sext86 = mul i64 %3, 210453397504, !dbg !21
  %9 = ashr exact i64 %sext86, 32, !dbg !21
  %10 = and i64 %3, 4294967295, !dbg !21
  %invariant.gep94 = getelementptr double, ptr addrspace(1) %0, i64 %9, !dbg !21
  %invariant.gep92 = getelementptr double, ptr addrspace(1) %0, i64 %9
  br label %21, !dbg !21

11:                                               ; preds = %.loopexit
  %sext = mul i64 %3, 210453397504, !dbg !22
  %12 = ashr exact i64 %sext, 29, !dbg !22
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12, !dbg !22
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 384, !dbg !22
  %15 = load double, ptr addrspace(1) %14, align 8, !dbg !22, !tbaa !23
  %sext63 = mul i64 %3, 214748364800, !dbg !25
  %16 = ashr exact i64 %sext63, 29, !dbg !25
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16, !dbg !25
  %18 = load double, ptr addrspace(1) %17, align 8, !dbg !25, !tbaa !23
  %19 = fdiv contract double %15, %18, !dbg !26
  %20 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7, !dbg !27
  store double %19, ptr addrspace(1) %20, align 8, !dbg !28, !tbaa !23
  ret void, !dbg !29

21:                                               ; preds = %2, %.loopexit
  %indvars.iv = phi i64 [ 0, %2 ], [ %indvars.iv.next, %.loopexit ]
  br i1 %5, label %22, label %.loopexit67, !dbg !30

22:                                               ; preds = %21
  %23 = trunc nuw nsw i64 %indvars.iv to i32, !dbg !31
  store i32 %23, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !dbg !31, !tbaa !9
  %24 = icmp samesign ult i64 %indvars.iv, 47, !dbg !32
  br i1 %24, label %.lr.ph.preheader, label %.loopexit67, !dbg !33

.lr.ph.preheader:                                 ; preds = %22
  %invariant.gep = getelementptr inbounds double, ptr addrspace(1) %0, i64 %indvars.iv, !dbg !33
  %25 = getelementptr double, ptr addrspace(1) %0, i64 %indvars.iv
  br label %.lr.ph, !dbg !33

.lr.ph:                                           ; preds = %.lr.ph.preheader, %36
  %indvars.iv79 = phi i64 [ %indvars.iv, %.lr.ph.preheader ], [ %indvars.iv.next80, %36 ]
  %.0596971 = phi i32 [ %23, %.lr.ph.preheader ], [ %.05968, %36 ]
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1, !dbg !34
  %.idx = mul nuw nsw i64 %indvars.iv.next80, 392, !dbg !35
  %gep = getelementptr inbounds i8, ptr addrspace(1) %invariant.gep, i64 %.idx, !dbg !35
  %26 = load double, ptr addrspace(1) %gep, align 8, !dbg !35, !tbaa !23
  %27 = tail call contract double @llvm.fabs.f64(double %26), !dbg !36
  %28 = mul nsw i32 %.0596971, 49, !dbg !37
  %29 = sext i32 %28 to i64, !dbg !38
  %30 = getelementptr double, ptr addrspace(1) %25, i64 %29, !dbg !39
  %31 = load double, ptr addrspace(1) %30, align 8, !dbg !39, !tbaa !23
  %32 = tail call contract double @llvm.fabs.f64(double %31), !dbg !40
  %33 = fcmp contract ogt double %27, %32, !dbg !41
  br i1 %33, label %34, label %36, !dbg !41

34:                                               ; preds = %.lr.ph
  %35 = trunc nuw nsw i64 %indvars.iv.next80 to i32, !dbg !42
  store i32 %35, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !dbg !42, !tbaa !9
  br label %36, !dbg !43

36:                                               ; preds = %.lr.ph, %34
  %.05968 = phi i32 [ %.0596971, %.lr.ph ], [ %35, %34 ]
  %exitcond.not = icmp eq i64 %indvars.iv.next80, 47, !dbg !32
  br i1 %exitcond.not, label %.loopexit67, label %.lr.ph, !dbg !33, !llvm.loop !44

.loopexit67:                                      ; preds = %36, %22, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !47
  br i1 %6, label %.lr.ph74, label %._crit_edge, !dbg !50

.lr.ph74:                                         ; preds = %.loopexit67
  %37 = load i32, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !tbaa !9
  %38 = mul nsw i32 %37, 49
  %39 = zext i32 %37 to i64
  %.not62 = icmp eq i64 %indvars.iv, %39
  %.idx87 = mul i64 %indvars.iv, 392
  %40 = getelementptr i8, ptr addrspace(1) %0, i64 %.idx87
  br label %41, !dbg !50

._crit_edge:                                      ; preds = %50, %.loopexit67
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !51
  %.not.not = icmp eq i64 %indvars.iv, %10, !dbg !53
  br i1 %.not.not, label %60, label %55, !dbg !53

41:                                               ; preds = %.lr.ph74, %50
  %.05873 = phi i32 [ %4, %.lr.ph74 ], [ %53, %50 ]
  %42 = sext i32 %.05873 to i64, !dbg !54
  %43 = getelementptr double, ptr addrspace(1) %40, i64 %42, !dbg !55
  %44 = load double, ptr addrspace(1) %43, align 8, !dbg !55, !tbaa !23
  %45 = add nsw i32 %38, %.05873, !dbg !56
  %46 = sext i32 %45 to i64, !dbg !57
  %47 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %46, !dbg !57
  %48 = load double, ptr addrspace(1) %47, align 8, !dbg !57, !tbaa !23
  store double %48, ptr addrspace(1) %43, align 8, !dbg !58, !tbaa !23
  br i1 %.not62, label %50, label %49, !dbg !59

49:                                               ; preds = %41
  store double %44, ptr addrspace(1) %47, align 8, !dbg !60, !tbaa !23
  br label %50, !dbg !61

50:                                               ; preds = %49, %41
  %51 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !62
  %52 = trunc i64 %51 to i32, !dbg !62
  %53 = add i32 %.05873, %52, !dbg !65
  %54 = icmp slt i32 %53, 49, !dbg !66
  br i1 %54, label %41, label %._crit_edge, !dbg !50, !llvm.loop !67

55:                                               ; preds = %._crit_edge
  %gep95 = getelementptr double, ptr addrspace(1) %invariant.gep94, i64 %indvars.iv, !dbg !69
  %56 = load double, ptr addrspace(1) %gep95, align 8, !dbg !69, !tbaa !23
  %.idx88 = mul nuw nsw i64 %indvars.iv, 400, !dbg !70
  %57 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %.idx88, !dbg !70
  %58 = load double, ptr addrspace(1) %57, align 8, !dbg !70, !tbaa !23
  %59 = fdiv contract double %56, %58, !dbg !71
  store double %59, ptr addrspace(3) %8, align 8, !dbg !72, !tbaa !23
  br label %60, !dbg !73

60:                                               ; preds = %55, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !74
  br i1 %.not.not, label %.loopexit, label %.lr.ph76, !dbg !76

.lr.ph76:                                         ; preds = %60
  %61 = load double, ptr addrspace(3) %8, align 8, !tbaa !23
  %.idx89 = mul nuw nsw i64 %indvars.iv, 392
  %invariant.gep90 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %.idx89, !dbg !77
  br label %62, !dbg !77

62:                                               ; preds = %.lr.ph76, %62
  %indvars.iv81 = phi i64 [ %indvars.iv, %.lr.ph76 ], [ %indvars.iv.next82, %62 ]
  %gep91 = getelementptr inbounds double, ptr addrspace(1) %invariant.gep90, i64 %indvars.iv81, !dbg !78
  %63 = load double, ptr addrspace(1) %gep91, align 8, !dbg !78, !tbaa !23
  %64 = fmul contract double %61, %63, !dbg !79
  %gep93 = getelementptr double, ptr addrspace(1) %invariant.gep92, i64 %indvars.iv81, !dbg !80
  %65 = load double, ptr addrspace(1) %gep93, align 8, !dbg !81, !tbaa !23
  %66 = fsub contract double %65, %64, !dbg !81
  store double %66, ptr addrspace(1) %gep93, align 8, !dbg !81, !tbaa !23
  %indvars.iv.next82 = add nuw nsw i64 %indvars.iv81, 1, !dbg !82
  %exitcond83.not = icmp eq i64 %indvars.iv.next82, 49, !dbg !83
  br i1 %exitcond83.not, label %.loopexit, label %62, !dbg !77, !llvm.loop !84

.loopexit:                                        ; preds = %62, %60
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !86
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !88
  %exitcond84.not = icmp eq i64 %indvars.iv.next, 48, !dbg !89
  br i1 %exitcond84.not, label %11, label %21, !dbg !21, !llvm.loop !90
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!1 = !DIFile(filename: "gauss.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "solve", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/gauss.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 11, column: 19, scope: !13)
!21 = !DILocation(line: 12, column: 3, scope: !13)
!22 = !DILocation(line: 31, column: 12, scope: !13)
!23 = !{!24, !24, i64 0}
!24 = !{!"double", !11, i64 0}
!25 = !DILocation(line: 31, column: 35, scope: !13)
!26 = !DILocation(line: 31, column: 33, scope: !13)
!27 = !DILocation(line: 31, column: 3, scope: !13)
!28 = !DILocation(line: 31, column: 10, scope: !13)
!29 = !DILocation(line: 32, column: 1, scope: !13)
!30 = !DILocation(line: 13, column: 13, scope: !13)
!31 = !DILocation(line: 14, column: 13, scope: !13)
!32 = !DILocation(line: 15, column: 29, scope: !13)
!33 = !DILocation(line: 15, column: 7, scope: !13)
!34 = !DILocation(line: 15, scope: !13)
!35 = !DILocation(line: 16, column: 18, scope: !13)
!36 = !DILocation(line: 16, column: 13, scope: !13)
!37 = !DILocation(line: 16, column: 52, scope: !13)
!38 = !DILocation(line: 16, column: 61, scope: !13)
!39 = !DILocation(line: 16, column: 44, scope: !13)
!40 = !DILocation(line: 16, column: 39, scope: !13)
!41 = !DILocation(line: 16, column: 37, scope: !13)
!42 = !DILocation(line: 16, column: 74, scope: !13)
!43 = !DILocation(line: 16, column: 68, scope: !13)
!44 = distinct !{!44, !33, !45, !46}
!45 = !DILocation(line: 16, column: 76, scope: !13)
!46 = !{!"llvm.loop.mustprogress"}
!47 = !DILocation(line: 60, column: 55, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 18, column: 5, scope: !13)
!50 = !DILocation(line: 19, column: 5, scope: !13)
!51 = !DILocation(line: 60, column: 55, scope: !48, inlinedAt: !52)
!52 = distinct !DILocation(line: 24, column: 5, scope: !13)
!53 = !DILocation(line: 25, column: 13, scope: !13)
!54 = !DILocation(line: 20, column: 37, scope: !13)
!55 = !DILocation(line: 20, column: 24, scope: !13)
!56 = !DILocation(line: 21, column: 44, scope: !13)
!57 = !DILocation(line: 21, column: 27, scope: !13)
!58 = !DILocation(line: 21, column: 25, scope: !13)
!59 = !DILocation(line: 22, column: 17, scope: !13)
!60 = !DILocation(line: 22, column: 45, scope: !13)
!61 = !DILocation(line: 22, column: 23, scope: !13)
!62 = !DILocation(line: 41, column: 207, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 19, column: 40, scope: !13)
!65 = !DILocation(line: 19, column: 37, scope: !13)
!66 = !DILocation(line: 19, column: 25, scope: !13)
!67 = distinct !{!67, !50, !68, !46}
!68 = !DILocation(line: 23, column: 5, scope: !13)
!69 = !DILocation(line: 25, column: 33, scope: !13)
!70 = !DILocation(line: 25, column: 55, scope: !13)
!71 = !DILocation(line: 25, column: 53, scope: !13)
!72 = !DILocation(line: 25, column: 31, scope: !13)
!73 = !DILocation(line: 25, column: 19, scope: !13)
!74 = !DILocation(line: 60, column: 55, scope: !48, inlinedAt: !75)
!75 = distinct !DILocation(line: 26, column: 5, scope: !13)
!76 = !DILocation(line: 27, column: 13, scope: !13)
!77 = !DILocation(line: 28, column: 7, scope: !13)
!78 = !DILocation(line: 28, column: 77, scope: !13)
!79 = !DILocation(line: 28, column: 75, scope: !13)
!80 = !DILocation(line: 28, column: 40, scope: !13)
!81 = !DILocation(line: 28, column: 60, scope: !13)
!82 = !DILocation(line: 28, column: 35, scope: !13)
!83 = !DILocation(line: 28, column: 25, scope: !13)
!84 = distinct !{!84, !77, !85, !46}
!85 = !DILocation(line: 28, column: 93, scope: !13)
!86 = !DILocation(line: 60, column: 55, scope: !48, inlinedAt: !87)
!87 = distinct !DILocation(line: 29, column: 5, scope: !13)
!88 = !DILocation(line: 12, column: 27, scope: !13)
!89 = !DILocation(line: 12, column: 21, scope: !13)
!90 = distinct !{!90, !21, !91, !46}
!91 = !DILocation(line: 30, column: 3, scope: !13)
