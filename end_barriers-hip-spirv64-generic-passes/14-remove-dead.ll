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

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !13 {
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !17
  %6 = trunc i64 %5 to i32, !dbg !17
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !21
  %8 = trunc i64 %7 to i32, !dbg !21
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !24
  %10 = trunc i64 %9 to i32, !dbg !24
  %11 = mul i32 %10, %8, !dbg !27
  %12 = add i32 %11, %6, !dbg !28
  %sext = shl i64 %5, 32, !dbg !29
  %13 = ashr exact i64 %sext, 30, !dbg !29
  %14 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 %13, !dbg !29
  store i32 0, ptr addrspace(4) %14, align 4, !dbg !30, !tbaa !9
  %.not = icmp slt i32 %12, %2, !dbg !31
  br i1 %.not, label %15, label %46, !dbg !31

15:                                               ; preds = %3
  %16 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %17 = sext i32 %12 to i64, !dbg !32
  %18 = getelementptr inbounds i32, ptr addrspace(4) %16, i64 %17, !dbg !32
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !32, !tbaa !9
  store i32 %19, ptr addrspace(4) %14, align 4, !dbg !33, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !34
  %20 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !37
  %21 = trunc i64 %20 to i32, !dbg !37
  %22 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !39
  %23 = trunc i64 %22 to i32, !dbg !39
  %24 = mul i32 %23, %21, !dbg !41
  %25 = sub nsw i32 %2, %24, !dbg !42
  %26 = tail call noundef range(i32 -2147483648, 97) i32 @llvm.smin.i32(i32 %25, i32 96), !dbg !43
  %27 = icmp sgt i32 %25, 1, !dbg !47
  br i1 %27, label %.lr.ph, label %._crit_edge, !dbg !48

._crit_edge:                                      ; preds = %35, %15
  %28 = icmp eq i32 %6, 0, !dbg !49
  br i1 %28, label %41, label %46, !dbg !49

.lr.ph:                                           ; preds = %15, %35
  %.025 = phi i32 [ %39, %35 ], [ 1, %15 ]
  %29 = add nsw i32 %.025, %6, !dbg !50
  %30 = icmp slt i32 %29, %26, !dbg !51
  br i1 %30, label %31, label %35, !dbg !52

31:                                               ; preds = %.lr.ph
  %32 = sext i32 %29 to i64, !dbg !53
  %33 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 %32, !dbg !53
  %34 = load i32, ptr addrspace(4) %33, align 4, !dbg !53, !tbaa !9
  br label %35, !dbg !52

35:                                               ; preds = %.lr.ph, %31
  %36 = phi i32 [ %34, %31 ], [ 0, %.lr.ph ], !dbg !52
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !54
  %37 = load i32, ptr addrspace(4) %14, align 4, !dbg !56, !tbaa !9
  %38 = add nsw i32 %37, %36, !dbg !56
  store i32 %38, ptr addrspace(4) %14, align 4, !dbg !56, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !57
  %39 = shl nsw i32 %.025, 1, !dbg !59
  %40 = icmp slt i32 %39, %26, !dbg !47
  br i1 %40, label %.lr.ph, label %._crit_edge, !dbg !48, !llvm.loop !60

41:                                               ; preds = %._crit_edge
  %42 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), align 4, !dbg !63, !tbaa !9
  %43 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !64
  %44 = and i64 %43, 4294967295, !dbg !66
  %45 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %44, !dbg !66
  store i32 %42, ptr addrspace(4) %45, align 4, !dbg !67, !tbaa !9
  br label %46, !dbg !66

46:                                               ; preds = %._crit_edge, %41, %3
  ret void, !dbg !68
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z14leave_in_turnsPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !69 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !70
  %3 = trunc i64 %2 to i32, !dbg !70
  %sext = shl i64 %2, 32
  %4 = ashr exact i64 %sext, 32
  %5 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 %4
  %6 = add nsw i32 %3, 1
  %7 = srem i32 %6, 96
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 %8
  %smax = tail call i32 @llvm.smax.i32(i32 %3, i32 -1), !dbg !72
  %10 = add i32 %smax, 1, !dbg !72
  br label %11, !dbg !72

11:                                               ; preds = %15, %1
  %.010 = phi i32 [ %3, %1 ], [ %17, %15 ], !dbg !73
  %.0 = phi i32 [ 0, %1 ], [ %18, %15 ], !dbg !74
  store i32 %.010, ptr addrspace(4) %5, align 4, !dbg !75, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !76
  %exitcond = icmp eq i32 %.0, %10, !dbg !78
  br i1 %exitcond, label %12, label %15, !dbg !78

