; ModuleID = '<memory>'
source_filename = "examples/reduction.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__hipspv_dynamic_shared = external local_unnamed_addr addrspace(3) global [0 x i8], align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9block_sumPKiPxi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !17
  %5 = trunc i64 %4 to i32, !dbg !17
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !21
  %7 = trunc i64 %6 to i32, !dbg !21
  %8 = mul i32 %7, %5, !dbg !24
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !25
  %10 = trunc i64 %9 to i32, !dbg !25
  %11 = add i32 %8, %10, !dbg !28
  %12 = icmp slt i32 %11, %2, !dbg !29
  br i1 %12, label %.lr.ph, label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.lr.ph, %3
  %.014.lcssa = phi i64 [ 0, %3 ], [ %22, %.lr.ph ], !dbg !31
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !32
  %14 = and i64 %13, 4294967295, !dbg !34
  %15 = getelementptr inbounds i64, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %14, !dbg !34
  store i64 %.014.lcssa, ptr addrspace(3) %15, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !38
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !41
  %17 = trunc i64 %16 to i32, !dbg !41
  %.017 = lshr i32 %17, 1, !dbg !43
  %.not18 = icmp eq i32 %.017, 0, !dbg !44
  br i1 %.not18, label %._crit_edge22, label %.lr.ph21, !dbg !45

.lr.ph:                                           ; preds = %3, %.lr.ph
  %.01316 = phi i32 [ %28, %.lr.ph ], [ %11, %3 ]
  %.01415 = phi i64 [ %22, %.lr.ph ], [ 0, %3 ]
  %18 = sext i32 %.01316 to i64, !dbg !46
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18, !dbg !46
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !46, !tbaa !9
  %21 = sext i32 %20 to i64, !dbg !46
  %22 = add nsw i64 %.01415, %21, !dbg !47
  %23 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !48
  %24 = trunc i64 %23 to i32, !dbg !48
  %25 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !51
  %26 = trunc i64 %25 to i32, !dbg !51
  %27 = mul i32 %26, %24, !dbg !53
  %28 = add i32 %27, %.01316, !dbg !54
  %29 = icmp slt i32 %28, %2, !dbg !29
  br i1 %29, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !55

._crit_edge22:                                    ; preds = %47, %._crit_edge
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %31 = and i64 %30, 4294967295, !dbg !60
  %32 = icmp eq i64 %31, 0, !dbg !60
  br i1 %32, label %48, label %53, !dbg !60

.lr.ph21:                                         ; preds = %._crit_edge, %47
  %.019 = phi i32 [ %.0, %47 ], [ %.017, %._crit_edge ]
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !61
  %34 = trunc i64 %33 to i32, !dbg !61
  %35 = icmp ugt i32 %.019, %34, !dbg !63
  br i1 %35, label %36, label %47, !dbg !63

36:                                               ; preds = %.lr.ph21
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %38 = trunc i64 %37 to i32, !dbg !64
  %39 = add i32 %.019, %38, !dbg !66
  %40 = zext i32 %39 to i64, !dbg !67
  %41 = getelementptr inbounds i64, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %40, !dbg !67
  %42 = load i64, ptr addrspace(3) %41, align 8, !dbg !67, !tbaa !36
  %43 = and i64 %37, 4294967295, !dbg !68
  %44 = getelementptr inbounds i64, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %43, !dbg !68
  %45 = load i64, ptr addrspace(3) %44, align 8, !dbg !69, !tbaa !36
  %46 = add nsw i64 %45, %42, !dbg !69
  store i64 %46, ptr addrspace(3) %44, align 8, !dbg !69, !tbaa !36
  br label %47, !dbg !68

47:                                               ; preds = %36, %.lr.ph21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !70
  %.0 = lshr i32 %.019, 1, !dbg !43
  %.not = icmp eq i32 %.0, 0, !dbg !44
  br i1 %.not, label %._crit_edge22, label %.lr.ph21, !dbg !45, !llvm.loop !72

48:                                               ; preds = %._crit_edge22
  %49 = load i64, ptr addrspace(3) @__hipspv_dynamic_shared, align 8, !dbg !74, !tbaa !36
  %50 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !75
  %51 = and i64 %50, 4294967295, !dbg !77
  %52 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %51, !dbg !77
  store i64 %49, ptr addrspace(1) %52, align 8, !dbg !78, !tbaa !36
  br label %53, !dbg !77

53:                                               ; preds = %48, %._crit_edge22
  ret void, !dbg !79
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "reduction.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "block_sum", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/reduction.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 9, column: 16, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 9, column: 29, scope: !13)
!24 = !DILocation(line: 9, column: 27, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 9, column: 42, scope: !13)
!28 = !DILocation(line: 9, column: 40, scope: !13)
!29 = !DILocation(line: 9, column: 57, scope: !13)
!30 = !DILocation(line: 9, column: 3, scope: !13)
!31 = !DILocation(line: 0, scope: !13)
!32 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !33)
!33 = distinct !DILocation(line: 11, column: 11, scope: !13)
!34 = !DILocation(line: 11, column: 3, scope: !13)
!35 = !DILocation(line: 11, column: 24, scope: !13)
!36 = !{!37, !37, i64 0}
!37 = !{!"long long", !11, i64 0}
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 12, column: 3, scope: !13)
!41 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !42)
!42 = distinct !DILocation(line: 13, column: 26, scope: !13)
!43 = !DILocation(line: 13, scope: !13)
!44 = !DILocation(line: 13, column: 49, scope: !13)
!45 = !DILocation(line: 13, column: 3, scope: !13)
!46 = !DILocation(line: 10, column: 12, scope: !13)
!47 = !DILocation(line: 10, column: 9, scope: !13)
!48 = !DILocation(line: 42, column: 206, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 9, column: 67, scope: !13)
!51 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !52)
!52 = distinct !DILocation(line: 9, column: 79, scope: !13)
!53 = !DILocation(line: 9, column: 77, scope: !13)
!54 = !DILocation(line: 9, column: 64, scope: !13)
!55 = distinct !{!55, !30, !56, !57}
!56 = !DILocation(line: 10, column: 16, scope: !13)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !59)
!59 = distinct !DILocation(line: 17, column: 7, scope: !13)
!60 = !DILocation(line: 17, column: 19, scope: !13)
!61 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !62)
!62 = distinct !DILocation(line: 14, column: 9, scope: !13)
!63 = !DILocation(line: 14, column: 21, scope: !13)
!64 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !65)
!65 = distinct !DILocation(line: 14, column: 63, scope: !13)
!66 = !DILocation(line: 14, column: 75, scope: !13)
!67 = !DILocation(line: 14, column: 55, scope: !13)
!68 = !DILocation(line: 14, column: 31, scope: !13)
!69 = !DILocation(line: 14, column: 52, scope: !13)
!70 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !71)
!71 = distinct !DILocation(line: 15, column: 5, scope: !13)
!72 = distinct !{!72, !45, !73, !57}
!73 = !DILocation(line: 16, column: 3, scope: !13)
!74 = !DILocation(line: 17, column: 43, scope: !13)
!75 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !76)
!76 = distinct !DILocation(line: 17, column: 29, scope: !13)
!77 = !DILocation(line: 17, column: 25, scope: !13)
!78 = !DILocation(line: 17, column: 41, scope: !13)
!79 = !DILocation(line: 18, column: 1, scope: !13)
