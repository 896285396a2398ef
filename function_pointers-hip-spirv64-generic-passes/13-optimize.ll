; ModuleID = '<memory>'
source_filename = "tests/programs/function_pointers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Big = type { [9 x i64] }
%struct.Counter = type { i32 }

@table = hidden local_unnamed_addr addrspace(1) externally_initialized global [4 x ptr] [ptr inttoptr (i64 16 to ptr), ptr inttoptr (i64 32 to ptr), ptr inttoptr (i64 48 to ptr), ptr inttoptr (i64 64 to ptr)], align 8
@nothing = hidden local_unnamed_addr addrspace(1) externally_initialized global ptr null, align 8
@exchange = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@__const._Z7membersPii.steps = internal unnamed_addr addrspace(1) constant [2 x { i64, i64 }] [{ i64, i64 } { i64 192, i64 0 }, { i64, i64 } { i64 208, i64 0 }], align 8
@__hipspv_service = linkonce_odr hidden local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z7largestii(i32 noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !13 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1), !dbg !17
  ret i32 %3, !dbg !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z7shifted3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 !dbg !19 {
  %.sroa.0.0.copyload = load i64, ptr %1, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 16
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 24
  %.sroa.8.0.copyload = load i64, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 32
  %.sroa.10.0.copyload = load i64, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 40
  %.sroa.12.0.copyload = load i64, ptr %.sroa.12.0..sroa_idx, align 8
  %.sroa.14.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 48
  %.sroa.14.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.16.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 56
  %.sroa.16.0.copyload = load i64, ptr %.sroa.16.0..sroa_idx, align 8
  %.sroa.18.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 64
  %.sroa.18.0.copyload = load i64, ptr %.sroa.18.0..sroa_idx, align 8
  %3 = add nsw i64 %.sroa.0.0.copyload, 3, !dbg !21
  %4 = add nsw i64 %.sroa.4.0.copyload, 3, !dbg !21
  %5 = add nsw i64 %.sroa.6.0.copyload, 3, !dbg !21
  %6 = add nsw i64 %.sroa.8.0.copyload, 3, !dbg !21
  %7 = add nsw i64 %.sroa.10.0.copyload, 3, !dbg !21
  %8 = add nsw i64 %.sroa.12.0.copyload, 3, !dbg !21
  %9 = add nsw i64 %.sroa.14.0.copyload, 3, !dbg !21
  %10 = add nsw i64 %.sroa.16.0.copyload, 3, !dbg !21
  %11 = add nsw i64 %.sroa.18.0.copyload, 3, !dbg !21
  store i64 %3, ptr %0, align 8, !dbg !22
  %.sroa.4.0..sroa_idx9 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !22
  store i64 %4, ptr %.sroa.4.0..sroa_idx9, align 8, !dbg !22
  %.sroa.6.0..sroa_idx11 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !22
  store i64 %5, ptr %.sroa.6.0..sroa_idx11, align 8, !dbg !22
  %.sroa.8.0..sroa_idx13 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !22
  store i64 %6, ptr %.sroa.8.0..sroa_idx13, align 8, !dbg !22
  %.sroa.10.0..sroa_idx15 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !22
  store i64 %7, ptr %.sroa.10.0..sroa_idx15, align 8, !dbg !22
  %.sroa.12.0..sroa_idx17 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !22
  store i64 %8, ptr %.sroa.12.0..sroa_idx17, align 8, !dbg !22
  %.sroa.14.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !22
  store i64 %9, ptr %.sroa.14.0..sroa_idx19, align 8, !dbg !22
  %.sroa.16.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !22
  store i64 %10, ptr %.sroa.16.0..sroa_idx21, align 8, !dbg !22
  %.sroa.18.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !22
  store i64 %11, ptr %.sroa.18.0..sroa_idx23, align 8, !dbg !22, !tbaa !23
  ret void, !dbg !24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z6turned3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 !dbg !25 {
  %.sroa.0.0.copyload = load i64, ptr %1, align 8
  %.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 8
  %.sroa.4.0.copyload = load i64, ptr %.sroa.4.0..sroa_idx, align 8
  %.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 16
  %.sroa.6.0.copyload = load i64, ptr %.sroa.6.0..sroa_idx, align 8
  %.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 24
  %.sroa.8.0.copyload = load i64, ptr %.sroa.8.0..sroa_idx, align 8
  %.sroa.10.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 32
  %.sroa.10.0.copyload = load i64, ptr %.sroa.10.0..sroa_idx, align 8
  %.sroa.1018.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 40
  %.sroa.1018.0.copyload = load i64, ptr %.sroa.1018.0..sroa_idx, align 8
  %.sroa.12.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 48
  %.sroa.12.0.copyload = load i64, ptr %.sroa.12.0..sroa_idx, align 8
  %.sroa.14.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 56
  %.sroa.14.0.copyload = load i64, ptr %.sroa.14.0..sroa_idx, align 8
  %.sroa.16.0..sroa_idx = getelementptr inbounds nuw i8, ptr %1, i64 64
  %.sroa.16.0.copyload = load i64, ptr %.sroa.16.0..sroa_idx, align 8
  %3 = mul nsw i64 %.sroa.16.0.copyload, 3, !dbg !26
  %4 = mul nsw i64 %.sroa.14.0.copyload, 3, !dbg !26
  %5 = mul nsw i64 %.sroa.12.0.copyload, 3, !dbg !26
  %6 = mul nsw i64 %.sroa.1018.0.copyload, 3, !dbg !26
  store i64 %3, ptr %0, align 8, !dbg !27
  %.sroa.4.0..sroa_idx10 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !27
  store i64 %4, ptr %.sroa.4.0..sroa_idx10, align 8, !dbg !27
  %.sroa.6.0..sroa_idx12 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !27
  store i64 %5, ptr %.sroa.6.0..sroa_idx12, align 8, !dbg !27
  %.sroa.8.0..sroa_idx14 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !27
  store i64 %6, ptr %.sroa.8.0..sroa_idx14, align 8, !dbg !27
  %.sroa.10.0..sroa_idx16 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !27
  store i64 %.sroa.10.0.copyload, ptr %.sroa.10.0..sroa_idx16, align 8, !dbg !27
  %.sroa.1018.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !27
  store i64 %.sroa.8.0.copyload, ptr %.sroa.1018.0..sroa_idx19, align 8, !dbg !27
  %.sroa.12.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !27
  store i64 %.sroa.6.0.copyload, ptr %.sroa.12.0..sroa_idx21, align 8, !dbg !27
  %.sroa.14.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !27
  store i64 %.sroa.4.0.copyload, ptr %.sroa.14.0..sroa_idx23, align 8, !dbg !27
  %.sroa.16.0..sroa_idx25 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !27
  store i64 %.sroa.0.0.copyload, ptr %.sroa.16.0..sroa_idx25, align 8, !dbg !27, !tbaa !23
  ret void, !dbg !28
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z10operationsPKiS0_Pii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !dbg !29 {
  %5 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !30
  %7 = trunc i64 %6 to i32, !dbg !30
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !34
  %9 = trunc i64 %8 to i32, !dbg !34
  %10 = mul i32 %9, %7, !dbg !37
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !38
  %12 = trunc i64 %11 to i32, !dbg !38
  %13 = add i32 %10, %12, !dbg !41
  %.not = icmp slt i32 %13, %3, !dbg !42
  br i1 %.not, label %14, label %common.ret, !dbg !42

14:                                               ; preds = %4
  %15 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %16 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %17 = srem i32 %13, 4, !dbg !43
  %18 = sext i32 %17 to i64, !dbg !44
  %19 = getelementptr inbounds ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 %18, !dbg !44
  %20 = load ptr, ptr addrspace(4) %19, align 8, !dbg !44, !tbaa !45
  %21 = sext i32 %13 to i64, !dbg !47
  %22 = getelementptr inbounds i32, ptr addrspace(4) %16, i64 %21, !dbg !47
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !47, !tbaa !9
  %24 = getelementptr inbounds i32, ptr addrspace(4) %15, i64 %21, !dbg !48
  %25 = load i32, ptr addrspace(4) %24, align 4, !dbg !48, !tbaa !9
  %26 = ptrtoint ptr %20 to i64, !dbg !44
  %27 = add i64 %26, -16, !dbg !44
  %28 = tail call i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 60), !dbg !44
  switch i64 %28, label %unknown.i13 [
    i64 0, label %_Z3addii.i12
    i64 1, label %_Z8subtractii.i11
    i64 2, label %_Z8multiplyii.i10
    i64 3, label %_Z7largestii.i9
    i64 10, label %_Z6rotateii.i8
  ], !dbg !44

common.ret:                                       ; preds = %4, %60, %65, %unknown.i6, %unknown.i13
  ret void, !dbg !49

unknown.i13:                                      ; preds = %14
  %29 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !44
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %29, i64 4, !dbg !44
  %31 = atomicrmw volatile xchg ptr addrspace(1) %30, i32 2 monotonic, align 4, !dbg !44
  br label %common.ret, !dbg !44

_Z3addii.i12:                                     ; preds = %14
  %32 = add nsw i32 %25, %23, !dbg !50
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z8subtractii.i11:                                ; preds = %14
  %33 = sub nsw i32 %23, %25, !dbg !53
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z8multiplyii.i10:                                ; preds = %14
  %34 = mul nsw i32 %25, %23, !dbg !56
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z7largestii.i9:                                  ; preds = %14
  %35 = tail call spir_func i32 @_Z7largestii(i32 %23, i32 %25), !dbg !44
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z6rotateii.i8:                                   ; preds = %14
  %36 = sext i32 %25 to i64, !dbg !59
  %37 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 %36, !dbg !59
  store i32 %23, ptr addrspace(4) %37, align 4, !dbg !62, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !63
  %38 = add nsw i32 %25, 1, !dbg !66
  %39 = srem i32 %38, 64, !dbg !67
  %40 = sext i32 %39 to i64, !dbg !68
  %41 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 %40, !dbg !68
  %42 = load i32, ptr addrspace(4) %41, align 4, !dbg !68, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !69
  %.pre = load i32, ptr addrspace(4) %22, align 4, !dbg !71, !tbaa !9
  %.pre57 = load i32, ptr addrspace(4) %24, align 4, !dbg !72, !tbaa !9
  br label %hipspv.indirect.0.exit14, !dbg !44

hipspv.indirect.0.exit14:                         ; preds = %_Z3addii.i12, %_Z8subtractii.i11, %_Z8multiplyii.i10, %_Z7largestii.i9, %_Z6rotateii.i8
  %43 = phi i32 [ %25, %_Z3addii.i12 ], [ %25, %_Z8subtractii.i11 ], [ %25, %_Z8multiplyii.i10 ], [ %25, %_Z7largestii.i9 ], [ %.pre57, %_Z6rotateii.i8 ], !dbg !72
  %44 = phi i32 [ %23, %_Z3addii.i12 ], [ %23, %_Z8subtractii.i11 ], [ %23, %_Z8multiplyii.i10 ], [ %23, %_Z7largestii.i9 ], [ %.pre, %_Z6rotateii.i8 ], !dbg !71
  %.0 = phi i32 [ %32, %_Z3addii.i12 ], [ %33, %_Z8subtractii.i11 ], [ %34, %_Z8multiplyii.i10 ], [ %35, %_Z7largestii.i9 ], [ %42, %_Z6rotateii.i8 ], !dbg !44
  %45 = icmp sgt i32 %44, %43, !dbg !73
  %46 = add nsw i32 %43, %13, !dbg !74
  %47 = mul nsw i32 %43, %13, !dbg !74
  %.053 = select i1 %45, i32 %46, i32 %47, !dbg !74
  %48 = add nsw i32 %.053, %.0, !dbg !77
  %49 = getelementptr inbounds i32, ptr addrspace(4) %5, i64 %21, !dbg !78
  store i32 %48, ptr addrspace(4) %49, align 4, !dbg !79, !tbaa !9
  %50 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nothing to ptr addrspace(4)), align 8, !dbg !80, !tbaa !45
  %.not56 = icmp eq ptr %50, null, !dbg !81
  br i1 %.not56, label %60, label %51, !dbg !81

51:                                               ; preds = %hipspv.indirect.0.exit14
  %52 = ptrtoint ptr %50 to i64, !dbg !82
  %53 = add i64 %52, -16, !dbg !82
  %54 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 60), !dbg !82
  switch i64 %54, label %unknown.i6 [
    i64 0, label %hipspv.indirect.0.exit7
    i64 1, label %_Z8subtractii.i4
    i64 2, label %_Z8multiplyii.i3
    i64 3, label %_Z7largestii.i2
    i64 10, label %_Z6rotateii.i1
  ], !dbg !82

