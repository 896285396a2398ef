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
@hipspv.counter = internal addrspace(3) global i32 undef, align 4
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4
@__hipspv_service = addrspace(1) global { ptr addrspace(1) } zeroinitializer, align 8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #1

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @hipspv.fn.put_string(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef readonly captures(address_is_null) %1) unnamed_addr #2 {
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
define internal spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #3 {
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
define internal spir_func void @hipspv.fn.put_record(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef readonly captures(none) %1) #7 {
  %3 = alloca %struct.scanner, align 8
  %4 = getelementptr inbounds %struct.scanner, ptr %3, i64 0
  %5 = alloca %struct.scanner, align 8
  %6 = getelementptr inbounds %struct.scanner, ptr %5, i64 0
  %7 = alloca %struct.scanner, align 8
  %8 = getelementptr inbounds %struct.scanner, ptr %7, i64 0
  %9 = alloca %struct.writer, align 8
  %10 = getelementptr inbounds %struct.writer, ptr %9, i64 0
  %11 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  store ptr addrspace(4) %0, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %.not.i.i = icmp eq ptr addrspace(4) %0, null
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %2
  %i.i = phi i64 [ 0, %2 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr %12, i64 %i.i
  store i64 0, ptr %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 2
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i64.exit

hipspv.memset.p0.p0.i64.exit:                     ; preds = %loop.i
  br i1 %.not.i.i, label %string_length.exit.i, label %.preheader.i.i

.preheader.i.i:                                   ; preds = %hipspv.memset.p0.p0.i64.exit, %.preheader.i.i
  %.0.i.i = phi i64 [ %15, %.preheader.i.i ], [ 0, %hipspv.memset.p0.p0.i64.exit ]
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 %.0.i.i
  %14 = load i8, ptr addrspace(4) %13, align 1
  %.not7.i.i = icmp eq i8 %14, 0
  %15 = add i64 %.0.i.i, 1
  br i1 %.not7.i.i, label %string_length.exit.i, label %.preheader.i.i

string_length.exit.i:                             ; preds = %.preheader.i.i, %hipspv.memset.p0.p0.i64.exit
  %.05.i.i = phi i64 [ 7, %hipspv.memset.p0.p0.i64.exit ], [ %15, %.preheader.i.i ]
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %16) #9
  %18 = icmp ult i32 %17, 10
  br i1 %18, label %.lr.ph.i, label %strings_size.exit

.lr.ph.i:                                         ; preds = %string_length.exit.i, %string_length.exit13.i
  %.015.i = phi i32 [ %28, %string_length.exit13.i ], [ %17, %string_length.exit.i ]
  %.0714.i = phi i64 [ %27, %string_length.exit13.i ], [ %.05.i.i, %string_length.exit.i ]
  %19 = zext nneg i32 %.015.i to i64
  %20 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %19
  %21 = load i64, ptr addrspace(4) %20, align 8
  %22 = inttoptr i64 %21 to ptr addrspace(4)
  %.not.i8.i = icmp eq i64 %21, 0
  br i1 %.not.i8.i, label %string_length.exit13.i, label %.preheader.i9.i

.preheader.i9.i:                                  ; preds = %.lr.ph.i, %.preheader.i9.i
  %.0.i10.i = phi i64 [ %25, %.preheader.i9.i ], [ 0, %.lr.ph.i ]
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 %.0.i10.i
  %24 = load i8, ptr addrspace(4) %23, align 1
  %.not7.i11.i = icmp eq i8 %24, 0
  %25 = add i64 %.0.i10.i, 1
  br i1 %.not7.i11.i, label %string_length.exit13.i, label %.preheader.i9.i

string_length.exit13.i:                           ; preds = %.preheader.i9.i, %.lr.ph.i
  %.05.i12.i = phi i64 [ 6, %.lr.ph.i ], [ %.0.i10.i, %.preheader.i9.i ]
  %26 = add i64 %.0714.i, 1
  %27 = add i64 %26, %.05.i12.i
  %28 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %16) #9
  %29 = icmp ult i32 %28, 10
  br i1 %29, label %.lr.ph.i, label %strings_size.exit

strings_size.exit:                                ; preds = %string_length.exit13.i, %string_length.exit.i
  %.07.lcssa.i = phi i64 [ %.05.i.i, %string_length.exit.i ], [ %27, %string_length.exit13.i ]
  %30 = add i64 %.07.lcssa.i, 103
  %31 = and i64 %30, -8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 16
  %33 = getelementptr i8, ptr addrspace(1) %32, i64 0
  %34 = load volatile i64, ptr addrspace(1) %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 24
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %37 = load i64, ptr addrspace(1) %36, align 8
  br label %38

38:                                               ; preds = %46, %strings_size.exit
  %.015.i24 = phi i64 [ %34, %strings_size.exit ], [ %49, %46 ]
  %39 = load volatile i64, ptr addrspace(1) %35, align 8
  %40 = add i64 %.015.i24, %31
  %41 = sub i64 %40, %39
  %42 = icmp ugt i64 %41, %37
  br i1 %42, label %reserve.exit.thread, label %46

reserve.exit.thread:                              ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 32
  %44 = getelementptr i8, ptr addrspace(1) %43, i64 0
  %45 = atomicrmw volatile add ptr addrspace(1) %44, i64 1 syncscope("device") monotonic, align 8
  br label %116

46:                                               ; preds = %38
  %47 = cmpxchg volatile ptr addrspace(1) %33, i64 %.015.i24, i64 %40 syncscope("device") monotonic monotonic, align 8
  %48 = extractvalue { i64, i1 } %47, 1
  %49 = extractvalue { i64, i1 } %47, 0
  br i1 %48, label %reserve.exit, label %38

reserve.exit:                                     ; preds = %46
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #10
  %.not = icmp eq i64 %.015.i24, -1
  br i1 %.not, label %116, label %50

50:                                               ; preds = %reserve.exit
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 56
  store ptr addrspace(1) %51, ptr %10, align 8
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %53 = load i64, ptr addrspace(1) %36, align 8
  %54 = lshr i64 %53, 3
  %55 = add nsw i64 %54, -1
  store i64 %55, ptr %52, align 8
  %56 = lshr i64 %.015.i24, 3
  %57 = add nuw nsw i64 %56, 1
  %58 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %59 = addrspacecast ptr %10 to ptr addrspace(4)
  %60 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %61 = and i64 %55, %57
  %62 = getelementptr inbounds nuw i64, ptr addrspace(1) %51, i64 %61
  br label %loop.i22

