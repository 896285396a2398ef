; ModuleID = '<memory>'
source_filename = "tests/programs/last_block.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@finished = hidden addrspace(1) externally_initialized global i32 0, align 4
@_ZZ7sum_allPKiiPVxPxE5cache = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ7sum_allPKiiPVxPxE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7sum_allPKiiPVxPx(ptr addrspace(1) noundef readonly captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %6 = trunc i64 %5 to i32, !dbg !17
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !21
  %8 = trunc i64 %7 to i32, !dbg !21
  %9 = mul i32 %8, %6, !dbg !24
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !25
  %11 = trunc i64 %10 to i32, !dbg !25
  %12 = add i32 %9, %11, !dbg !28
  %13 = icmp slt i32 %12, %1, !dbg !29
  br i1 %13, label %.lr.ph, label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.024.lcssa = phi i64 [ 0, %4 ], [ %23, %.lr.ph ], !dbg !31
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !32
  %15 = and i64 %14, 4294967295, !dbg !34
  %16 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %15, !dbg !34
  store i64 %.024.lcssa, ptr addrspace(3) %16, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !38
  %17 = and i64 %14, 4294967264, !dbg !41
  %18 = icmp eq i64 %17, 0, !dbg !41
  br i1 %18, label %31, label %41, !dbg !41

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.02326 = phi i32 [ %29, %.lr.ph ], [ %12, %4 ]
  %.02425 = phi i64 [ %23, %.lr.ph ], [ 0, %4 ]
  %19 = sext i32 %.02326 to i64, !dbg !42
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19, !dbg !42
  %21 = load i32, ptr addrspace(1) %20, align 4, !dbg !42, !tbaa !9
  %22 = sext i32 %21 to i64, !dbg !42
  %23 = add nsw i64 %.02425, %22, !dbg !43
  %24 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !44
  %25 = trunc i64 %24 to i32, !dbg !44
  %26 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !47
  %27 = trunc i64 %26 to i32, !dbg !47
  %28 = mul i32 %27, %25, !dbg !49
  %29 = add i32 %28, %.02326, !dbg !50
  %30 = icmp slt i32 %29, %1, !dbg !29
  br i1 %30, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !51

31:                                               ; preds = %._crit_edge
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %33 = add i64 %32, 32, !dbg !56
  %34 = and i64 %33, 4294967295, !dbg !57
  %35 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %34, !dbg !57
  %36 = load i64, ptr addrspace(3) %35, align 8, !dbg !57, !tbaa !36
  %37 = and i64 %32, 4294967295, !dbg !58
  %38 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %37, !dbg !58
  %39 = load i64, ptr addrspace(3) %38, align 8, !dbg !59, !tbaa !36
  %40 = add nsw i64 %39, %36, !dbg !59
  store i64 %40, ptr addrspace(3) %38, align 8, !dbg !59, !tbaa !36
  br label %41, !dbg !58

41:                                               ; preds = %31, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %42 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %43 = and i64 %42, 4294967280, !dbg !41
  %44 = icmp eq i64 %43, 0, !dbg !41
  br i1 %44, label %45, label %55, !dbg !41

45:                                               ; preds = %41
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %47 = add i64 %46, 16, !dbg !56
  %48 = and i64 %47, 4294967295, !dbg !57
  %49 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %48, !dbg !57
  %50 = load i64, ptr addrspace(3) %49, align 8, !dbg !57, !tbaa !36
  %51 = and i64 %46, 4294967295, !dbg !58
  %52 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %51, !dbg !58
  %53 = load i64, ptr addrspace(3) %52, align 8, !dbg !59, !tbaa !36
  %54 = add nsw i64 %53, %50, !dbg !59
  store i64 %54, ptr addrspace(3) %52, align 8, !dbg !59, !tbaa !36
  br label %55, !dbg !58

55:                                               ; preds = %45, %41
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %56 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %57 = and i64 %56, 4294967288, !dbg !41
  %58 = icmp eq i64 %57, 0, !dbg !41
  br i1 %58, label %59, label %69, !dbg !41

59:                                               ; preds = %55
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %61 = add i64 %60, 8, !dbg !56
  %62 = and i64 %61, 4294967295, !dbg !57
  %63 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %62, !dbg !57
  %64 = load i64, ptr addrspace(3) %63, align 8, !dbg !57, !tbaa !36
  %65 = and i64 %60, 4294967295, !dbg !58
  %66 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %65, !dbg !58
  %67 = load i64, ptr addrspace(3) %66, align 8, !dbg !59, !tbaa !36
  %68 = add nsw i64 %67, %64, !dbg !59
  store i64 %68, ptr addrspace(3) %66, align 8, !dbg !59, !tbaa !36
  br label %69, !dbg !58

69:                                               ; preds = %59, %55
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %70 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %71 = and i64 %70, 4294967292, !dbg !41
  %72 = icmp eq i64 %71, 0, !dbg !41
  br i1 %72, label %73, label %83, !dbg !41

73:                                               ; preds = %69
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %75 = add i64 %74, 4, !dbg !56
  %76 = and i64 %75, 4294967295, !dbg !57
  %77 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %76, !dbg !57
  %78 = load i64, ptr addrspace(3) %77, align 8, !dbg !57, !tbaa !36
  %79 = and i64 %74, 4294967295, !dbg !58
  %80 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %79, !dbg !58
  %81 = load i64, ptr addrspace(3) %80, align 8, !dbg !59, !tbaa !36
  %82 = add nsw i64 %81, %78, !dbg !59
  store i64 %82, ptr addrspace(3) %80, align 8, !dbg !59, !tbaa !36
  br label %83, !dbg !58

83:                                               ; preds = %73, %69
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %84 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %85 = and i64 %84, 4294967294, !dbg !41
  %86 = icmp eq i64 %85, 0, !dbg !41
  br i1 %86, label %87, label %97, !dbg !41

87:                                               ; preds = %83
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %89 = add i64 %88, 2, !dbg !56
  %90 = and i64 %89, 4294967295, !dbg !57
  %91 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %90, !dbg !57
  %92 = load i64, ptr addrspace(3) %91, align 8, !dbg !57, !tbaa !36
  %93 = and i64 %88, 4294967295, !dbg !58
  %94 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %93, !dbg !58
  %95 = load i64, ptr addrspace(3) %94, align 8, !dbg !59, !tbaa !36
  %96 = add nsw i64 %95, %92, !dbg !59
  store i64 %96, ptr addrspace(3) %94, align 8, !dbg !59, !tbaa !36
  br label %97, !dbg !58

97:                                               ; preds = %87, %83
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %98 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %99 = and i64 %98, 4294967295, !dbg !41
  %100 = icmp eq i64 %99, 0, !dbg !41
  br i1 %100, label %101, label %111, !dbg !41

101:                                              ; preds = %97
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !54
  %103 = add i64 %102, 1, !dbg !56
  %104 = and i64 %103, 4294967295, !dbg !57
  %105 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %104, !dbg !57
  %106 = load i64, ptr addrspace(3) %105, align 8, !dbg !57, !tbaa !36
  %107 = and i64 %102, 4294967295, !dbg !58
  %108 = getelementptr inbounds nuw i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %107, !dbg !58
  %109 = load i64, ptr addrspace(3) %108, align 8, !dbg !59, !tbaa !36
  %110 = add nsw i64 %109, %106, !dbg !59
  store i64 %110, ptr addrspace(3) %108, align 8, !dbg !59, !tbaa !36
  br label %111, !dbg !58

111:                                              ; preds = %101, %97
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !60
  %112 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !64
  %113 = and i64 %112, 4294967295, !dbg !66
  %114 = icmp eq i64 %113, 0, !dbg !66
  br i1 %114, label %115, label %136, !dbg !66

115:                                              ; preds = %111
  %116 = load i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, align 8, !dbg !67, !tbaa !36
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !68
  %118 = and i64 %117, 4294967295, !dbg !70
  %119 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %118, !dbg !70
  %120 = addrspacecast ptr addrspace(1) %119 to ptr addrspace(4)
  store volatile i64 %116, ptr addrspace(4) %120, align 8, !dbg !71, !tbaa !36
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #6, !dbg !72
  %121 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !75
  %122 = trunc i64 %121 to i32, !dbg !75
  %123 = add i32 %122, -1, !dbg !77
  %124 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), align 4, !dbg !78, !tbaa !9
  br label %125, !dbg !84

