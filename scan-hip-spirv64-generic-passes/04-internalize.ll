; ModuleID = '<memory>'
source_filename = "examples/scan.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ10block_scaniE6totals = internal addrspace(3) global [8 x i32] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@__hip_cuid_c10f9a36c187e6f5 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z9warp_scani(i32 noundef %0) #0 !dbg !13 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !17
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !18
  %15 = urem i32 %14, 32, !dbg !19
  store i32 %15, ptr addrspace(4) %11, align 4, !dbg !20, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %5) #9, !dbg !21
  store i32 1, ptr addrspace(4) %12, align 4, !dbg !22, !tbaa !9
  br label %16, !dbg !21

16:                                               ; preds = %32, %1
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !23, !tbaa !9
  %18 = icmp slt i32 %17, 32, !dbg !24
  br i1 %18, label %20, label %19, !dbg !25

19:                                               ; preds = %16
  call void @llvm.lifetime.end.p0(ptr %5) #9, !dbg !25
  br label %35

20:                                               ; preds = %16
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !26
  %21 = load i32, ptr addrspace(4) %10, align 4, !dbg !27, !tbaa !9
  %22 = load i32, ptr addrspace(4) %12, align 4, !dbg !28, !tbaa !9
  %23 = call spir_func noundef i32 @_Z9__shfl_upIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %21, i32 noundef %22, i32 noundef 32) #10, !dbg !29
  store i32 %23, ptr addrspace(4) %13, align 4, !dbg !30, !tbaa !9
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !31, !tbaa !9
  %25 = load i32, ptr addrspace(4) %12, align 4, !dbg !32, !tbaa !9
  %26 = icmp sge i32 %24, %25, !dbg !33
  br i1 %26, label %27, label %31, !dbg !33

27:                                               ; preds = %20
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !34, !tbaa !9
  %29 = load i32, ptr addrspace(4) %10, align 4, !dbg !35, !tbaa !9
  %30 = add nsw i32 %29, %28, !dbg !35
  store i32 %30, ptr addrspace(4) %10, align 4, !dbg !35, !tbaa !9
  br label %31, !dbg !36

31:                                               ; preds = %27, %20
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !37
  br label %32, !dbg !37

32:                                               ; preds = %31
  %33 = load i32, ptr addrspace(4) %12, align 4, !dbg !38, !tbaa !9
  %34 = mul nsw i32 %33, 2, !dbg !38
  store i32 %34, ptr addrspace(4) %12, align 4, !dbg !38, !tbaa !9
  br label %16, !dbg !25, !llvm.loop !39

35:                                               ; preds = %19
  %36 = load i32, ptr addrspace(4) %10, align 4, !dbg !41, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !42
  ret i32 %36, !dbg !43
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !44 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !46
  %4 = trunc i64 %3 to i32, !dbg !46
  ret i32 %4, !dbg !47
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9__shfl_upIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ji(i32 noundef %0, i32 noundef %1, i32 noundef %2) #3 !dbg !48 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !50, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !51, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !52, !tbaa !9
  %15 = call spir_func noundef i32 @_Z16__hipspv_lane_upji(i32 noundef %13, i32 noundef %14) #10, !dbg !53
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #10, !dbg !54
  ret i32 %16, !dbg !55
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z10block_scani(i32 noundef %0) #0 !dbg !56 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %2 to ptr addrspace(4)
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %4) #9, !dbg !57
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !58
  %15 = urem i32 %14, 32, !dbg !59
  store i32 %15, ptr addrspace(4) %11, align 4, !dbg !60, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %5) #9, !dbg !57
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !61
  %17 = udiv i32 %16, 32, !dbg !62
  store i32 %17, ptr addrspace(4) %12, align 4, !dbg !63, !tbaa !9
  %18 = load i32, ptr addrspace(4) %10, align 4, !dbg !64, !tbaa !9
  %19 = call spir_func noundef i32 @_Z9warp_scani(i32 noundef %18) #10, !dbg !65
  store i32 %19, ptr addrspace(4) %10, align 4, !dbg !66, !tbaa !9
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !67, !tbaa !9
  %21 = icmp eq i32 %20, 31, !dbg !68
  br i1 %21, label %22, label %27, !dbg !68

