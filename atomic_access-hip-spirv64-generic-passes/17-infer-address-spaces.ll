; ModuleID = '<memory>'
source_filename = "tests/programs/atomic_access.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i32 undef, align 4
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i64 undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global float undef, align 4
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global double undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i8 undef, align 1
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i16 undef, align 2
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal unnamed_addr addrspace(3) global ptr addrspace(4) undef, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z7pass_onPiPj(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !17
  %4 = and i64 %3, 4294967295, !dbg !21
  %5 = icmp eq i64 %4, 0, !dbg !21
  br i1 %5, label %6, label %25, !dbg !22

6:                                                ; preds = %2
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !23
  %8 = and i64 %7, 4294967295, !dbg !26
  %9 = icmp eq i64 %8, 0, !dbg !26
  br i1 %9, label %.preheader.preheader, label %25, !dbg !22

.preheader.preheader:                             ; preds = %6
  store i32 100, ptr addrspace(1) %0, align 4, !dbg !27, !tbaa !9
  %10 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 4, !dbg !28
  store i32 101, ptr addrspace(1) %10, align 4, !dbg !27, !tbaa !9
  %11 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 8, !dbg !28
  store i32 102, ptr addrspace(1) %11, align 4, !dbg !27, !tbaa !9
  %12 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 12, !dbg !28
  store i32 103, ptr addrspace(1) %12, align 4, !dbg !27, !tbaa !9
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 16, !dbg !28
  store i32 104, ptr addrspace(1) %13, align 4, !dbg !27, !tbaa !9
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 20, !dbg !28
  store i32 105, ptr addrspace(1) %14, align 4, !dbg !27, !tbaa !9
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 24, !dbg !28
  store i32 106, ptr addrspace(1) %15, align 4, !dbg !27, !tbaa !9
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 28, !dbg !28
  store i32 107, ptr addrspace(1) %16, align 4, !dbg !27, !tbaa !9
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 32, !dbg !28
  store i32 108, ptr addrspace(1) %17, align 4, !dbg !27, !tbaa !9
  %18 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 36, !dbg !28
  store i32 109, ptr addrspace(1) %18, align 4, !dbg !27, !tbaa !9
  %19 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 40, !dbg !28
  store i32 110, ptr addrspace(1) %19, align 4, !dbg !27, !tbaa !9
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 44, !dbg !28
  store i32 111, ptr addrspace(1) %20, align 4, !dbg !27, !tbaa !9
  %21 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 48, !dbg !28
  store i32 112, ptr addrspace(1) %21, align 4, !dbg !27, !tbaa !9
  %22 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 52, !dbg !28
  store i32 113, ptr addrspace(1) %22, align 4, !dbg !27, !tbaa !9
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 56, !dbg !28
  store i32 114, ptr addrspace(1) %23, align 4, !dbg !27, !tbaa !9
  %24 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 60, !dbg !28
  store i32 115, ptr addrspace(1) %24, align 4, !dbg !27, !tbaa !9
  store atomic i32 1, ptr addrspace(1) %1 syncscope("device") release, align 4, !dbg !29
  br label %25, !dbg !30

25:                                               ; preds = %.preheader.preheader, %6, %2
  ret void, !dbg !31
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4takePKiPjPi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !32 {
  %4 = load atomic i32, ptr addrspace(1) %1 syncscope("device") acquire, align 4, !dbg !33
  %5 = icmp eq i32 %4, 1, !dbg !34
  br i1 %5, label %6, label %12, !dbg !34

6:                                                ; preds = %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !35
  %8 = and i64 %7, 4294967295, !dbg !37
  %9 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %8, !dbg !37
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !37, !tbaa !9
  %11 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %8, !dbg !38
  store i32 %10, ptr addrspace(1) %11, align 4, !dbg !39, !tbaa !9
  br label %12, !dbg !38

12:                                               ; preds = %6, %3
  ret void, !dbg !40
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z6narrowPhPtPjPb(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !41 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !42
  %6 = trunc i64 %5 to i32, !dbg !42
  %7 = srem i32 %6, 7, !dbg !44
  %8 = sext i32 %7 to i64, !dbg !45
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8, !dbg !45
  %10 = atomicrmw add ptr addrspace(1) %9, i8 1 syncscope("device") monotonic, align 1, !dbg !46
  %11 = srem i32 %6, 3, !dbg !47
  %12 = sext i32 %11 to i64, !dbg !48
  %13 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %12, !dbg !48
  %14 = trunc i64 %5 to i16, !dbg !49
  %15 = add i16 %14, 300, !dbg !49
  %16 = atomicrmw umax ptr addrspace(1) %13, i16 %15 syncscope("device") monotonic, align 2, !dbg !50
  %17 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 6, !dbg !51
  %18 = add i16 %14, 1000, !dbg !52
  %19 = cmpxchg ptr addrspace(1) %17, i16 77, i16 %18 syncscope("device") monotonic monotonic, align 2, !dbg !53
  %20 = extractvalue { i16, i1 } %19, 1, !dbg !53
  %21 = zext i1 %20 to i8, !dbg !53
  %sext = shl i64 %5, 32, !dbg !54
  %22 = ashr exact i64 %sext, 32, !dbg !54
  %23 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %22, !dbg !54
  store i8 %21, ptr addrspace(1) %23, align 1, !dbg !55, !tbaa !56
  %24 = atomicrmw nand ptr addrspace(1) %2, i32 -252645136 monotonic, align 4, !dbg !58
  ret void, !dbg !59
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIiEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !60 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !61
  %5 = and i64 %4, 4294967295, !dbg !63
  %6 = icmp eq i64 %5, 0, !dbg !63
  br i1 %6, label %7, label %10, !dbg !63

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i32 5, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 4, !dbg !64
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !65
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !65
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !66, !tbaa !67
  br label %10, !dbg !71

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !72
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !75
  %12 = and i64 %11, 4294967295, !dbg !77
  %.not = icmp eq i64 %12, 0, !dbg !77
  br i1 %.not, label %13, label %26, !dbg !77

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !78
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !78
  %16 = load atomic i32, ptr addrspace(4) %15 syncscope("device") acquire, align 4, !dbg !79
  %17 = load atomic i32, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 4, !dbg !80
  %18 = add nsw i32 %17, %16, !dbg !81
  store atomic i32 %18, ptr addrspace(1) %1 syncscope("device") monotonic, align 4, !dbg !82
  %19 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !83, !tbaa !84
  %20 = load atomic i32, ptr addrspace(4) %19 acquire, align 4, !dbg !85
  %21 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !86
  %22 = load ptr addrspace(4), ptr addrspace(1) %21, align 8, !dbg !86, !tbaa !67
  store atomic i32 %20, ptr addrspace(4) %22 seq_cst, align 4, !dbg !87
  %23 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !88, !tbaa !67
  store atomic i32 11, ptr addrspace(4) %23 syncscope("workgroup") release, align 4, !dbg !89
  %24 = load i32, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell, align 4, !dbg !90, !tbaa !9
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 8, !dbg !91
  store i32 %24, ptr addrspace(1) %25, align 4, !dbg !92, !tbaa !9
  br label %26, !dbg !93

26:                                               ; preds = %10, %13
  ret void, !dbg !93
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIlEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !94 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !95
  %5 = and i64 %4, 4294967295, !dbg !97
  %6 = icmp eq i64 %5, 0, !dbg !97
  br i1 %6, label %7, label %10, !dbg !97

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i64 5, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 8, !dbg !98
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !99
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !99
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !100, !tbaa !101
  br label %10, !dbg !104

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !105
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !107
  %12 = and i64 %11, 4294967295, !dbg !109
  %.not = icmp eq i64 %12, 0, !dbg !109
  br i1 %.not, label %13, label %26, !dbg !109

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !110
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !110
  %16 = load atomic i64, ptr addrspace(4) %15 syncscope("device") acquire, align 8, !dbg !111
  %17 = load atomic i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 8, !dbg !112
  %18 = add nsw i64 %17, %16, !dbg !113
  store atomic i64 %18, ptr addrspace(1) %1 syncscope("device") monotonic, align 8, !dbg !114
  %19 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !115, !tbaa !116
  %20 = load atomic i64, ptr addrspace(4) %19 acquire, align 8, !dbg !117
  %21 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !118
  %22 = load ptr addrspace(4), ptr addrspace(1) %21, align 8, !dbg !118, !tbaa !101
  store atomic i64 %20, ptr addrspace(4) %22 seq_cst, align 8, !dbg !119
  %23 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !120, !tbaa !101
  store atomic i64 11, ptr addrspace(4) %23 syncscope("workgroup") release, align 8, !dbg !121
  %24 = load i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell, align 8, !dbg !122, !tbaa !123
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 16, !dbg !125
  store i64 %24, ptr addrspace(1) %25, align 8, !dbg !126, !tbaa !123
  br label %26, !dbg !127

26:                                               ; preds = %10, %13
  ret void, !dbg !127
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIfEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !128 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !129
  %5 = and i64 %4, 4294967295, !dbg !131
  %6 = icmp eq i64 %5, 0, !dbg !131
  br i1 %6, label %7, label %10, !dbg !131

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i32 1084227584, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 4, !dbg !132
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !133
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !133
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !134, !tbaa !135
  br label %10, !dbg !138

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !139
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !141
  %12 = and i64 %11, 4294967295, !dbg !143
  %.not = icmp eq i64 %12, 0, !dbg !143
  br i1 %.not, label %13, label %29, !dbg !143

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !144
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !144
  %16 = load atomic i32, ptr addrspace(4) %15 syncscope("device") acquire, align 4, !dbg !145
  %17 = bitcast i32 %16 to float, !dbg !145
  %18 = load atomic i32, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 4, !dbg !146
  %19 = bitcast i32 %18 to float, !dbg !146
  %20 = fadd contract float %17, %19, !dbg !147
  %21 = bitcast float %20 to i32, !dbg !148
  store atomic i32 %21, ptr addrspace(1) %1 syncscope("device") monotonic, align 4, !dbg !148
  %22 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !149, !tbaa !150
  %23 = load atomic i32, ptr addrspace(4) %22 acquire, align 4, !dbg !151
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !152
  %25 = load ptr addrspace(4), ptr addrspace(1) %24, align 8, !dbg !152, !tbaa !135
  store atomic i32 %23, ptr addrspace(4) %25 seq_cst, align 4, !dbg !153
  %26 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !154, !tbaa !135
  store atomic i32 1093664768, ptr addrspace(4) %26 syncscope("workgroup") release, align 4, !dbg !155
  %27 = load float, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell, align 4, !dbg !156, !tbaa !157
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 8, !dbg !159
  store float %27, ptr addrspace(1) %28, align 4, !dbg !160, !tbaa !157
  br label %29, !dbg !161

29:                                               ; preds = %10, %13
  ret void, !dbg !161
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIdEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !162 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !163
  %5 = and i64 %4, 4294967295, !dbg !165
  %6 = icmp eq i64 %5, 0, !dbg !165
  br i1 %6, label %7, label %10, !dbg !165

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i64 4617315517961601024, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 8, !dbg !166
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !167
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !167
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !168, !tbaa !169
  br label %10, !dbg !172

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !173
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !175
  %12 = and i64 %11, 4294967295, !dbg !177
  %.not = icmp eq i64 %12, 0, !dbg !177
  br i1 %.not, label %13, label %29, !dbg !177

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !178
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !178
  %16 = load atomic i64, ptr addrspace(4) %15 syncscope("device") acquire, align 8, !dbg !179
  %17 = bitcast i64 %16 to double, !dbg !179
  %18 = load atomic i64, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 8, !dbg !180
  %19 = bitcast i64 %18 to double, !dbg !180
  %20 = fadd contract double %17, %19, !dbg !181
  %21 = bitcast double %20 to i64, !dbg !182
  store atomic i64 %21, ptr addrspace(1) %1 syncscope("device") monotonic, align 8, !dbg !182
  %22 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !183, !tbaa !184
  %23 = load atomic i64, ptr addrspace(4) %22 acquire, align 8, !dbg !185
  %24 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !186
  %25 = load ptr addrspace(4), ptr addrspace(1) %24, align 8, !dbg !186, !tbaa !169
  store atomic i64 %23, ptr addrspace(4) %25 seq_cst, align 8, !dbg !187
  %26 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !188, !tbaa !169
  store atomic i64 4622382067542392832, ptr addrspace(4) %26 syncscope("workgroup") release, align 8, !dbg !189
  %27 = load double, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell, align 8, !dbg !190, !tbaa !191
  %28 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 16, !dbg !193
  store double %27, ptr addrspace(1) %28, align 8, !dbg !194, !tbaa !191
  br label %29, !dbg !195

29:                                               ; preds = %10, %13
  ret void, !dbg !195
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIhEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !196 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !197
  %5 = and i64 %4, 4294967295, !dbg !199
  %6 = icmp eq i64 %5, 0, !dbg !199
  br i1 %6, label %7, label %10, !dbg !199

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i8 5, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 1, !dbg !200
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !201
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !201
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !202, !tbaa !203
  br label %10, !dbg !206

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !207
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !209
  %12 = and i64 %11, 4294967295, !dbg !211
  %.not = icmp eq i64 %12, 0, !dbg !211
  br i1 %.not, label %13, label %26, !dbg !211

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !212
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !212
  %16 = load atomic i8, ptr addrspace(4) %15 syncscope("device") acquire, align 1, !dbg !213
  %17 = load atomic i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 1, !dbg !214
  %18 = add i8 %17, %16, !dbg !215
  store atomic i8 %18, ptr addrspace(1) %1 syncscope("device") monotonic, align 1, !dbg !216
  %19 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !217, !tbaa !218
  %20 = load atomic i8, ptr addrspace(4) %19 acquire, align 1, !dbg !219
  %21 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !220
  %22 = load ptr addrspace(4), ptr addrspace(1) %21, align 8, !dbg !220, !tbaa !203
  store atomic i8 %20, ptr addrspace(4) %22 seq_cst, align 1, !dbg !221
  %23 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !222, !tbaa !203
  store atomic i8 11, ptr addrspace(4) %23 syncscope("workgroup") release, align 1, !dbg !223
  %24 = load i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1, !dbg !224, !tbaa !225
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 2, !dbg !226
  store i8 %24, ptr addrspace(1) %25, align 1, !dbg !227, !tbaa !225
  br label %26, !dbg !228

26:                                               ; preds = %10, %13
  ret void, !dbg !228
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIsEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #2 !dbg !229 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !230
  %5 = and i64 %4, 4294967295, !dbg !232
  %6 = icmp eq i64 %5, 0, !dbg !232
  br i1 %6, label %7, label %10, !dbg !232

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i16 5, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 2, !dbg !233
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !234
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !234
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !235, !tbaa !236
  br label %10, !dbg !239

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !240
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !242
  %12 = and i64 %11, 4294967295, !dbg !244
  %.not = icmp eq i64 %12, 0, !dbg !244
  br i1 %.not, label %13, label %26, !dbg !244

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !245
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !245
  %16 = load atomic i16, ptr addrspace(4) %15 syncscope("device") acquire, align 2, !dbg !246
  %17 = load atomic i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 2, !dbg !247
  %18 = add i16 %17, %16, !dbg !248
  store atomic i16 %18, ptr addrspace(1) %1 syncscope("device") monotonic, align 2, !dbg !249
  %19 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !250, !tbaa !251
  %20 = load atomic i16, ptr addrspace(4) %19 acquire, align 2, !dbg !252
  %21 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 8, !dbg !253
  %22 = load ptr addrspace(4), ptr addrspace(1) %21, align 8, !dbg !253, !tbaa !236
  store atomic i16 %20, ptr addrspace(4) %22 seq_cst, align 2, !dbg !254
  %23 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !255, !tbaa !236
  store atomic i16 11, ptr addrspace(4) %23 syncscope("workgroup") release, align 2, !dbg !256
  %24 = load i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2, !dbg !257, !tbaa !258
  %25 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 4, !dbg !260
  store i16 %24, ptr addrspace(1) %25, align 2, !dbg !261, !tbaa !258
  br label %26, !dbg !262

26:                                               ; preds = %10, %13
  ret void, !dbg !262
}

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomic_access.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "pass_on", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomic_access.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 43, column: 7, scope: !13)
!21 = !DILocation(line: 43, column: 18, scope: !13)
!22 = !DILocation(line: 43, column: 23, scope: !13)
!23 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !25)
!24 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = distinct !DILocation(line: 43, column: 26, scope: !13)
!26 = !DILocation(line: 43, column: 38, scope: !13)
!27 = !DILocation(line: 44, column: 42, scope: !13)
!28 = !DILocation(line: 44, column: 34, scope: !13)
!29 = !DILocation(line: 45, column: 5, scope: !13)
!30 = !DILocation(line: 46, column: 3, scope: !13)
!31 = !DILocation(line: 47, column: 1, scope: !13)
!32 = distinct !DISubprogram(name: "take", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 50, column: 7, scope: !32)
!34 = !DILocation(line: 50, column: 37, scope: !32)
!35 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !36)
!36 = distinct !DILocation(line: 51, column: 29, scope: !32)
!37 = !DILocation(line: 51, column: 24, scope: !32)
!38 = !DILocation(line: 51, column: 5, scope: !32)
!39 = !DILocation(line: 51, column: 22, scope: !32)
!40 = !DILocation(line: 52, column: 1, scope: !32)
!41 = distinct !DISubprogram(name: "narrow", scope: !14, file: !14, line: 54, type: !15, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !43)
!43 = distinct !DILocation(line: 55, column: 17, scope: !41)
!44 = !DILocation(line: 56, column: 35, scope: !41)
!45 = !DILocation(line: 56, column: 27, scope: !41)
!46 = !DILocation(line: 56, column: 3, scope: !41)
!47 = !DILocation(line: 58, column: 36, scope: !41)
!48 = !DILocation(line: 58, column: 27, scope: !41)
!49 = !DILocation(line: 58, column: 70, scope: !41)
!50 = !DILocation(line: 58, column: 3, scope: !41)
!51 = !DILocation(line: 61, column: 50, scope: !41)
!52 = !DILocation(line: 62, column: 77, scope: !41)
!53 = !DILocation(line: 61, column: 12, scope: !41)
!54 = !DILocation(line: 61, column: 3, scope: !41)
!55 = !DILocation(line: 61, column: 10, scope: !41)
!56 = !{!57, !57, i64 0}
!57 = !{!"bool", !11, i64 0}
!58 = !DILocation(line: 65, column: 3, scope: !41)
!59 = !DILocation(line: 66, column: 1, scope: !41)
!60 = distinct !DISubprogram(name: "access<int>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !62)
!62 = distinct !DILocation(line: 16, column: 7, scope: !60)
!63 = !DILocation(line: 16, column: 19, scope: !60)
!64 = !DILocation(line: 17, column: 5, scope: !60)
!65 = !DILocation(line: 18, column: 5, scope: !60)
!66 = !DILocation(line: 20, column: 14, scope: !60)
!67 = !{!68, !69, i64 8}
!68 = !{!"_ZTS6PlacesIiE", !69, i64 0, !69, i64 8}
!69 = !{!"p1 int", !70, i64 0}
!70 = !{!"any pointer", !11, i64 0}
!71 = !DILocation(line: 21, column: 3, scope: !60)
!72 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 22, column: 3, scope: !60)
!75 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !76)
!76 = distinct !DILocation(line: 23, column: 7, scope: !60)
!77 = !DILocation(line: 23, column: 19, scope: !60)
!78 = !DILocation(line: 24, column: 14, scope: !60)
!79 = !DILocation(line: 25, column: 11, scope: !60)
!80 = !DILocation(line: 26, column: 10, scope: !60)
!81 = !DILocation(line: 26, column: 7, scope: !60)
!82 = !DILocation(line: 27, column: 3, scope: !60)
!83 = !DILocation(line: 28, column: 37, scope: !60)
!84 = !{!68, !69, i64 0}
!85 = !DILocation(line: 28, column: 11, scope: !60)
!86 = !DILocation(line: 29, column: 30, scope: !60)
!87 = !DILocation(line: 29, column: 3, scope: !60)
!88 = !DILocation(line: 30, column: 28, scope: !60)
!89 = !DILocation(line: 30, column: 3, scope: !60)
!90 = !DILocation(line: 31, column: 10, scope: !60)
!91 = !DILocation(line: 31, column: 3, scope: !60)
!92 = !DILocation(line: 31, column: 8, scope: !60)
!93 = !DILocation(line: 32, column: 1, scope: !60)
!94 = distinct !DISubprogram(name: "access<long>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !96)
!96 = distinct !DILocation(line: 16, column: 7, scope: !94)
!97 = !DILocation(line: 16, column: 19, scope: !94)
!98 = !DILocation(line: 17, column: 5, scope: !94)
!99 = !DILocation(line: 18, column: 5, scope: !94)
!100 = !DILocation(line: 20, column: 14, scope: !94)
!101 = !{!102, !103, i64 8}
!102 = !{!"_ZTS6PlacesIlE", !103, i64 0, !103, i64 8}
!103 = !{!"p1 long", !70, i64 0}
!104 = !DILocation(line: 21, column: 3, scope: !94)
!105 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !106)
!106 = distinct !DILocation(line: 22, column: 3, scope: !94)
!107 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !108)
!108 = distinct !DILocation(line: 23, column: 7, scope: !94)
!109 = !DILocation(line: 23, column: 19, scope: !94)
!110 = !DILocation(line: 24, column: 14, scope: !94)
!111 = !DILocation(line: 25, column: 11, scope: !94)
!112 = !DILocation(line: 26, column: 10, scope: !94)
!113 = !DILocation(line: 26, column: 7, scope: !94)
!114 = !DILocation(line: 27, column: 3, scope: !94)
!115 = !DILocation(line: 28, column: 37, scope: !94)
!116 = !{!102, !103, i64 0}
!117 = !DILocation(line: 28, column: 11, scope: !94)
!118 = !DILocation(line: 29, column: 30, scope: !94)
!119 = !DILocation(line: 29, column: 3, scope: !94)
!120 = !DILocation(line: 30, column: 28, scope: !94)
!121 = !DILocation(line: 30, column: 3, scope: !94)
!122 = !DILocation(line: 31, column: 10, scope: !94)
!123 = !{!124, !124, i64 0}
!124 = !{!"long", !11, i64 0}
!125 = !DILocation(line: 31, column: 3, scope: !94)
!126 = !DILocation(line: 31, column: 8, scope: !94)
!127 = !DILocation(line: 32, column: 1, scope: !94)
!128 = distinct !DISubprogram(name: "access<float>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !130)
!130 = distinct !DILocation(line: 16, column: 7, scope: !128)
!131 = !DILocation(line: 16, column: 19, scope: !128)
!132 = !DILocation(line: 17, column: 5, scope: !128)
!133 = !DILocation(line: 18, column: 5, scope: !128)
!134 = !DILocation(line: 20, column: 14, scope: !128)
!135 = !{!136, !137, i64 8}
!136 = !{!"_ZTS6PlacesIfE", !137, i64 0, !137, i64 8}
!137 = !{!"p1 float", !70, i64 0}
!138 = !DILocation(line: 21, column: 3, scope: !128)
!139 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !140)
!140 = distinct !DILocation(line: 22, column: 3, scope: !128)
!141 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !142)
!142 = distinct !DILocation(line: 23, column: 7, scope: !128)
!143 = !DILocation(line: 23, column: 19, scope: !128)
!144 = !DILocation(line: 24, column: 14, scope: !128)
!145 = !DILocation(line: 25, column: 11, scope: !128)
!146 = !DILocation(line: 26, column: 10, scope: !128)
!147 = !DILocation(line: 26, column: 7, scope: !128)
!148 = !DILocation(line: 27, column: 3, scope: !128)
!149 = !DILocation(line: 28, column: 37, scope: !128)
!150 = !{!136, !137, i64 0}
!151 = !DILocation(line: 28, column: 11, scope: !128)
!152 = !DILocation(line: 29, column: 30, scope: !128)
!153 = !DILocation(line: 29, column: 3, scope: !128)
!154 = !DILocation(line: 30, column: 28, scope: !128)
!155 = !DILocation(line: 30, column: 3, scope: !128)
!156 = !DILocation(line: 31, column: 10, scope: !128)
!157 = !{!158, !158, i64 0}
!158 = !{!"float", !11, i64 0}
!159 = !DILocation(line: 31, column: 3, scope: !128)
!160 = !DILocation(line: 31, column: 8, scope: !128)
!161 = !DILocation(line: 32, column: 1, scope: !128)
!162 = distinct !DISubprogram(name: "access<double>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !164)
!164 = distinct !DILocation(line: 16, column: 7, scope: !162)
!165 = !DILocation(line: 16, column: 19, scope: !162)
!166 = !DILocation(line: 17, column: 5, scope: !162)
!167 = !DILocation(line: 18, column: 5, scope: !162)
!168 = !DILocation(line: 20, column: 14, scope: !162)
!169 = !{!170, !171, i64 8}
!170 = !{!"_ZTS6PlacesIdE", !171, i64 0, !171, i64 8}
!171 = !{!"p1 double", !70, i64 0}
!172 = !DILocation(line: 21, column: 3, scope: !162)
!173 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !174)
!174 = distinct !DILocation(line: 22, column: 3, scope: !162)
!175 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !176)
!176 = distinct !DILocation(line: 23, column: 7, scope: !162)
!177 = !DILocation(line: 23, column: 19, scope: !162)
!178 = !DILocation(line: 24, column: 14, scope: !162)
!179 = !DILocation(line: 25, column: 11, scope: !162)
!180 = !DILocation(line: 26, column: 10, scope: !162)
!181 = !DILocation(line: 26, column: 7, scope: !162)
!182 = !DILocation(line: 27, column: 3, scope: !162)
!183 = !DILocation(line: 28, column: 37, scope: !162)
!184 = !{!170, !171, i64 0}
!185 = !DILocation(line: 28, column: 11, scope: !162)
!186 = !DILocation(line: 29, column: 30, scope: !162)
!187 = !DILocation(line: 29, column: 3, scope: !162)
!188 = !DILocation(line: 30, column: 28, scope: !162)
!189 = !DILocation(line: 30, column: 3, scope: !162)
!190 = !DILocation(line: 31, column: 10, scope: !162)
!191 = !{!192, !192, i64 0}
!192 = !{!"double", !11, i64 0}
!193 = !DILocation(line: 31, column: 3, scope: !162)
!194 = !DILocation(line: 31, column: 8, scope: !162)
!195 = !DILocation(line: 32, column: 1, scope: !162)
!196 = distinct !DISubprogram(name: "access<unsigned char>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!197 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !198)
!198 = distinct !DILocation(line: 16, column: 7, scope: !196)
!199 = !DILocation(line: 16, column: 19, scope: !196)
!200 = !DILocation(line: 17, column: 5, scope: !196)
!201 = !DILocation(line: 18, column: 5, scope: !196)
!202 = !DILocation(line: 20, column: 14, scope: !196)
!203 = !{!204, !205, i64 8}
!204 = !{!"_ZTS6PlacesIhE", !205, i64 0, !205, i64 8}
!205 = !{!"p1 omnipotent char", !70, i64 0}
!206 = !DILocation(line: 21, column: 3, scope: !196)
!207 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !208)
!208 = distinct !DILocation(line: 22, column: 3, scope: !196)
!209 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !210)
!210 = distinct !DILocation(line: 23, column: 7, scope: !196)
!211 = !DILocation(line: 23, column: 19, scope: !196)
!212 = !DILocation(line: 24, column: 14, scope: !196)
!213 = !DILocation(line: 25, column: 11, scope: !196)
!214 = !DILocation(line: 26, column: 10, scope: !196)
!215 = !DILocation(line: 26, column: 7, scope: !196)
!216 = !DILocation(line: 27, column: 3, scope: !196)
!217 = !DILocation(line: 28, column: 37, scope: !196)
!218 = !{!204, !205, i64 0}
!219 = !DILocation(line: 28, column: 11, scope: !196)
!220 = !DILocation(line: 29, column: 30, scope: !196)
!221 = !DILocation(line: 29, column: 3, scope: !196)
!222 = !DILocation(line: 30, column: 28, scope: !196)
!223 = !DILocation(line: 30, column: 3, scope: !196)
!224 = !DILocation(line: 31, column: 10, scope: !196)
!225 = !{!11, !11, i64 0}
!226 = !DILocation(line: 31, column: 3, scope: !196)
!227 = !DILocation(line: 31, column: 8, scope: !196)
!228 = !DILocation(line: 32, column: 1, scope: !196)
!229 = distinct !DISubprogram(name: "access<short>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !231)
!231 = distinct !DILocation(line: 16, column: 7, scope: !229)
!232 = !DILocation(line: 16, column: 19, scope: !229)
!233 = !DILocation(line: 17, column: 5, scope: !229)
!234 = !DILocation(line: 18, column: 5, scope: !229)
!235 = !DILocation(line: 20, column: 14, scope: !229)
!236 = !{!237, !238, i64 8}
!237 = !{!"_ZTS6PlacesIsE", !238, i64 0, !238, i64 8}
!238 = !{!"p1 short", !70, i64 0}
!239 = !DILocation(line: 21, column: 3, scope: !229)
!240 = !DILocation(line: 60, column: 55, scope: !73, inlinedAt: !241)
!241 = distinct !DILocation(line: 22, column: 3, scope: !229)
!242 = !DILocation(line: 39, column: 208, scope: !24, inlinedAt: !243)
!243 = distinct !DILocation(line: 23, column: 7, scope: !229)
!244 = !DILocation(line: 23, column: 19, scope: !229)
!245 = !DILocation(line: 24, column: 14, scope: !229)
!246 = !DILocation(line: 25, column: 11, scope: !229)
!247 = !DILocation(line: 26, column: 10, scope: !229)
!248 = !DILocation(line: 26, column: 7, scope: !229)
!249 = !DILocation(line: 27, column: 3, scope: !229)
!250 = !DILocation(line: 28, column: 37, scope: !229)
!251 = !{!237, !238, i64 0}
!252 = !DILocation(line: 28, column: 11, scope: !229)
!253 = !DILocation(line: 29, column: 30, scope: !229)
!254 = !DILocation(line: 29, column: 3, scope: !229)
!255 = !DILocation(line: 30, column: 28, scope: !229)
!256 = !DILocation(line: 30, column: 3, scope: !229)
!257 = !DILocation(line: 31, column: 10, scope: !229)
!258 = !{!259, !259, i64 0}
!259 = !{!"short", !11, i64 0}
!260 = !DILocation(line: 31, column: 3, scope: !229)
!261 = !DILocation(line: 31, column: 8, scope: !229)
!262 = !DILocation(line: 32, column: 1, scope: !229)
