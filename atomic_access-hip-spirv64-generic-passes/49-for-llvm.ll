; ModuleID = '<memory>'
source_filename = "tests/programs/atomic_access.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i32 undef, align 4
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i64 undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global float undef, align 4
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global double undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i8 undef, align 1
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i16 undef, align 2
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global { ptr addrspace(4) } undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1 = internal addrspace(3) global { ptr addrspace(4) } undef, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z7pass_onPiPj(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %4 = and i64 %3, 4294967295
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %25

6:                                                ; preds = %2
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = and i64 %7, 4294967295
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %.preheader.preheader, label %25

.preheader.preheader:                             ; preds = %6
  store i32 100, ptr addrspace(1) %0, align 4, !tbaa !7
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 101, ptr addrspace(1) %10, align 4, !tbaa !7
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 102, ptr addrspace(1) %11, align 4, !tbaa !7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 103, ptr addrspace(1) %12, align 4, !tbaa !7
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 104, ptr addrspace(1) %13, align 4, !tbaa !7
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 105, ptr addrspace(1) %14, align 4, !tbaa !7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  store i32 106, ptr addrspace(1) %15, align 4, !tbaa !7
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  store i32 107, ptr addrspace(1) %16, align 4, !tbaa !7
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  store i32 108, ptr addrspace(1) %17, align 4, !tbaa !7
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  store i32 109, ptr addrspace(1) %18, align 4, !tbaa !7
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  store i32 110, ptr addrspace(1) %19, align 4, !tbaa !7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  store i32 111, ptr addrspace(1) %20, align 4, !tbaa !7
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  store i32 112, ptr addrspace(1) %21, align 4, !tbaa !7
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  store i32 113, ptr addrspace(1) %22, align 4, !tbaa !7
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  store i32 114, ptr addrspace(1) %23, align 4, !tbaa !7
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  store i32 115, ptr addrspace(1) %24, align 4, !tbaa !7
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %1, i32 1, i32 516, i32 1)
  br label %25

25:                                               ; preds = %.preheader.preheader, %6, %2
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z4takePKiPjPi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1) %1, i32 1, i32 514)
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %12

6:                                                ; preds = %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = and i64 %7, 4294967295
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !7
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %8
  store i32 %10, ptr addrspace(1) %11, align 4, !tbaa !7
  br label %12

