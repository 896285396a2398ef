; ModuleID = '<memory>'
source_filename = "tests/programs/memory_blocks.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Step = type { i32, i32, i32, i32 }
%struct.Big = type { [40 x double], i8 }

@_ZZ9in_sharedPhPK4StepE4ours = internal unnamed_addr addrspace(3) global [3072 x i8] undef, align 1
@_ZZ5mixedPhPK4StepPS_E4ours = internal addrspace(3) global [96 x i8] undef, align 1

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z9in_globalPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !14 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !18
  %4 = trunc i64 %3 to i32, !dbg !18
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !22
  %6 = trunc i64 %5 to i32, !dbg !22
  %7 = mul i32 %6, %4, !dbg !25
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !26
  %9 = trunc i64 %8 to i32, !dbg !26
  %10 = add i32 %7, %9, !dbg !29
  %11 = mul nsw i32 %10, 96, !dbg !30
  %12 = sext i32 %11 to i64, !dbg !31
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12, !dbg !31
  %14 = sext i32 %10 to i64, !dbg !32
  %15 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %14, !dbg !32
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !33, !tbaa !36
  %17 = icmp eq i32 %16, 0, !dbg !38
  br i1 %17, label %18, label %30, !dbg !38

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !39
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !39, !tbaa !40
  %21 = sext i32 %20 to i64, !dbg !41
  %22 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %21, !dbg !41
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !42
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !42, !tbaa !43
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !44
  %26 = load i32, ptr addrspace(1) %25, align 4, !dbg !44, !tbaa !45
  %27 = sext i32 %26 to i64, !dbg !46
  %28 = trunc i32 %24 to i8, !dbg !47
  %29 = udiv i64 %27, 1, !dbg !47
  %value0.i = zext i8 %28 to i64, !dbg !47
  %pattern.i = mul i64 %value0.i, 72340172838076673, !dbg !47
  %empty.i14 = icmp eq i64 %29, 0, !dbg !47
  br i1 %empty.i14, label %hipspv.memset.p1.p0.i8.exit, label %loop.i15, !dbg !47

loop.i15:                                         ; preds = %loop.i15, %18
  %i.i16 = phi i64 [ 0, %18 ], [ %next.i19, %loop.i15 ], !dbg !47
  %target.i17 = getelementptr inbounds i8, ptr addrspace(1) %22, i64 %i.i16, !dbg !47
  %value.i18 = trunc i64 %pattern.i to i8, !dbg !47
  store i8 %value.i18, ptr addrspace(1) %target.i17, align 1, !dbg !47
  %next.i19 = add i64 %i.i16, 1, !dbg !47
  %more.i20 = icmp ult i64 %next.i19, %29, !dbg !47
  br i1 %more.i20, label %loop.i15, label %hipspv.memset.p1.p0.i8.exit, !dbg !47

hipspv.memset.p1.p0.i8.exit:                      ; preds = %18, %loop.i15
  %.pr.i = load i32, ptr addrspace(1) %15, align 4, !dbg !51, !tbaa !36
  br label %30, !dbg !52

30:                                               ; preds = %hipspv.memset.p1.p0.i8.exit, %2
  %31 = phi i32 [ %.pr.i, %hipspv.memset.p1.p0.i8.exit ], [ %16, %2 ], !dbg !51
  %32 = icmp eq i32 %31, 1, !dbg !53
  br i1 %32, label %33, label %46, !dbg !53

33:                                               ; preds = %30
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !54
  %35 = load i32, ptr addrspace(1) %34, align 4, !dbg !54, !tbaa !40
  %36 = sext i32 %35 to i64, !dbg !55
  %37 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %36, !dbg !55
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !56
  %39 = load i32, ptr addrspace(1) %38, align 4, !dbg !56, !tbaa !43
  %40 = sext i32 %39 to i64, !dbg !57
  %41 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %40, !dbg !57
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !58
  %43 = load i32, ptr addrspace(1) %42, align 4, !dbg !58, !tbaa !45
  %44 = sext i32 %43 to i64, !dbg !59
  %45 = udiv i64 %44, 1, !dbg !60
  %empty.i6 = icmp eq i64 %45, 0, !dbg !60
  br i1 %empty.i6, label %hipspv.memcpy.p1.p1.i8.exit, label %loop.i7, !dbg !60

loop.i7:                                          ; preds = %loop.i7, %33
  %i.i8 = phi i64 [ 0, %33 ], [ %next.i12, %loop.i7 ], !dbg !60
  %source.i9 = getelementptr inbounds i8, ptr addrspace(1) %41, i64 %i.i8, !dbg !60
  %target.i10 = getelementptr inbounds i8, ptr addrspace(1) %37, i64 %i.i8, !dbg !60
  %value.i11 = load i8, ptr addrspace(1) %source.i9, align 1, !dbg !60
  store i8 %value.i11, ptr addrspace(1) %target.i10, align 1, !dbg !60
  %next.i12 = add i64 %i.i8, 1, !dbg !60
  %more.i13 = icmp ult i64 %next.i12, %45, !dbg !60
  br i1 %more.i13, label %loop.i7, label %hipspv.memcpy.p1.p1.i8.exit, !dbg !60

hipspv.memcpy.p1.p1.i8.exit:                      ; preds = %33, %loop.i7
  %.pre.i = load i32, ptr addrspace(1) %15, align 4, !dbg !63, !tbaa !36
  br label %46, !dbg !64

46:                                               ; preds = %hipspv.memcpy.p1.p1.i8.exit, %30
  %47 = phi i32 [ %.pre.i, %hipspv.memcpy.p1.p1.i8.exit ], [ %31, %30 ], !dbg !63
  %48 = icmp eq i32 %47, 2, !dbg !65
  br i1 %48, label %49, label %_Z5applyPhRK4Step.exit, !dbg !65

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !66
  %51 = load i32, ptr addrspace(1) %50, align 4, !dbg !66, !tbaa !40
  %52 = sext i32 %51 to i64, !dbg !67
  %53 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %52, !dbg !67
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !68
  %55 = load i32, ptr addrspace(1) %54, align 4, !dbg !68, !tbaa !43
  %56 = sext i32 %55 to i64, !dbg !69
  %57 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %56, !dbg !69
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !70
  %59 = load i32, ptr addrspace(1) %58, align 4, !dbg !70, !tbaa !45
  %60 = sext i32 %59 to i64, !dbg !71
  %61 = udiv i64 %60, 1, !dbg !72
  %to.address.i = ptrtoint ptr addrspace(1) %53 to i64, !dbg !72
  %from.address.i = ptrtoint ptr addrspace(1) %57 to i64, !dbg !72
  %up.i = icmp ult i64 %to.address.i, %from.address.i, !dbg !72
  %last.i = sub i64 %61, 1, !dbg !72
  %first.i = select i1 %up.i, i64 0, i64 %last.i, !dbg !72
  %step.i = select i1 %up.i, i64 1, i64 -1, !dbg !72
  %empty.i = icmp eq i64 %61, 0, !dbg !72
  br i1 %empty.i, label %hipspv.memmove.p1.p1.i8.exit, label %loop.i, !dbg !72

