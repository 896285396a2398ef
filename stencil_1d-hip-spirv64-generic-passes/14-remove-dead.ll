; ModuleID = '<memory>'
source_filename = "tests/programs/stencil_1d.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ7stencilILi64EEvPKiPiiE4tile = internal unnamed_addr addrspace(3) global [70 x i32] undef, align 4
@_ZZ7stencilILi50EEvPKiPiiE4tile = internal unnamed_addr addrspace(3) global [56 x i32] undef, align 4
@_ZZ7stencilILi7EEvPKiPiiE4tile = internal unnamed_addr addrspace(3) global [13 x i32] undef, align 4
@_ZZ7stencilILi256EEvPKiPiiE4tile = internal unnamed_addr addrspace(3) global [262 x i32] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi64EEvPKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = shl i32 %7, 6, !dbg !21
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !22
  %10 = trunc i64 %9 to i32, !dbg !22
  %11 = add i32 %8, %10, !dbg !25
  %12 = icmp slt i32 %11, %2, !dbg !26
  br i1 %12, label %13, label %17, !dbg !27

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !28
  %15 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %14, !dbg !28
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !28, !tbaa !9
  br label %17, !dbg !27

17:                                               ; preds = %3, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !27
  %19 = shl i64 %9, 32, !dbg !29
  %sext33 = add i64 %19, 12884901888, !dbg !29
  %20 = ashr exact i64 %sext33, 32, !dbg !29
  %21 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !29
  store i32 %18, ptr addrspace(4) %21, align 4, !dbg !30, !tbaa !9
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !31
  %23 = trunc i64 %22 to i32, !dbg !31
  %24 = icmp ult i32 %23, 3, !dbg !33
  br i1 %24, label %25, label %46, !dbg !33

25:                                               ; preds = %17
  %26 = icmp sgt i32 %11, 2, !dbg !34
  br i1 %26, label %27, label %32, !dbg !35

27:                                               ; preds = %25
  %28 = zext nneg i32 %11 to i64, !dbg !36
  %29 = getelementptr i32, ptr addrspace(4) %4, i64 %28, !dbg !36
  %30 = getelementptr i8, ptr addrspace(4) %29, i64 -12, !dbg !36
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !36, !tbaa !9
  br label %32, !dbg !35

32:                                               ; preds = %25, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %25 ], !dbg !35
  %sext = shl i64 %9, 32, !dbg !37
  %34 = ashr exact i64 %sext, 30, !dbg !37
  %35 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %34, !dbg !37
  store i32 %33, ptr addrspace(4) %35, align 4, !dbg !38, !tbaa !9
  %36 = add nsw i32 %11, 64, !dbg !39
  %37 = icmp slt i32 %36, %2, !dbg !40
  br i1 %37, label %38, label %42, !dbg !41

38:                                               ; preds = %32
  %39 = sext i32 %36 to i64, !dbg !42
  %40 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %39, !dbg !42
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !42, !tbaa !9
  br label %42, !dbg !41

42:                                               ; preds = %32, %38
  %43 = phi i32 [ %41, %38 ], [ 0, %32 ], !dbg !41
  %sext29 = add i64 %sext, 287762808832, !dbg !43
  %44 = ashr exact i64 %sext29, 30, !dbg !43
  %45 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %44, !dbg !43
  store i32 %43, ptr addrspace(4) %45, align 4, !dbg !44, !tbaa !9
  br label %46, !dbg !45

46:                                               ; preds = %42, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  br i1 %12, label %.preheader.preheader, label %72, !dbg !49

