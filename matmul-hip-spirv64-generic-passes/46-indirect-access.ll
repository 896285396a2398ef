; ModuleID = '<memory>'
source_filename = "examples/matmul.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6matmulPKfS0_PfiiiE6tile_a = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulPKfS0_PfiiiE6tile_b = internal unnamed_addr addrspace(3) global [16 x [16 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6matmulPKfS0_Pfiii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 4
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 4
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %17 = trunc i64 %16 to i32
  %18 = add i32 %15, %17
  %19 = icmp sgt i32 %5, 0
  br i1 %19, label %.lr.ph, label %._crit_edge

.lr.ph:                                           ; preds = %6
  %20 = icmp slt i32 %12, %3
  %21 = mul nsw i32 %12, %5
  %22 = icmp slt i32 %18, %4
  br label %25

._crit_edge:                                      ; preds = %61, %6
  %.037.lcssa = phi float [ 0.000000e+00, %6 ], [ %76, %61 ]
  %23 = icmp slt i32 %12, %3
  %24 = icmp slt i32 %18, %4
  %or.cond49 = and i1 %23, %24
  br i1 %or.cond49, label %77, label %82

25:                                               ; preds = %.lr.ph, %61
  %.03753 = phi float [ 0.000000e+00, %.lr.ph ], [ %76, %61 ]
  %.03852 = phi i32 [ 0, %.lr.ph ], [ %62, %61 ]
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %27 = trunc i64 %26 to i32
  %28 = add i32 %.03852, %27
  %29 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %30 = trunc i64 %29 to i32
  %31 = add i32 %.03852, %30
  %32 = icmp slt i32 %28, %5
  %or.cond = and i1 %20, %32
  br i1 %or.cond, label %33, label %38

33:                                               ; preds = %25
  %34 = add nsw i32 %28, %21
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  br label %38

38:                                               ; preds = %25, %33
  %39 = phi contract float [ %37, %33 ], [ 0.000000e+00, %25 ]
  %40 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %41 = and i64 %40, 4294967295
  %42 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a, i64 %41
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %44 = and i64 %43, 4294967295
  %45 = getelementptr inbounds nuw float, ptr addrspace(3) %42, i64 %44
  store float %39, ptr addrspace(3) %45, align 4, !tbaa !12
  %46 = icmp slt i32 %31, %5
  %or.cond48 = and i1 %22, %46
  br i1 %or.cond48, label %47, label %53

47:                                               ; preds = %38
  %48 = mul nsw i32 %31, %4
  %49 = add nsw i32 %48, %18
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %50
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !12
  br label %53

53:                                               ; preds = %38, %47
  %54 = phi contract float [ %52, %47 ], [ 0.000000e+00, %38 ]
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %56 = and i64 %55, 4294967295
  %57 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b, i64 %56
  %58 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %59 = and i64 %58, 4294967295
  %60 = getelementptr inbounds nuw float, ptr addrspace(3) %57, i64 %59
  store float %54, ptr addrspace(3) %60, align 4, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  br label %64

61:                                               ; preds = %64
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %62 = add nuw nsw i32 %.03852, 16
  %63 = icmp slt i32 %62, %5
  br i1 %63, label %25, label %._crit_edge, !llvm.loop !14

64:                                               ; preds = %53, %64
  %indvars.iv = phi i64 [ 0, %53 ], [ %indvars.iv.next, %64 ]
  %.150 = phi float [ %.03753, %53 ], [ %76, %64 ]
  %65 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %66 = and i64 %65, 4294967295
  %67 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_a, i64 %66
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i64 %indvars.iv
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !12
  %70 = getelementptr inbounds nuw [16 x float], ptr addrspace(3) @_ZZ6matmulPKfS0_PfiiiE6tile_b, i64 %indvars.iv
  %71 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %72 = and i64 %71, 4294967295
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) %70, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !12
  %75 = fmul contract float %69, %74
  %76 = fadd contract float %.150, %75
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 16
  br i1 %exitcond.not, label %61, label %64, !llvm.loop !16

77:                                               ; preds = %._crit_edge
  %78 = mul nsw i32 %12, %4
  %79 = add nsw i32 %18, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %80
  store float %.037.lcssa, ptr addrspace(1) %81, align 4, !tbaa !12
  br label %82

82:                                               ; preds = %77, %._crit_edge
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