loop.i22:                                         ; preds = %loop.i22, %50
  %i.i23 = phi i64 [ 0, %50 ], [ %next.i25, %loop.i22 ]
  %target.i24 = getelementptr inbounds i64, ptr %58, i64 %i.i23
  store i64 0, ptr %target.i24, align 8
  %next.i25 = add i64 %i.i23, 1
  %more.i26 = icmp ult i64 %next.i25, 2
  br i1 %more.i26, label %loop.i22, label %hipspv.memset.p0.p0.i64.exit27

hipspv.memset.p0.p0.i64.exit27:                   ; preds = %loop.i22
  store i64 42949672962, ptr addrspace(1) %62, align 8
  %63 = add nuw nsw i64 %56, 2
  store ptr addrspace(4) %0, ptr %6, align 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %65 = addrspacecast ptr %6 to ptr addrspace(4)
  br label %loop.i10

loop.i10:                                         ; preds = %loop.i10, %hipspv.memset.p0.p0.i64.exit27
  %i.i11 = phi i64 [ 0, %hipspv.memset.p0.p0.i64.exit27 ], [ %next.i13, %loop.i10 ]
  %target.i12 = getelementptr inbounds i64, ptr %64, i64 %i.i11
  store i64 0, ptr %target.i12, align 8
  %next.i13 = add i64 %i.i11, 1
  %more.i14 = icmp ult i64 %next.i13, 2
  br i1 %more.i14, label %loop.i10, label %hipspv.memset.p0.p0.i64.exit15

hipspv.memset.p0.p0.i64.exit15:                   ; preds = %loop.i10
  %66 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %65) #9
  br label %67

67:                                               ; preds = %84, %hipspv.memset.p0.p0.i64.exit15
  %68 = phi i64 [ %63, %hipspv.memset.p0.p0.i64.exit15 ], [ %85, %84 ]
  %indvars.iv.i = phi i64 [ 0, %hipspv.memset.p0.p0.i64.exit15 ], [ %indvars.iv.next.i, %84 ]
  %.014.i = phi i32 [ %66, %hipspv.memset.p0.p0.i64.exit15 ], [ %.1.i, %84 ]
  %69 = zext i32 %.014.i to i64
  %70 = icmp eq i64 %indvars.iv.i, %69
  %71 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %indvars.iv.i
  %72 = load i64, ptr addrspace(4) %71, align 8
  br i1 %70, label %73, label %.critedge.i

73:                                               ; preds = %67
  %74 = inttoptr i64 %72 to ptr addrspace(4)
  %.not.i.i25 = icmp eq i64 %72, 0
  br i1 %.not.i.i25, label %string_length.exit.i29, label %.preheader.i.i26

.preheader.i.i26:                                 ; preds = %73, %.preheader.i.i26
  %.0.i.i27 = phi i64 [ %77, %.preheader.i.i26 ], [ 0, %73 ]
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 %.0.i.i27
  %76 = load i8, ptr addrspace(4) %75, align 1
  %.not7.i.i28 = icmp eq i8 %76, 0
  %77 = add i64 %.0.i.i27, 1
  br i1 %.not7.i.i28, label %string_length.exit.i29, label %.preheader.i.i26

string_length.exit.i29:                           ; preds = %.preheader.i.i26, %73
  %78 = phi i64 [ 6, %73 ], [ %.0.i.i27, %.preheader.i.i26 ]
  %79 = and i64 %68, %55
  %80 = getelementptr inbounds nuw i64, ptr addrspace(1) %51, i64 %79
  store i64 %78, ptr addrspace(1) %80, align 8
  %81 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %65) #9
  br label %84

.critedge.i:                                      ; preds = %67
  %82 = and i64 %68, %55
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %51, i64 %82
  store i64 %72, ptr addrspace(1) %83, align 8
  br label %84

84:                                               ; preds = %.critedge.i, %string_length.exit.i29
  %.1.i = phi i32 [ %81, %string_length.exit.i29 ], [ %.014.i, %.critedge.i ]
  %85 = add i64 %68, 1
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 10
  br i1 %exitcond.not.i, label %put_slots.exit, label %67

put_slots.exit:                                   ; preds = %84
  store i64 %85, ptr %60, align 1
  store ptr addrspace(4) %0, ptr %4, align 8
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br label %loop.i16

loop.i16:                                         ; preds = %loop.i16, %put_slots.exit
  %i.i17 = phi i64 [ 0, %put_slots.exit ], [ %next.i19, %loop.i16 ]
  %target.i18 = getelementptr inbounds i64, ptr %86, i64 %i.i17
  store i64 0, ptr %target.i18, align 8
  %next.i19 = add i64 %i.i17, 1
  %more.i20 = icmp ult i64 %next.i19, 2
  br i1 %more.i20, label %loop.i16, label %hipspv.memset.p0.p0.i64.exit21

hipspv.memset.p0.p0.i64.exit21:                   ; preds = %loop.i16
  call spir_func void @hipspv.fn.put_string(ptr addrspace(4) noundef %59, ptr addrspace(4) noundef %0) #9
  %87 = addrspacecast ptr %4 to ptr addrspace(4)
  %88 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %87) #9
  %89 = icmp ult i32 %88, 10
  br i1 %89, label %.lr.ph.i30, label %.preheader.i

.preheader.i:                                     ; preds = %.lr.ph.i30, %hipspv.memset.p0.p0.i64.exit21
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %91 = load i32, ptr %90, align 8
  %.not10.i = icmp eq i32 %91, 0
  br i1 %.not10.i, label %put_strings.exit, label %.lr.ph11.i

.lr.ph11.i:                                       ; preds = %.preheader.i
  %.pre.i = load i64, ptr %58, align 8
  br label %98

.lr.ph.i30:                                       ; preds = %hipspv.memset.p0.p0.i64.exit21, %.lr.ph.i30
  %.09.i = phi i32 [ %96, %.lr.ph.i30 ], [ %88, %hipspv.memset.p0.p0.i64.exit21 ]
  %92 = zext nneg i32 %.09.i to i64
  %93 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %92
  %94 = load i64, ptr addrspace(4) %93, align 8
  %95 = inttoptr i64 %94 to ptr addrspace(4)
  call spir_func void @hipspv.fn.put_string(ptr addrspace(4) noundef %59, ptr addrspace(4) noundef %95) #9
  %96 = call spir_func i32 @hipspv.fn.next_string(ptr addrspace(4) noundef %87) #9
  %97 = icmp ult i32 %96, 10
  br i1 %97, label %.lr.ph.i30, label %.preheader.i

