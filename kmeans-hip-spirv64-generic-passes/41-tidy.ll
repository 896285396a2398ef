; ModuleID = '<memory>'
source_filename = "tests/programs/kmeans.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Sum = type { i32, i32, i32 }
%struct.HIP_vector_type = type { i32, i32 }

@_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local = internal addrspace(3) global [5 x %struct.Sum] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !17
  %6 = trunc i64 %5 to i32, !dbg !17
  %7 = icmp ult i32 %6, 5, !dbg !21
  br i1 %7, label %8, label %12, !dbg !21

8:                                                ; preds = %4
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !22
  %10 = and i64 %9, 4294967295, !dbg !24
  %11 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %10, !dbg !24
  store i32 0, ptr addrspace(3) %11, align 4, !dbg !25, !tbaa !9
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 4, !dbg !25
  store i32 0, ptr addrspace(3) %.sroa.4.0..sroa_idx, align 4, !dbg !25, !tbaa !9
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 8, !dbg !25
  store i32 0, ptr addrspace(3) %.sroa.5.0..sroa_idx, align 4, !dbg !25, !tbaa !9
  br label %12, !dbg !24

12:                                               ; preds = %8, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !26
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !29
  %14 = trunc i64 %13 to i32, !dbg !29
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !32
  %16 = trunc i64 %15 to i32, !dbg !32
  %17 = mul i32 %16, %14, !dbg !35
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !36
  %19 = trunc i64 %18 to i32, !dbg !36
  %20 = add i32 %17, %19, !dbg !38
  %21 = icmp slt i32 %20, 6000, !dbg !39
  br i1 %21, label %.preheader, label %82, !dbg !39

.preheader:                                       ; preds = %12
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 8, !tbaa !40
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !42
  %27 = load <4 x i32>, ptr addrspace(1) %1, align 8, !dbg !43, !tbaa !9
  %28 = insertelement <2 x i32> poison, i32 %24, i64 0, !dbg !44
  %29 = shufflevector <2 x i32> %28, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !44
  %30 = shufflevector <4 x i32> %27, <4 x i32> poison, <2 x i32> <i32 2, i32 0>, !dbg !44
  %31 = sub nsw <2 x i32> %29, %30, !dbg !44
  %32 = insertelement <2 x i32> poison, i32 %26, i64 0, !dbg !45
  %33 = shufflevector <2 x i32> %32, <2 x i32> poison, <2 x i32> zeroinitializer, !dbg !45
  %34 = shufflevector <4 x i32> %27, <4 x i32> poison, <2 x i32> <i32 3, i32 1>, !dbg !45
  %35 = sub nsw <2 x i32> %33, %34, !dbg !45
  %36 = mul nsw <2 x i32> %31, %31, !dbg !46
  %37 = mul nsw <2 x i32> %35, %35, !dbg !47
  %38 = add nuw nsw <2 x i32> %37, %36, !dbg !48
  %39 = extractelement <2 x i32> %38, i64 0, !dbg !49
  %40 = extractelement <2 x i32> %38, i64 1, !dbg !49
  %41 = icmp samesign ult i32 %39, %40, !dbg !49
  %spec.select.1 = tail call i32 @llvm.smin.i32(i32 %39, i32 %40), !dbg !49
  %spec.select40.1 = zext i1 %41 to i32, !dbg !49
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16, !dbg !50
  %43 = load i32, ptr addrspace(1) %42, align 8, !dbg !43, !tbaa !40
  %44 = sub nsw i32 %24, %43, !dbg !44
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20, !dbg !51
  %46 = load i32, ptr addrspace(1) %45, align 4, !dbg !51, !tbaa !42
  %47 = sub nsw i32 %26, %46, !dbg !45
  %48 = mul nsw i32 %44, %44, !dbg !46
  %49 = mul nsw i32 %47, %47, !dbg !47
  %50 = add nuw nsw i32 %49, %48, !dbg !48
  %51 = icmp samesign ult i32 %50, %spec.select.1, !dbg !49
  %spec.select.2 = tail call i32 @llvm.smin.i32(i32 %50, i32 %spec.select.1), !dbg !49
  %spec.select40.2 = select i1 %51, i32 2, i32 %spec.select40.1, !dbg !49
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24, !dbg !50
  %53 = load i32, ptr addrspace(1) %52, align 8, !dbg !43, !tbaa !40
  %54 = sub nsw i32 %24, %53, !dbg !44
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28, !dbg !51
  %56 = load i32, ptr addrspace(1) %55, align 4, !dbg !51, !tbaa !42
  %57 = sub nsw i32 %26, %56, !dbg !45
  %58 = mul nsw i32 %54, %54, !dbg !46
  %59 = mul nsw i32 %57, %57, !dbg !47
  %60 = add nuw nsw i32 %59, %58, !dbg !48
  %61 = icmp samesign ult i32 %60, %spec.select.2, !dbg !49
  %spec.select.3 = tail call i32 @llvm.smin.i32(i32 %60, i32 %spec.select.2), !dbg !49
  %spec.select40.3 = select i1 %61, i32 3, i32 %spec.select40.2, !dbg !49
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32, !dbg !50
  %63 = load i32, ptr addrspace(1) %62, align 8, !dbg !43, !tbaa !40
  %64 = sub nsw i32 %24, %63, !dbg !44
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36, !dbg !51
  %66 = load i32, ptr addrspace(1) %65, align 4, !dbg !51, !tbaa !42
  %67 = sub nsw i32 %26, %66, !dbg !45
  %68 = mul nsw i32 %64, %64, !dbg !46
  %69 = mul nsw i32 %67, %67, !dbg !47
  %70 = add nuw nsw i32 %69, %68, !dbg !48
  %71 = icmp samesign ult i32 %70, %spec.select.3, !dbg !49
  %spec.select40.4 = select i1 %71, i32 4, i32 %spec.select40.3, !dbg !49
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22, !dbg !52
  store i32 %spec.select40.4, ptr addrspace(1) %72, align 4, !dbg !53, !tbaa !9
  %73 = zext nneg i32 %spec.select40.4 to i64, !dbg !54
  %74 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %73, !dbg !54
  %75 = load i32, ptr addrspace(1) %23, align 8, !dbg !55, !tbaa !40
  %76 = atomicrmw add ptr addrspace(3) %74, i32 %75 syncscope("device") monotonic, align 4, !dbg !56
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 4, !dbg !62
  %78 = load i32, ptr addrspace(1) %25, align 4, !dbg !63, !tbaa !42
  %79 = atomicrmw add ptr addrspace(3) %77, i32 %78 syncscope("device") monotonic, align 4, !dbg !64
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 8, !dbg !67
  %81 = atomicrmw add ptr addrspace(3) %80, i32 1 syncscope("device") monotonic, align 4, !dbg !68
  br label %82, !dbg !71

