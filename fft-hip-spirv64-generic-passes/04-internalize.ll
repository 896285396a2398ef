; ModuleID = '<memory>'
source_filename = "tests/programs/fft.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type = type { float, float }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data = internal addrspace(3) global [128 x %struct.HIP_vector_type] undef, align 8
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@__hip_cuid_28fdc19d9886ed52 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z3fftPK15HIP_vector_typeIfLj2EEPS0_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.HIP_vector_type, align 8
  %18 = alloca %struct.HIP_vector_type, align 8
  %19 = alloca %struct.HIP_vector_type, align 8
  %20 = alloca %struct.HIP_vector_type, align 8
  %21 = alloca %struct.HIP_vector_type, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = addrspacecast ptr %3 to ptr addrspace(4)
  %25 = addrspacecast ptr %4 to ptr addrspace(4)
  %26 = addrspacecast ptr %5 to ptr addrspace(4)
  %27 = addrspacecast ptr %6 to ptr addrspace(4)
  %28 = addrspacecast ptr %7 to ptr addrspace(4)
  %29 = addrspacecast ptr %8 to ptr addrspace(4)
  %30 = addrspacecast ptr %10 to ptr addrspace(4)
  %31 = addrspacecast ptr %12 to ptr addrspace(4)
  %32 = addrspacecast ptr %13 to ptr addrspace(4)
  %33 = addrspacecast ptr %14 to ptr addrspace(4)
  %34 = addrspacecast ptr %15 to ptr addrspace(4)
  %35 = addrspacecast ptr %16 to ptr addrspace(4)
  %36 = addrspacecast ptr %17 to ptr addrspace(4)
  %37 = addrspacecast ptr %18 to ptr addrspace(4)
  %38 = addrspacecast ptr %19 to ptr addrspace(4)
  %39 = addrspacecast ptr %20 to ptr addrspace(4)
  %40 = addrspacecast ptr %21 to ptr addrspace(4)
  %41 = addrspacecast ptr %22 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %24, align 8
  %42 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %25, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !17
  store ptr addrspace(4) %42, ptr addrspace(4) %26, align 8, !tbaa !17
  store ptr addrspace(4) %43, ptr addrspace(4) %27, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #10, !dbg !20
  %44 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !21
  store i32 %44, ptr addrspace(4) %28, align 4, !dbg !22, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #10, !dbg !23
  %45 = load i32, ptr addrspace(4) %28, align 4, !dbg !24, !tbaa !9
  store i32 %45, ptr addrspace(4) %29, align 4, !dbg !25, !tbaa !9
  br label %46, !dbg !23

46:                                               ; preds = %63, %2
  %47 = load i32, ptr addrspace(4) %29, align 4, !dbg !26, !tbaa !9
  %48 = icmp slt i32 %47, 128, !dbg !27
  br i1 %48, label %50, label %49, !dbg !28

49:                                               ; preds = %46
  call void @llvm.lifetime.end.p0(ptr %8) #10, !dbg !28
  br label %66

50:                                               ; preds = %46
  %51 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !29, !tbaa !17
  %52 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #11, !dbg !30
  %53 = mul i32 %52, 128, !dbg !31
  %54 = load i32, ptr addrspace(4) %29, align 4, !dbg !32, !tbaa !9
  %55 = add i32 %53, %54, !dbg !33
  %56 = zext i32 %55 to i64, !dbg !29
  %57 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %51, i64 %56, !dbg !29
  %58 = load i32, ptr addrspace(4) %29, align 4, !dbg !34, !tbaa !9
  %59 = call spir_func i32 @__brev(i32 noundef %58) #12, !dbg !35
  %60 = lshr i32 %59, 25, !dbg !36
  %61 = zext i32 %60 to i64, !dbg !37
  %62 = getelementptr inbounds nuw [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %61, !dbg !37
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %62, ptr addrspace(4) align 8 %57, i64 8, i1 false), !dbg !38, !tbaa.struct !39
  br label %63, !dbg !37

