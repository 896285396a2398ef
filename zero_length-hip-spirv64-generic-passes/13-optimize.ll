; ModuleID = '<memory>'
source_filename = "tests/programs/zero_length.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Tail = type { i8, [0 x i32] }
%struct.Empty = type { i8 }

@message = hidden local_unnamed_addr addrspace(1) externally_initialized global { i32, [3 x double] } { i32 3, [3 x double] [double 1.500000e+00, double 2.500000e+00, double 3.500000e+00] }, align 8
@tail = hidden local_unnamed_addr addrspace(1) externally_initialized global %struct.Tail { i8 116, [0 x i32] zeroinitializer }, align 4
@empty_constant = hidden local_unnamed_addr addrspace(1) externally_initialized constant %struct.Empty undef, align 1
@__hipspv_dynamic_shared = external local_unnamed_addr addrspace(3) global [0 x i8], align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef range(i32 1, 101) %0, i16 %1, i64 %2) unnamed_addr #0 !dbg !13 {
  %4 = sext i16 %1 to i32, !dbg !17
  %5 = add nsw i32 %0, %4, !dbg !18
  %6 = trunc i64 %2 to i32, !dbg !19
  %7 = add nsw i32 %5, %6, !dbg !20
  ret i32 %7, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6kernelPK7Message4Tail5EmptyPdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr noundef readonly byval(%struct.Tail) align 4 captures(none) %1, ptr noundef readnone byval(%struct.Empty) align 1 captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #4 !dbg !22 {
  %6 = alloca [2 x %struct.Tail], align 4
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !23
  %10 = and i64 %9, 4294967295, !dbg !27
  %11 = icmp eq i64 %10, 0, !dbg !27
  br i1 %11, label %12, label %43, !dbg !27

12:                                               ; preds = %5
  %13 = load i32, ptr %1, align 4
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = load double, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), i64 24), align 8, !dbg !28, !tbaa !29
  %16 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), align 8, !dbg !31, !tbaa !9
  %17 = sitofp i32 %16 to double, !dbg !32
  %18 = fadd contract double %15, %17, !dbg !33
  store double %18, ptr addrspace(4) %8, align 8, !dbg !34, !tbaa !29
  %sext = shl i32 %13, 24, !dbg !35
  %19 = ashr exact i32 %sext, 24, !dbg !35
  %20 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @tail to ptr addrspace(4)), align 4, !dbg !36, !tbaa !37
  %21 = sext i8 %20 to i32, !dbg !39
  %22 = add nsw i32 %19, %21, !dbg !40
  %23 = sitofp i32 %22 to double, !dbg !35
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 8, !dbg !41
  store double %23, ptr addrspace(4) %24, align 8, !dbg !42, !tbaa !29
  %25 = tail call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 100, i16 5, i64 7) #6, !dbg !43
  %26 = tail call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 1, i16 5, i64 7) #6, !dbg !44
  %27 = add nsw i32 %26, %25, !dbg !45
  %28 = sitofp i32 %27 to double, !dbg !43
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 16, !dbg !46
  store double %28, ptr addrspace(4) %29, align 8, !dbg !47, !tbaa !29
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7, !dbg !48
  store i32 %13, ptr addrspace(4) %14, align 4, !dbg !49
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 4, !dbg !50
  store i32 %13, ptr addrspace(4) %30, align 4, !dbg !51
  %31 = and i32 %4, 1, !dbg !52
  %32 = zext nneg i32 %31 to i64, !dbg !53
  %33 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %14, i64 %32, !dbg !53
  store i8 120, ptr addrspace(4) %33, align 4, !dbg !54, !tbaa !37
  %34 = load i8, ptr addrspace(4) %14, align 4, !dbg !55, !tbaa !37
  %35 = sext i8 %34 to i32, !dbg !56
  %36 = mul nsw i32 %35, 1000, !dbg !57
  %37 = load i8, ptr addrspace(4) %30, align 4, !dbg !58, !tbaa !37
  %38 = sext i8 %37 to i32, !dbg !59
  %39 = add nsw i32 %36, %38, !dbg !60
  %40 = sitofp i32 %39 to double, !dbg !56
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 24, !dbg !61
  store double %40, ptr addrspace(4) %41, align 8, !dbg !62, !tbaa !29
  %42 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 32, !dbg !63
  store double 4.000000e+00, ptr addrspace(4) %42, align 8, !dbg !64, !tbaa !29
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7, !dbg !65
  br label %43, !dbg !65

