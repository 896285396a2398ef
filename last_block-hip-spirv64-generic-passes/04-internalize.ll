; ModuleID = '<memory>'
source_filename = "tests/programs/last_block.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_gridDim = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@finished = hidden addrspace(1) externally_initialized global i32 0, align 4
@_ZZ7sum_allPKiiPVxPxE5cache = internal addrspace(3) global [64 x i64] undef, align 8
@_ZZ7sum_allPKiiPVxPxE4last = internal addrspace(3) global i8 undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL7gridDim = internal addrspace(1) constant %struct.__hipspv_gridDim undef, align 1
@__hip_cuid_2f34e73c251c5dec = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7sum_allPKiiPVxPx(ptr addrspace(1) noundef %0, i32 noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = addrspacecast ptr %5 to ptr addrspace(4)
  %21 = addrspacecast ptr %6 to ptr addrspace(4)
  %22 = addrspacecast ptr %7 to ptr addrspace(4)
  %23 = addrspacecast ptr %8 to ptr addrspace(4)
  %24 = addrspacecast ptr %9 to ptr addrspace(4)
  %25 = addrspacecast ptr %10 to ptr addrspace(4)
  %26 = addrspacecast ptr %11 to ptr addrspace(4)
  %27 = addrspacecast ptr %12 to ptr addrspace(4)
  %28 = addrspacecast ptr %13 to ptr addrspace(4)
  %29 = addrspacecast ptr %15 to ptr addrspace(4)
  %30 = addrspacecast ptr %17 to ptr addrspace(4)
  %31 = addrspacecast ptr %18 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %20, align 8
  %32 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %21, align 8
  %33 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !20
  store ptr addrspace(1) %3, ptr addrspace(4) %22, align 8
  %34 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !20
  store ptr addrspace(4) %32, ptr addrspace(4) %23, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %24, align 4, !tbaa !9
  store ptr addrspace(4) %33, ptr addrspace(4) %25, align 8, !tbaa !20
  store ptr addrspace(4) %34, ptr addrspace(4) %26, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %12) #9, !dbg !22
  store i64 0, ptr addrspace(4) %27, align 8, !dbg !23, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !26
  %35 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !27
  %36 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !28
  %37 = mul i32 %35, %36, !dbg !29
  %38 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !30
  %39 = add i32 %37, %38, !dbg !31
  store i32 %39, ptr addrspace(4) %28, align 4, !dbg !32, !tbaa !9
  br label %40, !dbg !26

40:                                               ; preds = %54, %4
  %41 = load i32, ptr addrspace(4) %28, align 4, !dbg !33, !tbaa !9
  %42 = load i32, ptr addrspace(4) %24, align 4, !dbg !34, !tbaa !9
  %43 = icmp slt i32 %41, %42, !dbg !35
  br i1 %43, label %45, label %44, !dbg !36

44:                                               ; preds = %40
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !36
  br label %60

45:                                               ; preds = %40
  %46 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !37, !tbaa !17
  %47 = load i32, ptr addrspace(4) %28, align 4, !dbg !38, !tbaa !9
  %48 = sext i32 %47 to i64, !dbg !37
  %49 = getelementptr inbounds i32, ptr addrspace(4) %46, i64 %48, !dbg !37
  %50 = load i32, ptr addrspace(4) %49, align 4, !dbg !37, !tbaa !9
  %51 = sext i32 %50 to i64, !dbg !37
  %52 = load i64, ptr addrspace(4) %27, align 8, !dbg !39, !tbaa !24
  %53 = add nsw i64 %52, %51, !dbg !39
  store i64 %53, ptr addrspace(4) %27, align 8, !dbg !39, !tbaa !24
  br label %54, !dbg !40

54:                                               ; preds = %45
  %55 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #10, !dbg !41
  %56 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !42
  %57 = mul i32 %55, %56, !dbg !43
  %58 = load i32, ptr addrspace(4) %28, align 4, !dbg !44, !tbaa !9
  %59 = add i32 %58, %57, !dbg !44
  store i32 %59, ptr addrspace(4) %28, align 4, !dbg !44, !tbaa !9
  br label %40, !dbg !36, !llvm.loop !45

