; ModuleID = '<memory>'
source_filename = "tests/programs/memory_blocks.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.Step = type { i32, i32, i32, i32 }
%struct.Big = type { [40 x double], i8 }

$_Z6memsetPvim = comdat any

$_Z6memcpyPvPKvm = comdat any

$_Z7memmovePvPKvm = comdat any

$_ZN17__hipspv_blockIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ9in_sharedPhPK4StepE4ours = internal addrspace(3) global [3072 x i8] undef, align 1
@_ZZ5mixedPhPK4StepPS_E4ours = internal addrspace(3) global [96 x i8] undef, align 1
@__hip_cuid_dab8d854a3542321 = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define hidden spir_func void @_Z5applyPhRK4Step(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef align 4 dereferenceable(16) %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !17
  store ptr addrspace(4) %1, ptr addrspace(4) %6, align 8, !tbaa !20
  %7 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !22, !tbaa !20, !align !23
  %8 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %7, i32 0, i32 0, !dbg !24
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !24, !tbaa !25
  %10 = icmp eq i32 %9, 0, !dbg !27
  br i1 %10, label %11, label %26, !dbg !27

11:                                               ; preds = %2
  %12 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !28, !tbaa !17
  %13 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !29, !tbaa !20, !align !23
  %14 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %13, i32 0, i32 1, !dbg !30
  %15 = load i32, ptr addrspace(4) %14, align 4, !dbg !30, !tbaa !31
  %16 = sext i32 %15 to i64, !dbg !32
  %17 = getelementptr inbounds i8, ptr addrspace(4) %12, i64 %16, !dbg !32
  %18 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !33, !tbaa !20, !align !23
  %19 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %18, i32 0, i32 2, !dbg !34
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !34, !tbaa !35
  %21 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !36, !tbaa !20, !align !23
  %22 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %21, i32 0, i32 3, !dbg !37
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !37, !tbaa !38
  %24 = sext i32 %23 to i64, !dbg !36
  %25 = call spir_func noundef ptr addrspace(4) @_Z6memsetPvim(ptr addrspace(4) noundef %17, i32 noundef %20, i64 noundef %24) #8, !dbg !39
  br label %26, !dbg !39

26:                                               ; preds = %11, %2
  %27 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !40, !tbaa !20, !align !23
  %28 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %27, i32 0, i32 0, !dbg !41
  %29 = load i32, ptr addrspace(4) %28, align 4, !dbg !41, !tbaa !25
  %30 = icmp eq i32 %29, 1, !dbg !42
  br i1 %30, label %31, label %49, !dbg !42

31:                                               ; preds = %26
  %32 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !43, !tbaa !17
  %33 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !44, !tbaa !20, !align !23
  %34 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %33, i32 0, i32 1, !dbg !45
  %35 = load i32, ptr addrspace(4) %34, align 4, !dbg !45, !tbaa !31
  %36 = sext i32 %35 to i64, !dbg !46
  %37 = getelementptr inbounds i8, ptr addrspace(4) %32, i64 %36, !dbg !46
  %38 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !47, !tbaa !17
  %39 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !48, !tbaa !20, !align !23
  %40 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %39, i32 0, i32 2, !dbg !49
  %41 = load i32, ptr addrspace(4) %40, align 4, !dbg !49, !tbaa !35
  %42 = sext i32 %41 to i64, !dbg !50
  %43 = getelementptr inbounds i8, ptr addrspace(4) %38, i64 %42, !dbg !50
  %44 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !51, !tbaa !20, !align !23
  %45 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %44, i32 0, i32 3, !dbg !52
  %46 = load i32, ptr addrspace(4) %45, align 4, !dbg !52, !tbaa !38
  %47 = sext i32 %46 to i64, !dbg !51
  %48 = call spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef %37, ptr addrspace(4) noundef %43, i64 noundef %47) #8, !dbg !53
  br label %49, !dbg !53

49:                                               ; preds = %31, %26
  %50 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !54, !tbaa !20, !align !23
  %51 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %50, i32 0, i32 0, !dbg !55
  %52 = load i32, ptr addrspace(4) %51, align 4, !dbg !55, !tbaa !25
  %53 = icmp eq i32 %52, 2, !dbg !56
  br i1 %53, label %54, label %72, !dbg !56

54:                                               ; preds = %49
  %55 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !57, !tbaa !17
  %56 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !58, !tbaa !20, !align !23
  %57 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %56, i32 0, i32 1, !dbg !59
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !59, !tbaa !31
  %59 = sext i32 %58 to i64, !dbg !60
  %60 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 %59, !dbg !60
  %61 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !61, !tbaa !17
  %62 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !62, !tbaa !20, !align !23
  %63 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %62, i32 0, i32 2, !dbg !63
  %64 = load i32, ptr addrspace(4) %63, align 4, !dbg !63, !tbaa !35
  %65 = sext i32 %64 to i64, !dbg !64
  %66 = getelementptr inbounds i8, ptr addrspace(4) %61, i64 %65, !dbg !64
  %67 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !65, !tbaa !20, !align !23
  %68 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %67, i32 0, i32 3, !dbg !66
  %69 = load i32, ptr addrspace(4) %68, align 4, !dbg !66, !tbaa !38
  %70 = sext i32 %69 to i64, !dbg !65
  %71 = call spir_func noundef ptr addrspace(4) @_Z7memmovePvPKvm(ptr addrspace(4) noundef %60, ptr addrspace(4) noundef %66, i64 noundef %70) #8, !dbg !67
  br label %72, !dbg !67

