; ModuleID = '<memory>'
source_filename = "tests/programs/bitonic_sort.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ12shared_stepsPijjE5chunk = internal addrspace(3) global [256 x i32] undef, align 4
@__hip_cuid_8a003e77b36d905a = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_Z5orderRiS_b(ptr addrspace(4) noundef align 4 dereferenceable(4) %0, ptr addrspace(4) noundef align 4 dereferenceable(4) %1, i1 noundef zeroext %2) #0 !dbg !13 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i8, align 1
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %8, align 8, !tbaa !17
  store ptr addrspace(4) %1, ptr addrspace(4) %9, align 8, !tbaa !17
  %12 = zext i1 %2 to i8
  store i8 %12, ptr addrspace(4) %10, align 1, !tbaa !20
  %13 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !22, !tbaa !17, !align !23
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !22, !tbaa !9
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !24, !tbaa !17, !align !23
  %16 = load i32, ptr addrspace(4) %15, align 4, !dbg !24, !tbaa !9
  %17 = icmp sgt i32 %14, %16, !dbg !25
  %18 = zext i1 %17 to i32, !dbg !26
  %19 = load i8, ptr addrspace(4) %10, align 1, !dbg !27, !tbaa !20, !range !28, !noundef !16
  %20 = trunc i8 %19 to i1, !dbg !27
  %21 = zext i1 %20 to i32, !dbg !27
  %22 = icmp eq i32 %18, %21, !dbg !29
  br i1 %22, label %23, label %31, !dbg !29

23:                                               ; preds = %3
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !30
  %24 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !31, !tbaa !17, !align !23
  %25 = load i32, ptr addrspace(4) %24, align 4, !dbg !31, !tbaa !9
  store i32 %25, ptr addrspace(4) %11, align 4, !dbg !32, !tbaa !9
  %26 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !33, !tbaa !17, !align !23
  %27 = load i32, ptr addrspace(4) %26, align 4, !dbg !33, !tbaa !9
  %28 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !34, !tbaa !17, !align !23
  store i32 %27, ptr addrspace(4) %28, align 4, !dbg !35, !tbaa !9
  %29 = load i32, ptr addrspace(4) %11, align 4, !dbg !36, !tbaa !9
  %30 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !37, !tbaa !17, !align !23
  store i32 %29, ptr addrspace(4) %30, align 4, !dbg !38, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #7, !dbg !39
  br label %31, !dbg !39

