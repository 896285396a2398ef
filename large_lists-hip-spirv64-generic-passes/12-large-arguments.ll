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
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !46
  %4 = trunc i64 %3 to i32, !dbg !46
  ret i32 %4, !dbg !47
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %0) #3 !dbg !48 {
  %2 = alloca double, align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !50
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !53, !tbaa !50
  %7 = load i32, ptr addrspace(4) %6, align 4, !dbg !54, !tbaa !9
  %8 = sitofp i32 %7 to double, !dbg !54
  ret double %8, !dbg !55
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainc(i8 noundef signext %0) #3 !dbg !56 {
  %2 = alloca double, align 8
  %3 = alloca i8, align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %5, align 1, !tbaa !57
  %6 = load i8, ptr addrspace(4) %5, align 1, !dbg !58, !tbaa !57
  %7 = sitofp i8 %6 to double, !dbg !58
  ret double %7, !dbg !59
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plaind(double noundef %0) #3 !dbg !60 {
  %2 = alloca double, align 8
  %3 = alloca double, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %5, align 8, !tbaa !61
  %6 = load double, ptr addrspace(4) %5, align 8, !dbg !63, !tbaa !61
  ret double %6, !dbg !64
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %0, float %1, float %2, float %3) #3 !dbg !65 {
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
  %13 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 0, !dbg !66
  %14 = load float, ptr addrspace(4) %13, align 16, !dbg !66, !tbaa !67
  %15 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 1, !dbg !70
  %16 = load float, ptr addrspace(4) %15, align 4, !dbg !70, !tbaa !71
  %17 = fmul contract float 2.000000e+00, %16, !dbg !72
  %18 = fadd contract float %14, %17, !dbg !73
  %19 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 2, !dbg !74
  %20 = load float, ptr addrspace(4) %19, align 8, !dbg !74, !tbaa !75
  %21 = fmul contract float 4.000000e+00, %20, !dbg !76
  %22 = fadd contract float %18, %21, !dbg !77
  %23 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %8, i32 0, i32 3, !dbg !78
  %24 = load float, ptr addrspace(4) %23, align 4, !dbg !78, !tbaa !79
  %25 = fmul contract float 8.000000e+00, %24, !dbg !80
  %26 = fadd contract float %22, %25, !dbg !81
  %27 = fpext contract float %26 to double, !dbg !82
  ret double %27, !dbg !83
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_Z5plainb(i1 noundef zeroext %0) #3 !dbg !84 {
  %2 = alloca double, align 8
  %3 = alloca i8, align 1
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = zext i1 %0 to i8
  store i8 %6, ptr addrspace(4) %5, align 1, !tbaa !85
  %7 = load i8, ptr addrspace(4) %5, align 1, !dbg !87, !tbaa !85, !range !88, !noundef !45
  %8 = trunc i8 %7 to i1, !dbg !87
  %9 = zext i1 %8 to i64, !dbg !87
  %10 = select contract i1 %8, double 2.500000e-01, double 0.000000e+00, !dbg !87
  ret double %10, !dbg !89
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, double noundef %1) #5 align 2 !dbg !90 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca double, align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !91
  store double %1, ptr addrspace(4) %6, align 8, !tbaa !61
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %8 = load double, ptr addrspace(4) %6, align 8, !dbg !92, !tbaa !61
  %9 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %7, i32 0, i32 1, !dbg !93
  %10 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !93, !tbaa !94, !align !97
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !98, !tbaa !9
  %12 = add nsw i32 %11, 1, !dbg !98
  store i32 %12, ptr addrspace(4) %10, align 4, !dbg !98, !tbaa !9
  %13 = sitofp i32 %12 to double, !dbg !98
  %14 = fmul contract double %8, %13, !dbg !99
  %15 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %7, i32 0, i32 0, !dbg !100
  %16 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !100, !tbaa !101, !align !102
  %17 = load double, ptr addrspace(4) %16, align 8, !dbg !103, !tbaa !61
  %18 = fadd contract double %17, %14, !dbg !103
  store double %18, ptr addrspace(4) %16, align 8, !dbg !103, !tbaa !61
  ret void, !dbg !104
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %0, i32 noundef %1, i32 noundef %2) #5 !dbg !105 {
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
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !107, !tbaa !9
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !108, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !109, !tbaa !9
  %15 = call spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %13, i32 noundef %14) #11, !dbg !110
  %16 = call spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %12, i32 noundef %15) #11, !dbg !111
  ret i32 %16, !dbg !112
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #5 !dbg !113 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #11, !dbg !114
  ret void, !dbg !115
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !116 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !117
  %4 = trunc i64 %3 to i32, !dbg !117
  ret i32 %4, !dbg !118
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN19__hipspv_lane_valueIiLj4EE4readEii(i32 noundef %0, i32 noundef %1) #3 align 2 !dbg !119 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !120
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !121, !tbaa !57
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !122, !tbaa !9
  %13 = call spir_func i32 @__hipspv_shuffle32(i32 noundef %11, i32 noundef %12) #11, !dbg !120
  store i32 %13, ptr addrspace(4) %10, align 4, !dbg !120, !tbaa !9
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !123, !tbaa !57
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !124
  ret i32 %14, !dbg !124
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__hipspv_lane_atii(i32 noundef %0, i32 noundef %1) #5 !dbg !125 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = call spir_func i32 @__hipspv_lane() #11, !dbg !126
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !127, !tbaa !9
  %11 = sub nsw i32 %10, 1, !dbg !128
  %12 = xor i32 %11, -1, !dbg !129
  %13 = and i32 %9, %12, !dbg !130
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !131, !tbaa !9
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !132, !tbaa !9
  %16 = sub nsw i32 %15, 1, !dbg !133
  %17 = and i32 %14, %16, !dbg !134
  %18 = add nsw i32 %13, %17, !dbg !135
  ret i32 %18, !dbg !136
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z5alone4Huge(ptr addrspace(1) noalias readonly align 4 dereferenceable(3600) %0) #9 !dbg !137 {
  %2 = alloca %struct.Huge, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %2, ptr addrspace(1) align 4 %0, i64 3600, i1 false)
  %3 = alloca %struct.Huge, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %5, ptr align 4 %2, i64 3600, i1 false)
  call void @llvm.lifetime.start.p0(ptr %4) #12, !dbg !138
  %7 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %5, i32 0, i32 0, !dbg !139
  %8 = getelementptr inbounds [900 x i32], ptr addrspace(4) %7, i64 0, i64 0, !dbg !140
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %6, ptr addrspace(4) align 4 %8, i64 8, i1 false), !dbg !140
  %9 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %5, i32 0, i32 0, !dbg !141
  %10 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !142
  %11 = add i32 %10, 100, !dbg !143
  %12 = zext i32 %11 to i64, !dbg !144
  %13 = getelementptr inbounds nuw [900 x i32], ptr addrspace(4) %9, i64 0, i64 %12, !dbg !144
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !144, !tbaa !9
  %15 = mul nsw i32 %14, 2, !dbg !145
  %16 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !146, !tbaa !50
  %17 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !147
  %18 = zext i32 %17 to i64, !dbg !146
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %18, !dbg !146
  store i32 %15, ptr addrspace(4) %19, align 4, !dbg !148, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %4) #12, !dbg !149
  ret void, !dbg !149
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noalias readonly align 8 dereferenceable(120) %1, ptr addrspace(1) noalias readonly align 8 dereferenceable(120) %2, ptr noundef byval(%struct.Middling) align 8 %3, ptr noundef byval(%struct.Small) align 4 %4, ptr noundef byval(%struct.Middling) align 8 %5, ptr noundef byval(%struct.Middling) align 8 %6, ptr noundef byval(%struct.Middling) align 8 %7, ptr noundef byval(%struct.Middling) align 8 %8, ptr noundef byval(%struct.Middling) align 8 %9, i1 noundef %10, ptr noundef byval(%struct.Middling) align 8 %11, ptr noundef byval(%struct.Middling) align 8 %12) #9 !dbg !150 {
  %14 = alloca %struct.Middling, align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %14, ptr addrspace(1) align 8 %2, i64 120, i1 false)
  %15 = alloca %struct.Middling, align 8
  call void @llvm.memcpy.p0.p1.i64(ptr align 8 %15, ptr addrspace(1) align 8 %1, i64 120, i1 false)
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca %struct.Middling, align 8
  %18 = alloca %struct.Middling, align 8
  %19 = alloca %struct.Middling, align 8
  %20 = alloca %struct.Small, align 4
  %21 = alloca %struct.Middling, align 8
  %22 = alloca %struct.Middling, align 8
  %23 = alloca %struct.Middling, align 8
  %24 = alloca %struct.Middling, align 8
  %25 = alloca %struct.Middling, align 8
  %26 = alloca %struct.Middling, align 8
  %27 = alloca %struct.Middling, align 8
  %28 = alloca ptr addrspace(4), align 8
  %29 = alloca i8, align 1
  %30 = alloca i32, align 4
  %31 = alloca [10 x ptr addrspace(4)], align 8
  %32 = alloca double, align 8
  %33 = alloca ptr addrspace(4), align 8
  %34 = alloca ptr addrspace(4), align 8
  %35 = alloca ptr addrspace(4), align 8
  %36 = alloca i32, align 4
  %37 = alloca ptr addrspace(4), align 8
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
  %56 = addrspacecast ptr %34 to ptr addrspace(4)
  %57 = addrspacecast ptr %35 to ptr addrspace(4)
  %58 = addrspacecast ptr %37 to ptr addrspace(4)
  %59 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %59, ptr addrspace(4) %38, align 8
  %60 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %39, ptr align 8 %15, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %40, ptr align 8 %14, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %41, ptr align 8 %3, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %42, ptr align 4 %4, i64 8, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %43, ptr align 8 %5, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %44, ptr align 8 %6, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %45, ptr align 8 %7, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %46, ptr align 8 %8, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %47, ptr align 8 %9, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %48, ptr align 8 %11, i64 120, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %49, ptr align 8 %12, i64 120, i1 false)
  store ptr addrspace(4) %60, ptr addrspace(4) %50, align 8, !tbaa !50
  %61 = zext i1 %10 to i8
  store i8 %61, ptr addrspace(4) %51, align 1, !tbaa !85
  call void @llvm.lifetime.start.p0(ptr %30) #12, !dbg !151
  %62 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !152
  store i32 %62, ptr addrspace(4) %52, align 4, !dbg !153, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %31) #12, !dbg !154
  store ptr addrspace(4) %39, ptr addrspace(4) %53, align 8, !dbg !155, !tbaa !156
  %63 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 1, !dbg !155
  store ptr addrspace(4) %40, ptr addrspace(4) %63, align 8, !dbg !155, !tbaa !156
  %64 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 2, !dbg !155
  store ptr addrspace(4) %41, ptr addrspace(4) %64, align 8, !dbg !155, !tbaa !156
  %65 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 3, !dbg !155
  store ptr addrspace(4) %43, ptr addrspace(4) %65, align 8, !dbg !155, !tbaa !156
  %66 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 4, !dbg !155
  store ptr addrspace(4) %44, ptr addrspace(4) %66, align 8, !dbg !155, !tbaa !156
  %67 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 5, !dbg !155
  store ptr addrspace(4) %45, ptr addrspace(4) %67, align 8, !dbg !155, !tbaa !156
  %68 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 6, !dbg !155
  store ptr addrspace(4) %46, ptr addrspace(4) %68, align 8, !dbg !155, !tbaa !156
  %69 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 7, !dbg !155
  store ptr addrspace(4) %47, ptr addrspace(4) %69, align 8, !dbg !155, !tbaa !156
  %70 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 8, !dbg !155
  store ptr addrspace(4) %48, ptr addrspace(4) %70, align 8, !dbg !155, !tbaa !156
  %71 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %53, i64 9, !dbg !155
  store ptr addrspace(4) %49, ptr addrspace(4) %71, align 8, !dbg !155, !tbaa !156
  call void @llvm.lifetime.start.p0(ptr %32) #12, !dbg !158
  %72 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %42, i32 0, i32 0, !dbg !159
  %73 = load i8, ptr addrspace(4) %72, align 4, !dbg !159, !tbaa !160
  %74 = sext i8 %73 to i32, !dbg !162
  %75 = sitofp i32 %74 to float, !dbg !162
  %76 = getelementptr inbounds nuw %struct.Small, ptr addrspace(4) %42, i32 0, i32 1, !dbg !163
  %77 = load float, ptr addrspace(4) %76, align 4, !dbg !163, !tbaa !164
  %78 = fadd contract float %75, %77, !dbg !165
  %79 = fpext contract float %78 to double, !dbg !162
  store double %79, ptr addrspace(4) %54, align 8, !dbg !166, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr %33) #12, !dbg !167
  store ptr addrspace(4) %53, ptr addrspace(4) %55, align 8, !dbg !167, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %34) #12, !dbg !171
  %80 = load ptr addrspace(4), ptr addrspace(4) %55, align 8, !dbg !171, !tbaa !168, !align !102
  %81 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %80, i64 0, i64 0, !dbg !171
  store ptr addrspace(4) %81, ptr addrspace(4) %56, align 8, !dbg !171, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %35) #12, !dbg !171
  %82 = load ptr addrspace(4), ptr addrspace(4) %55, align 8, !dbg !171, !tbaa !168, !align !102
  %83 = getelementptr inbounds [10 x ptr addrspace(4)], ptr addrspace(4) %82, i64 0, i64 0, !dbg !171
  %84 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %83, i64 10, !dbg !171
  store ptr addrspace(4) %84, ptr addrspace(4) %57, align 8, !dbg !171, !tbaa !168
  br label %85, !dbg !171

85:                                               ; preds = %116, %13
  %86 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !171, !tbaa !168
  %87 = load ptr addrspace(4), ptr addrspace(4) %57, align 8, !dbg !171, !tbaa !168
  %88 = icmp ne ptr addrspace(4) %86, %87, !dbg !171
  br i1 %88, label %90, label %89, !dbg !171

89:                                               ; preds = %85
  call void @llvm.lifetime.end.p0(ptr %35) #12, !dbg !171
  call void @llvm.lifetime.end.p0(ptr %34) #12, !dbg !171
  call void @llvm.lifetime.end.p0(ptr %33) #12, !dbg !171
  br label %119

90:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %37) #12, !dbg !172
  %91 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !171, !tbaa !168
  %92 = load ptr addrspace(4), ptr addrspace(4) %91, align 8, !dbg !171, !tbaa !156
  store ptr addrspace(4) %92, ptr addrspace(4) %58, align 8, !dbg !173, !tbaa !156
  %93 = load ptr addrspace(4), ptr addrspace(4) %58, align 8, !dbg !174, !tbaa !156
  %94 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %93, i32 0, i32 0, !dbg !175
  %95 = load double, ptr addrspace(4) %94, align 8, !dbg !175, !tbaa !176
  %96 = load ptr addrspace(4), ptr addrspace(4) %58, align 8, !dbg !178, !tbaa !156
  %97 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %96, i32 0, i32 1, !dbg !179
  %98 = load i32, ptr addrspace(4) %52, align 4, !dbg !180, !tbaa !9
  %99 = sext i32 %98 to i64, !dbg !178
  %100 = getelementptr inbounds [50 x i16], ptr addrspace(4) %97, i64 0, i64 %99, !dbg !178
  %101 = load i16, ptr addrspace(4) %100, align 2, !dbg !178, !tbaa !181
  %102 = sext i16 %101 to i32, !dbg !178
  %103 = sitofp i32 %102 to double, !dbg !178
  %104 = fadd contract double %95, %103, !dbg !183
  %105 = load ptr addrspace(4), ptr addrspace(4) %58, align 8, !dbg !184, !tbaa !156
  %106 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %105, i32 0, i32 2, !dbg !185
  %107 = load ptr addrspace(4), ptr addrspace(4) %106, align 8, !dbg !185, !tbaa !186
  %108 = load i32, ptr addrspace(4) %52, align 4, !dbg !187, !tbaa !9
  %109 = sext i32 %108 to i64, !dbg !184
  %110 = getelementptr inbounds i32, ptr addrspace(4) %107, i64 %109, !dbg !184
  %111 = load i32, ptr addrspace(4) %110, align 4, !dbg !184, !tbaa !9
  %112 = sitofp i32 %111 to double, !dbg !184
  %113 = fadd contract double %104, %112, !dbg !188
  %114 = load double, ptr addrspace(4) %54, align 8, !dbg !189, !tbaa !61
  %115 = fadd contract double %114, %113, !dbg !189
  store double %115, ptr addrspace(4) %54, align 8, !dbg !189, !tbaa !61
  call void @llvm.lifetime.end.p0(ptr %37) #12, !dbg !190
  br label %116, !dbg !191

116:                                              ; preds = %90
  %117 = load ptr addrspace(4), ptr addrspace(4) %56, align 8, !dbg !171, !tbaa !168
  %118 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %117, i32 1, !dbg !171
  store ptr addrspace(4) %118, ptr addrspace(4) %56, align 8, !dbg !171, !tbaa !168
  br label %85, !dbg !171, !llvm.loop !192

