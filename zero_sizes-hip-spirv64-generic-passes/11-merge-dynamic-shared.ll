; ModuleID = '<memory>'
source_filename = "tests/programs/zero_sizes.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Nothing = type { [3 x %struct.anon] }
%struct.anon = type { i8 }
%struct.Nested = type { double, %struct.anon.0, i32, [0 x float] }
%struct.anon.0 = type { [0 x i32] }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.Plus = type { i8 }
%struct.Times = type { i8 }
%struct.Apply = type { i32 }
%struct.Apply.1 = type { i32 }
%struct.Packet = type { i32, i8, [0 x i16] }
%struct.Compressed = type { i16 }

@stored = hidden addrspace(1) externally_initialized global { i32, i8, [3 x i16] } { i32 3, i8 107, [3 x i16] [i16 10, i16 20, i16 30] }, align 4
@nobody = hidden addrspace(1) externally_initialized global [0 x i32] zeroinitializer, align 4
@nothing = hidden addrspace(1) externally_initialized constant %struct.Nothing zeroinitializer, align 1
@nested = hidden addrspace(1) externally_initialized global [2 x %struct.Nested] [%struct.Nested { double 1.500000e+00, %struct.anon.0 zeroinitializer, i32 2, [0 x float] zeroinitializer }, %struct.Nested { double 2.500000e+00, %struct.anon.0 zeroinitializer, i32 3, [0 x float] zeroinitializer }], align 8
@_ZZ8flexiblePK6PacketPi6NestedE5fixed = internal addrspace(3) global [3 x %struct.Nested] undef, align 8
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_9555170276139c98 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 4

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef %0, i32 %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Plus, align 1
  %6 = alloca %struct.Nothing, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %11, i32 0, i32 0
  %15 = trunc i32 %1 to i24
  store i24 %15, ptr addrspace(4) %14, align 1
  store i32 %0, ptr addrspace(4) %12, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !9
  %16 = load i32, ptr addrspace(4) %12, align 4, !dbg !17, !tbaa !9
  %17 = load i32, ptr addrspace(4) %13, align 4, !dbg !18, !tbaa !9
  %18 = add nsw i32 %16, %17, !dbg !19
  ret i32 %18, !dbg !20
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %0, i32 %1, i32 noundef %2) #0 !dbg !21 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Times, align 1
  %6 = alloca %struct.Nothing, align 1
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %11, i32 0, i32 0
  %15 = trunc i32 %1 to i24
  store i24 %15, ptr addrspace(4) %14, align 1
  store i32 %0, ptr addrspace(4) %12, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !9
  %16 = load i32, ptr addrspace(4) %12, align 4, !dbg !22, !tbaa !9
  %17 = load i32, ptr addrspace(4) %13, align 4, !dbg !23, !tbaa !9
  %18 = mul nsw i32 %16, %17, !dbg !24
  ret i32 %18, !dbg !25
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func void @_Z6choose4Plus() #0 !dbg !26 {
  %1 = alloca %struct.Times, align 1
  %2 = alloca %struct.Plus, align 1
  %3 = addrspacecast ptr %1 to ptr addrspace(4)
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  ret void, !dbg !27
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #3 align 2 !dbg !28 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !30
  %4 = trunc i64 %3 to i32, !dbg !30
  ret i32 %4, !dbg !31
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !32 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !33
  ret void, !dbg !34
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #3 align 2 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !36
  %4 = trunc i64 %3 to i32, !dbg !36
  ret i32 %4, !dbg !37
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z3runI4PlusEi5ApplyIT_Eii(i32 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !38 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Apply, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Plus, align 1
  %9 = alloca %struct.Nothing, align 1
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = getelementptr inbounds nuw %struct.Apply, ptr addrspace(4) %12, i32 0, i32 0
  store i32 %0, ptr addrspace(4) %18, align 4
  store i32 %1, ptr addrspace(4) %13, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %14, align 4, !tbaa !9
  %19 = load i32, ptr addrspace(4) %13, align 4, !dbg !39, !tbaa !9
  %20 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %16, i32 0, i32 0, !dbg !40
  %21 = getelementptr inbounds %struct.anon, ptr addrspace(4) %20, i64 3, !dbg !41
  br label %22, !dbg !41

22:                                               ; preds = %22, %3
  %23 = phi ptr addrspace(4) [ %20, %3 ], [ %24, %22 ], !dbg !41
  %24 = getelementptr inbounds %struct.anon, ptr addrspace(4) %23, i64 1, !dbg !41
  %25 = icmp eq ptr addrspace(4) %24, %21, !dbg !41
  br i1 %25, label %26, label %22, !dbg !41

26:                                               ; preds = %22
  %27 = load i32, ptr addrspace(4) %14, align 4, !dbg !42, !tbaa !9
  %28 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %16, i32 0, i32 0, !dbg !43
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %17, ptr addrspace(4) align 1 %28, i64 3, i1 false), !dbg !43
  %29 = load i32, ptr addrspace(4) %17, align 4, !dbg !43
  %30 = call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef %19, i32 %29, i32 noundef %27) #9, !dbg !43
  %31 = getelementptr inbounds nuw %struct.Apply, ptr addrspace(4) %12, i32 0, i32 0, !dbg !44
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !44, !tbaa !45
  %33 = mul nsw i32 %30, %32, !dbg !47
  ret i32 %33, !dbg !48
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z3runI5TimesEi5ApplyIT_Eii(i32 %0, i32 noundef %1, i32 noundef %2) #0 !dbg !49 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Apply.1, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Times, align 1
  %9 = alloca %struct.Nothing, align 1
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = getelementptr inbounds nuw %struct.Apply.1, ptr addrspace(4) %12, i32 0, i32 0
  store i32 %0, ptr addrspace(4) %18, align 4
  store i32 %1, ptr addrspace(4) %13, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %14, align 4, !tbaa !9
  %19 = load i32, ptr addrspace(4) %13, align 4, !dbg !50, !tbaa !9
  %20 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %16, i32 0, i32 0, !dbg !51
  %21 = getelementptr inbounds %struct.anon, ptr addrspace(4) %20, i64 3, !dbg !52
  br label %22, !dbg !52

22:                                               ; preds = %22, %3
  %23 = phi ptr addrspace(4) [ %20, %3 ], [ %24, %22 ], !dbg !52
  %24 = getelementptr inbounds %struct.anon, ptr addrspace(4) %23, i64 1, !dbg !52
  %25 = icmp eq ptr addrspace(4) %24, %21, !dbg !52
  br i1 %25, label %26, label %22, !dbg !52