loop.i:                                           ; preds = %loop.i, %49
  %i.i = phi i64 [ %first.i, %49 ], [ %next.i, %loop.i ], !dbg !72
  %left.i = phi i64 [ %61, %49 ], [ %fewer.i, %loop.i ], !dbg !72
  %source.i = getelementptr inbounds i8, ptr addrspace(1) %57, i64 %i.i, !dbg !72
  %target.i = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %i.i, !dbg !72
  %value.i = load i8, ptr addrspace(1) %source.i, align 1, !dbg !72
  store i8 %value.i, ptr addrspace(1) %target.i, align 1, !dbg !72
  %next.i = add i64 %i.i, %step.i, !dbg !72
  %fewer.i = sub i64 %left.i, 1, !dbg !72
  %more.i = icmp ne i64 %fewer.i, 0, !dbg !72
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p1.p1.i8.exit, !dbg !72

hipspv.memmove.p1.p1.i8.exit:                     ; preds = %49, %loop.i
  br label %_Z5applyPhRK4Step.exit, !dbg !75

_Z5applyPhRK4Step.exit:                           ; preds = %46, %hipspv.memmove.p1.p1.i8.exit
  ret void, !dbg !76
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !77 {
  %3 = alloca [96 x i8], align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !78
  %5 = trunc i64 %4 to i32, !dbg !78
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !80
  %7 = trunc i64 %6 to i32, !dbg !80
  %8 = mul i32 %7, %5, !dbg !82
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !83
  %10 = trunc i64 %9 to i32, !dbg !83
  %11 = add i32 %8, %10, !dbg !85
  %12 = mul nsw i32 %11, 96, !dbg !86
  %13 = sext i32 %12 to i64, !dbg !87
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13, !dbg !87
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(96) %3, ptr addrspace(1) noundef align 1 dereferenceable(96) %14, i64 96, i1 false), !dbg !88
  %15 = sext i32 %11 to i64, !dbg !90
  %16 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %15, !dbg !90
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !91, !tbaa !36
  switch i32 %17, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %29
    i32 2, label %42
  ], !dbg !93

.thread:                                          ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !94
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !94, !tbaa !40
  %20 = sext i32 %19 to i64, !dbg !95
  %21 = getelementptr inbounds i8, ptr %3, i64 %20, !dbg !95
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !96
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !96, !tbaa !43
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !97
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !97, !tbaa !45
  %26 = sext i32 %25 to i64, !dbg !98
  %27 = trunc i32 %23 to i8, !dbg !99
  %28 = udiv i64 %26, 1, !dbg !99
  %value0.i = zext i8 %27 to i64, !dbg !99
  %pattern.i = mul i64 %value0.i, 72340172838076673, !dbg !99
  %empty.i16 = icmp eq i64 %28, 0, !dbg !99
  br i1 %empty.i16, label %hipspv.memset.p0.p0.i8.exit, label %loop.i17, !dbg !99

loop.i17:                                         ; preds = %loop.i17, %.thread
  %i.i18 = phi i64 [ 0, %.thread ], [ %next.i21, %loop.i17 ], !dbg !99
  %target.i19 = getelementptr inbounds i8, ptr %21, i64 %i.i18, !dbg !99
  %value.i20 = trunc i64 %pattern.i to i8, !dbg !99
  store i8 %value.i20, ptr %target.i19, align 1, !dbg !99
  %next.i21 = add i64 %i.i18, 1, !dbg !99
  %more.i22 = icmp ult i64 %next.i21, %28, !dbg !99
  br i1 %more.i22, label %loop.i17, label %hipspv.memset.p0.p0.i8.exit, !dbg !99

hipspv.memset.p0.p0.i8.exit:                      ; preds = %.thread, %loop.i17
  br label %_Z5applyPhRK4Step.exit, !dbg !101

29:                                               ; preds = %2
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !102
  %31 = load i32, ptr addrspace(1) %30, align 4, !dbg !102, !tbaa !40
  %32 = sext i32 %31 to i64, !dbg !103
  %33 = getelementptr inbounds i8, ptr %3, i64 %32, !dbg !103
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !104
  %35 = load i32, ptr addrspace(1) %34, align 4, !dbg !104, !tbaa !43
  %36 = sext i32 %35 to i64, !dbg !105
  %37 = getelementptr inbounds i8, ptr %3, i64 %36, !dbg !105
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !106
  %39 = load i32, ptr addrspace(1) %38, align 4, !dbg !106, !tbaa !45
  %40 = sext i32 %39 to i64, !dbg !107
  %41 = udiv i64 %40, 1, !dbg !108
  %empty.i8 = icmp eq i64 %41, 0, !dbg !108
  br i1 %empty.i8, label %hipspv.memcpy.p0.p0.i8.exit, label %loop.i9, !dbg !108

loop.i9:                                          ; preds = %loop.i9, %29
  %i.i10 = phi i64 [ 0, %29 ], [ %next.i14, %loop.i9 ], !dbg !108
  %source.i11 = getelementptr inbounds i8, ptr %37, i64 %i.i10, !dbg !108
  %target.i12 = getelementptr inbounds i8, ptr %33, i64 %i.i10, !dbg !108
  %value.i13 = load i8, ptr %source.i11, align 1, !dbg !108
  store i8 %value.i13, ptr %target.i12, align 1, !dbg !108
  %next.i14 = add i64 %i.i10, 1, !dbg !108
  %more.i15 = icmp ult i64 %next.i14, %41, !dbg !108
  br i1 %more.i15, label %loop.i9, label %hipspv.memcpy.p0.p0.i8.exit, !dbg !108

hipspv.memcpy.p0.p0.i8.exit:                      ; preds = %29, %loop.i9
  br label %_Z5applyPhRK4Step.exit, !dbg !110

42:                                               ; preds = %2
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !111
  %44 = load i32, ptr addrspace(1) %43, align 4, !dbg !111, !tbaa !40
  %45 = sext i32 %44 to i64, !dbg !112
  %46 = getelementptr inbounds i8, ptr %3, i64 %45, !dbg !112
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !113
  %48 = load i32, ptr addrspace(1) %47, align 4, !dbg !113, !tbaa !43
  %49 = sext i32 %48 to i64, !dbg !114
  %50 = getelementptr inbounds i8, ptr %3, i64 %49, !dbg !114
  %51 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !115
  %52 = load i32, ptr addrspace(1) %51, align 4, !dbg !115, !tbaa !45
  %53 = sext i32 %52 to i64, !dbg !116
  %54 = udiv i64 %53, 1, !dbg !117
  %to.address.i = ptrtoint ptr %46 to i64, !dbg !117
  %from.address.i = ptrtoint ptr %50 to i64, !dbg !117
  %up.i = icmp ult i64 %to.address.i, %from.address.i, !dbg !117
  %last.i = sub i64 %54, 1, !dbg !117
  %first.i = select i1 %up.i, i64 0, i64 %last.i, !dbg !117
  %step.i = select i1 %up.i, i64 1, i64 -1, !dbg !117
  %empty.i = icmp eq i64 %54, 0, !dbg !117
  br i1 %empty.i, label %hipspv.memmove.p0.p0.i8.exit, label %loop.i, !dbg !117

