; ModuleID = '<memory>'
source_filename = "tests/programs/fft.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type = type { float, float }

@_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data = internal unnamed_addr addrspace(3) global [128 x %struct.HIP_vector_type] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z3fftPK15HIP_vector_typeIfLj2EEPS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  %5 = icmp slt i32 %4, 128, !dbg !21
  br i1 %5, label %.lr.ph, label %.preheader, !dbg !22

.preheader:                                       ; preds = %.lr.ph, %2
  %6 = shl nsw i32 %4, 1
  br label %22, !dbg !23

.lr.ph:                                           ; preds = %2, %.lr.ph
  %.04451 = phi i32 [ %18, %.lr.ph ], [ %4, %2 ]
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !24
  %8 = trunc i64 %7 to i32, !dbg !24
  %9 = shl i32 %8, 7, !dbg !27
  %10 = add i32 %9, %.04451, !dbg !28
  %11 = zext i32 %10 to i64, !dbg !29
  %12 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %0, i64 %11, !dbg !29
  %13 = tail call noundef i32 @llvm.bitreverse.i32(i32 range(i32 -2147483648, 128) %.04451), !dbg !30
  %14 = lshr i32 %13, 25, !dbg !31
  %15 = zext nneg i32 %14 to i64, !dbg !32
  %16 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %15, !dbg !32
  %17 = load i64, ptr addrspace(1) %12, align 8, !dbg !33
  store i64 %17, ptr addrspace(3) %16, align 8, !dbg !33
  %18 = add nsw i32 %.04451, 64, !dbg !34
  %19 = icmp slt i32 %.04451, 64, !dbg !21
  br i1 %19, label %.lr.ph, label %.preheader, !dbg !22, !llvm.loop !35

20:                                               ; preds = %22
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !38
  br i1 %5, label %.lr.ph54.preheader, label %._crit_edge, !dbg !41

.lr.ph54.preheader:                               ; preds = %20
  %sext = shl i64 %3, 32, !dbg !41
  %21 = ashr exact i64 %sext, 32, !dbg !41
  br label %.lr.ph54, !dbg !41