26:                                               ; preds = %22
  %27 = load i32, ptr addrspace(4) %14, align 4, !dbg !53, !tbaa !9
  %28 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %16, i32 0, i32 0, !dbg !54
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %17, ptr addrspace(4) align 1 %28, i64 3, i1 false), !dbg !54
  %29 = load i32, ptr addrspace(4) %17, align 4, !dbg !54
  %30 = call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %19, i32 %29, i32 noundef %27) #9, !dbg !54
  %31 = getelementptr inbounds nuw %struct.Apply.1, ptr addrspace(4) %12, i32 0, i32 0, !dbg !55
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !55, !tbaa !56
  %33 = mul nsw i32 %30, %32, !dbg !58
  ret i32 %33, !dbg !59
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z10only_empty4Plus7NothingP6Nested(ptr noundef byval(%struct.Plus) align 1 %0, ptr noundef byval(%struct.Nothing) align 1 %1, ptr addrspace(1) noundef %2) #7 !dbg !60 {
  %4 = alloca %struct.Plus, align 1
  %5 = alloca %struct.Nothing, align 1
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %8, ptr align 1 %0, i64 1, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %9, ptr align 1 %1, i64 3, i1 false)
  %12 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %12, ptr addrspace(4) %10, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !61
  store ptr addrspace(4) %13, ptr addrspace(4) %11, align 8, !tbaa !61
  ret void, !dbg !64
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z8flexiblePK6PacketPi6Nested(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr noundef byval(%struct.Nested) align 8 %2) #7 !dbg !65 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca %struct.Nested, align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca %struct.Nested, align 8
  %18 = addrspacecast ptr %4 to ptr addrspace(4)
  %19 = addrspacecast ptr %5 to ptr addrspace(4)
  %20 = addrspacecast ptr %6 to ptr addrspace(4)
  %21 = addrspacecast ptr %7 to ptr addrspace(4)
  %22 = addrspacecast ptr %8 to ptr addrspace(4)
  %23 = addrspacecast ptr %9 to ptr addrspace(4)
  %24 = addrspacecast ptr %10 to ptr addrspace(4)
  %25 = addrspacecast ptr %11 to ptr addrspace(4)
  %26 = addrspacecast ptr %13 to ptr addrspace(4)
  %27 = addrspacecast ptr %15 to ptr addrspace(4)
  %28 = addrspacecast ptr %17 to ptr addrspace(4)
  %29 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %29, ptr addrspace(4) %18, align 8
  %30 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !66
  %31 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr addrspace(4) %19, align 8
  %32 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !68
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %20, ptr align 8 %2, i64 16, i1 false)
  store ptr addrspace(4) %30, ptr addrspace(4) %21, align 8, !tbaa !66
  store ptr addrspace(4) %32, ptr addrspace(4) %22, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %9) #10, !dbg !70
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), ptr addrspace(4) %23, align 8, !dbg !71, !tbaa !66
  call void @llvm.lifetime.start.p0(ptr %10) #10, !dbg !72
  %33 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !73
  store i32 %33, ptr addrspace(4) %24, align 4, !dbg !74, !tbaa !9
  %34 = load i32, ptr addrspace(4) %24, align 4, !dbg !75, !tbaa !9
  %35 = icmp eq i32 %34, 0, !dbg !76
  br i1 %35, label %36, label %72, !dbg !76

36:                                               ; preds = %3
  %37 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !77, !tbaa !66
  %38 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %37, i32 0, i32 0, !dbg !78
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !78, !tbaa !9
  %40 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !79, !tbaa !66
  %41 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %40, i32 0, i32 0, !dbg !80
  store i32 %39, ptr addrspace(4) %41, align 4, !dbg !81, !tbaa !9
  %42 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !82, !tbaa !66
  %43 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %42, i32 0, i32 1, !dbg !83
  %44 = load i8, ptr addrspace(4) %43, align 4, !dbg !83, !tbaa !84
  %45 = zext i8 %44 to i32, !dbg !82
  %46 = add nsw i32 %45, 1, !dbg !85
  %47 = trunc i32 %46 to i8, !dbg !82
  %48 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !86, !tbaa !66
  %49 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %48, i32 0, i32 1, !dbg !87
  store i8 %47, ptr addrspace(4) %49, align 4, !dbg !88, !tbaa !84
  call void @llvm.lifetime.start.p0(ptr %11) #10, !dbg !89
  store i32 0, ptr addrspace(4) %25, align 4, !dbg !90, !tbaa !9
  br label %50, !dbg !89

50:                                               ; preds = %68, %36
  %51 = load i32, ptr addrspace(4) %25, align 4, !dbg !91, !tbaa !9
  %52 = icmp slt i32 %51, 3, !dbg !92
  br i1 %52, label %54, label %53, !dbg !93

53:                                               ; preds = %50
  call void @llvm.lifetime.end.p0(ptr %11) #10, !dbg !93
  br label %71

54:                                               ; preds = %50
  %55 = load i32, ptr addrspace(4) %25, align 4, !dbg !94, !tbaa !9
  %56 = icmp eq i32 %55, 1, !dbg !95
  br i1 %56, label %57, label %58, !dbg !94

57:                                               ; preds = %54
  br label %63, !dbg !94

58:                                               ; preds = %54
  %59 = load i32, ptr addrspace(4) %25, align 4, !dbg !96, !tbaa !9
  %60 = sdiv i32 %59, 2, !dbg !97
  %61 = sext i32 %60 to i64, !dbg !98
  %62 = getelementptr inbounds [2 x %struct.Nested], ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)), i64 0, i64 %61, !dbg !98
  br label %63, !dbg !94

63:                                               ; preds = %58, %57
  %64 = phi ptr addrspace(4) [ %20, %57 ], [ %62, %58 ], !dbg !94
  %65 = load i32, ptr addrspace(4) %25, align 4, !dbg !99, !tbaa !9
  %66 = sext i32 %65 to i64, !dbg !100
  %67 = getelementptr inbounds [3 x %struct.Nested], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 0, i64 %66, !dbg !100
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %67, ptr addrspace(4) align 8 %64, i64 16, i1 false), !dbg !101, !tbaa.struct !102
  br label %68, !dbg !100

68:                                               ; preds = %63
  %69 = load i32, ptr addrspace(4) %25, align 4, !dbg !105, !tbaa !9
  %70 = add nsw i32 %69, 1, !dbg !105
  store i32 %70, ptr addrspace(4) %25, align 4, !dbg !105, !tbaa !9
  br label %50, !dbg !93, !llvm.loop !106

71:                                               ; preds = %53
  br label %72, !dbg !109

72:                                               ; preds = %71, %3
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !110
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !111
  %73 = load i32, ptr addrspace(4) %24, align 4, !dbg !112, !tbaa !9
  store i32 %73, ptr addrspace(4) %26, align 4, !dbg !113, !tbaa !9
  br label %74, !dbg !111

