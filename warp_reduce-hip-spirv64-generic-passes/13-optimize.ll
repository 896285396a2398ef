; ModuleID = '<memory>'
source_filename = "tests/programs/warp_reduce.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ10block_sumsIiEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ10block_sumsIjEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4
@_ZZ10block_sumsIfEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@_ZZ10block_sumsIdEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8
@_ZZ10block_sumsIxEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8
@_ZZ10block_sumsIyEvPKT_PS0_E7partial = internal unnamed_addr addrspace(3) global [32 x i64] undef, align 8

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5partsPKiPiS1_S1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !17
  %sext = shl i64 %9, 32, !dbg !21
  %10 = ashr exact i64 %sext, 32, !dbg !21
  %11 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %10, !dbg !21
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !21, !tbaa !9
  %13 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !22
  %14 = and i32 %13, 7, !dbg !28
  %15 = icmp samesign ugt i32 %14, 4, !dbg !29
  %16 = add nsw i32 %13, 3, !dbg !30
  %17 = select i1 %15, i32 %13, i32 %16, !dbg !30
  %18 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %12, i32 noundef %17) #7, !dbg !31
  %19 = getelementptr inbounds i32, ptr addrspace(4) %6, i64 %10, !dbg !34
  store i32 %18, ptr addrspace(4) %19, align 4, !dbg !35, !tbaa !9
  %20 = load i32, ptr addrspace(4) %11, align 4, !dbg !36, !tbaa !9
  %21 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !37
  %22 = add nsw i32 %21, -2, !dbg !42
  %23 = and i32 %21, -8, !dbg !43
  %24 = icmp slt i32 %22, %23, !dbg !44
  %25 = select i1 %24, i32 %21, i32 %22, !dbg !45
  %26 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %20, i32 noundef %25) #7, !dbg !46
  %27 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %10, !dbg !48
  store i32 %26, ptr addrspace(4) %27, align 4, !dbg !49, !tbaa !9
  %28 = load i32, ptr addrspace(4) %11, align 4, !dbg !50, !tbaa !9
  %29 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !51
  %30 = and i32 %29, -8, !dbg !56
  %31 = or disjoint i32 %30, 5, !dbg !57
  %32 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %28, i32 noundef %31) #7, !dbg !58
  %33 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %10, !dbg !60
  store i32 %32, ptr addrspace(4) %33, align 4, !dbg !61, !tbaa !9
  ret void, !dbg !62
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIiEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !63 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !64
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !67
  %7 = mul i64 %6, %5, !dbg !70
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !71
  %9 = add i64 %7, %8, !dbg !73
  %sext = shl i64 %9, 32, !dbg !74
  %10 = ashr exact i64 %sext, 32, !dbg !74
  %11 = getelementptr inbounds i32, ptr addrspace(4) %3, i64 %10, !dbg !74
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !74, !tbaa !9
  %13 = tail call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %12) #8, !dbg !75
  %14 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %10, !dbg !76
  store i32 %13, ptr addrspace(4) %14, align 4, !dbg !77, !tbaa !9
  ret void, !dbg !78
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %0) unnamed_addr #3 !dbg !79 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !80
  %3 = xor i32 %2, 16, !dbg !85
  %4 = and i32 %2, -32, !dbg !86
  %5 = add nsw i32 %4, 32, !dbg !86
  %.not.i.i = icmp slt i32 %3, %5, !dbg !87
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !88
  %7 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %0, i32 noundef %6) #7, !dbg !89
  %8 = add nsw i32 %7, %0, !dbg !91
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !80
  %10 = xor i32 %9, 8, !dbg !85
  %11 = and i32 %9, -32, !dbg !86
  %12 = add nsw i32 %11, 32, !dbg !86
  %.not.i.i.1 = icmp slt i32 %10, %12, !dbg !87
  %13 = select i1 %.not.i.i.1, i32 %10, i32 %9, !dbg !88
  %14 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %8, i32 noundef %13) #7, !dbg !89
  %15 = add nsw i32 %14, %8, !dbg !91
  %16 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !80
  %17 = xor i32 %16, 4, !dbg !85
  %18 = and i32 %16, -32, !dbg !86
  %19 = add nsw i32 %18, 32, !dbg !86
  %.not.i.i.2 = icmp slt i32 %17, %19, !dbg !87
  %20 = select i1 %.not.i.i.2, i32 %17, i32 %16, !dbg !88
  %21 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %15, i32 noundef %20) #7, !dbg !89
  %22 = add nsw i32 %21, %15, !dbg !91
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !80
  %24 = xor i32 %23, 2, !dbg !85
  %25 = and i32 %23, -32, !dbg !86
  %26 = add nsw i32 %25, 32, !dbg !86
  %.not.i.i.3 = icmp slt i32 %24, %26, !dbg !87
  %27 = select i1 %.not.i.i.3, i32 %24, i32 %23, !dbg !88
  %28 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %22, i32 noundef %27) #7, !dbg !89
  %29 = add nsw i32 %28, %22, !dbg !91
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !80
  %31 = xor i32 %30, 1, !dbg !85
  %32 = and i32 %30, -32, !dbg !86
  %33 = add nsw i32 %32, 32, !dbg !86
  %.not.i.i.4 = icmp slt i32 %31, %33, !dbg !87
  %34 = select i1 %.not.i.i.4, i32 %31, i32 %30, !dbg !88
  %35 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %29, i32 noundef %34) #7, !dbg !89
  %36 = add nsw i32 %35, %29, !dbg !91
  ret i32 %36, !dbg !92
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIiEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !93 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !94
  %6 = trunc i64 %5 to i32, !dbg !94
  %7 = and i32 %6, 31, !dbg !96
  %8 = lshr i32 %6, 5, !dbg !97
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !98
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !100
  %11 = mul i64 %10, %9, !dbg !102
  %12 = add i64 %11, %5, !dbg !103
  %13 = and i64 %12, 4294967295, !dbg !104
  %14 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %13, !dbg !104
  %15 = load i32, ptr addrspace(4) %14, align 4, !dbg !104, !tbaa !9
  %16 = tail call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %15) #8, !dbg !105
  %17 = icmp eq i32 %7, 0, !dbg !106
  br i1 %17, label %18, label %21, !dbg !106

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !107
  %20 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIiEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !107
  store i32 %16, ptr addrspace(4) %20, align 4, !dbg !108, !tbaa !9
  br label %21, !dbg !107

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !109
  %22 = icmp eq i32 %8, 0, !dbg !112
  br i1 %22, label %23, label %39, !dbg !112

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !113
  %25 = trunc i64 %24 to i32, !dbg !113
  %26 = sdiv i32 %25, 32, !dbg !115
  %27 = icmp slt i32 %7, %26, !dbg !116
  br i1 %27, label %28, label %32, !dbg !117

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !118
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIiEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !118
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !118, !tbaa !9
  br label %32, !dbg !117

