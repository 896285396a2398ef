; ModuleID = '<memory>'
source_filename = "tests/programs/convolution.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@filter = hidden addrspace(1) externally_initialized constant [49 x float] zeroinitializer, align 4
@_ZZ8convolvePKfPfiiE4tile = internal addrspace(3) global [22 x [22 x float]] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__hip_cuid_3271968b5392a086 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z8clamp_toii(i32 noundef %0, i32 noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !17, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !18, !tbaa !9
  %11 = sub nsw i32 %10, 1, !dbg !19
  %12 = call spir_func noundef i32 @_Z3minii(i32 noundef %9, i32 noundef %11) #7, !dbg !20
  %13 = call spir_func noundef i32 @_Z3maxii(i32 noundef 0, i32 noundef %12) #7, !dbg !21
  ret i32 %13, !dbg !22
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z3maxii(i32 noundef %0, i32 noundef %1) #0 !dbg !23 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !25, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !26, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !27
  br i1 %11, label %12, label %14, !dbg !25

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !28, !tbaa !9
  br label %16, !dbg !25

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %7, align 4, !dbg !29, !tbaa !9
  br label %16, !dbg !25

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !25
  ret i32 %17, !dbg !30
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #0 !dbg !31 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !32, !tbaa !9
  %10 = load i32, ptr addrspace(4) %7, align 4, !dbg !33, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !34
  br i1 %11, label %12, label %14, !dbg !32

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !35, !tbaa !9
  br label %16, !dbg !32

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %7, align 4, !dbg !36, !tbaa !9
  br label %16, !dbg !32

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !32
  ret i32 %17, !dbg !37
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8convolvePKfPfii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3) #1 !dbg !38 {
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
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = addrspacecast ptr %5 to ptr addrspace(4)
  %22 = addrspacecast ptr %6 to ptr addrspace(4)
  %23 = addrspacecast ptr %7 to ptr addrspace(4)
  %24 = addrspacecast ptr %8 to ptr addrspace(4)
  %25 = addrspacecast ptr %9 to ptr addrspace(4)
  %26 = addrspacecast ptr %10 to ptr addrspace(4)
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = addrspacecast ptr %12 to ptr addrspace(4)
  %29 = addrspacecast ptr %13 to ptr addrspace(4)
  %30 = addrspacecast ptr %14 to ptr addrspace(4)
  %31 = addrspacecast ptr %15 to ptr addrspace(4)
  %32 = addrspacecast ptr %16 to ptr addrspace(4)
  %33 = addrspacecast ptr %17 to ptr addrspace(4)
  %34 = addrspacecast ptr %18 to ptr addrspace(4)
  %35 = addrspacecast ptr %19 to ptr addrspace(4)
  %36 = addrspacecast ptr %20 to ptr addrspace(4)
  %37 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %37, ptr addrspace(4) %21, align 8
  %38 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !39
  %39 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %39, ptr addrspace(4) %22, align 8
  %40 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !39
  store ptr addrspace(4) %38, ptr addrspace(4) %23, align 8, !tbaa !39
  store ptr addrspace(4) %40, ptr addrspace(4) %24, align 8, !tbaa !39
  store i32 %2, ptr addrspace(4) %25, align 4, !tbaa !9
  store i32 %3, ptr addrspace(4) %26, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #8, !dbg !42
  %41 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !43
  %42 = mul i32 %41, 16, !dbg !44
  %43 = sub i32 %42, 3, !dbg !45
  store i32 %43, ptr addrspace(4) %27, align 4, !dbg !46, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !42
  %44 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !47
  %45 = mul i32 %44, 16, !dbg !48
  %46 = sub i32 %45, 3, !dbg !49
  store i32 %46, ptr addrspace(4) %28, align 4, !dbg !50, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !51
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !52
  store i32 %47, ptr addrspace(4) %29, align 4, !dbg !53, !tbaa !9
  br label %48, !dbg !51

48:                                               ; preds = %86, %4
  %49 = load i32, ptr addrspace(4) %29, align 4, !dbg !54, !tbaa !9
  %50 = icmp slt i32 %49, 22, !dbg !55
  br i1 %50, label %52, label %51, !dbg !56