22:                                               ; preds = %1
  %23 = load i32, ptr addrspace(4) %10, align 4, !dbg !69, !tbaa !9
  %24 = load i32, ptr addrspace(4) %12, align 4, !dbg !70, !tbaa !9
  %25 = sext i32 %24 to i64, !dbg !71
  %26 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_scaniE6totals to ptr addrspace(4)), i64 0, i64 %25, !dbg !71
  store i32 %23, ptr addrspace(4) %26, align 4, !dbg !72, !tbaa !9
  br label %27, !dbg !71

27:                                               ; preds = %22, %1
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !73
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !74
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !75, !tbaa !9
  br label %28, !dbg !74

28:                                               ; preds = %40, %27
  %29 = load i32, ptr addrspace(4) %13, align 4, !dbg !76, !tbaa !9
  %30 = load i32, ptr addrspace(4) %12, align 4, !dbg !77, !tbaa !9
  %31 = icmp slt i32 %29, %30, !dbg !78
  br i1 %31, label %33, label %32, !dbg !79

32:                                               ; preds = %28
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !79
  br label %43

33:                                               ; preds = %28
  %34 = load i32, ptr addrspace(4) %13, align 4, !dbg !80, !tbaa !9
  %35 = sext i32 %34 to i64, !dbg !81
  %36 = getelementptr inbounds [8 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_scaniE6totals to ptr addrspace(4)), i64 0, i64 %35, !dbg !81
  %37 = load i32, ptr addrspace(4) %36, align 4, !dbg !81, !tbaa !9
  %38 = load i32, ptr addrspace(4) %10, align 4, !dbg !82, !tbaa !9
  %39 = add nsw i32 %38, %37, !dbg !82
  store i32 %39, ptr addrspace(4) %10, align 4, !dbg !82, !tbaa !9
  br label %40, !dbg !83

40:                                               ; preds = %33
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !84, !tbaa !9
  %42 = add nsw i32 %41, 1, !dbg !84
  store i32 %42, ptr addrspace(4) %13, align 4, !dbg !84, !tbaa !9
  br label %28, !dbg !79, !llvm.loop !85

43:                                               ; preds = %32
  %44 = load i32, ptr addrspace(4) %10, align 4, !dbg !87, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %5) #9, !dbg !88
  call void @llvm.lifetime.end.p0(ptr %4) #9, !dbg !88
  ret i32 %44, !dbg !89
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !90 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !91
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11scan_blocksPiS_i(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #4 !dbg !93 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !94
  store ptr addrspace(1) %1, ptr addrspace(4) %12, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !94
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !94
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !tbaa !94
  store i32 %2, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !97
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !98
  %21 = mul i32 %20, 256, !dbg !99
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !100
  %23 = add i32 %21, %22, !dbg !101
  store i32 %23, ptr addrspace(4) %16, align 4, !dbg !102, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !103
  %24 = load i32, ptr addrspace(4) %16, align 4, !dbg !104, !tbaa !9
  %25 = load i32, ptr addrspace(4) %15, align 4, !dbg !105, !tbaa !9
  %26 = icmp slt i32 %24, %25, !dbg !106
  br i1 %26, label %27, label %33, !dbg !104

27:                                               ; preds = %3
  %28 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !107, !tbaa !94
  %29 = load i32, ptr addrspace(4) %16, align 4, !dbg !108, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !107
  %31 = getelementptr inbounds i32, ptr addrspace(4) %28, i64 %30, !dbg !107
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !107, !tbaa !9
  br label %34, !dbg !104

33:                                               ; preds = %3
  br label %34, !dbg !104

34:                                               ; preds = %33, %27
  %35 = phi i32 [ %32, %27 ], [ 0, %33 ], !dbg !104
  %36 = call spir_func noundef i32 @_Z10block_scani(i32 noundef %35) #10, !dbg !109
  store i32 %36, ptr addrspace(4) %17, align 4, !dbg !110, !tbaa !9
  %37 = load i32, ptr addrspace(4) %16, align 4, !dbg !111, !tbaa !9
  %38 = load i32, ptr addrspace(4) %15, align 4, !dbg !112, !tbaa !9
  %39 = icmp slt i32 %37, %38, !dbg !113
  br i1 %39, label %40, label %46, !dbg !113

40:                                               ; preds = %34
  %41 = load i32, ptr addrspace(4) %17, align 4, !dbg !114, !tbaa !9
  %42 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !115, !tbaa !94
  %43 = load i32, ptr addrspace(4) %16, align 4, !dbg !116, !tbaa !9
  %44 = sext i32 %43 to i64, !dbg !115
  %45 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %44, !dbg !115
  store i32 %41, ptr addrspace(4) %45, align 4, !dbg !117, !tbaa !9
  br label %46, !dbg !115

46:                                               ; preds = %40, %34
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !118
  %48 = icmp eq i32 %47, 255, !dbg !119
  br i1 %48, label %49, label %55, !dbg !119

49:                                               ; preds = %46
  %50 = load i32, ptr addrspace(4) %17, align 4, !dbg !120, !tbaa !9
  %51 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !121, !tbaa !94
  %52 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !122
  %53 = zext i32 %52 to i64, !dbg !121
  %54 = getelementptr inbounds nuw i32, ptr addrspace(4) %51, i64 %53, !dbg !121
  store i32 %50, ptr addrspace(4) %54, align 4, !dbg !123, !tbaa !9
  br label %55, !dbg !121

55:                                               ; preds = %49, %46
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !124
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !124
  ret void, !dbg !124
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !125 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !126
  %4 = trunc i64 %3 to i32, !dbg !126
  ret i32 %4, !dbg !127
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11add_offsetsPiPKii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #4 !dbg !128 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = addrspacecast ptr %7 to ptr addrspace(4)
  %17 = addrspacecast ptr %8 to ptr addrspace(4)
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = addrspacecast ptr %10 to ptr addrspace(4)
  %20 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %13, align 8
  %21 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !94
  store ptr addrspace(1) %1, ptr addrspace(4) %14, align 8
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !94
  store ptr addrspace(4) %21, ptr addrspace(4) %15, align 8, !tbaa !94
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !tbaa !94
  store i32 %2, ptr addrspace(4) %17, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !129
  %23 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !130
  %24 = mul i32 %23, 256, !dbg !131
  %25 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !132
  %26 = add i32 %24, %25, !dbg !133
  store i32 %26, ptr addrspace(4) %18, align 4, !dbg !134, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !135
  store i32 0, ptr addrspace(4) %19, align 4, !dbg !136, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #9, !dbg !137
  store i32 0, ptr addrspace(4) %20, align 4, !dbg !138, !tbaa !9
  br label %27, !dbg !137

27:                                               ; preds = %40, %3
  %28 = load i32, ptr addrspace(4) %20, align 4, !dbg !139, !tbaa !9
  %29 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !140
  %30 = icmp ult i32 %28, %29, !dbg !141
  br i1 %30, label %32, label %31, !dbg !142

31:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %11) #9, !dbg !142
  br label %43

