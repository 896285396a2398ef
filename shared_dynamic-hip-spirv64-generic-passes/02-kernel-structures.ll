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

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_Z13__syncthreadsv = comdat any

$_Z7reverseIcEvPT_ = comdat any

$_Z7dynamicIcEPT_v = comdat any

$_Z7reverseIsEvPT_ = comdat any

$_Z7dynamicIsEPT_v = comdat any

$_Z7reverseIfEvPT_ = comdat any

$_Z7dynamicIfEPT_v = comdat any

$_Z7reverseIdEvPT_ = comdat any

$_Z7dynamicIdEPT_v = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@doubles = external hidden addrspace(3) global [0 x double], align 8
@bytes = external hidden addrspace(3) global [0 x i8], align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@lines = external hidden addrspace(3) global [0 x %struct.Line], align 64
@quads = external hidden addrspace(3) global [0 x %struct.HIP_vector_type], align 16
@_ZZ6kernelPjPdPiiE3odd = internal addrspace(3) global [3 x i8] undef, align 1
@_ZZ6kernelPjPdPiiE5fixed = internal addrspace(3) global [8 x i32] undef, align 4
@_ZZ6kernelPjPdPiiE6placed = internal addrspace(3) global [5 x i8] undef, align 128
@strict = external hidden addrspace(3) global [0 x i16], align 128
@ints = external hidden addrspace(3) global [0 x i32], align 4
@wide = external hidden addrspace(3) global [0 x i64], align 8
@raw = external hidden addrspace(3) global [0 x i8], align 16
@__hip_cuid_373baa484ff3ca0 = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func noundef double @_Z7deepesti(i32 noundef %0) #0 !dbg !13 {
  %2 = alloca double, align 8
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !17, !tbaa !9
  %7 = sext i32 %6 to i64, !dbg !18
  %8 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @doubles to ptr addrspace(4)), i64 0, i64 %7, !dbg !18
  %9 = load double, ptr addrspace(4) %8, align 8, !dbg !18, !tbaa !19
  %10 = fmul contract double %9, 2.000000e+00, !dbg !21
  ret double %10, !dbg !22
}

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func noundef double @_Z6middlei(i32 noundef %0) #0 !dbg !23 {
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
  %12 = getelementptr inbounds [0 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @bytes to ptr addrspace(4)), i64 0, i64 %11, !dbg !29
  %13 = load i8, ptr addrspace(4) %12, align 1, !dbg !29, !tbaa !30
  %14 = zext i8 %13 to i32, !dbg !29
  %15 = sitofp i32 %14 to double, !dbg !29
  %16 = fadd contract double %7, %15, !dbg !31
  ret double %16, !dbg !32
}

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func void @_Z4filli(i32 noundef %0) #0 !dbg !33 {
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
  %19 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @doubles to ptr addrspace(4)), i64 0, i64 %18, !dbg !44
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
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 comdat align 2 !dbg !52 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !54
  %4 = trunc i64 %3 to i32, !dbg !54
  ret i32 %4, !dbg !55
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 comdat align 2 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !57
  %4 = trunc i64 %3 to i32, !dbg !57
  ret i32 %4, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !59 {
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
  store ptr addrspace(4) getelementptr inbounds ([0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @lines to ptr addrspace(4)), i64 0, i64 1), ptr addrspace(4) %11, align 8, !dbg !73, !tbaa !60
  br label %23, !dbg !74

22:                                               ; preds = %17
  store ptr addrspace(4) getelementptr inbounds ([16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @lines to ptr addrspace(4)), i64 0, i64 3), ptr addrspace(4) %11, align 8, !dbg !75, !tbaa !60
  br label %23

23:                                               ; preds = %22, %21
  br label %24

24:                                               ; preds = %23, %15
  %25 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !76, !tbaa !60
  call void @llvm.lifetime.end.p0(ptr %6) #10, !dbg !77
  ret ptr addrspace(4) %25, !dbg !78
}

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func noundef ptr addrspace(4) @_Z5thirdv() #0 !dbg !79 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) getelementptr inbounds nuw (%struct.HIP_vector_type, ptr addrspace(4) getelementptr inbounds ([0 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @quads to ptr addrspace(4)), i64 0, i64 2), i32 0, i32 1), !dbg !80
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
  store ptr addrspace(1) %0, ptr addrspace(4) %22, align 8
  %35 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !60
  store ptr addrspace(1) %1, ptr addrspace(4) %23, align 8
  %36 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !82
  store ptr addrspace(1) %2, ptr addrspace(4) %24, align 8
  %37 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !60
  store ptr addrspace(4) %35, ptr addrspace(4) %25, align 8, !tbaa !60
  store ptr addrspace(4) %36, ptr addrspace(4) %26, align 8, !tbaa !82
  store ptr addrspace(4) %37, ptr addrspace(4) %27, align 8, !tbaa !60
  store i32 %3, ptr addrspace(4) %28, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #10, !dbg !84
  %38 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !85
  store i32 %38, ptr addrspace(4) %29, align 4, !dbg !86, !tbaa !9
  %39 = load i32, ptr addrspace(4) %29, align 4, !dbg !87, !tbaa !9
  %40 = icmp slt i32 %39, 3, !dbg !88
  br i1 %40, label %41, label %48, !dbg !88

