; ModuleID = '<memory>'
source_filename = "examples/nbody.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type.0 = type { float, float, float, float }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.HIP_vector_type = type { float, float, float }

$_Z11make_float3I15HIP_vector_typeIfLj3EEET_fff = comdat any

$_ZN17__hipspv_blockIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_Z13__syncthreadsv = comdat any

$_ZN15HIP_vector_typeIfLj3EEC2IfffEET_T0_T1_ = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile = internal addrspace(3) global [128 x %struct.HIP_vector_type.0] undef, align 16
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__hip_cuid_1c5b32bcc0674380 = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define hidden spir_func %struct.HIP_vector_type @_Z4pull15HIP_vector_typeIfLj4EES0_S_IfLj3EE(float %0, float %1, float %2, float %3, float %4, float %5, float %6, float %7, float %8, float %9, float %10) #0 !dbg !13 {
  %12 = alloca %struct.HIP_vector_type, align 4
  %13 = alloca %struct.HIP_vector_type.0, align 16
  %14 = alloca %struct.HIP_vector_type.0, align 16
  %15 = alloca %struct.HIP_vector_type, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %12 to ptr addrspace(4)
  %23 = addrspacecast ptr %13 to ptr addrspace(4)
  %24 = addrspacecast ptr %14 to ptr addrspace(4)
  %25 = addrspacecast ptr %15 to ptr addrspace(4)
  %26 = addrspacecast ptr %16 to ptr addrspace(4)
  %27 = addrspacecast ptr %17 to ptr addrspace(4)
  %28 = addrspacecast ptr %18 to ptr addrspace(4)
  %29 = addrspacecast ptr %19 to ptr addrspace(4)
  %30 = addrspacecast ptr %20 to ptr addrspace(4)
  %31 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 0
  store float %0, ptr addrspace(4) %31, align 16
  %32 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 1
  store float %1, ptr addrspace(4) %32, align 4
  %33 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 2
  store float %2, ptr addrspace(4) %33, align 8
  %34 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 3
  store float %3, ptr addrspace(4) %34, align 4
  %35 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 0
  store float %4, ptr addrspace(4) %35, align 16
  %36 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 1
  store float %5, ptr addrspace(4) %36, align 4
  %37 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 2
  store float %6, ptr addrspace(4) %37, align 8
  %38 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 3
  store float %7, ptr addrspace(4) %38, align 4
  %39 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 0
  store float %8, ptr addrspace(4) %39, align 4
  %40 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 1
  store float %9, ptr addrspace(4) %40, align 4
  %41 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 2
  store float %10, ptr addrspace(4) %41, align 4
  call void @llvm.lifetime.start.p0(ptr %16) #11, !dbg !17
  %42 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 0, !dbg !18
  %43 = load float, ptr addrspace(4) %42, align 16, !dbg !18, !tbaa !19
  %44 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 0, !dbg !22
  %45 = load float, ptr addrspace(4) %44, align 16, !dbg !22, !tbaa !19
  %46 = fsub contract float %43, %45, !dbg !23
  store float %46, ptr addrspace(4) %26, align 4, !dbg !24, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %17) #11, !dbg !17
  %47 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 1, !dbg !26
  %48 = load float, ptr addrspace(4) %47, align 4, !dbg !26, !tbaa !27
  %49 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 1, !dbg !28
  %50 = load float, ptr addrspace(4) %49, align 4, !dbg !28, !tbaa !27
  %51 = fsub contract float %48, %50, !dbg !29
  store float %51, ptr addrspace(4) %27, align 4, !dbg !30, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %18) #11, !dbg !17
  %52 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 2, !dbg !31
  %53 = load float, ptr addrspace(4) %52, align 8, !dbg !31, !tbaa !32
  %54 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %23, i32 0, i32 2, !dbg !33
  %55 = load float, ptr addrspace(4) %54, align 8, !dbg !33, !tbaa !32
  %56 = fsub contract float %53, %55, !dbg !34
  store float %56, ptr addrspace(4) %28, align 4, !dbg !35, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %19) #11, !dbg !36
  %57 = load float, ptr addrspace(4) %26, align 4, !dbg !37, !tbaa !25
  %58 = load float, ptr addrspace(4) %26, align 4, !dbg !38, !tbaa !25
  %59 = fmul contract float %57, %58, !dbg !39
  %60 = load float, ptr addrspace(4) %27, align 4, !dbg !40, !tbaa !25
  %61 = load float, ptr addrspace(4) %27, align 4, !dbg !41, !tbaa !25
  %62 = fmul contract float %60, %61, !dbg !42
  %63 = fadd contract float %59, %62, !dbg !43
  %64 = load float, ptr addrspace(4) %28, align 4, !dbg !44, !tbaa !25
  %65 = load float, ptr addrspace(4) %28, align 4, !dbg !45, !tbaa !25
  %66 = fmul contract float %64, %65, !dbg !46
  %67 = fadd contract float %63, %66, !dbg !47
  %68 = fadd contract float %67, 0x3F847AE140000000, !dbg !48
  %69 = call contract spir_func float @rsqrtf(float noundef %68) #12, !dbg !49
  store float %69, ptr addrspace(4) %29, align 4, !dbg !50, !tbaa !25
  call void @llvm.lifetime.start.p0(ptr %20) #11, !dbg !51
  %70 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %24, i32 0, i32 3, !dbg !52
  %71 = load float, ptr addrspace(4) %70, align 4, !dbg !52, !tbaa !53
  %72 = load float, ptr addrspace(4) %29, align 4, !dbg !54, !tbaa !25
  %73 = fmul contract float %71, %72, !dbg !55
  %74 = load float, ptr addrspace(4) %29, align 4, !dbg !56, !tbaa !25
  %75 = fmul contract float %73, %74, !dbg !57
  %76 = load float, ptr addrspace(4) %29, align 4, !dbg !58, !tbaa !25
  %77 = fmul contract float %75, %76, !dbg !59
  store float %77, ptr addrspace(4) %30, align 4, !dbg !60, !tbaa !25
  %78 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 0, !dbg !61
  %79 = load float, ptr addrspace(4) %78, align 4, !dbg !61, !tbaa !62
  %80 = load float, ptr addrspace(4) %26, align 4, !dbg !64, !tbaa !25
  %81 = load float, ptr addrspace(4) %30, align 4, !dbg !65, !tbaa !25
  %82 = fmul contract float %80, %81, !dbg !66
  %83 = fadd contract float %79, %82, !dbg !67
  %84 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 1, !dbg !68
  %85 = load float, ptr addrspace(4) %84, align 4, !dbg !68, !tbaa !69
  %86 = load float, ptr addrspace(4) %27, align 4, !dbg !70, !tbaa !25
  %87 = load float, ptr addrspace(4) %30, align 4, !dbg !71, !tbaa !25
  %88 = fmul contract float %86, %87, !dbg !72
  %89 = fadd contract float %85, %88, !dbg !73
  %90 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 2, !dbg !74
  %91 = load float, ptr addrspace(4) %90, align 4, !dbg !74, !tbaa !75
  %92 = load float, ptr addrspace(4) %28, align 4, !dbg !76, !tbaa !25
  %93 = load float, ptr addrspace(4) %30, align 4, !dbg !77, !tbaa !25
  %94 = fmul contract float %92, %93, !dbg !78
  %95 = fadd contract float %91, %94, !dbg !79
  %96 = call spir_func %struct.HIP_vector_type @_Z11make_float3I15HIP_vector_typeIfLj3EEET_fff(float noundef %83, float noundef %89, float noundef %95) #13, !dbg !80
  %97 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %22, i32 0, i32 0, !dbg !80
  %98 = extractvalue %struct.HIP_vector_type %96, 0, !dbg !80
  store float %98, ptr addrspace(4) %97, align 4, !dbg !80
  %99 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %22, i32 0, i32 1, !dbg !80
  %100 = extractvalue %struct.HIP_vector_type %96, 1, !dbg !80
  store float %100, ptr addrspace(4) %99, align 4, !dbg !80
  %101 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %22, i32 0, i32 2, !dbg !80
  %102 = extractvalue %struct.HIP_vector_type %96, 2, !dbg !80
  store float %102, ptr addrspace(4) %101, align 4, !dbg !80
  call void @llvm.lifetime.end.p0(ptr %20) #11, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %19) #11, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %18) #11, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %17) #11, !dbg !81
  call void @llvm.lifetime.end.p0(ptr %16) #11, !dbg !81
  %103 = load %struct.HIP_vector_type, ptr addrspace(4) %22, align 4, !dbg !81
  ret %struct.HIP_vector_type %103, !dbg !81
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func %struct.HIP_vector_type @_Z11make_float3I15HIP_vector_typeIfLj3EEET_fff(float noundef %0, float noundef %1, float noundef %2) #0 comdat !dbg !82 {
  %4 = alloca %struct.HIP_vector_type, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %9, align 4, !tbaa !25
  store float %1, ptr addrspace(4) %10, align 4, !tbaa !25
  store float %2, ptr addrspace(4) %11, align 4, !tbaa !25
  %12 = load float, ptr addrspace(4) %9, align 4, !dbg !84, !tbaa !25
  %13 = load float, ptr addrspace(4) %10, align 4, !dbg !85, !tbaa !25
  %14 = load float, ptr addrspace(4) %11, align 4, !dbg !86, !tbaa !25
  call spir_func void @_ZN15HIP_vector_typeIfLj3EEC2IfffEET_T0_T1_(ptr addrspace(4) noundef align 4 dereferenceable_or_null(12) %8, float noundef %12, float noundef %13, float noundef %14) #13, !dbg !87
  %15 = load %struct.HIP_vector_type, ptr addrspace(4) %8, align 4, !dbg !88
  ret %struct.HIP_vector_type %15, !dbg !88
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10acceleratePK15HIP_vector_typeIfLj4EEPS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #2 !dbg !89 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.HIP_vector_type, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.HIP_vector_type, align 4
  %13 = alloca %struct.HIP_vector_type.0, align 16
  %14 = alloca %struct.HIP_vector_type.0, align 16
  %15 = alloca %struct.HIP_vector_type, align 4
  %16 = addrspacecast ptr %3 to ptr addrspace(4)
  %17 = addrspacecast ptr %4 to ptr addrspace(4)
  %18 = addrspacecast ptr %5 to ptr addrspace(4)
  %19 = addrspacecast ptr %6 to ptr addrspace(4)
  %20 = addrspacecast ptr %7 to ptr addrspace(4)
  %21 = addrspacecast ptr %8 to ptr addrspace(4)
  %22 = addrspacecast ptr %9 to ptr addrspace(4)
  %23 = addrspacecast ptr %10 to ptr addrspace(4)
  %24 = addrspacecast ptr %11 to ptr addrspace(4)
  %25 = addrspacecast ptr %12 to ptr addrspace(4)
  %26 = addrspacecast ptr %13 to ptr addrspace(4)
  %27 = addrspacecast ptr %14 to ptr addrspace(4)
  %28 = addrspacecast ptr %15 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %16, align 8
  %29 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !tbaa !90
  store ptr addrspace(1) %1, ptr addrspace(4) %17, align 8
  %30 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !90
  store ptr addrspace(4) %29, ptr addrspace(4) %18, align 8, !tbaa !90
  store ptr addrspace(4) %30, ptr addrspace(4) %19, align 8, !tbaa !90
  call void @llvm.lifetime.start.p0(ptr %7) #11, !dbg !93
  %31 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !94
  %32 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !95
  %33 = mul i32 %31, %32, !dbg !96
  %34 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !97
  %35 = add i32 %33, %34, !dbg !98
  store i32 %35, ptr addrspace(4) %20, align 4, !dbg !99, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #11, !dbg !100
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 4 %21, i8 0, i64 12, i1 false), !dbg !101
  call void @llvm.lifetime.start.p0(ptr %9) #11, !dbg !102
  store i32 0, ptr addrspace(4) %22, align 4, !dbg !103, !tbaa !9
  br label %36, !dbg !102

