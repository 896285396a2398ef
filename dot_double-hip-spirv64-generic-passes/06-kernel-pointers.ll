; ModuleID = '<memory>'
source_filename = "tests/programs/dot_double.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_gridDim = type { i8 }

@_ZZ8dot_treePKdS0_PdiE5cache = internal addrspace(3) global [128 x double] undef, align 8
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL7gridDim = internal addrspace(1) constant %struct.__hipspv_gridDim undef, align 1
@_ZZ10dot_atomicPKdS0_PdiE5block = internal addrspace(3) global double undef, align 8
@__hip_cuid_f48cd78bea647e44 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8dot_treePKdS0_Pdi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
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
  %31 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr addrspace(4) %19, align 8
  %32 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !17
  store ptr addrspace(4) %28, ptr addrspace(4) %20, align 8, !tbaa !17
  store ptr addrspace(4) %30, ptr addrspace(4) %21, align 8, !tbaa !17
  store ptr addrspace(4) %32, ptr addrspace(4) %22, align 8, !tbaa !17
  store i32 %3, ptr addrspace(4) %23, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #7, !dbg !20
  store double 0.000000e+00, ptr addrspace(4) %24, align 8, !dbg !21, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !24
  %33 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !25
  %34 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !26
  %35 = mul i32 %33, %34, !dbg !27
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !28
  %37 = add i32 %35, %36, !dbg !29
  store i32 %37, ptr addrspace(4) %25, align 4, !dbg !30, !tbaa !9
  br label %38, !dbg !24

38:                                               ; preds = %57, %4
  %39 = load i32, ptr addrspace(4) %25, align 4, !dbg !31, !tbaa !9
  %40 = load i32, ptr addrspace(4) %23, align 4, !dbg !32, !tbaa !9
  %41 = icmp slt i32 %39, %40, !dbg !33
  br i1 %41, label %43, label %42, !dbg !34

42:                                               ; preds = %38
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !34
  br label %63

43:                                               ; preds = %38
  %44 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !35, !tbaa !17
  %45 = load i32, ptr addrspace(4) %25, align 4, !dbg !36, !tbaa !9
  %46 = sext i32 %45 to i64, !dbg !35
  %47 = getelementptr inbounds double, ptr addrspace(4) %44, i64 %46, !dbg !35
  %48 = load double, ptr addrspace(4) %47, align 8, !dbg !35, !tbaa !22
  %49 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !37, !tbaa !17
  %50 = load i32, ptr addrspace(4) %25, align 4, !dbg !38, !tbaa !9
  %51 = sext i32 %50 to i64, !dbg !37
  %52 = getelementptr inbounds double, ptr addrspace(4) %49, i64 %51, !dbg !37
  %53 = load double, ptr addrspace(4) %52, align 8, !dbg !37, !tbaa !22
  %54 = fmul contract double %48, %53, !dbg !39
  %55 = load double, ptr addrspace(4) %24, align 8, !dbg !40, !tbaa !22
  %56 = fadd contract double %55, %54, !dbg !40
  store double %56, ptr addrspace(4) %24, align 8, !dbg !40, !tbaa !22
  br label %57, !dbg !41

57:                                               ; preds = %43
  %58 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #8, !dbg !42
  %59 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !43
  %60 = mul i32 %58, %59, !dbg !44
  %61 = load i32, ptr addrspace(4) %25, align 4, !dbg !45, !tbaa !9
  %62 = add i32 %61, %60, !dbg !45
  store i32 %62, ptr addrspace(4) %25, align 4, !dbg !45, !tbaa !9
  br label %38, !dbg !34, !llvm.loop !46

