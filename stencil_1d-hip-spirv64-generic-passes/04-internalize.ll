; ModuleID = '<memory>'
source_filename = "tests/programs/stencil_1d.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ7stencilILi64EEvPKiPiiE4tile = internal addrspace(3) global [70 x i32] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ7stencilILi50EEvPKiPiiE4tile = internal addrspace(3) global [56 x i32] undef, align 4
@_ZZ7stencilILi7EEvPKiPiiE4tile = internal addrspace(3) global [13 x i32] undef, align 4
@_ZZ7stencilILi256EEvPKiPiiE4tile = internal addrspace(3) global [262 x i32] undef, align 4
@__hip_cuid_392837097e64eeaa = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi64EEvPKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !20
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !21
  %27 = mul i32 %26, 64, !dbg !22
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %29 = add i32 %27, %28, !dbg !24
  store i32 %29, ptr addrspace(4) %19, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !20
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !26
  %31 = add i32 %30, 3, !dbg !27
  store i32 %31, ptr addrspace(4) %20, align 4, !dbg !28, !tbaa !9
  %32 = load i32, ptr addrspace(4) %19, align 4, !dbg !29, !tbaa !9
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !30, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !31
  br i1 %34, label %35, label %41, !dbg !29

35:                                               ; preds = %3
  %36 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !32, !tbaa !17
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !33, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !32
  %39 = getelementptr inbounds i32, ptr addrspace(4) %36, i64 %38, !dbg !32
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !32, !tbaa !9
  br label %42, !dbg !29

41:                                               ; preds = %3
  br label %42, !dbg !29

42:                                               ; preds = %41, %35
  %43 = phi i32 [ %40, %35 ], [ 0, %41 ], !dbg !29
  %44 = load i32, ptr addrspace(4) %20, align 4, !dbg !34, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !35
  %46 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %45, !dbg !35
  store i32 %43, ptr addrspace(4) %46, align 4, !dbg !36, !tbaa !9
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !37
  %48 = icmp ult i32 %47, 3, !dbg !38
  br i1 %48, label %49, label %84, !dbg !38

49:                                               ; preds = %42
  %50 = load i32, ptr addrspace(4) %19, align 4, !dbg !39, !tbaa !9
  %51 = icmp sge i32 %50, 3, !dbg !40
  br i1 %51, label %52, label %59, !dbg !39

52:                                               ; preds = %49
  %53 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !41, !tbaa !17
  %54 = load i32, ptr addrspace(4) %19, align 4, !dbg !42, !tbaa !9
  %55 = sub nsw i32 %54, 3, !dbg !43
  %56 = sext i32 %55 to i64, !dbg !41
  %57 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %56, !dbg !41
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !41, !tbaa !9
  br label %60, !dbg !39

59:                                               ; preds = %49
  br label %60, !dbg !39

60:                                               ; preds = %59, %52
  %61 = phi i32 [ %58, %52 ], [ 0, %59 ], !dbg !39
  %62 = load i32, ptr addrspace(4) %20, align 4, !dbg !44, !tbaa !9
  %63 = sub nsw i32 %62, 3, !dbg !45
  %64 = sext i32 %63 to i64, !dbg !46
  %65 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %64, !dbg !46
  store i32 %61, ptr addrspace(4) %65, align 4, !dbg !47, !tbaa !9
  %66 = load i32, ptr addrspace(4) %19, align 4, !dbg !48, !tbaa !9
  %67 = add nsw i32 %66, 64, !dbg !49
  %68 = load i32, ptr addrspace(4) %18, align 4, !dbg !50, !tbaa !9
  %69 = icmp slt i32 %67, %68, !dbg !51
  br i1 %69, label %70, label %77, !dbg !48

70:                                               ; preds = %60
  %71 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !52, !tbaa !17
  %72 = load i32, ptr addrspace(4) %19, align 4, !dbg !53, !tbaa !9
  %73 = add nsw i32 %72, 64, !dbg !54
  %74 = sext i32 %73 to i64, !dbg !52
  %75 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %74, !dbg !52
  %76 = load i32, ptr addrspace(4) %75, align 4, !dbg !52, !tbaa !9
  br label %78, !dbg !48

77:                                               ; preds = %60
  br label %78, !dbg !48

78:                                               ; preds = %77, %70
  %79 = phi i32 [ %76, %70 ], [ 0, %77 ], !dbg !48
  %80 = load i32, ptr addrspace(4) %20, align 4, !dbg !55, !tbaa !9
  %81 = add nsw i32 %80, 64, !dbg !56
  %82 = sext i32 %81 to i64, !dbg !57
  %83 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %82, !dbg !57
  store i32 %79, ptr addrspace(4) %83, align 4, !dbg !58, !tbaa !9
  br label %84, !dbg !59

84:                                               ; preds = %78, %42
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !60
  %85 = load i32, ptr addrspace(4) %19, align 4, !dbg !61, !tbaa !9
  %86 = load i32, ptr addrspace(4) %18, align 4, !dbg !62, !tbaa !9
  %87 = icmp sge i32 %85, %86, !dbg !63
  br i1 %87, label %88, label %89, !dbg !63

88:                                               ; preds = %84
  store i32 1, ptr addrspace(4) %21, align 4
  br label %118, !dbg !64

89:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !65
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !66, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !67
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !68, !tbaa !9
  br label %90, !dbg !67

90:                                               ; preds = %108, %89
  %91 = load i32, ptr addrspace(4) %23, align 4, !dbg !69, !tbaa !9
  %92 = icmp sle i32 %91, 3, !dbg !70
  br i1 %92, label %94, label %93, !dbg !71

93:                                               ; preds = %90
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !71
  br label %111

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(4) %20, align 4, !dbg !72, !tbaa !9
  %96 = load i32, ptr addrspace(4) %23, align 4, !dbg !73, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !74
  %98 = sext i32 %97 to i64, !dbg !75
  %99 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %98, !dbg !75
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !75, !tbaa !9
  %101 = load i32, ptr addrspace(4) %23, align 4, !dbg !76, !tbaa !9
  %102 = icmp eq i32 %101, 0, !dbg !77
  %103 = zext i1 %102 to i64, !dbg !76
  %104 = select i1 %102, i32 3, i32 1, !dbg !76
  %105 = mul nsw i32 %100, %104, !dbg !78
  %106 = load i32, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  %107 = add nsw i32 %106, %105, !dbg !79
  store i32 %107, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  br label %108, !dbg !80

