; ModuleID = '<memory>'
source_filename = "tests/programs/memory_blocks.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Step = type { i32, i32, i32, i32 }
%struct.Big = type { [40 x double], i8 }

@_ZZ9in_sharedPhPK4StepE4ours = internal unnamed_addr addrspace(3) global [3072 x i8] undef, align 1
@_ZZ5mixedPhPK4StepPS_E4ours = internal addrspace(3) global [96 x i8] undef, align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z9in_globalPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !13 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !21
  %6 = trunc i64 %5 to i32, !dbg !21
  %7 = mul i32 %6, %4, !dbg !24
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !25
  %9 = trunc i64 %8 to i32, !dbg !25
  %10 = add i32 %7, %9, !dbg !28
  %11 = mul nsw i32 %10, 96, !dbg !29
  %12 = sext i32 %11 to i64, !dbg !30
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12, !dbg !30
  %14 = sext i32 %10 to i64, !dbg !31
  %15 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %14, !dbg !31
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !32, !tbaa !35
  %17 = icmp eq i32 %16, 0, !dbg !37
  br i1 %17, label %18, label %29, !dbg !37

18:                                               ; preds = %2
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !38
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !38, !tbaa !39
  %21 = sext i32 %20 to i64, !dbg !40
  %22 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %21, !dbg !40
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !41
  %24 = load i32, ptr addrspace(1) %23, align 4, !dbg !41, !tbaa !42
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !43
  %26 = load i32, ptr addrspace(1) %25, align 4, !dbg !43, !tbaa !44
  %27 = sext i32 %26 to i64, !dbg !45
  %28 = trunc i32 %24 to i8, !dbg !46
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 1 %22, i8 %28, i64 %27, i1 false), !dbg !46
  %.pr.i = load i32, ptr addrspace(1) %15, align 4, !dbg !50, !tbaa !35
  br label %29, !dbg !51

29:                                               ; preds = %18, %2
  %30 = phi i32 [ %.pr.i, %18 ], [ %16, %2 ], !dbg !50
  %31 = icmp eq i32 %30, 1, !dbg !52
  br i1 %31, label %32, label %44, !dbg !52

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !53
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !53, !tbaa !39
  %35 = sext i32 %34 to i64, !dbg !54
  %36 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %35, !dbg !54
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !55
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !55, !tbaa !42
  %39 = sext i32 %38 to i64, !dbg !56
  %40 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %39, !dbg !56
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !57
  %42 = load i32, ptr addrspace(1) %41, align 4, !dbg !57, !tbaa !44
  %43 = sext i32 %42 to i64, !dbg !58
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 1 %36, ptr addrspace(1) align 1 %40, i64 %43, i1 false), !dbg !59
  %.pre.i = load i32, ptr addrspace(1) %15, align 4, !dbg !62, !tbaa !35
  br label %44, !dbg !63

44:                                               ; preds = %32, %29
  %45 = phi i32 [ %.pre.i, %32 ], [ %30, %29 ], !dbg !62
  %46 = icmp eq i32 %45, 2, !dbg !64
  br i1 %46, label %47, label %_Z5applyPhRK4Step.exit, !dbg !64

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !65
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !65, !tbaa !39
  %50 = sext i32 %49 to i64, !dbg !66
  %51 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %50, !dbg !66
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !67
  %53 = load i32, ptr addrspace(1) %52, align 4, !dbg !67, !tbaa !42
  %54 = sext i32 %53 to i64, !dbg !68
  %55 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %54, !dbg !68
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !69
  %57 = load i32, ptr addrspace(1) %56, align 4, !dbg !69, !tbaa !44
  %58 = sext i32 %57 to i64, !dbg !70
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %51, ptr addrspace(1) align 1 %55, i64 %58, i1 false), !dbg !71
  br label %_Z5applyPhRK4Step.exit, !dbg !74

