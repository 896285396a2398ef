; ModuleID = '<memory>'
source_filename = "tests/programs/atomics_kinds.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8anywherePiS_PKiE6shared = internal addrspace(3) global [96 x i32] undef, align 4

; Function Attrs: nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef captures(none) %0, i32 noundef range(i32 -2147483647, 7) %1) unnamed_addr #0 {
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %2
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3)
  %a.i = atomicrmw add ptr addrspace(3) %local.i, i32 %1 syncscope("workgroup") monotonic, align 4
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit

in_global.i:                                      ; preds = %2
  %b.i = atomicrmw add ptr addrspace(1) %global.i, i32 %1 syncscope("workgroup") monotonic, align 4
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit

in_private.i:                                     ; preds = %not_global.i
  %old.i41 = load i32, ptr %private.i, align 4
  %next.i = add i32 %old.i41, %1
  store i32 %next.i, ptr %private.i, align 4
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit

hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %old.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %old.i41, %in_private.i ]
  %global.i15 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0)
  %elsewhere.i16 = icmp eq ptr addrspace(1) %global.i15, null
  br i1 %elsewhere.i16, label %not_global.i20, label %in_global.i17

not_global.i20:                                   ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %private.i21 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0)
  %shared.i22 = icmp eq ptr %private.i21, null
  br i1 %shared.i22, label %in_shared.i25, label %in_private.i23

in_shared.i25:                                    ; preds = %not_global.i20
  %local.i26 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3)
  %guess.i = load volatile i32, ptr addrspace(3) %local.i26, align 4
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %in_shared.i25
  %seen.i = phi i32 [ %guess.i, %in_shared.i25 ], [ %found.i, %loop.i ]
  %both.i = and i32 %seen.i, 255
  %next.i43 = xor i32 %both.i, -1
  %pair.i = cmpxchg ptr addrspace(3) %local.i26, i32 %seen.i, i32 %next.i43 monotonic monotonic, align 4
  %found.i = extractvalue { i32, i1 } %pair.i, 0
  %won.i = extractvalue { i32, i1 } %pair.i, 1
  br i1 %won.i, label %hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit, label %loop.i

hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit: ; preds = %loop.i
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit

in_global.i17:                                    ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %guess.i44 = load volatile i32, ptr addrspace(1) %global.i15, align 4
  br label %loop.i45

loop.i45:                                         ; preds = %loop.i45, %in_global.i17
  %seen.i46 = phi i32 [ %guess.i44, %in_global.i17 ], [ %found.i51, %loop.i45 ]
  %both.i48 = and i32 %seen.i46, 255
  %next.i49 = xor i32 %both.i48, -1
  %pair.i50 = cmpxchg ptr addrspace(1) %global.i15, i32 %seen.i46, i32 %next.i49 monotonic monotonic, align 4
  %found.i51 = extractvalue { i32, i1 } %pair.i50, 0
  %won.i52 = extractvalue { i32, i1 } %pair.i50, 1
  br i1 %won.i52, label %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, label %loop.i45

hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit: ; preds = %loop.i45
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit

in_private.i23:                                   ; preds = %not_global.i20
  %old.i53 = load i32, ptr %private.i21, align 4
  %both.i54 = and i32 %old.i53, 255
  %next.i55 = xor i32 %both.i54, -1
  store i32 %next.i55, ptr %private.i21, align 4
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit

hipspv.atomicrmw.nand.i32.monotonic.align.4.exit: ; preds = %hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit, %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, %in_private.i23
  %3 = add nsw i32 %old.i, %1
  %4 = and i32 %3, 255
  %5 = xor i32 %4, -1
  %6 = add nsw i32 %3, 1
  %global.i28 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0)
  %elsewhere.i29 = icmp eq ptr addrspace(1) %global.i28, null
  br i1 %elsewhere.i29, label %not_global.i33, label %in_global.i30

not_global.i33:                                   ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %private.i34 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0)
  %shared.i35 = icmp eq ptr %private.i34, null
  br i1 %shared.i35, label %in_shared.i38, label %in_private.i36

in_shared.i38:                                    ; preds = %not_global.i33
  %local.i39 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3)
  %a.i40 = cmpxchg ptr addrspace(3) %local.i39, i32 %5, i32 %6 acquire acquire, align 4
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit

in_global.i30:                                    ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %b.i31 = cmpxchg ptr addrspace(1) %global.i28, i32 %5, i32 %6 acquire acquire, align 4
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit

in_private.i36:                                   ; preds = %not_global.i33
  %old.i56 = load i32, ptr %private.i34, align 4
  %same.i = icmp eq i32 %old.i56, %5
  %next.i57 = select i1 %same.i, i32 %6, i32 %old.i56
  store i32 %next.i57, ptr %private.i34, align 4
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit

hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit: ; preds = %in_shared.i38, %in_global.i30, %in_private.i36
  ret i32 %old.i
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))

declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.minnum.f16(half, half) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn
define spir_kernel void @_Z6updateP5CellsPdPKiPS3_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) #3 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = mul i32 %9, %7
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %12 = trunc i64 %11 to i32
  %13 = add i32 %10, %12
  %14 = srem i32 %13, 2
  %15 = sitofp i32 %14 to half
  %address.i = ptrtoint ptr addrspace(1) %0 to i64
  %byte.i = and i64 %address.i, 3
  %back.i = sub i64 0, %byte.i
  %word.i = getelementptr i8, ptr addrspace(1) %0, i64 %back.i
  %byte32.i = trunc i64 %byte.i to i32
  %shift.i = shl i32 %byte32.i, 3
  %mask.i = shl i32 65535, %shift.i
  %around.i = xor i32 %mask.i, -1
  %guess.i = load volatile i32, ptr addrspace(1) %word.i, align 4
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %4
  %seen.i = phi i32 [ %guess.i, %4 ], [ %found.i, %loop.i ]
  %moved.i = lshr i32 %seen.i, %shift.i
  %old.bits.i = trunc i32 %moved.i to i16
  %old.i = bitcast i16 %old.bits.i to half
  %next.i = fadd half %old.i, %15
  %bits.i = bitcast half %next.i to i16
  %wide.i = zext i16 %bits.i to i32
  %put.i = shl i32 %wide.i, %shift.i
  %kept.i = and i32 %seen.i, %around.i
  %wanted.i = or i32 %kept.i, %put.i
  %pair.i = cmpxchg ptr addrspace(1) %word.i, i32 %seen.i, i32 %wanted.i syncscope("device") monotonic monotonic, align 4
  %found.i = extractvalue { i32, i1 } %pair.i, 0
  %won.i = extractvalue { i32, i1 } %pair.i, 1
  br i1 %won.i, label %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i

hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 2
  %17 = sitofp i32 %13 to float
  %18 = fmul contract float %17, 5.000000e-01
  %19 = fptrunc contract float %18 to half
  %address.i47 = ptrtoint ptr addrspace(1) %16 to i64
  %byte.i48 = and i64 %address.i47, 3
  %back.i49 = sub i64 0, %byte.i48
  %word.i50 = getelementptr i8, ptr addrspace(1) %16, i64 %back.i49
  %byte32.i51 = trunc i64 %byte.i48 to i32
  %shift.i52 = shl i32 %byte32.i51, 3
  %mask.i53 = shl i32 65535, %shift.i52
  %around.i54 = xor i32 %mask.i53, -1
  %guess.i55 = load volatile i32, ptr addrspace(1) %word.i50, align 4
  br label %loop.i56

loop.i56:                                         ; preds = %loop.i56, %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i57 = phi i32 [ %guess.i55, %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i68, %loop.i56 ]
  %moved.i58 = lshr i32 %seen.i57, %shift.i52
  %old.bits.i59 = trunc i32 %moved.i58 to i16
  %old.i60 = bitcast i16 %old.bits.i59 to half
  %next.i61 = call half @llvm.maxnum.f16(half %old.i60, half %19)
  %bits.i62 = bitcast half %next.i61 to i16
  %wide.i63 = zext i16 %bits.i62 to i32
  %put.i64 = shl i32 %wide.i63, %shift.i52
  %kept.i65 = and i32 %seen.i57, %around.i54
  %wanted.i66 = or i32 %kept.i65, %put.i64
  %pair.i67 = cmpxchg ptr addrspace(1) %word.i50, i32 %seen.i57, i32 %wanted.i66 syncscope("device") monotonic monotonic, align 4
  %found.i68 = extractvalue { i32, i1 } %pair.i67, 0
  %won.i69 = extractvalue { i32, i1 } %pair.i67, 1
  br i1 %won.i69, label %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i56

hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i56
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %21 = sub nsw i32 0, %13
  %22 = sitofp i32 %21 to half
  %address.i70 = ptrtoint ptr addrspace(1) %20 to i64
  %byte.i71 = and i64 %address.i70, 3
  %back.i72 = sub i64 0, %byte.i71
  %word.i73 = getelementptr i8, ptr addrspace(1) %20, i64 %back.i72
  %byte32.i74 = trunc i64 %byte.i71 to i32
  %shift.i75 = shl i32 %byte32.i74, 3
  %mask.i76 = shl i32 65535, %shift.i75
  %around.i77 = xor i32 %mask.i76, -1
  %guess.i78 = load volatile i32, ptr addrspace(1) %word.i73, align 4
  br label %loop.i79

loop.i79:                                         ; preds = %loop.i79, %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i80 = phi i32 [ %guess.i78, %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i91, %loop.i79 ]
  %moved.i81 = lshr i32 %seen.i80, %shift.i75
  %old.bits.i82 = trunc i32 %moved.i81 to i16
  %old.i83 = bitcast i16 %old.bits.i82 to half
  %next.i84 = call half @llvm.minnum.f16(half %old.i83, half %22)
  %bits.i85 = bitcast half %next.i84 to i16
  %wide.i86 = zext i16 %bits.i85 to i32
  %put.i87 = shl i32 %wide.i86, %shift.i75
  %kept.i88 = and i32 %seen.i80, %around.i77
  %wanted.i89 = or i32 %kept.i88, %put.i87
  %pair.i90 = cmpxchg ptr addrspace(1) %word.i73, i32 %seen.i80, i32 %wanted.i89 syncscope("device") monotonic monotonic, align 4
  %found.i91 = extractvalue { i32, i1 } %pair.i90, 0
  %won.i92 = extractvalue { i32, i1 } %pair.i90, 1
  br i1 %won.i92, label %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i79

hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i79
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %24 = srem i32 %13, 100
  %25 = trunc nsw i32 %24 to i8
  %26 = sub nsw i8 0, %25
  %address.i93 = ptrtoint ptr addrspace(1) %23 to i64
  %byte.i94 = and i64 %address.i93, 3
  %back.i95 = sub i64 0, %byte.i94
  %word.i96 = getelementptr i8, ptr addrspace(1) %23, i64 %back.i95
  %byte32.i97 = trunc i64 %byte.i94 to i32
  %shift.i98 = shl i32 %byte32.i97, 3
  %mask.i99 = shl i32 255, %shift.i98
  %around.i100 = xor i32 %mask.i99, -1
  %guess.i101 = load volatile i32, ptr addrspace(1) %word.i96, align 4
  br label %loop.i102

loop.i102:                                        ; preds = %loop.i102, %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i103 = phi i32 [ %guess.i101, %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i114, %loop.i102 ]
  %moved.i104 = lshr i32 %seen.i103, %shift.i98
  %old.bits.i105 = trunc i32 %moved.i104 to i8
  %is.i = icmp slt i8 %old.bits.i105, %26
  %next.i107 = select i1 %is.i, i8 %old.bits.i105, i8 %26
  %wide.i109 = zext i8 %next.i107 to i32
  %put.i110 = shl i32 %wide.i109, %shift.i98
  %kept.i111 = and i32 %seen.i103, %around.i100
  %wanted.i112 = or i32 %kept.i111, %put.i110
  %pair.i113 = cmpxchg ptr addrspace(1) %word.i96, i32 %seen.i103, i32 %wanted.i112 syncscope("device") monotonic monotonic, align 4
  %found.i114 = extractvalue { i32, i1 } %pair.i113, 0
  %won.i115 = extractvalue { i32, i1 } %pair.i113, 1
  br i1 %won.i115, label %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i102

hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i102
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 10
  %address.i116 = ptrtoint ptr addrspace(1) %27 to i64
  %byte.i117 = and i64 %address.i116, 3
  %back.i118 = sub i64 0, %byte.i117
  %word.i119 = getelementptr i8, ptr addrspace(1) %27, i64 %back.i118
  %byte32.i120 = trunc i64 %byte.i117 to i32
  %shift.i121 = shl i32 %byte32.i120, 3
  %mask.i122 = shl i32 255, %shift.i121
  %around.i123 = xor i32 %mask.i122, -1
  %guess.i124 = load volatile i32, ptr addrspace(1) %word.i119, align 4
  br label %loop.i125

