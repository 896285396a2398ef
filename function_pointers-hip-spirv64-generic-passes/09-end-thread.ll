; ModuleID = '<memory>'
source_filename = "tests/programs/function_pointers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Counter = type { i32 }
%struct.Pair = type { i64, i64 }
%struct.Big = type { [9 x i64] }
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }

@table = hidden addrspace(1) externally_initialized global [4 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 32 to ptr), ptr inttoptr (i64 48 to ptr), ptr inttoptr (i64 64 to ptr)], align 8
@nothing = hidden addrspace(1) externally_initialized global ptr null, align 8
@exchange = internal addrspace(3) global [64 x i32] undef, align 4
@__const._Z7membersPii.counter = internal unnamed_addr addrspace(1) constant %struct.Counter { i32 100 }, align 4
@__const._Z7membersPii.steps = internal unnamed_addr addrspace(1) constant [2 x { i64, i64 }] [{ i64, i64 } { i64 192, i64 0 }, { i64, i64 } { i64 208, i64 0 }], align 8
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
  %12 = load i32, ptr addrspace(4) %7, align 4, !dbg !32
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !32
  %14 = select i1 %11, i32 %12, i32 %13, !dbg !32
  ret i32 %14, !dbg !35
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z6squaref(float noundef %0) #0 !dbg !36 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !37
  %6 = load float, ptr addrspace(4) %5, align 4, !dbg !39, !tbaa !37
  %7 = load float, ptr addrspace(4) %5, align 4, !dbg !40, !tbaa !37
  %8 = fmul contract float %6, %7, !dbg !41
  ret float %8, !dbg !42
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z7half_off(float noundef %0) #0 !dbg !43 {
  %2 = alloca float, align 4
  %3 = alloca float, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %5, align 4, !tbaa !37
  %6 = load float, ptr addrspace(4) %5, align 4, !dbg !44, !tbaa !37
  %7 = fdiv contract float %6, 2.000000e+00, !dbg !45
  ret float %7, !dbg !46
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func %struct.Pair @_Z4keep4Pairi(i64 %0, i64 %1, i32 noundef %2) #0 !dbg !47 {
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
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %7, ptr addrspace(4) align 8 %8, i64 16, i1 false), !dbg !48, !tbaa.struct !49
  %12 = load %struct.Pair, ptr addrspace(4) %7, align 8, !dbg !52
  ret %struct.Pair %12, !dbg !52
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nounwind
define internal spir_func %struct.Pair @_Z4swap4Pairi(i64 %0, i64 %1, i32 noundef %2) #0 !dbg !53 {
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
  %12 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %7, i32 0, i32 0, !dbg !54
  %13 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 1, !dbg !55
  %14 = load i64, ptr addrspace(4) %13, align 8, !dbg !55, !tbaa !56
  %15 = load i32, ptr addrspace(4) %9, align 4, !dbg !58, !tbaa !9
  %16 = sext i32 %15 to i64, !dbg !58
  %17 = add nsw i64 %14, %16, !dbg !59
  store i64 %17, ptr addrspace(4) %12, align 8, !dbg !54, !tbaa !60
  %18 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %7, i32 0, i32 1, !dbg !54
  %19 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %8, i32 0, i32 0, !dbg !61
  %20 = load i64, ptr addrspace(4) %19, align 8, !dbg !61, !tbaa !60
  %21 = load i32, ptr addrspace(4) %9, align 4, !dbg !62, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !62
  %23 = sub nsw i64 %20, %22, !dbg !63
  store i64 %23, ptr addrspace(4) %18, align 8, !dbg !54, !tbaa !56
  %24 = load %struct.Pair, ptr addrspace(4) %7, align 8, !dbg !64
  ret %struct.Pair %24, !dbg !64
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z7shifted3Bigi(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byref(%struct.Big) align 8 %1, i32 noundef %2) #1 !dbg !65 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !66
  %17 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %11, i32 0, i32 0, !dbg !67
  store ptr addrspace(4) %17, ptr addrspace(4) %13, align 8, !dbg !66, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !71
  %18 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !71, !tbaa !68, !align !72
  %19 = getelementptr inbounds [9 x i64], ptr addrspace(4) %18, i64 0, i64 0, !dbg !71
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !dbg !71, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !71
  %20 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !71, !tbaa !68, !align !72
  %21 = getelementptr inbounds [9 x i64], ptr addrspace(4) %20, i64 0, i64 0, !dbg !71
  %22 = getelementptr inbounds i64, ptr addrspace(4) %21, i64 9, !dbg !71
  store ptr addrspace(4) %22, ptr addrspace(4) %15, align 8, !dbg !71, !tbaa !68
  br label %23, !dbg !71

23:                                               ; preds = %28, %3
  %24 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !71, !tbaa !68
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !71, !tbaa !68
  %26 = icmp ne ptr addrspace(4) %24, %25, !dbg !71
  br i1 %26, label %28, label %27, !dbg !71

27:                                               ; preds = %23
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !71
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !71
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !71
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %0, ptr addrspace(4) align 8 %11, i64 72, i1 false), !dbg !73, !tbaa.struct !74
  ret void, !dbg !76

28:                                               ; preds = %23
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !77
  %29 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !71, !tbaa !68
  store ptr addrspace(4) %29, ptr addrspace(4) %16, align 8, !dbg !78, !tbaa !68
  %30 = load i32, ptr addrspace(4) %12, align 4, !dbg !79, !tbaa !9
  %31 = sext i32 %30 to i64, !dbg !79
  %32 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !80, !tbaa !68, !align !72
  %33 = load i64, ptr addrspace(4) %32, align 8, !dbg !81, !tbaa !50
  %34 = add nsw i64 %33, %31, !dbg !81
  store i64 %34, ptr addrspace(4) %32, align 8, !dbg !81, !tbaa !50
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !79
  %35 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !71, !tbaa !68
  %36 = getelementptr inbounds nuw i64, ptr addrspace(4) %35, i32 1, !dbg !71
  store ptr addrspace(4) %36, ptr addrspace(4) %14, align 8, !dbg !71, !tbaa !68
  br label %23, !dbg !71, !llvm.loop !82
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
define internal spir_func void @_Z6turned3Bigi(ptr dead_on_unwind noalias writable sret(%struct.Big) align 8 %0, ptr noundef byref(%struct.Big) align 8 %1, i32 noundef %2) #1 !dbg !84 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !85
  store i32 0, ptr addrspace(4) %11, align 4, !dbg !86, !tbaa !9
  br label %13, !dbg !85

13:                                               ; preds = %17, %3
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !87, !tbaa !9
  %15 = icmp slt i32 %14, 4, !dbg !88
  br i1 %15, label %17, label %16, !dbg !89

16:                                               ; preds = %13
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !89
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %0, ptr addrspace(4) align 8 %9, i64 72, i1 false), !dbg !90, !tbaa.struct !74
  ret void, !dbg !91

17:                                               ; preds = %13
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !92
  %18 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !93
  %19 = load i32, ptr addrspace(4) %11, align 4, !dbg !94, !tbaa !9
  %20 = sext i32 %19 to i64, !dbg !95
  %21 = getelementptr inbounds [9 x i64], ptr addrspace(4) %18, i64 0, i64 %20, !dbg !95
  %22 = load i64, ptr addrspace(4) %21, align 8, !dbg !95, !tbaa !50
  store i64 %22, ptr addrspace(4) %12, align 8, !dbg !96, !tbaa !50
  %23 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !97
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !98, !tbaa !9
  %25 = sub nsw i32 8, %24, !dbg !99
  %26 = sext i32 %25 to i64, !dbg !100
  %27 = getelementptr inbounds [9 x i64], ptr addrspace(4) %23, i64 0, i64 %26, !dbg !100
  %28 = load i64, ptr addrspace(4) %27, align 8, !dbg !100, !tbaa !50
  %29 = load i32, ptr addrspace(4) %10, align 4, !dbg !101, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !101
  %31 = mul nsw i64 %28, %30, !dbg !102
  %32 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !103
  %33 = load i32, ptr addrspace(4) %11, align 4, !dbg !104, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !105
  %35 = getelementptr inbounds [9 x i64], ptr addrspace(4) %32, i64 0, i64 %34, !dbg !105
  store i64 %31, ptr addrspace(4) %35, align 8, !dbg !106, !tbaa !50
  %36 = load i64, ptr addrspace(4) %12, align 8, !dbg !107, !tbaa !50
  %37 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %9, i32 0, i32 0, !dbg !108
  %38 = load i32, ptr addrspace(4) %11, align 4, !dbg !109, !tbaa !9
  %39 = sub nsw i32 8, %38, !dbg !110
  %40 = sext i32 %39 to i64, !dbg !111
  %41 = getelementptr inbounds [9 x i64], ptr addrspace(4) %37, i64 0, i64 %40, !dbg !111
  store i64 %36, ptr addrspace(4) %41, align 8, !dbg !112, !tbaa !50
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !113
  %42 = load i32, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  %43 = add nsw i32 %42, 1, !dbg !114
  store i32 %43, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  br label %13, !dbg !89, !llvm.loop !115
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z6rotateii(i32 noundef %0, i32 noundef %1) #0 !dbg !117 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !118, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !119, !tbaa !9
  %14 = sext i32 %13 to i64, !dbg !120
  %15 = getelementptr inbounds [64 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 0, i64 %14, !dbg !120
  store i32 %12, ptr addrspace(4) %15, align 4, !dbg !121, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !122
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !123
  %16 = load i32, ptr addrspace(4) %10, align 4, !dbg !124, !tbaa !9
  %17 = add nsw i32 %16, 1, !dbg !125
  %18 = srem i32 %17, 64, !dbg !126
  %19 = sext i32 %18 to i64, !dbg !127
  %20 = getelementptr inbounds [64 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 0, i64 %19, !dbg !127
  %21 = load i32, ptr addrspace(4) %20, align 4, !dbg !127, !tbaa !9
  store i32 %21, ptr addrspace(4) %11, align 4, !dbg !128, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !129
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !130, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !131
  ret i32 %22, !dbg !132
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !133 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !135
  ret void, !dbg !136
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z10operationsPKiS0_Pii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #5 !dbg !137 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
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
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr addrspace(4), align 8
  %25 = alloca ptr addrspace(4), align 8
  %26 = alloca ptr addrspace(4), align 8
  %27 = alloca ptr addrspace(4), align 8
  %28 = alloca ptr addrspace(4), align 8
  %29 = alloca ptr addrspace(4), align 8
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = addrspacecast ptr %24 to ptr addrspace(4)
  %34 = addrspacecast ptr %25 to ptr addrspace(4)
  %35 = addrspacecast ptr %26 to ptr addrspace(4)
  %36 = addrspacecast ptr %27 to ptr addrspace(4)
  %37 = addrspacecast ptr %28 to ptr addrspace(4)
  %38 = addrspacecast ptr %29 to ptr addrspace(4)
  %39 = addrspacecast ptr %30 to ptr addrspace(4)
  %40 = addrspacecast ptr %31 to ptr addrspace(4)
  %41 = addrspacecast ptr %32 to ptr addrspace(4)
  %42 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %33, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !tbaa !138
  %44 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %34, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !tbaa !138
  %46 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %46, ptr addrspace(4) %35, align 8
  %47 = load ptr addrspace(4), ptr addrspace(4) %35, align 8, !tbaa !138
  store ptr addrspace(4) %43, ptr addrspace(4) %36, align 8, !tbaa !138
  store ptr addrspace(4) %45, ptr addrspace(4) %37, align 8, !tbaa !138
  store ptr addrspace(4) %47, ptr addrspace(4) %38, align 8, !tbaa !138
  store i32 %3, ptr addrspace(4) %39, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %31) #9, !dbg !140
  call void @llvm.lifetime.start.p0(ptr %19)
  %48 = addrspacecast ptr %19 to ptr addrspace(4)
  %49 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !141
  %50 = trunc i64 %49 to i32, !dbg !141
  call void @llvm.lifetime.end.p0(ptr %19), !dbg !144
  call void @llvm.lifetime.start.p0(ptr %18)
  %51 = addrspacecast ptr %18 to ptr addrspace(4)
  %52 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !145
  %53 = trunc i64 %52 to i32, !dbg !145
  call void @llvm.lifetime.end.p0(ptr %18), !dbg !148
  %54 = mul i32 %50, %53, !dbg !149
  call void @llvm.lifetime.start.p0(ptr %17)
  %55 = addrspacecast ptr %17 to ptr addrspace(4)
  %56 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !150
  %57 = trunc i64 %56 to i32, !dbg !150
  call void @llvm.lifetime.end.p0(ptr %17), !dbg !153
  %58 = add i32 %54, %57, !dbg !154
  store i32 %58, ptr addrspace(4) %40, align 4, !dbg !155, !tbaa !9
  %59 = load i32, ptr addrspace(4) %40, align 4, !dbg !156, !tbaa !9
  %60 = load i32, ptr addrspace(4) %39, align 4, !dbg !157, !tbaa !9
  %61 = icmp sge i32 %59, %60, !dbg !158
  br i1 %61, label %62, label %63, !dbg !158

62:                                               ; preds = %4
  store i32 1, ptr addrspace(4) %41, align 4
  br label %172, !dbg !159

63:                                               ; preds = %4
  %64 = load i32, ptr addrspace(4) %40, align 4, !dbg !160, !tbaa !9
  %65 = srem i32 %64, 4, !dbg !161
  %66 = sext i32 %65 to i64, !dbg !162
  %67 = getelementptr inbounds [4 x ptr], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 %66, !dbg !162
  %68 = load ptr, ptr addrspace(4) %67, align 8, !dbg !162, !tbaa !163
  %69 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !dbg !164, !tbaa !138
  %70 = load i32, ptr addrspace(4) %40, align 4, !dbg !165, !tbaa !9
  %71 = sext i32 %70 to i64, !dbg !164
  %72 = getelementptr inbounds i32, ptr addrspace(4) %69, i64 %71, !dbg !164
  %73 = load i32, ptr addrspace(4) %72, align 4, !dbg !164, !tbaa !9
  %74 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !dbg !166, !tbaa !138
  %75 = load i32, ptr addrspace(4) %40, align 4, !dbg !167, !tbaa !9
  %76 = sext i32 %75 to i64, !dbg !166
  %77 = getelementptr inbounds i32, ptr addrspace(4) %74, i64 %76, !dbg !166
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !166, !tbaa !9
  %79 = ptrtoint ptr %68 to i64, !dbg !162
  call void @llvm.lifetime.start.p0(ptr %14), !dbg !162
  %80 = sub i64 %79, 16, !dbg !162
  %81 = call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 60), !dbg !162
  switch i64 %81, label %unknown.i13 [
    i64 0, label %_Z3addii.i12
    i64 1, label %_Z8subtractii.i11
    i64 2, label %_Z8multiplyii.i10
    i64 3, label %_Z7largestii.i9
    i64 10, label %_Z6rotateii.i8
  ], !dbg !162

