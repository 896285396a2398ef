; ModuleID = '<memory>'
source_filename = "examples/reduction.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z9block_sumPKiPxi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, ptr addrspace(3) align 8 %dynamic_shared) #2 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = mul i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %3
  %.014.lcssa = phi i64 [ 0, %3 ], [ %22, %.lr.ph ]
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %14 = and i64 %13, 4294967295
  %15 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %14
  store i64 %.014.lcssa, ptr addrspace(3) %15, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %16 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %17 = trunc i64 %16 to i32
  %.017 = lshr i32 %17, 1
  %.not18 = icmp eq i32 %.017, 0
  br i1 %.not18, label %._crit_edge22, label %.lr.ph21

.lr.ph:                                           ; preds = %3, %.lr.ph
  %.01316 = phi i32 [ %28, %.lr.ph ], [ %11, %3 ]
  %.01415 = phi i64 [ %22, %.lr.ph ], [ 0, %3 ]
  %18 = sext i32 %.01316 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !7
  %21 = sext i32 %20 to i64
  %22 = add nsw i64 %.01415, %21
  %23 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %24 = trunc i64 %23 to i32
  %25 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %26 = trunc i64 %25 to i32
  %27 = mul i32 %26, %24
  %28 = add i32 %27, %.01316
  %29 = icmp slt i32 %28, %2
  br i1 %29, label %.lr.ph, label %._crit_edge, !llvm.loop !14

._crit_edge22:                                    ; preds = %47, %._crit_edge
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %31 = and i64 %30, 4294967295
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %48, label %53

.lr.ph21:                                         ; preds = %._crit_edge, %47
  %.019 = phi i32 [ %.0, %47 ], [ %.017, %._crit_edge ]
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %34 = trunc i64 %33 to i32
  %35 = icmp ugt i32 %.019, %34
  br i1 %35, label %36, label %47

36:                                               ; preds = %.lr.ph21
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %38 = trunc i64 %37 to i32
  %39 = add i32 %.019, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %40
  %42 = load i64, ptr addrspace(3) %41, align 8, !tbaa !12
  %43 = and i64 %37, 4294967295
  %44 = getelementptr inbounds nuw i64, ptr addrspace(3) %dynamic_shared, i64 %43
  %45 = load i64, ptr addrspace(3) %44, align 8, !tbaa !12
  %46 = add nsw i64 %45, %42
  store i64 %46, ptr addrspace(3) %44, align 8, !tbaa !12
  br label %47

47:                                               ; preds = %36, %.lr.ph21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %.0 = lshr i32 %.019, 1
  %.not = icmp eq i32 %.0, 0
  br i1 %.not, label %._crit_edge22, label %.lr.ph21, !llvm.loop !16

48:                                               ; preds = %._crit_edge22
  %49 = load i64, ptr addrspace(3) %dynamic_shared, align 8, !tbaa !12
  %50 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %51 = and i64 %50, 4294967295
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %51
  store i64 %49, ptr addrspace(1) %52, align 8, !tbaa !12
  br label %53

53:                                               ; preds = %48, %._crit_edge22
  ret void
}

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!11 = !{!"hipspv.shared _Z9block_sumPKiPxi 3"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