119:                                              ; preds = %89
  %120 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %40, i32 0, i32 1, !dbg !193
  %121 = load i32, ptr addrspace(4) %52, align 4, !dbg !194, !tbaa !9
  %122 = sext i32 %121 to i64, !dbg !195
  %123 = getelementptr inbounds [50 x i16], ptr addrspace(4) %120, i64 0, i64 %122, !dbg !195
  store i16 7, ptr addrspace(4) %123, align 2, !dbg !196, !tbaa !181
  %124 = load i8, ptr addrspace(4) %51, align 1, !dbg !197, !tbaa !85, !range !88, !noundef !45
  %125 = trunc i8 %124 to i1, !dbg !197
  br i1 %125, label %126, label %129, !dbg !197

126:                                              ; preds = %119
  %127 = load double, ptr addrspace(4) %54, align 8, !dbg !198, !tbaa !61
  %128 = fneg contract double %127, !dbg !199
  br label %131, !dbg !197

129:                                              ; preds = %119
  %130 = load double, ptr addrspace(4) %54, align 8, !dbg !200, !tbaa !61
  br label %131, !dbg !197

131:                                              ; preds = %129, %126
  %132 = phi contract double [ %128, %126 ], [ %130, %129 ], !dbg !197
  %133 = fptosi double %132 to i32, !dbg !197
  %134 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %40, i32 0, i32 1, !dbg !201
  %135 = load i32, ptr addrspace(4) %52, align 4, !dbg !202, !tbaa !9
  %136 = sext i32 %135 to i64, !dbg !203
  %137 = getelementptr inbounds [50 x i16], ptr addrspace(4) %134, i64 0, i64 %136, !dbg !203
  %138 = load i16, ptr addrspace(4) %137, align 2, !dbg !203, !tbaa !181
  %139 = sext i16 %138 to i32, !dbg !203
  %140 = add nsw i32 %133, %139, !dbg !204
  %141 = load ptr addrspace(4), ptr addrspace(4) %50, align 8, !dbg !205, !tbaa !50
  %142 = load i32, ptr addrspace(4) %52, align 4, !dbg !206, !tbaa !9
  %143 = sext i32 %142 to i64, !dbg !205
  %144 = getelementptr inbounds i32, ptr addrspace(4) %141, i64 %143, !dbg !205
  store i32 %140, ptr addrspace(4) %144, align 4, !dbg !207, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %32) #12, !dbg !208
  call void @llvm.lifetime.end.p0(ptr %31) #12, !dbg !208
  call void @llvm.lifetime.end.p0(ptr %30) #12, !dbg !208
  ret void, !dbg !208
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z8pointers3Row4Huge(ptr noundef byval(%struct.Row) align 8 %0, ptr addrspace(1) noalias readonly align 4 dereferenceable(3600) %1) #9 !dbg !209 {
  %3 = alloca %struct.Huge, align 4
  call void @llvm.memcpy.p0.p1.i64(ptr align 4 %3, ptr addrspace(1) align 4 %1, i64 3600, i1 false)
  %4 = alloca %struct.Row, align 8
  %5 = alloca %struct.Huge, align 4
  %6 = alloca i32, align 4
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
  %18 = addrspacecast ptr %11 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 8 %12, ptr align 8 %0, i64 168, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %13, ptr align 4 %3, i64 3600, i1 false)
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !210
  store i32 0, ptr addrspace(4) %14, align 4, !dbg !211, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !212
  %19 = getelementptr inbounds nuw %struct.Row, ptr addrspace(4) %12, i32 0, i32 1, !dbg !213
  store ptr addrspace(4) %19, ptr addrspace(4) %15, align 8, !dbg !212, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %8) #12, !dbg !214
  %20 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !214, !tbaa !168, !align !102
  %21 = getelementptr inbounds [20 x ptr addrspace(4)], ptr addrspace(4) %20, i64 0, i64 0, !dbg !214
  store ptr addrspace(4) %21, ptr addrspace(4) %16, align 8, !dbg !214, !tbaa !168
  call void @llvm.lifetime.start.p0(ptr %9) #12, !dbg !214
  %22 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !214, !tbaa !168, !align !102
  %23 = getelementptr inbounds [20 x ptr addrspace(4)], ptr addrspace(4) %22, i64 0, i64 0, !dbg !214
  %24 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %23, i64 20, !dbg !214
  store ptr addrspace(4) %24, ptr addrspace(4) %17, align 8, !dbg !214, !tbaa !168
  br label %25, !dbg !214

25:                                               ; preds = %46, %2
  %26 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !214, !tbaa !168
  %27 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !214, !tbaa !168
  %28 = icmp ne ptr addrspace(4) %26, %27, !dbg !214
  br i1 %28, label %30, label %29, !dbg !214

29:                                               ; preds = %25
  call void @llvm.lifetime.end.p0(ptr %9) #12, !dbg !214
  call void @llvm.lifetime.end.p0(ptr %8) #12, !dbg !214
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !214
  br label %49

30:                                               ; preds = %25
  call void @llvm.lifetime.start.p0(ptr %11) #12, !dbg !215
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !214, !tbaa !168
  %32 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !214, !tbaa !156
  store ptr addrspace(4) %32, ptr addrspace(4) %18, align 8, !dbg !216, !tbaa !156
  %33 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !217, !tbaa !156
  %34 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %33, i32 0, i32 2, !dbg !218
  %35 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !dbg !218, !tbaa !186
  %36 = getelementptr inbounds i32, ptr addrspace(4) %35, i64 0, !dbg !217
  %37 = load i32, ptr addrspace(4) %36, align 4, !dbg !217, !tbaa !9
  %38 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !219, !tbaa !156
  %39 = getelementptr inbounds nuw %struct.Middling, ptr addrspace(4) %38, i32 0, i32 1, !dbg !220
  %40 = getelementptr inbounds [50 x i16], ptr addrspace(4) %39, i64 0, i64 1, !dbg !219
  %41 = load i16, ptr addrspace(4) %40, align 2, !dbg !219, !tbaa !181
  %42 = sext i16 %41 to i32, !dbg !219
  %43 = add nsw i32 %37, %42, !dbg !221
  %44 = load i32, ptr addrspace(4) %14, align 4, !dbg !222, !tbaa !9
  %45 = add nsw i32 %44, %43, !dbg !222
  store i32 %45, ptr addrspace(4) %14, align 4, !dbg !222, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %11) #12, !dbg !223
  br label %46, !dbg !224

46:                                               ; preds = %30
  %47 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !214, !tbaa !168
  %48 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %47, i32 1, !dbg !214
  store ptr addrspace(4) %48, ptr addrspace(4) %16, align 8, !dbg !214, !tbaa !168
  br label %25, !dbg !214, !llvm.loop !225

