; ModuleID = '<memory>'
source_filename = "tests/programs/convolution.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@filter = dso_local local_unnamed_addr addrspace(1) global [49 x float] zeroinitializer, align 4
@_ZZ8convolvePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [22 x [22 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8convolvePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %8 = trunc i64 %7 to i32
  %9 = icmp slt i32 %8, 22
  br i1 %9, label %.lr.ph45, label %._crit_edge46

.lr.ph45:                                         ; preds = %4
  %10 = shl i64 %6, 4
  %11 = add i64 %10, 4294967293
  %12 = shl i64 %5, 4
  %13 = add i64 %12, 4294967293
  %14 = add nsw i32 %3, -1
  %15 = add nsw i32 %2, -1
  %sext = shl i64 %7, 32
  %16 = ashr exact i64 %sext, 32
  br label %29

._crit_edge46:                                    ; preds = %._crit_edge, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %21 = trunc i64 %20 to i32
  %22 = add i32 %19, %21
  %23 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4
  %24 = trunc i64 %23 to i32
  %25 = shl i32 %24, 4
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %27 = trunc i64 %26 to i32
  %28 = add i32 %25, %27
  %.not = icmp slt i32 %22, %2
  %.not40 = icmp slt i32 %28, %3
  %or.cond = and i1 %.not, %.not40
  br i1 %or.cond, label %.preheader, label %118

29:                                               ; preds = %.lr.ph45, %._crit_edge
  %indvars.iv51 = phi i64 [ %16, %.lr.ph45 ], [ %indvars.iv.next52, %._crit_edge ]
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %31 = trunc i64 %30 to i32
  %32 = icmp slt i32 %31, 22
  br i1 %32, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %29
  %33 = add i64 %11, %indvars.iv51
  %34 = trunc i64 %33 to i32
  %35 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %14, i32 %34)
  %36 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %35, i32 0)
  %37 = mul nsw i32 %36, %2
  %38 = getelementptr inbounds [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %indvars.iv51
  %sext61 = shl i64 %30, 32
  %39 = ashr exact i64 %sext61, 32
  br label %41

._crit_edge:                                      ; preds = %41, %29
  %indvars.iv.next52 = add nsw i64 %indvars.iv51, 16
  %40 = icmp slt i64 %indvars.iv51, 6
  br i1 %40, label %29, label %._crit_edge46, !llvm.loop !12

41:                                               ; preds = %.lr.ph, %41
  %indvars.iv = phi i64 [ %39, %.lr.ph ], [ %indvars.iv.next, %41 ]
  %42 = add i64 %13, %indvars.iv
  %43 = trunc i64 %42 to i32
  %44 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %43)
  %45 = tail call noundef range(i32 0, 2147483647) i32 @llvm.smax.i32(i32 %44, i32 0)
  %46 = add nsw i32 %45, %37
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %47
  %49 = load float, ptr addrspace(1) %48, align 4, !tbaa !14
  %50 = getelementptr inbounds float, ptr addrspace(3) %38, i64 %indvars.iv
  store float %49, ptr addrspace(3) %50, align 4, !tbaa !14
  %indvars.iv.next = add nsw i64 %indvars.iv, 16
  %51 = icmp slt i64 %indvars.iv, 6
  br i1 %51, label %41, label %._crit_edge, !llvm.loop !16

.preheader:                                       ; preds = %._crit_edge46, %.preheader
  %indvars.iv55 = phi i64 [ %indvars.iv.next56, %.preheader ], [ 0, %._crit_edge46 ]
  %.03449 = phi float [ %112, %.preheader ], [ 0.000000e+00, %._crit_edge46 ]
  %52 = mul nuw nsw i64 %indvars.iv55, 7
  %53 = getelementptr inbounds nuw float, ptr addrspace(1) @filter, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !14
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4
  %56 = add i64 %indvars.iv55, %55
  %57 = and i64 %56, 4294967295
  %58 = getelementptr inbounds nuw [22 x float], ptr addrspace(3) @_ZZ8convolvePKfPfiiE4tile, i64 %57
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %60 = and i64 %59, 4294967295
  %61 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %60
  %62 = load float, ptr addrspace(3) %61, align 4, !tbaa !14
  %63 = fmul contract float %54, %62
  %64 = fadd contract float %.03449, %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = add i64 %59, 1
  %68 = and i64 %67, 4294967295
  %69 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %68
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %71 = fmul contract float %66, %70
  %72 = fadd contract float %64, %71
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !14
  %75 = add i64 %59, 2
  %76 = and i64 %75, 4294967295
  %77 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %76
  %78 = load float, ptr addrspace(3) %77, align 4, !tbaa !14
  %79 = fmul contract float %74, %78
  %80 = fadd contract float %72, %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12
  %82 = load float, ptr addrspace(1) %81, align 4, !tbaa !14
  %83 = add i64 %59, 3
  %84 = and i64 %83, 4294967295
  %85 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %84
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !14
  %87 = fmul contract float %82, %86
  %88 = fadd contract float %80, %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 16
  %90 = load float, ptr addrspace(1) %89, align 4, !tbaa !14
  %91 = add i64 %59, 4
  %92 = and i64 %91, 4294967295
  %93 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %92
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !14
  %95 = fmul contract float %90, %94
  %96 = fadd contract float %88, %95
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 20
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = add i64 %59, 5
  %100 = and i64 %99, 4294967295
  %101 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %100
  %102 = load float, ptr addrspace(3) %101, align 4, !tbaa !14
  %103 = fmul contract float %98, %102
  %104 = fadd contract float %96, %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 24
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = add i64 %59, 6
  %108 = and i64 %107, 4294967295
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) %58, i64 %108
  %110 = load float, ptr addrspace(3) %109, align 4, !tbaa !14
  %111 = fmul contract float %106, %110
  %112 = fadd contract float %104, %111
  %indvars.iv.next56 = add nuw nsw i64 %indvars.iv55, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next56, 7
  br i1 %exitcond.not, label %113, label %.preheader, !llvm.loop !17

113:                                              ; preds = %.preheader
  %114 = mul nsw i32 %28, %2
  %115 = add nsw i32 %114, %22
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %116
  store float %112, ptr addrspace(1) %117, align 4, !tbaa !14
  br label %118

118:                                              ; preds = %._crit_edge46, %113
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0) {
entry:
  %1 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 0
  store i64 ptrtoint (ptr addrspace(1) @filter to i64), ptr addrspace(1) %1, align 8
  ret void
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!hipspv.notes = !{!11}
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
!11 = !{!"hipspv.var 0 filter 196"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !9, i64 0}
!16 = distinct !{!16, !13}
!17 = distinct !{!17, !13}
