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
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !17
  %6 = trunc i64 %5 to i32, !dbg !17
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !21
  %8 = trunc i64 %7 to i32, !dbg !21
  %9 = mul i32 %8, %6, !dbg !24
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !25
  %11 = trunc i64 %10 to i32, !dbg !25
  %12 = add i32 %9, %11, !dbg !28
  %13 = mul nsw i32 %12, 96, !dbg !29
  %14 = sext i32 %13 to i64, !dbg !30
  %15 = getelementptr inbounds i8, ptr addrspace(4) %3, i64 %14, !dbg !30
  %16 = sext i32 %12 to i64, !dbg !31
  %17 = getelementptr inbounds %struct.Step, ptr addrspace(4) %4, i64 %16, !dbg !31
  %18 = load i32, ptr addrspace(4) %17, align 4, !dbg !32, !tbaa !35
  %19 = icmp eq i32 %18, 0, !dbg !37
  br i1 %19, label %20, label %31, !dbg !37

20:                                               ; preds = %2
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 4, !dbg !38
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !38, !tbaa !39
  %23 = sext i32 %22 to i64, !dbg !40
  %24 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 %23, !dbg !40
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8, !dbg !41
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !41, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12, !dbg !43
  %28 = load i32, ptr addrspace(4) %27, align 4, !dbg !43, !tbaa !44
  %29 = sext i32 %28 to i64, !dbg !45
  %30 = trunc i32 %26 to i8, !dbg !46
  tail call void @llvm.memset.p4.i64(ptr addrspace(4) align 1 %24, i8 %30, i64 range(i64 -2147483648, 2147483648) %29, i1 false), !dbg !46
  %.pr.i = load i32, ptr addrspace(4) %17, align 4, !dbg !50, !tbaa !35
  br label %31, !dbg !51

31:                                               ; preds = %20, %2
  %32 = phi i32 [ %.pr.i, %20 ], [ %18, %2 ], !dbg !50
  %33 = icmp eq i32 %32, 1, !dbg !52
  br i1 %33, label %34, label %46, !dbg !52

34:                                               ; preds = %31
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 4, !dbg !53
  %36 = load i32, ptr addrspace(4) %35, align 4, !dbg !53, !tbaa !39
  %37 = sext i32 %36 to i64, !dbg !54
  %38 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 %37, !dbg !54
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8, !dbg !55
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !55, !tbaa !42
  %41 = sext i32 %40 to i64, !dbg !56
  %42 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 %41, !dbg !56
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12, !dbg !57
  %44 = load i32, ptr addrspace(4) %43, align 4, !dbg !57, !tbaa !44
  %45 = sext i32 %44 to i64, !dbg !58
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %38, ptr addrspace(4) readonly align 1 %42, i64 range(i64 -2147483648, 2147483648) %45, i1 false), !dbg !59
  %.pre.i = load i32, ptr addrspace(4) %17, align 4, !dbg !62, !tbaa !35
  br label %46, !dbg !63

46:                                               ; preds = %34, %31
  %47 = phi i32 [ %.pre.i, %34 ], [ %32, %31 ], !dbg !62
  %48 = icmp eq i32 %47, 2, !dbg !64
  br i1 %48, label %49, label %_Z5applyPhRK4Step.exit, !dbg !64

49:                                               ; preds = %46
  %50 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 4, !dbg !65
  %51 = load i32, ptr addrspace(4) %50, align 4, !dbg !65, !tbaa !39
  %52 = sext i32 %51 to i64, !dbg !66
  %53 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 %52, !dbg !66
  %54 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 8, !dbg !67
  %55 = load i32, ptr addrspace(4) %54, align 4, !dbg !67, !tbaa !42
  %56 = sext i32 %55 to i64, !dbg !68
  %57 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 %56, !dbg !68
  %58 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12, !dbg !69
  %59 = load i32, ptr addrspace(4) %58, align 4, !dbg !69, !tbaa !44
  %60 = sext i32 %59 to i64, !dbg !70
  tail call void @llvm.memmove.p4.p4.i64(ptr addrspace(4) align 1 %53, ptr addrspace(4) readonly align 1 %57, i64 range(i64 -2147483648, 2147483648) %60, i1 false), !dbg !71
  br label %_Z5applyPhRK4Step.exit, !dbg !74

