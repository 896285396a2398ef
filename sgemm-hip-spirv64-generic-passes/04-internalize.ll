; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@__hip_cuid_13e532884b0bdb5e = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef %4, ptr addrspace(1) noalias noundef %5, float noundef %6, ptr addrspace(1) noalias noundef %7) #0 !dbg !13 {
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca ptr addrspace(4), align 8
  %18 = alloca float, align 4
  %19 = alloca ptr addrspace(4), align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca [4 x [4 x float]], align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca i32, align 4
  %36 = alloca i32, align 4
  %37 = alloca i32, align 4
  %38 = addrspacecast ptr %9 to ptr addrspace(4)
  %39 = addrspacecast ptr %10 to ptr addrspace(4)
  %40 = addrspacecast ptr %11 to ptr addrspace(4)
  %41 = addrspacecast ptr %12 to ptr addrspace(4)
  %42 = addrspacecast ptr %13 to ptr addrspace(4)
  %43 = addrspacecast ptr %14 to ptr addrspace(4)
  %44 = addrspacecast ptr %15 to ptr addrspace(4)
  %45 = addrspacecast ptr %16 to ptr addrspace(4)
  %46 = addrspacecast ptr %17 to ptr addrspace(4)
  %47 = addrspacecast ptr %18 to ptr addrspace(4)
  %48 = addrspacecast ptr %19 to ptr addrspace(4)
  %49 = addrspacecast ptr %20 to ptr addrspace(4)
  %50 = addrspacecast ptr %21 to ptr addrspace(4)
  %51 = addrspacecast ptr %22 to ptr addrspace(4)
  %52 = addrspacecast ptr %23 to ptr addrspace(4)
  %53 = addrspacecast ptr %24 to ptr addrspace(4)
  %54 = addrspacecast ptr %25 to ptr addrspace(4)
  %55 = addrspacecast ptr %26 to ptr addrspace(4)
  %56 = addrspacecast ptr %27 to ptr addrspace(4)
  %57 = addrspacecast ptr %28 to ptr addrspace(4)
  %58 = addrspacecast ptr %29 to ptr addrspace(4)
  %59 = addrspacecast ptr %30 to ptr addrspace(4)
  %60 = addrspacecast ptr %31 to ptr addrspace(4)
  %61 = addrspacecast ptr %32 to ptr addrspace(4)
  %62 = addrspacecast ptr %33 to ptr addrspace(4)
  %63 = addrspacecast ptr %34 to ptr addrspace(4)
  %64 = addrspacecast ptr %35 to ptr addrspace(4)
  %65 = addrspacecast ptr %36 to ptr addrspace(4)
  %66 = addrspacecast ptr %37 to ptr addrspace(4)
  store ptr addrspace(1) %4, ptr addrspace(4) %38, align 8
  %67 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !tbaa !17
  store ptr addrspace(1) %5, ptr addrspace(4) %39, align 8
  %68 = load ptr addrspace(4), ptr addrspace(4) %39, align 8, !tbaa !17
  store ptr addrspace(1) %7, ptr addrspace(4) %40, align 8
  %69 = load ptr addrspace(4), ptr addrspace(4) %40, align 8, !tbaa !17
  store i32 %0, ptr addrspace(4) %41, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %42, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %43, align 4, !tbaa !9
  store float %3, ptr addrspace(4) %44, align 4, !tbaa !20
  store ptr addrspace(4) %67, ptr addrspace(4) %45, align 8, !tbaa !17
  store ptr addrspace(4) %68, ptr addrspace(4) %46, align 8, !tbaa !17
  store float %6, ptr addrspace(4) %47, align 4, !tbaa !20
  store ptr addrspace(4) %69, ptr addrspace(4) %48, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %20) #7, !dbg !22
  %70 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #8, !dbg !23
  %71 = mul i32 %70, 64, !dbg !24
  store i32 %71, ptr addrspace(4) %49, align 4, !dbg !25, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %21) #7, !dbg !22
  %72 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !26
  %73 = mul i32 %72, 64, !dbg !27
  store i32 %73, ptr addrspace(4) %50, align 4, !dbg !28, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %22) #7, !dbg !29
  %74 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #8, !dbg !30
  %75 = mul i32 %74, 16, !dbg !31
  %76 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !32
  %77 = add i32 %75, %76, !dbg !33
  store i32 %77, ptr addrspace(4) %51, align 4, !dbg !34, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %23) #7, !dbg !35
  call void @llvm.memset.p4.i64(ptr addrspace(4) align 4 %52, i8 0, i64 64, i1 false), !dbg !36
  call void @llvm.lifetime.start.p0(ptr %24) #7, !dbg !37
  store i32 0, ptr addrspace(4) %53, align 4, !dbg !38, !tbaa !9
  br label %78, !dbg !37

78:                                               ; preds = %222, %8
  %79 = load i32, ptr addrspace(4) %53, align 4, !dbg !39, !tbaa !9
  %80 = load i32, ptr addrspace(4) %43, align 4, !dbg !40, !tbaa !9
  %81 = icmp slt i32 %79, %80, !dbg !41
  br i1 %81, label %83, label %82, !dbg !42

82:                                               ; preds = %78
  store i32 2, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %24) #7, !dbg !42
  br label %225

83:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(ptr %26) #7, !dbg !43
  %84 = load i32, ptr addrspace(4) %51, align 4, !dbg !44, !tbaa !9
  store i32 %84, ptr addrspace(4) %55, align 4, !dbg !45, !tbaa !9
  br label %85, !dbg !43

85:                                               ; preds = %162, %83
  %86 = load i32, ptr addrspace(4) %55, align 4, !dbg !46, !tbaa !9
  %87 = icmp slt i32 %86, 512, !dbg !47
  br i1 %87, label %89, label %88, !dbg !48

88:                                               ; preds = %85
  store i32 5, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %26) #7, !dbg !48
  br label %165

89:                                               ; preds = %85
  call void @llvm.lifetime.start.p0(ptr %27) #7, !dbg !49
  %90 = load i32, ptr addrspace(4) %49, align 4, !dbg !50, !tbaa !9
  %91 = load i32, ptr addrspace(4) %55, align 4, !dbg !51, !tbaa !9
  %92 = sdiv i32 %91, 8, !dbg !52
  %93 = add nsw i32 %90, %92, !dbg !53
  store i32 %93, ptr addrspace(4) %56, align 4, !dbg !54, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %28) #7, !dbg !49
  %94 = load i32, ptr addrspace(4) %53, align 4, !dbg !55, !tbaa !9
  %95 = load i32, ptr addrspace(4) %55, align 4, !dbg !56, !tbaa !9
  %96 = srem i32 %95, 8, !dbg !57
  %97 = add nsw i32 %94, %96, !dbg !58
  store i32 %97, ptr addrspace(4) %57, align 4, !dbg !59, !tbaa !9
  %98 = load i32, ptr addrspace(4) %56, align 4, !dbg !60, !tbaa !9
  %99 = load i32, ptr addrspace(4) %41, align 4, !dbg !61, !tbaa !9
  %100 = icmp slt i32 %98, %99, !dbg !62
  br i1 %100, label %101, label %115, !dbg !63

101:                                              ; preds = %89
  %102 = load i32, ptr addrspace(4) %57, align 4, !dbg !64, !tbaa !9
  %103 = load i32, ptr addrspace(4) %43, align 4, !dbg !65, !tbaa !9
  %104 = icmp slt i32 %102, %103, !dbg !66
  br i1 %104, label %105, label %115, !dbg !60

105:                                              ; preds = %101
  %106 = load ptr addrspace(4), ptr addrspace(4) %45, align 8, !dbg !67, !tbaa !17
  %107 = load i32, ptr addrspace(4) %56, align 4, !dbg !68, !tbaa !9
  %108 = load i32, ptr addrspace(4) %43, align 4, !dbg !69, !tbaa !9
  %109 = mul nsw i32 %107, %108, !dbg !70
  %110 = load i32, ptr addrspace(4) %57, align 4, !dbg !71, !tbaa !9
  %111 = add nsw i32 %109, %110, !dbg !72
  %112 = sext i32 %111 to i64, !dbg !67
  %113 = getelementptr inbounds float, ptr addrspace(4) %106, i64 %112, !dbg !67
  %114 = load float, ptr addrspace(4) %113, align 4, !dbg !67, !tbaa !20
  br label %116, !dbg !60

115:                                              ; preds = %101, %89
  br label %116, !dbg !60