unknown.i13:                                      ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !162
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !162
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !162
  store i32 2, ptr %5, align 4, !dbg !162
  %82 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !162
  %83 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %82, i32 0, i32 1, !dbg !162
  %84 = load i32, ptr %5, align 4, !dbg !162
  store i32 %84, ptr %6, align 4, !dbg !162
  %85 = load i32, ptr %6, align 4, !dbg !162
  %86 = atomicrmw volatile xchg ptr addrspace(1) %83, i32 %85 monotonic, align 4, !dbg !162
  store i32 %86, ptr %7, align 4, !dbg !162
  %87 = load i32, ptr %7, align 4, !dbg !162
  ret void, !dbg !162

_Z3addii.i12:                                     ; preds = %63
  %88 = call spir_func i32 @_Z3addii(i32 %73, i32 %78), !dbg !162
  store i32 %88, ptr %14, align 4, !dbg !162
  br label %hipspv.indirect.0.exit14, !dbg !162

_Z8subtractii.i11:                                ; preds = %63
  %89 = call spir_func i32 @_Z8subtractii(i32 %73, i32 %78), !dbg !162
  store i32 %89, ptr %14, align 4, !dbg !162
  br label %hipspv.indirect.0.exit14, !dbg !162

_Z8multiplyii.i10:                                ; preds = %63
  %90 = call spir_func i32 @_Z8multiplyii(i32 %73, i32 %78), !dbg !162
  store i32 %90, ptr %14, align 4, !dbg !162
  br label %hipspv.indirect.0.exit14, !dbg !162

_Z7largestii.i9:                                  ; preds = %63
  %91 = call spir_func i32 @_Z7largestii(i32 %73, i32 %78), !dbg !162
  store i32 %91, ptr %14, align 4, !dbg !162
  br label %hipspv.indirect.0.exit14, !dbg !162

_Z6rotateii.i8:                                   ; preds = %63
  %92 = call spir_func i32 @_Z6rotateii(i32 %73, i32 %78), !dbg !162
  store i32 %92, ptr %14, align 4, !dbg !162
  br label %hipspv.indirect.0.exit14, !dbg !162

hipspv.indirect.0.exit14:                         ; preds = %_Z3addii.i12, %_Z8subtractii.i11, %_Z8multiplyii.i10, %_Z7largestii.i9, %_Z6rotateii.i8
  %93 = load i32, ptr %14, align 4, !dbg !162
  call void @llvm.lifetime.end.p0(ptr %14), !dbg !162
  %94 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !dbg !168, !tbaa !138
  %95 = load i32, ptr addrspace(4) %40, align 4, !dbg !169, !tbaa !9
  %96 = sext i32 %95 to i64, !dbg !168
  %97 = getelementptr inbounds i32, ptr addrspace(4) %94, i64 %96, !dbg !168
  %98 = load i32, ptr addrspace(4) %97, align 4, !dbg !168, !tbaa !9
  %99 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !dbg !170, !tbaa !138
  %100 = load i32, ptr addrspace(4) %40, align 4, !dbg !171, !tbaa !9
  %101 = sext i32 %100 to i64, !dbg !170
  %102 = getelementptr inbounds i32, ptr addrspace(4) %99, i64 %101, !dbg !170
  %103 = load i32, ptr addrspace(4) %102, align 4, !dbg !170, !tbaa !9
  %104 = icmp sgt i32 %98, %103, !dbg !172
  %. = select i1 %104, ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 48 to ptr), !dbg !168
  %105 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !dbg !173, !tbaa !138
  %106 = load i32, ptr addrspace(4) %40, align 4, !dbg !174, !tbaa !9
  %107 = sext i32 %106 to i64, !dbg !173
  %108 = getelementptr inbounds i32, ptr addrspace(4) %105, i64 %107, !dbg !173
  %109 = load i32, ptr addrspace(4) %108, align 4, !dbg !173, !tbaa !9
  %110 = load i32, ptr addrspace(4) %40, align 4, !dbg !175, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %20)
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.lifetime.start.p0(ptr %22)
  call void @llvm.lifetime.start.p0(ptr %23)
  %111 = addrspacecast ptr %20 to ptr addrspace(4)
  %112 = addrspacecast ptr %21 to ptr addrspace(4)
  %113 = addrspacecast ptr %22 to ptr addrspace(4)
  %114 = addrspacecast ptr %23 to ptr addrspace(4)
  store ptr %., ptr addrspace(4) %112, align 8, !tbaa !163
  store i32 %109, ptr addrspace(4) %113, align 4, !tbaa !9
  store i32 %110, ptr addrspace(4) %114, align 4, !tbaa !9
  %115 = load ptr, ptr addrspace(4) %112, align 8, !dbg !176, !tbaa !163
  %116 = load i32, ptr addrspace(4) %113, align 4, !dbg !179, !tbaa !9
  %117 = load i32, ptr addrspace(4) %114, align 4, !dbg !180, !tbaa !9
  %118 = ptrtoint ptr %115 to i64, !dbg !176
  call void @llvm.lifetime.start.p0(ptr %16), !dbg !176
  %119 = sub i64 %118, 16, !dbg !176
  %120 = call i64 @llvm.fshl.i64(i64 %119, i64 %119, i64 60), !dbg !176
  switch i64 %120, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ], !dbg !176

unknown.i:                                        ; preds = %hipspv.indirect.0.exit14
  call void @llvm.lifetime.start.p0(ptr %11), !dbg !176
  call void @llvm.lifetime.start.p0(ptr %12), !dbg !176
  call void @llvm.lifetime.start.p0(ptr %13), !dbg !176
  store i32 2, ptr %11, align 4, !dbg !176
  %121 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !176
  %122 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %121, i32 0, i32 1, !dbg !176
  %123 = load i32, ptr %11, align 4, !dbg !176
  store i32 %123, ptr %12, align 4, !dbg !176
  %124 = load i32, ptr %12, align 4, !dbg !176
  %125 = atomicrmw volatile xchg ptr addrspace(1) %122, i32 %124 monotonic, align 4, !dbg !176
  store i32 %125, ptr %13, align 4, !dbg !176
  %126 = load i32, ptr %13, align 4, !dbg !176
  ret void, !dbg !176

_Z3addii.i:                                       ; preds = %hipspv.indirect.0.exit14
  %127 = call spir_func i32 @_Z3addii(i32 %116, i32 %117), !dbg !176
  store i32 %127, ptr %16, align 4, !dbg !176
  br label %hipspv.indirect.0.exit, !dbg !176

_Z8subtractii.i:                                  ; preds = %hipspv.indirect.0.exit14
  %128 = call spir_func i32 @_Z8subtractii(i32 %116, i32 %117), !dbg !176
  store i32 %128, ptr %16, align 4, !dbg !176
  br label %hipspv.indirect.0.exit, !dbg !176

_Z8multiplyii.i:                                  ; preds = %hipspv.indirect.0.exit14
  %129 = call spir_func i32 @_Z8multiplyii(i32 %116, i32 %117), !dbg !176
  store i32 %129, ptr %16, align 4, !dbg !176
  br label %hipspv.indirect.0.exit, !dbg !176

_Z7largestii.i:                                   ; preds = %hipspv.indirect.0.exit14
  %130 = call spir_func i32 @_Z7largestii(i32 %116, i32 %117), !dbg !176
  store i32 %130, ptr %16, align 4, !dbg !176
  br label %hipspv.indirect.0.exit, !dbg !176

_Z6rotateii.i:                                    ; preds = %hipspv.indirect.0.exit14
  %131 = call spir_func i32 @_Z6rotateii(i32 %116, i32 %117), !dbg !176
  store i32 %131, ptr %16, align 4, !dbg !176
  br label %hipspv.indirect.0.exit, !dbg !176

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %132 = load i32, ptr %16, align 4, !dbg !176
  call void @llvm.lifetime.end.p0(ptr %16), !dbg !176
  call void @llvm.lifetime.end.p0(ptr %20), !dbg !181
  call void @llvm.lifetime.end.p0(ptr %21), !dbg !181
  call void @llvm.lifetime.end.p0(ptr %22), !dbg !181
  call void @llvm.lifetime.end.p0(ptr %23), !dbg !181
  %133 = add nsw i32 %93, %132, !dbg !182
  %134 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !183, !tbaa !138
  %135 = load i32, ptr addrspace(4) %40, align 4, !dbg !184, !tbaa !9
  %136 = sext i32 %135 to i64, !dbg !183
  %137 = getelementptr inbounds i32, ptr addrspace(4) %134, i64 %136, !dbg !183
  store i32 %133, ptr addrspace(4) %137, align 4, !dbg !185, !tbaa !9
  %138 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), align 8, !dbg !186, !tbaa !163
  %139 = icmp ne ptr %138, null, !dbg !187
  br i1 %139, label %140, label %161, !dbg !187

140:                                              ; preds = %hipspv.indirect.0.exit
  %141 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), align 8, !dbg !188, !tbaa !163
  %142 = ptrtoint ptr %141 to i64, !dbg !188
  call void @llvm.lifetime.start.p0(ptr %15), !dbg !188
  %143 = sub i64 %142, 16, !dbg !188
  %144 = call i64 @llvm.fshl.i64(i64 %143, i64 %143, i64 60), !dbg !188
  switch i64 %144, label %unknown.i6 [
    i64 0, label %_Z3addii.i5
    i64 1, label %_Z8subtractii.i4
    i64 2, label %_Z8multiplyii.i3
    i64 3, label %_Z7largestii.i2
    i64 10, label %_Z6rotateii.i1
  ], !dbg !188

unknown.i6:                                       ; preds = %140
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !188
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !188
  call void @llvm.lifetime.start.p0(ptr %10), !dbg !188
  store i32 2, ptr %8, align 4, !dbg !188
  %145 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !188
  %146 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %145, i32 0, i32 1, !dbg !188
  %147 = load i32, ptr %8, align 4, !dbg !188
  store i32 %147, ptr %9, align 4, !dbg !188
  %148 = load i32, ptr %9, align 4, !dbg !188
  %149 = atomicrmw volatile xchg ptr addrspace(1) %146, i32 %148 monotonic, align 4, !dbg !188
  store i32 %149, ptr %10, align 4, !dbg !188
  %150 = load i32, ptr %10, align 4, !dbg !188
  ret void, !dbg !188

_Z3addii.i5:                                      ; preds = %140
  %151 = call spir_func i32 @_Z3addii(i32 1, i32 2), !dbg !188
  store i32 %151, ptr %15, align 4, !dbg !188
  br label %hipspv.indirect.0.exit7, !dbg !188

_Z8subtractii.i4:                                 ; preds = %140
  %152 = call spir_func i32 @_Z8subtractii(i32 1, i32 2), !dbg !188
  store i32 %152, ptr %15, align 4, !dbg !188
  br label %hipspv.indirect.0.exit7, !dbg !188

_Z8multiplyii.i3:                                 ; preds = %140
  %153 = call spir_func i32 @_Z8multiplyii(i32 1, i32 2), !dbg !188
  store i32 %153, ptr %15, align 4, !dbg !188
  br label %hipspv.indirect.0.exit7, !dbg !188

_Z7largestii.i2:                                  ; preds = %140
  %154 = call spir_func i32 @_Z7largestii(i32 1, i32 2), !dbg !188
  store i32 %154, ptr %15, align 4, !dbg !188
  br label %hipspv.indirect.0.exit7, !dbg !188

_Z6rotateii.i1:                                   ; preds = %140
  %155 = call spir_func i32 @_Z6rotateii(i32 1, i32 2), !dbg !188
  store i32 %155, ptr %15, align 4, !dbg !188
  br label %hipspv.indirect.0.exit7, !dbg !188

