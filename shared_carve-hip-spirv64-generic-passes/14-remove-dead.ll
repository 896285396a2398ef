; ModuleID = '<memory>'
source_filename = "tests/programs/shared_carve.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Pair = type { double, i32 }

@_ZZ5carvePKiPdiiE8rotation = internal unnamed_addr addrspace(3) global i32 undef, align 4
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5carvePKiPdii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = sext i32 %2 to i64, !dbg !17
  %8 = getelementptr inbounds %struct.Pair, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %7, !dbg !17
  %9 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %7, !dbg !18
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !19
  %11 = trunc i64 %10 to i32, !dbg !19
  %12 = icmp eq i32 %11, 0, !dbg !23
  br i1 %12, label %13, label %17, !dbg !23

13:                                               ; preds = %4
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !24
  %15 = trunc i64 %14 to i32, !dbg !24
  %16 = add i32 %15, 1, !dbg !27
  store i32 %16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !28, !tbaa !9
  br label %17, !dbg !29

17:                                               ; preds = %13, %4
  %18 = icmp sgt i32 %2, %11, !dbg !30
  br i1 %18, label %19, label %27, !dbg !30

19:                                               ; preds = %17
  %sext = shl i64 %10, 32, !dbg !31
  %20 = ashr exact i64 %sext, 32, !dbg !31
  %21 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %20, !dbg !31
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !31, !tbaa !9
  %23 = sitofp i32 %22 to double, !dbg !31
  %24 = fmul contract double %23, 5.000000e-01, !dbg !32
  %25 = getelementptr inbounds %struct.Pair, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %20, !dbg !33
  store double %24, ptr addrspace(4) %25, align 8, !dbg !34, !tbaa !35
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %25, i64 8, !dbg !34
  store i32 %11, ptr addrspace(4) %.sroa.4.0..sroa_idx, align 8, !dbg !34, !tbaa !9
  %26 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %20, !dbg !37
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !38, !tbaa !9
  br label %27, !dbg !39

27:                                               ; preds = %19, %17
  %28 = icmp sgt i32 %3, %11, !dbg !40
  br i1 %28, label %.lr.ph, label %._crit_edge, !dbg !41

._crit_edge:                                      ; preds = %.lr.ph, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !42
  br i1 %28, label %38, label %54, !dbg !45

.lr.ph:                                           ; preds = %27, %.lr.ph
  %.047 = phi i32 [ %36, %.lr.ph ], [ %11, %27 ]
  %29 = srem i32 %.047, 3, !dbg !46
  %30 = icmp eq i32 %29, 0, !dbg !47
  %31 = zext i1 %30 to i8, !dbg !48
  %32 = sext i32 %.047 to i64, !dbg !49
  %33 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 %32, !dbg !49
  store i8 %31, ptr addrspace(4) %33, align 1, !dbg !50, !tbaa !51
  %34 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !52
  %35 = trunc i64 %34 to i32, !dbg !52
  %36 = add i32 %.047, %35, !dbg !55
  %37 = icmp slt i32 %36, %3, !dbg !40
  br i1 %37, label %.lr.ph, label %._crit_edge, !dbg !41, !llvm.loop !56

38:                                               ; preds = %._crit_edge
  %sext45 = shl i64 %10, 32, !dbg !59
  %39 = ashr exact i64 %sext45, 32, !dbg !59
  %40 = getelementptr inbounds i8, ptr addrspace(4) %9, i64 %39, !dbg !59
  %41 = load i8, ptr addrspace(4) %40, align 1, !dbg !59, !tbaa !51
  %.not = icmp eq i8 %41, 0, !dbg !59
  br i1 %.not, label %54, label %42, !dbg !45

42:                                               ; preds = %38
  %43 = srem i32 %11, %2, !dbg !60
  %44 = sext i32 %43 to i64, !dbg !61
  %45 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %44, !dbg !61
  %46 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !62, !tbaa !9
  %47 = add nsw i32 %46, %11, !dbg !63
  %48 = srem i32 %47, %2, !dbg !64
  %49 = sext i32 %48 to i64, !dbg !65
  %50 = getelementptr inbounds %struct.Pair, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %49, !dbg !65
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %50, i64 8, !dbg !66
  %52 = load i32, ptr addrspace(4) %51, align 8, !dbg !66, !tbaa !67
  %53 = atomicrmw add ptr addrspace(4) %45, i32 %52 syncscope("device") monotonic, align 4, !dbg !69
  br label %54, !dbg !75

54:                                               ; preds = %42, %38, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !76
  br i1 %18, label %55, label %73, !dbg !78

55:                                               ; preds = %54
  %sext46 = shl i64 %10, 32, !dbg !79
  %56 = ashr exact i64 %sext46, 30, !dbg !79
  %57 = getelementptr inbounds i8, ptr addrspace(4) %8, i64 %56, !dbg !79
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !79, !tbaa !9
  %59 = sitofp i32 %58 to double, !dbg !79
  %60 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !80, !tbaa !9
  %61 = add nsw i32 %60, %11, !dbg !81
  %62 = srem i32 %61, %2, !dbg !82
  %63 = sext i32 %62 to i64, !dbg !83
  %64 = getelementptr inbounds %struct.Pair, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %63, !dbg !83
  %65 = load double, ptr addrspace(4) %64, align 8, !dbg !84, !tbaa !85
  %66 = fadd contract double %65, %59, !dbg !86
  %67 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !87
  %68 = trunc i64 %67 to i32, !dbg !87
  %69 = mul i32 %2, %68, !dbg !89
  %70 = add i32 %69, %11, !dbg !90
  %71 = zext i32 %70 to i64, !dbg !91
  %72 = getelementptr inbounds nuw double, ptr addrspace(4) %6, i64 %71, !dbg !91
  store double %66, ptr addrspace(4) %72, align 8, !dbg !92, !tbaa !35
  br label %73, !dbg !91

