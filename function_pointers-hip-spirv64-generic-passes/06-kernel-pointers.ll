; ModuleID = '<memory>'
source_filename = "tests/programs/function_pointers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.Counter = type { i32 }
%struct.Pair = type { i64, i64 }
%struct.Big = type { [9 x i64] }
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }

@table = hidden addrspace(1) externally_initialized global [4 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 32 to ptr), ptr inttoptr (i64 48 to ptr), ptr inttoptr (i64 64 to ptr)], align 8
@nothing = hidden addrspace(1) externally_initialized global ptr null, align 8
@exchange = internal addrspace(3) global [64 x i32] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__const._Z7membersPii.counter = internal unnamed_addr addrspace(1) constant %struct.Counter { i32 100 }, align 4
@__const._Z7membersPii.steps = internal unnamed_addr addrspace(1) constant [2 x { i64, i64 }] [{ i64, i64 } { i64 192, i64 0 }, { i64, i64 } { i64 208, i64 0 }], align 8
@__hip_cuid_ba7ae8a76cb8ed7e = internal addrspace(1) global i8 0
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z3addii(i32 noundef %0, i32 noundef %1) #0 !dbg !13 {
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
  %11 = add nsw i32 %9, %10, !dbg !19
  ret i32 %11, !dbg !20
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z8subtractii(i32 noundef %0, i32 noundef %1) #0 !dbg !21 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !22, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !23, !tbaa !9
  %11 = sub nsw i32 %9, %10, !dbg !24
  ret i32 %11, !dbg !25
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z8multiplyii(i32 noundef %0, i32 noundef %1) #0 !dbg !26 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !27, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !28, !tbaa !9
  %11 = mul nsw i32 %9, %10, !dbg !29
  ret i32 %11, !dbg !30
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7largestii(i32 noundef %0, i32 noundef %1) #1 !dbg !31 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !32, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !33, !tbaa !9
  %11 = icmp sgt i32 %9, %10, !dbg !34
  br i1 %11, label %12, label %14, !dbg !32

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %7, align 4, !dbg !35, !tbaa !9
  br label %16, !dbg !32

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !36, !tbaa !9
  br label %16, !dbg !32

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !32
  ret i32 %17, !dbg !37
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z6squaref(float noundef %0) #0 !dbg !38 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !39
  %6 = load float, ptr addrspace(4) %5, align 4, !dbg !41, !tbaa !39
  %7 = load float, ptr addrspace(4) %5, align 4, !dbg !42, !tbaa !39
  %8 = fmul contract float %6, %7, !dbg !43
  ret float %8, !dbg !44
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z7half_off(float noundef %0) #0 !dbg !45 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !39
  %6 = load float, ptr addrspace(4) %5, align 4, !dbg !46, !tbaa !39
  %7 = fdiv contract float %6, 2.000000e+00, !dbg !47
  ret float %7, !dbg !48
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func %struct.Pair @_Z4keep4Pairi(i64 %0, i64 %1, i32 noundef %2) #0 !dbg !49 {
  %4 = alloca %struct.Pair, align 8
  %5 = alloca %struct.Pair, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 0
  store i64 %0, ptr addrspace(4) %10, align 8
  %11 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 1
  store i64 %1, ptr addrspace(4) %11, align 8
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %7, ptr addrspace(4) align 8 %8, i64 16, i1 false), !dbg !50, !tbaa.struct !51
  %12 = load %struct.Pair, ptr addrspace(4) %7, align 8, !dbg !54
  ret %struct.Pair %12, !dbg !54
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nounwind
define internal spir_func %struct.Pair @_Z4swap4Pairi(i64 %0, i64 %1, i32 noundef %2) #0 !dbg !55 {
  %4 = alloca %struct.Pair, align 8
  %5 = alloca %struct.Pair, align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 0
  store i64 %0, ptr addrspace(4) %10, align 8
  %11 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 1
  store i64 %1, ptr addrspace(4) %11, align 8
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %12 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %7, i32 0, i32 0, !dbg !56
  %13 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 1, !dbg !57
  %14 = load i64, ptr addrspace(4) %13, align 8, !dbg !57, !tbaa !58
  %15 = load i32, ptr addrspace(4) %9, align 4, !dbg !60, !tbaa !9
  %16 = sext i32 %15 to i64, !dbg !60
  %17 = add nsw i64 %14, %16, !dbg !61
  store i64 %17, ptr addrspace(4) %12, align 8, !dbg !56, !tbaa !62
  %18 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %7, i32 0, i32 1, !dbg !56
  %19 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 0, !dbg !63
  %20 = load i64, ptr addrspace(4) %19, align 8, !dbg !63, !tbaa !62
  %21 = load i32, ptr addrspace(4) %9, align 4, !dbg !64, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !64
  %23 = sub nsw i64 %20, %22, !dbg !65
  store i64 %23, ptr addrspace(4) %18, align 8, !dbg !56, !tbaa !58
  %24 = load %struct.Pair, ptr addrspace(4) %7, align 8, !dbg !66
  ret %struct.Pair %24, !dbg !66
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z7shifted3Bigi(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byref(%struct.Big) align 8 %1, i32 noundef %2) #1 !dbg !67 {
  %4 = alloca %struct.Big, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %10 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %1, i64 72, i1 false)
  store i32 %2, ptr addrspace(4) %12, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !68
  %17 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %11, i32 0, i32 0, !dbg !69
  store ptr addrspace(4) %17, ptr addrspace(4) %13, align 8, !dbg !68, !tbaa !70
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !73
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !73, !tbaa !70, !align !74
  %19 = getelementptr inbounds [9 x i64], ptr addrspace(4) %18, i64 0, i64 0, !dbg !73
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !dbg !73, !tbaa !70
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !73
  %20 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !73, !tbaa !70, !align !74
  %21 = getelementptr inbounds [9 x i64], ptr addrspace(4) %20, i64 0, i64 0, !dbg !73
  %22 = getelementptr inbounds i64, ptr addrspace(4) %21, i64 9, !dbg !73
  store ptr addrspace(4) %22, ptr addrspace(4) %15, align 8, !dbg !73, !tbaa !70
  br label %23, !dbg !73

23:                                               ; preds = %35, %3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !73, !tbaa !70
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !73, !tbaa !70
  %26 = icmp ne ptr addrspace(4) %24, %25, !dbg !73
  br i1 %26, label %28, label %27, !dbg !73

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !73
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !73
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !73
  br label %38

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !75
  %29 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !73, !tbaa !70
  store ptr addrspace(4) %29, ptr addrspace(4) %16, align 8, !dbg !76, !tbaa !70
  %30 = load i32, ptr addrspace(4) %12, align 4, !dbg !77, !tbaa !9
  %31 = sext i32 %30 to i64, !dbg !77
  %32 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !78, !tbaa !70, !align !74
  %33 = load i64, ptr addrspace(4) %32, align 8, !dbg !79, !tbaa !52
  %34 = add nsw i64 %33, %31, !dbg !79
  store i64 %34, ptr addrspace(4) %32, align 8, !dbg !79, !tbaa !52
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !77
  br label %35, !dbg !80

35:                                               ; preds = %28
  %36 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !73, !tbaa !70
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i32 1, !dbg !73
  store ptr addrspace(4) %37, ptr addrspace(4) %14, align 8, !dbg !73, !tbaa !70
  br label %23, !dbg !73, !llvm.loop !81

38:                                               ; preds = %27
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %0, ptr addrspace(4) align 8 %11, i64 72, i1 false), !dbg !82, !tbaa.struct !83
  ret void, !dbg !85
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z6turned3Bigi(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byref(%struct.Big) align 8 %1, i32 noundef %2) #1 !dbg !86 {
  %4 = alloca %struct.Big, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %9, ptr align 8 %1, i64 72, i1 false)
  store i32 %2, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !87
  store i32 0, ptr addrspace(4) %11, align 4, !dbg !88, !tbaa !9
  br label %13, !dbg !87

13:                                               ; preds = %42, %3
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !89, !tbaa !9
  %15 = icmp slt i32 %14, 4, !dbg !90
  br i1 %15, label %17, label %16, !dbg !91

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !91
  br label %45

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !92
  %18 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !93
  %19 = load i32, ptr addrspace(4) %11, align 4, !dbg !94, !tbaa !9
  %20 = sext i32 %19 to i64, !dbg !95
  %21 = getelementptr inbounds [9 x i64], ptr addrspace(4) %18, i64 0, i64 %20, !dbg !95
  %22 = load i64, ptr addrspace(4) %21, align 8, !dbg !95, !tbaa !52
  store i64 %22, ptr addrspace(4) %12, align 8, !dbg !96, !tbaa !52
  %23 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !97
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !98, !tbaa !9
  %25 = sub nsw i32 8, %24, !dbg !99
  %26 = sext i32 %25 to i64, !dbg !100
  %27 = getelementptr inbounds [9 x i64], ptr addrspace(4) %23, i64 0, i64 %26, !dbg !100
  %28 = load i64, ptr addrspace(4) %27, align 8, !dbg !100, !tbaa !52
  %29 = load i32, ptr addrspace(4) %10, align 4, !dbg !101, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !101
  %31 = mul nsw i64 %28, %30, !dbg !102
  %32 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !103
  %33 = load i32, ptr addrspace(4) %11, align 4, !dbg !104, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !105
  %35 = getelementptr inbounds [9 x i64], ptr addrspace(4) %32, i64 0, i64 %34, !dbg !105
  store i64 %31, ptr addrspace(4) %35, align 8, !dbg !106, !tbaa !52
  %36 = load i64, ptr addrspace(4) %12, align 8, !dbg !107, !tbaa !52
  %37 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !108
  %38 = load i32, ptr addrspace(4) %11, align 4, !dbg !109, !tbaa !9
  %39 = sub nsw i32 8, %38, !dbg !110
  %40 = sext i32 %39 to i64, !dbg !111
  %41 = getelementptr inbounds [9 x i64], ptr addrspace(4) %37, i64 0, i64 %40, !dbg !111
  store i64 %36, ptr addrspace(4) %41, align 8, !dbg !112, !tbaa !52
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !113
  br label %42, !dbg !113