63:                                               ; preds = %50
  %64 = load i32, ptr addrspace(4) %29, align 4, !dbg !42, !tbaa !9
  %65 = add nsw i32 %64, 64, !dbg !42
  store i32 %65, ptr addrspace(4) %29, align 4, !dbg !42, !tbaa !9
  br label %46, !dbg !28, !llvm.loop !43

66:                                               ; preds = %49
  call void @llvm.lifetime.start.p0(ptr %10) #10, !dbg !46
  store i32 1, ptr addrspace(4) %30, align 4, !dbg !47, !tbaa !9
  br label %67, !dbg !46

67:                                               ; preds = %142, %66
  %68 = load i32, ptr addrspace(4) %30, align 4, !dbg !48, !tbaa !9
  %69 = icmp slt i32 %68, 128, !dbg !49
  br i1 %69, label %71, label %70, !dbg !50

70:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr %10) #10, !dbg !50
  br label %145

71:                                               ; preds = %67
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !51
  call void @llvm.lifetime.start.p0(ptr %12) #10, !dbg !52
  %72 = load i32, ptr addrspace(4) %28, align 4, !dbg !53, !tbaa !9
  %73 = load i32, ptr addrspace(4) %30, align 4, !dbg !54, !tbaa !9
  %74 = sub nsw i32 %73, 1, !dbg !55
  %75 = and i32 %72, %74, !dbg !56
  store i32 %75, ptr addrspace(4) %31, align 4, !dbg !57, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !52
  %76 = load i32, ptr addrspace(4) %28, align 4, !dbg !58, !tbaa !9
  %77 = mul nsw i32 2, %76, !dbg !59
  %78 = load i32, ptr addrspace(4) %31, align 4, !dbg !60, !tbaa !9
  %79 = sub nsw i32 %77, %78, !dbg !61
  store i32 %79, ptr addrspace(4) %32, align 4, !dbg !62, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !52
  %80 = load i32, ptr addrspace(4) %32, align 4, !dbg !63, !tbaa !9
  %81 = load i32, ptr addrspace(4) %30, align 4, !dbg !64, !tbaa !9
  %82 = add nsw i32 %80, %81, !dbg !65
  store i32 %82, ptr addrspace(4) %33, align 4, !dbg !66, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15) #10, !dbg !67
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !67
  %83 = load i32, ptr addrspace(4) %31, align 4, !dbg !68, !tbaa !9
  %84 = sitofp i32 %83 to float, !dbg !68
  %85 = fmul contract float 0xC00921FB60000000, %84, !dbg !69
  %86 = load i32, ptr addrspace(4) %30, align 4, !dbg !70, !tbaa !9
  %87 = sitofp i32 %86 to float, !dbg !70
  %88 = fdiv contract float %85, %87, !dbg !71
  call spir_func void @sincosf(float noundef %88, ptr addrspace(4) noundef %34, ptr addrspace(4) noundef %35) #11, !dbg !72
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !73
  %89 = load i32, ptr addrspace(4) %32, align 4, !dbg !74, !tbaa !9
  %90 = sext i32 %89 to i64, !dbg !75
  %91 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %90, !dbg !75
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %36, ptr addrspace(4) align 8 %91, i64 8, i1 false), !dbg !75, !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !73
  %92 = load i32, ptr addrspace(4) %33, align 4, !dbg !76, !tbaa !9
  %93 = sext i32 %92 to i64, !dbg !77
  %94 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %93, !dbg !77
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %37, ptr addrspace(4) align 8 %94, i64 8, i1 false), !dbg !77, !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %19) #10, !dbg !78
  %95 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 0, !dbg !79
  %96 = load float, ptr addrspace(4) %95, align 8, !dbg !79, !tbaa !80
  %97 = load float, ptr addrspace(4) %35, align 4, !dbg !82, !tbaa !40
  %98 = fmul contract float %96, %97, !dbg !83
  %99 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 1, !dbg !84
  %100 = load float, ptr addrspace(4) %99, align 4, !dbg !84, !tbaa !85
  %101 = load float, ptr addrspace(4) %34, align 4, !dbg !86, !tbaa !40
  %102 = fmul contract float %100, %101, !dbg !87
  %103 = fsub contract float %98, %102, !dbg !88
  %104 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 0, !dbg !89
  %105 = load float, ptr addrspace(4) %104, align 8, !dbg !89, !tbaa !80
  %106 = load float, ptr addrspace(4) %34, align 4, !dbg !90, !tbaa !40
  %107 = fmul contract float %105, %106, !dbg !91
  %108 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 1, !dbg !92
  %109 = load float, ptr addrspace(4) %108, align 4, !dbg !92, !tbaa !85
  %110 = load float, ptr addrspace(4) %35, align 4, !dbg !93, !tbaa !40
  %111 = fmul contract float %109, %110, !dbg !94
  %112 = fadd contract float %107, %111, !dbg !95
  %113 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %103, float noundef %112) #11, !dbg !96
  store [2 x i32] %113, ptr addrspace(4) %38, align 8, !dbg !96
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !97
  %114 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 0, !dbg !98
  %115 = load float, ptr addrspace(4) %114, align 8, !dbg !98, !tbaa !80
  %116 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 0, !dbg !99
  %117 = load float, ptr addrspace(4) %116, align 8, !dbg !99, !tbaa !80
  %118 = fadd contract float %115, %117, !dbg !100
  %119 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 1, !dbg !101
  %120 = load float, ptr addrspace(4) %119, align 4, !dbg !101, !tbaa !85
  %121 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 1, !dbg !102
  %122 = load float, ptr addrspace(4) %121, align 4, !dbg !102, !tbaa !85
  %123 = fadd contract float %120, %122, !dbg !103
  %124 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %118, float noundef %123) #11, !dbg !97
  store [2 x i32] %124, ptr addrspace(4) %39, align 8, !dbg !97
  %125 = load i32, ptr addrspace(4) %32, align 4, !dbg !104, !tbaa !9
  %126 = sext i32 %125 to i64, !dbg !105
  %127 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %126, !dbg !105
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %127, ptr addrspace(4) align 8 %39, i64 8, i1 false), !dbg !106, !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !105
  call void @llvm.lifetime.start.p0(ptr %21) #10, !dbg !107
  %128 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 0, !dbg !108
  %129 = load float, ptr addrspace(4) %128, align 8, !dbg !108, !tbaa !80
  %130 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 0, !dbg !109
  %131 = load float, ptr addrspace(4) %130, align 8, !dbg !109, !tbaa !80
  %132 = fsub contract float %129, %131, !dbg !110
  %133 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 1, !dbg !111
  %134 = load float, ptr addrspace(4) %133, align 4, !dbg !111, !tbaa !85
  %135 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 1, !dbg !112
  %136 = load float, ptr addrspace(4) %135, align 4, !dbg !112, !tbaa !85
  %137 = fsub contract float %134, %136, !dbg !113
  %138 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %132, float noundef %137) #11, !dbg !107
  store [2 x i32] %138, ptr addrspace(4) %40, align 8, !dbg !107
  %139 = load i32, ptr addrspace(4) %33, align 4, !dbg !114, !tbaa !9
  %140 = sext i32 %139 to i64, !dbg !115
  %141 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %140, !dbg !115
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %141, ptr addrspace(4) align 8 %40, i64 8, i1 false), !dbg !116, !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %21) #10, !dbg !115
  call void @llvm.lifetime.end.p0(ptr %19) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %15) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %12) #10, !dbg !117
  br label %142, !dbg !117