12:                                               ; preds = %11
  %13 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %14 = getelementptr inbounds i32, ptr addrspace(4) %13, i64 %4, !dbg !79
  store i32 %.010, ptr addrspace(4) %14, align 4, !dbg !80, !tbaa !9
  ret void, !dbg !81

15:                                               ; preds = %11
  %16 = load i32, ptr addrspace(4) %9, align 4, !dbg !82, !tbaa !9
  %17 = add nsw i32 %16, 1, !dbg !83
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !84
  %18 = add nuw i32 %.0, 1, !dbg !86
  br label %11, !dbg !87, !llvm.loop !88
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal spir_func noundef i32 @_Z14barrier_insidePii(i32 noundef %0) unnamed_addr #2 !dbg !90 {
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !92
  %2 = sext i32 %0 to i64, !dbg !94
  %3 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell to ptr addrspace(4)), i64 %2, !dbg !94
  store i32 %0, ptr addrspace(4) %3, align 4, !dbg !95, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !96
  %4 = add nsw i32 %0, 5, !dbg !98
  %5 = srem i32 %4, 96, !dbg !99
  %6 = sext i32 %5 to i64, !dbg !100
  %7 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell to ptr addrspace(4)), i64 %6, !dbg !100
  %8 = load i32, ptr addrspace(4) %7, align 4, !dbg !100, !tbaa !9
  ret i32 %8, !dbg !101
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z12ends_in_loopPiii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #3 !dbg !102 {
  %4 = alloca [73 x i8], align 1
  %5 = alloca [10 x i64], align 8
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !103
  %8 = trunc i64 %7 to i32, !dbg !103
  %9 = sdiv i32 %2, 8
  %10 = icmp eq i32 %1, 1
  %11 = icmp eq i32 %2, %8
  %or.cond = select i1 %10, i1 %11, i1 false
  %12 = icmp eq i32 %1, 2
  %or.cond49 = select i1 %12, i1 %11, i1 false
  %13 = icmp eq i32 %1, 3
  %or.cond50 = select i1 %13, i1 %11, i1 false
  %14 = and i32 %8, 1
  %15 = xor i32 %14, 1
  %16 = icmp eq i32 %8, 95
  %17 = zext i1 %16 to i32
  br label %21, !dbg !105

common.ret:                                       ; preds = %__assert_fail.exit, %29, %24, %18
  ret void, !dbg !106

18:                                               ; preds = %_Z7guardediii.exit
  %sext = shl i64 %7, 32, !dbg !107
  %19 = ashr exact i64 %sext, 30, !dbg !107
  %20 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 %19, !dbg !107
  store i32 %spec.select, ptr addrspace(4) %20, align 4, !dbg !108, !tbaa !9
  br label %common.ret, !dbg !109

21:                                               ; preds = %3, %_Z7guardediii.exit
  %.055 = phi i32 [ 0, %3 ], [ %60, %_Z7guardediii.exit ]
  %.04554 = phi i32 [ 0, %3 ], [ %spec.select, %_Z7guardediii.exit ]
  %22 = icmp eq i32 %.055, %9, !dbg !110
  br i1 %22, label %23, label %_Z7guardediii.exit, !dbg !110

23:                                               ; preds = %21
  br i1 %or.cond, label %24, label %28, !dbg !111

24:                                               ; preds = %23
  %25 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !114
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %25, i64 4, !dbg !114
  %27 = atomicrmw volatile xchg ptr addrspace(1) %26, i32 2 monotonic, align 4, !dbg !114
  br label %common.ret, !dbg !114

28:                                               ; preds = %23
  br i1 %or.cond49, label %29, label %33, !dbg !118

29:                                               ; preds = %28
  %30 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !119
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %30, i64 4, !dbg !119
  %32 = atomicrmw volatile xchg ptr addrspace(1) %31, i32 3 monotonic, align 4, !dbg !119
  br label %common.ret, !dbg !119

33:                                               ; preds = %28
  br i1 %or.cond50, label %__assert_fail.exit, label %_Z7guardediii.exit, !dbg !120