32:                                               ; preds = %27
  %33 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !143, !tbaa !94
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !144, !tbaa !9
  %35 = zext i32 %34 to i64, !dbg !143
  %36 = getelementptr inbounds nuw i32, ptr addrspace(4) %33, i64 %35, !dbg !143
  %37 = load i32, ptr addrspace(4) %36, align 4, !dbg !143, !tbaa !9
  %38 = load i32, ptr addrspace(4) %19, align 4, !dbg !145, !tbaa !9
  %39 = add nsw i32 %38, %37, !dbg !145
  store i32 %39, ptr addrspace(4) %19, align 4, !dbg !145, !tbaa !9
  br label %40, !dbg !146

40:                                               ; preds = %32
  %41 = load i32, ptr addrspace(4) %20, align 4, !dbg !147, !tbaa !9
  %42 = add i32 %41, 1, !dbg !147
  store i32 %42, ptr addrspace(4) %20, align 4, !dbg !147, !tbaa !9
  br label %27, !dbg !142, !llvm.loop !148

43:                                               ; preds = %31
  %44 = load i32, ptr addrspace(4) %18, align 4, !dbg !150, !tbaa !9
  %45 = load i32, ptr addrspace(4) %17, align 4, !dbg !151, !tbaa !9
  %46 = icmp slt i32 %44, %45, !dbg !152
  br i1 %46, label %47, label %55, !dbg !152

47:                                               ; preds = %43
  %48 = load i32, ptr addrspace(4) %19, align 4, !dbg !153, !tbaa !9
  %49 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !154, !tbaa !94
  %50 = load i32, ptr addrspace(4) %18, align 4, !dbg !155, !tbaa !9
  %51 = sext i32 %50 to i64, !dbg !154
  %52 = getelementptr inbounds i32, ptr addrspace(4) %49, i64 %51, !dbg !154
  %53 = load i32, ptr addrspace(4) %52, align 4, !dbg !156, !tbaa !9
  %54 = add nsw i32 %53, %48, !dbg !156
  store i32 %54, ptr addrspace(4) %52, align 4, !dbg !156, !tbaa !9
  br label %55, !dbg !154

