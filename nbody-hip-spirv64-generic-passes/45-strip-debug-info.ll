; ModuleID = '<memory>'
source_filename = "examples/nbody.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type.0 = type { float, float, float, float }

@_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile = internal unnamed_addr addrspace(3) global [128 x %struct.HIP_vector_type.0] undef, align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %5 = mul i64 %4, %3
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = add i64 %5, %6
  %sext = shl i64 %7, 32
  %8 = ashr exact i64 %sext, 32
  %9 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %8
  %.sroa.25.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %.sroa.36.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  br label %23

10:                                               ; preds = %31
  %11 = fmul contract float %51, 0x3F50624DE0000000
  %12 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %1, i64 %8
  %13 = load float, ptr addrspace(1) %12, align 16, !tbaa !11
  %14 = fadd contract float %11, %13
  store float %14, ptr addrspace(1) %12, align 16, !tbaa !11
  %15 = fmul contract float %53, 0x3F50624DE0000000
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = fadd contract float %15, %17
  store float %18, ptr addrspace(1) %16, align 4, !tbaa !14
  %19 = fmul contract float %55, 0x3F50624DE0000000
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 8
  %21 = load float, ptr addrspace(1) %20, align 8, !tbaa !15
  %22 = fadd contract float %19, %21
  store float %22, ptr addrspace(1) %20, align 8, !tbaa !15
  ret void

23:                                               ; preds = %2, %31
  %.sroa.015.034 = phi float [ 0.000000e+00, %2 ], [ %51, %31 ]
  %.sroa.6.033 = phi float [ 0.000000e+00, %2 ], [ %53, %31 ]
  %.sroa.9.032 = phi float [ 0.000000e+00, %2 ], [ %55, %31 ]
  %.031 = phi i32 [ 0, %2 ], [ %32, %31 ]
  %24 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %25 = trunc i64 %24 to i32
  %26 = add i32 %.031, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %27
  %29 = and i64 %24, 4294967295
  %30 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile, i64 %29
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 16 dereferenceable(16) %30, ptr addrspace(1) noundef align 16 dereferenceable(16) %28, i64 16, i1 false), !tbaa.struct !16
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7
  %.sroa.04.0.copyload = load float, ptr addrspace(1) %9, align 16, !tbaa !17
  %.sroa.25.0.copyload = load float, ptr addrspace(1) %.sroa.25.0..sroa_idx, align 4, !tbaa !17
  %.sroa.36.0.copyload = load float, ptr addrspace(1) %.sroa.36.0..sroa_idx, align 8, !tbaa !17
  br label %34

31:                                               ; preds = %34
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7
  %32 = add nuw nsw i32 %.031, 128
  %33 = icmp samesign ult i32 %.031, 384
  br i1 %33, label %23, label %10, !llvm.loop !18

34:                                               ; preds = %23, %34
  %indvars.iv = phi i64 [ 0, %23 ], [ %indvars.iv.next, %34 ]
  %.sroa.015.130 = phi float [ %.sroa.015.034, %23 ], [ %51, %34 ]
  %.sroa.6.129 = phi float [ %.sroa.6.033, %23 ], [ %53, %34 ]
  %.sroa.9.128 = phi float [ %.sroa.9.032, %23 ], [ %55, %34 ]
  %35 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile, i64 %indvars.iv
  %.sroa.01.0.copyload = load float, ptr addrspace(3) %35, align 16, !tbaa !17
  %.sroa.22.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 4
  %.sroa.22.0.copyload = load float, ptr addrspace(3) %.sroa.22.0..sroa_idx, align 4, !tbaa !17
  %.sroa.33.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 8
  %.sroa.33.0.copyload = load float, ptr addrspace(3) %.sroa.33.0..sroa_idx, align 8, !tbaa !17
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 12
  %.sroa.4.0.copyload = load float, ptr addrspace(3) %.sroa.4.0..sroa_idx, align 4, !tbaa !17
  %36 = fsub contract float %.sroa.01.0.copyload, %.sroa.04.0.copyload
  %37 = fsub contract float %.sroa.22.0.copyload, %.sroa.25.0.copyload
  %38 = fsub contract float %.sroa.33.0.copyload, %.sroa.36.0.copyload
  %39 = fmul contract float %36, %36
  %40 = fmul contract float %37, %37
  %41 = fadd contract float %39, %40
  %42 = fmul contract float %38, %38
  %43 = fadd contract float %41, %42
  %44 = fadd contract float %43, 0x3F847AE140000000
  %45 = tail call spir_func float @_Z4sqrtf(float noundef %44) #8
  %46 = fdiv float 1.000000e+00, %45
  %47 = fmul contract float %.sroa.4.0.copyload, %46
  %48 = fmul contract float %46, %47
  %49 = fmul contract float %46, %48
  %50 = fmul contract float %36, %49
  %51 = fadd contract float %.sroa.015.130, %50
  %52 = fmul contract float %37, %49
  %53 = fadd contract float %.sroa.6.129, %52
  %54 = fmul contract float %38, %49
  %55 = fadd contract float %.sroa.9.128, %54
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 128
  br i1 %exitcond.not, label %31, label %34, !llvm.loop !20
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z5driftP15HIP_vector_typeIfLj4EEPKS0_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %5 = mul i64 %4, %3
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %7 = add i64 %5, %6
  %sext = shl i64 %7, 32
  %8 = ashr exact i64 %sext, 32
  %9 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %0, i64 %8
  %.sroa.01.0.copyload = load float, ptr addrspace(1) %9, align 16, !tbaa !17
  %.sroa.63.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %.sroa.63.0.copyload = load float, ptr addrspace(1) %.sroa.63.0..sroa_idx, align 4, !tbaa !17
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %.sroa.8.0.copyload = load float, ptr addrspace(1) %.sroa.8.0..sroa_idx, align 8, !tbaa !17
  %10 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(1) %1, i64 %8
  %.sroa.0.0.copyload = load float, ptr addrspace(1) %10, align 16, !tbaa !17
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 4
  %.sroa.4.0.copyload = load float, ptr addrspace(1) %.sroa.4.0..sroa_idx, align 4, !tbaa !17
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 8
  %.sroa.5.0.copyload = load float, ptr addrspace(1) %.sroa.5.0..sroa_idx, align 8, !tbaa !17
  %11 = fmul contract float %.sroa.0.0.copyload, 0x3F50624DE0000000
  %12 = fadd contract float %.sroa.01.0.copyload, %11
  %13 = fmul contract float %.sroa.4.0.copyload, 0x3F50624DE0000000
  %14 = fadd contract float %.sroa.63.0.copyload, %13
  %15 = fmul contract float %.sroa.5.0.copyload, 0x3F50624DE0000000
  %16 = fadd contract float %.sroa.8.0.copyload, %15
  store float %12, ptr addrspace(1) %9, align 16, !tbaa !17
  store float %14, ptr addrspace(1) %.sroa.63.0..sroa_idx, align 4, !tbaa !17
  store float %16, ptr addrspace(1) %.sroa.8.0..sroa_idx, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{i32 3, i32 0}
!6 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!12, !13, i64 0}
!12 = !{!"_ZTS15HIP_vector_typeIfLj4EE", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!13 = !{!"float", !9, i64 0}
!14 = !{!12, !13, i64 4}
!15 = !{!12, !13, i64 8}
!16 = !{i64 0, i64 4, !17, i64 4, i64 4, !17, i64 8, i64 4, !17, i64 12, i64 4, !17}
!17 = !{!13, !13, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = distinct !{!20, !19}
