; ModuleID = '<memory>'
source_filename = "tests/programs/convolution.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@filter = dso_local local_unnamed_addr addrspace(1) global [49 x float] zeroinitializer, align 4
@_ZZ8convolvePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [22 x [22 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8convolvePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !14 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !18
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !22
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !25
  %8 = trunc i64 %7 to i32, !dbg !25
  %9 = icmp slt i32 %8, 22, !dbg !28
  br i1 %9, label %.lr.ph45, label %._crit_edge46, !dbg !29

.lr.ph45:                                         ; preds = %4
  %10 = shl i64 %6, 4, !dbg !30
  %11 = add i64 %10, 4294967293, !dbg !31
  %12 = shl i64 %5, 4, !dbg !32
  %13 = add i64 %12, 4294967293, !dbg !33
  %14 = add nsw i32 %3, -1
  %15 = add nsw i32 %2, -1
  %sext = shl i64 %7, 32, !dbg !29
  %16 = ashr exact i64 %sext, 32, !dbg !29
  br label %29, !dbg !29

._crit_edge46:                                    ; preds = %._crit_edge, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !34
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !37
  %18 = trunc i64 %17 to i32, !dbg !37
  %19 = shl i32 %18, 4, !dbg !39
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !40
  %21 = trunc i64 %20 to i32, !dbg !40
  %22 = add i32 %19, %21, !dbg !43
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !44
  %24 = trunc i64 %23 to i32, !dbg !44
  %25 = shl i32 %24, 4, !dbg !46
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !47
  %27 = trunc i64 %26 to i32, !dbg !47
  %28 = add i32 %25, %27, !dbg !49
  %.not = icmp slt i32 %22, %2, !dbg !50
  %.not40 = icmp slt i32 %28, %3
  %or.cond = and i1 %.not, %.not40, !dbg !51
  br i1 %or.cond, label %.preheader, label %118, !dbg !51

29:                                               ; preds = %.lr.ph45, %._crit_edge
  %indvars.iv51 = phi i64 [ %16, %.lr.ph45 ], [ %indvars.iv.next52, %._crit_edge ]
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !52
  %31 = trunc i64 %30 to i32, !dbg !52
  %32 = icmp slt i32 %31, 22, !dbg !54
  br i1 %32, label %.lr.ph, label %._crit_edge, !dbg !55

.lr.ph:                                           ; preds = %29
  %33 = add i64 %11, %indvars.iv51
  %34 = trunc i64 %33 to i32
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %14, i32 %34)
  %36 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %35, i32 0)
  %37 = mul nsw i32 %36, %2
  %38 = getelementptr inbounds [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %indvars.iv51
  %sext61 = shl i64 %30, 32, !dbg !55
  %39 = ashr exact i64 %sext61, 32, !dbg !55
  br label %41, !dbg !55

._crit_edge:                                      ; preds = %41, %29
  %indvars.iv.next52 = add nsw i64 %indvars.iv51, 16, !dbg !56
  %40 = icmp slt i64 %indvars.iv51, 6, !dbg !28
  br i1 %40, label %29, label %._crit_edge46, !dbg !29, !llvm.loop !57

41:                                               ; preds = %.lr.ph, %41
  %indvars.iv = phi i64 [ %39, %.lr.ph ], [ %indvars.iv.next, %41 ]
  %42 = add i64 %13, %indvars.iv, !dbg !60
  %43 = trunc i64 %42 to i32, !dbg !61
  %44 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %43), !dbg !61
  %45 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %44, i32 0), !dbg !67
  %46 = add nsw i32 %45, %37, !dbg !70
  %47 = sext i32 %46 to i64, !dbg !71
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47, !dbg !71
  %49 = load float, ptr addrspace(1) %48, align 4, !dbg !71, !tbaa !72
  %50 = getelementptr inbounds float, ptr addrspace(3) %38, i64 %indvars.iv, !dbg !74
  store float %49, ptr addrspace(3) %50, align 4, !dbg !75, !tbaa !72
  %indvars.iv.next = add nsw i64 %indvars.iv, 16, !dbg !76
  %51 = icmp slt i64 %indvars.iv, 6, !dbg !54
  br i1 %51, label %41, label %._crit_edge, !dbg !55, !llvm.loop !77