_Z5applyPhRK4Step.exit:                           ; preds = %46, %49
  ret void, !dbg !75
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !76 {
  %3 = alloca [96 x i8], align 8
  %4 = addrspacecast ptr %3 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !77
  %8 = trunc i64 %7 to i32, !dbg !77
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !79
  %10 = trunc i64 %9 to i32, !dbg !79
  %11 = mul i32 %10, %8, !dbg !81
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !82
  %13 = trunc i64 %12 to i32, !dbg !82
  %14 = add i32 %11, %13, !dbg !84
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !dbg !85
  %15 = mul nsw i32 %14, 96, !dbg !86
  %16 = sext i32 %15 to i64, !dbg !87
  %17 = getelementptr inbounds i8, ptr addrspace(4) %5, i64 %16, !dbg !87
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(96) %4, ptr addrspace(4) noundef readonly align 1 dereferenceable(96) %17, i64 96, i1 false), !dbg !88
  %18 = sext i32 %14 to i64, !dbg !90
  %19 = getelementptr inbounds %struct.Step, ptr addrspace(4) %6, i64 %18, !dbg !90
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !91, !tbaa !35
  switch i32 %20, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %31
    i32 2, label %43
  ], !dbg !93

.thread:                                          ; preds = %2
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 4, !dbg !94
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !94, !tbaa !39
  %23 = sext i32 %22 to i64, !dbg !95
  %24 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %23, !dbg !95
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8, !dbg !96
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !96, !tbaa !42
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12, !dbg !97
  %28 = load i32, ptr addrspace(4) %27, align 4, !dbg !97, !tbaa !44
  %29 = sext i32 %28 to i64, !dbg !98
  %30 = trunc i32 %26 to i8, !dbg !99
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 1 %24, i8 %30, i64 range(i64 -2147483648, 2147483648) %29, i1 false), !dbg !99
  br label %_Z5applyPhRK4Step.exit, !dbg !101

31:                                               ; preds = %2
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 4, !dbg !102
  %33 = load i32, ptr addrspace(4) %32, align 4, !dbg !102, !tbaa !39
  %34 = sext i32 %33 to i64, !dbg !103
  %35 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %34, !dbg !103
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8, !dbg !104
  %37 = load i32, ptr addrspace(4) %36, align 4, !dbg !104, !tbaa !42
  %38 = sext i32 %37 to i64, !dbg !105
  %39 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %38, !dbg !105
  %40 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12, !dbg !106
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !106, !tbaa !44
  %42 = sext i32 %41 to i64, !dbg !107
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %35, ptr addrspace(4) readonly align 1 %39, i64 range(i64 -2147483648, 2147483648) %42, i1 false), !dbg !108
  br label %_Z5applyPhRK4Step.exit, !dbg !110

43:                                               ; preds = %2
  %44 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 4, !dbg !111
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !111, !tbaa !39
  %46 = sext i32 %45 to i64, !dbg !112
  %47 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %46, !dbg !112
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8, !dbg !113
  %49 = load i32, ptr addrspace(4) %48, align 4, !dbg !113, !tbaa !42
  %50 = sext i32 %49 to i64, !dbg !114
  %51 = getelementptr inbounds i8, ptr addrspace(4) %4, i64 %50, !dbg !114
  %52 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12, !dbg !115
  %53 = load i32, ptr addrspace(4) %52, align 4, !dbg !115, !tbaa !44
  %54 = sext i32 %53 to i64, !dbg !116
  call void @llvm.memmove.p4.p4.i64(ptr addrspace(4) align 1 %47, ptr addrspace(4) readonly align 1 %51, i64 range(i64 -2147483648, 2147483648) %54, i1 false), !dbg !117
  br label %_Z5applyPhRK4Step.exit, !dbg !119