_Z5applyPhRK4Step.exit:                           ; preds = %44, %47
  ret void, !dbg !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !76 {
  %3 = alloca [96 x i8], align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !77
  %5 = trunc i64 %4 to i32, !dbg !77
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !79
  %7 = trunc i64 %6 to i32, !dbg !79
  %8 = mul i32 %7, %5, !dbg !81
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !82
  %10 = trunc i64 %9 to i32, !dbg !82
  %11 = add i32 %8, %10, !dbg !84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !85
  %12 = mul nsw i32 %11, 96, !dbg !86
  %13 = sext i32 %12 to i64, !dbg !87
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13, !dbg !87
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(96) %3, ptr addrspace(1) noundef align 1 dereferenceable(96) %14, i64 96, i1 false), !dbg !88
  %15 = sext i32 %11 to i64, !dbg !90
  %16 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %15, !dbg !90
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !91, !tbaa !35
  switch i32 %17, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %28
    i32 2, label %40
  ], !dbg !93

.thread:                                          ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !94
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !94, !tbaa !39
  %20 = sext i32 %19 to i64, !dbg !95
  %21 = getelementptr inbounds i8, ptr %3, i64 %20, !dbg !95
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !96
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !96, !tbaa !42
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !97
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !97, !tbaa !44
  %26 = sext i32 %25 to i64, !dbg !98
  %27 = trunc i32 %23 to i8, !dbg !99
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %21, i8 %27, i64 %26, i1 false), !dbg !99
  br label %_Z5applyPhRK4Step.exit, !dbg !101

28:                                               ; preds = %2
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !102
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !102, !tbaa !39
  %31 = sext i32 %30 to i64, !dbg !103
  %32 = getelementptr inbounds i8, ptr %3, i64 %31, !dbg !103
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !104
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !104, !tbaa !42
  %35 = sext i32 %34 to i64, !dbg !105
  %36 = getelementptr inbounds i8, ptr %3, i64 %35, !dbg !105
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !106
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !106, !tbaa !44
  %39 = sext i32 %38 to i64, !dbg !107
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr nonnull align 1 %36, i64 %39, i1 false), !dbg !108
  br label %_Z5applyPhRK4Step.exit, !dbg !110

40:                                               ; preds = %2
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !111
  %42 = load i32, ptr addrspace(1) %41, align 4, !dbg !111, !tbaa !39
  %43 = sext i32 %42 to i64, !dbg !112
  %44 = getelementptr inbounds i8, ptr %3, i64 %43, !dbg !112
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !113
  %46 = load i32, ptr addrspace(1) %45, align 4, !dbg !113, !tbaa !42
  %47 = sext i32 %46 to i64, !dbg !114
  %48 = getelementptr inbounds i8, ptr %3, i64 %47, !dbg !114
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !115
  %50 = load i32, ptr addrspace(1) %49, align 4, !dbg !115, !tbaa !44
  %51 = sext i32 %50 to i64, !dbg !116
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %44, ptr nonnull align 1 %48, i64 %51, i1 false), !dbg !117
  br label %_Z5applyPhRK4Step.exit, !dbg !119

_Z5applyPhRK4Step.exit:                           ; preds = %2, %28, %.thread, %40
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %14, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false), !dbg !120
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !122
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !123 {
vector.ph:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !124
  %3 = trunc i64 %2 to i32, !dbg !124
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !126
  %5 = trunc i64 %4 to i32, !dbg !126
  %6 = mul i32 %5, %3, !dbg !128
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !129
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
  %63 = load i32, ptr addrspace(1) %62, align 4, !dbg !140, !tbaa !35
  %64 = icmp eq i32 %63, 0, !dbg !142
  br i1 %64, label %65, label %76, !dbg !142

65:                                               ; preds = %vector.ph
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !143
  %67 = load i32, ptr addrspace(1) %66, align 4, !dbg !143, !tbaa !39
  %68 = sext i32 %67 to i64, !dbg !144
  %69 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %68, !dbg !144
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !145
  %71 = load i32, ptr addrspace(1) %70, align 4, !dbg !145, !tbaa !42
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !146
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !146, !tbaa !44
  %74 = sext i32 %73 to i64, !dbg !147
  %75 = trunc i32 %71 to i8, !dbg !148
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 1 %69, i8 %75, i64 %74, i1 false), !dbg !148
  %.pr.i = load i32, ptr addrspace(1) %62, align 4, !dbg !150, !tbaa !35
  br label %76, !dbg !151

