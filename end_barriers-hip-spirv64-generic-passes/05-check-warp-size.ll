; ModuleID = '<memory>'
source_filename = "tests/programs/end_barriers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.writer = type { ptr addrspace(1), i64, i64, i64, i32 }
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }
%struct.scanner = type { ptr addrspace(4), i64, i32 }

@_ZZ11sum_of_somePKiPiiE4cell = internal addrspace(3) global [96 x i32] undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZZ14leave_in_turnsPiE4next = internal addrspace(3) global [96 x i32] undef, align 4
@.str = internal unnamed_addr addrspace(1) constant [16 x i8] c"value != thread\00", align 1
@.str.1 = internal unnamed_addr addrspace(1) constant [32 x i8] c"tests/programs/end_barriers.hip\00", align 1
@__PRETTY_FUNCTION__._Z7guardediii = internal unnamed_addr addrspace(1) constant [27 x i8] c"int guarded(int, int, int)\00", align 1
@_ZZ12ends_in_loopPiiiE4cell = internal addrspace(3) global [96 x i32] undef, align 4
@_ZZ12two_barriersPiE4cell = internal addrspace(3) global i32 undef, align 4
@__hip_cuid_9efa15dc1e0f4fd1 = internal addrspace(1) global i8 0
@assert_text = internal addrspace(2) constant [73 x i8] c"%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\0A\00", align 1
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !13 {
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
  %14 = alloca i32, align 4
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = addrspacecast ptr %5 to ptr addrspace(4)
  %17 = addrspacecast ptr %6 to ptr addrspace(4)
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = addrspacecast ptr %9 to ptr addrspace(4)
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %12 to ptr addrspace(4)
  %24 = addrspacecast ptr %13 to ptr addrspace(4)
  %25 = addrspacecast ptr %14 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %15, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %16, align 8
  %27 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %17, align 8, !tbaa !17
  store ptr addrspace(4) %27, ptr addrspace(4) %18, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %19, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #12, !dbg !20
  %28 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !21
  store i32 %28, ptr addrspace(4) %20, align 4, !dbg !22, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !20
  %29 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !23
  %30 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !24
  %31 = mul i32 %29, %30, !dbg !25
  %32 = load i32, ptr addrspace(4) %20, align 4, !dbg !26, !tbaa !9
  %33 = add i32 %31, %32, !dbg !27
  store i32 %33, ptr addrspace(4) %21, align 4, !dbg !28, !tbaa !9
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !29, !tbaa !9
  %35 = sext i32 %34 to i64, !dbg !30
  %36 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %35, !dbg !30
  store i32 0, ptr addrspace(4) %36, align 4, !dbg !31, !tbaa !9
  %37 = load i32, ptr addrspace(4) %21, align 4, !dbg !32, !tbaa !9
  %38 = load i32, ptr addrspace(4) %19, align 4, !dbg !33, !tbaa !9
  %39 = icmp sge i32 %37, %38, !dbg !34
  br i1 %39, label %40, label %41, !dbg !34

40:                                               ; preds = %3
  store i32 1, ptr addrspace(4) %22, align 4
  br label %96, !dbg !35

41:                                               ; preds = %3
  %42 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !36, !tbaa !17
  %43 = load i32, ptr addrspace(4) %21, align 4, !dbg !37, !tbaa !9
  %44 = sext i32 %43 to i64, !dbg !36
  %45 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %44, !dbg !36
  %46 = load i32, ptr addrspace(4) %45, align 4, !dbg !36, !tbaa !9
  %47 = load i32, ptr addrspace(4) %20, align 4, !dbg !38, !tbaa !9
  %48 = sext i32 %47 to i64, !dbg !39
  %49 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %48, !dbg !39
  store i32 %46, ptr addrspace(4) %49, align 4, !dbg !40, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !41
  call void @llvm.lifetime.start.p0(ptr %12) #12, !dbg !42
  %50 = load i32, ptr addrspace(4) %19, align 4, !dbg !43, !tbaa !9
  %51 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !44
  %52 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !45
  %53 = mul i32 %51, %52, !dbg !46
  %54 = sub nsw i32 %50, %53, !dbg !47
  %55 = call spir_func noundef i32 @_Z3minii(i32 noundef %54, i32 noundef 96) #13, !dbg !48
  store i32 %55, ptr addrspace(4) %23, align 4, !dbg !49, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #12, !dbg !50
  store i32 1, ptr addrspace(4) %24, align 4, !dbg !51, !tbaa !9
  br label %56, !dbg !50

56:                                               ; preds = %83, %41
  %57 = load i32, ptr addrspace(4) %24, align 4, !dbg !52, !tbaa !9
  %58 = load i32, ptr addrspace(4) %23, align 4, !dbg !53, !tbaa !9
  %59 = icmp slt i32 %57, %58, !dbg !54
  br i1 %59, label %61, label %60, !dbg !55

60:                                               ; preds = %56
  store i32 2, ptr addrspace(4) %22, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #12, !dbg !55
  br label %86

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %14) #12, !dbg !56
  %62 = load i32, ptr addrspace(4) %20, align 4, !dbg !57, !tbaa !9
  %63 = load i32, ptr addrspace(4) %24, align 4, !dbg !58, !tbaa !9
  %64 = add nsw i32 %62, %63, !dbg !59
  %65 = load i32, ptr addrspace(4) %23, align 4, !dbg !60, !tbaa !9
  %66 = icmp slt i32 %64, %65, !dbg !61
  br i1 %66, label %67, label %74, !dbg !57

67:                                               ; preds = %61
  %68 = load i32, ptr addrspace(4) %20, align 4, !dbg !62, !tbaa !9
  %69 = load i32, ptr addrspace(4) %24, align 4, !dbg !63, !tbaa !9
  %70 = add nsw i32 %68, %69, !dbg !64
  %71 = sext i32 %70 to i64, !dbg !65
  %72 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %71, !dbg !65
  %73 = load i32, ptr addrspace(4) %72, align 4, !dbg !65, !tbaa !9
  br label %75, !dbg !57

74:                                               ; preds = %61
  br label %75, !dbg !57

75:                                               ; preds = %74, %67
  %76 = phi i32 [ %73, %67 ], [ 0, %74 ], !dbg !57
  store i32 %76, ptr addrspace(4) %25, align 4, !dbg !66, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !67
  %77 = load i32, ptr addrspace(4) %25, align 4, !dbg !68, !tbaa !9
  %78 = load i32, ptr addrspace(4) %20, align 4, !dbg !69, !tbaa !9
  %79 = sext i32 %78 to i64, !dbg !70
  %80 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %79, !dbg !70
  %81 = load i32, ptr addrspace(4) %80, align 4, !dbg !71, !tbaa !9
  %82 = add nsw i32 %81, %77, !dbg !71
  store i32 %82, ptr addrspace(4) %80, align 4, !dbg !71, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !72
  call void @llvm.lifetime.end.p0(ptr %14) #12, !dbg !73
  br label %83, !dbg !73

83:                                               ; preds = %75
  %84 = load i32, ptr addrspace(4) %24, align 4, !dbg !74, !tbaa !9
  %85 = mul nsw i32 %84, 2, !dbg !74
  store i32 %85, ptr addrspace(4) %24, align 4, !dbg !74, !tbaa !9
  br label %56, !dbg !55, !llvm.loop !75

86:                                               ; preds = %60
  %87 = load i32, ptr addrspace(4) %20, align 4, !dbg !77, !tbaa !9
  %88 = icmp eq i32 %87, 0, !dbg !78
  br i1 %88, label %89, label %95, !dbg !78

89:                                               ; preds = %86
  %90 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), align 4, !dbg !79, !tbaa !9
  %91 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !80, !tbaa !17
  %92 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !81
  %93 = zext i32 %92 to i64, !dbg !80
  %94 = getelementptr inbounds nuw i32, ptr addrspace(4) %91, i64 %93, !dbg !80
  store i32 %90, ptr addrspace(4) %94, align 4, !dbg !82, !tbaa !9
  br label %95, !dbg !80

95:                                               ; preds = %89, %86
  call void @llvm.lifetime.end.p0(ptr %12) #12, !dbg !83
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !83
  br label %96, !dbg !83

96:                                               ; preds = %95, %40
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !83
  call void @llvm.lifetime.end.p0(ptr %9) #12, !dbg !83
  %97 = load i32, ptr addrspace(4) %22, align 4
  switch i32 %97, label %99 [
    i32 0, label %98
    i32 1, label %98
  ]

98:                                               ; preds = %96, %96
  ret void, !dbg !83