98:                                               ; preds = %put_byte.exit.i, %.lr.ph11.i
  %99 = phi i32 [ %91, %.lr.ph11.i ], [ %100, %put_byte.exit.i ]
  %100 = add i32 %99, 1
  %101 = icmp ult i32 %100, 8
  br i1 %101, label %put_byte.exit.i, label %put_byte.exit.thread.i

put_byte.exit.thread.i:                           ; preds = %98
  %102 = load ptr addrspace(1), ptr %10, align 8
  %103 = load i64, ptr %60, align 8
  %104 = load i64, ptr %52, align 8
  %105 = and i64 %104, %103
  %106 = getelementptr inbounds nuw i64, ptr addrspace(1) %102, i64 %105
  store i64 %.pre.i, ptr addrspace(1) %106, align 8
  %107 = add i64 %103, 1
  store i64 %107, ptr %60, align 8
  store i64 0, ptr %58, align 8
  br label %._crit_edge.sink.split.i

put_byte.exit.i:                                  ; preds = %98
  %.not.i = icmp eq i32 %100, 0
  br i1 %.not.i, label %._crit_edge.sink.split.i, label %98

._crit_edge.sink.split.i:                         ; preds = %put_byte.exit.i, %put_byte.exit.thread.i
  store i32 0, ptr %90, align 8
  br label %put_strings.exit

put_strings.exit:                                 ; preds = %.preheader.i, %._crit_edge.sink.split.i
  %108 = load ptr addrspace(1), ptr %10, align 8
  %109 = load i64, ptr %52, align 8
  %110 = and i64 %109, %56
  %111 = getelementptr inbounds nuw i64, ptr addrspace(1) %108, i64 %110
  %112 = getelementptr i8, ptr addrspace(1) %111, i64 0
  %113 = shl i64 %31, 32
  %114 = or disjoint i64 %113, 1
  %115 = atomicrmw volatile xchg ptr addrspace(1) %112, i64 %114 release, align 8
  br label %116

116:                                              ; preds = %reserve.exit.thread, %reserve.exit, %put_strings.exit
  ret void
}

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) #8 {
  %4 = alloca i32, align 4
  %5 = getelementptr inbounds i32, ptr %4, i64 0
  store volatile i32 0, ptr %5, align 4
  %.0..0. = load volatile i32, ptr %5, align 4
  %6 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %10 = trunc i64 %9 to i32
  %11 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %12 = trunc i64 %11 to i32
  %13 = mul i32 %12, %10
  %14 = add i32 %13, %8
  %sext = shl i64 %7, 32
  %15 = ashr exact i64 %sext, 30
  %16 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %15
  store i32 0, ptr addrspace(3) %16, align 4, !tbaa !7
  %.not = icmp slt i32 %14, %2
  br i1 %.not, label %17, label %meet

17:                                               ; preds = %hipspv.wait.exit
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !7
  store i32 %20, ptr addrspace(3) %16, align 4, !tbaa !7
  %21 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit31:                               ; preds = %go.on
  %22 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %23 = trunc i64 %22 to i32
  %24 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11
  %25 = trunc i64 %24 to i32
  %26 = mul i32 %25, %23
  %27 = sub nsw i32 %2, %26
  %28 = tail call noundef range(i32 -2147483648, 97) i32 @llvm.smin.i32(i32 %27, i32 96)
  %29 = icmp sgt i32 %27, 1
  br i1 %29, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37.._crit_edge_crit_edge
  %.reg2mem47.0 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37.._crit_edge_crit_edge ], [ %28, %hipspv.wait.exit31 ]
  %30 = icmp eq i32 %.reg2mem58.1, 0
  br i1 %30, label %43, label %meet

.lr.ph:                                           ; preds = %hipspv.wait.exit31, %hipspv.wait.exit37..lr.ph_crit_edge
  %.reg2mem47.1 = phi i32 [ %.reg2mem47.3, %hipspv.wait.exit37..lr.ph_crit_edge ], [ %28, %hipspv.wait.exit31 ]
  %.025.reg2mem66.0 = phi i32 [ %41, %hipspv.wait.exit37..lr.ph_crit_edge ], [ 1, %hipspv.wait.exit31 ]
  %31 = add nsw i32 %.025.reg2mem66.0, %.reg2mem58.1
  %32 = icmp slt i32 %31, %.reg2mem47.1
  br i1 %32, label %33, label %.lr.ph._crit_edge

33:                                               ; preds = %.lr.ph
  %34 = sext i32 %31 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !7
  br label %.lr.ph._crit_edge

.lr.ph._crit_edge:                                ; preds = %.lr.ph, %33
  %.reg2mem64.0 = phi i32 [ %36, %33 ], [ 0, %.lr.ph ]
  %37 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit34:                               ; preds = %go.on
  %38 = load i32, ptr addrspace(3) %.reg2mem50.1, align 4, !tbaa !7
  %39 = add nsw i32 %38, %.reg2mem39.0
  store i32 %39, ptr addrspace(3) %.reg2mem50.1, align 4, !tbaa !7
  %40 = or i32 %.0..0., 4
  br label %meet

hipspv.wait.exit37:                               ; preds = %go.on
  %41 = shl nsw i32 %.025.reg2mem.0, 1
  %42 = icmp slt i32 %41, %.reg2mem47.3
  br i1 %42, label %hipspv.wait.exit37..lr.ph_crit_edge, label %hipspv.wait.exit37.._crit_edge_crit_edge, !llvm.loop !14

hipspv.wait.exit37.._crit_edge_crit_edge:         ; preds = %hipspv.wait.exit37
  br label %._crit_edge, !llvm.loop !14

hipspv.wait.exit37..lr.ph_crit_edge:              ; preds = %hipspv.wait.exit37
  br label %.lr.ph, !llvm.loop !14

43:                                               ; preds = %._crit_edge
  %44 = load i32, ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell, align 4, !tbaa !7
  %45 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11
  %46 = and i64 %45, 4294967295
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem62.1, i64 %46
  store i32 %44, ptr addrspace(1) %47, align 4, !tbaa !7
  br label %meet

