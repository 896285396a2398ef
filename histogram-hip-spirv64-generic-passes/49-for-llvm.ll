; ModuleID = '<memory>'
source_filename = "examples/histogram.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ9histogramPKhiPjE5local = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9histogramPKhiPj(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp slt i32 %5, 256
  br i1 %6, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %10, %8
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %13 = trunc i64 %12 to i32
  %14 = add i32 %11, %13
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %.lr.ph19, label %._crit_edge20

.lr.ph:                                           ; preds = %3, %.lr.ph
  %.01516 = phi i32 [ %20, %.lr.ph ], [ %5, %3 ]
  %16 = sext i32 %.01516 to i64
  %17 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ9histogramPKhiPjE5local, i64 %16
  store i32 0, ptr addrspace(3) %17, align 4, !tbaa !7
  %18 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %19 = trunc i64 %18 to i32
  %20 = add i32 %.01516, %19
  %21 = icmp slt i32 %20, 256
  br i1 %21, label %.lr.ph, label %._crit_edge, !llvm.loop !12

._crit_edge20:                                    ; preds = %.lr.ph19, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %23 = trunc i64 %22 to i32
  %24 = icmp slt i32 %23, 256
  br i1 %24, label %.lr.ph23, label %._crit_edge24

.lr.ph19:                                         ; preds = %._crit_edge, %.lr.ph19
  %.01417 = phi i32 [ %37, %.lr.ph19 ], [ %14, %._crit_edge ]
  %25 = sext i32 %.01417 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !14
  %28 = zext i8 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ9histogramPKhiPjE5local, i64 %28
  %30 = getelementptr i8, ptr addrspace(3) %29, i64 0
  %31 = atomicrmw add ptr addrspace(3) %30, i32 1 syncscope("device") monotonic, align 4
  %32 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %33 = trunc i64 %32 to i32
  %34 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %35 = trunc i64 %34 to i32
  %36 = mul i32 %35, %33
  %37 = add i32 %36, %.01417
  %38 = icmp slt i32 %37, %1
  br i1 %38, label %.lr.ph19, label %._crit_edge20, !llvm.loop !15

._crit_edge24:                                    ; preds = %.lr.ph23, %._crit_edge20
  ret void

.lr.ph23:                                         ; preds = %._crit_edge20, %.lr.ph23
  %.021 = phi i32 [ %47, %.lr.ph23 ], [ %23, %._crit_edge20 ]
  %39 = sext i32 %.021 to i64
  %40 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %39
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 0
  %42 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ9histogramPKhiPjE5local, i64 %39
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !7
  %44 = atomicrmw add ptr addrspace(1) %41, i32 %43 syncscope("device") monotonic, align 4
  %45 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %46 = trunc i64 %45 to i32
  %47 = add i32 %.021, %46
  %48 = icmp slt i32 %47, 256
  br i1 %48, label %.lr.ph23, label %._crit_edge24, !llvm.loop !16
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #1

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!9, !9, i64 0}
!15 = distinct !{!15, !13}
!16 = distinct !{!16, !13}