.preheader:                                       ; preds = %._crit_edge46, %.preheader
  %indvars.iv55 = phi i64 [ %indvars.iv.next56, %.preheader ], [ 0, %._crit_edge46 ]
  %.03449 = phi float [ %112, %.preheader ], [ 0.000000e+00, %._crit_edge46 ]
  %52 = mul nuw nsw i64 %indvars.iv55, 7
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) @filter, i64 %52, !dbg !78
  %54 = load float, ptr addrspace(1) %53, align 4, !dbg !78, !tbaa !72
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !79
  %56 = add i64 %indvars.iv55, %55, !dbg !81
  %57 = and i64 %56, 4294967295, !dbg !82
  %58 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %57, !dbg !82
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !83
  %60 = and i64 %59, 4294967295, !dbg !82
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %60, !dbg !82
  %62 = load float, ptr addrspace(3) %61, align 4, !dbg !82, !tbaa !72
  %63 = fmul contract float %54, %62, !dbg !85
  %64 = fadd contract float %.03449, %63, !dbg !86
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4, !dbg !78
  %66 = load float, ptr addrspace(1) %65, align 4, !dbg !78, !tbaa !72
  %67 = add i64 %59, 1, !dbg !87
  %68 = and i64 %67, 4294967295, !dbg !82
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %68, !dbg !82
  %70 = load float, ptr addrspace(3) %69, align 4, !dbg !82, !tbaa !72
  %71 = fmul contract float %66, %70, !dbg !85
  %72 = fadd contract float %64, %71, !dbg !86
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8, !dbg !78
  %74 = load float, ptr addrspace(1) %73, align 4, !dbg !78, !tbaa !72
  %75 = add i64 %59, 2, !dbg !87
  %76 = and i64 %75, 4294967295, !dbg !82
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %76, !dbg !82
  %78 = load float, ptr addrspace(3) %77, align 4, !dbg !82, !tbaa !72
  %79 = fmul contract float %74, %78, !dbg !85
  %80 = fadd contract float %72, %79, !dbg !86
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12, !dbg !78
  %82 = load float, ptr addrspace(1) %81, align 4, !dbg !78, !tbaa !72
  %83 = add i64 %59, 3, !dbg !87
  %84 = and i64 %83, 4294967295, !dbg !82
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %84, !dbg !82
  %86 = load float, ptr addrspace(3) %85, align 4, !dbg !82, !tbaa !72
  %87 = fmul contract float %82, %86, !dbg !85
  %88 = fadd contract float %80, %87, !dbg !86
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16, !dbg !78
  %90 = load float, ptr addrspace(1) %89, align 4, !dbg !78, !tbaa !72
  %91 = add i64 %59, 4, !dbg !87
  %92 = and i64 %91, 4294967295, !dbg !82
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %92, !dbg !82
  %94 = load float, ptr addrspace(3) %93, align 4, !dbg !82, !tbaa !72
  %95 = fmul contract float %90, %94, !dbg !85
  %96 = fadd contract float %88, %95, !dbg !86
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 20, !dbg !78
  %98 = load float, ptr addrspace(1) %97, align 4, !dbg !78, !tbaa !72
  %99 = add i64 %59, 5, !dbg !87
  %100 = and i64 %99, 4294967295, !dbg !82
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %100, !dbg !82
  %102 = load float, ptr addrspace(3) %101, align 4, !dbg !82, !tbaa !72
  %103 = fmul contract float %98, %102, !dbg !85
  %104 = fadd contract float %96, %103, !dbg !86
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24, !dbg !78
  %106 = load float, ptr addrspace(1) %105, align 4, !dbg !78, !tbaa !72
  %107 = add i64 %59, 6, !dbg !87
  %108 = and i64 %107, 4294967295, !dbg !82
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %108, !dbg !82
  %110 = load float, ptr addrspace(3) %109, align 4, !dbg !82, !tbaa !72
  %111 = fmul contract float %106, %110, !dbg !85
  %112 = fadd contract float %104, %111, !dbg !86
  %indvars.iv.next56 = add nuw nsw i64 %indvars.iv55, 1, !dbg !88
  %exitcond.not = icmp eq i64 %indvars.iv.next56, 7, !dbg !89
  br i1 %exitcond.not, label %113, label %.preheader, !dbg !90, !llvm.loop !91

113:                                              ; preds = %.preheader
  %114 = mul nsw i32 %28, %2, !dbg !93
  %115 = add nsw i32 %114, %22, !dbg !94
  %116 = sext i32 %115 to i64, !dbg !95
  %117 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %116, !dbg !95
  store float %112, ptr addrspace(1) %117, align 4, !dbg !96, !tbaa !72
  br label %118, !dbg !97

118:                                              ; preds = %._crit_edge46, %113
  ret void, !dbg !97
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