73:                                               ; preds = %55, %54
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "shared_carve.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "carve", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/shared_carve.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 13, column: 42, scope: !13)
!18 = !DILocation(line: 14, column: 62, scope: !13)
!19 = !DILocation(line: 39, column: 208, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!22 = distinct !DILocation(line: 15, column: 17, scope: !13)
!23 = !DILocation(line: 16, column: 9, scope: !13)
!24 = !DILocation(line: 40, column: 207, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 16, column: 26, scope: !13)
!27 = !DILocation(line: 16, column: 37, scope: !13)
!28 = !DILocation(line: 16, column: 24, scope: !13)
!29 = !DILocation(line: 16, column: 15, scope: !13)
!30 = !DILocation(line: 17, column: 9, scope: !13)
!31 = !DILocation(line: 18, column: 16, scope: !13)
!32 = !DILocation(line: 18, column: 22, scope: !13)
!33 = !DILocation(line: 18, column: 5, scope: !13)
!34 = !DILocation(line: 18, column: 13, scope: !13)
!35 = !{!36, !36, i64 0}
!36 = !{!"double", !11, i64 0}
!37 = !DILocation(line: 19, column: 5, scope: !13)
!38 = !DILocation(line: 19, column: 12, scope: !13)
!39 = !DILocation(line: 20, column: 3, scope: !13)
!40 = !DILocation(line: 21, column: 21, scope: !13)
!41 = !DILocation(line: 21, column: 3, scope: !13)
!42 = !DILocation(line: 60, column: 55, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__syncthreads", scope: !21, file: !21, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 22, column: 3, scope: !13)
!45 = !DILocation(line: 23, column: 17, scope: !13)
!46 = !DILocation(line: 21, column: 86, scope: !13)
!47 = !DILocation(line: 21, column: 90, scope: !13)
!48 = !DILocation(line: 21, column: 84, scope: !13)
!49 = !DILocation(line: 21, column: 47, scope: !13)
!50 = !DILocation(line: 21, column: 55, scope: !13)
!51 = !{!11, !11, i64 0}
!52 = !DILocation(line: 41, column: 207, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 21, column: 35, scope: !13)
!55 = !DILocation(line: 21, column: 32, scope: !13)
!56 = distinct !{!56, !41, !57, !58}
!57 = !DILocation(line: 21, column: 94, scope: !13)
!58 = !{!"llvm.loop.mustprogress"}
!59 = !DILocation(line: 23, column: 20, scope: !13)
!60 = !DILocation(line: 23, column: 46, scope: !13)
!61 = !DILocation(line: 23, column: 40, scope: !13)
!62 = !DILocation(line: 23, column: 66, scope: !13)
!63 = !DILocation(line: 23, column: 64, scope: !13)
!64 = !DILocation(line: 23, column: 76, scope: !13)
!65 = !DILocation(line: 23, column: 56, scope: !13)
!66 = !DILocation(line: 23, column: 85, scope: !13)
!67 = !{!68, !10, i64 8}
!68 = !{!"_ZTS4Pair", !36, i64 0, !10, i64 8}
!69 = !DILocation(line: 82, column: 12, scope: !70, inlinedAt: !72)
!70 = distinct !DISubprogram(name: "add", scope: !71, file: !71, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!72 = distinct !DILocation(line: 154, column: 119, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !71, file: !71, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 23, column: 29, scope: !13)
!75 = !DILocation(line: 23, column: 29, scope: !13)
!76 = !DILocation(line: 60, column: 55, scope: !43, inlinedAt: !77)
!77 = distinct !DILocation(line: 24, column: 3, scope: !13)
!78 = !DILocation(line: 25, column: 9, scope: !13)
!79 = !DILocation(line: 25, column: 48, scope: !13)
!80 = !DILocation(line: 25, column: 67, scope: !13)
!81 = !DILocation(line: 25, column: 65, scope: !13)
!82 = !DILocation(line: 25, column: 77, scope: !13)
!83 = !DILocation(line: 25, column: 57, scope: !13)
!84 = !DILocation(line: 25, column: 86, scope: !13)
!85 = !{!68, !36, i64 0}
!86 = !DILocation(line: 25, column: 55, scope: !13)
!87 = !DILocation(line: 40, column: 207, scope: !25, inlinedAt: !88)
!88 = distinct !DILocation(line: 25, column: 22, scope: !13)
!89 = !DILocation(line: 25, column: 33, scope: !13)
!90 = !DILocation(line: 25, column: 41, scope: !13)
!91 = !DILocation(line: 25, column: 18, scope: !13)
!92 = !DILocation(line: 25, column: 46, scope: !13)
!93 = !DILocation(line: 26, column: 1, scope: !13)
