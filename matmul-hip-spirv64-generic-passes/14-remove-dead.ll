; ModuleID = '<memory>'
source_filename = "examples/matmul.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6matmulPKfS0_PfiiiE6tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulPKfS0_PfiiiE6tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6matmulPKfS0_Pfiii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !13 {
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %9 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3, !dbg !17
  %11 = trunc i64 %10 to i32, !dbg !17
  %12 = shl i32 %11, 4, !dbg !21
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !22
  %14 = trunc i64 %13 to i32, !dbg !22
  %15 = add i32 %12, %14, !dbg !25
  %16 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !26
  %17 = trunc i64 %16 to i32, !dbg !26
  %18 = shl i32 %17, 4, !dbg !29
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !30
  %20 = trunc i64 %19 to i32, !dbg !30
  %21 = add i32 %18, %20, !dbg !33
  %22 = icmp sgt i32 %5, 0, !dbg !34
  br i1 %22, label %.lr.ph, label %._crit_edge, !dbg !35

.lr.ph:                                           ; preds = %6
  %23 = icmp slt i32 %15, %3
  %24 = mul nsw i32 %15, %5
  %25 = icmp slt i32 %21, %4
  br label %28, !dbg !35

._crit_edge:                                      ; preds = %64, %6
  %.037.lcssa = phi float [ 0.000000e+00, %6 ], [ %79, %64 ], !dbg !36
  %26 = icmp slt i32 %15, %3, !dbg !37
  %27 = icmp slt i32 %21, %4
  %or.cond49 = and i1 %26, %27, !dbg !38
  br i1 %or.cond49, label %80, label %85, !dbg !38

28:                                               ; preds = %.lr.ph, %64
  %.03753 = phi float [ 0.000000e+00, %.lr.ph ], [ %79, %64 ]
  %.03852 = phi i32 [ 0, %.lr.ph ], [ %65, %64 ]
  %29 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !39
  %30 = trunc i64 %29 to i32, !dbg !39
  %31 = add i32 %.03852, %30, !dbg !41
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !42
  %33 = trunc i64 %32 to i32, !dbg !42
  %34 = add i32 %.03852, %33, !dbg !44
  %35 = icmp slt i32 %31, %5
  %or.cond = and i1 %23, %35, !dbg !45
  br i1 %or.cond, label %36, label %41, !dbg !45

36:                                               ; preds = %28
  %37 = add nsw i32 %31, %24, !dbg !46
  %38 = sext i32 %37 to i64, !dbg !47
  %39 = getelementptr inbounds float, ptr addrspace(4) %7, i64 %38, !dbg !47
  %40 = load float, ptr addrspace(4) %39, align 4, !dbg !47, !tbaa !48
  br label %41, !dbg !50

41:                                               ; preds = %28, %36
  %42 = phi contract float [ %40, %36 ], [ 0.000000e+00, %28 ], !dbg !50
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !51
  %44 = and i64 %43, 4294967295, !dbg !53
  %45 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a to ptr addrspace(4)), i64 %44, !dbg !53
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !54
  %47 = and i64 %46, 4294967295, !dbg !53
  %48 = getelementptr inbounds nuw float, ptr addrspace(4) %45, i64 %47, !dbg !53
  store float %42, ptr addrspace(4) %48, align 4, !dbg !56, !tbaa !48
  %49 = icmp slt i32 %34, %5, !dbg !57
  %or.cond48 = and i1 %25, %49, !dbg !58
  br i1 %or.cond48, label %50, label %56, !dbg !58

50:                                               ; preds = %41
  %51 = mul nsw i32 %34, %4, !dbg !59
  %52 = add nsw i32 %51, %21, !dbg !60
  %53 = sext i32 %52 to i64, !dbg !61
  %54 = getelementptr inbounds float, ptr addrspace(4) %8, i64 %53, !dbg !61
  %55 = load float, ptr addrspace(4) %54, align 4, !dbg !61, !tbaa !48
  br label %56, !dbg !62

56:                                               ; preds = %41, %50
  %57 = phi contract float [ %55, %50 ], [ 0.000000e+00, %41 ], !dbg !62
  %58 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !63
  %59 = and i64 %58, 4294967295, !dbg !65
  %60 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b to ptr addrspace(4)), i64 %59, !dbg !65
  %61 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %62 = and i64 %61, 4294967295, !dbg !65
  %63 = getelementptr inbounds nuw float, ptr addrspace(4) %60, i64 %62, !dbg !65
  store float %57, ptr addrspace(4) %63, align 4, !dbg !68, !tbaa !48
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !69
  br label %67, !dbg !72

64:                                               ; preds = %67
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !73
  %65 = add nuw nsw i32 %.03852, 16, !dbg !75
  %66 = icmp slt i32 %65, %5, !dbg !34
  br i1 %66, label %28, label %._crit_edge, !dbg !35, !llvm.loop !76

67:                                               ; preds = %56, %67
  %indvars.iv = phi i64 [ 0, %56 ], [ %indvars.iv.next, %67 ]
  %.150 = phi float [ %.03753, %56 ], [ %79, %67 ]
  %68 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !79
  %69 = and i64 %68, 4294967295, !dbg !81
  %70 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a to ptr addrspace(4)), i64 %69, !dbg !81
  %71 = getelementptr inbounds nuw float, ptr addrspace(4) %70, i64 %indvars.iv, !dbg !81
  %72 = load float, ptr addrspace(4) %71, align 4, !dbg !81, !tbaa !48
  %73 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b to ptr addrspace(4)), i64 %indvars.iv, !dbg !82
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !83
  %75 = and i64 %74, 4294967295, !dbg !82
  %76 = getelementptr inbounds nuw float, ptr addrspace(4) %73, i64 %75, !dbg !82
  %77 = load float, ptr addrspace(4) %76, align 4, !dbg !82, !tbaa !48
  %78 = fmul contract float %72, %77, !dbg !85
  %79 = fadd contract float %.150, %78, !dbg !86
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16, !dbg !88
  br i1 %exitcond.not, label %64, label %67, !dbg !72, !llvm.loop !89

