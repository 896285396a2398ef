; ModuleID = '<memory>'
source_filename = "tests/programs/texture_handles.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.Scene = type { i32, [4 x ptr addrspace(4)], %struct.anon }
%struct.anon = type { float, ptr addrspace(4) }
%struct.Reader = type { ptr addrspace(4) }
%class.anon = type { ptr addrspace(4) }
%struct.hipspv_texture = type { %struct.hipspv_level, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], [4 x float], i32, float, float, float }
%struct.hipspv_level = type { i64, i64, i64, i64, i32, i32 }
%struct.footprint = type { ptr addrspace(1), %struct.span, %struct.span, %struct.span }
%struct.span = type { i32, i32, float }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@kept = hidden addrspace(1) externally_initialized global ptr addrspace(4) null, align 8
@table = hidden addrspace(1) externally_initialized constant [4 x ptr addrspace(4)] zeroinitializer, align 8
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ9in_memoryPfPKP13__hip_textureiE6shared = internal addrspace(3) global [4 x ptr addrspace(4)] undef, align 8
@__hip_cuid_36dd7aaae285e96f = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef float @_Z4deepP13__hip_textureii(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %11, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %12, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #14, !dbg !20
  %15 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !21, !tbaa !17
  %16 = load i32, ptr addrspace(4) %12, align 4, !dbg !22, !tbaa !9
  %17 = sitofp i32 %16 to float, !dbg !22
  %18 = fadd contract float %17, 5.000000e-01, !dbg !23
  %19 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %15, float noundef %18) #15, !dbg !24
  store float %19, ptr addrspace(4) %14, align 4, !dbg !25, !tbaa !26
  %20 = load i32, ptr addrspace(4) %13, align 4, !dbg !28, !tbaa !9
  %21 = icmp ne i32 %20, 0, !dbg !28
  br i1 %21, label %22, label %25, !dbg !28

22:                                               ; preds = %3
  %23 = load float, ptr addrspace(4) %14, align 4, !dbg !29, !tbaa !26
  %24 = fadd contract float %23, 1.000000e+00, !dbg !30
  br label %27, !dbg !28

25:                                               ; preds = %3
  %26 = load float, ptr addrspace(4) %14, align 4, !dbg !31, !tbaa !26
  br label %27, !dbg !28

27:                                               ; preds = %25, %22
  %28 = phi contract float [ %24, %22 ], [ %26, %25 ], !dbg !28
  call void @llvm.lifetime.end.p0(ptr %8) #14, !dbg !32
  ret float %28, !dbg !33
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %0, float noundef %1) #2 !dbg !34 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !26
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !36, !tbaa !17
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !37, !tbaa !26
  %11 = call contract spir_func <4 x float> @__hipspv_tex1d_f(ptr addrspace(4) noundef %9, i32 noundef 1, float noundef %10, i32 noundef 0, float noundef 0.000000e+00) #16, !dbg !38
  %12 = call contract spir_func noundef float @_ZN14__hipspv_texelIfE4fromIDv4_fEEfT_(<4 x float> noundef %11) #15, !dbg !39
  ret float %12, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef float @_Z6deeperRK5Sceneii(ptr addrspace(4) noundef align 8 dereferenceable(56) %0, i32 noundef %1, i32 noundef %2) #0 !dbg !41 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !42
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %11, align 4, !tbaa !9
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !44, !tbaa !42, !align !45
  %13 = getelementptr inbounds nuw %struct.Scene, ptr addrspace(4) %12, i32 0, i32 1, !dbg !46
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !47, !tbaa !9
  %15 = sext i32 %14 to i64, !dbg !44
  %16 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) %13, i64 0, i64 %15, !dbg !44
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !44, !tbaa !17
  %18 = load i32, ptr addrspace(4) %11, align 4, !dbg !48, !tbaa !9
  %19 = load i32, ptr addrspace(4) %10, align 4, !dbg !49, !tbaa !9
  %20 = call contract spir_func noundef float @_Z4deepP13__hip_textureii(ptr addrspace(4) noundef %17, i32 noundef %18, i32 noundef %19) #15, !dbg !50
  ret float %20, !dbg !51
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_Z14through_readerRK6Readeri(ptr addrspace(4) noundef align 8 dereferenceable(8) %0, i32 noundef %1) #3 !dbg !52 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !53
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !55, !tbaa !53, !align !45
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !56, !tbaa !9
  %11 = call contract spir_func noundef float @_ZNK6ReaderclEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %9, i32 noundef %10) #15, !dbg !55
  ret float %11, !dbg !57
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZNK6ReaderclEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #3 align 2 !dbg !58 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !53
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %struct.Reader, ptr addrspace(4) %9, i32 0, i32 0, !dbg !59
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !59, !tbaa !60
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !62, !tbaa !9
  %13 = sitofp i32 %12 to float, !dbg !62
  %14 = fadd contract float %13, 5.000000e-01, !dbg !63
  %15 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %11, float noundef %14) #15, !dbg !64
  ret float %15, !dbg !65
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #5 align 2 !dbg !66 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !68
  %4 = trunc i64 %3 to i32, !dbg !68
  ret i32 %4, !dbg !69
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6chosenPfP13__hip_textureS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #6 !dbg !70 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(4), align 8
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %12, align 8
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !71
  store ptr addrspace(1) %1, ptr addrspace(4) %13, align 8
  %21 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %14, align 8
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(4) %20, ptr addrspace(4) %15, align 8, !tbaa !71
  store ptr addrspace(4) %21, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %22, ptr addrspace(4) %17, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %10) #14, !dbg !73
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !74
  store i32 %23, ptr addrspace(4) %18, align 4, !dbg !75, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #14, !dbg !76
  %24 = load i32, ptr addrspace(4) %18, align 4, !dbg !77, !tbaa !9
  %25 = srem i32 %24, 3, !dbg !78
  %26 = icmp ne i32 %25, 0, !dbg !77
  br i1 %26, label %27, label %29, !dbg !77

27:                                               ; preds = %3
  %28 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !79, !tbaa !17
  br label %31, !dbg !77

29:                                               ; preds = %3
  %30 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !80, !tbaa !17
  br label %31, !dbg !77

31:                                               ; preds = %29, %27
  %32 = phi ptr addrspace(4) [ %28, %27 ], [ %30, %29 ], !dbg !77
  store ptr addrspace(4) %32, ptr addrspace(4) %19, align 8, !dbg !81, !tbaa !17
  %33 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !82, !tbaa !17
  %34 = load i32, ptr addrspace(4) %18, align 4, !dbg !83, !tbaa !9
  %35 = sitofp i32 %34 to float, !dbg !83
  %36 = fadd contract float %35, 5.000000e-01, !dbg !84
  %37 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %33, float noundef %36) #15, !dbg !85
  %38 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !86, !tbaa !71
  %39 = load i32, ptr addrspace(4) %18, align 4, !dbg !87, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !86
  %41 = getelementptr inbounds float, ptr addrspace(4) %38, i64 %40, !dbg !86
  store float %37, ptr addrspace(4) %41, align 4, !dbg !88, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %11) #14, !dbg !89
  call void @llvm.lifetime.end.p0(ptr %10) #14, !dbg !89
  ret void, !dbg !89
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7swappedPfP13__hip_textureS1_i(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3) #6 !dbg !90 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr addrspace(4), align 8
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = addrspacecast ptr %6 to ptr addrspace(4)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  %26 = addrspacecast ptr %14 to ptr addrspace(4)
  %27 = addrspacecast ptr %16 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %17, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !71
  store ptr addrspace(1) %1, ptr addrspace(4) %18, align 8
  %29 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %19, align 8
  %30 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !17
  store ptr addrspace(4) %28, ptr addrspace(4) %20, align 8, !tbaa !71
  store ptr addrspace(4) %29, ptr addrspace(4) %21, align 8, !tbaa !17
  store ptr addrspace(4) %30, ptr addrspace(4) %22, align 8, !tbaa !17
  store i32 %3, ptr addrspace(4) %23, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #14, !dbg !91
  %31 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !92
  store i32 %31, ptr addrspace(4) %24, align 4, !dbg !93, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #14, !dbg !94
  store float 0.000000e+00, ptr addrspace(4) %25, align 4, !dbg !95, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %14) #14, !dbg !96
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !97, !tbaa !9
  br label %32, !dbg !96

32:                                               ; preds = %49, %4
  %33 = load i32, ptr addrspace(4) %26, align 4, !dbg !98, !tbaa !9
  %34 = load i32, ptr addrspace(4) %23, align 4, !dbg !99, !tbaa !9
  %35 = icmp slt i32 %33, %34, !dbg !100
  br i1 %35, label %37, label %36, !dbg !101

36:                                               ; preds = %32
  call void @llvm.lifetime.end.p0(ptr %14) #14, !dbg !101
  br label %52

37:                                               ; preds = %32
  %38 = load float, ptr addrspace(4) %25, align 4, !dbg !102, !tbaa !26
  %39 = fmul contract float 2.000000e+00, %38, !dbg !103
  %40 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !104, !tbaa !17
  %41 = load i32, ptr addrspace(4) %24, align 4, !dbg !105, !tbaa !9
  %42 = sitofp i32 %41 to float, !dbg !105
  %43 = fadd contract float %42, 5.000000e-01, !dbg !106
  %44 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %40, float noundef %43) #15, !dbg !107
  %45 = fadd contract float %39, %44, !dbg !108
  store float %45, ptr addrspace(4) %25, align 4, !dbg !109, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %16) #14, !dbg !110
  %46 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !111, !tbaa !17
  store ptr addrspace(4) %46, ptr addrspace(4) %27, align 8, !dbg !112, !tbaa !17
  %47 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !113, !tbaa !17
  store ptr addrspace(4) %47, ptr addrspace(4) %21, align 8, !dbg !114, !tbaa !17
  %48 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !115, !tbaa !17
  store ptr addrspace(4) %48, ptr addrspace(4) %22, align 8, !dbg !116, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr %16) #14, !dbg !117
  br label %49, !dbg !117

49:                                               ; preds = %37
  %50 = load i32, ptr addrspace(4) %26, align 4, !dbg !118, !tbaa !9
  %51 = add nsw i32 %50, 1, !dbg !118
  store i32 %51, ptr addrspace(4) %26, align 4, !dbg !118, !tbaa !9
  br label %32, !dbg !101, !llvm.loop !119

52:                                               ; preds = %36
  %53 = load float, ptr addrspace(4) %25, align 4, !dbg !121, !tbaa !26
  %54 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !122, !tbaa !71
  %55 = load i32, ptr addrspace(4) %24, align 4, !dbg !123, !tbaa !9
  %56 = sext i32 %55 to i64, !dbg !122
  %57 = getelementptr inbounds float, ptr addrspace(4) %54, i64 %56, !dbg !122
  store float %53, ptr addrspace(4) %57, align 4, !dbg !124, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %13) #14, !dbg !125
  call void @llvm.lifetime.end.p0(ptr %12) #14, !dbg !125
  ret void, !dbg !125
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9in_memoryPfPKP13__hip_texturei(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #6 !dbg !126 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca [2 x ptr addrspace(4)], align 8
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !71
  store ptr addrspace(1) %1, ptr addrspace(4) %12, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !127
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !71
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !tbaa !127
  store i32 %2, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #14, !dbg !130
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !131
  store i32 %20, ptr addrspace(4) %16, align 4, !dbg !132, !tbaa !9
  %21 = load i32, ptr addrspace(4) %16, align 4, !dbg !133, !tbaa !9
  %22 = icmp slt i32 %21, 4, !dbg !134
  br i1 %22, label %23, label %32, !dbg !134

23:                                               ; preds = %3
  %24 = load i32, ptr addrspace(4) %16, align 4, !dbg !135, !tbaa !9
  %25 = sub nsw i32 3, %24, !dbg !136
  %26 = sext i32 %25 to i64, !dbg !137
  %27 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 %26, !dbg !137
  %28 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !137, !tbaa !17
  %29 = load i32, ptr addrspace(4) %16, align 4, !dbg !138, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !139
  %31 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_memoryPfPKP13__hip_textureiE6shared to ptr addrspace(4)), i64 0, i64 %30, !dbg !139
  store ptr addrspace(4) %28, ptr addrspace(4) %31, align 8, !dbg !140, !tbaa !17
  br label %32, !dbg !139