41:                                               ; preds = %4
  %42 = load i32, ptr addrspace(4) %29, align 4, !dbg !89, !tbaa !9
  %43 = add nsw i32 %42, 1, !dbg !90
  %44 = trunc i32 %43 to i8, !dbg !89
  %45 = load i32, ptr addrspace(4) %29, align 4, !dbg !91, !tbaa !9
  %46 = sext i32 %45 to i64, !dbg !92
  %47 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %46, !dbg !92
  store i8 %44, ptr addrspace(4) %47, align 1, !dbg !93, !tbaa !30
  br label %48, !dbg !92

48:                                               ; preds = %41, %4
  %49 = load i32, ptr addrspace(4) %29, align 4, !dbg !94, !tbaa !9
  %50 = icmp slt i32 %49, 8, !dbg !95
  br i1 %50, label %51, label %57, !dbg !95

51:                                               ; preds = %48
  %52 = load i32, ptr addrspace(4) %29, align 4, !dbg !96, !tbaa !9
  %53 = add nsw i32 100, %52, !dbg !97
  %54 = load i32, ptr addrspace(4) %29, align 4, !dbg !98, !tbaa !9
  %55 = sext i32 %54 to i64, !dbg !99
  %56 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %55, !dbg !99
  store i32 %53, ptr addrspace(4) %56, align 4, !dbg !100, !tbaa !9
  br label %57, !dbg !99

57:                                               ; preds = %51, %48
  %58 = load i32, ptr addrspace(4) %28, align 4, !dbg !101, !tbaa !9
  call spir_func void @_Z4filli(i32 noundef %58) #9, !dbg !102
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !103
  %59 = load i32, ptr addrspace(4) %29, align 4, !dbg !104, !tbaa !9
  %60 = load i32, ptr addrspace(4) %28, align 4, !dbg !105, !tbaa !9
  %61 = icmp slt i32 %59, %60, !dbg !106
  br i1 %61, label %62, label %69, !dbg !106

62:                                               ; preds = %57
  %63 = load i32, ptr addrspace(4) %29, align 4, !dbg !107, !tbaa !9
  %64 = call contract spir_func noundef double @_Z6middlei(i32 noundef %63) #9, !dbg !108
  %65 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !109, !tbaa !82
  %66 = load i32, ptr addrspace(4) %29, align 4, !dbg !110, !tbaa !9
  %67 = sext i32 %66 to i64, !dbg !109
  %68 = getelementptr inbounds double, ptr addrspace(4) %65, i64 %67, !dbg !109
  store double %64, ptr addrspace(4) %68, align 8, !dbg !111, !tbaa !19
  br label %69, !dbg !109

69:                                               ; preds = %62, %57
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !112
  %70 = load i32, ptr addrspace(4) %29, align 4, !dbg !113, !tbaa !9
  %71 = icmp eq i32 %70, 0, !dbg !114
  br i1 %71, label %72, label %162, !dbg !114

