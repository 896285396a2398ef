; ModuleID = '<memory>'
source_filename = "tests/programs/atomics_kinds.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8anywherePiS_PKiE6shared = internal addrspace(3) global [96 x i32] undef, align 4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z6updateP5CellsPdPKiPS3_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !14 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !18
  %7 = trunc i64 %6 to i32, !dbg !18
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !22
  %9 = trunc i64 %8 to i32, !dbg !22
  %10 = mul i32 %9, %7, !dbg !25
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !26
  %12 = trunc i64 %11 to i32, !dbg !26
  %13 = add i32 %10, %12, !dbg !29
  %14 = srem i32 %13, 2, !dbg !30
  %15 = sitofp i32 %14 to half, !dbg !31
  %address.i = ptrtoint ptr addrspace(1) %0 to i64, !dbg !32
  %byte.i = and i64 %address.i, 3, !dbg !32
  %back.i = sub i64 0, %byte.i, !dbg !32
  %word.i = getelementptr i8, ptr addrspace(1) %0, i64 %back.i, !dbg !32
  %byte32.i = trunc i64 %byte.i to i32, !dbg !32
  %shift.i = shl i32 %byte32.i, 3, !dbg !32
  %mask.i = shl i32 65535, %shift.i, !dbg !32
  %around.i = xor i32 %mask.i, -1, !dbg !32
  %guess.i = load volatile i32, ptr addrspace(1) %word.i, align 4, !dbg !32
  br label %loop.i, !dbg !32

loop.i:                                           ; preds = %loop.i, %4
  %seen.i = phi i32 [ %guess.i, %4 ], [ %found.i, %loop.i ], !dbg !32
  %moved.i = lshr i32 %seen.i, %shift.i, !dbg !32
  %old.bits.i = trunc i32 %moved.i to i16, !dbg !32
  %old.i = bitcast i16 %old.bits.i to half, !dbg !32
  %next.i = fadd half %old.i, %15, !dbg !32
  %bits.i = bitcast half %next.i to i16, !dbg !32
  %wide.i = zext i16 %bits.i to i32, !dbg !32
  %put.i = shl i32 %wide.i, %shift.i, !dbg !32
  %kept.i = and i32 %seen.i, %around.i, !dbg !32
  %wanted.i = or i32 %kept.i, %put.i, !dbg !32
  %pair.i = cmpxchg ptr addrspace(1) %word.i, i32 %seen.i, i32 %wanted.i syncscope("device") monotonic monotonic, align 4, !dbg !32
  %found.i = extractvalue { i32, i1 } %pair.i, 0, !dbg !32
  %won.i = extractvalue { i32, i1 } %pair.i, 1, !dbg !32
  br i1 %won.i, label %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i, !dbg !32

hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 2, !dbg !33
  %17 = sitofp i32 %13 to float, !dbg !34
  %18 = fmul contract float %17, 5.000000e-01, !dbg !35
  %19 = fptrunc contract float %18 to half, !dbg !36
  %address.i47 = ptrtoint ptr addrspace(1) %16 to i64, !dbg !37
  %byte.i48 = and i64 %address.i47, 3, !dbg !37
  %back.i49 = sub i64 0, %byte.i48, !dbg !37
  %word.i50 = getelementptr i8, ptr addrspace(1) %16, i64 %back.i49, !dbg !37
  %byte32.i51 = trunc i64 %byte.i48 to i32, !dbg !37
  %shift.i52 = shl i32 %byte32.i51, 3, !dbg !37
  %mask.i53 = shl i32 65535, %shift.i52, !dbg !37
  %around.i54 = xor i32 %mask.i53, -1, !dbg !37
  %guess.i55 = load volatile i32, ptr addrspace(1) %word.i50, align 4, !dbg !37
  br label %loop.i56, !dbg !37