define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0) {
entry:
  %1 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 0
  store i64 ptrtoint (ptr addrspace(1) @filter to i64), ptr addrspace(1) %1, align 8
  ret void
}

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
!hipspv.notes = !{!13}

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
!13 = !{!"hipspv.var 0 filter 196"}
!14 = distinct !DISubprogram(name: "convolve", scope: !15, file: !15, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/convolution.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 15, column: 20, scope: !14)
!22 = !DILocation(line: 40, column: 411, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_y", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 15, column: 57, scope: !14)
!25 = !DILocation(line: 39, column: 412, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_y", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 16, column: 16, scope: !14)
!28 = !DILocation(line: 16, column: 31, scope: !14)
!29 = !DILocation(line: 16, column: 3, scope: !14)
!30 = !DILocation(line: 15, column: 68, scope: !14)
!31 = !DILocation(line: 15, column: 77, scope: !14)
!32 = !DILocation(line: 15, column: 31, scope: !14)
!33 = !DILocation(line: 15, column: 40, scope: !14)
!34 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 19, column: 3, scope: !14)
!37 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !38)
!38 = distinct !DILocation(line: 20, column: 18, scope: !14)
!39 = !DILocation(line: 20, column: 29, scope: !14)
!40 = !DILocation(line: 39, column: 208, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 20, column: 40, scope: !14)
!43 = !DILocation(line: 20, column: 38, scope: !14)
!44 = !DILocation(line: 40, column: 411, scope: !23, inlinedAt: !45)
!45 = distinct !DILocation(line: 20, column: 58, scope: !14)
!46 = !DILocation(line: 20, column: 69, scope: !14)
!47 = !DILocation(line: 39, column: 412, scope: !26, inlinedAt: !48)
!48 = distinct !DILocation(line: 20, column: 80, scope: !14)
!49 = !DILocation(line: 20, column: 78, scope: !14)
!50 = !DILocation(line: 21, column: 10, scope: !14)
!51 = !DILocation(line: 21, column: 19, scope: !14)
!52 = !DILocation(line: 39, column: 208, scope: !41, inlinedAt: !53)
!53 = distinct !DILocation(line: 17, column: 18, scope: !14)
!54 = !DILocation(line: 17, column: 33, scope: !14)
!55 = !DILocation(line: 17, column: 5, scope: !14)
!56 = !DILocation(line: 16, column: 42, scope: !14)
!57 = distinct !{!57, !29, !58, !59}
!58 = !DILocation(line: 18, column: 84, scope: !14)
!59 = !{!"llvm.loop.mustprogress"}
!60 = !DILocation(line: 18, column: 73, scope: !14)
!61 = !DILocation(line: 95, column: 88, scope: !62, inlinedAt: !64)
!62 = distinct !DISubprogram(name: "min", scope: !63, file: !63, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!64 = distinct !DILocation(line: 11, column: 76, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "clamp_to", scope: !15, file: !15, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 18, column: 59, scope: !14)
!67 = !DILocation(line: 95, column: 192, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "max", scope: !63, file: !63, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 11, column: 69, scope: !65, inlinedAt: !66)
!70 = !DILocation(line: 18, column: 57, scope: !14)
!71 = !DILocation(line: 18, column: 20, scope: !14)
!72 = !{!73, !73, i64 0}
!73 = !{!"float", !11, i64 0}
!74 = !DILocation(line: 18, column: 7, scope: !14)
!75 = !DILocation(line: 18, column: 18, scope: !14)
!76 = !DILocation(line: 17, column: 44, scope: !14)
!77 = distinct !{!77, !55, !58, !59}
!78 = !DILocation(line: 25, column: 14, scope: !14)
!79 = !DILocation(line: 39, column: 412, scope: !26, inlinedAt: !80)
!80 = distinct !DILocation(line: 25, column: 43, scope: !14)
!81 = !DILocation(line: 25, column: 55, scope: !14)
!82 = !DILocation(line: 25, column: 38, scope: !14)
!83 = !DILocation(line: 39, column: 208, scope: !41, inlinedAt: !84)
!84 = distinct !DILocation(line: 25, column: 60, scope: !14)
!85 = !DILocation(line: 25, column: 36, scope: !14)
!86 = !DILocation(line: 25, column: 11, scope: !14)
!87 = !DILocation(line: 25, column: 72, scope: !14)
!88 = !DILocation(line: 23, column: 30, scope: !14)
!89 = !DILocation(line: 23, column: 21, scope: !14)
!90 = !DILocation(line: 23, column: 3, scope: !14)
!91 = distinct !{!91, !90, !92, !59}
!92 = !DILocation(line: 25, column: 75, scope: !14)
!93 = !DILocation(line: 26, column: 10, scope: !14)
!94 = !DILocation(line: 26, column: 18, scope: !14)
!95 = !DILocation(line: 26, column: 3, scope: !14)
!96 = !DILocation(line: 26, column: 24, scope: !14)
!97 = !DILocation(line: 27, column: 1, scope: !14)
