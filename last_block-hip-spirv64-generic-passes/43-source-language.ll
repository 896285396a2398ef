; ModuleID = '<memory>'
source_filename = "tests/programs/last_block.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@finished = dso_local addrspace(1) global i32 0, align 4
@_ZZ7sum_allPKiiPVxPxE5cache = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ7sum_allPKiiPVxPxE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7sum_allPKiiPVxPx(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !14 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !18
  %6 = trunc i64 %5 to i32, !dbg !18
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !22
  %8 = trunc i64 %7 to i32, !dbg !22
  %9 = mul i32 %8, %6, !dbg !25
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !26
  %11 = trunc i64 %10 to i32, !dbg !26
  %12 = add i32 %9, %11, !dbg !29
  %13 = icmp slt i32 %12, %1, !dbg !30
  br i1 %13, label %.lr.ph, label %._crit_edge, !dbg !31

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.024.lcssa = phi i64 [ 0, %4 ], [ %23, %.lr.ph ], !dbg !32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %15 = and i64 %14, 4294967295, !dbg !35
  %16 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %15, !dbg !35
  store i64 %.024.lcssa, ptr addrspace(3) %16, align 8, !dbg !36, !tbaa !37
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !39
  %17 = and i64 %14, 4294967264, !dbg !42
  %18 = icmp eq i64 %17, 0, !dbg !42
  br i1 %18, label %31, label %41, !dbg !42

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.02326 = phi i32 [ %29, %.lr.ph ], [ %12, %4 ]
  %.02425 = phi i64 [ %23, %.lr.ph ], [ 0, %4 ]
  %19 = sext i32 %.02326 to i64, !dbg !43
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19, !dbg !43
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !43, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !43
  %23 = add nsw i64 %.02425, %22, !dbg !44
  %24 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !45
  %25 = trunc i64 %24 to i32, !dbg !45
  %26 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !48
  %27 = trunc i64 %26 to i32, !dbg !48
  %28 = mul i32 %27, %25, !dbg !50
  %29 = add i32 %28, %.02326, !dbg !51
  %30 = icmp slt i32 %29, %1, !dbg !30
  br i1 %30, label %.lr.ph, label %._crit_edge, !dbg !31, !llvm.loop !52

31:                                               ; preds = %._crit_edge
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %33 = add i64 %32, 32, !dbg !57
  %34 = and i64 %33, 4294967295, !dbg !58
  %35 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %34, !dbg !58
  %36 = load i64, ptr addrspace(3) %35, align 8, !dbg !58, !tbaa !37
  %37 = and i64 %32, 4294967295, !dbg !59
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %37, !dbg !59
  %39 = load i64, ptr addrspace(3) %38, align 8, !dbg !60, !tbaa !37
  %40 = add nsw i64 %39, %36, !dbg !60
  store i64 %40, ptr addrspace(3) %38, align 8, !dbg !60, !tbaa !37
  br label %41, !dbg !59

41:                                               ; preds = %31, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %43 = and i64 %42, 4294967280, !dbg !42
  %44 = icmp eq i64 %43, 0, !dbg !42
  br i1 %44, label %45, label %55, !dbg !42

45:                                               ; preds = %41
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %47 = add i64 %46, 16, !dbg !57
  %48 = and i64 %47, 4294967295, !dbg !58
  %49 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %48, !dbg !58
  %50 = load i64, ptr addrspace(3) %49, align 8, !dbg !58, !tbaa !37
  %51 = and i64 %46, 4294967295, !dbg !59
  %52 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %51, !dbg !59
  %53 = load i64, ptr addrspace(3) %52, align 8, !dbg !60, !tbaa !37
  %54 = add nsw i64 %53, %50, !dbg !60
  store i64 %54, ptr addrspace(3) %52, align 8, !dbg !60, !tbaa !37
  br label %55, !dbg !59

55:                                               ; preds = %45, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %56 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %57 = and i64 %56, 4294967288, !dbg !42
  %58 = icmp eq i64 %57, 0, !dbg !42
  br i1 %58, label %59, label %69, !dbg !42

59:                                               ; preds = %55
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %61 = add i64 %60, 8, !dbg !57
  %62 = and i64 %61, 4294967295, !dbg !58
  %63 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %62, !dbg !58
  %64 = load i64, ptr addrspace(3) %63, align 8, !dbg !58, !tbaa !37
  %65 = and i64 %60, 4294967295, !dbg !59
  %66 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %65, !dbg !59
  %67 = load i64, ptr addrspace(3) %66, align 8, !dbg !60, !tbaa !37
  %68 = add nsw i64 %67, %64, !dbg !60
  store i64 %68, ptr addrspace(3) %66, align 8, !dbg !60, !tbaa !37
  br label %69, !dbg !59

69:                                               ; preds = %59, %55
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %70 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %71 = and i64 %70, 4294967292, !dbg !42
  %72 = icmp eq i64 %71, 0, !dbg !42
  br i1 %72, label %73, label %83, !dbg !42

73:                                               ; preds = %69
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %75 = add i64 %74, 4, !dbg !57
  %76 = and i64 %75, 4294967295, !dbg !58
  %77 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %76, !dbg !58
  %78 = load i64, ptr addrspace(3) %77, align 8, !dbg !58, !tbaa !37
  %79 = and i64 %74, 4294967295, !dbg !59
  %80 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %79, !dbg !59
  %81 = load i64, ptr addrspace(3) %80, align 8, !dbg !60, !tbaa !37
  %82 = add nsw i64 %81, %78, !dbg !60
  store i64 %82, ptr addrspace(3) %80, align 8, !dbg !60, !tbaa !37
  br label %83, !dbg !59

83:                                               ; preds = %73, %69
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %84 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %85 = and i64 %84, 4294967294, !dbg !42
  %86 = icmp eq i64 %85, 0, !dbg !42
  br i1 %86, label %87, label %97, !dbg !42

87:                                               ; preds = %83
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %89 = add i64 %88, 2, !dbg !57
  %90 = and i64 %89, 4294967295, !dbg !58
  %91 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %90, !dbg !58
  %92 = load i64, ptr addrspace(3) %91, align 8, !dbg !58, !tbaa !37
  %93 = and i64 %88, 4294967295, !dbg !59
  %94 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %93, !dbg !59
  %95 = load i64, ptr addrspace(3) %94, align 8, !dbg !60, !tbaa !37
  %96 = add nsw i64 %95, %92, !dbg !60
  store i64 %96, ptr addrspace(3) %94, align 8, !dbg !60, !tbaa !37
  br label %97, !dbg !59

97:                                               ; preds = %87, %83
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %98 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !63
  %99 = and i64 %98, 4294967295, !dbg !42
  %100 = icmp eq i64 %99, 0, !dbg !42
  br i1 %100, label %101, label %111, !dbg !42

101:                                              ; preds = %97
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !55
  %103 = add i64 %102, 1, !dbg !57
  %104 = and i64 %103, 4294967295, !dbg !58
  %105 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %104, !dbg !58
  %106 = load i64, ptr addrspace(3) %105, align 8, !dbg !58, !tbaa !37
  %107 = and i64 %102, 4294967295, !dbg !59
  %108 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %107, !dbg !59
  %109 = load i64, ptr addrspace(3) %108, align 8, !dbg !60, !tbaa !37
  %110 = add nsw i64 %109, %106, !dbg !60
  store i64 %110, ptr addrspace(3) %108, align 8, !dbg !60, !tbaa !37
  br label %111, !dbg !59

111:                                              ; preds = %101, %97
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !61
  %112 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !65
  %113 = and i64 %112, 4294967295, !dbg !67
  %114 = icmp eq i64 %113, 0, !dbg !67
  br i1 %114, label %115, label %136, !dbg !67

115:                                              ; preds = %111
  %116 = load i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, align 8, !dbg !68, !tbaa !37
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !69
  %118 = and i64 %117, 4294967295, !dbg !71
  %119 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %118, !dbg !71
  %120 = addrspacecast ptr addrspace(1) %119 to ptr addrspace(4)
  store volatile i64 %116, ptr addrspace(4) %120, align 8, !dbg !72, !tbaa !37
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #6, !dbg !73
  %121 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !76
  %122 = trunc i64 %121 to i32, !dbg !76
  %123 = add i32 %122, -1, !dbg !78
  %124 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), align 4, !dbg !79, !tbaa !9
  br label %125, !dbg !85

