; ModuleID = '<memory>'
source_filename = "tests/programs/dot_double.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8dot_treePKdS0_PdiE5cache = internal unnamed_addr addrspace(3) global [128 x double] undef, align 8
@_ZZ10dot_atomicPKdS0_PdiE5block = internal addrspace(3) global double undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8dot_treePKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !15 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !19
  %7 = trunc i64 %6 to i32, !dbg !19
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !23
  %9 = trunc i64 %8 to i32, !dbg !23
  %10 = mul i32 %9, %7, !dbg !26
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !27
  %12 = trunc i64 %11 to i32, !dbg !27
  %13 = add i32 %10, %12, !dbg !30
  %14 = icmp slt i32 %13, %3, !dbg !31
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !32

._crit_edge:                                      ; preds = %.lr.ph, %4
  %.017.lcssa = phi double [ 0.000000e+00, %4 ], [ %26, %.lr.ph ], !dbg !33
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !34
  %16 = and i64 %15, 4294967295, !dbg !36
  %17 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %16, !dbg !36
  store double %.017.lcssa, ptr addrspace(3) %17, align 8, !dbg !37, !tbaa !38
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !40
  %18 = and i64 %15, 4294967232, !dbg !43
  %19 = icmp eq i64 %18, 0, !dbg !43
  br i1 %19, label %34, label %44, !dbg !43

.lr.ph:                                           ; preds = %4, %.lr.ph
  %.01619 = phi i32 [ %32, %.lr.ph ], [ %13, %4 ]
  %.01718 = phi double [ %26, %.lr.ph ], [ 0.000000e+00, %4 ]
  %20 = sext i32 %.01619 to i64, !dbg !44
  %21 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %20, !dbg !44
  %22 = load double, ptr addrspace(1) %21, align 8, !dbg !44, !tbaa !38
  %23 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %20, !dbg !45
  %24 = load double, ptr addrspace(1) %23, align 8, !dbg !45, !tbaa !38
  %25 = fmul contract double %22, %24, !dbg !46
  %26 = fadd contract double %.01718, %25, !dbg !47
  %27 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #3, !dbg !48
  %28 = trunc i64 %27 to i32, !dbg !48
  %29 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !51
  %30 = trunc i64 %29 to i32, !dbg !51
  %31 = mul i32 %30, %28, !dbg !53
  %32 = add i32 %31, %.01619, !dbg !54
  %33 = icmp slt i32 %32, %3, !dbg !31
  br i1 %33, label %.lr.ph, label %._crit_edge, !dbg !32, !llvm.loop !55

34:                                               ; preds = %._crit_edge
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %36 = add i64 %35, 64, !dbg !60
  %37 = and i64 %36, 4294967295, !dbg !61
  %38 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %37, !dbg !61
  %39 = load double, ptr addrspace(3) %38, align 8, !dbg !61, !tbaa !38
  %40 = and i64 %35, 4294967295, !dbg !62
  %41 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %40, !dbg !62
  %42 = load double, ptr addrspace(3) %41, align 8, !dbg !63, !tbaa !38
  %43 = fadd contract double %39, %42, !dbg !63
  store double %43, ptr addrspace(3) %41, align 8, !dbg !63, !tbaa !38
  br label %44, !dbg !62

44:                                               ; preds = %34, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %46 = and i64 %45, 4294967264, !dbg !43
  %47 = icmp eq i64 %46, 0, !dbg !43
  br i1 %47, label %48, label %58, !dbg !43

48:                                               ; preds = %44
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %50 = add i64 %49, 32, !dbg !60
  %51 = and i64 %50, 4294967295, !dbg !61
  %52 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %51, !dbg !61
  %53 = load double, ptr addrspace(3) %52, align 8, !dbg !61, !tbaa !38
  %54 = and i64 %49, 4294967295, !dbg !62
  %55 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %54, !dbg !62
  %56 = load double, ptr addrspace(3) %55, align 8, !dbg !63, !tbaa !38
  %57 = fadd contract double %53, %56, !dbg !63
  store double %57, ptr addrspace(3) %55, align 8, !dbg !63, !tbaa !38
  br label %58, !dbg !62

