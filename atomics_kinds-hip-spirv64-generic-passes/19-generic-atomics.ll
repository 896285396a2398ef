; ModuleID = '<memory>'
source_filename = "tests/programs/atomics_kinds.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ8anywherePiS_PKiE6shared = internal addrspace(3) global [96 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z6updateP5CellsPdPKiPS3_(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef writeonly captures(none) %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !21
  %9 = trunc i64 %8 to i32, !dbg !21
  %10 = mul i32 %9, %7, !dbg !24
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !25
  %12 = trunc i64 %11 to i32, !dbg !25
  %13 = add i32 %10, %12, !dbg !28
  %14 = srem i32 %13, 2, !dbg !29
  %15 = sitofp i32 %14 to half, !dbg !30
  %16 = atomicrmw fadd ptr addrspace(1) %0, half %15 syncscope("device") monotonic, align 8, !dbg !31
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 2, !dbg !32
  %18 = sitofp i32 %13 to float, !dbg !33
  %19 = fmul contract float %18, 5.000000e-01, !dbg !34
  %20 = fptrunc contract float %19 to half, !dbg !35
  %21 = atomicrmw fmax ptr addrspace(1) %17, half %20 syncscope("device") monotonic, align 2, !dbg !36
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !37
  %23 = sub nsw i32 0, %13, !dbg !38
  %24 = sitofp i32 %23 to half, !dbg !39
  %25 = atomicrmw fmin ptr addrspace(1) %22, half %24 syncscope("device") monotonic, align 4, !dbg !40
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8, !dbg !41
  %27 = srem i32 %13, 100, !dbg !42
  %28 = trunc nsw i32 %27 to i8, !dbg !43
  %29 = sub nsw i8 0, %28, !dbg !43
  %30 = atomicrmw min ptr addrspace(1) %26, i8 %29 syncscope("device") monotonic, align 8, !dbg !44
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 10, !dbg !45
  %32 = atomicrmw add ptr addrspace(1) %31, i8 1 syncscope("device") monotonic, align 2, !dbg !46
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12, !dbg !47
  %34 = trunc i32 %13 to i16, !dbg !48
  %35 = mul i16 %34, 3, !dbg !48
  %36 = atomicrmw max ptr addrspace(1) %33, i16 %35 syncscope("device") monotonic, align 4, !dbg !49
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16, !dbg !50
  %38 = sitofp i32 %13 to double, !dbg !51
  %39 = fadd contract double %38, 2.500000e-01, !dbg !52
  %40 = bitcast double %39 to i64, !dbg !53
  %41 = atomicrmw xchg ptr addrspace(1) %37, i64 %40 syncscope("device") monotonic, align 8, !dbg !53
  %42 = sext i32 %13 to i64, !dbg !54
  %43 = getelementptr inbounds double, ptr addrspace(1) %1, i64 %42, !dbg !54
  store i64 %41, ptr addrspace(1) %43, align 8, !dbg !55, !tbaa !56
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24, !dbg !58
  %45 = fadd contract double %38, 5.000000e-01, !dbg !59
  %46 = atomicrmw fmax ptr addrspace(1) %44, double %45 syncscope("device") monotonic, align 8, !dbg !60
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32, !dbg !61
  %48 = fsub contract float 5.000000e-01, %18, !dbg !62
  %49 = atomicrmw fmin ptr addrspace(1) %47, float %48 syncscope("device") monotonic, align 8, !dbg !63
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40, !dbg !64
  %51 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %42, !dbg !65
  %52 = ptrtoint ptr addrspace(4) %51 to i64, !dbg !66
  %53 = atomicrmw xchg ptr addrspace(1) %50, i64 %52 syncscope("device") monotonic, align 8, !dbg !66
  %54 = inttoptr i64 %53 to ptr addrspace(4), !dbg !66
  %55 = getelementptr inbounds ptr addrspace(4), ptr addrspace(1) %3, i64 %42, !dbg !67
  store ptr addrspace(4) %54, ptr addrspace(1) %55, align 8, !dbg !68, !tbaa !69
  ret void, !dbg !72
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define internal spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef captures(none) %0, i32 noundef range(i32 -2147483647, 7) %1) unnamed_addr #2 !dbg !73 {
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !74
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !74
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !74