32:                                               ; preds = %23, %3
  call spir_func void @_Z13__syncthreadsv() #15, !dbg !141
  call void @llvm.lifetime.start.p0(ptr %10) #14, !dbg !142
  %33 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !143, !tbaa !127
  %34 = load i32, ptr addrspace(4) %15, align 4, !dbg !144, !tbaa !9
  %35 = sext i32 %34 to i64, !dbg !143
  %36 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %33, i64 %35, !dbg !143
  %37 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !dbg !143, !tbaa !17
  store ptr addrspace(4) %37, ptr addrspace(4) %17, align 8, !dbg !145, !tbaa !17
  %38 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %17, i64 1, !dbg !145
  %39 = load ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(1) @kept to ptr addrspace(4)), align 8, !dbg !146, !tbaa !17
  store ptr addrspace(4) %39, ptr addrspace(4) %38, align 8, !dbg !145, !tbaa !17
  %40 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !147, !tbaa !127
  %41 = load i32, ptr addrspace(4) %16, align 4, !dbg !148, !tbaa !9
  %42 = srem i32 %41, 4, !dbg !149
  %43 = sext i32 %42 to i64, !dbg !147
  %44 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %40, i64 %43, !dbg !147
  %45 = load ptr addrspace(4), ptr addrspace(4) %44, align 8, !dbg !147, !tbaa !17
  %46 = load i32, ptr addrspace(4) %16, align 4, !dbg !150, !tbaa !9
  %47 = sitofp i32 %46 to float, !dbg !150
  %48 = fadd contract float %47, 5.000000e-01, !dbg !151
  %49 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %45, float noundef %48) #15, !dbg !152
  %50 = load i32, ptr addrspace(4) %15, align 4, !dbg !153, !tbaa !9
  %51 = sext i32 %50 to i64, !dbg !154
  %52 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 0, i64 %51, !dbg !154
  %53 = load ptr addrspace(4), ptr addrspace(4) %52, align 8, !dbg !154, !tbaa !17
  %54 = load i32, ptr addrspace(4) %16, align 4, !dbg !155, !tbaa !9
  %55 = sitofp i32 %54 to float, !dbg !155
  %56 = fadd contract float %55, 5.000000e-01, !dbg !156
  %57 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %53, float noundef %56) #15, !dbg !157
  %58 = fmul contract float 1.000000e+01, %57, !dbg !158
  %59 = fadd contract float %49, %58, !dbg !159
  %60 = load i32, ptr addrspace(4) %15, align 4, !dbg !160, !tbaa !9
  %61 = sext i32 %60 to i64, !dbg !161
  %62 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_memoryPfPKP13__hip_textureiE6shared to ptr addrspace(4)), i64 0, i64 %61, !dbg !161
  %63 = load ptr addrspace(4), ptr addrspace(4) %62, align 8, !dbg !161, !tbaa !17
  %64 = load i32, ptr addrspace(4) %16, align 4, !dbg !162, !tbaa !9
  %65 = sitofp i32 %64 to float, !dbg !162
  %66 = fadd contract float %65, 5.000000e-01, !dbg !163
  %67 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %63, float noundef %66) #15, !dbg !164
  %68 = fmul contract float 1.000000e+02, %67, !dbg !165
  %69 = fadd contract float %59, %68, !dbg !166
  %70 = load i32, ptr addrspace(4) %16, align 4, !dbg !167, !tbaa !9
  %71 = and i32 %70, 1, !dbg !168
  %72 = sext i32 %71 to i64, !dbg !169
  %73 = getelementptr inbounds [2 x ptr addrspace(4)], ptr addrspace(4) %17, i64 0, i64 %72, !dbg !169
  %74 = load ptr addrspace(4), ptr addrspace(4) %73, align 8, !dbg !169, !tbaa !17
  %75 = load i32, ptr addrspace(4) %16, align 4, !dbg !170, !tbaa !9
  %76 = sitofp i32 %75 to float, !dbg !170
  %77 = fadd contract float %76, 5.000000e-01, !dbg !171
  %78 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %74, float noundef %77) #15, !dbg !172
  %79 = fmul contract float 1.000000e+03, %78, !dbg !173
  %80 = fadd contract float %69, %79, !dbg !174
  %81 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !175, !tbaa !71
  %82 = load i32, ptr addrspace(4) %16, align 4, !dbg !176, !tbaa !9
  %83 = sext i32 %82 to i64, !dbg !175
  %84 = getelementptr inbounds float, ptr addrspace(4) %81, i64 %83, !dbg !175
  store float %80, ptr addrspace(4) %84, align 4, !dbg !177, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %10) #14, !dbg !178
  call void @llvm.lifetime.end.p0(ptr %9) #14, !dbg !178
  ret void, !dbg !178
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #2 !dbg !179 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #15, !dbg !180
  ret void, !dbg !181
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10as_integerPfy(ptr addrspace(1) noundef %0, i64 noundef %1) #6 !dbg !182 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !71
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !tbaa !71
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !183
  %10 = load i64, ptr addrspace(4) %8, align 8, !dbg !185, !tbaa !183
  %11 = inttoptr i64 %10 to ptr addrspace(4), !dbg !186
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !187
  %13 = uitofp i32 %12 to float, !dbg !187
  %14 = fadd contract float %13, 5.000000e-01, !dbg !188
  %15 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %11, float noundef %14) #15, !dbg !189
  %16 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !190, !tbaa !71
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !191
  %18 = zext i32 %17 to i64, !dbg !190
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %18, !dbg !190
  store float %15, ptr addrspace(4) %19, align 4, !dbg !192, !tbaa !26
  ret void, !dbg !193
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11may_be_nullPfP13__hip_texture(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #6 !dbg !194 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %7, align 8
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !71
  store ptr addrspace(1) %1, ptr addrspace(4) %8, align 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(4) %11, ptr addrspace(4) %9, align 8, !tbaa !71
  store ptr addrspace(4) %12, ptr addrspace(4) %10, align 8, !tbaa !17
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !195, !tbaa !17
  %14 = icmp ne ptr addrspace(4) %13, null, !dbg !195
  br i1 %14, label %15, label %21, !dbg !195

15:                                               ; preds = %2
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !196, !tbaa !17
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !197
  %18 = uitofp i32 %17 to float, !dbg !197
  %19 = fadd contract float %18, 5.000000e-01, !dbg !198
  %20 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %16, float noundef %19) #15, !dbg !199
  br label %22, !dbg !195

21:                                               ; preds = %2
  br label %22, !dbg !195

22:                                               ; preds = %21, %15
  %23 = phi contract float [ %20, %15 ], [ -1.000000e+00, %21 ], !dbg !195
  %24 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !200, !tbaa !71
  %25 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !201
  %26 = zext i32 %25 to i64, !dbg !200
  %27 = getelementptr inbounds nuw float, ptr addrspace(4) %24, i64 %26, !dbg !200
  store float %23, ptr addrspace(4) %27, align 4, !dbg !202, !tbaa !26
  ret void, !dbg !203
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #7

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #8

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN14__hipspv_texelIfE4fromIDv4_fEEfT_(<4 x float> noundef %0) #3 align 2 !dbg !204 {
  %2 = alloca float, align 4
  %3 = alloca <4 x float>, align 16
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store <4 x float> %0, ptr addrspace(4) %5, align 16, !tbaa !205
  %6 = load <4 x float>, ptr addrspace(4) %5, align 16, !dbg !206
  %7 = extractelement <4 x float> %6, i64 0, !dbg !206
  ret float %7, !dbg !207
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4withIZ4mainEUliE8_EvPfT_(ptr addrspace(1) noundef %0, ptr addrspace(1) %1) #6 !dbg !208 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %class.anon, align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !71
  %10 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %7, i32 0, i32 0
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  store ptr addrspace(4) %9, ptr addrspace(4) %8, align 8, !tbaa !71
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !209
  %12 = call contract spir_func noundef float @_ZZ4mainENKUliE8_clEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %7, i32 noundef %11) #15, !dbg !210
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !211, !tbaa !71
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !212
  %15 = zext i32 %14 to i64, !dbg !211
  %16 = getelementptr inbounds nuw float, ptr addrspace(4) %13, i64 %15, !dbg !211
  store float %12, ptr addrspace(4) %16, align 4, !dbg !213, !tbaa !26
  ret void, !dbg !214
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef float @_ZZ4mainENKUliE8_clEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1) #2 align 2 !dbg !215 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !216
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %9, i32 0, i32 0, !dbg !217
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !217, !tbaa !218
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !220, !tbaa !9
  %13 = sitofp i32 %12 to float, !dbg !220
  %14 = fadd contract float %13, 5.000000e-01, !dbg !221
  %15 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %11, float noundef %14) #15, !dbg !222
  %16 = fmul contract float 2.000000e+00, %15, !dbg !223
  ret float %16, !dbg !224
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x float> @__hipspv_tex1d_f(ptr addrspace(4) noundef %0, i32 noundef %1, float noundef %2, i32 noundef %3, float noundef %4) #9 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca <3 x float>, align 16
  store ptr addrspace(4) %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store float %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %12 = load ptr addrspace(4), ptr %6, align 8
  %13 = load float, ptr %8, align 4
  %14 = insertelement <3 x float> poison, float %13, i32 0
  %15 = insertelement <3 x float> %14, float 0.000000e+00, i32 1
  %16 = insertelement <3 x float> %15, float 0.000000e+00, i32 2
  %17 = shufflevector <3 x float> %16, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %17, ptr %11, align 16
  %18 = load <4 x float>, ptr %11, align 16
  %19 = shufflevector <4 x float> %18, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %20 = load i32, ptr %9, align 4
  %21 = load float, ptr %10, align 4
  %22 = load i32, ptr %7, align 4
  %23 = call spir_func <4 x float> @sample_float(ptr addrspace(4) noundef %12, i32 noundef 1, <3 x float> noundef %19, i32 noundef %20, float noundef %21, i32 noundef %22) #18
  ret <4 x float> %23
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define internal spir_func <4 x float> @sample_float(ptr addrspace(4) noundef %0, i32 noundef %1, <3 x float> noundef %2, i32 noundef %3, float noundef %4, i32 noundef %5) #10 {
  %7 = alloca <4 x float>, align 16
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca <3 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  %16 = shufflevector <3 x float> %2, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %16, ptr %10, align 16
  store i32 %3, ptr %11, align 4
  store float %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %17 = load ptr addrspace(4), ptr %8, align 8
  %18 = call spir_func ptr addrspace(1) @texture_of(ptr addrspace(4) noundef %17) #18
  store ptr addrspace(1) %18, ptr %14, align 8
  %19 = load ptr addrspace(1), ptr %14, align 8
  %20 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %19, i32 0, i32 3
  %21 = load i32, ptr addrspace(1) %20, align 4
  %22 = icmp ugt i32 %21, 1
  br i1 %22, label %23, label %32

23:                                               ; preds = %6
  %24 = load ptr addrspace(1), ptr %14, align 8
  %25 = load i32, ptr %9, align 4
  %26 = load <4 x float>, ptr %10, align 16
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %28 = load i32, ptr %11, align 4
  %29 = load float, ptr %12, align 4
  %30 = load i32, ptr %13, align 4
  %31 = call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef %24, i32 noundef %25, <3 x float> noundef %27, i32 noundef %28, float noundef %29, i32 noundef %30) #18
  store <4 x float> %31, ptr %7, align 16
  store i32 1, ptr %15, align 4
  br label %42

32:                                               ; preds = %6
  %33 = load ptr addrspace(1), ptr %14, align 8
  %34 = load ptr addrspace(1), ptr %14, align 8
  %35 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %34, i32 0, i32 0
  %36 = load i32, ptr %9, align 4
  %37 = load <4 x float>, ptr %10, align 16
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %39 = load i32, ptr %11, align 4
  %40 = load i32, ptr %13, align 4
  %41 = call spir_func <4 x float> @sample_level(ptr addrspace(1) noundef %33, ptr addrspace(1) noundef %35, i32 noundef %36, <3 x float> noundef %38, i32 noundef %39, i32 noundef %40) #18
  store <4 x float> %41, ptr %7, align 16
  store i32 1, ptr %15, align 4
  br label %42

42:                                               ; preds = %32, %23
  call void @llvm.lifetime.end.p0(ptr %14) #14
  %43 = load <4 x float>, ptr %7, align 16
  ret <4 x float> %43
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func ptr addrspace(1) @texture_of(ptr addrspace(4) noundef %0) #9 {
  %2 = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) %0, ptr %2, align 8
  %3 = load ptr addrspace(4), ptr %2, align 8
  %4 = addrspacecast ptr addrspace(4) %3 to ptr addrspace(1)
  ret ptr addrspace(1) %4
}

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef %0, i32 noundef %1, <3 x float> noundef %2, i32 noundef %3, float noundef %4, i32 noundef %5) #11 {
  %7 = alloca <4 x float>, align 16
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca <3 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca <4 x float>, align 16
  %18 = alloca i32, align 4
  %19 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  %20 = shufflevector <3 x float> %2, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %20, ptr %10, align 16
  store i32 %3, ptr %11, align 4
  store float %4, ptr %12, align 4
  store i32 %5, ptr %13, align 4
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = load float, ptr %12, align 4
  %23 = call spir_func float @clamped_level(ptr addrspace(1) noundef %21, float noundef %22) #18
  store float %23, ptr %14, align 4
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %24 = load float, ptr %14, align 4
  %25 = call spir_func float @_Z5floorf(float noundef %24) #19
  store float %25, ptr %15, align 4
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %26, i32 0, i32 15
  %28 = load i32, ptr addrspace(1) %27, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %34

30:                                               ; preds = %6
  %31 = load float, ptr %14, align 4
  %32 = fadd float %31, 5.000000e-01
  %33 = call spir_func float @_Z5floorf(float noundef %32) #19
  store float %33, ptr %15, align 4
  store float %33, ptr %14, align 4
  br label %34

34:                                               ; preds = %30, %6
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %35 = load float, ptr %14, align 4
  %36 = load float, ptr %15, align 4
  %37 = fsub float %35, %36
  store float %37, ptr %16, align 4
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %38 = load ptr addrspace(1), ptr %8, align 8
  %39 = load ptr addrspace(1), ptr %8, align 8
  %40 = load float, ptr %15, align 4
  %41 = fptoui float %40 to i32
  %42 = call spir_func ptr addrspace(1) @level_at(ptr addrspace(1) noundef %39, i32 noundef %41) #18
  %43 = load i32, ptr %9, align 4
  %44 = load <4 x float>, ptr %10, align 16
  %45 = shufflevector <4 x float> %44, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %13, align 4
  %48 = call spir_func <4 x float> @sample_level(ptr addrspace(1) noundef %38, ptr addrspace(1) noundef %42, i32 noundef %43, <3 x float> noundef %45, i32 noundef %46, i32 noundef %47) #18
  store <4 x float> %48, ptr %17, align 16
  %49 = load float, ptr %16, align 4
  %50 = fcmp oeq float %49, 0.000000e+00
  br i1 %50, label %51, label %53

