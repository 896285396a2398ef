; ModuleID = '<memory>'
source_filename = "examples/matmul.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@_ZZ6matmulPKfS0_PfiiiE6tile_a = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulPKfS0_PfiiiE6tile_b = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__hip_cuid_83febcdc659a6759 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6matmulPKfS0_Pfiii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 !dbg !13 {
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = addrspacecast ptr %7 to ptr addrspace(4)
  %25 = addrspacecast ptr %8 to ptr addrspace(4)
  %26 = addrspacecast ptr %9 to ptr addrspace(4)
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  %28 = addrspacecast ptr %11 to ptr addrspace(4)
  %29 = addrspacecast ptr %12 to ptr addrspace(4)
  %30 = addrspacecast ptr %13 to ptr addrspace(4)
  %31 = addrspacecast ptr %14 to ptr addrspace(4)
  %32 = addrspacecast ptr %15 to ptr addrspace(4)
  %33 = addrspacecast ptr %16 to ptr addrspace(4)
  %34 = addrspacecast ptr %17 to ptr addrspace(4)
  %35 = addrspacecast ptr %18 to ptr addrspace(4)
  %36 = addrspacecast ptr %19 to ptr addrspace(4)
  %37 = addrspacecast ptr %20 to ptr addrspace(4)
  %38 = addrspacecast ptr %21 to ptr addrspace(4)
  %39 = addrspacecast ptr %22 to ptr addrspace(4)
  %40 = addrspacecast ptr %23 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %24, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %25, align 8
  %42 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %26, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !tbaa !17
  store ptr addrspace(4) %41, ptr addrspace(4) %27, align 8, !tbaa !17
  store ptr addrspace(4) %42, ptr addrspace(4) %28, align 8, !tbaa !17
  store ptr addrspace(4) %43, ptr addrspace(4) %29, align 8, !tbaa !17
  store i32 %3, ptr addrspace(4) %30, align 4, !tbaa !9
  store i32 %4, ptr addrspace(4) %31, align 4, !tbaa !9
  store i32 %5, ptr addrspace(4) %32, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %16) #6, !dbg !20
  %44 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #7, !dbg !21
  %45 = mul i32 %44, 16, !dbg !22
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !23
  %47 = add i32 %45, %46, !dbg !24
  store i32 %47, ptr addrspace(4) %33, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %17) #6, !dbg !26
  %48 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !27
  %49 = mul i32 %48, 16, !dbg !28
  %50 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !29
  %51 = add i32 %49, %50, !dbg !30
  store i32 %51, ptr addrspace(4) %34, align 4, !dbg !31, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %18) #6, !dbg !32
  store float 0.000000e+00, ptr addrspace(4) %35, align 4, !dbg !33, !tbaa !34
  call void @llvm.lifetime.start.p0(ptr %19) #6, !dbg !36
  store i32 0, ptr addrspace(4) %36, align 4, !dbg !37, !tbaa !9
  br label %52, !dbg !36

52:                                               ; preds = %142, %6
  %53 = load i32, ptr addrspace(4) %36, align 4, !dbg !38, !tbaa !9
  %54 = load i32, ptr addrspace(4) %32, align 4, !dbg !39, !tbaa !9
  %55 = icmp slt i32 %53, %54, !dbg !40
  br i1 %55, label %57, label %56, !dbg !41

56:                                               ; preds = %52
  store i32 2, ptr addrspace(4) %37, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #6, !dbg !41
  br label %145

57:                                               ; preds = %52
  call void @llvm.lifetime.start.p0(ptr %21) #6, !dbg !42
  %58 = load i32, ptr addrspace(4) %36, align 4, !dbg !43, !tbaa !9
  %59 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !44
  %60 = add i32 %58, %59, !dbg !45
  store i32 %60, ptr addrspace(4) %38, align 4, !dbg !46, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %22) #6, !dbg !42
  %61 = load i32, ptr addrspace(4) %36, align 4, !dbg !47, !tbaa !9
  %62 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !48
  %63 = add i32 %61, %62, !dbg !49
  store i32 %63, ptr addrspace(4) %39, align 4, !dbg !50, !tbaa !9
  %64 = load i32, ptr addrspace(4) %33, align 4, !dbg !51, !tbaa !9
  %65 = load i32, ptr addrspace(4) %30, align 4, !dbg !52, !tbaa !9
  %66 = icmp slt i32 %64, %65, !dbg !53
  br i1 %66, label %67, label %81, !dbg !54