125:                                              ; preds = %125, %115
  %.0.i.i = phi i32 [ %124, %115 ], [ %130, %125 ], !dbg !86
  %.not.i.i.i = icmp ult i32 %.0.i.i, %123, !dbg !87
  %126 = add nuw i32 %.0.i.i, 1, !dbg !90
  %127 = select i1 %.not.i.i.i, i32 %126, i32 0, !dbg !90
  %128 = cmpxchg ptr addrspace(1) @finished, i32 %.0.i.i, i32 %127 syncscope("device") monotonic monotonic, align 4, !dbg !91
  %129 = extractvalue { i32, i1 } %128, 1, !dbg !91
  %130 = extractvalue { i32, i1 } %128, 0
  br i1 %129, label %_Z9atomicIncIjEjPjj.exit, label %125, !dbg !92, !llvm.loop !93

_Z9atomicIncIjEjPjj.exit:                         ; preds = %125
  %131 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !95
  %132 = trunc i64 %131 to i32, !dbg !95
  %133 = add i32 %132, -1, !dbg !97
  %134 = icmp eq i32 %.0.i.i, %133, !dbg !98
  %135 = zext i1 %134 to i8, !dbg !99
  store i8 %135, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !99, !tbaa !100
  br label %136, !dbg !102

136:                                              ; preds = %_Z9atomicIncIjEjPjj.exit, %111
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !103
  %137 = load i8, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !105, !tbaa !100, !range !106, !noundef !17
  %138 = trunc nuw i8 %137 to i1, !dbg !105
  br i1 %138, label %139, label %152, !dbg !107

