; ModuleID = '<memory>'
source_filename = "examples/histogram.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_gridDim = type { i8 }

@_ZZ9histogramPKhiPjE5local = internal addrspace(3) global [256 x i32] undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL7gridDim = internal addrspace(1) constant %struct.__hipspv_gridDim undef, align 1
@__hip_cuid_3ddc86a9477c7f11 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9histogramPKhiPj(ptr addrspace(1) noundef %0, i32 noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !13 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = addrspacecast ptr %5 to ptr addrspace(4)
  %17 = addrspacecast ptr %6 to ptr addrspace(4)
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = addrspacecast ptr %9 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %15, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %16, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !20
  store ptr addrspace(4) %23, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %18, align 4, !tbaa !9
  store ptr addrspace(4) %24, ptr addrspace(4) %19, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !22
  %25 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !23
  store i32 %25, ptr addrspace(4) %20, align 4, !dbg !24, !tbaa !9
  br label %26, !dbg !22

26:                                               ; preds = %34, %3
  %27 = load i32, ptr addrspace(4) %20, align 4, !dbg !25, !tbaa !9
  %28 = icmp slt i32 %27, 256, !dbg !26
  br i1 %28, label %30, label %29, !dbg !27

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !27
  br label %38

30:                                               ; preds = %26
  %31 = load i32, ptr addrspace(4) %20, align 4, !dbg !28, !tbaa !9
  %32 = sext i32 %31 to i64, !dbg !29
  %33 = getelementptr inbounds [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 0, i64 %32, !dbg !29
  store i32 0, ptr addrspace(4) %33, align 4, !dbg !30, !tbaa !9
  br label %34, !dbg !29

34:                                               ; preds = %30
  %35 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !31
  %36 = load i32, ptr addrspace(4) %20, align 4, !dbg !32, !tbaa !9
  %37 = add i32 %36, %35, !dbg !32
  store i32 %37, ptr addrspace(4) %20, align 4, !dbg !32, !tbaa !9
  br label %26, !dbg !27, !llvm.loop !33

38:                                               ; preds = %29
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !36
  call void @llvm.lifetime.start.p0(ptr %11) #7, !dbg !37
  %39 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !38
  %40 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !39
  %41 = mul i32 %39, %40, !dbg !40
  %42 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !41
  %43 = add i32 %41, %42, !dbg !42
  store i32 %43, ptr addrspace(4) %21, align 4, !dbg !43, !tbaa !9
  br label %44, !dbg !37

44:                                               ; preds = %58, %38
  %45 = load i32, ptr addrspace(4) %21, align 4, !dbg !44, !tbaa !9
  %46 = load i32, ptr addrspace(4) %18, align 4, !dbg !45, !tbaa !9
  %47 = icmp slt i32 %45, %46, !dbg !46
  br i1 %47, label %49, label %48, !dbg !47

48:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %11) #7, !dbg !47
  br label %64

49:                                               ; preds = %44
  %50 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !48, !tbaa !17
  %51 = load i32, ptr addrspace(4) %21, align 4, !dbg !49, !tbaa !9
  %52 = sext i32 %51 to i64, !dbg !48
  %53 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 %52, !dbg !48
  %54 = load i8, ptr addrspace(4) %53, align 1, !dbg !48, !tbaa !50
  %55 = zext i8 %54 to i64, !dbg !51
  %56 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 0, i64 %55, !dbg !51
  %57 = call spir_func noundef i32 @_Z9atomicAddIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %56, i32 noundef 1) #8, !dbg !52
  br label %58, !dbg !52

58:                                               ; preds = %49
  %59 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #8, !dbg !53
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !54
  %61 = mul i32 %59, %60, !dbg !55
  %62 = load i32, ptr addrspace(4) %21, align 4, !dbg !56, !tbaa !9
  %63 = add i32 %62, %61, !dbg !56
  store i32 %63, ptr addrspace(4) %21, align 4, !dbg !56, !tbaa !9
  br label %44, !dbg !47, !llvm.loop !57