99:                                               ; preds = %96
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !84 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #14, !dbg !86
  %4 = trunc i64 %3 to i32, !dbg !86
  ret i32 %4, !dbg !87
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !88 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #14, !dbg !89
  %4 = trunc i64 %3 to i32, !dbg !89
  ret i32 %4, !dbg !90
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !91 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #14, !dbg !92
  %4 = trunc i64 %3 to i32, !dbg !92
  ret i32 %4, !dbg !93
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !94 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !95
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #4 !dbg !97 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !99, !tbaa !9
  %10 = load i32, ptr addrspace(4) %7, align 4, !dbg !100, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !101
  br i1 %11, label %12, label %14, !dbg !99

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !102, !tbaa !9
  br label %16, !dbg !99

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %7, align 4, !dbg !103, !tbaa !9
  br label %16, !dbg !99

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !99
  ret i32 %17, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z14leave_in_turnsPi(ptr addrspace(1) noundef %0) #0 !dbg !105 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %2 to ptr addrspace(4)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(4) %13, ptr addrspace(4) %9, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %4) #12, !dbg !106
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !107
  store i32 %14, ptr addrspace(4) %10, align 4, !dbg !108, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %5) #12, !dbg !109
  %15 = load i32, ptr addrspace(4) %10, align 4, !dbg !110, !tbaa !9
  store i32 %15, ptr addrspace(4) %11, align 4, !dbg !111, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !112
  store i32 0, ptr addrspace(4) %12, align 4, !dbg !113, !tbaa !9
  br label %16, !dbg !112

16:                                               ; preds = %38, %1
  %17 = load i32, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  %18 = load i32, ptr addrspace(4) %10, align 4, !dbg !115, !tbaa !9
  %19 = sext i32 %18 to i64, !dbg !116
  %20 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 0, i64 %19, !dbg !116
  store i32 %17, ptr addrspace(4) %20, align 4, !dbg !117, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !118
  %21 = load i32, ptr addrspace(4) %10, align 4, !dbg !119, !tbaa !9
  %22 = load i32, ptr addrspace(4) %12, align 4, !dbg !120, !tbaa !9
  %23 = icmp slt i32 %21, %22, !dbg !121
  br i1 %23, label %24, label %30, !dbg !121

24:                                               ; preds = %16
  %25 = load i32, ptr addrspace(4) %11, align 4, !dbg !122, !tbaa !9
  %26 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !123, !tbaa !17
  %27 = load i32, ptr addrspace(4) %10, align 4, !dbg !124, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !123
  %29 = getelementptr inbounds i32, ptr addrspace(4) %26, i64 %28, !dbg !123
  store i32 %25, ptr addrspace(4) %29, align 4, !dbg !125, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !126
  call void @llvm.lifetime.end.p0(ptr %5) #12, !dbg !127
  call void @llvm.lifetime.end.p0(ptr %4) #12, !dbg !127
  ret void, !dbg !127

30:                                               ; preds = %16
  %31 = load i32, ptr addrspace(4) %10, align 4, !dbg !128, !tbaa !9
  %32 = add nsw i32 %31, 1, !dbg !129
  %33 = srem i32 %32, 96, !dbg !130
  %34 = sext i32 %33 to i64, !dbg !131
  %35 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 0, i64 %34, !dbg !131
  %36 = load i32, ptr addrspace(4) %35, align 4, !dbg !131, !tbaa !9
  %37 = add nsw i32 %36, 1, !dbg !132
  store i32 %37, ptr addrspace(4) %11, align 4, !dbg !133, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !134
  br label %38, !dbg !135

38:                                               ; preds = %30
  %39 = load i32, ptr addrspace(4) %12, align 4, !dbg !136, !tbaa !9
  %40 = add nsw i32 %39, 1, !dbg !136
  store i32 %40, ptr addrspace(4) %12, align 4, !dbg !136, !tbaa !9
  br label %16, !dbg !126, !llvm.loop !137
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7guardediii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 !dbg !138 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %9, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load i32, ptr addrspace(4) %10, align 4, !dbg !139, !tbaa !9
  %13 = icmp eq i32 %12, 1, !dbg !140
  br i1 %13, label %14, label %19, !dbg !141

14:                                               ; preds = %3
  %15 = load i32, ptr addrspace(4) %9, align 4, !dbg !142, !tbaa !9
  %16 = load i32, ptr addrspace(4) %11, align 4, !dbg !143, !tbaa !9
  %17 = icmp eq i32 %15, %16, !dbg !144
  br i1 %17, label %18, label %19, !dbg !141

18:                                               ; preds = %14
  call spir_func void @_Z6__trapv() #13, !dbg !145
  br label %19, !dbg !145

19:                                               ; preds = %18, %14, %3
  %20 = load i32, ptr addrspace(4) %10, align 4, !dbg !146, !tbaa !9
  %21 = icmp eq i32 %20, 2, !dbg !147
  br i1 %21, label %22, label %27, !dbg !148

22:                                               ; preds = %19
  %23 = load i32, ptr addrspace(4) %9, align 4, !dbg !149, !tbaa !9
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !150, !tbaa !9
  %25 = icmp eq i32 %23, %24, !dbg !151
  br i1 %25, label %26, label %27, !dbg !148

26:                                               ; preds = %22
  call spir_func void @abort() #15, !dbg !152
  unreachable, !dbg !152

27:                                               ; preds = %22, %19
  %28 = load i32, ptr addrspace(4) %10, align 4, !dbg !153, !tbaa !9
  %29 = icmp eq i32 %28, 3, !dbg !154
  br i1 %29, label %30, label %38, !dbg !154

30:                                               ; preds = %27
  %31 = load i32, ptr addrspace(4) %9, align 4, !dbg !155, !tbaa !9
  %32 = load i32, ptr addrspace(4) %11, align 4, !dbg !156, !tbaa !9
  %33 = icmp ne i32 %31, %32, !dbg !157
  br i1 %33, label %34, label %35, !dbg !158

34:                                               ; preds = %30
  br label %37, !dbg !158

35:                                               ; preds = %30
  call spir_func void @__assert_fail(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), i32 noundef 65, ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4))) #15, !dbg !159
  unreachable, !dbg !159

36:                                               ; No predecessors!
  br label %37, !dbg !158

37:                                               ; preds = %36, %34
  br label %38, !dbg !160

