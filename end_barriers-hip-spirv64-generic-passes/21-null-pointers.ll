; ModuleID = '<memory>'
source_filename = "tests/programs/end_barriers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.scanner = type { ptr addrspace(4), i64, i32 }
%struct.writer = type { ptr addrspace(1), i64, i64, i64, i32 }

@_ZZ11sum_of_somePKiPiiE4cell = internal unnamed_addr addrspace(3) global [96 x i32] undef, align 4
@_ZZ14leave_in_turnsPiE4next = internal unnamed_addr addrspace(3) global [96 x i32] undef, align 4
@.str = internal unnamed_addr addrspace(1) constant [16 x i8] c"value != thread\00", align 1
@.str.1 = internal unnamed_addr addrspace(1) constant [32 x i8] c"tests/programs/end_barriers.hip\00", align 1
@__PRETTY_FUNCTION__._Z7guardediii = internal unnamed_addr addrspace(1) constant [27 x i8] c"int guarded(int, int, int)\00", align 1
@_ZZ12ends_in_loopPiiiE4cell = internal unnamed_addr addrspace(3) global [96 x i32] undef, align 4
@_ZZ12two_barriersPiE4cell = internal unnamed_addr addrspace(3) global i32 undef, align 4
@assert_text = internal unnamed_addr addrspace(2) constant [73 x i8] c"%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\0A\00", align 1
@__hipspv_service = linkonce_odr hidden local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(1) null, align 8
@hipspv.counter = internal addrspace(3) global i32 undef, align 4
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = alloca i32, align 4
  store volatile i32 0, ptr %4, align 4
  %.0..0. = load volatile i32, ptr %4, align 4
  %5 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !21
  %9 = trunc i64 %8 to i32, !dbg !21
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !24
  %11 = trunc i64 %10 to i32, !dbg !24
  %12 = mul i32 %11, %9, !dbg !27
  %13 = add i32 %12, %7, !dbg !28
  %sext = shl i64 %6, 32, !dbg !29
  %14 = ashr exact i64 %sext, 30, !dbg !29
  %15 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %14, !dbg !29
  store i32 0, ptr addrspace(3) %15, align 4, !dbg !30, !tbaa !9
  %.not = icmp slt i32 %13, %2, !dbg !31
  br i1 %.not, label %16, label %meet, !dbg !31

16:                                               ; preds = %hipspv.wait.exit
  %17 = sext i32 %13 to i64, !dbg !32
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17, !dbg !32
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !32, !tbaa !9
  store i32 %19, ptr addrspace(3) %15, align 4, !dbg !33, !tbaa !9
  %20 = or i32 %.0..0., 2, !dbg !34
  br label %meet, !dbg !34

hipspv.wait.exit31:                               ; preds = %go.on
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !37
  %22 = trunc i64 %21 to i32, !dbg !37
  %23 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !39
  %24 = trunc i64 %23 to i32, !dbg !39
  %25 = mul i32 %24, %22, !dbg !41
  %26 = sub nsw i32 %2, %25, !dbg !42
  %27 = tail call noundef range(i32 -2147483648, 97) i32 @llvm.smin.i32(i32 %26, i32 96), !dbg !43
  %28 = icmp sgt i32 %26, 1, !dbg !47
  br i1 %28, label %.lr.ph, label %._crit_edge, !dbg !48

._crit_edge:                                      ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37.._crit_edge_crit_edge
  %.reg2mem47.0 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37.._crit_edge_crit_edge ], [ %27, %hipspv.wait.exit31 ]
  %29 = icmp eq i32 %.reg2mem58.1, 0, !dbg !49
  br i1 %29, label %42, label %meet, !dbg !49

.lr.ph:                                           ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37..lr.ph_crit_edge
  %.reg2mem47.1 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37..lr.ph_crit_edge ], [ %27, %hipspv.wait.exit31 ]
  %.025.reg2mem66.0 = phi i32 [ %40, %hipspv.wait.exit37..lr.ph_crit_edge ], [ 1, %hipspv.wait.exit31 ]
  %30 = add nsw i32 %.025.reg2mem66.0, %.reg2mem58.1, !dbg !50
  %31 = icmp slt i32 %30, %.reg2mem47.1, !dbg !51
  br i1 %31, label %32, label %.lr.ph._crit_edge, !dbg !52

32:                                               ; preds = %.lr.ph
  %33 = sext i32 %30 to i64, !dbg !53
  %34 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %33, !dbg !53
  %35 = load i32, ptr addrspace(3) %34, align 4, !dbg !53, !tbaa !9
  br label %.lr.ph._crit_edge, !dbg !52

.lr.ph._crit_edge:                                ; preds = %.lr.ph, %32
  %.reg2mem64.0 = phi i32 [ %35, %32 ], [ 0, %.lr.ph ]
  %36 = or i32 %.0..0., 3, !dbg !54
  br label %meet, !dbg !54

hipspv.wait.exit34:                               ; preds = %go.on
  %37 = load i32, ptr addrspace(3) %.reg2mem50.1, align 4, !dbg !56, !tbaa !9
  %38 = add nsw i32 %37, %.reg2mem39.0, !dbg !56
  store i32 %38, ptr addrspace(3) %.reg2mem50.1, align 4, !dbg !56, !tbaa !9
  %39 = or i32 %.0..0., 4, !dbg !57
  br label %meet, !dbg !57

hipspv.wait.exit37:                               ; preds = %go.on
  %40 = shl nsw i32 %.025.reg2mem.0, 1, !dbg !59
  %41 = icmp slt i32 %40, %.reg2mem47.3, !dbg !47
  br i1 %41, label %hipspv.wait.exit37..lr.ph_crit_edge, label %hipspv.wait.exit37.._crit_edge_crit_edge, !dbg !48, !llvm.loop !60

hipspv.wait.exit37.._crit_edge_crit_edge:         ; preds = %hipspv.wait.exit37
  br label %._crit_edge, !dbg !48, !llvm.loop !60

hipspv.wait.exit37..lr.ph_crit_edge:              ; preds = %hipspv.wait.exit37
  br label %.lr.ph, !dbg !48, !llvm.loop !60

42:                                               ; preds = %._crit_edge
  %43 = load i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, align 4, !dbg !63, !tbaa !9
  %44 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !64
  %45 = and i64 %44, 4294967295, !dbg !66
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem62.1, i64 %45, !dbg !66
  store i32 %43, ptr addrspace(1) %46, align 4, !dbg !67, !tbaa !9
  br label %meet, !dbg !66

