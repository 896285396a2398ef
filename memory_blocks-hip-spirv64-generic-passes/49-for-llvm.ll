; ModuleID = '<memory>'
source_filename = "tests/programs/memory_blocks.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Step = type { i32, i32, i32, i32 }
%struct.Big = type { [40 x double], i8 }

@_ZZ9in_sharedPhPK4StepE4ours = internal unnamed_addr addrspace(3) global [3072 x i8] undef, align 1
@_ZZ5mixedPhPK4StepPS_E4ours = internal addrspace(3) global [96 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z9in_globalPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %4 = trunc i64 %3 to i32
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = mul i32 %6, %4
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = add i32 %7, %9
  %11 = mul nsw i32 %10, 96
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12
  %14 = sext i32 %10 to i64
  %15 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !14
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %32

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !18
  %27 = sext i32 %26 to i64
  %28 = trunc i32 %24 to i8
  %29 = udiv i64 %27, 1
  %30 = zext i32 %24 to i64
  %31 = and i64 %30, 255
  %pattern.i = mul i64 %31, 72340172838076673
  %empty.i14 = icmp eq i64 %29, 0
  br i1 %empty.i14, label %hipspv.memset.p1.p0.i8.exit, label %loop.i15

loop.i15:                                         ; preds = %loop.i15, %18
  %i.i16 = phi i64 [ 0, %18 ], [ %next.i19, %loop.i15 ]
  %target.i17 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %i.i16
  %value.i18 = trunc i64 %pattern.i to i8
  store i8 %value.i18, ptr addrspace(1) %target.i17, align 1
  %next.i19 = add i64 %i.i16, 1
  %more.i20 = icmp ult i64 %next.i19, %29
  br i1 %more.i20, label %loop.i15, label %hipspv.memset.p1.p0.i8.exit

hipspv.memset.p1.p0.i8.exit:                      ; preds = %18, %loop.i15
  %.pr.i = load i32, ptr addrspace(1) %15, align 4, !tbaa !14
  br label %32

32:                                               ; preds = %hipspv.memset.p1.p0.i8.exit, %2
  %33 = phi i32 [ %.pr.i, %hipspv.memset.p1.p0.i8.exit ], [ %16, %2 ]
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %48

35:                                               ; preds = %32
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !16
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !17
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %45 = load i32, ptr addrspace(1) %44, align 4, !tbaa !18
  %46 = sext i32 %45 to i64
  %47 = udiv i64 %46, 1
  %empty.i6 = icmp eq i64 %47, 0
  br i1 %empty.i6, label %hipspv.memcpy.p1.p1.i8.exit, label %loop.i7

loop.i7:                                          ; preds = %loop.i7, %35
  %i.i8 = phi i64 [ 0, %35 ], [ %next.i12, %loop.i7 ]
  %source.i9 = getelementptr inbounds i8, ptr addrspace(1) %43, i64 %i.i8
  %target.i10 = getelementptr inbounds i8, ptr addrspace(1) %39, i64 %i.i8
  %value.i11 = load i8, ptr addrspace(1) %source.i9, align 1
  store i8 %value.i11, ptr addrspace(1) %target.i10, align 1
  %next.i12 = add i64 %i.i8, 1
  %more.i13 = icmp ult i64 %next.i12, %47
  br i1 %more.i13, label %loop.i7, label %hipspv.memcpy.p1.p1.i8.exit

hipspv.memcpy.p1.p1.i8.exit:                      ; preds = %35, %loop.i7
  %.pre.i = load i32, ptr addrspace(1) %15, align 4, !tbaa !14
  br label %48

48:                                               ; preds = %hipspv.memcpy.p1.p1.i8.exit, %32
  %49 = phi i32 [ %.pre.i, %hipspv.memcpy.p1.p1.i8.exit ], [ %33, %32 ]
  %50 = icmp eq i32 %49, 2
  br i1 %50, label %51, label %_Z5applyPhRK4Step.exit

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !16
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %57 = load i32, ptr addrspace(1) %56, align 4, !tbaa !17
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !18
  %62 = sext i32 %61 to i64
  %63 = udiv i64 %62, 1
  %to.address.i = ptrtoint ptr addrspace(1) %55 to i64
  %from.address.i = ptrtoint ptr addrspace(1) %59 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %63, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %63, 0
  br i1 %empty.i, label %hipspv.memmove.p1.p1.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %51
  %i.i = phi i64 [ %first.i, %51 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %63, %51 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr addrspace(1) %59, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr addrspace(1) %55, i64 %i.i
  %value.i = load i8, ptr addrspace(1) %source.i, align 1
  store i8 %value.i, ptr addrspace(1) %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p1.p1.i8.exit

hipspv.memmove.p1.p1.i8.exit:                     ; preds = %51, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %48, %hipspv.memmove.p1.p1.i8.exit
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [96 x i8], align 8
  %4 = getelementptr inbounds [96 x i8], ptr %3, i64 0
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = mul i32 %8, %6
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = add i32 %9, %11
  %13 = mul nsw i32 %12, 96
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(96) %4, ptr addrspace(1) noundef align 1 dereferenceable(96) %15, i64 96, i1 false)
  %16 = sext i32 %12 to i64
  %17 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !14
  switch i32 %18, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %32
    i32 2, label %45
  ]

