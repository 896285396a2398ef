; ModuleID = '<memory>'
source_filename = "tests/programs/shared_struct.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Targets = type { ptr addrspace(4), ptr addrspace(4) }

@_ZZ10copy_wholePK7TargetsE5mixed = internal unnamed_addr addrspace(3) global %struct.Targets undef, align 8
@_ZZ6choosePK7TargetsPiE5mixed = internal unnamed_addr addrspace(3) global %struct.Targets undef, align 8
@_ZZ6choosePK7TargetsPiE5local = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10copy_wholePK7Targets(ptr addrspace(1) noundef readonly captures(none) %0) local_unnamed_addr #0 !dbg !13 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !17
  %3 = and i64 %2, 4294967295, !dbg !21
  %4 = icmp eq i64 %3, 0, !dbg !21
  br i1 %4, label %5, label %7, !dbg !21

5:                                                ; preds = %1
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 8 dereferenceable(16) addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), ptr addrspace(4) noundef align 8 dereferenceable(16) %6, i64 16, i1 false), !dbg !22, !tbaa.struct !23
  br label %7, !dbg !29

7:                                                ; preds = %5, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !30
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %9 = and i64 %8, 4294967295, !dbg !35
  %10 = icmp eq i64 %9, 1, !dbg !35
  br i1 %10, label %11, label %13, !dbg !35

11:                                               ; preds = %7
  %12 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), i64 8), align 8, !dbg !36, !tbaa !37
  store double 3.000000e+00, ptr addrspace(4) %12, align 8, !dbg !39, !tbaa !40
  br label %13, !dbg !42

13:                                               ; preds = %11, %7
  %14 = load ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), align 8, !dbg !43, !tbaa !44
  %15 = atomicrmw add ptr addrspace(4) %14, i32 2 syncscope("device") monotonic, align 4, !dbg !45
  ret void, !dbg !51
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6choosePK7TargetsPi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !52 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !53
  %6 = and i64 %5, 4294967295, !dbg !55
  %7 = icmp eq i64 %6, 0, !dbg !55
  br i1 %7, label %8, label %11, !dbg !55

8:                                                ; preds = %2
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), align 8, !dbg !56, !tbaa !44
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8, !dbg !57
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !57, !tbaa !37
  store ptr addrspace(4) %10, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), i64 8), align 8, !dbg !58, !tbaa !37
  store i32 40, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), align 4, !dbg !59, !tbaa !9
  br label %11, !dbg !60

11:                                               ; preds = %8, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %13 = trunc i64 %12 to i32, !dbg !63
  %14 = and i32 %13, 1, !dbg !65
  %.not = icmp eq i32 %14, 0, !dbg !66
  %15 = select i1 %.not, ptr addrspace(4) %3, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), !dbg !66
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !67, !tbaa !44
  %17 = atomicrmw add ptr addrspace(4) %16, i32 1 syncscope("device") monotonic, align 4, !dbg !68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !71
  %18 = icmp eq i32 %13, 0, !dbg !73
  br i1 %18, label %19, label %21, !dbg !73

19:                                               ; preds = %11
  %20 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), align 4, !dbg !74, !tbaa !9
  store i32 %20, ptr addrspace(4) %4, align 4, !dbg !75, !tbaa !9
  br label %21, !dbg !76

21:                                               ; preds = %19, %11
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_struct.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "copy_whole", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/shared_struct.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 11, column: 7, scope: !13)
!21 = !DILocation(line: 11, column: 19, scope: !13)
!22 = !DILocation(line: 11, column: 31, scope: !13)
!23 = !{i64 0, i64 8, !24, i64 8, i64 8, !27}
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 int", !26, i64 0}
!26 = !{!"any pointer", !11, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 double", !26, i64 0}
!29 = !DILocation(line: 11, column: 25, scope: !13)
!30 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 12, column: 3, scope: !13)
!33 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !34)
!34 = distinct !DILocation(line: 13, column: 7, scope: !13)
!35 = !DILocation(line: 13, column: 19, scope: !13)
!36 = !DILocation(line: 13, column: 32, scope: !13)
!37 = !{!38, !28, i64 8}
!38 = !{!"_ZTS7Targets", !25, i64 0, !28, i64 8}
!39 = !DILocation(line: 13, column: 34, scope: !13)
!40 = !{!41, !41, i64 0}
!41 = !{!"double", !11, i64 0}
!42 = !DILocation(line: 13, column: 25, scope: !13)
!43 = !DILocation(line: 14, column: 19, scope: !13)
!44 = !{!38, !25, i64 0}
!45 = !DILocation(line: 82, column: 12, scope: !46, inlinedAt: !48)
!46 = distinct !DISubprogram(name: "add", scope: !47, file: !47, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!48 = distinct !DILocation(line: 154, column: 119, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !47, file: !47, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 14, column: 3, scope: !13)
!51 = !DILocation(line: 15, column: 1, scope: !13)
!52 = distinct !DISubprogram(name: "choose", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !54)
!54 = distinct !DILocation(line: 20, column: 7, scope: !52)
!55 = !DILocation(line: 20, column: 19, scope: !52)
!56 = !DILocation(line: 21, column: 13, scope: !52)
!57 = !DILocation(line: 22, column: 24, scope: !52)
!58 = !DILocation(line: 22, column: 13, scope: !52)
!59 = !DILocation(line: 23, column: 11, scope: !52)
!60 = !DILocation(line: 24, column: 3, scope: !52)
!61 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !62)
!62 = distinct !DILocation(line: 25, column: 3, scope: !52)
!63 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !64)
!64 = distinct !DILocation(line: 26, column: 27, scope: !52)
!65 = !DILocation(line: 26, column: 39, scope: !52)
!66 = !DILocation(line: 26, column: 27, scope: !52)
!67 = !DILocation(line: 27, column: 21, scope: !52)
!68 = !DILocation(line: 82, column: 12, scope: !46, inlinedAt: !69)
!69 = distinct !DILocation(line: 154, column: 119, scope: !49, inlinedAt: !70)
!70 = distinct !DILocation(line: 27, column: 3, scope: !52)
!71 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !72)
!72 = distinct !DILocation(line: 28, column: 3, scope: !52)
!73 = !DILocation(line: 29, column: 19, scope: !52)
!74 = !DILocation(line: 29, column: 32, scope: !52)
!75 = !DILocation(line: 29, column: 30, scope: !52)
!76 = !DILocation(line: 29, column: 25, scope: !52)
!77 = !DILocation(line: 30, column: 1, scope: !52)
