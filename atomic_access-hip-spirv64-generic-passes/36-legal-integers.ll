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
define hidden spir_kernel void @_Z7pass_onPiPj(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 !dbg !14 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !18
  %4 = and i64 %3, 4294967295, !dbg !22
  %5 = icmp eq i64 %4, 0, !dbg !22
  br i1 %5, label %6, label %25, !dbg !23

6:                                                ; preds = %2
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !24
  %8 = and i64 %7, 4294967295, !dbg !27
  %9 = icmp eq i64 %8, 0, !dbg !27
  br i1 %9, label %.preheader.preheader, label %25, !dbg !23

.preheader.preheader:                             ; preds = %6
  store i32 100, ptr addrspace(1) %0, align 4, !dbg !28, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !29
  store i32 101, ptr addrspace(1) %10, align 4, !dbg !28, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8, !dbg !29
  store i32 102, ptr addrspace(1) %11, align 4, !dbg !28, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12, !dbg !29
  store i32 103, ptr addrspace(1) %12, align 4, !dbg !28, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16, !dbg !29
  store i32 104, ptr addrspace(1) %13, align 4, !dbg !28, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20, !dbg !29
  store i32 105, ptr addrspace(1) %14, align 4, !dbg !28, !tbaa !9
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24, !dbg !29
  store i32 106, ptr addrspace(1) %15, align 4, !dbg !28, !tbaa !9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28, !dbg !29
  store i32 107, ptr addrspace(1) %16, align 4, !dbg !28, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32, !dbg !29
  store i32 108, ptr addrspace(1) %17, align 4, !dbg !28, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36, !dbg !29
  store i32 109, ptr addrspace(1) %18, align 4, !dbg !28, !tbaa !9
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40, !dbg !29
  store i32 110, ptr addrspace(1) %19, align 4, !dbg !28, !tbaa !9
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44, !dbg !29
  store i32 111, ptr addrspace(1) %20, align 4, !dbg !28, !tbaa !9
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48, !dbg !29
  store i32 112, ptr addrspace(1) %21, align 4, !dbg !28, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52, !dbg !29
  store i32 113, ptr addrspace(1) %22, align 4, !dbg !28, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56, !dbg !29
  store i32 114, ptr addrspace(1) %23, align 4, !dbg !28, !tbaa !9
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60, !dbg !29
  store i32 115, ptr addrspace(1) %24, align 4, !dbg !28, !tbaa !9
  store atomic i32 1, ptr addrspace(1) %1 syncscope("device") release, align 4, !dbg !30
  br label %25, !dbg !31

25:                                               ; preds = %.preheader.preheader, %6, %2
  ret void, !dbg !32
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4takePKiPjPi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #0 !dbg !33 {
  %4 = load atomic i32, ptr addrspace(1) %1 syncscope("device") acquire, align 4, !dbg !34
  %5 = icmp eq i32 %4, 1, !dbg !35
  br i1 %5, label %6, label %12, !dbg !35

6:                                                ; preds = %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !36
  %8 = and i64 %7, 4294967295, !dbg !38
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8, !dbg !38
  %10 = load i32, ptr addrspace(1) %9, align 4, !dbg !38, !tbaa !9
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8, !dbg !39
  store i32 %10, ptr addrspace(1) %11, align 4, !dbg !40, !tbaa !9
  br label %12, !dbg !39

12:                                               ; preds = %6, %3
  ret void, !dbg !41
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z6narrowPhPtPjPb(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #1 !dbg !42 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !43
  %6 = trunc i64 %5 to i32, !dbg !43
  %7 = srem i32 %6, 7, !dbg !45
  %8 = sext i32 %7 to i64, !dbg !46
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8, !dbg !46
  %address.i = ptrtoint ptr addrspace(1) %9 to i64, !dbg !47
  %byte.i = and i64 %address.i, 3, !dbg !47
  %back.i = sub i64 0, %byte.i, !dbg !47
  %word.i = getelementptr i8, ptr addrspace(1) %9, i64 %back.i, !dbg !47
  %byte32.i = trunc i64 %byte.i to i32, !dbg !47
  %shift.i = shl i32 %byte32.i, 3, !dbg !47
  %mask.i = shl i32 255, %shift.i, !dbg !47
  %around.i = xor i32 %mask.i, -1, !dbg !47
  %guess.i = load volatile i32, ptr addrspace(1) %word.i, align 4, !dbg !47
  br label %loop.i, !dbg !47

loop.i:                                           ; preds = %loop.i, %4
  %seen.i = phi i32 [ %guess.i, %4 ], [ %found.i, %loop.i ], !dbg !47
  %moved.i = lshr i32 %seen.i, %shift.i, !dbg !47
  %old.bits.i = trunc i32 %moved.i to i8, !dbg !47
  %next.i = add i8 %old.bits.i, 1, !dbg !47
  %wide.i = zext i8 %next.i to i32, !dbg !47
  %put.i = shl i32 %wide.i, %shift.i, !dbg !47
  %kept.i = and i32 %seen.i, %around.i, !dbg !47
  %wanted.i = or i32 %kept.i, %put.i, !dbg !47
  %pair.i = cmpxchg ptr addrspace(1) %word.i, i32 %seen.i, i32 %wanted.i syncscope("device") monotonic monotonic, align 4, !dbg !47
  %found.i = extractvalue { i32, i1 } %pair.i, 0, !dbg !47
  %won.i = extractvalue { i32, i1 } %pair.i, 1, !dbg !47
  br i1 %won.i, label %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i, !dbg !47

hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i
  %10 = srem i32 %6, 3, !dbg !48
  %11 = sext i32 %10 to i64, !dbg !49
  %12 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %11, !dbg !49
  %13 = trunc i64 %5 to i16, !dbg !50
  %14 = add i16 %13, 300, !dbg !50
  %address.i22 = ptrtoint ptr addrspace(1) %12 to i64, !dbg !51
  %byte.i23 = and i64 %address.i22, 3, !dbg !51
  %back.i24 = sub i64 0, %byte.i23, !dbg !51
  %word.i25 = getelementptr i8, ptr addrspace(1) %12, i64 %back.i24, !dbg !51
  %byte32.i26 = trunc i64 %byte.i23 to i32, !dbg !51
  %shift.i27 = shl i32 %byte32.i26, 3, !dbg !51
  %mask.i28 = shl i32 65535, %shift.i27, !dbg !51
  %around.i29 = xor i32 %mask.i28, -1, !dbg !51
  %guess.i30 = load volatile i32, ptr addrspace(1) %word.i25, align 4, !dbg !51
  br label %loop.i31, !dbg !51

loop.i31:                                         ; preds = %loop.i31, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i32 = phi i32 [ %guess.i30, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i41, %loop.i31 ], !dbg !51
  %moved.i33 = lshr i32 %seen.i32, %shift.i27, !dbg !51
  %old.bits.i34 = trunc i32 %moved.i33 to i16, !dbg !51
  %is.i = icmp ugt i16 %old.bits.i34, %14, !dbg !51
  %next.i35 = select i1 %is.i, i16 %old.bits.i34, i16 %14, !dbg !51
  %wide.i36 = zext i16 %next.i35 to i32, !dbg !51
  %put.i37 = shl i32 %wide.i36, %shift.i27, !dbg !51
  %kept.i38 = and i32 %seen.i32, %around.i29, !dbg !51
  %wanted.i39 = or i32 %kept.i38, %put.i37, !dbg !51
  %pair.i40 = cmpxchg ptr addrspace(1) %word.i25, i32 %seen.i32, i32 %wanted.i39 syncscope("device") monotonic monotonic, align 4, !dbg !51
  %found.i41 = extractvalue { i32, i1 } %pair.i40, 0, !dbg !51
  %won.i42 = extractvalue { i32, i1 } %pair.i40, 1, !dbg !51
  br i1 %won.i42, label %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i31, !dbg !51

hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i31
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 6, !dbg !52
  %16 = add i16 %13, 1000, !dbg !53
  %address.i43 = ptrtoint ptr addrspace(1) %15 to i64, !dbg !54
  %byte.i44 = and i64 %address.i43, 3, !dbg !54
  %back.i45 = sub i64 0, %byte.i44, !dbg !54
  %word.i46 = getelementptr i8, ptr addrspace(1) %15, i64 %back.i45, !dbg !54
  %byte32.i47 = trunc i64 %byte.i44 to i32, !dbg !54
  %shift.i48 = shl i32 %byte32.i47, 3, !dbg !54
  %mask.i49 = shl i32 65535, %shift.i48, !dbg !54
  %around.i50 = xor i32 %mask.i49, -1, !dbg !54
  %guess.i51 = load volatile i32, ptr addrspace(1) %word.i46, align 4, !dbg !54
  br label %loop.i52, !dbg !54

loop.i52:                                         ; preds = %loop.i52, %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i53 = phi i32 [ %guess.i51, %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i62, %loop.i52 ], !dbg !54
  %moved.i54 = lshr i32 %seen.i53, %shift.i48, !dbg !54
  %old.bits.i55 = trunc i32 %moved.i54 to i16, !dbg !54
  %same.i = icmp eq i16 %old.bits.i55, 77, !dbg !54
  %next.i56 = select i1 %same.i, i16 %16, i16 %old.bits.i55, !dbg !54
  %wide.i57 = zext i16 %next.i56 to i32, !dbg !54
  %put.i58 = shl i32 %wide.i57, %shift.i48, !dbg !54
  %kept.i59 = and i32 %seen.i53, %around.i50, !dbg !54
  %wanted.i60 = or i32 %kept.i59, %put.i58, !dbg !54
  %pair.i61 = cmpxchg ptr addrspace(1) %word.i46, i32 %seen.i53, i32 %wanted.i60 syncscope("device") monotonic monotonic, align 4, !dbg !54
  %found.i62 = extractvalue { i32, i1 } %pair.i61, 0, !dbg !54
  %won.i63 = extractvalue { i32, i1 } %pair.i61, 1, !dbg !54
  br i1 %won.i63, label %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i52, !dbg !54

hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i52
  %17 = zext i1 %same.i to i8, !dbg !54
  %sext = shl i64 %5, 32, !dbg !55
  %18 = ashr exact i64 %sext, 32, !dbg !55
  %19 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %18, !dbg !55
  store i8 %17, ptr addrspace(1) %19, align 1, !dbg !56, !tbaa !57
  %guess.i65 = load volatile i32, ptr addrspace(1) %2, align 4, !dbg !59
  br label %loop.i66, !dbg !59

loop.i66:                                         ; preds = %loop.i66, %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i67 = phi i32 [ %guess.i65, %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i71, %loop.i66 ], !dbg !59
  %both.i = and i32 %seen.i67, -252645136, !dbg !59
  %next.i68 = xor i32 %both.i, -1, !dbg !59
  %pair.i70 = cmpxchg ptr addrspace(1) %2, i32 %seen.i67, i32 %next.i68 monotonic monotonic, align 4, !dbg !59
  %found.i71 = extractvalue { i32, i1 } %pair.i70, 0, !dbg !59
  %won.i72 = extractvalue { i32, i1 } %pair.i70, 1, !dbg !59
  br i1 %won.i72, label %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, label %loop.i66, !dbg !59

hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit: ; preds = %loop.i66
  ret void, !dbg !60
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIiEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !61 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !62
  %5 = and i64 %4, 4294967295, !dbg !64
  %6 = icmp eq i64 %5, 0, !dbg !64
  br i1 %6, label %7, label %10, !dbg !64

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i32 5, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 4, !dbg !65
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !66
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !66
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !67, !tbaa !68
  br label %10, !dbg !72

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !73
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !76
  %12 = and i64 %11, 4294967295, !dbg !78
  %.not = icmp eq i64 %12, 0, !dbg !78
  br i1 %.not, label %13, label %24, !dbg !78

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !79
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !79
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !80
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !80
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !80

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !80
  %shared.i = icmp eq ptr %private.i, null, !dbg !80
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !80

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !80
  %a.i = load atomic i32, ptr addrspace(3) %local.i syncscope("device") acquire, align 4, !dbg !80
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !80

in_global.i:                                      ; preds = %13
  %b.i = load atomic i32, ptr addrspace(1) %global.i syncscope("device") acquire, align 4, !dbg !80
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !80

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i32, ptr %private.i, align 4, !dbg !80
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !80

hipspv.load.i32.syncscope.device.acquire.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i52, %in_private.i ], !dbg !80
  %16 = load atomic i32, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 4, !dbg !81
  %17 = add nsw i32 %16, %value.i, !dbg !82
  store atomic i32 %17, ptr addrspace(1) %1 syncscope("device") monotonic, align 4, !dbg !83
  %18 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !84, !tbaa !85
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %18), !dbg !86
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !86
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !86

