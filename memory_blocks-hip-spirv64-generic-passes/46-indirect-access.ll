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
  br i1 %17, label %18, label %30

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
  %value0.i = zext i8 %28 to i64
  %pattern.i = mul i64 %value0.i, 72340172838076673
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
  br label %30

30:                                               ; preds = %hipspv.memset.p1.p0.i8.exit, %2
  %31 = phi i32 [ %.pr.i, %hipspv.memset.p1.p0.i8.exit ], [ %16, %2 ]
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %46

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !16
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !17
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !18
  %44 = sext i32 %43 to i64
  %45 = udiv i64 %44, 1
  %empty.i6 = icmp eq i64 %45, 0
  br i1 %empty.i6, label %hipspv.memcpy.p1.p1.i8.exit, label %loop.i7

loop.i7:                                          ; preds = %loop.i7, %33
  %i.i8 = phi i64 [ 0, %33 ], [ %next.i12, %loop.i7 ]
  %source.i9 = getelementptr inbounds i8, ptr addrspace(1) %41, i64 %i.i8
  %target.i10 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 %i.i8
  %value.i11 = load i8, ptr addrspace(1) %source.i9, align 1
  store i8 %value.i11, ptr addrspace(1) %target.i10, align 1
  %next.i12 = add i64 %i.i8, 1
  %more.i13 = icmp ult i64 %next.i12, %45
  br i1 %more.i13, label %loop.i7, label %hipspv.memcpy.p1.p1.i8.exit

hipspv.memcpy.p1.p1.i8.exit:                      ; preds = %33, %loop.i7
  %.pre.i = load i32, ptr addrspace(1) %15, align 4, !tbaa !14
  br label %46

46:                                               ; preds = %hipspv.memcpy.p1.p1.i8.exit, %30
  %47 = phi i32 [ %.pre.i, %hipspv.memcpy.p1.p1.i8.exit ], [ %31, %30 ]
  %48 = icmp eq i32 %47, 2
  br i1 %48, label %49, label %_Z5applyPhRK4Step.exit

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4
  %51 = load i32, ptr addrspace(1) %50, align 4, !tbaa !16
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !17
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !18
  %60 = sext i32 %59 to i64
  %61 = udiv i64 %60, 1
  %to.address.i = ptrtoint ptr addrspace(1) %53 to i64
  %from.address.i = ptrtoint ptr addrspace(1) %57 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %61, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %61, 0
  br i1 %empty.i, label %hipspv.memmove.p1.p1.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %49
  %i.i = phi i64 [ %first.i, %49 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %61, %49 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %i.i
  %value.i = load i8, ptr addrspace(1) %source.i, align 1
  store i8 %value.i, ptr addrspace(1) %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p1.p1.i8.exit

hipspv.memmove.p1.p1.i8.exit:                     ; preds = %49, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %46, %hipspv.memmove.p1.p1.i8.exit
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [96 x i8], align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = mul i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  %12 = mul nsw i32 %11, 96
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(96) %3, ptr addrspace(1) noundef align 1 dereferenceable(96) %14, i64 96, i1 false)
  %15 = sext i32 %11 to i64
  %16 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !14
  switch i32 %17, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %29
    i32 2, label %42
  ]

.thread:                                          ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !16
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %3, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !17
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !18
  %26 = sext i32 %25 to i64
  %27 = trunc i32 %23 to i8
  %28 = udiv i64 %26, 1
  %value0.i = zext i8 %27 to i64
  %pattern.i = mul i64 %value0.i, 72340172838076673
  %empty.i16 = icmp eq i64 %28, 0
  br i1 %empty.i16, label %hipspv.memset.p0.p0.i8.exit, label %loop.i17

loop.i17:                                         ; preds = %loop.i17, %.thread
  %i.i18 = phi i64 [ 0, %.thread ], [ %next.i21, %loop.i17 ]
  %target.i19 = getelementptr inbounds i8, ptr %21, i64 %i.i18
  %value.i20 = trunc i64 %pattern.i to i8
  store i8 %value.i20, ptr %target.i19, align 1
  %next.i21 = add i64 %i.i18, 1
  %more.i22 = icmp ult i64 %next.i21, %28
  br i1 %more.i22, label %loop.i17, label %hipspv.memset.p0.p0.i8.exit

hipspv.memset.p0.p0.i8.exit:                      ; preds = %.thread, %loop.i17
  br label %_Z5applyPhRK4Step.exit

29:                                               ; preds = %2
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %3, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !17
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr %3, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !18
  %40 = sext i32 %39 to i64
  %41 = udiv i64 %40, 1
  %empty.i8 = icmp eq i64 %41, 0
  br i1 %empty.i8, label %hipspv.memcpy.p0.p0.i8.exit, label %loop.i9