not_global.i:                                     ; preds = %2
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !74
  %shared.i = icmp eq ptr %private.i, null, !dbg !74
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !74

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !74
  %a.i = atomicrmw add ptr addrspace(3) %local.i, i32 %1 syncscope("workgroup") monotonic, align 4, !dbg !74
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !74

in_global.i:                                      ; preds = %2
  %b.i = atomicrmw add ptr addrspace(1) %global.i, i32 %1 syncscope("workgroup") monotonic, align 4, !dbg !74
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !74

in_private.i:                                     ; preds = %not_global.i
  %c.i = atomicrmw add ptr %private.i, i32 %1 syncscope("workgroup") monotonic, align 4, !dbg !74
  br label %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit, !dbg !74

hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit: ; preds = %in_shared.i, %in_global.i, %in_private.i
  %old.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %c.i, %in_private.i ], !dbg !74
  %global.i15 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !75
  %elsewhere.i16 = icmp eq ptr addrspace(1) %global.i15, null, !dbg !75
  br i1 %elsewhere.i16, label %not_global.i20, label %in_global.i17, !dbg !75

not_global.i20:                                   ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %private.i21 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !75
  %shared.i22 = icmp eq ptr %private.i21, null, !dbg !75
  br i1 %shared.i22, label %in_shared.i25, label %in_private.i23, !dbg !75

in_shared.i25:                                    ; preds = %not_global.i20
  %local.i26 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !75
  %a.i27 = atomicrmw nand ptr addrspace(3) %local.i26, i32 255 monotonic, align 4, !dbg !75
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !75

in_global.i17:                                    ; preds = %hipspv.atomicrmw.add.i32.syncscope.workgroup.monotonic.align.4.exit
  %b.i18 = atomicrmw nand ptr addrspace(1) %global.i15, i32 255 monotonic, align 4, !dbg !75
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !75

in_private.i23:                                   ; preds = %not_global.i20
  %c.i24 = atomicrmw nand ptr %private.i21, i32 255 monotonic, align 4, !dbg !75
  br label %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit, !dbg !75

hipspv.atomicrmw.nand.i32.monotonic.align.4.exit: ; preds = %in_shared.i25, %in_global.i17, %in_private.i23
  %3 = add nsw i32 %old.i, %1, !dbg !76
  %4 = and i32 %3, 255, !dbg !77
  %5 = xor i32 %4, -1, !dbg !78
  %6 = add nsw i32 %3, 1, !dbg !79
  %global.i28 = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %0), !dbg !80
  %elsewhere.i29 = icmp eq ptr addrspace(1) %global.i28, null, !dbg !80
  br i1 %elsewhere.i29, label %not_global.i33, label %in_global.i30, !dbg !80

not_global.i33:                                   ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %private.i34 = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %0), !dbg !80
  %shared.i35 = icmp eq ptr %private.i34, null, !dbg !80
  br i1 %shared.i35, label %in_shared.i38, label %in_private.i36, !dbg !80

in_shared.i38:                                    ; preds = %not_global.i33
  %local.i39 = addrspacecast ptr addrspace(4) %0 to ptr addrspace(3), !dbg !80
  %a.i40 = cmpxchg ptr addrspace(3) %local.i39, i32 %5, i32 %6 monotonic acquire, align 4, !dbg !80
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !80

in_global.i30:                                    ; preds = %hipspv.atomicrmw.nand.i32.monotonic.align.4.exit
  %b.i31 = cmpxchg ptr addrspace(1) %global.i28, i32 %5, i32 %6 monotonic acquire, align 4, !dbg !80
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !80

in_private.i36:                                   ; preds = %not_global.i33
  %c.i37 = cmpxchg ptr %private.i34, i32 %5, i32 %6 monotonic acquire, align 4, !dbg !80
  br label %hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit, !dbg !80