74:                                               ; preds = %98, %72
  %75 = load i32, ptr addrspace(4) %26, align 4, !dbg !114, !tbaa !9
  %76 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !115, !tbaa !66
  %77 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %76, i32 0, i32 0, !dbg !116
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !116, !tbaa !9
  %79 = icmp ult i32 %75, %78, !dbg !117
  br i1 %79, label %81, label %80, !dbg !118

80:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !118
  br label %102

81:                                               ; preds = %74
  %82 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !119, !tbaa !66
  %83 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %82, i32 0, i32 2, !dbg !120
  %84 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !121, !tbaa !66
  %85 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %84, i32 0, i32 0, !dbg !122
  %86 = load i32, ptr addrspace(4) %85, align 4, !dbg !122, !tbaa !9
  %87 = sub i32 %86, 1, !dbg !123
  %88 = load i32, ptr addrspace(4) %26, align 4, !dbg !124, !tbaa !9
  %89 = sub i32 %87, %88, !dbg !125
  %90 = zext i32 %89 to i64, !dbg !119
  %91 = getelementptr inbounds nuw [0 x i16], ptr addrspace(4) %83, i64 0, i64 %90, !dbg !119
  %92 = load i16, ptr addrspace(4) %91, align 2, !dbg !119, !tbaa !126
  %93 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !128, !tbaa !66
  %94 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %93, i32 0, i32 2, !dbg !129
  %95 = load i32, ptr addrspace(4) %26, align 4, !dbg !130, !tbaa !9
  %96 = zext i32 %95 to i64, !dbg !128
  %97 = getelementptr inbounds nuw [0 x i16], ptr addrspace(4) %94, i64 0, i64 %96, !dbg !128
  store i16 %92, ptr addrspace(4) %97, align 2, !dbg !131, !tbaa !126
  br label %98, !dbg !128

98:                                               ; preds = %81
  %99 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !132
  %100 = load i32, ptr addrspace(4) %26, align 4, !dbg !133, !tbaa !9
  %101 = add i32 %100, %99, !dbg !133
  store i32 %101, ptr addrspace(4) %26, align 4, !dbg !133, !tbaa !9
  br label %74, !dbg !118, !llvm.loop !134

102:                                              ; preds = %80
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !136
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !137
  call void @llvm.lifetime.start.p0(ptr %15) #10, !dbg !138
  %103 = load i32, ptr addrspace(4) %24, align 4, !dbg !139, !tbaa !9
  store i32 %103, ptr addrspace(4) %27, align 4, !dbg !140, !tbaa !9
  br label %104, !dbg !138

104:                                              ; preds = %123, %102
  %105 = load i32, ptr addrspace(4) %27, align 4, !dbg !141, !tbaa !9
  %106 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !142, !tbaa !66
  %107 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %106, i32 0, i32 0, !dbg !143
  %108 = load i32, ptr addrspace(4) %107, align 4, !dbg !143, !tbaa !9
  %109 = icmp ult i32 %105, %108, !dbg !144
  br i1 %109, label %111, label %110, !dbg !145

110:                                              ; preds = %104
  call void @llvm.lifetime.end.p0(ptr %15) #10, !dbg !145
  br label %127

111:                                              ; preds = %104
  %112 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !146, !tbaa !66
  %113 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %112, i32 0, i32 2, !dbg !147
  %114 = load i32, ptr addrspace(4) %27, align 4, !dbg !148, !tbaa !9
  %115 = zext i32 %114 to i64, !dbg !146
  %116 = getelementptr inbounds nuw [0 x i16], ptr addrspace(4) %113, i64 0, i64 %115, !dbg !146
  %117 = load i16, ptr addrspace(4) %116, align 2, !dbg !146, !tbaa !126
  %118 = sext i16 %117 to i32, !dbg !146
  %119 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !149, !tbaa !68
  %120 = load i32, ptr addrspace(4) %27, align 4, !dbg !150, !tbaa !9
  %121 = zext i32 %120 to i64, !dbg !149
  %122 = getelementptr inbounds nuw i32, ptr addrspace(4) %119, i64 %121, !dbg !149
  store i32 %118, ptr addrspace(4) %122, align 4, !dbg !151, !tbaa !9
  br label %123, !dbg !149

123:                                              ; preds = %111
  %124 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !152
  %125 = load i32, ptr addrspace(4) %27, align 4, !dbg !153, !tbaa !9
  %126 = add i32 %125, %124, !dbg !153
  store i32 %126, ptr addrspace(4) %27, align 4, !dbg !153, !tbaa !9
  br label %104, !dbg !145, !llvm.loop !154

127:                                              ; preds = %110
  %128 = load i32, ptr addrspace(4) %24, align 4, !dbg !156, !tbaa !9
  %129 = icmp eq i32 %128, 0, !dbg !157
  br i1 %129, label %130, label %187, !dbg !157