116:                                              ; preds = %115, %105
  %117 = phi contract float [ %114, %105 ], [ 0.000000e+00, %115 ], !dbg !60
  %118 = load i32, ptr addrspace(4) %55, align 4, !dbg !73, !tbaa !9
  %119 = srem i32 %118, 8, !dbg !74
  %120 = sext i32 %119 to i64, !dbg !75
  %121 = getelementptr inbounds [8 x [64 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 0, i64 %120, !dbg !75
  %122 = load i32, ptr addrspace(4) %55, align 4, !dbg !76, !tbaa !9
  %123 = sdiv i32 %122, 8, !dbg !77
  %124 = sext i32 %123 to i64, !dbg !75
  %125 = getelementptr inbounds [64 x float], ptr addrspace(4) %121, i64 0, i64 %124, !dbg !75
  store float %117, ptr addrspace(4) %125, align 4, !dbg !78, !tbaa !20
  call void @llvm.lifetime.start.p0(ptr %29) #7, !dbg !79
  %126 = load i32, ptr addrspace(4) %53, align 4, !dbg !80, !tbaa !9
  %127 = load i32, ptr addrspace(4) %55, align 4, !dbg !81, !tbaa !9
  %128 = sdiv i32 %127, 64, !dbg !82
  %129 = add nsw i32 %126, %128, !dbg !83
  store i32 %129, ptr addrspace(4) %58, align 4, !dbg !84, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %30) #7, !dbg !79
  %130 = load i32, ptr addrspace(4) %50, align 4, !dbg !85, !tbaa !9
  %131 = load i32, ptr addrspace(4) %55, align 4, !dbg !86, !tbaa !9
  %132 = srem i32 %131, 64, !dbg !87
  %133 = add nsw i32 %130, %132, !dbg !88
  store i32 %133, ptr addrspace(4) %59, align 4, !dbg !89, !tbaa !9
  %134 = load i32, ptr addrspace(4) %58, align 4, !dbg !90, !tbaa !9
  %135 = load i32, ptr addrspace(4) %43, align 4, !dbg !91, !tbaa !9
  %136 = icmp slt i32 %134, %135, !dbg !92
  br i1 %136, label %137, label %151, !dbg !93

137:                                              ; preds = %116
  %138 = load i32, ptr addrspace(4) %59, align 4, !dbg !94, !tbaa !9
  %139 = load i32, ptr addrspace(4) %42, align 4, !dbg !95, !tbaa !9
  %140 = icmp slt i32 %138, %139, !dbg !96
  br i1 %140, label %141, label %151, !dbg !90

141:                                              ; preds = %137
  %142 = load ptr addrspace(4), ptr addrspace(4) %46, align 8, !dbg !97, !tbaa !17
  %143 = load i32, ptr addrspace(4) %58, align 4, !dbg !98, !tbaa !9
  %144 = load i32, ptr addrspace(4) %42, align 4, !dbg !99, !tbaa !9
  %145 = mul nsw i32 %143, %144, !dbg !100
  %146 = load i32, ptr addrspace(4) %59, align 4, !dbg !101, !tbaa !9
  %147 = add nsw i32 %145, %146, !dbg !102
  %148 = sext i32 %147 to i64, !dbg !97
  %149 = getelementptr inbounds float, ptr addrspace(4) %142, i64 %148, !dbg !97
  %150 = load float, ptr addrspace(4) %149, align 4, !dbg !97, !tbaa !20
  br label %152, !dbg !90

151:                                              ; preds = %137, %116
  br label %152, !dbg !90

152:                                              ; preds = %151, %141
  %153 = phi contract float [ %150, %141 ], [ 0.000000e+00, %151 ], !dbg !90
  %154 = load i32, ptr addrspace(4) %55, align 4, !dbg !103, !tbaa !9
  %155 = sdiv i32 %154, 64, !dbg !104
  %156 = sext i32 %155 to i64, !dbg !105
  %157 = getelementptr inbounds [8 x [64 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 0, i64 %156, !dbg !105
  %158 = load i32, ptr addrspace(4) %55, align 4, !dbg !106, !tbaa !9
  %159 = srem i32 %158, 64, !dbg !107
  %160 = sext i32 %159 to i64, !dbg !105
  %161 = getelementptr inbounds [64 x float], ptr addrspace(4) %157, i64 0, i64 %160, !dbg !105
  store float %153, ptr addrspace(4) %161, align 4, !dbg !108, !tbaa !20
  call void @llvm.lifetime.end.p0(ptr %30) #7, !dbg !109
  call void @llvm.lifetime.end.p0(ptr %29) #7, !dbg !109
  call void @llvm.lifetime.end.p0(ptr %28) #7, !dbg !109
  call void @llvm.lifetime.end.p0(ptr %27) #7, !dbg !109
  br label %162, !dbg !109

162:                                              ; preds = %152
  %163 = load i32, ptr addrspace(4) %55, align 4, !dbg !110, !tbaa !9
  %164 = add nsw i32 %163, 256, !dbg !110
  store i32 %164, ptr addrspace(4) %55, align 4, !dbg !110, !tbaa !9
  br label %85, !dbg !48, !llvm.loop !111

165:                                              ; preds = %88
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !113
  call void @llvm.lifetime.start.p0(ptr %31) #7, !dbg !114
  store i32 0, ptr addrspace(4) %60, align 4, !dbg !115, !tbaa !9
  br label %166, !dbg !114

166:                                              ; preds = %218, %165
  %167 = load i32, ptr addrspace(4) %60, align 4, !dbg !116, !tbaa !9
  %168 = icmp slt i32 %167, 8, !dbg !117
  br i1 %168, label %170, label %169, !dbg !118

169:                                              ; preds = %166
  store i32 8, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %31) #7, !dbg !118
  br label %221

170:                                              ; preds = %166
  call void @llvm.lifetime.start.p0(ptr %32) #7, !dbg !119
  store i32 0, ptr addrspace(4) %61, align 4, !dbg !120, !tbaa !9
  br label %171, !dbg !119

171:                                              ; preds = %214, %170
  %172 = load i32, ptr addrspace(4) %61, align 4, !dbg !121, !tbaa !9
  %173 = icmp slt i32 %172, 4, !dbg !122
  br i1 %173, label %175, label %174, !dbg !123

174:                                              ; preds = %171
  store i32 11, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %32) #7, !dbg !123
  br label %217

175:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr %33) #7, !dbg !124
  store i32 0, ptr addrspace(4) %62, align 4, !dbg !125, !tbaa !9
  br label %176, !dbg !124

176:                                              ; preds = %210, %175
  %177 = load i32, ptr addrspace(4) %62, align 4, !dbg !126, !tbaa !9
  %178 = icmp slt i32 %177, 4, !dbg !127
  br i1 %178, label %180, label %179, !dbg !128

179:                                              ; preds = %176
  store i32 14, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %33) #7, !dbg !128
  br label %213