go.on:                                            ; preds = %hipspv.meet.exit, %3
  %.reg2mem39.0 = phi i32 [ undef, %3 ], [ %.reg2mem39.1, %hipspv.meet.exit ]
  %.025.reg2mem.0 = phi i32 [ undef, %3 ], [ %.025.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem47.3 = phi i32 [ undef, %3 ], [ %.reg2mem47.4, %hipspv.meet.exit ]
  %.reg2mem50.1 = phi ptr addrspace(3) [ null, %3 ], [ %.reg2mem50.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %6, %3 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem58.1 = phi i32 [ undef, %3 ], [ %.reg2mem58.2, %hipspv.meet.exit ]
  %.reg2mem62.1 = phi ptr addrspace(1) [ null, %3 ], [ %.reg2mem62.2, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %3 ], [ %50, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit31
    i32 3, label %hipspv.wait.exit34
    i32 4, label %hipspv.wait.exit37
  ]

meet:                                             ; preds = %43, %hipspv.wait.exit, %._crit_edge, %go.on, %hipspv.wait.exit34, %.lr.ph._crit_edge, %17
  %.reg2mem39.1 = phi i32 [ %.reg2mem39.0, %go.on ], [ %.reg2mem39.0, %17 ], [ %.reg2mem39.0, %hipspv.wait.exit34 ], [ %.reg2mem64.0, %.lr.ph._crit_edge ], [ %.reg2mem39.0, %._crit_edge ], [ %.reg2mem39.0, %hipspv.wait.exit ], [ %.reg2mem39.0, %43 ]
  %.025.reg2mem.1 = phi i32 [ %.025.reg2mem.0, %go.on ], [ %.025.reg2mem.0, %17 ], [ %.025.reg2mem.0, %hipspv.wait.exit34 ], [ %.025.reg2mem66.0, %.lr.ph._crit_edge ], [ %.025.reg2mem.0, %._crit_edge ], [ %.025.reg2mem.0, %hipspv.wait.exit ], [ %.025.reg2mem.0, %43 ]
  %.reg2mem47.4 = phi i32 [ %.reg2mem47.3, %go.on ], [ %.reg2mem47.3, %17 ], [ %.reg2mem47.3, %hipspv.wait.exit34 ], [ %.reg2mem47.1, %.lr.ph._crit_edge ], [ %.reg2mem47.0, %._crit_edge ], [ %.reg2mem47.3, %hipspv.wait.exit ], [ %.reg2mem47.0, %43 ]
  %.reg2mem50.2 = phi ptr addrspace(3) [ %.reg2mem50.1, %go.on ], [ %16, %17 ], [ %.reg2mem50.1, %hipspv.wait.exit34 ], [ %.reg2mem50.1, %.lr.ph._crit_edge ], [ %.reg2mem50.1, %._crit_edge ], [ %16, %hipspv.wait.exit ], [ %.reg2mem50.1, %43 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %21, %17 ], [ %40, %hipspv.wait.exit34 ], [ %37, %.lr.ph._crit_edge ], [ %.0..0., %._crit_edge ], [ %.0..0., %hipspv.wait.exit ], [ %.0..0., %43 ]
  %.reg2mem58.2 = phi i32 [ %.reg2mem58.1, %go.on ], [ %8, %17 ], [ %.reg2mem58.1, %hipspv.wait.exit34 ], [ %.reg2mem58.1, %.lr.ph._crit_edge ], [ %.reg2mem58.1, %._crit_edge ], [ %8, %hipspv.wait.exit ], [ %.reg2mem58.1, %43 ]
  %.reg2mem62.2 = phi ptr addrspace(1) [ %.reg2mem62.1, %go.on ], [ %1, %17 ], [ %.reg2mem62.1, %hipspv.wait.exit34 ], [ %.reg2mem62.1, %.lr.ph._crit_edge ], [ %.reg2mem62.1, %._crit_edge ], [ %1, %hipspv.wait.exit ], [ %.reg2mem62.1, %43 ]
  %48 = add i32 %turn, 1
  %49 = icmp eq i32 %48, 3
  %50 = select i1 %49, i32 0, i32 %48
  %51 = sext i32 %50 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %51
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %52 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %52
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
  %3 = getelementptr inbounds i32, ptr %2, i64 0
  store volatile i32 0, ptr %3, align 4
  %.0..0. = load volatile i32, ptr %3, align 4
  %4 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %sext = shl i64 %5, 32
  %7 = ashr exact i64 %sext, 32
  %8 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %7
  %9 = add nsw i32 %6, 1
  %10 = srem i32 %9, 96
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next, i64 %11
  %smax = tail call i32 @llvm.smax.i32(i32 %6, i32 -1)
  %13 = add i32 %smax, 1
  br label %14

14:                                               ; preds = %hipspv.wait.exit17, %hipspv.wait.exit
  %.reg2mem22.0 = phi i32 [ %13, %hipspv.wait.exit ], [ %.reg2mem22.1, %hipspv.wait.exit17 ]
  %.reg2mem24.0 = phi ptr addrspace(3) [ %12, %hipspv.wait.exit ], [ %.reg2mem24.1, %hipspv.wait.exit17 ]
  %.reg2mem26.0 = phi ptr addrspace(3) [ %8, %hipspv.wait.exit ], [ %.reg2mem26.1, %hipspv.wait.exit17 ]
  %.reg2mem28.0 = phi i64 [ %7, %hipspv.wait.exit ], [ %.reg2mem28.1, %hipspv.wait.exit17 ]
  %.0.reg2mem35.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %22, %hipspv.wait.exit17 ]
  %.010.reg2mem37.0 = phi i32 [ %6, %hipspv.wait.exit ], [ %.reg2mem18.0, %hipspv.wait.exit17 ]
  store i32 %.010.reg2mem37.0, ptr addrspace(3) %.reg2mem26.0, align 4, !tbaa !7
  %15 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit14:                               ; preds = %go.on
  %exitcond = icmp eq i32 %.0.reg2mem.0, %.reg2mem22.1
  br i1 %exitcond, label %16, label %18

16:                                               ; preds = %hipspv.wait.exit14
  %17 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %.reg2mem28.1
  store i32 %.010.reg2mem.0, ptr addrspace(1) %17, align 4, !tbaa !7
  br label %meet

18:                                               ; preds = %hipspv.wait.exit14
  %19 = load i32, ptr addrspace(3) %.reg2mem24.1, align 4, !tbaa !7
  %20 = add nsw i32 %19, 1
  %21 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit17:                               ; preds = %go.on
  %22 = add nuw i32 %.0.reg2mem.0, 1
  br label %14, !llvm.loop !16

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.reg2mem18.0 = phi i32 [ undef, %1 ], [ %.reg2mem18.1, %hipspv.meet.exit ]
  %.0.reg2mem.0 = phi i32 [ undef, %1 ], [ %.0.reg2mem.1, %hipspv.meet.exit ]
  %.010.reg2mem.0 = phi i32 [ undef, %1 ], [ %.010.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem22.1 = phi i32 [ undef, %1 ], [ %.reg2mem22.2, %hipspv.meet.exit ]
  %.reg2mem24.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem24.2, %hipspv.meet.exit ]
  %.reg2mem26.1 = phi ptr addrspace(3) [ null, %1 ], [ %.reg2mem26.2, %hipspv.meet.exit ]
  %.reg2mem28.1 = phi i64 [ undef, %1 ], [ %.reg2mem28.2, %hipspv.meet.exit ]
  %.0 = phi i32 [ %4, %1 ], [ %.1, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %1 ], [ %25, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit14
    i32 3, label %hipspv.wait.exit17
  ]

meet:                                             ; preds = %go.on, %16, %18, %14
  %.reg2mem18.1 = phi i32 [ %.reg2mem18.0, %go.on ], [ %.reg2mem18.0, %14 ], [ %.reg2mem18.0, %16 ], [ %20, %18 ]
  %.0.reg2mem.1 = phi i32 [ %.0.reg2mem.0, %go.on ], [ %.0.reg2mem35.0, %14 ], [ %.0.reg2mem.0, %16 ], [ %.0.reg2mem.0, %18 ]
  %.010.reg2mem.1 = phi i32 [ %.010.reg2mem.0, %go.on ], [ %.010.reg2mem37.0, %14 ], [ %.010.reg2mem.0, %16 ], [ %.010.reg2mem.0, %18 ]
  %.reg2mem22.2 = phi i32 [ %.reg2mem22.1, %go.on ], [ %.reg2mem22.0, %14 ], [ %.reg2mem22.1, %16 ], [ %.reg2mem22.1, %18 ]
  %.reg2mem24.2 = phi ptr addrspace(3) [ %.reg2mem24.1, %go.on ], [ %.reg2mem24.0, %14 ], [ %.reg2mem24.1, %16 ], [ %.reg2mem24.1, %18 ]
  %.reg2mem26.2 = phi ptr addrspace(3) [ %.reg2mem26.1, %go.on ], [ %.reg2mem26.0, %14 ], [ %.reg2mem26.1, %16 ], [ %.reg2mem26.1, %18 ]
  %.reg2mem28.2 = phi i64 [ %.reg2mem28.1, %go.on ], [ %.reg2mem28.0, %14 ], [ %.reg2mem28.1, %16 ], [ %.reg2mem28.1, %18 ]
  %.1 = phi i32 [ %.0, %go.on ], [ %15, %14 ], [ %.0..0., %16 ], [ %21, %18 ]
  %23 = add i32 %turn, 1
  %24 = icmp eq i32 %23, 3
  %25 = select i1 %24, i32 0, i32 %23
  %26 = sext i32 %25 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %26
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %27 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %27
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
  %5 = getelementptr inbounds i32, ptr %4, i64 0
  store volatile i32 0, ptr %5, align 4
  %.0..0. = load volatile i32, ptr %5, align 4
  %6 = alloca [73 x i8], align 1
  %7 = getelementptr inbounds [73 x i8], ptr %6, i64 0
  %8 = alloca [10 x i64], align 8
  %9 = getelementptr inbounds [10 x i64], ptr %8, i64 0
  %10 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %12 = trunc i64 %11 to i32
  %13 = sdiv i32 %2, 8
  %14 = icmp eq i32 %1, 1
  %15 = icmp eq i32 %2, %12
  %or.cond = select i1 %14, i1 %15, i1 false
  %16 = icmp eq i32 %1, 2
  %or.cond49 = select i1 %16, i1 %15, i1 false
  %17 = icmp eq i32 %1, 3
  %or.cond50 = select i1 %17, i1 %15, i1 false
  %18 = and i32 %12, 1
  %19 = xor i32 %18, 1
  %20 = icmp eq i32 %12, 95
  %21 = zext i1 %20 to i32
  br label %25

22:                                               ; preds = %hipspv.count.exit73
  %sext = shl i64 %.reg2mem96.2, 32
  %23 = ashr exact i64 %sext, 30
  %24 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem99.2, i64 %23
  store i32 %spec.select, ptr addrspace(1) %24, align 4, !tbaa !7
  br label %meet

25:                                               ; preds = %hipspv.count.exit73._crit_edge, %hipspv.wait.exit
  %.reg2mem83.0 = phi i32 [ %21, %hipspv.wait.exit ], [ %.reg2mem83.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem85.0 = phi i32 [ %19, %hipspv.wait.exit ], [ %.reg2mem85.2, %hipspv.count.exit73._crit_edge ]
  %or.cond50.reg2mem.0 = phi i1 [ %or.cond50, %hipspv.wait.exit ], [ %or.cond50.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %or.cond49.reg2mem.0 = phi i1 [ %or.cond49, %hipspv.wait.exit ], [ %or.cond49.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %or.cond.reg2mem.0 = phi i1 [ %or.cond, %hipspv.wait.exit ], [ %or.cond.reg2mem.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem87.0 = phi i32 [ %13, %hipspv.wait.exit ], [ %.reg2mem87.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem89.0 = phi i32 [ %12, %hipspv.wait.exit ], [ %.reg2mem89.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem96.0 = phi i64 [ %11, %hipspv.wait.exit ], [ %.reg2mem96.2, %hipspv.count.exit73._crit_edge ]
  %.reg2mem99.0 = phi ptr addrspace(1) [ %0, %hipspv.wait.exit ], [ %.reg2mem99.2, %hipspv.count.exit73._crit_edge ]
  %.04554.reg2mem101.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %spec.select, %hipspv.count.exit73._crit_edge ]
  %.055.reg2mem103.0 = phi i32 [ 0, %hipspv.wait.exit ], [ %79, %hipspv.count.exit73._crit_edge ]
  %26 = icmp eq i32 %.055.reg2mem103.0, %.reg2mem87.0
  br i1 %26, label %27, label %_Z7guardediii.exit

27:                                               ; preds = %25
  br i1 %or.cond.reg2mem.0, label %28, label %33

28:                                               ; preds = %27
  %29 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 4
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 0
  %32 = atomicrmw volatile xchg ptr addrspace(1) %31, i32 2 monotonic, align 4
  br label %meet

33:                                               ; preds = %27
  br i1 %or.cond49.reg2mem.0, label %34, label %39

34:                                               ; preds = %33
  %35 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 4
  %37 = getelementptr i8, ptr addrspace(1) %36, i64 0
  %38 = atomicrmw volatile xchg ptr addrspace(1) %37, i32 3 monotonic, align 4
  br label %meet

39:                                               ; preds = %33
  br i1 %or.cond50.reg2mem.0, label %__assert_fail.exit, label %_Z7guardediii.exit

__assert_fail.exit:                               ; preds = %39
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 1 dereferenceable(73) %7, ptr addrspace(2) noundef align 1 dereferenceable(73) @assert_text, i64 73, i1 false)
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)) to i64), ptr %9, align 8
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 65, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4)) to i64), ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12
  store i64 %43, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %45 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #12
  store i64 %45, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %47 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #12
  store i64 %47, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %49 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12
  store i64 %49, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %51 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #12
  store i64 %51, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %53 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #12
  store i64 %53, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)) to i64), ptr %54, align 8
  %55 = addrspacecast ptr %7 to ptr addrspace(4)
  %56 = addrspacecast ptr %9 to ptr addrspace(4)
  call spir_func void @hipspv.fn.put_record(ptr addrspace(4) noundef %55, ptr addrspace(4) noundef %56) #10
  %57 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 4
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 0
  %60 = atomicrmw volatile xchg ptr addrspace(1) %59, i32 1 monotonic, align 4
  br label %meet

