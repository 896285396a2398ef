; ModuleID = '<memory>'
source_filename = "tests/programs/warp_reduce.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZZ10block_sumsIiEvPKT_PS0_E7partial = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ10block_sumsIjEvPKT_PS0_E7partial = internal addrspace(3) global [32 x i32] undef, align 4
@_ZZ10block_sumsIfEvPKT_PS0_E7partial = internal addrspace(3) global [32 x float] undef, align 4
@_ZZ10block_sumsIdEvPKT_PS0_E7partial = internal addrspace(3) global [32 x double] undef, align 8
@_ZZ10block_sumsIxEvPKT_PS0_E7partial = internal addrspace(3) global [32 x i64] undef, align 8
@_ZZ10block_sumsIyEvPKT_PS0_E7partial = internal addrspace(3) global [32 x i64] undef, align 8
@__hip_cuid_6f5942294a855407 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5partsPKiPiS1_S1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i32, align 4
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = addrspacecast ptr %7 to ptr addrspace(4)
  %17 = addrspacecast ptr %8 to ptr addrspace(4)
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = addrspacecast ptr %10 to ptr addrspace(4)
  %20 = addrspacecast ptr %11 to ptr addrspace(4)
  %21 = addrspacecast ptr %12 to ptr addrspace(4)
  %22 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %16, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(1) %3, ptr addrspace(4) %17, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !17
  store ptr addrspace(4) %23, ptr addrspace(4) %18, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %19, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %20, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %21, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !20
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !21
  store i32 %27, ptr addrspace(4) %22, align 4, !dbg !22, !tbaa !9
  %28 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !23, !tbaa !17
  %29 = load i32, ptr addrspace(4) %22, align 4, !dbg !24, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !23
  %31 = getelementptr inbounds i32, ptr addrspace(4) %28, i64 %30, !dbg !23
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !23, !tbaa !9
  %33 = call spir_func noundef i32 @_Z11__shfl_downIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %32, i32 noundef 3, i32 noundef 8) #10, !dbg !25
  %34 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !26, !tbaa !17
  %35 = load i32, ptr addrspace(4) %22, align 4, !dbg !27, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !26
  %37 = getelementptr inbounds i32, ptr addrspace(4) %34, i64 %36, !dbg !26
  store i32 %33, ptr addrspace(4) %37, align 4, !dbg !28, !tbaa !9
  %38 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !29, !tbaa !17
  %39 = load i32, ptr addrspace(4) %22, align 4, !dbg !30, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !29
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !29
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !29, !tbaa !9
  %43 = call spir_func noundef i32 @_Z9__shfl_upIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %42, i32 noundef 2, i32 noundef 8) #10, !dbg !31
  %44 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !32, !tbaa !17
  %45 = load i32, ptr addrspace(4) %22, align 4, !dbg !33, !tbaa !9
  %46 = sext i32 %45 to i64, !dbg !32
  %47 = getelementptr inbounds i32, ptr addrspace(4) %44, i64 %46, !dbg !32
  store i32 %43, ptr addrspace(4) %47, align 4, !dbg !34, !tbaa !9
  %48 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !35, !tbaa !17
  %49 = load i32, ptr addrspace(4) %22, align 4, !dbg !36, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !35
  %51 = getelementptr inbounds i32, ptr addrspace(4) %48, i64 %50, !dbg !35
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !35, !tbaa !9
  %53 = call spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %52, i32 noundef 5, i32 noundef 8) #10, !dbg !37
  %54 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !38, !tbaa !17
  %55 = load i32, ptr addrspace(4) %22, align 4, !dbg !39, !tbaa !9
  %56 = sext i32 %55 to i64, !dbg !38
  %57 = getelementptr inbounds i32, ptr addrspace(4) %54, i64 %56, !dbg !38
  store i32 %53, ptr addrspace(4) %57, align 4, !dbg !40, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !41
  ret void, !dbg !41
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !44
  %4 = trunc i64 %3 to i32, !dbg !44
  ret i32 %4, !dbg !45
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z11__shfl_downIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !46 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !48, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !49, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !50, !tbaa !9
  %15 = call spir_func noundef i32 @_Z18__hipspv_lane_downji(i32 noundef %13, i32 noundef %14) #10, !dbg !51
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #10, !dbg !52
  ret i32 %16, !dbg !53
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9__shfl_upIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !54 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !55, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !56, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !57, !tbaa !9
  %15 = call spir_func noundef i32 @_Z16__hipspv_lane_upji(i32 noundef %13, i32 noundef %14) #10, !dbg !58
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #10, !dbg !59
  ret i32 %16, !dbg !60
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !61 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !62, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !63, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !64, !tbaa !9
  %15 = call spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %13, i32 noundef %14) #10, !dbg !65
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #10, !dbg !66
  ret i32 %16, !dbg !67
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %0, i32 noundef %1) #5 align 2 !dbg !68 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !69
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !70, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !72, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #10, !dbg !69
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !69, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !73, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !74
  ret i32 %14, !dbg !74
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z18__hipspv_lane_downji(i32 noundef %0, i32 noundef %1) #3 !dbg !75 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %9, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !76
  %12 = call spir_func i32 @__hipspv_lane() #10, !dbg !77
  store i32 %12, ptr addrspace(4) %11, align 4, !dbg !78, !tbaa !9
  %13 = load i32, ptr addrspace(4) %11, align 4, !dbg !79, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !80, !tbaa !9
  %15 = sub nsw i32 %14, 1, !dbg !81
  %16 = and i32 %13, %15, !dbg !82
  %17 = load i32, ptr addrspace(4) %9, align 4, !dbg !83, !tbaa !9
  %18 = add nsw i32 %16, %17, !dbg !84
  %19 = load i32, ptr addrspace(4) %10, align 4, !dbg !85, !tbaa !9
  %20 = icmp sge i32 %18, %19, !dbg !86
  br i1 %20, label %21, label %23, !dbg !87

21:                                               ; preds = %2
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !88, !tbaa !9
  br label %27, !dbg !87

23:                                               ; preds = %2
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !89, !tbaa !9
  %25 = load i32, ptr addrspace(4) %9, align 4, !dbg !90, !tbaa !9
  %26 = add nsw i32 %24, %25, !dbg !91
  br label %27, !dbg !87

27:                                               ; preds = %23, %21
  %28 = phi i32 [ %22, %21 ], [ %26, %23 ], !dbg !87
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !92
  ret i32 %28, !dbg !93
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__hipspv_lane_upji(i32 noundef %0, i32 noundef %1) #3 !dbg !94 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !95
  %14 = call spir_func i32 @__hipspv_lane() #10, !dbg !96
  store i32 %14, ptr addrspace(4) %12, align 4, !dbg !97, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !98
  %15 = load i32, ptr addrspace(4) %12, align 4, !dbg !99, !tbaa !9
  %16 = load i32, ptr addrspace(4) %10, align 4, !dbg !100, !tbaa !9
  %17 = sub nsw i32 %15, %16, !dbg !101
  store i32 %17, ptr addrspace(4) %13, align 4, !dbg !102, !tbaa !9
  %18 = load i32, ptr addrspace(4) %13, align 4, !dbg !103, !tbaa !9
  %19 = load i32, ptr addrspace(4) %12, align 4, !dbg !104, !tbaa !9
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !105, !tbaa !9
  %21 = sub nsw i32 %20, 1, !dbg !106
  %22 = xor i32 %21, -1, !dbg !107
  %23 = and i32 %19, %22, !dbg !108
  %24 = icmp slt i32 %18, %23, !dbg !109
  br i1 %24, label %25, label %27, !dbg !103

25:                                               ; preds = %2
  %26 = load i32, ptr addrspace(4) %12, align 4, !dbg !110, !tbaa !9
  br label %29, !dbg !103

27:                                               ; preds = %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !111, !tbaa !9
  br label %29, !dbg !103

29:                                               ; preds = %27, %25
  %30 = phi i32 [ %26, %25 ], [ %28, %27 ], !dbg !103
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !112
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !112
  ret i32 %30, !dbg !113
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %0, i32 noundef %1) #3 !dbg !114 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = call spir_func i32 @__hipspv_lane() #10, !dbg !115
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !116, !tbaa !9
  %11 = sub nsw i32 %10, 1, !dbg !117
  %12 = xor i32 %11, -1, !dbg !118
  %13 = and i32 %9, %12, !dbg !119
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !120, !tbaa !9
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !121, !tbaa !9
  %16 = sub nsw i32 %15, 1, !dbg !122
  %17 = and i32 %14, %16, !dbg !123
  %18 = add nsw i32 %13, %17, !dbg !124
  ret i32 %18, !dbg !125
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIiEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !126 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !127
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !128
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !129
  %17 = mul i32 %15, %16, !dbg !130
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !131
  %19 = add i32 %17, %18, !dbg !132
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !133, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !134, !tbaa !17
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !135, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !134
  %23 = getelementptr inbounds i32, ptr addrspace(4) %20, i64 %22, !dbg !134
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !134, !tbaa !9
  %25 = call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %24) #10, !dbg !136
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !137, !tbaa !17
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !138, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !137
  %29 = getelementptr inbounds i32, ptr addrspace(4) %26, i64 %28, !dbg !137
  store i32 %25, ptr addrspace(4) %29, align 4, !dbg !139, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !140
  ret void, !dbg !140
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !141 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !142
  %4 = trunc i64 %3 to i32, !dbg !142
  ret i32 %4, !dbg !143
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !144 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !145
  %4 = trunc i64 %3 to i32, !dbg !145
  ret i32 %4, !dbg !146
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %0) #5 !dbg !147 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !148
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !149, !tbaa !9
  br label %9, !dbg !148

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !150, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !151
  br i1 %11, label %13, label %12, !dbg !152

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !152
  br label %22

13:                                               ; preds = %9
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !153, !tbaa !9
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !154, !tbaa !9
  %16 = call spir_func noundef i32 @_Z10__shfl_xorIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !155
  %17 = load i32, ptr addrspace(4) %7, align 4, !dbg !156, !tbaa !9
  %18 = add nsw i32 %17, %16, !dbg !156
  store i32 %18, ptr addrspace(4) %7, align 4, !dbg !156, !tbaa !9
  br label %19, !dbg !157

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !158, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !158
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !158, !tbaa !9
  br label %9, !dbg !152, !llvm.loop !159