72:                                               ; preds = %69
  %73 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @lines to ptr addrspace(4)) to i64), 63, !dbg !115
  %74 = trunc i64 %73 to i32, !dbg !116
  %75 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !117, !tbaa !60
  %76 = getelementptr inbounds i32, ptr addrspace(4) %75, i64 0, !dbg !117
  store i32 %74, ptr addrspace(4) %76, align 4, !dbg !118, !tbaa !9
  %77 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)) to i64), 3, !dbg !119
  %78 = trunc i64 %77 to i32, !dbg !120
  %79 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !121, !tbaa !60
  %80 = getelementptr inbounds i32, ptr addrspace(4) %79, i64 1, !dbg !121
  store i32 %78, ptr addrspace(4) %80, align 4, !dbg !122, !tbaa !9
  %81 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @bytes to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @quads to ptr addrspace(4)), !dbg !123
  %82 = zext i1 %81 to i32, !dbg !124
  %83 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !125, !tbaa !60
  %84 = getelementptr inbounds i32, ptr addrspace(4) %83, i64 2, !dbg !125
  store i32 %82, ptr addrspace(4) %84, align 4, !dbg !126, !tbaa !9
  %85 = icmp ne ptr addrspace(4) addrspacecast (ptr addrspace(3) @doubles to ptr addrspace(4)), addrspacecast (ptr addrspace(3) @lines to ptr addrspace(4)), !dbg !127
  %86 = zext i1 %85 to i32, !dbg !128
  %87 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !129, !tbaa !60
  %88 = getelementptr inbounds i32, ptr addrspace(4) %87, i64 3, !dbg !129
  store i32 %86, ptr addrspace(4) %88, align 4, !dbg !130, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !131
  store i32 0, ptr addrspace(4) %30, align 4, !dbg !132, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !133
  store i32 0, ptr addrspace(4) %31, align 4, !dbg !134, !tbaa !9
  br label %89, !dbg !133

89:                                               ; preds = %104, %72
  %90 = load i32, ptr addrspace(4) %31, align 4, !dbg !135, !tbaa !9
  %91 = icmp slt i32 %90, 8, !dbg !136
  br i1 %91, label %93, label %92, !dbg !137

92:                                               ; preds = %89
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !137
  br label %107

93:                                               ; preds = %89
  %94 = load i32, ptr addrspace(4) %31, align 4, !dbg !138, !tbaa !9
  %95 = sext i32 %94 to i64, !dbg !139
  %96 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 0, i64 %95, !dbg !139
  %97 = load i32, ptr addrspace(4) %96, align 4, !dbg !139, !tbaa !9
  %98 = load i32, ptr addrspace(4) %31, align 4, !dbg !140, !tbaa !9
  %99 = add nsw i32 100, %98, !dbg !141
  %100 = icmp ne i32 %97, %99, !dbg !142
  %101 = zext i1 %100 to i32, !dbg !139
  %102 = load i32, ptr addrspace(4) %30, align 4, !dbg !143, !tbaa !9
  %103 = add i32 %102, %101, !dbg !143
  store i32 %103, ptr addrspace(4) %30, align 4, !dbg !143, !tbaa !9
  br label %104, !dbg !144

104:                                              ; preds = %93
  %105 = load i32, ptr addrspace(4) %31, align 4, !dbg !145, !tbaa !9
  %106 = add nsw i32 %105, 1, !dbg !145
  store i32 %106, ptr addrspace(4) %31, align 4, !dbg !145, !tbaa !9
  br label %89, !dbg !137, !llvm.loop !146

107:                                              ; preds = %92
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !147
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !148, !tbaa !9
  br label %108, !dbg !147

108:                                              ; preds = %124, %107
  %109 = load i32, ptr addrspace(4) %32, align 4, !dbg !149, !tbaa !9
  %110 = icmp slt i32 %109, 3, !dbg !150
  br i1 %110, label %112, label %111, !dbg !151

111:                                              ; preds = %108
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !151
  br label %127

112:                                              ; preds = %108
  %113 = load i32, ptr addrspace(4) %32, align 4, !dbg !152, !tbaa !9
  %114 = sext i32 %113 to i64, !dbg !153
  %115 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %114, !dbg !153
  %116 = load i8, ptr addrspace(4) %115, align 1, !dbg !153, !tbaa !30
  %117 = sext i8 %116 to i32, !dbg !153
  %118 = load i32, ptr addrspace(4) %32, align 4, !dbg !154, !tbaa !9
  %119 = add nsw i32 %118, 1, !dbg !155
  %120 = icmp ne i32 %117, %119, !dbg !156
  %121 = zext i1 %120 to i32, !dbg !153
  %122 = load i32, ptr addrspace(4) %30, align 4, !dbg !157, !tbaa !9
  %123 = add i32 %122, %121, !dbg !157
  store i32 %123, ptr addrspace(4) %30, align 4, !dbg !157, !tbaa !9
  br label %124, !dbg !158