32:                                               ; preds = %23, %28
  %33 = phi i32 [ %31, %28 ], [ 0, %23 ], !dbg !117
  %34 = tail call spir_func noundef i32 @_Z8warp_sumIiET_S0_(i32 noundef %33) #8, !dbg !119
  br i1 %17, label %35, label %39, !dbg !120

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !121
  %37 = and i64 %36, 4294967295, !dbg !123
  %38 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %37, !dbg !123
  store i32 %34, ptr addrspace(4) %38, align 4, !dbg !124, !tbaa !9
  br label %39, !dbg !123

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !125
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIjEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !126 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !127
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !129
  %7 = mul i64 %6, %5, !dbg !131
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !132
  %9 = add i64 %7, %8, !dbg !134
  %sext = shl i64 %9, 32, !dbg !135
  %10 = ashr exact i64 %sext, 32, !dbg !135
  %11 = getelementptr inbounds i32, ptr addrspace(4) %3, i64 %10, !dbg !135
  %12 = load i32, ptr addrspace(4) %11, align 4, !dbg !135, !tbaa !9
  %13 = tail call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %12) #8, !dbg !136
  %14 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %10, !dbg !137
  store i32 %13, ptr addrspace(4) %14, align 4, !dbg !138, !tbaa !9
  ret void, !dbg !139
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %0) unnamed_addr #3 !dbg !140 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !141
  %3 = xor i32 %2, 16, !dbg !145
  %4 = and i32 %2, -32, !dbg !146
  %5 = add nsw i32 %4, 32, !dbg !146
  %.not.i.i = icmp slt i32 %3, %5, !dbg !147
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !148
  %7 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %0, i32 noundef %6) #7, !dbg !149
  %8 = add i32 %7, %0, !dbg !152
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !141
  %10 = xor i32 %9, 8, !dbg !145
  %11 = and i32 %9, -32, !dbg !146
  %12 = add nsw i32 %11, 32, !dbg !146
  %.not.i.i.1 = icmp slt i32 %10, %12, !dbg !147
  %13 = select i1 %.not.i.i.1, i32 %10, i32 %9, !dbg !148
  %14 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %8, i32 noundef %13) #7, !dbg !149
  %15 = add i32 %14, %8, !dbg !152
  %16 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !141
  %17 = xor i32 %16, 4, !dbg !145
  %18 = and i32 %16, -32, !dbg !146
  %19 = add nsw i32 %18, 32, !dbg !146
  %.not.i.i.2 = icmp slt i32 %17, %19, !dbg !147
  %20 = select i1 %.not.i.i.2, i32 %17, i32 %16, !dbg !148
  %21 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %15, i32 noundef %20) #7, !dbg !149
  %22 = add i32 %21, %15, !dbg !152
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !141
  %24 = xor i32 %23, 2, !dbg !145
  %25 = and i32 %23, -32, !dbg !146
  %26 = add nsw i32 %25, 32, !dbg !146
  %.not.i.i.3 = icmp slt i32 %24, %26, !dbg !147
  %27 = select i1 %.not.i.i.3, i32 %24, i32 %23, !dbg !148
  %28 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %22, i32 noundef %27) #7, !dbg !149
  %29 = add i32 %28, %22, !dbg !152
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !141
  %31 = xor i32 %30, 1, !dbg !145
  %32 = and i32 %30, -32, !dbg !146
  %33 = add nsw i32 %32, 32, !dbg !146
  %.not.i.i.4 = icmp slt i32 %31, %33, !dbg !147
  %34 = select i1 %.not.i.i.4, i32 %31, i32 %30, !dbg !148
  %35 = tail call spir_func noundef i32 @_Z17sub_group_shufflejj(i32 noundef %29, i32 noundef %34) #7, !dbg !149
  %36 = add i32 %35, %29, !dbg !152
  ret i32 %36, !dbg !153
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIjEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !154 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !155
  %6 = trunc i64 %5 to i32, !dbg !155
  %7 = and i32 %6, 31, !dbg !157
  %8 = lshr i32 %6, 5, !dbg !158
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !159
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !161
  %11 = mul i64 %10, %9, !dbg !163
  %12 = add i64 %11, %5, !dbg !164
  %13 = and i64 %12, 4294967295, !dbg !165
  %14 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %13, !dbg !165
  %15 = load i32, ptr addrspace(4) %14, align 4, !dbg !165, !tbaa !9
  %16 = tail call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %15) #8, !dbg !166
  %17 = icmp eq i32 %7, 0, !dbg !167
  br i1 %17, label %18, label %21, !dbg !167

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !168
  %20 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIjEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !168
  store i32 %16, ptr addrspace(4) %20, align 4, !dbg !169, !tbaa !9
  br label %21, !dbg !168

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !170
  %22 = icmp eq i32 %8, 0, !dbg !172
  br i1 %22, label %23, label %39, !dbg !172

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !173
  %25 = trunc i64 %24 to i32, !dbg !173
  %26 = sdiv i32 %25, 32, !dbg !175
  %27 = icmp slt i32 %7, %26, !dbg !176
  br i1 %27, label %28, label %32, !dbg !177

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !178
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIjEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !178
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !178, !tbaa !9
  br label %32, !dbg !177

32:                                               ; preds = %23, %28
  %33 = phi i32 [ %31, %28 ], [ 0, %23 ], !dbg !177
  %34 = tail call spir_func noundef i32 @_Z8warp_sumIjET_S0_(i32 noundef %33) #8, !dbg !179
  br i1 %17, label %35, label %39, !dbg !180

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !181
  %37 = and i64 %36, 4294967295, !dbg !183
  %38 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %37, !dbg !183
  store i32 %34, ptr addrspace(4) %38, align 4, !dbg !184, !tbaa !9
  br label %39, !dbg !183

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !185
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIfEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !186 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !187
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !189
  %7 = mul i64 %6, %5, !dbg !191
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !192
  %9 = add i64 %7, %8, !dbg !194
  %sext = shl i64 %9, 32, !dbg !195
  %10 = ashr exact i64 %sext, 32, !dbg !195
  %11 = getelementptr inbounds float, ptr addrspace(4) %3, i64 %10, !dbg !195
  %12 = load float, ptr addrspace(4) %11, align 4, !dbg !195, !tbaa !196
  %13 = tail call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %12) #8, !dbg !198
  %14 = getelementptr inbounds float, ptr addrspace(4) %4, i64 %10, !dbg !199
  store float %13, ptr addrspace(4) %14, align 4, !dbg !200, !tbaa !196
  ret void, !dbg !201
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %0) unnamed_addr #3 !dbg !202 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !203
  %3 = xor i32 %2, 16, !dbg !207
  %4 = and i32 %2, -32, !dbg !208
  %5 = add nsw i32 %4, 32, !dbg !208
  %.not.i.i = icmp slt i32 %3, %5, !dbg !209
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !210
  %7 = bitcast float %0 to i32, !dbg !211
  %8 = tail call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %7, i32 noundef %6) #7, !dbg !214
  %9 = bitcast i32 %8 to float, !dbg !215
  %10 = fadd contract float %0, %9, !dbg !216
  %11 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !203
  %12 = xor i32 %11, 8, !dbg !207
  %13 = and i32 %11, -32, !dbg !208
  %14 = add nsw i32 %13, 32, !dbg !208
  %.not.i.i.1 = icmp slt i32 %12, %14, !dbg !209
  %15 = select i1 %.not.i.i.1, i32 %12, i32 %11, !dbg !210
  %16 = bitcast float %10 to i32, !dbg !211
  %17 = tail call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %16, i32 noundef %15) #7, !dbg !214
  %18 = bitcast i32 %17 to float, !dbg !215
  %19 = fadd contract float %10, %18, !dbg !216
  %20 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !203
  %21 = xor i32 %20, 4, !dbg !207
  %22 = and i32 %20, -32, !dbg !208
  %23 = add nsw i32 %22, 32, !dbg !208
  %.not.i.i.2 = icmp slt i32 %21, %23, !dbg !209
  %24 = select i1 %.not.i.i.2, i32 %21, i32 %20, !dbg !210
  %25 = bitcast float %19 to i32, !dbg !211
  %26 = tail call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %25, i32 noundef %24) #7, !dbg !214
  %27 = bitcast i32 %26 to float, !dbg !215
  %28 = fadd contract float %19, %27, !dbg !216
  %29 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !203
  %30 = xor i32 %29, 2, !dbg !207
  %31 = and i32 %29, -32, !dbg !208
  %32 = add nsw i32 %31, 32, !dbg !208
  %.not.i.i.3 = icmp slt i32 %30, %32, !dbg !209
  %33 = select i1 %.not.i.i.3, i32 %30, i32 %29, !dbg !210
  %34 = bitcast float %28 to i32, !dbg !211
  %35 = tail call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %34, i32 noundef %33) #7, !dbg !214
  %36 = bitcast i32 %35 to float, !dbg !215
  %37 = fadd contract float %28, %36, !dbg !216
  %38 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !203
  %39 = xor i32 %38, 1, !dbg !207
  %40 = and i32 %38, -32, !dbg !208
  %41 = add nsw i32 %40, 32, !dbg !208
  %.not.i.i.4 = icmp slt i32 %39, %41, !dbg !209
  %42 = select i1 %.not.i.i.4, i32 %39, i32 %38, !dbg !210
  %43 = bitcast float %37 to i32, !dbg !211
  %44 = tail call spir_func i32 @_Z17sub_group_shufflejj(i32 noundef %43, i32 noundef %42) #7, !dbg !214
  %45 = bitcast i32 %44 to float, !dbg !215
  %46 = fadd contract float %37, %45, !dbg !216
  ret float %46, !dbg !217
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIfEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !218 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !219
  %6 = trunc i64 %5 to i32, !dbg !219
  %7 = and i32 %6, 31, !dbg !221
  %8 = lshr i32 %6, 5, !dbg !222
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !223
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !225
  %11 = mul i64 %10, %9, !dbg !227
  %12 = add i64 %11, %5, !dbg !228
  %13 = and i64 %12, 4294967295, !dbg !229
  %14 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %13, !dbg !229
  %15 = load float, ptr addrspace(4) %14, align 4, !dbg !229, !tbaa !196
  %16 = tail call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %15) #8, !dbg !230
  %17 = icmp eq i32 %7, 0, !dbg !231
  br i1 %17, label %18, label %21, !dbg !231

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !232
  %20 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIfEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !232
  store float %16, ptr addrspace(4) %20, align 4, !dbg !233, !tbaa !196
  br label %21, !dbg !232

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !234
  %22 = icmp eq i32 %8, 0, !dbg !236
  br i1 %22, label %23, label %39, !dbg !236

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !237
  %25 = trunc i64 %24 to i32, !dbg !237
  %26 = sdiv i32 %25, 32, !dbg !239
  %27 = icmp slt i32 %7, %26, !dbg !240
  br i1 %27, label %28, label %32, !dbg !241

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !242
  %30 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIfEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !242
  %31 = load float, ptr addrspace(4) %30, align 4, !dbg !242, !tbaa !196
  br label %32, !dbg !241

