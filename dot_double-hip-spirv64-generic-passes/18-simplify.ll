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
  %.017.lcssa = phi double [ 0.000000e+00, %4 ], [ %26, %.lr.ph ], !dbg !31
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !32
  %16 = and i64 %15, 4294967295, !dbg !34
  %17 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %16, !dbg !34
  store double %.017.lcssa, ptr addrspace(3) %17, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !38
  %18 = and i64 %15, 4294967232, !dbg !41
  %19 = icmp eq i64 %18, 0, !dbg !41
  br i1 %19, label %34, label %44, !dbg !41

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.01619 = phi i32 [ %32, %.lr.ph ], [ %13, %4 ]
  %.01718 = phi double [ %26, %.lr.ph ], [ 0.000000e+00, %4 ]
  %20 = sext i32 %.01619 to i64, !dbg !42
  %21 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %20, !dbg !42
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !42, !tbaa !36
  %23 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %20, !dbg !43
  %24 = load double, ptr addrspace(1) %23, align 8, !dbg !43, !tbaa !36
  %25 = fmul contract double %22, %24, !dbg !44
  %26 = fadd contract double %.01718, %25, !dbg !45
  %27 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !46
  %28 = trunc i64 %27 to i32, !dbg !46
  %29 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !49
  %30 = trunc i64 %29 to i32, !dbg !49
  %31 = mul i32 %30, %28, !dbg !51
  %32 = add i32 %31, %.01619, !dbg !52
  %33 = icmp slt i32 %32, %3, !dbg !29
  br i1 %33, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !53

34:                                               ; preds = %._crit_edge
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %36 = add i64 %35, 64, !dbg !58
  %37 = and i64 %36, 4294967295, !dbg !59
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %37, !dbg !59
  %39 = load double, ptr addrspace(3) %38, align 8, !dbg !59, !tbaa !36
  %40 = and i64 %35, 4294967295, !dbg !60
  %41 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %40, !dbg !60
  %42 = load double, ptr addrspace(3) %41, align 8, !dbg !61, !tbaa !36
  %43 = fadd contract double %39, %42, !dbg !61
  store double %43, ptr addrspace(3) %41, align 8, !dbg !61, !tbaa !36
  br label %44, !dbg !60

44:                                               ; preds = %34, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %46 = and i64 %45, 4294967264, !dbg !41
  %47 = icmp eq i64 %46, 0, !dbg !41
  br i1 %47, label %48, label %58, !dbg !41

48:                                               ; preds = %44
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %50 = add i64 %49, 32, !dbg !58
  %51 = and i64 %50, 4294967295, !dbg !59
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %51, !dbg !59
  %53 = load double, ptr addrspace(3) %52, align 8, !dbg !59, !tbaa !36
  %54 = and i64 %49, 4294967295, !dbg !60
  %55 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %54, !dbg !60
  %56 = load double, ptr addrspace(3) %55, align 8, !dbg !61, !tbaa !36
  %57 = fadd contract double %53, %56, !dbg !61
  store double %57, ptr addrspace(3) %55, align 8, !dbg !61, !tbaa !36
  br label %58, !dbg !60

58:                                               ; preds = %48, %44
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %60 = and i64 %59, 4294967280, !dbg !41
  %61 = icmp eq i64 %60, 0, !dbg !41
  br i1 %61, label %62, label %72, !dbg !41

62:                                               ; preds = %58
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %64 = add i64 %63, 16, !dbg !58
  %65 = and i64 %64, 4294967295, !dbg !59
  %66 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %65, !dbg !59
  %67 = load double, ptr addrspace(3) %66, align 8, !dbg !59, !tbaa !36
  %68 = and i64 %63, 4294967295, !dbg !60
  %69 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %68, !dbg !60
  %70 = load double, ptr addrspace(3) %69, align 8, !dbg !61, !tbaa !36
  %71 = fadd contract double %67, %70, !dbg !61
  store double %71, ptr addrspace(3) %69, align 8, !dbg !61, !tbaa !36
  br label %72, !dbg !60

72:                                               ; preds = %62, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %74 = and i64 %73, 4294967288, !dbg !41
  %75 = icmp eq i64 %74, 0, !dbg !41
  br i1 %75, label %76, label %86, !dbg !41

76:                                               ; preds = %72
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %78 = add i64 %77, 8, !dbg !58
  %79 = and i64 %78, 4294967295, !dbg !59
  %80 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %79, !dbg !59
  %81 = load double, ptr addrspace(3) %80, align 8, !dbg !59, !tbaa !36
  %82 = and i64 %77, 4294967295, !dbg !60
  %83 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %82, !dbg !60
  %84 = load double, ptr addrspace(3) %83, align 8, !dbg !61, !tbaa !36
  %85 = fadd contract double %81, %84, !dbg !61
  store double %85, ptr addrspace(3) %83, align 8, !dbg !61, !tbaa !36
  br label %86, !dbg !60

86:                                               ; preds = %76, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %88 = and i64 %87, 4294967292, !dbg !41
  %89 = icmp eq i64 %88, 0, !dbg !41
  br i1 %89, label %90, label %100, !dbg !41