124:                                              ; preds = %112
  %125 = load i32, ptr addrspace(4) %32, align 4, !dbg !159, !tbaa !9
  %126 = add nsw i32 %125, 1, !dbg !159
  store i32 %126, ptr addrspace(4) %32, align 4, !dbg !159, !tbaa !9
  br label %108, !dbg !151, !llvm.loop !160

127:                                              ; preds = %111
  %128 = load i32, ptr addrspace(4) %30, align 4, !dbg !162, !tbaa !9
  %129 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !163, !tbaa !60
  %130 = getelementptr inbounds i32, ptr addrspace(4) %129, i64 4, !dbg !163
  store i32 %128, ptr addrspace(4) %130, align 4, !dbg !164, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !165
  store i32 0, ptr addrspace(4) %33, align 4, !dbg !166, !tbaa !9
  br label %131, !dbg !165

131:                                              ; preds = %144, %127
  %132 = load i32, ptr addrspace(4) %33, align 4, !dbg !167, !tbaa !9
  %133 = icmp slt i32 %132, 5, !dbg !168
  br i1 %133, label %135, label %134, !dbg !169

134:                                              ; preds = %131
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !169
  br label %147

135:                                              ; preds = %131
  %136 = load i32, ptr addrspace(4) %33, align 4, !dbg !170, !tbaa !9
  %137 = srem i32 %136, 3, !dbg !171
  %138 = sext i32 %137 to i64, !dbg !172
  %139 = getelementptr inbounds [3 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 0, i64 %138, !dbg !172
  %140 = load i8, ptr addrspace(4) %139, align 1, !dbg !172, !tbaa !30
  %141 = load i32, ptr addrspace(4) %33, align 4, !dbg !173, !tbaa !9
  %142 = sext i32 %141 to i64, !dbg !174
  %143 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %142, !dbg !174
  store i8 %140, ptr addrspace(4) %143, align 1, !dbg !175, !tbaa !30
  br label %144, !dbg !174

144:                                              ; preds = %135
  %145 = load i32, ptr addrspace(4) %33, align 4, !dbg !176, !tbaa !9
  %146 = add nsw i32 %145, 1, !dbg !176
  store i32 %146, ptr addrspace(4) %33, align 4, !dbg !176, !tbaa !9
  br label %131, !dbg !169, !llvm.loop !177

147:                                              ; preds = %134
  %148 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), align 1, !dbg !179, !tbaa !30
  %149 = sext i8 %148 to i32, !dbg !179
  %150 = sub nsw i32 %149, 1, !dbg !180
  %151 = sext i32 %150 to i64, !dbg !181
  %152 = getelementptr inbounds [5 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 0, i64 %151, !dbg !181
  %153 = ptrtoint ptr addrspace(4) %152 to i64, !dbg !182
  %154 = and i64 %153, 127, !dbg !183
  %155 = trunc i64 %154 to i32, !dbg !182
  %156 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !184, !tbaa !60
  %157 = getelementptr inbounds i32, ptr addrspace(4) %156, i64 5, !dbg !184
  store i32 %155, ptr addrspace(4) %157, align 4, !dbg !185, !tbaa !9
  %158 = and i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @strict to ptr addrspace(4)) to i64), 127, !dbg !186
  %159 = trunc i64 %158 to i32, !dbg !187
  %160 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !188, !tbaa !60
  %161 = getelementptr inbounds i32, ptr addrspace(4) %160, i64 6, !dbg !188
  store i32 %159, ptr addrspace(4) %161, align 4, !dbg !189, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !190
  br label %162, !dbg !190

162:                                              ; preds = %147, %69
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !191
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !192
  %163 = load i32, ptr addrspace(4) %29, align 4, !dbg !193, !tbaa !9
  store i32 %163, ptr addrspace(4) %34, align 4, !dbg !194, !tbaa !9
  br label %164, !dbg !192

164:                                              ; preds = %180, %162
  %165 = load i32, ptr addrspace(4) %34, align 4, !dbg !195, !tbaa !9
  %166 = icmp slt i32 %165, 32, !dbg !196
  br i1 %166, label %168, label %167, !dbg !197

167:                                              ; preds = %164
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !197
  br label %184