142:                                              ; preds = %71
  %143 = load i32, ptr addrspace(4) %30, align 4, !dbg !118, !tbaa !9
  %144 = mul nsw i32 %143, 2, !dbg !118
  store i32 %144, ptr addrspace(4) %30, align 4, !dbg !118, !tbaa !9
  br label %67, !dbg !50, !llvm.loop !119

145:                                              ; preds = %70
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !120
  call void @llvm.lifetime.start.p0(ptr %22) #10, !dbg !121
  %146 = load i32, ptr addrspace(4) %28, align 4, !dbg !122, !tbaa !9
  store i32 %146, ptr addrspace(4) %41, align 4, !dbg !123, !tbaa !9
  br label %147, !dbg !121

147:                                              ; preds = %162, %145
  %148 = load i32, ptr addrspace(4) %41, align 4, !dbg !124, !tbaa !9
  %149 = icmp slt i32 %148, 128, !dbg !125
  br i1 %149, label %151, label %150, !dbg !126

150:                                              ; preds = %147
  call void @llvm.lifetime.end.p0(ptr %22) #10, !dbg !126
  br label %165

151:                                              ; preds = %147
  %152 = load i32, ptr addrspace(4) %41, align 4, !dbg !127, !tbaa !9
  %153 = sext i32 %152 to i64, !dbg !128
  %154 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %153, !dbg !128
  %155 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !129, !tbaa !17
  %156 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #11, !dbg !130
  %157 = mul i32 %156, 128, !dbg !131
  %158 = load i32, ptr addrspace(4) %41, align 4, !dbg !132, !tbaa !9
  %159 = add i32 %157, %158, !dbg !133
  %160 = zext i32 %159 to i64, !dbg !129
  %161 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %155, i64 %160, !dbg !129
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %161, ptr addrspace(4) align 8 %154, i64 8, i1 false), !dbg !134, !tbaa.struct !39
  br label %162, !dbg !129

