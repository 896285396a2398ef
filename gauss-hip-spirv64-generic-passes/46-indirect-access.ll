; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5solvePdS_E6factor = internal unnamed_addr addrspace(3) global [48 x double] undef, align 8
@_ZZ5solvePdS_E5pivot = internal unnamed_addr addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5solvePdS_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %4 = trunc i64 %3 to i32
  %5 = icmp eq i32 %4, 0
  %6 = icmp slt i32 %4, 49
  %sext65 = shl i64 %3, 32
  %7 = ashr exact i64 %sext65, 29
  %8 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5solvePdS_E6factor, i64 %7
  %sext86 = mul i64 %3, 210453397504
  %9 = ashr exact i64 %sext86, 32
  %10 = and i64 %3, 4294967295
  %invariant.gep94 = getelementptr double, ptr addrspace(1) %0, i64 %9
  br label %21

11:                                               ; preds = %.loopexit
  %12 = ashr exact i64 %sext86, 29
  %13 = getelementptr i8, ptr addrspace(1) %0, i64 %12
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 384
  %15 = load double, ptr addrspace(1) %14, align 8, !tbaa !13
  %sext63 = mul i64 %3, 214748364800
  %16 = ashr exact i64 %sext63, 29
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load double, ptr addrspace(1) %17, align 8, !tbaa !13
  %19 = fdiv contract double %15, %18
  %20 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %7
  store double %19, ptr addrspace(1) %20, align 8, !tbaa !13
  ret void

21:                                               ; preds = %2, %.loopexit
  %indvars.iv = phi i64 [ 0, %2 ], [ %indvars.iv.next, %.loopexit ]
  br i1 %5, label %22, label %.loopexit67

22:                                               ; preds = %21
  %23 = trunc nuw nsw i64 %indvars.iv to i32
  store i32 %23, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !tbaa !7
  %24 = icmp samesign ult i64 %indvars.iv, 47
  br i1 %24, label %.lr.ph.preheader, label %.loopexit67

.lr.ph.preheader:                                 ; preds = %22
  %invariant.gep = getelementptr inbounds nuw double, ptr addrspace(1) %0, i64 %indvars.iv
  br label %.lr.ph

.lr.ph:                                           ; preds = %.lr.ph.preheader, %35
  %indvars.iv79 = phi i64 [ %indvars.iv, %.lr.ph.preheader ], [ %indvars.iv.next80, %35 ]
  %.0596971 = phi i32 [ %23, %.lr.ph.preheader ], [ %.05968, %35 ]
  %indvars.iv.next80 = add nuw nsw i64 %indvars.iv79, 1
  %.idx = mul nuw nsw i64 %indvars.iv.next80, 392
  %gep = getelementptr inbounds nuw i8, ptr addrspace(1) %invariant.gep, i64 %.idx
  %25 = load double, ptr addrspace(1) %gep, align 8, !tbaa !13
  %26 = tail call contract double @llvm.fabs.f64(double %25)
  %27 = mul nsw i32 %.0596971, 49
  %28 = sext i32 %27 to i64
  %29 = getelementptr double, ptr addrspace(1) %invariant.gep, i64 %28
  %30 = load double, ptr addrspace(1) %29, align 8, !tbaa !13
  %31 = tail call contract double @llvm.fabs.f64(double %30)
  %32 = fcmp contract ogt double %26, %31
  br i1 %32, label %33, label %35

33:                                               ; preds = %.lr.ph
  %34 = trunc nuw nsw i64 %indvars.iv.next80 to i32
  store i32 %34, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !tbaa !7
  br label %35

35:                                               ; preds = %.lr.ph, %33
  %.05968 = phi i32 [ %.0596971, %.lr.ph ], [ %34, %33 ]
  %exitcond.not = icmp eq i64 %indvars.iv.next80, 47
  br i1 %exitcond.not, label %.loopexit67, label %.lr.ph, !llvm.loop !15

.loopexit67:                                      ; preds = %35, %22, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  br i1 %6, label %.lr.ph74, label %._crit_edge