38:                                               ; preds = %37, %27
  %39 = load i32, ptr addrspace(4) %9, align 4, !dbg !161, !tbaa !9
  %40 = add nsw i32 %39, 1, !dbg !162
  ret i32 %40, !dbg !163
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z6__trapv() #3 !dbg !164 {
  call spir_func void @__hipspv_trap() #13, !dbg !166
  ret void, !dbg !167
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z14barrier_insidePii(ptr addrspace(4) noundef %0, i32 noundef %1) #5 !dbg !168 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !169
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !170, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !171, !tbaa !17
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !172, !tbaa !9
  %12 = sext i32 %11 to i64, !dbg !171
  %13 = getelementptr inbounds i32, ptr addrspace(4) %10, i64 %12, !dbg !171
  store i32 %9, ptr addrspace(4) %13, align 4, !dbg !173, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !174
  %14 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !175, !tbaa !17
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !176, !tbaa !9
  %16 = add nsw i32 %15, 5, !dbg !177
  %17 = srem i32 %16, 96, !dbg !178
  %18 = sext i32 %17 to i64, !dbg !175
  %19 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %18, !dbg !175
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !175, !tbaa !9
  ret i32 %20, !dbg !179
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12ends_in_loopPiii(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !180 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %12, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !17
  store ptr addrspace(4) %19, ptr addrspace(4) %13, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %14, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !181
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !182
  store i32 %20, ptr addrspace(4) %16, align 4, !dbg !183, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #12, !dbg !184
  store i32 0, ptr addrspace(4) %17, align 4, !dbg !185, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !186
  store i32 0, ptr addrspace(4) %18, align 4, !dbg !187, !tbaa !9
  br label %21, !dbg !186

21:                                               ; preds = %61, %3
  %22 = load i32, ptr addrspace(4) %18, align 4, !dbg !188, !tbaa !9
  %23 = icmp slt i32 %22, 20, !dbg !189
  br i1 %23, label %25, label %24, !dbg !190

24:                                               ; preds = %21
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !190
  br label %64

25:                                               ; preds = %21
  %26 = load i32, ptr addrspace(4) %18, align 4, !dbg !191, !tbaa !9
  %27 = load i32, ptr addrspace(4) %15, align 4, !dbg !192, !tbaa !9
  %28 = sdiv i32 %27, 8, !dbg !193
  %29 = icmp eq i32 %26, %28, !dbg !194
  br i1 %29, label %30, label %40, !dbg !194

30:                                               ; preds = %25
  %31 = load i32, ptr addrspace(4) %16, align 4, !dbg !195, !tbaa !9
  %32 = load i32, ptr addrspace(4) %14, align 4, !dbg !196, !tbaa !9
  %33 = load i32, ptr addrspace(4) %15, align 4, !dbg !197, !tbaa !9
  %34 = call spir_func noundef i32 @_Z7guardediii(i32 noundef %31, i32 noundef %32, i32 noundef %33) #13, !dbg !198
  %35 = sub nsw i32 %34, 1, !dbg !199
  %36 = load i32, ptr addrspace(4) %16, align 4, !dbg !200, !tbaa !9
  %37 = sub nsw i32 %35, %36, !dbg !201
  %38 = load i32, ptr addrspace(4) %17, align 4, !dbg !202, !tbaa !9
  %39 = add nsw i32 %38, %37, !dbg !202
  store i32 %39, ptr addrspace(4) %17, align 4, !dbg !202, !tbaa !9
  br label %40, !dbg !203

40:                                               ; preds = %30, %25
  %41 = load i32, ptr addrspace(4) %16, align 4, !dbg !204, !tbaa !9
  %42 = call spir_func noundef i32 @_Z14barrier_insidePii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell to ptr addrspace(4)), i32 noundef %41) #13, !dbg !205
  %43 = load i32, ptr addrspace(4) %17, align 4, !dbg !206, !tbaa !9
  %44 = add nsw i32 %43, %42, !dbg !206
  store i32 %44, ptr addrspace(4) %17, align 4, !dbg !206, !tbaa !9
  %45 = load i32, ptr addrspace(4) %16, align 4, !dbg !207, !tbaa !9
  %46 = srem i32 %45, 2, !dbg !208
  %47 = icmp eq i32 %46, 0, !dbg !209
  %48 = zext i1 %47 to i32, !dbg !207
  %49 = call spir_func noundef i32 @_Z19__syncthreads_counti(i32 noundef %48) #13, !dbg !210
  %50 = load i32, ptr addrspace(4) %17, align 4, !dbg !211, !tbaa !9
  %51 = add nsw i32 %50, %49, !dbg !211
  store i32 %51, ptr addrspace(4) %17, align 4, !dbg !211, !tbaa !9
  %52 = load i32, ptr addrspace(4) %16, align 4, !dbg !212, !tbaa !9
  %53 = icmp eq i32 %52, 95, !dbg !213
  %54 = zext i1 %53 to i32, !dbg !212
  %55 = call spir_func noundef i32 @_Z16__syncthreads_ori(i32 noundef %54) #13, !dbg !214
  %56 = icmp ne i32 %55, 0, !dbg !214
  br i1 %56, label %57, label %60, !dbg !214

57:                                               ; preds = %40
  %58 = load i32, ptr addrspace(4) %17, align 4, !dbg !215, !tbaa !9
  %59 = add nsw i32 %58, 1000, !dbg !215
  store i32 %59, ptr addrspace(4) %17, align 4, !dbg !215, !tbaa !9
  br label %60, !dbg !216

60:                                               ; preds = %57, %40
  br label %61, !dbg !217

61:                                               ; preds = %60
  %62 = load i32, ptr addrspace(4) %18, align 4, !dbg !218, !tbaa !9
  %63 = add nsw i32 %62, 1, !dbg !218
  store i32 %63, ptr addrspace(4) %18, align 4, !dbg !218, !tbaa !9
  br label %21, !dbg !190, !llvm.loop !219

64:                                               ; preds = %24
  %65 = load i32, ptr addrspace(4) %17, align 4, !dbg !220, !tbaa !9
  %66 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !221, !tbaa !17
  %67 = load i32, ptr addrspace(4) %16, align 4, !dbg !222, !tbaa !9
  %68 = sext i32 %67 to i64, !dbg !221
  %69 = getelementptr inbounds i32, ptr addrspace(4) %66, i64 %68, !dbg !221
  store i32 %65, ptr addrspace(4) %69, align 4, !dbg !223, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #12, !dbg !224
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !224
  ret void, !dbg !224
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z19__syncthreads_counti(i32 noundef %0) #3 !dbg !225 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !226, !tbaa !9
  %7 = icmp ne i32 %6, 0, !dbg !227
  %8 = zext i1 %7 to i32, !dbg !226
  %9 = call spir_func i32 @__hipspv_barrier_count(i32 noundef %8) #13, !dbg !228
  ret i32 %9, !dbg !229
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__syncthreads_ori(i32 noundef %0) #3 !dbg !230 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !231, !tbaa !9
  %7 = icmp ne i32 %6, 0, !dbg !232
  %8 = zext i1 %7 to i32, !dbg !231
  %9 = call spir_func i32 @__hipspv_barrier_count(i32 noundef %8) #13, !dbg !233
  %10 = icmp ne i32 %9, 0, !dbg !234
  %11 = zext i1 %10 to i32, !dbg !233
  ret i32 %11, !dbg !235
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12two_barriersPi(ptr addrspace(1) noundef %0) #0 !dbg !236 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !17
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %4) #12, !dbg !237
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !238
  store i32 %11, ptr addrspace(4) %8, align 4, !dbg !239, !tbaa !9
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !240, !tbaa !9
  %13 = icmp slt i32 %12, 32, !dbg !241
  br i1 %13, label %14, label %24, !dbg !241

14:                                               ; preds = %1
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !242, !tbaa !9
  %16 = icmp eq i32 %15, 3, !dbg !243
  br i1 %16, label %17, label %18, !dbg !243

17:                                               ; preds = %14
  store i32 42, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !244, !tbaa !9
  br label %18, !dbg !245

18:                                               ; preds = %17, %14
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !246
  %19 = load i32, ptr addrspace(4) %8, align 4, !dbg !247, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !248, !tbaa !17
  %21 = load i32, ptr addrspace(4) %8, align 4, !dbg !249, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !248
  %23 = getelementptr inbounds i32, ptr addrspace(4) %20, i64 %22, !dbg !248
  store i32 %19, ptr addrspace(4) %23, align 4, !dbg !250, !tbaa !9
  store i32 1, ptr addrspace(4) %9, align 4
  br label %32, !dbg !251

24:                                               ; preds = %1
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !252
  %25 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !253, !tbaa !9
  %26 = load i32, ptr addrspace(4) %8, align 4, !dbg !254, !tbaa !9
  %27 = add nsw i32 %25, %26, !dbg !255
  %28 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !256, !tbaa !17
  %29 = load i32, ptr addrspace(4) %8, align 4, !dbg !257, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !256
  %31 = getelementptr inbounds i32, ptr addrspace(4) %28, i64 %30, !dbg !256
  store i32 %27, ptr addrspace(4) %31, align 4, !dbg !258, !tbaa !9
  store i32 0, ptr addrspace(4) %9, align 4, !dbg !259
  br label %32, !dbg !259

32:                                               ; preds = %24, %18
  call void @llvm.lifetime.end.p0(ptr %4) #12, !dbg !259
  %33 = load i32, ptr addrspace(4) %9, align 4
  switch i32 %33, label %35 [
    i32 0, label %34
    i32 1, label %34
  ]

34:                                               ; preds = %32, %32
  ret void, !dbg !259

35:                                               ; preds = %32
  unreachable
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__hipspv_barrier_count(i32 noundef %0) #8 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 1, i32 0
  %7 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %6) #16
  ret i32 %7
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) #9

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @__assert_fail(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2, ptr addrspace(4) noundef %3) #8 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca [73 x i8], align 1
  %10 = alloca i32, align 4
  %11 = alloca [10 x i64], align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store ptr addrspace(4) %3, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #12
  call void @llvm.lifetime.start.p0(ptr %10) #12
  store i32 0, ptr %10, align 4
  br label %12

12:                                               ; preds = %25, %4
  %13 = load i32, ptr %10, align 4
  %14 = zext i32 %13 to i64
  %15 = icmp ult i64 %14, 73
  br i1 %15, label %17, label %16

16:                                               ; preds = %12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %28

17:                                               ; preds = %12
  %18 = load i32, ptr %10, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw [73 x i8], ptr addrspace(2) @assert_text, i64 0, i64 %19
  %21 = load i8, ptr addrspace(2) %20, align 1
  %22 = load i32, ptr %10, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [73 x i8], ptr %9, i64 0, i64 %23
  store i8 %21, ptr %24, align 1
  br label %25