go.on:                                            ; preds = %hipspv.meet.exit, %3
  %.reg2mem39.0 = phi i32 [ undef, %3 ], [ %.reg2mem39.1, %hipspv.meet.exit ]
  %.025.reg2mem.0 = phi i32 [ undef, %3 ], [ %.025.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem47.3 = phi i32 [ undef, %3 ], [ %.reg2mem47.4, %hipspv.meet.exit ]
  %.reg2mem50.1 = phi ptr addrspace(3) [ null, %3 ], [ %.reg2mem50.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %5, %3 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem58.1 = phi i32 [ undef, %3 ], [ %.reg2mem58.2, %hipspv.meet.exit ]
  %.reg2mem62.1 = phi ptr addrspace(1) [ null, %3 ], [ %.reg2mem62.2, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %3 ], [ %49, %hipspv.meet.exit ], !dbg !68
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit31
    i32 3, label %hipspv.wait.exit34
    i32 4, label %hipspv.wait.exit37
  ], !dbg !68

meet:                                             ; preds = %42, %hipspv.wait.exit, %._crit_edge, %go.on, %hipspv.wait.exit34, %.lr.ph._crit_edge, %16
  %.reg2mem39.1 = phi i32 [ %.reg2mem39.0, %go.on ], [ %.reg2mem39.0, %16 ], [ %.reg2mem39.0, %hipspv.wait.exit34 ], [ %.reg2mem64.0, %.lr.ph._crit_edge ], [ %.reg2mem39.0, %._crit_edge ], [ %.reg2mem39.0, %hipspv.wait.exit ], [ %.reg2mem39.0, %42 ]
  %.025.reg2mem.1 = phi i32 [ %.025.reg2mem.0, %go.on ], [ %.025.reg2mem.0, %16 ], [ %.025.reg2mem.0, %hipspv.wait.exit34 ], [ %.025.reg2mem66.0, %.lr.ph._crit_edge ], [ %.025.reg2mem.0, %._crit_edge ], [ %.025.reg2mem.0, %hipspv.wait.exit ], [ %.025.reg2mem.0, %42 ]
  %.reg2mem47.4 = phi i32 [ %.reg2mem47.3, %go.on ], [ %.reg2mem47.3, %16 ], [ %.reg2mem47.3, %hipspv.wait.exit34 ], [ %.reg2mem47.1, %.lr.ph._crit_edge ], [ %.reg2mem47.0, %._crit_edge ], [ %.reg2mem47.3, %hipspv.wait.exit ], [ %.reg2mem47.0, %42 ]
  %.reg2mem50.2 = phi ptr addrspace(3) [ %.reg2mem50.1, %go.on ], [ %15, %16 ], [ %.reg2mem50.1, %hipspv.wait.exit34 ], [ %.reg2mem50.1, %.lr.ph._crit_edge ], [ %.reg2mem50.1, %._crit_edge ], [ %15, %hipspv.wait.exit ], [ %.reg2mem50.1, %42 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %20, %16 ], [ %39, %hipspv.wait.exit34 ], [ %36, %.lr.ph._crit_edge ], [ %.0..0., %._crit_edge ], [ %.0..0., %hipspv.wait.exit ], [ %.0..0., %42 ]
  %.reg2mem58.2 = phi i32 [ %.reg2mem58.1, %go.on ], [ %7, %16 ], [ %.reg2mem58.1, %hipspv.wait.exit34 ], [ %.reg2mem58.1, %.lr.ph._crit_edge ], [ %.reg2mem58.1, %._crit_edge ], [ %7, %hipspv.wait.exit ], [ %.reg2mem58.1, %42 ]
  %.reg2mem62.2 = phi ptr addrspace(1) [ %.reg2mem62.1, %go.on ], [ %1, %16 ], [ %.reg2mem62.1, %hipspv.wait.exit34 ], [ %.reg2mem62.1, %.lr.ph._crit_edge ], [ %.reg2mem62.1, %._crit_edge ], [ %1, %hipspv.wait.exit ], [ %.reg2mem62.1, %42 ]
  %47 = add i32 %turn, 1, !dbg !68
  %48 = icmp eq i32 %47, 3, !dbg !68
  %49 = select i1 %48, i32 0, i32 %47, !dbg !68
  %50 = sext i32 %49 to i64, !dbg !68
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %50, !dbg !68
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !68
  %51 = sext i32 %turn to i64, !dbg !68
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %51, !dbg !68
  %gone.i = icmp eq i32 %.1, 0, !dbg !68
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !68

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !68
  br label %hipspv.meet.exit, !dbg !68

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !68
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !68
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !68
  br i1 %any.i.not, label %over, label %go.on, !dbg !68

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z14leave_in_turnsPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !69 {
  %2 = alloca i32, align 4
  store volatile i32 0, ptr %2, align 4
  %.0..0. = load volatile i32, ptr %2, align 4
  %3 = or i32 %.0..0., 1, !dbg !70
  br label %go.on, !dbg !70

hipspv.wait.exit:                                 ; preds = %go.on
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !70
  %5 = trunc i64 %4 to i32, !dbg !70
  %sext = shl i64 %4, 32
  %6 = ashr exact i64 %sext, 32
  %7 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %6
  %8 = add nsw i32 %5, 1
  %9 = srem i32 %8, 96
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %10
  %smax = tail call i32 @llvm.smax.i32(i32 %5, i32 -1), !dbg !72
  %12 = add i32 %smax, 1, !dbg !72
  br label %13, !dbg !72

13:                                               ; preds = %hipspv.wait.exit17, %hipspv.wait.exit
  %.reg2mem22.0 = phi i32 [ %12, %hipspv.wait.exit ], [ %.reg2mem22.1, %hipspv.wait.exit17 ]
  %.reg2mem24.0 = phi ptr addrspace(3) [ %11, %hipspv.wait.exit ], [ %.reg2mem24.1, %hipspv.wait.exit17 ]
  %.reg2mem26.0 = phi ptr addrspace(3) [ %7, %hipspv.wait.exit ], [ %.reg2mem26.1, %hipspv.wait.exit17 ]
  %.reg2mem28.0 = phi i64 [ %6, %hipspv.wait.exit ], [ %.reg2mem28.1, %hipspv.wait.exit17 ]
  %.0.reg2mem35.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %21, %hipspv.wait.exit17 ]
  %.010.reg2mem37.0 = phi i32 [ %5, %hipspv.wait.exit ], [ %.reg2mem18.0, %hipspv.wait.exit17 ]
  store i32 %.010.reg2mem37.0, ptr addrspace(3) %.reg2mem26.0, align 4, !dbg !73, !tbaa !9
  %14 = or i32 %.0..0., 2, !dbg !74
  br label %meet, !dbg !74

hipspv.wait.exit14:                               ; preds = %go.on
  %exitcond = icmp eq i32 %.0.reg2mem.0, %.reg2mem22.1, !dbg !76
  br i1 %exitcond, label %15, label %17, !dbg !76

15:                                               ; preds = %hipspv.wait.exit14
  %16 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %.reg2mem28.1, !dbg !77
  store i32 %.010.reg2mem.0, ptr addrspace(1) %16, align 4, !dbg !78, !tbaa !9
  br label %meet, !dbg !79

17:                                               ; preds = %hipspv.wait.exit14
  %18 = load i32, ptr addrspace(3) %.reg2mem24.1, align 4, !dbg !80, !tbaa !9
  %19 = add nsw i32 %18, 1, !dbg !81
  %20 = or i32 %.0..0., 3, !dbg !82
  br label %meet, !dbg !82

hipspv.wait.exit17:                               ; preds = %go.on
  %21 = add nuw i32 %.0.reg2mem.0, 1, !dbg !84
  br label %13, !dbg !85, !llvm.loop !86

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.reg2mem18.0 = phi i32 [ undef, %1 ], [ %.reg2mem18.1, %hipspv.meet.exit ]
  %.0.reg2mem.0 = phi i32 [ undef, %1 ], [ %.0.reg2mem.1, %hipspv.meet.exit ]
  %.010.reg2mem.0 = phi i32 [ undef, %1 ], [ %.010.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem22.1 = phi i32 [ undef, %1 ], [ %.reg2mem22.2, %hipspv.meet.exit ]
  %.reg2mem24.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem24.2, %hipspv.meet.exit ]
  %.reg2mem26.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem26.2, %hipspv.meet.exit ]
  %.reg2mem28.1 = phi i64 [ undef, %1 ], [ %.reg2mem28.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %3, %1 ], [ %.1, %hipspv.meet.exit ], !dbg !70
  %turn = phi i32 [ 0, %1 ], [ %24, %hipspv.meet.exit ], !dbg !79
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit14
    i32 3, label %hipspv.wait.exit17
  ], !dbg !79