not_global.i26:                                   ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %18), !dbg !86
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !86
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !86

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %18 to ptr addrspace(3), !dbg !86
  %a.i33 = load atomic i32, ptr addrspace(3) %local.i32 acquire, align 4, !dbg !86
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !86

in_global.i23:                                    ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %b.i24 = load atomic i32, ptr addrspace(1) %global.i21 acquire, align 4, !dbg !86
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !86

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i32, ptr %private.i27, align 4, !dbg !86
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !86

hipspv.load.i32.acquire.align.4.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i32 [ %a.i33, %in_shared.i31 ], [ %b.i24, %in_global.i23 ], [ %value.i53, %in_private.i29 ], !dbg !86
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !87
  %20 = load ptr addrspace(4), ptr addrspace(1) %19, align 8, !dbg !87, !tbaa !68
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20), !dbg !88
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !88
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !88

not_global.i37:                                   ; preds = %hipspv.load.i32.acquire.align.4.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20), !dbg !88
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !88
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !88

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3), !dbg !88
  store atomic i32 %value.i25, ptr addrspace(3) %local.i42 seq_cst, align 4, !dbg !88
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !88

in_global.i36:                                    ; preds = %hipspv.load.i32.acquire.align.4.exit
  store atomic i32 %value.i25, ptr addrspace(1) %global.i34 seq_cst, align 4, !dbg !88
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !88

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i32 %value.i25, ptr %private.i38, align 4, !dbg !88
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !88

