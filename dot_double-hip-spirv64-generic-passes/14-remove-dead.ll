; ModuleID = '<memory>'
source_filename = "tests/programs/dot_double.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8dot_treePKdS0_PdiE5cache = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8
@_ZZ10dot_atomicPKdS0_PdiE5block = internal addrspace(3) global double undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8dot_treePKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !17
  %9 = trunc i64 %8 to i32, !dbg !17
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !21
  %11 = trunc i64 %10 to i32, !dbg !21
  %12 = mul i32 %11, %9, !dbg !24
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !25
  %14 = trunc i64 %13 to i32, !dbg !25
  %15 = add i32 %12, %14, !dbg !28
  %16 = icmp slt i32 %15, %3, !dbg !29
  br i1 %16, label %.lr.ph, label %._crit_edge, !dbg !30

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.017.lcssa = phi double [ 0.000000e+00, %4 ], [ %29, %.lr.ph ], !dbg !31
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !32
  %18 = and i64 %17, 4294967295, !dbg !34
  %19 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %18, !dbg !34
  store double %.017.lcssa, ptr addrspace(4) %19, align 8, !dbg !35, !tbaa !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !38
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %21 = and i64 %20, 4294967232, !dbg !43
  %22 = icmp eq i64 %21, 0, !dbg !43
  br i1 %22, label %37, label %47, !dbg !43

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.01619 = phi i32 [ %35, %.lr.ph ], [ %15, %4 ]
  %.01718 = phi double [ %29, %.lr.ph ], [ 0.000000e+00, %4 ]
  %23 = sext i32 %.01619 to i64, !dbg !44
  %24 = getelementptr inbounds double, ptr addrspace(4) %5, i64 %23, !dbg !44
  %25 = load double, ptr addrspace(4) %24, align 8, !dbg !44, !tbaa !36
  %26 = getelementptr inbounds double, ptr addrspace(4) %6, i64 %23, !dbg !45
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !45, !tbaa !36
  %28 = fmul contract double %25, %27, !dbg !46
  %29 = fadd contract double %.01718, %28, !dbg !47
  %30 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !48
  %31 = trunc i64 %30 to i32, !dbg !48
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !51
  %33 = trunc i64 %32 to i32, !dbg !51
  %34 = mul i32 %33, %31, !dbg !53
  %35 = add i32 %34, %.01619, !dbg !54
  %36 = icmp slt i32 %35, %3, !dbg !29
  br i1 %36, label %.lr.ph, label %._crit_edge, !dbg !30, !llvm.loop !55

37:                                               ; preds = %._crit_edge
  %38 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %39 = add i64 %38, 64, !dbg !60
  %40 = and i64 %39, 4294967295, !dbg !61
  %41 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %40, !dbg !61
  %42 = load double, ptr addrspace(4) %41, align 8, !dbg !61, !tbaa !36
  %43 = and i64 %38, 4294967295, !dbg !62
  %44 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %43, !dbg !62
  %45 = load double, ptr addrspace(4) %44, align 8, !dbg !63, !tbaa !36
  %46 = fadd contract double %42, %45, !dbg !63
  store double %46, ptr addrspace(4) %44, align 8, !dbg !63, !tbaa !36
  br label %47, !dbg !62

47:                                               ; preds = %37, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %49 = and i64 %48, 4294967264, !dbg !43
  %50 = icmp eq i64 %49, 0, !dbg !43
  br i1 %50, label %51, label %61, !dbg !43

51:                                               ; preds = %47
  %52 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %53 = add i64 %52, 32, !dbg !60
  %54 = and i64 %53, 4294967295, !dbg !61
  %55 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %54, !dbg !61
  %56 = load double, ptr addrspace(4) %55, align 8, !dbg !61, !tbaa !36
  %57 = and i64 %52, 4294967295, !dbg !62
  %58 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %57, !dbg !62
  %59 = load double, ptr addrspace(4) %58, align 8, !dbg !63, !tbaa !36
  %60 = fadd contract double %56, %59, !dbg !63
  store double %60, ptr addrspace(4) %58, align 8, !dbg !63, !tbaa !36
  br label %61, !dbg !62

61:                                               ; preds = %51, %47
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %62 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %63 = and i64 %62, 4294967280, !dbg !43
  %64 = icmp eq i64 %63, 0, !dbg !43
  br i1 %64, label %65, label %75, !dbg !43