58:                                               ; preds = %48, %44
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %60 = and i64 %59, 4294967280, !dbg !43
  %61 = icmp eq i64 %60, 0, !dbg !43
  br i1 %61, label %62, label %72, !dbg !43

62:                                               ; preds = %58
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %64 = add i64 %63, 16, !dbg !60
  %65 = and i64 %64, 4294967295, !dbg !61
  %66 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %65, !dbg !61
  %67 = load double, ptr addrspace(3) %66, align 8, !dbg !61, !tbaa !38
  %68 = and i64 %63, 4294967295, !dbg !62
  %69 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %68, !dbg !62
  %70 = load double, ptr addrspace(3) %69, align 8, !dbg !63, !tbaa !38
  %71 = fadd contract double %67, %70, !dbg !63
  store double %71, ptr addrspace(3) %69, align 8, !dbg !63, !tbaa !38
  br label %72, !dbg !62

72:                                               ; preds = %62, %58
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %74 = and i64 %73, 4294967288, !dbg !43
  %75 = icmp eq i64 %74, 0, !dbg !43
  br i1 %75, label %76, label %86, !dbg !43

76:                                               ; preds = %72
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %78 = add i64 %77, 8, !dbg !60
  %79 = and i64 %78, 4294967295, !dbg !61
  %80 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %79, !dbg !61
  %81 = load double, ptr addrspace(3) %80, align 8, !dbg !61, !tbaa !38
  %82 = and i64 %77, 4294967295, !dbg !62
  %83 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %82, !dbg !62
  %84 = load double, ptr addrspace(3) %83, align 8, !dbg !63, !tbaa !38
  %85 = fadd contract double %81, %84, !dbg !63
  store double %85, ptr addrspace(3) %83, align 8, !dbg !63, !tbaa !38
  br label %86, !dbg !62

86:                                               ; preds = %76, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %88 = and i64 %87, 4294967292, !dbg !43
  %89 = icmp eq i64 %88, 0, !dbg !43
  br i1 %89, label %90, label %100, !dbg !43

90:                                               ; preds = %86
  %91 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %92 = add i64 %91, 4, !dbg !60
  %93 = and i64 %92, 4294967295, !dbg !61
  %94 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %93, !dbg !61
  %95 = load double, ptr addrspace(3) %94, align 8, !dbg !61, !tbaa !38
  %96 = and i64 %91, 4294967295, !dbg !62
  %97 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %96, !dbg !62
  %98 = load double, ptr addrspace(3) %97, align 8, !dbg !63, !tbaa !38
  %99 = fadd contract double %95, %98, !dbg !63
  store double %99, ptr addrspace(3) %97, align 8, !dbg !63, !tbaa !38
  br label %100, !dbg !62

100:                                              ; preds = %90, %86
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %102 = and i64 %101, 4294967294, !dbg !43
  %103 = icmp eq i64 %102, 0, !dbg !43
  br i1 %103, label %104, label %114, !dbg !43

104:                                              ; preds = %100
  %105 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %106 = add i64 %105, 2, !dbg !60
  %107 = and i64 %106, 4294967295, !dbg !61
  %108 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %107, !dbg !61
  %109 = load double, ptr addrspace(3) %108, align 8, !dbg !61, !tbaa !38
  %110 = and i64 %105, 4294967295, !dbg !62
  %111 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %110, !dbg !62
  %112 = load double, ptr addrspace(3) %111, align 8, !dbg !63, !tbaa !38
  %113 = fadd contract double %109, %112, !dbg !63
  store double %113, ptr addrspace(3) %111, align 8, !dbg !63, !tbaa !38
  br label %114, !dbg !62

114:                                              ; preds = %104, %100
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %115 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !66
  %116 = and i64 %115, 4294967295, !dbg !43
  %117 = icmp eq i64 %116, 0, !dbg !43
  br i1 %117, label %118, label %128, !dbg !43

