; ModuleID = '<memory>'
source_filename = "tests/programs/template_kernels.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1
@_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1
@_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [32 x i8] undef, align 1
@_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [32 x i8] undef, align 1
@_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [128 x i16] undef, align 2
@_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [128 x i16] undef, align 2
@_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4
@_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [16 x i32] undef, align 4
@_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x i64] undef, align 8
@_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [128 x float] undef, align 4
@_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8
@_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared = internal unnamed_addr addrspace(3) global [64 x double] undef, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIaLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %5 = shl i64 %4, 6, !dbg !21
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !22
  %7 = add i64 %5, %6, !dbg !25
  %8 = and i64 %7, 4294967295, !dbg !26
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %8, !dbg !26
  %10 = load i8, ptr addrspace(4) %9, align 1, !dbg !26, !tbaa !27
  %11 = and i64 %6, 4294967295, !dbg !28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !28
  store i8 %10, ptr addrspace(4) %12, align 1, !dbg !29, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !30
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %14 = trunc i64 %13 to i32, !dbg !33
  %15 = icmp slt i32 %14, 32, !dbg !35
  br i1 %15, label %16, label %26, !dbg !35

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %18 = and i64 %17, 4294967295, !dbg !38
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !38
  %20 = load i8, ptr addrspace(4) %19, align 1, !dbg !38, !tbaa !27
  %21 = add i64 %17, 32, !dbg !39
  %22 = and i64 %21, 4294967295, !dbg !40
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !40
  %24 = load i8, ptr addrspace(4) %23, align 1, !dbg !40, !tbaa !27
  %25 = add i8 %24, %20, !dbg !41
  store i8 %25, ptr addrspace(4) %19, align 1, !dbg !44, !tbaa !27
  br label %26, !dbg !45

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %28 = trunc i64 %27 to i32, !dbg !33
  %29 = icmp slt i32 %28, 16, !dbg !35
  br i1 %29, label %30, label %40, !dbg !35

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %32 = and i64 %31, 4294967295, !dbg !38
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !38
  %34 = load i8, ptr addrspace(4) %33, align 1, !dbg !38, !tbaa !27
  %35 = add i64 %31, 16, !dbg !39
  %36 = and i64 %35, 4294967295, !dbg !40
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !40
  %38 = load i8, ptr addrspace(4) %37, align 1, !dbg !40, !tbaa !27
  %39 = add i8 %38, %34, !dbg !41
  store i8 %39, ptr addrspace(4) %33, align 1, !dbg !44, !tbaa !27
  br label %40, !dbg !45

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %42 = trunc i64 %41 to i32, !dbg !33
  %43 = icmp slt i32 %42, 8, !dbg !35
  br i1 %43, label %44, label %54, !dbg !35

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %46 = and i64 %45, 4294967295, !dbg !38
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !38
  %48 = load i8, ptr addrspace(4) %47, align 1, !dbg !38, !tbaa !27
  %49 = add i64 %45, 8, !dbg !39
  %50 = and i64 %49, 4294967295, !dbg !40
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !40
  %52 = load i8, ptr addrspace(4) %51, align 1, !dbg !40, !tbaa !27
  %53 = add i8 %52, %48, !dbg !41
  store i8 %53, ptr addrspace(4) %47, align 1, !dbg !44, !tbaa !27
  br label %54, !dbg !45

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %56 = trunc i64 %55 to i32, !dbg !33
  %57 = icmp slt i32 %56, 4, !dbg !35
  br i1 %57, label %58, label %68, !dbg !35

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %60 = and i64 %59, 4294967295, !dbg !38
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !38
  %62 = load i8, ptr addrspace(4) %61, align 1, !dbg !38, !tbaa !27
  %63 = add i64 %59, 4, !dbg !39
  %64 = and i64 %63, 4294967295, !dbg !40
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !40
  %66 = load i8, ptr addrspace(4) %65, align 1, !dbg !40, !tbaa !27
  %67 = add i8 %66, %62, !dbg !41
  store i8 %67, ptr addrspace(4) %61, align 1, !dbg !44, !tbaa !27
  br label %68, !dbg !45

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %70 = trunc i64 %69 to i32, !dbg !33
  %71 = icmp slt i32 %70, 2, !dbg !35
  br i1 %71, label %72, label %82, !dbg !35

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %74 = and i64 %73, 4294967295, !dbg !38
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !38
  %76 = load i8, ptr addrspace(4) %75, align 1, !dbg !38, !tbaa !27
  %77 = add i64 %73, 2, !dbg !39
  %78 = and i64 %77, 4294967295, !dbg !40
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !40
  %80 = load i8, ptr addrspace(4) %79, align 1, !dbg !40, !tbaa !27
  %81 = add i8 %80, %76, !dbg !41
  store i8 %81, ptr addrspace(4) %75, align 1, !dbg !44, !tbaa !27
  br label %82, !dbg !45

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !33
  %84 = trunc i64 %83 to i32, !dbg !33
  %85 = icmp slt i32 %84, 1, !dbg !35
  br i1 %85, label %86, label %96, !dbg !35

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !36
  %88 = and i64 %87, 4294967295, !dbg !38
  %89 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !38
  %90 = load i8, ptr addrspace(4) %89, align 1, !dbg !38, !tbaa !27
  %91 = add i64 %87, 1, !dbg !39
  %92 = and i64 %91, 4294967295, !dbg !40
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !40
  %94 = load i8, ptr addrspace(4) %93, align 1, !dbg !40, !tbaa !27
  %95 = add i8 %94, %90, !dbg !41
  store i8 %95, ptr addrspace(4) %89, align 1, !dbg !44, !tbaa !27
  br label %96, !dbg !45

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !46
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !48
  %98 = and i64 %97, 4294967295, !dbg !50
  %99 = icmp eq i64 %98, 0, !dbg !50
  br i1 %99, label %100, label %106, !dbg !50

100:                                              ; preds = %96
  %101 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %102 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !51, !tbaa !27
  %103 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !52
  %104 = and i64 %103, 4294967295, !dbg !54
  %105 = getelementptr inbounds nuw i8, ptr addrspace(4) %101, i64 %104, !dbg !54
  store i8 %102, ptr addrspace(4) %105, align 1, !dbg !55, !tbaa !27
  br label %106, !dbg !54

106:                                              ; preds = %100, %96
  ret void, !dbg !56
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIaLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !57 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !58
  %5 = shl i64 %4, 6, !dbg !60
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !61
  %7 = add i64 %5, %6, !dbg !63
  %8 = and i64 %7, 4294967295, !dbg !64
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %8, !dbg !64
  %10 = load i8, ptr addrspace(4) %9, align 1, !dbg !64, !tbaa !27
  %11 = and i64 %6, 4294967295, !dbg !65
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !65
  store i8 %10, ptr addrspace(4) %12, align 1, !dbg !66, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !67
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %14 = trunc i64 %13 to i32, !dbg !69
  %15 = icmp slt i32 %14, 32, !dbg !71
  br i1 %15, label %16, label %26, !dbg !71

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %18 = and i64 %17, 4294967295, !dbg !74
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !74
  %20 = load i8, ptr addrspace(4) %19, align 1, !dbg !74, !tbaa !27
  %21 = add i64 %17, 32, !dbg !75
  %22 = and i64 %21, 4294967295, !dbg !76
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !76
  %24 = load i8, ptr addrspace(4) %23, align 1, !dbg !76, !tbaa !27
  %25 = tail call noundef i8 @llvm.smax.i8(i8 %20, i8 %24), !dbg !77
  store i8 %25, ptr addrspace(4) %19, align 1, !dbg !80, !tbaa !27
  br label %26, !dbg !81

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %28 = trunc i64 %27 to i32, !dbg !69
  %29 = icmp slt i32 %28, 16, !dbg !71
  br i1 %29, label %30, label %40, !dbg !71

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %32 = and i64 %31, 4294967295, !dbg !74
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !74
  %34 = load i8, ptr addrspace(4) %33, align 1, !dbg !74, !tbaa !27
  %35 = add i64 %31, 16, !dbg !75
  %36 = and i64 %35, 4294967295, !dbg !76
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !76
  %38 = load i8, ptr addrspace(4) %37, align 1, !dbg !76, !tbaa !27
  %39 = tail call noundef i8 @llvm.smax.i8(i8 %34, i8 %38), !dbg !77
  store i8 %39, ptr addrspace(4) %33, align 1, !dbg !80, !tbaa !27
  br label %40, !dbg !81

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %42 = trunc i64 %41 to i32, !dbg !69
  %43 = icmp slt i32 %42, 8, !dbg !71
  br i1 %43, label %44, label %54, !dbg !71

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %46 = and i64 %45, 4294967295, !dbg !74
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !74
  %48 = load i8, ptr addrspace(4) %47, align 1, !dbg !74, !tbaa !27
  %49 = add i64 %45, 8, !dbg !75
  %50 = and i64 %49, 4294967295, !dbg !76
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !76
  %52 = load i8, ptr addrspace(4) %51, align 1, !dbg !76, !tbaa !27
  %53 = tail call noundef i8 @llvm.smax.i8(i8 %48, i8 %52), !dbg !77
  store i8 %53, ptr addrspace(4) %47, align 1, !dbg !80, !tbaa !27
  br label %54, !dbg !81

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %56 = trunc i64 %55 to i32, !dbg !69
  %57 = icmp slt i32 %56, 4, !dbg !71
  br i1 %57, label %58, label %68, !dbg !71

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %60 = and i64 %59, 4294967295, !dbg !74
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !74
  %62 = load i8, ptr addrspace(4) %61, align 1, !dbg !74, !tbaa !27
  %63 = add i64 %59, 4, !dbg !75
  %64 = and i64 %63, 4294967295, !dbg !76
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !76
  %66 = load i8, ptr addrspace(4) %65, align 1, !dbg !76, !tbaa !27
  %67 = tail call noundef i8 @llvm.smax.i8(i8 %62, i8 %66), !dbg !77
  store i8 %67, ptr addrspace(4) %61, align 1, !dbg !80, !tbaa !27
  br label %68, !dbg !81

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %70 = trunc i64 %69 to i32, !dbg !69
  %71 = icmp slt i32 %70, 2, !dbg !71
  br i1 %71, label %72, label %82, !dbg !71

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %74 = and i64 %73, 4294967295, !dbg !74
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !74
  %76 = load i8, ptr addrspace(4) %75, align 1, !dbg !74, !tbaa !27
  %77 = add i64 %73, 2, !dbg !75
  %78 = and i64 %77, 4294967295, !dbg !76
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !76
  %80 = load i8, ptr addrspace(4) %79, align 1, !dbg !76, !tbaa !27
  %81 = tail call noundef i8 @llvm.smax.i8(i8 %76, i8 %80), !dbg !77
  store i8 %81, ptr addrspace(4) %75, align 1, !dbg !80, !tbaa !27
  br label %82, !dbg !81

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !69
  %84 = trunc i64 %83 to i32, !dbg !69
  %85 = icmp slt i32 %84, 1, !dbg !71
  br i1 %85, label %86, label %96, !dbg !71

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !72
  %88 = and i64 %87, 4294967295, !dbg !74
  %89 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !74
  %90 = load i8, ptr addrspace(4) %89, align 1, !dbg !74, !tbaa !27
  %91 = add i64 %87, 1, !dbg !75
  %92 = and i64 %91, 4294967295, !dbg !76
  %93 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !76
  %94 = load i8, ptr addrspace(4) %93, align 1, !dbg !76, !tbaa !27
  %95 = tail call noundef i8 @llvm.smax.i8(i8 %90, i8 %94), !dbg !77
  store i8 %95, ptr addrspace(4) %89, align 1, !dbg !80, !tbaa !27
  br label %96, !dbg !81

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !82
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !84
  %98 = and i64 %97, 4294967295, !dbg !86
  %99 = icmp eq i64 %98, 0, !dbg !86
  br i1 %99, label %100, label %106, !dbg !86

100:                                              ; preds = %96
  %101 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %102 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !87, !tbaa !27
  %103 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !88
  %104 = and i64 %103, 4294967295, !dbg !90
  %105 = getelementptr inbounds nuw i8, ptr addrspace(4) %101, i64 %104, !dbg !90
  store i8 %102, ptr addrspace(4) %105, align 1, !dbg !91, !tbaa !27
  br label %106, !dbg !90

106:                                              ; preds = %100, %96
  ret void, !dbg !92
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIhLi32E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !93 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !94
  %5 = shl i64 %4, 5, !dbg !96
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !97
  %7 = add i64 %5, %6, !dbg !99
  %8 = and i64 %7, 4294967295, !dbg !100
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %8, !dbg !100
  %10 = load i8, ptr addrspace(4) %9, align 1, !dbg !100, !tbaa !27
  %11 = and i64 %6, 4294967295, !dbg !101
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !101
  store i8 %10, ptr addrspace(4) %12, align 1, !dbg !102, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !103
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !105
  %14 = trunc i64 %13 to i32, !dbg !105
  %15 = icmp slt i32 %14, 16, !dbg !107
  br i1 %15, label %16, label %26, !dbg !107

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %18 = and i64 %17, 4294967295, !dbg !110
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !110
  %20 = load i8, ptr addrspace(4) %19, align 1, !dbg !110, !tbaa !27
  %21 = add i64 %17, 16, !dbg !111
  %22 = and i64 %21, 4294967295, !dbg !112
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !112
  %24 = load i8, ptr addrspace(4) %23, align 1, !dbg !112, !tbaa !27
  %25 = add i8 %24, %20, !dbg !113
  store i8 %25, ptr addrspace(4) %19, align 1, !dbg !116, !tbaa !27
  br label %26, !dbg !117

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !118
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !105
  %28 = trunc i64 %27 to i32, !dbg !105
  %29 = icmp slt i32 %28, 8, !dbg !107
  br i1 %29, label %30, label %40, !dbg !107

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %32 = and i64 %31, 4294967295, !dbg !110
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !110
  %34 = load i8, ptr addrspace(4) %33, align 1, !dbg !110, !tbaa !27
  %35 = add i64 %31, 8, !dbg !111
  %36 = and i64 %35, 4294967295, !dbg !112
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !112
  %38 = load i8, ptr addrspace(4) %37, align 1, !dbg !112, !tbaa !27
  %39 = add i8 %38, %34, !dbg !113
  store i8 %39, ptr addrspace(4) %33, align 1, !dbg !116, !tbaa !27
  br label %40, !dbg !117

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !118
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !105
  %42 = trunc i64 %41 to i32, !dbg !105
  %43 = icmp slt i32 %42, 4, !dbg !107
  br i1 %43, label %44, label %54, !dbg !107

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %46 = and i64 %45, 4294967295, !dbg !110
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !110
  %48 = load i8, ptr addrspace(4) %47, align 1, !dbg !110, !tbaa !27
  %49 = add i64 %45, 4, !dbg !111
  %50 = and i64 %49, 4294967295, !dbg !112
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !112
  %52 = load i8, ptr addrspace(4) %51, align 1, !dbg !112, !tbaa !27
  %53 = add i8 %52, %48, !dbg !113
  store i8 %53, ptr addrspace(4) %47, align 1, !dbg !116, !tbaa !27
  br label %54, !dbg !117

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !118
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !105
  %56 = trunc i64 %55 to i32, !dbg !105
  %57 = icmp slt i32 %56, 2, !dbg !107
  br i1 %57, label %58, label %68, !dbg !107

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %60 = and i64 %59, 4294967295, !dbg !110
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !110
  %62 = load i8, ptr addrspace(4) %61, align 1, !dbg !110, !tbaa !27
  %63 = add i64 %59, 2, !dbg !111
  %64 = and i64 %63, 4294967295, !dbg !112
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !112
  %66 = load i8, ptr addrspace(4) %65, align 1, !dbg !112, !tbaa !27
  %67 = add i8 %66, %62, !dbg !113
  store i8 %67, ptr addrspace(4) %61, align 1, !dbg !116, !tbaa !27
  br label %68, !dbg !117

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !118
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !105
  %70 = trunc i64 %69 to i32, !dbg !105
  %71 = icmp slt i32 %70, 1, !dbg !107
  br i1 %71, label %72, label %82, !dbg !107

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !108
  %74 = and i64 %73, 4294967295, !dbg !110
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !110
  %76 = load i8, ptr addrspace(4) %75, align 1, !dbg !110, !tbaa !27
  %77 = add i64 %73, 1, !dbg !111
  %78 = and i64 %77, 4294967295, !dbg !112
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !112
  %80 = load i8, ptr addrspace(4) %79, align 1, !dbg !112, !tbaa !27
  %81 = add i8 %80, %76, !dbg !113
  store i8 %81, ptr addrspace(4) %75, align 1, !dbg !116, !tbaa !27
  br label %82, !dbg !117

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !118
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !120
  %84 = and i64 %83, 4294967295, !dbg !122
  %85 = icmp eq i64 %84, 0, !dbg !122
  br i1 %85, label %86, label %92, !dbg !122