hipspv.cmpxchg.i32.monotonic.acquire.align.4.exit: ; preds = %in_shared.i38, %in_global.i30, %in_private.i36
  ret i32 %old.i, !dbg !81
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z8anywherePiS_PKi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2) local_unnamed_addr #3 !dbg !82 {
  %4 = alloca i32, align 4
  %5 = alloca [3 x ptr addrspace(4)], align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !83
  %9 = trunc i64 %8 to i32, !dbg !83
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !85
  %10 = add nsw i32 %9, 3000, !dbg !86
  store i32 %10, ptr %4, align 4, !dbg !87, !tbaa !9
  %11 = add nsw i32 %9, 2000, !dbg !88
  %sext = shl i64 %8, 32, !dbg !89
  %12 = ashr exact i64 %sext, 32, !dbg !89
  %13 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared, i64 %12, !dbg !89
  %14 = addrspacecast ptr addrspace(3) %13 to ptr addrspace(4)
  store i32 %11, ptr addrspace(3) %13, align 4, !dbg !90, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6, !dbg !91
  %15 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %12, !dbg !92
  store ptr addrspace(4) %15, ptr %5, align 8, !dbg !93, !tbaa !69
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !93
  store ptr addrspace(4) %14, ptr %16, align 8, !dbg !93, !tbaa !69
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !93
  store ptr addrspace(4) %6, ptr %17, align 8, !dbg !93, !tbaa !69
  %18 = load i32, ptr addrspace(1) %2, align 4, !dbg !94, !tbaa !9
  %19 = sext i32 %18 to i64, !dbg !95
  %20 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %19, !dbg !95
  %21 = load ptr addrspace(4), ptr %20, align 8, !dbg !95, !tbaa !69
  %22 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %21, i32 noundef 1) #7, !dbg !96
  %23 = mul nsw i32 %22, 3, !dbg !97
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 4, !dbg !94
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !94, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !95
  %27 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %26, !dbg !95
  %28 = load ptr addrspace(4), ptr %27, align 8, !dbg !95, !tbaa !69
  %29 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %28, i32 noundef 2) #7, !dbg !96
  %30 = add nsw i32 %29, %23, !dbg !98
  %31 = mul nsw i32 %30, 3, !dbg !97
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8, !dbg !94
  %33 = load i32, ptr addrspace(1) %32, align 4, !dbg !94, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !95
  %35 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %34, !dbg !95
  %36 = load ptr addrspace(4), ptr %35, align 8, !dbg !95, !tbaa !69
  %37 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %36, i32 noundef 3) #7, !dbg !96
  %38 = add nsw i32 %37, %31, !dbg !98
  %39 = mul nsw i32 %38, 3, !dbg !97
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 12, !dbg !94
  %41 = load i32, ptr addrspace(1) %40, align 4, !dbg !94, !tbaa !9
  %42 = sext i32 %41 to i64, !dbg !95
  %43 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %42, !dbg !95
  %44 = load ptr addrspace(4), ptr %43, align 8, !dbg !95, !tbaa !69
  %45 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %44, i32 noundef 4) #7, !dbg !96
  %46 = add nsw i32 %45, %39, !dbg !98
  %47 = mul nsw i32 %46, 3, !dbg !97
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 16, !dbg !94
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !94, !tbaa !9
  %50 = sext i32 %49 to i64, !dbg !95
  %51 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %50, !dbg !95
  %52 = load ptr addrspace(4), ptr %51, align 8, !dbg !95, !tbaa !69
  %53 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %52, i32 noundef 5) #7, !dbg !96
  %54 = add nsw i32 %53, %47, !dbg !98
  %55 = mul nsw i32 %54, 3, !dbg !97
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 20, !dbg !94
  %57 = load i32, ptr addrspace(1) %56, align 4, !dbg !94, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !95
  %59 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %58, !dbg !95
  %60 = load ptr addrspace(4), ptr %59, align 8, !dbg !95, !tbaa !69
  %61 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %60, i32 noundef 6) #7, !dbg !96
  %62 = add nsw i32 %61, %55, !dbg !98
  %63 = shl nsw i32 %9, 2, !dbg !99
  %64 = sext i32 %63 to i64, !dbg !100
  %65 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %64, !dbg !100
  store i32 %62, ptr addrspace(1) %65, align 4, !dbg !101, !tbaa !9
  %66 = load i32, ptr addrspace(3) %13, align 4, !dbg !102, !tbaa !9
  %67 = getelementptr i8, ptr addrspace(1) %65, i64 4, !dbg !103
  store i32 %66, ptr addrspace(1) %67, align 4, !dbg !104, !tbaa !9
  %68 = load i32, ptr %4, align 4, !dbg !105, !tbaa !9
  %69 = getelementptr i8, ptr addrspace(1) %65, i64 8, !dbg !106
  store i32 %68, ptr addrspace(1) %69, align 4, !dbg !107, !tbaa !9
  %70 = load i32, ptr addrspace(1) %2, align 4, !dbg !108, !tbaa !9
  %71 = sext i32 %70 to i64, !dbg !109
  %72 = getelementptr inbounds ptr addrspace(4), ptr %5, i64 %71, !dbg !109
  %73 = load ptr addrspace(4), ptr %72, align 8, !dbg !109, !tbaa !69
  %global.i = call spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4) %73), !dbg !110
  %elsewhere.i = icmp eq ptr addrspace(1) %global.i, null, !dbg !110
  br i1 %elsewhere.i, label %not_global.i, label %in_global.i, !dbg !110

