; ModuleID = '<memory>'
source_filename = "tests/programs/texture_handles.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.span = type { i32, i32, float }
%struct.hipspv_level = type { i64, i64, i64, i64, i32, i32 }
%struct.Scene = type { i32, [4 x ptr addrspace(4)], %struct.anon }
%struct.anon = type { float, ptr addrspace(4) }

@kept = hidden local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(4) null, align 8
@table = hidden local_unnamed_addr addrspace(1) externally_initialized constant [4 x ptr addrspace(4)] zeroinitializer, align 8
@_ZZ9in_memoryPfPKP13__hip_textureiE6shared = internal unnamed_addr addrspace(3) global [4 x ptr addrspace(4)] undef, align 8

; Function Attrs: convergent nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func noundef float @_Z4deepP13__hip_textureii(ptr addrspace(4) noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #0 !dbg !13 {
  %4 = alloca %struct.span, align 4
  %5 = sitofp i32 %1 to float, !dbg !17
  %6 = fadd contract float %5, 5.000000e-01, !dbg !18
  %7 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(1), !dbg !19
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 52, !dbg !19
  %9 = load i32, ptr addrspace(1) %8, align 4, !dbg !19
  %10 = icmp ugt i32 %9, 1, !dbg !19
  br i1 %10, label %11, label %14, !dbg !19

11:                                               ; preds = %3
  %12 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %6, i64 0, !dbg !19
  %13 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %7, <3 x float> noundef %12) #13, !dbg !19
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !19

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 88, !dbg !19
  %16 = load i32, ptr addrspace(1) %15, align 8, !dbg !19
  %17 = icmp eq i32 %16, 1, !dbg !19
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 60, !dbg !19
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !19, !noalias !23
  %20 = and i32 %19, 32, !dbg !19
  %.not.i4.i.i = icmp eq i32 %20, 0, !dbg !19
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 68, !dbg !19
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !19, !noalias !23
  %23 = add nsw i32 %22, -1, !dbg !19
  %24 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %23) #14, !dbg !19
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !19, !noalias !23
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24, !dbg !19
  %26 = load i64, ptr addrspace(1) %25, align 8, !dbg !19, !noalias !23
  %27 = trunc i64 %26 to i32, !dbg !19
  br i1 %.not.i4.i.i, label %28, label %footprint_in.exit.i.i, !dbg !19

28:                                               ; preds = %14
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 92, !dbg !19
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !19, !noalias !23
  br label %footprint_in.exit.i.i, !dbg !19

footprint_in.exit.i.i:                            ; preds = %28, %14
  %31 = phi i32 [ %30, %28 ], [ 1, %14 ], !dbg !19
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef readonly %7, float noundef %6, i32 noundef %27, i32 noundef %31, i1 noundef zeroext %17) #13, !dbg !19, !noalias !23
  %.sroa.3.8.copyload.i.i = load i32, ptr %4, align 4, !dbg !19
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !19
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !19
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !19
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !19, !noalias !23
  %32 = zext i1 %17 to i32, !dbg !19
  %33 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !19
  br label %34, !dbg !19

34:                                               ; preds = %34, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %32, %footprint_in.exit.i.i ], [ %42, %34 ], !dbg !19
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %41, %34 ], !dbg !19
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !19
  %35 = select i1 %.not.i5.i.i, float %33, float %.sroa.8.8.copyload.i.i, !dbg !19
  %.1.i.i.i = select i1 %17, float %35, float 1.000000e+00, !dbg !19
  %36 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !19
  %37 = shufflevector <4 x float> %36, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !19
  %38 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !19
  %39 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %7, ptr addrspace(1) noundef readonly %7, i32 noundef %38, i32 noundef 0, i32 noundef %24) #13, !dbg !19
  %40 = fmul <4 x float> %39, %37, !dbg !19
  %41 = fadd <4 x float> %.028.i6.i.i, %40, !dbg !19
  %42 = add nsw i32 %.027.i7.i.i, -1, !dbg !19
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %34, !dbg !19, !llvm.loop !26

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %34, %11
  %.0.i.i.i = phi <4 x float> [ %13, %11 ], [ %41, %34 ], !dbg !19
  %43 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !28
  %.not = icmp eq i32 %2, 0, !dbg !31
  %44 = fadd contract float %43, 1.000000e+00, !dbg !31
  %45 = select contract i1 %.not, float %43, float %44, !dbg !31
  ret float %45, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func noundef float @_Z6deeperRK5Sceneii(ptr addrspace(4) noundef readonly align 8 captures(none) dereferenceable(56) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 !dbg !33 {
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8, !dbg !34
  %5 = sext i32 %1 to i64, !dbg !35
  %6 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %4, i64 %5, !dbg !35
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !35, !tbaa !36
  %8 = tail call contract spir_func noundef float @_Z4deepP13__hip_textureii(ptr addrspace(4) noundef %7, i32 noundef %2, i32 noundef %1) #16, !dbg !39
  ret float %8, !dbg !40
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z6chosenPfP13__hip_textureS1_(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !41 {
  %4 = alloca %struct.span, align 4
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !42
  %6 = trunc i64 %5 to i32, !dbg !42
  %7 = srem i32 %6, 3, !dbg !46
  %.not = icmp eq i32 %7, 0, !dbg !47
  %.v = select i1 %.not, ptr addrspace(1) %2, ptr addrspace(1) %1, !dbg !47
  %8 = sitofp i32 %6 to float, !dbg !48
  %9 = fadd contract float %8, 5.000000e-01, !dbg !49
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 52, !dbg !50
  %11 = load i32, ptr addrspace(1) %10, align 4, !dbg !50
  %12 = icmp ugt i32 %11, 1, !dbg !50
  br i1 %12, label %13, label %16, !dbg !50

13:                                               ; preds = %3
  %14 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %9, i64 0, !dbg !50
  %15 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %.v, <3 x float> noundef %14) #13, !dbg !50
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !50

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 88, !dbg !50
  %18 = load i32, ptr addrspace(1) %17, align 8, !dbg !50
  %19 = icmp eq i32 %18, 1, !dbg !50
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 60, !dbg !50
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !50, !noalias !52
  %22 = and i32 %21, 32, !dbg !50
  %.not.i4.i.i = icmp eq i32 %22, 0, !dbg !50
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 68, !dbg !50
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !50, !noalias !52
  %25 = add nsw i32 %24, -1, !dbg !50
  %26 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %25) #14, !dbg !50
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !50, !noalias !52
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 24, !dbg !50
  %28 = load i64, ptr addrspace(1) %27, align 8, !dbg !50, !noalias !52
  %29 = trunc i64 %28 to i32, !dbg !50
  br i1 %.not.i4.i.i, label %30, label %footprint_in.exit.i.i, !dbg !50

30:                                               ; preds = %16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %.v, i64 92, !dbg !50
  %32 = load i32, ptr addrspace(1) %31, align 4, !dbg !50, !noalias !52
  br label %footprint_in.exit.i.i, !dbg !50

footprint_in.exit.i.i:                            ; preds = %30, %16
  %33 = phi i32 [ %32, %30 ], [ 1, %16 ], !dbg !50
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef readonly %.v, float noundef %9, i32 noundef %29, i32 noundef %33, i1 noundef zeroext %19) #13, !dbg !50, !noalias !52
  %.sroa.3.8.copyload.i.i = load i32, ptr %4, align 4, !dbg !50
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !50
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !50
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !50
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !50
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !50, !noalias !52
  %34 = zext i1 %19 to i32, !dbg !50
  %35 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !50
  br label %36, !dbg !50

36:                                               ; preds = %36, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %34, %footprint_in.exit.i.i ], [ %44, %36 ], !dbg !50
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %43, %36 ], !dbg !50
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !50
  %37 = select i1 %.not.i5.i.i, float %35, float %.sroa.8.8.copyload.i.i, !dbg !50
  %.1.i.i.i = select i1 %19, float %37, float 1.000000e+00, !dbg !50
  %38 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !50
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !50
  %40 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !50
  %41 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %.v, ptr addrspace(1) noundef readonly %.v, i32 noundef %40, i32 noundef 0, i32 noundef %26) #13, !dbg !50
  %42 = fmul <4 x float> %41, %39, !dbg !50
  %43 = fadd <4 x float> %.028.i6.i.i, %42, !dbg !50
  %44 = add nsw i32 %.027.i7.i.i, -1, !dbg !50
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %36, !dbg !50, !llvm.loop !55

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %36, %13
  %.0.i.i.i = phi <4 x float> [ %15, %13 ], [ %43, %36 ], !dbg !50
  %45 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %46 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !56
  %sext = shl i64 %5, 32, !dbg !58
  %47 = ashr exact i64 %sext, 30, !dbg !58
  %48 = getelementptr inbounds i8, ptr addrspace(4) %45, i64 %47, !dbg !58
  store float %46, ptr addrspace(4) %48, align 4, !dbg !59, !tbaa !60
  ret void, !dbg !62
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z7swappedPfP13__hip_textureS1_i(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !63 {
  %5 = alloca %struct.span, align 4
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !64
  %7 = icmp sgt i32 %3, 0, !dbg !66
  br i1 %7, label %.lr.ph, label %._crit_edge, !dbg !67

.lr.ph:                                           ; preds = %4
  %8 = trunc i64 %6 to i32, !dbg !64
  %9 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %10 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %11 = sitofp i32 %8 to float
  %12 = fadd contract float %11, 5.000000e-01
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %5, i64 4
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %5, i64 8
  %13 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %12, i64 0
  br label %17, !dbg !67

._crit_edge:                                      ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit, %4
  %.015.lcssa = phi float [ 0.000000e+00, %4 ], [ %55, %_Z5tex1DIfET_P13__hip_texturef.exit ], !dbg !68
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %sext = shl i64 %6, 32, !dbg !69
  %15 = ashr exact i64 %sext, 30, !dbg !69
  %16 = getelementptr inbounds i8, ptr addrspace(4) %14, i64 %15, !dbg !69
  store float %.015.lcssa, ptr addrspace(4) %16, align 4, !dbg !70, !tbaa !60
  ret void, !dbg !71

17:                                               ; preds = %.lr.ph, %_Z5tex1DIfET_P13__hip_texturef.exit
  %.020 = phi ptr addrspace(4) [ %10, %.lr.ph ], [ %.01617, %_Z5tex1DIfET_P13__hip_texturef.exit ]
  %.01419 = phi i32 [ 0, %.lr.ph ], [ %56, %_Z5tex1DIfET_P13__hip_texturef.exit ]
  %.01518 = phi float [ 0.000000e+00, %.lr.ph ], [ %55, %_Z5tex1DIfET_P13__hip_texturef.exit ]
  %.01617 = phi ptr addrspace(4) [ %9, %.lr.ph ], [ %.020, %_Z5tex1DIfET_P13__hip_texturef.exit ]
  %18 = fmul contract float %.01518, 2.000000e+00, !dbg !72
  %19 = addrspacecast ptr addrspace(4) %.020 to ptr addrspace(1), !dbg !73
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 52, !dbg !73
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !73
  %22 = icmp ugt i32 %21, 1, !dbg !73
  br i1 %22, label %23, label %25, !dbg !73

23:                                               ; preds = %17
  %24 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %19, <3 x float> noundef %13) #13, !dbg !73
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !73

25:                                               ; preds = %17
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 88, !dbg !73
  %27 = load i32, ptr addrspace(1) %26, align 8, !dbg !73
  %28 = icmp eq i32 %27, 1, !dbg !73
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 60, !dbg !73
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !73, !noalias !75
  %31 = and i32 %30, 32, !dbg !73
  %.not.i4.i.i = icmp eq i32 %31, 0, !dbg !73
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 68, !dbg !73
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !73, !noalias !75
  %34 = add nsw i32 %33, -1, !dbg !73
  %35 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %34) #14, !dbg !73
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15, !dbg !73, !noalias !75
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 24, !dbg !73
  %37 = load i64, ptr addrspace(1) %36, align 8, !dbg !73, !noalias !75
  %38 = trunc i64 %37 to i32, !dbg !73
  br i1 %.not.i4.i.i, label %39, label %footprint_in.exit.i.i, !dbg !73

39:                                               ; preds = %25
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 92, !dbg !73
  %41 = load i32, ptr addrspace(1) %40, align 4, !dbg !73, !noalias !75
  br label %footprint_in.exit.i.i, !dbg !73

footprint_in.exit.i.i:                            ; preds = %39, %25
  %42 = phi i32 [ %41, %39 ], [ 1, %25 ], !dbg !73
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %5, ptr addrspace(1) noundef readonly %19, float noundef %12, i32 noundef %38, i32 noundef %42, i1 noundef zeroext %28) #13, !dbg !73, !noalias !75
  %.sroa.3.8.copyload.i.i = load i32, ptr %5, align 4, !dbg !73
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !73
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !73
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15, !dbg !73, !noalias !75
  %43 = zext i1 %28 to i32, !dbg !73
  %44 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !73
  br label %45, !dbg !73

