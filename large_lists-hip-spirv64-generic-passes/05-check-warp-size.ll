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
@scratch = external hidden addrspace(3) global [0 x double], align 8
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_e0745f65545f61d0 = internal addrspace(1) global i8 0

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
  store ptr addrspace(1) %0, ptr addrspace(4) %36, align 8
  %57 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !tbaa !21
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
  store ptr addrspace(4) %57, ptr addrspace(4) %48, align 8, !tbaa !21
  %58 = zext i1 %10 to i8
  store i8 %58, ptr addrspace(4) %49, align 1, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr %28) #12, !dbg !122
  %59 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !123
  store i32 %59, ptr addrspace(4) %50, align 4, !dbg !124, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %29) #12, !dbg !125
  store ptr addrspace(4) %37, ptr addrspace(4) %51, align 8, !dbg !126, !tbaa !127
  %60 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 1, !dbg !126
  store ptr addrspace(4) %38, ptr addrspace(4) %60, align 8, !dbg !126, !tbaa !127
  %61 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 2, !dbg !126
  store ptr addrspace(4) %39, ptr addrspace(4) %61, align 8, !dbg !126, !tbaa !127
  %62 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 3, !dbg !126
  store ptr addrspace(4) %41, ptr addrspace(4) %62, align 8, !dbg !126, !tbaa !127
  %63 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 4, !dbg !126
  store ptr addrspace(4) %42, ptr addrspace(4) %63, align 8, !dbg !126, !tbaa !127
  %64 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 5, !dbg !126
  store ptr addrspace(4) %43, ptr addrspace(4) %64, align 8, !dbg !126, !tbaa !127
  %65 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 6, !dbg !126
  store ptr addrspace(4) %44, ptr addrspace(4) %65, align 8, !dbg !126, !tbaa !127
  %66 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 7, !dbg !126
  store ptr addrspace(4) %45, ptr addrspace(4) %66, align 8, !dbg !126, !tbaa !127
  %67 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 8, !dbg !126
  store ptr addrspace(4) %46, ptr addrspace(4) %67, align 8, !dbg !126, !tbaa !127
  %68 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %51, i64 9, !dbg !126
  store ptr addrspace(4) %47, ptr addrspace(4) %68, align 8, !dbg !126, !tbaa !127
  call void @llvm.lifetime.start.p0(ptr %30) #12, !dbg !129
  %69 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %40, i32 0, i32 0, !dbg !130
  %70 = load i8, ptr addrspace(4) %69, align 4, !dbg !130, !tbaa !131
  %71 = sext i8 %70 to i32, !dbg !133
  %72 = sitofp i32 %71 to float, !dbg !133
  %73 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %40, i32 0, i32 1, !dbg !134
  %74 = load float, ptr addrspace(4) %73, align 4, !dbg !134, !tbaa !135
  %75 = fadd contract float %72, %74, !dbg !136
  %76 = fpext contract float %75 to double, !dbg !133
  store double %76, ptr addrspace(4) %52, align 8, !dbg !137, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %31) #12, !dbg !138
  store ptr addrspace(4) %51, ptr addrspace(4) %53, align 8, !dbg !138, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %32) #12, !dbg !142
  %77 = load ptr addrspace(4), ptr addrspace(4) %53, align 8, !dbg !142, !tbaa !139, !align !73
  %78 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %77, i64 0, i64 0, !dbg !142
  store ptr addrspace(4) %78, ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  call void @llvm.lifetime.start.p0(ptr %33) #12, !dbg !142
  %79 = load ptr addrspace(4), ptr addrspace(4) %53, align 8, !dbg !142, !tbaa !139, !align !73
  %80 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %79, i64 0, i64 0, !dbg !142
  %81 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %80, i64 10, !dbg !142
  store ptr addrspace(4) %81, ptr addrspace(4) %55, align 8, !dbg !142, !tbaa !139
  br label %82, !dbg !142

82:                                               ; preds = %113, %13
  %83 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %84 = load ptr addrspace(4), ptr addrspace(4) %55, align 8, !dbg !142, !tbaa !139
  %85 = icmp ne ptr addrspace(4) %83, %84, !dbg !142
  br i1 %85, label %87, label %86, !dbg !142

86:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %33) #12, !dbg !142
  call void @llvm.lifetime.end.p0(ptr %32) #12, !dbg !142
  call void @llvm.lifetime.end.p0(ptr %31) #12, !dbg !142
  br label %116

87:                                               ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %35) #12, !dbg !143
  %88 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %89 = load ptr addrspace(4), ptr addrspace(4) %88, align 8, !dbg !142, !tbaa !127
  store ptr addrspace(4) %89, ptr addrspace(4) %56, align 8, !dbg !144, !tbaa !127
  %90 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !145, !tbaa !127
  %91 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %90, i32 0, i32 0, !dbg !146
  %92 = load double, ptr addrspace(4) %91, align 8, !dbg !146, !tbaa !147
  %93 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !149, !tbaa !127
  %94 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %93, i32 0, i32 1, !dbg !150
  %95 = load i32, ptr addrspace(4) %50, align 4, !dbg !151, !tbaa !9
  %96 = sext i32 %95 to i64, !dbg !149
  %97 = getelementptr inbounds [50 x i16], ptr addrspace(4) %94, i64 0, i64 %96, !dbg !149
  %98 = load i16, ptr addrspace(4) %97, align 2, !dbg !149, !tbaa !152
  %99 = sext i16 %98 to i32, !dbg !149
  %100 = sitofp i32 %99 to double, !dbg !149
  %101 = fadd contract double %92, %100, !dbg !154
  %102 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !155, !tbaa !127
  %103 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %102, i32 0, i32 2, !dbg !156
  %104 = load ptr addrspace(4), ptr addrspace(4) %103, align 8, !dbg !156, !tbaa !157
  %105 = load i32, ptr addrspace(4) %50, align 4, !dbg !158, !tbaa !9
  %106 = sext i32 %105 to i64, !dbg !155
  %107 = getelementptr inbounds i32, ptr addrspace(4) %104, i64 %106, !dbg !155
  %108 = load i32, ptr addrspace(4) %107, align 4, !dbg !155, !tbaa !9
  %109 = sitofp i32 %108 to double, !dbg !155
  %110 = fadd contract double %101, %109, !dbg !159
  %111 = load double, ptr addrspace(4) %52, align 8, !dbg !160, !tbaa !32
  %112 = fadd contract double %111, %110, !dbg !160
  store double %112, ptr addrspace(4) %52, align 8, !dbg !160, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %35) #12, !dbg !161
  br label %113, !dbg !162

113:                                              ; preds = %87
  %114 = load ptr addrspace(4), ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  %115 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %114, i32 1, !dbg !142
  store ptr addrspace(4) %115, ptr addrspace(4) %54, align 8, !dbg !142, !tbaa !139
  br label %82, !dbg !142, !llvm.loop !163

116:                                              ; preds = %86
  %117 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %38, i32 0, i32 1, !dbg !164
  %118 = load i32, ptr addrspace(4) %50, align 4, !dbg !165, !tbaa !9
  %119 = sext i32 %118 to i64, !dbg !166
  %120 = getelementptr inbounds [50 x i16], ptr addrspace(4) %117, i64 0, i64 %119, !dbg !166
  store i16 7, ptr addrspace(4) %120, align 2, !dbg !167, !tbaa !152
  %121 = load i8, ptr addrspace(4) %49, align 1, !dbg !168, !tbaa !56, !range !59, !noundef !16
  %122 = trunc i8 %121 to i1, !dbg !168
  br i1 %122, label %123, label %126, !dbg !168

123:                                              ; preds = %116
  %124 = load double, ptr addrspace(4) %52, align 8, !dbg !169, !tbaa !32
  %125 = fneg contract double %124, !dbg !170
  br label %128, !dbg !168

126:                                              ; preds = %116
  %127 = load double, ptr addrspace(4) %52, align 8, !dbg !171, !tbaa !32
  br label %128, !dbg !168