loop.i56:                                         ; preds = %loop.i56, %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i57 = phi i32 [ %guess.i55, %hipspv.atomic.fadd.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i68, %loop.i56 ], !dbg !37
  %moved.i58 = lshr i32 %seen.i57, %shift.i52, !dbg !37
  %old.bits.i59 = trunc i32 %moved.i58 to i16, !dbg !37
  %old.i60 = bitcast i16 %old.bits.i59 to half, !dbg !37
  %next.i61 = call half @llvm.maxnum.f16(half %old.i60, half %19), !dbg !37
  %bits.i62 = bitcast half %next.i61 to i16, !dbg !37
  %wide.i63 = zext i16 %bits.i62 to i32, !dbg !37
  %put.i64 = shl i32 %wide.i63, %shift.i52, !dbg !37
  %kept.i65 = and i32 %seen.i57, %around.i54, !dbg !37
  %wanted.i66 = or i32 %kept.i65, %put.i64, !dbg !37
  %pair.i67 = cmpxchg ptr addrspace(1) %word.i50, i32 %seen.i57, i32 %wanted.i66 syncscope("device") monotonic monotonic, align 4, !dbg !37
  %found.i68 = extractvalue { i32, i1 } %pair.i67, 0, !dbg !37
  %won.i69 = extractvalue { i32, i1 } %pair.i67, 1, !dbg !37
  br i1 %won.i69, label %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i56, !dbg !37

hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i56
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !38
  %21 = sub nsw i32 0, %13, !dbg !39
  %22 = sitofp i32 %21 to half, !dbg !40
  %address.i70 = ptrtoint ptr addrspace(1) %20 to i64, !dbg !41
  %byte.i71 = and i64 %address.i70, 3, !dbg !41
  %back.i72 = sub i64 0, %byte.i71, !dbg !41
  %word.i73 = getelementptr i8, ptr addrspace(1) %20, i64 %back.i72, !dbg !41
  %byte32.i74 = trunc i64 %byte.i71 to i32, !dbg !41
  %shift.i75 = shl i32 %byte32.i74, 3, !dbg !41
  %mask.i76 = shl i32 65535, %shift.i75, !dbg !41
  %around.i77 = xor i32 %mask.i76, -1, !dbg !41
  %guess.i78 = load volatile i32, ptr addrspace(1) %word.i73, align 4, !dbg !41
  br label %loop.i79, !dbg !41

loop.i79:                                         ; preds = %loop.i79, %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i80 = phi i32 [ %guess.i78, %hipspv.atomic.fmax.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i91, %loop.i79 ], !dbg !41
  %moved.i81 = lshr i32 %seen.i80, %shift.i75, !dbg !41
  %old.bits.i82 = trunc i32 %moved.i81 to i16, !dbg !41
  %old.i83 = bitcast i16 %old.bits.i82 to half, !dbg !41
  %next.i84 = call half @llvm.minnum.f16(half %old.i83, half %22), !dbg !41
  %bits.i85 = bitcast half %next.i84 to i16, !dbg !41
  %wide.i86 = zext i16 %bits.i85 to i32, !dbg !41
  %put.i87 = shl i32 %wide.i86, %shift.i75, !dbg !41
  %kept.i88 = and i32 %seen.i80, %around.i77, !dbg !41
  %wanted.i89 = or i32 %kept.i88, %put.i87, !dbg !41
  %pair.i90 = cmpxchg ptr addrspace(1) %word.i73, i32 %seen.i80, i32 %wanted.i89 syncscope("device") monotonic monotonic, align 4, !dbg !41
  %found.i91 = extractvalue { i32, i1 } %pair.i90, 0, !dbg !41
  %won.i92 = extractvalue { i32, i1 } %pair.i90, 1, !dbg !41
  br i1 %won.i92, label %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i79, !dbg !41

hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i79
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8, !dbg !42
  %24 = srem i32 %13, 100, !dbg !43
  %25 = trunc nsw i32 %24 to i8, !dbg !44
  %26 = sub nsw i8 0, %25, !dbg !44
  %address.i93 = ptrtoint ptr addrspace(1) %23 to i64, !dbg !45
  %byte.i94 = and i64 %address.i93, 3, !dbg !45
  %back.i95 = sub i64 0, %byte.i94, !dbg !45
  %word.i96 = getelementptr i8, ptr addrspace(1) %23, i64 %back.i95, !dbg !45
  %byte32.i97 = trunc i64 %byte.i94 to i32, !dbg !45
  %shift.i98 = shl i32 %byte32.i97, 3, !dbg !45
  %mask.i99 = shl i32 255, %shift.i98, !dbg !45
  %around.i100 = xor i32 %mask.i99, -1, !dbg !45
  %guess.i101 = load volatile i32, ptr addrspace(1) %word.i96, align 4, !dbg !45
  br label %loop.i102, !dbg !45