45:                                               ; preds = %45, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %43, %footprint_in.exit.i.i ], [ %53, %45 ], !dbg !73
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %52, %45 ], !dbg !73
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !73
  %46 = select i1 %.not.i5.i.i, float %44, float %.sroa.8.8.copyload.i.i, !dbg !73
  %.1.i.i.i = select i1 %28, float %46, float 1.000000e+00, !dbg !73
  %47 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !73
  %48 = shufflevector <4 x float> %47, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !73
  %49 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !73
  %50 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %19, ptr addrspace(1) noundef readonly %19, i32 noundef %49, i32 noundef 0, i32 noundef %35) #13, !dbg !73
  %51 = fmul <4 x float> %50, %48, !dbg !73
  %52 = fadd <4 x float> %.028.i6.i.i, %51, !dbg !73
  %53 = add nsw i32 %.027.i7.i.i, -1, !dbg !73
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %45, !dbg !73, !llvm.loop !78

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %45, %23
  %.0.i.i.i = phi <4 x float> [ %24, %23 ], [ %52, %45 ], !dbg !73
  %54 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !79
  %55 = fadd contract float %18, %54, !dbg !81
  %56 = add nuw nsw i32 %.01419, 1, !dbg !82
  %exitcond.not = icmp eq i32 %56, %3, !dbg !66
  br i1 %exitcond.not, label %._crit_edge, label %17, !dbg !67, !llvm.loop !83
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z9in_memoryPfPKP13__hip_texturei(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !86 {
  %4 = alloca %struct.span, align 4
  %5 = alloca %struct.span, align 4
  %6 = alloca %struct.span, align 4
  %7 = alloca %struct.span, align 4
  %8 = alloca [2 x ptr addrspace(4)], align 8
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !87
  %10 = trunc i64 %9 to i32, !dbg !87
  %11 = icmp slt i32 %10, 4, !dbg !89
  br i1 %11, label %12, label %19, !dbg !89

12:                                               ; preds = %3
  %13 = sub i64 3, %9, !dbg !90
  %14 = and i64 %13, 4294967295, !dbg !91
  %15 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 %14, !dbg !91
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !91, !tbaa !36
  %sext = shl i64 %9, 32, !dbg !92
  %17 = ashr exact i64 %sext, 29, !dbg !92
  %18 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_memoryPfPKP13__hip_textureiE6shared to ptr addrspace(4)), i64 %17, !dbg !92
  store ptr addrspace(4) %16, ptr addrspace(4) %18, align 8, !dbg !93, !tbaa !36
  br label %19, !dbg !92

19:                                               ; preds = %12, %3
  %20 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %21 = addrspacecast ptr %8 to ptr addrspace(4)
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #16, !dbg !94
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #15, !dbg !97
  %22 = sext i32 %2 to i64, !dbg !98
  %23 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %20, i64 %22, !dbg !98
  %24 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !98, !tbaa !36
  store ptr addrspace(4) %24, ptr addrspace(4) %21, align 8, !dbg !99, !tbaa !36
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 8, !dbg !99
  %26 = load ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(1) @kept to ptr addrspace(4)), align 8, !dbg !100, !tbaa !36
  store ptr addrspace(4) %26, ptr addrspace(4) %25, align 8, !dbg !99, !tbaa !36
  %27 = srem i32 %10, 4, !dbg !101
  %28 = sext i32 %27 to i64, !dbg !102
  %29 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %20, i64 %28, !dbg !102
  %30 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !102, !tbaa !36
  %31 = sitofp i32 %10 to float, !dbg !103
  %32 = fadd contract float %31, 5.000000e-01, !dbg !104
  %33 = addrspacecast ptr addrspace(4) %30 to ptr addrspace(1), !dbg !105
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 52, !dbg !105
  %35 = load i32, ptr addrspace(1) %34, align 4, !dbg !105
  %36 = icmp ugt i32 %35, 1, !dbg !105
  br i1 %36, label %37, label %40, !dbg !105

37:                                               ; preds = %19
  %38 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %32, i64 0, !dbg !105
  %39 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %33, <3 x float> noundef %38) #13, !dbg !105
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !105

40:                                               ; preds = %19
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 88, !dbg !105
  %42 = load i32, ptr addrspace(1) %41, align 8, !dbg !105
  %43 = icmp eq i32 %42, 1, !dbg !105
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 60, !dbg !105
  %45 = load i32, ptr addrspace(1) %44, align 4, !dbg !105, !noalias !107
  %46 = and i32 %45, 32, !dbg !105
  %.not.i4.i.i = icmp eq i32 %46, 0, !dbg !105
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 68, !dbg !105
  %48 = load i32, ptr addrspace(1) %47, align 4, !dbg !105, !noalias !107
  %49 = add nsw i32 %48, -1, !dbg !105
  %50 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %49) #14, !dbg !105
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #15, !dbg !105, !noalias !107
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 24, !dbg !105
  %52 = load i64, ptr addrspace(1) %51, align 8, !dbg !105, !noalias !107
  %53 = trunc i64 %52 to i32, !dbg !105
  br i1 %.not.i4.i.i, label %54, label %footprint_in.exit.i.i, !dbg !105

54:                                               ; preds = %40
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %33, i64 92, !dbg !105
  %56 = load i32, ptr addrspace(1) %55, align 4, !dbg !105, !noalias !107
  br label %footprint_in.exit.i.i, !dbg !105

footprint_in.exit.i.i:                            ; preds = %54, %40
  %57 = phi i32 [ %56, %54 ], [ 1, %40 ], !dbg !105
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %7, ptr addrspace(1) noundef readonly %33, float noundef %32, i32 noundef %53, i32 noundef %57, i1 noundef zeroext %43) #13, !dbg !105, !noalias !107
  %.sroa.3.8.copyload.i.i = load i32, ptr %7, align 4, !dbg !105
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %7, i64 4, !dbg !105
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !105
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !105
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !105
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #15, !dbg !105, !noalias !107
  %58 = zext i1 %43 to i32, !dbg !105
  %59 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !105
  br label %60, !dbg !105

60:                                               ; preds = %60, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %58, %footprint_in.exit.i.i ], [ %68, %60 ], !dbg !105
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %67, %60 ], !dbg !105
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !105
  %61 = select i1 %.not.i5.i.i, float %59, float %.sroa.8.8.copyload.i.i, !dbg !105
  %.1.i.i.i = select i1 %43, float %61, float 1.000000e+00, !dbg !105
  %62 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !105
  %63 = shufflevector <4 x float> %62, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !105
  %64 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !105
  %65 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %33, ptr addrspace(1) noundef readonly %33, i32 noundef %64, i32 noundef 0, i32 noundef %50) #13, !dbg !105
  %66 = fmul <4 x float> %65, %63, !dbg !105
  %67 = fadd <4 x float> %.028.i6.i.i, %66, !dbg !105
  %68 = add nsw i32 %.027.i7.i.i, -1, !dbg !105
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %60, !dbg !105, !llvm.loop !110

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %60, %37
  %.0.i.i.i = phi <4 x float> [ %39, %37 ], [ %67, %60 ], !dbg !105
  %69 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 %22, !dbg !111
  %70 = load ptr addrspace(4), ptr addrspace(4) %69, align 8, !dbg !111, !tbaa !36
  %71 = addrspacecast ptr addrspace(4) %70 to ptr addrspace(1), !dbg !112
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 52, !dbg !112
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !112
  %74 = icmp ugt i32 %73, 1, !dbg !112
  br i1 %74, label %75, label %78, !dbg !112

75:                                               ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit
  %76 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %32, i64 0, !dbg !112
  %77 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %71, <3 x float> noundef %76) #13, !dbg !112
  br label %_Z5tex1DIfET_P13__hip_texturef.exit29, !dbg !112

78:                                               ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 88, !dbg !112
  %80 = load i32, ptr addrspace(1) %79, align 8, !dbg !112
  %81 = icmp eq i32 %80, 1, !dbg !112
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 60, !dbg !112
  %83 = load i32, ptr addrspace(1) %82, align 4, !dbg !112, !noalias !114
  %84 = and i32 %83, 32, !dbg !112
  %.not.i4.i.i17 = icmp eq i32 %84, 0, !dbg !112
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 68, !dbg !112
  %86 = load i32, ptr addrspace(1) %85, align 4, !dbg !112, !noalias !114
  %87 = add nsw i32 %86, -1, !dbg !112
  %88 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %87) #14, !dbg !112
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15, !dbg !112, !noalias !114
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 24, !dbg !112
  %90 = load i64, ptr addrspace(1) %89, align 8, !dbg !112, !noalias !114
  %91 = trunc i64 %90 to i32, !dbg !112
  br i1 %.not.i4.i.i17, label %92, label %footprint_in.exit.i.i18, !dbg !112

92:                                               ; preds = %78
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 92, !dbg !112
  %94 = load i32, ptr addrspace(1) %93, align 4, !dbg !112, !noalias !114
  br label %footprint_in.exit.i.i18, !dbg !112

footprint_in.exit.i.i18:                          ; preds = %92, %78
  %95 = phi i32 [ %94, %92 ], [ 1, %78 ], !dbg !112
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %6, ptr addrspace(1) noundef readonly %71, float noundef %32, i32 noundef %91, i32 noundef %95, i1 noundef zeroext %81) #13, !dbg !112, !noalias !114
  %.sroa.3.8.copyload.i.i19 = load i32, ptr %6, align 4, !dbg !112
  %.sroa.6.8..sroa_idx.i.i20 = getelementptr inbounds nuw i8, ptr %6, i64 4, !dbg !112
  %.sroa.6.8.copyload.i.i21 = load i32, ptr %.sroa.6.8..sroa_idx.i.i20, align 4, !dbg !112
  %.sroa.8.8..sroa_idx.i.i22 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !112
  %.sroa.8.8.copyload.i.i23 = load float, ptr %.sroa.8.8..sroa_idx.i.i22, align 4, !dbg !112
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15, !dbg !112, !noalias !114
  %96 = zext i1 %81 to i32, !dbg !112
  %97 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i23, !dbg !112
  br label %98, !dbg !112

98:                                               ; preds = %98, %footprint_in.exit.i.i18
  %.027.i7.i.i24 = phi i32 [ %96, %footprint_in.exit.i.i18 ], [ %106, %98 ], !dbg !112
  %.028.i6.i.i25 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i18 ], [ %105, %98 ], !dbg !112
  %.not.i5.i.i26 = icmp eq i32 %.027.i7.i.i24, 0, !dbg !112
  %99 = select i1 %.not.i5.i.i26, float %97, float %.sroa.8.8.copyload.i.i23, !dbg !112
  %.1.i.i.i27 = select i1 %81, float %99, float 1.000000e+00, !dbg !112
  %100 = insertelement <4 x float> poison, float %.1.i.i.i27, i64 0, !dbg !112
  %101 = shufflevector <4 x float> %100, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !112
  %102 = select i1 %.not.i5.i.i26, i32 %.sroa.3.8.copyload.i.i19, i32 %.sroa.6.8.copyload.i.i21, !dbg !112
  %103 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %71, ptr addrspace(1) noundef readonly %71, i32 noundef %102, i32 noundef 0, i32 noundef %88) #13, !dbg !112
  %104 = fmul <4 x float> %103, %101, !dbg !112
  %105 = fadd <4 x float> %.028.i6.i.i25, %104, !dbg !112
  %106 = add nsw i32 %.027.i7.i.i24, -1, !dbg !112
  br i1 %.not.i5.i.i26, label %_Z5tex1DIfET_P13__hip_texturef.exit29, label %98, !dbg !112, !llvm.loop !117

_Z5tex1DIfET_P13__hip_texturef.exit29:            ; preds = %98, %75
  %.0.i.i.i28 = phi <4 x float> [ %77, %75 ], [ %105, %98 ], !dbg !112
  %107 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_memoryPfPKP13__hip_textureiE6shared to ptr addrspace(4)), i64 %22, !dbg !118
  %108 = load ptr addrspace(4), ptr addrspace(4) %107, align 8, !dbg !118, !tbaa !36
  %109 = addrspacecast ptr addrspace(4) %108 to ptr addrspace(1), !dbg !119
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 52, !dbg !119
  %111 = load i32, ptr addrspace(1) %110, align 4, !dbg !119
  %112 = icmp ugt i32 %111, 1, !dbg !119
  br i1 %112, label %113, label %116, !dbg !119

113:                                              ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit29
  %114 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %32, i64 0, !dbg !119
  %115 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %109, <3 x float> noundef %114) #13, !dbg !119
  br label %_Z5tex1DIfET_P13__hip_texturef.exit42, !dbg !119

