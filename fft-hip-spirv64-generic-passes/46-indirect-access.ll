; ModuleID = '<memory>'
source_filename = "tests/programs/fft.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type = type { float, float }

@_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data = internal unnamed_addr addrspace(3) global [128 x %struct.HIP_vector_type] undef, align 8

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z3fftPK15HIP_vector_typeIfLj2EEPS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = icmp slt i32 %4, 128
  br i1 %5, label %.lr.ph, label %.preheader

.preheader:                                       ; preds = %.lr.ph, %2
  %6 = shl nsw i32 %4, 1
  br label %21

.lr.ph:                                           ; preds = %2, %.lr.ph
  %.04451 = phi i32 [ %17, %.lr.ph ], [ %4, %2 ]
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 7
  %10 = add i32 %9, %.04451
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %0, i64 %11
  %a1.i = lshr i32 %.04451, 1
  %b1.i = and i32 %a1.i, 1431655765
  %c1.i = and i32 %.04451, 1431655765
  %d1.i = shl i32 %c1.i, 1
  %e1.i = or i32 %b1.i, %d1.i
  %a2.i = lshr i32 %e1.i, 2
  %b2.i = and i32 %a2.i, 858993459
  %c2.i = and i32 %e1.i, 858993459
  %d2.i = shl i32 %c2.i, 2
  %e2.i = or i32 %b2.i, %d2.i
  %a4.i = lshr i32 %e2.i, 4
  %b4.i = and i32 %a4.i, 252645135
  %c4.i = and i32 %e2.i, 252645135
  %d4.i = shl i32 %c4.i, 4
  %e4.i = or i32 %b4.i, %d4.i
  %r.i = call noundef i32 @llvm.bswap.i32(i32 %e4.i)
  %13 = lshr i32 %r.i, 25
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %14
  %16 = load i64, ptr addrspace(1) %12, align 8
  store i64 %16, ptr addrspace(3) %15, align 8
  %17 = add nsw i32 %.04451, 64
  %18 = icmp slt i32 %.04451, 64
  br i1 %18, label %.lr.ph, label %.preheader, !llvm.loop !12

19:                                               ; preds = %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  br i1 %5, label %.lr.ph54.preheader, label %._crit_edge

.lr.ph54.preheader:                               ; preds = %19
  %sext = shl i64 %3, 32
  %20 = ashr exact i64 %sext, 32
  br label %.lr.ph54

21:                                               ; preds = %.preheader, %21
  %.04552 = phi i32 [ 1, %.preheader ], [ %46, %21 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %22 = add nsw i32 %.04552, -1
  %23 = and i32 %22, %4
  %24 = sub nsw i32 %6, %23
  %25 = add nsw i32 %24, %.04552
  %26 = sitofp i32 %23 to float
  %27 = fmul contract float %26, 0xC00921FB60000000
  %28 = uitofp nneg i32 %.04552 to float
  %29 = fdiv contract float %27, %28
  %30 = tail call spir_func float @_Z3sinf(float noundef %29) #7
  %31 = tail call spir_func float @_Z3cosf(float noundef %29) #7
  %32 = sext i32 %24 to i64
  %33 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %32
  %.sroa.017.0.copyload = load float, ptr addrspace(3) %33, align 8, !tbaa !14
  %.sroa.519.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %33, i64 4
  %.sroa.519.0.copyload = load float, ptr addrspace(3) %.sroa.519.0..sroa_idx, align 4, !tbaa !14
  %34 = sext i32 %25 to i64
  %35 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %34
  %.sroa.013.0.copyload = load float, ptr addrspace(3) %35, align 8, !tbaa !14
  %.sroa.515.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i64 4
  %.sroa.515.0.copyload = load float, ptr addrspace(3) %.sroa.515.0..sroa_idx, align 4, !tbaa !14
  %36 = fmul contract float %31, %.sroa.013.0.copyload
  %37 = fmul contract float %30, %.sroa.515.0.copyload
  %38 = fsub contract float %36, %37
  %39 = fmul contract float %30, %.sroa.013.0.copyload
  %40 = fmul contract float %31, %.sroa.515.0.copyload
  %41 = fadd contract float %39, %40
  %42 = fadd contract float %.sroa.017.0.copyload, %38
  %43 = fadd contract float %.sroa.519.0.copyload, %41
  store float %42, ptr addrspace(3) %33, align 8, !tbaa !14
  store float %43, ptr addrspace(3) %.sroa.519.0..sroa_idx, align 4, !tbaa !14
  %44 = fsub contract float %.sroa.017.0.copyload, %38
  %45 = fsub contract float %.sroa.519.0.copyload, %41
  store float %44, ptr addrspace(3) %35, align 8, !tbaa !14
  store float %45, ptr addrspace(3) %.sroa.515.0..sroa_idx, align 4, !tbaa !14
  %46 = shl nuw nsw i32 %.04552, 1
  %47 = icmp samesign ult i32 %.04552, 64
  br i1 %47, label %21, label %19, !llvm.loop !16

._crit_edge:                                      ; preds = %.lr.ph54, %19
  ret void

.lr.ph54:                                         ; preds = %.lr.ph54.preheader, %.lr.ph54
  %indvars.iv = phi i64 [ %20, %.lr.ph54.preheader ], [ %indvars.iv.next, %.lr.ph54 ]
  %48 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data, i64 %indvars.iv
  %49 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %50 = shl i64 %49, 7
  %51 = add i64 %50, %indvars.iv
  %52 = and i64 %51, 4294967295
  %53 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %1, i64 %52
  %54 = load i64, ptr addrspace(3) %48, align 8
  store i64 %54, ptr addrspace(1) %53, align 8
  %indvars.iv.next = add nsw i64 %indvars.iv, 64
  %55 = icmp slt i64 %indvars.iv, 64
  br i1 %55, label %.lr.ph54, label %._crit_edge, !llvm.loop !17
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) local_unnamed_addr #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!opencl.enable.FP_CONTRACT = !{}
!hipspv.notes = !{!11}

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
!11 = !{!"hipspv.notes 1"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !9, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
