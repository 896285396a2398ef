; ModuleID = '<memory>'
source_filename = "tests/programs/kmeans.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Sum = type { i32, i32, i32 }
%struct.HIP_vector_type = type { i32, i32 }

@_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local = internal addrspace(3) global [5 x %struct.Sum] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !17
  %10 = trunc i64 %9 to i32, !dbg !17
  %11 = icmp ult i32 %10, 5, !dbg !21
  br i1 %11, label %12, label %16, !dbg !21

12:                                               ; preds = %4
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !22
  %14 = and i64 %13, 4294967295, !dbg !24
  %15 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 %14, !dbg !24
  store i32 0, ptr addrspace(4) %15, align 4, !dbg !25, !tbaa !9
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 4, !dbg !25
  store i32 0, ptr addrspace(4) %.sroa.4.0..sroa_idx, align 4, !dbg !25, !tbaa !9
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 8, !dbg !25
  store i32 0, ptr addrspace(4) %.sroa.5.0..sroa_idx, align 4, !dbg !25, !tbaa !9
  br label %16, !dbg !24

16:                                               ; preds = %12, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !26
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !29
  %18 = trunc i64 %17 to i32, !dbg !29
  %19 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !32
  %20 = trunc i64 %19 to i32, !dbg !32
  %21 = mul i32 %20, %18, !dbg !35
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !36
  %23 = trunc i64 %22 to i32, !dbg !36
  %24 = add i32 %21, %23, !dbg !38
  %25 = icmp slt i32 %24, 6000, !dbg !39
  br i1 %25, label %.preheader, label %86, !dbg !39