32:                                               ; preds = %23, %28
  %33 = phi contract float [ %31, %28 ], [ 0.000000e+00, %23 ], !dbg !241
  %34 = tail call contract spir_func noundef float @_Z8warp_sumIfET_S0_(float noundef %33) #8, !dbg !243
  br i1 %17, label %35, label %39, !dbg !244

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !245
  %37 = and i64 %36, 4294967295, !dbg !247
  %38 = getelementptr inbounds nuw float, ptr addrspace(4) %4, i64 %37, !dbg !247
  store float %34, ptr addrspace(4) %38, align 4, !dbg !248, !tbaa !196
  br label %39, !dbg !247

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !249
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIdEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !250 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !251
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !253
  %7 = mul i64 %6, %5, !dbg !255
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !256
  %9 = add i64 %7, %8, !dbg !258
  %sext = shl i64 %9, 32, !dbg !259
  %10 = ashr exact i64 %sext, 32, !dbg !259
  %11 = getelementptr inbounds double, ptr addrspace(4) %3, i64 %10, !dbg !259
  %12 = load double, ptr addrspace(4) %11, align 8, !dbg !259, !tbaa !260
  %13 = tail call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %12) #8, !dbg !262
  %14 = getelementptr inbounds double, ptr addrspace(4) %4, i64 %10, !dbg !263
  store double %13, ptr addrspace(4) %14, align 8, !dbg !264, !tbaa !260
  ret void, !dbg !265
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %0) unnamed_addr #3 !dbg !266 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !267
  %3 = xor i32 %2, 16, !dbg !271
  %4 = and i32 %2, -32, !dbg !272
  %5 = add nsw i32 %4, 32, !dbg !272
  %.not.i.i = icmp slt i32 %3, %5, !dbg !273
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !274
  %7 = bitcast double %0 to i64, !dbg !275
  %8 = tail call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %7, i32 noundef %6) #7, !dbg !278
  %9 = bitcast i64 %8 to double, !dbg !279
  %10 = fadd contract double %0, %9, !dbg !280
  %11 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !267
  %12 = xor i32 %11, 8, !dbg !271
  %13 = and i32 %11, -32, !dbg !272
  %14 = add nsw i32 %13, 32, !dbg !272
  %.not.i.i.1 = icmp slt i32 %12, %14, !dbg !273
  %15 = select i1 %.not.i.i.1, i32 %12, i32 %11, !dbg !274
  %16 = bitcast double %10 to i64, !dbg !275
  %17 = tail call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %16, i32 noundef %15) #7, !dbg !278
  %18 = bitcast i64 %17 to double, !dbg !279
  %19 = fadd contract double %10, %18, !dbg !280
  %20 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !267
  %21 = xor i32 %20, 4, !dbg !271
  %22 = and i32 %20, -32, !dbg !272
  %23 = add nsw i32 %22, 32, !dbg !272
  %.not.i.i.2 = icmp slt i32 %21, %23, !dbg !273
  %24 = select i1 %.not.i.i.2, i32 %21, i32 %20, !dbg !274
  %25 = bitcast double %19 to i64, !dbg !275
  %26 = tail call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %25, i32 noundef %24) #7, !dbg !278
  %27 = bitcast i64 %26 to double, !dbg !279
  %28 = fadd contract double %19, %27, !dbg !280
  %29 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !267
  %30 = xor i32 %29, 2, !dbg !271
  %31 = and i32 %29, -32, !dbg !272
  %32 = add nsw i32 %31, 32, !dbg !272
  %.not.i.i.3 = icmp slt i32 %30, %32, !dbg !273
  %33 = select i1 %.not.i.i.3, i32 %30, i32 %29, !dbg !274
  %34 = bitcast double %28 to i64, !dbg !275
  %35 = tail call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %34, i32 noundef %33) #7, !dbg !278
  %36 = bitcast i64 %35 to double, !dbg !279
  %37 = fadd contract double %28, %36, !dbg !280
  %38 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !267
  %39 = xor i32 %38, 1, !dbg !271
  %40 = and i32 %38, -32, !dbg !272
  %41 = add nsw i32 %40, 32, !dbg !272
  %.not.i.i.4 = icmp slt i32 %39, %41, !dbg !273
  %42 = select i1 %.not.i.i.4, i32 %39, i32 %38, !dbg !274
  %43 = bitcast double %37 to i64, !dbg !275
  %44 = tail call spir_func i64 @_Z17sub_group_shufflemj(i64 noundef %43, i32 noundef %42) #7, !dbg !278
  %45 = bitcast i64 %44 to double, !dbg !279
  %46 = fadd contract double %37, %45, !dbg !280
  ret double %46, !dbg !281
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIdEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !282 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !283
  %6 = trunc i64 %5 to i32, !dbg !283
  %7 = and i32 %6, 31, !dbg !285
  %8 = lshr i32 %6, 5, !dbg !286
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !287
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !289
  %11 = mul i64 %10, %9, !dbg !291
  %12 = add i64 %11, %5, !dbg !292
  %13 = and i64 %12, 4294967295, !dbg !293
  %14 = getelementptr inbounds nuw double, ptr addrspace(4) %3, i64 %13, !dbg !293
  %15 = load double, ptr addrspace(4) %14, align 8, !dbg !293, !tbaa !260
  %16 = tail call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %15) #8, !dbg !294
  %17 = icmp eq i32 %7, 0, !dbg !295
  br i1 %17, label %18, label %21, !dbg !295

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !296
  %20 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIdEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !296
  store double %16, ptr addrspace(4) %20, align 8, !dbg !297, !tbaa !260
  br label %21, !dbg !296

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !298
  %22 = icmp eq i32 %8, 0, !dbg !300
  br i1 %22, label %23, label %39, !dbg !300

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !301
  %25 = trunc i64 %24 to i32, !dbg !301
  %26 = sdiv i32 %25, 32, !dbg !303
  %27 = icmp slt i32 %7, %26, !dbg !304
  br i1 %27, label %28, label %32, !dbg !305

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !306
  %30 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIdEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !306
  %31 = load double, ptr addrspace(4) %30, align 8, !dbg !306, !tbaa !260
  br label %32, !dbg !305