180:                                              ; preds = %176
  %181 = load i32, ptr addrspace(4) %60, align 4, !dbg !129, !tbaa !9
  %182 = sext i32 %181 to i64, !dbg !130
  %183 = getelementptr inbounds [8 x [64 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 0, i64 %182, !dbg !130
  %184 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #8, !dbg !131
  %185 = mul i32 %184, 4, !dbg !132
  %186 = load i32, ptr addrspace(4) %61, align 4, !dbg !133, !tbaa !9
  %187 = add i32 %185, %186, !dbg !134
  %188 = zext i32 %187 to i64, !dbg !130
  %189 = getelementptr inbounds nuw [64 x float], ptr addrspace(4) %183, i64 0, i64 %188, !dbg !130
  %190 = load float, ptr addrspace(4) %189, align 4, !dbg !130, !tbaa !20
  %191 = load i32, ptr addrspace(4) %60, align 4, !dbg !135, !tbaa !9
  %192 = sext i32 %191 to i64, !dbg !136
  %193 = getelementptr inbounds [8 x [64 x float]], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 0, i64 %192, !dbg !136
  %194 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !137
  %195 = mul i32 %194, 4, !dbg !138
  %196 = load i32, ptr addrspace(4) %62, align 4, !dbg !139, !tbaa !9
  %197 = add i32 %195, %196, !dbg !140
  %198 = zext i32 %197 to i64, !dbg !136
  %199 = getelementptr inbounds nuw [64 x float], ptr addrspace(4) %193, i64 0, i64 %198, !dbg !136
  %200 = load float, ptr addrspace(4) %199, align 4, !dbg !136, !tbaa !20
  %201 = fmul contract float %190, %200, !dbg !141
  %202 = load i32, ptr addrspace(4) %61, align 4, !dbg !142, !tbaa !9
  %203 = sext i32 %202 to i64, !dbg !143
  %204 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(4) %52, i64 0, i64 %203, !dbg !143
  %205 = load i32, ptr addrspace(4) %62, align 4, !dbg !144, !tbaa !9
  %206 = sext i32 %205 to i64, !dbg !143
  %207 = getelementptr inbounds [4 x float], ptr addrspace(4) %204, i64 0, i64 %206, !dbg !143
  %208 = load float, ptr addrspace(4) %207, align 4, !dbg !145, !tbaa !20
  %209 = fadd contract float %208, %201, !dbg !145
  store float %209, ptr addrspace(4) %207, align 4, !dbg !145, !tbaa !20
  br label %210, !dbg !143

210:                                              ; preds = %180
  %211 = load i32, ptr addrspace(4) %62, align 4, !dbg !146, !tbaa !9
  %212 = add nsw i32 %211, 1, !dbg !146
  store i32 %212, ptr addrspace(4) %62, align 4, !dbg !146, !tbaa !9
  br label %176, !dbg !128, !llvm.loop !147

213:                                              ; preds = %179
  br label %214, !dbg !148

214:                                              ; preds = %213
  %215 = load i32, ptr addrspace(4) %61, align 4, !dbg !149, !tbaa !9
  %216 = add nsw i32 %215, 1, !dbg !149
  store i32 %216, ptr addrspace(4) %61, align 4, !dbg !149, !tbaa !9
  br label %171, !dbg !123, !llvm.loop !150

217:                                              ; preds = %174
  br label %218, !dbg !148

218:                                              ; preds = %217
  %219 = load i32, ptr addrspace(4) %60, align 4, !dbg !151, !tbaa !9
  %220 = add nsw i32 %219, 1, !dbg !151
  store i32 %220, ptr addrspace(4) %60, align 4, !dbg !151, !tbaa !9
  br label %166, !dbg !118, !llvm.loop !152

221:                                              ; preds = %169
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !154
  br label %222, !dbg !155

222:                                              ; preds = %221
  %223 = load i32, ptr addrspace(4) %53, align 4, !dbg !156, !tbaa !9
  %224 = add nsw i32 %223, 8, !dbg !156
  store i32 %224, ptr addrspace(4) %53, align 4, !dbg !156, !tbaa !9
  br label %78, !dbg !42, !llvm.loop !157

225:                                              ; preds = %82
  call void @llvm.lifetime.start.p0(ptr %34) #7, !dbg !158
  store i32 0, ptr addrspace(4) %63, align 4, !dbg !159, !tbaa !9
  br label %226, !dbg !158

226:                                              ; preds = %290, %225
  %227 = load i32, ptr addrspace(4) %63, align 4, !dbg !160, !tbaa !9
  %228 = icmp slt i32 %227, 4, !dbg !161
  br i1 %228, label %230, label %229, !dbg !162

229:                                              ; preds = %226
  store i32 17, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %34) #7, !dbg !162
  br label %293

230:                                              ; preds = %226
  call void @llvm.lifetime.start.p0(ptr %35) #7, !dbg !163
  store i32 0, ptr addrspace(4) %64, align 4, !dbg !164, !tbaa !9
  br label %231, !dbg !163

231:                                              ; preds = %286, %230
  %232 = load i32, ptr addrspace(4) %64, align 4, !dbg !165, !tbaa !9
  %233 = icmp slt i32 %232, 4, !dbg !166
  br i1 %233, label %235, label %234, !dbg !167

234:                                              ; preds = %231
  store i32 20, ptr addrspace(4) %54, align 4
  call void @llvm.lifetime.end.p0(ptr %35) #7, !dbg !167
  br label %289

235:                                              ; preds = %231
  call void @llvm.lifetime.start.p0(ptr %36) #7, !dbg !168
  %236 = load i32, ptr addrspace(4) %49, align 4, !dbg !169, !tbaa !9
  %237 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #8, !dbg !170
  %238 = mul i32 %237, 4, !dbg !171
  %239 = add i32 %236, %238, !dbg !172
  %240 = load i32, ptr addrspace(4) %63, align 4, !dbg !173, !tbaa !9
  %241 = add i32 %239, %240, !dbg !174
  store i32 %241, ptr addrspace(4) %65, align 4, !dbg !175, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %37) #7, !dbg !168
  %242 = load i32, ptr addrspace(4) %50, align 4, !dbg !176, !tbaa !9
  %243 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !177
  %244 = mul i32 %243, 4, !dbg !178
  %245 = add i32 %242, %244, !dbg !179
  %246 = load i32, ptr addrspace(4) %64, align 4, !dbg !180, !tbaa !9
  %247 = add i32 %245, %246, !dbg !181
  store i32 %247, ptr addrspace(4) %66, align 4, !dbg !182, !tbaa !9
  %248 = load i32, ptr addrspace(4) %65, align 4, !dbg !183, !tbaa !9
  %249 = load i32, ptr addrspace(4) %41, align 4, !dbg !184, !tbaa !9
  %250 = icmp slt i32 %248, %249, !dbg !185
  br i1 %250, label %251, label %285, !dbg !186