36:                                               ; preds = %95, %2
  %37 = load i32, ptr addrspace(4) %22, align 4, !dbg !104, !tbaa !9
  %38 = icmp slt i32 %37, 512, !dbg !105
  br i1 %38, label %40, label %39, !dbg !106

39:                                               ; preds = %36
  store i32 2, ptr addrspace(4) %23, align 4
  call void @llvm.lifetime.end.p0(ptr %9) #11, !dbg !106
  br label %98

40:                                               ; preds = %36
  %41 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !107, !tbaa !90
  %42 = load i32, ptr addrspace(4) %22, align 4, !dbg !108, !tbaa !9
  %43 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !109
  %44 = add i32 %42, %43, !dbg !110
  %45 = zext i32 %44 to i64, !dbg !107
  %46 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %41, i64 %45, !dbg !107
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !111
  %48 = zext i32 %47 to i64, !dbg !112
  %49 = getelementptr inbounds nuw [128 x %struct.HIP_vector_type.0], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile to ptr addrspace(4)), i64 0, i64 %48, !dbg !112
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %49, ptr addrspace(4) align 16 %46, i64 16, i1 false), !dbg !113, !tbaa.struct !114
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !115
  call void @llvm.lifetime.start.p0(ptr %11) #11, !dbg !116
  store i32 0, ptr addrspace(4) %24, align 4, !dbg !117, !tbaa !9
  br label %50, !dbg !116

