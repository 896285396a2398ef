; ModuleID = '<memory>'
source_filename = "tests/programs/shared_struct.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Targets = type { ptr addrspace(4), ptr addrspace(4) }
%struct.__hipspv_threadIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ10copy_wholePK7TargetsE5mixed = internal addrspace(3) global %struct.Targets undef, align 8
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ6choosePK7TargetsPiE5mixed = internal addrspace(3) global %struct.Targets undef, align 8
@_ZZ6choosePK7TargetsPiE5local = internal addrspace(3) global i32 undef, align 4
@__hip_cuid_b2eed9c9f4fbfde8 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10copy_wholePK7Targets(ptr addrspace(1) noundef %0) #0 !dbg !13 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !17
  store ptr addrspace(4) %6, ptr addrspace(4) %5, align 8, !tbaa !17
  %7 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !20
  %8 = icmp eq i32 %7, 0, !dbg !21
  br i1 %8, label %9, label %11, !dbg !21

9:                                                ; preds = %1
  %10 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !22, !tbaa !17
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %10, i64 16, i1 false), !dbg !23, !tbaa.struct !24
  br label %11, !dbg !29

11:                                               ; preds = %9, %1
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !30
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !31
  %13 = icmp eq i32 %12, 1, !dbg !32
  br i1 %13, label %14, label %16, !dbg !32

14:                                               ; preds = %11
  %15 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Targets, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !33, !tbaa !34
  store double 3.000000e+00, ptr addrspace(4) %15, align 8, !dbg !36, !tbaa !37
  br label %16, !dbg !39

16:                                               ; preds = %14, %11
  %17 = load ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10copy_wholePK7TargetsE5mixed to ptr addrspace(4)), align 8, !dbg !40, !tbaa !41
  %18 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %17, i32 noundef 2) #8, !dbg !42
  ret void, !dbg !43
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #1 align 2 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !46
  %4 = trunc i64 %3 to i32, !dbg !46
  ret i32 %4, !dbg !47
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !48 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !49
  ret void, !dbg !50
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !25
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !53, !tbaa !25
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !54, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !55
  ret i32 %11, !dbg !56
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6choosePK7TargetsPi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !57 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !25
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !25
  %15 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !58
  %16 = icmp eq i32 %15, 0, !dbg !59
  br i1 %16, label %17, label %21, !dbg !59

17:                                               ; preds = %2
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), align 8, !dbg !60, !tbaa !41
  %18 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !61, !tbaa !17
  %19 = getelementptr inbounds nuw %struct.Targets, ptr addrspace(4) %18, i32 0, i32 1, !dbg !62
  %20 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !62, !tbaa !34
  store ptr addrspace(4) %20, ptr addrspace(4) getelementptr inbounds nuw (%struct.Targets, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !63, !tbaa !34
  store i32 40, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), align 4, !dbg !64, !tbaa !9
  br label %21, !dbg !65

21:                                               ; preds = %17, %2
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !66
  call void @llvm.lifetime.start.p0(ptr %7) #10, !dbg !67
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !68
  %23 = urem i32 %22, 2, !dbg !69
  %24 = icmp ne i32 %23, 0, !dbg !68
  br i1 %24, label %25, label %26, !dbg !68

25:                                               ; preds = %21
  br label %28, !dbg !68

26:                                               ; preds = %21
  %27 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !70, !tbaa !17
  br label %28, !dbg !68

28:                                               ; preds = %26, %25
  %29 = phi ptr addrspace(4) [ addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5mixed to ptr addrspace(4)), %25 ], [ %27, %26 ], !dbg !68
  store ptr addrspace(4) %29, ptr addrspace(4) %12, align 8, !dbg !71, !tbaa !17
  %30 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !72, !tbaa !17
  %31 = getelementptr inbounds nuw %struct.Targets, ptr addrspace(4) %30, i32 0, i32 0, !dbg !73
  %32 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !73, !tbaa !41
  %33 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %32, i32 noundef 1) #8, !dbg !74
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !75
  %34 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !76
  %35 = icmp eq i32 %34, 0, !dbg !77
  br i1 %35, label %36, label %39, !dbg !77

36:                                               ; preds = %28
  %37 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6choosePK7TargetsPiE5local to ptr addrspace(4)), align 4, !dbg !78, !tbaa !9
  %38 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !79, !tbaa !25
  store i32 %37, ptr addrspace(4) %38, align 4, !dbg !80, !tbaa !9
  br label %39, !dbg !81