108:                                              ; preds = %94
  %109 = load i32, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  %110 = add nsw i32 %109, 1, !dbg !81
  store i32 %110, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  br label %90, !dbg !71, !llvm.loop !82

111:                                              ; preds = %93
  %112 = load i32, ptr addrspace(4) %22, align 4, !dbg !85, !tbaa !9
  %113 = srem i32 %112, 1000, !dbg !86
  %114 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !87, !tbaa !17
  %115 = load i32, ptr addrspace(4) %19, align 4, !dbg !88, !tbaa !9
  %116 = sext i32 %115 to i64, !dbg !87
  %117 = getelementptr inbounds i32, ptr addrspace(4) %114, i64 %116, !dbg !87
  store i32 %113, ptr addrspace(4) %117, align 4, !dbg !89, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !90
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !90
  br label %118, !dbg !90

118:                                              ; preds = %111, %88
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !90
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !90
  %119 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %119, label %121 [
    i32 0, label %120
    i32 1, label %120
  ]

120:                                              ; preds = %118, %118
  ret void, !dbg !90

121:                                              ; preds = %118
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8, !dbg !93
  %4 = trunc i64 %3 to i32, !dbg !93
  ret i32 %4, !dbg !94
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !95 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !96
  %4 = trunc i64 %3 to i32, !dbg !96
  ret i32 %4, !dbg !97
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !98 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !99
  ret void, !dbg !100
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi50EEvPKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !101 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !102
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !103
  %27 = mul i32 %26, 50, !dbg !104
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !105
  %29 = add i32 %27, %28, !dbg !106
  store i32 %29, ptr addrspace(4) %19, align 4, !dbg !107, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !102
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !108
  %31 = add i32 %30, 3, !dbg !109
  store i32 %31, ptr addrspace(4) %20, align 4, !dbg !110, !tbaa !9
  %32 = load i32, ptr addrspace(4) %19, align 4, !dbg !111, !tbaa !9
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !112, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !113
  br i1 %34, label %35, label %41, !dbg !111

35:                                               ; preds = %3
  %36 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !114, !tbaa !17
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !115, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !114
  %39 = getelementptr inbounds i32, ptr addrspace(4) %36, i64 %38, !dbg !114
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !114, !tbaa !9
  br label %42, !dbg !111

41:                                               ; preds = %3
  br label %42, !dbg !111

42:                                               ; preds = %41, %35
  %43 = phi i32 [ %40, %35 ], [ 0, %41 ], !dbg !111
  %44 = load i32, ptr addrspace(4) %20, align 4, !dbg !116, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !117
  %46 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %45, !dbg !117
  store i32 %43, ptr addrspace(4) %46, align 4, !dbg !118, !tbaa !9
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !119
  %48 = icmp ult i32 %47, 3, !dbg !120
  br i1 %48, label %49, label %84, !dbg !120

49:                                               ; preds = %42
  %50 = load i32, ptr addrspace(4) %19, align 4, !dbg !121, !tbaa !9
  %51 = icmp sge i32 %50, 3, !dbg !122
  br i1 %51, label %52, label %59, !dbg !121

52:                                               ; preds = %49
  %53 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !123, !tbaa !17
  %54 = load i32, ptr addrspace(4) %19, align 4, !dbg !124, !tbaa !9
  %55 = sub nsw i32 %54, 3, !dbg !125
  %56 = sext i32 %55 to i64, !dbg !123
  %57 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %56, !dbg !123
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !123, !tbaa !9
  br label %60, !dbg !121

59:                                               ; preds = %49
  br label %60, !dbg !121

60:                                               ; preds = %59, %52
  %61 = phi i32 [ %58, %52 ], [ 0, %59 ], !dbg !121
  %62 = load i32, ptr addrspace(4) %20, align 4, !dbg !126, !tbaa !9
  %63 = sub nsw i32 %62, 3, !dbg !127
  %64 = sext i32 %63 to i64, !dbg !128
  %65 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %64, !dbg !128
  store i32 %61, ptr addrspace(4) %65, align 4, !dbg !129, !tbaa !9
  %66 = load i32, ptr addrspace(4) %19, align 4, !dbg !130, !tbaa !9
  %67 = add nsw i32 %66, 50, !dbg !131
  %68 = load i32, ptr addrspace(4) %18, align 4, !dbg !132, !tbaa !9
  %69 = icmp slt i32 %67, %68, !dbg !133
  br i1 %69, label %70, label %77, !dbg !130

70:                                               ; preds = %60
  %71 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !134, !tbaa !17
  %72 = load i32, ptr addrspace(4) %19, align 4, !dbg !135, !tbaa !9
  %73 = add nsw i32 %72, 50, !dbg !136
  %74 = sext i32 %73 to i64, !dbg !134
  %75 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %74, !dbg !134
  %76 = load i32, ptr addrspace(4) %75, align 4, !dbg !134, !tbaa !9
  br label %78, !dbg !130

77:                                               ; preds = %60
  br label %78, !dbg !130

78:                                               ; preds = %77, %70
  %79 = phi i32 [ %76, %70 ], [ 0, %77 ], !dbg !130
  %80 = load i32, ptr addrspace(4) %20, align 4, !dbg !137, !tbaa !9
  %81 = add nsw i32 %80, 50, !dbg !138
  %82 = sext i32 %81 to i64, !dbg !139
  %83 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %82, !dbg !139
  store i32 %79, ptr addrspace(4) %83, align 4, !dbg !140, !tbaa !9
  br label %84, !dbg !141

84:                                               ; preds = %78, %42
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !142
  %85 = load i32, ptr addrspace(4) %19, align 4, !dbg !143, !tbaa !9
  %86 = load i32, ptr addrspace(4) %18, align 4, !dbg !144, !tbaa !9
  %87 = icmp sge i32 %85, %86, !dbg !145
  br i1 %87, label %88, label %89, !dbg !145

