; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ5solvePdS_E6factor = internal addrspace(3) global [48 x double] undef, align 8
@_ZZ5solvePdS_E5pivot = internal addrspace(3) global i32 undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_336b58d62db6c955 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5solvePdS_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca double, align 8
  %13 = alloca i32, align 4
  %14 = addrspacecast ptr %3 to ptr addrspace(4)
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  %16 = addrspacecast ptr %5 to ptr addrspace(4)
  %17 = addrspacecast ptr %6 to ptr addrspace(4)
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = addrspacecast ptr %9 to ptr addrspace(4)
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %12 to ptr addrspace(4)
  %24 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %14, align 8
  %25 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %15, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %25, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %17, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !20
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !21
  store i32 %27, ptr addrspace(4) %18, align 4, !dbg !22, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !23
  store i32 0, ptr addrspace(4) %19, align 4, !dbg !24, !tbaa !9
  br label %28, !dbg !23

28:                                               ; preds = %180, %2
  %29 = load i32, ptr addrspace(4) %19, align 4, !dbg !25, !tbaa !9
  %30 = icmp slt i32 %29, 48, !dbg !26
  br i1 %30, label %32, label %31, !dbg !27

31:                                               ; preds = %28
  store i32 2, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !27
  br label %183

32:                                               ; preds = %28
  %33 = load i32, ptr addrspace(4) %18, align 4, !dbg !28, !tbaa !9
  %34 = icmp eq i32 %33, 0, !dbg !29
  br i1 %34, label %35, label %70, !dbg !29

35:                                               ; preds = %32
  %36 = load i32, ptr addrspace(4) %19, align 4, !dbg !30, !tbaa !9
  store i32 %36, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !31, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #7, !dbg !32
  %37 = load i32, ptr addrspace(4) %19, align 4, !dbg !33, !tbaa !9
  %38 = add nsw i32 %37, 1, !dbg !34
  store i32 %38, ptr addrspace(4) %21, align 4, !dbg !35, !tbaa !9
  br label %39, !dbg !32

39:                                               ; preds = %66, %35
  %40 = load i32, ptr addrspace(4) %21, align 4, !dbg !36, !tbaa !9
  %41 = icmp slt i32 %40, 48, !dbg !37
  br i1 %41, label %43, label %42, !dbg !38

42:                                               ; preds = %39
  store i32 5, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7, !dbg !38
  br label %69

43:                                               ; preds = %39
  %44 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !39, !tbaa !17
  %45 = load i32, ptr addrspace(4) %21, align 4, !dbg !40, !tbaa !9
  %46 = mul nsw i32 %45, 49, !dbg !41
  %47 = load i32, ptr addrspace(4) %19, align 4, !dbg !42, !tbaa !9
  %48 = add nsw i32 %46, %47, !dbg !43
  %49 = sext i32 %48 to i64, !dbg !39
  %50 = getelementptr inbounds double, ptr addrspace(4) %44, i64 %49, !dbg !39
  %51 = load double, ptr addrspace(4) %50, align 8, !dbg !39, !tbaa !44
  %52 = call contract double @llvm.fabs.f64(double %51), !dbg !46
  %53 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !47, !tbaa !17
  %54 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !48, !tbaa !9
  %55 = mul nsw i32 %54, 49, !dbg !49
  %56 = load i32, ptr addrspace(4) %19, align 4, !dbg !50, !tbaa !9
  %57 = add nsw i32 %55, %56, !dbg !51
  %58 = sext i32 %57 to i64, !dbg !47
  %59 = getelementptr inbounds double, ptr addrspace(4) %53, i64 %58, !dbg !47
  %60 = load double, ptr addrspace(4) %59, align 8, !dbg !47, !tbaa !44
  %61 = call contract double @llvm.fabs.f64(double %60), !dbg !52
  %62 = fcmp contract ogt double %52, %61, !dbg !53
  br i1 %62, label %63, label %65, !dbg !53

