; ModuleID = '<memory>'
source_filename = "tests/programs/function_pointers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Big = type { [9 x i64] }
%struct.Counter = type { i32 }

@table = dso_local local_unnamed_addr addrspace(1) global [4 x ptr] zeroinitializer, align 8
@nothing = dso_local local_unnamed_addr addrspace(1) global ptr null, align 8
@exchange = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@__const._Z7membersPii.steps = internal unnamed_addr addrspace(1) constant [2 x { i64, i64 }] [{ i64, i64 } { i64 192, i64 0 }, { i64, i64 } { i64 208, i64 0 }], align 8
@__hipspv_service = dso_local local_unnamed_addr addrspace(1) global ptr addrspace(1) null, align 8
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z7largestii(i32 noundef %0, i32 noundef %1) unnamed_addr #0 !dbg !16 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1), !dbg !20
  ret i32 %3, !dbg !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z7shifted3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 !dbg !22 {
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
  %3 = add nsw i64 %.sroa.0.0.copyload, 3, !dbg !24
  %4 = add nsw i64 %.sroa.4.0.copyload, 3, !dbg !24
  %5 = add nsw i64 %.sroa.6.0.copyload, 3, !dbg !24
  %6 = add nsw i64 %.sroa.8.0.copyload, 3, !dbg !24
  %7 = add nsw i64 %.sroa.10.0.copyload, 3, !dbg !24
  %8 = add nsw i64 %.sroa.12.0.copyload, 3, !dbg !24
  %9 = add nsw i64 %.sroa.14.0.copyload, 3, !dbg !24
  %10 = add nsw i64 %.sroa.16.0.copyload, 3, !dbg !24
  %11 = add nsw i64 %.sroa.18.0.copyload, 3, !dbg !24
  store i64 %3, ptr %0, align 8, !dbg !25
  %.sroa.4.0..sroa_idx9 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !25
  store i64 %4, ptr %.sroa.4.0..sroa_idx9, align 8, !dbg !25
  %.sroa.6.0..sroa_idx11 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !25
  store i64 %5, ptr %.sroa.6.0..sroa_idx11, align 8, !dbg !25
  %.sroa.8.0..sroa_idx13 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !25
  store i64 %6, ptr %.sroa.8.0..sroa_idx13, align 8, !dbg !25
  %.sroa.10.0..sroa_idx15 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !25
  store i64 %7, ptr %.sroa.10.0..sroa_idx15, align 8, !dbg !25
  %.sroa.12.0..sroa_idx17 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !25
  store i64 %8, ptr %.sroa.12.0..sroa_idx17, align 8, !dbg !25
  %.sroa.14.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !25
  store i64 %9, ptr %.sroa.14.0..sroa_idx19, align 8, !dbg !25
  %.sroa.16.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !25
  store i64 %10, ptr %.sroa.16.0..sroa_idx21, align 8, !dbg !25
  %.sroa.18.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !25
  store i64 %11, ptr %.sroa.18.0..sroa_idx23, align 8, !dbg !25, !tbaa !26
  ret void, !dbg !27
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z6turned3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 !dbg !28 {
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
  %3 = mul nsw i64 %.sroa.16.0.copyload, 3, !dbg !29
  %4 = mul nsw i64 %.sroa.14.0.copyload, 3, !dbg !29
  %5 = mul nsw i64 %.sroa.12.0.copyload, 3, !dbg !29
  %6 = mul nsw i64 %.sroa.1018.0.copyload, 3, !dbg !29
  store i64 %3, ptr %0, align 8, !dbg !30
  %.sroa.4.0..sroa_idx10 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !30
  store i64 %4, ptr %.sroa.4.0..sroa_idx10, align 8, !dbg !30
  %.sroa.6.0..sroa_idx12 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !30
  store i64 %5, ptr %.sroa.6.0..sroa_idx12, align 8, !dbg !30
  %.sroa.8.0..sroa_idx14 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !30
  store i64 %6, ptr %.sroa.8.0..sroa_idx14, align 8, !dbg !30
  %.sroa.10.0..sroa_idx16 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !30
  store i64 %.sroa.10.0.copyload, ptr %.sroa.10.0..sroa_idx16, align 8, !dbg !30
  %.sroa.1018.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !30
  store i64 %.sroa.8.0.copyload, ptr %.sroa.1018.0..sroa_idx19, align 8, !dbg !30
  %.sroa.12.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !30
  store i64 %.sroa.6.0.copyload, ptr %.sroa.12.0..sroa_idx21, align 8, !dbg !30
  %.sroa.14.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !30
  store i64 %.sroa.4.0.copyload, ptr %.sroa.14.0..sroa_idx23, align 8, !dbg !30
  %.sroa.16.0..sroa_idx25 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !30
  store i64 %.sroa.0.0.copyload, ptr %.sroa.16.0..sroa_idx25, align 8, !dbg !30, !tbaa !26
  ret void, !dbg !31
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z10operationsPKiS0_Pii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !dbg !32 {
  %5 = alloca i32, align 4
  store volatile i32 0, ptr %5, align 4
  %.0..0. = load volatile i32, ptr %5, align 4
  %6 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !33
  %8 = trunc i64 %7 to i32, !dbg !33
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !37
  %10 = trunc i64 %9 to i32, !dbg !37
  %11 = mul i32 %10, %8, !dbg !40
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !41
  %13 = trunc i64 %12 to i32, !dbg !41
  %14 = add i32 %11, %13, !dbg !44
  %.not = icmp slt i32 %14, %3, !dbg !45
  br i1 %.not, label %15, label %meet, !dbg !45

15:                                               ; preds = %hipspv.wait.exit
  %16 = srem i32 %14, 4, !dbg !46
  %17 = sext i32 %16 to i64, !dbg !47
  %18 = getelementptr inbounds ptr, ptr addrspace(1) @table, i64 %17, !dbg !47
  %19 = load ptr, ptr addrspace(1) %18, align 8, !dbg !47, !tbaa !48
  %20 = sext i32 %14 to i64, !dbg !50
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20, !dbg !50
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !50, !tbaa !9
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20, !dbg !51
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !51, !tbaa !9
  %25 = ptrtoint ptr %19 to i64, !dbg !47
  %26 = add i64 %25, -16, !dbg !47
  %27 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 60), !dbg !47
  switch i64 %27, label %unknown.i13 [
    i64 0, label %_Z3addii.i12
    i64 1, label %_Z8subtractii.i11
    i64 2, label %_Z8multiplyii.i10
    i64 3, label %_Z7largestii.i9
    i64 10, label %_Z6rotateii.i8
  ], !dbg !47

unknown.i13:                                      ; preds = %15
  %28 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !47
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4, !dbg !47
  %30 = atomicrmw volatile xchg ptr addrspace(1) %29, i32 2 monotonic, align 4, !dbg !47
  br label %meet, !dbg !47

_Z3addii.i12:                                     ; preds = %15
  %31 = add nsw i32 %24, %22, !dbg !52
  br label %hipspv.indirect.0.exit14, !dbg !47

_Z8subtractii.i11:                                ; preds = %15
  %32 = sub nsw i32 %22, %24, !dbg !55
  br label %hipspv.indirect.0.exit14, !dbg !47

_Z8multiplyii.i10:                                ; preds = %15
  %33 = mul nsw i32 %24, %22, !dbg !58
  br label %hipspv.indirect.0.exit14, !dbg !47

_Z7largestii.i9:                                  ; preds = %15
  %34 = tail call spir_func i32 @_Z7largestii(i32 %22, i32 %24), !dbg !47
  br label %hipspv.indirect.0.exit14, !dbg !47

_Z6rotateii.i8:                                   ; preds = %15
  %35 = sext i32 %24 to i64, !dbg !61
  %36 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %35, !dbg !61
  store i32 %22, ptr addrspace(3) %36, align 4, !dbg !64, !tbaa !9
  %37 = or i32 %.0..0., 2, !dbg !65
  br label %meet, !dbg !65

hipspv.wait.exit62:                               ; preds = %go.on
  %38 = add nsw i32 %.reg2mem91.4, 1, !dbg !68
  %39 = srem i32 %38, 64, !dbg !69
  %40 = sext i32 %39 to i64, !dbg !70
  %41 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %40, !dbg !70
  %42 = load i32, ptr addrspace(3) %41, align 4, !dbg !70, !tbaa !9
  %43 = or i32 %.0..0., 3, !dbg !71
  br label %meet, !dbg !71

hipspv.wait.exit65:                               ; preds = %go.on
  %.pre = load i32, ptr addrspace(1) %.reg2mem115.4, align 4, !dbg !73, !tbaa !9
  %.pre57 = load i32, ptr addrspace(1) %.reg2mem102.4, align 4, !dbg !74, !tbaa !9
  br label %hipspv.indirect.0.exit14, !dbg !47

hipspv.indirect.0.exit14:                         ; preds = %_Z3addii.i12, %_Z8subtractii.i11, %_Z8multiplyii.i10, %_Z7largestii.i9, %hipspv.wait.exit65
  %.reg2mem91.2 = phi i32 [ %24, %_Z3addii.i12 ], [ %24, %_Z8subtractii.i11 ], [ %24, %_Z8multiplyii.i10 ], [ %24, %_Z7largestii.i9 ], [ %.reg2mem91.4, %hipspv.wait.exit65 ]
  %.reg2mem102.2 = phi ptr addrspace(1) [ %23, %_Z3addii.i12 ], [ %23, %_Z8subtractii.i11 ], [ %23, %_Z8multiplyii.i10 ], [ %23, %_Z7largestii.i9 ], [ %.reg2mem102.4, %hipspv.wait.exit65 ]
  %.reg2mem115.2 = phi ptr addrspace(1) [ %21, %_Z3addii.i12 ], [ %21, %_Z8subtractii.i11 ], [ %21, %_Z8multiplyii.i10 ], [ %21, %_Z7largestii.i9 ], [ %.reg2mem115.4, %hipspv.wait.exit65 ]
  %.reg2mem118.2 = phi i64 [ %20, %_Z3addii.i12 ], [ %20, %_Z8subtractii.i11 ], [ %20, %_Z8multiplyii.i10 ], [ %20, %_Z7largestii.i9 ], [ %.reg2mem118.4, %hipspv.wait.exit65 ]
  %.reg2mem122.2 = phi i32 [ %14, %_Z3addii.i12 ], [ %14, %_Z8subtractii.i11 ], [ %14, %_Z8multiplyii.i10 ], [ %14, %_Z7largestii.i9 ], [ %.reg2mem122.4, %hipspv.wait.exit65 ]
  %.reg2mem128.2 = phi ptr addrspace(1) [ %2, %_Z3addii.i12 ], [ %2, %_Z8subtractii.i11 ], [ %2, %_Z8multiplyii.i10 ], [ %2, %_Z7largestii.i9 ], [ %.reg2mem128.4, %hipspv.wait.exit65 ]
  %.0.reg2mem.0 = phi i32 [ %31, %_Z3addii.i12 ], [ %32, %_Z8subtractii.i11 ], [ %33, %_Z8multiplyii.i10 ], [ %34, %_Z7largestii.i9 ], [ %.reg2mem81.0, %hipspv.wait.exit65 ]
  %.reg2mem130.0 = phi i32 [ %22, %_Z3addii.i12 ], [ %22, %_Z8subtractii.i11 ], [ %22, %_Z8multiplyii.i10 ], [ %22, %_Z7largestii.i9 ], [ %.pre, %hipspv.wait.exit65 ]
  %.reg2mem132.0 = phi i32 [ %24, %_Z3addii.i12 ], [ %24, %_Z8subtractii.i11 ], [ %24, %_Z8multiplyii.i10 ], [ %24, %_Z7largestii.i9 ], [ %.pre57, %hipspv.wait.exit65 ]
  %44 = icmp sgt i32 %.reg2mem130.0, %.reg2mem132.0, !dbg !75
  %45 = add nsw i32 %.reg2mem132.0, %.reg2mem122.2, !dbg !76
  %46 = mul nsw i32 %.reg2mem132.0, %.reg2mem122.2, !dbg !76
  %.053 = select i1 %44, i32 %45, i32 %46, !dbg !76
  %47 = add nsw i32 %.053, %.0.reg2mem.0, !dbg !79
  %48 = getelementptr inbounds i32, ptr addrspace(1) %.reg2mem128.2, i64 %.reg2mem118.2, !dbg !80
  store i32 %47, ptr addrspace(1) %48, align 4, !dbg !81, !tbaa !9
  %49 = load ptr, ptr addrspace(1) @nothing, align 8, !dbg !82, !tbaa !48
  %.not56 = icmp eq ptr %49, null, !dbg !83
  br i1 %.not56, label %hipspv.indirect.0.exit14._crit_edge, label %50, !dbg !83

50:                                               ; preds = %hipspv.indirect.0.exit14
  %51 = ptrtoint ptr %49 to i64, !dbg !84
  %52 = add i64 %51, -16, !dbg !84
  %53 = tail call i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 60), !dbg !84
  switch i64 %53, label %unknown.i6 [
    i64 0, label %hipspv.indirect.0.exit7
    i64 1, label %_Z8subtractii.i4
    i64 2, label %_Z8multiplyii.i3
    i64 3, label %_Z7largestii.i2
    i64 10, label %_Z6rotateii.i1
  ], !dbg !84

unknown.i6:                                       ; preds = %50
  %54 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !84
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 4, !dbg !84
  %56 = atomicrmw volatile xchg ptr addrspace(1) %55, i32 2 monotonic, align 4, !dbg !84
  br label %meet, !dbg !84

_Z8subtractii.i4:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7, !dbg !84

_Z8multiplyii.i3:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7, !dbg !84

_Z7largestii.i2:                                  ; preds = %50
  %57 = tail call spir_func i32 @_Z7largestii(i32 1, i32 2), !dbg !84
  br label %hipspv.indirect.0.exit7, !dbg !84

_Z6rotateii.i1:                                   ; preds = %50
  store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 8), align 4, !dbg !85, !tbaa !9
  %58 = or i32 %.0..0., 4, !dbg !87
  br label %meet, !dbg !87