118:                                              ; preds = %114
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !58
  %120 = add i64 %119, 1, !dbg !60
  %121 = and i64 %120, 4294967295, !dbg !61
  %122 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %121, !dbg !61
  %123 = load double, ptr addrspace(3) %122, align 8, !dbg !61, !tbaa !38
  %124 = and i64 %119, 4294967295, !dbg !62
  %125 = getelementptr inbounds nuw double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, i64 %124, !dbg !62
  %126 = load double, ptr addrspace(3) %125, align 8, !dbg !63, !tbaa !38
  %127 = fadd contract double %123, %126, !dbg !63
  store double %127, ptr addrspace(3) %125, align 8, !dbg !63, !tbaa !38
  br label %128, !dbg !62

128:                                              ; preds = %118, %114
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !64
  %129 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !68
  %130 = and i64 %129, 4294967295, !dbg !70
  %131 = icmp eq i64 %130, 0, !dbg !70
  br i1 %131, label %132, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !70

132:                                              ; preds = %128
  %133 = load double, ptr addrspace(3) @_ZZ8dot_treePKdS0_PdiE5cache, align 8, !dbg !71, !tbaa !38
  %134 = load volatile i64, ptr addrspace(4) %5, align 8, !dbg !72, !tbaa !80
  br label %135, !dbg !82

135:                                              ; preds = %135, %132
  %.0.i.i.i = phi i64 [ %134, %132 ], [ %141, %135 ], !dbg !83
  %136 = bitcast i64 %.0.i.i.i to double, !dbg !84
  %137 = fadd contract double %133, %136, !dbg !85
  %138 = bitcast double %137 to i64, !dbg !88
  %139 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i, i64 %138 syncscope("device") monotonic monotonic, align 8, !dbg !89
  %140 = extractvalue { i64, i1 } %139, 1, !dbg !89
  %141 = extractvalue { i64, i1 } %139, 0
  br i1 %140, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %135, !dbg !90, !llvm.loop !91

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %135, %128
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10dot_atomicPKdS0_Pdi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !94 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !95
  %7 = and i64 %6, 4294967295, !dbg !97
  %8 = icmp eq i64 %7, 0, !dbg !97
  br i1 %8, label %9, label %10, !dbg !97

9:                                                ; preds = %4
  store double 0.000000e+00, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !dbg !98, !tbaa !38
  br label %10, !dbg !99

10:                                               ; preds = %9, %4
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !100
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !102
  %12 = trunc i64 %11 to i32, !dbg !102
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #3, !dbg !104
  %14 = trunc i64 %13 to i32, !dbg !104
  %15 = mul i32 %14, %12, !dbg !106
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !107
  %17 = trunc i64 %16 to i32, !dbg !107
  %18 = add i32 %15, %17, !dbg !109
  %19 = icmp slt i32 %18, %3, !dbg !110
  br i1 %19, label %20, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, !dbg !110

20:                                               ; preds = %10
  %21 = sext i32 %18 to i64, !dbg !111
  %22 = getelementptr inbounds double, ptr addrspace(1) %0, i64 %21, !dbg !111
  %23 = load double, ptr addrspace(1) %22, align 8, !dbg !111, !tbaa !38
  %24 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %21, !dbg !112
  %25 = load double, ptr addrspace(1) %24, align 8, !dbg !112, !tbaa !38
  %26 = fmul contract double %23, %25, !dbg !113
  %27 = load volatile i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block to ptr addrspace(4)), align 8, !dbg !114, !tbaa !80
  br label %28, !dbg !118