_Z5applyPhRK4Step.exit:                           ; preds = %2, %31, %.thread, %43
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(96) %17, ptr addrspace(4) noundef readonly align 1 dereferenceable(96) %4, i64 96, i1 false), !dbg !120
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !dbg !122
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !123 {
vector.ph:
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !124
  %4 = trunc i64 %3 to i32, !dbg !124
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !126
  %6 = trunc i64 %5 to i32, !dbg !126
  %7 = mul i32 %6, %4, !dbg !128
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !129
  %9 = trunc i64 %8 to i32, !dbg !129
  %10 = add i32 %7, %9, !dbg !131
  %11 = mul i64 %8, 96, !dbg !132
  %12 = and i64 %11, 4294967264, !dbg !133
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_sharedPhPK4StepE4ours to ptr addrspace(4)), i64 %12, !dbg !133
  %14 = mul nsw i32 %10, 96
  %15 = sext i32 %14 to i64, !dbg !134
  %invariant.gep = getelementptr i8, ptr addrspace(4) %2, i64 %15, !dbg !134
  %wide.load = load <4 x i8>, ptr addrspace(4) %invariant.gep, align 1, !dbg !135, !tbaa !136
  store <4 x i8> %wide.load, ptr addrspace(4) %13, align 1, !dbg !137, !tbaa !136
  %16 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 4, !dbg !135
  %wide.load.1 = load <4 x i8>, ptr addrspace(4) %16, align 1, !dbg !135, !tbaa !136
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4, !dbg !138
  store <4 x i8> %wide.load.1, ptr addrspace(4) %17, align 1, !dbg !137, !tbaa !136
  %18 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 8, !dbg !135
  %wide.load.2 = load <4 x i8>, ptr addrspace(4) %18, align 1, !dbg !135, !tbaa !136
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 8, !dbg !138
  store <4 x i8> %wide.load.2, ptr addrspace(4) %19, align 1, !dbg !137, !tbaa !136
  %20 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 12, !dbg !135
  %wide.load.3 = load <4 x i8>, ptr addrspace(4) %20, align 1, !dbg !135, !tbaa !136
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12, !dbg !138
  store <4 x i8> %wide.load.3, ptr addrspace(4) %21, align 1, !dbg !137, !tbaa !136
  %22 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 16, !dbg !135
  %wide.load.4 = load <4 x i8>, ptr addrspace(4) %22, align 1, !dbg !135, !tbaa !136
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 16, !dbg !138
  store <4 x i8> %wide.load.4, ptr addrspace(4) %23, align 1, !dbg !137, !tbaa !136
  %24 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 20, !dbg !135
  %wide.load.5 = load <4 x i8>, ptr addrspace(4) %24, align 1, !dbg !135, !tbaa !136
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 20, !dbg !138
  store <4 x i8> %wide.load.5, ptr addrspace(4) %25, align 1, !dbg !137, !tbaa !136
  %26 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 24, !dbg !135
  %wide.load.6 = load <4 x i8>, ptr addrspace(4) %26, align 1, !dbg !135, !tbaa !136
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 24, !dbg !138
  store <4 x i8> %wide.load.6, ptr addrspace(4) %27, align 1, !dbg !137, !tbaa !136
  %28 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 28, !dbg !135
  %wide.load.7 = load <4 x i8>, ptr addrspace(4) %28, align 1, !dbg !135, !tbaa !136
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 28, !dbg !138
  store <4 x i8> %wide.load.7, ptr addrspace(4) %29, align 1, !dbg !137, !tbaa !136
  %30 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 32, !dbg !135
  %wide.load.8 = load <4 x i8>, ptr addrspace(4) %30, align 1, !dbg !135, !tbaa !136
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 32, !dbg !138
  store <4 x i8> %wide.load.8, ptr addrspace(4) %31, align 1, !dbg !137, !tbaa !136
  %32 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 36, !dbg !135
  %wide.load.9 = load <4 x i8>, ptr addrspace(4) %32, align 1, !dbg !135, !tbaa !136
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 36, !dbg !138
  store <4 x i8> %wide.load.9, ptr addrspace(4) %33, align 1, !dbg !137, !tbaa !136
  %34 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 40, !dbg !135
  %wide.load.10 = load <4 x i8>, ptr addrspace(4) %34, align 1, !dbg !135, !tbaa !136
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 40, !dbg !138
  store <4 x i8> %wide.load.10, ptr addrspace(4) %35, align 1, !dbg !137, !tbaa !136
  %36 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 44, !dbg !135
  %wide.load.11 = load <4 x i8>, ptr addrspace(4) %36, align 1, !dbg !135, !tbaa !136
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 44, !dbg !138
  store <4 x i8> %wide.load.11, ptr addrspace(4) %37, align 1, !dbg !137, !tbaa !136
  %38 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 48, !dbg !135
  %wide.load.12 = load <4 x i8>, ptr addrspace(4) %38, align 1, !dbg !135, !tbaa !136
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 48, !dbg !138
  store <4 x i8> %wide.load.12, ptr addrspace(4) %39, align 1, !dbg !137, !tbaa !136
  %40 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 52, !dbg !135
  %wide.load.13 = load <4 x i8>, ptr addrspace(4) %40, align 1, !dbg !135, !tbaa !136
  %41 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 52, !dbg !138
  store <4 x i8> %wide.load.13, ptr addrspace(4) %41, align 1, !dbg !137, !tbaa !136
  %42 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 56, !dbg !135
  %wide.load.14 = load <4 x i8>, ptr addrspace(4) %42, align 1, !dbg !135, !tbaa !136
  %43 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 56, !dbg !138
  store <4 x i8> %wide.load.14, ptr addrspace(4) %43, align 1, !dbg !137, !tbaa !136
  %44 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 60, !dbg !135
  %wide.load.15 = load <4 x i8>, ptr addrspace(4) %44, align 1, !dbg !135, !tbaa !136
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 60, !dbg !138
  store <4 x i8> %wide.load.15, ptr addrspace(4) %45, align 1, !dbg !137, !tbaa !136
  %46 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 64, !dbg !135
  %wide.load.16 = load <4 x i8>, ptr addrspace(4) %46, align 1, !dbg !135, !tbaa !136
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 64, !dbg !138
  store <4 x i8> %wide.load.16, ptr addrspace(4) %47, align 1, !dbg !137, !tbaa !136
  %48 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 68, !dbg !135
  %wide.load.17 = load <4 x i8>, ptr addrspace(4) %48, align 1, !dbg !135, !tbaa !136
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 68, !dbg !138
  store <4 x i8> %wide.load.17, ptr addrspace(4) %49, align 1, !dbg !137, !tbaa !136
  %50 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 72, !dbg !135
  %wide.load.18 = load <4 x i8>, ptr addrspace(4) %50, align 1, !dbg !135, !tbaa !136
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 72, !dbg !138
  store <4 x i8> %wide.load.18, ptr addrspace(4) %51, align 1, !dbg !137, !tbaa !136
  %52 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 76, !dbg !135
  %wide.load.19 = load <4 x i8>, ptr addrspace(4) %52, align 1, !dbg !135, !tbaa !136
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 76, !dbg !138
  store <4 x i8> %wide.load.19, ptr addrspace(4) %53, align 1, !dbg !137, !tbaa !136
  %54 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 80, !dbg !135
  %wide.load.20 = load <4 x i8>, ptr addrspace(4) %54, align 1, !dbg !135, !tbaa !136
  %55 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 80, !dbg !138
  store <4 x i8> %wide.load.20, ptr addrspace(4) %55, align 1, !dbg !137, !tbaa !136
  %56 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 84, !dbg !135
  %wide.load.21 = load <4 x i8>, ptr addrspace(4) %56, align 1, !dbg !135, !tbaa !136
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 84, !dbg !138
  store <4 x i8> %wide.load.21, ptr addrspace(4) %57, align 1, !dbg !137, !tbaa !136
  %58 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 88, !dbg !135
  %wide.load.22 = load <4 x i8>, ptr addrspace(4) %58, align 1, !dbg !135, !tbaa !136
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 88, !dbg !138
  store <4 x i8> %wide.load.22, ptr addrspace(4) %59, align 1, !dbg !137, !tbaa !136
  %60 = getelementptr i8, ptr addrspace(4) %invariant.gep, i64 92, !dbg !135
  %wide.load.23 = load <4 x i8>, ptr addrspace(4) %60, align 1, !dbg !135, !tbaa !136
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 92, !dbg !138
  store <4 x i8> %wide.load.23, ptr addrspace(4) %61, align 1, !dbg !137, !tbaa !136
  %62 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %63 = sext i32 %10 to i64, !dbg !139
  %64 = getelementptr inbounds %struct.Step, ptr addrspace(4) %62, i64 %63, !dbg !139
  %65 = load i32, ptr addrspace(4) %64, align 4, !dbg !140, !tbaa !35
  %66 = icmp eq i32 %65, 0, !dbg !142
  br i1 %66, label %67, label %78, !dbg !142