loop.i102:                                        ; preds = %loop.i102, %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i103 = phi i32 [ %guess.i101, %hipspv.atomic.fmin.half.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i114, %loop.i102 ], !dbg !45
  %moved.i104 = lshr i32 %seen.i103, %shift.i98, !dbg !45
  %old.bits.i105 = trunc i32 %moved.i104 to i8, !dbg !45
  %is.i = icmp slt i8 %old.bits.i105, %26, !dbg !45
  %next.i107 = select i1 %is.i, i8 %old.bits.i105, i8 %26, !dbg !45
  %wide.i109 = zext i8 %next.i107 to i32, !dbg !45
  %put.i110 = shl i32 %wide.i109, %shift.i98, !dbg !45
  %kept.i111 = and i32 %seen.i103, %around.i100, !dbg !45
  %wanted.i112 = or i32 %kept.i111, %put.i110, !dbg !45
  %pair.i113 = cmpxchg ptr addrspace(1) %word.i96, i32 %seen.i103, i32 %wanted.i112 syncscope("device") monotonic monotonic, align 4, !dbg !45
  %found.i114 = extractvalue { i32, i1 } %pair.i113, 0, !dbg !45
  %won.i115 = extractvalue { i32, i1 } %pair.i113, 1, !dbg !45
  br i1 %won.i115, label %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i102, !dbg !45

hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i102
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 10, !dbg !46
  %address.i116 = ptrtoint ptr addrspace(1) %27 to i64, !dbg !47
  %byte.i117 = and i64 %address.i116, 3, !dbg !47
  %back.i118 = sub i64 0, %byte.i117, !dbg !47
  %word.i119 = getelementptr i8, ptr addrspace(1) %27, i64 %back.i118, !dbg !47
  %byte32.i120 = trunc i64 %byte.i117 to i32, !dbg !47
  %shift.i121 = shl i32 %byte32.i120, 3, !dbg !47
  %mask.i122 = shl i32 255, %shift.i121, !dbg !47
  %around.i123 = xor i32 %mask.i122, -1, !dbg !47
  %guess.i124 = load volatile i32, ptr addrspace(1) %word.i119, align 4, !dbg !47
  br label %loop.i125, !dbg !47

loop.i125:                                        ; preds = %loop.i125, %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i126 = phi i32 [ %guess.i124, %hipspv.atomic.min.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i137, %loop.i125 ], !dbg !47
  %moved.i127 = lshr i32 %seen.i126, %shift.i121, !dbg !47
  %old.bits.i128 = trunc i32 %moved.i127 to i8, !dbg !47
  %next.i130 = add i8 %old.bits.i128, 1, !dbg !47
  %wide.i132 = zext i8 %next.i130 to i32, !dbg !47
  %put.i133 = shl i32 %wide.i132, %shift.i121, !dbg !47
  %kept.i134 = and i32 %seen.i126, %around.i123, !dbg !47
  %wanted.i135 = or i32 %kept.i134, %put.i133, !dbg !47
  %pair.i136 = cmpxchg ptr addrspace(1) %word.i119, i32 %seen.i126, i32 %wanted.i135 syncscope("device") monotonic monotonic, align 4, !dbg !47
  %found.i137 = extractvalue { i32, i1 } %pair.i136, 0, !dbg !47
  %won.i138 = extractvalue { i32, i1 } %pair.i136, 1, !dbg !47
  br i1 %won.i138, label %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i125, !dbg !47

hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i125
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12, !dbg !48
  %29 = trunc i32 %13 to i16, !dbg !49
  %30 = mul i16 %29, 3, !dbg !49
  %address.i139 = ptrtoint ptr addrspace(1) %28 to i64, !dbg !50
  %byte.i140 = and i64 %address.i139, 3, !dbg !50
  %back.i141 = sub i64 0, %byte.i140, !dbg !50
  %word.i142 = getelementptr i8, ptr addrspace(1) %28, i64 %back.i141, !dbg !50
  %byte32.i143 = trunc i64 %byte.i140 to i32, !dbg !50
  %shift.i144 = shl i32 %byte32.i143, 3, !dbg !50
  %mask.i145 = shl i32 65535, %shift.i144, !dbg !50
  %around.i146 = xor i32 %mask.i145, -1, !dbg !50
  %guess.i147 = load volatile i32, ptr addrspace(1) %word.i142, align 4, !dbg !50
  br label %loop.i148, !dbg !50