72:                                               ; preds = %54, %49
  ret void, !dbg !68
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z6memsetPvim(ptr addrspace(4) noundef %0, i32 noundef %1, i64 noundef %2) #1 comdat !dbg !69 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !71
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !72
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !74, !tbaa !71
  %13 = load i32, ptr addrspace(4) %10, align 4, !dbg !75, !tbaa !9
  %14 = trunc i32 %13 to i8, !dbg !76
  %15 = load i64, ptr addrspace(4) %11, align 8, !dbg !77, !tbaa !72
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 1 %12, i8 %14, i64 %15, i1 false), !dbg !76
  ret ptr addrspace(4) %12, !dbg !78
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i64 noundef %2) #1 comdat !dbg !79 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i64, align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !71
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !71
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !72
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !80, !tbaa !71
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !81, !tbaa !71
  %14 = load i64, ptr addrspace(4) %11, align 8, !dbg !82, !tbaa !72
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 1 %12, ptr addrspace(4) align 1 %13, i64 %14, i1 false), !dbg !83
  ret ptr addrspace(4) %12, !dbg !84
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func noundef ptr addrspace(4) @_Z7memmovePvPKvm(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i64 noundef %2) #1 comdat !dbg !85 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i64, align 8
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !71
  store ptr addrspace(4) %1, ptr addrspace(4) %10, align 8, !tbaa !71
  store i64 %2, ptr addrspace(4) %11, align 8, !tbaa !72
  %12 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !86, !tbaa !71
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !87, !tbaa !71
  %14 = load i64, ptr addrspace(4) %11, align 8, !dbg !88, !tbaa !72
  call void @llvm.memmove.p4.p4.i64(ptr addrspace(4) align 1 %12, ptr addrspace(4) align 1 %13, i64 %14, i1 false), !dbg !89
  ret ptr addrspace(4) %12, !dbg !90
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9in_globalPhPK4Step(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #2 !dbg !91 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %8, align 8
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !20
  store ptr addrspace(4) %13, ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !92
  %15 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !93
  %16 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !94
  %17 = mul i32 %15, %16, !dbg !95
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !96
  %19 = add i32 %17, %18, !dbg !97
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !98, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !99, !tbaa !17
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !100, !tbaa !9
  %22 = mul nsw i32 %21, 96, !dbg !101
  %23 = sext i32 %22 to i64, !dbg !102
  %24 = getelementptr inbounds i8, ptr addrspace(4) %20, i64 %23, !dbg !102
  %25 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !103, !tbaa !20
  %26 = load i32, ptr addrspace(4) %12, align 4, !dbg !104, !tbaa !9
  %27 = sext i32 %26 to i64, !dbg !103
  %28 = getelementptr inbounds %struct.Step, ptr addrspace(4) %25, i64 %27, !dbg !103
  call spir_func void @_Z5applyPhRK4Step(ptr addrspace(4) noundef %24, ptr addrspace(4) noundef align 4 dereferenceable(16) %28) #8, !dbg !105
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !106
  ret void, !dbg !106
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #4 comdat align 2 !dbg !107 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10, !dbg !109
  %4 = trunc i64 %3 to i32, !dbg !109
  ret i32 %4, !dbg !110
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #4 comdat align 2 !dbg !111 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !112
  %4 = trunc i64 %3 to i32, !dbg !112
  ret i32 %4, !dbg !113
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #4 comdat align 2 !dbg !114 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !115
  %4 = trunc i64 %3 to i32, !dbg !115
  ret i32 %4, !dbg !116
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10in_privatePhPK4Step(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #2 !dbg !117 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca [96 x i8], align 8
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !20
  store ptr addrspace(4) %15, ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %16, ptr addrspace(4) %12, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !118
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !119
  %18 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !120
  %19 = mul i32 %17, %18, !dbg !121
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !122
  %21 = add i32 %19, %20, !dbg !123
  store i32 %21, ptr addrspace(4) %13, align 4, !dbg !124, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !125
  %22 = getelementptr inbounds [96 x i8], ptr addrspace(4) %14, i64 0, i64 0, !dbg !126
  %23 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !127, !tbaa !17
  %24 = load i32, ptr addrspace(4) %13, align 4, !dbg !128, !tbaa !9
  %25 = mul nsw i32 %24, 96, !dbg !129
  %26 = sext i32 %25 to i64, !dbg !130
  %27 = getelementptr inbounds i8, ptr addrspace(4) %23, i64 %26, !dbg !130
  %28 = call spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %27, i64 noundef 96) #8, !dbg !131
  %29 = getelementptr inbounds [96 x i8], ptr addrspace(4) %14, i64 0, i64 0, !dbg !132
  %30 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !133, !tbaa !20
  %31 = load i32, ptr addrspace(4) %13, align 4, !dbg !134, !tbaa !9
  %32 = sext i32 %31 to i64, !dbg !133
  %33 = getelementptr inbounds %struct.Step, ptr addrspace(4) %30, i64 %32, !dbg !133
  call spir_func void @_Z5applyPhRK4Step(ptr addrspace(4) noundef %29, ptr addrspace(4) noundef align 4 dereferenceable(16) %33) #8, !dbg !135
  %34 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !136, !tbaa !17
  %35 = load i32, ptr addrspace(4) %13, align 4, !dbg !137, !tbaa !9
  %36 = mul nsw i32 %35, 96, !dbg !138
  %37 = sext i32 %36 to i64, !dbg !139
  %38 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 %37, !dbg !139
  %39 = getelementptr inbounds [96 x i8], ptr addrspace(4) %14, i64 0, i64 0, !dbg !140
  %40 = call spir_func noundef ptr addrspace(4) @_Z7memmovePvPKvm(ptr addrspace(4) noundef %38, ptr addrspace(4) noundef %39, i64 noundef 96) #8, !dbg !141
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !142
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9in_sharedPhPK4Step(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #2 !dbg !143 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %3 to ptr addrspace(4)
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %12, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !20
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !17
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !144
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !145
  %21 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !146
  %22 = mul i32 %20, %21, !dbg !147
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !148
  %24 = add i32 %22, %23, !dbg !149
  store i32 %24, ptr addrspace(4) %15, align 4, !dbg !150, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !151
  %25 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !152
  %26 = mul i32 %25, 96, !dbg !153
  %27 = zext i32 %26 to i64, !dbg !154
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9in_sharedPhPK4StepE4ours to ptr addrspace(4)), i64 %27, !dbg !154
  store ptr addrspace(4) %28, ptr addrspace(4) %16, align 8, !dbg !155, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !156
  store i32 0, ptr addrspace(4) %17, align 4, !dbg !157, !tbaa !9
  br label %29, !dbg !156

29:                                               ; preds = %46, %2
  %30 = load i32, ptr addrspace(4) %17, align 4, !dbg !158, !tbaa !9
  %31 = icmp slt i32 %30, 96, !dbg !159
  br i1 %31, label %33, label %32, !dbg !160

32:                                               ; preds = %29
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !160
  br label %49

33:                                               ; preds = %29
  %34 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !161, !tbaa !17
  %35 = load i32, ptr addrspace(4) %15, align 4, !dbg !162, !tbaa !9
  %36 = mul nsw i32 %35, 96, !dbg !163
  %37 = load i32, ptr addrspace(4) %17, align 4, !dbg !164, !tbaa !9
  %38 = add nsw i32 %36, %37, !dbg !165
  %39 = sext i32 %38 to i64, !dbg !161
  %40 = getelementptr inbounds i8, ptr addrspace(4) %34, i64 %39, !dbg !161
  %41 = load i8, ptr addrspace(4) %40, align 1, !dbg !161, !tbaa !166
  %42 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !167, !tbaa !17
  %43 = load i32, ptr addrspace(4) %17, align 4, !dbg !168, !tbaa !9
  %44 = sext i32 %43 to i64, !dbg !167
  %45 = getelementptr inbounds i8, ptr addrspace(4) %42, i64 %44, !dbg !167
  store i8 %41, ptr addrspace(4) %45, align 1, !dbg !169, !tbaa !166
  br label %46, !dbg !167

46:                                               ; preds = %33
  %47 = load i32, ptr addrspace(4) %17, align 4, !dbg !170, !tbaa !9
  %48 = add nsw i32 %47, 1, !dbg !170
  store i32 %48, ptr addrspace(4) %17, align 4, !dbg !170, !tbaa !9
  br label %29, !dbg !160, !llvm.loop !171

49:                                               ; preds = %32
  %50 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !174, !tbaa !17
  %51 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !175, !tbaa !20
  %52 = load i32, ptr addrspace(4) %15, align 4, !dbg !176, !tbaa !9
  %53 = sext i32 %52 to i64, !dbg !175
  %54 = getelementptr inbounds %struct.Step, ptr addrspace(4) %51, i64 %53, !dbg !175
  call spir_func void @_Z5applyPhRK4Step(ptr addrspace(4) noundef %50, ptr addrspace(4) noundef align 4 dereferenceable(16) %54) #8, !dbg !177
  %55 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !178, !tbaa !17
  %56 = load i32, ptr addrspace(4) %15, align 4, !dbg !179, !tbaa !9
  %57 = mul nsw i32 %56, 96, !dbg !180
  %58 = sext i32 %57 to i64, !dbg !181
  %59 = getelementptr inbounds i8, ptr addrspace(4) %55, i64 %58, !dbg !181
  %60 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !182, !tbaa !17
  %61 = call spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef %59, ptr addrspace(4) noundef %60, i64 noundef 96) #8, !dbg !183
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !184
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !184
  ret void, !dbg !184
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5mixedPhPK4StepPS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #2 !dbg !185 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %12 to ptr addrspace(4)
  %22 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %24 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !20
  store ptr addrspace(1) %2, ptr addrspace(4) %16, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !186
  store ptr addrspace(4) %23, ptr addrspace(4) %17, align 8, !tbaa !17
  store ptr addrspace(4) %24, ptr addrspace(4) %18, align 8, !tbaa !20
  store ptr addrspace(4) %25, ptr addrspace(4) %19, align 8, !tbaa !186
  %26 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !189
  %27 = icmp ne i32 %26, 0, !dbg !189
  br i1 %27, label %28, label %29, !dbg !189