31:                                               ; preds = %23, %3
  ret void, !dbg !40
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11global_stepPijj(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #2 !dbg !41 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %16, ptr addrspace(4) %11, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %12, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %13, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !42
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !43
  %18 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !44
  %19 = mul i32 %17, %18, !dbg !45
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !46
  %21 = add i32 %19, %20, !dbg !47
  store i32 %21, ptr addrspace(4) %14, align 4, !dbg !48, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !49
  %22 = load i32, ptr addrspace(4) %14, align 4, !dbg !50, !tbaa !9
  %23 = mul i32 2, %22, !dbg !51
  %24 = load i32, ptr addrspace(4) %14, align 4, !dbg !52, !tbaa !9
  %25 = load i32, ptr addrspace(4) %13, align 4, !dbg !53, !tbaa !9
  %26 = sub i32 %25, 1, !dbg !54
  %27 = and i32 %24, %26, !dbg !55
  %28 = sub i32 %23, %27, !dbg !56
  store i32 %28, ptr addrspace(4) %15, align 4, !dbg !57, !tbaa !9
  %29 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !58, !tbaa !17
  %30 = load i32, ptr addrspace(4) %15, align 4, !dbg !59, !tbaa !9
  %31 = zext i32 %30 to i64, !dbg !58
  %32 = getelementptr inbounds nuw i32, ptr addrspace(4) %29, i64 %31, !dbg !58
  %33 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !60, !tbaa !17
  %34 = load i32, ptr addrspace(4) %15, align 4, !dbg !61, !tbaa !9
  %35 = load i32, ptr addrspace(4) %13, align 4, !dbg !62, !tbaa !9
  %36 = add i32 %34, %35, !dbg !63
  %37 = zext i32 %36 to i64, !dbg !60
  %38 = getelementptr inbounds nuw i32, ptr addrspace(4) %33, i64 %37, !dbg !60
  %39 = load i32, ptr addrspace(4) %15, align 4, !dbg !64, !tbaa !9
  %40 = load i32, ptr addrspace(4) %12, align 4, !dbg !65, !tbaa !9
  %41 = and i32 %39, %40, !dbg !66
  %42 = icmp eq i32 %41, 0, !dbg !67
  call spir_func void @_Z5orderRiS_b(ptr addrspace(4) noundef align 4 dereferenceable(4) %32, ptr addrspace(4) noundef align 4 dereferenceable(4) %38, i1 noundef zeroext %42) #8, !dbg !68
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !69
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !69
  ret void, !dbg !69
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #3 align 2 !dbg !70 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !72
  %4 = trunc i64 %3 to i32, !dbg !72
  ret i32 %4, !dbg !73
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #3 align 2 !dbg !74 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !75
  %4 = trunc i64 %3 to i32, !dbg !75
  ret i32 %4, !dbg !76
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #3 align 2 !dbg !77 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !78
  %4 = trunc i64 %3 to i32, !dbg !78
  ret i32 %4, !dbg !79
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12shared_stepsPijj(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #2 !dbg !80 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %12, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !17
  store ptr addrspace(4) %19, ptr addrspace(4) %13, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %14, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !81
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !82
  %21 = mul i32 %20, 256, !dbg !83
  store i32 %21, ptr addrspace(4) %16, align 4, !dbg !84, !tbaa !9
  %22 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !85, !tbaa !17
  %23 = load i32, ptr addrspace(4) %16, align 4, !dbg !86, !tbaa !9
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !87
  %25 = add i32 %23, %24, !dbg !88
  %26 = zext i32 %25 to i64, !dbg !85
  %27 = getelementptr inbounds nuw i32, ptr addrspace(4) %22, i64 %26, !dbg !85
  %28 = load i32, ptr addrspace(4) %27, align 4, !dbg !85, !tbaa !9
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !89
  %30 = zext i32 %29 to i64, !dbg !90
  %31 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %30, !dbg !90
  store i32 %28, ptr addrspace(4) %31, align 4, !dbg !91, !tbaa !9
  %32 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !92, !tbaa !17
  %33 = load i32, ptr addrspace(4) %16, align 4, !dbg !93, !tbaa !9
  %34 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !94
  %35 = add i32 %33, %34, !dbg !95
  %36 = add i32 %35, 128, !dbg !96
  %37 = zext i32 %36 to i64, !dbg !92
  %38 = getelementptr inbounds nuw i32, ptr addrspace(4) %32, i64 %37, !dbg !92
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !92, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !97
  %41 = add i32 %40, 128, !dbg !98
  %42 = zext i32 %41 to i64, !dbg !99
  %43 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %42, !dbg !99
  store i32 %39, ptr addrspace(4) %43, align 4, !dbg !100, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #7, !dbg !101
  %44 = load i32, ptr addrspace(4) %15, align 4, !dbg !102, !tbaa !9
  store i32 %44, ptr addrspace(4) %17, align 4, !dbg !103, !tbaa !9
  br label %45, !dbg !101

45:                                               ; preds = %71, %3
  %46 = load i32, ptr addrspace(4) %17, align 4, !dbg !104, !tbaa !9
  %47 = icmp ugt i32 %46, 0, !dbg !105
  br i1 %47, label %49, label %48, !dbg !106

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %9) #7, !dbg !106
  br label %74

49:                                               ; preds = %45
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !107
  call void @llvm.lifetime.start.p0(ptr %11) #7, !dbg !108
  %50 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !109
  %51 = mul i32 2, %50, !dbg !110
  %52 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !111
  %53 = load i32, ptr addrspace(4) %17, align 4, !dbg !112, !tbaa !9
  %54 = sub i32 %53, 1, !dbg !113
  %55 = and i32 %52, %54, !dbg !114
  %56 = sub i32 %51, %55, !dbg !115
  store i32 %56, ptr addrspace(4) %18, align 4, !dbg !116, !tbaa !9
  %57 = load i32, ptr addrspace(4) %18, align 4, !dbg !117, !tbaa !9
  %58 = zext i32 %57 to i64, !dbg !118
  %59 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %58, !dbg !118
  %60 = load i32, ptr addrspace(4) %18, align 4, !dbg !119, !tbaa !9
  %61 = load i32, ptr addrspace(4) %17, align 4, !dbg !120, !tbaa !9
  %62 = add i32 %60, %61, !dbg !121
  %63 = zext i32 %62 to i64, !dbg !122
  %64 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %63, !dbg !122
  %65 = load i32, ptr addrspace(4) %16, align 4, !dbg !123, !tbaa !9
  %66 = load i32, ptr addrspace(4) %18, align 4, !dbg !124, !tbaa !9
  %67 = add i32 %65, %66, !dbg !125
  %68 = load i32, ptr addrspace(4) %14, align 4, !dbg !126, !tbaa !9
  %69 = and i32 %67, %68, !dbg !127
  %70 = icmp eq i32 %69, 0, !dbg !128
  call spir_func void @_Z5orderRiS_b(ptr addrspace(4) noundef align 4 dereferenceable(4) %59, ptr addrspace(4) noundef align 4 dereferenceable(4) %64, i1 noundef zeroext %70) #8, !dbg !129
  call void @llvm.lifetime.end.p0(ptr %11) #7, !dbg !130
  br label %71, !dbg !130

71:                                               ; preds = %49
  %72 = load i32, ptr addrspace(4) %17, align 4, !dbg !131, !tbaa !9
  %73 = udiv i32 %72, 2, !dbg !131
  store i32 %73, ptr addrspace(4) %17, align 4, !dbg !131, !tbaa !9
  br label %45, !dbg !106, !llvm.loop !132

74:                                               ; preds = %48
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !134
  %75 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !135
  %76 = zext i32 %75 to i64, !dbg !136
  %77 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %76, !dbg !136
  %78 = load i32, ptr addrspace(4) %77, align 4, !dbg !136, !tbaa !9
  %79 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !137, !tbaa !17
  %80 = load i32, ptr addrspace(4) %16, align 4, !dbg !138, !tbaa !9
  %81 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !139
  %82 = add i32 %80, %81, !dbg !140
  %83 = zext i32 %82 to i64, !dbg !137
  %84 = getelementptr inbounds nuw i32, ptr addrspace(4) %79, i64 %83, !dbg !137
  store i32 %78, ptr addrspace(4) %84, align 4, !dbg !141, !tbaa !9
  %85 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !142
  %86 = add i32 %85, 128, !dbg !143
  %87 = zext i32 %86 to i64, !dbg !144
  %88 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12shared_stepsPijjE5chunk to ptr addrspace(4)), i64 0, i64 %87, !dbg !144
  %89 = load i32, ptr addrspace(4) %88, align 4, !dbg !144, !tbaa !9
  %90 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !145, !tbaa !17
  %91 = load i32, ptr addrspace(4) %16, align 4, !dbg !146, !tbaa !9
  %92 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !147
  %93 = add i32 %91, %92, !dbg !148
  %94 = add i32 %93, 128, !dbg !149
  %95 = zext i32 %94 to i64, !dbg !145
  %96 = getelementptr inbounds nuw i32, ptr addrspace(4) %90, i64 %95, !dbg !145
  store i32 %89, ptr addrspace(4) %96, align 4, !dbg !150, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !151
  ret void, !dbg !151
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !152 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !153
  ret void, !dbg !154
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "bitonic_sort.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "order", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/bitonic_sort.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"bool", !11, i64 0}
!22 = !DILocation(line: 9, column: 8, scope: !13)
!23 = !{i64 4}
!24 = !DILocation(line: 9, column: 12, scope: !13)
!25 = !DILocation(line: 9, column: 10, scope: !13)
!26 = !DILocation(line: 9, column: 7, scope: !13)
!27 = !DILocation(line: 9, column: 18, scope: !13)
!28 = !{i8 0, i8 2}
!29 = !DILocation(line: 9, column: 15, scope: !13)
!30 = !DILocation(line: 10, column: 5, scope: !13)
!31 = !DILocation(line: 10, column: 19, scope: !13)
!32 = !DILocation(line: 10, column: 15, scope: !13)
!33 = !DILocation(line: 11, column: 9, scope: !13)
!34 = !DILocation(line: 11, column: 5, scope: !13)
!35 = !DILocation(line: 11, column: 7, scope: !13)
!36 = !DILocation(line: 12, column: 9, scope: !13)
!37 = !DILocation(line: 12, column: 5, scope: !13)
!38 = !DILocation(line: 12, column: 7, scope: !13)
!39 = !DILocation(line: 13, column: 3, scope: !13)
!40 = !DILocation(line: 14, column: 1, scope: !13)
!41 = distinct !DISubprogram(name: "global_step", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !DILocation(line: 17, column: 3, scope: !41)
!43 = !DILocation(line: 17, column: 22, scope: !41)
!44 = !DILocation(line: 17, column: 35, scope: !41)
!45 = !DILocation(line: 17, column: 33, scope: !41)
!46 = !DILocation(line: 17, column: 48, scope: !41)
!47 = !DILocation(line: 17, column: 46, scope: !41)
!48 = !DILocation(line: 17, column: 18, scope: !41)
!49 = !DILocation(line: 18, column: 3, scope: !41)
!50 = !DILocation(line: 18, column: 28, scope: !41)
!51 = !DILocation(line: 18, column: 26, scope: !41)
!52 = !DILocation(line: 18, column: 33, scope: !41)
!53 = !DILocation(line: 18, column: 38, scope: !41)
!54 = !DILocation(line: 18, column: 45, scope: !41)
!55 = !DILocation(line: 18, column: 35, scope: !41)
!56 = !DILocation(line: 18, column: 30, scope: !41)
!57 = !DILocation(line: 18, column: 18, scope: !41)
!58 = !DILocation(line: 19, column: 9, scope: !41)
!59 = !DILocation(line: 19, column: 14, scope: !41)
!60 = !DILocation(line: 19, column: 20, scope: !41)
!61 = !DILocation(line: 19, column: 25, scope: !41)
!62 = !DILocation(line: 19, column: 31, scope: !41)
!63 = !DILocation(line: 19, column: 29, scope: !41)
!64 = !DILocation(line: 19, column: 41, scope: !41)
!65 = !DILocation(line: 19, column: 47, scope: !41)
!66 = !DILocation(line: 19, column: 45, scope: !41)
!67 = !DILocation(line: 19, column: 53, scope: !41)
!68 = !DILocation(line: 19, column: 3, scope: !41)
!69 = !DILocation(line: 20, column: 1, scope: !41)
!70 = distinct !DISubprogram(name: "__get_x", scope: !71, file: !71, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!72 = !DILocation(line: 40, column: 207, scope: !70)
!73 = !DILocation(line: 40, column: 174, scope: !70)
!74 = distinct !DISubprogram(name: "__get_x", scope: !71, file: !71, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = !DILocation(line: 41, column: 207, scope: !74)
!76 = !DILocation(line: 41, column: 174, scope: !74)
!77 = distinct !DISubprogram(name: "__get_x", scope: !71, file: !71, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = !DILocation(line: 39, column: 208, scope: !77)
!79 = !DILocation(line: 39, column: 175, scope: !77)
!80 = distinct !DISubprogram(name: "shared_steps", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!81 = !DILocation(line: 24, column: 3, scope: !80)
!82 = !DILocation(line: 24, column: 25, scope: !80)
!83 = !DILocation(line: 24, column: 36, scope: !80)
!84 = !DILocation(line: 24, column: 18, scope: !80)
!85 = !DILocation(line: 25, column: 24, scope: !80)
!86 = !DILocation(line: 25, column: 29, scope: !80)
!87 = !DILocation(line: 25, column: 36, scope: !80)
!88 = !DILocation(line: 25, column: 34, scope: !80)
!89 = !DILocation(line: 25, column: 9, scope: !80)
!90 = !DILocation(line: 25, column: 3, scope: !80)
!91 = !DILocation(line: 25, column: 22, scope: !80)
!92 = !DILocation(line: 26, column: 35, scope: !80)
!93 = !DILocation(line: 26, column: 40, scope: !80)
!94 = !DILocation(line: 26, column: 47, scope: !80)
!95 = !DILocation(line: 26, column: 45, scope: !80)
!96 = !DILocation(line: 26, column: 59, scope: !80)
!97 = !DILocation(line: 26, column: 9, scope: !80)
!98 = !DILocation(line: 26, column: 21, scope: !80)
!99 = !DILocation(line: 26, column: 3, scope: !80)
!100 = !DILocation(line: 26, column: 33, scope: !80)
!101 = !DILocation(line: 27, column: 8, scope: !80)
!102 = !DILocation(line: 27, column: 26, scope: !80)
!103 = !DILocation(line: 27, column: 17, scope: !80)
!104 = !DILocation(line: 27, column: 40, scope: !80)
!105 = !DILocation(line: 27, column: 47, scope: !80)
!106 = !DILocation(line: 27, column: 3, scope: !80)
!107 = !DILocation(line: 28, column: 5, scope: !80)
!108 = !DILocation(line: 29, column: 5, scope: !80)
!109 = !DILocation(line: 29, column: 30, scope: !80)
!110 = !DILocation(line: 29, column: 28, scope: !80)
!111 = !DILocation(line: 29, column: 45, scope: !80)
!112 = !DILocation(line: 29, column: 60, scope: !80)
!113 = !DILocation(line: 29, column: 67, scope: !80)
!114 = !DILocation(line: 29, column: 57, scope: !80)
!115 = !DILocation(line: 29, column: 42, scope: !80)
!116 = !DILocation(line: 29, column: 20, scope: !80)
!117 = !DILocation(line: 30, column: 17, scope: !80)
!118 = !DILocation(line: 30, column: 11, scope: !80)
!119 = !DILocation(line: 30, column: 29, scope: !80)
!120 = !DILocation(line: 30, column: 35, scope: !80)
!121 = !DILocation(line: 30, column: 33, scope: !80)
!122 = !DILocation(line: 30, column: 23, scope: !80)
!123 = !DILocation(line: 30, column: 46, scope: !80)
!124 = !DILocation(line: 30, column: 53, scope: !80)
!125 = !DILocation(line: 30, column: 51, scope: !80)
!126 = !DILocation(line: 30, column: 60, scope: !80)
!127 = !DILocation(line: 30, column: 58, scope: !80)
!128 = !DILocation(line: 30, column: 66, scope: !80)
!129 = !DILocation(line: 30, column: 5, scope: !80)
!130 = !DILocation(line: 31, column: 3, scope: !80)
!131 = !DILocation(line: 27, column: 59, scope: !80)
!132 = distinct !{!132, !106, !130, !133}
!133 = !{!"llvm.loop.mustprogress"}
!134 = !DILocation(line: 32, column: 3, scope: !80)
!135 = !DILocation(line: 33, column: 36, scope: !80)
!136 = !DILocation(line: 33, column: 30, scope: !80)
!137 = !DILocation(line: 33, column: 3, scope: !80)
!138 = !DILocation(line: 33, column: 8, scope: !80)
!139 = !DILocation(line: 33, column: 15, scope: !80)
!140 = !DILocation(line: 33, column: 13, scope: !80)
!141 = !DILocation(line: 33, column: 28, scope: !80)
!142 = !DILocation(line: 34, column: 47, scope: !80)
!143 = !DILocation(line: 34, column: 59, scope: !80)
!144 = !DILocation(line: 34, column: 41, scope: !80)
!145 = !DILocation(line: 34, column: 3, scope: !80)
!146 = !DILocation(line: 34, column: 8, scope: !80)
!147 = !DILocation(line: 34, column: 15, scope: !80)
!148 = !DILocation(line: 34, column: 13, scope: !80)
!149 = !DILocation(line: 34, column: 27, scope: !80)
!150 = !DILocation(line: 34, column: 39, scope: !80)
!151 = !DILocation(line: 35, column: 1, scope: !80)
!152 = distinct !DISubprogram(name: "__syncthreads", scope: !71, file: !71, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!153 = !DILocation(line: 60, column: 55, scope: !152)
!154 = !DILocation(line: 60, column: 76, scope: !152)