162:                                              ; preds = %151
  %163 = load i32, ptr addrspace(4) %41, align 4, !dbg !135, !tbaa !9
  %164 = add nsw i32 %163, 64, !dbg !135
  store i32 %164, ptr addrspace(4) %41, align 4, !dbg !135, !tbaa !9
  br label %147, !dbg !126, !llvm.loop !136

165:                                              ; preds = %150
  call void @llvm.lifetime.end.p0(ptr %7) #10, !dbg !138
  ret void, !dbg !138
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !139 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #12, !dbg !141
  %4 = trunc i64 %3 to i32, !dbg !141
  ret i32 %4, !dbg !142
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !143 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #12, !dbg !144
  %4 = trunc i64 %3 to i32, !dbg !144
  ret i32 %4, !dbg !145
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !146 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #11, !dbg !147
  ret void, !dbg !148
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %0, float noundef %1) #5 !dbg !149 {
  %3 = alloca %struct.HIP_vector_type, align 8
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !40
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !40
  %9 = load float, ptr addrspace(4) %7, align 4, !dbg !151, !tbaa !40
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !152, !tbaa !40
  call spir_func void @_ZN15HIP_vector_typeIfLj2EEC2IffEET_T0_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %6, float noundef %9, float noundef %10) #11, !dbg !153
  %11 = load [2 x i32], ptr addrspace(4) %6, align 8, !dbg !154
  ret [2 x i32] %11, !dbg !154
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN15HIP_vector_typeIfLj2EEC2IffEET_T0_(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0, float noundef %1, float noundef %2) unnamed_addr #5 align 2 !dbg !155 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !40
  store float %2, ptr addrspace(4) %9, align 4, !tbaa !40
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %10, i32 0, i32 0, !dbg !156
  %12 = load float, ptr addrspace(4) %8, align 4, !dbg !157, !tbaa !40
  store float %12, ptr addrspace(4) %11, align 8, !dbg !156, !tbaa !80
  %13 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %10, i32 0, i32 1, !dbg !158
  %14 = load float, ptr addrspace(4) %9, align 4, !dbg !159, !tbaa !40
  store float %14, ptr addrspace(4) %13, align 4, !dbg !158, !tbaa !85
  ret void, !dbg !160
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @sincosf(float noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2) #8 {
  %4 = alloca float, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  store float %0, ptr %4, align 4
  store ptr addrspace(4) %1, ptr %5, align 8
  store ptr addrspace(4) %2, ptr %6, align 8
  %7 = load float, ptr %4, align 4
  %8 = call spir_func float @_Z3sinf(float noundef %7) #13
  %9 = load ptr addrspace(4), ptr %5, align 8
  store float %8, ptr addrspace(4) %9, align 4
  %10 = load float, ptr %4, align 4
  %11 = call spir_func float @_Z3cosf(float noundef %10) #13
  %12 = load ptr addrspace(4), ptr %6, align 8
  store float %11, ptr addrspace(4) %12, align 4
  ret void
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3sinf(float noundef) #9

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func float @_Z3cosf(float noundef) #9

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__brev(i32 noundef %0) #8 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = lshr i32 %3, 1
  %5 = and i32 %4, 1431655765
  %6 = load i32, ptr %2, align 4
  %7 = and i32 %6, 1431655765
  %8 = shl i32 %7, 1
  %9 = or i32 %5, %8
  store i32 %9, ptr %2, align 4
  %10 = load i32, ptr %2, align 4
  %11 = lshr i32 %10, 2
  %12 = and i32 %11, 858993459
  %13 = load i32, ptr %2, align 4
  %14 = and i32 %13, 858993459
  %15 = shl i32 %14, 2
  %16 = or i32 %12, %15
  store i32 %16, ptr %2, align 4
  %17 = load i32, ptr %2, align 4
  %18 = lshr i32 %17, 4
  %19 = and i32 %18, 252645135
  %20 = load i32, ptr %2, align 4
  %21 = and i32 %20, 252645135
  %22 = shl i32 %21, 4
  %23 = or i32 %19, %22
  store i32 %23, ptr %2, align 4
  %24 = load i32, ptr %2, align 4
  %25 = lshr i32 %24, 8
  %26 = and i32 %25, 16711935
  %27 = load i32, ptr %2, align 4
  %28 = and i32 %27, 16711935
  %29 = shl i32 %28, 8
  %30 = or i32 %26, %29
  store i32 %30, ptr %2, align 4
  %31 = load i32, ptr %2, align 4
  %32 = lshr i32 %31, 16
  %33 = load i32, ptr %2, align 4
  %34 = shl i32 %33, 16
  %35 = or i32 %32, %34
  ret i32 %35
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #13 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "fft.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "fft", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/fft.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS15HIP_vector_typeIfLj2EE", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 11, column: 3, scope: !13)
!21 = !DILocation(line: 11, column: 17, scope: !13)
!22 = !DILocation(line: 11, column: 13, scope: !13)
!23 = !DILocation(line: 12, column: 8, scope: !13)
!24 = !DILocation(line: 12, column: 16, scope: !13)
!25 = !DILocation(line: 12, column: 12, scope: !13)
!26 = !DILocation(line: 12, column: 19, scope: !13)
!27 = !DILocation(line: 12, column: 21, scope: !13)
!28 = !DILocation(line: 12, column: 3, scope: !13)
!29 = !DILocation(line: 13, column: 61, scope: !13)
!30 = !DILocation(line: 13, column: 64, scope: !13)
!31 = !DILocation(line: 13, column: 75, scope: !13)
!32 = !DILocation(line: 13, column: 82, scope: !13)
!33 = !DILocation(line: 13, column: 80, scope: !13)
!34 = !DILocation(line: 13, column: 39, scope: !13)
!35 = !DILocation(line: 13, column: 10, scope: !13)
!36 = !DILocation(line: 13, column: 43, scope: !13)
!37 = !DILocation(line: 13, column: 5, scope: !13)
!38 = !DILocation(line: 13, column: 59, scope: !13)
!39 = !{i64 0, i64 4, !40, i64 4, i64 4, !40}
!40 = !{!41, !41, i64 0}
!41 = !{!"float", !11, i64 0}
!42 = !DILocation(line: 12, column: 29, scope: !13)
!43 = distinct !{!43, !28, !44, !45}
!44 = !DILocation(line: 13, column: 83, scope: !13)
!45 = !{!"llvm.loop.mustprogress"}
!46 = !DILocation(line: 14, column: 8, scope: !13)
!47 = !DILocation(line: 14, column: 12, scope: !13)
!48 = !DILocation(line: 14, column: 22, scope: !13)
!49 = !DILocation(line: 14, column: 27, scope: !13)
!50 = !DILocation(line: 14, column: 3, scope: !13)
!51 = !DILocation(line: 15, column: 5, scope: !13)
!52 = !DILocation(line: 16, column: 5, scope: !13)
!53 = !DILocation(line: 16, column: 19, scope: !13)
!54 = !DILocation(line: 16, column: 24, scope: !13)
!55 = !DILocation(line: 16, column: 29, scope: !13)
!56 = !DILocation(line: 16, column: 21, scope: !13)
!57 = !DILocation(line: 16, column: 15, scope: !13)
!58 = !DILocation(line: 16, column: 45, scope: !13)
!59 = !DILocation(line: 16, column: 43, scope: !13)
!60 = !DILocation(line: 16, column: 49, scope: !13)
!61 = !DILocation(line: 16, column: 47, scope: !13)
!62 = !DILocation(line: 16, column: 35, scope: !13)
!63 = !DILocation(line: 16, column: 59, scope: !13)
!64 = !DILocation(line: 16, column: 65, scope: !13)
!65 = !DILocation(line: 16, column: 63, scope: !13)
!66 = !DILocation(line: 16, column: 52, scope: !13)
!67 = !DILocation(line: 17, column: 5, scope: !13)
!68 = !DILocation(line: 18, column: 28, scope: !13)
!69 = !DILocation(line: 18, column: 26, scope: !13)
!70 = !DILocation(line: 18, column: 32, scope: !13)
!71 = !DILocation(line: 18, column: 30, scope: !13)
!72 = !DILocation(line: 18, column: 5, scope: !13)
!73 = !DILocation(line: 19, column: 5, scope: !13)
!74 = !DILocation(line: 19, column: 27, scope: !13)
!75 = !DILocation(line: 19, column: 22, scope: !13)
!76 = !DILocation(line: 19, column: 42, scope: !13)
!77 = !DILocation(line: 19, column: 37, scope: !13)
!78 = !DILocation(line: 20, column: 5, scope: !13)
!79 = !DILocation(line: 20, column: 41, scope: !13)
!80 = !{!81, !41, i64 0}
!81 = !{!"_ZTS15HIP_vector_typeIfLj2EE", !41, i64 0, !41, i64 4}
!82 = !DILocation(line: 20, column: 45, scope: !13)
!83 = !DILocation(line: 20, column: 43, scope: !13)
!84 = !DILocation(line: 20, column: 56, scope: !13)
!85 = !{!81, !41, i64 4}
!86 = !DILocation(line: 20, column: 60, scope: !13)
!87 = !DILocation(line: 20, column: 58, scope: !13)
!88 = !DILocation(line: 20, column: 52, scope: !13)
!89 = !DILocation(line: 20, column: 68, scope: !13)
!90 = !DILocation(line: 20, column: 72, scope: !13)
!91 = !DILocation(line: 20, column: 70, scope: !13)
!92 = !DILocation(line: 20, column: 81, scope: !13)
!93 = !DILocation(line: 20, column: 85, scope: !13)
!94 = !DILocation(line: 20, column: 83, scope: !13)
!95 = !DILocation(line: 20, column: 77, scope: !13)
!96 = !DILocation(line: 20, column: 27, scope: !13)
!97 = !DILocation(line: 21, column: 17, scope: !13)
!98 = !DILocation(line: 21, column: 31, scope: !13)
!99 = !DILocation(line: 21, column: 42, scope: !13)
!100 = !DILocation(line: 21, column: 33, scope: !13)
!101 = !DILocation(line: 21, column: 47, scope: !13)
!102 = !DILocation(line: 21, column: 58, scope: !13)
!103 = !DILocation(line: 21, column: 49, scope: !13)
!104 = !DILocation(line: 21, column: 10, scope: !13)
!105 = !DILocation(line: 21, column: 5, scope: !13)
!106 = !DILocation(line: 21, column: 15, scope: !13)
!107 = !DILocation(line: 22, column: 18, scope: !13)
!108 = !DILocation(line: 22, column: 32, scope: !13)
!109 = !DILocation(line: 22, column: 43, scope: !13)
!110 = !DILocation(line: 22, column: 34, scope: !13)
!111 = !DILocation(line: 22, column: 48, scope: !13)
!112 = !DILocation(line: 22, column: 59, scope: !13)
!113 = !DILocation(line: 22, column: 50, scope: !13)
!114 = !DILocation(line: 22, column: 10, scope: !13)
!115 = !DILocation(line: 22, column: 5, scope: !13)
!116 = !DILocation(line: 22, column: 16, scope: !13)
!117 = !DILocation(line: 23, column: 3, scope: !13)
!118 = !DILocation(line: 14, column: 38, scope: !13)
!119 = distinct !{!119, !50, !117, !45}
!120 = !DILocation(line: 24, column: 3, scope: !13)
!121 = !DILocation(line: 25, column: 8, scope: !13)
!122 = !DILocation(line: 25, column: 16, scope: !13)
!123 = !DILocation(line: 25, column: 12, scope: !13)
!124 = !DILocation(line: 25, column: 19, scope: !13)
!125 = !DILocation(line: 25, column: 21, scope: !13)
!126 = !DILocation(line: 25, column: 3, scope: !13)
!127 = !DILocation(line: 25, column: 72, scope: !13)
!128 = !DILocation(line: 25, column: 67, scope: !13)
!129 = !DILocation(line: 25, column: 40, scope: !13)
!130 = !DILocation(line: 25, column: 44, scope: !13)
!131 = !DILocation(line: 25, column: 55, scope: !13)
!132 = !DILocation(line: 25, column: 62, scope: !13)
!133 = !DILocation(line: 25, column: 60, scope: !13)
!134 = !DILocation(line: 25, column: 65, scope: !13)
!135 = !DILocation(line: 25, column: 29, scope: !13)
!136 = distinct !{!136, !126, !137, !45}
!137 = !DILocation(line: 25, column: 73, scope: !13)
!138 = !DILocation(line: 26, column: 1, scope: !13)
!139 = distinct !DISubprogram(name: "__get_x", scope: !140, file: !140, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!141 = !DILocation(line: 39, column: 208, scope: !139)
!142 = !DILocation(line: 39, column: 175, scope: !139)
!143 = distinct !DISubprogram(name: "__get_x", scope: !140, file: !140, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = !DILocation(line: 40, column: 207, scope: !143)
!145 = !DILocation(line: 40, column: 174, scope: !143)
!146 = distinct !DISubprogram(name: "__syncthreads", scope: !140, file: !140, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 60, column: 55, scope: !146)
!148 = !DILocation(line: 60, column: 76, scope: !146)
!149 = distinct !DISubprogram(name: "make_float2<HIP_vector_type<float, 2U> >", scope: !150, file: !150, line: 229, type: !15, scopeLine: 229, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = !DIFile(filename: "hipspv/include/hip/hip_vector_types.h", directory: "/work/main")
!151 = !DILocation(line: 229, column: 7270, scope: !149)
!152 = !DILocation(line: 229, column: 7273, scope: !149)
!153 = !DILocation(line: 229, column: 7266, scope: !149)
!154 = !DILocation(line: 229, column: 7259, scope: !149)
!155 = distinct !DISubprogram(name: "HIP_vector_type<float, float>", scope: !150, file: !150, line: 55, type: !15, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 55, column: 54, scope: !155)
!157 = !DILocation(line: 55, column: 60, scope: !155)
!158 = !DILocation(line: 55, column: 65, scope: !155)
!159 = !DILocation(line: 55, column: 71, scope: !155)
!160 = !DILocation(line: 55, column: 76, scope: !155)