12:                                               ; preds = %6, %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z6narrowPhPtPjPb(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef captures(none) %1, ptr addrspace(1) noundef captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = srem i32 %6, 7
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %8
  %address.i = ptrtoint ptr addrspace(1) %9 to i64
  %byte.i = and i64 %address.i, 3
  %back.i = sub i64 0, %byte.i
  %word.i = getelementptr i8, ptr addrspace(1) %9, i64 %back.i
  %10 = getelementptr i8, ptr addrspace(1) %word.i, i64 0
  %byte32.i = trunc i64 %byte.i to i32
  %shift.i = shl i32 %byte32.i, 3
  %mask.i = shl i32 255, %shift.i
  %around.i = xor i32 %mask.i, -1
  %guess.i = load volatile i32, ptr addrspace(1) %10, align 4
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %4
  %seen.i = phi i32 [ %guess.i, %4 ], [ %found.i, %loop.i ]
  %moved.i = lshr i32 %seen.i, %shift.i
  %old.bits.i = trunc i32 %moved.i to i8
  %next.i = add i8 %old.bits.i, 1
  %wide.i = zext i8 %next.i to i32
  %put.i = shl i32 %wide.i, %shift.i
  %kept.i = and i32 %seen.i, %around.i
  %wanted.i = or i32 %kept.i, %put.i
  %pair.i = cmpxchg ptr addrspace(1) %10, i32 %seen.i, i32 %wanted.i syncscope("device") monotonic monotonic, align 4
  %found.i = extractvalue { i32, i1 } %pair.i, 0
  %won.i = extractvalue { i32, i1 } %pair.i, 1
  br i1 %won.i, label %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i

hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i
  %11 = srem i32 %6, 3
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %12
  %14 = trunc i64 %5 to i16
  %15 = add i16 %14, 300
  %address.i22 = ptrtoint ptr addrspace(1) %13 to i64
  %byte.i23 = and i64 %address.i22, 3
  %back.i24 = sub i64 0, %byte.i23
  %word.i25 = getelementptr i8, ptr addrspace(1) %13, i64 %back.i24
  %16 = getelementptr i8, ptr addrspace(1) %word.i25, i64 0
  %byte32.i26 = trunc i64 %byte.i23 to i32
  %shift.i27 = shl i32 %byte32.i26, 3
  %mask.i28 = shl i32 65535, %shift.i27
  %around.i29 = xor i32 %mask.i28, -1
  %guess.i30 = load volatile i32, ptr addrspace(1) %16, align 4
  br label %loop.i31

loop.i31:                                         ; preds = %loop.i31, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i32 = phi i32 [ %guess.i30, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i41, %loop.i31 ]
  %moved.i33 = lshr i32 %seen.i32, %shift.i27
  %old.bits.i34 = trunc i32 %moved.i33 to i16
  %is.i = icmp ugt i16 %old.bits.i34, %15
  %next.i35 = select i1 %is.i, i16 %old.bits.i34, i16 %15
  %wide.i36 = zext i16 %next.i35 to i32
  %put.i37 = shl i32 %wide.i36, %shift.i27
  %kept.i38 = and i32 %seen.i32, %around.i29
  %wanted.i39 = or i32 %kept.i38, %put.i37
  %pair.i40 = cmpxchg ptr addrspace(1) %16, i32 %seen.i32, i32 %wanted.i39 syncscope("device") monotonic monotonic, align 4
  %found.i41 = extractvalue { i32, i1 } %pair.i40, 0
  %won.i42 = extractvalue { i32, i1 } %pair.i40, 1
  br i1 %won.i42, label %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i31

hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i31
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 6
  %18 = add i16 %14, 1000
  %address.i43 = ptrtoint ptr addrspace(1) %17 to i64
  %byte.i44 = and i64 %address.i43, 3
  %back.i45 = sub i64 0, %byte.i44
  %word.i46 = getelementptr i8, ptr addrspace(1) %17, i64 %back.i45
  %19 = getelementptr i8, ptr addrspace(1) %word.i46, i64 0
  %byte32.i47 = trunc i64 %byte.i44 to i32
  %shift.i48 = shl i32 %byte32.i47, 3
  %mask.i49 = shl i32 65535, %shift.i48
  %around.i50 = xor i32 %mask.i49, -1
  %guess.i51 = load volatile i32, ptr addrspace(1) %19, align 4
  br label %loop.i52

loop.i52:                                         ; preds = %loop.i52, %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i53 = phi i32 [ %guess.i51, %hipspv.atomic.umax.i16.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i62, %loop.i52 ]
  %moved.i54 = lshr i32 %seen.i53, %shift.i48
  %old.bits.i55 = trunc i32 %moved.i54 to i16
  %same.i = icmp eq i16 %old.bits.i55, 77
  %next.i56 = select i1 %same.i, i16 %18, i16 %old.bits.i55
  %wide.i57 = zext i16 %next.i56 to i32
  %put.i58 = shl i32 %wide.i57, %shift.i48
  %kept.i59 = and i32 %seen.i53, %around.i50
  %wanted.i60 = or i32 %kept.i59, %put.i58
  %pair.i61 = cmpxchg ptr addrspace(1) %19, i32 %seen.i53, i32 %wanted.i60 syncscope("device") monotonic monotonic, align 4
  %found.i62 = extractvalue { i32, i1 } %pair.i61, 0
  %won.i63 = extractvalue { i32, i1 } %pair.i61, 1
  br i1 %won.i63, label %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i52

hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i52
  %20 = zext i1 %same.i to i8
  %sext = shl i64 %5, 32
  %21 = ashr exact i64 %sext, 32
  %22 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %21
  store i8 %20, ptr addrspace(1) %22, align 1, !tbaa !19
  %guess.i65 = load volatile i32, ptr addrspace(1) %2, align 4
  br label %loop.i66

loop.i66:                                         ; preds = %loop.i66, %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i67 = phi i32 [ %guess.i65, %hipspv.atomic.56.i16.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i71, %loop.i66 ]
  %both.i = and i32 %seen.i67, -252645136
  %next.i68 = xor i32 %both.i, -1
  %pair.i70 = cmpxchg ptr addrspace(1) %2, i32 %seen.i67, i32 %next.i68 monotonic monotonic, align 4
  %found.i71 = extractvalue { i32, i1 } %pair.i70, 0
  %won.i72 = extractvalue { i32, i1 } %pair.i70, 1
  br i1 %won.i72, label %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, label %loop.i66

hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit: ; preds = %loop.i66
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIiEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 260, i32 5)
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !21
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %28

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %16 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) %local.i, i32 1, i32 258)
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