64:                                               ; preds = %48
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !59
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !60
  %65 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !61
  store i32 %65, ptr addrspace(4) %22, align 4, !dbg !62, !tbaa !9
  br label %66, !dbg !60

66:                                               ; preds = %80, %64
  %67 = load i32, ptr addrspace(4) %22, align 4, !dbg !63, !tbaa !9
  %68 = icmp slt i32 %67, 256, !dbg !64
  br i1 %68, label %70, label %69, !dbg !65

69:                                               ; preds = %66
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !65
  br label %84

70:                                               ; preds = %66
  %71 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !66, !tbaa !20
  %72 = load i32, ptr addrspace(4) %22, align 4, !dbg !67, !tbaa !9
  %73 = sext i32 %72 to i64, !dbg !66
  %74 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %73, !dbg !66
  %75 = load i32, ptr addrspace(4) %22, align 4, !dbg !68, !tbaa !9
  %76 = sext i32 %75 to i64, !dbg !69
  %77 = getelementptr inbounds [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9histogramPKhiPjE5local to ptr addrspace(4)), i64 0, i64 %76, !dbg !69
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !69, !tbaa !9
  %79 = call spir_func noundef i32 @_Z9atomicAddIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %74, i32 noundef %78) #8, !dbg !70
  br label %80, !dbg !70

80:                                               ; preds = %70
  %81 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !71
  %82 = load i32, ptr addrspace(4) %22, align 4, !dbg !72, !tbaa !9
  %83 = add i32 %82, %81, !dbg !72
  store i32 %83, ptr addrspace(4) %22, align 4, !dbg !72, !tbaa !9
  br label %66, !dbg !65, !llvm.loop !73

