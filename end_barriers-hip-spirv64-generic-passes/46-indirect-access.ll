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
@__hipspv_service = dso_local local_unnamed_addr addrspace(1) global ptr addrspace(1) null, align 8
@hipspv.counter = internal addrspace(3) global i32 undef, align 4
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @put_string(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef readonly captures(address_is_null) %1) unnamed_addr #2 {
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
define internal spir_func i32 @next_string(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #3 {
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
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func void @put_record(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef readonly captures(none) %1) #7 {
  %3 = alloca %struct.scanner, align 8
  %4 = alloca %struct.scanner, align 8
  %5 = alloca %struct.scanner, align 8
  %6 = alloca %struct.writer, align 8
  %7 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  store ptr addrspace(4) %0, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %.not.i.i = icmp eq ptr addrspace(4) %0, null
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %2
  %i.i = phi i64 [ 0, %2 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr %8, i64 %i.i
  store i64 0, ptr %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 2
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i64.exit

hipspv.memset.p0.p0.i64.exit:                     ; preds = %loop.i
  br i1 %.not.i.i, label %string_length.exit.i, label %.preheader.i.i

.preheader.i.i:                                   ; preds = %hipspv.memset.p0.p0.i64.exit, %.preheader.i.i
  %.0.i.i = phi i64 [ %11, %.preheader.i.i ], [ 0, %hipspv.memset.p0.p0.i64.exit ]
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 %.0.i.i
  %10 = load i8, ptr addrspace(4) %9, align 1
  %.not7.i.i = icmp eq i8 %10, 0
  %11 = add i64 %.0.i.i, 1
  br i1 %.not7.i.i, label %string_length.exit.i, label %.preheader.i.i

string_length.exit.i:                             ; preds = %.preheader.i.i, %hipspv.memset.p0.p0.i64.exit
  %.05.i.i = phi i64 [ 7, %hipspv.memset.p0.p0.i64.exit ], [ %11, %.preheader.i.i ]
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #9
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
  %24 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #9
  %25 = icmp ult i32 %24, 10
  br i1 %25, label %.lr.ph.i, label %strings_size.exit

strings_size.exit:                                ; preds = %string_length.exit13.i, %string_length.exit.i
  %.07.lcssa.i = phi i64 [ %.05.i.i, %string_length.exit.i ], [ %23, %string_length.exit13.i ]
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
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #10
  %.not = icmp eq i64 %.015.i24, -1
  br i1 %.not, label %109, label %44

44:                                               ; preds = %reserve.exit
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
  br label %loop.i22

loop.i22:                                         ; preds = %loop.i22, %44
  %i.i23 = phi i64 [ 0, %44 ], [ %next.i25, %loop.i22 ]
  %target.i24 = getelementptr inbounds i64, ptr %52, i64 %i.i23
  store i64 0, ptr %target.i24, align 8
  %next.i25 = add i64 %i.i23, 1
  %more.i26 = icmp ult i64 %next.i25, 2
  br i1 %more.i26, label %loop.i22, label %hipspv.memset.p0.p0.i64.exit27

hipspv.memset.p0.p0.i64.exit27:                   ; preds = %loop.i22
  store i64 42949672962, ptr addrspace(1) %56, align 8
  %57 = add nuw nsw i64 %50, 2
  store ptr addrspace(4) %0, ptr %4, align 8
  %58 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %59 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %loop.i10

loop.i10:                                         ; preds = %loop.i10, %hipspv.memset.p0.p0.i64.exit27
  %i.i11 = phi i64 [ 0, %hipspv.memset.p0.p0.i64.exit27 ], [ %next.i13, %loop.i10 ]
  %target.i12 = getelementptr inbounds i64, ptr %58, i64 %i.i11
  store i64 0, ptr %target.i12, align 8
  %next.i13 = add i64 %i.i11, 1
  %more.i14 = icmp ult i64 %next.i13, 2
  br i1 %more.i14, label %loop.i10, label %hipspv.memset.p0.p0.i64.exit15

hipspv.memset.p0.p0.i64.exit15:                   ; preds = %loop.i10
  %60 = call spir_func i32 @next_string(ptr addrspace(4) noundef %59) #9
  br label %61

61:                                               ; preds = %78, %hipspv.memset.p0.p0.i64.exit15
  %62 = phi i64 [ %57, %hipspv.memset.p0.p0.i64.exit15 ], [ %79, %78 ]
  %indvars.iv.i = phi i64 [ 0, %hipspv.memset.p0.p0.i64.exit15 ], [ %indvars.iv.next.i, %78 ]
  %.014.i = phi i32 [ %60, %hipspv.memset.p0.p0.i64.exit15 ], [ %.1.i, %78 ]
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
  %75 = call spir_func i32 @next_string(ptr addrspace(4) noundef %59) #9
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
  store ptr addrspace(4) %0, ptr %3, align 8
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 8
  br label %loop.i16

loop.i16:                                         ; preds = %loop.i16, %put_slots.exit
  %i.i17 = phi i64 [ 0, %put_slots.exit ], [ %next.i19, %loop.i16 ]
  %target.i18 = getelementptr inbounds i64, ptr %80, i64 %i.i17
  store i64 0, ptr %target.i18, align 8
  %next.i19 = add i64 %i.i17, 1
  %more.i20 = icmp ult i64 %next.i19, 2
  br i1 %more.i20, label %loop.i16, label %hipspv.memset.p0.p0.i64.exit21

hipspv.memset.p0.p0.i64.exit21:                   ; preds = %loop.i16
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %0) #9
  %81 = addrspacecast ptr %3 to ptr addrspace(4)
  %82 = call spir_func i32 @next_string(ptr addrspace(4) noundef %81) #9
  %83 = icmp ult i32 %82, 10
  br i1 %83, label %.lr.ph.i30, label %.preheader.i

.preheader.i:                                     ; preds = %.lr.ph.i30, %hipspv.memset.p0.p0.i64.exit21
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %85 = load i32, ptr %84, align 8
  %.not10.i = icmp eq i32 %85, 0
  br i1 %.not10.i, label %put_strings.exit, label %.lr.ph11.i

.lr.ph11.i:                                       ; preds = %.preheader.i
  %.pre.i = load i64, ptr %52, align 8
  br label %92

.lr.ph.i30:                                       ; preds = %hipspv.memset.p0.p0.i64.exit21, %.lr.ph.i30
  %.09.i = phi i32 [ %90, %.lr.ph.i30 ], [ %82, %hipspv.memset.p0.p0.i64.exit21 ]
  %86 = zext nneg i32 %.09.i to i64
  %87 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %86
  %88 = load i64, ptr addrspace(4) %87, align 8
  %89 = inttoptr i64 %88 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %89) #9
  %90 = call spir_func i32 @next_string(ptr addrspace(4) noundef %81) #9
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
  %102 = load ptr addrspace(1), ptr %6, align 8
  %103 = load i64, ptr %46, align 8
  %104 = and i64 %103, %50
  %105 = getelementptr inbounds nuw i64, ptr addrspace(1) %102, i64 %104
  %106 = shl i64 %27, 32
  %107 = or disjoint i64 %106, 1
  %108 = atomicrmw volatile xchg ptr addrspace(1) %105, i64 %107 release, align 8
  br label %109

