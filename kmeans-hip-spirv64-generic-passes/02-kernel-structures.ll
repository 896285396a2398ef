; ModuleID = '<memory>'
source_filename = "tests/programs/kmeans.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Sum = type { i32, i32, i32 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.HIP_vector_type = type { i32, i32 }

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_Z13__syncthreadsv = comdat any

$_ZN17__hipspv_blockIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE = comdat any

$_Z9make_int2I15HIP_vector_typeIiLj2EEET_ii = comdat any

$_ZN15HIP_vector_typeIiLj2EEC2IiiEET_T0_ = comdat any

$_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local = internal addrspace(3) global [5 x %struct.Sum] undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_e75ffc7335426f01 = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6assignPK15HIP_vector_typeIiLj2EES2_PiP3Sum(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca %struct.Sum, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %5 to ptr addrspace(4)
  %23 = addrspacecast ptr %6 to ptr addrspace(4)
  %24 = addrspacecast ptr %7 to ptr addrspace(4)
  %25 = addrspacecast ptr %8 to ptr addrspace(4)
  %26 = addrspacecast ptr %9 to ptr addrspace(4)
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  %28 = addrspacecast ptr %11 to ptr addrspace(4)
  %29 = addrspacecast ptr %12 to ptr addrspace(4)
  %30 = addrspacecast ptr %13 to ptr addrspace(4)
  %31 = addrspacecast ptr %14 to ptr addrspace(4)
  %32 = addrspacecast ptr %15 to ptr addrspace(4)
  %33 = addrspacecast ptr %16 to ptr addrspace(4)
  %34 = addrspacecast ptr %17 to ptr addrspace(4)
  %35 = addrspacecast ptr %19 to ptr addrspace(4)
  %36 = addrspacecast ptr %20 to ptr addrspace(4)
  %37 = addrspacecast ptr %21 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %22, align 8
  %38 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %23, align 8
  %39 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !17
  store ptr addrspace(1) %2, ptr addrspace(4) %24, align 8
  %40 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !20
  store ptr addrspace(1) %3, ptr addrspace(4) %25, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !22
  store ptr addrspace(4) %38, ptr addrspace(4) %26, align 8, !tbaa !17
  store ptr addrspace(4) %39, ptr addrspace(4) %27, align 8, !tbaa !17
  store ptr addrspace(4) %40, ptr addrspace(4) %28, align 8, !tbaa !20
  store ptr addrspace(4) %41, ptr addrspace(4) %29, align 8, !tbaa !22
  %42 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !24
  %43 = icmp ult i32 %42, 5, !dbg !25
  br i1 %43, label %44, label %51, !dbg !25

44:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %13) #9, !dbg !26
  %45 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %30, i32 0, i32 0, !dbg !26
  store i32 0, ptr addrspace(4) %45, align 4, !dbg !26, !tbaa !27
  %46 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %30, i32 0, i32 1, !dbg !26
  store i32 0, ptr addrspace(4) %46, align 4, !dbg !26, !tbaa !29
  %47 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %30, i32 0, i32 2, !dbg !26
  store i32 0, ptr addrspace(4) %47, align 4, !dbg !26, !tbaa !30
  %48 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !31
  %49 = zext i32 %48 to i64, !dbg !32
  %50 = getelementptr inbounds nuw [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %49, !dbg !32
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %50, ptr addrspace(4) align 4 %30, i64 12, i1 false), !dbg !33, !tbaa.struct !34
  call void @llvm.lifetime.end.p0(ptr %13) #9, !dbg !32
  br label %51, !dbg !32

51:                                               ; preds = %44, %4
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !35
  call void @llvm.lifetime.start.p0(ptr %14) #9, !dbg !36
  %52 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !37
  %53 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !38
  %54 = mul i32 %52, %53, !dbg !39
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !40
  %56 = add i32 %54, %55, !dbg !41
  store i32 %56, ptr addrspace(4) %31, align 4, !dbg !42, !tbaa !9
  %57 = load i32, ptr addrspace(4) %31, align 4, !dbg !43, !tbaa !9
  %58 = icmp slt i32 %57, 6000, !dbg !44
  br i1 %58, label %59, label %141, !dbg !44

59:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %15) #9, !dbg !45
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !46, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %16) #9, !dbg !45
  store i32 2147483647, ptr addrspace(4) %33, align 4, !dbg !47, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %17) #9, !dbg !48
  store i32 0, ptr addrspace(4) %34, align 4, !dbg !49, !tbaa !9
  br label %60, !dbg !48