loop.i:                                           ; preds = %loop.i, %42
  %i.i = phi i64 [ %first.i, %42 ], [ %next.i, %loop.i ], !dbg !117
  %left.i = phi i64 [ %54, %42 ], [ %fewer.i, %loop.i ], !dbg !117
  %source.i = getelementptr inbounds i8, ptr %50, i64 %i.i, !dbg !117
  %target.i = getelementptr inbounds i8, ptr %46, i64 %i.i, !dbg !117
  %value.i = load i8, ptr %source.i, align 1, !dbg !117
  store i8 %value.i, ptr %target.i, align 1, !dbg !117
  %next.i = add i64 %i.i, %step.i, !dbg !117
  %fewer.i = sub i64 %left.i, 1, !dbg !117
  %more.i = icmp ne i64 %fewer.i, 0, !dbg !117
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p0.p0.i8.exit, !dbg !117

hipspv.memmove.p0.p0.i8.exit:                     ; preds = %42, %loop.i
  br label %_Z5applyPhRK4Step.exit, !dbg !119

_Z5applyPhRK4Step.exit:                           ; preds = %2, %hipspv.memcpy.p0.p0.i8.exit, %hipspv.memset.p0.p0.i8.exit, %hipspv.memmove.p0.p0.i8.exit
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %14, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false), !dbg !120
  ret void, !dbg !122
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #1 !dbg !123 {
vector.ph:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !124
  %3 = trunc i64 %2 to i32, !dbg !124
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !126
  %5 = trunc i64 %4 to i32, !dbg !126
  %6 = mul i32 %5, %3, !dbg !128
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !129
  %8 = trunc i64 %7 to i32, !dbg !129
  %9 = add i32 %6, %8, !dbg !131
  %10 = mul i64 %7, 96, !dbg !132
  %11 = and i64 %10, 4294967264, !dbg !133
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9in_sharedPhPK4StepE4ours, i64 %11, !dbg !133
  %13 = mul nsw i32 %9, 96
  %14 = sext i32 %13 to i64, !dbg !134
  %invariant.gep = getelementptr i8, ptr addrspace(1) %0, i64 %14, !dbg !134
  %wide.load = load <4 x i8>, ptr addrspace(1) %invariant.gep, align 1, !dbg !135, !tbaa !136
  store <4 x i8> %wide.load, ptr addrspace(3) %12, align 1, !dbg !137, !tbaa !136
  %15 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 4, !dbg !135
  %wide.load.1 = load <4 x i8>, ptr addrspace(1) %15, align 1, !dbg !135, !tbaa !136
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4, !dbg !138
  store <4 x i8> %wide.load.1, ptr addrspace(3) %16, align 1, !dbg !137, !tbaa !136
  %17 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 8, !dbg !135
  %wide.load.2 = load <4 x i8>, ptr addrspace(1) %17, align 1, !dbg !135, !tbaa !136
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 8, !dbg !138
  store <4 x i8> %wide.load.2, ptr addrspace(3) %18, align 1, !dbg !137, !tbaa !136
  %19 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 12, !dbg !135
  %wide.load.3 = load <4 x i8>, ptr addrspace(1) %19, align 1, !dbg !135, !tbaa !136
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 12, !dbg !138
  store <4 x i8> %wide.load.3, ptr addrspace(3) %20, align 1, !dbg !137, !tbaa !136
  %21 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 16, !dbg !135
  %wide.load.4 = load <4 x i8>, ptr addrspace(1) %21, align 1, !dbg !135, !tbaa !136
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 16, !dbg !138
  store <4 x i8> %wide.load.4, ptr addrspace(3) %22, align 1, !dbg !137, !tbaa !136
  %23 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 20, !dbg !135
  %wide.load.5 = load <4 x i8>, ptr addrspace(1) %23, align 1, !dbg !135, !tbaa !136
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 20, !dbg !138
  store <4 x i8> %wide.load.5, ptr addrspace(3) %24, align 1, !dbg !137, !tbaa !136
  %25 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 24, !dbg !135
  %wide.load.6 = load <4 x i8>, ptr addrspace(1) %25, align 1, !dbg !135, !tbaa !136
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 24, !dbg !138
  store <4 x i8> %wide.load.6, ptr addrspace(3) %26, align 1, !dbg !137, !tbaa !136
  %27 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 28, !dbg !135
  %wide.load.7 = load <4 x i8>, ptr addrspace(1) %27, align 1, !dbg !135, !tbaa !136
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 28, !dbg !138
  store <4 x i8> %wide.load.7, ptr addrspace(3) %28, align 1, !dbg !137, !tbaa !136
  %29 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 32, !dbg !135
  %wide.load.8 = load <4 x i8>, ptr addrspace(1) %29, align 1, !dbg !135, !tbaa !136
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 32, !dbg !138
  store <4 x i8> %wide.load.8, ptr addrspace(3) %30, align 1, !dbg !137, !tbaa !136
  %31 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 36, !dbg !135
  %wide.load.9 = load <4 x i8>, ptr addrspace(1) %31, align 1, !dbg !135, !tbaa !136
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 36, !dbg !138
  store <4 x i8> %wide.load.9, ptr addrspace(3) %32, align 1, !dbg !137, !tbaa !136
  %33 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 40, !dbg !135
  %wide.load.10 = load <4 x i8>, ptr addrspace(1) %33, align 1, !dbg !135, !tbaa !136
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 40, !dbg !138
  store <4 x i8> %wide.load.10, ptr addrspace(3) %34, align 1, !dbg !137, !tbaa !136
  %35 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 44, !dbg !135
  %wide.load.11 = load <4 x i8>, ptr addrspace(1) %35, align 1, !dbg !135, !tbaa !136
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 44, !dbg !138
  store <4 x i8> %wide.load.11, ptr addrspace(3) %36, align 1, !dbg !137, !tbaa !136
  %37 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 48, !dbg !135
  %wide.load.12 = load <4 x i8>, ptr addrspace(1) %37, align 1, !dbg !135, !tbaa !136
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 48, !dbg !138
  store <4 x i8> %wide.load.12, ptr addrspace(3) %38, align 1, !dbg !137, !tbaa !136
  %39 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 52, !dbg !135
  %wide.load.13 = load <4 x i8>, ptr addrspace(1) %39, align 1, !dbg !135, !tbaa !136
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 52, !dbg !138
  store <4 x i8> %wide.load.13, ptr addrspace(3) %40, align 1, !dbg !137, !tbaa !136
  %41 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 56, !dbg !135
  %wide.load.14 = load <4 x i8>, ptr addrspace(1) %41, align 1, !dbg !135, !tbaa !136
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 56, !dbg !138
  store <4 x i8> %wide.load.14, ptr addrspace(3) %42, align 1, !dbg !137, !tbaa !136
  %43 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 60, !dbg !135
  %wide.load.15 = load <4 x i8>, ptr addrspace(1) %43, align 1, !dbg !135, !tbaa !136
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 60, !dbg !138
  store <4 x i8> %wide.load.15, ptr addrspace(3) %44, align 1, !dbg !137, !tbaa !136
  %45 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 64, !dbg !135
  %wide.load.16 = load <4 x i8>, ptr addrspace(1) %45, align 1, !dbg !135, !tbaa !136
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 64, !dbg !138
  store <4 x i8> %wide.load.16, ptr addrspace(3) %46, align 1, !dbg !137, !tbaa !136
  %47 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 68, !dbg !135
  %wide.load.17 = load <4 x i8>, ptr addrspace(1) %47, align 1, !dbg !135, !tbaa !136
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 68, !dbg !138
  store <4 x i8> %wide.load.17, ptr addrspace(3) %48, align 1, !dbg !137, !tbaa !136
  %49 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 72, !dbg !135
  %wide.load.18 = load <4 x i8>, ptr addrspace(1) %49, align 1, !dbg !135, !tbaa !136
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 72, !dbg !138
  store <4 x i8> %wide.load.18, ptr addrspace(3) %50, align 1, !dbg !137, !tbaa !136
  %51 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 76, !dbg !135
  %wide.load.19 = load <4 x i8>, ptr addrspace(1) %51, align 1, !dbg !135, !tbaa !136
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 76, !dbg !138
  store <4 x i8> %wide.load.19, ptr addrspace(3) %52, align 1, !dbg !137, !tbaa !136
  %53 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 80, !dbg !135
  %wide.load.20 = load <4 x i8>, ptr addrspace(1) %53, align 1, !dbg !135, !tbaa !136
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 80, !dbg !138
  store <4 x i8> %wide.load.20, ptr addrspace(3) %54, align 1, !dbg !137, !tbaa !136
  %55 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 84, !dbg !135
  %wide.load.21 = load <4 x i8>, ptr addrspace(1) %55, align 1, !dbg !135, !tbaa !136
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 84, !dbg !138
  store <4 x i8> %wide.load.21, ptr addrspace(3) %56, align 1, !dbg !137, !tbaa !136
  %57 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 88, !dbg !135
  %wide.load.22 = load <4 x i8>, ptr addrspace(1) %57, align 1, !dbg !135, !tbaa !136
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 88, !dbg !138
  store <4 x i8> %wide.load.22, ptr addrspace(3) %58, align 1, !dbg !137, !tbaa !136
  %59 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 92, !dbg !135
  %wide.load.23 = load <4 x i8>, ptr addrspace(1) %59, align 1, !dbg !135, !tbaa !136
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 92, !dbg !138
  store <4 x i8> %wide.load.23, ptr addrspace(3) %60, align 1, !dbg !137, !tbaa !136
  %61 = sext i32 %9 to i64, !dbg !139
  %62 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %61, !dbg !139
  %63 = load i32, ptr addrspace(1) %62, align 4, !dbg !140, !tbaa !36
  %64 = icmp eq i32 %63, 0, !dbg !142
  br i1 %64, label %65, label %77, !dbg !142

