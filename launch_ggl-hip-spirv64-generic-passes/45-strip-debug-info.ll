; ModuleID = '<memory>'
source_filename = "tests/programs/launch_ggl.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z5plainPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = add i32 %1, %4
  %6 = and i64 %3, 4294967295
  %7 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %6
  store i32 %5, ptr addrspace(1) %7, align 4, !tbaa !7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden spir_kernel void @_Z12no_argumentsv() local_unnamed_addr #1 {
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6scaledIiLi5EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, ptr addrspace(3) align 1 %dynamic_shared) #4 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %5
  store i32 %1, ptr addrspace(3) %6, align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = xor i64 %3, -1
  %9 = add i64 %7, %8
  %10 = and i64 %9, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %10
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !7
  %13 = mul nsw i32 %12, 5
  %14 = add nsw i32 %13, %4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6scaledIiLi3EEvPT_S0_(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, ptr addrspace(3) align 1 %dynamic_shared) #4 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = and i64 %3, 4294967295
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %5
  store i32 %1, ptr addrspace(3) %6, align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = xor i64 %3, -1
  %9 = add i64 %7, %8
  %10 = and i64 %9, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) %dynamic_shared, i64 %10
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !7
  %13 = mul nsw i32 %12, 3
  %14 = add nsw i32 %13, %4
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %5
  store i32 %14, ptr addrspace(1) %15, align 4, !tbaa !7
  ret void
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!11 = !{!"hipspv.shared _Z6scaledIiLi5EEvPT_S0_ 2"}
!12 = !{!"hipspv.shared _Z6scaledIiLi3EEvPT_S0_ 2"}