51:                                               ; preds = %34
  %52 = load <4 x float>, ptr %17, align 16
  store <4 x float> %52, ptr %7, align 16
  store i32 1, ptr %18, align 4
  br label %78

53:                                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr %19) #14
  %54 = load ptr addrspace(1), ptr %8, align 8
  %55 = load ptr addrspace(1), ptr %8, align 8
  %56 = load float, ptr %15, align 4
  %57 = fptoui float %56 to i32
  %58 = add i32 %57, 1
  %59 = call spir_func ptr addrspace(1) @level_at(ptr addrspace(1) noundef %55, i32 noundef %58) #18
  %60 = load i32, ptr %9, align 4
  %61 = load <4 x float>, ptr %10, align 16
  %62 = shufflevector <4 x float> %61, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %13, align 4
  %65 = call spir_func <4 x float> @sample_level(ptr addrspace(1) noundef %54, ptr addrspace(1) noundef %59, i32 noundef %60, <3 x float> noundef %62, i32 noundef %63, i32 noundef %64) #18
  store <4 x float> %65, ptr %19, align 16
  %66 = load float, ptr %16, align 4
  %67 = fsub float 1.000000e+00, %66
  %68 = insertelement <4 x float> poison, float %67, i64 0
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <4 x i32> zeroinitializer
  %70 = load <4 x float>, ptr %17, align 16
  %71 = fmul <4 x float> %69, %70
  %72 = load float, ptr %16, align 4
  %73 = insertelement <4 x float> poison, float %72, i64 0
  %74 = shufflevector <4 x float> %73, <4 x float> poison, <4 x i32> zeroinitializer
  %75 = load <4 x float>, ptr %19, align 16
  %76 = fmul <4 x float> %74, %75
  %77 = fadd <4 x float> %71, %76
  store <4 x float> %77, ptr %7, align 16
  store i32 1, ptr %18, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #14
  br label %78

78:                                               ; preds = %53, %51
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  %79 = load <4 x float>, ptr %7, align 16
  ret <4 x float> %79
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define internal spir_func <4 x float> @sample_level(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, <3 x float> noundef %3, i32 noundef %4, i32 noundef %5) #10 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca <3 x float>, align 16
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca %struct.footprint, align 8
  %15 = alloca i32, align 4
  %16 = alloca <4 x float>, align 16
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  %19 = shufflevector <3 x float> %3, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %19, ptr %10, align 16
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %20 = load ptr addrspace(1), ptr %7, align 8
  %21 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %20, i32 0, i32 12
  %22 = load i32, ptr addrspace(1) %21, align 8
  %23 = icmp eq i32 %22, 1
  %24 = zext i1 %23 to i8
  store i8 %24, ptr %13, align 1
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = load ptr addrspace(1), ptr %8, align 8
  %27 = load i32, ptr %9, align 4
  %28 = load <4 x float>, ptr %10, align 16
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %30 = load i32, ptr %11, align 4
  %31 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %32 = trunc i8 %31 to i1
  call spir_func void @footprint_in(ptr dead_on_unwind writable sret(%struct.footprint) align 8 %14, ptr addrspace(1) noundef %25, ptr addrspace(1) noundef %26, i32 noundef %27, <3 x float> noundef %29, i32 noundef %30, i1 noundef zeroext %32) #18
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %33 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %34 = trunc i8 %33 to i1
  br i1 %34, label %35, label %40

35:                                               ; preds = %6
  %36 = load i32, ptr %9, align 4
  %37 = and i32 %36, 31
  %38 = shl i32 1, %37
  %39 = sub nsw i32 %38, 1
  br label %41

40:                                               ; preds = %6
  br label %41

41:                                               ; preds = %40, %35
  %42 = phi i32 [ %39, %35 ], [ 0, %40 ]
  store i32 %42, ptr %15, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #14
  store <4 x float> splat (float -0.000000e+00), ptr %16, align 16
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %43 = load i32, ptr %15, align 4
  store i32 %43, ptr %17, align 4
  br label %44

44:                                               ; preds = %132, %41
  %45 = load i32, ptr %17, align 4
  %46 = icmp sge i32 %45, 0
  br i1 %46, label %48, label %47

47:                                               ; preds = %44
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %135

48:                                               ; preds = %44
  call void @llvm.lifetime.start.p0(ptr %18) #14
  store float 1.000000e+00, ptr %18, align 4
  %49 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %50 = trunc i8 %49 to i1
  br i1 %50, label %51, label %82

51:                                               ; preds = %48
  %52 = load i32, ptr %17, align 4
  %53 = and i32 %52, 1
  %54 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 1
  %55 = getelementptr inbounds nuw %struct.span, ptr %54, i32 0, i32 2
  %56 = load float, ptr %55, align 8
  %57 = call spir_func float @share(i32 noundef %53, float noundef %56) #18
  store float %57, ptr %18, align 4
  %58 = load i32, ptr %9, align 4
  %59 = icmp ugt i32 %58, 1
  br i1 %59, label %60, label %69

60:                                               ; preds = %51
  %61 = load i32, ptr %17, align 4
  %62 = and i32 %61, 2
  %63 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 2
  %64 = getelementptr inbounds nuw %struct.span, ptr %63, i32 0, i32 2
  %65 = load float, ptr %64, align 4
  %66 = call spir_func float @share(i32 noundef %62, float noundef %65) #18
  %67 = load float, ptr %18, align 4
  %68 = fmul float %67, %66
  store float %68, ptr %18, align 4
  br label %69

69:                                               ; preds = %60, %51
  %70 = load i32, ptr %9, align 4
  %71 = icmp ugt i32 %70, 2
  br i1 %71, label %72, label %81

72:                                               ; preds = %69
  %73 = load i32, ptr %17, align 4
  %74 = and i32 %73, 4
  %75 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 3
  %76 = getelementptr inbounds nuw %struct.span, ptr %75, i32 0, i32 2
  %77 = load float, ptr %76, align 8
  %78 = call spir_func float @share(i32 noundef %74, float noundef %77) #18
  %79 = load float, ptr %18, align 4
  %80 = fmul float %79, %78
  store float %80, ptr %18, align 4
  br label %81

81:                                               ; preds = %72, %69
  br label %82

82:                                               ; preds = %81, %48
  %83 = load float, ptr %18, align 4
  %84 = insertelement <4 x float> poison, float %83, i64 0
  %85 = shufflevector <4 x float> %84, <4 x float> poison, <4 x i32> zeroinitializer
  %86 = load ptr addrspace(1), ptr %7, align 8
  %87 = load ptr addrspace(1), ptr %8, align 8
  %88 = load i32, ptr %17, align 4
  %89 = and i32 %88, 1
  %90 = icmp ne i32 %89, 0
  br i1 %90, label %91, label %95

91:                                               ; preds = %82
  %92 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 1
  %93 = getelementptr inbounds nuw %struct.span, ptr %92, i32 0, i32 1
  %94 = load i32, ptr %93, align 4
  br label %99

95:                                               ; preds = %82
  %96 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 1
  %97 = getelementptr inbounds nuw %struct.span, ptr %96, i32 0, i32 0
  %98 = load i32, ptr %97, align 8
  br label %99

99:                                               ; preds = %95, %91
  %100 = phi i32 [ %94, %91 ], [ %98, %95 ]
  %101 = load i32, ptr %17, align 4
  %102 = and i32 %101, 2
  %103 = icmp ne i32 %102, 0
  br i1 %103, label %104, label %108

104:                                              ; preds = %99
  %105 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 2
  %106 = getelementptr inbounds nuw %struct.span, ptr %105, i32 0, i32 1
  %107 = load i32, ptr %106, align 4
  br label %112

108:                                              ; preds = %99
  %109 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 2
  %110 = getelementptr inbounds nuw %struct.span, ptr %109, i32 0, i32 0
  %111 = load i32, ptr %110, align 4
  br label %112

112:                                              ; preds = %108, %104
  %113 = phi i32 [ %107, %104 ], [ %111, %108 ]
  %114 = load i32, ptr %17, align 4
  %115 = and i32 %114, 4
  %116 = icmp ne i32 %115, 0
  br i1 %116, label %117, label %121

117:                                              ; preds = %112
  %118 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 3
  %119 = getelementptr inbounds nuw %struct.span, ptr %118, i32 0, i32 1
  %120 = load i32, ptr %119, align 4
  br label %125

121:                                              ; preds = %112
  %122 = getelementptr inbounds nuw %struct.footprint, ptr %14, i32 0, i32 3
  %123 = getelementptr inbounds nuw %struct.span, ptr %122, i32 0, i32 0
  %124 = load i32, ptr %123, align 8
  br label %125

125:                                              ; preds = %121, %117
  %126 = phi i32 [ %120, %117 ], [ %124, %121 ]
  %127 = load i32, ptr %12, align 4
  %128 = call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef %86, ptr addrspace(1) noundef %87, i32 noundef %100, i32 noundef %113, i32 noundef %126, i32 noundef %127) #18
  %129 = fmul <4 x float> %85, %128
  %130 = load <4 x float>, ptr %16, align 16
  %131 = fadd <4 x float> %130, %129
  store <4 x float> %131, ptr %16, align 16
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %132

132:                                              ; preds = %125
  %133 = load i32, ptr %17, align 4
  %134 = add nsw i32 %133, -1
  store i32 %134, ptr %17, align 4
  br label %44, !llvm.loop !226

135:                                              ; preds = %47
  %136 = load <4 x float>, ptr %16, align 16
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  ret <4 x float> %136
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define internal spir_func void @footprint_in(ptr dead_on_unwind noalias writable sret(%struct.footprint) align 8 %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, i32 noundef %3, <3 x float> noundef %4, i32 noundef %5, i1 noundef zeroext %6) #10 {
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca ptr addrspace(1), align 8
  %10 = alloca i32, align 4
  %11 = alloca <3 x float>, align 16
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i8, align 1
  %15 = alloca i32, align 4
  %16 = alloca %struct.span, align 4
  %17 = alloca %struct.span, align 4
  %18 = alloca %struct.span, align 4
  store ptr addrspace(1) %1, ptr %8, align 8
  store ptr addrspace(1) %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  %19 = shufflevector <3 x float> %4, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %19, ptr %11, align 16
  store i32 %5, ptr %12, align 4
  %20 = zext i1 %6 to i8
  store i8 %20, ptr %13, align 1
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %21 = load ptr addrspace(1), ptr %8, align 8
  %22 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %21, i32 0, i32 5
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = and i32 %23, 32
  %25 = icmp ne i32 %24, 0
  %26 = zext i1 %25 to i8
  store i8 %26, ptr %14, align 1
  call void @llvm.lifetime.start.p0(ptr %15) #14
  %27 = load i32, ptr %10, align 4
  %28 = icmp ugt i32 %27, 2
  br i1 %28, label %29, label %30

29:                                               ; preds = %7
  br label %37

30:                                               ; preds = %7
  %31 = load i32, ptr %12, align 4
  %32 = load ptr addrspace(1), ptr %8, align 8
  %33 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %32, i32 0, i32 7
  %34 = load i32, ptr addrspace(1) %33, align 4
  %35 = sub nsw i32 %34, 1
  %36 = call spir_func i32 @_Z5clampiii(i32 noundef %31, i32 noundef 0, i32 noundef %35) #19
  br label %37

37:                                               ; preds = %30, %29
  %38 = phi i32 [ 0, %29 ], [ %36, %30 ]
  store i32 %38, ptr %15, align 4
  %39 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 0
  %40 = load ptr addrspace(1), ptr %9, align 8
  store ptr addrspace(1) %40, ptr %39, align 8
  %41 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 1
  %42 = getelementptr inbounds nuw %struct.span, ptr %41, i32 0, i32 0
  store i32 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw %struct.span, ptr %41, i32 0, i32 1
  store i32 0, ptr %43, align 4
  %44 = getelementptr inbounds nuw %struct.span, ptr %41, i32 0, i32 2
  store float 0.000000e+00, ptr %44, align 8
  %45 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 2
  %46 = getelementptr inbounds nuw %struct.span, ptr %45, i32 0, i32 0
  store i32 0, ptr %46, align 4
  %47 = getelementptr inbounds nuw %struct.span, ptr %45, i32 0, i32 1
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw %struct.span, ptr %45, i32 0, i32 2
  store float 0.000000e+00, ptr %48, align 4
  %49 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 3
  %50 = getelementptr inbounds nuw %struct.span, ptr %49, i32 0, i32 0
  %51 = load i32, ptr %15, align 4
  store i32 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw %struct.span, ptr %49, i32 0, i32 1
  %53 = load i32, ptr %15, align 4
  store i32 %53, ptr %52, align 4
  %54 = getelementptr inbounds nuw %struct.span, ptr %49, i32 0, i32 2
  store float 0.000000e+00, ptr %54, align 8
  %55 = getelementptr i8, ptr %0, i64 44
  call void @llvm.memset.p0.i64(ptr align 4 %55, i8 0, i64 4, i1 false)
  %56 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 1
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %57 = load ptr addrspace(1), ptr %8, align 8
  %58 = load <3 x float>, ptr %11, align 16
  %59 = extractelement <3 x float> %58, i64 0
  %60 = load ptr addrspace(1), ptr %9, align 8
  %61 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %60, i32 0, i32 3
  %62 = load i64, ptr addrspace(1) %61, align 8
  %63 = trunc i64 %62 to i32
  %64 = load i8, ptr %14, align 1, !range !225, !noundef !16
  %65 = trunc i8 %64 to i1
  br i1 %65, label %66, label %67

