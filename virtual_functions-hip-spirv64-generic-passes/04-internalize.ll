; ModuleID = '<memory>'
source_filename = "tests/programs/virtual_functions.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%union.Storage = type { i64, [8 x i8] }
%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ ptr, i32 }>
%struct.Circle = type { %struct.Shape.base, i32 }
%struct.Cube = type { %struct.Square }
%struct.Disc = type { %struct.Circle, %struct.Named }
%struct.Named = type { ptr }
%struct.Shape = type <{ ptr, i32, [4 x i8] }>
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ6sharedPiE7storage = internal addrspace(3) global [64 x %union.Storage] undef, align 8
@_ZTV6Square = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 32 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 48 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1))] }, align 8
@_ZTV5Shape = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 80 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 112 to ptr addrspace(1))] }, align 8
@_ZTV6Circle = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 144 to ptr addrspace(1))] }, align 8
@_ZTV4Cube = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 160 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 176 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 192 to ptr addrspace(1))] }, align 8
@_ZTV4Disc = internal unnamed_addr addrspace(1) constant { [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] } { [7 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 208 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 224 to ptr addrspace(1))], [3 x ptr addrspace(1)] [ptr addrspace(1) inttoptr (i64 -16 to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 240 to ptr addrspace(1))] }, align 8
@_ZTV5Named = internal unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 256 to ptr addrspace(1))] }, align 8
@__hip_cuid_591d4e058c9f436d = internal addrspace(1) global i8 0
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7measurePK5Shapei(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !20, !tbaa !17
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !21, !tbaa !9
  %11 = call spir_func noundef i32 @_ZNK5Shape4bothEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %9, i32 noundef %10) #12, !dbg !22
  ret i32 %11, !dbg !23
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK5Shape4bothEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, i32 noundef %1) #1 align 2 !dbg !24 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !25, !tbaa !9
  %11 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !dbg !26, !tbaa !27
  %12 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %11, i64 0, !dbg !26
  %13 = load ptr addrspace(1), ptr addrspace(1) %12, align 8, !dbg !26
  %14 = ptrtoint ptr addrspace(1) %13 to i64, !dbg !26
  %15 = call spir_func i32 @hipspv.indirect.0(i64 %14, ptr addrspace(4) %9, i32 %10), !dbg !26
  %16 = mul nsw i32 %15, 10, !dbg !29
  %17 = load ptr addrspace(1), ptr addrspace(4) %9, align 8, !dbg !30, !tbaa !27
  %18 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %17, i64 1, !dbg !30
  %19 = load ptr addrspace(1), ptr addrspace(1) %18, align 8, !dbg !30
  %20 = ptrtoint ptr addrspace(1) %19 to i64, !dbg !30
  %21 = call spir_func i32 @hipspv.indirect.1(i64 %20, ptr addrspace(4) %9), !dbg !30
  %22 = add nsw i32 %16, %21, !dbg !31
  ret i32 %22, !dbg !32
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z7name_ofPK5Named(ptr addrspace(4) noundef %0) #0 !dbg !33 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !34
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !36, !tbaa !34
  %7 = load ptr addrspace(1), ptr addrspace(4) %6, align 8, !dbg !37, !tbaa !27
  %8 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %7, i64 0, !dbg !37
  %9 = load ptr addrspace(1), ptr addrspace(1) %8, align 8, !dbg !37
  %10 = ptrtoint ptr addrspace(1) %9 to i64, !dbg !37
  %11 = call spir_func i32 @hipspv.indirect.1(i64 %10, ptr addrspace(4) %6), !dbg !37
  ret i32 %11, !dbg !38
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5mixedPii(ptr addrspace(1) noundef %0, i32 noundef %1) #2 !dbg !39 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Square, align 8
  %9 = alloca %struct.Circle, align 8
  %10 = alloca %struct.Cube, align 8
  %11 = alloca %struct.Disc, align 8
  %12 = alloca [4 x ptr addrspace(4)], align 8
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %13, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !40
  store ptr addrspace(4) %23, ptr addrspace(4) %14, align 8, !tbaa !40
  store i32 %1, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #13, !dbg !42
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #12, !dbg !43
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #12, !dbg !44
  %26 = mul i32 %24, %25, !dbg !45
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #12, !dbg !46
  %28 = add i32 %26, %27, !dbg !47
  store i32 %28, ptr addrspace(4) %16, align 4, !dbg !48, !tbaa !9
  %29 = load i32, ptr addrspace(4) %16, align 4, !dbg !49, !tbaa !9
  %30 = load i32, ptr addrspace(4) %15, align 4, !dbg !50, !tbaa !9
  %31 = icmp sge i32 %29, %30, !dbg !51
  br i1 %31, label %32, label %33, !dbg !51

32:                                               ; preds = %2
  store i32 1, ptr addrspace(4) %17, align 4
  br label %62, !dbg !52

33:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %8) #13, !dbg !53
  %34 = load i32, ptr addrspace(4) %16, align 4, !dbg !54, !tbaa !9
  %35 = srem i32 %34, 7, !dbg !55
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %18, i32 noundef 1, i32 noundef %35) #12, !dbg !56
  call void @llvm.lifetime.start.p0(ptr %9) #13, !dbg !57
  %36 = load i32, ptr addrspace(4) %16, align 4, !dbg !58, !tbaa !9
  %37 = srem i32 %36, 5, !dbg !59
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %19, i32 noundef 2, i32 noundef %37) #12, !dbg !60
  call void @llvm.lifetime.start.p0(ptr %10) #13, !dbg !61
  %38 = load i32, ptr addrspace(4) %16, align 4, !dbg !62, !tbaa !9
  %39 = srem i32 %38, 3, !dbg !63
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %20, i32 noundef 3, i32 noundef %39) #12, !dbg !64
  call void @llvm.lifetime.start.p0(ptr %11) #13, !dbg !65
  %40 = load i32, ptr addrspace(4) %16, align 4, !dbg !66, !tbaa !9
  %41 = srem i32 %40, 11, !dbg !67
  call spir_func void @_ZN4DiscC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %21, i32 noundef 4, i32 noundef %41) #12, !dbg !68
  call void @llvm.lifetime.start.p0(ptr %12) #13, !dbg !69
  store ptr addrspace(4) %18, ptr addrspace(4) %22, align 8, !dbg !70, !tbaa !17
  %42 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 1, !dbg !70
  store ptr addrspace(4) %19, ptr addrspace(4) %42, align 8, !dbg !70, !tbaa !17
  %43 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 2, !dbg !70
  store ptr addrspace(4) %20, ptr addrspace(4) %43, align 8, !dbg !70, !tbaa !17
  %44 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 3, !dbg !70
  store ptr addrspace(4) %21, ptr addrspace(4) %44, align 8, !dbg !70, !tbaa !17
  %45 = load i32, ptr addrspace(4) %16, align 4, !dbg !71, !tbaa !9
  %46 = srem i32 %45, 4, !dbg !72
  %47 = sext i32 %46 to i64, !dbg !73
  %48 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) %22, i64 0, i64 %47, !dbg !73
  %49 = load ptr addrspace(4), ptr addrspace(4) %48, align 8, !dbg !73, !tbaa !17
  %50 = call spir_func noundef i32 @_Z7measurePK5Shapei(ptr addrspace(4) noundef %49, i32 noundef 2) #12, !dbg !74
  %51 = icmp eq ptr addrspace(4) %21, null, !dbg !75
  br i1 %51, label %54, label %52, !dbg !75

52:                                               ; preds = %33
  %53 = getelementptr inbounds i8, ptr addrspace(4) %21, i64 16, !dbg !75
  br label %54, !dbg !75

54:                                               ; preds = %52, %33
  %55 = phi ptr addrspace(4) [ %53, %52 ], [ null, %33 ], !dbg !75
  %56 = call spir_func noundef i32 @_Z7name_ofPK5Named(ptr addrspace(4) noundef %55) #12, !dbg !76
  %57 = add nsw i32 %50, %56, !dbg !77
  %58 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !78, !tbaa !40
  %59 = load i32, ptr addrspace(4) %16, align 4, !dbg !79, !tbaa !9
  %60 = sext i32 %59 to i64, !dbg !78
  %61 = getelementptr inbounds i32, ptr addrspace(4) %58, i64 %60, !dbg !78
  store i32 %57, ptr addrspace(4) %61, align 4, !dbg !80, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %12) #13, !dbg !81
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %21) #12, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %11) #13, !dbg !81
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %20) #12, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %10) #13, !dbg !81
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %19) #12, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %9) #13, !dbg !81
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %18) #12, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %8) #13, !dbg !81
  store i32 0, ptr addrspace(4) %17, align 4, !dbg !81
  br label %62, !dbg !81

62:                                               ; preds = %54, %32
  call void @llvm.lifetime.end.p0(ptr %6) #13, !dbg !81
  %63 = load i32, ptr addrspace(4) %17, align 4
  switch i32 %63, label %65 [
    i32 0, label %64
    i32 1, label %64
  ]

64:                                               ; preds = %62, %62
  ret void, !dbg !81