meet:                                             ; preds = %go.on, %15, %17, %13
  %.reg2mem18.1 = phi i32 [ %.reg2mem18.0, %go.on ], [ %.reg2mem18.0, %13 ], [ %.reg2mem18.0, %15 ], [ %19, %17 ]
  %.0.reg2mem.1 = phi i32 [ %.0.reg2mem.0, %go.on ], [ %.0.reg2mem35.0, %13 ], [ %.0.reg2mem.0, %15 ], [ %.0.reg2mem.0, %17 ]
  %.010.reg2mem.1 = phi i32 [ %.010.reg2mem.0, %go.on ], [ %.010.reg2mem37.0, %13 ], [ %.010.reg2mem.0, %15 ], [ %.010.reg2mem.0, %17 ]
  %.reg2mem22.2 = phi i32 [ %.reg2mem22.1, %go.on ], [ %.reg2mem22.0, %13 ], [ %.reg2mem22.1, %15 ], [ %.reg2mem22.1, %17 ]
  %.reg2mem24.2 = phi ptr addrspace(3) [ %.reg2mem24.1, %go.on ], [ %.reg2mem24.0, %13 ], [ %.reg2mem24.1, %15 ], [ %.reg2mem24.1, %17 ]
  %.reg2mem26.2 = phi ptr addrspace(3) [ %.reg2mem26.1, %go.on ], [ %.reg2mem26.0, %13 ], [ %.reg2mem26.1, %15 ], [ %.reg2mem26.1, %17 ]
  %.reg2mem28.2 = phi i64 [ %.reg2mem28.1, %go.on ], [ %.reg2mem28.0, %13 ], [ %.reg2mem28.1, %15 ], [ %.reg2mem28.1, %17 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %14, %13 ], [ %.0..0., %15 ], [ %20, %17 ], !dbg !88
  %22 = add i32 %turn, 1, !dbg !79
  %23 = icmp eq i32 %22, 3, !dbg !79
  %24 = select i1 %23, i32 0, i32 %22, !dbg !79
  %25 = sext i32 %24 to i64, !dbg !79
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %25, !dbg !79
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !79
  %26 = sext i32 %turn to i64, !dbg !79
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %26, !dbg !79
  %gone.i = icmp eq i32 %.1, 0, !dbg !79
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !79

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !79
  br label %hipspv.meet.exit, !dbg !79

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !79
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !79
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !79
  br i1 %any.i.not, label %over, label %go.on, !dbg !79

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !79
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z12ends_in_loopPiii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 !dbg !89 {
  %4 = alloca i32, align 4
  store volatile i32 0, ptr %4, align 4
  %.0..0. = load volatile i32, ptr %4, align 4
  %5 = alloca [73 x i8], align 1
  %6 = alloca [10 x i64], align 8
  %7 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !90
  %9 = trunc i64 %8 to i32, !dbg !90
  %10 = sdiv i32 %2, 8
  %11 = icmp eq i32 %1, 1
  %12 = icmp eq i32 %2, %9
  %or.cond = select i1 %11, i1 %12, i1 false
  %13 = icmp eq i32 %1, 2
  %or.cond49 = select i1 %13, i1 %12, i1 false
  %14 = icmp eq i32 %1, 3
  %or.cond50 = select i1 %14, i1 %12, i1 false
  %15 = and i32 %9, 1
  %16 = xor i32 %15, 1
  %17 = icmp eq i32 %9, 95
  %18 = zext i1 %17 to i32
  br label %22, !dbg !92

19:                                               ; preds = %hipspv.count.exit73
  %sext = shl i64 %.reg2mem96.2, 32, !dbg !93
  %20 = ashr exact i64 %sext, 30, !dbg !93
  %21 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem99.2, i64 %20, !dbg !93
  store i32 %spec.select, ptr addrspace(1) %21, align 4, !dbg !94, !tbaa !9
  br label %meet, !dbg !95

22:                                               ; preds = %hipspv.count.exit73._crit_edge, %hipspv.wait.exit
  %.reg2mem83.0 = phi i32 [ %18, %hipspv.wait.exit ], [ %.reg2mem83.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem85.0 = phi i32 [ %16, %hipspv.wait.exit ], [ %.reg2mem85.2, %hipspv.count.exit73._crit_edge ]
  %or.cond50.reg2mem.0 = phi i1 [ %or.cond50, %hipspv.wait.exit ], [ %or.cond50.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %or.cond49.reg2mem.0 = phi i1 [ %or.cond49, %hipspv.wait.exit ], [ %or.cond49.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %or.cond.reg2mem.0 = phi i1 [ %or.cond, %hipspv.wait.exit ], [ %or.cond.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem87.0 = phi i32 [ %10, %hipspv.wait.exit ], [ %.reg2mem87.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem89.0 = phi i32 [ %9, %hipspv.wait.exit ], [ %.reg2mem89.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem96.0 = phi i64 [ %8, %hipspv.wait.exit ], [ %.reg2mem96.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem99.0 = phi ptr addrspace(1) [ %0, %hipspv.wait.exit ], [ %.reg2mem99.2, %hipspv.count.exit73._crit_edge ]
  %.04554.reg2mem101.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %spec.select, %hipspv.count.exit73._crit_edge ]
  %.055.reg2mem103.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %73, %hipspv.count.exit73._crit_edge ]
  %23 = icmp eq i32 %.055.reg2mem103.0, %.reg2mem87.0, !dbg !96
  br i1 %23, label %24, label %_Z7guardediii.exit, !dbg !96

24:                                               ; preds = %22
  br i1 %or.cond.reg2mem.0, label %25, label %29, !dbg !97

25:                                               ; preds = %24
  %26 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !100
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4, !dbg !100
  %28 = atomicrmw volatile xchg ptr addrspace(1) %27, i32 2 monotonic, align 4, !dbg !100
  br label %meet, !dbg !100

29:                                               ; preds = %24
  br i1 %or.cond49.reg2mem.0, label %30, label %34, !dbg !104

30:                                               ; preds = %29
  %31 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !105
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 4, !dbg !105
  %33 = atomicrmw volatile xchg ptr addrspace(1) %32, i32 3 monotonic, align 4, !dbg !105
  br label %meet, !dbg !105

34:                                               ; preds = %29
  br i1 %or.cond50.reg2mem.0, label %__assert_fail.exit, label %_Z7guardediii.exit, !dbg !106

__assert_fail.exit:                               ; preds = %34
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !dbg !107
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 1 dereferenceable(73) %5, ptr addrspace(2) noundef align 1 dereferenceable(73) @assert_text, i64 73, i1 false), !dbg !107
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !dbg !107
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)) to i64), ptr %6, align 8, !dbg !107
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !107
  store i64 65, ptr %35, align 8, !dbg !107
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !107
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4)) to i64), ptr %36, align 8, !dbg !107
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !107
  %38 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !107
  store i64 %38, ptr %37, align 8, !dbg !107
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !107
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #13, !dbg !107
  store i64 %40, ptr %39, align 8, !dbg !107
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !107
  %42 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #13, !dbg !107
  store i64 %42, ptr %41, align 8, !dbg !107
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 48, !dbg !107
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !107
  store i64 %44, ptr %43, align 8, !dbg !107
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 56, !dbg !107
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #13, !dbg !107
  store i64 %46, ptr %45, align 8, !dbg !107
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 64, !dbg !107
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #13, !dbg !107
  store i64 %48, ptr %47, align 8, !dbg !107
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 72, !dbg !107
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)) to i64), ptr %49, align 8, !dbg !107
  %50 = addrspacecast ptr %5 to ptr addrspace(4), !dbg !107
  %51 = addrspacecast ptr %6 to ptr addrspace(4), !dbg !107
  call spir_func void @put_record(ptr addrspace(4) noundef %50, ptr addrspace(4) noundef %51) #14, !dbg !107
  %52 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !107
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 4, !dbg !107
  %54 = atomicrmw volatile xchg ptr addrspace(1) %53, i32 1 monotonic, align 4, !dbg !107
  br label %meet, !dbg !107

_Z7guardediii.exit:                               ; preds = %34, %22
  %55 = or i32 %.0..0., 2, !dbg !108
  br label %meet, !dbg !108

hipspv.wait.exit59:                               ; preds = %go.on
  %56 = sext i32 %.reg2mem89.2 to i64, !dbg !113
  %57 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %56, !dbg !113
  store i32 %.reg2mem89.2, ptr addrspace(3) %57, align 4, !dbg !114, !tbaa !9
  %58 = or i32 %.0..0., 3, !dbg !115
  br label %meet, !dbg !115

hipspv.wait.exit62:                               ; preds = %go.on
  %59 = add nsw i32 %.reg2mem89.2, 5, !dbg !117
  %60 = srem i32 %59, 96, !dbg !118
  %61 = sext i32 %60 to i64, !dbg !119
  %62 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %61, !dbg !119
  %63 = load i32, ptr addrspace(3) %62, align 4, !dbg !119, !tbaa !9
  %64 = add nsw i32 %63, %.04554.reg2mem.1, !dbg !120
  %65 = or i32 %.0..0., 4, !dbg !121
  br label %meet, !dbg !121

hipspv.wait.exit6.i:                              ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4, !dbg !121
  %66 = or i32 %.0..0., 5, !dbg !121
  br label %meet, !dbg !121

hipspv.wait.exit3.i:                              ; preds = %go.on
  %old.i = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem85.2 syncscope("workgroup") monotonic, align 4, !dbg !121
  %67 = or i32 %.0..0., 6, !dbg !121
  br label %meet, !dbg !121

hipspv.count.exit:                                ; preds = %go.on
  %sum.i = load i32, ptr addrspace(3) @hipspv.counter, align 4, !dbg !121
  %68 = add nsw i32 %.reg2mem80.0, %sum.i, !dbg !124
  %69 = or i32 %.0..0., 7, !dbg !125
  br label %meet, !dbg !125

hipspv.wait.exit6.i65:                            ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4, !dbg !125
  %70 = or i32 %.0..0., 8, !dbg !125
  br label %meet, !dbg !125

hipspv.wait.exit3.i68:                            ; preds = %go.on
  %old.i69 = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem83.2 syncscope("workgroup") monotonic, align 4, !dbg !125
  %71 = or i32 %.0..0., 9, !dbg !125
  br label %meet, !dbg !125

hipspv.count.exit73:                              ; preds = %go.on
  %sum.i72 = load i32, ptr addrspace(3) @hipspv.counter, align 4, !dbg !125
  %.not = icmp eq i32 %sum.i72, 0, !dbg !128
  %72 = add nsw i32 %.reg2mem77.0, 1000
  %spec.select = select i1 %.not, i32 %.reg2mem77.0, i32 %72, !dbg !129
  %73 = add nuw nsw i32 %.055.reg2mem.1, 1, !dbg !130
  %exitcond.not = icmp eq i32 %73, 20, !dbg !131
  br i1 %exitcond.not, label %19, label %hipspv.count.exit73._crit_edge, !dbg !92, !llvm.loop !132

hipspv.count.exit73._crit_edge:                   ; preds = %hipspv.count.exit73
  br label %22, !dbg !92, !llvm.loop !132

