; ModuleID = '<memory>'
source_filename = "examples/reduction.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_gridDim = type { i8 }

@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL7gridDim = internal addrspace(1) constant %struct.__hipspv_gridDim undef, align 1
@__hip_cuid_86ce9dd0a34270a6 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9block_sumPKiPxi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %12 to ptr addrspace(4)
  %22 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %22, ptr addrspace(4) %14, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %24 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %15, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !20
  store ptr addrspace(4) %23, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %17, align 8, !tbaa !20
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !22
  store i64 0, ptr addrspace(4) %19, align 8, !dbg !23, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !26
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !27
  %27 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #7, !dbg !28
  %28 = mul i32 %26, %27, !dbg !29
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !30
  %30 = add i32 %28, %29, !dbg !31
  store i32 %30, ptr addrspace(4) %20, align 4, !dbg !32, !tbaa !9
  br label %31, !dbg !26

31:                                               ; preds = %45, %3
  %32 = load i32, ptr addrspace(4) %20, align 4, !dbg !33, !tbaa !9
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !34, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !35
  br i1 %34, label %36, label %35, !dbg !36

35:                                               ; preds = %31
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !36
  br label %51

36:                                               ; preds = %31
  %37 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !37, !tbaa !17
  %38 = load i32, ptr addrspace(4) %20, align 4, !dbg !38, !tbaa !9
  %39 = sext i32 %38 to i64, !dbg !37
  %40 = getelementptr inbounds i32, ptr addrspace(4) %37, i64 %39, !dbg !37
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !37, !tbaa !9
  %42 = sext i32 %41 to i64, !dbg !37
  %43 = load i64, ptr addrspace(4) %19, align 8, !dbg !39, !tbaa !24
  %44 = add nsw i64 %43, %42, !dbg !39
  store i64 %44, ptr addrspace(4) %19, align 8, !dbg !39, !tbaa !24
  br label %45, !dbg !40

45:                                               ; preds = %36
  %46 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #7, !dbg !41
  %47 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #7, !dbg !42
  %48 = mul i32 %46, %47, !dbg !43
  %49 = load i32, ptr addrspace(4) %20, align 4, !dbg !44, !tbaa !9
  %50 = add i32 %49, %48, !dbg !44
  store i32 %50, ptr addrspace(4) %20, align 4, !dbg !44, !tbaa !9
  br label %31, !dbg !36, !llvm.loop !45

51:                                               ; preds = %35
  %52 = load i64, ptr addrspace(4) %19, align 8, !dbg !48, !tbaa !24
  %53 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !49
  %54 = zext i32 %53 to i64, !dbg !50
  %55 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %54, !dbg !50
  store i64 %52, ptr addrspace(4) %55, align 8, !dbg !51, !tbaa !24
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !52
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !53
  %56 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #7, !dbg !54
  %57 = udiv i32 %56, 2, !dbg !55
  store i32 %57, ptr addrspace(4) %21, align 4, !dbg !56, !tbaa !9
  br label %58, !dbg !53

58:                                               ; preds = %79, %51
  %59 = load i32, ptr addrspace(4) %21, align 4, !dbg !57, !tbaa !9
  %60 = icmp ugt i32 %59, 0, !dbg !58
  br i1 %60, label %62, label %61, !dbg !59

61:                                               ; preds = %58
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !59
  br label %82

62:                                               ; preds = %58
  %63 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !60
  %64 = load i32, ptr addrspace(4) %21, align 4, !dbg !61, !tbaa !9
  %65 = icmp ult i32 %63, %64, !dbg !62
  br i1 %65, label %66, label %78, !dbg !62

66:                                               ; preds = %62
  %67 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !63
  %68 = load i32, ptr addrspace(4) %21, align 4, !dbg !64, !tbaa !9
  %69 = add i32 %67, %68, !dbg !65
  %70 = zext i32 %69 to i64, !dbg !66
  %71 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %70, !dbg !66
  %72 = load i64, ptr addrspace(4) %71, align 8, !dbg !66, !tbaa !24
  %73 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !67
  %74 = zext i32 %73 to i64, !dbg !68
  %75 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %74, !dbg !68
  %76 = load i64, ptr addrspace(4) %75, align 8, !dbg !69, !tbaa !24
  %77 = add nsw i64 %76, %72, !dbg !69
  store i64 %77, ptr addrspace(4) %75, align 8, !dbg !69, !tbaa !24
  br label %78, !dbg !68

78:                                               ; preds = %66, %62
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !70
  br label %79, !dbg !71

79:                                               ; preds = %78
  %80 = load i32, ptr addrspace(4) %21, align 4, !dbg !72, !tbaa !9
  %81 = udiv i32 %80, 2, !dbg !72
  store i32 %81, ptr addrspace(4) %21, align 4, !dbg !72, !tbaa !9
  br label %58, !dbg !59, !llvm.loop !73

82:                                               ; preds = %61
  %83 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !74
  %84 = icmp eq i32 %83, 0, !dbg !75
  br i1 %84, label %85, label %91, !dbg !75

85:                                               ; preds = %82
  %86 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 8, !dbg !76, !tbaa !24
  %87 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !77, !tbaa !20
  %88 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !78
  %89 = zext i32 %88 to i64, !dbg !77
  %90 = getelementptr inbounds nuw i64, ptr addrspace(4) %87, i64 %89, !dbg !77
  store i64 %86, ptr addrspace(4) %90, align 8, !dbg !79, !tbaa !24
  br label %91, !dbg !77