66:                                               ; preds = %37
  br label %72

67:                                               ; preds = %37
  %68 = load ptr addrspace(1), ptr %8, align 8
  %69 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %68, i32 0, i32 13
  %70 = getelementptr inbounds [3 x i32], ptr addrspace(1) %69, i64 0, i64 0
  %71 = load i32, ptr addrspace(1) %70, align 4
  br label %72

72:                                               ; preds = %67, %66
  %73 = phi i32 [ 1, %66 ], [ %71, %67 ]
  %74 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %75 = trunc i8 %74 to i1
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %16, ptr addrspace(1) noundef %57, float noundef %59, i32 noundef %63, i32 noundef %73, i1 noundef zeroext %75) #18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %56, ptr align 4 %16, i64 12, i1 false)
  call void @llvm.lifetime.end.p0(ptr %16) #14
  %76 = load i32, ptr %10, align 4
  %77 = icmp ugt i32 %76, 1
  br i1 %77, label %78, label %98

78:                                               ; preds = %72
  %79 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 2
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %80 = load ptr addrspace(1), ptr %8, align 8
  %81 = load <3 x float>, ptr %11, align 16
  %82 = extractelement <3 x float> %81, i64 1
  %83 = load ptr addrspace(1), ptr %9, align 8
  %84 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %83, i32 0, i32 4
  %85 = load i32, ptr addrspace(1) %84, align 8
  %86 = load i8, ptr %14, align 1, !range !225, !noundef !16
  %87 = trunc i8 %86 to i1
  br i1 %87, label %88, label %89

88:                                               ; preds = %78
  br label %94

89:                                               ; preds = %78
  %90 = load ptr addrspace(1), ptr %8, align 8
  %91 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %90, i32 0, i32 13
  %92 = getelementptr inbounds [3 x i32], ptr addrspace(1) %91, i64 0, i64 1
  %93 = load i32, ptr addrspace(1) %92, align 4
  br label %94

94:                                               ; preds = %89, %88
  %95 = phi i32 [ 1, %88 ], [ %93, %89 ]
  %96 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %97 = trunc i8 %96 to i1
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %17, ptr addrspace(1) noundef %80, float noundef %82, i32 noundef %85, i32 noundef %95, i1 noundef zeroext %97) #18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %79, ptr align 4 %17, i64 12, i1 false)
  call void @llvm.lifetime.end.p0(ptr %17) #14
  br label %98

98:                                               ; preds = %94, %72
  %99 = load i32, ptr %10, align 4
  %100 = icmp ugt i32 %99, 2
  br i1 %100, label %101, label %115

101:                                              ; preds = %98
  %102 = getelementptr inbounds nuw %struct.footprint, ptr %0, i32 0, i32 3
  call void @llvm.lifetime.start.p0(ptr %18) #14
  %103 = load ptr addrspace(1), ptr %8, align 8
  %104 = load <3 x float>, ptr %11, align 16
  %105 = extractelement <3 x float> %104, i64 2
  %106 = load ptr addrspace(1), ptr %9, align 8
  %107 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %106, i32 0, i32 5
  %108 = load i32, ptr addrspace(1) %107, align 4
  %109 = load ptr addrspace(1), ptr %8, align 8
  %110 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %109, i32 0, i32 13
  %111 = getelementptr inbounds [3 x i32], ptr addrspace(1) %110, i64 0, i64 2
  %112 = load i32, ptr addrspace(1) %111, align 4
  %113 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %114 = trunc i8 %113 to i1
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %18, ptr addrspace(1) noundef %103, float noundef %105, i32 noundef %108, i32 noundef %112, i1 noundef zeroext %114) #18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %102, ptr align 4 %18, i64 12, i1 false)
  call void @llvm.lifetime.end.p0(ptr %18) #14
  br label %115

115:                                              ; preds = %101, %98
  call void @llvm.lifetime.end.p0(ptr %15) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @share(i32 noundef %0, float noundef %1) #9 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  store i32 %0, ptr %3, align 4
  store float %1, ptr %4, align 4
  %5 = load i32, ptr %3, align 4
  %6 = icmp ne i32 %5, 0
  br i1 %6, label %7, label %9

7:                                                ; preds = %2
  %8 = load float, ptr %4, align 4
  br label %12

9:                                                ; preds = %2
  %10 = load float, ptr %4, align 4
  %11 = fsub float 1.000000e+00, %10
  br label %12

12:                                               ; preds = %9, %7
  %13 = phi float [ %8, %7 ], [ %11, %9 ]
  ret float %13
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x float> @float_texel(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #9 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca <4 x float>, align 16
  %15 = alloca <4 x float>, align 16
  %16 = alloca i64, align 8
  %17 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %7, align 8
  store ptr addrspace(1) %1, ptr %8, align 8
  store i32 %2, ptr %9, align 4
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %18 = load i32, ptr %9, align 4
  %19 = load i32, ptr %10, align 4
  %20 = or i32 %18, %19
  %21 = load i32, ptr %11, align 4
  %22 = or i32 %20, %21
  %23 = icmp slt i32 %22, 0
  %24 = zext i1 %23 to i8
  store i8 %24, ptr %13, align 1
  call void @llvm.lifetime.start.p0(ptr %14) #14
  %25 = load ptr addrspace(1), ptr %7, align 8
  %26 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %25, i32 0, i32 14
  %27 = getelementptr inbounds [4 x float], ptr addrspace(1) %26, i64 0, i64 0
  %28 = load float, ptr addrspace(1) %27, align 8
  %29 = insertelement <4 x float> poison, float %28, i32 0
  %30 = load ptr addrspace(1), ptr %7, align 8
  %31 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %30, i32 0, i32 14
  %32 = getelementptr inbounds [4 x float], ptr addrspace(1) %31, i64 0, i64 1
  %33 = load float, ptr addrspace(1) %32, align 4
  %34 = insertelement <4 x float> %29, float %33, i32 1
  %35 = load ptr addrspace(1), ptr %7, align 8
  %36 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %35, i32 0, i32 14
  %37 = getelementptr inbounds [4 x float], ptr addrspace(1) %36, i64 0, i64 2
  %38 = load float, ptr addrspace(1) %37, align 8
  %39 = insertelement <4 x float> %34, float %38, i32 2
  %40 = load ptr addrspace(1), ptr %7, align 8
  %41 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %40, i32 0, i32 14
  %42 = getelementptr inbounds [4 x float], ptr addrspace(1) %41, i64 0, i64 3
  %43 = load float, ptr addrspace(1) %42, align 4
  %44 = insertelement <4 x float> %39, float %43, i32 3
  store <4 x float> %44, ptr %15, align 16
  %45 = load <4 x float>, ptr %15, align 16
  store <4 x float> %45, ptr %14, align 16
  call void @llvm.lifetime.start.p0(ptr %16) #14
  %46 = load ptr addrspace(1), ptr %7, align 8
  %47 = load ptr addrspace(1), ptr %8, align 8
  %48 = load i32, ptr %9, align 4
  %49 = call spir_func i32 @_Z3maxii(i32 noundef %48, i32 noundef 0) #19
  %50 = load i32, ptr %10, align 4
  %51 = call spir_func i32 @_Z3maxii(i32 noundef %50, i32 noundef 0) #19
  %52 = load i32, ptr %11, align 4
  %53 = call spir_func i32 @_Z3maxii(i32 noundef %52, i32 noundef 0) #19
  %54 = call spir_func i64 @texel_address(ptr addrspace(1) noundef %46, ptr addrspace(1) noundef %47, i32 noundef %49, i32 noundef %51, i32 noundef %53) #18
  store i64 %54, ptr %16, align 8
  call void @llvm.lifetime.start.p0(ptr %17) #14
  %55 = load ptr addrspace(1), ptr %7, align 8
  %56 = load ptr addrspace(1), ptr %7, align 8
  %57 = load i64, ptr %16, align 8
  %58 = load i32, ptr %12, align 4
  %59 = call spir_func <4 x i32> @load_texel(ptr addrspace(1) noundef %56, i64 noundef %57, i32 noundef %58) #18
  %60 = call spir_func <4 x float> @to_float(ptr addrspace(1) noundef %55, <4 x i32> noundef %59) #18
  store <4 x float> %60, ptr %17, align 16
  %61 = load i8, ptr %13, align 1, !range !225, !noundef !16
  %62 = trunc i8 %61 to i1
  br i1 %62, label %63, label %65

63:                                               ; preds = %6
  %64 = load <4 x float>, ptr %14, align 16
  br label %67

65:                                               ; preds = %6
  %66 = load <4 x float>, ptr %17, align 16
  br label %67

67:                                               ; preds = %65, %63
  %68 = phi <4 x float> [ %64, %63 ], [ %66, %65 ]
  call void @llvm.lifetime.end.p0(ptr %17) #14
  call void @llvm.lifetime.end.p0(ptr %16) #14
  call void @llvm.lifetime.end.p0(ptr %14) #14
  call void @llvm.lifetime.end.p0(ptr %13) #14
  ret <4 x float> %68
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) #12

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @texel_address(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #9 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %7, align 8
  %12 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %11, i32 0, i32 0
  %13 = load i64, ptr addrspace(1) %12, align 8
  %14 = load i32, ptr %10, align 4
  %15 = sext i32 %14 to i64
  %16 = load ptr addrspace(1), ptr %7, align 8
  %17 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %16, i32 0, i32 2
  %18 = load i64, ptr addrspace(1) %17, align 8
  %19 = mul i64 %15, %18
  %20 = add i64 %13, %19
  %21 = load i32, ptr %9, align 4
  %22 = sext i32 %21 to i64
  %23 = load ptr addrspace(1), ptr %7, align 8
  %24 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %23, i32 0, i32 1
  %25 = load i64, ptr addrspace(1) %24, align 8
  %26 = mul i64 %22, %25
  %27 = add i64 %20, %26
  %28 = load i32, ptr %8, align 4
  %29 = sext i32 %28 to i64
  %30 = load ptr addrspace(1), ptr %6, align 8
  %31 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %30, i32 0, i32 11
  %32 = load i32, ptr addrspace(1) %31, align 4
  %33 = zext i32 %32 to i64
  %34 = mul i64 %29, %33
  %35 = add i64 %27, %34
  ret i64 %35
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x i32> @load_texel(ptr addrspace(1) noundef %0, i64 noundef %1, i32 noundef %2) #9 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca <4 x i32>, align 16
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca ptr addrspace(1), align 8
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #14
  store <4 x i32> zeroinitializer, ptr %7, align 16
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %14, i32 0, i32 10
  %16 = load i32, ptr addrspace(1) %15, align 8
  %17 = sub i32 %16, 1
  store i32 %17, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %18, i32 0, i32 9
  %20 = load i32, ptr addrspace(1) %19, align 4
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = icmp eq i32 %21, 32
  br i1 %22, label %23, label %63

23:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %24 = load i64, ptr %5, align 8
  %25 = inttoptr i64 %24 to ptr addrspace(1)
  store ptr addrspace(1) %25, ptr %10, align 8
  %26 = load ptr addrspace(1), ptr %10, align 8
  %27 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 0
  %28 = load i32, ptr addrspace(1) %27, align 4
  %29 = load <4 x i32>, ptr %7, align 16
  %30 = insertelement <4 x i32> %29, i32 %28, i64 0
  store <4 x i32> %30, ptr %7, align 16
  %31 = load i32, ptr %6, align 4
  %32 = icmp ugt i32 %31, 1
  br i1 %32, label %33, label %42

33:                                               ; preds = %23
  %34 = load ptr addrspace(1), ptr %10, align 8
  %35 = load i32, ptr %8, align 4
  %36 = call spir_func i32 @_Z3minjj(i32 noundef 1, i32 noundef %35) #19
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr addrspace(1) %34, i64 %37
  %39 = load i32, ptr addrspace(1) %38, align 4
  %40 = load <4 x i32>, ptr %7, align 16
  %41 = insertelement <4 x i32> %40, i32 %39, i64 1
  store <4 x i32> %41, ptr %7, align 16
  br label %42

42:                                               ; preds = %33, %23
  %43 = load i32, ptr %6, align 4
  %44 = icmp ugt i32 %43, 2
  br i1 %44, label %45, label %62

45:                                               ; preds = %42
  %46 = load ptr addrspace(1), ptr %10, align 8
  %47 = load i32, ptr %8, align 4
  %48 = call spir_func i32 @_Z3minjj(i32 noundef 2, i32 noundef %47) #19
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %46, i64 %49
  %51 = load i32, ptr addrspace(1) %50, align 4
  %52 = load <4 x i32>, ptr %7, align 16
  %53 = insertelement <4 x i32> %52, i32 %51, i64 2
  store <4 x i32> %53, ptr %7, align 16
  %54 = load ptr addrspace(1), ptr %10, align 8
  %55 = load i32, ptr %8, align 4
  %56 = call spir_func i32 @_Z3minjj(i32 noundef 3, i32 noundef %55) #19
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(1) %54, i64 %57
  %59 = load i32, ptr addrspace(1) %58, align 4
  %60 = load <4 x i32>, ptr %7, align 16
  %61 = insertelement <4 x i32> %60, i32 %59, i64 3
  store <4 x i32> %61, ptr %7, align 16
  br label %62

62:                                               ; preds = %45, %42
  call void @llvm.lifetime.end.p0(ptr %10) #14
  br label %155

63:                                               ; preds = %3
  %64 = load i32, ptr %9, align 4
  %65 = icmp eq i32 %64, 16
  br i1 %65, label %66, label %110

66:                                               ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %11) #14
  %67 = load i64, ptr %5, align 8
  %68 = inttoptr i64 %67 to ptr addrspace(1)
  store ptr addrspace(1) %68, ptr %11, align 8
  %69 = load ptr addrspace(1), ptr %11, align 8
  %70 = getelementptr inbounds i16, ptr addrspace(1) %69, i64 0
  %71 = load i16, ptr addrspace(1) %70, align 2
  %72 = zext i16 %71 to i32
  %73 = load <4 x i32>, ptr %7, align 16
  %74 = insertelement <4 x i32> %73, i32 %72, i64 0
  store <4 x i32> %74, ptr %7, align 16
  %75 = load i32, ptr %6, align 4
  %76 = icmp ugt i32 %75, 1
  br i1 %76, label %77, label %87

