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
define internal spir_func noundef i32 @_Z7largestii(i32 noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z7shifted3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 {
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
  %3 = add nsw i64 %.sroa.0.0.copyload, 3
  %4 = add nsw i64 %.sroa.4.0.copyload, 3
  %5 = add nsw i64 %.sroa.6.0.copyload, 3
  %6 = add nsw i64 %.sroa.8.0.copyload, 3
  %7 = add nsw i64 %.sroa.10.0.copyload, 3
  %8 = add nsw i64 %.sroa.12.0.copyload, 3
  %9 = add nsw i64 %.sroa.14.0.copyload, 3
  %10 = add nsw i64 %.sroa.16.0.copyload, 3
  %11 = add nsw i64 %.sroa.18.0.copyload, 3
  store i64 %3, ptr %0, align 8
  %.sroa.4.0..sroa_idx9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %.sroa.4.0..sroa_idx9, align 8
  %.sroa.6.0..sroa_idx11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %5, ptr %.sroa.6.0..sroa_idx11, align 8
  %.sroa.8.0..sroa_idx13 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %6, ptr %.sroa.8.0..sroa_idx13, align 8
  %.sroa.10.0..sroa_idx15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %7, ptr %.sroa.10.0..sroa_idx15, align 8
  %.sroa.12.0..sroa_idx17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %8, ptr %.sroa.12.0..sroa_idx17, align 8
  %.sroa.14.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %9, ptr %.sroa.14.0..sroa_idx19, align 8
  %.sroa.16.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %10, ptr %.sroa.16.0..sroa_idx21, align 8
  %.sroa.18.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %11, ptr %.sroa.18.0..sroa_idx23, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal spir_func void @_Z6turned3Bigi(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Big) align 8 captures(none) initializes((0, 72)) %0, ptr noundef nonnull readonly byref(%struct.Big) align 8 captures(none) %1) unnamed_addr #1 {
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
  %3 = mul nsw i64 %.sroa.16.0.copyload, 3
  %4 = mul nsw i64 %.sroa.14.0.copyload, 3
  %5 = mul nsw i64 %.sroa.12.0.copyload, 3
  %6 = mul nsw i64 %.sroa.1018.0.copyload, 3
  store i64 %3, ptr %0, align 8
  %.sroa.4.0..sroa_idx10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i64 %4, ptr %.sroa.4.0..sroa_idx10, align 8
  %.sroa.6.0..sroa_idx12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %5, ptr %.sroa.6.0..sroa_idx12, align 8
  %.sroa.8.0..sroa_idx14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %6, ptr %.sroa.8.0..sroa_idx14, align 8
  %.sroa.10.0..sroa_idx16 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %.sroa.10.0.copyload, ptr %.sroa.10.0..sroa_idx16, align 8
  %.sroa.1018.0..sroa_idx19 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %.sroa.8.0.copyload, ptr %.sroa.1018.0..sroa_idx19, align 8
  %.sroa.12.0..sroa_idx21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %.sroa.6.0.copyload, ptr %.sroa.12.0..sroa_idx21, align 8
  %.sroa.14.0..sroa_idx23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 %.sroa.4.0.copyload, ptr %.sroa.14.0..sroa_idx23, align 8
  %.sroa.16.0..sroa_idx25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store i64 %.sroa.0.0.copyload, ptr %.sroa.16.0..sroa_idx25, align 8, !tbaa !14
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z10operationsPKiS0_Pii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca i32, align 4
  store volatile i32 0, ptr %5, align 4
  %.0..0. = load volatile i32, ptr %5, align 4
  %6 = or i32 %.0..0., 1
  br label %go.on

hipspv.wait.exit:                                 ; preds = %go.on
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %10, %8
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %13 = trunc i64 %12 to i32
  %14 = add i32 %11, %13
  %.not = icmp slt i32 %14, %3
  br i1 %.not, label %15, label %meet

15:                                               ; preds = %hipspv.wait.exit
  %16 = srem i32 %14, 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds ptr, ptr addrspace(1) @table, i64 %17
  %19 = load ptr, ptr addrspace(1) %18, align 8, !tbaa !15
  %20 = sext i32 %14 to i64
  %21 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !7
  %23 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %20
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !7
  %25 = ptrtoint ptr %19 to i64
  %26 = add i64 %25, -16
  %27 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 60)
  switch i64 %27, label %unknown.i13 [
    i64 0, label %_Z3addii.i12
    i64 1, label %_Z8subtractii.i11
    i64 2, label %_Z8multiplyii.i10
    i64 3, label %_Z7largestii.i9
    i64 10, label %_Z6rotateii.i8
  ]