unknown.i6:                                       ; preds = %51
  %55 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !82
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %55, i64 4, !dbg !82
  %57 = atomicrmw volatile xchg ptr addrspace(1) %56, i32 2 monotonic, align 4, !dbg !82
  br label %common.ret, !dbg !82

_Z8subtractii.i4:                                 ; preds = %51
  br label %hipspv.indirect.0.exit7, !dbg !82

_Z8multiplyii.i3:                                 ; preds = %51
  br label %hipspv.indirect.0.exit7, !dbg !82

_Z7largestii.i2:                                  ; preds = %51
  %58 = tail call spir_func i32 @_Z7largestii(i32 1, i32 2), !dbg !82
  br label %hipspv.indirect.0.exit7, !dbg !82

_Z6rotateii.i1:                                   ; preds = %51
  store i32 1, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 8), align 4, !dbg !83, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !85
  %59 = load i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 12), align 4, !dbg !87, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !88
  br label %hipspv.indirect.0.exit7, !dbg !82

hipspv.indirect.0.exit7:                          ; preds = %51, %_Z8subtractii.i4, %_Z8multiplyii.i3, %_Z7largestii.i2, %_Z6rotateii.i1
  %.052 = phi i32 [ %59, %_Z6rotateii.i1 ], [ -1, %_Z8subtractii.i4 ], [ 2, %_Z8multiplyii.i3 ], [ %58, %_Z7largestii.i2 ], [ 3, %51 ], !dbg !82
  store i32 %.052, ptr addrspace(4) %49, align 4, !dbg !90, !tbaa !9
  br label %60, !dbg !91