60:                                               ; preds = %44
  %61 = load i64, ptr addrspace(4) %27, align 8, !dbg !48, !tbaa !24
  %62 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !49
  %63 = zext i32 %62 to i64, !dbg !50
  %64 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 0, i64 %63, !dbg !50
  store i64 %61, ptr addrspace(4) %64, align 8, !dbg !51, !tbaa !24
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !52
  call void @llvm.lifetime.start.p0(ptr %15) #9, !dbg !53
  store i32 32, ptr addrspace(4) %29, align 4, !dbg !54, !tbaa !9
  br label %65, !dbg !53

65:                                               ; preds = %86, %60
  %66 = load i32, ptr addrspace(4) %29, align 4, !dbg !55, !tbaa !9
  %67 = icmp ugt i32 %66, 0, !dbg !56
  br i1 %67, label %69, label %68, !dbg !57

68:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr %15) #9, !dbg !57
  br label %89

69:                                               ; preds = %65
  %70 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !58
  %71 = load i32, ptr addrspace(4) %29, align 4, !dbg !59, !tbaa !9
  %72 = icmp ult i32 %70, %71, !dbg !60
  br i1 %72, label %73, label %85, !dbg !60

73:                                               ; preds = %69
  %74 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !61
  %75 = load i32, ptr addrspace(4) %29, align 4, !dbg !62, !tbaa !9
  %76 = add i32 %74, %75, !dbg !63
  %77 = zext i32 %76 to i64, !dbg !64
  %78 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 0, i64 %77, !dbg !64
  %79 = load i64, ptr addrspace(4) %78, align 8, !dbg !64, !tbaa !24
  %80 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !65
  %81 = zext i32 %80 to i64, !dbg !66
  %82 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 0, i64 %81, !dbg !66
  %83 = load i64, ptr addrspace(4) %82, align 8, !dbg !67, !tbaa !24
  %84 = add nsw i64 %83, %79, !dbg !67
  store i64 %84, ptr addrspace(4) %82, align 8, !dbg !67, !tbaa !24
  br label %85, !dbg !66

85:                                               ; preds = %73, %69
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !68
  br label %86, !dbg !69

86:                                               ; preds = %85
  %87 = load i32, ptr addrspace(4) %29, align 4, !dbg !70, !tbaa !9
  %88 = udiv i32 %87, 2, !dbg !70
  store i32 %88, ptr addrspace(4) %29, align 4, !dbg !70, !tbaa !9
  br label %65, !dbg !57, !llvm.loop !71

89:                                               ; preds = %68
  %90 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !72
  %91 = icmp eq i32 %90, 0, !dbg !73
  br i1 %91, label %92, label %105, !dbg !73

92:                                               ; preds = %89
  %93 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), align 8, !dbg !74, !tbaa !24
  %94 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !75, !tbaa !20
  %95 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !76
  %96 = zext i32 %95 to i64, !dbg !75
  %97 = getelementptr inbounds nuw i64, ptr addrspace(4) %94, i64 %96, !dbg !75
  store volatile i64 %93, ptr addrspace(4) %97, align 8, !dbg !77, !tbaa !24
  call spir_func void @_Z13__threadfencev() #10, !dbg !78
  %98 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #10, !dbg !79
  %99 = sub i32 %98, 1, !dbg !80
  %100 = call spir_func noundef i32 @_Z9atomicIncIjEjPjj(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), i32 noundef %99) #10, !dbg !81
  %101 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #10, !dbg !82
  %102 = sub i32 %101, 1, !dbg !83
  %103 = icmp eq i32 %100, %102, !dbg !84
  %104 = zext i1 %103 to i8, !dbg !85
  store i8 %104, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last to ptr addrspace(4)), align 1, !dbg !85, !tbaa !86
  br label %105, !dbg !88

105:                                              ; preds = %92, %89
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !89
  %106 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last to ptr addrspace(4)), align 1, !dbg !90, !tbaa !86, !range !91, !noundef !16
  %107 = trunc i8 %106 to i1, !dbg !90
  br i1 %107, label %108, label %131, !dbg !92

108:                                              ; preds = %105
  %109 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !93
  %110 = icmp eq i32 %109, 0, !dbg !94
  br i1 %110, label %111, label %131, !dbg !92

