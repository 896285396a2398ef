; ModuleID = '<memory>'
source_filename = "tests/programs/kmeans.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Sum = type { i32, i32, i32 }
%struct.HIP_vector_type = type { i32, i32 }

@_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local = internal addrspace(3) global [5 x %struct.Sum] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = icmp ult i32 %6, 5
  br i1 %7, label %8, label %12

8:                                                ; preds = %4
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = and i64 %9, 4294967295
  %11 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %10
  store i32 0, ptr addrspace(3) %11, align 4, !tbaa !7
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 4
  store i32 0, ptr addrspace(3) %.sroa.4.0..sroa_idx, align 4, !tbaa !7
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 8
  store i32 0, ptr addrspace(3) %.sroa.5.0..sroa_idx, align 4, !tbaa !7
  br label %12

12:                                               ; preds = %8, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %14 = trunc i64 %13 to i32
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %16 = trunc i64 %15 to i32
  %17 = mul i32 %16, %14
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %19 = trunc i64 %18 to i32
  %20 = add i32 %17, %19
  %21 = icmp slt i32 %20, 6000
  br i1 %21, label %.preheader, label %82

.preheader:                                       ; preds = %12
  %22 = sext i32 %20 to i64
  %23 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(1) %0, i64 %22
  %24 = load i32, ptr addrspace(1) %23, align 8, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 4
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !14
  %27 = load <4 x i32>, ptr addrspace(1) %1, align 8, !tbaa !7
  %28 = insertelement <2 x i32> poison, i32 %24, i64 0
  %29 = shufflevector <2 x i32> %28, <2 x i32> poison, <2 x i32> zeroinitializer
  %30 = shufflevector <4 x i32> %27, <4 x i32> poison, <2 x i32> <i32 2, i32 0>
  %31 = sub nsw <2 x i32> %29, %30
  %32 = insertelement <2 x i32> poison, i32 %26, i64 0
  %33 = shufflevector <2 x i32> %32, <2 x i32> poison, <2 x i32> zeroinitializer
  %34 = shufflevector <4 x i32> %27, <4 x i32> poison, <2 x i32> <i32 3, i32 1>
  %35 = sub nsw <2 x i32> %33, %34
  %36 = mul nsw <2 x i32> %31, %31
  %37 = mul nsw <2 x i32> %35, %35
  %38 = add nuw nsw <2 x i32> %37, %36
  %39 = extractelement <2 x i32> %38, i64 0
  %40 = extractelement <2 x i32> %38, i64 1
  %41 = icmp samesign ult i32 %39, %40
  %spec.select.1 = tail call i32 @llvm.smin.i32(i32 %39, i32 %40)
  %spec.select40.1 = zext i1 %41 to i32
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  %43 = load i32, ptr addrspace(1) %42, align 8, !tbaa !12
  %44 = sub nsw i32 %24, %43
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 20
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !14
  %47 = sub nsw i32 %26, %46
  %48 = mul nsw i32 %44, %44
  %49 = mul nsw i32 %47, %47
  %50 = add nuw nsw i32 %49, %48
  %51 = icmp samesign ult i32 %50, %spec.select.1
  %spec.select.2 = tail call i32 @llvm.smin.i32(i32 %50, i32 %spec.select.1)
  %spec.select40.2 = select i1 %51, i32 2, i32 %spec.select40.1
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 24
  %53 = load i32, ptr addrspace(1) %52, align 8, !tbaa !12
  %54 = sub nsw i32 %24, %53
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 28
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = sub nsw i32 %26, %56
  %58 = mul nsw i32 %54, %54
  %59 = mul nsw i32 %57, %57
  %60 = add nuw nsw i32 %59, %58
  %61 = icmp samesign ult i32 %60, %spec.select.2
  %spec.select.3 = tail call i32 @llvm.smin.i32(i32 %60, i32 %spec.select.2)
  %spec.select40.3 = select i1 %61, i32 3, i32 %spec.select40.2
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 32
  %63 = load i32, ptr addrspace(1) %62, align 8, !tbaa !12
  %64 = sub nsw i32 %24, %63
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 36
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !14
  %67 = sub nsw i32 %26, %66
  %68 = mul nsw i32 %64, %64
  %69 = mul nsw i32 %67, %67
  %70 = add nuw nsw i32 %69, %68
  %71 = icmp samesign ult i32 %70, %spec.select.3
  %spec.select40.4 = select i1 %71, i32 4, i32 %spec.select40.3
  %72 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %22
  store i32 %spec.select40.4, ptr addrspace(1) %72, align 4, !tbaa !7
  %73 = zext nneg i32 %spec.select40.4 to i64
  %74 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %73
  %75 = load i32, ptr addrspace(1) %23, align 8, !tbaa !12
  %76 = atomicrmw add ptr addrspace(3) %74, i32 %75 syncscope("device") monotonic, align 4
  %77 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 4
  %78 = load i32, ptr addrspace(1) %25, align 4, !tbaa !14
  %79 = atomicrmw add ptr addrspace(3) %77, i32 %78 syncscope("device") monotonic, align 4
  %80 = getelementptr inbounds nuw i8, ptr addrspace(3) %74, i64 8
  %81 = atomicrmw add ptr addrspace(3) %80, i32 1 syncscope("device") monotonic, align 4
  br label %82