80:                                               ; preds = %._crit_edge
  %81 = mul nsw i32 %15, %4, !dbg !91
  %82 = add nsw i32 %21, %81, !dbg !92
  %83 = sext i32 %82 to i64, !dbg !93
  %84 = getelementptr inbounds float, ptr addrspace(4) %9, i64 %83, !dbg !93
  store float %.037.lcssa, ptr addrspace(4) %84, align 4, !dbg !94, !tbaa !48
  br label %85, !dbg !93

85:                                               ; preds = %80, %._crit_edge
  ret void, !dbg !95
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "matmul.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "matmul", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/matmul.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 411, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 12, column: 19, scope: !13)
!21 = !DILocation(line: 12, column: 30, scope: !13)
!22 = !DILocation(line: 39, column: 412, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 12, column: 40, scope: !13)
!25 = !DILocation(line: 12, column: 38, scope: !13)
!26 = !DILocation(line: 40, column: 207, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 13, column: 19, scope: !13)
!29 = !DILocation(line: 13, column: 30, scope: !13)
!30 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 13, column: 40, scope: !13)
!33 = !DILocation(line: 13, column: 38, scope: !13)
!34 = !DILocation(line: 15, column: 21, scope: !13)
!35 = !DILocation(line: 15, column: 3, scope: !13)
!36 = !DILocation(line: 14, column: 9, scope: !13)
!37 = !DILocation(line: 23, column: 11, scope: !13)
!38 = !DILocation(line: 23, column: 15, scope: !13)
!39 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !40)
!40 = distinct !DILocation(line: 16, column: 24, scope: !13)
!41 = !DILocation(line: 16, column: 22, scope: !13)
!42 = !DILocation(line: 39, column: 412, scope: !23, inlinedAt: !43)
!43 = distinct !DILocation(line: 16, column: 46, scope: !13)
!44 = !DILocation(line: 16, column: 44, scope: !13)
!45 = !DILocation(line: 17, column: 48, scope: !13)
!46 = !DILocation(line: 17, column: 70, scope: !13)
!47 = !DILocation(line: 17, column: 60, scope: !13)
!48 = !{!49, !49, i64 0}
!49 = !{!"float", !11, i64 0}
!50 = !DILocation(line: 17, column: 40, scope: !13)
!51 = !DILocation(line: 39, column: 412, scope: !23, inlinedAt: !52)
!52 = distinct !DILocation(line: 17, column: 12, scope: !13)
!53 = !DILocation(line: 17, column: 5, scope: !13)
!54 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !55)
!55 = distinct !DILocation(line: 17, column: 25, scope: !13)
!56 = !DILocation(line: 17, column: 38, scope: !13)
!57 = !DILocation(line: 18, column: 43, scope: !13)
!58 = !DILocation(line: 18, column: 47, scope: !13)
!59 = !DILocation(line: 18, column: 65, scope: !13)
!60 = !DILocation(line: 18, column: 69, scope: !13)
!61 = !DILocation(line: 18, column: 60, scope: !13)
!62 = !DILocation(line: 18, column: 40, scope: !13)
!63 = !DILocation(line: 39, column: 412, scope: !23, inlinedAt: !64)
!64 = distinct !DILocation(line: 18, column: 12, scope: !13)
!65 = !DILocation(line: 18, column: 5, scope: !13)
!66 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !67)
!67 = distinct !DILocation(line: 18, column: 25, scope: !13)
!68 = !DILocation(line: 18, column: 38, scope: !13)
!69 = !DILocation(line: 60, column: 55, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 19, column: 5, scope: !13)
!72 = !DILocation(line: 20, column: 5, scope: !13)
!73 = !DILocation(line: 60, column: 55, scope: !70, inlinedAt: !74)
!74 = distinct !DILocation(line: 21, column: 5, scope: !13)
!75 = !DILocation(line: 15, column: 28, scope: !13)
!76 = distinct !{!76, !35, !77, !78}
!77 = !DILocation(line: 22, column: 3, scope: !13)
!78 = !{!"llvm.loop.mustprogress"}
!79 = !DILocation(line: 39, column: 412, scope: !23, inlinedAt: !80)
!80 = distinct !DILocation(line: 20, column: 51, scope: !13)
!81 = !DILocation(line: 20, column: 44, scope: !13)
!82 = !DILocation(line: 20, column: 69, scope: !13)
!83 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !84)
!84 = distinct !DILocation(line: 20, column: 79, scope: !13)
!85 = !DILocation(line: 20, column: 67, scope: !13)
!86 = !DILocation(line: 20, column: 41, scope: !13)
!87 = !DILocation(line: 20, column: 32, scope: !13)
!88 = !DILocation(line: 20, column: 23, scope: !13)
!89 = distinct !{!89, !72, !90, !78}
!90 = !DILocation(line: 20, column: 90, scope: !13)
!91 = !DILocation(line: 23, column: 33, scope: !13)
!92 = !DILocation(line: 23, column: 37, scope: !13)
!93 = !DILocation(line: 23, column: 27, scope: !13)
!94 = !DILocation(line: 23, column: 44, scope: !13)
!95 = !DILocation(line: 24, column: 1, scope: !13)