loop.i148:                                        ; preds = %loop.i148, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit
  %seen.i149 = phi i32 [ %guess.i147, %hipspv.atomic.add.i8.ptr.addrspace.1.syncscope.device.monotonic.exit ], [ %found.i161, %loop.i148 ], !dbg !50
  %moved.i150 = lshr i32 %seen.i149, %shift.i144, !dbg !50
  %old.bits.i151 = trunc i32 %moved.i150 to i16, !dbg !50
  %is.i153 = icmp sgt i16 %old.bits.i151, %30, !dbg !50
  %next.i154 = select i1 %is.i153, i16 %old.bits.i151, i16 %30, !dbg !50
  %wide.i156 = zext i16 %next.i154 to i32, !dbg !50
  %put.i157 = shl i32 %wide.i156, %shift.i144, !dbg !50
  %kept.i158 = and i32 %seen.i149, %around.i146, !dbg !50
  %wanted.i159 = or i32 %kept.i158, %put.i157, !dbg !50
  %pair.i160 = cmpxchg ptr addrspace(1) %word.i142, i32 %seen.i149, i32 %wanted.i159 syncscope("device") monotonic monotonic, align 4, !dbg !50
  %found.i161 = extractvalue { i32, i1 } %pair.i160, 0, !dbg !50
  %won.i162 = extractvalue { i32, i1 } %pair.i160, 1, !dbg !50
  br i1 %won.i162, label %hipspv.atomic.max.i16.ptr.addrspace.1.syncscope.device.monotonic.exit, label %loop.i148, !dbg !50

hipspv.atomic.max.i16.ptr.addrspace.1.syncscope.device.monotonic.exit: ; preds = %loop.i148
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16, !dbg !51
  %32 = sitofp i32 %13 to double, !dbg !52
  %33 = fadd contract double %32, 2.500000e-01, !dbg !53
  %34 = bitcast double %33 to i64, !dbg !54
  %35 = atomicrmw xchg ptr addrspace(1) %31, i64 %34 syncscope("device") monotonic, align 8, !dbg !54
  %36 = sext i32 %13 to i64, !dbg !55
  %37 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %36, !dbg !55
  store i64 %35, ptr addrspace(1) %37, align 8, !dbg !56, !tbaa !57
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24, !dbg !59
  %39 = fadd contract double %32, 5.000000e-01, !dbg !60
  %40 = atomicrmw fmax ptr addrspace(1) %38, double %39 syncscope("device") monotonic, align 8, !dbg !61
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32, !dbg !62
  %42 = fsub contract float 5.000000e-01, %17, !dbg !63
  %43 = atomicrmw fmin ptr addrspace(1) %41, float %42 syncscope("device") monotonic, align 8, !dbg !64
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40, !dbg !65
  %45 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %36, !dbg !66
  %46 = ptrtoint ptr addrspace(4) %45 to i64, !dbg !67
  %47 = atomicrmw xchg ptr addrspace(1) %44, i64 %46 syncscope("device") monotonic, align 8, !dbg !67
  %48 = inttoptr i64 %47 to ptr addrspace(4), !dbg !67
  %49 = getelementptr inbounds ptr addrspace(4), ptr addrspace(1) %3, i64 %36, !dbg !68
  store ptr addrspace(4) %48, ptr addrspace(1) %49, align 8, !dbg !69, !tbaa !70
  ret void, !dbg !73
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef captures(none) %0, i32 noundef range(i32 -2147483647, 7) %1) unnamed_addr #2 !dbg !74 {
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !75
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !75
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !75

not_global.i:                                     ; preds = %2
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !75
  %shared.i = icmp eq ptr %private.i, null, !dbg !75
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !75

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !75
  %a.i = atomicrmw add ptr addrspace(3) %local.i, i32 %1 syncscope("workgroup") monotonic, align 4, !dbg !75
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !75

in_global.i:                                      ; preds = %2
  %b.i = atomicrmw add ptr addrspace(1) %global.i, i32 %1 syncscope("workgroup") monotonic, align 4, !dbg !75
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !75