116:                                              ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit29
  %117 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 88, !dbg !119
  %118 = load i32, ptr addrspace(1) %117, align 8, !dbg !119
  %119 = icmp eq i32 %118, 1, !dbg !119
  %120 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 60, !dbg !119
  %121 = load i32, ptr addrspace(1) %120, align 4, !dbg !119, !noalias !121
  %122 = and i32 %121, 32, !dbg !119
  %.not.i4.i.i30 = icmp eq i32 %122, 0, !dbg !119
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 68, !dbg !119
  %124 = load i32, ptr addrspace(1) %123, align 4, !dbg !119, !noalias !121
  %125 = add nsw i32 %124, -1, !dbg !119
  %126 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %125) #14, !dbg !119
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15, !dbg !119, !noalias !121
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 24, !dbg !119
  %128 = load i64, ptr addrspace(1) %127, align 8, !dbg !119, !noalias !121
  %129 = trunc i64 %128 to i32, !dbg !119
  br i1 %.not.i4.i.i30, label %130, label %footprint_in.exit.i.i31, !dbg !119

130:                                              ; preds = %116
  %131 = getelementptr inbounds nuw i8, ptr addrspace(1) %109, i64 92, !dbg !119
  %132 = load i32, ptr addrspace(1) %131, align 4, !dbg !119, !noalias !121
  br label %footprint_in.exit.i.i31, !dbg !119

footprint_in.exit.i.i31:                          ; preds = %130, %116
  %133 = phi i32 [ %132, %130 ], [ 1, %116 ], !dbg !119
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %5, ptr addrspace(1) noundef readonly %109, float noundef %32, i32 noundef %129, i32 noundef %133, i1 noundef zeroext %119) #13, !dbg !119, !noalias !121
  %.sroa.3.8.copyload.i.i32 = load i32, ptr %5, align 4, !dbg !119
  %.sroa.6.8..sroa_idx.i.i33 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !119
  %.sroa.6.8.copyload.i.i34 = load i32, ptr %.sroa.6.8..sroa_idx.i.i33, align 4, !dbg !119
  %.sroa.8.8..sroa_idx.i.i35 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !119
  %.sroa.8.8.copyload.i.i36 = load float, ptr %.sroa.8.8..sroa_idx.i.i35, align 4, !dbg !119
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15, !dbg !119, !noalias !121
  %134 = zext i1 %119 to i32, !dbg !119
  %135 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i36, !dbg !119
  br label %136, !dbg !119

136:                                              ; preds = %136, %footprint_in.exit.i.i31
  %.027.i7.i.i37 = phi i32 [ %134, %footprint_in.exit.i.i31 ], [ %144, %136 ], !dbg !119
  %.028.i6.i.i38 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i31 ], [ %143, %136 ], !dbg !119
  %.not.i5.i.i39 = icmp eq i32 %.027.i7.i.i37, 0, !dbg !119
  %137 = select i1 %.not.i5.i.i39, float %135, float %.sroa.8.8.copyload.i.i36, !dbg !119
  %.1.i.i.i40 = select i1 %119, float %137, float 1.000000e+00, !dbg !119
  %138 = insertelement <4 x float> poison, float %.1.i.i.i40, i64 0, !dbg !119
  %139 = shufflevector <4 x float> %138, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !119
  %140 = select i1 %.not.i5.i.i39, i32 %.sroa.3.8.copyload.i.i32, i32 %.sroa.6.8.copyload.i.i34, !dbg !119
  %141 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %109, ptr addrspace(1) noundef readonly %109, i32 noundef %140, i32 noundef 0, i32 noundef %126) #13, !dbg !119
  %142 = fmul <4 x float> %141, %139, !dbg !119
  %143 = fadd <4 x float> %.028.i6.i.i38, %142, !dbg !119
  %144 = add nsw i32 %.027.i7.i.i37, -1, !dbg !119
  br i1 %.not.i5.i.i39, label %_Z5tex1DIfET_P13__hip_texturef.exit42, label %136, !dbg !119, !llvm.loop !124

_Z5tex1DIfET_P13__hip_texturef.exit42:            ; preds = %136, %113
  %.0.i.i.i41 = phi <4 x float> [ %115, %113 ], [ %143, %136 ], !dbg !119
  %145 = and i64 %9, 1, !dbg !125
  %146 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %21, i64 %145, !dbg !126
  %147 = load ptr addrspace(4), ptr addrspace(4) %146, align 8, !dbg !126, !tbaa !36
  %148 = addrspacecast ptr addrspace(4) %147 to ptr addrspace(1), !dbg !127
  %149 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 52, !dbg !127
  %150 = load i32, ptr addrspace(1) %149, align 4, !dbg !127
  %151 = icmp ugt i32 %150, 1, !dbg !127
  br i1 %151, label %152, label %155, !dbg !127

152:                                              ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit42
  %153 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %32, i64 0, !dbg !127
  %154 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %148, <3 x float> noundef %153) #13, !dbg !127
  br label %_Z5tex1DIfET_P13__hip_texturef.exit55, !dbg !127

155:                                              ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit42
  %156 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 88, !dbg !127
  %157 = load i32, ptr addrspace(1) %156, align 8, !dbg !127
  %158 = icmp eq i32 %157, 1, !dbg !127
  %159 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 60, !dbg !127
  %160 = load i32, ptr addrspace(1) %159, align 4, !dbg !127, !noalias !129
  %161 = and i32 %160, 32, !dbg !127
  %.not.i4.i.i43 = icmp eq i32 %161, 0, !dbg !127
  %162 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 68, !dbg !127
  %163 = load i32, ptr addrspace(1) %162, align 4, !dbg !127, !noalias !129
  %164 = add nsw i32 %163, -1, !dbg !127
  %165 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %164) #14, !dbg !127
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !127, !noalias !129
  %166 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 24, !dbg !127
  %167 = load i64, ptr addrspace(1) %166, align 8, !dbg !127, !noalias !129
  %168 = trunc i64 %167 to i32, !dbg !127
  br i1 %.not.i4.i.i43, label %169, label %footprint_in.exit.i.i44, !dbg !127

169:                                              ; preds = %155
  %170 = getelementptr inbounds nuw i8, ptr addrspace(1) %148, i64 92, !dbg !127
  %171 = load i32, ptr addrspace(1) %170, align 4, !dbg !127, !noalias !129
  br label %footprint_in.exit.i.i44, !dbg !127

footprint_in.exit.i.i44:                          ; preds = %169, %155
  %172 = phi i32 [ %171, %169 ], [ 1, %155 ], !dbg !127
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef readonly %148, float noundef %32, i32 noundef %168, i32 noundef %172, i1 noundef zeroext %158) #13, !dbg !127, !noalias !129
  %.sroa.3.8.copyload.i.i45 = load i32, ptr %4, align 4, !dbg !127
  %.sroa.6.8..sroa_idx.i.i46 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !127
  %.sroa.6.8.copyload.i.i47 = load i32, ptr %.sroa.6.8..sroa_idx.i.i46, align 4, !dbg !127
  %.sroa.8.8..sroa_idx.i.i48 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !127
  %.sroa.8.8.copyload.i.i49 = load float, ptr %.sroa.8.8..sroa_idx.i.i48, align 4, !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !127, !noalias !129
  %173 = zext i1 %158 to i32, !dbg !127
  %174 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i49, !dbg !127
  br label %175, !dbg !127

175:                                              ; preds = %175, %footprint_in.exit.i.i44
  %.027.i7.i.i50 = phi i32 [ %173, %footprint_in.exit.i.i44 ], [ %183, %175 ], !dbg !127
  %.028.i6.i.i51 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i44 ], [ %182, %175 ], !dbg !127
  %.not.i5.i.i52 = icmp eq i32 %.027.i7.i.i50, 0, !dbg !127
  %176 = select i1 %.not.i5.i.i52, float %174, float %.sroa.8.8.copyload.i.i49, !dbg !127
  %.1.i.i.i53 = select i1 %158, float %176, float 1.000000e+00, !dbg !127
  %177 = insertelement <4 x float> poison, float %.1.i.i.i53, i64 0, !dbg !127
  %178 = shufflevector <4 x float> %177, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !127
  %179 = select i1 %.not.i5.i.i52, i32 %.sroa.3.8.copyload.i.i45, i32 %.sroa.6.8.copyload.i.i47, !dbg !127
  %180 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %148, ptr addrspace(1) noundef readonly %148, i32 noundef %179, i32 noundef 0, i32 noundef %165) #13, !dbg !127
  %181 = fmul <4 x float> %180, %178, !dbg !127
  %182 = fadd <4 x float> %.028.i6.i.i51, %181, !dbg !127
  %183 = add nsw i32 %.027.i7.i.i50, -1, !dbg !127
  br i1 %.not.i5.i.i52, label %_Z5tex1DIfET_P13__hip_texturef.exit55, label %175, !dbg !127, !llvm.loop !132

_Z5tex1DIfET_P13__hip_texturef.exit55:            ; preds = %175, %152
  %.0.i.i.i54 = phi <4 x float> [ %154, %152 ], [ %182, %175 ], !dbg !127
  %184 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !133
  %185 = extractelement <4 x float> %.0.i.i.i28, i64 0, !dbg !135
  %186 = fmul contract float %185, 1.000000e+01, !dbg !137
  %187 = fadd contract float %184, %186, !dbg !138
  %188 = extractelement <4 x float> %.0.i.i.i41, i64 0, !dbg !139
  %189 = fmul contract float %188, 1.000000e+02, !dbg !141
  %190 = fadd contract float %187, %189, !dbg !142
  %191 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %192 = extractelement <4 x float> %.0.i.i.i54, i64 0, !dbg !143
  %193 = fmul contract float %192, 1.000000e+03, !dbg !145
  %194 = fadd contract float %190, %193, !dbg !146
  %sext56 = shl i64 %9, 32, !dbg !147
  %195 = ashr exact i64 %sext56, 30, !dbg !147
  %196 = getelementptr inbounds i8, ptr addrspace(4) %191, i64 %195, !dbg !147
  store float %194, ptr addrspace(4) %196, align 4, !dbg !148, !tbaa !60
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #15, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z10as_integerPfy(ptr addrspace(1) noundef writeonly captures(none) %0, i64 noundef %1) local_unnamed_addr #3 !dbg !150 {
  %3 = alloca %struct.span, align 4
  %4 = inttoptr i64 %1 to ptr addrspace(4), !dbg !151
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !152
  %6 = trunc i64 %5 to i32, !dbg !152
  %7 = uitofp i32 %6 to float, !dbg !154
  %8 = fadd contract float %7, 5.000000e-01, !dbg !155
  %9 = addrspacecast ptr addrspace(4) %4 to ptr addrspace(1), !dbg !156
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 52, !dbg !156
  %11 = load i32, ptr addrspace(1) %10, align 4, !dbg !156
  %12 = icmp ugt i32 %11, 1, !dbg !156
  br i1 %12, label %13, label %16, !dbg !156

13:                                               ; preds = %2
  %14 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %8, i64 0, !dbg !156
  %15 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %9, <3 x float> noundef %14) #13, !dbg !156
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !156

16:                                               ; preds = %2
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 88, !dbg !156
  %18 = load i32, ptr addrspace(1) %17, align 8, !dbg !156
  %19 = icmp eq i32 %18, 1, !dbg !156
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 60, !dbg !156
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !156, !noalias !158
  %22 = and i32 %21, 32, !dbg !156
  %.not.i4.i.i = icmp eq i32 %22, 0, !dbg !156
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 68, !dbg !156
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !156, !noalias !158
  %25 = add nsw i32 %24, -1, !dbg !156
  %26 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %25) #14, !dbg !156
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !dbg !156, !noalias !158
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24, !dbg !156
  %28 = load i64, ptr addrspace(1) %27, align 8, !dbg !156, !noalias !158
  %29 = trunc i64 %28 to i32, !dbg !156
  br i1 %.not.i4.i.i, label %30, label %footprint_in.exit.i.i, !dbg !156

30:                                               ; preds = %16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 92, !dbg !156
  %32 = load i32, ptr addrspace(1) %31, align 4, !dbg !156, !noalias !158
  br label %footprint_in.exit.i.i, !dbg !156

footprint_in.exit.i.i:                            ; preds = %30, %16
  %33 = phi i32 [ %32, %30 ], [ 1, %16 ], !dbg !156
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %3, ptr addrspace(1) noundef readonly %9, float noundef %8, i32 noundef %29, i32 noundef %33, i1 noundef zeroext %19) #13, !dbg !156, !noalias !158
  %.sroa.3.8.copyload.i.i = load i32, ptr %3, align 4, !dbg !156
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !156
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !156
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !156
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !156
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !156, !noalias !158
  %34 = zext i1 %19 to i32, !dbg !156
  %35 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !156
  br label %36, !dbg !156