86:                                               ; preds = %82
  %87 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %88 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !123, !tbaa !27
  %89 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !124
  %90 = and i64 %89, 4294967295, !dbg !126
  %91 = getelementptr inbounds nuw i8, ptr addrspace(4) %87, i64 %90, !dbg !126
  store i8 %88, ptr addrspace(4) %91, align 1, !dbg !127, !tbaa !27
  br label %92, !dbg !126

92:                                               ; preds = %86, %82
  ret void, !dbg !128
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIhLi32E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !129 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !130
  %5 = shl i64 %4, 5, !dbg !132
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !133
  %7 = add i64 %5, %6, !dbg !135
  %8 = and i64 %7, 4294967295, !dbg !136
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %8, !dbg !136
  %10 = load i8, ptr addrspace(4) %9, align 1, !dbg !136, !tbaa !27
  %11 = and i64 %6, 4294967295, !dbg !137
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !137
  store i8 %10, ptr addrspace(4) %12, align 1, !dbg !138, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !139
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %14 = trunc i64 %13 to i32, !dbg !141
  %15 = icmp slt i32 %14, 16, !dbg !143
  br i1 %15, label %16, label %26, !dbg !143

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !144
  %18 = and i64 %17, 4294967295, !dbg !146
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !146
  %20 = load i8, ptr addrspace(4) %19, align 1, !dbg !146, !tbaa !27
  %21 = add i64 %17, 16, !dbg !147
  %22 = and i64 %21, 4294967295, !dbg !148
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !148
  %24 = load i8, ptr addrspace(4) %23, align 1, !dbg !148, !tbaa !27
  %25 = tail call noundef i8 @llvm.umax.i8(i8 %20, i8 %24), !dbg !149
  store i8 %25, ptr addrspace(4) %19, align 1, !dbg !152, !tbaa !27
  br label %26, !dbg !153

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !154
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %28 = trunc i64 %27 to i32, !dbg !141
  %29 = icmp slt i32 %28, 8, !dbg !143
  br i1 %29, label %30, label %40, !dbg !143

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !144
  %32 = and i64 %31, 4294967295, !dbg !146
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !146
  %34 = load i8, ptr addrspace(4) %33, align 1, !dbg !146, !tbaa !27
  %35 = add i64 %31, 8, !dbg !147
  %36 = and i64 %35, 4294967295, !dbg !148
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !148
  %38 = load i8, ptr addrspace(4) %37, align 1, !dbg !148, !tbaa !27
  %39 = tail call noundef i8 @llvm.umax.i8(i8 %34, i8 %38), !dbg !149
  store i8 %39, ptr addrspace(4) %33, align 1, !dbg !152, !tbaa !27
  br label %40, !dbg !153

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !154
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %42 = trunc i64 %41 to i32, !dbg !141
  %43 = icmp slt i32 %42, 4, !dbg !143
  br i1 %43, label %44, label %54, !dbg !143

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !144
  %46 = and i64 %45, 4294967295, !dbg !146
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !146
  %48 = load i8, ptr addrspace(4) %47, align 1, !dbg !146, !tbaa !27
  %49 = add i64 %45, 4, !dbg !147
  %50 = and i64 %49, 4294967295, !dbg !148
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !148
  %52 = load i8, ptr addrspace(4) %51, align 1, !dbg !148, !tbaa !27
  %53 = tail call noundef i8 @llvm.umax.i8(i8 %48, i8 %52), !dbg !149
  store i8 %53, ptr addrspace(4) %47, align 1, !dbg !152, !tbaa !27
  br label %54, !dbg !153

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !154
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %56 = trunc i64 %55 to i32, !dbg !141
  %57 = icmp slt i32 %56, 2, !dbg !143
  br i1 %57, label %58, label %68, !dbg !143

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !144
  %60 = and i64 %59, 4294967295, !dbg !146
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !146
  %62 = load i8, ptr addrspace(4) %61, align 1, !dbg !146, !tbaa !27
  %63 = add i64 %59, 2, !dbg !147
  %64 = and i64 %63, 4294967295, !dbg !148
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !148
  %66 = load i8, ptr addrspace(4) %65, align 1, !dbg !148, !tbaa !27
  %67 = tail call noundef i8 @llvm.umax.i8(i8 %62, i8 %66), !dbg !149
  store i8 %67, ptr addrspace(4) %61, align 1, !dbg !152, !tbaa !27
  br label %68, !dbg !153

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !154
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %70 = trunc i64 %69 to i32, !dbg !141
  %71 = icmp slt i32 %70, 1, !dbg !143
  br i1 %71, label %72, label %82, !dbg !143

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !144
  %74 = and i64 %73, 4294967295, !dbg !146
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !146
  %76 = load i8, ptr addrspace(4) %75, align 1, !dbg !146, !tbaa !27
  %77 = add i64 %73, 1, !dbg !147
  %78 = and i64 %77, 4294967295, !dbg !148
  %79 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !148
  %80 = load i8, ptr addrspace(4) %79, align 1, !dbg !148, !tbaa !27
  %81 = tail call noundef i8 @llvm.umax.i8(i8 %76, i8 %80), !dbg !149
  store i8 %81, ptr addrspace(4) %75, align 1, !dbg !152, !tbaa !27
  br label %82, !dbg !153

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !154
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !156
  %84 = and i64 %83, 4294967295, !dbg !158
  %85 = icmp eq i64 %84, 0, !dbg !158
  br i1 %85, label %86, label %92, !dbg !158

86:                                               ; preds = %82
  %87 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %88 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !159, !tbaa !27
  %89 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !160
  %90 = and i64 %89, 4294967295, !dbg !162
  %91 = getelementptr inbounds nuw i8, ptr addrspace(4) %87, i64 %90, !dbg !162
  store i8 %88, ptr addrspace(4) %91, align 1, !dbg !163, !tbaa !27
  br label %92, !dbg !162

92:                                               ; preds = %86, %82
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIsLi128E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !165 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !166
  %5 = shl i64 %4, 7, !dbg !168
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !169
  %7 = add i64 %5, %6, !dbg !171
  %8 = and i64 %7, 4294967295, !dbg !172
  %9 = getelementptr inbounds nuw i16, ptr addrspace(4) %3, i64 %8, !dbg !172
  %10 = load i16, ptr addrspace(4) %9, align 2, !dbg !172, !tbaa !173
  %11 = and i64 %6, 4294967295, !dbg !175
  %12 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !175
  store i16 %10, ptr addrspace(4) %12, align 2, !dbg !176, !tbaa !173
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !177
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %14 = trunc i64 %13 to i32, !dbg !179
  %15 = icmp slt i32 %14, 64, !dbg !181
  br i1 %15, label %16, label %26, !dbg !181

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %18 = and i64 %17, 4294967295, !dbg !184
  %19 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !184
  %20 = load i16, ptr addrspace(4) %19, align 2, !dbg !184, !tbaa !173
  %21 = add i64 %17, 64, !dbg !185
  %22 = and i64 %21, 4294967295, !dbg !186
  %23 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !186
  %24 = load i16, ptr addrspace(4) %23, align 2, !dbg !186, !tbaa !173
  %25 = add i16 %24, %20, !dbg !187
  store i16 %25, ptr addrspace(4) %19, align 2, !dbg !190, !tbaa !173
  br label %26, !dbg !191

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %28 = trunc i64 %27 to i32, !dbg !179
  %29 = icmp slt i32 %28, 32, !dbg !181
  br i1 %29, label %30, label %40, !dbg !181

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %32 = and i64 %31, 4294967295, !dbg !184
  %33 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !184
  %34 = load i16, ptr addrspace(4) %33, align 2, !dbg !184, !tbaa !173
  %35 = add i64 %31, 32, !dbg !185
  %36 = and i64 %35, 4294967295, !dbg !186
  %37 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !186
  %38 = load i16, ptr addrspace(4) %37, align 2, !dbg !186, !tbaa !173
  %39 = add i16 %38, %34, !dbg !187
  store i16 %39, ptr addrspace(4) %33, align 2, !dbg !190, !tbaa !173
  br label %40, !dbg !191

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %42 = trunc i64 %41 to i32, !dbg !179
  %43 = icmp slt i32 %42, 16, !dbg !181
  br i1 %43, label %44, label %54, !dbg !181

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %46 = and i64 %45, 4294967295, !dbg !184
  %47 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !184
  %48 = load i16, ptr addrspace(4) %47, align 2, !dbg !184, !tbaa !173
  %49 = add i64 %45, 16, !dbg !185
  %50 = and i64 %49, 4294967295, !dbg !186
  %51 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !186
  %52 = load i16, ptr addrspace(4) %51, align 2, !dbg !186, !tbaa !173
  %53 = add i16 %52, %48, !dbg !187
  store i16 %53, ptr addrspace(4) %47, align 2, !dbg !190, !tbaa !173
  br label %54, !dbg !191

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %56 = trunc i64 %55 to i32, !dbg !179
  %57 = icmp slt i32 %56, 8, !dbg !181
  br i1 %57, label %58, label %68, !dbg !181

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %60 = and i64 %59, 4294967295, !dbg !184
  %61 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !184
  %62 = load i16, ptr addrspace(4) %61, align 2, !dbg !184, !tbaa !173
  %63 = add i64 %59, 8, !dbg !185
  %64 = and i64 %63, 4294967295, !dbg !186
  %65 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !186
  %66 = load i16, ptr addrspace(4) %65, align 2, !dbg !186, !tbaa !173
  %67 = add i16 %66, %62, !dbg !187
  store i16 %67, ptr addrspace(4) %61, align 2, !dbg !190, !tbaa !173
  br label %68, !dbg !191

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %70 = trunc i64 %69 to i32, !dbg !179
  %71 = icmp slt i32 %70, 4, !dbg !181
  br i1 %71, label %72, label %82, !dbg !181

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %74 = and i64 %73, 4294967295, !dbg !184
  %75 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !184
  %76 = load i16, ptr addrspace(4) %75, align 2, !dbg !184, !tbaa !173
  %77 = add i64 %73, 4, !dbg !185
  %78 = and i64 %77, 4294967295, !dbg !186
  %79 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !186
  %80 = load i16, ptr addrspace(4) %79, align 2, !dbg !186, !tbaa !173
  %81 = add i16 %80, %76, !dbg !187
  store i16 %81, ptr addrspace(4) %75, align 2, !dbg !190, !tbaa !173
  br label %82, !dbg !191

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %84 = trunc i64 %83 to i32, !dbg !179
  %85 = icmp slt i32 %84, 2, !dbg !181
  br i1 %85, label %86, label %96, !dbg !181

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %88 = and i64 %87, 4294967295, !dbg !184
  %89 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !184
  %90 = load i16, ptr addrspace(4) %89, align 2, !dbg !184, !tbaa !173
  %91 = add i64 %87, 2, !dbg !185
  %92 = and i64 %91, 4294967295, !dbg !186
  %93 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !186
  %94 = load i16, ptr addrspace(4) %93, align 2, !dbg !186, !tbaa !173
  %95 = add i16 %94, %90, !dbg !187
  store i16 %95, ptr addrspace(4) %89, align 2, !dbg !190, !tbaa !173
  br label %96, !dbg !191

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !179
  %98 = trunc i64 %97 to i32, !dbg !179
  %99 = icmp slt i32 %98, 1, !dbg !181
  br i1 %99, label %100, label %110, !dbg !181

100:                                              ; preds = %96
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !182
  %102 = and i64 %101, 4294967295, !dbg !184
  %103 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %102, !dbg !184
  %104 = load i16, ptr addrspace(4) %103, align 2, !dbg !184, !tbaa !173
  %105 = add i64 %101, 1, !dbg !185
  %106 = and i64 %105, 4294967295, !dbg !186
  %107 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %106, !dbg !186
  %108 = load i16, ptr addrspace(4) %107, align 2, !dbg !186, !tbaa !173
  %109 = add i16 %108, %104, !dbg !187
  store i16 %109, ptr addrspace(4) %103, align 2, !dbg !190, !tbaa !173
  br label %110, !dbg !191

110:                                              ; preds = %100, %96
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !192
  %111 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !194
  %112 = and i64 %111, 4294967295, !dbg !196
  %113 = icmp eq i64 %112, 0, !dbg !196
  br i1 %113, label %114, label %120, !dbg !196

114:                                              ; preds = %110
  %115 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %116 = load i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 2, !dbg !197, !tbaa !173
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !198
  %118 = and i64 %117, 4294967295, !dbg !200
  %119 = getelementptr inbounds nuw i16, ptr addrspace(4) %115, i64 %118, !dbg !200
  store i16 %116, ptr addrspace(4) %119, align 2, !dbg !201, !tbaa !173
  br label %120, !dbg !200