82:                                               ; preds = %.preheader, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %84 = trunc i64 %83 to i32
  %85 = icmp ult i32 %84, 5
  br i1 %85, label %86, label %101

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %88 = and i64 %87, 4294967295
  %89 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(1) %3, i64 %88
  %90 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local, i64 %88
  %91 = load i32, ptr addrspace(3) %90, align 4, !tbaa !15
  %92 = atomicrmw add ptr addrspace(1) %89, i32 %91 syncscope("device") monotonic, align 4
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 4
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 4
  %95 = load i32, ptr addrspace(3) %94, align 4, !tbaa !17
  %96 = atomicrmw add ptr addrspace(1) %93, i32 %95 syncscope("device") monotonic, align 4
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %89, i64 8
  %98 = getelementptr inbounds nuw i8, ptr addrspace(3) %90, i64 8
  %99 = load i32, ptr addrspace(3) %98, align 4, !tbaa !18
  %100 = atomicrmw add ptr addrspace(1) %97, i32 %99 syncscope("device") monotonic, align 4
  br label %101

101:                                              ; preds = %86, %82
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4movePK3SumP15HIP_vector_typeIiLj2EE(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = and i64 %3, 4294967295
  %5 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(1) %0, i64 %4
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %.sroa.5.0.copyload = load i32, ptr addrspace(1) %.sroa.5.0..sroa_idx, align 4, !tbaa !7
  %6 = icmp sgt i32 %.sroa.5.0.copyload, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %.sroa.42.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %.sroa.42.0.copyload = load i32, ptr addrspace(1) %.sroa.42.0..sroa_idx, align 4, !tbaa !7
  %.sroa.01.0.copyload = load i32, ptr addrspace(1) %5, align 4, !tbaa !7
  %8 = sdiv i32 %.sroa.01.0.copyload, %.sroa.5.0.copyload
  %9 = sdiv i32 %.sroa.42.0.copyload, %.sroa.5.0.copyload
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = and i64 %10, 4294967295
  %12 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(1) %1, i64 %11
  store i32 %8, ptr addrspace(1) %12, align 8, !tbaa !7
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 4
  store i32 %9, ptr addrspace(1) %.sroa.4.0..sroa_idx, align 4, !tbaa !7
  br label %13

13:                                               ; preds = %7, %2
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!12 = !{!13, !8, i64 0}
!13 = !{!"_ZTS15HIP_vector_typeIiLj2EE", !8, i64 0, !8, i64 4}
!14 = !{!13, !8, i64 4}
!15 = !{!16, !8, i64 0}
!16 = !{!"_ZTS3Sum", !8, i64 0, !8, i64 4, !8, i64 8}
!17 = !{!16, !8, i64 4}
!18 = !{!16, !8, i64 8}