hipspv.indirect.0.exit7:                          ; preds = %_Z3addii.i5, %_Z8subtractii.i4, %_Z8multiplyii.i3, %_Z7largestii.i2, %_Z6rotateii.i1
  %156 = load i32, ptr %15, align 4, !dbg !188
  call void @llvm.lifetime.end.p0(ptr %15), !dbg !188
  %157 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !189, !tbaa !138
  %158 = load i32, ptr addrspace(4) %40, align 4, !dbg !190, !tbaa !9
  %159 = sext i32 %158 to i64, !dbg !189
  %160 = getelementptr inbounds i32, ptr addrspace(4) %157, i64 %159, !dbg !189
  store i32 %156, ptr addrspace(4) %160, align 4, !dbg !191, !tbaa !9
  br label %161, !dbg !189

161:                                              ; preds = %hipspv.indirect.0.exit7, %hipspv.indirect.0.exit
  %162 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), align 8, !dbg !192, !tbaa !163
  %163 = icmp ne ptr %162, inttoptr (i64 16 to ptr), !dbg !193
  %164 = load ptr, ptr addrspace(4) getelementptr inbounds ([4 x ptr], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 1), align 8
  %165 = icmp eq ptr %164, inttoptr (i64 16 to ptr)
  %or.cond = select i1 %163, i1 true, i1 %165, !dbg !194
  br i1 %or.cond, label %166, label %171, !dbg !194

166:                                              ; preds = %161
  %167 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !195, !tbaa !138
  %168 = load i32, ptr addrspace(4) %40, align 4, !dbg !196, !tbaa !9
  %169 = sext i32 %168 to i64, !dbg !195
  %170 = getelementptr inbounds i32, ptr addrspace(4) %167, i64 %169, !dbg !195
  store i32 -1, ptr addrspace(4) %170, align 4, !dbg !197, !tbaa !9
  br label %171, !dbg !195

171:                                              ; preds = %161, %166
  store i32 0, ptr addrspace(4) %41, align 4, !dbg !198
  br label %172, !dbg !198

172:                                              ; preds = %171, %62
  call void @llvm.lifetime.end.p0(ptr %31) #9, !dbg !198
  ret void, !dbg !198
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !199 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [3 x ptr], align 8
  %15 = alloca float, align 4
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca ptr addrspace(4), align 8
  %18 = alloca ptr addrspace(4), align 8
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %12 to ptr addrspace(4)
  %24 = addrspacecast ptr %13 to ptr addrspace(4)
  %25 = addrspacecast ptr %14 to ptr addrspace(4)
  %26 = addrspacecast ptr %15 to ptr addrspace(4)
  %27 = addrspacecast ptr %16 to ptr addrspace(4)
  %28 = addrspacecast ptr %17 to ptr addrspace(4)
  %29 = addrspacecast ptr %18 to ptr addrspace(4)
  %30 = addrspacecast ptr %20 to ptr addrspace(4)
  %31 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr addrspace(4) %21, align 8
  %32 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !200
  store ptr addrspace(4) %32, ptr addrspace(4) %22, align 8, !tbaa !200
  store i32 %1, ptr addrspace(4) %23, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !202
  call void @llvm.lifetime.start.p0(ptr %9)
  %33 = addrspacecast ptr %9 to ptr addrspace(4)
  %34 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !203
  %35 = trunc i64 %34 to i32, !dbg !203
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !205
  call void @llvm.lifetime.start.p0(ptr %8)
  %36 = addrspacecast ptr %8 to ptr addrspace(4)
  %37 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !206
  %38 = trunc i64 %37 to i32, !dbg !206
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !208
  %39 = mul i32 %35, %38, !dbg !209
  call void @llvm.lifetime.start.p0(ptr %7)
  %40 = addrspacecast ptr %7 to ptr addrspace(4)
  %41 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !210
  %42 = trunc i64 %41 to i32, !dbg !210
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !212
  %43 = add i32 %39, %42, !dbg !213
  store i32 %43, ptr addrspace(4) %24, align 4, !dbg !214, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #9, !dbg !215
  store ptr inttoptr (i64 80 to ptr), ptr addrspace(4) %25, align 8, !dbg !216, !tbaa !163
  %44 = getelementptr inbounds ptr, ptr addrspace(4) %25, i64 1, !dbg !216
  store ptr inttoptr (i64 96 to ptr), ptr addrspace(4) %44, align 8, !dbg !216, !tbaa !163
  %45 = getelementptr inbounds ptr, ptr addrspace(4) %25, i64 2, !dbg !216
  %46 = load i32, ptr addrspace(4) %24, align 4, !dbg !217, !tbaa !9
  %47 = srem i32 %46, 2, !dbg !218
  %48 = icmp ne i32 %47, 0, !dbg !217
  %. = select i1 %48, ptr inttoptr (i64 80 to ptr), ptr inttoptr (i64 96 to ptr), !dbg !217
  store ptr %., ptr addrspace(4) %45, align 8, !dbg !216, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %15) #9, !dbg !219
  %49 = load i32, ptr addrspace(4) %24, align 4, !dbg !220, !tbaa !9
  %50 = sitofp i32 %49 to float, !dbg !220
  store float %50, ptr addrspace(4) %26, align 4, !dbg !221, !tbaa !37
  call void @llvm.lifetime.start.p0(ptr %16) #9, !dbg !222
  store ptr addrspace(4) %25, ptr addrspace(4) %27, align 8, !dbg !222, !tbaa !223
  call void @llvm.lifetime.start.p0(ptr %17) #9, !dbg !225
  %51 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !225, !tbaa !223, !align !72
  %52 = getelementptr inbounds [3 x ptr], ptr addrspace(4) %51, i64 0, i64 0, !dbg !225
  store ptr addrspace(4) %52, ptr addrspace(4) %28, align 8, !dbg !225, !tbaa !223
  call void @llvm.lifetime.start.p0(ptr %18) #9, !dbg !225
  %53 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !225, !tbaa !223, !align !72
  %54 = getelementptr inbounds [3 x ptr], ptr addrspace(4) %53, i64 0, i64 0, !dbg !225
  %55 = getelementptr inbounds ptr, ptr addrspace(4) %54, i64 3, !dbg !225
  store ptr addrspace(4) %55, ptr addrspace(4) %29, align 8, !dbg !225, !tbaa !223
  br label %56, !dbg !225

56:                                               ; preds = %hipspv.indirect.2.exit, %2
  %57 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !225, !tbaa !223
  %58 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !225, !tbaa !223
  %59 = icmp ne ptr addrspace(4) %57, %58, !dbg !225
  br i1 %59, label %64, label %60, !dbg !225

60:                                               ; preds = %56
  call void @llvm.lifetime.end.p0(ptr %18) #9, !dbg !225
  call void @llvm.lifetime.end.p0(ptr %17) #9, !dbg !225
  call void @llvm.lifetime.end.p0(ptr %16) #9, !dbg !225
  %61 = load i32, ptr addrspace(4) %24, align 4, !dbg !226, !tbaa !9
  %62 = load i32, ptr addrspace(4) %23, align 4, !dbg !227, !tbaa !9
  %63 = icmp slt i32 %61, %62, !dbg !228
  br i1 %63, label %81, label %87, !dbg !228

64:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(ptr %20) #9, !dbg !229
  %65 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !225, !tbaa !223
  %66 = load ptr, ptr addrspace(4) %65, align 8, !dbg !225, !tbaa !163
  store ptr %66, ptr addrspace(4) %30, align 8, !dbg !230, !tbaa !163
  %67 = load ptr, ptr addrspace(4) %30, align 8, !dbg !231, !tbaa !163
  %68 = load float, ptr addrspace(4) %26, align 4, !dbg !232, !tbaa !37
  %69 = ptrtoint ptr %67 to i64, !dbg !231
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !231
  switch i64 %69, label %unknown.i [
    i64 80, label %_Z6squaref.i
    i64 96, label %_Z7half_off.i
  ], !dbg !231

unknown.i:                                        ; preds = %64
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !231
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !231
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !231
  store i32 2, ptr %3, align 4, !dbg !231
  %70 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !231
  %71 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %70, i32 0, i32 1, !dbg !231
  %72 = load i32, ptr %3, align 4, !dbg !231
  store i32 %72, ptr %4, align 4, !dbg !231
  %73 = load i32, ptr %4, align 4, !dbg !231
  %74 = atomicrmw volatile xchg ptr addrspace(1) %71, i32 %73 monotonic, align 4, !dbg !231
  store i32 %74, ptr %5, align 4, !dbg !231
  %75 = load i32, ptr %5, align 4, !dbg !231
  ret void, !dbg !231

_Z6squaref.i:                                     ; preds = %64
  %76 = call spir_func float @_Z6squaref(float %68), !dbg !231
  store float %76, ptr %6, align 4, !dbg !231
  br label %hipspv.indirect.2.exit, !dbg !231

_Z7half_off.i:                                    ; preds = %64
  %77 = call spir_func float @_Z7half_off(float %68), !dbg !231
  store float %77, ptr %6, align 4, !dbg !231
  br label %hipspv.indirect.2.exit, !dbg !231

hipspv.indirect.2.exit:                           ; preds = %_Z6squaref.i, %_Z7half_off.i
  %78 = load float, ptr %6, align 4, !dbg !231
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !231
  store float %78, ptr addrspace(4) %26, align 4, !dbg !233, !tbaa !37
  call void @llvm.lifetime.end.p0(ptr %20) #9, !dbg !234
  %79 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !225, !tbaa !223
  %80 = getelementptr inbounds nuw ptr, ptr addrspace(4) %79, i32 1, !dbg !225
  store ptr addrspace(4) %80, ptr addrspace(4) %28, align 8, !dbg !225, !tbaa !223
  br label %56, !dbg !225, !llvm.loop !235

81:                                               ; preds = %60
  %82 = load float, ptr addrspace(4) %26, align 4, !dbg !237, !tbaa !37
  %83 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !238, !tbaa !200
  %84 = load i32, ptr addrspace(4) %24, align 4, !dbg !239, !tbaa !9
  %85 = sext i32 %84 to i64, !dbg !238
  %86 = getelementptr inbounds float, ptr addrspace(4) %83, i64 %85, !dbg !238
  store float %82, ptr addrspace(4) %86, align 4, !dbg !240, !tbaa !37
  br label %87, !dbg !238

87:                                               ; preds = %81, %60
  call void @llvm.lifetime.end.p0(ptr %15) #9, !dbg !241
  call void @llvm.lifetime.end.p0(ptr %14) #9, !dbg !241
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !241
  ret void, !dbg !241
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !242 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca %struct.Pair, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca %struct.Pair, align 8
  %16 = alloca %struct.Pair, align 8
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = addrspacecast ptr %11 to ptr addrspace(4)
  %19 = addrspacecast ptr %12 to ptr addrspace(4)
  %20 = addrspacecast ptr %13 to ptr addrspace(4)
  %21 = addrspacecast ptr %14 to ptr addrspace(4)
  %22 = addrspacecast ptr %15 to ptr addrspace(4)
  %23 = addrspacecast ptr %16 to ptr addrspace(4)
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %24, ptr addrspace(4) %17, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !68
  store ptr addrspace(4) %25, ptr addrspace(4) %18, align 8, !tbaa !68
  store i32 %1, ptr addrspace(4) %19, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !243
  call void @llvm.lifetime.start.p0(ptr %9)
  %26 = addrspacecast ptr %9 to ptr addrspace(4)
  %27 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !244
  %28 = trunc i64 %27 to i32, !dbg !244
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !246
  call void @llvm.lifetime.start.p0(ptr %8)
  %29 = addrspacecast ptr %8 to ptr addrspace(4)
  %30 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !247
  %31 = trunc i64 %30 to i32, !dbg !247
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !249
  %32 = mul i32 %28, %31, !dbg !250
  call void @llvm.lifetime.start.p0(ptr %7)
  %33 = addrspacecast ptr %7 to ptr addrspace(4)
  %34 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !251
  %35 = trunc i64 %34 to i32, !dbg !251
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !253
  %36 = add i32 %32, %35, !dbg !254
  store i32 %36, ptr addrspace(4) %20, align 4, !dbg !255, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #9, !dbg !256
  %37 = load i32, ptr addrspace(4) %20, align 4, !dbg !257, !tbaa !9
  %38 = srem i32 %37, 3, !dbg !258
  %39 = icmp ne i32 %38, 0, !dbg !257
  %. = select i1 %39, ptr inttoptr (i64 128 to ptr), ptr inttoptr (i64 112 to ptr), !dbg !257
  store ptr %., ptr addrspace(4) %21, align 8, !dbg !259, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %15) #9, !dbg !260
  %40 = load ptr, ptr addrspace(4) %21, align 8, !dbg !261, !tbaa !163
  %41 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %23, i32 0, i32 0, !dbg !262
  %42 = load i32, ptr addrspace(4) %20, align 4, !dbg !263, !tbaa !9
  %43 = sext i32 %42 to i64, !dbg !263
  store i64 %43, ptr addrspace(4) %41, align 8, !dbg !262, !tbaa !60
  %44 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %23, i32 0, i32 1, !dbg !262
  %45 = load i32, ptr addrspace(4) %20, align 4, !dbg !264, !tbaa !9
  %46 = mul nsw i32 2, %45, !dbg !265
  %47 = sext i32 %46 to i64, !dbg !266
  store i64 %47, ptr addrspace(4) %44, align 8, !dbg !262, !tbaa !56
  %48 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %23, i32 0, i32 0, !dbg !261
  %49 = load i64, ptr addrspace(4) %48, align 8, !dbg !261
  %50 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %23, i32 0, i32 1, !dbg !261
  %51 = load i64, ptr addrspace(4) %50, align 8, !dbg !261
  %52 = ptrtoint ptr %40 to i64, !dbg !261
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !261
  switch i64 %52, label %unknown.i [
    i64 112, label %_Z4keep4Pairi.i
    i64 128, label %_Z4swap4Pairi.i
  ], !dbg !261