25:                                               ; preds = %17
  %26 = load i32, ptr %10, align 4
  %27 = add i32 %26, 1
  store i32 %27, ptr %10, align 4
  br label %12

28:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %29 = load ptr addrspace(4), ptr %6, align 8
  %30 = ptrtoint ptr addrspace(4) %29 to i64
  store i64 %30, ptr %11, align 8
  %31 = getelementptr inbounds i64, ptr %11, i64 1
  %32 = load i32, ptr %7, align 4
  %33 = zext i32 %32 to i64
  store i64 %33, ptr %31, align 8
  %34 = getelementptr inbounds i64, ptr %11, i64 2
  %35 = load ptr addrspace(4), ptr %8, align 8
  %36 = ptrtoint ptr addrspace(4) %35 to i64
  store i64 %36, ptr %34, align 8
  %37 = getelementptr inbounds i64, ptr %11, i64 3
  %38 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #17
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds i64, ptr %11, i64 4
  %40 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #17
  store i64 %40, ptr %39, align 8
  %41 = getelementptr inbounds i64, ptr %11, i64 5
  %42 = call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #17
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds i64, ptr %11, i64 6
  %44 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17
  store i64 %44, ptr %43, align 8
  %45 = getelementptr inbounds i64, ptr %11, i64 7
  %46 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #17
  store i64 %46, ptr %45, align 8
  %47 = getelementptr inbounds i64, ptr %11, i64 8
  %48 = call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #17
  store i64 %48, ptr %47, align 8
  %49 = getelementptr inbounds i64, ptr %11, i64 9
  %50 = load ptr addrspace(4), ptr %5, align 8
  %51 = ptrtoint ptr addrspace(4) %50 to i64
  store i64 %51, ptr %49, align 8
  %52 = getelementptr inbounds [73 x i8], ptr %9, i64 0, i64 0
  %53 = addrspacecast ptr %52 to ptr addrspace(4)
  %54 = getelementptr inbounds [10 x i64], ptr %11, i64 0, i64 0
  %55 = addrspacecast ptr %54 to ptr addrspace(4)
  %56 = call spir_func zeroext i1 @put_record(i32 noundef 2, ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %55, i32 noundef 10) #16
  call spir_func void @end_with(i32 noundef 1) #16
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func zeroext i1 @put_record(i32 noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #10 {
  %5 = alloca i1, align 1
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.writer, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store i32 %0, ptr %6, align 4
  store ptr addrspace(4) %1, ptr %7, align 8
  store ptr addrspace(4) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %17 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  store ptr addrspace(1) %17, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %18 = load i32, ptr %9, align 4
  %19 = zext i32 %18 to i64
  %20 = mul i64 8, %19
  %21 = add i64 16, %20
  %22 = load ptr addrspace(4), ptr %7, align 8
  %23 = load ptr addrspace(4), ptr %8, align 8
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i64 @strings_size(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %23, i32 noundef %24) #16
  %26 = add i64 %21, %25
  store i64 %26, ptr %11, align 8
  %27 = load i64, ptr %11, align 8
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  store i64 %29, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i64, ptr %11, align 8
  %32 = call spir_func i64 @reserve(ptr addrspace(1) noundef %30, i64 noundef %31) #16
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %12, align 8
  %34 = icmp eq i64 %33, -1
  br i1 %34, label %35, label %36

35:                                               ; preds = %4
  store i1 false, ptr %5, align 1
  store i32 1, ptr %13, align 4
  br label %82

36:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %37 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 0
  %38 = load ptr addrspace(1), ptr %10, align 8
  %39 = getelementptr inbounds %struct.hipspv_service, ptr addrspace(1) %38, i64 1
  store ptr addrspace(1) %39, ptr %37, align 8
  %40 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 1
  %41 = load ptr addrspace(1), ptr %10, align 8
  %42 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %41, i32 0, i32 2
  %43 = load i64, ptr addrspace(1) %42, align 8
  %44 = udiv i64 %43, 8
  %45 = sub i64 %44, 1
  store i64 %45, ptr %40, align 8
  %46 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 2
  %47 = load i64, ptr %12, align 8
  %48 = udiv i64 %47, 8
  %49 = add i64 %48, 1
  store i64 %49, ptr %46, align 8
  %50 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 3
  store i64 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 4
  store i32 0, ptr %51, align 8
  %52 = getelementptr i8, ptr %14, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %52, i8 0, i64 4, i1 false)
  %53 = addrspacecast ptr %14 to ptr addrspace(4)
  %54 = load i32, ptr %6, align 4
  %55 = zext i32 %54 to i64
  %56 = load i32, ptr %9, align 4
  %57 = zext i32 %56 to i64
  %58 = shl i64 %57, 32
  %59 = or i64 %55, %58
  call spir_func void @put_word(ptr addrspace(4) noundef %53, i64 noundef %59) #16
  %60 = addrspacecast ptr %14 to ptr addrspace(4)
  %61 = load ptr addrspace(4), ptr %7, align 8
  %62 = load ptr addrspace(4), ptr %8, align 8
  %63 = load i32, ptr %9, align 4
  call spir_func void @put_slots(ptr addrspace(4) noundef %60, ptr addrspace(4) noundef %61, ptr addrspace(4) noundef %62, i32 noundef %63) #16
  %64 = addrspacecast ptr %14 to ptr addrspace(4)
  %65 = load ptr addrspace(4), ptr %7, align 8
  %66 = load ptr addrspace(4), ptr %8, align 8
  %67 = load i32, ptr %9, align 4
  call spir_func void @put_strings(ptr addrspace(4) noundef %64, ptr addrspace(4) noundef %65, ptr addrspace(4) noundef %66, i32 noundef %67) #16
  %68 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 0
  %69 = load ptr addrspace(1), ptr %68, align 8
  %70 = load i64, ptr %12, align 8
  %71 = udiv i64 %70, 8
  %72 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = and i64 %71, %73
  %75 = getelementptr inbounds nuw i64, ptr addrspace(1) %69, i64 %74
  %76 = load i64, ptr %11, align 8
  %77 = shl i64 %76, 32
  %78 = or i64 1, %77
  store i64 %78, ptr %15, align 8
  %79 = load i64, ptr %15, align 8
  %80 = atomicrmw volatile xchg ptr addrspace(1) %75, i64 %79 release, align 8
  store i64 %80, ptr %16, align 8
  %81 = load i64, ptr %16, align 8
  store i1 true, ptr %5, align 1
  store i32 1, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #12
  br label %82

82:                                               ; preds = %36, %35
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  %83 = load i1, ptr %5, align 1
  ret i1 %83
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @end_with(i32 noundef %0) #8 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %5 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %6 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %5, i32 0, i32 1
  %7 = load i32, ptr %2, align 4
  store i32 %7, ptr %3, align 4
  %8 = load i32, ptr %3, align 4
  %9 = atomicrmw volatile xchg ptr addrspace(1) %6, i32 %8 monotonic, align 4
  store i32 %9, ptr %4, align 4
  %10 = load i32, ptr %4, align 4
  call spir_func void @__hipspv_end_thread() #16
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @__hipspv_end_thread() #9

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @strings_size(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2) #8 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.scanner, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(4) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %10 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr %4, align 8
  store ptr addrspace(4) %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 1
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 2
  store i32 0, ptr %13, align 8
  %14 = getelementptr i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %15 = load ptr addrspace(4), ptr %4, align 8
  %16 = call spir_func i64 @string_length(ptr addrspace(4) noundef %15) #16
  %17 = add i64 %16, 1
  store i64 %17, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %9, align 4
  br label %20

20:                                               ; preds = %36, %3
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #12
  br label %39

25:                                               ; preds = %20
  %26 = load ptr addrspace(4), ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr addrspace(4) %26, i64 %28
  %30 = load i64, ptr addrspace(4) %29, align 8
  %31 = inttoptr i64 %30 to ptr addrspace(4)
  %32 = call spir_func i64 @string_length(ptr addrspace(4) noundef %31) #16
  %33 = add i64 %32, 1
  %34 = load i64, ptr %8, align 8
  %35 = add i64 %34, %33
  store i64 %35, ptr %8, align 8
  br label %36

36:                                               ; preds = %25
  %37 = addrspacecast ptr %7 to ptr addrspace(4)
  %38 = call spir_func i32 @next_string(ptr addrspace(4) noundef %37) #16
  store i32 %38, ptr %9, align 4
  br label %20