55:                                               ; preds = %47, %43
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !157
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !157
  ret void, !dbg !157
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %0, i32 noundef %1) #0 align 2 !dbg !158 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !159
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !160, !tbaa !161
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !162, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #10, !dbg !159
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !159, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !163, !tbaa !161
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !164
  ret i32 %14, !dbg !164
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__hipspv_lane_upji(i32 noundef %0, i32 noundef %1) #3 !dbg !165 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !166
  %14 = call spir_func i32 @__hipspv_lane() #10, !dbg !167
  store i32 %14, ptr addrspace(4) %12, align 4, !dbg !168, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !169
  %15 = load i32, ptr addrspace(4) %12, align 4, !dbg !170, !tbaa !9
  %16 = load i32, ptr addrspace(4) %10, align 4, !dbg !171, !tbaa !9
  %17 = sub nsw i32 %15, %16, !dbg !172
  store i32 %17, ptr addrspace(4) %13, align 4, !dbg !173, !tbaa !9
  %18 = load i32, ptr addrspace(4) %13, align 4, !dbg !174, !tbaa !9
  %19 = load i32, ptr addrspace(4) %12, align 4, !dbg !175, !tbaa !9
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !176, !tbaa !9
  %21 = sub nsw i32 %20, 1, !dbg !177
  %22 = xor i32 %21, -1, !dbg !178
  %23 = and i32 %19, %22, !dbg !179
  %24 = icmp slt i32 %18, %23, !dbg !180
  br i1 %24, label %25, label %27, !dbg !174

25:                                               ; preds = %2
  %26 = load i32, ptr addrspace(4) %12, align 4, !dbg !181, !tbaa !9
  br label %29, !dbg !174

27:                                               ; preds = %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !182, !tbaa !9
  br label %29, !dbg !174