.thread:                                          ; preds = %2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !16
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i8, ptr %4, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !17
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !18
  %27 = sext i32 %26 to i64
  %28 = trunc i32 %24 to i8
  %29 = udiv i64 %27, 1
  %30 = zext i32 %24 to i64
  %31 = and i64 %30, 255
  %pattern.i = mul i64 %31, 72340172838076673
  %empty.i16 = icmp eq i64 %29, 0
  br i1 %empty.i16, label %hipspv.memset.p0.p0.i8.exit, label %loop.i17

loop.i17:                                         ; preds = %loop.i17, %.thread
  %i.i18 = phi i64 [ 0, %.thread ], [ %next.i21, %loop.i17 ]
  %target.i19 = getelementptr inbounds i8, ptr %22, i64 %i.i18
  %value.i20 = trunc i64 %pattern.i to i8
  store i8 %value.i20, ptr %target.i19, align 1
  %next.i21 = add i64 %i.i18, 1
  %more.i22 = icmp ult i64 %next.i21, %29
  br i1 %more.i22, label %loop.i17, label %hipspv.memset.p0.p0.i8.exit

hipspv.memset.p0.p0.i8.exit:                      ; preds = %.thread, %loop.i17
  br label %_Z5applyPhRK4Step.exit

32:                                               ; preds = %2
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !16
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %4, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !17
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %4, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !18
  %43 = sext i32 %42 to i64
  %44 = udiv i64 %43, 1
  %empty.i8 = icmp eq i64 %44, 0
  br i1 %empty.i8, label %hipspv.memcpy.p0.p0.i8.exit, label %loop.i9

loop.i9:                                          ; preds = %loop.i9, %32
  %i.i10 = phi i64 [ 0, %32 ], [ %next.i14, %loop.i9 ]
  %source.i11 = getelementptr inbounds i8, ptr %40, i64 %i.i10
  %target.i12 = getelementptr inbounds i8, ptr %36, i64 %i.i10
  %value.i13 = load i8, ptr %source.i11, align 1
  store i8 %value.i13, ptr %target.i12, align 1
  %next.i14 = add i64 %i.i10, 1
  %more.i15 = icmp ult i64 %next.i14, %44
  br i1 %more.i15, label %loop.i9, label %hipspv.memcpy.p0.p0.i8.exit

hipspv.memcpy.p0.p0.i8.exit:                      ; preds = %32, %loop.i9
  br label %_Z5applyPhRK4Step.exit

