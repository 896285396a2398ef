; ModuleID = '<memory>'
source_filename = "tests/programs/gauss.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }

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
  %25 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %25, ptr addrspace(4) %14, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !tbaa !17
  %27 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %27, ptr addrspace(4) %15, align 8
  %28 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %16, align 8, !tbaa !17
  store ptr addrspace(4) %28, ptr addrspace(4) %17, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %7) #7, !dbg !20
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !21
  store i32 %29, ptr addrspace(4) %18, align 4, !dbg !22, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #7, !dbg !23
  store i32 0, ptr addrspace(4) %19, align 4, !dbg !24, !tbaa !9
  br label %30, !dbg !23

30:                                               ; preds = %182, %2
  %31 = load i32, ptr addrspace(4) %19, align 4, !dbg !25, !tbaa !9
  %32 = icmp slt i32 %31, 48, !dbg !26
  br i1 %32, label %34, label %33, !dbg !27

33:                                               ; preds = %30
  store i32 2, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %8) #7, !dbg !27
  br label %185

34:                                               ; preds = %30
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !28, !tbaa !9
  %36 = icmp eq i32 %35, 0, !dbg !29
  br i1 %36, label %37, label %72, !dbg !29

37:                                               ; preds = %34
  %38 = load i32, ptr addrspace(4) %19, align 4, !dbg !30, !tbaa !9
  store i32 %38, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !31, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %10) #7, !dbg !32
  %39 = load i32, ptr addrspace(4) %19, align 4, !dbg !33, !tbaa !9
  %40 = add nsw i32 %39, 1, !dbg !34
  store i32 %40, ptr addrspace(4) %21, align 4, !dbg !35, !tbaa !9
  br label %41, !dbg !32

41:                                               ; preds = %68, %37
  %42 = load i32, ptr addrspace(4) %21, align 4, !dbg !36, !tbaa !9
  %43 = icmp slt i32 %42, 48, !dbg !37
  br i1 %43, label %45, label %44, !dbg !38

44:                                               ; preds = %41
  store i32 5, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %10) #7, !dbg !38
  br label %71

45:                                               ; preds = %41
  %46 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !39, !tbaa !17
  %47 = load i32, ptr addrspace(4) %21, align 4, !dbg !40, !tbaa !9
  %48 = mul nsw i32 %47, 49, !dbg !41
  %49 = load i32, ptr addrspace(4) %19, align 4, !dbg !42, !tbaa !9
  %50 = add nsw i32 %48, %49, !dbg !43
  %51 = sext i32 %50 to i64, !dbg !39
  %52 = getelementptr inbounds double, ptr addrspace(4) %46, i64 %51, !dbg !39
  %53 = load double, ptr addrspace(4) %52, align 8, !dbg !39, !tbaa !44
  %54 = call contract double @llvm.fabs.f64(double %53), !dbg !46
  %55 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !47, !tbaa !17
  %56 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !48, !tbaa !9
  %57 = mul nsw i32 %56, 49, !dbg !49
  %58 = load i32, ptr addrspace(4) %19, align 4, !dbg !50, !tbaa !9
  %59 = add nsw i32 %57, %58, !dbg !51
  %60 = sext i32 %59 to i64, !dbg !47
  %61 = getelementptr inbounds double, ptr addrspace(4) %55, i64 %60, !dbg !47
  %62 = load double, ptr addrspace(4) %61, align 8, !dbg !47, !tbaa !44
  %63 = call contract double @llvm.fabs.f64(double %62), !dbg !52
  %64 = fcmp contract ogt double %54, %63, !dbg !53
  br i1 %64, label %65, label %67, !dbg !53

65:                                               ; preds = %45
  %66 = load i32, ptr addrspace(4) %21, align 4, !dbg !54, !tbaa !9
  store i32 %66, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !55, !tbaa !9
  br label %67, !dbg !56

67:                                               ; preds = %65, %45
  br label %68, !dbg !57

68:                                               ; preds = %67
  %69 = load i32, ptr addrspace(4) %21, align 4, !dbg !58, !tbaa !9
  %70 = add nsw i32 %69, 1, !dbg !58
  store i32 %70, ptr addrspace(4) %21, align 4, !dbg !58, !tbaa !9
  br label %41, !dbg !38, !llvm.loop !59