.preheader.preheader:                             ; preds = %46
  %47 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !50
  %48 = getelementptr i8, ptr addrspace(4) %47, i64 -12, !dbg !50
  %49 = load <2 x i32>, ptr addrspace(4) %48, align 4, !dbg !50, !tbaa !9
  %50 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !50
  %51 = getelementptr i8, ptr addrspace(4) %50, i64 -4, !dbg !50
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !50, !tbaa !9
  %53 = load i32, ptr addrspace(4) %21, align 4, !dbg !50, !tbaa !9
  %54 = mul nsw i32 %53, 3, !dbg !51
  %55 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !50
  %56 = getelementptr i8, ptr addrspace(4) %55, i64 4, !dbg !50
  %57 = load i32, ptr addrspace(4) %56, align 4, !dbg !50, !tbaa !9
  %58 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !50
  %59 = getelementptr i8, ptr addrspace(4) %58, i64 8, !dbg !50
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !50, !tbaa !9
  %61 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi64EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !50
  %62 = getelementptr i8, ptr addrspace(4) %61, i64 12, !dbg !50
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !50, !tbaa !9
  %64 = insertelement <4 x i32> poison, i32 %52, i64 2, !dbg !52
  %65 = insertelement <4 x i32> %64, i32 %57, i64 3, !dbg !52
  %66 = shufflevector <2 x i32> %49, <2 x i32> poison, <4 x i32> <i32 1, i32 0, i32 poison, i32 poison>, !dbg !52
  %67 = shufflevector <4 x i32> %66, <4 x i32> %65, <4 x i32> <i32 0, i32 1, i32 6, i32 7>, !dbg !52
  %68 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %67), !dbg !52
  %op.rdx = add i32 %68, %60, !dbg !52
  %op.rdx34 = add i32 %63, %54, !dbg !52
  %op.rdx35 = add i32 %op.rdx, %op.rdx34, !dbg !52
  %69 = srem i32 %op.rdx35, 1000, !dbg !53
  %70 = sext i32 %11 to i64, !dbg !54
  %71 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %70, !dbg !54
  store i32 %69, ptr addrspace(4) %71, align 4, !dbg !55, !tbaa !9
  br label %72, !dbg !56

72:                                               ; preds = %46, %.preheader.preheader
  ret void, !dbg !56
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi50EEvPKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !57 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !58
  %7 = trunc i64 %6 to i32, !dbg !58
  %8 = mul i32 %7, 50, !dbg !60
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !61
  %10 = trunc i64 %9 to i32, !dbg !61
  %11 = add i32 %8, %10, !dbg !63
  %12 = icmp slt i32 %11, %2, !dbg !64
  br i1 %12, label %13, label %17, !dbg !65

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !66
  %15 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %14, !dbg !66
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !66, !tbaa !9
  br label %17, !dbg !65

17:                                               ; preds = %3, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !65
  %19 = shl i64 %9, 32, !dbg !67
  %sext33 = add i64 %19, 12884901888, !dbg !67
  %20 = ashr exact i64 %sext33, 32, !dbg !67
  %21 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !67
  store i32 %18, ptr addrspace(4) %21, align 4, !dbg !68, !tbaa !9
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %23 = trunc i64 %22 to i32, !dbg !69
  %24 = icmp ult i32 %23, 3, !dbg !71
  br i1 %24, label %25, label %46, !dbg !71

25:                                               ; preds = %17
  %26 = icmp sgt i32 %11, 2, !dbg !72
  br i1 %26, label %27, label %32, !dbg !73

27:                                               ; preds = %25
  %28 = zext nneg i32 %11 to i64, !dbg !74
  %29 = getelementptr i32, ptr addrspace(4) %4, i64 %28, !dbg !74
  %30 = getelementptr i8, ptr addrspace(4) %29, i64 -12, !dbg !74
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !74, !tbaa !9
  br label %32, !dbg !73

32:                                               ; preds = %25, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %25 ], !dbg !73
  %sext = shl i64 %9, 32, !dbg !75
  %34 = ashr exact i64 %sext, 30, !dbg !75
  %35 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %34, !dbg !75
  store i32 %33, ptr addrspace(4) %35, align 4, !dbg !76, !tbaa !9
  %36 = add nsw i32 %11, 50, !dbg !77
  %37 = icmp slt i32 %36, %2, !dbg !78
  br i1 %37, label %38, label %42, !dbg !79