.lr.ph74:                                         ; preds = %.loopexit67
  %36 = load i32, ptr addrspace(3) @_ZZ5solvePdS_E5pivot, align 4, !tbaa !7
  %37 = mul nsw i32 %36, 49
  %38 = zext i32 %36 to i64
  %.not62 = icmp eq i64 %indvars.iv, %38
  %.idx87 = mul i64 %indvars.iv, 392
  %39 = getelementptr i8, ptr addrspace(1) %0, i64 %.idx87
  br label %40

._crit_edge:                                      ; preds = %49, %.loopexit67
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %.not.not = icmp eq i64 %indvars.iv, %10
  br i1 %.not.not, label %59, label %54

40:                                               ; preds = %.lr.ph74, %49
  %.05873 = phi i32 [ %4, %.lr.ph74 ], [ %52, %49 ]
  %41 = sext i32 %.05873 to i64
  %42 = getelementptr double, ptr addrspace(1) %39, i64 %41
  %43 = load double, ptr addrspace(1) %42, align 8, !tbaa !13
  %44 = add nsw i32 %37, %.05873
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %45
  %47 = load double, ptr addrspace(1) %46, align 8, !tbaa !13
  store double %47, ptr addrspace(1) %42, align 8, !tbaa !13
  br i1 %.not62, label %49, label %48

48:                                               ; preds = %40
  store double %43, ptr addrspace(1) %46, align 8, !tbaa !13
  br label %49

49:                                               ; preds = %48, %40
  %50 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %51 = trunc i64 %50 to i32
  %52 = add i32 %.05873, %51
  %53 = icmp slt i32 %52, 49
  br i1 %53, label %40, label %._crit_edge, !llvm.loop !17

54:                                               ; preds = %._crit_edge
  %gep95 = getelementptr double, ptr addrspace(1) %invariant.gep94, i64 %indvars.iv
  %55 = load double, ptr addrspace(1) %gep95, align 8, !tbaa !13
  %.idx88 = mul nuw nsw i64 %indvars.iv, 400
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %.idx88
  %57 = load double, ptr addrspace(1) %56, align 8, !tbaa !13
  %58 = fdiv contract double %55, %57
  store double %58, ptr addrspace(3) %8, align 8, !tbaa !13
  br label %59

59:                                               ; preds = %54, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  br i1 %.not.not, label %.loopexit, label %.lr.ph76

.lr.ph76:                                         ; preds = %59
  %60 = load double, ptr addrspace(3) %8, align 8, !tbaa !13
  %.idx89 = mul nuw nsw i64 %indvars.iv, 392
  %invariant.gep90 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %.idx89
  br label %61

61:                                               ; preds = %.lr.ph76, %61
  %indvars.iv81 = phi i64 [ %indvars.iv, %.lr.ph76 ], [ %indvars.iv.next82, %61 ]
  %gep91 = getelementptr inbounds nuw double, ptr addrspace(1) %invariant.gep90, i64 %indvars.iv81
  %62 = load double, ptr addrspace(1) %gep91, align 8, !tbaa !13
  %63 = fmul contract double %60, %62
  %gep93 = getelementptr double, ptr addrspace(1) %invariant.gep94, i64 %indvars.iv81
  %64 = load double, ptr addrspace(1) %gep93, align 8, !tbaa !13
  %65 = fsub contract double %64, %63
  store double %65, ptr addrspace(1) %gep93, align 8, !tbaa !13
  %indvars.iv.next82 = add nuw nsw i64 %indvars.iv81, 1
  %exitcond83.not = icmp eq i64 %indvars.iv.next82, 49
  br i1 %exitcond83.not, label %.loopexit, label %61, !llvm.loop !18

.loopexit:                                        ; preds = %61, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond84.not = icmp eq i64 %indvars.iv.next, 48
  br i1 %exitcond84.not, label %11, label %21, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!hipspv.notes = !{!11, !12}
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
!11 = !{!"hipspv.fp64 _Z5solvePdS_ tests/programs/gauss.hip:31"}
!12 = !{!"hipspv.notes 1"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !9, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