42:                                               ; preds = %17
  %43 = load i32, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  %44 = add nsw i32 %43, 1, !dbg !114
  store i32 %44, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  br label %13, !dbg !91, !llvm.loop !115

45:                                               ; preds = %16
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %0, ptr addrspace(4) align 8 %9, i64 72, i1 false), !dbg !117, !tbaa.struct !83
  ret void, !dbg !118
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z5applyPFiiiEii(ptr noundef %0, i32 noundef %1, i32 noundef %2) #1 !dbg !119 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr %0, ptr addrspace(4) %9, align 8, !tbaa !120
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load ptr, ptr addrspace(4) %9, align 8, !dbg !121, !tbaa !120
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !122, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !123, !tbaa !9
  %15 = ptrtoint ptr %12 to i64, !dbg !121
  %16 = call spir_func i32 @hipspv.indirect.0(i64 %15, i32 %13, i32 %14), !dbg !121
  ret i32 %16, !dbg !124
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z4stepP7CounterMS_FiiEi(ptr addrspace(4) noundef %0, i64 %1, i64 %2, i32 noundef %3) #1 !dbg !125 {
  %5 = alloca i32, align 4
  %6 = alloca { i64, i64 }, align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca { i64, i64 }, align 8
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %11, i32 0, i32 0
  store i64 %1, ptr addrspace(4) %15, align 8
  %16 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %11, i32 0, i32 1
  store i64 %2, ptr addrspace(4) %16, align 8
  %17 = load { i64, i64 }, ptr addrspace(4) %11, align 8, !tbaa !84
  store ptr addrspace(4) %0, ptr addrspace(4) %12, align 8, !tbaa !126
  store { i64, i64 } %17, ptr addrspace(4) %13, align 8, !tbaa !84
  store i32 %3, ptr addrspace(4) %14, align 4, !tbaa !9
  %18 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !128, !tbaa !126
  %19 = load { i64, i64 }, ptr addrspace(4) %13, align 8, !dbg !129, !tbaa !84
  %20 = extractvalue { i64, i64 } %19, 1, !dbg !130
  %21 = getelementptr inbounds i8, ptr addrspace(4) %18, i64 %20, !dbg !130
  %22 = extractvalue { i64, i64 } %19, 0, !dbg !130
  %23 = and i64 %22, 1, !dbg !130
  %24 = icmp ne i64 %23, 0, !dbg !130
  br i1 %24, label %25, label %30, !dbg !130

25:                                               ; preds = %4
  %26 = load ptr addrspace(1), ptr addrspace(4) %21, align 8, !dbg !130, !tbaa !131
  %27 = sub i64 %22, 1, !dbg !130
  %28 = getelementptr i8, ptr addrspace(1) %26, i64 %27, !dbg !130, !nosanitize !16
  %29 = load ptr addrspace(4), ptr addrspace(1) %28, align 8, !dbg !130, !nosanitize !16
  br label %32, !dbg !130

30:                                               ; preds = %4
  %31 = inttoptr i64 %22 to ptr addrspace(4), !dbg !130
  br label %32, !dbg !130

32:                                               ; preds = %30, %25
  %33 = phi ptr addrspace(4) [ %29, %25 ], [ %31, %30 ], !dbg !130
  %34 = load i32, ptr addrspace(4) %14, align 4, !dbg !133, !tbaa !9
  %35 = ptrtoint ptr addrspace(4) %33 to i64, !dbg !130
  %36 = call spir_func i32 @hipspv.indirect.1(i64 %35, ptr addrspace(4) %21, i32 %34), !dbg !130
  ret i32 %36, !dbg !134
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z6rotateii(i32 noundef %0, i32 noundef %1) #0 !dbg !135 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !136, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !137, !tbaa !9
  %14 = sext i32 %13 to i64, !dbg !138
  %15 = getelementptr inbounds [64 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 0, i64 %14, !dbg !138
  store i32 %12, ptr addrspace(4) %15, align 4, !dbg !139, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !140
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !141
  %16 = load i32, ptr addrspace(4) %10, align 4, !dbg !142, !tbaa !9
  %17 = add nsw i32 %16, 1, !dbg !143
  %18 = srem i32 %17, 64, !dbg !144
  %19 = sext i32 %18 to i64, !dbg !145
  %20 = getelementptr inbounds [64 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 0, i64 %19, !dbg !145
  %21 = load i32, ptr addrspace(4) %20, align 4, !dbg !145, !tbaa !9
  store i32 %21, ptr addrspace(4) %11, align 4, !dbg !146, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !147
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !148, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !149
  ret i32 %22, !dbg !150
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !151 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10operationsPKiS0_Pii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #5 !dbg !155 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
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
  %23 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %23, ptr addrspace(4) %14, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !156
  %25 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %25, ptr addrspace(4) %15, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !156
  %27 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %27, ptr addrspace(4) %16, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !156
  store ptr addrspace(4) %24, ptr addrspace(4) %17, align 8, !tbaa !156
  store ptr addrspace(4) %26, ptr addrspace(4) %18, align 8, !tbaa !156
  store ptr addrspace(4) %28, ptr addrspace(4) %19, align 8, !tbaa !156
  store i32 %3, ptr addrspace(4) %20, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #12, !dbg !158
  %29 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !159
  %30 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !160
  %31 = mul i32 %29, %30, !dbg !161
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !162
  %33 = add i32 %31, %32, !dbg !163
  store i32 %33, ptr addrspace(4) %21, align 4, !dbg !164, !tbaa !9
  %34 = load i32, ptr addrspace(4) %21, align 4, !dbg !165, !tbaa !9
  %35 = load i32, ptr addrspace(4) %20, align 4, !dbg !166, !tbaa !9
  %36 = icmp sge i32 %34, %35, !dbg !167
  br i1 %36, label %37, label %38, !dbg !167

37:                                               ; preds = %4
  store i32 1, ptr addrspace(4) %22, align 4
  br label %105, !dbg !168

38:                                               ; preds = %4
  %39 = load i32, ptr addrspace(4) %21, align 4, !dbg !169, !tbaa !9
  %40 = srem i32 %39, 4, !dbg !170
  %41 = sext i32 %40 to i64, !dbg !171
  %42 = getelementptr inbounds [4 x ptr], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 %41, !dbg !171
  %43 = load ptr, ptr addrspace(4) %42, align 8, !dbg !171, !tbaa !120
  %44 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !172, !tbaa !156
  %45 = load i32, ptr addrspace(4) %21, align 4, !dbg !173, !tbaa !9
  %46 = sext i32 %45 to i64, !dbg !172
  %47 = getelementptr inbounds i32, ptr addrspace(4) %44, i64 %46, !dbg !172
  %48 = load i32, ptr addrspace(4) %47, align 4, !dbg !172, !tbaa !9
  %49 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !174, !tbaa !156
  %50 = load i32, ptr addrspace(4) %21, align 4, !dbg !175, !tbaa !9
  %51 = sext i32 %50 to i64, !dbg !174
  %52 = getelementptr inbounds i32, ptr addrspace(4) %49, i64 %51, !dbg !174
  %53 = load i32, ptr addrspace(4) %52, align 4, !dbg !174, !tbaa !9
  %54 = ptrtoint ptr %43 to i64, !dbg !171
  %55 = call spir_func i32 @hipspv.indirect.0(i64 %54, i32 %48, i32 %53), !dbg !171
  %56 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !176, !tbaa !156
  %57 = load i32, ptr addrspace(4) %21, align 4, !dbg !177, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !176
  %59 = getelementptr inbounds i32, ptr addrspace(4) %56, i64 %58, !dbg !176
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !176, !tbaa !9
  %61 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !178, !tbaa !156
  %62 = load i32, ptr addrspace(4) %21, align 4, !dbg !179, !tbaa !9
  %63 = sext i32 %62 to i64, !dbg !178
  %64 = getelementptr inbounds i32, ptr addrspace(4) %61, i64 %63, !dbg !178
  %65 = load i32, ptr addrspace(4) %64, align 4, !dbg !178, !tbaa !9
  %66 = icmp sgt i32 %60, %65, !dbg !180
  br i1 %66, label %67, label %68, !dbg !176

67:                                               ; preds = %38
  br label %69, !dbg !176

68:                                               ; preds = %38
  br label %69, !dbg !176

69:                                               ; preds = %68, %67
  %70 = phi ptr [ inttoptr (i64 16 to ptr), %67 ], [ inttoptr (i64 48 to ptr), %68 ], !dbg !176
  %71 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !181, !tbaa !156
  %72 = load i32, ptr addrspace(4) %21, align 4, !dbg !182, !tbaa !9
  %73 = sext i32 %72 to i64, !dbg !181
  %74 = getelementptr inbounds i32, ptr addrspace(4) %71, i64 %73, !dbg !181
  %75 = load i32, ptr addrspace(4) %74, align 4, !dbg !181, !tbaa !9
  %76 = load i32, ptr addrspace(4) %21, align 4, !dbg !183, !tbaa !9
  %77 = call spir_func noundef i32 @_Z5applyPFiiiEii(ptr noundef %70, i32 noundef %75, i32 noundef %76) #13, !dbg !184
  %78 = add nsw i32 %55, %77, !dbg !185
  %79 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !186, !tbaa !156
  %80 = load i32, ptr addrspace(4) %21, align 4, !dbg !187, !tbaa !9
  %81 = sext i32 %80 to i64, !dbg !186
  %82 = getelementptr inbounds i32, ptr addrspace(4) %79, i64 %81, !dbg !186
  store i32 %78, ptr addrspace(4) %82, align 4, !dbg !188, !tbaa !9
  %83 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), align 8, !dbg !189, !tbaa !120
  %84 = icmp ne ptr %83, null, !dbg !190
  br i1 %84, label %85, label %93, !dbg !190

85:                                               ; preds = %69
  %86 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), align 8, !dbg !191, !tbaa !120
  %87 = ptrtoint ptr %86 to i64, !dbg !191
  %88 = call spir_func i32 @hipspv.indirect.0(i64 %87, i32 1, i32 2), !dbg !191
  %89 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !192, !tbaa !156
  %90 = load i32, ptr addrspace(4) %21, align 4, !dbg !193, !tbaa !9
  %91 = sext i32 %90 to i64, !dbg !192
  %92 = getelementptr inbounds i32, ptr addrspace(4) %89, i64 %91, !dbg !192
  store i32 %88, ptr addrspace(4) %92, align 4, !dbg !194, !tbaa !9
  br label %93, !dbg !192

