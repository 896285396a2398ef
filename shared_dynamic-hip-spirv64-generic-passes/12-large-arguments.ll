; ModuleID = '<memory>'
source_filename = "tests/programs/shared_dynamic.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.Line = type { [16 x i32] }
%struct.HIP_vector_type = type { float, float, float, float }
%struct.Other = type { [100 x double] }
%struct.Large = type { [600 x i32] }

@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZZ6kernelPjPdPiiE3odd = internal addrspace(3) global [3 x i8] undef, align 1
@_ZZ6kernelPjPdPiiE5fixed = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ6kernelPjPdPiiE6placed = internal addrspace(3) global [5 x i8] undef, align 128
@__hip_cuid_373baa484ff3ca0 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 128

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef double @_Z7deepesti(i32 noundef %0) #0 !dbg !14 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !18, !tbaa !9
  %7 = sext i32 %6 to i64, !dbg !19
  %8 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %7, !dbg !19
  %9 = load double, ptr addrspace(4) %8, align 8, !dbg !19, !tbaa !20
  %10 = fmul contract double %9, 2.000000e+00, !dbg !22
  ret double %10, !dbg !23
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef double @_Z6middlei(i32 noundef %0) #0 !dbg !24 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !25, !tbaa !9
  %7 = call contract spir_func noundef double @_Z7deepesti(i32 noundef %6) #9, !dbg !26
  %8 = load i32, ptr addrspace(4) %5, align 4, !dbg !27, !tbaa !9
  %9 = mul nsw i32 8, %8, !dbg !28
  %10 = add nsw i32 %9, 7, !dbg !29
  %11 = sext i32 %10 to i64, !dbg !30
  %12 = getelementptr inbounds [0 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %11, !dbg !30
  %13 = load i8, ptr addrspace(4) %12, align 1, !dbg !30, !tbaa !31
  %14 = zext i8 %13 to i32, !dbg !30
  %15 = sitofp i32 %14 to double, !dbg !30
  %16 = fadd contract double %7, %15, !dbg !32
  ret double %16, !dbg !33
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z4filli(i32 noundef %0) #0 !dbg !34 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %3) #10, !dbg !35
  %7 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !36
  store i32 %7, ptr addrspace(4) %6, align 4, !dbg !37, !tbaa !9
  br label %8, !dbg !35

8:                                                ; preds = %20, %1
  %9 = load i32, ptr addrspace(4) %6, align 4, !dbg !38, !tbaa !9
  %10 = load i32, ptr addrspace(4) %5, align 4, !dbg !39, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !40
  br i1 %11, label %13, label %12, !dbg !41

12:                                               ; preds = %8
  call void @llvm.lifetime.end.p0(ptr %3) #10, !dbg !41
  br label %24

13:                                               ; preds = %8
  %14 = load i32, ptr addrspace(4) %6, align 4, !dbg !42, !tbaa !9
  %15 = sitofp i32 %14 to double, !dbg !42
  %16 = fadd contract double %15, 5.000000e-01, !dbg !43
  %17 = load i32, ptr addrspace(4) %6, align 4, !dbg !44, !tbaa !9
  %18 = sext i32 %17 to i64, !dbg !45
  %19 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %18, !dbg !45
  store double %16, ptr addrspace(4) %19, align 8, !dbg !46, !tbaa !20
  br label %20, !dbg !45

20:                                               ; preds = %13
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !47
  %22 = load i32, ptr addrspace(4) %6, align 4, !dbg !48, !tbaa !9
  %23 = add i32 %22, %21, !dbg !48
  store i32 %23, ptr addrspace(4) %6, align 4, !dbg !48, !tbaa !9
  br label %8, !dbg !41, !llvm.loop !49

24:                                               ; preds = %12
  ret void, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !53 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !55
  %4 = trunc i64 %3 to i32, !dbg !55
  ret i32 %4, !dbg !56
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !57 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !58
  %4 = trunc i64 %3 to i32, !dbg !58
  ret i32 %4, !dbg !59
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !60 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !61
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #10, !dbg !64
  %12 = load i32, ptr addrspace(4) %10, align 4, !dbg !65, !tbaa !9
  %13 = srem i32 %12, 3, !dbg !66
  %14 = icmp eq i32 %13, 0, !dbg !67
  br i1 %14, label %15, label %17, !dbg !67

15:                                               ; preds = %2
  %16 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !68, !tbaa !61
  store ptr addrspace(4) %16, ptr addrspace(4) %11, align 8, !dbg !69, !tbaa !61
  br label %24, !dbg !70

17:                                               ; preds = %2
  %18 = load i32, ptr addrspace(4) %10, align 4, !dbg !71, !tbaa !9
  %19 = srem i32 %18, 3, !dbg !72
  %20 = icmp eq i32 %19, 1, !dbg !73
  br i1 %20, label %21, label %22, !dbg !73

21:                                               ; preds = %17
  store ptr addrspace(4) getelementptr inbounds ([0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 1), ptr addrspace(4) %11, align 8, !dbg !74, !tbaa !61
  br label %23, !dbg !75

22:                                               ; preds = %17
  store ptr addrspace(4) getelementptr inbounds ([16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 3), ptr addrspace(4) %11, align 8, !dbg !76, !tbaa !61
  br label %23

23:                                               ; preds = %22, %21
  br label %24

24:                                               ; preds = %23, %15
  %25 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !77, !tbaa !61
  call void @llvm.lifetime.end.p0(ptr %6) #10, !dbg !78
  ret ptr addrspace(4) %25, !dbg !79
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef ptr addrspace(4) @_Z5thirdv() #0 !dbg !80 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) getelementptr inbounds nuw (%struct.HIP_vector_type, ptr addrspace(4) getelementptr inbounds ([0 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 2), i32 0, i32 1), !dbg !81
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6kernelPjPdPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #3 !dbg !82 {
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
  %36 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !61
  %37 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %37, ptr addrspace(4) %23, align 8
  %38 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !83
  %39 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %39, ptr addrspace(4) %24, align 8
  %40 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !61
  store ptr addrspace(4) %36, ptr addrspace(4) %25, align 8, !tbaa !61
  store ptr addrspace(4) %38, ptr addrspace(4) %26, align 8, !tbaa !83
  store ptr addrspace(4) %40, ptr addrspace(4) %27, align 8, !tbaa !61
  store i32 %3, ptr addrspace(4) %28, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #10, !dbg !85
  %41 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !86
  store i32 %41, ptr addrspace(4) %29, align 4, !dbg !87, !tbaa !9
  %42 = load i32, ptr addrspace(4) %29, align 4, !dbg !88, !tbaa !9
  %43 = icmp slt i32 %42, 3, !dbg !89
  br i1 %43, label %44, label %51, !dbg !89

44:                                               ; preds = %4
  %45 = load i32, ptr addrspace(4) %29, align 4, !dbg !90, !tbaa !9
  %46 = add nsw i32 %45, 1, !dbg !91
  %47 = trunc i32 %46 to i8, !dbg !90
  %48 = load i32, ptr addrspace(4) %29, align 4, !dbg !92, !tbaa !9
  %49 = sext i32 %48 to i64, !dbg !93
  %50 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %49, !dbg !93
  store i8 %47, ptr addrspace(4) %50, align 1, !dbg !94, !tbaa !31
  br label %51, !dbg !93

51:                                               ; preds = %44, %4
  %52 = load i32, ptr addrspace(4) %29, align 4, !dbg !95, !tbaa !9
  %53 = icmp slt i32 %52, 8, !dbg !96
  br i1 %53, label %54, label %60, !dbg !96

54:                                               ; preds = %51
  %55 = load i32, ptr addrspace(4) %29, align 4, !dbg !97, !tbaa !9
  %56 = add nsw i32 100, %55, !dbg !98
  %57 = load i32, ptr addrspace(4) %29, align 4, !dbg !99, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !100
  %59 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %58, !dbg !100
  store i32 %56, ptr addrspace(4) %59, align 4, !dbg !101, !tbaa !9
  br label %60, !dbg !100

60:                                               ; preds = %54, %51
  %61 = load i32, ptr addrspace(4) %28, align 4, !dbg !102, !tbaa !9
  call spir_func void @_Z4filli(i32 noundef %61) #9, !dbg !103
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !104
  %62 = load i32, ptr addrspace(4) %29, align 4, !dbg !105, !tbaa !9
  %63 = load i32, ptr addrspace(4) %28, align 4, !dbg !106, !tbaa !9
  %64 = icmp slt i32 %62, %63, !dbg !107
  br i1 %64, label %65, label %72, !dbg !107

65:                                               ; preds = %60
  %66 = load i32, ptr addrspace(4) %29, align 4, !dbg !108, !tbaa !9
  %67 = call contract spir_func noundef double @_Z6middlei(i32 noundef %66) #9, !dbg !109
  %68 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !110, !tbaa !83
  %69 = load i32, ptr addrspace(4) %29, align 4, !dbg !111, !tbaa !9
  %70 = sext i32 %69 to i64, !dbg !110
  %71 = getelementptr inbounds double, ptr addrspace(4) %68, i64 %70, !dbg !110
  store double %67, ptr addrspace(4) %71, align 8, !dbg !112, !tbaa !20
  br label %72, !dbg !110

72:                                               ; preds = %65, %60
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !113
  %73 = load i32, ptr addrspace(4) %29, align 4, !dbg !114, !tbaa !9
  %74 = icmp eq i32 %73, 0, !dbg !115
  br i1 %74, label %75, label %165, !dbg !115

75:                                               ; preds = %72
  %76 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i64), 63, !dbg !116
  %77 = trunc i64 %76 to i32, !dbg !117
  %78 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !118, !tbaa !61
  %79 = getelementptr inbounds i32, ptr addrspace(4) %78, i64 0, !dbg !118
  store i32 %77, ptr addrspace(4) %79, align 4, !dbg !119, !tbaa !9
  %80 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)) to i64), 3, !dbg !120
  %81 = trunc i64 %80 to i32, !dbg !121
  %82 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !122, !tbaa !61
  %83 = getelementptr inbounds i32, ptr addrspace(4) %82, i64 1, !dbg !122
  store i32 %81, ptr addrspace(4) %83, align 4, !dbg !123, !tbaa !9
  %84 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !124
  %85 = zext i1 %84 to i32, !dbg !125
  %86 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !126, !tbaa !61
  %87 = getelementptr inbounds i32, ptr addrspace(4) %86, i64 2, !dbg !126
  store i32 %85, ptr addrspace(4) %87, align 4, !dbg !127, !tbaa !9
  %88 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !128
  %89 = zext i1 %88 to i32, !dbg !129
  %90 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !130, !tbaa !61
  %91 = getelementptr inbounds i32, ptr addrspace(4) %90, i64 3, !dbg !130
  store i32 %89, ptr addrspace(4) %91, align 4, !dbg !131, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !132
  store i32 0, ptr addrspace(4) %30, align 4, !dbg !133, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !134
  store i32 0, ptr addrspace(4) %31, align 4, !dbg !135, !tbaa !9
  br label %92, !dbg !134