139:                                              ; preds = %136
  %140 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %141 = and i64 %140, 4294967295, !dbg !110
  %142 = icmp eq i64 %141, 0, !dbg !110
  br i1 %142, label %.preheader, label %152, !dbg !107

.preheader:                                       ; preds = %139, %147
  %indvars.iv = phi i64 [ %indvars.iv.next, %147 ], [ 0, %139 ], !dbg !32
  %.021 = phi i64 [ %151, %147 ], [ 0, %139 ], !dbg !32
  %143 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !111
  %144 = and i64 %143, 4294967295, !dbg !113
  %145 = icmp samesign ult i64 %indvars.iv, %144, !dbg !113
  br i1 %145, label %147, label %146, !dbg !114

146:                                              ; preds = %.preheader
  store i64 %.021, ptr addrspace(1) %3, align 8, !dbg !115, !tbaa !37
  br label %152, !dbg !116

147:                                              ; preds = %.preheader
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %indvars.iv, !dbg !117
  %149 = addrspacecast ptr addrspace(1) %148 to ptr addrspace(4)
  %150 = load volatile i64, ptr addrspace(4) %149, align 8, !dbg !117, !tbaa !37
  %151 = add nsw i64 %150, %.021, !dbg !118
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !119
  br label %.preheader, !dbg !114, !llvm.loop !120