93:                                               ; preds = %85, %69
  %94 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), align 8, !dbg !195, !tbaa !120
  %95 = icmp ne ptr %94, inttoptr (i64 16 to ptr), !dbg !196
  br i1 %95, label %99, label %96, !dbg !197

96:                                               ; preds = %93
  %97 = load ptr, ptr addrspace(4) getelementptr inbounds ([4 x ptr], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 1), align 8, !dbg !198, !tbaa !120
  %98 = icmp eq ptr %97, inttoptr (i64 16 to ptr), !dbg !199
  br i1 %98, label %99, label %104, !dbg !197

99:                                               ; preds = %96, %93
  %100 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !200, !tbaa !156
  %101 = load i32, ptr addrspace(4) %21, align 4, !dbg !201, !tbaa !9
  %102 = sext i32 %101 to i64, !dbg !200
  %103 = getelementptr inbounds i32, ptr addrspace(4) %100, i64 %102, !dbg !200
  store i32 -1, ptr addrspace(4) %103, align 4, !dbg !202, !tbaa !9
  br label %104, !dbg !200

104:                                              ; preds = %99, %96
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !203
  br label %105, !dbg !203

105:                                              ; preds = %104, %37
  call void @llvm.lifetime.end.p0(ptr %12) #12, !dbg !203
  %106 = load i32, ptr addrspace(4) %22, align 4
  switch i32 %106, label %108 [
    i32 0, label %107
    i32 1, label %107
  ]

107:                                              ; preds = %105, %105
  ret void, !dbg !203

108:                                              ; preds = %105
  unreachable
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #6 align 2 !dbg !204 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #14, !dbg !205
  %4 = trunc i64 %3 to i32, !dbg !205
  ret i32 %4, !dbg !206
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #6 align 2 !dbg !207 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #14, !dbg !208
  %4 = trunc i64 %3 to i32, !dbg !208
  ret i32 %4, !dbg !209
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6 align 2 !dbg !210 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #14, !dbg !211
  %4 = trunc i64 %3 to i32, !dbg !211
  ret i32 %4, !dbg !212
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !213 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca [3 x ptr], align 8
  %8 = alloca float, align 4
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = addrspacecast ptr %5 to ptr addrspace(4)
  %17 = addrspacecast ptr %6 to ptr addrspace(4)
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = addrspacecast ptr %9 to ptr addrspace(4)
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !214
  store ptr addrspace(4) %25, ptr addrspace(4) %15, align 8, !tbaa !214
  store i32 %1, ptr addrspace(4) %16, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !216
  %26 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !217
  %27 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !218
  %28 = mul i32 %26, %27, !dbg !219
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !220
  %30 = add i32 %28, %29, !dbg !221
  store i32 %30, ptr addrspace(4) %17, align 4, !dbg !222, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !223
  store ptr inttoptr (i64 80 to ptr), ptr addrspace(4) %18, align 8, !dbg !224, !tbaa !120
  %31 = getelementptr inbounds ptr, ptr addrspace(4) %18, i64 1, !dbg !224
  store ptr inttoptr (i64 96 to ptr), ptr addrspace(4) %31, align 8, !dbg !224, !tbaa !120
  %32 = getelementptr inbounds ptr, ptr addrspace(4) %18, i64 2, !dbg !224
  %33 = load i32, ptr addrspace(4) %17, align 4, !dbg !225, !tbaa !9
  %34 = srem i32 %33, 2, !dbg !226
  %35 = icmp ne i32 %34, 0, !dbg !225
  br i1 %35, label %36, label %37, !dbg !225

36:                                               ; preds = %2
  br label %38, !dbg !225

37:                                               ; preds = %2
  br label %38, !dbg !225

38:                                               ; preds = %37, %36
  %39 = phi ptr [ inttoptr (i64 80 to ptr), %36 ], [ inttoptr (i64 96 to ptr), %37 ], !dbg !225
  store ptr %39, ptr addrspace(4) %32, align 8, !dbg !224, !tbaa !120
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !227
  %40 = load i32, ptr addrspace(4) %17, align 4, !dbg !228, !tbaa !9
  %41 = sitofp i32 %40 to float, !dbg !228
  store float %41, ptr addrspace(4) %19, align 4, !dbg !229, !tbaa !39
  call void @llvm.lifetime.start.p0(ptr %9) #12, !dbg !230
  store ptr addrspace(4) %18, ptr addrspace(4) %20, align 8, !dbg !230, !tbaa !231
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !233
  %42 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !233, !tbaa !231, !align !74
  %43 = getelementptr inbounds [3 x ptr], ptr addrspace(4) %42, i64 0, i64 0, !dbg !233
  store ptr addrspace(4) %43, ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !231
  call void @llvm.lifetime.start.p0(ptr %11) #12, !dbg !233
  %44 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !233, !tbaa !231, !align !74
  %45 = getelementptr inbounds [3 x ptr], ptr addrspace(4) %44, i64 0, i64 0, !dbg !233
  %46 = getelementptr inbounds ptr, ptr addrspace(4) %45, i64 3, !dbg !233
  store ptr addrspace(4) %46, ptr addrspace(4) %22, align 8, !dbg !233, !tbaa !231
  br label %47, !dbg !233

47:                                               ; preds = %59, %38
  %48 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !231
  %49 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !233, !tbaa !231
  %50 = icmp ne ptr addrspace(4) %48, %49, !dbg !233
  br i1 %50, label %52, label %51, !dbg !233

51:                                               ; preds = %47
  call void @llvm.lifetime.end.p0(ptr %11) #12, !dbg !233
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !233
  call void @llvm.lifetime.end.p0(ptr %9) #12, !dbg !233
  br label %62

52:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %13) #12, !dbg !234
  %53 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !231
  %54 = load ptr, ptr addrspace(4) %53, align 8, !dbg !233, !tbaa !120
  store ptr %54, ptr addrspace(4) %23, align 8, !dbg !235, !tbaa !120
  %55 = load ptr, ptr addrspace(4) %23, align 8, !dbg !236, !tbaa !120
  %56 = load float, ptr addrspace(4) %19, align 4, !dbg !237, !tbaa !39
  %57 = ptrtoint ptr %55 to i64, !dbg !236
  %58 = call spir_func float @hipspv.indirect.2(i64 %57, float %56), !dbg !236
  store float %58, ptr addrspace(4) %19, align 4, !dbg !238, !tbaa !39
  call void @llvm.lifetime.end.p0(ptr %13) #12, !dbg !239
  br label %59, !dbg !240

59:                                               ; preds = %52
  %60 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !231
  %61 = getelementptr inbounds nuw ptr, ptr addrspace(4) %60, i32 1, !dbg !233
  store ptr addrspace(4) %61, ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !231
  br label %47, !dbg !233, !llvm.loop !241

62:                                               ; preds = %51
  %63 = load i32, ptr addrspace(4) %17, align 4, !dbg !242, !tbaa !9
  %64 = load i32, ptr addrspace(4) %16, align 4, !dbg !243, !tbaa !9
  %65 = icmp slt i32 %63, %64, !dbg !244
  br i1 %65, label %66, label %72, !dbg !244

66:                                               ; preds = %62
  %67 = load float, ptr addrspace(4) %19, align 4, !dbg !245, !tbaa !39
  %68 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !246, !tbaa !214
  %69 = load i32, ptr addrspace(4) %17, align 4, !dbg !247, !tbaa !9
  %70 = sext i32 %69 to i64, !dbg !246
  %71 = getelementptr inbounds float, ptr addrspace(4) %68, i64 %70, !dbg !246
  store float %67, ptr addrspace(4) %71, align 4, !dbg !248, !tbaa !39
  br label %72, !dbg !246

72:                                               ; preds = %66, %62
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !249
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !249
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !249
  ret void, !dbg !249
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !250 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca %struct.Pair, align 8
  %9 = alloca %struct.Pair, align 8
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %17, ptr addrspace(4) %10, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !70
  store ptr addrspace(4) %18, ptr addrspace(4) %11, align 8, !tbaa !70
  store i32 %1, ptr addrspace(4) %12, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !251
  %19 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !252
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !253
  %21 = mul i32 %19, %20, !dbg !254
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !255
  %23 = add i32 %21, %22, !dbg !256
  store i32 %23, ptr addrspace(4) %13, align 4, !dbg !257, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !258
  %24 = load i32, ptr addrspace(4) %13, align 4, !dbg !259, !tbaa !9
  %25 = srem i32 %24, 3, !dbg !260
  %26 = icmp ne i32 %25, 0, !dbg !259
  br i1 %26, label %27, label %28, !dbg !259

27:                                               ; preds = %2
  br label %29, !dbg !259

28:                                               ; preds = %2
  br label %29, !dbg !259