65:                                               ; preds = %vector.ph
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !143
  %67 = load i32, ptr addrspace(1) %66, align 4, !dbg !143, !tbaa !40
  %68 = sext i32 %67 to i64, !dbg !144
  %69 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %68, !dbg !144
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !145
  %71 = load i32, ptr addrspace(1) %70, align 4, !dbg !145, !tbaa !43
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !146
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !146, !tbaa !45
  %74 = sext i32 %73 to i64, !dbg !147
  %75 = trunc i32 %71 to i8, !dbg !148
  %76 = udiv i64 %74, 1, !dbg !148
  %value0.i = zext i8 %75 to i64, !dbg !148
  %pattern.i = mul i64 %value0.i, 72340172838076673, !dbg !148
  %empty.i24 = icmp eq i64 %76, 0, !dbg !148
  br i1 %empty.i24, label %hipspv.memset.p3.p0.i8.exit, label %loop.i25, !dbg !148

loop.i25:                                         ; preds = %loop.i25, %65
  %i.i26 = phi i64 [ 0, %65 ], [ %next.i29, %loop.i25 ], !dbg !148
  %target.i27 = getelementptr inbounds i8, ptr addrspace(3) %69, i64 %i.i26, !dbg !148
  %value.i28 = trunc i64 %pattern.i to i8, !dbg !148
  store i8 %value.i28, ptr addrspace(3) %target.i27, align 1, !dbg !148
  %next.i29 = add i64 %i.i26, 1, !dbg !148
  %more.i30 = icmp ult i64 %next.i29, %76, !dbg !148
  br i1 %more.i30, label %loop.i25, label %hipspv.memset.p3.p0.i8.exit, !dbg !148

hipspv.memset.p3.p0.i8.exit:                      ; preds = %65, %loop.i25
  %.pr.i = load i32, ptr addrspace(1) %62, align 4, !dbg !150, !tbaa !36
  br label %77, !dbg !151

77:                                               ; preds = %hipspv.memset.p3.p0.i8.exit, %vector.ph
  %78 = phi i32 [ %.pr.i, %hipspv.memset.p3.p0.i8.exit ], [ %63, %vector.ph ], !dbg !150
  %79 = icmp eq i32 %78, 1, !dbg !152
  br i1 %79, label %80, label %93, !dbg !152

80:                                               ; preds = %77
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !153
  %82 = load i32, ptr addrspace(1) %81, align 4, !dbg !153, !tbaa !40
  %83 = sext i32 %82 to i64, !dbg !154
  %84 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %83, !dbg !154
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !155
  %86 = load i32, ptr addrspace(1) %85, align 4, !dbg !155, !tbaa !43
  %87 = sext i32 %86 to i64, !dbg !156
  %88 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %87, !dbg !156
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !157
  %90 = load i32, ptr addrspace(1) %89, align 4, !dbg !157, !tbaa !45
  %91 = sext i32 %90 to i64, !dbg !158
  %92 = udiv i64 %91, 1, !dbg !159
  %empty.i16 = icmp eq i64 %92, 0, !dbg !159
  br i1 %empty.i16, label %hipspv.memcpy.p3.p3.i8.exit, label %loop.i17, !dbg !159

