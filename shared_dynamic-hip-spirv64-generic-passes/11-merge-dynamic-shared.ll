; ModuleID = '<memory>'
source_filename = "tests/programs/shared_dynamic.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.Line = type { [16 x i32] }
%struct.HIP_vector_type = type { float, float, float, float }
%struct.Large = type { [600 x i32] }
%struct.Other = type { [100 x double] }

@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZZ6kernelPjPdPiiE3odd = internal addrspace(3) global [3 x i8] undef, align 1
@_ZZ6kernelPjPdPiiE5fixed = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ6kernelPjPdPiiE6placed = internal addrspace(3) global [5 x i8] undef, align 128
@__hip_cuid_373baa484ff3ca0 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 128

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef double @_Z7deepesti(i32 noundef %0) #0 !dbg !13 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !17, !tbaa !9
  %7 = sext i32 %6 to i64, !dbg !18
  %8 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %7, !dbg !18
  %9 = load double, ptr addrspace(4) %8, align 8, !dbg !18, !tbaa !19
  %10 = fmul contract double %9, 2.000000e+00, !dbg !21
  ret double %10, !dbg !22
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef double @_Z6middlei(i32 noundef %0) #0 !dbg !23 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !24, !tbaa !9
  %7 = call contract spir_func noundef double @_Z7deepesti(i32 noundef %6) #9, !dbg !25
  %8 = load i32, ptr addrspace(4) %5, align 4, !dbg !26, !tbaa !9
  %9 = mul nsw i32 8, %8, !dbg !27
  %10 = add nsw i32 %9, 7, !dbg !28
  %11 = sext i32 %10 to i64, !dbg !29
  %12 = getelementptr inbounds [0 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %11, !dbg !29
  %13 = load i8, ptr addrspace(4) %12, align 1, !dbg !29, !tbaa !30
  %14 = zext i8 %13 to i32, !dbg !29
  %15 = sitofp i32 %14 to double, !dbg !29
  %16 = fadd contract double %7, %15, !dbg !31
  ret double %16, !dbg !32
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z4filli(i32 noundef %0) #0 !dbg !33 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %3) #10, !dbg !34
  %7 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !35
  store i32 %7, ptr addrspace(4) %6, align 4, !dbg !36, !tbaa !9
  br label %8, !dbg !34

8:                                                ; preds = %20, %1
  %9 = load i32, ptr addrspace(4) %6, align 4, !dbg !37, !tbaa !9
  %10 = load i32, ptr addrspace(4) %5, align 4, !dbg !38, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !39
  br i1 %11, label %13, label %12, !dbg !40

12:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #10, !dbg !40
  br label %24

13:                                               ; preds = %8
  %14 = load i32, ptr addrspace(4) %6, align 4, !dbg !41, !tbaa !9
  %15 = sitofp i32 %14 to double, !dbg !41
  %16 = fadd contract double %15, 5.000000e-01, !dbg !42
  %17 = load i32, ptr addrspace(4) %6, align 4, !dbg !43, !tbaa !9
  %18 = sext i32 %17 to i64, !dbg !44
  %19 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %18, !dbg !44
  store double %16, ptr addrspace(4) %19, align 8, !dbg !45, !tbaa !19
  br label %20, !dbg !44

20:                                               ; preds = %13
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !46
  %22 = load i32, ptr addrspace(4) %6, align 4, !dbg !47, !tbaa !9
  %23 = add i32 %22, %21, !dbg !47
  store i32 %23, ptr addrspace(4) %6, align 4, !dbg !47, !tbaa !9
  br label %8, !dbg !40, !llvm.loop !48

24:                                               ; preds = %12
  ret void, !dbg !51
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !54
  %4 = trunc i64 %3 to i32, !dbg !54
  ret i32 %4, !dbg !55
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !57
  %4 = trunc i64 %3 to i32, !dbg !57
  ret i32 %4, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !59 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !60
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #10, !dbg !63
  %12 = load i32, ptr addrspace(4) %10, align 4, !dbg !64, !tbaa !9
  %13 = srem i32 %12, 3, !dbg !65
  %14 = icmp eq i32 %13, 0, !dbg !66
  br i1 %14, label %15, label %17, !dbg !66

15:                                               ; preds = %2
  %16 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !67, !tbaa !60
  store ptr addrspace(4) %16, ptr addrspace(4) %11, align 8, !dbg !68, !tbaa !60
  br label %24, !dbg !69

17:                                               ; preds = %2
  %18 = load i32, ptr addrspace(4) %10, align 4, !dbg !70, !tbaa !9
  %19 = srem i32 %18, 3, !dbg !71
  %20 = icmp eq i32 %19, 1, !dbg !72
  br i1 %20, label %21, label %22, !dbg !72

21:                                               ; preds = %17
  store ptr addrspace(4) getelementptr inbounds ([0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 1), ptr addrspace(4) %11, align 8, !dbg !73, !tbaa !60
  br label %23, !dbg !74

22:                                               ; preds = %17
  store ptr addrspace(4) getelementptr inbounds ([16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 3), ptr addrspace(4) %11, align 8, !dbg !75, !tbaa !60
  br label %23

23:                                               ; preds = %22, %21
  br label %24

24:                                               ; preds = %23, %15
  %25 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !76, !tbaa !60
  call void @llvm.lifetime.end.p0(ptr %6) #10, !dbg !77
  ret ptr addrspace(4) %25, !dbg !78
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef ptr addrspace(4) @_Z5thirdv() #0 !dbg !79 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) getelementptr inbounds nuw (%struct.HIP_vector_type, ptr addrspace(4) getelementptr inbounds ([0 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 2), i32 0, i32 1), !dbg !80
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6kernelPjPdPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #3 !dbg !81 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %5 to ptr addrspace(4)
  %23 = addrspacecast ptr %6 to ptr addrspace(4)
  %24 = addrspacecast ptr %7 to ptr addrspace(4)
  %25 = addrspacecast ptr %8 to ptr addrspace(4)
  %26 = addrspacecast ptr %9 to ptr addrspace(4)
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  %28 = addrspacecast ptr %11 to ptr addrspace(4)
  %29 = addrspacecast ptr %12 to ptr addrspace(4)
  %30 = addrspacecast ptr %13 to ptr addrspace(4)
  %31 = addrspacecast ptr %14 to ptr addrspace(4)
  %32 = addrspacecast ptr %16 to ptr addrspace(4)
  %33 = addrspacecast ptr %18 to ptr addrspace(4)
  %34 = addrspacecast ptr %20 to ptr addrspace(4)
  %35 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %35, ptr addrspace(4) %22, align 8
  %36 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !60
  %37 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %37, ptr addrspace(4) %23, align 8
  %38 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !82
  %39 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %39, ptr addrspace(4) %24, align 8
  %40 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !60
  store ptr addrspace(4) %36, ptr addrspace(4) %25, align 8, !tbaa !60
  store ptr addrspace(4) %38, ptr addrspace(4) %26, align 8, !tbaa !82
  store ptr addrspace(4) %40, ptr addrspace(4) %27, align 8, !tbaa !60
  store i32 %3, ptr addrspace(4) %28, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #10, !dbg !84
  %41 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !85
  store i32 %41, ptr addrspace(4) %29, align 4, !dbg !86, !tbaa !9
  %42 = load i32, ptr addrspace(4) %29, align 4, !dbg !87, !tbaa !9
  %43 = icmp slt i32 %42, 3, !dbg !88
  br i1 %43, label %44, label %51, !dbg !88

44:                                               ; preds = %4
  %45 = load i32, ptr addrspace(4) %29, align 4, !dbg !89, !tbaa !9
  %46 = add nsw i32 %45, 1, !dbg !90
  %47 = trunc i32 %46 to i8, !dbg !89
  %48 = load i32, ptr addrspace(4) %29, align 4, !dbg !91, !tbaa !9
  %49 = sext i32 %48 to i64, !dbg !92
  %50 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %49, !dbg !92
  store i8 %47, ptr addrspace(4) %50, align 1, !dbg !93, !tbaa !30
  br label %51, !dbg !92

51:                                               ; preds = %44, %4
  %52 = load i32, ptr addrspace(4) %29, align 4, !dbg !94, !tbaa !9
  %53 = icmp slt i32 %52, 8, !dbg !95
  br i1 %53, label %54, label %60, !dbg !95

54:                                               ; preds = %51
  %55 = load i32, ptr addrspace(4) %29, align 4, !dbg !96, !tbaa !9
  %56 = add nsw i32 100, %55, !dbg !97
  %57 = load i32, ptr addrspace(4) %29, align 4, !dbg !98, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !99
  %59 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %58, !dbg !99
  store i32 %56, ptr addrspace(4) %59, align 4, !dbg !100, !tbaa !9
  br label %60, !dbg !99

60:                                               ; preds = %54, %51
  %61 = load i32, ptr addrspace(4) %28, align 4, !dbg !101, !tbaa !9
  call spir_func void @_Z4filli(i32 noundef %61) #9, !dbg !102
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !103
  %62 = load i32, ptr addrspace(4) %29, align 4, !dbg !104, !tbaa !9
  %63 = load i32, ptr addrspace(4) %28, align 4, !dbg !105, !tbaa !9
  %64 = icmp slt i32 %62, %63, !dbg !106
  br i1 %64, label %65, label %72, !dbg !106

65:                                               ; preds = %60
  %66 = load i32, ptr addrspace(4) %29, align 4, !dbg !107, !tbaa !9
  %67 = call contract spir_func noundef double @_Z6middlei(i32 noundef %66) #9, !dbg !108
  %68 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !109, !tbaa !82
  %69 = load i32, ptr addrspace(4) %29, align 4, !dbg !110, !tbaa !9
  %70 = sext i32 %69 to i64, !dbg !109
  %71 = getelementptr inbounds double, ptr addrspace(4) %68, i64 %70, !dbg !109
  store double %67, ptr addrspace(4) %71, align 8, !dbg !111, !tbaa !19
  br label %72, !dbg !109

72:                                               ; preds = %65, %60
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !112
  %73 = load i32, ptr addrspace(4) %29, align 4, !dbg !113, !tbaa !9
  %74 = icmp eq i32 %73, 0, !dbg !114
  br i1 %74, label %75, label %165, !dbg !114

75:                                               ; preds = %72
  %76 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i64), 63, !dbg !115
  %77 = trunc i64 %76 to i32, !dbg !116
  %78 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !117, !tbaa !60
  %79 = getelementptr inbounds i32, ptr addrspace(4) %78, i64 0, !dbg !117
  store i32 %77, ptr addrspace(4) %79, align 4, !dbg !118, !tbaa !9
  %80 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)) to i64), 3, !dbg !119
  %81 = trunc i64 %80 to i32, !dbg !120
  %82 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !121, !tbaa !60
  %83 = getelementptr inbounds i32, ptr addrspace(4) %82, i64 1, !dbg !121
  store i32 %81, ptr addrspace(4) %83, align 4, !dbg !122, !tbaa !9
  %84 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !123
  %85 = zext i1 %84 to i32, !dbg !124
  %86 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !125, !tbaa !60
  %87 = getelementptr inbounds i32, ptr addrspace(4) %86, i64 2, !dbg !125
  store i32 %85, ptr addrspace(4) %87, align 4, !dbg !126, !tbaa !9
  %88 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !127
  %89 = zext i1 %88 to i32, !dbg !128
  %90 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !129, !tbaa !60
  %91 = getelementptr inbounds i32, ptr addrspace(4) %90, i64 3, !dbg !129
  store i32 %89, ptr addrspace(4) %91, align 4, !dbg !130, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !131
  store i32 0, ptr addrspace(4) %30, align 4, !dbg !132, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !133
  store i32 0, ptr addrspace(4) %31, align 4, !dbg !134, !tbaa !9
  br label %92, !dbg !133