50:                                               ; preds = %91, %40
  %51 = load i32, ptr addrspace(4) %24, align 4, !dbg !118, !tbaa !9
  %52 = icmp slt i32 %51, 128, !dbg !119
  br i1 %52, label %54, label %53, !dbg !120

53:                                               ; preds = %50
  store i32 5, ptr addrspace(4) %23, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #11, !dbg !120
  br label %94

54:                                               ; preds = %50
  call void @llvm.lifetime.start.p0(ptr %12) #11, !dbg !121
  %55 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !dbg !122, !tbaa !90
  %56 = load i32, ptr addrspace(4) %20, align 4, !dbg !123, !tbaa !9
  %57 = sext i32 %56 to i64, !dbg !122
  %58 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %55, i64 %57, !dbg !122
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %26, ptr addrspace(4) align 16 %58, i64 16, i1 false), !dbg !122, !tbaa.struct !114
  %59 = load i32, ptr addrspace(4) %24, align 4, !dbg !124, !tbaa !9
  %60 = sext i32 %59 to i64, !dbg !125
  %61 = getelementptr inbounds [128 x %struct.HIP_vector_type.0], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ10acceleratePK15HIP_vector_typeIfLj4EEPS0_E4tile to ptr addrspace(4)), i64 0, i64 %60, !dbg !125
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %27, ptr addrspace(4) align 16 %61, i64 16, i1 false), !dbg !125, !tbaa.struct !114
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %28, ptr addrspace(4) align 4 %21, i64 12, i1 false), !dbg !126, !tbaa.struct !127
  %62 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %26, i32 0, i32 0, !dbg !121
  %63 = load float, ptr addrspace(4) %62, align 16, !dbg !121
  %64 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %26, i32 0, i32 1, !dbg !121
  %65 = load float, ptr addrspace(4) %64, align 4, !dbg !121
  %66 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %26, i32 0, i32 2, !dbg !121
  %67 = load float, ptr addrspace(4) %66, align 8, !dbg !121
  %68 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %26, i32 0, i32 3, !dbg !121
  %69 = load float, ptr addrspace(4) %68, align 4, !dbg !121
  %70 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %27, i32 0, i32 0, !dbg !121
  %71 = load float, ptr addrspace(4) %70, align 16, !dbg !121
  %72 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %27, i32 0, i32 1, !dbg !121
  %73 = load float, ptr addrspace(4) %72, align 4, !dbg !121
  %74 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %27, i32 0, i32 2, !dbg !121
  %75 = load float, ptr addrspace(4) %74, align 8, !dbg !121
  %76 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %27, i32 0, i32 3, !dbg !121
  %77 = load float, ptr addrspace(4) %76, align 4, !dbg !121
  %78 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %28, i32 0, i32 0, !dbg !121
  %79 = load float, ptr addrspace(4) %78, align 4, !dbg !121
  %80 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %28, i32 0, i32 1, !dbg !121
  %81 = load float, ptr addrspace(4) %80, align 4, !dbg !121
  %82 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %28, i32 0, i32 2, !dbg !121
  %83 = load float, ptr addrspace(4) %82, align 4, !dbg !121
  %84 = call spir_func %struct.HIP_vector_type @_Z4pull15HIP_vector_typeIfLj4EES0_S_IfLj3EE(float %63, float %65, float %67, float %69, float %71, float %73, float %75, float %77, float %79, float %81, float %83) #13, !dbg !121
  %85 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 0, !dbg !121
  %86 = extractvalue %struct.HIP_vector_type %84, 0, !dbg !121
  store float %86, ptr addrspace(4) %85, align 4, !dbg !121
  %87 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 1, !dbg !121
  %88 = extractvalue %struct.HIP_vector_type %84, 1, !dbg !121
  store float %88, ptr addrspace(4) %87, align 4, !dbg !121
  %89 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %25, i32 0, i32 2, !dbg !121
  %90 = extractvalue %struct.HIP_vector_type %84, 2, !dbg !121
  store float %90, ptr addrspace(4) %89, align 4, !dbg !121
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %21, ptr addrspace(4) align 4 %25, i64 12, i1 false), !dbg !128, !tbaa.struct !127
  call void @llvm.lifetime.end.p0(ptr %12) #11, !dbg !129
  br label %91, !dbg !129