_Z7guardediii.exit:                               ; preds = %39, %25
  %61 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit59:                               ; preds = %go.on
  %62 = sext i32 %.reg2mem89.2 to i64
  %63 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %62
  store i32 %.reg2mem89.2, ptr addrspace(3) %63, align 4, !tbaa !7
  %64 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit62:                               ; preds = %go.on
  %65 = add nsw i32 %.reg2mem89.2, 5
  %66 = srem i32 %65, 96
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !7
  %70 = add nsw i32 %69, %.04554.reg2mem.1
  %71 = or i32 %.0..0., 4
  br label %meet

hipspv.wait.exit6.i:                              ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4
  %72 = or i32 %.0..0., 5
  br label %meet

hipspv.wait.exit3.i:                              ; preds = %go.on
  %old.i = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem85.2 syncscope("workgroup") monotonic, align 4
  %73 = or i32 %.0..0., 6
  br label %meet

hipspv.count.exit:                                ; preds = %go.on
  %sum.i = load i32, ptr addrspace(3) @hipspv.counter, align 4
  %74 = add nsw i32 %.reg2mem80.0, %sum.i
  %75 = or i32 %.0..0., 7
  br label %meet

hipspv.wait.exit6.i65:                            ; preds = %go.on
  store i32 0, ptr addrspace(3) @hipspv.counter, align 4
  %76 = or i32 %.0..0., 8
  br label %meet

