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
@hipspv.here = internal addrspace(3) global [3 x i32] undef, align 4

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
  %5 = alloca i32, align 4
  store volatile i32 0, ptr %5, align 4
  %.0..0. = load volatile i32, ptr %5, align 4
  %6 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !30
  %8 = trunc i64 %7 to i32, !dbg !30
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !34
  %10 = trunc i64 %9 to i32, !dbg !34
  %11 = mul i32 %10, %8, !dbg !37
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !38
  %13 = trunc i64 %12 to i32, !dbg !38
  %14 = add i32 %11, %13, !dbg !41
  %.not = icmp slt i32 %14, %3, !dbg !42
  br i1 %.not, label %15, label %meet, !dbg !42

15:                                               ; preds = %hipspv.wait.exit
  %16 = srem i32 %14, 4, !dbg !43
  %17 = sext i32 %16 to i64, !dbg !44
  %18 = getelementptr inbounds ptr, ptr addrspace(1) @table, i64 %17, !dbg !44
  %19 = load ptr, ptr addrspace(1) %18, align 8, !dbg !44, !tbaa !45
  %20 = sext i32 %14 to i64, !dbg !47
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20, !dbg !47
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !47, !tbaa !9
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20, !dbg !48
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !48, !tbaa !9
  %25 = ptrtoint ptr %19 to i64, !dbg !44
  %26 = add i64 %25, -16, !dbg !44
  %27 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 60), !dbg !44
  switch i64 %27, label %unknown.i13 [
    i64 0, label %_Z3addii.i12
    i64 1, label %_Z8subtractii.i11
    i64 2, label %_Z8multiplyii.i10
    i64 3, label %_Z7largestii.i9
    i64 10, label %_Z6rotateii.i8
  ], !dbg !44

unknown.i13:                                      ; preds = %15
  %28 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !44
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4, !dbg !44
  %30 = atomicrmw volatile xchg ptr addrspace(1) %29, i32 2 monotonic, align 4, !dbg !44
  br label %meet, !dbg !44

_Z3addii.i12:                                     ; preds = %15
  %31 = add nsw i32 %24, %22, !dbg !49
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z8subtractii.i11:                                ; preds = %15
  %32 = sub nsw i32 %22, %24, !dbg !52
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z8multiplyii.i10:                                ; preds = %15
  %33 = mul nsw i32 %24, %22, !dbg !55
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z7largestii.i9:                                  ; preds = %15
  %34 = tail call spir_func i32 @_Z7largestii(i32 %22, i32 %24), !dbg !44
  br label %hipspv.indirect.0.exit14, !dbg !44

_Z6rotateii.i8:                                   ; preds = %15
  %35 = sext i32 %24 to i64, !dbg !58
  %36 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %35, !dbg !58
  store i32 %22, ptr addrspace(3) %36, align 4, !dbg !61, !tbaa !9
  %37 = or i32 %.0..0., 2, !dbg !62
  br label %meet, !dbg !62

hipspv.wait.exit62:                               ; preds = %go.on
  %38 = add nsw i32 %.reg2mem91.4, 1, !dbg !65
  %39 = srem i32 %38, 64, !dbg !66
  %40 = sext i32 %39 to i64, !dbg !67
  %41 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %40, !dbg !67
  %42 = load i32, ptr addrspace(3) %41, align 4, !dbg !67, !tbaa !9
  %43 = or i32 %.0..0., 3, !dbg !68
  br label %meet, !dbg !68

hipspv.wait.exit65:                               ; preds = %go.on
  %.pre = load i32, ptr addrspace(1) %.reg2mem115.4, align 4, !dbg !70, !tbaa !9
  %.pre57 = load i32, ptr addrspace(1) %.reg2mem102.4, align 4, !dbg !71, !tbaa !9
  br label %hipspv.indirect.0.exit14, !dbg !44

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
  %44 = icmp sgt i32 %.reg2mem130.0, %.reg2mem132.0, !dbg !72
  %45 = add nsw i32 %.reg2mem132.0, %.reg2mem122.2, !dbg !73
  %46 = mul nsw i32 %.reg2mem132.0, %.reg2mem122.2, !dbg !73
  %.053 = select i1 %44, i32 %45, i32 %46, !dbg !73
  %47 = add nsw i32 %.053, %.0.reg2mem.0, !dbg !76
  %48 = getelementptr inbounds i32, ptr addrspace(1) %.reg2mem128.2, i64 %.reg2mem118.2, !dbg !77
  store i32 %47, ptr addrspace(1) %48, align 4, !dbg !78, !tbaa !9
  %49 = load ptr, ptr addrspace(1) @nothing, align 8, !dbg !79, !tbaa !45
  %.not56 = icmp eq ptr %49, null, !dbg !80
  br i1 %.not56, label %hipspv.indirect.0.exit14._crit_edge, label %50, !dbg !80