63:                                               ; preds = %43
  %64 = load i32, ptr addrspace(4) %21, align 4, !dbg !54, !tbaa !9
  store i32 %64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !55, !tbaa !9
  br label %65, !dbg !56

65:                                               ; preds = %63, %43
  br label %66, !dbg !57

66:                                               ; preds = %65
  %67 = load i32, ptr addrspace(4) %21, align 4, !dbg !58, !tbaa !9
  %68 = add nsw i32 %67, 1, !dbg !58
  store i32 %68, ptr addrspace(4) %21, align 4, !dbg !58, !tbaa !9
  br label %39, !dbg !38, !llvm.loop !59

69:                                               ; preds = %42
  br label %70, !dbg !61

70:                                               ; preds = %69, %32
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !62
  call void @llvm.lifetime.start.p0(ptr %11) #7, !dbg !63
  %71 = load i32, ptr addrspace(4) %18, align 4, !dbg !64, !tbaa !9
  store i32 %71, ptr addrspace(4) %22, align 4, !dbg !65, !tbaa !9
  br label %72, !dbg !63

72:                                               ; preds = %113, %70
  %73 = load i32, ptr addrspace(4) %22, align 4, !dbg !66, !tbaa !9
  %74 = icmp slt i32 %73, 49, !dbg !67
  br i1 %74, label %76, label %75, !dbg !68

75:                                               ; preds = %72
  store i32 8, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7, !dbg !68
  br label %117

76:                                               ; preds = %72
  call void @llvm.lifetime.start.p0(ptr %12) #7, !dbg !69
  %77 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !70, !tbaa !17
  %78 = load i32, ptr addrspace(4) %19, align 4, !dbg !71, !tbaa !9
  %79 = mul nsw i32 %78, 49, !dbg !72
  %80 = load i32, ptr addrspace(4) %22, align 4, !dbg !73, !tbaa !9
  %81 = add nsw i32 %79, %80, !dbg !74
  %82 = sext i32 %81 to i64, !dbg !70
  %83 = getelementptr inbounds double, ptr addrspace(4) %77, i64 %82, !dbg !70
  %84 = load double, ptr addrspace(4) %83, align 8, !dbg !70, !tbaa !44
  store double %84, ptr addrspace(4) %23, align 8, !dbg !75, !tbaa !44
  %85 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !76, !tbaa !17
  %86 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !77, !tbaa !9
  %87 = mul nsw i32 %86, 49, !dbg !78
  %88 = load i32, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  %89 = add nsw i32 %87, %88, !dbg !80
  %90 = sext i32 %89 to i64, !dbg !76
  %91 = getelementptr inbounds double, ptr addrspace(4) %85, i64 %90, !dbg !76
  %92 = load double, ptr addrspace(4) %91, align 8, !dbg !76, !tbaa !44
  %93 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !81, !tbaa !17
  %94 = load i32, ptr addrspace(4) %19, align 4, !dbg !82, !tbaa !9
  %95 = mul nsw i32 %94, 49, !dbg !83
  %96 = load i32, ptr addrspace(4) %22, align 4, !dbg !84, !tbaa !9
  %97 = add nsw i32 %95, %96, !dbg !85
  %98 = sext i32 %97 to i64, !dbg !81
  %99 = getelementptr inbounds double, ptr addrspace(4) %93, i64 %98, !dbg !81
  store double %92, ptr addrspace(4) %99, align 8, !dbg !86, !tbaa !44
  %100 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !87, !tbaa !9
  %101 = load i32, ptr addrspace(4) %19, align 4, !dbg !88, !tbaa !9
  %102 = icmp ne i32 %100, %101, !dbg !89
  br i1 %102, label %103, label %112, !dbg !89