120:                                              ; preds = %114, %110
  ret void, !dbg !202
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIsLi128E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !203 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !204
  %5 = shl i64 %4, 7, !dbg !206
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !207
  %7 = add i64 %5, %6, !dbg !209
  %8 = and i64 %7, 4294967295, !dbg !210
  %9 = getelementptr inbounds nuw i16, ptr addrspace(4) %3, i64 %8, !dbg !210
  %10 = load i16, ptr addrspace(4) %9, align 2, !dbg !210, !tbaa !173
  %11 = and i64 %6, 4294967295, !dbg !211
  %12 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !211
  store i16 %10, ptr addrspace(4) %12, align 2, !dbg !212, !tbaa !173
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !213
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %14 = trunc i64 %13 to i32, !dbg !215
  %15 = icmp slt i32 %14, 64, !dbg !217
  br i1 %15, label %16, label %26, !dbg !217

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %18 = and i64 %17, 4294967295, !dbg !220
  %19 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !220
  %20 = load i16, ptr addrspace(4) %19, align 2, !dbg !220, !tbaa !173
  %21 = add i64 %17, 64, !dbg !221
  %22 = and i64 %21, 4294967295, !dbg !222
  %23 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !222
  %24 = load i16, ptr addrspace(4) %23, align 2, !dbg !222, !tbaa !173
  %25 = tail call noundef i16 @llvm.smax.i16(i16 %20, i16 %24), !dbg !223
  store i16 %25, ptr addrspace(4) %19, align 2, !dbg !226, !tbaa !173
  br label %26, !dbg !227

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %28 = trunc i64 %27 to i32, !dbg !215
  %29 = icmp slt i32 %28, 32, !dbg !217
  br i1 %29, label %30, label %40, !dbg !217

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %32 = and i64 %31, 4294967295, !dbg !220
  %33 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !220
  %34 = load i16, ptr addrspace(4) %33, align 2, !dbg !220, !tbaa !173
  %35 = add i64 %31, 32, !dbg !221
  %36 = and i64 %35, 4294967295, !dbg !222
  %37 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !222
  %38 = load i16, ptr addrspace(4) %37, align 2, !dbg !222, !tbaa !173
  %39 = tail call noundef i16 @llvm.smax.i16(i16 %34, i16 %38), !dbg !223
  store i16 %39, ptr addrspace(4) %33, align 2, !dbg !226, !tbaa !173
  br label %40, !dbg !227

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %42 = trunc i64 %41 to i32, !dbg !215
  %43 = icmp slt i32 %42, 16, !dbg !217
  br i1 %43, label %44, label %54, !dbg !217

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %46 = and i64 %45, 4294967295, !dbg !220
  %47 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !220
  %48 = load i16, ptr addrspace(4) %47, align 2, !dbg !220, !tbaa !173
  %49 = add i64 %45, 16, !dbg !221
  %50 = and i64 %49, 4294967295, !dbg !222
  %51 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !222
  %52 = load i16, ptr addrspace(4) %51, align 2, !dbg !222, !tbaa !173
  %53 = tail call noundef i16 @llvm.smax.i16(i16 %48, i16 %52), !dbg !223
  store i16 %53, ptr addrspace(4) %47, align 2, !dbg !226, !tbaa !173
  br label %54, !dbg !227

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %56 = trunc i64 %55 to i32, !dbg !215
  %57 = icmp slt i32 %56, 8, !dbg !217
  br i1 %57, label %58, label %68, !dbg !217

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %60 = and i64 %59, 4294967295, !dbg !220
  %61 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !220
  %62 = load i16, ptr addrspace(4) %61, align 2, !dbg !220, !tbaa !173
  %63 = add i64 %59, 8, !dbg !221
  %64 = and i64 %63, 4294967295, !dbg !222
  %65 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !222
  %66 = load i16, ptr addrspace(4) %65, align 2, !dbg !222, !tbaa !173
  %67 = tail call noundef i16 @llvm.smax.i16(i16 %62, i16 %66), !dbg !223
  store i16 %67, ptr addrspace(4) %61, align 2, !dbg !226, !tbaa !173
  br label %68, !dbg !227

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %70 = trunc i64 %69 to i32, !dbg !215
  %71 = icmp slt i32 %70, 4, !dbg !217
  br i1 %71, label %72, label %82, !dbg !217

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %74 = and i64 %73, 4294967295, !dbg !220
  %75 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !220
  %76 = load i16, ptr addrspace(4) %75, align 2, !dbg !220, !tbaa !173
  %77 = add i64 %73, 4, !dbg !221
  %78 = and i64 %77, 4294967295, !dbg !222
  %79 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !222
  %80 = load i16, ptr addrspace(4) %79, align 2, !dbg !222, !tbaa !173
  %81 = tail call noundef i16 @llvm.smax.i16(i16 %76, i16 %80), !dbg !223
  store i16 %81, ptr addrspace(4) %75, align 2, !dbg !226, !tbaa !173
  br label %82, !dbg !227

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %84 = trunc i64 %83 to i32, !dbg !215
  %85 = icmp slt i32 %84, 2, !dbg !217
  br i1 %85, label %86, label %96, !dbg !217

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %88 = and i64 %87, 4294967295, !dbg !220
  %89 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !220
  %90 = load i16, ptr addrspace(4) %89, align 2, !dbg !220, !tbaa !173
  %91 = add i64 %87, 2, !dbg !221
  %92 = and i64 %91, 4294967295, !dbg !222
  %93 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !222
  %94 = load i16, ptr addrspace(4) %93, align 2, !dbg !222, !tbaa !173
  %95 = tail call noundef i16 @llvm.smax.i16(i16 %90, i16 %94), !dbg !223
  store i16 %95, ptr addrspace(4) %89, align 2, !dbg !226, !tbaa !173
  br label %96, !dbg !227

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !215
  %98 = trunc i64 %97 to i32, !dbg !215
  %99 = icmp slt i32 %98, 1, !dbg !217
  br i1 %99, label %100, label %110, !dbg !217

100:                                              ; preds = %96
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !218
  %102 = and i64 %101, 4294967295, !dbg !220
  %103 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %102, !dbg !220
  %104 = load i16, ptr addrspace(4) %103, align 2, !dbg !220, !tbaa !173
  %105 = add i64 %101, 1, !dbg !221
  %106 = and i64 %105, 4294967295, !dbg !222
  %107 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %106, !dbg !222
  %108 = load i16, ptr addrspace(4) %107, align 2, !dbg !222, !tbaa !173
  %109 = tail call noundef i16 @llvm.smax.i16(i16 %104, i16 %108), !dbg !223
  store i16 %109, ptr addrspace(4) %103, align 2, !dbg !226, !tbaa !173
  br label %110, !dbg !227

110:                                              ; preds = %100, %96
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !228
  %111 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !230
  %112 = and i64 %111, 4294967295, !dbg !232
  %113 = icmp eq i64 %112, 0, !dbg !232
  br i1 %113, label %114, label %120, !dbg !232

114:                                              ; preds = %110
  %115 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %116 = load i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 2, !dbg !233, !tbaa !173
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !234
  %118 = and i64 %117, 4294967295, !dbg !236
  %119 = getelementptr inbounds nuw i16, ptr addrspace(4) %115, i64 %118, !dbg !236
  store i16 %116, ptr addrspace(4) %119, align 2, !dbg !237, !tbaa !173
  br label %120, !dbg !236

120:                                              ; preds = %114, %110
  ret void, !dbg !238
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIiLi256E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !239 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !240
  %5 = shl i64 %4, 8, !dbg !242
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !243
  %7 = add i64 %5, %6, !dbg !245
  %8 = and i64 %7, 4294967295, !dbg !246
  %9 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %8, !dbg !246
  %10 = load i32, ptr addrspace(4) %9, align 4, !dbg !246, !tbaa !9
  %11 = and i64 %6, 4294967295, !dbg !247
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !247
  store i32 %10, ptr addrspace(4) %12, align 4, !dbg !248, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !249
  br label %17, !dbg !251

13:                                               ; preds = %32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !252
  %15 = and i64 %14, 4294967295, !dbg !254
  %16 = icmp eq i64 %15, 0, !dbg !254
  br i1 %16, label %34, label %40, !dbg !254

17:                                               ; preds = %2, %32
  %.07 = phi i32 [ 128, %2 ], [ %33, %32 ]
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !255
  %19 = trunc i64 %18 to i32, !dbg !255
  %20 = icmp sgt i32 %.07, %19, !dbg !257
  br i1 %20, label %21, label %32, !dbg !257

21:                                               ; preds = %17
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !258
  %23 = trunc i64 %22 to i32, !dbg !258
  %24 = and i64 %22, 4294967295, !dbg !260
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %24, !dbg !260
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !260, !tbaa !9
  %27 = add i32 %.07, %23, !dbg !261
  %28 = zext i32 %27 to i64, !dbg !262
  %29 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %28, !dbg !262
  %30 = load i32, ptr addrspace(4) %29, align 4, !dbg !262, !tbaa !9
  %31 = add nsw i32 %30, %26, !dbg !263
  store i32 %31, ptr addrspace(4) %25, align 4, !dbg !266, !tbaa !9
  br label %32, !dbg !267

32:                                               ; preds = %21, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !268
  %33 = lshr i32 %.07, 1, !dbg !270
  %.not = icmp eq i32 %33, 0, !dbg !271
  br i1 %.not, label %13, label %17, !dbg !251, !llvm.loop !272

34:                                               ; preds = %13
  %35 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %36 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !275, !tbaa !9
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !276
  %38 = and i64 %37, 4294967295, !dbg !278
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %35, i64 %38, !dbg !278
  store i32 %36, ptr addrspace(4) %39, align 4, !dbg !279, !tbaa !9
  br label %40, !dbg !278

40:                                               ; preds = %34, %13
  ret void, !dbg !280
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIiLi256E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !281 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !282
  %5 = shl i64 %4, 8, !dbg !284
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !285
  %7 = add i64 %5, %6, !dbg !287
  %8 = and i64 %7, 4294967295, !dbg !288
  %9 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %8, !dbg !288
  %10 = load i32, ptr addrspace(4) %9, align 4, !dbg !288, !tbaa !9
  %11 = and i64 %6, 4294967295, !dbg !289
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !289
  store i32 %10, ptr addrspace(4) %12, align 4, !dbg !290, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !291
  br label %17, !dbg !293

13:                                               ; preds = %32
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !294
  %15 = and i64 %14, 4294967295, !dbg !296
  %16 = icmp eq i64 %15, 0, !dbg !296
  br i1 %16, label %34, label %40, !dbg !296

17:                                               ; preds = %2, %32
  %.07 = phi i32 [ 128, %2 ], [ %33, %32 ]
  %18 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !297
  %19 = trunc i64 %18 to i32, !dbg !297
  %20 = icmp sgt i32 %.07, %19, !dbg !299
  br i1 %20, label %21, label %32, !dbg !299

21:                                               ; preds = %17
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !300
  %23 = trunc i64 %22 to i32, !dbg !300
  %24 = and i64 %22, 4294967295, !dbg !302
  %25 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %24, !dbg !302
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !302, !tbaa !9
  %27 = add i32 %.07, %23, !dbg !303
  %28 = zext i32 %27 to i64, !dbg !304
  %29 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %28, !dbg !304
  %30 = load i32, ptr addrspace(4) %29, align 4, !dbg !304, !tbaa !9
  %31 = tail call noundef i32 @llvm.smax.i32(i32 %26, i32 %30), !dbg !305
  store i32 %31, ptr addrspace(4) %25, align 4, !dbg !308, !tbaa !9
  br label %32, !dbg !309

32:                                               ; preds = %21, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !310
  %33 = lshr i32 %.07, 1, !dbg !312
  %.not = icmp eq i32 %33, 0, !dbg !313
  br i1 %.not, label %13, label %17, !dbg !293, !llvm.loop !314

34:                                               ; preds = %13
  %35 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %36 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !316, !tbaa !9
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !317
  %38 = and i64 %37, 4294967295, !dbg !319
  %39 = getelementptr inbounds nuw i32, ptr addrspace(4) %35, i64 %38, !dbg !319
  store i32 %36, ptr addrspace(4) %39, align 4, !dbg !320, !tbaa !9
  br label %40, !dbg !319

40:                                               ; preds = %34, %13
  ret void, !dbg !321
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIjLi16E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !322 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !323
  %5 = shl i64 %4, 4, !dbg !325
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !326
  %7 = add i64 %5, %6, !dbg !328
  %8 = and i64 %7, 4294967295, !dbg !329
  %9 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %8, !dbg !329
  %10 = load i32, ptr addrspace(4) %9, align 4, !dbg !329, !tbaa !9
  %11 = and i64 %6, 4294967295, !dbg !330
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !330
  store i32 %10, ptr addrspace(4) %12, align 4, !dbg !331, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !332
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !334
  %14 = trunc i64 %13 to i32, !dbg !334
  %15 = icmp slt i32 %14, 8, !dbg !336
  br i1 %15, label %16, label %26, !dbg !336

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !337
  %18 = and i64 %17, 4294967295, !dbg !339
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !339
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !339, !tbaa !9
  %21 = add i64 %17, 8, !dbg !340
  %22 = and i64 %21, 4294967295, !dbg !341
  %23 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !341
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !341, !tbaa !9
  %25 = add i32 %24, %20, !dbg !342
  store i32 %25, ptr addrspace(4) %19, align 4, !dbg !345, !tbaa !9
  br label %26, !dbg !346

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !347
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !334
  %28 = trunc i64 %27 to i32, !dbg !334
  %29 = icmp slt i32 %28, 4, !dbg !336
  br i1 %29, label %30, label %40, !dbg !336

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !337
  %32 = and i64 %31, 4294967295, !dbg !339
  %33 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !339
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !339, !tbaa !9
  %35 = add i64 %31, 4, !dbg !340
  %36 = and i64 %35, 4294967295, !dbg !341
  %37 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !341
  %38 = load i32, ptr addrspace(4) %37, align 4, !dbg !341, !tbaa !9
  %39 = add i32 %38, %34, !dbg !342
  store i32 %39, ptr addrspace(4) %33, align 4, !dbg !345, !tbaa !9
  br label %40, !dbg !346

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !347
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !334
  %42 = trunc i64 %41 to i32, !dbg !334
  %43 = icmp slt i32 %42, 2, !dbg !336
  br i1 %43, label %44, label %54, !dbg !336

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !337
  %46 = and i64 %45, 4294967295, !dbg !339
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !339
  %48 = load i32, ptr addrspace(4) %47, align 4, !dbg !339, !tbaa !9
  %49 = add i64 %45, 2, !dbg !340
  %50 = and i64 %49, 4294967295, !dbg !341
  %51 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !341
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !341, !tbaa !9
  %53 = add i32 %52, %48, !dbg !342
  store i32 %53, ptr addrspace(4) %47, align 4, !dbg !345, !tbaa !9
  br label %54, !dbg !346

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !347
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !334
  %56 = trunc i64 %55 to i32, !dbg !334
  %57 = icmp slt i32 %56, 1, !dbg !336
  br i1 %57, label %58, label %68, !dbg !336

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !337
  %60 = and i64 %59, 4294967295, !dbg !339
  %61 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !339
  %62 = load i32, ptr addrspace(4) %61, align 4, !dbg !339, !tbaa !9
  %63 = add i64 %59, 1, !dbg !340
  %64 = and i64 %63, 4294967295, !dbg !341
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !341
  %66 = load i32, ptr addrspace(4) %65, align 4, !dbg !341, !tbaa !9
  %67 = add i32 %66, %62, !dbg !342
  store i32 %67, ptr addrspace(4) %61, align 4, !dbg !345, !tbaa !9
  br label %68, !dbg !346

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !347
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !349
  %70 = and i64 %69, 4294967295, !dbg !351
  %71 = icmp eq i64 %70, 0, !dbg !351
  br i1 %71, label %72, label %78, !dbg !351

72:                                               ; preds = %68
  %73 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %74 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !352, !tbaa !9
  %75 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !353
  %76 = and i64 %75, 4294967295, !dbg !355
  %77 = getelementptr inbounds nuw i32, ptr addrspace(4) %73, i64 %76, !dbg !355
  store i32 %74, ptr addrspace(4) %77, align 4, !dbg !356, !tbaa !9
  br label %78, !dbg !355