28:                                               ; preds = %3
  br label %105, !dbg !190

29:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !191
  store i32 0, ptr addrspace(4) %20, align 4, !dbg !192, !tbaa !9
  br label %30, !dbg !191

30:                                               ; preds = %102, %29
  %31 = load i32, ptr addrspace(4) %20, align 4, !dbg !193, !tbaa !9
  %32 = icmp slt i32 %31, 64, !dbg !194
  br i1 %32, label %34, label %33, !dbg !195

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !195
  br label %105

34:                                               ; preds = %30
  %35 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !196, !tbaa !17
  %36 = load i32, ptr addrspace(4) %20, align 4, !dbg !197, !tbaa !9
  %37 = mul nsw i32 %36, 96, !dbg !198
  %38 = sext i32 %37 to i64, !dbg !199
  %39 = getelementptr inbounds i8, ptr addrspace(4) %35, i64 %38, !dbg !199
  %40 = call spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(4) noundef %39, i64 noundef 96) #8, !dbg !200
  %41 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !201, !tbaa !186
  %42 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %41, i64 0, !dbg !201
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), ptr addrspace(4) %42, align 8, !dbg !202, !tbaa !17
  %43 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !203, !tbaa !17
  %44 = load i32, ptr addrspace(4) %20, align 4, !dbg !204, !tbaa !9
  %45 = mul nsw i32 %44, 96, !dbg !205
  %46 = sext i32 %45 to i64, !dbg !206
  %47 = getelementptr inbounds i8, ptr addrspace(4) %43, i64 %46, !dbg !206
  %48 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !207, !tbaa !186
  %49 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %48, i64 1, !dbg !207
  store ptr addrspace(4) %47, ptr addrspace(4) %49, align 8, !dbg !208, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %12) #9, !dbg !209
  %50 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !210, !tbaa !20
  %51 = load i32, ptr addrspace(4) %20, align 4, !dbg !211, !tbaa !9
  %52 = sext i32 %51 to i64, !dbg !210
  %53 = getelementptr inbounds %struct.Step, ptr addrspace(4) %50, i64 %52, !dbg !210
  store ptr addrspace(4) %53, ptr addrspace(4) %21, align 8, !dbg !212, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !213
  %54 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !214, !tbaa !186
  %55 = load i32, ptr addrspace(4) %20, align 4, !dbg !215, !tbaa !9
  %56 = srem i32 %55, 2, !dbg !216
  %57 = sext i32 %56 to i64, !dbg !214
  %58 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %54, i64 %57, !dbg !214
  %59 = load ptr addrspace(4), ptr addrspace(4) %58, align 8, !dbg !214, !tbaa !17
  store ptr addrspace(4) %59, ptr addrspace(4) %22, align 8, !dbg !217, !tbaa !17
  %60 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !218, !tbaa !20, !align !23
  %61 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %60, i32 0, i32 0, !dbg !219
  %62 = load i32, ptr addrspace(4) %61, align 4, !dbg !219, !tbaa !25
  %63 = icmp eq i32 %62, 0, !dbg !220
  br i1 %63, label %64, label %78, !dbg !220

