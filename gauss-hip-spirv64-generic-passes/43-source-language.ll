; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5solvePdS_E6factor = internal unnamed_addr addrspace(3) global [48 x double] undef, align 8
@_ZZ5solvePdS_E5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5solvePdS_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !14 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !18
  %4 = trunc i64 %3 to i32, !dbg !18
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i32 %4, 49
  %sext65 = shl i64 %3, 32
  %7 = ashr exact i64 %sext65, 29
  %8 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5solvePdS_E6factor, i64 %7
  %sext86 = mul i64 %3, 210453397504, !dbg !22
  %9 = ashr exact i64 %sext86, 32, !dbg !22
  %10 = and i64 %3, 4294967295, !dbg !22
  %invariant.gep94 = getelementptr double, ptr addrspace(1) %0, i64 %9, !dbg !22
  br label %21, !dbg !22

11:                                               ; preds = %.loopexit
  %12 = ashr exact i64 %sext86, 29, !dbg !23
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12, !dbg !23
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 384, !dbg !23
  %15 = load double, ptr addrspace(1) %14, align 8, !dbg !23, !tbaa !24
  %sext63 = mul i64 %3, 214748364800, !dbg !26
  %16 = ashr exact i64 %sext63, 29, !dbg !26
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16, !dbg !26
  %18 = load double, ptr addrspace(1) %17, align 8, !dbg !26, !tbaa !24
  %19 = fdiv contract double %15, %18, !dbg !27
  %20 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7, !dbg !28
  store double %19, ptr addrspace(1) %20, align 8, !dbg !29, !tbaa !24
  ret void, !dbg !30

21:                                               ; preds = %2, %.loopexit
  %indvars.iv = phi i64 [ 0, %2 ], [ %indvars.iv.next, %.loopexit ]
  br i1 %5, label %22, label %.loopexit67, !dbg !31

22:                                               ; preds = %21
  %23 = trunc nuw nsw i64 %indvars.iv to i32, !dbg !32
  store i32 %23, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !dbg !32, !tbaa !9
  %24 = icmp samesign ult i64 %indvars.iv, 47, !dbg !33
  br i1 %24, label %.lr.ph.preheader, label %.loopexit67, !dbg !34

.lr.ph.preheader:                                 ; preds = %22
  %invariant.gep = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %indvars.iv, !dbg !34
  br label %.lr.ph, !dbg !34

.lr.ph:                                           ; preds = %.lr.ph.preheader, %35
  %indvars.iv79 = phi i64 [ %indvars.iv, %.lr.ph.preheader ], [ %indvars.iv.next80, %35 ]
  %.0596971 = phi i32 [ %23, %.lr.ph.preheader ], [ %.05968, %35 ]
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1, !dbg !35
  %.idx = mul nuw nsw i64 %indvars.iv.next80, 392, !dbg !36
  %gep = getelementptr inbounds nuw i8, ptr addrspace(1) %invariant.gep, i64 %.idx, !dbg !36
  %25 = load double, ptr addrspace(1) %gep, align 8, !dbg !36, !tbaa !24
  %26 = tail call contract double @llvm.fabs.f64(double %25), !dbg !37
  %27 = mul nsw i32 %.0596971, 49, !dbg !38
  %28 = sext i32 %27 to i64, !dbg !39
  %29 = getelementptr double, ptr addrspace(1) %invariant.gep, i64 %28, !dbg !40
  %30 = load double, ptr addrspace(1) %29, align 8, !dbg !40, !tbaa !24
  %31 = tail call contract double @llvm.fabs.f64(double %30), !dbg !41
  %32 = fcmp contract ogt double %26, %31, !dbg !42
  br i1 %32, label %33, label %35, !dbg !42

33:                                               ; preds = %.lr.ph
  %34 = trunc nuw nsw i64 %indvars.iv.next80 to i32, !dbg !43
  store i32 %34, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !dbg !43, !tbaa !9
  br label %35, !dbg !44

35:                                               ; preds = %.lr.ph, %33
  %.05968 = phi i32 [ %.0596971, %.lr.ph ], [ %34, %33 ]
  %exitcond.not = icmp eq i64 %indvars.iv.next80, 47, !dbg !33
  br i1 %exitcond.not, label %.loopexit67, label %.lr.ph, !dbg !34, !llvm.loop !45

.loopexit67:                                      ; preds = %35, %22, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !48
  br i1 %6, label %.lr.ph74, label %._crit_edge, !dbg !51