28:                                               ; preds = %28, %20
  %.0.i.i.i = phi i64 [ %27, %20 ], [ %34, %28 ], !dbg !119
  %29 = bitcast i64 %.0.i.i.i to double, !dbg !120
  %30 = fadd contract double %26, %29, !dbg !121
  %31 = bitcast double %30 to i64, !dbg !123
  %32 = cmpxchg ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, i64 %.0.i.i.i, i64 %31 syncscope("device") monotonic monotonic, align 8, !dbg !124
  %33 = extractvalue { i64, i1 } %32, 1, !dbg !124
  %34 = extractvalue { i64, i1 } %32, 0
  br i1 %33, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit, label %28, !dbg !125, !llvm.loop !126

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit: ; preds = %28, %10
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !128
  %35 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !130
  %36 = and i64 %35, 4294967295, !dbg !132
  %37 = icmp eq i64 %36, 0, !dbg !132
  br i1 %37, label %38, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, !dbg !132

38:                                               ; preds = %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  %39 = load double, ptr addrspace(3) @_ZZ10dot_atomicPKdS0_PdiE5block, align 8, !dbg !133, !tbaa !38
  %40 = load volatile i64, ptr addrspace(4) %5, align 8, !dbg !134, !tbaa !80
  br label %41, !dbg !138

41:                                               ; preds = %41, %38
  %.0.i.i.i9 = phi i64 [ %40, %38 ], [ %47, %41 ], !dbg !139
  %42 = bitcast i64 %.0.i.i.i9 to double, !dbg !140
  %43 = fadd contract double %39, %42, !dbg !141
  %44 = bitcast double %43 to i64, !dbg !143
  %45 = cmpxchg ptr addrspace(1) %2, i64 %.0.i.i.i9, i64 %44 syncscope("device") monotonic monotonic, align 8, !dbg !144
  %46 = extractvalue { i64, i1 } %45, 1, !dbg !144
  %47 = extractvalue { i64, i1 } %45, 0
  br i1 %46, label %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10, label %41, !dbg !145, !llvm.loop !146

