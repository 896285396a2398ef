; ModuleID = '<memory>'
source_filename = "tests/programs/last_block.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@finished = hidden addrspace(1) externally_initialized global i32 0, align 4
@_ZZ7sum_allPKiiPVxPxE5cache = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ7sum_allPKiiPVxPxE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7sum_allPKiiPVxPx(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %9 = trunc i64 %8 to i32, !dbg !17
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !21
  %11 = trunc i64 %10 to i32, !dbg !21
  %12 = mul i32 %11, %9, !dbg !24
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !25
  %14 = trunc i64 %13 to i32, !dbg !25
  %15 = add i32 %12, %14, !dbg !28
  %16 = icmp slt i32 %15, %1, !dbg !29
  br i1 %16, label %.lr.ph, label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.024.lcssa = phi i64 [ 0, %4 ], [ %27, %.lr.ph ], !dbg !31
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !32
  %18 = and i64 %17, 4294967295, !dbg !34
  %19 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %18, !dbg !34
  store i64 %.024.lcssa, ptr addrspace(4) %19, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !38
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %21 = and i64 %20, 4294967264, !dbg !43
  %22 = icmp eq i64 %21, 0, !dbg !43
  br i1 %22, label %35, label %45, !dbg !43

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.02326 = phi i32 [ %33, %.lr.ph ], [ %15, %4 ]
  %.02425 = phi i64 [ %27, %.lr.ph ], [ 0, %4 ]
  %23 = sext i32 %.02326 to i64, !dbg !44
  %24 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %23, !dbg !44
  %25 = load i32, ptr addrspace(4) %24, align 4, !dbg !44, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !44
  %27 = add nsw i64 %.02425, %26, !dbg !45
  %28 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !46
  %29 = trunc i64 %28 to i32, !dbg !46
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !49
  %31 = trunc i64 %30 to i32, !dbg !49
  %32 = mul i32 %31, %29, !dbg !51
  %33 = add i32 %32, %.02326, !dbg !52
  %34 = icmp slt i32 %33, %1, !dbg !29
  br i1 %34, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !53

35:                                               ; preds = %._crit_edge
  %36 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %37 = add i64 %36, 32, !dbg !58
  %38 = and i64 %37, 4294967295, !dbg !59
  %39 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %38, !dbg !59
  %40 = load i64, ptr addrspace(4) %39, align 8, !dbg !59, !tbaa !36
  %41 = and i64 %36, 4294967295, !dbg !60
  %42 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %41, !dbg !60
  %43 = load i64, ptr addrspace(4) %42, align 8, !dbg !61, !tbaa !36
  %44 = add nsw i64 %43, %40, !dbg !61
  store i64 %44, ptr addrspace(4) %42, align 8, !dbg !61, !tbaa !36
  br label %45, !dbg !60

45:                                               ; preds = %35, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %47 = and i64 %46, 4294967280, !dbg !43
  %48 = icmp eq i64 %47, 0, !dbg !43
  br i1 %48, label %49, label %59, !dbg !43

49:                                               ; preds = %45
  %50 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %51 = add i64 %50, 16, !dbg !58
  %52 = and i64 %51, 4294967295, !dbg !59
  %53 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %52, !dbg !59
  %54 = load i64, ptr addrspace(4) %53, align 8, !dbg !59, !tbaa !36
  %55 = and i64 %50, 4294967295, !dbg !60
  %56 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %55, !dbg !60
  %57 = load i64, ptr addrspace(4) %56, align 8, !dbg !61, !tbaa !36
  %58 = add nsw i64 %57, %54, !dbg !61
  store i64 %58, ptr addrspace(4) %56, align 8, !dbg !61, !tbaa !36
  br label %59, !dbg !60

59:                                               ; preds = %49, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %61 = and i64 %60, 4294967288, !dbg !43
  %62 = icmp eq i64 %61, 0, !dbg !43
  br i1 %62, label %63, label %73, !dbg !43

63:                                               ; preds = %59
  %64 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %65 = add i64 %64, 8, !dbg !58
  %66 = and i64 %65, 4294967295, !dbg !59
  %67 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %66, !dbg !59
  %68 = load i64, ptr addrspace(4) %67, align 8, !dbg !59, !tbaa !36
  %69 = and i64 %64, 4294967295, !dbg !60
  %70 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %69, !dbg !60
  %71 = load i64, ptr addrspace(4) %70, align 8, !dbg !61, !tbaa !36
  %72 = add nsw i64 %71, %68, !dbg !61
  store i64 %72, ptr addrspace(4) %70, align 8, !dbg !61, !tbaa !36
  br label %73, !dbg !60

73:                                               ; preds = %63, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %75 = and i64 %74, 4294967292, !dbg !43
  %76 = icmp eq i64 %75, 0, !dbg !43
  br i1 %76, label %77, label %87, !dbg !43

77:                                               ; preds = %73
  %78 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %79 = add i64 %78, 4, !dbg !58
  %80 = and i64 %79, 4294967295, !dbg !59
  %81 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %80, !dbg !59
  %82 = load i64, ptr addrspace(4) %81, align 8, !dbg !59, !tbaa !36
  %83 = and i64 %78, 4294967295, !dbg !60
  %84 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %83, !dbg !60
  %85 = load i64, ptr addrspace(4) %84, align 8, !dbg !61, !tbaa !36
  %86 = add nsw i64 %85, %82, !dbg !61
  store i64 %86, ptr addrspace(4) %84, align 8, !dbg !61, !tbaa !36
  br label %87, !dbg !60

87:                                               ; preds = %77, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %89 = and i64 %88, 4294967294, !dbg !43
  %90 = icmp eq i64 %89, 0, !dbg !43
  br i1 %90, label %91, label %101, !dbg !43

91:                                               ; preds = %87
  %92 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %93 = add i64 %92, 2, !dbg !58
  %94 = and i64 %93, 4294967295, !dbg !59
  %95 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %94, !dbg !59
  %96 = load i64, ptr addrspace(4) %95, align 8, !dbg !59, !tbaa !36
  %97 = and i64 %92, 4294967295, !dbg !60
  %98 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %97, !dbg !60
  %99 = load i64, ptr addrspace(4) %98, align 8, !dbg !61, !tbaa !36
  %100 = add nsw i64 %99, %96, !dbg !61
  store i64 %100, ptr addrspace(4) %98, align 8, !dbg !61, !tbaa !36
  br label %101, !dbg !60

101:                                              ; preds = %91, %87
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %103 = and i64 %102, 4294967295, !dbg !43
  %104 = icmp eq i64 %103, 0, !dbg !43
  br i1 %104, label %105, label %115, !dbg !43

105:                                              ; preds = %101
  %106 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %107 = add i64 %106, 1, !dbg !58
  %108 = and i64 %107, 4294967295, !dbg !59
  %109 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %108, !dbg !59
  %110 = load i64, ptr addrspace(4) %109, align 8, !dbg !59, !tbaa !36
  %111 = and i64 %106, 4294967295, !dbg !60
  %112 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), i64 %111, !dbg !60
  %113 = load i64, ptr addrspace(4) %112, align 8, !dbg !61, !tbaa !36
  %114 = add nsw i64 %113, %110, !dbg !61
  store i64 %114, ptr addrspace(4) %112, align 8, !dbg !61, !tbaa !36
  br label %115, !dbg !60