45:                                               ; preds = %2
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 4
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !16
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %4, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 8
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !17
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %4, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %17, i64 12
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !18
  %56 = sext i32 %55 to i64
  %57 = udiv i64 %56, 1
  %to.address.i = ptrtoint ptr %49 to i64
  %from.address.i = ptrtoint ptr %53 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %57, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %57, 0
  br i1 %empty.i, label %hipspv.memmove.p0.p0.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %45
  %i.i = phi i64 [ %first.i, %45 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %57, %45 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr %53, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr %49, i64 %i.i
  %value.i = load i8, ptr %source.i, align 1
  store i8 %value.i, ptr %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p0.p0.i8.exit

hipspv.memmove.p0.p0.i8.exit:                     ; preds = %45, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %2, %hipspv.memcpy.p0.p0.i8.exit, %hipspv.memset.p0.p0.i8.exit, %hipspv.memmove.p0.p0.i8.exit
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %15, ptr noundef nonnull align 8 dereferenceable(96) %4, i64 96, i1 false)
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #1 {
vector.ph:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %3 = trunc i64 %2 to i32
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = mul i32 %5, %3
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %8 = trunc i64 %7 to i32
  %9 = add i32 %6, %8
  %10 = mul i64 %7, 96
  %11 = and i64 %10, 4294967264
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9in_sharedPhPK4StepE4ours, i64 %11
  %13 = mul nsw i32 %9, 96
  %14 = sext i32 %13 to i64
  %invariant.gep = getelementptr i8, ptr addrspace(1) %0, i64 %14
  %wide.load = load <4 x i8>, ptr addrspace(1) %invariant.gep, align 1, !tbaa !19
  store <4 x i8> %wide.load, ptr addrspace(3) %12, align 1, !tbaa !19
  %15 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 4
  %wide.load.1 = load <4 x i8>, ptr addrspace(1) %15, align 1, !tbaa !19
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4
  store <4 x i8> %wide.load.1, ptr addrspace(3) %16, align 1, !tbaa !19
  %17 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 8
  %wide.load.2 = load <4 x i8>, ptr addrspace(1) %17, align 1, !tbaa !19
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 8
  store <4 x i8> %wide.load.2, ptr addrspace(3) %18, align 1, !tbaa !19
  %19 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 12
  %wide.load.3 = load <4 x i8>, ptr addrspace(1) %19, align 1, !tbaa !19
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 12
  store <4 x i8> %wide.load.3, ptr addrspace(3) %20, align 1, !tbaa !19
  %21 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 16
  %wide.load.4 = load <4 x i8>, ptr addrspace(1) %21, align 1, !tbaa !19
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 16
  store <4 x i8> %wide.load.4, ptr addrspace(3) %22, align 1, !tbaa !19
  %23 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 20
  %wide.load.5 = load <4 x i8>, ptr addrspace(1) %23, align 1, !tbaa !19
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 20
  store <4 x i8> %wide.load.5, ptr addrspace(3) %24, align 1, !tbaa !19
  %25 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 24
  %wide.load.6 = load <4 x i8>, ptr addrspace(1) %25, align 1, !tbaa !19
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 24
  store <4 x i8> %wide.load.6, ptr addrspace(3) %26, align 1, !tbaa !19
  %27 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 28
  %wide.load.7 = load <4 x i8>, ptr addrspace(1) %27, align 1, !tbaa !19
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 28
  store <4 x i8> %wide.load.7, ptr addrspace(3) %28, align 1, !tbaa !19
  %29 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 32
  %wide.load.8 = load <4 x i8>, ptr addrspace(1) %29, align 1, !tbaa !19
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 32
  store <4 x i8> %wide.load.8, ptr addrspace(3) %30, align 1, !tbaa !19
  %31 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 36
  %wide.load.9 = load <4 x i8>, ptr addrspace(1) %31, align 1, !tbaa !19
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 36
  store <4 x i8> %wide.load.9, ptr addrspace(3) %32, align 1, !tbaa !19
  %33 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 40
  %wide.load.10 = load <4 x i8>, ptr addrspace(1) %33, align 1, !tbaa !19
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 40
  store <4 x i8> %wide.load.10, ptr addrspace(3) %34, align 1, !tbaa !19
  %35 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 44
  %wide.load.11 = load <4 x i8>, ptr addrspace(1) %35, align 1, !tbaa !19
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 44
  store <4 x i8> %wide.load.11, ptr addrspace(3) %36, align 1, !tbaa !19
  %37 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 48
  %wide.load.12 = load <4 x i8>, ptr addrspace(1) %37, align 1, !tbaa !19
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 48
  store <4 x i8> %wide.load.12, ptr addrspace(3) %38, align 1, !tbaa !19
  %39 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 52
  %wide.load.13 = load <4 x i8>, ptr addrspace(1) %39, align 1, !tbaa !19
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 52
  store <4 x i8> %wide.load.13, ptr addrspace(3) %40, align 1, !tbaa !19
  %41 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 56
  %wide.load.14 = load <4 x i8>, ptr addrspace(1) %41, align 1, !tbaa !19
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 56
  store <4 x i8> %wide.load.14, ptr addrspace(3) %42, align 1, !tbaa !19
  %43 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 60
  %wide.load.15 = load <4 x i8>, ptr addrspace(1) %43, align 1, !tbaa !19
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 60
  store <4 x i8> %wide.load.15, ptr addrspace(3) %44, align 1, !tbaa !19
  %45 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 64
  %wide.load.16 = load <4 x i8>, ptr addrspace(1) %45, align 1, !tbaa !19
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 64
  store <4 x i8> %wide.load.16, ptr addrspace(3) %46, align 1, !tbaa !19
  %47 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 68
  %wide.load.17 = load <4 x i8>, ptr addrspace(1) %47, align 1, !tbaa !19
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 68
  store <4 x i8> %wide.load.17, ptr addrspace(3) %48, align 1, !tbaa !19
  %49 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 72
  %wide.load.18 = load <4 x i8>, ptr addrspace(1) %49, align 1, !tbaa !19
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 72
  store <4 x i8> %wide.load.18, ptr addrspace(3) %50, align 1, !tbaa !19
  %51 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 76
  %wide.load.19 = load <4 x i8>, ptr addrspace(1) %51, align 1, !tbaa !19
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 76
  store <4 x i8> %wide.load.19, ptr addrspace(3) %52, align 1, !tbaa !19
  %53 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 80
  %wide.load.20 = load <4 x i8>, ptr addrspace(1) %53, align 1, !tbaa !19
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 80
  store <4 x i8> %wide.load.20, ptr addrspace(3) %54, align 1, !tbaa !19
  %55 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 84
  %wide.load.21 = load <4 x i8>, ptr addrspace(1) %55, align 1, !tbaa !19
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 84
  store <4 x i8> %wide.load.21, ptr addrspace(3) %56, align 1, !tbaa !19
  %57 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 88
  %wide.load.22 = load <4 x i8>, ptr addrspace(1) %57, align 1, !tbaa !19
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 88
  store <4 x i8> %wide.load.22, ptr addrspace(3) %58, align 1, !tbaa !19
  %59 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 92
  %wide.load.23 = load <4 x i8>, ptr addrspace(1) %59, align 1, !tbaa !19
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 92
  store <4 x i8> %wide.load.23, ptr addrspace(3) %60, align 1, !tbaa !19
  %61 = sext i32 %9 to i64
  %62 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !14
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %79

