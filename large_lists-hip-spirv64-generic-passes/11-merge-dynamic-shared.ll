; ModuleID = '<memory>'
source_filename = "tests/programs/large_lists.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.HIP_vector_type = type { float, float, float, float }
%class.anon = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Huge = type { [900 x i32] }
%struct.Middling = type { double, [50 x i16], ptr addrspace(4) }
%struct.Small = type { i8, float }
%struct.Row = type { ptr addrspace(4), [20 x ptr addrspace(4)] }

@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_e0745f65545f61d0 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  ret i32 %4, !dbg !18
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %0) #3 !dbg !19 {
  %2 = alloca double, align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !21
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !24, !tbaa !21
  %7 = load i32, ptr addrspace(4) %6, align 4, !dbg !25, !tbaa !9
  %8 = sitofp i32 %7 to double, !dbg !25
  ret double %8, !dbg !26
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainc(i8 noundef signext %0) #3 !dbg !27 {
  %2 = alloca double, align 8
  %3 = alloca i8, align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %5, align 1, !tbaa !28
  %6 = load i8, ptr addrspace(4) %5, align 1, !dbg !29, !tbaa !28
  %7 = sitofp i8 %6 to double, !dbg !29
  ret double %7, !dbg !30
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plaind(double noundef %0) #3 !dbg !31 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %5, align 8, !tbaa !32
  %6 = load double, ptr addrspace(4) %5, align 8, !dbg !34, !tbaa !32
  ret double %6, !dbg !35
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %0, float %1, float %2, float %3) #3 !dbg !36 {
  %5 = alloca double, align 8
  %6 = alloca %struct.HIP_vector_type, align 16
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  %8 = addrspacecast ptr %6 to ptr addrspace(4)
  %9 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 0
  store float %0, ptr addrspace(4) %9, align 16
  %10 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 1
  store float %1, ptr addrspace(4) %10, align 4
  %11 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 2
  store float %2, ptr addrspace(4) %11, align 8
  %12 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 3
  store float %3, ptr addrspace(4) %12, align 4
  %13 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 0, !dbg !37
  %14 = load float, ptr addrspace(4) %13, align 16, !dbg !37, !tbaa !38
  %15 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 1, !dbg !41
  %16 = load float, ptr addrspace(4) %15, align 4, !dbg !41, !tbaa !42
  %17 = fmul contract float 2.000000e+00, %16, !dbg !43
  %18 = fadd contract float %14, %17, !dbg !44
  %19 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 2, !dbg !45
  %20 = load float, ptr addrspace(4) %19, align 8, !dbg !45, !tbaa !46
  %21 = fmul contract float 4.000000e+00, %20, !dbg !47
  %22 = fadd contract float %18, %21, !dbg !48
  %23 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 3, !dbg !49
  %24 = load float, ptr addrspace(4) %23, align 4, !dbg !49, !tbaa !50
  %25 = fmul contract float 8.000000e+00, %24, !dbg !51
  %26 = fadd contract float %22, %25, !dbg !52
  %27 = fpext contract float %26 to double, !dbg !53
  ret double %27, !dbg !54
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainb(i1 noundef zeroext %0) #3 !dbg !55 {
  %2 = alloca double, align 8
  %3 = alloca i8, align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = zext i1 %0 to i8
  store i8 %6, ptr addrspace(4) %5, align 1, !tbaa !56
  %7 = load i8, ptr addrspace(4) %5, align 1, !dbg !58, !tbaa !56, !range !59, !noundef !16
  %8 = trunc i8 %7 to i1, !dbg !58
  %9 = zext i1 %8 to i64, !dbg !58
  %10 = select contract i1 %8, double 2.500000e-01, double 0.000000e+00, !dbg !58
  ret double %10, !dbg !60
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, double noundef %1) #5 align 2 !dbg !61 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca double, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !62
  store double %1, ptr addrspace(4) %6, align 8, !tbaa !32
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load double, ptr addrspace(4) %6, align 8, !dbg !63, !tbaa !32
  %9 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %7, i32 0, i32 1, !dbg !64
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !64, !tbaa !65, !align !68
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !69, !tbaa !9
  %12 = add nsw i32 %11, 1, !dbg !69
  store i32 %12, ptr addrspace(4) %10, align 4, !dbg !69, !tbaa !9
  %13 = sitofp i32 %12 to double, !dbg !69
  %14 = fmul contract double %8, %13, !dbg !70
  %15 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %7, i32 0, i32 0, !dbg !71
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !71, !tbaa !72, !align !73
  %17 = load double, ptr addrspace(4) %16, align 8, !dbg !74, !tbaa !32
  %18 = fadd contract double %17, %14, !dbg !74
  store double %18, ptr addrspace(4) %16, align 8, !dbg !74, !tbaa !32
  ret void, !dbg !75
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 !dbg !76 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !78, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !79, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !80, !tbaa !9
  %15 = call spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %13, i32 noundef %14) #11, !dbg !81
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #11, !dbg !82
  ret i32 %16, !dbg !83
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #5 !dbg !84 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #11, !dbg !85
  ret void, !dbg !86
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !87 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !88
  %4 = trunc i64 %3 to i32, !dbg !88
  ret i32 %4, !dbg !89
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %0, i32 noundef %1) #3 align 2 !dbg !90 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !91
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !92, !tbaa !28
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !93, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #11, !dbg !91
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !91, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !94, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !95
  ret i32 %14, !dbg !95
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %0, i32 noundef %1) #5 !dbg !96 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = call spir_func i32 @__hipspv_lane() #11, !dbg !97
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !98, !tbaa !9
  %11 = sub nsw i32 %10, 1, !dbg !99
  %12 = xor i32 %11, -1, !dbg !100
  %13 = and i32 %9, %12, !dbg !101
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !102, !tbaa !9
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !103, !tbaa !9
  %16 = sub nsw i32 %15, 1, !dbg !104
  %17 = and i32 %14, %16, !dbg !105
  %18 = add nsw i32 %13, %17, !dbg !106
  ret i32 %18, !dbg !107
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__hipspv_lane() #7 {
  %1 = call spir_func i32 @_Z22get_sub_group_local_idv() #13
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
  %7 = call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %5, i32 noundef %6) #13
  ret i32 %7
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z5alone4Huge(ptr noundef byval(%struct.Huge) align 4 %0) #9 !dbg !108 {
  %2 = alloca %struct.Huge, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %4, ptr align 4 %0, i64 3600, i1 false)
  call void @llvm.lifetime.start.p0(ptr %3) #12, !dbg !109
  %6 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %4, i32 0, i32 0, !dbg !110
  %7 = getelementptr inbounds [900 x i32], ptr addrspace(4) %6, i64 0, i64 0, !dbg !111
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %5, ptr addrspace(4) align 4 %7, i64 8, i1 false), !dbg !111
  %8 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %4, i32 0, i32 0, !dbg !112
  %9 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !113
  %10 = add i32 %9, 100, !dbg !114
  %11 = zext i32 %10 to i64, !dbg !115
  %12 = getelementptr inbounds nuw [900 x i32], ptr addrspace(4) %8, i64 0, i64 %11, !dbg !115
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !115, !tbaa !9
  %14 = mul nsw i32 %13, 2, !dbg !116
  %15 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !117, !tbaa !21
  %16 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !118
  %17 = zext i32 %16 to i64, !dbg !117
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %15, i64 %17, !dbg !117
  store i32 %14, ptr addrspace(4) %18, align 4, !dbg !119, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %3) #12, !dbg !120
  ret void, !dbg !120
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_(ptr addrspace(1) noundef %0, ptr noundef byval(%struct.Middling) align 8 %1, ptr noundef byval(%struct.Middling) align 8 %2, ptr noundef byval(%struct.Middling) align 8 %3, ptr noundef byval(%struct.Small) align 4 %4, ptr noundef byval(%struct.Middling) align 8 %5, ptr noundef byval(%struct.Middling) align 8 %6, ptr noundef byval(%struct.Middling) align 8 %7, ptr noundef byval(%struct.Middling) align 8 %8, ptr noundef byval(%struct.Middling) align 8 %9, i1 noundef %10, ptr noundef byval(%struct.Middling) align 8 %11, ptr noundef byval(%struct.Middling) align 8 %12) #9 !dbg !121 {
  %14 = alloca ptr addrspace(4), align 8
  %15 = alloca %struct.Middling, align 8
  %16 = alloca %struct.Middling, align 8
  %17 = alloca %struct.Middling, align 8
  %18 = alloca %struct.Small, align 4
  %19 = alloca %struct.Middling, align 8
  %20 = alloca %struct.Middling, align 8
  %21 = alloca %struct.Middling, align 8
  %22 = alloca %struct.Middling, align 8
  %23 = alloca %struct.Middling, align 8
  %24 = alloca %struct.Middling, align 8
  %25 = alloca %struct.Middling, align 8
  %26 = alloca ptr addrspace(4), align 8
  %27 = alloca i8, align 1
  %28 = alloca i32, align 4
  %29 = alloca [10 x ptr addrspace(4)], align 8
  %30 = alloca double, align 8
  %31 = alloca ptr addrspace(4), align 8
  %32 = alloca ptr addrspace(4), align 8
  %33 = alloca ptr addrspace(4), align 8
  %34 = alloca i32, align 4
  %35 = alloca ptr addrspace(4), align 8
  %36 = addrspacecast ptr %14 to ptr addrspace(4)
  %37 = addrspacecast ptr %15 to ptr addrspace(4)
  %38 = addrspacecast ptr %16 to ptr addrspace(4)
  %39 = addrspacecast ptr %17 to ptr addrspace(4)
  %40 = addrspacecast ptr %18 to ptr addrspace(4)
  %41 = addrspacecast ptr %19 to ptr addrspace(4)
  %42 = addrspacecast ptr %20 to ptr addrspace(4)
  %43 = addrspacecast ptr %21 to ptr addrspace(4)
  %44 = addrspacecast ptr %22 to ptr addrspace(4)
  %45 = addrspacecast ptr %23 to ptr addrspace(4)
  %46 = addrspacecast ptr %24 to ptr addrspace(4)
  %47 = addrspacecast ptr %25 to ptr addrspace(4)
  %48 = addrspacecast ptr %26 to ptr addrspace(4)
  %49 = addrspacecast ptr %27 to ptr addrspace(4)
  %50 = addrspacecast ptr %28 to ptr addrspace(4)
  %51 = addrspacecast ptr %29 to ptr addrspace(4)
  %52 = addrspacecast ptr %30 to ptr addrspace(4)
  %53 = addrspacecast ptr %31 to ptr addrspace(4)
  %54 = addrspacecast ptr %32 to ptr addrspace(4)
  %55 = addrspacecast ptr %33 to ptr addrspace(4)
  %56 = addrspacecast ptr %35 to ptr addrspace(4)
  %57 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %57, ptr addrspace(4) %36, align 8
  %58 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %37, ptr align 8 %1, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %38, ptr align 8 %2, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %39, ptr align 8 %3, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %40, ptr align 4 %4, i64 8, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %41, ptr align 8 %5, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %42, ptr align 8 %6, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %43, ptr align 8 %7, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %44, ptr align 8 %8, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %45, ptr align 8 %9, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %46, ptr align 8 %11, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %47, ptr align 8 %12, i64 120, i1 false)
  store ptr addrspace(4) %58, ptr addrspace(4) %48, align 8, !tbaa !21
  %59 = zext i1 %10 to i8
  store i8 %59, ptr addrspace(4) %49, align 1, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr %28) #12, !dbg !122
  %60 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !123
  store i32 %60, ptr addrspace(4) %50, align 4, !dbg !124, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %29) #12, !dbg !125
  store ptr addrspace(4) %37, ptr addrspace(4) %51, align 8, !dbg !126, !tbaa !127
  %61 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 1, !dbg !126
  store ptr addrspace(4) %38, ptr addrspace(4) %61, align 8, !dbg !126, !tbaa !127
  %62 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 2, !dbg !126
  store ptr addrspace(4) %39, ptr addrspace(4) %62, align 8, !dbg !126, !tbaa !127
  %63 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 3, !dbg !126
  store ptr addrspace(4) %41, ptr addrspace(4) %63, align 8, !dbg !126, !tbaa !127
  %64 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 4, !dbg !126
  store ptr addrspace(4) %42, ptr addrspace(4) %64, align 8, !dbg !126, !tbaa !127
  %65 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 5, !dbg !126
  store ptr addrspace(4) %43, ptr addrspace(4) %65, align 8, !dbg !126, !tbaa !127
  %66 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 6, !dbg !126
  store ptr addrspace(4) %44, ptr addrspace(4) %66, align 8, !dbg !126, !tbaa !127
  %67 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 7, !dbg !126
  store ptr addrspace(4) %45, ptr addrspace(4) %67, align 8, !dbg !126, !tbaa !127
  %68 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 8, !dbg !126
  store ptr addrspace(4) %46, ptr addrspace(4) %68, align 8, !dbg !126, !tbaa !127
  %69 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 9, !dbg !126
  store ptr addrspace(4) %47, ptr addrspace(4) %69, align 8, !dbg !126, !tbaa !127
  call void @llvm.lifetime.start.p0(ptr %30) #12, !dbg !129
  %70 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %40, i32 0, i32 0, !dbg !130
  %71 = load i8, ptr addrspace(4) %70, align 4, !dbg !130, !tbaa !131
  %72 = sext i8 %71 to i32, !dbg !133
  %73 = sitofp i32 %72 to float, !dbg !133
  %74 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %40, i32 0, i32 1, !dbg !134
  %75 = load float, ptr addrspace(4) %74, align 4, !dbg !134, !tbaa !135
  %76 = fadd contract float %73, %75, !dbg !136
  %77 = fpext contract float %76 to double, !dbg !133
  store double %77, ptr addrspace(4) %52, align 8, !dbg !137, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %31) #12, !dbg !138
  store ptr addrspace(4) %51, ptr addrspace(4) %53, align 8, !dbg !138, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %32) #12, !dbg !142
  %78 = load ptr addrspace(4), ptr addrspace(4) %53, align 8, !dbg !142, !tbaa !139, !align !73
  %79 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %78, i64 0, i64 0, !dbg !142
  store ptr addrspace(4) %79, ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %33) #12, !dbg !142
  %80 = load ptr addrspace(4), ptr addrspace(4) %53, align 8, !dbg !142, !tbaa !139, !align !73
  %81 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %80, i64 0, i64 0, !dbg !142
  %82 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %81, i64 10, !dbg !142
  store ptr addrspace(4) %82, ptr addrspace(4) %55, align 8, !dbg !142, !tbaa !139
  br label %83, !dbg !142

83:                                               ; preds = %114, %13
  %84 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %85 = load ptr addrspace(4), ptr addrspace(4) %55, align 8, !dbg !142, !tbaa !139
  %86 = icmp ne ptr addrspace(4) %84, %85, !dbg !142
  br i1 %86, label %88, label %87, !dbg !142

87:                                               ; preds = %83
  call void @llvm.lifetime.end.p0(ptr %33) #12, !dbg !142
  call void @llvm.lifetime.end.p0(ptr %32) #12, !dbg !142
  call void @llvm.lifetime.end.p0(ptr %31) #12, !dbg !142
  br label %117

88:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr %35) #12, !dbg !143
  %89 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %90 = load ptr addrspace(4), ptr addrspace(4) %89, align 8, !dbg !142, !tbaa !127
  store ptr addrspace(4) %90, ptr addrspace(4) %56, align 8, !dbg !144, !tbaa !127
  %91 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !145, !tbaa !127
  %92 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %91, i32 0, i32 0, !dbg !146
  %93 = load double, ptr addrspace(4) %92, align 8, !dbg !146, !tbaa !147
  %94 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !149, !tbaa !127
  %95 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %94, i32 0, i32 1, !dbg !150
  %96 = load i32, ptr addrspace(4) %50, align 4, !dbg !151, !tbaa !9
  %97 = sext i32 %96 to i64, !dbg !149
  %98 = getelementptr inbounds [50 x i16], ptr addrspace(4) %95, i64 0, i64 %97, !dbg !149
  %99 = load i16, ptr addrspace(4) %98, align 2, !dbg !149, !tbaa !152
  %100 = sext i16 %99 to i32, !dbg !149
  %101 = sitofp i32 %100 to double, !dbg !149
  %102 = fadd contract double %93, %101, !dbg !154
  %103 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !155, !tbaa !127
  %104 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %103, i32 0, i32 2, !dbg !156
  %105 = load ptr addrspace(4), ptr addrspace(4) %104, align 8, !dbg !156, !tbaa !157
  %106 = load i32, ptr addrspace(4) %50, align 4, !dbg !158, !tbaa !9
  %107 = sext i32 %106 to i64, !dbg !155
  %108 = getelementptr inbounds i32, ptr addrspace(4) %105, i64 %107, !dbg !155
  %109 = load i32, ptr addrspace(4) %108, align 4, !dbg !155, !tbaa !9
  %110 = sitofp i32 %109 to double, !dbg !155
  %111 = fadd contract double %102, %110, !dbg !159
  %112 = load double, ptr addrspace(4) %52, align 8, !dbg !160, !tbaa !32
  %113 = fadd contract double %112, %111, !dbg !160
  store double %113, ptr addrspace(4) %52, align 8, !dbg !160, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %35) #12, !dbg !161
  br label %114, !dbg !162

