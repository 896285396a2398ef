; ModuleID = '<memory>'
source_filename = "tests/programs/launch_ggl.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z5plainPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !15 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !19
  %4 = trunc i64 %3 to i32, !dbg !19
  %5 = add i32 %1, %4, !dbg !23
  %6 = and i64 %3, 4294967295, !dbg !24
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6, !dbg !24
  store i32 %5, ptr addrspace(1) %7, align 4, !dbg !25, !tbaa !9
  ret void, !dbg !26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_kernel void @_Z12no_argumentsv() local_unnamed_addr #1 !dbg !27 {
  ret void, !dbg !28
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6scaledIiLi5EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, ptr addrspace(3) align 1 %dynamic_shared) #4 !dbg !29 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !30
  %4 = trunc i64 %3 to i32, !dbg !30
  %5 = and i64 %3, 4294967295, !dbg !32
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %5, !dbg !32
  store i32 %1, ptr addrspace(3) %6, align 4, !dbg !33, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !34
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !37
  %8 = xor i64 %3, -1, !dbg !40
  %9 = add i64 %7, %8, !dbg !40
  %10 = and i64 %9, 4294967295, !dbg !41
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %10, !dbg !41
  %12 = load i32, ptr addrspace(3) %11, align 4, !dbg !41, !tbaa !9
  %13 = mul nsw i32 %12, 5, !dbg !42
  %14 = add nsw i32 %13, %4, !dbg !43
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5, !dbg !44
  store i32 %14, ptr addrspace(1) %15, align 4, !dbg !45, !tbaa !9
  ret void, !dbg !46
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6scaledIiLi3EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, ptr addrspace(3) align 1 %dynamic_shared) #4 !dbg !47 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !48
  %4 = trunc i64 %3 to i32, !dbg !48
  %5 = and i64 %3, 4294967295, !dbg !50
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %5, !dbg !50
  store i32 %1, ptr addrspace(3) %6, align 4, !dbg !51, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !52
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !54
  %8 = xor i64 %3, -1, !dbg !56
  %9 = add i64 %7, %8, !dbg !56
  %10 = and i64 %9, 4294967295, !dbg !57
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %10, !dbg !57
  %12 = load i32, ptr addrspace(3) %11, align 4, !dbg !57, !tbaa !9
  %13 = mul nsw i32 %12, 3, !dbg !58
  %14 = add nsw i32 %13, %4, !dbg !59
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5, !dbg !60
  store i32 %14, ptr addrspace(1) %15, align 4, !dbg !61, !tbaa !9
  ret void, !dbg !62
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13, !14}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "launch_ggl.hip", directory: "/work/main")
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
!13 = !{!"hipspv.shared _Z6scaledIiLi5EEvPT_S0_ 2"}
!14 = !{!"hipspv.shared _Z6scaledIiLi3EEvPT_S0_ 2"}
!15 = distinct !DISubprogram(name: "plain", scope: !16, file: !16, line: 5, type: !17, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "tests/programs/launch_ggl.hip", directory: "/work/main")
!17 = !DISubroutineType(types: !18)
!18 = !{}
!19 = !DILocation(line: 39, column: 208, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 39, type: !17, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!22 = distinct !DILocation(line: 5, column: 86, scope: !15)
!23 = !DILocation(line: 5, column: 84, scope: !15)
!24 = !DILocation(line: 5, column: 59, scope: !15)
!25 = !DILocation(line: 5, column: 76, scope: !15)
!26 = !DILocation(line: 5, column: 99, scope: !15)
!27 = distinct !DISubprogram(name: "no_arguments", scope: !16, file: !16, line: 16, type: !17, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DILocation(line: 16, column: 46, scope: !27)
!29 = distinct !DISubprogram(name: "scaled<int, 5>", scope: !16, file: !16, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DILocation(line: 39, column: 208, scope: !20, inlinedAt: !31)
!31 = distinct !DILocation(line: 11, column: 10, scope: !29)
!32 = !DILocation(line: 11, column: 3, scope: !29)
!33 = !DILocation(line: 11, column: 23, scope: !29)
!34 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__syncthreads", scope: !21, file: !21, line: 60, type: !17, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 12, column: 3, scope: !29)
!37 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 41, type: !17, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 13, column: 29, scope: !29)
!40 = !DILocation(line: 13, column: 44, scope: !29)
!41 = !DILocation(line: 13, column: 22, scope: !29)
!42 = !DILocation(line: 13, column: 59, scope: !29)
!43 = !DILocation(line: 13, column: 68, scope: !29)
!44 = !DILocation(line: 13, column: 3, scope: !29)
!45 = !DILocation(line: 13, column: 20, scope: !29)
!46 = !DILocation(line: 14, column: 1, scope: !29)
!47 = distinct !DISubprogram(name: "scaled<int, 3>", scope: !16, file: !16, line: 8, type: !17, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 39, column: 208, scope: !20, inlinedAt: !49)
!49 = distinct !DILocation(line: 11, column: 10, scope: !47)
!50 = !DILocation(line: 11, column: 3, scope: !47)
!51 = !DILocation(line: 11, column: 23, scope: !47)
!52 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !53)
!53 = distinct !DILocation(line: 12, column: 3, scope: !47)
!54 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !55)
!55 = distinct !DILocation(line: 13, column: 29, scope: !47)
!56 = !DILocation(line: 13, column: 44, scope: !47)
!57 = !DILocation(line: 13, column: 22, scope: !47)
!58 = !DILocation(line: 13, column: 59, scope: !47)
!59 = !DILocation(line: 13, column: 68, scope: !47)
!60 = !DILocation(line: 13, column: 3, scope: !47)
!61 = !DILocation(line: 13, column: 20, scope: !47)
!62 = !DILocation(line: 14, column: 1, scope: !47)
