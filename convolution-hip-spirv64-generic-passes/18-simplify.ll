; ModuleID = '<memory>'
source_filename = "tests/programs/convolution.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@filter = hidden local_unnamed_addr addrspace(1) externally_initialized constant [49 x float] zeroinitializer, align 4
@_ZZ8convolvePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [22 x [22 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8convolvePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !21
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !24
  %8 = trunc i64 %7 to i32, !dbg !24
  %9 = icmp slt i32 %8, 22, !dbg !27
  br i1 %9, label %.lr.ph45, label %._crit_edge46, !dbg !28

.lr.ph45:                                         ; preds = %4
  %10 = shl i64 %6, 4, !dbg !29
  %11 = add i64 %10, 4294967293, !dbg !30
  %12 = shl i64 %5, 4, !dbg !31
  %13 = add i64 %12, 4294967293, !dbg !32
  %14 = add nsw i32 %3, -1
  %15 = add nsw i32 %2, -1
  %sext = shl i64 %7, 32, !dbg !28
  %16 = ashr exact i64 %sext, 32, !dbg !28
  br label %29, !dbg !28

._crit_edge46:                                    ; preds = %._crit_edge, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !33
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !36
  %18 = trunc i64 %17 to i32, !dbg !36
  %19 = shl i32 %18, 4, !dbg !38
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !39
  %21 = trunc i64 %20 to i32, !dbg !39
  %22 = add i32 %19, %21, !dbg !42
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !43
  %24 = trunc i64 %23 to i32, !dbg !43
  %25 = shl i32 %24, 4, !dbg !45
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !46
  %27 = trunc i64 %26 to i32, !dbg !46
  %28 = add i32 %25, %27, !dbg !48
  %.not = icmp slt i32 %22, %2, !dbg !49
  %.not40 = icmp slt i32 %28, %3
  %or.cond = and i1 %.not, %.not40, !dbg !50
  br i1 %or.cond, label %.preheader, label %118, !dbg !50

29:                                               ; preds = %.lr.ph45, %._crit_edge
  %indvars.iv51 = phi i64 [ %16, %.lr.ph45 ], [ %indvars.iv.next52, %._crit_edge ]
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !51
  %31 = trunc i64 %30 to i32, !dbg !51
  %32 = icmp slt i32 %31, 22, !dbg !53
  br i1 %32, label %.lr.ph, label %._crit_edge, !dbg !54

.lr.ph:                                           ; preds = %29
  %33 = add i64 %11, %indvars.iv51
  %34 = trunc i64 %33 to i32
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %14, i32 %34)
  %36 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %35, i32 0)
  %37 = mul nsw i32 %36, %2
  %38 = getelementptr inbounds [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %indvars.iv51
  %sext61 = shl i64 %30, 32, !dbg !54
  %39 = ashr exact i64 %sext61, 32, !dbg !54
  br label %41, !dbg !54

._crit_edge:                                      ; preds = %41, %29
  %indvars.iv.next52 = add nsw i64 %indvars.iv51, 16, !dbg !55
  %40 = icmp slt i64 %indvars.iv51, 6, !dbg !27
  br i1 %40, label %29, label %._crit_edge46, !dbg !28, !llvm.loop !56

41:                                               ; preds = %.lr.ph, %41
  %indvars.iv = phi i64 [ %39, %.lr.ph ], [ %indvars.iv.next, %41 ]
  %42 = add i64 %13, %indvars.iv, !dbg !59
  %43 = trunc i64 %42 to i32, !dbg !60
  %44 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %43), !dbg !60
  %45 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %44, i32 0), !dbg !66
  %46 = add nsw i32 %45, %37, !dbg !69
  %47 = sext i32 %46 to i64, !dbg !70
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47, !dbg !70
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !70, !tbaa !71
  %50 = getelementptr inbounds float, ptr addrspace(3) %38, i64 %indvars.iv, !dbg !73
  store float %49, ptr addrspace(3) %50, align 4, !dbg !74, !tbaa !71
  %indvars.iv.next = add nsw i64 %indvars.iv, 16, !dbg !75
  %51 = icmp slt i64 %indvars.iv, 6, !dbg !53
  br i1 %51, label %41, label %._crit_edge, !dbg !54, !llvm.loop !76