__assert_fail.exit:                               ; preds = %33
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15, !dbg !121
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 1 dereferenceable(73) %4, ptr addrspace(2) noundef align 1 dereferenceable(73) @assert_text, i64 73, i1 false), !dbg !121
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15, !dbg !121
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)) to i64), ptr %5, align 8, !dbg !121
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !121
  store i64 65, ptr %34, align 8, !dbg !121
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !121
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4)) to i64), ptr %35, align 8, !dbg !121
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !121
  %37 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #16, !dbg !121
  store i64 %37, ptr %36, align 8, !dbg !121
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !121
  %39 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #16, !dbg !121
  store i64 %39, ptr %38, align 8, !dbg !121
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 40, !dbg !121
  %41 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #16, !dbg !121
  store i64 %41, ptr %40, align 8, !dbg !121
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 48, !dbg !121
  %43 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #16, !dbg !121
  store i64 %43, ptr %42, align 8, !dbg !121
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 56, !dbg !121
  %45 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #16, !dbg !121
  store i64 %45, ptr %44, align 8, !dbg !121
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 64, !dbg !121
  %47 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #16, !dbg !121
  store i64 %47, ptr %46, align 8, !dbg !121
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 72, !dbg !121
  store i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)) to i64), ptr %48, align 8, !dbg !121
  %49 = addrspacecast ptr %4 to ptr addrspace(4), !dbg !121
  %50 = addrspacecast ptr %5 to ptr addrspace(4), !dbg !121
  call spir_func void @put_record(ptr addrspace(4) noundef %49, ptr addrspace(4) noundef %50) #17, !dbg !121
  %51 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !121
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %51, i64 4, !dbg !121
  %53 = atomicrmw volatile xchg ptr addrspace(1) %52, i32 1 monotonic, align 4, !dbg !121
  br label %common.ret, !dbg !121

_Z7guardediii.exit:                               ; preds = %33, %21
  %54 = tail call spir_func noundef i32 @_Z14barrier_insidePii(i32 noundef %8) #14, !dbg !122
  %55 = add nsw i32 %54, %.04554, !dbg !123
  %56 = tail call spir_func noundef i32 @_Z21work_group_reduce_addi(i32 noundef range(i32 0, 2) %15) #17, !dbg !124
  %57 = add nsw i32 %55, %56, !dbg !127
  %58 = tail call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef range(i32 0, 2) %17) #17, !dbg !128
  %.not = icmp eq i32 %58, 0, !dbg !131
  %59 = add nsw i32 %57, 1000
  %spec.select = select i1 %.not, i32 %57, i32 %59, !dbg !132
  %60 = add nuw nsw i32 %.055, 1, !dbg !133
  %exitcond.not = icmp eq i32 %60, 20, !dbg !134
  br i1 %exitcond.not, label %18, label %21, !dbg !105, !llvm.loop !135
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12two_barriersPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !137 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !138
  %4 = trunc i64 %3 to i32, !dbg !138
  %5 = icmp slt i32 %4, 32, !dbg !140
  br i1 %5, label %6, label %12, !dbg !140

6:                                                ; preds = %1
  %7 = icmp eq i32 %4, 3, !dbg !141
  br i1 %7, label %8, label %9, !dbg !141

8:                                                ; preds = %6
  store i32 42, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !142, !tbaa !9
  br label %9, !dbg !143

9:                                                ; preds = %8, %6
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !144
  %sext = shl i64 %3, 32, !dbg !146
  %10 = ashr exact i64 %sext, 30, !dbg !146
  %11 = getelementptr inbounds i8, ptr addrspace(4) %2, i64 %10, !dbg !146
  store i32 %4, ptr addrspace(4) %11, align 4, !dbg !147, !tbaa !9
  br label %17, !dbg !148

12:                                               ; preds = %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !149
  %13 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !151, !tbaa !9
  %14 = add nsw i32 %13, %4, !dbg !152
  %15 = and i64 %3, 2147483647, !dbg !153
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %15, !dbg !153
  store i32 %14, ptr addrspace(4) %16, align 4, !dbg !154, !tbaa !9
  br label %17, !dbg !155

17:                                               ; preds = %12, %9
  ret void, !dbg !155
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func void @put_record(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef readonly captures(none) %1) unnamed_addr #7 {
  %3 = alloca %struct.scanner, align 8
  %4 = alloca %struct.scanner, align 8
  %5 = alloca %struct.scanner, align 8
  %6 = alloca %struct.writer, align 8
  %7 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #15
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
  %13 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #15
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
  %24 = call spir_func i32 @next_string(ptr addrspace(4) noundef %12) #15
  %25 = icmp ult i32 %24, 10
  br i1 %25, label %.lr.ph.i, label %strings_size.exit