92:                                               ; preds = %107, %75
  %93 = load i32, ptr addrspace(4) %31, align 4, !dbg !136, !tbaa !9
  %94 = icmp slt i32 %93, 8, !dbg !137
  br i1 %94, label %96, label %95, !dbg !138

95:                                               ; preds = %92
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !138
  br label %110

96:                                               ; preds = %92
  %97 = load i32, ptr addrspace(4) %31, align 4, !dbg !139, !tbaa !9
  %98 = sext i32 %97 to i64, !dbg !140
  %99 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %98, !dbg !140
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !140, !tbaa !9
  %101 = load i32, ptr addrspace(4) %31, align 4, !dbg !141, !tbaa !9
  %102 = add nsw i32 100, %101, !dbg !142
  %103 = icmp ne i32 %100, %102, !dbg !143
  %104 = zext i1 %103 to i32, !dbg !140
  %105 = load i32, ptr addrspace(4) %30, align 4, !dbg !144, !tbaa !9
  %106 = add i32 %105, %104, !dbg !144
  store i32 %106, ptr addrspace(4) %30, align 4, !dbg !144, !tbaa !9
  br label %107, !dbg !145

107:                                              ; preds = %96
  %108 = load i32, ptr addrspace(4) %31, align 4, !dbg !146, !tbaa !9
  %109 = add nsw i32 %108, 1, !dbg !146
  store i32 %109, ptr addrspace(4) %31, align 4, !dbg !146, !tbaa !9
  br label %92, !dbg !138, !llvm.loop !147

110:                                              ; preds = %95
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !148
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !149, !tbaa !9
  br label %111, !dbg !148

111:                                              ; preds = %127, %110
  %112 = load i32, ptr addrspace(4) %32, align 4, !dbg !150, !tbaa !9
  %113 = icmp slt i32 %112, 3, !dbg !151
  br i1 %113, label %115, label %114, !dbg !152

114:                                              ; preds = %111
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !152
  br label %130

115:                                              ; preds = %111
  %116 = load i32, ptr addrspace(4) %32, align 4, !dbg !153, !tbaa !9
  %117 = sext i32 %116 to i64, !dbg !154
  %118 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %117, !dbg !154
  %119 = load i8, ptr addrspace(4) %118, align 1, !dbg !154, !tbaa !31
  %120 = sext i8 %119 to i32, !dbg !154
  %121 = load i32, ptr addrspace(4) %32, align 4, !dbg !155, !tbaa !9
  %122 = add nsw i32 %121, 1, !dbg !156
  %123 = icmp ne i32 %120, %122, !dbg !157
  %124 = zext i1 %123 to i32, !dbg !154
  %125 = load i32, ptr addrspace(4) %30, align 4, !dbg !158, !tbaa !9
  %126 = add i32 %125, %124, !dbg !158
  store i32 %126, ptr addrspace(4) %30, align 4, !dbg !158, !tbaa !9
  br label %127, !dbg !159

127:                                              ; preds = %115
  %128 = load i32, ptr addrspace(4) %32, align 4, !dbg !160, !tbaa !9
  %129 = add nsw i32 %128, 1, !dbg !160
  store i32 %129, ptr addrspace(4) %32, align 4, !dbg !160, !tbaa !9
  br label %111, !dbg !152, !llvm.loop !161

130:                                              ; preds = %114
  %131 = load i32, ptr addrspace(4) %30, align 4, !dbg !163, !tbaa !9
  %132 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !164, !tbaa !61
  %133 = getelementptr inbounds i32, ptr addrspace(4) %132, i64 4, !dbg !164
  store i32 %131, ptr addrspace(4) %133, align 4, !dbg !165, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !166
  store i32 0, ptr addrspace(4) %33, align 4, !dbg !167, !tbaa !9
  br label %134, !dbg !166