65:                                               ; preds = %62
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #4 align 2 !dbg !82 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #14, !dbg !84
  %4 = trunc i64 %3 to i32, !dbg !84
  ret i32 %4, !dbg !85
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #4 align 2 !dbg !86 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #14, !dbg !87
  %4 = trunc i64 %3 to i32, !dbg !87
  ret i32 %4, !dbg !88
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #4 align 2 !dbg !89 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #14, !dbg !90
  %4 = trunc i64 %3 to i32, !dbg !90
  ret i32 %4, !dbg !91
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 align 2 !dbg !92 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !93
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !95, !tbaa !9
  call spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %10, i32 noundef %11) #12, !dbg !96
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV6Square, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !97, !tbaa !27
  %12 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %10, i32 0, i32 1, !dbg !98
  %13 = load i32, ptr addrspace(4) %9, align 4, !dbg !99, !tbaa !9
  store i32 %13, ptr addrspace(4) %12, align 4, !dbg !98, !tbaa !100
  ret void, !dbg !103
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 align 2 !dbg !104 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !105
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !107, !tbaa !9
  call spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %10, i32 noundef %11) #12, !dbg !108
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV6Circle, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !109, !tbaa !27
  %12 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %10, i32 0, i32 1, !dbg !110
  %13 = load i32, ptr addrspace(4) %9, align 4, !dbg !111, !tbaa !9
  store i32 %13, ptr addrspace(4) %12, align 4, !dbg !110, !tbaa !112
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 align 2 !dbg !115 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !116
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !118, !tbaa !9
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !119, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef %11, i32 noundef %12) #12, !dbg !120
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Cube, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !121, !tbaa !27
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN4DiscC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #1 align 2 !dbg !123 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !124
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !126, !tbaa !9
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !127, !tbaa !9
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef %11, i32 noundef %12) #12, !dbg !128
  %13 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 16, !dbg !129
  call spir_func void @_ZN5NamedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13) #12, !dbg !130
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 40) ({ [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Disc, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !129, !tbaa !27
  %14 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 16, !dbg !129
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Disc, i32 0, i32 1, i32 2), ptr addrspace(4) %14, align 8, !dbg !129, !tbaa !27
  ret void, !dbg !131
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 align 2 !dbg !132 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !17
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z4makeP7Storagei(ptr addrspace(1) noundef %0, i32 noundef %1) #2 !dbg !134 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !135
  store ptr addrspace(4) %13, ptr addrspace(4) %9, align 8, !tbaa !135
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #13, !dbg !137
  %14 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #12, !dbg !138
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #12, !dbg !139
  %16 = mul i32 %14, %15, !dbg !140
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #12, !dbg !141
  %18 = add i32 %16, %17, !dbg !142
  store i32 %18, ptr addrspace(4) %11, align 4, !dbg !143, !tbaa !9
  %19 = load i32, ptr addrspace(4) %11, align 4, !dbg !144, !tbaa !9
  %20 = load i32, ptr addrspace(4) %10, align 4, !dbg !145, !tbaa !9
  %21 = icmp sge i32 %19, %20, !dbg !146
  br i1 %21, label %22, label %23, !dbg !146

22:                                               ; preds = %2
  store i32 1, ptr addrspace(4) %12, align 4
  br label %48, !dbg !147

23:                                               ; preds = %2
  %24 = load i32, ptr addrspace(4) %11, align 4, !dbg !148, !tbaa !9
  %25 = srem i32 %24, 3, !dbg !149
  switch i32 %25, label %40 [
    i32 0, label %26
    i32 1, label %33
  ], !dbg !150

26:                                               ; preds = %23
  %27 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !151, !tbaa !135
  %28 = load i32, ptr addrspace(4) %11, align 4, !dbg !152, !tbaa !9
  %29 = sext i32 %28 to i64, !dbg !151
  %30 = getelementptr inbounds %union.Storage, ptr addrspace(4) %27, i64 %29, !dbg !151
  %31 = load i32, ptr addrspace(4) %11, align 4, !dbg !153, !tbaa !9
  %32 = load i32, ptr addrspace(4) %11, align 4, !dbg !154, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %30, i32 noundef %31, i32 noundef %32) #12, !dbg !155
  br label %47, !dbg !156

33:                                               ; preds = %23
  %34 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !157, !tbaa !135
  %35 = load i32, ptr addrspace(4) %11, align 4, !dbg !158, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !157
  %37 = getelementptr inbounds %union.Storage, ptr addrspace(4) %34, i64 %36, !dbg !157
  %38 = load i32, ptr addrspace(4) %11, align 4, !dbg !159, !tbaa !9
  %39 = load i32, ptr addrspace(4) %11, align 4, !dbg !160, !tbaa !9
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %37, i32 noundef %38, i32 noundef %39) #12, !dbg !161
  br label %47, !dbg !162

40:                                               ; preds = %23
  %41 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !163, !tbaa !135
  %42 = load i32, ptr addrspace(4) %11, align 4, !dbg !164, !tbaa !9
  %43 = sext i32 %42 to i64, !dbg !163
  %44 = getelementptr inbounds %union.Storage, ptr addrspace(4) %41, i64 %43, !dbg !163
  %45 = load i32, ptr addrspace(4) %11, align 4, !dbg !165, !tbaa !9
  %46 = load i32, ptr addrspace(4) %11, align 4, !dbg !166, !tbaa !9
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %44, i32 noundef %45, i32 noundef %46) #12, !dbg !167
  br label %47, !dbg !168

47:                                               ; preds = %40, %33, %26
  store i32 0, ptr addrspace(4) %12, align 4, !dbg !169
  br label %48, !dbg !169

48:                                               ; preds = %47, %22
  call void @llvm.lifetime.end.p0(ptr %6) #13, !dbg !169
  %49 = load i32, ptr addrspace(4) %12, align 4
  switch i32 %49, label %51 [
    i32 0, label %50
    i32 1, label %50
  ]

50:                                               ; preds = %48, %48
  ret void, !dbg !169

51:                                               ; preds = %48
  unreachable
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z3usePK7StoragePii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #2 !dbg !170 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !135
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !40
  store ptr addrspace(4) %16, ptr addrspace(4) %12, align 8, !tbaa !135
  store ptr addrspace(4) %17, ptr addrspace(4) %13, align 8, !tbaa !40
  store i32 %2, ptr addrspace(4) %14, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #13, !dbg !171
  %18 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #12, !dbg !172
  %19 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #12, !dbg !173
  %20 = mul i32 %18, %19, !dbg !174
  %21 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #12, !dbg !175
  %22 = add i32 %20, %21, !dbg !176
  store i32 %22, ptr addrspace(4) %15, align 4, !dbg !177, !tbaa !9
  %23 = load i32, ptr addrspace(4) %15, align 4, !dbg !178, !tbaa !9
  %24 = load i32, ptr addrspace(4) %14, align 4, !dbg !179, !tbaa !9
  %25 = icmp slt i32 %23, %24, !dbg !180
  br i1 %25, label %26, label %36, !dbg !180

26:                                               ; preds = %3
  %27 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !181, !tbaa !135
  %28 = load i32, ptr addrspace(4) %15, align 4, !dbg !182, !tbaa !9
  %29 = sext i32 %28 to i64, !dbg !181
  %30 = getelementptr inbounds %union.Storage, ptr addrspace(4) %27, i64 %29, !dbg !181
  %31 = call spir_func noundef i32 @_Z7measurePK5Shapei(ptr addrspace(4) noundef %30, i32 noundef 3) #12, !dbg !183
  %32 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !184, !tbaa !40
  %33 = load i32, ptr addrspace(4) %15, align 4, !dbg !185, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !184
  %35 = getelementptr inbounds i32, ptr addrspace(4) %32, i64 %34, !dbg !184
  store i32 %31, ptr addrspace(4) %35, align 4, !dbg !186, !tbaa !9
  br label %36, !dbg !184