76:                                               ; preds = %65, %vector.ph
  %77 = phi i32 [ %.pr.i, %65 ], [ %63, %vector.ph ], !dbg !150
  %78 = icmp eq i32 %77, 1, !dbg !152
  br i1 %78, label %79, label %91, !dbg !152

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !153
  %81 = load i32, ptr addrspace(1) %80, align 4, !dbg !153, !tbaa !39
  %82 = sext i32 %81 to i64, !dbg !154
  %83 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %82, !dbg !154
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !155
  %85 = load i32, ptr addrspace(1) %84, align 4, !dbg !155, !tbaa !42
  %86 = sext i32 %85 to i64, !dbg !156
  %87 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %86, !dbg !156
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !157
  %89 = load i32, ptr addrspace(1) %88, align 4, !dbg !157, !tbaa !44
  %90 = sext i32 %89 to i64, !dbg !158
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 1 %83, ptr addrspace(3) align 1 %87, i64 %90, i1 false), !dbg !159
  %.pre.i = load i32, ptr addrspace(1) %62, align 4, !dbg !161, !tbaa !35
  br label %91, !dbg !162

91:                                               ; preds = %79, %76
  %92 = phi i32 [ %.pre.i, %79 ], [ %77, %76 ], !dbg !161
  %93 = icmp eq i32 %92, 2, !dbg !163
  br i1 %93, label %94, label %_Z5applyPhRK4Step.exit, !dbg !163

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !164
  %96 = load i32, ptr addrspace(1) %95, align 4, !dbg !164, !tbaa !39
  %97 = sext i32 %96 to i64, !dbg !165
  %98 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %97, !dbg !165
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !166
  %100 = load i32, ptr addrspace(1) %99, align 4, !dbg !166, !tbaa !42
  %101 = sext i32 %100 to i64, !dbg !167
  %102 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %101, !dbg !167
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !168
  %104 = load i32, ptr addrspace(1) %103, align 4, !dbg !168, !tbaa !44
  %105 = sext i32 %104 to i64, !dbg !169
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 1 %98, ptr addrspace(3) align 1 %102, i64 %105, i1 false), !dbg !170
  br label %_Z5applyPhRK4Step.exit, !dbg !172

_Z5applyPhRK4Step.exit:                           ; preds = %91, %94
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %invariant.gep, ptr addrspace(3) noundef align 1 dereferenceable(96) %12, i64 96, i1 false), !dbg !173
  ret void, !dbg !175
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #2 !dbg !176 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !177
  %5 = and i64 %4, 4294967295, !dbg !179
  %.not = icmp eq i64 %5, 0, !dbg !179
  br i1 %.not, label %.preheader, label %.loopexit, !dbg !179

.preheader:                                       ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  br label %7, !dbg !180

7:                                                ; preds = %.preheader, %40
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %40 ]
  %8 = mul nuw nsw i64 %indvars.iv, 96, !dbg !181
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8, !dbg !182
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, ptr addrspace(1) noundef align 1 dereferenceable(96) %9, i64 96, i1 false), !dbg !183
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(1) %2, align 8, !dbg !185, !tbaa !186
  store ptr addrspace(4) %10, ptr addrspace(1) %6, align 8, !dbg !189, !tbaa !186
  %11 = getelementptr inbounds nuw %struct.Step, ptr addrspace(1) %1, i64 %indvars.iv, !dbg !190
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !191, !tbaa !35
  %13 = icmp eq i32 %12, 0, !dbg !192
  br i1 %13, label %14, label %25, !dbg !192

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !193
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !193, !tbaa !39
  %17 = sext i32 %16 to i64, !dbg !194
  %18 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %17, !dbg !194
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !195
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !195, !tbaa !42
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !196
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !196, !tbaa !44
  %23 = sext i32 %22 to i64, !dbg !197
  %24 = trunc i32 %20 to i8, !dbg !198
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 1 %18, i8 %24, i64 %23, i1 false), !dbg !198
  br label %40, !dbg !200

