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
  %.024.lcssa = phi i64 [ 0, %4 ], [ %24, %.lr.ph ], !dbg !31
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !32
  %15 = and i64 %14, 4294967295, !dbg !34
  %16 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %15, !dbg !34
  store i64 %.024.lcssa, ptr addrspace(3) %16, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !38
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %18 = and i64 %17, 4294967264, !dbg !43
  %19 = icmp eq i64 %18, 0, !dbg !43
  br i1 %19, label %32, label %42, !dbg !43

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.02326 = phi i32 [ %30, %.lr.ph ], [ %12, %4 ]
  %.02425 = phi i64 [ %24, %.lr.ph ], [ 0, %4 ]
  %20 = sext i32 %.02326 to i64, !dbg !44
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20, !dbg !44
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !44, !tbaa !9
  %23 = sext i32 %22 to i64, !dbg !44
  %24 = add nsw i64 %.02425, %23, !dbg !45
  %25 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !46
  %26 = trunc i64 %25 to i32, !dbg !46
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !49
  %28 = trunc i64 %27 to i32, !dbg !49
  %29 = mul i32 %28, %26, !dbg !51
  %30 = add i32 %29, %.02326, !dbg !52
  %31 = icmp slt i32 %30, %1, !dbg !29
  br i1 %31, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !53

32:                                               ; preds = %._crit_edge
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %34 = add i64 %33, 32, !dbg !58
  %35 = and i64 %34, 4294967295, !dbg !59
  %36 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %35, !dbg !59
  %37 = load i64, ptr addrspace(3) %36, align 8, !dbg !59, !tbaa !36
  %38 = and i64 %33, 4294967295, !dbg !60
  %39 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %38, !dbg !60
  %40 = load i64, ptr addrspace(3) %39, align 8, !dbg !61, !tbaa !36
  %41 = add nsw i64 %40, %37, !dbg !61
  store i64 %41, ptr addrspace(3) %39, align 8, !dbg !61, !tbaa !36
  br label %42, !dbg !60

42:                                               ; preds = %32, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %44 = and i64 %43, 4294967280, !dbg !43
  %45 = icmp eq i64 %44, 0, !dbg !43
  br i1 %45, label %46, label %56, !dbg !43

46:                                               ; preds = %42
  %47 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %48 = add i64 %47, 16, !dbg !58
  %49 = and i64 %48, 4294967295, !dbg !59
  %50 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %49, !dbg !59
  %51 = load i64, ptr addrspace(3) %50, align 8, !dbg !59, !tbaa !36
  %52 = and i64 %47, 4294967295, !dbg !60
  %53 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %52, !dbg !60
  %54 = load i64, ptr addrspace(3) %53, align 8, !dbg !61, !tbaa !36
  %55 = add nsw i64 %54, %51, !dbg !61
  store i64 %55, ptr addrspace(3) %53, align 8, !dbg !61, !tbaa !36
  br label %56, !dbg !60

56:                                               ; preds = %46, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %57 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %58 = and i64 %57, 4294967288, !dbg !43
  %59 = icmp eq i64 %58, 0, !dbg !43
  br i1 %59, label %60, label %70, !dbg !43

60:                                               ; preds = %56
  %61 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %62 = add i64 %61, 8, !dbg !58
  %63 = and i64 %62, 4294967295, !dbg !59
  %64 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %63, !dbg !59
  %65 = load i64, ptr addrspace(3) %64, align 8, !dbg !59, !tbaa !36
  %66 = and i64 %61, 4294967295, !dbg !60
  %67 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %66, !dbg !60
  %68 = load i64, ptr addrspace(3) %67, align 8, !dbg !61, !tbaa !36
  %69 = add nsw i64 %68, %65, !dbg !61
  store i64 %69, ptr addrspace(3) %67, align 8, !dbg !61, !tbaa !36
  br label %70, !dbg !60

70:                                               ; preds = %60, %56
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %71 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %72 = and i64 %71, 4294967292, !dbg !43
  %73 = icmp eq i64 %72, 0, !dbg !43
  br i1 %73, label %74, label %84, !dbg !43

74:                                               ; preds = %70
  %75 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %76 = add i64 %75, 4, !dbg !58
  %77 = and i64 %76, 4294967295, !dbg !59
  %78 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %77, !dbg !59
  %79 = load i64, ptr addrspace(3) %78, align 8, !dbg !59, !tbaa !36
  %80 = and i64 %75, 4294967295, !dbg !60
  %81 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %80, !dbg !60
  %82 = load i64, ptr addrspace(3) %81, align 8, !dbg !61, !tbaa !36
  %83 = add nsw i64 %82, %79, !dbg !61
  store i64 %83, ptr addrspace(3) %81, align 8, !dbg !61, !tbaa !36
  br label %84, !dbg !60

84:                                               ; preds = %74, %70
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %85 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %86 = and i64 %85, 4294967294, !dbg !43
  %87 = icmp eq i64 %86, 0, !dbg !43
  br i1 %87, label %88, label %98, !dbg !43

88:                                               ; preds = %84
  %89 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %90 = add i64 %89, 2, !dbg !58
  %91 = and i64 %90, 4294967295, !dbg !59
  %92 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %91, !dbg !59
  %93 = load i64, ptr addrspace(3) %92, align 8, !dbg !59, !tbaa !36
  %94 = and i64 %89, 4294967295, !dbg !60
  %95 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %94, !dbg !60
  %96 = load i64, ptr addrspace(3) %95, align 8, !dbg !61, !tbaa !36
  %97 = add nsw i64 %96, %93, !dbg !61
  store i64 %97, ptr addrspace(3) %95, align 8, !dbg !61, !tbaa !36
  br label %98, !dbg !60