64:                                               ; preds = %34
  %65 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !221, !tbaa !20, !align !23
  %66 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %65, i32 0, i32 1, !dbg !222
  %67 = load i32, ptr addrspace(4) %66, align 4, !dbg !222, !tbaa !31
  %68 = sext i32 %67 to i64, !dbg !223
  %69 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 %68, !dbg !223
  %70 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !224, !tbaa !20, !align !23
  %71 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %70, i32 0, i32 2, !dbg !225
  %72 = load i32, ptr addrspace(4) %71, align 4, !dbg !225, !tbaa !35
  %73 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !226, !tbaa !20, !align !23
  %74 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %73, i32 0, i32 3, !dbg !227
  %75 = load i32, ptr addrspace(4) %74, align 4, !dbg !227, !tbaa !38
  %76 = sext i32 %75 to i64, !dbg !226
  %77 = call spir_func noundef ptr addrspace(4) @_Z6memsetPvim(ptr addrspace(4) noundef %69, i32 noundef %72, i64 noundef %76) #8, !dbg !228
  br label %95, !dbg !228

78:                                               ; preds = %34
  %79 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !229, !tbaa !20, !align !23
  %80 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %79, i32 0, i32 1, !dbg !230
  %81 = load i32, ptr addrspace(4) %80, align 4, !dbg !230, !tbaa !31
  %82 = sext i32 %81 to i64, !dbg !231
  %83 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 %82, !dbg !231
  %84 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !232, !tbaa !17
  %85 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !233, !tbaa !20, !align !23
  %86 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %85, i32 0, i32 2, !dbg !234
  %87 = load i32, ptr addrspace(4) %86, align 4, !dbg !234, !tbaa !35
  %88 = sext i32 %87 to i64, !dbg !235
  %89 = getelementptr inbounds i8, ptr addrspace(4) %84, i64 %88, !dbg !235
  %90 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !236, !tbaa !20, !align !23
  %91 = getelementptr inbounds nuw %struct.Step, ptr addrspace(4) %90, i32 0, i32 3, !dbg !237
  %92 = load i32, ptr addrspace(4) %91, align 4, !dbg !237, !tbaa !38
  %93 = sext i32 %92 to i64, !dbg !236
  %94 = call spir_func noundef ptr addrspace(4) @_Z7memmovePvPKvm(ptr addrspace(4) noundef %83, ptr addrspace(4) noundef %89, i64 noundef %93) #8, !dbg !238
  br label %95

95:                                               ; preds = %78, %64
  %96 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !239, !tbaa !17
  %97 = load i32, ptr addrspace(4) %20, align 4, !dbg !240, !tbaa !9
  %98 = mul nsw i32 %97, 96, !dbg !241
  %99 = sext i32 %98 to i64, !dbg !242
  %100 = getelementptr inbounds i8, ptr addrspace(4) %96, i64 %99, !dbg !242
  %101 = call spir_func noundef ptr addrspace(4) @_Z6memcpyPvPKvm(ptr addrspace(4) noundef %100, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ5mixedPhPK4StepPS_E4ours to ptr addrspace(4)), i64 noundef 96) #8, !dbg !243
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !244
  call void @llvm.lifetime.end.p0(ptr %12) #9, !dbg !244
  br label %102, !dbg !244

102:                                              ; preds = %95
  %103 = load i32, ptr addrspace(4) %20, align 4, !dbg !245, !tbaa !9
  %104 = add nsw i32 %103, 1, !dbg !245
  store i32 %104, ptr addrspace(4) %20, align 4, !dbg !245, !tbaa !9
  br label %30, !dbg !195, !llvm.loop !246