38:                                               ; preds = %32
  %39 = sext i32 %36 to i64, !dbg !80
  %40 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %39, !dbg !80
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !80, !tbaa !9
  br label %42, !dbg !79

42:                                               ; preds = %32, %38
  %43 = phi i32 [ %41, %38 ], [ 0, %32 ], !dbg !79
  %sext29 = add i64 %sext, 227633266688, !dbg !81
  %44 = ashr exact i64 %sext29, 30, !dbg !81
  %45 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %44, !dbg !81
  store i32 %43, ptr addrspace(4) %45, align 4, !dbg !82, !tbaa !9
  br label %46, !dbg !83

46:                                               ; preds = %42, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !84
  br i1 %12, label %.preheader.preheader, label %72, !dbg !86

.preheader.preheader:                             ; preds = %46
  %47 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !87
  %48 = getelementptr i8, ptr addrspace(4) %47, i64 -12, !dbg !87
  %49 = load <2 x i32>, ptr addrspace(4) %48, align 4, !dbg !87, !tbaa !9
  %50 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !87
  %51 = getelementptr i8, ptr addrspace(4) %50, i64 -4, !dbg !87
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !87, !tbaa !9
  %53 = load i32, ptr addrspace(4) %21, align 4, !dbg !87, !tbaa !9
  %54 = mul nsw i32 %53, 3, !dbg !88
  %55 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !87
  %56 = getelementptr i8, ptr addrspace(4) %55, i64 4, !dbg !87
  %57 = load i32, ptr addrspace(4) %56, align 4, !dbg !87, !tbaa !9
  %58 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !87
  %59 = getelementptr i8, ptr addrspace(4) %58, i64 8, !dbg !87
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !87, !tbaa !9
  %61 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi50EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !87
  %62 = getelementptr i8, ptr addrspace(4) %61, i64 12, !dbg !87
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !87, !tbaa !9
  %64 = insertelement <4 x i32> poison, i32 %52, i64 2, !dbg !89
  %65 = insertelement <4 x i32> %64, i32 %57, i64 3, !dbg !89
  %66 = shufflevector <2 x i32> %49, <2 x i32> poison, <4 x i32> <i32 1, i32 0, i32 poison, i32 poison>, !dbg !89
  %67 = shufflevector <4 x i32> %66, <4 x i32> %65, <4 x i32> <i32 0, i32 1, i32 6, i32 7>, !dbg !89
  %68 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %67), !dbg !89
  %op.rdx = add i32 %68, %60, !dbg !89
  %op.rdx34 = add i32 %63, %54, !dbg !89
  %op.rdx35 = add i32 %op.rdx, %op.rdx34, !dbg !89
  %69 = srem i32 %op.rdx35, 1000, !dbg !90
  %70 = sext i32 %11 to i64, !dbg !91
  %71 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %70, !dbg !91
  store i32 %69, ptr addrspace(4) %71, align 4, !dbg !92, !tbaa !9
  br label %72, !dbg !93

72:                                               ; preds = %46, %.preheader.preheader
  ret void, !dbg !93
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi7EEvPKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !94 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !95
  %7 = trunc i64 %6 to i32, !dbg !95
  %8 = mul i32 %7, 7, !dbg !97
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !98
  %10 = trunc i64 %9 to i32, !dbg !98
  %11 = add i32 %8, %10, !dbg !100
  %12 = icmp slt i32 %11, %2, !dbg !101
  br i1 %12, label %13, label %17, !dbg !102

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !103
  %15 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %14, !dbg !103
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !103, !tbaa !9
  br label %17, !dbg !102