22:                                               ; preds = %12
  %23 = load i32, ptr addrspace(4) %7, align 4, !dbg !162, !tbaa !9
  ret i32 %23, !dbg !163
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z10__shfl_xorIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !164 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !165, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !166, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !167, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !168
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #10, !dbg !169
  ret i32 %16, !dbg !170
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %0, i32 noundef %1) #3 !dbg !171 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !172
  %14 = call spir_func i32 @__hipspv_lane() #10, !dbg !173
  store i32 %14, ptr addrspace(4) %12, align 4, !dbg !174, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !175
  %15 = load i32, ptr addrspace(4) %12, align 4, !dbg !176, !tbaa !9
  %16 = load i32, ptr addrspace(4) %10, align 4, !dbg !177, !tbaa !9
  %17 = xor i32 %15, %16, !dbg !178
  store i32 %17, ptr addrspace(4) %13, align 4, !dbg !179, !tbaa !9
  %18 = load i32, ptr addrspace(4) %13, align 4, !dbg !180, !tbaa !9
  %19 = load i32, ptr addrspace(4) %12, align 4, !dbg !181, !tbaa !9
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !182, !tbaa !9
  %21 = add nsw i32 %19, %20, !dbg !183
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !184, !tbaa !9
  %23 = sub nsw i32 %22, 1, !dbg !185
  %24 = xor i32 %23, -1, !dbg !186
  %25 = and i32 %21, %24, !dbg !187
  %26 = icmp sge i32 %18, %25, !dbg !188
  br i1 %26, label %27, label %29, !dbg !180

27:                                               ; preds = %2
  %28 = load i32, ptr addrspace(4) %12, align 4, !dbg !189, !tbaa !9
  br label %31, !dbg !180

29:                                               ; preds = %2
  %30 = load i32, ptr addrspace(4) %13, align 4, !dbg !190, !tbaa !9
  br label %31, !dbg !180

31:                                               ; preds = %29, %27
  %32 = phi i32 [ %28, %27 ], [ %30, %29 ], !dbg !180
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !191
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !191
  ret i32 %32, !dbg !192
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIiEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !193 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !17
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !194
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !195
  %20 = urem i32 %19, 32, !dbg !196
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !197, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !194
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !198
  %22 = udiv i32 %21, 32, !dbg !199
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !200, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !201
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !202, !tbaa !17
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !203
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !204
  %26 = mul i32 %24, %25, !dbg !205
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !206
  %28 = add i32 %26, %27, !dbg !207
  %29 = zext i32 %28 to i64, !dbg !202
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) %23, i64 %29, !dbg !202
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !202, !tbaa !9
  %32 = call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %31) #10, !dbg !208
  store i32 %32, ptr addrspace(4) %16, align 4, !dbg !209, !tbaa !9
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !210, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !211
  br i1 %34, label %35, label %40, !dbg !211

35:                                               ; preds = %2
  %36 = load i32, ptr addrspace(4) %16, align 4, !dbg !212, !tbaa !9
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !213, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !214
  %39 = getelementptr inbounds [32 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIiEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !214
  store i32 %36, ptr addrspace(4) %39, align 4, !dbg !215, !tbaa !9
  br label %40, !dbg !214

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !216
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !217, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !218
  br i1 %42, label %43, label %66, !dbg !218

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !219, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !220
  %46 = sdiv i32 %45, 32, !dbg !221
  %47 = icmp slt i32 %44, %46, !dbg !222
  br i1 %47, label %48, label %53, !dbg !219

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !223, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !224
  %51 = getelementptr inbounds [32 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIiEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !224
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !224, !tbaa !9
  br label %54, !dbg !219

53:                                               ; preds = %43
  br label %54, !dbg !219

54:                                               ; preds = %53, %48
  %55 = phi i32 [ %52, %48 ], [ 0, %53 ], !dbg !219
  %56 = call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %55) #10, !dbg !225
  store i32 %56, ptr addrspace(4) %16, align 4, !dbg !226, !tbaa !9
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !227, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !228
  br i1 %58, label %59, label %65, !dbg !228

59:                                               ; preds = %54
  %60 = load i32, ptr addrspace(4) %16, align 4, !dbg !229, !tbaa !9
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !230, !tbaa !17
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !231
  %63 = zext i32 %62 to i64, !dbg !230
  %64 = getelementptr inbounds nuw i32, ptr addrspace(4) %61, i64 %63, !dbg !230
  store i32 %60, ptr addrspace(4) %64, align 4, !dbg !232, !tbaa !9
  br label %65, !dbg !230

65:                                               ; preds = %59, %54
  br label %66, !dbg !233

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !234
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !234
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !234
  ret void, !dbg !234
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !235 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !236
  ret void, !dbg !237
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIjEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !238 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !239
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !240
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !241
  %17 = mul i32 %15, %16, !dbg !242
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !243
  %19 = add i32 %17, %18, !dbg !244
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !245, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !246, !tbaa !17
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !247, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !246
  %23 = getelementptr inbounds i32, ptr addrspace(4) %20, i64 %22, !dbg !246
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !246, !tbaa !9
  %25 = call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %24) #10, !dbg !248
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !249, !tbaa !17
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !250, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !249
  %29 = getelementptr inbounds i32, ptr addrspace(4) %26, i64 %28, !dbg !249
  store i32 %25, ptr addrspace(4) %29, align 4, !dbg !251, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !252
  ret void, !dbg !252
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %0) #5 !dbg !253 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !254
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !255, !tbaa !9
  br label %9, !dbg !254

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !256, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !257
  br i1 %11, label %13, label %12, !dbg !258

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !258
  br label %22

13:                                               ; preds = %9
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !259, !tbaa !9
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !260, !tbaa !9
  %16 = call spir_func noundef i32 @_Z10__shfl_xorIjEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !261
  %17 = load i32, ptr addrspace(4) %7, align 4, !dbg !262, !tbaa !9
  %18 = add i32 %17, %16, !dbg !262
  store i32 %18, ptr addrspace(4) %7, align 4, !dbg !262, !tbaa !9
  br label %19, !dbg !263

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !264, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !264
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !264, !tbaa !9
  br label %9, !dbg !258, !llvm.loop !265

22:                                               ; preds = %12
  %23 = load i32, ptr addrspace(4) %7, align 4, !dbg !267, !tbaa !9
  ret i32 %23, !dbg !268
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z10__shfl_xorIjEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !269 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !270, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !271, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !272, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !273
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIjLj4EE4readEji(i32 noundef %12, i32 noundef %15) #10, !dbg !274
  ret i32 %16, !dbg !275
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN19__hipspv_lane_valueIjLj4EE4readEji(i32 noundef %0, i32 noundef %1) #5 align 2 !dbg !276 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !277
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !278, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !279, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #10, !dbg !277
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !277, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !280, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !281
  ret i32 %14, !dbg !281
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIjEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !282 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !17
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !283
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !284
  %20 = urem i32 %19, 32, !dbg !285
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !286, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !283
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !287
  %22 = udiv i32 %21, 32, !dbg !288
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !289, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !290
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !291, !tbaa !17
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !292
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !293
  %26 = mul i32 %24, %25, !dbg !294
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !295
  %28 = add i32 %26, %27, !dbg !296
  %29 = zext i32 %28 to i64, !dbg !291
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) %23, i64 %29, !dbg !291
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !291, !tbaa !9
  %32 = call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %31) #10, !dbg !297
  store i32 %32, ptr addrspace(4) %16, align 4, !dbg !298, !tbaa !9
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !299, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !300
  br i1 %34, label %35, label %40, !dbg !300

35:                                               ; preds = %2
  %36 = load i32, ptr addrspace(4) %16, align 4, !dbg !301, !tbaa !9
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !302, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !303
  %39 = getelementptr inbounds [32 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIjEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !303
  store i32 %36, ptr addrspace(4) %39, align 4, !dbg !304, !tbaa !9
  br label %40, !dbg !303

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !305
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !306, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !307
  br i1 %42, label %43, label %66, !dbg !307

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !308, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !309
  %46 = sdiv i32 %45, 32, !dbg !310
  %47 = icmp slt i32 %44, %46, !dbg !311
  br i1 %47, label %48, label %53, !dbg !308

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !312, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !313
  %51 = getelementptr inbounds [32 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIjEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !313
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !313, !tbaa !9
  br label %54, !dbg !308

53:                                               ; preds = %43
  br label %54, !dbg !308

54:                                               ; preds = %53, %48
  %55 = phi i32 [ %52, %48 ], [ 0, %53 ], !dbg !308
  %56 = call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %55) #10, !dbg !314
  store i32 %56, ptr addrspace(4) %16, align 4, !dbg !315, !tbaa !9
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !316, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !317
  br i1 %58, label %59, label %65, !dbg !317

59:                                               ; preds = %54
  %60 = load i32, ptr addrspace(4) %16, align 4, !dbg !318, !tbaa !9
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !319, !tbaa !17
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !320
  %63 = zext i32 %62 to i64, !dbg !319
  %64 = getelementptr inbounds nuw i32, ptr addrspace(4) %61, i64 %63, !dbg !319
  store i32 %60, ptr addrspace(4) %64, align 4, !dbg !321, !tbaa !9
  br label %65, !dbg !319

65:                                               ; preds = %59, %54
  br label %66, !dbg !322

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !323
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !323
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !323
  ret void, !dbg !323
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIfEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !324 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !325
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !325
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !325
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !327
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !328
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !329
  %17 = mul i32 %15, %16, !dbg !330
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !331
  %19 = add i32 %17, %18, !dbg !332
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !333, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !334, !tbaa !325
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !335, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !334
  %23 = getelementptr inbounds float, ptr addrspace(4) %20, i64 %22, !dbg !334
  %24 = load float, ptr addrspace(4) %23, align 4, !dbg !334, !tbaa !336
  %25 = call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %24) #10, !dbg !338
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !339, !tbaa !325
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !340, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !339
  %29 = getelementptr inbounds float, ptr addrspace(4) %26, i64 %28, !dbg !339
  store float %25, ptr addrspace(4) %29, align 4, !dbg !341, !tbaa !336
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !342
  ret void, !dbg !342
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %0) #5 !dbg !343 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !336
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !344
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !345, !tbaa !9
  br label %9, !dbg !344

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !346, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !347
  br i1 %11, label %13, label %12, !dbg !348

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !348
  br label %22

