; ModuleID = '<memory>'
source_filename = "examples/scan.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ10block_scaniE6totals = internal unnamed_addr addrspace(3) global [8 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite)
define hidden spir_kernel void @_Z11add_offsetsPiPKii(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  br label %4

4:                                                ; preds = %16, %3
  %indvars.iv = phi i64 [ %indvars.iv.next, %16 ], [ 0, %3 ]
  %.011 = phi i32 [ %19, %16 ], [ 0, %3 ]
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = and i64 %5, 4294967295
  %7 = icmp samesign ult i64 %indvars.iv, %6
  br i1 %7, label %16, label %8

8:                                                ; preds = %4
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = shl i32 %10, 8
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %13 = trunc i64 %12 to i32
  %14 = add i32 %11, %13
  %15 = icmp slt i32 %14, %2
  br i1 %15, label %20, label %25

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %indvars.iv
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !7
  %19 = add nsw i32 %18, %.011
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %4, !llvm.loop !13

20:                                               ; preds = %8
  %21 = sext i32 %14 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !7
  %24 = add nsw i32 %23, %.011
  store i32 %24, ptr addrspace(1) %22, align 4, !tbaa !7
  br label %25

25:                                               ; preds = %20, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #1

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z11scan_blocksPiS_i(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 %block_dim_x, i32 %block_dim_y, i32 %block_dim_z) #4 !intel_reqd_sub_group_size !15 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = shl i32 %5, 8
  %wide.i1 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lane.i2 = trunc i64 %wide.i1 to i32
  %tx.i4 = urem i32 %lane.i2, %block_dim_x
  %7 = add i32 %6, %tx.i4
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %13

9:                                                ; preds = %3
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %3, %9
  %14 = phi i32 [ %12, %9 ], [ 0, %3 ]
  %wide.i9 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lane.i10 = trunc i64 %wide.i9 to i32
  %tx.i12 = urem i32 %lane.i10, %block_dim_x
  %15 = and i32 %tx.i12, 31
  %16 = lshr i32 %tx.i12, 5
  %17 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %18 = and i32 %17, 31
  %.not12.not.i.i = icmp ne i32 %18, 0
  %19 = sext i1 %.not12.not.i.i to i32
  %20 = add nsw i32 %17, %19
  %21 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %14, i32 noundef %20) #6
  %.not.i.i = icmp eq i32 %15, 0
  %22 = select i1 %.not.i.i, i32 0, i32 %21
  %spec.select.i.i = add nsw i32 %22, %14
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %24 = add nsw i32 %23, -2
  %25 = and i32 %23, -32
  %26 = icmp slt i32 %24, %25
  %27 = select i1 %26, i32 %23, i32 %24
  %28 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.i.i, i32 noundef %27) #6
  %.not.1.i.i = icmp samesign ult i32 %15, 2
  %29 = select i1 %.not.1.i.i, i32 0, i32 %28
  %spec.select.1.i.i = add nsw i32 %29, %spec.select.i.i
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %31 = add nsw i32 %30, -4
  %32 = and i32 %30, -32
  %33 = icmp slt i32 %31, %32
  %34 = select i1 %33, i32 %30, i32 %31
  %35 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.1.i.i, i32 noundef %34) #6
  %.not.2.i.i = icmp samesign ult i32 %15, 4
  %36 = select i1 %.not.2.i.i, i32 0, i32 %35
  %spec.select.2.i.i = add nsw i32 %36, %spec.select.1.i.i
  %37 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %38 = add nsw i32 %37, -8
  %39 = and i32 %37, -32
  %40 = icmp slt i32 %38, %39
  %41 = select i1 %40, i32 %37, i32 %38
  %42 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.2.i.i, i32 noundef %41) #6
  %.not.3.i.i = icmp samesign ult i32 %15, 8
  %43 = select i1 %.not.3.i.i, i32 0, i32 %42
  %spec.select.3.i.i = add nsw i32 %43, %spec.select.2.i.i
  %44 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #6
  %45 = add nsw i32 %44, -16
  %46 = and i32 %44, -32
  %47 = icmp slt i32 %45, %46
  %48 = select i1 %47, i32 %44, i32 %45
  %49 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %spec.select.3.i.i, i32 noundef %48) #6
  %.not.4.i.i = icmp samesign ult i32 %15, 16
  %50 = select i1 %.not.4.i.i, i32 0, i32 %49
  %spec.select.4.i.i = add nsw i32 %50, %spec.select.3.i.i
  %51 = icmp eq i32 %15, 31
  br i1 %51, label %52, label %55

52:                                               ; preds = %13
  %53 = zext nneg i32 %16 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %53
  store i32 %spec.select.4.i.i, ptr addrspace(3) %54, align 4, !tbaa !7
  br label %55

55:                                               ; preds = %52, %13
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7
  %.not.i = icmp eq i32 %16, 0
  br i1 %.not.i, label %_Z10block_scani.exit, label %.lr.ph.preheader.i

.lr.ph.preheader.i:                               ; preds = %55
  %wide.trip.count.i = zext nneg i32 %16 to i64
  br label %.lr.ph.i

.lr.ph.i:                                         ; preds = %.lr.ph.i, %.lr.ph.preheader.i
  %indvars.iv.i = phi i64 [ 0, %.lr.ph.preheader.i ], [ %indvars.iv.next.i, %.lr.ph.i ]
  %.01011.i = phi i32 [ %spec.select.4.i.i, %.lr.ph.preheader.i ], [ %58, %.lr.ph.i ]
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ10block_scaniE6totals, i64 %indvars.iv.i
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !7
  %58 = add nsw i32 %57, %.01011.i
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %wide.trip.count.i
  br i1 %exitcond.not.i, label %_Z10block_scani.exit, label %.lr.ph.i, !llvm.loop !16

_Z10block_scani.exit:                             ; preds = %.lr.ph.i, %55
  %.010.lcssa.i = phi i32 [ %spec.select.4.i.i, %55 ], [ %58, %.lr.ph.i ]
  br i1 %8, label %59, label %62

59:                                               ; preds = %_Z10block_scani.exit
  %60 = sext i32 %7 to i64
  %61 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %60
  store i32 %.010.lcssa.i, ptr addrspace(1) %61, align 4, !tbaa !7
  br label %62

62:                                               ; preds = %59, %_Z10block_scani.exit
  %wide.i = call spir_func i64 @_Z12get_local_idj(i32 0)
  %lane.i = trunc i64 %wide.i to i32
  %tx.i = urem i32 %lane.i, %block_dim_x
  %result.i = zext i32 %tx.i to i64
  %63 = and i64 %result.i, 4294967295
  %64 = icmp eq i64 %63, 255
  br i1 %64, label %65, label %69

65:                                               ; preds = %62
  %66 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %67 = and i64 %66, 4294967295
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %67
  store i32 %.010.lcssa.i, ptr addrspace(1) %68, align 4, !tbaa !7
  br label %69

69:                                               ; preds = %65, %62
  ret void
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!11 = !{!"hipspv.linear _Z11scan_blocksPiS_i 3 32"}
!12 = !{!"hipspv.notes 1"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = !{i32 32}
!16 = distinct !{!16, !14}