125:                                              ; preds = %125, %115
  %.0.i.i = phi i32 [ %124, %115 ], [ %130, %125 ], !dbg !85
  %.not.i.i.i = icmp ult i32 %.0.i.i, %123, !dbg !86
  %126 = add nuw i32 %.0.i.i, 1, !dbg !89
  %127 = select i1 %.not.i.i.i, i32 %126, i32 0, !dbg !89
  %128 = cmpxchg ptr addrspace(1) @finished, i32 %.0.i.i, i32 %127 syncscope("device") monotonic monotonic, align 4, !dbg !90
  %129 = extractvalue { i32, i1 } %128, 1, !dbg !90
  %130 = extractvalue { i32, i1 } %128, 0
  br i1 %129, label %_Z9atomicIncIjEjPjj.exit, label %125, !dbg !91, !llvm.loop !92

_Z9atomicIncIjEjPjj.exit:                         ; preds = %125
  %131 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !94
  %132 = trunc i64 %131 to i32, !dbg !94
  %133 = add i32 %132, -1, !dbg !96
  %134 = icmp eq i32 %.0.i.i, %133, !dbg !97
  %135 = zext i1 %134 to i8, !dbg !98
  store i8 %135, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !98, !tbaa !99
  br label %136, !dbg !101

136:                                              ; preds = %_Z9atomicIncIjEjPjj.exit, %111
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !102
  %137 = load i8, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !104, !tbaa !99, !range !105, !noundef !16
  %138 = trunc nuw i8 %137 to i1, !dbg !104
  br i1 %138, label %139, label %152, !dbg !106