39:                                               ; preds = %24
  %40 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret i64 %40
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @reserve(ptr addrspace(1) noundef %0, i64 noundef %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %12, i32 0, i32 3
  %14 = load volatile i64, ptr addrspace(1) %13, align 8
  store i64 %14, ptr %6, align 8
  br label %15

15:                                               ; preds = %46, %2
  %16 = load i64, ptr %6, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %17, i32 0, i32 4
  %19 = load volatile i64, ptr addrspace(1) %18, align 8
  %20 = sub i64 %16, %19
  %21 = load i64, ptr %5, align 8
  %22 = add i64 %20, %21
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %23, i32 0, i32 2
  %25 = load i64, ptr addrspace(1) %24, align 8
  %26 = icmp ugt i64 %22, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %15
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %28, i32 0, i32 5
  store i64 1, ptr %7, align 8
  %30 = load i64, ptr %7, align 8
  %31 = atomicrmw volatile add ptr addrspace(1) %29, i64 %30 syncscope("device") monotonic, align 8
  store i64 %31, ptr %8, align 8
  %32 = load i64, ptr %8, align 8
  store i64 -1, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %53

33:                                               ; preds = %15
  br label %34

34:                                               ; preds = %33
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %35, i32 0, i32 3
  %37 = load i64, ptr %6, align 8
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  store i64 %39, ptr %10, align 8
  %40 = load i64, ptr %6, align 8
  %41 = load i64, ptr %10, align 8
  %42 = cmpxchg volatile ptr addrspace(1) %36, i64 %40, i64 %41 syncscope("device") monotonic monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 0
  %44 = extractvalue { i64, i1 } %42, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %34
  store i64 %43, ptr %6, align 8
  br label %46

46:                                               ; preds = %45, %34
  %47 = zext i1 %44 to i8
  store i8 %47, ptr %11, align 1
  %48 = load i8, ptr %11, align 1, !range !260, !noundef !16
  %49 = trunc i8 %48 to i1
  %50 = xor i1 %49, true
  br i1 %50, label %15, label %51

51:                                               ; preds = %46
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #16
  %52 = load i64, ptr %6, align 8
  store i64 %52, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %53

53:                                               ; preds = %51, %27
  call void @llvm.lifetime.end.p0(ptr %6) #12
  %54 = load i64, ptr %3, align 8
  ret i64 %54
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_word(ptr addrspace(4) noundef %0, i64 noundef %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(1), ptr addrspace(4) %7, align 8
  %9 = load ptr addrspace(4), ptr %3, align 8
  %10 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %9, i32 0, i32 2
  %11 = load i64, ptr addrspace(4) %10, align 8
  %12 = load ptr addrspace(4), ptr %3, align 8
  %13 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %12, i32 0, i32 1
  %14 = load i64, ptr addrspace(4) %13, align 8
  %15 = and i64 %11, %14
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %15
  store i64 %5, ptr addrspace(1) %16, align 8
  %17 = load ptr addrspace(4), ptr %3, align 8
  %18 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %17, i32 0, i32 2
  %19 = load i64, ptr addrspace(4) %18, align 8
  %20 = add i64 %19, 1
  store i64 %20, ptr addrspace(4) %18, align 8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_slots(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #8 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.scanner, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(4) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr %6, align 8
  store ptr addrspace(4) %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 1
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 2
  store i32 0, ptr %16, align 8
  %17 = getelementptr i8, ptr %9, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %55, %4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %11) #12
  br label %58

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp eq i32 %26, %27
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %12, align 1
  %30 = load ptr addrspace(4), ptr %5, align 8
  %31 = load i8, ptr %12, align 1, !range !260, !noundef !16
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %41

33:                                               ; preds = %25
  %34 = load ptr addrspace(4), ptr %7, align 8
  %35 = load i32, ptr %11, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) %34, i64 %36
  %38 = load i64, ptr addrspace(4) %37, align 8
  %39 = inttoptr i64 %38 to ptr addrspace(4)
  %40 = call spir_func i64 @string_length(ptr addrspace(4) noundef %39) #16
  br label %47

41:                                               ; preds = %25
  %42 = load ptr addrspace(4), ptr %7, align 8
  %43 = load i32, ptr %11, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(4) %42, i64 %44
  %46 = load i64, ptr addrspace(4) %45, align 8
  br label %47

47:                                               ; preds = %41, %33
  %48 = phi i64 [ %40, %33 ], [ %46, %41 ]
  call spir_func void @put_word(ptr addrspace(4) noundef %30, i64 noundef %48) #16
  %49 = load i8, ptr %12, align 1, !range !260, !noundef !16
  %50 = trunc i8 %49 to i1
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = addrspacecast ptr %9 to ptr addrspace(4)
  %53 = call spir_func i32 @next_string(ptr addrspace(4) noundef %52) #16
  store i32 %53, ptr %10, align 4
  br label %54

54:                                               ; preds = %51, %47
  call void @llvm.lifetime.end.p0(ptr %12) #12
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %11, align 4
  %57 = add i32 %56, 1
  store i32 %57, ptr %11, align 4
  br label %20

58:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_strings(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #8 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.scanner, align 8
  %10 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(4) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %11 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 0
  %12 = load ptr addrspace(4), ptr %6, align 8
  store ptr addrspace(4) %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 1
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 2
  store i32 0, ptr %14, align 8
  %15 = getelementptr i8, ptr %9, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 4, i1 false)
  %16 = load ptr addrspace(4), ptr %5, align 8
  %17 = load ptr addrspace(4), ptr %6, align 8
  call spir_func void @put_string(ptr addrspace(4) noundef %16, ptr addrspace(4) noundef %17) #16
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %10, align 4
  br label %20

20:                                               ; preds = %33, %4
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %36

25:                                               ; preds = %20
  %26 = load ptr addrspace(4), ptr %5, align 8
  %27 = load ptr addrspace(4), ptr %7, align 8
  %28 = load i32, ptr %10, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %27, i64 %29
  %31 = load i64, ptr addrspace(4) %30, align 8
  %32 = inttoptr i64 %31 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %26, ptr addrspace(4) noundef %32) #16
  br label %33

33:                                               ; preds = %25
  %34 = addrspacecast ptr %9 to ptr addrspace(4)
  %35 = call spir_func i32 @next_string(ptr addrspace(4) noundef %34) #16
  store i32 %35, ptr %10, align 4
  br label %20

36:                                               ; preds = %24
  br label %37

37:                                               ; preds = %42, %36
  %38 = load ptr addrspace(4), ptr %5, align 8
  %39 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %38, i32 0, i32 4
  %40 = load i32, ptr addrspace(4) %39, align 8
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %37
  %43 = load ptr addrspace(4), ptr %5, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %43, i8 noundef zeroext 0) #16
  br label %37

44:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %9) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_string(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(4) %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %7 = load ptr addrspace(4), ptr %4, align 8
  %8 = call spir_func i64 @string_length(ptr addrspace(4) noundef %7) #16
  store i64 %8, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store i64 0, ptr %6, align 8
  br label %9

9:                                                ; preds = %32, %2
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %6) #12
  br label %35

14:                                               ; preds = %9
  %15 = load ptr addrspace(4), ptr %3, align 8
  %16 = load ptr addrspace(4), ptr %4, align 8
  %17 = icmp ne ptr addrspace(4) %16, null
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = load ptr addrspace(4), ptr %4, align 8
  %20 = load i64, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 %20
  %22 = load i8, ptr addrspace(4) %21, align 1
  %23 = sext i8 %22 to i64
  br label %29

24:                                               ; preds = %14
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 8, %25
  %27 = and i64 %26, 63
  %28 = lshr i64 45545652842024, %27
  br label %29

29:                                               ; preds = %24, %18
  %30 = phi i64 [ %23, %18 ], [ %28, %24 ]
  %31 = trunc i64 %30 to i8
  call spir_func void @put_byte(ptr addrspace(4) noundef %15, i8 noundef zeroext %31) #16
  br label %32

32:                                               ; preds = %29
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, 1
  store i64 %34, ptr %6, align 8
  br label %9

35:                                               ; preds = %13
  %36 = load ptr addrspace(4), ptr %3, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %36, i8 noundef zeroext 0) #16
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @next_string(ptr addrspace(4) noundef %0) #8 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  br label %6

6:                                                ; preds = %95, %93, %28, %1
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  %10 = load ptr addrspace(4), ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %10, i32 0, i32 1
  %12 = load i64, ptr addrspace(4) %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 %12
  %14 = load i8, ptr addrspace(4) %13, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %96