67:                                               ; preds = %vector.ph
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 4, !dbg !143
  %69 = load i32, ptr addrspace(4) %68, align 4, !dbg !143, !tbaa !39
  %70 = sext i32 %69 to i64, !dbg !144
  %71 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %70, !dbg !144
  %72 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 8, !dbg !145
  %73 = load i32, ptr addrspace(4) %72, align 4, !dbg !145, !tbaa !42
  %74 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 12, !dbg !146
  %75 = load i32, ptr addrspace(4) %74, align 4, !dbg !146, !tbaa !44
  %76 = sext i32 %75 to i64, !dbg !147
  %77 = trunc i32 %73 to i8, !dbg !148
  tail call void @llvm.memset.p4.i64(ptr addrspace(4) align 1 %71, i8 %77, i64 range(i64 -2147483648, 2147483648) %76, i1 false), !dbg !148
  %.pr.i = load i32, ptr addrspace(4) %64, align 4, !dbg !150, !tbaa !35
  br label %78, !dbg !151

78:                                               ; preds = %67, %vector.ph
  %79 = phi i32 [ %.pr.i, %67 ], [ %65, %vector.ph ], !dbg !150
  %80 = icmp eq i32 %79, 1, !dbg !152
  br i1 %80, label %81, label %93, !dbg !152