loop.i125:                                        ; preds = %loop.i125, %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i126 = phi i32 [ %guess.i124, %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i137, %loop.i125 ]
  %moved.i127 = lshr i32 %seen.i126, %shift.i121
  %old.bits.i128 = trunc i32 %moved.i127 to i8
  %next.i130 = add i8 %old.bits.i128, 1
  %wide.i132 = zext i8 %next.i130 to i32
  %put.i133 = shl i32 %wide.i132, %shift.i121
  %kept.i134 = and i32 %seen.i126, %around.i123
  %wanted.i135 = or i32 %kept.i134, %put.i133
  %pair.i136 = cmpxchg ptr addrspace(1) %word.i119, i32 %seen.i126, i32 %wanted.i135 syncscope("device") monotonic monotonic, align 4
  %found.i137 = extractvalue { i32, i1 } %pair.i136, 0
  %won.i138 = extractvalue { i32, i1 } %pair.i136, 1
  br i1 %won.i138, label %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i125

hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i125
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %29 = trunc i32 %13 to i16
  %30 = mul i16 %29, 3
  %address.i139 = ptrtoint ptr addrspace(1) %28 to i64
  %byte.i140 = and i64 %address.i139, 3
  %back.i141 = sub i64 0, %byte.i140
  %word.i142 = getelementptr i8, ptr addrspace(1) %28, i64 %back.i141
  %byte32.i143 = trunc i64 %byte.i140 to i32
  %shift.i144 = shl i32 %byte32.i143, 3
  %mask.i145 = shl i32 65535, %shift.i144
  %around.i146 = xor i32 %mask.i145, -1
  %guess.i147 = load volatile i32, ptr addrspace(1) %word.i142, align 4
  br label %loop.i148

loop.i148:                                        ; preds = %loop.i148, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i149 = phi i32 [ %guess.i147, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i161, %loop.i148 ]
  %moved.i150 = lshr i32 %seen.i149, %shift.i144
  %old.bits.i151 = trunc i32 %moved.i150 to i16
  %is.i153 = icmp sgt i16 %old.bits.i151, %30
  %next.i154 = select i1 %is.i153, i16 %old.bits.i151, i16 %30
  %wide.i156 = zext i16 %next.i154 to i32
  %put.i157 = shl i32 %wide.i156, %shift.i144
  %kept.i158 = and i32 %seen.i149, %around.i146
  %wanted.i159 = or i32 %kept.i158, %put.i157
  %pair.i160 = cmpxchg ptr addrspace(1) %word.i142, i32 %seen.i149, i32 %wanted.i159 syncscope("device") monotonic monotonic, align 4
  %found.i161 = extractvalue { i32, i1 } %pair.i160, 0
  %won.i162 = extractvalue { i32, i1 } %pair.i160, 1
  br i1 %won.i162, label %hipspv.atomic.max.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i148