32:                                               ; preds = %23, %28
  %33 = phi contract double [ %31, %28 ], [ 0.000000e+00, %23 ], !dbg !305
  %34 = tail call contract spir_func noundef double @_Z8warp_sumIdET_S0_(double noundef %33) #8, !dbg !307
  br i1 %17, label %35, label %39, !dbg !308

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !309
  %37 = and i64 %36, 4294967295, !dbg !311
  %38 = getelementptr inbounds nuw double, ptr addrspace(4) %4, i64 %37, !dbg !311
  store double %34, ptr addrspace(4) %38, align 8, !dbg !312, !tbaa !260
  br label %39, !dbg !311

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !313
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIxEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !314 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !315
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !317
  %7 = mul i64 %6, %5, !dbg !319
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !320
  %9 = add i64 %7, %8, !dbg !322
  %sext = shl i64 %9, 32, !dbg !323
  %10 = ashr exact i64 %sext, 32, !dbg !323
  %11 = getelementptr inbounds i64, ptr addrspace(4) %3, i64 %10, !dbg !323
  %12 = load i64, ptr addrspace(4) %11, align 8, !dbg !323, !tbaa !324
  %13 = tail call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %12) #8, !dbg !326
  %14 = getelementptr inbounds i64, ptr addrspace(4) %4, i64 %10, !dbg !327
  store i64 %13, ptr addrspace(4) %14, align 8, !dbg !328, !tbaa !324
  ret void, !dbg !329
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %0) unnamed_addr #3 !dbg !330 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !331
  %3 = xor i32 %2, 16, !dbg !335
  %4 = and i32 %2, -32, !dbg !336
  %5 = add nsw i32 %4, 32, !dbg !336
  %.not.i.i = icmp slt i32 %3, %5, !dbg !337
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !338
  %7 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %0, i32 noundef %6) #7, !dbg !339
  %8 = add nsw i64 %7, %0, !dbg !342
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !331
  %10 = xor i32 %9, 8, !dbg !335
  %11 = and i32 %9, -32, !dbg !336
  %12 = add nsw i32 %11, 32, !dbg !336
  %.not.i.i.1 = icmp slt i32 %10, %12, !dbg !337
  %13 = select i1 %.not.i.i.1, i32 %10, i32 %9, !dbg !338
  %14 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %8, i32 noundef %13) #7, !dbg !339
  %15 = add nsw i64 %14, %8, !dbg !342
  %16 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !331
  %17 = xor i32 %16, 4, !dbg !335
  %18 = and i32 %16, -32, !dbg !336
  %19 = add nsw i32 %18, 32, !dbg !336
  %.not.i.i.2 = icmp slt i32 %17, %19, !dbg !337
  %20 = select i1 %.not.i.i.2, i32 %17, i32 %16, !dbg !338
  %21 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %15, i32 noundef %20) #7, !dbg !339
  %22 = add nsw i64 %21, %15, !dbg !342
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !331
  %24 = xor i32 %23, 2, !dbg !335
  %25 = and i32 %23, -32, !dbg !336
  %26 = add nsw i32 %25, 32, !dbg !336
  %.not.i.i.3 = icmp slt i32 %24, %26, !dbg !337
  %27 = select i1 %.not.i.i.3, i32 %24, i32 %23, !dbg !338
  %28 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %22, i32 noundef %27) #7, !dbg !339
  %29 = add nsw i64 %28, %22, !dbg !342
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !331
  %31 = xor i32 %30, 1, !dbg !335
  %32 = and i32 %30, -32, !dbg !336
  %33 = add nsw i32 %32, 32, !dbg !336
  %.not.i.i.4 = icmp slt i32 %31, %33, !dbg !337
  %34 = select i1 %.not.i.i.4, i32 %31, i32 %30, !dbg !338
  %35 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %29, i32 noundef %34) #7, !dbg !339
  %36 = add nsw i64 %35, %29, !dbg !342
  ret i64 %36, !dbg !343
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIxEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !344 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !345
  %6 = trunc i64 %5 to i32, !dbg !345
  %7 = and i32 %6, 31, !dbg !347
  %8 = lshr i32 %6, 5, !dbg !348
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !349
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !351
  %11 = mul i64 %10, %9, !dbg !353
  %12 = add i64 %11, %5, !dbg !354
  %13 = and i64 %12, 4294967295, !dbg !355
  %14 = getelementptr inbounds nuw i64, ptr addrspace(4) %3, i64 %13, !dbg !355
  %15 = load i64, ptr addrspace(4) %14, align 8, !dbg !355, !tbaa !324
  %16 = tail call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %15) #8, !dbg !356
  %17 = icmp eq i32 %7, 0, !dbg !357
  br i1 %17, label %18, label %21, !dbg !357

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !358
  %20 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIxEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !358
  store i64 %16, ptr addrspace(4) %20, align 8, !dbg !359, !tbaa !324
  br label %21, !dbg !358

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !360
  %22 = icmp eq i32 %8, 0, !dbg !362
  br i1 %22, label %23, label %39, !dbg !362

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !363
  %25 = trunc i64 %24 to i32, !dbg !363
  %26 = sdiv i32 %25, 32, !dbg !365
  %27 = icmp slt i32 %7, %26, !dbg !366
  br i1 %27, label %28, label %32, !dbg !367

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !368
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIxEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !368
  %31 = load i64, ptr addrspace(4) %30, align 8, !dbg !368, !tbaa !324
  br label %32, !dbg !367

