; ModuleID = '<memory>'
source_filename = "tests/programs/dot_double.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8dot_treePKdS0_PdiE5cache = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8
@_ZZ10dot_atomicPKdS0_PdiE5block = internal addrspace(3) global double undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8dot_treePKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !21
  %9 = trunc i64 %8 to i32, !dbg !21
  %10 = mul i32 %9, %7, !dbg !24
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !25
  %12 = trunc i64 %11 to i32, !dbg !25
  %13 = add i32 %10, %12, !dbg !28
  %14 = icmp slt i32 %13, %3, !dbg !29
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.017.lcssa = phi double [ 0.000000e+00, %4 ], [ %27, %.lr.ph ], !dbg !31
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !32
  %16 = and i64 %15, 4294967295, !dbg !34
  %17 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %16, !dbg !34
  store double %.017.lcssa, ptr addrspace(3) %17, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !38
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %19 = and i64 %18, 4294967232, !dbg !43
  %20 = icmp eq i64 %19, 0, !dbg !43
  br i1 %20, label %35, label %45, !dbg !43

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.01619 = phi i32 [ %33, %.lr.ph ], [ %13, %4 ]
  %.01718 = phi double [ %27, %.lr.ph ], [ 0.000000e+00, %4 ]
  %21 = sext i32 %.01619 to i64, !dbg !44
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %21, !dbg !44
  %23 = load double, ptr addrspace(1) %22, align 8, !dbg !44, !tbaa !36
  %24 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %21, !dbg !45
  %25 = load double, ptr addrspace(1) %24, align 8, !dbg !45, !tbaa !36
  %26 = fmul contract double %23, %25, !dbg !46
  %27 = fadd contract double %.01718, %26, !dbg !47
  %28 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !48
  %29 = trunc i64 %28 to i32, !dbg !48
  %30 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !51
  %31 = trunc i64 %30 to i32, !dbg !51
  %32 = mul i32 %31, %29, !dbg !53
  %33 = add i32 %32, %.01619, !dbg !54
  %34 = icmp slt i32 %33, %3, !dbg !29
  br i1 %34, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !55

35:                                               ; preds = %._crit_edge
  %36 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %37 = add i64 %36, 64, !dbg !60
  %38 = and i64 %37, 4294967295, !dbg !61
  %39 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %38, !dbg !61
  %40 = load double, ptr addrspace(3) %39, align 8, !dbg !61, !tbaa !36
  %41 = and i64 %36, 4294967295, !dbg !62
  %42 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %41, !dbg !62
  %43 = load double, ptr addrspace(3) %42, align 8, !dbg !63, !tbaa !36
  %44 = fadd contract double %40, %43, !dbg !63
  store double %44, ptr addrspace(3) %42, align 8, !dbg !63, !tbaa !36
  br label %45, !dbg !62

45:                                               ; preds = %35, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %47 = and i64 %46, 4294967264, !dbg !43
  %48 = icmp eq i64 %47, 0, !dbg !43
  br i1 %48, label %49, label %59, !dbg !43

49:                                               ; preds = %45
  %50 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %51 = add i64 %50, 32, !dbg !60
  %52 = and i64 %51, 4294967295, !dbg !61
  %53 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %52, !dbg !61
  %54 = load double, ptr addrspace(3) %53, align 8, !dbg !61, !tbaa !36
  %55 = and i64 %50, 4294967295, !dbg !62
  %56 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %55, !dbg !62
  %57 = load double, ptr addrspace(3) %56, align 8, !dbg !63, !tbaa !36
  %58 = fadd contract double %54, %57, !dbg !63
  store double %58, ptr addrspace(3) %56, align 8, !dbg !63, !tbaa !36
  br label %59, !dbg !62

59:                                               ; preds = %49, %45
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %61 = and i64 %60, 4294967280, !dbg !43
  %62 = icmp eq i64 %61, 0, !dbg !43
  br i1 %62, label %63, label %73, !dbg !43