67:                                               ; preds = %57
  %68 = load i32, ptr addrspace(4) %38, align 4, !dbg !55, !tbaa !9
  %69 = load i32, ptr addrspace(4) %32, align 4, !dbg !56, !tbaa !9
  %70 = icmp slt i32 %68, %69, !dbg !57
  br i1 %70, label %71, label %81, !dbg !51

71:                                               ; preds = %67
  %72 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !58, !tbaa !17
  %73 = load i32, ptr addrspace(4) %33, align 4, !dbg !59, !tbaa !9
  %74 = load i32, ptr addrspace(4) %32, align 4, !dbg !60, !tbaa !9
  %75 = mul nsw i32 %73, %74, !dbg !61
  %76 = load i32, ptr addrspace(4) %38, align 4, !dbg !62, !tbaa !9
  %77 = add nsw i32 %75, %76, !dbg !63
  %78 = sext i32 %77 to i64, !dbg !58
  %79 = getelementptr inbounds float, ptr addrspace(4) %72, i64 %78, !dbg !58
  %80 = load float, ptr addrspace(4) %79, align 4, !dbg !58, !tbaa !34
  br label %82, !dbg !51

81:                                               ; preds = %67, %57
  br label %82, !dbg !51

82:                                               ; preds = %81, %71
  %83 = phi contract float [ %80, %71 ], [ 0.000000e+00, %81 ], !dbg !51
  %84 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !64
  %85 = zext i32 %84 to i64, !dbg !65
  %86 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a to ptr addrspace(4)), i64 0, i64 %85, !dbg !65
  %87 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !66
  %88 = zext i32 %87 to i64, !dbg !65
  %89 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) %86, i64 0, i64 %88, !dbg !65
  store float %83, ptr addrspace(4) %89, align 4, !dbg !67, !tbaa !34
  %90 = load i32, ptr addrspace(4) %39, align 4, !dbg !68, !tbaa !9
  %91 = load i32, ptr addrspace(4) %32, align 4, !dbg !69, !tbaa !9
  %92 = icmp slt i32 %90, %91, !dbg !70
  br i1 %92, label %93, label %107, !dbg !71

93:                                               ; preds = %82
  %94 = load i32, ptr addrspace(4) %34, align 4, !dbg !72, !tbaa !9
  %95 = load i32, ptr addrspace(4) %31, align 4, !dbg !73, !tbaa !9
  %96 = icmp slt i32 %94, %95, !dbg !74
  br i1 %96, label %97, label %107, !dbg !68

97:                                               ; preds = %93
  %98 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !75, !tbaa !17
  %99 = load i32, ptr addrspace(4) %39, align 4, !dbg !76, !tbaa !9
  %100 = load i32, ptr addrspace(4) %31, align 4, !dbg !77, !tbaa !9
  %101 = mul nsw i32 %99, %100, !dbg !78
  %102 = load i32, ptr addrspace(4) %34, align 4, !dbg !79, !tbaa !9
  %103 = add nsw i32 %101, %102, !dbg !80
  %104 = sext i32 %103 to i64, !dbg !75
  %105 = getelementptr inbounds float, ptr addrspace(4) %98, i64 %104, !dbg !75
  %106 = load float, ptr addrspace(4) %105, align 4, !dbg !75, !tbaa !34
  br label %108, !dbg !68

107:                                              ; preds = %93, %82
  br label %108, !dbg !68

108:                                              ; preds = %107, %97
  %109 = phi contract float [ %106, %97 ], [ 0.000000e+00, %107 ], !dbg !68
  %110 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !81
  %111 = zext i32 %110 to i64, !dbg !82
  %112 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b to ptr addrspace(4)), i64 0, i64 %111, !dbg !82
  %113 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !83
  %114 = zext i32 %113 to i64, !dbg !82
  %115 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) %112, i64 0, i64 %114, !dbg !82
  store float %109, ptr addrspace(4) %115, align 4, !dbg !84, !tbaa !34
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !85
  call void @llvm.lifetime.start.p0(ptr %23) #6, !dbg !86
  store i32 0, ptr addrspace(4) %40, align 4, !dbg !87, !tbaa !9
  br label %116, !dbg !86

116:                                              ; preds = %138, %108
  %117 = load i32, ptr addrspace(4) %40, align 4, !dbg !88, !tbaa !9
  %118 = icmp slt i32 %117, 16, !dbg !89
  br i1 %118, label %120, label %119, !dbg !90