60:                                               ; preds = %105, %59
  %61 = load i32, ptr addrspace(4) %34, align 4, !dbg !50, !tbaa !9
  %62 = icmp slt i32 %61, 5, !dbg !51
  br i1 %62, label %64, label %63, !dbg !52

63:                                               ; preds = %60
  call void @llvm.lifetime.end.p0(ptr %17) #9, !dbg !52
  br label %108

64:                                               ; preds = %60
  call void @llvm.lifetime.start.p0(ptr %19) #9, !dbg !53
  %65 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !54, !tbaa !17
  %66 = load i32, ptr addrspace(4) %31, align 4, !dbg !55, !tbaa !9
  %67 = sext i32 %66 to i64, !dbg !54
  %68 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %65, i64 %67, !dbg !54
  %69 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %68, i32 0, i32 0, !dbg !56
  %70 = load i32, ptr addrspace(4) %69, align 8, !dbg !56, !tbaa !57
  %71 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !59, !tbaa !17
  %72 = load i32, ptr addrspace(4) %34, align 4, !dbg !60, !tbaa !9
  %73 = sext i32 %72 to i64, !dbg !59
  %74 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %71, i64 %73, !dbg !59
  %75 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %74, i32 0, i32 0, !dbg !61
  %76 = load i32, ptr addrspace(4) %75, align 8, !dbg !61, !tbaa !57
  %77 = sub nsw i32 %70, %76, !dbg !62
  store i32 %77, ptr addrspace(4) %35, align 4, !dbg !63, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %20) #9, !dbg !53
  %78 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !64, !tbaa !17
  %79 = load i32, ptr addrspace(4) %31, align 4, !dbg !65, !tbaa !9
  %80 = sext i32 %79 to i64, !dbg !64
  %81 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %78, i64 %80, !dbg !64
  %82 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %81, i32 0, i32 1, !dbg !66
  %83 = load i32, ptr addrspace(4) %82, align 4, !dbg !66, !tbaa !67
  %84 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !68, !tbaa !17
  %85 = load i32, ptr addrspace(4) %34, align 4, !dbg !69, !tbaa !9
  %86 = sext i32 %85 to i64, !dbg !68
  %87 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %84, i64 %86, !dbg !68
  %88 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %87, i32 0, i32 1, !dbg !70
  %89 = load i32, ptr addrspace(4) %88, align 4, !dbg !70, !tbaa !67
  %90 = sub nsw i32 %83, %89, !dbg !71
  store i32 %90, ptr addrspace(4) %36, align 4, !dbg !72, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %21) #9, !dbg !73
  %91 = load i32, ptr addrspace(4) %35, align 4, !dbg !74, !tbaa !9
  %92 = load i32, ptr addrspace(4) %35, align 4, !dbg !75, !tbaa !9
  %93 = mul nsw i32 %91, %92, !dbg !76
  %94 = load i32, ptr addrspace(4) %36, align 4, !dbg !77, !tbaa !9
  %95 = load i32, ptr addrspace(4) %36, align 4, !dbg !78, !tbaa !9
  %96 = mul nsw i32 %94, %95, !dbg !79
  %97 = add nsw i32 %93, %96, !dbg !80
  store i32 %97, ptr addrspace(4) %37, align 4, !dbg !81, !tbaa !9
  %98 = load i32, ptr addrspace(4) %37, align 4, !dbg !82, !tbaa !9
  %99 = load i32, ptr addrspace(4) %33, align 4, !dbg !83, !tbaa !9
  %100 = icmp slt i32 %98, %99, !dbg !84
  br i1 %100, label %101, label %104, !dbg !84

101:                                              ; preds = %64
  %102 = load i32, ptr addrspace(4) %37, align 4, !dbg !85, !tbaa !9
  store i32 %102, ptr addrspace(4) %33, align 4, !dbg !86, !tbaa !9
  %103 = load i32, ptr addrspace(4) %34, align 4, !dbg !87, !tbaa !9
  store i32 %103, ptr addrspace(4) %32, align 4, !dbg !88, !tbaa !9
  br label %104, !dbg !89

104:                                              ; preds = %101, %64
  call void @llvm.lifetime.end.p0(ptr %21) #9, !dbg !90
  call void @llvm.lifetime.end.p0(ptr %20) #9, !dbg !90
  call void @llvm.lifetime.end.p0(ptr %19) #9, !dbg !90
  br label %105, !dbg !90