39:                                               ; preds = %36, %28
  call void @llvm.lifetime.end.p0(ptr %7) #10, !dbg !82
  ret void, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #7 align 2 !dbg !83 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !25
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !84, !tbaa !25
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !85, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !86, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !86
  %16 = atomicrmw add ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !86
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !86
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !86, !tbaa !9
  ret i32 %17, !dbg !87
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }

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
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS7Targets", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 11, column: 7, scope: !13)
!21 = !DILocation(line: 11, column: 19, scope: !13)
!22 = !DILocation(line: 11, column: 34, scope: !13)
!23 = !DILocation(line: 11, column: 31, scope: !13)
!24 = !{i64 0, i64 8, !25, i64 8, i64 8, !27}
!25 = !{!26, !26, i64 0}
!26 = !{!"p1 int", !19, i64 0}
!27 = !{!28, !28, i64 0}
!28 = !{!"p1 double", !19, i64 0}
!29 = !DILocation(line: 11, column: 25, scope: !13)
!30 = !DILocation(line: 12, column: 3, scope: !13)
!31 = !DILocation(line: 13, column: 7, scope: !13)
!32 = !DILocation(line: 13, column: 19, scope: !13)
!33 = !DILocation(line: 13, column: 32, scope: !13)
!34 = !{!35, !28, i64 8}
!35 = !{!"_ZTS7Targets", !26, i64 0, !28, i64 8}
!36 = !DILocation(line: 13, column: 34, scope: !13)
!37 = !{!38, !38, i64 0}
!38 = !{!"double", !11, i64 0}
!39 = !DILocation(line: 13, column: 25, scope: !13)
!40 = !DILocation(line: 14, column: 19, scope: !13)
!41 = !{!35, !26, i64 0}
!42 = !DILocation(line: 14, column: 3, scope: !13)
!43 = !DILocation(line: 15, column: 1, scope: !13)
!44 = distinct !DISubprogram(name: "__get_x", scope: !45, file: !45, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!46 = !DILocation(line: 39, column: 208, scope: !44)
!47 = !DILocation(line: 39, column: 175, scope: !44)
!48 = distinct !DISubprogram(name: "__syncthreads", scope: !45, file: !45, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DILocation(line: 60, column: 55, scope: !48)
!50 = !DILocation(line: 60, column: 76, scope: !48)
!51 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !52, file: !52, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!53 = !DILocation(line: 154, column: 147, scope: !51)
!54 = !DILocation(line: 154, column: 156, scope: !51)
!55 = !DILocation(line: 154, column: 119, scope: !51)
!56 = !DILocation(line: 154, column: 112, scope: !51)
!57 = distinct !DISubprogram(name: "choose", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 20, column: 7, scope: !57)
!59 = !DILocation(line: 20, column: 19, scope: !57)
!60 = !DILocation(line: 21, column: 13, scope: !57)
!61 = !DILocation(line: 22, column: 15, scope: !57)
!62 = !DILocation(line: 22, column: 24, scope: !57)
!63 = !DILocation(line: 22, column: 13, scope: !57)
!64 = !DILocation(line: 23, column: 11, scope: !57)
!65 = !DILocation(line: 24, column: 3, scope: !57)
!66 = !DILocation(line: 25, column: 3, scope: !57)
!67 = !DILocation(line: 26, column: 3, scope: !57)
!68 = !DILocation(line: 26, column: 27, scope: !57)
!69 = !DILocation(line: 26, column: 39, scope: !57)
!70 = !DILocation(line: 26, column: 54, scope: !57)
!71 = !DILocation(line: 26, column: 18, scope: !57)
!72 = !DILocation(line: 27, column: 13, scope: !57)
!73 = !DILocation(line: 27, column: 21, scope: !57)
!74 = !DILocation(line: 27, column: 3, scope: !57)
!75 = !DILocation(line: 28, column: 3, scope: !57)
!76 = !DILocation(line: 29, column: 7, scope: !57)
!77 = !DILocation(line: 29, column: 19, scope: !57)
!78 = !DILocation(line: 29, column: 32, scope: !57)
!79 = !DILocation(line: 29, column: 26, scope: !57)
!80 = !DILocation(line: 29, column: 30, scope: !57)
!81 = !DILocation(line: 29, column: 25, scope: !57)
!82 = !DILocation(line: 30, column: 1, scope: !57)
!83 = distinct !DISubprogram(name: "add", scope: !52, file: !52, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 82, column: 35, scope: !83)
!85 = !DILocation(line: 82, column: 44, scope: !83)
!86 = !DILocation(line: 82, column: 12, scope: !83)
!87 = !DILocation(line: 82, column: 5, scope: !83)