92:                                               ; preds = %107, %75
  %93 = load i32, ptr addrspace(4) %31, align 4, !dbg !135, !tbaa !9
  %94 = icmp slt i32 %93, 8, !dbg !136
  br i1 %94, label %96, label %95, !dbg !137

95:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !137
  br label %110

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %31, align 4, !dbg !138, !tbaa !9
  %98 = sext i32 %97 to i64, !dbg !139
  %99 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %98, !dbg !139
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !139, !tbaa !9
  %101 = load i32, ptr addrspace(4) %31, align 4, !dbg !140, !tbaa !9
  %102 = add nsw i32 100, %101, !dbg !141
  %103 = icmp ne i32 %100, %102, !dbg !142
  %104 = zext i1 %103 to i32, !dbg !139
  %105 = load i32, ptr addrspace(4) %30, align 4, !dbg !143, !tbaa !9
  %106 = add i32 %105, %104, !dbg !143
  store i32 %106, ptr addrspace(4) %30, align 4, !dbg !143, !tbaa !9
  br label %107, !dbg !144

107:                                              ; preds = %96
  %108 = load i32, ptr addrspace(4) %31, align 4, !dbg !145, !tbaa !9
  %109 = add nsw i32 %108, 1, !dbg !145
  store i32 %109, ptr addrspace(4) %31, align 4, !dbg !145, !tbaa !9
  br label %92, !dbg !137, !llvm.loop !146

110:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !147
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !148, !tbaa !9
  br label %111, !dbg !147

111:                                              ; preds = %127, %110
  %112 = load i32, ptr addrspace(4) %32, align 4, !dbg !149, !tbaa !9
  %113 = icmp slt i32 %112, 3, !dbg !150
  br i1 %113, label %115, label %114, !dbg !151

114:                                              ; preds = %111
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !151
  br label %130

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(4) %32, align 4, !dbg !152, !tbaa !9
  %117 = sext i32 %116 to i64, !dbg !153
  %118 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %117, !dbg !153
  %119 = load i8, ptr addrspace(4) %118, align 1, !dbg !153, !tbaa !30
  %120 = sext i8 %119 to i32, !dbg !153
  %121 = load i32, ptr addrspace(4) %32, align 4, !dbg !154, !tbaa !9
  %122 = add nsw i32 %121, 1, !dbg !155
  %123 = icmp ne i32 %120, %122, !dbg !156
  %124 = zext i1 %123 to i32, !dbg !153
  %125 = load i32, ptr addrspace(4) %30, align 4, !dbg !157, !tbaa !9
  %126 = add i32 %125, %124, !dbg !157
  store i32 %126, ptr addrspace(4) %30, align 4, !dbg !157, !tbaa !9
  br label %127, !dbg !158