77:                                               ; preds = %66
  %78 = load ptr addrspace(1), ptr %11, align 8
  %79 = load i32, ptr %8, align 4
  %80 = call spir_func i32 @_Z3minjj(i32 noundef 1, i32 noundef %79) #19
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i16, ptr addrspace(1) %78, i64 %81
  %83 = load i16, ptr addrspace(1) %82, align 2
  %84 = zext i16 %83 to i32
  %85 = load <4 x i32>, ptr %7, align 16
  %86 = insertelement <4 x i32> %85, i32 %84, i64 1
  store <4 x i32> %86, ptr %7, align 16
  br label %87

87:                                               ; preds = %77, %66
  %88 = load i32, ptr %6, align 4
  %89 = icmp ugt i32 %88, 2
  br i1 %89, label %90, label %109

90:                                               ; preds = %87
  %91 = load ptr addrspace(1), ptr %11, align 8
  %92 = load i32, ptr %8, align 4
  %93 = call spir_func i32 @_Z3minjj(i32 noundef 2, i32 noundef %92) #19
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i16, ptr addrspace(1) %91, i64 %94
  %96 = load i16, ptr addrspace(1) %95, align 2
  %97 = zext i16 %96 to i32
  %98 = load <4 x i32>, ptr %7, align 16
  %99 = insertelement <4 x i32> %98, i32 %97, i64 2
  store <4 x i32> %99, ptr %7, align 16
  %100 = load ptr addrspace(1), ptr %11, align 8
  %101 = load i32, ptr %8, align 4
  %102 = call spir_func i32 @_Z3minjj(i32 noundef 3, i32 noundef %101) #19
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw i16, ptr addrspace(1) %100, i64 %103
  %105 = load i16, ptr addrspace(1) %104, align 2
  %106 = zext i16 %105 to i32
  %107 = load <4 x i32>, ptr %7, align 16
  %108 = insertelement <4 x i32> %107, i32 %106, i64 3
  store <4 x i32> %108, ptr %7, align 16
  br label %109

109:                                              ; preds = %90, %87
  call void @llvm.lifetime.end.p0(ptr %11) #14
  br label %154

110:                                              ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %111 = load i64, ptr %5, align 8
  %112 = inttoptr i64 %111 to ptr addrspace(1)
  store ptr addrspace(1) %112, ptr %12, align 8
  %113 = load ptr addrspace(1), ptr %12, align 8
  %114 = getelementptr inbounds i8, ptr addrspace(1) %113, i64 0
  %115 = load i8, ptr addrspace(1) %114, align 1
  %116 = zext i8 %115 to i32
  %117 = load <4 x i32>, ptr %7, align 16
  %118 = insertelement <4 x i32> %117, i32 %116, i64 0
  store <4 x i32> %118, ptr %7, align 16
  %119 = load i32, ptr %6, align 4
  %120 = icmp ugt i32 %119, 1
  br i1 %120, label %121, label %131

121:                                              ; preds = %110
  %122 = load ptr addrspace(1), ptr %12, align 8
  %123 = load i32, ptr %8, align 4
  %124 = call spir_func i32 @_Z3minjj(i32 noundef 1, i32 noundef %123) #19
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %122, i64 %125
  %127 = load i8, ptr addrspace(1) %126, align 1
  %128 = zext i8 %127 to i32
  %129 = load <4 x i32>, ptr %7, align 16
  %130 = insertelement <4 x i32> %129, i32 %128, i64 1
  store <4 x i32> %130, ptr %7, align 16
  br label %131

131:                                              ; preds = %121, %110
  %132 = load i32, ptr %6, align 4
  %133 = icmp ugt i32 %132, 2
  br i1 %133, label %134, label %153

134:                                              ; preds = %131
  %135 = load ptr addrspace(1), ptr %12, align 8
  %136 = load i32, ptr %8, align 4
  %137 = call spir_func i32 @_Z3minjj(i32 noundef 2, i32 noundef %136) #19
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr addrspace(1) %135, i64 %138
  %140 = load i8, ptr addrspace(1) %139, align 1
  %141 = zext i8 %140 to i32
  %142 = load <4 x i32>, ptr %7, align 16
  %143 = insertelement <4 x i32> %142, i32 %141, i64 2
  store <4 x i32> %143, ptr %7, align 16
  %144 = load ptr addrspace(1), ptr %12, align 8
  %145 = load i32, ptr %8, align 4
  %146 = call spir_func i32 @_Z3minjj(i32 noundef 3, i32 noundef %145) #19
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr addrspace(1) %144, i64 %147
  %149 = load i8, ptr addrspace(1) %148, align 1
  %150 = zext i8 %149 to i32
  %151 = load <4 x i32>, ptr %7, align 16
  %152 = insertelement <4 x i32> %151, i32 %150, i64 3
  store <4 x i32> %152, ptr %7, align 16
  br label %153

153:                                              ; preds = %134, %131
  call void @llvm.lifetime.end.p0(ptr %12) #14
  br label %154

154:                                              ; preds = %153, %109
  br label %155

155:                                              ; preds = %154, %62
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %156 = load ptr addrspace(1), ptr %4, align 8
  %157 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %156, i32 0, i32 8
  %158 = load i32, ptr addrspace(1) %157, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %163

160:                                              ; preds = %155
  %161 = load i32, ptr %9, align 4
  %162 = sub i32 32, %161
  br label %164

163:                                              ; preds = %155
  br label %164

164:                                              ; preds = %163, %160
  %165 = phi i32 [ %162, %160 ], [ 0, %163 ]
  store i32 %165, ptr %13, align 4
  %166 = load <4 x i32>, ptr %7, align 16
  %167 = load i32, ptr %13, align 4
  %168 = insertelement <4 x i32> poison, i32 %167, i64 0
  %169 = shufflevector <4 x i32> %168, <4 x i32> poison, <4 x i32> zeroinitializer
  %170 = and <4 x i32> %169, splat (i32 31)
  %171 = shl <4 x i32> %166, %170
  %172 = load i32, ptr %13, align 4
  %173 = insertelement <4 x i32> poison, i32 %172, i64 0
  %174 = shufflevector <4 x i32> %173, <4 x i32> poison, <4 x i32> zeroinitializer
  %175 = and <4 x i32> %174, splat (i32 31)
  %176 = ashr <4 x i32> %171, %175
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  ret <4 x i32> %176
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x float> @to_float(ptr addrspace(1) noundef %0, <4 x i32> noundef %1) #9 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store <4 x i32> %1, ptr %5, align 16
  %6 = load ptr addrspace(1), ptr %4, align 8
  %7 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %6, i32 0, i32 9
  %8 = load i32, ptr addrspace(1) %7, align 4
  %9 = icmp eq i32 %8, 32
  br i1 %9, label %10, label %13

10:                                               ; preds = %2
  %11 = load <4 x i32>, ptr %5, align 16
  %12 = bitcast <4 x i32> %11 to <4 x float>
  store <4 x float> %12, ptr %3, align 16
  br label %36

13:                                               ; preds = %2
  %14 = load ptr addrspace(1), ptr %4, align 8
  %15 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %14, i32 0, i32 8
  %16 = load i32, ptr addrspace(1) %15, align 8
  %17 = icmp eq i32 %16, 2
  br i1 %17, label %18, label %21

18:                                               ; preds = %13
  %19 = load <4 x i32>, ptr %5, align 16
  %20 = call spir_func <4 x float> @float_of_half(<4 x i32> noundef %19) #18
  store <4 x float> %20, ptr %3, align 16
  br label %36

21:                                               ; preds = %13
  %22 = load ptr addrspace(1), ptr %4, align 8
  %23 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %22, i32 0, i32 5
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = and i32 %24, 4
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %31

27:                                               ; preds = %21
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load <4 x i32>, ptr %5, align 16
  %30 = call spir_func <4 x float> @float_of_integers(ptr addrspace(1) noundef %28, <4 x i32> noundef %29) #18
  br label %34

31:                                               ; preds = %21
  %32 = load <4 x i32>, ptr %5, align 16
  %33 = bitcast <4 x i32> %32 to <4 x float>
  br label %34

34:                                               ; preds = %31, %27
  %35 = phi <4 x float> [ %30, %27 ], [ %33, %31 ]
  store <4 x float> %35, ptr %3, align 16
  br label %36

36:                                               ; preds = %34, %18, %10
  %37 = load <4 x float>, ptr %3, align 16
  ret <4 x float> %37
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x float> @float_of_half(<4 x i32> noundef %0) #9 {
  %2 = alloca <4 x i32>, align 16
  %3 = alloca <4 x i32>, align 16
  %4 = alloca <4 x i32>, align 16
  %5 = alloca <4 x float>, align 16
  %6 = alloca <4 x i32>, align 16
  %7 = alloca <4 x i32>, align 16
  %8 = alloca <4 x i32>, align 16
  store <4 x i32> %0, ptr %2, align 16
  call void @llvm.lifetime.start.p0(ptr %3) #14
  %9 = load <4 x i32>, ptr %2, align 16
  %10 = and <4 x i32> %9, splat (i32 32768)
  %11 = shl <4 x i32> %10, splat (i32 16)
  store <4 x i32> %11, ptr %3, align 16
  call void @llvm.lifetime.start.p0(ptr %4) #14
  %12 = load <4 x i32>, ptr %2, align 16
  %13 = and <4 x i32> %12, splat (i32 32767)
  store <4 x i32> %13, ptr %4, align 16
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %14 = load <4 x i32>, ptr %4, align 16
  %15 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %14) #19
  %16 = fmul <4 x float> %15, splat (float 0x3E70000000000000)
  store <4 x float> %16, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %17 = load <4 x i32>, ptr %4, align 16
  %18 = shl <4 x i32> %17, splat (i32 13)
  %19 = add <4 x i32> %18, splat (i32 939524096)
  store <4 x i32> %19, ptr %6, align 16
  call void @llvm.lifetime.start.p0(ptr %7) #14
  %20 = load <4 x i32>, ptr %4, align 16
  %21 = shl <4 x i32> %20, splat (i32 13)
  %22 = or <4 x i32> %21, splat (i32 2139095040)
  store <4 x i32> %22, ptr %7, align 16
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %23 = load <4 x i32>, ptr %4, align 16
  %24 = icmp ult <4 x i32> %23, splat (i32 1024)
  %25 = sext <4 x i1> %24 to <4 x i32>
  %26 = load <4 x float>, ptr %5, align 16
  %27 = bitcast <4 x float> %26 to <4 x i32>
  %28 = load <4 x i32>, ptr %4, align 16
  %29 = icmp ult <4 x i32> %28, splat (i32 31744)
  %30 = sext <4 x i1> %29 to <4 x i32>
  %31 = load <4 x i32>, ptr %6, align 16
  %32 = load <4 x i32>, ptr %7, align 16
  %33 = icmp slt <4 x i32> %30, zeroinitializer
  %34 = sext <4 x i1> %33 to <4 x i32>
  %35 = xor <4 x i32> %34, splat (i32 -1)
  %36 = and <4 x i32> %32, %35
  %37 = and <4 x i32> %31, %34
  %38 = or <4 x i32> %36, %37
  %39 = icmp slt <4 x i32> %25, zeroinitializer
  %40 = sext <4 x i1> %39 to <4 x i32>
  %41 = xor <4 x i32> %40, splat (i32 -1)
  %42 = and <4 x i32> %38, %41
  %43 = and <4 x i32> %27, %40
  %44 = or <4 x i32> %42, %43
  store <4 x i32> %44, ptr %8, align 16
  %45 = load <4 x i32>, ptr %8, align 16
  %46 = load <4 x i32>, ptr %3, align 16
  %47 = or <4 x i32> %45, %46
  %48 = bitcast <4 x i32> %47 to <4 x float>
  call void @llvm.lifetime.end.p0(ptr %8) #14
  call void @llvm.lifetime.end.p0(ptr %7) #14
  call void @llvm.lifetime.end.p0(ptr %6) #14
  call void @llvm.lifetime.end.p0(ptr %5) #14
  call void @llvm.lifetime.end.p0(ptr %4) #14
  call void @llvm.lifetime.end.p0(ptr %3) #14
  ret <4 x float> %48
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func <4 x float> @float_of_integers(ptr addrspace(1) noundef %0, <4 x i32> noundef %1) #9 {
  %3 = alloca <4 x float>, align 16
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca <4 x i32>, align 16
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = alloca <4 x float>, align 16
  %9 = alloca <3 x float>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store <4 x i32> %1, ptr %5, align 16
  call void @llvm.lifetime.start.p0(ptr %6) #14
  %10 = load ptr addrspace(1), ptr %4, align 8
  %11 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %10, i32 0, i32 9
  %12 = load i32, ptr addrspace(1) %11, align 4
  %13 = icmp eq i32 %12, 8
  %14 = zext i1 %13 to i8
  store i8 %14, ptr %6, align 1
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %15, i32 0, i32 8
  %17 = load i32, ptr addrspace(1) %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %30