29:                                               ; preds = %28, %27
  %30 = phi ptr [ inttoptr (i64 128 to ptr), %27 ], [ inttoptr (i64 112 to ptr), %28 ], !dbg !259
  store ptr %30, ptr addrspace(4) %14, align 8, !dbg !261, !tbaa !120
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !262
  %31 = load ptr, ptr addrspace(4) %14, align 8, !dbg !263, !tbaa !120
  %32 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %16, i32 0, i32 0, !dbg !264
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !265, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !265
  store i64 %34, ptr addrspace(4) %32, align 8, !dbg !264, !tbaa !62
  %35 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %16, i32 0, i32 1, !dbg !264
  %36 = load i32, ptr addrspace(4) %13, align 4, !dbg !266, !tbaa !9
  %37 = mul nsw i32 2, %36, !dbg !267
  %38 = sext i32 %37 to i64, !dbg !268
  store i64 %38, ptr addrspace(4) %35, align 8, !dbg !264, !tbaa !58
  %39 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %16, i32 0, i32 0, !dbg !263
  %40 = load i64, ptr addrspace(4) %39, align 8, !dbg !263
  %41 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %16, i32 0, i32 1, !dbg !263
  %42 = load i64, ptr addrspace(4) %41, align 8, !dbg !263
  %43 = ptrtoint ptr %31 to i64, !dbg !263
  %44 = call spir_func %struct.Pair @hipspv.indirect.3(i64 %43, i64 %40, i64 %42, i32 5), !dbg !263
  %45 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %15, i32 0, i32 0, !dbg !263
  %46 = extractvalue %struct.Pair %44, 0, !dbg !263
  store i64 %46, ptr addrspace(4) %45, align 8, !dbg !263
  %47 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %15, i32 0, i32 1, !dbg !263
  %48 = extractvalue %struct.Pair %44, 1, !dbg !263
  store i64 %48, ptr addrspace(4) %47, align 8, !dbg !263
  %49 = load i32, ptr addrspace(4) %13, align 4, !dbg !269, !tbaa !9
  %50 = load i32, ptr addrspace(4) %12, align 4, !dbg !270, !tbaa !9
  %51 = icmp slt i32 %49, %50, !dbg !271
  br i1 %51, label %52, label %63, !dbg !271

52:                                               ; preds = %29
  %53 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %15, i32 0, i32 0, !dbg !272
  %54 = load i64, ptr addrspace(4) %53, align 8, !dbg !272, !tbaa !62
  %55 = mul nsw i64 1000, %54, !dbg !273
  %56 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %15, i32 0, i32 1, !dbg !274
  %57 = load i64, ptr addrspace(4) %56, align 8, !dbg !274, !tbaa !58
  %58 = add nsw i64 %55, %57, !dbg !275
  %59 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !276, !tbaa !70
  %60 = load i32, ptr addrspace(4) %13, align 4, !dbg !277, !tbaa !9
  %61 = sext i32 %60 to i64, !dbg !276
  %62 = getelementptr inbounds i64, ptr addrspace(4) %59, i64 %61, !dbg !276
  store i64 %58, ptr addrspace(4) %62, align 8, !dbg !278, !tbaa !52
  br label %63, !dbg !276

63:                                               ; preds = %52, %29
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !279
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !279
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !279
  ret void, !dbg !279
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !280 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Big, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca %struct.Big, align 8
  %12 = alloca %struct.Big, align 8
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = addrspacecast ptr %3 to ptr addrspace(4)
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = addrspacecast ptr %5 to ptr addrspace(4)
  %19 = addrspacecast ptr %6 to ptr addrspace(4)
  %20 = addrspacecast ptr %7 to ptr addrspace(4)
  %21 = addrspacecast ptr %8 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  %26 = addrspacecast ptr %14 to ptr addrspace(4)
  %27 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %27, ptr addrspace(4) %16, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !70
  store ptr addrspace(4) %28, ptr addrspace(4) %17, align 8, !tbaa !70
  store i32 %1, ptr addrspace(4) %18, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !281
  %29 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !282
  %30 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !283
  %31 = mul i32 %29, %30, !dbg !284
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !285
  %33 = add i32 %31, %32, !dbg !286
  store i32 %33, ptr addrspace(4) %19, align 4, !dbg !287, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !288
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !289
  store i32 0, ptr addrspace(4) %21, align 4, !dbg !290, !tbaa !9
  br label %34, !dbg !289

34:                                               ; preds = %47, %2
  %35 = load i32, ptr addrspace(4) %21, align 4, !dbg !291, !tbaa !9
  %36 = icmp slt i32 %35, 9, !dbg !292
  br i1 %36, label %38, label %37, !dbg !293

37:                                               ; preds = %34
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !293
  br label %50

38:                                               ; preds = %34
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !294, !tbaa !9
  %40 = load i32, ptr addrspace(4) %21, align 4, !dbg !295, !tbaa !9
  %41 = add nsw i32 %39, %40, !dbg !296
  %42 = sext i32 %41 to i64, !dbg !294
  %43 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %20, i32 0, i32 0, !dbg !297
  %44 = load i32, ptr addrspace(4) %21, align 4, !dbg !298, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !299
  %46 = getelementptr inbounds [9 x i64], ptr addrspace(4) %43, i64 0, i64 %45, !dbg !299
  store i64 %42, ptr addrspace(4) %46, align 8, !dbg !300, !tbaa !52
  br label %47, !dbg !299

47:                                               ; preds = %38
  %48 = load i32, ptr addrspace(4) %21, align 4, !dbg !301, !tbaa !9
  %49 = add nsw i32 %48, 1, !dbg !301
  store i32 %49, ptr addrspace(4) %21, align 4, !dbg !301, !tbaa !9
  br label %34, !dbg !293, !llvm.loop !302

50:                                               ; preds = %37
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !303
  %51 = load i32, ptr addrspace(4) %19, align 4, !dbg !304, !tbaa !9
  %52 = srem i32 %51, 2, !dbg !305
  %53 = icmp ne i32 %52, 0, !dbg !304
  br i1 %53, label %54, label %55, !dbg !304

54:                                               ; preds = %50
  br label %56, !dbg !304

55:                                               ; preds = %50
  br label %56, !dbg !304

56:                                               ; preds = %55, %54
  %57 = phi ptr [ inttoptr (i64 144 to ptr), %54 ], [ inttoptr (i64 160 to ptr), %55 ], !dbg !304
  store ptr %57, ptr addrspace(4) %22, align 8, !dbg !306, !tbaa !120
  call void @llvm.lifetime.start.p0(ptr %11) #12, !dbg !307
  %58 = load ptr, ptr addrspace(4) %22, align 8, !dbg !308, !tbaa !120
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %24, ptr addrspace(4) align 8 %20, i64 72, i1 false), !dbg !309, !tbaa.struct !83
  %59 = addrspacecast ptr addrspace(4) %23 to ptr, !dbg !308
  %60 = addrspacecast ptr addrspace(4) %24 to ptr, !dbg !308
  %61 = ptrtoint ptr %58 to i64, !dbg !308
  call spir_func void @hipspv.indirect.4(i64 %61, ptr %59, ptr %60, i32 3), !dbg !308
  call void @llvm.lifetime.start.p0(ptr %13) #12, !dbg !310
  store i64 0, ptr addrspace(4) %25, align 8, !dbg !311, !tbaa !52
  call void @llvm.lifetime.start.p0(ptr %14) #12, !dbg !312
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !313, !tbaa !9
  br label %62, !dbg !312

62:                                               ; preds = %85, %56
  %63 = load i32, ptr addrspace(4) %26, align 4, !dbg !314, !tbaa !9
  %64 = icmp slt i32 %63, 9, !dbg !315
  br i1 %64, label %66, label %65, !dbg !316

65:                                               ; preds = %62
  call void @llvm.lifetime.end.p0(ptr %14) #12, !dbg !316
  br label %88

66:                                               ; preds = %62
  %67 = load i32, ptr addrspace(4) %26, align 4, !dbg !317, !tbaa !9
  %68 = add nsw i32 %67, 1, !dbg !318
  %69 = sext i32 %68 to i64, !dbg !319
  %70 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %23, i32 0, i32 0, !dbg !320
  %71 = load i32, ptr addrspace(4) %26, align 4, !dbg !321, !tbaa !9
  %72 = sext i32 %71 to i64, !dbg !322
  %73 = getelementptr inbounds [9 x i64], ptr addrspace(4) %70, i64 0, i64 %72, !dbg !322
  %74 = load i64, ptr addrspace(4) %73, align 8, !dbg !322, !tbaa !52
  %75 = mul nsw i64 %69, %74, !dbg !323
  %76 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %20, i32 0, i32 0, !dbg !324
  %77 = load i32, ptr addrspace(4) %26, align 4, !dbg !325, !tbaa !9
  %78 = sext i32 %77 to i64, !dbg !326
  %79 = getelementptr inbounds [9 x i64], ptr addrspace(4) %76, i64 0, i64 %78, !dbg !326
  %80 = load i64, ptr addrspace(4) %79, align 8, !dbg !326, !tbaa !52
  %81 = mul nsw i64 100, %80, !dbg !327
  %82 = add nsw i64 %75, %81, !dbg !328
  %83 = load i64, ptr addrspace(4) %25, align 8, !dbg !329, !tbaa !52
  %84 = add nsw i64 %83, %82, !dbg !329
  store i64 %84, ptr addrspace(4) %25, align 8, !dbg !329, !tbaa !52
  br label %85, !dbg !330

85:                                               ; preds = %66
  %86 = load i32, ptr addrspace(4) %26, align 4, !dbg !331, !tbaa !9
  %87 = add nsw i32 %86, 1, !dbg !331
  store i32 %87, ptr addrspace(4) %26, align 4, !dbg !331, !tbaa !9
  br label %62, !dbg !316, !llvm.loop !332

88:                                               ; preds = %65
  %89 = load i32, ptr addrspace(4) %19, align 4, !dbg !334, !tbaa !9
  %90 = load i32, ptr addrspace(4) %18, align 4, !dbg !335, !tbaa !9
  %91 = icmp slt i32 %89, %90, !dbg !336
  br i1 %91, label %92, label %98, !dbg !336

