; ModuleID = '<memory>'
source_filename = "tests/programs/convolution.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@filter = hidden local_unnamed_addr addrspace(1) externally_initialized constant [49 x float] zeroinitializer, align 4
@_ZZ8convolvePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [22 x [22 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8convolvePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !21
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !24
  %10 = trunc i64 %9 to i32, !dbg !24
  %11 = icmp slt i32 %10, 22, !dbg !27
  br i1 %11, label %.lr.ph45, label %._crit_edge46, !dbg !28

.lr.ph45:                                         ; preds = %4
  %12 = shl i64 %8, 4, !dbg !29
  %13 = add i64 %12, 4294967293, !dbg !30
  %14 = shl i64 %7, 4, !dbg !31
  %15 = add i64 %14, 4294967293, !dbg !32
  %16 = add nsw i32 %3, -1
  %17 = add nsw i32 %2, -1
  %sext = shl i64 %9, 32, !dbg !28
  %18 = ashr exact i64 %sext, 32, !dbg !28
  br label %31, !dbg !28

._crit_edge46:                                    ; preds = %._crit_edge, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !33
  %19 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !36
  %20 = trunc i64 %19 to i32, !dbg !36
  %21 = shl i32 %20, 4, !dbg !38
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !39
  %23 = trunc i64 %22 to i32, !dbg !39
  %24 = add i32 %21, %23, !dbg !42
  %25 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !43
  %26 = trunc i64 %25 to i32, !dbg !43
  %27 = shl i32 %26, 4, !dbg !45
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !46
  %29 = trunc i64 %28 to i32, !dbg !46
  %30 = add i32 %27, %29, !dbg !48
  %.not = icmp slt i32 %24, %2, !dbg !49
  %.not40 = icmp slt i32 %30, %3
  %or.cond = and i1 %.not, %.not40, !dbg !50
  br i1 %or.cond, label %.preheader, label %156, !dbg !50

31:                                               ; preds = %.lr.ph45, %._crit_edge
  %indvars.iv51 = phi i64 [ %18, %.lr.ph45 ], [ %indvars.iv.next52, %._crit_edge ]
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !51
  %33 = trunc i64 %32 to i32, !dbg !51
  %34 = icmp slt i32 %33, 22, !dbg !53
  br i1 %34, label %.lr.ph, label %._crit_edge, !dbg !54

.lr.ph:                                           ; preds = %31
  %35 = add i64 %13, %indvars.iv51
  %36 = trunc i64 %35 to i32
  %37 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %16, i32 %36)
  %38 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %37, i32 0)
  %39 = mul nsw i32 %38, %2
  %40 = getelementptr inbounds [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %indvars.iv51
  %sext61 = shl i64 %32, 32, !dbg !54
  %41 = ashr exact i64 %sext61, 32, !dbg !54
  br label %43, !dbg !54

._crit_edge:                                      ; preds = %43, %31
  %indvars.iv.next52 = add nsw i64 %indvars.iv51, 16, !dbg !55
  %42 = icmp slt i64 %indvars.iv51, 6, !dbg !27
  br i1 %42, label %31, label %._crit_edge46, !dbg !28, !llvm.loop !56

43:                                               ; preds = %.lr.ph, %43
  %indvars.iv = phi i64 [ %41, %.lr.ph ], [ %indvars.iv.next, %43 ]
  %44 = add i64 %15, %indvars.iv, !dbg !59
  %45 = trunc i64 %44 to i32, !dbg !60
  %46 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %17, i32 %45), !dbg !60
  %47 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %46, i32 0), !dbg !66
  %48 = add nsw i32 %47, %39, !dbg !69
  %49 = sext i32 %48 to i64, !dbg !70
  %50 = getelementptr inbounds float, ptr addrspace(4) %5, i64 %49, !dbg !70
  %51 = load float, ptr addrspace(4) %50, align 4, !dbg !70, !tbaa !71
  %52 = getelementptr inbounds float, ptr addrspace(4) %40, i64 %indvars.iv, !dbg !73
  store float %51, ptr addrspace(4) %52, align 4, !dbg !74, !tbaa !71
  %indvars.iv.next = add nsw i64 %indvars.iv, 16, !dbg !75
  %53 = icmp slt i64 %indvars.iv, 6, !dbg !53
  br i1 %53, label %43, label %._crit_edge, !dbg !54, !llvm.loop !76

