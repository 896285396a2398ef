; ModuleID = '<memory>'
source_filename = "tests/programs/memory_blocks.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Step = type { i32, i32, i32, i32 }
%struct.Big = type { [40 x double], i8 }

@_ZZ9in_sharedPhPK4StepE4ours = internal unnamed_addr addrspace(3) global [3072 x i8] undef, align 1
@_ZZ5mixedPhPK4StepPS_E4ours = internal addrspace(3) global [96 x i8] undef, align 1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z9in_globalPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !14 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !18
  %4 = trunc i64 %3 to i32, !dbg !18
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !22
  %6 = trunc i64 %5 to i32, !dbg !22
  %7 = mul i32 %6, %4, !dbg !25
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !26
  %9 = trunc i64 %8 to i32, !dbg !26
  %10 = add i32 %7, %9, !dbg !29
  %11 = mul nsw i32 %10, 96, !dbg !30
  %12 = sext i32 %11 to i64, !dbg !31
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12, !dbg !31
  %14 = sext i32 %10 to i64, !dbg !32
  %15 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %14, !dbg !32
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !33, !tbaa !36
  %17 = icmp eq i32 %16, 0, !dbg !38
  br i1 %17, label %18, label %29, !dbg !38

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
  call void @llvm.memset.p1.i64(ptr addrspace(1) align 1 %22, i8 %28, i64 %27, i1 false), !dbg !47
  %.pr.i = load i32, ptr addrspace(1) %15, align 4, !dbg !51, !tbaa !36
  br label %29, !dbg !52

29:                                               ; preds = %18, %2
  %30 = phi i32 [ %.pr.i, %18 ], [ %16, %2 ], !dbg !51
  %31 = icmp eq i32 %30, 1, !dbg !53
  br i1 %31, label %32, label %44, !dbg !53

32:                                               ; preds = %29
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !54
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !54, !tbaa !40
  %35 = sext i32 %34 to i64, !dbg !55
  %36 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %35, !dbg !55
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !56
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !56, !tbaa !43
  %39 = sext i32 %38 to i64, !dbg !57
  %40 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %39, !dbg !57
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !58
  %42 = load i32, ptr addrspace(1) %41, align 4, !dbg !58, !tbaa !45
  %43 = sext i32 %42 to i64, !dbg !59
  call void @llvm.memcpy.p1.p1.i64(ptr addrspace(1) align 1 %36, ptr addrspace(1) align 1 %40, i64 %43, i1 false), !dbg !60
  %.pre.i = load i32, ptr addrspace(1) %15, align 4, !dbg !63, !tbaa !36
  br label %44, !dbg !64

44:                                               ; preds = %32, %29
  %45 = phi i32 [ %.pre.i, %32 ], [ %30, %29 ], !dbg !63
  %46 = icmp eq i32 %45, 2, !dbg !65
  br i1 %46, label %47, label %_Z5applyPhRK4Step.exit, !dbg !65

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 4, !dbg !66
  %49 = load i32, ptr addrspace(1) %48, align 4, !dbg !66, !tbaa !40
  %50 = sext i32 %49 to i64, !dbg !67
  %51 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %50, !dbg !67
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8, !dbg !68
  %53 = load i32, ptr addrspace(1) %52, align 4, !dbg !68, !tbaa !43
  %54 = sext i32 %53 to i64, !dbg !69
  %55 = getelementptr inbounds i8, ptr addrspace(1) %13, i64 %54, !dbg !69
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 12, !dbg !70
  %57 = load i32, ptr addrspace(1) %56, align 4, !dbg !70, !tbaa !45
  %58 = sext i32 %57 to i64, !dbg !71
  call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align 1 %51, ptr addrspace(1) align 1 %55, i64 %58, i1 false), !dbg !72
  br label %_Z5applyPhRK4Step.exit, !dbg !75