go.on:                                            ; preds = %hipspv.meet.exit, %3
  %.0 = phi i32 [ %7, %3 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem77.0 = phi i32 [ undef, %3 ], [ %.reg2mem77.1, %hipspv.meet.exit ]
  %.reg2mem80.0 = phi i32 [ undef, %3 ], [ %.reg2mem80.1, %hipspv.meet.exit ]
  %.04554.reg2mem.1 = phi i32 [ undef, %3 ], [ %.04554.reg2mem.2, %hipspv.meet.exit ]
  %.055.reg2mem.1 = phi i32 [ undef, %3 ], [ %.055.reg2mem.2, %hipspv.meet.exit ]
  %.reg2mem83.2 = phi i32 [ undef, %3 ], [ %.reg2mem83.3, %hipspv.meet.exit ]
  %.reg2mem85.2 = phi i32 [ undef, %3 ], [ %.reg2mem85.3, %hipspv.meet.exit ]
  %or.cond50.reg2mem.2 = phi i1 [ undef, %3 ], [ %or.cond50.reg2mem.3, %hipspv.meet.exit ]
  %or.cond49.reg2mem.2 = phi i1 [ undef, %3 ], [ %or.cond49.reg2mem.3, %hipspv.meet.exit ]
  %or.cond.reg2mem.2 = phi i1 [ undef, %3 ], [ %or.cond.reg2mem.3, %hipspv.meet.exit ]
  %.reg2mem87.2 = phi i32 [ undef, %3 ], [ %.reg2mem87.3, %hipspv.meet.exit ]
  %.reg2mem89.2 = phi i32 [ undef, %3 ], [ %.reg2mem89.3, %hipspv.meet.exit ]
  %.reg2mem96.2 = phi i64 [ undef, %3 ], [ %.reg2mem96.3, %hipspv.meet.exit ]
  %.reg2mem99.2 = phi ptr addrspace(1) [ null, %3 ], [ %.reg2mem99.3, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %3 ], [ %76, %hipspv.meet.exit ], !dbg !134
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit59
    i32 3, label %hipspv.wait.exit62
    i32 4, label %hipspv.wait.exit6.i
    i32 5, label %hipspv.wait.exit3.i
    i32 6, label %hipspv.count.exit
    i32 7, label %hipspv.wait.exit6.i65
    i32 8, label %hipspv.wait.exit3.i68
    i32 9, label %hipspv.count.exit73
  ], !dbg !134