36:                                               ; preds = %36, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %34, %footprint_in.exit.i.i ], [ %44, %36 ], !dbg !156
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %43, %36 ], !dbg !156
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !156
  %37 = select i1 %.not.i5.i.i, float %35, float %.sroa.8.8.copyload.i.i, !dbg !156
  %.1.i.i.i = select i1 %19, float %37, float 1.000000e+00, !dbg !156
  %38 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !156
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !156
  %40 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !156
  %41 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %9, ptr addrspace(1) noundef readonly %9, i32 noundef %40, i32 noundef 0, i32 noundef %26) #13, !dbg !156
  %42 = fmul <4 x float> %41, %39, !dbg !156
  %43 = fadd <4 x float> %.028.i6.i.i, %42, !dbg !156
  %44 = add nsw i32 %.027.i7.i.i, -1, !dbg !156
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %36, !dbg !156, !llvm.loop !161

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %36, %13
  %.0.i.i.i = phi <4 x float> [ %15, %13 ], [ %43, %36 ], !dbg !156
  %45 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %46 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !162
  %47 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !164
  %48 = and i64 %47, 4294967295, !dbg !166
  %49 = getelementptr inbounds nuw float, ptr addrspace(4) %45, i64 %48, !dbg !166
  store float %46, ptr addrspace(4) %49, align 4, !dbg !167, !tbaa !60
  ret void, !dbg !168
}

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z11may_be_nullPfP13__hip_texture(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef readonly captures(address) %1) local_unnamed_addr #5 !dbg !169 {
  %3 = alloca %struct.span, align 4
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %.not = icmp eq ptr addrspace(4) %4, null, !dbg !170
  br i1 %.not, label %46, label %5, !dbg !170

5:                                                ; preds = %2
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !171
  %7 = trunc i64 %6 to i32, !dbg !171
  %8 = uitofp i32 %7 to float, !dbg !173
  %9 = fadd contract float %8, 5.000000e-01, !dbg !174
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 52, !dbg !175
  %11 = load i32, ptr addrspace(1) %10, align 4, !dbg !175
  %12 = icmp ugt i32 %11, 1, !dbg !175
  br i1 %12, label %13, label %16, !dbg !175

13:                                               ; preds = %5
  %14 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %9, i64 0, !dbg !175
  %15 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %1, <3 x float> noundef %14) #13, !dbg !175
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !175

16:                                               ; preds = %5
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 88, !dbg !175
  %18 = load i32, ptr addrspace(1) %17, align 8, !dbg !175
  %19 = icmp eq i32 %18, 1, !dbg !175
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60, !dbg !175
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !175, !noalias !177
  %22 = and i32 %21, 32, !dbg !175
  %.not.i4.i.i = icmp eq i32 %22, 0, !dbg !175
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 68, !dbg !175
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !175, !noalias !177
  %25 = add nsw i32 %24, -1, !dbg !175
  %26 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %25) #14, !dbg !175
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !dbg !175, !noalias !177
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24, !dbg !175
  %28 = load i64, ptr addrspace(1) %27, align 8, !dbg !175, !noalias !177
  %29 = trunc i64 %28 to i32, !dbg !175
  br i1 %.not.i4.i.i, label %30, label %footprint_in.exit.i.i, !dbg !175

30:                                               ; preds = %16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 92, !dbg !175
  %32 = load i32, ptr addrspace(1) %31, align 4, !dbg !175, !noalias !177
  br label %footprint_in.exit.i.i, !dbg !175

footprint_in.exit.i.i:                            ; preds = %30, %16
  %33 = phi i32 [ %32, %30 ], [ 1, %16 ], !dbg !175
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %3, ptr addrspace(1) noundef readonly %1, float noundef %9, i32 noundef %29, i32 noundef %33, i1 noundef zeroext %19) #13, !dbg !175, !noalias !177
  %.sroa.3.8.copyload.i.i = load i32, ptr %3, align 4, !dbg !175
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !175
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !175
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !175
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !175
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !175, !noalias !177
  %34 = zext i1 %19 to i32, !dbg !175
  %35 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !175
  br label %36, !dbg !175

36:                                               ; preds = %36, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %34, %footprint_in.exit.i.i ], [ %44, %36 ], !dbg !175
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %43, %36 ], !dbg !175
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !175
  %37 = select i1 %.not.i5.i.i, float %35, float %.sroa.8.8.copyload.i.i, !dbg !175
  %.1.i.i.i = select i1 %19, float %37, float 1.000000e+00, !dbg !175
  %38 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !175
  %39 = shufflevector <4 x float> %38, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !175
  %40 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !175
  %41 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %1, ptr addrspace(1) noundef readonly %1, i32 noundef %40, i32 noundef 0, i32 noundef %26) #13, !dbg !175
  %42 = fmul <4 x float> %41, %39, !dbg !175
  %43 = fadd <4 x float> %.028.i6.i.i, %42, !dbg !175
  %44 = add nsw i32 %.027.i7.i.i, -1, !dbg !175
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %36, !dbg !175, !llvm.loop !180

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %36, %13
  %.0.i.i.i = phi <4 x float> [ %15, %13 ], [ %43, %36 ], !dbg !175
  %45 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !181
  br label %46, !dbg !170

46:                                               ; preds = %2, %_Z5tex1DIfET_P13__hip_texturef.exit
  %47 = phi contract float [ %45, %_Z5tex1DIfET_P13__hip_texturef.exit ], [ -1.000000e+00, %2 ], !dbg !170
  %48 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !183
  %50 = and i64 %49, 4294967295, !dbg !185
  %51 = getelementptr inbounds nuw float, ptr addrspace(4) %48, i64 %50, !dbg !185
  store float %47, ptr addrspace(4) %51, align 4, !dbg !186, !tbaa !60
  ret void, !dbg !187
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @_Z4withIZ4mainEUliE8_EvPfT_(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) %1) local_unnamed_addr #3 !dbg !188 {
  %3 = alloca %struct.span, align 4
  %4 = ptrtoint ptr addrspace(1) %1 to i64
  %5 = inttoptr i64 %4 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !189
  %7 = trunc i64 %6 to i32, !dbg !189
  %8 = sitofp i32 %7 to float, !dbg !191
  %9 = fadd contract float %8, 5.000000e-01, !dbg !194
  %10 = addrspacecast ptr addrspace(4) %5 to ptr addrspace(1), !dbg !195
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 52, !dbg !195
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !195
  %13 = icmp ugt i32 %12, 1, !dbg !195
  br i1 %13, label %14, label %17, !dbg !195

14:                                               ; preds = %2
  %15 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %9, i64 0, !dbg !195
  %16 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %10, <3 x float> noundef %15) #13, !dbg !195
  br label %_ZZ4mainENKUliE8_clEi.exit, !dbg !195

17:                                               ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 88, !dbg !195
  %19 = load i32, ptr addrspace(1) %18, align 8, !dbg !195
  %20 = icmp eq i32 %19, 1, !dbg !195
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 60, !dbg !195
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !195, !noalias !197
  %23 = and i32 %22, 32, !dbg !195
  %.not.i4.i.i.i = icmp eq i32 %23, 0, !dbg !195
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 68, !dbg !195
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !195, !noalias !197
  %26 = add nsw i32 %25, -1, !dbg !195
  %27 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %26) #14, !dbg !195
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !dbg !195, !noalias !197
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 24, !dbg !195
  %29 = load i64, ptr addrspace(1) %28, align 8, !dbg !195, !noalias !197
  %30 = trunc i64 %29 to i32, !dbg !195
  br i1 %.not.i4.i.i.i, label %31, label %footprint_in.exit.i.i.i, !dbg !195

31:                                               ; preds = %17
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 92, !dbg !195
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !195, !noalias !197
  br label %footprint_in.exit.i.i.i, !dbg !195

footprint_in.exit.i.i.i:                          ; preds = %31, %17
  %34 = phi i32 [ %33, %31 ], [ 1, %17 ], !dbg !195
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %3, ptr addrspace(1) noundef readonly %10, float noundef %9, i32 noundef %30, i32 noundef %34, i1 noundef zeroext %20) #13, !dbg !195, !noalias !197
  %.sroa.3.8.copyload.i.i.i = load i32, ptr %3, align 4, !dbg !195
  %.sroa.6.8..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %3, i64 4, !dbg !195
  %.sroa.6.8.copyload.i.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i.i, align 4, !dbg !195
  %.sroa.8.8..sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !195
  %.sroa.8.8.copyload.i.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i.i, align 4, !dbg !195
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !195, !noalias !197
  %35 = zext i1 %20 to i32, !dbg !195
  %36 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i.i, !dbg !195
  br label %37, !dbg !195

37:                                               ; preds = %37, %footprint_in.exit.i.i.i
  %.027.i7.i.i.i = phi i32 [ %35, %footprint_in.exit.i.i.i ], [ %45, %37 ], !dbg !195
  %.028.i6.i.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i.i ], [ %44, %37 ], !dbg !195
  %.not.i5.i.i.i = icmp eq i32 %.027.i7.i.i.i, 0, !dbg !195
  %38 = select i1 %.not.i5.i.i.i, float %36, float %.sroa.8.8.copyload.i.i.i, !dbg !195
  %.1.i.i.i.i = select i1 %20, float %38, float 1.000000e+00, !dbg !195
  %39 = insertelement <4 x float> poison, float %.1.i.i.i.i, i64 0, !dbg !195
  %40 = shufflevector <4 x float> %39, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !195
  %41 = select i1 %.not.i5.i.i.i, i32 %.sroa.3.8.copyload.i.i.i, i32 %.sroa.6.8.copyload.i.i.i, !dbg !195
  %42 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %10, ptr addrspace(1) noundef readonly %10, i32 noundef %41, i32 noundef 0, i32 noundef %27) #13, !dbg !195
  %43 = fmul <4 x float> %42, %40, !dbg !195
  %44 = fadd <4 x float> %.028.i6.i.i.i, %43, !dbg !195
  %45 = add nsw i32 %.027.i7.i.i.i, -1, !dbg !195
  br i1 %.not.i5.i.i.i, label %_ZZ4mainENKUliE8_clEi.exit, label %37, !dbg !195, !llvm.loop !200

_ZZ4mainENKUliE8_clEi.exit:                       ; preds = %37, %14
  %.0.i.i.i.i = phi <4 x float> [ %16, %14 ], [ %44, %37 ], !dbg !195
  %46 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %47 = extractelement <4 x float> %.0.i.i.i.i, i64 0, !dbg !201
  %48 = fmul contract float %47, 2.000000e+00, !dbg !203
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !204
  %50 = and i64 %49, 4294967295, !dbg !206
  %51 = getelementptr inbounds nuw float, ptr addrspace(4) %46, i64 %50, !dbg !206
  store float %48, ptr addrspace(4) %51, align 4, !dbg !207, !tbaa !60
  ret void, !dbg !208
}

; Function Attrs: convergent nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly captures(none) %0, <3 x float> noundef %1) unnamed_addr #8 {
  %3 = alloca %struct.span, align 4
  %4 = alloca %struct.span, align 4
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 124
  %6 = load float, ptr addrspace(1) %5, align 4
  %7 = fadd float %6, 0.000000e+00
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 128
  %9 = load float, ptr addrspace(1) %8, align 8
  %10 = tail call spir_func float @_Z4fmaxff(float noundef %7, float noundef %9) #14
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 132
  %12 = load float, ptr addrspace(1) %11, align 4
  %13 = tail call spir_func float @_Z4fminff(float noundef %10, float noundef %12) #14
  %14 = tail call spir_func float @_Z4fmaxff(float noundef %13, float noundef 0.000000e+00) #14
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %16 = load i32, ptr addrspace(1) %15, align 4
  %17 = add i32 %16, -1
  %18 = uitofp i32 %17 to float
  %19 = tail call spir_func float @_Z4fminff(float noundef %14, float noundef %18) #14
  %20 = tail call spir_func float @_Z5floorf(float noundef %19) #14
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 120
  %22 = load i32, ptr addrspace(1) %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:                                               ; preds = %2
  %25 = fadd float %19, 5.000000e-01
  %26 = tail call spir_func float @_Z5floorf(float noundef %25) #14
  br label %27

27:                                               ; preds = %24, %2
  %.027 = phi float [ %26, %24 ], [ %20, %2 ]
  %.026 = phi float [ %26, %24 ], [ %19, %2 ]
  %28 = fsub float %.026, %.027
  %29 = fptoui float %.027 to i32
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %31 = load i64, ptr addrspace(1) %30, align 8
  %32 = inttoptr i64 %31 to ptr addrspace(1)
  %33 = zext i32 %29 to i64
  %34 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 88
  %36 = load i32, ptr addrspace(1) %35, align 8
  %37 = icmp eq i32 %36, 1
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %39 = load i32, ptr addrspace(1) %38, align 4, !noalias !209
  %40 = and i32 %39, 32
  %.not.i34 = icmp eq i32 %40, 0
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %42 = load i32, ptr addrspace(1) %41, align 4, !noalias !209
  %43 = add nsw i32 %42, -1
  %44 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %43) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !noalias !209
  %45 = extractelement <3 x float> %1, i64 0
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 24
  %47 = load i64, ptr addrspace(1) %46, align 8, !noalias !209
  %48 = trunc i64 %47 to i32
  br i1 %.not.i34, label %49, label %footprint_in.exit

49:                                               ; preds = %27
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 92
  %51 = load i32, ptr addrspace(1) %50, align 4, !noalias !209
  br label %footprint_in.exit