105:                                              ; preds = %104
  %106 = load i32, ptr addrspace(4) %34, align 4, !dbg !91, !tbaa !9
  %107 = add nsw i32 %106, 1, !dbg !91
  store i32 %107, ptr addrspace(4) %34, align 4, !dbg !91, !tbaa !9
  br label %60, !dbg !52, !llvm.loop !92

108:                                              ; preds = %63
  %109 = load i32, ptr addrspace(4) %32, align 4, !dbg !94, !tbaa !9
  %110 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !95, !tbaa !20
  %111 = load i32, ptr addrspace(4) %31, align 4, !dbg !96, !tbaa !9
  %112 = sext i32 %111 to i64, !dbg !95
  %113 = getelementptr inbounds i32, ptr addrspace(4) %110, i64 %112, !dbg !95
  store i32 %109, ptr addrspace(4) %113, align 4, !dbg !97, !tbaa !9
  %114 = load i32, ptr addrspace(4) %32, align 4, !dbg !98, !tbaa !9
  %115 = sext i32 %114 to i64, !dbg !99
  %116 = getelementptr inbounds [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %115, !dbg !99
  %117 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %116, i32 0, i32 0, !dbg !100
  %118 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !101, !tbaa !17
  %119 = load i32, ptr addrspace(4) %31, align 4, !dbg !102, !tbaa !9
  %120 = sext i32 %119 to i64, !dbg !101
  %121 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %118, i64 %120, !dbg !101
  %122 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %121, i32 0, i32 0, !dbg !103
  %123 = load i32, ptr addrspace(4) %122, align 8, !dbg !103, !tbaa !57
  %124 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %117, i32 noundef %123) #8, !dbg !104
  %125 = load i32, ptr addrspace(4) %32, align 4, !dbg !105, !tbaa !9
  %126 = sext i32 %125 to i64, !dbg !106
  %127 = getelementptr inbounds [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %126, !dbg !106
  %128 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %127, i32 0, i32 1, !dbg !107
  %129 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !108, !tbaa !17
  %130 = load i32, ptr addrspace(4) %31, align 4, !dbg !109, !tbaa !9
  %131 = sext i32 %130 to i64, !dbg !108
  %132 = getelementptr inbounds %struct.HIP_vector_type, ptr addrspace(4) %129, i64 %131, !dbg !108
  %133 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %132, i32 0, i32 1, !dbg !110
  %134 = load i32, ptr addrspace(4) %133, align 4, !dbg !110, !tbaa !67
  %135 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %128, i32 noundef %134) #8, !dbg !111
  %136 = load i32, ptr addrspace(4) %32, align 4, !dbg !112, !tbaa !9
  %137 = sext i32 %136 to i64, !dbg !113
  %138 = getelementptr inbounds [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %137, !dbg !113
  %139 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %138, i32 0, i32 2, !dbg !114
  %140 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %139, i32 noundef 1) #8, !dbg !115
  call void @llvm.lifetime.end.p0(ptr %16) #9, !dbg !116
  call void @llvm.lifetime.end.p0(ptr %15) #9, !dbg !116
  br label %141, !dbg !116

141:                                              ; preds = %108, %51
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !117
  %142 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !118
  %143 = icmp ult i32 %142, 5, !dbg !119
  br i1 %143, label %144, label %178, !dbg !119