25:                                               ; preds = %7
  %26 = and i64 %indvars.iv, 1, !dbg !201
  %27 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(1) %2, i64 %26, !dbg !202
  %28 = load ptr addrspace(4), ptr addrspace(1) %27, align 8, !dbg !202, !tbaa !186
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !203
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !203, !tbaa !39
  %31 = sext i32 %30 to i64, !dbg !204
  %32 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %31, !dbg !204
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !205
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !205, !tbaa !42
  %35 = sext i32 %34 to i64, !dbg !206
  %36 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 %35, !dbg !206
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !207
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !207, !tbaa !44
  %39 = sext i32 %38 to i64, !dbg !208
  call void @llvm.memmove.p3.p4.i64(ptr addrspace(3) align 1 %32, ptr addrspace(4) align 1 %36, i64 %39, i1 false), !dbg !209
  br label %40

40:                                               ; preds = %25, %14
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %9, ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, i64 96, i1 false), !dbg !211
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !213
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64, !dbg !214
  br i1 %exitcond.not, label %.loopexit, label %7, !dbg !180, !llvm.loop !215

.loopexit:                                        ; preds = %40, %3
  ret void, !dbg !218
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #3 !dbg !219 {
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !220
  %6 = trunc i64 %5 to i32, !dbg !220
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !222
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(328) %4, i8 0, i64 328, i1 false), !dbg !223
  %7 = sitofp i32 %6 to double, !dbg !225
  %8 = srem i32 %6, 40, !dbg !226
  %9 = sext i32 %8 to i64, !dbg !227
  %10 = getelementptr inbounds double, ptr %4, i64 %9, !dbg !227
  store double %7, ptr %10, align 8, !dbg !228, !tbaa !229
  %11 = trunc i64 %5 to i8, !dbg !231
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 320, !dbg !232
  store i8 %11, ptr %12, align 8, !dbg !233, !tbaa !234
  %sext = shl i64 %5, 32, !dbg !236
  %13 = ashr exact i64 %sext, 32, !dbg !236
  %14 = getelementptr inbounds %struct.Big, ptr addrspace(1) %0, i64 %13, !dbg !236
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(328) %14, ptr noundef nonnull align 8 dereferenceable(328) %4, i64 328, i1 false), !dbg !237, !tbaa.struct !238
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 312, !dbg !239
  store double %7, ptr addrspace(1) %15, align 8, !dbg !240
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 320, !dbg !241
  store i8 7, ptr addrspace(1) %16, align 8, !dbg !242
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13, !dbg !243
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = load volatile i32, ptr addrspace(4) %18, align 4, !dbg !243, !tbaa !9
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13, !dbg !244
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  store volatile i32 %19, ptr addrspace(4) %21, align 4, !dbg !245, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !246
  ret void, !dbg !246
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p4.p4.i64(ptr addrspace(4) writeonly captures(none), ptr addrspace(4) readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p4.p1.i64(ptr addrspace(4) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1) writeonly captures(none), ptr addrspace(1) readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p1.i64(ptr addrspace(1) writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p4.p0.i64(ptr addrspace(4) writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p4.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p4.p3.i64(ptr addrspace(4) writeonly captures(none), ptr addrspace(3) readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p3.p3.i64(ptr addrspace(3) writeonly captures(none), ptr addrspace(3) readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p3.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p3.i64(ptr addrspace(3) writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p3.p4.i64(ptr addrspace(3) writeonly captures(none), ptr addrspace(4) readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

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
!13 = distinct !DISubprogram(name: "in_global", scope: !14, file: !14, line: 19, type: !15, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/memory_blocks.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 20, column: 17, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 20, column: 30, scope: !13)
!24 = !DILocation(line: 20, column: 28, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 20, column: 43, scope: !13)
!28 = !DILocation(line: 20, column: 41, scope: !13)
!29 = !DILocation(line: 21, column: 18, scope: !13)
!30 = !DILocation(line: 21, column: 14, scope: !13)
!31 = !DILocation(line: 21, column: 27, scope: !13)
!32 = !DILocation(line: 14, column: 9, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 21, column: 3, scope: !13)
!35 = !{!36, !10, i64 0}
!36 = !{!"_ZTS4Step", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!37 = !DILocation(line: 14, column: 19, scope: !33, inlinedAt: !34)
!38 = !DILocation(line: 14, column: 41, scope: !33, inlinedAt: !34)
!39 = !{!36, !10, i64 4}
!40 = !DILocation(line: 14, column: 37, scope: !33, inlinedAt: !34)
!41 = !DILocation(line: 14, column: 47, scope: !33, inlinedAt: !34)
!42 = !{!36, !10, i64 8}
!43 = !DILocation(line: 14, column: 55, scope: !33, inlinedAt: !34)
!44 = !{!36, !10, i64 12}
!45 = !DILocation(line: 14, column: 53, scope: !33, inlinedAt: !34)
!46 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !49)
!47 = distinct !DISubprogram(name: "memset", scope: !48, file: !48, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DIFile(filename: "hipspv/include/hip/spirv_detail/memory.h", directory: "/work/main")
!49 = distinct !DILocation(line: 14, column: 25, scope: !33, inlinedAt: !34)
!50 = !DILocation(line: 15, column: 9, scope: !33, inlinedAt: !34)
!51 = !DILocation(line: 14, column: 25, scope: !33, inlinedAt: !34)
!52 = !DILocation(line: 15, column: 19, scope: !33, inlinedAt: !34)
!53 = !DILocation(line: 15, column: 41, scope: !33, inlinedAt: !34)
!54 = !DILocation(line: 15, column: 37, scope: !33, inlinedAt: !34)
!55 = !DILocation(line: 15, column: 54, scope: !33, inlinedAt: !34)
!56 = !DILocation(line: 15, column: 50, scope: !33, inlinedAt: !34)
!57 = !DILocation(line: 15, column: 62, scope: !33, inlinedAt: !34)
!58 = !DILocation(line: 15, column: 60, scope: !33, inlinedAt: !34)
!59 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "memcpy", scope: !48, file: !48, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !34)
!62 = !DILocation(line: 16, column: 9, scope: !33, inlinedAt: !34)
!63 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !34)
!64 = !DILocation(line: 16, column: 19, scope: !33, inlinedAt: !34)
!65 = !DILocation(line: 16, column: 42, scope: !33, inlinedAt: !34)
!66 = !DILocation(line: 16, column: 38, scope: !33, inlinedAt: !34)
!67 = !DILocation(line: 16, column: 55, scope: !33, inlinedAt: !34)
!68 = !DILocation(line: 16, column: 51, scope: !33, inlinedAt: !34)
!69 = !DILocation(line: 16, column: 63, scope: !33, inlinedAt: !34)
!70 = !DILocation(line: 16, column: 61, scope: !33, inlinedAt: !34)
!71 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !73)
!72 = distinct !DISubprogram(name: "memmove", scope: !48, file: !48, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!73 = distinct !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !34)
!74 = !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !34)
!75 = !DILocation(line: 22, column: 1, scope: !13)
!76 = distinct !DISubprogram(name: "in_private", scope: !14, file: !14, line: 24, type: !15, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!77 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !78)
!78 = distinct !DILocation(line: 25, column: 17, scope: !76)
!79 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !80)
!80 = distinct !DILocation(line: 25, column: 30, scope: !76)
!81 = !DILocation(line: 25, column: 28, scope: !76)
!82 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !83)
!83 = distinct !DILocation(line: 25, column: 43, scope: !76)
!84 = !DILocation(line: 25, column: 41, scope: !76)
!85 = !DILocation(line: 26, column: 3, scope: !76)
!86 = !DILocation(line: 27, column: 25, scope: !76)
!87 = !DILocation(line: 27, column: 21, scope: !76)
!88 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !89)
!89 = distinct !DILocation(line: 27, column: 3, scope: !76)
!90 = !DILocation(line: 28, column: 15, scope: !76)
!91 = !DILocation(line: 14, column: 9, scope: !33, inlinedAt: !92)
!92 = distinct !DILocation(line: 28, column: 3, scope: !76)
!93 = !DILocation(line: 14, column: 19, scope: !33, inlinedAt: !92)
!94 = !DILocation(line: 14, column: 41, scope: !33, inlinedAt: !92)
!95 = !DILocation(line: 14, column: 37, scope: !33, inlinedAt: !92)
!96 = !DILocation(line: 14, column: 47, scope: !33, inlinedAt: !92)
!97 = !DILocation(line: 14, column: 55, scope: !33, inlinedAt: !92)
!98 = !DILocation(line: 14, column: 53, scope: !33, inlinedAt: !92)
!99 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !100)
!100 = distinct !DILocation(line: 14, column: 25, scope: !33, inlinedAt: !92)
!101 = !DILocation(line: 15, column: 19, scope: !33, inlinedAt: !92)
!102 = !DILocation(line: 15, column: 41, scope: !33, inlinedAt: !92)
!103 = !DILocation(line: 15, column: 37, scope: !33, inlinedAt: !92)
!104 = !DILocation(line: 15, column: 54, scope: !33, inlinedAt: !92)
!105 = !DILocation(line: 15, column: 50, scope: !33, inlinedAt: !92)
!106 = !DILocation(line: 15, column: 62, scope: !33, inlinedAt: !92)
!107 = !DILocation(line: 15, column: 60, scope: !33, inlinedAt: !92)
!108 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !109)
!109 = distinct !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !92)
!110 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !92)
!111 = !DILocation(line: 16, column: 42, scope: !33, inlinedAt: !92)
!112 = !DILocation(line: 16, column: 38, scope: !33, inlinedAt: !92)
!113 = !DILocation(line: 16, column: 55, scope: !33, inlinedAt: !92)
!114 = !DILocation(line: 16, column: 51, scope: !33, inlinedAt: !92)
!115 = !DILocation(line: 16, column: 63, scope: !33, inlinedAt: !92)
!116 = !DILocation(line: 16, column: 61, scope: !33, inlinedAt: !92)
!117 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !118)
!118 = distinct !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !92)
!119 = !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !92)
!120 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !121)
!121 = distinct !DILocation(line: 29, column: 3, scope: !76)
!122 = !DILocation(line: 30, column: 1, scope: !76)
!123 = distinct !DISubprogram(name: "in_shared", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !125)
!125 = distinct !DILocation(line: 34, column: 17, scope: !123)
!126 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !127)
!127 = distinct !DILocation(line: 34, column: 30, scope: !123)
!128 = !DILocation(line: 34, column: 28, scope: !123)
!129 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !130)
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
!140 = !DILocation(line: 14, column: 9, scope: !33, inlinedAt: !141)
!141 = distinct !DILocation(line: 37, column: 3, scope: !123)
!142 = !DILocation(line: 14, column: 19, scope: !33, inlinedAt: !141)
!143 = !DILocation(line: 14, column: 41, scope: !33, inlinedAt: !141)
!144 = !DILocation(line: 14, column: 37, scope: !33, inlinedAt: !141)
!145 = !DILocation(line: 14, column: 47, scope: !33, inlinedAt: !141)
!146 = !DILocation(line: 14, column: 55, scope: !33, inlinedAt: !141)
!147 = !DILocation(line: 14, column: 53, scope: !33, inlinedAt: !141)
!148 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !149)
!149 = distinct !DILocation(line: 14, column: 25, scope: !33, inlinedAt: !141)
!150 = !DILocation(line: 15, column: 9, scope: !33, inlinedAt: !141)
!151 = !DILocation(line: 14, column: 25, scope: !33, inlinedAt: !141)
!152 = !DILocation(line: 15, column: 19, scope: !33, inlinedAt: !141)
!153 = !DILocation(line: 15, column: 41, scope: !33, inlinedAt: !141)
!154 = !DILocation(line: 15, column: 37, scope: !33, inlinedAt: !141)
!155 = !DILocation(line: 15, column: 54, scope: !33, inlinedAt: !141)
!156 = !DILocation(line: 15, column: 50, scope: !33, inlinedAt: !141)
!157 = !DILocation(line: 15, column: 62, scope: !33, inlinedAt: !141)
!158 = !DILocation(line: 15, column: 60, scope: !33, inlinedAt: !141)
!159 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !160)
!160 = distinct !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !141)
!161 = !DILocation(line: 16, column: 9, scope: !33, inlinedAt: !141)
!162 = !DILocation(line: 15, column: 25, scope: !33, inlinedAt: !141)
!163 = !DILocation(line: 16, column: 19, scope: !33, inlinedAt: !141)
!164 = !DILocation(line: 16, column: 42, scope: !33, inlinedAt: !141)
!165 = !DILocation(line: 16, column: 38, scope: !33, inlinedAt: !141)
!166 = !DILocation(line: 16, column: 55, scope: !33, inlinedAt: !141)
!167 = !DILocation(line: 16, column: 51, scope: !33, inlinedAt: !141)
!168 = !DILocation(line: 16, column: 63, scope: !33, inlinedAt: !141)
!169 = !DILocation(line: 16, column: 61, scope: !33, inlinedAt: !141)
!170 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !171)
!171 = distinct !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !141)
!172 = !DILocation(line: 16, column: 25, scope: !33, inlinedAt: !141)
!173 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !174)
!174 = distinct !DILocation(line: 38, column: 3, scope: !123)
!175 = !DILocation(line: 39, column: 1, scope: !123)
!176 = distinct !DISubprogram(name: "mixed", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !178)
!178 = distinct !DILocation(line: 44, column: 7, scope: !176)
!179 = !DILocation(line: 44, column: 7, scope: !176)
!180 = !DILocation(line: 45, column: 3, scope: !176)
!181 = !DILocation(line: 46, column: 27, scope: !176)
!182 = !DILocation(line: 46, column: 23, scope: !176)
!183 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !184)
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
!198 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !199)
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
!209 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !210)
!210 = distinct !DILocation(line: 54, column: 7, scope: !176)
!211 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !212)
!212 = distinct !DILocation(line: 55, column: 5, scope: !176)
!213 = !DILocation(line: 45, column: 27, scope: !176)
!214 = !DILocation(line: 45, column: 21, scope: !176)
!215 = distinct !{!215, !180, !216, !217}
!216 = !DILocation(line: 56, column: 3, scope: !176)
!217 = !{!"llvm.loop.mustprogress"}
!218 = !DILocation(line: 57, column: 1, scope: !176)
!219 = distinct !DISubprogram(name: "constants", scope: !14, file: !14, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !221)
!221 = distinct !DILocation(line: 65, column: 17, scope: !219)
!222 = !DILocation(line: 66, column: 3, scope: !219)
!223 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !224)
!224 = distinct !DILocation(line: 67, column: 3, scope: !219)
!225 = !DILocation(line: 68, column: 17, scope: !219)
!226 = !DILocation(line: 68, column: 9, scope: !219)
!227 = !DILocation(line: 68, column: 3, scope: !219)
!228 = !DILocation(line: 68, column: 15, scope: !219)
!229 = !{!230, !230, i64 0}
!230 = !{!"double", !11, i64 0}
!231 = !DILocation(line: 69, column: 12, scope: !219)
!232 = !DILocation(line: 69, column: 5, scope: !219)
!233 = !DILocation(line: 69, column: 10, scope: !219)
!234 = !{!235, !11, i64 320}
!235 = !{!"_ZTS3Big", !11, i64 0, !11, i64 320}
!236 = !DILocation(line: 70, column: 3, scope: !219)
!237 = !DILocation(line: 70, column: 10, scope: !219)
!238 = !{i64 0, i64 320, !136, i64 320, i64 1, !136}
!239 = !DILocation(line: 72, column: 28, scope: !219)
!240 = !DILocation(line: 72, column: 3, scope: !219)
!241 = !DILocation(line: 73, column: 35, scope: !219)
!242 = !DILocation(line: 73, column: 3, scope: !219)
!243 = !DILocation(line: 74, column: 15, scope: !219)
!244 = !DILocation(line: 74, column: 3, scope: !219)
!245 = !DILocation(line: 74, column: 13, scope: !219)
!246 = !DILocation(line: 75, column: 1, scope: !219)