251:                                              ; preds = %235
  %252 = load i32, ptr addrspace(4) %66, align 4, !dbg !187, !tbaa !9
  %253 = load i32, ptr addrspace(4) %42, align 4, !dbg !188, !tbaa !9
  %254 = icmp slt i32 %252, %253, !dbg !189
  br i1 %254, label %255, label %285, !dbg !186

255:                                              ; preds = %251
  %256 = load float, ptr addrspace(4) %44, align 4, !dbg !190, !tbaa !20
  %257 = load i32, ptr addrspace(4) %63, align 4, !dbg !191, !tbaa !9
  %258 = sext i32 %257 to i64, !dbg !192
  %259 = getelementptr inbounds [4 x [4 x float]], ptr addrspace(4) %52, i64 0, i64 %258, !dbg !192
  %260 = load i32, ptr addrspace(4) %64, align 4, !dbg !193, !tbaa !9
  %261 = sext i32 %260 to i64, !dbg !192
  %262 = getelementptr inbounds [4 x float], ptr addrspace(4) %259, i64 0, i64 %261, !dbg !192
  %263 = load float, ptr addrspace(4) %262, align 4, !dbg !192, !tbaa !20
  %264 = fmul contract float %256, %263, !dbg !194
  %265 = load float, ptr addrspace(4) %47, align 4, !dbg !195, !tbaa !20
  %266 = load ptr addrspace(4), ptr addrspace(4) %48, align 8, !dbg !196, !tbaa !17
  %267 = load i32, ptr addrspace(4) %65, align 4, !dbg !197, !tbaa !9
  %268 = load i32, ptr addrspace(4) %42, align 4, !dbg !198, !tbaa !9
  %269 = mul nsw i32 %267, %268, !dbg !199
  %270 = load i32, ptr addrspace(4) %66, align 4, !dbg !200, !tbaa !9
  %271 = add nsw i32 %269, %270, !dbg !201
  %272 = sext i32 %271 to i64, !dbg !196
  %273 = getelementptr inbounds float, ptr addrspace(4) %266, i64 %272, !dbg !196
  %274 = load float, ptr addrspace(4) %273, align 4, !dbg !196, !tbaa !20
  %275 = fmul contract float %265, %274, !dbg !202
  %276 = fadd contract float %264, %275, !dbg !203
  %277 = load ptr addrspace(4), ptr addrspace(4) %48, align 8, !dbg !204, !tbaa !17
  %278 = load i32, ptr addrspace(4) %65, align 4, !dbg !205, !tbaa !9
  %279 = load i32, ptr addrspace(4) %42, align 4, !dbg !206, !tbaa !9
  %280 = mul nsw i32 %278, %279, !dbg !207
  %281 = load i32, ptr addrspace(4) %66, align 4, !dbg !208, !tbaa !9
  %282 = add nsw i32 %280, %281, !dbg !209
  %283 = sext i32 %282 to i64, !dbg !204
  %284 = getelementptr inbounds float, ptr addrspace(4) %277, i64 %283, !dbg !204
  store float %276, ptr addrspace(4) %284, align 4, !dbg !210, !tbaa !20
  br label %285, !dbg !204

285:                                              ; preds = %255, %251, %235
  call void @llvm.lifetime.end.p0(ptr %37) #7, !dbg !211
  call void @llvm.lifetime.end.p0(ptr %36) #7, !dbg !211
  br label %286, !dbg !211

286:                                              ; preds = %285
  %287 = load i32, ptr addrspace(4) %64, align 4, !dbg !212, !tbaa !9
  %288 = add nsw i32 %287, 1, !dbg !212
  store i32 %288, ptr addrspace(4) %64, align 4, !dbg !212, !tbaa !9
  br label %231, !dbg !167, !llvm.loop !213

289:                                              ; preds = %234
  br label %290, !dbg !211