103:                                              ; preds = %76
  %104 = load double, ptr addrspace(4) %23, align 8, !dbg !90, !tbaa !44
  %105 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !91, !tbaa !17
  %106 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !92, !tbaa !9
  %107 = mul nsw i32 %106, 49, !dbg !93
  %108 = load i32, ptr addrspace(4) %22, align 4, !dbg !94, !tbaa !9
  %109 = add nsw i32 %107, %108, !dbg !95
  %110 = sext i32 %109 to i64, !dbg !91
  %111 = getelementptr inbounds double, ptr addrspace(4) %105, i64 %110, !dbg !91
  store double %104, ptr addrspace(4) %111, align 8, !dbg !96, !tbaa !44
  br label %112, !dbg !91

112:                                              ; preds = %103, %76
  call void @llvm.lifetime.end.p0(ptr %12) #7, !dbg !97
  br label %113, !dbg !97

113:                                              ; preds = %112
  %114 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !98
  %115 = load i32, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  %116 = add i32 %115, %114, !dbg !99
  store i32 %116, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  br label %72, !dbg !68, !llvm.loop !100

117:                                              ; preds = %75
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !101
  %118 = load i32, ptr addrspace(4) %18, align 4, !dbg !102, !tbaa !9
  %119 = load i32, ptr addrspace(4) %19, align 4, !dbg !103, !tbaa !9
  %120 = icmp ne i32 %118, %119, !dbg !104
  br i1 %120, label %121, label %142, !dbg !104

121:                                              ; preds = %117
  %122 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !105, !tbaa !17
  %123 = load i32, ptr addrspace(4) %18, align 4, !dbg !106, !tbaa !9
  %124 = mul nsw i32 %123, 49, !dbg !107
  %125 = load i32, ptr addrspace(4) %19, align 4, !dbg !108, !tbaa !9
  %126 = add nsw i32 %124, %125, !dbg !109
  %127 = sext i32 %126 to i64, !dbg !105
  %128 = getelementptr inbounds double, ptr addrspace(4) %122, i64 %127, !dbg !105
  %129 = load double, ptr addrspace(4) %128, align 8, !dbg !105, !tbaa !44
  %130 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !110, !tbaa !17
  %131 = load i32, ptr addrspace(4) %19, align 4, !dbg !111, !tbaa !9
  %132 = mul nsw i32 %131, 49, !dbg !112
  %133 = load i32, ptr addrspace(4) %19, align 4, !dbg !113, !tbaa !9
  %134 = add nsw i32 %132, %133, !dbg !114
  %135 = sext i32 %134 to i64, !dbg !110
  %136 = getelementptr inbounds double, ptr addrspace(4) %130, i64 %135, !dbg !110
  %137 = load double, ptr addrspace(4) %136, align 8, !dbg !110, !tbaa !44
  %138 = fdiv contract double %129, %137, !dbg !115
  %139 = load i32, ptr addrspace(4) %18, align 4, !dbg !116, !tbaa !9
  %140 = sext i32 %139 to i64, !dbg !117
  %141 = getelementptr inbounds [48 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E6factor to ptr addrspace(4)), i64 0, i64 %140, !dbg !117
  store double %138, ptr addrspace(4) %141, align 8, !dbg !118, !tbaa !44
  br label %142, !dbg !117

142:                                              ; preds = %121, %117
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !119
  %143 = load i32, ptr addrspace(4) %18, align 4, !dbg !120, !tbaa !9
  %144 = load i32, ptr addrspace(4) %19, align 4, !dbg !121, !tbaa !9
  %145 = icmp ne i32 %143, %144, !dbg !122
  br i1 %145, label %146, label %179, !dbg !122

146:                                              ; preds = %142
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !123
  %147 = load i32, ptr addrspace(4) %19, align 4, !dbg !124, !tbaa !9
  store i32 %147, ptr addrspace(4) %24, align 4, !dbg !125, !tbaa !9
  br label %148, !dbg !123