50:                                               ; preds = %hipspv.indirect.0.exit14
  %51 = ptrtoint ptr %49 to i64, !dbg !81
  %52 = add i64 %51, -16, !dbg !81
  %53 = tail call i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 60), !dbg !81
  switch i64 %53, label %unknown.i6 [
    i64 0, label %hipspv.indirect.0.exit7
    i64 1, label %_Z8subtractii.i4
    i64 2, label %_Z8multiplyii.i3
    i64 3, label %_Z7largestii.i2
    i64 10, label %_Z6rotateii.i1
  ], !dbg !81

unknown.i6:                                       ; preds = %50
  %54 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !81
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 4, !dbg !81
  %56 = atomicrmw volatile xchg ptr addrspace(1) %55, i32 2 monotonic, align 4, !dbg !81
  br label %meet, !dbg !81

_Z8subtractii.i4:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7, !dbg !81

_Z8multiplyii.i3:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7, !dbg !81

_Z7largestii.i2:                                  ; preds = %50
  %57 = tail call spir_func i32 @_Z7largestii(i32 1, i32 2), !dbg !81
  br label %hipspv.indirect.0.exit7, !dbg !81

_Z6rotateii.i1:                                   ; preds = %50
  store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 8), align 4, !dbg !82, !tbaa !9
  %58 = or i32 %.0..0., 4, !dbg !84
  br label %meet, !dbg !84

hipspv.wait.exit68:                               ; preds = %go.on
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 12), align 4, !dbg !86, !tbaa !9
  %60 = or i32 %.0..0., 5, !dbg !87
  br label %meet, !dbg !87

hipspv.indirect.0.exit7:                          ; preds = %go.on, %50, %_Z8subtractii.i4, %_Z8multiplyii.i3, %_Z7largestii.i2
  %.reg2mem77.1 = phi ptr addrspace(1) [ %48, %50 ], [ %48, %_Z8subtractii.i4 ], [ %48, %_Z8multiplyii.i3 ], [ %48, %_Z7largestii.i2 ], [ %.reg2mem77.3, %go.on ]
  %.reg2mem91.1 = phi i32 [ %.reg2mem91.2, %50 ], [ %.reg2mem91.2, %_Z8subtractii.i4 ], [ %.reg2mem91.2, %_Z8multiplyii.i3 ], [ %.reg2mem91.2, %_Z7largestii.i2 ], [ %.reg2mem91.4, %go.on ]
  %.reg2mem102.1 = phi ptr addrspace(1) [ %.reg2mem102.2, %50 ], [ %.reg2mem102.2, %_Z8subtractii.i4 ], [ %.reg2mem102.2, %_Z8multiplyii.i3 ], [ %.reg2mem102.2, %_Z7largestii.i2 ], [ %.reg2mem102.4, %go.on ]
  %.reg2mem115.1 = phi ptr addrspace(1) [ %.reg2mem115.2, %50 ], [ %.reg2mem115.2, %_Z8subtractii.i4 ], [ %.reg2mem115.2, %_Z8multiplyii.i3 ], [ %.reg2mem115.2, %_Z7largestii.i2 ], [ %.reg2mem115.4, %go.on ]
  %.reg2mem118.1 = phi i64 [ %.reg2mem118.2, %50 ], [ %.reg2mem118.2, %_Z8subtractii.i4 ], [ %.reg2mem118.2, %_Z8multiplyii.i3 ], [ %.reg2mem118.2, %_Z7largestii.i2 ], [ %.reg2mem118.4, %go.on ]
  %.reg2mem122.1 = phi i32 [ %.reg2mem122.2, %50 ], [ %.reg2mem122.2, %_Z8subtractii.i4 ], [ %.reg2mem122.2, %_Z8multiplyii.i3 ], [ %.reg2mem122.2, %_Z7largestii.i2 ], [ %.reg2mem122.4, %go.on ]
  %.reg2mem128.1 = phi ptr addrspace(1) [ %.reg2mem128.2, %50 ], [ %.reg2mem128.2, %_Z8subtractii.i4 ], [ %.reg2mem128.2, %_Z8multiplyii.i3 ], [ %.reg2mem128.2, %_Z7largestii.i2 ], [ %.reg2mem128.4, %go.on ]
  %.052.reg2mem.0 = phi i32 [ 3, %50 ], [ -1, %_Z8subtractii.i4 ], [ 2, %_Z8multiplyii.i3 ], [ %57, %_Z7largestii.i2 ], [ %.reg2mem.0, %go.on ]
  store i32 %.052.reg2mem.0, ptr addrspace(1) %.reg2mem77.1, align 4, !dbg !89, !tbaa !9
  br label %hipspv.indirect.0.exit14._crit_edge, !dbg !90