unknown.i13:                                      ; preds = %15
  %28 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 4
  %30 = atomicrmw volatile xchg ptr addrspace(1) %29, i32 2 monotonic, align 4
  br label %meet

_Z3addii.i12:                                     ; preds = %15
  %31 = add nsw i32 %24, %22
  br label %hipspv.indirect.0.exit14

_Z8subtractii.i11:                                ; preds = %15
  %32 = sub nsw i32 %22, %24
  br label %hipspv.indirect.0.exit14

_Z8multiplyii.i10:                                ; preds = %15
  %33 = mul nsw i32 %24, %22
  br label %hipspv.indirect.0.exit14

_Z7largestii.i9:                                  ; preds = %15
  %34 = tail call spir_func i32 @_Z7largestii(i32 %22, i32 %24)
  br label %hipspv.indirect.0.exit14

_Z6rotateii.i8:                                   ; preds = %15
  %35 = sext i32 %24 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %35
  store i32 %22, ptr addrspace(3) %36, align 4, !tbaa !7
  %37 = or i32 %.0..0., 2
  br label %meet

hipspv.wait.exit62:                               ; preds = %go.on
  %38 = add nsw i32 %.reg2mem91.4, 1
  %39 = srem i32 %38, 64
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !7
  %43 = or i32 %.0..0., 3
  br label %meet

hipspv.wait.exit65:                               ; preds = %go.on
  %.pre = load i32, ptr addrspace(1) %.reg2mem115.4, align 4, !tbaa !7
  %.pre57 = load i32, ptr addrspace(1) %.reg2mem102.4, align 4, !tbaa !7
  br label %hipspv.indirect.0.exit14

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
  %44 = icmp sgt i32 %.reg2mem130.0, %.reg2mem132.0
  %45 = add nsw i32 %.reg2mem132.0, %.reg2mem122.2
  %46 = mul nsw i32 %.reg2mem132.0, %.reg2mem122.2
  %.053 = select i1 %44, i32 %45, i32 %46
  %47 = add nsw i32 %.053, %.0.reg2mem.0
  %48 = getelementptr inbounds i32, ptr addrspace(1) %.reg2mem128.2, i64 %.reg2mem118.2
  store i32 %47, ptr addrspace(1) %48, align 4, !tbaa !7
  %49 = load ptr, ptr addrspace(1) @nothing, align 8, !tbaa !15
  %.not56 = icmp eq ptr %49, null
  br i1 %.not56, label %hipspv.indirect.0.exit14._crit_edge, label %50

50:                                               ; preds = %hipspv.indirect.0.exit14
  %51 = ptrtoint ptr %49 to i64
  %52 = add i64 %51, -16
  %53 = tail call i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 60)
  switch i64 %53, label %unknown.i6 [
    i64 0, label %hipspv.indirect.0.exit7
    i64 1, label %_Z8subtractii.i4
    i64 2, label %_Z8multiplyii.i3
    i64 3, label %_Z7largestii.i2
    i64 10, label %_Z6rotateii.i1
  ]

unknown.i6:                                       ; preds = %50
  %54 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %54, i64 4
  %56 = atomicrmw volatile xchg ptr addrspace(1) %55, i32 2 monotonic, align 4
  br label %meet

_Z8subtractii.i4:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7

_Z8multiplyii.i3:                                 ; preds = %50
  br label %hipspv.indirect.0.exit7

_Z7largestii.i2:                                  ; preds = %50
  %57 = tail call spir_func i32 @_Z7largestii(i32 1, i32 2)
  br label %hipspv.indirect.0.exit7

