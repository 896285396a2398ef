; ModuleID = '<memory>'
source_filename = "tests/programs/launch_ggl.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@__hipspv_dynamic_shared = external local_unnamed_addr addrspace(3) global [0 x i8], align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z5plainPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  %5 = add i32 %1, %4, !dbg !21
  %6 = and i64 %3, 4294967295, !dbg !22
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6, !dbg !22
  store i32 %5, ptr addrspace(1) %7, align 4, !dbg !23, !tbaa !9
  ret void, !dbg !24
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_kernel void @_Z12no_argumentsv() local_unnamed_addr #1 !dbg !25 {
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6scaledIiLi3EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !27 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !28
  %4 = trunc i64 %3 to i32, !dbg !28
  %5 = and i64 %3, 4294967295, !dbg !30
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %5, !dbg !30
  store i32 %1, ptr addrspace(3) %6, align 4, !dbg !31, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !35
  %8 = xor i64 %3, -1, !dbg !38
  %9 = add i64 %7, %8, !dbg !38
  %10 = and i64 %9, 4294967295, !dbg !39
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %10, !dbg !39
  %12 = load i32, ptr addrspace(3) %11, align 4, !dbg !39, !tbaa !9
  %13 = mul nsw i32 %12, 3, !dbg !40
  %14 = add nsw i32 %13, %4, !dbg !41
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5, !dbg !42
  store i32 %14, ptr addrspace(1) %15, align 4, !dbg !43, !tbaa !9
  ret void, !dbg !44
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6scaledIiLi5EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !45 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !46
  %4 = trunc i64 %3 to i32, !dbg !46
  %5 = and i64 %3, 4294967295, !dbg !48
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %5, !dbg !48
  store i32 %1, ptr addrspace(3) %6, align 4, !dbg !49, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !50
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !52
  %8 = xor i64 %3, -1, !dbg !54
  %9 = add i64 %7, %8, !dbg !54
  %10 = and i64 %9, 4294967295, !dbg !55
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @__hipspv_dynamic_shared, i64 %10, !dbg !55
  %12 = load i32, ptr addrspace(3) %11, align 4, !dbg !55, !tbaa !9
  %13 = mul nsw i32 %12, 5, !dbg !56
  %14 = add nsw i32 %13, %4, !dbg !57
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5, !dbg !58
  store i32 %14, ptr addrspace(1) %15, align 4, !dbg !59, !tbaa !9
  ret void, !dbg !60
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

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
!13 = distinct !DISubprogram(name: "plain", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/launch_ggl.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 5, column: 86, scope: !13)
!21 = !DILocation(line: 5, column: 84, scope: !13)
!22 = !DILocation(line: 5, column: 59, scope: !13)
!23 = !DILocation(line: 5, column: 76, scope: !13)
!24 = !DILocation(line: 5, column: 99, scope: !13)
!25 = distinct !DISubprogram(name: "no_arguments", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 16, column: 46, scope: !25)
!27 = distinct !DISubprogram(name: "scaled<int, 3>", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !29)
!29 = distinct !DILocation(line: 11, column: 10, scope: !27)
!30 = !DILocation(line: 11, column: 3, scope: !27)
!31 = !DILocation(line: 11, column: 23, scope: !27)
!32 = !DILocation(line: 60, column: 55, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 12, column: 3, scope: !27)
!35 = !DILocation(line: 41, column: 207, scope: !36, inlinedAt: !37)
!36 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = distinct !DILocation(line: 13, column: 29, scope: !27)
!38 = !DILocation(line: 13, column: 44, scope: !27)
!39 = !DILocation(line: 13, column: 22, scope: !27)
!40 = !DILocation(line: 13, column: 59, scope: !27)
!41 = !DILocation(line: 13, column: 68, scope: !27)
!42 = !DILocation(line: 13, column: 3, scope: !27)
!43 = !DILocation(line: 13, column: 20, scope: !27)
!44 = !DILocation(line: 14, column: 1, scope: !27)
!45 = distinct !DISubprogram(name: "scaled<int, 5>", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !47)
!47 = distinct !DILocation(line: 11, column: 10, scope: !45)
!48 = !DILocation(line: 11, column: 3, scope: !45)
!49 = !DILocation(line: 11, column: 23, scope: !45)
!50 = !DILocation(line: 60, column: 55, scope: !33, inlinedAt: !51)
!51 = distinct !DILocation(line: 12, column: 3, scope: !45)
!52 = !DILocation(line: 41, column: 207, scope: !36, inlinedAt: !53)
!53 = distinct !DILocation(line: 13, column: 29, scope: !45)
!54 = !DILocation(line: 13, column: 44, scope: !45)
!55 = !DILocation(line: 13, column: 22, scope: !45)
!56 = !DILocation(line: 13, column: 59, scope: !45)
!57 = !DILocation(line: 13, column: 68, scope: !45)
!58 = !DILocation(line: 13, column: 3, scope: !45)
!59 = !DILocation(line: 13, column: 20, scope: !45)
!60 = !DILocation(line: 14, column: 1, scope: !45)