127:                                              ; preds = %115
  %128 = load i32, ptr addrspace(4) %32, align 4, !dbg !159, !tbaa !9
  %129 = add nsw i32 %128, 1, !dbg !159
  store i32 %129, ptr addrspace(4) %32, align 4, !dbg !159, !tbaa !9
  br label %111, !dbg !151, !llvm.loop !160

130:                                              ; preds = %114
  %131 = load i32, ptr addrspace(4) %30, align 4, !dbg !162, !tbaa !9
  %132 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !163, !tbaa !60
  %133 = getelementptr inbounds i32, ptr addrspace(4) %132, i64 4, !dbg !163
  store i32 %131, ptr addrspace(4) %133, align 4, !dbg !164, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !165
  store i32 0, ptr addrspace(4) %33, align 4, !dbg !166, !tbaa !9
  br label %134, !dbg !165

134:                                              ; preds = %147, %130
  %135 = load i32, ptr addrspace(4) %33, align 4, !dbg !167, !tbaa !9
  %136 = icmp slt i32 %135, 5, !dbg !168
  br i1 %136, label %138, label %137, !dbg !169

137:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !169
  br label %150

138:                                              ; preds = %134
  %139 = load i32, ptr addrspace(4) %33, align 4, !dbg !170, !tbaa !9
  %140 = srem i32 %139, 3, !dbg !171
  %141 = sext i32 %140 to i64, !dbg !172
  %142 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %141, !dbg !172
  %143 = load i8, ptr addrspace(4) %142, align 1, !dbg !172, !tbaa !30
  %144 = load i32, ptr addrspace(4) %33, align 4, !dbg !173, !tbaa !9
  %145 = sext i32 %144 to i64, !dbg !174
  %146 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %145, !dbg !174
  store i8 %143, ptr addrspace(4) %146, align 1, !dbg !175, !tbaa !30
  br label %147, !dbg !174

147:                                              ; preds = %138
  %148 = load i32, ptr addrspace(4) %33, align 4, !dbg !176, !tbaa !9
  %149 = add nsw i32 %148, 1, !dbg !176
  store i32 %149, ptr addrspace(4) %33, align 4, !dbg !176, !tbaa !9
  br label %134, !dbg !169, !llvm.loop !177

150:                                              ; preds = %137
  %151 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), align 1, !dbg !179, !tbaa !30
  %152 = sext i8 %151 to i32, !dbg !179
  %153 = sub nsw i32 %152, 1, !dbg !180
  %154 = sext i32 %153 to i64, !dbg !181
  %155 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %154, !dbg !181
  %156 = ptrtoint ptr addrspace(4) %155 to i64, !dbg !182
  %157 = and i64 %156, 127, !dbg !183
  %158 = trunc i64 %157 to i32, !dbg !182
  %159 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !184, !tbaa !60
  %160 = getelementptr inbounds i32, ptr addrspace(4) %159, i64 5, !dbg !184
  store i32 %158, ptr addrspace(4) %160, align 4, !dbg !185, !tbaa !9
  %161 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i64), 127, !dbg !186
  %162 = trunc i64 %161 to i32, !dbg !187
  %163 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !188, !tbaa !60
  %164 = getelementptr inbounds i32, ptr addrspace(4) %163, i64 6, !dbg !188
  store i32 %162, ptr addrspace(4) %164, align 4, !dbg !189, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !190
  br label %165, !dbg !190

165:                                              ; preds = %150, %72
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !191
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !192
  %166 = load i32, ptr addrspace(4) %29, align 4, !dbg !193, !tbaa !9
  store i32 %166, ptr addrspace(4) %34, align 4, !dbg !194, !tbaa !9
  br label %167, !dbg !192

167:                                              ; preds = %183, %165
  %168 = load i32, ptr addrspace(4) %34, align 4, !dbg !195, !tbaa !9
  %169 = icmp slt i32 %168, 32, !dbg !196
  br i1 %169, label %171, label %170, !dbg !197

170:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !197
  br label %187

171:                                              ; preds = %167
  %172 = load i32, ptr addrspace(4) %34, align 4, !dbg !198, !tbaa !9
  %173 = add nsw i32 1000, %172, !dbg !199
  %174 = load i32, ptr addrspace(4) %34, align 4, !dbg !200, !tbaa !9
  %175 = sdiv i32 %174, 16, !dbg !201
  %176 = sext i32 %175 to i64, !dbg !202
  %177 = getelementptr inbounds [0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %176, !dbg !202
  %178 = getelementptr inbounds nuw %struct.Line, ptr addrspace(4) %177, i32 0, i32 0, !dbg !203
  %179 = load i32, ptr addrspace(4) %34, align 4, !dbg !204, !tbaa !9
  %180 = srem i32 %179, 16, !dbg !205
  %181 = sext i32 %180 to i64, !dbg !202
  %182 = getelementptr inbounds [16 x i32], ptr addrspace(4) %178, i64 0, i64 %181, !dbg !202
  store i32 %173, ptr addrspace(4) %182, align 4, !dbg !206, !tbaa !9
  br label %183, !dbg !202

183:                                              ; preds = %171
  %184 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !207
  %185 = load i32, ptr addrspace(4) %34, align 4, !dbg !208, !tbaa !9
  %186 = add i32 %185, %184, !dbg !208
  store i32 %186, ptr addrspace(4) %34, align 4, !dbg !208, !tbaa !9
  br label %167, !dbg !197, !llvm.loop !209

187:                                              ; preds = %170
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !210
  %188 = load i32, ptr addrspace(4) %29, align 4, !dbg !211, !tbaa !9
  %189 = icmp slt i32 %188, 6, !dbg !212
  br i1 %189, label %190, label %202, !dbg !212

190:                                              ; preds = %187
  %191 = load i32, ptr addrspace(4) %29, align 4, !dbg !213, !tbaa !9
  %192 = call spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i32 noundef %191) #9, !dbg !214
  %193 = load i32, ptr addrspace(4) %29, align 4, !dbg !215, !tbaa !9
  %194 = srem i32 %193, 4, !dbg !216
  %195 = sext i32 %194 to i64, !dbg !214
  %196 = getelementptr inbounds i32, ptr addrspace(4) %192, i64 %195, !dbg !214
  %197 = load i32, ptr addrspace(4) %196, align 4, !dbg !214, !tbaa !9
  %198 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !217, !tbaa !60
  %199 = load i32, ptr addrspace(4) %29, align 4, !dbg !218, !tbaa !9
  %200 = sext i32 %199 to i64, !dbg !217
  %201 = getelementptr inbounds i32, ptr addrspace(4) %198, i64 %200, !dbg !217
  store i32 %197, ptr addrspace(4) %201, align 4, !dbg !219, !tbaa !9
  br label %202, !dbg !217

202:                                              ; preds = %190, %187
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !220
  %203 = load i32, ptr addrspace(4) %29, align 4, !dbg !221, !tbaa !9
  %204 = icmp eq i32 %203, 0, !dbg !222
  br i1 %204, label %205, label %207, !dbg !222

205:                                              ; preds = %202
  %206 = call spir_func noundef ptr addrspace(4) @_Z5thirdv() #9, !dbg !223
  store float 3.250000e+00, ptr addrspace(4) %206, align 4, !dbg !224, !tbaa !225
  br label %207, !dbg !227

207:                                              ; preds = %205, %202
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !228
  %208 = load i32, ptr addrspace(4) %29, align 4, !dbg !229, !tbaa !9
  %209 = icmp eq i32 %208, 6, !dbg !230
  br i1 %209, label %210, label %216, !dbg !230