36:                                               ; preds = %26, %3
  call void @llvm.lifetime.end.p0(ptr %9) #13, !dbg !187
  ret void, !dbg !187
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6sharedPi(ptr addrspace(1) noundef %0) #2 !dbg !188 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %10 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !40
  store ptr addrspace(4) %10, ptr addrspace(4) %7, align 8, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr %4) #13, !dbg !189
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #12, !dbg !190
  store i32 %11, ptr addrspace(4) %8, align 4, !dbg !191, !tbaa !9
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !192, !tbaa !9
  %13 = srem i32 %12, 2, !dbg !193
  %14 = icmp ne i32 %13, 0, !dbg !192
  br i1 %14, label %15, label %21, !dbg !192

15:                                               ; preds = %1
  %16 = load i32, ptr addrspace(4) %8, align 4, !dbg !194, !tbaa !9
  %17 = sext i32 %16 to i64, !dbg !195
  %18 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %17, !dbg !195
  %19 = load i32, ptr addrspace(4) %8, align 4, !dbg !196, !tbaa !9
  %20 = load i32, ptr addrspace(4) %8, align 4, !dbg !197, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %18, i32 noundef %19, i32 noundef %20) #12, !dbg !198
  br label %27, !dbg !199

21:                                               ; preds = %1
  %22 = load i32, ptr addrspace(4) %8, align 4, !dbg !200, !tbaa !9
  %23 = sext i32 %22 to i64, !dbg !201
  %24 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %23, !dbg !201
  %25 = load i32, ptr addrspace(4) %8, align 4, !dbg !202, !tbaa !9
  %26 = load i32, ptr addrspace(4) %8, align 4, !dbg !203, !tbaa !9
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %24, i32 noundef %25, i32 noundef %26) #12, !dbg !204
  br label %27

27:                                               ; preds = %21, %15
  call spir_func void @_Z13__syncthreadsv() #12, !dbg !205
  call void @llvm.lifetime.start.p0(ptr %5) #13, !dbg !206
  %28 = load i32, ptr addrspace(4) %8, align 4, !dbg !207, !tbaa !9
  %29 = sub nsw i32 63, %28, !dbg !208
  store i32 %29, ptr addrspace(4) %9, align 4, !dbg !209, !tbaa !9
  %30 = load i32, ptr addrspace(4) %9, align 4, !dbg !210, !tbaa !9
  %31 = sext i32 %30 to i64, !dbg !211
  %32 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %31, !dbg !211
  %33 = call spir_func noundef i32 @_Z7measurePK5Shapei(ptr addrspace(4) noundef %32, i32 noundef 1) #12, !dbg !212
  %34 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !213, !tbaa !40
  %35 = load i32, ptr addrspace(4) %8, align 4, !dbg !214, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !213
  %37 = getelementptr inbounds i32, ptr addrspace(4) %34, i64 %36, !dbg !213
  store i32 %33, ptr addrspace(4) %37, align 4, !dbg !215, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %5) #13, !dbg !216
  call void @llvm.lifetime.end.p0(ptr %4) #13, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #5 !dbg !217 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, i32 noundef %1) unnamed_addr #1 align 2 !dbg !220 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !9
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Shape, i32 0, i32 0, i32 2), ptr addrspace(4) %7, align 8, !dbg !221, !tbaa !27
  %8 = getelementptr inbounds nuw %struct.Shape, ptr addrspace(4) %7, i32 0, i32 1, !dbg !222
  %9 = load i32, ptr addrspace(4) %6, align 4, !dbg !223, !tbaa !9
  store i32 %9, ptr addrspace(4) %8, align 8, !dbg !222, !tbaa !224
  ret void, !dbg !225
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Square4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #1 align 2 !dbg !226 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !93
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %9, i32 0, i32 1, !dbg !227
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !227, !tbaa !100
  %12 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %9, i32 0, i32 1, !dbg !228
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !228, !tbaa !100
  %14 = mul nsw i32 %11, %13, !dbg !229
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !230, !tbaa !9
  %16 = mul nsw i32 %14, %15, !dbg !231
  ret i32 %16, !dbg !232
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Square7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #1 align 2 !dbg !233 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !93
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 4, !dbg !234
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN6SquareD0Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #5 align 2 !dbg !235 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !93
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4) #12, !dbg !236
  call void @_ZdlPvm(ptr addrspace(4) noundef %4, i64 noundef 16) #15, !dbg !236
  ret void, !dbg !236
}

declare spir_func void @__cxa_pure_virtual() unnamed_addr

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 align 2 !dbg !237 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !17
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 0, !dbg !238
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN5ShapeD0Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #1 align 2 !dbg !239 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !17
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @__hipspv_trap(), !dbg !240
  unreachable, !dbg !240
}