meet:                                             ; preds = %19, %25, %30, %__assert_fail.exit, %go.on, %hipspv.wait.exit3.i68, %hipspv.wait.exit6.i65, %hipspv.count.exit, %hipspv.wait.exit3.i, %hipspv.wait.exit6.i, %hipspv.wait.exit62, %hipspv.wait.exit59, %_Z7guardediii.exit
  %.1 = phi i32 [ %.0, %go.on ], [ %71, %hipspv.wait.exit3.i68 ], [ %55, %_Z7guardediii.exit ], [ %58, %hipspv.wait.exit59 ], [ %65, %hipspv.wait.exit62 ], [ %66, %hipspv.wait.exit6.i ], [ %67, %hipspv.wait.exit3.i ], [ %69, %hipspv.count.exit ], [ %70, %hipspv.wait.exit6.i65 ], [ %.0..0., %__assert_fail.exit ], [ %.0..0., %30 ], [ %.0..0., %25 ], [ %.0..0., %19 ]
  %.reg2mem77.1 = phi i32 [ %.reg2mem77.0, %go.on ], [ %.reg2mem77.0, %hipspv.wait.exit3.i68 ], [ %.reg2mem77.0, %_Z7guardediii.exit ], [ %.reg2mem77.0, %hipspv.wait.exit59 ], [ %.reg2mem77.0, %hipspv.wait.exit62 ], [ %.reg2mem77.0, %hipspv.wait.exit6.i ], [ %.reg2mem77.0, %hipspv.wait.exit3.i ], [ %68, %hipspv.count.exit ], [ %.reg2mem77.0, %hipspv.wait.exit6.i65 ], [ %.reg2mem77.0, %__assert_fail.exit ], [ %.reg2mem77.0, %30 ], [ %.reg2mem77.0, %25 ], [ %.reg2mem77.0, %19 ]
  %.reg2mem80.1 = phi i32 [ %.reg2mem80.0, %go.on ], [ %.reg2mem80.0, %hipspv.wait.exit3.i68 ], [ %.reg2mem80.0, %_Z7guardediii.exit ], [ %.reg2mem80.0, %hipspv.wait.exit59 ], [ %64, %hipspv.wait.exit62 ], [ %.reg2mem80.0, %hipspv.wait.exit6.i ], [ %.reg2mem80.0, %hipspv.wait.exit3.i ], [ %.reg2mem80.0, %hipspv.count.exit ], [ %.reg2mem80.0, %hipspv.wait.exit6.i65 ], [ %.reg2mem80.0, %__assert_fail.exit ], [ %.reg2mem80.0, %30 ], [ %.reg2mem80.0, %25 ], [ %.reg2mem80.0, %19 ]
  %.04554.reg2mem.2 = phi i32 [ %.04554.reg2mem.1, %go.on ], [ %.04554.reg2mem.1, %hipspv.wait.exit3.i68 ], [ %.04554.reg2mem101.0, %_Z7guardediii.exit ], [ %.04554.reg2mem.1, %hipspv.wait.exit59 ], [ %.04554.reg2mem.1, %hipspv.wait.exit62 ], [ %.04554.reg2mem.1, %hipspv.wait.exit6.i ], [ %.04554.reg2mem.1, %hipspv.wait.exit3.i ], [ %.04554.reg2mem.1, %hipspv.count.exit ], [ %.04554.reg2mem.1, %hipspv.wait.exit6.i65 ], [ %.04554.reg2mem101.0, %__assert_fail.exit ], [ %.04554.reg2mem101.0, %30 ], [ %.04554.reg2mem101.0, %25 ], [ %.04554.reg2mem.1, %19 ]
  %.055.reg2mem.2 = phi i32 [ %.055.reg2mem.1, %go.on ], [ %.055.reg2mem.1, %hipspv.wait.exit3.i68 ], [ %.055.reg2mem103.0, %_Z7guardediii.exit ], [ %.055.reg2mem.1, %hipspv.wait.exit59 ], [ %.055.reg2mem.1, %hipspv.wait.exit62 ], [ %.055.reg2mem.1, %hipspv.wait.exit6.i ], [ %.055.reg2mem.1, %hipspv.wait.exit3.i ], [ %.055.reg2mem.1, %hipspv.count.exit ], [ %.055.reg2mem.1, %hipspv.wait.exit6.i65 ], [ %.055.reg2mem103.0, %__assert_fail.exit ], [ %.055.reg2mem103.0, %30 ], [ %.055.reg2mem103.0, %25 ], [ %.055.reg2mem.1, %19 ]
  %.reg2mem83.3 = phi i32 [ %.reg2mem83.2, %go.on ], [ %.reg2mem83.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem83.0, %_Z7guardediii.exit ], [ %.reg2mem83.2, %hipspv.wait.exit59 ], [ %.reg2mem83.2, %hipspv.wait.exit62 ], [ %.reg2mem83.2, %hipspv.wait.exit6.i ], [ %.reg2mem83.2, %hipspv.wait.exit3.i ], [ %.reg2mem83.2, %hipspv.count.exit ], [ %.reg2mem83.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem83.0, %__assert_fail.exit ], [ %.reg2mem83.0, %30 ], [ %.reg2mem83.0, %25 ], [ %.reg2mem83.2, %19 ]
  %.reg2mem85.3 = phi i32 [ %.reg2mem85.2, %go.on ], [ %.reg2mem85.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem85.0, %_Z7guardediii.exit ], [ %.reg2mem85.2, %hipspv.wait.exit59 ], [ %.reg2mem85.2, %hipspv.wait.exit62 ], [ %.reg2mem85.2, %hipspv.wait.exit6.i ], [ %.reg2mem85.2, %hipspv.wait.exit3.i ], [ %.reg2mem85.2, %hipspv.count.exit ], [ %.reg2mem85.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem85.0, %__assert_fail.exit ], [ %.reg2mem85.0, %30 ], [ %.reg2mem85.0, %25 ], [ %.reg2mem85.2, %19 ]
  %or.cond50.reg2mem.3 = phi i1 [ %or.cond50.reg2mem.2, %go.on ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond50.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond50.reg2mem.2, %hipspv.count.exit ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit6.i65 ], [ true, %__assert_fail.exit ], [ %or.cond50.reg2mem.0, %30 ], [ %or.cond50.reg2mem.0, %25 ], [ %or.cond50.reg2mem.2, %19 ]
  %or.cond49.reg2mem.3 = phi i1 [ %or.cond49.reg2mem.2, %go.on ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond49.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond49.reg2mem.2, %hipspv.count.exit ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit6.i65 ], [ false, %__assert_fail.exit ], [ true, %30 ], [ %or.cond49.reg2mem.0, %25 ], [ %or.cond49.reg2mem.2, %19 ]
  %or.cond.reg2mem.3 = phi i1 [ %or.cond.reg2mem.2, %go.on ], [ %or.cond.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond.reg2mem.2, %hipspv.count.exit ], [ %or.cond.reg2mem.2, %hipspv.wait.exit6.i65 ], [ false, %__assert_fail.exit ], [ false, %30 ], [ true, %25 ], [ %or.cond.reg2mem.2, %19 ]
  %.reg2mem87.3 = phi i32 [ %.reg2mem87.2, %go.on ], [ %.reg2mem87.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem87.0, %_Z7guardediii.exit ], [ %.reg2mem87.2, %hipspv.wait.exit59 ], [ %.reg2mem87.2, %hipspv.wait.exit62 ], [ %.reg2mem87.2, %hipspv.wait.exit6.i ], [ %.reg2mem87.2, %hipspv.wait.exit3.i ], [ %.reg2mem87.2, %hipspv.count.exit ], [ %.reg2mem87.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem87.0, %__assert_fail.exit ], [ %.reg2mem87.0, %30 ], [ %.reg2mem87.0, %25 ], [ %.reg2mem87.2, %19 ]
  %.reg2mem89.3 = phi i32 [ %.reg2mem89.2, %go.on ], [ %.reg2mem89.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem89.0, %_Z7guardediii.exit ], [ %.reg2mem89.2, %hipspv.wait.exit59 ], [ %.reg2mem89.2, %hipspv.wait.exit62 ], [ %.reg2mem89.2, %hipspv.wait.exit6.i ], [ %.reg2mem89.2, %hipspv.wait.exit3.i ], [ %.reg2mem89.2, %hipspv.count.exit ], [ %.reg2mem89.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem89.0, %__assert_fail.exit ], [ %.reg2mem89.0, %30 ], [ %.reg2mem89.0, %25 ], [ %.reg2mem89.2, %19 ]
  %.reg2mem96.3 = phi i64 [ %.reg2mem96.2, %go.on ], [ %.reg2mem96.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem96.0, %_Z7guardediii.exit ], [ %.reg2mem96.2, %hipspv.wait.exit59 ], [ %.reg2mem96.2, %hipspv.wait.exit62 ], [ %.reg2mem96.2, %hipspv.wait.exit6.i ], [ %.reg2mem96.2, %hipspv.wait.exit3.i ], [ %.reg2mem96.2, %hipspv.count.exit ], [ %.reg2mem96.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem96.0, %__assert_fail.exit ], [ %.reg2mem96.0, %30 ], [ %.reg2mem96.0, %25 ], [ %.reg2mem96.2, %19 ]
  %.reg2mem99.3 = phi ptr addrspace(1) [ %.reg2mem99.2, %go.on ], [ %.reg2mem99.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem99.0, %_Z7guardediii.exit ], [ %.reg2mem99.2, %hipspv.wait.exit59 ], [ %.reg2mem99.2, %hipspv.wait.exit62 ], [ %.reg2mem99.2, %hipspv.wait.exit6.i ], [ %.reg2mem99.2, %hipspv.wait.exit3.i ], [ %.reg2mem99.2, %hipspv.count.exit ], [ %.reg2mem99.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem99.0, %__assert_fail.exit ], [ %.reg2mem99.0, %30 ], [ %.reg2mem99.0, %25 ], [ %.reg2mem99.2, %19 ]
  %74 = add i32 %turn, 1, !dbg !134
  %75 = icmp eq i32 %74, 3, !dbg !134
  %76 = select i1 %75, i32 0, i32 %74, !dbg !134
  %77 = sext i32 %76 to i64, !dbg !134
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %77, !dbg !134
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !134
  %78 = sext i32 %turn to i64, !dbg !134
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %78, !dbg !134
  %gone.i = icmp eq i32 %.1, 0, !dbg !134
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !134

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !134
  br label %hipspv.meet.exit, !dbg !134

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !134
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !134
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !134
  br i1 %any.i.not, label %over, label %go.on, !dbg !134

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !134
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z12two_barriersPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !135 {
  %2 = alloca i32, align 4
  store volatile i32 0, ptr %2, align 4
  %.0..0. = load volatile i32, ptr %2, align 4
  %3 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !136
  %5 = trunc i64 %4 to i32, !dbg !136
  %6 = icmp slt i32 %5, 32, !dbg !138
  br i1 %6, label %7, label %13, !dbg !138

7:                                                ; preds = %hipspv.wait.exit
  %8 = icmp eq i32 %5, 3, !dbg !139
  br i1 %8, label %9, label %._crit_edge, !dbg !139

9:                                                ; preds = %7
  store i32 42, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !dbg !140, !tbaa !9
  br label %._crit_edge, !dbg !141

._crit_edge:                                      ; preds = %7, %9
  %10 = or i32 %.0..0., 2, !dbg !142
  br label %meet, !dbg !142

hipspv.wait.exit10:                               ; preds = %go.on
  %sext = shl i64 %.reg2mem17.0, 32, !dbg !144
  %11 = ashr exact i64 %sext, 30, !dbg !144
  %12 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem21.0, i64 %11, !dbg !144
  store i32 %.reg2mem.0, ptr addrspace(1) %12, align 4, !dbg !145, !tbaa !9
  br label %meet, !dbg !146

13:                                               ; preds = %hipspv.wait.exit
  %14 = or i32 %.0..0., 3, !dbg !147
  br label %meet, !dbg !147

hipspv.wait.exit13:                               ; preds = %go.on
  %15 = load i32, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !dbg !149, !tbaa !9
  %16 = add nsw i32 %15, %.reg2mem.0, !dbg !150
  %17 = and i64 %.reg2mem17.0, 2147483647, !dbg !151
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem21.0, i64 %17, !dbg !151
  store i32 %16, ptr addrspace(1) %18, align 4, !dbg !152, !tbaa !9
  br label %meet, !dbg !153

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.0 = phi i32 [ %3, %1 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem.0 = phi i32 [ undef, %1 ], [ %.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem17.0 = phi i64 [ undef, %1 ], [ %.reg2mem17.1, %hipspv.meet.exit ]
  %.reg2mem21.0 = phi ptr addrspace(1) [ null, %1 ], [ %.reg2mem21.1, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %1 ], [ %21, %hipspv.meet.exit ], !dbg !153
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit10
    i32 3, label %hipspv.wait.exit13
  ], !dbg !153

meet:                                             ; preds = %hipspv.wait.exit10, %hipspv.wait.exit13, %go.on, %13, %._crit_edge
  %.1 = phi i32 [ %.0, %go.on ], [ %10, %._crit_edge ], [ %14, %13 ], [ %.0..0., %hipspv.wait.exit13 ], [ %.0..0., %hipspv.wait.exit10 ]
  %.reg2mem.1 = phi i32 [ %.reg2mem.0, %go.on ], [ %5, %._crit_edge ], [ %5, %13 ], [ %.reg2mem.0, %hipspv.wait.exit13 ], [ %.reg2mem.0, %hipspv.wait.exit10 ]
  %.reg2mem17.1 = phi i64 [ %.reg2mem17.0, %go.on ], [ %4, %._crit_edge ], [ %4, %13 ], [ %.reg2mem17.0, %hipspv.wait.exit13 ], [ %.reg2mem17.0, %hipspv.wait.exit10 ]
  %.reg2mem21.1 = phi ptr addrspace(1) [ %.reg2mem21.0, %go.on ], [ %0, %._crit_edge ], [ %0, %13 ], [ %.reg2mem21.0, %hipspv.wait.exit13 ], [ %.reg2mem21.0, %hipspv.wait.exit10 ]
  %19 = add i32 %turn, 1, !dbg !153
  %20 = icmp eq i32 %19, 3, !dbg !153
  %21 = select i1 %20, i32 0, i32 %19, !dbg !153
  %22 = sext i32 %21 to i64, !dbg !153
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %22, !dbg !153
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !153
  %23 = sext i32 %turn to i64, !dbg !153
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %23, !dbg !153
  %gone.i = icmp eq i32 %.1, 0, !dbg !153
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !153

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !153
  br label %hipspv.meet.exit, !dbg !153

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !153
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !153
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !153
  br i1 %any.i.not, label %over, label %go.on, !dbg !153

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !153
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #3

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func void @put_record(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef readonly captures(none) %1) unnamed_addr #4 {
  %3 = alloca %struct.scanner, align 8
  %4 = alloca %struct.scanner, align 8
  %5 = alloca %struct.scanner, align 8
  %6 = alloca %struct.writer, align 8
  %7 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr addrspace(4) %0, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.not.i.i = icmp eq ptr addrspace(4) %0, null
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %8, i8 0, i64 16, i1 false)
  br i1 %.not.i.i, label %string_length.exit.i, label %.preheader.i.i

.preheader.i.i:                                   ; preds = %2, %.preheader.i.i
  %.0.i.i = phi i64 [ %11, %.preheader.i.i ], [ 0, %2 ]
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 %.0.i.i
  %10 = load i8, ptr addrspace(4) %9, align 1
  %.not7.i.i = icmp eq i8 %10, 0
  %11 = add i64 %.0.i.i, 1
  br i1 %.not7.i.i, label %string_length.exit.i, label %.preheader.i.i

string_length.exit.i:                             ; preds = %.preheader.i.i, %2
  %.05.i.i = phi i64 [ 7, %2 ], [ %11, %.preheader.i.i ]
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #12
  %14 = icmp ult i32 %13, 10
  br i1 %14, label %.lr.ph.i, label %strings_size.exit

.lr.ph.i:                                         ; preds = %string_length.exit.i, %string_length.exit13.i
  %.015.i = phi i32 [ %24, %string_length.exit13.i ], [ %13, %string_length.exit.i ]
  %.0714.i = phi i64 [ %23, %string_length.exit13.i ], [ %.05.i.i, %string_length.exit.i ]
  %15 = zext nneg i32 %.015.i to i64
  %16 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %15
  %17 = load i64, ptr addrspace(4) %16, align 8
  %18 = inttoptr i64 %17 to ptr addrspace(4)
  %.not.i8.i = icmp eq i64 %17, 0
  br i1 %.not.i8.i, label %string_length.exit13.i, label %.preheader.i9.i

.preheader.i9.i:                                  ; preds = %.lr.ph.i, %.preheader.i9.i
  %.0.i10.i = phi i64 [ %21, %.preheader.i9.i ], [ 0, %.lr.ph.i ]
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 %.0.i10.i
  %20 = load i8, ptr addrspace(4) %19, align 1
  %.not7.i11.i = icmp eq i8 %20, 0
  %21 = add i64 %.0.i10.i, 1
  br i1 %.not7.i11.i, label %string_length.exit13.i, label %.preheader.i9.i

string_length.exit13.i:                           ; preds = %.preheader.i9.i, %.lr.ph.i
  %.05.i12.i = phi i64 [ 6, %.lr.ph.i ], [ %.0.i10.i, %.preheader.i9.i ]
  %22 = add i64 %.0714.i, 1
  %23 = add i64 %22, %.05.i12.i
  %24 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #12
  %25 = icmp ult i32 %24, 10
  br i1 %25, label %.lr.ph.i, label %strings_size.exit

strings_size.exit:                                ; preds = %string_length.exit13.i, %string_length.exit.i
  %.07.lcssa.i = phi i64 [ %.05.i.i, %string_length.exit.i ], [ %23, %string_length.exit13.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  %26 = add i64 %.07.lcssa.i, 103
  %27 = and i64 %26, -8
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 16
  %29 = load volatile i64, ptr addrspace(1) %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 24
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %32 = load i64, ptr addrspace(1) %31, align 8
  br label %33

33:                                               ; preds = %40, %strings_size.exit
  %.015.i24 = phi i64 [ %29, %strings_size.exit ], [ %43, %40 ]
  %34 = load volatile i64, ptr addrspace(1) %30, align 8
  %35 = add i64 %.015.i24, %27
  %36 = sub i64 %35, %34
  %37 = icmp ugt i64 %36, %32
  br i1 %37, label %reserve.exit.thread, label %40

reserve.exit.thread:                              ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 32
  %39 = atomicrmw volatile add ptr addrspace(1) %38, i64 1 syncscope("device") monotonic, align 8
  br label %109

40:                                               ; preds = %33
  %41 = cmpxchg volatile ptr addrspace(1) %28, i64 %.015.i24, i64 %35 syncscope("device") monotonic monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  %43 = extractvalue { i64, i1 } %41, 0
  br i1 %42, label %reserve.exit, label %33

reserve.exit:                                     ; preds = %40
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #14
  %.not = icmp eq i64 %.015.i24, -1
  br i1 %.not, label %109, label %44

44:                                               ; preds = %reserve.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 56
  store ptr addrspace(1) %45, ptr %6, align 8
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %47 = load i64, ptr addrspace(1) %31, align 8
  %48 = lshr i64 %47, 3
  %49 = add nsw i64 %48, -1
  store i64 %49, ptr %46, align 8
  %50 = lshr i64 %.015.i24, 3
  %51 = add nuw nsw i64 %50, 1
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %53 = addrspacecast ptr %6 to ptr addrspace(4)
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %55 = and i64 %49, %51
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %55
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  store i64 42949672962, ptr addrspace(1) %56, align 8
  %57 = add nuw nsw i64 %50, 2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr addrspace(4) %0, ptr %4, align 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %58, i8 0, i64 16, i1 false)
  %60 = call spir_func i32 @next_string(ptr addrspace(4) noundef %59) #12
  br label %61

61:                                               ; preds = %78, %44
  %62 = phi i64 [ %57, %44 ], [ %79, %78 ]
  %indvars.iv.i = phi i64 [ 0, %44 ], [ %indvars.iv.next.i, %78 ]
  %.014.i = phi i32 [ %60, %44 ], [ %.1.i, %78 ]
  %63 = zext i32 %.014.i to i64
  %64 = icmp eq i64 %indvars.iv.i, %63
  %65 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %indvars.iv.i
  %66 = load i64, ptr addrspace(4) %65, align 8
  br i1 %64, label %67, label %.critedge.i

67:                                               ; preds = %61
  %68 = inttoptr i64 %66 to ptr addrspace(4)
  %.not.i.i25 = icmp eq i64 %66, 0
  br i1 %.not.i.i25, label %string_length.exit.i29, label %.preheader.i.i26

.preheader.i.i26:                                 ; preds = %67, %.preheader.i.i26
  %.0.i.i27 = phi i64 [ %71, %.preheader.i.i26 ], [ 0, %67 ]
  %69 = getelementptr inbounds nuw i8, ptr addrspace(4) %68, i64 %.0.i.i27
  %70 = load i8, ptr addrspace(4) %69, align 1
  %.not7.i.i28 = icmp eq i8 %70, 0
  %71 = add i64 %.0.i.i27, 1
  br i1 %.not7.i.i28, label %string_length.exit.i29, label %.preheader.i.i26

string_length.exit.i29:                           ; preds = %.preheader.i.i26, %67
  %72 = phi i64 [ 6, %67 ], [ %.0.i.i27, %.preheader.i.i26 ]
  %73 = and i64 %62, %49
  %74 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %73
  store i64 %72, ptr addrspace(1) %74, align 8
  %75 = call spir_func i32 @next_string(ptr addrspace(4) noundef %59) #12
  br label %78

.critedge.i:                                      ; preds = %61
  %76 = and i64 %62, %49
  %77 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %76
  store i64 %66, ptr addrspace(1) %77, align 8
  br label %78

78:                                               ; preds = %.critedge.i, %string_length.exit.i29
  %.1.i = phi i32 [ %75, %string_length.exit.i29 ], [ %.014.i, %.critedge.i ]
  %79 = add i64 %62, 1
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 10
  br i1 %exitcond.not.i, label %put_slots.exit, label %61

put_slots.exit:                                   ; preds = %78
  store i64 %79, ptr %54, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  store ptr addrspace(4) %0, ptr %3, align 8
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %80, i8 0, i64 16, i1 false)
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %0) #12
  %81 = addrspacecast ptr %3 to ptr addrspace(4)
  %82 = call spir_func i32 @next_string(ptr addrspace(4) noundef %81) #12
  %83 = icmp ult i32 %82, 10
  br i1 %83, label %.lr.ph.i30, label %.preheader.i