strings_size.exit:                                ; preds = %string_length.exit13.i, %string_length.exit.i
  %.07.lcssa.i = phi i64 [ %.05.i.i, %string_length.exit.i ], [ %23, %string_length.exit13.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #15
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
  br label %111

40:                                               ; preds = %33
  %41 = cmpxchg volatile ptr addrspace(1) %28, i64 %.015.i24, i64 %35 syncscope("device") monotonic monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 1
  %43 = extractvalue { i64, i1 } %41, 0
  br i1 %42, label %reserve.exit, label %33

reserve.exit:                                     ; preds = %40
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #17
  %.not = icmp eq i64 %.015.i24, -1
  br i1 %.not, label %111, label %44

44:                                               ; preds = %reserve.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #15
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
  %54 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 16
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 8
  %56 = and i64 %49, %51
  %57 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %52, i8 0, i64 16, i1 false)
  store i64 42949672962, ptr addrspace(1) %57, align 8
  %58 = add nuw nsw i64 %50, 2
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #15
  store ptr addrspace(4) %0, ptr %4, align 8
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %60 = addrspacecast ptr %4 to ptr addrspace(4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %59, i8 0, i64 16, i1 false)
  %61 = call spir_func i32 @next_string(ptr addrspace(4) noundef %60) #15
  br label %62

62:                                               ; preds = %79, %44
  %63 = phi i64 [ %58, %44 ], [ %80, %79 ]
  %indvars.iv.i = phi i64 [ 0, %44 ], [ %indvars.iv.next.i, %79 ]
  %.014.i = phi i32 [ %61, %44 ], [ %.1.i, %79 ]
  %64 = zext i32 %.014.i to i64
  %65 = icmp eq i64 %indvars.iv.i, %64
  %66 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %indvars.iv.i
  %67 = load i64, ptr addrspace(4) %66, align 8
  br i1 %65, label %68, label %.critedge.i

68:                                               ; preds = %62
  %69 = inttoptr i64 %67 to ptr addrspace(4)
  %.not.i.i25 = icmp eq i64 %67, 0
  br i1 %.not.i.i25, label %string_length.exit.i29, label %.preheader.i.i26

.preheader.i.i26:                                 ; preds = %68, %.preheader.i.i26
  %.0.i.i27 = phi i64 [ %72, %.preheader.i.i26 ], [ 0, %68 ]
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %69, i64 %.0.i.i27
  %71 = load i8, ptr addrspace(4) %70, align 1
  %.not7.i.i28 = icmp eq i8 %71, 0
  %72 = add i64 %.0.i.i27, 1
  br i1 %.not7.i.i28, label %string_length.exit.i29, label %.preheader.i.i26

string_length.exit.i29:                           ; preds = %.preheader.i.i26, %68
  %73 = phi i64 [ 6, %68 ], [ %.0.i.i27, %.preheader.i.i26 ]
  %74 = and i64 %63, %49
  %75 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %74
  store i64 %73, ptr addrspace(1) %75, align 8
  %76 = call spir_func i32 @next_string(ptr addrspace(4) noundef %60) #15
  br label %79

.critedge.i:                                      ; preds = %62
  %77 = and i64 %63, %49
  %78 = getelementptr inbounds nuw i64, ptr addrspace(1) %45, i64 %77
  store i64 %67, ptr addrspace(1) %78, align 8
  br label %79

79:                                               ; preds = %.critedge.i, %string_length.exit.i29
  %.1.i = phi i32 [ %76, %string_length.exit.i29 ], [ %.014.i, %.critedge.i ]
  %80 = add i64 %63, 1
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, 10
  br i1 %exitcond.not.i, label %put_slots.exit, label %62

put_slots.exit:                                   ; preds = %79
  store i64 %80, ptr addrspace(4) %54, align 1
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #15
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #15
  store ptr addrspace(4) %0, ptr %3, align 8
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %81, i8 0, i64 16, i1 false)
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %0) #15
  %82 = addrspacecast ptr %3 to ptr addrspace(4)
  %83 = call spir_func i32 @next_string(ptr addrspace(4) noundef %82) #15
  %84 = icmp ult i32 %83, 10
  br i1 %84, label %.lr.ph.i30, label %.preheader.i

.preheader.i:                                     ; preds = %.lr.ph.i30, %put_slots.exit
  %85 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 32
  %86 = load i32, ptr addrspace(4) %85, align 8
  %.not10.i = icmp eq i32 %86, 0
  br i1 %.not10.i, label %put_strings.exit, label %.lr.ph11.i