_Z5applyPhRK4Step.exit:                           ; preds = %44, %47
  ret void, !dbg !76
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !77 {
  %3 = alloca [96 x i8], align 8
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !78
  %5 = trunc i64 %4 to i32, !dbg !78
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !80
  %7 = trunc i64 %6 to i32, !dbg !80
  %8 = mul i32 %7, %5, !dbg !82
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !83
  %10 = trunc i64 %9 to i32, !dbg !83
  %11 = add i32 %8, %10, !dbg !85
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !86
  %12 = mul nsw i32 %11, 96, !dbg !87
  %13 = sext i32 %12 to i64, !dbg !88
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13, !dbg !88
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(96) %3, ptr addrspace(1) noundef align 1 dereferenceable(96) %14, i64 96, i1 false), !dbg !89
  %15 = sext i32 %11 to i64, !dbg !91
  %16 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %15, !dbg !91
  %17 = load i32, ptr addrspace(1) %16, align 4, !dbg !92, !tbaa !36
  switch i32 %17, label %_Z5applyPhRK4Step.exit [
    i32 0, label %.thread
    i32 1, label %28
    i32 2, label %40
  ], !dbg !94

.thread:                                          ; preds = %2
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !95
  %19 = load i32, ptr addrspace(1) %18, align 4, !dbg !95, !tbaa !40
  %20 = sext i32 %19 to i64, !dbg !96
  %21 = getelementptr inbounds i8, ptr %3, i64 %20, !dbg !96
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !97
  %23 = load i32, ptr addrspace(1) %22, align 4, !dbg !97, !tbaa !43
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !98
  %25 = load i32, ptr addrspace(1) %24, align 4, !dbg !98, !tbaa !45
  %26 = sext i32 %25 to i64, !dbg !99
  %27 = trunc i32 %23 to i8, !dbg !100
  call void @llvm.memset.p0.i64(ptr nonnull align 1 %21, i8 %27, i64 %26, i1 false), !dbg !100
  br label %_Z5applyPhRK4Step.exit, !dbg !102

28:                                               ; preds = %2
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !103
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !103, !tbaa !40
  %31 = sext i32 %30 to i64, !dbg !104
  %32 = getelementptr inbounds i8, ptr %3, i64 %31, !dbg !104
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !105
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !105, !tbaa !43
  %35 = sext i32 %34 to i64, !dbg !106
  %36 = getelementptr inbounds i8, ptr %3, i64 %35, !dbg !106
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !107
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !107, !tbaa !45
  %39 = sext i32 %38 to i64, !dbg !108
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %32, ptr nonnull align 1 %36, i64 %39, i1 false), !dbg !109
  br label %_Z5applyPhRK4Step.exit, !dbg !111

40:                                               ; preds = %2
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 4, !dbg !112
  %42 = load i32, ptr addrspace(1) %41, align 4, !dbg !112, !tbaa !40
  %43 = sext i32 %42 to i64, !dbg !113
  %44 = getelementptr inbounds i8, ptr %3, i64 %43, !dbg !113
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !114
  %46 = load i32, ptr addrspace(1) %45, align 4, !dbg !114, !tbaa !43
  %47 = sext i32 %46 to i64, !dbg !115
  %48 = getelementptr inbounds i8, ptr %3, i64 %47, !dbg !115
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 12, !dbg !116
  %50 = load i32, ptr addrspace(1) %49, align 4, !dbg !116, !tbaa !45
  %51 = sext i32 %50 to i64, !dbg !117
  call void @llvm.memmove.p0.p0.i64(ptr nonnull align 1 %44, ptr nonnull align 1 %48, i64 %51, i1 false), !dbg !118
  br label %_Z5applyPhRK4Step.exit, !dbg !120