unknown.i:                                        ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !261
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !261
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !261
  store i32 2, ptr %3, align 4, !dbg !261
  %53 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !261
  %54 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %53, i32 0, i32 1, !dbg !261
  %55 = load i32, ptr %3, align 4, !dbg !261
  store i32 %55, ptr %4, align 4, !dbg !261
  %56 = load i32, ptr %4, align 4, !dbg !261
  %57 = atomicrmw volatile xchg ptr addrspace(1) %54, i32 %56 monotonic, align 4, !dbg !261
  store i32 %57, ptr %5, align 4, !dbg !261
  %58 = load i32, ptr %5, align 4, !dbg !261
  ret void, !dbg !261

_Z4keep4Pairi.i:                                  ; preds = %2
  %59 = call spir_func %struct.Pair @_Z4keep4Pairi(i64 %49, i64 %51, i32 5), !dbg !261
  store %struct.Pair %59, ptr %6, align 8, !dbg !261
  br label %hipspv.indirect.3.exit, !dbg !261

_Z4swap4Pairi.i:                                  ; preds = %2
  %60 = call spir_func %struct.Pair @_Z4swap4Pairi(i64 %49, i64 %51, i32 5), !dbg !261
  store %struct.Pair %60, ptr %6, align 8, !dbg !261
  br label %hipspv.indirect.3.exit, !dbg !261

hipspv.indirect.3.exit:                           ; preds = %_Z4keep4Pairi.i, %_Z4swap4Pairi.i
  %61 = load %struct.Pair, ptr %6, align 8, !dbg !261
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !261
  %62 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %22, i32 0, i32 0, !dbg !261
  %63 = extractvalue %struct.Pair %61, 0, !dbg !261
  store i64 %63, ptr addrspace(4) %62, align 8, !dbg !261
  %64 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %22, i32 0, i32 1, !dbg !261
  %65 = extractvalue %struct.Pair %61, 1, !dbg !261
  store i64 %65, ptr addrspace(4) %64, align 8, !dbg !261
  %66 = load i32, ptr addrspace(4) %20, align 4, !dbg !267, !tbaa !9
  %67 = load i32, ptr addrspace(4) %19, align 4, !dbg !268, !tbaa !9
  %68 = icmp slt i32 %66, %67, !dbg !269
  br i1 %68, label %69, label %80, !dbg !269

69:                                               ; preds = %hipspv.indirect.3.exit
  %70 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %22, i32 0, i32 0, !dbg !270
  %71 = load i64, ptr addrspace(4) %70, align 8, !dbg !270, !tbaa !60
  %72 = mul nsw i64 1000, %71, !dbg !271
  %73 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %22, i32 0, i32 1, !dbg !272
  %74 = load i64, ptr addrspace(4) %73, align 8, !dbg !272, !tbaa !56
  %75 = add nsw i64 %72, %74, !dbg !273
  %76 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !274, !tbaa !68
  %77 = load i32, ptr addrspace(4) %20, align 4, !dbg !275, !tbaa !9
  %78 = sext i32 %77 to i64, !dbg !274
  %79 = getelementptr inbounds i64, ptr addrspace(4) %76, i64 %78, !dbg !274
  store i64 %75, ptr addrspace(4) %79, align 8, !dbg !276, !tbaa !50
  br label %80, !dbg !274

80:                                               ; preds = %69, %hipspv.indirect.3.exit
  call void @llvm.lifetime.end.p0(ptr %15) #9, !dbg !277
  call void @llvm.lifetime.end.p0(ptr %14) #9, !dbg !277
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !277
  ret void, !dbg !277
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !278 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca %struct.Big, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca %struct.Big, align 8
  %18 = alloca %struct.Big, align 8
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %9 to ptr addrspace(4)
  %23 = addrspacecast ptr %10 to ptr addrspace(4)
  %24 = addrspacecast ptr %11 to ptr addrspace(4)
  %25 = addrspacecast ptr %12 to ptr addrspace(4)
  %26 = addrspacecast ptr %13 to ptr addrspace(4)
  %27 = addrspacecast ptr %14 to ptr addrspace(4)
  %28 = addrspacecast ptr %16 to ptr addrspace(4)
  %29 = addrspacecast ptr %17 to ptr addrspace(4)
  %30 = addrspacecast ptr %18 to ptr addrspace(4)
  %31 = addrspacecast ptr %19 to ptr addrspace(4)
  %32 = addrspacecast ptr %20 to ptr addrspace(4)
  %33 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %33, ptr addrspace(4) %22, align 8
  %34 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !68
  store ptr addrspace(4) %34, ptr addrspace(4) %23, align 8, !tbaa !68
  store i32 %1, ptr addrspace(4) %24, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #9, !dbg !279
  call void @llvm.lifetime.start.p0(ptr %8)
  %35 = addrspacecast ptr %8 to ptr addrspace(4)
  %36 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !280
  %37 = trunc i64 %36 to i32, !dbg !280
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !282
  call void @llvm.lifetime.start.p0(ptr %7)
  %38 = addrspacecast ptr %7 to ptr addrspace(4)
  %39 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !283
  %40 = trunc i64 %39 to i32, !dbg !283
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !285
  %41 = mul i32 %37, %40, !dbg !286
  call void @llvm.lifetime.start.p0(ptr %6)
  %42 = addrspacecast ptr %6 to ptr addrspace(4)
  %43 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !287
  %44 = trunc i64 %43 to i32, !dbg !287
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !289
  %45 = add i32 %41, %44, !dbg !290
  store i32 %45, ptr addrspace(4) %25, align 4, !dbg !291, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !292
  call void @llvm.lifetime.start.p0(ptr %14) #9, !dbg !293
  store i32 0, ptr addrspace(4) %27, align 4, !dbg !294, !tbaa !9
  br label %46, !dbg !293

46:                                               ; preds = %58, %2
  %47 = load i32, ptr addrspace(4) %27, align 4, !dbg !295, !tbaa !9
  %48 = icmp slt i32 %47, 9, !dbg !296
  br i1 %48, label %58, label %49, !dbg !297

49:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %14) #9, !dbg !297
  call void @llvm.lifetime.start.p0(ptr %16) #9, !dbg !298
  %50 = load i32, ptr addrspace(4) %25, align 4, !dbg !299, !tbaa !9
  %51 = srem i32 %50, 2, !dbg !300
  %52 = icmp ne i32 %51, 0, !dbg !299
  %53 = select i1 %52, ptr inttoptr (i64 144 to ptr), ptr inttoptr (i64 160 to ptr), !dbg !299
  store ptr %53, ptr addrspace(4) %28, align 8, !dbg !301, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %17) #9, !dbg !302
  %54 = load ptr, ptr addrspace(4) %28, align 8, !dbg !303, !tbaa !163
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %30, ptr addrspace(4) align 8 %26, i64 72, i1 false), !dbg !304, !tbaa.struct !74
  %55 = addrspacecast ptr addrspace(4) %29 to ptr, !dbg !303
  %56 = addrspacecast ptr addrspace(4) %30 to ptr, !dbg !303
  %57 = ptrtoint ptr %54 to i64, !dbg !303
  switch i64 %57, label %unknown.i [
    i64 144, label %_Z7shifted3Bigi.i
    i64 160, label %_Z6turned3Bigi.i
  ], !dbg !303

58:                                               ; preds = %46
  %59 = load i32, ptr addrspace(4) %25, align 4, !dbg !305, !tbaa !9
  %60 = load i32, ptr addrspace(4) %27, align 4, !dbg !306, !tbaa !9
  %61 = add nsw i32 %59, %60, !dbg !307
  %62 = sext i32 %61 to i64, !dbg !305
  %63 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %26, i32 0, i32 0, !dbg !308
  %64 = load i32, ptr addrspace(4) %27, align 4, !dbg !309, !tbaa !9
  %65 = sext i32 %64 to i64, !dbg !310
  %66 = getelementptr inbounds [9 x i64], ptr addrspace(4) %63, i64 0, i64 %65, !dbg !310
  store i64 %62, ptr addrspace(4) %66, align 8, !dbg !311, !tbaa !50
  %67 = load i32, ptr addrspace(4) %27, align 4, !dbg !312, !tbaa !9
  %68 = add nsw i32 %67, 1, !dbg !312
  store i32 %68, ptr addrspace(4) %27, align 4, !dbg !312, !tbaa !9
  br label %46, !dbg !297, !llvm.loop !313

unknown.i:                                        ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !303
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !303
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !303
  store i32 2, ptr %3, align 4, !dbg !303
  %69 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !303
  %70 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %69, i32 0, i32 1, !dbg !303
  %71 = load i32, ptr %3, align 4, !dbg !303
  store i32 %71, ptr %4, align 4, !dbg !303
  %72 = load i32, ptr %4, align 4, !dbg !303
  %73 = atomicrmw volatile xchg ptr addrspace(1) %70, i32 %72 monotonic, align 4, !dbg !303
  store i32 %73, ptr %5, align 4, !dbg !303
  %74 = load i32, ptr %5, align 4, !dbg !303
  ret void, !dbg !303

_Z7shifted3Bigi.i:                                ; preds = %49
  call spir_func void @_Z7shifted3Bigi(ptr %55, ptr %56, i32 3), !dbg !303
  br label %hipspv.indirect.4.exit, !dbg !303

_Z6turned3Bigi.i:                                 ; preds = %49
  call spir_func void @_Z6turned3Bigi(ptr %55, ptr %56, i32 3), !dbg !303
  br label %hipspv.indirect.4.exit, !dbg !303

hipspv.indirect.4.exit:                           ; preds = %_Z7shifted3Bigi.i, %_Z6turned3Bigi.i
  call void @llvm.lifetime.start.p0(ptr %19) #9, !dbg !314
  store i64 0, ptr addrspace(4) %31, align 8, !dbg !315, !tbaa !50
  call void @llvm.lifetime.start.p0(ptr %20) #9, !dbg !316
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !317, !tbaa !9
  br label %75, !dbg !316

75:                                               ; preds = %82, %hipspv.indirect.4.exit
  %76 = load i32, ptr addrspace(4) %32, align 4, !dbg !318, !tbaa !9
  %77 = icmp slt i32 %76, 9, !dbg !319
  br i1 %77, label %82, label %78, !dbg !320

78:                                               ; preds = %75
  call void @llvm.lifetime.end.p0(ptr %20) #9, !dbg !320
  %79 = load i32, ptr addrspace(4) %25, align 4, !dbg !321, !tbaa !9
  %80 = load i32, ptr addrspace(4) %24, align 4, !dbg !322, !tbaa !9
  %81 = icmp slt i32 %79, %80, !dbg !323
  br i1 %81, label %103, label %109, !dbg !323

82:                                               ; preds = %75
  %83 = load i32, ptr addrspace(4) %32, align 4, !dbg !324, !tbaa !9
  %84 = add nsw i32 %83, 1, !dbg !325
  %85 = sext i32 %84 to i64, !dbg !326
  %86 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %29, i32 0, i32 0, !dbg !327
  %87 = load i32, ptr addrspace(4) %32, align 4, !dbg !328, !tbaa !9
  %88 = sext i32 %87 to i64, !dbg !329
  %89 = getelementptr inbounds [9 x i64], ptr addrspace(4) %86, i64 0, i64 %88, !dbg !329
  %90 = load i64, ptr addrspace(4) %89, align 8, !dbg !329, !tbaa !50
  %91 = mul nsw i64 %85, %90, !dbg !330
  %92 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %26, i32 0, i32 0, !dbg !331
  %93 = load i32, ptr addrspace(4) %32, align 4, !dbg !332, !tbaa !9
  %94 = sext i32 %93 to i64, !dbg !333
  %95 = getelementptr inbounds [9 x i64], ptr addrspace(4) %92, i64 0, i64 %94, !dbg !333
  %96 = load i64, ptr addrspace(4) %95, align 8, !dbg !333, !tbaa !50
  %97 = mul nsw i64 100, %96, !dbg !334
  %98 = add nsw i64 %91, %97, !dbg !335
  %99 = load i64, ptr addrspace(4) %31, align 8, !dbg !336, !tbaa !50
  %100 = add nsw i64 %99, %98, !dbg !336
  store i64 %100, ptr addrspace(4) %31, align 8, !dbg !336, !tbaa !50
  %101 = load i32, ptr addrspace(4) %32, align 4, !dbg !337, !tbaa !9
  %102 = add nsw i32 %101, 1, !dbg !337
  store i32 %102, ptr addrspace(4) %32, align 4, !dbg !337, !tbaa !9
  br label %75, !dbg !320, !llvm.loop !338