loop.i9:                                          ; preds = %loop.i9, %29
  %i.i10 = phi i64 [ 0, %29 ], [ %next.i14, %loop.i9 ]
  %source.i11 = getelementptr inbounds i8, ptr %37, i64 %i.i10
  %target.i12 = getelementptr inbounds i8, ptr %33, i64 %i.i10
  %value.i13 = load i8, ptr %source.i11, align 1
  store i8 %value.i13, ptr %target.i12, align 1
  %next.i14 = add i64 %i.i10, 1
  %more.i15 = icmp ult i64 %next.i14, %41
  br i1 %more.i15, label %loop.i9, label %hipspv.memcpy.p0.p0.i8.exit

hipspv.memcpy.p0.p0.i8.exit:                      ; preds = %29, %loop.i9
  br label %_Z5applyPhRK4Step.exit

42:                                               ; preds = %2
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !16
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %3, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !17
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr %3, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !18
  %53 = sext i32 %52 to i64
  %54 = udiv i64 %53, 1
  %to.address.i = ptrtoint ptr %46 to i64
  %from.address.i = ptrtoint ptr %50 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %54, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %54, 0
  br i1 %empty.i, label %hipspv.memmove.p0.p0.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %42
  %i.i = phi i64 [ %first.i, %42 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %54, %42 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr %50, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr %46, i64 %i.i
  %value.i = load i8, ptr %source.i, align 1
  store i8 %value.i, ptr %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p0.p0.i8.exit

hipspv.memmove.p0.p0.i8.exit:                     ; preds = %42, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %2, %hipspv.memcpy.p0.p0.i8.exit, %hipspv.memset.p0.p0.i8.exit, %hipspv.memmove.p0.p0.i8.exit
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %14, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false)
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
  br i1 %64, label %65, label %77

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
  %value0.i = zext i8 %75 to i64
  %pattern.i = mul i64 %value0.i, 72340172838076673
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
  br label %77

77:                                               ; preds = %hipspv.memset.p3.p0.i8.exit, %vector.ph
  %78 = phi i32 [ %.pr.i, %hipspv.memset.p3.p0.i8.exit ], [ %63, %vector.ph ]
  %79 = icmp eq i32 %78, 1
  br i1 %79, label %80, label %93

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !16
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !17
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !18
  %91 = sext i32 %90 to i64
  %92 = udiv i64 %91, 1
  %empty.i16 = icmp eq i64 %92, 0
  br i1 %empty.i16, label %hipspv.memcpy.p3.p3.i8.exit, label %loop.i17

loop.i17:                                         ; preds = %loop.i17, %80
  %i.i18 = phi i64 [ 0, %80 ], [ %next.i22, %loop.i17 ]
  %source.i19 = getelementptr inbounds i8, ptr addrspace(3) %88, i64 %i.i18
  %target.i20 = getelementptr inbounds i8, ptr addrspace(3) %84, i64 %i.i18
  %value.i21 = load i8, ptr addrspace(3) %source.i19, align 1
  store i8 %value.i21, ptr addrspace(3) %target.i20, align 1
  %next.i22 = add i64 %i.i18, 1
  %more.i23 = icmp ult i64 %next.i22, %92
  br i1 %more.i23, label %loop.i17, label %hipspv.memcpy.p3.p3.i8.exit

hipspv.memcpy.p3.p3.i8.exit:                      ; preds = %80, %loop.i17
  %.pre.i = load i32, ptr addrspace(1) %62, align 4, !tbaa !14
  br label %93

93:                                               ; preds = %hipspv.memcpy.p3.p3.i8.exit, %77
  %94 = phi i32 [ %.pre.i, %hipspv.memcpy.p3.p3.i8.exit ], [ %78, %77 ]
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %96, label %_Z5applyPhRK4Step.exit

96:                                               ; preds = %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !16
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !17
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12
  %106 = load i32, ptr addrspace(1) %105, align 4, !tbaa !18
  %107 = sext i32 %106 to i64
  %108 = udiv i64 %107, 1
  %to.address.i = ptrtoint ptr addrspace(3) %100 to i64
  %from.address.i = ptrtoint ptr addrspace(3) %104 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %108, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i = icmp eq i64 %108, 0
  br i1 %empty.i, label %hipspv.memmove.p3.p3.i8.exit, label %loop.i

loop.i:                                           ; preds = %loop.i, %96
  %i.i = phi i64 [ %first.i, %96 ], [ %next.i, %loop.i ]
  %left.i = phi i64 [ %108, %96 ], [ %fewer.i, %loop.i ]
  %source.i = getelementptr inbounds i8, ptr addrspace(3) %104, i64 %i.i
  %target.i = getelementptr inbounds i8, ptr addrspace(3) %100, i64 %i.i
  %value.i = load i8, ptr addrspace(3) %source.i, align 1
  store i8 %value.i, ptr addrspace(3) %target.i, align 1
  %next.i = add i64 %i.i, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i = icmp ne i64 %fewer.i, 0
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p3.p3.i8.exit