63:                                               ; preds = %42
  %64 = load double, ptr addrspace(4) %24, align 8, !dbg !49, !tbaa !22
  %65 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !50
  %66 = zext i32 %65 to i64, !dbg !51
  %67 = getelementptr inbounds nuw [128 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 0, i64 %66, !dbg !51
  store double %64, ptr addrspace(4) %67, align 8, !dbg !52, !tbaa !22
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !53
  call void @llvm.lifetime.start.p0(ptr %15) #7, !dbg !54
  store i32 64, ptr addrspace(4) %26, align 4, !dbg !55, !tbaa !9
  br label %68, !dbg !54

68:                                               ; preds = %89, %63
  %69 = load i32, ptr addrspace(4) %26, align 4, !dbg !56, !tbaa !9
  %70 = icmp ugt i32 %69, 0, !dbg !57
  br i1 %70, label %72, label %71, !dbg !58

71:                                               ; preds = %68
  call void @llvm.lifetime.end.p0(ptr %15) #7, !dbg !58
  br label %92

72:                                               ; preds = %68
  %73 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !59
  %74 = load i32, ptr addrspace(4) %26, align 4, !dbg !60, !tbaa !9
  %75 = icmp ult i32 %73, %74, !dbg !61
  br i1 %75, label %76, label %88, !dbg !61

76:                                               ; preds = %72
  %77 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !62
  %78 = load i32, ptr addrspace(4) %26, align 4, !dbg !63, !tbaa !9
  %79 = add i32 %77, %78, !dbg !64
  %80 = zext i32 %79 to i64, !dbg !65
  %81 = getelementptr inbounds nuw [128 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 0, i64 %80, !dbg !65
  %82 = load double, ptr addrspace(4) %81, align 8, !dbg !65, !tbaa !22
  %83 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !66
  %84 = zext i32 %83 to i64, !dbg !67
  %85 = getelementptr inbounds nuw [128 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 0, i64 %84, !dbg !67
  %86 = load double, ptr addrspace(4) %85, align 8, !dbg !68, !tbaa !22
  %87 = fadd contract double %86, %82, !dbg !68
  store double %87, ptr addrspace(4) %85, align 8, !dbg !68, !tbaa !22
  br label %88, !dbg !67

88:                                               ; preds = %76, %72
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !69
  br label %89, !dbg !70

89:                                               ; preds = %88
  %90 = load i32, ptr addrspace(4) %26, align 4, !dbg !71, !tbaa !9
  %91 = lshr i32 %90, 1, !dbg !71
  store i32 %91, ptr addrspace(4) %26, align 4, !dbg !71, !tbaa !9
  br label %68, !dbg !58, !llvm.loop !72

92:                                               ; preds = %71
  %93 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !73
  %94 = icmp eq i32 %93, 0, !dbg !74
  br i1 %94, label %95, label %99, !dbg !74

95:                                               ; preds = %92
  %96 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !75, !tbaa !17
  %97 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), align 8, !dbg !76, !tbaa !22
  %98 = call contract spir_func noundef double @_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %96, double noundef %97) #8, !dbg !77
  br label %99, !dbg !77

99:                                               ; preds = %95, %92
  call void @llvm.lifetime.end.p0(ptr %12) #7, !dbg !78
  ret void, !dbg !78
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !79 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !81
  %4 = trunc i64 %3 to i32, !dbg !81
  ret i32 %4, !dbg !82
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !83 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !84
  %4 = trunc i64 %3 to i32, !dbg !84
  ret i32 %4, !dbg !85
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !87
  %4 = trunc i64 %3 to i32, !dbg !87
  ret i32 %4, !dbg !88
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #2 align 2 !dbg !89 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #9, !dbg !90
  %4 = trunc i64 %3 to i32, !dbg !90
  ret i32 %4, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !92 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !93
  ret void, !dbg !94
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef double @_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, double noundef %1) #3 !dbg !95 {
  %3 = alloca double, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca double, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store double %1, ptr addrspace(4) %8, align 8, !tbaa !22
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !97, !tbaa !17
  %10 = load double, ptr addrspace(4) %8, align 8, !dbg !98, !tbaa !22
  %11 = call contract spir_func noundef double @_ZN14__hipspv_fetchIdLi4ELb0EE3addEPdd(ptr addrspace(4) noundef %9, double noundef %10) #8, !dbg !99
  ret double %11, !dbg !100
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10dot_atomicPKdS0_Pdi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #0 !dbg !101 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = addrspacecast ptr %11 to ptr addrspace(4)
  %20 = addrspacecast ptr %12 to ptr addrspace(4)
  %21 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %21, ptr addrspace(4) %13, align 8
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !17
  %23 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %23, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %25 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %25, ptr addrspace(4) %15, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %17, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %18, align 8, !tbaa !17
  store i32 %3, ptr addrspace(4) %19, align 4, !tbaa !9
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !102
  %28 = icmp eq i32 %27, 0, !dbg !103
  br i1 %28, label %29, label %30, !dbg !103