115:                                              ; preds = %105, %101
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %116 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !64
  %117 = and i64 %116, 4294967295, !dbg !66
  %118 = icmp eq i64 %117, 0, !dbg !66
  br i1 %118, label %119, label %139, !dbg !66

119:                                              ; preds = %115
  %120 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache to ptr addrspace(4)), align 8, !dbg !67, !tbaa !36
  %121 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !68
  %122 = and i64 %121, 4294967295, !dbg !70
  %123 = getelementptr inbounds nuw i64, ptr addrspace(4) %6, i64 %122, !dbg !70
  store volatile i64 %120, ptr addrspace(4) %123, align 8, !dbg !71, !tbaa !36
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #6, !dbg !72
  %124 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !75
  %125 = trunc i64 %124 to i32, !dbg !75
  %126 = add i32 %125, -1, !dbg !77
  %127 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), align 4, !dbg !78, !tbaa !9
  br label %128, !dbg !84

128:                                              ; preds = %128, %119
  %.0.i.i = phi i32 [ %127, %119 ], [ %133, %128 ], !dbg !85
  %.not.i.i.i = icmp ult i32 %.0.i.i, %126, !dbg !86
  %129 = add nuw i32 %.0.i.i, 1, !dbg !89
  %130 = select i1 %.not.i.i.i, i32 %129, i32 0, !dbg !89
  %131 = cmpxchg ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), i32 %.0.i.i, i32 %130 syncscope("device") monotonic monotonic, align 4, !dbg !90
  %132 = extractvalue { i32, i1 } %131, 1, !dbg !90
  %133 = extractvalue { i32, i1 } %131, 0
  br i1 %132, label %_Z9atomicIncIjEjPjj.exit, label %128, !dbg !91, !llvm.loop !92