109:                                              ; preds = %reserve.exit.thread, %reserve.exit, %put_strings.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) #8 {
  %4 = alloca i32, align 4
  store volatile i32 0, ptr %4, align 4
  %.0..0. = load volatile i32, ptr %4, align 4
  %5 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %11, %9
  %13 = add i32 %12, %7
  %sext = shl i64 %6, 32
  %14 = ashr exact i64 %sext, 30
  %15 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %14
  store i32 0, ptr addrspace(3) %15, align 4, !tbaa !7
  %.not = icmp slt i32 %13, %2
  br i1 %.not, label %16, label %meet

16:                                               ; preds = %hipspv.wait.exit
  %17 = sext i32 %13 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !7
  store i32 %19, ptr addrspace(3) %15, align 4, !tbaa !7
  %20 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit31:                               ; preds = %go.on
  %21 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %22 = trunc i64 %21 to i32
  %23 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %24 = trunc i64 %23 to i32
  %25 = mul i32 %24, %22
  %26 = sub nsw i32 %2, %25
  %27 = tail call noundef range(i32 -2147483648, 97) i32 @llvm.smin.i32(i32 %26, i32 96)
  %28 = icmp sgt i32 %26, 1
  br i1 %28, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37.._crit_edge_crit_edge
  %.reg2mem47.0 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37.._crit_edge_crit_edge ], [ %27, %hipspv.wait.exit31 ]
  %29 = icmp eq i32 %.reg2mem58.1, 0
  br i1 %29, label %42, label %meet