103:                                              ; preds = %78
  %104 = load i64, ptr addrspace(4) %31, align 8, !dbg !340, !tbaa !50
  %105 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !341, !tbaa !68
  %106 = load i32, ptr addrspace(4) %25, align 4, !dbg !342, !tbaa !9
  %107 = sext i32 %106 to i64, !dbg !341
  %108 = getelementptr inbounds i64, ptr addrspace(4) %105, i64 %107, !dbg !341
  store i64 %104, ptr addrspace(4) %108, align 8, !dbg !343, !tbaa !50
  br label %109, !dbg !341

109:                                              ; preds = %103, %78
  call void @llvm.lifetime.end.p0(ptr %19) #9, !dbg !344
  call void @llvm.lifetime.end.p0(ptr %17) #9, !dbg !344
  call void @llvm.lifetime.end.p0(ptr %16) #9, !dbg !344
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !344
  call void @llvm.lifetime.end.p0(ptr %12) #9, !dbg !344
  ret void, !dbg !344
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !345 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca { i64, i64 }, align 8
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca { i64, i64 }, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca { i64, i64 }, align 8
  %21 = alloca ptr addrspace(4), align 8
  %22 = alloca { i64, i64 }, align 8
  %23 = alloca i32, align 4
  %24 = alloca ptr addrspace(4), align 8
  %25 = alloca ptr addrspace(4), align 8
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca %struct.Counter, align 4
  %29 = alloca [2 x { i64, i64 }], align 8
  %30 = alloca i32, align 4
  %31 = alloca { i64, i64 }, align 8
  %32 = alloca { i64, i64 }, align 8
  %33 = addrspacecast ptr %24 to ptr addrspace(4)
  %34 = addrspacecast ptr %25 to ptr addrspace(4)
  %35 = addrspacecast ptr %26 to ptr addrspace(4)
  %36 = addrspacecast ptr %27 to ptr addrspace(4)
  %37 = addrspacecast ptr %28 to ptr addrspace(4)
  %38 = addrspacecast ptr %29 to ptr addrspace(4)
  %39 = addrspacecast ptr %30 to ptr addrspace(4)
  %40 = addrspacecast ptr %31 to ptr addrspace(4)
  %41 = addrspacecast ptr %32 to ptr addrspace(4)
  %42 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %33, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !tbaa !138
  store ptr addrspace(4) %43, ptr addrspace(4) %34, align 8, !tbaa !138
  store i32 %1, ptr addrspace(4) %35, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %27) #9, !dbg !346
  call void @llvm.lifetime.start.p0(ptr %13)
  %44 = addrspacecast ptr %13 to ptr addrspace(4)
  %45 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !347
  %46 = trunc i64 %45 to i32, !dbg !347
  call void @llvm.lifetime.end.p0(ptr %13), !dbg !349
  call void @llvm.lifetime.start.p0(ptr %12)
  %47 = addrspacecast ptr %12 to ptr addrspace(4)
  %48 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !350
  %49 = trunc i64 %48 to i32, !dbg !350
  call void @llvm.lifetime.end.p0(ptr %12), !dbg !352
  %50 = mul i32 %46, %49, !dbg !353
  call void @llvm.lifetime.start.p0(ptr %11)
  %51 = addrspacecast ptr %11 to ptr addrspace(4)
  %52 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !354
  %53 = trunc i64 %52 to i32, !dbg !354
  call void @llvm.lifetime.end.p0(ptr %11), !dbg !356
  %54 = add i32 %50, %53, !dbg !357
  store i32 %54, ptr addrspace(4) %36, align 4, !dbg !358, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %28) #9, !dbg !359
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 4 %37, ptr addrspace(1) align 4 @__const._Z7membersPii.counter, i64 4, i1 false), !dbg !360
  call void @llvm.lifetime.start.p0(ptr %29) #9, !dbg !361
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 8 %38, ptr addrspace(1) align 8 @__const._Z7membersPii.steps, i64 32, i1 false), !dbg !362
  call void @llvm.lifetime.start.p0(ptr %30) #9, !dbg !363
  %55 = load i32, ptr addrspace(4) %36, align 4, !dbg !364, !tbaa !9
  %56 = srem i32 %55, 2, !dbg !365
  %57 = sext i32 %56 to i64, !dbg !366
  %58 = getelementptr inbounds [2 x { i64, i64 }], ptr addrspace(4) %38, i64 0, i64 %57, !dbg !366
  %59 = load { i64, i64 }, ptr addrspace(4) %58, align 8, !dbg !366, !tbaa !75
  %60 = load i32, ptr addrspace(4) %36, align 4, !dbg !367, !tbaa !9
  store { i64, i64 } %59, ptr addrspace(4) %40, align 8, !dbg !368, !tbaa !75
  %61 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %40, i32 0, i32 0, !dbg !368
  %62 = load i64, ptr addrspace(4) %61, align 8, !dbg !368
  %63 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %40, i32 0, i32 1, !dbg !368
  %64 = load i64, ptr addrspace(4) %63, align 8, !dbg !368
  call void @llvm.lifetime.start.p0(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %15)
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  call void @llvm.lifetime.start.p0(ptr %18)
  %65 = addrspacecast ptr %14 to ptr addrspace(4)
  %66 = addrspacecast ptr %15 to ptr addrspace(4)
  %67 = addrspacecast ptr %16 to ptr addrspace(4)
  %68 = addrspacecast ptr %17 to ptr addrspace(4)
  %69 = addrspacecast ptr %18 to ptr addrspace(4)
  store i64 %62, ptr addrspace(4) %66, align 8
  %70 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %66, i32 0, i32 1
  store i64 %64, ptr addrspace(4) %70, align 8
  %71 = load { i64, i64 }, ptr addrspace(4) %66, align 8, !tbaa !75
  store ptr addrspace(4) %37, ptr addrspace(4) %67, align 8, !tbaa !369
  store { i64, i64 } %71, ptr addrspace(4) %68, align 8, !tbaa !75
  store i32 %60, ptr addrspace(4) %69, align 4, !tbaa !9
  %72 = load ptr addrspace(4), ptr addrspace(4) %67, align 8, !dbg !371, !tbaa !369
  %73 = load { i64, i64 }, ptr addrspace(4) %68, align 8, !dbg !374, !tbaa !75
  %74 = extractvalue { i64, i64 } %73, 1, !dbg !375
  %75 = getelementptr inbounds i8, ptr addrspace(4) %72, i64 %74, !dbg !375
  %76 = extractvalue { i64, i64 } %73, 0, !dbg !375
  %77 = and i64 %76, 1, !dbg !375
  %78 = icmp ne i64 %77, 0, !dbg !375
  br i1 %78, label %79, label %84, !dbg !375

79:                                               ; preds = %2
  %80 = load ptr addrspace(1), ptr addrspace(4) %75, align 8, !dbg !375, !tbaa !376
  %81 = sub i64 %76, 1, !dbg !375
  %82 = getelementptr i8, ptr addrspace(1) %80, i64 %81, !dbg !375, !nosanitize !16
  %83 = load ptr addrspace(4), ptr addrspace(1) %82, align 8, !dbg !375, !nosanitize !16
  br label %_Z4stepP7CounterMS_FiiEi.exit1, !dbg !375

84:                                               ; preds = %2
  %85 = inttoptr i64 %76 to ptr addrspace(4), !dbg !375
  br label %_Z4stepP7CounterMS_FiiEi.exit1, !dbg !375

_Z4stepP7CounterMS_FiiEi.exit1:                   ; preds = %79, %84
  %86 = phi ptr addrspace(4) [ %83, %79 ], [ %85, %84 ], !dbg !375
  %87 = load i32, ptr addrspace(4) %69, align 4, !dbg !378, !tbaa !9
  %88 = ptrtoint ptr addrspace(4) %86 to i64, !dbg !375
  call void @llvm.lifetime.start.p0(ptr %10), !dbg !375
  switch i64 %88, label %unknown.i [
    i64 192, label %_ZN7Counter2upEi.i
    i64 208, label %_ZN7Counter4downEi.i
  ], !dbg !375

unknown.i:                                        ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !375
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !375
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !375
  store i32 2, ptr %6, align 4, !dbg !375
  %89 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !375
  %90 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %89, i32 0, i32 1, !dbg !375
  %91 = load i32, ptr %6, align 4, !dbg !375
  store i32 %91, ptr %7, align 4, !dbg !375
  %92 = load i32, ptr %7, align 4, !dbg !375
  %93 = atomicrmw volatile xchg ptr addrspace(1) %90, i32 %92 monotonic, align 4, !dbg !375
  store i32 %93, ptr %8, align 4, !dbg !375
  %94 = load i32, ptr %8, align 4, !dbg !375
  ret void, !dbg !375

_ZN7Counter2upEi.i:                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %95 = call spir_func i32 @_ZN7Counter2upEi(ptr addrspace(4) %75, i32 %87), !dbg !375
  store i32 %95, ptr %10, align 4, !dbg !375
  br label %hipspv.indirect.1.exit, !dbg !375

_ZN7Counter4downEi.i:                             ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %96 = call spir_func i32 @_ZN7Counter4downEi(ptr addrspace(4) %75, i32 %87), !dbg !375
  store i32 %96, ptr %10, align 4, !dbg !375
  br label %hipspv.indirect.1.exit, !dbg !375

hipspv.indirect.1.exit:                           ; preds = %_ZN7Counter2upEi.i, %_ZN7Counter4downEi.i
  %97 = load i32, ptr %10, align 4, !dbg !375
  call void @llvm.lifetime.end.p0(ptr %10), !dbg !375
  call void @llvm.lifetime.end.p0(ptr %14), !dbg !379
  call void @llvm.lifetime.end.p0(ptr %15), !dbg !379
  call void @llvm.lifetime.end.p0(ptr %16), !dbg !379
  call void @llvm.lifetime.end.p0(ptr %17), !dbg !379
  call void @llvm.lifetime.end.p0(ptr %18), !dbg !379
  store i32 %97, ptr addrspace(4) %39, align 4, !dbg !380, !tbaa !9
  %98 = load i32, ptr addrspace(4) %36, align 4, !dbg !381, !tbaa !9
  %99 = load i32, ptr addrspace(4) %35, align 4, !dbg !382, !tbaa !9
  %100 = icmp slt i32 %98, %99, !dbg !383
  br i1 %100, label %101, label %151, !dbg !383

101:                                              ; preds = %hipspv.indirect.1.exit
  %102 = load i32, ptr addrspace(4) %39, align 4, !dbg !384, !tbaa !9
  %103 = load i32, ptr addrspace(4) %36, align 4, !dbg !385, !tbaa !9
  %104 = srem i32 %103, 3, !dbg !386
  %105 = icmp eq i32 %104, 0, !dbg !387
  %106 = zext i1 %105 to i64, !dbg !388
  %107 = getelementptr inbounds nuw [2 x { i64, i64 }], ptr addrspace(4) %38, i64 0, i64 %106, !dbg !388
  %108 = load { i64, i64 }, ptr addrspace(4) %107, align 8, !dbg !388, !tbaa !75
  store { i64, i64 } %108, ptr addrspace(4) %41, align 8, !dbg !389, !tbaa !75
  %109 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %41, i32 0, i32 0, !dbg !389
  %110 = load i64, ptr addrspace(4) %109, align 8, !dbg !389
  %111 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %41, i32 0, i32 1, !dbg !389
  %112 = load i64, ptr addrspace(4) %111, align 8, !dbg !389
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.lifetime.start.p0(ptr %22)
  call void @llvm.lifetime.start.p0(ptr %23)
  %113 = addrspacecast ptr %19 to ptr addrspace(4)
  %114 = addrspacecast ptr %20 to ptr addrspace(4)
  %115 = addrspacecast ptr %21 to ptr addrspace(4)
  %116 = addrspacecast ptr %22 to ptr addrspace(4)
  %117 = addrspacecast ptr %23 to ptr addrspace(4)
  store i64 %110, ptr addrspace(4) %114, align 8
  %118 = getelementptr inbounds nuw { i64, i64 }, ptr addrspace(4) %114, i32 0, i32 1
  store i64 %112, ptr addrspace(4) %118, align 8
  %119 = load { i64, i64 }, ptr addrspace(4) %114, align 8, !tbaa !75
  store ptr addrspace(4) %37, ptr addrspace(4) %115, align 8, !tbaa !369
  store { i64, i64 } %119, ptr addrspace(4) %116, align 8, !tbaa !75
  store i32 7, ptr addrspace(4) %117, align 4, !tbaa !9
  %120 = load ptr addrspace(4), ptr addrspace(4) %115, align 8, !dbg !390, !tbaa !369
  %121 = load { i64, i64 }, ptr addrspace(4) %116, align 8, !dbg !392, !tbaa !75
  %122 = extractvalue { i64, i64 } %121, 1, !dbg !393
  %123 = getelementptr inbounds i8, ptr addrspace(4) %120, i64 %122, !dbg !393
  %124 = extractvalue { i64, i64 } %121, 0, !dbg !393
  %125 = and i64 %124, 1, !dbg !393
  %126 = icmp ne i64 %125, 0, !dbg !393
  br i1 %126, label %127, label %132, !dbg !393