168:                                              ; preds = %164
  %169 = load i32, ptr addrspace(4) %34, align 4, !dbg !198, !tbaa !9
  %170 = add nsw i32 1000, %169, !dbg !199
  %171 = load i32, ptr addrspace(4) %34, align 4, !dbg !200, !tbaa !9
  %172 = sdiv i32 %171, 16, !dbg !201
  %173 = sext i32 %172 to i64, !dbg !202
  %174 = getelementptr inbounds [0 x %struct.Line], ptr addrspace(4) addrspacecast (ptr addrspace(3) @lines to ptr addrspace(4)), i64 0, i64 %173, !dbg !202
  %175 = getelementptr inbounds nuw %struct.Line, ptr addrspace(4) %174, i32 0, i32 0, !dbg !203
  %176 = load i32, ptr addrspace(4) %34, align 4, !dbg !204, !tbaa !9
  %177 = srem i32 %176, 16, !dbg !205
  %178 = sext i32 %177 to i64, !dbg !202
  %179 = getelementptr inbounds [16 x i32], ptr addrspace(4) %175, i64 0, i64 %178, !dbg !202
  store i32 %170, ptr addrspace(4) %179, align 4, !dbg !206, !tbaa !9
  br label %180, !dbg !202

180:                                              ; preds = %168
  %181 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !207
  %182 = load i32, ptr addrspace(4) %34, align 4, !dbg !208, !tbaa !9
  %183 = add i32 %182, %181, !dbg !208
  store i32 %183, ptr addrspace(4) %34, align 4, !dbg !208, !tbaa !9
  br label %164, !dbg !197, !llvm.loop !209

184:                                              ; preds = %167
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !210
  %185 = load i32, ptr addrspace(4) %29, align 4, !dbg !211, !tbaa !9
  %186 = icmp slt i32 %185, 6, !dbg !212
  br i1 %186, label %187, label %199, !dbg !212

187:                                              ; preds = %184
  %188 = load i32, ptr addrspace(4) %29, align 4, !dbg !213, !tbaa !9
  %189 = call spir_func noundef ptr addrspace(4) @_Z6choosePii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i32 noundef %188) #9, !dbg !214
  %190 = load i32, ptr addrspace(4) %29, align 4, !dbg !215, !tbaa !9
  %191 = srem i32 %190, 4, !dbg !216
  %192 = sext i32 %191 to i64, !dbg !214
  %193 = getelementptr inbounds i32, ptr addrspace(4) %189, i64 %192, !dbg !214
  %194 = load i32, ptr addrspace(4) %193, align 4, !dbg !214, !tbaa !9
  %195 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !217, !tbaa !60
  %196 = load i32, ptr addrspace(4) %29, align 4, !dbg !218, !tbaa !9
  %197 = sext i32 %196 to i64, !dbg !217
  %198 = getelementptr inbounds i32, ptr addrspace(4) %195, i64 %197, !dbg !217
  store i32 %194, ptr addrspace(4) %198, align 4, !dbg !219, !tbaa !9
  br label %199, !dbg !217

199:                                              ; preds = %187, %184
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !220
  %200 = load i32, ptr addrspace(4) %29, align 4, !dbg !221, !tbaa !9
  %201 = icmp eq i32 %200, 0, !dbg !222
  br i1 %201, label %202, label %204, !dbg !222

202:                                              ; preds = %199
  %203 = call spir_func noundef ptr addrspace(4) @_Z5thirdv() #9, !dbg !223
  store float 3.250000e+00, ptr addrspace(4) %203, align 4, !dbg !224, !tbaa !225
  br label %204, !dbg !227

204:                                              ; preds = %202, %199
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !228
  %205 = load i32, ptr addrspace(4) %29, align 4, !dbg !229, !tbaa !9
  %206 = icmp eq i32 %205, 6, !dbg !230
  br i1 %206, label %207, label %213, !dbg !230

207:                                              ; preds = %204
  %208 = load float, ptr addrspace(4) getelementptr inbounds (float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @bytes to ptr addrspace(4)), i64 9), align 1, !dbg !231, !tbaa !225
  %209 = fmul contract float %208, 4.000000e+00, !dbg !232
  %210 = fptosi float %209 to i32, !dbg !231
  %211 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !233, !tbaa !60
  %212 = getelementptr inbounds i32, ptr addrspace(4) %211, i64 6, !dbg !233
  store i32 %210, ptr addrspace(4) %212, align 4, !dbg !234, !tbaa !9
  br label %213, !dbg !233