90:                                               ; preds = %86
  %91 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %92 = add i64 %91, 4, !dbg !58
  %93 = and i64 %92, 4294967295, !dbg !59
  %94 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %93, !dbg !59
  %95 = load double, ptr addrspace(3) %94, align 8, !dbg !59, !tbaa !36
  %96 = and i64 %91, 4294967295, !dbg !60
  %97 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %96, !dbg !60
  %98 = load double, ptr addrspace(3) %97, align 8, !dbg !61, !tbaa !36
  %99 = fadd contract double %95, %98, !dbg !61
  store double %99, ptr addrspace(3) %97, align 8, !dbg !61, !tbaa !36
  br label %100, !dbg !60

100:                                              ; preds = %90, %86
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %102 = and i64 %101, 4294967294, !dbg !41
  %103 = icmp eq i64 %102, 0, !dbg !41
  br i1 %103, label %104, label %114, !dbg !41

104:                                              ; preds = %100
  %105 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %106 = add i64 %105, 2, !dbg !58
  %107 = and i64 %106, 4294967295, !dbg !59
  %108 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %107, !dbg !59
  %109 = load double, ptr addrspace(3) %108, align 8, !dbg !59, !tbaa !36
  %110 = and i64 %105, 4294967295, !dbg !60
  %111 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %110, !dbg !60
  %112 = load double, ptr addrspace(3) %111, align 8, !dbg !61, !tbaa !36
  %113 = fadd contract double %109, %112, !dbg !61
  store double %113, ptr addrspace(3) %111, align 8, !dbg !61, !tbaa !36
  br label %114, !dbg !60

114:                                              ; preds = %104, %100
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %115 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !64
  %116 = and i64 %115, 4294967295, !dbg !41
  %117 = icmp eq i64 %116, 0, !dbg !41
  br i1 %117, label %118, label %128, !dbg !41

118:                                              ; preds = %114
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !56
  %120 = add i64 %119, 1, !dbg !58
  %121 = and i64 %120, 4294967295, !dbg !59
  %122 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %121, !dbg !59
  %123 = load double, ptr addrspace(3) %122, align 8, !dbg !59, !tbaa !36
  %124 = and i64 %119, 4294967295, !dbg !60
  %125 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %124, !dbg !60
  %126 = load double, ptr addrspace(3) %125, align 8, !dbg !61, !tbaa !36
  %127 = fadd contract double %123, %126, !dbg !61
  store double %127, ptr addrspace(3) %125, align 8, !dbg !61, !tbaa !36
  br label %128, !dbg !60

128:                                              ; preds = %118, %114
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !62
  %129 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %130 = and i64 %129, 4294967295, !dbg !68
  %131 = icmp eq i64 %130, 0, !dbg !68
  br i1 %131, label %132, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !68

132:                                              ; preds = %128
  %133 = load double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, align 8, !dbg !69, !tbaa !36
  %134 = load volatile i64, ptr addrspace(4) %5, align 8, !dbg !70, !tbaa !78
  br label %135, !dbg !80

135:                                              ; preds = %135, %132
  %.0.i.i.i = phi i64 [ %134, %132 ], [ %141, %135 ], !dbg !81
  %136 = bitcast i64 %.0.i.i.i to double, !dbg !82
  %137 = fadd contract double %133, %136, !dbg !83
  %138 = bitcast double %137 to i64, !dbg !86
  %139 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i, i64 %138 syncscope("device") monotonic monotonic, align 8, !dbg !87
  %140 = extractvalue { i64, i1 } %139, 1, !dbg !87
  %141 = extractvalue { i64, i1 } %139, 0
  br i1 %140, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %135, !dbg !88, !llvm.loop !89

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %135, %128
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
!41 = !DILocation(line: 14, column: 21, scope: !13)
!42 = !DILocation(line: 10, column: 13, scope: !13)
!43 = !DILocation(line: 10, column: 20, scope: !13)
!44 = !DILocation(line: 10, column: 18, scope: !13)
!45 = !DILocation(line: 10, column: 10, scope: !13)
!46 = !DILocation(line: 42, column: 206, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 9, column: 67, scope: !13)
!49 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !50)
!50 = distinct !DILocation(line: 9, column: 79, scope: !13)
!51 = !DILocation(line: 9, column: 77, scope: !13)
!52 = !DILocation(line: 9, column: 64, scope: !13)
!53 = distinct !{!53, !30, !54, !55}
!54 = !DILocation(line: 10, column: 23, scope: !13)
!55 = !{!"llvm.loop.mustprogress"}
!56 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !57)
!57 = distinct !DILocation(line: 14, column: 57, scope: !13)
!58 = !DILocation(line: 14, column: 69, scope: !13)
!59 = !DILocation(line: 14, column: 51, scope: !13)
!60 = !DILocation(line: 14, column: 29, scope: !13)
!61 = !DILocation(line: 14, column: 48, scope: !13)
!62 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !63)
!63 = distinct !DILocation(line: 15, column: 5, scope: !13)
!64 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !65)
!65 = distinct !DILocation(line: 14, column: 9, scope: !13)
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
!89 = distinct !{!89, !80, !90, !55}
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
!124 = distinct !{!124, !116, !125, !55}
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
!144 = distinct !{!144, !136, !145, !55}
!145 = !DILocation(line: 74, column: 59, scope: !71, inlinedAt: !133)
!146 = !DILocation(line: 28, column: 1, scope: !92)
