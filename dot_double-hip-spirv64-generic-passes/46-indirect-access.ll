; ModuleID = '<memory>'
source_filename = "tests/programs/dot_double.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8dot_treePKdS0_PdiE5cache = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8
@_ZZ10dot_atomicPKdS0_PdiE5block = internal addrspace(3) global double undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8dot_treePKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %9 = trunc i64 %8 to i32
  %10 = mul i32 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %12 = trunc i64 %11 to i32
  %13 = add i32 %10, %12
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.017.lcssa = phi double [ 0.000000e+00, %4 ], [ %26, %.lr.ph ]
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %16 = and i64 %15, 4294967295
  %17 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %16
  store double %.017.lcssa, ptr addrspace(3) %17, align 8, !tbaa !14
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %18 = and i64 %15, 4294967232
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %34, label %44

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.01619 = phi i32 [ %32, %.lr.ph ], [ %13, %4 ]
  %.01718 = phi double [ %26, %.lr.ph ], [ 0.000000e+00, %4 ]
  %20 = sext i32 %.01619 to i64
  %21 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %20
  %22 = load double, ptr addrspace(1) %21, align 8, !tbaa !14
  %23 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %20
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !14
  %25 = fmul contract double %22, %24
  %26 = fadd contract double %.01718, %25
  %27 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3
  %28 = trunc i64 %27 to i32
  %29 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %30 = trunc i64 %29 to i32
  %31 = mul i32 %30, %28
  %32 = add i32 %31, %.01619
  %33 = icmp slt i32 %32, %3
  br i1 %33, label %.lr.ph, label %._crit_edge, !llvm.loop !16

34:                                               ; preds = %._crit_edge
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %36 = add i64 %35, 64
  %37 = and i64 %36, 4294967295
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %37
  %39 = load double, ptr addrspace(3) %38, align 8, !tbaa !14
  %40 = and i64 %35, 4294967295
  %41 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %40
  %42 = load double, ptr addrspace(3) %41, align 8, !tbaa !14
  %43 = fadd contract double %39, %42
  store double %43, ptr addrspace(3) %41, align 8, !tbaa !14
  br label %44

44:                                               ; preds = %34, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %46 = and i64 %45, 4294967264
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %58

48:                                               ; preds = %44
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %50 = add i64 %49, 32
  %51 = and i64 %50, 4294967295
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %51
  %53 = load double, ptr addrspace(3) %52, align 8, !tbaa !14
  %54 = and i64 %49, 4294967295
  %55 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %54
  %56 = load double, ptr addrspace(3) %55, align 8, !tbaa !14
  %57 = fadd contract double %53, %56
  store double %57, ptr addrspace(3) %55, align 8, !tbaa !14
  br label %58

58:                                               ; preds = %48, %44
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %60 = and i64 %59, 4294967280
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %72

62:                                               ; preds = %58
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %64 = add i64 %63, 16
  %65 = and i64 %64, 4294967295
  %66 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %65
  %67 = load double, ptr addrspace(3) %66, align 8, !tbaa !14
  %68 = and i64 %63, 4294967295
  %69 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %68
  %70 = load double, ptr addrspace(3) %69, align 8, !tbaa !14
  %71 = fadd contract double %67, %70
  store double %71, ptr addrspace(3) %69, align 8, !tbaa !14
  br label %72

72:                                               ; preds = %62, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %74 = and i64 %73, 4294967288
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %86

76:                                               ; preds = %72
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %78 = add i64 %77, 8
  %79 = and i64 %78, 4294967295
  %80 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %79
  %81 = load double, ptr addrspace(3) %80, align 8, !tbaa !14
  %82 = and i64 %77, 4294967295
  %83 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %82
  %84 = load double, ptr addrspace(3) %83, align 8, !tbaa !14
  %85 = fadd contract double %81, %84
  store double %85, ptr addrspace(3) %83, align 8, !tbaa !14
  br label %86

86:                                               ; preds = %76, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %88 = and i64 %87, 4294967292
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %90, label %100

90:                                               ; preds = %86
  %91 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %92 = add i64 %91, 4
  %93 = and i64 %92, 4294967295
  %94 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %93
  %95 = load double, ptr addrspace(3) %94, align 8, !tbaa !14
  %96 = and i64 %91, 4294967295
  %97 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %96
  %98 = load double, ptr addrspace(3) %97, align 8, !tbaa !14
  %99 = fadd contract double %95, %98
  store double %99, ptr addrspace(3) %97, align 8, !tbaa !14
  br label %100

100:                                              ; preds = %90, %86
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %102 = and i64 %101, 4294967294
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %114