127:                                              ; preds = %101
  %128 = load ptr addrspace(1), ptr addrspace(4) %123, align 8, !dbg !393, !tbaa !376
  %129 = sub i64 %124, 1, !dbg !393
  %130 = getelementptr i8, ptr addrspace(1) %128, i64 %129, !dbg !393, !nosanitize !16
  %131 = load ptr addrspace(4), ptr addrspace(1) %130, align 8, !dbg !393, !nosanitize !16
  br label %_Z4stepP7CounterMS_FiiEi.exit, !dbg !393

132:                                              ; preds = %101
  %133 = inttoptr i64 %124 to ptr addrspace(4), !dbg !393
  br label %_Z4stepP7CounterMS_FiiEi.exit, !dbg !393

_Z4stepP7CounterMS_FiiEi.exit:                    ; preds = %127, %132
  %134 = phi ptr addrspace(4) [ %131, %127 ], [ %133, %132 ], !dbg !393
  %135 = load i32, ptr addrspace(4) %117, align 4, !dbg !394, !tbaa !9
  %136 = ptrtoint ptr addrspace(4) %134 to i64, !dbg !393
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !393
  switch i64 %136, label %unknown.i4 [
    i64 192, label %_ZN7Counter2upEi.i3
    i64 208, label %_ZN7Counter4downEi.i2
  ], !dbg !393

unknown.i4:                                       ; preds = %_Z4stepP7CounterMS_FiiEi.exit
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !393
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !393
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !393
  store i32 2, ptr %3, align 4, !dbg !393
  %137 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !393
  %138 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %137, i32 0, i32 1, !dbg !393
  %139 = load i32, ptr %3, align 4, !dbg !393
  store i32 %139, ptr %4, align 4, !dbg !393
  %140 = load i32, ptr %4, align 4, !dbg !393
  %141 = atomicrmw volatile xchg ptr addrspace(1) %138, i32 %140 monotonic, align 4, !dbg !393
  store i32 %141, ptr %5, align 4, !dbg !393
  %142 = load i32, ptr %5, align 4, !dbg !393
  ret void, !dbg !393

_ZN7Counter2upEi.i3:                              ; preds = %_Z4stepP7CounterMS_FiiEi.exit
  %143 = call spir_func i32 @_ZN7Counter2upEi(ptr addrspace(4) %123, i32 %135), !dbg !393
  store i32 %143, ptr %9, align 4, !dbg !393
  br label %hipspv.indirect.1.exit5, !dbg !393

_ZN7Counter4downEi.i2:                            ; preds = %_Z4stepP7CounterMS_FiiEi.exit
  %144 = call spir_func i32 @_ZN7Counter4downEi(ptr addrspace(4) %123, i32 %135), !dbg !393
  store i32 %144, ptr %9, align 4, !dbg !393
  br label %hipspv.indirect.1.exit5, !dbg !393

hipspv.indirect.1.exit5:                          ; preds = %_ZN7Counter2upEi.i3, %_ZN7Counter4downEi.i2
  %145 = load i32, ptr %9, align 4, !dbg !393
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !393
  call void @llvm.lifetime.end.p0(ptr %19), !dbg !395
  call void @llvm.lifetime.end.p0(ptr %20), !dbg !395
  call void @llvm.lifetime.end.p0(ptr %21), !dbg !395
  call void @llvm.lifetime.end.p0(ptr %22), !dbg !395
  call void @llvm.lifetime.end.p0(ptr %23), !dbg !395
  %146 = add nsw i32 %102, %145, !dbg !396
  %147 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !dbg !397, !tbaa !138
  %148 = load i32, ptr addrspace(4) %36, align 4, !dbg !398, !tbaa !9
  %149 = sext i32 %148 to i64, !dbg !397
  %150 = getelementptr inbounds i32, ptr addrspace(4) %147, i64 %149, !dbg !397
  store i32 %146, ptr addrspace(4) %150, align 4, !dbg !399, !tbaa !9
  br label %151, !dbg !397

151:                                              ; preds = %hipspv.indirect.1.exit5, %hipspv.indirect.1.exit
  call void @llvm.lifetime.end.p0(ptr %30) #9, !dbg !400
  call void @llvm.lifetime.end.p0(ptr %29) #9, !dbg !400
  call void @llvm.lifetime.end.p0(ptr %28) #9, !dbg !400
  call void @llvm.lifetime.end.p0(ptr %27) #9, !dbg !400
  ret void, !dbg !400
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN7Counter2upEi(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0, i32 noundef %1) #0 align 2 !dbg !401 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !369
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !402, !tbaa !9
  %11 = getelementptr inbounds nuw %struct.Counter, ptr addrspace(4) %9, i32 0, i32 0, !dbg !403
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !404, !tbaa !405
  %13 = add nsw i32 %12, %10, !dbg !404
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !404, !tbaa !405
  ret i32 %13, !dbg !407
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN7Counter4downEi(ptr addrspace(4) noundef align 4 dereferenceable_or_null(4) %0, i32 noundef %1) #0 align 2 !dbg !408 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !369
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !409, !tbaa !9
  %11 = getelementptr inbounds nuw %struct.Counter, ptr addrspace(4) %9, i32 0, i32 0, !dbg !410
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !411, !tbaa !405
  %13 = sub nsw i32 %12, %10, !dbg !411
  store i32 %13, ptr addrspace(4) %11, align 4, !dbg !411, !tbaa !405
  ret i32 %13, !dbg !412
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef %0, i32 noundef %1) #5 !dbg !413 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = addrspacecast ptr %10 to ptr addrspace(4)
  %15 = addrspacecast ptr %11 to ptr addrspace(4)
  %16 = addrspacecast ptr %12 to ptr addrspace(4)
  %17 = addrspacecast ptr %13 to ptr addrspace(4)
  %18 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %14, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !138
  store ptr addrspace(4) %19, ptr addrspace(4) %15, align 8, !tbaa !138
  store i32 %1, ptr addrspace(4) %16, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !414
  %20 = load i32, ptr addrspace(4) %16, align 4, !dbg !415, !tbaa !9
  %21 = icmp ne i32 %20, 0, !dbg !415
  %. = select i1 %21, ptr inttoptr (i64 176 to ptr), ptr inttoptr (i64 16 to ptr), !dbg !415
  store ptr %., ptr addrspace(4) %17, align 8, !dbg !416, !tbaa !163
  %22 = load ptr, ptr addrspace(4) %17, align 8, !dbg !417, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %7)
  %23 = addrspacecast ptr %7 to ptr addrspace(4)
  %24 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !418
  %25 = trunc i64 %24 to i32, !dbg !418
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !420
  %26 = mul i32 10, %25, !dbg !421
  call void @llvm.lifetime.start.p0(ptr %8)
  %27 = addrspacecast ptr %8 to ptr addrspace(4)
  %28 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !422
  %29 = trunc i64 %28 to i32, !dbg !422
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !424
  %30 = ptrtoint ptr %22 to i64, !dbg !417
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !417
  %31 = sub i64 %30, 16, !dbg !417
  %32 = call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 60), !dbg !417
  switch i64 %32, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ], !dbg !417

unknown.i:                                        ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !417
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !417
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !417
  store i32 2, ptr %3, align 4, !dbg !417
  %33 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !417
  %34 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %33, i32 0, i32 1, !dbg !417
  %35 = load i32, ptr %3, align 4, !dbg !417
  store i32 %35, ptr %4, align 4, !dbg !417
  %36 = load i32, ptr %4, align 4, !dbg !417
  %37 = atomicrmw volatile xchg ptr addrspace(1) %34, i32 %36 monotonic, align 4, !dbg !417
  store i32 %37, ptr %5, align 4, !dbg !417
  %38 = load i32, ptr %5, align 4, !dbg !417
  ret void, !dbg !417

_Z3addii.i:                                       ; preds = %2
  %39 = call spir_func i32 @_Z3addii(i32 %26, i32 %29), !dbg !417
  store i32 %39, ptr %6, align 4, !dbg !417
  br label %hipspv.indirect.0.exit, !dbg !417

_Z8subtractii.i:                                  ; preds = %2
  %40 = call spir_func i32 @_Z8subtractii(i32 %26, i32 %29), !dbg !417
  store i32 %40, ptr %6, align 4, !dbg !417
  br label %hipspv.indirect.0.exit, !dbg !417

_Z8multiplyii.i:                                  ; preds = %2
  %41 = call spir_func i32 @_Z8multiplyii(i32 %26, i32 %29), !dbg !417
  store i32 %41, ptr %6, align 4, !dbg !417
  br label %hipspv.indirect.0.exit, !dbg !417

_Z7largestii.i:                                   ; preds = %2
  %42 = call spir_func i32 @_Z7largestii(i32 %26, i32 %29), !dbg !417
  store i32 %42, ptr %6, align 4, !dbg !417
  br label %hipspv.indirect.0.exit, !dbg !417

_Z6rotateii.i:                                    ; preds = %2
  %43 = call spir_func i32 @_Z6rotateii(i32 %26, i32 %29), !dbg !417
  store i32 %43, ptr %6, align 4, !dbg !417
  br label %hipspv.indirect.0.exit, !dbg !417

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %44 = load i32, ptr %6, align 4, !dbg !417
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !417
  %45 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !425, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %9)
  %46 = addrspacecast ptr %9 to ptr addrspace(4)
  %47 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !426
  %48 = trunc i64 %47 to i32, !dbg !426
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !428
  %49 = zext i32 %48 to i64, !dbg !425
  %50 = getelementptr inbounds nuw i32, ptr addrspace(4) %45, i64 %49, !dbg !425
  store i32 %44, ptr addrspace(4) %50, align 4, !dbg !429, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !430
  ret void, !dbg !430
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #7

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef %1) #5 !dbg !431 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = inttoptr i64 %0 to ptr
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = addrspacecast ptr %10 to ptr addrspace(4)
  %14 = addrspacecast ptr %11 to ptr addrspace(4)
  %15 = addrspacecast ptr %12 to ptr addrspace(4)
  %16 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %16, ptr addrspace(4) %13, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !138
  store ptr %9, ptr addrspace(4) %14, align 8, !tbaa !163
  store ptr addrspace(4) %17, ptr addrspace(4) %15, align 8, !tbaa !138
  %18 = load ptr, ptr addrspace(4) %14, align 8, !dbg !432, !tbaa !163
  call void @llvm.lifetime.start.p0(ptr %7)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !433
  %21 = trunc i64 %20 to i32, !dbg !433
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !435
  %22 = ptrtoint ptr %18 to i64, !dbg !432
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !432
  %23 = sub i64 %22, 16, !dbg !432
  %24 = call i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 60), !dbg !432
  switch i64 %24, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ], !dbg !432

unknown.i:                                        ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !432
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !432
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !432
  store i32 2, ptr %3, align 4, !dbg !432
  %25 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !432
  %26 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %25, i32 0, i32 1, !dbg !432
  %27 = load i32, ptr %3, align 4, !dbg !432
  store i32 %27, ptr %4, align 4, !dbg !432
  %28 = load i32, ptr %4, align 4, !dbg !432
  %29 = atomicrmw volatile xchg ptr addrspace(1) %26, i32 %28 monotonic, align 4, !dbg !432
  store i32 %29, ptr %5, align 4, !dbg !432
  %30 = load i32, ptr %5, align 4, !dbg !432
  ret void, !dbg !432

_Z3addii.i:                                       ; preds = %2
  %31 = call spir_func i32 @_Z3addii(i32 %21, i32 3), !dbg !432
  store i32 %31, ptr %6, align 4, !dbg !432
  br label %hipspv.indirect.0.exit, !dbg !432

_Z8subtractii.i:                                  ; preds = %2
  %32 = call spir_func i32 @_Z8subtractii(i32 %21, i32 3), !dbg !432
  store i32 %32, ptr %6, align 4, !dbg !432
  br label %hipspv.indirect.0.exit, !dbg !432

_Z8multiplyii.i:                                  ; preds = %2
  %33 = call spir_func i32 @_Z8multiplyii(i32 %21, i32 3), !dbg !432
  store i32 %33, ptr %6, align 4, !dbg !432
  br label %hipspv.indirect.0.exit, !dbg !432

_Z7largestii.i:                                   ; preds = %2
  %34 = call spir_func i32 @_Z7largestii(i32 %21, i32 3), !dbg !432
  store i32 %34, ptr %6, align 4, !dbg !432
  br label %hipspv.indirect.0.exit, !dbg !432