88:                                               ; preds = %84
  store i32 1, ptr addrspace(4) %21, align 4
  br label %118, !dbg !146

89:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !147
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !148, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !149
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !150, !tbaa !9
  br label %90, !dbg !149

90:                                               ; preds = %108, %89
  %91 = load i32, ptr addrspace(4) %23, align 4, !dbg !151, !tbaa !9
  %92 = icmp sle i32 %91, 3, !dbg !152
  br i1 %92, label %94, label %93, !dbg !153

93:                                               ; preds = %90
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !153
  br label %111

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(4) %20, align 4, !dbg !154, !tbaa !9
  %96 = load i32, ptr addrspace(4) %23, align 4, !dbg !155, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !156
  %98 = sext i32 %97 to i64, !dbg !157
  %99 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %98, !dbg !157
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !157, !tbaa !9
  %101 = load i32, ptr addrspace(4) %23, align 4, !dbg !158, !tbaa !9
  %102 = icmp eq i32 %101, 0, !dbg !159
  %103 = zext i1 %102 to i64, !dbg !158
  %104 = select i1 %102, i32 3, i32 1, !dbg !158
  %105 = mul nsw i32 %100, %104, !dbg !160
  %106 = load i32, ptr addrspace(4) %22, align 4, !dbg !161, !tbaa !9
  %107 = add nsw i32 %106, %105, !dbg !161
  store i32 %107, ptr addrspace(4) %22, align 4, !dbg !161, !tbaa !9
  br label %108, !dbg !162

108:                                              ; preds = %94
  %109 = load i32, ptr addrspace(4) %23, align 4, !dbg !163, !tbaa !9
  %110 = add nsw i32 %109, 1, !dbg !163
  store i32 %110, ptr addrspace(4) %23, align 4, !dbg !163, !tbaa !9
  br label %90, !dbg !153, !llvm.loop !164

111:                                              ; preds = %93
  %112 = load i32, ptr addrspace(4) %22, align 4, !dbg !166, !tbaa !9
  %113 = srem i32 %112, 1000, !dbg !167
  %114 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !168, !tbaa !17
  %115 = load i32, ptr addrspace(4) %19, align 4, !dbg !169, !tbaa !9
  %116 = sext i32 %115 to i64, !dbg !168
  %117 = getelementptr inbounds i32, ptr addrspace(4) %114, i64 %116, !dbg !168
  store i32 %113, ptr addrspace(4) %117, align 4, !dbg !170, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !171
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !171
  br label %118, !dbg !171

118:                                              ; preds = %111, %88
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !171
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !171
  %119 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %119, label %121 [
    i32 0, label %120
    i32 1, label %120
  ]

120:                                              ; preds = %118, %118
  ret void, !dbg !171

121:                                              ; preds = %118
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi7EEvPKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !172 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !173
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !174
  %27 = mul i32 %26, 7, !dbg !175
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !176
  %29 = add i32 %27, %28, !dbg !177
  store i32 %29, ptr addrspace(4) %19, align 4, !dbg !178, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !173
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !179
  %31 = add i32 %30, 3, !dbg !180
  store i32 %31, ptr addrspace(4) %20, align 4, !dbg !181, !tbaa !9
  %32 = load i32, ptr addrspace(4) %19, align 4, !dbg !182, !tbaa !9
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !183, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !184
  br i1 %34, label %35, label %41, !dbg !182

35:                                               ; preds = %3
  %36 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !185, !tbaa !17
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !186, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !185
  %39 = getelementptr inbounds i32, ptr addrspace(4) %36, i64 %38, !dbg !185
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !185, !tbaa !9
  br label %42, !dbg !182

41:                                               ; preds = %3
  br label %42, !dbg !182

42:                                               ; preds = %41, %35
  %43 = phi i32 [ %40, %35 ], [ 0, %41 ], !dbg !182
  %44 = load i32, ptr addrspace(4) %20, align 4, !dbg !187, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !188
  %46 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %45, !dbg !188
  store i32 %43, ptr addrspace(4) %46, align 4, !dbg !189, !tbaa !9
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !190
  %48 = icmp ult i32 %47, 3, !dbg !191
  br i1 %48, label %49, label %84, !dbg !191

49:                                               ; preds = %42
  %50 = load i32, ptr addrspace(4) %19, align 4, !dbg !192, !tbaa !9
  %51 = icmp sge i32 %50, 3, !dbg !193
  br i1 %51, label %52, label %59, !dbg !192

52:                                               ; preds = %49
  %53 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !194, !tbaa !17
  %54 = load i32, ptr addrspace(4) %19, align 4, !dbg !195, !tbaa !9
  %55 = sub nsw i32 %54, 3, !dbg !196
  %56 = sext i32 %55 to i64, !dbg !194
  %57 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %56, !dbg !194
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !194, !tbaa !9
  br label %60, !dbg !192

59:                                               ; preds = %49
  br label %60, !dbg !192

60:                                               ; preds = %59, %52
  %61 = phi i32 [ %58, %52 ], [ 0, %59 ], !dbg !192
  %62 = load i32, ptr addrspace(4) %20, align 4, !dbg !197, !tbaa !9
  %63 = sub nsw i32 %62, 3, !dbg !198
  %64 = sext i32 %63 to i64, !dbg !199
  %65 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %64, !dbg !199
  store i32 %61, ptr addrspace(4) %65, align 4, !dbg !200, !tbaa !9
  %66 = load i32, ptr addrspace(4) %19, align 4, !dbg !201, !tbaa !9
  %67 = add nsw i32 %66, 7, !dbg !202
  %68 = load i32, ptr addrspace(4) %18, align 4, !dbg !203, !tbaa !9
  %69 = icmp slt i32 %67, %68, !dbg !204
  br i1 %69, label %70, label %77, !dbg !201

70:                                               ; preds = %60
  %71 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !205, !tbaa !17
  %72 = load i32, ptr addrspace(4) %19, align 4, !dbg !206, !tbaa !9
  %73 = add nsw i32 %72, 7, !dbg !207
  %74 = sext i32 %73 to i64, !dbg !205
  %75 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %74, !dbg !205
  %76 = load i32, ptr addrspace(4) %75, align 4, !dbg !205, !tbaa !9
  br label %78, !dbg !201