29:                                               ; preds = %4
  store double 0.000000e+00, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !104, !tbaa !22
  br label %30, !dbg !105

30:                                               ; preds = %29, %4
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !106
  call void @llvm.lifetime.start.p0(ptr %12) #7, !dbg !107
  %31 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !108
  %32 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !109
  %33 = mul i32 %31, %32, !dbg !110
  %34 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !111
  %35 = add i32 %33, %34, !dbg !112
  store i32 %35, ptr addrspace(4) %20, align 4, !dbg !113, !tbaa !9
  %36 = load i32, ptr addrspace(4) %20, align 4, !dbg !114, !tbaa !9
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !115, !tbaa !9
  %38 = icmp slt i32 %36, %37, !dbg !116
  br i1 %38, label %39, label %52, !dbg !116

39:                                               ; preds = %30
  %40 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !117, !tbaa !17
  %41 = load i32, ptr addrspace(4) %20, align 4, !dbg !118, !tbaa !9
  %42 = sext i32 %41 to i64, !dbg !117
  %43 = getelementptr inbounds double, ptr addrspace(4) %40, i64 %42, !dbg !117
  %44 = load double, ptr addrspace(4) %43, align 8, !dbg !117, !tbaa !22
  %45 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !119, !tbaa !17
  %46 = load i32, ptr addrspace(4) %20, align 4, !dbg !120, !tbaa !9
  %47 = sext i32 %46 to i64, !dbg !119
  %48 = getelementptr inbounds double, ptr addrspace(4) %45, i64 %47, !dbg !119
  %49 = load double, ptr addrspace(4) %48, align 8, !dbg !119, !tbaa !22
  %50 = fmul contract double %44, %49, !dbg !121
  %51 = call contract spir_func noundef double @_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), double noundef %50) #8, !dbg !122
  br label %52, !dbg !122

52:                                               ; preds = %39, %30
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !123
  %53 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !124
  %54 = icmp eq i32 %53, 0, !dbg !125
  br i1 %54, label %55, label %59, !dbg !125

55:                                               ; preds = %52
  %56 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !126, !tbaa !17
  %57 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !127, !tbaa !22
  %58 = call contract spir_func noundef double @_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %56, double noundef %57) #8, !dbg !128
  br label %59, !dbg !128

59:                                               ; preds = %55, %52
  call void @llvm.lifetime.end.p0(ptr %12) #7, !dbg !129
  ret void, !dbg !129
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

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_ZN14__hipspv_fetchIdLi4ELb0EE3addEPdd(ptr addrspace(4) noundef %0, double noundef %1) #6 align 2 !dbg !130 {
  %3 = alloca double, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca double, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store double %1, ptr addrspace(4) %8, align 8, !tbaa !22
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !131, !tbaa !17
  %10 = load double, ptr addrspace(4) %8, align 8, !dbg !132, !tbaa !22
  %11 = call contract spir_func noundef double @_Z22__hipspv_atomic_updateId12__hipspv_addIdELi4EET_PS2_S2_(ptr addrspace(4) noundef %9, double noundef %10) #8, !dbg !133
  ret double %11, !dbg !134
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef double @_Z22__hipspv_atomic_updateId12__hipspv_addIdELi4EET_PS2_S2_(ptr addrspace(4) noundef %0, double noundef %1) #3 !dbg !135 {
  %3 = alloca double, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca double, align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca double, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %14, align 8, !tbaa !17
  store double %1, ptr addrspace(4) %15, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %6) #7, !dbg !136
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !137, !tbaa !17
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !dbg !138, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !141
  %23 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !142, !tbaa !139
  %24 = load volatile i64, ptr addrspace(4) %23, align 8, !dbg !143, !tbaa !144
  store i64 %24, ptr addrspace(4) %17, align 8, !dbg !146, !tbaa !144
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !147
  br label %25, !dbg !148

25:                                               ; preds = %39, %2
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !149
  %26 = load double, ptr addrspace(4) %17, align 8, !dbg !150, !tbaa !151
  %27 = load double, ptr addrspace(4) %15, align 8, !dbg !152, !tbaa !22
  %28 = call contract spir_func noundef double @_ZN12__hipspv_addIdE4nextEdd(double noundef %26, double noundef %27) #8, !dbg !149
  store double %28, ptr addrspace(4) %19, align 8, !dbg !149, !tbaa !22
  %29 = load i64, ptr addrspace(4) %19, align 8, !dbg !153, !tbaa !151
  store i64 %29, ptr addrspace(4) %18, align 8, !dbg !154, !tbaa !144
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !155
  br label %30, !dbg !156