.lr.ph:                                           ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37..lr.ph_crit_edge
  %.reg2mem47.1 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37..lr.ph_crit_edge ], [ %27, %hipspv.wait.exit31 ]
  %.025.reg2mem66.0 = phi i32 [ %40, %hipspv.wait.exit37..lr.ph_crit_edge ], [ 1, %hipspv.wait.exit31 ]
  %30 = add nsw i32 %.025.reg2mem66.0, %.reg2mem58.1
  %31 = icmp slt i32 %30, %.reg2mem47.1
  br i1 %31, label %32, label %.lr.ph._crit_edge

32:                                               ; preds = %.lr.ph
  %33 = sext i32 %30 to i64
  %34 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !7
  br label %.lr.ph._crit_edge

.lr.ph._crit_edge:                                ; preds = %.lr.ph, %32
  %.reg2mem64.0 = phi i32 [ %35, %32 ], [ 0, %.lr.ph ]
  %36 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit34:                               ; preds = %go.on
  %37 = load i32, ptr addrspace(3) %.reg2mem50.1, align 4, !tbaa !7
  %38 = add nsw i32 %37, %.reg2mem39.0
  store i32 %38, ptr addrspace(3) %.reg2mem50.1, align 4, !tbaa !7
  %39 = or i32 %.0..0., 4
  br label %meet

hipspv.wait.exit37:                               ; preds = %go.on
  %40 = shl nsw i32 %.025.reg2mem.0, 1
  %41 = icmp slt i32 %40, %.reg2mem47.3
  br i1 %41, label %hipspv.wait.exit37..lr.ph_crit_edge, label %hipspv.wait.exit37.._crit_edge_crit_edge, !llvm.loop !14

hipspv.wait.exit37.._crit_edge_crit_edge:         ; preds = %hipspv.wait.exit37
  br label %._crit_edge, !llvm.loop !14

hipspv.wait.exit37..lr.ph_crit_edge:              ; preds = %hipspv.wait.exit37
  br label %.lr.ph, !llvm.loop !14

42:                                               ; preds = %._crit_edge
  %43 = load i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, align 4, !tbaa !7
  %44 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %45 = and i64 %44, 4294967295
  %46 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem62.1, i64 %45
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !7
  br label %meet