_Z5applyPhRK4Step.exit:                           ; preds = %2, %28, %.thread, %40
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %14, ptr noundef nonnull align 8 dereferenceable(96) %3, i64 96, i1 false), !dbg !121
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !123
  ret void, !dbg !123
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !124 {
vector.ph:
  %2 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !125
  %3 = trunc i64 %2 to i32, !dbg !125
  %4 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !127
  %5 = trunc i64 %4 to i32, !dbg !127
  %6 = mul i32 %5, %3, !dbg !129
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !130
  %8 = trunc i64 %7 to i32, !dbg !130
  %9 = add i32 %6, %8, !dbg !132
  %10 = mul i64 %7, 96, !dbg !133
  %11 = and i64 %10, 4294967264, !dbg !134
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) @_ZZ9in_sharedPhPK4StepE4ours, i64 %11, !dbg !134
  %13 = mul nsw i32 %9, 96
  %14 = sext i32 %13 to i64, !dbg !135
  %invariant.gep = getelementptr i8, ptr addrspace(1) %0, i64 %14, !dbg !135
  %wide.load = load <4 x i8>, ptr addrspace(1) %invariant.gep, align 1, !dbg !136, !tbaa !137
  store <4 x i8> %wide.load, ptr addrspace(3) %12, align 1, !dbg !138, !tbaa !137
  %15 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 4, !dbg !136
  %wide.load.1 = load <4 x i8>, ptr addrspace(1) %15, align 1, !dbg !136, !tbaa !137
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 4, !dbg !139
  store <4 x i8> %wide.load.1, ptr addrspace(3) %16, align 1, !dbg !138, !tbaa !137
  %17 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 8, !dbg !136
  %wide.load.2 = load <4 x i8>, ptr addrspace(1) %17, align 1, !dbg !136, !tbaa !137
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 8, !dbg !139
  store <4 x i8> %wide.load.2, ptr addrspace(3) %18, align 1, !dbg !138, !tbaa !137
  %19 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 12, !dbg !136
  %wide.load.3 = load <4 x i8>, ptr addrspace(1) %19, align 1, !dbg !136, !tbaa !137
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 12, !dbg !139
  store <4 x i8> %wide.load.3, ptr addrspace(3) %20, align 1, !dbg !138, !tbaa !137
  %21 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 16, !dbg !136
  %wide.load.4 = load <4 x i8>, ptr addrspace(1) %21, align 1, !dbg !136, !tbaa !137
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 16, !dbg !139
  store <4 x i8> %wide.load.4, ptr addrspace(3) %22, align 1, !dbg !138, !tbaa !137
  %23 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 20, !dbg !136
  %wide.load.5 = load <4 x i8>, ptr addrspace(1) %23, align 1, !dbg !136, !tbaa !137
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 20, !dbg !139
  store <4 x i8> %wide.load.5, ptr addrspace(3) %24, align 1, !dbg !138, !tbaa !137
  %25 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 24, !dbg !136
  %wide.load.6 = load <4 x i8>, ptr addrspace(1) %25, align 1, !dbg !136, !tbaa !137
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 24, !dbg !139
  store <4 x i8> %wide.load.6, ptr addrspace(3) %26, align 1, !dbg !138, !tbaa !137
  %27 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 28, !dbg !136
  %wide.load.7 = load <4 x i8>, ptr addrspace(1) %27, align 1, !dbg !136, !tbaa !137
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 28, !dbg !139
  store <4 x i8> %wide.load.7, ptr addrspace(3) %28, align 1, !dbg !138, !tbaa !137
  %29 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 32, !dbg !136
  %wide.load.8 = load <4 x i8>, ptr addrspace(1) %29, align 1, !dbg !136, !tbaa !137
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 32, !dbg !139
  store <4 x i8> %wide.load.8, ptr addrspace(3) %30, align 1, !dbg !138, !tbaa !137
  %31 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 36, !dbg !136
  %wide.load.9 = load <4 x i8>, ptr addrspace(1) %31, align 1, !dbg !136, !tbaa !137
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 36, !dbg !139
  store <4 x i8> %wide.load.9, ptr addrspace(3) %32, align 1, !dbg !138, !tbaa !137
  %33 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 40, !dbg !136
  %wide.load.10 = load <4 x i8>, ptr addrspace(1) %33, align 1, !dbg !136, !tbaa !137
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 40, !dbg !139
  store <4 x i8> %wide.load.10, ptr addrspace(3) %34, align 1, !dbg !138, !tbaa !137
  %35 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 44, !dbg !136
  %wide.load.11 = load <4 x i8>, ptr addrspace(1) %35, align 1, !dbg !136, !tbaa !137
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 44, !dbg !139
  store <4 x i8> %wide.load.11, ptr addrspace(3) %36, align 1, !dbg !138, !tbaa !137
  %37 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 48, !dbg !136
  %wide.load.12 = load <4 x i8>, ptr addrspace(1) %37, align 1, !dbg !136, !tbaa !137
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 48, !dbg !139
  store <4 x i8> %wide.load.12, ptr addrspace(3) %38, align 1, !dbg !138, !tbaa !137
  %39 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 52, !dbg !136
  %wide.load.13 = load <4 x i8>, ptr addrspace(1) %39, align 1, !dbg !136, !tbaa !137
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 52, !dbg !139
  store <4 x i8> %wide.load.13, ptr addrspace(3) %40, align 1, !dbg !138, !tbaa !137
  %41 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 56, !dbg !136
  %wide.load.14 = load <4 x i8>, ptr addrspace(1) %41, align 1, !dbg !136, !tbaa !137
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 56, !dbg !139
  store <4 x i8> %wide.load.14, ptr addrspace(3) %42, align 1, !dbg !138, !tbaa !137
  %43 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 60, !dbg !136
  %wide.load.15 = load <4 x i8>, ptr addrspace(1) %43, align 1, !dbg !136, !tbaa !137
  %44 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 60, !dbg !139
  store <4 x i8> %wide.load.15, ptr addrspace(3) %44, align 1, !dbg !138, !tbaa !137
  %45 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 64, !dbg !136
  %wide.load.16 = load <4 x i8>, ptr addrspace(1) %45, align 1, !dbg !136, !tbaa !137
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 64, !dbg !139
  store <4 x i8> %wide.load.16, ptr addrspace(3) %46, align 1, !dbg !138, !tbaa !137
  %47 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 68, !dbg !136
  %wide.load.17 = load <4 x i8>, ptr addrspace(1) %47, align 1, !dbg !136, !tbaa !137
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 68, !dbg !139
  store <4 x i8> %wide.load.17, ptr addrspace(3) %48, align 1, !dbg !138, !tbaa !137
  %49 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 72, !dbg !136
  %wide.load.18 = load <4 x i8>, ptr addrspace(1) %49, align 1, !dbg !136, !tbaa !137
  %50 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 72, !dbg !139
  store <4 x i8> %wide.load.18, ptr addrspace(3) %50, align 1, !dbg !138, !tbaa !137
  %51 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 76, !dbg !136
  %wide.load.19 = load <4 x i8>, ptr addrspace(1) %51, align 1, !dbg !136, !tbaa !137
  %52 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 76, !dbg !139
  store <4 x i8> %wide.load.19, ptr addrspace(3) %52, align 1, !dbg !138, !tbaa !137
  %53 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 80, !dbg !136
  %wide.load.20 = load <4 x i8>, ptr addrspace(1) %53, align 1, !dbg !136, !tbaa !137
  %54 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 80, !dbg !139
  store <4 x i8> %wide.load.20, ptr addrspace(3) %54, align 1, !dbg !138, !tbaa !137
  %55 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 84, !dbg !136
  %wide.load.21 = load <4 x i8>, ptr addrspace(1) %55, align 1, !dbg !136, !tbaa !137
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 84, !dbg !139
  store <4 x i8> %wide.load.21, ptr addrspace(3) %56, align 1, !dbg !138, !tbaa !137
  %57 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 88, !dbg !136
  %wide.load.22 = load <4 x i8>, ptr addrspace(1) %57, align 1, !dbg !136, !tbaa !137
  %58 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 88, !dbg !139
  store <4 x i8> %wide.load.22, ptr addrspace(3) %58, align 1, !dbg !138, !tbaa !137
  %59 = getelementptr i8, ptr addrspace(1) %invariant.gep, i64 92, !dbg !136
  %wide.load.23 = load <4 x i8>, ptr addrspace(1) %59, align 1, !dbg !136, !tbaa !137
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 92, !dbg !139
  store <4 x i8> %wide.load.23, ptr addrspace(3) %60, align 1, !dbg !138, !tbaa !137
  %61 = sext i32 %9 to i64, !dbg !140
  %62 = getelementptr inbounds %struct.Step, ptr addrspace(1) %1, i64 %61, !dbg !140
  %63 = load i32, ptr addrspace(1) %62, align 4, !dbg !141, !tbaa !36
  %64 = icmp eq i32 %63, 0, !dbg !143
  br i1 %64, label %65, label %76, !dbg !143