82:                                               ; preds = %.preheader, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !72
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !74
  %84 = trunc i64 %83 to i32, !dbg !74
  %85 = icmp ult i32 %84, 5, !dbg !76
  br i1 %85, label %86, label %101, !dbg !76

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !77
  %88 = and i64 %87, 4294967295, !dbg !79
  %89 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(1) %3, i64 %88, !dbg !79
  %90 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %88, !dbg !80
  %91 = load i32, ptr addrspace(3) %90, align 4, !dbg !81, !tbaa !82
  %92 = atomicrmw add ptr addrspace(1) %89, i32 %91 syncscope("device") monotonic, align 4, !dbg !84
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 4, !dbg !87
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 4, !dbg !88
  %95 = load i32, ptr addrspace(3) %94, align 4, !dbg !88, !tbaa !89
  %96 = atomicrmw add ptr addrspace(1) %93, i32 %95 syncscope("device") monotonic, align 4, !dbg !90
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 8, !dbg !93
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 8, !dbg !94
  %99 = load i32, ptr addrspace(3) %98, align 4, !dbg !94, !tbaa !95
  %100 = atomicrmw add ptr addrspace(1) %97, i32 %99 syncscope("device") monotonic, align 4, !dbg !96
  br label %101, !dbg !99

101:                                              ; preds = %86, %82
  ret void, !dbg !100
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4movePK3SumP15HIP_vector_typeIiLj2EE(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !101 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !102
  %4 = and i64 %3, 4294967295, !dbg !104
  %5 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(1) %0, i64 %4, !dbg !104
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8, !dbg !104
  %.sroa.5.0.copyload = load i32, ptr addrspace(1) %.sroa.5.0..sroa_idx, align 4, !dbg !104, !tbaa !9
  %6 = icmp sgt i32 %.sroa.5.0.copyload, 0, !dbg !105
  br i1 %6, label %7, label %13, !dbg !105

7:                                                ; preds = %2
  %.sroa.42.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4, !dbg !104
  %.sroa.42.0.copyload = load i32, ptr addrspace(1) %.sroa.42.0..sroa_idx, align 4, !dbg !104, !tbaa !9
  %.sroa.01.0.copyload = load i32, ptr addrspace(1) %5, align 4, !dbg !104, !tbaa !9
  %8 = sdiv i32 %.sroa.01.0.copyload, %.sroa.5.0.copyload, !dbg !106
  %9 = sdiv i32 %.sroa.42.0.copyload, %.sroa.5.0.copyload, !dbg !107
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !108
  %11 = and i64 %10, 4294967295, !dbg !110
  %12 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %1, i64 %11, !dbg !110
  store i32 %8, ptr addrspace(1) %12, align 8, !dbg !111, !tbaa !9
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4, !dbg !111
  store i32 %9, ptr addrspace(1) %.sroa.4.0..sroa_idx, align 4, !dbg !111, !tbaa !9
  br label %13, !dbg !110

13:                                               ; preds = %7, %2
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