.preheader:                                       ; preds = %._crit_edge46, %.preheader
  %indvars.iv55 = phi i64 [ %indvars.iv.next56, %.preheader ], [ 0, %._crit_edge46 ]
  %.03449 = phi float [ %150, %.preheader ], [ 0.000000e+00, %._crit_edge46 ]
  %54 = mul nuw nsw i64 %indvars.iv55, 7
  %55 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %56 = load float, ptr addrspace(4) %55, align 4, !dbg !77, !tbaa !71
  %57 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %58 = add i64 %indvars.iv55, %57, !dbg !80
  %59 = and i64 %58, 4294967295, !dbg !81
  %60 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %59, !dbg !81
  %61 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %62 = and i64 %61, 4294967295, !dbg !81
  %63 = getelementptr inbounds nuw float, ptr addrspace(4) %60, i64 %62, !dbg !81
  %64 = load float, ptr addrspace(4) %63, align 4, !dbg !81, !tbaa !71
  %65 = fmul contract float %56, %64, !dbg !84
  %66 = fadd contract float %.03449, %65, !dbg !85
  %67 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %67, i64 4, !dbg !77
  %69 = load float, ptr addrspace(4) %68, align 4, !dbg !77, !tbaa !71
  %70 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %71 = add i64 %indvars.iv55, %70, !dbg !80
  %72 = and i64 %71, 4294967295, !dbg !81
  %73 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %72, !dbg !81
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %75 = add i64 %74, 1, !dbg !86
  %76 = and i64 %75, 4294967295, !dbg !81
  %77 = getelementptr inbounds nuw float, ptr addrspace(4) %73, i64 %76, !dbg !81
  %78 = load float, ptr addrspace(4) %77, align 4, !dbg !81, !tbaa !71
  %79 = fmul contract float %69, %78, !dbg !84
  %80 = fadd contract float %66, %79, !dbg !85
  %81 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %81, i64 8, !dbg !77
  %83 = load float, ptr addrspace(4) %82, align 4, !dbg !77, !tbaa !71
  %84 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %85 = add i64 %indvars.iv55, %84, !dbg !80
  %86 = and i64 %85, 4294967295, !dbg !81
  %87 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %86, !dbg !81
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %89 = add i64 %88, 2, !dbg !86
  %90 = and i64 %89, 4294967295, !dbg !81
  %91 = getelementptr inbounds nuw float, ptr addrspace(4) %87, i64 %90, !dbg !81
  %92 = load float, ptr addrspace(4) %91, align 4, !dbg !81, !tbaa !71
  %93 = fmul contract float %83, %92, !dbg !84
  %94 = fadd contract float %80, %93, !dbg !85
  %95 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %96 = getelementptr inbounds nuw i8, ptr addrspace(4) %95, i64 12, !dbg !77
  %97 = load float, ptr addrspace(4) %96, align 4, !dbg !77, !tbaa !71
  %98 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %99 = add i64 %indvars.iv55, %98, !dbg !80
  %100 = and i64 %99, 4294967295, !dbg !81
  %101 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %100, !dbg !81
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %103 = add i64 %102, 3, !dbg !86
  %104 = and i64 %103, 4294967295, !dbg !81
  %105 = getelementptr inbounds nuw float, ptr addrspace(4) %101, i64 %104, !dbg !81
  %106 = load float, ptr addrspace(4) %105, align 4, !dbg !81, !tbaa !71
  %107 = fmul contract float %97, %106, !dbg !84
  %108 = fadd contract float %94, %107, !dbg !85
  %109 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %110 = getelementptr inbounds nuw i8, ptr addrspace(4) %109, i64 16, !dbg !77
  %111 = load float, ptr addrspace(4) %110, align 4, !dbg !77, !tbaa !71
  %112 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %113 = add i64 %indvars.iv55, %112, !dbg !80
  %114 = and i64 %113, 4294967295, !dbg !81
  %115 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %114, !dbg !81
  %116 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %117 = add i64 %116, 4, !dbg !86
  %118 = and i64 %117, 4294967295, !dbg !81
  %119 = getelementptr inbounds nuw float, ptr addrspace(4) %115, i64 %118, !dbg !81
  %120 = load float, ptr addrspace(4) %119, align 4, !dbg !81, !tbaa !71
  %121 = fmul contract float %111, %120, !dbg !84
  %122 = fadd contract float %108, %121, !dbg !85
  %123 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %124 = getelementptr inbounds nuw i8, ptr addrspace(4) %123, i64 20, !dbg !77
  %125 = load float, ptr addrspace(4) %124, align 4, !dbg !77, !tbaa !71
  %126 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %127 = add i64 %indvars.iv55, %126, !dbg !80
  %128 = and i64 %127, 4294967295, !dbg !81
  %129 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %128, !dbg !81
  %130 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %131 = add i64 %130, 5, !dbg !86
  %132 = and i64 %131, 4294967295, !dbg !81
  %133 = getelementptr inbounds nuw float, ptr addrspace(4) %129, i64 %132, !dbg !81
  %134 = load float, ptr addrspace(4) %133, align 4, !dbg !81, !tbaa !71
  %135 = fmul contract float %125, %134, !dbg !84
  %136 = fadd contract float %122, %135, !dbg !85
  %137 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 %54, !dbg !77
  %138 = getelementptr inbounds nuw i8, ptr addrspace(4) %137, i64 24, !dbg !77
  %139 = load float, ptr addrspace(4) %138, align 4, !dbg !77, !tbaa !71
  %140 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !78
  %141 = add i64 %indvars.iv55, %140, !dbg !80
  %142 = and i64 %141, 4294967295, !dbg !81
  %143 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 %142, !dbg !81
  %144 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !82
  %145 = add i64 %144, 6, !dbg !86
  %146 = and i64 %145, 4294967295, !dbg !81
  %147 = getelementptr inbounds nuw float, ptr addrspace(4) %143, i64 %146, !dbg !81
  %148 = load float, ptr addrspace(4) %147, align 4, !dbg !81, !tbaa !71
  %149 = fmul contract float %139, %148, !dbg !84
  %150 = fadd contract float %136, %149, !dbg !85
  %indvars.iv.next56 = add nuw nsw i64 %indvars.iv55, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next56, 7, !dbg !88
  br i1 %exitcond.not, label %151, label %.preheader, !dbg !89, !llvm.loop !90

151:                                              ; preds = %.preheader
  %152 = mul nsw i32 %30, %2, !dbg !92
  %153 = add nsw i32 %152, %24, !dbg !93
  %154 = sext i32 %153 to i64, !dbg !94
  %155 = getelementptr inbounds float, ptr addrspace(4) %6, i64 %154, !dbg !94
  store float %150, ptr addrspace(4) %155, align 4, !dbg !95, !tbaa !71
  br label %156, !dbg !96

156:                                              ; preds = %._crit_edge46, %151
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