63:                                               ; preds = %59
  %64 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %65 = add i64 %64, 16, !dbg !60
  %66 = and i64 %65, 4294967295, !dbg !61
  %67 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %66, !dbg !61
  %68 = load double, ptr addrspace(3) %67, align 8, !dbg !61, !tbaa !36
  %69 = and i64 %64, 4294967295, !dbg !62
  %70 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %69, !dbg !62
  %71 = load double, ptr addrspace(3) %70, align 8, !dbg !63, !tbaa !36
  %72 = fadd contract double %68, %71, !dbg !63
  store double %72, ptr addrspace(3) %70, align 8, !dbg !63, !tbaa !36
  br label %73, !dbg !62

73:                                               ; preds = %63, %59
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %75 = and i64 %74, 4294967288, !dbg !43
  %76 = icmp eq i64 %75, 0, !dbg !43
  br i1 %76, label %77, label %87, !dbg !43

77:                                               ; preds = %73
  %78 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %79 = add i64 %78, 8, !dbg !60
  %80 = and i64 %79, 4294967295, !dbg !61
  %81 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %80, !dbg !61
  %82 = load double, ptr addrspace(3) %81, align 8, !dbg !61, !tbaa !36
  %83 = and i64 %78, 4294967295, !dbg !62
  %84 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %83, !dbg !62
  %85 = load double, ptr addrspace(3) %84, align 8, !dbg !63, !tbaa !36
  %86 = fadd contract double %82, %85, !dbg !63
  store double %86, ptr addrspace(3) %84, align 8, !dbg !63, !tbaa !36
  br label %87, !dbg !62

87:                                               ; preds = %77, %73
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %89 = and i64 %88, 4294967292, !dbg !43
  %90 = icmp eq i64 %89, 0, !dbg !43
  br i1 %90, label %91, label %101, !dbg !43

91:                                               ; preds = %87
  %92 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %93 = add i64 %92, 4, !dbg !60
  %94 = and i64 %93, 4294967295, !dbg !61
  %95 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %94, !dbg !61
  %96 = load double, ptr addrspace(3) %95, align 8, !dbg !61, !tbaa !36
  %97 = and i64 %92, 4294967295, !dbg !62
  %98 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %97, !dbg !62
  %99 = load double, ptr addrspace(3) %98, align 8, !dbg !63, !tbaa !36
  %100 = fadd contract double %96, %99, !dbg !63
  store double %100, ptr addrspace(3) %98, align 8, !dbg !63, !tbaa !36
  br label %101, !dbg !62

101:                                              ; preds = %91, %87
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %102 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %103 = and i64 %102, 4294967294, !dbg !43
  %104 = icmp eq i64 %103, 0, !dbg !43
  br i1 %104, label %105, label %115, !dbg !43

105:                                              ; preds = %101
  %106 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %107 = add i64 %106, 2, !dbg !60
  %108 = and i64 %107, 4294967295, !dbg !61
  %109 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %108, !dbg !61
  %110 = load double, ptr addrspace(3) %109, align 8, !dbg !61, !tbaa !36
  %111 = and i64 %106, 4294967295, !dbg !62
  %112 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %111, !dbg !62
  %113 = load double, ptr addrspace(3) %112, align 8, !dbg !63, !tbaa !36
  %114 = fadd contract double %110, %113, !dbg !63
  store double %114, ptr addrspace(3) %112, align 8, !dbg !63, !tbaa !36
  br label %115, !dbg !62

115:                                              ; preds = %105, %101
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %116 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %117 = and i64 %116, 4294967295, !dbg !43
  %118 = icmp eq i64 %117, 0, !dbg !43
  br i1 %118, label %119, label %129, !dbg !43

119:                                              ; preds = %115
  %120 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %121 = add i64 %120, 1, !dbg !60
  %122 = and i64 %121, 4294967295, !dbg !61
  %123 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %122, !dbg !61
  %124 = load double, ptr addrspace(3) %123, align 8, !dbg !61, !tbaa !36
  %125 = and i64 %120, 4294967295, !dbg !62
  %126 = getelementptr inbounds double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %125, !dbg !62
  %127 = load double, ptr addrspace(3) %126, align 8, !dbg !63, !tbaa !36
  %128 = fadd contract double %124, %127, !dbg !63
  store double %128, ptr addrspace(3) %126, align 8, !dbg !63, !tbaa !36
  br label %129, !dbg !62