130:                                              ; preds = %127
  %131 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !158, !tbaa !66
  %132 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %131, i32 0, i32 1, !dbg !159
  %133 = load i8, ptr addrspace(4) %132, align 4, !dbg !159, !tbaa !84
  %134 = zext i8 %133 to i32, !dbg !158
  %135 = load i16, ptr addrspace(4) getelementptr inbounds ([0 x i16], ptr addrspace(4) getelementptr inbounds nuw (%struct.Packet, ptr addrspace(4) addrspacecast (ptr addrspace(1) @stored to ptr addrspace(4)), i32 0, i32 2), i64 0, i64 2), align 2, !dbg !160, !tbaa !126
  %136 = sext i16 %135 to i32, !dbg !160
  %137 = add nsw i32 %134, %136, !dbg !161
  %138 = load i8, ptr addrspace(4) getelementptr inbounds nuw (%struct.Packet, ptr addrspace(4) addrspacecast (ptr addrspace(1) @stored to ptr addrspace(4)), i32 0, i32 1), align 4, !dbg !162, !tbaa !84
  %139 = zext i8 %138 to i32, !dbg !163
  %140 = add nsw i32 %137, %139, !dbg !164
  %141 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !165, !tbaa !68
  %142 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !166, !tbaa !66
  %143 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %142, i32 0, i32 0, !dbg !167
  %144 = load i32, ptr addrspace(4) %143, align 4, !dbg !167, !tbaa !9
  %145 = zext i32 %144 to i64, !dbg !165
  %146 = getelementptr inbounds nuw i32, ptr addrspace(4) %141, i64 %145, !dbg !165
  store i32 %140, ptr addrspace(4) %146, align 4, !dbg !168, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !169
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %28, ptr addrspace(4) align 8 getelementptr inbounds ([3 x %struct.Nested], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 0, i64 1), i64 16, i1 false), !dbg !170, !tbaa.struct !102
  %147 = load i32, ptr addrspace(4) getelementptr inbounds nuw (%struct.Nested, ptr addrspace(4) getelementptr inbounds ([3 x %struct.Nested], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 0, i64 2), i32 0, i32 2), align 8, !dbg !171, !tbaa !172
  %148 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(4) %28, i32 0, i32 2, !dbg !175
  %149 = load i32, ptr addrspace(4) %148, align 8, !dbg !176, !tbaa !172
  %150 = add nsw i32 %149, %147, !dbg !176
  store i32 %150, ptr addrspace(4) %148, align 8, !dbg !176, !tbaa !172
  %151 = getelementptr inbounds nuw %struct.Nested, ptr addrspace(4) %28, i32 0, i32 2, !dbg !177
  %152 = load i32, ptr addrspace(4) %151, align 8, !dbg !177, !tbaa !172
  %153 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), align 8, !dbg !178, !tbaa !179
  %154 = fmul contract double %153, 2.000000e+00, !dbg !180
  %155 = fptosi double %154 to i32, !dbg !181
  %156 = add nsw i32 %152, %155, !dbg !182
  %157 = add nsw i32 %156, 0, !dbg !183
  %158 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !184, !tbaa !68
  %159 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !185, !tbaa !66
  %160 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %159, i32 0, i32 0, !dbg !186
  %161 = load i32, ptr addrspace(4) %160, align 4, !dbg !186, !tbaa !9
  %162 = add i32 %161, 1, !dbg !187
  %163 = zext i32 %162 to i64, !dbg !184
  %164 = getelementptr inbounds nuw i32, ptr addrspace(4) %158, i64 %163, !dbg !184
  store i32 %157, ptr addrspace(4) %164, align 4, !dbg !188, !tbaa !9
  %165 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !189, !tbaa !68
  %166 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !190, !tbaa !66
  %167 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %166, i32 0, i32 0, !dbg !191
  %168 = load i32, ptr addrspace(4) %167, align 4, !dbg !191, !tbaa !9
  %169 = add i32 %168, 2, !dbg !192
  %170 = zext i32 %169 to i64, !dbg !189
  %171 = getelementptr inbounds nuw i32, ptr addrspace(4) %165, i64 %170, !dbg !189
  store i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(4) getelementptr inbounds nuw (%struct.Nested, ptr addrspace(4) getelementptr inbounds ([2 x %struct.Nested], ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)), i64 0, i64 1), i32 0, i32 3) to i64), i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)) to i64)) to i32), ptr addrspace(4) %171, align 4, !dbg !193, !tbaa !9
  %172 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !194, !tbaa !66
  %173 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %172, i32 0, i32 2, !dbg !195
  %174 = getelementptr inbounds [0 x i16], ptr addrspace(4) %173, i64 0, i64 0, !dbg !194
  %175 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !196, !tbaa !66
  %176 = ptrtoint ptr addrspace(4) %174 to i64, !dbg !197
  %177 = ptrtoint ptr addrspace(4) %175 to i64, !dbg !197
  %178 = sub i64 %176, %177, !dbg !197
  %179 = trunc i64 %178 to i32, !dbg !198
  %180 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !199, !tbaa !68
  %181 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !200, !tbaa !66
  %182 = getelementptr inbounds nuw %struct.Packet, ptr addrspace(4) %181, i32 0, i32 0, !dbg !201
  %183 = load i32, ptr addrspace(4) %182, align 4, !dbg !201, !tbaa !9
  %184 = add i32 %183, 3, !dbg !202
  %185 = zext i32 %184 to i64, !dbg !199
  %186 = getelementptr inbounds nuw i32, ptr addrspace(4) %180, i64 %185, !dbg !199
  store i32 %179, ptr addrspace(4) %186, align 4, !dbg !203, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !204
  br label %187, !dbg !204