290:                                              ; preds = %289
  %291 = load i32, ptr addrspace(4) %63, align 4, !dbg !214, !tbaa !9
  %292 = add nsw i32 %291, 1, !dbg !214
  store i32 %292, ptr addrspace(4) %63, align 4, !dbg !214, !tbaa !9
  br label %226, !dbg !162, !llvm.loop !215

293:                                              ; preds = %229
  call void @llvm.lifetime.end.p0(ptr %23) #7, !dbg !216
  call void @llvm.lifetime.end.p0(ptr %22) #7, !dbg !216
  call void @llvm.lifetime.end.p0(ptr %21) #7, !dbg !216
  call void @llvm.lifetime.end.p0(ptr %20) #7, !dbg !216
  ret void, !dbg !216
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_yEv() #2 align 2 !dbg !217 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #9, !dbg !219
  %4 = trunc i64 %3 to i32, !dbg !219
  ret i32 %4, !dbg !220
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !221 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !222
  %4 = trunc i64 %3 to i32, !dbg !222
  ret i32 %4, !dbg !223
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_yEv() #2 align 2 !dbg !224 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #9, !dbg !225
  %4 = trunc i64 %3 to i32, !dbg !225
  ret i32 %4, !dbg !226
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !227 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !228
  %4 = trunc i64 %3 to i32, !dbg !228
  ret i32 %4, !dbg !229
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !230 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !231
  ret void, !dbg !232
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
!1 = !DIFile(filename: "sgemm.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "sgemm", scope: !14, file: !14, line: 10, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "examples/sgemm.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 float", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !11, i64 0}
!22 = !DILocation(line: 13, column: 3, scope: !13)
!23 = !DILocation(line: 13, column: 20, scope: !13)
!24 = !DILocation(line: 13, column: 31, scope: !13)
!25 = !DILocation(line: 13, column: 13, scope: !13)
!26 = !DILocation(line: 13, column: 48, scope: !13)
!27 = !DILocation(line: 13, column: 59, scope: !13)
!28 = !DILocation(line: 13, column: 41, scope: !13)
!29 = !DILocation(line: 14, column: 3, scope: !13)
!30 = !DILocation(line: 14, column: 22, scope: !13)
!31 = !DILocation(line: 14, column: 34, scope: !13)
!32 = !DILocation(line: 14, column: 44, scope: !13)
!33 = !DILocation(line: 14, column: 42, scope: !13)
!34 = !DILocation(line: 14, column: 13, scope: !13)
!35 = !DILocation(line: 15, column: 3, scope: !13)
!36 = !DILocation(line: 15, column: 9, scope: !13)
!37 = !DILocation(line: 16, column: 8, scope: !13)
!38 = !DILocation(line: 16, column: 12, scope: !13)
!39 = !DILocation(line: 16, column: 20, scope: !13)
!40 = !DILocation(line: 16, column: 25, scope: !13)
!41 = !DILocation(line: 16, column: 23, scope: !13)
!42 = !DILocation(line: 16, column: 3, scope: !13)
!43 = !DILocation(line: 17, column: 10, scope: !13)
!44 = !DILocation(line: 17, column: 18, scope: !13)
!45 = !DILocation(line: 17, column: 14, scope: !13)
!46 = !DILocation(line: 17, column: 26, scope: !13)
!47 = !DILocation(line: 17, column: 28, scope: !13)
!48 = !DILocation(line: 17, column: 5, scope: !13)
!49 = !DILocation(line: 18, column: 7, scope: !13)
!50 = !DILocation(line: 18, column: 22, scope: !13)
!51 = !DILocation(line: 18, column: 29, scope: !13)
!52 = !DILocation(line: 18, column: 31, scope: !13)
!53 = !DILocation(line: 18, column: 27, scope: !13)
!54 = !DILocation(line: 18, column: 17, scope: !13)
!55 = !DILocation(line: 18, column: 46, scope: !13)
!56 = !DILocation(line: 18, column: 51, scope: !13)
!57 = !DILocation(line: 18, column: 53, scope: !13)
!58 = !DILocation(line: 18, column: 49, scope: !13)
!59 = !DILocation(line: 18, column: 41, scope: !13)
!60 = !DILocation(line: 19, column: 40, scope: !13)
!61 = !DILocation(line: 19, column: 45, scope: !13)
!62 = !DILocation(line: 19, column: 43, scope: !13)
!63 = !DILocation(line: 19, column: 47, scope: !13)
!64 = !DILocation(line: 19, column: 50, scope: !13)
!65 = !DILocation(line: 19, column: 55, scope: !13)
!66 = !DILocation(line: 19, column: 53, scope: !13)
!67 = !DILocation(line: 19, column: 59, scope: !13)
!68 = !DILocation(line: 19, column: 61, scope: !13)
!69 = !DILocation(line: 19, column: 66, scope: !13)
!70 = !DILocation(line: 19, column: 64, scope: !13)
!71 = !DILocation(line: 19, column: 70, scope: !13)
!72 = !DILocation(line: 19, column: 68, scope: !13)
!73 = !DILocation(line: 19, column: 14, scope: !13)
!74 = !DILocation(line: 19, column: 16, scope: !13)
!75 = !DILocation(line: 19, column: 7, scope: !13)
!76 = !DILocation(line: 19, column: 26, scope: !13)
!77 = !DILocation(line: 19, column: 28, scope: !13)
!78 = !DILocation(line: 19, column: 38, scope: !13)
!79 = !DILocation(line: 20, column: 7, scope: !13)
!80 = !DILocation(line: 20, column: 22, scope: !13)
!81 = !DILocation(line: 20, column: 27, scope: !13)
!82 = !DILocation(line: 20, column: 29, scope: !13)
!83 = !DILocation(line: 20, column: 25, scope: !13)
!84 = !DILocation(line: 20, column: 17, scope: !13)
!85 = !DILocation(line: 20, column: 44, scope: !13)
!86 = !DILocation(line: 20, column: 51, scope: !13)
!87 = !DILocation(line: 20, column: 53, scope: !13)
!88 = !DILocation(line: 20, column: 49, scope: !13)
!89 = !DILocation(line: 20, column: 39, scope: !13)
!90 = !DILocation(line: 21, column: 40, scope: !13)
!91 = !DILocation(line: 21, column: 45, scope: !13)
!92 = !DILocation(line: 21, column: 43, scope: !13)
!93 = !DILocation(line: 21, column: 47, scope: !13)
!94 = !DILocation(line: 21, column: 50, scope: !13)
!95 = !DILocation(line: 21, column: 55, scope: !13)
!96 = !DILocation(line: 21, column: 53, scope: !13)
!97 = !DILocation(line: 21, column: 59, scope: !13)
!98 = !DILocation(line: 21, column: 61, scope: !13)
!99 = !DILocation(line: 21, column: 66, scope: !13)
!100 = !DILocation(line: 21, column: 64, scope: !13)
!101 = !DILocation(line: 21, column: 70, scope: !13)
!102 = !DILocation(line: 21, column: 68, scope: !13)
!103 = !DILocation(line: 21, column: 14, scope: !13)
!104 = !DILocation(line: 21, column: 16, scope: !13)
!105 = !DILocation(line: 21, column: 7, scope: !13)
!106 = !DILocation(line: 21, column: 26, scope: !13)
!107 = !DILocation(line: 21, column: 28, scope: !13)
!108 = !DILocation(line: 21, column: 38, scope: !13)
!109 = !DILocation(line: 22, column: 5, scope: !13)
!110 = !DILocation(line: 17, column: 49, scope: !13)
!111 = distinct !{!111, !48, !109, !112}
!112 = !{!"llvm.loop.mustprogress"}
!113 = !DILocation(line: 23, column: 5, scope: !13)
!114 = !DILocation(line: 25, column: 10, scope: !13)
!115 = !DILocation(line: 25, column: 14, scope: !13)
!116 = !DILocation(line: 25, column: 21, scope: !13)
!117 = !DILocation(line: 25, column: 23, scope: !13)
!118 = !DILocation(line: 25, column: 5, scope: !13)
!119 = !DILocation(line: 26, column: 12, scope: !13)
!120 = !DILocation(line: 26, column: 16, scope: !13)
!121 = !DILocation(line: 26, column: 23, scope: !13)
!122 = !DILocation(line: 26, column: 25, scope: !13)
!123 = !DILocation(line: 26, column: 7, scope: !13)
!124 = !DILocation(line: 27, column: 14, scope: !13)
!125 = !DILocation(line: 27, column: 18, scope: !13)
!126 = !DILocation(line: 27, column: 25, scope: !13)
!127 = !DILocation(line: 27, column: 27, scope: !13)
!128 = !DILocation(line: 27, column: 9, scope: !13)
!129 = !DILocation(line: 28, column: 31, scope: !13)
!130 = !DILocation(line: 28, column: 24, scope: !13)
!131 = !DILocation(line: 28, column: 34, scope: !13)
!132 = !DILocation(line: 28, column: 46, scope: !13)
!133 = !DILocation(line: 28, column: 55, scope: !13)
!134 = !DILocation(line: 28, column: 53, scope: !13)
!135 = !DILocation(line: 28, column: 67, scope: !13)
!136 = !DILocation(line: 28, column: 60, scope: !13)
!137 = !DILocation(line: 28, column: 70, scope: !13)
!138 = !DILocation(line: 28, column: 82, scope: !13)
!139 = !DILocation(line: 28, column: 91, scope: !13)
!140 = !DILocation(line: 28, column: 89, scope: !13)
!141 = !DILocation(line: 28, column: 58, scope: !13)
!142 = !DILocation(line: 28, column: 15, scope: !13)
!143 = !DILocation(line: 28, column: 11, scope: !13)
!144 = !DILocation(line: 28, column: 18, scope: !13)
!145 = !DILocation(line: 28, column: 21, scope: !13)
!146 = !DILocation(line: 27, column: 35, scope: !13)
!147 = distinct !{!147, !128, !148, !112}
!148 = !DILocation(line: 28, column: 92, scope: !13)
!149 = !DILocation(line: 26, column: 33, scope: !13)
!150 = distinct !{!150, !123, !148, !112}
!151 = !DILocation(line: 25, column: 33, scope: !13)
!152 = distinct !{!152, !118, !148, !112, !153}
!153 = !{!"llvm.loop.unroll.enable"}
!154 = !DILocation(line: 29, column: 5, scope: !13)
!155 = !DILocation(line: 30, column: 3, scope: !13)
!156 = !DILocation(line: 16, column: 31, scope: !13)
!157 = distinct !{!157, !42, !155, !112}
!158 = !DILocation(line: 31, column: 8, scope: !13)
!159 = !DILocation(line: 31, column: 12, scope: !13)
!160 = !DILocation(line: 31, column: 19, scope: !13)
!161 = !DILocation(line: 31, column: 21, scope: !13)
!162 = !DILocation(line: 31, column: 3, scope: !13)
!163 = !DILocation(line: 32, column: 10, scope: !13)
!164 = !DILocation(line: 32, column: 14, scope: !13)
!165 = !DILocation(line: 32, column: 21, scope: !13)
!166 = !DILocation(line: 32, column: 23, scope: !13)
!167 = !DILocation(line: 32, column: 5, scope: !13)
!168 = !DILocation(line: 33, column: 7, scope: !13)
!169 = !DILocation(line: 33, column: 23, scope: !13)
!170 = !DILocation(line: 33, column: 30, scope: !13)
!171 = !DILocation(line: 33, column: 42, scope: !13)
!172 = !DILocation(line: 33, column: 28, scope: !13)
!173 = !DILocation(line: 33, column: 51, scope: !13)
!174 = !DILocation(line: 33, column: 49, scope: !13)
!175 = !DILocation(line: 33, column: 17, scope: !13)
!176 = !DILocation(line: 33, column: 60, scope: !13)
!177 = !DILocation(line: 33, column: 67, scope: !13)
!178 = !DILocation(line: 33, column: 79, scope: !13)
!179 = !DILocation(line: 33, column: 65, scope: !13)
!180 = !DILocation(line: 33, column: 88, scope: !13)
!181 = !DILocation(line: 33, column: 86, scope: !13)
!182 = !DILocation(line: 33, column: 54, scope: !13)
!183 = !DILocation(line: 34, column: 11, scope: !13)
!184 = !DILocation(line: 34, column: 17, scope: !13)
!185 = !DILocation(line: 34, column: 15, scope: !13)
!186 = !DILocation(line: 34, column: 19, scope: !13)
!187 = !DILocation(line: 34, column: 22, scope: !13)
!188 = !DILocation(line: 34, column: 28, scope: !13)
!189 = !DILocation(line: 34, column: 26, scope: !13)
!190 = !DILocation(line: 34, column: 50, scope: !13)
!191 = !DILocation(line: 34, column: 62, scope: !13)
!192 = !DILocation(line: 34, column: 58, scope: !13)
!193 = !DILocation(line: 34, column: 65, scope: !13)
!194 = !DILocation(line: 34, column: 56, scope: !13)
!195 = !DILocation(line: 34, column: 70, scope: !13)
!196 = !DILocation(line: 34, column: 77, scope: !13)
!197 = !DILocation(line: 34, column: 79, scope: !13)
!198 = !DILocation(line: 34, column: 85, scope: !13)
!199 = !DILocation(line: 34, column: 83, scope: !13)
!200 = !DILocation(line: 34, column: 89, scope: !13)
!201 = !DILocation(line: 34, column: 87, scope: !13)
!202 = !DILocation(line: 34, column: 75, scope: !13)
!203 = !DILocation(line: 34, column: 68, scope: !13)
!204 = !DILocation(line: 34, column: 31, scope: !13)
!205 = !DILocation(line: 34, column: 33, scope: !13)
!206 = !DILocation(line: 34, column: 39, scope: !13)
!207 = !DILocation(line: 34, column: 37, scope: !13)
!208 = !DILocation(line: 34, column: 43, scope: !13)
!209 = !DILocation(line: 34, column: 41, scope: !13)
!210 = !DILocation(line: 34, column: 48, scope: !13)
!211 = !DILocation(line: 35, column: 5, scope: !13)
!212 = !DILocation(line: 32, column: 31, scope: !13)
!213 = distinct !{!213, !167, !211, !112}
!214 = !DILocation(line: 31, column: 29, scope: !13)
!215 = distinct !{!215, !162, !211, !112}
!216 = !DILocation(line: 36, column: 1, scope: !13)
!217 = distinct !DISubprogram(name: "__get_y", scope: !218, file: !218, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!218 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!219 = !DILocation(line: 40, column: 411, scope: !217)
!220 = !DILocation(line: 40, column: 378, scope: !217)
!221 = distinct !DISubprogram(name: "__get_x", scope: !218, file: !218, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!222 = !DILocation(line: 40, column: 207, scope: !221)
!223 = !DILocation(line: 40, column: 174, scope: !221)
!224 = distinct !DISubprogram(name: "__get_y", scope: !218, file: !218, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!225 = !DILocation(line: 39, column: 412, scope: !224)
!226 = !DILocation(line: 39, column: 379, scope: !224)
!227 = distinct !DISubprogram(name: "__get_x", scope: !218, file: !218, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!228 = !DILocation(line: 39, column: 208, scope: !227)
!229 = !DILocation(line: 39, column: 175, scope: !227)
!230 = distinct !DISubprogram(name: "__syncthreads", scope: !218, file: !218, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!231 = !DILocation(line: 60, column: 55, scope: !230)
!232 = !DILocation(line: 60, column: 76, scope: !230)