78:                                               ; preds = %72, %68
  ret void, !dbg !357
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIjLi16E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !358 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !359
  %5 = shl i64 %4, 4, !dbg !361
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !362
  %7 = add i64 %5, %6, !dbg !364
  %8 = and i64 %7, 4294967295, !dbg !365
  %9 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %8, !dbg !365
  %10 = load i32, ptr addrspace(4) %9, align 4, !dbg !365, !tbaa !9
  %11 = and i64 %6, 4294967295, !dbg !366
  %12 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !366
  store i32 %10, ptr addrspace(4) %12, align 4, !dbg !367, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !368
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !370
  %14 = trunc i64 %13 to i32, !dbg !370
  %15 = icmp slt i32 %14, 8, !dbg !372
  br i1 %15, label %16, label %26, !dbg !372

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !373
  %18 = and i64 %17, 4294967295, !dbg !375
  %19 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !375
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !375, !tbaa !9
  %21 = add i64 %17, 8, !dbg !376
  %22 = and i64 %21, 4294967295, !dbg !377
  %23 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !377
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !377, !tbaa !9
  %25 = tail call noundef i32 @llvm.umax.i32(i32 %20, i32 %24), !dbg !378
  store i32 %25, ptr addrspace(4) %19, align 4, !dbg !381, !tbaa !9
  br label %26, !dbg !382

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !383
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !370
  %28 = trunc i64 %27 to i32, !dbg !370
  %29 = icmp slt i32 %28, 4, !dbg !372
  br i1 %29, label %30, label %40, !dbg !372

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !373
  %32 = and i64 %31, 4294967295, !dbg !375
  %33 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !375
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !375, !tbaa !9
  %35 = add i64 %31, 4, !dbg !376
  %36 = and i64 %35, 4294967295, !dbg !377
  %37 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !377
  %38 = load i32, ptr addrspace(4) %37, align 4, !dbg !377, !tbaa !9
  %39 = tail call noundef i32 @llvm.umax.i32(i32 %34, i32 %38), !dbg !378
  store i32 %39, ptr addrspace(4) %33, align 4, !dbg !381, !tbaa !9
  br label %40, !dbg !382

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !383
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !370
  %42 = trunc i64 %41 to i32, !dbg !370
  %43 = icmp slt i32 %42, 2, !dbg !372
  br i1 %43, label %44, label %54, !dbg !372

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !373
  %46 = and i64 %45, 4294967295, !dbg !375
  %47 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !375
  %48 = load i32, ptr addrspace(4) %47, align 4, !dbg !375, !tbaa !9
  %49 = add i64 %45, 2, !dbg !376
  %50 = and i64 %49, 4294967295, !dbg !377
  %51 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !377
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !377, !tbaa !9
  %53 = tail call noundef i32 @llvm.umax.i32(i32 %48, i32 %52), !dbg !378
  store i32 %53, ptr addrspace(4) %47, align 4, !dbg !381, !tbaa !9
  br label %54, !dbg !382

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !383
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !370
  %56 = trunc i64 %55 to i32, !dbg !370
  %57 = icmp slt i32 %56, 1, !dbg !372
  br i1 %57, label %58, label %68, !dbg !372

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !373
  %60 = and i64 %59, 4294967295, !dbg !375
  %61 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !375
  %62 = load i32, ptr addrspace(4) %61, align 4, !dbg !375, !tbaa !9
  %63 = add i64 %59, 1, !dbg !376
  %64 = and i64 %63, 4294967295, !dbg !377
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !377
  %66 = load i32, ptr addrspace(4) %65, align 4, !dbg !377, !tbaa !9
  %67 = tail call noundef i32 @llvm.umax.i32(i32 %62, i32 %66), !dbg !378
  store i32 %67, ptr addrspace(4) %61, align 4, !dbg !381, !tbaa !9
  br label %68, !dbg !382

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !383
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !385
  %70 = and i64 %69, 4294967295, !dbg !387
  %71 = icmp eq i64 %70, 0, !dbg !387
  br i1 %71, label %72, label %78, !dbg !387

72:                                               ; preds = %68
  %73 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %74 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !388, !tbaa !9
  %75 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !389
  %76 = and i64 %75, 4294967295, !dbg !391
  %77 = getelementptr inbounds nuw i32, ptr addrspace(4) %73, i64 %76, !dbg !391
  store i32 %74, ptr addrspace(4) %77, align 4, !dbg !392, !tbaa !9
  br label %78, !dbg !391

78:                                               ; preds = %72, %68
  ret void, !dbg !393
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIxLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !394 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !395
  %5 = shl i64 %4, 6, !dbg !397
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !398
  %7 = add i64 %5, %6, !dbg !400
  %8 = and i64 %7, 4294967295, !dbg !401
  %9 = getelementptr inbounds nuw i64, ptr addrspace(4) %3, i64 %8, !dbg !401
  %10 = load i64, ptr addrspace(4) %9, align 8, !dbg !401, !tbaa !402
  %11 = and i64 %6, 4294967295, !dbg !404
  %12 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !404
  store i64 %10, ptr addrspace(4) %12, align 8, !dbg !405, !tbaa !402
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !406
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %14 = trunc i64 %13 to i32, !dbg !408
  %15 = icmp slt i32 %14, 32, !dbg !410
  br i1 %15, label %16, label %26, !dbg !410

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %18 = and i64 %17, 4294967295, !dbg !413
  %19 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !413
  %20 = load i64, ptr addrspace(4) %19, align 8, !dbg !413, !tbaa !402
  %21 = add i64 %17, 32, !dbg !414
  %22 = and i64 %21, 4294967295, !dbg !415
  %23 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !415
  %24 = load i64, ptr addrspace(4) %23, align 8, !dbg !415, !tbaa !402
  %25 = add nsw i64 %24, %20, !dbg !416
  store i64 %25, ptr addrspace(4) %19, align 8, !dbg !419, !tbaa !402
  br label %26, !dbg !420

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %28 = trunc i64 %27 to i32, !dbg !408
  %29 = icmp slt i32 %28, 16, !dbg !410
  br i1 %29, label %30, label %40, !dbg !410

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %32 = and i64 %31, 4294967295, !dbg !413
  %33 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !413
  %34 = load i64, ptr addrspace(4) %33, align 8, !dbg !413, !tbaa !402
  %35 = add i64 %31, 16, !dbg !414
  %36 = and i64 %35, 4294967295, !dbg !415
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !415
  %38 = load i64, ptr addrspace(4) %37, align 8, !dbg !415, !tbaa !402
  %39 = add nsw i64 %38, %34, !dbg !416
  store i64 %39, ptr addrspace(4) %33, align 8, !dbg !419, !tbaa !402
  br label %40, !dbg !420

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %42 = trunc i64 %41 to i32, !dbg !408
  %43 = icmp slt i32 %42, 8, !dbg !410
  br i1 %43, label %44, label %54, !dbg !410

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %46 = and i64 %45, 4294967295, !dbg !413
  %47 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !413
  %48 = load i64, ptr addrspace(4) %47, align 8, !dbg !413, !tbaa !402
  %49 = add i64 %45, 8, !dbg !414
  %50 = and i64 %49, 4294967295, !dbg !415
  %51 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !415
  %52 = load i64, ptr addrspace(4) %51, align 8, !dbg !415, !tbaa !402
  %53 = add nsw i64 %52, %48, !dbg !416
  store i64 %53, ptr addrspace(4) %47, align 8, !dbg !419, !tbaa !402
  br label %54, !dbg !420

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %56 = trunc i64 %55 to i32, !dbg !408
  %57 = icmp slt i32 %56, 4, !dbg !410
  br i1 %57, label %58, label %68, !dbg !410

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %60 = and i64 %59, 4294967295, !dbg !413
  %61 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !413
  %62 = load i64, ptr addrspace(4) %61, align 8, !dbg !413, !tbaa !402
  %63 = add i64 %59, 4, !dbg !414
  %64 = and i64 %63, 4294967295, !dbg !415
  %65 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !415
  %66 = load i64, ptr addrspace(4) %65, align 8, !dbg !415, !tbaa !402
  %67 = add nsw i64 %66, %62, !dbg !416
  store i64 %67, ptr addrspace(4) %61, align 8, !dbg !419, !tbaa !402
  br label %68, !dbg !420

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %70 = trunc i64 %69 to i32, !dbg !408
  %71 = icmp slt i32 %70, 2, !dbg !410
  br i1 %71, label %72, label %82, !dbg !410

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %74 = and i64 %73, 4294967295, !dbg !413
  %75 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !413
  %76 = load i64, ptr addrspace(4) %75, align 8, !dbg !413, !tbaa !402
  %77 = add i64 %73, 2, !dbg !414
  %78 = and i64 %77, 4294967295, !dbg !415
  %79 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !415
  %80 = load i64, ptr addrspace(4) %79, align 8, !dbg !415, !tbaa !402
  %81 = add nsw i64 %80, %76, !dbg !416
  store i64 %81, ptr addrspace(4) %75, align 8, !dbg !419, !tbaa !402
  br label %82, !dbg !420

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !408
  %84 = trunc i64 %83 to i32, !dbg !408
  %85 = icmp slt i32 %84, 1, !dbg !410
  br i1 %85, label %86, label %96, !dbg !410

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !411
  %88 = and i64 %87, 4294967295, !dbg !413
  %89 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !413
  %90 = load i64, ptr addrspace(4) %89, align 8, !dbg !413, !tbaa !402
  %91 = add i64 %87, 1, !dbg !414
  %92 = and i64 %91, 4294967295, !dbg !415
  %93 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !415
  %94 = load i64, ptr addrspace(4) %93, align 8, !dbg !415, !tbaa !402
  %95 = add nsw i64 %94, %90, !dbg !416
  store i64 %95, ptr addrspace(4) %89, align 8, !dbg !419, !tbaa !402
  br label %96, !dbg !420

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !421
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !423
  %98 = and i64 %97, 4294967295, !dbg !425
  %99 = icmp eq i64 %98, 0, !dbg !425
  br i1 %99, label %100, label %106, !dbg !425

100:                                              ; preds = %96
  %101 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %102 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !426, !tbaa !402
  %103 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !427
  %104 = and i64 %103, 4294967295, !dbg !429
  %105 = getelementptr inbounds nuw i64, ptr addrspace(4) %101, i64 %104, !dbg !429
  store i64 %102, ptr addrspace(4) %105, align 8, !dbg !430, !tbaa !402
  br label %106, !dbg !429

106:                                              ; preds = %100, %96
  ret void, !dbg !431
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIxLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !432 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !433
  %5 = shl i64 %4, 6, !dbg !435
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !436
  %7 = add i64 %5, %6, !dbg !438
  %8 = and i64 %7, 4294967295, !dbg !439
  %9 = getelementptr inbounds nuw i64, ptr addrspace(4) %3, i64 %8, !dbg !439
  %10 = load i64, ptr addrspace(4) %9, align 8, !dbg !439, !tbaa !402
  %11 = and i64 %6, 4294967295, !dbg !440
  %12 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !440
  store i64 %10, ptr addrspace(4) %12, align 8, !dbg !441, !tbaa !402
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !442
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %14 = trunc i64 %13 to i32, !dbg !444
  %15 = icmp slt i32 %14, 32, !dbg !446
  br i1 %15, label %16, label %26, !dbg !446

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %18 = and i64 %17, 4294967295, !dbg !449
  %19 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !449
  %20 = load i64, ptr addrspace(4) %19, align 8, !dbg !449, !tbaa !402
  %21 = add i64 %17, 32, !dbg !450
  %22 = and i64 %21, 4294967295, !dbg !451
  %23 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !451
  %24 = load i64, ptr addrspace(4) %23, align 8, !dbg !451, !tbaa !402
  %25 = tail call noundef i64 @llvm.smax.i64(i64 %20, i64 %24), !dbg !452
  store i64 %25, ptr addrspace(4) %19, align 8, !dbg !455, !tbaa !402
  br label %26, !dbg !456

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %28 = trunc i64 %27 to i32, !dbg !444
  %29 = icmp slt i32 %28, 16, !dbg !446
  br i1 %29, label %30, label %40, !dbg !446

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %32 = and i64 %31, 4294967295, !dbg !449
  %33 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !449
  %34 = load i64, ptr addrspace(4) %33, align 8, !dbg !449, !tbaa !402
  %35 = add i64 %31, 16, !dbg !450
  %36 = and i64 %35, 4294967295, !dbg !451
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !451
  %38 = load i64, ptr addrspace(4) %37, align 8, !dbg !451, !tbaa !402
  %39 = tail call noundef i64 @llvm.smax.i64(i64 %34, i64 %38), !dbg !452
  store i64 %39, ptr addrspace(4) %33, align 8, !dbg !455, !tbaa !402
  br label %40, !dbg !456

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %42 = trunc i64 %41 to i32, !dbg !444
  %43 = icmp slt i32 %42, 8, !dbg !446
  br i1 %43, label %44, label %54, !dbg !446

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %46 = and i64 %45, 4294967295, !dbg !449
  %47 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !449
  %48 = load i64, ptr addrspace(4) %47, align 8, !dbg !449, !tbaa !402
  %49 = add i64 %45, 8, !dbg !450
  %50 = and i64 %49, 4294967295, !dbg !451
  %51 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !451
  %52 = load i64, ptr addrspace(4) %51, align 8, !dbg !451, !tbaa !402
  %53 = tail call noundef i64 @llvm.smax.i64(i64 %48, i64 %52), !dbg !452
  store i64 %53, ptr addrspace(4) %47, align 8, !dbg !455, !tbaa !402
  br label %54, !dbg !456

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %56 = trunc i64 %55 to i32, !dbg !444
  %57 = icmp slt i32 %56, 4, !dbg !446
  br i1 %57, label %58, label %68, !dbg !446

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %60 = and i64 %59, 4294967295, !dbg !449
  %61 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !449
  %62 = load i64, ptr addrspace(4) %61, align 8, !dbg !449, !tbaa !402
  %63 = add i64 %59, 4, !dbg !450
  %64 = and i64 %63, 4294967295, !dbg !451
  %65 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !451
  %66 = load i64, ptr addrspace(4) %65, align 8, !dbg !451, !tbaa !402
  %67 = tail call noundef i64 @llvm.smax.i64(i64 %62, i64 %66), !dbg !452
  store i64 %67, ptr addrspace(4) %61, align 8, !dbg !455, !tbaa !402
  br label %68, !dbg !456

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %70 = trunc i64 %69 to i32, !dbg !444
  %71 = icmp slt i32 %70, 2, !dbg !446
  br i1 %71, label %72, label %82, !dbg !446

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %74 = and i64 %73, 4294967295, !dbg !449
  %75 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !449
  %76 = load i64, ptr addrspace(4) %75, align 8, !dbg !449, !tbaa !402
  %77 = add i64 %73, 2, !dbg !450
  %78 = and i64 %77, 4294967295, !dbg !451
  %79 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !451
  %80 = load i64, ptr addrspace(4) %79, align 8, !dbg !451, !tbaa !402
  %81 = tail call noundef i64 @llvm.smax.i64(i64 %76, i64 %80), !dbg !452
  store i64 %81, ptr addrspace(4) %75, align 8, !dbg !455, !tbaa !402
  br label %82, !dbg !456

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !444
  %84 = trunc i64 %83 to i32, !dbg !444
  %85 = icmp slt i32 %84, 1, !dbg !446
  br i1 %85, label %86, label %96, !dbg !446

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !447
  %88 = and i64 %87, 4294967295, !dbg !449
  %89 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !449
  %90 = load i64, ptr addrspace(4) %89, align 8, !dbg !449, !tbaa !402
  %91 = add i64 %87, 1, !dbg !450
  %92 = and i64 %91, 4294967295, !dbg !451
  %93 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !451
  %94 = load i64, ptr addrspace(4) %93, align 8, !dbg !451, !tbaa !402
  %95 = tail call noundef i64 @llvm.smax.i64(i64 %90, i64 %94), !dbg !452
  store i64 %95, ptr addrspace(4) %89, align 8, !dbg !455, !tbaa !402
  br label %96, !dbg !456

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !457
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !459
  %98 = and i64 %97, 4294967295, !dbg !461
  %99 = icmp eq i64 %98, 0, !dbg !461
  br i1 %99, label %100, label %106, !dbg !461

100:                                              ; preds = %96
  %101 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %102 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !462, !tbaa !402
  %103 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !463
  %104 = and i64 %103, 4294967295, !dbg !465
  %105 = getelementptr inbounds nuw i64, ptr addrspace(4) %101, i64 %104, !dbg !465
  store i64 %102, ptr addrspace(4) %105, align 8, !dbg !466, !tbaa !402
  br label %106, !dbg !465