in_global.i:                                      ; preds = %13
  %17 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1) %global.i, i32 1, i32 514)
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i32, ptr %private.i, align 4
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

hipspv.load.i32.syncscope.device.acquire.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %16, %in_shared.i ], [ %17, %in_global.i ], [ %value.i52, %in_private.i ]
  %18 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 272)
  %19 = add nsw i32 %18, %value.i
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %1, i32 1, i32 512, i32 %19)
  %20 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !25
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3)
  %21 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) %local.i32, i32 0, i32 258)
  br label %hipspv.load.i32.acquire.align.4.exit

in_global.i23:                                    ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %22 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1) %global.i21, i32 0, i32 514)
  br label %hipspv.load.i32.acquire.align.4.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i32, ptr %private.i27, align 4
  br label %hipspv.load.i32.acquire.align.4.exit

hipspv.load.i32.acquire.align.4.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i32 [ %21, %in_shared.i31 ], [ %22, %in_global.i23 ], [ %value.i53, %in_private.i29 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %24 = load ptr addrspace(4), ptr addrspace(1) %23, align 8, !tbaa !21
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %24)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i32.acquire.align.4.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %24)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %24 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) %local.i42, i32 0, i32 272, i32 %value.i25)
  br label %hipspv.store.i32.seq_cst.align.4.exit

in_global.i36:                                    ; preds = %hipspv.load.i32.acquire.align.4.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %global.i34, i32 0, i32 528, i32 %value.i25)
  br label %hipspv.store.i32.seq_cst.align.4.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i32 %value.i25, ptr %private.i38, align 4
  br label %hipspv.store.i32.seq_cst.align.4.exit

hipspv.store.i32.seq_cst.align.4.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %25 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !21
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %25)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %25)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %25 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) %local.i51, i32 2, i32 260, i32 11)
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

in_global.i45:                                    ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %global.i43, i32 2, i32 516, i32 11)
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i32 11, ptr %private.i47, align 4
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

hipspv.store.i32.syncscope.workgroup.release.align.4.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %26 = load i32, ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell, align 4, !tbaa !7
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store i32 %26, ptr addrspace(1) %27, align 4, !tbaa !7
  br label %28

28:                                               ; preds = %10, %hipspv.store.i32.syncscope.workgroup.release.align.4.exit
  ret void
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIlEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 260, i64 5)
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !26
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %28

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %16 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) %local.i, i32 1, i32 258)
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

in_global.i:                                      ; preds = %13
  %17 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Vmjj(ptr addrspace(1) %global.i, i32 1, i32 514)
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i64, ptr %private.i, align 8
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

hipspv.load.i64.syncscope.device.acquire.align.8.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i64 [ %16, %in_shared.i ], [ %17, %in_global.i ], [ %value.i52, %in_private.i ]
  %18 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 272)
  %19 = add nsw i64 %18, %value.i
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %1, i32 1, i32 512, i64 %19)
  %20 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !29
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3)
  %21 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) %local.i32, i32 0, i32 258)
  br label %hipspv.load.i64.acquire.align.8.exit

in_global.i23:                                    ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %22 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Vmjj(ptr addrspace(1) %global.i21, i32 0, i32 514)
  br label %hipspv.load.i64.acquire.align.8.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i64, ptr %private.i27, align 8
  br label %hipspv.load.i64.acquire.align.8.exit

hipspv.load.i64.acquire.align.8.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i64 [ %21, %in_shared.i31 ], [ %22, %in_global.i23 ], [ %value.i53, %in_private.i29 ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %24 = load ptr addrspace(4), ptr addrspace(1) %23, align 8, !tbaa !26
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %24)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i64.acquire.align.8.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %24)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %24 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) %local.i42, i32 0, i32 272, i64 %value.i25)
  br label %hipspv.store.i64.seq_cst.align.8.exit