213:                                              ; preds = %207, %204
  call void @llvm.lifetime.end.p0(ptr %12) #10, !dbg !235
  ret void, !dbg !235
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func void @_Z13__syncthreadsv() #4 comdat !dbg !236 {
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
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !60
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !tbaa !60
  %10 = zext i1 %1 to i8
  store i8 %10, ptr addrspace(4) %8, align 1, !tbaa !240
  %11 = load i8, ptr addrspace(4) %8, align 1, !dbg !242, !tbaa !240, !range !243, !noundef !16
  %12 = trunc i8 %11 to i1, !dbg !242
  br i1 %12, label %13, label %23, !dbg !242

13:                                               ; preds = %2
  %14 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !244, !tbaa !60
  %15 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !245
  %16 = zext i32 %15 to i64, !dbg !244
  %17 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %16, !dbg !244
  %18 = load i32, ptr addrspace(4) %17, align 4, !dbg !244, !tbaa !9
  %19 = add nsw i32 %18, 1, !dbg !246
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !247
  %21 = zext i32 %20 to i64, !dbg !248
  %22 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @ints to ptr addrspace(4)), i64 0, i64 %21, !dbg !248
  store i32 %19, ptr addrspace(4) %22, align 4, !dbg !249, !tbaa !9
  br label %23, !dbg !248

23:                                               ; preds = %13, %2
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !250
  %24 = load i8, ptr addrspace(4) %8, align 1, !dbg !251, !tbaa !240, !range !243, !noundef !16
  %25 = trunc i8 %24 to i1, !dbg !251
  br i1 %25, label %26, label %34, !dbg !251

26:                                               ; preds = %23
  %27 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !252
  %28 = sub i32 %27, 1, !dbg !253
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !254
  %30 = sub i32 %28, %29, !dbg !255
  %31 = zext i32 %30 to i64, !dbg !256
  %32 = getelementptr inbounds nuw [0 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @ints to ptr addrspace(4)), i64 0, i64 %31, !dbg !256
  %33 = load i32, ptr addrspace(4) %32, align 4, !dbg !256, !tbaa !9
  br label %41, !dbg !251

34:                                               ; preds = %23
  %35 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !257, !tbaa !60
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !258
  %37 = zext i32 %36 to i64, !dbg !257
  %38 = getelementptr inbounds nuw i32, ptr addrspace(4) %35, i64 %37, !dbg !257
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !257, !tbaa !9
  %40 = mul nsw i32 %39, 3, !dbg !259
  br label %41, !dbg !251