92:                                               ; preds = %88
  %93 = load i64, ptr addrspace(4) %25, align 8, !dbg !337, !tbaa !52
  %94 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !338, !tbaa !70
  %95 = load i32, ptr addrspace(4) %19, align 4, !dbg !339, !tbaa !9
  %96 = sext i32 %95 to i64, !dbg !338
  %97 = getelementptr inbounds i64, ptr addrspace(4) %94, i64 %96, !dbg !338
  store i64 %93, ptr addrspace(4) %97, align 8, !dbg !340, !tbaa !52
  br label %98, !dbg !338

98:                                               ; preds = %92, %88
  call void @llvm.lifetime.end.p0(ptr %13) #12, !dbg !341
  call void @llvm.lifetime.end.p0(ptr %11) #12, !dbg !341
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !341
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !341
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !341
  ret void, !dbg !341
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !342 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca %struct.Counter, align 4
  %8 = alloca [2 x { i64, i64 }], align 8
  %9 = alloca i32, align 4
  %10 = alloca { i64, i64 }, align 8
  %11 = alloca { i64, i64 }, align 8
  %12 = addrspacecast ptr %3 to ptr addrspace(4)
  %13 = addrspacecast ptr %4 to ptr addrspace(4)
  %14 = addrspacecast ptr %5 to ptr addrspace(4)
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = addrspacecast ptr %7 to ptr addrspace(4)
  %17 = addrspacecast ptr %8 to ptr addrspace(4)
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = addrspacecast ptr %10 to ptr addrspace(4)
  %20 = addrspacecast ptr %11 to ptr addrspace(4)
  %21 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %21, ptr addrspace(4) %12, align 8
  %22 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !156
  store ptr addrspace(4) %22, ptr addrspace(4) %13, align 8, !tbaa !156
  store i32 %1, ptr addrspace(4) %14, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !343
  %23 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !344
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !345
  %25 = mul i32 %23, %24, !dbg !346
  %26 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !347
  %27 = add i32 %25, %26, !dbg !348
  store i32 %27, ptr addrspace(4) %15, align 4, !dbg !349, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !350
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 4 %16, ptr addrspace(1) align 4 @__const._Z7membersPii.counter, i64 4, i1 false), !dbg !351
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !352
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 8 %17, ptr addrspace(1) align 8 @__const._Z7membersPii.steps, i64 32, i1 false), !dbg !353
  call void @llvm.lifetime.start.p0(ptr %9) #12, !dbg !354
  %28 = load i32, ptr addrspace(4) %15, align 4, !dbg !355, !tbaa !9
  %29 = srem i32 %28, 2, !dbg !356
  %30 = sext i32 %29 to i64, !dbg !357
  %31 = getelementptr inbounds [2 x { i64, i64 }], ptr addrspace(4) %17, i64 0, i64 %30, !dbg !357
  %32 = load { i64, i64 }, ptr addrspace(4) %31, align 8, !dbg !357, !tbaa !84
  %33 = load i32, ptr addrspace(4) %15, align 4, !dbg !358, !tbaa !9
  store { i64, i64 } %32, ptr addrspace(4) %19, align 8, !dbg !359, !tbaa !84
  %34 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %19, i32 0, i32 0, !dbg !359
  %35 = load i64, ptr addrspace(4) %34, align 8, !dbg !359
  %36 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %19, i32 0, i32 1, !dbg !359
  %37 = load i64, ptr addrspace(4) %36, align 8, !dbg !359
  %38 = call spir_func noundef i32 @_Z4stepP7CounterMS_FiiEi(ptr addrspace(4) noundef %16, i64 %35, i64 %37, i32 noundef %33) #13, !dbg !359
  store i32 %38, ptr addrspace(4) %18, align 4, !dbg !360, !tbaa !9
  %39 = load i32, ptr addrspace(4) %15, align 4, !dbg !361, !tbaa !9
  %40 = load i32, ptr addrspace(4) %14, align 4, !dbg !362, !tbaa !9
  %41 = icmp slt i32 %39, %40, !dbg !363
  br i1 %41, label %42, label %60, !dbg !363

42:                                               ; preds = %2
  %43 = load i32, ptr addrspace(4) %18, align 4, !dbg !364, !tbaa !9
  %44 = load i32, ptr addrspace(4) %15, align 4, !dbg !365, !tbaa !9
  %45 = srem i32 %44, 3, !dbg !366
  %46 = icmp eq i32 %45, 0, !dbg !367
  %47 = zext i1 %46 to i64, !dbg !368
  %48 = getelementptr inbounds nuw [2 x { i64, i64 }], ptr addrspace(4) %17, i64 0, i64 %47, !dbg !368
  %49 = load { i64, i64 }, ptr addrspace(4) %48, align 8, !dbg !368, !tbaa !84
  store { i64, i64 } %49, ptr addrspace(4) %20, align 8, !dbg !369, !tbaa !84
  %50 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %20, i32 0, i32 0, !dbg !369
  %51 = load i64, ptr addrspace(4) %50, align 8, !dbg !369
  %52 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %20, i32 0, i32 1, !dbg !369
  %53 = load i64, ptr addrspace(4) %52, align 8, !dbg !369
  %54 = call spir_func noundef i32 @_Z4stepP7CounterMS_FiiEi(ptr addrspace(4) noundef %16, i64 %51, i64 %53, i32 noundef 7) #13, !dbg !369
  %55 = add nsw i32 %43, %54, !dbg !370
  %56 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !371, !tbaa !156
  %57 = load i32, ptr addrspace(4) %15, align 4, !dbg !372, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !371
  %59 = getelementptr inbounds i32, ptr addrspace(4) %56, i64 %58, !dbg !371
  store i32 %55, ptr addrspace(4) %59, align 4, !dbg !373, !tbaa !9
  br label %60, !dbg !371

60:                                               ; preds = %42, %2
  call void @llvm.lifetime.end.p0(ptr %9) #12, !dbg !374
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !374
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !374
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !374
  ret void, !dbg !374
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN7Counter2upEi(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0, i32 noundef %1) #0 align 2 !dbg !375 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !126
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !376, !tbaa !9
  %11 = getelementptr inbounds nuw %struct.Counter, ptr addrspace(4) %9, i32 0, i32 0, !dbg !377
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !378, !tbaa !379
  %13 = add nsw i32 %12, %10, !dbg !378
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !378, !tbaa !379
  ret i32 %13, !dbg !381
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN7Counter4downEi(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0, i32 noundef %1) #0 align 2 !dbg !382 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !126
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !383, !tbaa !9
  %11 = getelementptr inbounds nuw %struct.Counter, ptr addrspace(4) %9, i32 0, i32 0, !dbg !384
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !385, !tbaa !379
  %13 = sub nsw i32 %12, %10, !dbg !385
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !385, !tbaa !379
  ret i32 %13, !dbg !386
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !387 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %7, align 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !156
  store ptr addrspace(4) %12, ptr addrspace(4) %8, align 8, !tbaa !156
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !388
  %13 = load i32, ptr addrspace(4) %9, align 4, !dbg !389, !tbaa !9
  %14 = icmp ne i32 %13, 0, !dbg !389
  br i1 %14, label %15, label %16, !dbg !389

15:                                               ; preds = %2
  br label %17, !dbg !389

16:                                               ; preds = %2
  br label %17, !dbg !389

17:                                               ; preds = %16, %15
  %18 = phi ptr [ inttoptr (i64 176 to ptr), %15 ], [ inttoptr (i64 16 to ptr), %16 ], !dbg !389
  store ptr %18, ptr addrspace(4) %10, align 8, !dbg !390, !tbaa !120
  %19 = load ptr, ptr addrspace(4) %10, align 8, !dbg !391, !tbaa !120
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !392
  %21 = mul i32 10, %20, !dbg !393
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !394
  %23 = ptrtoint ptr %19 to i64, !dbg !391
  %24 = call spir_func i32 @hipspv.indirect.0(i64 %23, i32 %21, i32 %22), !dbg !391
  %25 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !395, !tbaa !156
  %26 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !396
  %27 = zext i32 %26 to i64, !dbg !395
  %28 = getelementptr inbounds nuw i32, ptr addrspace(4) %25, i64 %27, !dbg !395
  store i32 %24, ptr addrspace(4) %28, align 4, !dbg !397, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !398
  ret void, !dbg !398
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #8

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #8

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #8

; Function Attrs: convergent
define internal spir_func i32 @hipspv.indirect.0(i64 %0, i32 %1, i32 %2) #9 {
entry:
  %3 = alloca i32, align 4
  switch i64 %0, label %unknown [
    i64 16, label %_Z3addii
    i64 32, label %_Z8subtractii
    i64 48, label %_Z8multiplyii
    i64 64, label %_Z7largestii
    i64 176, label %_Z6rotateii
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_Z6rotateii, %_Z7largestii, %_Z8multiplyii, %_Z8subtractii, %_Z3addii
  %4 = load i32, ptr %3, align 4
  ret i32 %4

_Z3addii:                                         ; preds = %entry
  %5 = call spir_func i32 @_Z3addii(i32 %1, i32 %2)
  store i32 %5, ptr %3, align 4
  br label %end

_Z8subtractii:                                    ; preds = %entry
  %6 = call spir_func i32 @_Z8subtractii(i32 %1, i32 %2)
  store i32 %6, ptr %3, align 4
  br label %end

_Z8multiplyii:                                    ; preds = %entry
  %7 = call spir_func i32 @_Z8multiplyii(i32 %1, i32 %2)
  store i32 %7, ptr %3, align 4
  br label %end

_Z7largestii:                                     ; preds = %entry
  %8 = call spir_func i32 @_Z7largestii(i32 %1, i32 %2)
  store i32 %8, ptr %3, align 4
  br label %end

_Z6rotateii:                                      ; preds = %entry
  %9 = call spir_func i32 @_Z6rotateii(i32 %1, i32 %2)
  store i32 %9, ptr %3, align 4
  br label %end
}

