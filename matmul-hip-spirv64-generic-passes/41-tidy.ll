; ModuleID = '<memory>'
source_filename = "examples/matmul.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6matmulPKfS0_PfiiiE6tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulPKfS0_PfiiiE6tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6matmulPKfS0_Pfiii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !dbg !13 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3, !dbg !17
  %8 = trunc i64 %7 to i32, !dbg !17
  %9 = shl i32 %8, 4, !dbg !21
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !22
  %11 = trunc i64 %10 to i32, !dbg !22
  %12 = add i32 %9, %11, !dbg !25
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !26
  %14 = trunc i64 %13 to i32, !dbg !26
  %15 = shl i32 %14, 4, !dbg !29
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !30
  %17 = trunc i64 %16 to i32, !dbg !30
  %18 = add i32 %15, %17, !dbg !33
  %19 = icmp sgt i32 %5, 0, !dbg !34
  br i1 %19, label %.lr.ph, label %._crit_edge, !dbg !35

.lr.ph:                                           ; preds = %6
  %20 = icmp slt i32 %12, %3
  %21 = mul nsw i32 %12, %5
  %22 = icmp slt i32 %18, %4
  br label %25, !dbg !35

._crit_edge:                                      ; preds = %61, %6
  %.037.lcssa = phi float [ 0.000000e+00, %6 ], [ %76, %61 ], !dbg !36
  %23 = icmp slt i32 %12, %3, !dbg !37
  %24 = icmp slt i32 %18, %4
  %or.cond49 = and i1 %23, %24, !dbg !38
  br i1 %or.cond49, label %77, label %82, !dbg !38

25:                                               ; preds = %.lr.ph, %61
  %.03753 = phi float [ 0.000000e+00, %.lr.ph ], [ %76, %61 ]
  %.03852 = phi i32 [ 0, %.lr.ph ], [ %62, %61 ]
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !39
  %27 = trunc i64 %26 to i32, !dbg !39
  %28 = add i32 %.03852, %27, !dbg !41
  %29 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !42
  %30 = trunc i64 %29 to i32, !dbg !42
  %31 = add i32 %.03852, %30, !dbg !44
  %32 = icmp slt i32 %28, %5
  %or.cond = and i1 %20, %32, !dbg !45
  br i1 %or.cond, label %33, label %38, !dbg !45

33:                                               ; preds = %25
  %34 = add nsw i32 %28, %21, !dbg !46
  %35 = sext i32 %34 to i64, !dbg !47
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35, !dbg !47
  %37 = load float, ptr addrspace(1) %36, align 4, !dbg !47, !tbaa !48
  br label %38, !dbg !50

38:                                               ; preds = %25, %33
  %39 = phi contract float [ %37, %33 ], [ 0.000000e+00, %25 ], !dbg !50
  %40 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !51
  %41 = and i64 %40, 4294967295, !dbg !53
  %42 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a, i64 %41, !dbg !53
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !54
  %44 = and i64 %43, 4294967295, !dbg !53
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %42, i64 %44, !dbg !53
  store float %39, ptr addrspace(3) %45, align 4, !dbg !56, !tbaa !48
  %46 = icmp slt i32 %31, %5, !dbg !57
  %or.cond48 = and i1 %22, %46, !dbg !58
  br i1 %or.cond48, label %47, label %53, !dbg !58

47:                                               ; preds = %38
  %48 = mul nsw i32 %31, %4, !dbg !59
  %49 = add nsw i32 %48, %18, !dbg !60
  %50 = sext i32 %49 to i64, !dbg !61
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50, !dbg !61
  %52 = load float, ptr addrspace(1) %51, align 4, !dbg !61, !tbaa !48
  br label %53, !dbg !62

53:                                               ; preds = %38, %47
  %54 = phi contract float [ %52, %47 ], [ 0.000000e+00, %38 ], !dbg !62
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !63
  %56 = and i64 %55, 4294967295, !dbg !65
  %57 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b, i64 %56, !dbg !65
  %58 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %59 = and i64 %58, 4294967295, !dbg !65
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) %57, i64 %59, !dbg !65
  store float %54, ptr addrspace(3) %60, align 4, !dbg !68, !tbaa !48
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !69
  br label %64, !dbg !72

61:                                               ; preds = %64
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !73
  %62 = add nuw nsw i32 %.03852, 16, !dbg !75
  %63 = icmp slt i32 %62, %5, !dbg !34
  br i1 %63, label %25, label %._crit_edge, !dbg !35, !llvm.loop !76

64:                                               ; preds = %53, %64
  %indvars.iv = phi i64 [ 0, %53 ], [ %indvars.iv.next, %64 ]
  %.150 = phi float [ %.03753, %53 ], [ %76, %64 ]
  %65 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !79
  %66 = and i64 %65, 4294967295, !dbg !81
  %67 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a, i64 %66, !dbg !81
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i64 %indvars.iv, !dbg !81
  %69 = load float, ptr addrspace(3) %68, align 4, !dbg !81, !tbaa !48
  %70 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b, i64 %indvars.iv, !dbg !82
  %71 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !83
  %72 = and i64 %71, 4294967295, !dbg !82
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %70, i64 %72, !dbg !82
  %74 = load float, ptr addrspace(3) %73, align 4, !dbg !82, !tbaa !48
  %75 = fmul contract float %69, %74, !dbg !85
  %76 = fadd contract float %.150, %75, !dbg !86
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16, !dbg !88
  br i1 %exitcond.not, label %61, label %64, !dbg !72, !llvm.loop !89

77:                                               ; preds = %._crit_edge
  %78 = mul nsw i32 %12, %4, !dbg !91
  %79 = add nsw i32 %18, %78, !dbg !92
  %80 = sext i32 %79 to i64, !dbg !93
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %80, !dbg !93
  store float %.037.lcssa, ptr addrspace(1) %81, align 4, !dbg !94, !tbaa !48
  br label %82, !dbg !93

82:                                               ; preds = %77, %._crit_edge
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