footprint_in.exit:                                ; preds = %27, %49
  %52 = phi i32 [ %51, %49 ], [ 1, %27 ]
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef %0, float noundef %45, i32 noundef %48, i32 noundef %52, i1 noundef zeroext %37) #13, !noalias !209
  %.sroa.340.8.copyload = load i32, ptr %4, align 4
  %.sroa.641.8..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 4
  %.sroa.641.8.copyload = load i32, ptr %.sroa.641.8..sroa_idx, align 4
  %.sroa.842.8..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  %.sroa.842.8.copyload = load float, ptr %.sroa.842.8..sroa_idx, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !noalias !209
  %53 = zext i1 %37 to i32
  %54 = fsub float 1.000000e+00, %.sroa.842.8.copyload
  br label %55

55:                                               ; preds = %footprint_in.exit, %55
  %.027.i3051 = phi i32 [ %53, %footprint_in.exit ], [ %63, %55 ]
  %.028.i2950 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit ], [ %62, %55 ]
  %.not.i37 = icmp eq i32 %.027.i3051, 0
  %56 = select i1 %.not.i37, float %54, float %.sroa.842.8.copyload
  %.1.i31 = select i1 %37, float %56, float 1.000000e+00
  %57 = insertelement <4 x float> poison, float %.1.i31, i64 0
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> zeroinitializer
  %59 = select i1 %.not.i37, i32 %.sroa.340.8.copyload, i32 %.sroa.641.8.copyload
  %60 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %34, i32 noundef %59, i32 noundef 0, i32 noundef %44) #13
  %61 = fmul <4 x float> %58, %60
  %62 = fadd <4 x float> %.028.i2950, %61
  %63 = add nsw i32 %.027.i3051, -1
  %.not = icmp eq i32 %.027.i3051, 0
  br i1 %.not, label %sample_level.exit33, label %55, !llvm.loop !212

sample_level.exit33:                              ; preds = %55
  %64 = fcmp oeq float %28, 0.000000e+00
  br i1 %64, label %95, label %65

65:                                               ; preds = %sample_level.exit33
  %66 = add i32 %29, 1
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw %struct.hipspv_level, ptr addrspace(1) %32, i64 %67
  %69 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %43) #14
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !noalias !213
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 24
  %71 = load i64, ptr addrspace(1) %70, align 8, !noalias !213
  %72 = trunc i64 %71 to i32
  br i1 %.not.i34, label %73, label %footprint_in.exit36

73:                                               ; preds = %65
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 92
  %75 = load i32, ptr addrspace(1) %74, align 4, !noalias !213
  br label %footprint_in.exit36

footprint_in.exit36:                              ; preds = %65, %73
  %76 = phi i32 [ %75, %73 ], [ 1, %65 ]
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %3, ptr addrspace(1) noundef %0, float noundef %45, i32 noundef %72, i32 noundef %76, i1 noundef zeroext %37) #13, !noalias !213
  %.sroa.3.8.copyload = load i32, ptr %3, align 4
  %.sroa.6.8..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 4
  %.sroa.6.8.copyload = load i32, ptr %.sroa.6.8..sroa_idx, align 4
  %.sroa.8.8..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 8
  %.sroa.8.8.copyload = load float, ptr %.sroa.8.8..sroa_idx, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !noalias !213
  %77 = fsub float 1.000000e+00, %.sroa.8.8.copyload
  br label %78

78:                                               ; preds = %footprint_in.exit36, %78
  %.027.i53 = phi i32 [ %53, %footprint_in.exit36 ], [ %86, %78 ]
  %.028.i52 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit36 ], [ %85, %78 ]
  %.not.i38 = icmp eq i32 %.027.i53, 0
  %79 = select i1 %.not.i38, float %77, float %.sroa.8.8.copyload
  %.1.i = select i1 %37, float %79, float 1.000000e+00
  %80 = insertelement <4 x float> poison, float %.1.i, i64 0
  %81 = shufflevector <4 x float> %80, <4 x float> poison, <4 x i32> zeroinitializer
  %82 = select i1 %.not.i38, i32 %.sroa.3.8.copyload, i32 %.sroa.6.8.copyload
  %83 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %68, i32 noundef %82, i32 noundef 0, i32 noundef %69) #13
  %84 = fmul <4 x float> %81, %83
  %85 = fadd <4 x float> %.028.i52, %84
  %86 = add nsw i32 %.027.i53, -1
  %.not57 = icmp eq i32 %.027.i53, 0
  br i1 %.not57, label %sample_level.exit, label %78, !llvm.loop !212

sample_level.exit:                                ; preds = %78
  %87 = fsub float 1.000000e+00, %28
  %88 = insertelement <4 x float> poison, float %87, i64 0
  %89 = shufflevector <4 x float> %88, <4 x float> poison, <4 x i32> zeroinitializer
  %90 = fmul <4 x float> %89, %62
  %91 = insertelement <4 x float> poison, float %28, i64 0
  %92 = shufflevector <4 x float> %91, <4 x float> poison, <4 x i32> zeroinitializer
  %93 = fmul <4 x float> %92, %85
  %94 = fadd <4 x float> %90, %93
  br label %95

95:                                               ; preds = %sample_level.exit33, %sample_level.exit
  %.0 = phi <4 x float> [ %94, %sample_level.exit ], [ %62, %sample_level.exit33 ]
  ret <4 x float> %.0
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #9 {
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 104
  %7 = load <4 x float>, ptr addrspace(1) %6, align 8
  %8 = tail call spir_func i32 @_Z3maxii(i32 noundef %2, i32 noundef 0) #14
  %9 = tail call spir_func i32 @_Z3maxii(i32 noundef %3, i32 noundef 0) #14
  %10 = tail call spir_func i32 @_Z3maxii(i32 noundef %4, i32 noundef 0) #14
  %11 = load i64, ptr addrspace(1) %1, align 8
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %14 = load i64, ptr addrspace(1) %13, align 8
  %15 = mul i64 %14, %12
  %16 = add i64 %15, %11
  %17 = sext i32 %9 to i64
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %19 = load i64, ptr addrspace(1) %18, align 8
  %20 = mul i64 %19, %17
  %21 = add i64 %16, %20
  %22 = sext i32 %8 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 84
  %24 = load i32, ptr addrspace(1) %23, align 4
  %25 = zext i32 %24 to i64
  %26 = mul nsw i64 %25, %22
  %27 = add i64 %21, %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 76
  %29 = load i32, ptr addrspace(1) %28, align 4
  %30 = inttoptr i64 %27 to ptr addrspace(1)
  switch i32 %29, label %36 [
    i32 32, label %31
    i32 16, label %33
  ]

31:                                               ; preds = %5
  %32 = load i32, ptr addrspace(1) %30, align 4
  br label %load_texel.exit

33:                                               ; preds = %5
  %34 = load i16, ptr addrspace(1) %30, align 2
  %35 = zext i16 %34 to i32
  br label %load_texel.exit

36:                                               ; preds = %5
  %37 = load i8, ptr addrspace(1) %30, align 1
  %38 = zext i8 %37 to i32
  br label %load_texel.exit

load_texel.exit:                                  ; preds = %31, %33, %36
  %.sink.i = phi i32 [ %35, %33 ], [ %38, %36 ], [ %32, %31 ]
  %39 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %.sink.i, i64 0
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %41 = load i32, ptr addrspace(1) %40, align 8
  %42 = icmp eq i32 %41, 0
  %43 = sub i32 0, %29
  %44 = and i32 %43, 31
  %.scalar.i = select i1 %42, i32 %44, i32 0
  %45 = insertelement <4 x i32> poison, i32 %.scalar.i, i64 0
  %46 = shufflevector <4 x i32> %45, <4 x i32> poison, <4 x i32> zeroinitializer
  %47 = shl <4 x i32> %39, %46
  %48 = ashr exact <4 x i32> %47, %46
  %49 = icmp eq i32 %29, 32
  br i1 %49, label %50, label %52

50:                                               ; preds = %load_texel.exit
  %51 = bitcast <4 x i32> %48 to <4 x float>
  br label %to_float.exit

52:                                               ; preds = %load_texel.exit
  %53 = icmp eq i32 %41, 2
  br i1 %53, label %54, label %70

54:                                               ; preds = %52
  %55 = shl <4 x i32> %48, splat (i32 16)
  %56 = and <4 x i32> %55, splat (i32 -2147483648)
  %57 = and <4 x i32> %48, splat (i32 32767)
  %58 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %57) #14
  %59 = fmul <4 x float> %58, splat (float 0x3E70000000000000)
  %60 = shl nuw nsw <4 x i32> %57, splat (i32 13)
  %61 = add nuw nsw <4 x i32> %60, splat (i32 939524096)
  %62 = or <4 x i32> %60, splat (i32 2139095040)
  %63 = icmp samesign ult <4 x i32> %57, splat (i32 1024)
  %64 = bitcast <4 x float> %59 to <4 x i32>
  %65 = icmp samesign ult <4 x i32> %57, splat (i32 31744)
  %66 = select <4 x i1> %65, <4 x i32> %61, <4 x i32> %62
  %67 = select <4 x i1> %63, <4 x i32> %64, <4 x i32> %66
  %68 = or <4 x i32> %67, %56
  %69 = bitcast <4 x i32> %68 to <4 x float>
  br label %to_float.exit

70:                                               ; preds = %52
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %72 = load i32, ptr addrspace(1) %71, align 4
  %73 = and i32 %72, 4
  %.not.i = icmp eq i32 %73, 0
  br i1 %.not.i, label %122, label %74

74:                                               ; preds = %70
  %75 = icmp eq i32 %29, 8
  br i1 %42, label %76, label %83

76:                                               ; preds = %74
  %77 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef %48) #14
  %78 = select i1 %75, float 1.270000e+02, float 3.276700e+04
  %79 = insertelement <4 x float> poison, float %78, i64 0
  %80 = shufflevector <4 x float> %79, <4 x float> poison, <4 x i32> zeroinitializer
  %81 = fdiv <4 x float> %77, %80
  %82 = tail call spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef %81, float noundef -1.000000e+00) #14
  br label %to_float.exit

83:                                               ; preds = %74
  %84 = tail call spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef %48) #14
  %85 = select i1 %75, float 2.550000e+02, float 6.553500e+04
  %86 = insertelement <4 x float> poison, float %85, i64 0
  %87 = shufflevector <4 x float> %86, <4 x float> poison, <4 x i32> zeroinitializer
  %88 = fdiv <4 x float> %84, %87
  %89 = and i32 %72, 8
  %.not.i.i = icmp eq i32 %89, 0
  br i1 %.not.i.i, label %to_float.exit, label %90

90:                                               ; preds = %83
  %91 = extractelement <4 x float> %88, i64 0
  %92 = fcmp ugt float %91, 0x3FA4B5DCC0000000
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = fdiv float %91, 0x4029D70A40000000
  br label %linear_of_srgb.exit.i.i

95:                                               ; preds = %90
  %96 = fadd float %91, 0x3FAC28F5C0000000
  %97 = fdiv float %96, 0x3FF0E147A0000000
  %98 = tail call spir_func float @_Z4powrff(float noundef %97, float noundef 0x4003333340000000) #14
  br label %linear_of_srgb.exit.i.i

linear_of_srgb.exit.i.i:                          ; preds = %95, %93
  %99 = phi float [ %94, %93 ], [ %98, %95 ]
  %100 = insertelement <4 x float> poison, float %99, i64 0
  %101 = extractelement <4 x float> %88, i64 1
  %102 = fcmp ugt float %101, 0x3FA4B5DCC0000000
  br i1 %102, label %105, label %103

103:                                              ; preds = %linear_of_srgb.exit.i.i
  %104 = fdiv float %101, 0x4029D70A40000000
  br label %linear_of_srgb.exit13.i.i

105:                                              ; preds = %linear_of_srgb.exit.i.i
  %106 = fadd float %101, 0x3FAC28F5C0000000
  %107 = fdiv float %106, 0x3FF0E147A0000000
  %108 = tail call spir_func float @_Z4powrff(float noundef %107, float noundef 0x4003333340000000) #14
  br label %linear_of_srgb.exit13.i.i

linear_of_srgb.exit13.i.i:                        ; preds = %105, %103
  %109 = phi float [ %104, %103 ], [ %108, %105 ]
  %110 = insertelement <4 x float> %100, float %109, i64 1
  %111 = extractelement <4 x float> %88, i64 2
  %112 = fcmp ugt float %111, 0x3FA4B5DCC0000000
  br i1 %112, label %115, label %113

113:                                              ; preds = %linear_of_srgb.exit13.i.i
  %114 = fdiv float %111, 0x4029D70A40000000
  br label %linear_of_srgb.exit14.i.i

115:                                              ; preds = %linear_of_srgb.exit13.i.i
  %116 = fadd float %111, 0x3FAC28F5C0000000
  %117 = fdiv float %116, 0x3FF0E147A0000000
  %118 = tail call spir_func float @_Z4powrff(float noundef %117, float noundef 0x4003333340000000) #14
  br label %linear_of_srgb.exit14.i.i

