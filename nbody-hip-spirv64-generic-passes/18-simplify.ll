; ModuleID = '<memory>'
source_filename = "examples/nbody.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type.0 = type { float, float, float, float }

@_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile = internal unnamed_addr addrspace(3) global [128 x %struct.HIP_vector_type.0] undef, align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !17
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !21
  %5 = mul i64 %4, %3, !dbg !24
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !25
  %7 = add i64 %5, %6, !dbg !28
  %sext = shl i64 %7, 32
  %8 = ashr exact i64 %sext, 32
  %9 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %8
  %.sroa.25.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %.sroa.36.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  br label %23, !dbg !29

10:                                               ; preds = %31
  %11 = fmul contract float %51, 0x3F50624DE0000000, !dbg !30
  %12 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %1, i64 %8, !dbg !31
  %13 = load float, ptr addrspace(1) %12, align 16, !dbg !32, !tbaa !33
  %14 = fadd contract float %11, %13, !dbg !32
  store float %14, ptr addrspace(1) %12, align 16, !dbg !32, !tbaa !33
  %15 = fmul contract float %53, 0x3F50624DE0000000, !dbg !36
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4, !dbg !37
  %17 = load float, ptr addrspace(1) %16, align 4, !dbg !38, !tbaa !39
  %18 = fadd contract float %15, %17, !dbg !38
  store float %18, ptr addrspace(1) %16, align 4, !dbg !38, !tbaa !39
  %19 = fmul contract float %55, 0x3F50624DE0000000, !dbg !40
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8, !dbg !41
  %21 = load float, ptr addrspace(1) %20, align 8, !dbg !42, !tbaa !43
  %22 = fadd contract float %19, %21, !dbg !42
  store float %22, ptr addrspace(1) %20, align 8, !dbg !42, !tbaa !43
  ret void, !dbg !44

23:                                               ; preds = %2, %31
  %.sroa.015.034 = phi float [ 0.000000e+00, %2 ], [ %51, %31 ]
  %.sroa.6.033 = phi float [ 0.000000e+00, %2 ], [ %53, %31 ]
  %.sroa.9.032 = phi float [ 0.000000e+00, %2 ], [ %55, %31 ]
  %.031 = phi i32 [ 0, %2 ], [ %32, %31 ]
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !45
  %25 = trunc i64 %24 to i32, !dbg !45
  %26 = add i32 %.031, %25, !dbg !47
  %27 = zext i32 %26 to i64, !dbg !48
  %28 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %27, !dbg !48
  %29 = and i64 %24, 4294967295, !dbg !49
  %30 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile, i64 %29, !dbg !49
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %30, ptr addrspace(1) noundef align 16 dereferenceable(16) %28, i64 16, i1 false), !dbg !50, !tbaa.struct !51
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !53
  %.sroa.04.0.copyload = load float, ptr addrspace(1) %9, align 16, !tbaa !52
  %.sroa.25.0.copyload = load float, ptr addrspace(1) %.sroa.25.0..sroa_idx, align 4, !tbaa !52
  %.sroa.36.0.copyload = load float, ptr addrspace(1) %.sroa.36.0..sroa_idx, align 8, !tbaa !52
  br label %34, !dbg !56

31:                                               ; preds = %34
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !57
  %32 = add nuw nsw i32 %.031, 128, !dbg !59
  %33 = icmp samesign ult i32 %.031, 384, !dbg !60
  br i1 %33, label %23, label %10, !dbg !29, !llvm.loop !61