13:                                               ; preds = %9
  %14 = load float, ptr addrspace(4) %7, align 4, !dbg !349, !tbaa !336
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !350, !tbaa !9
  %16 = call contract spir_func noundef float @_Z10__shfl_xorIfEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(float noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !351
  %17 = load float, ptr addrspace(4) %7, align 4, !dbg !352, !tbaa !336
  %18 = fadd contract float %17, %16, !dbg !352
  store float %18, ptr addrspace(4) %7, align 4, !dbg !352, !tbaa !336
  br label %19, !dbg !353

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !354, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !354
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !354, !tbaa !9
  br label %9, !dbg !348, !llvm.loop !355

22:                                               ; preds = %12
  %23 = load float, ptr addrspace(4) %7, align 4, !dbg !357, !tbaa !336
  ret float %23, !dbg !358
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef float @_Z10__shfl_xorIfEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(float noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !359 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %9, align 4, !tbaa !336
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load float, ptr addrspace(4) %9, align 4, !dbg !360, !tbaa !336
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !361, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !362, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !363
  %16 = call contract spir_func noundef float @_ZN19__hipspv_lane_valueIfLj4EE4readEfi(float noundef %12, i32 noundef %15) #10, !dbg !364
  ret float %16, !dbg !365
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN19__hipspv_lane_valueIfLj4EE4readEfi(float noundef %0, i32 noundef %1) #5 align 2 !dbg !366 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %8, align 4, !tbaa !336
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !367
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !368, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !369, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #10, !dbg !367
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !367, !tbaa !9
  %14 = load float, ptr addrspace(4) %10, align 4, !dbg !370, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !371
  ret float %14, !dbg !371
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIfEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !372 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !325
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !325
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !325
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !325
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !373
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !374
  %20 = urem i32 %19, 32, !dbg !375
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !376, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !373
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !377
  %22 = udiv i32 %21, 32, !dbg !378
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !379, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !380
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !381, !tbaa !325
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !382
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !383
  %26 = mul i32 %24, %25, !dbg !384
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !385
  %28 = add i32 %26, %27, !dbg !386
  %29 = zext i32 %28 to i64, !dbg !381
  %30 = getelementptr inbounds nuw float, ptr addrspace(4) %23, i64 %29, !dbg !381
  %31 = load float, ptr addrspace(4) %30, align 4, !dbg !381, !tbaa !336
  %32 = call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %31) #10, !dbg !387
  store float %32, ptr addrspace(4) %16, align 4, !dbg !388, !tbaa !336
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !389, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !390
  br i1 %34, label %35, label %40, !dbg !390

35:                                               ; preds = %2
  %36 = load float, ptr addrspace(4) %16, align 4, !dbg !391, !tbaa !336
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !392, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !393
  %39 = getelementptr inbounds [32 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIfEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !393
  store float %36, ptr addrspace(4) %39, align 4, !dbg !394, !tbaa !336
  br label %40, !dbg !393

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !395
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !396, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !397
  br i1 %42, label %43, label %66, !dbg !397

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !398, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !399
  %46 = sdiv i32 %45, 32, !dbg !400
  %47 = icmp slt i32 %44, %46, !dbg !401
  br i1 %47, label %48, label %53, !dbg !398

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !402, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !403
  %51 = getelementptr inbounds [32 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIfEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !403
  %52 = load float, ptr addrspace(4) %51, align 4, !dbg !403, !tbaa !336
  br label %54, !dbg !398

53:                                               ; preds = %43
  br label %54, !dbg !398

54:                                               ; preds = %53, %48
  %55 = phi contract float [ %52, %48 ], [ 0.000000e+00, %53 ], !dbg !398
  %56 = call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %55) #10, !dbg !404
  store float %56, ptr addrspace(4) %16, align 4, !dbg !405, !tbaa !336
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !406, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !407
  br i1 %58, label %59, label %65, !dbg !407

59:                                               ; preds = %54
  %60 = load float, ptr addrspace(4) %16, align 4, !dbg !408, !tbaa !336
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !409, !tbaa !325
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !410
  %63 = zext i32 %62 to i64, !dbg !409
  %64 = getelementptr inbounds nuw float, ptr addrspace(4) %61, i64 %63, !dbg !409
  store float %60, ptr addrspace(4) %64, align 4, !dbg !411, !tbaa !336
  br label %65, !dbg !409

65:                                               ; preds = %59, %54
  br label %66, !dbg !412

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !413
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !413
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !413
  ret void, !dbg !413
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIdEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !414 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !415
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !415
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !415
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !415
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !417
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !418
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !419
  %17 = mul i32 %15, %16, !dbg !420
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !421
  %19 = add i32 %17, %18, !dbg !422
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !423, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !424, !tbaa !415
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !425, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !424
  %23 = getelementptr inbounds double, ptr addrspace(4) %20, i64 %22, !dbg !424
  %24 = load double, ptr addrspace(4) %23, align 8, !dbg !424, !tbaa !426
  %25 = call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %24) #10, !dbg !428
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !429, !tbaa !415
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !430, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !429
  %29 = getelementptr inbounds double, ptr addrspace(4) %26, i64 %28, !dbg !429
  store double %25, ptr addrspace(4) %29, align 8, !dbg !431, !tbaa !426
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !432
  ret void, !dbg !432
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %0) #5 !dbg !433 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %7, align 8, !tbaa !426
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !434
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !435, !tbaa !9
  br label %9, !dbg !434

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !436, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !437
  br i1 %11, label %13, label %12, !dbg !438

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !438
  br label %22

13:                                               ; preds = %9
  %14 = load double, ptr addrspace(4) %7, align 8, !dbg !439, !tbaa !426
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !440, !tbaa !9
  %16 = call contract spir_func noundef double @_Z10__shfl_xorIdEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(double noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !441
  %17 = load double, ptr addrspace(4) %7, align 8, !dbg !442, !tbaa !426
  %18 = fadd contract double %17, %16, !dbg !442
  store double %18, ptr addrspace(4) %7, align 8, !dbg !442, !tbaa !426
  br label %19, !dbg !443

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !444, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !444
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !444, !tbaa !9
  br label %9, !dbg !438, !llvm.loop !445

22:                                               ; preds = %12
  %23 = load double, ptr addrspace(4) %7, align 8, !dbg !447, !tbaa !426
  ret double %23, !dbg !448
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef double @_Z10__shfl_xorIdEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(double noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !449 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %9, align 8, !tbaa !426
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load double, ptr addrspace(4) %9, align 8, !dbg !450, !tbaa !426
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !451, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !452, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !453
  %16 = call contract spir_func noundef double @_ZN19__hipspv_lane_valueIdLj8EE4readEdi(double noundef %12, i32 noundef %15) #10, !dbg !454
  ret double %16, !dbg !455
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_ZN19__hipspv_lane_valueIdLj8EE4readEdi(double noundef %0, i32 noundef %1) #5 align 2 !dbg !456 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %8, align 8, !tbaa !426
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !457
  %11 = load i64, ptr addrspace(4) %8, align 8, !dbg !458, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !459, !tbaa !9
  %13 = call spir_func i64 @__hipspv_shuffle64(i64 noundef %11, i32 noundef %12) #10, !dbg !457
  store i64 %13, ptr addrspace(4) %10, align 8, !dbg !457, !tbaa !460
  %14 = load double, ptr addrspace(4) %10, align 8, !dbg !462, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !463
  ret double %14, !dbg !463
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIdEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !464 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca double, align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !415
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !415
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !415
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !415
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !465
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !466
  %20 = urem i32 %19, 32, !dbg !467
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !468, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !465
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !469
  %22 = udiv i32 %21, 32, !dbg !470
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !471, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !472
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !473, !tbaa !415
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !474
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !475
  %26 = mul i32 %24, %25, !dbg !476
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !477
  %28 = add i32 %26, %27, !dbg !478
  %29 = zext i32 %28 to i64, !dbg !473
  %30 = getelementptr inbounds nuw double, ptr addrspace(4) %23, i64 %29, !dbg !473
  %31 = load double, ptr addrspace(4) %30, align 8, !dbg !473, !tbaa !426
  %32 = call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %31) #10, !dbg !479
  store double %32, ptr addrspace(4) %16, align 8, !dbg !480, !tbaa !426
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !481, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !482
  br i1 %34, label %35, label %40, !dbg !482

35:                                               ; preds = %2
  %36 = load double, ptr addrspace(4) %16, align 8, !dbg !483, !tbaa !426
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !484, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !485
  %39 = getelementptr inbounds [32 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIdEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !485
  store double %36, ptr addrspace(4) %39, align 8, !dbg !486, !tbaa !426
  br label %40, !dbg !485

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !487
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !488, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !489
  br i1 %42, label %43, label %66, !dbg !489

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !490, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !491
  %46 = sdiv i32 %45, 32, !dbg !492
  %47 = icmp slt i32 %44, %46, !dbg !493
  br i1 %47, label %48, label %53, !dbg !490

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !494, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !495
  %51 = getelementptr inbounds [32 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIdEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !495
  %52 = load double, ptr addrspace(4) %51, align 8, !dbg !495, !tbaa !426
  br label %54, !dbg !490

53:                                               ; preds = %43
  br label %54, !dbg !490

54:                                               ; preds = %53, %48
  %55 = phi contract double [ %52, %48 ], [ 0.000000e+00, %53 ], !dbg !490
  %56 = call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %55) #10, !dbg !496
  store double %56, ptr addrspace(4) %16, align 8, !dbg !497, !tbaa !426
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !498, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !499
  br i1 %58, label %59, label %65, !dbg !499

59:                                               ; preds = %54
  %60 = load double, ptr addrspace(4) %16, align 8, !dbg !500, !tbaa !426
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !501, !tbaa !415
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !502
  %63 = zext i32 %62 to i64, !dbg !501
  %64 = getelementptr inbounds nuw double, ptr addrspace(4) %61, i64 %63, !dbg !501
  store double %60, ptr addrspace(4) %64, align 8, !dbg !503, !tbaa !426
  br label %65, !dbg !501

65:                                               ; preds = %59, %54
  br label %66, !dbg !504

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !505
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !505
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !505
  ret void, !dbg !505
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIxEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !506 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !507
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !507
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !507
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !507
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !509
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !510
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !511
  %17 = mul i32 %15, %16, !dbg !512
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !513
  %19 = add i32 %17, %18, !dbg !514
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !515, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !516, !tbaa !507
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !517, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !516
  %23 = getelementptr inbounds i64, ptr addrspace(4) %20, i64 %22, !dbg !516
  %24 = load i64, ptr addrspace(4) %23, align 8, !dbg !516, !tbaa !460
  %25 = call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %24) #10, !dbg !518
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !519, !tbaa !507
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !520, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !519
  %29 = getelementptr inbounds i64, ptr addrspace(4) %26, i64 %28, !dbg !519
  store i64 %25, ptr addrspace(4) %29, align 8, !dbg !521, !tbaa !460
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !522
  ret void, !dbg !522
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %0) #5 !dbg !523 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %7, align 8, !tbaa !460
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !524
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !525, !tbaa !9
  br label %9, !dbg !524

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !526, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !527
  br i1 %11, label %13, label %12, !dbg !528

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !528
  br label %22

13:                                               ; preds = %9
  %14 = load i64, ptr addrspace(4) %7, align 8, !dbg !529, !tbaa !460
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !530, !tbaa !9
  %16 = call spir_func noundef i64 @_Z10__shfl_xorIxEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i64 noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !531
  %17 = load i64, ptr addrspace(4) %7, align 8, !dbg !532, !tbaa !460
  %18 = add nsw i64 %17, %16, !dbg !532
  store i64 %18, ptr addrspace(4) %7, align 8, !dbg !532, !tbaa !460
  br label %19, !dbg !533

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !534, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !534
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !534, !tbaa !9
  br label %9, !dbg !528, !llvm.loop !535