linear_of_srgb.exit14.i.i:                        ; preds = %115, %113
  %119 = phi float [ %114, %113 ], [ %118, %115 ]
  %120 = insertelement <4 x float> %110, float %119, i64 2
  %121 = shufflevector <4 x float> %120, <4 x float> %88, <4 x i32> <i32 0, i32 1, i32 2, i32 7>
  br label %to_float.exit

122:                                              ; preds = %70
  %123 = bitcast <4 x i32> %48 to <4 x float>
  br label %to_float.exit

to_float.exit:                                    ; preds = %50, %54, %76, %83, %linear_of_srgb.exit14.i.i, %122
  %.0.i = phi <4 x float> [ %51, %50 ], [ %69, %54 ], [ %123, %122 ], [ %82, %76 ], [ %121, %linear_of_srgb.exit14.i.i ], [ %88, %83 ]
  %124 = or i32 %3, %2
  %125 = or i32 %124, %4
  %126 = icmp slt i32 %125, 0
  %127 = select i1 %126, <4 x float> %7, <4 x float> %.0.i
  ret <4 x float> %127
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z3maxii(i32 noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_i(<4 x i32> noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z4fmaxDv4_ff(<4 x float> noundef, float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func <4 x float> @_Z14convert_float4Dv4_j(<4 x i32> noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4powrff(float noundef, float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func i32 @_Z5clampiii(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @span_of(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.span) align 4 captures(none) initializes((0, 12)) %0, ptr addrspace(1) noundef readonly captures(none) %1, float noundef %2, i32 noundef %3, i32 noundef %4, i1 noundef zeroext %5) unnamed_addr #11 {
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 60
  %8 = load i32, ptr addrspace(1) %7, align 4
  switch i32 %4, label %place.exit [
    i32 0, label %.thread.i
    i32 2, label %11
  ]

.thread.i:                                        ; preds = %6
  %9 = tail call spir_func float @_Z5floorf(float noundef %2) #14
  %10 = fsub float %2, %9
  br label %place.exit

11:                                               ; preds = %6
  %12 = fmul float %2, 5.000000e-01
  %13 = tail call spir_func float @_Z5floorf(float noundef %12) #14
  %14 = fmul float %13, 2.000000e+00
  %15 = fsub float %2, %14
  br label %place.exit

place.exit:                                       ; preds = %6, %.thread.i, %11
  %.1.i = phi float [ %15, %11 ], [ %2, %6 ], [ %10, %.thread.i ]
  %16 = and i32 %8, 34
  %.not.i = icmp eq i32 %16, 0
  %17 = uitofp i32 %3 to float
  %18 = select i1 %.not.i, float 1.000000e+00, float %17
  %19 = fmul float %18, %.1.i
  %20 = tail call spir_func float @_Z4fmaxff(float noundef %19, float noundef -2.000000e+00) #14
  %21 = fmul float %17, 2.000000e+00
  %22 = fadd float %21, 2.000000e+00
  %23 = tail call spir_func float @_Z4fminff(float noundef %20, float noundef %22) #14
  %24 = select i1 %5, float 5.000000e-01, float 0.000000e+00
  %25 = fsub float %23, %24
  %26 = tail call spir_func float @_Z5floorf(float noundef %25) #14
  %27 = fptosi float %26 to i32
  %28 = icmp ne i32 %4, 2
  %.not.i13 = icmp sgt i32 %3, %27
  %or.cond.i = or i1 %28, %.not.i13
  %29 = shl nsw i32 %3, 1
  %30 = xor i32 %27, -1
  %31 = add i32 %29, %30
  %.019.i = select i1 %or.cond.i, i32 %27, i32 %31
  %32 = add nsw i32 %3, -1
  %33 = tail call spir_func i32 @_Z5clampiii(i32 noundef %.019.i, i32 noundef 0, i32 noundef %32) #14
  switch i32 %4, label %neighbour.exit [
    i32 3, label %34
    i32 0, label %37
  ]

34:                                               ; preds = %place.exit
  %35 = icmp eq i32 %.019.i, %33
  %36 = select i1 %35, i32 %.019.i, i32 -1
  br label %neighbour.exit

37:                                               ; preds = %place.exit
  %38 = icmp slt i32 %.019.i, 0
  %.not24.i = icmp slt i32 %.019.i, %3
  %39 = select i1 %.not24.i, i32 %.019.i, i32 0
  %40 = select i1 %38, i32 %32, i32 %39
  br label %neighbour.exit

neighbour.exit:                                   ; preds = %place.exit, %34, %37
  %.0.i = phi i32 [ %36, %34 ], [ %40, %37 ], [ %33, %place.exit ]
  store i32 %.0.i, ptr %0, align 4
  %41 = add nsw i32 %27, 1
  %.not.i14 = icmp slt i32 %41, %3
  %or.cond.i15 = or i1 %28, %.not.i14
  %reass.sub = add i32 %29, -2
  %42 = sub i32 %reass.sub, %27
  %.019.i16 = select i1 %or.cond.i15, i32 %41, i32 %42
  %43 = tail call spir_func i32 @_Z5clampiii(i32 noundef %.019.i16, i32 noundef 0, i32 noundef %32) #14
  switch i32 %4, label %neighbour.exit19 [
    i32 3, label %44
    i32 0, label %47
  ]

44:                                               ; preds = %neighbour.exit
  %45 = icmp eq i32 %.019.i16, %43
  %46 = select i1 %45, i32 %.019.i16, i32 -1
  br label %neighbour.exit19

47:                                               ; preds = %neighbour.exit
  %48 = icmp slt i32 %.019.i16, 0
  %.not24.i17 = icmp slt i32 %.019.i16, %3
  %49 = select i1 %.not24.i17, i32 %.019.i16, i32 0
  %50 = select i1 %48, i32 %32, i32 %49
  br label %neighbour.exit19

neighbour.exit19:                                 ; preds = %neighbour.exit, %44, %47
  %.0.i18 = phi i32 [ %46, %44 ], [ %50, %47 ], [ %43, %neighbour.exit ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %.0.i18, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = fsub float %25, %26
  store float %53, ptr %52, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z5floorf(float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fmaxff(float noundef, float noundef) local_unnamed_addr #10

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4fminff(float noundef, float noundef) local_unnamed_addr #10

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @_Z8by_valuePf5Scene(ptr addrspace(1) noundef writeonly captures(none) %0, ptr noundef readonly byval(%struct.Scene) align 8 captures(none) %1) local_unnamed_addr #3 !dbg !216 {
  %3 = alloca %struct.span, align 4
  %4 = alloca %struct.span, align 4
  %5 = alloca %struct.Scene, align 8
  %6 = addrspacecast ptr %5 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noundef align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 56, i1 false)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !217
  %8 = trunc i64 %7 to i32, !dbg !217
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8
  %10 = sitofp i32 %8 to float
  %11 = fadd contract float %10, 5.000000e-01
  %.sroa.6.8..sroa_idx.i.i14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %.sroa.8.8..sroa_idx.i.i16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %11, i64 0
  br label %59, !dbg !219

13:                                               ; preds = %_Z5tex1DIfET_P13__hip_texturef.exit23
  %14 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 40, !dbg !220
  %15 = load float, ptr addrspace(4) %14, align 8, !dbg !221, !tbaa !222
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 48, !dbg !225
  %17 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !225, !tbaa !226
  %18 = addrspacecast ptr addrspace(4) %17 to ptr addrspace(1), !dbg !227
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 52, !dbg !227
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !227
  %21 = icmp ugt i32 %20, 1, !dbg !227
  br i1 %21, label %22, label %24, !dbg !227

22:                                               ; preds = %13
  %23 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %18, <3 x float> noundef %12) #13, !dbg !227
  br label %_Z5tex1DIfET_P13__hip_texturef.exit, !dbg !227

24:                                               ; preds = %13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 88, !dbg !227
  %26 = load i32, ptr addrspace(1) %25, align 8, !dbg !227
  %27 = icmp eq i32 %26, 1, !dbg !227
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 60, !dbg !227
  %29 = load i32, ptr addrspace(1) %28, align 4, !dbg !227, !noalias !229
  %30 = and i32 %29, 32, !dbg !227
  %.not.i4.i.i = icmp eq i32 %30, 0, !dbg !227
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 68, !dbg !227
  %32 = load i32, ptr addrspace(1) %31, align 4, !dbg !227, !noalias !229
  %33 = add nsw i32 %32, -1, !dbg !227
  %34 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %33) #14, !dbg !227
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !227, !noalias !229
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 24, !dbg !227
  %36 = load i64, ptr addrspace(1) %35, align 8, !dbg !227, !noalias !229
  %37 = trunc i64 %36 to i32, !dbg !227
  br i1 %.not.i4.i.i, label %38, label %footprint_in.exit.i.i, !dbg !227

38:                                               ; preds = %24
  %39 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 92, !dbg !227
  %40 = load i32, ptr addrspace(1) %39, align 4, !dbg !227, !noalias !229
  br label %footprint_in.exit.i.i, !dbg !227

footprint_in.exit.i.i:                            ; preds = %38, %24
  %41 = phi i32 [ %40, %38 ], [ 1, %24 ], !dbg !227
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef readonly %18, float noundef %11, i32 noundef %37, i32 noundef %41, i1 noundef zeroext %27) #13, !dbg !227, !noalias !229
  %.sroa.3.8.copyload.i.i = load i32, ptr %4, align 4, !dbg !227
  %.sroa.6.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !227
  %.sroa.6.8.copyload.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i, align 4, !dbg !227
  %.sroa.8.8..sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !227
  %.sroa.8.8.copyload.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i, align 4, !dbg !227
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !227, !noalias !229
  %42 = zext i1 %27 to i32, !dbg !227
  %43 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i, !dbg !227
  br label %44, !dbg !227

44:                                               ; preds = %44, %footprint_in.exit.i.i
  %.027.i7.i.i = phi i32 [ %42, %footprint_in.exit.i.i ], [ %52, %44 ], !dbg !227
  %.028.i6.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i ], [ %51, %44 ], !dbg !227
  %.not.i5.i.i = icmp eq i32 %.027.i7.i.i, 0, !dbg !227
  %45 = select i1 %.not.i5.i.i, float %43, float %.sroa.8.8.copyload.i.i, !dbg !227
  %.1.i.i.i = select i1 %27, float %45, float 1.000000e+00, !dbg !227
  %46 = insertelement <4 x float> poison, float %.1.i.i.i, i64 0, !dbg !227
  %47 = shufflevector <4 x float> %46, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !227
  %48 = select i1 %.not.i5.i.i, i32 %.sroa.3.8.copyload.i.i, i32 %.sroa.6.8.copyload.i.i, !dbg !227
  %49 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %18, ptr addrspace(1) noundef readonly %18, i32 noundef %48, i32 noundef 0, i32 noundef %34) #13, !dbg !227
  %50 = fmul <4 x float> %49, %47, !dbg !227
  %51 = fadd <4 x float> %.028.i6.i.i, %50, !dbg !227
  %52 = add nsw i32 %.027.i7.i.i, -1, !dbg !227
  br i1 %.not.i5.i.i, label %_Z5tex1DIfET_P13__hip_texturef.exit, label %44, !dbg !227, !llvm.loop !232

_Z5tex1DIfET_P13__hip_texturef.exit:              ; preds = %44, %22
  %.0.i.i.i = phi <4 x float> [ %23, %22 ], [ %51, %44 ], !dbg !227
  %53 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %54 = extractelement <4 x float> %.0.i.i.i, i64 0, !dbg !233
  %55 = fmul contract float %15, %54, !dbg !235
  %56 = fadd contract float %101, %55, !dbg !236
  %sext = shl i64 %7, 32, !dbg !237
  %57 = ashr exact i64 %sext, 30, !dbg !237
  %58 = getelementptr inbounds i8, ptr addrspace(4) %53, i64 %57, !dbg !237
  store float %56, ptr addrspace(4) %58, align 4, !dbg !238, !tbaa !60
  ret void, !dbg !239

59:                                               ; preds = %2, %_Z5tex1DIfET_P13__hip_texturef.exit23
  %indvars.iv = phi i64 [ 0, %2 ], [ %indvars.iv.next, %_Z5tex1DIfET_P13__hip_texturef.exit23 ]
  %.01025 = phi float [ 0.000000e+00, %2 ], [ %101, %_Z5tex1DIfET_P13__hip_texturef.exit23 ]
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !240
  %60 = trunc nuw nsw i64 %indvars.iv.next to i32, !dbg !241
  %61 = uitofp nneg i32 %60 to float, !dbg !241
  %62 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %9, i64 %indvars.iv, !dbg !242
  %63 = load ptr addrspace(4), ptr addrspace(4) %62, align 8, !dbg !242, !tbaa !36
  %64 = addrspacecast ptr addrspace(4) %63 to ptr addrspace(1), !dbg !243
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 52, !dbg !243
  %66 = load i32, ptr addrspace(1) %65, align 4, !dbg !243
  %67 = icmp ugt i32 %66, 1, !dbg !243
  br i1 %67, label %68, label %70, !dbg !243

68:                                               ; preds = %59
  %69 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %64, <3 x float> noundef %12) #13, !dbg !243
  br label %_Z5tex1DIfET_P13__hip_texturef.exit23, !dbg !243