51:                                               ; preds = %48
  store i32 2, ptr addrspace(4) %30, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !56
  br label %89

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %15) #8, !dbg !57
  %53 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !58
  store i32 %53, ptr addrspace(4) %31, align 4, !dbg !59, !tbaa !9
  br label %54, !dbg !57

54:                                               ; preds = %82, %52
  %55 = load i32, ptr addrspace(4) %31, align 4, !dbg !60, !tbaa !9
  %56 = icmp slt i32 %55, 22, !dbg !61
  br i1 %56, label %58, label %57, !dbg !62

57:                                               ; preds = %54
  store i32 5, ptr addrspace(4) %30, align 4
  call void @llvm.lifetime.end.p0(ptr %15) #8, !dbg !62
  br label %85

58:                                               ; preds = %54
  %59 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !63, !tbaa !39
  %60 = load i32, ptr addrspace(4) %28, align 4, !dbg !64, !tbaa !9
  %61 = load i32, ptr addrspace(4) %29, align 4, !dbg !65, !tbaa !9
  %62 = add nsw i32 %60, %61, !dbg !66
  %63 = load i32, ptr addrspace(4) %26, align 4, !dbg !67, !tbaa !9
  %64 = call spir_func noundef i32 @_Z8clamp_toii(i32 noundef %62, i32 noundef %63) #7, !dbg !68
  %65 = load i32, ptr addrspace(4) %25, align 4, !dbg !69, !tbaa !9
  %66 = mul nsw i32 %64, %65, !dbg !70
  %67 = load i32, ptr addrspace(4) %27, align 4, !dbg !71, !tbaa !9
  %68 = load i32, ptr addrspace(4) %31, align 4, !dbg !72, !tbaa !9
  %69 = add nsw i32 %67, %68, !dbg !73
  %70 = load i32, ptr addrspace(4) %25, align 4, !dbg !74, !tbaa !9
  %71 = call spir_func noundef i32 @_Z8clamp_toii(i32 noundef %69, i32 noundef %70) #7, !dbg !75
  %72 = add nsw i32 %66, %71, !dbg !76
  %73 = sext i32 %72 to i64, !dbg !63
  %74 = getelementptr inbounds float, ptr addrspace(4) %59, i64 %73, !dbg !63
  %75 = load float, ptr addrspace(4) %74, align 4, !dbg !63, !tbaa !77
  %76 = load i32, ptr addrspace(4) %29, align 4, !dbg !79, !tbaa !9
  %77 = sext i32 %76 to i64, !dbg !80
  %78 = getelementptr inbounds [22 x [22 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %77, !dbg !80
  %79 = load i32, ptr addrspace(4) %31, align 4, !dbg !81, !tbaa !9
  %80 = sext i32 %79 to i64, !dbg !80
  %81 = getelementptr inbounds [22 x float], ptr addrspace(4) %78, i64 0, i64 %80, !dbg !80
  store float %75, ptr addrspace(4) %81, align 4, !dbg !82, !tbaa !77
  br label %82, !dbg !80

82:                                               ; preds = %58
  %83 = load i32, ptr addrspace(4) %31, align 4, !dbg !83, !tbaa !9
  %84 = add nsw i32 %83, 16, !dbg !83
  store i32 %84, ptr addrspace(4) %31, align 4, !dbg !83, !tbaa !9
  br label %54, !dbg !62, !llvm.loop !84

85:                                               ; preds = %57
  br label %86, !dbg !85

86:                                               ; preds = %85
  %87 = load i32, ptr addrspace(4) %29, align 4, !dbg !87, !tbaa !9
  %88 = add nsw i32 %87, 16, !dbg !87
  store i32 %88, ptr addrspace(4) %29, align 4, !dbg !87, !tbaa !9
  br label %48, !dbg !56, !llvm.loop !88

89:                                               ; preds = %51
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !89
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !90
  %90 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !91
  %91 = mul i32 %90, 16, !dbg !92
  %92 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !93
  %93 = add i32 %91, %92, !dbg !94
  store i32 %93, ptr addrspace(4) %32, align 4, !dbg !95, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %17) #8, !dbg !90
  %94 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !96
  %95 = mul i32 %94, 16, !dbg !97
  %96 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !98
  %97 = add i32 %95, %96, !dbg !99
  store i32 %97, ptr addrspace(4) %33, align 4, !dbg !100, !tbaa !9
  %98 = load i32, ptr addrspace(4) %32, align 4, !dbg !101, !tbaa !9
  %99 = load i32, ptr addrspace(4) %25, align 4, !dbg !102, !tbaa !9
  %100 = icmp sge i32 %98, %99, !dbg !103
  br i1 %100, label %105, label %101, !dbg !104

101:                                              ; preds = %89
  %102 = load i32, ptr addrspace(4) %33, align 4, !dbg !105, !tbaa !9
  %103 = load i32, ptr addrspace(4) %26, align 4, !dbg !106, !tbaa !9
  %104 = icmp sge i32 %102, %103, !dbg !107
  br i1 %104, label %105, label %106, !dbg !104

105:                                              ; preds = %101, %89
  store i32 1, ptr addrspace(4) %30, align 4
  br label %155, !dbg !108

106:                                              ; preds = %101
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !109
  store float 0.000000e+00, ptr addrspace(4) %34, align 4, !dbg !110, !tbaa !77
  call void @llvm.lifetime.start.p0(ptr %19) #8, !dbg !111
  store i32 0, ptr addrspace(4) %35, align 4, !dbg !112, !tbaa !9
  br label %107, !dbg !111

107:                                              ; preds = %142, %106
  %108 = load i32, ptr addrspace(4) %35, align 4, !dbg !113, !tbaa !9
  %109 = icmp slt i32 %108, 7, !dbg !114
  br i1 %109, label %111, label %110, !dbg !115

110:                                              ; preds = %107
  store i32 8, ptr addrspace(4) %30, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #8, !dbg !115
  br label %145

111:                                              ; preds = %107
  call void @llvm.lifetime.start.p0(ptr %20) #8, !dbg !116
  store i32 0, ptr addrspace(4) %36, align 4, !dbg !117, !tbaa !9
  br label %112, !dbg !116

112:                                              ; preds = %138, %111
  %113 = load i32, ptr addrspace(4) %36, align 4, !dbg !118, !tbaa !9
  %114 = icmp slt i32 %113, 7, !dbg !119
  br i1 %114, label %116, label %115, !dbg !120

115:                                              ; preds = %112
  store i32 11, ptr addrspace(4) %30, align 4
  call void @llvm.lifetime.end.p0(ptr %20) #8, !dbg !120
  br label %141

116:                                              ; preds = %112
  %117 = load i32, ptr addrspace(4) %35, align 4, !dbg !121, !tbaa !9
  %118 = mul nsw i32 %117, 7, !dbg !122
  %119 = load i32, ptr addrspace(4) %36, align 4, !dbg !123, !tbaa !9
  %120 = add nsw i32 %118, %119, !dbg !124
  %121 = sext i32 %120 to i64, !dbg !125
  %122 = getelementptr inbounds [49 x float], ptr addrspace(4) addrspacecast (ptr addrspace(1) @filter to ptr addrspace(4)), i64 0, i64 %121, !dbg !125
  %123 = load float, ptr addrspace(4) %122, align 4, !dbg !125, !tbaa !77
  %124 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !126
  %125 = load i32, ptr addrspace(4) %35, align 4, !dbg !127, !tbaa !9
  %126 = add i32 %124, %125, !dbg !128
  %127 = zext i32 %126 to i64, !dbg !129
  %128 = getelementptr inbounds nuw [22 x [22 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile to ptr addrspace(4)), i64 0, i64 %127, !dbg !129
  %129 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !130
  %130 = load i32, ptr addrspace(4) %36, align 4, !dbg !131, !tbaa !9
  %131 = add i32 %129, %130, !dbg !132
  %132 = zext i32 %131 to i64, !dbg !129
  %133 = getelementptr inbounds nuw [22 x float], ptr addrspace(4) %128, i64 0, i64 %132, !dbg !129
  %134 = load float, ptr addrspace(4) %133, align 4, !dbg !129, !tbaa !77
  %135 = fmul contract float %123, %134, !dbg !133
  %136 = load float, ptr addrspace(4) %34, align 4, !dbg !134, !tbaa !77
  %137 = fadd contract float %136, %135, !dbg !134
  store float %137, ptr addrspace(4) %34, align 4, !dbg !134, !tbaa !77
  br label %138, !dbg !135

138:                                              ; preds = %116
  %139 = load i32, ptr addrspace(4) %36, align 4, !dbg !136, !tbaa !9
  %140 = add nsw i32 %139, 1, !dbg !136
  store i32 %140, ptr addrspace(4) %36, align 4, !dbg !136, !tbaa !9
  br label %112, !dbg !120, !llvm.loop !137

141:                                              ; preds = %115
  br label %142, !dbg !138

142:                                              ; preds = %141
  %143 = load i32, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  %144 = add nsw i32 %143, 1, !dbg !139
  store i32 %144, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  br label %107, !dbg !115, !llvm.loop !140

145:                                              ; preds = %110
  %146 = load float, ptr addrspace(4) %34, align 4, !dbg !141, !tbaa !77
  %147 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !142, !tbaa !39
  %148 = load i32, ptr addrspace(4) %33, align 4, !dbg !143, !tbaa !9
  %149 = load i32, ptr addrspace(4) %25, align 4, !dbg !144, !tbaa !9
  %150 = mul nsw i32 %148, %149, !dbg !145
  %151 = load i32, ptr addrspace(4) %32, align 4, !dbg !146, !tbaa !9
  %152 = add nsw i32 %150, %151, !dbg !147
  %153 = sext i32 %152 to i64, !dbg !142
  %154 = getelementptr inbounds float, ptr addrspace(4) %147, i64 %153, !dbg !142
  store float %146, ptr addrspace(4) %154, align 4, !dbg !148, !tbaa !77
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !149
  store i32 0, ptr addrspace(4) %30, align 4, !dbg !149
  br label %155, !dbg !149

155:                                              ; preds = %145, %105
  call void @llvm.lifetime.end.p0(ptr %17) #8, !dbg !149
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !149
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !149
  call void @llvm.lifetime.end.p0(ptr %11) #8, !dbg !149
  %156 = load i32, ptr addrspace(4) %30, align 4
  switch i32 %156, label %158 [
    i32 0, label %157
    i32 1, label %157
  ]

157:                                              ; preds = %155, %155
  ret void, !dbg !149

158:                                              ; preds = %155
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #3 align 2 !dbg !150 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !152
  %4 = trunc i64 %3 to i32, !dbg !152
  ret i32 %4, !dbg !153
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #3 align 2 !dbg !154 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #9, !dbg !155
  %4 = trunc i64 %3 to i32, !dbg !155
  ret i32 %4, !dbg !156
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #3 align 2 !dbg !157 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9, !dbg !158
  %4 = trunc i64 %3 to i32, !dbg !158
  ret i32 %4, !dbg !159
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #3 align 2 !dbg !160 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !161
  %4 = trunc i64 %3 to i32, !dbg !161
  ret i32 %4, !dbg !162
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !163 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !164
  ret void, !dbg !165
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "convolution.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "clamp_to", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/convolution.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 11, column: 80, scope: !13)
!18 = !DILocation(line: 11, column: 87, scope: !13)
!19 = !DILocation(line: 11, column: 93, scope: !13)
!20 = !DILocation(line: 11, column: 76, scope: !13)
!21 = !DILocation(line: 11, column: 69, scope: !13)
!22 = !DILocation(line: 11, column: 62, scope: !13)
!23 = distinct !DISubprogram(name: "max", scope: !24, file: !24, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!25 = !DILocation(line: 95, column: 192, scope: !23)
!26 = !DILocation(line: 95, column: 196, scope: !23)
!27 = !DILocation(line: 95, column: 194, scope: !23)
!28 = !DILocation(line: 95, column: 200, scope: !23)
!29 = !DILocation(line: 95, column: 204, scope: !23)
!30 = !DILocation(line: 95, column: 185, scope: !23)
!31 = distinct !DISubprogram(name: "min", scope: !24, file: !24, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 95, column: 88, scope: !31)
!33 = !DILocation(line: 95, column: 92, scope: !31)
!34 = !DILocation(line: 95, column: 90, scope: !31)
!35 = !DILocation(line: 95, column: 96, scope: !31)
!36 = !DILocation(line: 95, column: 100, scope: !31)
!37 = !DILocation(line: 95, column: 81, scope: !31)
!38 = distinct !DISubprogram(name: "convolve", scope: !14, file: !14, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 float", !41, i64 0}
!41 = !{!"any pointer", !11, i64 0}
!42 = !DILocation(line: 15, column: 3, scope: !38)
!43 = !DILocation(line: 15, column: 20, scope: !38)
!44 = !DILocation(line: 15, column: 31, scope: !38)
!45 = !DILocation(line: 15, column: 40, scope: !38)
!46 = !DILocation(line: 15, column: 13, scope: !38)
!47 = !DILocation(line: 15, column: 57, scope: !38)
!48 = !DILocation(line: 15, column: 68, scope: !38)
!49 = !DILocation(line: 15, column: 77, scope: !38)
!50 = !DILocation(line: 15, column: 51, scope: !38)
!51 = !DILocation(line: 16, column: 8, scope: !38)
!52 = !DILocation(line: 16, column: 16, scope: !38)
!53 = !DILocation(line: 16, column: 12, scope: !38)
!54 = !DILocation(line: 16, column: 29, scope: !38)
!55 = !DILocation(line: 16, column: 31, scope: !38)
!56 = !DILocation(line: 16, column: 3, scope: !38)
!57 = !DILocation(line: 17, column: 10, scope: !38)
!58 = !DILocation(line: 17, column: 18, scope: !38)
!59 = !DILocation(line: 17, column: 14, scope: !38)
!60 = !DILocation(line: 17, column: 31, scope: !38)
!61 = !DILocation(line: 17, column: 33, scope: !38)
!62 = !DILocation(line: 17, column: 5, scope: !38)
!63 = !DILocation(line: 18, column: 20, scope: !38)
!64 = !DILocation(line: 18, column: 32, scope: !38)
!65 = !DILocation(line: 18, column: 38, scope: !38)
!66 = !DILocation(line: 18, column: 36, scope: !38)
!67 = !DILocation(line: 18, column: 41, scope: !38)
!68 = !DILocation(line: 18, column: 23, scope: !38)
!69 = !DILocation(line: 18, column: 51, scope: !38)
!70 = !DILocation(line: 18, column: 49, scope: !38)
!71 = !DILocation(line: 18, column: 68, scope: !38)
!72 = !DILocation(line: 18, column: 75, scope: !38)
!73 = !DILocation(line: 18, column: 73, scope: !38)
!74 = !DILocation(line: 18, column: 78, scope: !38)
!75 = !DILocation(line: 18, column: 59, scope: !38)
!76 = !DILocation(line: 18, column: 57, scope: !38)
!77 = !{!78, !78, i64 0}
!78 = !{!"float", !11, i64 0}
!79 = !DILocation(line: 18, column: 12, scope: !38)
!80 = !DILocation(line: 18, column: 7, scope: !38)
!81 = !DILocation(line: 18, column: 15, scope: !38)
!82 = !DILocation(line: 18, column: 18, scope: !38)
!83 = !DILocation(line: 17, column: 44, scope: !38)
!84 = distinct !{!84, !62, !85, !86}
!85 = !DILocation(line: 18, column: 84, scope: !38)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 16, column: 42, scope: !38)
!88 = distinct !{!88, !56, !85, !86}
!89 = !DILocation(line: 19, column: 3, scope: !38)
!90 = !DILocation(line: 20, column: 3, scope: !38)
!91 = !DILocation(line: 20, column: 18, scope: !38)
!92 = !DILocation(line: 20, column: 29, scope: !38)
!93 = !DILocation(line: 20, column: 40, scope: !38)
!94 = !DILocation(line: 20, column: 38, scope: !38)
!95 = !DILocation(line: 20, column: 13, scope: !38)
!96 = !DILocation(line: 20, column: 58, scope: !38)
!97 = !DILocation(line: 20, column: 69, scope: !38)
!98 = !DILocation(line: 20, column: 80, scope: !38)
!99 = !DILocation(line: 20, column: 78, scope: !38)
!100 = !DILocation(line: 20, column: 53, scope: !38)
!101 = !DILocation(line: 21, column: 7, scope: !38)
!102 = !DILocation(line: 21, column: 13, scope: !38)
!103 = !DILocation(line: 21, column: 10, scope: !38)
!104 = !DILocation(line: 21, column: 19, scope: !38)
!105 = !DILocation(line: 21, column: 22, scope: !38)
!106 = !DILocation(line: 21, column: 28, scope: !38)
!107 = !DILocation(line: 21, column: 25, scope: !38)
!108 = !DILocation(line: 21, column: 36, scope: !38)
!109 = !DILocation(line: 22, column: 3, scope: !38)
!110 = !DILocation(line: 22, column: 9, scope: !38)
!111 = !DILocation(line: 23, column: 8, scope: !38)
!112 = !DILocation(line: 23, column: 12, scope: !38)
!113 = !DILocation(line: 23, column: 19, scope: !38)
!114 = !DILocation(line: 23, column: 21, scope: !38)
!115 = !DILocation(line: 23, column: 3, scope: !38)
!116 = !DILocation(line: 24, column: 10, scope: !38)
!117 = !DILocation(line: 24, column: 14, scope: !38)
!118 = !DILocation(line: 24, column: 21, scope: !38)
!119 = !DILocation(line: 24, column: 23, scope: !38)
!120 = !DILocation(line: 24, column: 5, scope: !38)
!121 = !DILocation(line: 25, column: 21, scope: !38)
!122 = !DILocation(line: 25, column: 23, scope: !38)
!123 = !DILocation(line: 25, column: 33, scope: !38)
!124 = !DILocation(line: 25, column: 31, scope: !38)
!125 = !DILocation(line: 25, column: 14, scope: !38)
!126 = !DILocation(line: 25, column: 43, scope: !38)
!127 = !DILocation(line: 25, column: 57, scope: !38)
!128 = !DILocation(line: 25, column: 55, scope: !38)
!129 = !DILocation(line: 25, column: 38, scope: !38)
!130 = !DILocation(line: 25, column: 60, scope: !38)
!131 = !DILocation(line: 25, column: 74, scope: !38)
!132 = !DILocation(line: 25, column: 72, scope: !38)
!133 = !DILocation(line: 25, column: 36, scope: !38)
!134 = !DILocation(line: 25, column: 11, scope: !38)
!135 = !DILocation(line: 25, column: 7, scope: !38)
!136 = !DILocation(line: 24, column: 32, scope: !38)
!137 = distinct !{!137, !120, !138, !86}
!138 = !DILocation(line: 25, column: 75, scope: !38)
!139 = !DILocation(line: 23, column: 30, scope: !38)
!140 = distinct !{!140, !115, !138, !86}
!141 = !DILocation(line: 26, column: 26, scope: !38)
!142 = !DILocation(line: 26, column: 3, scope: !38)
!143 = !DILocation(line: 26, column: 7, scope: !38)
!144 = !DILocation(line: 26, column: 12, scope: !38)
!145 = !DILocation(line: 26, column: 10, scope: !38)
!146 = !DILocation(line: 26, column: 20, scope: !38)
!147 = !DILocation(line: 26, column: 18, scope: !38)
!148 = !DILocation(line: 26, column: 24, scope: !38)
!149 = !DILocation(line: 27, column: 1, scope: !38)
!150 = distinct !DISubprogram(name: "__get_x", scope: !151, file: !151, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!152 = !DILocation(line: 40, column: 207, scope: !150)
!153 = !DILocation(line: 40, column: 174, scope: !150)
!154 = distinct !DISubprogram(name: "__get_y", scope: !151, file: !151, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 40, column: 411, scope: !154)
!156 = !DILocation(line: 40, column: 378, scope: !154)
!157 = distinct !DISubprogram(name: "__get_y", scope: !151, file: !151, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DILocation(line: 39, column: 412, scope: !157)
!159 = !DILocation(line: 39, column: 379, scope: !157)
!160 = distinct !DISubprogram(name: "__get_x", scope: !151, file: !151, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 39, column: 208, scope: !160)
!162 = !DILocation(line: 39, column: 175, scope: !160)
!163 = distinct !DISubprogram(name: "__syncthreads", scope: !151, file: !151, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 60, column: 55, scope: !163)
!165 = !DILocation(line: 60, column: 76, scope: !163)