go.on:                                            ; preds = %hipspv.meet.exit, %3
  %.reg2mem39.0 = phi i32 [ undef, %3 ], [ %.reg2mem39.1, %hipspv.meet.exit ]
  %.025.reg2mem.0 = phi i32 [ undef, %3 ], [ %.025.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem47.3 = phi i32 [ undef, %3 ], [ %.reg2mem47.4, %hipspv.meet.exit ]
  %.reg2mem50.1 = phi ptr addrspace(3) [ null, %3 ], [ %.reg2mem50.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %5, %3 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem58.1 = phi i32 [ undef, %3 ], [ %.reg2mem58.2, %hipspv.meet.exit ]
  %.reg2mem62.1 = phi ptr addrspace(1) [ null, %3 ], [ %.reg2mem62.2, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %3 ], [ %49, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit31
    i32 3, label %hipspv.wait.exit34
    i32 4, label %hipspv.wait.exit37
  ]

meet:                                             ; preds = %42, %hipspv.wait.exit, %._crit_edge, %go.on, %hipspv.wait.exit34, %.lr.ph._crit_edge, %16
  %.reg2mem39.1 = phi i32 [ %.reg2mem39.0, %go.on ], [ %.reg2mem39.0, %16 ], [ %.reg2mem39.0, %hipspv.wait.exit34 ], [ %.reg2mem64.0, %.lr.ph._crit_edge ], [ %.reg2mem39.0, %._crit_edge ], [ %.reg2mem39.0, %hipspv.wait.exit ], [ %.reg2mem39.0, %42 ]
  %.025.reg2mem.1 = phi i32 [ %.025.reg2mem.0, %go.on ], [ %.025.reg2mem.0, %16 ], [ %.025.reg2mem.0, %hipspv.wait.exit34 ], [ %.025.reg2mem66.0, %.lr.ph._crit_edge ], [ %.025.reg2mem.0, %._crit_edge ], [ %.025.reg2mem.0, %hipspv.wait.exit ], [ %.025.reg2mem.0, %42 ]
  %.reg2mem47.4 = phi i32 [ %.reg2mem47.3, %go.on ], [ %.reg2mem47.3, %16 ], [ %.reg2mem47.3, %hipspv.wait.exit34 ], [ %.reg2mem47.1, %.lr.ph._crit_edge ], [ %.reg2mem47.0, %._crit_edge ], [ %.reg2mem47.3, %hipspv.wait.exit ], [ %.reg2mem47.0, %42 ]
  %.reg2mem50.2 = phi ptr addrspace(3) [ %.reg2mem50.1, %go.on ], [ %15, %16 ], [ %.reg2mem50.1, %hipspv.wait.exit34 ], [ %.reg2mem50.1, %.lr.ph._crit_edge ], [ %.reg2mem50.1, %._crit_edge ], [ %15, %hipspv.wait.exit ], [ %.reg2mem50.1, %42 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %20, %16 ], [ %39, %hipspv.wait.exit34 ], [ %36, %.lr.ph._crit_edge ], [ %.0..0., %._crit_edge ], [ %.0..0., %hipspv.wait.exit ], [ %.0..0., %42 ]
  %.reg2mem58.2 = phi i32 [ %.reg2mem58.1, %go.on ], [ %7, %16 ], [ %.reg2mem58.1, %hipspv.wait.exit34 ], [ %.reg2mem58.1, %.lr.ph._crit_edge ], [ %.reg2mem58.1, %._crit_edge ], [ %7, %hipspv.wait.exit ], [ %.reg2mem58.1, %42 ]
  %.reg2mem62.2 = phi ptr addrspace(1) [ %.reg2mem62.1, %go.on ], [ %1, %16 ], [ %.reg2mem62.1, %hipspv.wait.exit34 ], [ %.reg2mem62.1, %.lr.ph._crit_edge ], [ %.reg2mem62.1, %._crit_edge ], [ %1, %hipspv.wait.exit ], [ %.reg2mem62.1, %42 ]
  %47 = add i32 %turn, 1
  %48 = icmp eq i32 %47, 3
  %49 = select i1 %48, i32 0, i32 %47
  %50 = sext i32 %49 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %50
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %51 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %51
  %gone.i = icmp eq i32 %.1, 0
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4
  br label %hipspv.meet.exit

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3)
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4
  %any.i.not = icmp eq i32 %seen.i, 0
  br i1 %any.i.not, label %over, label %go.on

over:                                             ; preds = %hipspv.meet.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z14leave_in_turnsPi(ptr addrspace(1) noundef writeonly captures(none) %0) #8 {
  %2 = alloca i32, align 4
  store volatile i32 0, ptr %2, align 4
  %.0..0. = load volatile i32, ptr %2, align 4
  %3 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %sext = shl i64 %4, 32
  %6 = ashr exact i64 %sext, 32
  %7 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %6
  %8 = add nsw i32 %5, 1
  %9 = srem i32 %8, 96
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %10
  %smax = tail call i32 @llvm.smax.i32(i32 %5, i32 -1)
  %12 = add i32 %smax, 1
  br label %13

13:                                               ; preds = %hipspv.wait.exit17, %hipspv.wait.exit
  %.reg2mem22.0 = phi i32 [ %12, %hipspv.wait.exit ], [ %.reg2mem22.1, %hipspv.wait.exit17 ]
  %.reg2mem24.0 = phi ptr addrspace(3) [ %11, %hipspv.wait.exit ], [ %.reg2mem24.1, %hipspv.wait.exit17 ]
  %.reg2mem26.0 = phi ptr addrspace(3) [ %7, %hipspv.wait.exit ], [ %.reg2mem26.1, %hipspv.wait.exit17 ]
  %.reg2mem28.0 = phi i64 [ %6, %hipspv.wait.exit ], [ %.reg2mem28.1, %hipspv.wait.exit17 ]
  %.0.reg2mem35.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %21, %hipspv.wait.exit17 ]
  %.010.reg2mem37.0 = phi i32 [ %5, %hipspv.wait.exit ], [ %.reg2mem18.0, %hipspv.wait.exit17 ]
  store i32 %.010.reg2mem37.0, ptr addrspace(3) %.reg2mem26.0, align 4, !tbaa !7
  %14 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit14:                               ; preds = %go.on
  %exitcond = icmp eq i32 %.0.reg2mem.0, %.reg2mem22.1
  br i1 %exitcond, label %15, label %17