65:                                               ; preds = %vector.ph
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  %67 = load i32, ptr addrspace(1) %66, align 4, !tbaa !16
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !17
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  %73 = load i32, ptr addrspace(1) %72, align 4, !tbaa !18
  %74 = sext i32 %73 to i64
  %75 = trunc i32 %71 to i8
  %76 = udiv i64 %74, 1
  %77 = zext i32 %71 to i64
  %78 = and i64 %77, 255
  %pattern.i = mul i64 %78, 72340172838076673
  %empty.i24 = icmp eq i64 %76, 0
  br i1 %empty.i24, label %hipspv.memset.p3.p0.i8.exit, label %loop.i25

loop.i25:                                         ; preds = %loop.i25, %65
  %i.i26 = phi i64 [ 0, %65 ], [ %next.i29, %loop.i25 ]
  %target.i27 = getelementptr inbounds i8, ptr addrspace(3) %69, i64 %i.i26
  %value.i28 = trunc i64 %pattern.i to i8
  store i8 %value.i28, ptr addrspace(3) %target.i27, align 1
  %next.i29 = add i64 %i.i26, 1
  %more.i30 = icmp ult i64 %next.i29, %76
  br i1 %more.i30, label %loop.i25, label %hipspv.memset.p3.p0.i8.exit

hipspv.memset.p3.p0.i8.exit:                      ; preds = %65, %loop.i25
  %.pr.i = load i32, ptr addrspace(1) %62, align 4, !tbaa !14
  br label %79

79:                                               ; preds = %hipspv.memset.p3.p0.i8.exit, %vector.ph
  %80 = phi i32 [ %.pr.i, %hipspv.memset.p3.p0.i8.exit ], [ %63, %vector.ph ]
  %81 = icmp eq i32 %80, 1
  br i1 %81, label %82, label %95

82:                                               ; preds = %79
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  %84 = load i32, ptr addrspace(1) %83, align 4, !tbaa !16
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !17
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !18
  %93 = sext i32 %92 to i64
  %94 = udiv i64 %93, 1
  %empty.i16 = icmp eq i64 %94, 0
  br i1 %empty.i16, label %hipspv.memcpy.p3.p3.i8.exit, label %loop.i17