148:                                              ; preds = %175, %146
  %149 = load i32, ptr addrspace(4) %24, align 4, !dbg !126, !tbaa !9
  %150 = icmp slt i32 %149, 49, !dbg !127
  br i1 %150, label %152, label %151, !dbg !128

151:                                              ; preds = %148
  store i32 11, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !128
  br label %178

152:                                              ; preds = %148
  %153 = load i32, ptr addrspace(4) %18, align 4, !dbg !129, !tbaa !9
  %154 = sext i32 %153 to i64, !dbg !130
  %155 = getelementptr inbounds [48 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E6factor to ptr addrspace(4)), i64 0, i64 %154, !dbg !130
  %156 = load double, ptr addrspace(4) %155, align 8, !dbg !130, !tbaa !44
  %157 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !131, !tbaa !17
  %158 = load i32, ptr addrspace(4) %19, align 4, !dbg !132, !tbaa !9
  %159 = mul nsw i32 %158, 49, !dbg !133
  %160 = load i32, ptr addrspace(4) %24, align 4, !dbg !134, !tbaa !9
  %161 = add nsw i32 %159, %160, !dbg !135
  %162 = sext i32 %161 to i64, !dbg !131
  %163 = getelementptr inbounds double, ptr addrspace(4) %157, i64 %162, !dbg !131
  %164 = load double, ptr addrspace(4) %163, align 8, !dbg !131, !tbaa !44
  %165 = fmul contract double %156, %164, !dbg !136
  %166 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !137, !tbaa !17
  %167 = load i32, ptr addrspace(4) %18, align 4, !dbg !138, !tbaa !9
  %168 = mul nsw i32 %167, 49, !dbg !139
  %169 = load i32, ptr addrspace(4) %24, align 4, !dbg !140, !tbaa !9
  %170 = add nsw i32 %168, %169, !dbg !141
  %171 = sext i32 %170 to i64, !dbg !137
  %172 = getelementptr inbounds double, ptr addrspace(4) %166, i64 %171, !dbg !137
  %173 = load double, ptr addrspace(4) %172, align 8, !dbg !142, !tbaa !44
  %174 = fsub contract double %173, %165, !dbg !142
  store double %174, ptr addrspace(4) %172, align 8, !dbg !142, !tbaa !44
  br label %175, !dbg !137

175:                                              ; preds = %152
  %176 = load i32, ptr addrspace(4) %24, align 4, !dbg !143, !tbaa !9
  %177 = add nsw i32 %176, 1, !dbg !143
  store i32 %177, ptr addrspace(4) %24, align 4, !dbg !143, !tbaa !9
  br label %148, !dbg !128, !llvm.loop !144

178:                                              ; preds = %151
  br label %179, !dbg !145

179:                                              ; preds = %178, %142
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !146
  br label %180, !dbg !147

180:                                              ; preds = %179
  %181 = load i32, ptr addrspace(4) %19, align 4, !dbg !148, !tbaa !9
  %182 = add nsw i32 %181, 1, !dbg !148
  store i32 %182, ptr addrspace(4) %19, align 4, !dbg !148, !tbaa !9
  br label %28, !dbg !27, !llvm.loop !149