128:                                              ; preds = %126, %123
  %129 = phi contract double [ %125, %123 ], [ %127, %126 ], !dbg !168
  %130 = fptosi double %129 to i32, !dbg !168
  %131 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %38, i32 0, i32 1, !dbg !172
  %132 = load i32, ptr addrspace(4) %50, align 4, !dbg !173, !tbaa !9
  %133 = sext i32 %132 to i64, !dbg !174
  %134 = getelementptr inbounds [50 x i16], ptr addrspace(4) %131, i64 0, i64 %133, !dbg !174
  %135 = load i16, ptr addrspace(4) %134, align 2, !dbg !174, !tbaa !152
  %136 = sext i16 %135 to i32, !dbg !174
  %137 = add nsw i32 %130, %136, !dbg !175
  %138 = load ptr addrspace(4), ptr addrspace(4) %48, align 8, !dbg !176, !tbaa !21
  %139 = load i32, ptr addrspace(4) %50, align 4, !dbg !177, !tbaa !9
  %140 = sext i32 %139 to i64, !dbg !176
  %141 = getelementptr inbounds i32, ptr addrspace(4) %138, i64 %140, !dbg !176
  store i32 %137, ptr addrspace(4) %141, align 4, !dbg !178, !tbaa !9
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
  store ptr addrspace(1) %0, ptr addrspace(4) %391, align 8
  %620 = load ptr addrspace(4), ptr addrspace(4) %391, align 8, !tbaa !210
  store ptr addrspace(1) %1, ptr addrspace(4) %392, align 8
  %621 = load ptr addrspace(4), ptr addrspace(4) %392, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %393, ptr align 16 %4, i64 16, i1 false)
  store ptr addrspace(1) %6, ptr addrspace(4) %394, align 8
  %622 = load ptr addrspace(4), ptr addrspace(4) %394, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %395, ptr align 16 %9, i64 16, i1 false)
  store ptr addrspace(1) %11, ptr addrspace(4) %396, align 8
  %623 = load ptr addrspace(4), ptr addrspace(4) %396, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %397, ptr align 16 %14, i64 16, i1 false)
  store ptr addrspace(1) %16, ptr addrspace(4) %398, align 8
  %624 = load ptr addrspace(4), ptr addrspace(4) %398, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %399, ptr align 16 %19, i64 16, i1 false)
  store ptr addrspace(1) %21, ptr addrspace(4) %400, align 8
  %625 = load ptr addrspace(4), ptr addrspace(4) %400, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %401, ptr align 16 %24, i64 16, i1 false)
  store ptr addrspace(1) %26, ptr addrspace(4) %402, align 8
  %626 = load ptr addrspace(4), ptr addrspace(4) %402, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %403, ptr align 16 %29, i64 16, i1 false)
  store ptr addrspace(1) %31, ptr addrspace(4) %404, align 8
  %627 = load ptr addrspace(4), ptr addrspace(4) %404, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %405, ptr align 16 %34, i64 16, i1 false)
  store ptr addrspace(1) %36, ptr addrspace(4) %406, align 8
  %628 = load ptr addrspace(4), ptr addrspace(4) %406, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %407, ptr align 16 %39, i64 16, i1 false)
  store ptr addrspace(1) %41, ptr addrspace(4) %408, align 8
  %629 = load ptr addrspace(4), ptr addrspace(4) %408, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %409, ptr align 16 %44, i64 16, i1 false)
  store ptr addrspace(1) %46, ptr addrspace(4) %410, align 8
  %630 = load ptr addrspace(4), ptr addrspace(4) %410, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %411, ptr align 16 %49, i64 16, i1 false)
  store ptr addrspace(1) %51, ptr addrspace(4) %412, align 8
  %631 = load ptr addrspace(4), ptr addrspace(4) %412, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %413, ptr align 16 %54, i64 16, i1 false)
  store ptr addrspace(1) %56, ptr addrspace(4) %414, align 8
  %632 = load ptr addrspace(4), ptr addrspace(4) %414, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %415, ptr align 16 %59, i64 16, i1 false)
  store ptr addrspace(1) %61, ptr addrspace(4) %416, align 8
  %633 = load ptr addrspace(4), ptr addrspace(4) %416, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %417, ptr align 16 %64, i64 16, i1 false)
  store ptr addrspace(1) %66, ptr addrspace(4) %418, align 8
  %634 = load ptr addrspace(4), ptr addrspace(4) %418, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %419, ptr align 16 %69, i64 16, i1 false)
  store ptr addrspace(1) %71, ptr addrspace(4) %420, align 8
  %635 = load ptr addrspace(4), ptr addrspace(4) %420, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %421, ptr align 16 %74, i64 16, i1 false)
  store ptr addrspace(1) %76, ptr addrspace(4) %422, align 8
  %636 = load ptr addrspace(4), ptr addrspace(4) %422, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %423, ptr align 16 %79, i64 16, i1 false)
  store ptr addrspace(1) %81, ptr addrspace(4) %424, align 8
  %637 = load ptr addrspace(4), ptr addrspace(4) %424, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %425, ptr align 16 %84, i64 16, i1 false)
  store ptr addrspace(1) %86, ptr addrspace(4) %426, align 8
  %638 = load ptr addrspace(4), ptr addrspace(4) %426, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %427, ptr align 16 %89, i64 16, i1 false)
  store ptr addrspace(1) %91, ptr addrspace(4) %428, align 8
  %639 = load ptr addrspace(4), ptr addrspace(4) %428, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %429, ptr align 16 %94, i64 16, i1 false)
  store ptr addrspace(1) %96, ptr addrspace(4) %430, align 8
  %640 = load ptr addrspace(4), ptr addrspace(4) %430, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %431, ptr align 16 %99, i64 16, i1 false)
  store ptr addrspace(1) %101, ptr addrspace(4) %432, align 8
  %641 = load ptr addrspace(4), ptr addrspace(4) %432, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %433, ptr align 16 %104, i64 16, i1 false)
  store ptr addrspace(1) %106, ptr addrspace(4) %434, align 8
  %642 = load ptr addrspace(4), ptr addrspace(4) %434, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %435, ptr align 16 %109, i64 16, i1 false)
  store ptr addrspace(1) %111, ptr addrspace(4) %436, align 8
  %643 = load ptr addrspace(4), ptr addrspace(4) %436, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %437, ptr align 16 %114, i64 16, i1 false)
  store ptr addrspace(1) %116, ptr addrspace(4) %438, align 8
  %644 = load ptr addrspace(4), ptr addrspace(4) %438, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %439, ptr align 16 %119, i64 16, i1 false)
  store ptr addrspace(1) %121, ptr addrspace(4) %440, align 8
  %645 = load ptr addrspace(4), ptr addrspace(4) %440, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %441, ptr align 16 %124, i64 16, i1 false)
  store ptr addrspace(1) %126, ptr addrspace(4) %442, align 8
  %646 = load ptr addrspace(4), ptr addrspace(4) %442, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %443, ptr align 16 %129, i64 16, i1 false)
  store ptr addrspace(1) %131, ptr addrspace(4) %444, align 8
  %647 = load ptr addrspace(4), ptr addrspace(4) %444, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %445, ptr align 16 %134, i64 16, i1 false)
  store ptr addrspace(1) %136, ptr addrspace(4) %446, align 8
  %648 = load ptr addrspace(4), ptr addrspace(4) %446, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %447, ptr align 16 %139, i64 16, i1 false)
  store ptr addrspace(1) %141, ptr addrspace(4) %448, align 8
  %649 = load ptr addrspace(4), ptr addrspace(4) %448, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %449, ptr align 16 %144, i64 16, i1 false)
  store ptr addrspace(1) %146, ptr addrspace(4) %450, align 8
  %650 = load ptr addrspace(4), ptr addrspace(4) %450, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %451, ptr align 16 %149, i64 16, i1 false)
  store ptr addrspace(1) %151, ptr addrspace(4) %452, align 8
  %651 = load ptr addrspace(4), ptr addrspace(4) %452, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %453, ptr align 16 %154, i64 16, i1 false)
  store ptr addrspace(1) %156, ptr addrspace(4) %454, align 8
  %652 = load ptr addrspace(4), ptr addrspace(4) %454, align 8, !tbaa !21
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %455, ptr align 16 %159, i64 16, i1 false)
  store ptr addrspace(4) %620, ptr addrspace(4) %456, align 8, !tbaa !210
  store ptr addrspace(4) %621, ptr addrspace(4) %457, align 8, !tbaa !21
  store i8 %2, ptr addrspace(4) %458, align 1, !tbaa !28
  store double %3, ptr addrspace(4) %459, align 8, !tbaa !32
  %653 = zext i1 %5 to i8
  store i8 %653, ptr addrspace(4) %460, align 1, !tbaa !56
  store ptr addrspace(4) %622, ptr addrspace(4) %461, align 8, !tbaa !21
  store i8 %7, ptr addrspace(4) %462, align 1, !tbaa !28
  store double %8, ptr addrspace(4) %463, align 8, !tbaa !32
  %654 = zext i1 %10 to i8
  store i8 %654, ptr addrspace(4) %464, align 1, !tbaa !56
  store ptr addrspace(4) %623, ptr addrspace(4) %465, align 8, !tbaa !21
  store i8 %12, ptr addrspace(4) %466, align 1, !tbaa !28
  store double %13, ptr addrspace(4) %467, align 8, !tbaa !32
  %655 = zext i1 %15 to i8
  store i8 %655, ptr addrspace(4) %468, align 1, !tbaa !56
  store ptr addrspace(4) %624, ptr addrspace(4) %469, align 8, !tbaa !21
  store i8 %17, ptr addrspace(4) %470, align 1, !tbaa !28
  store double %18, ptr addrspace(4) %471, align 8, !tbaa !32
  %656 = zext i1 %20 to i8
  store i8 %656, ptr addrspace(4) %472, align 1, !tbaa !56
  store ptr addrspace(4) %625, ptr addrspace(4) %473, align 8, !tbaa !21
  store i8 %22, ptr addrspace(4) %474, align 1, !tbaa !28
  store double %23, ptr addrspace(4) %475, align 8, !tbaa !32
  %657 = zext i1 %25 to i8
  store i8 %657, ptr addrspace(4) %476, align 1, !tbaa !56
  store ptr addrspace(4) %626, ptr addrspace(4) %477, align 8, !tbaa !21
  store i8 %27, ptr addrspace(4) %478, align 1, !tbaa !28
  store double %28, ptr addrspace(4) %479, align 8, !tbaa !32
  %658 = zext i1 %30 to i8
  store i8 %658, ptr addrspace(4) %480, align 1, !tbaa !56
  store ptr addrspace(4) %627, ptr addrspace(4) %481, align 8, !tbaa !21
  store i8 %32, ptr addrspace(4) %482, align 1, !tbaa !28
  store double %33, ptr addrspace(4) %483, align 8, !tbaa !32
  %659 = zext i1 %35 to i8
  store i8 %659, ptr addrspace(4) %484, align 1, !tbaa !56
  store ptr addrspace(4) %628, ptr addrspace(4) %485, align 8, !tbaa !21
  store i8 %37, ptr addrspace(4) %486, align 1, !tbaa !28
  store double %38, ptr addrspace(4) %487, align 8, !tbaa !32
  %660 = zext i1 %40 to i8
  store i8 %660, ptr addrspace(4) %488, align 1, !tbaa !56
  store ptr addrspace(4) %629, ptr addrspace(4) %489, align 8, !tbaa !21
  store i8 %42, ptr addrspace(4) %490, align 1, !tbaa !28
  store double %43, ptr addrspace(4) %491, align 8, !tbaa !32
  %661 = zext i1 %45 to i8
  store i8 %661, ptr addrspace(4) %492, align 1, !tbaa !56
  store ptr addrspace(4) %630, ptr addrspace(4) %493, align 8, !tbaa !21
  store i8 %47, ptr addrspace(4) %494, align 1, !tbaa !28
  store double %48, ptr addrspace(4) %495, align 8, !tbaa !32
  %662 = zext i1 %50 to i8
  store i8 %662, ptr addrspace(4) %496, align 1, !tbaa !56
  store ptr addrspace(4) %631, ptr addrspace(4) %497, align 8, !tbaa !21
  store i8 %52, ptr addrspace(4) %498, align 1, !tbaa !28
  store double %53, ptr addrspace(4) %499, align 8, !tbaa !32
  %663 = zext i1 %55 to i8
  store i8 %663, ptr addrspace(4) %500, align 1, !tbaa !56
  store ptr addrspace(4) %632, ptr addrspace(4) %501, align 8, !tbaa !21
  store i8 %57, ptr addrspace(4) %502, align 1, !tbaa !28
  store double %58, ptr addrspace(4) %503, align 8, !tbaa !32
  %664 = zext i1 %60 to i8
  store i8 %664, ptr addrspace(4) %504, align 1, !tbaa !56
  store ptr addrspace(4) %633, ptr addrspace(4) %505, align 8, !tbaa !21
  store i8 %62, ptr addrspace(4) %506, align 1, !tbaa !28
  store double %63, ptr addrspace(4) %507, align 8, !tbaa !32
  %665 = zext i1 %65 to i8
  store i8 %665, ptr addrspace(4) %508, align 1, !tbaa !56
  store ptr addrspace(4) %634, ptr addrspace(4) %509, align 8, !tbaa !21
  store i8 %67, ptr addrspace(4) %510, align 1, !tbaa !28
  store double %68, ptr addrspace(4) %511, align 8, !tbaa !32
  %666 = zext i1 %70 to i8
  store i8 %666, ptr addrspace(4) %512, align 1, !tbaa !56
  store ptr addrspace(4) %635, ptr addrspace(4) %513, align 8, !tbaa !21
  store i8 %72, ptr addrspace(4) %514, align 1, !tbaa !28
  store double %73, ptr addrspace(4) %515, align 8, !tbaa !32
  %667 = zext i1 %75 to i8
  store i8 %667, ptr addrspace(4) %516, align 1, !tbaa !56
  store ptr addrspace(4) %636, ptr addrspace(4) %517, align 8, !tbaa !21
  store i8 %77, ptr addrspace(4) %518, align 1, !tbaa !28
  store double %78, ptr addrspace(4) %519, align 8, !tbaa !32
  %668 = zext i1 %80 to i8
  store i8 %668, ptr addrspace(4) %520, align 1, !tbaa !56
  store ptr addrspace(4) %637, ptr addrspace(4) %521, align 8, !tbaa !21
  store i8 %82, ptr addrspace(4) %522, align 1, !tbaa !28
  store double %83, ptr addrspace(4) %523, align 8, !tbaa !32
  %669 = zext i1 %85 to i8
  store i8 %669, ptr addrspace(4) %524, align 1, !tbaa !56
  store ptr addrspace(4) %638, ptr addrspace(4) %525, align 8, !tbaa !21
  store i8 %87, ptr addrspace(4) %526, align 1, !tbaa !28
  store double %88, ptr addrspace(4) %527, align 8, !tbaa !32
  %670 = zext i1 %90 to i8
  store i8 %670, ptr addrspace(4) %528, align 1, !tbaa !56
  store ptr addrspace(4) %639, ptr addrspace(4) %529, align 8, !tbaa !21
  store i8 %92, ptr addrspace(4) %530, align 1, !tbaa !28
  store double %93, ptr addrspace(4) %531, align 8, !tbaa !32
  %671 = zext i1 %95 to i8
  store i8 %671, ptr addrspace(4) %532, align 1, !tbaa !56
  store ptr addrspace(4) %640, ptr addrspace(4) %533, align 8, !tbaa !21
  store i8 %97, ptr addrspace(4) %534, align 1, !tbaa !28
  store double %98, ptr addrspace(4) %535, align 8, !tbaa !32
  %672 = zext i1 %100 to i8
  store i8 %672, ptr addrspace(4) %536, align 1, !tbaa !56
  store ptr addrspace(4) %641, ptr addrspace(4) %537, align 8, !tbaa !21
  store i8 %102, ptr addrspace(4) %538, align 1, !tbaa !28
  store double %103, ptr addrspace(4) %539, align 8, !tbaa !32
  %673 = zext i1 %105 to i8
  store i8 %673, ptr addrspace(4) %540, align 1, !tbaa !56
  store ptr addrspace(4) %642, ptr addrspace(4) %541, align 8, !tbaa !21
  store i8 %107, ptr addrspace(4) %542, align 1, !tbaa !28
  store double %108, ptr addrspace(4) %543, align 8, !tbaa !32
  %674 = zext i1 %110 to i8
  store i8 %674, ptr addrspace(4) %544, align 1, !tbaa !56
  store ptr addrspace(4) %643, ptr addrspace(4) %545, align 8, !tbaa !21
  store i8 %112, ptr addrspace(4) %546, align 1, !tbaa !28
  store double %113, ptr addrspace(4) %547, align 8, !tbaa !32
  %675 = zext i1 %115 to i8
  store i8 %675, ptr addrspace(4) %548, align 1, !tbaa !56
  store ptr addrspace(4) %644, ptr addrspace(4) %549, align 8, !tbaa !21
  store i8 %117, ptr addrspace(4) %550, align 1, !tbaa !28
  store double %118, ptr addrspace(4) %551, align 8, !tbaa !32
  %676 = zext i1 %120 to i8
  store i8 %676, ptr addrspace(4) %552, align 1, !tbaa !56
  store ptr addrspace(4) %645, ptr addrspace(4) %553, align 8, !tbaa !21
  store i8 %122, ptr addrspace(4) %554, align 1, !tbaa !28
  store double %123, ptr addrspace(4) %555, align 8, !tbaa !32
  %677 = zext i1 %125 to i8
  store i8 %677, ptr addrspace(4) %556, align 1, !tbaa !56
  store ptr addrspace(4) %646, ptr addrspace(4) %557, align 8, !tbaa !21
  store i8 %127, ptr addrspace(4) %558, align 1, !tbaa !28
  store double %128, ptr addrspace(4) %559, align 8, !tbaa !32
  %678 = zext i1 %130 to i8
  store i8 %678, ptr addrspace(4) %560, align 1, !tbaa !56
  store ptr addrspace(4) %647, ptr addrspace(4) %561, align 8, !tbaa !21
  store i8 %132, ptr addrspace(4) %562, align 1, !tbaa !28
  store double %133, ptr addrspace(4) %563, align 8, !tbaa !32
  %679 = zext i1 %135 to i8
  store i8 %679, ptr addrspace(4) %564, align 1, !tbaa !56
  store ptr addrspace(4) %648, ptr addrspace(4) %565, align 8, !tbaa !21
  store i8 %137, ptr addrspace(4) %566, align 1, !tbaa !28
  store double %138, ptr addrspace(4) %567, align 8, !tbaa !32
  %680 = zext i1 %140 to i8
  store i8 %680, ptr addrspace(4) %568, align 1, !tbaa !56
  store ptr addrspace(4) %649, ptr addrspace(4) %569, align 8, !tbaa !21
  store i8 %142, ptr addrspace(4) %570, align 1, !tbaa !28
  store double %143, ptr addrspace(4) %571, align 8, !tbaa !32
  %681 = zext i1 %145 to i8
  store i8 %681, ptr addrspace(4) %572, align 1, !tbaa !56
  store ptr addrspace(4) %650, ptr addrspace(4) %573, align 8, !tbaa !21
  store i8 %147, ptr addrspace(4) %574, align 1, !tbaa !28
  store double %148, ptr addrspace(4) %575, align 8, !tbaa !32
  %682 = zext i1 %150 to i8
  store i8 %682, ptr addrspace(4) %576, align 1, !tbaa !56
  store ptr addrspace(4) %651, ptr addrspace(4) %577, align 8, !tbaa !21
  store i8 %152, ptr addrspace(4) %578, align 1, !tbaa !28
  store double %153, ptr addrspace(4) %579, align 8, !tbaa !32
  %683 = zext i1 %155 to i8
  store i8 %683, ptr addrspace(4) %580, align 1, !tbaa !56
  store ptr addrspace(4) %652, ptr addrspace(4) %581, align 8, !tbaa !21
  store i8 %157, ptr addrspace(4) %582, align 1, !tbaa !28
  store double %158, ptr addrspace(4) %583, align 8, !tbaa !32
  %684 = zext i1 %160 to i8
  store i8 %684, ptr addrspace(4) %584, align 1, !tbaa !56
  call void @llvm.lifetime.start.p0(ptr %356) #12, !dbg !211
  store i32 0, ptr addrspace(4) %585, align 4, !dbg !212, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %357) #12, !dbg !213
  store double 0.000000e+00, ptr addrspace(4) %586, align 8, !dbg !214, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %358) #12, !dbg !215
  %685 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %587, i32 0, i32 0, !dbg !216
  store ptr addrspace(4) %586, ptr addrspace(4) %685, align 8, !dbg !216, !tbaa !210
  %686 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %587, i32 0, i32 1, !dbg !216
  store ptr addrspace(4) %585, ptr addrspace(4) %686, align 8, !dbg !216, !tbaa !21
  %687 = load ptr addrspace(4), ptr addrspace(4) %457, align 8, !dbg !217, !tbaa !21
  %688 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %687) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %688) #11, !dbg !219
  %689 = load i8, ptr addrspace(4) %458, align 1, !dbg !217, !tbaa !28
  %690 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %689) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %690) #11, !dbg !219
  %691 = load double, ptr addrspace(4) %459, align 8, !dbg !217, !tbaa !32
  %692 = call contract spir_func noundef double @_Z5plaind(double noundef %691) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %692) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %588, ptr addrspace(4) align 16 %393, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %693 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 0, !dbg !218
  %694 = load float, ptr addrspace(4) %693, align 16, !dbg !218
  %695 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 1, !dbg !218
  %696 = load float, ptr addrspace(4) %695, align 4, !dbg !218
  %697 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 2, !dbg !218
  %698 = load float, ptr addrspace(4) %697, align 8, !dbg !218
  %699 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %588, i32 0, i32 3, !dbg !218
  %700 = load float, ptr addrspace(4) %699, align 4, !dbg !218
  %701 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %694, float %696, float %698, float %700) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %701) #11, !dbg !219
  %702 = load i8, ptr addrspace(4) %460, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %703 = trunc i8 %702 to i1, !dbg !217
  %704 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %703) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %704) #11, !dbg !219
  %705 = load ptr addrspace(4), ptr addrspace(4) %461, align 8, !dbg !217, !tbaa !21
  %706 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %705) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %706) #11, !dbg !219
  %707 = load i8, ptr addrspace(4) %462, align 1, !dbg !217, !tbaa !28
  %708 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %707) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %708) #11, !dbg !219
  %709 = load double, ptr addrspace(4) %463, align 8, !dbg !217, !tbaa !32
  %710 = call contract spir_func noundef double @_Z5plaind(double noundef %709) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %710) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %589, ptr addrspace(4) align 16 %395, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %711 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 0, !dbg !218
  %712 = load float, ptr addrspace(4) %711, align 16, !dbg !218
  %713 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 1, !dbg !218
  %714 = load float, ptr addrspace(4) %713, align 4, !dbg !218
  %715 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 2, !dbg !218
  %716 = load float, ptr addrspace(4) %715, align 8, !dbg !218
  %717 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %589, i32 0, i32 3, !dbg !218
  %718 = load float, ptr addrspace(4) %717, align 4, !dbg !218
  %719 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %712, float %714, float %716, float %718) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %719) #11, !dbg !219
  %720 = load i8, ptr addrspace(4) %464, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %721 = trunc i8 %720 to i1, !dbg !217
  %722 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %721) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %722) #11, !dbg !219
  %723 = load ptr addrspace(4), ptr addrspace(4) %465, align 8, !dbg !217, !tbaa !21
  %724 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %723) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %724) #11, !dbg !219
  %725 = load i8, ptr addrspace(4) %466, align 1, !dbg !217, !tbaa !28
  %726 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %725) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %726) #11, !dbg !219
  %727 = load double, ptr addrspace(4) %467, align 8, !dbg !217, !tbaa !32
  %728 = call contract spir_func noundef double @_Z5plaind(double noundef %727) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %728) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %590, ptr addrspace(4) align 16 %397, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %729 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 0, !dbg !218
  %730 = load float, ptr addrspace(4) %729, align 16, !dbg !218
  %731 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 1, !dbg !218
  %732 = load float, ptr addrspace(4) %731, align 4, !dbg !218
  %733 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 2, !dbg !218
  %734 = load float, ptr addrspace(4) %733, align 8, !dbg !218
  %735 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %590, i32 0, i32 3, !dbg !218
  %736 = load float, ptr addrspace(4) %735, align 4, !dbg !218
  %737 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %730, float %732, float %734, float %736) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %737) #11, !dbg !219
  %738 = load i8, ptr addrspace(4) %468, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %739 = trunc i8 %738 to i1, !dbg !217
  %740 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %739) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %740) #11, !dbg !219
  %741 = load ptr addrspace(4), ptr addrspace(4) %469, align 8, !dbg !217, !tbaa !21
  %742 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %741) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %742) #11, !dbg !219
  %743 = load i8, ptr addrspace(4) %470, align 1, !dbg !217, !tbaa !28
  %744 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %743) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %744) #11, !dbg !219
  %745 = load double, ptr addrspace(4) %471, align 8, !dbg !217, !tbaa !32
  %746 = call contract spir_func noundef double @_Z5plaind(double noundef %745) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %746) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %591, ptr addrspace(4) align 16 %399, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %747 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 0, !dbg !218
  %748 = load float, ptr addrspace(4) %747, align 16, !dbg !218
  %749 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 1, !dbg !218
  %750 = load float, ptr addrspace(4) %749, align 4, !dbg !218
  %751 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 2, !dbg !218
  %752 = load float, ptr addrspace(4) %751, align 8, !dbg !218
  %753 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %591, i32 0, i32 3, !dbg !218
  %754 = load float, ptr addrspace(4) %753, align 4, !dbg !218
  %755 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %748, float %750, float %752, float %754) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %755) #11, !dbg !219
  %756 = load i8, ptr addrspace(4) %472, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %757 = trunc i8 %756 to i1, !dbg !217
  %758 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %757) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %758) #11, !dbg !219
  %759 = load ptr addrspace(4), ptr addrspace(4) %473, align 8, !dbg !217, !tbaa !21
  %760 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %759) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %760) #11, !dbg !219
  %761 = load i8, ptr addrspace(4) %474, align 1, !dbg !217, !tbaa !28
  %762 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %761) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %762) #11, !dbg !219
  %763 = load double, ptr addrspace(4) %475, align 8, !dbg !217, !tbaa !32
  %764 = call contract spir_func noundef double @_Z5plaind(double noundef %763) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %764) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %592, ptr addrspace(4) align 16 %401, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %765 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 0, !dbg !218
  %766 = load float, ptr addrspace(4) %765, align 16, !dbg !218
  %767 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 1, !dbg !218
  %768 = load float, ptr addrspace(4) %767, align 4, !dbg !218
  %769 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 2, !dbg !218
  %770 = load float, ptr addrspace(4) %769, align 8, !dbg !218
  %771 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %592, i32 0, i32 3, !dbg !218
  %772 = load float, ptr addrspace(4) %771, align 4, !dbg !218
  %773 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %766, float %768, float %770, float %772) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %773) #11, !dbg !219
  %774 = load i8, ptr addrspace(4) %476, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %775 = trunc i8 %774 to i1, !dbg !217
  %776 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %775) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %776) #11, !dbg !219
  %777 = load ptr addrspace(4), ptr addrspace(4) %477, align 8, !dbg !217, !tbaa !21
  %778 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %777) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %778) #11, !dbg !219
  %779 = load i8, ptr addrspace(4) %478, align 1, !dbg !217, !tbaa !28
  %780 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %779) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %780) #11, !dbg !219
  %781 = load double, ptr addrspace(4) %479, align 8, !dbg !217, !tbaa !32
  %782 = call contract spir_func noundef double @_Z5plaind(double noundef %781) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %782) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %593, ptr addrspace(4) align 16 %403, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %783 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 0, !dbg !218
  %784 = load float, ptr addrspace(4) %783, align 16, !dbg !218
  %785 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 1, !dbg !218
  %786 = load float, ptr addrspace(4) %785, align 4, !dbg !218
  %787 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 2, !dbg !218
  %788 = load float, ptr addrspace(4) %787, align 8, !dbg !218
  %789 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %593, i32 0, i32 3, !dbg !218
  %790 = load float, ptr addrspace(4) %789, align 4, !dbg !218
  %791 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %784, float %786, float %788, float %790) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %791) #11, !dbg !219
  %792 = load i8, ptr addrspace(4) %480, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %793 = trunc i8 %792 to i1, !dbg !217
  %794 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %793) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %794) #11, !dbg !219
  %795 = load ptr addrspace(4), ptr addrspace(4) %481, align 8, !dbg !217, !tbaa !21
  %796 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %795) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %796) #11, !dbg !219
  %797 = load i8, ptr addrspace(4) %482, align 1, !dbg !217, !tbaa !28
  %798 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %797) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %798) #11, !dbg !219
  %799 = load double, ptr addrspace(4) %483, align 8, !dbg !217, !tbaa !32
  %800 = call contract spir_func noundef double @_Z5plaind(double noundef %799) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %800) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %594, ptr addrspace(4) align 16 %405, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %801 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 0, !dbg !218
  %802 = load float, ptr addrspace(4) %801, align 16, !dbg !218
  %803 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 1, !dbg !218
  %804 = load float, ptr addrspace(4) %803, align 4, !dbg !218
  %805 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 2, !dbg !218
  %806 = load float, ptr addrspace(4) %805, align 8, !dbg !218
  %807 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %594, i32 0, i32 3, !dbg !218
  %808 = load float, ptr addrspace(4) %807, align 4, !dbg !218
  %809 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %802, float %804, float %806, float %808) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %809) #11, !dbg !219
  %810 = load i8, ptr addrspace(4) %484, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %811 = trunc i8 %810 to i1, !dbg !217
  %812 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %811) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %812) #11, !dbg !219
  %813 = load ptr addrspace(4), ptr addrspace(4) %485, align 8, !dbg !217, !tbaa !21
  %814 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %813) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %814) #11, !dbg !219
  %815 = load i8, ptr addrspace(4) %486, align 1, !dbg !217, !tbaa !28
  %816 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %815) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %816) #11, !dbg !219
  %817 = load double, ptr addrspace(4) %487, align 8, !dbg !217, !tbaa !32
  %818 = call contract spir_func noundef double @_Z5plaind(double noundef %817) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %818) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %595, ptr addrspace(4) align 16 %407, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %819 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 0, !dbg !218
  %820 = load float, ptr addrspace(4) %819, align 16, !dbg !218
  %821 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 1, !dbg !218
  %822 = load float, ptr addrspace(4) %821, align 4, !dbg !218
  %823 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 2, !dbg !218
  %824 = load float, ptr addrspace(4) %823, align 8, !dbg !218
  %825 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %595, i32 0, i32 3, !dbg !218
  %826 = load float, ptr addrspace(4) %825, align 4, !dbg !218
  %827 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %820, float %822, float %824, float %826) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %827) #11, !dbg !219
  %828 = load i8, ptr addrspace(4) %488, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %829 = trunc i8 %828 to i1, !dbg !217
  %830 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %829) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %830) #11, !dbg !219
  %831 = load ptr addrspace(4), ptr addrspace(4) %489, align 8, !dbg !217, !tbaa !21
  %832 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %831) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %832) #11, !dbg !219
  %833 = load i8, ptr addrspace(4) %490, align 1, !dbg !217, !tbaa !28
  %834 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %833) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %834) #11, !dbg !219
  %835 = load double, ptr addrspace(4) %491, align 8, !dbg !217, !tbaa !32
  %836 = call contract spir_func noundef double @_Z5plaind(double noundef %835) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %836) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %596, ptr addrspace(4) align 16 %409, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %837 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 0, !dbg !218
  %838 = load float, ptr addrspace(4) %837, align 16, !dbg !218
  %839 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 1, !dbg !218
  %840 = load float, ptr addrspace(4) %839, align 4, !dbg !218
  %841 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 2, !dbg !218
  %842 = load float, ptr addrspace(4) %841, align 8, !dbg !218
  %843 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %596, i32 0, i32 3, !dbg !218
  %844 = load float, ptr addrspace(4) %843, align 4, !dbg !218
  %845 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %838, float %840, float %842, float %844) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %845) #11, !dbg !219
  %846 = load i8, ptr addrspace(4) %492, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %847 = trunc i8 %846 to i1, !dbg !217
  %848 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %847) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %848) #11, !dbg !219
  %849 = load ptr addrspace(4), ptr addrspace(4) %493, align 8, !dbg !217, !tbaa !21
  %850 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %849) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %850) #11, !dbg !219
  %851 = load i8, ptr addrspace(4) %494, align 1, !dbg !217, !tbaa !28
  %852 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %851) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %852) #11, !dbg !219
  %853 = load double, ptr addrspace(4) %495, align 8, !dbg !217, !tbaa !32
  %854 = call contract spir_func noundef double @_Z5plaind(double noundef %853) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %854) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %597, ptr addrspace(4) align 16 %411, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %855 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 0, !dbg !218
  %856 = load float, ptr addrspace(4) %855, align 16, !dbg !218
  %857 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 1, !dbg !218
  %858 = load float, ptr addrspace(4) %857, align 4, !dbg !218
  %859 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 2, !dbg !218
  %860 = load float, ptr addrspace(4) %859, align 8, !dbg !218
  %861 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %597, i32 0, i32 3, !dbg !218
  %862 = load float, ptr addrspace(4) %861, align 4, !dbg !218
  %863 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %856, float %858, float %860, float %862) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %863) #11, !dbg !219
  %864 = load i8, ptr addrspace(4) %496, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %865 = trunc i8 %864 to i1, !dbg !217
  %866 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %865) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %866) #11, !dbg !219
  %867 = load ptr addrspace(4), ptr addrspace(4) %497, align 8, !dbg !217, !tbaa !21
  %868 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %867) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %868) #11, !dbg !219
  %869 = load i8, ptr addrspace(4) %498, align 1, !dbg !217, !tbaa !28
  %870 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %869) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %870) #11, !dbg !219
  %871 = load double, ptr addrspace(4) %499, align 8, !dbg !217, !tbaa !32
  %872 = call contract spir_func noundef double @_Z5plaind(double noundef %871) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %872) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %598, ptr addrspace(4) align 16 %413, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %873 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 0, !dbg !218
  %874 = load float, ptr addrspace(4) %873, align 16, !dbg !218
  %875 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 1, !dbg !218
  %876 = load float, ptr addrspace(4) %875, align 4, !dbg !218
  %877 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 2, !dbg !218
  %878 = load float, ptr addrspace(4) %877, align 8, !dbg !218
  %879 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %598, i32 0, i32 3, !dbg !218
  %880 = load float, ptr addrspace(4) %879, align 4, !dbg !218
  %881 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %874, float %876, float %878, float %880) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %881) #11, !dbg !219
  %882 = load i8, ptr addrspace(4) %500, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %883 = trunc i8 %882 to i1, !dbg !217
  %884 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %883) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %884) #11, !dbg !219
  %885 = load ptr addrspace(4), ptr addrspace(4) %501, align 8, !dbg !217, !tbaa !21
  %886 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %885) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %886) #11, !dbg !219
  %887 = load i8, ptr addrspace(4) %502, align 1, !dbg !217, !tbaa !28
  %888 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %887) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %888) #11, !dbg !219
  %889 = load double, ptr addrspace(4) %503, align 8, !dbg !217, !tbaa !32
  %890 = call contract spir_func noundef double @_Z5plaind(double noundef %889) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %890) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %599, ptr addrspace(4) align 16 %415, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %891 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 0, !dbg !218
  %892 = load float, ptr addrspace(4) %891, align 16, !dbg !218
  %893 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 1, !dbg !218
  %894 = load float, ptr addrspace(4) %893, align 4, !dbg !218
  %895 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 2, !dbg !218
  %896 = load float, ptr addrspace(4) %895, align 8, !dbg !218
  %897 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %599, i32 0, i32 3, !dbg !218
  %898 = load float, ptr addrspace(4) %897, align 4, !dbg !218
  %899 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %892, float %894, float %896, float %898) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %899) #11, !dbg !219
  %900 = load i8, ptr addrspace(4) %504, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %901 = trunc i8 %900 to i1, !dbg !217
  %902 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %901) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %902) #11, !dbg !219
  %903 = load ptr addrspace(4), ptr addrspace(4) %505, align 8, !dbg !217, !tbaa !21
  %904 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %903) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %904) #11, !dbg !219
  %905 = load i8, ptr addrspace(4) %506, align 1, !dbg !217, !tbaa !28
  %906 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %905) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %906) #11, !dbg !219
  %907 = load double, ptr addrspace(4) %507, align 8, !dbg !217, !tbaa !32
  %908 = call contract spir_func noundef double @_Z5plaind(double noundef %907) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %908) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %600, ptr addrspace(4) align 16 %417, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %909 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 0, !dbg !218
  %910 = load float, ptr addrspace(4) %909, align 16, !dbg !218
  %911 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 1, !dbg !218
  %912 = load float, ptr addrspace(4) %911, align 4, !dbg !218
  %913 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 2, !dbg !218
  %914 = load float, ptr addrspace(4) %913, align 8, !dbg !218
  %915 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %600, i32 0, i32 3, !dbg !218
  %916 = load float, ptr addrspace(4) %915, align 4, !dbg !218
  %917 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %910, float %912, float %914, float %916) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %917) #11, !dbg !219
  %918 = load i8, ptr addrspace(4) %508, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %919 = trunc i8 %918 to i1, !dbg !217
  %920 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %919) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %920) #11, !dbg !219
  %921 = load ptr addrspace(4), ptr addrspace(4) %509, align 8, !dbg !217, !tbaa !21
  %922 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %921) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %922) #11, !dbg !219
  %923 = load i8, ptr addrspace(4) %510, align 1, !dbg !217, !tbaa !28
  %924 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %923) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %924) #11, !dbg !219
  %925 = load double, ptr addrspace(4) %511, align 8, !dbg !217, !tbaa !32
  %926 = call contract spir_func noundef double @_Z5plaind(double noundef %925) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %926) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %601, ptr addrspace(4) align 16 %419, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %927 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 0, !dbg !218
  %928 = load float, ptr addrspace(4) %927, align 16, !dbg !218
  %929 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 1, !dbg !218
  %930 = load float, ptr addrspace(4) %929, align 4, !dbg !218
  %931 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 2, !dbg !218
  %932 = load float, ptr addrspace(4) %931, align 8, !dbg !218
  %933 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %601, i32 0, i32 3, !dbg !218
  %934 = load float, ptr addrspace(4) %933, align 4, !dbg !218
  %935 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %928, float %930, float %932, float %934) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %935) #11, !dbg !219
  %936 = load i8, ptr addrspace(4) %512, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %937 = trunc i8 %936 to i1, !dbg !217
  %938 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %937) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %938) #11, !dbg !219
  %939 = load ptr addrspace(4), ptr addrspace(4) %513, align 8, !dbg !217, !tbaa !21
  %940 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %939) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %940) #11, !dbg !219
  %941 = load i8, ptr addrspace(4) %514, align 1, !dbg !217, !tbaa !28
  %942 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %941) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %942) #11, !dbg !219
  %943 = load double, ptr addrspace(4) %515, align 8, !dbg !217, !tbaa !32
  %944 = call contract spir_func noundef double @_Z5plaind(double noundef %943) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %944) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %602, ptr addrspace(4) align 16 %421, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %945 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 0, !dbg !218
  %946 = load float, ptr addrspace(4) %945, align 16, !dbg !218
  %947 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 1, !dbg !218
  %948 = load float, ptr addrspace(4) %947, align 4, !dbg !218
  %949 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 2, !dbg !218
  %950 = load float, ptr addrspace(4) %949, align 8, !dbg !218
  %951 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %602, i32 0, i32 3, !dbg !218
  %952 = load float, ptr addrspace(4) %951, align 4, !dbg !218
  %953 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %946, float %948, float %950, float %952) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %953) #11, !dbg !219
  %954 = load i8, ptr addrspace(4) %516, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %955 = trunc i8 %954 to i1, !dbg !217
  %956 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %955) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %956) #11, !dbg !219
  %957 = load ptr addrspace(4), ptr addrspace(4) %517, align 8, !dbg !217, !tbaa !21
  %958 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %957) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %958) #11, !dbg !219
  %959 = load i8, ptr addrspace(4) %518, align 1, !dbg !217, !tbaa !28
  %960 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %959) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %960) #11, !dbg !219
  %961 = load double, ptr addrspace(4) %519, align 8, !dbg !217, !tbaa !32
  %962 = call contract spir_func noundef double @_Z5plaind(double noundef %961) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %962) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %603, ptr addrspace(4) align 16 %423, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %963 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 0, !dbg !218
  %964 = load float, ptr addrspace(4) %963, align 16, !dbg !218
  %965 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 1, !dbg !218
  %966 = load float, ptr addrspace(4) %965, align 4, !dbg !218
  %967 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 2, !dbg !218
  %968 = load float, ptr addrspace(4) %967, align 8, !dbg !218
  %969 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %603, i32 0, i32 3, !dbg !218
  %970 = load float, ptr addrspace(4) %969, align 4, !dbg !218
  %971 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %964, float %966, float %968, float %970) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %971) #11, !dbg !219
  %972 = load i8, ptr addrspace(4) %520, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %973 = trunc i8 %972 to i1, !dbg !217
  %974 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %973) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %974) #11, !dbg !219
  %975 = load ptr addrspace(4), ptr addrspace(4) %521, align 8, !dbg !217, !tbaa !21
  %976 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %975) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %976) #11, !dbg !219
  %977 = load i8, ptr addrspace(4) %522, align 1, !dbg !217, !tbaa !28
  %978 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %977) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %978) #11, !dbg !219
  %979 = load double, ptr addrspace(4) %523, align 8, !dbg !217, !tbaa !32
  %980 = call contract spir_func noundef double @_Z5plaind(double noundef %979) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %980) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %604, ptr addrspace(4) align 16 %425, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %981 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 0, !dbg !218
  %982 = load float, ptr addrspace(4) %981, align 16, !dbg !218
  %983 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 1, !dbg !218
  %984 = load float, ptr addrspace(4) %983, align 4, !dbg !218
  %985 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 2, !dbg !218
  %986 = load float, ptr addrspace(4) %985, align 8, !dbg !218
  %987 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %604, i32 0, i32 3, !dbg !218
  %988 = load float, ptr addrspace(4) %987, align 4, !dbg !218
  %989 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %982, float %984, float %986, float %988) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %989) #11, !dbg !219
  %990 = load i8, ptr addrspace(4) %524, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %991 = trunc i8 %990 to i1, !dbg !217
  %992 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %991) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %992) #11, !dbg !219
  %993 = load ptr addrspace(4), ptr addrspace(4) %525, align 8, !dbg !217, !tbaa !21
  %994 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %993) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %994) #11, !dbg !219
  %995 = load i8, ptr addrspace(4) %526, align 1, !dbg !217, !tbaa !28
  %996 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %995) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %996) #11, !dbg !219
  %997 = load double, ptr addrspace(4) %527, align 8, !dbg !217, !tbaa !32
  %998 = call contract spir_func noundef double @_Z5plaind(double noundef %997) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %998) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %605, ptr addrspace(4) align 16 %427, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %999 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 0, !dbg !218
  %1000 = load float, ptr addrspace(4) %999, align 16, !dbg !218
  %1001 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 1, !dbg !218
  %1002 = load float, ptr addrspace(4) %1001, align 4, !dbg !218
  %1003 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 2, !dbg !218
  %1004 = load float, ptr addrspace(4) %1003, align 8, !dbg !218
  %1005 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %605, i32 0, i32 3, !dbg !218
  %1006 = load float, ptr addrspace(4) %1005, align 4, !dbg !218
  %1007 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1000, float %1002, float %1004, float %1006) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1007) #11, !dbg !219
  %1008 = load i8, ptr addrspace(4) %528, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1009 = trunc i8 %1008 to i1, !dbg !217
  %1010 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1009) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1010) #11, !dbg !219
  %1011 = load ptr addrspace(4), ptr addrspace(4) %529, align 8, !dbg !217, !tbaa !21
  %1012 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1011) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1012) #11, !dbg !219
  %1013 = load i8, ptr addrspace(4) %530, align 1, !dbg !217, !tbaa !28
  %1014 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1013) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1014) #11, !dbg !219
  %1015 = load double, ptr addrspace(4) %531, align 8, !dbg !217, !tbaa !32
  %1016 = call contract spir_func noundef double @_Z5plaind(double noundef %1015) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1016) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %606, ptr addrspace(4) align 16 %429, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1017 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 0, !dbg !218
  %1018 = load float, ptr addrspace(4) %1017, align 16, !dbg !218
  %1019 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 1, !dbg !218
  %1020 = load float, ptr addrspace(4) %1019, align 4, !dbg !218
  %1021 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 2, !dbg !218
  %1022 = load float, ptr addrspace(4) %1021, align 8, !dbg !218
  %1023 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %606, i32 0, i32 3, !dbg !218
  %1024 = load float, ptr addrspace(4) %1023, align 4, !dbg !218
  %1025 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1018, float %1020, float %1022, float %1024) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1025) #11, !dbg !219
  %1026 = load i8, ptr addrspace(4) %532, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1027 = trunc i8 %1026 to i1, !dbg !217
  %1028 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1027) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1028) #11, !dbg !219
  %1029 = load ptr addrspace(4), ptr addrspace(4) %533, align 8, !dbg !217, !tbaa !21
  %1030 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1029) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1030) #11, !dbg !219
  %1031 = load i8, ptr addrspace(4) %534, align 1, !dbg !217, !tbaa !28
  %1032 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1031) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1032) #11, !dbg !219
  %1033 = load double, ptr addrspace(4) %535, align 8, !dbg !217, !tbaa !32
  %1034 = call contract spir_func noundef double @_Z5plaind(double noundef %1033) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1034) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %607, ptr addrspace(4) align 16 %431, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1035 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 0, !dbg !218
  %1036 = load float, ptr addrspace(4) %1035, align 16, !dbg !218
  %1037 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 1, !dbg !218
  %1038 = load float, ptr addrspace(4) %1037, align 4, !dbg !218
  %1039 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 2, !dbg !218
  %1040 = load float, ptr addrspace(4) %1039, align 8, !dbg !218
  %1041 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %607, i32 0, i32 3, !dbg !218
  %1042 = load float, ptr addrspace(4) %1041, align 4, !dbg !218
  %1043 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1036, float %1038, float %1040, float %1042) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1043) #11, !dbg !219
  %1044 = load i8, ptr addrspace(4) %536, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1045 = trunc i8 %1044 to i1, !dbg !217
  %1046 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1045) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1046) #11, !dbg !219
  %1047 = load ptr addrspace(4), ptr addrspace(4) %537, align 8, !dbg !217, !tbaa !21
  %1048 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1047) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1048) #11, !dbg !219
  %1049 = load i8, ptr addrspace(4) %538, align 1, !dbg !217, !tbaa !28
  %1050 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1049) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1050) #11, !dbg !219
  %1051 = load double, ptr addrspace(4) %539, align 8, !dbg !217, !tbaa !32
  %1052 = call contract spir_func noundef double @_Z5plaind(double noundef %1051) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1052) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %608, ptr addrspace(4) align 16 %433, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1053 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 0, !dbg !218
  %1054 = load float, ptr addrspace(4) %1053, align 16, !dbg !218
  %1055 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 1, !dbg !218
  %1056 = load float, ptr addrspace(4) %1055, align 4, !dbg !218
  %1057 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 2, !dbg !218
  %1058 = load float, ptr addrspace(4) %1057, align 8, !dbg !218
  %1059 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %608, i32 0, i32 3, !dbg !218
  %1060 = load float, ptr addrspace(4) %1059, align 4, !dbg !218
  %1061 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1054, float %1056, float %1058, float %1060) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1061) #11, !dbg !219
  %1062 = load i8, ptr addrspace(4) %540, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1063 = trunc i8 %1062 to i1, !dbg !217
  %1064 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1063) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1064) #11, !dbg !219
  %1065 = load ptr addrspace(4), ptr addrspace(4) %541, align 8, !dbg !217, !tbaa !21
  %1066 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1065) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1066) #11, !dbg !219
  %1067 = load i8, ptr addrspace(4) %542, align 1, !dbg !217, !tbaa !28
  %1068 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1067) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1068) #11, !dbg !219
  %1069 = load double, ptr addrspace(4) %543, align 8, !dbg !217, !tbaa !32
  %1070 = call contract spir_func noundef double @_Z5plaind(double noundef %1069) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1070) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %609, ptr addrspace(4) align 16 %435, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1071 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 0, !dbg !218
  %1072 = load float, ptr addrspace(4) %1071, align 16, !dbg !218
  %1073 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 1, !dbg !218
  %1074 = load float, ptr addrspace(4) %1073, align 4, !dbg !218
  %1075 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 2, !dbg !218
  %1076 = load float, ptr addrspace(4) %1075, align 8, !dbg !218
  %1077 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %609, i32 0, i32 3, !dbg !218
  %1078 = load float, ptr addrspace(4) %1077, align 4, !dbg !218
  %1079 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1072, float %1074, float %1076, float %1078) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1079) #11, !dbg !219
  %1080 = load i8, ptr addrspace(4) %544, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1081 = trunc i8 %1080 to i1, !dbg !217
  %1082 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1081) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1082) #11, !dbg !219
  %1083 = load ptr addrspace(4), ptr addrspace(4) %545, align 8, !dbg !217, !tbaa !21
  %1084 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1083) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1084) #11, !dbg !219
  %1085 = load i8, ptr addrspace(4) %546, align 1, !dbg !217, !tbaa !28
  %1086 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1085) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1086) #11, !dbg !219
  %1087 = load double, ptr addrspace(4) %547, align 8, !dbg !217, !tbaa !32
  %1088 = call contract spir_func noundef double @_Z5plaind(double noundef %1087) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1088) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %610, ptr addrspace(4) align 16 %437, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1089 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 0, !dbg !218
  %1090 = load float, ptr addrspace(4) %1089, align 16, !dbg !218
  %1091 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 1, !dbg !218
  %1092 = load float, ptr addrspace(4) %1091, align 4, !dbg !218
  %1093 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 2, !dbg !218
  %1094 = load float, ptr addrspace(4) %1093, align 8, !dbg !218
  %1095 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %610, i32 0, i32 3, !dbg !218
  %1096 = load float, ptr addrspace(4) %1095, align 4, !dbg !218
  %1097 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1090, float %1092, float %1094, float %1096) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1097) #11, !dbg !219
  %1098 = load i8, ptr addrspace(4) %548, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1099 = trunc i8 %1098 to i1, !dbg !217
  %1100 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1099) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1100) #11, !dbg !219
  %1101 = load ptr addrspace(4), ptr addrspace(4) %549, align 8, !dbg !217, !tbaa !21
  %1102 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1101) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1102) #11, !dbg !219
  %1103 = load i8, ptr addrspace(4) %550, align 1, !dbg !217, !tbaa !28
  %1104 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1103) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1104) #11, !dbg !219
  %1105 = load double, ptr addrspace(4) %551, align 8, !dbg !217, !tbaa !32
  %1106 = call contract spir_func noundef double @_Z5plaind(double noundef %1105) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1106) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %611, ptr addrspace(4) align 16 %439, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1107 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 0, !dbg !218
  %1108 = load float, ptr addrspace(4) %1107, align 16, !dbg !218
  %1109 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 1, !dbg !218
  %1110 = load float, ptr addrspace(4) %1109, align 4, !dbg !218
  %1111 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 2, !dbg !218
  %1112 = load float, ptr addrspace(4) %1111, align 8, !dbg !218
  %1113 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %611, i32 0, i32 3, !dbg !218
  %1114 = load float, ptr addrspace(4) %1113, align 4, !dbg !218
  %1115 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1108, float %1110, float %1112, float %1114) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1115) #11, !dbg !219
  %1116 = load i8, ptr addrspace(4) %552, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1117 = trunc i8 %1116 to i1, !dbg !217
  %1118 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1117) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1118) #11, !dbg !219
  %1119 = load ptr addrspace(4), ptr addrspace(4) %553, align 8, !dbg !217, !tbaa !21
  %1120 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1119) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1120) #11, !dbg !219
  %1121 = load i8, ptr addrspace(4) %554, align 1, !dbg !217, !tbaa !28
  %1122 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1121) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1122) #11, !dbg !219
  %1123 = load double, ptr addrspace(4) %555, align 8, !dbg !217, !tbaa !32
  %1124 = call contract spir_func noundef double @_Z5plaind(double noundef %1123) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1124) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %612, ptr addrspace(4) align 16 %441, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1125 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 0, !dbg !218
  %1126 = load float, ptr addrspace(4) %1125, align 16, !dbg !218
  %1127 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 1, !dbg !218
  %1128 = load float, ptr addrspace(4) %1127, align 4, !dbg !218
  %1129 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 2, !dbg !218
  %1130 = load float, ptr addrspace(4) %1129, align 8, !dbg !218
  %1131 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %612, i32 0, i32 3, !dbg !218
  %1132 = load float, ptr addrspace(4) %1131, align 4, !dbg !218
  %1133 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1126, float %1128, float %1130, float %1132) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1133) #11, !dbg !219
  %1134 = load i8, ptr addrspace(4) %556, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1135 = trunc i8 %1134 to i1, !dbg !217
  %1136 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1135) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1136) #11, !dbg !219
  %1137 = load ptr addrspace(4), ptr addrspace(4) %557, align 8, !dbg !217, !tbaa !21
  %1138 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1137) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1138) #11, !dbg !219
  %1139 = load i8, ptr addrspace(4) %558, align 1, !dbg !217, !tbaa !28
  %1140 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1139) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1140) #11, !dbg !219
  %1141 = load double, ptr addrspace(4) %559, align 8, !dbg !217, !tbaa !32
  %1142 = call contract spir_func noundef double @_Z5plaind(double noundef %1141) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1142) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %613, ptr addrspace(4) align 16 %443, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1143 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 0, !dbg !218
  %1144 = load float, ptr addrspace(4) %1143, align 16, !dbg !218
  %1145 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 1, !dbg !218
  %1146 = load float, ptr addrspace(4) %1145, align 4, !dbg !218
  %1147 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 2, !dbg !218
  %1148 = load float, ptr addrspace(4) %1147, align 8, !dbg !218
  %1149 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %613, i32 0, i32 3, !dbg !218
  %1150 = load float, ptr addrspace(4) %1149, align 4, !dbg !218
  %1151 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1144, float %1146, float %1148, float %1150) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1151) #11, !dbg !219
  %1152 = load i8, ptr addrspace(4) %560, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1153 = trunc i8 %1152 to i1, !dbg !217
  %1154 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1153) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1154) #11, !dbg !219
  %1155 = load ptr addrspace(4), ptr addrspace(4) %561, align 8, !dbg !217, !tbaa !21
  %1156 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1155) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1156) #11, !dbg !219
  %1157 = load i8, ptr addrspace(4) %562, align 1, !dbg !217, !tbaa !28
  %1158 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1157) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1158) #11, !dbg !219
  %1159 = load double, ptr addrspace(4) %563, align 8, !dbg !217, !tbaa !32
  %1160 = call contract spir_func noundef double @_Z5plaind(double noundef %1159) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1160) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %614, ptr addrspace(4) align 16 %445, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1161 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 0, !dbg !218
  %1162 = load float, ptr addrspace(4) %1161, align 16, !dbg !218
  %1163 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 1, !dbg !218
  %1164 = load float, ptr addrspace(4) %1163, align 4, !dbg !218
  %1165 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 2, !dbg !218
  %1166 = load float, ptr addrspace(4) %1165, align 8, !dbg !218
  %1167 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %614, i32 0, i32 3, !dbg !218
  %1168 = load float, ptr addrspace(4) %1167, align 4, !dbg !218
  %1169 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1162, float %1164, float %1166, float %1168) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1169) #11, !dbg !219
  %1170 = load i8, ptr addrspace(4) %564, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1171 = trunc i8 %1170 to i1, !dbg !217
  %1172 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1171) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1172) #11, !dbg !219
  %1173 = load ptr addrspace(4), ptr addrspace(4) %565, align 8, !dbg !217, !tbaa !21
  %1174 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1173) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1174) #11, !dbg !219
  %1175 = load i8, ptr addrspace(4) %566, align 1, !dbg !217, !tbaa !28
  %1176 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1175) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1176) #11, !dbg !219
  %1177 = load double, ptr addrspace(4) %567, align 8, !dbg !217, !tbaa !32
  %1178 = call contract spir_func noundef double @_Z5plaind(double noundef %1177) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1178) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %615, ptr addrspace(4) align 16 %447, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1179 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 0, !dbg !218
  %1180 = load float, ptr addrspace(4) %1179, align 16, !dbg !218
  %1181 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 1, !dbg !218
  %1182 = load float, ptr addrspace(4) %1181, align 4, !dbg !218
  %1183 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 2, !dbg !218
  %1184 = load float, ptr addrspace(4) %1183, align 8, !dbg !218
  %1185 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %615, i32 0, i32 3, !dbg !218
  %1186 = load float, ptr addrspace(4) %1185, align 4, !dbg !218
  %1187 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1180, float %1182, float %1184, float %1186) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1187) #11, !dbg !219
  %1188 = load i8, ptr addrspace(4) %568, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1189 = trunc i8 %1188 to i1, !dbg !217
  %1190 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1189) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1190) #11, !dbg !219
  %1191 = load ptr addrspace(4), ptr addrspace(4) %569, align 8, !dbg !217, !tbaa !21
  %1192 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1191) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1192) #11, !dbg !219
  %1193 = load i8, ptr addrspace(4) %570, align 1, !dbg !217, !tbaa !28
  %1194 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1193) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1194) #11, !dbg !219
  %1195 = load double, ptr addrspace(4) %571, align 8, !dbg !217, !tbaa !32
  %1196 = call contract spir_func noundef double @_Z5plaind(double noundef %1195) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1196) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %616, ptr addrspace(4) align 16 %449, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1197 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 0, !dbg !218
  %1198 = load float, ptr addrspace(4) %1197, align 16, !dbg !218
  %1199 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 1, !dbg !218
  %1200 = load float, ptr addrspace(4) %1199, align 4, !dbg !218
  %1201 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 2, !dbg !218
  %1202 = load float, ptr addrspace(4) %1201, align 8, !dbg !218
  %1203 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %616, i32 0, i32 3, !dbg !218
  %1204 = load float, ptr addrspace(4) %1203, align 4, !dbg !218
  %1205 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1198, float %1200, float %1202, float %1204) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1205) #11, !dbg !219
  %1206 = load i8, ptr addrspace(4) %572, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1207 = trunc i8 %1206 to i1, !dbg !217
  %1208 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1207) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1208) #11, !dbg !219
  %1209 = load ptr addrspace(4), ptr addrspace(4) %573, align 8, !dbg !217, !tbaa !21
  %1210 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1209) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1210) #11, !dbg !219
  %1211 = load i8, ptr addrspace(4) %574, align 1, !dbg !217, !tbaa !28
  %1212 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1211) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1212) #11, !dbg !219
  %1213 = load double, ptr addrspace(4) %575, align 8, !dbg !217, !tbaa !32
  %1214 = call contract spir_func noundef double @_Z5plaind(double noundef %1213) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1214) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %617, ptr addrspace(4) align 16 %451, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1215 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 0, !dbg !218
  %1216 = load float, ptr addrspace(4) %1215, align 16, !dbg !218
  %1217 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 1, !dbg !218
  %1218 = load float, ptr addrspace(4) %1217, align 4, !dbg !218
  %1219 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 2, !dbg !218
  %1220 = load float, ptr addrspace(4) %1219, align 8, !dbg !218
  %1221 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %617, i32 0, i32 3, !dbg !218
  %1222 = load float, ptr addrspace(4) %1221, align 4, !dbg !218
  %1223 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1216, float %1218, float %1220, float %1222) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1223) #11, !dbg !219
  %1224 = load i8, ptr addrspace(4) %576, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1225 = trunc i8 %1224 to i1, !dbg !217
  %1226 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1225) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1226) #11, !dbg !219
  %1227 = load ptr addrspace(4), ptr addrspace(4) %577, align 8, !dbg !217, !tbaa !21
  %1228 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1227) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1228) #11, !dbg !219
  %1229 = load i8, ptr addrspace(4) %578, align 1, !dbg !217, !tbaa !28
  %1230 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1229) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1230) #11, !dbg !219
  %1231 = load double, ptr addrspace(4) %579, align 8, !dbg !217, !tbaa !32
  %1232 = call contract spir_func noundef double @_Z5plaind(double noundef %1231) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1232) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %618, ptr addrspace(4) align 16 %453, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1233 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 0, !dbg !218
  %1234 = load float, ptr addrspace(4) %1233, align 16, !dbg !218
  %1235 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 1, !dbg !218
  %1236 = load float, ptr addrspace(4) %1235, align 4, !dbg !218
  %1237 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 2, !dbg !218
  %1238 = load float, ptr addrspace(4) %1237, align 8, !dbg !218
  %1239 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %618, i32 0, i32 3, !dbg !218
  %1240 = load float, ptr addrspace(4) %1239, align 4, !dbg !218
  %1241 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1234, float %1236, float %1238, float %1240) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1241) #11, !dbg !219
  %1242 = load i8, ptr addrspace(4) %580, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1243 = trunc i8 %1242 to i1, !dbg !217
  %1244 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1243) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1244) #11, !dbg !219
  %1245 = load ptr addrspace(4), ptr addrspace(4) %581, align 8, !dbg !217, !tbaa !21
  %1246 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1245) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1246) #11, !dbg !219
  %1247 = load i8, ptr addrspace(4) %582, align 1, !dbg !217, !tbaa !28
  %1248 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1247) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1248) #11, !dbg !219
  %1249 = load double, ptr addrspace(4) %583, align 8, !dbg !217, !tbaa !32
  %1250 = call contract spir_func noundef double @_Z5plaind(double noundef %1249) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1250) #11, !dbg !219
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %619, ptr addrspace(4) align 16 %455, i64 16, i1 false), !dbg !217, !tbaa.struct !220
  %1251 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 0, !dbg !218
  %1252 = load float, ptr addrspace(4) %1251, align 16, !dbg !218
  %1253 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 1, !dbg !218
  %1254 = load float, ptr addrspace(4) %1253, align 4, !dbg !218
  %1255 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 2, !dbg !218
  %1256 = load float, ptr addrspace(4) %1255, align 8, !dbg !218
  %1257 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %619, i32 0, i32 3, !dbg !218
  %1258 = load float, ptr addrspace(4) %1257, align 4, !dbg !218
  %1259 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1252, float %1254, float %1256, float %1258) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1259) #11, !dbg !219
  %1260 = load i8, ptr addrspace(4) %584, align 1, !dbg !217, !tbaa !56, !range !59, !noundef !16
  %1261 = trunc i8 %1260 to i1, !dbg !217
  %1262 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1261) #11, !dbg !218
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %587, double noundef %1262) #11, !dbg !219
  %1263 = load double, ptr addrspace(4) %586, align 8, !dbg !222, !tbaa !32
  %1264 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !223
  %1265 = call spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %1264, i32 noundef 5, i32 noundef 32) #11, !dbg !224
  %1266 = sitofp i32 %1265 to double, !dbg !224
  %1267 = fadd contract double %1263, %1266, !dbg !225
  %1268 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !226
  %1269 = zext i32 %1268 to i64, !dbg !227
  %1270 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %1269, !dbg !227
  store double %1267, ptr addrspace(4) %1270, align 8, !dbg !228, !tbaa !32
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !229
  %1271 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #11, !dbg !230
  %1272 = sub i32 %1271, 1, !dbg !231
  %1273 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !232
  %1274 = sub i32 %1272, %1273, !dbg !233
  %1275 = zext i32 %1274 to i64, !dbg !234
  %1276 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %1275, !dbg !234
  %1277 = load double, ptr addrspace(4) %1276, align 8, !dbg !234, !tbaa !32
  %1278 = load ptr addrspace(4), ptr addrspace(4) %456, align 8, !dbg !235, !tbaa !210
  %1279 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !236
  %1280 = zext i32 %1279 to i64, !dbg !235
  %1281 = getelementptr inbounds nuw double, ptr addrspace(4) %1278, i64 %1280, !dbg !235
  store double %1277, ptr addrspace(4) %1281, align 8, !dbg !237, !tbaa !32
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