in_private.i:                                     ; preds = %not_global.i
  %old.i41 = load i32, ptr %private.i, align 4, !dbg !75
  %next.i = add i32 %old.i41, %1, !dbg !75
  store i32 %next.i, ptr %private.i, align 4, !dbg !75
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !75

hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %old.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %old.i41, %in_private.i ], !dbg !75
  %global.i15 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !76
  %elsewhere.i16 = icmp eq ptr addrspace(1) %global.i15, null, !dbg !76
  br i1 %elsewhere.i16, label %not_global.i20, label %in_global.i17, !dbg !76

not_global.i20:                                   ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %private.i21 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !76
  %shared.i22 = icmp eq ptr %private.i21, null, !dbg !76
  br i1 %shared.i22, label %in_shared.i25, label %in_private.i23, !dbg !76

in_shared.i25:                                    ; preds = %not_global.i20
  %local.i26 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !76
  %guess.i = load volatile i32, ptr addrspace(3) %local.i26, align 4, !dbg !76
  br label %loop.i, !dbg !76

loop.i:                                           ; preds = %loop.i, %in_shared.i25
  %seen.i = phi i32 [ %guess.i, %in_shared.i25 ], [ %found.i, %loop.i ], !dbg !76
  %both.i = and i32 %seen.i, 255, !dbg !76
  %next.i43 = xor i32 %both.i, -1, !dbg !76
  %pair.i = cmpxchg ptr addrspace(3) %local.i26, i32 %seen.i, i32 %next.i43 monotonic monotonic, align 4, !dbg !76
  %found.i = extractvalue { i32, i1 } %pair.i, 0, !dbg !76
  %won.i = extractvalue { i32, i1 } %pair.i, 1, !dbg !76
  br i1 %won.i, label %hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit, label %loop.i, !dbg !76

hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit: ; preds = %loop.i
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !76

in_global.i17:                                    ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %guess.i44 = load volatile i32, ptr addrspace(1) %global.i15, align 4, !dbg !76
  br label %loop.i45, !dbg !76

loop.i45:                                         ; preds = %loop.i45, %in_global.i17
  %seen.i46 = phi i32 [ %guess.i44, %in_global.i17 ], [ %found.i51, %loop.i45 ], !dbg !76
  %both.i48 = and i32 %seen.i46, 255, !dbg !76
  %next.i49 = xor i32 %both.i48, -1, !dbg !76
  %pair.i50 = cmpxchg ptr addrspace(1) %global.i15, i32 %seen.i46, i32 %next.i49 monotonic monotonic, align 4, !dbg !76
  %found.i51 = extractvalue { i32, i1 } %pair.i50, 0, !dbg !76
  %won.i52 = extractvalue { i32, i1 } %pair.i50, 1, !dbg !76
  br i1 %won.i52, label %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, label %loop.i45, !dbg !76

hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit: ; preds = %loop.i45
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !76

in_private.i23:                                   ; preds = %not_global.i20
  %old.i53 = load i32, ptr %private.i21, align 4, !dbg !76
  %both.i54 = and i32 %old.i53, 255, !dbg !76
  %next.i55 = xor i32 %both.i54, -1, !dbg !76
  store i32 %next.i55, ptr %private.i21, align 4, !dbg !76
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !76

hipspv.atomicrmw.nand.i32.monotonic.align.4.exit: ; preds = %hipspv.atomic.nand.i32.ptr.addrspace.3.monotonic.exit, %hipspv.atomic.nand.i32.ptr.addrspace.1.monotonic.exit, %in_private.i23
  %3 = add nsw i32 %old.i, %1, !dbg !77
  %4 = and i32 %3, 255, !dbg !78
  %5 = xor i32 %4, -1, !dbg !79
  %6 = add nsw i32 %3, 1, !dbg !80
  %global.i28 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !81
  %elsewhere.i29 = icmp eq ptr addrspace(1) %global.i28, null, !dbg !81
  br i1 %elsewhere.i29, label %not_global.i33, label %in_global.i30, !dbg !81

not_global.i33:                                   ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %private.i34 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !81
  %shared.i35 = icmp eq ptr %private.i34, null, !dbg !81
  br i1 %shared.i35, label %in_shared.i38, label %in_private.i36, !dbg !81