hipspv.wait.exit3.i68:                            ; preds = %go.on
  %old.i69 = atomicrmw add ptr addrspace(3) @hipspv.counter, i32 %.reg2mem83.2 syncscope("workgroup") monotonic, align 4
  %77 = or i32 %.0..0., 9
  br label %meet

hipspv.count.exit73:                              ; preds = %go.on
  %sum.i72 = load i32, ptr addrspace(3) @hipspv.counter, align 4
  %.not = icmp eq i32 %sum.i72, 0
  %78 = add nsw i32 %.reg2mem77.0, 1000
  %spec.select = select i1 %.not, i32 %.reg2mem77.0, i32 %78
  %79 = add nuw nsw i32 %.055.reg2mem.1, 1
  %exitcond.not = icmp eq i32 %79, 20
  br i1 %exitcond.not, label %22, label %hipspv.count.exit73._crit_edge, !llvm.loop !17

hipspv.count.exit73._crit_edge:                   ; preds = %hipspv.count.exit73
  br label %25, !llvm.loop !17

go.on:                                            ; preds = %hipspv.meet.exit, %3
  %.0 = phi i32 [ %10, %3 ], [ %.1, %hipspv.meet.exit ]
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
  %turn = phi i32 [ 0, %3 ], [ %82, %hipspv.meet.exit ]
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

