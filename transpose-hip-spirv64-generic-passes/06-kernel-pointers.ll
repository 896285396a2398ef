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
  %27 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %27, ptr addrspace(4) %17, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !17
  %29 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %29, ptr addrspace(4) %18, align 8
  %30 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !17
  store ptr addrspace(4) %28, ptr addrspace(4) %19, align 8, !tbaa !17
  store ptr addrspace(4) %30, ptr addrspace(4) %20, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %21, align 4, !tbaa !9
  store i32 %3, ptr addrspace(4) %22, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #6, !dbg !20
  %31 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !21
  %32 = mul i32 %31, 32, !dbg !22
  %33 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %34 = add i32 %32, %33, !dbg !24
  store i32 %34, ptr addrspace(4) %23, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !20
  %35 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !26
  %36 = mul i32 %35, 32, !dbg !27
  %37 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !28
  %38 = add i32 %36, %37, !dbg !29
  store i32 %38, ptr addrspace(4) %24, align 4, !dbg !30, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !31
  store i32 0, ptr addrspace(4) %25, align 4, !dbg !32, !tbaa !9
  br label %39, !dbg !31

39:                                               ; preds = %74, %4
  %40 = load i32, ptr addrspace(4) %25, align 4, !dbg !33, !tbaa !9
  %41 = icmp slt i32 %40, 32, !dbg !34
  br i1 %41, label %43, label %42, !dbg !35

42:                                               ; preds = %39
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !35
  br label %77

43:                                               ; preds = %39
  %44 = load i32, ptr addrspace(4) %23, align 4, !dbg !36, !tbaa !9
  %45 = load i32, ptr addrspace(4) %21, align 4, !dbg !37, !tbaa !9
  %46 = icmp slt i32 %44, %45, !dbg !38
  br i1 %46, label %47, label %73, !dbg !39

47:                                               ; preds = %43
  %48 = load i32, ptr addrspace(4) %24, align 4, !dbg !40, !tbaa !9
  %49 = load i32, ptr addrspace(4) %25, align 4, !dbg !41, !tbaa !9
  %50 = add nsw i32 %48, %49, !dbg !42
  %51 = load i32, ptr addrspace(4) %22, align 4, !dbg !43, !tbaa !9
  %52 = icmp slt i32 %50, %51, !dbg !44
  br i1 %52, label %53, label %73, !dbg !39

53:                                               ; preds = %47
  %54 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !45, !tbaa !17
  %55 = load i32, ptr addrspace(4) %24, align 4, !dbg !46, !tbaa !9
  %56 = load i32, ptr addrspace(4) %25, align 4, !dbg !47, !tbaa !9
  %57 = add nsw i32 %55, %56, !dbg !48
  %58 = load i32, ptr addrspace(4) %21, align 4, !dbg !49, !tbaa !9
  %59 = mul nsw i32 %57, %58, !dbg !50
  %60 = load i32, ptr addrspace(4) %23, align 4, !dbg !51, !tbaa !9
  %61 = add nsw i32 %59, %60, !dbg !52
  %62 = sext i32 %61 to i64, !dbg !45
  %63 = getelementptr inbounds float, ptr addrspace(4) %54, i64 %62, !dbg !45
  %64 = load float, ptr addrspace(4) %63, align 4, !dbg !45, !tbaa !53
  %65 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !55
  %66 = load i32, ptr addrspace(4) %25, align 4, !dbg !56, !tbaa !9
  %67 = add i32 %65, %66, !dbg !57
  %68 = zext i32 %67 to i64, !dbg !58
  %69 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %68, !dbg !58
  %70 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !59
  %71 = zext i32 %70 to i64, !dbg !58
  %72 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) %69, i64 0, i64 %71, !dbg !58
  store float %64, ptr addrspace(4) %72, align 4, !dbg !60, !tbaa !53
  br label %73, !dbg !58

73:                                               ; preds = %53, %47, %43
  br label %74, !dbg !43