105:                                              ; preds = %28, %33
  ret void, !dbg !247
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9constantsP3BigPVKiPVi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #2 !dbg !248 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca %struct.Big, align 8
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  %19 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %12, align 8
  %20 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !249
  store ptr addrspace(1) %1, ptr addrspace(4) %13, align 8
  %21 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !251
  store ptr addrspace(1) %2, ptr addrspace(4) %14, align 8
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !251
  store ptr addrspace(4) %20, ptr addrspace(4) %15, align 8, !tbaa !249
  store ptr addrspace(4) %21, ptr addrspace(4) %16, align 8, !tbaa !251
  store ptr addrspace(4) %22, ptr addrspace(4) %17, align 8, !tbaa !251
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !253
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !254
  store i32 %23, ptr addrspace(4) %18, align 4, !dbg !255, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #9, !dbg !256
  %24 = call spir_func noundef ptr addrspace(4) @_Z6memsetPvim(ptr addrspace(4) noundef %19, i32 noundef 0, i64 noundef 328) #8, !dbg !257
  %25 = load i32, ptr addrspace(4) %18, align 4, !dbg !258, !tbaa !9
  %26 = sitofp i32 %25 to double, !dbg !258
  %27 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %19, i32 0, i32 0, !dbg !259
  %28 = load i32, ptr addrspace(4) %18, align 4, !dbg !260, !tbaa !9
  %29 = srem i32 %28, 40, !dbg !261
  %30 = sext i32 %29 to i64, !dbg !262
  %31 = getelementptr inbounds [40 x double], ptr addrspace(4) %27, i64 0, i64 %30, !dbg !262
  store double %26, ptr addrspace(4) %31, align 8, !dbg !263, !tbaa !264
  %32 = load i32, ptr addrspace(4) %18, align 4, !dbg !266, !tbaa !9
  %33 = trunc i32 %32 to i8, !dbg !266
  %34 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %19, i32 0, i32 1, !dbg !267
  store i8 %33, ptr addrspace(4) %34, align 8, !dbg !268, !tbaa !269
  %35 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !271, !tbaa !249
  %36 = load i32, ptr addrspace(4) %18, align 4, !dbg !272, !tbaa !9
  %37 = sext i32 %36 to i64, !dbg !271
  %38 = getelementptr inbounds %struct.Big, ptr addrspace(4) %35, i64 %37, !dbg !271
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %38, ptr addrspace(4) align 8 %19, i64 328, i1 false), !dbg !273, !tbaa.struct !274
  %39 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !275, !tbaa !249
  %40 = load i32, ptr addrspace(4) %18, align 4, !dbg !276, !tbaa !9
  %41 = sext i32 %40 to i64, !dbg !275
  %42 = getelementptr inbounds %struct.Big, ptr addrspace(4) %39, i64 %41, !dbg !275
  %43 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %42, i32 0, i32 0, !dbg !277
  %44 = getelementptr inbounds [40 x double], ptr addrspace(4) %43, i64 0, i64 0, !dbg !275
  %45 = call spir_func noundef ptr addrspace(4) @_Z6memsetPvim(ptr addrspace(4) noundef %44, i32 noundef 255, i64 noundef 0) #8, !dbg !278
  %46 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !279, !tbaa !249
  %47 = load i32, ptr addrspace(4) %18, align 4, !dbg !280, !tbaa !9
  %48 = sext i32 %47 to i64, !dbg !279
  %49 = getelementptr inbounds %struct.Big, ptr addrspace(4) %46, i64 %48, !dbg !279
  %50 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %49, i32 0, i32 0, !dbg !281
  %51 = getelementptr inbounds [40 x double], ptr addrspace(4) %50, i64 0, i64 39, !dbg !279
  %52 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %19, i32 0, i32 0, !dbg !282
  %53 = load i32, ptr addrspace(4) %18, align 4, !dbg !283, !tbaa !9
  %54 = srem i32 %53, 40, !dbg !284
  %55 = sext i32 %54 to i64, !dbg !285
  %56 = getelementptr inbounds [40 x double], ptr addrspace(4) %52, i64 0, i64 %55, !dbg !285
  call void @llvm.memcpy.inline.p4.p4.i64(ptr addrspace(4) align 8 %51, ptr addrspace(4) align 8 %56, i64 8, i1 false), !dbg !286
  %57 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !287, !tbaa !249
  %58 = load i32, ptr addrspace(4) %18, align 4, !dbg !288, !tbaa !9
  %59 = sext i32 %58 to i64, !dbg !287
  %60 = getelementptr inbounds %struct.Big, ptr addrspace(4) %57, i64 %59, !dbg !287
  %61 = getelementptr inbounds nuw %struct.Big, ptr addrspace(4) %60, i32 0, i32 1, !dbg !289
  call void @llvm.memset.inline.p4.i64(ptr addrspace(4) align 8 %61, i8 7, i64 1, i1 false), !dbg !290
  %62 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !291, !tbaa !251
  %63 = load i32, ptr addrspace(4) %18, align 4, !dbg !292, !tbaa !9
  %64 = sext i32 %63 to i64, !dbg !291
  %65 = getelementptr inbounds i32, ptr addrspace(4) %62, i64 %64, !dbg !291
  %66 = load volatile i32, ptr addrspace(4) %65, align 4, !dbg !291, !tbaa !9
  %67 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !293, !tbaa !251
  %68 = load i32, ptr addrspace(4) %18, align 4, !dbg !294, !tbaa !9
  %69 = sext i32 %68 to i64, !dbg !293
  %70 = getelementptr inbounds i32, ptr addrspace(4) %67, i64 %69, !dbg !293
  store volatile i32 %66, ptr addrspace(4) %70, align 4, !dbg !295, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %11) #9, !dbg !296
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !296
  ret void, !dbg !296
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.inline.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.inline.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p4.p4.i64(ptr addrspace(4) writeonly captures(none), ptr addrspace(4) readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #7

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!13 = distinct !DISubprogram(name: "apply", scope: !14, file: !14, line: 13, type: !15, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/memory_blocks.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS4Step", !19, i64 0}
!22 = !DILocation(line: 14, column: 7, scope: !13)
!23 = !{i64 4}
!24 = !DILocation(line: 14, column: 9, scope: !13)
!25 = !{!26, !10, i64 0}
!26 = !{!"_ZTS4Step", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!27 = !DILocation(line: 14, column: 19, scope: !13)
!28 = !DILocation(line: 14, column: 32, scope: !13)
!29 = !DILocation(line: 14, column: 39, scope: !13)
!30 = !DILocation(line: 14, column: 41, scope: !13)
!31 = !{!26, !10, i64 4}
!32 = !DILocation(line: 14, column: 37, scope: !13)
!33 = !DILocation(line: 14, column: 45, scope: !13)
!34 = !DILocation(line: 14, column: 47, scope: !13)
!35 = !{!26, !10, i64 8}
!36 = !DILocation(line: 14, column: 53, scope: !13)
!37 = !DILocation(line: 14, column: 55, scope: !13)
!38 = !{!26, !10, i64 12}
!39 = !DILocation(line: 14, column: 25, scope: !13)
!40 = !DILocation(line: 15, column: 7, scope: !13)
!41 = !DILocation(line: 15, column: 9, scope: !13)
!42 = !DILocation(line: 15, column: 19, scope: !13)
!43 = !DILocation(line: 15, column: 32, scope: !13)
!44 = !DILocation(line: 15, column: 39, scope: !13)
!45 = !DILocation(line: 15, column: 41, scope: !13)
!46 = !DILocation(line: 15, column: 37, scope: !13)
!47 = !DILocation(line: 15, column: 45, scope: !13)
!48 = !DILocation(line: 15, column: 52, scope: !13)
!49 = !DILocation(line: 15, column: 54, scope: !13)
!50 = !DILocation(line: 15, column: 50, scope: !13)
!51 = !DILocation(line: 15, column: 60, scope: !13)
!52 = !DILocation(line: 15, column: 62, scope: !13)
!53 = !DILocation(line: 15, column: 25, scope: !13)
!54 = !DILocation(line: 16, column: 7, scope: !13)
!55 = !DILocation(line: 16, column: 9, scope: !13)
!56 = !DILocation(line: 16, column: 19, scope: !13)
!57 = !DILocation(line: 16, column: 33, scope: !13)
!58 = !DILocation(line: 16, column: 40, scope: !13)
!59 = !DILocation(line: 16, column: 42, scope: !13)
!60 = !DILocation(line: 16, column: 38, scope: !13)
!61 = !DILocation(line: 16, column: 46, scope: !13)
!62 = !DILocation(line: 16, column: 53, scope: !13)
!63 = !DILocation(line: 16, column: 55, scope: !13)
!64 = !DILocation(line: 16, column: 51, scope: !13)
!65 = !DILocation(line: 16, column: 61, scope: !13)
!66 = !DILocation(line: 16, column: 63, scope: !13)
!67 = !DILocation(line: 16, column: 25, scope: !13)
!68 = !DILocation(line: 17, column: 1, scope: !13)
!69 = distinct !DISubprogram(name: "memset", scope: !70, file: !70, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DIFile(filename: "hipspv/include/hip/spirv_detail/memory.h", directory: "/work/main")
!71 = !{!19, !19, i64 0}
!72 = !{!73, !73, i64 0}
!73 = !{!"long", !11, i64 0}
!74 = !DILocation(line: 15, column: 27, scope: !69)
!75 = !DILocation(line: 15, column: 31, scope: !69)
!76 = !DILocation(line: 15, column: 10, scope: !69)
!77 = !DILocation(line: 15, column: 37, scope: !69)
!78 = !DILocation(line: 15, column: 3, scope: !69)
!79 = distinct !DISubprogram(name: "memcpy", scope: !70, file: !70, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 9, column: 27, scope: !79)
!81 = !DILocation(line: 9, column: 31, scope: !79)
!82 = !DILocation(line: 9, column: 37, scope: !79)
!83 = !DILocation(line: 9, column: 10, scope: !79)
!84 = !DILocation(line: 9, column: 3, scope: !79)
!85 = distinct !DISubprogram(name: "memmove", scope: !70, file: !70, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 12, column: 28, scope: !85)
!87 = !DILocation(line: 12, column: 32, scope: !85)
!88 = !DILocation(line: 12, column: 38, scope: !85)
!89 = !DILocation(line: 12, column: 10, scope: !85)
!90 = !DILocation(line: 12, column: 3, scope: !85)
!91 = distinct !DISubprogram(name: "in_global", scope: !14, file: !14, line: 19, type: !15, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!92 = !DILocation(line: 20, column: 3, scope: !91)
!93 = !DILocation(line: 20, column: 17, scope: !91)
!94 = !DILocation(line: 20, column: 30, scope: !91)
!95 = !DILocation(line: 20, column: 28, scope: !91)
!96 = !DILocation(line: 20, column: 43, scope: !91)
!97 = !DILocation(line: 20, column: 41, scope: !91)
!98 = !DILocation(line: 20, column: 13, scope: !91)
!99 = !DILocation(line: 21, column: 9, scope: !91)
!100 = !DILocation(line: 21, column: 16, scope: !91)
!101 = !DILocation(line: 21, column: 18, scope: !91)
!102 = !DILocation(line: 21, column: 14, scope: !91)
!103 = !DILocation(line: 21, column: 27, scope: !91)
!104 = !DILocation(line: 21, column: 33, scope: !91)
!105 = !DILocation(line: 21, column: 3, scope: !91)
!106 = !DILocation(line: 22, column: 1, scope: !91)
!107 = distinct !DISubprogram(name: "__get_x", scope: !108, file: !108, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!108 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!109 = !DILocation(line: 40, column: 207, scope: !107)
!110 = !DILocation(line: 40, column: 174, scope: !107)
!111 = distinct !DISubprogram(name: "__get_x", scope: !108, file: !108, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 41, column: 207, scope: !111)
!113 = !DILocation(line: 41, column: 174, scope: !111)
!114 = distinct !DISubprogram(name: "__get_x", scope: !108, file: !108, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = !DILocation(line: 39, column: 208, scope: !114)
!116 = !DILocation(line: 39, column: 175, scope: !114)
!117 = distinct !DISubprogram(name: "in_private", scope: !14, file: !14, line: 24, type: !15, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 25, column: 3, scope: !117)
!119 = !DILocation(line: 25, column: 17, scope: !117)
!120 = !DILocation(line: 25, column: 30, scope: !117)
!121 = !DILocation(line: 25, column: 28, scope: !117)
!122 = !DILocation(line: 25, column: 43, scope: !117)
!123 = !DILocation(line: 25, column: 41, scope: !117)
!124 = !DILocation(line: 25, column: 13, scope: !117)
!125 = !DILocation(line: 26, column: 3, scope: !117)
!126 = !DILocation(line: 27, column: 10, scope: !117)
!127 = !DILocation(line: 27, column: 16, scope: !117)
!128 = !DILocation(line: 27, column: 23, scope: !117)
!129 = !DILocation(line: 27, column: 25, scope: !117)
!130 = !DILocation(line: 27, column: 21, scope: !117)
!131 = !DILocation(line: 27, column: 3, scope: !117)
!132 = !DILocation(line: 28, column: 9, scope: !117)
!133 = !DILocation(line: 28, column: 15, scope: !117)
!134 = !DILocation(line: 28, column: 21, scope: !117)
!135 = !DILocation(line: 28, column: 3, scope: !117)
!136 = !DILocation(line: 29, column: 11, scope: !117)
!137 = !DILocation(line: 29, column: 18, scope: !117)
!138 = !DILocation(line: 29, column: 20, scope: !117)
!139 = !DILocation(line: 29, column: 16, scope: !117)
!140 = !DILocation(line: 29, column: 29, scope: !117)
!141 = !DILocation(line: 29, column: 3, scope: !117)
!142 = !DILocation(line: 30, column: 1, scope: !117)
!143 = distinct !DISubprogram(name: "in_shared", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 34, column: 3, scope: !143)
!145 = !DILocation(line: 34, column: 17, scope: !143)
!146 = !DILocation(line: 34, column: 30, scope: !143)
!147 = !DILocation(line: 34, column: 28, scope: !143)
!148 = !DILocation(line: 34, column: 43, scope: !143)
!149 = !DILocation(line: 34, column: 41, scope: !143)
!150 = !DILocation(line: 34, column: 13, scope: !143)
!151 = !DILocation(line: 35, column: 3, scope: !143)
!152 = !DILocation(line: 35, column: 32, scope: !143)
!153 = !DILocation(line: 35, column: 44, scope: !143)
!154 = !DILocation(line: 35, column: 30, scope: !143)
!155 = !DILocation(line: 35, column: 18, scope: !143)
!156 = !DILocation(line: 36, column: 8, scope: !143)
!157 = !DILocation(line: 36, column: 12, scope: !143)
!158 = !DILocation(line: 36, column: 19, scope: !143)
!159 = !DILocation(line: 36, column: 21, scope: !143)
!160 = !DILocation(line: 36, column: 3, scope: !143)
!161 = !DILocation(line: 36, column: 45, scope: !143)
!162 = !DILocation(line: 36, column: 50, scope: !143)
!163 = !DILocation(line: 36, column: 52, scope: !143)
!164 = !DILocation(line: 36, column: 62, scope: !143)
!165 = !DILocation(line: 36, column: 60, scope: !143)
!166 = !{!11, !11, i64 0}
!167 = !DILocation(line: 36, column: 35, scope: !143)
!168 = !DILocation(line: 36, column: 40, scope: !143)
!169 = !DILocation(line: 36, column: 43, scope: !143)
!170 = !DILocation(line: 36, column: 30, scope: !143)
!171 = distinct !{!171, !160, !172, !173}
!172 = !DILocation(line: 36, column: 63, scope: !143)
!173 = !{!"llvm.loop.mustprogress"}
!174 = !DILocation(line: 37, column: 9, scope: !143)
!175 = !DILocation(line: 37, column: 15, scope: !143)
!176 = !DILocation(line: 37, column: 21, scope: !143)
!177 = !DILocation(line: 37, column: 3, scope: !143)
!178 = !DILocation(line: 38, column: 10, scope: !143)
!179 = !DILocation(line: 38, column: 17, scope: !143)
!180 = !DILocation(line: 38, column: 19, scope: !143)
!181 = !DILocation(line: 38, column: 15, scope: !143)
!182 = !DILocation(line: 38, column: 28, scope: !143)
!183 = !DILocation(line: 38, column: 3, scope: !143)
!184 = !DILocation(line: 39, column: 1, scope: !143)
!185 = distinct !DISubprogram(name: "mixed", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!186 = !{!187, !187, i64 0}
!187 = !{!"p2 omnipotent char", !188, i64 0}
!188 = !{!"any p2 pointer", !19, i64 0}
!189 = !DILocation(line: 44, column: 7, scope: !185)
!190 = !DILocation(line: 44, column: 20, scope: !185)
!191 = !DILocation(line: 45, column: 8, scope: !185)
!192 = !DILocation(line: 45, column: 12, scope: !185)
!193 = !DILocation(line: 45, column: 19, scope: !185)
!194 = !DILocation(line: 45, column: 21, scope: !185)
!195 = !DILocation(line: 45, column: 3, scope: !185)
!196 = !DILocation(line: 46, column: 18, scope: !185)
!197 = !DILocation(line: 46, column: 25, scope: !185)
!198 = !DILocation(line: 46, column: 27, scope: !185)
!199 = !DILocation(line: 46, column: 23, scope: !185)
!200 = !DILocation(line: 46, column: 5, scope: !185)
!201 = !DILocation(line: 47, column: 5, scope: !185)
!202 = !DILocation(line: 47, column: 14, scope: !185)
!203 = !DILocation(line: 48, column: 16, scope: !185)
!204 = !DILocation(line: 48, column: 23, scope: !185)
!205 = !DILocation(line: 48, column: 25, scope: !185)
!206 = !DILocation(line: 48, column: 21, scope: !185)
!207 = !DILocation(line: 48, column: 5, scope: !185)
!208 = !DILocation(line: 48, column: 14, scope: !185)
!209 = !DILocation(line: 49, column: 5, scope: !185)
!210 = !DILocation(line: 49, column: 21, scope: !185)
!211 = !DILocation(line: 49, column: 27, scope: !185)
!212 = !DILocation(line: 49, column: 17, scope: !185)
!213 = !DILocation(line: 50, column: 5, scope: !185)
!214 = !DILocation(line: 50, column: 30, scope: !185)
!215 = !DILocation(line: 50, column: 36, scope: !185)
!216 = !DILocation(line: 50, column: 38, scope: !185)
!217 = !DILocation(line: 50, column: 20, scope: !185)
!218 = !DILocation(line: 51, column: 9, scope: !185)
!219 = !DILocation(line: 51, column: 11, scope: !185)
!220 = !DILocation(line: 51, column: 21, scope: !185)
!221 = !DILocation(line: 52, column: 21, scope: !185)
!222 = !DILocation(line: 52, column: 23, scope: !185)
!223 = !DILocation(line: 52, column: 19, scope: !185)
!224 = !DILocation(line: 52, column: 27, scope: !185)
!225 = !DILocation(line: 52, column: 29, scope: !185)
!226 = !DILocation(line: 52, column: 35, scope: !185)
!227 = !DILocation(line: 52, column: 37, scope: !185)
!228 = !DILocation(line: 52, column: 7, scope: !185)
!229 = !DILocation(line: 54, column: 22, scope: !185)
!230 = !DILocation(line: 54, column: 24, scope: !185)
!231 = !DILocation(line: 54, column: 20, scope: !185)
!232 = !DILocation(line: 54, column: 28, scope: !185)
!233 = !DILocation(line: 54, column: 38, scope: !185)
!234 = !DILocation(line: 54, column: 40, scope: !185)
!235 = !DILocation(line: 54, column: 36, scope: !185)
!236 = !DILocation(line: 54, column: 46, scope: !185)
!237 = !DILocation(line: 54, column: 48, scope: !185)
!238 = !DILocation(line: 54, column: 7, scope: !185)
!239 = !DILocation(line: 55, column: 12, scope: !185)
!240 = !DILocation(line: 55, column: 19, scope: !185)
!241 = !DILocation(line: 55, column: 21, scope: !185)
!242 = !DILocation(line: 55, column: 17, scope: !185)
!243 = !DILocation(line: 55, column: 5, scope: !185)
!244 = !DILocation(line: 56, column: 3, scope: !185)
!245 = !DILocation(line: 45, column: 27, scope: !185)
!246 = distinct !{!246, !195, !244, !173}
!247 = !DILocation(line: 57, column: 1, scope: !185)
!248 = distinct !DISubprogram(name: "constants", scope: !14, file: !14, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!249 = !{!250, !250, i64 0}
!250 = !{!"p1 _ZTS3Big", !19, i64 0}
!251 = !{!252, !252, i64 0}
!252 = !{!"p1 int", !19, i64 0}
!253 = !DILocation(line: 65, column: 3, scope: !248)
!254 = !DILocation(line: 65, column: 17, scope: !248)
!255 = !DILocation(line: 65, column: 13, scope: !248)
!256 = !DILocation(line: 66, column: 3, scope: !248)
!257 = !DILocation(line: 67, column: 3, scope: !248)
!258 = !DILocation(line: 68, column: 17, scope: !248)
!259 = !DILocation(line: 68, column: 5, scope: !248)
!260 = !DILocation(line: 68, column: 7, scope: !248)
!261 = !DILocation(line: 68, column: 9, scope: !248)
!262 = !DILocation(line: 68, column: 3, scope: !248)
!263 = !DILocation(line: 68, column: 15, scope: !248)
!264 = !{!265, !265, i64 0}
!265 = !{!"double", !11, i64 0}
!266 = !DILocation(line: 69, column: 12, scope: !248)
!267 = !DILocation(line: 69, column: 5, scope: !248)
!268 = !DILocation(line: 69, column: 10, scope: !248)
!269 = !{!270, !11, i64 320}
!270 = !{!"_ZTS3Big", !11, i64 0, !11, i64 320}
!271 = !DILocation(line: 70, column: 3, scope: !248)
!272 = !DILocation(line: 70, column: 7, scope: !248)
!273 = !DILocation(line: 70, column: 10, scope: !248)
!274 = !{i64 0, i64 320, !166, i64 320, i64 1, !166}
!275 = !DILocation(line: 71, column: 11, scope: !248)
!276 = !DILocation(line: 71, column: 15, scope: !248)
!277 = !DILocation(line: 71, column: 18, scope: !248)
!278 = !DILocation(line: 71, column: 3, scope: !248)
!279 = !DILocation(line: 72, column: 28, scope: !248)
!280 = !DILocation(line: 72, column: 32, scope: !248)
!281 = !DILocation(line: 72, column: 35, scope: !248)
!282 = !DILocation(line: 72, column: 45, scope: !248)
!283 = !DILocation(line: 72, column: 47, scope: !248)
!284 = !DILocation(line: 72, column: 49, scope: !248)
!285 = !DILocation(line: 72, column: 43, scope: !248)
!286 = !DILocation(line: 72, column: 3, scope: !248)
!287 = !DILocation(line: 73, column: 28, scope: !248)
!288 = !DILocation(line: 73, column: 32, scope: !248)
!289 = !DILocation(line: 73, column: 35, scope: !248)
!290 = !DILocation(line: 73, column: 3, scope: !248)
!291 = !DILocation(line: 74, column: 15, scope: !248)
!292 = !DILocation(line: 74, column: 22, scope: !248)
!293 = !DILocation(line: 74, column: 3, scope: !248)
!294 = !DILocation(line: 74, column: 10, scope: !248)
!295 = !DILocation(line: 74, column: 13, scope: !248)
!296 = !DILocation(line: 75, column: 1, scope: !248)