129:                                              ; preds = %119, %115
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %130 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %131 = and i64 %130, 4294967295, !dbg !68
  %132 = icmp eq i64 %131, 0, !dbg !68
  br i1 %132, label %133, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !68

133:                                              ; preds = %129
  %134 = load double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, align 8, !dbg !69, !tbaa !36
  %135 = load volatile i64, ptr addrspace(4) %5, align 8, !dbg !70, !tbaa !78
  br label %136, !dbg !80

136:                                              ; preds = %136, %133
  %.0.i.i.i = phi i64 [ %135, %133 ], [ %142, %136 ], !dbg !81
  %137 = bitcast i64 %.0.i.i.i to double, !dbg !82
  %138 = fadd contract double %134, %137, !dbg !83
  %139 = bitcast double %138 to i64, !dbg !86
  %140 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i, i64 %139 syncscope("device") monotonic monotonic, align 8, !dbg !87
  %141 = extractvalue { i64, i1 } %140, 1, !dbg !87
  %142 = extractvalue { i64, i1 } %140, 0
  br i1 %141, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %136, !dbg !88, !llvm.loop !89

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %136, %129
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10dot_atomicPKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !92 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !93
  %7 = and i64 %6, 4294967295, !dbg !95
  %8 = icmp eq i64 %7, 0, !dbg !95
  br i1 %8, label %9, label %10, !dbg !95

9:                                                ; preds = %4
  store double 0.000000e+00, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !dbg !96, !tbaa !36
  br label %10, !dbg !97

10:                                               ; preds = %9, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !98
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !100
  %12 = trunc i64 %11 to i32, !dbg !100
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !102
  %14 = trunc i64 %13 to i32, !dbg !102
  %15 = mul i32 %14, %12, !dbg !104
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !105
  %17 = trunc i64 %16 to i32, !dbg !105
  %18 = add i32 %15, %17, !dbg !107
  %19 = icmp slt i32 %18, %3, !dbg !108
  br i1 %19, label %20, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !108

20:                                               ; preds = %10
  %21 = sext i32 %18 to i64, !dbg !109
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %21, !dbg !109
  %23 = load double, ptr addrspace(1) %22, align 8, !dbg !109, !tbaa !36
  %24 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %21, !dbg !110
  %25 = load double, ptr addrspace(1) %24, align 8, !dbg !110, !tbaa !36
  %26 = fmul contract double %23, %25, !dbg !111
  %27 = load volatile i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !112, !tbaa !78
  br label %28, !dbg !116

28:                                               ; preds = %28, %20
  %.0.i.i.i = phi i64 [ %27, %20 ], [ %34, %28 ], !dbg !117
  %29 = bitcast i64 %.0.i.i.i to double, !dbg !118
  %30 = fadd contract double %26, %29, !dbg !119
  %31 = bitcast double %30 to i64, !dbg !121
  %32 = cmpxchg ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, i64 %.0.i.i.i, i64 %31 syncscope("device") monotonic monotonic, align 8, !dbg !122
  %33 = extractvalue { i64, i1 } %32, 1, !dbg !122
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %28, !dbg !123, !llvm.loop !124

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %28, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !126
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !128
  %36 = and i64 %35, 4294967295, !dbg !130
  %37 = icmp eq i64 %36, 0, !dbg !130
  br i1 %37, label %38, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, !dbg !130

38:                                               ; preds = %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  %39 = load double, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !dbg !131, !tbaa !36
  %40 = load volatile i64, ptr addrspace(4) %5, align 8, !dbg !132, !tbaa !78
  br label %41, !dbg !136