134:                                              ; preds = %147, %130
  %135 = load i32, ptr addrspace(4) %33, align 4, !dbg !168, !tbaa !9
  %136 = icmp slt i32 %135, 5, !dbg !169
  br i1 %136, label %138, label %137, !dbg !170

137:                                              ; preds = %134
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !170
  br label %150

138:                                              ; preds = %134
  %139 = load i32, ptr addrspace(4) %33, align 4, !dbg !171, !tbaa !9
  %140 = srem i32 %139, 3, !dbg !172
  %141 = sext i32 %140 to i64, !dbg !173
  %142 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %141, !dbg !173
  %143 = load i8, ptr addrspace(4) %142, align 1, !dbg !173, !tbaa !31
  %144 = load i32, ptr addrspace(4) %33, align 4, !dbg !174, !tbaa !9
  %145 = sext i32 %144 to i64, !dbg !175
  %146 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %145, !dbg !175
  store i8 %143, ptr addrspace(4) %146, align 1, !dbg !176, !tbaa !31
  br label %147, !dbg !175

147:                                              ; preds = %138
  %148 = load i32, ptr addrspace(4) %33, align 4, !dbg !177, !tbaa !9
  %149 = add nsw i32 %148, 1, !dbg !177
  store i32 %149, ptr addrspace(4) %33, align 4, !dbg !177, !tbaa !9
  br label %134, !dbg !170, !llvm.loop !178

150:                                              ; preds = %137
  %151 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), align 1, !dbg !180, !tbaa !31
  %152 = sext i8 %151 to i32, !dbg !180
  %153 = sub nsw i32 %152, 1, !dbg !181
  %154 = sext i32 %153 to i64, !dbg !182
  %155 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %154, !dbg !182
  %156 = ptrtoint ptr addrspace(4) %155 to i64, !dbg !183
  %157 = and i64 %156, 127, !dbg !184
  %158 = trunc i64 %157 to i32, !dbg !183
  %159 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !185, !tbaa !61
  %160 = getelementptr inbounds i32, ptr addrspace(4) %159, i64 5, !dbg !185
  store i32 %158, ptr addrspace(4) %160, align 4, !dbg !186, !tbaa !9
  %161 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i64), 127, !dbg !187
  %162 = trunc i64 %161 to i32, !dbg !188
  %163 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !189, !tbaa !61
  %164 = getelementptr inbounds i32, ptr addrspace(4) %163, i64 6, !dbg !189
  store i32 %162, ptr addrspace(4) %164, align 4, !dbg !190, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !191
  br label %165, !dbg !191

165:                                              ; preds = %150, %72
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !192
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !193
  %166 = load i32, ptr addrspace(4) %29, align 4, !dbg !194, !tbaa !9
  store i32 %166, ptr addrspace(4) %34, align 4, !dbg !195, !tbaa !9
  br label %167, !dbg !193

167:                                              ; preds = %183, %165
  %168 = load i32, ptr addrspace(4) %34, align 4, !dbg !196, !tbaa !9
  %169 = icmp slt i32 %168, 32, !dbg !197
  br i1 %169, label %171, label %170, !dbg !198

170:                                              ; preds = %167
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !198
  br label %187

171:                                              ; preds = %167
  %172 = load i32, ptr addrspace(4) %34, align 4, !dbg !199, !tbaa !9
  %173 = add nsw i32 1000, %172, !dbg !200
  %174 = load i32, ptr addrspace(4) %34, align 4, !dbg !201, !tbaa !9
  %175 = sdiv i32 %174, 16, !dbg !202
  %176 = sext i32 %175 to i64, !dbg !203
  %177 = getelementptr inbounds [0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %176, !dbg !203
  %178 = getelementptr inbounds nuw %struct.Line, ptr addrspace(4) %177, i32 0, i32 0, !dbg !204
  %179 = load i32, ptr addrspace(4) %34, align 4, !dbg !205, !tbaa !9
  %180 = srem i32 %179, 16, !dbg !206
  %181 = sext i32 %180 to i64, !dbg !203
  %182 = getelementptr inbounds [16 x i32], ptr addrspace(4) %178, i64 0, i64 %181, !dbg !203
  store i32 %173, ptr addrspace(4) %182, align 4, !dbg !207, !tbaa !9
  br label %183, !dbg !203

183:                                              ; preds = %171
  %184 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !208
  %185 = load i32, ptr addrspace(4) %34, align 4, !dbg !209, !tbaa !9
  %186 = add i32 %185, %184, !dbg !209
  store i32 %186, ptr addrspace(4) %34, align 4, !dbg !209, !tbaa !9
  br label %167, !dbg !198, !llvm.loop !210

187:                                              ; preds = %170
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !211
  %188 = load i32, ptr addrspace(4) %29, align 4, !dbg !212, !tbaa !9
  %189 = icmp slt i32 %188, 6, !dbg !213
  br i1 %189, label %190, label %202, !dbg !213

190:                                              ; preds = %187
  %191 = load i32, ptr addrspace(4) %29, align 4, !dbg !214, !tbaa !9
  %192 = call spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i32 noundef %191) #9, !dbg !215
  %193 = load i32, ptr addrspace(4) %29, align 4, !dbg !216, !tbaa !9
  %194 = srem i32 %193, 4, !dbg !217
  %195 = sext i32 %194 to i64, !dbg !215
  %196 = getelementptr inbounds i32, ptr addrspace(4) %192, i64 %195, !dbg !215
  %197 = load i32, ptr addrspace(4) %196, align 4, !dbg !215, !tbaa !9
  %198 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !218, !tbaa !61
  %199 = load i32, ptr addrspace(4) %29, align 4, !dbg !219, !tbaa !9
  %200 = sext i32 %199 to i64, !dbg !218
  %201 = getelementptr inbounds i32, ptr addrspace(4) %198, i64 %200, !dbg !218
  store i32 %197, ptr addrspace(4) %201, align 4, !dbg !220, !tbaa !9
  br label %202, !dbg !218

202:                                              ; preds = %190, %187
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !221
  %203 = load i32, ptr addrspace(4) %29, align 4, !dbg !222, !tbaa !9
  %204 = icmp eq i32 %203, 0, !dbg !223
  br i1 %204, label %205, label %207, !dbg !223

205:                                              ; preds = %202
  %206 = call spir_func noundef ptr addrspace(4) @_Z5thirdv() #9, !dbg !224
  store float 3.250000e+00, ptr addrspace(4) %206, align 4, !dbg !225, !tbaa !226
  br label %207, !dbg !228

207:                                              ; preds = %205, %202
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !229
  %208 = load i32, ptr addrspace(4) %29, align 4, !dbg !230, !tbaa !9
  %209 = icmp eq i32 %208, 6, !dbg !231
  br i1 %209, label %210, label %216, !dbg !231

210:                                              ; preds = %207
  %211 = load float, ptr addrspace(4) getelementptr inbounds (float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 9), align 1, !dbg !232, !tbaa !226
  %212 = fmul contract float %211, 4.000000e+00, !dbg !233
  %213 = fptosi float %212 to i32, !dbg !232
  %214 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !234, !tbaa !61
  %215 = getelementptr inbounds i32, ptr addrspace(4) %214, i64 6, !dbg !234
  store i32 %213, ptr addrspace(4) %215, align 4, !dbg !235, !tbaa !9
  br label %216, !dbg !234