.preheader.i:                                     ; preds = %.lr.ph.i30, %put_slots.exit
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %85 = load i32, ptr %84, align 8
  %.not10.i = icmp eq i32 %85, 0
  br i1 %.not10.i, label %put_strings.exit, label %.lr.ph11.i

.lr.ph11.i:                                       ; preds = %.preheader.i
  %.pre.i = load i64, ptr %52, align 8
  br label %92

.lr.ph.i30:                                       ; preds = %put_slots.exit, %.lr.ph.i30
  %.09.i = phi i32 [ %90, %.lr.ph.i30 ], [ %82, %put_slots.exit ]
  %86 = zext nneg i32 %.09.i to i64
  %87 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %86
  %88 = load i64, ptr addrspace(4) %87, align 8
  %89 = inttoptr i64 %88 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %89) #12
  %90 = call spir_func i32 @next_string(ptr addrspace(4) noundef %81) #12
  %91 = icmp ult i32 %90, 10
  br i1 %91, label %.lr.ph.i30, label %.preheader.i

92:                                               ; preds = %put_byte.exit.i, %.lr.ph11.i
  %93 = phi i32 [ %85, %.lr.ph11.i ], [ %94, %put_byte.exit.i ]
  %94 = add i32 %93, 1
  %95 = icmp ult i32 %94, 8
  br i1 %95, label %put_byte.exit.i, label %put_byte.exit.thread.i

put_byte.exit.thread.i:                           ; preds = %92
  %96 = load ptr addrspace(1), ptr %6, align 8
  %97 = load i64, ptr %54, align 8
  %98 = load i64, ptr %46, align 8
  %99 = and i64 %98, %97
  %100 = getelementptr inbounds nuw i64, ptr addrspace(1) %96, i64 %99
  store i64 %.pre.i, ptr addrspace(1) %100, align 8
  %101 = add i64 %97, 1
  store i64 %101, ptr %54, align 8
  store i64 0, ptr %52, align 8
  br label %._crit_edge.sink.split.i

put_byte.exit.i:                                  ; preds = %92
  %.not.i = icmp eq i32 %94, 0
  br i1 %.not.i, label %._crit_edge.sink.split.i, label %92

._crit_edge.sink.split.i:                         ; preds = %put_byte.exit.i, %put_byte.exit.thread.i
  store i32 0, ptr %84, align 8
  br label %put_strings.exit