not_global.i:                                     ; preds = %3
  %private.i = call spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4) %73), !dbg !110
  %shared.i = icmp eq ptr %private.i, null, !dbg !110
  br i1 %shared.i, label %in_shared.i, label %in_private.i, !dbg !110

in_shared.i:                                      ; preds = %not_global.i
  %local.i = addrspacecast ptr addrspace(4) %73 to ptr addrspace(3), !dbg !110
  %a.i = load atomic i32, ptr addrspace(3) %local.i seq_cst, align 4, !dbg !110
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !110

in_global.i:                                      ; preds = %3
  %b.i = load atomic i32, ptr addrspace(1) %global.i seq_cst, align 4, !dbg !110
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !110

in_private.i:                                     ; preds = %not_global.i
  %c.i = load atomic i32, ptr %private.i seq_cst, align 4, !dbg !110
  br label %hipspv.load.i32.seq_cst.align.4.exit, !dbg !110

hipspv.load.i32.seq_cst.align.4.exit:             ; preds = %in_shared.i, %in_global.i, %in_private.i
  %value.i = phi i32 [ %a.i, %in_shared.i ], [ %b.i, %in_global.i ], [ %c.i, %in_private.i ], !dbg !110
  %74 = getelementptr i8, ptr addrspace(1) %65, i64 12, !dbg !111
  store i32 %value.i, ptr addrspace(1) %74, align 4, !dbg !112, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6, !dbg !113
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !113
  ret void, !dbg !113
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

declare spir_func ptr addrspace(1) @_Z9to_globalPU3AS4v(ptr addrspace(4))

