; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5solvePdS_E6factor = internal unnamed_addr addrspace(3) global [48 x double] undef, align 8
@_ZZ5solvePdS_E5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5solvePdS_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !17
  %5 = trunc i64 %4 to i32, !dbg !17
  %6 = icmp eq i32 %5, 0
  %7 = icmp slt i32 %5, 49
  %sext65 = shl i64 %4, 32
  %8 = ashr exact i64 %sext65, 29
  %9 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E6factor to ptr addrspace(4)), i64 %8
  %sext86 = mul i64 %4, 210453397504, !dbg !21
  %10 = ashr exact i64 %sext86, 32, !dbg !21
  %11 = and i64 %4, 4294967295, !dbg !21
  %invariant.gep94 = getelementptr double, ptr addrspace(4) %3, i64 %10, !dbg !21
  %invariant.gep92 = getelementptr double, ptr addrspace(4) %3, i64 %10
  br label %23, !dbg !21

12:                                               ; preds = %.loopexit
  %13 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %sext = mul i64 %4, 210453397504, !dbg !22
  %14 = ashr exact i64 %sext, 29, !dbg !22
  %15 = getelementptr i8, ptr addrspace(4) %3, i64 %14, !dbg !22
  %16 = getelementptr i8, ptr addrspace(4) %15, i64 384, !dbg !22
  %17 = load double, ptr addrspace(4) %16, align 8, !dbg !22, !tbaa !23
  %sext63 = mul i64 %4, 214748364800, !dbg !25
  %18 = ashr exact i64 %sext63, 29, !dbg !25
  %19 = getelementptr inbounds i8, ptr addrspace(4) %3, i64 %18, !dbg !25
  %20 = load double, ptr addrspace(4) %19, align 8, !dbg !25, !tbaa !23
  %21 = fdiv contract double %17, %20, !dbg !26
  %22 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %8, !dbg !27
  store double %21, ptr addrspace(4) %22, align 8, !dbg !28, !tbaa !23
  ret void, !dbg !29

23:                                               ; preds = %2, %.loopexit
  %indvars.iv = phi i64 [ 0, %2 ], [ %indvars.iv.next, %.loopexit ]
  br i1 %6, label %24, label %.loopexit67, !dbg !30

24:                                               ; preds = %23
  %25 = trunc nuw nsw i64 %indvars.iv to i32, !dbg !31
  store i32 %25, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !31, !tbaa !9
  %26 = icmp samesign ult i64 %indvars.iv, 47, !dbg !32
  br i1 %26, label %.lr.ph.preheader, label %.loopexit67, !dbg !33

.lr.ph.preheader:                                 ; preds = %24
  %invariant.gep = getelementptr inbounds nuw double, ptr addrspace(4) %3, i64 %indvars.iv, !dbg !33
  %27 = getelementptr double, ptr addrspace(4) %3, i64 %indvars.iv
  br label %.lr.ph, !dbg !33

.lr.ph:                                           ; preds = %.lr.ph.preheader, %38
  %indvars.iv79 = phi i64 [ %indvars.iv, %.lr.ph.preheader ], [ %indvars.iv.next80, %38 ]
  %.0596971 = phi i32 [ %25, %.lr.ph.preheader ], [ %.05968, %38 ]
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1, !dbg !34
  %.idx = mul nuw nsw i64 %indvars.iv.next80, 392, !dbg !35
  %gep = getelementptr inbounds nuw i8, ptr addrspace(4) %invariant.gep, i64 %.idx, !dbg !35
  %28 = load double, ptr addrspace(4) %gep, align 8, !dbg !35, !tbaa !23
  %29 = tail call contract double @llvm.fabs.f64(double %28), !dbg !36
  %30 = mul nsw i32 %.0596971, 49, !dbg !37
  %31 = sext i32 %30 to i64, !dbg !38
  %32 = getelementptr double, ptr addrspace(4) %27, i64 %31, !dbg !39
  %33 = load double, ptr addrspace(4) %32, align 8, !dbg !39, !tbaa !23
  %34 = tail call contract double @llvm.fabs.f64(double %33), !dbg !40
  %35 = fcmp contract ogt double %29, %34, !dbg !41
  br i1 %35, label %36, label %38, !dbg !41

36:                                               ; preds = %.lr.ph
  %37 = trunc nuw nsw i64 %indvars.iv.next80 to i32, !dbg !42
  store i32 %37, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !42, !tbaa !9
  br label %38, !dbg !43

38:                                               ; preds = %.lr.ph, %36
  %.05968 = phi i32 [ %.0596971, %.lr.ph ], [ %37, %36 ]
  %exitcond.not = icmp eq i64 %indvars.iv.next80, 47, !dbg !32
  br i1 %exitcond.not, label %.loopexit67, label %.lr.ph, !dbg !33, !llvm.loop !44