114:                                              ; preds = %88
  %115 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %116 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %115, i32 1, !dbg !142
  store ptr addrspace(4) %116, ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  br label %83, !dbg !142, !llvm.loop !163

117:                                              ; preds = %87
  %118 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %38, i32 0, i32 1, !dbg !164
  %119 = load i32, ptr addrspace(4) %50, align 4, !dbg !165, !tbaa !9
  %120 = sext i32 %119 to i64, !dbg !166
  %121 = getelementptr inbounds [50 x i16], ptr addrspace(4) %118, i64 0, i64 %120, !dbg !166
  store i16 7, ptr addrspace(4) %121, align 2, !dbg !167, !tbaa !152
  %122 = load i8, ptr addrspace(4) %49, align 1, !dbg !168, !tbaa !56, !range !59, !noundef !16
  %123 = trunc i8 %122 to i1, !dbg !168
  br i1 %123, label %124, label %127, !dbg !168

124:                                              ; preds = %117
  %125 = load double, ptr addrspace(4) %52, align 8, !dbg !169, !tbaa !32
  %126 = fneg contract double %125, !dbg !170
  br label %129, !dbg !168

127:                                              ; preds = %117
  %128 = load double, ptr addrspace(4) %52, align 8, !dbg !171, !tbaa !32
  br label %129, !dbg !168

129:                                              ; preds = %127, %124
  %130 = phi contract double [ %126, %124 ], [ %128, %127 ], !dbg !168
  %131 = fptosi double %130 to i32, !dbg !168
  %132 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %38, i32 0, i32 1, !dbg !172
  %133 = load i32, ptr addrspace(4) %50, align 4, !dbg !173, !tbaa !9
  %134 = sext i32 %133 to i64, !dbg !174
  %135 = getelementptr inbounds [50 x i16], ptr addrspace(4) %132, i64 0, i64 %134, !dbg !174
  %136 = load i16, ptr addrspace(4) %135, align 2, !dbg !174, !tbaa !152
  %137 = sext i16 %136 to i32, !dbg !174
  %138 = add nsw i32 %131, %137, !dbg !175
  %139 = load ptr addrspace(4), ptr addrspace(4) %48, align 8, !dbg !176, !tbaa !21
  %140 = load i32, ptr addrspace(4) %50, align 4, !dbg !177, !tbaa !9
  %141 = sext i32 %140 to i64, !dbg !176
  %142 = getelementptr inbounds i32, ptr addrspace(4) %139, i64 %141, !dbg !176
  store i32 %138, ptr addrspace(4) %142, align 4, !dbg !178, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %30) #12, !dbg !179
  call void @llvm.lifetime.end.p0(ptr %29) #12, !dbg !179
  call void @llvm.lifetime.end.p0(ptr %28) #12, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z8pointers3Row4Huge(ptr noundef byval(%struct.Row) align 8 %0, ptr noundef byval(%struct.Huge) align 4 %1) #9 !dbg !180 {
  %3 = alloca %struct.Row, align 8
  %4 = alloca %struct.Huge, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
  %11 = addrspacecast ptr %3 to ptr addrspace(4)
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %11, ptr align 8 %0, i64 168, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %12, ptr align 4 %1, i64 3600, i1 false)
  call void @llvm.lifetime.start.p0(ptr %5) #12, !dbg !181
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !182, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !183
  %18 = getelementptr inbounds nuw %struct.Row, ptr addrspace(4) %11, i32 0, i32 1, !dbg !184
  store ptr addrspace(4) %18, ptr addrspace(4) %14, align 8, !dbg !183, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !185
  %19 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !185, !tbaa !139, !align !73
  %20 = getelementptr inbounds [20 x ptr addrspace(4)], ptr addrspace(4) %19, i64 0, i64 0, !dbg !185
  store ptr addrspace(4) %20, ptr addrspace(4) %15, align 8, !dbg !185, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !185
  %21 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !185, !tbaa !139, !align !73
  %22 = getelementptr inbounds [20 x ptr addrspace(4)], ptr addrspace(4) %21, i64 0, i64 0, !dbg !185
  %23 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 20, !dbg !185
  store ptr addrspace(4) %23, ptr addrspace(4) %16, align 8, !dbg !185, !tbaa !139
  br label %24, !dbg !185

24:                                               ; preds = %45, %2
  %25 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !185, !tbaa !139
  %26 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !185, !tbaa !139
  %27 = icmp ne ptr addrspace(4) %25, %26, !dbg !185
  br i1 %27, label %29, label %28, !dbg !185

28:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !185
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !185
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !185
  br label %48

29:                                               ; preds = %24
  call void @llvm.lifetime.start.p0(ptr %10) #12, !dbg !186
  %30 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !185, !tbaa !139
  %31 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !185, !tbaa !127
  store ptr addrspace(4) %31, ptr addrspace(4) %17, align 8, !dbg !187, !tbaa !127
  %32 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !188, !tbaa !127
  %33 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %32, i32 0, i32 2, !dbg !189
  %34 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !dbg !189, !tbaa !157
  %35 = getelementptr inbounds i32, ptr addrspace(4) %34, i64 0, !dbg !188
  %36 = load i32, ptr addrspace(4) %35, align 4, !dbg !188, !tbaa !9
  %37 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !190, !tbaa !127
  %38 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %37, i32 0, i32 1, !dbg !191
  %39 = getelementptr inbounds [50 x i16], ptr addrspace(4) %38, i64 0, i64 1, !dbg !190
  %40 = load i16, ptr addrspace(4) %39, align 2, !dbg !190, !tbaa !152
  %41 = sext i16 %40 to i32, !dbg !190
  %42 = add nsw i32 %36, %41, !dbg !192
  %43 = load i32, ptr addrspace(4) %13, align 4, !dbg !193, !tbaa !9
  %44 = add nsw i32 %43, %42, !dbg !193
  store i32 %44, ptr addrspace(4) %13, align 4, !dbg !193, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %10) #12, !dbg !194
  br label %45, !dbg !195

45:                                               ; preds = %29
  %46 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !185, !tbaa !139
  %47 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %46, i32 1, !dbg !185
  store ptr addrspace(4) %47, ptr addrspace(4) %15, align 8, !dbg !185, !tbaa !139
  br label %24, !dbg !185, !llvm.loop !196