183:                                              ; preds = %31
  %184 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !150, !tbaa !17
  %185 = load i32, ptr addrspace(4) %18, align 4, !dbg !151, !tbaa !9
  %186 = mul nsw i32 %185, 49, !dbg !152
  %187 = add nsw i32 %186, 48, !dbg !153
  %188 = sext i32 %187 to i64, !dbg !150
  %189 = getelementptr inbounds double, ptr addrspace(4) %184, i64 %188, !dbg !150
  %190 = load double, ptr addrspace(4) %189, align 8, !dbg !150, !tbaa !44
  %191 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !154, !tbaa !17
  %192 = load i32, ptr addrspace(4) %18, align 4, !dbg !155, !tbaa !9
  %193 = mul nsw i32 %192, 49, !dbg !156
  %194 = load i32, ptr addrspace(4) %18, align 4, !dbg !157, !tbaa !9
  %195 = add nsw i32 %193, %194, !dbg !158
  %196 = sext i32 %195 to i64, !dbg !154
  %197 = getelementptr inbounds double, ptr addrspace(4) %191, i64 %196, !dbg !154
  %198 = load double, ptr addrspace(4) %197, align 8, !dbg !154, !tbaa !44
  %199 = fdiv contract double %190, %198, !dbg !159
  %200 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !160, !tbaa !17
  %201 = load i32, ptr addrspace(4) %18, align 4, !dbg !161, !tbaa !9
  %202 = sext i32 %201 to i64, !dbg !160
  %203 = getelementptr inbounds double, ptr addrspace(4) %200, i64 %202, !dbg !160
  store double %199, ptr addrspace(4) %203, align 8, !dbg !162, !tbaa !44
  call void @llvm.lifetime.end.p0(ptr %7) #7, !dbg !163
  ret void, !dbg !163
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !164 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !166
  %4 = trunc i64 %3 to i32, !dbg !166
  ret i32 %4, !dbg !167
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !168 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !169
  ret void, !dbg !170
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !171 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !172
  %4 = trunc i64 %3 to i32, !dbg !172
  ret i32 %4, !dbg !173
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!1 = !DIFile(filename: "gauss.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "solve", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/gauss.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 double", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 11, column: 3, scope: !13)
!21 = !DILocation(line: 11, column: 19, scope: !13)
!22 = !DILocation(line: 11, column: 13, scope: !13)
!23 = !DILocation(line: 12, column: 8, scope: !13)
!24 = !DILocation(line: 12, column: 12, scope: !13)
!25 = !DILocation(line: 12, column: 19, scope: !13)
!26 = !DILocation(line: 12, column: 21, scope: !13)
!27 = !DILocation(line: 12, column: 3, scope: !13)
!28 = !DILocation(line: 13, column: 9, scope: !13)
!29 = !DILocation(line: 13, column: 13, scope: !13)
!30 = !DILocation(line: 14, column: 15, scope: !13)
!31 = !DILocation(line: 14, column: 13, scope: !13)
!32 = !DILocation(line: 15, column: 12, scope: !13)
!33 = !DILocation(line: 15, column: 20, scope: !13)
!34 = !DILocation(line: 15, column: 22, scope: !13)
!35 = !DILocation(line: 15, column: 16, scope: !13)
!36 = !DILocation(line: 15, column: 27, scope: !13)
!37 = !DILocation(line: 15, column: 29, scope: !13)
!38 = !DILocation(line: 15, column: 7, scope: !13)
!39 = !DILocation(line: 16, column: 18, scope: !13)
!40 = !DILocation(line: 16, column: 20, scope: !13)
!41 = !DILocation(line: 16, column: 22, scope: !13)
!42 = !DILocation(line: 16, column: 33, scope: !13)
!43 = !DILocation(line: 16, column: 31, scope: !13)
!44 = !{!45, !45, i64 0}
!45 = !{!"double", !11, i64 0}
!46 = !DILocation(line: 16, column: 13, scope: !13)
!47 = !DILocation(line: 16, column: 44, scope: !13)
!48 = !DILocation(line: 16, column: 46, scope: !13)
!49 = !DILocation(line: 16, column: 52, scope: !13)
!50 = !DILocation(line: 16, column: 63, scope: !13)
!51 = !DILocation(line: 16, column: 61, scope: !13)
!52 = !DILocation(line: 16, column: 39, scope: !13)
!53 = !DILocation(line: 16, column: 37, scope: !13)
!54 = !DILocation(line: 16, column: 76, scope: !13)
!55 = !DILocation(line: 16, column: 74, scope: !13)
!56 = !DILocation(line: 16, column: 68, scope: !13)
!57 = !DILocation(line: 16, column: 65, scope: !13)
!58 = !DILocation(line: 15, column: 35, scope: !13)
!59 = distinct !{!59, !38, !54, !60}
!60 = !{!"llvm.loop.mustprogress"}
!61 = !DILocation(line: 17, column: 5, scope: !13)
!62 = !DILocation(line: 18, column: 5, scope: !13)
!63 = !DILocation(line: 19, column: 10, scope: !13)
!64 = !DILocation(line: 19, column: 18, scope: !13)
!65 = !DILocation(line: 19, column: 14, scope: !13)
!66 = !DILocation(line: 19, column: 23, scope: !13)
!67 = !DILocation(line: 19, column: 25, scope: !13)
!68 = !DILocation(line: 19, column: 5, scope: !13)
!69 = !DILocation(line: 20, column: 7, scope: !13)
!70 = !DILocation(line: 20, column: 24, scope: !13)
!71 = !DILocation(line: 20, column: 26, scope: !13)
!72 = !DILocation(line: 20, column: 28, scope: !13)
!73 = !DILocation(line: 20, column: 39, scope: !13)
!74 = !DILocation(line: 20, column: 37, scope: !13)
!75 = !DILocation(line: 20, column: 20, scope: !13)
!76 = !DILocation(line: 21, column: 27, scope: !13)
!77 = !DILocation(line: 21, column: 29, scope: !13)
!78 = !DILocation(line: 21, column: 35, scope: !13)
!79 = !DILocation(line: 21, column: 46, scope: !13)
!80 = !DILocation(line: 21, column: 44, scope: !13)
!81 = !DILocation(line: 21, column: 7, scope: !13)
!82 = !DILocation(line: 21, column: 9, scope: !13)
!83 = !DILocation(line: 21, column: 11, scope: !13)
!84 = !DILocation(line: 21, column: 22, scope: !13)
!85 = !DILocation(line: 21, column: 20, scope: !13)
!86 = !DILocation(line: 21, column: 25, scope: !13)
!87 = !DILocation(line: 22, column: 11, scope: !13)
!88 = !DILocation(line: 22, column: 20, scope: !13)
!89 = !DILocation(line: 22, column: 17, scope: !13)
!90 = !DILocation(line: 22, column: 47, scope: !13)
!91 = !DILocation(line: 22, column: 23, scope: !13)
!92 = !DILocation(line: 22, column: 25, scope: !13)
!93 = !DILocation(line: 22, column: 31, scope: !13)
!94 = !DILocation(line: 22, column: 42, scope: !13)
!95 = !DILocation(line: 22, column: 40, scope: !13)
!96 = !DILocation(line: 22, column: 45, scope: !13)
!97 = !DILocation(line: 23, column: 5, scope: !13)
!98 = !DILocation(line: 19, column: 40, scope: !13)
!99 = !DILocation(line: 19, column: 37, scope: !13)
!100 = distinct !{!100, !68, !97, !60}
!101 = !DILocation(line: 24, column: 5, scope: !13)
!102 = !DILocation(line: 25, column: 9, scope: !13)
!103 = !DILocation(line: 25, column: 16, scope: !13)
!104 = !DILocation(line: 25, column: 13, scope: !13)
!105 = !DILocation(line: 25, column: 33, scope: !13)
!106 = !DILocation(line: 25, column: 35, scope: !13)
!107 = !DILocation(line: 25, column: 39, scope: !13)
!108 = !DILocation(line: 25, column: 50, scope: !13)
!109 = !DILocation(line: 25, column: 48, scope: !13)
!110 = !DILocation(line: 25, column: 55, scope: !13)
!111 = !DILocation(line: 25, column: 57, scope: !13)
!112 = !DILocation(line: 25, column: 59, scope: !13)
!113 = !DILocation(line: 25, column: 70, scope: !13)
!114 = !DILocation(line: 25, column: 68, scope: !13)
!115 = !DILocation(line: 25, column: 53, scope: !13)
!116 = !DILocation(line: 25, column: 26, scope: !13)
!117 = !DILocation(line: 25, column: 19, scope: !13)
!118 = !DILocation(line: 25, column: 31, scope: !13)
!119 = !DILocation(line: 26, column: 5, scope: !13)
!120 = !DILocation(line: 27, column: 9, scope: !13)
!121 = !DILocation(line: 27, column: 16, scope: !13)
!122 = !DILocation(line: 27, column: 13, scope: !13)
!123 = !DILocation(line: 28, column: 12, scope: !13)
!124 = !DILocation(line: 28, column: 20, scope: !13)
!125 = !DILocation(line: 28, column: 16, scope: !13)
!126 = !DILocation(line: 28, column: 23, scope: !13)
!127 = !DILocation(line: 28, column: 25, scope: !13)
!128 = !DILocation(line: 28, column: 7, scope: !13)
!129 = !DILocation(line: 28, column: 70, scope: !13)
!130 = !DILocation(line: 28, column: 63, scope: !13)
!131 = !DILocation(line: 28, column: 77, scope: !13)
!132 = !DILocation(line: 28, column: 79, scope: !13)
!133 = !DILocation(line: 28, column: 81, scope: !13)
!134 = !DILocation(line: 28, column: 92, scope: !13)
!135 = !DILocation(line: 28, column: 90, scope: !13)
!136 = !DILocation(line: 28, column: 75, scope: !13)
!137 = !DILocation(line: 28, column: 40, scope: !13)
!138 = !DILocation(line: 28, column: 42, scope: !13)
!139 = !DILocation(line: 28, column: 46, scope: !13)
!140 = !DILocation(line: 28, column: 57, scope: !13)
!141 = !DILocation(line: 28, column: 55, scope: !13)
!142 = !DILocation(line: 28, column: 60, scope: !13)
!143 = !DILocation(line: 28, column: 35, scope: !13)
!144 = distinct !{!144, !128, !145, !60}
!145 = !DILocation(line: 28, column: 93, scope: !13)
!146 = !DILocation(line: 29, column: 5, scope: !13)
!147 = !DILocation(line: 30, column: 3, scope: !13)
!148 = !DILocation(line: 12, column: 27, scope: !13)
!149 = distinct !{!149, !27, !147, !60}
!150 = !DILocation(line: 31, column: 12, scope: !13)
!151 = !DILocation(line: 31, column: 14, scope: !13)
!152 = !DILocation(line: 31, column: 18, scope: !13)
!153 = !DILocation(line: 31, column: 27, scope: !13)
!154 = !DILocation(line: 31, column: 35, scope: !13)
!155 = !DILocation(line: 31, column: 37, scope: !13)
!156 = !DILocation(line: 31, column: 41, scope: !13)
!157 = !DILocation(line: 31, column: 52, scope: !13)
!158 = !DILocation(line: 31, column: 50, scope: !13)
!159 = !DILocation(line: 31, column: 33, scope: !13)
!160 = !DILocation(line: 31, column: 3, scope: !13)
!161 = !DILocation(line: 31, column: 5, scope: !13)
!162 = !DILocation(line: 31, column: 10, scope: !13)
!163 = !DILocation(line: 32, column: 1, scope: !13)
!164 = distinct !DISubprogram(name: "__get_x", scope: !165, file: !165, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!166 = !DILocation(line: 39, column: 208, scope: !164)
!167 = !DILocation(line: 39, column: 175, scope: !164)
!168 = distinct !DISubprogram(name: "__syncthreads", scope: !165, file: !165, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!169 = !DILocation(line: 60, column: 55, scope: !168)
!170 = !DILocation(line: 60, column: 76, scope: !168)
!171 = distinct !DISubprogram(name: "__get_x", scope: !165, file: !165, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DILocation(line: 41, column: 207, scope: !171)
!173 = !DILocation(line: 41, column: 174, scope: !171)