hipspv.store.i32.seq_cst.align.4.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %21 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !89, !tbaa !68
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %21), !dbg !90
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !90
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !90

not_global.i46:                                   ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %21), !dbg !90
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !90
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !90

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %21 to ptr addrspace(3), !dbg !90
  store atomic i32 11, ptr addrspace(3) %local.i51 syncscope("workgroup") release, align 4, !dbg !90
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !90

in_global.i45:                                    ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  store atomic i32 11, ptr addrspace(1) %global.i43 syncscope("workgroup") release, align 4, !dbg !90
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !90

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i32 11, ptr %private.i47, align 4, !dbg !90
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !90

hipspv.store.i32.syncscope.workgroup.release.align.4.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %22 = load i32, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell, align 4, !dbg !91, !tbaa !9
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !92
  store i32 %22, ptr addrspace(1) %23, align 4, !dbg !93, !tbaa !9
  br label %24, !dbg !94

24:                                               ; preds = %10, %hipspv.store.i32.syncscope.workgroup.release.align.4.exit
  ret void, !dbg !94
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIlEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !95 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !96
  %5 = and i64 %4, 4294967295, !dbg !98
  %6 = icmp eq i64 %5, 0, !dbg !98
  br i1 %6, label %7, label %10, !dbg !98

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i64 5, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 8, !dbg !99
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !100
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !100
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !101, !tbaa !102
  br label %10, !dbg !105

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !106
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !108
  %12 = and i64 %11, 4294967295, !dbg !110
  %.not = icmp eq i64 %12, 0, !dbg !110
  br i1 %.not, label %13, label %24, !dbg !110

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !111
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !111
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !112
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !112
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !112

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !112
  %shared.i = icmp eq ptr %private.i, null, !dbg !112
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !112

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !112
  %a.i = load atomic i64, ptr addrspace(3) %local.i syncscope("device") acquire, align 8, !dbg !112
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !112

in_global.i:                                      ; preds = %13
  %b.i = load atomic i64, ptr addrspace(1) %global.i syncscope("device") acquire, align 8, !dbg !112
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !112

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i64, ptr %private.i, align 8, !dbg !112
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !112

hipspv.load.i64.syncscope.device.acquire.align.8.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i64 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i52, %in_private.i ], !dbg !112
  %16 = load atomic i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 8, !dbg !113
  %17 = add nsw i64 %16, %value.i, !dbg !114
  store atomic i64 %17, ptr addrspace(1) %1 syncscope("device") monotonic, align 8, !dbg !115
  %18 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !116, !tbaa !117
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %18), !dbg !118
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !118
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !118

not_global.i26:                                   ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %18), !dbg !118
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !118
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !118

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %18 to ptr addrspace(3), !dbg !118
  %a.i33 = load atomic i64, ptr addrspace(3) %local.i32 acquire, align 8, !dbg !118
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !118

in_global.i23:                                    ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %b.i24 = load atomic i64, ptr addrspace(1) %global.i21 acquire, align 8, !dbg !118
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !118

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i64, ptr %private.i27, align 8, !dbg !118
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !118

hipspv.load.i64.acquire.align.8.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i64 [ %a.i33, %in_shared.i31 ], [ %b.i24, %in_global.i23 ], [ %value.i53, %in_private.i29 ], !dbg !118
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !119
  %20 = load ptr addrspace(4), ptr addrspace(1) %19, align 8, !dbg !119, !tbaa !102
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20), !dbg !120
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !120
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !120

not_global.i37:                                   ; preds = %hipspv.load.i64.acquire.align.8.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20), !dbg !120
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !120
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !120

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3), !dbg !120
  store atomic i64 %value.i25, ptr addrspace(3) %local.i42 seq_cst, align 8, !dbg !120
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !120

in_global.i36:                                    ; preds = %hipspv.load.i64.acquire.align.8.exit
  store atomic i64 %value.i25, ptr addrspace(1) %global.i34 seq_cst, align 8, !dbg !120
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !120

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i64 %value.i25, ptr %private.i38, align 8, !dbg !120
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !120

hipspv.store.i64.seq_cst.align.8.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %21 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !121, !tbaa !102
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %21), !dbg !122
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !122
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !122

not_global.i46:                                   ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %21), !dbg !122
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !122
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !122

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %21 to ptr addrspace(3), !dbg !122
  store atomic i64 11, ptr addrspace(3) %local.i51 syncscope("workgroup") release, align 8, !dbg !122
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !122

in_global.i45:                                    ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  store atomic i64 11, ptr addrspace(1) %global.i43 syncscope("workgroup") release, align 8, !dbg !122
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !122

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i64 11, ptr %private.i47, align 8, !dbg !122
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !122

hipspv.store.i64.syncscope.workgroup.release.align.8.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %22 = load i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell, align 8, !dbg !123, !tbaa !124
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16, !dbg !126
  store i64 %22, ptr addrspace(1) %23, align 8, !dbg !127, !tbaa !124
  br label %24, !dbg !128

24:                                               ; preds = %10, %hipspv.store.i64.syncscope.workgroup.release.align.8.exit
  ret void, !dbg !128
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIfEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !129 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !130
  %5 = and i64 %4, 4294967295, !dbg !132
  %6 = icmp eq i64 %5, 0, !dbg !132
  br i1 %6, label %7, label %10, !dbg !132

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i32 1084227584, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 4, !dbg !133
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !134
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !134
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !135, !tbaa !136
  br label %10, !dbg !139

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !140
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !142
  %12 = and i64 %11, 4294967295, !dbg !144
  %.not = icmp eq i64 %12, 0, !dbg !144
  br i1 %.not, label %13, label %27, !dbg !144

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !145
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !145
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !146
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !146
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !146

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !146
  %shared.i = icmp eq ptr %private.i, null, !dbg !146
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !146

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !146
  %a.i = load atomic i32, ptr addrspace(3) %local.i syncscope("device") acquire, align 4, !dbg !146
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !146

in_global.i:                                      ; preds = %13
  %b.i = load atomic i32, ptr addrspace(1) %global.i syncscope("device") acquire, align 4, !dbg !146
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !146

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i32, ptr %private.i, align 4, !dbg !146
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit, !dbg !146