; Function Attrs: convergent
define internal spir_func i32 @hipspv.indirect.1(i64 %0, ptr addrspace(4) %1, i32 %2) #9 {
entry:
  %3 = alloca i32, align 4
  switch i64 %0, label %unknown [
    i64 192, label %_ZN7Counter2upEi
    i64 208, label %_ZN7Counter4downEi
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_ZN7Counter4downEi, %_ZN7Counter2upEi
  %4 = load i32, ptr %3, align 4
  ret i32 %4

_ZN7Counter2upEi:                                 ; preds = %entry
  %5 = call spir_func i32 @_ZN7Counter2upEi(ptr addrspace(4) %1, i32 %2)
  store i32 %5, ptr %3, align 4
  br label %end

_ZN7Counter4downEi:                               ; preds = %entry
  %6 = call spir_func i32 @_ZN7Counter4downEi(ptr addrspace(4) %1, i32 %2)
  store i32 %6, ptr %3, align 4
  br label %end
}

; Function Attrs: convergent
define internal spir_func float @hipspv.indirect.2(i64 %0, float %1) #9 {
entry:
  %2 = alloca float, align 4
  switch i64 %0, label %unknown [
    i64 80, label %_Z6squaref
    i64 96, label %_Z7half_off
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_Z7half_off, %_Z6squaref
  %3 = load float, ptr %2, align 4
  ret float %3

_Z6squaref:                                       ; preds = %entry
  %4 = call spir_func float @_Z6squaref(float %1)
  store float %4, ptr %2, align 4
  br label %end

_Z7half_off:                                      ; preds = %entry
  %5 = call spir_func float @_Z7half_off(float %1)
  store float %5, ptr %2, align 4
  br label %end
}

; Function Attrs: convergent
define internal spir_func %struct.Pair @hipspv.indirect.3(i64 %0, i64 %1, i64 %2, i32 %3) #9 {
entry:
  %4 = alloca %struct.Pair, align 8
  switch i64 %0, label %unknown [
    i64 112, label %_Z4keep4Pairi
    i64 128, label %_Z4swap4Pairi
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_Z4swap4Pairi, %_Z4keep4Pairi
  %5 = load %struct.Pair, ptr %4, align 8
  ret %struct.Pair %5

_Z4keep4Pairi:                                    ; preds = %entry
  %6 = call spir_func %struct.Pair @_Z4keep4Pairi(i64 %1, i64 %2, i32 %3)
  store %struct.Pair %6, ptr %4, align 8
  br label %end

_Z4swap4Pairi:                                    ; preds = %entry
  %7 = call spir_func %struct.Pair @_Z4swap4Pairi(i64 %1, i64 %2, i32 %3)
  store %struct.Pair %7, ptr %4, align 8
  br label %end
}

