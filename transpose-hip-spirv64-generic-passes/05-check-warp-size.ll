; ModuleID = '<memory>'
source_filename = "tests/programs/transpose.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@_ZZ9transposePKfPfiiE4tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__hip_cuid_fce7cb4d522a5cfc = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9transposePKfPfii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = addrspacecast ptr %6 to ptr addrspace(4)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  %26 = addrspacecast ptr %15 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %17, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %18, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %19, align 8, !tbaa !17
  store ptr addrspace(4) %28, ptr addrspace(4) %20, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %21, align 4, !tbaa !9
  store i32 %3, ptr addrspace(4) %22, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #6, !dbg !20
  %29 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !21
  %30 = mul i32 %29, 32, !dbg !22
  %31 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %32 = add i32 %30, %31, !dbg !24
  store i32 %32, ptr addrspace(4) %23, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !20
  %33 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !26
  %34 = mul i32 %33, 32, !dbg !27
  %35 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !28
  %36 = add i32 %34, %35, !dbg !29
  store i32 %36, ptr addrspace(4) %24, align 4, !dbg !30, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !31
  store i32 0, ptr addrspace(4) %25, align 4, !dbg !32, !tbaa !9
  br label %37, !dbg !31

37:                                               ; preds = %72, %4
  %38 = load i32, ptr addrspace(4) %25, align 4, !dbg !33, !tbaa !9
  %39 = icmp slt i32 %38, 32, !dbg !34
  br i1 %39, label %41, label %40, !dbg !35

40:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !35
  br label %75

41:                                               ; preds = %37
  %42 = load i32, ptr addrspace(4) %23, align 4, !dbg !36, !tbaa !9
  %43 = load i32, ptr addrspace(4) %21, align 4, !dbg !37, !tbaa !9
  %44 = icmp slt i32 %42, %43, !dbg !38
  br i1 %44, label %45, label %71, !dbg !39

45:                                               ; preds = %41
  %46 = load i32, ptr addrspace(4) %24, align 4, !dbg !40, !tbaa !9
  %47 = load i32, ptr addrspace(4) %25, align 4, !dbg !41, !tbaa !9
  %48 = add nsw i32 %46, %47, !dbg !42
  %49 = load i32, ptr addrspace(4) %22, align 4, !dbg !43, !tbaa !9
  %50 = icmp slt i32 %48, %49, !dbg !44
  br i1 %50, label %51, label %71, !dbg !39

51:                                               ; preds = %45
  %52 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !45, !tbaa !17
  %53 = load i32, ptr addrspace(4) %24, align 4, !dbg !46, !tbaa !9
  %54 = load i32, ptr addrspace(4) %25, align 4, !dbg !47, !tbaa !9
  %55 = add nsw i32 %53, %54, !dbg !48
  %56 = load i32, ptr addrspace(4) %21, align 4, !dbg !49, !tbaa !9
  %57 = mul nsw i32 %55, %56, !dbg !50
  %58 = load i32, ptr addrspace(4) %23, align 4, !dbg !51, !tbaa !9
  %59 = add nsw i32 %57, %58, !dbg !52
  %60 = sext i32 %59 to i64, !dbg !45
  %61 = getelementptr inbounds float, ptr addrspace(4) %52, i64 %60, !dbg !45
  %62 = load float, ptr addrspace(4) %61, align 4, !dbg !45, !tbaa !53
  %63 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !55
  %64 = load i32, ptr addrspace(4) %25, align 4, !dbg !56, !tbaa !9
  %65 = add i32 %63, %64, !dbg !57
  %66 = zext i32 %65 to i64, !dbg !58
  %67 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %66, !dbg !58
  %68 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !59
  %69 = zext i32 %68 to i64, !dbg !58
  %70 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) %67, i64 0, i64 %69, !dbg !58
  store float %62, ptr addrspace(4) %70, align 4, !dbg !60, !tbaa !53
  br label %71, !dbg !58