210:                                              ; preds = %207
  %211 = load float, ptr addrspace(4) getelementptr inbounds (float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 9), align 1, !dbg !231, !tbaa !225
  %212 = fmul contract float %211, 4.000000e+00, !dbg !232
  %213 = fptosi float %212 to i32, !dbg !231
  %214 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !233, !tbaa !60
  %215 = getelementptr inbounds i32, ptr addrspace(4) %214, i64 6, !dbg !233
  store i32 %213, ptr addrspace(4) %215, align 4, !dbg !234, !tbaa !9
  br label %216, !dbg !233

216:                                              ; preds = %210, %207
  call void @llvm.lifetime.end.p0(ptr %12) #10, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !236 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !237
  ret void, !dbg !238
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8optionalPib(ptr addrspace(1) noundef %0, i1 noundef %1) #3 !dbg !239 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !60
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !tbaa !60
  %11 = zext i1 %1 to i8
  store i8 %11, ptr addrspace(4) %8, align 1, !tbaa !240
  %12 = load i8, ptr addrspace(4) %8, align 1, !dbg !242, !tbaa !240, !range !243, !noundef !16
  %13 = trunc i8 %12 to i1, !dbg !242
  br i1 %13, label %14, label %24, !dbg !242

14:                                               ; preds = %2
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !244, !tbaa !60
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !245
  %17 = zext i32 %16 to i64, !dbg !244
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %15, i64 %17, !dbg !244
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !244, !tbaa !9
  %20 = add nsw i32 %19, 1, !dbg !246
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !247
  %22 = zext i32 %21 to i64, !dbg !248
  %23 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %22, !dbg !248
  store i32 %20, ptr addrspace(4) %23, align 4, !dbg !249, !tbaa !9
  br label %24, !dbg !248

24:                                               ; preds = %14, %2
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !250
  %25 = load i8, ptr addrspace(4) %8, align 1, !dbg !251, !tbaa !240, !range !243, !noundef !16
  %26 = trunc i8 %25 to i1, !dbg !251
  br i1 %26, label %27, label %35, !dbg !251

27:                                               ; preds = %24
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !252
  %29 = sub i32 %28, 1, !dbg !253
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !254
  %31 = sub i32 %29, %30, !dbg !255
  %32 = zext i32 %31 to i64, !dbg !256
  %33 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %32, !dbg !256
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !256, !tbaa !9
  br label %42, !dbg !251

35:                                               ; preds = %24
  %36 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !257, !tbaa !60
  %37 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !258
  %38 = zext i32 %37 to i64, !dbg !257
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %36, i64 %38, !dbg !257
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !257, !tbaa !9
  %41 = mul nsw i32 %40, 3, !dbg !259
  br label %42, !dbg !251