.lr.ph74:                                         ; preds = %.loopexit67
  %36 = load i32, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !tbaa !9
  %37 = mul nsw i32 %36, 49
  %38 = zext i32 %36 to i64
  %.not62 = icmp eq i64 %indvars.iv, %38
  %.idx87 = mul i64 %indvars.iv, 392
  %39 = getelementptr i8, ptr addrspace(1) %0, i64 %.idx87
  br label %40, !dbg !51

._crit_edge:                                      ; preds = %49, %.loopexit67
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !52
  %.not.not = icmp eq i64 %indvars.iv, %10, !dbg !54
  br i1 %.not.not, label %59, label %54, !dbg !54

40:                                               ; preds = %.lr.ph74, %49
  %.05873 = phi i32 [ %4, %.lr.ph74 ], [ %52, %49 ]
  %41 = sext i32 %.05873 to i64, !dbg !55
  %42 = getelementptr double, ptr addrspace(1) %39, i64 %41, !dbg !56
  %43 = load double, ptr addrspace(1) %42, align 8, !dbg !56, !tbaa !24
  %44 = add nsw i32 %37, %.05873, !dbg !57
  %45 = sext i32 %44 to i64, !dbg !58
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45, !dbg !58
  %47 = load double, ptr addrspace(1) %46, align 8, !dbg !58, !tbaa !24
  store double %47, ptr addrspace(1) %42, align 8, !dbg !59, !tbaa !24
  br i1 %.not62, label %49, label %48, !dbg !60

48:                                               ; preds = %40
  store double %43, ptr addrspace(1) %46, align 8, !dbg !61, !tbaa !24
  br label %49, !dbg !62

49:                                               ; preds = %48, %40
  %50 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !63
  %51 = trunc i64 %50 to i32, !dbg !63
  %52 = add i32 %.05873, %51, !dbg !66
  %53 = icmp slt i32 %52, 49, !dbg !67
  br i1 %53, label %40, label %._crit_edge, !dbg !51, !llvm.loop !68

54:                                               ; preds = %._crit_edge
  %gep95 = getelementptr double, ptr addrspace(1) %invariant.gep94, i64 %indvars.iv, !dbg !70
  %55 = load double, ptr addrspace(1) %gep95, align 8, !dbg !70, !tbaa !24
  %.idx88 = mul nuw nsw i64 %indvars.iv, 400, !dbg !71
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %.idx88, !dbg !71
  %57 = load double, ptr addrspace(1) %56, align 8, !dbg !71, !tbaa !24
  %58 = fdiv contract double %55, %57, !dbg !72
  store double %58, ptr addrspace(3) %8, align 8, !dbg !73, !tbaa !24
  br label %59, !dbg !74

59:                                               ; preds = %54, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !75
  br i1 %.not.not, label %.loopexit, label %.lr.ph76, !dbg !77

.lr.ph76:                                         ; preds = %59
  %60 = load double, ptr addrspace(3) %8, align 8, !tbaa !24
  %.idx89 = mul nuw nsw i64 %indvars.iv, 392
  %invariant.gep90 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %.idx89, !dbg !78
  br label %61, !dbg !78

61:                                               ; preds = %.lr.ph76, %61
  %indvars.iv81 = phi i64 [ %indvars.iv, %.lr.ph76 ], [ %indvars.iv.next82, %61 ]
  %gep91 = getelementptr inbounds nuw double, ptr addrspace(1) %invariant.gep90, i64 %indvars.iv81, !dbg !79
  %62 = load double, ptr addrspace(1) %gep91, align 8, !dbg !79, !tbaa !24
  %63 = fmul contract double %60, %62, !dbg !80
  %gep93 = getelementptr double, ptr addrspace(1) %invariant.gep94, i64 %indvars.iv81, !dbg !81
  %64 = load double, ptr addrspace(1) %gep93, align 8, !dbg !82, !tbaa !24
  %65 = fsub contract double %64, %63, !dbg !82
  store double %65, ptr addrspace(1) %gep93, align 8, !dbg !82, !tbaa !24
  %indvars.iv.next82 = add nuw nsw i64 %indvars.iv81, 1, !dbg !83
  %exitcond83.not = icmp eq i64 %indvars.iv.next82, 49, !dbg !84
  br i1 %exitcond83.not, label %.loopexit, label %61, !dbg !78, !llvm.loop !85