loop.i17:                                         ; preds = %loop.i17, %80
  %i.i18 = phi i64 [ 0, %80 ], [ %next.i22, %loop.i17 ], !dbg !159
  %source.i19 = getelementptr inbounds i8, ptr addrspace(3) %88, i64 %i.i18, !dbg !159
  %target.i20 = getelementptr inbounds i8, ptr addrspace(3) %84, i64 %i.i18, !dbg !159
  %value.i21 = load i8, ptr addrspace(3) %source.i19, align 1, !dbg !159
  store i8 %value.i21, ptr addrspace(3) %target.i20, align 1, !dbg !159
  %next.i22 = add i64 %i.i18, 1, !dbg !159
  %more.i23 = icmp ult i64 %next.i22, %92, !dbg !159
  br i1 %more.i23, label %loop.i17, label %hipspv.memcpy.p3.p3.i8.exit, !dbg !159

hipspv.memcpy.p3.p3.i8.exit:                      ; preds = %80, %loop.i17
  %.pre.i = load i32, ptr addrspace(1) %62, align 4, !dbg !161, !tbaa !36
  br label %93, !dbg !162

93:                                               ; preds = %hipspv.memcpy.p3.p3.i8.exit, %77
  %94 = phi i32 [ %.pre.i, %hipspv.memcpy.p3.p3.i8.exit ], [ %78, %77 ], !dbg !161
  %95 = icmp eq i32 %94, 2, !dbg !163
  br i1 %95, label %96, label %_Z5applyPhRK4Step.exit, !dbg !163

96:                                               ; preds = %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !164
  %98 = load i32, ptr addrspace(1) %97, align 4, !dbg !164, !tbaa !40
  %99 = sext i32 %98 to i64, !dbg !165
  %100 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %99, !dbg !165
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !166
  %102 = load i32, ptr addrspace(1) %101, align 4, !dbg !166, !tbaa !43
  %103 = sext i32 %102 to i64, !dbg !167
  %104 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %103, !dbg !167
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !168
  %106 = load i32, ptr addrspace(1) %105, align 4, !dbg !168, !tbaa !45
  %107 = sext i32 %106 to i64, !dbg !169
  %108 = udiv i64 %107, 1, !dbg !170
  %to.address.i = ptrtoint ptr addrspace(3) %100 to i64, !dbg !170
  %from.address.i = ptrtoint ptr addrspace(3) %104 to i64, !dbg !170
  %up.i = icmp ult i64 %to.address.i, %from.address.i, !dbg !170
  %last.i = sub i64 %108, 1, !dbg !170
  %first.i = select i1 %up.i, i64 0, i64 %last.i, !dbg !170
  %step.i = select i1 %up.i, i64 1, i64 -1, !dbg !170
  %empty.i = icmp eq i64 %108, 0, !dbg !170
  br i1 %empty.i, label %hipspv.memmove.p3.p3.i8.exit, label %loop.i, !dbg !170

loop.i:                                           ; preds = %loop.i, %96
  %i.i = phi i64 [ %first.i, %96 ], [ %next.i, %loop.i ], !dbg !170
  %left.i = phi i64 [ %108, %96 ], [ %fewer.i, %loop.i ], !dbg !170
  %source.i = getelementptr inbounds i8, ptr addrspace(3) %104, i64 %i.i, !dbg !170
  %target.i = getelementptr inbounds i8, ptr addrspace(3) %100, i64 %i.i, !dbg !170
  %value.i = load i8, ptr addrspace(3) %source.i, align 1, !dbg !170
  store i8 %value.i, ptr addrspace(3) %target.i, align 1, !dbg !170
  %next.i = add i64 %i.i, %step.i, !dbg !170
  %fewer.i = sub i64 %left.i, 1, !dbg !170
  %more.i = icmp ne i64 %fewer.i, 0, !dbg !170
  br i1 %more.i, label %loop.i, label %hipspv.memmove.p3.p3.i8.exit, !dbg !170

hipspv.memmove.p3.p3.i8.exit:                     ; preds = %96, %loop.i
  br label %_Z5applyPhRK4Step.exit, !dbg !172

_Z5applyPhRK4Step.exit:                           ; preds = %93, %hipspv.memmove.p3.p3.i8.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %invariant.gep, ptr addrspace(3) noundef align 1 dereferenceable(96) %12, i64 96, i1 false), !dbg !173
  ret void, !dbg !175
}

; Function Attrs: convergent nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #1 !dbg !176 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !177
  %5 = and i64 %4, 4294967295, !dbg !179
  %.not = icmp eq i64 %5, 0, !dbg !179
  br i1 %.not, label %.preheader, label %.loopexit, !dbg !179

.preheader:                                       ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  br label %7, !dbg !180

7:                                                ; preds = %.preheader, %42
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %42 ]
  %8 = mul nuw nsw i64 %indvars.iv, 96, !dbg !181
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8, !dbg !182
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, ptr addrspace(1) noundef align 1 dereferenceable(96) %9, i64 96, i1 false), !dbg !183
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(1) %2, align 8, !dbg !185, !tbaa !186
  store ptr addrspace(4) %10, ptr addrspace(1) %6, align 8, !dbg !189, !tbaa !186
  %11 = getelementptr inbounds nuw %struct.Step, ptr addrspace(1) %1, i64 %indvars.iv, !dbg !190
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !191, !tbaa !36
  %13 = icmp eq i32 %12, 0, !dbg !192
  br i1 %13, label %14, label %26, !dbg !192

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !193
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !193, !tbaa !40
  %17 = sext i32 %16 to i64, !dbg !194
  %18 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %17, !dbg !194
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !195
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !195, !tbaa !43
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !196
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !196, !tbaa !45
  %23 = sext i32 %22 to i64, !dbg !197
  %24 = trunc i32 %20 to i8, !dbg !198
  %25 = udiv i64 %23, 1, !dbg !198
  %value0.i = zext i8 %24 to i64, !dbg !198
  %pattern.i = mul i64 %value0.i, 72340172838076673, !dbg !198
  %empty.i = icmp eq i64 %25, 0, !dbg !198
  br i1 %empty.i, label %hipspv.memset.p3.p0.i8.exit, label %loop.i, !dbg !198

loop.i:                                           ; preds = %loop.i, %14
  %i.i = phi i64 [ 0, %14 ], [ %next.i, %loop.i ], !dbg !198
  %target.i = getelementptr inbounds i8, ptr addrspace(3) %18, i64 %i.i, !dbg !198
  %value.i = trunc i64 %pattern.i to i8, !dbg !198
  store i8 %value.i, ptr addrspace(3) %target.i, align 1, !dbg !198
  %next.i = add i64 %i.i, 1, !dbg !198
  %more.i = icmp ult i64 %next.i, %25, !dbg !198
  br i1 %more.i, label %loop.i, label %hipspv.memset.p3.p0.i8.exit, !dbg !198