17:                                               ; preds = %3, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !102
  %19 = shl i64 %9, 32, !dbg !104
  %sext33 = add i64 %19, 12884901888, !dbg !104
  %20 = ashr exact i64 %sext33, 32, !dbg !104
  %21 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !104
  store i32 %18, ptr addrspace(4) %21, align 4, !dbg !105, !tbaa !9
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !106
  %23 = trunc i64 %22 to i32, !dbg !106
  %24 = icmp ult i32 %23, 3, !dbg !108
  br i1 %24, label %25, label %46, !dbg !108

25:                                               ; preds = %17
  %26 = icmp sgt i32 %11, 2, !dbg !109
  br i1 %26, label %27, label %32, !dbg !110

27:                                               ; preds = %25
  %28 = zext nneg i32 %11 to i64, !dbg !111
  %29 = getelementptr i32, ptr addrspace(4) %4, i64 %28, !dbg !111
  %30 = getelementptr i8, ptr addrspace(4) %29, i64 -12, !dbg !111
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !111, !tbaa !9
  br label %32, !dbg !110

32:                                               ; preds = %25, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %25 ], !dbg !110
  %sext = shl i64 %9, 32, !dbg !112
  %34 = ashr exact i64 %sext, 30, !dbg !112
  %35 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %34, !dbg !112
  store i32 %33, ptr addrspace(4) %35, align 4, !dbg !113, !tbaa !9
  %36 = add nsw i32 %11, 7, !dbg !114
  %37 = icmp slt i32 %36, %2, !dbg !115
  br i1 %37, label %38, label %42, !dbg !116

38:                                               ; preds = %32
  %39 = sext i32 %36 to i64, !dbg !117
  %40 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %39, !dbg !117
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !117, !tbaa !9
  br label %42, !dbg !116

42:                                               ; preds = %32, %38
  %43 = phi i32 [ %41, %38 ], [ 0, %32 ], !dbg !116
  %sext29 = add i64 %sext, 42949672960, !dbg !118
  %44 = ashr exact i64 %sext29, 30, !dbg !118
  %45 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %44, !dbg !118
  store i32 %43, ptr addrspace(4) %45, align 4, !dbg !119, !tbaa !9
  br label %46, !dbg !120

46:                                               ; preds = %42, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !121
  br i1 %12, label %.preheader.preheader, label %72, !dbg !123

.preheader.preheader:                             ; preds = %46
  %47 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !124
  %48 = getelementptr i8, ptr addrspace(4) %47, i64 -12, !dbg !124
  %49 = load <2 x i32>, ptr addrspace(4) %48, align 4, !dbg !124, !tbaa !9
  %50 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !124
  %51 = getelementptr i8, ptr addrspace(4) %50, i64 -4, !dbg !124
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !124, !tbaa !9
  %53 = load i32, ptr addrspace(4) %21, align 4, !dbg !124, !tbaa !9
  %54 = mul nsw i32 %53, 3, !dbg !125
  %55 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !124
  %56 = getelementptr i8, ptr addrspace(4) %55, i64 4, !dbg !124
  %57 = load i32, ptr addrspace(4) %56, align 4, !dbg !124, !tbaa !9
  %58 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !124
  %59 = getelementptr i8, ptr addrspace(4) %58, i64 8, !dbg !124
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !124, !tbaa !9
  %61 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi7EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !124
  %62 = getelementptr i8, ptr addrspace(4) %61, i64 12, !dbg !124
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !124, !tbaa !9
  %64 = insertelement <4 x i32> poison, i32 %52, i64 2, !dbg !126
  %65 = insertelement <4 x i32> %64, i32 %57, i64 3, !dbg !126
  %66 = shufflevector <2 x i32> %49, <2 x i32> poison, <4 x i32> <i32 1, i32 0, i32 poison, i32 poison>, !dbg !126
  %67 = shufflevector <4 x i32> %66, <4 x i32> %65, <4 x i32> <i32 0, i32 1, i32 6, i32 7>, !dbg !126
  %68 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %67), !dbg !126
  %op.rdx = add i32 %68, %60, !dbg !126
  %op.rdx34 = add i32 %63, %54, !dbg !126
  %op.rdx35 = add i32 %op.rdx, %op.rdx34, !dbg !126
  %69 = srem i32 %op.rdx35, 1000, !dbg !127
  %70 = sext i32 %11 to i64, !dbg !128
  %71 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %70, !dbg !128
  store i32 %69, ptr addrspace(4) %71, align 4, !dbg !129, !tbaa !9
  br label %72, !dbg !130