meet:                                             ; preds = %22, %28, %34, %__assert_fail.exit, %go.on, %hipspv.wait.exit3.i68, %hipspv.wait.exit6.i65, %hipspv.count.exit, %hipspv.wait.exit3.i, %hipspv.wait.exit6.i, %hipspv.wait.exit62, %hipspv.wait.exit59, %_Z7guardediii.exit
  %.1 = phi i32 [ %.0, %go.on ], [ %77, %hipspv.wait.exit3.i68 ], [ %61, %_Z7guardediii.exit ], [ %64, %hipspv.wait.exit59 ], [ %71, %hipspv.wait.exit62 ], [ %72, %hipspv.wait.exit6.i ], [ %73, %hipspv.wait.exit3.i ], [ %75, %hipspv.count.exit ], [ %76, %hipspv.wait.exit6.i65 ], [ %.0..0., %__assert_fail.exit ], [ %.0..0., %34 ], [ %.0..0., %28 ], [ %.0..0., %22 ]
  %.reg2mem77.1 = phi i32 [ %.reg2mem77.0, %go.on ], [ %.reg2mem77.0, %hipspv.wait.exit3.i68 ], [ %.reg2mem77.0, %_Z7guardediii.exit ], [ %.reg2mem77.0, %hipspv.wait.exit59 ], [ %.reg2mem77.0, %hipspv.wait.exit62 ], [ %.reg2mem77.0, %hipspv.wait.exit6.i ], [ %.reg2mem77.0, %hipspv.wait.exit3.i ], [ %74, %hipspv.count.exit ], [ %.reg2mem77.0, %hipspv.wait.exit6.i65 ], [ %.reg2mem77.0, %__assert_fail.exit ], [ %.reg2mem77.0, %34 ], [ %.reg2mem77.0, %28 ], [ %.reg2mem77.0, %22 ]
  %.reg2mem80.1 = phi i32 [ %.reg2mem80.0, %go.on ], [ %.reg2mem80.0, %hipspv.wait.exit3.i68 ], [ %.reg2mem80.0, %_Z7guardediii.exit ], [ %.reg2mem80.0, %hipspv.wait.exit59 ], [ %70, %hipspv.wait.exit62 ], [ %.reg2mem80.0, %hipspv.wait.exit6.i ], [ %.reg2mem80.0, %hipspv.wait.exit3.i ], [ %.reg2mem80.0, %hipspv.count.exit ], [ %.reg2mem80.0, %hipspv.wait.exit6.i65 ], [ %.reg2mem80.0, %__assert_fail.exit ], [ %.reg2mem80.0, %34 ], [ %.reg2mem80.0, %28 ], [ %.reg2mem80.0, %22 ]
  %.04554.reg2mem.2 = phi i32 [ %.04554.reg2mem.1, %go.on ], [ %.04554.reg2mem.1, %hipspv.wait.exit3.i68 ], [ %.04554.reg2mem101.0, %_Z7guardediii.exit ], [ %.04554.reg2mem.1, %hipspv.wait.exit59 ], [ %.04554.reg2mem.1, %hipspv.wait.exit62 ], [ %.04554.reg2mem.1, %hipspv.wait.exit6.i ], [ %.04554.reg2mem.1, %hipspv.wait.exit3.i ], [ %.04554.reg2mem.1, %hipspv.count.exit ], [ %.04554.reg2mem.1, %hipspv.wait.exit6.i65 ], [ %.04554.reg2mem101.0, %__assert_fail.exit ], [ %.04554.reg2mem101.0, %34 ], [ %.04554.reg2mem101.0, %28 ], [ %.04554.reg2mem.1, %22 ]
  %.055.reg2mem.2 = phi i32 [ %.055.reg2mem.1, %go.on ], [ %.055.reg2mem.1, %hipspv.wait.exit3.i68 ], [ %.055.reg2mem103.0, %_Z7guardediii.exit ], [ %.055.reg2mem.1, %hipspv.wait.exit59 ], [ %.055.reg2mem.1, %hipspv.wait.exit62 ], [ %.055.reg2mem.1, %hipspv.wait.exit6.i ], [ %.055.reg2mem.1, %hipspv.wait.exit3.i ], [ %.055.reg2mem.1, %hipspv.count.exit ], [ %.055.reg2mem.1, %hipspv.wait.exit6.i65 ], [ %.055.reg2mem103.0, %__assert_fail.exit ], [ %.055.reg2mem103.0, %34 ], [ %.055.reg2mem103.0, %28 ], [ %.055.reg2mem.1, %22 ]
  %.reg2mem83.3 = phi i32 [ %.reg2mem83.2, %go.on ], [ %.reg2mem83.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem83.0, %_Z7guardediii.exit ], [ %.reg2mem83.2, %hipspv.wait.exit59 ], [ %.reg2mem83.2, %hipspv.wait.exit62 ], [ %.reg2mem83.2, %hipspv.wait.exit6.i ], [ %.reg2mem83.2, %hipspv.wait.exit3.i ], [ %.reg2mem83.2, %hipspv.count.exit ], [ %.reg2mem83.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem83.0, %__assert_fail.exit ], [ %.reg2mem83.0, %34 ], [ %.reg2mem83.0, %28 ], [ %.reg2mem83.2, %22 ]
  %.reg2mem85.3 = phi i32 [ %.reg2mem85.2, %go.on ], [ %.reg2mem85.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem85.0, %_Z7guardediii.exit ], [ %.reg2mem85.2, %hipspv.wait.exit59 ], [ %.reg2mem85.2, %hipspv.wait.exit62 ], [ %.reg2mem85.2, %hipspv.wait.exit6.i ], [ %.reg2mem85.2, %hipspv.wait.exit3.i ], [ %.reg2mem85.2, %hipspv.count.exit ], [ %.reg2mem85.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem85.0, %__assert_fail.exit ], [ %.reg2mem85.0, %34 ], [ %.reg2mem85.0, %28 ], [ %.reg2mem85.2, %22 ]
  %or.cond50.reg2mem.3 = phi i1 [ %or.cond50.reg2mem.2, %go.on ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond50.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond50.reg2mem.2, %hipspv.count.exit ], [ %or.cond50.reg2mem.2, %hipspv.wait.exit6.i65 ], [ true, %__assert_fail.exit ], [ %or.cond50.reg2mem.0, %34 ], [ %or.cond50.reg2mem.0, %28 ], [ %or.cond50.reg2mem.2, %22 ]
  %or.cond49.reg2mem.3 = phi i1 [ %or.cond49.reg2mem.2, %go.on ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond49.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond49.reg2mem.2, %hipspv.count.exit ], [ %or.cond49.reg2mem.2, %hipspv.wait.exit6.i65 ], [ false, %__assert_fail.exit ], [ true, %34 ], [ %or.cond49.reg2mem.0, %28 ], [ %or.cond49.reg2mem.2, %22 ]
  %or.cond.reg2mem.3 = phi i1 [ %or.cond.reg2mem.2, %go.on ], [ %or.cond.reg2mem.2, %hipspv.wait.exit3.i68 ], [ %or.cond.reg2mem.0, %_Z7guardediii.exit ], [ %or.cond.reg2mem.2, %hipspv.wait.exit59 ], [ %or.cond.reg2mem.2, %hipspv.wait.exit62 ], [ %or.cond.reg2mem.2, %hipspv.wait.exit6.i ], [ %or.cond.reg2mem.2, %hipspv.wait.exit3.i ], [ %or.cond.reg2mem.2, %hipspv.count.exit ], [ %or.cond.reg2mem.2, %hipspv.wait.exit6.i65 ], [ false, %__assert_fail.exit ], [ false, %34 ], [ true, %28 ], [ %or.cond.reg2mem.2, %22 ]
  %.reg2mem87.3 = phi i32 [ %.reg2mem87.2, %go.on ], [ %.reg2mem87.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem87.0, %_Z7guardediii.exit ], [ %.reg2mem87.2, %hipspv.wait.exit59 ], [ %.reg2mem87.2, %hipspv.wait.exit62 ], [ %.reg2mem87.2, %hipspv.wait.exit6.i ], [ %.reg2mem87.2, %hipspv.wait.exit3.i ], [ %.reg2mem87.2, %hipspv.count.exit ], [ %.reg2mem87.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem87.0, %__assert_fail.exit ], [ %.reg2mem87.0, %34 ], [ %.reg2mem87.0, %28 ], [ %.reg2mem87.2, %22 ]
  %.reg2mem89.3 = phi i32 [ %.reg2mem89.2, %go.on ], [ %.reg2mem89.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem89.0, %_Z7guardediii.exit ], [ %.reg2mem89.2, %hipspv.wait.exit59 ], [ %.reg2mem89.2, %hipspv.wait.exit62 ], [ %.reg2mem89.2, %hipspv.wait.exit6.i ], [ %.reg2mem89.2, %hipspv.wait.exit3.i ], [ %.reg2mem89.2, %hipspv.count.exit ], [ %.reg2mem89.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem89.0, %__assert_fail.exit ], [ %.reg2mem89.0, %34 ], [ %.reg2mem89.0, %28 ], [ %.reg2mem89.2, %22 ]
  %.reg2mem96.3 = phi i64 [ %.reg2mem96.2, %go.on ], [ %.reg2mem96.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem96.0, %_Z7guardediii.exit ], [ %.reg2mem96.2, %hipspv.wait.exit59 ], [ %.reg2mem96.2, %hipspv.wait.exit62 ], [ %.reg2mem96.2, %hipspv.wait.exit6.i ], [ %.reg2mem96.2, %hipspv.wait.exit3.i ], [ %.reg2mem96.2, %hipspv.count.exit ], [ %.reg2mem96.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem96.0, %__assert_fail.exit ], [ %.reg2mem96.0, %34 ], [ %.reg2mem96.0, %28 ], [ %.reg2mem96.2, %22 ]
  %.reg2mem99.3 = phi ptr addrspace(1) [ %.reg2mem99.2, %go.on ], [ %.reg2mem99.2, %hipspv.wait.exit3.i68 ], [ %.reg2mem99.0, %_Z7guardediii.exit ], [ %.reg2mem99.2, %hipspv.wait.exit59 ], [ %.reg2mem99.2, %hipspv.wait.exit62 ], [ %.reg2mem99.2, %hipspv.wait.exit6.i ], [ %.reg2mem99.2, %hipspv.wait.exit3.i ], [ %.reg2mem99.2, %hipspv.count.exit ], [ %.reg2mem99.2, %hipspv.wait.exit6.i65 ], [ %.reg2mem99.0, %__assert_fail.exit ], [ %.reg2mem99.0, %34 ], [ %.reg2mem99.0, %28 ], [ %.reg2mem99.2, %22 ]
  %80 = add i32 %turn, 1
  %81 = icmp eq i32 %80, 3
  %82 = select i1 %81, i32 0, i32 %80
  %83 = sext i32 %82 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %83
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %84 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %84
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
  %3 = getelementptr inbounds i32, ptr %2, i64 0
  store volatile i32 0, ptr %3, align 4
  %.0..0. = load volatile i32, ptr %3, align 4
  %4 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11
  %6 = trunc i64 %5 to i32
  %7 = icmp slt i32 %6, 32
  br i1 %7, label %8, label %14