15:                                               ; preds = %hipspv.wait.exit14
  %16 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %.reg2mem28.1
  store i32 %.010.reg2mem.0, ptr addrspace(1) %16, align 4, !tbaa !7
  br label %meet

17:                                               ; preds = %hipspv.wait.exit14
  %18 = load i32, ptr addrspace(3) %.reg2mem24.1, align 4, !tbaa !7
  %19 = add nsw i32 %18, 1
  %20 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit17:                               ; preds = %go.on
  %21 = add nuw i32 %.0.reg2mem.0, 1
  br label %13, !llvm.loop !16

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.reg2mem18.0 = phi i32 [ undef, %1 ], [ %.reg2mem18.1, %hipspv.meet.exit ]
  %.0.reg2mem.0 = phi i32 [ undef, %1 ], [ %.0.reg2mem.1, %hipspv.meet.exit ]
  %.010.reg2mem.0 = phi i32 [ undef, %1 ], [ %.010.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem22.1 = phi i32 [ undef, %1 ], [ %.reg2mem22.2, %hipspv.meet.exit ]
  %.reg2mem24.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem24.2, %hipspv.meet.exit ]
  %.reg2mem26.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem26.2, %hipspv.meet.exit ]
  %.reg2mem28.1 = phi i64 [ undef, %1 ], [ %.reg2mem28.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %3, %1 ], [ %.1, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %1 ], [ %24, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit14
    i32 3, label %hipspv.wait.exit17
  ]

meet:                                             ; preds = %go.on, %15, %17, %13
  %.reg2mem18.1 = phi i32 [ %.reg2mem18.0, %go.on ], [ %.reg2mem18.0, %13 ], [ %.reg2mem18.0, %15 ], [ %19, %17 ]
  %.0.reg2mem.1 = phi i32 [ %.0.reg2mem.0, %go.on ], [ %.0.reg2mem35.0, %13 ], [ %.0.reg2mem.0, %15 ], [ %.0.reg2mem.0, %17 ]
  %.010.reg2mem.1 = phi i32 [ %.010.reg2mem.0, %go.on ], [ %.010.reg2mem37.0, %13 ], [ %.010.reg2mem.0, %15 ], [ %.010.reg2mem.0, %17 ]
  %.reg2mem22.2 = phi i32 [ %.reg2mem22.1, %go.on ], [ %.reg2mem22.0, %13 ], [ %.reg2mem22.1, %15 ], [ %.reg2mem22.1, %17 ]
  %.reg2mem24.2 = phi ptr addrspace(3) [ %.reg2mem24.1, %go.on ], [ %.reg2mem24.0, %13 ], [ %.reg2mem24.1, %15 ], [ %.reg2mem24.1, %17 ]
  %.reg2mem26.2 = phi ptr addrspace(3) [ %.reg2mem26.1, %go.on ], [ %.reg2mem26.0, %13 ], [ %.reg2mem26.1, %15 ], [ %.reg2mem26.1, %17 ]
  %.reg2mem28.2 = phi i64 [ %.reg2mem28.1, %go.on ], [ %.reg2mem28.0, %13 ], [ %.reg2mem28.1, %15 ], [ %.reg2mem28.1, %17 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %14, %13 ], [ %.0..0., %15 ], [ %20, %17 ]
  %22 = add i32 %turn, 1
  %23 = icmp eq i32 %22, 3
  %24 = select i1 %23, i32 0, i32 %22
  %25 = sext i32 %24 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %25
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %26 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %26
  %gone.i = icmp eq i32 %.1, 0
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4
  br label %hipspv.meet.exit

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3)
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4
  %any.i.not = icmp eq i32 %seen.i, 0
  br i1 %any.i.not, label %over, label %go.on

over:                                             ; preds = %hipspv.meet.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z12ends_in_loopPiii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) #8 {
  %4 = alloca i32, align 4
  store volatile i32 0, ptr %4, align 4
  %.0..0. = load volatile i32, ptr %4, align 4
  %5 = alloca [73 x i8], align 1
  %6 = alloca [10 x i64], align 8
  %7 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
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
  br label %22

19:                                               ; preds = %hipspv.count.exit73
  %sext = shl i64 %.reg2mem96.2, 32
  %20 = ashr exact i64 %sext, 30
  %21 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem99.2, i64 %20
  store i32 %spec.select, ptr addrspace(1) %21, align 4, !tbaa !7
  br label %meet

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
  %23 = icmp eq i32 %.055.reg2mem103.0, %.reg2mem87.0
  br i1 %23, label %24, label %_Z7guardediii.exit