72:                                               ; preds = %46, %.preheader.preheader
  ret void, !dbg !130
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7stencilILi256EEvPKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !131 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !132
  %7 = trunc i64 %6 to i32, !dbg !132
  %8 = shl i32 %7, 8, !dbg !134
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !135
  %10 = trunc i64 %9 to i32, !dbg !135
  %11 = add i32 %8, %10, !dbg !137
  %12 = icmp slt i32 %11, %2, !dbg !138
  br i1 %12, label %13, label %17, !dbg !139

13:                                               ; preds = %3
  %14 = sext i32 %11 to i64, !dbg !140
  %15 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %14, !dbg !140
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !140, !tbaa !9
  br label %17, !dbg !139

17:                                               ; preds = %3, %13
  %18 = phi i32 [ %16, %13 ], [ 0, %3 ], !dbg !139
  %19 = shl i64 %9, 32, !dbg !141
  %sext33 = add i64 %19, 12884901888, !dbg !141
  %20 = ashr exact i64 %sext33, 32, !dbg !141
  %21 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !141
  store i32 %18, ptr addrspace(4) %21, align 4, !dbg !142, !tbaa !9
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !143
  %23 = trunc i64 %22 to i32, !dbg !143
  %24 = icmp ult i32 %23, 3, !dbg !145
  br i1 %24, label %25, label %46, !dbg !145

25:                                               ; preds = %17
  %26 = icmp sgt i32 %11, 2, !dbg !146
  br i1 %26, label %27, label %32, !dbg !147

27:                                               ; preds = %25
  %28 = zext nneg i32 %11 to i64, !dbg !148
  %29 = getelementptr i32, ptr addrspace(4) %4, i64 %28, !dbg !148
  %30 = getelementptr i8, ptr addrspace(4) %29, i64 -12, !dbg !148
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !148, !tbaa !9
  br label %32, !dbg !147

32:                                               ; preds = %25, %27
  %33 = phi i32 [ %31, %27 ], [ 0, %25 ], !dbg !147
  %sext = shl i64 %9, 32, !dbg !149
  %34 = ashr exact i64 %sext, 30, !dbg !149
  %35 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %34, !dbg !149
  store i32 %33, ptr addrspace(4) %35, align 4, !dbg !150, !tbaa !9
  %36 = add nsw i32 %11, 256, !dbg !151
  %37 = icmp slt i32 %36, %2, !dbg !152
  br i1 %37, label %38, label %42, !dbg !153

38:                                               ; preds = %32
  %39 = sext i32 %36 to i64, !dbg !154
  %40 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %39, !dbg !154
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !154, !tbaa !9
  br label %42, !dbg !153

42:                                               ; preds = %32, %38
  %43 = phi i32 [ %41, %38 ], [ 0, %32 ], !dbg !153
  %sext29 = add i64 %sext, 1112396529664, !dbg !155
  %44 = ashr exact i64 %sext29, 30, !dbg !155
  %45 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %44, !dbg !155
  store i32 %43, ptr addrspace(4) %45, align 4, !dbg !156, !tbaa !9
  br label %46, !dbg !157

46:                                               ; preds = %42, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !158
  br i1 %12, label %.preheader.preheader, label %72, !dbg !160