put_strings.exit:                                 ; preds = %.preheader.i, %._crit_edge.sink.split.i
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  %102 = load ptr addrspace(1), ptr %6, align 8
  %103 = load i64, ptr %46, align 8
  %104 = and i64 %103, %50
  %105 = getelementptr inbounds nuw i64, ptr addrspace(1) %102, i64 %104
  %106 = shl i64 %27, 32
  %107 = or disjoint i64 %106, 1
  %108 = atomicrmw volatile xchg ptr addrspace(1) %105, i64 %107 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  br label %109

109:                                              ; preds = %reserve.exit.thread, %reserve.exit, %put_strings.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @put_string(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef readonly captures(address_is_null) %1) unnamed_addr #6 {
  %.not.i = icmp eq ptr addrspace(4) %1, null
  br i1 %.not.i, label %.lr.ph, label %.preheader.i

.preheader.i:                                     ; preds = %2, %.preheader.i
  %.0.i = phi i64 [ %5, %.preheader.i ], [ 0, %2 ]
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %.0.i
  %4 = load i8, ptr addrspace(4) %3, align 1
  %.not7.i = icmp eq i8 %4, 0
  %5 = add i64 %.0.i, 1
  br i1 %.not7.i, label %string_length.exit, label %.preheader.i

string_length.exit:                               ; preds = %.preheader.i
  %.not = icmp eq i64 %.0.i, 0
  br i1 %.not, label %string_length.exit.._crit_edge_crit_edge, label %.lr.ph

string_length.exit.._crit_edge_crit_edge:         ; preds = %string_length.exit
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %.pre = load i32, ptr addrspace(4) %.phi.trans.insert, align 8
  %.phi.trans.insert12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %.pre13 = load i64, ptr addrspace(4) %.phi.trans.insert12, align 8
  br label %._crit_edge