hipspv.wait.exit68:                               ; preds = %go.on
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 12), align 4, !dbg !89, !tbaa !9
  %60 = or i32 %.0..0., 5, !dbg !90
  br label %meet, !dbg !90

hipspv.indirect.0.exit7:                          ; preds = %go.on, %50, %_Z8subtractii.i4, %_Z8multiplyii.i3, %_Z7largestii.i2
  %.reg2mem77.1 = phi ptr addrspace(1) [ %48, %50 ], [ %48, %_Z8subtractii.i4 ], [ %48, %_Z8multiplyii.i3 ], [ %48, %_Z7largestii.i2 ], [ %.reg2mem77.3, %go.on ]
  %.reg2mem91.1 = phi i32 [ %.reg2mem91.2, %50 ], [ %.reg2mem91.2, %_Z8subtractii.i4 ], [ %.reg2mem91.2, %_Z8multiplyii.i3 ], [ %.reg2mem91.2, %_Z7largestii.i2 ], [ %.reg2mem91.4, %go.on ]
  %.reg2mem102.1 = phi ptr addrspace(1) [ %.reg2mem102.2, %50 ], [ %.reg2mem102.2, %_Z8subtractii.i4 ], [ %.reg2mem102.2, %_Z8multiplyii.i3 ], [ %.reg2mem102.2, %_Z7largestii.i2 ], [ %.reg2mem102.4, %go.on ]
  %.reg2mem115.1 = phi ptr addrspace(1) [ %.reg2mem115.2, %50 ], [ %.reg2mem115.2, %_Z8subtractii.i4 ], [ %.reg2mem115.2, %_Z8multiplyii.i3 ], [ %.reg2mem115.2, %_Z7largestii.i2 ], [ %.reg2mem115.4, %go.on ]
  %.reg2mem118.1 = phi i64 [ %.reg2mem118.2, %50 ], [ %.reg2mem118.2, %_Z8subtractii.i4 ], [ %.reg2mem118.2, %_Z8multiplyii.i3 ], [ %.reg2mem118.2, %_Z7largestii.i2 ], [ %.reg2mem118.4, %go.on ]
  %.reg2mem122.1 = phi i32 [ %.reg2mem122.2, %50 ], [ %.reg2mem122.2, %_Z8subtractii.i4 ], [ %.reg2mem122.2, %_Z8multiplyii.i3 ], [ %.reg2mem122.2, %_Z7largestii.i2 ], [ %.reg2mem122.4, %go.on ]
  %.reg2mem128.1 = phi ptr addrspace(1) [ %.reg2mem128.2, %50 ], [ %.reg2mem128.2, %_Z8subtractii.i4 ], [ %.reg2mem128.2, %_Z8multiplyii.i3 ], [ %.reg2mem128.2, %_Z7largestii.i2 ], [ %.reg2mem128.4, %go.on ]
  %.052.reg2mem.0 = phi i32 [ 3, %50 ], [ -1, %_Z8subtractii.i4 ], [ 2, %_Z8multiplyii.i3 ], [ %57, %_Z7largestii.i2 ], [ %.reg2mem.0, %go.on ]
  store i32 %.052.reg2mem.0, ptr addrspace(1) %.reg2mem77.1, align 4, !dbg !92, !tbaa !9
  br label %hipspv.indirect.0.exit14._crit_edge, !dbg !93