.preheader:                                       ; preds = %16
  %26 = sext i32 %24 to i64
  %27 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %5, i64 %26
  %28 = load i32, ptr addrspace(4) %27, align 8, !tbaa !40
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 4
  %30 = load i32, ptr addrspace(4) %29, align 4, !tbaa !42
  %31 = load <4 x i32>, ptr addrspace(4) %6, align 8, !dbg !43, !tbaa !9
  %32 = insertelement <2 x i32> poison, i32 %28, i64 0, !dbg !44
  %33 = shufflevector <2 x i32> %32, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !44
  %34 = shufflevector <4 x i32> %31, <4 x i32> poison, <2 x i32> <i32 2, i32 0>, !dbg !44
  %35 = sub nsw <2 x i32> %33, %34, !dbg !44
  %36 = insertelement <2 x i32> poison, i32 %30, i64 0, !dbg !45
  %37 = shufflevector <2 x i32> %36, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !45
  %38 = shufflevector <4 x i32> %31, <4 x i32> poison, <2 x i32> <i32 3, i32 1>, !dbg !45
  %39 = sub nsw <2 x i32> %37, %38, !dbg !45
  %40 = mul nsw <2 x i32> %35, %35, !dbg !46
  %41 = mul nsw <2 x i32> %39, %39, !dbg !47
  %42 = add nuw nsw <2 x i32> %41, %40, !dbg !48
  %43 = extractelement <2 x i32> %42, i64 0, !dbg !49
  %44 = extractelement <2 x i32> %42, i64 1, !dbg !49
  %45 = icmp samesign ult i32 %43, %44, !dbg !49
  %spec.select.1 = tail call i32 @llvm.smin.i32(i32 %43, i32 %44), !dbg !49
  %spec.select40.1 = zext i1 %45 to i32, !dbg !49
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 16, !dbg !50
  %47 = load i32, ptr addrspace(4) %46, align 8, !dbg !43, !tbaa !40
  %48 = sub nsw i32 %28, %47, !dbg !44
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 20, !dbg !51
  %50 = load i32, ptr addrspace(4) %49, align 4, !dbg !51, !tbaa !42
  %51 = sub nsw i32 %30, %50, !dbg !45
  %52 = mul nsw i32 %48, %48, !dbg !46
  %53 = mul nsw i32 %51, %51, !dbg !47
  %54 = add nuw nsw i32 %53, %52, !dbg !48
  %55 = icmp samesign ult i32 %54, %spec.select.1, !dbg !49
  %spec.select.2 = tail call i32 @llvm.smin.i32(i32 %54, i32 %spec.select.1), !dbg !49
  %spec.select40.2 = select i1 %55, i32 2, i32 %spec.select40.1, !dbg !49
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 24, !dbg !50
  %57 = load i32, ptr addrspace(4) %56, align 8, !dbg !43, !tbaa !40
  %58 = sub nsw i32 %28, %57, !dbg !44
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 28, !dbg !51
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !51, !tbaa !42
  %61 = sub nsw i32 %30, %60, !dbg !45
  %62 = mul nsw i32 %58, %58, !dbg !46
  %63 = mul nsw i32 %61, %61, !dbg !47
  %64 = add nuw nsw i32 %63, %62, !dbg !48
  %65 = icmp samesign ult i32 %64, %spec.select.2, !dbg !49
  %spec.select.3 = tail call i32 @llvm.smin.i32(i32 %64, i32 %spec.select.2), !dbg !49
  %spec.select40.3 = select i1 %65, i32 3, i32 %spec.select40.2, !dbg !49
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 32, !dbg !50
  %67 = load i32, ptr addrspace(4) %66, align 8, !dbg !43, !tbaa !40
  %68 = sub nsw i32 %28, %67, !dbg !44
  %69 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 36, !dbg !51
  %70 = load i32, ptr addrspace(4) %69, align 4, !dbg !51, !tbaa !42
  %71 = sub nsw i32 %30, %70, !dbg !45
  %72 = mul nsw i32 %68, %68, !dbg !46
  %73 = mul nsw i32 %71, %71, !dbg !47
  %74 = add nuw nsw i32 %73, %72, !dbg !48
  %75 = icmp samesign ult i32 %74, %spec.select.3, !dbg !49
  %spec.select40.4 = select i1 %75, i32 4, i32 %spec.select40.3, !dbg !49
  %76 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %26, !dbg !52
  store i32 %spec.select40.4, ptr addrspace(4) %76, align 4, !dbg !53, !tbaa !9
  %77 = zext nneg i32 %spec.select40.4 to i64, !dbg !54
  %78 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 %77, !dbg !54
  %79 = load i32, ptr addrspace(4) %27, align 8, !dbg !55, !tbaa !40
  %80 = atomicrmw add ptr addrspace(4) %78, i32 %79 syncscope("device") monotonic, align 4, !dbg !56
  %81 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 4, !dbg !62
  %82 = load i32, ptr addrspace(4) %29, align 4, !dbg !63, !tbaa !42
  %83 = atomicrmw add ptr addrspace(4) %81, i32 %82 syncscope("device") monotonic, align 4, !dbg !64
  %84 = getelementptr inbounds nuw i8, ptr addrspace(4) %78, i64 8, !dbg !67
  %85 = atomicrmw add ptr addrspace(4) %84, i32 1 syncscope("device") monotonic, align 4, !dbg !68
  br label %86, !dbg !71

86:                                               ; preds = %.preheader, %16
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !72
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !74
  %88 = trunc i64 %87 to i32, !dbg !74
  %89 = icmp ult i32 %88, 5, !dbg !76
  br i1 %89, label %90, label %105, !dbg !76