48:                                               ; preds = %28
  %49 = load i32, ptr addrspace(4) %13, align 4, !dbg !197, !tbaa !9
  %50 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %12, i32 0, i32 0, !dbg !198
  %51 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !199
  %52 = zext i32 %51 to i64, !dbg !200
  %53 = getelementptr inbounds nuw [900 x i32], ptr addrspace(4) %50, i64 0, i64 %52, !dbg !200
  %54 = load i32, ptr addrspace(4) %53, align 4, !dbg !200, !tbaa !9
  %55 = add nsw i32 %49, %54, !dbg !201
  %56 = getelementptr inbounds nuw %struct.Row, ptr addrspace(4) %11, i32 0, i32 0, !dbg !202
  %57 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !202, !tbaa !203
  %58 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !205
  %59 = zext i32 %58 to i64, !dbg !206
  %60 = getelementptr inbounds nuw i32, ptr addrspace(4) %57, i64 %59, !dbg !206
  store i32 %55, ptr addrspace(4) %60, align 4, !dbg !207, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %5) #12, !dbg !208
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i8 noundef %2, double noundef %3, ptr noundef byval(%struct.HIP_vector_type) align 16 %4, i1 noundef %5, ptr addrspace(1) noundef %6, i8 noundef %7, double noundef %8, ptr noundef byval(%struct.HIP_vector_type) align 16 %9, i1 noundef %10, ptr addrspace(1) noundef %11, i8 noundef %12, double noundef %13, ptr noundef byval(%struct.HIP_vector_type) align 16 %14, i1 noundef %15, ptr addrspace(1) noundef %16, i8 noundef %17, double noundef %18, ptr noundef byval(%struct.HIP_vector_type) align 16 %19, i1 noundef %20, ptr addrspace(1) noundef %21, i8 noundef %22, double noundef %23, ptr noundef byval(%struct.HIP_vector_type) align 16 %24, i1 noundef %25, ptr addrspace(1) noundef %26, i8 noundef %27, double noundef %28, ptr noundef byval(%struct.HIP_vector_type) align 16 %29, i1 noundef %30, ptr addrspace(1) noundef %31, i8 noundef %32, double noundef %33, ptr noundef byval(%struct.HIP_vector_type) align 16 %34, i1 noundef %35, ptr addrspace(1) noundef %36, i8 noundef %37, double noundef %38, ptr noundef byval(%struct.HIP_vector_type) align 16 %39, i1 noundef %40, ptr addrspace(1) noundef %41, i8 noundef %42, double noundef %43, ptr noundef byval(%struct.HIP_vector_type) align 16 %44, i1 noundef %45, ptr addrspace(1) noundef %46, i8 noundef %47, double noundef %48, ptr noundef byval(%struct.HIP_vector_type) align 16 %49, i1 noundef %50, ptr addrspace(1) noundef %51, i8 noundef %52, double noundef %53, ptr noundef byval(%struct.HIP_vector_type) align 16 %54, i1 noundef %55, ptr addrspace(1) noundef %56, i8 noundef %57, double noundef %58, ptr noundef byval(%struct.HIP_vector_type) align 16 %59, i1 noundef %60, ptr addrspace(1) noundef %61, i8 noundef %62, double noundef %63, ptr noundef byval(%struct.HIP_vector_type) align 16 %64, i1 noundef %65, ptr addrspace(1) noundef %66, i8 noundef %67, double noundef %68, ptr noundef byval(%struct.HIP_vector_type) align 16 %69, i1 noundef %70, ptr addrspace(1) noundef %71, i8 noundef %72, double noundef %73, ptr noundef byval(%struct.HIP_vector_type) align 16 %74, i1 noundef %75, ptr addrspace(1) noundef %76, i8 noundef %77, double noundef %78, ptr noundef byval(%struct.HIP_vector_type) align 16 %79, i1 noundef %80, ptr addrspace(1) noundef %81, i8 noundef %82, double noundef %83, ptr noundef byval(%struct.HIP_vector_type) align 16 %84, i1 noundef %85, ptr addrspace(1) noundef %86, i8 noundef %87, double noundef %88, ptr noundef byval(%struct.HIP_vector_type) align 16 %89, i1 noundef %90, ptr addrspace(1) noundef %91, i8 noundef %92, double noundef %93, ptr noundef byval(%struct.HIP_vector_type) align 16 %94, i1 noundef %95, ptr addrspace(1) noundef %96, i8 noundef %97, double noundef %98, ptr noundef byval(%struct.HIP_vector_type) align 16 %99, i1 noundef %100, ptr addrspace(1) noundef %101, i8 noundef %102, double noundef %103, ptr noundef byval(%struct.HIP_vector_type) align 16 %104, i1 noundef %105, ptr addrspace(1) noundef %106, i8 noundef %107, double noundef %108, ptr noundef byval(%struct.HIP_vector_type) align 16 %109, i1 noundef %110, ptr addrspace(1) noundef %111, i8 noundef %112, double noundef %113, ptr noundef byval(%struct.HIP_vector_type) align 16 %114, i1 noundef %115, ptr addrspace(1) noundef %116, i8 noundef %117, double noundef %118, ptr noundef byval(%struct.HIP_vector_type) align 16 %119, i1 noundef %120, ptr addrspace(1) noundef %121, i8 noundef %122, double noundef %123, ptr noundef byval(%struct.HIP_vector_type) align 16 %124, i1 noundef %125, ptr addrspace(1) noundef %126, i8 noundef %127, double noundef %128, ptr noundef byval(%struct.HIP_vector_type) align 16 %129, i1 noundef %130, ptr addrspace(1) noundef %131, i8 noundef %132, double noundef %133, ptr noundef byval(%struct.HIP_vector_type) align 16 %134, i1 noundef %135, ptr addrspace(1) noundef %136, i8 noundef %137, double noundef %138, ptr noundef byval(%struct.HIP_vector_type) align 16 %139, i1 noundef %140, ptr addrspace(1) noundef %141, i8 noundef %142, double noundef %143, ptr noundef byval(%struct.HIP_vector_type) align 16 %144, i1 noundef %145, ptr addrspace(1) noundef %146, i8 noundef %147, double noundef %148, ptr noundef byval(%struct.HIP_vector_type) align 16 %149, i1 noundef %150, ptr addrspace(1) noundef %151, i8 noundef %152, double noundef %153, ptr noundef byval(%struct.HIP_vector_type) align 16 %154, i1 noundef %155, ptr addrspace(1) noundef %156, i8 noundef %157, double noundef %158, ptr noundef byval(%struct.HIP_vector_type) align 16 %159, i1 noundef %160) #9 !dbg !209 {
  %162 = alloca ptr addrspace(4), align 8
  %163 = alloca ptr addrspace(4), align 8
  %164 = alloca %struct.HIP_vector_type, align 16
  %165 = alloca ptr addrspace(4), align 8
  %166 = alloca %struct.HIP_vector_type, align 16
  %167 = alloca ptr addrspace(4), align 8
  %168 = alloca %struct.HIP_vector_type, align 16
  %169 = alloca ptr addrspace(4), align 8
  %170 = alloca %struct.HIP_vector_type, align 16
  %171 = alloca ptr addrspace(4), align 8
  %172 = alloca %struct.HIP_vector_type, align 16
  %173 = alloca ptr addrspace(4), align 8
  %174 = alloca %struct.HIP_vector_type, align 16
  %175 = alloca ptr addrspace(4), align 8
  %176 = alloca %struct.HIP_vector_type, align 16
  %177 = alloca ptr addrspace(4), align 8
  %178 = alloca %struct.HIP_vector_type, align 16
  %179 = alloca ptr addrspace(4), align 8
  %180 = alloca %struct.HIP_vector_type, align 16
  %181 = alloca ptr addrspace(4), align 8
  %182 = alloca %struct.HIP_vector_type, align 16
  %183 = alloca ptr addrspace(4), align 8
  %184 = alloca %struct.HIP_vector_type, align 16
  %185 = alloca ptr addrspace(4), align 8
  %186 = alloca %struct.HIP_vector_type, align 16
  %187 = alloca ptr addrspace(4), align 8
  %188 = alloca %struct.HIP_vector_type, align 16
  %189 = alloca ptr addrspace(4), align 8
  %190 = alloca %struct.HIP_vector_type, align 16
  %191 = alloca ptr addrspace(4), align 8
  %192 = alloca %struct.HIP_vector_type, align 16
  %193 = alloca ptr addrspace(4), align 8
  %194 = alloca %struct.HIP_vector_type, align 16
  %195 = alloca ptr addrspace(4), align 8
  %196 = alloca %struct.HIP_vector_type, align 16
  %197 = alloca ptr addrspace(4), align 8
  %198 = alloca %struct.HIP_vector_type, align 16
  %199 = alloca ptr addrspace(4), align 8
  %200 = alloca %struct.HIP_vector_type, align 16
  %201 = alloca ptr addrspace(4), align 8
  %202 = alloca %struct.HIP_vector_type, align 16
  %203 = alloca ptr addrspace(4), align 8
  %204 = alloca %struct.HIP_vector_type, align 16
  %205 = alloca ptr addrspace(4), align 8
  %206 = alloca %struct.HIP_vector_type, align 16
  %207 = alloca ptr addrspace(4), align 8
  %208 = alloca %struct.HIP_vector_type, align 16
  %209 = alloca ptr addrspace(4), align 8
  %210 = alloca %struct.HIP_vector_type, align 16
  %211 = alloca ptr addrspace(4), align 8
  %212 = alloca %struct.HIP_vector_type, align 16
  %213 = alloca ptr addrspace(4), align 8
  %214 = alloca %struct.HIP_vector_type, align 16
  %215 = alloca ptr addrspace(4), align 8
  %216 = alloca %struct.HIP_vector_type, align 16
  %217 = alloca ptr addrspace(4), align 8
  %218 = alloca %struct.HIP_vector_type, align 16
  %219 = alloca ptr addrspace(4), align 8
  %220 = alloca %struct.HIP_vector_type, align 16
  %221 = alloca ptr addrspace(4), align 8
  %222 = alloca %struct.HIP_vector_type, align 16
  %223 = alloca ptr addrspace(4), align 8
  %224 = alloca %struct.HIP_vector_type, align 16
  %225 = alloca ptr addrspace(4), align 8
  %226 = alloca %struct.HIP_vector_type, align 16
  %227 = alloca ptr addrspace(4), align 8
  %228 = alloca ptr addrspace(4), align 8
  %229 = alloca i8, align 1
  %230 = alloca double, align 8
  %231 = alloca i8, align 1
  %232 = alloca ptr addrspace(4), align 8
  %233 = alloca i8, align 1
  %234 = alloca double, align 8
  %235 = alloca i8, align 1
  %236 = alloca ptr addrspace(4), align 8
  %237 = alloca i8, align 1
  %238 = alloca double, align 8
  %239 = alloca i8, align 1
  %240 = alloca ptr addrspace(4), align 8
  %241 = alloca i8, align 1
  %242 = alloca double, align 8
  %243 = alloca i8, align 1
  %244 = alloca ptr addrspace(4), align 8
  %245 = alloca i8, align 1
  %246 = alloca double, align 8
  %247 = alloca i8, align 1
  %248 = alloca ptr addrspace(4), align 8
  %249 = alloca i8, align 1
  %250 = alloca double, align 8
  %251 = alloca i8, align 1
  %252 = alloca ptr addrspace(4), align 8
  %253 = alloca i8, align 1
  %254 = alloca double, align 8
  %255 = alloca i8, align 1
  %256 = alloca ptr addrspace(4), align 8
  %257 = alloca i8, align 1
  %258 = alloca double, align 8
  %259 = alloca i8, align 1
  %260 = alloca ptr addrspace(4), align 8
  %261 = alloca i8, align 1
  %262 = alloca double, align 8
  %263 = alloca i8, align 1
  %264 = alloca ptr addrspace(4), align 8
  %265 = alloca i8, align 1
  %266 = alloca double, align 8
  %267 = alloca i8, align 1
  %268 = alloca ptr addrspace(4), align 8
  %269 = alloca i8, align 1
  %270 = alloca double, align 8
  %271 = alloca i8, align 1
  %272 = alloca ptr addrspace(4), align 8
  %273 = alloca i8, align 1
  %274 = alloca double, align 8
  %275 = alloca i8, align 1
  %276 = alloca ptr addrspace(4), align 8
  %277 = alloca i8, align 1
  %278 = alloca double, align 8
  %279 = alloca i8, align 1
  %280 = alloca ptr addrspace(4), align 8
  %281 = alloca i8, align 1
  %282 = alloca double, align 8
  %283 = alloca i8, align 1
  %284 = alloca ptr addrspace(4), align 8
  %285 = alloca i8, align 1
  %286 = alloca double, align 8
  %287 = alloca i8, align 1
  %288 = alloca ptr addrspace(4), align 8
  %289 = alloca i8, align 1
  %290 = alloca double, align 8
  %291 = alloca i8, align 1
  %292 = alloca ptr addrspace(4), align 8
  %293 = alloca i8, align 1
  %294 = alloca double, align 8
  %295 = alloca i8, align 1
  %296 = alloca ptr addrspace(4), align 8
  %297 = alloca i8, align 1
  %298 = alloca double, align 8
  %299 = alloca i8, align 1
  %300 = alloca ptr addrspace(4), align 8
  %301 = alloca i8, align 1
  %302 = alloca double, align 8
  %303 = alloca i8, align 1
  %304 = alloca ptr addrspace(4), align 8
  %305 = alloca i8, align 1
  %306 = alloca double, align 8
  %307 = alloca i8, align 1
  %308 = alloca ptr addrspace(4), align 8
  %309 = alloca i8, align 1
  %310 = alloca double, align 8
  %311 = alloca i8, align 1
  %312 = alloca ptr addrspace(4), align 8
  %313 = alloca i8, align 1
  %314 = alloca double, align 8
  %315 = alloca i8, align 1
  %316 = alloca ptr addrspace(4), align 8
  %317 = alloca i8, align 1
  %318 = alloca double, align 8
  %319 = alloca i8, align 1
  %320 = alloca ptr addrspace(4), align 8
  %321 = alloca i8, align 1
  %322 = alloca double, align 8
  %323 = alloca i8, align 1
  %324 = alloca ptr addrspace(4), align 8
  %325 = alloca i8, align 1
  %326 = alloca double, align 8
  %327 = alloca i8, align 1
  %328 = alloca ptr addrspace(4), align 8
  %329 = alloca i8, align 1
  %330 = alloca double, align 8
  %331 = alloca i8, align 1
  %332 = alloca ptr addrspace(4), align 8
  %333 = alloca i8, align 1
  %334 = alloca double, align 8
  %335 = alloca i8, align 1
  %336 = alloca ptr addrspace(4), align 8
  %337 = alloca i8, align 1
  %338 = alloca double, align 8
  %339 = alloca i8, align 1
  %340 = alloca ptr addrspace(4), align 8
  %341 = alloca i8, align 1
  %342 = alloca double, align 8
  %343 = alloca i8, align 1
  %344 = alloca ptr addrspace(4), align 8
  %345 = alloca i8, align 1
  %346 = alloca double, align 8
  %347 = alloca i8, align 1
  %348 = alloca ptr addrspace(4), align 8
  %349 = alloca i8, align 1
  %350 = alloca double, align 8
  %351 = alloca i8, align 1
  %352 = alloca ptr addrspace(4), align 8
  %353 = alloca i8, align 1
  %354 = alloca double, align 8
  %355 = alloca i8, align 1
  %356 = alloca i32, align 4
  %357 = alloca double, align 8
  %358 = alloca %class.anon, align 8
  %359 = alloca %struct.HIP_vector_type, align 16
  %360 = alloca %struct.HIP_vector_type, align 16
  %361 = alloca %struct.HIP_vector_type, align 16
  %362 = alloca %struct.HIP_vector_type, align 16
  %363 = alloca %struct.HIP_vector_type, align 16
  %364 = alloca %struct.HIP_vector_type, align 16
  %365 = alloca %struct.HIP_vector_type, align 16
  %366 = alloca %struct.HIP_vector_type, align 16
  %367 = alloca %struct.HIP_vector_type, align 16
  %368 = alloca %struct.HIP_vector_type, align 16
  %369 = alloca %struct.HIP_vector_type, align 16
  %370 = alloca %struct.HIP_vector_type, align 16
  %371 = alloca %struct.HIP_vector_type, align 16
  %372 = alloca %struct.HIP_vector_type, align 16
  %373 = alloca %struct.HIP_vector_type, align 16
  %374 = alloca %struct.HIP_vector_type, align 16
  %375 = alloca %struct.HIP_vector_type, align 16
  %376 = alloca %struct.HIP_vector_type, align 16
  %377 = alloca %struct.HIP_vector_type, align 16
  %378 = alloca %struct.HIP_vector_type, align 16
  %379 = alloca %struct.HIP_vector_type, align 16
  %380 = alloca %struct.HIP_vector_type, align 16
  %381 = alloca %struct.HIP_vector_type, align 16
  %382 = alloca %struct.HIP_vector_type, align 16
  %383 = alloca %struct.HIP_vector_type, align 16
  %384 = alloca %struct.HIP_vector_type, align 16
  %385 = alloca %struct.HIP_vector_type, align 16
  %386 = alloca %struct.HIP_vector_type, align 16
  %387 = alloca %struct.HIP_vector_type, align 16
  %388 = alloca %struct.HIP_vector_type, align 16
  %389 = alloca %struct.HIP_vector_type, align 16
  %390 = alloca %struct.HIP_vector_type, align 16
  %391 = addrspacecast ptr %162 to ptr addrspace(4)
  %392 = addrspacecast ptr %163 to ptr addrspace(4)
  %393 = addrspacecast ptr %164 to ptr addrspace(4)
  %394 = addrspacecast ptr %165 to ptr addrspace(4)
  %395 = addrspacecast ptr %166 to ptr addrspace(4)
  %396 = addrspacecast ptr %167 to ptr addrspace(4)
  %397 = addrspacecast ptr %168 to ptr addrspace(4)
  %398 = addrspacecast ptr %169 to ptr addrspace(4)
  %399 = addrspacecast ptr %170 to ptr addrspace(4)
  %400 = addrspacecast ptr %171 to ptr addrspace(4)
  %401 = addrspacecast ptr %172 to ptr addrspace(4)
  %402 = addrspacecast ptr %173 to ptr addrspace(4)
  %403 = addrspacecast ptr %174 to ptr addrspace(4)
  %404 = addrspacecast ptr %175 to ptr addrspace(4)
  %405 = addrspacecast ptr %176 to ptr addrspace(4)
  %406 = addrspacecast ptr %177 to ptr addrspace(4)
  %407 = addrspacecast ptr %178 to ptr addrspace(4)
  %408 = addrspacecast ptr %179 to ptr addrspace(4)
  %409 = addrspacecast ptr %180 to ptr addrspace(4)
  %410 = addrspacecast ptr %181 to ptr addrspace(4)
  %411 = addrspacecast ptr %182 to ptr addrspace(4)
  %412 = addrspacecast ptr %183 to ptr addrspace(4)
  %413 = addrspacecast ptr %184 to ptr addrspace(4)
  %414 = addrspacecast ptr %185 to ptr addrspace(4)
  %415 = addrspacecast ptr %186 to ptr addrspace(4)
  %416 = addrspacecast ptr %187 to ptr addrspace(4)
  %417 = addrspacecast ptr %188 to ptr addrspace(4)
  %418 = addrspacecast ptr %189 to ptr addrspace(4)
  %419 = addrspacecast ptr %190 to ptr addrspace(4)
  %420 = addrspacecast ptr %191 to ptr addrspace(4)
  %421 = addrspacecast ptr %192 to ptr addrspace(4)
  %422 = addrspacecast ptr %193 to ptr addrspace(4)
  %423 = addrspacecast ptr %194 to ptr addrspace(4)
  %424 = addrspacecast ptr %195 to ptr addrspace(4)
  %425 = addrspacecast ptr %196 to ptr addrspace(4)
  %426 = addrspacecast ptr %197 to ptr addrspace(4)
  %427 = addrspacecast ptr %198 to ptr addrspace(4)
  %428 = addrspacecast ptr %199 to ptr addrspace(4)
  %429 = addrspacecast ptr %200 to ptr addrspace(4)
  %430 = addrspacecast ptr %201 to ptr addrspace(4)
  %431 = addrspacecast ptr %202 to ptr addrspace(4)
  %432 = addrspacecast ptr %203 to ptr addrspace(4)
  %433 = addrspacecast ptr %204 to ptr addrspace(4)
  %434 = addrspacecast ptr %205 to ptr addrspace(4)
  %435 = addrspacecast ptr %206 to ptr addrspace(4)
  %436 = addrspacecast ptr %207 to ptr addrspace(4)
  %437 = addrspacecast ptr %208 to ptr addrspace(4)
  %438 = addrspacecast ptr %209 to ptr addrspace(4)
  %439 = addrspacecast ptr %210 to ptr addrspace(4)
  %440 = addrspacecast ptr %211 to ptr addrspace(4)
  %441 = addrspacecast ptr %212 to ptr addrspace(4)
  %442 = addrspacecast ptr %213 to ptr addrspace(4)
  %443 = addrspacecast ptr %214 to ptr addrspace(4)
  %444 = addrspacecast ptr %215 to ptr addrspace(4)
  %445 = addrspacecast ptr %216 to ptr addrspace(4)
  %446 = addrspacecast ptr %217 to ptr addrspace(4)
  %447 = addrspacecast ptr %218 to ptr addrspace(4)
  %448 = addrspacecast ptr %219 to ptr addrspace(4)
  %449 = addrspacecast ptr %220 to ptr addrspace(4)
  %450 = addrspacecast ptr %221 to ptr addrspace(4)
  %451 = addrspacecast ptr %222 to ptr addrspace(4)
  %452 = addrspacecast ptr %223 to ptr addrspace(4)
  %453 = addrspacecast ptr %224 to ptr addrspace(4)
  %454 = addrspacecast ptr %225 to ptr addrspace(4)
  %455 = addrspacecast ptr %226 to ptr addrspace(4)
  %456 = addrspacecast ptr %227 to ptr addrspace(4)
  %457 = addrspacecast ptr %228 to ptr addrspace(4)
  %458 = addrspacecast ptr %229 to ptr addrspace(4)
  %459 = addrspacecast ptr %230 to ptr addrspace(4)
  %460 = addrspacecast ptr %231 to ptr addrspace(4)
  %461 = addrspacecast ptr %232 to ptr addrspace(4)
  %462 = addrspacecast ptr %233 to ptr addrspace(4)
  %463 = addrspacecast ptr %234 to ptr addrspace(4)
  %464 = addrspacecast ptr %235 to ptr addrspace(4)
  %465 = addrspacecast ptr %236 to ptr addrspace(4)
  %466 = addrspacecast ptr %237 to ptr addrspace(4)
  %467 = addrspacecast ptr %238 to ptr addrspace(4)
  %468 = addrspacecast ptr %239 to ptr addrspace(4)
  %469 = addrspacecast ptr %240 to ptr addrspace(4)
  %470 = addrspacecast ptr %241 to ptr addrspace(4)
  %471 = addrspacecast ptr %242 to ptr addrspace(4)
  %472 = addrspacecast ptr %243 to ptr addrspace(4)
  %473 = addrspacecast ptr %244 to ptr addrspace(4)
  %474 = addrspacecast ptr %245 to ptr addrspace(4)
  %475 = addrspacecast ptr %246 to ptr addrspace(4)
  %476 = addrspacecast ptr %247 to ptr addrspace(4)
  %477 = addrspacecast ptr %248 to ptr addrspace(4)
  %478 = addrspacecast ptr %249 to ptr addrspace(4)
  %479 = addrspacecast ptr %250 to ptr addrspace(4)
  %480 = addrspacecast ptr %251 to ptr addrspace(4)
  %481 = addrspacecast ptr %252 to ptr addrspace(4)
  %482 = addrspacecast ptr %253 to ptr addrspace(4)
  %483 = addrspacecast ptr %254 to ptr addrspace(4)
  %484 = addrspacecast ptr %255 to ptr addrspace(4)
  %485 = addrspacecast ptr %256 to ptr addrspace(4)
  %486 = addrspacecast ptr %257 to ptr addrspace(4)
  %487 = addrspacecast ptr %258 to ptr addrspace(4)
  %488 = addrspacecast ptr %259 to ptr addrspace(4)
  %489 = addrspacecast ptr %260 to ptr addrspace(4)
  %490 = addrspacecast ptr %261 to ptr addrspace(4)
  %491 = addrspacecast ptr %262 to ptr addrspace(4)
  %492 = addrspacecast ptr %263 to ptr addrspace(4)
  %493 = addrspacecast ptr %264 to ptr addrspace(4)
  %494 = addrspacecast ptr %265 to ptr addrspace(4)
  %495 = addrspacecast ptr %266 to ptr addrspace(4)
  %496 = addrspacecast ptr %267 to ptr addrspace(4)
  %497 = addrspacecast ptr %268 to ptr addrspace(4)
  %498 = addrspacecast ptr %269 to ptr addrspace(4)
  %499 = addrspacecast ptr %270 to ptr addrspace(4)
  %500 = addrspacecast ptr %271 to ptr addrspace(4)
  %501 = addrspacecast ptr %272 to ptr addrspace(4)
  %502 = addrspacecast ptr %273 to ptr addrspace(4)
  %503 = addrspacecast ptr %274 to ptr addrspace(4)
  %504 = addrspacecast ptr %275 to ptr addrspace(4)
  %505 = addrspacecast ptr %276 to ptr addrspace(4)
  %506 = addrspacecast ptr %277 to ptr addrspace(4)
  %507 = addrspacecast ptr %278 to ptr addrspace(4)
  %508 = addrspacecast ptr %279 to ptr addrspace(4)
  %509 = addrspacecast ptr %280 to ptr addrspace(4)
  %510 = addrspacecast ptr %281 to ptr addrspace(4)
  %511 = addrspacecast ptr %282 to ptr addrspace(4)
  %512 = addrspacecast ptr %283 to ptr addrspace(4)
  %513 = addrspacecast ptr %284 to ptr addrspace(4)
  %514 = addrspacecast ptr %285 to ptr addrspace(4)
  %515 = addrspacecast ptr %286 to ptr addrspace(4)
  %516 = addrspacecast ptr %287 to ptr addrspace(4)
  %517 = addrspacecast ptr %288 to ptr addrspace(4)
  %518 = addrspacecast ptr %289 to ptr addrspace(4)
  %519 = addrspacecast ptr %290 to ptr addrspace(4)
  %520 = addrspacecast ptr %291 to ptr addrspace(4)
  %521 = addrspacecast ptr %292 to ptr addrspace(4)
  %522 = addrspacecast ptr %293 to ptr addrspace(4)
  %523 = addrspacecast ptr %294 to ptr addrspace(4)
  %524 = addrspacecast ptr %295 to ptr addrspace(4)
  %525 = addrspacecast ptr %296 to ptr addrspace(4)
  %526 = addrspacecast ptr %297 to ptr addrspace(4)
  %527 = addrspacecast ptr %298 to ptr addrspace(4)
  %528 = addrspacecast ptr %299 to ptr addrspace(4)
  %529 = addrspacecast ptr %300 to ptr addrspace(4)
  %530 = addrspacecast ptr %301 to ptr addrspace(4)
  %531 = addrspacecast ptr %302 to ptr addrspace(4)
  %532 = addrspacecast ptr %303 to ptr addrspace(4)
  %533 = addrspacecast ptr %304 to ptr addrspace(4)
  %534 = addrspacecast ptr %305 to ptr addrspace(4)
  %535 = addrspacecast ptr %306 to ptr addrspace(4)
  %536 = addrspacecast ptr %307 to ptr addrspace(4)
  %537 = addrspacecast ptr %308 to ptr addrspace(4)
  %538 = addrspacecast ptr %309 to ptr addrspace(4)
  %539 = addrspacecast ptr %310 to ptr addrspace(4)
  %540 = addrspacecast ptr %311 to ptr addrspace(4)
  %541 = addrspacecast ptr %312 to ptr addrspace(4)
  %542 = addrspacecast ptr %313 to ptr addrspace(4)
  %543 = addrspacecast ptr %314 to ptr addrspace(4)
  %544 = addrspacecast ptr %315 to ptr addrspace(4)
  %545 = addrspacecast ptr %316 to ptr addrspace(4)
  %546 = addrspacecast ptr %317 to ptr addrspace(4)
  %547 = addrspacecast ptr %318 to ptr addrspace(4)
  %548 = addrspacecast ptr %319 to ptr addrspace(4)
  %549 = addrspacecast ptr %320 to ptr addrspace(4)
  %550 = addrspacecast ptr %321 to ptr addrspace(4)
  %551 = addrspacecast ptr %322 to ptr addrspace(4)
  %552 = addrspacecast ptr %323 to ptr addrspace(4)
  %553 = addrspacecast ptr %324 to ptr addrspace(4)
  %554 = addrspacecast ptr %325 to ptr addrspace(4)
  %555 = addrspacecast ptr %326 to ptr addrspace(4)
  %556 = addrspacecast ptr %327 to ptr addrspace(4)
  %557 = addrspacecast ptr %328 to ptr addrspace(4)
  %558 = addrspacecast ptr %329 to ptr addrspace(4)
  %559 = addrspacecast ptr %330 to ptr addrspace(4)
  %560 = addrspacecast ptr %331 to ptr addrspace(4)
  %561 = addrspacecast ptr %332 to ptr addrspace(4)
  %562 = addrspacecast ptr %333 to ptr addrspace(4)
  %563 = addrspacecast ptr %334 to ptr addrspace(4)
  %564 = addrspacecast ptr %335 to ptr addrspace(4)
  %565 = addrspacecast ptr %336 to ptr addrspace(4)
  %566 = addrspacecast ptr %337 to ptr addrspace(4)
  %567 = addrspacecast ptr %338 to ptr addrspace(4)
  %568 = addrspacecast ptr %339 to ptr addrspace(4)
  %569 = addrspacecast ptr %340 to ptr addrspace(4)
  %570 = addrspacecast ptr %341 to ptr addrspace(4)
  %571 = addrspacecast ptr %342 to ptr addrspace(4)
  %572 = addrspacecast ptr %343 to ptr addrspace(4)
  %573 = addrspacecast ptr %344 to ptr addrspace(4)
  %574 = addrspacecast ptr %345 to ptr addrspace(4)
  %575 = addrspacecast ptr %346 to ptr addrspace(4)
  %576 = addrspacecast ptr %347 to ptr addrspace(4)
  %577 = addrspacecast ptr %348 to ptr addrspace(4)
  %578 = addrspacecast ptr %349 to ptr addrspace(4)
  %579 = addrspacecast ptr %350 to ptr addrspace(4)
  %580 = addrspacecast ptr %351 to ptr addrspace(4)
  %581 = addrspacecast ptr %352 to ptr addrspace(4)
  %582 = addrspacecast ptr %353 to ptr addrspace(4)
  %583 = addrspacecast ptr %354 to ptr addrspace(4)
  %584 = addrspacecast ptr %355 to ptr addrspace(4)
  %585 = addrspacecast ptr %356 to ptr addrspace(4)
  %586 = addrspacecast ptr %357 to ptr addrspace(4)
  %587 = addrspacecast ptr %358 to ptr addrspace(4)
  %588 = addrspacecast ptr %359 to ptr addrspace(4)
  %589 = addrspacecast ptr %360 to ptr addrspace(4)
  %590 = addrspacecast ptr %361 to ptr addrspace(4)
  %591 = addrspacecast ptr %362 to ptr addrspace(4)
  %592 = addrspacecast ptr %363 to ptr addrspace(4)
  %593 = addrspacecast ptr %364 to ptr addrspace(4)
  %594 = addrspacecast ptr %365 to ptr addrspace(4)
  %595 = addrspacecast ptr %366 to ptr addrspace(4)
  %596 = addrspacecast ptr %367 to ptr addrspace(4)
  %597 = addrspacecast ptr %368 to ptr addrspace(4)
  %598 = addrspacecast ptr %369 to ptr addrspace(4)
  %599 = addrspacecast ptr %370 to ptr addrspace(4)
  %600 = addrspacecast ptr %371 to ptr addrspace(4)
  %601 = addrspacecast ptr %372 to ptr addrspace(4)
  %602 = addrspacecast ptr %373 to ptr addrspace(4)
  %603 = addrspacecast ptr %374 to ptr addrspace(4)
  %604 = addrspacecast ptr %375 to ptr addrspace(4)
  %605 = addrspacecast ptr %376 to ptr addrspace(4)
  %606 = addrspacecast ptr %377 to ptr addrspace(4)
  %607 = addrspacecast ptr %378 to ptr addrspace(4)
  %608 = addrspacecast ptr %379 to ptr addrspace(4)
  %609 = addrspacecast ptr %380 to ptr addrspace(4)
  %610 = addrspacecast ptr %381 to ptr addrspace(4)
  %611 = addrspacecast ptr %382 to ptr addrspace(4)
  %612 = addrspacecast ptr %383 to ptr addrspace(4)
  %613 = addrspacecast ptr %384 to ptr addrspace(4)
  %614 = addrspacecast ptr %385 to ptr addrspace(4)
  %615 = addrspacecast ptr %386 to ptr addrspace(4)
  %616 = addrspacecast ptr %387 to ptr addrspace(4)
  %617 = addrspacecast ptr %388 to ptr addrspace(4)
  %618 = addrspacecast ptr %389 to ptr addrspace(4)
  %619 = addrspacecast ptr %390 to ptr addrspace(4)
  %620 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %620, ptr addrspace(4) %391, align 8
  %621 = load ptr addrspace(4), ptr addrspace(4) %391, align 8, !tbaa !210
  %622 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %622, ptr addrspace(4) %392, align 8
  %623 = load ptr addrspace(4), ptr addrspace(4) %392, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %393, ptr align 16 %4, i64 16, i1 false)
  %624 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  store ptr addrspace(4) %624, ptr addrspace(4) %394, align 8
  %625 = load ptr addrspace(4), ptr addrspace(4) %394, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %395, ptr align 16 %9, i64 16, i1 false)
  %626 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  store ptr addrspace(4) %626, ptr addrspace(4) %396, align 8
  %627 = load ptr addrspace(4), ptr addrspace(4) %396, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %397, ptr align 16 %14, i64 16, i1 false)
  %628 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  store ptr addrspace(4) %628, ptr addrspace(4) %398, align 8
  %629 = load ptr addrspace(4), ptr addrspace(4) %398, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %399, ptr align 16 %19, i64 16, i1 false)
  %630 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  store ptr addrspace(4) %630, ptr addrspace(4) %400, align 8
  %631 = load ptr addrspace(4), ptr addrspace(4) %400, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %401, ptr align 16 %24, i64 16, i1 false)
  %632 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  store ptr addrspace(4) %632, ptr addrspace(4) %402, align 8
  %633 = load ptr addrspace(4), ptr addrspace(4) %402, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %403, ptr align 16 %29, i64 16, i1 false)
  %634 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  store ptr addrspace(4) %634, ptr addrspace(4) %404, align 8
  %635 = load ptr addrspace(4), ptr addrspace(4) %404, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %405, ptr align 16 %34, i64 16, i1 false)
  %636 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  store ptr addrspace(4) %636, ptr addrspace(4) %406, align 8
  %637 = load ptr addrspace(4), ptr addrspace(4) %406, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %407, ptr align 16 %39, i64 16, i1 false)
  %638 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  store ptr addrspace(4) %638, ptr addrspace(4) %408, align 8
  %639 = load ptr addrspace(4), ptr addrspace(4) %408, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %409, ptr align 16 %44, i64 16, i1 false)
  %640 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  store ptr addrspace(4) %640, ptr addrspace(4) %410, align 8
  %641 = load ptr addrspace(4), ptr addrspace(4) %410, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %411, ptr align 16 %49, i64 16, i1 false)
  %642 = addrspacecast ptr addrspace(1) %51 to ptr addrspace(4)
  store ptr addrspace(4) %642, ptr addrspace(4) %412, align 8
  %643 = load ptr addrspace(4), ptr addrspace(4) %412, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %413, ptr align 16 %54, i64 16, i1 false)
  %644 = addrspacecast ptr addrspace(1) %56 to ptr addrspace(4)
  store ptr addrspace(4) %644, ptr addrspace(4) %414, align 8
  %645 = load ptr addrspace(4), ptr addrspace(4) %414, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %415, ptr align 16 %59, i64 16, i1 false)
  %646 = addrspacecast ptr addrspace(1) %61 to ptr addrspace(4)
  store ptr addrspace(4) %646, ptr addrspace(4) %416, align 8
  %647 = load ptr addrspace(4), ptr addrspace(4) %416, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %417, ptr align 16 %64, i64 16, i1 false)
  %648 = addrspacecast ptr addrspace(1) %66 to ptr addrspace(4)
  store ptr addrspace(4) %648, ptr addrspace(4) %418, align 8
  %649 = load ptr addrspace(4), ptr addrspace(4) %418, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %419, ptr align 16 %69, i64 16, i1 false)
  %650 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  store ptr addrspace(4) %650, ptr addrspace(4) %420, align 8
  %651 = load ptr addrspace(4), ptr addrspace(4) %420, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %421, ptr align 16 %74, i64 16, i1 false)
  %652 = addrspacecast ptr addrspace(1) %76 to ptr addrspace(4)
  store ptr addrspace(4) %652, ptr addrspace(4) %422, align 8
  %653 = load ptr addrspace(4), ptr addrspace(4) %422, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %423, ptr align 16 %79, i64 16, i1 false)
  %654 = addrspacecast ptr addrspace(1) %81 to ptr addrspace(4)
  store ptr addrspace(4) %654, ptr addrspace(4) %424, align 8
  %655 = load ptr addrspace(4), ptr addrspace(4) %424, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %425, ptr align 16 %84, i64 16, i1 false)
  %656 = addrspacecast ptr addrspace(1) %86 to ptr addrspace(4)
  store ptr addrspace(4) %656, ptr addrspace(4) %426, align 8
  %657 = load ptr addrspace(4), ptr addrspace(4) %426, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %427, ptr align 16 %89, i64 16, i1 false)
  %658 = addrspacecast ptr addrspace(1) %91 to ptr addrspace(4)
  store ptr addrspace(4) %658, ptr addrspace(4) %428, align 8
  %659 = load ptr addrspace(4), ptr addrspace(4) %428, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %429, ptr align 16 %94, i64 16, i1 false)
  %660 = addrspacecast ptr addrspace(1) %96 to ptr addrspace(4)
  store ptr addrspace(4) %660, ptr addrspace(4) %430, align 8
  %661 = load ptr addrspace(4), ptr addrspace(4) %430, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %431, ptr align 16 %99, i64 16, i1 false)
  %662 = addrspacecast ptr addrspace(1) %101 to ptr addrspace(4)
  store ptr addrspace(4) %662, ptr addrspace(4) %432, align 8
  %663 = load ptr addrspace(4), ptr addrspace(4) %432, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %433, ptr align 16 %104, i64 16, i1 false)
  %664 = addrspacecast ptr addrspace(1) %106 to ptr addrspace(4)
  store ptr addrspace(4) %664, ptr addrspace(4) %434, align 8
  %665 = load ptr addrspace(4), ptr addrspace(4) %434, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %435, ptr align 16 %109, i64 16, i1 false)
  %666 = addrspacecast ptr addrspace(1) %111 to ptr addrspace(4)
  store ptr addrspace(4) %666, ptr addrspace(4) %436, align 8
  %667 = load ptr addrspace(4), ptr addrspace(4) %436, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %437, ptr align 16 %114, i64 16, i1 false)
  %668 = addrspacecast ptr addrspace(1) %116 to ptr addrspace(4)
  store ptr addrspace(4) %668, ptr addrspace(4) %438, align 8
  %669 = load ptr addrspace(4), ptr addrspace(4) %438, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %439, ptr align 16 %119, i64 16, i1 false)
  %670 = addrspacecast ptr addrspace(1) %121 to ptr addrspace(4)
  store ptr addrspace(4) %670, ptr addrspace(4) %440, align 8
  %671 = load ptr addrspace(4), ptr addrspace(4) %440, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %441, ptr align 16 %124, i64 16, i1 false)
  %672 = addrspacecast ptr addrspace(1) %126 to ptr addrspace(4)
  store ptr addrspace(4) %672, ptr addrspace(4) %442, align 8
  %673 = load ptr addrspace(4), ptr addrspace(4) %442, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %443, ptr align 16 %129, i64 16, i1 false)
  %674 = addrspacecast ptr addrspace(1) %131 to ptr addrspace(4)
  store ptr addrspace(4) %674, ptr addrspace(4) %444, align 8
  %675 = load ptr addrspace(4), ptr addrspace(4) %444, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %445, ptr align 16 %134, i64 16, i1 false)
  %676 = addrspacecast ptr addrspace(1) %136 to ptr addrspace(4)
  store ptr addrspace(4) %676, ptr addrspace(4) %446, align 8
  %677 = load ptr addrspace(4), ptr addrspace(4) %446, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %447, ptr align 16 %139, i64 16, i1 false)
  %678 = addrspacecast ptr addrspace(1) %141 to ptr addrspace(4)
  store ptr addrspace(4) %678, ptr addrspace(4) %448, align 8
  %679 = load ptr addrspace(4), ptr addrspace(4) %448, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %449, ptr align 16 %144, i64 16, i1 false)
  %680 = addrspacecast ptr addrspace(1) %146 to ptr addrspace(4)
  store ptr addrspace(4) %680, ptr addrspace(4) %450, align 8
  %681 = load ptr addrspace(4), ptr addrspace(4) %450, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %451, ptr align 16 %149, i64 16, i1 false)
  %682 = addrspacecast ptr addrspace(1) %151 to ptr addrspace(4)
  store ptr addrspace(4) %682, ptr addrspace(4) %452, align 8
  %683 = load ptr addrspace(4), ptr addrspace(4) %452, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %453, ptr align 16 %154, i64 16, i1 false)
  %684 = addrspacecast ptr addrspace(1) %156 to ptr addrspace(4)
  store ptr addrspace(4) %684, ptr addrspace(4) %454, align 8
  %685 = load ptr addrspace(4), ptr addrspace(4) %454, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %455, ptr align 16 %159, i64 16, i1 false)
  store ptr addrspace(4) %621, ptr addrspace(4) %456, align 8, !tbaa !210
  store ptr addrspace(4) %623, ptr addrspace(4) %457, align 8, !tbaa !21
  store i8 %2, ptr addrspace(4) %458, align 1, !tbaa !28
  store double %3, ptr addrspace(4) %459, align 8, !tbaa !32
  %686 = zext i1 %5 to i8
  store i8 %686, ptr addrspace(4) %460, align 1, !tbaa !56
  store ptr addrspace(4) %625, ptr addrspace(4) %461, align 8, !tbaa !21
  store i8 %7, ptr addrspace(4) %462, align 1, !tbaa !28
  store double %8, ptr addrspace(4) %463, align 8, !tbaa !32
  %687 = zext i1 %10 to i8
  store i8 %687, ptr addrspace(4) %464, align 1, !tbaa !56
  store ptr addrspace(4) %627, ptr addrspace(4) %465, align 8, !tbaa !21
  store i8 %12, ptr addrspace(4) %466, align 1, !tbaa !28
  store double %13, ptr addrspace(4) %467, align 8, !tbaa !32
  %688 = zext i1 %15 to i8
  store i8 %688, ptr addrspace(4) %468, align 1, !tbaa !56
  store ptr addrspace(4) %629, ptr addrspace(4) %469, align 8, !tbaa !21
  store i8 %17, ptr addrspace(4) %470, align 1, !tbaa !28
  store double %18, ptr addrspace(4) %471, align 8, !tbaa !32
  %689 = zext i1 %20 to i8
  store i8 %689, ptr addrspace(4) %472, align 1, !tbaa !56
  store ptr addrspace(4) %631, ptr addrspace(4) %473, align 8, !tbaa !21
  store i8 %22, ptr addrspace(4) %474, align 1, !tbaa !28
  store double %23, ptr addrspace(4) %475, align 8, !tbaa !32
  %690 = zext i1 %25 to i8
  store i8 %690, ptr addrspace(4) %476, align 1, !tbaa !56
  store ptr addrspace(4) %633, ptr addrspace(4) %477, align 8, !tbaa !21
  store i8 %27, ptr addrspace(4) %478, align 1, !tbaa !28
  store double %28, ptr addrspace(4) %479, align 8, !tbaa !32
  %691 = zext i1 %30 to i8
  store i8 %691, ptr addrspace(4) %480, align 1, !tbaa !56
  store ptr addrspace(4) %635, ptr addrspace(4) %481, align 8, !tbaa !21
  store i8 %32, ptr addrspace(4) %482, align 1, !tbaa !28
  store double %33, ptr addrspace(4) %483, align 8, !tbaa !32
  %692 = zext i1 %35 to i8
  store i8 %692, ptr addrspace(4) %484, align 1, !tbaa !56
  store ptr addrspace(4) %637, ptr addrspace(4) %485, align 8, !tbaa !21
  store i8 %37, ptr addrspace(4) %486, align 1, !tbaa !28
  store double %38, ptr addrspace(4) %487, align 8, !tbaa !32
  %693 = zext i1 %40 to i8
  store i8 %693, ptr addrspace(4) %488, align 1, !tbaa !56
  store ptr addrspace(4) %639, ptr addrspace(4) %489, align 8, !tbaa !21
  store i8 %42, ptr addrspace(4) %490, align 1, !tbaa !28
  store double %43, ptr addrspace(4) %491, align 8, !tbaa !32
  %694 = zext i1 %45 to i8
  store i8 %694, ptr addrspace(4) %492, align 1, !tbaa !56
  store ptr addrspace(4) %641, ptr addrspace(4) %493, align 8, !tbaa !21
  store i8 %47, ptr addrspace(4) %494, align 1, !tbaa !28
  store double %48, ptr addrspace(4) %495, align 8, !tbaa !32
  %695 = zext i1 %50 to i8
  store i8 %695, ptr addrspace(4) %496, align 1, !tbaa !56
  store ptr addrspace(4) %643, ptr addrspace(4) %497, align 8, !tbaa !21
  store i8 %52, ptr addrspace(4) %498, align 1, !tbaa !28
  store double %53, ptr addrspace(4) %499, align 8, !tbaa !32
  %696 = zext i1 %55 to i8
  store i8 %696, ptr addrspace(4) %500, align 1, !tbaa !56
  store ptr addrspace(4) %645, ptr addrspace(4) %501, align 8, !tbaa !21
  store i8 %57, ptr addrspace(4) %502, align 1, !tbaa !28
  store double %58, ptr addrspace(4) %503, align 8, !tbaa !32
  %697 = zext i1 %60 to i8
  store i8 %697, ptr addrspace(4) %504, align 1, !tbaa !56
  store ptr addrspace(4) %647, ptr addrspace(4) %505, align 8, !tbaa !21
  store i8 %62, ptr addrspace(4) %506, align 1, !tbaa !28
  store double %63, ptr addrspace(4) %507, align 8, !tbaa !32
  %698 = zext i1 %65 to i8
  store i8 %698, ptr addrspace(4) %508, align 1, !tbaa !56
  store ptr addrspace(4) %649, ptr addrspace(4) %509, align 8, !tbaa !21
  store i8 %67, ptr addrspace(4) %510, align 1, !tbaa !28
  store double %68, ptr addrspace(4) %511, align 8, !tbaa !32
  %699 = zext i1 %70 to i8
  store i8 %699, ptr addrspace(4) %512, align 1, !tbaa !56
  store ptr addrspace(4) %651, ptr addrspace(4) %513, align 8, !tbaa !21
  store i8 %72, ptr addrspace(4) %514, align 1, !tbaa !28
  store double %73, ptr addrspace(4) %515, align 8, !tbaa !32
  %700 = zext i1 %75 to i8
  store i8 %700, ptr addrspace(4) %516, align 1, !tbaa !56
  store ptr addrspace(4) %653, ptr addrspace(4) %517, align 8, !tbaa !21
  store i8 %77, ptr addrspace(4) %518, align 1, !tbaa !28
  store double %78, ptr addrspace(4) %519, align 8, !tbaa !32
  %701 = zext i1 %80 to i8
  store i8 %701, ptr addrspace(4) %520, align 1, !tbaa !56
  store ptr addrspace(4) %655, ptr addrspace(4) %521, align 8, !tbaa !21
  store i8 %82, ptr addrspace(4) %522, align 1, !tbaa !28
  store double %83, ptr addrspace(4) %523, align 8, !tbaa !32
  %702 = zext i1 %85 to i8
  store i8 %702, ptr addrspace(4) %524, align 1, !tbaa !56
  store ptr addrspace(4) %657, ptr addrspace(4) %525, align 8, !tbaa !21
  store i8 %87, ptr addrspace(4) %526, align 1, !tbaa !28
  store double %88, ptr addrspace(4) %527, align 8, !tbaa !32
  %703 = zext i1 %90 to i8
  store i8 %703, ptr addrspace(4) %528, align 1, !tbaa !56
  store ptr addrspace(4) %659, ptr addrspace(4) %529, align 8, !tbaa !21
  store i8 %92, ptr addrspace(4) %530, align 1, !tbaa !28
  store double %93, ptr addrspace(4) %531, align 8, !tbaa !32
  %704 = zext i1 %95 to i8
  store i8 %704, ptr addrspace(4) %532, align 1, !tbaa !56
  store ptr addrspace(4) %661, ptr addrspace(4) %533, align 8, !tbaa !21
  store i8 %97, ptr addrspace(4) %534, align 1, !tbaa !28
  store double %98, ptr addrspace(4) %535, align 8, !tbaa !32
  %705 = zext i1 %100 to i8
  store i8 %705, ptr addrspace(4) %536, align 1, !tbaa !56
  store ptr addrspace(4) %663, ptr addrspace(4) %537, align 8, !tbaa !21
  store i8 %102, ptr addrspace(4) %538, align 1, !tbaa !28
  store double %103, ptr addrspace(4) %539, align 8, !tbaa !32
  %706 = zext i1 %105 to i8
  store i8 %706, ptr addrspace(4) %540, align 1, !tbaa !56
  store ptr addrspace(4) %665, ptr addrspace(4) %541, align 8, !tbaa !21
  store i8 %107, ptr addrspace(4) %542, align 1, !tbaa !28
  store double %108, ptr addrspace(4) %543, align 8, !tbaa !32
  %707 = zext i1 %110 to i8
  store i8 %707, ptr addrspace(4) %544, align 1, !tbaa !56
  store ptr addrspace(4) %667, ptr addrspace(4) %545, align 8, !tbaa !21
  store i8 %112, ptr addrspace(4) %546, align 1, !tbaa !28
  store double %113, ptr addrspace(4) %547, align 8, !tbaa !32
  %708 = zext i1 %115 to i8
  store i8 %708, ptr addrspace(4) %548, align 1, !tbaa !56
  store ptr addrspace(4) %669, ptr addrspace(4) %549, align 8, !tbaa !21
  store i8 %117, ptr addrspace(4) %550, align 1, !tbaa !28
  store double %118, ptr addrspace(4) %551, align 8, !tbaa !32
  %709 = zext i1 %120 to i8
  store i8 %709, ptr addrspace(4) %552, align 1, !tbaa !56
  store ptr addrspace(4) %671, ptr addrspace(4) %553, align 8, !tbaa !21
  store i8 %122, ptr addrspace(4) %554, align 1, !tbaa !28
  store double %123, ptr addrspace(4) %555, align 8, !tbaa !32
  %710 = zext i1 %125 to i8
  store i8 %710, ptr addrspace(4) %556, align 1, !tbaa !56
  store ptr addrspace(4) %673, ptr addrspace(4) %557, align 8, !tbaa !21
  store i8 %127, ptr addrspace(4) %558, align 1, !tbaa !28
  store double %128, ptr addrspace(4) %559, align 8, !tbaa !32
  %711 = zext i1 %130 to i8
  store i8 %711, ptr addrspace(4) %560, align 1, !tbaa !56
  store ptr addrspace(4) %675, ptr addrspace(4) %561, align 8, !tbaa !21
  store i8 %132, ptr addrspace(4) %562, align 1, !tbaa !28
  store double %133, ptr addrspace(4) %563, align 8, !tbaa !32
  %712 = zext i1 %135 to i8
  store i8 %712, ptr addrspace(4) %564, align 1, !tbaa !56
  store ptr addrspace(4) %677, ptr addrspace(4) %565, align 8, !tbaa !21
  store i8 %137, ptr addrspace(4) %566, align 1, !tbaa !28
  store double %138, ptr addrspace(4) %567, align 8, !tbaa !32
  %713 = zext i1 %140 to i8
  store i8 %713, ptr addrspace(4) %568, align 1, !tbaa !56
  store ptr addrspace(4) %679, ptr addrspace(4) %569, align 8, !tbaa !21
  store i8 %142, ptr addrspace(4) %570, align 1, !tbaa !28
  store double %143, ptr addrspace(4) %571, align 8, !tbaa !32
  %714 = zext i1 %145 to i8
  store i8 %714, ptr addrspace(4) %572, align 1, !tbaa !56
  store ptr addrspace(4) %681, ptr addrspace(4) %573, align 8, !tbaa !21
  store i8 %147, ptr addrspace(4) %574, align 1, !tbaa !28
  store double %148, ptr addrspace(4) %575, align 8, !tbaa !32
  %715 = zext i1 %150 to i8
  store i8 %715, ptr addrspace(4) %576, align 1, !tbaa !56
  store ptr addrspace(4) %683, ptr addrspace(4) %577, align 8, !tbaa !21
  store i8 %152, ptr addrspace(4) %578, align 1, !tbaa !28
  store double %153, ptr addrspace(4) %579, align 8, !tbaa !32
  %716 = zext i1 %155 to i8
  store i8 %716, ptr addrspace(4) %580, align 1, !tbaa !56
  store ptr addrspace(4) %685, ptr addrspace(4) %581, align 8, !tbaa !21
  store i8 %157, ptr addrspace(4) %582, align 1, !tbaa !28
  store double %158, ptr addrspace(4) %583, align 8, !tbaa !32
  %717 = zext i1 %160 to i8
  store i8 %717, ptr addrspace(4) %584, align 1, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr %356) #12, !dbg !211
  store i32 0, ptr addrspace(4) %585, align 4, !dbg !212, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %357) #12, !dbg !213
  store double 0.000000e+00, ptr addrspace(4) %586, align 8, !dbg !214, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %358) #12, !dbg !215
  %718 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %587, i32 0, i32 0, !dbg !216
  store ptr addrspace(4) %586, ptr addrspace(4) %718, align 8, !dbg !216, !tbaa !210
  %719 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %587, i32 0, i32 1, !dbg !216
  store ptr addrspace(4) %585, ptr addrspace(4) %719, align 8, !dbg !216, !tbaa !21
  %720 = load ptr addrspace(4), ptr addrspace(4) %457, align 8, !dbg !217, !tbaa !21
  %721 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %720) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %721) #11, !dbg !219
  %722 = load i8, ptr addrspace(4) %458, align 1, !dbg !217, !tbaa !28
  %723 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %722) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %723) #11, !dbg !219
  %724 = load double, ptr addrspace(4) %459, align 8, !dbg !217, !tbaa !32
  %725 = call contract spir_func noundef double @_Z5plaind(double noundef %724) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %725) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %588, ptr addrspace(4) align 16 %393, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %726 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 0, !dbg !218
  %727 = load float, ptr addrspace(4) %726, align 16, !dbg !218
  %728 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 1, !dbg !218
  %729 = load float, ptr addrspace(4) %728, align 4, !dbg !218
  %730 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 2, !dbg !218
  %731 = load float, ptr addrspace(4) %730, align 8, !dbg !218
  %732 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 3, !dbg !218
  %733 = load float, ptr addrspace(4) %732, align 4, !dbg !218
  %734 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %727, float %729, float %731, float %733) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %734) #11, !dbg !219
  %735 = load i8, ptr addrspace(4) %460, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %736 = trunc i8 %735 to i1, !dbg !217
  %737 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %736) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %737) #11, !dbg !219
  %738 = load ptr addrspace(4), ptr addrspace(4) %461, align 8, !dbg !217, !tbaa !21
  %739 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %738) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %739) #11, !dbg !219
  %740 = load i8, ptr addrspace(4) %462, align 1, !dbg !217, !tbaa !28
  %741 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %740) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %741) #11, !dbg !219
  %742 = load double, ptr addrspace(4) %463, align 8, !dbg !217, !tbaa !32
  %743 = call contract spir_func noundef double @_Z5plaind(double noundef %742) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %743) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %589, ptr addrspace(4) align 16 %395, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %744 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 0, !dbg !218
  %745 = load float, ptr addrspace(4) %744, align 16, !dbg !218
  %746 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 1, !dbg !218
  %747 = load float, ptr addrspace(4) %746, align 4, !dbg !218
  %748 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 2, !dbg !218
  %749 = load float, ptr addrspace(4) %748, align 8, !dbg !218
  %750 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 3, !dbg !218
  %751 = load float, ptr addrspace(4) %750, align 4, !dbg !218
  %752 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %745, float %747, float %749, float %751) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %752) #11, !dbg !219
  %753 = load i8, ptr addrspace(4) %464, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %754 = trunc i8 %753 to i1, !dbg !217
  %755 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %754) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %755) #11, !dbg !219
  %756 = load ptr addrspace(4), ptr addrspace(4) %465, align 8, !dbg !217, !tbaa !21
  %757 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %756) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %757) #11, !dbg !219
  %758 = load i8, ptr addrspace(4) %466, align 1, !dbg !217, !tbaa !28
  %759 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %758) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %759) #11, !dbg !219
  %760 = load double, ptr addrspace(4) %467, align 8, !dbg !217, !tbaa !32
  %761 = call contract spir_func noundef double @_Z5plaind(double noundef %760) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %761) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %590, ptr addrspace(4) align 16 %397, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %762 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 0, !dbg !218
  %763 = load float, ptr addrspace(4) %762, align 16, !dbg !218
  %764 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 1, !dbg !218
  %765 = load float, ptr addrspace(4) %764, align 4, !dbg !218
  %766 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 2, !dbg !218
  %767 = load float, ptr addrspace(4) %766, align 8, !dbg !218
  %768 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 3, !dbg !218
  %769 = load float, ptr addrspace(4) %768, align 4, !dbg !218
  %770 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %763, float %765, float %767, float %769) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %770) #11, !dbg !219
  %771 = load i8, ptr addrspace(4) %468, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %772 = trunc i8 %771 to i1, !dbg !217
  %773 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %772) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %773) #11, !dbg !219
  %774 = load ptr addrspace(4), ptr addrspace(4) %469, align 8, !dbg !217, !tbaa !21
  %775 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %774) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %775) #11, !dbg !219
  %776 = load i8, ptr addrspace(4) %470, align 1, !dbg !217, !tbaa !28
  %777 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %776) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %777) #11, !dbg !219
  %778 = load double, ptr addrspace(4) %471, align 8, !dbg !217, !tbaa !32
  %779 = call contract spir_func noundef double @_Z5plaind(double noundef %778) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %779) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %591, ptr addrspace(4) align 16 %399, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %780 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 0, !dbg !218
  %781 = load float, ptr addrspace(4) %780, align 16, !dbg !218
  %782 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 1, !dbg !218
  %783 = load float, ptr addrspace(4) %782, align 4, !dbg !218
  %784 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 2, !dbg !218
  %785 = load float, ptr addrspace(4) %784, align 8, !dbg !218
  %786 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 3, !dbg !218
  %787 = load float, ptr addrspace(4) %786, align 4, !dbg !218
  %788 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %781, float %783, float %785, float %787) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %788) #11, !dbg !219
  %789 = load i8, ptr addrspace(4) %472, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %790 = trunc i8 %789 to i1, !dbg !217
  %791 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %790) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %791) #11, !dbg !219
  %792 = load ptr addrspace(4), ptr addrspace(4) %473, align 8, !dbg !217, !tbaa !21
  %793 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %792) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %793) #11, !dbg !219
  %794 = load i8, ptr addrspace(4) %474, align 1, !dbg !217, !tbaa !28
  %795 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %794) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %795) #11, !dbg !219
  %796 = load double, ptr addrspace(4) %475, align 8, !dbg !217, !tbaa !32
  %797 = call contract spir_func noundef double @_Z5plaind(double noundef %796) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %797) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %592, ptr addrspace(4) align 16 %401, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %798 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 0, !dbg !218
  %799 = load float, ptr addrspace(4) %798, align 16, !dbg !218
  %800 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 1, !dbg !218
  %801 = load float, ptr addrspace(4) %800, align 4, !dbg !218
  %802 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 2, !dbg !218
  %803 = load float, ptr addrspace(4) %802, align 8, !dbg !218
  %804 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 3, !dbg !218
  %805 = load float, ptr addrspace(4) %804, align 4, !dbg !218
  %806 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %799, float %801, float %803, float %805) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %806) #11, !dbg !219
  %807 = load i8, ptr addrspace(4) %476, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %808 = trunc i8 %807 to i1, !dbg !217
  %809 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %808) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %809) #11, !dbg !219
  %810 = load ptr addrspace(4), ptr addrspace(4) %477, align 8, !dbg !217, !tbaa !21
  %811 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %810) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %811) #11, !dbg !219
  %812 = load i8, ptr addrspace(4) %478, align 1, !dbg !217, !tbaa !28
  %813 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %812) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %813) #11, !dbg !219
  %814 = load double, ptr addrspace(4) %479, align 8, !dbg !217, !tbaa !32
  %815 = call contract spir_func noundef double @_Z5plaind(double noundef %814) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %815) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %593, ptr addrspace(4) align 16 %403, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %816 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 0, !dbg !218
  %817 = load float, ptr addrspace(4) %816, align 16, !dbg !218
  %818 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 1, !dbg !218
  %819 = load float, ptr addrspace(4) %818, align 4, !dbg !218
  %820 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 2, !dbg !218
  %821 = load float, ptr addrspace(4) %820, align 8, !dbg !218
  %822 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 3, !dbg !218
  %823 = load float, ptr addrspace(4) %822, align 4, !dbg !218
  %824 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %817, float %819, float %821, float %823) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %824) #11, !dbg !219
  %825 = load i8, ptr addrspace(4) %480, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %826 = trunc i8 %825 to i1, !dbg !217
  %827 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %826) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %827) #11, !dbg !219
  %828 = load ptr addrspace(4), ptr addrspace(4) %481, align 8, !dbg !217, !tbaa !21
  %829 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %828) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %829) #11, !dbg !219
  %830 = load i8, ptr addrspace(4) %482, align 1, !dbg !217, !tbaa !28
  %831 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %830) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %831) #11, !dbg !219
  %832 = load double, ptr addrspace(4) %483, align 8, !dbg !217, !tbaa !32
  %833 = call contract spir_func noundef double @_Z5plaind(double noundef %832) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %833) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %594, ptr addrspace(4) align 16 %405, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %834 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 0, !dbg !218
  %835 = load float, ptr addrspace(4) %834, align 16, !dbg !218
  %836 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 1, !dbg !218
  %837 = load float, ptr addrspace(4) %836, align 4, !dbg !218
  %838 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 2, !dbg !218
  %839 = load float, ptr addrspace(4) %838, align 8, !dbg !218
  %840 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 3, !dbg !218
  %841 = load float, ptr addrspace(4) %840, align 4, !dbg !218
  %842 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %835, float %837, float %839, float %841) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %842) #11, !dbg !219
  %843 = load i8, ptr addrspace(4) %484, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %844 = trunc i8 %843 to i1, !dbg !217
  %845 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %844) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %845) #11, !dbg !219
  %846 = load ptr addrspace(4), ptr addrspace(4) %485, align 8, !dbg !217, !tbaa !21
  %847 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %846) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %847) #11, !dbg !219
  %848 = load i8, ptr addrspace(4) %486, align 1, !dbg !217, !tbaa !28
  %849 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %848) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %849) #11, !dbg !219
  %850 = load double, ptr addrspace(4) %487, align 8, !dbg !217, !tbaa !32
  %851 = call contract spir_func noundef double @_Z5plaind(double noundef %850) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %851) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %595, ptr addrspace(4) align 16 %407, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %852 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 0, !dbg !218
  %853 = load float, ptr addrspace(4) %852, align 16, !dbg !218
  %854 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 1, !dbg !218
  %855 = load float, ptr addrspace(4) %854, align 4, !dbg !218
  %856 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 2, !dbg !218
  %857 = load float, ptr addrspace(4) %856, align 8, !dbg !218
  %858 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 3, !dbg !218
  %859 = load float, ptr addrspace(4) %858, align 4, !dbg !218
  %860 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %853, float %855, float %857, float %859) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %860) #11, !dbg !219
  %861 = load i8, ptr addrspace(4) %488, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %862 = trunc i8 %861 to i1, !dbg !217
  %863 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %862) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %863) #11, !dbg !219
  %864 = load ptr addrspace(4), ptr addrspace(4) %489, align 8, !dbg !217, !tbaa !21
  %865 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %864) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %865) #11, !dbg !219
  %866 = load i8, ptr addrspace(4) %490, align 1, !dbg !217, !tbaa !28
  %867 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %866) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %867) #11, !dbg !219
  %868 = load double, ptr addrspace(4) %491, align 8, !dbg !217, !tbaa !32
  %869 = call contract spir_func noundef double @_Z5plaind(double noundef %868) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %869) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %596, ptr addrspace(4) align 16 %409, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %870 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 0, !dbg !218
  %871 = load float, ptr addrspace(4) %870, align 16, !dbg !218
  %872 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 1, !dbg !218
  %873 = load float, ptr addrspace(4) %872, align 4, !dbg !218
  %874 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 2, !dbg !218
  %875 = load float, ptr addrspace(4) %874, align 8, !dbg !218
  %876 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 3, !dbg !218
  %877 = load float, ptr addrspace(4) %876, align 4, !dbg !218
  %878 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %871, float %873, float %875, float %877) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %878) #11, !dbg !219
  %879 = load i8, ptr addrspace(4) %492, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %880 = trunc i8 %879 to i1, !dbg !217
  %881 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %880) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %881) #11, !dbg !219
  %882 = load ptr addrspace(4), ptr addrspace(4) %493, align 8, !dbg !217, !tbaa !21
  %883 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %882) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %883) #11, !dbg !219
  %884 = load i8, ptr addrspace(4) %494, align 1, !dbg !217, !tbaa !28
  %885 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %884) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %885) #11, !dbg !219
  %886 = load double, ptr addrspace(4) %495, align 8, !dbg !217, !tbaa !32
  %887 = call contract spir_func noundef double @_Z5plaind(double noundef %886) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %887) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %597, ptr addrspace(4) align 16 %411, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %888 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 0, !dbg !218
  %889 = load float, ptr addrspace(4) %888, align 16, !dbg !218
  %890 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 1, !dbg !218
  %891 = load float, ptr addrspace(4) %890, align 4, !dbg !218
  %892 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 2, !dbg !218
  %893 = load float, ptr addrspace(4) %892, align 8, !dbg !218
  %894 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 3, !dbg !218
  %895 = load float, ptr addrspace(4) %894, align 4, !dbg !218
  %896 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %889, float %891, float %893, float %895) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %896) #11, !dbg !219
  %897 = load i8, ptr addrspace(4) %496, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %898 = trunc i8 %897 to i1, !dbg !217
  %899 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %898) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %899) #11, !dbg !219
  %900 = load ptr addrspace(4), ptr addrspace(4) %497, align 8, !dbg !217, !tbaa !21
  %901 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %900) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %901) #11, !dbg !219
  %902 = load i8, ptr addrspace(4) %498, align 1, !dbg !217, !tbaa !28
  %903 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %902) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %903) #11, !dbg !219
  %904 = load double, ptr addrspace(4) %499, align 8, !dbg !217, !tbaa !32
  %905 = call contract spir_func noundef double @_Z5plaind(double noundef %904) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %905) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %598, ptr addrspace(4) align 16 %413, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %906 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 0, !dbg !218
  %907 = load float, ptr addrspace(4) %906, align 16, !dbg !218
  %908 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 1, !dbg !218
  %909 = load float, ptr addrspace(4) %908, align 4, !dbg !218
  %910 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 2, !dbg !218
  %911 = load float, ptr addrspace(4) %910, align 8, !dbg !218
  %912 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 3, !dbg !218
  %913 = load float, ptr addrspace(4) %912, align 4, !dbg !218
  %914 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %907, float %909, float %911, float %913) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %914) #11, !dbg !219
  %915 = load i8, ptr addrspace(4) %500, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %916 = trunc i8 %915 to i1, !dbg !217
  %917 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %916) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %917) #11, !dbg !219
  %918 = load ptr addrspace(4), ptr addrspace(4) %501, align 8, !dbg !217, !tbaa !21
  %919 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %918) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %919) #11, !dbg !219
  %920 = load i8, ptr addrspace(4) %502, align 1, !dbg !217, !tbaa !28
  %921 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %920) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %921) #11, !dbg !219
  %922 = load double, ptr addrspace(4) %503, align 8, !dbg !217, !tbaa !32
  %923 = call contract spir_func noundef double @_Z5plaind(double noundef %922) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %923) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %599, ptr addrspace(4) align 16 %415, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %924 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 0, !dbg !218
  %925 = load float, ptr addrspace(4) %924, align 16, !dbg !218
  %926 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 1, !dbg !218
  %927 = load float, ptr addrspace(4) %926, align 4, !dbg !218
  %928 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 2, !dbg !218
  %929 = load float, ptr addrspace(4) %928, align 8, !dbg !218
  %930 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 3, !dbg !218
  %931 = load float, ptr addrspace(4) %930, align 4, !dbg !218
  %932 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %925, float %927, float %929, float %931) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %932) #11, !dbg !219
  %933 = load i8, ptr addrspace(4) %504, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %934 = trunc i8 %933 to i1, !dbg !217
  %935 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %934) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %935) #11, !dbg !219
  %936 = load ptr addrspace(4), ptr addrspace(4) %505, align 8, !dbg !217, !tbaa !21
  %937 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %936) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %937) #11, !dbg !219
  %938 = load i8, ptr addrspace(4) %506, align 1, !dbg !217, !tbaa !28
  %939 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %938) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %939) #11, !dbg !219
  %940 = load double, ptr addrspace(4) %507, align 8, !dbg !217, !tbaa !32
  %941 = call contract spir_func noundef double @_Z5plaind(double noundef %940) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %941) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %600, ptr addrspace(4) align 16 %417, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %942 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 0, !dbg !218
  %943 = load float, ptr addrspace(4) %942, align 16, !dbg !218
  %944 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 1, !dbg !218
  %945 = load float, ptr addrspace(4) %944, align 4, !dbg !218
  %946 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 2, !dbg !218
  %947 = load float, ptr addrspace(4) %946, align 8, !dbg !218
  %948 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 3, !dbg !218
  %949 = load float, ptr addrspace(4) %948, align 4, !dbg !218
  %950 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %943, float %945, float %947, float %949) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %950) #11, !dbg !219
  %951 = load i8, ptr addrspace(4) %508, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %952 = trunc i8 %951 to i1, !dbg !217
  %953 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %952) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %953) #11, !dbg !219
  %954 = load ptr addrspace(4), ptr addrspace(4) %509, align 8, !dbg !217, !tbaa !21
  %955 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %954) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %955) #11, !dbg !219
  %956 = load i8, ptr addrspace(4) %510, align 1, !dbg !217, !tbaa !28
  %957 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %956) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %957) #11, !dbg !219
  %958 = load double, ptr addrspace(4) %511, align 8, !dbg !217, !tbaa !32
  %959 = call contract spir_func noundef double @_Z5plaind(double noundef %958) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %959) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %601, ptr addrspace(4) align 16 %419, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %960 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 0, !dbg !218
  %961 = load float, ptr addrspace(4) %960, align 16, !dbg !218
  %962 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 1, !dbg !218
  %963 = load float, ptr addrspace(4) %962, align 4, !dbg !218
  %964 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 2, !dbg !218
  %965 = load float, ptr addrspace(4) %964, align 8, !dbg !218
  %966 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 3, !dbg !218
  %967 = load float, ptr addrspace(4) %966, align 4, !dbg !218
  %968 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %961, float %963, float %965, float %967) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %968) #11, !dbg !219
  %969 = load i8, ptr addrspace(4) %512, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %970 = trunc i8 %969 to i1, !dbg !217
  %971 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %970) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %971) #11, !dbg !219
  %972 = load ptr addrspace(4), ptr addrspace(4) %513, align 8, !dbg !217, !tbaa !21
  %973 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %972) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %973) #11, !dbg !219
  %974 = load i8, ptr addrspace(4) %514, align 1, !dbg !217, !tbaa !28
  %975 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %974) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %975) #11, !dbg !219
  %976 = load double, ptr addrspace(4) %515, align 8, !dbg !217, !tbaa !32
  %977 = call contract spir_func noundef double @_Z5plaind(double noundef %976) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %977) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %602, ptr addrspace(4) align 16 %421, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %978 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 0, !dbg !218
  %979 = load float, ptr addrspace(4) %978, align 16, !dbg !218
  %980 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 1, !dbg !218
  %981 = load float, ptr addrspace(4) %980, align 4, !dbg !218
  %982 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 2, !dbg !218
  %983 = load float, ptr addrspace(4) %982, align 8, !dbg !218
  %984 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 3, !dbg !218
  %985 = load float, ptr addrspace(4) %984, align 4, !dbg !218
  %986 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %979, float %981, float %983, float %985) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %986) #11, !dbg !219
  %987 = load i8, ptr addrspace(4) %516, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %988 = trunc i8 %987 to i1, !dbg !217
  %989 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %988) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %989) #11, !dbg !219
  %990 = load ptr addrspace(4), ptr addrspace(4) %517, align 8, !dbg !217, !tbaa !21
  %991 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %990) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %991) #11, !dbg !219
  %992 = load i8, ptr addrspace(4) %518, align 1, !dbg !217, !tbaa !28
  %993 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %992) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %993) #11, !dbg !219
  %994 = load double, ptr addrspace(4) %519, align 8, !dbg !217, !tbaa !32
  %995 = call contract spir_func noundef double @_Z5plaind(double noundef %994) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %995) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %603, ptr addrspace(4) align 16 %423, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %996 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 0, !dbg !218
  %997 = load float, ptr addrspace(4) %996, align 16, !dbg !218
  %998 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 1, !dbg !218
  %999 = load float, ptr addrspace(4) %998, align 4, !dbg !218
  %1000 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 2, !dbg !218
  %1001 = load float, ptr addrspace(4) %1000, align 8, !dbg !218
  %1002 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 3, !dbg !218
  %1003 = load float, ptr addrspace(4) %1002, align 4, !dbg !218
  %1004 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %997, float %999, float %1001, float %1003) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1004) #11, !dbg !219
  %1005 = load i8, ptr addrspace(4) %520, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1006 = trunc i8 %1005 to i1, !dbg !217
  %1007 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1006) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1007) #11, !dbg !219
  %1008 = load ptr addrspace(4), ptr addrspace(4) %521, align 8, !dbg !217, !tbaa !21
  %1009 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1008) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1009) #11, !dbg !219
  %1010 = load i8, ptr addrspace(4) %522, align 1, !dbg !217, !tbaa !28
  %1011 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1010) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1011) #11, !dbg !219
  %1012 = load double, ptr addrspace(4) %523, align 8, !dbg !217, !tbaa !32
  %1013 = call contract spir_func noundef double @_Z5plaind(double noundef %1012) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1013) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %604, ptr addrspace(4) align 16 %425, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1014 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 0, !dbg !218
  %1015 = load float, ptr addrspace(4) %1014, align 16, !dbg !218
  %1016 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 1, !dbg !218
  %1017 = load float, ptr addrspace(4) %1016, align 4, !dbg !218
  %1018 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 2, !dbg !218
  %1019 = load float, ptr addrspace(4) %1018, align 8, !dbg !218
  %1020 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 3, !dbg !218
  %1021 = load float, ptr addrspace(4) %1020, align 4, !dbg !218
  %1022 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1015, float %1017, float %1019, float %1021) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1022) #11, !dbg !219
  %1023 = load i8, ptr addrspace(4) %524, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1024 = trunc i8 %1023 to i1, !dbg !217
  %1025 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1024) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1025) #11, !dbg !219
  %1026 = load ptr addrspace(4), ptr addrspace(4) %525, align 8, !dbg !217, !tbaa !21
  %1027 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1026) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1027) #11, !dbg !219
  %1028 = load i8, ptr addrspace(4) %526, align 1, !dbg !217, !tbaa !28
  %1029 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1028) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1029) #11, !dbg !219
  %1030 = load double, ptr addrspace(4) %527, align 8, !dbg !217, !tbaa !32
  %1031 = call contract spir_func noundef double @_Z5plaind(double noundef %1030) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1031) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %605, ptr addrspace(4) align 16 %427, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1032 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 0, !dbg !218
  %1033 = load float, ptr addrspace(4) %1032, align 16, !dbg !218
  %1034 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 1, !dbg !218
  %1035 = load float, ptr addrspace(4) %1034, align 4, !dbg !218
  %1036 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 2, !dbg !218
  %1037 = load float, ptr addrspace(4) %1036, align 8, !dbg !218
  %1038 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 3, !dbg !218
  %1039 = load float, ptr addrspace(4) %1038, align 4, !dbg !218
  %1040 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1033, float %1035, float %1037, float %1039) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1040) #11, !dbg !219
  %1041 = load i8, ptr addrspace(4) %528, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1042 = trunc i8 %1041 to i1, !dbg !217
  %1043 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1042) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1043) #11, !dbg !219
  %1044 = load ptr addrspace(4), ptr addrspace(4) %529, align 8, !dbg !217, !tbaa !21
  %1045 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1044) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1045) #11, !dbg !219
  %1046 = load i8, ptr addrspace(4) %530, align 1, !dbg !217, !tbaa !28
  %1047 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1046) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1047) #11, !dbg !219
  %1048 = load double, ptr addrspace(4) %531, align 8, !dbg !217, !tbaa !32
  %1049 = call contract spir_func noundef double @_Z5plaind(double noundef %1048) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1049) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %606, ptr addrspace(4) align 16 %429, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1050 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 0, !dbg !218
  %1051 = load float, ptr addrspace(4) %1050, align 16, !dbg !218
  %1052 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 1, !dbg !218
  %1053 = load float, ptr addrspace(4) %1052, align 4, !dbg !218
  %1054 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 2, !dbg !218
  %1055 = load float, ptr addrspace(4) %1054, align 8, !dbg !218
  %1056 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 3, !dbg !218
  %1057 = load float, ptr addrspace(4) %1056, align 4, !dbg !218
  %1058 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1051, float %1053, float %1055, float %1057) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1058) #11, !dbg !219
  %1059 = load i8, ptr addrspace(4) %532, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1060 = trunc i8 %1059 to i1, !dbg !217
  %1061 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1060) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1061) #11, !dbg !219
  %1062 = load ptr addrspace(4), ptr addrspace(4) %533, align 8, !dbg !217, !tbaa !21
  %1063 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1062) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1063) #11, !dbg !219
  %1064 = load i8, ptr addrspace(4) %534, align 1, !dbg !217, !tbaa !28
  %1065 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1064) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1065) #11, !dbg !219
  %1066 = load double, ptr addrspace(4) %535, align 8, !dbg !217, !tbaa !32
  %1067 = call contract spir_func noundef double @_Z5plaind(double noundef %1066) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1067) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %607, ptr addrspace(4) align 16 %431, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1068 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 0, !dbg !218
  %1069 = load float, ptr addrspace(4) %1068, align 16, !dbg !218
  %1070 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 1, !dbg !218
  %1071 = load float, ptr addrspace(4) %1070, align 4, !dbg !218
  %1072 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 2, !dbg !218
  %1073 = load float, ptr addrspace(4) %1072, align 8, !dbg !218
  %1074 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 3, !dbg !218
  %1075 = load float, ptr addrspace(4) %1074, align 4, !dbg !218
  %1076 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1069, float %1071, float %1073, float %1075) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1076) #11, !dbg !219
  %1077 = load i8, ptr addrspace(4) %536, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1078 = trunc i8 %1077 to i1, !dbg !217
  %1079 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1078) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1079) #11, !dbg !219
  %1080 = load ptr addrspace(4), ptr addrspace(4) %537, align 8, !dbg !217, !tbaa !21
  %1081 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1080) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1081) #11, !dbg !219
  %1082 = load i8, ptr addrspace(4) %538, align 1, !dbg !217, !tbaa !28
  %1083 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1082) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1083) #11, !dbg !219
  %1084 = load double, ptr addrspace(4) %539, align 8, !dbg !217, !tbaa !32
  %1085 = call contract spir_func noundef double @_Z5plaind(double noundef %1084) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1085) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %608, ptr addrspace(4) align 16 %433, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1086 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 0, !dbg !218
  %1087 = load float, ptr addrspace(4) %1086, align 16, !dbg !218
  %1088 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 1, !dbg !218
  %1089 = load float, ptr addrspace(4) %1088, align 4, !dbg !218
  %1090 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 2, !dbg !218
  %1091 = load float, ptr addrspace(4) %1090, align 8, !dbg !218
  %1092 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 3, !dbg !218
  %1093 = load float, ptr addrspace(4) %1092, align 4, !dbg !218
  %1094 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1087, float %1089, float %1091, float %1093) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1094) #11, !dbg !219
  %1095 = load i8, ptr addrspace(4) %540, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1096 = trunc i8 %1095 to i1, !dbg !217
  %1097 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1096) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1097) #11, !dbg !219
  %1098 = load ptr addrspace(4), ptr addrspace(4) %541, align 8, !dbg !217, !tbaa !21
  %1099 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1098) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1099) #11, !dbg !219
  %1100 = load i8, ptr addrspace(4) %542, align 1, !dbg !217, !tbaa !28
  %1101 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1100) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1101) #11, !dbg !219
  %1102 = load double, ptr addrspace(4) %543, align 8, !dbg !217, !tbaa !32
  %1103 = call contract spir_func noundef double @_Z5plaind(double noundef %1102) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1103) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %609, ptr addrspace(4) align 16 %435, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1104 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 0, !dbg !218
  %1105 = load float, ptr addrspace(4) %1104, align 16, !dbg !218
  %1106 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 1, !dbg !218
  %1107 = load float, ptr addrspace(4) %1106, align 4, !dbg !218
  %1108 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 2, !dbg !218
  %1109 = load float, ptr addrspace(4) %1108, align 8, !dbg !218
  %1110 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 3, !dbg !218
  %1111 = load float, ptr addrspace(4) %1110, align 4, !dbg !218
  %1112 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1105, float %1107, float %1109, float %1111) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1112) #11, !dbg !219
  %1113 = load i8, ptr addrspace(4) %544, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1114 = trunc i8 %1113 to i1, !dbg !217
  %1115 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1114) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1115) #11, !dbg !219
  %1116 = load ptr addrspace(4), ptr addrspace(4) %545, align 8, !dbg !217, !tbaa !21
  %1117 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1116) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1117) #11, !dbg !219
  %1118 = load i8, ptr addrspace(4) %546, align 1, !dbg !217, !tbaa !28
  %1119 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1118) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1119) #11, !dbg !219
  %1120 = load double, ptr addrspace(4) %547, align 8, !dbg !217, !tbaa !32
  %1121 = call contract spir_func noundef double @_Z5plaind(double noundef %1120) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1121) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %610, ptr addrspace(4) align 16 %437, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1122 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 0, !dbg !218
  %1123 = load float, ptr addrspace(4) %1122, align 16, !dbg !218
  %1124 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 1, !dbg !218
  %1125 = load float, ptr addrspace(4) %1124, align 4, !dbg !218
  %1126 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 2, !dbg !218
  %1127 = load float, ptr addrspace(4) %1126, align 8, !dbg !218
  %1128 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 3, !dbg !218
  %1129 = load float, ptr addrspace(4) %1128, align 4, !dbg !218
  %1130 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1123, float %1125, float %1127, float %1129) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1130) #11, !dbg !219
  %1131 = load i8, ptr addrspace(4) %548, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1132 = trunc i8 %1131 to i1, !dbg !217
  %1133 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1132) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1133) #11, !dbg !219
  %1134 = load ptr addrspace(4), ptr addrspace(4) %549, align 8, !dbg !217, !tbaa !21
  %1135 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1134) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1135) #11, !dbg !219
  %1136 = load i8, ptr addrspace(4) %550, align 1, !dbg !217, !tbaa !28
  %1137 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1136) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1137) #11, !dbg !219
  %1138 = load double, ptr addrspace(4) %551, align 8, !dbg !217, !tbaa !32
  %1139 = call contract spir_func noundef double @_Z5plaind(double noundef %1138) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1139) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %611, ptr addrspace(4) align 16 %439, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1140 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 0, !dbg !218
  %1141 = load float, ptr addrspace(4) %1140, align 16, !dbg !218
  %1142 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 1, !dbg !218
  %1143 = load float, ptr addrspace(4) %1142, align 4, !dbg !218
  %1144 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 2, !dbg !218
  %1145 = load float, ptr addrspace(4) %1144, align 8, !dbg !218
  %1146 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 3, !dbg !218
  %1147 = load float, ptr addrspace(4) %1146, align 4, !dbg !218
  %1148 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1141, float %1143, float %1145, float %1147) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1148) #11, !dbg !219
  %1149 = load i8, ptr addrspace(4) %552, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1150 = trunc i8 %1149 to i1, !dbg !217
  %1151 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1150) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1151) #11, !dbg !219
  %1152 = load ptr addrspace(4), ptr addrspace(4) %553, align 8, !dbg !217, !tbaa !21
  %1153 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1152) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1153) #11, !dbg !219
  %1154 = load i8, ptr addrspace(4) %554, align 1, !dbg !217, !tbaa !28
  %1155 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1154) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1155) #11, !dbg !219
  %1156 = load double, ptr addrspace(4) %555, align 8, !dbg !217, !tbaa !32
  %1157 = call contract spir_func noundef double @_Z5plaind(double noundef %1156) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1157) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %612, ptr addrspace(4) align 16 %441, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1158 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 0, !dbg !218
  %1159 = load float, ptr addrspace(4) %1158, align 16, !dbg !218
  %1160 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 1, !dbg !218
  %1161 = load float, ptr addrspace(4) %1160, align 4, !dbg !218
  %1162 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 2, !dbg !218
  %1163 = load float, ptr addrspace(4) %1162, align 8, !dbg !218
  %1164 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 3, !dbg !218
  %1165 = load float, ptr addrspace(4) %1164, align 4, !dbg !218
  %1166 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1159, float %1161, float %1163, float %1165) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1166) #11, !dbg !219
  %1167 = load i8, ptr addrspace(4) %556, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1168 = trunc i8 %1167 to i1, !dbg !217
  %1169 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1168) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1169) #11, !dbg !219
  %1170 = load ptr addrspace(4), ptr addrspace(4) %557, align 8, !dbg !217, !tbaa !21
  %1171 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1170) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1171) #11, !dbg !219
  %1172 = load i8, ptr addrspace(4) %558, align 1, !dbg !217, !tbaa !28
  %1173 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1172) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1173) #11, !dbg !219
  %1174 = load double, ptr addrspace(4) %559, align 8, !dbg !217, !tbaa !32
  %1175 = call contract spir_func noundef double @_Z5plaind(double noundef %1174) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1175) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %613, ptr addrspace(4) align 16 %443, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1176 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 0, !dbg !218
  %1177 = load float, ptr addrspace(4) %1176, align 16, !dbg !218
  %1178 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 1, !dbg !218
  %1179 = load float, ptr addrspace(4) %1178, align 4, !dbg !218
  %1180 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 2, !dbg !218
  %1181 = load float, ptr addrspace(4) %1180, align 8, !dbg !218
  %1182 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 3, !dbg !218
  %1183 = load float, ptr addrspace(4) %1182, align 4, !dbg !218
  %1184 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1177, float %1179, float %1181, float %1183) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1184) #11, !dbg !219
  %1185 = load i8, ptr addrspace(4) %560, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1186 = trunc i8 %1185 to i1, !dbg !217
  %1187 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1186) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1187) #11, !dbg !219
  %1188 = load ptr addrspace(4), ptr addrspace(4) %561, align 8, !dbg !217, !tbaa !21
  %1189 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1188) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1189) #11, !dbg !219
  %1190 = load i8, ptr addrspace(4) %562, align 1, !dbg !217, !tbaa !28
  %1191 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1190) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1191) #11, !dbg !219
  %1192 = load double, ptr addrspace(4) %563, align 8, !dbg !217, !tbaa !32
  %1193 = call contract spir_func noundef double @_Z5plaind(double noundef %1192) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1193) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %614, ptr addrspace(4) align 16 %445, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1194 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 0, !dbg !218
  %1195 = load float, ptr addrspace(4) %1194, align 16, !dbg !218
  %1196 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 1, !dbg !218
  %1197 = load float, ptr addrspace(4) %1196, align 4, !dbg !218
  %1198 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 2, !dbg !218
  %1199 = load float, ptr addrspace(4) %1198, align 8, !dbg !218
  %1200 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 3, !dbg !218
  %1201 = load float, ptr addrspace(4) %1200, align 4, !dbg !218
  %1202 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1195, float %1197, float %1199, float %1201) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1202) #11, !dbg !219
  %1203 = load i8, ptr addrspace(4) %564, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1204 = trunc i8 %1203 to i1, !dbg !217
  %1205 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1204) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1205) #11, !dbg !219
  %1206 = load ptr addrspace(4), ptr addrspace(4) %565, align 8, !dbg !217, !tbaa !21
  %1207 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1206) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1207) #11, !dbg !219
  %1208 = load i8, ptr addrspace(4) %566, align 1, !dbg !217, !tbaa !28
  %1209 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1208) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1209) #11, !dbg !219
  %1210 = load double, ptr addrspace(4) %567, align 8, !dbg !217, !tbaa !32
  %1211 = call contract spir_func noundef double @_Z5plaind(double noundef %1210) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1211) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %615, ptr addrspace(4) align 16 %447, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1212 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 0, !dbg !218
  %1213 = load float, ptr addrspace(4) %1212, align 16, !dbg !218
  %1214 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 1, !dbg !218
  %1215 = load float, ptr addrspace(4) %1214, align 4, !dbg !218
  %1216 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 2, !dbg !218
  %1217 = load float, ptr addrspace(4) %1216, align 8, !dbg !218
  %1218 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 3, !dbg !218
  %1219 = load float, ptr addrspace(4) %1218, align 4, !dbg !218
  %1220 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1213, float %1215, float %1217, float %1219) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1220) #11, !dbg !219
  %1221 = load i8, ptr addrspace(4) %568, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1222 = trunc i8 %1221 to i1, !dbg !217
  %1223 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1222) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1223) #11, !dbg !219
  %1224 = load ptr addrspace(4), ptr addrspace(4) %569, align 8, !dbg !217, !tbaa !21
  %1225 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1224) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1225) #11, !dbg !219
  %1226 = load i8, ptr addrspace(4) %570, align 1, !dbg !217, !tbaa !28
  %1227 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1226) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1227) #11, !dbg !219
  %1228 = load double, ptr addrspace(4) %571, align 8, !dbg !217, !tbaa !32
  %1229 = call contract spir_func noundef double @_Z5plaind(double noundef %1228) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1229) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %616, ptr addrspace(4) align 16 %449, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1230 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 0, !dbg !218
  %1231 = load float, ptr addrspace(4) %1230, align 16, !dbg !218
  %1232 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 1, !dbg !218
  %1233 = load float, ptr addrspace(4) %1232, align 4, !dbg !218
  %1234 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 2, !dbg !218
  %1235 = load float, ptr addrspace(4) %1234, align 8, !dbg !218
  %1236 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 3, !dbg !218
  %1237 = load float, ptr addrspace(4) %1236, align 4, !dbg !218
  %1238 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1231, float %1233, float %1235, float %1237) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1238) #11, !dbg !219
  %1239 = load i8, ptr addrspace(4) %572, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1240 = trunc i8 %1239 to i1, !dbg !217
  %1241 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1240) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1241) #11, !dbg !219
  %1242 = load ptr addrspace(4), ptr addrspace(4) %573, align 8, !dbg !217, !tbaa !21
  %1243 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1242) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1243) #11, !dbg !219
  %1244 = load i8, ptr addrspace(4) %574, align 1, !dbg !217, !tbaa !28
  %1245 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1244) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1245) #11, !dbg !219
  %1246 = load double, ptr addrspace(4) %575, align 8, !dbg !217, !tbaa !32
  %1247 = call contract spir_func noundef double @_Z5plaind(double noundef %1246) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1247) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %617, ptr addrspace(4) align 16 %451, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1248 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 0, !dbg !218
  %1249 = load float, ptr addrspace(4) %1248, align 16, !dbg !218
  %1250 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 1, !dbg !218
  %1251 = load float, ptr addrspace(4) %1250, align 4, !dbg !218
  %1252 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 2, !dbg !218
  %1253 = load float, ptr addrspace(4) %1252, align 8, !dbg !218
  %1254 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 3, !dbg !218
  %1255 = load float, ptr addrspace(4) %1254, align 4, !dbg !218
  %1256 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1249, float %1251, float %1253, float %1255) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1256) #11, !dbg !219
  %1257 = load i8, ptr addrspace(4) %576, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1258 = trunc i8 %1257 to i1, !dbg !217
  %1259 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1258) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1259) #11, !dbg !219
  %1260 = load ptr addrspace(4), ptr addrspace(4) %577, align 8, !dbg !217, !tbaa !21
  %1261 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1260) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1261) #11, !dbg !219
  %1262 = load i8, ptr addrspace(4) %578, align 1, !dbg !217, !tbaa !28
  %1263 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1262) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1263) #11, !dbg !219
  %1264 = load double, ptr addrspace(4) %579, align 8, !dbg !217, !tbaa !32
  %1265 = call contract spir_func noundef double @_Z5plaind(double noundef %1264) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1265) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %618, ptr addrspace(4) align 16 %453, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1266 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 0, !dbg !218
  %1267 = load float, ptr addrspace(4) %1266, align 16, !dbg !218
  %1268 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 1, !dbg !218
  %1269 = load float, ptr addrspace(4) %1268, align 4, !dbg !218
  %1270 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 2, !dbg !218
  %1271 = load float, ptr addrspace(4) %1270, align 8, !dbg !218
  %1272 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 3, !dbg !218
  %1273 = load float, ptr addrspace(4) %1272, align 4, !dbg !218
  %1274 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1267, float %1269, float %1271, float %1273) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1274) #11, !dbg !219
  %1275 = load i8, ptr addrspace(4) %580, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1276 = trunc i8 %1275 to i1, !dbg !217
  %1277 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1276) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1277) #11, !dbg !219
  %1278 = load ptr addrspace(4), ptr addrspace(4) %581, align 8, !dbg !217, !tbaa !21
  %1279 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1278) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1279) #11, !dbg !219
  %1280 = load i8, ptr addrspace(4) %582, align 1, !dbg !217, !tbaa !28
  %1281 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1280) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1281) #11, !dbg !219
  %1282 = load double, ptr addrspace(4) %583, align 8, !dbg !217, !tbaa !32
  %1283 = call contract spir_func noundef double @_Z5plaind(double noundef %1282) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1283) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %619, ptr addrspace(4) align 16 %455, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1284 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 0, !dbg !218
  %1285 = load float, ptr addrspace(4) %1284, align 16, !dbg !218
  %1286 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 1, !dbg !218
  %1287 = load float, ptr addrspace(4) %1286, align 4, !dbg !218
  %1288 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 2, !dbg !218
  %1289 = load float, ptr addrspace(4) %1288, align 8, !dbg !218
  %1290 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 3, !dbg !218
  %1291 = load float, ptr addrspace(4) %1290, align 4, !dbg !218
  %1292 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1285, float %1287, float %1289, float %1291) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1292) #11, !dbg !219
  %1293 = load i8, ptr addrspace(4) %584, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1294 = trunc i8 %1293 to i1, !dbg !217
  %1295 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1294) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1295) #11, !dbg !219
  %1296 = load double, ptr addrspace(4) %586, align 8, !dbg !222, !tbaa !32
  %1297 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !223
  %1298 = call spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %1297, i32 noundef 5, i32 noundef 32) #11, !dbg !224
  %1299 = sitofp i32 %1298 to double, !dbg !224
  %1300 = fadd contract double %1296, %1299, !dbg !225
  %1301 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !226
  %1302 = zext i32 %1301 to i64, !dbg !227
  %1303 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %1302, !dbg !227
  store double %1300, ptr addrspace(4) %1303, align 8, !dbg !228, !tbaa !32
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !229
  %1304 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #11, !dbg !230
  %1305 = sub i32 %1304, 1, !dbg !231
  %1306 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !232
  %1307 = sub i32 %1305, %1306, !dbg !233
  %1308 = zext i32 %1307 to i64, !dbg !234
  %1309 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %1308, !dbg !234
  %1310 = load double, ptr addrspace(4) %1309, align 8, !dbg !234, !tbaa !32
  %1311 = load ptr addrspace(4), ptr addrspace(4) %456, align 8, !dbg !235, !tbaa !210
  %1312 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !236
  %1313 = zext i32 %1312 to i64, !dbg !235
  %1314 = getelementptr inbounds nuw double, ptr addrspace(4) %1311, i64 %1313, !dbg !235
  store double %1310, ptr addrspace(4) %1314, align 8, !dbg !237, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %358) #12, !dbg !238
  call void @llvm.lifetime.end.p0(ptr %357) #12, !dbg !238
  call void @llvm.lifetime.end.p0(ptr %356) #12, !dbg !238
  ret void, !dbg !238
}

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #10 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #11 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "large_lists.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "__get_x", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !13)
!18 = !DILocation(line: 39, column: 175, scope: !13)
!19 = distinct !DISubprogram(name: "plain", scope: !20, file: !20, line: 56, type: !15, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "tests/programs/large_lists.hip", directory: "/work/main")
!21 = !{!22, !22, i64 0}
!22 = !{!"p1 int", !23, i64 0}
!23 = !{!"any pointer", !11, i64 0}
!24 = !DILocation(line: 56, column: 56, scope: !19)
!25 = !DILocation(line: 56, column: 55, scope: !19)
!26 = !DILocation(line: 56, column: 48, scope: !19)
!27 = distinct !DISubprogram(name: "plain", scope: !20, file: !20, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !{!11, !11, i64 0}
!29 = !DILocation(line: 57, column: 55, scope: !27)
!30 = !DILocation(line: 57, column: 48, scope: !27)
!31 = distinct !DISubprogram(name: "plain", scope: !20, file: !20, line: 58, type: !15, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !{!33, !33, i64 0}
!33 = !{!"double", !11, i64 0}
!34 = !DILocation(line: 58, column: 57, scope: !31)
!35 = !DILocation(line: 58, column: 50, scope: !31)
!36 = distinct !DISubprogram(name: "plain", scope: !20, file: !20, line: 59, type: !15, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!37 = !DILocation(line: 59, column: 59, scope: !36)
!38 = !{!39, !40, i64 0}
!39 = !{!"_ZTS15HIP_vector_typeIfLj4EE", !40, i64 0, !40, i64 4, !40, i64 8, !40, i64 12}
!40 = !{!"float", !11, i64 0}
!41 = !DILocation(line: 59, column: 69, scope: !36)
!42 = !{!39, !40, i64 4}
!43 = !DILocation(line: 59, column: 65, scope: !36)
!44 = !DILocation(line: 59, column: 61, scope: !36)
!45 = !DILocation(line: 59, column: 79, scope: !36)
!46 = !{!39, !40, i64 8}
!47 = !DILocation(line: 59, column: 75, scope: !36)
!48 = !DILocation(line: 59, column: 71, scope: !36)
!49 = !DILocation(line: 59, column: 89, scope: !36)
!50 = !{!39, !40, i64 12}
!51 = !DILocation(line: 59, column: 85, scope: !36)
!52 = !DILocation(line: 59, column: 81, scope: !36)
!53 = !DILocation(line: 59, column: 57, scope: !36)
!54 = !DILocation(line: 59, column: 50, scope: !36)
!55 = distinct !DISubprogram(name: "plain", scope: !20, file: !20, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!56 = !{!57, !57, i64 0}
!57 = !{!"bool", !11, i64 0}
!58 = !DILocation(line: 60, column: 55, scope: !55)
!59 = !{i8 0, i8 2}
!60 = !DILocation(line: 60, column: 48, scope: !55)
!61 = distinct !DISubprogram(name: "operator()", scope: !20, file: !20, line: 67, type: !15, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !{!23, !23, i64 0}
!63 = !DILocation(line: 67, column: 47, scope: !61)
!64 = !DILocation(line: 67, column: 57, scope: !61)
!65 = !{!66, !22, i64 8}
!66 = !{!"_ZTSZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_EUldE_", !67, i64 0, !22, i64 8}
!67 = !{!"p1 double", !23, i64 0}
!68 = !{i64 4}
!69 = !DILocation(line: 67, column: 55, scope: !61)
!70 = !DILocation(line: 67, column: 53, scope: !61)
!71 = !DILocation(line: 67, column: 40, scope: !61)
!72 = !{!66, !67, i64 0}
!73 = !{i64 8}
!74 = !DILocation(line: 67, column: 44, scope: !61)
!75 = !DILocation(line: 67, column: 64, scope: !61)
!76 = distinct !DISubprogram(name: "__shfl<int>", scope: !77, file: !77, line: 138, type: !15, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!78 = !DILocation(line: 138, column: 184, scope: !76)
!79 = !DILocation(line: 138, column: 208, scope: !76)
!80 = !DILocation(line: 138, column: 214, scope: !76)
!81 = !DILocation(line: 138, column: 191, scope: !76)
!82 = !DILocation(line: 138, column: 140, scope: !76)
!83 = !DILocation(line: 138, column: 133, scope: !76)
!84 = distinct !DISubprogram(name: "__syncthreads", scope: !14, file: !14, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !DILocation(line: 60, column: 55, scope: !84)
!86 = !DILocation(line: 60, column: 76, scope: !84)
!87 = distinct !DISubprogram(name: "__get_x", scope: !14, file: !14, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = !DILocation(line: 41, column: 207, scope: !87)
!89 = !DILocation(line: 41, column: 174, scope: !87)
!90 = distinct !DISubprogram(name: "read", scope: !77, file: !77, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DILocation(line: 75, column: 36, scope: !90)
!92 = !DILocation(line: 75, column: 55, scope: !90)
!93 = !DILocation(line: 75, column: 96, scope: !90)
!94 = !DILocation(line: 75, column: 12, scope: !90)
!95 = !DILocation(line: 75, column: 5, scope: !90)
!96 = distinct !DISubprogram(name: "__hipspv_lane_at", scope: !77, file: !77, line: 104, type: !15, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!97 = !DILocation(line: 105, column: 27, scope: !96)
!98 = !DILocation(line: 105, column: 47, scope: !96)
!99 = !DILocation(line: 105, column: 53, scope: !96)
!100 = !DILocation(line: 105, column: 45, scope: !96)
!101 = !DILocation(line: 105, column: 43, scope: !96)
!102 = !DILocation(line: 105, column: 62, scope: !96)
!103 = !DILocation(line: 105, column: 70, scope: !96)
!104 = !DILocation(line: 105, column: 76, scope: !96)
!105 = !DILocation(line: 105, column: 67, scope: !96)
!106 = !DILocation(line: 105, column: 59, scope: !96)
!107 = !DILocation(line: 105, column: 3, scope: !96)
!108 = distinct !DISubprogram(name: "alone", scope: !20, file: !20, line: 25, type: !15, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 27, column: 3, scope: !108)
!110 = !DILocation(line: 28, column: 31, scope: !108)
!111 = !DILocation(line: 28, column: 3, scope: !108)
!112 = !DILocation(line: 29, column: 27, scope: !108)
!113 = !DILocation(line: 29, column: 34, scope: !108)
!114 = !DILocation(line: 29, column: 46, scope: !108)
!115 = !DILocation(line: 29, column: 22, scope: !108)
!116 = !DILocation(line: 29, column: 53, scope: !108)
!117 = !DILocation(line: 29, column: 3, scope: !108)
!118 = !DILocation(line: 29, column: 7, scope: !108)
!119 = !DILocation(line: 29, column: 20, scope: !108)
!120 = !DILocation(line: 30, column: 1, scope: !108)
!121 = distinct !DISubprogram(name: "many", scope: !20, file: !20, line: 32, type: !15, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 34, column: 3, scope: !121)
!123 = !DILocation(line: 34, column: 17, scope: !121)
!124 = !DILocation(line: 34, column: 13, scope: !121)
!125 = !DILocation(line: 35, column: 3, scope: !121)
!126 = !DILocation(line: 35, column: 27, scope: !121)
!127 = !{!128, !128, i64 0}
!128 = !{!"p1 _ZTS8Middling", !23, i64 0}
!129 = !DILocation(line: 36, column: 3, scope: !121)
!130 = !DILocation(line: 36, column: 18, scope: !121)
!131 = !{!132, !11, i64 0}
!132 = !{!"_ZTS5Small", !11, i64 0, !40, i64 4}
!133 = !DILocation(line: 36, column: 16, scope: !121)
!134 = !DILocation(line: 36, column: 24, scope: !121)
!135 = !{!132, !40, i64 4}
!136 = !DILocation(line: 36, column: 20, scope: !121)
!137 = !DILocation(line: 36, column: 10, scope: !121)
!138 = !DILocation(line: 37, column: 28, scope: !121)
!139 = !{!140, !140, i64 0}
!140 = !{!"p2 _ZTS8Middling", !141, i64 0}
!141 = !{!"any p2 pointer", !23, i64 0}
!142 = !DILocation(line: 37, column: 26, scope: !121)
!143 = !DILocation(line: 37, column: 8, scope: !121)
!144 = !DILocation(line: 37, column: 24, scope: !121)
!145 = !DILocation(line: 37, column: 40, scope: !121)
!146 = !DILocation(line: 37, column: 43, scope: !121)
!147 = !{!148, !33, i64 0}
!148 = !{!"_ZTS8Middling", !33, i64 0, !11, i64 8, !22, i64 112}
!149 = !DILocation(line: 37, column: 52, scope: !121)
!150 = !DILocation(line: 37, column: 55, scope: !121)
!151 = !DILocation(line: 37, column: 60, scope: !121)
!152 = !{!153, !153, i64 0}
!153 = !{!"short", !11, i64 0}
!154 = !DILocation(line: 37, column: 50, scope: !121)
!155 = !DILocation(line: 37, column: 65, scope: !121)
!156 = !DILocation(line: 37, column: 68, scope: !121)
!157 = !{!148, !22, i64 112}
!158 = !DILocation(line: 37, column: 73, scope: !121)
!159 = !DILocation(line: 37, column: 63, scope: !121)
!160 = !DILocation(line: 37, column: 37, scope: !121)
!161 = !DILocation(line: 37, column: 74, scope: !121)
!162 = !DILocation(line: 37, column: 3, scope: !121)
!163 = distinct !{!163, !162, !161}
!164 = !DILocation(line: 38, column: 5, scope: !121)
!165 = !DILocation(line: 38, column: 10, scope: !121)
!166 = !DILocation(line: 38, column: 3, scope: !121)
!167 = !DILocation(line: 38, column: 13, scope: !121)
!168 = !DILocation(line: 39, column: 29, scope: !121)
!169 = !DILocation(line: 39, column: 39, scope: !121)
!170 = !DILocation(line: 39, column: 38, scope: !121)
!171 = !DILocation(line: 39, column: 45, scope: !121)
!172 = !DILocation(line: 39, column: 54, scope: !121)
!173 = !DILocation(line: 39, column: 59, scope: !121)
!174 = !DILocation(line: 39, column: 52, scope: !121)
!175 = !DILocation(line: 39, column: 50, scope: !121)
!176 = !DILocation(line: 39, column: 3, scope: !121)
!177 = !DILocation(line: 39, column: 7, scope: !121)
!178 = !DILocation(line: 39, column: 10, scope: !121)
!179 = !DILocation(line: 40, column: 1, scope: !121)
!180 = distinct !DISubprogram(name: "pointers", scope: !20, file: !20, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 43, column: 3, scope: !180)
!182 = !DILocation(line: 43, column: 7, scope: !180)
!183 = !DILocation(line: 44, column: 28, scope: !180)
!184 = !DILocation(line: 44, column: 32, scope: !180)
!185 = !DILocation(line: 44, column: 26, scope: !180)
!186 = !DILocation(line: 44, column: 8, scope: !180)
!187 = !DILocation(line: 44, column: 24, scope: !180)
!188 = !DILocation(line: 44, column: 47, scope: !180)
!189 = !DILocation(line: 44, column: 50, scope: !180)
!190 = !DILocation(line: 44, column: 60, scope: !180)
!191 = !DILocation(line: 44, column: 63, scope: !180)
!192 = !DILocation(line: 44, column: 58, scope: !180)
!193 = !DILocation(line: 44, column: 44, scope: !180)
!194 = !DILocation(line: 44, column: 69, scope: !180)
!195 = !DILocation(line: 44, column: 3, scope: !180)
!196 = distinct !{!196, !195, !194}
!197 = !DILocation(line: 45, column: 26, scope: !180)
!198 = !DILocation(line: 45, column: 37, scope: !180)
!199 = !DILocation(line: 45, column: 44, scope: !180)
!200 = !DILocation(line: 45, column: 32, scope: !180)
!201 = !DILocation(line: 45, column: 30, scope: !180)
!202 = !DILocation(line: 45, column: 7, scope: !180)
!203 = !{!204, !22, i64 0}
!204 = !{!"_ZTS3Row", !22, i64 0, !11, i64 8}
!205 = !DILocation(line: 45, column: 11, scope: !180)
!206 = !DILocation(line: 45, column: 3, scope: !180)
!207 = !DILocation(line: 45, column: 24, scope: !180)
!208 = !DILocation(line: 46, column: 1, scope: !180)
!209 = distinct !DISubprogram(name: "list<int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool>", scope: !20, file: !20, line: 63, type: !15, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = !{!67, !67, i64 0}
!211 = !DILocation(line: 65, column: 3, scope: !209)
!212 = !DILocation(line: 65, column: 7, scope: !209)
!213 = !DILocation(line: 66, column: 3, scope: !209)
!214 = !DILocation(line: 66, column: 10, scope: !209)
!215 = !DILocation(line: 67, column: 3, scope: !209)
!216 = !DILocation(line: 67, column: 20, scope: !209)
!217 = !DILocation(line: 68, column: 14, scope: !209)
!218 = !DILocation(line: 68, column: 8, scope: !209)
!219 = !DILocation(line: 68, column: 4, scope: !209)
!220 = !{i64 0, i64 4, !221, i64 4, i64 4, !221, i64 8, i64 4, !221, i64 12, i64 4, !221}
!221 = !{!40, !40, i64 0}
!222 = !DILocation(line: 69, column: 26, scope: !209)
!223 = !DILocation(line: 69, column: 56, scope: !209)
!224 = !DILocation(line: 69, column: 32, scope: !209)
!225 = !DILocation(line: 69, column: 30, scope: !209)
!226 = !DILocation(line: 69, column: 11, scope: !209)
!227 = !DILocation(line: 69, column: 3, scope: !209)
!228 = !DILocation(line: 69, column: 24, scope: !209)
!229 = !DILocation(line: 70, column: 3, scope: !209)
!230 = !DILocation(line: 71, column: 30, scope: !209)
!231 = !DILocation(line: 71, column: 41, scope: !209)
!232 = !DILocation(line: 71, column: 47, scope: !209)
!233 = !DILocation(line: 71, column: 45, scope: !209)
!234 = !DILocation(line: 71, column: 22, scope: !209)
!235 = !DILocation(line: 71, column: 3, scope: !209)
!236 = !DILocation(line: 71, column: 7, scope: !209)
!237 = !DILocation(line: 71, column: 20, scope: !209)
!238 = !DILocation(line: 72, column: 1, scope: !209)
