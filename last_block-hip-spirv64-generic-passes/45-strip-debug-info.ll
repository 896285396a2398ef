; ModuleID = '<memory>'
source_filename = "tests/programs/last_block.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@finished = dso_local addrspace(1) global i32 0, align 4
@_ZZ7sum_allPKiiPVxPxE5cache = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ7sum_allPKiiPVxPxE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7sum_allPKiiPVxPx(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %8 = trunc i64 %7 to i32
  %9 = mul i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = icmp slt i32 %12, %1
  br i1 %13, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.024.lcssa = phi i64 [ 0, %4 ], [ %23, %.lr.ph ]
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %15 = and i64 %14, 4294967295
  %16 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %15
  store i64 %.024.lcssa, ptr addrspace(3) %16, align 8, !tbaa !12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %17 = and i64 %14, 4294967264
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %31, label %41

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.02326 = phi i32 [ %29, %.lr.ph ], [ %12, %4 ]
  %.02425 = phi i64 [ %23, %.lr.ph ], [ 0, %4 ]
  %19 = sext i32 %.02326 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !7
  %22 = sext i32 %21 to i64
  %23 = add nsw i64 %.02425, %22
  %24 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4
  %25 = trunc i64 %24 to i32
  %26 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %27 = trunc i64 %26 to i32
  %28 = mul i32 %27, %25
  %29 = add i32 %28, %.02326
  %30 = icmp slt i32 %29, %1
  br i1 %30, label %.lr.ph, label %._crit_edge, !llvm.loop !14

31:                                               ; preds = %._crit_edge
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %33 = add i64 %32, 32
  %34 = and i64 %33, 4294967295
  %35 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %34
  %36 = load i64, ptr addrspace(3) %35, align 8, !tbaa !12
  %37 = and i64 %32, 4294967295
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %37
  %39 = load i64, ptr addrspace(3) %38, align 8, !tbaa !12
  %40 = add nsw i64 %39, %36
  store i64 %40, ptr addrspace(3) %38, align 8, !tbaa !12
  br label %41

41:                                               ; preds = %31, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %43 = and i64 %42, 4294967280
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %55

45:                                               ; preds = %41
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %47 = add i64 %46, 16
  %48 = and i64 %47, 4294967295
  %49 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %48
  %50 = load i64, ptr addrspace(3) %49, align 8, !tbaa !12
  %51 = and i64 %46, 4294967295
  %52 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %51
  %53 = load i64, ptr addrspace(3) %52, align 8, !tbaa !12
  %54 = add nsw i64 %53, %50
  store i64 %54, ptr addrspace(3) %52, align 8, !tbaa !12
  br label %55

55:                                               ; preds = %45, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %56 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %57 = and i64 %56, 4294967288
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %69

59:                                               ; preds = %55
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %61 = add i64 %60, 8
  %62 = and i64 %61, 4294967295
  %63 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %62
  %64 = load i64, ptr addrspace(3) %63, align 8, !tbaa !12
  %65 = and i64 %60, 4294967295
  %66 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %65
  %67 = load i64, ptr addrspace(3) %66, align 8, !tbaa !12
  %68 = add nsw i64 %67, %64
  store i64 %68, ptr addrspace(3) %66, align 8, !tbaa !12
  br label %69

69:                                               ; preds = %59, %55
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %70 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %71 = and i64 %70, 4294967292
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %83

73:                                               ; preds = %69
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %75 = add i64 %74, 4
  %76 = and i64 %75, 4294967295
  %77 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %76
  %78 = load i64, ptr addrspace(3) %77, align 8, !tbaa !12
  %79 = and i64 %74, 4294967295
  %80 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %79
  %81 = load i64, ptr addrspace(3) %80, align 8, !tbaa !12
  %82 = add nsw i64 %81, %78
  store i64 %82, ptr addrspace(3) %80, align 8, !tbaa !12
  br label %83

83:                                               ; preds = %73, %69
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %84 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %85 = and i64 %84, 4294967294
  %86 = icmp eq i64 %85, 0
  br i1 %86, label %87, label %97

87:                                               ; preds = %83
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %89 = add i64 %88, 2
  %90 = and i64 %89, 4294967295
  %91 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %90
  %92 = load i64, ptr addrspace(3) %91, align 8, !tbaa !12
  %93 = and i64 %88, 4294967295
  %94 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %93
  %95 = load i64, ptr addrspace(3) %94, align 8, !tbaa !12
  %96 = add nsw i64 %95, %92
  store i64 %96, ptr addrspace(3) %94, align 8, !tbaa !12
  br label %97

97:                                               ; preds = %87, %83
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %98 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %99 = and i64 %98, 4294967295
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %111

101:                                              ; preds = %97
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %103 = add i64 %102, 1
  %104 = and i64 %103, 4294967295
  %105 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %104
  %106 = load i64, ptr addrspace(3) %105, align 8, !tbaa !12
  %107 = and i64 %102, 4294967295
  %108 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %107
  %109 = load i64, ptr addrspace(3) %108, align 8, !tbaa !12
  %110 = add nsw i64 %109, %106
  store i64 %110, ptr addrspace(3) %108, align 8, !tbaa !12
  br label %111

111:                                              ; preds = %101, %97
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %112 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %113 = and i64 %112, 4294967295
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %115, label %136

115:                                              ; preds = %111
  %116 = load i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, align 8, !tbaa !12
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %118 = and i64 %117, 4294967295
  %119 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %118
  %120 = addrspacecast ptr addrspace(1) %119 to ptr addrspace(4)
  store volatile i64 %116, ptr addrspace(4) %120, align 8, !tbaa !12
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #6
  %121 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4
  %122 = trunc i64 %121 to i32
  %123 = add i32 %122, -1
  %124 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), align 4, !tbaa !7
  br label %125