111:                                              ; preds = %108
  call void @llvm.lifetime.start.p0(ptr %17) #9, !dbg !95
  store i64 0, ptr addrspace(4) %30, align 8, !dbg !96, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %18) #9, !dbg !97
  store i32 0, ptr addrspace(4) %31, align 4, !dbg !98, !tbaa !9
  br label %112, !dbg !97

112:                                              ; preds = %125, %111
  %113 = load i32, ptr addrspace(4) %31, align 4, !dbg !99, !tbaa !9
  %114 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #10, !dbg !100
  %115 = icmp ult i32 %113, %114, !dbg !101
  br i1 %115, label %117, label %116, !dbg !102

116:                                              ; preds = %112
  call void @llvm.lifetime.end.p0(ptr %18) #9, !dbg !102
  br label %128

117:                                              ; preds = %112
  %118 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !103, !tbaa !20
  %119 = load i32, ptr addrspace(4) %31, align 4, !dbg !104, !tbaa !9
  %120 = zext i32 %119 to i64, !dbg !103
  %121 = getelementptr inbounds nuw i64, ptr addrspace(4) %118, i64 %120, !dbg !103
  %122 = load volatile i64, ptr addrspace(4) %121, align 8, !dbg !103, !tbaa !24
  %123 = load i64, ptr addrspace(4) %30, align 8, !dbg !105, !tbaa !24
  %124 = add nsw i64 %123, %122, !dbg !105
  store i64 %124, ptr addrspace(4) %30, align 8, !dbg !105, !tbaa !24
  br label %125, !dbg !106

125:                                              ; preds = %117
  %126 = load i32, ptr addrspace(4) %31, align 4, !dbg !107, !tbaa !9
  %127 = add i32 %126, 1, !dbg !107
  store i32 %127, ptr addrspace(4) %31, align 4, !dbg !107, !tbaa !9
  br label %112, !dbg !102, !llvm.loop !108

128:                                              ; preds = %116
  %129 = load i64, ptr addrspace(4) %30, align 8, !dbg !110, !tbaa !24
  %130 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !111, !tbaa !20
  store i64 %129, ptr addrspace(4) %130, align 8, !dbg !112, !tbaa !24
  call void @llvm.lifetime.end.p0(ptr %17) #9, !dbg !113
  br label %131, !dbg !113

131:                                              ; preds = %128, %108, %105
  call void @llvm.lifetime.end.p0(ptr %12) #9, !dbg !114
  ret void, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !115 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !117
  %4 = trunc i64 %3 to i32, !dbg !117
  ret i32 %4, !dbg !118
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !119 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !120
  %4 = trunc i64 %3 to i32, !dbg !120
  ret i32 %4, !dbg !121
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !122 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !123
  %4 = trunc i64 %3 to i32, !dbg !123
  ret i32 %4, !dbg !124
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #2 align 2 !dbg !125 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #11, !dbg !126
  %4 = trunc i64 %3 to i32, !dbg !126
  ret i32 %4, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !128 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !129
  ret void, !dbg !130
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__threadfencev() #3 !dbg !131 {
  call spir_func void @__hipspv_fence_device() #10, !dbg !132
  ret void, !dbg !133
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicIncIjEjPjj(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !dbg !134 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !136, !tbaa !17
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !137, !tbaa !9
  %11 = call spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_incIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %9, i32 noundef %10) #10, !dbg !138
  ret i32 %11, !dbg !139
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

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_incIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !dbg !140 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
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
  store i32 %1, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !141
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !142, !tbaa !17
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !dbg !143, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !144
  %23 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !145, !tbaa !17
  %24 = load volatile i32, ptr addrspace(4) %23, align 4, !dbg !146, !tbaa !9
  store i32 %24, ptr addrspace(4) %17, align 4, !dbg !147, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !148
  br label %25, !dbg !149

25:                                               ; preds = %39, %2
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !150
  %26 = load i32, ptr addrspace(4) %17, align 4, !dbg !151, !tbaa !152
  %27 = load i32, ptr addrspace(4) %15, align 4, !dbg !153, !tbaa !9
  %28 = call spir_func noundef i32 @_ZN12__hipspv_incIjE4nextEjj(i32 noundef %26, i32 noundef %27) #10, !dbg !150
  store i32 %28, ptr addrspace(4) %19, align 4, !dbg !150, !tbaa !9
  %29 = load i32, ptr addrspace(4) %19, align 4, !dbg !154, !tbaa !152
  store i32 %29, ptr addrspace(4) %18, align 4, !dbg !155, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !156
  br label %30, !dbg !157