hipspv.load.i32.syncscope.device.acquire.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i52, %in_private.i ], !dbg !146
  %16 = bitcast i32 %value.i to float, !dbg !146
  %17 = load atomic i32, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 4, !dbg !147
  %18 = bitcast i32 %17 to float, !dbg !147
  %19 = fadd contract float %16, %18, !dbg !148
  %20 = bitcast float %19 to i32, !dbg !149
  store atomic i32 %20, ptr addrspace(1) %1 syncscope("device") monotonic, align 4, !dbg !149
  %21 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !150, !tbaa !151
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %21), !dbg !152
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !152
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !152

not_global.i26:                                   ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %21), !dbg !152
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !152
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !152

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %21 to ptr addrspace(3), !dbg !152
  %a.i33 = load atomic i32, ptr addrspace(3) %local.i32 acquire, align 4, !dbg !152
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !152

in_global.i23:                                    ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %b.i24 = load atomic i32, ptr addrspace(1) %global.i21 acquire, align 4, !dbg !152
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !152

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i32, ptr %private.i27, align 4, !dbg !152
  br label %hipspv.load.i32.acquire.align.4.exit, !dbg !152

hipspv.load.i32.acquire.align.4.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i32 [ %a.i33, %in_shared.i31 ], [ %b.i24, %in_global.i23 ], [ %value.i53, %in_private.i29 ], !dbg !152
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !153
  %23 = load ptr addrspace(4), ptr addrspace(1) %22, align 8, !dbg !153, !tbaa !136
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %23), !dbg !154
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !154
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !154

not_global.i37:                                   ; preds = %hipspv.load.i32.acquire.align.4.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %23), !dbg !154
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !154
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !154

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %23 to ptr addrspace(3), !dbg !154
  store atomic i32 %value.i25, ptr addrspace(3) %local.i42 seq_cst, align 4, !dbg !154
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !154

in_global.i36:                                    ; preds = %hipspv.load.i32.acquire.align.4.exit
  store atomic i32 %value.i25, ptr addrspace(1) %global.i34 seq_cst, align 4, !dbg !154
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !154

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i32 %value.i25, ptr %private.i38, align 4, !dbg !154
  br label %hipspv.store.i32.seq_cst.align.4.exit, !dbg !154

hipspv.store.i32.seq_cst.align.4.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %24 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !155, !tbaa !136
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %24), !dbg !156
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !156
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !156

not_global.i46:                                   ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %24), !dbg !156
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !156
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !156

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %24 to ptr addrspace(3), !dbg !156
  store atomic i32 1093664768, ptr addrspace(3) %local.i51 syncscope("workgroup") release, align 4, !dbg !156
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !156

in_global.i45:                                    ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  store atomic i32 1093664768, ptr addrspace(1) %global.i43 syncscope("workgroup") release, align 4, !dbg !156
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !156

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i32 1093664768, ptr %private.i47, align 4, !dbg !156
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit, !dbg !156

hipspv.store.i32.syncscope.workgroup.release.align.4.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %25 = load float, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell, align 4, !dbg !157, !tbaa !158
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !160
  store float %25, ptr addrspace(1) %26, align 4, !dbg !161, !tbaa !158
  br label %27, !dbg !162

27:                                               ; preds = %10, %hipspv.store.i32.syncscope.workgroup.release.align.4.exit
  ret void, !dbg !162
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIdEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !163 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !164
  %5 = and i64 %4, 4294967295, !dbg !166
  %6 = icmp eq i64 %5, 0, !dbg !166
  br i1 %6, label %7, label %10, !dbg !166

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store atomic i64 4617315517961601024, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") release, align 8, !dbg !167
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !168
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !168
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !169, !tbaa !170
  br label %10, !dbg !173

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !174
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !176
  %12 = and i64 %11, 4294967295, !dbg !178
  %.not = icmp eq i64 %12, 0, !dbg !178
  br i1 %.not, label %13, label %27, !dbg !178

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !179
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !179
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !180
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !180
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !180

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !180
  %shared.i = icmp eq ptr %private.i, null, !dbg !180
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !180

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !180
  %a.i = load atomic i64, ptr addrspace(3) %local.i syncscope("device") acquire, align 8, !dbg !180
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !180

in_global.i:                                      ; preds = %13
  %b.i = load atomic i64, ptr addrspace(1) %global.i syncscope("device") acquire, align 8, !dbg !180
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !180

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i64, ptr %private.i, align 8, !dbg !180
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit, !dbg !180

hipspv.load.i64.syncscope.device.acquire.align.8.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i64 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i52, %in_private.i ], !dbg !180
  %16 = bitcast i64 %value.i to double, !dbg !180
  %17 = load atomic i64, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell syncscope("workgroup") seq_cst, align 8, !dbg !181
  %18 = bitcast i64 %17 to double, !dbg !181
  %19 = fadd contract double %16, %18, !dbg !182
  %20 = bitcast double %19 to i64, !dbg !183
  store atomic i64 %20, ptr addrspace(1) %1 syncscope("device") monotonic, align 8, !dbg !183
  %21 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !184, !tbaa !185
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %21), !dbg !186
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !186
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !186

not_global.i26:                                   ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %21), !dbg !186
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !186
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !186

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %21 to ptr addrspace(3), !dbg !186
  %a.i33 = load atomic i64, ptr addrspace(3) %local.i32 acquire, align 8, !dbg !186
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !186

in_global.i23:                                    ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %b.i24 = load atomic i64, ptr addrspace(1) %global.i21 acquire, align 8, !dbg !186
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !186

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i64, ptr %private.i27, align 8, !dbg !186
  br label %hipspv.load.i64.acquire.align.8.exit, !dbg !186

hipspv.load.i64.acquire.align.8.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i64 [ %a.i33, %in_shared.i31 ], [ %b.i24, %in_global.i23 ], [ %value.i53, %in_private.i29 ], !dbg !186
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !187
  %23 = load ptr addrspace(4), ptr addrspace(1) %22, align 8, !dbg !187, !tbaa !170
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %23), !dbg !188
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !188
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !188

not_global.i37:                                   ; preds = %hipspv.load.i64.acquire.align.8.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %23), !dbg !188
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !188
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !188

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %23 to ptr addrspace(3), !dbg !188
  store atomic i64 %value.i25, ptr addrspace(3) %local.i42 seq_cst, align 8, !dbg !188
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !188

in_global.i36:                                    ; preds = %hipspv.load.i64.acquire.align.8.exit
  store atomic i64 %value.i25, ptr addrspace(1) %global.i34 seq_cst, align 8, !dbg !188
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !188

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i64 %value.i25, ptr %private.i38, align 8, !dbg !188
  br label %hipspv.store.i64.seq_cst.align.8.exit, !dbg !188

hipspv.store.i64.seq_cst.align.8.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %24 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !189, !tbaa !170
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %24), !dbg !190
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !190
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !190

not_global.i46:                                   ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %24), !dbg !190
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !190
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !190

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %24 to ptr addrspace(3), !dbg !190
  store atomic i64 4622382067542392832, ptr addrspace(3) %local.i51 syncscope("workgroup") release, align 8, !dbg !190
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !190