.preheader:                                       ; preds = %._crit_edge46, %.preheader
  %indvars.iv55 = phi i64 [ %indvars.iv.next56, %.preheader ], [ 0, %._crit_edge46 ]
  %.03449 = phi float [ %112, %.preheader ], [ 0.000000e+00, %._crit_edge46 ]
  %52 = mul nuw nsw i64 %indvars.iv55, 7
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) @filter, i64 %52, !dbg !77
  %54 = load float, ptr addrspace(1) %53, align 4, !dbg !77, !tbaa !71
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %56 = add i64 %indvars.iv55, %55, !dbg !80
  %57 = and i64 %56, 4294967295, !dbg !81
  %58 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %57, !dbg !81
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %60 = and i64 %59, 4294967295, !dbg !81
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %60, !dbg !81
  %62 = load float, ptr addrspace(3) %61, align 4, !dbg !81, !tbaa !71
  %63 = fmul contract float %54, %62, !dbg !84
  %64 = fadd contract float %.03449, %63, !dbg !85
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4, !dbg !77
  %66 = load float, ptr addrspace(1) %65, align 4, !dbg !77, !tbaa !71
  %67 = add i64 %59, 1, !dbg !86
  %68 = and i64 %67, 4294967295, !dbg !81
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %68, !dbg !81
  %70 = load float, ptr addrspace(3) %69, align 4, !dbg !81, !tbaa !71
  %71 = fmul contract float %66, %70, !dbg !84
  %72 = fadd contract float %64, %71, !dbg !85
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8, !dbg !77
  %74 = load float, ptr addrspace(1) %73, align 4, !dbg !77, !tbaa !71
  %75 = add i64 %59, 2, !dbg !86
  %76 = and i64 %75, 4294967295, !dbg !81
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %76, !dbg !81
  %78 = load float, ptr addrspace(3) %77, align 4, !dbg !81, !tbaa !71
  %79 = fmul contract float %74, %78, !dbg !84
  %80 = fadd contract float %72, %79, !dbg !85
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12, !dbg !77
  %82 = load float, ptr addrspace(1) %81, align 4, !dbg !77, !tbaa !71
  %83 = add i64 %59, 3, !dbg !86
  %84 = and i64 %83, 4294967295, !dbg !81
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %84, !dbg !81
  %86 = load float, ptr addrspace(3) %85, align 4, !dbg !81, !tbaa !71
  %87 = fmul contract float %82, %86, !dbg !84
  %88 = fadd contract float %80, %87, !dbg !85
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16, !dbg !77
  %90 = load float, ptr addrspace(1) %89, align 4, !dbg !77, !tbaa !71
  %91 = add i64 %59, 4, !dbg !86
  %92 = and i64 %91, 4294967295, !dbg !81
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %92, !dbg !81
  %94 = load float, ptr addrspace(3) %93, align 4, !dbg !81, !tbaa !71
  %95 = fmul contract float %90, %94, !dbg !84
  %96 = fadd contract float %88, %95, !dbg !85
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 20, !dbg !77
  %98 = load float, ptr addrspace(1) %97, align 4, !dbg !77, !tbaa !71
  %99 = add i64 %59, 5, !dbg !86
  %100 = and i64 %99, 4294967295, !dbg !81
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %100, !dbg !81
  %102 = load float, ptr addrspace(3) %101, align 4, !dbg !81, !tbaa !71
  %103 = fmul contract float %98, %102, !dbg !84
  %104 = fadd contract float %96, %103, !dbg !85
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24, !dbg !77
  %106 = load float, ptr addrspace(1) %105, align 4, !dbg !77, !tbaa !71
  %107 = add i64 %59, 6, !dbg !86
  %108 = and i64 %107, 4294967295, !dbg !81
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %108, !dbg !81
  %110 = load float, ptr addrspace(3) %109, align 4, !dbg !81, !tbaa !71
  %111 = fmul contract float %106, %110, !dbg !84
  %112 = fadd contract float %104, %111, !dbg !85
  %indvars.iv.next56 = add nuw nsw i64 %indvars.iv55, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next56, 7, !dbg !88
  br i1 %exitcond.not, label %113, label %.preheader, !dbg !89, !llvm.loop !90

113:                                              ; preds = %.preheader
  %114 = mul nsw i32 %28, %2, !dbg !92
  %115 = add nsw i32 %114, %22, !dbg !93
  %116 = sext i32 %115 to i64, !dbg !94
  %117 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %116, !dbg !94
  store float %112, ptr addrspace(1) %117, align 4, !dbg !95, !tbaa !71
  br label %118, !dbg !96