49:                                               ; preds = %29
  %50 = load i32, ptr addrspace(4) %14, align 4, !dbg !226, !tbaa !9
  %51 = getelementptr inbounds nuw %struct.Huge, ptr addrspace(4) %13, i32 0, i32 0, !dbg !227
  %52 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !228
  %53 = zext i32 %52 to i64, !dbg !229
  %54 = getelementptr inbounds nuw [900 x i32], ptr addrspace(4) %51, i64 0, i64 %53, !dbg !229
  %55 = load i32, ptr addrspace(4) %54, align 4, !dbg !229, !tbaa !9
  %56 = add nsw i32 %50, %55, !dbg !230
  %57 = getelementptr inbounds nuw %struct.Row, ptr addrspace(4) %12, i32 0, i32 0, !dbg !231
  %58 = load ptr addrspace(4), ptr addrspace(4) %57, align 8, !dbg !231, !tbaa !232
  %59 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !234
  %60 = zext i32 %59 to i64, !dbg !235
  %61 = getelementptr inbounds nuw i32, ptr addrspace(4) %58, i64 %60, !dbg !235
  store i32 %56, ptr addrspace(4) %61, align 4, !dbg !236, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !237
  ret void, !dbg !237
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i8 noundef %2, double noundef %3, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %4, i1 noundef %5, ptr addrspace(1) noundef %6, i8 noundef %7, double noundef %8, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %9, i1 noundef %10, ptr addrspace(1) noundef %11, i8 noundef %12, double noundef %13, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %14, i1 noundef %15, ptr addrspace(1) noundef %16, i8 noundef %17, double noundef %18, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %19, i1 noundef %20, ptr addrspace(1) noundef %21, i8 noundef %22, double noundef %23, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %24, i1 noundef %25, ptr addrspace(1) noundef %26, i8 noundef %27, double noundef %28, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %29, i1 noundef %30, ptr addrspace(1) noundef %31, i8 noundef %32, double noundef %33, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %34, i1 noundef %35, ptr addrspace(1) noundef %36, i8 noundef %37, double noundef %38, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %39, i1 noundef %40, ptr addrspace(1) noundef %41, i8 noundef %42, double noundef %43, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %44, i1 noundef %45, ptr addrspace(1) noundef %46, i8 noundef %47, double noundef %48, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %49, i1 noundef %50, ptr addrspace(1) noundef %51, i8 noundef %52, double noundef %53, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %54, i1 noundef %55, ptr addrspace(1) noundef %56, i8 noundef %57, double noundef %58, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %59, i1 noundef %60, ptr addrspace(1) noundef %61, i8 noundef %62, double noundef %63, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %64, i1 noundef %65, ptr addrspace(1) noundef %66, i8 noundef %67, double noundef %68, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %69, i1 noundef %70, ptr addrspace(1) noundef %71, i8 noundef %72, double noundef %73, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %74, i1 noundef %75, ptr addrspace(1) noundef %76, i8 noundef %77, double noundef %78, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %79, i1 noundef %80, ptr addrspace(1) noundef %81, i8 noundef %82, double noundef %83, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %84, i1 noundef %85, ptr addrspace(1) noundef %86, i8 noundef %87, double noundef %88, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %89, i1 noundef %90, ptr addrspace(1) noundef %91, i8 noundef %92, double noundef %93, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %94, i1 noundef %95, ptr addrspace(1) noundef %96, i8 noundef %97, double noundef %98, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %99, i1 noundef %100, ptr addrspace(1) noundef %101, i8 noundef %102, double noundef %103, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %104, i1 noundef %105, ptr addrspace(1) noundef %106, i8 noundef %107, double noundef %108, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %109, i1 noundef %110, ptr addrspace(1) noundef %111, i8 noundef %112, double noundef %113, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %114, i1 noundef %115, ptr addrspace(1) noundef %116, i8 noundef %117, double noundef %118, ptr addrspace(1) noalias readonly align 16 dereferenceable(16) %119, i1 noundef %120, ptr addrspace(1) noundef %121, i8 noundef %122, double noundef %123, ptr addrspace(1) noalias readonly align 16 dereferenceable(353) %124) #9 !dbg !238 {
  %126 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %126, ptr addrspace(1) align 16 %119, i64 16, i1 false)
  %127 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %127, ptr addrspace(1) align 16 %114, i64 16, i1 false)
  %128 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %128, ptr addrspace(1) align 16 %109, i64 16, i1 false)
  %129 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %129, ptr addrspace(1) align 16 %104, i64 16, i1 false)
  %130 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %130, ptr addrspace(1) align 16 %99, i64 16, i1 false)
  %131 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %131, ptr addrspace(1) align 16 %94, i64 16, i1 false)
  %132 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %132, ptr addrspace(1) align 16 %89, i64 16, i1 false)
  %133 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %133, ptr addrspace(1) align 16 %84, i64 16, i1 false)
  %134 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %134, ptr addrspace(1) align 16 %79, i64 16, i1 false)
  %135 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %135, ptr addrspace(1) align 16 %74, i64 16, i1 false)
  %136 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %136, ptr addrspace(1) align 16 %69, i64 16, i1 false)
  %137 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %137, ptr addrspace(1) align 16 %64, i64 16, i1 false)
  %138 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %138, ptr addrspace(1) align 16 %59, i64 16, i1 false)
  %139 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %139, ptr addrspace(1) align 16 %54, i64 16, i1 false)
  %140 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %140, ptr addrspace(1) align 16 %49, i64 16, i1 false)
  %141 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %141, ptr addrspace(1) align 16 %44, i64 16, i1 false)
  %142 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %142, ptr addrspace(1) align 16 %39, i64 16, i1 false)
  %143 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %143, ptr addrspace(1) align 16 %34, i64 16, i1 false)
  %144 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %144, ptr addrspace(1) align 16 %29, i64 16, i1 false)
  %145 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %145, ptr addrspace(1) align 16 %24, i64 16, i1 false)
  %146 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %146, ptr addrspace(1) align 16 %19, i64 16, i1 false)
  %147 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %147, ptr addrspace(1) align 16 %14, i64 16, i1 false)
  %148 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %148, ptr addrspace(1) align 16 %9, i64 16, i1 false)
  %149 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %149, ptr addrspace(1) align 16 %4, i64 16, i1 false)
  %150 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %150, ptr addrspace(1) align 16 %124, i64 16, i1 false)
  %151 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 16
  %152 = load i8, ptr addrspace(1) %151, align 1
  %153 = trunc i8 %152 to i1
  %154 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 24
  %155 = load ptr addrspace(1), ptr addrspace(1) %154, align 8
  %156 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 32
  %157 = load i8, ptr addrspace(1) %156, align 1
  %158 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 40
  %159 = load double, ptr addrspace(1) %158, align 8
  %160 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 48
  %161 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %161, ptr addrspace(1) align 16 %160, i64 16, i1 false)
  %162 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 64
  %163 = load i8, ptr addrspace(1) %162, align 1
  %164 = trunc i8 %163 to i1
  %165 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 72
  %166 = load ptr addrspace(1), ptr addrspace(1) %165, align 8
  %167 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 80
  %168 = load i8, ptr addrspace(1) %167, align 1
  %169 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 88
  %170 = load double, ptr addrspace(1) %169, align 8
  %171 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 96
  %172 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %172, ptr addrspace(1) align 16 %171, i64 16, i1 false)
  %173 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 112
  %174 = load i8, ptr addrspace(1) %173, align 1
  %175 = trunc i8 %174 to i1
  %176 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 120
  %177 = load ptr addrspace(1), ptr addrspace(1) %176, align 8
  %178 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 128
  %179 = load i8, ptr addrspace(1) %178, align 1
  %180 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 136
  %181 = load double, ptr addrspace(1) %180, align 8
  %182 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 144
  %183 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %183, ptr addrspace(1) align 16 %182, i64 16, i1 false)
  %184 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 160
  %185 = load i8, ptr addrspace(1) %184, align 1
  %186 = trunc i8 %185 to i1
  %187 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 168
  %188 = load ptr addrspace(1), ptr addrspace(1) %187, align 8
  %189 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 176
  %190 = load i8, ptr addrspace(1) %189, align 1
  %191 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 184
  %192 = load double, ptr addrspace(1) %191, align 8
  %193 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 192
  %194 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %194, ptr addrspace(1) align 16 %193, i64 16, i1 false)
  %195 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 208
  %196 = load i8, ptr addrspace(1) %195, align 1
  %197 = trunc i8 %196 to i1
  %198 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 216
  %199 = load ptr addrspace(1), ptr addrspace(1) %198, align 8
  %200 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 224
  %201 = load i8, ptr addrspace(1) %200, align 1
  %202 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 232
  %203 = load double, ptr addrspace(1) %202, align 8
  %204 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 240
  %205 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %205, ptr addrspace(1) align 16 %204, i64 16, i1 false)
  %206 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 256
  %207 = load i8, ptr addrspace(1) %206, align 1
  %208 = trunc i8 %207 to i1
  %209 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 264
  %210 = load ptr addrspace(1), ptr addrspace(1) %209, align 8
  %211 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 272
  %212 = load i8, ptr addrspace(1) %211, align 1
  %213 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 280
  %214 = load double, ptr addrspace(1) %213, align 8
  %215 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 288
  %216 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %216, ptr addrspace(1) align 16 %215, i64 16, i1 false)
  %217 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 304
  %218 = load i8, ptr addrspace(1) %217, align 1
  %219 = trunc i8 %218 to i1
  %220 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 312
  %221 = load ptr addrspace(1), ptr addrspace(1) %220, align 8
  %222 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 320
  %223 = load i8, ptr addrspace(1) %222, align 1
  %224 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 328
  %225 = load double, ptr addrspace(1) %224, align 8
  %226 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 336
  %227 = alloca %struct.HIP_vector_type, align 16
  call void @llvm.memcpy.p0.p1.i64(ptr align 16 %227, ptr addrspace(1) align 16 %226, i64 16, i1 false)
  %228 = getelementptr inbounds i8, ptr addrspace(1) %124, i64 352
  %229 = load i8, ptr addrspace(1) %228, align 1
  %230 = trunc i8 %229 to i1
  %231 = alloca ptr addrspace(4), align 8
  %232 = alloca ptr addrspace(4), align 8
  %233 = alloca %struct.HIP_vector_type, align 16
  %234 = alloca ptr addrspace(4), align 8
  %235 = alloca %struct.HIP_vector_type, align 16
  %236 = alloca ptr addrspace(4), align 8
  %237 = alloca %struct.HIP_vector_type, align 16
  %238 = alloca ptr addrspace(4), align 8
  %239 = alloca %struct.HIP_vector_type, align 16
  %240 = alloca ptr addrspace(4), align 8
  %241 = alloca %struct.HIP_vector_type, align 16
  %242 = alloca ptr addrspace(4), align 8
  %243 = alloca %struct.HIP_vector_type, align 16
  %244 = alloca ptr addrspace(4), align 8
  %245 = alloca %struct.HIP_vector_type, align 16
  %246 = alloca ptr addrspace(4), align 8
  %247 = alloca %struct.HIP_vector_type, align 16
  %248 = alloca ptr addrspace(4), align 8
  %249 = alloca %struct.HIP_vector_type, align 16
  %250 = alloca ptr addrspace(4), align 8
  %251 = alloca %struct.HIP_vector_type, align 16
  %252 = alloca ptr addrspace(4), align 8
  %253 = alloca %struct.HIP_vector_type, align 16
  %254 = alloca ptr addrspace(4), align 8
  %255 = alloca %struct.HIP_vector_type, align 16
  %256 = alloca ptr addrspace(4), align 8
  %257 = alloca %struct.HIP_vector_type, align 16
  %258 = alloca ptr addrspace(4), align 8
  %259 = alloca %struct.HIP_vector_type, align 16
  %260 = alloca ptr addrspace(4), align 8
  %261 = alloca %struct.HIP_vector_type, align 16
  %262 = alloca ptr addrspace(4), align 8
  %263 = alloca %struct.HIP_vector_type, align 16
  %264 = alloca ptr addrspace(4), align 8
  %265 = alloca %struct.HIP_vector_type, align 16
  %266 = alloca ptr addrspace(4), align 8
  %267 = alloca %struct.HIP_vector_type, align 16
  %268 = alloca ptr addrspace(4), align 8
  %269 = alloca %struct.HIP_vector_type, align 16
  %270 = alloca ptr addrspace(4), align 8
  %271 = alloca %struct.HIP_vector_type, align 16
  %272 = alloca ptr addrspace(4), align 8
  %273 = alloca %struct.HIP_vector_type, align 16
  %274 = alloca ptr addrspace(4), align 8
  %275 = alloca %struct.HIP_vector_type, align 16
  %276 = alloca ptr addrspace(4), align 8
  %277 = alloca %struct.HIP_vector_type, align 16
  %278 = alloca ptr addrspace(4), align 8
  %279 = alloca %struct.HIP_vector_type, align 16
  %280 = alloca ptr addrspace(4), align 8
  %281 = alloca %struct.HIP_vector_type, align 16
  %282 = alloca ptr addrspace(4), align 8
  %283 = alloca %struct.HIP_vector_type, align 16
  %284 = alloca ptr addrspace(4), align 8
  %285 = alloca %struct.HIP_vector_type, align 16
  %286 = alloca ptr addrspace(4), align 8
  %287 = alloca %struct.HIP_vector_type, align 16
  %288 = alloca ptr addrspace(4), align 8
  %289 = alloca %struct.HIP_vector_type, align 16
  %290 = alloca ptr addrspace(4), align 8
  %291 = alloca %struct.HIP_vector_type, align 16
  %292 = alloca ptr addrspace(4), align 8
  %293 = alloca %struct.HIP_vector_type, align 16
  %294 = alloca ptr addrspace(4), align 8
  %295 = alloca %struct.HIP_vector_type, align 16
  %296 = alloca ptr addrspace(4), align 8
  %297 = alloca ptr addrspace(4), align 8
  %298 = alloca i8, align 1
  %299 = alloca double, align 8
  %300 = alloca i8, align 1
  %301 = alloca ptr addrspace(4), align 8
  %302 = alloca i8, align 1
  %303 = alloca double, align 8
  %304 = alloca i8, align 1
  %305 = alloca ptr addrspace(4), align 8
  %306 = alloca i8, align 1
  %307 = alloca double, align 8
  %308 = alloca i8, align 1
  %309 = alloca ptr addrspace(4), align 8
  %310 = alloca i8, align 1
  %311 = alloca double, align 8
  %312 = alloca i8, align 1
  %313 = alloca ptr addrspace(4), align 8
  %314 = alloca i8, align 1
  %315 = alloca double, align 8
  %316 = alloca i8, align 1
  %317 = alloca ptr addrspace(4), align 8
  %318 = alloca i8, align 1
  %319 = alloca double, align 8
  %320 = alloca i8, align 1
  %321 = alloca ptr addrspace(4), align 8
  %322 = alloca i8, align 1
  %323 = alloca double, align 8
  %324 = alloca i8, align 1
  %325 = alloca ptr addrspace(4), align 8
  %326 = alloca i8, align 1
  %327 = alloca double, align 8
  %328 = alloca i8, align 1
  %329 = alloca ptr addrspace(4), align 8
  %330 = alloca i8, align 1
  %331 = alloca double, align 8
  %332 = alloca i8, align 1
  %333 = alloca ptr addrspace(4), align 8
  %334 = alloca i8, align 1
  %335 = alloca double, align 8
  %336 = alloca i8, align 1
  %337 = alloca ptr addrspace(4), align 8
  %338 = alloca i8, align 1
  %339 = alloca double, align 8
  %340 = alloca i8, align 1
  %341 = alloca ptr addrspace(4), align 8
  %342 = alloca i8, align 1
  %343 = alloca double, align 8
  %344 = alloca i8, align 1
  %345 = alloca ptr addrspace(4), align 8
  %346 = alloca i8, align 1
  %347 = alloca double, align 8
  %348 = alloca i8, align 1
  %349 = alloca ptr addrspace(4), align 8
  %350 = alloca i8, align 1
  %351 = alloca double, align 8
  %352 = alloca i8, align 1
  %353 = alloca ptr addrspace(4), align 8
  %354 = alloca i8, align 1
  %355 = alloca double, align 8
  %356 = alloca i8, align 1
  %357 = alloca ptr addrspace(4), align 8
  %358 = alloca i8, align 1
  %359 = alloca double, align 8
  %360 = alloca i8, align 1
  %361 = alloca ptr addrspace(4), align 8
  %362 = alloca i8, align 1
  %363 = alloca double, align 8
  %364 = alloca i8, align 1
  %365 = alloca ptr addrspace(4), align 8
  %366 = alloca i8, align 1
  %367 = alloca double, align 8
  %368 = alloca i8, align 1
  %369 = alloca ptr addrspace(4), align 8
  %370 = alloca i8, align 1
  %371 = alloca double, align 8
  %372 = alloca i8, align 1
  %373 = alloca ptr addrspace(4), align 8
  %374 = alloca i8, align 1
  %375 = alloca double, align 8
  %376 = alloca i8, align 1
  %377 = alloca ptr addrspace(4), align 8
  %378 = alloca i8, align 1
  %379 = alloca double, align 8
  %380 = alloca i8, align 1
  %381 = alloca ptr addrspace(4), align 8
  %382 = alloca i8, align 1
  %383 = alloca double, align 8
  %384 = alloca i8, align 1
  %385 = alloca ptr addrspace(4), align 8
  %386 = alloca i8, align 1
  %387 = alloca double, align 8
  %388 = alloca i8, align 1
  %389 = alloca ptr addrspace(4), align 8
  %390 = alloca i8, align 1
  %391 = alloca double, align 8
  %392 = alloca i8, align 1
  %393 = alloca ptr addrspace(4), align 8
  %394 = alloca i8, align 1
  %395 = alloca double, align 8
  %396 = alloca i8, align 1
  %397 = alloca ptr addrspace(4), align 8
  %398 = alloca i8, align 1
  %399 = alloca double, align 8
  %400 = alloca i8, align 1
  %401 = alloca ptr addrspace(4), align 8
  %402 = alloca i8, align 1
  %403 = alloca double, align 8
  %404 = alloca i8, align 1
  %405 = alloca ptr addrspace(4), align 8
  %406 = alloca i8, align 1
  %407 = alloca double, align 8
  %408 = alloca i8, align 1
  %409 = alloca ptr addrspace(4), align 8
  %410 = alloca i8, align 1
  %411 = alloca double, align 8
  %412 = alloca i8, align 1
  %413 = alloca ptr addrspace(4), align 8
  %414 = alloca i8, align 1
  %415 = alloca double, align 8
  %416 = alloca i8, align 1
  %417 = alloca ptr addrspace(4), align 8
  %418 = alloca i8, align 1
  %419 = alloca double, align 8
  %420 = alloca i8, align 1
  %421 = alloca ptr addrspace(4), align 8
  %422 = alloca i8, align 1
  %423 = alloca double, align 8
  %424 = alloca i8, align 1
  %425 = alloca i32, align 4
  %426 = alloca double, align 8
  %427 = alloca %class.anon, align 8
  %428 = alloca %struct.HIP_vector_type, align 16
  %429 = alloca %struct.HIP_vector_type, align 16
  %430 = alloca %struct.HIP_vector_type, align 16
  %431 = alloca %struct.HIP_vector_type, align 16
  %432 = alloca %struct.HIP_vector_type, align 16
  %433 = alloca %struct.HIP_vector_type, align 16
  %434 = alloca %struct.HIP_vector_type, align 16
  %435 = alloca %struct.HIP_vector_type, align 16
  %436 = alloca %struct.HIP_vector_type, align 16
  %437 = alloca %struct.HIP_vector_type, align 16
  %438 = alloca %struct.HIP_vector_type, align 16
  %439 = alloca %struct.HIP_vector_type, align 16
  %440 = alloca %struct.HIP_vector_type, align 16
  %441 = alloca %struct.HIP_vector_type, align 16
  %442 = alloca %struct.HIP_vector_type, align 16
  %443 = alloca %struct.HIP_vector_type, align 16
  %444 = alloca %struct.HIP_vector_type, align 16
  %445 = alloca %struct.HIP_vector_type, align 16
  %446 = alloca %struct.HIP_vector_type, align 16
  %447 = alloca %struct.HIP_vector_type, align 16
  %448 = alloca %struct.HIP_vector_type, align 16
  %449 = alloca %struct.HIP_vector_type, align 16
  %450 = alloca %struct.HIP_vector_type, align 16
  %451 = alloca %struct.HIP_vector_type, align 16
  %452 = alloca %struct.HIP_vector_type, align 16
  %453 = alloca %struct.HIP_vector_type, align 16
  %454 = alloca %struct.HIP_vector_type, align 16
  %455 = alloca %struct.HIP_vector_type, align 16
  %456 = alloca %struct.HIP_vector_type, align 16
  %457 = alloca %struct.HIP_vector_type, align 16
  %458 = alloca %struct.HIP_vector_type, align 16
  %459 = alloca %struct.HIP_vector_type, align 16
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
  %620 = addrspacecast ptr %391 to ptr addrspace(4)
  %621 = addrspacecast ptr %392 to ptr addrspace(4)
  %622 = addrspacecast ptr %393 to ptr addrspace(4)
  %623 = addrspacecast ptr %394 to ptr addrspace(4)
  %624 = addrspacecast ptr %395 to ptr addrspace(4)
  %625 = addrspacecast ptr %396 to ptr addrspace(4)
  %626 = addrspacecast ptr %397 to ptr addrspace(4)
  %627 = addrspacecast ptr %398 to ptr addrspace(4)
  %628 = addrspacecast ptr %399 to ptr addrspace(4)
  %629 = addrspacecast ptr %400 to ptr addrspace(4)
  %630 = addrspacecast ptr %401 to ptr addrspace(4)
  %631 = addrspacecast ptr %402 to ptr addrspace(4)
  %632 = addrspacecast ptr %403 to ptr addrspace(4)
  %633 = addrspacecast ptr %404 to ptr addrspace(4)
  %634 = addrspacecast ptr %405 to ptr addrspace(4)
  %635 = addrspacecast ptr %406 to ptr addrspace(4)
  %636 = addrspacecast ptr %407 to ptr addrspace(4)
  %637 = addrspacecast ptr %408 to ptr addrspace(4)
  %638 = addrspacecast ptr %409 to ptr addrspace(4)
  %639 = addrspacecast ptr %410 to ptr addrspace(4)
  %640 = addrspacecast ptr %411 to ptr addrspace(4)
  %641 = addrspacecast ptr %412 to ptr addrspace(4)
  %642 = addrspacecast ptr %413 to ptr addrspace(4)
  %643 = addrspacecast ptr %414 to ptr addrspace(4)
  %644 = addrspacecast ptr %415 to ptr addrspace(4)
  %645 = addrspacecast ptr %416 to ptr addrspace(4)
  %646 = addrspacecast ptr %417 to ptr addrspace(4)
  %647 = addrspacecast ptr %418 to ptr addrspace(4)
  %648 = addrspacecast ptr %419 to ptr addrspace(4)
  %649 = addrspacecast ptr %420 to ptr addrspace(4)
  %650 = addrspacecast ptr %421 to ptr addrspace(4)
  %651 = addrspacecast ptr %422 to ptr addrspace(4)
  %652 = addrspacecast ptr %423 to ptr addrspace(4)
  %653 = addrspacecast ptr %424 to ptr addrspace(4)
  %654 = addrspacecast ptr %425 to ptr addrspace(4)
  %655 = addrspacecast ptr %426 to ptr addrspace(4)
  %656 = addrspacecast ptr %427 to ptr addrspace(4)
  %657 = addrspacecast ptr %428 to ptr addrspace(4)
  %658 = addrspacecast ptr %429 to ptr addrspace(4)
  %659 = addrspacecast ptr %430 to ptr addrspace(4)
  %660 = addrspacecast ptr %431 to ptr addrspace(4)
  %661 = addrspacecast ptr %432 to ptr addrspace(4)
  %662 = addrspacecast ptr %433 to ptr addrspace(4)
  %663 = addrspacecast ptr %434 to ptr addrspace(4)
  %664 = addrspacecast ptr %435 to ptr addrspace(4)
  %665 = addrspacecast ptr %436 to ptr addrspace(4)
  %666 = addrspacecast ptr %437 to ptr addrspace(4)
  %667 = addrspacecast ptr %438 to ptr addrspace(4)
  %668 = addrspacecast ptr %439 to ptr addrspace(4)
  %669 = addrspacecast ptr %440 to ptr addrspace(4)
  %670 = addrspacecast ptr %441 to ptr addrspace(4)
  %671 = addrspacecast ptr %442 to ptr addrspace(4)
  %672 = addrspacecast ptr %443 to ptr addrspace(4)
  %673 = addrspacecast ptr %444 to ptr addrspace(4)
  %674 = addrspacecast ptr %445 to ptr addrspace(4)
  %675 = addrspacecast ptr %446 to ptr addrspace(4)
  %676 = addrspacecast ptr %447 to ptr addrspace(4)
  %677 = addrspacecast ptr %448 to ptr addrspace(4)
  %678 = addrspacecast ptr %449 to ptr addrspace(4)
  %679 = addrspacecast ptr %450 to ptr addrspace(4)
  %680 = addrspacecast ptr %451 to ptr addrspace(4)
  %681 = addrspacecast ptr %452 to ptr addrspace(4)
  %682 = addrspacecast ptr %453 to ptr addrspace(4)
  %683 = addrspacecast ptr %454 to ptr addrspace(4)
  %684 = addrspacecast ptr %455 to ptr addrspace(4)
  %685 = addrspacecast ptr %456 to ptr addrspace(4)
  %686 = addrspacecast ptr %457 to ptr addrspace(4)
  %687 = addrspacecast ptr %458 to ptr addrspace(4)
  %688 = addrspacecast ptr %459 to ptr addrspace(4)
  %689 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %689, ptr addrspace(4) %460, align 8
  %690 = load ptr addrspace(4), ptr addrspace(4) %460, align 8, !tbaa !239
  %691 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %691, ptr addrspace(4) %461, align 8
  %692 = load ptr addrspace(4), ptr addrspace(4) %461, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %462, ptr align 16 %149, i64 16, i1 false)
  %693 = addrspacecast ptr addrspace(1) %6 to ptr addrspace(4)
  store ptr addrspace(4) %693, ptr addrspace(4) %463, align 8
  %694 = load ptr addrspace(4), ptr addrspace(4) %463, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %464, ptr align 16 %148, i64 16, i1 false)
  %695 = addrspacecast ptr addrspace(1) %11 to ptr addrspace(4)
  store ptr addrspace(4) %695, ptr addrspace(4) %465, align 8
  %696 = load ptr addrspace(4), ptr addrspace(4) %465, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %466, ptr align 16 %147, i64 16, i1 false)
  %697 = addrspacecast ptr addrspace(1) %16 to ptr addrspace(4)
  store ptr addrspace(4) %697, ptr addrspace(4) %467, align 8
  %698 = load ptr addrspace(4), ptr addrspace(4) %467, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %468, ptr align 16 %146, i64 16, i1 false)
  %699 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  store ptr addrspace(4) %699, ptr addrspace(4) %469, align 8
  %700 = load ptr addrspace(4), ptr addrspace(4) %469, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %470, ptr align 16 %145, i64 16, i1 false)
  %701 = addrspacecast ptr addrspace(1) %26 to ptr addrspace(4)
  store ptr addrspace(4) %701, ptr addrspace(4) %471, align 8
  %702 = load ptr addrspace(4), ptr addrspace(4) %471, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %472, ptr align 16 %144, i64 16, i1 false)
  %703 = addrspacecast ptr addrspace(1) %31 to ptr addrspace(4)
  store ptr addrspace(4) %703, ptr addrspace(4) %473, align 8
  %704 = load ptr addrspace(4), ptr addrspace(4) %473, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %474, ptr align 16 %143, i64 16, i1 false)
  %705 = addrspacecast ptr addrspace(1) %36 to ptr addrspace(4)
  store ptr addrspace(4) %705, ptr addrspace(4) %475, align 8
  %706 = load ptr addrspace(4), ptr addrspace(4) %475, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %476, ptr align 16 %142, i64 16, i1 false)
  %707 = addrspacecast ptr addrspace(1) %41 to ptr addrspace(4)
  store ptr addrspace(4) %707, ptr addrspace(4) %477, align 8
  %708 = load ptr addrspace(4), ptr addrspace(4) %477, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %478, ptr align 16 %141, i64 16, i1 false)
  %709 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  store ptr addrspace(4) %709, ptr addrspace(4) %479, align 8
  %710 = load ptr addrspace(4), ptr addrspace(4) %479, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %480, ptr align 16 %140, i64 16, i1 false)
  %711 = addrspacecast ptr addrspace(1) %51 to ptr addrspace(4)
  store ptr addrspace(4) %711, ptr addrspace(4) %481, align 8
  %712 = load ptr addrspace(4), ptr addrspace(4) %481, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %482, ptr align 16 %139, i64 16, i1 false)
  %713 = addrspacecast ptr addrspace(1) %56 to ptr addrspace(4)
  store ptr addrspace(4) %713, ptr addrspace(4) %483, align 8
  %714 = load ptr addrspace(4), ptr addrspace(4) %483, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %484, ptr align 16 %138, i64 16, i1 false)
  %715 = addrspacecast ptr addrspace(1) %61 to ptr addrspace(4)
  store ptr addrspace(4) %715, ptr addrspace(4) %485, align 8
  %716 = load ptr addrspace(4), ptr addrspace(4) %485, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %486, ptr align 16 %137, i64 16, i1 false)
  %717 = addrspacecast ptr addrspace(1) %66 to ptr addrspace(4)
  store ptr addrspace(4) %717, ptr addrspace(4) %487, align 8
  %718 = load ptr addrspace(4), ptr addrspace(4) %487, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %488, ptr align 16 %136, i64 16, i1 false)
  %719 = addrspacecast ptr addrspace(1) %71 to ptr addrspace(4)
  store ptr addrspace(4) %719, ptr addrspace(4) %489, align 8
  %720 = load ptr addrspace(4), ptr addrspace(4) %489, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %490, ptr align 16 %135, i64 16, i1 false)
  %721 = addrspacecast ptr addrspace(1) %76 to ptr addrspace(4)
  store ptr addrspace(4) %721, ptr addrspace(4) %491, align 8
  %722 = load ptr addrspace(4), ptr addrspace(4) %491, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %492, ptr align 16 %134, i64 16, i1 false)
  %723 = addrspacecast ptr addrspace(1) %81 to ptr addrspace(4)
  store ptr addrspace(4) %723, ptr addrspace(4) %493, align 8
  %724 = load ptr addrspace(4), ptr addrspace(4) %493, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %494, ptr align 16 %133, i64 16, i1 false)
  %725 = addrspacecast ptr addrspace(1) %86 to ptr addrspace(4)
  store ptr addrspace(4) %725, ptr addrspace(4) %495, align 8
  %726 = load ptr addrspace(4), ptr addrspace(4) %495, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %496, ptr align 16 %132, i64 16, i1 false)
  %727 = addrspacecast ptr addrspace(1) %91 to ptr addrspace(4)
  store ptr addrspace(4) %727, ptr addrspace(4) %497, align 8
  %728 = load ptr addrspace(4), ptr addrspace(4) %497, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %498, ptr align 16 %131, i64 16, i1 false)
  %729 = addrspacecast ptr addrspace(1) %96 to ptr addrspace(4)
  store ptr addrspace(4) %729, ptr addrspace(4) %499, align 8
  %730 = load ptr addrspace(4), ptr addrspace(4) %499, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %500, ptr align 16 %130, i64 16, i1 false)
  %731 = addrspacecast ptr addrspace(1) %101 to ptr addrspace(4)
  store ptr addrspace(4) %731, ptr addrspace(4) %501, align 8
  %732 = load ptr addrspace(4), ptr addrspace(4) %501, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %502, ptr align 16 %129, i64 16, i1 false)
  %733 = addrspacecast ptr addrspace(1) %106 to ptr addrspace(4)
  store ptr addrspace(4) %733, ptr addrspace(4) %503, align 8
  %734 = load ptr addrspace(4), ptr addrspace(4) %503, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %504, ptr align 16 %128, i64 16, i1 false)
  %735 = addrspacecast ptr addrspace(1) %111 to ptr addrspace(4)
  store ptr addrspace(4) %735, ptr addrspace(4) %505, align 8
  %736 = load ptr addrspace(4), ptr addrspace(4) %505, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %506, ptr align 16 %127, i64 16, i1 false)
  %737 = addrspacecast ptr addrspace(1) %116 to ptr addrspace(4)
  store ptr addrspace(4) %737, ptr addrspace(4) %507, align 8
  %738 = load ptr addrspace(4), ptr addrspace(4) %507, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %508, ptr align 16 %126, i64 16, i1 false)
  %739 = addrspacecast ptr addrspace(1) %121 to ptr addrspace(4)
  store ptr addrspace(4) %739, ptr addrspace(4) %509, align 8
  %740 = load ptr addrspace(4), ptr addrspace(4) %509, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %510, ptr align 16 %150, i64 16, i1 false)
  %741 = addrspacecast ptr addrspace(1) %155 to ptr addrspace(4)
  store ptr addrspace(4) %741, ptr addrspace(4) %511, align 8
  %742 = load ptr addrspace(4), ptr addrspace(4) %511, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %512, ptr align 16 %161, i64 16, i1 false)
  %743 = addrspacecast ptr addrspace(1) %166 to ptr addrspace(4)
  store ptr addrspace(4) %743, ptr addrspace(4) %513, align 8
  %744 = load ptr addrspace(4), ptr addrspace(4) %513, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %514, ptr align 16 %172, i64 16, i1 false)
  %745 = addrspacecast ptr addrspace(1) %177 to ptr addrspace(4)
  store ptr addrspace(4) %745, ptr addrspace(4) %515, align 8
  %746 = load ptr addrspace(4), ptr addrspace(4) %515, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %516, ptr align 16 %183, i64 16, i1 false)
  %747 = addrspacecast ptr addrspace(1) %188 to ptr addrspace(4)
  store ptr addrspace(4) %747, ptr addrspace(4) %517, align 8
  %748 = load ptr addrspace(4), ptr addrspace(4) %517, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %518, ptr align 16 %194, i64 16, i1 false)
  %749 = addrspacecast ptr addrspace(1) %199 to ptr addrspace(4)
  store ptr addrspace(4) %749, ptr addrspace(4) %519, align 8
  %750 = load ptr addrspace(4), ptr addrspace(4) %519, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %520, ptr align 16 %205, i64 16, i1 false)
  %751 = addrspacecast ptr addrspace(1) %210 to ptr addrspace(4)
  store ptr addrspace(4) %751, ptr addrspace(4) %521, align 8
  %752 = load ptr addrspace(4), ptr addrspace(4) %521, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %522, ptr align 16 %216, i64 16, i1 false)
  %753 = addrspacecast ptr addrspace(1) %221 to ptr addrspace(4)
  store ptr addrspace(4) %753, ptr addrspace(4) %523, align 8
  %754 = load ptr addrspace(4), ptr addrspace(4) %523, align 8, !tbaa !50
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %524, ptr align 16 %227, i64 16, i1 false)
  store ptr addrspace(4) %690, ptr addrspace(4) %525, align 8, !tbaa !239
  store ptr addrspace(4) %692, ptr addrspace(4) %526, align 8, !tbaa !50
  store i8 %2, ptr addrspace(4) %527, align 1, !tbaa !57
  store double %3, ptr addrspace(4) %528, align 8, !tbaa !61
  %755 = zext i1 %5 to i8
  store i8 %755, ptr addrspace(4) %529, align 1, !tbaa !85
  store ptr addrspace(4) %694, ptr addrspace(4) %530, align 8, !tbaa !50
  store i8 %7, ptr addrspace(4) %531, align 1, !tbaa !57
  store double %8, ptr addrspace(4) %532, align 8, !tbaa !61
  %756 = zext i1 %10 to i8
  store i8 %756, ptr addrspace(4) %533, align 1, !tbaa !85
  store ptr addrspace(4) %696, ptr addrspace(4) %534, align 8, !tbaa !50
  store i8 %12, ptr addrspace(4) %535, align 1, !tbaa !57
  store double %13, ptr addrspace(4) %536, align 8, !tbaa !61
  %757 = zext i1 %15 to i8
  store i8 %757, ptr addrspace(4) %537, align 1, !tbaa !85
  store ptr addrspace(4) %698, ptr addrspace(4) %538, align 8, !tbaa !50
  store i8 %17, ptr addrspace(4) %539, align 1, !tbaa !57
  store double %18, ptr addrspace(4) %540, align 8, !tbaa !61
  %758 = zext i1 %20 to i8
  store i8 %758, ptr addrspace(4) %541, align 1, !tbaa !85
  store ptr addrspace(4) %700, ptr addrspace(4) %542, align 8, !tbaa !50
  store i8 %22, ptr addrspace(4) %543, align 1, !tbaa !57
  store double %23, ptr addrspace(4) %544, align 8, !tbaa !61
  %759 = zext i1 %25 to i8
  store i8 %759, ptr addrspace(4) %545, align 1, !tbaa !85
  store ptr addrspace(4) %702, ptr addrspace(4) %546, align 8, !tbaa !50
  store i8 %27, ptr addrspace(4) %547, align 1, !tbaa !57
  store double %28, ptr addrspace(4) %548, align 8, !tbaa !61
  %760 = zext i1 %30 to i8
  store i8 %760, ptr addrspace(4) %549, align 1, !tbaa !85
  store ptr addrspace(4) %704, ptr addrspace(4) %550, align 8, !tbaa !50
  store i8 %32, ptr addrspace(4) %551, align 1, !tbaa !57
  store double %33, ptr addrspace(4) %552, align 8, !tbaa !61
  %761 = zext i1 %35 to i8
  store i8 %761, ptr addrspace(4) %553, align 1, !tbaa !85
  store ptr addrspace(4) %706, ptr addrspace(4) %554, align 8, !tbaa !50
  store i8 %37, ptr addrspace(4) %555, align 1, !tbaa !57
  store double %38, ptr addrspace(4) %556, align 8, !tbaa !61
  %762 = zext i1 %40 to i8
  store i8 %762, ptr addrspace(4) %557, align 1, !tbaa !85
  store ptr addrspace(4) %708, ptr addrspace(4) %558, align 8, !tbaa !50
  store i8 %42, ptr addrspace(4) %559, align 1, !tbaa !57
  store double %43, ptr addrspace(4) %560, align 8, !tbaa !61
  %763 = zext i1 %45 to i8
  store i8 %763, ptr addrspace(4) %561, align 1, !tbaa !85
  store ptr addrspace(4) %710, ptr addrspace(4) %562, align 8, !tbaa !50
  store i8 %47, ptr addrspace(4) %563, align 1, !tbaa !57
  store double %48, ptr addrspace(4) %564, align 8, !tbaa !61
  %764 = zext i1 %50 to i8
  store i8 %764, ptr addrspace(4) %565, align 1, !tbaa !85
  store ptr addrspace(4) %712, ptr addrspace(4) %566, align 8, !tbaa !50
  store i8 %52, ptr addrspace(4) %567, align 1, !tbaa !57
  store double %53, ptr addrspace(4) %568, align 8, !tbaa !61
  %765 = zext i1 %55 to i8
  store i8 %765, ptr addrspace(4) %569, align 1, !tbaa !85
  store ptr addrspace(4) %714, ptr addrspace(4) %570, align 8, !tbaa !50
  store i8 %57, ptr addrspace(4) %571, align 1, !tbaa !57
  store double %58, ptr addrspace(4) %572, align 8, !tbaa !61
  %766 = zext i1 %60 to i8
  store i8 %766, ptr addrspace(4) %573, align 1, !tbaa !85
  store ptr addrspace(4) %716, ptr addrspace(4) %574, align 8, !tbaa !50
  store i8 %62, ptr addrspace(4) %575, align 1, !tbaa !57
  store double %63, ptr addrspace(4) %576, align 8, !tbaa !61
  %767 = zext i1 %65 to i8
  store i8 %767, ptr addrspace(4) %577, align 1, !tbaa !85
  store ptr addrspace(4) %718, ptr addrspace(4) %578, align 8, !tbaa !50
  store i8 %67, ptr addrspace(4) %579, align 1, !tbaa !57
  store double %68, ptr addrspace(4) %580, align 8, !tbaa !61
  %768 = zext i1 %70 to i8
  store i8 %768, ptr addrspace(4) %581, align 1, !tbaa !85
  store ptr addrspace(4) %720, ptr addrspace(4) %582, align 8, !tbaa !50
  store i8 %72, ptr addrspace(4) %583, align 1, !tbaa !57
  store double %73, ptr addrspace(4) %584, align 8, !tbaa !61
  %769 = zext i1 %75 to i8
  store i8 %769, ptr addrspace(4) %585, align 1, !tbaa !85
  store ptr addrspace(4) %722, ptr addrspace(4) %586, align 8, !tbaa !50
  store i8 %77, ptr addrspace(4) %587, align 1, !tbaa !57
  store double %78, ptr addrspace(4) %588, align 8, !tbaa !61
  %770 = zext i1 %80 to i8
  store i8 %770, ptr addrspace(4) %589, align 1, !tbaa !85
  store ptr addrspace(4) %724, ptr addrspace(4) %590, align 8, !tbaa !50
  store i8 %82, ptr addrspace(4) %591, align 1, !tbaa !57
  store double %83, ptr addrspace(4) %592, align 8, !tbaa !61
  %771 = zext i1 %85 to i8
  store i8 %771, ptr addrspace(4) %593, align 1, !tbaa !85
  store ptr addrspace(4) %726, ptr addrspace(4) %594, align 8, !tbaa !50
  store i8 %87, ptr addrspace(4) %595, align 1, !tbaa !57
  store double %88, ptr addrspace(4) %596, align 8, !tbaa !61
  %772 = zext i1 %90 to i8
  store i8 %772, ptr addrspace(4) %597, align 1, !tbaa !85
  store ptr addrspace(4) %728, ptr addrspace(4) %598, align 8, !tbaa !50
  store i8 %92, ptr addrspace(4) %599, align 1, !tbaa !57
  store double %93, ptr addrspace(4) %600, align 8, !tbaa !61
  %773 = zext i1 %95 to i8
  store i8 %773, ptr addrspace(4) %601, align 1, !tbaa !85
  store ptr addrspace(4) %730, ptr addrspace(4) %602, align 8, !tbaa !50
  store i8 %97, ptr addrspace(4) %603, align 1, !tbaa !57
  store double %98, ptr addrspace(4) %604, align 8, !tbaa !61
  %774 = zext i1 %100 to i8
  store i8 %774, ptr addrspace(4) %605, align 1, !tbaa !85
  store ptr addrspace(4) %732, ptr addrspace(4) %606, align 8, !tbaa !50
  store i8 %102, ptr addrspace(4) %607, align 1, !tbaa !57
  store double %103, ptr addrspace(4) %608, align 8, !tbaa !61
  %775 = zext i1 %105 to i8
  store i8 %775, ptr addrspace(4) %609, align 1, !tbaa !85
  store ptr addrspace(4) %734, ptr addrspace(4) %610, align 8, !tbaa !50
  store i8 %107, ptr addrspace(4) %611, align 1, !tbaa !57
  store double %108, ptr addrspace(4) %612, align 8, !tbaa !61
  %776 = zext i1 %110 to i8
  store i8 %776, ptr addrspace(4) %613, align 1, !tbaa !85
  store ptr addrspace(4) %736, ptr addrspace(4) %614, align 8, !tbaa !50
  store i8 %112, ptr addrspace(4) %615, align 1, !tbaa !57
  store double %113, ptr addrspace(4) %616, align 8, !tbaa !61
  %777 = zext i1 %115 to i8
  store i8 %777, ptr addrspace(4) %617, align 1, !tbaa !85
  store ptr addrspace(4) %738, ptr addrspace(4) %618, align 8, !tbaa !50
  store i8 %117, ptr addrspace(4) %619, align 1, !tbaa !57
  store double %118, ptr addrspace(4) %620, align 8, !tbaa !61
  %778 = zext i1 %120 to i8
  store i8 %778, ptr addrspace(4) %621, align 1, !tbaa !85
  store ptr addrspace(4) %740, ptr addrspace(4) %622, align 8, !tbaa !50
  store i8 %122, ptr addrspace(4) %623, align 1, !tbaa !57
  store double %123, ptr addrspace(4) %624, align 8, !tbaa !61
  %779 = zext i1 %153 to i8
  store i8 %779, ptr addrspace(4) %625, align 1, !tbaa !85
  store ptr addrspace(4) %742, ptr addrspace(4) %626, align 8, !tbaa !50
  store i8 %157, ptr addrspace(4) %627, align 1, !tbaa !57
  store double %159, ptr addrspace(4) %628, align 8, !tbaa !61
  %780 = zext i1 %164 to i8
  store i8 %780, ptr addrspace(4) %629, align 1, !tbaa !85
  store ptr addrspace(4) %744, ptr addrspace(4) %630, align 8, !tbaa !50
  store i8 %168, ptr addrspace(4) %631, align 1, !tbaa !57
  store double %170, ptr addrspace(4) %632, align 8, !tbaa !61
  %781 = zext i1 %175 to i8
  store i8 %781, ptr addrspace(4) %633, align 1, !tbaa !85
  store ptr addrspace(4) %746, ptr addrspace(4) %634, align 8, !tbaa !50
  store i8 %179, ptr addrspace(4) %635, align 1, !tbaa !57
  store double %181, ptr addrspace(4) %636, align 8, !tbaa !61
  %782 = zext i1 %186 to i8
  store i8 %782, ptr addrspace(4) %637, align 1, !tbaa !85
  store ptr addrspace(4) %748, ptr addrspace(4) %638, align 8, !tbaa !50
  store i8 %190, ptr addrspace(4) %639, align 1, !tbaa !57
  store double %192, ptr addrspace(4) %640, align 8, !tbaa !61
  %783 = zext i1 %197 to i8
  store i8 %783, ptr addrspace(4) %641, align 1, !tbaa !85
  store ptr addrspace(4) %750, ptr addrspace(4) %642, align 8, !tbaa !50
  store i8 %201, ptr addrspace(4) %643, align 1, !tbaa !57
  store double %203, ptr addrspace(4) %644, align 8, !tbaa !61
  %784 = zext i1 %208 to i8
  store i8 %784, ptr addrspace(4) %645, align 1, !tbaa !85
  store ptr addrspace(4) %752, ptr addrspace(4) %646, align 8, !tbaa !50
  store i8 %212, ptr addrspace(4) %647, align 1, !tbaa !57
  store double %214, ptr addrspace(4) %648, align 8, !tbaa !61
  %785 = zext i1 %219 to i8
  store i8 %785, ptr addrspace(4) %649, align 1, !tbaa !85
  store ptr addrspace(4) %754, ptr addrspace(4) %650, align 8, !tbaa !50
  store i8 %223, ptr addrspace(4) %651, align 1, !tbaa !57
  store double %225, ptr addrspace(4) %652, align 8, !tbaa !61
  %786 = zext i1 %230 to i8
  store i8 %786, ptr addrspace(4) %653, align 1, !tbaa !85
  call void @llvm.lifetime.start.p0(ptr %425) #12, !dbg !240
  store i32 0, ptr addrspace(4) %654, align 4, !dbg !241, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %426) #12, !dbg !242
  store double 0.000000e+00, ptr addrspace(4) %655, align 8, !dbg !243, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr %427) #12, !dbg !244
  %787 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %656, i32 0, i32 0, !dbg !245
  store ptr addrspace(4) %655, ptr addrspace(4) %787, align 8, !dbg !245, !tbaa !239
  %788 = getelementptr inbounds nuw %class.anon, ptr addrspace(4) %656, i32 0, i32 1, !dbg !245
  store ptr addrspace(4) %654, ptr addrspace(4) %788, align 8, !dbg !245, !tbaa !50
  %789 = load ptr addrspace(4), ptr addrspace(4) %526, align 8, !dbg !246, !tbaa !50
  %790 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %789) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %790) #11, !dbg !248
  %791 = load i8, ptr addrspace(4) %527, align 1, !dbg !246, !tbaa !57
  %792 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %791) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %792) #11, !dbg !248
  %793 = load double, ptr addrspace(4) %528, align 8, !dbg !246, !tbaa !61
  %794 = call contract spir_func noundef double @_Z5plaind(double noundef %793) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %794) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %657, ptr addrspace(4) align 16 %462, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %795 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %657, i32 0, i32 0, !dbg !247
  %796 = load float, ptr addrspace(4) %795, align 16, !dbg !247
  %797 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %657, i32 0, i32 1, !dbg !247
  %798 = load float, ptr addrspace(4) %797, align 4, !dbg !247
  %799 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %657, i32 0, i32 2, !dbg !247
  %800 = load float, ptr addrspace(4) %799, align 8, !dbg !247
  %801 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %657, i32 0, i32 3, !dbg !247
  %802 = load float, ptr addrspace(4) %801, align 4, !dbg !247
  %803 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %796, float %798, float %800, float %802) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %803) #11, !dbg !248
  %804 = load i8, ptr addrspace(4) %529, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %805 = trunc i8 %804 to i1, !dbg !246
  %806 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %805) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %806) #11, !dbg !248
  %807 = load ptr addrspace(4), ptr addrspace(4) %530, align 8, !dbg !246, !tbaa !50
  %808 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %807) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %808) #11, !dbg !248
  %809 = load i8, ptr addrspace(4) %531, align 1, !dbg !246, !tbaa !57
  %810 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %809) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %810) #11, !dbg !248
  %811 = load double, ptr addrspace(4) %532, align 8, !dbg !246, !tbaa !61
  %812 = call contract spir_func noundef double @_Z5plaind(double noundef %811) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %812) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %658, ptr addrspace(4) align 16 %464, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %813 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %658, i32 0, i32 0, !dbg !247
  %814 = load float, ptr addrspace(4) %813, align 16, !dbg !247
  %815 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %658, i32 0, i32 1, !dbg !247
  %816 = load float, ptr addrspace(4) %815, align 4, !dbg !247
  %817 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %658, i32 0, i32 2, !dbg !247
  %818 = load float, ptr addrspace(4) %817, align 8, !dbg !247
  %819 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %658, i32 0, i32 3, !dbg !247
  %820 = load float, ptr addrspace(4) %819, align 4, !dbg !247
  %821 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %814, float %816, float %818, float %820) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %821) #11, !dbg !248
  %822 = load i8, ptr addrspace(4) %533, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %823 = trunc i8 %822 to i1, !dbg !246
  %824 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %823) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %824) #11, !dbg !248
  %825 = load ptr addrspace(4), ptr addrspace(4) %534, align 8, !dbg !246, !tbaa !50
  %826 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %825) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %826) #11, !dbg !248
  %827 = load i8, ptr addrspace(4) %535, align 1, !dbg !246, !tbaa !57
  %828 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %827) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %828) #11, !dbg !248
  %829 = load double, ptr addrspace(4) %536, align 8, !dbg !246, !tbaa !61
  %830 = call contract spir_func noundef double @_Z5plaind(double noundef %829) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %830) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %659, ptr addrspace(4) align 16 %466, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %831 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %659, i32 0, i32 0, !dbg !247
  %832 = load float, ptr addrspace(4) %831, align 16, !dbg !247
  %833 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %659, i32 0, i32 1, !dbg !247
  %834 = load float, ptr addrspace(4) %833, align 4, !dbg !247
  %835 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %659, i32 0, i32 2, !dbg !247
  %836 = load float, ptr addrspace(4) %835, align 8, !dbg !247
  %837 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %659, i32 0, i32 3, !dbg !247
  %838 = load float, ptr addrspace(4) %837, align 4, !dbg !247
  %839 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %832, float %834, float %836, float %838) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %839) #11, !dbg !248
  %840 = load i8, ptr addrspace(4) %537, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %841 = trunc i8 %840 to i1, !dbg !246
  %842 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %841) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %842) #11, !dbg !248
  %843 = load ptr addrspace(4), ptr addrspace(4) %538, align 8, !dbg !246, !tbaa !50
  %844 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %843) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %844) #11, !dbg !248
  %845 = load i8, ptr addrspace(4) %539, align 1, !dbg !246, !tbaa !57
  %846 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %845) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %846) #11, !dbg !248
  %847 = load double, ptr addrspace(4) %540, align 8, !dbg !246, !tbaa !61
  %848 = call contract spir_func noundef double @_Z5plaind(double noundef %847) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %848) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %660, ptr addrspace(4) align 16 %468, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %849 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %660, i32 0, i32 0, !dbg !247
  %850 = load float, ptr addrspace(4) %849, align 16, !dbg !247
  %851 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %660, i32 0, i32 1, !dbg !247
  %852 = load float, ptr addrspace(4) %851, align 4, !dbg !247
  %853 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %660, i32 0, i32 2, !dbg !247
  %854 = load float, ptr addrspace(4) %853, align 8, !dbg !247
  %855 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %660, i32 0, i32 3, !dbg !247
  %856 = load float, ptr addrspace(4) %855, align 4, !dbg !247
  %857 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %850, float %852, float %854, float %856) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %857) #11, !dbg !248
  %858 = load i8, ptr addrspace(4) %541, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %859 = trunc i8 %858 to i1, !dbg !246
  %860 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %859) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %860) #11, !dbg !248
  %861 = load ptr addrspace(4), ptr addrspace(4) %542, align 8, !dbg !246, !tbaa !50
  %862 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %861) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %862) #11, !dbg !248
  %863 = load i8, ptr addrspace(4) %543, align 1, !dbg !246, !tbaa !57
  %864 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %863) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %864) #11, !dbg !248
  %865 = load double, ptr addrspace(4) %544, align 8, !dbg !246, !tbaa !61
  %866 = call contract spir_func noundef double @_Z5plaind(double noundef %865) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %866) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %661, ptr addrspace(4) align 16 %470, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %867 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %661, i32 0, i32 0, !dbg !247
  %868 = load float, ptr addrspace(4) %867, align 16, !dbg !247
  %869 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %661, i32 0, i32 1, !dbg !247
  %870 = load float, ptr addrspace(4) %869, align 4, !dbg !247
  %871 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %661, i32 0, i32 2, !dbg !247
  %872 = load float, ptr addrspace(4) %871, align 8, !dbg !247
  %873 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %661, i32 0, i32 3, !dbg !247
  %874 = load float, ptr addrspace(4) %873, align 4, !dbg !247
  %875 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %868, float %870, float %872, float %874) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %875) #11, !dbg !248
  %876 = load i8, ptr addrspace(4) %545, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %877 = trunc i8 %876 to i1, !dbg !246
  %878 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %877) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %878) #11, !dbg !248
  %879 = load ptr addrspace(4), ptr addrspace(4) %546, align 8, !dbg !246, !tbaa !50
  %880 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %879) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %880) #11, !dbg !248
  %881 = load i8, ptr addrspace(4) %547, align 1, !dbg !246, !tbaa !57
  %882 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %881) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %882) #11, !dbg !248
  %883 = load double, ptr addrspace(4) %548, align 8, !dbg !246, !tbaa !61
  %884 = call contract spir_func noundef double @_Z5plaind(double noundef %883) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %884) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %662, ptr addrspace(4) align 16 %472, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %885 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %662, i32 0, i32 0, !dbg !247
  %886 = load float, ptr addrspace(4) %885, align 16, !dbg !247
  %887 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %662, i32 0, i32 1, !dbg !247
  %888 = load float, ptr addrspace(4) %887, align 4, !dbg !247
  %889 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %662, i32 0, i32 2, !dbg !247
  %890 = load float, ptr addrspace(4) %889, align 8, !dbg !247
  %891 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %662, i32 0, i32 3, !dbg !247
  %892 = load float, ptr addrspace(4) %891, align 4, !dbg !247
  %893 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %886, float %888, float %890, float %892) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %893) #11, !dbg !248
  %894 = load i8, ptr addrspace(4) %549, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %895 = trunc i8 %894 to i1, !dbg !246
  %896 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %895) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %896) #11, !dbg !248
  %897 = load ptr addrspace(4), ptr addrspace(4) %550, align 8, !dbg !246, !tbaa !50
  %898 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %897) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %898) #11, !dbg !248
  %899 = load i8, ptr addrspace(4) %551, align 1, !dbg !246, !tbaa !57
  %900 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %899) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %900) #11, !dbg !248
  %901 = load double, ptr addrspace(4) %552, align 8, !dbg !246, !tbaa !61
  %902 = call contract spir_func noundef double @_Z5plaind(double noundef %901) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %902) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %663, ptr addrspace(4) align 16 %474, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %903 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %663, i32 0, i32 0, !dbg !247
  %904 = load float, ptr addrspace(4) %903, align 16, !dbg !247
  %905 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %663, i32 0, i32 1, !dbg !247
  %906 = load float, ptr addrspace(4) %905, align 4, !dbg !247
  %907 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %663, i32 0, i32 2, !dbg !247
  %908 = load float, ptr addrspace(4) %907, align 8, !dbg !247
  %909 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %663, i32 0, i32 3, !dbg !247
  %910 = load float, ptr addrspace(4) %909, align 4, !dbg !247
  %911 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %904, float %906, float %908, float %910) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %911) #11, !dbg !248
  %912 = load i8, ptr addrspace(4) %553, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %913 = trunc i8 %912 to i1, !dbg !246
  %914 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %913) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %914) #11, !dbg !248
  %915 = load ptr addrspace(4), ptr addrspace(4) %554, align 8, !dbg !246, !tbaa !50
  %916 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %915) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %916) #11, !dbg !248
  %917 = load i8, ptr addrspace(4) %555, align 1, !dbg !246, !tbaa !57
  %918 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %917) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %918) #11, !dbg !248
  %919 = load double, ptr addrspace(4) %556, align 8, !dbg !246, !tbaa !61
  %920 = call contract spir_func noundef double @_Z5plaind(double noundef %919) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %920) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %664, ptr addrspace(4) align 16 %476, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %921 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %664, i32 0, i32 0, !dbg !247
  %922 = load float, ptr addrspace(4) %921, align 16, !dbg !247
  %923 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %664, i32 0, i32 1, !dbg !247
  %924 = load float, ptr addrspace(4) %923, align 4, !dbg !247
  %925 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %664, i32 0, i32 2, !dbg !247
  %926 = load float, ptr addrspace(4) %925, align 8, !dbg !247
  %927 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %664, i32 0, i32 3, !dbg !247
  %928 = load float, ptr addrspace(4) %927, align 4, !dbg !247
  %929 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %922, float %924, float %926, float %928) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %929) #11, !dbg !248
  %930 = load i8, ptr addrspace(4) %557, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %931 = trunc i8 %930 to i1, !dbg !246
  %932 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %931) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %932) #11, !dbg !248
  %933 = load ptr addrspace(4), ptr addrspace(4) %558, align 8, !dbg !246, !tbaa !50
  %934 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %933) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %934) #11, !dbg !248
  %935 = load i8, ptr addrspace(4) %559, align 1, !dbg !246, !tbaa !57
  %936 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %935) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %936) #11, !dbg !248
  %937 = load double, ptr addrspace(4) %560, align 8, !dbg !246, !tbaa !61
  %938 = call contract spir_func noundef double @_Z5plaind(double noundef %937) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %938) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %665, ptr addrspace(4) align 16 %478, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %939 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %665, i32 0, i32 0, !dbg !247
  %940 = load float, ptr addrspace(4) %939, align 16, !dbg !247
  %941 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %665, i32 0, i32 1, !dbg !247
  %942 = load float, ptr addrspace(4) %941, align 4, !dbg !247
  %943 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %665, i32 0, i32 2, !dbg !247
  %944 = load float, ptr addrspace(4) %943, align 8, !dbg !247
  %945 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %665, i32 0, i32 3, !dbg !247
  %946 = load float, ptr addrspace(4) %945, align 4, !dbg !247
  %947 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %940, float %942, float %944, float %946) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %947) #11, !dbg !248
  %948 = load i8, ptr addrspace(4) %561, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %949 = trunc i8 %948 to i1, !dbg !246
  %950 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %949) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %950) #11, !dbg !248
  %951 = load ptr addrspace(4), ptr addrspace(4) %562, align 8, !dbg !246, !tbaa !50
  %952 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %951) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %952) #11, !dbg !248
  %953 = load i8, ptr addrspace(4) %563, align 1, !dbg !246, !tbaa !57
  %954 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %953) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %954) #11, !dbg !248
  %955 = load double, ptr addrspace(4) %564, align 8, !dbg !246, !tbaa !61
  %956 = call contract spir_func noundef double @_Z5plaind(double noundef %955) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %956) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %666, ptr addrspace(4) align 16 %480, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %957 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %666, i32 0, i32 0, !dbg !247
  %958 = load float, ptr addrspace(4) %957, align 16, !dbg !247
  %959 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %666, i32 0, i32 1, !dbg !247
  %960 = load float, ptr addrspace(4) %959, align 4, !dbg !247
  %961 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %666, i32 0, i32 2, !dbg !247
  %962 = load float, ptr addrspace(4) %961, align 8, !dbg !247
  %963 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %666, i32 0, i32 3, !dbg !247
  %964 = load float, ptr addrspace(4) %963, align 4, !dbg !247
  %965 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %958, float %960, float %962, float %964) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %965) #11, !dbg !248
  %966 = load i8, ptr addrspace(4) %565, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %967 = trunc i8 %966 to i1, !dbg !246
  %968 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %967) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %968) #11, !dbg !248
  %969 = load ptr addrspace(4), ptr addrspace(4) %566, align 8, !dbg !246, !tbaa !50
  %970 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %969) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %970) #11, !dbg !248
  %971 = load i8, ptr addrspace(4) %567, align 1, !dbg !246, !tbaa !57
  %972 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %971) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %972) #11, !dbg !248
  %973 = load double, ptr addrspace(4) %568, align 8, !dbg !246, !tbaa !61
  %974 = call contract spir_func noundef double @_Z5plaind(double noundef %973) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %974) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %667, ptr addrspace(4) align 16 %482, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %975 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %667, i32 0, i32 0, !dbg !247
  %976 = load float, ptr addrspace(4) %975, align 16, !dbg !247
  %977 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %667, i32 0, i32 1, !dbg !247
  %978 = load float, ptr addrspace(4) %977, align 4, !dbg !247
  %979 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %667, i32 0, i32 2, !dbg !247
  %980 = load float, ptr addrspace(4) %979, align 8, !dbg !247
  %981 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %667, i32 0, i32 3, !dbg !247
  %982 = load float, ptr addrspace(4) %981, align 4, !dbg !247
  %983 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %976, float %978, float %980, float %982) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %983) #11, !dbg !248
  %984 = load i8, ptr addrspace(4) %569, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %985 = trunc i8 %984 to i1, !dbg !246
  %986 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %985) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %986) #11, !dbg !248
  %987 = load ptr addrspace(4), ptr addrspace(4) %570, align 8, !dbg !246, !tbaa !50
  %988 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %987) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %988) #11, !dbg !248
  %989 = load i8, ptr addrspace(4) %571, align 1, !dbg !246, !tbaa !57
  %990 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %989) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %990) #11, !dbg !248
  %991 = load double, ptr addrspace(4) %572, align 8, !dbg !246, !tbaa !61
  %992 = call contract spir_func noundef double @_Z5plaind(double noundef %991) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %992) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %668, ptr addrspace(4) align 16 %484, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %993 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %668, i32 0, i32 0, !dbg !247
  %994 = load float, ptr addrspace(4) %993, align 16, !dbg !247
  %995 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %668, i32 0, i32 1, !dbg !247
  %996 = load float, ptr addrspace(4) %995, align 4, !dbg !247
  %997 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %668, i32 0, i32 2, !dbg !247
  %998 = load float, ptr addrspace(4) %997, align 8, !dbg !247
  %999 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %668, i32 0, i32 3, !dbg !247
  %1000 = load float, ptr addrspace(4) %999, align 4, !dbg !247
  %1001 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %994, float %996, float %998, float %1000) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1001) #11, !dbg !248
  %1002 = load i8, ptr addrspace(4) %573, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1003 = trunc i8 %1002 to i1, !dbg !246
  %1004 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1003) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1004) #11, !dbg !248
  %1005 = load ptr addrspace(4), ptr addrspace(4) %574, align 8, !dbg !246, !tbaa !50
  %1006 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1005) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1006) #11, !dbg !248
  %1007 = load i8, ptr addrspace(4) %575, align 1, !dbg !246, !tbaa !57
  %1008 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1007) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1008) #11, !dbg !248
  %1009 = load double, ptr addrspace(4) %576, align 8, !dbg !246, !tbaa !61
  %1010 = call contract spir_func noundef double @_Z5plaind(double noundef %1009) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1010) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %669, ptr addrspace(4) align 16 %486, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1011 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %669, i32 0, i32 0, !dbg !247
  %1012 = load float, ptr addrspace(4) %1011, align 16, !dbg !247
  %1013 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %669, i32 0, i32 1, !dbg !247
  %1014 = load float, ptr addrspace(4) %1013, align 4, !dbg !247
  %1015 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %669, i32 0, i32 2, !dbg !247
  %1016 = load float, ptr addrspace(4) %1015, align 8, !dbg !247
  %1017 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %669, i32 0, i32 3, !dbg !247
  %1018 = load float, ptr addrspace(4) %1017, align 4, !dbg !247
  %1019 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1012, float %1014, float %1016, float %1018) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1019) #11, !dbg !248
  %1020 = load i8, ptr addrspace(4) %577, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1021 = trunc i8 %1020 to i1, !dbg !246
  %1022 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1021) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1022) #11, !dbg !248
  %1023 = load ptr addrspace(4), ptr addrspace(4) %578, align 8, !dbg !246, !tbaa !50
  %1024 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1023) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1024) #11, !dbg !248
  %1025 = load i8, ptr addrspace(4) %579, align 1, !dbg !246, !tbaa !57
  %1026 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1025) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1026) #11, !dbg !248
  %1027 = load double, ptr addrspace(4) %580, align 8, !dbg !246, !tbaa !61
  %1028 = call contract spir_func noundef double @_Z5plaind(double noundef %1027) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1028) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %670, ptr addrspace(4) align 16 %488, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1029 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %670, i32 0, i32 0, !dbg !247
  %1030 = load float, ptr addrspace(4) %1029, align 16, !dbg !247
  %1031 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %670, i32 0, i32 1, !dbg !247
  %1032 = load float, ptr addrspace(4) %1031, align 4, !dbg !247
  %1033 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %670, i32 0, i32 2, !dbg !247
  %1034 = load float, ptr addrspace(4) %1033, align 8, !dbg !247
  %1035 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %670, i32 0, i32 3, !dbg !247
  %1036 = load float, ptr addrspace(4) %1035, align 4, !dbg !247
  %1037 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1030, float %1032, float %1034, float %1036) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1037) #11, !dbg !248
  %1038 = load i8, ptr addrspace(4) %581, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1039 = trunc i8 %1038 to i1, !dbg !246
  %1040 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1039) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1040) #11, !dbg !248
  %1041 = load ptr addrspace(4), ptr addrspace(4) %582, align 8, !dbg !246, !tbaa !50
  %1042 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1041) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1042) #11, !dbg !248
  %1043 = load i8, ptr addrspace(4) %583, align 1, !dbg !246, !tbaa !57
  %1044 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1043) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1044) #11, !dbg !248
  %1045 = load double, ptr addrspace(4) %584, align 8, !dbg !246, !tbaa !61
  %1046 = call contract spir_func noundef double @_Z5plaind(double noundef %1045) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1046) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %671, ptr addrspace(4) align 16 %490, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1047 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %671, i32 0, i32 0, !dbg !247
  %1048 = load float, ptr addrspace(4) %1047, align 16, !dbg !247
  %1049 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %671, i32 0, i32 1, !dbg !247
  %1050 = load float, ptr addrspace(4) %1049, align 4, !dbg !247
  %1051 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %671, i32 0, i32 2, !dbg !247
  %1052 = load float, ptr addrspace(4) %1051, align 8, !dbg !247
  %1053 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %671, i32 0, i32 3, !dbg !247
  %1054 = load float, ptr addrspace(4) %1053, align 4, !dbg !247
  %1055 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1048, float %1050, float %1052, float %1054) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1055) #11, !dbg !248
  %1056 = load i8, ptr addrspace(4) %585, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1057 = trunc i8 %1056 to i1, !dbg !246
  %1058 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1057) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1058) #11, !dbg !248
  %1059 = load ptr addrspace(4), ptr addrspace(4) %586, align 8, !dbg !246, !tbaa !50
  %1060 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1059) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1060) #11, !dbg !248
  %1061 = load i8, ptr addrspace(4) %587, align 1, !dbg !246, !tbaa !57
  %1062 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1061) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1062) #11, !dbg !248
  %1063 = load double, ptr addrspace(4) %588, align 8, !dbg !246, !tbaa !61
  %1064 = call contract spir_func noundef double @_Z5plaind(double noundef %1063) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1064) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %672, ptr addrspace(4) align 16 %492, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1065 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %672, i32 0, i32 0, !dbg !247
  %1066 = load float, ptr addrspace(4) %1065, align 16, !dbg !247
  %1067 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %672, i32 0, i32 1, !dbg !247
  %1068 = load float, ptr addrspace(4) %1067, align 4, !dbg !247
  %1069 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %672, i32 0, i32 2, !dbg !247
  %1070 = load float, ptr addrspace(4) %1069, align 8, !dbg !247
  %1071 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %672, i32 0, i32 3, !dbg !247
  %1072 = load float, ptr addrspace(4) %1071, align 4, !dbg !247
  %1073 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1066, float %1068, float %1070, float %1072) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1073) #11, !dbg !248
  %1074 = load i8, ptr addrspace(4) %589, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1075 = trunc i8 %1074 to i1, !dbg !246
  %1076 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1075) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1076) #11, !dbg !248
  %1077 = load ptr addrspace(4), ptr addrspace(4) %590, align 8, !dbg !246, !tbaa !50
  %1078 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1077) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1078) #11, !dbg !248
  %1079 = load i8, ptr addrspace(4) %591, align 1, !dbg !246, !tbaa !57
  %1080 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1079) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1080) #11, !dbg !248
  %1081 = load double, ptr addrspace(4) %592, align 8, !dbg !246, !tbaa !61
  %1082 = call contract spir_func noundef double @_Z5plaind(double noundef %1081) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1082) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %673, ptr addrspace(4) align 16 %494, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1083 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %673, i32 0, i32 0, !dbg !247
  %1084 = load float, ptr addrspace(4) %1083, align 16, !dbg !247
  %1085 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %673, i32 0, i32 1, !dbg !247
  %1086 = load float, ptr addrspace(4) %1085, align 4, !dbg !247
  %1087 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %673, i32 0, i32 2, !dbg !247
  %1088 = load float, ptr addrspace(4) %1087, align 8, !dbg !247
  %1089 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %673, i32 0, i32 3, !dbg !247
  %1090 = load float, ptr addrspace(4) %1089, align 4, !dbg !247
  %1091 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1084, float %1086, float %1088, float %1090) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1091) #11, !dbg !248
  %1092 = load i8, ptr addrspace(4) %593, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1093 = trunc i8 %1092 to i1, !dbg !246
  %1094 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1093) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1094) #11, !dbg !248
  %1095 = load ptr addrspace(4), ptr addrspace(4) %594, align 8, !dbg !246, !tbaa !50
  %1096 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1095) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1096) #11, !dbg !248
  %1097 = load i8, ptr addrspace(4) %595, align 1, !dbg !246, !tbaa !57
  %1098 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1097) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1098) #11, !dbg !248
  %1099 = load double, ptr addrspace(4) %596, align 8, !dbg !246, !tbaa !61
  %1100 = call contract spir_func noundef double @_Z5plaind(double noundef %1099) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1100) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %674, ptr addrspace(4) align 16 %496, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1101 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %674, i32 0, i32 0, !dbg !247
  %1102 = load float, ptr addrspace(4) %1101, align 16, !dbg !247
  %1103 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %674, i32 0, i32 1, !dbg !247
  %1104 = load float, ptr addrspace(4) %1103, align 4, !dbg !247
  %1105 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %674, i32 0, i32 2, !dbg !247
  %1106 = load float, ptr addrspace(4) %1105, align 8, !dbg !247
  %1107 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %674, i32 0, i32 3, !dbg !247
  %1108 = load float, ptr addrspace(4) %1107, align 4, !dbg !247
  %1109 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1102, float %1104, float %1106, float %1108) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1109) #11, !dbg !248
  %1110 = load i8, ptr addrspace(4) %597, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1111 = trunc i8 %1110 to i1, !dbg !246
  %1112 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1111) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1112) #11, !dbg !248
  %1113 = load ptr addrspace(4), ptr addrspace(4) %598, align 8, !dbg !246, !tbaa !50
  %1114 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1113) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1114) #11, !dbg !248
  %1115 = load i8, ptr addrspace(4) %599, align 1, !dbg !246, !tbaa !57
  %1116 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1115) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1116) #11, !dbg !248
  %1117 = load double, ptr addrspace(4) %600, align 8, !dbg !246, !tbaa !61
  %1118 = call contract spir_func noundef double @_Z5plaind(double noundef %1117) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1118) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %675, ptr addrspace(4) align 16 %498, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1119 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %675, i32 0, i32 0, !dbg !247
  %1120 = load float, ptr addrspace(4) %1119, align 16, !dbg !247
  %1121 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %675, i32 0, i32 1, !dbg !247
  %1122 = load float, ptr addrspace(4) %1121, align 4, !dbg !247
  %1123 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %675, i32 0, i32 2, !dbg !247
  %1124 = load float, ptr addrspace(4) %1123, align 8, !dbg !247
  %1125 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %675, i32 0, i32 3, !dbg !247
  %1126 = load float, ptr addrspace(4) %1125, align 4, !dbg !247
  %1127 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1120, float %1122, float %1124, float %1126) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1127) #11, !dbg !248
  %1128 = load i8, ptr addrspace(4) %601, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1129 = trunc i8 %1128 to i1, !dbg !246
  %1130 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1129) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1130) #11, !dbg !248
  %1131 = load ptr addrspace(4), ptr addrspace(4) %602, align 8, !dbg !246, !tbaa !50
  %1132 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1131) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1132) #11, !dbg !248
  %1133 = load i8, ptr addrspace(4) %603, align 1, !dbg !246, !tbaa !57
  %1134 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1133) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1134) #11, !dbg !248
  %1135 = load double, ptr addrspace(4) %604, align 8, !dbg !246, !tbaa !61
  %1136 = call contract spir_func noundef double @_Z5plaind(double noundef %1135) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1136) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %676, ptr addrspace(4) align 16 %500, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1137 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %676, i32 0, i32 0, !dbg !247
  %1138 = load float, ptr addrspace(4) %1137, align 16, !dbg !247
  %1139 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %676, i32 0, i32 1, !dbg !247
  %1140 = load float, ptr addrspace(4) %1139, align 4, !dbg !247
  %1141 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %676, i32 0, i32 2, !dbg !247
  %1142 = load float, ptr addrspace(4) %1141, align 8, !dbg !247
  %1143 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %676, i32 0, i32 3, !dbg !247
  %1144 = load float, ptr addrspace(4) %1143, align 4, !dbg !247
  %1145 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1138, float %1140, float %1142, float %1144) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1145) #11, !dbg !248
  %1146 = load i8, ptr addrspace(4) %605, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1147 = trunc i8 %1146 to i1, !dbg !246
  %1148 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1147) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1148) #11, !dbg !248
  %1149 = load ptr addrspace(4), ptr addrspace(4) %606, align 8, !dbg !246, !tbaa !50
  %1150 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1149) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1150) #11, !dbg !248
  %1151 = load i8, ptr addrspace(4) %607, align 1, !dbg !246, !tbaa !57
  %1152 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1151) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1152) #11, !dbg !248
  %1153 = load double, ptr addrspace(4) %608, align 8, !dbg !246, !tbaa !61
  %1154 = call contract spir_func noundef double @_Z5plaind(double noundef %1153) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1154) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %677, ptr addrspace(4) align 16 %502, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1155 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %677, i32 0, i32 0, !dbg !247
  %1156 = load float, ptr addrspace(4) %1155, align 16, !dbg !247
  %1157 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %677, i32 0, i32 1, !dbg !247
  %1158 = load float, ptr addrspace(4) %1157, align 4, !dbg !247
  %1159 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %677, i32 0, i32 2, !dbg !247
  %1160 = load float, ptr addrspace(4) %1159, align 8, !dbg !247
  %1161 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %677, i32 0, i32 3, !dbg !247
  %1162 = load float, ptr addrspace(4) %1161, align 4, !dbg !247
  %1163 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1156, float %1158, float %1160, float %1162) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1163) #11, !dbg !248
  %1164 = load i8, ptr addrspace(4) %609, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1165 = trunc i8 %1164 to i1, !dbg !246
  %1166 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1165) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1166) #11, !dbg !248
  %1167 = load ptr addrspace(4), ptr addrspace(4) %610, align 8, !dbg !246, !tbaa !50
  %1168 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1167) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1168) #11, !dbg !248
  %1169 = load i8, ptr addrspace(4) %611, align 1, !dbg !246, !tbaa !57
  %1170 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1169) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1170) #11, !dbg !248
  %1171 = load double, ptr addrspace(4) %612, align 8, !dbg !246, !tbaa !61
  %1172 = call contract spir_func noundef double @_Z5plaind(double noundef %1171) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1172) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %678, ptr addrspace(4) align 16 %504, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1173 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %678, i32 0, i32 0, !dbg !247
  %1174 = load float, ptr addrspace(4) %1173, align 16, !dbg !247
  %1175 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %678, i32 0, i32 1, !dbg !247
  %1176 = load float, ptr addrspace(4) %1175, align 4, !dbg !247
  %1177 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %678, i32 0, i32 2, !dbg !247
  %1178 = load float, ptr addrspace(4) %1177, align 8, !dbg !247
  %1179 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %678, i32 0, i32 3, !dbg !247
  %1180 = load float, ptr addrspace(4) %1179, align 4, !dbg !247
  %1181 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1174, float %1176, float %1178, float %1180) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1181) #11, !dbg !248
  %1182 = load i8, ptr addrspace(4) %613, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1183 = trunc i8 %1182 to i1, !dbg !246
  %1184 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1183) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1184) #11, !dbg !248
  %1185 = load ptr addrspace(4), ptr addrspace(4) %614, align 8, !dbg !246, !tbaa !50
  %1186 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1185) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1186) #11, !dbg !248
  %1187 = load i8, ptr addrspace(4) %615, align 1, !dbg !246, !tbaa !57
  %1188 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1187) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1188) #11, !dbg !248
  %1189 = load double, ptr addrspace(4) %616, align 8, !dbg !246, !tbaa !61
  %1190 = call contract spir_func noundef double @_Z5plaind(double noundef %1189) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1190) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %679, ptr addrspace(4) align 16 %506, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1191 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %679, i32 0, i32 0, !dbg !247
  %1192 = load float, ptr addrspace(4) %1191, align 16, !dbg !247
  %1193 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %679, i32 0, i32 1, !dbg !247
  %1194 = load float, ptr addrspace(4) %1193, align 4, !dbg !247
  %1195 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %679, i32 0, i32 2, !dbg !247
  %1196 = load float, ptr addrspace(4) %1195, align 8, !dbg !247
  %1197 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %679, i32 0, i32 3, !dbg !247
  %1198 = load float, ptr addrspace(4) %1197, align 4, !dbg !247
  %1199 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1192, float %1194, float %1196, float %1198) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1199) #11, !dbg !248
  %1200 = load i8, ptr addrspace(4) %617, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1201 = trunc i8 %1200 to i1, !dbg !246
  %1202 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1201) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1202) #11, !dbg !248
  %1203 = load ptr addrspace(4), ptr addrspace(4) %618, align 8, !dbg !246, !tbaa !50
  %1204 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1203) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1204) #11, !dbg !248
  %1205 = load i8, ptr addrspace(4) %619, align 1, !dbg !246, !tbaa !57
  %1206 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1205) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1206) #11, !dbg !248
  %1207 = load double, ptr addrspace(4) %620, align 8, !dbg !246, !tbaa !61
  %1208 = call contract spir_func noundef double @_Z5plaind(double noundef %1207) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1208) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %680, ptr addrspace(4) align 16 %508, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1209 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %680, i32 0, i32 0, !dbg !247
  %1210 = load float, ptr addrspace(4) %1209, align 16, !dbg !247
  %1211 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %680, i32 0, i32 1, !dbg !247
  %1212 = load float, ptr addrspace(4) %1211, align 4, !dbg !247
  %1213 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %680, i32 0, i32 2, !dbg !247
  %1214 = load float, ptr addrspace(4) %1213, align 8, !dbg !247
  %1215 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %680, i32 0, i32 3, !dbg !247
  %1216 = load float, ptr addrspace(4) %1215, align 4, !dbg !247
  %1217 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1210, float %1212, float %1214, float %1216) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1217) #11, !dbg !248
  %1218 = load i8, ptr addrspace(4) %621, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1219 = trunc i8 %1218 to i1, !dbg !246
  %1220 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1219) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1220) #11, !dbg !248
  %1221 = load ptr addrspace(4), ptr addrspace(4) %622, align 8, !dbg !246, !tbaa !50
  %1222 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1221) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1222) #11, !dbg !248
  %1223 = load i8, ptr addrspace(4) %623, align 1, !dbg !246, !tbaa !57
  %1224 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1223) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1224) #11, !dbg !248
  %1225 = load double, ptr addrspace(4) %624, align 8, !dbg !246, !tbaa !61
  %1226 = call contract spir_func noundef double @_Z5plaind(double noundef %1225) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1226) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %681, ptr addrspace(4) align 16 %510, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1227 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %681, i32 0, i32 0, !dbg !247
  %1228 = load float, ptr addrspace(4) %1227, align 16, !dbg !247
  %1229 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %681, i32 0, i32 1, !dbg !247
  %1230 = load float, ptr addrspace(4) %1229, align 4, !dbg !247
  %1231 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %681, i32 0, i32 2, !dbg !247
  %1232 = load float, ptr addrspace(4) %1231, align 8, !dbg !247
  %1233 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %681, i32 0, i32 3, !dbg !247
  %1234 = load float, ptr addrspace(4) %1233, align 4, !dbg !247
  %1235 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1228, float %1230, float %1232, float %1234) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1235) #11, !dbg !248
  %1236 = load i8, ptr addrspace(4) %625, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1237 = trunc i8 %1236 to i1, !dbg !246
  %1238 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1237) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1238) #11, !dbg !248
  %1239 = load ptr addrspace(4), ptr addrspace(4) %626, align 8, !dbg !246, !tbaa !50
  %1240 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1239) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1240) #11, !dbg !248
  %1241 = load i8, ptr addrspace(4) %627, align 1, !dbg !246, !tbaa !57
  %1242 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1241) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1242) #11, !dbg !248
  %1243 = load double, ptr addrspace(4) %628, align 8, !dbg !246, !tbaa !61
  %1244 = call contract spir_func noundef double @_Z5plaind(double noundef %1243) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1244) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %682, ptr addrspace(4) align 16 %512, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1245 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %682, i32 0, i32 0, !dbg !247
  %1246 = load float, ptr addrspace(4) %1245, align 16, !dbg !247
  %1247 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %682, i32 0, i32 1, !dbg !247
  %1248 = load float, ptr addrspace(4) %1247, align 4, !dbg !247
  %1249 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %682, i32 0, i32 2, !dbg !247
  %1250 = load float, ptr addrspace(4) %1249, align 8, !dbg !247
  %1251 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %682, i32 0, i32 3, !dbg !247
  %1252 = load float, ptr addrspace(4) %1251, align 4, !dbg !247
  %1253 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1246, float %1248, float %1250, float %1252) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1253) #11, !dbg !248
  %1254 = load i8, ptr addrspace(4) %629, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1255 = trunc i8 %1254 to i1, !dbg !246
  %1256 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1255) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1256) #11, !dbg !248
  %1257 = load ptr addrspace(4), ptr addrspace(4) %630, align 8, !dbg !246, !tbaa !50
  %1258 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1257) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1258) #11, !dbg !248
  %1259 = load i8, ptr addrspace(4) %631, align 1, !dbg !246, !tbaa !57
  %1260 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1259) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1260) #11, !dbg !248
  %1261 = load double, ptr addrspace(4) %632, align 8, !dbg !246, !tbaa !61
  %1262 = call contract spir_func noundef double @_Z5plaind(double noundef %1261) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1262) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %683, ptr addrspace(4) align 16 %514, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1263 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %683, i32 0, i32 0, !dbg !247
  %1264 = load float, ptr addrspace(4) %1263, align 16, !dbg !247
  %1265 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %683, i32 0, i32 1, !dbg !247
  %1266 = load float, ptr addrspace(4) %1265, align 4, !dbg !247
  %1267 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %683, i32 0, i32 2, !dbg !247
  %1268 = load float, ptr addrspace(4) %1267, align 8, !dbg !247
  %1269 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %683, i32 0, i32 3, !dbg !247
  %1270 = load float, ptr addrspace(4) %1269, align 4, !dbg !247
  %1271 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1264, float %1266, float %1268, float %1270) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1271) #11, !dbg !248
  %1272 = load i8, ptr addrspace(4) %633, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1273 = trunc i8 %1272 to i1, !dbg !246
  %1274 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1273) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1274) #11, !dbg !248
  %1275 = load ptr addrspace(4), ptr addrspace(4) %634, align 8, !dbg !246, !tbaa !50
  %1276 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1275) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1276) #11, !dbg !248
  %1277 = load i8, ptr addrspace(4) %635, align 1, !dbg !246, !tbaa !57
  %1278 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1277) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1278) #11, !dbg !248
  %1279 = load double, ptr addrspace(4) %636, align 8, !dbg !246, !tbaa !61
  %1280 = call contract spir_func noundef double @_Z5plaind(double noundef %1279) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1280) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %684, ptr addrspace(4) align 16 %516, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1281 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %684, i32 0, i32 0, !dbg !247
  %1282 = load float, ptr addrspace(4) %1281, align 16, !dbg !247
  %1283 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %684, i32 0, i32 1, !dbg !247
  %1284 = load float, ptr addrspace(4) %1283, align 4, !dbg !247
  %1285 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %684, i32 0, i32 2, !dbg !247
  %1286 = load float, ptr addrspace(4) %1285, align 8, !dbg !247
  %1287 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %684, i32 0, i32 3, !dbg !247
  %1288 = load float, ptr addrspace(4) %1287, align 4, !dbg !247
  %1289 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1282, float %1284, float %1286, float %1288) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1289) #11, !dbg !248
  %1290 = load i8, ptr addrspace(4) %637, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1291 = trunc i8 %1290 to i1, !dbg !246
  %1292 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1291) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1292) #11, !dbg !248
  %1293 = load ptr addrspace(4), ptr addrspace(4) %638, align 8, !dbg !246, !tbaa !50
  %1294 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1293) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1294) #11, !dbg !248
  %1295 = load i8, ptr addrspace(4) %639, align 1, !dbg !246, !tbaa !57
  %1296 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1295) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1296) #11, !dbg !248
  %1297 = load double, ptr addrspace(4) %640, align 8, !dbg !246, !tbaa !61
  %1298 = call contract spir_func noundef double @_Z5plaind(double noundef %1297) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1298) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %685, ptr addrspace(4) align 16 %518, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1299 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %685, i32 0, i32 0, !dbg !247
  %1300 = load float, ptr addrspace(4) %1299, align 16, !dbg !247
  %1301 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %685, i32 0, i32 1, !dbg !247
  %1302 = load float, ptr addrspace(4) %1301, align 4, !dbg !247
  %1303 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %685, i32 0, i32 2, !dbg !247
  %1304 = load float, ptr addrspace(4) %1303, align 8, !dbg !247
  %1305 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %685, i32 0, i32 3, !dbg !247
  %1306 = load float, ptr addrspace(4) %1305, align 4, !dbg !247
  %1307 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1300, float %1302, float %1304, float %1306) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1307) #11, !dbg !248
  %1308 = load i8, ptr addrspace(4) %641, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1309 = trunc i8 %1308 to i1, !dbg !246
  %1310 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1309) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1310) #11, !dbg !248
  %1311 = load ptr addrspace(4), ptr addrspace(4) %642, align 8, !dbg !246, !tbaa !50
  %1312 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1311) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1312) #11, !dbg !248
  %1313 = load i8, ptr addrspace(4) %643, align 1, !dbg !246, !tbaa !57
  %1314 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1313) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1314) #11, !dbg !248
  %1315 = load double, ptr addrspace(4) %644, align 8, !dbg !246, !tbaa !61
  %1316 = call contract spir_func noundef double @_Z5plaind(double noundef %1315) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1316) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %686, ptr addrspace(4) align 16 %520, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1317 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %686, i32 0, i32 0, !dbg !247
  %1318 = load float, ptr addrspace(4) %1317, align 16, !dbg !247
  %1319 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %686, i32 0, i32 1, !dbg !247
  %1320 = load float, ptr addrspace(4) %1319, align 4, !dbg !247
  %1321 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %686, i32 0, i32 2, !dbg !247
  %1322 = load float, ptr addrspace(4) %1321, align 8, !dbg !247
  %1323 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %686, i32 0, i32 3, !dbg !247
  %1324 = load float, ptr addrspace(4) %1323, align 4, !dbg !247
  %1325 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1318, float %1320, float %1322, float %1324) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1325) #11, !dbg !248
  %1326 = load i8, ptr addrspace(4) %645, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1327 = trunc i8 %1326 to i1, !dbg !246
  %1328 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1327) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1328) #11, !dbg !248
  %1329 = load ptr addrspace(4), ptr addrspace(4) %646, align 8, !dbg !246, !tbaa !50
  %1330 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1329) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1330) #11, !dbg !248
  %1331 = load i8, ptr addrspace(4) %647, align 1, !dbg !246, !tbaa !57
  %1332 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1331) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1332) #11, !dbg !248
  %1333 = load double, ptr addrspace(4) %648, align 8, !dbg !246, !tbaa !61
  %1334 = call contract spir_func noundef double @_Z5plaind(double noundef %1333) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1334) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %687, ptr addrspace(4) align 16 %522, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1335 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %687, i32 0, i32 0, !dbg !247
  %1336 = load float, ptr addrspace(4) %1335, align 16, !dbg !247
  %1337 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %687, i32 0, i32 1, !dbg !247
  %1338 = load float, ptr addrspace(4) %1337, align 4, !dbg !247
  %1339 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %687, i32 0, i32 2, !dbg !247
  %1340 = load float, ptr addrspace(4) %1339, align 8, !dbg !247
  %1341 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %687, i32 0, i32 3, !dbg !247
  %1342 = load float, ptr addrspace(4) %1341, align 4, !dbg !247
  %1343 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1336, float %1338, float %1340, float %1342) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1343) #11, !dbg !248
  %1344 = load i8, ptr addrspace(4) %649, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1345 = trunc i8 %1344 to i1, !dbg !246
  %1346 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1345) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1346) #11, !dbg !248
  %1347 = load ptr addrspace(4), ptr addrspace(4) %650, align 8, !dbg !246, !tbaa !50
  %1348 = call contract spir_func noundef double @_Z5plainPi(ptr addrspace(4) noundef %1347) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1348) #11, !dbg !248
  %1349 = load i8, ptr addrspace(4) %651, align 1, !dbg !246, !tbaa !57
  %1350 = call contract spir_func noundef double @_Z5plainc(i8 noundef signext %1349) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1350) #11, !dbg !248
  %1351 = load double, ptr addrspace(4) %652, align 8, !dbg !246, !tbaa !61
  %1352 = call contract spir_func noundef double @_Z5plaind(double noundef %1351) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1352) #11, !dbg !248
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %688, ptr addrspace(4) align 16 %524, i64 16, i1 false), !dbg !246, !tbaa.struct !249
  %1353 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %688, i32 0, i32 0, !dbg !247
  %1354 = load float, ptr addrspace(4) %1353, align 16, !dbg !247
  %1355 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %688, i32 0, i32 1, !dbg !247
  %1356 = load float, ptr addrspace(4) %1355, align 4, !dbg !247
  %1357 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %688, i32 0, i32 2, !dbg !247
  %1358 = load float, ptr addrspace(4) %1357, align 8, !dbg !247
  %1359 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %688, i32 0, i32 3, !dbg !247
  %1360 = load float, ptr addrspace(4) %1359, align 4, !dbg !247
  %1361 = call contract spir_func noundef double @_Z5plain15HIP_vector_typeIfLj4EE(float %1354, float %1356, float %1358, float %1360) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1361) #11, !dbg !248
  %1362 = load i8, ptr addrspace(4) %653, align 1, !dbg !246, !tbaa !85, !range !88, !noundef !45
  %1363 = trunc i8 %1362 to i1, !dbg !246
  %1364 = call contract spir_func noundef double @_Z5plainb(i1 noundef zeroext %1363) #11, !dbg !247
  call spir_func void @_ZZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ENKUldE_clEd(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %656, double noundef %1364) #11, !dbg !248
  %1365 = load double, ptr addrspace(4) %655, align 8, !dbg !251, !tbaa !61
  %1366 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !252
  %1367 = call spir_func noundef i32 @_Z6__shflIiEN19__hipspv_lane_valueIT_XstS1_EE4typeES1_ii(i32 noundef %1366, i32 noundef 5, i32 noundef 32) #11, !dbg !253
  %1368 = sitofp i32 %1367 to double, !dbg !253
  %1369 = fadd contract double %1365, %1368, !dbg !254
  %1370 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !255
  %1371 = zext i32 %1370 to i64, !dbg !256
  %1372 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %1371, !dbg !256
  store double %1369, ptr addrspace(4) %1372, align 8, !dbg !257, !tbaa !61
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !258
  %1373 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #11, !dbg !259
  %1374 = sub i32 %1373, 1, !dbg !260
  %1375 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !261
  %1376 = sub i32 %1374, %1375, !dbg !262
  %1377 = zext i32 %1376 to i64, !dbg !263
  %1378 = getelementptr inbounds nuw [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 0, i64 %1377, !dbg !263
  %1379 = load double, ptr addrspace(4) %1378, align 8, !dbg !263, !tbaa !61
  %1380 = load ptr addrspace(4), ptr addrspace(4) %525, align 8, !dbg !264, !tbaa !239
  %1381 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !265
  %1382 = zext i32 %1381 to i64, !dbg !264
  %1383 = getelementptr inbounds nuw double, ptr addrspace(4) %1380, i64 %1382, !dbg !264
  store double %1379, ptr addrspace(4) %1383, align 8, !dbg !266, !tbaa !61
  call void @llvm.lifetime.end.p0(ptr %427) #12, !dbg !267
  call void @llvm.lifetime.end.p0(ptr %426) #12, !dbg !267
  call void @llvm.lifetime.end.p0(ptr %425) #12, !dbg !267
  ret void, !dbg !267
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
!hipspv.notes = !{!13, !14, !15, !16, !17, !18, !19, !20, !21, !22, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !34, !35, !36, !37, !38, !39, !40, !41}

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
!13 = !{!"hipspv.byref _Z5alone4Huge 0 3600 4"}
!14 = !{!"hipspv.byref _Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_ 1 120 8"}
!15 = !{!"hipspv.byref _Z4manyPi8MiddlingS0_S0_5SmallS0_S0_S0_S0_S0_bS0_S0_ 2 120 8"}
!16 = !{!"hipspv.byref _Z8pointers3Row4Huge 1 3600 4"}
!17 = !{!"hipspv.packed _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 124 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1 8 8 1 1 8 8 16 16 1 1"}
!18 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 4 16 16"}
!19 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 9 16 16"}
!20 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 14 16 16"}
!21 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 19 16 16"}
!22 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 24 16 16"}
!23 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 29 16 16"}
!24 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 34 16 16"}
!25 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 39 16 16"}
!26 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 44 16 16"}
!27 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 49 16 16"}
!28 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 54 16 16"}
!29 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 59 16 16"}
!30 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 64 16 16"}
!31 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 69 16 16"}
!32 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 74 16 16"}
!33 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 79 16 16"}
!34 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 84 16 16"}
!35 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 89 16 16"}
!36 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 94 16 16"}
!37 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 99 16 16"}
!38 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 104 16 16"}
!39 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 109 16 16"}
!40 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 114 16 16"}
!41 = !{!"hipspv.byref _Z4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_ 119 16 16"}
!42 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 39, type: !44, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!44 = !DISubroutineType(types: !45)
!45 = !{}
!46 = !DILocation(line: 39, column: 208, scope: !42)
!47 = !DILocation(line: 39, column: 175, scope: !42)
!48 = distinct !DISubprogram(name: "plain", scope: !49, file: !49, line: 56, type: !44, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DIFile(filename: "tests/programs/large_lists.hip", directory: "/work/main")
!50 = !{!51, !51, i64 0}
!51 = !{!"p1 int", !52, i64 0}
!52 = !{!"any pointer", !11, i64 0}
!53 = !DILocation(line: 56, column: 56, scope: !48)
!54 = !DILocation(line: 56, column: 55, scope: !48)
!55 = !DILocation(line: 56, column: 48, scope: !48)
!56 = distinct !DISubprogram(name: "plain", scope: !49, file: !49, line: 57, type: !44, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !{!11, !11, i64 0}
!58 = !DILocation(line: 57, column: 55, scope: !56)
!59 = !DILocation(line: 57, column: 48, scope: !56)
!60 = distinct !DISubprogram(name: "plain", scope: !49, file: !49, line: 58, type: !44, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !{!62, !62, i64 0}
!62 = !{!"double", !11, i64 0}
!63 = !DILocation(line: 58, column: 57, scope: !60)
!64 = !DILocation(line: 58, column: 50, scope: !60)
!65 = distinct !DISubprogram(name: "plain", scope: !49, file: !49, line: 59, type: !44, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = !DILocation(line: 59, column: 59, scope: !65)
!67 = !{!68, !69, i64 0}
!68 = !{!"_ZTS15HIP_vector_typeIfLj4EE", !69, i64 0, !69, i64 4, !69, i64 8, !69, i64 12}
!69 = !{!"float", !11, i64 0}
!70 = !DILocation(line: 59, column: 69, scope: !65)
!71 = !{!68, !69, i64 4}
!72 = !DILocation(line: 59, column: 65, scope: !65)
!73 = !DILocation(line: 59, column: 61, scope: !65)
!74 = !DILocation(line: 59, column: 79, scope: !65)
!75 = !{!68, !69, i64 8}
!76 = !DILocation(line: 59, column: 75, scope: !65)
!77 = !DILocation(line: 59, column: 71, scope: !65)
!78 = !DILocation(line: 59, column: 89, scope: !65)
!79 = !{!68, !69, i64 12}
!80 = !DILocation(line: 59, column: 85, scope: !65)
!81 = !DILocation(line: 59, column: 81, scope: !65)
!82 = !DILocation(line: 59, column: 57, scope: !65)
!83 = !DILocation(line: 59, column: 50, scope: !65)
!84 = distinct !DISubprogram(name: "plain", scope: !49, file: !49, line: 60, type: !44, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = !{!86, !86, i64 0}
!86 = !{!"bool", !11, i64 0}
!87 = !DILocation(line: 60, column: 55, scope: !84)
!88 = !{i8 0, i8 2}
!89 = !DILocation(line: 60, column: 48, scope: !84)
!90 = distinct !DISubprogram(name: "operator()", scope: !49, file: !49, line: 67, type: !44, scopeLine: 67, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !{!52, !52, i64 0}
!92 = !DILocation(line: 67, column: 47, scope: !90)
!93 = !DILocation(line: 67, column: 57, scope: !90)
!94 = !{!95, !51, i64 8}
!95 = !{!"_ZTSZ4listIJPicd15HIP_vector_typeIfLj4EEbS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bS0_cdS2_bEEvPdDpT_EUldE_", !96, i64 0, !51, i64 8}
!96 = !{!"p1 double", !52, i64 0}
!97 = !{i64 4}
!98 = !DILocation(line: 67, column: 55, scope: !90)
!99 = !DILocation(line: 67, column: 53, scope: !90)
!100 = !DILocation(line: 67, column: 40, scope: !90)
!101 = !{!95, !96, i64 0}
!102 = !{i64 8}
!103 = !DILocation(line: 67, column: 44, scope: !90)
!104 = !DILocation(line: 67, column: 64, scope: !90)
!105 = distinct !DISubprogram(name: "__shfl<int>", scope: !106, file: !106, line: 138, type: !44, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!107 = !DILocation(line: 138, column: 184, scope: !105)
!108 = !DILocation(line: 138, column: 208, scope: !105)
!109 = !DILocation(line: 138, column: 214, scope: !105)
!110 = !DILocation(line: 138, column: 191, scope: !105)
!111 = !DILocation(line: 138, column: 140, scope: !105)
!112 = !DILocation(line: 138, column: 133, scope: !105)
!113 = distinct !DISubprogram(name: "__syncthreads", scope: !43, file: !43, line: 60, type: !44, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 60, column: 55, scope: !113)
!115 = !DILocation(line: 60, column: 76, scope: !113)
!116 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 41, type: !44, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = !DILocation(line: 41, column: 207, scope: !116)
!118 = !DILocation(line: 41, column: 174, scope: !116)
!119 = distinct !DISubprogram(name: "read", scope: !106, file: !106, line: 74, type: !44, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 75, column: 36, scope: !119)
!121 = !DILocation(line: 75, column: 55, scope: !119)
!122 = !DILocation(line: 75, column: 96, scope: !119)
!123 = !DILocation(line: 75, column: 12, scope: !119)
!124 = !DILocation(line: 75, column: 5, scope: !119)
!125 = distinct !DISubprogram(name: "__hipspv_lane_at", scope: !106, file: !106, line: 104, type: !44, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 105, column: 27, scope: !125)
!127 = !DILocation(line: 105, column: 47, scope: !125)
!128 = !DILocation(line: 105, column: 53, scope: !125)
!129 = !DILocation(line: 105, column: 45, scope: !125)
!130 = !DILocation(line: 105, column: 43, scope: !125)
!131 = !DILocation(line: 105, column: 62, scope: !125)
!132 = !DILocation(line: 105, column: 70, scope: !125)
!133 = !DILocation(line: 105, column: 76, scope: !125)
!134 = !DILocation(line: 105, column: 67, scope: !125)
!135 = !DILocation(line: 105, column: 59, scope: !125)
!136 = !DILocation(line: 105, column: 3, scope: !125)
!137 = distinct !DISubprogram(name: "alone", scope: !49, file: !49, line: 25, type: !44, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DILocation(line: 27, column: 3, scope: !137)
!139 = !DILocation(line: 28, column: 31, scope: !137)
!140 = !DILocation(line: 28, column: 3, scope: !137)
!141 = !DILocation(line: 29, column: 27, scope: !137)
!142 = !DILocation(line: 29, column: 34, scope: !137)
!143 = !DILocation(line: 29, column: 46, scope: !137)
!144 = !DILocation(line: 29, column: 22, scope: !137)
!145 = !DILocation(line: 29, column: 53, scope: !137)
!146 = !DILocation(line: 29, column: 3, scope: !137)
!147 = !DILocation(line: 29, column: 7, scope: !137)
!148 = !DILocation(line: 29, column: 20, scope: !137)
!149 = !DILocation(line: 30, column: 1, scope: !137)
!150 = distinct !DISubprogram(name: "many", scope: !49, file: !49, line: 32, type: !44, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 34, column: 3, scope: !150)
!152 = !DILocation(line: 34, column: 17, scope: !150)
!153 = !DILocation(line: 34, column: 13, scope: !150)
!154 = !DILocation(line: 35, column: 3, scope: !150)
!155 = !DILocation(line: 35, column: 27, scope: !150)
!156 = !{!157, !157, i64 0}
!157 = !{!"p1 _ZTS8Middling", !52, i64 0}
!158 = !DILocation(line: 36, column: 3, scope: !150)
!159 = !DILocation(line: 36, column: 18, scope: !150)
!160 = !{!161, !11, i64 0}
!161 = !{!"_ZTS5Small", !11, i64 0, !69, i64 4}
!162 = !DILocation(line: 36, column: 16, scope: !150)
!163 = !DILocation(line: 36, column: 24, scope: !150)
!164 = !{!161, !69, i64 4}
!165 = !DILocation(line: 36, column: 20, scope: !150)
!166 = !DILocation(line: 36, column: 10, scope: !150)
!167 = !DILocation(line: 37, column: 28, scope: !150)
!168 = !{!169, !169, i64 0}
!169 = !{!"p2 _ZTS8Middling", !170, i64 0}
!170 = !{!"any p2 pointer", !52, i64 0}
!171 = !DILocation(line: 37, column: 26, scope: !150)
!172 = !DILocation(line: 37, column: 8, scope: !150)
!173 = !DILocation(line: 37, column: 24, scope: !150)
!174 = !DILocation(line: 37, column: 40, scope: !150)
!175 = !DILocation(line: 37, column: 43, scope: !150)
!176 = !{!177, !62, i64 0}
!177 = !{!"_ZTS8Middling", !62, i64 0, !11, i64 8, !51, i64 112}
!178 = !DILocation(line: 37, column: 52, scope: !150)
!179 = !DILocation(line: 37, column: 55, scope: !150)
!180 = !DILocation(line: 37, column: 60, scope: !150)
!181 = !{!182, !182, i64 0}
!182 = !{!"short", !11, i64 0}
!183 = !DILocation(line: 37, column: 50, scope: !150)
!184 = !DILocation(line: 37, column: 65, scope: !150)
!185 = !DILocation(line: 37, column: 68, scope: !150)
!186 = !{!177, !51, i64 112}
!187 = !DILocation(line: 37, column: 73, scope: !150)
!188 = !DILocation(line: 37, column: 63, scope: !150)
!189 = !DILocation(line: 37, column: 37, scope: !150)
!190 = !DILocation(line: 37, column: 74, scope: !150)
!191 = !DILocation(line: 37, column: 3, scope: !150)
!192 = distinct !{!192, !191, !190}
!193 = !DILocation(line: 38, column: 5, scope: !150)
!194 = !DILocation(line: 38, column: 10, scope: !150)
!195 = !DILocation(line: 38, column: 3, scope: !150)
!196 = !DILocation(line: 38, column: 13, scope: !150)
!197 = !DILocation(line: 39, column: 29, scope: !150)
!198 = !DILocation(line: 39, column: 39, scope: !150)
!199 = !DILocation(line: 39, column: 38, scope: !150)
!200 = !DILocation(line: 39, column: 45, scope: !150)
!201 = !DILocation(line: 39, column: 54, scope: !150)
!202 = !DILocation(line: 39, column: 59, scope: !150)
!203 = !DILocation(line: 39, column: 52, scope: !150)
!204 = !DILocation(line: 39, column: 50, scope: !150)
!205 = !DILocation(line: 39, column: 3, scope: !150)
!206 = !DILocation(line: 39, column: 7, scope: !150)
!207 = !DILocation(line: 39, column: 10, scope: !150)
!208 = !DILocation(line: 40, column: 1, scope: !150)
!209 = distinct !DISubprogram(name: "pointers", scope: !49, file: !49, line: 42, type: !44, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!210 = !DILocation(line: 43, column: 3, scope: !209)
!211 = !DILocation(line: 43, column: 7, scope: !209)
!212 = !DILocation(line: 44, column: 28, scope: !209)
!213 = !DILocation(line: 44, column: 32, scope: !209)
!214 = !DILocation(line: 44, column: 26, scope: !209)
!215 = !DILocation(line: 44, column: 8, scope: !209)
!216 = !DILocation(line: 44, column: 24, scope: !209)
!217 = !DILocation(line: 44, column: 47, scope: !209)
!218 = !DILocation(line: 44, column: 50, scope: !209)
!219 = !DILocation(line: 44, column: 60, scope: !209)
!220 = !DILocation(line: 44, column: 63, scope: !209)
!221 = !DILocation(line: 44, column: 58, scope: !209)
!222 = !DILocation(line: 44, column: 44, scope: !209)
!223 = !DILocation(line: 44, column: 69, scope: !209)
!224 = !DILocation(line: 44, column: 3, scope: !209)
!225 = distinct !{!225, !224, !223}
!226 = !DILocation(line: 45, column: 26, scope: !209)
!227 = !DILocation(line: 45, column: 37, scope: !209)
!228 = !DILocation(line: 45, column: 44, scope: !209)
!229 = !DILocation(line: 45, column: 32, scope: !209)
!230 = !DILocation(line: 45, column: 30, scope: !209)
!231 = !DILocation(line: 45, column: 7, scope: !209)
!232 = !{!233, !51, i64 0}
!233 = !{!"_ZTS3Row", !51, i64 0, !11, i64 8}
!234 = !DILocation(line: 45, column: 11, scope: !209)
!235 = !DILocation(line: 45, column: 3, scope: !209)
!236 = !DILocation(line: 45, column: 24, scope: !209)
!237 = !DILocation(line: 46, column: 1, scope: !209)
!238 = distinct !DISubprogram(name: "list<int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool, int *, char, double, HIP_vector_type<float, 4U>, bool>", scope: !49, file: !49, line: 63, type: !44, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!239 = !{!96, !96, i64 0}
!240 = !DILocation(line: 65, column: 3, scope: !238)
!241 = !DILocation(line: 65, column: 7, scope: !238)
!242 = !DILocation(line: 66, column: 3, scope: !238)
!243 = !DILocation(line: 66, column: 10, scope: !238)
!244 = !DILocation(line: 67, column: 3, scope: !238)
!245 = !DILocation(line: 67, column: 20, scope: !238)
!246 = !DILocation(line: 68, column: 14, scope: !238)
!247 = !DILocation(line: 68, column: 8, scope: !238)
!248 = !DILocation(line: 68, column: 4, scope: !238)
!249 = !{i64 0, i64 4, !250, i64 4, i64 4, !250, i64 8, i64 4, !250, i64 12, i64 4, !250}
!250 = !{!69, !69, i64 0}
!251 = !DILocation(line: 69, column: 26, scope: !238)
!252 = !DILocation(line: 69, column: 56, scope: !238)
!253 = !DILocation(line: 69, column: 32, scope: !238)
!254 = !DILocation(line: 69, column: 30, scope: !238)
!255 = !DILocation(line: 69, column: 11, scope: !238)
!256 = !DILocation(line: 69, column: 3, scope: !238)
!257 = !DILocation(line: 69, column: 24, scope: !238)
!258 = !DILocation(line: 70, column: 3, scope: !238)
!259 = !DILocation(line: 71, column: 30, scope: !238)
!260 = !DILocation(line: 71, column: 41, scope: !238)
!261 = !DILocation(line: 71, column: 47, scope: !238)
!262 = !DILocation(line: 71, column: 45, scope: !238)
!263 = !DILocation(line: 71, column: 22, scope: !238)
!264 = !DILocation(line: 71, column: 3, scope: !238)
!265 = !DILocation(line: 71, column: 7, scope: !238)
!266 = !DILocation(line: 71, column: 20, scope: !238)
!267 = !DILocation(line: 72, column: 1, scope: !238)