30:                                               ; preds = %25
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !157, !tbaa !139
  %32 = load i64, ptr addrspace(4) %18, align 8, !dbg !158, !tbaa !144
  store i64 %32, ptr addrspace(4) %20, align 8, !dbg !159, !tbaa !144
  %33 = load i64, ptr addrspace(4) %17, align 8, !dbg !159
  %34 = load i64, ptr addrspace(4) %20, align 8, !dbg !159
  %35 = cmpxchg ptr addrspace(4) %31, i64 %33, i64 %34 syncscope("device") monotonic monotonic, align 8, !dbg !159
  %36 = extractvalue { i64, i1 } %35, 0, !dbg !159
  %37 = extractvalue { i64, i1 } %35, 1, !dbg !159
  br i1 %37, label %39, label %38, !dbg !159

38:                                               ; preds = %30
  store i64 %36, ptr addrspace(4) %17, align 8, !dbg !159
  br label %39, !dbg !159

39:                                               ; preds = %38, %30
  %40 = zext i1 %37 to i8, !dbg !159
  store i8 %40, ptr addrspace(4) %21, align 1, !dbg !159, !tbaa !160
  %41 = load i8, ptr addrspace(4) %21, align 1, !dbg !159, !tbaa !160, !range !162, !noundef !16
  %42 = trunc i8 %41 to i1, !dbg !159
  %43 = xor i1 %42, true, !dbg !163
  br i1 %43, label %25, label %44, !dbg !156, !llvm.loop !164