84:                                               ; preds = %69
  ret void, !dbg !75
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !78
  %4 = trunc i64 %3 to i32, !dbg !78
  ret i32 %4, !dbg !79
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !80 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !81
  %4 = trunc i64 %3 to i32, !dbg !81
  ret i32 %4, !dbg !82
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !83 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !84
  ret void, !dbg !85
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !87
  %4 = trunc i64 %3 to i32, !dbg !87
  ret i32 %4, !dbg !88
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicAddIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !dbg !89 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !20
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !91, !tbaa !20
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !92, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIjLi4ELb1EE3addEPjj(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !93
  ret i32 %11, !dbg !94
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #2 align 2 !dbg !95 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #9, !dbg !96
  %4 = trunc i64 %3 to i32, !dbg !96
  ret i32 %4, !dbg !97
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) #4

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIjLi4ELb1EE3addEPjj(ptr addrspace(4) noundef %0, i32 noundef %1) #6 align 2 !dbg !98 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !20
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !99, !tbaa !20
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !100, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !101, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !101
  %16 = atomicrmw add ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !101
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !101
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !101, !tbaa !9
  ret i32 %17, !dbg !102
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 int", !19, i64 0}
!22 = !DILocation(line: 10, column: 8, scope: !13)
!23 = !DILocation(line: 10, column: 16, scope: !13)
!24 = !DILocation(line: 10, column: 12, scope: !13)
!25 = !DILocation(line: 10, column: 29, scope: !13)
!26 = !DILocation(line: 10, column: 31, scope: !13)
!27 = !DILocation(line: 10, column: 3, scope: !13)
!28 = !DILocation(line: 10, column: 63, scope: !13)
!29 = !DILocation(line: 10, column: 57, scope: !13)
!30 = !DILocation(line: 10, column: 66, scope: !13)
!31 = !DILocation(line: 10, column: 45, scope: !13)
!32 = !DILocation(line: 10, column: 42, scope: !13)
!33 = distinct !{!33, !27, !34, !35}
!34 = !DILocation(line: 10, column: 68, scope: !13)
!35 = !{!"llvm.loop.mustprogress"}
!36 = !DILocation(line: 11, column: 3, scope: !13)
!37 = !DILocation(line: 12, column: 8, scope: !13)
!38 = !DILocation(line: 12, column: 16, scope: !13)
!39 = !DILocation(line: 12, column: 29, scope: !13)
!40 = !DILocation(line: 12, column: 27, scope: !13)
!41 = !DILocation(line: 12, column: 42, scope: !13)
!42 = !DILocation(line: 12, column: 40, scope: !13)
!43 = !DILocation(line: 12, column: 12, scope: !13)
!44 = !DILocation(line: 12, column: 55, scope: !13)
!45 = !DILocation(line: 12, column: 59, scope: !13)
!46 = !DILocation(line: 12, column: 57, scope: !13)
!47 = !DILocation(line: 12, column: 3, scope: !13)
!48 = !DILocation(line: 13, column: 22, scope: !13)
!49 = !DILocation(line: 13, column: 27, scope: !13)
!50 = !{!11, !11, i64 0}
!51 = !DILocation(line: 13, column: 16, scope: !13)
!52 = !DILocation(line: 13, column: 5, scope: !13)
!53 = !DILocation(line: 12, column: 67, scope: !13)
!54 = !DILocation(line: 12, column: 79, scope: !13)
!55 = !DILocation(line: 12, column: 77, scope: !13)
!56 = !DILocation(line: 12, column: 64, scope: !13)
!57 = distinct !{!57, !47, !58, !35}
!58 = !DILocation(line: 13, column: 34, scope: !13)
!59 = !DILocation(line: 14, column: 3, scope: !13)
!60 = !DILocation(line: 15, column: 8, scope: !13)
!61 = !DILocation(line: 15, column: 16, scope: !13)
!62 = !DILocation(line: 15, column: 12, scope: !13)
!63 = !DILocation(line: 15, column: 29, scope: !13)
!64 = !DILocation(line: 15, column: 31, scope: !13)
!65 = !DILocation(line: 15, column: 3, scope: !13)
!66 = !DILocation(line: 15, column: 68, scope: !13)
!67 = !DILocation(line: 15, column: 73, scope: !13)
!68 = !DILocation(line: 15, column: 83, scope: !13)
!69 = !DILocation(line: 15, column: 77, scope: !13)
!70 = !DILocation(line: 15, column: 57, scope: !13)
!71 = !DILocation(line: 15, column: 45, scope: !13)
!72 = !DILocation(line: 15, column: 42, scope: !13)
!73 = distinct !{!73, !65, !74, !35}
!74 = !DILocation(line: 15, column: 85, scope: !13)
!75 = !DILocation(line: 16, column: 1, scope: !13)
!76 = distinct !DISubprogram(name: "__get_x", scope: !77, file: !77, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!78 = !DILocation(line: 39, column: 208, scope: !76)
!79 = !DILocation(line: 39, column: 175, scope: !76)
!80 = distinct !DISubprogram(name: "__get_x", scope: !77, file: !77, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 41, column: 207, scope: !80)
!82 = !DILocation(line: 41, column: 174, scope: !80)
!83 = distinct !DISubprogram(name: "__syncthreads", scope: !77, file: !77, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 60, column: 55, scope: !83)
!85 = !DILocation(line: 60, column: 76, scope: !83)
!86 = distinct !DISubprogram(name: "__get_x", scope: !77, file: !77, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 40, column: 207, scope: !86)
!88 = !DILocation(line: 40, column: 174, scope: !86)
!89 = distinct !DISubprogram(name: "atomicAdd<unsigned int>", scope: !90, file: !90, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!91 = !DILocation(line: 154, column: 147, scope: !89)
!92 = !DILocation(line: 154, column: 156, scope: !89)
!93 = !DILocation(line: 154, column: 119, scope: !89)
!94 = !DILocation(line: 154, column: 112, scope: !89)
!95 = distinct !DISubprogram(name: "__get_x", scope: !77, file: !77, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 42, column: 206, scope: !95)
!97 = !DILocation(line: 42, column: 173, scope: !95)
!98 = distinct !DISubprogram(name: "add", scope: !90, file: !90, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 82, column: 35, scope: !98)
!100 = !DILocation(line: 82, column: 44, scope: !98)
!101 = !DILocation(line: 82, column: 12, scope: !98)
!102 = !DILocation(line: 82, column: 5, scope: !98)