81:                                               ; preds = %78
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 4, !dbg !153
  %83 = load i32, ptr addrspace(4) %82, align 4, !dbg !153, !tbaa !39
  %84 = sext i32 %83 to i64, !dbg !154
  %85 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %84, !dbg !154
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 8, !dbg !155
  %87 = load i32, ptr addrspace(4) %86, align 4, !dbg !155, !tbaa !42
  %88 = sext i32 %87 to i64, !dbg !156
  %89 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %88, !dbg !156
  %90 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 12, !dbg !157
  %91 = load i32, ptr addrspace(4) %90, align 4, !dbg !157, !tbaa !44
  %92 = sext i32 %91 to i64, !dbg !158
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %85, ptr addrspace(4) readonly align 1 %89, i64 range(i64 -2147483648, 2147483648) %92, i1 false), !dbg !159
  %.pre.i = load i32, ptr addrspace(4) %64, align 4, !dbg !161, !tbaa !35
  br label %93, !dbg !162

93:                                               ; preds = %81, %78
  %94 = phi i32 [ %.pre.i, %81 ], [ %79, %78 ], !dbg !161
  %95 = icmp eq i32 %94, 2, !dbg !163
  br i1 %95, label %96, label %_Z5applyPhRK4Step.exit, !dbg !163