65:                                               ; preds = %vector.ph
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !144
  %67 = load i32, ptr addrspace(1) %66, align 4, !dbg !144, !tbaa !40
  %68 = sext i32 %67 to i64, !dbg !145
  %69 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %68, !dbg !145
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !146
  %71 = load i32, ptr addrspace(1) %70, align 4, !dbg !146, !tbaa !43
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !147
  %73 = load i32, ptr addrspace(1) %72, align 4, !dbg !147, !tbaa !45
  %74 = sext i32 %73 to i64, !dbg !148
  %75 = trunc i32 %71 to i8, !dbg !149
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 1 %69, i8 %75, i64 %74, i1 false), !dbg !149
  %.pr.i = load i32, ptr addrspace(1) %62, align 4, !dbg !151, !tbaa !36
  br label %76, !dbg !152

76:                                               ; preds = %65, %vector.ph
  %77 = phi i32 [ %.pr.i, %65 ], [ %63, %vector.ph ], !dbg !151
  %78 = icmp eq i32 %77, 1, !dbg !153
  br i1 %78, label %79, label %91, !dbg !153

79:                                               ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !154
  %81 = load i32, ptr addrspace(1) %80, align 4, !dbg !154, !tbaa !40
  %82 = sext i32 %81 to i64, !dbg !155
  %83 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %82, !dbg !155
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !156
  %85 = load i32, ptr addrspace(1) %84, align 4, !dbg !156, !tbaa !43
  %86 = sext i32 %85 to i64, !dbg !157
  %87 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %86, !dbg !157
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !158
  %89 = load i32, ptr addrspace(1) %88, align 4, !dbg !158, !tbaa !45
  %90 = sext i32 %89 to i64, !dbg !159
  call void @llvm.memcpy.p3.p3.i64(ptr addrspace(3) align 1 %83, ptr addrspace(3) align 1 %87, i64 %90, i1 false), !dbg !160
  %.pre.i = load i32, ptr addrspace(1) %62, align 4, !dbg !162, !tbaa !36
  br label %91, !dbg !163