.loopexit67:                                      ; preds = %38, %24, %23
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !47
  br i1 %7, label %.lr.ph74, label %._crit_edge, !dbg !50

.lr.ph74:                                         ; preds = %.loopexit67
  %39 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !tbaa !9
  %40 = mul nsw i32 %39, 49
  %41 = zext i32 %39 to i64
  %.not62 = icmp eq i64 %indvars.iv, %41
  %.idx87 = mul i64 %indvars.iv, 392
  %42 = getelementptr i8, ptr addrspace(4) %3, i64 %.idx87
  br label %43, !dbg !50

._crit_edge:                                      ; preds = %52, %.loopexit67
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !51
  %.not.not = icmp eq i64 %indvars.iv, %11, !dbg !53
  br i1 %.not.not, label %62, label %57, !dbg !53

43:                                               ; preds = %.lr.ph74, %52
  %.05873 = phi i32 [ %5, %.lr.ph74 ], [ %55, %52 ]
  %44 = sext i32 %.05873 to i64, !dbg !54
  %45 = getelementptr double, ptr addrspace(4) %42, i64 %44, !dbg !55
  %46 = load double, ptr addrspace(4) %45, align 8, !dbg !55, !tbaa !23
  %47 = add nsw i32 %40, %.05873, !dbg !56
  %48 = sext i32 %47 to i64, !dbg !57
  %49 = getelementptr inbounds double, ptr addrspace(4) %3, i64 %48, !dbg !57
  %50 = load double, ptr addrspace(4) %49, align 8, !dbg !57, !tbaa !23
  store double %50, ptr addrspace(4) %45, align 8, !dbg !58, !tbaa !23
  br i1 %.not62, label %52, label %51, !dbg !59

51:                                               ; preds = %43
  store double %46, ptr addrspace(4) %49, align 8, !dbg !60, !tbaa !23
  br label %52, !dbg !61

52:                                               ; preds = %51, %43
  %53 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !62
  %54 = trunc i64 %53 to i32, !dbg !62
  %55 = add i32 %.05873, %54, !dbg !65
  %56 = icmp slt i32 %55, 49, !dbg !66
  br i1 %56, label %43, label %._crit_edge, !dbg !50, !llvm.loop !67

57:                                               ; preds = %._crit_edge
  %gep95 = getelementptr double, ptr addrspace(4) %invariant.gep94, i64 %indvars.iv, !dbg !69
  %58 = load double, ptr addrspace(4) %gep95, align 8, !dbg !69, !tbaa !23
  %.idx88 = mul nuw nsw i64 %indvars.iv, 400, !dbg !70
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.idx88, !dbg !70
  %60 = load double, ptr addrspace(4) %59, align 8, !dbg !70, !tbaa !23
  %61 = fdiv contract double %58, %60, !dbg !71
  store double %61, ptr addrspace(4) %9, align 8, !dbg !72, !tbaa !23
  br label %62, !dbg !73

62:                                               ; preds = %57, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !74
  br i1 %.not.not, label %.loopexit, label %.lr.ph76, !dbg !76

.lr.ph76:                                         ; preds = %62
  %63 = load double, ptr addrspace(4) %9, align 8, !tbaa !23
  %.idx89 = mul nuw nsw i64 %indvars.iv, 392
  %invariant.gep90 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.idx89, !dbg !77
  br label %64, !dbg !77

64:                                               ; preds = %.lr.ph76, %64
  %indvars.iv81 = phi i64 [ %indvars.iv, %.lr.ph76 ], [ %indvars.iv.next82, %64 ]
  %gep91 = getelementptr inbounds nuw double, ptr addrspace(4) %invariant.gep90, i64 %indvars.iv81, !dbg !78
  %65 = load double, ptr addrspace(4) %gep91, align 8, !dbg !78, !tbaa !23
  %66 = fmul contract double %63, %65, !dbg !79
  %gep93 = getelementptr double, ptr addrspace(4) %invariant.gep92, i64 %indvars.iv81, !dbg !80
  %67 = load double, ptr addrspace(4) %gep93, align 8, !dbg !81, !tbaa !23
  %68 = fsub contract double %67, %66, !dbg !81
  store double %68, ptr addrspace(4) %gep93, align 8, !dbg !81, !tbaa !23
  %indvars.iv.next82 = add nuw nsw i64 %indvars.iv81, 1, !dbg !82
  %exitcond83.not = icmp eq i64 %indvars.iv.next82, 49, !dbg !83
  br i1 %exitcond83.not, label %.loopexit, label %64, !dbg !77, !llvm.loop !84

.loopexit:                                        ; preds = %64, %62
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !86
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !88
  %exitcond84.not = icmp eq i64 %indvars.iv.next, 48, !dbg !89
  br i1 %exitcond84.not, label %12, label %23, !dbg !21, !llvm.loop !90
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
