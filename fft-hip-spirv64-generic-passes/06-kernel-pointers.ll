; ModuleID = '<memory>'
source_filename = "tests/programs/fft.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.HIP_vector_type = type { float, float }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }

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
  %42 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %24, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !17
  %44 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %25, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !17
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !17
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #10, !dbg !20
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #11, !dbg !21
  store i32 %46, ptr addrspace(4) %28, align 4, !dbg !22, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #10, !dbg !23
  %47 = load i32, ptr addrspace(4) %28, align 4, !dbg !24, !tbaa !9
  store i32 %47, ptr addrspace(4) %29, align 4, !dbg !25, !tbaa !9
  br label %48, !dbg !23

48:                                               ; preds = %65, %2
  %49 = load i32, ptr addrspace(4) %29, align 4, !dbg !26, !tbaa !9
  %50 = icmp slt i32 %49, 128, !dbg !27
  br i1 %50, label %52, label %51, !dbg !28

51:                                               ; preds = %48
  call void @llvm.lifetime.end.p0(ptr %8) #10, !dbg !28
  br label %68

52:                                               ; preds = %48
  %53 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !29, !tbaa !17
  %54 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #11, !dbg !30
  %55 = mul i32 %54, 128, !dbg !31
  %56 = load i32, ptr addrspace(4) %29, align 4, !dbg !32, !tbaa !9
  %57 = add i32 %55, %56, !dbg !33
  %58 = zext i32 %57 to i64, !dbg !29
  %59 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %53, i64 %58, !dbg !29
  %60 = load i32, ptr addrspace(4) %29, align 4, !dbg !34, !tbaa !9
  %61 = call spir_func i32 @__brev(i32 noundef %60) #12, !dbg !35
  %62 = lshr i32 %61, 25, !dbg !36
  %63 = zext i32 %62 to i64, !dbg !37
  %64 = getelementptr inbounds nuw [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %63, !dbg !37
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %64, ptr addrspace(4) align 8 %59, i64 8, i1 false), !dbg !38, !tbaa.struct !39
  br label %65, !dbg !37

65:                                               ; preds = %52
  %66 = load i32, ptr addrspace(4) %29, align 4, !dbg !42, !tbaa !9
  %67 = add nsw i32 %66, 64, !dbg !42
  store i32 %67, ptr addrspace(4) %29, align 4, !dbg !42, !tbaa !9
  br label %48, !dbg !28, !llvm.loop !43

68:                                               ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %10) #10, !dbg !46
  store i32 1, ptr addrspace(4) %30, align 4, !dbg !47, !tbaa !9
  br label %69, !dbg !46

69:                                               ; preds = %144, %68
  %70 = load i32, ptr addrspace(4) %30, align 4, !dbg !48, !tbaa !9
  %71 = icmp slt i32 %70, 128, !dbg !49
  br i1 %71, label %73, label %72, !dbg !50

72:                                               ; preds = %69
  call void @llvm.lifetime.end.p0(ptr %10) #10, !dbg !50
  br label %147