declare spir_func ptr @_Z10to_privatePU3AS4v(ptr addrspace(4))

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { nounwind }
attributes #7 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

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
!13 = distinct !DISubprogram(name: "update", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomics_kinds.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 22, column: 17, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 22, column: 30, scope: !13)
!24 = !DILocation(line: 22, column: 28, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 22, column: 43, scope: !13)
!28 = !DILocation(line: 22, column: 41, scope: !13)
!29 = !DILocation(line: 23, column: 53, scope: !13)
!30 = !DILocation(line: 23, column: 50, scope: !13)
!31 = !DILocation(line: 23, column: 3, scope: !13)
!32 = !DILocation(line: 24, column: 30, scope: !13)
!33 = !DILocation(line: 24, column: 52, scope: !13)
!34 = !DILocation(line: 24, column: 54, scope: !13)
!35 = !DILocation(line: 24, column: 51, scope: !13)
!36 = !DILocation(line: 24, column: 3, scope: !13)
!37 = !DILocation(line: 25, column: 30, scope: !13)
!38 = !DILocation(line: 25, column: 53, scope: !13)
!39 = !DILocation(line: 25, column: 52, scope: !13)
!40 = !DILocation(line: 25, column: 3, scope: !13)
!41 = !DILocation(line: 26, column: 30, scope: !13)
!42 = !DILocation(line: 26, column: 60, scope: !13)
!43 = !DILocation(line: 26, column: 55, scope: !13)
!44 = !DILocation(line: 26, column: 3, scope: !13)
!45 = !DILocation(line: 27, column: 30, scope: !13)
!46 = !DILocation(line: 27, column: 3, scope: !13)
!47 = !DILocation(line: 28, column: 30, scope: !13)
!48 = !DILocation(line: 28, column: 49, scope: !13)
!49 = !DILocation(line: 28, column: 3, scope: !13)
!50 = !DILocation(line: 29, column: 38, scope: !13)
!51 = !DILocation(line: 29, column: 49, scope: !13)
!52 = !DILocation(line: 29, column: 51, scope: !13)
!53 = !DILocation(line: 29, column: 12, scope: !13)
!54 = !DILocation(line: 29, column: 3, scope: !13)
!55 = !DILocation(line: 29, column: 10, scope: !13)
!56 = !{!57, !57, i64 0}
!57 = !{!"double", !11, i64 0}
!58 = !DILocation(line: 30, column: 30, scope: !13)
!59 = !DILocation(line: 30, column: 38, scope: !13)
!60 = !DILocation(line: 30, column: 3, scope: !13)
!61 = !DILocation(line: 31, column: 30, scope: !13)
!62 = !DILocation(line: 31, column: 42, scope: !13)
!63 = !DILocation(line: 31, column: 3, scope: !13)
!64 = !DILocation(line: 32, column: 40, scope: !13)
!65 = !DILocation(line: 32, column: 52, scope: !13)
!66 = !DILocation(line: 32, column: 14, scope: !13)
!67 = !DILocation(line: 32, column: 3, scope: !13)
!68 = !DILocation(line: 32, column: 12, scope: !13)
!69 = !{!70, !70, i64 0}
!70 = !{!"p1 int", !71, i64 0}
!71 = !{!"any pointer", !11, i64 0}
!72 = !DILocation(line: 33, column: 1, scope: !13)
!73 = distinct !DISubprogram(name: "bump", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = !DILocation(line: 36, column: 13, scope: !73)
!75 = !DILocation(line: 37, column: 3, scope: !73)
!76 = !DILocation(line: 38, column: 25, scope: !73)
!77 = !DILocation(line: 38, column: 31, scope: !73)
!78 = !DILocation(line: 38, column: 18, scope: !73)
!79 = !DILocation(line: 39, column: 54, scope: !73)
!80 = !DILocation(line: 39, column: 3, scope: !73)
!81 = !DILocation(line: 41, column: 3, scope: !73)
!82 = distinct !DISubprogram(name: "anywhere", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !84)
!84 = distinct !DILocation(line: 47, column: 17, scope: !82)
!85 = !DILocation(line: 48, column: 3, scope: !82)
!86 = !DILocation(line: 48, column: 19, scope: !82)
!87 = !DILocation(line: 48, column: 7, scope: !82)
!88 = !DILocation(line: 49, column: 20, scope: !82)
!89 = !DILocation(line: 49, column: 3, scope: !82)
!90 = !DILocation(line: 49, column: 13, scope: !82)
!91 = !DILocation(line: 50, column: 3, scope: !82)
!92 = !DILocation(line: 50, column: 28, scope: !82)
!93 = !DILocation(line: 50, column: 20, scope: !82)
!94 = !DILocation(line: 52, column: 59, scope: !82)
!95 = !DILocation(line: 52, column: 52, scope: !82)
!96 = !DILocation(line: 52, column: 47, scope: !82)
!97 = !DILocation(line: 52, column: 41, scope: !82)
!98 = !DILocation(line: 52, column: 45, scope: !82)
!99 = !DILocation(line: 53, column: 9, scope: !82)
!100 = !DILocation(line: 53, column: 3, scope: !82)
!101 = !DILocation(line: 53, column: 14, scope: !82)
!102 = !DILocation(line: 54, column: 20, scope: !82)
!103 = !DILocation(line: 54, column: 3, scope: !82)
!104 = !DILocation(line: 54, column: 18, scope: !82)
!105 = !DILocation(line: 55, column: 20, scope: !82)
!106 = !DILocation(line: 55, column: 3, scope: !82)
!107 = !DILocation(line: 55, column: 18, scope: !82)
!108 = !DILocation(line: 56, column: 43, scope: !82)
!109 = !DILocation(line: 56, column: 36, scope: !82)
!110 = !DILocation(line: 56, column: 20, scope: !82)
!111 = !DILocation(line: 56, column: 3, scope: !82)
!112 = !DILocation(line: 56, column: 18, scope: !82)
!113 = !DILocation(line: 57, column: 1, scope: !82)