24:                                               ; preds = %22
  br i1 %or.cond.reg2mem.0, label %25, label %29

25:                                               ; preds = %24
  %26 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 4
  %28 = atomicrmw volatile xchg ptr addrspace(1) %27, i32 2 monotonic, align 4
  br label %meet

29:                                               ; preds = %24
  br i1 %or.cond49.reg2mem.0, label %30, label %34

30:                                               ; preds = %29
  %31 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 4
  %33 = atomicrmw volatile xchg ptr addrspace(1) %32, i32 3 monotonic, align 4
  br label %meet

34:                                               ; preds = %29
  br i1 %or.cond50.reg2mem.0, label %__assert_fail.exit, label %_Z7guardediii.exit

__assert_fail.exit:                               ; preds = %34
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 1 dereferenceable(73) %5, ptr addrspace(2) noundef align 1 dereferenceable(73) @assert_text, i64 73, i1 false)
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)) to i64), ptr %6, align 8
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i64 65, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4)) to i64), ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %38 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  store i64 %38, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %40 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #12
  store i64 %40, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %42 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #12
  store i64 %42, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  store i64 %44, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %46 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #12
  store i64 %46, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #12
  store i64 %48, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)) to i64), ptr %49, align 8
  %50 = addrspacecast ptr %5 to ptr addrspace(4)
  %51 = addrspacecast ptr %6 to ptr addrspace(4)
  call spir_func void @put_record(ptr addrspace(4) noundef %50, ptr addrspace(4) noundef %51) #10
  %52 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %52, i64 4
  %54 = atomicrmw volatile xchg ptr addrspace(1) %53, i32 1 monotonic, align 4
  br label %meet

_Z7guardediii.exit:                               ; preds = %34, %22
  %55 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit59:                               ; preds = %go.on
  %56 = sext i32 %.reg2mem89.2 to i64
  %57 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %56
  store i32 %.reg2mem89.2, ptr addrspace(3) %57, align 4, !tbaa !7
  %58 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit62:                               ; preds = %go.on
  %59 = add nsw i32 %.reg2mem89.2, 5
  %60 = srem i32 %59, 96
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %61
  %63 = load i32, ptr addrspace(3) %62, align 4, !tbaa !7
  %64 = add nsw i32 %63, %.04554.reg2mem.1
  %65 = or i32 %.0..0., 4
  br label %meet

hipspv.wait.exit6.i:                              ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4
  %66 = or i32 %.0..0., 5
  br label %meet

hipspv.wait.exit3.i:                              ; preds = %go.on
  %old.i = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem85.2 syncscope("workgroup") monotonic, align 4
  %67 = or i32 %.0..0., 6
  br label %meet

hipspv.count.exit:                                ; preds = %go.on
  %sum.i = load i32, ptr addrspace(3) @hipspv.counter, align 4
  %68 = add nsw i32 %.reg2mem80.0, %sum.i
  %69 = or i32 %.0..0., 7
  br label %meet

hipspv.wait.exit6.i65:                            ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4
  %70 = or i32 %.0..0., 8
  br label %meet

hipspv.wait.exit3.i68:                            ; preds = %go.on
  %old.i69 = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem83.2 syncscope("workgroup") monotonic, align 4
  %71 = or i32 %.0..0., 9
  br label %meet

hipspv.count.exit73:                              ; preds = %go.on
  %sum.i72 = load i32, ptr addrspace(3) @hipspv.counter, align 4
  %.not = icmp eq i32 %sum.i72, 0
  %72 = add nsw i32 %.reg2mem77.0, 1000
  %spec.select = select i1 %.not, i32 %.reg2mem77.0, i32 %72
  %73 = add nuw nsw i32 %.055.reg2mem.1, 1
  %exitcond.not = icmp eq i32 %73, 20
  br i1 %exitcond.not, label %19, label %hipspv.count.exit73._crit_edge, !llvm.loop !17

hipspv.count.exit73._crit_edge:                   ; preds = %hipspv.count.exit73
  br label %22, !llvm.loop !17

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
  %turn = phi i32 [ 0, %3 ], [ %76, %hipspv.meet.exit ]
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
  ]

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
  %74 = add i32 %turn, 1
  %75 = icmp eq i32 %74, 3
  %76 = select i1 %75, i32 0, i32 %74
  %77 = sext i32 %76 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %77
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %78 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %78
  %gone.i = icmp eq i32 %.1, 0
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4
  br label %hipspv.meet.exit

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3)
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4
  %any.i.not = icmp eq i32 %seen.i, 0
  br i1 %any.i.not, label %over, label %go.on