30:                                               ; preds = %25
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !158, !tbaa !17
  %32 = load i32, ptr addrspace(4) %18, align 4, !dbg !159, !tbaa !9
  store i32 %32, ptr addrspace(4) %20, align 4, !dbg !160, !tbaa !9
  %33 = load i32, ptr addrspace(4) %17, align 4, !dbg !160
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !160
  %35 = cmpxchg ptr addrspace(4) %31, i32 %33, i32 %34 syncscope("device") monotonic monotonic, align 4, !dbg !160
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !160
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !160
  br i1 %37, label %39, label %38, !dbg !160

38:                                               ; preds = %30
  store i32 %36, ptr addrspace(4) %17, align 4, !dbg !160
  br label %39, !dbg !160

39:                                               ; preds = %38, %30
  %40 = zext i1 %37 to i8, !dbg !160
  store i8 %40, ptr addrspace(4) %21, align 1, !dbg !160, !tbaa !86
  %41 = load i8, ptr addrspace(4) %21, align 1, !dbg !160, !tbaa !86, !range !91, !noundef !16
  %42 = trunc i8 %41 to i1, !dbg !160
  %43 = xor i1 %42, true, !dbg !161
  br i1 %43, label %25, label %44, !dbg !157, !llvm.loop !162

44:                                               ; preds = %39
  %45 = load i32, ptr addrspace(4) %17, align 4, !dbg !164, !tbaa !152
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !165
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !165
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !165
  ret i32 %45, !dbg !166
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN12__hipspv_incIjE4nextEjj(i32 noundef %0, i32 noundef %1) #6 align 2 !dbg !167 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !168, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !169, !tbaa !9
  %11 = icmp uge i32 %9, %10, !dbg !170
  br i1 %11, label %12, label %13, !dbg !168

12:                                               ; preds = %2
  br label %16, !dbg !168

13:                                               ; preds = %2
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !171, !tbaa !9
  %15 = add i32 %14, 1, !dbg !172
  br label %16, !dbg !168