41:                                               ; preds = %41, %38
  %.0.i.i.i9 = phi i64 [ %40, %38 ], [ %47, %41 ], !dbg !137
  %42 = bitcast i64 %.0.i.i.i9 to double, !dbg !138
  %43 = fadd contract double %39, %42, !dbg !139
  %44 = bitcast double %43 to i64, !dbg !141
  %45 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i9, i64 %44 syncscope("device") monotonic monotonic, align 8, !dbg !142
  %46 = extractvalue { i64, i1 } %45, 1, !dbg !142
  %47 = extractvalue { i64, i1 } %45, 0
  br i1 %46, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, label %41, !dbg !143, !llvm.loop !144

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10: ; preds = %41, %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  ret void, !dbg !146
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "dot_double.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "dot_tree", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/dot_double.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 9, column: 16, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 9, column: 29, scope: !13)
!24 = !DILocation(line: 9, column: 27, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 9, column: 42, scope: !13)
!28 = !DILocation(line: 9, column: 40, scope: !13)
!29 = !DILocation(line: 9, column: 57, scope: !13)
!30 = !DILocation(line: 9, column: 3, scope: !13)
!31 = !DILocation(line: 0, scope: !13)
!32 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !33)
!33 = distinct !DILocation(line: 11, column: 9, scope: !13)
!34 = !DILocation(line: 11, column: 3, scope: !13)
!35 = !DILocation(line: 11, column: 22, scope: !13)
!36 = !{!37, !37, i64 0}
!37 = !{!"double", !11, i64 0}
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 12, column: 3, scope: !13)
!41 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !42)
!42 = distinct !DILocation(line: 14, column: 9, scope: !13)
!43 = !DILocation(line: 14, column: 21, scope: !13)
!44 = !DILocation(line: 10, column: 13, scope: !13)
!45 = !DILocation(line: 10, column: 20, scope: !13)
!46 = !DILocation(line: 10, column: 18, scope: !13)
!47 = !DILocation(line: 10, column: 10, scope: !13)
!48 = !DILocation(line: 42, column: 206, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 9, column: 67, scope: !13)
!51 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !52)
!52 = distinct !DILocation(line: 9, column: 79, scope: !13)
!53 = !DILocation(line: 9, column: 77, scope: !13)
!54 = !DILocation(line: 9, column: 64, scope: !13)
!55 = distinct !{!55, !30, !56, !57}
!56 = !DILocation(line: 10, column: 23, scope: !13)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !59)
!59 = distinct !DILocation(line: 14, column: 57, scope: !13)
!60 = !DILocation(line: 14, column: 69, scope: !13)
!61 = !DILocation(line: 14, column: 51, scope: !13)
!62 = !DILocation(line: 14, column: 29, scope: !13)
!63 = !DILocation(line: 14, column: 48, scope: !13)
!64 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !65)
!65 = distinct !DILocation(line: 15, column: 5, scope: !13)
!66 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !67)
!67 = distinct !DILocation(line: 17, column: 7, scope: !13)
!68 = !DILocation(line: 17, column: 19, scope: !13)
!69 = !DILocation(line: 17, column: 40, scope: !13)
!70 = !DILocation(line: 69, column: 15, scope: !71, inlinedAt: !73)
!71 = distinct !DISubprogram(name: "__hipspv_atomic_update<double, __hipspv_add<double>, 4>", scope: !72, file: !72, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!72 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!73 = distinct !DILocation(line: 94, column: 12, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "add", scope: !72, file: !72, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 154, column: 119, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "atomicAdd<double>", scope: !72, file: !72, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 17, column: 25, scope: !13)
!78 = !{!79, !79, i64 0}
!79 = !{!"long long", !11, i64 0}
!80 = !DILocation(line: 71, column: 3, scope: !71, inlinedAt: !73)
!81 = !DILocation(line: 69, column: 8, scope: !71, inlinedAt: !73)
!82 = !DILocation(line: 72, column: 55, scope: !71, inlinedAt: !73)
!83 = !DILocation(line: 44, column: 76, scope: !84, inlinedAt: !85)
!84 = distinct !DISubprogram(name: "next", scope: !72, file: !72, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!85 = distinct !DILocation(line: 72, column: 39, scope: !71, inlinedAt: !73)
!86 = !DILocation(line: 72, column: 14, scope: !71, inlinedAt: !73)
!87 = !DILocation(line: 73, column: 13, scope: !71, inlinedAt: !73)
!88 = !DILocation(line: 73, column: 3, scope: !71, inlinedAt: !73)
!89 = distinct !{!89, !80, !90, !57}
!90 = !DILocation(line: 74, column: 59, scope: !71, inlinedAt: !73)
!91 = !DILocation(line: 18, column: 1, scope: !13)
!92 = distinct !DISubprogram(name: "dot_atomic", scope: !14, file: !14, line: 20, type: !15, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !94)
!94 = distinct !DILocation(line: 22, column: 7, scope: !92)
!95 = !DILocation(line: 22, column: 19, scope: !92)
!96 = !DILocation(line: 22, column: 31, scope: !92)
!97 = !DILocation(line: 22, column: 25, scope: !92)
!98 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !99)
!99 = distinct !DILocation(line: 23, column: 3, scope: !92)
!100 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !101)
!101 = distinct !DILocation(line: 24, column: 17, scope: !92)
!102 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !103)
!103 = distinct !DILocation(line: 24, column: 30, scope: !92)
!104 = !DILocation(line: 24, column: 28, scope: !92)
!105 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !106)
!106 = distinct !DILocation(line: 24, column: 43, scope: !92)
!107 = !DILocation(line: 24, column: 41, scope: !92)
!108 = !DILocation(line: 25, column: 9, scope: !92)
!109 = !DILocation(line: 25, column: 32, scope: !92)
!110 = !DILocation(line: 25, column: 39, scope: !92)
!111 = !DILocation(line: 25, column: 37, scope: !92)
!112 = !DILocation(line: 69, column: 15, scope: !71, inlinedAt: !113)
!113 = distinct !DILocation(line: 94, column: 12, scope: !74, inlinedAt: !114)
!114 = distinct !DILocation(line: 154, column: 119, scope: !76, inlinedAt: !115)
!115 = distinct !DILocation(line: 25, column: 14, scope: !92)
!116 = !DILocation(line: 71, column: 3, scope: !71, inlinedAt: !113)
!117 = !DILocation(line: 69, column: 8, scope: !71, inlinedAt: !113)
!118 = !DILocation(line: 72, column: 55, scope: !71, inlinedAt: !113)
!119 = !DILocation(line: 44, column: 76, scope: !84, inlinedAt: !120)
!120 = distinct !DILocation(line: 72, column: 39, scope: !71, inlinedAt: !113)
!121 = !DILocation(line: 72, column: 14, scope: !71, inlinedAt: !113)
!122 = !DILocation(line: 73, column: 13, scope: !71, inlinedAt: !113)
!123 = !DILocation(line: 73, column: 3, scope: !71, inlinedAt: !113)
!124 = distinct !{!124, !116, !125, !57}
!125 = !DILocation(line: 74, column: 59, scope: !71, inlinedAt: !113)
!126 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !127)
!127 = distinct !DILocation(line: 26, column: 3, scope: !92)
!128 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !129)
!129 = distinct !DILocation(line: 27, column: 7, scope: !92)
!130 = !DILocation(line: 27, column: 19, scope: !92)
!131 = !DILocation(line: 27, column: 40, scope: !92)
!132 = !DILocation(line: 69, column: 15, scope: !71, inlinedAt: !133)
!133 = distinct !DILocation(line: 94, column: 12, scope: !74, inlinedAt: !134)
!134 = distinct !DILocation(line: 154, column: 119, scope: !76, inlinedAt: !135)
!135 = distinct !DILocation(line: 27, column: 25, scope: !92)
!136 = !DILocation(line: 71, column: 3, scope: !71, inlinedAt: !133)
!137 = !DILocation(line: 69, column: 8, scope: !71, inlinedAt: !133)
!138 = !DILocation(line: 72, column: 55, scope: !71, inlinedAt: !133)
!139 = !DILocation(line: 44, column: 76, scope: !84, inlinedAt: !140)
!140 = distinct !DILocation(line: 72, column: 39, scope: !71, inlinedAt: !133)
!141 = !DILocation(line: 72, column: 14, scope: !71, inlinedAt: !133)
!142 = !DILocation(line: 73, column: 13, scope: !71, inlinedAt: !133)
!143 = !DILocation(line: 73, column: 3, scope: !71, inlinedAt: !133)
!144 = distinct !{!144, !136, !145, !57}
!145 = !DILocation(line: 74, column: 59, scope: !71, inlinedAt: !133)
!146 = !DILocation(line: 28, column: 1, scope: !92)