119:                                              ; preds = %116
  store i32 5, ptr addrspace(4) %37, align 4
  call void @llvm.lifetime.end.p0(ptr %23) #6, !dbg !90
  br label %141

120:                                              ; preds = %116
  %121 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #7, !dbg !91
  %122 = zext i32 %121 to i64, !dbg !92
  %123 = getelementptr inbounds nuw [16 x [16 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a to ptr addrspace(4)), i64 0, i64 %122, !dbg !92
  %124 = load i32, ptr addrspace(4) %40, align 4, !dbg !93, !tbaa !9
  %125 = sext i32 %124 to i64, !dbg !92
  %126 = getelementptr inbounds [16 x float], ptr addrspace(4) %123, i64 0, i64 %125, !dbg !92
  %127 = load float, ptr addrspace(4) %126, align 4, !dbg !92, !tbaa !34
  %128 = load i32, ptr addrspace(4) %40, align 4, !dbg !94, !tbaa !9
  %129 = sext i32 %128 to i64, !dbg !95
  %130 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b to ptr addrspace(4)), i64 0, i64 %129, !dbg !95
  %131 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !96
  %132 = zext i32 %131 to i64, !dbg !95
  %133 = getelementptr inbounds nuw [16 x float], ptr addrspace(4) %130, i64 0, i64 %132, !dbg !95
  %134 = load float, ptr addrspace(4) %133, align 4, !dbg !95, !tbaa !34
  %135 = fmul contract float %127, %134, !dbg !97
  %136 = load float, ptr addrspace(4) %35, align 4, !dbg !98, !tbaa !34
  %137 = fadd contract float %136, %135, !dbg !98
  store float %137, ptr addrspace(4) %35, align 4, !dbg !98, !tbaa !34
  br label %138, !dbg !99

138:                                              ; preds = %120
  %139 = load i32, ptr addrspace(4) %40, align 4, !dbg !100, !tbaa !9
  %140 = add nsw i32 %139, 1, !dbg !100
  store i32 %140, ptr addrspace(4) %40, align 4, !dbg !100, !tbaa !9
  br label %116, !dbg !90, !llvm.loop !101

141:                                              ; preds = %119
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !104
  call void @llvm.lifetime.end.p0(ptr %22) #6, !dbg !105
  call void @llvm.lifetime.end.p0(ptr %21) #6, !dbg !105
  br label %142, !dbg !105

142:                                              ; preds = %141
  %143 = load i32, ptr addrspace(4) %36, align 4, !dbg !106, !tbaa !9
  %144 = add nsw i32 %143, 16, !dbg !106
  store i32 %144, ptr addrspace(4) %36, align 4, !dbg !106, !tbaa !9
  br label %52, !dbg !41, !llvm.loop !107

145:                                              ; preds = %56
  %146 = load i32, ptr addrspace(4) %33, align 4, !dbg !108, !tbaa !9
  %147 = load i32, ptr addrspace(4) %30, align 4, !dbg !109, !tbaa !9
  %148 = icmp slt i32 %146, %147, !dbg !110
  br i1 %148, label %149, label %163, !dbg !111

149:                                              ; preds = %145
  %150 = load i32, ptr addrspace(4) %34, align 4, !dbg !112, !tbaa !9
  %151 = load i32, ptr addrspace(4) %31, align 4, !dbg !113, !tbaa !9
  %152 = icmp slt i32 %150, %151, !dbg !114
  br i1 %152, label %153, label %163, !dbg !111

153:                                              ; preds = %149
  %154 = load float, ptr addrspace(4) %35, align 4, !dbg !115, !tbaa !34
  %155 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !116, !tbaa !17
  %156 = load i32, ptr addrspace(4) %33, align 4, !dbg !117, !tbaa !9
  %157 = load i32, ptr addrspace(4) %31, align 4, !dbg !118, !tbaa !9
  %158 = mul nsw i32 %156, %157, !dbg !119
  %159 = load i32, ptr addrspace(4) %34, align 4, !dbg !120, !tbaa !9
  %160 = add nsw i32 %158, %159, !dbg !121
  %161 = sext i32 %160 to i64, !dbg !116
  %162 = getelementptr inbounds float, ptr addrspace(4) %155, i64 %161, !dbg !116
  store float %154, ptr addrspace(4) %162, align 4, !dbg !122, !tbaa !34
  br label %163, !dbg !116

