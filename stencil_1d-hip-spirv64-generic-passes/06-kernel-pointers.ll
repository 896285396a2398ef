; ModuleID = '<memory>'
source_filename = "tests/programs/stencil_1d.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

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
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %26 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %26, ptr addrspace(4) %15, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !20
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !21
  %29 = mul i32 %28, 64, !dbg !22
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %31 = add i32 %29, %30, !dbg !24
  store i32 %31, ptr addrspace(4) %19, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !20
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !26
  %33 = add i32 %32, 3, !dbg !27
  store i32 %33, ptr addrspace(4) %20, align 4, !dbg !28, !tbaa !9
  %34 = load i32, ptr addrspace(4) %19, align 4, !dbg !29, !tbaa !9
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !30, !tbaa !9
  %36 = icmp slt i32 %34, %35, !dbg !31
  br i1 %36, label %37, label %43, !dbg !29

37:                                               ; preds = %3
  %38 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !32, !tbaa !17
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !33, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !32
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !32
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !32, !tbaa !9
  br label %44, !dbg !29

43:                                               ; preds = %3
  br label %44, !dbg !29

44:                                               ; preds = %43, %37
  %45 = phi i32 [ %42, %37 ], [ 0, %43 ], !dbg !29
  %46 = load i32, ptr addrspace(4) %20, align 4, !dbg !34, !tbaa !9
  %47 = sext i32 %46 to i64, !dbg !35
  %48 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %47, !dbg !35
  store i32 %45, ptr addrspace(4) %48, align 4, !dbg !36, !tbaa !9
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !37
  %50 = icmp ult i32 %49, 3, !dbg !38
  br i1 %50, label %51, label %86, !dbg !38

51:                                               ; preds = %44
  %52 = load i32, ptr addrspace(4) %19, align 4, !dbg !39, !tbaa !9
  %53 = icmp sge i32 %52, 3, !dbg !40
  br i1 %53, label %54, label %61, !dbg !39

54:                                               ; preds = %51
  %55 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !41, !tbaa !17
  %56 = load i32, ptr addrspace(4) %19, align 4, !dbg !42, !tbaa !9
  %57 = sub nsw i32 %56, 3, !dbg !43
  %58 = sext i32 %57 to i64, !dbg !41
  %59 = getelementptr inbounds i32, ptr addrspace(4) %55, i64 %58, !dbg !41
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !41, !tbaa !9
  br label %62, !dbg !39

61:                                               ; preds = %51
  br label %62, !dbg !39

62:                                               ; preds = %61, %54
  %63 = phi i32 [ %60, %54 ], [ 0, %61 ], !dbg !39
  %64 = load i32, ptr addrspace(4) %20, align 4, !dbg !44, !tbaa !9
  %65 = sub nsw i32 %64, 3, !dbg !45
  %66 = sext i32 %65 to i64, !dbg !46
  %67 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %66, !dbg !46
  store i32 %63, ptr addrspace(4) %67, align 4, !dbg !47, !tbaa !9
  %68 = load i32, ptr addrspace(4) %19, align 4, !dbg !48, !tbaa !9
  %69 = add nsw i32 %68, 64, !dbg !49
  %70 = load i32, ptr addrspace(4) %18, align 4, !dbg !50, !tbaa !9
  %71 = icmp slt i32 %69, %70, !dbg !51
  br i1 %71, label %72, label %79, !dbg !48

72:                                               ; preds = %62
  %73 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !52, !tbaa !17
  %74 = load i32, ptr addrspace(4) %19, align 4, !dbg !53, !tbaa !9
  %75 = add nsw i32 %74, 64, !dbg !54
  %76 = sext i32 %75 to i64, !dbg !52
  %77 = getelementptr inbounds i32, ptr addrspace(4) %73, i64 %76, !dbg !52
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !52, !tbaa !9
  br label %80, !dbg !48

79:                                               ; preds = %62
  br label %80, !dbg !48

80:                                               ; preds = %79, %72
  %81 = phi i32 [ %78, %72 ], [ 0, %79 ], !dbg !48
  %82 = load i32, ptr addrspace(4) %20, align 4, !dbg !55, !tbaa !9
  %83 = add nsw i32 %82, 64, !dbg !56
  %84 = sext i32 %83 to i64, !dbg !57
  %85 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %84, !dbg !57
  store i32 %81, ptr addrspace(4) %85, align 4, !dbg !58, !tbaa !9
  br label %86, !dbg !59