16:                                               ; preds = %13, %12
  %17 = phi i32 [ 0, %12 ], [ %15, %13 ], !dbg !168
  ret i32 %17, !dbg !173
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @__hipspv_fence_device() #7 {
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #12
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #8

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "last_block.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "sum_all", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/last_block.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 long long", !19, i64 0}
!22 = !DILocation(line: 9, column: 3, scope: !13)
!23 = !DILocation(line: 9, column: 13, scope: !13)
!24 = !{!25, !25, i64 0}
!25 = !{!"long long", !11, i64 0}
!26 = !DILocation(line: 10, column: 8, scope: !13)
!27 = !DILocation(line: 10, column: 16, scope: !13)
!28 = !DILocation(line: 10, column: 29, scope: !13)
!29 = !DILocation(line: 10, column: 27, scope: !13)
!30 = !DILocation(line: 10, column: 42, scope: !13)
!31 = !DILocation(line: 10, column: 40, scope: !13)
!32 = !DILocation(line: 10, column: 12, scope: !13)
!33 = !DILocation(line: 10, column: 55, scope: !13)
!34 = !DILocation(line: 10, column: 59, scope: !13)
!35 = !DILocation(line: 10, column: 57, scope: !13)
!36 = !DILocation(line: 10, column: 3, scope: !13)
!37 = !DILocation(line: 11, column: 13, scope: !13)
!38 = !DILocation(line: 11, column: 16, scope: !13)
!39 = !DILocation(line: 11, column: 10, scope: !13)
!40 = !DILocation(line: 11, column: 5, scope: !13)
!41 = !DILocation(line: 10, column: 67, scope: !13)
!42 = !DILocation(line: 10, column: 79, scope: !13)
!43 = !DILocation(line: 10, column: 77, scope: !13)
!44 = !DILocation(line: 10, column: 64, scope: !13)
!45 = distinct !{!45, !36, !46, !47}
!46 = !DILocation(line: 11, column: 17, scope: !13)
!47 = !{!"llvm.loop.mustprogress"}
!48 = !DILocation(line: 12, column: 24, scope: !13)
!49 = !DILocation(line: 12, column: 9, scope: !13)
!50 = !DILocation(line: 12, column: 3, scope: !13)
!51 = !DILocation(line: 12, column: 22, scope: !13)
!52 = !DILocation(line: 13, column: 3, scope: !13)
!53 = !DILocation(line: 14, column: 8, scope: !13)
!54 = !DILocation(line: 14, column: 17, scope: !13)
!55 = !DILocation(line: 14, column: 28, scope: !13)
!56 = !DILocation(line: 14, column: 33, scope: !13)
!57 = !DILocation(line: 14, column: 3, scope: !13)
!58 = !DILocation(line: 15, column: 9, scope: !13)
!59 = !DILocation(line: 15, column: 23, scope: !13)
!60 = !DILocation(line: 15, column: 21, scope: !13)
!61 = !DILocation(line: 15, column: 57, scope: !13)
!62 = !DILocation(line: 15, column: 71, scope: !13)
!63 = !DILocation(line: 15, column: 69, scope: !13)
!64 = !DILocation(line: 15, column: 51, scope: !13)
!65 = !DILocation(line: 15, column: 35, scope: !13)
!66 = !DILocation(line: 15, column: 29, scope: !13)
!67 = !DILocation(line: 15, column: 48, scope: !13)
!68 = !DILocation(line: 16, column: 5, scope: !13)
!69 = !DILocation(line: 17, column: 3, scope: !13)
!70 = !DILocation(line: 14, column: 43, scope: !13)
!71 = distinct !{!71, !57, !69, !47}
!72 = !DILocation(line: 18, column: 7, scope: !13)
!73 = !DILocation(line: 18, column: 19, scope: !13)
!74 = !DILocation(line: 19, column: 24, scope: !13)
!75 = !DILocation(line: 19, column: 5, scope: !13)
!76 = !DILocation(line: 19, column: 10, scope: !13)
!77 = !DILocation(line: 19, column: 22, scope: !13)
!78 = !DILocation(line: 20, column: 5, scope: !13)
!79 = !DILocation(line: 21, column: 33, scope: !13)
!80 = !DILocation(line: 21, column: 43, scope: !13)
!81 = !DILocation(line: 21, column: 12, scope: !13)
!82 = !DILocation(line: 21, column: 51, scope: !13)
!83 = !DILocation(line: 21, column: 61, scope: !13)
!84 = !DILocation(line: 21, column: 48, scope: !13)
!85 = !DILocation(line: 21, column: 10, scope: !13)
!86 = !{!87, !87, i64 0}
!87 = !{!"bool", !11, i64 0}
!88 = !DILocation(line: 22, column: 3, scope: !13)
!89 = !DILocation(line: 23, column: 3, scope: !13)
!90 = !DILocation(line: 24, column: 7, scope: !13)
!91 = !{i8 0, i8 2}
!92 = !DILocation(line: 24, column: 12, scope: !13)
!93 = !DILocation(line: 24, column: 15, scope: !13)
!94 = !DILocation(line: 24, column: 27, scope: !13)
!95 = !DILocation(line: 25, column: 5, scope: !13)
!96 = !DILocation(line: 25, column: 15, scope: !13)
!97 = !DILocation(line: 26, column: 10, scope: !13)
!98 = !DILocation(line: 26, column: 19, scope: !13)
!99 = !DILocation(line: 26, column: 26, scope: !13)
!100 = !DILocation(line: 26, column: 30, scope: !13)
!101 = !DILocation(line: 26, column: 28, scope: !13)
!102 = !DILocation(line: 26, column: 5, scope: !13)
!103 = !DILocation(line: 26, column: 55, scope: !13)
!104 = !DILocation(line: 26, column: 60, scope: !13)
!105 = !DILocation(line: 26, column: 52, scope: !13)
!106 = !DILocation(line: 26, column: 46, scope: !13)
!107 = !DILocation(line: 26, column: 41, scope: !13)
!108 = distinct !{!108, !102, !109, !47}
!109 = !DILocation(line: 26, column: 61, scope: !13)
!110 = !DILocation(line: 27, column: 12, scope: !13)
!111 = !DILocation(line: 27, column: 6, scope: !13)
!112 = !DILocation(line: 27, column: 10, scope: !13)
!113 = !DILocation(line: 28, column: 3, scope: !13)
!114 = !DILocation(line: 29, column: 1, scope: !13)
!115 = distinct !DISubprogram(name: "__get_x", scope: !116, file: !116, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!117 = !DILocation(line: 40, column: 207, scope: !115)
!118 = !DILocation(line: 40, column: 174, scope: !115)
!119 = distinct !DISubprogram(name: "__get_x", scope: !116, file: !116, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 41, column: 207, scope: !119)
!121 = !DILocation(line: 41, column: 174, scope: !119)
!122 = distinct !DISubprogram(name: "__get_x", scope: !116, file: !116, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = !DILocation(line: 39, column: 208, scope: !122)
!124 = !DILocation(line: 39, column: 175, scope: !122)
!125 = distinct !DISubprogram(name: "__get_x", scope: !116, file: !116, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 42, column: 206, scope: !125)
!127 = !DILocation(line: 42, column: 173, scope: !125)
!128 = distinct !DISubprogram(name: "__syncthreads", scope: !116, file: !116, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 60, column: 55, scope: !128)
!130 = !DILocation(line: 60, column: 76, scope: !128)
!131 = distinct !DISubprogram(name: "__threadfence", scope: !116, file: !116, line: 72, type: !15, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 72, column: 55, scope: !131)
!133 = !DILocation(line: 72, column: 80, scope: !131)
!134 = distinct !DISubprogram(name: "atomicInc<unsigned int>", scope: !135, file: !135, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!136 = !DILocation(line: 154, column: 1199, scope: !134)
!137 = !DILocation(line: 154, column: 1208, scope: !134)
!138 = !DILocation(line: 154, column: 1149, scope: !134)
!139 = !DILocation(line: 154, column: 1142, scope: !134)
!140 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_inc<unsigned int>, 4>", scope: !135, file: !135, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DILocation(line: 68, column: 3, scope: !140)
!142 = !DILocation(line: 68, column: 42, scope: !140)
!143 = !DILocation(line: 68, column: 9, scope: !140)
!144 = !DILocation(line: 69, column: 3, scope: !140)
!145 = !DILocation(line: 69, column: 43, scope: !140)
!146 = !DILocation(line: 69, column: 15, scope: !140)
!147 = !DILocation(line: 69, column: 8, scope: !140)
!148 = !DILocation(line: 70, column: 3, scope: !140)
!149 = !DILocation(line: 71, column: 3, scope: !140)
!150 = !DILocation(line: 72, column: 39, scope: !140)
!151 = !DILocation(line: 72, column: 55, scope: !140)
!152 = !{!11, !11, i64 0}
!153 = !DILocation(line: 72, column: 86, scope: !140)
!154 = !DILocation(line: 72, column: 14, scope: !140)
!155 = !DILocation(line: 72, column: 12, scope: !140)
!156 = !DILocation(line: 72, column: 5, scope: !140)
!157 = !DILocation(line: 73, column: 3, scope: !140)
!158 = !DILocation(line: 73, column: 50, scope: !140)
!159 = !DILocation(line: 73, column: 65, scope: !140)
!160 = !DILocation(line: 73, column: 13, scope: !140)
!161 = !DILocation(line: 73, column: 12, scope: !140)
!162 = distinct !{!162, !149, !163, !47}
!163 = !DILocation(line: 74, column: 59, scope: !140)
!164 = !DILocation(line: 75, column: 10, scope: !140)
!165 = !DILocation(line: 76, column: 1, scope: !140)
!166 = !DILocation(line: 75, column: 3, scope: !140)
!167 = distinct !DISubprogram(name: "next", scope: !135, file: !135, line: 58, type: !15, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 58, column: 72, scope: !167)
!169 = !DILocation(line: 58, column: 79, scope: !167)
!170 = !DILocation(line: 58, column: 76, scope: !167)
!171 = !DILocation(line: 58, column: 91, scope: !167)
!172 = !DILocation(line: 58, column: 95, scope: !167)
!173 = !DILocation(line: 58, column: 65, scope: !167)