139:                                              ; preds = %136
  %140 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !107
  %141 = and i64 %140, 4294967295, !dbg !109
  %142 = icmp eq i64 %141, 0, !dbg !109
  br i1 %142, label %.preheader, label %152, !dbg !106

.preheader:                                       ; preds = %139, %147
  %indvars.iv = phi i64 [ %indvars.iv.next, %147 ], [ 0, %139 ], !dbg !31
  %.021 = phi i64 [ %151, %147 ], [ 0, %139 ], !dbg !31
  %143 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !110
  %144 = and i64 %143, 4294967295, !dbg !112
  %145 = icmp samesign ult i64 %indvars.iv, %144, !dbg !112
  br i1 %145, label %147, label %146, !dbg !113

146:                                              ; preds = %.preheader
  store i64 %.021, ptr addrspace(1) %3, align 8, !dbg !114, !tbaa !36
  br label %152, !dbg !115

147:                                              ; preds = %.preheader
  %148 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %indvars.iv, !dbg !116
  %149 = addrspacecast ptr addrspace(1) %148 to ptr addrspace(4)
  %150 = load volatile i64, ptr addrspace(4) %149, align 8, !dbg !116, !tbaa !36
  %151 = add nsw i64 %150, %.021, !dbg !117
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !118
  br label %.preheader, !dbg !113, !llvm.loop !119

152:                                              ; preds = %146, %139, %136
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
!41 = !DILocation(line: 15, column: 21, scope: !13)
!42 = !DILocation(line: 11, column: 13, scope: !13)
!43 = !DILocation(line: 11, column: 10, scope: !13)
!44 = !DILocation(line: 42, column: 206, scope: !45, inlinedAt: !46)
!45 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!46 = distinct !DILocation(line: 10, column: 67, scope: !13)
!47 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !48)
!48 = distinct !DILocation(line: 10, column: 79, scope: !13)
!49 = !DILocation(line: 10, column: 77, scope: !13)
!50 = !DILocation(line: 10, column: 64, scope: !13)
!51 = distinct !{!51, !30, !52, !53}
!52 = !DILocation(line: 11, column: 17, scope: !13)
!53 = !{!"llvm.loop.mustprogress"}
!54 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !55)
!55 = distinct !DILocation(line: 15, column: 57, scope: !13)
!56 = !DILocation(line: 15, column: 69, scope: !13)
!57 = !DILocation(line: 15, column: 51, scope: !13)
!58 = !DILocation(line: 15, column: 29, scope: !13)
!59 = !DILocation(line: 15, column: 48, scope: !13)
!60 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !61)
!61 = distinct !DILocation(line: 16, column: 5, scope: !13)
!62 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !63)
!63 = distinct !DILocation(line: 15, column: 9, scope: !13)
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
!75 = !DILocation(line: 42, column: 206, scope: !45, inlinedAt: !76)
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
!92 = distinct !{!92, !84, !93, !53}
!93 = !DILocation(line: 74, column: 59, scope: !79, inlinedAt: !81)
!94 = !DILocation(line: 42, column: 206, scope: !45, inlinedAt: !95)
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
!110 = !DILocation(line: 42, column: 206, scope: !45, inlinedAt: !111)
!111 = distinct !DILocation(line: 26, column: 30, scope: !13)
!112 = !DILocation(line: 26, column: 28, scope: !13)
!113 = !DILocation(line: 26, column: 5, scope: !13)
!114 = !DILocation(line: 27, column: 10, scope: !13)
!115 = !DILocation(line: 28, column: 3, scope: !13)
!116 = !DILocation(line: 26, column: 55, scope: !13)
!117 = !DILocation(line: 26, column: 52, scope: !13)
!118 = !DILocation(line: 26, column: 41, scope: !13)
!119 = distinct !{!119, !113, !120, !53}
!120 = !DILocation(line: 26, column: 61, scope: !13)
!121 = !DILocation(line: 29, column: 1, scope: !13)