in_global.i36:                                    ; preds = %hipspv.load.i64.acquire.align.8.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %global.i34, i32 0, i32 528, i64 %value.i25)
  br label %hipspv.store.i64.seq_cst.align.8.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i64 %value.i25, ptr %private.i38, align 8
  br label %hipspv.store.i64.seq_cst.align.8.exit

hipspv.store.i64.seq_cst.align.8.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %25 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !26
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %25)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %25)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %25 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) %local.i51, i32 2, i32 260, i64 11)
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

in_global.i45:                                    ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %global.i43, i32 2, i32 516, i64 11)
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i64 11, ptr %private.i47, align 8
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

hipspv.store.i64.syncscope.workgroup.release.align.8.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %26 = load i64, ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell, align 8, !tbaa !30
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store i64 %26, ptr addrspace(1) %27, align 8, !tbaa !30
  br label %28

28:                                               ; preds = %10, %hipspv.store.i64.syncscope.workgroup.release.align.8.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIfEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 260, i32 1084227584)
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !32
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %31

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %16 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) %local.i, i32 1, i32 258)
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

in_global.i:                                      ; preds = %13
  %17 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1) %global.i, i32 1, i32 514)
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i32, ptr %private.i, align 4
  br label %hipspv.load.i32.syncscope.device.acquire.align.4.exit

hipspv.load.i32.syncscope.device.acquire.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %16, %in_shared.i ], [ %17, %in_global.i ], [ %value.i52, %in_private.i ]
  %18 = bitcast i32 %value.i to float
  %19 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 272)
  %20 = bitcast i32 %19 to float
  %21 = fadd contract float %18, %20
  %22 = bitcast float %21 to i32
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %1, i32 1, i32 512, i32 %22)
  %23 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !35
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %23)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %23)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %23 to ptr addrspace(3)
  %24 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3) %local.i32, i32 0, i32 258)
  br label %hipspv.load.i32.acquire.align.4.exit

in_global.i23:                                    ; preds = %hipspv.load.i32.syncscope.device.acquire.align.4.exit
  %25 = call spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1) %global.i21, i32 0, i32 514)
  br label %hipspv.load.i32.acquire.align.4.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i32, ptr %private.i27, align 4
  br label %hipspv.load.i32.acquire.align.4.exit

hipspv.load.i32.acquire.align.4.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i32 [ %24, %in_shared.i31 ], [ %25, %in_global.i23 ], [ %value.i53, %in_private.i29 ]
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %27 = load ptr addrspace(4), ptr addrspace(1) %26, align 8, !tbaa !32
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %27)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i32.acquire.align.4.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %27)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %27 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) %local.i42, i32 0, i32 272, i32 %value.i25)
  br label %hipspv.store.i32.seq_cst.align.4.exit

in_global.i36:                                    ; preds = %hipspv.load.i32.acquire.align.4.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %global.i34, i32 0, i32 528, i32 %value.i25)
  br label %hipspv.store.i32.seq_cst.align.4.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i32 %value.i25, ptr %private.i38, align 4
  br label %hipspv.store.i32.seq_cst.align.4.exit

hipspv.store.i32.seq_cst.align.4.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %28 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !32
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %28)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %28)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %28 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3) %local.i51, i32 2, i32 260, i32 1093664768)
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

in_global.i45:                                    ; preds = %hipspv.store.i32.seq_cst.align.4.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1) %global.i43, i32 2, i32 516, i32 1093664768)
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i32 1093664768, ptr %private.i47, align 4
  br label %hipspv.store.i32.syncscope.workgroup.release.align.4.exit

hipspv.store.i32.syncscope.workgroup.release.align.4.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %29 = load float, ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell, align 4, !tbaa !36
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  store float %29, ptr addrspace(1) %30, align 4, !tbaa !36
  br label %31

31:                                               ; preds = %10, %hipspv.store.i32.syncscope.workgroup.release.align.4.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIdEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 260, i64 4617315517961601024)
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !38
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %31

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %16 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) %local.i, i32 1, i32 258)
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

in_global.i:                                      ; preds = %13
  %17 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Vmjj(ptr addrspace(1) %global.i, i32 1, i32 514)
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i52 = load volatile i64, ptr %private.i, align 8
  br label %hipspv.load.i64.syncscope.device.acquire.align.8.exit