71:                                               ; preds = %51, %45, %41
  br label %72, !dbg !43

72:                                               ; preds = %71
  %73 = load i32, ptr addrspace(4) %25, align 4, !dbg !61, !tbaa !9
  %74 = add nsw i32 %73, 8, !dbg !61
  store i32 %74, ptr addrspace(4) %25, align 4, !dbg !61, !tbaa !9
  br label %37, !dbg !35, !llvm.loop !62

75:                                               ; preds = %40
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !65
  %76 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !66
  %77 = mul i32 %76, 32, !dbg !67
  %78 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !68
  %79 = add i32 %77, %78, !dbg !69
  store i32 %79, ptr addrspace(4) %23, align 4, !dbg !70, !tbaa !9
  %80 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !71
  %81 = mul i32 %80, 32, !dbg !72
  %82 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !73
  %83 = add i32 %81, %82, !dbg !74
  store i32 %83, ptr addrspace(4) %24, align 4, !dbg !75, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15) #6, !dbg !76
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !77, !tbaa !9
  br label %84, !dbg !76

84:                                               ; preds = %119, %75
  %85 = load i32, ptr addrspace(4) %26, align 4, !dbg !78, !tbaa !9
  %86 = icmp slt i32 %85, 32, !dbg !79
  br i1 %86, label %88, label %87, !dbg !80

87:                                               ; preds = %84
  call void @llvm.lifetime.end.p0(ptr %15) #6, !dbg !80
  br label %122

88:                                               ; preds = %84
  %89 = load i32, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  %90 = load i32, ptr addrspace(4) %22, align 4, !dbg !82, !tbaa !9
  %91 = icmp slt i32 %89, %90, !dbg !83
  br i1 %91, label %92, label %118, !dbg !84

92:                                               ; preds = %88
  %93 = load i32, ptr addrspace(4) %24, align 4, !dbg !85, !tbaa !9
  %94 = load i32, ptr addrspace(4) %26, align 4, !dbg !86, !tbaa !9
  %95 = add nsw i32 %93, %94, !dbg !87
  %96 = load i32, ptr addrspace(4) %21, align 4, !dbg !88, !tbaa !9
  %97 = icmp slt i32 %95, %96, !dbg !89
  br i1 %97, label %98, label %118, !dbg !84

98:                                               ; preds = %92
  %99 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !90
  %100 = zext i32 %99 to i64, !dbg !91
  %101 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %100, !dbg !91
  %102 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !92
  %103 = load i32, ptr addrspace(4) %26, align 4, !dbg !93, !tbaa !9
  %104 = add i32 %102, %103, !dbg !94
  %105 = zext i32 %104 to i64, !dbg !91
  %106 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) %101, i64 0, i64 %105, !dbg !91
  %107 = load float, ptr addrspace(4) %106, align 4, !dbg !91, !tbaa !53
  %108 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !95, !tbaa !17
  %109 = load i32, ptr addrspace(4) %24, align 4, !dbg !96, !tbaa !9
  %110 = load i32, ptr addrspace(4) %26, align 4, !dbg !97, !tbaa !9
  %111 = add nsw i32 %109, %110, !dbg !98
  %112 = load i32, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  %113 = mul nsw i32 %111, %112, !dbg !100
  %114 = load i32, ptr addrspace(4) %23, align 4, !dbg !101, !tbaa !9
  %115 = add nsw i32 %113, %114, !dbg !102
  %116 = sext i32 %115 to i64, !dbg !95
  %117 = getelementptr inbounds float, ptr addrspace(4) %108, i64 %116, !dbg !95
  store float %107, ptr addrspace(4) %117, align 4, !dbg !103, !tbaa !53
  br label %118, !dbg !95

118:                                              ; preds = %98, %92, %88
  br label %119, !dbg !88