106:                                              ; preds = %100, %96
  ret void, !dbg !467
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIfLi128E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !468 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !469
  %5 = shl i64 %4, 7, !dbg !471
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !472
  %7 = add i64 %5, %6, !dbg !474
  %8 = and i64 %7, 4294967295, !dbg !475
  %9 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %8, !dbg !475
  %10 = load float, ptr addrspace(4) %9, align 4, !dbg !475, !tbaa !476
  %11 = and i64 %6, 4294967295, !dbg !478
  %12 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !478
  store float %10, ptr addrspace(4) %12, align 4, !dbg !479, !tbaa !476
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !480
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %14 = trunc i64 %13 to i32, !dbg !482
  %15 = icmp slt i32 %14, 64, !dbg !484
  br i1 %15, label %16, label %26, !dbg !484

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %18 = and i64 %17, 4294967295, !dbg !487
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !487
  %20 = load float, ptr addrspace(4) %19, align 4, !dbg !487, !tbaa !476
  %21 = add i64 %17, 64, !dbg !488
  %22 = and i64 %21, 4294967295, !dbg !489
  %23 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !489
  %24 = load float, ptr addrspace(4) %23, align 4, !dbg !489, !tbaa !476
  %25 = fadd contract float %20, %24, !dbg !490
  store float %25, ptr addrspace(4) %19, align 4, !dbg !493, !tbaa !476
  br label %26, !dbg !494

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %28 = trunc i64 %27 to i32, !dbg !482
  %29 = icmp slt i32 %28, 32, !dbg !484
  br i1 %29, label %30, label %40, !dbg !484

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %32 = and i64 %31, 4294967295, !dbg !487
  %33 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !487
  %34 = load float, ptr addrspace(4) %33, align 4, !dbg !487, !tbaa !476
  %35 = add i64 %31, 32, !dbg !488
  %36 = and i64 %35, 4294967295, !dbg !489
  %37 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !489
  %38 = load float, ptr addrspace(4) %37, align 4, !dbg !489, !tbaa !476
  %39 = fadd contract float %34, %38, !dbg !490
  store float %39, ptr addrspace(4) %33, align 4, !dbg !493, !tbaa !476
  br label %40, !dbg !494

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %42 = trunc i64 %41 to i32, !dbg !482
  %43 = icmp slt i32 %42, 16, !dbg !484
  br i1 %43, label %44, label %54, !dbg !484

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %46 = and i64 %45, 4294967295, !dbg !487
  %47 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !487
  %48 = load float, ptr addrspace(4) %47, align 4, !dbg !487, !tbaa !476
  %49 = add i64 %45, 16, !dbg !488
  %50 = and i64 %49, 4294967295, !dbg !489
  %51 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !489
  %52 = load float, ptr addrspace(4) %51, align 4, !dbg !489, !tbaa !476
  %53 = fadd contract float %48, %52, !dbg !490
  store float %53, ptr addrspace(4) %47, align 4, !dbg !493, !tbaa !476
  br label %54, !dbg !494

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %56 = trunc i64 %55 to i32, !dbg !482
  %57 = icmp slt i32 %56, 8, !dbg !484
  br i1 %57, label %58, label %68, !dbg !484

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %60 = and i64 %59, 4294967295, !dbg !487
  %61 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !487
  %62 = load float, ptr addrspace(4) %61, align 4, !dbg !487, !tbaa !476
  %63 = add i64 %59, 8, !dbg !488
  %64 = and i64 %63, 4294967295, !dbg !489
  %65 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !489
  %66 = load float, ptr addrspace(4) %65, align 4, !dbg !489, !tbaa !476
  %67 = fadd contract float %62, %66, !dbg !490
  store float %67, ptr addrspace(4) %61, align 4, !dbg !493, !tbaa !476
  br label %68, !dbg !494

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %70 = trunc i64 %69 to i32, !dbg !482
  %71 = icmp slt i32 %70, 4, !dbg !484
  br i1 %71, label %72, label %82, !dbg !484

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %74 = and i64 %73, 4294967295, !dbg !487
  %75 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !487
  %76 = load float, ptr addrspace(4) %75, align 4, !dbg !487, !tbaa !476
  %77 = add i64 %73, 4, !dbg !488
  %78 = and i64 %77, 4294967295, !dbg !489
  %79 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !489
  %80 = load float, ptr addrspace(4) %79, align 4, !dbg !489, !tbaa !476
  %81 = fadd contract float %76, %80, !dbg !490
  store float %81, ptr addrspace(4) %75, align 4, !dbg !493, !tbaa !476
  br label %82, !dbg !494

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %84 = trunc i64 %83 to i32, !dbg !482
  %85 = icmp slt i32 %84, 2, !dbg !484
  br i1 %85, label %86, label %96, !dbg !484

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %88 = and i64 %87, 4294967295, !dbg !487
  %89 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !487
  %90 = load float, ptr addrspace(4) %89, align 4, !dbg !487, !tbaa !476
  %91 = add i64 %87, 2, !dbg !488
  %92 = and i64 %91, 4294967295, !dbg !489
  %93 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !489
  %94 = load float, ptr addrspace(4) %93, align 4, !dbg !489, !tbaa !476
  %95 = fadd contract float %90, %94, !dbg !490
  store float %95, ptr addrspace(4) %89, align 4, !dbg !493, !tbaa !476
  br label %96, !dbg !494

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !482
  %98 = trunc i64 %97 to i32, !dbg !482
  %99 = icmp slt i32 %98, 1, !dbg !484
  br i1 %99, label %100, label %110, !dbg !484

100:                                              ; preds = %96
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !485
  %102 = and i64 %101, 4294967295, !dbg !487
  %103 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %102, !dbg !487
  %104 = load float, ptr addrspace(4) %103, align 4, !dbg !487, !tbaa !476
  %105 = add i64 %101, 1, !dbg !488
  %106 = and i64 %105, 4294967295, !dbg !489
  %107 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %106, !dbg !489
  %108 = load float, ptr addrspace(4) %107, align 4, !dbg !489, !tbaa !476
  %109 = fadd contract float %104, %108, !dbg !490
  store float %109, ptr addrspace(4) %103, align 4, !dbg !493, !tbaa !476
  br label %110, !dbg !494

110:                                              ; preds = %100, %96
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !495
  %111 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !497
  %112 = and i64 %111, 4294967295, !dbg !499
  %113 = icmp eq i64 %112, 0, !dbg !499
  br i1 %113, label %114, label %120, !dbg !499

114:                                              ; preds = %110
  %115 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %116 = load float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !500, !tbaa !476
  %117 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !501
  %118 = and i64 %117, 4294967295, !dbg !503
  %119 = getelementptr inbounds nuw float, ptr addrspace(4) %115, i64 %118, !dbg !503
  store float %116, ptr addrspace(4) %119, align 4, !dbg !504, !tbaa !476
  br label %120, !dbg !503

120:                                              ; preds = %114, %110
  ret void, !dbg !505
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIfLi128E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !506 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !507
  %5 = shl i64 %4, 7, !dbg !509
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !510
  %7 = add i64 %5, %6, !dbg !512
  %8 = and i64 %7, 4294967295, !dbg !513
  %9 = getelementptr inbounds nuw float, ptr addrspace(4) %3, i64 %8, !dbg !513
  %10 = load float, ptr addrspace(4) %9, align 4, !dbg !513, !tbaa !476
  %11 = and i64 %6, 4294967295, !dbg !514
  %12 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !514
  store float %10, ptr addrspace(4) %12, align 4, !dbg !515, !tbaa !476
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !516
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %14 = trunc i64 %13 to i32, !dbg !518
  %15 = icmp slt i32 %14, 64, !dbg !520
  br i1 %15, label %16, label %27, !dbg !520

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %18 = and i64 %17, 4294967295, !dbg !523
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !523
  %20 = load float, ptr addrspace(4) %19, align 4, !dbg !523, !tbaa !476
  %21 = add i64 %17, 64, !dbg !524
  %22 = and i64 %21, 4294967295, !dbg !525
  %23 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !525
  %24 = load float, ptr addrspace(4) %23, align 4, !dbg !525, !tbaa !476
  %25 = fcmp contract ogt float %20, %24, !dbg !526
  %26 = select contract i1 %25, float %20, float %24, !dbg !529
  store float %26, ptr addrspace(4) %19, align 4, !dbg !530, !tbaa !476
  br label %27, !dbg !531

27:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %29 = trunc i64 %28 to i32, !dbg !518
  %30 = icmp slt i32 %29, 32, !dbg !520
  br i1 %30, label %31, label %42, !dbg !520

31:                                               ; preds = %27
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %33 = and i64 %32, 4294967295, !dbg !523
  %34 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %33, !dbg !523
  %35 = load float, ptr addrspace(4) %34, align 4, !dbg !523, !tbaa !476
  %36 = add i64 %32, 32, !dbg !524
  %37 = and i64 %36, 4294967295, !dbg !525
  %38 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %37, !dbg !525
  %39 = load float, ptr addrspace(4) %38, align 4, !dbg !525, !tbaa !476
  %40 = fcmp contract ogt float %35, %39, !dbg !526
  %41 = select contract i1 %40, float %35, float %39, !dbg !529
  store float %41, ptr addrspace(4) %34, align 4, !dbg !530, !tbaa !476
  br label %42, !dbg !531

42:                                               ; preds = %31, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %44 = trunc i64 %43 to i32, !dbg !518
  %45 = icmp slt i32 %44, 16, !dbg !520
  br i1 %45, label %46, label %57, !dbg !520

46:                                               ; preds = %42
  %47 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %48 = and i64 %47, 4294967295, !dbg !523
  %49 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %48, !dbg !523
  %50 = load float, ptr addrspace(4) %49, align 4, !dbg !523, !tbaa !476
  %51 = add i64 %47, 16, !dbg !524
  %52 = and i64 %51, 4294967295, !dbg !525
  %53 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %52, !dbg !525
  %54 = load float, ptr addrspace(4) %53, align 4, !dbg !525, !tbaa !476
  %55 = fcmp contract ogt float %50, %54, !dbg !526
  %56 = select contract i1 %55, float %50, float %54, !dbg !529
  store float %56, ptr addrspace(4) %49, align 4, !dbg !530, !tbaa !476
  br label %57, !dbg !531

57:                                               ; preds = %46, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %58 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %59 = trunc i64 %58 to i32, !dbg !518
  %60 = icmp slt i32 %59, 8, !dbg !520
  br i1 %60, label %61, label %72, !dbg !520

61:                                               ; preds = %57
  %62 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %63 = and i64 %62, 4294967295, !dbg !523
  %64 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %63, !dbg !523
  %65 = load float, ptr addrspace(4) %64, align 4, !dbg !523, !tbaa !476
  %66 = add i64 %62, 8, !dbg !524
  %67 = and i64 %66, 4294967295, !dbg !525
  %68 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %67, !dbg !525
  %69 = load float, ptr addrspace(4) %68, align 4, !dbg !525, !tbaa !476
  %70 = fcmp contract ogt float %65, %69, !dbg !526
  %71 = select contract i1 %70, float %65, float %69, !dbg !529
  store float %71, ptr addrspace(4) %64, align 4, !dbg !530, !tbaa !476
  br label %72, !dbg !531

72:                                               ; preds = %61, %57
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %74 = trunc i64 %73 to i32, !dbg !518
  %75 = icmp slt i32 %74, 4, !dbg !520
  br i1 %75, label %76, label %87, !dbg !520

76:                                               ; preds = %72
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %78 = and i64 %77, 4294967295, !dbg !523
  %79 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !523
  %80 = load float, ptr addrspace(4) %79, align 4, !dbg !523, !tbaa !476
  %81 = add i64 %77, 4, !dbg !524
  %82 = and i64 %81, 4294967295, !dbg !525
  %83 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %82, !dbg !525
  %84 = load float, ptr addrspace(4) %83, align 4, !dbg !525, !tbaa !476
  %85 = fcmp contract ogt float %80, %84, !dbg !526
  %86 = select contract i1 %85, float %80, float %84, !dbg !529
  store float %86, ptr addrspace(4) %79, align 4, !dbg !530, !tbaa !476
  br label %87, !dbg !531

87:                                               ; preds = %76, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %89 = trunc i64 %88 to i32, !dbg !518
  %90 = icmp slt i32 %89, 2, !dbg !520
  br i1 %90, label %91, label %102, !dbg !520

91:                                               ; preds = %87
  %92 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %93 = and i64 %92, 4294967295, !dbg !523
  %94 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %93, !dbg !523
  %95 = load float, ptr addrspace(4) %94, align 4, !dbg !523, !tbaa !476
  %96 = add i64 %92, 2, !dbg !524
  %97 = and i64 %96, 4294967295, !dbg !525
  %98 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %97, !dbg !525
  %99 = load float, ptr addrspace(4) %98, align 4, !dbg !525, !tbaa !476
  %100 = fcmp contract ogt float %95, %99, !dbg !526
  %101 = select contract i1 %100, float %95, float %99, !dbg !529
  store float %101, ptr addrspace(4) %94, align 4, !dbg !530, !tbaa !476
  br label %102, !dbg !531

102:                                              ; preds = %91, %87
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !518
  %104 = trunc i64 %103 to i32, !dbg !518
  %105 = icmp slt i32 %104, 1, !dbg !520
  br i1 %105, label %106, label %117, !dbg !520

106:                                              ; preds = %102
  %107 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !521
  %108 = and i64 %107, 4294967295, !dbg !523
  %109 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %108, !dbg !523
  %110 = load float, ptr addrspace(4) %109, align 4, !dbg !523, !tbaa !476
  %111 = add i64 %107, 1, !dbg !524
  %112 = and i64 %111, 4294967295, !dbg !525
  %113 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %112, !dbg !525
  %114 = load float, ptr addrspace(4) %113, align 4, !dbg !525, !tbaa !476
  %115 = fcmp contract ogt float %110, %114, !dbg !526
  %116 = select contract i1 %115, float %110, float %114, !dbg !529
  store float %116, ptr addrspace(4) %109, align 4, !dbg !530, !tbaa !476
  br label %117, !dbg !531

117:                                              ; preds = %106, %102
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !532
  %118 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !534
  %119 = and i64 %118, 4294967295, !dbg !536
  %120 = icmp eq i64 %119, 0, !dbg !536
  br i1 %120, label %121, label %127, !dbg !536

121:                                              ; preds = %117
  %122 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %123 = load float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !537, !tbaa !476
  %124 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !538
  %125 = and i64 %124, 4294967295, !dbg !540
  %126 = getelementptr inbounds nuw float, ptr addrspace(4) %122, i64 %125, !dbg !540
  store float %123, ptr addrspace(4) %126, align 4, !dbg !541, !tbaa !476
  br label %127, !dbg !540

127:                                              ; preds = %121, %117
  ret void, !dbg !542
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIdLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !543 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !544
  %5 = shl i64 %4, 6, !dbg !546
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !547
  %7 = add i64 %5, %6, !dbg !549
  %8 = and i64 %7, 4294967295, !dbg !550
  %9 = getelementptr inbounds nuw double, ptr addrspace(4) %3, i64 %8, !dbg !550
  %10 = load double, ptr addrspace(4) %9, align 8, !dbg !550, !tbaa !551
  %11 = and i64 %6, 4294967295, !dbg !553
  %12 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !553
  store double %10, ptr addrspace(4) %12, align 8, !dbg !554, !tbaa !551
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !555
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %14 = trunc i64 %13 to i32, !dbg !557
  %15 = icmp slt i32 %14, 32, !dbg !559
  br i1 %15, label %16, label %26, !dbg !559

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %18 = and i64 %17, 4294967295, !dbg !562
  %19 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !562
  %20 = load double, ptr addrspace(4) %19, align 8, !dbg !562, !tbaa !551
  %21 = add i64 %17, 32, !dbg !563
  %22 = and i64 %21, 4294967295, !dbg !564
  %23 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !564
  %24 = load double, ptr addrspace(4) %23, align 8, !dbg !564, !tbaa !551
  %25 = fadd contract double %20, %24, !dbg !565
  store double %25, ptr addrspace(4) %19, align 8, !dbg !568, !tbaa !551
  br label %26, !dbg !569

26:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %28 = trunc i64 %27 to i32, !dbg !557
  %29 = icmp slt i32 %28, 16, !dbg !559
  br i1 %29, label %30, label %40, !dbg !559

30:                                               ; preds = %26
  %31 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %32 = and i64 %31, 4294967295, !dbg !562
  %33 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %32, !dbg !562
  %34 = load double, ptr addrspace(4) %33, align 8, !dbg !562, !tbaa !551
  %35 = add i64 %31, 16, !dbg !563
  %36 = and i64 %35, 4294967295, !dbg !564
  %37 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %36, !dbg !564
  %38 = load double, ptr addrspace(4) %37, align 8, !dbg !564, !tbaa !551
  %39 = fadd contract double %34, %38, !dbg !565
  store double %39, ptr addrspace(4) %33, align 8, !dbg !568, !tbaa !551
  br label %40, !dbg !569

40:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %41 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %42 = trunc i64 %41 to i32, !dbg !557
  %43 = icmp slt i32 %42, 8, !dbg !559
  br i1 %43, label %44, label %54, !dbg !559

44:                                               ; preds = %40
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %46 = and i64 %45, 4294967295, !dbg !562
  %47 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %46, !dbg !562
  %48 = load double, ptr addrspace(4) %47, align 8, !dbg !562, !tbaa !551
  %49 = add i64 %45, 8, !dbg !563
  %50 = and i64 %49, 4294967295, !dbg !564
  %51 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %50, !dbg !564
  %52 = load double, ptr addrspace(4) %51, align 8, !dbg !564, !tbaa !551
  %53 = fadd contract double %48, %52, !dbg !565
  store double %53, ptr addrspace(4) %47, align 8, !dbg !568, !tbaa !551
  br label %54, !dbg !569

54:                                               ; preds = %44, %40
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %55 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %56 = trunc i64 %55 to i32, !dbg !557
  %57 = icmp slt i32 %56, 4, !dbg !559
  br i1 %57, label %58, label %68, !dbg !559

58:                                               ; preds = %54
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %60 = and i64 %59, 4294967295, !dbg !562
  %61 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %60, !dbg !562
  %62 = load double, ptr addrspace(4) %61, align 8, !dbg !562, !tbaa !551
  %63 = add i64 %59, 4, !dbg !563
  %64 = and i64 %63, 4294967295, !dbg !564
  %65 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %64, !dbg !564
  %66 = load double, ptr addrspace(4) %65, align 8, !dbg !564, !tbaa !551
  %67 = fadd contract double %62, %66, !dbg !565
  store double %67, ptr addrspace(4) %61, align 8, !dbg !568, !tbaa !551
  br label %68, !dbg !569

68:                                               ; preds = %58, %54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %70 = trunc i64 %69 to i32, !dbg !557
  %71 = icmp slt i32 %70, 2, !dbg !559
  br i1 %71, label %72, label %82, !dbg !559

72:                                               ; preds = %68
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %74 = and i64 %73, 4294967295, !dbg !562
  %75 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %74, !dbg !562
  %76 = load double, ptr addrspace(4) %75, align 8, !dbg !562, !tbaa !551
  %77 = add i64 %73, 2, !dbg !563
  %78 = and i64 %77, 4294967295, !dbg !564
  %79 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !564
  %80 = load double, ptr addrspace(4) %79, align 8, !dbg !564, !tbaa !551
  %81 = fadd contract double %76, %80, !dbg !565
  store double %81, ptr addrspace(4) %75, align 8, !dbg !568, !tbaa !551
  br label %82, !dbg !569

82:                                               ; preds = %72, %68
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !557
  %84 = trunc i64 %83 to i32, !dbg !557
  %85 = icmp slt i32 %84, 1, !dbg !559
  br i1 %85, label %86, label %96, !dbg !559

86:                                               ; preds = %82
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !560
  %88 = and i64 %87, 4294967295, !dbg !562
  %89 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %88, !dbg !562
  %90 = load double, ptr addrspace(4) %89, align 8, !dbg !562, !tbaa !551
  %91 = add i64 %87, 1, !dbg !563
  %92 = and i64 %91, 4294967295, !dbg !564
  %93 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %92, !dbg !564
  %94 = load double, ptr addrspace(4) %93, align 8, !dbg !564, !tbaa !551
  %95 = fadd contract double %90, %94, !dbg !565
  store double %95, ptr addrspace(4) %89, align 8, !dbg !568, !tbaa !551
  br label %96, !dbg !569

96:                                               ; preds = %86, %82
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !570
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !572
  %98 = and i64 %97, 4294967295, !dbg !574
  %99 = icmp eq i64 %98, 0, !dbg !574
  br i1 %99, label %100, label %106, !dbg !574

100:                                              ; preds = %96
  %101 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %102 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !575, !tbaa !551
  %103 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !576
  %104 = and i64 %103, 4294967295, !dbg !578
  %105 = getelementptr inbounds nuw double, ptr addrspace(4) %101, i64 %104, !dbg !578
  store double %102, ptr addrspace(4) %105, align 8, !dbg !579, !tbaa !551
  br label %106, !dbg !578

106:                                              ; preds = %100, %96
  ret void, !dbg !580
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIdLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !581 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !582
  %5 = shl i64 %4, 6, !dbg !584
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !585
  %7 = add i64 %5, %6, !dbg !587
  %8 = and i64 %7, 4294967295, !dbg !588
  %9 = getelementptr inbounds nuw double, ptr addrspace(4) %3, i64 %8, !dbg !588
  %10 = load double, ptr addrspace(4) %9, align 8, !dbg !588, !tbaa !551
  %11 = and i64 %6, 4294967295, !dbg !589
  %12 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %11, !dbg !589
  store double %10, ptr addrspace(4) %12, align 8, !dbg !590, !tbaa !551
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !591
  %13 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %14 = trunc i64 %13 to i32, !dbg !593
  %15 = icmp slt i32 %14, 32, !dbg !595
  br i1 %15, label %16, label %27, !dbg !595

16:                                               ; preds = %2
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %18 = and i64 %17, 4294967295, !dbg !598
  %19 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %18, !dbg !598
  %20 = load double, ptr addrspace(4) %19, align 8, !dbg !598, !tbaa !551
  %21 = add i64 %17, 32, !dbg !599
  %22 = and i64 %21, 4294967295, !dbg !600
  %23 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %22, !dbg !600
  %24 = load double, ptr addrspace(4) %23, align 8, !dbg !600, !tbaa !551
  %25 = fcmp contract ogt double %20, %24, !dbg !601
  %26 = select contract i1 %25, double %20, double %24, !dbg !604
  store double %26, ptr addrspace(4) %19, align 8, !dbg !605, !tbaa !551
  br label %27, !dbg !606

27:                                               ; preds = %16, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %29 = trunc i64 %28 to i32, !dbg !593
  %30 = icmp slt i32 %29, 16, !dbg !595
  br i1 %30, label %31, label %42, !dbg !595

31:                                               ; preds = %27
  %32 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %33 = and i64 %32, 4294967295, !dbg !598
  %34 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %33, !dbg !598
  %35 = load double, ptr addrspace(4) %34, align 8, !dbg !598, !tbaa !551
  %36 = add i64 %32, 16, !dbg !599
  %37 = and i64 %36, 4294967295, !dbg !600
  %38 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %37, !dbg !600
  %39 = load double, ptr addrspace(4) %38, align 8, !dbg !600, !tbaa !551
  %40 = fcmp contract ogt double %35, %39, !dbg !601
  %41 = select contract i1 %40, double %35, double %39, !dbg !604
  store double %41, ptr addrspace(4) %34, align 8, !dbg !605, !tbaa !551
  br label %42, !dbg !606

42:                                               ; preds = %31, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %44 = trunc i64 %43 to i32, !dbg !593
  %45 = icmp slt i32 %44, 8, !dbg !595
  br i1 %45, label %46, label %57, !dbg !595

46:                                               ; preds = %42
  %47 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %48 = and i64 %47, 4294967295, !dbg !598
  %49 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %48, !dbg !598
  %50 = load double, ptr addrspace(4) %49, align 8, !dbg !598, !tbaa !551
  %51 = add i64 %47, 8, !dbg !599
  %52 = and i64 %51, 4294967295, !dbg !600
  %53 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %52, !dbg !600
  %54 = load double, ptr addrspace(4) %53, align 8, !dbg !600, !tbaa !551
  %55 = fcmp contract ogt double %50, %54, !dbg !601
  %56 = select contract i1 %55, double %50, double %54, !dbg !604
  store double %56, ptr addrspace(4) %49, align 8, !dbg !605, !tbaa !551
  br label %57, !dbg !606

57:                                               ; preds = %46, %42
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %58 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %59 = trunc i64 %58 to i32, !dbg !593
  %60 = icmp slt i32 %59, 4, !dbg !595
  br i1 %60, label %61, label %72, !dbg !595

61:                                               ; preds = %57
  %62 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %63 = and i64 %62, 4294967295, !dbg !598
  %64 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %63, !dbg !598
  %65 = load double, ptr addrspace(4) %64, align 8, !dbg !598, !tbaa !551
  %66 = add i64 %62, 4, !dbg !599
  %67 = and i64 %66, 4294967295, !dbg !600
  %68 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %67, !dbg !600
  %69 = load double, ptr addrspace(4) %68, align 8, !dbg !600, !tbaa !551
  %70 = fcmp contract ogt double %65, %69, !dbg !601
  %71 = select contract i1 %70, double %65, double %69, !dbg !604
  store double %71, ptr addrspace(4) %64, align 8, !dbg !605, !tbaa !551
  br label %72, !dbg !606

72:                                               ; preds = %61, %57
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %74 = trunc i64 %73 to i32, !dbg !593
  %75 = icmp slt i32 %74, 2, !dbg !595
  br i1 %75, label %76, label %87, !dbg !595

76:                                               ; preds = %72
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %78 = and i64 %77, 4294967295, !dbg !598
  %79 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %78, !dbg !598
  %80 = load double, ptr addrspace(4) %79, align 8, !dbg !598, !tbaa !551
  %81 = add i64 %77, 2, !dbg !599
  %82 = and i64 %81, 4294967295, !dbg !600
  %83 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %82, !dbg !600
  %84 = load double, ptr addrspace(4) %83, align 8, !dbg !600, !tbaa !551
  %85 = fcmp contract ogt double %80, %84, !dbg !601
  %86 = select contract i1 %85, double %80, double %84, !dbg !604
  store double %86, ptr addrspace(4) %79, align 8, !dbg !605, !tbaa !551
  br label %87, !dbg !606

87:                                               ; preds = %76, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %88 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !593
  %89 = trunc i64 %88 to i32, !dbg !593
  %90 = icmp slt i32 %89, 1, !dbg !595
  br i1 %90, label %91, label %102, !dbg !595

91:                                               ; preds = %87
  %92 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !596
  %93 = and i64 %92, 4294967295, !dbg !598
  %94 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %93, !dbg !598
  %95 = load double, ptr addrspace(4) %94, align 8, !dbg !598, !tbaa !551
  %96 = add i64 %92, 1, !dbg !599
  %97 = and i64 %96, 4294967295, !dbg !600
  %98 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 %97, !dbg !600
  %99 = load double, ptr addrspace(4) %98, align 8, !dbg !600, !tbaa !551
  %100 = fcmp contract ogt double %95, %99, !dbg !601
  %101 = select contract i1 %100, double %95, double %99, !dbg !604
  store double %101, ptr addrspace(4) %94, align 8, !dbg !605, !tbaa !551
  br label %102, !dbg !606

102:                                              ; preds = %91, %87
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !607
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !609
  %104 = and i64 %103, 4294967295, !dbg !611
  %105 = icmp eq i64 %104, 0, !dbg !611
  br i1 %105, label %106, label %112, !dbg !611

106:                                              ; preds = %102
  %107 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %108 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !612, !tbaa !551
  %109 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !613
  %110 = and i64 %109, 4294967295, !dbg !615
  %111 = getelementptr inbounds nuw double, ptr addrspace(4) %107, i64 %110, !dbg !615
  store double %108, ptr addrspace(4) %111, align 8, !dbg !616, !tbaa !551
  br label %112, !dbg !615