216:                                              ; preds = %210, %207
  call void @llvm.lifetime.end.p0(ptr %12) #10, !dbg !236
  ret void, !dbg !236
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !237 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !238
  ret void, !dbg !239
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8optionalPib(ptr addrspace(1) noundef %0, i1 noundef %1) #3 !dbg !240 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !61
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !tbaa !61
  %11 = zext i1 %1 to i8
  store i8 %11, ptr addrspace(4) %8, align 1, !tbaa !241
  %12 = load i8, ptr addrspace(4) %8, align 1, !dbg !243, !tbaa !241, !range !244, !noundef !17
  %13 = trunc i8 %12 to i1, !dbg !243
  br i1 %13, label %14, label %24, !dbg !243

14:                                               ; preds = %2
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !245, !tbaa !61
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !246
  %17 = zext i32 %16 to i64, !dbg !245
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %15, i64 %17, !dbg !245
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !245, !tbaa !9
  %20 = add nsw i32 %19, 1, !dbg !247
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !248
  %22 = zext i32 %21 to i64, !dbg !249
  %23 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %22, !dbg !249
  store i32 %20, ptr addrspace(4) %23, align 4, !dbg !250, !tbaa !9
  br label %24, !dbg !249

24:                                               ; preds = %14, %2
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !251
  %25 = load i8, ptr addrspace(4) %8, align 1, !dbg !252, !tbaa !241, !range !244, !noundef !17
  %26 = trunc i8 %25 to i1, !dbg !252
  br i1 %26, label %27, label %35, !dbg !252

27:                                               ; preds = %24
  %28 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !253
  %29 = sub i32 %28, 1, !dbg !254
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !255
  %31 = sub i32 %29, %30, !dbg !256
  %32 = zext i32 %31 to i64, !dbg !257
  %33 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %32, !dbg !257
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !257, !tbaa !9
  br label %42, !dbg !252

35:                                               ; preds = %24
  %36 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !258, !tbaa !61
  %37 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !259
  %38 = zext i32 %37 to i64, !dbg !258
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %36, i64 %38, !dbg !258
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !258, !tbaa !9
  %41 = mul nsw i32 %40, 3, !dbg !260
  br label %42, !dbg !252