in_global.i45:                                    ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  store atomic i64 4622382067542392832, ptr addrspace(1) %global.i43 syncscope("workgroup") release, align 8, !dbg !190
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !190

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i64 4622382067542392832, ptr %private.i47, align 8, !dbg !190
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit, !dbg !190

hipspv.store.i64.syncscope.workgroup.release.align.8.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %25 = load double, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell, align 8, !dbg !191, !tbaa !192
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16, !dbg !194
  store double %25, ptr addrspace(1) %26, align 8, !dbg !195, !tbaa !192
  br label %27, !dbg !196

27:                                               ; preds = %10, %hipspv.store.i64.syncscope.workgroup.release.align.8.exit
  ret void, !dbg !196
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIhEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !197 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !198
  %5 = and i64 %4, 4294967295, !dbg !200
  %6 = icmp eq i64 %5, 0, !dbg !200
  br i1 %6, label %7, label %10, !dbg !200

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  fence syncscope("workgroup") release, !dbg !201
  store volatile i8 5, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1, !dbg !201
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !202
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !202
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !203, !tbaa !204
  br label %10, !dbg !207

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !208
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !210
  %12 = and i64 %11, 4294967295, !dbg !212
  %.not = icmp eq i64 %12, 0, !dbg !212
  br i1 %.not, label %13, label %23, !dbg !212

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !213
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !213
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !214
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !214
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !214

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !214
  %shared.i = icmp eq ptr %private.i, null, !dbg !214
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !214

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !214
  %value.i52 = load volatile i8, ptr addrspace(3) %local.i, align 1, !dbg !214
  fence syncscope("device") acquire, !dbg !214
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit, !dbg !214

in_global.i:                                      ; preds = %13
  %value.i53 = load volatile i8, ptr addrspace(1) %global.i, align 1, !dbg !214
  fence syncscope("device") acquire, !dbg !214
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit, !dbg !214

in_private.i:                                     ; preds = %not_global.i
  %value.i54 = load volatile i8, ptr %private.i, align 1, !dbg !214
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit, !dbg !214

hipspv.load.i8.syncscope.device.acquire.align.1.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i8 [ %value.i52, %in_shared.i ], [ %value.i53, %in_global.i ], [ %value.i54, %in_private.i ], !dbg !214
  fence syncscope("workgroup") seq_cst, !dbg !215
  %value.i55 = load volatile i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1, !dbg !215
  fence syncscope("workgroup") acquire, !dbg !215
  %16 = add i8 %value.i55, %value.i, !dbg !216
  store volatile i8 %16, ptr addrspace(1) %1, align 1, !dbg !217
  %17 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !218, !tbaa !219
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %17), !dbg !220
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !220
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !220

not_global.i26:                                   ; preds = %hipspv.load.i8.syncscope.device.acquire.align.1.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %17), !dbg !220
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !220
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !220

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %17 to ptr addrspace(3), !dbg !220
  %value.i56 = load volatile i8, ptr addrspace(3) %local.i32, align 1, !dbg !220
  fence acquire, !dbg !220
  br label %hipspv.load.i8.acquire.align.1.exit, !dbg !220

in_global.i23:                                    ; preds = %hipspv.load.i8.syncscope.device.acquire.align.1.exit
  %value.i57 = load volatile i8, ptr addrspace(1) %global.i21, align 1, !dbg !220
  fence acquire, !dbg !220
  br label %hipspv.load.i8.acquire.align.1.exit, !dbg !220

in_private.i29:                                   ; preds = %not_global.i26
  %value.i58 = load volatile i8, ptr %private.i27, align 1, !dbg !220
  br label %hipspv.load.i8.acquire.align.1.exit, !dbg !220

hipspv.load.i8.acquire.align.1.exit:              ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i8 [ %value.i56, %in_shared.i31 ], [ %value.i57, %in_global.i23 ], [ %value.i58, %in_private.i29 ], !dbg !220
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !221
  %19 = load ptr addrspace(4), ptr addrspace(1) %18, align 8, !dbg !221, !tbaa !204
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %19), !dbg !222
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !222
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !222

not_global.i37:                                   ; preds = %hipspv.load.i8.acquire.align.1.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %19), !dbg !222
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !222
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !222

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %19 to ptr addrspace(3), !dbg !222
  fence release, !dbg !222
  store volatile i8 %value.i25, ptr addrspace(3) %local.i42, align 1, !dbg !222
  fence seq_cst, !dbg !222
  br label %hipspv.store.i8.seq_cst.align.1.exit, !dbg !222

in_global.i36:                                    ; preds = %hipspv.load.i8.acquire.align.1.exit
  fence release, !dbg !222
  store volatile i8 %value.i25, ptr addrspace(1) %global.i34, align 1, !dbg !222
  fence seq_cst, !dbg !222
  br label %hipspv.store.i8.seq_cst.align.1.exit, !dbg !222

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i8 %value.i25, ptr %private.i38, align 1, !dbg !222
  br label %hipspv.store.i8.seq_cst.align.1.exit, !dbg !222

hipspv.store.i8.seq_cst.align.1.exit:             ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %20 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !223, !tbaa !204
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20), !dbg !224
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !224
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !224

not_global.i46:                                   ; preds = %hipspv.store.i8.seq_cst.align.1.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20), !dbg !224
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !224
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !224

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3), !dbg !224
  fence syncscope("workgroup") release, !dbg !224
  store volatile i8 11, ptr addrspace(3) %local.i51, align 1, !dbg !224
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit, !dbg !224

in_global.i45:                                    ; preds = %hipspv.store.i8.seq_cst.align.1.exit
  fence syncscope("workgroup") release, !dbg !224
  store volatile i8 11, ptr addrspace(1) %global.i43, align 1, !dbg !224
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit, !dbg !224

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i8 11, ptr %private.i47, align 1, !dbg !224
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit, !dbg !224

hipspv.store.i8.syncscope.workgroup.release.align.1.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %21 = load i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1, !dbg !225, !tbaa !226
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2, !dbg !227
  store i8 %21, ptr addrspace(1) %22, align 1, !dbg !228, !tbaa !226
  br label %23, !dbg !229

23:                                               ; preds = %10, %hipspv.store.i8.syncscope.workgroup.release.align.1.exit
  ret void, !dbg !229
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIsEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !230 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !231
  %5 = and i64 %4, 4294967295, !dbg !233
  %6 = icmp eq i64 %5, 0, !dbg !233
  br i1 %6, label %7, label %10, !dbg !233

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  fence syncscope("workgroup") release, !dbg !234
  store volatile i16 5, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2, !dbg !234
  %9 = ptrtoint ptr addrspace(4) %8 to i64, !dbg !235
  store atomic i64 %9, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") seq_cst, align 8, !dbg !235
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !236, !tbaa !237
  br label %10, !dbg !240

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !241
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !243
  %12 = and i64 %11, 4294967295, !dbg !245
  %.not = icmp eq i64 %12, 0, !dbg !245
  br i1 %.not, label %13, label %23, !dbg !245