144:                                              ; preds = %141
  %145 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !120, !tbaa !22
  %146 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !121
  %147 = zext i32 %146 to i64, !dbg !120
  %148 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %145, i64 %147, !dbg !120
  %149 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %148, i32 0, i32 0, !dbg !122
  %150 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !123
  %151 = zext i32 %150 to i64, !dbg !124
  %152 = getelementptr inbounds nuw [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %151, !dbg !124
  %153 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %152, i32 0, i32 0, !dbg !125
  %154 = load i32, ptr addrspace(4) %153, align 4, !dbg !125, !tbaa !27
  %155 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %149, i32 noundef %154) #8, !dbg !126
  %156 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !127, !tbaa !22
  %157 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !128
  %158 = zext i32 %157 to i64, !dbg !127
  %159 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %156, i64 %158, !dbg !127
  %160 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %159, i32 0, i32 1, !dbg !129
  %161 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !130
  %162 = zext i32 %161 to i64, !dbg !131
  %163 = getelementptr inbounds nuw [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %162, !dbg !131
  %164 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %163, i32 0, i32 1, !dbg !132
  %165 = load i32, ptr addrspace(4) %164, align 4, !dbg !132, !tbaa !29
  %166 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %160, i32 noundef %165) #8, !dbg !133
  %167 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !134, !tbaa !22
  %168 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !135
  %169 = zext i32 %168 to i64, !dbg !134
  %170 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %167, i64 %169, !dbg !134
  %171 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %170, i32 0, i32 2, !dbg !136
  %172 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !137
  %173 = zext i32 %172 to i64, !dbg !138
  %174 = getelementptr inbounds nuw [5 x %struct.Sum], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6assignPK15HIP_vector_typeIiLj2EES2_PiP3SumE5local to ptr addrspace(4)), i64 0, i64 %173, !dbg !138
  %175 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %174, i32 0, i32 2, !dbg !139
  %176 = load i32, ptr addrspace(4) %175, align 4, !dbg !139, !tbaa !30
  %177 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %171, i32 noundef %176) #8, !dbg !140
  br label %178, !dbg !141

178:                                              ; preds = %144, %141
  call void @llvm.lifetime.end.p0(ptr %14) #9, !dbg !142
  ret void, !dbg !142
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #1 comdat align 2 !dbg !143 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !145
  %4 = trunc i64 %3 to i32, !dbg !145
  ret i32 %4, !dbg !146
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func void @_Z13__syncthreadsv() #4 comdat !dbg !147 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !148
  ret void, !dbg !149
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #1 comdat align 2 !dbg !150 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10, !dbg !151
  %4 = trunc i64 %3 to i32, !dbg !151
  ret i32 %4, !dbg !152
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #1 comdat align 2 !dbg !153 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !154
  %4 = trunc i64 %3 to i32, !dbg !154
  ret i32 %4, !dbg !155
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #4 comdat !dbg !156 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !20
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !158, !tbaa !20
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !159, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !160
  ret i32 %11, !dbg !161
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z4movePK3SumP15HIP_vector_typeIiLj2EE(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !162 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca %struct.Sum, align 4
  %8 = alloca %struct.HIP_vector_type, align 8
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !22
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %16 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %11, align 8, !tbaa !22
  store ptr addrspace(4) %16, ptr addrspace(4) %12, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !163
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !164, !tbaa !22
  %18 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !165
  %19 = zext i32 %18 to i64, !dbg !164
  %20 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %17, i64 %19, !dbg !164
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %13, ptr addrspace(4) align 4 %20, i64 12, i1 false), !dbg !164, !tbaa.struct !34
  %21 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %13, i32 0, i32 2, !dbg !166
  %22 = load i32, ptr addrspace(4) %21, align 4, !dbg !166, !tbaa !30
  %23 = icmp sgt i32 %22, 0, !dbg !167
  br i1 %23, label %24, label %40, !dbg !167

24:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !168
  %25 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %13, i32 0, i32 0, !dbg !169
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !169, !tbaa !27
  %27 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %13, i32 0, i32 2, !dbg !170
  %28 = load i32, ptr addrspace(4) %27, align 4, !dbg !170, !tbaa !30
  %29 = sdiv i32 %26, %28, !dbg !171
  %30 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %13, i32 0, i32 1, !dbg !172
  %31 = load i32, ptr addrspace(4) %30, align 4, !dbg !172, !tbaa !29
  %32 = getelementptr inbounds nuw %struct.Sum, ptr addrspace(4) %13, i32 0, i32 2, !dbg !173
  %33 = load i32, ptr addrspace(4) %32, align 4, !dbg !173, !tbaa !30
  %34 = sdiv i32 %31, %33, !dbg !174
  %35 = call spir_func [2 x i32] @_Z9make_int2I15HIP_vector_typeIiLj2EEET_ii(i32 noundef %29, i32 noundef %34) #8, !dbg !168
  store [2 x i32] %35, ptr addrspace(4) %14, align 8, !dbg !168
  %36 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !175, !tbaa !17
  %37 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !176
  %38 = zext i32 %37 to i64, !dbg !175
  %39 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i64 %38, !dbg !175
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %39, ptr addrspace(4) align 8 %14, i64 8, i1 false), !dbg !177, !tbaa.struct !178
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !175
  br label %40, !dbg !175