; Function Attrs: convergent nobuiltin nounwind
declare void @_ZdlPvm(ptr addrspace(4) noundef, i64 noundef) #7

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Circle4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #1 align 2 !dbg !241 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !105
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %9, i32 0, i32 1, !dbg !242
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !242, !tbaa !112
  %12 = mul nsw i32 3, %11, !dbg !243
  %13 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %9, i32 0, i32 1, !dbg !244
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !244, !tbaa !112
  %15 = mul nsw i32 %12, %14, !dbg !245
  %16 = load i32, ptr addrspace(4) %8, align 4, !dbg !246, !tbaa !9
  %17 = mul nsw i32 %15, %16, !dbg !247
  ret i32 %17, !dbg !248
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN6CircleD0Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #5 align 2 !dbg !249 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !105
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4) #12, !dbg !250
  call void @_ZdlPvm(ptr addrspace(4) noundef %4, i64 noundef 16) #15, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Cube4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #1 align 2 !dbg !251 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !116
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !252, !tbaa !9
  %11 = call spir_func noundef i32 @_ZNK6Square4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %9, i32 noundef %10) #12, !dbg !253
  %12 = mul nsw i32 6, %11, !dbg !254
  ret i32 %12, !dbg !255
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #1 align 2 !dbg !256 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !116
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 8, !dbg !257
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN4CubeD0Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #5 align 2 !dbg !258 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !116
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %4) #12, !dbg !259
  call void @_ZdlPvm(ptr addrspace(4) noundef %4, i64 noundef 16) #15, !dbg !259
  ret void, !dbg !259
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN5NamedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #5 align 2 !dbg !260 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !34
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Named, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !dbg !261, !tbaa !27
  ret void, !dbg !261
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN4DiscD0Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) unnamed_addr #5 align 2 !dbg !262 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !124
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %4) #12, !dbg !263
  call void @_ZdlPvm(ptr addrspace(4) noundef %4, i64 noundef 24) #15, !dbg !263
  ret void, !dbg !263
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Disc4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) unnamed_addr #1 align 2 !dbg !264 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !124
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %7 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %6, i32 0, i32 1, !dbg !265
  %8 = load i32, ptr addrspace(4) %7, align 4, !dbg !265, !tbaa !112
  %9 = add nsw i32 2000, %8, !dbg !266
  ret i32 %9, !dbg !267
}

; Function Attrs: convergent nounwind
define internal spir_func noundef i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) noundef %0) unnamed_addr #8 align 2 !dbg !268 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !124
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !269
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 -16, !dbg !269
  %8 = tail call spir_func noundef i32 @_ZNK4Disc4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %7) #12, !dbg !269
  ret i32 %8, !dbg !269
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK5Named4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #1 align 2 !dbg !270 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !34
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 1000, !dbg !271
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #8

; Function Attrs: convergent
define internal spir_func i32 @hipspv.indirect.0(i64 %0, ptr addrspace(4) %1, i32 %2) #9 {
entry:
  %3 = alloca i32, align 4
  switch i64 %0, label %unknown [
    i64 32, label %_ZNK6Square4areaEi
    i64 128, label %_ZNK6Circle4areaEi
    i64 160, label %_ZNK4Cube4areaEi
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_ZNK4Cube4areaEi, %_ZNK6Circle4areaEi, %_ZNK6Square4areaEi
  %4 = load i32, ptr %3, align 4
  ret i32 %4

_ZNK6Square4areaEi:                               ; preds = %entry
  %5 = call spir_func i32 @_ZNK6Square4areaEi(ptr addrspace(4) %1, i32 %2)
  store i32 %5, ptr %3, align 4
  br label %end

_ZNK6Circle4areaEi:                               ; preds = %entry
  %6 = call spir_func i32 @_ZNK6Circle4areaEi(ptr addrspace(4) %1, i32 %2)
  store i32 %6, ptr %3, align 4
  br label %end

_ZNK4Cube4areaEi:                                 ; preds = %entry
  %7 = call spir_func i32 @_ZNK4Cube4areaEi(ptr addrspace(4) %1, i32 %2)
  store i32 %7, ptr %3, align 4
  br label %end
}

; Function Attrs: convergent
define internal spir_func i32 @hipspv.indirect.1(i64 %0, ptr addrspace(4) %1) #9 {
entry:
  %2 = alloca i32, align 4
  switch i64 %0, label %unknown [
    i64 48, label %_ZNK6Square7cornersEv
    i64 96, label %_ZNK5Shape7cornersEv
    i64 176, label %_ZNK4Cube7cornersEv
    i64 224, label %_ZNK4Disc4nameEv
    i64 240, label %_ZThn16_NK4Disc4nameEv
    i64 256, label %_ZNK5Named4nameEv
  ]

unknown:                                          ; preds = %entry
  call spir_func void @__hipspv_trap()
  br label %end

end:                                              ; preds = %unknown, %_ZNK5Named4nameEv, %_ZThn16_NK4Disc4nameEv, %_ZNK4Disc4nameEv, %_ZNK4Cube7cornersEv, %_ZNK5Shape7cornersEv, %_ZNK6Square7cornersEv
  %3 = load i32, ptr %2, align 4
  ret i32 %3

_ZNK6Square7cornersEv:                            ; preds = %entry
  %4 = call spir_func i32 @_ZNK6Square7cornersEv(ptr addrspace(4) %1)
  store i32 %4, ptr %2, align 4
  br label %end

_ZNK5Shape7cornersEv:                             ; preds = %entry
  %5 = call spir_func i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) %1)
  store i32 %5, ptr %2, align 4
  br label %end

_ZNK4Cube7cornersEv:                              ; preds = %entry
  %6 = call spir_func i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) %1)
  store i32 %6, ptr %2, align 4
  br label %end

_ZNK4Disc4nameEv:                                 ; preds = %entry
  %7 = call spir_func i32 @_ZNK4Disc4nameEv(ptr addrspace(4) %1)
  store i32 %7, ptr %2, align 4
  br label %end

_ZThn16_NK4Disc4nameEv:                           ; preds = %entry
  %8 = call spir_func i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) %1)
  store i32 %8, ptr %2, align 4
  br label %end