loop.i17:                                         ; preds = %loop.i17, %82
  %i.i18 = phi i64 [ 0, %82 ], [ %next.i22, %loop.i17 ]
  %source.i19 = getelementptr inbounds i8, ptr addrspace(3) %90, i64 %i.i18
  %target.i20 = getelementptr inbounds i8, ptr addrspace(3) %86, i64 %i.i18
  %value.i21 = load i8, ptr addrspace(3) %source.i19, align 1
  store i8 %value.i21, ptr addrspace(3) %target.i20, align 1
  %next.i22 = add i64 %i.i18, 1
  %more.i23 = icmp ult i64 %next.i22, %94
  br i1 %more.i23, label %loop.i17, label %hipspv.memcpy.p3.p3.i8.exit

hipspv.memcpy.p3.p3.i8.exit:                      ; preds = %82, %loop.i17
  %.pre.i = load i32, ptr addrspace(1) %62, align 4, !tbaa !14
  br label %95

95:                                               ; preds = %hipspv.memcpy.p3.p3.i8.exit, %79
  %96 = phi i32 [ %.pre.i, %hipspv.memcpy.p3.p3.i8.exit ], [ %80, %79 ]
  %97 = icmp eq i32 %96, 2
  br i1 %97, label %98, label %_Z5applyPhRK4Step.exit

98:                                               ; preds = %95
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  %100 = load i32, ptr addrspace(1) %99, align 4, !tbaa !16
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  %104 = load i32, ptr addrspace(1) %103, align 4, !tbaa !17
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  %108 = load i32, ptr addrspace(1) %107, align 4, !tbaa !18
  %109 = sext i32 %108 to i64
  %110 = udiv i64 %109, 1
  %to.address.i = ptrtoint ptr addrspace(3) %102 to i64
  %from.address.i = ptrtoint ptr addrspace(3) %106 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %110, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %110, 0
  br i1 %empty.i, label %hipspv.memmove.p3.p3.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %98
  %i.i = phi i64 [ %first.i, %98 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %110, %98 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr addrspace(3) %106, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr addrspace(3) %102, i64 %i.i
  %value.i = load i8, ptr addrspace(3) %source.i, align 1
  store i8 %value.i, ptr addrspace(3) %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p3.p3.i8.exit

hipspv.memmove.p3.p3.i8.exit:                     ; preds = %98, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %95, %hipspv.memmove.p3.p3.i8.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %invariant.gep, ptr addrspace(3) noundef align 1 dereferenceable(96) %12, i64 96, i1 false)
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %5 = and i64 %4, 4294967295
  %.not = icmp eq i64 %5, 0
  br i1 %.not, label %.preheader, label %.loopexit

.preheader:                                       ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  br label %7