163:                                              ; preds = %153, %149, %145
  call void @llvm.lifetime.end.p0(ptr %18) #6, !dbg !123
  call void @llvm.lifetime.end.p0(ptr %17) #6, !dbg !123
  call void @llvm.lifetime.end.p0(ptr %16) #6, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #2 align 2 !dbg !124 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #8, !dbg !126
  %4 = trunc i64 %3 to i32, !dbg !126
  ret i32 %4, !dbg !127
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #2 align 2 !dbg !128 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #8, !dbg !129
  %4 = trunc i64 %3 to i32, !dbg !129
  ret i32 %4, !dbg !130
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !131 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8, !dbg !132
  %4 = trunc i64 %3 to i32, !dbg !132
  ret i32 %4, !dbg !133
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !134 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !135
  %4 = trunc i64 %3 to i32, !dbg !135
  ret i32 %4, !dbg !136
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !137 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !138
  ret void, !dbg !139
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

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
!1 = !DIFile(filename: "matmul.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "matmul", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/matmul.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 12, column: 3, scope: !13)
!21 = !DILocation(line: 12, column: 19, scope: !13)
!22 = !DILocation(line: 12, column: 30, scope: !13)
!23 = !DILocation(line: 12, column: 40, scope: !13)
!24 = !DILocation(line: 12, column: 38, scope: !13)
!25 = !DILocation(line: 12, column: 13, scope: !13)
!26 = !DILocation(line: 13, column: 3, scope: !13)
!27 = !DILocation(line: 13, column: 19, scope: !13)
!28 = !DILocation(line: 13, column: 30, scope: !13)
!29 = !DILocation(line: 13, column: 40, scope: !13)
!30 = !DILocation(line: 13, column: 38, scope: !13)
!31 = !DILocation(line: 13, column: 13, scope: !13)
!32 = !DILocation(line: 14, column: 3, scope: !13)
!33 = !DILocation(line: 14, column: 9, scope: !13)
!34 = !{!35, !35, i64 0}
!35 = !{!"float", !11, i64 0}
!36 = !DILocation(line: 15, column: 8, scope: !13)
!37 = !DILocation(line: 15, column: 12, scope: !13)
!38 = !DILocation(line: 15, column: 19, scope: !13)
!39 = !DILocation(line: 15, column: 23, scope: !13)
!40 = !DILocation(line: 15, column: 21, scope: !13)
!41 = !DILocation(line: 15, column: 3, scope: !13)
!42 = !DILocation(line: 16, column: 5, scope: !13)
!43 = !DILocation(line: 16, column: 20, scope: !13)
!44 = !DILocation(line: 16, column: 24, scope: !13)
!45 = !DILocation(line: 16, column: 22, scope: !13)
!46 = !DILocation(line: 16, column: 15, scope: !13)
!47 = !DILocation(line: 16, column: 42, scope: !13)
!48 = !DILocation(line: 16, column: 46, scope: !13)
!49 = !DILocation(line: 16, column: 44, scope: !13)
!50 = !DILocation(line: 16, column: 37, scope: !13)
!51 = !DILocation(line: 17, column: 40, scope: !13)
!52 = !DILocation(line: 17, column: 46, scope: !13)
!53 = !DILocation(line: 17, column: 44, scope: !13)
!54 = !DILocation(line: 17, column: 48, scope: !13)
!55 = !DILocation(line: 17, column: 51, scope: !13)
!56 = !DILocation(line: 17, column: 56, scope: !13)
!57 = !DILocation(line: 17, column: 54, scope: !13)
!58 = !DILocation(line: 17, column: 60, scope: !13)
!59 = !DILocation(line: 17, column: 62, scope: !13)
!60 = !DILocation(line: 17, column: 68, scope: !13)
!61 = !DILocation(line: 17, column: 66, scope: !13)
!62 = !DILocation(line: 17, column: 72, scope: !13)
!63 = !DILocation(line: 17, column: 70, scope: !13)
!64 = !DILocation(line: 17, column: 12, scope: !13)
!65 = !DILocation(line: 17, column: 5, scope: !13)
!66 = !DILocation(line: 17, column: 25, scope: !13)
!67 = !DILocation(line: 17, column: 38, scope: !13)
!68 = !DILocation(line: 18, column: 40, scope: !13)
!69 = !DILocation(line: 18, column: 45, scope: !13)
!70 = !DILocation(line: 18, column: 43, scope: !13)
!71 = !DILocation(line: 18, column: 47, scope: !13)
!72 = !DILocation(line: 18, column: 50, scope: !13)
!73 = !DILocation(line: 18, column: 56, scope: !13)
!74 = !DILocation(line: 18, column: 54, scope: !13)
!75 = !DILocation(line: 18, column: 60, scope: !13)
!76 = !DILocation(line: 18, column: 62, scope: !13)
!77 = !DILocation(line: 18, column: 67, scope: !13)
!78 = !DILocation(line: 18, column: 65, scope: !13)
!79 = !DILocation(line: 18, column: 71, scope: !13)
!80 = !DILocation(line: 18, column: 69, scope: !13)
!81 = !DILocation(line: 18, column: 12, scope: !13)
!82 = !DILocation(line: 18, column: 5, scope: !13)
!83 = !DILocation(line: 18, column: 25, scope: !13)
!84 = !DILocation(line: 18, column: 38, scope: !13)
!85 = !DILocation(line: 19, column: 5, scope: !13)
!86 = !DILocation(line: 20, column: 10, scope: !13)
!87 = !DILocation(line: 20, column: 14, scope: !13)
!88 = !DILocation(line: 20, column: 21, scope: !13)
!89 = !DILocation(line: 20, column: 23, scope: !13)
!90 = !DILocation(line: 20, column: 5, scope: !13)
!91 = !DILocation(line: 20, column: 51, scope: !13)
!92 = !DILocation(line: 20, column: 44, scope: !13)
!93 = !DILocation(line: 20, column: 64, scope: !13)
!94 = !DILocation(line: 20, column: 76, scope: !13)
!95 = !DILocation(line: 20, column: 69, scope: !13)
!96 = !DILocation(line: 20, column: 79, scope: !13)
!97 = !DILocation(line: 20, column: 67, scope: !13)
!98 = !DILocation(line: 20, column: 41, scope: !13)
!99 = !DILocation(line: 20, column: 37, scope: !13)
!100 = !DILocation(line: 20, column: 32, scope: !13)
!101 = distinct !{!101, !90, !102, !103}
!102 = !DILocation(line: 20, column: 90, scope: !13)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 21, column: 5, scope: !13)
!105 = !DILocation(line: 22, column: 3, scope: !13)
!106 = !DILocation(line: 15, column: 28, scope: !13)
!107 = distinct !{!107, !41, !105, !103}
!108 = !DILocation(line: 23, column: 7, scope: !13)
!109 = !DILocation(line: 23, column: 13, scope: !13)
!110 = !DILocation(line: 23, column: 11, scope: !13)
!111 = !DILocation(line: 23, column: 15, scope: !13)
!112 = !DILocation(line: 23, column: 18, scope: !13)
!113 = !DILocation(line: 23, column: 24, scope: !13)
!114 = !DILocation(line: 23, column: 22, scope: !13)
!115 = !DILocation(line: 23, column: 46, scope: !13)
!116 = !DILocation(line: 23, column: 27, scope: !13)
!117 = !DILocation(line: 23, column: 29, scope: !13)
!118 = !DILocation(line: 23, column: 35, scope: !13)
!119 = !DILocation(line: 23, column: 33, scope: !13)
!120 = !DILocation(line: 23, column: 39, scope: !13)
!121 = !DILocation(line: 23, column: 37, scope: !13)
!122 = !DILocation(line: 23, column: 44, scope: !13)
!123 = !DILocation(line: 24, column: 1, scope: !13)
!124 = distinct !DISubprogram(name: "__get_y", scope: !125, file: !125, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!126 = !DILocation(line: 40, column: 411, scope: !124)
!127 = !DILocation(line: 40, column: 378, scope: !124)
!128 = distinct !DISubprogram(name: "__get_y", scope: !125, file: !125, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 39, column: 412, scope: !128)
!130 = !DILocation(line: 39, column: 379, scope: !128)
!131 = distinct !DISubprogram(name: "__get_x", scope: !125, file: !125, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 40, column: 207, scope: !131)
!133 = !DILocation(line: 40, column: 174, scope: !131)
!134 = distinct !DISubprogram(name: "__get_x", scope: !125, file: !125, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 39, column: 208, scope: !134)
!136 = !DILocation(line: 39, column: 175, scope: !134)
!137 = distinct !DISubprogram(name: "__syncthreads", scope: !125, file: !125, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DILocation(line: 60, column: 55, scope: !137)
!139 = !DILocation(line: 60, column: 76, scope: !137)