77:                                               ; preds = %60
  br label %78, !dbg !201

78:                                               ; preds = %77, %70
  %79 = phi i32 [ %76, %70 ], [ 0, %77 ], !dbg !201
  %80 = load i32, ptr addrspace(4) %20, align 4, !dbg !208, !tbaa !9
  %81 = add nsw i32 %80, 7, !dbg !209
  %82 = sext i32 %81 to i64, !dbg !210
  %83 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %82, !dbg !210
  store i32 %79, ptr addrspace(4) %83, align 4, !dbg !211, !tbaa !9
  br label %84, !dbg !212

84:                                               ; preds = %78, %42
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !213
  %85 = load i32, ptr addrspace(4) %19, align 4, !dbg !214, !tbaa !9
  %86 = load i32, ptr addrspace(4) %18, align 4, !dbg !215, !tbaa !9
  %87 = icmp sge i32 %85, %86, !dbg !216
  br i1 %87, label %88, label %89, !dbg !216

88:                                               ; preds = %84
  store i32 1, ptr addrspace(4) %21, align 4
  br label %118, !dbg !217

89:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !218
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !219, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !220
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !221, !tbaa !9
  br label %90, !dbg !220

90:                                               ; preds = %108, %89
  %91 = load i32, ptr addrspace(4) %23, align 4, !dbg !222, !tbaa !9
  %92 = icmp sle i32 %91, 3, !dbg !223
  br i1 %92, label %94, label %93, !dbg !224

93:                                               ; preds = %90
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !224
  br label %111

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(4) %20, align 4, !dbg !225, !tbaa !9
  %96 = load i32, ptr addrspace(4) %23, align 4, !dbg !226, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !227
  %98 = sext i32 %97 to i64, !dbg !228
  %99 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %98, !dbg !228
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !228, !tbaa !9
  %101 = load i32, ptr addrspace(4) %23, align 4, !dbg !229, !tbaa !9
  %102 = icmp eq i32 %101, 0, !dbg !230
  %103 = zext i1 %102 to i64, !dbg !229
  %104 = select i1 %102, i32 3, i32 1, !dbg !229
  %105 = mul nsw i32 %100, %104, !dbg !231
  %106 = load i32, ptr addrspace(4) %22, align 4, !dbg !232, !tbaa !9
  %107 = add nsw i32 %106, %105, !dbg !232
  store i32 %107, ptr addrspace(4) %22, align 4, !dbg !232, !tbaa !9
  br label %108, !dbg !233

108:                                              ; preds = %94
  %109 = load i32, ptr addrspace(4) %23, align 4, !dbg !234, !tbaa !9
  %110 = add nsw i32 %109, 1, !dbg !234
  store i32 %110, ptr addrspace(4) %23, align 4, !dbg !234, !tbaa !9
  br label %90, !dbg !224, !llvm.loop !235

111:                                              ; preds = %93
  %112 = load i32, ptr addrspace(4) %22, align 4, !dbg !237, !tbaa !9
  %113 = srem i32 %112, 1000, !dbg !238
  %114 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !239, !tbaa !17
  %115 = load i32, ptr addrspace(4) %19, align 4, !dbg !240, !tbaa !9
  %116 = sext i32 %115 to i64, !dbg !239
  %117 = getelementptr inbounds i32, ptr addrspace(4) %114, i64 %116, !dbg !239
  store i32 %113, ptr addrspace(4) %117, align 4, !dbg !241, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !242
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !242
  br label %118, !dbg !242

118:                                              ; preds = %111, %88
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !242
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !242
  %119 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %119, label %121 [
    i32 0, label %120
    i32 1, label %120
  ]

120:                                              ; preds = %118, %118
  ret void, !dbg !242

121:                                              ; preds = %118
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi256EEvPKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !243 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
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
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !244
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !245
  %27 = mul i32 %26, 256, !dbg !246
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !247
  %29 = add i32 %27, %28, !dbg !248
  store i32 %29, ptr addrspace(4) %19, align 4, !dbg !249, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !244
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !250
  %31 = add i32 %30, 3, !dbg !251
  store i32 %31, ptr addrspace(4) %20, align 4, !dbg !252, !tbaa !9
  %32 = load i32, ptr addrspace(4) %19, align 4, !dbg !253, !tbaa !9
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !254, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !255
  br i1 %34, label %35, label %41, !dbg !253

35:                                               ; preds = %3
  %36 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !256, !tbaa !17
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !257, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !256
  %39 = getelementptr inbounds i32, ptr addrspace(4) %36, i64 %38, !dbg !256
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !256, !tbaa !9
  br label %42, !dbg !253

41:                                               ; preds = %3
  br label %42, !dbg !253

42:                                               ; preds = %41, %35
  %43 = phi i32 [ %40, %35 ], [ 0, %41 ], !dbg !253
  %44 = load i32, ptr addrspace(4) %20, align 4, !dbg !258, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !259
  %46 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %45, !dbg !259
  store i32 %43, ptr addrspace(4) %46, align 4, !dbg !260, !tbaa !9
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !261
  %48 = icmp ult i32 %47, 3, !dbg !262
  br i1 %48, label %49, label %84, !dbg !262

49:                                               ; preds = %42
  %50 = load i32, ptr addrspace(4) %19, align 4, !dbg !263, !tbaa !9
  %51 = icmp sge i32 %50, 3, !dbg !264
  br i1 %51, label %52, label %59, !dbg !263

52:                                               ; preds = %49
  %53 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !265, !tbaa !17
  %54 = load i32, ptr addrspace(4) %19, align 4, !dbg !266, !tbaa !9
  %55 = sub nsw i32 %54, 3, !dbg !267
  %56 = sext i32 %55 to i64, !dbg !265
  %57 = getelementptr inbounds i32, ptr addrspace(4) %53, i64 %56, !dbg !265
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !265, !tbaa !9
  br label %60, !dbg !263

59:                                               ; preds = %49
  br label %60, !dbg !263