_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit10: ; preds = %41, %_Z9atomicAddIdET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit
  ret void, !dbg !148
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
!hipspv.notes = !{!13, !14}

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
!13 = !{!"hipspv.fp64 _Z8dot_treePKdS0_Pdi tests/programs/dot_double.hip:0"}
!14 = !{!"hipspv.fp64 _Z10dot_atomicPKdS0_Pdi tests/programs/dot_double.hip:22"}
!15 = distinct !DISubprogram(name: "dot_tree", scope: !16, file: !16, line: 6, type: !17, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!16 = !DIFile(filename: "tests/programs/dot_double.hip", directory: "/work/main")
!17 = !DISubroutineType(types: !18)
!18 = !{}
!19 = !DILocation(line: 40, column: 207, scope: !20, inlinedAt: !22)
!20 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 40, type: !17, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!22 = distinct !DILocation(line: 9, column: 16, scope: !15)
!23 = !DILocation(line: 41, column: 207, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 41, type: !17, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 9, column: 29, scope: !15)
!26 = !DILocation(line: 9, column: 27, scope: !15)
!27 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 39, type: !17, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 9, column: 42, scope: !15)
!30 = !DILocation(line: 9, column: 40, scope: !15)
!31 = !DILocation(line: 9, column: 57, scope: !15)
!32 = !DILocation(line: 9, column: 3, scope: !15)
!33 = !DILocation(line: 0, scope: !15)
!34 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !35)
!35 = distinct !DILocation(line: 11, column: 9, scope: !15)
!36 = !DILocation(line: 11, column: 3, scope: !15)
!37 = !DILocation(line: 11, column: 22, scope: !15)
!38 = !{!39, !39, i64 0}
!39 = !{!"double", !11, i64 0}
!40 = !DILocation(line: 60, column: 55, scope: !41, inlinedAt: !42)
!41 = distinct !DISubprogram(name: "__syncthreads", scope: !21, file: !21, line: 60, type: !17, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = distinct !DILocation(line: 12, column: 3, scope: !15)
!43 = !DILocation(line: 14, column: 21, scope: !15)
!44 = !DILocation(line: 10, column: 13, scope: !15)
!45 = !DILocation(line: 10, column: 20, scope: !15)
!46 = !DILocation(line: 10, column: 18, scope: !15)
!47 = !DILocation(line: 10, column: 10, scope: !15)
!48 = !DILocation(line: 42, column: 206, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__get_x", scope: !21, file: !21, line: 42, type: !17, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 9, column: 67, scope: !15)
!51 = !DILocation(line: 41, column: 207, scope: !24, inlinedAt: !52)
!52 = distinct !DILocation(line: 9, column: 79, scope: !15)
!53 = !DILocation(line: 9, column: 77, scope: !15)
!54 = !DILocation(line: 9, column: 64, scope: !15)
!55 = distinct !{!55, !32, !56, !57}
!56 = !DILocation(line: 10, column: 23, scope: !15)
!57 = !{!"llvm.loop.mustprogress"}
!58 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !59)
!59 = distinct !DILocation(line: 14, column: 57, scope: !15)
!60 = !DILocation(line: 14, column: 69, scope: !15)
!61 = !DILocation(line: 14, column: 51, scope: !15)
!62 = !DILocation(line: 14, column: 29, scope: !15)
!63 = !DILocation(line: 14, column: 48, scope: !15)
!64 = !DILocation(line: 60, column: 55, scope: !41, inlinedAt: !65)
!65 = distinct !DILocation(line: 15, column: 5, scope: !15)
!66 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !67)
!67 = distinct !DILocation(line: 14, column: 9, scope: !15)
!68 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !69)
!69 = distinct !DILocation(line: 17, column: 7, scope: !15)
!70 = !DILocation(line: 17, column: 19, scope: !15)
!71 = !DILocation(line: 17, column: 40, scope: !15)
!72 = !DILocation(line: 69, column: 15, scope: !73, inlinedAt: !75)
!73 = distinct !DISubprogram(name: "__hipspv_atomic_update<double, __hipspv_add<double>, 4>", scope: !74, file: !74, line: 66, type: !17, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!75 = distinct !DILocation(line: 94, column: 12, scope: !76, inlinedAt: !77)
!76 = distinct !DISubprogram(name: "add", scope: !74, file: !74, line: 93, type: !17, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = distinct !DILocation(line: 154, column: 119, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "atomicAdd<double>", scope: !74, file: !74, line: 154, type: !17, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 17, column: 25, scope: !15)
!80 = !{!81, !81, i64 0}
!81 = !{!"long long", !11, i64 0}
!82 = !DILocation(line: 71, column: 3, scope: !73, inlinedAt: !75)
!83 = !DILocation(line: 69, column: 8, scope: !73, inlinedAt: !75)
!84 = !DILocation(line: 72, column: 55, scope: !73, inlinedAt: !75)
!85 = !DILocation(line: 44, column: 76, scope: !86, inlinedAt: !87)
!86 = distinct !DISubprogram(name: "next", scope: !74, file: !74, line: 44, type: !17, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!87 = distinct !DILocation(line: 72, column: 39, scope: !73, inlinedAt: !75)
!88 = !DILocation(line: 72, column: 14, scope: !73, inlinedAt: !75)
!89 = !DILocation(line: 73, column: 13, scope: !73, inlinedAt: !75)
!90 = !DILocation(line: 73, column: 3, scope: !73, inlinedAt: !75)
!91 = distinct !{!91, !82, !92, !57}
!92 = !DILocation(line: 74, column: 59, scope: !73, inlinedAt: !75)
!93 = !DILocation(line: 18, column: 1, scope: !15)
!94 = distinct !DISubprogram(name: "dot_atomic", scope: !16, file: !16, line: 20, type: !17, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !96)
!96 = distinct !DILocation(line: 22, column: 7, scope: !94)
!97 = !DILocation(line: 22, column: 19, scope: !94)
!98 = !DILocation(line: 22, column: 31, scope: !94)
!99 = !DILocation(line: 22, column: 25, scope: !94)
!100 = !DILocation(line: 60, column: 55, scope: !41, inlinedAt: !101)
!101 = distinct !DILocation(line: 23, column: 3, scope: !94)
!102 = !DILocation(line: 40, column: 207, scope: !20, inlinedAt: !103)
!103 = distinct !DILocation(line: 24, column: 17, scope: !94)
!104 = !DILocation(line: 41, column: 207, scope: !24, inlinedAt: !105)
!105 = distinct !DILocation(line: 24, column: 30, scope: !94)
!106 = !DILocation(line: 24, column: 28, scope: !94)
!107 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !108)
!108 = distinct !DILocation(line: 24, column: 43, scope: !94)
!109 = !DILocation(line: 24, column: 41, scope: !94)
!110 = !DILocation(line: 25, column: 9, scope: !94)
!111 = !DILocation(line: 25, column: 32, scope: !94)
!112 = !DILocation(line: 25, column: 39, scope: !94)
!113 = !DILocation(line: 25, column: 37, scope: !94)
!114 = !DILocation(line: 69, column: 15, scope: !73, inlinedAt: !115)
!115 = distinct !DILocation(line: 94, column: 12, scope: !76, inlinedAt: !116)
!116 = distinct !DILocation(line: 154, column: 119, scope: !78, inlinedAt: !117)
!117 = distinct !DILocation(line: 25, column: 14, scope: !94)
!118 = !DILocation(line: 71, column: 3, scope: !73, inlinedAt: !115)
!119 = !DILocation(line: 69, column: 8, scope: !73, inlinedAt: !115)
!120 = !DILocation(line: 72, column: 55, scope: !73, inlinedAt: !115)
!121 = !DILocation(line: 44, column: 76, scope: !86, inlinedAt: !122)
!122 = distinct !DILocation(line: 72, column: 39, scope: !73, inlinedAt: !115)
!123 = !DILocation(line: 72, column: 14, scope: !73, inlinedAt: !115)
!124 = !DILocation(line: 73, column: 13, scope: !73, inlinedAt: !115)
!125 = !DILocation(line: 73, column: 3, scope: !73, inlinedAt: !115)
!126 = distinct !{!126, !118, !127, !57}
!127 = !DILocation(line: 74, column: 59, scope: !73, inlinedAt: !115)
!128 = !DILocation(line: 60, column: 55, scope: !41, inlinedAt: !129)
!129 = distinct !DILocation(line: 26, column: 3, scope: !94)
!130 = !DILocation(line: 39, column: 208, scope: !28, inlinedAt: !131)
!131 = distinct !DILocation(line: 27, column: 7, scope: !94)
!132 = !DILocation(line: 27, column: 19, scope: !94)
!133 = !DILocation(line: 27, column: 40, scope: !94)
!134 = !DILocation(line: 69, column: 15, scope: !73, inlinedAt: !135)
!135 = distinct !DILocation(line: 94, column: 12, scope: !76, inlinedAt: !136)
!136 = distinct !DILocation(line: 154, column: 119, scope: !78, inlinedAt: !137)
!137 = distinct !DILocation(line: 27, column: 25, scope: !94)
!138 = !DILocation(line: 71, column: 3, scope: !73, inlinedAt: !135)
!139 = !DILocation(line: 69, column: 8, scope: !73, inlinedAt: !135)
!140 = !DILocation(line: 72, column: 55, scope: !73, inlinedAt: !135)
!141 = !DILocation(line: 44, column: 76, scope: !86, inlinedAt: !142)
!142 = distinct !DILocation(line: 72, column: 39, scope: !73, inlinedAt: !135)
!143 = !DILocation(line: 72, column: 14, scope: !73, inlinedAt: !135)
!144 = !DILocation(line: 73, column: 13, scope: !73, inlinedAt: !135)
!145 = !DILocation(line: 73, column: 3, scope: !73, inlinedAt: !135)
!146 = distinct !{!146, !138, !147, !57}
!147 = !DILocation(line: 74, column: 59, scope: !73, inlinedAt: !135)
!148 = !DILocation(line: 28, column: 1, scope: !94)