98:                                               ; preds = %88, %84
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !41
  %100 = and i64 %99, 4294967295, !dbg !43
  %101 = icmp eq i64 %100, 0, !dbg !43
  br i1 %101, label %102, label %112, !dbg !43

102:                                              ; preds = %98
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !56
  %104 = add i64 %103, 1, !dbg !58
  %105 = and i64 %104, 4294967295, !dbg !59
  %106 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %105, !dbg !59
  %107 = load i64, ptr addrspace(3) %106, align 8, !dbg !59, !tbaa !36
  %108 = and i64 %103, 4294967295, !dbg !60
  %109 = getelementptr inbounds i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, i64 %108, !dbg !60
  %110 = load i64, ptr addrspace(3) %109, align 8, !dbg !61, !tbaa !36
  %111 = add nsw i64 %110, %107, !dbg !61
  store i64 %111, ptr addrspace(3) %109, align 8, !dbg !61, !tbaa !36
  br label %112, !dbg !60

112:                                              ; preds = %102, %98
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !62
  %113 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !64
  %114 = and i64 %113, 4294967295, !dbg !66
  %115 = icmp eq i64 %114, 0, !dbg !66
  br i1 %115, label %116, label %137, !dbg !66

116:                                              ; preds = %112
  %117 = load i64, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE5cache, align 8, !dbg !67, !tbaa !36
  %118 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !68
  %119 = and i64 %118, 4294967295, !dbg !70
  %120 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %119, !dbg !70
  %121 = addrspacecast ptr addrspace(1) %120 to ptr addrspace(4)
  store volatile i64 %117, ptr addrspace(4) %121, align 8, !dbg !71, !tbaa !36
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 3, i32 noundef 5, i32 noundef 2) #6, !dbg !72
  %122 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !75
  %123 = trunc i64 %122 to i32, !dbg !75
  %124 = add i32 %123, -1, !dbg !77
  %125 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @finished to ptr addrspace(4)), align 4, !dbg !78, !tbaa !9
  br label %126, !dbg !84

126:                                              ; preds = %126, %116
  %.0.i.i = phi i32 [ %125, %116 ], [ %131, %126 ], !dbg !85
  %.not.i.i.i = icmp ult i32 %.0.i.i, %124, !dbg !86
  %127 = add nuw i32 %.0.i.i, 1, !dbg !89
  %128 = select i1 %.not.i.i.i, i32 %127, i32 0, !dbg !89
  %129 = cmpxchg ptr addrspace(1) @finished, i32 %.0.i.i, i32 %128 syncscope("device") monotonic monotonic, align 4, !dbg !90
  %130 = extractvalue { i32, i1 } %129, 1, !dbg !90
  %131 = extractvalue { i32, i1 } %129, 0
  br i1 %130, label %_Z9atomicIncIjEjPjj.exit, label %126, !dbg !91, !llvm.loop !92

_Z9atomicIncIjEjPjj.exit:                         ; preds = %126
  %132 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !94
  %133 = trunc i64 %132 to i32, !dbg !94
  %134 = add i32 %133, -1, !dbg !96
  %135 = icmp eq i32 %.0.i.i, %134, !dbg !97
  %136 = zext i1 %135 to i8, !dbg !98
  store i8 %136, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !98, !tbaa !99
  br label %137, !dbg !101

137:                                              ; preds = %_Z9atomicIncIjEjPjj.exit, %112
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !102
  %138 = load i8, ptr addrspace(3) @_ZZ7sum_allPKiiPVxPxE4last, align 1, !dbg !104, !tbaa !99, !range !105, !noundef !16
  %139 = trunc nuw i8 %138 to i1, !dbg !104
  br i1 %139, label %140, label %153, !dbg !106

140:                                              ; preds = %137
  %141 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !107
  %142 = and i64 %141, 4294967295, !dbg !109
  %143 = icmp eq i64 %142, 0, !dbg !109
  br i1 %143, label %.preheader, label %153, !dbg !106

.preheader:                                       ; preds = %140, %148
  %indvars.iv = phi i64 [ %indvars.iv.next, %148 ], [ 0, %140 ], !dbg !31
  %.021 = phi i64 [ %152, %148 ], [ 0, %140 ], !dbg !31
  %144 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #4, !dbg !110
  %145 = and i64 %144, 4294967295, !dbg !112
  %146 = icmp samesign ult i64 %indvars.iv, %145, !dbg !112
  br i1 %146, label %148, label %147, !dbg !113

147:                                              ; preds = %.preheader
  store i64 %.021, ptr addrspace(1) %3, align 8, !dbg !114, !tbaa !36
  br label %153, !dbg !115

148:                                              ; preds = %.preheader
  %149 = getelementptr inbounds i64, ptr addrspace(1) %2, i64 %indvars.iv, !dbg !116
  %150 = addrspacecast ptr addrspace(1) %149 to ptr addrspace(4)
  %151 = load volatile i64, ptr addrspace(4) %150, align 8, !dbg !116, !tbaa !36
  %152 = add nsw i64 %151, %.021, !dbg !117
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !118
  br label %.preheader, !dbg !113, !llvm.loop !119

153:                                              ; preds = %147, %140, %137
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