60:                                               ; preds = %59, %52
  %61 = phi i32 [ %58, %52 ], [ 0, %59 ], !dbg !263
  %62 = load i32, ptr addrspace(4) %20, align 4, !dbg !268, !tbaa !9
  %63 = sub nsw i32 %62, 3, !dbg !269
  %64 = sext i32 %63 to i64, !dbg !270
  %65 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %64, !dbg !270
  store i32 %61, ptr addrspace(4) %65, align 4, !dbg !271, !tbaa !9
  %66 = load i32, ptr addrspace(4) %19, align 4, !dbg !272, !tbaa !9
  %67 = add nsw i32 %66, 256, !dbg !273
  %68 = load i32, ptr addrspace(4) %18, align 4, !dbg !274, !tbaa !9
  %69 = icmp slt i32 %67, %68, !dbg !275
  br i1 %69, label %70, label %77, !dbg !272

70:                                               ; preds = %60
  %71 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !276, !tbaa !17
  %72 = load i32, ptr addrspace(4) %19, align 4, !dbg !277, !tbaa !9
  %73 = add nsw i32 %72, 256, !dbg !278
  %74 = sext i32 %73 to i64, !dbg !276
  %75 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %74, !dbg !276
  %76 = load i32, ptr addrspace(4) %75, align 4, !dbg !276, !tbaa !9
  br label %78, !dbg !272

77:                                               ; preds = %60
  br label %78, !dbg !272

78:                                               ; preds = %77, %70
  %79 = phi i32 [ %76, %70 ], [ 0, %77 ], !dbg !272
  %80 = load i32, ptr addrspace(4) %20, align 4, !dbg !279, !tbaa !9
  %81 = add nsw i32 %80, 256, !dbg !280
  %82 = sext i32 %81 to i64, !dbg !281
  %83 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %82, !dbg !281
  store i32 %79, ptr addrspace(4) %83, align 4, !dbg !282, !tbaa !9
  br label %84, !dbg !283

84:                                               ; preds = %78, %42
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !284
  %85 = load i32, ptr addrspace(4) %19, align 4, !dbg !285, !tbaa !9
  %86 = load i32, ptr addrspace(4) %18, align 4, !dbg !286, !tbaa !9
  %87 = icmp sge i32 %85, %86, !dbg !287
  br i1 %87, label %88, label %89, !dbg !287

88:                                               ; preds = %84
  store i32 1, ptr addrspace(4) %21, align 4
  br label %118, !dbg !288

89:                                               ; preds = %84
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !289
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !290, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !291
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !292, !tbaa !9
  br label %90, !dbg !291

90:                                               ; preds = %108, %89
  %91 = load i32, ptr addrspace(4) %23, align 4, !dbg !293, !tbaa !9
  %92 = icmp sle i32 %91, 3, !dbg !294
  br i1 %92, label %94, label %93, !dbg !295

93:                                               ; preds = %90
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !295
  br label %111

94:                                               ; preds = %90
  %95 = load i32, ptr addrspace(4) %20, align 4, !dbg !296, !tbaa !9
  %96 = load i32, ptr addrspace(4) %23, align 4, !dbg !297, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !298
  %98 = sext i32 %97 to i64, !dbg !299
  %99 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %98, !dbg !299
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !299, !tbaa !9
  %101 = load i32, ptr addrspace(4) %23, align 4, !dbg !300, !tbaa !9
  %102 = icmp eq i32 %101, 0, !dbg !301
  %103 = zext i1 %102 to i64, !dbg !300
  %104 = select i1 %102, i32 3, i32 1, !dbg !300
  %105 = mul nsw i32 %100, %104, !dbg !302
  %106 = load i32, ptr addrspace(4) %22, align 4, !dbg !303, !tbaa !9
  %107 = add nsw i32 %106, %105, !dbg !303
  store i32 %107, ptr addrspace(4) %22, align 4, !dbg !303, !tbaa !9
  br label %108, !dbg !304

108:                                              ; preds = %94
  %109 = load i32, ptr addrspace(4) %23, align 4, !dbg !305, !tbaa !9
  %110 = add nsw i32 %109, 1, !dbg !305
  store i32 %110, ptr addrspace(4) %23, align 4, !dbg !305, !tbaa !9
  br label %90, !dbg !295, !llvm.loop !306

111:                                              ; preds = %93
  %112 = load i32, ptr addrspace(4) %22, align 4, !dbg !308, !tbaa !9
  %113 = srem i32 %112, 1000, !dbg !309
  %114 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !310, !tbaa !17
  %115 = load i32, ptr addrspace(4) %19, align 4, !dbg !311, !tbaa !9
  %116 = sext i32 %115 to i64, !dbg !310
  %117 = getelementptr inbounds i32, ptr addrspace(4) %114, i64 %116, !dbg !310
  store i32 %113, ptr addrspace(4) %117, align 4, !dbg !312, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !313
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !313
  br label %118, !dbg !313

118:                                              ; preds = %111, %88
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !313
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !313
  %119 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %119, label %121 [
    i32 0, label %120
    i32 1, label %120
  ]

120:                                              ; preds = %118, %118
  ret void, !dbg !313