41:                                               ; preds = %34, %26
  %42 = phi i32 [ %33, %26 ], [ %40, %34 ], !dbg !251
  %43 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !260, !tbaa !60
  %44 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !261
  %45 = zext i32 %44 to i64, !dbg !260
  %46 = getelementptr inbounds nuw i32, ptr addrspace(4) %43, i64 %45, !dbg !260
  store i32 %42, ptr addrspace(4) %46, align 4, !dbg !262, !tbaa !9
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5plainPi(ptr addrspace(1) noundef %0) #3 !dbg !264 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %4, align 8
  %6 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !60
  store ptr addrspace(4) %6, ptr addrspace(4) %5, align 8, !tbaa !60
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !265, !tbaa !60
  %8 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !266
  %9 = zext i32 %8 to i64, !dbg !265
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) %7, i64 %9, !dbg !265
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !267, !tbaa !9
  %12 = add nsw i32 %11, 7, !dbg !267
  store i32 %12, ptr addrspace(4) %10, align 4, !dbg !267, !tbaa !9
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
define hidden spir_kernel void @_Z7reverseIcEvPT_(ptr addrspace(1) noundef %0) #3 comdat !dbg !269 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !270
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !270
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !272
  %9 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #9, !dbg !273
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !dbg !274, !tbaa !270
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !275, !tbaa !270
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !276
  %12 = zext i32 %11 to i64, !dbg !275
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 %12, !dbg !275
  %14 = load i8, ptr addrspace(4) %13, align 1, !dbg !275, !tbaa !30
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !277, !tbaa !270
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !278
  %17 = zext i32 %16 to i64, !dbg !277
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 %17, !dbg !277
  store i8 %14, ptr addrspace(4) %18, align 1, !dbg !279, !tbaa !30
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !280
  %19 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !281, !tbaa !270
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !282
  %21 = sub i32 %20, 1, !dbg !283
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !284
  %23 = sub i32 %21, %22, !dbg !285
  %24 = zext i32 %23 to i64, !dbg !281
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 %24, !dbg !281
  %26 = load i8, ptr addrspace(4) %25, align 1, !dbg !281, !tbaa !30
  %27 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !286, !tbaa !270
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !287
  %29 = zext i32 %28 to i64, !dbg !286
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %27, i64 %29, !dbg !286
  store i8 %26, ptr addrspace(4) %30, align 1, !dbg !288, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !289
  ret void, !dbg !289
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z7dynamicIcEPT_v() #8 comdat !dbg !290 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @raw to ptr addrspace(4)), !dbg !291
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIsEvPT_(ptr addrspace(1) noundef %0) #3 comdat !dbg !292 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !293
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !293
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !295
  %9 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #9, !dbg !296
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !dbg !297, !tbaa !293
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !298, !tbaa !293
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !299
  %12 = zext i32 %11 to i64, !dbg !298
  %13 = getelementptr inbounds nuw i16, ptr addrspace(4) %10, i64 %12, !dbg !298
  %14 = load i16, ptr addrspace(4) %13, align 2, !dbg !298, !tbaa !300
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !302, !tbaa !293
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !303
  %17 = zext i32 %16 to i64, !dbg !302
  %18 = getelementptr inbounds nuw i16, ptr addrspace(4) %15, i64 %17, !dbg !302
  store i16 %14, ptr addrspace(4) %18, align 2, !dbg !304, !tbaa !300
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !305
  %19 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !306, !tbaa !293
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !307
  %21 = sub i32 %20, 1, !dbg !308
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !309
  %23 = sub i32 %21, %22, !dbg !310
  %24 = zext i32 %23 to i64, !dbg !306
  %25 = getelementptr inbounds nuw i16, ptr addrspace(4) %19, i64 %24, !dbg !306
  %26 = load i16, ptr addrspace(4) %25, align 2, !dbg !306, !tbaa !300
  %27 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !311, !tbaa !293
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !312
  %29 = zext i32 %28 to i64, !dbg !311
  %30 = getelementptr inbounds nuw i16, ptr addrspace(4) %27, i64 %29, !dbg !311
  store i16 %26, ptr addrspace(4) %30, align 2, !dbg !313, !tbaa !300
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !314
  ret void, !dbg !314
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z7dynamicIsEPT_v() #8 comdat !dbg !315 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @raw to ptr addrspace(4)), !dbg !316
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIfEvPT_(ptr addrspace(1) noundef %0) #3 comdat !dbg !317 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !318
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !318
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !320
  %9 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #9, !dbg !321
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !dbg !322, !tbaa !318
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !323, !tbaa !318
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !324
  %12 = zext i32 %11 to i64, !dbg !323
  %13 = getelementptr inbounds nuw float, ptr addrspace(4) %10, i64 %12, !dbg !323
  %14 = load float, ptr addrspace(4) %13, align 4, !dbg !323, !tbaa !225
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !325, !tbaa !318
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !326
  %17 = zext i32 %16 to i64, !dbg !325
  %18 = getelementptr inbounds nuw float, ptr addrspace(4) %15, i64 %17, !dbg !325
  store float %14, ptr addrspace(4) %18, align 4, !dbg !327, !tbaa !225
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !328
  %19 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !329, !tbaa !318
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !330
  %21 = sub i32 %20, 1, !dbg !331
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !332
  %23 = sub i32 %21, %22, !dbg !333
  %24 = zext i32 %23 to i64, !dbg !329
  %25 = getelementptr inbounds nuw float, ptr addrspace(4) %19, i64 %24, !dbg !329
  %26 = load float, ptr addrspace(4) %25, align 4, !dbg !329, !tbaa !225
  %27 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !334, !tbaa !318
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !335
  %29 = zext i32 %28 to i64, !dbg !334
  %30 = getelementptr inbounds nuw float, ptr addrspace(4) %27, i64 %29, !dbg !334
  store float %26, ptr addrspace(4) %30, align 4, !dbg !336, !tbaa !225
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !337
  ret void, !dbg !337
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z7dynamicIfEPT_v() #8 comdat !dbg !338 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @raw to ptr addrspace(4)), !dbg !339
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIdEvPT_(ptr addrspace(1) noundef %0) #3 comdat !dbg !340 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %2 to ptr addrspace(4)
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !82
  store ptr addrspace(4) %8, ptr addrspace(4) %6, align 8, !tbaa !82
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !341
  %9 = call spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #9, !dbg !342
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !dbg !343, !tbaa !82
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !344, !tbaa !82
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !345
  %12 = zext i32 %11 to i64, !dbg !344
  %13 = getelementptr inbounds nuw double, ptr addrspace(4) %10, i64 %12, !dbg !344
  %14 = load double, ptr addrspace(4) %13, align 8, !dbg !344, !tbaa !19
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !346, !tbaa !82
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !347
  %17 = zext i32 %16 to i64, !dbg !346
  %18 = getelementptr inbounds nuw double, ptr addrspace(4) %15, i64 %17, !dbg !346
  store double %14, ptr addrspace(4) %18, align 8, !dbg !348, !tbaa !19
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !349
  %19 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !350, !tbaa !82
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !351
  %21 = sub i32 %20, 1, !dbg !352
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !353
  %23 = sub i32 %21, %22, !dbg !354
  %24 = zext i32 %23 to i64, !dbg !350
  %25 = getelementptr inbounds nuw double, ptr addrspace(4) %19, i64 %24, !dbg !350
  %26 = load double, ptr addrspace(4) %25, align 8, !dbg !350, !tbaa !19
  %27 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !355, !tbaa !82
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !356
  %29 = zext i32 %28 to i64, !dbg !355
  %30 = getelementptr inbounds nuw double, ptr addrspace(4) %27, i64 %29, !dbg !355
  store double %26, ptr addrspace(4) %30, align 8, !dbg !357, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !358
  ret void, !dbg !358
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z7dynamicIdEPT_v() #8 comdat !dbg !359 {
  %1 = alloca ptr addrspace(4), align 8
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  ret ptr addrspace(4) addrspacecast (ptr addrspace(3) @raw to ptr addrspace(4)), !dbg !360
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
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !60
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %2, i64 800, i1 false)
  store ptr addrspace(4) %14, ptr addrspace(4) %12, align 8, !tbaa !60
  call void @llvm.lifetime.start.p0(ptr %8) #10, !dbg !362
  %15 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !363
  store i32 %15, ptr addrspace(4) %13, align 4, !dbg !364, !tbaa !9
  %16 = getelementptr inbounds nuw %struct.Large, ptr addrspace(4) %9, i32 0, i32 0, !dbg !365
  %17 = load i32, ptr addrspace(4) %13, align 4, !dbg !366, !tbaa !9
  %18 = mul nsw i32 %17, 2, !dbg !367
  %19 = sext i32 %18 to i64, !dbg !368
  %20 = getelementptr inbounds [600 x i32], ptr addrspace(4) %16, i64 0, i64 %19, !dbg !368
  %21 = load i32, ptr addrspace(4) %20, align 4, !dbg !368, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !368
  %23 = getelementptr inbounds nuw %struct.Other, ptr addrspace(4) %11, i32 0, i32 0, !dbg !369
  %24 = load i32, ptr addrspace(4) %13, align 4, !dbg !370, !tbaa !9
  %25 = sext i32 %24 to i64, !dbg !371
  %26 = getelementptr inbounds [100 x double], ptr addrspace(4) %23, i64 0, i64 %25, !dbg !371
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !371, !tbaa !19
  %28 = fptosi double %27 to i64, !dbg !371
  %29 = add nsw i64 %22, %28, !dbg !372
  %30 = load i32, ptr addrspace(4) %13, align 4, !dbg !373, !tbaa !9
  %31 = sext i32 %30 to i64, !dbg !374
  %32 = getelementptr inbounds [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @wide to ptr addrspace(4)), i64 0, i64 %31, !dbg !374
  store i64 %29, ptr addrspace(4) %32, align 8, !dbg !375, !tbaa !376
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !378
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !379, !tbaa !9
  %34 = add nsw i32 %33, 1, !dbg !380
  %35 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !381
  %36 = urem i32 %34, %35, !dbg !382
  %37 = zext i32 %36 to i64, !dbg !383
  %38 = getelementptr inbounds nuw [0 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @wide to ptr addrspace(4)), i64 0, i64 %37, !dbg !383
  %39 = load i64, ptr addrspace(4) %38, align 8, !dbg !383, !tbaa !376
  %40 = trunc i64 %39 to i32, !dbg !383
  %41 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !384, !tbaa !60
  %42 = load i32, ptr addrspace(4) %13, align 4, !dbg !385, !tbaa !9
  %43 = sext i32 %42 to i64, !dbg !384
  %44 = getelementptr inbounds i32, ptr addrspace(4) %41, i64 %43, !dbg !384
  store i32 %40, ptr addrspace(4) %44, align 4, !dbg !386, !tbaa !9
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
