; ModuleID = '<memory>'
source_filename = "tests/programs/bitonic_sort.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ12shared_stepsPijjE5chunk = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z11global_stepPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = mul i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  %12 = shl i32 %11, 1
  %13 = add i32 %2, -1
  %14 = and i32 %11, %13
  %15 = sub i32 %12, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = add i32 %15, %2
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %19
  %21 = and i32 %15, %1
  %22 = icmp eq i32 %21, 0
  %23 = load i32, ptr addrspace(1) %17, align 4, !tbaa !7
  %24 = load i32, ptr addrspace(1) %20, align 4, !tbaa !7
  %25 = icmp sle i32 %23, %24
  %26 = xor i1 %25, %22
  br i1 %26, label %27, label %_Z5orderRiS_b.exit

27:                                               ; preds = %3
  store i32 %24, ptr addrspace(1) %17, align 4, !tbaa !7
  store i32 %23, ptr addrspace(1) %20, align 4, !tbaa !7
  br label %_Z5orderRiS_b.exit

_Z5orderRiS_b.exit:                               ; preds = %3, %27
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12shared_stepsPijj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = shl i32 %5, 8
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, %8
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !7
  %13 = and i64 %7, 4294967295
  %14 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %13
  store i32 %12, ptr addrspace(3) %14, align 4, !tbaa !7
  %15 = add i32 %9, 128
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !7
  %19 = add i64 %7, 128
  %20 = and i64 %19, 4294967295
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %20
  store i32 %18, ptr addrspace(3) %21, align 4, !tbaa !7
  %.not18 = icmp eq i32 %2, 0
  br i1 %.not18, label %._crit_edge, label %.lr.ph

._crit_edge:                                      ; preds = %_Z5orderRiS_b.exit, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %23 = trunc i64 %22 to i32
  %24 = and i64 %22, 4294967295
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !7
  %27 = add i32 %6, %23
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !7
  %30 = add i64 %22, 128
  %31 = and i64 %30, 4294967295
  %32 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %31
  %33 = load i32, ptr addrspace(3) %32, align 4, !tbaa !7
  %34 = add i32 %27, 128
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %35
  store i32 %33, ptr addrspace(1) %36, align 4, !tbaa !7
  ret void

.lr.ph:                                           ; preds = %3, %_Z5orderRiS_b.exit
  %.019 = phi i32 [ %56, %_Z5orderRiS_b.exit ], [ %2, %3 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %38 = trunc i64 %37 to i32
  %39 = shl i32 %38, 1
  %40 = add i32 %.019, -1
  %41 = and i32 %40, %38
  %42 = sub i32 %39, %41
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %43
  %45 = add i32 %42, %.019
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk, i64 %46
  %48 = add i32 %42, %6
  %49 = and i32 %48, %1
  %50 = icmp eq i32 %49, 0
  %51 = load i32, ptr addrspace(3) %44, align 4, !tbaa !7
  %52 = load i32, ptr addrspace(3) %47, align 4, !tbaa !7
  %53 = icmp sle i32 %51, %52
  %54 = xor i1 %53, %50
  br i1 %54, label %55, label %_Z5orderRiS_b.exit

55:                                               ; preds = %.lr.ph
  store i32 %52, ptr addrspace(3) %44, align 4, !tbaa !7
  store i32 %51, ptr addrspace(3) %47, align 4, !tbaa !7
  br label %_Z5orderRiS_b.exit

_Z5orderRiS_b.exit:                               ; preds = %.lr.ph, %55
  %56 = lshr i32 %.019, 1
  %.not = icmp eq i32 %56, 0
  br i1 %.not, label %._crit_edge, label %.lr.ph, !llvm.loop !12
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