32:                                               ; preds = %23, %28
  %33 = phi i64 [ %31, %28 ], [ 0, %23 ], !dbg !367
  %34 = tail call spir_func noundef i64 @_Z8warp_sumIxET_S0_(i64 noundef %33) #8, !dbg !369
  br i1 %17, label %35, label %39, !dbg !370

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !371
  %37 = and i64 %36, 4294967295, !dbg !373
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %4, i64 %37, !dbg !373
  store i64 %34, ptr addrspace(4) %38, align 8, !dbg !374, !tbaa !324
  br label %39, !dbg !373

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !375
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9warp_sumsIyEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !376 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !377
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !379
  %7 = mul i64 %6, %5, !dbg !381
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !382
  %9 = add i64 %7, %8, !dbg !384
  %sext = shl i64 %9, 32, !dbg !385
  %10 = ashr exact i64 %sext, 32, !dbg !385
  %11 = getelementptr inbounds i64, ptr addrspace(4) %3, i64 %10, !dbg !385
  %12 = load i64, ptr addrspace(4) %11, align 8, !dbg !385, !tbaa !324
  %13 = tail call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %12) #8, !dbg !386
  %14 = getelementptr inbounds i64, ptr addrspace(4) %4, i64 %10, !dbg !387
  store i64 %13, ptr addrspace(4) %14, align 8, !dbg !388, !tbaa !324
  ret void, !dbg !389
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %0) unnamed_addr #3 !dbg !390 {
  %2 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !391
  %3 = xor i32 %2, 16, !dbg !395
  %4 = and i32 %2, -32, !dbg !396
  %5 = add nsw i32 %4, 32, !dbg !396
  %.not.i.i = icmp slt i32 %3, %5, !dbg !397
  %6 = select i1 %.not.i.i, i32 %3, i32 %2, !dbg !398
  %7 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %0, i32 noundef %6) #7, !dbg !399
  %8 = add i64 %7, %0, !dbg !402
  %9 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !391
  %10 = xor i32 %9, 8, !dbg !395
  %11 = and i32 %9, -32, !dbg !396
  %12 = add nsw i32 %11, 32, !dbg !396
  %.not.i.i.1 = icmp slt i32 %10, %12, !dbg !397
  %13 = select i1 %.not.i.i.1, i32 %10, i32 %9, !dbg !398
  %14 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %8, i32 noundef %13) #7, !dbg !399
  %15 = add i64 %14, %8, !dbg !402
  %16 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !391
  %17 = xor i32 %16, 4, !dbg !395
  %18 = and i32 %16, -32, !dbg !396
  %19 = add nsw i32 %18, 32, !dbg !396
  %.not.i.i.2 = icmp slt i32 %17, %19, !dbg !397
  %20 = select i1 %.not.i.i.2, i32 %17, i32 %16, !dbg !398
  %21 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %15, i32 noundef %20) #7, !dbg !399
  %22 = add i64 %21, %15, !dbg !402
  %23 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !391
  %24 = xor i32 %23, 2, !dbg !395
  %25 = and i32 %23, -32, !dbg !396
  %26 = add nsw i32 %25, 32, !dbg !396
  %.not.i.i.3 = icmp slt i32 %24, %26, !dbg !397
  %27 = select i1 %.not.i.i.3, i32 %24, i32 %23, !dbg !398
  %28 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %22, i32 noundef %27) #7, !dbg !399
  %29 = add i64 %28, %22, !dbg !402
  %30 = tail call spir_func i32 @_Z22get_sub_group_local_idv() #7, !dbg !391
  %31 = xor i32 %30, 1, !dbg !395
  %32 = and i32 %30, -32, !dbg !396
  %33 = add nsw i32 %32, 32, !dbg !396
  %.not.i.i.4 = icmp slt i32 %31, %33, !dbg !397
  %34 = select i1 %.not.i.i.4, i32 %31, i32 %30, !dbg !398
  %35 = tail call spir_func noundef i64 @_Z17sub_group_shufflemj(i64 noundef %29, i32 noundef %34) #7, !dbg !399
  %36 = add i64 %35, %29, !dbg !402
  ret i64 %36, !dbg !403
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10block_sumsIyEvPKT_PS0_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !404 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !405
  %6 = trunc i64 %5 to i32, !dbg !405
  %7 = and i32 %6, 31, !dbg !407
  %8 = lshr i32 %6, 5, !dbg !408
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !409
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !411
  %11 = mul i64 %10, %9, !dbg !413
  %12 = add i64 %11, %5, !dbg !414
  %13 = and i64 %12, 4294967295, !dbg !415
  %14 = getelementptr inbounds nuw i64, ptr addrspace(4) %3, i64 %13, !dbg !415
  %15 = load i64, ptr addrspace(4) %14, align 8, !dbg !415, !tbaa !324
  %16 = tail call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %15) #8, !dbg !416
  %17 = icmp eq i32 %7, 0, !dbg !417
  br i1 %17, label %18, label %21, !dbg !417

18:                                               ; preds = %2
  %19 = zext nneg i32 %8 to i64, !dbg !418
  %20 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIyEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %19, !dbg !418
  store i64 %16, ptr addrspace(4) %20, align 8, !dbg !419, !tbaa !324
  br label %21, !dbg !418

21:                                               ; preds = %18, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !420
  %22 = icmp eq i32 %8, 0, !dbg !422
  br i1 %22, label %23, label %39, !dbg !422

23:                                               ; preds = %21
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !423
  %25 = trunc i64 %24 to i32, !dbg !423
  %26 = sdiv i32 %25, 32, !dbg !425
  %27 = icmp slt i32 %7, %26, !dbg !426
  br i1 %27, label %28, label %32, !dbg !427

28:                                               ; preds = %23
  %29 = and i64 %5, 31, !dbg !428
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10block_sumsIyEvPKT_PS0_E7partial to ptr addrspace(4)), i64 %29, !dbg !428
  %31 = load i64, ptr addrspace(4) %30, align 8, !dbg !428, !tbaa !324
  br label %32, !dbg !427

32:                                               ; preds = %23, %28
  %33 = phi i64 [ %31, %28 ], [ 0, %23 ], !dbg !427
  %34 = tail call spir_func noundef i64 @_Z8warp_sumIyET_S0_(i64 noundef %33) #8, !dbg !429
  br i1 %17, label %35, label %39, !dbg !430

35:                                               ; preds = %32
  %36 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !431
  %37 = and i64 %36, 4294967295, !dbg !433
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %4, i64 %37, !dbg !433
  store i64 %34, ptr addrspace(4) %38, align 8, !dbg !434, !tbaa !324
  br label %39, !dbg !433