_Z6rotateii.i:                                    ; preds = %2
  %35 = call spir_func i32 @_Z6rotateii(i32 %21, i32 3), !dbg !432
  store i32 %35, ptr %6, align 4, !dbg !432
  br label %hipspv.indirect.0.exit, !dbg !432

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %36 = load i32, ptr %6, align 4, !dbg !432
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !432
  %37 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !436, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr %8)
  %38 = addrspacecast ptr %8 to ptr addrspace(4)
  %39 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !437
  %40 = trunc i64 %39 to i32, !dbg !437
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !439
  %41 = zext i32 %40 to i64, !dbg !436
  %42 = getelementptr inbounds nuw i32, ptr addrspace(4) %37, i64 %41, !dbg !436
  store i32 %36, ptr addrspace(4) %42, align 4, !dbg !440, !tbaa !9
  ret void, !dbg !441
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!35 = !DILocation(line: 9, column: 66, scope: !31)
!36 = distinct !DISubprogram(name: "square", scope: !14, file: !14, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !{!38, !38, i64 0}
!38 = !{!"float", !11, i64 0}
!39 = !DILocation(line: 14, column: 56, scope: !36)
!40 = !DILocation(line: 14, column: 60, scope: !36)
!41 = !DILocation(line: 14, column: 58, scope: !36)
!42 = !DILocation(line: 14, column: 49, scope: !36)
!43 = distinct !DISubprogram(name: "half_of", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !DILocation(line: 15, column: 57, scope: !43)
!45 = !DILocation(line: 15, column: 59, scope: !43)
!46 = !DILocation(line: 15, column: 50, scope: !43)
!47 = distinct !DISubprogram(name: "keep", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 21, column: 57, scope: !47)
!49 = !{i64 0, i64 8, !50, i64 8, i64 8, !50}
!50 = !{!51, !51, i64 0}
!51 = !{!"long", !11, i64 0}
!52 = !DILocation(line: 21, column: 50, scope: !47)
!53 = distinct !DISubprogram(name: "swap", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DILocation(line: 22, column: 60, scope: !53)
!55 = !DILocation(line: 22, column: 63, scope: !53)
!56 = !{!57, !51, i64 8}
!57 = !{!"_ZTS4Pair", !51, i64 0, !51, i64 8}
!58 = !DILocation(line: 22, column: 72, scope: !53)
!59 = !DILocation(line: 22, column: 70, scope: !53)
!60 = !{!57, !51, i64 0}
!61 = !DILocation(line: 22, column: 78, scope: !53)
!62 = !DILocation(line: 22, column: 86, scope: !53)
!63 = !DILocation(line: 22, column: 84, scope: !53)
!64 = !DILocation(line: 22, column: 53, scope: !53)
!65 = distinct !DISubprogram(name: "shifted", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 30, column: 22, scope: !65)
!67 = !DILocation(line: 30, column: 24, scope: !65)
!68 = !{!69, !69, i64 0}
!69 = !{!"p1 long", !70, i64 0}
!70 = !{!"any pointer", !11, i64 0}
!71 = !DILocation(line: 30, column: 20, scope: !65)
!72 = !{i64 8}
!73 = !DILocation(line: 31, column: 10, scope: !65)
!74 = !{i64 0, i64 72, !75}
!75 = !{!11, !11, i64 0}
!76 = !DILocation(line: 31, column: 3, scope: !65)
!77 = !DILocation(line: 30, column: 8, scope: !65)
!78 = !DILocation(line: 30, column: 14, scope: !65)
!79 = !DILocation(line: 30, column: 41, scope: !65)
!80 = !DILocation(line: 30, column: 32, scope: !65)
!81 = !DILocation(line: 30, column: 38, scope: !65)
!82 = distinct !{!82, !83, !79}
!83 = !DILocation(line: 30, column: 3, scope: !65)
!84 = distinct !DISubprogram(name: "turned", scope: !14, file: !14, line: 33, type: !15, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 34, column: 8, scope: !84)
!86 = !DILocation(line: 34, column: 12, scope: !84)
!87 = !DILocation(line: 34, column: 19, scope: !84)
!88 = !DILocation(line: 34, column: 21, scope: !84)
!89 = !DILocation(line: 34, column: 3, scope: !84)
!90 = !DILocation(line: 39, column: 10, scope: !84)
!91 = !DILocation(line: 39, column: 3, scope: !84)
!92 = !DILocation(line: 35, column: 5, scope: !84)
!93 = !DILocation(line: 35, column: 26, scope: !84)
!94 = !DILocation(line: 35, column: 33, scope: !84)
!95 = !DILocation(line: 35, column: 24, scope: !84)
!96 = !DILocation(line: 35, column: 16, scope: !84)
!97 = !DILocation(line: 36, column: 21, scope: !84)
!98 = !DILocation(line: 36, column: 32, scope: !84)
!99 = !DILocation(line: 36, column: 30, scope: !84)
!100 = !DILocation(line: 36, column: 19, scope: !84)
!101 = !DILocation(line: 36, column: 37, scope: !84)
!102 = !DILocation(line: 36, column: 35, scope: !84)
!103 = !DILocation(line: 36, column: 7, scope: !84)
!104 = !DILocation(line: 36, column: 14, scope: !84)
!105 = !DILocation(line: 36, column: 5, scope: !84)
!106 = !DILocation(line: 36, column: 17, scope: !84)
!107 = !DILocation(line: 37, column: 23, scope: !84)
!108 = !DILocation(line: 37, column: 7, scope: !84)
!109 = !DILocation(line: 37, column: 18, scope: !84)
!110 = !DILocation(line: 37, column: 16, scope: !84)
!111 = !DILocation(line: 37, column: 5, scope: !84)
!112 = !DILocation(line: 37, column: 21, scope: !84)
!113 = !DILocation(line: 38, column: 3, scope: !84)
!114 = !DILocation(line: 34, column: 26, scope: !84)
!115 = distinct !{!115, !89, !113, !116}
!116 = !{!"llvm.loop.mustprogress"}
!117 = distinct !DISubprogram(name: "rotate", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 54, column: 17, scope: !117)
!119 = !DILocation(line: 54, column: 12, scope: !117)
!120 = !DILocation(line: 54, column: 3, scope: !117)
!121 = !DILocation(line: 54, column: 15, scope: !117)
!122 = !DILocation(line: 55, column: 3, scope: !117)
!123 = !DILocation(line: 56, column: 3, scope: !117)
!124 = !DILocation(line: 56, column: 32, scope: !117)
!125 = !DILocation(line: 56, column: 34, scope: !117)
!126 = !DILocation(line: 56, column: 39, scope: !117)
!127 = !DILocation(line: 56, column: 22, scope: !117)
!128 = !DILocation(line: 56, column: 13, scope: !117)
!129 = !DILocation(line: 57, column: 3, scope: !117)
!130 = !DILocation(line: 58, column: 10, scope: !117)
!131 = !DILocation(line: 59, column: 1, scope: !117)
!132 = !DILocation(line: 58, column: 3, scope: !117)
!133 = distinct !DISubprogram(name: "__syncthreads", scope: !134, file: !134, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!135 = !DILocation(line: 60, column: 55, scope: !133)
!136 = !DILocation(line: 60, column: 76, scope: !133)
!137 = distinct !DISubprogram(name: "operations", scope: !14, file: !14, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !{!139, !139, i64 0}
!139 = !{!"p1 int", !70, i64 0}
!140 = !DILocation(line: 62, column: 3, scope: !137)
!141 = !DILocation(line: 40, column: 207, scope: !142, inlinedAt: !143)
!142 = distinct !DISubprogram(name: "__get_x", scope: !134, file: !134, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = distinct !DILocation(line: 62, column: 17, scope: !137)
!144 = !DILocation(line: 40, column: 174, scope: !142, inlinedAt: !143)
!145 = !DILocation(line: 41, column: 207, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "__get_x", scope: !134, file: !134, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 62, column: 30, scope: !137)
!148 = !DILocation(line: 41, column: 174, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 62, column: 28, scope: !137)
!150 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "__get_x", scope: !134, file: !134, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = distinct !DILocation(line: 62, column: 43, scope: !137)
!153 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 62, column: 41, scope: !137)
!155 = !DILocation(line: 62, column: 13, scope: !137)
!156 = !DILocation(line: 63, column: 7, scope: !137)
!157 = !DILocation(line: 63, column: 12, scope: !137)
!158 = !DILocation(line: 63, column: 9, scope: !137)
!159 = !DILocation(line: 63, column: 15, scope: !137)
!160 = !DILocation(line: 64, column: 18, scope: !137)
!161 = !DILocation(line: 64, column: 20, scope: !137)
!162 = !DILocation(line: 64, column: 12, scope: !137)
!163 = !{!70, !70, i64 0}
!164 = !DILocation(line: 64, column: 25, scope: !137)
!165 = !DILocation(line: 64, column: 27, scope: !137)
!166 = !DILocation(line: 64, column: 31, scope: !137)
!167 = !DILocation(line: 64, column: 33, scope: !137)
!168 = !DILocation(line: 64, column: 45, scope: !137)
!169 = !DILocation(line: 64, column: 47, scope: !137)
!170 = !DILocation(line: 64, column: 52, scope: !137)
!171 = !DILocation(line: 64, column: 54, scope: !137)
!172 = !DILocation(line: 64, column: 50, scope: !137)
!173 = !DILocation(line: 64, column: 75, scope: !137)
!174 = !DILocation(line: 64, column: 77, scope: !137)
!175 = !DILocation(line: 64, column: 81, scope: !137)
!176 = !DILocation(line: 49, column: 84, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 64, column: 39, scope: !137)
!179 = !DILocation(line: 49, column: 86, scope: !177, inlinedAt: !178)
!180 = !DILocation(line: 49, column: 89, scope: !177, inlinedAt: !178)
!181 = !DILocation(line: 49, column: 77, scope: !177, inlinedAt: !178)
!182 = !DILocation(line: 64, column: 37, scope: !137)
!183 = !DILocation(line: 64, column: 3, scope: !137)
!184 = !DILocation(line: 64, column: 7, scope: !137)
!185 = !DILocation(line: 64, column: 10, scope: !137)
!186 = !DILocation(line: 65, column: 7, scope: !137)
!187 = !DILocation(line: 65, column: 15, scope: !137)
!188 = !DILocation(line: 65, column: 36, scope: !137)
!189 = !DILocation(line: 65, column: 27, scope: !137)
!190 = !DILocation(line: 65, column: 31, scope: !137)
!191 = !DILocation(line: 65, column: 34, scope: !137)
!192 = !DILocation(line: 66, column: 7, scope: !137)
!193 = !DILocation(line: 66, column: 16, scope: !137)
!194 = !DILocation(line: 66, column: 23, scope: !137)
!195 = !DILocation(line: 66, column: 43, scope: !137)
!196 = !DILocation(line: 66, column: 47, scope: !137)
!197 = !DILocation(line: 66, column: 50, scope: !137)
!198 = !DILocation(line: 67, column: 1, scope: !137)
!199 = distinct !DISubprogram(name: "curves", scope: !14, file: !14, line: 68, type: !15, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!200 = !{!201, !201, i64 0}
!201 = !{!"p1 float", !70, i64 0}
!202 = !DILocation(line: 69, column: 3, scope: !199)
!203 = !DILocation(line: 40, column: 207, scope: !142, inlinedAt: !204)
!204 = distinct !DILocation(line: 69, column: 17, scope: !199)
!205 = !DILocation(line: 40, column: 174, scope: !142, inlinedAt: !204)
!206 = !DILocation(line: 41, column: 207, scope: !146, inlinedAt: !207)
!207 = distinct !DILocation(line: 69, column: 30, scope: !199)
!208 = !DILocation(line: 41, column: 174, scope: !146, inlinedAt: !207)
!209 = !DILocation(line: 69, column: 28, scope: !199)
!210 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !211)
!211 = distinct !DILocation(line: 69, column: 43, scope: !199)
!212 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !211)
!213 = !DILocation(line: 69, column: 41, scope: !199)
!214 = !DILocation(line: 69, column: 13, scope: !199)
!215 = !DILocation(line: 70, column: 3, scope: !199)
!216 = !DILocation(line: 70, column: 20, scope: !199)
!217 = !DILocation(line: 70, column: 38, scope: !199)
!218 = !DILocation(line: 70, column: 40, scope: !199)
!219 = !DILocation(line: 71, column: 3, scope: !199)
!220 = !DILocation(line: 71, column: 32, scope: !199)
!221 = !DILocation(line: 71, column: 9, scope: !199)
!222 = !DILocation(line: 72, column: 28, scope: !199)
!223 = !{!224, !224, i64 0}
!224 = !{!"any p2 pointer", !70, i64 0}
!225 = !DILocation(line: 72, column: 26, scope: !199)
!226 = !DILocation(line: 73, column: 7, scope: !199)
!227 = !DILocation(line: 73, column: 11, scope: !199)
!228 = !DILocation(line: 73, column: 9, scope: !199)
!229 = !DILocation(line: 72, column: 8, scope: !199)
!230 = !DILocation(line: 72, column: 20, scope: !199)
!231 = !DILocation(line: 72, column: 39, scope: !199)
!232 = !DILocation(line: 72, column: 45, scope: !199)
!233 = !DILocation(line: 72, column: 37, scope: !199)
!234 = !DILocation(line: 72, column: 46, scope: !199)
!235 = distinct !{!235, !236, !234}
!236 = !DILocation(line: 72, column: 3, scope: !199)
!237 = !DILocation(line: 73, column: 23, scope: !199)
!238 = !DILocation(line: 73, column: 14, scope: !199)
!239 = !DILocation(line: 73, column: 18, scope: !199)
!240 = !DILocation(line: 73, column: 21, scope: !199)
!241 = !DILocation(line: 74, column: 1, scope: !199)
!242 = distinct !DISubprogram(name: "structures", scope: !14, file: !14, line: 75, type: !15, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = !DILocation(line: 76, column: 3, scope: !242)
!244 = !DILocation(line: 40, column: 207, scope: !142, inlinedAt: !245)
!245 = distinct !DILocation(line: 76, column: 17, scope: !242)
!246 = !DILocation(line: 40, column: 174, scope: !142, inlinedAt: !245)
!247 = !DILocation(line: 41, column: 207, scope: !146, inlinedAt: !248)
!248 = distinct !DILocation(line: 76, column: 30, scope: !242)
!249 = !DILocation(line: 41, column: 174, scope: !146, inlinedAt: !248)
!250 = !DILocation(line: 76, column: 28, scope: !242)
!251 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !252)
!252 = distinct !DILocation(line: 76, column: 43, scope: !242)
!253 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !252)
!254 = !DILocation(line: 76, column: 41, scope: !242)
!255 = !DILocation(line: 76, column: 13, scope: !242)
!256 = !DILocation(line: 77, column: 3, scope: !242)
!257 = !DILocation(line: 77, column: 21, scope: !242)
!258 = !DILocation(line: 77, column: 23, scope: !242)
!259 = !DILocation(line: 77, column: 11, scope: !242)
!260 = !DILocation(line: 78, column: 3, scope: !242)
!261 = !DILocation(line: 78, column: 18, scope: !242)
!262 = !DILocation(line: 78, column: 26, scope: !242)
!263 = !DILocation(line: 78, column: 27, scope: !242)
!264 = !DILocation(line: 78, column: 34, scope: !242)
!265 = !DILocation(line: 78, column: 32, scope: !242)
!266 = !DILocation(line: 78, column: 30, scope: !242)
!267 = !DILocation(line: 79, column: 7, scope: !242)
!268 = !DILocation(line: 79, column: 11, scope: !242)
!269 = !DILocation(line: 79, column: 9, scope: !242)
!270 = !DILocation(line: 79, column: 32, scope: !242)
!271 = !DILocation(line: 79, column: 28, scope: !242)
!272 = !DILocation(line: 79, column: 42, scope: !242)
!273 = !DILocation(line: 79, column: 38, scope: !242)
!274 = !DILocation(line: 79, column: 14, scope: !242)
!275 = !DILocation(line: 79, column: 18, scope: !242)
!276 = !DILocation(line: 79, column: 21, scope: !242)
!277 = !DILocation(line: 80, column: 1, scope: !242)
!278 = distinct !DISubprogram(name: "big", scope: !14, file: !14, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DILocation(line: 82, column: 3, scope: !278)
!280 = !DILocation(line: 40, column: 207, scope: !142, inlinedAt: !281)
!281 = distinct !DILocation(line: 82, column: 17, scope: !278)
!282 = !DILocation(line: 40, column: 174, scope: !142, inlinedAt: !281)
!283 = !DILocation(line: 41, column: 207, scope: !146, inlinedAt: !284)
!284 = distinct !DILocation(line: 82, column: 30, scope: !278)
!285 = !DILocation(line: 41, column: 174, scope: !146, inlinedAt: !284)
!286 = !DILocation(line: 82, column: 28, scope: !278)
!287 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !288)
!288 = distinct !DILocation(line: 82, column: 43, scope: !278)
!289 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !288)
!290 = !DILocation(line: 82, column: 41, scope: !278)
!291 = !DILocation(line: 82, column: 13, scope: !278)
!292 = !DILocation(line: 83, column: 3, scope: !278)
!293 = !DILocation(line: 84, column: 8, scope: !278)
!294 = !DILocation(line: 84, column: 12, scope: !278)
!295 = !DILocation(line: 84, column: 19, scope: !278)
!296 = !DILocation(line: 84, column: 21, scope: !278)
!297 = !DILocation(line: 84, column: 3, scope: !278)
!298 = !DILocation(line: 85, column: 3, scope: !278)
!299 = !DILocation(line: 85, column: 21, scope: !278)
!300 = !DILocation(line: 85, column: 23, scope: !278)
!301 = !DILocation(line: 85, column: 11, scope: !278)
!302 = !DILocation(line: 86, column: 3, scope: !278)
!303 = !DILocation(line: 86, column: 19, scope: !278)
!304 = !DILocation(line: 86, column: 27, scope: !278)
!305 = !DILocation(line: 84, column: 49, scope: !278)
!306 = !DILocation(line: 84, column: 53, scope: !278)
!307 = !DILocation(line: 84, column: 51, scope: !278)
!308 = !DILocation(line: 84, column: 37, scope: !278)
!309 = !DILocation(line: 84, column: 44, scope: !278)
!310 = !DILocation(line: 84, column: 31, scope: !278)
!311 = !DILocation(line: 84, column: 47, scope: !278)
!312 = !DILocation(line: 84, column: 26, scope: !278)
!313 = distinct !{!313, !297, !306, !116}
!314 = !DILocation(line: 87, column: 3, scope: !278)
!315 = !DILocation(line: 87, column: 8, scope: !278)
!316 = !DILocation(line: 88, column: 8, scope: !278)
!317 = !DILocation(line: 88, column: 12, scope: !278)
!318 = !DILocation(line: 88, column: 19, scope: !278)
!319 = !DILocation(line: 88, column: 21, scope: !278)
!320 = !DILocation(line: 88, column: 3, scope: !278)
!321 = !DILocation(line: 89, column: 7, scope: !278)
!322 = !DILocation(line: 89, column: 11, scope: !278)
!323 = !DILocation(line: 89, column: 9, scope: !278)
!324 = !DILocation(line: 88, column: 39, scope: !278)
!325 = !DILocation(line: 88, column: 41, scope: !278)
!326 = !DILocation(line: 88, column: 38, scope: !278)
!327 = !DILocation(line: 88, column: 52, scope: !278)
!328 = !DILocation(line: 88, column: 59, scope: !278)
!329 = !DILocation(line: 88, column: 48, scope: !278)
!330 = !DILocation(line: 88, column: 46, scope: !278)
!331 = !DILocation(line: 88, column: 76, scope: !278)
!332 = !DILocation(line: 88, column: 83, scope: !278)
!333 = !DILocation(line: 88, column: 70, scope: !278)
!334 = !DILocation(line: 88, column: 68, scope: !278)
!335 = !DILocation(line: 88, column: 62, scope: !278)
!336 = !DILocation(line: 88, column: 35, scope: !278)
!337 = !DILocation(line: 88, column: 26, scope: !278)
!338 = distinct !{!338, !320, !339, !116}
!339 = !DILocation(line: 88, column: 84, scope: !278)
!340 = !DILocation(line: 89, column: 23, scope: !278)
!341 = !DILocation(line: 89, column: 14, scope: !278)
!342 = !DILocation(line: 89, column: 18, scope: !278)
!343 = !DILocation(line: 89, column: 21, scope: !278)
!344 = !DILocation(line: 90, column: 1, scope: !278)
!345 = distinct !DISubprogram(name: "members", scope: !14, file: !14, line: 91, type: !15, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!346 = !DILocation(line: 92, column: 3, scope: !345)
!347 = !DILocation(line: 40, column: 207, scope: !142, inlinedAt: !348)
!348 = distinct !DILocation(line: 92, column: 17, scope: !345)
!349 = !DILocation(line: 40, column: 174, scope: !142, inlinedAt: !348)
!350 = !DILocation(line: 41, column: 207, scope: !146, inlinedAt: !351)
!351 = distinct !DILocation(line: 92, column: 30, scope: !345)
!352 = !DILocation(line: 41, column: 174, scope: !146, inlinedAt: !351)
!353 = !DILocation(line: 92, column: 28, scope: !345)
!354 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !355)
!355 = distinct !DILocation(line: 92, column: 43, scope: !345)
!356 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !355)
!357 = !DILocation(line: 92, column: 41, scope: !345)
!358 = !DILocation(line: 92, column: 13, scope: !345)
!359 = !DILocation(line: 93, column: 3, scope: !345)
!360 = !DILocation(line: 93, column: 11, scope: !345)
!361 = !DILocation(line: 94, column: 3, scope: !345)
!362 = !DILocation(line: 94, column: 14, scope: !345)
!363 = !DILocation(line: 95, column: 3, scope: !345)
!364 = !DILocation(line: 95, column: 42, scope: !345)
!365 = !DILocation(line: 95, column: 44, scope: !345)
!366 = !DILocation(line: 95, column: 36, scope: !345)
!367 = !DILocation(line: 95, column: 50, scope: !345)
!368 = !DILocation(line: 95, column: 21, scope: !345)
!369 = !{!370, !370, i64 0}
!370 = !{!"p1 _ZTS7Counter", !70, i64 0}
!371 = !DILocation(line: 50, column: 85, scope: !372, inlinedAt: !373)
!372 = distinct !DISubprogram(name: "step", scope: !14, file: !14, line: 50, type: !15, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!373 = distinct !DILocation(line: 95, column: 21, scope: !345)
!374 = !DILocation(line: 50, column: 89, scope: !372, inlinedAt: !373)
!375 = !DILocation(line: 50, column: 84, scope: !372, inlinedAt: !373)
!376 = !{!377, !377, i64 0}
!377 = !{!"vtable pointer", !12, i64 0}
!378 = !DILocation(line: 50, column: 92, scope: !372, inlinedAt: !373)
!379 = !DILocation(line: 50, column: 77, scope: !372, inlinedAt: !373)
!380 = !DILocation(line: 95, column: 13, scope: !345)
!381 = !DILocation(line: 96, column: 7, scope: !345)
!382 = !DILocation(line: 96, column: 11, scope: !345)
!383 = !DILocation(line: 96, column: 9, scope: !345)
!384 = !DILocation(line: 96, column: 23, scope: !345)
!385 = !DILocation(line: 96, column: 52, scope: !345)
!386 = !DILocation(line: 96, column: 54, scope: !345)
!387 = !DILocation(line: 96, column: 58, scope: !345)
!388 = !DILocation(line: 96, column: 46, scope: !345)
!389 = !DILocation(line: 96, column: 31, scope: !345)
!390 = !DILocation(line: 50, column: 85, scope: !372, inlinedAt: !391)
!391 = distinct !DILocation(line: 96, column: 31, scope: !345)
!392 = !DILocation(line: 50, column: 89, scope: !372, inlinedAt: !391)
!393 = !DILocation(line: 50, column: 84, scope: !372, inlinedAt: !391)
!394 = !DILocation(line: 50, column: 92, scope: !372, inlinedAt: !391)
!395 = !DILocation(line: 50, column: 77, scope: !372, inlinedAt: !391)
!396 = !DILocation(line: 96, column: 29, scope: !345)
!397 = !DILocation(line: 96, column: 14, scope: !345)
!398 = !DILocation(line: 96, column: 18, scope: !345)
!399 = !DILocation(line: 96, column: 21, scope: !345)
!400 = !DILocation(line: 97, column: 1, scope: !345)
!401 = distinct !DISubprogram(name: "up", scope: !14, file: !14, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!402 = !DILocation(line: 44, column: 60, scope: !401)
!403 = !DILocation(line: 44, column: 51, scope: !401)
!404 = !DILocation(line: 44, column: 57, scope: !401)
!405 = !{!406, !10, i64 0}
!406 = !{!"_ZTS7Counter", !10, i64 0}
!407 = !DILocation(line: 44, column: 44, scope: !401)
!408 = distinct !DISubprogram(name: "down", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!409 = !DILocation(line: 45, column: 62, scope: !408)
!410 = !DILocation(line: 45, column: 53, scope: !408)
!411 = !DILocation(line: 45, column: 59, scope: !408)
!412 = !DILocation(line: 45, column: 46, scope: !408)
!413 = distinct !DISubprogram(name: "barrier", scope: !14, file: !14, line: 99, type: !15, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!414 = !DILocation(line: 100, column: 3, scope: !413)
!415 = !DILocation(line: 100, column: 17, scope: !413)
!416 = !DILocation(line: 100, column: 13, scope: !413)
!417 = !DILocation(line: 101, column: 22, scope: !413)
!418 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !419)
!419 = distinct !DILocation(line: 101, column: 29, scope: !413)
!420 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !419)
!421 = !DILocation(line: 101, column: 27, scope: !413)
!422 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !423)
!423 = distinct !DILocation(line: 101, column: 42, scope: !413)
!424 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !423)
!425 = !DILocation(line: 101, column: 3, scope: !413)
!426 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !427)
!427 = distinct !DILocation(line: 101, column: 7, scope: !413)
!428 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !427)
!429 = !DILocation(line: 101, column: 20, scope: !413)
!430 = !DILocation(line: 102, column: 1, scope: !413)
!431 = distinct !DISubprogram(name: "given", scope: !14, file: !14, line: 98, type: !15, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!432 = !DILocation(line: 98, column: 80, scope: !431)
!433 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !434)
!434 = distinct !DILocation(line: 98, column: 82, scope: !431)
!435 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !434)
!436 = !DILocation(line: 98, column: 61, scope: !431)
!437 = !DILocation(line: 39, column: 208, scope: !151, inlinedAt: !438)
!438 = distinct !DILocation(line: 98, column: 65, scope: !431)
!439 = !DILocation(line: 39, column: 175, scope: !151, inlinedAt: !438)
!440 = !DILocation(line: 98, column: 78, scope: !431)
!441 = !DILocation(line: 98, column: 99, scope: !431)