22:                                               ; preds = %.preheader, %22
  %.04552 = phi i32 [ 1, %.preheader ], [ %47, %22 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !42
  %23 = add nsw i32 %.04552, -1, !dbg !44
  %24 = and i32 %23, %4, !dbg !45
  %25 = sub nsw i32 %6, %24, !dbg !46
  %26 = add nsw i32 %25, %.04552, !dbg !47
  %27 = sitofp i32 %24 to float, !dbg !48
  %28 = fmul contract float %27, 0xC00921FB60000000, !dbg !49
  %29 = uitofp nneg i32 %.04552 to float, !dbg !50
  %30 = fdiv contract float %28, %29, !dbg !51
  %31 = tail call spir_func float @_Z3sinf(float noundef %30) #7, !dbg !52
  %32 = tail call spir_func float @_Z3cosf(float noundef %30) #7, !dbg !52
  %33 = sext i32 %25 to i64, !dbg !53
  %34 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %33, !dbg !53
  %.sroa.017.0.copyload = load float, ptr addrspace(3) %34, align 8, !dbg !53, !tbaa !54
  %.sroa.519.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %34, i64 4, !dbg !53
  %.sroa.519.0.copyload = load float, ptr addrspace(3) %.sroa.519.0..sroa_idx, align 4, !dbg !53, !tbaa !54
  %35 = sext i32 %26 to i64, !dbg !56
  %36 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %35, !dbg !56
  %.sroa.013.0.copyload = load float, ptr addrspace(3) %36, align 8, !dbg !56, !tbaa !54
  %.sroa.515.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %36, i64 4, !dbg !56
  %.sroa.515.0.copyload = load float, ptr addrspace(3) %.sroa.515.0..sroa_idx, align 4, !dbg !56, !tbaa !54
  %37 = fmul contract float %32, %.sroa.013.0.copyload, !dbg !57
  %38 = fmul contract float %31, %.sroa.515.0.copyload, !dbg !58
  %39 = fsub contract float %37, %38, !dbg !59
  %40 = fmul contract float %31, %.sroa.013.0.copyload, !dbg !60
  %41 = fmul contract float %32, %.sroa.515.0.copyload, !dbg !61
  %42 = fadd contract float %40, %41, !dbg !62
  %43 = fadd contract float %.sroa.017.0.copyload, %39, !dbg !63
  %44 = fadd contract float %.sroa.519.0.copyload, %42, !dbg !64
  store float %43, ptr addrspace(3) %34, align 8, !dbg !65, !tbaa !54
  store float %44, ptr addrspace(3) %.sroa.519.0..sroa_idx, align 4, !dbg !65, !tbaa !54
  %45 = fsub contract float %.sroa.017.0.copyload, %39, !dbg !66
  %46 = fsub contract float %.sroa.519.0.copyload, %42, !dbg !67
  store float %45, ptr addrspace(3) %36, align 8, !dbg !68, !tbaa !54
  store float %46, ptr addrspace(3) %.sroa.515.0..sroa_idx, align 4, !dbg !68, !tbaa !54
  %47 = shl nuw nsw i32 %.04552, 1, !dbg !69
  %48 = icmp samesign ult i32 %.04552, 64, !dbg !70
  br i1 %48, label %22, label %20, !dbg !23, !llvm.loop !71

._crit_edge:                                      ; preds = %.lr.ph54, %20
  ret void, !dbg !73

.lr.ph54:                                         ; preds = %.lr.ph54.preheader, %.lr.ph54
  %indvars.iv = phi i64 [ %21, %.lr.ph54.preheader ], [ %indvars.iv.next, %.lr.ph54 ]
  %49 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %indvars.iv, !dbg !74
  %50 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !75
  %51 = shl i64 %50, 7, !dbg !77
  %52 = add i64 %51, %indvars.iv, !dbg !78
  %53 = and i64 %52, 4294967295, !dbg !79
  %54 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %1, i64 %53, !dbg !79
  %55 = load i64, ptr addrspace(3) %49, align 8, !dbg !80
  store i64 %55, ptr addrspace(1) %54, align 8, !dbg !80
  %indvars.iv.next = add nsw i64 %indvars.iv, 64, !dbg !81
  %56 = icmp slt i64 %indvars.iv, 64, !dbg !82
  br i1 %56, label %.lr.ph54, label %._crit_edge, !dbg !41, !llvm.loop !83
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fft.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "fft", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/fft.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 11, column: 17, scope: !13)
!21 = !DILocation(line: 12, column: 21, scope: !13)
!22 = !DILocation(line: 12, column: 3, scope: !13)
!23 = !DILocation(line: 14, column: 3, scope: !13)
!24 = !DILocation(line: 40, column: 207, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 13, column: 64, scope: !13)
!27 = !DILocation(line: 13, column: 75, scope: !13)
!28 = !DILocation(line: 13, column: 80, scope: !13)
!29 = !DILocation(line: 13, column: 61, scope: !13)
!30 = !DILocation(line: 13, column: 10, scope: !13)
!31 = !DILocation(line: 13, column: 43, scope: !13)
!32 = !DILocation(line: 13, column: 5, scope: !13)
!33 = !DILocation(line: 13, column: 59, scope: !13)
!34 = !DILocation(line: 12, column: 29, scope: !13)
!35 = distinct !{!35, !22, !36, !37}
!36 = !DILocation(line: 13, column: 83, scope: !13)
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 24, column: 3, scope: !13)
!41 = !DILocation(line: 25, column: 3, scope: !13)
!42 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !43)
!43 = distinct !DILocation(line: 15, column: 5, scope: !13)
!44 = !DILocation(line: 16, column: 29, scope: !13)
!45 = !DILocation(line: 16, column: 21, scope: !13)
!46 = !DILocation(line: 16, column: 47, scope: !13)
!47 = !DILocation(line: 16, column: 63, scope: !13)
!48 = !DILocation(line: 18, column: 28, scope: !13)
!49 = !DILocation(line: 18, column: 26, scope: !13)
!50 = !DILocation(line: 18, column: 32, scope: !13)
!51 = !DILocation(line: 18, column: 30, scope: !13)
!52 = !DILocation(line: 18, column: 5, scope: !13)
!53 = !DILocation(line: 19, column: 22, scope: !13)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !11, i64 0}
!56 = !DILocation(line: 19, column: 37, scope: !13)
!57 = !DILocation(line: 20, column: 43, scope: !13)
!58 = !DILocation(line: 20, column: 58, scope: !13)
!59 = !DILocation(line: 20, column: 52, scope: !13)
!60 = !DILocation(line: 20, column: 70, scope: !13)
!61 = !DILocation(line: 20, column: 83, scope: !13)
!62 = !DILocation(line: 20, column: 77, scope: !13)
!63 = !DILocation(line: 21, column: 33, scope: !13)
!64 = !DILocation(line: 21, column: 49, scope: !13)
!65 = !DILocation(line: 21, column: 15, scope: !13)
!66 = !DILocation(line: 22, column: 34, scope: !13)
!67 = !DILocation(line: 22, column: 50, scope: !13)
!68 = !DILocation(line: 22, column: 16, scope: !13)
!69 = !DILocation(line: 14, column: 38, scope: !13)
!70 = !DILocation(line: 14, column: 27, scope: !13)
!71 = distinct !{!71, !23, !72, !37}
!72 = !DILocation(line: 23, column: 3, scope: !13)
!73 = !DILocation(line: 26, column: 1, scope: !13)
!74 = !DILocation(line: 25, column: 67, scope: !13)
!75 = !DILocation(line: 40, column: 207, scope: !25, inlinedAt: !76)
!76 = distinct !DILocation(line: 25, column: 44, scope: !13)
!77 = !DILocation(line: 25, column: 55, scope: !13)
!78 = !DILocation(line: 25, column: 60, scope: !13)
!79 = !DILocation(line: 25, column: 40, scope: !13)
!80 = !DILocation(line: 25, column: 65, scope: !13)
!81 = !DILocation(line: 25, column: 29, scope: !13)
!82 = !DILocation(line: 25, column: 21, scope: !13)
!83 = distinct !{!83, !41, !84, !37}
!84 = !DILocation(line: 25, column: 73, scope: !13)