152:                                              ; preds = %146, %139, %136
  ret void, !dbg !122
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "last_block.hip", directory: "/work/main")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 3, i32 0}
!8 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C++ TBAA"}
!13 = !{!"hipspv.var 0 finished 4"}
!14 = distinct !DISubprogram(name: "sum_all", scope: !15, file: !15, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/last_block.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 10, column: 16, scope: !14)
!22 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 10, column: 29, scope: !14)
!25 = !DILocation(line: 10, column: 27, scope: !14)
!26 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 10, column: 42, scope: !14)
!29 = !DILocation(line: 10, column: 40, scope: !14)
!30 = !DILocation(line: 10, column: 57, scope: !14)
!31 = !DILocation(line: 10, column: 3, scope: !14)
!32 = !DILocation(line: 0, scope: !14)
!33 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !34)
!34 = distinct !DILocation(line: 12, column: 9, scope: !14)
!35 = !DILocation(line: 12, column: 3, scope: !14)
!36 = !DILocation(line: 12, column: 22, scope: !14)
!37 = !{!38, !38, i64 0}
!38 = !{!"long long", !11, i64 0}
!39 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 13, column: 3, scope: !14)
!42 = !DILocation(line: 15, column: 21, scope: !14)
!43 = !DILocation(line: 11, column: 13, scope: !14)
!44 = !DILocation(line: 11, column: 10, scope: !14)
!45 = !DILocation(line: 42, column: 206, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 10, column: 67, scope: !14)
!48 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 10, column: 79, scope: !14)
!50 = !DILocation(line: 10, column: 77, scope: !14)
!51 = !DILocation(line: 10, column: 64, scope: !14)
!52 = distinct !{!52, !31, !53, !54}
!53 = !DILocation(line: 11, column: 17, scope: !14)
!54 = !{!"llvm.loop.mustprogress"}
!55 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !56)
!56 = distinct !DILocation(line: 15, column: 57, scope: !14)
!57 = !DILocation(line: 15, column: 69, scope: !14)
!58 = !DILocation(line: 15, column: 51, scope: !14)
!59 = !DILocation(line: 15, column: 29, scope: !14)
!60 = !DILocation(line: 15, column: 48, scope: !14)
!61 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !62)
!62 = distinct !DILocation(line: 16, column: 5, scope: !14)
!63 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !64)
!64 = distinct !DILocation(line: 15, column: 9, scope: !14)
!65 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !66)
!66 = distinct !DILocation(line: 18, column: 7, scope: !14)
!67 = !DILocation(line: 18, column: 19, scope: !14)
!68 = !DILocation(line: 19, column: 24, scope: !14)
!69 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !70)
!70 = distinct !DILocation(line: 19, column: 10, scope: !14)
!71 = !DILocation(line: 19, column: 5, scope: !14)
!72 = !DILocation(line: 19, column: 22, scope: !14)
!73 = !DILocation(line: 72, column: 55, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "__threadfence", scope: !20, file: !20, line: 72, type: !16, scopeLine: 72, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 20, column: 5, scope: !14)
!76 = !DILocation(line: 42, column: 206, scope: !46, inlinedAt: !77)
!77 = distinct !DILocation(line: 21, column: 33, scope: !14)
!78 = !DILocation(line: 21, column: 43, scope: !14)
!79 = !DILocation(line: 69, column: 15, scope: !80, inlinedAt: !82)
!80 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_inc<unsigned int>, 4>", scope: !81, file: !81, line: 66, type: !16, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!82 = distinct !DILocation(line: 154, column: 1149, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "atomicInc<unsigned int>", scope: !81, file: !81, line: 154, type: !16, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 21, column: 12, scope: !14)
!85 = !DILocation(line: 71, column: 3, scope: !80, inlinedAt: !82)
!86 = !DILocation(line: 69, column: 8, scope: !80, inlinedAt: !82)
!87 = !DILocation(line: 58, column: 76, scope: !88, inlinedAt: !89)
!88 = distinct !DISubprogram(name: "next", scope: !81, file: !81, line: 58, type: !16, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!89 = distinct !DILocation(line: 72, column: 39, scope: !80, inlinedAt: !82)
!90 = !DILocation(line: 58, column: 72, scope: !88, inlinedAt: !89)
!91 = !DILocation(line: 73, column: 13, scope: !80, inlinedAt: !82)
!92 = !DILocation(line: 73, column: 3, scope: !80, inlinedAt: !82)
!93 = distinct !{!93, !85, !94, !54}
!94 = !DILocation(line: 74, column: 59, scope: !80, inlinedAt: !82)
!95 = !DILocation(line: 42, column: 206, scope: !46, inlinedAt: !96)
!96 = distinct !DILocation(line: 21, column: 51, scope: !14)
!97 = !DILocation(line: 21, column: 61, scope: !14)
!98 = !DILocation(line: 21, column: 48, scope: !14)
!99 = !DILocation(line: 21, column: 10, scope: !14)
!100 = !{!101, !101, i64 0}
!101 = !{!"bool", !11, i64 0}
!102 = !DILocation(line: 22, column: 3, scope: !14)
!103 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !104)
!104 = distinct !DILocation(line: 23, column: 3, scope: !14)
!105 = !DILocation(line: 24, column: 7, scope: !14)
!106 = !{i8 0, i8 2}
!107 = !DILocation(line: 24, column: 12, scope: !14)
!108 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !109)
!109 = distinct !DILocation(line: 24, column: 15, scope: !14)
!110 = !DILocation(line: 24, column: 27, scope: !14)
!111 = !DILocation(line: 42, column: 206, scope: !46, inlinedAt: !112)
!112 = distinct !DILocation(line: 26, column: 30, scope: !14)
!113 = !DILocation(line: 26, column: 28, scope: !14)
!114 = !DILocation(line: 26, column: 5, scope: !14)
!115 = !DILocation(line: 27, column: 10, scope: !14)
!116 = !DILocation(line: 28, column: 3, scope: !14)
!117 = !DILocation(line: 26, column: 55, scope: !14)
!118 = !DILocation(line: 26, column: 52, scope: !14)
!119 = !DILocation(line: 26, column: 41, scope: !14)
!120 = distinct !{!120, !114, !121, !54}
!121 = !DILocation(line: 26, column: 61, scope: !14)
!122 = !DILocation(line: 29, column: 1, scope: !14)