91:                                               ; preds = %85, %82
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !80
  ret void, !dbg !80
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !81 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8, !dbg !83
  %4 = trunc i64 %3 to i32, !dbg !83
  ret i32 %4, !dbg !84
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !85 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !86
  %4 = trunc i64 %3 to i32, !dbg !86
  ret i32 %4, !dbg !87
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !89
  %4 = trunc i64 %3 to i32, !dbg !89
  ret i32 %4, !dbg !90
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #2 align 2 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #8, !dbg !92
  %4 = trunc i64 %3 to i32, !dbg !92
  ret i32 %4, !dbg !93
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !94 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !95
  ret void, !dbg !96
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) #4

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
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long long", !19, i64 0}
!22 = !DILocation(line: 8, column: 3, scope: !13)
!23 = !DILocation(line: 8, column: 13, scope: !13)
!24 = !{!25, !25, i64 0}
!25 = !{!"long long", !11, i64 0}
!26 = !DILocation(line: 9, column: 8, scope: !13)
!27 = !DILocation(line: 9, column: 16, scope: !13)
!28 = !DILocation(line: 9, column: 29, scope: !13)
!29 = !DILocation(line: 9, column: 27, scope: !13)
!30 = !DILocation(line: 9, column: 42, scope: !13)
!31 = !DILocation(line: 9, column: 40, scope: !13)
!32 = !DILocation(line: 9, column: 12, scope: !13)
!33 = !DILocation(line: 9, column: 55, scope: !13)
!34 = !DILocation(line: 9, column: 59, scope: !13)
!35 = !DILocation(line: 9, column: 57, scope: !13)
!36 = !DILocation(line: 9, column: 3, scope: !13)
!37 = !DILocation(line: 10, column: 12, scope: !13)
!38 = !DILocation(line: 10, column: 15, scope: !13)
!39 = !DILocation(line: 10, column: 9, scope: !13)
!40 = !DILocation(line: 10, column: 5, scope: !13)
!41 = !DILocation(line: 9, column: 67, scope: !13)
!42 = !DILocation(line: 9, column: 79, scope: !13)
!43 = !DILocation(line: 9, column: 77, scope: !13)
!44 = !DILocation(line: 9, column: 64, scope: !13)
!45 = distinct !{!45, !36, !46, !47}
!46 = !DILocation(line: 10, column: 16, scope: !13)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 11, column: 26, scope: !13)
!49 = !DILocation(line: 11, column: 11, scope: !13)
!50 = !DILocation(line: 11, column: 3, scope: !13)
!51 = !DILocation(line: 11, column: 24, scope: !13)
!52 = !DILocation(line: 12, column: 3, scope: !13)
!53 = !DILocation(line: 13, column: 8, scope: !13)
!54 = !DILocation(line: 13, column: 26, scope: !13)
!55 = !DILocation(line: 13, column: 37, scope: !13)
!56 = !DILocation(line: 13, column: 17, scope: !13)
!57 = !DILocation(line: 13, column: 42, scope: !13)
!58 = !DILocation(line: 13, column: 49, scope: !13)
!59 = !DILocation(line: 13, column: 3, scope: !13)
!60 = !DILocation(line: 14, column: 9, scope: !13)
!61 = !DILocation(line: 14, column: 23, scope: !13)
!62 = !DILocation(line: 14, column: 21, scope: !13)
!63 = !DILocation(line: 14, column: 63, scope: !13)
!64 = !DILocation(line: 14, column: 77, scope: !13)
!65 = !DILocation(line: 14, column: 75, scope: !13)
!66 = !DILocation(line: 14, column: 55, scope: !13)
!67 = !DILocation(line: 14, column: 39, scope: !13)
!68 = !DILocation(line: 14, column: 31, scope: !13)
!69 = !DILocation(line: 14, column: 52, scope: !13)
!70 = !DILocation(line: 15, column: 5, scope: !13)
!71 = !DILocation(line: 16, column: 3, scope: !13)
!72 = !DILocation(line: 13, column: 61, scope: !13)
!73 = distinct !{!73, !59, !71, !47}
!74 = !DILocation(line: 17, column: 7, scope: !13)
!75 = !DILocation(line: 17, column: 19, scope: !13)
!76 = !DILocation(line: 17, column: 43, scope: !13)
!77 = !DILocation(line: 17, column: 25, scope: !13)
!78 = !DILocation(line: 17, column: 29, scope: !13)
!79 = !DILocation(line: 17, column: 41, scope: !13)
!80 = !DILocation(line: 18, column: 1, scope: !13)
!81 = distinct !DISubprogram(name: "__get_x", scope: !82, file: !82, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!83 = !DILocation(line: 40, column: 207, scope: !81)
!84 = !DILocation(line: 40, column: 174, scope: !81)
!85 = distinct !DISubprogram(name: "__get_x", scope: !82, file: !82, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 41, column: 207, scope: !85)
!87 = !DILocation(line: 41, column: 174, scope: !85)
!88 = distinct !DISubprogram(name: "__get_x", scope: !82, file: !82, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 39, column: 208, scope: !88)
!90 = !DILocation(line: 39, column: 175, scope: !88)
!91 = distinct !DISubprogram(name: "__get_x", scope: !82, file: !82, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 42, column: 206, scope: !91)
!93 = !DILocation(line: 42, column: 173, scope: !91)
!94 = distinct !DISubprogram(name: "__syncthreads", scope: !82, file: !82, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 60, column: 55, scope: !94)
!96 = !DILocation(line: 60, column: 76, scope: !94)