74:                                               ; preds = %73
  %75 = load i32, ptr addrspace(4) %25, align 4, !dbg !61, !tbaa !9
  %76 = add nsw i32 %75, 8, !dbg !61
  store i32 %76, ptr addrspace(4) %25, align 4, !dbg !61, !tbaa !9
  br label %39, !dbg !35, !llvm.loop !62

77:                                               ; preds = %42
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !65
  %78 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !66
  %79 = mul i32 %78, 32, !dbg !67
  %80 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !68
  %81 = add i32 %79, %80, !dbg !69
  store i32 %81, ptr addrspace(4) %23, align 4, !dbg !70, !tbaa !9
  %82 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !71
  %83 = mul i32 %82, 32, !dbg !72
  %84 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !73
  %85 = add i32 %83, %84, !dbg !74
  store i32 %85, ptr addrspace(4) %24, align 4, !dbg !75, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15) #6, !dbg !76
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !77, !tbaa !9
  br label %86, !dbg !76

86:                                               ; preds = %121, %77
  %87 = load i32, ptr addrspace(4) %26, align 4, !dbg !78, !tbaa !9
  %88 = icmp slt i32 %87, 32, !dbg !79
  br i1 %88, label %90, label %89, !dbg !80

89:                                               ; preds = %86
  call void @llvm.lifetime.end.p0(ptr %15) #6, !dbg !80
  br label %124

90:                                               ; preds = %86
  %91 = load i32, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  %92 = load i32, ptr addrspace(4) %22, align 4, !dbg !82, !tbaa !9
  %93 = icmp slt i32 %91, %92, !dbg !83
  br i1 %93, label %94, label %120, !dbg !84

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(4) %24, align 4, !dbg !85, !tbaa !9
  %96 = load i32, ptr addrspace(4) %26, align 4, !dbg !86, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !87
  %98 = load i32, ptr addrspace(4) %21, align 4, !dbg !88, !tbaa !9
  %99 = icmp slt i32 %97, %98, !dbg !89
  br i1 %99, label %100, label %120, !dbg !84

100:                                              ; preds = %94
  %101 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !90
  %102 = zext i32 %101 to i64, !dbg !91
  %103 = getelementptr inbounds nuw [32 x [33 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %102, !dbg !91
  %104 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !92
  %105 = load i32, ptr addrspace(4) %26, align 4, !dbg !93, !tbaa !9
  %106 = add i32 %104, %105, !dbg !94
  %107 = zext i32 %106 to i64, !dbg !91
  %108 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) %103, i64 0, i64 %107, !dbg !91
  %109 = load float, ptr addrspace(4) %108, align 4, !dbg !91, !tbaa !53
  %110 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !95, !tbaa !17
  %111 = load i32, ptr addrspace(4) %24, align 4, !dbg !96, !tbaa !9
  %112 = load i32, ptr addrspace(4) %26, align 4, !dbg !97, !tbaa !9
  %113 = add nsw i32 %111, %112, !dbg !98
  %114 = load i32, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  %115 = mul nsw i32 %113, %114, !dbg !100
  %116 = load i32, ptr addrspace(4) %23, align 4, !dbg !101, !tbaa !9
  %117 = add nsw i32 %115, %116, !dbg !102
  %118 = sext i32 %117 to i64, !dbg !95
  %119 = getelementptr inbounds float, ptr addrspace(4) %110, i64 %118, !dbg !95
  store float %109, ptr addrspace(4) %119, align 4, !dbg !103, !tbaa !53
  br label %120, !dbg !95

120:                                              ; preds = %100, %94, %90
  br label %121, !dbg !88

121:                                              ; preds = %120
  %122 = load i32, ptr addrspace(4) %26, align 4, !dbg !104, !tbaa !9
  %123 = add nsw i32 %122, 8, !dbg !104
  store i32 %123, ptr addrspace(4) %26, align 4, !dbg !104, !tbaa !9
  br label %86, !dbg !80, !llvm.loop !105

124:                                              ; preds = %89
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