90:                                               ; preds = %86
  %91 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !77
  %92 = and i64 %91, 4294967295, !dbg !79
  %93 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %8, i64 %92, !dbg !79
  %94 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 %92, !dbg !80
  %95 = load i32, ptr addrspace(4) %94, align 4, !dbg !81, !tbaa !82
  %96 = atomicrmw add ptr addrspace(4) %93, i32 %95 syncscope("device") monotonic, align 4, !dbg !84
  %97 = getelementptr inbounds nuw i8, ptr addrspace(4) %93, i64 4, !dbg !87
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %94, i64 4, !dbg !88
  %99 = load i32, ptr addrspace(4) %98, align 4, !dbg !88, !tbaa !89
  %100 = atomicrmw add ptr addrspace(4) %97, i32 %99 syncscope("device") monotonic, align 4, !dbg !90
  %101 = getelementptr inbounds nuw i8, ptr addrspace(4) %93, i64 8, !dbg !93
  %102 = getelementptr inbounds nuw i8, ptr addrspace(4) %94, i64 8, !dbg !94
  %103 = load i32, ptr addrspace(4) %102, align 4, !dbg !94, !tbaa !95
  %104 = atomicrmw add ptr addrspace(4) %101, i32 %103 syncscope("device") monotonic, align 4, !dbg !96
  br label %105, !dbg !99