7:                                                ; preds = %.preheader, %44
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %44 ]
  %8 = mul nuw nsw i64 %indvars.iv, 96
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, ptr addrspace(1) noundef align 1 dereferenceable(96) %9, i64 96, i1 false)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(1) %2, align 8, !tbaa !20
  store ptr addrspace(4) %10, ptr addrspace(1) %6, align 8, !tbaa !20
  %11 = getelementptr inbounds nuw %struct.Step, ptr addrspace(1) %1, i64 %indvars.iv
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !14
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %28

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !16
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !17
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !18
  %23 = sext i32 %22 to i64
  %24 = trunc i32 %20 to i8
  %25 = udiv i64 %23, 1
  %26 = zext i32 %20 to i64
  %27 = and i64 %26, 255
  %pattern.i = mul i64 %27, 72340172838076673
  %empty.i = icmp eq i64 %25, 0
  br i1 %empty.i, label %hipspv.memset.p3.p0.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %14
  %i.i = phi i64 [ 0, %14 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i8, ptr addrspace(3) %18, i64 %i.i
  %value.i = trunc i64 %pattern.i to i8
  store i8 %value.i, ptr addrspace(3) %target.i, align 1
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, %25
  br i1 %more.i, label %loop.i, label %hipspv.memset.p3.p0.i8.exit

hipspv.memset.p3.p0.i8.exit:                      ; preds = %14, %loop.i
  br label %44

28:                                               ; preds = %7
  %29 = and i64 %indvars.iv, 1
  %30 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(1) %2, i64 %29
  %31 = load ptr addrspace(4), ptr addrspace(1) %30, align 8, !tbaa !20
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !16
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !17
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i8, ptr addrspace(4) %31, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !18
  %42 = sext i32 %41 to i64
  %43 = udiv i64 %42, 1
  %to.common.i = addrspacecast ptr addrspace(3) %35 to ptr addrspace(4)
  %to.address.i = ptrtoint ptr addrspace(4) %to.common.i to i64
  %from.address.i = ptrtoint ptr addrspace(4) %39 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %43, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i25 = icmp eq i64 %43, 0
  br i1 %empty.i25, label %hipspv.memmove.p3.p4.i8.exit, label %loop.i26

loop.i26:                                         ; preds = %loop.i26, %28
  %i.i27 = phi i64 [ %first.i, %28 ], [ %next.i30, %loop.i26 ]
  %left.i = phi i64 [ %43, %28 ], [ %fewer.i, %loop.i26 ]
  %source.i = getelementptr inbounds i8, ptr addrspace(4) %39, i64 %i.i27
  %target.i28 = getelementptr inbounds i8, ptr addrspace(3) %35, i64 %i.i27
  %value.i29 = load i8, ptr addrspace(4) %source.i, align 1
  store i8 %value.i29, ptr addrspace(3) %target.i28, align 1
  %next.i30 = add i64 %i.i27, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i31 = icmp ne i64 %fewer.i, 0
  br i1 %more.i31, label %loop.i26, label %hipspv.memmove.p3.p4.i8.exit

hipspv.memmove.p3.p4.i8.exit:                     ; preds = %28, %loop.i26
  br label %44

44:                                               ; preds = %hipspv.memmove.p3.p4.i8.exit, %hipspv.memset.p3.p0.i8.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %9, ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, i64 96, i1 false)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %.loopexit, label %7, !llvm.loop !23

.loopexit:                                        ; preds = %44, %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Big, align 8
  %5 = getelementptr inbounds %struct.Big, ptr %4, i64 0
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %3
  %i.i = phi i64 [ 0, %3 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr %5, i64 %i.i
  store i64 0, ptr %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 41
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i64.exit

hipspv.memset.p0.p0.i64.exit:                     ; preds = %loop.i
  %8 = sitofp i32 %7 to double
  %9 = srem i32 %7, 40
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds double, ptr %5, i64 %10
  store double %8, ptr %11, align 8, !tbaa !25
  %12 = trunc i64 %6 to i8
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 320
  store i8 %12, ptr %13, align 8, !tbaa !27
  %sext = shl i64 %6, 32
  %14 = ashr exact i64 %sext, 32
  %15 = getelementptr inbounds %struct.Big, ptr addrspace(1) %0, i64 %14
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(328) %15, ptr noundef nonnull align 8 dereferenceable(328) %5, i64 328, i1 false), !tbaa.struct !29
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 312
  store double %8, ptr addrspace(1) %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 320
  store i8 7, ptr addrspace(1) %17, align 8
  %18 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %14
  %19 = addrspacecast ptr addrspace(1) %18 to ptr addrspace(4)
  %20 = load volatile i32, ptr addrspace(4) %19, align 4, !tbaa !7
  %21 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %14
  %22 = addrspacecast ptr addrspace(1) %21 to ptr addrspace(4)
  store volatile i32 %20, ptr addrspace(4) %22, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #4

attributes #0 = { convergent nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!11 = !{!"hipspv.fp64 _Z9constantsP3BigPVKiPVi tests/programs/memory_blocks.hip:68"}
!12 = !{!"hipspv.notes 1"}
!13 = !{!"hipspv.indirect _Z5mixedPhPK4StepPS_"}
!14 = !{!15, !8, i64 0}
!15 = !{!"_ZTS4Step", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12}
!16 = !{!15, !8, i64 4}
!17 = !{!15, !8, i64 8}
!18 = !{!15, !8, i64 12}
!19 = !{!9, !9, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 omnipotent char", !22, i64 0}
!22 = !{!"any pointer", !9, i64 0}
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = !{!26, !26, i64 0}
!26 = !{!"double", !9, i64 0}
!27 = !{!28, !9, i64 320}
!28 = !{!"_ZTS3Big", !9, i64 0, !9, i64 320}
!29 = !{i64 0, i64 320, !19, i64 320, i64 1, !19}