13:                                               ; preds = %10
  %14 = load atomic i64, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer syncscope("workgroup") acquire, align 8, !dbg !246
  %15 = inttoptr i64 %14 to ptr addrspace(4), !dbg !246
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15), !dbg !247
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !247
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !247

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15), !dbg !247
  %shared.i = icmp eq ptr %private.i, null, !dbg !247
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !247

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3), !dbg !247
  %value.i52 = load volatile i16, ptr addrspace(3) %local.i, align 2, !dbg !247
  fence syncscope("device") acquire, !dbg !247
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit, !dbg !247

in_global.i:                                      ; preds = %13
  %value.i53 = load volatile i16, ptr addrspace(1) %global.i, align 2, !dbg !247
  fence syncscope("device") acquire, !dbg !247
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit, !dbg !247

in_private.i:                                     ; preds = %not_global.i
  %value.i54 = load volatile i16, ptr %private.i, align 2, !dbg !247
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit, !dbg !247

hipspv.load.i16.syncscope.device.acquire.align.2.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i16 [ %value.i52, %in_shared.i ], [ %value.i53, %in_global.i ], [ %value.i54, %in_private.i ], !dbg !247
  fence syncscope("workgroup") seq_cst, !dbg !248
  %value.i55 = load volatile i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2, !dbg !248
  fence syncscope("workgroup") acquire, !dbg !248
  %16 = add i16 %value.i55, %value.i, !dbg !249
  store volatile i16 %16, ptr addrspace(1) %1, align 2, !dbg !250
  %17 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !dbg !251, !tbaa !252
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %17), !dbg !253
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null, !dbg !253
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23, !dbg !253

not_global.i26:                                   ; preds = %hipspv.load.i16.syncscope.device.acquire.align.2.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %17), !dbg !253
  %shared.i28 = icmp eq ptr %private.i27, null, !dbg !253
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29, !dbg !253

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %17 to ptr addrspace(3), !dbg !253
  %value.i56 = load volatile i16, ptr addrspace(3) %local.i32, align 2, !dbg !253
  fence acquire, !dbg !253
  br label %hipspv.load.i16.acquire.align.2.exit, !dbg !253

in_global.i23:                                    ; preds = %hipspv.load.i16.syncscope.device.acquire.align.2.exit
  %value.i57 = load volatile i16, ptr addrspace(1) %global.i21, align 2, !dbg !253
  fence acquire, !dbg !253
  br label %hipspv.load.i16.acquire.align.2.exit, !dbg !253

in_private.i29:                                   ; preds = %not_global.i26
  %value.i58 = load volatile i16, ptr %private.i27, align 2, !dbg !253
  br label %hipspv.load.i16.acquire.align.2.exit, !dbg !253

hipspv.load.i16.acquire.align.2.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i16 [ %value.i56, %in_shared.i31 ], [ %value.i57, %in_global.i23 ], [ %value.i58, %in_private.i29 ], !dbg !253
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !254
  %19 = load ptr addrspace(4), ptr addrspace(1) %18, align 8, !dbg !254, !tbaa !237
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %19), !dbg !255
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null, !dbg !255
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36, !dbg !255

not_global.i37:                                   ; preds = %hipspv.load.i16.acquire.align.2.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %19), !dbg !255
  %shared.i39 = icmp eq ptr %private.i38, null, !dbg !255
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40, !dbg !255

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %19 to ptr addrspace(3), !dbg !255
  fence release, !dbg !255
  store volatile i16 %value.i25, ptr addrspace(3) %local.i42, align 2, !dbg !255
  fence seq_cst, !dbg !255
  br label %hipspv.store.i16.seq_cst.align.2.exit, !dbg !255

in_global.i36:                                    ; preds = %hipspv.load.i16.acquire.align.2.exit
  fence release, !dbg !255
  store volatile i16 %value.i25, ptr addrspace(1) %global.i34, align 2, !dbg !255
  fence seq_cst, !dbg !255
  br label %hipspv.store.i16.seq_cst.align.2.exit, !dbg !255

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i16 %value.i25, ptr %private.i38, align 2, !dbg !255
  br label %hipspv.store.i16.seq_cst.align.2.exit, !dbg !255

hipspv.store.i16.seq_cst.align.2.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %20 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !dbg !256, !tbaa !237
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20), !dbg !257
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null, !dbg !257
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45, !dbg !257

not_global.i46:                                   ; preds = %hipspv.store.i16.seq_cst.align.2.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20), !dbg !257
  %shared.i48 = icmp eq ptr %private.i47, null, !dbg !257
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49, !dbg !257

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3), !dbg !257
  fence syncscope("workgroup") release, !dbg !257
  store volatile i16 11, ptr addrspace(3) %local.i51, align 2, !dbg !257
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit, !dbg !257

in_global.i45:                                    ; preds = %hipspv.store.i16.seq_cst.align.2.exit
  fence syncscope("workgroup") release, !dbg !257
  store volatile i16 11, ptr addrspace(1) %global.i43, align 2, !dbg !257
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit, !dbg !257

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i16 11, ptr %private.i47, align 2, !dbg !257
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit, !dbg !257

hipspv.store.i16.syncscope.workgroup.release.align.2.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %21 = load i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2, !dbg !258, !tbaa !259
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4, !dbg !261
  store i16 %21, ptr addrspace(1) %22, align 2, !dbg !262, !tbaa !259
  br label %23, !dbg !263

23:                                               ; preds = %10, %hipspv.store.i16.syncscope.workgroup.release.align.2.exit
  ret void, !dbg !263
}

declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))

declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

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
!13 = !{!"hipspv.fp64 _Z6accessIdEvPT_S1_P6PlacesIS0_E tests/programs/atomic_access.hip:25"}
!14 = distinct !DISubprogram(name: "pass_on", scope: !15, file: !15, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/atomic_access.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 43, column: 7, scope: !14)
!22 = !DILocation(line: 43, column: 18, scope: !14)
!23 = !DILocation(line: 43, column: 23, scope: !14)
!24 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 43, column: 26, scope: !14)
!27 = !DILocation(line: 43, column: 38, scope: !14)
!28 = !DILocation(line: 44, column: 42, scope: !14)
!29 = !DILocation(line: 44, column: 34, scope: !14)
!30 = !DILocation(line: 45, column: 5, scope: !14)
!31 = !DILocation(line: 46, column: 3, scope: !14)
!32 = !DILocation(line: 47, column: 1, scope: !14)
!33 = distinct !DISubprogram(name: "take", scope: !15, file: !15, line: 49, type: !16, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 50, column: 7, scope: !33)
!35 = !DILocation(line: 50, column: 37, scope: !33)
!36 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !37)
!37 = distinct !DILocation(line: 51, column: 29, scope: !33)
!38 = !DILocation(line: 51, column: 24, scope: !33)
!39 = !DILocation(line: 51, column: 5, scope: !33)
!40 = !DILocation(line: 51, column: 22, scope: !33)
!41 = !DILocation(line: 52, column: 1, scope: !33)
!42 = distinct !DISubprogram(name: "narrow", scope: !15, file: !15, line: 54, type: !16, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !44)
!44 = distinct !DILocation(line: 55, column: 17, scope: !42)
!45 = !DILocation(line: 56, column: 35, scope: !42)
!46 = !DILocation(line: 56, column: 27, scope: !42)
!47 = !DILocation(line: 56, column: 3, scope: !42)
!48 = !DILocation(line: 58, column: 36, scope: !42)
!49 = !DILocation(line: 58, column: 27, scope: !42)
!50 = !DILocation(line: 58, column: 70, scope: !42)
!51 = !DILocation(line: 58, column: 3, scope: !42)
!52 = !DILocation(line: 61, column: 50, scope: !42)
!53 = !DILocation(line: 62, column: 77, scope: !42)
!54 = !DILocation(line: 61, column: 12, scope: !42)
!55 = !DILocation(line: 61, column: 3, scope: !42)
!56 = !DILocation(line: 61, column: 10, scope: !42)
!57 = !{!58, !58, i64 0}
!58 = !{!"bool", !11, i64 0}
!59 = !DILocation(line: 65, column: 3, scope: !42)
!60 = !DILocation(line: 66, column: 1, scope: !42)
!61 = distinct !DISubprogram(name: "access<int>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !63)
!63 = distinct !DILocation(line: 16, column: 7, scope: !61)
!64 = !DILocation(line: 16, column: 19, scope: !61)
!65 = !DILocation(line: 17, column: 5, scope: !61)
!66 = !DILocation(line: 18, column: 5, scope: !61)
!67 = !DILocation(line: 20, column: 14, scope: !61)
!68 = !{!69, !70, i64 8}
!69 = !{!"_ZTS6PlacesIiE", !70, i64 0, !70, i64 8}
!70 = !{!"p1 int", !71, i64 0}
!71 = !{!"any pointer", !11, i64 0}
!72 = !DILocation(line: 21, column: 3, scope: !61)
!73 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 22, column: 3, scope: !61)
!76 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !77)
!77 = distinct !DILocation(line: 23, column: 7, scope: !61)
!78 = !DILocation(line: 23, column: 19, scope: !61)
!79 = !DILocation(line: 24, column: 14, scope: !61)
!80 = !DILocation(line: 25, column: 11, scope: !61)
!81 = !DILocation(line: 26, column: 10, scope: !61)
!82 = !DILocation(line: 26, column: 7, scope: !61)
!83 = !DILocation(line: 27, column: 3, scope: !61)
!84 = !DILocation(line: 28, column: 37, scope: !61)
!85 = !{!69, !70, i64 0}
!86 = !DILocation(line: 28, column: 11, scope: !61)
!87 = !DILocation(line: 29, column: 30, scope: !61)
!88 = !DILocation(line: 29, column: 3, scope: !61)
!89 = !DILocation(line: 30, column: 28, scope: !61)
!90 = !DILocation(line: 30, column: 3, scope: !61)
!91 = !DILocation(line: 31, column: 10, scope: !61)
!92 = !DILocation(line: 31, column: 3, scope: !61)
!93 = !DILocation(line: 31, column: 8, scope: !61)
!94 = !DILocation(line: 32, column: 1, scope: !61)
!95 = distinct !DISubprogram(name: "access<long>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !97)
!97 = distinct !DILocation(line: 16, column: 7, scope: !95)
!98 = !DILocation(line: 16, column: 19, scope: !95)
!99 = !DILocation(line: 17, column: 5, scope: !95)
!100 = !DILocation(line: 18, column: 5, scope: !95)
!101 = !DILocation(line: 20, column: 14, scope: !95)
!102 = !{!103, !104, i64 8}
!103 = !{!"_ZTS6PlacesIlE", !104, i64 0, !104, i64 8}
!104 = !{!"p1 long", !71, i64 0}
!105 = !DILocation(line: 21, column: 3, scope: !95)
!106 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !107)
!107 = distinct !DILocation(line: 22, column: 3, scope: !95)
!108 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !109)
!109 = distinct !DILocation(line: 23, column: 7, scope: !95)
!110 = !DILocation(line: 23, column: 19, scope: !95)
!111 = !DILocation(line: 24, column: 14, scope: !95)
!112 = !DILocation(line: 25, column: 11, scope: !95)
!113 = !DILocation(line: 26, column: 10, scope: !95)
!114 = !DILocation(line: 26, column: 7, scope: !95)
!115 = !DILocation(line: 27, column: 3, scope: !95)
!116 = !DILocation(line: 28, column: 37, scope: !95)
!117 = !{!103, !104, i64 0}
!118 = !DILocation(line: 28, column: 11, scope: !95)
!119 = !DILocation(line: 29, column: 30, scope: !95)
!120 = !DILocation(line: 29, column: 3, scope: !95)
!121 = !DILocation(line: 30, column: 28, scope: !95)
!122 = !DILocation(line: 30, column: 3, scope: !95)
!123 = !DILocation(line: 31, column: 10, scope: !95)
!124 = !{!125, !125, i64 0}
!125 = !{!"long", !11, i64 0}
!126 = !DILocation(line: 31, column: 3, scope: !95)
!127 = !DILocation(line: 31, column: 8, scope: !95)
!128 = !DILocation(line: 32, column: 1, scope: !95)
!129 = distinct !DISubprogram(name: "access<float>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !131)
!131 = distinct !DILocation(line: 16, column: 7, scope: !129)
!132 = !DILocation(line: 16, column: 19, scope: !129)
!133 = !DILocation(line: 17, column: 5, scope: !129)
!134 = !DILocation(line: 18, column: 5, scope: !129)
!135 = !DILocation(line: 20, column: 14, scope: !129)
!136 = !{!137, !138, i64 8}
!137 = !{!"_ZTS6PlacesIfE", !138, i64 0, !138, i64 8}
!138 = !{!"p1 float", !71, i64 0}
!139 = !DILocation(line: 21, column: 3, scope: !129)
!140 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !141)
!141 = distinct !DILocation(line: 22, column: 3, scope: !129)
!142 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !143)
!143 = distinct !DILocation(line: 23, column: 7, scope: !129)
!144 = !DILocation(line: 23, column: 19, scope: !129)
!145 = !DILocation(line: 24, column: 14, scope: !129)
!146 = !DILocation(line: 25, column: 11, scope: !129)
!147 = !DILocation(line: 26, column: 10, scope: !129)
!148 = !DILocation(line: 26, column: 7, scope: !129)
!149 = !DILocation(line: 27, column: 3, scope: !129)
!150 = !DILocation(line: 28, column: 37, scope: !129)
!151 = !{!137, !138, i64 0}
!152 = !DILocation(line: 28, column: 11, scope: !129)
!153 = !DILocation(line: 29, column: 30, scope: !129)
!154 = !DILocation(line: 29, column: 3, scope: !129)
!155 = !DILocation(line: 30, column: 28, scope: !129)
!156 = !DILocation(line: 30, column: 3, scope: !129)
!157 = !DILocation(line: 31, column: 10, scope: !129)
!158 = !{!159, !159, i64 0}
!159 = !{!"float", !11, i64 0}
!160 = !DILocation(line: 31, column: 3, scope: !129)
!161 = !DILocation(line: 31, column: 8, scope: !129)
!162 = !DILocation(line: 32, column: 1, scope: !129)
!163 = distinct !DISubprogram(name: "access<double>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !165)
!165 = distinct !DILocation(line: 16, column: 7, scope: !163)
!166 = !DILocation(line: 16, column: 19, scope: !163)
!167 = !DILocation(line: 17, column: 5, scope: !163)
!168 = !DILocation(line: 18, column: 5, scope: !163)
!169 = !DILocation(line: 20, column: 14, scope: !163)
!170 = !{!171, !172, i64 8}
!171 = !{!"_ZTS6PlacesIdE", !172, i64 0, !172, i64 8}
!172 = !{!"p1 double", !71, i64 0}
!173 = !DILocation(line: 21, column: 3, scope: !163)
!174 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !175)
!175 = distinct !DILocation(line: 22, column: 3, scope: !163)
!176 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !177)
!177 = distinct !DILocation(line: 23, column: 7, scope: !163)
!178 = !DILocation(line: 23, column: 19, scope: !163)
!179 = !DILocation(line: 24, column: 14, scope: !163)
!180 = !DILocation(line: 25, column: 11, scope: !163)
!181 = !DILocation(line: 26, column: 10, scope: !163)
!182 = !DILocation(line: 26, column: 7, scope: !163)
!183 = !DILocation(line: 27, column: 3, scope: !163)
!184 = !DILocation(line: 28, column: 37, scope: !163)
!185 = !{!171, !172, i64 0}
!186 = !DILocation(line: 28, column: 11, scope: !163)
!187 = !DILocation(line: 29, column: 30, scope: !163)
!188 = !DILocation(line: 29, column: 3, scope: !163)
!189 = !DILocation(line: 30, column: 28, scope: !163)
!190 = !DILocation(line: 30, column: 3, scope: !163)
!191 = !DILocation(line: 31, column: 10, scope: !163)
!192 = !{!193, !193, i64 0}
!193 = !{!"double", !11, i64 0}
!194 = !DILocation(line: 31, column: 3, scope: !163)
!195 = !DILocation(line: 31, column: 8, scope: !163)
!196 = !DILocation(line: 32, column: 1, scope: !163)
!197 = distinct !DISubprogram(name: "access<unsigned char>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !199)
!199 = distinct !DILocation(line: 16, column: 7, scope: !197)
!200 = !DILocation(line: 16, column: 19, scope: !197)
!201 = !DILocation(line: 17, column: 5, scope: !197)
!202 = !DILocation(line: 18, column: 5, scope: !197)
!203 = !DILocation(line: 20, column: 14, scope: !197)
!204 = !{!205, !206, i64 8}
!205 = !{!"_ZTS6PlacesIhE", !206, i64 0, !206, i64 8}
!206 = !{!"p1 omnipotent char", !71, i64 0}
!207 = !DILocation(line: 21, column: 3, scope: !197)
!208 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !209)
!209 = distinct !DILocation(line: 22, column: 3, scope: !197)
!210 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !211)
!211 = distinct !DILocation(line: 23, column: 7, scope: !197)
!212 = !DILocation(line: 23, column: 19, scope: !197)
!213 = !DILocation(line: 24, column: 14, scope: !197)
!214 = !DILocation(line: 25, column: 11, scope: !197)
!215 = !DILocation(line: 26, column: 10, scope: !197)
!216 = !DILocation(line: 26, column: 7, scope: !197)
!217 = !DILocation(line: 27, column: 3, scope: !197)
!218 = !DILocation(line: 28, column: 37, scope: !197)
!219 = !{!205, !206, i64 0}
!220 = !DILocation(line: 28, column: 11, scope: !197)
!221 = !DILocation(line: 29, column: 30, scope: !197)
!222 = !DILocation(line: 29, column: 3, scope: !197)
!223 = !DILocation(line: 30, column: 28, scope: !197)
!224 = !DILocation(line: 30, column: 3, scope: !197)
!225 = !DILocation(line: 31, column: 10, scope: !197)
!226 = !{!11, !11, i64 0}
!227 = !DILocation(line: 31, column: 3, scope: !197)
!228 = !DILocation(line: 31, column: 8, scope: !197)
!229 = !DILocation(line: 32, column: 1, scope: !197)
!230 = distinct !DISubprogram(name: "access<short>", scope: !15, file: !15, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !232)
!232 = distinct !DILocation(line: 16, column: 7, scope: !230)
!233 = !DILocation(line: 16, column: 19, scope: !230)
!234 = !DILocation(line: 17, column: 5, scope: !230)
!235 = !DILocation(line: 18, column: 5, scope: !230)
!236 = !DILocation(line: 20, column: 14, scope: !230)
!237 = !{!238, !239, i64 8}
!238 = !{!"_ZTS6PlacesIsE", !239, i64 0, !239, i64 8}
!239 = !{!"p1 short", !71, i64 0}
!240 = !DILocation(line: 21, column: 3, scope: !230)
!241 = !DILocation(line: 60, column: 55, scope: !74, inlinedAt: !242)
!242 = distinct !DILocation(line: 22, column: 3, scope: !230)
!243 = !DILocation(line: 39, column: 208, scope: !25, inlinedAt: !244)
!244 = distinct !DILocation(line: 23, column: 7, scope: !230)
!245 = !DILocation(line: 23, column: 19, scope: !230)
!246 = !DILocation(line: 24, column: 14, scope: !230)
!247 = !DILocation(line: 25, column: 11, scope: !230)
!248 = !DILocation(line: 26, column: 10, scope: !230)
!249 = !DILocation(line: 26, column: 7, scope: !230)
!250 = !DILocation(line: 27, column: 3, scope: !230)
!251 = !DILocation(line: 28, column: 37, scope: !230)
!252 = !{!238, !239, i64 0}
!253 = !DILocation(line: 28, column: 11, scope: !230)
!254 = !DILocation(line: 29, column: 30, scope: !230)
!255 = !DILocation(line: 29, column: 3, scope: !230)
!256 = !DILocation(line: 30, column: 28, scope: !230)
!257 = !DILocation(line: 30, column: 3, scope: !230)
!258 = !DILocation(line: 31, column: 10, scope: !230)
!259 = !{!260, !260, i64 0}
!260 = !{!"short", !11, i64 0}
!261 = !DILocation(line: 31, column: 3, scope: !230)
!262 = !DILocation(line: 31, column: 8, scope: !230)
!263 = !DILocation(line: 32, column: 1, scope: !230)