16:                                               ; preds = %6
  %17 = load ptr addrspace(4), ptr %3, align 8
  %18 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %17, i32 0, i32 0
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8
  %20 = load ptr addrspace(4), ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %20, i32 0, i32 1
  %22 = load i64, ptr addrspace(4) %21, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr addrspace(4) %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 %22
  %25 = load i8, ptr addrspace(4) %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp ne i32 %26, 37
  br i1 %27, label %28, label %29

28:                                               ; preds = %16
  br label %6

29:                                               ; preds = %16
  br label %30

30:                                               ; preds = %57, %29
  %31 = load ptr addrspace(4), ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %31, i32 0, i32 0
  %33 = load ptr addrspace(4), ptr addrspace(4) %32, align 8
  %34 = load ptr addrspace(4), ptr %3, align 8
  %35 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %34, i32 0, i32 1
  %36 = load i64, ptr addrspace(4) %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 %36
  %38 = load i8, ptr addrspace(4) %37, align 1
  %39 = call spir_func zeroext i1 @is_modifier(i8 noundef signext %38) #16
  br i1 %39, label %40, label %58

40:                                               ; preds = %30
  %41 = load ptr addrspace(4), ptr %3, align 8
  %42 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %41, i32 0, i32 0
  %43 = load ptr addrspace(4), ptr addrspace(4) %42, align 8
  %44 = load ptr addrspace(4), ptr %3, align 8
  %45 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %44, i32 0, i32 1
  %46 = load i64, ptr addrspace(4) %45, align 8
  %47 = add i64 %46, 1
  store i64 %47, ptr addrspace(4) %45, align 8
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 %46
  %49 = load i8, ptr addrspace(4) %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %50, 42
  br i1 %51, label %52, label %57

52:                                               ; preds = %40
  %53 = load ptr addrspace(4), ptr %3, align 8
  %54 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %53, i32 0, i32 2
  %55 = load i32, ptr addrspace(4) %54, align 8
  %56 = add i32 %55, 1
  store i32 %56, ptr addrspace(4) %54, align 8
  br label %57

57:                                               ; preds = %52, %40
  br label %30

58:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %59 = load ptr addrspace(4), ptr %3, align 8
  %60 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %59, i32 0, i32 0
  %61 = load ptr addrspace(4), ptr addrspace(4) %60, align 8
  %62 = load ptr addrspace(4), ptr %3, align 8
  %63 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %62, i32 0, i32 1
  %64 = load i64, ptr addrspace(4) %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %64
  %66 = load i8, ptr addrspace(4) %65, align 1
  store i8 %66, ptr %4, align 1
  %67 = load i8, ptr %4, align 1
  %68 = icmp ne i8 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %58
  %70 = load ptr addrspace(4), ptr %3, align 8
  %71 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %70, i32 0, i32 1
  %72 = load i64, ptr addrspace(4) %71, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr addrspace(4) %71, align 8
  br label %74

74:                                               ; preds = %69, %58
  %75 = load i8, ptr %4, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 37
  br i1 %77, label %78, label %79

78:                                               ; preds = %74
  store i32 2, ptr %5, align 4
  br label %93

79:                                               ; preds = %74
  %80 = load ptr addrspace(4), ptr %3, align 8
  %81 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %80, i32 0, i32 2
  %82 = load i32, ptr addrspace(4) %81, align 8
  %83 = add i32 %82, 1
  store i32 %83, ptr addrspace(4) %81, align 8
  %84 = load i8, ptr %4, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp eq i32 %85, 115
  br i1 %86, label %87, label %92

87:                                               ; preds = %79
  %88 = load ptr addrspace(4), ptr %3, align 8
  %89 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %88, i32 0, i32 2
  %90 = load i32, ptr addrspace(4) %89, align 8
  %91 = sub i32 %90, 1
  store i32 %91, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %93

92:                                               ; preds = %79
  store i32 0, ptr %5, align 4
  br label %93

93:                                               ; preds = %92, %87, %78
  call void @llvm.lifetime.end.p0(ptr %4) #12
  %94 = load i32, ptr %5, align 4
  switch i32 %94, label %99 [
    i32 0, label %95
    i32 2, label %6
    i32 1, label %97
  ]

95:                                               ; preds = %93
  br label %6

96:                                               ; preds = %6
  store i32 -1, ptr %2, align 4
  br label %97

97:                                               ; preds = %96, %93
  %98 = load i32, ptr %2, align 4
  ret i32 %98