19:                                               ; preds = %2
  %20 = load <4 x i32>, ptr %5, align 16
  %21 = call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %20) #19
  %22 = load i8, ptr %6, align 1, !range !225, !noundef !16
  %23 = trunc i8 %22 to i1
  %24 = zext i1 %23 to i64
  %25 = select i1 %23, float 1.270000e+02, float 3.276700e+04
  %26 = insertelement <4 x float> poison, float %25, i64 0
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> zeroinitializer
  %28 = fdiv <4 x float> %21, %27
  %29 = call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %28, float noundef -1.000000e+00) #19
  store <4 x float> %29, ptr %3, align 16
  store i32 1, ptr %7, align 4
  br label %66

30:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %31 = load <4 x i32>, ptr %5, align 16
  %32 = call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %31) #19
  %33 = load i8, ptr %6, align 1, !range !225, !noundef !16
  %34 = trunc i8 %33 to i1
  %35 = zext i1 %34 to i64
  %36 = select i1 %34, float 2.550000e+02, float 6.553500e+04
  %37 = insertelement <4 x float> poison, float %36, i64 0
  %38 = shufflevector <4 x float> %37, <4 x float> poison, <4 x i32> zeroinitializer
  %39 = fdiv <4 x float> %32, %38
  store <4 x float> %39, ptr %8, align 16
  %40 = load ptr addrspace(1), ptr %4, align 8
  %41 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %40, i32 0, i32 5
  %42 = load i32, ptr addrspace(1) %41, align 4
  %43 = and i32 %42, 8
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %64

45:                                               ; preds = %30
  %46 = load <4 x float>, ptr %8, align 16
  %47 = extractelement <4 x float> %46, i64 0
  %48 = call spir_func float @linear_of_srgb(float noundef %47) #18
  %49 = insertelement <3 x float> poison, float %48, i32 0
  %50 = load <4 x float>, ptr %8, align 16
  %51 = extractelement <4 x float> %50, i64 1
  %52 = call spir_func float @linear_of_srgb(float noundef %51) #18
  %53 = insertelement <3 x float> %49, float %52, i32 1
  %54 = load <4 x float>, ptr %8, align 16
  %55 = extractelement <4 x float> %54, i64 2
  %56 = call spir_func float @linear_of_srgb(float noundef %55) #18
  %57 = insertelement <3 x float> %53, float %56, i32 2
  %58 = shufflevector <3 x float> %57, <3 x float> undef, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x float> %58, ptr %9, align 16
  %59 = load <4 x float>, ptr %9, align 16
  %60 = shufflevector <4 x float> %59, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>
  %61 = load <4 x float>, ptr %8, align 16
  %62 = shufflevector <3 x float> %60, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %63 = shufflevector <4 x float> %61, <4 x float> %62, <4 x i32> <i32 4, i32 5, i32 6, i32 3>
  store <4 x float> %63, ptr %8, align 16
  br label %64

64:                                               ; preds = %45, %30
  %65 = load <4 x float>, ptr %8, align 16
  store <4 x float> %65, ptr %3, align 16
  store i32 1, ptr %7, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #14
  br label %66

66:                                               ; preds = %64, %19
  call void @llvm.lifetime.end.p0(ptr %6) #14
  %67 = load <4 x float>, ptr %3, align 16
  ret <4 x float> %67
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) #12

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) #12

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) #12

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @linear_of_srgb(float noundef %0) #9 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = fcmp ole float %3, 0x3FA4B5DCC0000000
  br i1 %4, label %5, label %8

5:                                                ; preds = %1
  %6 = load float, ptr %2, align 4
  %7 = fdiv float %6, 0x4029D70A40000000
  br label %13

8:                                                ; preds = %1
  %9 = load float, ptr %2, align 4
  %10 = fadd float %9, 0x3FAC28F5C0000000
  %11 = fdiv float %10, 0x3FF0E147A0000000
  %12 = call spir_func float @_Z4powrff(float noundef %11, float noundef 0x4003333340000000) #19
  br label %13

13:                                               ; preds = %8, %5
  %14 = phi float [ %7, %5 ], [ %12, %8 ]
  ret float %14
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) #12

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z3minjj(i32 noundef, i32 noundef) #12

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) #12

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #13

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @span_of(ptr dead_on_unwind noalias writable sret(%struct.span) align 4 %0, ptr addrspace(1) noundef %1, float noundef %2, i32 noundef %3, i32 noundef %4, i1 noundef zeroext %5) #9 {
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  store ptr addrspace(1) %1, ptr %7, align 8
  store float %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %14 = zext i1 %5 to i8
  store i8 %14, ptr %11, align 1
  call void @llvm.lifetime.start.p0(ptr %12) #14
  %15 = load ptr addrspace(1), ptr %7, align 8
  %16 = load float, ptr %8, align 4
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = call spir_func float @place(ptr addrspace(1) noundef %15, float noundef %16, i32 noundef %17, i32 noundef %18) #18
  %20 = load i8, ptr %11, align 1, !range !225, !noundef !16
  %21 = trunc i8 %20 to i1
  %22 = zext i1 %21 to i64
  %23 = select i1 %21, float 5.000000e-01, float 0.000000e+00
  %24 = fsub float %19, %23
  store float %24, ptr %12, align 4
  call void @llvm.lifetime.start.p0(ptr %13) #14
  %25 = load float, ptr %12, align 4
  %26 = call spir_func float @_Z5floorf(float noundef %25) #19
  store float %26, ptr %13, align 4
  %27 = getelementptr inbounds nuw %struct.span, ptr %0, i32 0, i32 0
  %28 = load float, ptr %13, align 4
  %29 = fptosi float %28 to i32
  %30 = load i32, ptr %9, align 4
  %31 = load i32, ptr %10, align 4
  %32 = call spir_func i32 @neighbour(i32 noundef %29, i32 noundef %30, i32 noundef %31) #18
  store i32 %32, ptr %27, align 4
  %33 = getelementptr inbounds nuw %struct.span, ptr %0, i32 0, i32 1
  %34 = load float, ptr %13, align 4
  %35 = fptosi float %34 to i32
  %36 = add nsw i32 %35, 1
  %37 = load i32, ptr %9, align 4
  %38 = load i32, ptr %10, align 4
  %39 = call spir_func i32 @neighbour(i32 noundef %36, i32 noundef %37, i32 noundef %38) #18
  store i32 %39, ptr %33, align 4
  %40 = getelementptr inbounds nuw %struct.span, ptr %0, i32 0, i32 2
  %41 = load float, ptr %12, align 4
  %42 = load float, ptr %13, align 4
  %43 = fsub float %41, %42
  store float %43, ptr %40, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #14
  call void @llvm.lifetime.end.p0(ptr %12) #14
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @place(ptr addrspace(1) noundef %0, float noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i8, align 1
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #14
  %11 = load ptr addrspace(1), ptr %5, align 8
  %12 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %11, i32 0, i32 5
  %13 = load i32, ptr addrspace(1) %12, align 4
  %14 = and i32 %13, 34
  %15 = icmp ne i32 %14, 0
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %9, align 1
  call void @llvm.lifetime.start.p0(ptr %10) #14
  %17 = load i8, ptr %9, align 1, !range !225, !noundef !16
  %18 = trunc i8 %17 to i1
  br i1 %18, label %19, label %22

19:                                               ; preds = %4
  %20 = load i32, ptr %7, align 4
  %21 = uitofp i32 %20 to float
  br label %23

22:                                               ; preds = %4
  br label %23

23:                                               ; preds = %22, %19
  %24 = phi float [ %21, %19 ], [ 1.000000e+00, %22 ]
  store float %24, ptr %10, align 4
  %25 = load i32, ptr %8, align 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %23
  %28 = load float, ptr %6, align 4
  %29 = call spir_func float @_Z5floorf(float noundef %28) #19
  %30 = load float, ptr %6, align 4
  %31 = fsub float %30, %29
  store float %31, ptr %6, align 4
  br label %32

32:                                               ; preds = %27, %23
  %33 = load i32, ptr %8, align 4
  %34 = icmp eq i32 %33, 2
  br i1 %34, label %35, label %42

35:                                               ; preds = %32
  %36 = load float, ptr %6, align 4
  %37 = fmul float 5.000000e-01, %36
  %38 = call spir_func float @_Z5floorf(float noundef %37) #19
  %39 = fmul float 2.000000e+00, %38
  %40 = load float, ptr %6, align 4
  %41 = fsub float %40, %39
  store float %41, ptr %6, align 4
  br label %42

42:                                               ; preds = %35, %32
  %43 = load float, ptr %6, align 4
  %44 = load float, ptr %10, align 4
  %45 = fmul float %43, %44
  %46 = call spir_func float @_Z4fmaxff(float noundef %45, float noundef -2.000000e+00) #19
  %47 = load i32, ptr %7, align 4
  %48 = uitofp i32 %47 to float
  %49 = fmul float 2.000000e+00, %48
  %50 = fadd float %49, 2.000000e+00
  %51 = call spir_func float @_Z4fminff(float noundef %46, float noundef %50) #19
  call void @llvm.lifetime.end.p0(ptr %10) #14
  call void @llvm.lifetime.end.p0(ptr %9) #14
  ret float %51
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) #12

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @neighbour(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %5, align 4
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %10 = load i32, ptr %7, align 4
  %11 = icmp eq i32 %10, 2
  br i1 %11, label %12, label %22

12:                                               ; preds = %3
  %13 = load i32, ptr %5, align 4
  %14 = load i32, ptr %6, align 4
  %15 = icmp sge i32 %13, %14
  br i1 %15, label %16, label %22

16:                                               ; preds = %12
  %17 = load i32, ptr %6, align 4
  %18 = mul nsw i32 2, %17
  %19 = sub nsw i32 %18, 1
  %20 = load i32, ptr %5, align 4
  %21 = sub nsw i32 %19, %20
  store i32 %21, ptr %5, align 4
  br label %22

22:                                               ; preds = %16, %12, %3
  call void @llvm.lifetime.start.p0(ptr %8) #14
  %23 = load i32, ptr %5, align 4
  %24 = load i32, ptr %6, align 4
  %25 = sub nsw i32 %24, 1
  %26 = call spir_func i32 @_Z5clampiii(i32 noundef %23, i32 noundef 0, i32 noundef %25) #19
  store i32 %26, ptr %8, align 4
  %27 = load i32, ptr %7, align 4
  %28 = icmp eq i32 %27, 3
  br i1 %28, label %29, label %38

29:                                               ; preds = %22
  %30 = load i32, ptr %5, align 4
  %31 = load i32, ptr %8, align 4
  %32 = icmp eq i32 %30, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %29
  %34 = load i32, ptr %5, align 4
  br label %36

35:                                               ; preds = %29
  br label %36

36:                                               ; preds = %35, %33
  %37 = phi i32 [ %34, %33 ], [ -1, %35 ]
  store i32 %37, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %60

38:                                               ; preds = %22
  %39 = load i32, ptr %7, align 4
  %40 = icmp ne i32 %39, 0
  br i1 %40, label %41, label %43

41:                                               ; preds = %38
  %42 = load i32, ptr %8, align 4
  store i32 %42, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %60

43:                                               ; preds = %38
  %44 = load i32, ptr %5, align 4
  %45 = icmp slt i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %43
  %47 = load i32, ptr %6, align 4
  %48 = sub nsw i32 %47, 1
  br label %58

49:                                               ; preds = %43
  %50 = load i32, ptr %5, align 4
  %51 = load i32, ptr %6, align 4
  %52 = icmp sge i32 %50, %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %49
  br label %56

54:                                               ; preds = %49
  %55 = load i32, ptr %5, align 4
  br label %56

56:                                               ; preds = %54, %53
  %57 = phi i32 [ 0, %53 ], [ %55, %54 ]
  br label %58

58:                                               ; preds = %56, %46
  %59 = phi i32 [ %48, %46 ], [ %57, %56 ]
  store i32 %59, ptr %4, align 4
  store i32 1, ptr %9, align 4
  br label %60

60:                                               ; preds = %58, %41, %36
  call void @llvm.lifetime.end.p0(ptr %8) #14
  %61 = load i32, ptr %4, align 4
  ret i32 %61
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) #12

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) #12