_Z9atomicIncIjEjPjj.exit:                         ; preds = %128
  %134 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !94
  %135 = trunc i64 %134 to i32, !dbg !94
  %136 = add i32 %135, -1, !dbg !96
  %137 = icmp eq i32 %.0.i.i, %136, !dbg !97
  %138 = zext i1 %137 to i8, !dbg !98
  store i8 %138, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last to ptr addrspace(4)), align 1, !dbg !98, !tbaa !99
  br label %139, !dbg !101

139:                                              ; preds = %_Z9atomicIncIjEjPjj.exit, %115
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !102
  %140 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last to ptr addrspace(4)), align 1, !dbg !104, !tbaa !99, !range !105, !noundef !16
  %141 = trunc nuw i8 %140 to i1, !dbg !104
  br i1 %141, label %142, label %154, !dbg !106

142:                                              ; preds = %139
  %143 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !107
  %144 = and i64 %143, 4294967295, !dbg !109
  %145 = icmp eq i64 %144, 0, !dbg !109
  br i1 %145, label %.preheader, label %154, !dbg !106

.preheader:                                       ; preds = %142, %150
  %indvars.iv = phi i64 [ %indvars.iv.next, %150 ], [ 0, %142 ], !dbg !31
  %.021 = phi i64 [ %153, %150 ], [ 0, %142 ], !dbg !31
  %146 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !110
  %147 = and i64 %146, 4294967295, !dbg !112
  %148 = icmp samesign ult i64 %indvars.iv, %147, !dbg !112
  br i1 %148, label %150, label %149, !dbg !113

149:                                              ; preds = %.preheader
  store i64 %.021, ptr addrspace(4) %7, align 8, !dbg !114, !tbaa !36
  br label %154, !dbg !115

150:                                              ; preds = %.preheader
  %151 = getelementptr inbounds nuw i64, ptr addrspace(4) %6, i64 %indvars.iv, !dbg !116
  %152 = load volatile i64, ptr addrspace(4) %151, align 8, !dbg !116, !tbaa !36
  %153 = add nsw i64 %152, %.021, !dbg !117
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !118
  br label %.preheader, !dbg !113, !llvm.loop !119