; Function Attrs: convergent
define internal spir_func void @hipspv.indirect.4(i64 %0, ptr %1, ptr %2, i32 %3) #9 {
entry:
  switch i64 %0, label %unknown [
    i64 144, label %_Z7shifted3Bigi
    i64 160, label %_Z6turned3Bigi
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_Z6turned3Bigi, %_Z7shifted3Bigi
  ret void

_Z7shifted3Bigi:                                  ; preds = %entry
  call spir_func void @_Z7shifted3Bigi(ptr %1, ptr %2, i32 %3)
  br label %end

_Z6turned3Bigi:                                   ; preds = %entry
  call spir_func void @_Z6turned3Bigi(ptr %1, ptr %2, i32 %3)
  br label %end
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef %1) #5 !dbg !399 {
  %3 = inttoptr i64 %0 to ptr
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !156
  store ptr %3, ptr addrspace(4) %8, align 8, !tbaa !120
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !156
  %12 = load ptr, ptr addrspace(4) %8, align 8, !dbg !400, !tbaa !120
  %13 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !401
  %14 = ptrtoint ptr %12 to i64, !dbg !400
  %15 = call spir_func i32 @hipspv.indirect.0(i64 %14, i32 %13, i32 3), !dbg !400
  %16 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !402, !tbaa !156
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !403
  %18 = zext i32 %17 to i64, !dbg !402
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %18, !dbg !402
  store i32 %15, ptr addrspace(4) %19, align 4, !dbg !404, !tbaa !9
  ret void, !dbg !405
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @__hipspv_trap() #10 {
  call spir_func void @end_with(i32 noundef 2) #15
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @end_with(i32 noundef %0) #10 {
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
  call spir_func void @__hipspv_end_thread() #15
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @__hipspv_end_thread() #11

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent }
attributes #10 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #15 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointers.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "add", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/function_pointers.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 6, column: 56, scope: !13)
!18 = !DILocation(line: 6, column: 60, scope: !13)
!19 = !DILocation(line: 6, column: 58, scope: !13)
!20 = !DILocation(line: 6, column: 49, scope: !13)
!21 = distinct !DISubprogram(name: "subtract", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !DILocation(line: 7, column: 61, scope: !21)
!23 = !DILocation(line: 7, column: 65, scope: !21)
!24 = !DILocation(line: 7, column: 63, scope: !21)
!25 = !DILocation(line: 7, column: 54, scope: !21)
!26 = distinct !DISubprogram(name: "multiply", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DILocation(line: 8, column: 61, scope: !26)
!28 = !DILocation(line: 8, column: 65, scope: !26)
!29 = !DILocation(line: 8, column: 63, scope: !26)
!30 = !DILocation(line: 8, column: 54, scope: !26)
!31 = distinct !DISubprogram(name: "largest", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 9, column: 73, scope: !31)
!33 = !DILocation(line: 9, column: 77, scope: !31)
!34 = !DILocation(line: 9, column: 75, scope: !31)
!35 = !DILocation(line: 9, column: 81, scope: !31)
!36 = !DILocation(line: 9, column: 85, scope: !31)
!37 = !DILocation(line: 9, column: 66, scope: !31)
!38 = distinct !DISubprogram(name: "square", scope: !14, file: !14, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !11, i64 0}
!41 = !DILocation(line: 14, column: 56, scope: !38)
!42 = !DILocation(line: 14, column: 60, scope: !38)
!43 = !DILocation(line: 14, column: 58, scope: !38)
!44 = !DILocation(line: 14, column: 49, scope: !38)
!45 = distinct !DISubprogram(name: "half_of", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = !DILocation(line: 15, column: 57, scope: !45)
!47 = !DILocation(line: 15, column: 59, scope: !45)
!48 = !DILocation(line: 15, column: 50, scope: !45)
!49 = distinct !DISubprogram(name: "keep", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 21, column: 57, scope: !49)
!51 = !{i64 0, i64 8, !52, i64 8, i64 8, !52}
!52 = !{!53, !53, i64 0}
!53 = !{!"long", !11, i64 0}
!54 = !DILocation(line: 21, column: 50, scope: !49)
!55 = distinct !DISubprogram(name: "swap", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !DILocation(line: 22, column: 60, scope: !55)
!57 = !DILocation(line: 22, column: 63, scope: !55)
!58 = !{!59, !53, i64 8}
!59 = !{!"_ZTS4Pair", !53, i64 0, !53, i64 8}
!60 = !DILocation(line: 22, column: 72, scope: !55)
!61 = !DILocation(line: 22, column: 70, scope: !55)
!62 = !{!59, !53, i64 0}
!63 = !DILocation(line: 22, column: 78, scope: !55)
!64 = !DILocation(line: 22, column: 86, scope: !55)
!65 = !DILocation(line: 22, column: 84, scope: !55)
!66 = !DILocation(line: 22, column: 53, scope: !55)
!67 = distinct !DISubprogram(name: "shifted", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 30, column: 22, scope: !67)
!69 = !DILocation(line: 30, column: 24, scope: !67)
!70 = !{!71, !71, i64 0}
!71 = !{!"p1 long", !72, i64 0}
!72 = !{!"any pointer", !11, i64 0}
!73 = !DILocation(line: 30, column: 20, scope: !67)
!74 = !{i64 8}
!75 = !DILocation(line: 30, column: 8, scope: !67)
!76 = !DILocation(line: 30, column: 14, scope: !67)
!77 = !DILocation(line: 30, column: 41, scope: !67)
!78 = !DILocation(line: 30, column: 32, scope: !67)
!79 = !DILocation(line: 30, column: 38, scope: !67)
!80 = !DILocation(line: 30, column: 3, scope: !67)
!81 = distinct !{!81, !80, !77}
!82 = !DILocation(line: 31, column: 10, scope: !67)
!83 = !{i64 0, i64 72, !84}
!84 = !{!11, !11, i64 0}
!85 = !DILocation(line: 31, column: 3, scope: !67)
!86 = distinct !DISubprogram(name: "turned", scope: !14, file: !14, line: 33, type: !15, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 34, column: 8, scope: !86)
!88 = !DILocation(line: 34, column: 12, scope: !86)
!89 = !DILocation(line: 34, column: 19, scope: !86)
!90 = !DILocation(line: 34, column: 21, scope: !86)
!91 = !DILocation(line: 34, column: 3, scope: !86)
!92 = !DILocation(line: 35, column: 5, scope: !86)
!93 = !DILocation(line: 35, column: 26, scope: !86)
!94 = !DILocation(line: 35, column: 33, scope: !86)
!95 = !DILocation(line: 35, column: 24, scope: !86)
!96 = !DILocation(line: 35, column: 16, scope: !86)
!97 = !DILocation(line: 36, column: 21, scope: !86)
!98 = !DILocation(line: 36, column: 32, scope: !86)
!99 = !DILocation(line: 36, column: 30, scope: !86)
!100 = !DILocation(line: 36, column: 19, scope: !86)
!101 = !DILocation(line: 36, column: 37, scope: !86)
!102 = !DILocation(line: 36, column: 35, scope: !86)
!103 = !DILocation(line: 36, column: 7, scope: !86)
!104 = !DILocation(line: 36, column: 14, scope: !86)
!105 = !DILocation(line: 36, column: 5, scope: !86)
!106 = !DILocation(line: 36, column: 17, scope: !86)
!107 = !DILocation(line: 37, column: 23, scope: !86)
!108 = !DILocation(line: 37, column: 7, scope: !86)
!109 = !DILocation(line: 37, column: 18, scope: !86)
!110 = !DILocation(line: 37, column: 16, scope: !86)
!111 = !DILocation(line: 37, column: 5, scope: !86)
!112 = !DILocation(line: 37, column: 21, scope: !86)
!113 = !DILocation(line: 38, column: 3, scope: !86)
!114 = !DILocation(line: 34, column: 26, scope: !86)
!115 = distinct !{!115, !91, !113, !116}
!116 = !{!"llvm.loop.mustprogress"}
!117 = !DILocation(line: 39, column: 10, scope: !86)
!118 = !DILocation(line: 39, column: 3, scope: !86)
!119 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !{!72, !72, i64 0}
!121 = !DILocation(line: 49, column: 84, scope: !119)
!122 = !DILocation(line: 49, column: 86, scope: !119)
!123 = !DILocation(line: 49, column: 89, scope: !119)
!124 = !DILocation(line: 49, column: 77, scope: !119)
!125 = distinct !DISubprogram(name: "step", scope: !14, file: !14, line: 50, type: !15, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !{!127, !127, i64 0}
!127 = !{!"p1 _ZTS7Counter", !72, i64 0}
!128 = !DILocation(line: 50, column: 85, scope: !125)
!129 = !DILocation(line: 50, column: 89, scope: !125)
!130 = !DILocation(line: 50, column: 84, scope: !125)
!131 = !{!132, !132, i64 0}
!132 = !{!"vtable pointer", !12, i64 0}
!133 = !DILocation(line: 50, column: 92, scope: !125)
!134 = !DILocation(line: 50, column: 77, scope: !125)
!135 = distinct !DISubprogram(name: "rotate", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 54, column: 17, scope: !135)
!137 = !DILocation(line: 54, column: 12, scope: !135)
!138 = !DILocation(line: 54, column: 3, scope: !135)
!139 = !DILocation(line: 54, column: 15, scope: !135)
!140 = !DILocation(line: 55, column: 3, scope: !135)
!141 = !DILocation(line: 56, column: 3, scope: !135)
!142 = !DILocation(line: 56, column: 32, scope: !135)
!143 = !DILocation(line: 56, column: 34, scope: !135)
!144 = !DILocation(line: 56, column: 39, scope: !135)
!145 = !DILocation(line: 56, column: 22, scope: !135)
!146 = !DILocation(line: 56, column: 13, scope: !135)
!147 = !DILocation(line: 57, column: 3, scope: !135)
!148 = !DILocation(line: 58, column: 10, scope: !135)
!149 = !DILocation(line: 59, column: 1, scope: !135)
!150 = !DILocation(line: 58, column: 3, scope: !135)
!151 = distinct !DISubprogram(name: "__syncthreads", scope: !152, file: !152, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!153 = !DILocation(line: 60, column: 55, scope: !151)
!154 = !DILocation(line: 60, column: 76, scope: !151)
!155 = distinct !DISubprogram(name: "operations", scope: !14, file: !14, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !{!157, !157, i64 0}
!157 = !{!"p1 int", !72, i64 0}
!158 = !DILocation(line: 62, column: 3, scope: !155)
!159 = !DILocation(line: 62, column: 17, scope: !155)
!160 = !DILocation(line: 62, column: 30, scope: !155)
!161 = !DILocation(line: 62, column: 28, scope: !155)
!162 = !DILocation(line: 62, column: 43, scope: !155)
!163 = !DILocation(line: 62, column: 41, scope: !155)
!164 = !DILocation(line: 62, column: 13, scope: !155)
!165 = !DILocation(line: 63, column: 7, scope: !155)
!166 = !DILocation(line: 63, column: 12, scope: !155)
!167 = !DILocation(line: 63, column: 9, scope: !155)
!168 = !DILocation(line: 63, column: 15, scope: !155)
!169 = !DILocation(line: 64, column: 18, scope: !155)
!170 = !DILocation(line: 64, column: 20, scope: !155)
!171 = !DILocation(line: 64, column: 12, scope: !155)
!172 = !DILocation(line: 64, column: 25, scope: !155)
!173 = !DILocation(line: 64, column: 27, scope: !155)
!174 = !DILocation(line: 64, column: 31, scope: !155)
!175 = !DILocation(line: 64, column: 33, scope: !155)
!176 = !DILocation(line: 64, column: 45, scope: !155)
!177 = !DILocation(line: 64, column: 47, scope: !155)
!178 = !DILocation(line: 64, column: 52, scope: !155)
!179 = !DILocation(line: 64, column: 54, scope: !155)
!180 = !DILocation(line: 64, column: 50, scope: !155)
!181 = !DILocation(line: 64, column: 75, scope: !155)
!182 = !DILocation(line: 64, column: 77, scope: !155)
!183 = !DILocation(line: 64, column: 81, scope: !155)
!184 = !DILocation(line: 64, column: 39, scope: !155)
!185 = !DILocation(line: 64, column: 37, scope: !155)
!186 = !DILocation(line: 64, column: 3, scope: !155)
!187 = !DILocation(line: 64, column: 7, scope: !155)
!188 = !DILocation(line: 64, column: 10, scope: !155)
!189 = !DILocation(line: 65, column: 7, scope: !155)
!190 = !DILocation(line: 65, column: 15, scope: !155)
!191 = !DILocation(line: 65, column: 36, scope: !155)
!192 = !DILocation(line: 65, column: 27, scope: !155)
!193 = !DILocation(line: 65, column: 31, scope: !155)
!194 = !DILocation(line: 65, column: 34, scope: !155)
!195 = !DILocation(line: 66, column: 7, scope: !155)
!196 = !DILocation(line: 66, column: 16, scope: !155)
!197 = !DILocation(line: 66, column: 23, scope: !155)
!198 = !DILocation(line: 66, column: 26, scope: !155)
!199 = !DILocation(line: 66, column: 35, scope: !155)
!200 = !DILocation(line: 66, column: 43, scope: !155)
!201 = !DILocation(line: 66, column: 47, scope: !155)
!202 = !DILocation(line: 66, column: 50, scope: !155)
!203 = !DILocation(line: 67, column: 1, scope: !155)
!204 = distinct !DISubprogram(name: "__get_x", scope: !152, file: !152, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 40, column: 207, scope: !204)
!206 = !DILocation(line: 40, column: 174, scope: !204)
!207 = distinct !DISubprogram(name: "__get_x", scope: !152, file: !152, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!208 = !DILocation(line: 41, column: 207, scope: !207)
!209 = !DILocation(line: 41, column: 174, scope: !207)
!210 = distinct !DISubprogram(name: "__get_x", scope: !152, file: !152, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = !DILocation(line: 39, column: 208, scope: !210)
!212 = !DILocation(line: 39, column: 175, scope: !210)
!213 = distinct !DISubprogram(name: "curves", scope: !14, file: !14, line: 68, type: !15, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!214 = !{!215, !215, i64 0}
!215 = !{!"p1 float", !72, i64 0}
!216 = !DILocation(line: 69, column: 3, scope: !213)
!217 = !DILocation(line: 69, column: 17, scope: !213)
!218 = !DILocation(line: 69, column: 30, scope: !213)
!219 = !DILocation(line: 69, column: 28, scope: !213)
!220 = !DILocation(line: 69, column: 43, scope: !213)
!221 = !DILocation(line: 69, column: 41, scope: !213)
!222 = !DILocation(line: 69, column: 13, scope: !213)
!223 = !DILocation(line: 70, column: 3, scope: !213)
!224 = !DILocation(line: 70, column: 20, scope: !213)
!225 = !DILocation(line: 70, column: 38, scope: !213)
!226 = !DILocation(line: 70, column: 40, scope: !213)
!227 = !DILocation(line: 71, column: 3, scope: !213)
!228 = !DILocation(line: 71, column: 32, scope: !213)
!229 = !DILocation(line: 71, column: 9, scope: !213)
!230 = !DILocation(line: 72, column: 28, scope: !213)
!231 = !{!232, !232, i64 0}
!232 = !{!"any p2 pointer", !72, i64 0}
!233 = !DILocation(line: 72, column: 26, scope: !213)
!234 = !DILocation(line: 72, column: 8, scope: !213)
!235 = !DILocation(line: 72, column: 20, scope: !213)
!236 = !DILocation(line: 72, column: 39, scope: !213)
!237 = !DILocation(line: 72, column: 45, scope: !213)
!238 = !DILocation(line: 72, column: 37, scope: !213)
!239 = !DILocation(line: 72, column: 46, scope: !213)
!240 = !DILocation(line: 72, column: 3, scope: !213)
!241 = distinct !{!241, !240, !239}
!242 = !DILocation(line: 73, column: 7, scope: !213)
!243 = !DILocation(line: 73, column: 11, scope: !213)
!244 = !DILocation(line: 73, column: 9, scope: !213)
!245 = !DILocation(line: 73, column: 23, scope: !213)
!246 = !DILocation(line: 73, column: 14, scope: !213)
!247 = !DILocation(line: 73, column: 18, scope: !213)
!248 = !DILocation(line: 73, column: 21, scope: !213)
!249 = !DILocation(line: 74, column: 1, scope: !213)
!250 = distinct !DISubprogram(name: "structures", scope: !14, file: !14, line: 75, type: !15, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 76, column: 3, scope: !250)
!252 = !DILocation(line: 76, column: 17, scope: !250)
!253 = !DILocation(line: 76, column: 30, scope: !250)
!254 = !DILocation(line: 76, column: 28, scope: !250)
!255 = !DILocation(line: 76, column: 43, scope: !250)
!256 = !DILocation(line: 76, column: 41, scope: !250)
!257 = !DILocation(line: 76, column: 13, scope: !250)
!258 = !DILocation(line: 77, column: 3, scope: !250)
!259 = !DILocation(line: 77, column: 21, scope: !250)
!260 = !DILocation(line: 77, column: 23, scope: !250)
!261 = !DILocation(line: 77, column: 11, scope: !250)
!262 = !DILocation(line: 78, column: 3, scope: !250)
!263 = !DILocation(line: 78, column: 18, scope: !250)
!264 = !DILocation(line: 78, column: 26, scope: !250)
!265 = !DILocation(line: 78, column: 27, scope: !250)
!266 = !DILocation(line: 78, column: 34, scope: !250)
!267 = !DILocation(line: 78, column: 32, scope: !250)
!268 = !DILocation(line: 78, column: 30, scope: !250)
!269 = !DILocation(line: 79, column: 7, scope: !250)
!270 = !DILocation(line: 79, column: 11, scope: !250)
!271 = !DILocation(line: 79, column: 9, scope: !250)
!272 = !DILocation(line: 79, column: 32, scope: !250)
!273 = !DILocation(line: 79, column: 28, scope: !250)
!274 = !DILocation(line: 79, column: 42, scope: !250)
!275 = !DILocation(line: 79, column: 38, scope: !250)
!276 = !DILocation(line: 79, column: 14, scope: !250)
!277 = !DILocation(line: 79, column: 18, scope: !250)
!278 = !DILocation(line: 79, column: 21, scope: !250)
!279 = !DILocation(line: 80, column: 1, scope: !250)
!280 = distinct !DISubprogram(name: "big", scope: !14, file: !14, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!281 = !DILocation(line: 82, column: 3, scope: !280)
!282 = !DILocation(line: 82, column: 17, scope: !280)
!283 = !DILocation(line: 82, column: 30, scope: !280)
!284 = !DILocation(line: 82, column: 28, scope: !280)
!285 = !DILocation(line: 82, column: 43, scope: !280)
!286 = !DILocation(line: 82, column: 41, scope: !280)
!287 = !DILocation(line: 82, column: 13, scope: !280)
!288 = !DILocation(line: 83, column: 3, scope: !280)
!289 = !DILocation(line: 84, column: 8, scope: !280)
!290 = !DILocation(line: 84, column: 12, scope: !280)
!291 = !DILocation(line: 84, column: 19, scope: !280)
!292 = !DILocation(line: 84, column: 21, scope: !280)
!293 = !DILocation(line: 84, column: 3, scope: !280)
!294 = !DILocation(line: 84, column: 49, scope: !280)
!295 = !DILocation(line: 84, column: 53, scope: !280)
!296 = !DILocation(line: 84, column: 51, scope: !280)
!297 = !DILocation(line: 84, column: 37, scope: !280)
!298 = !DILocation(line: 84, column: 44, scope: !280)
!299 = !DILocation(line: 84, column: 31, scope: !280)
!300 = !DILocation(line: 84, column: 47, scope: !280)
!301 = !DILocation(line: 84, column: 26, scope: !280)
!302 = distinct !{!302, !293, !295, !116}
!303 = !DILocation(line: 85, column: 3, scope: !280)
!304 = !DILocation(line: 85, column: 21, scope: !280)
!305 = !DILocation(line: 85, column: 23, scope: !280)
!306 = !DILocation(line: 85, column: 11, scope: !280)
!307 = !DILocation(line: 86, column: 3, scope: !280)
!308 = !DILocation(line: 86, column: 19, scope: !280)
!309 = !DILocation(line: 86, column: 27, scope: !280)
!310 = !DILocation(line: 87, column: 3, scope: !280)
!311 = !DILocation(line: 87, column: 8, scope: !280)
!312 = !DILocation(line: 88, column: 8, scope: !280)
!313 = !DILocation(line: 88, column: 12, scope: !280)
!314 = !DILocation(line: 88, column: 19, scope: !280)
!315 = !DILocation(line: 88, column: 21, scope: !280)
!316 = !DILocation(line: 88, column: 3, scope: !280)
!317 = !DILocation(line: 88, column: 39, scope: !280)
!318 = !DILocation(line: 88, column: 41, scope: !280)
!319 = !DILocation(line: 88, column: 38, scope: !280)
!320 = !DILocation(line: 88, column: 52, scope: !280)
!321 = !DILocation(line: 88, column: 59, scope: !280)
!322 = !DILocation(line: 88, column: 48, scope: !280)
!323 = !DILocation(line: 88, column: 46, scope: !280)
!324 = !DILocation(line: 88, column: 76, scope: !280)
!325 = !DILocation(line: 88, column: 83, scope: !280)
!326 = !DILocation(line: 88, column: 70, scope: !280)
!327 = !DILocation(line: 88, column: 68, scope: !280)
!328 = !DILocation(line: 88, column: 62, scope: !280)
!329 = !DILocation(line: 88, column: 35, scope: !280)
!330 = !DILocation(line: 88, column: 31, scope: !280)
!331 = !DILocation(line: 88, column: 26, scope: !280)
!332 = distinct !{!332, !316, !333, !116}
!333 = !DILocation(line: 88, column: 84, scope: !280)
!334 = !DILocation(line: 89, column: 7, scope: !280)
!335 = !DILocation(line: 89, column: 11, scope: !280)
!336 = !DILocation(line: 89, column: 9, scope: !280)
!337 = !DILocation(line: 89, column: 23, scope: !280)
!338 = !DILocation(line: 89, column: 14, scope: !280)
!339 = !DILocation(line: 89, column: 18, scope: !280)
!340 = !DILocation(line: 89, column: 21, scope: !280)
!341 = !DILocation(line: 90, column: 1, scope: !280)
!342 = distinct !DISubprogram(name: "members", scope: !14, file: !14, line: 91, type: !15, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!343 = !DILocation(line: 92, column: 3, scope: !342)
!344 = !DILocation(line: 92, column: 17, scope: !342)
!345 = !DILocation(line: 92, column: 30, scope: !342)
!346 = !DILocation(line: 92, column: 28, scope: !342)
!347 = !DILocation(line: 92, column: 43, scope: !342)
!348 = !DILocation(line: 92, column: 41, scope: !342)
!349 = !DILocation(line: 92, column: 13, scope: !342)
!350 = !DILocation(line: 93, column: 3, scope: !342)
!351 = !DILocation(line: 93, column: 11, scope: !342)
!352 = !DILocation(line: 94, column: 3, scope: !342)
!353 = !DILocation(line: 94, column: 14, scope: !342)
!354 = !DILocation(line: 95, column: 3, scope: !342)
!355 = !DILocation(line: 95, column: 42, scope: !342)
!356 = !DILocation(line: 95, column: 44, scope: !342)
!357 = !DILocation(line: 95, column: 36, scope: !342)
!358 = !DILocation(line: 95, column: 50, scope: !342)
!359 = !DILocation(line: 95, column: 21, scope: !342)
!360 = !DILocation(line: 95, column: 13, scope: !342)
!361 = !DILocation(line: 96, column: 7, scope: !342)
!362 = !DILocation(line: 96, column: 11, scope: !342)
!363 = !DILocation(line: 96, column: 9, scope: !342)
!364 = !DILocation(line: 96, column: 23, scope: !342)
!365 = !DILocation(line: 96, column: 52, scope: !342)
!366 = !DILocation(line: 96, column: 54, scope: !342)
!367 = !DILocation(line: 96, column: 58, scope: !342)
!368 = !DILocation(line: 96, column: 46, scope: !342)
!369 = !DILocation(line: 96, column: 31, scope: !342)
!370 = !DILocation(line: 96, column: 29, scope: !342)
!371 = !DILocation(line: 96, column: 14, scope: !342)
!372 = !DILocation(line: 96, column: 18, scope: !342)
!373 = !DILocation(line: 96, column: 21, scope: !342)
!374 = !DILocation(line: 97, column: 1, scope: !342)
!375 = distinct !DISubprogram(name: "up", scope: !14, file: !14, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!376 = !DILocation(line: 44, column: 60, scope: !375)
!377 = !DILocation(line: 44, column: 51, scope: !375)
!378 = !DILocation(line: 44, column: 57, scope: !375)
!379 = !{!380, !10, i64 0}
!380 = !{!"_ZTS7Counter", !10, i64 0}
!381 = !DILocation(line: 44, column: 44, scope: !375)
!382 = distinct !DISubprogram(name: "down", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!383 = !DILocation(line: 45, column: 62, scope: !382)
!384 = !DILocation(line: 45, column: 53, scope: !382)
!385 = !DILocation(line: 45, column: 59, scope: !382)
!386 = !DILocation(line: 45, column: 46, scope: !382)
!387 = distinct !DISubprogram(name: "barrier", scope: !14, file: !14, line: 99, type: !15, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!388 = !DILocation(line: 100, column: 3, scope: !387)
!389 = !DILocation(line: 100, column: 17, scope: !387)
!390 = !DILocation(line: 100, column: 13, scope: !387)
!391 = !DILocation(line: 101, column: 22, scope: !387)
!392 = !DILocation(line: 101, column: 29, scope: !387)
!393 = !DILocation(line: 101, column: 27, scope: !387)
!394 = !DILocation(line: 101, column: 42, scope: !387)
!395 = !DILocation(line: 101, column: 3, scope: !387)
!396 = !DILocation(line: 101, column: 7, scope: !387)
!397 = !DILocation(line: 101, column: 20, scope: !387)
!398 = !DILocation(line: 102, column: 1, scope: !387)
!399 = distinct !DISubprogram(name: "given", scope: !14, file: !14, line: 98, type: !15, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!400 = !DILocation(line: 98, column: 80, scope: !399)
!401 = !DILocation(line: 98, column: 82, scope: !399)
!402 = !DILocation(line: 98, column: 61, scope: !399)
!403 = !DILocation(line: 98, column: 65, scope: !399)
!404 = !DILocation(line: 98, column: 78, scope: !399)
!405 = !DILocation(line: 98, column: 99, scope: !399)