.preheader.preheader:                             ; preds = %46
  %47 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !161
  %48 = getelementptr i8, ptr addrspace(4) %47, i64 -12, !dbg !161
  %49 = load <2 x i32>, ptr addrspace(4) %48, align 4, !dbg !161, !tbaa !9
  %50 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !161
  %51 = getelementptr i8, ptr addrspace(4) %50, i64 -4, !dbg !161
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !161, !tbaa !9
  %53 = load i32, ptr addrspace(4) %21, align 4, !dbg !161, !tbaa !9
  %54 = mul nsw i32 %53, 3, !dbg !162
  %55 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !161
  %56 = getelementptr i8, ptr addrspace(4) %55, i64 4, !dbg !161
  %57 = load i32, ptr addrspace(4) %56, align 4, !dbg !161, !tbaa !9
  %58 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !161
  %59 = getelementptr i8, ptr addrspace(4) %58, i64 8, !dbg !161
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !161, !tbaa !9
  %61 = getelementptr i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ7stencilILi256EEvPKiPiiE4tile to ptr addrspace(4)), i64 %20, !dbg !161
  %62 = getelementptr i8, ptr addrspace(4) %61, i64 12, !dbg !161
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !161, !tbaa !9
  %64 = insertelement <4 x i32> poison, i32 %52, i64 2, !dbg !163
  %65 = insertelement <4 x i32> %64, i32 %57, i64 3, !dbg !163
  %66 = shufflevector <2 x i32> %49, <2 x i32> poison, <4 x i32> <i32 1, i32 0, i32 poison, i32 poison>, !dbg !163
  %67 = shufflevector <4 x i32> %66, <4 x i32> %65, <4 x i32> <i32 0, i32 1, i32 6, i32 7>, !dbg !163
  %68 = tail call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %67), !dbg !163
  %op.rdx = add i32 %68, %60, !dbg !163
  %op.rdx34 = add i32 %63, %54, !dbg !163
  %op.rdx35 = add i32 %op.rdx, %op.rdx34, !dbg !163
  %69 = srem i32 %op.rdx35, 1000, !dbg !164
  %70 = sext i32 %11 to i64, !dbg !165
  %71 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %70, !dbg !165
  store i32 %69, ptr addrspace(4) %71, align 4, !dbg !166, !tbaa !9
  br label %72, !dbg !167