112:                                              ; preds = %106, %102
  ret void, !dbg !617
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.smax.i8(i8, i8) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "template_kernels.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "reduce<signed char, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/template_kernels.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 23, column: 28, scope: !13)
!21 = !DILocation(line: 23, column: 39, scope: !13)
!22 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 23, column: 51, scope: !13)
!25 = !DILocation(line: 23, column: 49, scope: !13)
!26 = !DILocation(line: 23, column: 25, scope: !13)
!27 = !{!11, !11, i64 0}
!28 = !DILocation(line: 23, column: 3, scope: !13)
!29 = !DILocation(line: 23, column: 23, scope: !13)
!30 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 24, column: 3, scope: !13)
!33 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !34)
!34 = distinct !DILocation(line: 26, column: 26, scope: !13)
!35 = !DILocation(line: 26, column: 39, scope: !13)
!36 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !37)
!37 = distinct !DILocation(line: 27, column: 46, scope: !13)
!38 = !DILocation(line: 27, column: 39, scope: !13)
!39 = !DILocation(line: 27, column: 79, scope: !13)
!40 = !DILocation(line: 27, column: 60, scope: !13)
!41 = !DILocation(line: 10, column: 29, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "apply<signed char>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 27, column: 29, scope: !13)
!44 = !DILocation(line: 27, column: 27, scope: !13)
!45 = !DILocation(line: 27, column: 7, scope: !13)
!46 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !47)
!47 = distinct !DILocation(line: 28, column: 5, scope: !13)
!48 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !49)
!49 = distinct !DILocation(line: 30, column: 7, scope: !13)
!50 = !DILocation(line: 30, column: 19, scope: !13)
!51 = !DILocation(line: 30, column: 43, scope: !13)
!52 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !53)
!53 = distinct !DILocation(line: 30, column: 29, scope: !13)
!54 = !DILocation(line: 30, column: 25, scope: !13)
!55 = !DILocation(line: 30, column: 41, scope: !13)
!56 = !DILocation(line: 31, column: 1, scope: !13)
!57 = distinct !DISubprogram(name: "reduce<signed char, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !59)
!59 = distinct !DILocation(line: 23, column: 28, scope: !57)
!60 = !DILocation(line: 23, column: 39, scope: !57)
!61 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !62)
!62 = distinct !DILocation(line: 23, column: 51, scope: !57)
!63 = !DILocation(line: 23, column: 49, scope: !57)
!64 = !DILocation(line: 23, column: 25, scope: !57)
!65 = !DILocation(line: 23, column: 3, scope: !57)
!66 = !DILocation(line: 23, column: 23, scope: !57)
!67 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !68)
!68 = distinct !DILocation(line: 24, column: 3, scope: !57)
!69 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !70)
!70 = distinct !DILocation(line: 26, column: 26, scope: !57)
!71 = !DILocation(line: 26, column: 39, scope: !57)
!72 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !73)
!73 = distinct !DILocation(line: 27, column: 46, scope: !57)
!74 = !DILocation(line: 27, column: 39, scope: !57)
!75 = !DILocation(line: 27, column: 79, scope: !57)
!76 = !DILocation(line: 27, column: 60, scope: !57)
!77 = !DILocation(line: 16, column: 12, scope: !78, inlinedAt: !79)
!78 = distinct !DISubprogram(name: "apply<signed char>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = distinct !DILocation(line: 27, column: 29, scope: !57)
!80 = !DILocation(line: 27, column: 27, scope: !57)
!81 = !DILocation(line: 27, column: 7, scope: !57)
!82 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !83)
!83 = distinct !DILocation(line: 28, column: 5, scope: !57)
!84 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !85)
!85 = distinct !DILocation(line: 30, column: 7, scope: !57)
!86 = !DILocation(line: 30, column: 19, scope: !57)
!87 = !DILocation(line: 30, column: 43, scope: !57)
!88 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !89)
!89 = distinct !DILocation(line: 30, column: 29, scope: !57)
!90 = !DILocation(line: 30, column: 25, scope: !57)
!91 = !DILocation(line: 30, column: 41, scope: !57)
!92 = !DILocation(line: 31, column: 1, scope: !57)
!93 = distinct !DISubprogram(name: "reduce<unsigned char, 32, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !95)
!95 = distinct !DILocation(line: 23, column: 28, scope: !93)
!96 = !DILocation(line: 23, column: 39, scope: !93)
!97 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !98)
!98 = distinct !DILocation(line: 23, column: 51, scope: !93)
!99 = !DILocation(line: 23, column: 49, scope: !93)
!100 = !DILocation(line: 23, column: 25, scope: !93)
!101 = !DILocation(line: 23, column: 3, scope: !93)
!102 = !DILocation(line: 23, column: 23, scope: !93)
!103 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !104)
!104 = distinct !DILocation(line: 24, column: 3, scope: !93)
!105 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !106)
!106 = distinct !DILocation(line: 26, column: 26, scope: !93)
!107 = !DILocation(line: 26, column: 39, scope: !93)
!108 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !109)
!109 = distinct !DILocation(line: 27, column: 46, scope: !93)
!110 = !DILocation(line: 27, column: 39, scope: !93)
!111 = !DILocation(line: 27, column: 79, scope: !93)
!112 = !DILocation(line: 27, column: 60, scope: !93)
!113 = !DILocation(line: 10, column: 29, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "apply<unsigned char>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 27, column: 29, scope: !93)
!116 = !DILocation(line: 27, column: 27, scope: !93)
!117 = !DILocation(line: 27, column: 7, scope: !93)
!118 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !119)
!119 = distinct !DILocation(line: 28, column: 5, scope: !93)
!120 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !121)
!121 = distinct !DILocation(line: 30, column: 7, scope: !93)
!122 = !DILocation(line: 30, column: 19, scope: !93)
!123 = !DILocation(line: 30, column: 43, scope: !93)
!124 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !125)
!125 = distinct !DILocation(line: 30, column: 29, scope: !93)
!126 = !DILocation(line: 30, column: 25, scope: !93)
!127 = !DILocation(line: 30, column: 41, scope: !93)
!128 = !DILocation(line: 31, column: 1, scope: !93)
!129 = distinct !DISubprogram(name: "reduce<unsigned char, 32, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !131)
!131 = distinct !DILocation(line: 23, column: 28, scope: !129)
!132 = !DILocation(line: 23, column: 39, scope: !129)
!133 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !134)
!134 = distinct !DILocation(line: 23, column: 51, scope: !129)
!135 = !DILocation(line: 23, column: 49, scope: !129)
!136 = !DILocation(line: 23, column: 25, scope: !129)
!137 = !DILocation(line: 23, column: 3, scope: !129)
!138 = !DILocation(line: 23, column: 23, scope: !129)
!139 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !140)
!140 = distinct !DILocation(line: 24, column: 3, scope: !129)
!141 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !142)
!142 = distinct !DILocation(line: 26, column: 26, scope: !129)
!143 = !DILocation(line: 26, column: 39, scope: !129)
!144 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !145)
!145 = distinct !DILocation(line: 27, column: 46, scope: !129)
!146 = !DILocation(line: 27, column: 39, scope: !129)
!147 = !DILocation(line: 27, column: 79, scope: !129)
!148 = !DILocation(line: 27, column: 60, scope: !129)
!149 = !DILocation(line: 16, column: 12, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "apply<unsigned char>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = distinct !DILocation(line: 27, column: 29, scope: !129)
!152 = !DILocation(line: 27, column: 27, scope: !129)
!153 = !DILocation(line: 27, column: 7, scope: !129)
!154 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !155)
!155 = distinct !DILocation(line: 28, column: 5, scope: !129)
!156 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !157)
!157 = distinct !DILocation(line: 30, column: 7, scope: !129)
!158 = !DILocation(line: 30, column: 19, scope: !129)
!159 = !DILocation(line: 30, column: 43, scope: !129)
!160 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !161)
!161 = distinct !DILocation(line: 30, column: 29, scope: !129)
!162 = !DILocation(line: 30, column: 25, scope: !129)
!163 = !DILocation(line: 30, column: 41, scope: !129)
!164 = !DILocation(line: 31, column: 1, scope: !129)
!165 = distinct !DISubprogram(name: "reduce<short, 128, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !167)
!167 = distinct !DILocation(line: 23, column: 28, scope: !165)
!168 = !DILocation(line: 23, column: 39, scope: !165)
!169 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !170)
!170 = distinct !DILocation(line: 23, column: 51, scope: !165)
!171 = !DILocation(line: 23, column: 49, scope: !165)
!172 = !DILocation(line: 23, column: 25, scope: !165)
!173 = !{!174, !174, i64 0}
!174 = !{!"short", !11, i64 0}
!175 = !DILocation(line: 23, column: 3, scope: !165)
!176 = !DILocation(line: 23, column: 23, scope: !165)
!177 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !178)
!178 = distinct !DILocation(line: 24, column: 3, scope: !165)
!179 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !180)
!180 = distinct !DILocation(line: 26, column: 26, scope: !165)
!181 = !DILocation(line: 26, column: 39, scope: !165)
!182 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !183)
!183 = distinct !DILocation(line: 27, column: 46, scope: !165)
!184 = !DILocation(line: 27, column: 39, scope: !165)
!185 = !DILocation(line: 27, column: 79, scope: !165)
!186 = !DILocation(line: 27, column: 60, scope: !165)
!187 = !DILocation(line: 10, column: 29, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "apply<short>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = distinct !DILocation(line: 27, column: 29, scope: !165)
!190 = !DILocation(line: 27, column: 27, scope: !165)
!191 = !DILocation(line: 27, column: 7, scope: !165)
!192 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !193)
!193 = distinct !DILocation(line: 28, column: 5, scope: !165)
!194 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !195)
!195 = distinct !DILocation(line: 30, column: 7, scope: !165)
!196 = !DILocation(line: 30, column: 19, scope: !165)
!197 = !DILocation(line: 30, column: 43, scope: !165)
!198 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !199)
!199 = distinct !DILocation(line: 30, column: 29, scope: !165)
!200 = !DILocation(line: 30, column: 25, scope: !165)
!201 = !DILocation(line: 30, column: 41, scope: !165)
!202 = !DILocation(line: 31, column: 1, scope: !165)
!203 = distinct !DISubprogram(name: "reduce<short, 128, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!204 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !205)
!205 = distinct !DILocation(line: 23, column: 28, scope: !203)
!206 = !DILocation(line: 23, column: 39, scope: !203)
!207 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !208)
!208 = distinct !DILocation(line: 23, column: 51, scope: !203)
!209 = !DILocation(line: 23, column: 49, scope: !203)
!210 = !DILocation(line: 23, column: 25, scope: !203)
!211 = !DILocation(line: 23, column: 3, scope: !203)
!212 = !DILocation(line: 23, column: 23, scope: !203)
!213 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !214)
!214 = distinct !DILocation(line: 24, column: 3, scope: !203)
!215 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !216)
!216 = distinct !DILocation(line: 26, column: 26, scope: !203)
!217 = !DILocation(line: 26, column: 39, scope: !203)
!218 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !219)
!219 = distinct !DILocation(line: 27, column: 46, scope: !203)
!220 = !DILocation(line: 27, column: 39, scope: !203)
!221 = !DILocation(line: 27, column: 79, scope: !203)
!222 = !DILocation(line: 27, column: 60, scope: !203)
!223 = !DILocation(line: 16, column: 12, scope: !224, inlinedAt: !225)
!224 = distinct !DISubprogram(name: "apply<short>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = distinct !DILocation(line: 27, column: 29, scope: !203)
!226 = !DILocation(line: 27, column: 27, scope: !203)
!227 = !DILocation(line: 27, column: 7, scope: !203)
!228 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !229)
!229 = distinct !DILocation(line: 28, column: 5, scope: !203)
!230 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !231)
!231 = distinct !DILocation(line: 30, column: 7, scope: !203)
!232 = !DILocation(line: 30, column: 19, scope: !203)
!233 = !DILocation(line: 30, column: 43, scope: !203)
!234 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !235)
!235 = distinct !DILocation(line: 30, column: 29, scope: !203)
!236 = !DILocation(line: 30, column: 25, scope: !203)
!237 = !DILocation(line: 30, column: 41, scope: !203)
!238 = !DILocation(line: 31, column: 1, scope: !203)
!239 = distinct !DISubprogram(name: "reduce<int, 256, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!240 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !241)
!241 = distinct !DILocation(line: 23, column: 28, scope: !239)
!242 = !DILocation(line: 23, column: 39, scope: !239)
!243 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !244)
!244 = distinct !DILocation(line: 23, column: 51, scope: !239)
!245 = !DILocation(line: 23, column: 49, scope: !239)
!246 = !DILocation(line: 23, column: 25, scope: !239)
!247 = !DILocation(line: 23, column: 3, scope: !239)
!248 = !DILocation(line: 23, column: 23, scope: !239)
!249 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !250)
!250 = distinct !DILocation(line: 24, column: 3, scope: !239)
!251 = !DILocation(line: 25, column: 3, scope: !239)
!252 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !253)
!253 = distinct !DILocation(line: 30, column: 7, scope: !239)
!254 = !DILocation(line: 30, column: 19, scope: !239)
!255 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !256)
!256 = distinct !DILocation(line: 26, column: 26, scope: !239)
!257 = !DILocation(line: 26, column: 39, scope: !239)
!258 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !259)
!259 = distinct !DILocation(line: 27, column: 46, scope: !239)
!260 = !DILocation(line: 27, column: 39, scope: !239)
!261 = !DILocation(line: 27, column: 79, scope: !239)
!262 = !DILocation(line: 27, column: 60, scope: !239)
!263 = !DILocation(line: 10, column: 29, scope: !264, inlinedAt: !265)
!264 = distinct !DISubprogram(name: "apply<int>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!265 = distinct !DILocation(line: 27, column: 29, scope: !239)
!266 = !DILocation(line: 27, column: 27, scope: !239)
!267 = !DILocation(line: 27, column: 7, scope: !239)
!268 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !269)
!269 = distinct !DILocation(line: 28, column: 5, scope: !239)
!270 = !DILocation(line: 25, column: 47, scope: !239)
!271 = !DILocation(line: 25, column: 37, scope: !239)
!272 = distinct !{!272, !251, !273, !274}
!273 = !DILocation(line: 29, column: 3, scope: !239)
!274 = !{!"llvm.loop.mustprogress"}
!275 = !DILocation(line: 30, column: 43, scope: !239)
!276 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !277)
!277 = distinct !DILocation(line: 30, column: 29, scope: !239)
!278 = !DILocation(line: 30, column: 25, scope: !239)
!279 = !DILocation(line: 30, column: 41, scope: !239)
!280 = !DILocation(line: 31, column: 1, scope: !239)
!281 = distinct !DISubprogram(name: "reduce<int, 256, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!282 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !283)
!283 = distinct !DILocation(line: 23, column: 28, scope: !281)
!284 = !DILocation(line: 23, column: 39, scope: !281)
!285 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !286)
!286 = distinct !DILocation(line: 23, column: 51, scope: !281)
!287 = !DILocation(line: 23, column: 49, scope: !281)
!288 = !DILocation(line: 23, column: 25, scope: !281)
!289 = !DILocation(line: 23, column: 3, scope: !281)
!290 = !DILocation(line: 23, column: 23, scope: !281)
!291 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !292)
!292 = distinct !DILocation(line: 24, column: 3, scope: !281)
!293 = !DILocation(line: 25, column: 3, scope: !281)
!294 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !295)
!295 = distinct !DILocation(line: 30, column: 7, scope: !281)
!296 = !DILocation(line: 30, column: 19, scope: !281)
!297 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !298)
!298 = distinct !DILocation(line: 26, column: 26, scope: !281)
!299 = !DILocation(line: 26, column: 39, scope: !281)
!300 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !301)
!301 = distinct !DILocation(line: 27, column: 46, scope: !281)
!302 = !DILocation(line: 27, column: 39, scope: !281)
!303 = !DILocation(line: 27, column: 79, scope: !281)
!304 = !DILocation(line: 27, column: 60, scope: !281)
!305 = !DILocation(line: 16, column: 12, scope: !306, inlinedAt: !307)
!306 = distinct !DISubprogram(name: "apply<int>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!307 = distinct !DILocation(line: 27, column: 29, scope: !281)
!308 = !DILocation(line: 27, column: 27, scope: !281)
!309 = !DILocation(line: 27, column: 7, scope: !281)
!310 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !311)
!311 = distinct !DILocation(line: 28, column: 5, scope: !281)
!312 = !DILocation(line: 25, column: 47, scope: !281)
!313 = !DILocation(line: 25, column: 37, scope: !281)
!314 = distinct !{!314, !293, !315, !274}
!315 = !DILocation(line: 29, column: 3, scope: !281)
!316 = !DILocation(line: 30, column: 43, scope: !281)
!317 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !318)
!318 = distinct !DILocation(line: 30, column: 29, scope: !281)
!319 = !DILocation(line: 30, column: 25, scope: !281)
!320 = !DILocation(line: 30, column: 41, scope: !281)
!321 = !DILocation(line: 31, column: 1, scope: !281)
!322 = distinct !DISubprogram(name: "reduce<unsigned int, 16, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!323 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !324)
!324 = distinct !DILocation(line: 23, column: 28, scope: !322)
!325 = !DILocation(line: 23, column: 39, scope: !322)
!326 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !327)
!327 = distinct !DILocation(line: 23, column: 51, scope: !322)
!328 = !DILocation(line: 23, column: 49, scope: !322)
!329 = !DILocation(line: 23, column: 25, scope: !322)
!330 = !DILocation(line: 23, column: 3, scope: !322)
!331 = !DILocation(line: 23, column: 23, scope: !322)
!332 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !333)
!333 = distinct !DILocation(line: 24, column: 3, scope: !322)
!334 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !335)
!335 = distinct !DILocation(line: 26, column: 26, scope: !322)
!336 = !DILocation(line: 26, column: 39, scope: !322)
!337 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !338)
!338 = distinct !DILocation(line: 27, column: 46, scope: !322)
!339 = !DILocation(line: 27, column: 39, scope: !322)
!340 = !DILocation(line: 27, column: 79, scope: !322)
!341 = !DILocation(line: 27, column: 60, scope: !322)
!342 = !DILocation(line: 10, column: 29, scope: !343, inlinedAt: !344)
!343 = distinct !DISubprogram(name: "apply<unsigned int>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!344 = distinct !DILocation(line: 27, column: 29, scope: !322)
!345 = !DILocation(line: 27, column: 27, scope: !322)
!346 = !DILocation(line: 27, column: 7, scope: !322)
!347 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !348)
!348 = distinct !DILocation(line: 28, column: 5, scope: !322)
!349 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !350)
!350 = distinct !DILocation(line: 30, column: 7, scope: !322)
!351 = !DILocation(line: 30, column: 19, scope: !322)
!352 = !DILocation(line: 30, column: 43, scope: !322)
!353 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !354)
!354 = distinct !DILocation(line: 30, column: 29, scope: !322)
!355 = !DILocation(line: 30, column: 25, scope: !322)
!356 = !DILocation(line: 30, column: 41, scope: !322)
!357 = !DILocation(line: 31, column: 1, scope: !322)
!358 = distinct !DISubprogram(name: "reduce<unsigned int, 16, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!359 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !360)
!360 = distinct !DILocation(line: 23, column: 28, scope: !358)
!361 = !DILocation(line: 23, column: 39, scope: !358)
!362 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !363)
!363 = distinct !DILocation(line: 23, column: 51, scope: !358)
!364 = !DILocation(line: 23, column: 49, scope: !358)
!365 = !DILocation(line: 23, column: 25, scope: !358)
!366 = !DILocation(line: 23, column: 3, scope: !358)
!367 = !DILocation(line: 23, column: 23, scope: !358)
!368 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !369)
!369 = distinct !DILocation(line: 24, column: 3, scope: !358)
!370 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !371)
!371 = distinct !DILocation(line: 26, column: 26, scope: !358)
!372 = !DILocation(line: 26, column: 39, scope: !358)
!373 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !374)
!374 = distinct !DILocation(line: 27, column: 46, scope: !358)
!375 = !DILocation(line: 27, column: 39, scope: !358)
!376 = !DILocation(line: 27, column: 79, scope: !358)
!377 = !DILocation(line: 27, column: 60, scope: !358)
!378 = !DILocation(line: 16, column: 12, scope: !379, inlinedAt: !380)
!379 = distinct !DISubprogram(name: "apply<unsigned int>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!380 = distinct !DILocation(line: 27, column: 29, scope: !358)
!381 = !DILocation(line: 27, column: 27, scope: !358)
!382 = !DILocation(line: 27, column: 7, scope: !358)
!383 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !384)
!384 = distinct !DILocation(line: 28, column: 5, scope: !358)
!385 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !386)
!386 = distinct !DILocation(line: 30, column: 7, scope: !358)
!387 = !DILocation(line: 30, column: 19, scope: !358)
!388 = !DILocation(line: 30, column: 43, scope: !358)
!389 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !390)
!390 = distinct !DILocation(line: 30, column: 29, scope: !358)
!391 = !DILocation(line: 30, column: 25, scope: !358)
!392 = !DILocation(line: 30, column: 41, scope: !358)
!393 = !DILocation(line: 31, column: 1, scope: !358)
!394 = distinct !DISubprogram(name: "reduce<long long, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!395 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !396)
!396 = distinct !DILocation(line: 23, column: 28, scope: !394)
!397 = !DILocation(line: 23, column: 39, scope: !394)
!398 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !399)
!399 = distinct !DILocation(line: 23, column: 51, scope: !394)
!400 = !DILocation(line: 23, column: 49, scope: !394)
!401 = !DILocation(line: 23, column: 25, scope: !394)
!402 = !{!403, !403, i64 0}
!403 = !{!"long long", !11, i64 0}
!404 = !DILocation(line: 23, column: 3, scope: !394)
!405 = !DILocation(line: 23, column: 23, scope: !394)
!406 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !407)
!407 = distinct !DILocation(line: 24, column: 3, scope: !394)
!408 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !409)
!409 = distinct !DILocation(line: 26, column: 26, scope: !394)
!410 = !DILocation(line: 26, column: 39, scope: !394)
!411 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !412)
!412 = distinct !DILocation(line: 27, column: 46, scope: !394)
!413 = !DILocation(line: 27, column: 39, scope: !394)
!414 = !DILocation(line: 27, column: 79, scope: !394)
!415 = !DILocation(line: 27, column: 60, scope: !394)
!416 = !DILocation(line: 10, column: 29, scope: !417, inlinedAt: !418)
!417 = distinct !DISubprogram(name: "apply<long long>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!418 = distinct !DILocation(line: 27, column: 29, scope: !394)
!419 = !DILocation(line: 27, column: 27, scope: !394)
!420 = !DILocation(line: 27, column: 7, scope: !394)
!421 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !422)
!422 = distinct !DILocation(line: 28, column: 5, scope: !394)
!423 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !424)
!424 = distinct !DILocation(line: 30, column: 7, scope: !394)
!425 = !DILocation(line: 30, column: 19, scope: !394)
!426 = !DILocation(line: 30, column: 43, scope: !394)
!427 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !428)
!428 = distinct !DILocation(line: 30, column: 29, scope: !394)
!429 = !DILocation(line: 30, column: 25, scope: !394)
!430 = !DILocation(line: 30, column: 41, scope: !394)
!431 = !DILocation(line: 31, column: 1, scope: !394)
!432 = distinct !DISubprogram(name: "reduce<long long, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!433 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !434)
!434 = distinct !DILocation(line: 23, column: 28, scope: !432)
!435 = !DILocation(line: 23, column: 39, scope: !432)
!436 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !437)
!437 = distinct !DILocation(line: 23, column: 51, scope: !432)
!438 = !DILocation(line: 23, column: 49, scope: !432)
!439 = !DILocation(line: 23, column: 25, scope: !432)
!440 = !DILocation(line: 23, column: 3, scope: !432)
!441 = !DILocation(line: 23, column: 23, scope: !432)
!442 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !443)
!443 = distinct !DILocation(line: 24, column: 3, scope: !432)
!444 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !445)
!445 = distinct !DILocation(line: 26, column: 26, scope: !432)
!446 = !DILocation(line: 26, column: 39, scope: !432)
!447 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !448)
!448 = distinct !DILocation(line: 27, column: 46, scope: !432)
!449 = !DILocation(line: 27, column: 39, scope: !432)
!450 = !DILocation(line: 27, column: 79, scope: !432)
!451 = !DILocation(line: 27, column: 60, scope: !432)
!452 = !DILocation(line: 16, column: 12, scope: !453, inlinedAt: !454)
!453 = distinct !DISubprogram(name: "apply<long long>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!454 = distinct !DILocation(line: 27, column: 29, scope: !432)
!455 = !DILocation(line: 27, column: 27, scope: !432)
!456 = !DILocation(line: 27, column: 7, scope: !432)
!457 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !458)
!458 = distinct !DILocation(line: 28, column: 5, scope: !432)
!459 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !460)
!460 = distinct !DILocation(line: 30, column: 7, scope: !432)
!461 = !DILocation(line: 30, column: 19, scope: !432)
!462 = !DILocation(line: 30, column: 43, scope: !432)
!463 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !464)
!464 = distinct !DILocation(line: 30, column: 29, scope: !432)
!465 = !DILocation(line: 30, column: 25, scope: !432)
!466 = !DILocation(line: 30, column: 41, scope: !432)
!467 = !DILocation(line: 31, column: 1, scope: !432)
!468 = distinct !DISubprogram(name: "reduce<float, 128, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!469 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !470)
!470 = distinct !DILocation(line: 23, column: 28, scope: !468)
!471 = !DILocation(line: 23, column: 39, scope: !468)
!472 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !473)
!473 = distinct !DILocation(line: 23, column: 51, scope: !468)
!474 = !DILocation(line: 23, column: 49, scope: !468)
!475 = !DILocation(line: 23, column: 25, scope: !468)
!476 = !{!477, !477, i64 0}
!477 = !{!"float", !11, i64 0}
!478 = !DILocation(line: 23, column: 3, scope: !468)
!479 = !DILocation(line: 23, column: 23, scope: !468)
!480 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !481)
!481 = distinct !DILocation(line: 24, column: 3, scope: !468)
!482 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !483)
!483 = distinct !DILocation(line: 26, column: 26, scope: !468)
!484 = !DILocation(line: 26, column: 39, scope: !468)
!485 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !486)
!486 = distinct !DILocation(line: 27, column: 46, scope: !468)
!487 = !DILocation(line: 27, column: 39, scope: !468)
!488 = !DILocation(line: 27, column: 79, scope: !468)
!489 = !DILocation(line: 27, column: 60, scope: !468)
!490 = !DILocation(line: 10, column: 29, scope: !491, inlinedAt: !492)
!491 = distinct !DISubprogram(name: "apply<float>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!492 = distinct !DILocation(line: 27, column: 29, scope: !468)
!493 = !DILocation(line: 27, column: 27, scope: !468)
!494 = !DILocation(line: 27, column: 7, scope: !468)
!495 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !496)
!496 = distinct !DILocation(line: 28, column: 5, scope: !468)
!497 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !498)
!498 = distinct !DILocation(line: 30, column: 7, scope: !468)
!499 = !DILocation(line: 30, column: 19, scope: !468)
!500 = !DILocation(line: 30, column: 43, scope: !468)
!501 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !502)
!502 = distinct !DILocation(line: 30, column: 29, scope: !468)
!503 = !DILocation(line: 30, column: 25, scope: !468)
!504 = !DILocation(line: 30, column: 41, scope: !468)
!505 = !DILocation(line: 31, column: 1, scope: !468)
!506 = distinct !DISubprogram(name: "reduce<float, 128, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!507 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !508)
!508 = distinct !DILocation(line: 23, column: 28, scope: !506)
!509 = !DILocation(line: 23, column: 39, scope: !506)
!510 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !511)
!511 = distinct !DILocation(line: 23, column: 51, scope: !506)
!512 = !DILocation(line: 23, column: 49, scope: !506)
!513 = !DILocation(line: 23, column: 25, scope: !506)
!514 = !DILocation(line: 23, column: 3, scope: !506)
!515 = !DILocation(line: 23, column: 23, scope: !506)
!516 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !517)
!517 = distinct !DILocation(line: 24, column: 3, scope: !506)
!518 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !519)
!519 = distinct !DILocation(line: 26, column: 26, scope: !506)
!520 = !DILocation(line: 26, column: 39, scope: !506)
!521 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !522)
!522 = distinct !DILocation(line: 27, column: 46, scope: !506)
!523 = !DILocation(line: 27, column: 39, scope: !506)
!524 = !DILocation(line: 27, column: 79, scope: !506)
!525 = !DILocation(line: 27, column: 60, scope: !506)
!526 = !DILocation(line: 16, column: 14, scope: !527, inlinedAt: !528)
!527 = distinct !DISubprogram(name: "apply<float>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!528 = distinct !DILocation(line: 27, column: 29, scope: !506)
!529 = !DILocation(line: 16, column: 12, scope: !527, inlinedAt: !528)
!530 = !DILocation(line: 27, column: 27, scope: !506)
!531 = !DILocation(line: 27, column: 7, scope: !506)
!532 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !533)
!533 = distinct !DILocation(line: 28, column: 5, scope: !506)
!534 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !535)
!535 = distinct !DILocation(line: 30, column: 7, scope: !506)
!536 = !DILocation(line: 30, column: 19, scope: !506)
!537 = !DILocation(line: 30, column: 43, scope: !506)
!538 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !539)
!539 = distinct !DILocation(line: 30, column: 29, scope: !506)
!540 = !DILocation(line: 30, column: 25, scope: !506)
!541 = !DILocation(line: 30, column: 41, scope: !506)
!542 = !DILocation(line: 31, column: 1, scope: !506)
!543 = distinct !DISubprogram(name: "reduce<double, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!544 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !545)
!545 = distinct !DILocation(line: 23, column: 28, scope: !543)
!546 = !DILocation(line: 23, column: 39, scope: !543)
!547 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !548)
!548 = distinct !DILocation(line: 23, column: 51, scope: !543)
!549 = !DILocation(line: 23, column: 49, scope: !543)
!550 = !DILocation(line: 23, column: 25, scope: !543)
!551 = !{!552, !552, i64 0}
!552 = !{!"double", !11, i64 0}
!553 = !DILocation(line: 23, column: 3, scope: !543)
!554 = !DILocation(line: 23, column: 23, scope: !543)
!555 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !556)
!556 = distinct !DILocation(line: 24, column: 3, scope: !543)
!557 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !558)
!558 = distinct !DILocation(line: 26, column: 26, scope: !543)
!559 = !DILocation(line: 26, column: 39, scope: !543)
!560 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !561)
!561 = distinct !DILocation(line: 27, column: 46, scope: !543)
!562 = !DILocation(line: 27, column: 39, scope: !543)
!563 = !DILocation(line: 27, column: 79, scope: !543)
!564 = !DILocation(line: 27, column: 60, scope: !543)
!565 = !DILocation(line: 10, column: 29, scope: !566, inlinedAt: !567)
!566 = distinct !DISubprogram(name: "apply<double>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!567 = distinct !DILocation(line: 27, column: 29, scope: !543)
!568 = !DILocation(line: 27, column: 27, scope: !543)
!569 = !DILocation(line: 27, column: 7, scope: !543)
!570 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !571)
!571 = distinct !DILocation(line: 28, column: 5, scope: !543)
!572 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !573)
!573 = distinct !DILocation(line: 30, column: 7, scope: !543)
!574 = !DILocation(line: 30, column: 19, scope: !543)
!575 = !DILocation(line: 30, column: 43, scope: !543)
!576 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !577)
!577 = distinct !DILocation(line: 30, column: 29, scope: !543)
!578 = !DILocation(line: 30, column: 25, scope: !543)
!579 = !DILocation(line: 30, column: 41, scope: !543)
!580 = !DILocation(line: 31, column: 1, scope: !543)
!581 = distinct !DISubprogram(name: "reduce<double, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!582 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !583)
!583 = distinct !DILocation(line: 23, column: 28, scope: !581)
!584 = !DILocation(line: 23, column: 39, scope: !581)
!585 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !586)
!586 = distinct !DILocation(line: 23, column: 51, scope: !581)
!587 = !DILocation(line: 23, column: 49, scope: !581)
!588 = !DILocation(line: 23, column: 25, scope: !581)
!589 = !DILocation(line: 23, column: 3, scope: !581)
!590 = !DILocation(line: 23, column: 23, scope: !581)
!591 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !592)
!592 = distinct !DILocation(line: 24, column: 3, scope: !581)
!593 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !594)
!594 = distinct !DILocation(line: 26, column: 26, scope: !581)
!595 = !DILocation(line: 26, column: 39, scope: !581)
!596 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !597)
!597 = distinct !DILocation(line: 27, column: 46, scope: !581)
!598 = !DILocation(line: 27, column: 39, scope: !581)
!599 = !DILocation(line: 27, column: 79, scope: !581)
!600 = !DILocation(line: 27, column: 60, scope: !581)
!601 = !DILocation(line: 16, column: 14, scope: !602, inlinedAt: !603)
!602 = distinct !DISubprogram(name: "apply<double>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!603 = distinct !DILocation(line: 27, column: 29, scope: !581)
!604 = !DILocation(line: 16, column: 12, scope: !602, inlinedAt: !603)
!605 = !DILocation(line: 27, column: 27, scope: !581)
!606 = !DILocation(line: 27, column: 7, scope: !581)
!607 = !DILocation(line: 60, column: 55, scope: !31, inlinedAt: !608)
!608 = distinct !DILocation(line: 28, column: 5, scope: !581)
!609 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !610)
!610 = distinct !DILocation(line: 30, column: 7, scope: !581)
!611 = !DILocation(line: 30, column: 19, scope: !581)
!612 = !DILocation(line: 30, column: 43, scope: !581)
!613 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !614)
!614 = distinct !DILocation(line: 30, column: 29, scope: !581)
!615 = !DILocation(line: 30, column: 25, scope: !581)
!616 = !DILocation(line: 30, column: 41, scope: !581)
!617 = !DILocation(line: 31, column: 1, scope: !581)