.lr.ph11.i:                                       ; preds = %.preheader.i
  %87 = getelementptr inbounds nuw i8, ptr addrspace(4) %53, i64 24
  %.pre.i = load i64, ptr addrspace(4) %87, align 8
  br label %94

.lr.ph.i30:                                       ; preds = %put_slots.exit, %.lr.ph.i30
  %.09.i = phi i32 [ %92, %.lr.ph.i30 ], [ %83, %put_slots.exit ]
  %88 = zext nneg i32 %.09.i to i64
  %89 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %88
  %90 = load i64, ptr addrspace(4) %89, align 8
  %91 = inttoptr i64 %90 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %53, ptr addrspace(4) noundef %91) #15
  %92 = call spir_func i32 @next_string(ptr addrspace(4) noundef %82) #15
  %93 = icmp ult i32 %92, 10
  br i1 %93, label %.lr.ph.i30, label %.preheader.i

94:                                               ; preds = %put_byte.exit.i, %.lr.ph11.i
  %95 = phi i32 [ %86, %.lr.ph11.i ], [ %96, %put_byte.exit.i ]
  %96 = add i32 %95, 1
  %97 = icmp ult i32 %96, 8
  br i1 %97, label %put_byte.exit.i, label %put_byte.exit.thread.i

put_byte.exit.thread.i:                           ; preds = %94
  %98 = load ptr addrspace(1), ptr addrspace(4) %53, align 8
  %99 = load i64, ptr addrspace(4) %54, align 8
  %100 = load i64, ptr addrspace(4) %55, align 8
  %101 = and i64 %100, %99
  %102 = getelementptr inbounds nuw i64, ptr addrspace(1) %98, i64 %101
  store i64 %.pre.i, ptr addrspace(1) %102, align 8
  %103 = add i64 %99, 1
  store i64 %103, ptr addrspace(4) %54, align 8
  store i64 0, ptr addrspace(4) %87, align 8
  br label %._crit_edge.sink.split.i

put_byte.exit.i:                                  ; preds = %94
  %.not.i = icmp eq i32 %96, 0
  br i1 %.not.i, label %._crit_edge.sink.split.i, label %94

._crit_edge.sink.split.i:                         ; preds = %put_byte.exit.i, %put_byte.exit.thread.i
  store i32 0, ptr addrspace(4) %85, align 8
  br label %put_strings.exit

put_strings.exit:                                 ; preds = %.preheader.i, %._crit_edge.sink.split.i
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #15
  %104 = load ptr addrspace(1), ptr %6, align 8
  %105 = load i64, ptr %46, align 8
  %106 = and i64 %105, %50
  %107 = getelementptr inbounds nuw i64, ptr addrspace(1) %104, i64 %106
  %108 = shl i64 %27, 32
  %109 = or disjoint i64 %108, 1
  %110 = atomicrmw volatile xchg ptr addrspace(1) %107, i64 %109 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #15
  br label %111