hipspv.indirect.0.exit14._crit_edge:              ; preds = %hipspv.indirect.0.exit14, %hipspv.indirect.0.exit7
  %.reg2mem77.0 = phi ptr addrspace(1) [ %.reg2mem77.1, %hipspv.indirect.0.exit7 ], [ %48, %hipspv.indirect.0.exit14 ]
  %.reg2mem91.0 = phi i32 [ %.reg2mem91.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem91.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem102.0 = phi ptr addrspace(1) [ %.reg2mem102.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem102.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem115.0 = phi ptr addrspace(1) [ %.reg2mem115.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem115.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem118.0 = phi i64 [ %.reg2mem118.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem118.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem122.0 = phi i32 [ %.reg2mem122.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem122.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem128.0 = phi ptr addrspace(1) [ %.reg2mem128.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem128.2, %hipspv.indirect.0.exit14 ]
  %61 = load ptr, ptr addrspace(1) @table, align 8, !dbg !94, !tbaa !48
  %62 = icmp ne ptr %61, inttoptr (i64 16 to ptr), !dbg !95
  %63 = load ptr, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @table, i64 8), align 8
  %64 = icmp eq ptr %63, inttoptr (i64 16 to ptr)
  %or.cond = select i1 %62, i1 true, i1 %64, !dbg !96
  br i1 %or.cond, label %65, label %meet, !dbg !96

65:                                               ; preds = %hipspv.indirect.0.exit14._crit_edge
  store i32 -1, ptr addrspace(1) %.reg2mem77.0, align 4, !dbg !97, !tbaa !9
  br label %meet, !dbg !98

go.on:                                            ; preds = %hipspv.meet.exit, %4
  %.reg2mem81.0 = phi i32 [ undef, %4 ], [ %.reg2mem81.1, %hipspv.meet.exit ]
  %.reg2mem77.3 = phi ptr addrspace(1) [ null, %4 ], [ %.reg2mem77.4, %hipspv.meet.exit ]
  %.reg2mem.0 = phi i32 [ undef, %4 ], [ %.reg2mem.1, %hipspv.meet.exit ]
  %.reg2mem91.4 = phi i32 [ undef, %4 ], [ %.reg2mem91.5, %hipspv.meet.exit ]
  %.reg2mem102.4 = phi ptr addrspace(1) [ null, %4 ], [ %.reg2mem102.5, %hipspv.meet.exit ]
  %.0 = phi i32 [ %6, %4 ], [ %.1, %hipspv.meet.exit ]
  %.reg2mem115.4 = phi ptr addrspace(1) [ null, %4 ], [ %.reg2mem115.5, %hipspv.meet.exit ]
  %.reg2mem118.4 = phi i64 [ undef, %4 ], [ %.reg2mem118.5, %hipspv.meet.exit ]
  %.reg2mem122.4 = phi i32 [ undef, %4 ], [ %.reg2mem122.5, %hipspv.meet.exit ]
  %.reg2mem128.4 = phi ptr addrspace(1) [ null, %4 ], [ %.reg2mem128.5, %hipspv.meet.exit ]
  %turn = phi i32 [ 0, %4 ], [ %68, %hipspv.meet.exit ], !dbg !99
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit62
    i32 3, label %hipspv.wait.exit65
    i32 4, label %hipspv.wait.exit68
    i32 5, label %hipspv.indirect.0.exit7
  ], !dbg !99

meet:                                             ; preds = %hipspv.indirect.0.exit14._crit_edge, %unknown.i13, %unknown.i6, %65, %hipspv.wait.exit, %go.on, %hipspv.wait.exit68, %_Z6rotateii.i1, %hipspv.wait.exit62, %_Z6rotateii.i8
  %.reg2mem81.1 = phi i32 [ %.reg2mem81.0, %go.on ], [ %.reg2mem81.0, %hipspv.wait.exit68 ], [ %.reg2mem81.0, %_Z6rotateii.i1 ], [ %.reg2mem81.0, %_Z6rotateii.i8 ], [ %42, %hipspv.wait.exit62 ], [ %.reg2mem81.0, %hipspv.wait.exit ], [ %.reg2mem81.0, %unknown.i13 ], [ %.reg2mem81.0, %65 ], [ %.reg2mem81.0, %unknown.i6 ], [ %.reg2mem81.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem77.4 = phi ptr addrspace(1) [ %.reg2mem77.3, %go.on ], [ %.reg2mem77.3, %hipspv.wait.exit68 ], [ %48, %_Z6rotateii.i1 ], [ %.reg2mem77.3, %_Z6rotateii.i8 ], [ %.reg2mem77.3, %hipspv.wait.exit62 ], [ %.reg2mem77.3, %hipspv.wait.exit ], [ %.reg2mem77.3, %unknown.i13 ], [ %.reg2mem77.0, %65 ], [ %48, %unknown.i6 ], [ %.reg2mem77.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem.1 = phi i32 [ %.reg2mem.0, %go.on ], [ %59, %hipspv.wait.exit68 ], [ %.reg2mem.0, %_Z6rotateii.i1 ], [ %.reg2mem.0, %_Z6rotateii.i8 ], [ %.reg2mem.0, %hipspv.wait.exit62 ], [ %.reg2mem.0, %hipspv.wait.exit ], [ %.reg2mem.0, %unknown.i13 ], [ %.reg2mem.0, %65 ], [ %.reg2mem.0, %unknown.i6 ], [ %.reg2mem.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem91.5 = phi i32 [ %.reg2mem91.4, %go.on ], [ %.reg2mem91.4, %hipspv.wait.exit68 ], [ %.reg2mem91.2, %_Z6rotateii.i1 ], [ %24, %_Z6rotateii.i8 ], [ %.reg2mem91.4, %hipspv.wait.exit62 ], [ %.reg2mem91.4, %hipspv.wait.exit ], [ %24, %unknown.i13 ], [ %.reg2mem91.0, %65 ], [ %.reg2mem91.2, %unknown.i6 ], [ %.reg2mem91.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem102.5 = phi ptr addrspace(1) [ %.reg2mem102.4, %go.on ], [ %.reg2mem102.4, %hipspv.wait.exit68 ], [ %.reg2mem102.2, %_Z6rotateii.i1 ], [ %23, %_Z6rotateii.i8 ], [ %.reg2mem102.4, %hipspv.wait.exit62 ], [ %.reg2mem102.4, %hipspv.wait.exit ], [ %23, %unknown.i13 ], [ %.reg2mem102.0, %65 ], [ %.reg2mem102.2, %unknown.i6 ], [ %.reg2mem102.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.1 = phi i32 [ %.0, %go.on ], [ %60, %hipspv.wait.exit68 ], [ %58, %_Z6rotateii.i1 ], [ %37, %_Z6rotateii.i8 ], [ %43, %hipspv.wait.exit62 ], [ %.0..0., %hipspv.wait.exit ], [ %.0..0., %unknown.i13 ], [ %.0..0., %65 ], [ %.0..0., %unknown.i6 ], [ %.0..0., %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem115.5 = phi ptr addrspace(1) [ %.reg2mem115.4, %go.on ], [ %.reg2mem115.4, %hipspv.wait.exit68 ], [ %.reg2mem115.2, %_Z6rotateii.i1 ], [ %21, %_Z6rotateii.i8 ], [ %.reg2mem115.4, %hipspv.wait.exit62 ], [ %.reg2mem115.4, %hipspv.wait.exit ], [ %21, %unknown.i13 ], [ %.reg2mem115.0, %65 ], [ %.reg2mem115.2, %unknown.i6 ], [ %.reg2mem115.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem118.5 = phi i64 [ %.reg2mem118.4, %go.on ], [ %.reg2mem118.4, %hipspv.wait.exit68 ], [ %.reg2mem118.2, %_Z6rotateii.i1 ], [ %20, %_Z6rotateii.i8 ], [ %.reg2mem118.4, %hipspv.wait.exit62 ], [ %.reg2mem118.4, %hipspv.wait.exit ], [ %20, %unknown.i13 ], [ %.reg2mem118.0, %65 ], [ %.reg2mem118.2, %unknown.i6 ], [ %.reg2mem118.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem122.5 = phi i32 [ %.reg2mem122.4, %go.on ], [ %.reg2mem122.4, %hipspv.wait.exit68 ], [ %.reg2mem122.2, %_Z6rotateii.i1 ], [ %14, %_Z6rotateii.i8 ], [ %.reg2mem122.4, %hipspv.wait.exit62 ], [ %14, %hipspv.wait.exit ], [ %14, %unknown.i13 ], [ %.reg2mem122.0, %65 ], [ %.reg2mem122.2, %unknown.i6 ], [ %.reg2mem122.0, %hipspv.indirect.0.exit14._crit_edge ]
  %.reg2mem128.5 = phi ptr addrspace(1) [ %.reg2mem128.4, %go.on ], [ %.reg2mem128.4, %hipspv.wait.exit68 ], [ %.reg2mem128.2, %_Z6rotateii.i1 ], [ %2, %_Z6rotateii.i8 ], [ %.reg2mem128.4, %hipspv.wait.exit62 ], [ %2, %hipspv.wait.exit ], [ %2, %unknown.i13 ], [ %.reg2mem128.0, %65 ], [ %.reg2mem128.2, %unknown.i6 ], [ %.reg2mem128.0, %hipspv.indirect.0.exit14._crit_edge ]
  %66 = add i32 %turn, 1, !dbg !99
  %67 = icmp eq i32 %66, 3, !dbg !99
  %68 = select i1 %67, i32 0, i32 %66, !dbg !99
  %69 = sext i32 %68 to i64, !dbg !99
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %69, !dbg !99
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !99
  %70 = sext i32 %turn to i64, !dbg !99
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %70, !dbg !99
  %gone.i = icmp eq i32 %.1, 0, !dbg !99
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !99

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !99
  br label %hipspv.meet.exit, !dbg !99

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !99
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !99
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !99
  br i1 %any.i.not, label %over, label %go.on, !dbg !99

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !99
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !100 {
hipspv.indirect.2.exit.1:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !101
  %3 = trunc i64 %2 to i32, !dbg !101
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !103
  %5 = trunc i64 %4 to i32, !dbg !103
  %6 = mul i32 %5, %3, !dbg !105
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !106
  %8 = trunc i64 %7 to i32, !dbg !106
  %9 = add i32 %6, %8, !dbg !108
  %10 = icmp slt i32 %9, %1, !dbg !109
  br i1 %10, label %11, label %common.ret, !dbg !109

common.ret:                                       ; preds = %hipspv.indirect.2.exit.1, %11
  ret void, !dbg !110

11:                                               ; preds = %hipspv.indirect.2.exit.1
  %12 = and i32 %9, 1, !dbg !111
  %.not = icmp eq i32 %12, 0, !dbg !111
  %13 = sitofp i32 %9 to float, !dbg !112
  %.0 = fmul contract float %13, %13, !dbg !113
  %.0.1 = fmul contract float %.0, 5.000000e-01, !dbg !113
  %spec.select = select i1 %.not, float 5.000000e-01, float %.0.1, !dbg !113
  %.0.2 = fmul contract float %.0.1, %spec.select, !dbg !113
  %14 = sext i32 %9 to i64, !dbg !114
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !114
  store float %.0.2, ptr addrspace(1) %15, align 4, !dbg !115, !tbaa !116
  br label %common.ret, !dbg !114
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !118 {
hipspv.indirect.3.exit:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !119
  %3 = trunc i64 %2 to i32, !dbg !119
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !121
  %5 = trunc i64 %4 to i32, !dbg !121
  %6 = mul i32 %5, %3, !dbg !123
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !124
  %8 = trunc i64 %7 to i32, !dbg !124
  %9 = add i32 %6, %8, !dbg !126
  %10 = icmp slt i32 %9, %1, !dbg !127
  br i1 %10, label %11, label %common.ret, !dbg !127

common.ret:                                       ; preds = %hipspv.indirect.3.exit, %11
  ret void, !dbg !128

11:                                               ; preds = %hipspv.indirect.3.exit
  %12 = srem i32 %9, 3, !dbg !129
  %.not = icmp eq i32 %12, 0, !dbg !130
  %13 = shl nsw i32 %9, 1, !dbg !131
  %14 = sext i32 %13 to i64, !dbg !132
  %15 = sext i32 %9 to i64, !dbg !133
  %16 = add nsw i64 %15, -5, !dbg !134
  %.pn22 = select i1 %.not, i64 %14, i64 %16, !dbg !134
  %17 = add nsw i64 %14, 5, !dbg !134
  %.pn24 = select i1 %.not, i64 %15, i64 %17, !dbg !134
  %18 = mul nsw i64 %.pn24, 1000, !dbg !135
  %19 = add nsw i64 %18, %.pn22, !dbg !136
  %20 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %15, !dbg !137
  store i64 %19, ptr addrspace(1) %20, align 8, !dbg !138, !tbaa !139
  br label %common.ret, !dbg !137
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !141 {
  %3 = alloca %struct.Big, align 16
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !142
  %6 = trunc i64 %5 to i32, !dbg !142
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !144
  %8 = trunc i64 %7 to i32, !dbg !144
  %9 = mul i32 %8, %6, !dbg !146
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !147
  %11 = trunc i64 %10 to i32, !dbg !147
  %12 = add i32 %9, %11, !dbg !149
  %13 = sext i32 %12 to i64, !dbg !150
  %14 = add nsw i64 %13, 1, !dbg !151
  %15 = add nsw i64 %13, 2, !dbg !151
  %16 = add nsw i64 %13, 3, !dbg !151
  %17 = add nsw i64 %13, 4, !dbg !151
  %18 = add nsw i64 %13, 5, !dbg !151
  %19 = add nsw i64 %13, 6, !dbg !151
  %20 = add nsw i64 %13, 7, !dbg !151
  %21 = add nsw i64 %13, 8, !dbg !151
  %22 = and i32 %12, 1, !dbg !152
  %.not = icmp eq i32 %22, 0, !dbg !152
  store i64 %13, ptr %4, align 8, !dbg !153
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !153
  store i64 %14, ptr %.sroa.5.0..sroa_idx, align 8, !dbg !153
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !153
  store i64 %15, ptr %.sroa.7.0..sroa_idx, align 8, !dbg !153
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !153
  store i64 %16, ptr %.sroa.9.0..sroa_idx, align 8, !dbg !153
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !153
  store i64 %17, ptr %.sroa.11.0..sroa_idx, align 8, !dbg !153
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !153
  store i64 %18, ptr %.sroa.13.0..sroa_idx, align 8, !dbg !153
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !153
  store i64 %19, ptr %.sroa.15.0..sroa_idx, align 8, !dbg !153
  %.sroa.17.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 56, !dbg !153
  store i64 %20, ptr %.sroa.17.0..sroa_idx, align 8, !dbg !153
  %.sroa.19.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 64, !dbg !153
  store i64 %21, ptr %.sroa.19.0..sroa_idx, align 8, !dbg !153, !tbaa !26
  br i1 %.not, label %_Z6turned3Bigi.i, label %_Z7shifted3Bigi.i, !dbg !154

_Z7shifted3Bigi.i:                                ; preds = %2
  call spir_func void @_Z7shifted3Bigi(ptr %3, ptr %4), !dbg !154
  br label %hipspv.indirect.4.exit, !dbg !154

_Z6turned3Bigi.i:                                 ; preds = %2
  call spir_func void @_Z6turned3Bigi(ptr %3, ptr %4), !dbg !154
  br label %hipspv.indirect.4.exit, !dbg !154

hipspv.indirect.4.exit:                           ; preds = %_Z7shifted3Bigi.i, %_Z6turned3Bigi.i
  %23 = icmp slt i32 %12, %1, !dbg !155
  br i1 %23, label %24, label %common.ret, !dbg !155

24:                                               ; preds = %hipspv.indirect.4.exit
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 64, !dbg !156
  %26 = load i64, ptr %25, align 8, !dbg !156, !tbaa !139
  %27 = mul nsw i64 %26, 9, !dbg !157
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 56, !dbg !156
  %29 = load i64, ptr %28, align 8, !dbg !156, !tbaa !139
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48, !dbg !156
  %31 = load i64, ptr %30, align 8, !dbg !156, !tbaa !139
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !156
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !156
  %34 = load i64, ptr %33, align 8, !dbg !156, !tbaa !139
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !156
  %36 = load i64, ptr %35, align 8, !dbg !156, !tbaa !139
  %37 = load <2 x i64>, ptr %3, align 16, !dbg !156, !tbaa !139
  %38 = shufflevector <2 x i64> %37, <2 x i64> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 0>, !dbg !157
  %39 = insertelement <4 x i64> %38, i64 %34, i64 1, !dbg !157
  %40 = insertelement <4 x i64> %39, i64 %29, i64 2, !dbg !157
  %41 = shl nsw <4 x i64> %40, <i64 1, i64 2, i64 3, i64 0>, !dbg !157
  %42 = load <2 x i64>, ptr %32, align 16, !dbg !156, !tbaa !139
  %43 = insertelement <8 x i64> poison, i64 %13, i64 0, !dbg !158
  %44 = insertelement <8 x i64> %43, i64 %14, i64 1, !dbg !158
  %45 = insertelement <8 x i64> %44, i64 %36, i64 2, !dbg !158
  %46 = insertelement <8 x i64> %45, i64 %15, i64 3, !dbg !158
  %47 = insertelement <8 x i64> %46, i64 %16, i64 4, !dbg !158
  %48 = insertelement <8 x i64> %47, i64 %17, i64 6, !dbg !158
  %49 = shufflevector <2 x i64> %42, <2 x i64> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !158
  %50 = shufflevector <8 x i64> %48, <8 x i64> %49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 6, i32 9>, !dbg !158
  %51 = mul nsw <8 x i64> %50, <i64 100, i64 100, i64 3, i64 100, i64 100, i64 5, i64 100, i64 6>, !dbg !158
  %52 = insertelement <4 x i64> poison, i64 %18, i64 0, !dbg !158
  %53 = insertelement <4 x i64> %52, i64 %31, i64 1, !dbg !158
  %54 = insertelement <4 x i64> %53, i64 %19, i64 2, !dbg !158
  %55 = insertelement <4 x i64> %54, i64 %20, i64 3, !dbg !158
  %56 = mul nsw <4 x i64> %55, <i64 100, i64 7, i64 100, i64 100>, !dbg !158
  %57 = mul nsw i64 %21, 100, !dbg !158
  %58 = shufflevector <4 x i64> %56, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !159
  %59 = add <8 x i64> %51, %58, !dbg !159
  %60 = shufflevector <4 x i64> %41, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !159
  %61 = add <8 x i64> %59, %60, !dbg !159
  %62 = shufflevector <8 x i64> %61, <8 x i64> %51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>, !dbg !159
  %63 = extractelement <8 x i64> %62, i32 0, !dbg !159
  %64 = extractelement <8 x i64> %62, i32 1, !dbg !159
  %65 = extractelement <8 x i64> %62, i32 2, !dbg !159
  %66 = extractelement <8 x i64> %62, i32 3, !dbg !159
  %67 = extractelement <8 x i64> %62, i32 4, !dbg !159
  %68 = extractelement <8 x i64> %62, i32 5, !dbg !159
  %69 = extractelement <8 x i64> %62, i32 6, !dbg !159
  %70 = extractelement <8 x i64> %62, i32 7, !dbg !159
  %71 = add i64 %63, %64, !dbg !159
  %72 = add i64 %71, %65, !dbg !159
  %73 = add i64 %72, %66, !dbg !159
  %74 = add i64 %73, %67, !dbg !159
  %75 = add i64 %74, %68, !dbg !159
  %76 = add i64 %75, %69, !dbg !159
  %77 = add i64 %76, %70, !dbg !159
  %op.rdx = add i64 %77, %27, !dbg !160
  %op.rdx28 = add i64 %op.rdx, %57, !dbg !159
  %78 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %13, !dbg !161
  store i64 %op.rdx28, ptr addrspace(1) %78, align 8, !dbg !162, !tbaa !139
  br label %common.ret, !dbg !161

common.ret:                                       ; preds = %24, %hipspv.indirect.4.exit
  ret void, !dbg !163
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !164 {
_Z4stepP7CounterMS_FiiEi.exit1:
  %2 = alloca %struct.Counter, align 4
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !165
  %4 = trunc i64 %3 to i32, !dbg !165
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !167
  %6 = trunc i64 %5 to i32, !dbg !167
  %7 = mul i32 %6, %4, !dbg !169
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !170
  %9 = trunc i64 %8 to i32, !dbg !170
  %10 = add i32 %7, %9, !dbg !172
  store i32 100, ptr %2, align 4, !dbg !173
  %11 = srem i32 %10, 2, !dbg !174
  %12 = sext i32 %11 to i64, !dbg !175
  %13 = getelementptr inbounds { i64, i64 }, ptr addrspace(1) @__const._Z7membersPii.steps, i64 %12, !dbg !175
  %.fca.0.load = load i64, ptr addrspace(1) %13, align 8, !dbg !175, !tbaa !26
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8, !dbg !175
  %.fca.1.load = load i64, ptr addrspace(1) %.fca.1.gep, align 8, !dbg !175, !tbaa !26
  %14 = getelementptr inbounds i8, ptr %2, i64 %.fca.1.load, !dbg !176
  switch i64 %.fca.0.load, label %unknown.i [
    i64 192, label %_ZN7Counter2upEi.i
    i64 208, label %_ZN7Counter4downEi.i
  ], !dbg !176

common.ret:                                       ; preds = %30, %unknown.i
  ret void, !dbg !179

unknown.i:                                        ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %15 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !176
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !176
  %17 = atomicrmw volatile xchg ptr addrspace(1) %16, i32 2 monotonic, align 4, !dbg !176
  br label %common.ret, !dbg !176

_ZN7Counter2upEi.i:                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %18 = load i32, ptr %14, align 4, !dbg !180, !tbaa !183
  %19 = add nsw i32 %18, %10, !dbg !180
  br label %hipspv.indirect.1.exit, !dbg !176

_ZN7Counter4downEi.i:                             ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %20 = load i32, ptr %14, align 4, !dbg !185, !tbaa !183
  %21 = sub nsw i32 %20, %10, !dbg !185
  br label %hipspv.indirect.1.exit, !dbg !176

hipspv.indirect.1.exit:                           ; preds = %_ZN7Counter2upEi.i, %_ZN7Counter4downEi.i
  %storemerge = phi i32 [ %21, %_ZN7Counter4downEi.i ], [ %19, %_ZN7Counter2upEi.i ], !dbg !176
  store i32 %storemerge, ptr %14, align 4, !dbg !176, !tbaa !183
  %22 = icmp slt i32 %10, %1, !dbg !188
  br i1 %22, label %_Z4stepP7CounterMS_FiiEi.exit, label %30, !dbg !188

_Z4stepP7CounterMS_FiiEi.exit:                    ; preds = %hipspv.indirect.1.exit
  %23 = srem i32 %10, 3, !dbg !189
  %24 = icmp eq i32 %23, 0, !dbg !190
  %25 = load i32, ptr %2, align 4, !dbg !191, !tbaa !183
  %. = select i1 %24, i32 -7, i32 7, !dbg !191
  %26 = add nsw i32 %25, %., !dbg !191
  %27 = add nsw i32 %26, %storemerge, !dbg !193
  %28 = sext i32 %10 to i64, !dbg !194
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28, !dbg !194
  store i32 %27, ptr addrspace(1) %29, align 4, !dbg !195, !tbaa !9
  br label %30, !dbg !194

30:                                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit, %hipspv.indirect.1.exit
  br label %common.ret, !dbg !196
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !197 {
  %.not = icmp eq i32 %1, 0, !dbg !198
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !199
  %4 = trunc i64 %3 to i32, !dbg !199
  br i1 %.not, label %_Z3addii.i, label %_Z6rotateii.i, !dbg !201

_Z3addii.i:                                       ; preds = %2
  %5 = mul i32 %4, 11, !dbg !202
  br label %hipspv.indirect.0.exit, !dbg !201

_Z6rotateii.i:                                    ; preds = %2
  %6 = mul i32 %4, 10, !dbg !204
  %sext = shl i64 %3, 32, !dbg !205
  %7 = ashr exact i64 %sext, 30, !dbg !205
  %8 = getelementptr inbounds i8, ptr addrspace(3) @exchange, i64 %7, !dbg !205
  store i32 %6, ptr addrspace(3) %8, align 4, !dbg !207, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !208
  %9 = add nsw i32 %4, 1, !dbg !210
  %10 = srem i32 %9, 64, !dbg !211
  %11 = sext i32 %10 to i64, !dbg !212
  %12 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %11, !dbg !212
  %13 = load i32, ptr addrspace(3) %12, align 4, !dbg !212, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !213
  br label %hipspv.indirect.0.exit, !dbg !201

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %5, %_Z3addii.i ], [ %13, %_Z6rotateii.i ], !dbg !201
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !215
  %15 = and i64 %14, 4294967295, !dbg !217
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15, !dbg !217
  store i32 %.0, ptr addrspace(1) %16, align 4, !dbg !218, !tbaa !9
  ret void, !dbg !219
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 !dbg !220 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !221
  %4 = trunc i64 %3 to i32, !dbg !221
  %5 = add i64 %0, -16, !dbg !223
  %6 = tail call i64 @llvm.fshl.i64(i64 %5, i64 %5, i64 60), !dbg !223
  switch i64 %6, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ], !dbg !223

common.ret:                                       ; preds = %hipspv.indirect.0.exit, %unknown.i
  ret void, !dbg !224

unknown.i:                                        ; preds = %2
  %7 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !223
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4, !dbg !223
  %9 = atomicrmw volatile xchg ptr addrspace(1) %8, i32 2 monotonic, align 4, !dbg !223
  br label %common.ret, !dbg !223

_Z3addii.i:                                       ; preds = %2
  %10 = add nsw i32 %4, 3, !dbg !225
  br label %hipspv.indirect.0.exit, !dbg !223

_Z8subtractii.i:                                  ; preds = %2
  %11 = add nsw i32 %4, -3, !dbg !227
  br label %hipspv.indirect.0.exit, !dbg !223

_Z8multiplyii.i:                                  ; preds = %2
  %12 = mul nsw i32 %4, 3, !dbg !229
  br label %hipspv.indirect.0.exit, !dbg !223

_Z7largestii.i:                                   ; preds = %2
  %13 = tail call spir_func i32 @_Z7largestii(i32 %4, i32 3), !dbg !223
  br label %hipspv.indirect.0.exit, !dbg !223

_Z6rotateii.i:                                    ; preds = %2
  store i32 %4, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 12), align 4, !dbg !231, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !233
  %14 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 16), align 4, !dbg !235, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !236
  br label %hipspv.indirect.0.exit, !dbg !223

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %10, %_Z3addii.i ], [ %11, %_Z8subtractii.i ], [ %12, %_Z8multiplyii.i ], [ %13, %_Z7largestii.i ], [ %14, %_Z6rotateii.i ], !dbg !223
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !238
  %16 = and i64 %15, 4294967295, !dbg !240
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !240
  store i32 %.0, ptr addrspace(1) %17, align 4, !dbg !241, !tbaa !9
  br label %common.ret, !dbg !242
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #8

define spir_kernel void @__hipspv_variables(ptr addrspace(1) %0) {
entry:
  store ptr inttoptr (i64 16 to ptr), ptr addrspace(1) @table, align 8
  store ptr inttoptr (i64 32 to ptr), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @table, i64 8), align 8
  store ptr inttoptr (i64 48 to ptr), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @table, i64 16), align 8
  store ptr inttoptr (i64 64 to ptr), ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @table, i64 24), align 8
  %1 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 0
  store i64 ptrtoint (ptr addrspace(1) @table to i64), ptr addrspace(1) %1, align 8
  %2 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 1
  store i64 ptrtoint (ptr addrspace(1) @nothing to i64), ptr addrspace(1) %2, align 8
  %3 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 2
  store i64 ptrtoint (ptr addrspace(1) @__hipspv_service to i64), ptr addrspace(1) %3, align 8
  ret void
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13, !14, !15}

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
!13 = !{!"hipspv.var 0 table 32"}
!14 = !{!"hipspv.var 1 nothing 8"}
!15 = !{!"hipspv.var 2 __hipspv_service 8"}
!16 = distinct !DISubprogram(name: "largest", scope: !17, file: !17, line: 9, type: !18, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!17 = !DIFile(filename: "tests/programs/function_pointers.hip", directory: "/work/main")
!18 = !DISubroutineType(types: !19)
!19 = !{}
!20 = !DILocation(line: 9, column: 73, scope: !16)
!21 = !DILocation(line: 9, column: 66, scope: !16)
!22 = distinct !DISubprogram(name: "shifted", scope: !17, file: !17, line: 29, type: !23, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DISubroutineType(cc: DW_CC_nocall, types: !19)
!24 = !DILocation(line: 30, column: 38, scope: !22)
!25 = !DILocation(line: 31, column: 10, scope: !22)
!26 = !{!11, !11, i64 0}
!27 = !DILocation(line: 31, column: 3, scope: !22)
!28 = distinct !DISubprogram(name: "turned", scope: !17, file: !17, line: 33, type: !23, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DILocation(line: 36, column: 35, scope: !28)
!30 = !DILocation(line: 39, column: 10, scope: !28)
!31 = !DILocation(line: 39, column: 3, scope: !28)
!32 = distinct !DISubprogram(name: "operations", scope: !17, file: !17, line: 61, type: !18, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DILocation(line: 40, column: 207, scope: !34, inlinedAt: !36)
!34 = distinct !DISubprogram(name: "__get_x", scope: !35, file: !35, line: 40, type: !18, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!36 = distinct !DILocation(line: 62, column: 17, scope: !32)
!37 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__get_x", scope: !35, file: !35, line: 41, type: !18, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 62, column: 30, scope: !32)
!40 = !DILocation(line: 62, column: 28, scope: !32)
!41 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "__get_x", scope: !35, file: !35, line: 39, type: !18, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 62, column: 43, scope: !32)
!44 = !DILocation(line: 62, column: 41, scope: !32)
!45 = !DILocation(line: 63, column: 9, scope: !32)
!46 = !DILocation(line: 64, column: 20, scope: !32)
!47 = !DILocation(line: 64, column: 12, scope: !32)
!48 = !{!49, !49, i64 0}
!49 = !{!"any pointer", !11, i64 0}
!50 = !DILocation(line: 64, column: 25, scope: !32)
!51 = !DILocation(line: 64, column: 31, scope: !32)
!52 = !DILocation(line: 6, column: 58, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "add", scope: !17, file: !17, line: 6, type: !18, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 64, column: 12, scope: !32)
!55 = !DILocation(line: 7, column: 63, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "subtract", scope: !17, file: !17, line: 7, type: !18, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 64, column: 12, scope: !32)
!58 = !DILocation(line: 8, column: 63, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "multiply", scope: !17, file: !17, line: 8, type: !18, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 64, column: 12, scope: !32)
!61 = !DILocation(line: 54, column: 3, scope: !62, inlinedAt: !63)
!62 = distinct !DISubprogram(name: "rotate", scope: !17, file: !17, line: 53, type: !18, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!63 = distinct !DILocation(line: 64, column: 12, scope: !32)
!64 = !DILocation(line: 54, column: 15, scope: !62, inlinedAt: !63)
!65 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !67)
!66 = distinct !DISubprogram(name: "__syncthreads", scope: !35, file: !35, line: 60, type: !18, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!67 = distinct !DILocation(line: 55, column: 3, scope: !62, inlinedAt: !63)
!68 = !DILocation(line: 56, column: 34, scope: !62, inlinedAt: !63)
!69 = !DILocation(line: 56, column: 39, scope: !62, inlinedAt: !63)
!70 = !DILocation(line: 56, column: 22, scope: !62, inlinedAt: !63)
!71 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !72)
!72 = distinct !DILocation(line: 57, column: 3, scope: !62, inlinedAt: !63)
!73 = !DILocation(line: 64, column: 45, scope: !32)
!74 = !DILocation(line: 64, column: 52, scope: !32)
!75 = !DILocation(line: 64, column: 50, scope: !32)
!76 = !DILocation(line: 49, column: 84, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "apply", scope: !17, file: !17, line: 49, type: !18, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 64, column: 39, scope: !32)
!79 = !DILocation(line: 64, column: 37, scope: !32)
!80 = !DILocation(line: 64, column: 3, scope: !32)
!81 = !DILocation(line: 64, column: 10, scope: !32)
!82 = !DILocation(line: 65, column: 7, scope: !32)
!83 = !DILocation(line: 65, column: 15, scope: !32)
!84 = !DILocation(line: 65, column: 36, scope: !32)
!85 = !DILocation(line: 54, column: 15, scope: !62, inlinedAt: !86)
!86 = distinct !DILocation(line: 65, column: 36, scope: !32)
!87 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !88)
!88 = distinct !DILocation(line: 55, column: 3, scope: !62, inlinedAt: !86)
!89 = !DILocation(line: 56, column: 22, scope: !62, inlinedAt: !86)
!90 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !91)
!91 = distinct !DILocation(line: 57, column: 3, scope: !62, inlinedAt: !86)
!92 = !DILocation(line: 65, column: 34, scope: !32)
!93 = !DILocation(line: 65, column: 27, scope: !32)
!94 = !DILocation(line: 66, column: 7, scope: !32)
!95 = !DILocation(line: 66, column: 16, scope: !32)
!96 = !DILocation(line: 66, column: 23, scope: !32)
!97 = !DILocation(line: 66, column: 50, scope: !32)
!98 = !DILocation(line: 66, column: 43, scope: !32)
!99 = !DILocation(line: 0, scope: !32)
!100 = distinct !DISubprogram(name: "curves", scope: !17, file: !17, line: 68, type: !18, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 40, column: 207, scope: !34, inlinedAt: !102)
!102 = distinct !DILocation(line: 69, column: 17, scope: !100)
!103 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !104)
!104 = distinct !DILocation(line: 69, column: 30, scope: !100)
!105 = !DILocation(line: 69, column: 28, scope: !100)
!106 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !107)
!107 = distinct !DILocation(line: 69, column: 43, scope: !100)
!108 = !DILocation(line: 69, column: 41, scope: !100)
!109 = !DILocation(line: 73, column: 9, scope: !100)
!110 = !DILocation(line: 0, scope: !100)
!111 = !DILocation(line: 70, column: 38, scope: !100)
!112 = !DILocation(line: 71, column: 32, scope: !100)
!113 = !DILocation(line: 72, column: 39, scope: !100)
!114 = !DILocation(line: 73, column: 14, scope: !100)
!115 = !DILocation(line: 73, column: 21, scope: !100)
!116 = !{!117, !117, i64 0}
!117 = !{!"float", !11, i64 0}
!118 = distinct !DISubprogram(name: "structures", scope: !17, file: !17, line: 75, type: !18, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!119 = !DILocation(line: 40, column: 207, scope: !34, inlinedAt: !120)
!120 = distinct !DILocation(line: 76, column: 17, scope: !118)
!121 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !122)
!122 = distinct !DILocation(line: 76, column: 30, scope: !118)
!123 = !DILocation(line: 76, column: 28, scope: !118)
!124 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !125)
!125 = distinct !DILocation(line: 76, column: 43, scope: !118)
!126 = !DILocation(line: 76, column: 41, scope: !118)
!127 = !DILocation(line: 79, column: 9, scope: !118)
!128 = !DILocation(line: 0, scope: !118)
!129 = !DILocation(line: 77, column: 23, scope: !118)
!130 = !DILocation(line: 77, column: 21, scope: !118)
!131 = !DILocation(line: 78, column: 32, scope: !118)
!132 = !DILocation(line: 78, column: 30, scope: !118)
!133 = !DILocation(line: 78, column: 27, scope: !118)
!134 = !DILocation(line: 78, column: 18, scope: !118)
!135 = !DILocation(line: 79, column: 28, scope: !118)
!136 = !DILocation(line: 79, column: 38, scope: !118)
!137 = !DILocation(line: 79, column: 14, scope: !118)
!138 = !DILocation(line: 79, column: 21, scope: !118)
!139 = !{!140, !140, i64 0}
!140 = !{!"long", !11, i64 0}
!141 = distinct !DISubprogram(name: "big", scope: !17, file: !17, line: 81, type: !18, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DILocation(line: 40, column: 207, scope: !34, inlinedAt: !143)
!143 = distinct !DILocation(line: 82, column: 17, scope: !141)
!144 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !145)
!145 = distinct !DILocation(line: 82, column: 30, scope: !141)
!146 = !DILocation(line: 82, column: 28, scope: !141)
!147 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !148)
!148 = distinct !DILocation(line: 82, column: 43, scope: !141)
!149 = !DILocation(line: 82, column: 41, scope: !141)
!150 = !DILocation(line: 84, column: 3, scope: !141)
!151 = !DILocation(line: 84, column: 51, scope: !141)
!152 = !DILocation(line: 85, column: 21, scope: !141)
!153 = !DILocation(line: 86, column: 27, scope: !141)
!154 = !DILocation(line: 86, column: 19, scope: !141)
!155 = !DILocation(line: 89, column: 9, scope: !141)
!156 = !DILocation(line: 88, column: 48, scope: !141)
!157 = !DILocation(line: 88, column: 46, scope: !141)
!158 = !DILocation(line: 88, column: 68, scope: !141)
!159 = !DILocation(line: 88, column: 35, scope: !141)
!160 = !DILocation(line: 88, column: 62, scope: !141)
!161 = !DILocation(line: 89, column: 14, scope: !141)
!162 = !DILocation(line: 89, column: 21, scope: !141)
!163 = !DILocation(line: 0, scope: !141)
!164 = distinct !DISubprogram(name: "members", scope: !17, file: !17, line: 91, type: !18, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 40, column: 207, scope: !34, inlinedAt: !166)
!166 = distinct !DILocation(line: 92, column: 17, scope: !164)
!167 = !DILocation(line: 41, column: 207, scope: !38, inlinedAt: !168)
!168 = distinct !DILocation(line: 92, column: 30, scope: !164)
!169 = !DILocation(line: 92, column: 28, scope: !164)
!170 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !171)
!171 = distinct !DILocation(line: 92, column: 43, scope: !164)
!172 = !DILocation(line: 92, column: 41, scope: !164)
!173 = !DILocation(line: 93, column: 11, scope: !164)
!174 = !DILocation(line: 95, column: 44, scope: !164)
!175 = !DILocation(line: 95, column: 36, scope: !164)
!176 = !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "step", scope: !17, file: !17, line: 50, type: !18, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 95, column: 21, scope: !164)
!179 = !DILocation(line: 0, scope: !164)
!180 = !DILocation(line: 44, column: 57, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "up", scope: !17, file: !17, line: 44, type: !18, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!183 = !{!184, !10, i64 0}
!184 = !{!"_ZTS7Counter", !10, i64 0}
!185 = !DILocation(line: 45, column: 59, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "down", scope: !17, file: !17, line: 45, type: !18, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = distinct !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!188 = !DILocation(line: 96, column: 9, scope: !164)
!189 = !DILocation(line: 96, column: 54, scope: !164)
!190 = !DILocation(line: 96, column: 58, scope: !164)
!191 = !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !192)
!192 = distinct !DILocation(line: 96, column: 31, scope: !164)
!193 = !DILocation(line: 96, column: 29, scope: !164)
!194 = !DILocation(line: 96, column: 14, scope: !164)
!195 = !DILocation(line: 96, column: 21, scope: !164)
!196 = !DILocation(line: 97, column: 1, scope: !164)
!197 = distinct !DISubprogram(name: "barrier", scope: !17, file: !17, line: 99, type: !18, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 100, column: 17, scope: !197)
!199 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !200)
!200 = distinct !DILocation(line: 101, column: 29, scope: !197)
!201 = !DILocation(line: 101, column: 22, scope: !197)
!202 = !DILocation(line: 6, column: 58, scope: !53, inlinedAt: !203)
!203 = distinct !DILocation(line: 101, column: 22, scope: !197)
!204 = !DILocation(line: 101, column: 27, scope: !197)
!205 = !DILocation(line: 54, column: 3, scope: !62, inlinedAt: !206)
!206 = distinct !DILocation(line: 101, column: 22, scope: !197)
!207 = !DILocation(line: 54, column: 15, scope: !62, inlinedAt: !206)
!208 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !209)
!209 = distinct !DILocation(line: 55, column: 3, scope: !62, inlinedAt: !206)
!210 = !DILocation(line: 56, column: 34, scope: !62, inlinedAt: !206)
!211 = !DILocation(line: 56, column: 39, scope: !62, inlinedAt: !206)
!212 = !DILocation(line: 56, column: 22, scope: !62, inlinedAt: !206)
!213 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !214)
!214 = distinct !DILocation(line: 57, column: 3, scope: !62, inlinedAt: !206)
!215 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !216)
!216 = distinct !DILocation(line: 101, column: 7, scope: !197)
!217 = !DILocation(line: 101, column: 3, scope: !197)
!218 = !DILocation(line: 101, column: 20, scope: !197)
!219 = !DILocation(line: 0, scope: !197)
!220 = distinct !DISubprogram(name: "given", scope: !17, file: !17, line: 98, type: !18, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !222)
!222 = distinct !DILocation(line: 98, column: 82, scope: !220)
!223 = !DILocation(line: 98, column: 80, scope: !220)
!224 = !DILocation(line: 98, scope: !220)
!225 = !DILocation(line: 6, column: 58, scope: !53, inlinedAt: !226)
!226 = distinct !DILocation(line: 98, column: 80, scope: !220)
!227 = !DILocation(line: 7, column: 63, scope: !56, inlinedAt: !228)
!228 = distinct !DILocation(line: 98, column: 80, scope: !220)
!229 = !DILocation(line: 8, column: 63, scope: !59, inlinedAt: !230)
!230 = distinct !DILocation(line: 98, column: 80, scope: !220)
!231 = !DILocation(line: 54, column: 15, scope: !62, inlinedAt: !232)
!232 = distinct !DILocation(line: 98, column: 80, scope: !220)
!233 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !234)
!234 = distinct !DILocation(line: 55, column: 3, scope: !62, inlinedAt: !232)
!235 = !DILocation(line: 56, column: 22, scope: !62, inlinedAt: !232)
!236 = !DILocation(line: 60, column: 55, scope: !66, inlinedAt: !237)
!237 = distinct !DILocation(line: 57, column: 3, scope: !62, inlinedAt: !232)
!238 = !DILocation(line: 39, column: 208, scope: !42, inlinedAt: !239)
!239 = distinct !DILocation(line: 98, column: 65, scope: !220)
!240 = !DILocation(line: 98, column: 61, scope: !220)
!241 = !DILocation(line: 98, column: 78, scope: !220)
!242 = !DILocation(line: 98, column: 99, scope: !220)