in_shared.i38:                                    ; preds = %not_global.i33
  %local.i39 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !81
  %a.i40 = cmpxchg ptr addrspace(3) %local.i39, i32 %5, i32 %6 acquire acquire, align 4, !dbg !81
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !81

in_global.i30:                                    ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %b.i31 = cmpxchg ptr addrspace(1) %global.i28, i32 %5, i32 %6 acquire acquire, align 4, !dbg !81
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !81

in_private.i36:                                   ; preds = %not_global.i33
  %old.i56 = load i32, ptr %private.i34, align 4, !dbg !81
  %same.i = icmp eq i32 %old.i56, %5, !dbg !81
  %next.i57 = select i1 %same.i, i32 %6, i32 %old.i56, !dbg !81
  store i32 %next.i57, ptr %private.i34, align 4, !dbg !81
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !81

hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit: ; preds = %in_shared.i38, %in_global.i30, %in_private.i36
  ret i32 %old.i, !dbg !82
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z8anywherePiS_PKi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !83 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr addrspace(4)], align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !84
  %9 = trunc i64 %8 to i32, !dbg !84
  %10 = add nsw i32 %9, 3000, !dbg !86
  store i32 %10, ptr %4, align 4, !dbg !87, !tbaa !9
  %11 = add nsw i32 %9, 2000, !dbg !88
  %sext = shl i64 %8, 32, !dbg !89
  %12 = ashr exact i64 %sext, 32, !dbg !89
  %13 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared, i64 %12, !dbg !89
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  store i32 %11, ptr addrspace(3) %13, align 4, !dbg !90, !tbaa !9
  %15 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %12, !dbg !91
  store ptr addrspace(4) %15, ptr %5, align 8, !dbg !92, !tbaa !70
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !92
  store ptr addrspace(4) %14, ptr %16, align 8, !dbg !92, !tbaa !70
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !92
  store ptr addrspace(4) %6, ptr %17, align 8, !dbg !92, !tbaa !70
  %18 = load i32, ptr addrspace(1) %2, align 4, !dbg !93, !tbaa !9
  %19 = sext i32 %18 to i64, !dbg !94
  %20 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %19, !dbg !94
  %21 = load ptr addrspace(4), ptr %20, align 8, !dbg !94, !tbaa !70
  %22 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %21, i32 noundef 1) #7, !dbg !95
  %23 = mul nsw i32 %22, 3, !dbg !96
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4, !dbg !93
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !93, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !94
  %27 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %26, !dbg !94
  %28 = load ptr addrspace(4), ptr %27, align 8, !dbg !94, !tbaa !70
  %29 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %28, i32 noundef 2) #7, !dbg !95
  %30 = add nsw i32 %29, %23, !dbg !97
  %31 = mul nsw i32 %30, 3, !dbg !96
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !93
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !93, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !94
  %35 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %34, !dbg !94
  %36 = load ptr addrspace(4), ptr %35, align 8, !dbg !94, !tbaa !70
  %37 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %36, i32 noundef 3) #7, !dbg !95
  %38 = add nsw i32 %37, %31, !dbg !97
  %39 = mul nsw i32 %38, 3, !dbg !96
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12, !dbg !93
  %41 = load i32, ptr addrspace(1) %40, align 4, !dbg !93, !tbaa !9
  %42 = sext i32 %41 to i64, !dbg !94
  %43 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %42, !dbg !94
  %44 = load ptr addrspace(4), ptr %43, align 8, !dbg !94, !tbaa !70
  %45 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %44, i32 noundef 4) #7, !dbg !95
  %46 = add nsw i32 %45, %39, !dbg !97
  %47 = mul nsw i32 %46, 3, !dbg !96
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16, !dbg !93
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !93, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !94
  %51 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %50, !dbg !94
  %52 = load ptr addrspace(4), ptr %51, align 8, !dbg !94, !tbaa !70
  %53 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %52, i32 noundef 5) #7, !dbg !95
  %54 = add nsw i32 %53, %47, !dbg !97
  %55 = mul nsw i32 %54, 3, !dbg !96
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20, !dbg !93
  %57 = load i32, ptr addrspace(1) %56, align 4, !dbg !93, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !94
  %59 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %58, !dbg !94
  %60 = load ptr addrspace(4), ptr %59, align 8, !dbg !94, !tbaa !70
  %61 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %60, i32 noundef 6) #7, !dbg !95
  %62 = add nsw i32 %61, %55, !dbg !97
  %63 = shl nsw i32 %9, 2, !dbg !98
  %64 = sext i32 %63 to i64, !dbg !99
  %65 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %64, !dbg !99
  store i32 %62, ptr addrspace(1) %65, align 4, !dbg !100, !tbaa !9
  %66 = load i32, ptr addrspace(3) %13, align 4, !dbg !101, !tbaa !9
  %67 = getelementptr i8, ptr addrspace(1) %65, i64 4, !dbg !102
  store i32 %66, ptr addrspace(1) %67, align 4, !dbg !103, !tbaa !9
  %68 = load i32, ptr %4, align 4, !dbg !104, !tbaa !9
  %69 = getelementptr i8, ptr addrspace(1) %65, i64 8, !dbg !105
  store i32 %68, ptr addrspace(1) %69, align 4, !dbg !106, !tbaa !9
  %70 = load i32, ptr addrspace(1) %2, align 4, !dbg !107, !tbaa !9
  %71 = sext i32 %70 to i64, !dbg !108
  %72 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %71, !dbg !108
  %73 = load ptr addrspace(4), ptr %72, align 8, !dbg !108, !tbaa !70
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %73), !dbg !109
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !109
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !109