42:                                               ; preds = %35, %27
  %43 = phi i32 [ %34, %27 ], [ %41, %35 ], !dbg !252
  %44 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !261, !tbaa !61
  %45 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !262
  %46 = zext i32 %45 to i64, !dbg !261
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) %44, i64 %46, !dbg !261
  store i32 %43, ptr addrspace(4) %47, align 4, !dbg !263, !tbaa !9
  ret void, !dbg !264
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5plainPi(ptr addrspace(1) noundef %0) #3 !dbg !265 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr addrspace(4) %4, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !61
  store ptr addrspace(4) %7, ptr addrspace(4) %5, align 8, !tbaa !61
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !266, !tbaa !61
  %9 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !267
  %10 = zext i32 %9 to i64, !dbg !266
  %11 = getelementptr inbounds nuw i32, ptr addrspace(4) %8, i64 %10, !dbg !266
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !268, !tbaa !9
  %13 = add nsw i32 %12, 7, !dbg !268
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !268, !tbaa !9
  ret void, !dbg !269
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
define hidden spir_kernel void @_Z7reverseIcEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !270 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !271
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !271
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !273
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #9, !dbg !274
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !275, !tbaa !271
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !276, !tbaa !271
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !277
  %13 = zext i32 %12 to i64, !dbg !276
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 %13, !dbg !276
  %15 = load i8, ptr addrspace(4) %14, align 1, !dbg !276, !tbaa !31
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !278, !tbaa !271
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !279
  %18 = zext i32 %17 to i64, !dbg !278
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %18, !dbg !278
  store i8 %15, ptr addrspace(4) %19, align 1, !dbg !280, !tbaa !31
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !281
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !282, !tbaa !271
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !283
  %22 = sub i32 %21, 1, !dbg !284
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !285
  %24 = sub i32 %22, %23, !dbg !286
  %25 = zext i32 %24 to i64, !dbg !282
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 %25, !dbg !282
  %27 = load i8, ptr addrspace(4) %26, align 1, !dbg !282, !tbaa !31
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !287, !tbaa !271
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !288
  %30 = zext i32 %29 to i64, !dbg !287
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %28, i64 %30, !dbg !287
  store i8 %27, ptr addrspace(4) %31, align 1, !dbg !289, !tbaa !31
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !290
  ret void, !dbg !290
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #8 !dbg !291 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !292
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIsEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !293 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !294
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !294
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !296
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #9, !dbg !297
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !298, !tbaa !294
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !299, !tbaa !294
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !300
  %13 = zext i32 %12 to i64, !dbg !299
  %14 = getelementptr inbounds nuw i16, ptr addrspace(4) %11, i64 %13, !dbg !299
  %15 = load i16, ptr addrspace(4) %14, align 2, !dbg !299, !tbaa !301
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !303, !tbaa !294
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !304
  %18 = zext i32 %17 to i64, !dbg !303
  %19 = getelementptr inbounds nuw i16, ptr addrspace(4) %16, i64 %18, !dbg !303
  store i16 %15, ptr addrspace(4) %19, align 2, !dbg !305, !tbaa !301
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !306
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !307, !tbaa !294
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !308
  %22 = sub i32 %21, 1, !dbg !309
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !310
  %24 = sub i32 %22, %23, !dbg !311
  %25 = zext i32 %24 to i64, !dbg !307
  %26 = getelementptr inbounds nuw i16, ptr addrspace(4) %20, i64 %25, !dbg !307
  %27 = load i16, ptr addrspace(4) %26, align 2, !dbg !307, !tbaa !301
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !312, !tbaa !294
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !313
  %30 = zext i32 %29 to i64, !dbg !312
  %31 = getelementptr inbounds nuw i16, ptr addrspace(4) %28, i64 %30, !dbg !312
  store i16 %27, ptr addrspace(4) %31, align 2, !dbg !314, !tbaa !301
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !315
  ret void, !dbg !315
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #8 !dbg !316 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !317
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIfEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !318 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !319
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !319
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !321
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #9, !dbg !322
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !323, !tbaa !319
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !324, !tbaa !319
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !325
  %13 = zext i32 %12 to i64, !dbg !324
  %14 = getelementptr inbounds nuw float, ptr addrspace(4) %11, i64 %13, !dbg !324
  %15 = load float, ptr addrspace(4) %14, align 4, !dbg !324, !tbaa !226
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !326, !tbaa !319
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !327
  %18 = zext i32 %17 to i64, !dbg !326
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %18, !dbg !326
  store float %15, ptr addrspace(4) %19, align 4, !dbg !328, !tbaa !226
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !329
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !330, !tbaa !319
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !331
  %22 = sub i32 %21, 1, !dbg !332
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !333
  %24 = sub i32 %22, %23, !dbg !334
  %25 = zext i32 %24 to i64, !dbg !330
  %26 = getelementptr inbounds nuw float, ptr addrspace(4) %20, i64 %25, !dbg !330
  %27 = load float, ptr addrspace(4) %26, align 4, !dbg !330, !tbaa !226
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !335, !tbaa !319
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !336
  %30 = zext i32 %29 to i64, !dbg !335
  %31 = getelementptr inbounds nuw float, ptr addrspace(4) %28, i64 %30, !dbg !335
  store float %27, ptr addrspace(4) %31, align 4, !dbg !337, !tbaa !226
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !338
  ret void, !dbg !338
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #8 !dbg !339 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !340
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIdEvPT_(ptr addrspace(1) noundef %0) #3 !dbg !341 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %8, ptr addrspace(4) %5, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !83
  store ptr addrspace(4) %9, ptr addrspace(4) %6, align 8, !tbaa !83
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !342
  %10 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #9, !dbg !343
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !dbg !344, !tbaa !83
  %11 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !345, !tbaa !83
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !346
  %13 = zext i32 %12 to i64, !dbg !345
  %14 = getelementptr inbounds nuw double, ptr addrspace(4) %11, i64 %13, !dbg !345
  %15 = load double, ptr addrspace(4) %14, align 8, !dbg !345, !tbaa !20
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !347, !tbaa !83
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !348
  %18 = zext i32 %17 to i64, !dbg !347
  %19 = getelementptr inbounds nuw double, ptr addrspace(4) %16, i64 %18, !dbg !347
  store double %15, ptr addrspace(4) %19, align 8, !dbg !349, !tbaa !20
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !350
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !351, !tbaa !83
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !352
  %22 = sub i32 %21, 1, !dbg !353
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !354
  %24 = sub i32 %22, %23, !dbg !355
  %25 = zext i32 %24 to i64, !dbg !351
  %26 = getelementptr inbounds nuw double, ptr addrspace(4) %20, i64 %25, !dbg !351
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !351, !tbaa !20
  %28 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !356, !tbaa !83
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !357
  %30 = zext i32 %29 to i64, !dbg !356
  %31 = getelementptr inbounds nuw double, ptr addrspace(4) %28, i64 %30, !dbg !356
  store double %27, ptr addrspace(4) %31, align 8, !dbg !358, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !359
  ret void, !dbg !359
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #8 !dbg !360 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), !dbg !361
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z7spilled5LargePi5Other(ptr addrspace(1) noalias readonly align 4 dereferenceable(2400) %0, ptr addrspace(1) noundef %1, ptr noundef byval(%struct.Other) align 8 %2) #3 !dbg !362 {
  %4 = alloca %struct.Large, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %4, ptr addrspace(1) align 4 %0, i64 2400, i1 false)
  %5 = alloca %struct.Large, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca %struct.Other, align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %10, ptr align 4 %4, i64 2400, i1 false)
  %15 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %15, ptr addrspace(4) %11, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !61
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %12, ptr align 8 %2, i64 800, i1 false)
  store ptr addrspace(4) %16, ptr addrspace(4) %13, align 8, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr %9) #10, !dbg !363
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !364
  store i32 %17, ptr addrspace(4) %14, align 4, !dbg !365, !tbaa !9
  %18 = getelementptr inbounds nuw %struct.Large, ptr addrspace(4) %10, i32 0, i32 0, !dbg !366
  %19 = load i32, ptr addrspace(4) %14, align 4, !dbg !367, !tbaa !9
  %20 = mul nsw i32 %19, 2, !dbg !368
  %21 = sext i32 %20 to i64, !dbg !369
  %22 = getelementptr inbounds [600 x i32], ptr addrspace(4) %18, i64 0, i64 %21, !dbg !369
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !369, !tbaa !9
  %24 = sext i32 %23 to i64, !dbg !369
  %25 = getelementptr inbounds nuw %struct.Other, ptr addrspace(4) %12, i32 0, i32 0, !dbg !370
  %26 = load i32, ptr addrspace(4) %14, align 4, !dbg !371, !tbaa !9
  %27 = sext i32 %26 to i64, !dbg !372
  %28 = getelementptr inbounds [100 x double], ptr addrspace(4) %25, i64 0, i64 %27, !dbg !372
  %29 = load double, ptr addrspace(4) %28, align 8, !dbg !372, !tbaa !20
  %30 = fptosi double %29 to i64, !dbg !372
  %31 = add nsw i64 %24, %30, !dbg !373
  %32 = load i32, ptr addrspace(4) %14, align 4, !dbg !374, !tbaa !9
  %33 = sext i32 %32 to i64, !dbg !375
  %34 = getelementptr inbounds [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %33, !dbg !375
  store i64 %31, ptr addrspace(4) %34, align 8, !dbg !376, !tbaa !377
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !379
  %35 = load i32, ptr addrspace(4) %14, align 4, !dbg !380, !tbaa !9
  %36 = add nsw i32 %35, 1, !dbg !381
  %37 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !382
  %38 = urem i32 %36, %37, !dbg !383
  %39 = zext i32 %38 to i64, !dbg !384
  %40 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %39, !dbg !384
  %41 = load i64, ptr addrspace(4) %40, align 8, !dbg !384, !tbaa !377
  %42 = trunc i64 %41 to i32, !dbg !384
  %43 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !385, !tbaa !61
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !386, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !385
  %46 = getelementptr inbounds i32, ptr addrspace(4) %43, i64 %45, !dbg !385
  store i32 %42, ptr addrspace(4) %46, align 4, !dbg !387, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #10, !dbg !388
  ret void, !dbg !388
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

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
!hipspv.notes = !{!13}

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
!13 = !{!"hipspv.byref _Z7spilled5LargePi5Other 0 2400 4"}
!14 = distinct !DISubprogram(name: "deepest", scope: !15, file: !15, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/shared_dynamic.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 16, column: 77, scope: !14)
!19 = !DILocation(line: 16, column: 69, scope: !14)
!20 = !{!21, !21, i64 0}
!21 = !{!"double", !11, i64 0}
!22 = !DILocation(line: 16, column: 80, scope: !14)
!23 = !DILocation(line: 16, column: 62, scope: !14)
!24 = distinct !DISubprogram(name: "middle", scope: !15, file: !15, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DILocation(line: 17, column: 76, scope: !24)
!26 = !DILocation(line: 17, column: 68, scope: !24)
!27 = !DILocation(line: 17, column: 91, scope: !24)
!28 = !DILocation(line: 17, column: 89, scope: !24)
!29 = !DILocation(line: 17, column: 93, scope: !24)
!30 = !DILocation(line: 17, column: 81, scope: !24)
!31 = !{!11, !11, i64 0}
!32 = !DILocation(line: 17, column: 79, scope: !24)
!33 = !DILocation(line: 17, column: 61, scope: !24)
!34 = distinct !DISubprogram(name: "fill", scope: !15, file: !15, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DILocation(line: 19, column: 8, scope: !34)
!36 = !DILocation(line: 19, column: 16, scope: !34)
!37 = !DILocation(line: 19, column: 12, scope: !34)
!38 = !DILocation(line: 19, column: 29, scope: !34)
!39 = !DILocation(line: 19, column: 33, scope: !34)
!40 = !DILocation(line: 19, column: 31, scope: !34)
!41 = !DILocation(line: 19, column: 3, scope: !34)
!42 = !DILocation(line: 19, column: 66, scope: !34)
!43 = !DILocation(line: 19, column: 68, scope: !34)
!44 = !DILocation(line: 19, column: 61, scope: !34)
!45 = !DILocation(line: 19, column: 53, scope: !34)
!46 = !DILocation(line: 19, column: 64, scope: !34)
!47 = !DILocation(line: 19, column: 41, scope: !34)
!48 = !DILocation(line: 19, column: 38, scope: !34)
!49 = distinct !{!49, !41, !50, !51}
!50 = !DILocation(line: 19, column: 70, scope: !34)
!51 = !{!"llvm.loop.mustprogress"}
!52 = !DILocation(line: 20, column: 1, scope: !34)
!53 = distinct !DISubprogram(name: "__get_x", scope: !54, file: !54, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!55 = !DILocation(line: 39, column: 208, scope: !53)
!56 = !DILocation(line: 39, column: 175, scope: !53)
!57 = distinct !DISubprogram(name: "__get_x", scope: !54, file: !54, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 41, column: 207, scope: !57)
!59 = !DILocation(line: 41, column: 174, scope: !57)
!60 = distinct !DISubprogram(name: "choose", scope: !15, file: !15, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !{!62, !62, i64 0}
!62 = !{!"p1 int", !63, i64 0}
!63 = !{!"any pointer", !11, i64 0}
!64 = !DILocation(line: 23, column: 3, scope: !60)
!65 = !DILocation(line: 24, column: 7, scope: !60)
!66 = !DILocation(line: 24, column: 13, scope: !60)
!67 = !DILocation(line: 24, column: 17, scope: !60)
!68 = !DILocation(line: 25, column: 14, scope: !60)
!69 = !DILocation(line: 25, column: 12, scope: !60)
!70 = !DILocation(line: 25, column: 5, scope: !60)
!71 = !DILocation(line: 26, column: 12, scope: !60)
!72 = !DILocation(line: 26, column: 18, scope: !60)
!73 = !DILocation(line: 26, column: 22, scope: !60)
!74 = !DILocation(line: 27, column: 12, scope: !60)
!75 = !DILocation(line: 27, column: 5, scope: !60)
!76 = !DILocation(line: 29, column: 12, scope: !60)
!77 = !DILocation(line: 30, column: 10, scope: !60)
!78 = !DILocation(line: 31, column: 1, scope: !60)
!79 = !DILocation(line: 30, column: 3, scope: !60)
!80 = distinct !DISubprogram(name: "third", scope: !15, file: !15, line: 33, type: !16, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 33, column: 55, scope: !80)
!82 = distinct !DISubprogram(name: "kernel", scope: !15, file: !15, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !{!84, !84, i64 0}
!84 = !{!"p1 double", !63, i64 0}
!85 = !DILocation(line: 40, column: 3, scope: !82)
!86 = !DILocation(line: 40, column: 17, scope: !82)
!87 = !DILocation(line: 40, column: 13, scope: !82)
!88 = !DILocation(line: 41, column: 7, scope: !82)
!89 = !DILocation(line: 41, column: 9, scope: !82)
!90 = !DILocation(line: 41, column: 41, scope: !82)
!91 = !DILocation(line: 41, column: 43, scope: !82)
!92 = !DILocation(line: 41, column: 18, scope: !82)
!93 = !DILocation(line: 41, column: 14, scope: !82)
!94 = !DILocation(line: 41, column: 21, scope: !82)
!95 = !DILocation(line: 42, column: 7, scope: !82)
!96 = !DILocation(line: 42, column: 9, scope: !82)
!97 = !DILocation(line: 42, column: 31, scope: !82)
!98 = !DILocation(line: 42, column: 29, scope: !82)
!99 = !DILocation(line: 42, column: 20, scope: !82)
!100 = !DILocation(line: 42, column: 14, scope: !82)
!101 = !DILocation(line: 42, column: 23, scope: !82)
!102 = !DILocation(line: 43, column: 8, scope: !82)
!103 = !DILocation(line: 43, column: 3, scope: !82)
!104 = !DILocation(line: 44, column: 3, scope: !82)
!105 = !DILocation(line: 45, column: 7, scope: !82)
!106 = !DILocation(line: 45, column: 11, scope: !82)
!107 = !DILocation(line: 45, column: 9, scope: !82)
!108 = !DILocation(line: 45, column: 31, scope: !82)
!109 = !DILocation(line: 45, column: 24, scope: !82)
!110 = !DILocation(line: 45, column: 14, scope: !82)
!111 = !DILocation(line: 45, column: 19, scope: !82)
!112 = !DILocation(line: 45, column: 22, scope: !82)
!113 = !DILocation(line: 46, column: 3, scope: !82)
!114 = !DILocation(line: 47, column: 7, scope: !82)
!115 = !DILocation(line: 47, column: 9, scope: !82)
!116 = !DILocation(line: 48, column: 72, scope: !82)
!117 = !DILocation(line: 48, column: 37, scope: !82)
!118 = !DILocation(line: 48, column: 5, scope: !82)
!119 = !DILocation(line: 48, column: 13, scope: !82)
!120 = !DILocation(line: 49, column: 76, scope: !82)
!121 = !DILocation(line: 49, column: 37, scope: !82)
!122 = !DILocation(line: 49, column: 5, scope: !82)
!123 = !DILocation(line: 49, column: 13, scope: !82)
!124 = !DILocation(line: 51, column: 41, scope: !82)
!125 = !DILocation(line: 51, column: 15, scope: !82)
!126 = !DILocation(line: 51, column: 5, scope: !82)
!127 = !DILocation(line: 51, column: 13, scope: !82)
!128 = !DILocation(line: 52, column: 43, scope: !82)
!129 = !DILocation(line: 52, column: 15, scope: !82)
!130 = !DILocation(line: 52, column: 5, scope: !82)
!131 = !DILocation(line: 52, column: 13, scope: !82)
!132 = !DILocation(line: 54, column: 5, scope: !82)
!133 = !DILocation(line: 54, column: 14, scope: !82)
!134 = !DILocation(line: 55, column: 10, scope: !82)
!135 = !DILocation(line: 55, column: 14, scope: !82)
!136 = !DILocation(line: 55, column: 21, scope: !82)
!137 = !DILocation(line: 55, column: 23, scope: !82)
!138 = !DILocation(line: 55, column: 5, scope: !82)
!139 = !DILocation(line: 55, column: 48, scope: !82)
!140 = !DILocation(line: 55, column: 42, scope: !82)
!141 = !DILocation(line: 55, column: 60, scope: !82)
!142 = !DILocation(line: 55, column: 58, scope: !82)
!143 = !DILocation(line: 55, column: 51, scope: !82)
!144 = !DILocation(line: 55, column: 39, scope: !82)
!145 = !DILocation(line: 55, column: 33, scope: !82)
!146 = !DILocation(line: 55, column: 28, scope: !82)
!147 = distinct !{!147, !138, !141, !51}
!148 = !DILocation(line: 56, column: 10, scope: !82)
!149 = !DILocation(line: 56, column: 14, scope: !82)
!150 = !DILocation(line: 56, column: 21, scope: !82)
!151 = !DILocation(line: 56, column: 23, scope: !82)
!152 = !DILocation(line: 56, column: 5, scope: !82)
!153 = !DILocation(line: 56, column: 46, scope: !82)
!154 = !DILocation(line: 56, column: 42, scope: !82)
!155 = !DILocation(line: 56, column: 52, scope: !82)
!156 = !DILocation(line: 56, column: 54, scope: !82)
!157 = !DILocation(line: 56, column: 49, scope: !82)
!158 = !DILocation(line: 56, column: 39, scope: !82)
!159 = !DILocation(line: 56, column: 33, scope: !82)
!160 = !DILocation(line: 56, column: 28, scope: !82)
!161 = distinct !{!161, !152, !162, !51}
!162 = !DILocation(line: 56, column: 56, scope: !82)
!163 = !DILocation(line: 57, column: 15, scope: !82)
!164 = !DILocation(line: 57, column: 5, scope: !82)
!165 = !DILocation(line: 57, column: 13, scope: !82)
!166 = !DILocation(line: 58, column: 10, scope: !82)
!167 = !DILocation(line: 58, column: 14, scope: !82)
!168 = !DILocation(line: 58, column: 21, scope: !82)
!169 = !DILocation(line: 58, column: 23, scope: !82)
!170 = !DILocation(line: 58, column: 5, scope: !82)
!171 = !DILocation(line: 58, column: 49, scope: !82)
!172 = !DILocation(line: 58, column: 51, scope: !82)
!173 = !DILocation(line: 58, column: 45, scope: !82)
!174 = !DILocation(line: 58, column: 40, scope: !82)
!175 = !DILocation(line: 58, column: 33, scope: !82)
!176 = !DILocation(line: 58, column: 43, scope: !82)
!177 = !DILocation(line: 58, column: 28, scope: !82)
!178 = distinct !{!178, !170, !179, !51}
!179 = !DILocation(line: 58, column: 54, scope: !82)
!180 = !DILocation(line: 59, column: 73, scope: !82)
!181 = !DILocation(line: 59, column: 80, scope: !82)
!182 = !DILocation(line: 59, column: 66, scope: !82)
!183 = !DILocation(line: 59, column: 37, scope: !82)
!184 = !DILocation(line: 59, column: 86, scope: !82)
!185 = !DILocation(line: 59, column: 5, scope: !82)
!186 = !DILocation(line: 59, column: 13, scope: !82)
!187 = !DILocation(line: 60, column: 73, scope: !82)
!188 = !DILocation(line: 60, column: 37, scope: !82)
!189 = !DILocation(line: 60, column: 5, scope: !82)
!190 = !DILocation(line: 60, column: 13, scope: !82)
!191 = !DILocation(line: 61, column: 3, scope: !82)
!192 = !DILocation(line: 62, column: 3, scope: !82)
!193 = !DILocation(line: 63, column: 8, scope: !82)
!194 = !DILocation(line: 63, column: 16, scope: !82)
!195 = !DILocation(line: 63, column: 12, scope: !82)
!196 = !DILocation(line: 63, column: 19, scope: !82)
!197 = !DILocation(line: 63, column: 21, scope: !82)
!198 = !DILocation(line: 63, column: 3, scope: !82)
!199 = !DILocation(line: 63, column: 80, scope: !82)
!200 = !DILocation(line: 63, column: 78, scope: !82)
!201 = !DILocation(line: 63, column: 50, scope: !82)
!202 = !DILocation(line: 63, column: 52, scope: !82)
!203 = !DILocation(line: 63, column: 44, scope: !82)
!204 = !DILocation(line: 63, column: 58, scope: !82)
!205 = !DILocation(line: 63, column: 63, scope: !82)
!206 = !DILocation(line: 63, column: 65, scope: !82)
!207 = !DILocation(line: 63, column: 71, scope: !82)
!208 = !DILocation(line: 63, column: 32, scope: !82)
!209 = !DILocation(line: 63, column: 29, scope: !82)
!210 = distinct !{!210, !198, !199, !51}
!211 = !DILocation(line: 64, column: 3, scope: !82)
!212 = !DILocation(line: 65, column: 7, scope: !82)
!213 = !DILocation(line: 65, column: 9, scope: !82)
!214 = !DILocation(line: 65, column: 40, scope: !82)
!215 = !DILocation(line: 65, column: 26, scope: !82)
!216 = !DILocation(line: 65, column: 43, scope: !82)
!217 = !DILocation(line: 65, column: 45, scope: !82)
!218 = !DILocation(line: 65, column: 14, scope: !82)
!219 = !DILocation(line: 65, column: 21, scope: !82)
!220 = !DILocation(line: 65, column: 24, scope: !82)
!221 = !DILocation(line: 66, column: 3, scope: !82)
!222 = !DILocation(line: 67, column: 7, scope: !82)
!223 = !DILocation(line: 67, column: 9, scope: !82)
!224 = !DILocation(line: 67, column: 16, scope: !82)
!225 = !DILocation(line: 67, column: 24, scope: !82)
!226 = !{!227, !227, i64 0}
!227 = !{!"float", !11, i64 0}
!228 = !DILocation(line: 67, column: 15, scope: !82)
!229 = !DILocation(line: 68, column: 3, scope: !82)
!230 = !DILocation(line: 69, column: 7, scope: !82)
!231 = !DILocation(line: 69, column: 9, scope: !82)
!232 = !DILocation(line: 69, column: 44, scope: !82)
!233 = !DILocation(line: 69, column: 79, scope: !82)
!234 = !DILocation(line: 69, column: 15, scope: !82)
!235 = !DILocation(line: 69, column: 25, scope: !82)
!236 = !DILocation(line: 70, column: 1, scope: !82)
!237 = distinct !DISubprogram(name: "__syncthreads", scope: !54, file: !54, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 60, column: 55, scope: !237)
!239 = !DILocation(line: 60, column: 76, scope: !237)
!240 = distinct !DISubprogram(name: "optional", scope: !15, file: !15, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!241 = !{!242, !242, i64 0}
!242 = !{!"bool", !11, i64 0}
!243 = !DILocation(line: 89, column: 7, scope: !240)
!244 = !{i8 0, i8 2}
!245 = !DILocation(line: 89, column: 32, scope: !240)
!246 = !DILocation(line: 89, column: 37, scope: !240)
!247 = !DILocation(line: 89, column: 50, scope: !240)
!248 = !DILocation(line: 89, column: 17, scope: !240)
!249 = !DILocation(line: 89, column: 12, scope: !240)
!250 = !DILocation(line: 89, column: 30, scope: !240)
!251 = !DILocation(line: 90, column: 3, scope: !240)
!252 = !DILocation(line: 91, column: 23, scope: !240)
!253 = !DILocation(line: 91, column: 34, scope: !240)
!254 = !DILocation(line: 91, column: 45, scope: !240)
!255 = !DILocation(line: 91, column: 51, scope: !240)
!256 = !DILocation(line: 91, column: 49, scope: !240)
!257 = !DILocation(line: 91, column: 29, scope: !240)
!258 = !DILocation(line: 91, column: 66, scope: !240)
!259 = !DILocation(line: 91, column: 71, scope: !240)
!260 = !DILocation(line: 91, column: 84, scope: !240)
!261 = !DILocation(line: 91, column: 3, scope: !240)
!262 = !DILocation(line: 91, column: 8, scope: !240)
!263 = !DILocation(line: 91, column: 21, scope: !240)
!264 = !DILocation(line: 92, column: 1, scope: !240)
!265 = distinct !DISubprogram(name: "plain", scope: !15, file: !15, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!266 = !DILocation(line: 95, column: 49, scope: !265)
!267 = !DILocation(line: 95, column: 54, scope: !265)
!268 = !DILocation(line: 95, column: 67, scope: !265)
!269 = !DILocation(line: 95, column: 73, scope: !265)
!270 = distinct !DISubprogram(name: "reverse<char>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!271 = !{!272, !272, i64 0}
!272 = !{!"p1 omnipotent char", !63, i64 0}
!273 = !DILocation(line: 80, column: 3, scope: !270)
!274 = !DILocation(line: 80, column: 15, scope: !270)
!275 = !DILocation(line: 80, column: 6, scope: !270)
!276 = !DILocation(line: 81, column: 25, scope: !270)
!277 = !DILocation(line: 81, column: 30, scope: !270)
!278 = !DILocation(line: 81, column: 3, scope: !270)
!279 = !DILocation(line: 81, column: 10, scope: !270)
!280 = !DILocation(line: 81, column: 23, scope: !270)
!281 = !DILocation(line: 82, column: 3, scope: !270)
!282 = !DILocation(line: 83, column: 23, scope: !270)
!283 = !DILocation(line: 83, column: 30, scope: !270)
!284 = !DILocation(line: 83, column: 41, scope: !270)
!285 = !DILocation(line: 83, column: 47, scope: !270)
!286 = !DILocation(line: 83, column: 45, scope: !270)
!287 = !DILocation(line: 83, column: 3, scope: !270)
!288 = !DILocation(line: 83, column: 8, scope: !270)
!289 = !DILocation(line: 83, column: 21, scope: !270)
!290 = !DILocation(line: 84, column: 1, scope: !270)
!291 = distinct !DISubprogram(name: "dynamic<char>", scope: !15, file: !15, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!292 = !DILocation(line: 76, column: 3, scope: !291)
!293 = distinct !DISubprogram(name: "reverse<short>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !{!295, !295, i64 0}
!295 = !{!"p1 short", !63, i64 0}
!296 = !DILocation(line: 80, column: 3, scope: !293)
!297 = !DILocation(line: 80, column: 15, scope: !293)
!298 = !DILocation(line: 80, column: 6, scope: !293)
!299 = !DILocation(line: 81, column: 25, scope: !293)
!300 = !DILocation(line: 81, column: 30, scope: !293)
!301 = !{!302, !302, i64 0}
!302 = !{!"short", !11, i64 0}
!303 = !DILocation(line: 81, column: 3, scope: !293)
!304 = !DILocation(line: 81, column: 10, scope: !293)
!305 = !DILocation(line: 81, column: 23, scope: !293)
!306 = !DILocation(line: 82, column: 3, scope: !293)
!307 = !DILocation(line: 83, column: 23, scope: !293)
!308 = !DILocation(line: 83, column: 30, scope: !293)
!309 = !DILocation(line: 83, column: 41, scope: !293)
!310 = !DILocation(line: 83, column: 47, scope: !293)
!311 = !DILocation(line: 83, column: 45, scope: !293)
!312 = !DILocation(line: 83, column: 3, scope: !293)
!313 = !DILocation(line: 83, column: 8, scope: !293)
!314 = !DILocation(line: 83, column: 21, scope: !293)
!315 = !DILocation(line: 84, column: 1, scope: !293)
!316 = distinct !DISubprogram(name: "dynamic<short>", scope: !15, file: !15, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!317 = !DILocation(line: 76, column: 3, scope: !316)
!318 = distinct !DISubprogram(name: "reverse<float>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!319 = !{!320, !320, i64 0}
!320 = !{!"p1 float", !63, i64 0}
!321 = !DILocation(line: 80, column: 3, scope: !318)
!322 = !DILocation(line: 80, column: 15, scope: !318)
!323 = !DILocation(line: 80, column: 6, scope: !318)
!324 = !DILocation(line: 81, column: 25, scope: !318)
!325 = !DILocation(line: 81, column: 30, scope: !318)
!326 = !DILocation(line: 81, column: 3, scope: !318)
!327 = !DILocation(line: 81, column: 10, scope: !318)
!328 = !DILocation(line: 81, column: 23, scope: !318)
!329 = !DILocation(line: 82, column: 3, scope: !318)
!330 = !DILocation(line: 83, column: 23, scope: !318)
!331 = !DILocation(line: 83, column: 30, scope: !318)
!332 = !DILocation(line: 83, column: 41, scope: !318)
!333 = !DILocation(line: 83, column: 47, scope: !318)
!334 = !DILocation(line: 83, column: 45, scope: !318)
!335 = !DILocation(line: 83, column: 3, scope: !318)
!336 = !DILocation(line: 83, column: 8, scope: !318)
!337 = !DILocation(line: 83, column: 21, scope: !318)
!338 = !DILocation(line: 84, column: 1, scope: !318)
!339 = distinct !DISubprogram(name: "dynamic<float>", scope: !15, file: !15, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!340 = !DILocation(line: 76, column: 3, scope: !339)
!341 = distinct !DISubprogram(name: "reverse<double>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!342 = !DILocation(line: 80, column: 3, scope: !341)
!343 = !DILocation(line: 80, column: 15, scope: !341)
!344 = !DILocation(line: 80, column: 6, scope: !341)
!345 = !DILocation(line: 81, column: 25, scope: !341)
!346 = !DILocation(line: 81, column: 30, scope: !341)
!347 = !DILocation(line: 81, column: 3, scope: !341)
!348 = !DILocation(line: 81, column: 10, scope: !341)
!349 = !DILocation(line: 81, column: 23, scope: !341)
!350 = !DILocation(line: 82, column: 3, scope: !341)
!351 = !DILocation(line: 83, column: 23, scope: !341)
!352 = !DILocation(line: 83, column: 30, scope: !341)
!353 = !DILocation(line: 83, column: 41, scope: !341)
!354 = !DILocation(line: 83, column: 47, scope: !341)
!355 = !DILocation(line: 83, column: 45, scope: !341)
!356 = !DILocation(line: 83, column: 3, scope: !341)
!357 = !DILocation(line: 83, column: 8, scope: !341)
!358 = !DILocation(line: 83, column: 21, scope: !341)
!359 = !DILocation(line: 84, column: 1, scope: !341)
!360 = distinct !DISubprogram(name: "dynamic<double>", scope: !15, file: !15, line: 74, type: !16, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!361 = !DILocation(line: 76, column: 3, scope: !360)
!362 = distinct !DISubprogram(name: "spilled", scope: !15, file: !15, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!363 = !DILocation(line: 106, column: 3, scope: !362)
!364 = !DILocation(line: 106, column: 17, scope: !362)
!365 = !DILocation(line: 106, column: 13, scope: !362)
!366 = !DILocation(line: 107, column: 19, scope: !362)
!367 = !DILocation(line: 107, column: 26, scope: !362)
!368 = !DILocation(line: 107, column: 28, scope: !362)
!369 = !DILocation(line: 107, column: 13, scope: !362)
!370 = !DILocation(line: 107, column: 64, scope: !362)
!371 = !DILocation(line: 107, column: 71, scope: !362)
!372 = !DILocation(line: 107, column: 58, scope: !362)
!373 = !DILocation(line: 107, column: 33, scope: !362)
!374 = !DILocation(line: 107, column: 8, scope: !362)
!375 = !DILocation(line: 107, column: 3, scope: !362)
!376 = !DILocation(line: 107, column: 11, scope: !362)
!377 = !{!378, !378, i64 0}
!378 = !{!"long long", !11, i64 0}
!379 = !DILocation(line: 108, column: 3, scope: !362)
!380 = !DILocation(line: 109, column: 35, scope: !362)
!381 = !DILocation(line: 109, column: 37, scope: !362)
!382 = !DILocation(line: 109, column: 44, scope: !362)
!383 = !DILocation(line: 109, column: 42, scope: !362)
!384 = !DILocation(line: 109, column: 29, scope: !362)
!385 = !DILocation(line: 109, column: 3, scope: !362)
!386 = !DILocation(line: 109, column: 7, scope: !362)
!387 = !DILocation(line: 109, column: 10, scope: !362)
!388 = !DILocation(line: 110, column: 1, scope: !362)