hipspv.load.i64.syncscope.device.acquire.align.8.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i64 [ %16, %in_shared.i ], [ %17, %in_global.i ], [ %value.i52, %in_private.i ]
  %18 = bitcast i64 %value.i to double
  %19 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell, i32 2, i32 272)
  %20 = bitcast i64 %19 to double
  %21 = fadd contract double %18, %20
  %22 = bitcast double %21 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %1, i32 1, i32 512, i64 %22)
  %23 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !41
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %23)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %23)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %23 to ptr addrspace(3)
  %24 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) %local.i32, i32 0, i32 258)
  br label %hipspv.load.i64.acquire.align.8.exit

in_global.i23:                                    ; preds = %hipspv.load.i64.syncscope.device.acquire.align.8.exit
  %25 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Vmjj(ptr addrspace(1) %global.i21, i32 0, i32 514)
  br label %hipspv.load.i64.acquire.align.8.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i53 = load volatile i64, ptr %private.i27, align 8
  br label %hipspv.load.i64.acquire.align.8.exit

hipspv.load.i64.acquire.align.8.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i64 [ %24, %in_shared.i31 ], [ %25, %in_global.i23 ], [ %value.i53, %in_private.i29 ]
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %27 = load ptr addrspace(4), ptr addrspace(1) %26, align 8, !tbaa !38
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %27)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i64.acquire.align.8.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %27)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %27 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) %local.i42, i32 0, i32 272, i64 %value.i25)
  br label %hipspv.store.i64.seq_cst.align.8.exit

in_global.i36:                                    ; preds = %hipspv.load.i64.acquire.align.8.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %global.i34, i32 0, i32 528, i64 %value.i25)
  br label %hipspv.store.i64.seq_cst.align.8.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i64 %value.i25, ptr %private.i38, align 8
  br label %hipspv.store.i64.seq_cst.align.8.exit

hipspv.store.i64.seq_cst.align.8.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %28 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !38
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %28)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %28)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %28 to ptr addrspace(3)
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) %local.i51, i32 2, i32 260, i64 4622382067542392832)
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

in_global.i45:                                    ; preds = %hipspv.store.i64.seq_cst.align.8.exit
  call spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1) %global.i43, i32 2, i32 516, i64 4622382067542392832)
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i64 4622382067542392832, ptr %private.i47, align 8
  br label %hipspv.store.i64.syncscope.workgroup.release.align.8.exit

hipspv.store.i64.syncscope.workgroup.release.align.8.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %29 = load double, ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell, align 8, !tbaa !42
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16
  store double %29, ptr addrspace(1) %30, align 8, !tbaa !42
  br label %31

31:                                               ; preds = %10, %hipspv.store.i64.syncscope.workgroup.release.align.8.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIhEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  fence syncscope("workgroup") release
  store volatile i8 5, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !44
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %23

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %value.i52 = load volatile i8, ptr addrspace(3) %local.i, align 1
  fence syncscope("device") acquire
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit

in_global.i:                                      ; preds = %13
  %value.i53 = load volatile i8, ptr addrspace(1) %global.i, align 1
  fence syncscope("device") acquire
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i54 = load volatile i8, ptr %private.i, align 1
  br label %hipspv.load.i8.syncscope.device.acquire.align.1.exit

hipspv.load.i8.syncscope.device.acquire.align.1.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i8 [ %value.i52, %in_shared.i ], [ %value.i53, %in_global.i ], [ %value.i54, %in_private.i ]
  fence syncscope("workgroup") seq_cst
  %value.i55 = load volatile i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1
  fence syncscope("workgroup") acquire
  %16 = add i8 %value.i55, %value.i
  store volatile i8 %16, ptr addrspace(1) %1, align 1
  %17 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !47
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %17)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i8.syncscope.device.acquire.align.1.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %17)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %17 to ptr addrspace(3)
  %value.i56 = load volatile i8, ptr addrspace(3) %local.i32, align 1
  fence acquire
  br label %hipspv.load.i8.acquire.align.1.exit