43:                                               ; preds = %12, %5
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !66
  %45 = trunc i64 %44 to i32, !dbg !66
  %46 = icmp sgt i32 %4, %45, !dbg !68
  br i1 %46, label %.lr.ph, label %._crit_edge, !dbg !69

.lr.ph:                                           ; preds = %43
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8
  %48 = load i32, ptr addrspace(4) %7, align 8, !tbaa !9
  %49 = sitofp i32 %48 to double
  br label %53, !dbg !69

._crit_edge:                                      ; preds = %53, %43
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !70
  %50 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !73
  %51 = trunc i64 %50 to i32, !dbg !73
  %52 = icmp sgt i32 %4, %51, !dbg !75
  br i1 %52, label %.lr.ph32, label %._crit_edge33, !dbg !76

53:                                               ; preds = %.lr.ph, %53
  %.02629 = phi i32 [ %45, %.lr.ph ], [ %61, %53 ]
  %54 = sext i32 %.02629 to i64, !dbg !77
  %55 = getelementptr inbounds double, ptr addrspace(4) %47, i64 %54, !dbg !77
  %56 = load double, ptr addrspace(4) %55, align 8, !dbg !77, !tbaa !29
  %57 = fmul contract double %56, %49, !dbg !78
  %58 = getelementptr inbounds double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %54, !dbg !79
  store double %57, ptr addrspace(4) %58, align 8, !dbg !80, !tbaa !29
  %59 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !81
  %60 = trunc i64 %59 to i32, !dbg !81
  %61 = add i32 %.02629, %60, !dbg !84
  %62 = icmp slt i32 %61, %4, !dbg !68
  br i1 %62, label %53, label %._crit_edge, !dbg !69, !llvm.loop !85

._crit_edge33:                                    ; preds = %.lr.ph32, %._crit_edge
  ret void, !dbg !88