121:                                              ; preds = %118
  unreachable
}

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
!1 = !DIFile(filename: "stencil_1d.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "stencil<64>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/stencil_1d.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 9, column: 3, scope: !13)
!21 = !DILocation(line: 9, column: 17, scope: !13)
!22 = !DILocation(line: 9, column: 28, scope: !13)
!23 = !DILocation(line: 9, column: 40, scope: !13)
!24 = !DILocation(line: 9, column: 38, scope: !13)
!25 = !DILocation(line: 9, column: 13, scope: !13)
!26 = !DILocation(line: 9, column: 57, scope: !13)
!27 = !DILocation(line: 9, column: 69, scope: !13)
!28 = !DILocation(line: 9, column: 53, scope: !13)
!29 = !DILocation(line: 10, column: 13, scope: !13)
!30 = !DILocation(line: 10, column: 17, scope: !13)
!31 = !DILocation(line: 10, column: 15, scope: !13)
!32 = !DILocation(line: 10, column: 21, scope: !13)
!33 = !DILocation(line: 10, column: 24, scope: !13)
!34 = !DILocation(line: 10, column: 8, scope: !13)
!35 = !DILocation(line: 10, column: 3, scope: !13)
!36 = !DILocation(line: 10, column: 11, scope: !13)
!37 = !DILocation(line: 11, column: 7, scope: !13)
!38 = !DILocation(line: 11, column: 19, scope: !13)
!39 = !DILocation(line: 12, column: 25, scope: !13)
!40 = !DILocation(line: 12, column: 27, scope: !13)
!41 = !DILocation(line: 12, column: 40, scope: !13)
!42 = !DILocation(line: 12, column: 43, scope: !13)
!43 = !DILocation(line: 12, column: 45, scope: !13)
!44 = !DILocation(line: 12, column: 10, scope: !13)
!45 = !DILocation(line: 12, column: 12, scope: !13)
!46 = !DILocation(line: 12, column: 5, scope: !13)
!47 = !DILocation(line: 12, column: 23, scope: !13)
!48 = !DILocation(line: 13, column: 25, scope: !13)
!49 = !DILocation(line: 13, column: 27, scope: !13)
!50 = !DILocation(line: 13, column: 39, scope: !13)
!51 = !DILocation(line: 13, column: 37, scope: !13)
!52 = !DILocation(line: 13, column: 43, scope: !13)
!53 = !DILocation(line: 13, column: 46, scope: !13)
!54 = !DILocation(line: 13, column: 48, scope: !13)
!55 = !DILocation(line: 13, column: 10, scope: !13)
!56 = !DILocation(line: 13, column: 12, scope: !13)
!57 = !DILocation(line: 13, column: 5, scope: !13)
!58 = !DILocation(line: 13, column: 23, scope: !13)
!59 = !DILocation(line: 14, column: 3, scope: !13)
!60 = !DILocation(line: 15, column: 3, scope: !13)
!61 = !DILocation(line: 16, column: 7, scope: !13)
!62 = !DILocation(line: 16, column: 12, scope: !13)
!63 = !DILocation(line: 16, column: 9, scope: !13)
!64 = !DILocation(line: 16, column: 15, scope: !13)
!65 = !DILocation(line: 17, column: 3, scope: !13)
!66 = !DILocation(line: 17, column: 7, scope: !13)
!67 = !DILocation(line: 18, column: 8, scope: !13)
!68 = !DILocation(line: 18, column: 12, scope: !13)
!69 = !DILocation(line: 18, column: 26, scope: !13)
!70 = !DILocation(line: 18, column: 28, scope: !13)
!71 = !DILocation(line: 18, column: 3, scope: !13)
!72 = !DILocation(line: 18, column: 57, scope: !13)
!73 = !DILocation(line: 18, column: 61, scope: !13)
!74 = !DILocation(line: 18, column: 59, scope: !13)
!75 = !DILocation(line: 18, column: 52, scope: !13)
!76 = !DILocation(line: 18, column: 67, scope: !13)
!77 = !DILocation(line: 18, column: 69, scope: !13)
!78 = !DILocation(line: 18, column: 64, scope: !13)
!79 = !DILocation(line: 18, column: 49, scope: !13)
!80 = !DILocation(line: 18, column: 45, scope: !13)
!81 = !DILocation(line: 18, column: 40, scope: !13)
!82 = distinct !{!82, !71, !83, !84}
!83 = !DILocation(line: 18, column: 81, scope: !13)
!84 = !{!"llvm.loop.mustprogress"}
!85 = !DILocation(line: 19, column: 12, scope: !13)
!86 = !DILocation(line: 19, column: 16, scope: !13)
!87 = !DILocation(line: 19, column: 3, scope: !13)
!88 = !DILocation(line: 19, column: 7, scope: !13)
!89 = !DILocation(line: 19, column: 10, scope: !13)
!90 = !DILocation(line: 20, column: 1, scope: !13)
!91 = distinct !DISubprogram(name: "__get_x", scope: !92, file: !92, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!93 = !DILocation(line: 40, column: 207, scope: !91)
!94 = !DILocation(line: 40, column: 174, scope: !91)
!95 = distinct !DISubprogram(name: "__get_x", scope: !92, file: !92, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 39, column: 208, scope: !95)
!97 = !DILocation(line: 39, column: 175, scope: !95)
!98 = distinct !DISubprogram(name: "__syncthreads", scope: !92, file: !92, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 60, column: 55, scope: !98)
!100 = !DILocation(line: 60, column: 76, scope: !98)
!101 = distinct !DISubprogram(name: "stencil<50>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 9, column: 3, scope: !101)
!103 = !DILocation(line: 9, column: 17, scope: !101)
!104 = !DILocation(line: 9, column: 28, scope: !101)
!105 = !DILocation(line: 9, column: 40, scope: !101)
!106 = !DILocation(line: 9, column: 38, scope: !101)
!107 = !DILocation(line: 9, column: 13, scope: !101)
!108 = !DILocation(line: 9, column: 57, scope: !101)
!109 = !DILocation(line: 9, column: 69, scope: !101)
!110 = !DILocation(line: 9, column: 53, scope: !101)
!111 = !DILocation(line: 10, column: 13, scope: !101)
!112 = !DILocation(line: 10, column: 17, scope: !101)
!113 = !DILocation(line: 10, column: 15, scope: !101)
!114 = !DILocation(line: 10, column: 21, scope: !101)
!115 = !DILocation(line: 10, column: 24, scope: !101)
!116 = !DILocation(line: 10, column: 8, scope: !101)
!117 = !DILocation(line: 10, column: 3, scope: !101)
!118 = !DILocation(line: 10, column: 11, scope: !101)
!119 = !DILocation(line: 11, column: 7, scope: !101)
!120 = !DILocation(line: 11, column: 19, scope: !101)
!121 = !DILocation(line: 12, column: 25, scope: !101)
!122 = !DILocation(line: 12, column: 27, scope: !101)
!123 = !DILocation(line: 12, column: 40, scope: !101)
!124 = !DILocation(line: 12, column: 43, scope: !101)
!125 = !DILocation(line: 12, column: 45, scope: !101)
!126 = !DILocation(line: 12, column: 10, scope: !101)
!127 = !DILocation(line: 12, column: 12, scope: !101)
!128 = !DILocation(line: 12, column: 5, scope: !101)
!129 = !DILocation(line: 12, column: 23, scope: !101)
!130 = !DILocation(line: 13, column: 25, scope: !101)
!131 = !DILocation(line: 13, column: 27, scope: !101)
!132 = !DILocation(line: 13, column: 39, scope: !101)
!133 = !DILocation(line: 13, column: 37, scope: !101)
!134 = !DILocation(line: 13, column: 43, scope: !101)
!135 = !DILocation(line: 13, column: 46, scope: !101)
!136 = !DILocation(line: 13, column: 48, scope: !101)
!137 = !DILocation(line: 13, column: 10, scope: !101)
!138 = !DILocation(line: 13, column: 12, scope: !101)
!139 = !DILocation(line: 13, column: 5, scope: !101)
!140 = !DILocation(line: 13, column: 23, scope: !101)
!141 = !DILocation(line: 14, column: 3, scope: !101)
!142 = !DILocation(line: 15, column: 3, scope: !101)
!143 = !DILocation(line: 16, column: 7, scope: !101)
!144 = !DILocation(line: 16, column: 12, scope: !101)
!145 = !DILocation(line: 16, column: 9, scope: !101)
!146 = !DILocation(line: 16, column: 15, scope: !101)
!147 = !DILocation(line: 17, column: 3, scope: !101)
!148 = !DILocation(line: 17, column: 7, scope: !101)
!149 = !DILocation(line: 18, column: 8, scope: !101)
!150 = !DILocation(line: 18, column: 12, scope: !101)
!151 = !DILocation(line: 18, column: 26, scope: !101)
!152 = !DILocation(line: 18, column: 28, scope: !101)
!153 = !DILocation(line: 18, column: 3, scope: !101)
!154 = !DILocation(line: 18, column: 57, scope: !101)
!155 = !DILocation(line: 18, column: 61, scope: !101)
!156 = !DILocation(line: 18, column: 59, scope: !101)
!157 = !DILocation(line: 18, column: 52, scope: !101)
!158 = !DILocation(line: 18, column: 67, scope: !101)
!159 = !DILocation(line: 18, column: 69, scope: !101)
!160 = !DILocation(line: 18, column: 64, scope: !101)
!161 = !DILocation(line: 18, column: 49, scope: !101)
!162 = !DILocation(line: 18, column: 45, scope: !101)
!163 = !DILocation(line: 18, column: 40, scope: !101)
!164 = distinct !{!164, !153, !165, !84}
!165 = !DILocation(line: 18, column: 81, scope: !101)
!166 = !DILocation(line: 19, column: 12, scope: !101)
!167 = !DILocation(line: 19, column: 16, scope: !101)
!168 = !DILocation(line: 19, column: 3, scope: !101)
!169 = !DILocation(line: 19, column: 7, scope: !101)
!170 = !DILocation(line: 19, column: 10, scope: !101)
!171 = !DILocation(line: 20, column: 1, scope: !101)
!172 = distinct !DISubprogram(name: "stencil<7>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = !DILocation(line: 9, column: 3, scope: !172)
!174 = !DILocation(line: 9, column: 17, scope: !172)
!175 = !DILocation(line: 9, column: 28, scope: !172)
!176 = !DILocation(line: 9, column: 40, scope: !172)
!177 = !DILocation(line: 9, column: 38, scope: !172)
!178 = !DILocation(line: 9, column: 13, scope: !172)
!179 = !DILocation(line: 9, column: 57, scope: !172)
!180 = !DILocation(line: 9, column: 69, scope: !172)
!181 = !DILocation(line: 9, column: 53, scope: !172)
!182 = !DILocation(line: 10, column: 13, scope: !172)
!183 = !DILocation(line: 10, column: 17, scope: !172)
!184 = !DILocation(line: 10, column: 15, scope: !172)
!185 = !DILocation(line: 10, column: 21, scope: !172)
!186 = !DILocation(line: 10, column: 24, scope: !172)
!187 = !DILocation(line: 10, column: 8, scope: !172)
!188 = !DILocation(line: 10, column: 3, scope: !172)
!189 = !DILocation(line: 10, column: 11, scope: !172)
!190 = !DILocation(line: 11, column: 7, scope: !172)
!191 = !DILocation(line: 11, column: 19, scope: !172)
!192 = !DILocation(line: 12, column: 25, scope: !172)
!193 = !DILocation(line: 12, column: 27, scope: !172)
!194 = !DILocation(line: 12, column: 40, scope: !172)
!195 = !DILocation(line: 12, column: 43, scope: !172)
!196 = !DILocation(line: 12, column: 45, scope: !172)
!197 = !DILocation(line: 12, column: 10, scope: !172)
!198 = !DILocation(line: 12, column: 12, scope: !172)
!199 = !DILocation(line: 12, column: 5, scope: !172)
!200 = !DILocation(line: 12, column: 23, scope: !172)
!201 = !DILocation(line: 13, column: 25, scope: !172)
!202 = !DILocation(line: 13, column: 27, scope: !172)
!203 = !DILocation(line: 13, column: 39, scope: !172)
!204 = !DILocation(line: 13, column: 37, scope: !172)
!205 = !DILocation(line: 13, column: 43, scope: !172)
!206 = !DILocation(line: 13, column: 46, scope: !172)
!207 = !DILocation(line: 13, column: 48, scope: !172)
!208 = !DILocation(line: 13, column: 10, scope: !172)
!209 = !DILocation(line: 13, column: 12, scope: !172)
!210 = !DILocation(line: 13, column: 5, scope: !172)
!211 = !DILocation(line: 13, column: 23, scope: !172)
!212 = !DILocation(line: 14, column: 3, scope: !172)
!213 = !DILocation(line: 15, column: 3, scope: !172)
!214 = !DILocation(line: 16, column: 7, scope: !172)
!215 = !DILocation(line: 16, column: 12, scope: !172)
!216 = !DILocation(line: 16, column: 9, scope: !172)
!217 = !DILocation(line: 16, column: 15, scope: !172)
!218 = !DILocation(line: 17, column: 3, scope: !172)
!219 = !DILocation(line: 17, column: 7, scope: !172)
!220 = !DILocation(line: 18, column: 8, scope: !172)
!221 = !DILocation(line: 18, column: 12, scope: !172)
!222 = !DILocation(line: 18, column: 26, scope: !172)
!223 = !DILocation(line: 18, column: 28, scope: !172)
!224 = !DILocation(line: 18, column: 3, scope: !172)
!225 = !DILocation(line: 18, column: 57, scope: !172)
!226 = !DILocation(line: 18, column: 61, scope: !172)
!227 = !DILocation(line: 18, column: 59, scope: !172)
!228 = !DILocation(line: 18, column: 52, scope: !172)
!229 = !DILocation(line: 18, column: 67, scope: !172)
!230 = !DILocation(line: 18, column: 69, scope: !172)
!231 = !DILocation(line: 18, column: 64, scope: !172)
!232 = !DILocation(line: 18, column: 49, scope: !172)
!233 = !DILocation(line: 18, column: 45, scope: !172)
!234 = !DILocation(line: 18, column: 40, scope: !172)
!235 = distinct !{!235, !224, !236, !84}
!236 = !DILocation(line: 18, column: 81, scope: !172)
!237 = !DILocation(line: 19, column: 12, scope: !172)
!238 = !DILocation(line: 19, column: 16, scope: !172)
!239 = !DILocation(line: 19, column: 3, scope: !172)
!240 = !DILocation(line: 19, column: 7, scope: !172)
!241 = !DILocation(line: 19, column: 10, scope: !172)
!242 = !DILocation(line: 20, column: 1, scope: !172)
!243 = distinct !DISubprogram(name: "stencil<256>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!244 = !DILocation(line: 9, column: 3, scope: !243)
!245 = !DILocation(line: 9, column: 17, scope: !243)
!246 = !DILocation(line: 9, column: 28, scope: !243)
!247 = !DILocation(line: 9, column: 40, scope: !243)
!248 = !DILocation(line: 9, column: 38, scope: !243)
!249 = !DILocation(line: 9, column: 13, scope: !243)
!250 = !DILocation(line: 9, column: 57, scope: !243)
!251 = !DILocation(line: 9, column: 69, scope: !243)
!252 = !DILocation(line: 9, column: 53, scope: !243)
!253 = !DILocation(line: 10, column: 13, scope: !243)
!254 = !DILocation(line: 10, column: 17, scope: !243)
!255 = !DILocation(line: 10, column: 15, scope: !243)
!256 = !DILocation(line: 10, column: 21, scope: !243)
!257 = !DILocation(line: 10, column: 24, scope: !243)
!258 = !DILocation(line: 10, column: 8, scope: !243)
!259 = !DILocation(line: 10, column: 3, scope: !243)
!260 = !DILocation(line: 10, column: 11, scope: !243)
!261 = !DILocation(line: 11, column: 7, scope: !243)
!262 = !DILocation(line: 11, column: 19, scope: !243)
!263 = !DILocation(line: 12, column: 25, scope: !243)
!264 = !DILocation(line: 12, column: 27, scope: !243)
!265 = !DILocation(line: 12, column: 40, scope: !243)
!266 = !DILocation(line: 12, column: 43, scope: !243)
!267 = !DILocation(line: 12, column: 45, scope: !243)
!268 = !DILocation(line: 12, column: 10, scope: !243)
!269 = !DILocation(line: 12, column: 12, scope: !243)
!270 = !DILocation(line: 12, column: 5, scope: !243)
!271 = !DILocation(line: 12, column: 23, scope: !243)
!272 = !DILocation(line: 13, column: 25, scope: !243)
!273 = !DILocation(line: 13, column: 27, scope: !243)
!274 = !DILocation(line: 13, column: 39, scope: !243)
!275 = !DILocation(line: 13, column: 37, scope: !243)
!276 = !DILocation(line: 13, column: 43, scope: !243)
!277 = !DILocation(line: 13, column: 46, scope: !243)
!278 = !DILocation(line: 13, column: 48, scope: !243)
!279 = !DILocation(line: 13, column: 10, scope: !243)
!280 = !DILocation(line: 13, column: 12, scope: !243)
!281 = !DILocation(line: 13, column: 5, scope: !243)
!282 = !DILocation(line: 13, column: 23, scope: !243)
!283 = !DILocation(line: 14, column: 3, scope: !243)
!284 = !DILocation(line: 15, column: 3, scope: !243)
!285 = !DILocation(line: 16, column: 7, scope: !243)
!286 = !DILocation(line: 16, column: 12, scope: !243)
!287 = !DILocation(line: 16, column: 9, scope: !243)
!288 = !DILocation(line: 16, column: 15, scope: !243)
!289 = !DILocation(line: 17, column: 3, scope: !243)
!290 = !DILocation(line: 17, column: 7, scope: !243)
!291 = !DILocation(line: 18, column: 8, scope: !243)
!292 = !DILocation(line: 18, column: 12, scope: !243)
!293 = !DILocation(line: 18, column: 26, scope: !243)
!294 = !DILocation(line: 18, column: 28, scope: !243)
!295 = !DILocation(line: 18, column: 3, scope: !243)
!296 = !DILocation(line: 18, column: 57, scope: !243)
!297 = !DILocation(line: 18, column: 61, scope: !243)
!298 = !DILocation(line: 18, column: 59, scope: !243)
!299 = !DILocation(line: 18, column: 52, scope: !243)
!300 = !DILocation(line: 18, column: 67, scope: !243)
!301 = !DILocation(line: 18, column: 69, scope: !243)
!302 = !DILocation(line: 18, column: 64, scope: !243)
!303 = !DILocation(line: 18, column: 49, scope: !243)
!304 = !DILocation(line: 18, column: 45, scope: !243)
!305 = !DILocation(line: 18, column: 40, scope: !243)
!306 = distinct !{!306, !295, !307, !84}
!307 = !DILocation(line: 18, column: 81, scope: !243)
!308 = !DILocation(line: 19, column: 12, scope: !243)
!309 = !DILocation(line: 19, column: 16, scope: !243)
!310 = !DILocation(line: 19, column: 3, scope: !243)
!311 = !DILocation(line: 19, column: 7, scope: !243)
!312 = !DILocation(line: 19, column: 10, scope: !243)
!313 = !DILocation(line: 20, column: 1, scope: !243)