.lr.ph:                                           ; preds = %2, %string_length.exit
  %.05.i18 = phi i64 [ %.0.i, %string_length.exit ], [ 6, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  br label %26

._crit_edge:                                      ; preds = %put_byte.exit10, %string_length.exit.._crit_edge_crit_edge
  %10 = phi i64 [ %.pre13, %string_length.exit.._crit_edge_crit_edge ], [ %55, %put_byte.exit10 ]
  %11 = phi i32 [ %.pre, %string_length.exit.._crit_edge_crit_edge ], [ %56, %put_byte.exit10 ]
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %13 = add i32 %11, 1
  store i32 %13, ptr addrspace(4) %12, align 8
  %14 = icmp ult i32 %13, 8
  br i1 %14, label %put_byte.exit, label %15

15:                                               ; preds = %._crit_edge
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %17 = load ptr addrspace(1), ptr addrspace(4) %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %19 = load i64, ptr addrspace(4) %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %21 = load i64, ptr addrspace(4) %20, align 8
  %22 = and i64 %21, %19
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %22
  store i64 %10, ptr addrspace(1) %23, align 8
  %24 = load i64, ptr addrspace(4) %18, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr addrspace(4) %18, align 8
  store i64 0, ptr addrspace(4) %16, align 8
  store i32 0, ptr addrspace(4) %12, align 8
  br label %put_byte.exit

put_byte.exit:                                    ; preds = %._crit_edge, %15
  ret void

26:                                               ; preds = %.lr.ph, %put_byte.exit10
  %.011 = phi i64 [ 0, %.lr.ph ], [ %57, %put_byte.exit10 ]
  br i1 %.not.i, label %30, label %27

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %.011
  %29 = load i8, ptr addrspace(4) %28, align 1
  br label %35

30:                                               ; preds = %26
  %31 = shl i64 %.011, 3
  %32 = and i64 %31, 56
  %33 = lshr i64 45545652842024, %32
  %34 = trunc i64 %33 to i8
  br label %35

35:                                               ; preds = %30, %27
  %36 = phi i8 [ %29, %27 ], [ %34, %30 ]
  %37 = zext i8 %36 to i64
  %38 = load i32, ptr addrspace(4) %6, align 8
  %39 = shl i32 %38, 3
  %40 = and i32 %39, 56
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw i64 %37, %41
  %43 = load i64, ptr addrspace(4) %7, align 8
  %44 = or i64 %42, %43
  store i64 %44, ptr addrspace(4) %7, align 8
  %45 = add i32 %38, 1
  store i32 %45, ptr addrspace(4) %6, align 8
  %46 = icmp ult i32 %45, 8
  br i1 %46, label %put_byte.exit10, label %47

47:                                               ; preds = %35
  %48 = load ptr addrspace(1), ptr addrspace(4) %0, align 8
  %49 = load i64, ptr addrspace(4) %8, align 8
  %50 = load i64, ptr addrspace(4) %9, align 8
  %51 = and i64 %50, %49
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %48, i64 %51
  store i64 %44, ptr addrspace(1) %52, align 8
  %53 = load i64, ptr addrspace(4) %8, align 8
  %54 = add i64 %53, 1
  store i64 %54, ptr addrspace(4) %8, align 8
  store i64 0, ptr addrspace(4) %7, align 8
  store i32 0, ptr addrspace(4) %6, align 8
  br label %put_byte.exit10

put_byte.exit10:                                  ; preds = %35, %47
  %55 = phi i64 [ %44, %35 ], [ 0, %47 ]
  %56 = phi i32 [ %45, %35 ], [ 0, %47 ]
  %57 = add nuw i64 %.011, 1
  %exitcond.not = icmp eq i64 %57, %.05.i18
  br i1 %exitcond.not, label %._crit_edge, label %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func i32 @next_string(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(4), ptr addrspace(4) %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %.promoted29 = load i64, ptr addrspace(4) %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.promoted29
  %6 = load i8, ptr addrspace(4) %5, align 1
  %.not35 = icmp eq i8 %6, 0
  br i1 %.not35, label %.thread, label %.lr.ph

.lr.ph:                                           ; preds = %1, %.backedge
  %7 = phi ptr addrspace(4) [ %10, %.backedge ], [ %5, %1 ]
  %.promoted3036 = phi i64 [ %.promoted31, %.backedge ], [ %.promoted29, %1 ]
  %8 = add i64 %.promoted3036, 1
  store i64 %8, ptr addrspace(4) %4, align 8
  %9 = load i8, ptr addrspace(4) %7, align 1
  %.not20 = icmp eq i8 %9, 37
  br i1 %.not20, label %.preheader, label %.backedge

.backedge:                                        ; preds = %25, %28, %.thread24, %.lr.ph
  %.promoted31 = phi i64 [ %8, %.lr.ph ], [ %12, %.thread24 ], [ %26, %28 ], [ %26, %25 ]
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.promoted31
  %11 = load i8, ptr addrspace(4) %10, align 1
  %.not = icmp eq i8 %11, 0
  br i1 %.not, label %.thread, label %.lr.ph

.preheader:                                       ; preds = %.lr.ph, %.preheader.backedge
  %12 = phi i64 [ %17, %.preheader.backedge ], [ %8, %.lr.ph ]
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %12
  %14 = load i8, ptr addrspace(4) %13, align 1
  %15 = add i8 %14, -48
  %or.cond.i = icmp ult i8 %15, 10
  br i1 %or.cond.i, label %16, label %switch.early.test.i

switch.early.test.i:                              ; preds = %.preheader
  switch i8 %14, label %25 [
    i8 122, label %16
    i8 113, label %16
    i8 108, label %16
    i8 106, label %16
    i8 104, label %16
    i8 46, label %16
    i8 45, label %16
    i8 43, label %16
    i8 42, label %16
    i8 39, label %16
    i8 35, label %16
    i8 32, label %16
    i8 116, label %16
    i8 0, label %.thread24
  ]

16:                                               ; preds = %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %.preheader
  %17 = add i64 %12, 1
  store i64 %17, ptr addrspace(4) %4, align 8
  %18 = load i8, ptr addrspace(4) %13, align 1
  %19 = icmp eq i8 %18, 42
  br i1 %19, label %20, label %.preheader.backedge

20:                                               ; preds = %16
  %21 = load i32, ptr addrspace(4) %2, align 8
  %22 = add i32 %21, 1
  store i32 %22, ptr addrspace(4) %2, align 8
  br label %.preheader.backedge

.preheader.backedge:                              ; preds = %20, %16
  br label %.preheader

.thread24:                                        ; preds = %switch.early.test.i
  %23 = load i32, ptr addrspace(4) %2, align 8
  %24 = add i32 %23, 1
  store i32 %24, ptr addrspace(4) %2, align 8
  br label %.backedge

25:                                               ; preds = %switch.early.test.i
  %26 = add i64 %12, 1
  store i64 %26, ptr addrspace(4) %4, align 8
  %27 = icmp eq i8 %14, 37
  br i1 %27, label %.backedge, label %28

28:                                               ; preds = %25
  %29 = load i32, ptr addrspace(4) %2, align 8
  %30 = add i32 %29, 1
  store i32 %30, ptr addrspace(4) %2, align 8
  %31 = icmp eq i8 %14, 115
  br i1 %31, label %.thread, label %.backedge

.thread:                                          ; preds = %.backedge, %28, %1
  %.2 = phi i32 [ -1, %1 ], [ %29, %28 ], [ -1, %.backedge ]
  ret i32 %.2
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #9

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #10

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind willreturn memory(none) }
attributes #14 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "end_barriers.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "sum_of_some", scope: !14, file: !14, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/end_barriers.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 16, column: 17, scope: !13)
!21 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 16, column: 34, scope: !13)
!24 = !DILocation(line: 41, column: 207, scope: !25, inlinedAt: !26)
!25 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = distinct !DILocation(line: 16, column: 47, scope: !13)
!27 = !DILocation(line: 16, column: 45, scope: !13)
!28 = !DILocation(line: 16, column: 58, scope: !13)
!29 = !DILocation(line: 17, column: 3, scope: !13)
!30 = !DILocation(line: 17, column: 11, scope: !13)
!31 = !DILocation(line: 18, column: 9, scope: !13)
!32 = !DILocation(line: 19, column: 13, scope: !13)
!33 = !DILocation(line: 19, column: 11, scope: !13)
!34 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 20, column: 3, scope: !13)
!37 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !38)
!38 = distinct !DILocation(line: 21, column: 33, scope: !13)
!39 = !DILocation(line: 41, column: 207, scope: !25, inlinedAt: !40)
!40 = distinct !DILocation(line: 21, column: 46, scope: !13)
!41 = !DILocation(line: 21, column: 44, scope: !13)
!42 = !DILocation(line: 21, column: 27, scope: !13)
!43 = !DILocation(line: 95, column: 88, scope: !44, inlinedAt: !46)
!44 = distinct !DISubprogram(name: "min", scope: !45, file: !45, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!45 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!46 = distinct !DILocation(line: 21, column: 21, scope: !13)
!47 = !DILocation(line: 22, column: 27, scope: !13)
!48 = !DILocation(line: 22, column: 3, scope: !13)
!49 = !DILocation(line: 28, column: 9, scope: !13)
!50 = !DILocation(line: 23, column: 19, scope: !13)
!51 = !DILocation(line: 23, column: 26, scope: !13)
!52 = !DILocation(line: 23, column: 17, scope: !13)
!53 = !DILocation(line: 23, column: 36, scope: !13)
!54 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !55)
!55 = distinct !DILocation(line: 24, column: 5, scope: !13)
!56 = !DILocation(line: 25, column: 13, scope: !13)
!57 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !58)
!58 = distinct !DILocation(line: 26, column: 5, scope: !13)
!59 = !DILocation(line: 22, column: 41, scope: !13)
!60 = distinct !{!60, !48, !61, !62}
!61 = !DILocation(line: 27, column: 3, scope: !13)
!62 = !{!"llvm.loop.mustprogress"}
!63 = !DILocation(line: 28, column: 33, scope: !13)
!64 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !65)
!65 = distinct !DILocation(line: 28, column: 19, scope: !13)
!66 = !DILocation(line: 28, column: 15, scope: !13)
!67 = !DILocation(line: 28, column: 31, scope: !13)
!68 = !DILocation(line: 29, column: 1, scope: !13)
!69 = distinct !DISubprogram(name: "leave_in_turns", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !71)
!71 = distinct !DILocation(line: 34, column: 17, scope: !69)
!72 = !DILocation(line: 36, column: 8, scope: !69)
!73 = !DILocation(line: 37, column: 13, scope: !69)
!74 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !75)
!75 = distinct !DILocation(line: 38, column: 5, scope: !69)
!76 = !DILocation(line: 39, column: 11, scope: !69)
!77 = !DILocation(line: 40, column: 7, scope: !69)
!78 = !DILocation(line: 40, column: 14, scope: !69)
!79 = !DILocation(line: 46, column: 1, scope: !69)
!80 = !DILocation(line: 43, column: 13, scope: !69)
!81 = !DILocation(line: 43, column: 38, scope: !69)
!82 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !83)
!83 = distinct !DILocation(line: 44, column: 5, scope: !69)
!84 = !DILocation(line: 36, column: 24, scope: !69)
!85 = !DILocation(line: 36, column: 3, scope: !69)
!86 = distinct !{!86, !85, !87, !62}
!87 = !DILocation(line: 45, column: 3, scope: !69)
!88 = !DILocation(line: 0, scope: !69)
!89 = distinct !DISubprogram(name: "ends_in_loop", scope: !14, file: !14, line: 76, type: !15, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !91)
!91 = distinct !DILocation(line: 78, column: 17, scope: !89)
!92 = !DILocation(line: 80, column: 3, scope: !89)
!93 = !DILocation(line: 86, column: 3, scope: !89)
!94 = !DILocation(line: 86, column: 10, scope: !89)
!95 = !DILocation(line: 87, column: 1, scope: !89)
!96 = !DILocation(line: 81, column: 11, scope: !89)
!97 = !DILocation(line: 63, column: 17, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "guarded", scope: !14, file: !14, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 81, column: 33, scope: !89)
!100 = !DILocation(line: 23, column: 48, scope: !101, inlinedAt: !103)
!101 = distinct !DISubprogram(name: "__trap", scope: !102, file: !102, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DIFile(filename: "hipspv/include/hip/spirv_detail/print.h", directory: "/work/main")
!103 = distinct !DILocation(line: 63, column: 37, scope: !98, inlinedAt: !99)
!104 = !DILocation(line: 64, column: 17, scope: !98, inlinedAt: !99)
!105 = !DILocation(line: 64, column: 37, scope: !98, inlinedAt: !99)
!106 = !DILocation(line: 65, column: 12, scope: !98, inlinedAt: !99)
!107 = !DILocation(line: 65, column: 69, scope: !98, inlinedAt: !99)
!108 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !109)
!109 = distinct !DILocation(line: 69, column: 3, scope: !110, inlinedAt: !112)
!110 = distinct !DISubprogram(name: "barrier_inside", scope: !14, file: !14, line: 68, type: !111, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = !DISubroutineType(cc: DW_CC_nocall, types: !16)
!112 = distinct !DILocation(line: 82, column: 12, scope: !89)
!113 = !DILocation(line: 70, column: 3, scope: !110, inlinedAt: !112)
!114 = !DILocation(line: 70, column: 11, scope: !110, inlinedAt: !112)
!115 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !116)
!116 = distinct !DILocation(line: 71, column: 3, scope: !110, inlinedAt: !112)
!117 = !DILocation(line: 72, column: 18, scope: !110, inlinedAt: !112)
!118 = !DILocation(line: 72, column: 23, scope: !110, inlinedAt: !112)
!119 = !DILocation(line: 72, column: 10, scope: !110, inlinedAt: !112)
!120 = !DILocation(line: 82, column: 9, scope: !89)
!121 = !DILocation(line: 62, column: 10, scope: !122, inlinedAt: !123)
!122 = distinct !DISubprogram(name: "__syncthreads_count", scope: !19, file: !19, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!123 = distinct !DILocation(line: 83, column: 12, scope: !89)
!124 = !DILocation(line: 83, column: 9, scope: !89)
!125 = !DILocation(line: 65, column: 10, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__syncthreads_or", scope: !19, file: !19, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!127 = distinct !DILocation(line: 84, column: 9, scope: !89)
!128 = !DILocation(line: 65, column: 49, scope: !126, inlinedAt: !127)
!129 = !DILocation(line: 84, column: 9, scope: !89)
!130 = !DILocation(line: 80, column: 27, scope: !89)
!131 = !DILocation(line: 80, column: 21, scope: !89)
!132 = distinct !{!132, !92, !133, !62}
!133 = !DILocation(line: 85, column: 3, scope: !89)
!134 = !DILocation(line: 0, scope: !89)
!135 = distinct !DISubprogram(name: "two_barriers", scope: !14, file: !14, line: 119, type: !15, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !137)
!137 = distinct !DILocation(line: 121, column: 17, scope: !135)
!138 = !DILocation(line: 122, column: 9, scope: !135)
!139 = !DILocation(line: 123, column: 11, scope: !135)
!140 = !DILocation(line: 123, column: 22, scope: !135)
!141 = !DILocation(line: 123, column: 17, scope: !135)
!142 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !143)
!143 = distinct !DILocation(line: 124, column: 5, scope: !135)
!144 = !DILocation(line: 125, column: 5, scope: !135)
!145 = !DILocation(line: 125, column: 12, scope: !135)
!146 = !DILocation(line: 126, column: 5, scope: !135)
!147 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !148)
!148 = distinct !DILocation(line: 128, column: 3, scope: !135)
!149 = !DILocation(line: 129, column: 12, scope: !135)
!150 = !DILocation(line: 129, column: 17, scope: !135)
!151 = !DILocation(line: 129, column: 3, scope: !135)
!152 = !DILocation(line: 129, column: 10, scope: !135)
!153 = !DILocation(line: 130, column: 1, scope: !135)