8:                                                ; preds = %hipspv.wait.exit
  %9 = icmp eq i32 %6, 3
  br i1 %9, label %10, label %._crit_edge

10:                                               ; preds = %8
  store i32 42, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !tbaa !7
  br label %._crit_edge

._crit_edge:                                      ; preds = %8, %10
  %11 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit10:                               ; preds = %go.on
  %sext = shl i64 %.reg2mem17.0, 32
  %12 = ashr exact i64 %sext, 30
  %13 = getelementptr inbounds i8, ptr addrspace(1) %.reg2mem21.0, i64 %12
  store i32 %.reg2mem.0, ptr addrspace(1) %13, align 4, !tbaa !7
  br label %meet

14:                                               ; preds = %hipspv.wait.exit
  %15 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit13:                               ; preds = %go.on
  %16 = load i32, ptr addrspace(3) @_ZZ12two_barriersPiE4cell, align 4, !tbaa !7
  %17 = add nsw i32 %16, %.reg2mem.0
  %18 = and i64 %.reg2mem17.0, 2147483647
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %.reg2mem21.0, i64 %18
  store i32 %17, ptr addrspace(1) %19, align 4, !tbaa !7
  br label %meet

go.on:                                            ; preds = %hipspv.meet.exit, %1
  %.0 = phi i32 [ %4, %1 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem.0 = phi i32 [ undef, %1 ], [ %.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem17.0 = phi i64 [ undef, %1 ], [ %.reg2mem17.1, %hipspv.meet.exit ]
  %.reg2mem21.0 = phi ptr addrspace(1) [ null, %1 ], [ %.reg2mem21.1, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %1 ], [ %22, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit10
    i32 3, label %hipspv.wait.exit13
  ]

meet:                                             ; preds = %hipspv.wait.exit10, %hipspv.wait.exit13, %go.on, %14, %._crit_edge
  %.1 = phi i32 [ %.0, %go.on ], [ %11, %._crit_edge ], [ %15, %14 ], [ %.0..0., %hipspv.wait.exit13 ], [ %.0..0., %hipspv.wait.exit10 ]
  %.reg2mem.1 = phi i32 [ %.reg2mem.0, %go.on ], [ %6, %._crit_edge ], [ %6, %14 ], [ %.reg2mem.0, %hipspv.wait.exit13 ], [ %.reg2mem.0, %hipspv.wait.exit10 ]
  %.reg2mem17.1 = phi i64 [ %.reg2mem17.0, %go.on ], [ %5, %._crit_edge ], [ %5, %14 ], [ %.reg2mem17.0, %hipspv.wait.exit13 ], [ %.reg2mem17.0, %hipspv.wait.exit10 ]
  %.reg2mem21.1 = phi ptr addrspace(1) [ %.reg2mem21.0, %go.on ], [ %0, %._crit_edge ], [ %0, %14 ], [ %.reg2mem21.0, %hipspv.wait.exit13 ], [ %.reg2mem21.0, %hipspv.wait.exit10 ]
  %20 = add i32 %turn, 1
  %21 = icmp eq i32 %20, 3
  %22 = select i1 %21, i32 0, i32 %20
  %23 = sext i32 %22 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %23
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %24 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %24
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