125:                                              ; preds = %125, %115
  %.0.i.i = phi i32 [ %124, %115 ], [ %130, %125 ]
  %.not.i.i.i = icmp ult i32 %.0.i.i, %123
  %126 = add nuw i32 %.0.i.i, 1
  %127 = select i1 %.not.i.i.i, i32 %126, i32 0
  %128 = cmpxchg ptr addrspace(1) @finished, i32 %.0.i.i, i32 %127 syncscope("device") monotonic monotonic, align 4
  %129 = extractvalue { i32, i1 } %128, 1
  %130 = extractvalue { i32, i1 } %128, 0
  br i1 %129, label %_Z9atomicIncIjEjPjj.exit, label %125, !llvm.loop !16

_Z9atomicIncIjEjPjj.exit:                         ; preds = %125
  %131 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4
  %132 = trunc i64 %131 to i32
  %133 = add i32 %132, -1
  %134 = icmp eq i32 %.0.i.i, %133
  %135 = zext i1 %134 to i8
  store i8 %135, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !tbaa !17
  br label %136

136:                                              ; preds = %_Z9atomicIncIjEjPjj.exit, %111
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5
  %137 = load i8, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !tbaa !17, !range !19, !noundef !20
  %138 = trunc nuw i8 %137 to i1
  br i1 %138, label %139, label %152

139:                                              ; preds = %136
  %140 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %141 = and i64 %140, 4294967295
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %.preheader, label %152

.preheader:                                       ; preds = %139, %147
  %indvars.iv = phi i64 [ %indvars.iv.next, %147 ], [ 0, %139 ]
  %.021 = phi i64 [ %151, %147 ], [ 0, %139 ]
  %143 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4
  %144 = and i64 %143, 4294967295
  %145 = icmp samesign ult i64 %indvars.iv, %144
  br i1 %145, label %147, label %146

146:                                              ; preds = %.preheader
  store i64 %.021, ptr addrspace(1) %3, align 8, !tbaa !12
  br label %152

147:                                              ; preds = %.preheader
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %indvars.iv
  %149 = addrspacecast ptr addrspace(1) %148 to ptr addrspace(4)
  %150 = load volatile i64, ptr addrspace(4) %149, align 8, !tbaa !12
  %151 = add nsw i64 %150, %.021
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %.preheader, !llvm.loop !21

152:                                              ; preds = %146, %139, %136
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

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #3

define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0) {
entry:
  %1 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 0
  store i64 ptrtoint (ptr addrspace(1) @finished to i64), ptr addrspace(1) %1, align 8
  ret void
}

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind }

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
!11 = !{!"hipspv.var 0 finished 4"}
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = !{!18, !18, i64 0}
!18 = !{!"bool", !9, i64 0}
!19 = !{i8 0, i8 2}
!20 = !{}
!21 = distinct !{!21, !15}