91:                                               ; preds = %79, %76
  %92 = phi i32 [ %.pre.i, %79 ], [ %77, %76 ], !dbg !162
  %93 = icmp eq i32 %92, 2, !dbg !164
  br i1 %93, label %94, label %_Z5applyPhRK4Step.exit, !dbg !164

94:                                               ; preds = %91
  %95 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 4, !dbg !165
  %96 = load i32, ptr addrspace(1) %95, align 4, !dbg !165, !tbaa !40
  %97 = sext i32 %96 to i64, !dbg !166
  %98 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %97, !dbg !166
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 8, !dbg !167
  %100 = load i32, ptr addrspace(1) %99, align 4, !dbg !167, !tbaa !43
  %101 = sext i32 %100 to i64, !dbg !168
  %102 = getelementptr inbounds i8, ptr addrspace(3) %12, i64 %101, !dbg !168
  %103 = getelementptr inbounds nuw i8, ptr addrspace(1) %62, i64 12, !dbg !169
  %104 = load i32, ptr addrspace(1) %103, align 4, !dbg !169, !tbaa !45
  %105 = sext i32 %104 to i64, !dbg !170
  call void @llvm.memmove.p3.p3.i64(ptr addrspace(3) align 1 %98, ptr addrspace(3) align 1 %102, i64 %105, i1 false), !dbg !171
  br label %_Z5applyPhRK4Step.exit, !dbg !173

_Z5applyPhRK4Step.exit:                           ; preds = %91, %94
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %invariant.gep, ptr addrspace(3) noundef align 1 dereferenceable(96) %12, i64 96, i1 false), !dbg !174
  ret void, !dbg !176
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #2 !dbg !177 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !178
  %5 = and i64 %4, 4294967295, !dbg !180
  %.not = icmp eq i64 %5, 0, !dbg !180
  br i1 %.not, label %.preheader, label %.loopexit, !dbg !180

.preheader:                                       ; preds = %3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 8
  br label %7, !dbg !181

7:                                                ; preds = %.preheader, %40
  %indvars.iv = phi i64 [ 0, %.preheader ], [ %indvars.iv.next, %40 ]
  %8 = mul nuw nsw i64 %indvars.iv, 96, !dbg !182
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8, !dbg !183
  %10 = addrspacecast ptr addrspace(1) %9 to ptr addrspace(4)
  call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, ptr addrspace(1) noundef align 1 dereferenceable(96) %9, i64 96, i1 false), !dbg !184
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(1) %2, align 8, !dbg !186, !tbaa !187
  store ptr addrspace(4) %10, ptr addrspace(1) %6, align 8, !dbg !190, !tbaa !187
  %11 = getelementptr inbounds nuw %struct.Step, ptr addrspace(1) %1, i64 %indvars.iv, !dbg !191
  %12 = load i32, ptr addrspace(1) %11, align 4, !dbg !192, !tbaa !36
  %13 = icmp eq i32 %12, 0, !dbg !193
  br i1 %13, label %14, label %25, !dbg !193

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !194
  %16 = load i32, ptr addrspace(1) %15, align 4, !dbg !194, !tbaa !40
  %17 = sext i32 %16 to i64, !dbg !195
  %18 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %17, !dbg !195
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !196
  %20 = load i32, ptr addrspace(1) %19, align 4, !dbg !196, !tbaa !43
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !197
  %22 = load i32, ptr addrspace(1) %21, align 4, !dbg !197, !tbaa !45
  %23 = sext i32 %22 to i64, !dbg !198
  %24 = trunc i32 %20 to i8, !dbg !199
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 1 %18, i8 %24, i64 %23, i1 false), !dbg !199
  br label %40, !dbg !201