71:                                               ; preds = %44
  br label %72, !dbg !61

72:                                               ; preds = %71, %34
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !62
  call void @llvm.lifetime.start.p0(ptr %11) #7, !dbg !63
  %73 = load i32, ptr addrspace(4) %18, align 4, !dbg !64, !tbaa !9
  store i32 %73, ptr addrspace(4) %22, align 4, !dbg !65, !tbaa !9
  br label %74, !dbg !63

74:                                               ; preds = %115, %72
  %75 = load i32, ptr addrspace(4) %22, align 4, !dbg !66, !tbaa !9
  %76 = icmp slt i32 %75, 49, !dbg !67
  br i1 %76, label %78, label %77, !dbg !68

77:                                               ; preds = %74
  store i32 8, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %11) #7, !dbg !68
  br label %119

78:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %12) #7, !dbg !69
  %79 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !70, !tbaa !17
  %80 = load i32, ptr addrspace(4) %19, align 4, !dbg !71, !tbaa !9
  %81 = mul nsw i32 %80, 49, !dbg !72
  %82 = load i32, ptr addrspace(4) %22, align 4, !dbg !73, !tbaa !9
  %83 = add nsw i32 %81, %82, !dbg !74
  %84 = sext i32 %83 to i64, !dbg !70
  %85 = getelementptr inbounds double, ptr addrspace(4) %79, i64 %84, !dbg !70
  %86 = load double, ptr addrspace(4) %85, align 8, !dbg !70, !tbaa !44
  store double %86, ptr addrspace(4) %23, align 8, !dbg !75, !tbaa !44
  %87 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !76, !tbaa !17
  %88 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !77, !tbaa !9
  %89 = mul nsw i32 %88, 49, !dbg !78
  %90 = load i32, ptr addrspace(4) %22, align 4, !dbg !79, !tbaa !9
  %91 = add nsw i32 %89, %90, !dbg !80
  %92 = sext i32 %91 to i64, !dbg !76
  %93 = getelementptr inbounds double, ptr addrspace(4) %87, i64 %92, !dbg !76
  %94 = load double, ptr addrspace(4) %93, align 8, !dbg !76, !tbaa !44
  %95 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !81, !tbaa !17
  %96 = load i32, ptr addrspace(4) %19, align 4, !dbg !82, !tbaa !9
  %97 = mul nsw i32 %96, 49, !dbg !83
  %98 = load i32, ptr addrspace(4) %22, align 4, !dbg !84, !tbaa !9
  %99 = add nsw i32 %97, %98, !dbg !85
  %100 = sext i32 %99 to i64, !dbg !81
  %101 = getelementptr inbounds double, ptr addrspace(4) %95, i64 %100, !dbg !81
  store double %94, ptr addrspace(4) %101, align 8, !dbg !86, !tbaa !44
  %102 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !87, !tbaa !9
  %103 = load i32, ptr addrspace(4) %19, align 4, !dbg !88, !tbaa !9
  %104 = icmp ne i32 %102, %103, !dbg !89
  br i1 %104, label %105, label %114, !dbg !89

105:                                              ; preds = %78
  %106 = load double, ptr addrspace(4) %23, align 8, !dbg !90, !tbaa !44
  %107 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !91, !tbaa !17
  %108 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E5pivot to ptr addrspace(4)), align 4, !dbg !92, !tbaa !9
  %109 = mul nsw i32 %108, 49, !dbg !93
  %110 = load i32, ptr addrspace(4) %22, align 4, !dbg !94, !tbaa !9
  %111 = add nsw i32 %109, %110, !dbg !95
  %112 = sext i32 %111 to i64, !dbg !91
  %113 = getelementptr inbounds double, ptr addrspace(4) %107, i64 %112, !dbg !91
  store double %106, ptr addrspace(4) %113, align 8, !dbg !96, !tbaa !44
  br label %114, !dbg !91

114:                                              ; preds = %105, %78
  call void @llvm.lifetime.end.p0(ptr %12) #7, !dbg !97
  br label %115, !dbg !97