34:                                               ; preds = %23, %34
  %indvars.iv = phi i64 [ 0, %23 ], [ %indvars.iv.next, %34 ]
  %.sroa.015.130 = phi float [ %.sroa.015.034, %23 ], [ %51, %34 ]
  %.sroa.6.129 = phi float [ %.sroa.6.033, %23 ], [ %53, %34 ]
  %.sroa.9.128 = phi float [ %.sroa.9.032, %23 ], [ %55, %34 ]
  %35 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile, i64 %indvars.iv, !dbg !64
  %.sroa.01.0.copyload = load float, ptr addrspace(3) %35, align 16, !dbg !64, !tbaa !52
  %.sroa.22.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 4, !dbg !64
  %.sroa.22.0.copyload = load float, ptr addrspace(3) %.sroa.22.0..sroa_idx, align 4, !dbg !64, !tbaa !52
  %.sroa.33.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 8, !dbg !64
  %.sroa.33.0.copyload = load float, ptr addrspace(3) %.sroa.33.0..sroa_idx, align 8, !dbg !64, !tbaa !52
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 12, !dbg !64
  %.sroa.4.0.copyload = load float, ptr addrspace(3) %.sroa.4.0..sroa_idx, align 4, !dbg !64, !tbaa !52
  %36 = fsub contract float %.sroa.01.0.copyload, %.sroa.04.0.copyload, !dbg !65
  %37 = fsub contract float %.sroa.22.0.copyload, %.sroa.25.0.copyload, !dbg !68
  %38 = fsub contract float %.sroa.33.0.copyload, %.sroa.36.0.copyload, !dbg !69
  %39 = fmul contract float %36, %36, !dbg !70
  %40 = fmul contract float %37, %37, !dbg !71
  %41 = fadd contract float %39, %40, !dbg !72
  %42 = fmul contract float %38, %38, !dbg !73
  %43 = fadd contract float %41, %42, !dbg !74
  %44 = fadd contract float %43, 0x3F847AE140000000, !dbg !75
  %45 = tail call spir_func float @_Z4sqrtf(float noundef %44) #9, !dbg !76
  %46 = fdiv float 1.000000e+00, %45, !dbg !76
  %47 = fmul contract float %.sroa.4.0.copyload, %46, !dbg !77
  %48 = fmul contract float %46, %47, !dbg !78
  %49 = fmul contract float %46, %48, !dbg !79
  %50 = fmul contract float %36, %49, !dbg !80
  %51 = fadd contract float %.sroa.015.130, %50, !dbg !81
  %52 = fmul contract float %37, %49, !dbg !82
  %53 = fadd contract float %.sroa.6.129, %52, !dbg !83
  %54 = fmul contract float %38, %49, !dbg !84
  %55 = fadd contract float %.sroa.9.128, %54, !dbg !85
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !86
  %exitcond.not = icmp eq i64 %indvars.iv.next, 128, !dbg !87
  br i1 %exitcond.not, label %31, label %34, !dbg !56, !llvm.loop !88
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z5driftP15HIP_vector_typeIfLj4EEPKS0_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !90 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !91
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !93
  %5 = mul i64 %4, %3, !dbg !95
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !96
  %7 = add i64 %5, %6, !dbg !98
  %sext = shl i64 %7, 32, !dbg !99
  %8 = ashr exact i64 %sext, 32, !dbg !99
  %9 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %8, !dbg !99
  %.sroa.01.0.copyload = load float, ptr addrspace(1) %9, align 16, !dbg !99, !tbaa !52
  %.sroa.63.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4, !dbg !99
  %.sroa.63.0.copyload = load float, ptr addrspace(1) %.sroa.63.0..sroa_idx, align 4, !dbg !99, !tbaa !52
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8, !dbg !99
  %.sroa.8.0.copyload = load float, ptr addrspace(1) %.sroa.8.0..sroa_idx, align 8, !dbg !99, !tbaa !52
  %10 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %1, i64 %8, !dbg !100
  %.sroa.0.0.copyload = load float, ptr addrspace(1) %10, align 16, !dbg !100, !tbaa !52
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4, !dbg !100
  %.sroa.4.0.copyload = load float, ptr addrspace(1) %.sroa.4.0..sroa_idx, align 4, !dbg !100, !tbaa !52
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8, !dbg !100
  %.sroa.5.0.copyload = load float, ptr addrspace(1) %.sroa.5.0..sroa_idx, align 8, !dbg !100, !tbaa !52
  %11 = fmul contract float %.sroa.0.0.copyload, 0x3F50624DE0000000, !dbg !101
  %12 = fadd contract float %.sroa.01.0.copyload, %11, !dbg !102
  %13 = fmul contract float %.sroa.4.0.copyload, 0x3F50624DE0000000, !dbg !103
  %14 = fadd contract float %.sroa.63.0.copyload, %13, !dbg !104
  %15 = fmul contract float %.sroa.5.0.copyload, 0x3F50624DE0000000, !dbg !105
  %16 = fadd contract float %.sroa.8.0.copyload, %15, !dbg !106
  store float %12, ptr addrspace(1) %9, align 16, !dbg !107, !tbaa !52
  store float %14, ptr addrspace(1) %.sroa.63.0..sroa_idx, align 4, !dbg !107, !tbaa !52
  store float %16, ptr addrspace(1) %.sroa.8.0..sroa_idx, align 8, !dbg !107, !tbaa !52
  ret void, !dbg !108
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nbody.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "accelerate", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/nbody.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 19, column: 17, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 19, column: 30, scope: !13)
!24 = !DILocation(line: 19, column: 28, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 19, column: 43, scope: !13)
!28 = !DILocation(line: 19, column: 41, scope: !13)
!29 = !DILocation(line: 21, column: 3, scope: !13)
!30 = !DILocation(line: 27, column: 26, scope: !13)
!31 = !DILocation(line: 27, column: 3, scope: !13)
!32 = !DILocation(line: 27, column: 17, scope: !13)
!33 = !{!34, !35, i64 0}
!34 = !{!"_ZTS15HIP_vector_typeIfLj4EE", !35, i64 0, !35, i64 4, !35, i64 8, !35, i64 12}
!35 = !{!"float", !11, i64 0}
!36 = !DILocation(line: 28, column: 26, scope: !13)
!37 = !DILocation(line: 28, column: 15, scope: !13)
!38 = !DILocation(line: 28, column: 17, scope: !13)
!39 = !{!34, !35, i64 4}
!40 = !DILocation(line: 29, column: 26, scope: !13)
!41 = !DILocation(line: 29, column: 15, scope: !13)
!42 = !DILocation(line: 29, column: 17, scope: !13)
!43 = !{!34, !35, i64 8}
!44 = !DILocation(line: 30, column: 1, scope: !13)
!45 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !46)
!46 = distinct !DILocation(line: 22, column: 42, scope: !13)
!47 = !DILocation(line: 22, column: 40, scope: !13)
!48 = !DILocation(line: 22, column: 25, scope: !13)
!49 = !DILocation(line: 22, column: 5, scope: !13)
!50 = !DILocation(line: 22, column: 23, scope: !13)
!51 = !{i64 0, i64 4, !52, i64 4, i64 4, !52, i64 8, i64 4, !52, i64 12, i64 4, !52}
!52 = !{!35, !35, i64 0}
!53 = !DILocation(line: 60, column: 55, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 23, column: 5, scope: !13)
!56 = !DILocation(line: 24, column: 5, scope: !13)
!57 = !DILocation(line: 60, column: 55, scope: !54, inlinedAt: !58)
!58 = distinct !DILocation(line: 25, column: 5, scope: !13)
!59 = !DILocation(line: 21, column: 46, scope: !13)
!60 = !DILocation(line: 21, column: 29, scope: !13)
!61 = distinct !{!61, !29, !62, !63}
!62 = !DILocation(line: 26, column: 3, scope: !13)
!63 = !{!"llvm.loop.mustprogress"}
!64 = !DILocation(line: 24, column: 64, scope: !13)
!65 = !DILocation(line: 11, column: 25, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "pull", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 24, column: 46, scope: !13)
!68 = !DILocation(line: 11, column: 45, scope: !66, inlinedAt: !67)
!69 = !DILocation(line: 11, column: 65, scope: !66, inlinedAt: !67)
!70 = !DILocation(line: 12, column: 35, scope: !66, inlinedAt: !67)
!71 = !DILocation(line: 12, column: 45, scope: !66, inlinedAt: !67)
!72 = !DILocation(line: 12, column: 40, scope: !66, inlinedAt: !67)
!73 = !DILocation(line: 12, column: 55, scope: !66, inlinedAt: !67)
!74 = !DILocation(line: 12, column: 50, scope: !66, inlinedAt: !67)
!75 = !DILocation(line: 12, column: 60, scope: !66, inlinedAt: !67)
!76 = !DILocation(line: 12, column: 25, scope: !66, inlinedAt: !67)
!77 = !DILocation(line: 13, column: 28, scope: !66, inlinedAt: !67)
!78 = !DILocation(line: 13, column: 38, scope: !66, inlinedAt: !67)
!79 = !DILocation(line: 13, column: 48, scope: !66, inlinedAt: !67)
!80 = !DILocation(line: 14, column: 33, scope: !66, inlinedAt: !67)
!81 = !DILocation(line: 14, column: 28, scope: !66, inlinedAt: !67)
!82 = !DILocation(line: 14, column: 53, scope: !66, inlinedAt: !67)
!83 = !DILocation(line: 14, column: 48, scope: !66, inlinedAt: !67)
!84 = !DILocation(line: 14, column: 73, scope: !66, inlinedAt: !67)
!85 = !DILocation(line: 14, column: 68, scope: !66, inlinedAt: !67)
!86 = !DILocation(line: 24, column: 35, scope: !13)
!87 = !DILocation(line: 24, column: 23, scope: !13)
!88 = distinct !{!88, !56, !89, !63}
!89 = !DILocation(line: 24, column: 76, scope: !13)
!90 = distinct !DISubprogram(name: "drift", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !92)
!92 = distinct !DILocation(line: 33, column: 17, scope: !90)
!93 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !94)
!94 = distinct !DILocation(line: 33, column: 30, scope: !90)
!95 = !DILocation(line: 33, column: 28, scope: !90)
!96 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !97)
!97 = distinct !DILocation(line: 33, column: 43, scope: !90)
!98 = !DILocation(line: 33, column: 41, scope: !90)
!99 = !DILocation(line: 34, column: 14, scope: !90)
!100 = !DILocation(line: 35, column: 20, scope: !90)
!101 = !DILocation(line: 36, column: 14, scope: !90)
!102 = !DILocation(line: 36, column: 7, scope: !90)
!103 = !DILocation(line: 37, column: 14, scope: !90)
!104 = !DILocation(line: 37, column: 7, scope: !90)
!105 = !DILocation(line: 38, column: 14, scope: !90)
!106 = !DILocation(line: 38, column: 7, scope: !90)
!107 = !DILocation(line: 39, column: 15, scope: !90)
!108 = !DILocation(line: 40, column: 1, scope: !90)