_Z6rotateii.i1:                                   ; preds = %50
  store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 8), align 4, !tbaa !7
  %58 = or i32 %.0..0., 4
  br label %meet

hipspv.wait.exit68:                               ; preds = %go.on
  %59 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 12), align 4, !tbaa !7
  %60 = or i32 %.0..0., 5
  br label %meet

hipspv.indirect.0.exit7:                          ; preds = %go.on, %50, %_Z8subtractii.i4, %_Z8multiplyii.i3, %_Z7largestii.i2
  %.reg2mem77.1 = phi ptr addrspace(1) [ %48, %50 ], [ %48, %_Z8subtractii.i4 ], [ %48, %_Z8multiplyii.i3 ], [ %48, %_Z7largestii.i2 ], [ %.reg2mem77.3, %go.on ]
  %.reg2mem91.1 = phi i32 [ %.reg2mem91.2, %50 ], [ %.reg2mem91.2, %_Z8subtractii.i4 ], [ %.reg2mem91.2, %_Z8multiplyii.i3 ], [ %.reg2mem91.2, %_Z7largestii.i2 ], [ %.reg2mem91.4, %go.on ]
  %.reg2mem102.1 = phi ptr addrspace(1) [ %.reg2mem102.2, %50 ], [ %.reg2mem102.2, %_Z8subtractii.i4 ], [ %.reg2mem102.2, %_Z8multiplyii.i3 ], [ %.reg2mem102.2, %_Z7largestii.i2 ], [ %.reg2mem102.4, %go.on ]
  %.reg2mem115.1 = phi ptr addrspace(1) [ %.reg2mem115.2, %50 ], [ %.reg2mem115.2, %_Z8subtractii.i4 ], [ %.reg2mem115.2, %_Z8multiplyii.i3 ], [ %.reg2mem115.2, %_Z7largestii.i2 ], [ %.reg2mem115.4, %go.on ]
  %.reg2mem118.1 = phi i64 [ %.reg2mem118.2, %50 ], [ %.reg2mem118.2, %_Z8subtractii.i4 ], [ %.reg2mem118.2, %_Z8multiplyii.i3 ], [ %.reg2mem118.2, %_Z7largestii.i2 ], [ %.reg2mem118.4, %go.on ]
  %.reg2mem122.1 = phi i32 [ %.reg2mem122.2, %50 ], [ %.reg2mem122.2, %_Z8subtractii.i4 ], [ %.reg2mem122.2, %_Z8multiplyii.i3 ], [ %.reg2mem122.2, %_Z7largestii.i2 ], [ %.reg2mem122.4, %go.on ]
  %.reg2mem128.1 = phi ptr addrspace(1) [ %.reg2mem128.2, %50 ], [ %.reg2mem128.2, %_Z8subtractii.i4 ], [ %.reg2mem128.2, %_Z8multiplyii.i3 ], [ %.reg2mem128.2, %_Z7largestii.i2 ], [ %.reg2mem128.4, %go.on ]
  %.052.reg2mem.0 = phi i32 [ 3, %50 ], [ -1, %_Z8subtractii.i4 ], [ 2, %_Z8multiplyii.i3 ], [ %57, %_Z7largestii.i2 ], [ %.reg2mem.0, %go.on ]
  store i32 %.052.reg2mem.0, ptr addrspace(1) %.reg2mem77.1, align 4, !tbaa !7
  br label %hipspv.indirect.0.exit14._crit_edge