.lr.ph32:                                         ; preds = %._crit_edge, %.lr.ph32
  %.030 = phi i32 [ %73, %.lr.ph32 ], [ %51, %._crit_edge ]
  %63 = xor i32 %.030, -1, !dbg !89
  %64 = add i32 %4, %63, !dbg !89
  %65 = sext i32 %64 to i64, !dbg !90
  %66 = getelementptr inbounds double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %65, !dbg !90
  %67 = load double, ptr addrspace(4) %66, align 8, !dbg !90, !tbaa !29
  %68 = sext i32 %.030 to i64, !dbg !91
  %69 = getelementptr double, ptr addrspace(4) %8, i64 %68, !dbg !91
  %70 = getelementptr i8, ptr addrspace(4) %69, i64 40, !dbg !91
  store double %67, ptr addrspace(4) %70, align 8, !dbg !92, !tbaa !29
  %71 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !93
  %72 = trunc i64 %71 to i32, !dbg !93
  %73 = add i32 %.030, %72, !dbg !95
  %74 = icmp slt i32 %73, %4, !dbg !75
  br i1 %74, label %.lr.ph32, label %._crit_edge33, !dbg !76, !llvm.loop !96
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "zero_length.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "with_empty", scope: !14, file: !14, line: 24, type: !15, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/zero_length.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 25, column: 18, scope: !13)
!18 = !DILocation(line: 25, column: 16, scope: !13)
!19 = !DILocation(line: 25, column: 50, scope: !13)
!20 = !DILocation(line: 25, column: 31, scope: !13)
!21 = !DILocation(line: 25, column: 3, scope: !13)
!22 = distinct !DISubprogram(name: "kernel", scope: !14, file: !14, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !26)
!24 = distinct !DISubprogram(name: "__get_x", scope: !25, file: !25, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!26 = distinct !DILocation(line: 32, column: 7, scope: !22)
!27 = !DILocation(line: 32, column: 19, scope: !22)
!28 = !DILocation(line: 36, column: 14, scope: !22)
!29 = !{!30, !30, i64 0}
!30 = !{!"double", !11, i64 0}
!31 = !DILocation(line: 36, column: 42, scope: !22)
!32 = !DILocation(line: 36, column: 34, scope: !22)
!33 = !DILocation(line: 36, column: 32, scope: !22)
!34 = !DILocation(line: 36, column: 12, scope: !22)
!35 = !DILocation(line: 37, column: 14, scope: !22)
!36 = !DILocation(line: 37, column: 37, scope: !22)
!37 = !{!38, !11, i64 0}
!38 = !{!"_ZTS4Tail", !11, i64 0, !11, i64 4}
!39 = !DILocation(line: 37, column: 32, scope: !22)
!40 = !DILocation(line: 37, column: 30, scope: !22)
!41 = !DILocation(line: 37, column: 5, scope: !22)
!42 = !DILocation(line: 37, column: 12, scope: !22)
!43 = !DILocation(line: 38, column: 14, scope: !22)
!44 = !DILocation(line: 38, column: 56, scope: !22)
!45 = !DILocation(line: 38, column: 54, scope: !22)
!46 = !DILocation(line: 38, column: 5, scope: !22)
!47 = !DILocation(line: 38, column: 12, scope: !22)
!48 = !DILocation(line: 39, column: 5, scope: !22)
!49 = !DILocation(line: 39, column: 22, scope: !22)
!50 = !DILocation(line: 39, column: 21, scope: !22)
!51 = !DILocation(line: 39, column: 32, scope: !22)
!52 = !DILocation(line: 40, column: 13, scope: !22)
!53 = !DILocation(line: 40, column: 5, scope: !22)
!54 = !DILocation(line: 40, column: 22, scope: !22)
!55 = !DILocation(line: 41, column: 23, scope: !22)
!56 = !DILocation(line: 41, column: 14, scope: !22)
!57 = !DILocation(line: 41, column: 27, scope: !22)
!58 = !DILocation(line: 41, column: 45, scope: !22)
!59 = !DILocation(line: 41, column: 36, scope: !22)
!60 = !DILocation(line: 41, column: 34, scope: !22)
!61 = !DILocation(line: 41, column: 5, scope: !22)
!62 = !DILocation(line: 41, column: 12, scope: !22)
!63 = !DILocation(line: 42, column: 5, scope: !22)
!64 = !DILocation(line: 42, column: 12, scope: !22)
!65 = !DILocation(line: 44, column: 3, scope: !22)
!66 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !67)
!67 = distinct !DILocation(line: 45, column: 16, scope: !22)
!68 = !DILocation(line: 45, column: 31, scope: !22)
!69 = !DILocation(line: 45, column: 3, scope: !22)
!70 = !DILocation(line: 60, column: 55, scope: !71, inlinedAt: !72)
!71 = distinct !DISubprogram(name: "__syncthreads", scope: !25, file: !25, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = distinct !DILocation(line: 46, column: 3, scope: !22)
!73 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !74)
!74 = distinct !DILocation(line: 47, column: 16, scope: !22)
!75 = !DILocation(line: 47, column: 31, scope: !22)
!76 = !DILocation(line: 47, column: 3, scope: !22)
!77 = !DILocation(line: 45, column: 66, scope: !22)
!78 = !DILocation(line: 45, column: 80, scope: !22)
!79 = !DILocation(line: 45, column: 53, scope: !22)
!80 = !DILocation(line: 45, column: 64, scope: !22)
!81 = !DILocation(line: 41, column: 207, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "__get_x", scope: !25, file: !25, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 45, column: 41, scope: !22)
!84 = !DILocation(line: 45, column: 38, scope: !22)
!85 = distinct !{!85, !69, !86, !87}
!86 = !DILocation(line: 45, column: 86, scope: !22)
!87 = !{!"llvm.loop.mustprogress"}
!88 = !DILocation(line: 48, column: 1, scope: !22)
!89 = !DILocation(line: 47, column: 80, scope: !22)
!90 = !DILocation(line: 47, column: 66, scope: !22)
!91 = !DILocation(line: 47, column: 53, scope: !22)
!92 = !DILocation(line: 47, column: 64, scope: !22)
!93 = !DILocation(line: 41, column: 207, scope: !82, inlinedAt: !94)
!94 = distinct !DILocation(line: 47, column: 41, scope: !22)
!95 = !DILocation(line: 47, column: 38, scope: !22)
!96 = distinct !{!96, !76, !97, !87}
!97 = !DILocation(line: 47, column: 83, scope: !22)