25:                                               ; preds = %7
  %26 = and i64 %indvars.iv, 1, !dbg !202
  %27 = getelementptr inbounds nuw ptr addrspace(4), ptr addrspace(1) %2, i64 %26, !dbg !203
  %28 = load ptr addrspace(4), ptr addrspace(1) %27, align 8, !dbg !203, !tbaa !187
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 4, !dbg !204
  %30 = load i32, ptr addrspace(1) %29, align 4, !dbg !204, !tbaa !40
  %31 = sext i32 %30 to i64, !dbg !205
  %32 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours, i64 %31, !dbg !205
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 8, !dbg !206
  %34 = load i32, ptr addrspace(1) %33, align 4, !dbg !206, !tbaa !43
  %35 = sext i32 %34 to i64, !dbg !207
  %36 = getelementptr inbounds i8, ptr addrspace(4) %28, i64 %35, !dbg !207
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 12, !dbg !208
  %38 = load i32, ptr addrspace(1) %37, align 4, !dbg !208, !tbaa !45
  %39 = sext i32 %38 to i64, !dbg !209
  call void @llvm.memmove.p3.p4.i64(ptr addrspace(3) align 1 %32, ptr addrspace(4) align 1 %36, i64 %39, i1 false), !dbg !210
  br label %40

40:                                               ; preds = %25, %14
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 1 dereferenceable(96) %9, ptr addrspace(3) noundef align 1 dereferenceable(96) @_ZZ5mixedPhPK4StepPS_E4ours, i64 96, i1 false), !dbg !212
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !214
  %exitcond.not = icmp eq i64 %indvars.iv.next, 64, !dbg !215
  br i1 %exitcond.not, label %.loopexit, label %7, !dbg !181, !llvm.loop !216