42:                                               ; preds = %35, %27
  %43 = phi i32 [ %34, %27 ], [ %41, %35 ], !dbg !251
  %44 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !260, !tbaa !60
  %45 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !261
  %46 = zext i32 %45 to i64, !dbg !260
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) %44, i64 %46, !dbg !260
  store i32 %43, ptr addrspace(4) %47, align 4, !dbg !262, !tbaa !9
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5plainPi(ptr addrspace(1) noundef %0) #3 !dbg !264 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr addrspace(4) %4, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !60
  store ptr addrspace(4) %7, ptr addrspace(4) %5, align 8, !tbaa !60
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !265, !tbaa !60
  %9 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !266
  %10 = zext i32 %9 to i64, !dbg !265
  %11 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %10, !dbg !265
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !267, !tbaa !9
  %13 = add nsw i32 %12, 7, !dbg !267
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !267, !tbaa !9
  ret void, !dbg !268
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIcEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !269 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !270
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !270
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !272
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #9, !dbg !273
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !274, !tbaa !270
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !275, !tbaa !270
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !276
  %13 = zext i32 %12 to i64, !dbg !275
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 %13, !dbg !275
  %15 = load i8, ptr addrspace(4) %14, align 1, !dbg !275, !tbaa !30
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !277, !tbaa !270
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !278
  %18 = zext i32 %17 to i64, !dbg !277
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %18, !dbg !277
  store i8 %15, ptr addrspace(4) %19, align 1, !dbg !279, !tbaa !30
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !280
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !281, !tbaa !270
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !282
  %22 = sub i32 %21, 1, !dbg !283
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !284
  %24 = sub i32 %22, %23, !dbg !285
  %25 = zext i32 %24 to i64, !dbg !281
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 %25, !dbg !281
  %27 = load i8, ptr addrspace(4) %26, align 1, !dbg !281, !tbaa !30
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !286, !tbaa !270
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !287
  %30 = zext i32 %29 to i64, !dbg !286
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 %30, !dbg !286
  store i8 %27, ptr addrspace(4) %31, align 1, !dbg !288, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #8 !dbg !290 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !291
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIsEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !292 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !293
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !293
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !295
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #9, !dbg !296
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !297, !tbaa !293
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !298, !tbaa !293
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !299
  %13 = zext i32 %12 to i64, !dbg !298
  %14 = getelementptr inbounds nuw i16, ptr addrspace(4) %11, i64 %13, !dbg !298
  %15 = load i16, ptr addrspace(4) %14, align 2, !dbg !298, !tbaa !300
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !302, !tbaa !293
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !303
  %18 = zext i32 %17 to i64, !dbg !302
  %19 = getelementptr inbounds nuw i16, ptr addrspace(4) %16, i64 %18, !dbg !302
  store i16 %15, ptr addrspace(4) %19, align 2, !dbg !304, !tbaa !300
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !305
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !306, !tbaa !293
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !307
  %22 = sub i32 %21, 1, !dbg !308
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !309
  %24 = sub i32 %22, %23, !dbg !310
  %25 = zext i32 %24 to i64, !dbg !306
  %26 = getelementptr inbounds nuw i16, ptr addrspace(4) %20, i64 %25, !dbg !306
  %27 = load i16, ptr addrspace(4) %26, align 2, !dbg !306, !tbaa !300
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !311, !tbaa !293
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !312
  %30 = zext i32 %29 to i64, !dbg !311
  %31 = getelementptr inbounds nuw i16, ptr addrspace(4) %28, i64 %30, !dbg !311
  store i16 %27, ptr addrspace(4) %31, align 2, !dbg !313, !tbaa !300
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #8 !dbg !315 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !316
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIfEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !317 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !318
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !318
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !320
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #9, !dbg !321
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !322, !tbaa !318
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !323, !tbaa !318
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !324
  %13 = zext i32 %12 to i64, !dbg !323
  %14 = getelementptr inbounds nuw float, ptr addrspace(4) %11, i64 %13, !dbg !323
  %15 = load float, ptr addrspace(4) %14, align 4, !dbg !323, !tbaa !225
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !325, !tbaa !318
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !326
  %18 = zext i32 %17 to i64, !dbg !325
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %18, !dbg !325
  store float %15, ptr addrspace(4) %19, align 4, !dbg !327, !tbaa !225
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !328
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !329, !tbaa !318
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !330
  %22 = sub i32 %21, 1, !dbg !331
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !332
  %24 = sub i32 %22, %23, !dbg !333
  %25 = zext i32 %24 to i64, !dbg !329
  %26 = getelementptr inbounds nuw float, ptr addrspace(4) %20, i64 %25, !dbg !329
  %27 = load float, ptr addrspace(4) %26, align 4, !dbg !329, !tbaa !225
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !334, !tbaa !318
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !335
  %30 = zext i32 %29 to i64, !dbg !334
  %31 = getelementptr inbounds nuw float, ptr addrspace(4) %28, i64 %30, !dbg !334
  store float %27, ptr addrspace(4) %31, align 4, !dbg !336, !tbaa !225
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !337
  ret void, !dbg !337
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #8 !dbg !338 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !339
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIdEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !340 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !82
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !82
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !341
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #9, !dbg !342
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !343, !tbaa !82
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !344, !tbaa !82
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !345
  %13 = zext i32 %12 to i64, !dbg !344
  %14 = getelementptr inbounds nuw double, ptr addrspace(4) %11, i64 %13, !dbg !344
  %15 = load double, ptr addrspace(4) %14, align 8, !dbg !344, !tbaa !19
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !346, !tbaa !82
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !347
  %18 = zext i32 %17 to i64, !dbg !346
  %19 = getelementptr inbounds nuw double, ptr addrspace(4) %16, i64 %18, !dbg !346
  store double %15, ptr addrspace(4) %19, align 8, !dbg !348, !tbaa !19
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !349
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !350, !tbaa !82
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !351
  %22 = sub i32 %21, 1, !dbg !352
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !353
  %24 = sub i32 %22, %23, !dbg !354
  %25 = zext i32 %24 to i64, !dbg !350
  %26 = getelementptr inbounds nuw double, ptr addrspace(4) %20, i64 %25, !dbg !350
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !350, !tbaa !19
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !355, !tbaa !82
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !356
  %30 = zext i32 %29 to i64, !dbg !355
  %31 = getelementptr inbounds nuw double, ptr addrspace(4) %28, i64 %30, !dbg !355
  store double %27, ptr addrspace(4) %31, align 8, !dbg !357, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #8 !dbg !359 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !360
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z7spilled5LargePi5Other(ptr noundef byval(%struct.Large) align 4 %0, ptr addrspace(1) noundef %1, ptr noundef byval(%struct.Other) align 8 %2) #3 !dbg !361 {
  %4 = alloca %struct.Large, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca %struct.Other, align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %9, ptr align 4 %0, i64 2400, i1 false)
  %14 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !60
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %2, i64 800, i1 false)
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !60
  call void @llvm.lifetime.start.p0(ptr %8) #10, !dbg !362
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !363
  store i32 %16, ptr addrspace(4) %13, align 4, !dbg !364, !tbaa !9
  %17 = getelementptr inbounds nuw %struct.Large, ptr addrspace(4) %9, i32 0, i32 0, !dbg !365
  %18 = load i32, ptr addrspace(4) %13, align 4, !dbg !366, !tbaa !9
  %19 = mul nsw i32 %18, 2, !dbg !367
  %20 = sext i32 %19 to i64, !dbg !368
  %21 = getelementptr inbounds [600 x i32], ptr addrspace(4) %17, i64 0, i64 %20, !dbg !368
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !368, !tbaa !9
  %23 = sext i32 %22 to i64, !dbg !368
  %24 = getelementptr inbounds nuw %struct.Other, ptr addrspace(4) %11, i32 0, i32 0, !dbg !369
  %25 = load i32, ptr addrspace(4) %13, align 4, !dbg !370, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !371
  %27 = getelementptr inbounds [100 x double], ptr addrspace(4) %24, i64 0, i64 %26, !dbg !371
  %28 = load double, ptr addrspace(4) %27, align 8, !dbg !371, !tbaa !19
  %29 = fptosi double %28 to i64, !dbg !371
  %30 = add nsw i64 %23, %29, !dbg !372
  %31 = load i32, ptr addrspace(4) %13, align 4, !dbg !373, !tbaa !9
  %32 = sext i32 %31 to i64, !dbg !374
  %33 = getelementptr inbounds [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %32, !dbg !374
  store i64 %30, ptr addrspace(4) %33, align 8, !dbg !375, !tbaa !376
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !378
  %34 = load i32, ptr addrspace(4) %13, align 4, !dbg !379, !tbaa !9
  %35 = add nsw i32 %34, 1, !dbg !380
  %36 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !381
  %37 = urem i32 %35, %36, !dbg !382
  %38 = zext i32 %37 to i64, !dbg !383
  %39 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %38, !dbg !383
  %40 = load i64, ptr addrspace(4) %39, align 8, !dbg !383, !tbaa !376
  %41 = trunc i64 %40 to i32, !dbg !383
  %42 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !384, !tbaa !60
  %43 = load i32, ptr addrspace(4) %13, align 4, !dbg !385, !tbaa !9
  %44 = sext i32 %43 to i64, !dbg !384
  %45 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %44, !dbg !384
  store i32 %41, ptr addrspace(4) %45, align 4, !dbg !386, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %8) #10, !dbg !387
  ret void, !dbg !387
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_dynamic.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "deepest", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/shared_dynamic.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 16, column: 77, scope: !13)
!18 = !DILocation(line: 16, column: 69, scope: !13)
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !11, i64 0}
!21 = !DILocation(line: 16, column: 80, scope: !13)
!22 = !DILocation(line: 16, column: 62, scope: !13)
!23 = distinct !DISubprogram(name: "middle", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 17, column: 76, scope: !23)
!25 = !DILocation(line: 17, column: 68, scope: !23)
!26 = !DILocation(line: 17, column: 91, scope: !23)
!27 = !DILocation(line: 17, column: 89, scope: !23)
!28 = !DILocation(line: 17, column: 93, scope: !23)
!29 = !DILocation(line: 17, column: 81, scope: !23)
!30 = !{!11, !11, i64 0}
!31 = !DILocation(line: 17, column: 79, scope: !23)
!32 = !DILocation(line: 17, column: 61, scope: !23)
!33 = distinct !DISubprogram(name: "fill", scope: !14, file: !14, line: 18, type: !15, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 19, column: 8, scope: !33)
!35 = !DILocation(line: 19, column: 16, scope: !33)
!36 = !DILocation(line: 19, column: 12, scope: !33)
!37 = !DILocation(line: 19, column: 29, scope: !33)
!38 = !DILocation(line: 19, column: 33, scope: !33)
!39 = !DILocation(line: 19, column: 31, scope: !33)
!40 = !DILocation(line: 19, column: 3, scope: !33)
!41 = !DILocation(line: 19, column: 66, scope: !33)
!42 = !DILocation(line: 19, column: 68, scope: !33)
!43 = !DILocation(line: 19, column: 61, scope: !33)
!44 = !DILocation(line: 19, column: 53, scope: !33)
!45 = !DILocation(line: 19, column: 64, scope: !33)
!46 = !DILocation(line: 19, column: 41, scope: !33)
!47 = !DILocation(line: 19, column: 38, scope: !33)
!48 = distinct !{!48, !40, !49, !50}
!49 = !DILocation(line: 19, column: 70, scope: !33)
!50 = !{!"llvm.loop.mustprogress"}
!51 = !DILocation(line: 20, column: 1, scope: !33)
!52 = distinct !DISubprogram(name: "__get_x", scope: !53, file: !53, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!54 = !DILocation(line: 39, column: 208, scope: !52)
!55 = !DILocation(line: 39, column: 175, scope: !52)
!56 = distinct !DISubprogram(name: "__get_x", scope: !53, file: !53, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 41, column: 207, scope: !56)
!58 = !DILocation(line: 41, column: 174, scope: !56)
!59 = distinct !DISubprogram(name: "choose", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !{!61, !61, i64 0}
!61 = !{!"p1 int", !62, i64 0}
!62 = !{!"any pointer", !11, i64 0}
!63 = !DILocation(line: 23, column: 3, scope: !59)
!64 = !DILocation(line: 24, column: 7, scope: !59)
!65 = !DILocation(line: 24, column: 13, scope: !59)
!66 = !DILocation(line: 24, column: 17, scope: !59)
!67 = !DILocation(line: 25, column: 14, scope: !59)
!68 = !DILocation(line: 25, column: 12, scope: !59)
!69 = !DILocation(line: 25, column: 5, scope: !59)
!70 = !DILocation(line: 26, column: 12, scope: !59)
!71 = !DILocation(line: 26, column: 18, scope: !59)
!72 = !DILocation(line: 26, column: 22, scope: !59)
!73 = !DILocation(line: 27, column: 12, scope: !59)
!74 = !DILocation(line: 27, column: 5, scope: !59)
!75 = !DILocation(line: 29, column: 12, scope: !59)
!76 = !DILocation(line: 30, column: 10, scope: !59)
!77 = !DILocation(line: 31, column: 1, scope: !59)
!78 = !DILocation(line: 30, column: 3, scope: !59)
!79 = distinct !DISubprogram(name: "third", scope: !14, file: !14, line: 33, type: !15, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 33, column: 55, scope: !79)
!81 = distinct !DISubprogram(name: "kernel", scope: !14, file: !14, line: 36, type: !15, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = !{!83, !83, i64 0}
!83 = !{!"p1 double", !62, i64 0}
!84 = !DILocation(line: 40, column: 3, scope: !81)
!85 = !DILocation(line: 40, column: 17, scope: !81)
!86 = !DILocation(line: 40, column: 13, scope: !81)
!87 = !DILocation(line: 41, column: 7, scope: !81)
!88 = !DILocation(line: 41, column: 9, scope: !81)
!89 = !DILocation(line: 41, column: 41, scope: !81)
!90 = !DILocation(line: 41, column: 43, scope: !81)
!91 = !DILocation(line: 41, column: 18, scope: !81)
!92 = !DILocation(line: 41, column: 14, scope: !81)
!93 = !DILocation(line: 41, column: 21, scope: !81)
!94 = !DILocation(line: 42, column: 7, scope: !81)
!95 = !DILocation(line: 42, column: 9, scope: !81)
!96 = !DILocation(line: 42, column: 31, scope: !81)
!97 = !DILocation(line: 42, column: 29, scope: !81)
!98 = !DILocation(line: 42, column: 20, scope: !81)
!99 = !DILocation(line: 42, column: 14, scope: !81)
!100 = !DILocation(line: 42, column: 23, scope: !81)
!101 = !DILocation(line: 43, column: 8, scope: !81)
!102 = !DILocation(line: 43, column: 3, scope: !81)
!103 = !DILocation(line: 44, column: 3, scope: !81)
!104 = !DILocation(line: 45, column: 7, scope: !81)
!105 = !DILocation(line: 45, column: 11, scope: !81)
!106 = !DILocation(line: 45, column: 9, scope: !81)
!107 = !DILocation(line: 45, column: 31, scope: !81)
!108 = !DILocation(line: 45, column: 24, scope: !81)
!109 = !DILocation(line: 45, column: 14, scope: !81)
!110 = !DILocation(line: 45, column: 19, scope: !81)
!111 = !DILocation(line: 45, column: 22, scope: !81)
!112 = !DILocation(line: 46, column: 3, scope: !81)
!113 = !DILocation(line: 47, column: 7, scope: !81)
!114 = !DILocation(line: 47, column: 9, scope: !81)
!115 = !DILocation(line: 48, column: 72, scope: !81)
!116 = !DILocation(line: 48, column: 37, scope: !81)
!117 = !DILocation(line: 48, column: 5, scope: !81)
!118 = !DILocation(line: 48, column: 13, scope: !81)
!119 = !DILocation(line: 49, column: 76, scope: !81)
!120 = !DILocation(line: 49, column: 37, scope: !81)
!121 = !DILocation(line: 49, column: 5, scope: !81)
!122 = !DILocation(line: 49, column: 13, scope: !81)
!123 = !DILocation(line: 51, column: 41, scope: !81)
!124 = !DILocation(line: 51, column: 15, scope: !81)
!125 = !DILocation(line: 51, column: 5, scope: !81)
!126 = !DILocation(line: 51, column: 13, scope: !81)
!127 = !DILocation(line: 52, column: 43, scope: !81)
!128 = !DILocation(line: 52, column: 15, scope: !81)
!129 = !DILocation(line: 52, column: 5, scope: !81)
!130 = !DILocation(line: 52, column: 13, scope: !81)
!131 = !DILocation(line: 54, column: 5, scope: !81)
!132 = !DILocation(line: 54, column: 14, scope: !81)
!133 = !DILocation(line: 55, column: 10, scope: !81)
!134 = !DILocation(line: 55, column: 14, scope: !81)
!135 = !DILocation(line: 55, column: 21, scope: !81)
!136 = !DILocation(line: 55, column: 23, scope: !81)
!137 = !DILocation(line: 55, column: 5, scope: !81)
!138 = !DILocation(line: 55, column: 48, scope: !81)
!139 = !DILocation(line: 55, column: 42, scope: !81)
!140 = !DILocation(line: 55, column: 60, scope: !81)
!141 = !DILocation(line: 55, column: 58, scope: !81)
!142 = !DILocation(line: 55, column: 51, scope: !81)
!143 = !DILocation(line: 55, column: 39, scope: !81)
!144 = !DILocation(line: 55, column: 33, scope: !81)
!145 = !DILocation(line: 55, column: 28, scope: !81)
!146 = distinct !{!146, !137, !140, !50}
!147 = !DILocation(line: 56, column: 10, scope: !81)
!148 = !DILocation(line: 56, column: 14, scope: !81)
!149 = !DILocation(line: 56, column: 21, scope: !81)
!150 = !DILocation(line: 56, column: 23, scope: !81)
!151 = !DILocation(line: 56, column: 5, scope: !81)
!152 = !DILocation(line: 56, column: 46, scope: !81)
!153 = !DILocation(line: 56, column: 42, scope: !81)
!154 = !DILocation(line: 56, column: 52, scope: !81)
!155 = !DILocation(line: 56, column: 54, scope: !81)
!156 = !DILocation(line: 56, column: 49, scope: !81)
!157 = !DILocation(line: 56, column: 39, scope: !81)
!158 = !DILocation(line: 56, column: 33, scope: !81)
!159 = !DILocation(line: 56, column: 28, scope: !81)
!160 = distinct !{!160, !151, !161, !50}
!161 = !DILocation(line: 56, column: 56, scope: !81)
!162 = !DILocation(line: 57, column: 15, scope: !81)
!163 = !DILocation(line: 57, column: 5, scope: !81)
!164 = !DILocation(line: 57, column: 13, scope: !81)
!165 = !DILocation(line: 58, column: 10, scope: !81)
!166 = !DILocation(line: 58, column: 14, scope: !81)
!167 = !DILocation(line: 58, column: 21, scope: !81)
!168 = !DILocation(line: 58, column: 23, scope: !81)
!169 = !DILocation(line: 58, column: 5, scope: !81)
!170 = !DILocation(line: 58, column: 49, scope: !81)
!171 = !DILocation(line: 58, column: 51, scope: !81)
!172 = !DILocation(line: 58, column: 45, scope: !81)
!173 = !DILocation(line: 58, column: 40, scope: !81)
!174 = !DILocation(line: 58, column: 33, scope: !81)
!175 = !DILocation(line: 58, column: 43, scope: !81)
!176 = !DILocation(line: 58, column: 28, scope: !81)
!177 = distinct !{!177, !169, !178, !50}
!178 = !DILocation(line: 58, column: 54, scope: !81)
!179 = !DILocation(line: 59, column: 73, scope: !81)
!180 = !DILocation(line: 59, column: 80, scope: !81)
!181 = !DILocation(line: 59, column: 66, scope: !81)
!182 = !DILocation(line: 59, column: 37, scope: !81)
!183 = !DILocation(line: 59, column: 86, scope: !81)
!184 = !DILocation(line: 59, column: 5, scope: !81)
!185 = !DILocation(line: 59, column: 13, scope: !81)
!186 = !DILocation(line: 60, column: 73, scope: !81)
!187 = !DILocation(line: 60, column: 37, scope: !81)
!188 = !DILocation(line: 60, column: 5, scope: !81)
!189 = !DILocation(line: 60, column: 13, scope: !81)
!190 = !DILocation(line: 61, column: 3, scope: !81)
!191 = !DILocation(line: 62, column: 3, scope: !81)
!192 = !DILocation(line: 63, column: 8, scope: !81)
!193 = !DILocation(line: 63, column: 16, scope: !81)
!194 = !DILocation(line: 63, column: 12, scope: !81)
!195 = !DILocation(line: 63, column: 19, scope: !81)
!196 = !DILocation(line: 63, column: 21, scope: !81)
!197 = !DILocation(line: 63, column: 3, scope: !81)
!198 = !DILocation(line: 63, column: 80, scope: !81)
!199 = !DILocation(line: 63, column: 78, scope: !81)
!200 = !DILocation(line: 63, column: 50, scope: !81)
!201 = !DILocation(line: 63, column: 52, scope: !81)
!202 = !DILocation(line: 63, column: 44, scope: !81)
!203 = !DILocation(line: 63, column: 58, scope: !81)
!204 = !DILocation(line: 63, column: 63, scope: !81)
!205 = !DILocation(line: 63, column: 65, scope: !81)
!206 = !DILocation(line: 63, column: 71, scope: !81)
!207 = !DILocation(line: 63, column: 32, scope: !81)
!208 = !DILocation(line: 63, column: 29, scope: !81)
!209 = distinct !{!209, !197, !198, !50}
!210 = !DILocation(line: 64, column: 3, scope: !81)
!211 = !DILocation(line: 65, column: 7, scope: !81)
!212 = !DILocation(line: 65, column: 9, scope: !81)
!213 = !DILocation(line: 65, column: 40, scope: !81)
!214 = !DILocation(line: 65, column: 26, scope: !81)
!215 = !DILocation(line: 65, column: 43, scope: !81)
!216 = !DILocation(line: 65, column: 45, scope: !81)
!217 = !DILocation(line: 65, column: 14, scope: !81)
!218 = !DILocation(line: 65, column: 21, scope: !81)
!219 = !DILocation(line: 65, column: 24, scope: !81)
!220 = !DILocation(line: 66, column: 3, scope: !81)
!221 = !DILocation(line: 67, column: 7, scope: !81)
!222 = !DILocation(line: 67, column: 9, scope: !81)
!223 = !DILocation(line: 67, column: 16, scope: !81)
!224 = !DILocation(line: 67, column: 24, scope: !81)
!225 = !{!226, !226, i64 0}
!226 = !{!"float", !11, i64 0}
!227 = !DILocation(line: 67, column: 15, scope: !81)
!228 = !DILocation(line: 68, column: 3, scope: !81)
!229 = !DILocation(line: 69, column: 7, scope: !81)
!230 = !DILocation(line: 69, column: 9, scope: !81)
!231 = !DILocation(line: 69, column: 44, scope: !81)
!232 = !DILocation(line: 69, column: 79, scope: !81)
!233 = !DILocation(line: 69, column: 15, scope: !81)
!234 = !DILocation(line: 69, column: 25, scope: !81)
!235 = !DILocation(line: 70, column: 1, scope: !81)
!236 = distinct !DISubprogram(name: "__syncthreads", scope: !53, file: !53, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 60, column: 55, scope: !236)
!238 = !DILocation(line: 60, column: 76, scope: !236)
!239 = distinct !DISubprogram(name: "optional", scope: !14, file: !14, line: 87, type: !15, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = !{!241, !241, i64 0}
!241 = !{!"bool", !11, i64 0}
!242 = !DILocation(line: 89, column: 7, scope: !239)
!243 = !{i8 0, i8 2}
!244 = !DILocation(line: 89, column: 32, scope: !239)
!245 = !DILocation(line: 89, column: 37, scope: !239)
!246 = !DILocation(line: 89, column: 50, scope: !239)
!247 = !DILocation(line: 89, column: 17, scope: !239)
!248 = !DILocation(line: 89, column: 12, scope: !239)
!249 = !DILocation(line: 89, column: 30, scope: !239)
!250 = !DILocation(line: 90, column: 3, scope: !239)
!251 = !DILocation(line: 91, column: 23, scope: !239)
!252 = !DILocation(line: 91, column: 34, scope: !239)
!253 = !DILocation(line: 91, column: 45, scope: !239)
!254 = !DILocation(line: 91, column: 51, scope: !239)
!255 = !DILocation(line: 91, column: 49, scope: !239)
!256 = !DILocation(line: 91, column: 29, scope: !239)
!257 = !DILocation(line: 91, column: 66, scope: !239)
!258 = !DILocation(line: 91, column: 71, scope: !239)
!259 = !DILocation(line: 91, column: 84, scope: !239)
!260 = !DILocation(line: 91, column: 3, scope: !239)
!261 = !DILocation(line: 91, column: 8, scope: !239)
!262 = !DILocation(line: 91, column: 21, scope: !239)
!263 = !DILocation(line: 92, column: 1, scope: !239)
!264 = distinct !DISubprogram(name: "plain", scope: !14, file: !14, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = !DILocation(line: 95, column: 49, scope: !264)
!266 = !DILocation(line: 95, column: 54, scope: !264)
!267 = !DILocation(line: 95, column: 67, scope: !264)
!268 = !DILocation(line: 95, column: 73, scope: !264)
!269 = distinct !DISubprogram(name: "reverse<char>", scope: !14, file: !14, line: 79, type: !15, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !{!271, !271, i64 0}
!271 = !{!"p1 omnipotent char", !62, i64 0}
!272 = !DILocation(line: 80, column: 3, scope: !269)
!273 = !DILocation(line: 80, column: 15, scope: !269)
!274 = !DILocation(line: 80, column: 6, scope: !269)
!275 = !DILocation(line: 81, column: 25, scope: !269)
!276 = !DILocation(line: 81, column: 30, scope: !269)
!277 = !DILocation(line: 81, column: 3, scope: !269)
!278 = !DILocation(line: 81, column: 10, scope: !269)
!279 = !DILocation(line: 81, column: 23, scope: !269)
!280 = !DILocation(line: 82, column: 3, scope: !269)
!281 = !DILocation(line: 83, column: 23, scope: !269)
!282 = !DILocation(line: 83, column: 30, scope: !269)
!283 = !DILocation(line: 83, column: 41, scope: !269)
!284 = !DILocation(line: 83, column: 47, scope: !269)
!285 = !DILocation(line: 83, column: 45, scope: !269)
!286 = !DILocation(line: 83, column: 3, scope: !269)
!287 = !DILocation(line: 83, column: 8, scope: !269)
!288 = !DILocation(line: 83, column: 21, scope: !269)
!289 = !DILocation(line: 84, column: 1, scope: !269)
!290 = distinct !DISubprogram(name: "dynamic<char>", scope: !14, file: !14, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!291 = !DILocation(line: 76, column: 3, scope: !290)
!292 = distinct !DISubprogram(name: "reverse<short>", scope: !14, file: !14, line: 79, type: !15, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = !{!294, !294, i64 0}
!294 = !{!"p1 short", !62, i64 0}
!295 = !DILocation(line: 80, column: 3, scope: !292)
!296 = !DILocation(line: 80, column: 15, scope: !292)
!297 = !DILocation(line: 80, column: 6, scope: !292)
!298 = !DILocation(line: 81, column: 25, scope: !292)
!299 = !DILocation(line: 81, column: 30, scope: !292)
!300 = !{!301, !301, i64 0}
!301 = !{!"short", !11, i64 0}
!302 = !DILocation(line: 81, column: 3, scope: !292)
!303 = !DILocation(line: 81, column: 10, scope: !292)
!304 = !DILocation(line: 81, column: 23, scope: !292)
!305 = !DILocation(line: 82, column: 3, scope: !292)
!306 = !DILocation(line: 83, column: 23, scope: !292)
!307 = !DILocation(line: 83, column: 30, scope: !292)
!308 = !DILocation(line: 83, column: 41, scope: !292)
!309 = !DILocation(line: 83, column: 47, scope: !292)
!310 = !DILocation(line: 83, column: 45, scope: !292)
!311 = !DILocation(line: 83, column: 3, scope: !292)
!312 = !DILocation(line: 83, column: 8, scope: !292)
!313 = !DILocation(line: 83, column: 21, scope: !292)
!314 = !DILocation(line: 84, column: 1, scope: !292)
!315 = distinct !DISubprogram(name: "dynamic<short>", scope: !14, file: !14, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!316 = !DILocation(line: 76, column: 3, scope: !315)
!317 = distinct !DISubprogram(name: "reverse<float>", scope: !14, file: !14, line: 79, type: !15, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!318 = !{!319, !319, i64 0}
!319 = !{!"p1 float", !62, i64 0}
!320 = !DILocation(line: 80, column: 3, scope: !317)
!321 = !DILocation(line: 80, column: 15, scope: !317)
!322 = !DILocation(line: 80, column: 6, scope: !317)
!323 = !DILocation(line: 81, column: 25, scope: !317)
!324 = !DILocation(line: 81, column: 30, scope: !317)
!325 = !DILocation(line: 81, column: 3, scope: !317)
!326 = !DILocation(line: 81, column: 10, scope: !317)
!327 = !DILocation(line: 81, column: 23, scope: !317)
!328 = !DILocation(line: 82, column: 3, scope: !317)
!329 = !DILocation(line: 83, column: 23, scope: !317)
!330 = !DILocation(line: 83, column: 30, scope: !317)
!331 = !DILocation(line: 83, column: 41, scope: !317)
!332 = !DILocation(line: 83, column: 47, scope: !317)
!333 = !DILocation(line: 83, column: 45, scope: !317)
!334 = !DILocation(line: 83, column: 3, scope: !317)
!335 = !DILocation(line: 83, column: 8, scope: !317)
!336 = !DILocation(line: 83, column: 21, scope: !317)
!337 = !DILocation(line: 84, column: 1, scope: !317)
!338 = distinct !DISubprogram(name: "dynamic<float>", scope: !14, file: !14, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!339 = !DILocation(line: 76, column: 3, scope: !338)
!340 = distinct !DISubprogram(name: "reverse<double>", scope: !14, file: !14, line: 79, type: !15, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!341 = !DILocation(line: 80, column: 3, scope: !340)
!342 = !DILocation(line: 80, column: 15, scope: !340)
!343 = !DILocation(line: 80, column: 6, scope: !340)
!344 = !DILocation(line: 81, column: 25, scope: !340)
!345 = !DILocation(line: 81, column: 30, scope: !340)
!346 = !DILocation(line: 81, column: 3, scope: !340)
!347 = !DILocation(line: 81, column: 10, scope: !340)
!348 = !DILocation(line: 81, column: 23, scope: !340)
!349 = !DILocation(line: 82, column: 3, scope: !340)
!350 = !DILocation(line: 83, column: 23, scope: !340)
!351 = !DILocation(line: 83, column: 30, scope: !340)
!352 = !DILocation(line: 83, column: 41, scope: !340)
!353 = !DILocation(line: 83, column: 47, scope: !340)
!354 = !DILocation(line: 83, column: 45, scope: !340)
!355 = !DILocation(line: 83, column: 3, scope: !340)
!356 = !DILocation(line: 83, column: 8, scope: !340)
!357 = !DILocation(line: 83, column: 21, scope: !340)
!358 = !DILocation(line: 84, column: 1, scope: !340)
!359 = distinct !DISubprogram(name: "dynamic<double>", scope: !14, file: !14, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!360 = !DILocation(line: 76, column: 3, scope: !359)
!361 = distinct !DISubprogram(name: "spilled", scope: !14, file: !14, line: 104, type: !15, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!362 = !DILocation(line: 106, column: 3, scope: !361)
!363 = !DILocation(line: 106, column: 17, scope: !361)
!364 = !DILocation(line: 106, column: 13, scope: !361)
!365 = !DILocation(line: 107, column: 19, scope: !361)
!366 = !DILocation(line: 107, column: 26, scope: !361)
!367 = !DILocation(line: 107, column: 28, scope: !361)
!368 = !DILocation(line: 107, column: 13, scope: !361)
!369 = !DILocation(line: 107, column: 64, scope: !361)
!370 = !DILocation(line: 107, column: 71, scope: !361)
!371 = !DILocation(line: 107, column: 58, scope: !361)
!372 = !DILocation(line: 107, column: 33, scope: !361)
!373 = !DILocation(line: 107, column: 8, scope: !361)
!374 = !DILocation(line: 107, column: 3, scope: !361)
!375 = !DILocation(line: 107, column: 11, scope: !361)
!376 = !{!377, !377, i64 0}
!377 = !{!"long long", !11, i64 0}
!378 = !DILocation(line: 108, column: 3, scope: !361)
!379 = !DILocation(line: 109, column: 35, scope: !361)
!380 = !DILocation(line: 109, column: 37, scope: !361)
!381 = !DILocation(line: 109, column: 44, scope: !361)
!382 = !DILocation(line: 109, column: 42, scope: !361)
!383 = !DILocation(line: 109, column: 29, scope: !361)
!384 = !DILocation(line: 109, column: 3, scope: !361)
!385 = !DILocation(line: 109, column: 7, scope: !361)
!386 = !DILocation(line: 109, column: 10, scope: !361)
!387 = !DILocation(line: 110, column: 1, scope: !361)