96:                                               ; preds = %93
  %97 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 4, !dbg !164
  %98 = load i32, ptr addrspace(4) %97, align 4, !dbg !164, !tbaa !39
  %99 = sext i32 %98 to i64, !dbg !165
  %100 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %99, !dbg !165
  %101 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 8, !dbg !166
  %102 = load i32, ptr addrspace(4) %101, align 4, !dbg !166, !tbaa !42
  %103 = sext i32 %102 to i64, !dbg !167
  %104 = getelementptr inbounds i8, ptr addrspace(4) %13, i64 %103, !dbg !167
  %105 = getelementptr inbounds nuw i8, ptr addrspace(4) %64, i64 12, !dbg !168
  %106 = load i32, ptr addrspace(4) %105, align 4, !dbg !168, !tbaa !44
  %107 = sext i32 %106 to i64, !dbg !169
  tail call void @llvm.memmove.p4.p4.i64(ptr addrspace(4) align 1 %100, ptr addrspace(4) readonly align 1 %104, i64 range(i64 -2147483648, 2147483648) %107, i1 false), !dbg !170
  br label %_Z5applyPhRK4Step.exit, !dbg !172

_Z5applyPhRK4Step.exit:                           ; preds = %93, %96
  %108 = getelementptr inbounds i8, ptr addrspace(4) %2, i64 %15, !dbg !173
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(96) %108, ptr addrspace(4) noundef readonly align 1 dereferenceable(96) %13, i64 96, i1 false), !dbg !174
  ret void, !dbg !176
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #2 !dbg !177 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !178
  %8 = and i64 %7, 4294967295, !dbg !180
  %.not = icmp eq i64 %8, 0, !dbg !180
  br i1 %.not, label %.preheader, label %.loopexit, !dbg !180

.preheader:                                       ; preds = %3
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 8
  br label %10, !dbg !181

10:                                               ; preds = %.preheader, %42
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %42 ]
  %11 = mul nuw nsw i64 %indvars.iv, 96, !dbg !182
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 %11, !dbg !183
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(96) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(4) noundef readonly align 1 dereferenceable(96) %12, i64 96, i1 false), !dbg !184
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(4) %6, align 8, !dbg !186, !tbaa !187
  store ptr addrspace(4) %12, ptr addrspace(4) %9, align 8, !dbg !190, !tbaa !187
  %13 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %5, i64 %indvars.iv, !dbg !191
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !192, !tbaa !35
  %15 = icmp eq i32 %14, 0, !dbg !193
  br i1 %15, label %16, label %27, !dbg !193

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4, !dbg !194
  %18 = load i32, ptr addrspace(4) %17, align 4, !dbg !194, !tbaa !39
  %19 = sext i32 %18 to i64, !dbg !195
  %20 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 %19, !dbg !195
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 8, !dbg !196
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !196, !tbaa !42
  %23 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12, !dbg !197
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !197, !tbaa !44
  %25 = sext i32 %24 to i64, !dbg !198
  %26 = trunc i32 %22 to i8, !dbg !199
  tail call void @llvm.memset.p4.i64(ptr addrspace(4) align 1 %20, i8 %26, i64 range(i64 -2147483648, 2147483648) %25, i1 false), !dbg !199
  br label %42, !dbg !201

27:                                               ; preds = %10
  %28 = and i64 %indvars.iv, 1, !dbg !202
  %29 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(4) %6, i64 %28, !dbg !203
  %30 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !203, !tbaa !187
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 4, !dbg !204
  %32 = load i32, ptr addrspace(4) %31, align 4, !dbg !204, !tbaa !39
  %33 = sext i32 %32 to i64, !dbg !205
  %34 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 %33, !dbg !205
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 8, !dbg !206
  %36 = load i32, ptr addrspace(4) %35, align 4, !dbg !206, !tbaa !42
  %37 = sext i32 %36 to i64, !dbg !207
  %38 = getelementptr inbounds i8, ptr addrspace(4) %30, i64 %37, !dbg !207
  %39 = getelementptr inbounds nuw i8, ptr addrspace(4) %13, i64 12, !dbg !208
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !208, !tbaa !44
  %41 = sext i32 %40 to i64, !dbg !209
  tail call void @llvm.memmove.p4.p4.i64(ptr addrspace(4) align 1 %34, ptr addrspace(4) readonly align 1 %38, i64 range(i64 -2147483648, 2147483648) %41, i1 false), !dbg !210
  br label %42