70:                                               ; preds = %59
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 88, !dbg !243
  %72 = load i32, ptr addrspace(1) %71, align 8, !dbg !243
  %73 = icmp eq i32 %72, 1, !dbg !243
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 60, !dbg !243
  %75 = load i32, ptr addrspace(1) %74, align 4, !dbg !243, !noalias !245
  %76 = and i32 %75, 32, !dbg !243
  %.not.i4.i.i11 = icmp eq i32 %76, 0, !dbg !243
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 68, !dbg !243
  %78 = load i32, ptr addrspace(1) %77, align 4, !dbg !243, !noalias !245
  %79 = add nsw i32 %78, -1, !dbg !243
  %80 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %79) #14, !dbg !243
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15, !dbg !243, !noalias !245
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 24, !dbg !243
  %82 = load i64, ptr addrspace(1) %81, align 8, !dbg !243, !noalias !245
  %83 = trunc i64 %82 to i32, !dbg !243
  br i1 %.not.i4.i.i11, label %84, label %footprint_in.exit.i.i12, !dbg !243

84:                                               ; preds = %70
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 92, !dbg !243
  %86 = load i32, ptr addrspace(1) %85, align 4, !dbg !243, !noalias !245
  br label %footprint_in.exit.i.i12, !dbg !243

footprint_in.exit.i.i12:                          ; preds = %84, %70
  %87 = phi i32 [ %86, %84 ], [ 1, %70 ], !dbg !243
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %3, ptr addrspace(1) noundef readonly %64, float noundef %11, i32 noundef %83, i32 noundef %87, i1 noundef zeroext %73) #13, !dbg !243, !noalias !245
  %.sroa.3.8.copyload.i.i13 = load i32, ptr %3, align 4, !dbg !243
  %.sroa.6.8.copyload.i.i15 = load i32, ptr %.sroa.6.8..sroa_idx.i.i14, align 4, !dbg !243
  %.sroa.8.8.copyload.i.i17 = load float, ptr %.sroa.8.8..sroa_idx.i.i16, align 4, !dbg !243
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15, !dbg !243, !noalias !245
  %88 = zext i1 %73 to i32, !dbg !243
  %89 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i17, !dbg !243
  br label %90, !dbg !243

90:                                               ; preds = %90, %footprint_in.exit.i.i12
  %.027.i7.i.i18 = phi i32 [ %88, %footprint_in.exit.i.i12 ], [ %98, %90 ], !dbg !243
  %.028.i6.i.i19 = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i12 ], [ %97, %90 ], !dbg !243
  %.not.i5.i.i20 = icmp eq i32 %.027.i7.i.i18, 0, !dbg !243
  %91 = select i1 %.not.i5.i.i20, float %89, float %.sroa.8.8.copyload.i.i17, !dbg !243
  %.1.i.i.i21 = select i1 %73, float %91, float 1.000000e+00, !dbg !243
  %92 = insertelement <4 x float> poison, float %.1.i.i.i21, i64 0, !dbg !243
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !243
  %94 = select i1 %.not.i5.i.i20, i32 %.sroa.3.8.copyload.i.i13, i32 %.sroa.6.8.copyload.i.i15, !dbg !243
  %95 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %64, ptr addrspace(1) noundef readonly %64, i32 noundef %94, i32 noundef 0, i32 noundef %80) #13, !dbg !243
  %96 = fmul <4 x float> %95, %93, !dbg !243
  %97 = fadd <4 x float> %.028.i6.i.i19, %96, !dbg !243
  %98 = add nsw i32 %.027.i7.i.i18, -1, !dbg !243
  br i1 %.not.i5.i.i20, label %_Z5tex1DIfET_P13__hip_texturef.exit23, label %90, !dbg !243, !llvm.loop !248

_Z5tex1DIfET_P13__hip_texturef.exit23:            ; preds = %90, %68
  %.0.i.i.i22 = phi <4 x float> [ %69, %68 ], [ %97, %90 ], !dbg !243
  %99 = extractelement <4 x float> %.0.i.i.i22, i64 0, !dbg !249
  %100 = fmul contract float %99, %61, !dbg !251
  %101 = fadd contract float %.01025, %100, !dbg !252
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4, !dbg !253
  br i1 %exitcond.not, label %13, label %59, !dbg !219, !llvm.loop !254
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define spir_kernel void @_Z12in_functionsPf5Scenei(ptr addrspace(1) noundef writeonly captures(none) %0, ptr noundef readonly byval(%struct.Scene) align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !dbg !256 {
  %4 = alloca %struct.span, align 4
  %5 = alloca %struct.Scene, align 8
  %6 = addrspacecast ptr %5 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noundef align 8 dereferenceable(56) %6, ptr noundef nonnull align 8 dereferenceable(56) %1, i64 56, i1 false)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #17, !dbg !257
  %8 = trunc i64 %7 to i32, !dbg !257
  %9 = call contract spir_func noundef float @_Z6deeperRK5Sceneii(ptr addrspace(4) noundef align 8 dereferenceable(56) %6, i32 noundef %2, i32 noundef %8) #16, !dbg !259
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 48, !dbg !260
  %11 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !260, !tbaa !226
  %12 = sitofp i32 %8 to float, !dbg !261
  %13 = fadd contract float %12, 5.000000e-01, !dbg !266
  %14 = addrspacecast ptr addrspace(4) %11 to ptr addrspace(1), !dbg !267
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 52, !dbg !267
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !267
  %17 = icmp ugt i32 %16, 1, !dbg !267
  br i1 %17, label %18, label %21, !dbg !267

18:                                               ; preds = %3
  %19 = insertelement <3 x float> <float poison, float 0.000000e+00, float 0.000000e+00>, float %13, i64 0, !dbg !267
  %20 = tail call spir_func <4 x float> @sample_mipmap(ptr addrspace(1) noundef readonly %14, <3 x float> noundef %19) #13, !dbg !267
  br label %_Z14through_readerRK6Readeri.exit, !dbg !267

21:                                               ; preds = %3
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 88, !dbg !267
  %23 = load i32, ptr addrspace(1) %22, align 8, !dbg !267
  %24 = icmp eq i32 %23, 1, !dbg !267
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 60, !dbg !267
  %26 = load i32, ptr addrspace(1) %25, align 4, !dbg !267, !noalias !269
  %27 = and i32 %26, 32, !dbg !267
  %.not.i4.i.i.i.i = icmp eq i32 %27, 0, !dbg !267
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 68, !dbg !267
  %29 = load i32, ptr addrspace(1) %28, align 4, !dbg !267, !noalias !269
  %30 = add nsw i32 %29, -1, !dbg !267
  %31 = tail call spir_func i32 @_Z5clampiii(i32 noundef 0, i32 noundef 0, i32 noundef %30) #14, !dbg !267
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !267, !noalias !269
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 24, !dbg !267
  %33 = load i64, ptr addrspace(1) %32, align 8, !dbg !267, !noalias !269
  %34 = trunc i64 %33 to i32, !dbg !267
  br i1 %.not.i4.i.i.i.i, label %35, label %footprint_in.exit.i.i.i.i, !dbg !267

35:                                               ; preds = %21
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 92, !dbg !267
  %37 = load i32, ptr addrspace(1) %36, align 4, !dbg !267, !noalias !269
  br label %footprint_in.exit.i.i.i.i, !dbg !267

footprint_in.exit.i.i.i.i:                        ; preds = %35, %21
  %38 = phi i32 [ %37, %35 ], [ 1, %21 ], !dbg !267
  call spir_func void @span_of(ptr dead_on_unwind writable sret(%struct.span) align 4 %4, ptr addrspace(1) noundef readonly %14, float noundef %13, i32 noundef %34, i32 noundef %38, i1 noundef zeroext %24) #13, !dbg !267, !noalias !269
  %.sroa.3.8.copyload.i.i.i.i = load i32, ptr %4, align 4, !dbg !267
  %.sroa.6.8..sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !267
  %.sroa.6.8.copyload.i.i.i.i = load i32, ptr %.sroa.6.8..sroa_idx.i.i.i.i, align 4, !dbg !267
  %.sroa.8.8..sroa_idx.i.i.i.i = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !267
  %.sroa.8.8.copyload.i.i.i.i = load float, ptr %.sroa.8.8..sroa_idx.i.i.i.i, align 4, !dbg !267
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15, !dbg !267, !noalias !269
  %39 = zext i1 %24 to i32, !dbg !267
  %40 = fsub float 1.000000e+00, %.sroa.8.8.copyload.i.i.i.i, !dbg !267
  br label %41, !dbg !267

41:                                               ; preds = %41, %footprint_in.exit.i.i.i.i
  %.027.i7.i.i.i.i = phi i32 [ %39, %footprint_in.exit.i.i.i.i ], [ %49, %41 ], !dbg !267
  %.028.i6.i.i.i.i = phi <4 x float> [ splat (float -0.000000e+00), %footprint_in.exit.i.i.i.i ], [ %48, %41 ], !dbg !267
  %.not.i5.i.i.i.i = icmp eq i32 %.027.i7.i.i.i.i, 0, !dbg !267
  %42 = select i1 %.not.i5.i.i.i.i, float %40, float %.sroa.8.8.copyload.i.i.i.i, !dbg !267
  %.1.i.i.i.i.i = select i1 %24, float %42, float 1.000000e+00, !dbg !267
  %43 = insertelement <4 x float> poison, float %.1.i.i.i.i.i, i64 0, !dbg !267
  %44 = shufflevector <4 x float> %43, <4 x float> poison, <4 x i32> zeroinitializer, !dbg !267
  %45 = select i1 %.not.i5.i.i.i.i, i32 %.sroa.3.8.copyload.i.i.i.i, i32 %.sroa.6.8.copyload.i.i.i.i, !dbg !267
  %46 = tail call spir_func <4 x float> @float_texel(ptr addrspace(1) noundef readonly %14, ptr addrspace(1) noundef readonly %14, i32 noundef %45, i32 noundef 0, i32 noundef %31) #13, !dbg !267
  %47 = fmul <4 x float> %46, %44, !dbg !267
  %48 = fadd <4 x float> %.028.i6.i.i.i.i, %47, !dbg !267
  %49 = add nsw i32 %.027.i7.i.i.i.i, -1, !dbg !267
  br i1 %.not.i5.i.i.i.i, label %_Z14through_readerRK6Readeri.exit, label %41, !dbg !267, !llvm.loop !272

_Z14through_readerRK6Readeri.exit:                ; preds = %41, %18
  %.0.i.i.i.i.i = phi <4 x float> [ %20, %18 ], [ %48, %41 ], !dbg !267
  %50 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %51 = extractelement <4 x float> %.0.i.i.i.i.i, i64 0, !dbg !273
  %52 = fadd contract float %9, %51, !dbg !275
  %sext = shl i64 %7, 32, !dbg !276
  %53 = ashr exact i64 %sext, 30, !dbg !276
  %54 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 %53, !dbg !276
  store float %52, ptr addrspace(4) %54, align 4, !dbg !277, !tbaa !60
  ret void, !dbg !278
}