not_global.i:                                     ; preds = %3
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %73), !dbg !109
  %shared.i = icmp eq ptr %private.i, null, !dbg !109
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !109

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %73 to ptr addrspace(3), !dbg !109
  %a.i = load atomic i32, ptr addrspace(3) %local.i seq_cst, align 4, !dbg !109
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !109

in_global.i:                                      ; preds = %3
  %b.i = load atomic i32, ptr addrspace(1) %global.i seq_cst, align 4, !dbg !109
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !109

in_private.i:                                     ; preds = %not_global.i
  %value.i29 = load volatile i32, ptr %private.i, align 4, !dbg !109
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !109

hipspv.load.i32.seq_cst.align.4.exit:             ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %value.i29, %in_private.i ], !dbg !109
  %74 = getelementptr i8, ptr addrspace(1) %65, i64 12, !dbg !110
  store i32 %value.i, ptr addrspace(1) %74, align 4, !dbg !111, !tbaa !9
  ret void, !dbg !112
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))

declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.maxnum.f16(half, half) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare half @llvm.minnum.f16(half, half) #5

attributes #0 = { convergent nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics_kinds.hip", directory: "/work/main")
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
!13 = !{!"hipspv.fp64 _Z6updateP5CellsPdPKiPS3_ tests/programs/atomics_kinds.hip:29"}
!14 = distinct !DISubprogram(name: "update", scope: !15, file: !15, line: 21, type: !16, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/atomics_kinds.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 22, column: 17, scope: !14)
!22 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 22, column: 30, scope: !14)
!25 = !DILocation(line: 22, column: 28, scope: !14)
!26 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 22, column: 43, scope: !14)
!29 = !DILocation(line: 22, column: 41, scope: !14)
!30 = !DILocation(line: 23, column: 53, scope: !14)
!31 = !DILocation(line: 23, column: 50, scope: !14)
!32 = !DILocation(line: 23, column: 3, scope: !14)
!33 = !DILocation(line: 24, column: 30, scope: !14)
!34 = !DILocation(line: 24, column: 52, scope: !14)
!35 = !DILocation(line: 24, column: 54, scope: !14)
!36 = !DILocation(line: 24, column: 51, scope: !14)
!37 = !DILocation(line: 24, column: 3, scope: !14)
!38 = !DILocation(line: 25, column: 30, scope: !14)
!39 = !DILocation(line: 25, column: 53, scope: !14)
!40 = !DILocation(line: 25, column: 52, scope: !14)
!41 = !DILocation(line: 25, column: 3, scope: !14)
!42 = !DILocation(line: 26, column: 30, scope: !14)
!43 = !DILocation(line: 26, column: 60, scope: !14)
!44 = !DILocation(line: 26, column: 55, scope: !14)
!45 = !DILocation(line: 26, column: 3, scope: !14)
!46 = !DILocation(line: 27, column: 30, scope: !14)
!47 = !DILocation(line: 27, column: 3, scope: !14)
!48 = !DILocation(line: 28, column: 30, scope: !14)
!49 = !DILocation(line: 28, column: 49, scope: !14)
!50 = !DILocation(line: 28, column: 3, scope: !14)
!51 = !DILocation(line: 29, column: 38, scope: !14)
!52 = !DILocation(line: 29, column: 49, scope: !14)
!53 = !DILocation(line: 29, column: 51, scope: !14)
!54 = !DILocation(line: 29, column: 12, scope: !14)
!55 = !DILocation(line: 29, column: 3, scope: !14)
!56 = !DILocation(line: 29, column: 10, scope: !14)
!57 = !{!58, !58, i64 0}
!58 = !{!"double", !11, i64 0}
!59 = !DILocation(line: 30, column: 30, scope: !14)
!60 = !DILocation(line: 30, column: 38, scope: !14)
!61 = !DILocation(line: 30, column: 3, scope: !14)
!62 = !DILocation(line: 31, column: 30, scope: !14)
!63 = !DILocation(line: 31, column: 42, scope: !14)
!64 = !DILocation(line: 31, column: 3, scope: !14)
!65 = !DILocation(line: 32, column: 40, scope: !14)
!66 = !DILocation(line: 32, column: 52, scope: !14)
!67 = !DILocation(line: 32, column: 14, scope: !14)
!68 = !DILocation(line: 32, column: 3, scope: !14)
!69 = !DILocation(line: 32, column: 12, scope: !14)
!70 = !{!71, !71, i64 0}
!71 = !{!"p1 int", !72, i64 0}
!72 = !{!"any pointer", !11, i64 0}
!73 = !DILocation(line: 33, column: 1, scope: !14)
!74 = distinct !DISubprogram(name: "bump", scope: !15, file: !15, line: 35, type: !16, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 36, column: 13, scope: !74)
!76 = !DILocation(line: 37, column: 3, scope: !74)
!77 = !DILocation(line: 38, column: 25, scope: !74)
!78 = !DILocation(line: 38, column: 31, scope: !74)
!79 = !DILocation(line: 38, column: 18, scope: !74)
!80 = !DILocation(line: 39, column: 54, scope: !74)
!81 = !DILocation(line: 39, column: 3, scope: !74)
!82 = !DILocation(line: 41, column: 3, scope: !74)
!83 = distinct !DISubprogram(name: "anywhere", scope: !15, file: !15, line: 45, type: !16, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !85)
!85 = distinct !DILocation(line: 47, column: 17, scope: !83)
!86 = !DILocation(line: 48, column: 19, scope: !83)
!87 = !DILocation(line: 48, column: 7, scope: !83)
!88 = !DILocation(line: 49, column: 20, scope: !83)
!89 = !DILocation(line: 49, column: 3, scope: !83)
!90 = !DILocation(line: 49, column: 13, scope: !83)
!91 = !DILocation(line: 50, column: 28, scope: !83)
!92 = !DILocation(line: 50, column: 20, scope: !83)
!93 = !DILocation(line: 52, column: 59, scope: !83)
!94 = !DILocation(line: 52, column: 52, scope: !83)
!95 = !DILocation(line: 52, column: 47, scope: !83)
!96 = !DILocation(line: 52, column: 41, scope: !83)
!97 = !DILocation(line: 52, column: 45, scope: !83)
!98 = !DILocation(line: 53, column: 9, scope: !83)
!99 = !DILocation(line: 53, column: 3, scope: !83)
!100 = !DILocation(line: 53, column: 14, scope: !83)
!101 = !DILocation(line: 54, column: 20, scope: !83)
!102 = !DILocation(line: 54, column: 3, scope: !83)
!103 = !DILocation(line: 54, column: 18, scope: !83)
!104 = !DILocation(line: 55, column: 20, scope: !83)
!105 = !DILocation(line: 55, column: 3, scope: !83)
!106 = !DILocation(line: 55, column: 18, scope: !83)
!107 = !DILocation(line: 56, column: 43, scope: !83)
!108 = !DILocation(line: 56, column: 36, scope: !83)
!109 = !DILocation(line: 56, column: 20, scope: !83)
!110 = !DILocation(line: 56, column: 3, scope: !83)
!111 = !DILocation(line: 56, column: 18, scope: !83)
!112 = !DILocation(line: 57, column: 1, scope: !83)