154:                                              ; preds = %149, %142, %139
  ret void, !dbg !121
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

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "last_block.hip", directory: "/work/main")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 0, i32 0}
!8 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = distinct !DISubprogram(name: "sum_all", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/last_block.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 10, column: 16, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 10, column: 29, scope: !13)
!24 = !DILocation(line: 10, column: 27, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 10, column: 42, scope: !13)
!28 = !DILocation(line: 10, column: 40, scope: !13)
!29 = !DILocation(line: 10, column: 57, scope: !13)
!30 = !DILocation(line: 10, column: 3, scope: !13)
!31 = !DILocation(line: 0, scope: !13)
!32 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !33)
!33 = distinct !DILocation(line: 12, column: 9, scope: !13)
!34 = !DILocation(line: 12, column: 3, scope: !13)
!35 = !DILocation(line: 12, column: 22, scope: !13)
!36 = !{!37, !37, i64 0}
!37 = !{!"long long", !11, i64 0}
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 13, column: 3, scope: !13)
!41 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !42)
!42 = distinct !DILocation(line: 15, column: 9, scope: !13)
!43 = !DILocation(line: 15, column: 21, scope: !13)
!44 = !DILocation(line: 11, column: 13, scope: !13)
!45 = !DILocation(line: 11, column: 10, scope: !13)
!46 = !DILocation(line: 42, column: 206, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 10, column: 67, scope: !13)
!49 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !50)
!50 = distinct !DILocation(line: 10, column: 79, scope: !13)
!51 = !DILocation(line: 10, column: 77, scope: !13)
!52 = !DILocation(line: 10, column: 64, scope: !13)
!53 = distinct !{!53, !30, !54, !55}
!54 = !DILocation(line: 11, column: 17, scope: !13)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !57)
!57 = distinct !DILocation(line: 15, column: 57, scope: !13)
!58 = !DILocation(line: 15, column: 69, scope: !13)
!59 = !DILocation(line: 15, column: 51, scope: !13)
!60 = !DILocation(line: 15, column: 29, scope: !13)
!61 = !DILocation(line: 15, column: 48, scope: !13)
!62 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !63)
!63 = distinct !DILocation(line: 16, column: 5, scope: !13)
!64 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !65)
!65 = distinct !DILocation(line: 18, column: 7, scope: !13)
!66 = !DILocation(line: 18, column: 19, scope: !13)
!67 = !DILocation(line: 19, column: 24, scope: !13)
!68 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !69)
!69 = distinct !DILocation(line: 19, column: 10, scope: !13)
!70 = !DILocation(line: 19, column: 5, scope: !13)
!71 = !DILocation(line: 19, column: 22, scope: !13)
!72 = !DILocation(line: 72, column: 55, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "__threadfence", scope: !19, file: !19, line: 72, type: !15, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 20, column: 5, scope: !13)
!75 = !DILocation(line: 42, column: 206, scope: !47, inlinedAt: !76)
!76 = distinct !DILocation(line: 21, column: 33, scope: !13)
!77 = !DILocation(line: 21, column: 43, scope: !13)
!78 = !DILocation(line: 69, column: 15, scope: !79, inlinedAt: !81)
!79 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_inc<unsigned int>, 4>", scope: !80, file: !80, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!81 = distinct !DILocation(line: 154, column: 1149, scope: !82, inlinedAt: !83)
!82 = distinct !DISubprogram(name: "atomicInc<unsigned int>", scope: !80, file: !80, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = distinct !DILocation(line: 21, column: 12, scope: !13)
!84 = !DILocation(line: 71, column: 3, scope: !79, inlinedAt: !81)
!85 = !DILocation(line: 69, column: 8, scope: !79, inlinedAt: !81)
!86 = !DILocation(line: 58, column: 76, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "next", scope: !80, file: !80, line: 58, type: !15, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 72, column: 39, scope: !79, inlinedAt: !81)
!89 = !DILocation(line: 58, column: 72, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 73, column: 13, scope: !79, inlinedAt: !81)
!91 = !DILocation(line: 73, column: 3, scope: !79, inlinedAt: !81)
!92 = distinct !{!92, !84, !93, !55}
!93 = !DILocation(line: 74, column: 59, scope: !79, inlinedAt: !81)
!94 = !DILocation(line: 42, column: 206, scope: !47, inlinedAt: !95)
!95 = distinct !DILocation(line: 21, column: 51, scope: !13)
!96 = !DILocation(line: 21, column: 61, scope: !13)
!97 = !DILocation(line: 21, column: 48, scope: !13)
!98 = !DILocation(line: 21, column: 10, scope: !13)
!99 = !{!100, !100, i64 0}
!100 = !{!"bool", !11, i64 0}
!101 = !DILocation(line: 22, column: 3, scope: !13)
!102 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !103)
!103 = distinct !DILocation(line: 23, column: 3, scope: !13)
!104 = !DILocation(line: 24, column: 7, scope: !13)
!105 = !{i8 0, i8 2}
!106 = !DILocation(line: 24, column: 12, scope: !13)
!107 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !108)
!108 = distinct !DILocation(line: 24, column: 15, scope: !13)
!109 = !DILocation(line: 24, column: 27, scope: !13)
!110 = !DILocation(line: 42, column: 206, scope: !47, inlinedAt: !111)
!111 = distinct !DILocation(line: 26, column: 30, scope: !13)
!112 = !DILocation(line: 26, column: 28, scope: !13)
!113 = !DILocation(line: 26, column: 5, scope: !13)
!114 = !DILocation(line: 27, column: 10, scope: !13)
!115 = !DILocation(line: 28, column: 3, scope: !13)
!116 = !DILocation(line: 26, column: 55, scope: !13)
!117 = !DILocation(line: 26, column: 52, scope: !13)
!118 = !DILocation(line: 26, column: 41, scope: !13)
!119 = distinct !{!119, !113, !120, !55}
!120 = !DILocation(line: 26, column: 61, scope: !13)
!121 = !DILocation(line: 29, column: 1, scope: !13)