60:                                               ; preds = %hipspv.indirect.0.exit7, %hipspv.indirect.0.exit14
  %61 = load ptr, ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), align 8, !dbg !92, !tbaa !45
  %62 = icmp ne ptr %61, inttoptr (i64 16 to ptr), !dbg !93
  %63 = load ptr, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @table to ptr addrspace(4)), i64 8), align 8
  %64 = icmp eq ptr %63, inttoptr (i64 16 to ptr)
  %or.cond = select i1 %62, i1 true, i1 %64, !dbg !94
  br i1 %or.cond, label %65, label %common.ret, !dbg !94

65:                                               ; preds = %60
  store i32 -1, ptr addrspace(4) %49, align 4, !dbg !95, !tbaa !9
  br label %common.ret, !dbg !96
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !97 {
hipspv.indirect.2.exit.1:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !98
  %3 = trunc i64 %2 to i32, !dbg !98
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !100
  %5 = trunc i64 %4 to i32, !dbg !100
  %6 = mul i32 %5, %3, !dbg !102
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !103
  %8 = trunc i64 %7 to i32, !dbg !103
  %9 = add i32 %6, %8, !dbg !105
  %10 = icmp slt i32 %9, %1, !dbg !106
  br i1 %10, label %11, label %common.ret, !dbg !106

common.ret:                                       ; preds = %hipspv.indirect.2.exit.1, %11
  ret void, !dbg !107

11:                                               ; preds = %hipspv.indirect.2.exit.1
  %12 = and i32 %9, 1, !dbg !108
  %.not = icmp eq i32 %12, 0, !dbg !108
  %13 = sitofp i32 %9 to float, !dbg !109
  %.0 = fmul contract float %13, %13, !dbg !110
  %.0.1 = fmul contract float %.0, 5.000000e-01, !dbg !110
  %spec.select = select i1 %.not, float 5.000000e-01, float %.0.1, !dbg !110
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %.0.2 = fmul contract float %.0.1, %spec.select, !dbg !110
  %15 = sext i32 %9 to i64, !dbg !111
  %16 = getelementptr inbounds float, ptr addrspace(4) %14, i64 %15, !dbg !111
  store float %.0.2, ptr addrspace(4) %16, align 4, !dbg !112, !tbaa !113
  br label %common.ret, !dbg !111
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !115 {
hipspv.indirect.3.exit:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !116
  %3 = trunc i64 %2 to i32, !dbg !116
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !118
  %5 = trunc i64 %4 to i32, !dbg !118
  %6 = mul i32 %5, %3, !dbg !120
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !121
  %8 = trunc i64 %7 to i32, !dbg !121
  %9 = add i32 %6, %8, !dbg !123
  %10 = icmp slt i32 %9, %1, !dbg !124
  br i1 %10, label %11, label %common.ret, !dbg !124

common.ret:                                       ; preds = %hipspv.indirect.3.exit, %11
  ret void, !dbg !125

11:                                               ; preds = %hipspv.indirect.3.exit
  %12 = srem i32 %9, 3, !dbg !126
  %.not = icmp eq i32 %12, 0, !dbg !127
  %13 = shl nsw i32 %9, 1, !dbg !128
  %14 = sext i32 %13 to i64, !dbg !129
  %15 = sext i32 %9 to i64, !dbg !130
  %16 = add nsw i64 %15, -5, !dbg !131
  %.pn22 = select i1 %.not, i64 %14, i64 %16, !dbg !131
  %17 = add nsw i64 %14, 5, !dbg !131
  %.pn24 = select i1 %.not, i64 %15, i64 %17, !dbg !131
  %18 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %19 = mul nsw i64 %.pn24, 1000, !dbg !132
  %20 = add nsw i64 %19, %.pn22, !dbg !133
  %21 = getelementptr inbounds i64, ptr addrspace(4) %18, i64 %15, !dbg !134
  store i64 %20, ptr addrspace(4) %21, align 8, !dbg !135, !tbaa !136
  br label %common.ret, !dbg !134
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !138 {
  %3 = alloca %struct.Big, align 16
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !139
  %6 = trunc i64 %5 to i32, !dbg !139
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !141
  %8 = trunc i64 %7 to i32, !dbg !141
  %9 = mul i32 %8, %6, !dbg !143
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !144
  %11 = trunc i64 %10 to i32, !dbg !144
  %12 = add i32 %9, %11, !dbg !146
  %13 = sext i32 %12 to i64, !dbg !147
  %14 = add nsw i64 %13, 1, !dbg !148
  %15 = add nsw i64 %13, 2, !dbg !148
  %16 = add nsw i64 %13, 3, !dbg !148
  %17 = add nsw i64 %13, 4, !dbg !148
  %18 = add nsw i64 %13, 5, !dbg !148
  %19 = add nsw i64 %13, 6, !dbg !148
  %20 = add nsw i64 %13, 7, !dbg !148
  %21 = add nsw i64 %13, 8, !dbg !148
  %22 = addrspacecast ptr %3 to ptr addrspace(4)
  %23 = addrspacecast ptr %4 to ptr addrspace(4)
  %24 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %25 = and i32 %12, 1, !dbg !149
  %.not = icmp eq i32 %25, 0, !dbg !149
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14, !dbg !150
  store i64 %13, ptr addrspace(4) %23, align 8, !dbg !151
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 8, !dbg !151
  store i64 %14, ptr addrspace(4) %.sroa.5.0..sroa_idx, align 8, !dbg !151
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 16, !dbg !151
  store i64 %15, ptr addrspace(4) %.sroa.7.0..sroa_idx, align 8, !dbg !151
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 24, !dbg !151
  store i64 %16, ptr addrspace(4) %.sroa.9.0..sroa_idx, align 8, !dbg !151
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 32, !dbg !151
  store i64 %17, ptr addrspace(4) %.sroa.11.0..sroa_idx, align 8, !dbg !151
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 40, !dbg !151
  store i64 %18, ptr addrspace(4) %.sroa.13.0..sroa_idx, align 8, !dbg !151
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 48, !dbg !151
  store i64 %19, ptr addrspace(4) %.sroa.15.0..sroa_idx, align 8, !dbg !151
  %.sroa.17.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 56, !dbg !151
  store i64 %20, ptr addrspace(4) %.sroa.17.0..sroa_idx, align 8, !dbg !151
  %.sroa.19.0..sroa_idx = getelementptr inbounds nuw i8, ptr addrspace(4) %23, i64 64, !dbg !151
  store i64 %21, ptr addrspace(4) %.sroa.19.0..sroa_idx, align 8, !dbg !151, !tbaa !23
  br i1 %.not, label %_Z6turned3Bigi.i, label %_Z7shifted3Bigi.i, !dbg !152

_Z7shifted3Bigi.i:                                ; preds = %2
  call spir_func void @_Z7shifted3Bigi(ptr %3, ptr %4), !dbg !152
  br label %hipspv.indirect.4.exit, !dbg !152

_Z6turned3Bigi.i:                                 ; preds = %2
  call spir_func void @_Z6turned3Bigi(ptr %3, ptr %4), !dbg !152
  br label %hipspv.indirect.4.exit, !dbg !152

hipspv.indirect.4.exit:                           ; preds = %_Z7shifted3Bigi.i, %_Z6turned3Bigi.i
  %26 = icmp slt i32 %12, %1, !dbg !153
  br i1 %26, label %27, label %common.ret, !dbg !153

27:                                               ; preds = %hipspv.indirect.4.exit
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 64, !dbg !154
  %29 = load i64, ptr addrspace(4) %28, align 8, !dbg !154, !tbaa !136
  %30 = mul nsw i64 %29, 9, !dbg !155
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 56, !dbg !154
  %32 = load i64, ptr addrspace(4) %31, align 8, !dbg !154, !tbaa !136
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 48, !dbg !154
  %34 = load i64, ptr addrspace(4) %33, align 8, !dbg !154, !tbaa !136
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 32, !dbg !154
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 24, !dbg !154
  %37 = load i64, ptr addrspace(4) %36, align 8, !dbg !154, !tbaa !136
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 16, !dbg !154
  %39 = load i64, ptr addrspace(4) %38, align 8, !dbg !154, !tbaa !136
  %40 = load <2 x i64>, ptr addrspace(4) %22, align 16, !dbg !154, !tbaa !136
  %41 = shufflevector <2 x i64> %40, <2 x i64> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 0>, !dbg !155
  %42 = insertelement <4 x i64> %41, i64 %37, i64 1, !dbg !155
  %43 = insertelement <4 x i64> %42, i64 %32, i64 2, !dbg !155
  %44 = shl nsw <4 x i64> %43, <i64 1, i64 2, i64 3, i64 0>, !dbg !155
  %45 = load <2 x i64>, ptr addrspace(4) %35, align 16, !dbg !154, !tbaa !136
  %46 = insertelement <8 x i64> poison, i64 %13, i64 0, !dbg !156
  %47 = insertelement <8 x i64> %46, i64 %14, i64 1, !dbg !156
  %48 = insertelement <8 x i64> %47, i64 %39, i64 2, !dbg !156
  %49 = insertelement <8 x i64> %48, i64 %15, i64 3, !dbg !156
  %50 = insertelement <8 x i64> %49, i64 %16, i64 4, !dbg !156
  %51 = insertelement <8 x i64> %50, i64 %17, i64 6, !dbg !156
  %52 = shufflevector <2 x i64> %45, <2 x i64> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !156
  %53 = shufflevector <8 x i64> %51, <8 x i64> %52, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 6, i32 9>, !dbg !156
  %54 = mul nsw <8 x i64> %53, <i64 100, i64 100, i64 3, i64 100, i64 100, i64 5, i64 100, i64 6>, !dbg !156
  %55 = insertelement <4 x i64> poison, i64 %18, i64 0, !dbg !156
  %56 = insertelement <4 x i64> %55, i64 %34, i64 1, !dbg !156
  %57 = insertelement <4 x i64> %56, i64 %19, i64 2, !dbg !156
  %58 = insertelement <4 x i64> %57, i64 %20, i64 3, !dbg !156
  %59 = mul nsw <4 x i64> %58, <i64 100, i64 7, i64 100, i64 100>, !dbg !156
  %60 = mul nsw i64 %21, 100, !dbg !156
  %61 = shufflevector <4 x i64> %59, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !157
  %62 = add <8 x i64> %54, %61, !dbg !157
  %63 = shufflevector <4 x i64> %44, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !157
  %64 = add <8 x i64> %62, %63, !dbg !157
  %65 = shufflevector <8 x i64> %64, <8 x i64> %54, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>, !dbg !157
  %66 = tail call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %65), !dbg !157
  %op.rdx = add i64 %66, %30, !dbg !158
  %op.rdx28 = add i64 %op.rdx, %60, !dbg !157
  %67 = getelementptr inbounds i64, ptr addrspace(4) %24, i64 %13, !dbg !159
  store i64 %op.rdx28, ptr addrspace(4) %67, align 8, !dbg !160, !tbaa !136
  br label %common.ret, !dbg !159

common.ret:                                       ; preds = %27, %hipspv.indirect.4.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !dbg !163 {
_Z4stepP7CounterMS_FiiEi.exit1:
  %2 = alloca %struct.Counter, align 4
  %3 = alloca [2 x { i64, i64 }], align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !164
  %8 = trunc i64 %7 to i32, !dbg !164
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !166
  %10 = trunc i64 %9 to i32, !dbg !166
  %11 = mul i32 %10, %8, !dbg !168
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !169
  %13 = trunc i64 %12 to i32, !dbg !169
  %14 = add i32 %11, %13, !dbg !171
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14, !dbg !172
  store i32 100, ptr addrspace(4) %4, align 4, !dbg !173
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14, !dbg !174
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noundef align 8 dereferenceable(32) %5, ptr addrspace(1) noundef align 8 dereferenceable(32) @__const._Z7membersPii.steps, i64 32, i1 false), !dbg !175
  %15 = srem i32 %14, 2, !dbg !176
  %16 = sext i32 %15 to i64, !dbg !177
  %17 = getelementptr inbounds { i64, i64 }, ptr addrspace(4) %5, i64 %16, !dbg !177
  %.fca.0.load = load i64, ptr addrspace(4) %17, align 8, !dbg !177, !tbaa !23
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8, !dbg !177
  %.fca.1.load = load i64, ptr addrspace(4) %.fca.1.gep, align 8, !dbg !177, !tbaa !23
  %18 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %.fca.1.load, !dbg !178
  switch i64 %.fca.0.load, label %unknown.i [
    i64 192, label %_ZN7Counter2upEi.i
    i64 208, label %_ZN7Counter4downEi.i
  ], !dbg !178

common.ret:                                       ; preds = %35, %unknown.i
  ret void, !dbg !181

unknown.i:                                        ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %19 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !178
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4, !dbg !178
  %21 = atomicrmw volatile xchg ptr addrspace(1) %20, i32 2 monotonic, align 4, !dbg !178
  br label %common.ret, !dbg !178

_ZN7Counter2upEi.i:                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %22 = load i32, ptr addrspace(4) %18, align 4, !dbg !182, !tbaa !185
  %23 = add nsw i32 %22, %14, !dbg !182
  br label %hipspv.indirect.1.exit, !dbg !178

_ZN7Counter4downEi.i:                             ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %24 = load i32, ptr addrspace(4) %18, align 4, !dbg !187, !tbaa !185
  %25 = sub nsw i32 %24, %14, !dbg !187
  br label %hipspv.indirect.1.exit, !dbg !178

hipspv.indirect.1.exit:                           ; preds = %_ZN7Counter2upEi.i, %_ZN7Counter4downEi.i
  %storemerge = phi i32 [ %25, %_ZN7Counter4downEi.i ], [ %23, %_ZN7Counter2upEi.i ], !dbg !178
  store i32 %storemerge, ptr addrspace(4) %18, align 4, !dbg !178, !tbaa !185
  %26 = icmp slt i32 %14, %1, !dbg !190
  br i1 %26, label %_Z4stepP7CounterMS_FiiEi.exit, label %35, !dbg !190

_Z4stepP7CounterMS_FiiEi.exit:                    ; preds = %hipspv.indirect.1.exit
  %27 = srem i32 %14, 3, !dbg !191
  %28 = icmp eq i32 %27, 0, !dbg !192
  %.sroa.sel.idx.sroa.sel.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %28, i64 24, i64 8, !dbg !193
  %.sroa.sel.idx.sroa.sel.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 %.sroa.sel.idx.sroa.sel.sroa.sel.v.sroa.sel.v.sroa.sel.v, !dbg !193
  %.fca.1.load15 = load i64, ptr addrspace(4) %.sroa.sel.idx.sroa.sel.sroa.sel.v.sroa.sel.v.sroa.sel, align 8, !dbg !193, !tbaa !23
  %29 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %.fca.1.load15, !dbg !194
  %30 = load i32, ptr addrspace(4) %29, align 4, !dbg !194, !tbaa !185
  %. = select i1 %28, i32 -7, i32 7, !dbg !194
  %31 = add nsw i32 %30, %., !dbg !194
  %32 = add nsw i32 %31, %storemerge, !dbg !196
  %33 = sext i32 %14 to i64, !dbg !197
  %34 = getelementptr inbounds i32, ptr addrspace(4) %6, i64 %33, !dbg !197
  store i32 %32, ptr addrspace(4) %34, align 4, !dbg !198, !tbaa !9
  br label %35, !dbg !197

35:                                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit, %hipspv.indirect.1.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14, !dbg !199
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14, !dbg !199
  br label %common.ret, !dbg !199
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !200 {
  %.not = icmp eq i32 %1, 0, !dbg !201
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !202
  %4 = trunc i64 %3 to i32, !dbg !202
  br i1 %.not, label %_Z3addii.i, label %_Z6rotateii.i, !dbg !204

_Z3addii.i:                                       ; preds = %2
  %5 = mul i32 %4, 11, !dbg !205
  br label %hipspv.indirect.0.exit, !dbg !204

_Z6rotateii.i:                                    ; preds = %2
  %6 = mul i32 %4, 10, !dbg !207
  %sext = shl i64 %3, 32, !dbg !208
  %7 = ashr exact i64 %sext, 30, !dbg !208
  %8 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 %7, !dbg !208
  store i32 %6, ptr addrspace(4) %8, align 4, !dbg !210, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !211
  %9 = add nsw i32 %4, 1, !dbg !213
  %10 = srem i32 %9, 64, !dbg !214
  %11 = sext i32 %10 to i64, !dbg !215
  %12 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 %11, !dbg !215
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !215, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !216
  br label %hipspv.indirect.0.exit, !dbg !204

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %5, %_Z3addii.i ], [ %13, %_Z6rotateii.i ], !dbg !204
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !218
  %16 = and i64 %15, 4294967295, !dbg !220
  %17 = getelementptr inbounds nuw i32, ptr addrspace(4) %14, i64 %16, !dbg !220
  store i32 %.0, ptr addrspace(4) %17, align 4, !dbg !221, !tbaa !9
  ret void, !dbg !222
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !223 {
  %3 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !224
  %5 = trunc i64 %4 to i32, !dbg !224
  %6 = add i64 %0, -16, !dbg !226
  %7 = tail call i64 @llvm.fshl.i64(i64 %6, i64 %6, i64 60), !dbg !226
  switch i64 %7, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ], !dbg !226

common.ret:                                       ; preds = %hipspv.indirect.0.exit, %unknown.i
  ret void, !dbg !227

unknown.i:                                        ; preds = %2
  %8 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !226
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 4, !dbg !226
  %10 = atomicrmw volatile xchg ptr addrspace(1) %9, i32 2 monotonic, align 4, !dbg !226
  br label %common.ret, !dbg !226

_Z3addii.i:                                       ; preds = %2
  %11 = add nsw i32 %5, 3, !dbg !228
  br label %hipspv.indirect.0.exit, !dbg !226

_Z8subtractii.i:                                  ; preds = %2
  %12 = add nsw i32 %5, -3, !dbg !230
  br label %hipspv.indirect.0.exit, !dbg !226

_Z8multiplyii.i:                                  ; preds = %2
  %13 = mul nsw i32 %5, 3, !dbg !232
  br label %hipspv.indirect.0.exit, !dbg !226

_Z7largestii.i:                                   ; preds = %2
  %14 = tail call spir_func i32 @_Z7largestii(i32 %5, i32 3), !dbg !226
  br label %hipspv.indirect.0.exit, !dbg !226

_Z6rotateii.i:                                    ; preds = %2
  store i32 %5, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 12), align 4, !dbg !234, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !236
  %15 = load i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @exchange to ptr addrspace(4)), i64 16), align 4, !dbg !238, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !239
  br label %hipspv.indirect.0.exit, !dbg !226

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %11, %_Z3addii.i ], [ %12, %_Z8subtractii.i ], [ %13, %_Z8multiplyii.i ], [ %14, %_Z7largestii.i ], [ %15, %_Z6rotateii.i ], !dbg !226
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !241
  %17 = and i64 %16, 4294967295, !dbg !243
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %17, !dbg !243
  store i32 %.0, ptr addrspace(4) %18, align 4, !dbg !244, !tbaa !9
  br label %common.ret, !dbg !245
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v8i64(<8 x i64>) #11

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #13 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "function_pointers.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "largest", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/function_pointers.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 9, column: 73, scope: !13)
!18 = !DILocation(line: 9, column: 66, scope: !13)
!19 = distinct !DISubprogram(name: "shifted", scope: !14, file: !14, line: 29, type: !20, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DISubroutineType(cc: DW_CC_nocall, types: !16)
!21 = !DILocation(line: 30, column: 38, scope: !19)
!22 = !DILocation(line: 31, column: 10, scope: !19)
!23 = !{!11, !11, i64 0}
!24 = !DILocation(line: 31, column: 3, scope: !19)
!25 = distinct !DISubprogram(name: "turned", scope: !14, file: !14, line: 33, type: !20, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 36, column: 35, scope: !25)
!27 = !DILocation(line: 39, column: 10, scope: !25)
!28 = !DILocation(line: 39, column: 3, scope: !25)
!29 = distinct !DISubprogram(name: "operations", scope: !14, file: !14, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = !DILocation(line: 40, column: 207, scope: !31, inlinedAt: !33)
!31 = distinct !DISubprogram(name: "__get_x", scope: !32, file: !32, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!33 = distinct !DILocation(line: 62, column: 17, scope: !29)
!34 = !DILocation(line: 41, column: 207, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "__get_x", scope: !32, file: !32, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 62, column: 30, scope: !29)
!37 = !DILocation(line: 62, column: 28, scope: !29)
!38 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__get_x", scope: !32, file: !32, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 62, column: 43, scope: !29)
!41 = !DILocation(line: 62, column: 41, scope: !29)
!42 = !DILocation(line: 63, column: 9, scope: !29)
!43 = !DILocation(line: 64, column: 20, scope: !29)
!44 = !DILocation(line: 64, column: 12, scope: !29)
!45 = !{!46, !46, i64 0}
!46 = !{!"any pointer", !11, i64 0}
!47 = !DILocation(line: 64, column: 25, scope: !29)
!48 = !DILocation(line: 64, column: 31, scope: !29)
!49 = !DILocation(line: 0, scope: !29)
!50 = !DILocation(line: 6, column: 58, scope: !51, inlinedAt: !52)
!51 = distinct !DISubprogram(name: "add", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!52 = distinct !DILocation(line: 64, column: 12, scope: !29)
!53 = !DILocation(line: 7, column: 63, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "subtract", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 64, column: 12, scope: !29)
!56 = !DILocation(line: 8, column: 63, scope: !57, inlinedAt: !58)
!57 = distinct !DISubprogram(name: "multiply", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = distinct !DILocation(line: 64, column: 12, scope: !29)
!59 = !DILocation(line: 54, column: 3, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "rotate", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 64, column: 12, scope: !29)
!62 = !DILocation(line: 54, column: 15, scope: !60, inlinedAt: !61)
!63 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !65)
!64 = distinct !DISubprogram(name: "__syncthreads", scope: !32, file: !32, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = distinct !DILocation(line: 55, column: 3, scope: !60, inlinedAt: !61)
!66 = !DILocation(line: 56, column: 34, scope: !60, inlinedAt: !61)
!67 = !DILocation(line: 56, column: 39, scope: !60, inlinedAt: !61)
!68 = !DILocation(line: 56, column: 22, scope: !60, inlinedAt: !61)
!69 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !70)
!70 = distinct !DILocation(line: 57, column: 3, scope: !60, inlinedAt: !61)
!71 = !DILocation(line: 64, column: 45, scope: !29)
!72 = !DILocation(line: 64, column: 52, scope: !29)
!73 = !DILocation(line: 64, column: 50, scope: !29)
!74 = !DILocation(line: 49, column: 84, scope: !75, inlinedAt: !76)
!75 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = distinct !DILocation(line: 64, column: 39, scope: !29)
!77 = !DILocation(line: 64, column: 37, scope: !29)
!78 = !DILocation(line: 64, column: 3, scope: !29)
!79 = !DILocation(line: 64, column: 10, scope: !29)
!80 = !DILocation(line: 65, column: 7, scope: !29)
!81 = !DILocation(line: 65, column: 15, scope: !29)
!82 = !DILocation(line: 65, column: 36, scope: !29)
!83 = !DILocation(line: 54, column: 15, scope: !60, inlinedAt: !84)
!84 = distinct !DILocation(line: 65, column: 36, scope: !29)
!85 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !86)
!86 = distinct !DILocation(line: 55, column: 3, scope: !60, inlinedAt: !84)
!87 = !DILocation(line: 56, column: 22, scope: !60, inlinedAt: !84)
!88 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !89)
!89 = distinct !DILocation(line: 57, column: 3, scope: !60, inlinedAt: !84)
!90 = !DILocation(line: 65, column: 34, scope: !29)
!91 = !DILocation(line: 65, column: 27, scope: !29)
!92 = !DILocation(line: 66, column: 7, scope: !29)
!93 = !DILocation(line: 66, column: 16, scope: !29)
!94 = !DILocation(line: 66, column: 23, scope: !29)
!95 = !DILocation(line: 66, column: 50, scope: !29)
!96 = !DILocation(line: 66, column: 43, scope: !29)
!97 = distinct !DISubprogram(name: "curves", scope: !14, file: !14, line: 68, type: !15, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = !DILocation(line: 40, column: 207, scope: !31, inlinedAt: !99)
!99 = distinct !DILocation(line: 69, column: 17, scope: !97)
!100 = !DILocation(line: 41, column: 207, scope: !35, inlinedAt: !101)
!101 = distinct !DILocation(line: 69, column: 30, scope: !97)
!102 = !DILocation(line: 69, column: 28, scope: !97)
!103 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !104)
!104 = distinct !DILocation(line: 69, column: 43, scope: !97)
!105 = !DILocation(line: 69, column: 41, scope: !97)
!106 = !DILocation(line: 73, column: 9, scope: !97)
!107 = !DILocation(line: 0, scope: !97)
!108 = !DILocation(line: 70, column: 38, scope: !97)
!109 = !DILocation(line: 71, column: 32, scope: !97)
!110 = !DILocation(line: 72, column: 39, scope: !97)
!111 = !DILocation(line: 73, column: 14, scope: !97)
!112 = !DILocation(line: 73, column: 21, scope: !97)
!113 = !{!114, !114, i64 0}
!114 = !{!"float", !11, i64 0}
!115 = distinct !DISubprogram(name: "structures", scope: !14, file: !14, line: 75, type: !15, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 40, column: 207, scope: !31, inlinedAt: !117)
!117 = distinct !DILocation(line: 76, column: 17, scope: !115)
!118 = !DILocation(line: 41, column: 207, scope: !35, inlinedAt: !119)
!119 = distinct !DILocation(line: 76, column: 30, scope: !115)
!120 = !DILocation(line: 76, column: 28, scope: !115)
!121 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !122)
!122 = distinct !DILocation(line: 76, column: 43, scope: !115)
!123 = !DILocation(line: 76, column: 41, scope: !115)
!124 = !DILocation(line: 79, column: 9, scope: !115)
!125 = !DILocation(line: 0, scope: !115)
!126 = !DILocation(line: 77, column: 23, scope: !115)
!127 = !DILocation(line: 77, column: 21, scope: !115)
!128 = !DILocation(line: 78, column: 32, scope: !115)
!129 = !DILocation(line: 78, column: 30, scope: !115)
!130 = !DILocation(line: 78, column: 27, scope: !115)
!131 = !DILocation(line: 78, column: 18, scope: !115)
!132 = !DILocation(line: 79, column: 28, scope: !115)
!133 = !DILocation(line: 79, column: 38, scope: !115)
!134 = !DILocation(line: 79, column: 14, scope: !115)
!135 = !DILocation(line: 79, column: 21, scope: !115)
!136 = !{!137, !137, i64 0}
!137 = !{!"long", !11, i64 0}
!138 = distinct !DISubprogram(name: "big", scope: !14, file: !14, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 40, column: 207, scope: !31, inlinedAt: !140)
!140 = distinct !DILocation(line: 82, column: 17, scope: !138)
!141 = !DILocation(line: 41, column: 207, scope: !35, inlinedAt: !142)
!142 = distinct !DILocation(line: 82, column: 30, scope: !138)
!143 = !DILocation(line: 82, column: 28, scope: !138)
!144 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !145)
!145 = distinct !DILocation(line: 82, column: 43, scope: !138)
!146 = !DILocation(line: 82, column: 41, scope: !138)
!147 = !DILocation(line: 84, column: 3, scope: !138)
!148 = !DILocation(line: 84, column: 51, scope: !138)
!149 = !DILocation(line: 85, column: 21, scope: !138)
!150 = !DILocation(line: 86, column: 3, scope: !138)
!151 = !DILocation(line: 86, column: 27, scope: !138)
!152 = !DILocation(line: 86, column: 19, scope: !138)
!153 = !DILocation(line: 89, column: 9, scope: !138)
!154 = !DILocation(line: 88, column: 48, scope: !138)
!155 = !DILocation(line: 88, column: 46, scope: !138)
!156 = !DILocation(line: 88, column: 68, scope: !138)
!157 = !DILocation(line: 88, column: 35, scope: !138)
!158 = !DILocation(line: 88, column: 62, scope: !138)
!159 = !DILocation(line: 89, column: 14, scope: !138)
!160 = !DILocation(line: 89, column: 21, scope: !138)
!161 = !DILocation(line: 90, column: 1, scope: !138)
!162 = !DILocation(line: 0, scope: !138)
!163 = distinct !DISubprogram(name: "members", scope: !14, file: !14, line: 91, type: !15, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!164 = !DILocation(line: 40, column: 207, scope: !31, inlinedAt: !165)
!165 = distinct !DILocation(line: 92, column: 17, scope: !163)
!166 = !DILocation(line: 41, column: 207, scope: !35, inlinedAt: !167)
!167 = distinct !DILocation(line: 92, column: 30, scope: !163)
!168 = !DILocation(line: 92, column: 28, scope: !163)
!169 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !170)
!170 = distinct !DILocation(line: 92, column: 43, scope: !163)
!171 = !DILocation(line: 92, column: 41, scope: !163)
!172 = !DILocation(line: 93, column: 3, scope: !163)
!173 = !DILocation(line: 93, column: 11, scope: !163)
!174 = !DILocation(line: 94, column: 3, scope: !163)
!175 = !DILocation(line: 94, column: 14, scope: !163)
!176 = !DILocation(line: 95, column: 44, scope: !163)
!177 = !DILocation(line: 95, column: 36, scope: !163)
!178 = !DILocation(line: 50, column: 84, scope: !179, inlinedAt: !180)
!179 = distinct !DISubprogram(name: "step", scope: !14, file: !14, line: 50, type: !15, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!180 = distinct !DILocation(line: 95, column: 21, scope: !163)
!181 = !DILocation(line: 0, scope: !163)
!182 = !DILocation(line: 44, column: 57, scope: !183, inlinedAt: !184)
!183 = distinct !DISubprogram(name: "up", scope: !14, file: !14, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = distinct !DILocation(line: 50, column: 84, scope: !179, inlinedAt: !180)
!185 = !{!186, !10, i64 0}
!186 = !{!"_ZTS7Counter", !10, i64 0}
!187 = !DILocation(line: 45, column: 59, scope: !188, inlinedAt: !189)
!188 = distinct !DISubprogram(name: "down", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!189 = distinct !DILocation(line: 50, column: 84, scope: !179, inlinedAt: !180)
!190 = !DILocation(line: 96, column: 9, scope: !163)
!191 = !DILocation(line: 96, column: 54, scope: !163)
!192 = !DILocation(line: 96, column: 58, scope: !163)
!193 = !DILocation(line: 96, column: 46, scope: !163)
!194 = !DILocation(line: 50, column: 84, scope: !179, inlinedAt: !195)
!195 = distinct !DILocation(line: 96, column: 31, scope: !163)
!196 = !DILocation(line: 96, column: 29, scope: !163)
!197 = !DILocation(line: 96, column: 14, scope: !163)
!198 = !DILocation(line: 96, column: 21, scope: !163)
!199 = !DILocation(line: 97, column: 1, scope: !163)
!200 = distinct !DISubprogram(name: "barrier", scope: !14, file: !14, line: 99, type: !15, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !DILocation(line: 100, column: 17, scope: !200)
!202 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !203)
!203 = distinct !DILocation(line: 101, column: 29, scope: !200)
!204 = !DILocation(line: 101, column: 22, scope: !200)
!205 = !DILocation(line: 6, column: 58, scope: !51, inlinedAt: !206)
!206 = distinct !DILocation(line: 101, column: 22, scope: !200)
!207 = !DILocation(line: 101, column: 27, scope: !200)
!208 = !DILocation(line: 54, column: 3, scope: !60, inlinedAt: !209)
!209 = distinct !DILocation(line: 101, column: 22, scope: !200)
!210 = !DILocation(line: 54, column: 15, scope: !60, inlinedAt: !209)
!211 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !212)
!212 = distinct !DILocation(line: 55, column: 3, scope: !60, inlinedAt: !209)
!213 = !DILocation(line: 56, column: 34, scope: !60, inlinedAt: !209)
!214 = !DILocation(line: 56, column: 39, scope: !60, inlinedAt: !209)
!215 = !DILocation(line: 56, column: 22, scope: !60, inlinedAt: !209)
!216 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !217)
!217 = distinct !DILocation(line: 57, column: 3, scope: !60, inlinedAt: !209)
!218 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !219)
!219 = distinct !DILocation(line: 101, column: 7, scope: !200)
!220 = !DILocation(line: 101, column: 3, scope: !200)
!221 = !DILocation(line: 101, column: 20, scope: !200)
!222 = !DILocation(line: 0, scope: !200)
!223 = distinct !DISubprogram(name: "given", scope: !14, file: !14, line: 98, type: !15, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!224 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !225)
!225 = distinct !DILocation(line: 98, column: 82, scope: !223)
!226 = !DILocation(line: 98, column: 80, scope: !223)
!227 = !DILocation(line: 98, scope: !223)
!228 = !DILocation(line: 6, column: 58, scope: !51, inlinedAt: !229)
!229 = distinct !DILocation(line: 98, column: 80, scope: !223)
!230 = !DILocation(line: 7, column: 63, scope: !54, inlinedAt: !231)
!231 = distinct !DILocation(line: 98, column: 80, scope: !223)
!232 = !DILocation(line: 8, column: 63, scope: !57, inlinedAt: !233)
!233 = distinct !DILocation(line: 98, column: 80, scope: !223)
!234 = !DILocation(line: 54, column: 15, scope: !60, inlinedAt: !235)
!235 = distinct !DILocation(line: 98, column: 80, scope: !223)
!236 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !237)
!237 = distinct !DILocation(line: 55, column: 3, scope: !60, inlinedAt: !235)
!238 = !DILocation(line: 56, column: 22, scope: !60, inlinedAt: !235)
!239 = !DILocation(line: 60, column: 55, scope: !64, inlinedAt: !240)
!240 = distinct !DILocation(line: 57, column: 3, scope: !60, inlinedAt: !235)
!241 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !242)
!242 = distinct !DILocation(line: 98, column: 65, scope: !223)
!243 = !DILocation(line: 98, column: 61, scope: !223)
!244 = !DILocation(line: 98, column: 78, scope: !223)
!245 = !DILocation(line: 98, column: 99, scope: !223)