115:                                              ; preds = %114
  %116 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !98
  %117 = load i32, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  %118 = add i32 %117, %116, !dbg !99
  store i32 %118, ptr addrspace(4) %22, align 4, !dbg !99, !tbaa !9
  br label %74, !dbg !68, !llvm.loop !100

119:                                              ; preds = %77
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !101
  %120 = load i32, ptr addrspace(4) %18, align 4, !dbg !102, !tbaa !9
  %121 = load i32, ptr addrspace(4) %19, align 4, !dbg !103, !tbaa !9
  %122 = icmp ne i32 %120, %121, !dbg !104
  br i1 %122, label %123, label %144, !dbg !104

123:                                              ; preds = %119
  %124 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !105, !tbaa !17
  %125 = load i32, ptr addrspace(4) %18, align 4, !dbg !106, !tbaa !9
  %126 = mul nsw i32 %125, 49, !dbg !107
  %127 = load i32, ptr addrspace(4) %19, align 4, !dbg !108, !tbaa !9
  %128 = add nsw i32 %126, %127, !dbg !109
  %129 = sext i32 %128 to i64, !dbg !105
  %130 = getelementptr inbounds double, ptr addrspace(4) %124, i64 %129, !dbg !105
  %131 = load double, ptr addrspace(4) %130, align 8, !dbg !105, !tbaa !44
  %132 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !110, !tbaa !17
  %133 = load i32, ptr addrspace(4) %19, align 4, !dbg !111, !tbaa !9
  %134 = mul nsw i32 %133, 49, !dbg !112
  %135 = load i32, ptr addrspace(4) %19, align 4, !dbg !113, !tbaa !9
  %136 = add nsw i32 %134, %135, !dbg !114
  %137 = sext i32 %136 to i64, !dbg !110
  %138 = getelementptr inbounds double, ptr addrspace(4) %132, i64 %137, !dbg !110
  %139 = load double, ptr addrspace(4) %138, align 8, !dbg !110, !tbaa !44
  %140 = fdiv contract double %131, %139, !dbg !115
  %141 = load i32, ptr addrspace(4) %18, align 4, !dbg !116, !tbaa !9
  %142 = sext i32 %141 to i64, !dbg !117
  %143 = getelementptr inbounds [48 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E6factor to ptr addrspace(4)), i64 0, i64 %142, !dbg !117
  store double %140, ptr addrspace(4) %143, align 8, !dbg !118, !tbaa !44
  br label %144, !dbg !117

144:                                              ; preds = %123, %119
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !119
  %145 = load i32, ptr addrspace(4) %18, align 4, !dbg !120, !tbaa !9
  %146 = load i32, ptr addrspace(4) %19, align 4, !dbg !121, !tbaa !9
  %147 = icmp ne i32 %145, %146, !dbg !122
  br i1 %147, label %148, label %181, !dbg !122

148:                                              ; preds = %144
  call void @llvm.lifetime.start.p0(ptr %13) #7, !dbg !123
  %149 = load i32, ptr addrspace(4) %19, align 4, !dbg !124, !tbaa !9
  store i32 %149, ptr addrspace(4) %24, align 4, !dbg !125, !tbaa !9
  br label %150, !dbg !123

150:                                              ; preds = %177, %148
  %151 = load i32, ptr addrspace(4) %24, align 4, !dbg !126, !tbaa !9
  %152 = icmp slt i32 %151, 49, !dbg !127
  br i1 %152, label %154, label %153, !dbg !128

153:                                              ; preds = %150
  store i32 11, ptr addrspace(4) %20, align 4
  call void @llvm.lifetime.end.p0(ptr %13) #7, !dbg !128
  br label %180