65:                                               ; preds = %61
  %66 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %67 = add i64 %66, 16, !dbg !60
  %68 = and i64 %67, 4294967295, !dbg !61
  %69 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %68, !dbg !61
  %70 = load double, ptr addrspace(4) %69, align 8, !dbg !61, !tbaa !36
  %71 = and i64 %66, 4294967295, !dbg !62
  %72 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %71, !dbg !62
  %73 = load double, ptr addrspace(4) %72, align 8, !dbg !63, !tbaa !36
  %74 = fadd contract double %70, %73, !dbg !63
  store double %74, ptr addrspace(4) %72, align 8, !dbg !63, !tbaa !36
  br label %75, !dbg !62

75:                                               ; preds = %65, %61
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %76 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %77 = and i64 %76, 4294967288, !dbg !43
  %78 = icmp eq i64 %77, 0, !dbg !43
  br i1 %78, label %79, label %89, !dbg !43

79:                                               ; preds = %75
  %80 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %81 = add i64 %80, 8, !dbg !60
  %82 = and i64 %81, 4294967295, !dbg !61
  %83 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %82, !dbg !61
  %84 = load double, ptr addrspace(4) %83, align 8, !dbg !61, !tbaa !36
  %85 = and i64 %80, 4294967295, !dbg !62
  %86 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %85, !dbg !62
  %87 = load double, ptr addrspace(4) %86, align 8, !dbg !63, !tbaa !36
  %88 = fadd contract double %84, %87, !dbg !63
  store double %88, ptr addrspace(4) %86, align 8, !dbg !63, !tbaa !36
  br label %89, !dbg !62

89:                                               ; preds = %79, %75
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %90 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %91 = and i64 %90, 4294967292, !dbg !43
  %92 = icmp eq i64 %91, 0, !dbg !43
  br i1 %92, label %93, label %103, !dbg !43

93:                                               ; preds = %89
  %94 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %95 = add i64 %94, 4, !dbg !60
  %96 = and i64 %95, 4294967295, !dbg !61
  %97 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %96, !dbg !61
  %98 = load double, ptr addrspace(4) %97, align 8, !dbg !61, !tbaa !36
  %99 = and i64 %94, 4294967295, !dbg !62
  %100 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %99, !dbg !62
  %101 = load double, ptr addrspace(4) %100, align 8, !dbg !63, !tbaa !36
  %102 = fadd contract double %98, %101, !dbg !63
  store double %102, ptr addrspace(4) %100, align 8, !dbg !63, !tbaa !36
  br label %103, !dbg !62

103:                                              ; preds = %93, %89
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %104 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %105 = and i64 %104, 4294967294, !dbg !43
  %106 = icmp eq i64 %105, 0, !dbg !43
  br i1 %106, label %107, label %117, !dbg !43

107:                                              ; preds = %103
  %108 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %109 = add i64 %108, 2, !dbg !60
  %110 = and i64 %109, 4294967295, !dbg !61
  %111 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %110, !dbg !61
  %112 = load double, ptr addrspace(4) %111, align 8, !dbg !61, !tbaa !36
  %113 = and i64 %108, 4294967295, !dbg !62
  %114 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %113, !dbg !62
  %115 = load double, ptr addrspace(4) %114, align 8, !dbg !63, !tbaa !36
  %116 = fadd contract double %112, %115, !dbg !63
  store double %116, ptr addrspace(4) %114, align 8, !dbg !63, !tbaa !36
  br label %117, !dbg !62

117:                                              ; preds = %107, %103
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %118 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !41
  %119 = and i64 %118, 4294967295, !dbg !43
  %120 = icmp eq i64 %119, 0, !dbg !43
  br i1 %120, label %121, label %131, !dbg !43

121:                                              ; preds = %117
  %122 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %123 = add i64 %122, 1, !dbg !60
  %124 = and i64 %123, 4294967295, !dbg !61
  %125 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %124, !dbg !61
  %126 = load double, ptr addrspace(4) %125, align 8, !dbg !61, !tbaa !36
  %127 = and i64 %122, 4294967295, !dbg !62
  %128 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), i64 %127, !dbg !62
  %129 = load double, ptr addrspace(4) %128, align 8, !dbg !63, !tbaa !36
  %130 = fadd contract double %126, %129, !dbg !63
  store double %130, ptr addrspace(4) %128, align 8, !dbg !63, !tbaa !36
  br label %131, !dbg !62

131:                                              ; preds = %121, %117
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %132 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %133 = and i64 %132, 4294967295, !dbg !68
  %134 = icmp eq i64 %133, 0, !dbg !68
  br i1 %134, label %135, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !68