39:                                               ; preds = %32, %35, %21
  ret void, !dbg !435
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z22get_sub_group_local_idv() local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z17sub_group_shufflejj(i32 noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func i64 @_Z17sub_group_shufflemj(i64 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "warp_reduce.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "parts", scope: !14, file: !14, line: 30, type: !15, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/warp_reduce.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 31, column: 17, scope: !13)
!21 = !DILocation(line: 32, column: 25, scope: !13)
!22 = !DILocation(line: 113, column: 31, scope: !23, inlinedAt: !25)
!23 = distinct !DISubprogram(name: "__hipspv_lane_down", scope: !24, file: !24, line: 112, type: !15, scopeLine: 112, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DIFile(filename: "hipspv/include/hip/spirv_detail/warp.h", directory: "/work/main")
!25 = distinct !DILocation(line: 140, column: 205, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__shfl_down<int>", scope: !24, file: !24, line: 140, type: !15, scopeLine: 140, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 32, column: 13, scope: !13)
!28 = !DILocation(line: 114, column: 16, scope: !23, inlinedAt: !25)
!29 = !DILocation(line: 114, column: 57, scope: !23, inlinedAt: !25)
!30 = !DILocation(line: 114, column: 10, scope: !23, inlinedAt: !25)
!31 = !DILocation(line: 75, column: 36, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 140, column: 154, scope: !26, inlinedAt: !27)
!34 = !DILocation(line: 32, column: 3, scope: !13)
!35 = !DILocation(line: 32, column: 11, scope: !13)
!36 = !DILocation(line: 33, column: 21, scope: !13)
!37 = !DILocation(line: 108, column: 31, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__hipspv_lane_up", scope: !24, file: !24, line: 107, type: !15, scopeLine: 107, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 139, column: 203, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__shfl_up<int>", scope: !24, file: !24, line: 139, type: !15, scopeLine: 139, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 33, column: 11, scope: !13)
!42 = !DILocation(line: 109, column: 19, scope: !38, inlinedAt: !39)
!43 = !DILocation(line: 110, column: 23, scope: !38, inlinedAt: !39)
!44 = !DILocation(line: 110, column: 15, scope: !38, inlinedAt: !39)
!45 = !DILocation(line: 110, column: 10, scope: !38, inlinedAt: !39)
!46 = !DILocation(line: 75, column: 36, scope: !32, inlinedAt: !47)
!47 = distinct !DILocation(line: 139, column: 152, scope: !40, inlinedAt: !41)
!48 = !DILocation(line: 33, column: 3, scope: !13)
!49 = !DILocation(line: 33, column: 9, scope: !13)
!50 = !DILocation(line: 34, column: 22, scope: !13)
!51 = !DILocation(line: 105, column: 27, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "__hipspv_lane_at", scope: !24, file: !24, line: 104, type: !15, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = distinct !DILocation(line: 138, column: 191, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "__shfl<int>", scope: !24, file: !24, line: 138, type: !15, scopeLine: 138, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 34, column: 15, scope: !13)
!56 = !DILocation(line: 105, column: 43, scope: !52, inlinedAt: !53)
!57 = !DILocation(line: 105, column: 59, scope: !52, inlinedAt: !53)
!58 = !DILocation(line: 75, column: 36, scope: !32, inlinedAt: !59)
!59 = distinct !DILocation(line: 138, column: 140, scope: !54, inlinedAt: !55)
!60 = !DILocation(line: 34, column: 3, scope: !13)
!61 = !DILocation(line: 34, column: 13, scope: !13)
!62 = !DILocation(line: 35, column: 1, scope: !13)
!63 = distinct !DISubprogram(name: "warp_sums<int>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 12, column: 17, scope: !63)
!67 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 12, column: 30, scope: !63)
!70 = !DILocation(line: 12, column: 28, scope: !63)
!71 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !72)
!72 = distinct !DILocation(line: 12, column: 43, scope: !63)
!73 = !DILocation(line: 12, column: 41, scope: !63)
!74 = !DILocation(line: 13, column: 21, scope: !63)
!75 = !DILocation(line: 13, column: 12, scope: !63)
!76 = !DILocation(line: 13, column: 3, scope: !63)
!77 = !DILocation(line: 13, column: 10, scope: !63)
!78 = !DILocation(line: 14, column: 1, scope: !63)
!79 = distinct !DISubprogram(name: "warp_sum<int>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "__hipspv_lane_xor", scope: !24, file: !24, line: 117, type: !15, scopeLine: 117, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 141, column: 195, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "__shfl_xor<int>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 6, column: 54, scope: !79)
!85 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !82)
!86 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !82)
!87 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !82)
!88 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !82)
!89 = !DILocation(line: 75, column: 36, scope: !32, inlinedAt: !90)
!90 = distinct !DILocation(line: 141, column: 144, scope: !83, inlinedAt: !84)
!91 = !DILocation(line: 6, column: 51, scope: !79)
!92 = !DILocation(line: 7, column: 3, scope: !79)
!93 = distinct !DISubprogram(name: "block_sums<int>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !95)
!95 = distinct !DILocation(line: 19, column: 20, scope: !93)
!96 = !DILocation(line: 19, column: 32, scope: !93)
!97 = !DILocation(line: 19, column: 63, scope: !93)
!98 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !99)
!99 = distinct !DILocation(line: 20, column: 23, scope: !93)
!100 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !101)
!101 = distinct !DILocation(line: 20, column: 36, scope: !93)
!102 = !DILocation(line: 20, column: 34, scope: !93)
!103 = !DILocation(line: 20, column: 47, scope: !93)
!104 = !DILocation(line: 20, column: 20, scope: !93)
!105 = !DILocation(line: 20, column: 11, scope: !93)
!106 = !DILocation(line: 21, column: 12, scope: !93)
!107 = !DILocation(line: 21, column: 18, scope: !93)
!108 = !DILocation(line: 21, column: 32, scope: !93)
!109 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 22, column: 3, scope: !93)
!112 = !DILocation(line: 23, column: 12, scope: !93)
!113 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !114)
!114 = distinct !DILocation(line: 24, column: 44, scope: !93)
!115 = !DILocation(line: 24, column: 56, scope: !93)
!116 = !DILocation(line: 24, column: 25, scope: !93)
!117 = !DILocation(line: 24, column: 20, scope: !93)
!118 = !DILocation(line: 24, column: 69, scope: !93)
!119 = !DILocation(line: 24, column: 11, scope: !93)
!120 = !DILocation(line: 25, column: 14, scope: !93)
!121 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !122)
!122 = distinct !DILocation(line: 25, column: 24, scope: !93)
!123 = !DILocation(line: 25, column: 20, scope: !93)
!124 = !DILocation(line: 25, column: 36, scope: !93)
!125 = !DILocation(line: 27, column: 1, scope: !93)
!126 = distinct !DISubprogram(name: "warp_sums<unsigned int>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !128)
!128 = distinct !DILocation(line: 12, column: 17, scope: !126)
!129 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !130)
!130 = distinct !DILocation(line: 12, column: 30, scope: !126)
!131 = !DILocation(line: 12, column: 28, scope: !126)
!132 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !133)
!133 = distinct !DILocation(line: 12, column: 43, scope: !126)
!134 = !DILocation(line: 12, column: 41, scope: !126)
!135 = !DILocation(line: 13, column: 21, scope: !126)
!136 = !DILocation(line: 13, column: 12, scope: !126)
!137 = !DILocation(line: 13, column: 3, scope: !126)
!138 = !DILocation(line: 13, column: 10, scope: !126)
!139 = !DILocation(line: 14, column: 1, scope: !126)
!140 = distinct !DISubprogram(name: "warp_sum<unsigned int>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!141 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !142)
!142 = distinct !DILocation(line: 141, column: 195, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "__shfl_xor<unsigned int>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 6, column: 54, scope: !140)
!145 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !142)
!146 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !142)
!147 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !142)
!148 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !142)
!149 = !DILocation(line: 75, column: 36, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = distinct !DILocation(line: 141, column: 144, scope: !143, inlinedAt: !144)
!152 = !DILocation(line: 6, column: 51, scope: !140)
!153 = !DILocation(line: 7, column: 3, scope: !140)
!154 = distinct !DISubprogram(name: "block_sums<unsigned int>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !156)
!156 = distinct !DILocation(line: 19, column: 20, scope: !154)
!157 = !DILocation(line: 19, column: 32, scope: !154)
!158 = !DILocation(line: 19, column: 63, scope: !154)
!159 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !160)
!160 = distinct !DILocation(line: 20, column: 23, scope: !154)
!161 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !162)
!162 = distinct !DILocation(line: 20, column: 36, scope: !154)
!163 = !DILocation(line: 20, column: 34, scope: !154)
!164 = !DILocation(line: 20, column: 47, scope: !154)
!165 = !DILocation(line: 20, column: 20, scope: !154)
!166 = !DILocation(line: 20, column: 11, scope: !154)
!167 = !DILocation(line: 21, column: 12, scope: !154)
!168 = !DILocation(line: 21, column: 18, scope: !154)
!169 = !DILocation(line: 21, column: 32, scope: !154)
!170 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !171)
!171 = distinct !DILocation(line: 22, column: 3, scope: !154)
!172 = !DILocation(line: 23, column: 12, scope: !154)
!173 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !174)
!174 = distinct !DILocation(line: 24, column: 44, scope: !154)
!175 = !DILocation(line: 24, column: 56, scope: !154)
!176 = !DILocation(line: 24, column: 25, scope: !154)
!177 = !DILocation(line: 24, column: 20, scope: !154)
!178 = !DILocation(line: 24, column: 69, scope: !154)
!179 = !DILocation(line: 24, column: 11, scope: !154)
!180 = !DILocation(line: 25, column: 14, scope: !154)
!181 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !182)
!182 = distinct !DILocation(line: 25, column: 24, scope: !154)
!183 = !DILocation(line: 25, column: 20, scope: !154)
!184 = !DILocation(line: 25, column: 36, scope: !154)
!185 = !DILocation(line: 27, column: 1, scope: !154)
!186 = distinct !DISubprogram(name: "warp_sums<float>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !188)
!188 = distinct !DILocation(line: 12, column: 17, scope: !186)
!189 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !190)
!190 = distinct !DILocation(line: 12, column: 30, scope: !186)
!191 = !DILocation(line: 12, column: 28, scope: !186)
!192 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !193)
!193 = distinct !DILocation(line: 12, column: 43, scope: !186)
!194 = !DILocation(line: 12, column: 41, scope: !186)
!195 = !DILocation(line: 13, column: 21, scope: !186)
!196 = !{!197, !197, i64 0}
!197 = !{!"float", !11, i64 0}
!198 = !DILocation(line: 13, column: 12, scope: !186)
!199 = !DILocation(line: 13, column: 3, scope: !186)
!200 = !DILocation(line: 13, column: 10, scope: !186)
!201 = !DILocation(line: 14, column: 1, scope: !186)
!202 = distinct !DISubprogram(name: "warp_sum<float>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!203 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !204)
!204 = distinct !DILocation(line: 141, column: 195, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "__shfl_xor<float>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = distinct !DILocation(line: 6, column: 54, scope: !202)
!207 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !204)
!208 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !204)
!209 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !204)
!210 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !204)
!211 = !DILocation(line: 75, column: 55, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 74, type: !15, scopeLine: 74, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = distinct !DILocation(line: 141, column: 144, scope: !205, inlinedAt: !206)
!214 = !DILocation(line: 75, column: 36, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 75, column: 12, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 6, column: 51, scope: !202)
!217 = !DILocation(line: 7, column: 3, scope: !202)
!218 = distinct !DISubprogram(name: "block_sums<float>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!219 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !220)
!220 = distinct !DILocation(line: 19, column: 20, scope: !218)
!221 = !DILocation(line: 19, column: 32, scope: !218)
!222 = !DILocation(line: 19, column: 63, scope: !218)
!223 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !224)
!224 = distinct !DILocation(line: 20, column: 23, scope: !218)
!225 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !226)
!226 = distinct !DILocation(line: 20, column: 36, scope: !218)
!227 = !DILocation(line: 20, column: 34, scope: !218)
!228 = !DILocation(line: 20, column: 47, scope: !218)
!229 = !DILocation(line: 20, column: 20, scope: !218)
!230 = !DILocation(line: 20, column: 11, scope: !218)
!231 = !DILocation(line: 21, column: 12, scope: !218)
!232 = !DILocation(line: 21, column: 18, scope: !218)
!233 = !DILocation(line: 21, column: 32, scope: !218)
!234 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !235)
!235 = distinct !DILocation(line: 22, column: 3, scope: !218)
!236 = !DILocation(line: 23, column: 12, scope: !218)
!237 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !238)
!238 = distinct !DILocation(line: 24, column: 44, scope: !218)
!239 = !DILocation(line: 24, column: 56, scope: !218)
!240 = !DILocation(line: 24, column: 25, scope: !218)
!241 = !DILocation(line: 24, column: 20, scope: !218)
!242 = !DILocation(line: 24, column: 69, scope: !218)
!243 = !DILocation(line: 24, column: 11, scope: !218)
!244 = !DILocation(line: 25, column: 14, scope: !218)
!245 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !246)
!246 = distinct !DILocation(line: 25, column: 24, scope: !218)
!247 = !DILocation(line: 25, column: 20, scope: !218)
!248 = !DILocation(line: 25, column: 36, scope: !218)
!249 = !DILocation(line: 27, column: 1, scope: !218)
!250 = distinct !DISubprogram(name: "warp_sums<double>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!251 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !252)
!252 = distinct !DILocation(line: 12, column: 17, scope: !250)
!253 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !254)
!254 = distinct !DILocation(line: 12, column: 30, scope: !250)
!255 = !DILocation(line: 12, column: 28, scope: !250)
!256 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !257)
!257 = distinct !DILocation(line: 12, column: 43, scope: !250)
!258 = !DILocation(line: 12, column: 41, scope: !250)
!259 = !DILocation(line: 13, column: 21, scope: !250)
!260 = !{!261, !261, i64 0}
!261 = !{!"double", !11, i64 0}
!262 = !DILocation(line: 13, column: 12, scope: !250)
!263 = !DILocation(line: 13, column: 3, scope: !250)
!264 = !DILocation(line: 13, column: 10, scope: !250)
!265 = !DILocation(line: 14, column: 1, scope: !250)
!266 = distinct !DISubprogram(name: "warp_sum<double>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!267 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !268)
!268 = distinct !DILocation(line: 141, column: 195, scope: !269, inlinedAt: !270)
!269 = distinct !DISubprogram(name: "__shfl_xor<double>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = distinct !DILocation(line: 6, column: 54, scope: !266)
!271 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !268)
!272 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !268)
!273 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !268)
!274 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !268)
!275 = !DILocation(line: 83, column: 33, scope: !276, inlinedAt: !277)
!276 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!277 = distinct !DILocation(line: 141, column: 144, scope: !269, inlinedAt: !270)
!278 = !DILocation(line: 83, column: 14, scope: !276, inlinedAt: !277)
!279 = !DILocation(line: 82, column: 12, scope: !276, inlinedAt: !277)
!280 = !DILocation(line: 6, column: 51, scope: !266)
!281 = !DILocation(line: 7, column: 3, scope: !266)
!282 = distinct !DISubprogram(name: "block_sums<double>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !284)
!284 = distinct !DILocation(line: 19, column: 20, scope: !282)
!285 = !DILocation(line: 19, column: 32, scope: !282)
!286 = !DILocation(line: 19, column: 63, scope: !282)
!287 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !288)
!288 = distinct !DILocation(line: 20, column: 23, scope: !282)
!289 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !290)
!290 = distinct !DILocation(line: 20, column: 36, scope: !282)
!291 = !DILocation(line: 20, column: 34, scope: !282)
!292 = !DILocation(line: 20, column: 47, scope: !282)
!293 = !DILocation(line: 20, column: 20, scope: !282)
!294 = !DILocation(line: 20, column: 11, scope: !282)
!295 = !DILocation(line: 21, column: 12, scope: !282)
!296 = !DILocation(line: 21, column: 18, scope: !282)
!297 = !DILocation(line: 21, column: 32, scope: !282)
!298 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !299)
!299 = distinct !DILocation(line: 22, column: 3, scope: !282)
!300 = !DILocation(line: 23, column: 12, scope: !282)
!301 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !302)
!302 = distinct !DILocation(line: 24, column: 44, scope: !282)
!303 = !DILocation(line: 24, column: 56, scope: !282)
!304 = !DILocation(line: 24, column: 25, scope: !282)
!305 = !DILocation(line: 24, column: 20, scope: !282)
!306 = !DILocation(line: 24, column: 69, scope: !282)
!307 = !DILocation(line: 24, column: 11, scope: !282)
!308 = !DILocation(line: 25, column: 14, scope: !282)
!309 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !310)
!310 = distinct !DILocation(line: 25, column: 24, scope: !282)
!311 = !DILocation(line: 25, column: 20, scope: !282)
!312 = !DILocation(line: 25, column: 36, scope: !282)
!313 = !DILocation(line: 27, column: 1, scope: !282)
!314 = distinct !DISubprogram(name: "warp_sums<long long>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!315 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !316)
!316 = distinct !DILocation(line: 12, column: 17, scope: !314)
!317 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !318)
!318 = distinct !DILocation(line: 12, column: 30, scope: !314)
!319 = !DILocation(line: 12, column: 28, scope: !314)
!320 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !321)
!321 = distinct !DILocation(line: 12, column: 43, scope: !314)
!322 = !DILocation(line: 12, column: 41, scope: !314)
!323 = !DILocation(line: 13, column: 21, scope: !314)
!324 = !{!325, !325, i64 0}
!325 = !{!"long long", !11, i64 0}
!326 = !DILocation(line: 13, column: 12, scope: !314)
!327 = !DILocation(line: 13, column: 3, scope: !314)
!328 = !DILocation(line: 13, column: 10, scope: !314)
!329 = !DILocation(line: 14, column: 1, scope: !314)
!330 = distinct !DISubprogram(name: "warp_sum<long long>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!331 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !332)
!332 = distinct !DILocation(line: 141, column: 195, scope: !333, inlinedAt: !334)
!333 = distinct !DISubprogram(name: "__shfl_xor<long long>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!334 = distinct !DILocation(line: 6, column: 54, scope: !330)
!335 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !332)
!336 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !332)
!337 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !332)
!338 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !332)
!339 = !DILocation(line: 83, column: 14, scope: !340, inlinedAt: !341)
!340 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!341 = distinct !DILocation(line: 141, column: 144, scope: !333, inlinedAt: !334)
!342 = !DILocation(line: 6, column: 51, scope: !330)
!343 = !DILocation(line: 7, column: 3, scope: !330)
!344 = distinct !DISubprogram(name: "block_sums<long long>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!345 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !346)
!346 = distinct !DILocation(line: 19, column: 20, scope: !344)
!347 = !DILocation(line: 19, column: 32, scope: !344)
!348 = !DILocation(line: 19, column: 63, scope: !344)
!349 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !350)
!350 = distinct !DILocation(line: 20, column: 23, scope: !344)
!351 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !352)
!352 = distinct !DILocation(line: 20, column: 36, scope: !344)
!353 = !DILocation(line: 20, column: 34, scope: !344)
!354 = !DILocation(line: 20, column: 47, scope: !344)
!355 = !DILocation(line: 20, column: 20, scope: !344)
!356 = !DILocation(line: 20, column: 11, scope: !344)
!357 = !DILocation(line: 21, column: 12, scope: !344)
!358 = !DILocation(line: 21, column: 18, scope: !344)
!359 = !DILocation(line: 21, column: 32, scope: !344)
!360 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !361)
!361 = distinct !DILocation(line: 22, column: 3, scope: !344)
!362 = !DILocation(line: 23, column: 12, scope: !344)
!363 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !364)
!364 = distinct !DILocation(line: 24, column: 44, scope: !344)
!365 = !DILocation(line: 24, column: 56, scope: !344)
!366 = !DILocation(line: 24, column: 25, scope: !344)
!367 = !DILocation(line: 24, column: 20, scope: !344)
!368 = !DILocation(line: 24, column: 69, scope: !344)
!369 = !DILocation(line: 24, column: 11, scope: !344)
!370 = !DILocation(line: 25, column: 14, scope: !344)
!371 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !372)
!372 = distinct !DILocation(line: 25, column: 24, scope: !344)
!373 = !DILocation(line: 25, column: 20, scope: !344)
!374 = !DILocation(line: 25, column: 36, scope: !344)
!375 = !DILocation(line: 27, column: 1, scope: !344)
!376 = distinct !DISubprogram(name: "warp_sums<unsigned long long>", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!377 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !378)
!378 = distinct !DILocation(line: 12, column: 17, scope: !376)
!379 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !380)
!380 = distinct !DILocation(line: 12, column: 30, scope: !376)
!381 = !DILocation(line: 12, column: 28, scope: !376)
!382 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !383)
!383 = distinct !DILocation(line: 12, column: 43, scope: !376)
!384 = !DILocation(line: 12, column: 41, scope: !376)
!385 = !DILocation(line: 13, column: 21, scope: !376)
!386 = !DILocation(line: 13, column: 12, scope: !376)
!387 = !DILocation(line: 13, column: 3, scope: !376)
!388 = !DILocation(line: 13, column: 10, scope: !376)
!389 = !DILocation(line: 14, column: 1, scope: !376)
!390 = distinct !DISubprogram(name: "warp_sum<unsigned long long>", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!391 = !DILocation(line: 118, column: 31, scope: !81, inlinedAt: !392)
!392 = distinct !DILocation(line: 141, column: 195, scope: !393, inlinedAt: !394)
!393 = distinct !DISubprogram(name: "__shfl_xor<unsigned long long>", scope: !24, file: !24, line: 141, type: !15, scopeLine: 141, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!394 = distinct !DILocation(line: 6, column: 54, scope: !390)
!395 = !DILocation(line: 119, column: 19, scope: !81, inlinedAt: !392)
!396 = !DILocation(line: 120, column: 34, scope: !81, inlinedAt: !392)
!397 = !DILocation(line: 120, column: 15, scope: !81, inlinedAt: !392)
!398 = !DILocation(line: 120, column: 10, scope: !81, inlinedAt: !392)
!399 = !DILocation(line: 83, column: 14, scope: !400, inlinedAt: !401)
!400 = distinct !DISubprogram(name: "read", scope: !24, file: !24, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!401 = distinct !DILocation(line: 141, column: 144, scope: !393, inlinedAt: !394)
!402 = !DILocation(line: 6, column: 51, scope: !390)
!403 = !DILocation(line: 7, column: 3, scope: !390)
!404 = distinct !DISubprogram(name: "block_sums<unsigned long long>", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!405 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !406)
!406 = distinct !DILocation(line: 19, column: 20, scope: !404)
!407 = !DILocation(line: 19, column: 32, scope: !404)
!408 = !DILocation(line: 19, column: 63, scope: !404)
!409 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !410)
!410 = distinct !DILocation(line: 20, column: 23, scope: !404)
!411 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !412)
!412 = distinct !DILocation(line: 20, column: 36, scope: !404)
!413 = !DILocation(line: 20, column: 34, scope: !404)
!414 = !DILocation(line: 20, column: 47, scope: !404)
!415 = !DILocation(line: 20, column: 20, scope: !404)
!416 = !DILocation(line: 20, column: 11, scope: !404)
!417 = !DILocation(line: 21, column: 12, scope: !404)
!418 = !DILocation(line: 21, column: 18, scope: !404)
!419 = !DILocation(line: 21, column: 32, scope: !404)
!420 = !DILocation(line: 60, column: 55, scope: !110, inlinedAt: !421)
!421 = distinct !DILocation(line: 22, column: 3, scope: !404)
!422 = !DILocation(line: 23, column: 12, scope: !404)
!423 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !424)
!424 = distinct !DILocation(line: 24, column: 44, scope: !404)
!425 = !DILocation(line: 24, column: 56, scope: !404)
!426 = !DILocation(line: 24, column: 25, scope: !404)
!427 = !DILocation(line: 24, column: 20, scope: !404)
!428 = !DILocation(line: 24, column: 69, scope: !404)
!429 = !DILocation(line: 24, column: 11, scope: !404)
!430 = !DILocation(line: 25, column: 14, scope: !404)
!431 = !DILocation(line: 40, column: 207, scope: !65, inlinedAt: !432)
!432 = distinct !DILocation(line: 25, column: 24, scope: !404)
!433 = !DILocation(line: 25, column: 20, scope: !404)
!434 = !DILocation(line: 25, column: 36, scope: !404)
!435 = !DILocation(line: 27, column: 1, scope: !404)