44:                                               ; preds = %39
  %45 = load double, ptr addrspace(4) %17, align 8, !dbg !166, !tbaa !151
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !167
  call void @llvm.lifetime.end.p0(ptr %7) #7, !dbg !167
  call void @llvm.lifetime.end.p0(ptr %6) #7, !dbg !167
  ret double %45, !dbg !168
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_ZN12__hipspv_addIdE4nextEdd(double noundef %0, double noundef %1) #6 align 2 !dbg !169 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %7, align 8, !tbaa !22
  store double %1, ptr addrspace(4) %8, align 8, !tbaa !22
  %9 = load double, ptr addrspace(4) %7, align 8, !dbg !170, !tbaa !22
  %10 = load double, ptr addrspace(4) %8, align 8, !dbg !171, !tbaa !22
  %11 = fadd contract double %9, %10, !dbg !172
  ret double %11, !dbg !173
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
!1 = !DIFile(filename: "dot_double.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "dot_tree", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/dot_double.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 double", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 8, column: 3, scope: !13)
!21 = !DILocation(line: 8, column: 10, scope: !13)
!22 = !{!23, !23, i64 0}
!23 = !{!"double", !11, i64 0}
!24 = !DILocation(line: 9, column: 8, scope: !13)
!25 = !DILocation(line: 9, column: 16, scope: !13)
!26 = !DILocation(line: 9, column: 29, scope: !13)
!27 = !DILocation(line: 9, column: 27, scope: !13)
!28 = !DILocation(line: 9, column: 42, scope: !13)
!29 = !DILocation(line: 9, column: 40, scope: !13)
!30 = !DILocation(line: 9, column: 12, scope: !13)
!31 = !DILocation(line: 9, column: 55, scope: !13)
!32 = !DILocation(line: 9, column: 59, scope: !13)
!33 = !DILocation(line: 9, column: 57, scope: !13)
!34 = !DILocation(line: 9, column: 3, scope: !13)
!35 = !DILocation(line: 10, column: 13, scope: !13)
!36 = !DILocation(line: 10, column: 15, scope: !13)
!37 = !DILocation(line: 10, column: 20, scope: !13)
!38 = !DILocation(line: 10, column: 22, scope: !13)
!39 = !DILocation(line: 10, column: 18, scope: !13)
!40 = !DILocation(line: 10, column: 10, scope: !13)
!41 = !DILocation(line: 10, column: 5, scope: !13)
!42 = !DILocation(line: 9, column: 67, scope: !13)
!43 = !DILocation(line: 9, column: 79, scope: !13)
!44 = !DILocation(line: 9, column: 77, scope: !13)
!45 = !DILocation(line: 9, column: 64, scope: !13)
!46 = distinct !{!46, !34, !47, !48}
!47 = !DILocation(line: 10, column: 23, scope: !13)
!48 = !{!"llvm.loop.mustprogress"}
!49 = !DILocation(line: 11, column: 24, scope: !13)
!50 = !DILocation(line: 11, column: 9, scope: !13)
!51 = !DILocation(line: 11, column: 3, scope: !13)
!52 = !DILocation(line: 11, column: 22, scope: !13)
!53 = !DILocation(line: 12, column: 3, scope: !13)
!54 = !DILocation(line: 13, column: 8, scope: !13)
!55 = !DILocation(line: 13, column: 17, scope: !13)
!56 = !DILocation(line: 13, column: 28, scope: !13)
!57 = !DILocation(line: 13, column: 33, scope: !13)
!58 = !DILocation(line: 13, column: 3, scope: !13)
!59 = !DILocation(line: 14, column: 9, scope: !13)
!60 = !DILocation(line: 14, column: 23, scope: !13)
!61 = !DILocation(line: 14, column: 21, scope: !13)
!62 = !DILocation(line: 14, column: 57, scope: !13)
!63 = !DILocation(line: 14, column: 71, scope: !13)
!64 = !DILocation(line: 14, column: 69, scope: !13)
!65 = !DILocation(line: 14, column: 51, scope: !13)
!66 = !DILocation(line: 14, column: 35, scope: !13)
!67 = !DILocation(line: 14, column: 29, scope: !13)
!68 = !DILocation(line: 14, column: 48, scope: !13)
!69 = !DILocation(line: 15, column: 5, scope: !13)
!70 = !DILocation(line: 16, column: 3, scope: !13)
!71 = !DILocation(line: 13, column: 43, scope: !13)
!72 = distinct !{!72, !58, !70, !48}
!73 = !DILocation(line: 17, column: 7, scope: !13)
!74 = !DILocation(line: 17, column: 19, scope: !13)
!75 = !DILocation(line: 17, column: 35, scope: !13)
!76 = !DILocation(line: 17, column: 40, scope: !13)
!77 = !DILocation(line: 17, column: 25, scope: !13)
!78 = !DILocation(line: 18, column: 1, scope: !13)
!79 = distinct !DISubprogram(name: "__get_x", scope: !80, file: !80, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!81 = !DILocation(line: 40, column: 207, scope: !79)
!82 = !DILocation(line: 40, column: 174, scope: !79)
!83 = distinct !DISubprogram(name: "__get_x", scope: !80, file: !80, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 41, column: 207, scope: !83)
!85 = !DILocation(line: 41, column: 174, scope: !83)
!86 = distinct !DISubprogram(name: "__get_x", scope: !80, file: !80, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 39, column: 208, scope: !86)
!88 = !DILocation(line: 39, column: 175, scope: !86)
!89 = distinct !DISubprogram(name: "__get_x", scope: !80, file: !80, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 42, column: 206, scope: !89)
!91 = !DILocation(line: 42, column: 173, scope: !89)
!92 = distinct !DISubprogram(name: "__syncthreads", scope: !80, file: !80, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !DILocation(line: 60, column: 55, scope: !92)
!94 = !DILocation(line: 60, column: 76, scope: !92)
!95 = distinct !DISubprogram(name: "atomicAdd<double>", scope: !96, file: !96, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!97 = !DILocation(line: 154, column: 147, scope: !95)
!98 = !DILocation(line: 154, column: 156, scope: !95)
!99 = !DILocation(line: 154, column: 119, scope: !95)
!100 = !DILocation(line: 154, column: 112, scope: !95)
!101 = distinct !DISubprogram(name: "dot_atomic", scope: !14, file: !14, line: 20, type: !15, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 22, column: 7, scope: !101)
!103 = !DILocation(line: 22, column: 19, scope: !101)
!104 = !DILocation(line: 22, column: 31, scope: !101)
!105 = !DILocation(line: 22, column: 25, scope: !101)
!106 = !DILocation(line: 23, column: 3, scope: !101)
!107 = !DILocation(line: 24, column: 3, scope: !101)
!108 = !DILocation(line: 24, column: 17, scope: !101)
!109 = !DILocation(line: 24, column: 30, scope: !101)
!110 = !DILocation(line: 24, column: 28, scope: !101)
!111 = !DILocation(line: 24, column: 43, scope: !101)
!112 = !DILocation(line: 24, column: 41, scope: !101)
!113 = !DILocation(line: 24, column: 13, scope: !101)
!114 = !DILocation(line: 25, column: 7, scope: !101)
!115 = !DILocation(line: 25, column: 11, scope: !101)
!116 = !DILocation(line: 25, column: 9, scope: !101)
!117 = !DILocation(line: 25, column: 32, scope: !101)
!118 = !DILocation(line: 25, column: 34, scope: !101)
!119 = !DILocation(line: 25, column: 39, scope: !101)
!120 = !DILocation(line: 25, column: 41, scope: !101)
!121 = !DILocation(line: 25, column: 37, scope: !101)
!122 = !DILocation(line: 25, column: 14, scope: !101)
!123 = !DILocation(line: 26, column: 3, scope: !101)
!124 = !DILocation(line: 27, column: 7, scope: !101)
!125 = !DILocation(line: 27, column: 19, scope: !101)
!126 = !DILocation(line: 27, column: 35, scope: !101)
!127 = !DILocation(line: 27, column: 40, scope: !101)
!128 = !DILocation(line: 27, column: 25, scope: !101)
!129 = !DILocation(line: 28, column: 1, scope: !101)
!130 = distinct !DISubprogram(name: "add", scope: !96, file: !96, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!131 = !DILocation(line: 94, column: 66, scope: !130)
!132 = !DILocation(line: 94, column: 75, scope: !130)
!133 = !DILocation(line: 94, column: 12, scope: !130)
!134 = !DILocation(line: 94, column: 5, scope: !130)
!135 = distinct !DISubprogram(name: "__hipspv_atomic_update<double, __hipspv_add<double>, 4>", scope: !96, file: !96, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 68, column: 3, scope: !135)
!137 = !DILocation(line: 68, column: 42, scope: !135)
!138 = !DILocation(line: 68, column: 9, scope: !135)
!139 = !{!140, !140, i64 0}
!140 = !{!"p1 long long", !19, i64 0}
!141 = !DILocation(line: 69, column: 3, scope: !135)
!142 = !DILocation(line: 69, column: 43, scope: !135)
!143 = !DILocation(line: 69, column: 15, scope: !135)
!144 = !{!145, !145, i64 0}
!145 = !{!"long long", !11, i64 0}
!146 = !DILocation(line: 69, column: 8, scope: !135)
!147 = !DILocation(line: 70, column: 3, scope: !135)
!148 = !DILocation(line: 71, column: 3, scope: !135)
!149 = !DILocation(line: 72, column: 39, scope: !135)
!150 = !DILocation(line: 72, column: 55, scope: !135)
!151 = !{!11, !11, i64 0}
!152 = !DILocation(line: 72, column: 86, scope: !135)
!153 = !DILocation(line: 72, column: 14, scope: !135)
!154 = !DILocation(line: 72, column: 12, scope: !135)
!155 = !DILocation(line: 72, column: 5, scope: !135)
!156 = !DILocation(line: 73, column: 3, scope: !135)
!157 = !DILocation(line: 73, column: 50, scope: !135)
!158 = !DILocation(line: 73, column: 65, scope: !135)
!159 = !DILocation(line: 73, column: 13, scope: !135)
!160 = !{!161, !161, i64 0}
!161 = !{!"bool", !11, i64 0}
!162 = !{i8 0, i8 2}
!163 = !DILocation(line: 73, column: 12, scope: !135)
!164 = distinct !{!164, !148, !165, !48}
!165 = !DILocation(line: 74, column: 59, scope: !135)
!166 = !DILocation(line: 75, column: 10, scope: !135)
!167 = !DILocation(line: 76, column: 1, scope: !135)
!168 = !DILocation(line: 75, column: 3, scope: !135)
!169 = distinct !DISubprogram(name: "next", scope: !96, file: !96, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !DILocation(line: 44, column: 72, scope: !169)
!171 = !DILocation(line: 44, column: 78, scope: !169)
!172 = !DILocation(line: 44, column: 76, scope: !169)
!173 = !DILocation(line: 44, column: 65, scope: !169)