72:                                               ; preds = %46, %.preheader.preheader
  ret void, !dbg !167
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "stencil_1d.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "stencil<64>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/stencil_1d.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 9, column: 17, scope: !13)
!21 = !DILocation(line: 9, column: 28, scope: !13)
!22 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 9, column: 40, scope: !13)
!25 = !DILocation(line: 9, column: 38, scope: !13)
!26 = !DILocation(line: 10, column: 15, scope: !13)
!27 = !DILocation(line: 10, column: 13, scope: !13)
!28 = !DILocation(line: 10, column: 21, scope: !13)
!29 = !DILocation(line: 10, column: 3, scope: !13)
!30 = !DILocation(line: 10, column: 11, scope: !13)
!31 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !32)
!32 = distinct !DILocation(line: 11, column: 7, scope: !13)
!33 = !DILocation(line: 11, column: 19, scope: !13)
!34 = !DILocation(line: 12, column: 27, scope: !13)
!35 = !DILocation(line: 12, column: 25, scope: !13)
!36 = !DILocation(line: 12, column: 40, scope: !13)
!37 = !DILocation(line: 12, column: 5, scope: !13)
!38 = !DILocation(line: 12, column: 23, scope: !13)
!39 = !DILocation(line: 13, column: 27, scope: !13)
!40 = !DILocation(line: 13, column: 37, scope: !13)
!41 = !DILocation(line: 13, column: 25, scope: !13)
!42 = !DILocation(line: 13, column: 43, scope: !13)
!43 = !DILocation(line: 13, column: 5, scope: !13)
!44 = !DILocation(line: 13, column: 23, scope: !13)
!45 = !DILocation(line: 14, column: 3, scope: !13)
!46 = !DILocation(line: 60, column: 55, scope: !47, inlinedAt: !48)
!47 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = distinct !DILocation(line: 15, column: 3, scope: !13)
!49 = !DILocation(line: 16, column: 9, scope: !13)
!50 = !DILocation(line: 18, column: 52, scope: !13)
!51 = !DILocation(line: 18, column: 64, scope: !13)
!52 = !DILocation(line: 18, column: 49, scope: !13)
!53 = !DILocation(line: 19, column: 16, scope: !13)
!54 = !DILocation(line: 19, column: 3, scope: !13)
!55 = !DILocation(line: 19, column: 10, scope: !13)
!56 = !DILocation(line: 20, column: 1, scope: !13)
!57 = distinct !DISubprogram(name: "stencil<50>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !59)
!59 = distinct !DILocation(line: 9, column: 17, scope: !57)
!60 = !DILocation(line: 9, column: 28, scope: !57)
!61 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !62)
!62 = distinct !DILocation(line: 9, column: 40, scope: !57)
!63 = !DILocation(line: 9, column: 38, scope: !57)
!64 = !DILocation(line: 10, column: 15, scope: !57)
!65 = !DILocation(line: 10, column: 13, scope: !57)
!66 = !DILocation(line: 10, column: 21, scope: !57)
!67 = !DILocation(line: 10, column: 3, scope: !57)
!68 = !DILocation(line: 10, column: 11, scope: !57)
!69 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !70)
!70 = distinct !DILocation(line: 11, column: 7, scope: !57)
!71 = !DILocation(line: 11, column: 19, scope: !57)
!72 = !DILocation(line: 12, column: 27, scope: !57)
!73 = !DILocation(line: 12, column: 25, scope: !57)
!74 = !DILocation(line: 12, column: 40, scope: !57)
!75 = !DILocation(line: 12, column: 5, scope: !57)
!76 = !DILocation(line: 12, column: 23, scope: !57)
!77 = !DILocation(line: 13, column: 27, scope: !57)
!78 = !DILocation(line: 13, column: 37, scope: !57)
!79 = !DILocation(line: 13, column: 25, scope: !57)
!80 = !DILocation(line: 13, column: 43, scope: !57)
!81 = !DILocation(line: 13, column: 5, scope: !57)
!82 = !DILocation(line: 13, column: 23, scope: !57)
!83 = !DILocation(line: 14, column: 3, scope: !57)
!84 = !DILocation(line: 60, column: 55, scope: !47, inlinedAt: !85)
!85 = distinct !DILocation(line: 15, column: 3, scope: !57)
!86 = !DILocation(line: 16, column: 9, scope: !57)
!87 = !DILocation(line: 18, column: 52, scope: !57)
!88 = !DILocation(line: 18, column: 64, scope: !57)
!89 = !DILocation(line: 18, column: 49, scope: !57)
!90 = !DILocation(line: 19, column: 16, scope: !57)
!91 = !DILocation(line: 19, column: 3, scope: !57)
!92 = !DILocation(line: 19, column: 10, scope: !57)
!93 = !DILocation(line: 20, column: 1, scope: !57)
!94 = distinct !DISubprogram(name: "stencil<7>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !96)
!96 = distinct !DILocation(line: 9, column: 17, scope: !94)
!97 = !DILocation(line: 9, column: 28, scope: !94)
!98 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !99)
!99 = distinct !DILocation(line: 9, column: 40, scope: !94)
!100 = !DILocation(line: 9, column: 38, scope: !94)
!101 = !DILocation(line: 10, column: 15, scope: !94)
!102 = !DILocation(line: 10, column: 13, scope: !94)
!103 = !DILocation(line: 10, column: 21, scope: !94)
!104 = !DILocation(line: 10, column: 3, scope: !94)
!105 = !DILocation(line: 10, column: 11, scope: !94)
!106 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !107)
!107 = distinct !DILocation(line: 11, column: 7, scope: !94)
!108 = !DILocation(line: 11, column: 19, scope: !94)
!109 = !DILocation(line: 12, column: 27, scope: !94)
!110 = !DILocation(line: 12, column: 25, scope: !94)
!111 = !DILocation(line: 12, column: 40, scope: !94)
!112 = !DILocation(line: 12, column: 5, scope: !94)
!113 = !DILocation(line: 12, column: 23, scope: !94)
!114 = !DILocation(line: 13, column: 27, scope: !94)
!115 = !DILocation(line: 13, column: 37, scope: !94)
!116 = !DILocation(line: 13, column: 25, scope: !94)
!117 = !DILocation(line: 13, column: 43, scope: !94)
!118 = !DILocation(line: 13, column: 5, scope: !94)
!119 = !DILocation(line: 13, column: 23, scope: !94)
!120 = !DILocation(line: 14, column: 3, scope: !94)
!121 = !DILocation(line: 60, column: 55, scope: !47, inlinedAt: !122)
!122 = distinct !DILocation(line: 15, column: 3, scope: !94)
!123 = !DILocation(line: 16, column: 9, scope: !94)
!124 = !DILocation(line: 18, column: 52, scope: !94)
!125 = !DILocation(line: 18, column: 64, scope: !94)
!126 = !DILocation(line: 18, column: 49, scope: !94)
!127 = !DILocation(line: 19, column: 16, scope: !94)
!128 = !DILocation(line: 19, column: 3, scope: !94)
!129 = !DILocation(line: 19, column: 10, scope: !94)
!130 = !DILocation(line: 20, column: 1, scope: !94)
!131 = distinct !DISubprogram(name: "stencil<256>", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!132 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !133)
!133 = distinct !DILocation(line: 9, column: 17, scope: !131)
!134 = !DILocation(line: 9, column: 28, scope: !131)
!135 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !136)
!136 = distinct !DILocation(line: 9, column: 40, scope: !131)
!137 = !DILocation(line: 9, column: 38, scope: !131)
!138 = !DILocation(line: 10, column: 15, scope: !131)
!139 = !DILocation(line: 10, column: 13, scope: !131)
!140 = !DILocation(line: 10, column: 21, scope: !131)
!141 = !DILocation(line: 10, column: 3, scope: !131)
!142 = !DILocation(line: 10, column: 11, scope: !131)
!143 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !144)
!144 = distinct !DILocation(line: 11, column: 7, scope: !131)
!145 = !DILocation(line: 11, column: 19, scope: !131)
!146 = !DILocation(line: 12, column: 27, scope: !131)
!147 = !DILocation(line: 12, column: 25, scope: !131)
!148 = !DILocation(line: 12, column: 40, scope: !131)
!149 = !DILocation(line: 12, column: 5, scope: !131)
!150 = !DILocation(line: 12, column: 23, scope: !131)
!151 = !DILocation(line: 13, column: 27, scope: !131)
!152 = !DILocation(line: 13, column: 37, scope: !131)
!153 = !DILocation(line: 13, column: 25, scope: !131)
!154 = !DILocation(line: 13, column: 43, scope: !131)
!155 = !DILocation(line: 13, column: 5, scope: !131)
!156 = !DILocation(line: 13, column: 23, scope: !131)
!157 = !DILocation(line: 14, column: 3, scope: !131)
!158 = !DILocation(line: 60, column: 55, scope: !47, inlinedAt: !159)
!159 = distinct !DILocation(line: 15, column: 3, scope: !131)
!160 = !DILocation(line: 16, column: 9, scope: !131)
!161 = !DILocation(line: 18, column: 52, scope: !131)
!162 = !DILocation(line: 18, column: 64, scope: !131)
!163 = !DILocation(line: 18, column: 49, scope: !131)
!164 = !DILocation(line: 19, column: 16, scope: !131)
!165 = !DILocation(line: 19, column: 3, scope: !131)
!166 = !DILocation(line: 19, column: 10, scope: !131)
!167 = !DILocation(line: 20, column: 1, scope: !131)