hipspv.memmove.p3.p3.i8.exit:                     ; preds = %96, %loop.i
  br label %_Z5applyPhRK4Step.exit

_Z5applyPhRK4Step.exit:                           ; preds = %93, %hipspv.memmove.p3.p3.i8.exit
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

7:                                                ; preds = %.preheader, %42
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %42 ]
  %8 = mul nuw nsw i64 %indvars.iv, 96
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, ptr addrspace(1) noundef align 1 dereferenceable(96) %9, i64 96, i1 false)
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(1) %2, align 8, !tbaa !20
  store ptr addrspace(4) %10, ptr addrspace(1) %6, align 8, !tbaa !20
  %11 = getelementptr inbounds nuw %struct.Step, ptr addrspace(1) %1, i64 %indvars.iv
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !14
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %26

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
  %value0.i = zext i8 %24 to i64
  %pattern.i = mul i64 %value0.i, 72340172838076673
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
  br label %42

26:                                               ; preds = %7
  %27 = and i64 %indvars.iv, 1
  %28 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(1) %2, i64 %27
  %29 = load ptr addrspace(4), ptr addrspace(1) %28, align 8, !tbaa !20
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !17
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !18
  %40 = sext i32 %39 to i64
  %41 = udiv i64 %40, 1
  %to.common.i = addrspacecast ptr addrspace(3) %33 to ptr addrspace(4)
  %to.address.i = ptrtoint ptr addrspace(4) %to.common.i to i64
  %from.address.i = ptrtoint ptr addrspace(4) %37 to i64
  %up.i = icmp ult i64 %to.address.i, %from.address.i
  %last.i = sub i64 %41, 1
  %first.i = select i1 %up.i, i64 0, i64 %last.i
  %step.i = select i1 %up.i, i64 1, i64 -1
  %empty.i25 = icmp eq i64 %41, 0
  br i1 %empty.i25, label %hipspv.memmove.p3.p4.i8.exit, label %loop.i26

loop.i26:                                         ; preds = %loop.i26, %26
  %i.i27 = phi i64 [ %first.i, %26 ], [ %next.i30, %loop.i26 ]
  %left.i = phi i64 [ %41, %26 ], [ %fewer.i, %loop.i26 ]
  %source.i = getelementptr inbounds i8, ptr addrspace(4) %37, i64 %i.i27
  %target.i28 = getelementptr inbounds i8, ptr addrspace(3) %33, i64 %i.i27
  %value.i29 = load i8, ptr addrspace(4) %source.i, align 1
  store i8 %value.i29, ptr addrspace(3) %target.i28, align 1
  %next.i30 = add i64 %i.i27, %step.i
  %fewer.i = sub i64 %left.i, 1
  %more.i31 = icmp ne i64 %fewer.i, 0
  br i1 %more.i31, label %loop.i26, label %hipspv.memmove.p3.p4.i8.exit

hipspv.memmove.p3.p4.i8.exit:                     ; preds = %26, %loop.i26
  br label %42

42:                                               ; preds = %hipspv.memmove.p3.p4.i8.exit, %hipspv.memset.p3.p0.i8.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %9, ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, i64 96, i1 false)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64
  br i1 %exitcond.not, label %.loopexit, label %7, !llvm.loop !23

.loopexit:                                        ; preds = %42, %3
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %6 = trunc i64 %5 to i32
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %3
  %i.i = phi i64 [ 0, %3 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr %4, i64 %i.i
  store i64 0, ptr %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 41
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i64.exit

hipspv.memset.p0.p0.i64.exit:                     ; preds = %loop.i
  %7 = sitofp i32 %6 to double
  %8 = srem i32 %6, 40
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds double, ptr %4, i64 %9
  store double %7, ptr %10, align 8, !tbaa !25
  %11 = trunc i64 %5 to i8
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 320
  store i8 %11, ptr %12, align 8, !tbaa !27
  %sext = shl i64 %5, 32
  %13 = ashr exact i64 %sext, 32
  %14 = getelementptr inbounds %struct.Big, ptr addrspace(1) %0, i64 %13
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(328) %14, ptr noundef nonnull align 8 dereferenceable(328) %4, i64 328, i1 false), !tbaa.struct !29
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 312
  store double %7, ptr addrspace(1) %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 320
  store i8 7, ptr addrspace(1) %16, align 8
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = load volatile i32, ptr addrspace(4) %18, align 4, !tbaa !7
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  store volatile i32 %19, ptr addrspace(4) %21, align 4, !tbaa !7
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