135:                                              ; preds = %131
  %136 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache to ptr addrspace(4)), align 8, !dbg !69, !tbaa !36
  %137 = load volatile i64, ptr addrspace(4) %7, align 8, !dbg !70, !tbaa !78
  br label %138, !dbg !80

138:                                              ; preds = %138, %135
  %.0.i.i.i = phi i64 [ %137, %135 ], [ %144, %138 ], !dbg !81
  %139 = bitcast i64 %.0.i.i.i to double, !dbg !82
  %140 = fadd contract double %136, %139, !dbg !83
  %141 = bitcast double %140 to i64, !dbg !86
  %142 = cmpxchg ptr addrspace(4) %7, i64 %.0.i.i.i, i64 %141 syncscope("device") monotonic monotonic, align 8, !dbg !87
  %143 = extractvalue { i64, i1 } %142, 1, !dbg !87
  %144 = extractvalue { i64, i1 } %142, 0
  br i1 %143, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %138, !dbg !88, !llvm.loop !89

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %138, %131
  ret void, !dbg !91
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10dot_atomicPKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !92 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !93
  %9 = and i64 %8, 4294967295, !dbg !95
  %10 = icmp eq i64 %9, 0, !dbg !95
  br i1 %10, label %11, label %12, !dbg !95

11:                                               ; preds = %4
  store double 0.000000e+00, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !96, !tbaa !36
  br label %12, !dbg !97

12:                                               ; preds = %11, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !98
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !100
  %14 = trunc i64 %13 to i32, !dbg !100
  %15 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !102
  %16 = trunc i64 %15 to i32, !dbg !102
  %17 = mul i32 %16, %14, !dbg !104
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !105
  %19 = trunc i64 %18 to i32, !dbg !105
  %20 = add i32 %17, %19, !dbg !107
  %21 = icmp slt i32 %20, %3, !dbg !108
  br i1 %21, label %22, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !108

22:                                               ; preds = %12
  %23 = sext i32 %20 to i64, !dbg !109
  %24 = getelementptr inbounds double, ptr addrspace(4) %5, i64 %23, !dbg !109
  %25 = load double, ptr addrspace(4) %24, align 8, !dbg !109, !tbaa !36
  %26 = getelementptr inbounds double, ptr addrspace(4) %6, i64 %23, !dbg !110
  %27 = load double, ptr addrspace(4) %26, align 8, !dbg !110, !tbaa !36
  %28 = fmul contract double %25, %27, !dbg !111
  %29 = load volatile i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !112, !tbaa !78
  br label %30, !dbg !116

30:                                               ; preds = %30, %22
  %.0.i.i.i = phi i64 [ %29, %22 ], [ %36, %30 ], !dbg !117
  %31 = bitcast i64 %.0.i.i.i to double, !dbg !118
  %32 = fadd contract double %28, %31, !dbg !119
  %33 = bitcast double %32 to i64, !dbg !121
  %34 = cmpxchg ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), i64 %.0.i.i.i, i64 %33 syncscope("device") monotonic monotonic, align 8, !dbg !122
  %35 = extractvalue { i64, i1 } %34, 1, !dbg !122
  %36 = extractvalue { i64, i1 } %34, 0
  br i1 %35, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %30, !dbg !123, !llvm.loop !124

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %30, %12
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !126
  %37 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !128
  %38 = and i64 %37, 4294967295, !dbg !130
  %39 = icmp eq i64 %38, 0, !dbg !130
  br i1 %39, label %40, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, !dbg !130

40:                                               ; preds = %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  %41 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !131, !tbaa !36
  %42 = load volatile i64, ptr addrspace(4) %7, align 8, !dbg !132, !tbaa !78
  br label %43, !dbg !136

43:                                               ; preds = %43, %40
  %.0.i.i.i9 = phi i64 [ %42, %40 ], [ %49, %43 ], !dbg !137
  %44 = bitcast i64 %.0.i.i.i9 to double, !dbg !138
  %45 = fadd contract double %41, %44, !dbg !139
  %46 = bitcast double %45 to i64, !dbg !141
  %47 = cmpxchg ptr addrspace(4) %7, i64 %.0.i.i.i9, i64 %46 syncscope("device") monotonic monotonic, align 8, !dbg !142
  %48 = extractvalue { i64, i1 } %47, 1, !dbg !142
  %49 = extractvalue { i64, i1 } %47, 0
  br i1 %48, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, label %43, !dbg !143, !llvm.loop !144

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10: ; preds = %43, %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
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
