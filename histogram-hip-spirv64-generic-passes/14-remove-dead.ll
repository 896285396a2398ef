; ModuleID = '<memory>'
source_filename = "examples/histogram.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ9histogramPKhiPjE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9histogramPKhiPj(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #0 !dbg !13 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = icmp slt i32 %7, 256, !dbg !21
  br i1 %8, label %.lr.ph, label %._crit_edge, !dbg !22

._crit_edge:                                      ; preds = %.lr.ph, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !23
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !26
  %10 = trunc i64 %9 to i32, !dbg !26
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !29
  %12 = trunc i64 %11 to i32, !dbg !29
  %13 = mul i32 %12, %10, !dbg !32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !33
  %15 = trunc i64 %14 to i32, !dbg !33
  %16 = add i32 %13, %15, !dbg !35
  %17 = icmp slt i32 %16, %1, !dbg !36
  br i1 %17, label %.lr.ph19, label %._crit_edge20, !dbg !37

.lr.ph:                                           ; preds = %3, %.lr.ph
  %.01516 = phi i32 [ %22, %.lr.ph ], [ %7, %3 ]
  %18 = sext i32 %.01516 to i64, !dbg !38
  %19 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 %18, !dbg !38
  store i32 0, ptr addrspace(4) %19, align 4, !dbg !39, !tbaa !9
  %20 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !40
  %21 = trunc i64 %20 to i32, !dbg !40
  %22 = add i32 %.01516, %21, !dbg !42
  %23 = icmp slt i32 %22, 256, !dbg !21
  br i1 %23, label %.lr.ph, label %._crit_edge, !dbg !22, !llvm.loop !43

._crit_edge20:                                    ; preds = %.lr.ph19, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !46
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !48
  %25 = trunc i64 %24 to i32, !dbg !48
  %26 = icmp slt i32 %25, 256, !dbg !50
  br i1 %26, label %.lr.ph23, label %._crit_edge24, !dbg !51

.lr.ph19:                                         ; preds = %._crit_edge, %.lr.ph19
  %.01417 = phi i32 [ %38, %.lr.ph19 ], [ %16, %._crit_edge ]
  %27 = sext i32 %.01417 to i64, !dbg !52
  %28 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %27, !dbg !52
  %29 = load i8, ptr addrspace(4) %28, align 1, !dbg !52, !tbaa !53
  %30 = zext i8 %29 to i64, !dbg !54
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 %30, !dbg !54
  %32 = atomicrmw add ptr addrspace(4) %31, i32 1 syncscope("device") monotonic, align 4, !dbg !55
  %33 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !61
  %34 = trunc i64 %33 to i32, !dbg !61
  %35 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !64
  %36 = trunc i64 %35 to i32, !dbg !64
  %37 = mul i32 %36, %34, !dbg !66
  %38 = add i32 %37, %.01417, !dbg !67
  %39 = icmp slt i32 %38, %1, !dbg !36
  br i1 %39, label %.lr.ph19, label %._crit_edge20, !dbg !37, !llvm.loop !68

._crit_edge24:                                    ; preds = %.lr.ph23, %._crit_edge20
  ret void, !dbg !70

.lr.ph23:                                         ; preds = %._crit_edge20, %.lr.ph23
  %.021 = phi i32 [ %47, %.lr.ph23 ], [ %25, %._crit_edge20 ]
  %40 = sext i32 %.021 to i64, !dbg !71
  %41 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %40, !dbg !71
  %42 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 %40, !dbg !72
  %43 = load i32, ptr addrspace(4) %42, align 4, !dbg !72, !tbaa !9
  %44 = atomicrmw add ptr addrspace(4) %41, i32 %43 syncscope("device") monotonic, align 4, !dbg !73
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !76
  %46 = trunc i64 %45 to i32, !dbg !76
  %47 = add i32 %.021, %46, !dbg !78
  %48 = icmp slt i32 %47, 256, !dbg !50
  br i1 %48, label %.lr.ph23, label %._crit_edge24, !dbg !51, !llvm.loop !79
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #1

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
!1 = !DIFile(filename: "histogram.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "histogram", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/histogram.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 10, column: 16, scope: !13)
!21 = !DILocation(line: 10, column: 31, scope: !13)
!22 = !DILocation(line: 10, column: 3, scope: !13)
!23 = !DILocation(line: 60, column: 55, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 11, column: 3, scope: !13)
!26 = !DILocation(line: 40, column: 207, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 12, column: 16, scope: !13)
!29 = !DILocation(line: 41, column: 207, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 12, column: 29, scope: !13)
!32 = !DILocation(line: 12, column: 27, scope: !13)
!33 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !34)
!34 = distinct !DILocation(line: 12, column: 42, scope: !13)
!35 = !DILocation(line: 12, column: 40, scope: !13)
!36 = !DILocation(line: 12, column: 57, scope: !13)
!37 = !DILocation(line: 12, column: 3, scope: !13)
!38 = !DILocation(line: 10, column: 57, scope: !13)
!39 = !DILocation(line: 10, column: 66, scope: !13)
!40 = !DILocation(line: 41, column: 207, scope: !30, inlinedAt: !41)
!41 = distinct !DILocation(line: 10, column: 45, scope: !13)
!42 = !DILocation(line: 10, column: 42, scope: !13)
!43 = distinct !{!43, !22, !44, !45}
!44 = !DILocation(line: 10, column: 68, scope: !13)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 60, column: 55, scope: !24, inlinedAt: !47)
!47 = distinct !DILocation(line: 14, column: 3, scope: !13)
!48 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !49)
!49 = distinct !DILocation(line: 15, column: 16, scope: !13)
!50 = !DILocation(line: 15, column: 31, scope: !13)
!51 = !DILocation(line: 15, column: 3, scope: !13)
!52 = !DILocation(line: 13, column: 22, scope: !13)
!53 = !{!11, !11, i64 0}
!54 = !DILocation(line: 13, column: 16, scope: !13)
!55 = !DILocation(line: 82, column: 12, scope: !56, inlinedAt: !58)
!56 = distinct !DISubprogram(name: "add", scope: !57, file: !57, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!58 = distinct !DILocation(line: 154, column: 119, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "atomicAdd<unsigned int>", scope: !57, file: !57, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 13, column: 5, scope: !13)
!61 = !DILocation(line: 42, column: 206, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 12, column: 67, scope: !13)
!64 = !DILocation(line: 41, column: 207, scope: !30, inlinedAt: !65)
!65 = distinct !DILocation(line: 12, column: 79, scope: !13)
!66 = !DILocation(line: 12, column: 77, scope: !13)
!67 = !DILocation(line: 12, column: 64, scope: !13)
!68 = distinct !{!68, !37, !69, !45}
!69 = !DILocation(line: 13, column: 34, scope: !13)
!70 = !DILocation(line: 16, column: 1, scope: !13)
!71 = !DILocation(line: 15, column: 68, scope: !13)
!72 = !DILocation(line: 15, column: 77, scope: !13)
!73 = !DILocation(line: 82, column: 12, scope: !56, inlinedAt: !74)
!74 = distinct !DILocation(line: 154, column: 119, scope: !59, inlinedAt: !75)
!75 = distinct !DILocation(line: 15, column: 57, scope: !13)
!76 = !DILocation(line: 41, column: 207, scope: !30, inlinedAt: !77)
!77 = distinct !DILocation(line: 15, column: 45, scope: !13)
!78 = !DILocation(line: 15, column: 42, scope: !13)
!79 = distinct !{!79, !51, !80, !45}
!80 = !DILocation(line: 15, column: 85, scope: !13)