in_global.i23:                                    ; preds = %hipspv.load.i8.syncscope.device.acquire.align.1.exit
  %value.i57 = load volatile i8, ptr addrspace(1) %global.i21, align 1
  fence acquire
  br label %hipspv.load.i8.acquire.align.1.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i58 = load volatile i8, ptr %private.i27, align 1
  br label %hipspv.load.i8.acquire.align.1.exit

hipspv.load.i8.acquire.align.1.exit:              ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i8 [ %value.i56, %in_shared.i31 ], [ %value.i57, %in_global.i23 ], [ %value.i58, %in_private.i29 ]
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %19 = load ptr addrspace(4), ptr addrspace(1) %18, align 8, !tbaa !44
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %19)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i8.acquire.align.1.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %19)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %19 to ptr addrspace(3)
  fence release
  store volatile i8 %value.i25, ptr addrspace(3) %local.i42, align 1
  fence seq_cst
  br label %hipspv.store.i8.seq_cst.align.1.exit

in_global.i36:                                    ; preds = %hipspv.load.i8.acquire.align.1.exit
  fence release
  store volatile i8 %value.i25, ptr addrspace(1) %global.i34, align 1
  fence seq_cst
  br label %hipspv.store.i8.seq_cst.align.1.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i8 %value.i25, ptr %private.i38, align 1
  br label %hipspv.store.i8.seq_cst.align.1.exit

hipspv.store.i8.seq_cst.align.1.exit:             ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %20 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !44
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i8.seq_cst.align.1.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3)
  fence syncscope("workgroup") release
  store volatile i8 11, ptr addrspace(3) %local.i51, align 1
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit

in_global.i45:                                    ; preds = %hipspv.store.i8.seq_cst.align.1.exit
  fence syncscope("workgroup") release
  store volatile i8 11, ptr addrspace(1) %global.i43, align 1
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i8 11, ptr %private.i47, align 1
  br label %hipspv.store.i8.syncscope.workgroup.release.align.1.exit

hipspv.store.i8.syncscope.workgroup.release.align.1.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %21 = load i8, ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell, align 1, !tbaa !48
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 2
  store i8 %21, ptr addrspace(1) %22, align 1, !tbaa !48
  br label %23

23:                                               ; preds = %10, %hipspv.store.i8.syncscope.workgroup.release.align.1.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6accessIsEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %7, label %10

7:                                                ; preds = %3
  %8 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  fence syncscope("workgroup") release
  store volatile i16 5, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2
  %9 = ptrtoint ptr addrspace(4) %8 to i64
  call spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 272, i64 %9)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !49
  br label %10

10:                                               ; preds = %7, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %12 = and i64 %11, 4294967295
  %.not = icmp eq i64 %12, 0
  br i1 %.not, label %13, label %23

13:                                               ; preds = %10
  %14 = call spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer, i32 2, i32 258)
  %15 = inttoptr i64 %14 to ptr addrspace(4)
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %15)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %13
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %15)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %15 to ptr addrspace(3)
  %value.i52 = load volatile i16, ptr addrspace(3) %local.i, align 2
  fence syncscope("device") acquire
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit

in_global.i:                                      ; preds = %13
  %value.i53 = load volatile i16, ptr addrspace(1) %global.i, align 2
  fence syncscope("device") acquire
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i54 = load volatile i16, ptr %private.i, align 2
  br label %hipspv.load.i16.syncscope.device.acquire.align.2.exit

hipspv.load.i16.syncscope.device.acquire.align.2.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i16 [ %value.i52, %in_shared.i ], [ %value.i53, %in_global.i ], [ %value.i54, %in_private.i ]
  fence syncscope("workgroup") seq_cst
  %value.i55 = load volatile i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2
  fence syncscope("workgroup") acquire
  %16 = add i16 %value.i55, %value.i
  store volatile i16 %16, ptr addrspace(1) %1, align 2
  %17 = load ptr addrspace(4), ptr addrspace(1) %2, align 8, !tbaa !52
  %global.i21 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %17)
  %elsewhere.i22 = icmp eq ptr addrspace(1) %global.i21, null
  br i1 %elsewhere.i22, label %not_global.i26, label %in_global.i23

not_global.i26:                                   ; preds = %hipspv.load.i16.syncscope.device.acquire.align.2.exit
  %private.i27 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %17)
  %shared.i28 = icmp eq ptr %private.i27, null
  br i1 %shared.i28, label %in_shared.i31, label %in_private.i29