hipspv.memset.p3.p0.i8.exit:                      ; preds = %14, %loop.i
  br label %42, !dbg !200

26:                                               ; preds = %7
  %27 = and i64 %indvars.iv, 1, !dbg !201
  %28 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(1) %2, i64 %27, !dbg !202
  %29 = load ptr addrspace(4), ptr addrspace(1) %28, align 8, !dbg !202, !tbaa !186
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !203
  %31 = load i32, ptr addrspace(1) %30, align 4, !dbg !203, !tbaa !40
  %32 = sext i32 %31 to i64, !dbg !204
  %33 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %32, !dbg !204
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !205
  %35 = load i32, ptr addrspace(1) %34, align 4, !dbg !205, !tbaa !43
  %36 = sext i32 %35 to i64, !dbg !206
  %37 = getelementptr inbounds i8, ptr addrspace(4) %29, i64 %36, !dbg !206
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !207
  %39 = load i32, ptr addrspace(1) %38, align 4, !dbg !207, !tbaa !45
  %40 = sext i32 %39 to i64, !dbg !208
  %41 = udiv i64 %40, 1, !dbg !209
  %to.common.i = addrspacecast ptr addrspace(3) %33 to ptr addrspace(4), !dbg !209
  %to.address.i = ptrtoint ptr addrspace(4) %to.common.i to i64, !dbg !209
  %from.address.i = ptrtoint ptr addrspace(4) %37 to i64, !dbg !209
  %up.i = icmp ult i64 %to.address.i, %from.address.i, !dbg !209
  %last.i = sub i64 %41, 1, !dbg !209
  %first.i = select i1 %up.i, i64 0, i64 %last.i, !dbg !209
  %step.i = select i1 %up.i, i64 1, i64 -1, !dbg !209
  %empty.i25 = icmp eq i64 %41, 0, !dbg !209
  br i1 %empty.i25, label %hipspv.memmove.p3.p4.i8.exit, label %loop.i26, !dbg !209

loop.i26:                                         ; preds = %loop.i26, %26
  %i.i27 = phi i64 [ %first.i, %26 ], [ %next.i30, %loop.i26 ], !dbg !209
  %left.i = phi i64 [ %41, %26 ], [ %fewer.i, %loop.i26 ], !dbg !209
  %source.i = getelementptr inbounds i8, ptr addrspace(4) %37, i64 %i.i27, !dbg !209
  %target.i28 = getelementptr inbounds i8, ptr addrspace(3) %33, i64 %i.i27, !dbg !209
  %value.i29 = load i8, ptr addrspace(4) %source.i, align 1, !dbg !209
  store i8 %value.i29, ptr addrspace(3) %target.i28, align 1, !dbg !209
  %next.i30 = add i64 %i.i27, %step.i, !dbg !209
  %fewer.i = sub i64 %left.i, 1, !dbg !209
  %more.i31 = icmp ne i64 %fewer.i, 0, !dbg !209
  br i1 %more.i31, label %loop.i26, label %hipspv.memmove.p3.p4.i8.exit, !dbg !209

hipspv.memmove.p3.p4.i8.exit:                     ; preds = %26, %loop.i26
  br label %42

42:                                               ; preds = %hipspv.memmove.p3.p4.i8.exit, %hipspv.memset.p3.p0.i8.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %9, ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, i64 96, i1 false), !dbg !211
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !213
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64, !dbg !214
  br i1 %exitcond.not, label %.loopexit, label %7, !dbg !180, !llvm.loop !215

.loopexit:                                        ; preds = %42, %3
  ret void, !dbg !218
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #2 !dbg !219 {
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !220
  %6 = trunc i64 %5 to i32, !dbg !220
  br label %loop.i, !dbg !222

loop.i:                                           ; preds = %loop.i, %3
  %i.i = phi i64 [ 0, %3 ], [ %next.i, %loop.i ], !dbg !222
  %target.i = getelementptr inbounds i64, ptr %4, i64 %i.i, !dbg !222
  store i64 0, ptr %target.i, align 8, !dbg !222
  %next.i = add i64 %i.i, 1, !dbg !222
  %more.i = icmp ult i64 %next.i, 41, !dbg !222
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i64.exit, !dbg !222