hipspv.indirect.0.exit14._crit_edge:              ; preds = %hipspv.indirect.0.exit14, %hipspv.indirect.0.exit7
  %.reg2mem77.0 = phi ptr addrspace(1) [ %.reg2mem77.1, %hipspv.indirect.0.exit7 ], [ %48, %hipspv.indirect.0.exit14 ]
  %.reg2mem91.0 = phi i32 [ %.reg2mem91.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem91.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem102.0 = phi ptr addrspace(1) [ %.reg2mem102.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem102.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem115.0 = phi ptr addrspace(1) [ %.reg2mem115.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem115.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem118.0 = phi i64 [ %.reg2mem118.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem118.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem122.0 = phi i32 [ %.reg2mem122.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem122.2, %hipspv.indirect.0.exit14 ]
  %.reg2mem128.0 = phi ptr addrspace(1) [ %.reg2mem128.1, %hipspv.indirect.0.exit7 ], [ %.reg2mem128.2, %hipspv.indirect.0.exit14 ]
  %61 = load ptr, ptr addrspace(1) @table, align 8, !tbaa !15
  %62 = icmp ne ptr %61, inttoptr (i64 16 to ptr)
  %63 = load ptr, ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @table, i64 8), align 8
  %64 = icmp eq ptr %63, inttoptr (i64 16 to ptr)
  %or.cond = select i1 %62, i1 true, i1 %64
  br i1 %or.cond, label %65, label %meet

65:                                               ; preds = %hipspv.indirect.0.exit14._crit_edge
  store i32 -1, ptr addrspace(1) %.reg2mem77.0, align 4, !tbaa !7
  br label %meet

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
  %turn = phi i32 [ 0, %4 ], [ %68, %hipspv.meet.exit ]
  switch i32 %.0, label %meet [
    i32 1, label %hipspv.wait.exit
    i32 2, label %hipspv.wait.exit62
    i32 3, label %hipspv.wait.exit65
    i32 4, label %hipspv.wait.exit68
    i32 5, label %hipspv.indirect.0.exit7
  ]

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
  %66 = add i32 %turn, 1
  %67 = icmp eq i32 %66, 3
  %68 = select i1 %67, i32 0, i32 %66
  %69 = sext i32 %68 to i64
  %clear.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %69
  store i32 0, ptr addrspace(3) %clear.i, align 4
  %70 = sext i32 %turn to i64
  %mine.i = getelementptr inbounds i32, ptr addrspace(3) @hipspv.here, i64 %70
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

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z6curvesPfi(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
hipspv.indirect.2.exit.1:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %5, %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %common.ret

common.ret:                                       ; preds = %hipspv.indirect.2.exit.1, %11
  ret void

11:                                               ; preds = %hipspv.indirect.2.exit.1
  %12 = and i32 %9, 1
  %.not = icmp eq i32 %12, 0
  %13 = sitofp i32 %9 to float
  %.0 = fmul contract float %13, %13
  %.0.1 = fmul contract float %.0, 5.000000e-01
  %spec.select = select i1 %.not, float 5.000000e-01, float %.0.1
  %.0.2 = fmul contract float %.0.1, %spec.select
  %14 = sext i32 %9 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  store float %.0.2, ptr addrspace(1) %15, align 4, !tbaa !17
  br label %common.ret
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10structuresPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
hipspv.indirect.3.exit:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %5, %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, %8
  %10 = icmp slt i32 %9, %1
  br i1 %10, label %11, label %common.ret

common.ret:                                       ; preds = %hipspv.indirect.3.exit, %11
  ret void

11:                                               ; preds = %hipspv.indirect.3.exit
  %12 = srem i32 %9, 3
  %.not = icmp eq i32 %12, 0
  %13 = shl nsw i32 %9, 1
  %14 = sext i32 %13 to i64
  %15 = sext i32 %9 to i64
  %16 = add nsw i64 %15, -5
  %.pn22 = select i1 %.not, i64 %14, i64 %16
  %17 = add nsw i64 %14, 5
  %.pn24 = select i1 %.not, i64 %15, i64 %17
  %18 = mul nsw i64 %.pn24, 1000
  %19 = add nsw i64 %18, %.pn22
  %20 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %15
  store i64 %19, ptr addrspace(1) %20, align 8, !tbaa !19
  br label %common.ret
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z3bigPli(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = alloca %struct.Big, align 16
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %8 = trunc i64 %7 to i32
  %9 = mul i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = sext i32 %12 to i64
  %14 = add nsw i64 %13, 1
  %15 = add nsw i64 %13, 2
  %16 = add nsw i64 %13, 3
  %17 = add nsw i64 %13, 4
  %18 = add nsw i64 %13, 5
  %19 = add nsw i64 %13, 6
  %20 = add nsw i64 %13, 7
  %21 = add nsw i64 %13, 8
  %22 = and i32 %12, 1
  %.not = icmp eq i32 %22, 0
  store i64 %13, ptr %4, align 8
  %.sroa.5.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %14, ptr %.sroa.5.0..sroa_idx, align 8
  %.sroa.7.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %15, ptr %.sroa.7.0..sroa_idx, align 8
  %.sroa.9.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %16, ptr %.sroa.9.0..sroa_idx, align 8
  %.sroa.11.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %17, ptr %.sroa.11.0..sroa_idx, align 8
  %.sroa.13.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %18, ptr %.sroa.13.0..sroa_idx, align 8
  %.sroa.15.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %19, ptr %.sroa.15.0..sroa_idx, align 8
  %.sroa.17.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %20, ptr %.sroa.17.0..sroa_idx, align 8
  %.sroa.19.0..sroa_idx = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 %21, ptr %.sroa.19.0..sroa_idx, align 8, !tbaa !14
  br i1 %.not, label %_Z6turned3Bigi.i, label %_Z7shifted3Bigi.i

_Z7shifted3Bigi.i:                                ; preds = %2
  call spir_func void @_Z7shifted3Bigi(ptr %3, ptr %4)
  br label %hipspv.indirect.4.exit

_Z6turned3Bigi.i:                                 ; preds = %2
  call spir_func void @_Z6turned3Bigi(ptr %3, ptr %4)
  br label %hipspv.indirect.4.exit

hipspv.indirect.4.exit:                           ; preds = %_Z7shifted3Bigi.i, %_Z6turned3Bigi.i
  %23 = icmp slt i32 %12, %1
  br i1 %23, label %24, label %common.ret

24:                                               ; preds = %hipspv.indirect.4.exit
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !19
  %27 = mul nsw i64 %26, 9
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %29 = load i64, ptr %28, align 8, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %31 = load i64, ptr %30, align 8, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %34 = load i64, ptr %33, align 8, !tbaa !19
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %36 = load i64, ptr %35, align 8, !tbaa !19
  %37 = load <2 x i64>, ptr %3, align 16, !tbaa !19
  %38 = shufflevector <2 x i64> %37, <2 x i64> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 0>
  %39 = insertelement <4 x i64> %38, i64 %34, i64 1
  %40 = insertelement <4 x i64> %39, i64 %29, i64 2
  %41 = shl nsw <4 x i64> %40, <i64 1, i64 2, i64 3, i64 0>
  %42 = load <2 x i64>, ptr %32, align 16, !tbaa !19
  %43 = insertelement <8 x i64> poison, i64 %13, i64 0
  %44 = insertelement <8 x i64> %43, i64 %14, i64 1
  %45 = insertelement <8 x i64> %44, i64 %36, i64 2
  %46 = insertelement <8 x i64> %45, i64 %15, i64 3
  %47 = insertelement <8 x i64> %46, i64 %16, i64 4
  %48 = insertelement <8 x i64> %47, i64 %17, i64 6
  %49 = shufflevector <2 x i64> %42, <2 x i64> poison, <8 x i32> <i32 0, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <8 x i64> %48, <8 x i64> %49, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 8, i32 6, i32 9>
  %51 = mul nsw <8 x i64> %50, <i64 100, i64 100, i64 3, i64 100, i64 100, i64 5, i64 100, i64 6>
  %52 = insertelement <4 x i64> poison, i64 %18, i64 0
  %53 = insertelement <4 x i64> %52, i64 %31, i64 1
  %54 = insertelement <4 x i64> %53, i64 %19, i64 2
  %55 = insertelement <4 x i64> %54, i64 %20, i64 3
  %56 = mul nsw <4 x i64> %55, <i64 100, i64 7, i64 100, i64 100>
  %57 = mul nsw i64 %21, 100
  %58 = shufflevector <4 x i64> %56, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = add <8 x i64> %51, %58
  %60 = shufflevector <4 x i64> %41, <4 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = add <8 x i64> %59, %60
  %62 = shufflevector <8 x i64> %61, <8 x i64> %51, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 13, i32 14, i32 15>
  %63 = extractelement <8 x i64> %62, i32 0
  %64 = extractelement <8 x i64> %62, i32 1
  %65 = extractelement <8 x i64> %62, i32 2
  %66 = extractelement <8 x i64> %62, i32 3
  %67 = extractelement <8 x i64> %62, i32 4
  %68 = extractelement <8 x i64> %62, i32 5
  %69 = extractelement <8 x i64> %62, i32 6
  %70 = extractelement <8 x i64> %62, i32 7
  %71 = add i64 %63, %64
  %72 = add i64 %71, %65
  %73 = add i64 %72, %66
  %74 = add i64 %73, %67
  %75 = add i64 %74, %68
  %76 = add i64 %75, %69
  %77 = add i64 %76, %70
  %op.rdx = add i64 %77, %27
  %op.rdx28 = add i64 %op.rdx, %57
  %78 = getelementptr inbounds i64, ptr addrspace(1) %0, i64 %13
  store i64 %op.rdx28, ptr addrspace(1) %78, align 8, !tbaa !19
  br label %common.ret

common.ret:                                       ; preds = %24, %hipspv.indirect.4.exit
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z7membersPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #4 {
_Z4stepP7CounterMS_FiiEi.exit1:
  %2 = alloca %struct.Counter, align 4
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %6 = trunc i64 %5 to i32
  %7 = mul i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %9 = trunc i64 %8 to i32
  %10 = add i32 %7, %9
  store i32 100, ptr %2, align 4
  %11 = srem i32 %10, 2
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds { i64, i64 }, ptr addrspace(1) @__const._Z7membersPii.steps, i64 %12
  %.fca.0.load = load i64, ptr addrspace(1) %13, align 8, !tbaa !14
  %.fca.1.gep = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %.fca.1.load = load i64, ptr addrspace(1) %.fca.1.gep, align 8, !tbaa !14
  %14 = getelementptr inbounds i8, ptr %2, i64 %.fca.1.load
  switch i64 %.fca.0.load, label %unknown.i [
    i64 192, label %_ZN7Counter2upEi.i
    i64 208, label %_ZN7Counter4downEi.i
  ]

common.ret:                                       ; preds = %30, %unknown.i
  ret void

unknown.i:                                        ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %15 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %17 = atomicrmw volatile xchg ptr addrspace(1) %16, i32 2 monotonic, align 4
  br label %common.ret

_ZN7Counter2upEi.i:                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %18 = load i32, ptr %14, align 4, !tbaa !21
  %19 = add nsw i32 %18, %10
  br label %hipspv.indirect.1.exit

_ZN7Counter4downEi.i:                             ; preds = %_Z4stepP7CounterMS_FiiEi.exit1
  %20 = load i32, ptr %14, align 4, !tbaa !21
  %21 = sub nsw i32 %20, %10
  br label %hipspv.indirect.1.exit

hipspv.indirect.1.exit:                           ; preds = %_ZN7Counter2upEi.i, %_ZN7Counter4downEi.i
  %storemerge = phi i32 [ %21, %_ZN7Counter4downEi.i ], [ %19, %_ZN7Counter2upEi.i ]
  store i32 %storemerge, ptr %14, align 4, !tbaa !21
  %22 = icmp slt i32 %10, %1
  br i1 %22, label %_Z4stepP7CounterMS_FiiEi.exit, label %30

_Z4stepP7CounterMS_FiiEi.exit:                    ; preds = %hipspv.indirect.1.exit
  %23 = srem i32 %10, 3
  %24 = icmp eq i32 %23, 0
  %25 = load i32, ptr %2, align 4, !tbaa !21
  %. = select i1 %24, i32 -7, i32 7
  %26 = add nsw i32 %25, %.
  %27 = add nsw i32 %26, %storemerge
  %28 = sext i32 %10 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %28
  store i32 %27, ptr addrspace(1) %29, align 4, !tbaa !7
  br label %30

30:                                               ; preds = %_Z4stepP7CounterMS_FiiEi.exit, %hipspv.indirect.1.exit
  br label %common.ret
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7barrierPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %.not = icmp eq i32 %1, 0
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  br i1 %.not, label %_Z3addii.i, label %_Z6rotateii.i

_Z3addii.i:                                       ; preds = %2
  %5 = mul i32 %4, 11
  br label %hipspv.indirect.0.exit

_Z6rotateii.i:                                    ; preds = %2
  %6 = mul i32 %4, 10
  %sext = shl i64 %3, 32
  %7 = ashr exact i64 %sext, 30
  %8 = getelementptr inbounds i8, ptr addrspace(3) @exchange, i64 %7
  store i32 %6, ptr addrspace(3) %8, align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  %9 = add nsw i32 %4, 1
  %10 = srem i32 %9, 64
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr addrspace(3) @exchange, i64 %11
  %13 = load i32, ptr addrspace(3) %12, align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  br label %hipspv.indirect.0.exit

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %5, %_Z3addii.i ], [ %13, %_Z6rotateii.i ]
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %15 = and i64 %14, 4294967295
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  store i32 %.0, ptr addrspace(1) %16, align 4, !tbaa !7
  ret void
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
define spir_kernel void @_Z5givenPFiiiEPi(i64 %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %4 = trunc i64 %3 to i32
  %5 = add i64 %0, -16
  %6 = tail call i64 @llvm.fshl.i64(i64 %5, i64 %5, i64 60)
  switch i64 %6, label %unknown.i [
    i64 0, label %_Z3addii.i
    i64 1, label %_Z8subtractii.i
    i64 2, label %_Z8multiplyii.i
    i64 3, label %_Z7largestii.i
    i64 10, label %_Z6rotateii.i
  ]

common.ret:                                       ; preds = %hipspv.indirect.0.exit, %unknown.i
  ret void

unknown.i:                                        ; preds = %2
  %7 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %9 = atomicrmw volatile xchg ptr addrspace(1) %8, i32 2 monotonic, align 4
  br label %common.ret

_Z3addii.i:                                       ; preds = %2
  %10 = add nsw i32 %4, 3
  br label %hipspv.indirect.0.exit

_Z8subtractii.i:                                  ; preds = %2
  %11 = add nsw i32 %4, -3
  br label %hipspv.indirect.0.exit

_Z8multiplyii.i:                                  ; preds = %2
  %12 = mul nsw i32 %4, 3
  br label %hipspv.indirect.0.exit

_Z7largestii.i:                                   ; preds = %2
  %13 = tail call spir_func i32 @_Z7largestii(i32 %4, i32 3)
  br label %hipspv.indirect.0.exit

_Z6rotateii.i:                                    ; preds = %2
  store i32 %4, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 12), align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  %14 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @exchange, i64 16), align 4, !tbaa !7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #10
  br label %hipspv.indirect.0.exit

hipspv.indirect.0.exit:                           ; preds = %_Z3addii.i, %_Z8subtractii.i, %_Z8multiplyii.i, %_Z7largestii.i, %_Z6rotateii.i
  %.0 = phi i32 [ %10, %_Z3addii.i ], [ %11, %_Z8subtractii.i ], [ %12, %_Z8multiplyii.i ], [ %13, %_Z7largestii.i ], [ %14, %_Z6rotateii.i ]
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9
  %16 = and i64 %15, 4294967295
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  store i32 %.0, ptr addrspace(1) %17, align 4, !tbaa !7
  br label %common.ret
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
!11 = !{!"hipspv.var 0 table 32"}
!12 = !{!"hipspv.var 1 nothing 8"}
!13 = !{!"hipspv.var 2 __hipspv_service 8"}
!14 = !{!9, !9, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"any pointer", !9, i64 0}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !9, i64 0}
!19 = !{!20, !20, i64 0}
!20 = !{!"long", !9, i64 0}
!21 = !{!22, !8, i64 0}
!22 = !{!"_ZTS7Counter", !8, i64 0}