105:                                              ; preds = %90, %86
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4movePK3SumP15HIP_vector_typeIiLj2EE(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !101 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !102
  %5 = and i64 %4, 4294967295, !dbg !104
  %6 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %3, i64 %5, !dbg !104
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8, !dbg !104
  %.sroa.5.0.copyload = load i32, ptr addrspace(4) %.sroa.5.0..sroa_idx, align 4, !dbg !104, !tbaa !9
  %7 = icmp sgt i32 %.sroa.5.0.copyload, 0, !dbg !105
  br i1 %7, label %8, label %15, !dbg !105

8:                                                ; preds = %2
  %.sroa.42.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4, !dbg !104
  %.sroa.42.0.copyload = load i32, ptr addrspace(4) %.sroa.42.0..sroa_idx, align 4, !dbg !104, !tbaa !9
  %.sroa.01.0.copyload = load i32, ptr addrspace(4) %6, align 4, !dbg !104, !tbaa !9
  %9 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %10 = sdiv i32 %.sroa.01.0.copyload, %.sroa.5.0.copyload, !dbg !106
  %11 = sdiv i32 %.sroa.42.0.copyload, %.sroa.5.0.copyload, !dbg !107
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !108
  %13 = and i64 %12, 4294967295, !dbg !110
  %14 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %9, i64 %13, !dbg !110
  store i32 %10, ptr addrspace(4) %14, align 8, !dbg !111, !tbaa !9
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4, !dbg !111
  store i32 %11, ptr addrspace(4) %.sroa.4.0..sroa_idx, align 4, !dbg !111, !tbaa !9
  br label %15, !dbg !110

15:                                               ; preds = %8, %2
  ret void, !dbg !112
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kmeans.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "assign", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/kmeans.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 12, column: 7, scope: !13)
!21 = !DILocation(line: 12, column: 19, scope: !13)
!22 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !23)
!23 = distinct !DILocation(line: 12, column: 38, scope: !13)
!24 = !DILocation(line: 12, column: 32, scope: !13)
!25 = !DILocation(line: 12, column: 51, scope: !13)
!26 = !DILocation(line: 60, column: 55, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 13, column: 3, scope: !13)
!29 = !DILocation(line: 40, column: 207, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 14, column: 17, scope: !13)
!32 = !DILocation(line: 41, column: 207, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 14, column: 30, scope: !13)
!35 = !DILocation(line: 14, column: 28, scope: !13)
!36 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !37)
!37 = distinct !DILocation(line: 14, column: 43, scope: !13)
!38 = !DILocation(line: 14, column: 41, scope: !13)
!39 = !DILocation(line: 15, column: 9, scope: !13)
!40 = !{!41, !10, i64 0}
!41 = !{!"_ZTS15HIP_vector_typeIiLj2EE", !10, i64 0, !10, i64 4}
!42 = !{!41, !10, i64 4}
!43 = !DILocation(line: 18, column: 47, scope: !13)
!44 = !DILocation(line: 18, column: 34, scope: !13)
!45 = !DILocation(line: 18, column: 67, scope: !13)
!46 = !DILocation(line: 19, column: 31, scope: !13)
!47 = !DILocation(line: 19, column: 41, scope: !13)
!48 = !DILocation(line: 19, column: 36, scope: !13)
!49 = !DILocation(line: 20, column: 20, scope: !13)
!50 = !DILocation(line: 18, column: 36, scope: !13)
!51 = !DILocation(line: 18, column: 80, scope: !13)
!52 = !DILocation(line: 25, column: 5, scope: !13)
!53 = !DILocation(line: 25, column: 14, scope: !13)
!54 = !DILocation(line: 26, column: 16, scope: !13)
!55 = !DILocation(line: 26, column: 41, scope: !13)
!56 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !59)
!57 = distinct !DISubprogram(name: "add", scope: !58, file: !58, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!59 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !58, file: !58, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 26, column: 5, scope: !13)
!62 = !DILocation(line: 27, column: 28, scope: !13)
!63 = !DILocation(line: 27, column: 41, scope: !13)
!64 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !65)
!65 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !66)
!66 = distinct !DILocation(line: 27, column: 5, scope: !13)
!67 = !DILocation(line: 28, column: 28, scope: !13)
!68 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !69)
!69 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !70)
!70 = distinct !DILocation(line: 28, column: 5, scope: !13)
!71 = !DILocation(line: 29, column: 3, scope: !13)
!72 = !DILocation(line: 60, column: 55, scope: !27, inlinedAt: !73)
!73 = distinct !DILocation(line: 30, column: 3, scope: !13)
!74 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !75)
!75 = distinct !DILocation(line: 31, column: 7, scope: !13)
!76 = !DILocation(line: 31, column: 19, scope: !13)
!77 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !78)
!78 = distinct !DILocation(line: 32, column: 21, scope: !13)
!79 = !DILocation(line: 32, column: 16, scope: !13)
!80 = !DILocation(line: 32, column: 37, scope: !13)
!81 = !DILocation(line: 32, column: 56, scope: !13)
!82 = !{!83, !10, i64 0}
!83 = !{!"_ZTS3Sum", !10, i64 0, !10, i64 4, !10, i64 8}
!84 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !85)
!85 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !86)
!86 = distinct !DILocation(line: 32, column: 5, scope: !13)
!87 = !DILocation(line: 33, column: 34, scope: !13)
!88 = !DILocation(line: 33, column: 56, scope: !13)
!89 = !{!83, !10, i64 4}
!90 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !91)
!91 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !92)
!92 = distinct !DILocation(line: 33, column: 5, scope: !13)
!93 = !DILocation(line: 34, column: 34, scope: !13)
!94 = !DILocation(line: 34, column: 60, scope: !13)
!95 = !{!83, !10, i64 8}
!96 = !DILocation(line: 82, column: 12, scope: !57, inlinedAt: !97)
!97 = distinct !DILocation(line: 154, column: 119, scope: !60, inlinedAt: !98)
!98 = distinct !DILocation(line: 34, column: 5, scope: !13)
!99 = !DILocation(line: 35, column: 3, scope: !13)
!100 = !DILocation(line: 36, column: 1, scope: !13)
!101 = distinct !DISubprogram(name: "move", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !103)
!103 = distinct !DILocation(line: 39, column: 22, scope: !101)
!104 = !DILocation(line: 39, column: 17, scope: !101)
!105 = !DILocation(line: 40, column: 15, scope: !101)
!106 = !DILocation(line: 40, column: 57, scope: !101)
!107 = !DILocation(line: 40, column: 72, scope: !101)
!108 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !109)
!109 = distinct !DILocation(line: 40, column: 28, scope: !101)
!110 = !DILocation(line: 40, column: 20, scope: !101)
!111 = !DILocation(line: 40, column: 41, scope: !101)
!112 = !DILocation(line: 41, column: 1, scope: !101)