104:                                              ; preds = %100
  %105 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %106 = add i64 %105, 2
  %107 = and i64 %106, 4294967295
  %108 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %107
  %109 = load double, ptr addrspace(3) %108, align 8, !tbaa !14
  %110 = and i64 %105, 4294967295
  %111 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %110
  %112 = load double, ptr addrspace(3) %111, align 8, !tbaa !14
  %113 = fadd contract double %109, %112
  store double %113, ptr addrspace(3) %111, align 8, !tbaa !14
  br label %114

114:                                              ; preds = %104, %100
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %115 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %116 = and i64 %115, 4294967295
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %118, label %128

118:                                              ; preds = %114
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %120 = add i64 %119, 1
  %121 = and i64 %120, 4294967295
  %122 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %121
  %123 = load double, ptr addrspace(3) %122, align 8, !tbaa !14
  %124 = and i64 %119, 4294967295
  %125 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %124
  %126 = load double, ptr addrspace(3) %125, align 8, !tbaa !14
  %127 = fadd contract double %123, %126
  store double %127, ptr addrspace(3) %125, align 8, !tbaa !14
  br label %128

128:                                              ; preds = %118, %114
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %129 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %130 = and i64 %129, 4294967295
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %132, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit

132:                                              ; preds = %128
  %133 = load double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, align 8, !tbaa !14
  %134 = load volatile i64, ptr addrspace(4) %5, align 8, !tbaa !18
  br label %135

135:                                              ; preds = %135, %132
  %.0.i.i.i = phi i64 [ %134, %132 ], [ %141, %135 ]
  %136 = bitcast i64 %.0.i.i.i to double
  %137 = fadd contract double %133, %136
  %138 = bitcast double %137 to i64
  %139 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i, i64 %138 syncscope("device") monotonic monotonic, align 8
  %140 = extractvalue { i64, i1 } %139, 1
  %141 = extractvalue { i64, i1 } %139, 0
  br i1 %140, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %135, !llvm.loop !20

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %135, %128
  ret void
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10dot_atomicPKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %7 = and i64 %6, 4294967295
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %4
  store double 0.000000e+00, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !tbaa !14
  br label %10

10:                                               ; preds = %9, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %12 = trunc i64 %11 to i32
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = mul i32 %14, %12
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %17 = trunc i64 %16 to i32
  %18 = add i32 %15, %17
  %19 = icmp slt i32 %18, %3
  br i1 %19, label %20, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit

20:                                               ; preds = %10
  %21 = sext i32 %18 to i64
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %21
  %23 = load double, ptr addrspace(1) %22, align 8, !tbaa !14
  %24 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %21
  %25 = load double, ptr addrspace(1) %24, align 8, !tbaa !14
  %26 = fmul contract double %23, %25
  %27 = load volatile i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !tbaa !18
  br label %28

28:                                               ; preds = %28, %20
  %.0.i.i.i = phi i64 [ %27, %20 ], [ %34, %28 ]
  %29 = bitcast i64 %.0.i.i.i to double
  %30 = fadd contract double %26, %29
  %31 = bitcast double %30 to i64
  %32 = cmpxchg ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, i64 %.0.i.i.i, i64 %31 syncscope("device") monotonic monotonic, align 8
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %28, !llvm.loop !21

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %28, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %36 = and i64 %35, 4294967295
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %38, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10

38:                                               ; preds = %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  %39 = load double, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !tbaa !14
  %40 = load volatile i64, ptr addrspace(4) %5, align 8, !tbaa !18
  br label %41

41:                                               ; preds = %41, %38
  %.0.i.i.i9 = phi i64 [ %40, %38 ], [ %47, %41 ]
  %42 = bitcast i64 %.0.i.i.i9 to double
  %43 = fadd contract double %39, %42
  %44 = bitcast double %43 to i64
  %45 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i9, i64 %44 syncscope("device") monotonic monotonic, align 8
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  br i1 %46, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, label %41, !llvm.loop !22

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10: ; preds = %41, %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #1

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
!hipspv.notes = !{!11, !12, !13}
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
!11 = !{!"hipspv.fp64 _Z8dot_treePKdS0_Pdi tests/programs/dot_double.hip:0"}
!12 = !{!"hipspv.fp64 _Z10dot_atomicPKdS0_Pdi tests/programs/dot_double.hip:22"}
!13 = !{!"hipspv.notes 1"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !9, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!19, !19, i64 0}
!19 = !{!"long long", !9, i64 0}
!20 = distinct !{!20, !17}
!21 = distinct !{!21, !17}
!22 = distinct !{!22, !17}