_ZNK5Named4nameEv:                                ; preds = %entry
  %9 = call spir_func i32 @_ZNK5Named4nameEv(ptr addrspace(4) %1)
  store i32 %9, ptr %2, align 4
  br label %end
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @__hipspv_trap() #10 {
  call spir_func void @end_with(i32 noundef 2) #16
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
  call spir_func void @__hipspv_end_thread() #16
  ret void
}

; Function Attrs: convergent nounwind
declare spir_func void @__hipspv_end_thread() #11

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nobuiltin nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent }
attributes #10 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #13 = { nounwind }
attributes #14 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #15 = { builtin convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #16 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "virtual_functions.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "measure", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/virtual_functions.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5Shape", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 38, column: 90, scope: !13)
!21 = !DILocation(line: 38, column: 102, scope: !13)
!22 = !DILocation(line: 38, column: 97, scope: !13)
!23 = !DILocation(line: 38, column: 83, scope: !13)
!24 = distinct !DISubprogram(name: "both", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !DILocation(line: 11, column: 67, scope: !24)
!26 = !DILocation(line: 11, column: 62, scope: !24)
!27 = !{!28, !28, i64 0}
!28 = !{!"vtable pointer", !12, i64 0}
!29 = !DILocation(line: 11, column: 74, scope: !24)
!30 = !DILocation(line: 11, column: 81, scope: !24)
!31 = !DILocation(line: 11, column: 79, scope: !24)
!32 = !DILocation(line: 11, column: 55, scope: !24)
!33 = distinct !DISubprogram(name: "name_of", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !{!35, !35, i64 0}
!35 = !{!"p1 _ZTS5Named", !19, i64 0}
!36 = !DILocation(line: 39, column: 79, scope: !33)
!37 = !DILocation(line: 39, column: 86, scope: !33)
!38 = !DILocation(line: 39, column: 72, scope: !33)
!39 = distinct !DISubprogram(name: "mixed", scope: !14, file: !14, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = !{!41, !41, i64 0}
!41 = !{!"p1 int", !19, i64 0}
!42 = !DILocation(line: 42, column: 3, scope: !39)
!43 = !DILocation(line: 42, column: 17, scope: !39)
!44 = !DILocation(line: 42, column: 30, scope: !39)
!45 = !DILocation(line: 42, column: 28, scope: !39)
!46 = !DILocation(line: 42, column: 43, scope: !39)
!47 = !DILocation(line: 42, column: 41, scope: !39)
!48 = !DILocation(line: 42, column: 13, scope: !39)
!49 = !DILocation(line: 43, column: 7, scope: !39)
!50 = !DILocation(line: 43, column: 12, scope: !39)
!51 = !DILocation(line: 43, column: 9, scope: !39)
!52 = !DILocation(line: 43, column: 15, scope: !39)
!53 = !DILocation(line: 44, column: 3, scope: !39)
!54 = !DILocation(line: 44, column: 20, scope: !39)
!55 = !DILocation(line: 44, column: 22, scope: !39)
!56 = !DILocation(line: 44, column: 10, scope: !39)
!57 = !DILocation(line: 45, column: 3, scope: !39)
!58 = !DILocation(line: 45, column: 20, scope: !39)
!59 = !DILocation(line: 45, column: 22, scope: !39)
!60 = !DILocation(line: 45, column: 10, scope: !39)
!61 = !DILocation(line: 46, column: 3, scope: !39)
!62 = !DILocation(line: 46, column: 16, scope: !39)
!63 = !DILocation(line: 46, column: 18, scope: !39)
!64 = !DILocation(line: 46, column: 8, scope: !39)
!65 = !DILocation(line: 47, column: 3, scope: !39)
!66 = !DILocation(line: 47, column: 16, scope: !39)
!67 = !DILocation(line: 47, column: 18, scope: !39)
!68 = !DILocation(line: 47, column: 8, scope: !39)
!69 = !DILocation(line: 48, column: 3, scope: !39)
!70 = !DILocation(line: 48, column: 27, scope: !39)
!71 = !DILocation(line: 49, column: 27, scope: !39)
!72 = !DILocation(line: 49, column: 29, scope: !39)
!73 = !DILocation(line: 49, column: 20, scope: !39)
!74 = !DILocation(line: 49, column: 12, scope: !39)
!75 = !DILocation(line: 49, column: 48, scope: !39)
!76 = !DILocation(line: 49, column: 40, scope: !39)
!77 = !DILocation(line: 49, column: 38, scope: !39)
!78 = !DILocation(line: 49, column: 3, scope: !39)
!79 = !DILocation(line: 49, column: 7, scope: !39)
!80 = !DILocation(line: 49, column: 10, scope: !39)
!81 = !DILocation(line: 50, column: 1, scope: !39)
!82 = distinct !DISubprogram(name: "__get_x", scope: !83, file: !83, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!84 = !DILocation(line: 40, column: 207, scope: !82)
!85 = !DILocation(line: 40, column: 174, scope: !82)
!86 = distinct !DISubprogram(name: "__get_x", scope: !83, file: !83, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 41, column: 207, scope: !86)
!88 = !DILocation(line: 41, column: 174, scope: !86)
!89 = distinct !DISubprogram(name: "__get_x", scope: !83, file: !83, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 39, column: 208, scope: !89)
!91 = !DILocation(line: 39, column: 175, scope: !89)
!92 = distinct !DISubprogram(name: "Square", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 _ZTS6Square", !19, i64 0}
!95 = !DILocation(line: 15, column: 57, scope: !92)
!96 = !DILocation(line: 15, column: 51, scope: !92)
!97 = !DILocation(line: 15, column: 70, scope: !92)
!98 = !DILocation(line: 15, column: 62, scope: !92)
!99 = !DILocation(line: 15, column: 67, scope: !92)
!100 = !{!101, !10, i64 12}
!101 = !{!"_ZTS6Square", !102, i64 0, !10, i64 12}
!102 = !{!"_ZTS5Shape", !10, i64 8}
!103 = !DILocation(line: 15, column: 71, scope: !92)
!104 = distinct !DISubprogram(name: "Circle", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTS6Circle", !19, i64 0}
!107 = !DILocation(line: 21, column: 57, scope: !104)
!108 = !DILocation(line: 21, column: 51, scope: !104)
!109 = !DILocation(line: 21, column: 72, scope: !104)
!110 = !DILocation(line: 21, column: 62, scope: !104)
!111 = !DILocation(line: 21, column: 69, scope: !104)
!112 = !{!113, !10, i64 12}
!113 = !{!"_ZTS6Circle", !102, i64 0, !10, i64 12}
!114 = !DILocation(line: 21, column: 73, scope: !104)
!115 = distinct !DISubprogram(name: "Cube", scope: !14, file: !14, line: 25, type: !15, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTS4Cube", !19, i64 0}
!118 = !DILocation(line: 25, column: 56, scope: !115)
!119 = !DILocation(line: 25, column: 60, scope: !115)
!120 = !DILocation(line: 25, column: 49, scope: !115)
!121 = !DILocation(line: 25, column: 63, scope: !115)
!122 = !DILocation(line: 25, column: 64, scope: !115)
!123 = distinct !DISubprogram(name: "Disc", scope: !14, file: !14, line: 34, type: !15, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !{!125, !125, i64 0}
!125 = !{!"p1 _ZTS4Disc", !19, i64 0}
!126 = !DILocation(line: 34, column: 56, scope: !123)
!127 = !DILocation(line: 34, column: 60, scope: !123)
!128 = !DILocation(line: 34, column: 49, scope: !123)
!129 = !DILocation(line: 34, column: 63, scope: !123)
!130 = !DILocation(line: 34, column: 27, scope: !123)
!131 = !DILocation(line: 34, column: 64, scope: !123)
!132 = distinct !DISubprogram(name: "~Shape", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 10, column: 45, scope: !132)
!134 = distinct !DISubprogram(name: "make", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 _ZTS7Storage", !19, i64 0}
!137 = !DILocation(line: 58, column: 3, scope: !134)
!138 = !DILocation(line: 58, column: 17, scope: !134)
!139 = !DILocation(line: 58, column: 30, scope: !134)
!140 = !DILocation(line: 58, column: 28, scope: !134)
!141 = !DILocation(line: 58, column: 43, scope: !134)
!142 = !DILocation(line: 58, column: 41, scope: !134)
!143 = !DILocation(line: 58, column: 13, scope: !134)
!144 = !DILocation(line: 59, column: 7, scope: !134)
!145 = !DILocation(line: 59, column: 12, scope: !134)
!146 = !DILocation(line: 59, column: 9, scope: !134)
!147 = !DILocation(line: 59, column: 15, scope: !134)
!148 = !DILocation(line: 60, column: 11, scope: !134)
!149 = !DILocation(line: 60, column: 13, scope: !134)
!150 = !DILocation(line: 60, column: 3, scope: !134)
!151 = !DILocation(line: 61, column: 19, scope: !134)
!152 = !DILocation(line: 61, column: 27, scope: !134)
!153 = !DILocation(line: 61, column: 38, scope: !134)
!154 = !DILocation(line: 61, column: 41, scope: !134)
!155 = !DILocation(line: 61, column: 31, scope: !134)
!156 = !DILocation(line: 61, column: 45, scope: !134)
!157 = !DILocation(line: 62, column: 19, scope: !134)
!158 = !DILocation(line: 62, column: 27, scope: !134)
!159 = !DILocation(line: 62, column: 38, scope: !134)
!160 = !DILocation(line: 62, column: 41, scope: !134)
!161 = !DILocation(line: 62, column: 31, scope: !134)
!162 = !DILocation(line: 62, column: 45, scope: !134)
!163 = !DILocation(line: 63, column: 20, scope: !134)
!164 = !DILocation(line: 63, column: 28, scope: !134)
!165 = !DILocation(line: 63, column: 37, scope: !134)
!166 = !DILocation(line: 63, column: 40, scope: !134)
!167 = !DILocation(line: 63, column: 32, scope: !134)
!168 = !DILocation(line: 63, column: 44, scope: !134)
!169 = !DILocation(line: 65, column: 1, scope: !134)
!170 = distinct !DISubprogram(name: "use", scope: !14, file: !14, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 67, column: 3, scope: !170)
!172 = !DILocation(line: 67, column: 17, scope: !170)
!173 = !DILocation(line: 67, column: 30, scope: !170)
!174 = !DILocation(line: 67, column: 28, scope: !170)
!175 = !DILocation(line: 67, column: 43, scope: !170)
!176 = !DILocation(line: 67, column: 41, scope: !170)
!177 = !DILocation(line: 67, column: 13, scope: !170)
!178 = !DILocation(line: 68, column: 7, scope: !170)
!179 = !DILocation(line: 68, column: 11, scope: !170)
!180 = !DILocation(line: 68, column: 9, scope: !170)
!181 = !DILocation(line: 68, column: 63, scope: !170)
!182 = !DILocation(line: 68, column: 71, scope: !170)
!183 = !DILocation(line: 68, column: 23, scope: !170)
!184 = !DILocation(line: 68, column: 14, scope: !170)
!185 = !DILocation(line: 68, column: 18, scope: !170)
!186 = !DILocation(line: 68, column: 21, scope: !170)
!187 = !DILocation(line: 69, column: 1, scope: !170)
!188 = distinct !DISubprogram(name: "shared", scope: !14, file: !14, line: 70, type: !15, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = !DILocation(line: 72, column: 3, scope: !188)
!190 = !DILocation(line: 72, column: 17, scope: !188)
!191 = !DILocation(line: 72, column: 13, scope: !188)
!192 = !DILocation(line: 73, column: 7, scope: !188)
!193 = !DILocation(line: 73, column: 9, scope: !188)
!194 = !DILocation(line: 74, column: 19, scope: !188)
!195 = !DILocation(line: 74, column: 11, scope: !188)
!196 = !DILocation(line: 74, column: 30, scope: !188)
!197 = !DILocation(line: 74, column: 33, scope: !188)
!198 = !DILocation(line: 74, column: 23, scope: !188)
!199 = !DILocation(line: 75, column: 3, scope: !188)
!200 = !DILocation(line: 76, column: 19, scope: !188)
!201 = !DILocation(line: 76, column: 11, scope: !188)
!202 = !DILocation(line: 76, column: 28, scope: !188)
!203 = !DILocation(line: 76, column: 31, scope: !188)
!204 = !DILocation(line: 76, column: 23, scope: !188)
!205 = !DILocation(line: 78, column: 3, scope: !188)
!206 = !DILocation(line: 79, column: 3, scope: !188)
!207 = !DILocation(line: 79, column: 26, scope: !188)
!208 = !DILocation(line: 79, column: 24, scope: !188)
!209 = !DILocation(line: 79, column: 13, scope: !188)
!210 = !DILocation(line: 80, column: 60, scope: !188)
!211 = !DILocation(line: 80, column: 52, scope: !188)
!212 = !DILocation(line: 80, column: 12, scope: !188)
!213 = !DILocation(line: 80, column: 3, scope: !188)
!214 = !DILocation(line: 80, column: 7, scope: !188)
!215 = !DILocation(line: 80, column: 10, scope: !188)
!216 = !DILocation(line: 81, column: 1, scope: !188)
!217 = distinct !DISubprogram(name: "__syncthreads", scope: !83, file: !83, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DILocation(line: 60, column: 55, scope: !217)
!219 = !DILocation(line: 60, column: 76, scope: !217)
!220 = distinct !DISubprogram(name: "Shape", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 7, column: 61, scope: !220)
!222 = !DILocation(line: 7, column: 53, scope: !220)
!223 = !DILocation(line: 7, column: 56, scope: !220)
!224 = !{!102, !10, i64 8}
!225 = !DILocation(line: 7, column: 62, scope: !220)
!226 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!227 = !DILocation(line: 16, column: 71, scope: !226)
!228 = !DILocation(line: 16, column: 78, scope: !226)
!229 = !DILocation(line: 16, column: 76, scope: !226)
!230 = !DILocation(line: 16, column: 85, scope: !226)
!231 = !DILocation(line: 16, column: 83, scope: !226)
!232 = !DILocation(line: 16, column: 64, scope: !226)
!233 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 17, column: 58, scope: !233)
!235 = distinct !DISubprogram(name: "~Square", scope: !14, file: !14, line: 13, type: !15, scopeLine: 13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!236 = !DILocation(line: 13, column: 8, scope: !235)
!237 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!238 = !DILocation(line: 9, column: 57, scope: !237)
!239 = distinct !DISubprogram(name: "~Shape", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = !DILocation(line: 10, column: 44, scope: !239)
!241 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!242 = !DILocation(line: 22, column: 75, scope: !241)
!243 = !DILocation(line: 22, column: 73, scope: !241)
!244 = !DILocation(line: 22, column: 84, scope: !241)
!245 = !DILocation(line: 22, column: 82, scope: !241)
!246 = !DILocation(line: 22, column: 93, scope: !241)
!247 = !DILocation(line: 22, column: 91, scope: !241)
!248 = !DILocation(line: 22, column: 64, scope: !241)
!249 = distinct !DISubprogram(name: "~Circle", scope: !14, file: !14, line: 19, type: !15, scopeLine: 19, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!250 = !DILocation(line: 19, column: 8, scope: !249)
!251 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 26, type: !15, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !DILocation(line: 26, column: 88, scope: !251)
!253 = !DILocation(line: 26, column: 83, scope: !251)
!254 = !DILocation(line: 26, column: 73, scope: !251)
!255 = !DILocation(line: 26, column: 64, scope: !251)
!256 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 27, type: !15, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = !DILocation(line: 27, column: 55, scope: !256)
!258 = distinct !DISubprogram(name: "~Cube", scope: !14, file: !14, line: 24, type: !15, scopeLine: 24, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!259 = !DILocation(line: 24, column: 8, scope: !258)
!260 = distinct !DISubprogram(name: "Named", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 29, column: 8, scope: !260)
!262 = distinct !DISubprogram(name: "~Disc", scope: !14, file: !14, line: 33, type: !15, scopeLine: 33, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!263 = !DILocation(line: 33, column: 8, scope: !262)
!264 = distinct !DISubprogram(name: "name", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = !DILocation(line: 35, column: 69, scope: !264)
!266 = !DILocation(line: 35, column: 67, scope: !264)
!267 = !DILocation(line: 35, column: 55, scope: !264)
!268 = distinct !DISubprogram(linkageName: "_ZThn16_NK4Disc4nameEv", scope: !14, file: !14, line: 35, type: !15, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!269 = !DILocation(line: 0, scope: !268)
!270 = distinct !DISubprogram(name: "name", scope: !14, file: !14, line: 30, type: !15, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!271 = !DILocation(line: 30, column: 54, scope: !270)