22:                                               ; preds = %12
  %23 = load i64, ptr addrspace(4) %7, align 8, !dbg !537, !tbaa !460
  ret i64 %23, !dbg !538
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i64 @_Z10__shfl_xorIxEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i64 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !539 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %9, align 8, !tbaa !460
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load i64, ptr addrspace(4) %9, align 8, !dbg !540, !tbaa !460
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !541, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !542, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !543
  %16 = call spir_func noundef i64 @_ZN19__hipspv_lane_valueIxLj8EE4readExi(i64 noundef %12, i32 noundef %15) #10, !dbg !544
  ret i64 %16, !dbg !545
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN19__hipspv_lane_valueIxLj8EE4readExi(i64 noundef %0, i32 noundef %1) #5 align 2 !dbg !546 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %8, align 8, !tbaa !460
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !547
  %11 = load i64, ptr addrspace(4) %8, align 8, !dbg !548, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !549, !tbaa !9
  %13 = call spir_func i64 @__hipspv_shuffle64(i64 noundef %11, i32 noundef %12) #10, !dbg !547
  store i64 %13, ptr addrspace(4) %10, align 8, !dbg !547, !tbaa !460
  %14 = load i64, ptr addrspace(4) %10, align 8, !dbg !550, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !551
  ret i64 %14, !dbg !551
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIxEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !552 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !507
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !507
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !507
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !507
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !553
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !554
  %20 = urem i32 %19, 32, !dbg !555
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !556, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !553
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !557
  %22 = udiv i32 %21, 32, !dbg !558
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !559, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !560
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !561, !tbaa !507
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !562
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !563
  %26 = mul i32 %24, %25, !dbg !564
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !565
  %28 = add i32 %26, %27, !dbg !566
  %29 = zext i32 %28 to i64, !dbg !561
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %23, i64 %29, !dbg !561
  %31 = load i64, ptr addrspace(4) %30, align 8, !dbg !561, !tbaa !460
  %32 = call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %31) #10, !dbg !567
  store i64 %32, ptr addrspace(4) %16, align 8, !dbg !568, !tbaa !460
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !569, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !570
  br i1 %34, label %35, label %40, !dbg !570

35:                                               ; preds = %2
  %36 = load i64, ptr addrspace(4) %16, align 8, !dbg !571, !tbaa !460
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !572, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !573
  %39 = getelementptr inbounds [32 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIxEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !573
  store i64 %36, ptr addrspace(4) %39, align 8, !dbg !574, !tbaa !460
  br label %40, !dbg !573

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !575
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !576, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !577
  br i1 %42, label %43, label %66, !dbg !577

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !578, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !579
  %46 = sdiv i32 %45, 32, !dbg !580
  %47 = icmp slt i32 %44, %46, !dbg !581
  br i1 %47, label %48, label %53, !dbg !578

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !582, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !583
  %51 = getelementptr inbounds [32 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIxEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !583
  %52 = load i64, ptr addrspace(4) %51, align 8, !dbg !583, !tbaa !460
  br label %54, !dbg !578

53:                                               ; preds = %43
  br label %54, !dbg !578

54:                                               ; preds = %53, %48
  %55 = phi i64 [ %52, %48 ], [ 0, %53 ], !dbg !578
  %56 = call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %55) #10, !dbg !584
  store i64 %56, ptr addrspace(4) %16, align 8, !dbg !585, !tbaa !460
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !586, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !587
  br i1 %58, label %59, label %65, !dbg !587

59:                                               ; preds = %54
  %60 = load i64, ptr addrspace(4) %16, align 8, !dbg !588, !tbaa !460
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !589, !tbaa !507
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !590
  %63 = zext i32 %62 to i64, !dbg !589
  %64 = getelementptr inbounds nuw i64, ptr addrspace(4) %61, i64 %63, !dbg !589
  store i64 %60, ptr addrspace(4) %64, align 8, !dbg !591, !tbaa !460
  br label %65, !dbg !589

65:                                               ; preds = %59, %54
  br label %66, !dbg !592

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !593
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !593
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !593
  ret void, !dbg !593
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIyEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !594 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !507
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !507
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !507
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !507
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !595
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !596
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !597
  %17 = mul i32 %15, %16, !dbg !598
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !599
  %19 = add i32 %17, %18, !dbg !600
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !601, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !602, !tbaa !507
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !603, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !602
  %23 = getelementptr inbounds i64, ptr addrspace(4) %20, i64 %22, !dbg !602
  %24 = load i64, ptr addrspace(4) %23, align 8, !dbg !602, !tbaa !460
  %25 = call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %24) #10, !dbg !604
  %26 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !605, !tbaa !507
  %27 = load i32, ptr addrspace(4) %12, align 4, !dbg !606, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !605
  %29 = getelementptr inbounds i64, ptr addrspace(4) %26, i64 %28, !dbg !605
  store i64 %25, ptr addrspace(4) %29, align 8, !dbg !607, !tbaa !460
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !608
  ret void, !dbg !608
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %0) #5 !dbg !609 {
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %7, align 8, !tbaa !460
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !610
  store i32 16, ptr addrspace(4) %8, align 4, !dbg !611, !tbaa !9
  br label %9, !dbg !610

9:                                                ; preds = %19, %1
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !612, !tbaa !9
  %11 = icmp sgt i32 %10, 0, !dbg !613
  br i1 %11, label %13, label %12, !dbg !614

12:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !614
  br label %22

13:                                               ; preds = %9
  %14 = load i64, ptr addrspace(4) %7, align 8, !dbg !615, !tbaa !460
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !616, !tbaa !9
  %16 = call spir_func noundef i64 @_Z10__shfl_xorIyEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i64 noundef %14, i32 noundef %15, i32 noundef 32) #10, !dbg !617
  %17 = load i64, ptr addrspace(4) %7, align 8, !dbg !618, !tbaa !460
  %18 = add i64 %17, %16, !dbg !618
  store i64 %18, ptr addrspace(4) %7, align 8, !dbg !618, !tbaa !460
  br label %19, !dbg !619

19:                                               ; preds = %13
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !620, !tbaa !9
  %21 = ashr i32 %20, 1, !dbg !620
  store i32 %21, ptr addrspace(4) %8, align 4, !dbg !620, !tbaa !9
  br label %9, !dbg !614, !llvm.loop !621

22:                                               ; preds = %12
  %23 = load i64, ptr addrspace(4) %7, align 8, !dbg !623, !tbaa !460
  ret i64 %23, !dbg !624
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i64 @_Z10__shfl_xorIyEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i64 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !625 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %9, align 8, !tbaa !460
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load i64, ptr addrspace(4) %9, align 8, !dbg !626, !tbaa !460
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !627, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !628, !tbaa !9
  %15 = call spir_func noundef i32 @_Z17__hipspv_lane_xorii(i32 noundef %13, i32 noundef %14) #10, !dbg !629
  %16 = call spir_func noundef i64 @_ZN19__hipspv_lane_valueIyLj8EE4readEyi(i64 noundef %12, i32 noundef %15) #10, !dbg !630
  ret i64 %16, !dbg !631
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN19__hipspv_lane_valueIyLj8EE4readEyi(i64 noundef %0, i32 noundef %1) #5 align 2 !dbg !632 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %8, align 8, !tbaa !460
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !633
  %11 = load i64, ptr addrspace(4) %8, align 8, !dbg !634, !tbaa !71
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !635, !tbaa !9
  %13 = call spir_func i64 @__hipspv_shuffle64(i64 noundef %11, i32 noundef %12) #10, !dbg !633
  store i64 %13, ptr addrspace(4) %10, align 8, !dbg !633, !tbaa !460
  %14 = load i64, ptr addrspace(4) %10, align 8, !dbg !636, !tbaa !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !637
  ret i64 %14, !dbg !637
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIyEvPKT_PS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !638 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !507
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !507
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !507
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !507
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !639
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !640
  %20 = urem i32 %19, 32, !dbg !641
  store i32 %20, ptr addrspace(4) %14, align 4, !dbg !642, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !639
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !643
  %22 = udiv i32 %21, 32, !dbg !644
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !645, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !646
  %23 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !647, !tbaa !507
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !648
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !649
  %26 = mul i32 %24, %25, !dbg !650
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !651
  %28 = add i32 %26, %27, !dbg !652
  %29 = zext i32 %28 to i64, !dbg !647
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %23, i64 %29, !dbg !647
  %31 = load i64, ptr addrspace(4) %30, align 8, !dbg !647, !tbaa !460
  %32 = call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %31) #10, !dbg !653
  store i64 %32, ptr addrspace(4) %16, align 8, !dbg !654, !tbaa !460
  %33 = load i32, ptr addrspace(4) %14, align 4, !dbg !655, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !656
  br i1 %34, label %35, label %40, !dbg !656

35:                                               ; preds = %2
  %36 = load i64, ptr addrspace(4) %16, align 8, !dbg !657, !tbaa !460
  %37 = load i32, ptr addrspace(4) %15, align 4, !dbg !658, !tbaa !9
  %38 = sext i32 %37 to i64, !dbg !659
  %39 = getelementptr inbounds [32 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIyEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %38, !dbg !659
  store i64 %36, ptr addrspace(4) %39, align 8, !dbg !660, !tbaa !460
  br label %40, !dbg !659

40:                                               ; preds = %35, %2
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !661
  %41 = load i32, ptr addrspace(4) %15, align 4, !dbg !662, !tbaa !9
  %42 = icmp eq i32 %41, 0, !dbg !663
  br i1 %42, label %43, label %66, !dbg !663

43:                                               ; preds = %40
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !664, !tbaa !9
  %45 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !665
  %46 = sdiv i32 %45, 32, !dbg !666
  %47 = icmp slt i32 %44, %46, !dbg !667
  br i1 %47, label %48, label %53, !dbg !664

48:                                               ; preds = %43
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !668, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !669
  %51 = getelementptr inbounds [32 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIyEvPKT_PS0_E7partial to ptr addrspace(4)), i64 0, i64 %50, !dbg !669
  %52 = load i64, ptr addrspace(4) %51, align 8, !dbg !669, !tbaa !460
  br label %54, !dbg !664

53:                                               ; preds = %43
  br label %54, !dbg !664

54:                                               ; preds = %53, %48
  %55 = phi i64 [ %52, %48 ], [ 0, %53 ], !dbg !664
  %56 = call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %55) #10, !dbg !670
  store i64 %56, ptr addrspace(4) %16, align 8, !dbg !671, !tbaa !460
  %57 = load i32, ptr addrspace(4) %14, align 4, !dbg !672, !tbaa !9
  %58 = icmp eq i32 %57, 0, !dbg !673
  br i1 %58, label %59, label %65, !dbg !673

59:                                               ; preds = %54
  %60 = load i64, ptr addrspace(4) %16, align 8, !dbg !674, !tbaa !460
  %61 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !675, !tbaa !507
  %62 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !676
  %63 = zext i32 %62 to i64, !dbg !675
  %64 = getelementptr inbounds nuw i64, ptr addrspace(4) %61, i64 %63, !dbg !675
  store i64 %60, ptr addrspace(4) %64, align 8, !dbg !677, !tbaa !460
  br label %65, !dbg !675

65:                                               ; preds = %59, %54
  br label %66, !dbg !678