; Function Attrs: convergent norecurse nounwind
define internal spir_func float @clamped_level(ptr addrspace(1) noundef %0, float noundef %1) #9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store float %1, ptr %4, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #14
  %6 = load float, ptr %4, align 4
  %7 = load ptr addrspace(1), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %7, i32 0, i32 16
  %9 = load float, ptr addrspace(1) %8, align 4
  %10 = fadd float %6, %9
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %11, i32 0, i32 17
  %13 = load float, ptr addrspace(1) %12, align 8
  %14 = call spir_func float @_Z4fmaxff(float noundef %10, float noundef %13) #19
  %15 = load ptr addrspace(1), ptr %3, align 8
  %16 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %15, i32 0, i32 18
  %17 = load float, ptr addrspace(1) %16, align 4
  %18 = call spir_func float @_Z4fminff(float noundef %14, float noundef %17) #19
  store float %18, ptr %5, align 4
  %19 = load float, ptr %5, align 4
  %20 = call spir_func float @_Z4fmaxff(float noundef %19, float noundef 0.000000e+00) #19
  %21 = load ptr addrspace(1), ptr %3, align 8
  %22 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %21, i32 0, i32 3
  %23 = load i32, ptr addrspace(1) %22, align 4
  %24 = sub i32 %23, 1
  %25 = uitofp i32 %24 to float
  %26 = call spir_func float @_Z4fminff(float noundef %20, float noundef %25) #19
  call void @llvm.lifetime.end.p0(ptr %5) #14
  ret float %26
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func ptr addrspace(1) @level_at(ptr addrspace(1) noundef %0, i32 noundef %1) #9 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = getelementptr inbounds nuw %struct.hipspv_texture, ptr addrspace(1) %5, i32 0, i32 1
  %7 = load i64, ptr addrspace(1) %6, align 8
  %8 = inttoptr i64 %7 to ptr addrspace(1)
  %9 = load i32, ptr %4, align 4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %8, i64 %10
  ret ptr addrspace(1) %11
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z8by_valuePf5Scene(ptr addrspace(1) noundef %0, ptr noundef byval(%struct.Scene) align 8 %1) #6 !dbg !228 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca %struct.Scene, align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !71
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %1, i64 56, i1 false)
  store ptr addrspace(4) %16, ptr addrspace(4) %12, align 8, !tbaa !71
  call void @llvm.lifetime.start.p0(ptr %6) #14, !dbg !229
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !230
  store i32 %17, ptr addrspace(4) %13, align 4, !dbg !231, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #14, !dbg !232
  store float 0.000000e+00, ptr addrspace(4) %14, align 4, !dbg !233, !tbaa !26
  call void @llvm.lifetime.start.p0(ptr %8) #14, !dbg !234
  store i32 0, ptr addrspace(4) %15, align 4, !dbg !235, !tbaa !9
  br label %18, !dbg !234

18:                                               ; preds = %38, %2
  %19 = load i32, ptr addrspace(4) %15, align 4, !dbg !236, !tbaa !9
  %20 = icmp slt i32 %19, 4, !dbg !237
  br i1 %20, label %22, label %21, !dbg !238

21:                                               ; preds = %18
  call void @llvm.lifetime.end.p0(ptr %8) #14, !dbg !238
  br label %41

22:                                               ; preds = %18
  %23 = load i32, ptr addrspace(4) %15, align 4, !dbg !239, !tbaa !9
  %24 = add nsw i32 %23, 1, !dbg !240
  %25 = sitofp i32 %24 to float, !dbg !241
  %26 = getelementptr inbounds nuw %struct.Scene, ptr addrspace(4) %11, i32 0, i32 1, !dbg !242
  %27 = load i32, ptr addrspace(4) %15, align 4, !dbg !243, !tbaa !9
  %28 = sext i32 %27 to i64, !dbg !244
  %29 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) %26, i64 0, i64 %28, !dbg !244
  %30 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !244, !tbaa !17
  %31 = load i32, ptr addrspace(4) %13, align 4, !dbg !245, !tbaa !9
  %32 = sitofp i32 %31 to float, !dbg !245
  %33 = fadd contract float %32, 5.000000e-01, !dbg !246
  %34 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %30, float noundef %33) #15, !dbg !247
  %35 = fmul contract float %25, %34, !dbg !248
  %36 = load float, ptr addrspace(4) %14, align 4, !dbg !249, !tbaa !26
  %37 = fadd contract float %36, %35, !dbg !249
  store float %37, ptr addrspace(4) %14, align 4, !dbg !249, !tbaa !26
  br label %38, !dbg !250

38:                                               ; preds = %22
  %39 = load i32, ptr addrspace(4) %15, align 4, !dbg !251, !tbaa !9
  %40 = add nsw i32 %39, 1, !dbg !251
  store i32 %40, ptr addrspace(4) %15, align 4, !dbg !251, !tbaa !9
  br label %18, !dbg !238, !llvm.loop !252