187:                                              ; preds = %130, %127
  call void @llvm.lifetime.end.p0(ptr %10) #10, !dbg !205
  call void @llvm.lifetime.end.p0(ptr %9) #10, !dbg !205
  ret void, !dbg !205
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_(ptr noundef byval(%struct.Plus) align 1 %0, ptr addrspace(1) noundef %1, ptr noundef byval(%struct.Nothing) align 1 %2, i32 %3, i16 %4, ptr noundef byval(%struct.Plus) align 1 %5) #7 !dbg !206 {
  %7 = alloca %struct.Plus, align 1
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca %struct.Nothing, align 1
  %10 = alloca %struct.Apply, align 4
  %11 = alloca %struct.Compressed, align 2
  %12 = alloca %struct.Plus, align 1
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Plus, align 1
  %16 = alloca %struct.Nothing, align 1
  %17 = alloca i32, align 4
  %18 = alloca %struct.Times, align 1
  %19 = alloca %struct.Plus, align 1
  %20 = alloca %struct.Times, align 1
  %21 = alloca %struct.Nothing, align 1
  %22 = alloca i32, align 4
  %23 = alloca %struct.Apply, align 4
  %24 = alloca %struct.Plus, align 1
  %25 = alloca %struct.Nothing, align 1
  %26 = alloca i32, align 4
  %27 = addrspacecast ptr %7 to ptr addrspace(4)
  %28 = addrspacecast ptr %8 to ptr addrspace(4)
  %29 = addrspacecast ptr %9 to ptr addrspace(4)
  %30 = addrspacecast ptr %10 to ptr addrspace(4)
  %31 = addrspacecast ptr %11 to ptr addrspace(4)
  %32 = addrspacecast ptr %12 to ptr addrspace(4)
  %33 = addrspacecast ptr %13 to ptr addrspace(4)
  %34 = addrspacecast ptr %14 to ptr addrspace(4)
  %35 = addrspacecast ptr %15 to ptr addrspace(4)
  %36 = addrspacecast ptr %16 to ptr addrspace(4)
  %37 = addrspacecast ptr %17 to ptr addrspace(4)
  %38 = addrspacecast ptr %18 to ptr addrspace(4)
  %39 = addrspacecast ptr %19 to ptr addrspace(4)
  %40 = addrspacecast ptr %20 to ptr addrspace(4)
  %41 = addrspacecast ptr %21 to ptr addrspace(4)
  %42 = addrspacecast ptr %22 to ptr addrspace(4)
  %43 = addrspacecast ptr %23 to ptr addrspace(4)
  %44 = addrspacecast ptr %24 to ptr addrspace(4)
  %45 = addrspacecast ptr %25 to ptr addrspace(4)
  %46 = addrspacecast ptr %26 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %27, ptr align 1 %0, i64 1, i1 false)
  %47 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %47, ptr addrspace(4) %28, align 8
  %48 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !tbaa !68
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %29, ptr align 1 %2, i64 3, i1 false)
  %49 = getelementptr inbounds nuw %struct.Apply, ptr addrspace(4) %30, i32 0, i32 0
  store i32 %3, ptr addrspace(4) %49, align 4
  %50 = getelementptr inbounds nuw %struct.Compressed, ptr addrspace(4) %31, i32 0, i32 0
  store i16 %4, ptr addrspace(4) %50, align 2
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %32, ptr align 1 %5, i64 1, i1 false)
  store ptr addrspace(4) %48, ptr addrspace(4) %33, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !207
  %51 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !208
  store i32 %51, ptr addrspace(4) %34, align 4, !dbg !209, !tbaa !9
  %52 = load i32, ptr addrspace(4) %34, align 4, !dbg !210, !tbaa !9
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %36, ptr addrspace(4) align 1 %29, i64 3, i1 false), !dbg !211, !tbaa.struct !212
  %53 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %36, i32 0, i32 0, !dbg !213
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %37, ptr addrspace(4) align 1 %53, i64 3, i1 false), !dbg !213
  %54 = load i32, ptr addrspace(4) %37, align 4, !dbg !213
  %55 = call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef %52, i32 %54, i32 noundef 3) #9, !dbg !213
  call spir_func void @_Z6choose4Plus() #9, !dbg !214
  %56 = load i32, ptr addrspace(4) %34, align 4, !dbg !215, !tbaa !9
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %41, ptr addrspace(4) align 1 addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), i64 3, i1 false), !dbg !216, !tbaa.struct !212
  %57 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %41, i32 0, i32 0, !dbg !217
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %42, ptr addrspace(4) align 1 %57, i64 3, i1 false), !dbg !217
  %58 = load i32, ptr addrspace(4) %42, align 4, !dbg !217
  %59 = call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %56, i32 %58, i32 noundef 2) #9, !dbg !217
  %60 = add nsw i32 %55, %59, !dbg !218
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %43, ptr addrspace(4) align 4 %30, i64 4, i1 false), !dbg !219
  %61 = load i32, ptr addrspace(4) %34, align 4, !dbg !220, !tbaa !9
  %62 = getelementptr inbounds nuw %struct.Apply, ptr addrspace(4) %43, i32 0, i32 0, !dbg !221
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !221
  %64 = call spir_func noundef i32 @_Z3runI4PlusEi5ApplyIT_Eii(i32 %63, i32 noundef %61, i32 noundef 5) #9, !dbg !221
  %65 = add nsw i32 %60, %64, !dbg !222
  %66 = getelementptr inbounds nuw %struct.Compressed, ptr addrspace(4) %31, i32 0, i32 0, !dbg !223
  %67 = load i16, ptr addrspace(4) %66, align 2, !dbg !223, !tbaa !224
  %68 = sext i16 %67 to i32, !dbg !226
  %69 = add nsw i32 %65, %68, !dbg !227
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %45, ptr addrspace(4) align 1 %29, i64 3, i1 false), !dbg !228, !tbaa.struct !212
  %70 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %45, i32 0, i32 0, !dbg !229
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %46, ptr addrspace(4) align 1 %70, i64 3, i1 false), !dbg !229
  %71 = load i32, ptr addrspace(4) %46, align 4, !dbg !229
  %72 = call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef 1, i32 %71, i32 noundef 1) #9, !dbg !229
  %73 = add nsw i32 %69, %72, !dbg !230
  %74 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !dbg !231, !tbaa !68
  %75 = load i32, ptr addrspace(4) %34, align 4, !dbg !232, !tbaa !9
  %76 = sext i32 %75 to i64, !dbg !231
  %77 = getelementptr inbounds i32, ptr addrspace(4) %74, i64 %76, !dbg !231
  store i32 %73, ptr addrspace(4) %77, align 4, !dbg !233, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !234
  ret void, !dbg !234
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_(ptr noundef byval(%struct.Times) align 1 %0, ptr addrspace(1) noundef %1, ptr noundef byval(%struct.Nothing) align 1 %2, i32 %3, i16 %4, ptr noundef byval(%struct.Times) align 1 %5) #7 !dbg !235 {
  %7 = alloca %struct.Times, align 1
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca %struct.Nothing, align 1
  %10 = alloca %struct.Apply.1, align 4
  %11 = alloca %struct.Compressed, align 2
  %12 = alloca %struct.Times, align 1
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Times, align 1
  %16 = alloca %struct.Nothing, align 1
  %17 = alloca i32, align 4
  %18 = alloca %struct.Times, align 1
  %19 = alloca %struct.Plus, align 1
  %20 = alloca %struct.Times, align 1
  %21 = alloca %struct.Nothing, align 1
  %22 = alloca i32, align 4
  %23 = alloca %struct.Apply.1, align 4
  %24 = alloca %struct.Times, align 1
  %25 = alloca %struct.Nothing, align 1
  %26 = alloca i32, align 4
  %27 = addrspacecast ptr %7 to ptr addrspace(4)
  %28 = addrspacecast ptr %8 to ptr addrspace(4)
  %29 = addrspacecast ptr %9 to ptr addrspace(4)
  %30 = addrspacecast ptr %10 to ptr addrspace(4)
  %31 = addrspacecast ptr %11 to ptr addrspace(4)
  %32 = addrspacecast ptr %12 to ptr addrspace(4)
  %33 = addrspacecast ptr %13 to ptr addrspace(4)
  %34 = addrspacecast ptr %14 to ptr addrspace(4)
  %35 = addrspacecast ptr %15 to ptr addrspace(4)
  %36 = addrspacecast ptr %16 to ptr addrspace(4)
  %37 = addrspacecast ptr %17 to ptr addrspace(4)
  %38 = addrspacecast ptr %18 to ptr addrspace(4)
  %39 = addrspacecast ptr %19 to ptr addrspace(4)
  %40 = addrspacecast ptr %20 to ptr addrspace(4)
  %41 = addrspacecast ptr %21 to ptr addrspace(4)
  %42 = addrspacecast ptr %22 to ptr addrspace(4)
  %43 = addrspacecast ptr %23 to ptr addrspace(4)
  %44 = addrspacecast ptr %24 to ptr addrspace(4)
  %45 = addrspacecast ptr %25 to ptr addrspace(4)
  %46 = addrspacecast ptr %26 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %27, ptr align 1 %0, i64 1, i1 false)
  %47 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %47, ptr addrspace(4) %28, align 8
  %48 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !tbaa !68
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %29, ptr align 1 %2, i64 3, i1 false)
  %49 = getelementptr inbounds nuw %struct.Apply.1, ptr addrspace(4) %30, i32 0, i32 0
  store i32 %3, ptr addrspace(4) %49, align 4
  %50 = getelementptr inbounds nuw %struct.Compressed, ptr addrspace(4) %31, i32 0, i32 0
  store i16 %4, ptr addrspace(4) %50, align 2
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %32, ptr align 1 %5, i64 1, i1 false)
  store ptr addrspace(4) %48, ptr addrspace(4) %33, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !236
  %51 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !237
  store i32 %51, ptr addrspace(4) %34, align 4, !dbg !238, !tbaa !9
  %52 = load i32, ptr addrspace(4) %34, align 4, !dbg !239, !tbaa !9
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %36, ptr addrspace(4) align 1 %29, i64 3, i1 false), !dbg !240, !tbaa.struct !212
  %53 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %36, i32 0, i32 0, !dbg !241
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %37, ptr addrspace(4) align 1 %53, i64 3, i1 false), !dbg !241
  %54 = load i32, ptr addrspace(4) %37, align 4, !dbg !241
  %55 = call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %52, i32 %54, i32 noundef 3) #9, !dbg !241
  call spir_func void @_Z6choose4Plus() #9, !dbg !242
  %56 = load i32, ptr addrspace(4) %34, align 4, !dbg !243, !tbaa !9
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %41, ptr addrspace(4) align 1 addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), i64 3, i1 false), !dbg !244, !tbaa.struct !212
  %57 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %41, i32 0, i32 0, !dbg !245
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %42, ptr addrspace(4) align 1 %57, i64 3, i1 false), !dbg !245
  %58 = load i32, ptr addrspace(4) %42, align 4, !dbg !245
  %59 = call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %56, i32 %58, i32 noundef 2) #9, !dbg !245
  %60 = add nsw i32 %55, %59, !dbg !246
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %43, ptr addrspace(4) align 4 %30, i64 4, i1 false), !dbg !247
  %61 = load i32, ptr addrspace(4) %34, align 4, !dbg !248, !tbaa !9
  %62 = getelementptr inbounds nuw %struct.Apply.1, ptr addrspace(4) %43, i32 0, i32 0, !dbg !249
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !249
  %64 = call spir_func noundef i32 @_Z3runI5TimesEi5ApplyIT_Eii(i32 %63, i32 noundef %61, i32 noundef 5) #9, !dbg !249
  %65 = add nsw i32 %60, %64, !dbg !250
  %66 = getelementptr inbounds nuw %struct.Compressed, ptr addrspace(4) %31, i32 0, i32 0, !dbg !251
  %67 = load i16, ptr addrspace(4) %66, align 2, !dbg !251, !tbaa !224
  %68 = sext i16 %67 to i32, !dbg !252
  %69 = add nsw i32 %65, %68, !dbg !253
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %45, ptr addrspace(4) align 1 %29, i64 3, i1 false), !dbg !254, !tbaa.struct !212
  %70 = getelementptr inbounds nuw %struct.Nothing, ptr addrspace(4) %45, i32 0, i32 0, !dbg !255
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %46, ptr addrspace(4) align 1 %70, i64 3, i1 false), !dbg !255
  %71 = load i32, ptr addrspace(4) %46, align 4, !dbg !255
  %72 = call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef 1, i32 %71, i32 noundef 1) #9, !dbg !255
  %73 = add nsw i32 %69, %72, !dbg !256
  %74 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !dbg !257, !tbaa !68
  %75 = load i32, ptr addrspace(4) %34, align 4, !dbg !258, !tbaa !9
  %76 = sext i32 %75 to i64, !dbg !257
  %77 = getelementptr inbounds i32, ptr addrspace(4) %74, i64 %76, !dbg !257
  store i32 %73, ptr addrspace(4) %77, align 4, !dbg !259, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !260
  ret void, !dbg !260
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #8 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "zero_sizes.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "combine", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/zero_sizes.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 38, column: 88, scope: !13)
!18 = !DILocation(line: 38, column: 92, scope: !13)
!19 = !DILocation(line: 38, column: 90, scope: !13)
!20 = !DILocation(line: 38, column: 81, scope: !13)
!21 = distinct !DISubprogram(name: "combine", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !DILocation(line: 39, column: 89, scope: !21)
!23 = !DILocation(line: 39, column: 93, scope: !21)
!24 = !DILocation(line: 39, column: 91, scope: !21)
!25 = !DILocation(line: 39, column: 82, scope: !21)
!26 = distinct !DISubprogram(name: "choose", scope: !14, file: !14, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DILocation(line: 40, column: 59, scope: !26)
!28 = distinct !DISubprogram(name: "__get_x", scope: !29, file: !29, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!30 = !DILocation(line: 39, column: 208, scope: !28)
!31 = !DILocation(line: 39, column: 175, scope: !28)
!32 = distinct !DISubprogram(name: "__syncthreads", scope: !29, file: !29, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 60, column: 55, scope: !32)
!34 = !DILocation(line: 60, column: 76, scope: !32)
!35 = distinct !DISubprogram(name: "__get_x", scope: !29, file: !29, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 41, column: 207, scope: !35)
!37 = !DILocation(line: 41, column: 174, scope: !35)
!38 = distinct !DISubprogram(name: "run<Plus>", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !DILocation(line: 43, column: 42, scope: !38)
!40 = !DILocation(line: 43, column: 52, scope: !38)
!41 = !DILocation(line: 43, column: 53, scope: !38)
!42 = !DILocation(line: 43, column: 56, scope: !38)
!43 = !DILocation(line: 43, column: 10, scope: !38)
!44 = !DILocation(line: 43, column: 67, scope: !38)
!45 = !{!46, !10, i64 0}
!46 = !{!"_ZTS5ApplyI4PlusE", !10, i64 0}
!47 = !DILocation(line: 43, column: 59, scope: !38)
!48 = !DILocation(line: 43, column: 3, scope: !38)
!49 = distinct !DISubprogram(name: "run<Times>", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 43, column: 42, scope: !49)
!51 = !DILocation(line: 43, column: 52, scope: !49)
!52 = !DILocation(line: 43, column: 53, scope: !49)
!53 = !DILocation(line: 43, column: 56, scope: !49)
!54 = !DILocation(line: 43, column: 10, scope: !49)
!55 = !DILocation(line: 43, column: 67, scope: !49)
!56 = !{!57, !10, i64 0}
!57 = !{!"_ZTS5ApplyI5TimesE", !10, i64 0}
!58 = !DILocation(line: 43, column: 59, scope: !49)
!59 = !DILocation(line: 43, column: 3, scope: !49)
!60 = distinct !DISubprogram(name: "only_empty", scope: !14, file: !14, line: 54, type: !15, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !{!62, !62, i64 0}
!62 = !{!"p1 _ZTS6Nested", !63, i64 0}
!63 = !{!"any pointer", !11, i64 0}
!64 = !DILocation(line: 54, column: 66, scope: !60)
!65 = distinct !DISubprogram(name: "flexible", scope: !14, file: !14, line: 56, type: !15, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !{!67, !67, i64 0}
!67 = !{!"p1 _ZTS6Packet", !63, i64 0}
!68 = !{!69, !69, i64 0}
!69 = !{!"p1 int", !63, i64 0}
!70 = !DILocation(line: 59, column: 3, scope: !65)
!71 = !DILocation(line: 59, column: 11, scope: !65)
!72 = !DILocation(line: 60, column: 3, scope: !65)
!73 = !DILocation(line: 60, column: 22, scope: !65)
!74 = !DILocation(line: 60, column: 18, scope: !65)
!75 = !DILocation(line: 61, column: 7, scope: !65)
!76 = !DILocation(line: 61, column: 9, scope: !65)
!77 = !DILocation(line: 62, column: 20, scope: !65)
!78 = !DILocation(line: 62, column: 24, scope: !65)
!79 = !DILocation(line: 62, column: 5, scope: !65)
!80 = !DILocation(line: 62, column: 13, scope: !65)
!81 = !DILocation(line: 62, column: 18, scope: !65)
!82 = !DILocation(line: 63, column: 20, scope: !65)
!83 = !DILocation(line: 63, column: 24, scope: !65)
!84 = !{!11, !11, i64 0}
!85 = !DILocation(line: 63, column: 29, scope: !65)
!86 = !DILocation(line: 63, column: 5, scope: !65)
!87 = !DILocation(line: 63, column: 13, scope: !65)
!88 = !DILocation(line: 63, column: 18, scope: !65)
!89 = !DILocation(line: 64, column: 10, scope: !65)
!90 = !DILocation(line: 64, column: 14, scope: !65)
!91 = !DILocation(line: 64, column: 21, scope: !65)
!92 = !DILocation(line: 64, column: 23, scope: !65)
!93 = !DILocation(line: 64, column: 5, scope: !65)
!94 = !DILocation(line: 64, column: 44, scope: !65)
!95 = !DILocation(line: 64, column: 46, scope: !65)
!96 = !DILocation(line: 64, column: 71, scope: !65)
!97 = !DILocation(line: 64, column: 73, scope: !65)
!98 = !DILocation(line: 64, column: 64, scope: !65)
!99 = !DILocation(line: 64, column: 39, scope: !65)
!100 = !DILocation(line: 64, column: 33, scope: !65)
!101 = !DILocation(line: 64, column: 42, scope: !65)
!102 = !{i64 0, i64 8, !103, i64 8, i64 0, !84, i64 8, i64 4, !9, i64 12, i64 0, !84}
!103 = !{!104, !104, i64 0}
!104 = !{!"double", !11, i64 0}
!105 = !DILocation(line: 64, column: 28, scope: !65)
!106 = distinct !{!106, !93, !107, !108}
!107 = !DILocation(line: 64, column: 76, scope: !65)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 65, column: 3, scope: !65)
!110 = !DILocation(line: 66, column: 3, scope: !65)
!111 = !DILocation(line: 67, column: 8, scope: !65)
!112 = !DILocation(line: 67, column: 21, scope: !65)
!113 = !DILocation(line: 67, column: 17, scope: !65)
!114 = !DILocation(line: 67, column: 24, scope: !65)
!115 = !DILocation(line: 67, column: 28, scope: !65)
!116 = !DILocation(line: 67, column: 36, scope: !65)
!117 = !DILocation(line: 67, column: 26, scope: !65)
!118 = !DILocation(line: 67, column: 3, scope: !65)
!119 = !DILocation(line: 68, column: 26, scope: !65)
!120 = !DILocation(line: 68, column: 30, scope: !65)
!121 = !DILocation(line: 68, column: 38, scope: !65)
!122 = !DILocation(line: 68, column: 42, scope: !65)
!123 = !DILocation(line: 68, column: 47, scope: !65)
!124 = !DILocation(line: 68, column: 53, scope: !65)
!125 = !DILocation(line: 68, column: 51, scope: !65)
!126 = !{!127, !127, i64 0}
!127 = !{!"short", !11, i64 0}
!128 = !DILocation(line: 68, column: 5, scope: !65)
!129 = !DILocation(line: 68, column: 13, scope: !65)
!130 = !DILocation(line: 68, column: 21, scope: !65)
!131 = !DILocation(line: 68, column: 24, scope: !65)
!132 = !DILocation(line: 67, column: 47, scope: !65)
!133 = !DILocation(line: 67, column: 44, scope: !65)
!134 = distinct !{!134, !118, !135, !108}
!135 = !DILocation(line: 68, column: 54, scope: !65)
!136 = !DILocation(line: 69, column: 3, scope: !65)
!137 = !DILocation(line: 70, column: 3, scope: !65)
!138 = !DILocation(line: 71, column: 8, scope: !65)
!139 = !DILocation(line: 71, column: 21, scope: !65)
!140 = !DILocation(line: 71, column: 17, scope: !65)
!141 = !DILocation(line: 71, column: 24, scope: !65)
!142 = !DILocation(line: 71, column: 28, scope: !65)
!143 = !DILocation(line: 71, column: 36, scope: !65)
!144 = !DILocation(line: 71, column: 26, scope: !65)
!145 = !DILocation(line: 71, column: 3, scope: !65)
!146 = !DILocation(line: 71, column: 68, scope: !65)
!147 = !DILocation(line: 71, column: 76, scope: !65)
!148 = !DILocation(line: 71, column: 84, scope: !65)
!149 = !DILocation(line: 71, column: 59, scope: !65)
!150 = !DILocation(line: 71, column: 63, scope: !65)
!151 = !DILocation(line: 71, column: 66, scope: !65)
!152 = !DILocation(line: 71, column: 47, scope: !65)
!153 = !DILocation(line: 71, column: 44, scope: !65)
!154 = distinct !{!154, !145, !155, !108}
!155 = !DILocation(line: 71, column: 85, scope: !65)
!156 = !DILocation(line: 72, column: 7, scope: !65)
!157 = !DILocation(line: 72, column: 9, scope: !65)
!158 = !DILocation(line: 73, column: 25, scope: !65)
!159 = !DILocation(line: 73, column: 33, scope: !65)
!160 = !DILocation(line: 73, column: 40, scope: !65)
!161 = !DILocation(line: 73, column: 38, scope: !65)
!162 = !DILocation(line: 73, column: 67, scope: !65)
!163 = !DILocation(line: 73, column: 60, scope: !65)
!164 = !DILocation(line: 73, column: 58, scope: !65)
!165 = !DILocation(line: 73, column: 5, scope: !65)
!166 = !DILocation(line: 73, column: 9, scope: !65)
!167 = !DILocation(line: 73, column: 17, scope: !65)
!168 = !DILocation(line: 73, column: 23, scope: !65)
!169 = !DILocation(line: 74, column: 5, scope: !65)
!170 = !DILocation(line: 74, column: 20, scope: !65)
!171 = !DILocation(line: 75, column: 28, scope: !65)
!172 = !{!173, !10, i64 8}
!173 = !{!"_ZTS6Nested", !104, i64 0, !174, i64 8, !10, i64 8, !11, i64 12}
!174 = !{!"_ZTSN6NestedUt_E", !11, i64 0}
!175 = !DILocation(line: 75, column: 11, scope: !65)
!176 = !DILocation(line: 75, column: 16, scope: !65)
!177 = !DILocation(line: 76, column: 35, scope: !65)
!178 = !DILocation(line: 76, column: 68, scope: !65)
!179 = !{!173, !104, i64 0}
!180 = !DILocation(line: 76, column: 74, scope: !65)
!181 = !DILocation(line: 76, column: 59, scope: !65)
!182 = !DILocation(line: 76, column: 40, scope: !65)
!183 = !DILocation(line: 76, column: 79, scope: !65)
!184 = !DILocation(line: 76, column: 5, scope: !65)
!185 = !DILocation(line: 76, column: 9, scope: !65)
!186 = !DILocation(line: 76, column: 17, scope: !65)
!187 = !DILocation(line: 76, column: 22, scope: !65)
!188 = !DILocation(line: 76, column: 27, scope: !65)
!189 = !DILocation(line: 78, column: 5, scope: !65)
!190 = !DILocation(line: 78, column: 9, scope: !65)
!191 = !DILocation(line: 78, column: 17, scope: !65)
!192 = !DILocation(line: 78, column: 22, scope: !65)
!193 = !DILocation(line: 78, column: 27, scope: !65)
!194 = !DILocation(line: 80, column: 76, scope: !65)
!195 = !DILocation(line: 80, column: 84, scope: !65)
!196 = !DILocation(line: 81, column: 76, scope: !65)
!197 = !DILocation(line: 80, column: 93, scope: !65)
!198 = !DILocation(line: 80, column: 46, scope: !65)
!199 = !DILocation(line: 80, column: 5, scope: !65)
!200 = !DILocation(line: 80, column: 9, scope: !65)
!201 = !DILocation(line: 80, column: 17, scope: !65)
!202 = !DILocation(line: 80, column: 22, scope: !65)
!203 = !DILocation(line: 80, column: 27, scope: !65)
!204 = !DILocation(line: 82, column: 3, scope: !65)
!205 = !DILocation(line: 83, column: 1, scope: !65)
!206 = distinct !DISubprogram(name: "tagged<Plus>", scope: !14, file: !14, line: 47, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = !DILocation(line: 49, column: 3, scope: !206)
!208 = !DILocation(line: 49, column: 17, scope: !206)
!209 = !DILocation(line: 49, column: 13, scope: !206)
!210 = !DILocation(line: 50, column: 24, scope: !206)
!211 = !DILocation(line: 50, column: 27, scope: !206)
!212 = !{i64 0, i64 3, !84}
!213 = !DILocation(line: 50, column: 12, scope: !206)
!214 = !DILocation(line: 50, column: 46, scope: !206)
!215 = !DILocation(line: 50, column: 62, scope: !206)
!216 = !DILocation(line: 50, column: 65, scope: !206)
!217 = !DILocation(line: 50, column: 38, scope: !206)
!218 = !DILocation(line: 50, column: 36, scope: !206)
!219 = !DILocation(line: 50, column: 83, scope: !206)
!220 = !DILocation(line: 50, column: 90, scope: !206)
!221 = !DILocation(line: 50, column: 79, scope: !206)
!222 = !DILocation(line: 50, column: 77, scope: !206)
!223 = !DILocation(line: 51, column: 23, scope: !206)
!224 = !{!225, !127, i64 0}
!225 = !{!"_ZTS10Compressed", !127, i64 0}
!226 = !DILocation(line: 51, column: 12, scope: !206)
!227 = !DILocation(line: 50, column: 96, scope: !206)
!228 = !DILocation(line: 51, column: 49, scope: !206)
!229 = !DILocation(line: 51, column: 31, scope: !206)
!230 = !DILocation(line: 51, column: 29, scope: !206)
!231 = !DILocation(line: 50, column: 3, scope: !206)
!232 = !DILocation(line: 50, column: 7, scope: !206)
!233 = !DILocation(line: 50, column: 10, scope: !206)
!234 = !DILocation(line: 52, column: 1, scope: !206)
!235 = distinct !DISubprogram(name: "tagged<Times>", scope: !14, file: !14, line: 47, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DILocation(line: 49, column: 3, scope: !235)
!237 = !DILocation(line: 49, column: 17, scope: !235)
!238 = !DILocation(line: 49, column: 13, scope: !235)
!239 = !DILocation(line: 50, column: 24, scope: !235)
!240 = !DILocation(line: 50, column: 27, scope: !235)
!241 = !DILocation(line: 50, column: 12, scope: !235)
!242 = !DILocation(line: 50, column: 46, scope: !235)
!243 = !DILocation(line: 50, column: 62, scope: !235)
!244 = !DILocation(line: 50, column: 65, scope: !235)
!245 = !DILocation(line: 50, column: 38, scope: !235)
!246 = !DILocation(line: 50, column: 36, scope: !235)
!247 = !DILocation(line: 50, column: 83, scope: !235)
!248 = !DILocation(line: 50, column: 90, scope: !235)
!249 = !DILocation(line: 50, column: 79, scope: !235)
!250 = !DILocation(line: 50, column: 77, scope: !235)
!251 = !DILocation(line: 51, column: 23, scope: !235)
!252 = !DILocation(line: 51, column: 12, scope: !235)
!253 = !DILocation(line: 50, column: 96, scope: !235)
!254 = !DILocation(line: 51, column: 49, scope: !235)
!255 = !DILocation(line: 51, column: 31, scope: !235)
!256 = !DILocation(line: 51, column: 29, scope: !235)
!257 = !DILocation(line: 50, column: 3, scope: !235)
!258 = !DILocation(line: 50, column: 7, scope: !235)
!259 = !DILocation(line: 50, column: 10, scope: !235)
!260 = !DILocation(line: 52, column: 1, scope: !235)