over:                                             ; preds = %hipspv.meet.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z12two_barriersPi(ptr addrspace(1) noundef writeonly captures(none) %0) #8 {
  %2 = alloca i32, align 4
  store volatile i32 0, ptr %2, align 4
  %.0..0. = load volatile i32, ptr %2, align 4
  %3 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %5 = trunc i64 %4 to i32
  %6 = icmp slt i32 %5, 32
  br i1 %6, label %7, label %13

7:                                                ; preds = %hipspv.wait.exit
  %8 = icmp eq i32 %5, 3
  br i1 %8, label %9, label %._crit_edge

9:                                                ; preds = %7
  store i32 42, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !tbaa !7
  br label %._crit_edge

._crit_edge:                                      ; preds = %7, %9
  %10 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit10:                               ; preds = %go.on
  %sext = shl i64 %.reg2mem17.0, 32
  %11 = ashr exact i64 %sext, 30
  %12 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem21.0, i64 %11
  store i32 %.reg2mem.0, ptr addrspace(1) %12, align 4, !tbaa !7
  br label %meet

13:                                               ; preds = %hipspv.wait.exit
  %14 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit13:                               ; preds = %go.on
  %15 = load i32, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !tbaa !7
  %16 = add nsw i32 %15, %.reg2mem.0
  %17 = and i64 %.reg2mem17.0, 2147483647
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem21.0, i64 %17
  store i32 %16, ptr addrspace(1) %18, align 4, !tbaa !7
  br label %meet

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.0 = phi i32 [ %3, %1 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem.0 = phi i32 [ undef, %1 ], [ %.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem17.0 = phi i64 [ undef, %1 ], [ %.reg2mem17.1, %hipspv.meet.exit ]
  %.reg2mem21.0 = phi ptr addrspace(1) [ null, %1 ], [ %.reg2mem21.1, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %1 ], [ %21, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit10
    i32 3, label %hipspv.wait.exit13
  ]

meet:                                             ; preds = %hipspv.wait.exit10, %hipspv.wait.exit13, %go.on, %13, %._crit_edge
  %.1 = phi i32 [ %.0, %go.on ], [ %10, %._crit_edge ], [ %14, %13 ], [ %.0..0., %hipspv.wait.exit13 ], [ %.0..0., %hipspv.wait.exit10 ]
  %.reg2mem.1 = phi i32 [ %.reg2mem.0, %go.on ], [ %5, %._crit_edge ], [ %5, %13 ], [ %.reg2mem.0, %hipspv.wait.exit13 ], [ %.reg2mem.0, %hipspv.wait.exit10 ]
  %.reg2mem17.1 = phi i64 [ %.reg2mem17.0, %go.on ], [ %4, %._crit_edge ], [ %4, %13 ], [ %.reg2mem17.0, %hipspv.wait.exit13 ], [ %.reg2mem17.0, %hipspv.wait.exit10 ]
  %.reg2mem21.1 = phi ptr addrspace(1) [ %.reg2mem21.0, %go.on ], [ %0, %._crit_edge ], [ %0, %13 ], [ %.reg2mem21.0, %hipspv.wait.exit13 ], [ %.reg2mem21.0, %hipspv.wait.exit10 ]
  %19 = add i32 %turn, 1
  %20 = icmp eq i32 %19, 3
  %21 = select i1 %20, i32 0, i32 %19
  %22 = sext i32 %21 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %22
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %23 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %23
  %gone.i = icmp eq i32 %.1, 0
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4
  br label %hipspv.meet.exit

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3)
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4
  %any.i.not = icmp eq i32 %seen.i, 0
  br i1 %any.i.not, label %over, label %go.on

over:                                             ; preds = %hipspv.meet.exit
  ret void
}

define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0) {
entry:
  %1 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 0
  store i64 ptrtoint (ptr addrspace(1) @__hipspv_service to i64), ptr addrspace(1) %1, align 8
  ret void
}

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!hipspv.notes = !{!11, !12, !13}
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
!11 = !{!"hipspv.var 0 __hipspv_service 8"}
!12 = !{!"hipspv.notes 1"}
!13 = !{!"hipspv.indirect _Z12ends_in_loopPiii"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