154:                                              ; preds = %150
  %155 = load i32, ptr addrspace(4) %18, align 4, !dbg !129, !tbaa !9
  %156 = sext i32 %155 to i64, !dbg !130
  %157 = getelementptr inbounds [48 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5solvePdS_E6factor to ptr addrspace(4)), i64 0, i64 %156, !dbg !130
  %158 = load double, ptr addrspace(4) %157, align 8, !dbg !130, !tbaa !44
  %159 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !131, !tbaa !17
  %160 = load i32, ptr addrspace(4) %19, align 4, !dbg !132, !tbaa !9
  %161 = mul nsw i32 %160, 49, !dbg !133
  %162 = load i32, ptr addrspace(4) %24, align 4, !dbg !134, !tbaa !9
  %163 = add nsw i32 %161, %162, !dbg !135
  %164 = sext i32 %163 to i64, !dbg !131
  %165 = getelementptr inbounds double, ptr addrspace(4) %159, i64 %164, !dbg !131
  %166 = load double, ptr addrspace(4) %165, align 8, !dbg !131, !tbaa !44
  %167 = fmul contract double %158, %166, !dbg !136
  %168 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !137, !tbaa !17
  %169 = load i32, ptr addrspace(4) %18, align 4, !dbg !138, !tbaa !9
  %170 = mul nsw i32 %169, 49, !dbg !139
  %171 = load i32, ptr addrspace(4) %24, align 4, !dbg !140, !tbaa !9
  %172 = add nsw i32 %170, %171, !dbg !141
  %173 = sext i32 %172 to i64, !dbg !137
  %174 = getelementptr inbounds double, ptr addrspace(4) %168, i64 %173, !dbg !137
  %175 = load double, ptr addrspace(4) %174, align 8, !dbg !142, !tbaa !44
  %176 = fsub contract double %175, %167, !dbg !142
  store double %176, ptr addrspace(4) %174, align 8, !dbg !142, !tbaa !44
  br label %177, !dbg !137

177:                                              ; preds = %154
  %178 = load i32, ptr addrspace(4) %24, align 4, !dbg !143, !tbaa !9
  %179 = add nsw i32 %178, 1, !dbg !143
  store i32 %179, ptr addrspace(4) %24, align 4, !dbg !143, !tbaa !9
  br label %150, !dbg !128, !llvm.loop !144

180:                                              ; preds = %153
  br label %181, !dbg !145

181:                                              ; preds = %180, %144
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !146
  br label %182, !dbg !147

182:                                              ; preds = %181
  %183 = load i32, ptr addrspace(4) %19, align 4, !dbg !148, !tbaa !9
  %184 = add nsw i32 %183, 1, !dbg !148
  store i32 %184, ptr addrspace(4) %19, align 4, !dbg !148, !tbaa !9
  br label %30, !dbg !27, !llvm.loop !149

185:                                              ; preds = %33
  %186 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !150, !tbaa !17
  %187 = load i32, ptr addrspace(4) %18, align 4, !dbg !151, !tbaa !9
  %188 = mul nsw i32 %187, 49, !dbg !152
  %189 = add nsw i32 %188, 48, !dbg !153
  %190 = sext i32 %189 to i64, !dbg !150
  %191 = getelementptr inbounds double, ptr addrspace(4) %186, i64 %190, !dbg !150
  %192 = load double, ptr addrspace(4) %191, align 8, !dbg !150, !tbaa !44
  %193 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !154, !tbaa !17
  %194 = load i32, ptr addrspace(4) %18, align 4, !dbg !155, !tbaa !9
  %195 = mul nsw i32 %194, 49, !dbg !156
  %196 = load i32, ptr addrspace(4) %18, align 4, !dbg !157, !tbaa !9
  %197 = add nsw i32 %195, %196, !dbg !158
  %198 = sext i32 %197 to i64, !dbg !154
  %199 = getelementptr inbounds double, ptr addrspace(4) %193, i64 %198, !dbg !154
  %200 = load double, ptr addrspace(4) %199, align 8, !dbg !154, !tbaa !44
  %201 = fdiv contract double %192, %200, !dbg !159
  %202 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !dbg !160, !tbaa !17
  %203 = load i32, ptr addrspace(4) %18, align 4, !dbg !161, !tbaa !9
  %204 = sext i32 %203 to i64, !dbg !160
  %205 = getelementptr inbounds double, ptr addrspace(4) %202, i64 %204, !dbg !160
  store double %201, ptr addrspace(4) %205, align 8, !dbg !162, !tbaa !44
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