40:                                               ; preds = %24, %2
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !179
  ret void, !dbg !179
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func [2 x i32] @_Z9make_int2I15HIP_vector_typeIiLj2EEET_ii(i32 noundef %0, i32 noundef %1) #5 comdat !dbg !180 {
  %3 = alloca %struct.HIP_vector_type, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !182, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !183, !tbaa !9
  call spir_func void @_ZN15HIP_vector_typeIiLj2EEC2IiiEET_T0_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, i32 noundef %9, i32 noundef %10) #8, !dbg !184
  %11 = load [2 x i32], ptr addrspace(4) %6, align 8, !dbg !185
  ret [2 x i32] %11, !dbg !185
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func void @_ZN15HIP_vector_typeIiLj2EEC2IiiEET_T0_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #5 comdat align 2 !dbg !186 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %10, i32 0, i32 0, !dbg !187
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !188, !tbaa !9
  store i32 %12, ptr addrspace(4) %11, align 8, !dbg !187, !tbaa !57
  %13 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %10, i32 0, i32 1, !dbg !189
  %14 = load i32, ptr addrspace(4) %9, align 4, !dbg !190, !tbaa !9
  store i32 %14, ptr addrspace(4) %13, align 4, !dbg !189, !tbaa !67
  ret void, !dbg !191
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #5 comdat align 2 !dbg !192 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !20
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !193, !tbaa !20
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !194, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !195, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !195
  %16 = atomicrmw add ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !195
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !195
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !195, !tbaa !9
  ret i32 %17, !dbg !196
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "kmeans.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "assign", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/kmeans.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS15HIP_vector_typeIiLj2EE", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 int", !19, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 _ZTS3Sum", !19, i64 0}
!24 = !DILocation(line: 12, column: 7, scope: !13)
!25 = !DILocation(line: 12, column: 19, scope: !13)
!26 = !DILocation(line: 12, column: 53, scope: !13)
!27 = !{!28, !10, i64 0}
!28 = !{!"_ZTS3Sum", !10, i64 0, !10, i64 4, !10, i64 8}
!29 = !{!28, !10, i64 4}
!30 = !{!28, !10, i64 8}
!31 = !DILocation(line: 12, column: 38, scope: !13)
!32 = !DILocation(line: 12, column: 32, scope: !13)
!33 = !DILocation(line: 12, column: 51, scope: !13)
!34 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9}
!35 = !DILocation(line: 13, column: 3, scope: !13)
!36 = !DILocation(line: 14, column: 3, scope: !13)
!37 = !DILocation(line: 14, column: 17, scope: !13)
!38 = !DILocation(line: 14, column: 30, scope: !13)
!39 = !DILocation(line: 14, column: 28, scope: !13)
!40 = !DILocation(line: 14, column: 43, scope: !13)
!41 = !DILocation(line: 14, column: 41, scope: !13)
!42 = !DILocation(line: 14, column: 13, scope: !13)
!43 = !DILocation(line: 15, column: 7, scope: !13)
!44 = !DILocation(line: 15, column: 9, scope: !13)
!45 = !DILocation(line: 16, column: 5, scope: !13)
!46 = !DILocation(line: 16, column: 9, scope: !13)
!47 = !DILocation(line: 16, column: 19, scope: !13)
!48 = !DILocation(line: 17, column: 10, scope: !13)
!49 = !DILocation(line: 17, column: 14, scope: !13)
!50 = !DILocation(line: 17, column: 21, scope: !13)
!51 = !DILocation(line: 17, column: 23, scope: !13)
!52 = !DILocation(line: 17, column: 5, scope: !13)
!53 = !DILocation(line: 18, column: 7, scope: !13)
!54 = !DILocation(line: 18, column: 22, scope: !13)
!55 = !DILocation(line: 18, column: 29, scope: !13)
!56 = !DILocation(line: 18, column: 32, scope: !13)
!57 = !{!58, !10, i64 0}
!58 = !{!"_ZTS15HIP_vector_typeIiLj2EE", !10, i64 0, !10, i64 4}
!59 = !DILocation(line: 18, column: 36, scope: !13)
!60 = !DILocation(line: 18, column: 44, scope: !13)
!61 = !DILocation(line: 18, column: 47, scope: !13)
!62 = !DILocation(line: 18, column: 34, scope: !13)
!63 = !DILocation(line: 18, column: 17, scope: !13)
!64 = !DILocation(line: 18, column: 55, scope: !13)
!65 = !DILocation(line: 18, column: 62, scope: !13)
!66 = !DILocation(line: 18, column: 65, scope: !13)
!67 = !{!58, !10, i64 4}
!68 = !DILocation(line: 18, column: 69, scope: !13)
!69 = !DILocation(line: 18, column: 77, scope: !13)
!70 = !DILocation(line: 18, column: 80, scope: !13)
!71 = !DILocation(line: 18, column: 67, scope: !13)
!72 = !DILocation(line: 18, column: 50, scope: !13)
!73 = !DILocation(line: 19, column: 7, scope: !13)
!74 = !DILocation(line: 19, column: 28, scope: !13)
!75 = !DILocation(line: 19, column: 33, scope: !13)
!76 = !DILocation(line: 19, column: 31, scope: !13)
!77 = !DILocation(line: 19, column: 38, scope: !13)
!78 = !DILocation(line: 19, column: 43, scope: !13)
!79 = !DILocation(line: 19, column: 41, scope: !13)
!80 = !DILocation(line: 19, column: 36, scope: !13)
!81 = !DILocation(line: 19, column: 17, scope: !13)
!82 = !DILocation(line: 20, column: 11, scope: !13)
!83 = !DILocation(line: 20, column: 22, scope: !13)
!84 = !DILocation(line: 20, column: 20, scope: !13)
!85 = !DILocation(line: 21, column: 19, scope: !13)
!86 = !DILocation(line: 21, column: 17, scope: !13)
!87 = !DILocation(line: 22, column: 16, scope: !13)
!88 = !DILocation(line: 22, column: 14, scope: !13)
!89 = !DILocation(line: 23, column: 7, scope: !13)
!90 = !DILocation(line: 24, column: 5, scope: !13)
!91 = !DILocation(line: 17, column: 36, scope: !13)
!92 = distinct !{!92, !52, !90, !93}
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 25, column: 16, scope: !13)
!95 = !DILocation(line: 25, column: 5, scope: !13)
!96 = !DILocation(line: 25, column: 11, scope: !13)
!97 = !DILocation(line: 25, column: 14, scope: !13)
!98 = !DILocation(line: 26, column: 22, scope: !13)
!99 = !DILocation(line: 26, column: 16, scope: !13)
!100 = !DILocation(line: 26, column: 28, scope: !13)
!101 = !DILocation(line: 26, column: 31, scope: !13)
!102 = !DILocation(line: 26, column: 38, scope: !13)
!103 = !DILocation(line: 26, column: 41, scope: !13)
!104 = !DILocation(line: 26, column: 5, scope: !13)
!105 = !DILocation(line: 27, column: 22, scope: !13)
!106 = !DILocation(line: 27, column: 16, scope: !13)
!107 = !DILocation(line: 27, column: 28, scope: !13)
!108 = !DILocation(line: 27, column: 31, scope: !13)
!109 = !DILocation(line: 27, column: 38, scope: !13)
!110 = !DILocation(line: 27, column: 41, scope: !13)
!111 = !DILocation(line: 27, column: 5, scope: !13)
!112 = !DILocation(line: 28, column: 22, scope: !13)
!113 = !DILocation(line: 28, column: 16, scope: !13)
!114 = !DILocation(line: 28, column: 28, scope: !13)
!115 = !DILocation(line: 28, column: 5, scope: !13)
!116 = !DILocation(line: 29, column: 3, scope: !13)
!117 = !DILocation(line: 30, column: 3, scope: !13)
!118 = !DILocation(line: 31, column: 7, scope: !13)
!119 = !DILocation(line: 31, column: 19, scope: !13)
!120 = !DILocation(line: 32, column: 16, scope: !13)
!121 = !DILocation(line: 32, column: 21, scope: !13)
!122 = !DILocation(line: 32, column: 34, scope: !13)
!123 = !DILocation(line: 32, column: 43, scope: !13)
!124 = !DILocation(line: 32, column: 37, scope: !13)
!125 = !DILocation(line: 32, column: 56, scope: !13)
!126 = !DILocation(line: 32, column: 5, scope: !13)
!127 = !DILocation(line: 33, column: 16, scope: !13)
!128 = !DILocation(line: 33, column: 21, scope: !13)
!129 = !DILocation(line: 33, column: 34, scope: !13)
!130 = !DILocation(line: 33, column: 43, scope: !13)
!131 = !DILocation(line: 33, column: 37, scope: !13)
!132 = !DILocation(line: 33, column: 56, scope: !13)
!133 = !DILocation(line: 33, column: 5, scope: !13)
!134 = !DILocation(line: 34, column: 16, scope: !13)
!135 = !DILocation(line: 34, column: 21, scope: !13)
!136 = !DILocation(line: 34, column: 34, scope: !13)
!137 = !DILocation(line: 34, column: 47, scope: !13)
!138 = !DILocation(line: 34, column: 41, scope: !13)
!139 = !DILocation(line: 34, column: 60, scope: !13)
!140 = !DILocation(line: 34, column: 5, scope: !13)
!141 = !DILocation(line: 35, column: 3, scope: !13)
!142 = !DILocation(line: 36, column: 1, scope: !13)
!143 = distinct !DISubprogram(name: "__get_x", scope: !144, file: !144, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!145 = !DILocation(line: 39, column: 208, scope: !143)
!146 = !DILocation(line: 39, column: 175, scope: !143)
!147 = distinct !DISubprogram(name: "__syncthreads", scope: !144, file: !144, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = !DILocation(line: 60, column: 55, scope: !147)
!149 = !DILocation(line: 60, column: 76, scope: !147)
!150 = distinct !DISubprogram(name: "__get_x", scope: !144, file: !144, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = !DILocation(line: 40, column: 207, scope: !150)
!152 = !DILocation(line: 40, column: 174, scope: !150)
!153 = distinct !DISubprogram(name: "__get_x", scope: !144, file: !144, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!154 = !DILocation(line: 41, column: 207, scope: !153)
!155 = !DILocation(line: 41, column: 174, scope: !153)
!156 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !157, file: !157, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!158 = !DILocation(line: 154, column: 147, scope: !156)
!159 = !DILocation(line: 154, column: 156, scope: !156)
!160 = !DILocation(line: 154, column: 119, scope: !156)
!161 = !DILocation(line: 154, column: 112, scope: !156)
!162 = distinct !DISubprogram(name: "move", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 39, column: 3, scope: !162)
!164 = !DILocation(line: 39, column: 17, scope: !162)
!165 = !DILocation(line: 39, column: 22, scope: !162)
!166 = !DILocation(line: 40, column: 9, scope: !162)
!167 = !DILocation(line: 40, column: 15, scope: !162)
!168 = !DILocation(line: 40, column: 43, scope: !162)
!169 = !DILocation(line: 40, column: 55, scope: !162)
!170 = !DILocation(line: 40, column: 61, scope: !162)
!171 = !DILocation(line: 40, column: 57, scope: !162)
!172 = !DILocation(line: 40, column: 70, scope: !162)
!173 = !DILocation(line: 40, column: 76, scope: !162)
!174 = !DILocation(line: 40, column: 72, scope: !162)
!175 = !DILocation(line: 40, column: 20, scope: !162)
!176 = !DILocation(line: 40, column: 28, scope: !162)
!177 = !DILocation(line: 40, column: 41, scope: !162)
!178 = !{i64 0, i64 4, !9, i64 4, i64 4, !9}
!179 = !DILocation(line: 41, column: 1, scope: !162)
!180 = distinct !DISubprogram(name: "make_int2<HIP_vector_type<int, 2U> >", scope: !181, file: !181, line: 229, type: !15, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DIFile(filename: "hipspv/include/hip/hip_vector_types.h", directory: "/work/main")
!182 = !DILocation(line: 229, column: 3054, scope: !180)
!183 = !DILocation(line: 229, column: 3057, scope: !180)
!184 = !DILocation(line: 229, column: 3050, scope: !180)
!185 = !DILocation(line: 229, column: 3043, scope: !180)
!186 = distinct !DISubprogram(name: "HIP_vector_type<int, int>", scope: !181, file: !181, line: 55, type: !15, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!187 = !DILocation(line: 55, column: 54, scope: !186)
!188 = !DILocation(line: 55, column: 60, scope: !186)
!189 = !DILocation(line: 55, column: 65, scope: !186)
!190 = !DILocation(line: 55, column: 71, scope: !186)
!191 = !DILocation(line: 55, column: 76, scope: !186)
!192 = distinct !DISubprogram(name: "add", scope: !157, file: !157, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!193 = !DILocation(line: 82, column: 35, scope: !192)
!194 = !DILocation(line: 82, column: 44, scope: !192)
!195 = !DILocation(line: 82, column: 12, scope: !192)
!196 = !DILocation(line: 82, column: 5, scope: !192)