91:                                               ; preds = %54
  %92 = load i32, ptr addrspace(4) %24, align 4, !dbg !130, !tbaa !9
  %93 = add nsw i32 %92, 1, !dbg !130
  store i32 %93, ptr addrspace(4) %24, align 4, !dbg !130, !tbaa !9
  br label %50, !dbg !120, !llvm.loop !131

94:                                               ; preds = %53
  call spir_func void @_Z13__syncthreadsv() #13, !dbg !134
  br label %95, !dbg !135

95:                                               ; preds = %94
  %96 = load i32, ptr addrspace(4) %22, align 4, !dbg !136, !tbaa !9
  %97 = add nsw i32 %96, 128, !dbg !136
  store i32 %97, ptr addrspace(4) %22, align 4, !dbg !136, !tbaa !9
  br label %36, !dbg !106, !llvm.loop !137

98:                                               ; preds = %39
  %99 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %21, i32 0, i32 0, !dbg !138
  %100 = load float, ptr addrspace(4) %99, align 4, !dbg !138, !tbaa !62
  %101 = fmul contract float %100, 0x3F50624DE0000000, !dbg !139
  %102 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !140, !tbaa !90
  %103 = load i32, ptr addrspace(4) %20, align 4, !dbg !141, !tbaa !9
  %104 = sext i32 %103 to i64, !dbg !140
  %105 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %102, i64 %104, !dbg !140
  %106 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %105, i32 0, i32 0, !dbg !142
  %107 = load float, ptr addrspace(4) %106, align 16, !dbg !143, !tbaa !19
  %108 = fadd contract float %107, %101, !dbg !143
  store float %108, ptr addrspace(4) %106, align 16, !dbg !143, !tbaa !19
  %109 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %21, i32 0, i32 1, !dbg !144
  %110 = load float, ptr addrspace(4) %109, align 4, !dbg !144, !tbaa !69
  %111 = fmul contract float %110, 0x3F50624DE0000000, !dbg !145
  %112 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !146, !tbaa !90
  %113 = load i32, ptr addrspace(4) %20, align 4, !dbg !147, !tbaa !9
  %114 = sext i32 %113 to i64, !dbg !146
  %115 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %112, i64 %114, !dbg !146
  %116 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %115, i32 0, i32 1, !dbg !148
  %117 = load float, ptr addrspace(4) %116, align 4, !dbg !149, !tbaa !27
  %118 = fadd contract float %117, %111, !dbg !149
  store float %118, ptr addrspace(4) %116, align 4, !dbg !149, !tbaa !27
  %119 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %21, i32 0, i32 2, !dbg !150
  %120 = load float, ptr addrspace(4) %119, align 4, !dbg !150, !tbaa !75
  %121 = fmul contract float %120, 0x3F50624DE0000000, !dbg !151
  %122 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !dbg !152, !tbaa !90
  %123 = load i32, ptr addrspace(4) %20, align 4, !dbg !153, !tbaa !9
  %124 = sext i32 %123 to i64, !dbg !152
  %125 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %122, i64 %124, !dbg !152
  %126 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %125, i32 0, i32 2, !dbg !154
  %127 = load float, ptr addrspace(4) %126, align 8, !dbg !155, !tbaa !32
  %128 = fadd contract float %127, %121, !dbg !155
  store float %128, ptr addrspace(4) %126, align 8, !dbg !155, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr %8) #11, !dbg !156
  call void @llvm.lifetime.end.p0(ptr %7) #11, !dbg !156
  ret void, !dbg !156
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #3 comdat align 2 !dbg !157 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !159
  %4 = trunc i64 %3 to i32, !dbg !159
  ret i32 %4, !dbg !160
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #3 comdat align 2 !dbg !161 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #12, !dbg !162
  %4 = trunc i64 %3 to i32, !dbg !162
  ret i32 %4, !dbg !163
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #3 comdat align 2 !dbg !164 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !165
  %4 = trunc i64 %3 to i32, !dbg !165
  ret i32 %4, !dbg !166
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func void @_Z13__syncthreadsv() #6 comdat !dbg !167 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #13, !dbg !168
  ret void, !dbg !169
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5driftP15HIP_vector_typeIfLj4EEPKS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #2 !dbg !170 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.HIP_vector_type.0, align 16
  %9 = alloca %struct.HIP_vector_type.0, align 16
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !90
  store ptr addrspace(1) %1, ptr addrspace(4) %11, align 8
  %18 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !90
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !90
  store ptr addrspace(4) %18, ptr addrspace(4) %13, align 8, !tbaa !90
  call void @llvm.lifetime.start.p0(ptr %7) #11, !dbg !171
  %19 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #13, !dbg !172
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #13, !dbg !173
  %21 = mul i32 %19, %20, !dbg !174
  %22 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #13, !dbg !175
  %23 = add i32 %21, %22, !dbg !176
  store i32 %23, ptr addrspace(4) %14, align 4, !dbg !177, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #11, !dbg !178
  %24 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !179, !tbaa !90
  %25 = load i32, ptr addrspace(4) %14, align 4, !dbg !180, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !179
  %27 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %24, i64 %26, !dbg !179
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %15, ptr addrspace(4) align 16 %27, i64 16, i1 false), !dbg !179, !tbaa.struct !114
  call void @llvm.lifetime.start.p0(ptr %9) #11, !dbg !181
  %28 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !182, !tbaa !90
  %29 = load i32, ptr addrspace(4) %14, align 4, !dbg !183, !tbaa !9
  %30 = sext i32 %29 to i64, !dbg !182
  %31 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %28, i64 %30, !dbg !182
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %16, ptr addrspace(4) align 16 %31, i64 16, i1 false), !dbg !182, !tbaa.struct !114
  %32 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %16, i32 0, i32 0, !dbg !184
  %33 = load float, ptr addrspace(4) %32, align 16, !dbg !184, !tbaa !19
  %34 = fmul contract float %33, 0x3F50624DE0000000, !dbg !185
  %35 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %15, i32 0, i32 0, !dbg !186
  %36 = load float, ptr addrspace(4) %35, align 16, !dbg !187, !tbaa !19
  %37 = fadd contract float %36, %34, !dbg !187
  store float %37, ptr addrspace(4) %35, align 16, !dbg !187, !tbaa !19
  %38 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %16, i32 0, i32 1, !dbg !188
  %39 = load float, ptr addrspace(4) %38, align 4, !dbg !188, !tbaa !27
  %40 = fmul contract float %39, 0x3F50624DE0000000, !dbg !189
  %41 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %15, i32 0, i32 1, !dbg !190
  %42 = load float, ptr addrspace(4) %41, align 4, !dbg !191, !tbaa !27
  %43 = fadd contract float %42, %40, !dbg !191
  store float %43, ptr addrspace(4) %41, align 4, !dbg !191, !tbaa !27
  %44 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %16, i32 0, i32 2, !dbg !192
  %45 = load float, ptr addrspace(4) %44, align 8, !dbg !192, !tbaa !32
  %46 = fmul contract float %45, 0x3F50624DE0000000, !dbg !193
  %47 = getelementptr inbounds nuw %struct.HIP_vector_type.0, ptr addrspace(4) %15, i32 0, i32 2, !dbg !194
  %48 = load float, ptr addrspace(4) %47, align 8, !dbg !195, !tbaa !32
  %49 = fadd contract float %48, %46, !dbg !195
  store float %49, ptr addrspace(4) %47, align 8, !dbg !195, !tbaa !32
  %50 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !196, !tbaa !90
  %51 = load i32, ptr addrspace(4) %14, align 4, !dbg !197, !tbaa !9
  %52 = sext i32 %51 to i64, !dbg !196
  %53 = getelementptr inbounds %struct.HIP_vector_type.0, ptr addrspace(4) %50, i64 %52, !dbg !196
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %53, ptr addrspace(4) align 16 %15, i64 16, i1 false), !dbg !198, !tbaa.struct !114
  call void @llvm.lifetime.end.p0(ptr %9) #11, !dbg !199
  call void @llvm.lifetime.end.p0(ptr %8) #11, !dbg !199
  call void @llvm.lifetime.end.p0(ptr %7) #11, !dbg !199
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func void @_ZN15HIP_vector_typeIfLj3EEC2IfffEET_T0_T1_(ptr addrspace(4) noundef align 4 dereferenceable_or_null(12) %0, float noundef %1, float noundef %2, float noundef %3) unnamed_addr #0 comdat align 2 !dbg !200 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !201
  store float %1, ptr addrspace(4) %10, align 4, !tbaa !25
  store float %2, ptr addrspace(4) %11, align 4, !tbaa !25
  store float %3, ptr addrspace(4) %12, align 4, !tbaa !25
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8
  %14 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %13, i32 0, i32 0, !dbg !203
  %15 = load float, ptr addrspace(4) %10, align 4, !dbg !204, !tbaa !25
  store float %15, ptr addrspace(4) %14, align 4, !dbg !203, !tbaa !62
  %16 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %13, i32 0, i32 1, !dbg !205
  %17 = load float, ptr addrspace(4) %11, align 4, !dbg !206, !tbaa !25
  store float %17, ptr addrspace(4) %16, align 4, !dbg !205, !tbaa !69
  %18 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %13, i32 0, i32 2, !dbg !207
  %19 = load float, ptr addrspace(4) %12, align 4, !dbg !208, !tbaa !25
  store float %19, ptr addrspace(4) %18, align 4, !dbg !207, !tbaa !75
  ret void, !dbg !209
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #7

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #8