.loopexit:                                        ; preds = %40, %3
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) local_unnamed_addr #3 !dbg !220 {
  %4 = alloca %struct.Big, align 8
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !221
  %6 = trunc i64 %5 to i32, !dbg !221
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !223
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(328) %4, i8 0, i64 328, i1 false), !dbg !224
  %7 = sitofp i32 %6 to double, !dbg !226
  %8 = srem i32 %6, 40, !dbg !227
  %9 = sext i32 %8 to i64, !dbg !228
  %10 = getelementptr inbounds double, ptr %4, i64 %9, !dbg !228
  store double %7, ptr %10, align 8, !dbg !229, !tbaa !230
  %11 = trunc i64 %5 to i8, !dbg !232
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 320, !dbg !233
  store i8 %11, ptr %12, align 8, !dbg !234, !tbaa !235
  %sext = shl i64 %5, 32, !dbg !237
  %13 = ashr exact i64 %sext, 32, !dbg !237
  %14 = getelementptr inbounds %struct.Big, ptr addrspace(1) %0, i64 %13, !dbg !237
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(328) %14, ptr noundef nonnull align 8 dereferenceable(328) %4, i64 328, i1 false), !dbg !238, !tbaa.struct !239
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 312, !dbg !240
  store double %7, ptr addrspace(1) %15, align 8, !dbg !241
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 320, !dbg !242
  store i8 7, ptr addrspace(1) %16, align 8, !dbg !243
  %17 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13, !dbg !244
  %18 = addrspacecast ptr addrspace(1) %17 to ptr addrspace(4)
  %19 = load volatile i32, ptr addrspace(4) %18, align 4, !dbg !244, !tbaa !9
  %20 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13, !dbg !245
  %21 = addrspacecast ptr addrspace(1) %20 to ptr addrspace(4)
  store volatile i32 %19, ptr addrspace(4) %21, align 4, !dbg !246, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !247
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
!86 = !DILocation(line: 26, column: 3, scope: !77)
!87 = !DILocation(line: 27, column: 25, scope: !77)
!88 = !DILocation(line: 27, column: 21, scope: !77)
!89 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !90)
!90 = distinct !DILocation(line: 27, column: 3, scope: !77)
!91 = !DILocation(line: 28, column: 15, scope: !77)
!92 = !DILocation(line: 14, column: 9, scope: !34, inlinedAt: !93)
!93 = distinct !DILocation(line: 28, column: 3, scope: !77)
!94 = !DILocation(line: 14, column: 19, scope: !34, inlinedAt: !93)
!95 = !DILocation(line: 14, column: 41, scope: !34, inlinedAt: !93)
!96 = !DILocation(line: 14, column: 37, scope: !34, inlinedAt: !93)
!97 = !DILocation(line: 14, column: 47, scope: !34, inlinedAt: !93)
!98 = !DILocation(line: 14, column: 55, scope: !34, inlinedAt: !93)
!99 = !DILocation(line: 14, column: 53, scope: !34, inlinedAt: !93)
!100 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !101)
!101 = distinct !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !93)
!102 = !DILocation(line: 15, column: 19, scope: !34, inlinedAt: !93)
!103 = !DILocation(line: 15, column: 41, scope: !34, inlinedAt: !93)
!104 = !DILocation(line: 15, column: 37, scope: !34, inlinedAt: !93)
!105 = !DILocation(line: 15, column: 54, scope: !34, inlinedAt: !93)
!106 = !DILocation(line: 15, column: 50, scope: !34, inlinedAt: !93)
!107 = !DILocation(line: 15, column: 62, scope: !34, inlinedAt: !93)
!108 = !DILocation(line: 15, column: 60, scope: !34, inlinedAt: !93)
!109 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !110)
!110 = distinct !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !93)
!111 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !93)
!112 = !DILocation(line: 16, column: 42, scope: !34, inlinedAt: !93)
!113 = !DILocation(line: 16, column: 38, scope: !34, inlinedAt: !93)
!114 = !DILocation(line: 16, column: 55, scope: !34, inlinedAt: !93)
!115 = !DILocation(line: 16, column: 51, scope: !34, inlinedAt: !93)
!116 = !DILocation(line: 16, column: 63, scope: !34, inlinedAt: !93)
!117 = !DILocation(line: 16, column: 61, scope: !34, inlinedAt: !93)
!118 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !119)
!119 = distinct !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !93)
!120 = !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !93)
!121 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !122)
!122 = distinct !DILocation(line: 29, column: 3, scope: !77)
!123 = !DILocation(line: 30, column: 1, scope: !77)
!124 = distinct !DISubprogram(name: "in_shared", scope: !15, file: !15, line: 32, type: !16, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !126)
!126 = distinct !DILocation(line: 34, column: 17, scope: !124)
!127 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !128)
!128 = distinct !DILocation(line: 34, column: 30, scope: !124)
!129 = !DILocation(line: 34, column: 28, scope: !124)
!130 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !131)
!131 = distinct !DILocation(line: 34, column: 43, scope: !124)
!132 = !DILocation(line: 34, column: 41, scope: !124)
!133 = !DILocation(line: 35, column: 44, scope: !124)
!134 = !DILocation(line: 35, column: 30, scope: !124)
!135 = !DILocation(line: 36, column: 3, scope: !124)
!136 = !DILocation(line: 36, column: 45, scope: !124)
!137 = !{!11, !11, i64 0}
!138 = !DILocation(line: 36, column: 43, scope: !124)
!139 = !DILocation(line: 36, column: 35, scope: !124)
!140 = !DILocation(line: 37, column: 15, scope: !124)
!141 = !DILocation(line: 14, column: 9, scope: !34, inlinedAt: !142)
!142 = distinct !DILocation(line: 37, column: 3, scope: !124)
!143 = !DILocation(line: 14, column: 19, scope: !34, inlinedAt: !142)
!144 = !DILocation(line: 14, column: 41, scope: !34, inlinedAt: !142)
!145 = !DILocation(line: 14, column: 37, scope: !34, inlinedAt: !142)
!146 = !DILocation(line: 14, column: 47, scope: !34, inlinedAt: !142)
!147 = !DILocation(line: 14, column: 55, scope: !34, inlinedAt: !142)
!148 = !DILocation(line: 14, column: 53, scope: !34, inlinedAt: !142)
!149 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !150)
!150 = distinct !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !142)
!151 = !DILocation(line: 15, column: 9, scope: !34, inlinedAt: !142)
!152 = !DILocation(line: 14, column: 25, scope: !34, inlinedAt: !142)
!153 = !DILocation(line: 15, column: 19, scope: !34, inlinedAt: !142)
!154 = !DILocation(line: 15, column: 41, scope: !34, inlinedAt: !142)
!155 = !DILocation(line: 15, column: 37, scope: !34, inlinedAt: !142)
!156 = !DILocation(line: 15, column: 54, scope: !34, inlinedAt: !142)
!157 = !DILocation(line: 15, column: 50, scope: !34, inlinedAt: !142)
!158 = !DILocation(line: 15, column: 62, scope: !34, inlinedAt: !142)
!159 = !DILocation(line: 15, column: 60, scope: !34, inlinedAt: !142)
!160 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !161)
!161 = distinct !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !142)
!162 = !DILocation(line: 16, column: 9, scope: !34, inlinedAt: !142)
!163 = !DILocation(line: 15, column: 25, scope: !34, inlinedAt: !142)
!164 = !DILocation(line: 16, column: 19, scope: !34, inlinedAt: !142)
!165 = !DILocation(line: 16, column: 42, scope: !34, inlinedAt: !142)
!166 = !DILocation(line: 16, column: 38, scope: !34, inlinedAt: !142)
!167 = !DILocation(line: 16, column: 55, scope: !34, inlinedAt: !142)
!168 = !DILocation(line: 16, column: 51, scope: !34, inlinedAt: !142)
!169 = !DILocation(line: 16, column: 63, scope: !34, inlinedAt: !142)
!170 = !DILocation(line: 16, column: 61, scope: !34, inlinedAt: !142)
!171 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !172)
!172 = distinct !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !142)
!173 = !DILocation(line: 16, column: 25, scope: !34, inlinedAt: !142)
!174 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !175)
!175 = distinct !DILocation(line: 38, column: 3, scope: !124)
!176 = !DILocation(line: 39, column: 1, scope: !124)
!177 = distinct !DISubprogram(name: "mixed", scope: !15, file: !15, line: 42, type: !16, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!178 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !179)
!179 = distinct !DILocation(line: 44, column: 7, scope: !177)
!180 = !DILocation(line: 44, column: 7, scope: !177)
!181 = !DILocation(line: 45, column: 3, scope: !177)
!182 = !DILocation(line: 46, column: 27, scope: !177)
!183 = !DILocation(line: 46, column: 23, scope: !177)
!184 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !185)
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
!199 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !200)
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
!210 = !DILocation(line: 12, column: 10, scope: !73, inlinedAt: !211)
!211 = distinct !DILocation(line: 54, column: 7, scope: !177)
!212 = !DILocation(line: 9, column: 10, scope: !61, inlinedAt: !213)
!213 = distinct !DILocation(line: 55, column: 5, scope: !177)
!214 = !DILocation(line: 45, column: 27, scope: !177)
!215 = !DILocation(line: 45, column: 21, scope: !177)
!216 = distinct !{!216, !181, !217, !218}
!217 = !DILocation(line: 56, column: 3, scope: !177)
!218 = !{!"llvm.loop.mustprogress"}
!219 = !DILocation(line: 57, column: 1, scope: !177)
!220 = distinct !DISubprogram(name: "constants", scope: !15, file: !15, line: 64, type: !16, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !222)
!222 = distinct !DILocation(line: 65, column: 17, scope: !220)
!223 = !DILocation(line: 66, column: 3, scope: !220)
!224 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !225)
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
!239 = !{i64 0, i64 320, !137, i64 320, i64 1, !137}
!240 = !DILocation(line: 72, column: 28, scope: !220)
!241 = !DILocation(line: 72, column: 3, scope: !220)
!242 = !DILocation(line: 73, column: 35, scope: !220)
!243 = !DILocation(line: 73, column: 3, scope: !220)
!244 = !DILocation(line: 74, column: 15, scope: !220)
!245 = !DILocation(line: 74, column: 3, scope: !220)
!246 = !DILocation(line: 74, column: 13, scope: !220)
!247 = !DILocation(line: 75, column: 1, scope: !220)