hipspv.memset.p0.p0.i64.exit:                     ; preds = %loop.i
  %7 = sitofp i32 %6 to double, !dbg !224
  %8 = srem i32 %6, 40, !dbg !225
  %9 = sext i32 %8 to i64, !dbg !226
  %10 = getelementptr inbounds double, ptr %4, i64 %9, !dbg !226
  store double %7, ptr %10, align 8, !dbg !227, !tbaa !228
  %11 = trunc i64 %5 to i8, !dbg !230
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 320, !dbg !231
  store i8 %11, ptr %12, align 8, !dbg !232, !tbaa !233
  %sext = shl i64 %5, 32, !dbg !235
  %13 = ashr exact i64 %sext, 32, !dbg !235
  %14 = getelementptr inbounds %struct.Big, ptr addrspace(1) %0, i64 %13, !dbg !235
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(328) %14, ptr noundef nonnull align 8 dereferenceable(328) %4, i64 328, i1 false), !dbg !236, !tbaa.struct !237
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 312, !dbg !238
  store double %7, ptr addrspace(1) %15, align 8, !dbg !239
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 320, !dbg !240
  store i8 7, ptr addrspace(1) %16, align 8, !dbg !241
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13, !dbg !242
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = load volatile i32, ptr addrspace(4) %18, align 4, !dbg !242, !tbaa !9
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13, !dbg !243
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  store volatile i32 %19, ptr addrspace(4) %21, align 4, !dbg !244, !tbaa !9
  ret void, !dbg !245
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "memory_blocks.hip", directory: "/work/main")
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
!13 = !{!"hipspv.fp64 _Z9constantsP3BigPVKiPVi tests/programs/memory_blocks.hip:68"}
!14 = distinct !DISubprogram(name: "in_global", scope: !15, file: !15, line: 19, type: !16, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/memory_blocks.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 20, column: 17, scope: !14)
!22 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 20, column: 30, scope: !14)
!25 = !DILocation(line: 20, column: 28, scope: !14)
!26 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 20, column: 43, scope: !14)
!29 = !DILocation(line: 20, column: 41, scope: !14)
!30 = !DILocation(line: 21, column: 18, scope: !14)
!31 = !DILocation(line: 21, column: 14, scope: !14)
!32 = !DILocation(line: 21, column: 27, scope: !14)
!33 = !DILocation(line: 14, column: 9, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "apply", scope: !15, file: !15, line: 13, type: !16, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 21, column: 3, scope: !14)
!36 = !{!37, !10, i64 0}
!37 = !{!"_ZTS4Step", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!38 = !DILocation(line: 14, column: 19, scope: !34, inlinedAt: !35)
!39 = !DILocation(line: 14, column: 41, scope: !34, inlinedAt: !35)
!40 = !{!37, !10, i64 4}
!41 = !DILocation(line: 14, column: 37, scope: !34, inlinedAt: !35)
!42 = !DILocation(line: 14, column: 47, scope: !34, inlinedAt: !35)
!43 = !{!37, !10, i64 8}
!44 = !DILocation(line: 14, column: 55, scope: !34, inlinedAt: !35)
!45 = !{!37, !10, i64 12}
!46 = !DILocation(line: 14, column: 53, scope: !34, inlinedAt: !35)
!47 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !50)
!48 = distinct !DISubprogram(name: "memset", scope: !49, file: !49, line: 14, type: !16, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = !DIFile(filename: "hipspv/include/hip/spirv_detail/memory.h", directory: "/work/main")
!50 = distinct !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !35)
!51 = !DILocation(line: 15, column: 9, scope: !34, inlinedAt: !35)
!52 = !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !35)
!53 = !DILocation(line: 15, column: 19, scope: !34, inlinedAt: !35)
!54 = !DILocation(line: 15, column: 41, scope: !34, inlinedAt: !35)
!55 = !DILocation(line: 15, column: 37, scope: !34, inlinedAt: !35)
!56 = !DILocation(line: 15, column: 54, scope: !34, inlinedAt: !35)
!57 = !DILocation(line: 15, column: 50, scope: !34, inlinedAt: !35)
!58 = !DILocation(line: 15, column: 62, scope: !34, inlinedAt: !35)
!59 = !DILocation(line: 15, column: 60, scope: !34, inlinedAt: !35)
!60 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "memcpy", scope: !49, file: !49, line: 8, type: !16, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !35)
!63 = !DILocation(line: 16, column: 9, scope: !34, inlinedAt: !35)
!64 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !35)
!65 = !DILocation(line: 16, column: 19, scope: !34, inlinedAt: !35)
!66 = !DILocation(line: 16, column: 42, scope: !34, inlinedAt: !35)
!67 = !DILocation(line: 16, column: 38, scope: !34, inlinedAt: !35)
!68 = !DILocation(line: 16, column: 55, scope: !34, inlinedAt: !35)
!69 = !DILocation(line: 16, column: 51, scope: !34, inlinedAt: !35)
!70 = !DILocation(line: 16, column: 63, scope: !34, inlinedAt: !35)
!71 = !DILocation(line: 16, column: 61, scope: !34, inlinedAt: !35)
!72 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "memmove", scope: !49, file: !49, line: 11, type: !16, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !35)
!75 = !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !35)
!76 = !DILocation(line: 22, column: 1, scope: !14)
!77 = distinct !DISubprogram(name: "in_private", scope: !15, file: !15, line: 24, type: !16, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !79)
!79 = distinct !DILocation(line: 25, column: 17, scope: !77)
!80 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !81)
!81 = distinct !DILocation(line: 25, column: 30, scope: !77)
!82 = !DILocation(line: 25, column: 28, scope: !77)
!83 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !84)
!84 = distinct !DILocation(line: 25, column: 43, scope: !77)
!85 = !DILocation(line: 25, column: 41, scope: !77)
!86 = !DILocation(line: 27, column: 25, scope: !77)
!87 = !DILocation(line: 27, column: 21, scope: !77)
!88 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !89)
!89 = distinct !DILocation(line: 27, column: 3, scope: !77)
!90 = !DILocation(line: 28, column: 15, scope: !77)
!91 = !DILocation(line: 14, column: 9, scope: !34, inlinedAt: !92)
!92 = distinct !DILocation(line: 28, column: 3, scope: !77)
!93 = !DILocation(line: 14, column: 19, scope: !34, inlinedAt: !92)
!94 = !DILocation(line: 14, column: 41, scope: !34, inlinedAt: !92)
!95 = !DILocation(line: 14, column: 37, scope: !34, inlinedAt: !92)
!96 = !DILocation(line: 14, column: 47, scope: !34, inlinedAt: !92)
!97 = !DILocation(line: 14, column: 55, scope: !34, inlinedAt: !92)
!98 = !DILocation(line: 14, column: 53, scope: !34, inlinedAt: !92)
!99 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !100)
!100 = distinct !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !92)
!101 = !DILocation(line: 15, column: 19, scope: !34, inlinedAt: !92)
!102 = !DILocation(line: 15, column: 41, scope: !34, inlinedAt: !92)
!103 = !DILocation(line: 15, column: 37, scope: !34, inlinedAt: !92)
!104 = !DILocation(line: 15, column: 54, scope: !34, inlinedAt: !92)
!105 = !DILocation(line: 15, column: 50, scope: !34, inlinedAt: !92)
!106 = !DILocation(line: 15, column: 62, scope: !34, inlinedAt: !92)
!107 = !DILocation(line: 15, column: 60, scope: !34, inlinedAt: !92)
!108 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !109)
!109 = distinct !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !92)
!110 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !92)
!111 = !DILocation(line: 16, column: 42, scope: !34, inlinedAt: !92)
!112 = !DILocation(line: 16, column: 38, scope: !34, inlinedAt: !92)
!113 = !DILocation(line: 16, column: 55, scope: !34, inlinedAt: !92)
!114 = !DILocation(line: 16, column: 51, scope: !34, inlinedAt: !92)
!115 = !DILocation(line: 16, column: 63, scope: !34, inlinedAt: !92)
!116 = !DILocation(line: 16, column: 61, scope: !34, inlinedAt: !92)
!117 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !118)
!118 = distinct !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !92)
!119 = !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !92)
!120 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !121)
!121 = distinct !DILocation(line: 29, column: 3, scope: !77)
!122 = !DILocation(line: 30, column: 1, scope: !77)
!123 = distinct !DISubprogram(name: "in_shared", scope: !15, file: !15, line: 32, type: !16, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !125)
!125 = distinct !DILocation(line: 34, column: 17, scope: !123)
!126 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !127)
!127 = distinct !DILocation(line: 34, column: 30, scope: !123)
!128 = !DILocation(line: 34, column: 28, scope: !123)
!129 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !130)
!130 = distinct !DILocation(line: 34, column: 43, scope: !123)
!131 = !DILocation(line: 34, column: 41, scope: !123)
!132 = !DILocation(line: 35, column: 44, scope: !123)
!133 = !DILocation(line: 35, column: 30, scope: !123)
!134 = !DILocation(line: 36, column: 3, scope: !123)
!135 = !DILocation(line: 36, column: 45, scope: !123)
!136 = !{!11, !11, i64 0}
!137 = !DILocation(line: 36, column: 43, scope: !123)
!138 = !DILocation(line: 36, column: 35, scope: !123)
!139 = !DILocation(line: 37, column: 15, scope: !123)
!140 = !DILocation(line: 14, column: 9, scope: !34, inlinedAt: !141)
!141 = distinct !DILocation(line: 37, column: 3, scope: !123)
!142 = !DILocation(line: 14, column: 19, scope: !34, inlinedAt: !141)
!143 = !DILocation(line: 14, column: 41, scope: !34, inlinedAt: !141)
!144 = !DILocation(line: 14, column: 37, scope: !34, inlinedAt: !141)
!145 = !DILocation(line: 14, column: 47, scope: !34, inlinedAt: !141)
!146 = !DILocation(line: 14, column: 55, scope: !34, inlinedAt: !141)
!147 = !DILocation(line: 14, column: 53, scope: !34, inlinedAt: !141)
!148 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !149)
!149 = distinct !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !141)
!150 = !DILocation(line: 15, column: 9, scope: !34, inlinedAt: !141)
!151 = !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !141)
!152 = !DILocation(line: 15, column: 19, scope: !34, inlinedAt: !141)
!153 = !DILocation(line: 15, column: 41, scope: !34, inlinedAt: !141)
!154 = !DILocation(line: 15, column: 37, scope: !34, inlinedAt: !141)
!155 = !DILocation(line: 15, column: 54, scope: !34, inlinedAt: !141)
!156 = !DILocation(line: 15, column: 50, scope: !34, inlinedAt: !141)
!157 = !DILocation(line: 15, column: 62, scope: !34, inlinedAt: !141)
!158 = !DILocation(line: 15, column: 60, scope: !34, inlinedAt: !141)
!159 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !160)
!160 = distinct !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !141)
!161 = !DILocation(line: 16, column: 9, scope: !34, inlinedAt: !141)
!162 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !141)
!163 = !DILocation(line: 16, column: 19, scope: !34, inlinedAt: !141)
!164 = !DILocation(line: 16, column: 42, scope: !34, inlinedAt: !141)
!165 = !DILocation(line: 16, column: 38, scope: !34, inlinedAt: !141)
!166 = !DILocation(line: 16, column: 55, scope: !34, inlinedAt: !141)
!167 = !DILocation(line: 16, column: 51, scope: !34, inlinedAt: !141)
!168 = !DILocation(line: 16, column: 63, scope: !34, inlinedAt: !141)
!169 = !DILocation(line: 16, column: 61, scope: !34, inlinedAt: !141)
!170 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !171)
!171 = distinct !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !141)
!172 = !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !141)
!173 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !174)
!174 = distinct !DILocation(line: 38, column: 3, scope: !123)
!175 = !DILocation(line: 39, column: 1, scope: !123)
!176 = distinct !DISubprogram(name: "mixed", scope: !15, file: !15, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !178)
!178 = distinct !DILocation(line: 44, column: 7, scope: !176)
!179 = !DILocation(line: 44, column: 7, scope: !176)
!180 = !DILocation(line: 45, column: 3, scope: !176)
!181 = !DILocation(line: 46, column: 27, scope: !176)
!182 = !DILocation(line: 46, column: 23, scope: !176)
!183 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !184)
!184 = distinct !DILocation(line: 46, column: 5, scope: !176)
!185 = !DILocation(line: 47, column: 14, scope: !176)
!186 = !{!187, !187, i64 0}
!187 = !{!"p1 omnipotent char", !188, i64 0}
!188 = !{!"any pointer", !11, i64 0}
!189 = !DILocation(line: 48, column: 14, scope: !176)
!190 = !DILocation(line: 49, column: 21, scope: !176)
!191 = !DILocation(line: 51, column: 11, scope: !176)
!192 = !DILocation(line: 51, column: 21, scope: !176)
!193 = !DILocation(line: 52, column: 23, scope: !176)
!194 = !DILocation(line: 52, column: 19, scope: !176)
!195 = !DILocation(line: 52, column: 29, scope: !176)
!196 = !DILocation(line: 52, column: 37, scope: !176)
!197 = !DILocation(line: 52, column: 35, scope: !176)
!198 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !199)
!199 = distinct !DILocation(line: 52, column: 7, scope: !176)
!200 = !DILocation(line: 52, column: 7, scope: !176)
!201 = !DILocation(line: 50, column: 38, scope: !176)
!202 = !DILocation(line: 50, column: 30, scope: !176)
!203 = !DILocation(line: 54, column: 24, scope: !176)
!204 = !DILocation(line: 54, column: 20, scope: !176)
!205 = !DILocation(line: 54, column: 40, scope: !176)
!206 = !DILocation(line: 54, column: 36, scope: !176)
!207 = !DILocation(line: 54, column: 48, scope: !176)
!208 = !DILocation(line: 54, column: 46, scope: !176)
!209 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !210)
!210 = distinct !DILocation(line: 54, column: 7, scope: !176)
!211 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !212)
!212 = distinct !DILocation(line: 55, column: 5, scope: !176)
!213 = !DILocation(line: 45, column: 27, scope: !176)
!214 = !DILocation(line: 45, column: 21, scope: !176)
!215 = distinct !{!215, !180, !216, !217}
!216 = !DILocation(line: 56, column: 3, scope: !176)
!217 = !{!"llvm.loop.mustprogress"}
!218 = !DILocation(line: 57, column: 1, scope: !176)
!219 = distinct !DISubprogram(name: "constants", scope: !15, file: !15, line: 64, type: !16, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !221)
!221 = distinct !DILocation(line: 65, column: 17, scope: !219)
!222 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !223)
!223 = distinct !DILocation(line: 67, column: 3, scope: !219)
!224 = !DILocation(line: 68, column: 17, scope: !219)
!225 = !DILocation(line: 68, column: 9, scope: !219)
!226 = !DILocation(line: 68, column: 3, scope: !219)
!227 = !DILocation(line: 68, column: 15, scope: !219)
!228 = !{!229, !229, i64 0}
!229 = !{!"double", !11, i64 0}
!230 = !DILocation(line: 69, column: 12, scope: !219)
!231 = !DILocation(line: 69, column: 5, scope: !219)
!232 = !DILocation(line: 69, column: 10, scope: !219)
!233 = !{!234, !11, i64 320}
!234 = !{!"_ZTS3Big", !11, i64 0, !11, i64 320}
!235 = !DILocation(line: 70, column: 3, scope: !219)
!236 = !DILocation(line: 70, column: 10, scope: !219)
!237 = !{i64 0, i64 320, !136, i64 320, i64 1, !136}
!238 = !DILocation(line: 72, column: 28, scope: !219)
!239 = !DILocation(line: 72, column: 3, scope: !219)
!240 = !DILocation(line: 73, column: 35, scope: !219)
!241 = !DILocation(line: 73, column: 3, scope: !219)
!242 = !DILocation(line: 74, column: 15, scope: !219)
!243 = !DILocation(line: 74, column: 3, scope: !219)
!244 = !DILocation(line: 74, column: 13, scope: !219)
!245 = !DILocation(line: 75, column: 1, scope: !219)