118:                                              ; preds = %._crit_edge46, %113
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "convolution.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "convolve", scope: !14, file: !14, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/convolution.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 15, column: 20, scope: !13)
!21 = !DILocation(line: 40, column: 411, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 15, column: 57, scope: !13)
!24 = !DILocation(line: 39, column: 412, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 16, column: 16, scope: !13)
!27 = !DILocation(line: 16, column: 31, scope: !13)
!28 = !DILocation(line: 16, column: 3, scope: !13)
!29 = !DILocation(line: 15, column: 68, scope: !13)
!30 = !DILocation(line: 15, column: 77, scope: !13)
!31 = !DILocation(line: 15, column: 31, scope: !13)
!32 = !DILocation(line: 15, column: 40, scope: !13)
!33 = !DILocation(line: 60, column: 55, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 19, column: 3, scope: !13)
!36 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !37)
!37 = distinct !DILocation(line: 20, column: 18, scope: !13)
!38 = !DILocation(line: 20, column: 29, scope: !13)
!39 = !DILocation(line: 39, column: 208, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 20, column: 40, scope: !13)
!42 = !DILocation(line: 20, column: 38, scope: !13)
!43 = !DILocation(line: 40, column: 411, scope: !22, inlinedAt: !44)
!44 = distinct !DILocation(line: 20, column: 58, scope: !13)
!45 = !DILocation(line: 20, column: 69, scope: !13)
!46 = !DILocation(line: 39, column: 412, scope: !25, inlinedAt: !47)
!47 = distinct !DILocation(line: 20, column: 80, scope: !13)
!48 = !DILocation(line: 20, column: 78, scope: !13)
!49 = !DILocation(line: 21, column: 10, scope: !13)
!50 = !DILocation(line: 21, column: 19, scope: !13)
!51 = !DILocation(line: 39, column: 208, scope: !40, inlinedAt: !52)
!52 = distinct !DILocation(line: 17, column: 18, scope: !13)
!53 = !DILocation(line: 17, column: 33, scope: !13)
!54 = !DILocation(line: 17, column: 5, scope: !13)
!55 = !DILocation(line: 16, column: 42, scope: !13)
!56 = distinct !{!56, !28, !57, !58}
!57 = !DILocation(line: 18, column: 84, scope: !13)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 18, column: 73, scope: !13)
!60 = !DILocation(line: 95, column: 88, scope: !61, inlinedAt: !63)
!61 = distinct !DISubprogram(name: "min", scope: !62, file: !62, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!63 = distinct !DILocation(line: 11, column: 76, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "clamp_to", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 18, column: 59, scope: !13)
!66 = !DILocation(line: 95, column: 192, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "max", scope: !62, file: !62, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 11, column: 69, scope: !64, inlinedAt: !65)
!69 = !DILocation(line: 18, column: 57, scope: !13)
!70 = !DILocation(line: 18, column: 20, scope: !13)
!71 = !{!72, !72, i64 0}
!72 = !{!"float", !11, i64 0}
!73 = !DILocation(line: 18, column: 7, scope: !13)
!74 = !DILocation(line: 18, column: 18, scope: !13)
!75 = !DILocation(line: 17, column: 44, scope: !13)
!76 = distinct !{!76, !54, !57, !58}
!77 = !DILocation(line: 25, column: 14, scope: !13)
!78 = !DILocation(line: 39, column: 412, scope: !25, inlinedAt: !79)
!79 = distinct !DILocation(line: 25, column: 43, scope: !13)
!80 = !DILocation(line: 25, column: 55, scope: !13)
!81 = !DILocation(line: 25, column: 38, scope: !13)
!82 = !DILocation(line: 39, column: 208, scope: !40, inlinedAt: !83)
!83 = distinct !DILocation(line: 25, column: 60, scope: !13)
!84 = !DILocation(line: 25, column: 36, scope: !13)
!85 = !DILocation(line: 25, column: 11, scope: !13)
!86 = !DILocation(line: 25, column: 72, scope: !13)
!87 = !DILocation(line: 23, column: 30, scope: !13)
!88 = !DILocation(line: 23, column: 21, scope: !13)
!89 = !DILocation(line: 23, column: 3, scope: !13)
!90 = distinct !{!90, !89, !91, !58}
!91 = !DILocation(line: 25, column: 75, scope: !13)
!92 = !DILocation(line: 26, column: 10, scope: !13)
!93 = !DILocation(line: 26, column: 18, scope: !13)
!94 = !DILocation(line: 26, column: 3, scope: !13)
!95 = !DILocation(line: 26, column: 24, scope: !13)
!96 = !DILocation(line: 27, column: 1, scope: !13)