66:                                               ; preds = %65, %40
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !679
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !679
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !679
  ret void, !dbg !679
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__hipspv_lane() #7 {
  %1 = call spir_func i32 @_Z22get_sub_group_local_idv() #12
  ret i32 %1
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() #8

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__hipspv_shuffle32(i32 noundef %0, i32 noundef %1) #7 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
  store i32 %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = load i32, ptr %4, align 4
  %7 = call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %5, i32 noundef %6) #12
  ret i32 %7
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) #8

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @__hipspv_shuffle64(i64 noundef %0, i32 noundef %1) #7 {
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store i64 %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load i64, ptr %3, align 8
  %6 = load i32, ptr %4, align 4
  %7 = call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %5, i32 noundef %6) #12
  ret i64 %7
}

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17sub_group_shufflemj(i64 noundef, i32 noundef) #8

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!1 = !DIFile(filename: "warp_reduce.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "parts", scope: !14, file: !14, line: 30, type: !15, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/warp_reduce.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 31, column: 3, scope: !13)
!21 = !DILocation(line: 31, column: 17, scope: !13)
!22 = !DILocation(line: 31, column: 13, scope: !13)
!23 = !DILocation(line: 32, column: 25, scope: !13)
!24 = !DILocation(line: 32, column: 28, scope: !13)
!25 = !DILocation(line: 32, column: 13, scope: !13)
!26 = !DILocation(line: 32, column: 3, scope: !13)
!27 = !DILocation(line: 32, column: 8, scope: !13)
!28 = !DILocation(line: 32, column: 11, scope: !13)
!29 = !DILocation(line: 33, column: 21, scope: !13)
!30 = !DILocation(line: 33, column: 24, scope: !13)
!31 = !DILocation(line: 33, column: 11, scope: !13)
!32 = !DILocation(line: 33, column: 3, scope: !13)
!33 = !DILocation(line: 33, column: 6, scope: !13)
!34 = !DILocation(line: 33, column: 9, scope: !13)
!35 = !DILocation(line: 34, column: 22, scope: !13)
!36 = !DILocation(line: 34, column: 25, scope: !13)
!37 = !DILocation(line: 34, column: 15, scope: !13)
!38 = !DILocation(line: 34, column: 3, scope: !13)
!39 = !DILocation(line: 34, column: 10, scope: !13)
!40 = !DILocation(line: 34, column: 13, scope: !13)
!41 = !DILocation(line: 35, column: 1, scope: !13)
!42 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!44 = !DILocation(line: 39, column: 208, scope: !42)
!45 = !DILocation(line: 39, column: 175, scope: !42)
!46 = distinct !DISubprogram(name: "__shfl_down<int>", scope: !47, file: !47, line: 140, type: !15, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!48 = !DILocation(line: 140, column: 198, scope: !46)
!49 = !DILocation(line: 140, column: 224, scope: !46)
!50 = !DILocation(line: 140, column: 230, scope: !46)
!51 = !DILocation(line: 140, column: 205, scope: !46)
!52 = !DILocation(line: 140, column: 154, scope: !46)
!53 = !DILocation(line: 140, column: 147, scope: !46)
!54 = distinct !DISubprogram(name: "__shfl_up<int>", scope: !47, file: !47, line: 139, type: !15, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = !DILocation(line: 139, column: 196, scope: !54)
!56 = !DILocation(line: 139, column: 220, scope: !54)
!57 = !DILocation(line: 139, column: 226, scope: !54)
!58 = !DILocation(line: 139, column: 203, scope: !54)
!59 = !DILocation(line: 139, column: 152, scope: !54)
!60 = !DILocation(line: 139, column: 145, scope: !54)
!61 = distinct !DISubprogram(name: "__shfl<int>", scope: !47, file: !47, line: 138, type: !15, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DILocation(line: 138, column: 184, scope: !61)
!63 = !DILocation(line: 138, column: 208, scope: !61)
!64 = !DILocation(line: 138, column: 214, scope: !61)
!65 = !DILocation(line: 138, column: 191, scope: !61)
!66 = !DILocation(line: 138, column: 140, scope: !61)
!67 = !DILocation(line: 138, column: 133, scope: !61)
!68 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !DILocation(line: 75, column: 36, scope: !68)
!70 = !DILocation(line: 75, column: 55, scope: !68)
!71 = !{!11, !11, i64 0}
!72 = !DILocation(line: 75, column: 96, scope: !68)
!73 = !DILocation(line: 75, column: 12, scope: !68)
!74 = !DILocation(line: 75, column: 5, scope: !68)
!75 = distinct !DISubprogram(name: "__hipspv_lane_down", scope: !47, file: !47, line: 112, type: !15, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 113, column: 3, scope: !75)
!77 = !DILocation(line: 113, column: 31, scope: !75)
!78 = !DILocation(line: 113, column: 7, scope: !75)
!79 = !DILocation(line: 114, column: 11, scope: !75)
!80 = !DILocation(line: 114, column: 19, scope: !75)
!81 = !DILocation(line: 114, column: 25, scope: !75)
!82 = !DILocation(line: 114, column: 16, scope: !75)
!83 = !DILocation(line: 114, column: 50, scope: !75)
!84 = !DILocation(line: 114, column: 31, scope: !75)
!85 = !DILocation(line: 114, column: 60, scope: !75)
!86 = !DILocation(line: 114, column: 57, scope: !75)
!87 = !DILocation(line: 114, column: 10, scope: !75)
!88 = !DILocation(line: 114, column: 68, scope: !75)
!89 = !DILocation(line: 115, column: 68, scope: !75)
!90 = !DILocation(line: 115, column: 92, scope: !75)
!91 = !DILocation(line: 115, column: 73, scope: !75)
!92 = !DILocation(line: 116, column: 1, scope: !75)
!93 = !DILocation(line: 114, column: 3, scope: !75)
!94 = distinct !DISubprogram(name: "__hipspv_lane_up", scope: !47, file: !47, line: 107, type: !15, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 108, column: 3, scope: !94)
!96 = !DILocation(line: 108, column: 31, scope: !94)
!97 = !DILocation(line: 108, column: 7, scope: !94)
!98 = !DILocation(line: 109, column: 3, scope: !94)
!99 = !DILocation(line: 109, column: 14, scope: !94)
!100 = !DILocation(line: 109, column: 38, scope: !94)
!101 = !DILocation(line: 109, column: 19, scope: !94)
!102 = !DILocation(line: 109, column: 7, scope: !94)
!103 = !DILocation(line: 110, column: 10, scope: !94)
!104 = !DILocation(line: 110, column: 18, scope: !94)
!105 = !DILocation(line: 110, column: 27, scope: !94)
!106 = !DILocation(line: 110, column: 33, scope: !94)
!107 = !DILocation(line: 110, column: 25, scope: !94)
!108 = !DILocation(line: 110, column: 23, scope: !94)
!109 = !DILocation(line: 110, column: 15, scope: !94)
!110 = !DILocation(line: 110, column: 41, scope: !94)
!111 = !DILocation(line: 110, column: 48, scope: !94)
!112 = !DILocation(line: 111, column: 1, scope: !94)
!113 = !DILocation(line: 110, column: 3, scope: !94)
!114 = distinct !DISubprogram(name: "__hipspv_lane_at", scope: !47, file: !47, line: 104, type: !15, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = !DILocation(line: 105, column: 27, scope: !114)
!116 = !DILocation(line: 105, column: 47, scope: !114)
!117 = !DILocation(line: 105, column: 53, scope: !114)
!118 = !DILocation(line: 105, column: 45, scope: !114)
!119 = !DILocation(line: 105, column: 43, scope: !114)
!120 = !DILocation(line: 105, column: 62, scope: !114)
!121 = !DILocation(line: 105, column: 70, scope: !114)
!122 = !DILocation(line: 105, column: 76, scope: !114)
!123 = !DILocation(line: 105, column: 67, scope: !114)
!124 = !DILocation(line: 105, column: 59, scope: !114)
!125 = !DILocation(line: 105, column: 3, scope: !114)
!126 = distinct !DISubprogram(name: "warp_sums<int>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 12, column: 3, scope: !126)
!128 = !DILocation(line: 12, column: 17, scope: !126)
!129 = !DILocation(line: 12, column: 30, scope: !126)
!130 = !DILocation(line: 12, column: 28, scope: !126)
!131 = !DILocation(line: 12, column: 43, scope: !126)
!132 = !DILocation(line: 12, column: 41, scope: !126)
!133 = !DILocation(line: 12, column: 13, scope: !126)
!134 = !DILocation(line: 13, column: 21, scope: !126)
!135 = !DILocation(line: 13, column: 24, scope: !126)
!136 = !DILocation(line: 13, column: 12, scope: !126)
!137 = !DILocation(line: 13, column: 3, scope: !126)
!138 = !DILocation(line: 13, column: 7, scope: !126)
!139 = !DILocation(line: 13, column: 10, scope: !126)
!140 = !DILocation(line: 14, column: 1, scope: !126)
!141 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 40, column: 207, scope: !141)
!143 = !DILocation(line: 40, column: 174, scope: !141)
!144 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 41, column: 207, scope: !144)
!146 = !DILocation(line: 41, column: 174, scope: !144)
!147 = distinct !DISubprogram(name: "warp_sum<int>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = !DILocation(line: 6, column: 8, scope: !147)
!149 = !DILocation(line: 6, column: 12, scope: !147)
!150 = !DILocation(line: 6, column: 23, scope: !147)
!151 = !DILocation(line: 6, column: 28, scope: !147)
!152 = !DILocation(line: 6, column: 3, scope: !147)
!153 = !DILocation(line: 6, column: 65, scope: !147)
!154 = !DILocation(line: 6, column: 72, scope: !147)
!155 = !DILocation(line: 6, column: 54, scope: !147)
!156 = !DILocation(line: 6, column: 51, scope: !147)
!157 = !DILocation(line: 6, column: 45, scope: !147)
!158 = !DILocation(line: 6, column: 38, scope: !147)
!159 = distinct !{!159, !152, !160, !161}
!160 = !DILocation(line: 6, column: 76, scope: !147)
!161 = !{!"llvm.loop.mustprogress"}
!162 = !DILocation(line: 7, column: 10, scope: !147)
!163 = !DILocation(line: 7, column: 3, scope: !147)
!164 = distinct !DISubprogram(name: "__shfl_xor<int>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 141, column: 188, scope: !164)
!166 = !DILocation(line: 141, column: 213, scope: !164)
!167 = !DILocation(line: 141, column: 219, scope: !164)
!168 = !DILocation(line: 141, column: 195, scope: !164)
!169 = !DILocation(line: 141, column: 144, scope: !164)
!170 = !DILocation(line: 141, column: 137, scope: !164)
!171 = distinct !DISubprogram(name: "__hipspv_lane_xor", scope: !47, file: !47, line: 117, type: !15, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DILocation(line: 118, column: 3, scope: !171)
!173 = !DILocation(line: 118, column: 31, scope: !171)
!174 = !DILocation(line: 118, column: 7, scope: !171)
!175 = !DILocation(line: 119, column: 3, scope: !171)
!176 = !DILocation(line: 119, column: 14, scope: !171)
!177 = !DILocation(line: 119, column: 21, scope: !171)
!178 = !DILocation(line: 119, column: 19, scope: !171)
!179 = !DILocation(line: 119, column: 7, scope: !171)
!180 = !DILocation(line: 120, column: 10, scope: !171)
!181 = !DILocation(line: 120, column: 20, scope: !171)
!182 = !DILocation(line: 120, column: 27, scope: !171)
!183 = !DILocation(line: 120, column: 25, scope: !171)
!184 = !DILocation(line: 120, column: 38, scope: !171)
!185 = !DILocation(line: 120, column: 44, scope: !171)
!186 = !DILocation(line: 120, column: 36, scope: !171)
!187 = !DILocation(line: 120, column: 34, scope: !171)
!188 = !DILocation(line: 120, column: 15, scope: !171)
!189 = !DILocation(line: 120, column: 52, scope: !171)
!190 = !DILocation(line: 120, column: 59, scope: !171)
!191 = !DILocation(line: 121, column: 1, scope: !171)
!192 = !DILocation(line: 120, column: 3, scope: !171)
!193 = distinct !DISubprogram(name: "block_sums<int>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!194 = !DILocation(line: 19, column: 3, scope: !193)
!195 = !DILocation(line: 19, column: 20, scope: !193)
!196 = !DILocation(line: 19, column: 32, scope: !193)
!197 = !DILocation(line: 19, column: 13, scope: !193)
!198 = !DILocation(line: 19, column: 51, scope: !193)
!199 = !DILocation(line: 19, column: 63, scope: !193)
!200 = !DILocation(line: 19, column: 44, scope: !193)
!201 = !DILocation(line: 20, column: 3, scope: !193)
!202 = !DILocation(line: 20, column: 20, scope: !193)
!203 = !DILocation(line: 20, column: 23, scope: !193)
!204 = !DILocation(line: 20, column: 36, scope: !193)
!205 = !DILocation(line: 20, column: 34, scope: !193)
!206 = !DILocation(line: 20, column: 49, scope: !193)
!207 = !DILocation(line: 20, column: 47, scope: !193)
!208 = !DILocation(line: 20, column: 11, scope: !193)
!209 = !DILocation(line: 20, column: 5, scope: !193)
!210 = !DILocation(line: 21, column: 7, scope: !193)
!211 = !DILocation(line: 21, column: 12, scope: !193)
!212 = !DILocation(line: 21, column: 34, scope: !193)
!213 = !DILocation(line: 21, column: 26, scope: !193)
!214 = !DILocation(line: 21, column: 18, scope: !193)
!215 = !DILocation(line: 21, column: 32, scope: !193)
!216 = !DILocation(line: 22, column: 3, scope: !193)
!217 = !DILocation(line: 23, column: 7, scope: !193)
!218 = !DILocation(line: 23, column: 12, scope: !193)
!219 = !DILocation(line: 24, column: 20, scope: !193)
!220 = !DILocation(line: 24, column: 44, scope: !193)
!221 = !DILocation(line: 24, column: 56, scope: !193)
!222 = !DILocation(line: 24, column: 25, scope: !193)
!223 = !DILocation(line: 24, column: 77, scope: !193)
!224 = !DILocation(line: 24, column: 69, scope: !193)
!225 = !DILocation(line: 24, column: 11, scope: !193)
!226 = !DILocation(line: 24, column: 9, scope: !193)
!227 = !DILocation(line: 25, column: 9, scope: !193)
!228 = !DILocation(line: 25, column: 14, scope: !193)
!229 = !DILocation(line: 25, column: 38, scope: !193)
!230 = !DILocation(line: 25, column: 20, scope: !193)
!231 = !DILocation(line: 25, column: 24, scope: !193)
!232 = !DILocation(line: 25, column: 36, scope: !193)
!233 = !DILocation(line: 26, column: 3, scope: !193)
!234 = !DILocation(line: 27, column: 1, scope: !193)
!235 = distinct !DISubprogram(name: "__syncthreads", scope: !43, file: !43, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DILocation(line: 60, column: 55, scope: !235)
!237 = !DILocation(line: 60, column: 76, scope: !235)
!238 = distinct !DISubprogram(name: "warp_sums<unsigned int>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = !DILocation(line: 12, column: 3, scope: !238)
!240 = !DILocation(line: 12, column: 17, scope: !238)
!241 = !DILocation(line: 12, column: 30, scope: !238)
!242 = !DILocation(line: 12, column: 28, scope: !238)
!243 = !DILocation(line: 12, column: 43, scope: !238)
!244 = !DILocation(line: 12, column: 41, scope: !238)
!245 = !DILocation(line: 12, column: 13, scope: !238)
!246 = !DILocation(line: 13, column: 21, scope: !238)
!247 = !DILocation(line: 13, column: 24, scope: !238)
!248 = !DILocation(line: 13, column: 12, scope: !238)
!249 = !DILocation(line: 13, column: 3, scope: !238)
!250 = !DILocation(line: 13, column: 7, scope: !238)
!251 = !DILocation(line: 13, column: 10, scope: !238)
!252 = !DILocation(line: 14, column: 1, scope: !238)
!253 = distinct !DISubprogram(name: "warp_sum<unsigned int>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!254 = !DILocation(line: 6, column: 8, scope: !253)
!255 = !DILocation(line: 6, column: 12, scope: !253)
!256 = !DILocation(line: 6, column: 23, scope: !253)
!257 = !DILocation(line: 6, column: 28, scope: !253)
!258 = !DILocation(line: 6, column: 3, scope: !253)
!259 = !DILocation(line: 6, column: 65, scope: !253)
!260 = !DILocation(line: 6, column: 72, scope: !253)
!261 = !DILocation(line: 6, column: 54, scope: !253)
!262 = !DILocation(line: 6, column: 51, scope: !253)
!263 = !DILocation(line: 6, column: 45, scope: !253)
!264 = !DILocation(line: 6, column: 38, scope: !253)
!265 = distinct !{!265, !258, !266, !161}
!266 = !DILocation(line: 6, column: 76, scope: !253)
!267 = !DILocation(line: 7, column: 10, scope: !253)
!268 = !DILocation(line: 7, column: 3, scope: !253)
!269 = distinct !DISubprogram(name: "__shfl_xor<unsigned int>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !DILocation(line: 141, column: 188, scope: !269)
!271 = !DILocation(line: 141, column: 213, scope: !269)
!272 = !DILocation(line: 141, column: 219, scope: !269)
!273 = !DILocation(line: 141, column: 195, scope: !269)
!274 = !DILocation(line: 141, column: 144, scope: !269)
!275 = !DILocation(line: 141, column: 137, scope: !269)
!276 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!277 = !DILocation(line: 75, column: 36, scope: !276)
!278 = !DILocation(line: 75, column: 55, scope: !276)
!279 = !DILocation(line: 75, column: 96, scope: !276)
!280 = !DILocation(line: 75, column: 12, scope: !276)
!281 = !DILocation(line: 75, column: 5, scope: !276)
!282 = distinct !DISubprogram(name: "block_sums<unsigned int>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !DILocation(line: 19, column: 3, scope: !282)
!284 = !DILocation(line: 19, column: 20, scope: !282)
!285 = !DILocation(line: 19, column: 32, scope: !282)
!286 = !DILocation(line: 19, column: 13, scope: !282)
!287 = !DILocation(line: 19, column: 51, scope: !282)
!288 = !DILocation(line: 19, column: 63, scope: !282)
!289 = !DILocation(line: 19, column: 44, scope: !282)
!290 = !DILocation(line: 20, column: 3, scope: !282)
!291 = !DILocation(line: 20, column: 20, scope: !282)
!292 = !DILocation(line: 20, column: 23, scope: !282)
!293 = !DILocation(line: 20, column: 36, scope: !282)
!294 = !DILocation(line: 20, column: 34, scope: !282)
!295 = !DILocation(line: 20, column: 49, scope: !282)
!296 = !DILocation(line: 20, column: 47, scope: !282)
!297 = !DILocation(line: 20, column: 11, scope: !282)
!298 = !DILocation(line: 20, column: 5, scope: !282)
!299 = !DILocation(line: 21, column: 7, scope: !282)
!300 = !DILocation(line: 21, column: 12, scope: !282)
!301 = !DILocation(line: 21, column: 34, scope: !282)
!302 = !DILocation(line: 21, column: 26, scope: !282)
!303 = !DILocation(line: 21, column: 18, scope: !282)
!304 = !DILocation(line: 21, column: 32, scope: !282)
!305 = !DILocation(line: 22, column: 3, scope: !282)
!306 = !DILocation(line: 23, column: 7, scope: !282)
!307 = !DILocation(line: 23, column: 12, scope: !282)
!308 = !DILocation(line: 24, column: 20, scope: !282)
!309 = !DILocation(line: 24, column: 44, scope: !282)
!310 = !DILocation(line: 24, column: 56, scope: !282)
!311 = !DILocation(line: 24, column: 25, scope: !282)
!312 = !DILocation(line: 24, column: 77, scope: !282)
!313 = !DILocation(line: 24, column: 69, scope: !282)
!314 = !DILocation(line: 24, column: 11, scope: !282)
!315 = !DILocation(line: 24, column: 9, scope: !282)
!316 = !DILocation(line: 25, column: 9, scope: !282)
!317 = !DILocation(line: 25, column: 14, scope: !282)
!318 = !DILocation(line: 25, column: 38, scope: !282)
!319 = !DILocation(line: 25, column: 20, scope: !282)
!320 = !DILocation(line: 25, column: 24, scope: !282)
!321 = !DILocation(line: 25, column: 36, scope: !282)
!322 = !DILocation(line: 26, column: 3, scope: !282)
!323 = !DILocation(line: 27, column: 1, scope: !282)
!324 = distinct !DISubprogram(name: "warp_sums<float>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!325 = !{!326, !326, i64 0}
!326 = !{!"p1 float", !19, i64 0}
!327 = !DILocation(line: 12, column: 3, scope: !324)
!328 = !DILocation(line: 12, column: 17, scope: !324)
!329 = !DILocation(line: 12, column: 30, scope: !324)
!330 = !DILocation(line: 12, column: 28, scope: !324)
!331 = !DILocation(line: 12, column: 43, scope: !324)
!332 = !DILocation(line: 12, column: 41, scope: !324)
!333 = !DILocation(line: 12, column: 13, scope: !324)
!334 = !DILocation(line: 13, column: 21, scope: !324)
!335 = !DILocation(line: 13, column: 24, scope: !324)
!336 = !{!337, !337, i64 0}
!337 = !{!"float", !11, i64 0}
!338 = !DILocation(line: 13, column: 12, scope: !324)
!339 = !DILocation(line: 13, column: 3, scope: !324)
!340 = !DILocation(line: 13, column: 7, scope: !324)
!341 = !DILocation(line: 13, column: 10, scope: !324)
!342 = !DILocation(line: 14, column: 1, scope: !324)
!343 = distinct !DISubprogram(name: "warp_sum<float>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!344 = !DILocation(line: 6, column: 8, scope: !343)
!345 = !DILocation(line: 6, column: 12, scope: !343)
!346 = !DILocation(line: 6, column: 23, scope: !343)
!347 = !DILocation(line: 6, column: 28, scope: !343)
!348 = !DILocation(line: 6, column: 3, scope: !343)
!349 = !DILocation(line: 6, column: 65, scope: !343)
!350 = !DILocation(line: 6, column: 72, scope: !343)
!351 = !DILocation(line: 6, column: 54, scope: !343)
!352 = !DILocation(line: 6, column: 51, scope: !343)
!353 = !DILocation(line: 6, column: 45, scope: !343)
!354 = !DILocation(line: 6, column: 38, scope: !343)
!355 = distinct !{!355, !348, !356, !161}
!356 = !DILocation(line: 6, column: 76, scope: !343)
!357 = !DILocation(line: 7, column: 10, scope: !343)
!358 = !DILocation(line: 7, column: 3, scope: !343)
!359 = distinct !DISubprogram(name: "__shfl_xor<float>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!360 = !DILocation(line: 141, column: 188, scope: !359)
!361 = !DILocation(line: 141, column: 213, scope: !359)
!362 = !DILocation(line: 141, column: 219, scope: !359)
!363 = !DILocation(line: 141, column: 195, scope: !359)
!364 = !DILocation(line: 141, column: 144, scope: !359)
!365 = !DILocation(line: 141, column: 137, scope: !359)
!366 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!367 = !DILocation(line: 75, column: 36, scope: !366)
!368 = !DILocation(line: 75, column: 55, scope: !366)
!369 = !DILocation(line: 75, column: 96, scope: !366)
!370 = !DILocation(line: 75, column: 12, scope: !366)
!371 = !DILocation(line: 75, column: 5, scope: !366)
!372 = distinct !DISubprogram(name: "block_sums<float>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!373 = !DILocation(line: 19, column: 3, scope: !372)
!374 = !DILocation(line: 19, column: 20, scope: !372)
!375 = !DILocation(line: 19, column: 32, scope: !372)
!376 = !DILocation(line: 19, column: 13, scope: !372)
!377 = !DILocation(line: 19, column: 51, scope: !372)
!378 = !DILocation(line: 19, column: 63, scope: !372)
!379 = !DILocation(line: 19, column: 44, scope: !372)
!380 = !DILocation(line: 20, column: 3, scope: !372)
!381 = !DILocation(line: 20, column: 20, scope: !372)
!382 = !DILocation(line: 20, column: 23, scope: !372)
!383 = !DILocation(line: 20, column: 36, scope: !372)
!384 = !DILocation(line: 20, column: 34, scope: !372)
!385 = !DILocation(line: 20, column: 49, scope: !372)
!386 = !DILocation(line: 20, column: 47, scope: !372)
!387 = !DILocation(line: 20, column: 11, scope: !372)
!388 = !DILocation(line: 20, column: 5, scope: !372)
!389 = !DILocation(line: 21, column: 7, scope: !372)
!390 = !DILocation(line: 21, column: 12, scope: !372)
!391 = !DILocation(line: 21, column: 34, scope: !372)
!392 = !DILocation(line: 21, column: 26, scope: !372)
!393 = !DILocation(line: 21, column: 18, scope: !372)
!394 = !DILocation(line: 21, column: 32, scope: !372)
!395 = !DILocation(line: 22, column: 3, scope: !372)
!396 = !DILocation(line: 23, column: 7, scope: !372)
!397 = !DILocation(line: 23, column: 12, scope: !372)
!398 = !DILocation(line: 24, column: 20, scope: !372)
!399 = !DILocation(line: 24, column: 44, scope: !372)
!400 = !DILocation(line: 24, column: 56, scope: !372)
!401 = !DILocation(line: 24, column: 25, scope: !372)
!402 = !DILocation(line: 24, column: 77, scope: !372)
!403 = !DILocation(line: 24, column: 69, scope: !372)
!404 = !DILocation(line: 24, column: 11, scope: !372)
!405 = !DILocation(line: 24, column: 9, scope: !372)
!406 = !DILocation(line: 25, column: 9, scope: !372)
!407 = !DILocation(line: 25, column: 14, scope: !372)
!408 = !DILocation(line: 25, column: 38, scope: !372)
!409 = !DILocation(line: 25, column: 20, scope: !372)
!410 = !DILocation(line: 25, column: 24, scope: !372)
!411 = !DILocation(line: 25, column: 36, scope: !372)
!412 = !DILocation(line: 26, column: 3, scope: !372)
!413 = !DILocation(line: 27, column: 1, scope: !372)
!414 = distinct !DISubprogram(name: "warp_sums<double>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!415 = !{!416, !416, i64 0}
!416 = !{!"p1 double", !19, i64 0}
!417 = !DILocation(line: 12, column: 3, scope: !414)
!418 = !DILocation(line: 12, column: 17, scope: !414)
!419 = !DILocation(line: 12, column: 30, scope: !414)
!420 = !DILocation(line: 12, column: 28, scope: !414)
!421 = !DILocation(line: 12, column: 43, scope: !414)
!422 = !DILocation(line: 12, column: 41, scope: !414)
!423 = !DILocation(line: 12, column: 13, scope: !414)
!424 = !DILocation(line: 13, column: 21, scope: !414)
!425 = !DILocation(line: 13, column: 24, scope: !414)
!426 = !{!427, !427, i64 0}
!427 = !{!"double", !11, i64 0}
!428 = !DILocation(line: 13, column: 12, scope: !414)
!429 = !DILocation(line: 13, column: 3, scope: !414)
!430 = !DILocation(line: 13, column: 7, scope: !414)
!431 = !DILocation(line: 13, column: 10, scope: !414)
!432 = !DILocation(line: 14, column: 1, scope: !414)
!433 = distinct !DISubprogram(name: "warp_sum<double>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!434 = !DILocation(line: 6, column: 8, scope: !433)
!435 = !DILocation(line: 6, column: 12, scope: !433)
!436 = !DILocation(line: 6, column: 23, scope: !433)
!437 = !DILocation(line: 6, column: 28, scope: !433)
!438 = !DILocation(line: 6, column: 3, scope: !433)
!439 = !DILocation(line: 6, column: 65, scope: !433)
!440 = !DILocation(line: 6, column: 72, scope: !433)
!441 = !DILocation(line: 6, column: 54, scope: !433)
!442 = !DILocation(line: 6, column: 51, scope: !433)
!443 = !DILocation(line: 6, column: 45, scope: !433)
!444 = !DILocation(line: 6, column: 38, scope: !433)
!445 = distinct !{!445, !438, !446, !161}
!446 = !DILocation(line: 6, column: 76, scope: !433)
!447 = !DILocation(line: 7, column: 10, scope: !433)
!448 = !DILocation(line: 7, column: 3, scope: !433)
!449 = distinct !DISubprogram(name: "__shfl_xor<double>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!450 = !DILocation(line: 141, column: 188, scope: !449)
!451 = !DILocation(line: 141, column: 213, scope: !449)
!452 = !DILocation(line: 141, column: 219, scope: !449)
!453 = !DILocation(line: 141, column: 195, scope: !449)
!454 = !DILocation(line: 141, column: 144, scope: !449)
!455 = !DILocation(line: 141, column: 137, scope: !449)
!456 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!457 = !DILocation(line: 83, column: 14, scope: !456)
!458 = !DILocation(line: 83, column: 33, scope: !456)
!459 = !DILocation(line: 83, column: 80, scope: !456)
!460 = !{!461, !461, i64 0}
!461 = !{!"long long", !11, i64 0}
!462 = !DILocation(line: 82, column: 12, scope: !456)
!463 = !DILocation(line: 82, column: 5, scope: !456)
!464 = distinct !DISubprogram(name: "block_sums<double>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!465 = !DILocation(line: 19, column: 3, scope: !464)
!466 = !DILocation(line: 19, column: 20, scope: !464)
!467 = !DILocation(line: 19, column: 32, scope: !464)
!468 = !DILocation(line: 19, column: 13, scope: !464)
!469 = !DILocation(line: 19, column: 51, scope: !464)
!470 = !DILocation(line: 19, column: 63, scope: !464)
!471 = !DILocation(line: 19, column: 44, scope: !464)
!472 = !DILocation(line: 20, column: 3, scope: !464)
!473 = !DILocation(line: 20, column: 20, scope: !464)
!474 = !DILocation(line: 20, column: 23, scope: !464)
!475 = !DILocation(line: 20, column: 36, scope: !464)
!476 = !DILocation(line: 20, column: 34, scope: !464)
!477 = !DILocation(line: 20, column: 49, scope: !464)
!478 = !DILocation(line: 20, column: 47, scope: !464)
!479 = !DILocation(line: 20, column: 11, scope: !464)
!480 = !DILocation(line: 20, column: 5, scope: !464)
!481 = !DILocation(line: 21, column: 7, scope: !464)
!482 = !DILocation(line: 21, column: 12, scope: !464)
!483 = !DILocation(line: 21, column: 34, scope: !464)
!484 = !DILocation(line: 21, column: 26, scope: !464)
!485 = !DILocation(line: 21, column: 18, scope: !464)
!486 = !DILocation(line: 21, column: 32, scope: !464)
!487 = !DILocation(line: 22, column: 3, scope: !464)
!488 = !DILocation(line: 23, column: 7, scope: !464)
!489 = !DILocation(line: 23, column: 12, scope: !464)
!490 = !DILocation(line: 24, column: 20, scope: !464)
!491 = !DILocation(line: 24, column: 44, scope: !464)
!492 = !DILocation(line: 24, column: 56, scope: !464)
!493 = !DILocation(line: 24, column: 25, scope: !464)
!494 = !DILocation(line: 24, column: 77, scope: !464)
!495 = !DILocation(line: 24, column: 69, scope: !464)
!496 = !DILocation(line: 24, column: 11, scope: !464)
!497 = !DILocation(line: 24, column: 9, scope: !464)
!498 = !DILocation(line: 25, column: 9, scope: !464)
!499 = !DILocation(line: 25, column: 14, scope: !464)
!500 = !DILocation(line: 25, column: 38, scope: !464)
!501 = !DILocation(line: 25, column: 20, scope: !464)
!502 = !DILocation(line: 25, column: 24, scope: !464)
!503 = !DILocation(line: 25, column: 36, scope: !464)
!504 = !DILocation(line: 26, column: 3, scope: !464)
!505 = !DILocation(line: 27, column: 1, scope: !464)
!506 = distinct !DISubprogram(name: "warp_sums<long long>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!507 = !{!508, !508, i64 0}
!508 = !{!"p1 long long", !19, i64 0}
!509 = !DILocation(line: 12, column: 3, scope: !506)
!510 = !DILocation(line: 12, column: 17, scope: !506)
!511 = !DILocation(line: 12, column: 30, scope: !506)
!512 = !DILocation(line: 12, column: 28, scope: !506)
!513 = !DILocation(line: 12, column: 43, scope: !506)
!514 = !DILocation(line: 12, column: 41, scope: !506)
!515 = !DILocation(line: 12, column: 13, scope: !506)
!516 = !DILocation(line: 13, column: 21, scope: !506)
!517 = !DILocation(line: 13, column: 24, scope: !506)
!518 = !DILocation(line: 13, column: 12, scope: !506)
!519 = !DILocation(line: 13, column: 3, scope: !506)
!520 = !DILocation(line: 13, column: 7, scope: !506)
!521 = !DILocation(line: 13, column: 10, scope: !506)
!522 = !DILocation(line: 14, column: 1, scope: !506)
!523 = distinct !DISubprogram(name: "warp_sum<long long>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!524 = !DILocation(line: 6, column: 8, scope: !523)
!525 = !DILocation(line: 6, column: 12, scope: !523)
!526 = !DILocation(line: 6, column: 23, scope: !523)
!527 = !DILocation(line: 6, column: 28, scope: !523)
!528 = !DILocation(line: 6, column: 3, scope: !523)
!529 = !DILocation(line: 6, column: 65, scope: !523)
!530 = !DILocation(line: 6, column: 72, scope: !523)
!531 = !DILocation(line: 6, column: 54, scope: !523)
!532 = !DILocation(line: 6, column: 51, scope: !523)
!533 = !DILocation(line: 6, column: 45, scope: !523)
!534 = !DILocation(line: 6, column: 38, scope: !523)
!535 = distinct !{!535, !528, !536, !161}
!536 = !DILocation(line: 6, column: 76, scope: !523)
!537 = !DILocation(line: 7, column: 10, scope: !523)
!538 = !DILocation(line: 7, column: 3, scope: !523)
!539 = distinct !DISubprogram(name: "__shfl_xor<long long>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!540 = !DILocation(line: 141, column: 188, scope: !539)
!541 = !DILocation(line: 141, column: 213, scope: !539)
!542 = !DILocation(line: 141, column: 219, scope: !539)
!543 = !DILocation(line: 141, column: 195, scope: !539)
!544 = !DILocation(line: 141, column: 144, scope: !539)
!545 = !DILocation(line: 141, column: 137, scope: !539)
!546 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!547 = !DILocation(line: 83, column: 14, scope: !546)
!548 = !DILocation(line: 83, column: 33, scope: !546)
!549 = !DILocation(line: 83, column: 80, scope: !546)
!550 = !DILocation(line: 82, column: 12, scope: !546)
!551 = !DILocation(line: 82, column: 5, scope: !546)
!552 = distinct !DISubprogram(name: "block_sums<long long>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!553 = !DILocation(line: 19, column: 3, scope: !552)
!554 = !DILocation(line: 19, column: 20, scope: !552)
!555 = !DILocation(line: 19, column: 32, scope: !552)
!556 = !DILocation(line: 19, column: 13, scope: !552)
!557 = !DILocation(line: 19, column: 51, scope: !552)
!558 = !DILocation(line: 19, column: 63, scope: !552)
!559 = !DILocation(line: 19, column: 44, scope: !552)
!560 = !DILocation(line: 20, column: 3, scope: !552)
!561 = !DILocation(line: 20, column: 20, scope: !552)
!562 = !DILocation(line: 20, column: 23, scope: !552)
!563 = !DILocation(line: 20, column: 36, scope: !552)
!564 = !DILocation(line: 20, column: 34, scope: !552)
!565 = !DILocation(line: 20, column: 49, scope: !552)
!566 = !DILocation(line: 20, column: 47, scope: !552)
!567 = !DILocation(line: 20, column: 11, scope: !552)
!568 = !DILocation(line: 20, column: 5, scope: !552)
!569 = !DILocation(line: 21, column: 7, scope: !552)
!570 = !DILocation(line: 21, column: 12, scope: !552)
!571 = !DILocation(line: 21, column: 34, scope: !552)
!572 = !DILocation(line: 21, column: 26, scope: !552)
!573 = !DILocation(line: 21, column: 18, scope: !552)
!574 = !DILocation(line: 21, column: 32, scope: !552)
!575 = !DILocation(line: 22, column: 3, scope: !552)
!576 = !DILocation(line: 23, column: 7, scope: !552)
!577 = !DILocation(line: 23, column: 12, scope: !552)
!578 = !DILocation(line: 24, column: 20, scope: !552)
!579 = !DILocation(line: 24, column: 44, scope: !552)
!580 = !DILocation(line: 24, column: 56, scope: !552)
!581 = !DILocation(line: 24, column: 25, scope: !552)
!582 = !DILocation(line: 24, column: 77, scope: !552)
!583 = !DILocation(line: 24, column: 69, scope: !552)
!584 = !DILocation(line: 24, column: 11, scope: !552)
!585 = !DILocation(line: 24, column: 9, scope: !552)
!586 = !DILocation(line: 25, column: 9, scope: !552)
!587 = !DILocation(line: 25, column: 14, scope: !552)
!588 = !DILocation(line: 25, column: 38, scope: !552)
!589 = !DILocation(line: 25, column: 20, scope: !552)
!590 = !DILocation(line: 25, column: 24, scope: !552)
!591 = !DILocation(line: 25, column: 36, scope: !552)
!592 = !DILocation(line: 26, column: 3, scope: !552)
!593 = !DILocation(line: 27, column: 1, scope: !552)
!594 = distinct !DISubprogram(name: "warp_sums<unsigned long long>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!595 = !DILocation(line: 12, column: 3, scope: !594)
!596 = !DILocation(line: 12, column: 17, scope: !594)
!597 = !DILocation(line: 12, column: 30, scope: !594)
!598 = !DILocation(line: 12, column: 28, scope: !594)
!599 = !DILocation(line: 12, column: 43, scope: !594)
!600 = !DILocation(line: 12, column: 41, scope: !594)
!601 = !DILocation(line: 12, column: 13, scope: !594)
!602 = !DILocation(line: 13, column: 21, scope: !594)
!603 = !DILocation(line: 13, column: 24, scope: !594)
!604 = !DILocation(line: 13, column: 12, scope: !594)
!605 = !DILocation(line: 13, column: 3, scope: !594)
!606 = !DILocation(line: 13, column: 7, scope: !594)
!607 = !DILocation(line: 13, column: 10, scope: !594)
!608 = !DILocation(line: 14, column: 1, scope: !594)
!609 = distinct !DISubprogram(name: "warp_sum<unsigned long long>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!610 = !DILocation(line: 6, column: 8, scope: !609)
!611 = !DILocation(line: 6, column: 12, scope: !609)
!612 = !DILocation(line: 6, column: 23, scope: !609)
!613 = !DILocation(line: 6, column: 28, scope: !609)
!614 = !DILocation(line: 6, column: 3, scope: !609)
!615 = !DILocation(line: 6, column: 65, scope: !609)
!616 = !DILocation(line: 6, column: 72, scope: !609)
!617 = !DILocation(line: 6, column: 54, scope: !609)
!618 = !DILocation(line: 6, column: 51, scope: !609)
!619 = !DILocation(line: 6, column: 45, scope: !609)
!620 = !DILocation(line: 6, column: 38, scope: !609)
!621 = distinct !{!621, !614, !622, !161}
!622 = !DILocation(line: 6, column: 76, scope: !609)
!623 = !DILocation(line: 7, column: 10, scope: !609)
!624 = !DILocation(line: 7, column: 3, scope: !609)
!625 = distinct !DISubprogram(name: "__shfl_xor<unsigned long long>", scope: !47, file: !47, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!626 = !DILocation(line: 141, column: 188, scope: !625)
!627 = !DILocation(line: 141, column: 213, scope: !625)
!628 = !DILocation(line: 141, column: 219, scope: !625)
!629 = !DILocation(line: 141, column: 195, scope: !625)
!630 = !DILocation(line: 141, column: 144, scope: !625)
!631 = !DILocation(line: 141, column: 137, scope: !625)
!632 = distinct !DISubprogram(name: "read", scope: !47, file: !47, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!633 = !DILocation(line: 83, column: 14, scope: !632)
!634 = !DILocation(line: 83, column: 33, scope: !632)
!635 = !DILocation(line: 83, column: 80, scope: !632)
!636 = !DILocation(line: 82, column: 12, scope: !632)
!637 = !DILocation(line: 82, column: 5, scope: !632)
!638 = distinct !DISubprogram(name: "block_sums<unsigned long long>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!639 = !DILocation(line: 19, column: 3, scope: !638)
!640 = !DILocation(line: 19, column: 20, scope: !638)
!641 = !DILocation(line: 19, column: 32, scope: !638)
!642 = !DILocation(line: 19, column: 13, scope: !638)
!643 = !DILocation(line: 19, column: 51, scope: !638)
!644 = !DILocation(line: 19, column: 63, scope: !638)
!645 = !DILocation(line: 19, column: 44, scope: !638)
!646 = !DILocation(line: 20, column: 3, scope: !638)
!647 = !DILocation(line: 20, column: 20, scope: !638)
!648 = !DILocation(line: 20, column: 23, scope: !638)
!649 = !DILocation(line: 20, column: 36, scope: !638)
!650 = !DILocation(line: 20, column: 34, scope: !638)
!651 = !DILocation(line: 20, column: 49, scope: !638)
!652 = !DILocation(line: 20, column: 47, scope: !638)
!653 = !DILocation(line: 20, column: 11, scope: !638)
!654 = !DILocation(line: 20, column: 5, scope: !638)
!655 = !DILocation(line: 21, column: 7, scope: !638)
!656 = !DILocation(line: 21, column: 12, scope: !638)
!657 = !DILocation(line: 21, column: 34, scope: !638)
!658 = !DILocation(line: 21, column: 26, scope: !638)
!659 = !DILocation(line: 21, column: 18, scope: !638)
!660 = !DILocation(line: 21, column: 32, scope: !638)
!661 = !DILocation(line: 22, column: 3, scope: !638)
!662 = !DILocation(line: 23, column: 7, scope: !638)
!663 = !DILocation(line: 23, column: 12, scope: !638)
!664 = !DILocation(line: 24, column: 20, scope: !638)
!665 = !DILocation(line: 24, column: 44, scope: !638)
!666 = !DILocation(line: 24, column: 56, scope: !638)
!667 = !DILocation(line: 24, column: 25, scope: !638)
!668 = !DILocation(line: 24, column: 77, scope: !638)
!669 = !DILocation(line: 24, column: 69, scope: !638)
!670 = !DILocation(line: 24, column: 11, scope: !638)
!671 = !DILocation(line: 24, column: 9, scope: !638)
!672 = !DILocation(line: 25, column: 9, scope: !638)
!673 = !DILocation(line: 25, column: 14, scope: !638)
!674 = !DILocation(line: 25, column: 38, scope: !638)
!675 = !DILocation(line: 25, column: 20, scope: !638)
!676 = !DILocation(line: 25, column: 24, scope: !638)
!677 = !DILocation(line: 25, column: 36, scope: !638)
!678 = !DILocation(line: 26, column: 3, scope: !638)
!679 = !DILocation(line: 27, column: 1, scope: !638)