hipspv.indirect.0.exit14._crit_edge:              ; preds = %hipspv.indirect.0.exit14, %hipspv.indirect.0.exit7
  %.reg2mem77.0 = phi ptr addrspace(1) [ %.reg2mem77.1, %hipspv.indirect.0.exit7 ], [ %48, %hipspv.indirect.0.exit14 ]
  %.reg2mem91.0 = phi i32 [ %.reg2mem91.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem91.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem102.0 = phi ptr addrspace(1) [ %.reg2mem102.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem102.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem115.0 = phi ptr addrspace(1) [ %.reg2mem115.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem115.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem118.0 = phi i64 [ %.reg2mem118.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem118.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem122.0 = phi i32 [ %.reg2mem122.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem122.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem128.0 = phi ptr addrspace(1) [ %.reg2mem128.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem128.2, %hipspv.indirect.0.exit14 ]
  %61 = load ptr, ptr addrspace(1) @table, align 8, !dbg !91, !tbaa !45
  %62 = icmp ne ptr %61, inttoptr (i64 16 to ptr), !dbg !92
  %63 = load ptr, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @table, i64 8), align 8
  %64 = icmp eq ptr %63, inttoptr (i64 16 to ptr)
  %or.cond = select i1 %62, i1 true, i1 %64, !dbg !93
  br i1 %or.cond, label %65, label %meet, !dbg !93

65:                                               ; preds = %hipspv.indirect.0.exit14._crit_edge
  store i32 -1, ptr addrspace(1) %.reg2mem77.0, align 4, !dbg !94, !tbaa !9
  br label %meet, !dbg !95

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
  %turn = phi i32 [ 0, %4 ], [ %68, %hipspv.meet.exit ], !dbg !96
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit62
    i32 3, label %hipspv.wait.exit65
    i32 4, label %hipspv.wait.exit68
    i32 5, label %hipspv.indirect.0.exit7
  ], !dbg !96

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
  %66 = add i32 %turn, 1, !dbg !96
  %67 = icmp eq i32 %66, 3, !dbg !96
  %68 = select i1 %67, i32 0, i32 %66, !dbg !96
  %69 = sext i32 %68 to i64, !dbg !96
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %69, !dbg !96
  store i32 0, ptr addrspace(3) %clear.i, align 4, !dbg !96
  %70 = sext i32 %turn to i64, !dbg !96
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %70, !dbg !96
  %gone.i = icmp eq i32 %.1, 0, !dbg !96
  br i1 %gone.i, label %hipspv.meet.exit, label %here.i, !dbg !96

here.i:                                           ; preds = %meet
  store i32 1, ptr addrspace(3) %mine.i, align 4, !dbg !96
  br label %hipspv.meet.exit, !dbg !96

hipspv.meet.exit:                                 ; preds = %meet, %here.i
  call spir_func void @_Z7barrierj(i32 3), !dbg !96
  %seen.i = load i32, ptr addrspace(3) %mine.i, align 4, !dbg !96
  %any.i.not = icmp eq i32 %seen.i, 0, !dbg !96
  br i1 %any.i.not, label %over, label %go.on, !dbg !96

over:                                             ; preds = %hipspv.meet.exit
  ret void, !dbg !96
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !97 {
hipspv.indirect.2.exit.1:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !98
  %3 = trunc i64 %2 to i32, !dbg !98
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !100
  %5 = trunc i64 %4 to i32, !dbg !100
  %6 = mul i32 %5, %3, !dbg !102
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !103
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
  %.0.2 = fmul contract float %.0.1, %spec.select, !dbg !110
  %14 = sext i32 %9 to i64, !dbg !111
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14, !dbg !111
  store float %.0.2, ptr addrspace(1) %15, align 4, !dbg !112, !tbaa !113
  br label %common.ret, !dbg !111
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !115 {
hipspv.indirect.3.exit:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !116
  %3 = trunc i64 %2 to i32, !dbg !116
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !118
  %5 = trunc i64 %4 to i32, !dbg !118
  %6 = mul i32 %5, %3, !dbg !120
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !121
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
  %18 = mul nsw i64 %.pn24, 1000, !dbg !132
  %19 = add nsw i64 %18, %.pn22, !dbg !133
  %20 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %15, !dbg !134
  store i64 %19, ptr addrspace(1) %20, align 8, !dbg !135, !tbaa !136
  br label %common.ret, !dbg !134
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 !dbg !138 {
  %3 = alloca %struct.Big, align 16
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !139
  %6 = trunc i64 %5 to i32, !dbg !139
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !141
  %8 = trunc i64 %7 to i32, !dbg !141
  %9 = mul i32 %8, %6, !dbg !143
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !144
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
  %22 = and i32 %12, 1, !dbg !149
  %.not = icmp eq i32 %22, 0, !dbg !149
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14, !dbg !150
  store i64 %13, ptr %4, align 8, !dbg !151
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !151
  store i64 %14, ptr %.sroa.5.0..sroa_idx, align 8, !dbg !151
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !151
  store i64 %15, ptr %.sroa.7.0..sroa_idx, align 8, !dbg !151
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !151
  store i64 %16, ptr %.sroa.9.0..sroa_idx, align 8, !dbg !151
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !151
  store i64 %17, ptr %.sroa.11.0..sroa_idx, align 8, !dbg !151
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !151
  store i64 %18, ptr %.sroa.13.0..sroa_idx, align 8, !dbg !151
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !151
  store i64 %19, ptr %.sroa.15.0..sroa_idx, align 8, !dbg !151
  %.sroa.17.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 56, !dbg !151
  store i64 %20, ptr %.sroa.17.0..sroa_idx, align 8, !dbg !151
  %.sroa.19.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 64, !dbg !151
  store i64 %21, ptr %.sroa.19.0..sroa_idx, align 8, !dbg !151, !tbaa !23
  br i1 %.not, label %_Z6turned3Bigi.i, label %_Z7shifted3Bigi.i, !dbg !152

_Z7shifted3Bigi.i:                                ; preds = %2
  call spir_func void @_Z7shifted3Bigi(ptr %3, ptr %4), !dbg !152
  br label %hipspv.indirect.4.exit, !dbg !152

_Z6turned3Bigi.i:                                 ; preds = %2
  call spir_func void @_Z6turned3Bigi(ptr %3, ptr %4), !dbg !152
  br label %hipspv.indirect.4.exit, !dbg !152

hipspv.indirect.4.exit:                           ; preds = %_Z7shifted3Bigi.i, %_Z6turned3Bigi.i
  %23 = icmp slt i32 %12, %1, !dbg !153
  br i1 %23, label %24, label %common.ret, !dbg !153

24:                                               ; preds = %hipspv.indirect.4.exit
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 64, !dbg !154
  %26 = load i64, ptr %25, align 8, !dbg !154, !tbaa !136
  %27 = mul nsw i64 %26, 9, !dbg !155
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 56, !dbg !154
  %29 = load i64, ptr %28, align 8, !dbg !154, !tbaa !136
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48, !dbg !154
  %31 = load i64, ptr %30, align 8, !dbg !154, !tbaa !136
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !154
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !154
  %34 = load i64, ptr %33, align 8, !dbg !154, !tbaa !136
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !154
  %36 = load i64, ptr %35, align 8, !dbg !154, !tbaa !136
  %37 = load <2 x i64>, ptr %3, align 16, !dbg !154, !tbaa !136
  %38 = shufflevector <2 x i64> %37, <2 x i64> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 0>, !dbg !155
  %39 = insertelement <4 x i64> %38, i64 %34, i64 1, !dbg !155
  %40 = insertelement <4 x i64> %39, i64 %29, i64 2, !dbg !155
  %41 = shl nsw <4 x i64> %40, <i64 1, i64 2, i64 3, i64 0>, !dbg !155
  %42 = load <2 x i64>, ptr %32, align 16, !dbg !154, !tbaa !136
  %43 = insertelement <8 x i64> poison, i64 %13, i64 0, !dbg !156
  %44 = insertelement <8 x i64> %43, i64 %14, i64 1, !dbg !156
  %45 = insertelement <8 x i64> %44, i64 %36, i64 2, !dbg !156
  %46 = insertelement <8 x i64> %45, i64 %15, i64 3, !dbg !156
  %47 = insertelement <8 x i64> %46, i64 %16, i64 4, !dbg !156
  %48 = insertelement <8 x i64> %47, i64 %17, i64 6, !dbg !156
  %49 = shufflevector <2 x i64> %42, <2 x i64> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !156
  %50 = shufflevector <8 x i64> %48, <8 x i64> %49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 6, i32 9>, !dbg !156
  %51 = mul nsw <8 x i64> %50, <i64 100, i64 100, i64 3, i64 100, i64 100, i64 5, i64 100, i64 6>, !dbg !156
  %52 = insertelement <4 x i64> poison, i64 %18, i64 0, !dbg !156
  %53 = insertelement <4 x i64> %52, i64 %31, i64 1, !dbg !156
  %54 = insertelement <4 x i64> %53, i64 %19, i64 2, !dbg !156
  %55 = insertelement <4 x i64> %54, i64 %20, i64 3, !dbg !156
  %56 = mul nsw <4 x i64> %55, <i64 100, i64 7, i64 100, i64 100>, !dbg !156
  %57 = mul nsw i64 %21, 100, !dbg !156
  %58 = shufflevector <4 x i64> %56, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !157
  %59 = add <8 x i64> %51, %58, !dbg !157
  %60 = shufflevector <4 x i64> %41, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>, !dbg !157
  %61 = add <8 x i64> %59, %60, !dbg !157
  %62 = shufflevector <8 x i64> %61, <8 x i64> %51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>, !dbg !157
  %63 = tail call i64 @llvm.vector.reduce.add.v8i64(<8 x i64> %62), !dbg !157
  %op.rdx = add i64 %63, %27, !dbg !158
  %op.rdx28 = add i64 %op.rdx, %57, !dbg !157
  %64 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %13, !dbg !159
  store i64 %op.rdx28, ptr addrspace(1) %64, align 8, !dbg !160, !tbaa !136
  br label %common.ret, !dbg !159

common.ret:                                       ; preds = %24, %hipspv.indirect.4.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !dbg !163 {
_Z4stepP7CounterMS_FiiEi.exit1:
  %2 = alloca %struct.Counter, align 4
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !164
  %4 = trunc i64 %3 to i32, !dbg !164
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !166
  %6 = trunc i64 %5 to i32, !dbg !166
  %7 = mul i32 %6, %4, !dbg !168
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !169
  %9 = trunc i64 %8 to i32, !dbg !169
  %10 = add i32 %7, %9, !dbg !171
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14, !dbg !172
  store i32 100, ptr %2, align 4, !dbg !173
  %11 = srem i32 %10, 2, !dbg !174
  %12 = sext i32 %11 to i64, !dbg !175
  %13 = getelementptr inbounds { i64, i64 }, ptr addrspace(1) @__const._Z7membersPii.steps, i64 %12, !dbg !175
  %.fca.0.load = load i64, ptr addrspace(1) %13, align 8, !dbg !175, !tbaa !23
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8, !dbg !175
  %.fca.1.load = load i64, ptr addrspace(1) %.fca.1.gep, align 8, !dbg !175, !tbaa !23
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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14, !dbg !196
  br label %common.ret, !dbg !196
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !dbg !197 {
  %.not = icmp eq i32 %1, 0, !dbg !198
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !199
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
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #15, !dbg !208
  %9 = add nsw i32 %4, 1, !dbg !210
  %10 = srem i32 %9, 64, !dbg !211
  %11 = sext i32 %10 to i64, !dbg !212
  %12 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %11, !dbg !212
  %13 = load i32, ptr addrspace(3) %12, align 4, !dbg !212, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #15, !dbg !213
  br label %hipspv.indirect.0.exit, !dbg !201

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %5, %_Z3addii.i ], [ %13, %_Z6rotateii.i ], !dbg !201
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !215
  %15 = and i64 %14, 4294967295, !dbg !217
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15, !dbg !217
  store i32 %.0, ptr addrspace(1) %16, align 4, !dbg !218, !tbaa !9
  ret void, !dbg !219
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #8

; Function Attrs: convergent norecurse nounwind
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #3 !dbg !220 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !221
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
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #15, !dbg !233
  %14 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 16), align 4, !dbg !235, !tbaa !9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #15, !dbg !236
  br label %hipspv.indirect.0.exit, !dbg !223

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %10, %_Z3addii.i ], [ %11, %_Z8subtractii.i ], [ %12, %_Z8multiplyii.i ], [ %13, %_Z7largestii.i ], [ %14, %_Z6rotateii.i ], !dbg !223
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !238
  %16 = and i64 %15, 4294967295, !dbg !240
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16, !dbg !240
  store i32 %.0, ptr addrspace(1) %17, align 4, !dbg !241, !tbaa !9
  br label %common.ret, !dbg !242
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.vector.reduce.add.v8i64(<8 x i64>) #11

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #12

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #12

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
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #13 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { nounwind }
attributes #15 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!49 = !DILocation(line: 6, column: 58, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "add", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 64, column: 12, scope: !29)
!52 = !DILocation(line: 7, column: 63, scope: !53, inlinedAt: !54)
!53 = distinct !DISubprogram(name: "subtract", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = distinct !DILocation(line: 64, column: 12, scope: !29)
!55 = !DILocation(line: 8, column: 63, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "multiply", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 64, column: 12, scope: !29)
!58 = !DILocation(line: 54, column: 3, scope: !59, inlinedAt: !60)
!59 = distinct !DISubprogram(name: "rotate", scope: !14, file: !14, line: 53, type: !15, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = distinct !DILocation(line: 64, column: 12, scope: !29)
!61 = !DILocation(line: 54, column: 15, scope: !59, inlinedAt: !60)
!62 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "__syncthreads", scope: !32, file: !32, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 55, column: 3, scope: !59, inlinedAt: !60)
!65 = !DILocation(line: 56, column: 34, scope: !59, inlinedAt: !60)
!66 = !DILocation(line: 56, column: 39, scope: !59, inlinedAt: !60)
!67 = !DILocation(line: 56, column: 22, scope: !59, inlinedAt: !60)
!68 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !69)
!69 = distinct !DILocation(line: 57, column: 3, scope: !59, inlinedAt: !60)
!70 = !DILocation(line: 64, column: 45, scope: !29)
!71 = !DILocation(line: 64, column: 52, scope: !29)
!72 = !DILocation(line: 64, column: 50, scope: !29)
!73 = !DILocation(line: 49, column: 84, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 64, column: 39, scope: !29)
!76 = !DILocation(line: 64, column: 37, scope: !29)
!77 = !DILocation(line: 64, column: 3, scope: !29)
!78 = !DILocation(line: 64, column: 10, scope: !29)
!79 = !DILocation(line: 65, column: 7, scope: !29)
!80 = !DILocation(line: 65, column: 15, scope: !29)
!81 = !DILocation(line: 65, column: 36, scope: !29)
!82 = !DILocation(line: 54, column: 15, scope: !59, inlinedAt: !83)
!83 = distinct !DILocation(line: 65, column: 36, scope: !29)
!84 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !85)
!85 = distinct !DILocation(line: 55, column: 3, scope: !59, inlinedAt: !83)
!86 = !DILocation(line: 56, column: 22, scope: !59, inlinedAt: !83)
!87 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !88)
!88 = distinct !DILocation(line: 57, column: 3, scope: !59, inlinedAt: !83)
!89 = !DILocation(line: 65, column: 34, scope: !29)
!90 = !DILocation(line: 65, column: 27, scope: !29)
!91 = !DILocation(line: 66, column: 7, scope: !29)
!92 = !DILocation(line: 66, column: 16, scope: !29)
!93 = !DILocation(line: 66, column: 23, scope: !29)
!94 = !DILocation(line: 66, column: 50, scope: !29)
!95 = !DILocation(line: 66, column: 43, scope: !29)
!96 = !DILocation(line: 0, scope: !29)
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
!174 = !DILocation(line: 95, column: 44, scope: !163)
!175 = !DILocation(line: 95, column: 36, scope: !163)
!176 = !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!177 = distinct !DISubprogram(name: "step", scope: !14, file: !14, line: 50, type: !15, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = distinct !DILocation(line: 95, column: 21, scope: !163)
!179 = !DILocation(line: 0, scope: !163)
!180 = !DILocation(line: 44, column: 57, scope: !181, inlinedAt: !182)
!181 = distinct !DISubprogram(name: "up", scope: !14, file: !14, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = distinct !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!183 = !{!184, !10, i64 0}
!184 = !{!"_ZTS7Counter", !10, i64 0}
!185 = !DILocation(line: 45, column: 59, scope: !186, inlinedAt: !187)
!186 = distinct !DISubprogram(name: "down", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = distinct !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !178)
!188 = !DILocation(line: 96, column: 9, scope: !163)
!189 = !DILocation(line: 96, column: 54, scope: !163)
!190 = !DILocation(line: 96, column: 58, scope: !163)
!191 = !DILocation(line: 50, column: 84, scope: !177, inlinedAt: !192)
!192 = distinct !DILocation(line: 96, column: 31, scope: !163)
!193 = !DILocation(line: 96, column: 29, scope: !163)
!194 = !DILocation(line: 96, column: 14, scope: !163)
!195 = !DILocation(line: 96, column: 21, scope: !163)
!196 = !DILocation(line: 97, column: 1, scope: !163)
!197 = distinct !DISubprogram(name: "barrier", scope: !14, file: !14, line: 99, type: !15, scopeLine: 99, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!198 = !DILocation(line: 100, column: 17, scope: !197)
!199 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !200)
!200 = distinct !DILocation(line: 101, column: 29, scope: !197)
!201 = !DILocation(line: 101, column: 22, scope: !197)
!202 = !DILocation(line: 6, column: 58, scope: !50, inlinedAt: !203)
!203 = distinct !DILocation(line: 101, column: 22, scope: !197)
!204 = !DILocation(line: 101, column: 27, scope: !197)
!205 = !DILocation(line: 54, column: 3, scope: !59, inlinedAt: !206)
!206 = distinct !DILocation(line: 101, column: 22, scope: !197)
!207 = !DILocation(line: 54, column: 15, scope: !59, inlinedAt: !206)
!208 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !209)
!209 = distinct !DILocation(line: 55, column: 3, scope: !59, inlinedAt: !206)
!210 = !DILocation(line: 56, column: 34, scope: !59, inlinedAt: !206)
!211 = !DILocation(line: 56, column: 39, scope: !59, inlinedAt: !206)
!212 = !DILocation(line: 56, column: 22, scope: !59, inlinedAt: !206)
!213 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !214)
!214 = distinct !DILocation(line: 57, column: 3, scope: !59, inlinedAt: !206)
!215 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !216)
!216 = distinct !DILocation(line: 101, column: 7, scope: !197)
!217 = !DILocation(line: 101, column: 3, scope: !197)
!218 = !DILocation(line: 101, column: 20, scope: !197)
!219 = !DILocation(line: 0, scope: !197)
!220 = distinct !DISubprogram(name: "given", scope: !14, file: !14, line: 98, type: !15, scopeLine: 98, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !222)
!222 = distinct !DILocation(line: 98, column: 82, scope: !220)
!223 = !DILocation(line: 98, column: 80, scope: !220)
!224 = !DILocation(line: 98, scope: !220)
!225 = !DILocation(line: 6, column: 58, scope: !50, inlinedAt: !226)
!226 = distinct !DILocation(line: 98, column: 80, scope: !220)
!227 = !DILocation(line: 7, column: 63, scope: !53, inlinedAt: !228)
!228 = distinct !DILocation(line: 98, column: 80, scope: !220)
!229 = !DILocation(line: 8, column: 63, scope: !56, inlinedAt: !230)
!230 = distinct !DILocation(line: 98, column: 80, scope: !220)
!231 = !DILocation(line: 54, column: 15, scope: !59, inlinedAt: !232)
!232 = distinct !DILocation(line: 98, column: 80, scope: !220)
!233 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !234)
!234 = distinct !DILocation(line: 55, column: 3, scope: !59, inlinedAt: !232)
!235 = !DILocation(line: 56, column: 22, scope: !59, inlinedAt: !232)
!236 = !DILocation(line: 60, column: 55, scope: !63, inlinedAt: !237)
!237 = distinct !DILocation(line: 57, column: 3, scope: !59, inlinedAt: !232)
!238 = !DILocation(line: 39, column: 208, scope: !39, inlinedAt: !239)
!239 = distinct !DILocation(line: 98, column: 65, scope: !220)
!240 = !DILocation(line: 98, column: 61, scope: !220)
!241 = !DILocation(line: 98, column: 78, scope: !220)
!242 = !DILocation(line: 98, column: 99, scope: !220)