73:                                               ; preds = %69
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !51
  call void @llvm.lifetime.start.p0(ptr %12) #10, !dbg !52
  %74 = load i32, ptr addrspace(4) %28, align 4, !dbg !53, !tbaa !9
  %75 = load i32, ptr addrspace(4) %30, align 4, !dbg !54, !tbaa !9
  %76 = sub nsw i32 %75, 1, !dbg !55
  %77 = and i32 %74, %76, !dbg !56
  store i32 %77, ptr addrspace(4) %31, align 4, !dbg !57, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !52
  %78 = load i32, ptr addrspace(4) %28, align 4, !dbg !58, !tbaa !9
  %79 = mul nsw i32 2, %78, !dbg !59
  %80 = load i32, ptr addrspace(4) %31, align 4, !dbg !60, !tbaa !9
  %81 = sub nsw i32 %79, %80, !dbg !61
  store i32 %81, ptr addrspace(4) %32, align 4, !dbg !62, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !52
  %82 = load i32, ptr addrspace(4) %32, align 4, !dbg !63, !tbaa !9
  %83 = load i32, ptr addrspace(4) %30, align 4, !dbg !64, !tbaa !9
  %84 = add nsw i32 %82, %83, !dbg !65
  store i32 %84, ptr addrspace(4) %33, align 4, !dbg !66, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15) #10, !dbg !67
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !67
  %85 = load i32, ptr addrspace(4) %31, align 4, !dbg !68, !tbaa !9
  %86 = sitofp i32 %85 to float, !dbg !68
  %87 = fmul contract float 0xC00921FB60000000, %86, !dbg !69
  %88 = load i32, ptr addrspace(4) %30, align 4, !dbg !70, !tbaa !9
  %89 = sitofp i32 %88 to float, !dbg !70
  %90 = fdiv contract float %87, %89, !dbg !71
  call spir_func void @sincosf(float noundef %90, ptr addrspace(4) noundef %34, ptr addrspace(4) noundef %35) #11, !dbg !72
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !73
  %91 = load i32, ptr addrspace(4) %32, align 4, !dbg !74, !tbaa !9
  %92 = sext i32 %91 to i64, !dbg !75
  %93 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %92, !dbg !75
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %36, ptr addrspace(4) align 8 %93, i64 8, i1 false), !dbg !75, !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !73
  %94 = load i32, ptr addrspace(4) %33, align 4, !dbg !76, !tbaa !9
  %95 = sext i32 %94 to i64, !dbg !77
  %96 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %95, !dbg !77
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %37, ptr addrspace(4) align 8 %96, i64 8, i1 false), !dbg !77, !tbaa.struct !39
  call void @llvm.lifetime.start.p0(ptr %19) #10, !dbg !78
  %97 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 0, !dbg !79
  %98 = load float, ptr addrspace(4) %97, align 8, !dbg !79, !tbaa !80
  %99 = load float, ptr addrspace(4) %35, align 4, !dbg !82, !tbaa !40
  %100 = fmul contract float %98, %99, !dbg !83
  %101 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 1, !dbg !84
  %102 = load float, ptr addrspace(4) %101, align 4, !dbg !84, !tbaa !85
  %103 = load float, ptr addrspace(4) %34, align 4, !dbg !86, !tbaa !40
  %104 = fmul contract float %102, %103, !dbg !87
  %105 = fsub contract float %100, %104, !dbg !88
  %106 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 0, !dbg !89
  %107 = load float, ptr addrspace(4) %106, align 8, !dbg !89, !tbaa !80
  %108 = load float, ptr addrspace(4) %34, align 4, !dbg !90, !tbaa !40
  %109 = fmul contract float %107, %108, !dbg !91
  %110 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %37, i32 0, i32 1, !dbg !92
  %111 = load float, ptr addrspace(4) %110, align 4, !dbg !92, !tbaa !85
  %112 = load float, ptr addrspace(4) %35, align 4, !dbg !93, !tbaa !40
  %113 = fmul contract float %111, %112, !dbg !94
  %114 = fadd contract float %109, %113, !dbg !95
  %115 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %105, float noundef %114) #11, !dbg !96
  store [2 x i32] %115, ptr addrspace(4) %38, align 8, !dbg !96
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !97
  %116 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 0, !dbg !98
  %117 = load float, ptr addrspace(4) %116, align 8, !dbg !98, !tbaa !80
  %118 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 0, !dbg !99
  %119 = load float, ptr addrspace(4) %118, align 8, !dbg !99, !tbaa !80
  %120 = fadd contract float %117, %119, !dbg !100
  %121 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 1, !dbg !101
  %122 = load float, ptr addrspace(4) %121, align 4, !dbg !101, !tbaa !85
  %123 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 1, !dbg !102
  %124 = load float, ptr addrspace(4) %123, align 4, !dbg !102, !tbaa !85
  %125 = fadd contract float %122, %124, !dbg !103
  %126 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %120, float noundef %125) #11, !dbg !97
  store [2 x i32] %126, ptr addrspace(4) %39, align 8, !dbg !97
  %127 = load i32, ptr addrspace(4) %32, align 4, !dbg !104, !tbaa !9
  %128 = sext i32 %127 to i64, !dbg !105
  %129 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %128, !dbg !105
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %129, ptr addrspace(4) align 8 %39, i64 8, i1 false), !dbg !106, !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !105
  call void @llvm.lifetime.start.p0(ptr %21) #10, !dbg !107
  %130 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 0, !dbg !108
  %131 = load float, ptr addrspace(4) %130, align 8, !dbg !108, !tbaa !80
  %132 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 0, !dbg !109
  %133 = load float, ptr addrspace(4) %132, align 8, !dbg !109, !tbaa !80
  %134 = fsub contract float %131, %133, !dbg !110
  %135 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %36, i32 0, i32 1, !dbg !111
  %136 = load float, ptr addrspace(4) %135, align 4, !dbg !111, !tbaa !85
  %137 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %38, i32 0, i32 1, !dbg !112
  %138 = load float, ptr addrspace(4) %137, align 4, !dbg !112, !tbaa !85
  %139 = fsub contract float %136, %138, !dbg !113
  %140 = call spir_func [2 x i32] @_Z11make_float2I15HIP_vector_typeIfLj2EEET_ff(float noundef %134, float noundef %139) #11, !dbg !107
  store [2 x i32] %140, ptr addrspace(4) %40, align 8, !dbg !107
  %141 = load i32, ptr addrspace(4) %33, align 4, !dbg !114, !tbaa !9
  %142 = sext i32 %141 to i64, !dbg !115
  %143 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %142, !dbg !115
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %143, ptr addrspace(4) align 8 %40, i64 8, i1 false), !dbg !116, !tbaa.struct !39
  call void @llvm.lifetime.end.p0(ptr %21) #10, !dbg !115
  call void @llvm.lifetime.end.p0(ptr %19) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %15) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !117
  call void @llvm.lifetime.end.p0(ptr %12) #10, !dbg !117
  br label %144, !dbg !117