99:                                               ; preds = %93
  unreachable
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_byte(ptr addrspace(4) noundef %0, i8 noundef zeroext %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  store ptr addrspace(4) %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i64
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %7, i32 0, i32 4
  %9 = load i32, ptr addrspace(4) %8, align 8
  %10 = mul i32 8, %9
  %11 = zext i32 %10 to i64
  %12 = and i64 %11, 63
  %13 = shl i64 %6, %12
  %14 = load ptr addrspace(4), ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %14, i32 0, i32 3
  %16 = load i64, ptr addrspace(4) %15, align 8
  %17 = or i64 %16, %13
  store i64 %17, ptr addrspace(4) %15, align 8
  %18 = load ptr addrspace(4), ptr %3, align 8
  %19 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %18, i32 0, i32 4
  %20 = load i32, ptr addrspace(4) %19, align 8
  %21 = add i32 %20, 1
  store i32 %21, ptr addrspace(4) %19, align 8
  %22 = icmp ult i32 %21, 8
  br i1 %22, label %23, label %24

23:                                               ; preds = %2
  br label %33

24:                                               ; preds = %2
  %25 = load ptr addrspace(4), ptr %3, align 8
  %26 = load ptr addrspace(4), ptr %3, align 8
  %27 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %26, i32 0, i32 3
  %28 = load i64, ptr addrspace(4) %27, align 8
  call spir_func void @put_word(ptr addrspace(4) noundef %25, i64 noundef %28) #16
  %29 = load ptr addrspace(4), ptr %3, align 8
  %30 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %29, i32 0, i32 3
  store i64 0, ptr addrspace(4) %30, align 8
  %31 = load ptr addrspace(4), ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %31, i32 0, i32 4
  store i32 0, ptr addrspace(4) %32, align 8
  br label %33

33:                                               ; preds = %24, %23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func zeroext i1 @is_modifier(i8 noundef signext %0) #8 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp sge i32 %4, 48
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp sle i32 %8, 57
  br i1 %9, label %62, label %10

10:                                               ; preds = %6, %1
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 45
  br i1 %13, label %62, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 43
  br i1 %17, label %62, label %18

18:                                               ; preds = %14
  %19 = load i8, ptr %2, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 32
  br i1 %21, label %62, label %22

22:                                               ; preds = %18
  %23 = load i8, ptr %2, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 35
  br i1 %25, label %62, label %26

26:                                               ; preds = %22
  %27 = load i8, ptr %2, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 46
  br i1 %29, label %62, label %30

30:                                               ; preds = %26
  %31 = load i8, ptr %2, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 39
  br i1 %33, label %62, label %34

34:                                               ; preds = %30
  %35 = load i8, ptr %2, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 42
  br i1 %37, label %62, label %38

38:                                               ; preds = %34
  %39 = load i8, ptr %2, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 104
  br i1 %41, label %62, label %42

42:                                               ; preds = %38
  %43 = load i8, ptr %2, align 1
  %44 = sext i8 %43 to i32
  %45 = icmp eq i32 %44, 108
  br i1 %45, label %62, label %46

46:                                               ; preds = %42
  %47 = load i8, ptr %2, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp eq i32 %48, 113
  br i1 %49, label %62, label %50

50:                                               ; preds = %46
  %51 = load i8, ptr %2, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp eq i32 %52, 106
  br i1 %53, label %62, label %54

54:                                               ; preds = %50
  %55 = load i8, ptr %2, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 122
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load i8, ptr %2, align 1
  %60 = sext i8 %59 to i32
  %61 = icmp eq i32 %60, 116
  br label %62

62:                                               ; preds = %58, %54, %50, %46, %42, %38, %34, %30, %26, %22, %18, %14, %10, %6
  %63 = phi i1 [ true, %54 ], [ true, %50 ], [ true, %46 ], [ true, %42 ], [ true, %38 ], [ true, %34 ], [ true, %30 ], [ true, %26 ], [ true, %22 ], [ true, %18 ], [ true, %14 ], [ true, %10 ], [ true, %6 ], [ %61, %58 ]
  ret i1 %63
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @string_length(ptr addrspace(4) noundef %0) #8 {
  %2 = alloca i64, align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %5 = load ptr addrspace(4), ptr %3, align 8
  %6 = icmp ne ptr addrspace(4) %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  store i64 6, ptr %2, align 8
  br label %20

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #12
  store i64 0, ptr %4, align 8
  br label %9

9:                                                ; preds = %15, %8
  %10 = load ptr addrspace(4), ptr %3, align 8
  %11 = load i64, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 %11
  %13 = load i8, ptr addrspace(4) %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = load i64, ptr %4, align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr %4, align 8
  br label %9

18:                                               ; preds = %9
  %19 = load i64, ptr %4, align 8
  store i64 %19, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #12
  br label %20

20:                                               ; preds = %18, %7
  %21 = load i64, ptr %2, align 8
  ret i64 %21
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #9

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @__hipspv_trap() #8 {
  call spir_func void @end_with(i32 noundef 2) #16
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @abort() #8 {
  call spir_func void @end_with(i32 noundef 3) #16
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #15 = { convergent noreturn nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #16 = { convergent nounwind }
attributes #17 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "end_barriers.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "sum_of_some", scope: !14, file: !14, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/end_barriers.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 16, column: 3, scope: !13)
!21 = !DILocation(line: 16, column: 17, scope: !13)
!22 = !DILocation(line: 16, column: 13, scope: !13)
!23 = !DILocation(line: 16, column: 34, scope: !13)
!24 = !DILocation(line: 16, column: 47, scope: !13)
!25 = !DILocation(line: 16, column: 45, scope: !13)
!26 = !DILocation(line: 16, column: 60, scope: !13)
!27 = !DILocation(line: 16, column: 58, scope: !13)
!28 = !DILocation(line: 16, column: 30, scope: !13)
!29 = !DILocation(line: 17, column: 8, scope: !13)
!30 = !DILocation(line: 17, column: 3, scope: !13)
!31 = !DILocation(line: 17, column: 11, scope: !13)
!32 = !DILocation(line: 18, column: 7, scope: !13)
!33 = !DILocation(line: 18, column: 12, scope: !13)
!34 = !DILocation(line: 18, column: 9, scope: !13)
!35 = !DILocation(line: 18, column: 15, scope: !13)
!36 = !DILocation(line: 19, column: 13, scope: !13)
!37 = !DILocation(line: 19, column: 16, scope: !13)
!38 = !DILocation(line: 19, column: 8, scope: !13)
!39 = !DILocation(line: 19, column: 3, scope: !13)
!40 = !DILocation(line: 19, column: 11, scope: !13)
!41 = !DILocation(line: 20, column: 3, scope: !13)
!42 = !DILocation(line: 21, column: 3, scope: !13)
!43 = !DILocation(line: 21, column: 25, scope: !13)
!44 = !DILocation(line: 21, column: 33, scope: !13)
!45 = !DILocation(line: 21, column: 46, scope: !13)
!46 = !DILocation(line: 21, column: 44, scope: !13)
!47 = !DILocation(line: 21, column: 27, scope: !13)
!48 = !DILocation(line: 21, column: 21, scope: !13)
!49 = !DILocation(line: 21, column: 13, scope: !13)
!50 = !DILocation(line: 22, column: 8, scope: !13)
!51 = !DILocation(line: 22, column: 12, scope: !13)
!52 = !DILocation(line: 22, column: 22, scope: !13)
!53 = !DILocation(line: 22, column: 29, scope: !13)
!54 = !DILocation(line: 22, column: 27, scope: !13)
!55 = !DILocation(line: 22, column: 3, scope: !13)
!56 = !DILocation(line: 23, column: 5, scope: !13)
!57 = !DILocation(line: 23, column: 17, scope: !13)
!58 = !DILocation(line: 23, column: 21, scope: !13)
!59 = !DILocation(line: 23, column: 19, scope: !13)
!60 = !DILocation(line: 23, column: 28, scope: !13)
!61 = !DILocation(line: 23, column: 26, scope: !13)
!62 = !DILocation(line: 23, column: 41, scope: !13)
!63 = !DILocation(line: 23, column: 45, scope: !13)
!64 = !DILocation(line: 23, column: 43, scope: !13)
!65 = !DILocation(line: 23, column: 36, scope: !13)
!66 = !DILocation(line: 23, column: 9, scope: !13)
!67 = !DILocation(line: 24, column: 5, scope: !13)
!68 = !DILocation(line: 25, column: 16, scope: !13)
!69 = !DILocation(line: 25, column: 10, scope: !13)
!70 = !DILocation(line: 25, column: 5, scope: !13)
!71 = !DILocation(line: 25, column: 13, scope: !13)
!72 = !DILocation(line: 26, column: 5, scope: !13)
!73 = !DILocation(line: 27, column: 3, scope: !13)
!74 = !DILocation(line: 22, column: 41, scope: !13)
!75 = distinct !{!75, !55, !73, !76}
!76 = !{!"llvm.loop.mustprogress"}
!77 = !DILocation(line: 28, column: 7, scope: !13)
!78 = !DILocation(line: 28, column: 9, scope: !13)
!79 = !DILocation(line: 28, column: 33, scope: !13)
!80 = !DILocation(line: 28, column: 15, scope: !13)
!81 = !DILocation(line: 28, column: 19, scope: !13)
!82 = !DILocation(line: 28, column: 31, scope: !13)
!83 = !DILocation(line: 29, column: 1, scope: !13)
!84 = distinct !DISubprogram(name: "__get_x", scope: !85, file: !85, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!86 = !DILocation(line: 39, column: 208, scope: !84)
!87 = !DILocation(line: 39, column: 175, scope: !84)
!88 = distinct !DISubprogram(name: "__get_x", scope: !85, file: !85, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = !DILocation(line: 40, column: 207, scope: !88)
!90 = !DILocation(line: 40, column: 174, scope: !88)
!91 = distinct !DISubprogram(name: "__get_x", scope: !85, file: !85, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 41, column: 207, scope: !91)
!93 = !DILocation(line: 41, column: 174, scope: !91)
!94 = distinct !DISubprogram(name: "__syncthreads", scope: !85, file: !85, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 60, column: 55, scope: !94)
!96 = !DILocation(line: 60, column: 76, scope: !94)
!97 = distinct !DISubprogram(name: "min", scope: !98, file: !98, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!99 = !DILocation(line: 95, column: 88, scope: !97)
!100 = !DILocation(line: 95, column: 92, scope: !97)
!101 = !DILocation(line: 95, column: 90, scope: !97)
!102 = !DILocation(line: 95, column: 96, scope: !97)
!103 = !DILocation(line: 95, column: 100, scope: !97)
!104 = !DILocation(line: 95, column: 81, scope: !97)
!105 = distinct !DISubprogram(name: "leave_in_turns", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DILocation(line: 34, column: 3, scope: !105)
!107 = !DILocation(line: 34, column: 17, scope: !105)
!108 = !DILocation(line: 34, column: 13, scope: !105)
!109 = !DILocation(line: 35, column: 3, scope: !105)
!110 = !DILocation(line: 35, column: 15, scope: !105)
!111 = !DILocation(line: 35, column: 7, scope: !105)
!112 = !DILocation(line: 36, column: 8, scope: !105)
!113 = !DILocation(line: 36, column: 12, scope: !105)
!114 = !DILocation(line: 37, column: 15, scope: !105)
!115 = !DILocation(line: 37, column: 10, scope: !105)
!116 = !DILocation(line: 37, column: 5, scope: !105)
!117 = !DILocation(line: 37, column: 13, scope: !105)
!118 = !DILocation(line: 38, column: 5, scope: !105)
!119 = !DILocation(line: 39, column: 9, scope: !105)
!120 = !DILocation(line: 39, column: 13, scope: !105)
!121 = !DILocation(line: 39, column: 11, scope: !105)
!122 = !DILocation(line: 40, column: 16, scope: !105)
!123 = !DILocation(line: 40, column: 7, scope: !105)
!124 = !DILocation(line: 40, column: 11, scope: !105)
!125 = !DILocation(line: 40, column: 14, scope: !105)
!126 = !DILocation(line: 36, column: 3, scope: !105)
!127 = !DILocation(line: 46, column: 1, scope: !105)
!128 = !DILocation(line: 43, column: 19, scope: !105)
!129 = !DILocation(line: 43, column: 21, scope: !105)
!130 = !DILocation(line: 43, column: 26, scope: !105)
!131 = !DILocation(line: 43, column: 13, scope: !105)
!132 = !DILocation(line: 43, column: 38, scope: !105)
!133 = !DILocation(line: 43, column: 11, scope: !105)
!134 = !DILocation(line: 44, column: 5, scope: !105)
!135 = !DILocation(line: 45, column: 3, scope: !105)
!136 = !DILocation(line: 36, column: 24, scope: !105)
!137 = distinct !{!137, !126, !135, !76}
!138 = distinct !DISubprogram(name: "guarded", scope: !14, file: !14, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 63, column: 7, scope: !138)
!140 = !DILocation(line: 63, column: 12, scope: !138)
!141 = !DILocation(line: 63, column: 17, scope: !138)
!142 = !DILocation(line: 63, column: 20, scope: !138)
!143 = !DILocation(line: 63, column: 29, scope: !138)
!144 = !DILocation(line: 63, column: 26, scope: !138)
!145 = !DILocation(line: 63, column: 37, scope: !138)
!146 = !DILocation(line: 64, column: 7, scope: !138)
!147 = !DILocation(line: 64, column: 12, scope: !138)
!148 = !DILocation(line: 64, column: 17, scope: !138)
!149 = !DILocation(line: 64, column: 20, scope: !138)
!150 = !DILocation(line: 64, column: 29, scope: !138)
!151 = !DILocation(line: 64, column: 26, scope: !138)
!152 = !DILocation(line: 64, column: 37, scope: !138)
!153 = !DILocation(line: 65, column: 7, scope: !138)
!154 = !DILocation(line: 65, column: 12, scope: !138)
!155 = !DILocation(line: 65, column: 39, scope: !138)
!156 = !DILocation(line: 65, column: 48, scope: !138)
!157 = !DILocation(line: 65, column: 45, scope: !138)
!158 = !DILocation(line: 65, column: 19, scope: !138)
!159 = !DILocation(line: 65, column: 69, scope: !138)
!160 = !DILocation(line: 65, column: 18, scope: !138)
!161 = !DILocation(line: 66, column: 10, scope: !138)
!162 = !DILocation(line: 66, column: 16, scope: !138)
!163 = !DILocation(line: 66, column: 3, scope: !138)
!164 = distinct !DISubprogram(name: "__trap", scope: !165, file: !165, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DIFile(filename: "hipspv/include/hip/spirv_detail/print.h", directory: "/work/main")
!166 = !DILocation(line: 23, column: 48, scope: !164)
!167 = !DILocation(line: 23, column: 65, scope: !164)
!168 = distinct !DISubprogram(name: "barrier_inside", scope: !14, file: !14, line: 68, type: !15, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 69, column: 3, scope: !168)
!170 = !DILocation(line: 70, column: 13, scope: !168)
!171 = !DILocation(line: 70, column: 3, scope: !168)
!172 = !DILocation(line: 70, column: 8, scope: !168)
!173 = !DILocation(line: 70, column: 11, scope: !168)
!174 = !DILocation(line: 71, column: 3, scope: !168)
!175 = !DILocation(line: 72, column: 10, scope: !168)
!176 = !DILocation(line: 72, column: 16, scope: !168)
!177 = !DILocation(line: 72, column: 18, scope: !168)
!178 = !DILocation(line: 72, column: 23, scope: !168)
!179 = !DILocation(line: 72, column: 3, scope: !168)
!180 = distinct !DISubprogram(name: "ends_in_loop", scope: !14, file: !14, line: 76, type: !15, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 78, column: 3, scope: !180)
!182 = !DILocation(line: 78, column: 17, scope: !180)
!183 = !DILocation(line: 78, column: 13, scope: !180)
!184 = !DILocation(line: 79, column: 3, scope: !180)
!185 = !DILocation(line: 79, column: 7, scope: !180)
!186 = !DILocation(line: 80, column: 8, scope: !180)
!187 = !DILocation(line: 80, column: 12, scope: !180)
!188 = !DILocation(line: 80, column: 19, scope: !180)
!189 = !DILocation(line: 80, column: 21, scope: !180)
!190 = !DILocation(line: 80, column: 3, scope: !180)
!191 = !DILocation(line: 81, column: 9, scope: !180)
!192 = !DILocation(line: 81, column: 14, scope: !180)
!193 = !DILocation(line: 81, column: 21, scope: !180)
!194 = !DILocation(line: 81, column: 11, scope: !180)
!195 = !DILocation(line: 81, column: 41, scope: !180)
!196 = !DILocation(line: 81, column: 44, scope: !180)
!197 = !DILocation(line: 81, column: 50, scope: !180)
!198 = !DILocation(line: 81, column: 33, scope: !180)
!199 = !DILocation(line: 81, column: 58, scope: !180)
!200 = !DILocation(line: 81, column: 64, scope: !180)
!201 = !DILocation(line: 81, column: 62, scope: !180)
!202 = !DILocation(line: 81, column: 30, scope: !180)
!203 = !DILocation(line: 81, column: 26, scope: !180)
!204 = !DILocation(line: 82, column: 33, scope: !180)
!205 = !DILocation(line: 82, column: 12, scope: !180)
!206 = !DILocation(line: 82, column: 9, scope: !180)
!207 = !DILocation(line: 83, column: 32, scope: !180)
!208 = !DILocation(line: 83, column: 34, scope: !180)
!209 = !DILocation(line: 83, column: 38, scope: !180)
!210 = !DILocation(line: 83, column: 12, scope: !180)
!211 = !DILocation(line: 83, column: 9, scope: !180)
!212 = !DILocation(line: 84, column: 26, scope: !180)
!213 = !DILocation(line: 84, column: 28, scope: !180)
!214 = !DILocation(line: 84, column: 9, scope: !180)
!215 = !DILocation(line: 84, column: 40, scope: !180)
!216 = !DILocation(line: 84, column: 36, scope: !180)
!217 = !DILocation(line: 85, column: 3, scope: !180)
!218 = !DILocation(line: 80, column: 27, scope: !180)
!219 = distinct !{!219, !190, !217, !76}
!220 = !DILocation(line: 86, column: 12, scope: !180)
!221 = !DILocation(line: 86, column: 3, scope: !180)
!222 = !DILocation(line: 86, column: 7, scope: !180)
!223 = !DILocation(line: 86, column: 10, scope: !180)
!224 = !DILocation(line: 87, column: 1, scope: !180)
!225 = distinct !DISubprogram(name: "__syncthreads_count", scope: !85, file: !85, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!226 = !DILocation(line: 62, column: 33, scope: !225)
!227 = !DILocation(line: 62, column: 43, scope: !225)
!228 = !DILocation(line: 62, column: 10, scope: !225)
!229 = !DILocation(line: 62, column: 3, scope: !225)
!230 = distinct !DISubprogram(name: "__syncthreads_or", scope: !85, file: !85, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 65, column: 33, scope: !230)
!232 = !DILocation(line: 65, column: 43, scope: !230)
!233 = !DILocation(line: 65, column: 10, scope: !230)
!234 = !DILocation(line: 65, column: 49, scope: !230)
!235 = !DILocation(line: 65, column: 3, scope: !230)
!236 = distinct !DISubprogram(name: "two_barriers", scope: !14, file: !14, line: 119, type: !15, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 121, column: 3, scope: !236)
!238 = !DILocation(line: 121, column: 17, scope: !236)
!239 = !DILocation(line: 121, column: 13, scope: !236)
!240 = !DILocation(line: 122, column: 7, scope: !236)
!241 = !DILocation(line: 122, column: 9, scope: !236)
!242 = !DILocation(line: 123, column: 9, scope: !236)
!243 = !DILocation(line: 123, column: 11, scope: !236)
!244 = !DILocation(line: 123, column: 22, scope: !236)
!245 = !DILocation(line: 123, column: 17, scope: !236)
!246 = !DILocation(line: 124, column: 5, scope: !236)
!247 = !DILocation(line: 125, column: 14, scope: !236)
!248 = !DILocation(line: 125, column: 5, scope: !236)
!249 = !DILocation(line: 125, column: 9, scope: !236)
!250 = !DILocation(line: 125, column: 12, scope: !236)
!251 = !DILocation(line: 126, column: 5, scope: !236)
!252 = !DILocation(line: 128, column: 3, scope: !236)
!253 = !DILocation(line: 129, column: 12, scope: !236)
!254 = !DILocation(line: 129, column: 19, scope: !236)
!255 = !DILocation(line: 129, column: 17, scope: !236)
!256 = !DILocation(line: 129, column: 3, scope: !236)
!257 = !DILocation(line: 129, column: 7, scope: !236)
!258 = !DILocation(line: 129, column: 10, scope: !236)
!259 = !DILocation(line: 130, column: 1, scope: !236)
!260 = !{i8 0, i8 2}