86:                                               ; preds = %80, %44
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !60
  %87 = load i32, ptr addrspace(4) %19, align 4, !dbg !61, !tbaa !9
  %88 = load i32, ptr addrspace(4) %18, align 4, !dbg !62, !tbaa !9
  %89 = icmp sge i32 %87, %88, !dbg !63
  br i1 %89, label %90, label %91, !dbg !63

90:                                               ; preds = %86
  store i32 1, ptr addrspace(4) %21, align 4
  br label %120, !dbg !64

91:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !65
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !66, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !67
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !68, !tbaa !9
  br label %92, !dbg !67

92:                                               ; preds = %110, %91
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !69, !tbaa !9
  %94 = icmp sle i32 %93, 3, !dbg !70
  br i1 %94, label %96, label %95, !dbg !71

95:                                               ; preds = %92
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !71
  br label %113

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %20, align 4, !dbg !72, !tbaa !9
  %98 = load i32, ptr addrspace(4) %23, align 4, !dbg !73, !tbaa !9
  %99 = add nsw i32 %97, %98, !dbg !74
  %100 = sext i32 %99 to i64, !dbg !75
  %101 = getelementptr inbounds [70 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %100, !dbg !75
  %102 = load i32, ptr addrspace(4) %101, align 4, !dbg !75, !tbaa !9
  %103 = load i32, ptr addrspace(4) %23, align 4, !dbg !76, !tbaa !9
  %104 = icmp eq i32 %103, 0, !dbg !77
  %105 = zext i1 %104 to i64, !dbg !76
  %106 = select i1 %104, i32 3, i32 1, !dbg !76
  %107 = mul nsw i32 %102, %106, !dbg !78
  %108 = load i32, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  %109 = add nsw i32 %108, %107, !dbg !79
  store i32 %109, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  br label %110, !dbg !80

110:                                              ; preds = %96
  %111 = load i32, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  %112 = add nsw i32 %111, 1, !dbg !81
  store i32 %112, ptr addrspace(4) %23, align 4, !dbg !81, !tbaa !9
  br label %92, !dbg !71, !llvm.loop !82

113:                                              ; preds = %95
  %114 = load i32, ptr addrspace(4) %22, align 4, !dbg !85, !tbaa !9
  %115 = srem i32 %114, 1000, !dbg !86
  %116 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !87, !tbaa !17
  %117 = load i32, ptr addrspace(4) %19, align 4, !dbg !88, !tbaa !9
  %118 = sext i32 %117 to i64, !dbg !87
  %119 = getelementptr inbounds i32, ptr addrspace(4) %116, i64 %118, !dbg !87
  store i32 %115, ptr addrspace(4) %119, align 4, !dbg !89, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !90
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !90
  br label %120, !dbg !90

120:                                              ; preds = %113, %90
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !90
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !90
  %121 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %121, label %123 [
    i32 0, label %122
    i32 1, label %122
  ]

122:                                              ; preds = %120, %120
  ret void, !dbg !90

123:                                              ; preds = %120
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
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %26 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %26, ptr addrspace(4) %15, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !102
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !103
  %29 = mul i32 %28, 50, !dbg !104
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !105
  %31 = add i32 %29, %30, !dbg !106
  store i32 %31, ptr addrspace(4) %19, align 4, !dbg !107, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !102
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !108
  %33 = add i32 %32, 3, !dbg !109
  store i32 %33, ptr addrspace(4) %20, align 4, !dbg !110, !tbaa !9
  %34 = load i32, ptr addrspace(4) %19, align 4, !dbg !111, !tbaa !9
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !112, !tbaa !9
  %36 = icmp slt i32 %34, %35, !dbg !113
  br i1 %36, label %37, label %43, !dbg !111

37:                                               ; preds = %3
  %38 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !114, !tbaa !17
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !115, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !114
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !114
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !114, !tbaa !9
  br label %44, !dbg !111

43:                                               ; preds = %3
  br label %44, !dbg !111

44:                                               ; preds = %43, %37
  %45 = phi i32 [ %42, %37 ], [ 0, %43 ], !dbg !111
  %46 = load i32, ptr addrspace(4) %20, align 4, !dbg !116, !tbaa !9
  %47 = sext i32 %46 to i64, !dbg !117
  %48 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %47, !dbg !117
  store i32 %45, ptr addrspace(4) %48, align 4, !dbg !118, !tbaa !9
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !119
  %50 = icmp ult i32 %49, 3, !dbg !120
  br i1 %50, label %51, label %86, !dbg !120

51:                                               ; preds = %44
  %52 = load i32, ptr addrspace(4) %19, align 4, !dbg !121, !tbaa !9
  %53 = icmp sge i32 %52, 3, !dbg !122
  br i1 %53, label %54, label %61, !dbg !121

54:                                               ; preds = %51
  %55 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !123, !tbaa !17
  %56 = load i32, ptr addrspace(4) %19, align 4, !dbg !124, !tbaa !9
  %57 = sub nsw i32 %56, 3, !dbg !125
  %58 = sext i32 %57 to i64, !dbg !123
  %59 = getelementptr inbounds i32, ptr addrspace(4) %55, i64 %58, !dbg !123
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !123, !tbaa !9
  br label %62, !dbg !121

61:                                               ; preds = %51
  br label %62, !dbg !121

62:                                               ; preds = %61, %54
  %63 = phi i32 [ %60, %54 ], [ 0, %61 ], !dbg !121
  %64 = load i32, ptr addrspace(4) %20, align 4, !dbg !126, !tbaa !9
  %65 = sub nsw i32 %64, 3, !dbg !127
  %66 = sext i32 %65 to i64, !dbg !128
  %67 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %66, !dbg !128
  store i32 %63, ptr addrspace(4) %67, align 4, !dbg !129, !tbaa !9
  %68 = load i32, ptr addrspace(4) %19, align 4, !dbg !130, !tbaa !9
  %69 = add nsw i32 %68, 50, !dbg !131
  %70 = load i32, ptr addrspace(4) %18, align 4, !dbg !132, !tbaa !9
  %71 = icmp slt i32 %69, %70, !dbg !133
  br i1 %71, label %72, label %79, !dbg !130

72:                                               ; preds = %62
  %73 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !134, !tbaa !17
  %74 = load i32, ptr addrspace(4) %19, align 4, !dbg !135, !tbaa !9
  %75 = add nsw i32 %74, 50, !dbg !136
  %76 = sext i32 %75 to i64, !dbg !134
  %77 = getelementptr inbounds i32, ptr addrspace(4) %73, i64 %76, !dbg !134
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !134, !tbaa !9
  br label %80, !dbg !130

79:                                               ; preds = %62
  br label %80, !dbg !130

80:                                               ; preds = %79, %72
  %81 = phi i32 [ %78, %72 ], [ 0, %79 ], !dbg !130
  %82 = load i32, ptr addrspace(4) %20, align 4, !dbg !137, !tbaa !9
  %83 = add nsw i32 %82, 50, !dbg !138
  %84 = sext i32 %83 to i64, !dbg !139
  %85 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %84, !dbg !139
  store i32 %81, ptr addrspace(4) %85, align 4, !dbg !140, !tbaa !9
  br label %86, !dbg !141

86:                                               ; preds = %80, %44
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !142
  %87 = load i32, ptr addrspace(4) %19, align 4, !dbg !143, !tbaa !9
  %88 = load i32, ptr addrspace(4) %18, align 4, !dbg !144, !tbaa !9
  %89 = icmp sge i32 %87, %88, !dbg !145
  br i1 %89, label %90, label %91, !dbg !145

90:                                               ; preds = %86
  store i32 1, ptr addrspace(4) %21, align 4
  br label %120, !dbg !146

91:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !147
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !148, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !149
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !150, !tbaa !9
  br label %92, !dbg !149

92:                                               ; preds = %110, %91
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !151, !tbaa !9
  %94 = icmp sle i32 %93, 3, !dbg !152
  br i1 %94, label %96, label %95, !dbg !153

95:                                               ; preds = %92
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !153
  br label %113

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %20, align 4, !dbg !154, !tbaa !9
  %98 = load i32, ptr addrspace(4) %23, align 4, !dbg !155, !tbaa !9
  %99 = add nsw i32 %97, %98, !dbg !156
  %100 = sext i32 %99 to i64, !dbg !157
  %101 = getelementptr inbounds [56 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %100, !dbg !157
  %102 = load i32, ptr addrspace(4) %101, align 4, !dbg !157, !tbaa !9
  %103 = load i32, ptr addrspace(4) %23, align 4, !dbg !158, !tbaa !9
  %104 = icmp eq i32 %103, 0, !dbg !159
  %105 = zext i1 %104 to i64, !dbg !158
  %106 = select i1 %104, i32 3, i32 1, !dbg !158
  %107 = mul nsw i32 %102, %106, !dbg !160
  %108 = load i32, ptr addrspace(4) %22, align 4, !dbg !161, !tbaa !9
  %109 = add nsw i32 %108, %107, !dbg !161
  store i32 %109, ptr addrspace(4) %22, align 4, !dbg !161, !tbaa !9
  br label %110, !dbg !162

110:                                              ; preds = %96
  %111 = load i32, ptr addrspace(4) %23, align 4, !dbg !163, !tbaa !9
  %112 = add nsw i32 %111, 1, !dbg !163
  store i32 %112, ptr addrspace(4) %23, align 4, !dbg !163, !tbaa !9
  br label %92, !dbg !153, !llvm.loop !164

113:                                              ; preds = %95
  %114 = load i32, ptr addrspace(4) %22, align 4, !dbg !166, !tbaa !9
  %115 = srem i32 %114, 1000, !dbg !167
  %116 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !168, !tbaa !17
  %117 = load i32, ptr addrspace(4) %19, align 4, !dbg !169, !tbaa !9
  %118 = sext i32 %117 to i64, !dbg !168
  %119 = getelementptr inbounds i32, ptr addrspace(4) %116, i64 %118, !dbg !168
  store i32 %115, ptr addrspace(4) %119, align 4, !dbg !170, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !171
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !171
  br label %120, !dbg !171

120:                                              ; preds = %113, %90
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !171
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !171
  %121 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %121, label %123 [
    i32 0, label %122
    i32 1, label %122
  ]

122:                                              ; preds = %120, %120
  ret void, !dbg !171

123:                                              ; preds = %120
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
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %26 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %26, ptr addrspace(4) %15, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !173
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !174
  %29 = mul i32 %28, 7, !dbg !175
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !176
  %31 = add i32 %29, %30, !dbg !177
  store i32 %31, ptr addrspace(4) %19, align 4, !dbg !178, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !173
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !179
  %33 = add i32 %32, 3, !dbg !180
  store i32 %33, ptr addrspace(4) %20, align 4, !dbg !181, !tbaa !9
  %34 = load i32, ptr addrspace(4) %19, align 4, !dbg !182, !tbaa !9
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !183, !tbaa !9
  %36 = icmp slt i32 %34, %35, !dbg !184
  br i1 %36, label %37, label %43, !dbg !182

37:                                               ; preds = %3
  %38 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !185, !tbaa !17
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !186, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !185
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !185
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !185, !tbaa !9
  br label %44, !dbg !182

43:                                               ; preds = %3
  br label %44, !dbg !182

44:                                               ; preds = %43, %37
  %45 = phi i32 [ %42, %37 ], [ 0, %43 ], !dbg !182
  %46 = load i32, ptr addrspace(4) %20, align 4, !dbg !187, !tbaa !9
  %47 = sext i32 %46 to i64, !dbg !188
  %48 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %47, !dbg !188
  store i32 %45, ptr addrspace(4) %48, align 4, !dbg !189, !tbaa !9
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !190
  %50 = icmp ult i32 %49, 3, !dbg !191
  br i1 %50, label %51, label %86, !dbg !191

51:                                               ; preds = %44
  %52 = load i32, ptr addrspace(4) %19, align 4, !dbg !192, !tbaa !9
  %53 = icmp sge i32 %52, 3, !dbg !193
  br i1 %53, label %54, label %61, !dbg !192

54:                                               ; preds = %51
  %55 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !194, !tbaa !17
  %56 = load i32, ptr addrspace(4) %19, align 4, !dbg !195, !tbaa !9
  %57 = sub nsw i32 %56, 3, !dbg !196
  %58 = sext i32 %57 to i64, !dbg !194
  %59 = getelementptr inbounds i32, ptr addrspace(4) %55, i64 %58, !dbg !194
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !194, !tbaa !9
  br label %62, !dbg !192

61:                                               ; preds = %51
  br label %62, !dbg !192

62:                                               ; preds = %61, %54
  %63 = phi i32 [ %60, %54 ], [ 0, %61 ], !dbg !192
  %64 = load i32, ptr addrspace(4) %20, align 4, !dbg !197, !tbaa !9
  %65 = sub nsw i32 %64, 3, !dbg !198
  %66 = sext i32 %65 to i64, !dbg !199
  %67 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %66, !dbg !199
  store i32 %63, ptr addrspace(4) %67, align 4, !dbg !200, !tbaa !9
  %68 = load i32, ptr addrspace(4) %19, align 4, !dbg !201, !tbaa !9
  %69 = add nsw i32 %68, 7, !dbg !202
  %70 = load i32, ptr addrspace(4) %18, align 4, !dbg !203, !tbaa !9
  %71 = icmp slt i32 %69, %70, !dbg !204
  br i1 %71, label %72, label %79, !dbg !201

72:                                               ; preds = %62
  %73 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !205, !tbaa !17
  %74 = load i32, ptr addrspace(4) %19, align 4, !dbg !206, !tbaa !9
  %75 = add nsw i32 %74, 7, !dbg !207
  %76 = sext i32 %75 to i64, !dbg !205
  %77 = getelementptr inbounds i32, ptr addrspace(4) %73, i64 %76, !dbg !205
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !205, !tbaa !9
  br label %80, !dbg !201

79:                                               ; preds = %62
  br label %80, !dbg !201

80:                                               ; preds = %79, %72
  %81 = phi i32 [ %78, %72 ], [ 0, %79 ], !dbg !201
  %82 = load i32, ptr addrspace(4) %20, align 4, !dbg !208, !tbaa !9
  %83 = add nsw i32 %82, 7, !dbg !209
  %84 = sext i32 %83 to i64, !dbg !210
  %85 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %84, !dbg !210
  store i32 %81, ptr addrspace(4) %85, align 4, !dbg !211, !tbaa !9
  br label %86, !dbg !212

86:                                               ; preds = %80, %44
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !213
  %87 = load i32, ptr addrspace(4) %19, align 4, !dbg !214, !tbaa !9
  %88 = load i32, ptr addrspace(4) %18, align 4, !dbg !215, !tbaa !9
  %89 = icmp sge i32 %87, %88, !dbg !216
  br i1 %89, label %90, label %91, !dbg !216

90:                                               ; preds = %86
  store i32 1, ptr addrspace(4) %21, align 4
  br label %120, !dbg !217

91:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !218
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !219, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !220
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !221, !tbaa !9
  br label %92, !dbg !220

92:                                               ; preds = %110, %91
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !222, !tbaa !9
  %94 = icmp sle i32 %93, 3, !dbg !223
  br i1 %94, label %96, label %95, !dbg !224

95:                                               ; preds = %92
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !224
  br label %113

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %20, align 4, !dbg !225, !tbaa !9
  %98 = load i32, ptr addrspace(4) %23, align 4, !dbg !226, !tbaa !9
  %99 = add nsw i32 %97, %98, !dbg !227
  %100 = sext i32 %99 to i64, !dbg !228
  %101 = getelementptr inbounds [13 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %100, !dbg !228
  %102 = load i32, ptr addrspace(4) %101, align 4, !dbg !228, !tbaa !9
  %103 = load i32, ptr addrspace(4) %23, align 4, !dbg !229, !tbaa !9
  %104 = icmp eq i32 %103, 0, !dbg !230
  %105 = zext i1 %104 to i64, !dbg !229
  %106 = select i1 %104, i32 3, i32 1, !dbg !229
  %107 = mul nsw i32 %102, %106, !dbg !231
  %108 = load i32, ptr addrspace(4) %22, align 4, !dbg !232, !tbaa !9
  %109 = add nsw i32 %108, %107, !dbg !232
  store i32 %109, ptr addrspace(4) %22, align 4, !dbg !232, !tbaa !9
  br label %110, !dbg !233

110:                                              ; preds = %96
  %111 = load i32, ptr addrspace(4) %23, align 4, !dbg !234, !tbaa !9
  %112 = add nsw i32 %111, 1, !dbg !234
  store i32 %112, ptr addrspace(4) %23, align 4, !dbg !234, !tbaa !9
  br label %92, !dbg !224, !llvm.loop !235

113:                                              ; preds = %95
  %114 = load i32, ptr addrspace(4) %22, align 4, !dbg !237, !tbaa !9
  %115 = srem i32 %114, 1000, !dbg !238
  %116 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !239, !tbaa !17
  %117 = load i32, ptr addrspace(4) %19, align 4, !dbg !240, !tbaa !9
  %118 = sext i32 %117 to i64, !dbg !239
  %119 = getelementptr inbounds i32, ptr addrspace(4) %116, i64 %118, !dbg !239
  store i32 %115, ptr addrspace(4) %119, align 4, !dbg !241, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !242
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !242
  br label %120, !dbg !242

120:                                              ; preds = %113, %90
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !242
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !242
  %121 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %121, label %123 [
    i32 0, label %122
    i32 1, label %122
  ]

122:                                              ; preds = %120, %120
  ret void, !dbg !242

123:                                              ; preds = %120
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
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %26 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %26, ptr addrspace(4) %15, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %17, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #6, !dbg !244
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !245
  %29 = mul i32 %28, 256, !dbg !246
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !247
  %31 = add i32 %29, %30, !dbg !248
  store i32 %31, ptr addrspace(4) %19, align 4, !dbg !249, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #6, !dbg !244
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !250
  %33 = add i32 %32, 3, !dbg !251
  store i32 %33, ptr addrspace(4) %20, align 4, !dbg !252, !tbaa !9
  %34 = load i32, ptr addrspace(4) %19, align 4, !dbg !253, !tbaa !9
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !254, !tbaa !9
  %36 = icmp slt i32 %34, %35, !dbg !255
  br i1 %36, label %37, label %43, !dbg !253

37:                                               ; preds = %3
  %38 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !256, !tbaa !17
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !257, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !256
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !256
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !256, !tbaa !9
  br label %44, !dbg !253

43:                                               ; preds = %3
  br label %44, !dbg !253

44:                                               ; preds = %43, %37
  %45 = phi i32 [ %42, %37 ], [ 0, %43 ], !dbg !253
  %46 = load i32, ptr addrspace(4) %20, align 4, !dbg !258, !tbaa !9
  %47 = sext i32 %46 to i64, !dbg !259
  %48 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %47, !dbg !259
  store i32 %45, ptr addrspace(4) %48, align 4, !dbg !260, !tbaa !9
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !261
  %50 = icmp ult i32 %49, 3, !dbg !262
  br i1 %50, label %51, label %86, !dbg !262

51:                                               ; preds = %44
  %52 = load i32, ptr addrspace(4) %19, align 4, !dbg !263, !tbaa !9
  %53 = icmp sge i32 %52, 3, !dbg !264
  br i1 %53, label %54, label %61, !dbg !263

54:                                               ; preds = %51
  %55 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !265, !tbaa !17
  %56 = load i32, ptr addrspace(4) %19, align 4, !dbg !266, !tbaa !9
  %57 = sub nsw i32 %56, 3, !dbg !267
  %58 = sext i32 %57 to i64, !dbg !265
  %59 = getelementptr inbounds i32, ptr addrspace(4) %55, i64 %58, !dbg !265
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !265, !tbaa !9
  br label %62, !dbg !263

61:                                               ; preds = %51
  br label %62, !dbg !263

62:                                               ; preds = %61, %54
  %63 = phi i32 [ %60, %54 ], [ 0, %61 ], !dbg !263
  %64 = load i32, ptr addrspace(4) %20, align 4, !dbg !268, !tbaa !9
  %65 = sub nsw i32 %64, 3, !dbg !269
  %66 = sext i32 %65 to i64, !dbg !270
  %67 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %66, !dbg !270
  store i32 %63, ptr addrspace(4) %67, align 4, !dbg !271, !tbaa !9
  %68 = load i32, ptr addrspace(4) %19, align 4, !dbg !272, !tbaa !9
  %69 = add nsw i32 %68, 256, !dbg !273
  %70 = load i32, ptr addrspace(4) %18, align 4, !dbg !274, !tbaa !9
  %71 = icmp slt i32 %69, %70, !dbg !275
  br i1 %71, label %72, label %79, !dbg !272

72:                                               ; preds = %62
  %73 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !276, !tbaa !17
  %74 = load i32, ptr addrspace(4) %19, align 4, !dbg !277, !tbaa !9
  %75 = add nsw i32 %74, 256, !dbg !278
  %76 = sext i32 %75 to i64, !dbg !276
  %77 = getelementptr inbounds i32, ptr addrspace(4) %73, i64 %76, !dbg !276
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !276, !tbaa !9
  br label %80, !dbg !272

79:                                               ; preds = %62
  br label %80, !dbg !272

80:                                               ; preds = %79, %72
  %81 = phi i32 [ %78, %72 ], [ 0, %79 ], !dbg !272
  %82 = load i32, ptr addrspace(4) %20, align 4, !dbg !279, !tbaa !9
  %83 = add nsw i32 %82, 256, !dbg !280
  %84 = sext i32 %83 to i64, !dbg !281
  %85 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %84, !dbg !281
  store i32 %81, ptr addrspace(4) %85, align 4, !dbg !282, !tbaa !9
  br label %86, !dbg !283

86:                                               ; preds = %80, %44
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !284
  %87 = load i32, ptr addrspace(4) %19, align 4, !dbg !285, !tbaa !9
  %88 = load i32, ptr addrspace(4) %18, align 4, !dbg !286, !tbaa !9
  %89 = icmp sge i32 %87, %88, !dbg !287
  br i1 %89, label %90, label %91, !dbg !287

90:                                               ; preds = %86
  store i32 1, ptr addrspace(4) %21, align 4
  br label %120, !dbg !288

91:                                               ; preds = %86
  call void @llvm.lifetime.start.p0(ptr %12) #6, !dbg !289
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !290, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #6, !dbg !291
  store i32 -3, ptr addrspace(4) %23, align 4, !dbg !292, !tbaa !9
  br label %92, !dbg !291

92:                                               ; preds = %110, %91
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !293, !tbaa !9
  %94 = icmp sle i32 %93, 3, !dbg !294
  br i1 %94, label %96, label %95, !dbg !295

95:                                               ; preds = %92
  store i32 2, ptr addrspace(4) %21, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #6, !dbg !295
  br label %113

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %20, align 4, !dbg !296, !tbaa !9
  %98 = load i32, ptr addrspace(4) %23, align 4, !dbg !297, !tbaa !9
  %99 = add nsw i32 %97, %98, !dbg !298
  %100 = sext i32 %99 to i64, !dbg !299
  %101 = getelementptr inbounds [262 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 0, i64 %100, !dbg !299
  %102 = load i32, ptr addrspace(4) %101, align 4, !dbg !299, !tbaa !9
  %103 = load i32, ptr addrspace(4) %23, align 4, !dbg !300, !tbaa !9
  %104 = icmp eq i32 %103, 0, !dbg !301
  %105 = zext i1 %104 to i64, !dbg !300
  %106 = select i1 %104, i32 3, i32 1, !dbg !300
  %107 = mul nsw i32 %102, %106, !dbg !302
  %108 = load i32, ptr addrspace(4) %22, align 4, !dbg !303, !tbaa !9
  %109 = add nsw i32 %108, %107, !dbg !303
  store i32 %109, ptr addrspace(4) %22, align 4, !dbg !303, !tbaa !9
  br label %110, !dbg !304

110:                                              ; preds = %96
  %111 = load i32, ptr addrspace(4) %23, align 4, !dbg !305, !tbaa !9
  %112 = add nsw i32 %111, 1, !dbg !305
  store i32 %112, ptr addrspace(4) %23, align 4, !dbg !305, !tbaa !9
  br label %92, !dbg !295, !llvm.loop !306

113:                                              ; preds = %95
  %114 = load i32, ptr addrspace(4) %22, align 4, !dbg !308, !tbaa !9
  %115 = srem i32 %114, 1000, !dbg !309
  %116 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !310, !tbaa !17
  %117 = load i32, ptr addrspace(4) %19, align 4, !dbg !311, !tbaa !9
  %118 = sext i32 %117 to i64, !dbg !310
  %119 = getelementptr inbounds i32, ptr addrspace(4) %116, i64 %118, !dbg !310
  store i32 %115, ptr addrspace(4) %119, align 4, !dbg !312, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #6, !dbg !313
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !313
  br label %120, !dbg !313

120:                                              ; preds = %113, %90
  call void @llvm.lifetime.end.p0(ptr %10) #6, !dbg !313
  call void @llvm.lifetime.end.p0(ptr %9) #6, !dbg !313
  %121 = load i32, ptr addrspace(4) %21, align 4
  switch i32 %121, label %123 [
    i32 0, label %122
    i32 1, label %122
  ]

122:                                              ; preds = %120, %120
  ret void, !dbg !313

123:                                              ; preds = %120
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