144:                                              ; preds = %73
  %145 = load i32, ptr addrspace(4) %30, align 4, !dbg !118, !tbaa !9
  %146 = mul nsw i32 %145, 2, !dbg !118
  store i32 %146, ptr addrspace(4) %30, align 4, !dbg !118, !tbaa !9
  br label %69, !dbg !50, !llvm.loop !119

147:                                              ; preds = %72
  call spir_func void @_Z13__syncthreadsv() #11, !dbg !120
  call void @llvm.lifetime.start.p0(ptr %22) #10, !dbg !121
  %148 = load i32, ptr addrspace(4) %28, align 4, !dbg !122, !tbaa !9
  store i32 %148, ptr addrspace(4) %41, align 4, !dbg !123, !tbaa !9
  br label %149, !dbg !121

149:                                              ; preds = %164, %147
  %150 = load i32, ptr addrspace(4) %41, align 4, !dbg !124, !tbaa !9
  %151 = icmp slt i32 %150, 128, !dbg !125
  br i1 %151, label %153, label %152, !dbg !126

152:                                              ; preds = %149
  call void @llvm.lifetime.end.p0(ptr %22) #10, !dbg !126
  br label %167

153:                                              ; preds = %149
  %154 = load i32, ptr addrspace(4) %41, align 4, !dbg !127, !tbaa !9
  %155 = sext i32 %154 to i64, !dbg !128
  %156 = getelementptr inbounds [128 x %struct.HIP_vector_type], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ3fftPK15HIP_vector_typeIfLj2EEPS0_E4data to ptr addrspace(4)), i64 0, i64 %155, !dbg !128
  %157 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !129, !tbaa !17
  %158 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #11, !dbg !130
  %159 = mul i32 %158, 128, !dbg !131
  %160 = load i32, ptr addrspace(4) %41, align 4, !dbg !132, !tbaa !9
  %161 = add i32 %159, %160, !dbg !133
  %162 = zext i32 %161 to i64, !dbg !129
  %163 = getelementptr inbounds nuw %struct.HIP_vector_type, ptr addrspace(4) %157, i64 %162, !dbg !129
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %163, ptr addrspace(4) align 8 %156, i64 8, i1 false), !dbg !134, !tbaa.struct !39
  br label %164, !dbg !129

164:                                              ; preds = %153
  %165 = load i32, ptr addrspace(4) %41, align 4, !dbg !135, !tbaa !9
  %166 = add nsw i32 %165, 64, !dbg !135
  store i32 %166, ptr addrspace(4) %41, align 4, !dbg !135, !tbaa !9
  br label %149, !dbg !126, !llvm.loop !136

167:                                              ; preds = %152
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