42:                                               ; preds = %27, %16
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(96) %12, ptr addrspace(4) noundef readonly align 1 dereferenceable(96) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 96, i1 false), !dbg !212
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !214
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64, !dbg !215
  br i1 %exitcond.not, label %.loopexit, label %10, !dbg !181, !llvm.loop !216

.loopexit:                                        ; preds = %42, %3
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #3 !dbg !220 {
  %4 = alloca %struct.Big, align 8
  %5 = addrspacecast ptr %4 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %8 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !221
  %10 = trunc i64 %9 to i32, !dbg !221
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8, !dbg !223
  call void @llvm.memset.p4.i64(ptr addrspace(4) noundef align 8 dereferenceable(328) %5, i8 0, i64 328, i1 false), !dbg !224
  %11 = sitofp i32 %10 to double, !dbg !226
  %12 = srem i32 %10, 40, !dbg !227
  %13 = sext i32 %12 to i64, !dbg !228
  %14 = getelementptr inbounds double, ptr addrspace(4) %5, i64 %13, !dbg !228
  store double %11, ptr addrspace(4) %14, align 8, !dbg !229, !tbaa !230
  %15 = trunc i64 %9 to i8, !dbg !232
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 320, !dbg !233
  store i8 %15, ptr addrspace(4) %16, align 8, !dbg !234, !tbaa !235
  %sext = shl i64 %9, 32, !dbg !237
  %17 = ashr exact i64 %sext, 32, !dbg !237
  %18 = getelementptr inbounds %struct.Big, ptr addrspace(4) %6, i64 %17, !dbg !237
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 8 dereferenceable(328) %18, ptr addrspace(4) noundef align 8 dereferenceable(328) %5, i64 328, i1 false), !dbg !238, !tbaa.struct !239
  %19 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 312, !dbg !240
  store double %11, ptr addrspace(4) %19, align 8, !dbg !241
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %18, i64 320, !dbg !242
  store i8 7, ptr addrspace(4) %20, align 8, !dbg !243
  %21 = getelementptr inbounds i32, ptr addrspace(4) %7, i64 %17, !dbg !244
  %22 = load volatile i32, ptr addrspace(4) %21, align 4, !dbg !244, !tbaa !9
  %23 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %17, !dbg !245
  store volatile i32 %22, ptr addrspace(4) %23, align 4, !dbg !246, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8, !dbg !247
  ret void, !dbg !247
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

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { nounwind }

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
!173 = !DILocation(line: 38, column: 15, scope: !123)
!174 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !175)
!175 = distinct !DILocation(line: 38, column: 3, scope: !123)
!176 = !DILocation(line: 39, column: 1, scope: !123)
!177 = distinct !DISubprogram(name: "mixed", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !179)
!179 = distinct !DILocation(line: 44, column: 7, scope: !177)
!180 = !DILocation(line: 44, column: 7, scope: !177)
!181 = !DILocation(line: 45, column: 3, scope: !177)
!182 = !DILocation(line: 46, column: 27, scope: !177)
!183 = !DILocation(line: 46, column: 23, scope: !177)
!184 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !185)
!185 = distinct !DILocation(line: 46, column: 5, scope: !177)
!186 = !DILocation(line: 47, column: 14, scope: !177)
!187 = !{!188, !188, i64 0}
!188 = !{!"p1 omnipotent char", !189, i64 0}
!189 = !{!"any pointer", !11, i64 0}
!190 = !DILocation(line: 48, column: 14, scope: !177)
!191 = !DILocation(line: 49, column: 21, scope: !177)
!192 = !DILocation(line: 51, column: 11, scope: !177)
!193 = !DILocation(line: 51, column: 21, scope: !177)
!194 = !DILocation(line: 52, column: 23, scope: !177)
!195 = !DILocation(line: 52, column: 19, scope: !177)
!196 = !DILocation(line: 52, column: 29, scope: !177)
!197 = !DILocation(line: 52, column: 37, scope: !177)
!198 = !DILocation(line: 52, column: 35, scope: !177)
!199 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !200)
!200 = distinct !DILocation(line: 52, column: 7, scope: !177)
!201 = !DILocation(line: 52, column: 7, scope: !177)
!202 = !DILocation(line: 50, column: 38, scope: !177)
!203 = !DILocation(line: 50, column: 30, scope: !177)
!204 = !DILocation(line: 54, column: 24, scope: !177)
!205 = !DILocation(line: 54, column: 20, scope: !177)
!206 = !DILocation(line: 54, column: 40, scope: !177)
!207 = !DILocation(line: 54, column: 36, scope: !177)
!208 = !DILocation(line: 54, column: 48, scope: !177)
!209 = !DILocation(line: 54, column: 46, scope: !177)
!210 = !DILocation(line: 12, column: 10, scope: !72, inlinedAt: !211)
!211 = distinct !DILocation(line: 54, column: 7, scope: !177)
!212 = !DILocation(line: 9, column: 10, scope: !60, inlinedAt: !213)
!213 = distinct !DILocation(line: 55, column: 5, scope: !177)
!214 = !DILocation(line: 45, column: 27, scope: !177)
!215 = !DILocation(line: 45, column: 21, scope: !177)
!216 = distinct !{!216, !181, !217, !218}
!217 = !DILocation(line: 56, column: 3, scope: !177)
!218 = !{!"llvm.loop.mustprogress"}
!219 = !DILocation(line: 57, column: 1, scope: !177)
!220 = distinct !DISubprogram(name: "constants", scope: !14, file: !14, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !222)
!222 = distinct !DILocation(line: 65, column: 17, scope: !220)
!223 = !DILocation(line: 66, column: 3, scope: !220)
!224 = !DILocation(line: 15, column: 10, scope: !47, inlinedAt: !225)
!225 = distinct !DILocation(line: 67, column: 3, scope: !220)
!226 = !DILocation(line: 68, column: 17, scope: !220)
!227 = !DILocation(line: 68, column: 9, scope: !220)
!228 = !DILocation(line: 68, column: 3, scope: !220)
!229 = !DILocation(line: 68, column: 15, scope: !220)
!230 = !{!231, !231, i64 0}
!231 = !{!"double", !11, i64 0}
!232 = !DILocation(line: 69, column: 12, scope: !220)
!233 = !DILocation(line: 69, column: 5, scope: !220)
!234 = !DILocation(line: 69, column: 10, scope: !220)
!235 = !{!236, !11, i64 320}
!236 = !{!"_ZTS3Big", !11, i64 0, !11, i64 320}
!237 = !DILocation(line: 70, column: 3, scope: !220)
!238 = !DILocation(line: 70, column: 10, scope: !220)
!239 = !{i64 0, i64 320, !136, i64 320, i64 1, !136}
!240 = !DILocation(line: 72, column: 28, scope: !220)
!241 = !DILocation(line: 72, column: 3, scope: !220)
!242 = !DILocation(line: 73, column: 35, scope: !220)
!243 = !DILocation(line: 73, column: 3, scope: !220)
!244 = !DILocation(line: 74, column: 15, scope: !220)
!245 = !DILocation(line: 74, column: 3, scope: !220)
!246 = !DILocation(line: 74, column: 13, scope: !220)
!247 = !DILocation(line: 75, column: 1, scope: !220)