119:                                              ; preds = %118
  %120 = load i32, ptr addrspace(4) %26, align 4, !dbg !104, !tbaa !9
  %121 = add nsw i32 %120, 8, !dbg !104
  store i32 %121, ptr addrspace(4) %26, align 4, !dbg !104, !tbaa !9
  br label %84, !dbg !80, !llvm.loop !105

122:                                              ; preds = %87
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !107
  call void @llvm.lifetime.end.p0(ptr %11) #6, !dbg !107
  ret void, !dbg !107
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !108 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8, !dbg !110
  %4 = trunc i64 %3 to i32, !dbg !110
  ret i32 %4, !dbg !111
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !112 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !113
  %4 = trunc i64 %3 to i32, !dbg !113
  ret i32 %4, !dbg !114
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #2 align 2 !dbg !115 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #8, !dbg !116
  %4 = trunc i64 %3 to i32, !dbg !116
  ret i32 %4, !dbg !117
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #2 align 2 !dbg !118 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #8, !dbg !119
  %4 = trunc i64 %3 to i32, !dbg !119
  ret i32 %4, !dbg !120
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !121 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !122
  ret void, !dbg !123
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "transpose.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "transpose", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/transpose.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 8, column: 3, scope: !13)
!21 = !DILocation(line: 8, column: 11, scope: !13)
!22 = !DILocation(line: 8, column: 22, scope: !13)
!23 = !DILocation(line: 8, column: 32, scope: !13)
!24 = !DILocation(line: 8, column: 30, scope: !13)
!25 = !DILocation(line: 8, column: 7, scope: !13)
!26 = !DILocation(line: 8, column: 49, scope: !13)
!27 = !DILocation(line: 8, column: 60, scope: !13)
!28 = !DILocation(line: 8, column: 70, scope: !13)
!29 = !DILocation(line: 8, column: 68, scope: !13)
!30 = !DILocation(line: 8, column: 45, scope: !13)
!31 = !DILocation(line: 9, column: 8, scope: !13)
!32 = !DILocation(line: 9, column: 12, scope: !13)
!33 = !DILocation(line: 9, column: 19, scope: !13)
!34 = !DILocation(line: 9, column: 21, scope: !13)
!35 = !DILocation(line: 9, column: 3, scope: !13)
!36 = !DILocation(line: 10, column: 9, scope: !13)
!37 = !DILocation(line: 10, column: 13, scope: !13)
!38 = !DILocation(line: 10, column: 11, scope: !13)
!39 = !DILocation(line: 10, column: 19, scope: !13)
!40 = !DILocation(line: 10, column: 22, scope: !13)
!41 = !DILocation(line: 10, column: 26, scope: !13)
!42 = !DILocation(line: 10, column: 24, scope: !13)
!43 = !DILocation(line: 10, column: 30, scope: !13)
!44 = !DILocation(line: 10, column: 28, scope: !13)
!45 = !DILocation(line: 10, column: 75, scope: !13)
!46 = !DILocation(line: 10, column: 79, scope: !13)
!47 = !DILocation(line: 10, column: 83, scope: !13)
!48 = !DILocation(line: 10, column: 81, scope: !13)
!49 = !DILocation(line: 10, column: 88, scope: !13)
!50 = !DILocation(line: 10, column: 86, scope: !13)
!51 = !DILocation(line: 10, column: 96, scope: !13)
!52 = !DILocation(line: 10, column: 94, scope: !13)
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !11, i64 0}
!55 = !DILocation(line: 10, column: 43, scope: !13)
!56 = !DILocation(line: 10, column: 57, scope: !13)
!57 = !DILocation(line: 10, column: 55, scope: !13)
!58 = !DILocation(line: 10, column: 38, scope: !13)
!59 = !DILocation(line: 10, column: 60, scope: !13)
!60 = !DILocation(line: 10, column: 73, scope: !13)
!61 = !DILocation(line: 9, column: 32, scope: !13)
!62 = distinct !{!62, !35, !63, !64}
!63 = !DILocation(line: 10, column: 97, scope: !13)
!64 = !{!"llvm.loop.mustprogress"}
!65 = !DILocation(line: 11, column: 3, scope: !13)
!66 = !DILocation(line: 12, column: 7, scope: !13)
!67 = !DILocation(line: 12, column: 18, scope: !13)
!68 = !DILocation(line: 12, column: 28, scope: !13)
!69 = !DILocation(line: 12, column: 26, scope: !13)
!70 = !DILocation(line: 12, column: 5, scope: !13)
!71 = !DILocation(line: 13, column: 7, scope: !13)
!72 = !DILocation(line: 13, column: 18, scope: !13)
!73 = !DILocation(line: 13, column: 28, scope: !13)
!74 = !DILocation(line: 13, column: 26, scope: !13)
!75 = !DILocation(line: 13, column: 5, scope: !13)
!76 = !DILocation(line: 14, column: 8, scope: !13)
!77 = !DILocation(line: 14, column: 12, scope: !13)
!78 = !DILocation(line: 14, column: 19, scope: !13)
!79 = !DILocation(line: 14, column: 21, scope: !13)
!80 = !DILocation(line: 14, column: 3, scope: !13)
!81 = !DILocation(line: 15, column: 9, scope: !13)
!82 = !DILocation(line: 15, column: 13, scope: !13)
!83 = !DILocation(line: 15, column: 11, scope: !13)
!84 = !DILocation(line: 15, column: 20, scope: !13)
!85 = !DILocation(line: 15, column: 23, scope: !13)
!86 = !DILocation(line: 15, column: 27, scope: !13)
!87 = !DILocation(line: 15, column: 25, scope: !13)
!88 = !DILocation(line: 15, column: 31, scope: !13)
!89 = !DILocation(line: 15, column: 29, scope: !13)
!90 = !DILocation(line: 15, column: 71, scope: !13)
!91 = !DILocation(line: 15, column: 66, scope: !13)
!92 = !DILocation(line: 15, column: 84, scope: !13)
!93 = !DILocation(line: 15, column: 98, scope: !13)
!94 = !DILocation(line: 15, column: 96, scope: !13)
!95 = !DILocation(line: 15, column: 38, scope: !13)
!96 = !DILocation(line: 15, column: 43, scope: !13)
!97 = !DILocation(line: 15, column: 47, scope: !13)
!98 = !DILocation(line: 15, column: 45, scope: !13)
!99 = !DILocation(line: 15, column: 52, scope: !13)
!100 = !DILocation(line: 15, column: 50, scope: !13)
!101 = !DILocation(line: 15, column: 61, scope: !13)
!102 = !DILocation(line: 15, column: 59, scope: !13)
!103 = !DILocation(line: 15, column: 64, scope: !13)
!104 = !DILocation(line: 14, column: 32, scope: !13)
!105 = distinct !{!105, !80, !106, !64}
!106 = !DILocation(line: 15, column: 99, scope: !13)
!107 = !DILocation(line: 16, column: 1, scope: !13)
!108 = distinct !DISubprogram(name: "__get_x", scope: !109, file: !109, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!110 = !DILocation(line: 40, column: 207, scope: !108)
!111 = !DILocation(line: 40, column: 174, scope: !108)
!112 = distinct !DISubprogram(name: "__get_x", scope: !109, file: !109, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 39, column: 208, scope: !112)
!114 = !DILocation(line: 39, column: 175, scope: !112)
!115 = distinct !DISubprogram(name: "__get_y", scope: !109, file: !109, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 40, column: 411, scope: !115)
!117 = !DILocation(line: 40, column: 378, scope: !115)
!118 = distinct !DISubprogram(name: "__get_y", scope: !109, file: !109, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 39, column: 412, scope: !118)
!120 = !DILocation(line: 39, column: 379, scope: !118)
!121 = distinct !DISubprogram(name: "__syncthreads", scope: !109, file: !109, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 60, column: 55, scope: !121)
!123 = !DILocation(line: 60, column: 76, scope: !121)