hipspv.atomic.max.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i148
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %32 = sitofp i32 %13 to double
  %33 = fadd contract double %32, 2.500000e-01
  %34 = bitcast double %33 to i64
  %35 = atomicrmw xchg ptr addrspace(1) %31, i64 %34 syncscope("device") monotonic, align 8
  %36 = sext i32 %13 to i64
  %37 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %36
  store i64 %35, ptr addrspace(1) %37, align 8, !tbaa !15
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %39 = fadd contract double %32, 5.000000e-01
  %40 = atomicrmw fmax ptr addrspace(1) %38, double %39 syncscope("device") monotonic, align 8
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %42 = fsub contract float 5.000000e-01, %17
  %43 = atomicrmw fmin ptr addrspace(1) %41, float %42 syncscope("device") monotonic, align 8
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %45 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %36
  %46 = ptrtoint ptr addrspace(4) %45 to i64
  %47 = atomicrmw xchg ptr addrspace(1) %44, i64 %46 syncscope("device") monotonic, align 8
  %48 = inttoptr i64 %47 to ptr addrspace(4)
  %49 = getelementptr inbounds ptr addrspace(4), ptr addrspace(1) %3, i64 %36
  store ptr addrspace(4) %48, ptr addrspace(1) %49, align 8, !tbaa !17
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind willreturn
define spir_kernel void @_Z8anywherePiS_PKi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) #3 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr addrspace(4)], align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4
  %9 = trunc i64 %8 to i32
  %10 = add nsw i32 %9, 3000
  store i32 %10, ptr %4, align 4, !tbaa !7
  %11 = add nsw i32 %9, 2000
  %sext = shl i64 %8, 32
  %12 = ashr exact i64 %sext, 32
  %13 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared, i64 %12
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  store i32 %11, ptr addrspace(3) %13, align 4, !tbaa !7
  %15 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %12
  store ptr addrspace(4) %15, ptr %5, align 8, !tbaa !17
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store ptr addrspace(4) %14, ptr %16, align 8, !tbaa !17
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store ptr addrspace(4) %6, ptr %17, align 8, !tbaa !17
  %18 = load i32, ptr addrspace(1) %2, align 4, !tbaa !7
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %19
  %21 = load ptr addrspace(4), ptr %20, align 8, !tbaa !17
  %22 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %21, i32 noundef 1) #5
  %23 = mul nsw i32 %22, 3
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !7
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %26
  %28 = load ptr addrspace(4), ptr %27, align 8, !tbaa !17
  %29 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %28, i32 noundef 2) #5
  %30 = add nsw i32 %29, %23
  %31 = mul nsw i32 %30, 3
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !7
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %34
  %36 = load ptr addrspace(4), ptr %35, align 8, !tbaa !17
  %37 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %36, i32 noundef 3) #5
  %38 = add nsw i32 %37, %31
  %39 = mul nsw i32 %38, 3
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !7
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %42
  %44 = load ptr addrspace(4), ptr %43, align 8, !tbaa !17
  %45 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %44, i32 noundef 4) #5
  %46 = add nsw i32 %45, %39
  %47 = mul nsw i32 %46, 3
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !7
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %50
  %52 = load ptr addrspace(4), ptr %51, align 8, !tbaa !17
  %53 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %52, i32 noundef 5) #5
  %54 = add nsw i32 %53, %47
  %55 = mul nsw i32 %54, 3
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !7
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %58
  %60 = load ptr addrspace(4), ptr %59, align 8, !tbaa !17
  %61 = call spir_func noundef i32 @hipspv.fn._Z4bumpPii(ptr addrspace(4) noundef %60, i32 noundef 6) #5
  %62 = add nsw i32 %61, %55
  %63 = shl nsw i32 %9, 2
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %64
  store i32 %62, ptr addrspace(1) %65, align 4, !tbaa !7
  %66 = load i32, ptr addrspace(3) %13, align 4, !tbaa !7
  %67 = getelementptr i8, ptr addrspace(1) %65, i64 4
  store i32 %66, ptr addrspace(1) %67, align 4, !tbaa !7
  %68 = load i32, ptr %4, align 4, !tbaa !7
  %69 = getelementptr i8, ptr addrspace(1) %65, i64 8
  store i32 %68, ptr addrspace(1) %69, align 4, !tbaa !7
  %70 = load i32, ptr addrspace(1) %2, align 4, !tbaa !7
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %71
  %73 = load ptr addrspace(4), ptr %72, align 8, !tbaa !17
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %73)
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i

not_global.i:                                     ; preds = %3
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %73)
  %shared.i = icmp eq ptr %private.i, null
  br i1 %shared.i, label %in_shared.i, label %in_private.i

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %73 to ptr addrspace(3)
  %a.i = load atomic i32, ptr addrspace(3) %local.i seq_cst, align 4
  br label %hipspv.load.i32.seq_cst.align.4.exit

in_global.i:                                      ; preds = %3
  %b.i = load atomic i32, ptr addrspace(1) %global.i seq_cst, align 4
  br label %hipspv.load.i32.seq_cst.align.4.exit

in_private.i:                                     ; preds = %not_global.i
  %value.i29 = load volatile i32, ptr %private.i, align 4
  br label %hipspv.load.i32.seq_cst.align.4.exit

hipspv.load.i32.seq_cst.align.4.exit:             ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i29, %in_private.i ]
  %74 = getelementptr i8, ptr addrspace(1) %65, i64 12
  store i32 %value.i, ptr addrspace(1) %74, align 4, !tbaa !7
  ret void
}

attributes #0 = { nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nofree norecurse nounwind willreturn "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!hipspv.notes = !{!11, !12, !13}
!opencl.enable.FP_CONTRACT = !{}
!spirv.ExecutionMode = !{!14}

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
!11 = !{!"hipspv.fp64 _Z6updateP5CellsPdPKiPS3_ tests/programs/atomics_kinds.hip:29"}
!12 = !{!"hipspv.notes 1"}
!13 = !{!"hipspv.indirect _Z8anywherePiS_PKi"}
!14 = !{ptr @_Z6updateP5CellsPdPKiPS3_, i32 31}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !9, i64 0}