111:                                              ; preds = %reserve.exit.thread, %reserve.exit, %put_strings.exit
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @put_string(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef readonly captures(address_is_null) %1) unnamed_addr #9 {
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
define internal spir_func i32 @next_string(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #10 {
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
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #12

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #15 = { nounwind }
attributes #16 = { convergent nounwind willreturn memory(none) }
attributes #17 = { convergent nounwind }

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
!73 = !DILocation(line: 0, scope: !69)
!74 = !DILocation(line: 36, scope: !69)
!75 = !DILocation(line: 37, column: 13, scope: !69)
!76 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !77)
!77 = distinct !DILocation(line: 38, column: 5, scope: !69)
!78 = !DILocation(line: 39, column: 11, scope: !69)
!79 = !DILocation(line: 40, column: 7, scope: !69)
!80 = !DILocation(line: 40, column: 14, scope: !69)
!81 = !DILocation(line: 46, column: 1, scope: !69)
!82 = !DILocation(line: 43, column: 13, scope: !69)
!83 = !DILocation(line: 43, column: 38, scope: !69)
!84 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !85)
!85 = distinct !DILocation(line: 44, column: 5, scope: !69)
!86 = !DILocation(line: 36, column: 24, scope: !69)
!87 = !DILocation(line: 36, column: 3, scope: !69)
!88 = distinct !{!88, !87, !89, !62}
!89 = !DILocation(line: 45, column: 3, scope: !69)
!90 = distinct !DISubprogram(name: "barrier_inside", scope: !14, file: !14, line: 68, type: !91, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!91 = !DISubroutineType(cc: DW_CC_nocall, types: !16)
!92 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !93)
!93 = distinct !DILocation(line: 69, column: 3, scope: !90)
!94 = !DILocation(line: 70, column: 3, scope: !90)
!95 = !DILocation(line: 70, column: 11, scope: !90)
!96 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !97)
!97 = distinct !DILocation(line: 71, column: 3, scope: !90)
!98 = !DILocation(line: 72, column: 18, scope: !90)
!99 = !DILocation(line: 72, column: 23, scope: !90)
!100 = !DILocation(line: 72, column: 10, scope: !90)
!101 = !DILocation(line: 72, column: 3, scope: !90)
!102 = distinct !DISubprogram(name: "ends_in_loop", scope: !14, file: !14, line: 76, type: !15, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!103 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !104)
!104 = distinct !DILocation(line: 78, column: 17, scope: !102)
!105 = !DILocation(line: 80, column: 3, scope: !102)
!106 = !DILocation(line: 0, scope: !102)
!107 = !DILocation(line: 86, column: 3, scope: !102)
!108 = !DILocation(line: 86, column: 10, scope: !102)
!109 = !DILocation(line: 87, column: 1, scope: !102)
!110 = !DILocation(line: 81, column: 11, scope: !102)
!111 = !DILocation(line: 63, column: 17, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "guarded", scope: !14, file: !14, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 81, column: 33, scope: !102)
!114 = !DILocation(line: 23, column: 48, scope: !115, inlinedAt: !117)
!115 = distinct !DISubprogram(name: "__trap", scope: !116, file: !116, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DIFile(filename: "hipspv/include/hip/spirv_detail/print.h", directory: "/work/main")
!117 = distinct !DILocation(line: 63, column: 37, scope: !112, inlinedAt: !113)
!118 = !DILocation(line: 64, column: 17, scope: !112, inlinedAt: !113)
!119 = !DILocation(line: 64, column: 37, scope: !112, inlinedAt: !113)
!120 = !DILocation(line: 65, column: 12, scope: !112, inlinedAt: !113)
!121 = !DILocation(line: 65, column: 69, scope: !112, inlinedAt: !113)
!122 = !DILocation(line: 82, column: 12, scope: !102)
!123 = !DILocation(line: 82, column: 9, scope: !102)
!124 = !DILocation(line: 62, column: 10, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "__syncthreads_count", scope: !19, file: !19, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = distinct !DILocation(line: 83, column: 12, scope: !102)
!127 = !DILocation(line: 83, column: 9, scope: !102)
!128 = !DILocation(line: 65, column: 10, scope: !129, inlinedAt: !130)
!129 = distinct !DISubprogram(name: "__syncthreads_or", scope: !19, file: !19, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = distinct !DILocation(line: 84, column: 9, scope: !102)
!131 = !DILocation(line: 65, column: 49, scope: !129, inlinedAt: !130)
!132 = !DILocation(line: 84, column: 9, scope: !102)
!133 = !DILocation(line: 80, column: 27, scope: !102)
!134 = !DILocation(line: 80, column: 21, scope: !102)
!135 = distinct !{!135, !105, !136, !62}
!136 = !DILocation(line: 85, column: 3, scope: !102)
!137 = distinct !DISubprogram(name: "two_barriers", scope: !14, file: !14, line: 119, type: !15, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!138 = !DILocation(line: 39, column: 208, scope: !18, inlinedAt: !139)
!139 = distinct !DILocation(line: 121, column: 17, scope: !137)
!140 = !DILocation(line: 122, column: 9, scope: !137)
!141 = !DILocation(line: 123, column: 11, scope: !137)
!142 = !DILocation(line: 123, column: 22, scope: !137)
!143 = !DILocation(line: 123, column: 17, scope: !137)
!144 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !145)
!145 = distinct !DILocation(line: 124, column: 5, scope: !137)
!146 = !DILocation(line: 125, column: 5, scope: !137)
!147 = !DILocation(line: 125, column: 12, scope: !137)
!148 = !DILocation(line: 126, column: 5, scope: !137)
!149 = !DILocation(line: 60, column: 55, scope: !35, inlinedAt: !150)
!150 = distinct !DILocation(line: 128, column: 3, scope: !137)
!151 = !DILocation(line: 129, column: 12, scope: !137)
!152 = !DILocation(line: 129, column: 17, scope: !137)
!153 = !DILocation(line: 129, column: 3, scope: !137)
!154 = !DILocation(line: 129, column: 10, scope: !137)
!155 = !DILocation(line: 130, column: 1, scope: !137)