41:                                               ; preds = %21
  %42 = load float, ptr addrspace(4) %14, align 4, !dbg !254, !tbaa !26
  %43 = getelementptr inbounds nuw %struct.Scene, ptr addrspace(4) %11, i32 0, i32 2, !dbg !255
  %44 = getelementptr inbounds nuw %struct.anon, ptr addrspace(4) %43, i32 0, i32 0, !dbg !256
  %45 = load float, ptr addrspace(4) %44, align 8, !dbg !256, !tbaa !257
  %46 = getelementptr inbounds nuw %struct.Scene, ptr addrspace(4) %11, i32 0, i32 2, !dbg !260
  %47 = getelementptr inbounds nuw %struct.anon, ptr addrspace(4) %46, i32 0, i32 1, !dbg !261
  %48 = load ptr addrspace(4), ptr addrspace(4) %47, align 8, !dbg !261, !tbaa !262
  %49 = load i32, ptr addrspace(4) %13, align 4, !dbg !263, !tbaa !9
  %50 = sitofp i32 %49 to float, !dbg !263
  %51 = fadd contract float %50, 5.000000e-01, !dbg !264
  %52 = call contract spir_func noundef float @_Z5tex1DIfET_P13__hip_texturef(ptr addrspace(4) noundef %48, float noundef %51) #15, !dbg !265
  %53 = fmul contract float %45, %52, !dbg !266
  %54 = fadd contract float %42, %53, !dbg !267
  %55 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !268, !tbaa !71
  %56 = load i32, ptr addrspace(4) %13, align 4, !dbg !269, !tbaa !9
  %57 = sext i32 %56 to i64, !dbg !268
  %58 = getelementptr inbounds float, ptr addrspace(4) %55, i64 %57, !dbg !268
  store float %54, ptr addrspace(4) %58, align 4, !dbg !270, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %7) #14, !dbg !271
  call void @llvm.lifetime.end.p0(ptr %6) #14, !dbg !271
  ret void, !dbg !271
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z12in_functionsPf5Scenei(ptr addrspace(1) noundef %0, ptr noundef byval(%struct.Scene) align 8 %1, i32 noundef %2) #6 !dbg !272 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca %struct.Scene, align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Reader, align 8
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !71
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %1, i64 56, i1 false)
  store ptr addrspace(4) %16, ptr addrspace(4) %12, align 8, !tbaa !71
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #14, !dbg !273
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #15, !dbg !274
  store i32 %17, ptr addrspace(4) %14, align 4, !dbg !275, !tbaa !9
  %18 = load i32, ptr addrspace(4) %13, align 4, !dbg !276, !tbaa !9
  %19 = load i32, ptr addrspace(4) %14, align 4, !dbg !277, !tbaa !9
  %20 = call contract spir_func noundef float @_Z6deeperRK5Sceneii(ptr addrspace(4) noundef align 8 dereferenceable(56) %11, i32 noundef %18, i32 noundef %19) #15, !dbg !278
  call void @llvm.lifetime.start.p0(ptr %9) #14, !dbg !279
  %21 = getelementptr inbounds nuw %struct.Reader, ptr addrspace(4) %15, i32 0, i32 0, !dbg !280
  %22 = getelementptr inbounds nuw %struct.Scene, ptr addrspace(4) %11, i32 0, i32 2, !dbg !281
  %23 = getelementptr inbounds nuw %struct.anon, ptr addrspace(4) %22, i32 0, i32 1, !dbg !282
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !282, !tbaa !262
  store ptr addrspace(4) %24, ptr addrspace(4) %21, align 8, !dbg !280, !tbaa !60
  %25 = load i32, ptr addrspace(4) %14, align 4, !dbg !283, !tbaa !9
  %26 = call contract spir_func noundef float @_Z14through_readerRK6Readeri(ptr addrspace(4) noundef align 8 dereferenceable(8) %15, i32 noundef %25) #15, !dbg !284
  %27 = fadd contract float %20, %26, !dbg !285
  %28 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !286, !tbaa !71
  %29 = load i32, ptr addrspace(4) %14, align 4, !dbg !287, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !286
  %31 = getelementptr inbounds float, ptr addrspace(4) %28, i64 %30, !dbg !286
  store float %27, ptr addrspace(4) %31, align 4, !dbg !288, !tbaa !26
  call void @llvm.lifetime.end.p0(ptr %9) #14, !dbg !286
  call void @llvm.lifetime.end.p0(ptr %8) #14, !dbg !289
  ret void, !dbg !289
}

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #7 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #16 = { convergent nounwind willreturn memory(read) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #17 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #18 = { convergent nounwind }
attributes #19 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "texture_handles.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "deep", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/texture_handles.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS13__hip_texture", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 23, column: 3, scope: !13)
!21 = !DILocation(line: 23, column: 26, scope: !13)
!22 = !DILocation(line: 23, column: 35, scope: !13)
!23 = !DILocation(line: 23, column: 37, scope: !13)
!24 = !DILocation(line: 23, column: 13, scope: !13)
!25 = !DILocation(line: 23, column: 9, scope: !13)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !11, i64 0}
!28 = !DILocation(line: 24, column: 10, scope: !13)
!29 = !DILocation(line: 24, column: 18, scope: !13)
!30 = !DILocation(line: 24, column: 20, scope: !13)
!31 = !DILocation(line: 24, column: 26, scope: !13)
!32 = !DILocation(line: 25, column: 1, scope: !13)
!33 = !DILocation(line: 24, column: 3, scope: !13)
!34 = distinct !DISubprogram(name: "tex1D<float>", scope: !35, file: !35, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DIFile(filename: "hipspv/include/hip/spirv_detail/texture.h", directory: "/work/main")
!36 = !DILocation(line: 93, column: 201, scope: !34)
!37 = !DILocation(line: 93, column: 222, scope: !34)
!38 = !DILocation(line: 93, column: 184, scope: !34)
!39 = !DILocation(line: 93, column: 174, scope: !34)
!40 = !DILocation(line: 93, column: 167, scope: !34)
!41 = distinct !DISubprogram(name: "deeper", scope: !14, file: !14, line: 26, type: !15, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS5Scene", !19, i64 0}
!44 = !DILocation(line: 27, column: 15, scope: !41)
!45 = !{i64 8}
!46 = !DILocation(line: 27, column: 21, scope: !41)
!47 = !DILocation(line: 27, column: 30, scope: !41)
!48 = !DILocation(line: 27, column: 38, scope: !41)
!49 = !DILocation(line: 27, column: 41, scope: !41)
!50 = !DILocation(line: 27, column: 10, scope: !41)
!51 = !DILocation(line: 27, column: 3, scope: !41)
!52 = distinct !DISubprogram(name: "through_reader", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = !{!54, !54, i64 0}
!54 = !{!"p1 _ZTS6Reader", !19, i64 0}
!55 = !DILocation(line: 29, column: 84, scope: !52)
!56 = !DILocation(line: 29, column: 91, scope: !52)
!57 = !DILocation(line: 29, column: 77, scope: !52)
!58 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DILocation(line: 16, column: 79, scope: !58)
!60 = !{!61, !18, i64 0}
!61 = !{!"_ZTS6Reader", !18, i64 0}
!62 = !DILocation(line: 16, column: 88, scope: !58)
!63 = !DILocation(line: 16, column: 90, scope: !58)
!64 = !DILocation(line: 16, column: 66, scope: !58)
!65 = !DILocation(line: 16, column: 59, scope: !58)
!66 = distinct !DISubprogram(name: "__get_x", scope: !67, file: !67, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!68 = !DILocation(line: 39, column: 208, scope: !66)
!69 = !DILocation(line: 39, column: 175, scope: !66)
!70 = distinct !DISubprogram(name: "chosen", scope: !14, file: !14, line: 37, type: !15, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !{!72, !72, i64 0}
!72 = !{!"p1 float", !19, i64 0}
!73 = !DILocation(line: 38, column: 3, scope: !70)
!74 = !DILocation(line: 38, column: 11, scope: !70)
!75 = !DILocation(line: 38, column: 7, scope: !70)
!76 = !DILocation(line: 39, column: 3, scope: !70)
!77 = !DILocation(line: 39, column: 32, scope: !70)
!78 = !DILocation(line: 39, column: 34, scope: !70)
!79 = !DILocation(line: 39, column: 40, scope: !70)
!80 = !DILocation(line: 39, column: 44, scope: !70)
!81 = !DILocation(line: 39, column: 22, scope: !70)
!82 = !DILocation(line: 40, column: 25, scope: !70)
!83 = !DILocation(line: 40, column: 34, scope: !70)
!84 = !DILocation(line: 40, column: 36, scope: !70)
!85 = !DILocation(line: 40, column: 12, scope: !70)
!86 = !DILocation(line: 40, column: 3, scope: !70)
!87 = !DILocation(line: 40, column: 7, scope: !70)
!88 = !DILocation(line: 40, column: 10, scope: !70)
!89 = !DILocation(line: 41, column: 1, scope: !70)
!90 = distinct !DISubprogram(name: "swapped", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 43, column: 3, scope: !90)
!92 = !DILocation(line: 43, column: 11, scope: !90)
!93 = !DILocation(line: 43, column: 7, scope: !90)
!94 = !DILocation(line: 44, column: 3, scope: !90)
!95 = !DILocation(line: 44, column: 9, scope: !90)
!96 = !DILocation(line: 45, column: 8, scope: !90)
!97 = !DILocation(line: 45, column: 12, scope: !90)
!98 = !DILocation(line: 45, column: 19, scope: !90)
!99 = !DILocation(line: 45, column: 23, scope: !90)
!100 = !DILocation(line: 45, column: 21, scope: !90)
!101 = !DILocation(line: 45, column: 3, scope: !90)
!102 = !DILocation(line: 46, column: 15, scope: !90)
!103 = !DILocation(line: 46, column: 13, scope: !90)
!104 = !DILocation(line: 46, column: 34, scope: !90)
!105 = !DILocation(line: 46, column: 37, scope: !90)
!106 = !DILocation(line: 46, column: 39, scope: !90)
!107 = !DILocation(line: 46, column: 21, scope: !90)
!108 = !DILocation(line: 46, column: 19, scope: !90)
!109 = !DILocation(line: 46, column: 9, scope: !90)
!110 = !DILocation(line: 47, column: 5, scope: !90)
!111 = !DILocation(line: 47, column: 28, scope: !90)
!112 = !DILocation(line: 47, column: 24, scope: !90)
!113 = !DILocation(line: 48, column: 9, scope: !90)
!114 = !DILocation(line: 48, column: 7, scope: !90)
!115 = !DILocation(line: 49, column: 9, scope: !90)
!116 = !DILocation(line: 49, column: 7, scope: !90)
!117 = !DILocation(line: 50, column: 3, scope: !90)
!118 = !DILocation(line: 45, column: 31, scope: !90)
!119 = distinct !{!119, !101, !117, !120}
!120 = !{!"llvm.loop.mustprogress"}
!121 = !DILocation(line: 51, column: 12, scope: !90)
!122 = !DILocation(line: 51, column: 3, scope: !90)
!123 = !DILocation(line: 51, column: 7, scope: !90)
!124 = !DILocation(line: 51, column: 10, scope: !90)
!125 = !DILocation(line: 52, column: 1, scope: !90)
!126 = distinct !DISubprogram(name: "in_memory", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !{!128, !128, i64 0}
!128 = !{!"p2 _ZTS13__hip_texture", !129, i64 0}
!129 = !{!"any p2 pointer", !19, i64 0}
!130 = !DILocation(line: 59, column: 3, scope: !126)
!131 = !DILocation(line: 59, column: 11, scope: !126)
!132 = !DILocation(line: 59, column: 7, scope: !126)
!133 = !DILocation(line: 60, column: 7, scope: !126)
!134 = !DILocation(line: 60, column: 9, scope: !126)
!135 = !DILocation(line: 60, column: 36, scope: !126)
!136 = !DILocation(line: 60, column: 34, scope: !126)
!137 = !DILocation(line: 60, column: 26, scope: !126)
!138 = !DILocation(line: 60, column: 21, scope: !126)
!139 = !DILocation(line: 60, column: 14, scope: !126)
!140 = !DILocation(line: 60, column: 24, scope: !126)
!141 = !DILocation(line: 61, column: 3, scope: !126)
!142 = !DILocation(line: 62, column: 3, scope: !126)
!143 = !DILocation(line: 62, column: 34, scope: !126)
!144 = !DILocation(line: 62, column: 41, scope: !126)
!145 = !DILocation(line: 62, column: 33, scope: !126)
!146 = !DILocation(line: 62, column: 49, scope: !126)
!147 = !DILocation(line: 63, column: 25, scope: !126)
!148 = !DILocation(line: 63, column: 32, scope: !126)
!149 = !DILocation(line: 63, column: 34, scope: !126)
!150 = !DILocation(line: 63, column: 40, scope: !126)
!151 = !DILocation(line: 63, column: 42, scope: !126)
!152 = !DILocation(line: 63, column: 12, scope: !126)
!153 = !DILocation(line: 63, column: 76, scope: !126)
!154 = !DILocation(line: 63, column: 70, scope: !126)
!155 = !DILocation(line: 63, column: 84, scope: !126)
!156 = !DILocation(line: 63, column: 86, scope: !126)
!157 = !DILocation(line: 63, column: 57, scope: !126)
!158 = !DILocation(line: 63, column: 55, scope: !126)
!159 = !DILocation(line: 63, column: 50, scope: !126)
!160 = !DILocation(line: 64, column: 38, scope: !126)
!161 = !DILocation(line: 64, column: 31, scope: !126)
!162 = !DILocation(line: 64, column: 46, scope: !126)
!163 = !DILocation(line: 64, column: 48, scope: !126)
!164 = !DILocation(line: 64, column: 18, scope: !126)
!165 = !DILocation(line: 64, column: 16, scope: !126)
!166 = !DILocation(line: 63, column: 94, scope: !126)
!167 = !DILocation(line: 64, column: 84, scope: !126)
!168 = !DILocation(line: 64, column: 86, scope: !126)
!169 = !DILocation(line: 64, column: 78, scope: !126)
!170 = !DILocation(line: 64, column: 92, scope: !126)
!171 = !DILocation(line: 64, column: 94, scope: !126)
!172 = !DILocation(line: 64, column: 65, scope: !126)
!173 = !DILocation(line: 64, column: 63, scope: !126)
!174 = !DILocation(line: 64, column: 56, scope: !126)
!175 = !DILocation(line: 63, column: 3, scope: !126)
!176 = !DILocation(line: 63, column: 7, scope: !126)
!177 = !DILocation(line: 63, column: 10, scope: !126)
!178 = !DILocation(line: 65, column: 1, scope: !126)
!179 = distinct !DISubprogram(name: "__syncthreads", scope: !67, file: !67, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = !DILocation(line: 60, column: 55, scope: !179)
!181 = !DILocation(line: 60, column: 76, scope: !179)
!182 = distinct !DISubprogram(name: "as_integer", scope: !14, file: !14, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = !{!184, !184, i64 0}
!184 = !{!"long long", !11, i64 0}
!185 = !DILocation(line: 67, column: 72, scope: !182)
!186 = !DILocation(line: 67, column: 35, scope: !182)
!187 = !DILocation(line: 67, column: 79, scope: !182)
!188 = !DILocation(line: 67, column: 91, scope: !182)
!189 = !DILocation(line: 67, column: 22, scope: !182)
!190 = !DILocation(line: 67, column: 3, scope: !182)
!191 = !DILocation(line: 67, column: 7, scope: !182)
!192 = !DILocation(line: 67, column: 20, scope: !182)
!193 = !DILocation(line: 68, column: 1, scope: !182)
!194 = distinct !DISubprogram(name: "may_be_null", scope: !14, file: !14, line: 69, type: !15, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 70, column: 22, scope: !194)
!196 = !DILocation(line: 70, column: 45, scope: !194)
!197 = !DILocation(line: 70, column: 54, scope: !194)
!198 = !DILocation(line: 70, column: 66, scope: !194)
!199 = !DILocation(line: 70, column: 32, scope: !194)
!200 = !DILocation(line: 70, column: 3, scope: !194)
!201 = !DILocation(line: 70, column: 7, scope: !194)
!202 = !DILocation(line: 70, column: 20, scope: !194)
!203 = !DILocation(line: 71, column: 1, scope: !194)
!204 = distinct !DISubprogram(name: "from<float __attribute__((ext_vector_type(4)))>", scope: !35, file: !35, line: 48, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !{!11, !11, i64 0}
!206 = !DILocation(line: 50, column: 37, scope: !204)
!207 = !DILocation(line: 50, column: 7, scope: !204)
!208 = distinct !DISubprogram(name: "with<(lambda at tests/programs/texture_handles.hip:133:23)>", scope: !14, file: !14, line: 73, type: !15, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!209 = !DILocation(line: 74, column: 41, scope: !208)
!210 = !DILocation(line: 74, column: 22, scope: !208)
!211 = !DILocation(line: 74, column: 3, scope: !208)
!212 = !DILocation(line: 74, column: 7, scope: !208)
!213 = !DILocation(line: 74, column: 20, scope: !208)
!214 = !DILocation(line: 75, column: 1, scope: !208)
!215 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 133, type: !15, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = !{!19, !19, i64 0}
!217 = !DILocation(line: 133, column: 84, scope: !215)
!218 = !{!219, !18, i64 0}
!219 = !{!"_ZTSZ4mainEUliE8_", !18, i64 0}
!220 = !DILocation(line: 133, column: 94, scope: !215)
!221 = !DILocation(line: 133, column: 96, scope: !215)
!222 = !DILocation(line: 133, column: 71, scope: !215)
!223 = !DILocation(line: 133, column: 69, scope: !215)
!224 = !DILocation(line: 133, column: 60, scope: !215)
!225 = !{i8 0, i8 2}
!226 = distinct !{!226, !227}
!227 = !{!"llvm.loop.unroll.disable"}
!228 = distinct !DISubprogram(name: "by_value", scope: !14, file: !14, line: 31, type: !15, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!229 = !DILocation(line: 32, column: 3, scope: !228)
!230 = !DILocation(line: 32, column: 11, scope: !228)
!231 = !DILocation(line: 32, column: 7, scope: !228)
!232 = !DILocation(line: 33, column: 3, scope: !228)
!233 = !DILocation(line: 33, column: 9, scope: !228)
!234 = !DILocation(line: 34, column: 8, scope: !228)
!235 = !DILocation(line: 34, column: 12, scope: !228)
!236 = !DILocation(line: 34, column: 19, scope: !228)
!237 = !DILocation(line: 34, column: 21, scope: !228)
!238 = !DILocation(line: 34, column: 3, scope: !228)
!239 = !DILocation(line: 34, column: 39, scope: !228)
!240 = !DILocation(line: 34, column: 41, scope: !228)
!241 = !DILocation(line: 34, column: 38, scope: !228)
!242 = !DILocation(line: 34, column: 67, scope: !228)
!243 = !DILocation(line: 34, column: 76, scope: !228)
!244 = !DILocation(line: 34, column: 61, scope: !228)
!245 = !DILocation(line: 34, column: 80, scope: !228)
!246 = !DILocation(line: 34, column: 82, scope: !228)
!247 = !DILocation(line: 34, column: 48, scope: !228)
!248 = !DILocation(line: 34, column: 46, scope: !228)
!249 = !DILocation(line: 34, column: 35, scope: !228)
!250 = !DILocation(line: 34, column: 31, scope: !228)
!251 = !DILocation(line: 34, column: 27, scope: !228)
!252 = distinct !{!252, !238, !253, !120}
!253 = !DILocation(line: 34, column: 88, scope: !228)
!254 = !DILocation(line: 35, column: 12, scope: !228)
!255 = !DILocation(line: 35, column: 24, scope: !228)
!256 = !DILocation(line: 35, column: 30, scope: !228)
!257 = !{!258, !27, i64 40}
!258 = !{!"_ZTS5Scene", !10, i64 0, !11, i64 8, !259, i64 40}
!259 = !{!"_ZTSN5SceneUt_E", !27, i64 0, !18, i64 8}
!260 = !DILocation(line: 35, column: 57, scope: !228)
!261 = !DILocation(line: 35, column: 63, scope: !228)
!262 = !{!258, !18, i64 48}
!263 = !DILocation(line: 35, column: 72, scope: !228)
!264 = !DILocation(line: 35, column: 74, scope: !228)
!265 = !DILocation(line: 35, column: 38, scope: !228)
!266 = !DILocation(line: 35, column: 36, scope: !228)
!267 = !DILocation(line: 35, column: 16, scope: !228)
!268 = !DILocation(line: 35, column: 3, scope: !228)
!269 = !DILocation(line: 35, column: 7, scope: !228)
!270 = !DILocation(line: 35, column: 10, scope: !228)
!271 = !DILocation(line: 36, column: 1, scope: !228)
!272 = distinct !DISubprogram(name: "in_functions", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!273 = !DILocation(line: 54, column: 3, scope: !272)
!274 = !DILocation(line: 54, column: 11, scope: !272)
!275 = !DILocation(line: 54, column: 7, scope: !272)
!276 = !DILocation(line: 55, column: 26, scope: !272)
!277 = !DILocation(line: 55, column: 33, scope: !272)
!278 = !DILocation(line: 55, column: 12, scope: !272)
!279 = !DILocation(line: 55, column: 53, scope: !272)
!280 = !DILocation(line: 55, column: 59, scope: !272)
!281 = !DILocation(line: 55, column: 66, scope: !272)
!282 = !DILocation(line: 55, column: 72, scope: !272)
!283 = !DILocation(line: 55, column: 82, scope: !272)
!284 = !DILocation(line: 55, column: 38, scope: !272)
!285 = !DILocation(line: 55, column: 36, scope: !272)
!286 = !DILocation(line: 55, column: 3, scope: !272)
!287 = !DILocation(line: 55, column: 7, scope: !272)
!288 = !DILocation(line: 55, column: 10, scope: !272)
!289 = !DILocation(line: 56, column: 1, scope: !272)