.loopexit:                                        ; preds = %61, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !87
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !89
  %exitcond84.not = icmp eq i64 %indvars.iv.next, 48, !dbg !90
  br i1 %exitcond84.not, label %11, label %21, !dbg !22, !llvm.loop !91
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
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gauss.hip", directory: "/work/main")
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
!13 = !{!"hipspv.fp64 _Z5solvePdS_ tests/programs/gauss.hip:31"}
!14 = distinct !DISubprogram(name: "solve", scope: !15, file: !15, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/gauss.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 39, column: 208, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 11, column: 19, scope: !14)
!22 = !DILocation(line: 12, column: 3, scope: !14)
!23 = !DILocation(line: 31, column: 12, scope: !14)
!24 = !{!25, !25, i64 0}
!25 = !{!"double", !11, i64 0}
!26 = !DILocation(line: 31, column: 35, scope: !14)
!27 = !DILocation(line: 31, column: 33, scope: !14)
!28 = !DILocation(line: 31, column: 3, scope: !14)
!29 = !DILocation(line: 31, column: 10, scope: !14)
!30 = !DILocation(line: 32, column: 1, scope: !14)
!31 = !DILocation(line: 13, column: 13, scope: !14)
!32 = !DILocation(line: 14, column: 13, scope: !14)
!33 = !DILocation(line: 15, column: 29, scope: !14)
!34 = !DILocation(line: 15, column: 7, scope: !14)
!35 = !DILocation(line: 15, scope: !14)
!36 = !DILocation(line: 16, column: 18, scope: !14)
!37 = !DILocation(line: 16, column: 13, scope: !14)
!38 = !DILocation(line: 16, column: 52, scope: !14)
!39 = !DILocation(line: 16, column: 61, scope: !14)
!40 = !DILocation(line: 16, column: 44, scope: !14)
!41 = !DILocation(line: 16, column: 39, scope: !14)
!42 = !DILocation(line: 16, column: 37, scope: !14)
!43 = !DILocation(line: 16, column: 74, scope: !14)
!44 = !DILocation(line: 16, column: 68, scope: !14)
!45 = distinct !{!45, !34, !46, !47}
!46 = !DILocation(line: 16, column: 76, scope: !14)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 60, column: 55, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 18, column: 5, scope: !14)
!51 = !DILocation(line: 19, column: 5, scope: !14)
!52 = !DILocation(line: 60, column: 55, scope: !49, inlinedAt: !53)
!53 = distinct !DILocation(line: 24, column: 5, scope: !14)
!54 = !DILocation(line: 25, column: 13, scope: !14)
!55 = !DILocation(line: 20, column: 37, scope: !14)
!56 = !DILocation(line: 20, column: 24, scope: !14)
!57 = !DILocation(line: 21, column: 44, scope: !14)
!58 = !DILocation(line: 21, column: 27, scope: !14)
!59 = !DILocation(line: 21, column: 25, scope: !14)
!60 = !DILocation(line: 22, column: 17, scope: !14)
!61 = !DILocation(line: 22, column: 45, scope: !14)
!62 = !DILocation(line: 22, column: 23, scope: !14)
!63 = !DILocation(line: 41, column: 207, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 19, column: 40, scope: !14)
!66 = !DILocation(line: 19, column: 37, scope: !14)
!67 = !DILocation(line: 19, column: 25, scope: !14)
!68 = distinct !{!68, !51, !69, !47}
!69 = !DILocation(line: 23, column: 5, scope: !14)
!70 = !DILocation(line: 25, column: 33, scope: !14)
!71 = !DILocation(line: 25, column: 55, scope: !14)
!72 = !DILocation(line: 25, column: 53, scope: !14)
!73 = !DILocation(line: 25, column: 31, scope: !14)
!74 = !DILocation(line: 25, column: 19, scope: !14)
!75 = !DILocation(line: 60, column: 55, scope: !49, inlinedAt: !76)
!76 = distinct !DILocation(line: 26, column: 5, scope: !14)
!77 = !DILocation(line: 27, column: 13, scope: !14)
!78 = !DILocation(line: 28, column: 7, scope: !14)
!79 = !DILocation(line: 28, column: 77, scope: !14)
!80 = !DILocation(line: 28, column: 75, scope: !14)
!81 = !DILocation(line: 28, column: 40, scope: !14)
!82 = !DILocation(line: 28, column: 60, scope: !14)
!83 = !DILocation(line: 28, column: 35, scope: !14)
!84 = !DILocation(line: 28, column: 25, scope: !14)
!85 = distinct !{!85, !78, !86, !47}
!86 = !DILocation(line: 28, column: 93, scope: !14)
!87 = !DILocation(line: 60, column: 55, scope: !49, inlinedAt: !88)
!88 = distinct !DILocation(line: 29, column: 5, scope: !14)
!89 = !DILocation(line: 12, column: 27, scope: !14)
!90 = !DILocation(line: 12, column: 21, scope: !14)
!91 = distinct !{!91, !22, !92, !47}
!92 = !DILocation(line: 30, column: 3, scope: !14)