in_shared.i31:                                    ; preds = %not_global.i26
  %local.i32 = addrspacecast ptr addrspace(4) %17 to ptr addrspace(3)
  %value.i56 = load volatile i16, ptr addrspace(3) %local.i32, align 2
  fence acquire
  br label %hipspv.load.i16.acquire.align.2.exit

in_global.i23:                                    ; preds = %hipspv.load.i16.syncscope.device.acquire.align.2.exit
  %value.i57 = load volatile i16, ptr addrspace(1) %global.i21, align 2
  fence acquire
  br label %hipspv.load.i16.acquire.align.2.exit

in_private.i29:                                   ; preds = %not_global.i26
  %value.i58 = load volatile i16, ptr %private.i27, align 2
  br label %hipspv.load.i16.acquire.align.2.exit

hipspv.load.i16.acquire.align.2.exit:             ; preds = %in_shared.i31, %in_global.i23, %in_private.i29
  %value.i25 = phi i16 [ %value.i56, %in_shared.i31 ], [ %value.i57, %in_global.i23 ], [ %value.i58, %in_private.i29 ]
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %19 = load ptr addrspace(4), ptr addrspace(1) %18, align 8, !tbaa !49
  %global.i34 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %19)
  %elsewhere.i35 = icmp eq ptr addrspace(1) %global.i34, null
  br i1 %elsewhere.i35, label %not_global.i37, label %in_global.i36

not_global.i37:                                   ; preds = %hipspv.load.i16.acquire.align.2.exit
  %private.i38 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %19)
  %shared.i39 = icmp eq ptr %private.i38, null
  br i1 %shared.i39, label %in_shared.i41, label %in_private.i40

in_shared.i41:                                    ; preds = %not_global.i37
  %local.i42 = addrspacecast ptr addrspace(4) %19 to ptr addrspace(3)
  fence release
  store volatile i16 %value.i25, ptr addrspace(3) %local.i42, align 2
  fence seq_cst
  br label %hipspv.store.i16.seq_cst.align.2.exit

in_global.i36:                                    ; preds = %hipspv.load.i16.acquire.align.2.exit
  fence release
  store volatile i16 %value.i25, ptr addrspace(1) %global.i34, align 2
  fence seq_cst
  br label %hipspv.store.i16.seq_cst.align.2.exit

in_private.i40:                                   ; preds = %not_global.i37
  store volatile i16 %value.i25, ptr %private.i38, align 2
  br label %hipspv.store.i16.seq_cst.align.2.exit

hipspv.store.i16.seq_cst.align.2.exit:            ; preds = %in_private.i40, %in_global.i36, %in_shared.i41
  %20 = load ptr addrspace(4), ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed.1, align 8, !tbaa !49
  %global.i43 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %20)
  %elsewhere.i44 = icmp eq ptr addrspace(1) %global.i43, null
  br i1 %elsewhere.i44, label %not_global.i46, label %in_global.i45

not_global.i46:                                   ; preds = %hipspv.store.i16.seq_cst.align.2.exit
  %private.i47 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %20)
  %shared.i48 = icmp eq ptr %private.i47, null
  br i1 %shared.i48, label %in_shared.i50, label %in_private.i49

in_shared.i50:                                    ; preds = %not_global.i46
  %local.i51 = addrspacecast ptr addrspace(4) %20 to ptr addrspace(3)
  fence syncscope("workgroup") release
  store volatile i16 11, ptr addrspace(3) %local.i51, align 2
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit

in_global.i45:                                    ; preds = %hipspv.store.i16.seq_cst.align.2.exit
  fence syncscope("workgroup") release
  store volatile i16 11, ptr addrspace(1) %global.i43, align 2
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit

in_private.i49:                                   ; preds = %not_global.i46
  store volatile i16 11, ptr %private.i47, align 2
  br label %hipspv.store.i16.syncscope.workgroup.release.align.2.exit

hipspv.store.i16.syncscope.workgroup.release.align.2.exit: ; preds = %in_private.i49, %in_global.i45, %in_shared.i50
  %21 = load i16, ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell, align 2, !tbaa !53
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  store i16 %21, ptr addrspace(1) %22, align 2, !tbaa !53
  br label %23