29:                                               ; preds = %27, %25
  %30 = phi i32 [ %26, %25 ], [ %28, %27 ], !dbg !174
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !183
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !183
  ret i32 %30, !dbg !184
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

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!1 = !DIFile(filename: "scan.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "warp_scan", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/scan.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 10, column: 3, scope: !13)
!18 = !DILocation(line: 10, column: 20, scope: !13)
!19 = !DILocation(line: 10, column: 32, scope: !13)
!20 = !DILocation(line: 10, column: 13, scope: !13)
!21 = !DILocation(line: 11, column: 8, scope: !13)
!22 = !DILocation(line: 11, column: 12, scope: !13)
!23 = !DILocation(line: 11, column: 26, scope: !13)
!24 = !DILocation(line: 11, column: 35, scope: !13)
!25 = !DILocation(line: 11, column: 3, scope: !13)
!26 = !DILocation(line: 12, column: 5, scope: !13)
!27 = !DILocation(line: 12, column: 33, scope: !13)
!28 = !DILocation(line: 12, column: 40, scope: !13)
!29 = !DILocation(line: 12, column: 23, scope: !13)
!30 = !DILocation(line: 12, column: 15, scope: !13)
!31 = !DILocation(line: 13, column: 9, scope: !13)
!32 = !DILocation(line: 13, column: 17, scope: !13)
!33 = !DILocation(line: 13, column: 14, scope: !13)
!34 = !DILocation(line: 13, column: 36, scope: !13)
!35 = !DILocation(line: 13, column: 33, scope: !13)
!36 = !DILocation(line: 13, column: 27, scope: !13)
!37 = !DILocation(line: 14, column: 3, scope: !13)
!38 = !DILocation(line: 11, column: 53, scope: !13)
!39 = distinct !{!39, !25, !37, !40}
!40 = !{!"llvm.loop.mustprogress"}
!41 = !DILocation(line: 15, column: 10, scope: !13)
!42 = !DILocation(line: 16, column: 1, scope: !13)
!43 = !DILocation(line: 15, column: 3, scope: !13)
!44 = distinct !DISubprogram(name: "__get_x", scope: !45, file: !45, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!46 = !DILocation(line: 39, column: 208, scope: !44)
!47 = !DILocation(line: 39, column: 175, scope: !44)
!48 = distinct !DISubprogram(name: "__shfl_up<int>", scope: !49, file: !49, line: 139, type: !15, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!50 = !DILocation(line: 139, column: 196, scope: !48)
!51 = !DILocation(line: 139, column: 220, scope: !48)
!52 = !DILocation(line: 139, column: 226, scope: !48)
!53 = !DILocation(line: 139, column: 203, scope: !48)
!54 = !DILocation(line: 139, column: 152, scope: !48)
!55 = !DILocation(line: 139, column: 145, scope: !48)
!56 = distinct !DISubprogram(name: "block_scan", scope: !14, file: !14, line: 18, type: !15, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 20, column: 3, scope: !56)
!58 = !DILocation(line: 20, column: 20, scope: !56)
!59 = !DILocation(line: 20, column: 32, scope: !56)
!60 = !DILocation(line: 20, column: 13, scope: !56)
!61 = !DILocation(line: 20, column: 48, scope: !56)
!62 = !DILocation(line: 20, column: 60, scope: !56)
!63 = !DILocation(line: 20, column: 41, scope: !56)
!64 = !DILocation(line: 21, column: 21, scope: !56)
!65 = !DILocation(line: 21, column: 11, scope: !56)
!66 = !DILocation(line: 21, column: 9, scope: !56)
!67 = !DILocation(line: 22, column: 7, scope: !56)
!68 = !DILocation(line: 22, column: 12, scope: !56)
!69 = !DILocation(line: 22, column: 41, scope: !56)
!70 = !DILocation(line: 22, column: 33, scope: !56)
!71 = !DILocation(line: 22, column: 26, scope: !56)
!72 = !DILocation(line: 22, column: 39, scope: !56)
!73 = !DILocation(line: 23, column: 3, scope: !56)
!74 = !DILocation(line: 24, column: 8, scope: !56)
!75 = !DILocation(line: 24, column: 12, scope: !56)
!76 = !DILocation(line: 24, column: 19, scope: !56)
!77 = !DILocation(line: 24, column: 23, scope: !56)
!78 = !DILocation(line: 24, column: 21, scope: !56)
!79 = !DILocation(line: 24, column: 3, scope: !56)
!80 = !DILocation(line: 24, column: 50, scope: !56)
!81 = !DILocation(line: 24, column: 43, scope: !56)
!82 = !DILocation(line: 24, column: 40, scope: !56)
!83 = !DILocation(line: 24, column: 34, scope: !56)
!84 = !DILocation(line: 24, column: 29, scope: !56)
!85 = distinct !{!85, !79, !86, !40}
!86 = !DILocation(line: 24, column: 51, scope: !56)
!87 = !DILocation(line: 25, column: 10, scope: !56)
!88 = !DILocation(line: 26, column: 1, scope: !56)
!89 = !DILocation(line: 25, column: 3, scope: !56)
!90 = distinct !DISubprogram(name: "__syncthreads", scope: !45, file: !45, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 60, column: 55, scope: !90)
!92 = !DILocation(line: 60, column: 76, scope: !90)
!93 = distinct !DISubprogram(name: "scan_blocks", scope: !14, file: !14, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !{!95, !95, i64 0}
!95 = !{!"p1 int", !96, i64 0}
!96 = !{!"any pointer", !11, i64 0}
!97 = !DILocation(line: 29, column: 3, scope: !93)
!98 = !DILocation(line: 29, column: 17, scope: !93)
!99 = !DILocation(line: 29, column: 28, scope: !93)
!100 = !DILocation(line: 29, column: 41, scope: !93)
!101 = !DILocation(line: 29, column: 39, scope: !93)
!102 = !DILocation(line: 29, column: 13, scope: !93)
!103 = !DILocation(line: 30, column: 3, scope: !93)
!104 = !DILocation(line: 30, column: 30, scope: !93)
!105 = !DILocation(line: 30, column: 34, scope: !93)
!106 = !DILocation(line: 30, column: 32, scope: !93)
!107 = !DILocation(line: 30, column: 38, scope: !93)
!108 = !DILocation(line: 30, column: 43, scope: !93)
!109 = !DILocation(line: 30, column: 19, scope: !93)
!110 = !DILocation(line: 30, column: 13, scope: !93)
!111 = !DILocation(line: 31, column: 7, scope: !93)
!112 = !DILocation(line: 31, column: 11, scope: !93)
!113 = !DILocation(line: 31, column: 9, scope: !93)
!114 = !DILocation(line: 31, column: 24, scope: !93)
!115 = !DILocation(line: 31, column: 14, scope: !93)
!116 = !DILocation(line: 31, column: 19, scope: !93)
!117 = !DILocation(line: 31, column: 22, scope: !93)
!118 = !DILocation(line: 32, column: 7, scope: !93)
!119 = !DILocation(line: 32, column: 19, scope: !93)
!120 = !DILocation(line: 32, column: 62, scope: !93)
!121 = !DILocation(line: 32, column: 36, scope: !93)
!122 = !DILocation(line: 32, column: 48, scope: !93)
!123 = !DILocation(line: 32, column: 60, scope: !93)
!124 = !DILocation(line: 33, column: 1, scope: !93)
!125 = distinct !DISubprogram(name: "__get_x", scope: !45, file: !45, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 40, column: 207, scope: !125)
!127 = !DILocation(line: 40, column: 174, scope: !125)
!128 = distinct !DISubprogram(name: "add_offsets", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 36, column: 3, scope: !128)
!130 = !DILocation(line: 36, column: 17, scope: !128)
!131 = !DILocation(line: 36, column: 28, scope: !128)
!132 = !DILocation(line: 36, column: 41, scope: !128)
!133 = !DILocation(line: 36, column: 39, scope: !128)
!134 = !DILocation(line: 36, column: 13, scope: !128)
!135 = !DILocation(line: 37, column: 3, scope: !128)
!136 = !DILocation(line: 37, column: 7, scope: !128)
!137 = !DILocation(line: 38, column: 8, scope: !128)
!138 = !DILocation(line: 38, column: 17, scope: !128)
!139 = !DILocation(line: 38, column: 24, scope: !128)
!140 = !DILocation(line: 38, column: 28, scope: !128)
!141 = !DILocation(line: 38, column: 26, scope: !128)
!142 = !DILocation(line: 38, column: 3, scope: !128)
!143 = !DILocation(line: 38, column: 55, scope: !128)
!144 = !DILocation(line: 38, column: 67, scope: !128)
!145 = !DILocation(line: 38, column: 52, scope: !128)
!146 = !DILocation(line: 38, column: 45, scope: !128)
!147 = !DILocation(line: 38, column: 40, scope: !128)
!148 = distinct !{!148, !142, !149, !40}
!149 = !DILocation(line: 38, column: 68, scope: !128)
!150 = !DILocation(line: 39, column: 7, scope: !128)
!151 = !DILocation(line: 39, column: 11, scope: !128)
!152 = !DILocation(line: 39, column: 9, scope: !128)
!153 = !DILocation(line: 39, column: 25, scope: !128)
!154 = !DILocation(line: 39, column: 14, scope: !128)
!155 = !DILocation(line: 39, column: 19, scope: !128)
!156 = !DILocation(line: 39, column: 22, scope: !128)
!157 = !DILocation(line: 40, column: 1, scope: !128)
!158 = distinct !DISubprogram(name: "read", scope: !49, file: !49, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!159 = !DILocation(line: 75, column: 36, scope: !158)
!160 = !DILocation(line: 75, column: 55, scope: !158)
!161 = !{!11, !11, i64 0}
!162 = !DILocation(line: 75, column: 96, scope: !158)
!163 = !DILocation(line: 75, column: 12, scope: !158)
!164 = !DILocation(line: 75, column: 5, scope: !158)
!165 = distinct !DISubprogram(name: "__hipspv_lane_up", scope: !49, file: !49, line: 107, type: !15, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 108, column: 3, scope: !165)
!167 = !DILocation(line: 108, column: 31, scope: !165)
!168 = !DILocation(line: 108, column: 7, scope: !165)
!169 = !DILocation(line: 109, column: 3, scope: !165)
!170 = !DILocation(line: 109, column: 14, scope: !165)
!171 = !DILocation(line: 109, column: 38, scope: !165)
!172 = !DILocation(line: 109, column: 19, scope: !165)
!173 = !DILocation(line: 109, column: 7, scope: !165)
!174 = !DILocation(line: 110, column: 10, scope: !165)
!175 = !DILocation(line: 110, column: 18, scope: !165)
!176 = !DILocation(line: 110, column: 27, scope: !165)
!177 = !DILocation(line: 110, column: 33, scope: !165)
!178 = !DILocation(line: 110, column: 25, scope: !165)
!179 = !DILocation(line: 110, column: 23, scope: !165)
!180 = !DILocation(line: 110, column: 15, scope: !165)
!181 = !DILocation(line: 110, column: 41, scope: !165)
!182 = !DILocation(line: 110, column: 48, scope: !165)
!183 = !DILocation(line: 111, column: 1, scope: !165)
!184 = !DILocation(line: 110, column: 3, scope: !165)