attributes #0 = { convergent nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree noinline norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nofree noinline norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { convergent nounwind }
attributes #14 = { convergent nounwind willreturn memory(none) }
attributes #15 = { nounwind }
attributes #16 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #17 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!17 = !DILocation(line: 23, column: 35, scope: !13)
!18 = !DILocation(line: 23, column: 37, scope: !13)
!19 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "tex1D<float>", scope: !21, file: !21, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "hipspv/include/hip/spirv_detail/texture.h", directory: "/work/main")
!22 = distinct !DILocation(line: 23, column: 13, scope: !13)
!23 = !{!24}
!24 = distinct !{!24, !25, !"footprint_in: argument 0"}
!25 = distinct !{!25, !"footprint_in"}
!26 = distinct !{!26, !27}
!27 = !{!"llvm.loop.unroll.disable"}
!28 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "from<float __attribute__((ext_vector_type(4)))>", scope: !21, file: !21, line: 48, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !22)
!31 = !DILocation(line: 24, column: 10, scope: !13)
!32 = !DILocation(line: 24, column: 3, scope: !13)
!33 = distinct !DISubprogram(name: "deeper", scope: !14, file: !14, line: 26, type: !15, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 27, column: 21, scope: !33)
!35 = !DILocation(line: 27, column: 15, scope: !33)
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 _ZTS13__hip_texture", !38, i64 0}
!38 = !{!"any pointer", !11, i64 0}
!39 = !DILocation(line: 27, column: 10, scope: !33)
!40 = !DILocation(line: 27, column: 3, scope: !33)
!41 = distinct !DISubprogram(name: "chosen", scope: !14, file: !14, line: 37, type: !15, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !45)
!43 = distinct !DISubprogram(name: "__get_x", scope: !44, file: !44, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!45 = distinct !DILocation(line: 38, column: 11, scope: !41)
!46 = !DILocation(line: 39, column: 34, scope: !41)
!47 = !DILocation(line: 39, column: 32, scope: !41)
!48 = !DILocation(line: 40, column: 34, scope: !41)
!49 = !DILocation(line: 40, column: 36, scope: !41)
!50 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !51)
!51 = distinct !DILocation(line: 40, column: 12, scope: !41)
!52 = !{!53}
!53 = distinct !{!53, !54, !"footprint_in: argument 0"}
!54 = distinct !{!54, !"footprint_in"}
!55 = distinct !{!55, !27}
!56 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !57)
!57 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !51)
!58 = !DILocation(line: 40, column: 3, scope: !41)
!59 = !DILocation(line: 40, column: 10, scope: !41)
!60 = !{!61, !61, i64 0}
!61 = !{!"float", !11, i64 0}
!62 = !DILocation(line: 41, column: 1, scope: !41)
!63 = distinct !DISubprogram(name: "swapped", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !65)
!65 = distinct !DILocation(line: 43, column: 11, scope: !63)
!66 = !DILocation(line: 45, column: 21, scope: !63)
!67 = !DILocation(line: 45, column: 3, scope: !63)
!68 = !DILocation(line: 0, scope: !63)
!69 = !DILocation(line: 51, column: 3, scope: !63)
!70 = !DILocation(line: 51, column: 10, scope: !63)
!71 = !DILocation(line: 52, column: 1, scope: !63)
!72 = !DILocation(line: 46, column: 13, scope: !63)
!73 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !74)
!74 = distinct !DILocation(line: 46, column: 21, scope: !63)
!75 = !{!76}
!76 = distinct !{!76, !77, !"footprint_in: argument 0"}
!77 = distinct !{!77, !"footprint_in"}
!78 = distinct !{!78, !27}
!79 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !80)
!80 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !74)
!81 = !DILocation(line: 46, column: 19, scope: !63)
!82 = !DILocation(line: 45, column: 31, scope: !63)
!83 = distinct !{!83, !67, !84, !85}
!84 = !DILocation(line: 50, column: 3, scope: !63)
!85 = !{!"llvm.loop.mustprogress"}
!86 = distinct !DISubprogram(name: "in_memory", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !88)
!88 = distinct !DILocation(line: 59, column: 11, scope: !86)
!89 = !DILocation(line: 60, column: 9, scope: !86)
!90 = !DILocation(line: 60, column: 34, scope: !86)
!91 = !DILocation(line: 60, column: 26, scope: !86)
!92 = !DILocation(line: 60, column: 14, scope: !86)
!93 = !DILocation(line: 60, column: 24, scope: !86)
!94 = !DILocation(line: 60, column: 55, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "__syncthreads", scope: !44, file: !44, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 61, column: 3, scope: !86)
!97 = !DILocation(line: 62, column: 3, scope: !86)
!98 = !DILocation(line: 62, column: 34, scope: !86)
!99 = !DILocation(line: 62, column: 33, scope: !86)
!100 = !DILocation(line: 62, column: 49, scope: !86)
!101 = !DILocation(line: 63, column: 34, scope: !86)
!102 = !DILocation(line: 63, column: 25, scope: !86)
!103 = !DILocation(line: 63, column: 40, scope: !86)
!104 = !DILocation(line: 63, column: 42, scope: !86)
!105 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !106)
!106 = distinct !DILocation(line: 63, column: 12, scope: !86)
!107 = !{!108}
!108 = distinct !{!108, !109, !"footprint_in: argument 0"}
!109 = distinct !{!109, !"footprint_in"}
!110 = distinct !{!110, !27}
!111 = !DILocation(line: 63, column: 70, scope: !86)
!112 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !113)
!113 = distinct !DILocation(line: 63, column: 57, scope: !86)
!114 = !{!115}
!115 = distinct !{!115, !116, !"footprint_in: argument 0"}
!116 = distinct !{!116, !"footprint_in"}
!117 = distinct !{!117, !27}
!118 = !DILocation(line: 64, column: 31, scope: !86)
!119 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !120)
!120 = distinct !DILocation(line: 64, column: 18, scope: !86)
!121 = !{!122}
!122 = distinct !{!122, !123, !"footprint_in: argument 0"}
!123 = distinct !{!123, !"footprint_in"}
!124 = distinct !{!124, !27}
!125 = !DILocation(line: 64, column: 86, scope: !86)
!126 = !DILocation(line: 64, column: 78, scope: !86)
!127 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !128)
!128 = distinct !DILocation(line: 64, column: 65, scope: !86)
!129 = !{!130}
!130 = distinct !{!130, !131, !"footprint_in: argument 0"}
!131 = distinct !{!131, !"footprint_in"}
!132 = distinct !{!132, !27}
!133 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !134)
!134 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !106)
!135 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !136)
!136 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !113)
!137 = !DILocation(line: 63, column: 55, scope: !86)
!138 = !DILocation(line: 63, column: 50, scope: !86)
!139 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !140)
!140 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !120)
!141 = !DILocation(line: 64, column: 16, scope: !86)
!142 = !DILocation(line: 63, column: 94, scope: !86)
!143 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !144)
!144 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !128)
!145 = !DILocation(line: 64, column: 63, scope: !86)
!146 = !DILocation(line: 64, column: 56, scope: !86)
!147 = !DILocation(line: 63, column: 3, scope: !86)
!148 = !DILocation(line: 63, column: 10, scope: !86)
!149 = !DILocation(line: 65, column: 1, scope: !86)
!150 = distinct !DISubprogram(name: "as_integer", scope: !14, file: !14, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 67, column: 35, scope: !150)
!152 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !153)
!153 = distinct !DILocation(line: 67, column: 79, scope: !150)
!154 = !DILocation(line: 67, column: 79, scope: !150)
!155 = !DILocation(line: 67, column: 91, scope: !150)
!156 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !157)
!157 = distinct !DILocation(line: 67, column: 22, scope: !150)
!158 = !{!159}
!159 = distinct !{!159, !160, !"footprint_in: argument 0"}
!160 = distinct !{!160, !"footprint_in"}
!161 = distinct !{!161, !27}
!162 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !163)
!163 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !157)
!164 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !165)
!165 = distinct !DILocation(line: 67, column: 7, scope: !150)
!166 = !DILocation(line: 67, column: 3, scope: !150)
!167 = !DILocation(line: 67, column: 20, scope: !150)
!168 = !DILocation(line: 68, column: 1, scope: !150)
!169 = distinct !DISubprogram(name: "may_be_null", scope: !14, file: !14, line: 69, type: !15, scopeLine: 69, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!170 = !DILocation(line: 70, column: 22, scope: !169)
!171 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !172)
!172 = distinct !DILocation(line: 70, column: 54, scope: !169)
!173 = !DILocation(line: 70, column: 54, scope: !169)
!174 = !DILocation(line: 70, column: 66, scope: !169)
!175 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !176)
!176 = distinct !DILocation(line: 70, column: 32, scope: !169)
!177 = !{!178}
!178 = distinct !{!178, !179, !"footprint_in: argument 0"}
!179 = distinct !{!179, !"footprint_in"}
!180 = distinct !{!180, !27}
!181 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !182)
!182 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !176)
!183 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !184)
!184 = distinct !DILocation(line: 70, column: 7, scope: !169)
!185 = !DILocation(line: 70, column: 3, scope: !169)
!186 = !DILocation(line: 70, column: 20, scope: !169)
!187 = !DILocation(line: 71, column: 1, scope: !169)
!188 = distinct !DISubprogram(name: "with<(lambda at tests/programs/texture_handles.hip:133:23)>", scope: !14, file: !14, line: 73, type: !15, scopeLine: 73, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !190)
!190 = distinct !DILocation(line: 74, column: 41, scope: !188)
!191 = !DILocation(line: 133, column: 94, scope: !192, inlinedAt: !193)
!192 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 133, type: !15, scopeLine: 133, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = distinct !DILocation(line: 74, column: 22, scope: !188)
!194 = !DILocation(line: 133, column: 96, scope: !192, inlinedAt: !193)
!195 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !196)
!196 = distinct !DILocation(line: 133, column: 71, scope: !192, inlinedAt: !193)
!197 = !{!198}
!198 = distinct !{!198, !199, !"footprint_in: argument 0"}
!199 = distinct !{!199, !"footprint_in"}
!200 = distinct !{!200, !27}
!201 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !202)
!202 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !196)
!203 = !DILocation(line: 133, column: 69, scope: !192, inlinedAt: !193)
!204 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !205)
!205 = distinct !DILocation(line: 74, column: 7, scope: !188)
!206 = !DILocation(line: 74, column: 3, scope: !188)
!207 = !DILocation(line: 74, column: 20, scope: !188)
!208 = !DILocation(line: 75, column: 1, scope: !188)
!209 = !{!210}
!210 = distinct !{!210, !211, !"footprint_in: argument 0"}
!211 = distinct !{!211, !"footprint_in"}
!212 = distinct !{!212, !27}
!213 = !{!214}
!214 = distinct !{!214, !215, !"footprint_in: argument 0"}
!215 = distinct !{!215, !"footprint_in"}
!216 = distinct !DISubprogram(name: "by_value", scope: !14, file: !14, line: 31, type: !15, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !218)
!218 = distinct !DILocation(line: 32, column: 11, scope: !216)
!219 = !DILocation(line: 34, column: 3, scope: !216)
!220 = !DILocation(line: 35, column: 24, scope: !216)
!221 = !DILocation(line: 35, column: 30, scope: !216)
!222 = !{!223, !61, i64 40}
!223 = !{!"_ZTS5Scene", !10, i64 0, !11, i64 8, !224, i64 40}
!224 = !{!"_ZTSN5SceneUt_E", !61, i64 0, !37, i64 8}
!225 = !DILocation(line: 35, column: 63, scope: !216)
!226 = !{!223, !37, i64 48}
!227 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !228)
!228 = distinct !DILocation(line: 35, column: 38, scope: !216)
!229 = !{!230}
!230 = distinct !{!230, !231, !"footprint_in: argument 0"}
!231 = distinct !{!231, !"footprint_in"}
!232 = distinct !{!232, !27}
!233 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !234)
!234 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !228)
!235 = !DILocation(line: 35, column: 36, scope: !216)
!236 = !DILocation(line: 35, column: 16, scope: !216)
!237 = !DILocation(line: 35, column: 3, scope: !216)
!238 = !DILocation(line: 35, column: 10, scope: !216)
!239 = !DILocation(line: 36, column: 1, scope: !216)
!240 = !DILocation(line: 34, column: 41, scope: !216)
!241 = !DILocation(line: 34, column: 38, scope: !216)
!242 = !DILocation(line: 34, column: 61, scope: !216)
!243 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !244)
!244 = distinct !DILocation(line: 34, column: 48, scope: !216)
!245 = !{!246}
!246 = distinct !{!246, !247, !"footprint_in: argument 0"}
!247 = distinct !{!247, !"footprint_in"}
!248 = distinct !{!248, !27}
!249 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !250)
!250 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !244)
!251 = !DILocation(line: 34, column: 46, scope: !216)
!252 = !DILocation(line: 34, column: 35, scope: !216)
!253 = !DILocation(line: 34, column: 21, scope: !216)
!254 = distinct !{!254, !219, !255, !85}
!255 = !DILocation(line: 34, column: 88, scope: !216)
!256 = distinct !DISubprogram(name: "in_functions", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!257 = !DILocation(line: 39, column: 208, scope: !43, inlinedAt: !258)
!258 = distinct !DILocation(line: 54, column: 11, scope: !256)
!259 = !DILocation(line: 55, column: 12, scope: !256)
!260 = !DILocation(line: 55, column: 72, scope: !256)
!261 = !DILocation(line: 16, column: 88, scope: !262, inlinedAt: !263)
!262 = distinct !DISubprogram(name: "operator()", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!263 = distinct !DILocation(line: 29, column: 84, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "through_reader", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = distinct !DILocation(line: 55, column: 38, scope: !256)
!266 = !DILocation(line: 16, column: 90, scope: !262, inlinedAt: !263)
!267 = !DILocation(line: 93, column: 184, scope: !20, inlinedAt: !268)
!268 = distinct !DILocation(line: 16, column: 66, scope: !262, inlinedAt: !263)
!269 = !{!270}
!270 = distinct !{!270, !271, !"footprint_in: argument 0"}
!271 = distinct !{!271, !"footprint_in"}
!272 = distinct !{!272, !27}
!273 = !DILocation(line: 50, column: 37, scope: !29, inlinedAt: !274)
!274 = distinct !DILocation(line: 93, column: 174, scope: !20, inlinedAt: !268)
!275 = !DILocation(line: 55, column: 36, scope: !256)
!276 = !DILocation(line: 55, column: 3, scope: !256)
!277 = !DILocation(line: 55, column: 10, scope: !256)
!278 = !DILocation(line: 56, column: 1, scope: !256)