; Function Attrs: convergent norecurse nounwind
define linkonce_odr hidden spir_func float @rsqrtf(float noundef %0) #9 {
  %2 = alloca float, align 4
  store float %0, ptr %2, align 4
  %3 = load float, ptr %2, align 4
  %4 = call spir_func float @_Z4sqrtf(float noundef %3) #14
  %5 = fdiv float 1.000000e+00, %4
  ret float %5
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z4sqrtf(float noundef) #10

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nounwind }
attributes #12 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #13 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "nbody.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "pull", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/nbody.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 11, column: 3, scope: !13)
!18 = !DILocation(line: 11, column: 23, scope: !13)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTS15HIP_vector_typeIfLj4EE", !21, i64 0, !21, i64 4, !21, i64 8, !21, i64 12}
!21 = !{!"float", !11, i64 0}
!22 = !DILocation(line: 11, column: 32, scope: !13)
!23 = !DILocation(line: 11, column: 25, scope: !13)
!24 = !DILocation(line: 11, column: 15, scope: !13)
!25 = !{!21, !21, i64 0}
!26 = !DILocation(line: 11, column: 43, scope: !13)
!27 = !{!20, !21, i64 4}
!28 = !DILocation(line: 11, column: 52, scope: !13)
!29 = !DILocation(line: 11, column: 45, scope: !13)
!30 = !DILocation(line: 11, column: 35, scope: !13)
!31 = !DILocation(line: 11, column: 63, scope: !13)
!32 = !{!20, !21, i64 8}
!33 = !DILocation(line: 11, column: 72, scope: !13)
!34 = !DILocation(line: 11, column: 65, scope: !13)
!35 = !DILocation(line: 11, column: 55, scope: !13)
!36 = !DILocation(line: 12, column: 3, scope: !13)
!37 = !DILocation(line: 12, column: 32, scope: !13)
!38 = !DILocation(line: 12, column: 37, scope: !13)
!39 = !DILocation(line: 12, column: 35, scope: !13)
!40 = !DILocation(line: 12, column: 42, scope: !13)
!41 = !DILocation(line: 12, column: 47, scope: !13)
!42 = !DILocation(line: 12, column: 45, scope: !13)
!43 = !DILocation(line: 12, column: 40, scope: !13)
!44 = !DILocation(line: 12, column: 52, scope: !13)
!45 = !DILocation(line: 12, column: 57, scope: !13)
!46 = !DILocation(line: 12, column: 55, scope: !13)
!47 = !DILocation(line: 12, column: 50, scope: !13)
!48 = !DILocation(line: 12, column: 60, scope: !13)
!49 = !DILocation(line: 12, column: 25, scope: !13)
!50 = !DILocation(line: 12, column: 15, scope: !13)
!51 = !DILocation(line: 13, column: 3, scope: !13)
!52 = !DILocation(line: 13, column: 26, scope: !13)
!53 = !{!20, !21, i64 12}
!54 = !DILocation(line: 13, column: 30, scope: !13)
!55 = !DILocation(line: 13, column: 28, scope: !13)
!56 = !DILocation(line: 13, column: 40, scope: !13)
!57 = !DILocation(line: 13, column: 38, scope: !13)
!58 = !DILocation(line: 13, column: 50, scope: !13)
!59 = !DILocation(line: 13, column: 48, scope: !13)
!60 = !DILocation(line: 13, column: 15, scope: !13)
!61 = !DILocation(line: 14, column: 26, scope: !13)
!62 = !{!63, !21, i64 0}
!63 = !{!"_ZTS15HIP_vector_typeIfLj3EE", !21, i64 0, !21, i64 4, !21, i64 8}
!64 = !DILocation(line: 14, column: 30, scope: !13)
!65 = !DILocation(line: 14, column: 35, scope: !13)
!66 = !DILocation(line: 14, column: 33, scope: !13)
!67 = !DILocation(line: 14, column: 28, scope: !13)
!68 = !DILocation(line: 14, column: 46, scope: !13)
!69 = !{!63, !21, i64 4}
!70 = !DILocation(line: 14, column: 50, scope: !13)
!71 = !DILocation(line: 14, column: 55, scope: !13)
!72 = !DILocation(line: 14, column: 53, scope: !13)
!73 = !DILocation(line: 14, column: 48, scope: !13)
!74 = !DILocation(line: 14, column: 66, scope: !13)
!75 = !{!63, !21, i64 8}
!76 = !DILocation(line: 14, column: 70, scope: !13)
!77 = !DILocation(line: 14, column: 75, scope: !13)
!78 = !DILocation(line: 14, column: 73, scope: !13)
!79 = !DILocation(line: 14, column: 68, scope: !13)
!80 = !DILocation(line: 14, column: 10, scope: !13)
!81 = !DILocation(line: 15, column: 1, scope: !13)
!82 = distinct !DISubprogram(name: "make_float3<HIP_vector_type<float, 3U> >", scope: !83, file: !83, line: 229, type: !15, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!83 = !DIFile(filename: "hipspv/include/hip/hip_vector_types.h", directory: "/work/main")
!84 = !DILocation(line: 229, column: 7387, scope: !82)
!85 = !DILocation(line: 229, column: 7390, scope: !82)
!86 = !DILocation(line: 229, column: 7393, scope: !82)
!87 = !DILocation(line: 229, column: 7383, scope: !82)
!88 = !DILocation(line: 229, column: 7376, scope: !82)
!89 = distinct !DISubprogram(name: "accelerate", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !{!91, !91, i64 0}
!91 = !{!"p1 _ZTS15HIP_vector_typeIfLj4EE", !92, i64 0}
!92 = !{!"any pointer", !11, i64 0}
!93 = !DILocation(line: 19, column: 3, scope: !89)
!94 = !DILocation(line: 19, column: 17, scope: !89)
!95 = !DILocation(line: 19, column: 30, scope: !89)
!96 = !DILocation(line: 19, column: 28, scope: !89)
!97 = !DILocation(line: 19, column: 43, scope: !89)
!98 = !DILocation(line: 19, column: 41, scope: !89)
!99 = !DILocation(line: 19, column: 13, scope: !89)
!100 = !DILocation(line: 20, column: 3, scope: !89)
!101 = !DILocation(line: 20, column: 10, scope: !89)
!102 = !DILocation(line: 21, column: 8, scope: !89)
!103 = !DILocation(line: 21, column: 12, scope: !89)
!104 = !DILocation(line: 21, column: 23, scope: !89)
!105 = !DILocation(line: 21, column: 29, scope: !89)
!106 = !DILocation(line: 21, column: 3, scope: !89)
!107 = !DILocation(line: 22, column: 25, scope: !89)
!108 = !DILocation(line: 22, column: 34, scope: !89)
!109 = !DILocation(line: 22, column: 42, scope: !89)
!110 = !DILocation(line: 22, column: 40, scope: !89)
!111 = !DILocation(line: 22, column: 10, scope: !89)
!112 = !DILocation(line: 22, column: 5, scope: !89)
!113 = !DILocation(line: 22, column: 23, scope: !89)
!114 = !{i64 0, i64 4, !25, i64 4, i64 4, !25, i64 8, i64 4, !25, i64 12, i64 4, !25}
!115 = !DILocation(line: 23, column: 5, scope: !89)
!116 = !DILocation(line: 24, column: 10, scope: !89)
!117 = !DILocation(line: 24, column: 14, scope: !89)
!118 = !DILocation(line: 24, column: 21, scope: !89)
!119 = !DILocation(line: 24, column: 23, scope: !89)
!120 = !DILocation(line: 24, column: 5, scope: !89)
!121 = !DILocation(line: 24, column: 46, scope: !89)
!122 = !DILocation(line: 24, column: 51, scope: !89)
!123 = !DILocation(line: 24, column: 60, scope: !89)
!124 = !DILocation(line: 24, column: 69, scope: !89)
!125 = !DILocation(line: 24, column: 64, scope: !89)
!126 = !DILocation(line: 24, column: 73, scope: !89)
!127 = !{i64 0, i64 4, !25, i64 4, i64 4, !25, i64 8, i64 4, !25}
!128 = !DILocation(line: 24, column: 44, scope: !89)
!129 = !DILocation(line: 24, column: 40, scope: !89)
!130 = !DILocation(line: 24, column: 35, scope: !89)
!131 = distinct !{!131, !120, !132, !133}
!132 = !DILocation(line: 24, column: 76, scope: !89)
!133 = !{!"llvm.loop.mustprogress"}
!134 = !DILocation(line: 25, column: 5, scope: !89)
!135 = !DILocation(line: 26, column: 3, scope: !89)
!136 = !DILocation(line: 21, column: 46, scope: !89)
!137 = distinct !{!137, !106, !135, !133}
!138 = !DILocation(line: 27, column: 24, scope: !89)
!139 = !DILocation(line: 27, column: 26, scope: !89)
!140 = !DILocation(line: 27, column: 3, scope: !89)
!141 = !DILocation(line: 27, column: 12, scope: !89)
!142 = !DILocation(line: 27, column: 15, scope: !89)
!143 = !DILocation(line: 27, column: 17, scope: !89)
!144 = !DILocation(line: 28, column: 24, scope: !89)
!145 = !DILocation(line: 28, column: 26, scope: !89)
!146 = !DILocation(line: 28, column: 3, scope: !89)
!147 = !DILocation(line: 28, column: 12, scope: !89)
!148 = !DILocation(line: 28, column: 15, scope: !89)
!149 = !DILocation(line: 28, column: 17, scope: !89)
!150 = !DILocation(line: 29, column: 24, scope: !89)
!151 = !DILocation(line: 29, column: 26, scope: !89)
!152 = !DILocation(line: 29, column: 3, scope: !89)
!153 = !DILocation(line: 29, column: 12, scope: !89)
!154 = !DILocation(line: 29, column: 15, scope: !89)
!155 = !DILocation(line: 29, column: 17, scope: !89)
!156 = !DILocation(line: 30, column: 1, scope: !89)
!157 = distinct !DISubprogram(name: "__get_x", scope: !158, file: !158, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!158 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!159 = !DILocation(line: 40, column: 207, scope: !157)
!160 = !DILocation(line: 40, column: 174, scope: !157)
!161 = distinct !DISubprogram(name: "__get_x", scope: !158, file: !158, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!162 = !DILocation(line: 41, column: 207, scope: !161)
!163 = !DILocation(line: 41, column: 174, scope: !161)
!164 = distinct !DISubprogram(name: "__get_x", scope: !158, file: !158, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DILocation(line: 39, column: 208, scope: !164)
!166 = !DILocation(line: 39, column: 175, scope: !164)
!167 = distinct !DISubprogram(name: "__syncthreads", scope: !158, file: !158, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 60, column: 55, scope: !167)
!169 = !DILocation(line: 60, column: 76, scope: !167)
!170 = distinct !DISubprogram(name: "drift", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!171 = !DILocation(line: 33, column: 3, scope: !170)
!172 = !DILocation(line: 33, column: 17, scope: !170)
!173 = !DILocation(line: 33, column: 30, scope: !170)
!174 = !DILocation(line: 33, column: 28, scope: !170)
!175 = !DILocation(line: 33, column: 43, scope: !170)
!176 = !DILocation(line: 33, column: 41, scope: !170)
!177 = !DILocation(line: 33, column: 13, scope: !170)
!178 = !DILocation(line: 34, column: 3, scope: !170)
!179 = !DILocation(line: 34, column: 14, scope: !170)
!180 = !DILocation(line: 34, column: 23, scope: !170)
!181 = !DILocation(line: 35, column: 3, scope: !170)
!182 = !DILocation(line: 35, column: 20, scope: !170)
!183 = !DILocation(line: 35, column: 29, scope: !170)
!184 = !DILocation(line: 36, column: 12, scope: !170)
!185 = !DILocation(line: 36, column: 14, scope: !170)
!186 = !DILocation(line: 36, column: 5, scope: !170)
!187 = !DILocation(line: 36, column: 7, scope: !170)
!188 = !DILocation(line: 37, column: 12, scope: !170)
!189 = !DILocation(line: 37, column: 14, scope: !170)
!190 = !DILocation(line: 37, column: 5, scope: !170)
!191 = !DILocation(line: 37, column: 7, scope: !170)
!192 = !DILocation(line: 38, column: 12, scope: !170)
!193 = !DILocation(line: 38, column: 14, scope: !170)
!194 = !DILocation(line: 38, column: 5, scope: !170)
!195 = !DILocation(line: 38, column: 7, scope: !170)
!196 = !DILocation(line: 39, column: 3, scope: !170)
!197 = !DILocation(line: 39, column: 12, scope: !170)
!198 = !DILocation(line: 39, column: 15, scope: !170)
!199 = !DILocation(line: 40, column: 1, scope: !170)
!200 = distinct !DISubprogram(name: "HIP_vector_type<float, float, float>", scope: !83, file: !83, line: 65, type: !15, scopeLine: 65, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !{!202, !202, i64 0}
!202 = !{!"p1 _ZTS15HIP_vector_typeIfLj3EE", !92, i64 0}
!203 = !DILocation(line: 65, column: 61, scope: !200)
!204 = !DILocation(line: 65, column: 67, scope: !200)
!205 = !DILocation(line: 65, column: 72, scope: !200)
!206 = !DILocation(line: 65, column: 78, scope: !200)
!207 = !DILocation(line: 65, column: 83, scope: !200)
!208 = !DILocation(line: 65, column: 89, scope: !200)
!209 = !DILocation(line: 65, column: 94, scope: !200)