23:                                               ; preds = %10, %hipspv.store.i16.syncscope.workgroup.release.align.2.exit
  ret void
}

declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))

declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))

declare spir_func void @_Z19__spirv_AtomicStorePU3AS1Vjjjj(ptr addrspace(1), i32, i32, i32)

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS1Vjjj(ptr addrspace(1), i32, i32)

declare spir_func void @_Z19__spirv_AtomicStorePU3AS3Vjjjj(ptr addrspace(3), i32, i32, i32)

declare spir_func void @_Z19__spirv_AtomicStorePU3AS3Vmjjm(ptr addrspace(3), i32, i32, i64)

declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS3Vmjj(ptr addrspace(3), i32, i32)

declare spir_func i32 @_Z18__spirv_AtomicLoadPU3AS3Vjjj(ptr addrspace(3), i32, i32)

declare spir_func i64 @_Z18__spirv_AtomicLoadPU3AS1Vmjj(ptr addrspace(1), i32, i32)

declare spir_func void @_Z19__spirv_AtomicStorePU3AS1Vmjjm(ptr addrspace(1), i32, i32, i64)

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!hipspv.notes = !{!11, !12, !13, !14, !15, !16, !17, !18}
!opencl.enable.FP_CONTRACT = !{}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{i32 3, i32 0}
!6 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!"hipspv.fp64 _Z6accessIdEvPT_S1_P6PlacesIS0_E tests/programs/atomic_access.hip:25"}
!12 = !{!"hipspv.notes 1"}
!13 = !{!"hipspv.indirect _Z6accessIiEvPT_S1_P6PlacesIS0_E"}
!14 = !{!"hipspv.indirect _Z6accessIlEvPT_S1_P6PlacesIS0_E"}
!15 = !{!"hipspv.indirect _Z6accessIfEvPT_S1_P6PlacesIS0_E"}
!16 = !{!"hipspv.indirect _Z6accessIdEvPT_S1_P6PlacesIS0_E"}
!17 = !{!"hipspv.indirect _Z6accessIhEvPT_S1_P6PlacesIS0_E"}
!18 = !{!"hipspv.indirect _Z6accessIsEvPT_S1_P6PlacesIS0_E"}
!19 = !{!20, !20, i64 0}
!20 = !{!"bool", !9, i64 0}
!21 = !{!22, !23, i64 8}
!22 = !{!"_ZTS6PlacesIiE", !23, i64 0, !23, i64 8}
!23 = !{!"p1 int", !24, i64 0}
!24 = !{!"any pointer", !9, i64 0}
!25 = !{!22, !23, i64 0}
!26 = !{!27, !28, i64 8}
!27 = !{!"_ZTS6PlacesIlE", !28, i64 0, !28, i64 8}
!28 = !{!"p1 long", !24, i64 0}
!29 = !{!27, !28, i64 0}
!30 = !{!31, !31, i64 0}
!31 = !{!"long", !9, i64 0}
!32 = !{!33, !34, i64 8}
!33 = !{!"_ZTS6PlacesIfE", !34, i64 0, !34, i64 8}
!34 = !{!"p1 float", !24, i64 0}
!35 = !{!33, !34, i64 0}
!36 = !{!37, !37, i64 0}
!37 = !{!"float", !9, i64 0}
!38 = !{!39, !40, i64 8}
!39 = !{!"_ZTS6PlacesIdE", !40, i64 0, !40, i64 8}
!40 = !{!"p1 double", !24, i64 0}
!41 = !{!39, !40, i64 0}
!42 = !{!43, !43, i64 0}
!43 = !{!"double", !9, i64 0}
!44 = !{!45, !46, i64 8}
!45 = !{!"_ZTS6PlacesIhE", !46, i64 0, !46, i64 8}
!46 = !{!"p1 omnipotent char", !24, i64 0}
!47 = !{!45, !46, i64 0}
!48 = !{!9, !9, i64 0}
!49 = !{!50, !51, i64 8}
!50 = !{!"_ZTS6PlacesIsE", !51, i64 0, !51, i64 8}
!51 = !{!"p1 short", !24, i64 0}
!52 = !{!50, !51, i64 0}
!53 = !{!54, !54, i64 0}
!54 = !{!"short", !9, i64 0}
