; ModuleID = '<memory>'
source_filename = "tests/programs/int128.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx.0 = type { i8 }
%struct.__hipspv_blockDim.1 = type { i8 }
%struct.__hipspv_threadIdx.2 = type { i8 }
%struct.Pair.3 = type { i8, [15 x i8], i128, i16, [14 x i8] }

@_ZZ4workPKnPon4PairiE5block = internal addrspace(3) global [64 x i128] undef, align 16
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx.0 undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim.1 undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx.2 undef, align 1
@__hip_cuid_70dd1af1c4ceaf4c = internal addrspace(1) global i8 0

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !13 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #8, !dbg !17
  %4 = trunc i64 %3 to i32, !dbg !17
  ret i32 %4, !dbg !18
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !19 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !20
  %4 = trunc i64 %3 to i32, !dbg !20
  ret i32 %4, !dbg !21
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !22 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !23
  %4 = trunc i64 %3 to i32, !dbg !23
  ret i32 %4, !dbg !24
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #3 !dbg !25 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !26
  ret void, !dbg !27
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z9calculatenn4PairPo(i128 noundef %0, i128 noundef %1, i8 %2, [15 x i8] %3, i128 %4, i16 %5, [14 x i8] %6, ptr addrspace(4) noundef %7) #3 !dbg !28 {
  %9 = alloca %struct.Pair.3, align 16
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i128, align 16
  %14 = alloca i128, align 16
  %15 = alloca i32, align 4
  %16 = alloca i128, align 16
  %17 = alloca i128, align 16
  %18 = alloca i8, align 1
  %19 = alloca i128, align 16
  %20 = alloca i32, align 4
  %21 = alloca i128, align 16
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = addrspacecast ptr %9 to ptr addrspace(4)
  %25 = addrspacecast ptr %10 to ptr addrspace(4)
  %26 = addrspacecast ptr %11 to ptr addrspace(4)
  %27 = addrspacecast ptr %12 to ptr addrspace(4)
  %28 = addrspacecast ptr %13 to ptr addrspace(4)
  %29 = addrspacecast ptr %14 to ptr addrspace(4)
  %30 = addrspacecast ptr %15 to ptr addrspace(4)
  %31 = addrspacecast ptr %16 to ptr addrspace(4)
  %32 = addrspacecast ptr %17 to ptr addrspace(4)
  %33 = addrspacecast ptr %18 to ptr addrspace(4)
  %34 = addrspacecast ptr %19 to ptr addrspace(4)
  %35 = addrspacecast ptr %20 to ptr addrspace(4)
  %36 = addrspacecast ptr %21 to ptr addrspace(4)
  %37 = addrspacecast ptr %22 to ptr addrspace(4)
  %38 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 0
  store i8 %2, ptr addrspace(4) %38, align 16
  %39 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 1
  store [15 x i8] %3, ptr addrspace(4) %39, align 1
  %40 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 2
  store i128 %4, ptr addrspace(4) %40, align 16
  %41 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 3
  store i16 %5, ptr addrspace(4) %41, align 16
  %42 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 4
  store [14 x i8] %6, ptr addrspace(4) %42, align 2
  store i128 %0, ptr addrspace(4) %25, align 16, !tbaa !30
  store i128 %1, ptr addrspace(4) %26, align 16, !tbaa !30
  store ptr addrspace(4) %7, ptr addrspace(4) %27, align 8, !tbaa !32
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !35
  %43 = load i128, ptr addrspace(4) %25, align 16, !dbg !36, !tbaa !30
  store i128 %43, ptr addrspace(4) %28, align 16, !dbg !37, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %14) #10, !dbg !35
  %44 = load i128, ptr addrspace(4) %26, align 16, !dbg !38, !tbaa !30
  store i128 %44, ptr addrspace(4) %29, align 16, !dbg !39, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %15) #10, !dbg !40
  %45 = load i128, ptr addrspace(4) %29, align 16, !dbg !41, !tbaa !30
  %46 = and i128 %45, 127, !dbg !42
  %47 = trunc i128 %46 to i32, !dbg !41
  store i32 %47, ptr addrspace(4) %30, align 4, !dbg !43, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %16) #10, !dbg !44
  %48 = load i128, ptr addrspace(4) %26, align 16, !dbg !45, !tbaa !30
  %49 = or i128 %48, 1, !dbg !46
  store i128 %49, ptr addrspace(4) %31, align 16, !dbg !47, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !48
  store i128 -170141183460469231731687303715884105728, ptr addrspace(4) %32, align 16, !dbg !49, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !50
  %50 = load i128, ptr addrspace(4) %25, align 16, !dbg !51, !tbaa !30
  %51 = icmp eq i128 %50, -170141183460469231731687303715884105728, !dbg !52
  br i1 %51, label %52, label %55, !dbg !53

52:                                               ; preds = %8
  %53 = load i128, ptr addrspace(4) %31, align 16, !dbg !54, !tbaa !30
  %54 = icmp eq i128 %53, -1, !dbg !55
  br label %55

55:                                               ; preds = %52, %8
  %56 = phi i1 [ false, %8 ], [ %54, %52 ], !dbg !56
  %57 = zext i1 %56 to i8, !dbg !57
  store i8 %57, ptr addrspace(4) %33, align 1, !dbg !57, !tbaa !58
  call void @llvm.lifetime.start.p0(ptr %19) #10, !dbg !60
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !61
  store i32 0, ptr addrspace(4) %35, align 4, !dbg !62, !tbaa !9
  %58 = load i128, ptr addrspace(4) %28, align 16, !dbg !63, !tbaa !30
  %59 = load i128, ptr addrspace(4) %29, align 16, !dbg !64, !tbaa !30
  %60 = add i128 %58, %59, !dbg !65
  %61 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !66, !tbaa !32
  %62 = load i32, ptr addrspace(4) %35, align 4, !dbg !67, !tbaa !9
  %63 = add nsw i32 %62, 1, !dbg !67
  store i32 %63, ptr addrspace(4) %35, align 4, !dbg !67, !tbaa !9
  %64 = sext i32 %62 to i64, !dbg !66
  %65 = getelementptr inbounds i128, ptr addrspace(4) %61, i64 %64, !dbg !66
  store i128 %60, ptr addrspace(4) %65, align 16, !dbg !68, !tbaa !30
  %66 = load i128, ptr addrspace(4) %28, align 16, !dbg !69, !tbaa !30
  %67 = load i128, ptr addrspace(4) %29, align 16, !dbg !70, !tbaa !30
  %68 = sub i128 %66, %67, !dbg !71
  %69 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !72, !tbaa !32
  %70 = load i32, ptr addrspace(4) %35, align 4, !dbg !73, !tbaa !9
  %71 = add nsw i32 %70, 1, !dbg !73
  store i32 %71, ptr addrspace(4) %35, align 4, !dbg !73, !tbaa !9
  %72 = sext i32 %70 to i64, !dbg !72
  %73 = getelementptr inbounds i128, ptr addrspace(4) %69, i64 %72, !dbg !72
  store i128 %68, ptr addrspace(4) %73, align 16, !dbg !74, !tbaa !30
  %74 = load i128, ptr addrspace(4) %28, align 16, !dbg !75, !tbaa !30
  %75 = load i128, ptr addrspace(4) %29, align 16, !dbg !76, !tbaa !30
  %76 = mul i128 %74, %75, !dbg !77
  %77 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !78, !tbaa !32
  %78 = load i32, ptr addrspace(4) %35, align 4, !dbg !79, !tbaa !9
  %79 = add nsw i32 %78, 1, !dbg !79
  store i32 %79, ptr addrspace(4) %35, align 4, !dbg !79, !tbaa !9
  %80 = sext i32 %78 to i64, !dbg !78
  %81 = getelementptr inbounds i128, ptr addrspace(4) %77, i64 %80, !dbg !78
  store i128 %76, ptr addrspace(4) %81, align 16, !dbg !80, !tbaa !30
  %82 = load i128, ptr addrspace(4) %28, align 16, !dbg !81, !tbaa !30
  %83 = load i128, ptr addrspace(4) %31, align 16, !dbg !82, !tbaa !30
  %84 = udiv i128 %82, %83, !dbg !83
  %85 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !84, !tbaa !32
  %86 = load i32, ptr addrspace(4) %35, align 4, !dbg !85, !tbaa !9
  %87 = add nsw i32 %86, 1, !dbg !85
  store i32 %87, ptr addrspace(4) %35, align 4, !dbg !85, !tbaa !9
  %88 = sext i32 %86 to i64, !dbg !84
  %89 = getelementptr inbounds i128, ptr addrspace(4) %85, i64 %88, !dbg !84
  store i128 %84, ptr addrspace(4) %89, align 16, !dbg !86, !tbaa !30
  %90 = load i128, ptr addrspace(4) %28, align 16, !dbg !87, !tbaa !30
  %91 = load i128, ptr addrspace(4) %31, align 16, !dbg !88, !tbaa !30
  %92 = urem i128 %90, %91, !dbg !89
  %93 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !90, !tbaa !32
  %94 = load i32, ptr addrspace(4) %35, align 4, !dbg !91, !tbaa !9
  %95 = add nsw i32 %94, 1, !dbg !91
  store i32 %95, ptr addrspace(4) %35, align 4, !dbg !91, !tbaa !9
  %96 = sext i32 %94 to i64, !dbg !90
  %97 = getelementptr inbounds i128, ptr addrspace(4) %93, i64 %96, !dbg !90
  store i128 %92, ptr addrspace(4) %97, align 16, !dbg !92, !tbaa !30
  %98 = load i8, ptr addrspace(4) %33, align 1, !dbg !93, !tbaa !58, !range !94, !noundef !16
  %99 = trunc i8 %98 to i1, !dbg !93
  br i1 %99, label %100, label %101, !dbg !93

100:                                              ; preds = %55
  br label %105, !dbg !93

101:                                              ; preds = %55
  %102 = load i128, ptr addrspace(4) %25, align 16, !dbg !95, !tbaa !30
  %103 = load i128, ptr addrspace(4) %31, align 16, !dbg !96, !tbaa !30
  %104 = sdiv i128 %102, %103, !dbg !97
  br label %105, !dbg !93

105:                                              ; preds = %101, %100
  %106 = phi i128 [ 0, %100 ], [ %104, %101 ], !dbg !93
  %107 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !98, !tbaa !32
  %108 = load i32, ptr addrspace(4) %35, align 4, !dbg !99, !tbaa !9
  %109 = add nsw i32 %108, 1, !dbg !99
  store i32 %109, ptr addrspace(4) %35, align 4, !dbg !99, !tbaa !9
  %110 = sext i32 %108 to i64, !dbg !98
  %111 = getelementptr inbounds i128, ptr addrspace(4) %107, i64 %110, !dbg !98
  store i128 %106, ptr addrspace(4) %111, align 16, !dbg !100, !tbaa !30
  %112 = load i8, ptr addrspace(4) %33, align 1, !dbg !101, !tbaa !58, !range !94, !noundef !16
  %113 = trunc i8 %112 to i1, !dbg !101
  br i1 %113, label %114, label %115, !dbg !101

114:                                              ; preds = %105
  br label %119, !dbg !101

115:                                              ; preds = %105
  %116 = load i128, ptr addrspace(4) %25, align 16, !dbg !102, !tbaa !30
  %117 = load i128, ptr addrspace(4) %31, align 16, !dbg !103, !tbaa !30
  %118 = srem i128 %116, %117, !dbg !104
  br label %119, !dbg !101

119:                                              ; preds = %115, %114
  %120 = phi i128 [ 0, %114 ], [ %118, %115 ], !dbg !101
  %121 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !105, !tbaa !32
  %122 = load i32, ptr addrspace(4) %35, align 4, !dbg !106, !tbaa !9
  %123 = add nsw i32 %122, 1, !dbg !106
  store i32 %123, ptr addrspace(4) %35, align 4, !dbg !106, !tbaa !9
  %124 = sext i32 %122 to i64, !dbg !105
  %125 = getelementptr inbounds i128, ptr addrspace(4) %121, i64 %124, !dbg !105
  store i128 %120, ptr addrspace(4) %125, align 16, !dbg !107, !tbaa !30
  %126 = load i128, ptr addrspace(4) %28, align 16, !dbg !108, !tbaa !30
  %127 = udiv i128 %126, 10, !dbg !109
  %128 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !110, !tbaa !32
  %129 = load i32, ptr addrspace(4) %35, align 4, !dbg !111, !tbaa !9
  %130 = add nsw i32 %129, 1, !dbg !111
  store i32 %130, ptr addrspace(4) %35, align 4, !dbg !111, !tbaa !9
  %131 = sext i32 %129 to i64, !dbg !110
  %132 = getelementptr inbounds i128, ptr addrspace(4) %128, i64 %131, !dbg !110
  store i128 %127, ptr addrspace(4) %132, align 16, !dbg !112, !tbaa !30
  %133 = load i128, ptr addrspace(4) %28, align 16, !dbg !113, !tbaa !30
  %134 = urem i128 %133, 1000000007, !dbg !114
  %135 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !115, !tbaa !32
  %136 = load i32, ptr addrspace(4) %35, align 4, !dbg !116, !tbaa !9
  %137 = add nsw i32 %136, 1, !dbg !116
  store i32 %137, ptr addrspace(4) %35, align 4, !dbg !116, !tbaa !9
  %138 = sext i32 %136 to i64, !dbg !115
  %139 = getelementptr inbounds i128, ptr addrspace(4) %135, i64 %138, !dbg !115
  store i128 %134, ptr addrspace(4) %139, align 16, !dbg !117, !tbaa !30
  %140 = load i128, ptr addrspace(4) %25, align 16, !dbg !118, !tbaa !30
  %141 = sdiv i128 %140, 1000, !dbg !119
  %142 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !120, !tbaa !32
  %143 = load i32, ptr addrspace(4) %35, align 4, !dbg !121, !tbaa !9
  %144 = add nsw i32 %143, 1, !dbg !121
  store i32 %144, ptr addrspace(4) %35, align 4, !dbg !121, !tbaa !9
  %145 = sext i32 %143 to i64, !dbg !120
  %146 = getelementptr inbounds i128, ptr addrspace(4) %142, i64 %145, !dbg !120
  store i128 %141, ptr addrspace(4) %146, align 16, !dbg !122, !tbaa !30
  %147 = load i128, ptr addrspace(4) %28, align 16, !dbg !123, !tbaa !30
  %148 = load i32, ptr addrspace(4) %30, align 4, !dbg !124, !tbaa !9
  %149 = zext i32 %148 to i128, !dbg !125
  %150 = shl i128 %147, %149, !dbg !125
  %151 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !126, !tbaa !32
  %152 = load i32, ptr addrspace(4) %35, align 4, !dbg !127, !tbaa !9
  %153 = add nsw i32 %152, 1, !dbg !127
  store i32 %153, ptr addrspace(4) %35, align 4, !dbg !127, !tbaa !9
  %154 = sext i32 %152 to i64, !dbg !126
  %155 = getelementptr inbounds i128, ptr addrspace(4) %151, i64 %154, !dbg !126
  store i128 %150, ptr addrspace(4) %155, align 16, !dbg !128, !tbaa !30
  %156 = load i128, ptr addrspace(4) %28, align 16, !dbg !129, !tbaa !30
  %157 = load i32, ptr addrspace(4) %30, align 4, !dbg !130, !tbaa !9
  %158 = zext i32 %157 to i128, !dbg !131
  %159 = lshr i128 %156, %158, !dbg !131
  %160 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !132, !tbaa !32
  %161 = load i32, ptr addrspace(4) %35, align 4, !dbg !133, !tbaa !9
  %162 = add nsw i32 %161, 1, !dbg !133
  store i32 %162, ptr addrspace(4) %35, align 4, !dbg !133, !tbaa !9
  %163 = sext i32 %161 to i64, !dbg !132
  %164 = getelementptr inbounds i128, ptr addrspace(4) %160, i64 %163, !dbg !132
  store i128 %159, ptr addrspace(4) %164, align 16, !dbg !134, !tbaa !30
  %165 = load i128, ptr addrspace(4) %25, align 16, !dbg !135, !tbaa !30
  %166 = load i32, ptr addrspace(4) %30, align 4, !dbg !136, !tbaa !9
  %167 = zext i32 %166 to i128, !dbg !137
  %168 = ashr i128 %165, %167, !dbg !137
  %169 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !138, !tbaa !32
  %170 = load i32, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  %171 = add nsw i32 %170, 1, !dbg !139
  store i32 %171, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  %172 = sext i32 %170 to i64, !dbg !138
  %173 = getelementptr inbounds i128, ptr addrspace(4) %169, i64 %172, !dbg !138
  store i128 %168, ptr addrspace(4) %173, align 16, !dbg !140, !tbaa !30
  %174 = load i128, ptr addrspace(4) %25, align 16, !dbg !141, !tbaa !30
  %175 = load i128, ptr addrspace(4) %26, align 16, !dbg !142, !tbaa !30
  %176 = icmp slt i128 %174, %175, !dbg !143
  %177 = zext i1 %176 to i32, !dbg !144
  %178 = load i128, ptr addrspace(4) %28, align 16, !dbg !145, !tbaa !30
  %179 = load i128, ptr addrspace(4) %29, align 16, !dbg !146, !tbaa !30
  %180 = icmp ult i128 %178, %179, !dbg !147
  %181 = zext i1 %180 to i32, !dbg !148
  %182 = shl i32 %181, 1, !dbg !149
  %183 = or i32 %177, %182, !dbg !150
  %184 = load i128, ptr addrspace(4) %25, align 16, !dbg !151, !tbaa !30
  %185 = load i128, ptr addrspace(4) %26, align 16, !dbg !152, !tbaa !30
  %186 = icmp eq i128 %184, %185, !dbg !153
  %187 = zext i1 %186 to i32, !dbg !154
  %188 = shl i32 %187, 2, !dbg !155
  %189 = or i32 %183, %188, !dbg !156
  %190 = load i128, ptr addrspace(4) %25, align 16, !dbg !157, !tbaa !30
  %191 = load i128, ptr addrspace(4) %26, align 16, !dbg !158, !tbaa !30
  %192 = icmp sge i128 %190, %191, !dbg !159
  %193 = zext i1 %192 to i32, !dbg !160
  %194 = shl i32 %193, 3, !dbg !161
  %195 = or i32 %189, %194, !dbg !162
  %196 = sext i32 %195 to i128, !dbg !144
  %197 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !163, !tbaa !32
  %198 = load i32, ptr addrspace(4) %35, align 4, !dbg !164, !tbaa !9
  %199 = add nsw i32 %198, 1, !dbg !164
  store i32 %199, ptr addrspace(4) %35, align 4, !dbg !164, !tbaa !9
  %200 = sext i32 %198 to i64, !dbg !163
  %201 = getelementptr inbounds i128, ptr addrspace(4) %197, i64 %200, !dbg !163
  store i128 %196, ptr addrspace(4) %201, align 16, !dbg !165, !tbaa !30
  %202 = load i128, ptr addrspace(4) %25, align 16, !dbg !166, !tbaa !30
  %203 = sitofp i128 %202 to double, !dbg !166
  %204 = call spir_func noundef i128 @_Z7bits_ofd(double noundef %203) #9, !dbg !167
  %205 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !168, !tbaa !32
  %206 = load i32, ptr addrspace(4) %35, align 4, !dbg !169, !tbaa !9
  %207 = add nsw i32 %206, 1, !dbg !169
  store i32 %207, ptr addrspace(4) %35, align 4, !dbg !169, !tbaa !9
  %208 = sext i32 %206 to i64, !dbg !168
  %209 = getelementptr inbounds i128, ptr addrspace(4) %205, i64 %208, !dbg !168
  store i128 %204, ptr addrspace(4) %209, align 16, !dbg !170, !tbaa !30
  %210 = load i128, ptr addrspace(4) %25, align 16, !dbg !171, !tbaa !30
  %211 = sitofp i128 %210 to float, !dbg !171
  %212 = call spir_func noundef i128 @_Z7bits_off(float noundef %211) #9, !dbg !172
  %213 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !173, !tbaa !32
  %214 = load i32, ptr addrspace(4) %35, align 4, !dbg !174, !tbaa !9
  %215 = add nsw i32 %214, 1, !dbg !174
  store i32 %215, ptr addrspace(4) %35, align 4, !dbg !174, !tbaa !9
  %216 = sext i32 %214 to i64, !dbg !173
  %217 = getelementptr inbounds i128, ptr addrspace(4) %213, i64 %216, !dbg !173
  store i128 %212, ptr addrspace(4) %217, align 16, !dbg !175, !tbaa !30
  %218 = load i128, ptr addrspace(4) %28, align 16, !dbg !176, !tbaa !30
  %219 = uitofp i128 %218 to double, !dbg !176
  %220 = call spir_func noundef i128 @_Z7bits_ofd(double noundef %219) #9, !dbg !177
  %221 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !178, !tbaa !32
  %222 = load i32, ptr addrspace(4) %35, align 4, !dbg !179, !tbaa !9
  %223 = add nsw i32 %222, 1, !dbg !179
  store i32 %223, ptr addrspace(4) %35, align 4, !dbg !179, !tbaa !9
  %224 = sext i32 %222 to i64, !dbg !178
  %225 = getelementptr inbounds i128, ptr addrspace(4) %221, i64 %224, !dbg !178
  store i128 %220, ptr addrspace(4) %225, align 16, !dbg !180, !tbaa !30
  %226 = load i128, ptr addrspace(4) %25, align 16, !dbg !181, !tbaa !30
  %227 = ashr i128 %226, 1, !dbg !182
  %228 = sitofp i128 %227 to double, !dbg !181
  %229 = fptosi double %228 to i128, !dbg !183
  %230 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !184, !tbaa !32
  %231 = load i32, ptr addrspace(4) %35, align 4, !dbg !185, !tbaa !9
  %232 = add nsw i32 %231, 1, !dbg !185
  store i32 %232, ptr addrspace(4) %35, align 4, !dbg !185, !tbaa !9
  %233 = sext i32 %231 to i64, !dbg !184
  %234 = getelementptr inbounds i128, ptr addrspace(4) %230, i64 %233, !dbg !184
  store i128 %229, ptr addrspace(4) %234, align 16, !dbg !186, !tbaa !30
  %235 = load i128, ptr addrspace(4) %28, align 16, !dbg !187, !tbaa !30
  %236 = lshr i128 %235, 1, !dbg !188
  %237 = uitofp i128 %236 to float, !dbg !187
  %238 = fptoui float %237 to i128, !dbg !189
  %239 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !190, !tbaa !32
  %240 = load i32, ptr addrspace(4) %35, align 4, !dbg !191, !tbaa !9
  %241 = add nsw i32 %240, 1, !dbg !191
  store i32 %241, ptr addrspace(4) %35, align 4, !dbg !191, !tbaa !9
  %242 = sext i32 %240 to i64, !dbg !190
  %243 = getelementptr inbounds i128, ptr addrspace(4) %239, i64 %242, !dbg !190
  store i128 %238, ptr addrspace(4) %243, align 16, !dbg !192, !tbaa !30
  %244 = load i128, ptr addrspace(4) %25, align 16, !dbg !193, !tbaa !30
  %245 = load i128, ptr addrspace(4) %26, align 16, !dbg !194, !tbaa !30
  %246 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %244, i128 %245), !dbg !195
  %247 = extractvalue { i128, i1 } %246, 1, !dbg !195
  %248 = extractvalue { i128, i1 } %246, 0, !dbg !195
  store i128 %248, ptr addrspace(4) %34, align 16, !dbg !195
  br i1 %247, label %249, label %250, !dbg !195

249:                                              ; preds = %119
  br label %252, !dbg !195

250:                                              ; preds = %119
  %251 = load i128, ptr addrspace(4) %34, align 16, !dbg !196, !tbaa !30
  br label %252, !dbg !195

252:                                              ; preds = %250, %249
  %253 = phi i128 [ -1, %249 ], [ %251, %250 ], !dbg !195
  %254 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !197, !tbaa !32
  %255 = load i32, ptr addrspace(4) %35, align 4, !dbg !198, !tbaa !9
  %256 = add nsw i32 %255, 1, !dbg !198
  store i32 %256, ptr addrspace(4) %35, align 4, !dbg !198, !tbaa !9
  %257 = sext i32 %255 to i64, !dbg !197
  %258 = getelementptr inbounds i128, ptr addrspace(4) %254, i64 %257, !dbg !197
  store i128 %253, ptr addrspace(4) %258, align 16, !dbg !199, !tbaa !30
  %259 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 2, !dbg !200
  %260 = load i128, ptr addrspace(4) %259, align 16, !dbg !200, !tbaa !201
  %261 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 0, !dbg !204
  %262 = load i8, ptr addrspace(4) %261, align 16, !dbg !204, !tbaa !205
  %263 = sext i8 %262 to i128, !dbg !206
  %264 = add i128 %260, %263, !dbg !207
  %265 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %24, i32 0, i32 3, !dbg !208
  %266 = load i16, ptr addrspace(4) %265, align 16, !dbg !208, !tbaa !209
  %267 = sext i16 %266 to i128, !dbg !210
  %268 = add i128 %264, %267, !dbg !211
  %269 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !212, !tbaa !32
  %270 = load i32, ptr addrspace(4) %35, align 4, !dbg !213, !tbaa !9
  %271 = add nsw i32 %270, 1, !dbg !213
  store i32 %271, ptr addrspace(4) %35, align 4, !dbg !213, !tbaa !9
  %272 = sext i32 %270 to i64, !dbg !212
  %273 = getelementptr inbounds i128, ptr addrspace(4) %269, i64 %272, !dbg !212
  store i128 %268, ptr addrspace(4) %273, align 16, !dbg !214, !tbaa !30
  %274 = load i128, ptr addrspace(4) %28, align 16, !dbg !215, !tbaa !30
  %275 = lshr i128 %274, 64, !dbg !216
  %276 = load i128, ptr addrspace(4) %29, align 16, !dbg !217, !tbaa !30
  %277 = lshr i128 %276, 66, !dbg !218
  %278 = or i128 %277, 1, !dbg !219
  %279 = call spir_func noundef i128 @_Z5powerojo(i128 noundef %275, i32 noundef 37, i128 noundef %278) #9, !dbg !220
  %280 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !221, !tbaa !32
  %281 = load i32, ptr addrspace(4) %35, align 4, !dbg !222, !tbaa !9
  %282 = add nsw i32 %281, 1, !dbg !222
  store i32 %282, ptr addrspace(4) %35, align 4, !dbg !222, !tbaa !9
  %283 = sext i32 %281 to i64, !dbg !221
  %284 = getelementptr inbounds i128, ptr addrspace(4) %280, i64 %283, !dbg !221
  store i128 %279, ptr addrspace(4) %284, align 16, !dbg !223, !tbaa !30
  %285 = load i128, ptr addrspace(4) %28, align 16, !dbg !224, !tbaa !30
  %286 = lshr i128 %285, 64, !dbg !225
  %287 = trunc i128 %286 to i64, !dbg !224
  %288 = zext i64 %287 to i128, !dbg !226
  %289 = load i128, ptr addrspace(4) %28, align 16, !dbg !227, !tbaa !30
  %290 = trunc i128 %289 to i64, !dbg !227
  %291 = zext i64 %290 to i128, !dbg !228
  %292 = mul i128 %288, %291, !dbg !229
  %293 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !230, !tbaa !32
  %294 = load i32, ptr addrspace(4) %35, align 4, !dbg !231, !tbaa !9
  %295 = add nsw i32 %294, 1, !dbg !231
  store i32 %295, ptr addrspace(4) %35, align 4, !dbg !231, !tbaa !9
  %296 = sext i32 %294 to i64, !dbg !230
  %297 = getelementptr inbounds i128, ptr addrspace(4) %293, i64 %296, !dbg !230
  store i128 %292, ptr addrspace(4) %297, align 16, !dbg !232, !tbaa !30
  %298 = load i128, ptr addrspace(4) %28, align 16, !dbg !233, !tbaa !30
  %299 = load i128, ptr addrspace(4) %29, align 16, !dbg !234, !tbaa !30
  %300 = load i128, ptr addrspace(4) %28, align 16, !dbg !235, !tbaa !30
  %301 = xor i128 %300, -1, !dbg !236
  %302 = and i128 %299, %301, !dbg !237
  %303 = xor i128 %298, %302, !dbg !238
  %304 = load i128, ptr addrspace(4) %28, align 16, !dbg !239, !tbaa !30
  %305 = load i128, ptr addrspace(4) %29, align 16, !dbg !240, !tbaa !30
  %306 = or i128 %304, %305, !dbg !241
  %307 = xor i128 %303, %306, !dbg !242
  %308 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !243, !tbaa !32
  %309 = load i32, ptr addrspace(4) %35, align 4, !dbg !244, !tbaa !9
  %310 = add nsw i32 %309, 1, !dbg !244
  store i32 %310, ptr addrspace(4) %35, align 4, !dbg !244, !tbaa !9
  %311 = sext i32 %309 to i64, !dbg !243
  %312 = getelementptr inbounds i128, ptr addrspace(4) %308, i64 %311, !dbg !243
  store i128 %307, ptr addrspace(4) %312, align 16, !dbg !245, !tbaa !30
  %313 = load i128, ptr addrspace(4) %25, align 16, !dbg !246, !tbaa !30
  %314 = icmp slt i128 %313, 0, !dbg !247
  br i1 %314, label %315, label %318, !dbg !246

315:                                              ; preds = %252
  %316 = load i128, ptr addrspace(4) %28, align 16, !dbg !248, !tbaa !30
  %317 = sub i128 0, %316, !dbg !249
  br label %320, !dbg !246

318:                                              ; preds = %252
  %319 = load i128, ptr addrspace(4) %28, align 16, !dbg !250, !tbaa !30
  br label %320, !dbg !246

320:                                              ; preds = %318, %315
  %321 = phi i128 [ %317, %315 ], [ %319, %318 ], !dbg !246
  %322 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !251, !tbaa !32
  %323 = load i32, ptr addrspace(4) %35, align 4, !dbg !252, !tbaa !9
  %324 = add nsw i32 %323, 1, !dbg !252
  store i32 %324, ptr addrspace(4) %35, align 4, !dbg !252, !tbaa !9
  %325 = sext i32 %323 to i64, !dbg !251
  %326 = getelementptr inbounds i128, ptr addrspace(4) %322, i64 %325, !dbg !251
  store i128 %321, ptr addrspace(4) %326, align 16, !dbg !253, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %21) #10, !dbg !254
  store i128 0, ptr addrspace(4) %36, align 16, !dbg !255, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %22) #10, !dbg !256
  store i32 0, ptr addrspace(4) %37, align 4, !dbg !257, !tbaa !9
  br label %327, !dbg !256

327:                                              ; preds = %347, %320
  %328 = load i32, ptr addrspace(4) %37, align 4, !dbg !258, !tbaa !9
  %329 = load i32, ptr addrspace(4) %30, align 4, !dbg !259, !tbaa !9
  %330 = and i32 %329, 7, !dbg !260
  %331 = icmp slt i32 %328, %330, !dbg !261
  br i1 %331, label %333, label %332, !dbg !262

332:                                              ; preds = %327
  call void @llvm.lifetime.end.p0(ptr %22) #10, !dbg !262
  br label %350

333:                                              ; preds = %327
  %334 = load i128, ptr addrspace(4) %36, align 16, !dbg !263, !tbaa !30
  %335 = mul nsw i128 %334, 3, !dbg !264
  %336 = load i32, ptr addrspace(4) %37, align 4, !dbg !265, !tbaa !9
  %337 = and i32 %336, 1, !dbg !266
  %338 = icmp ne i32 %337, 0, !dbg !265
  br i1 %338, label %339, label %341, !dbg !265

339:                                              ; preds = %333
  %340 = load i128, ptr addrspace(4) %25, align 16, !dbg !267, !tbaa !30
  br label %343, !dbg !265

341:                                              ; preds = %333
  %342 = load i128, ptr addrspace(4) %26, align 16, !dbg !268, !tbaa !30
  br label %343, !dbg !265

343:                                              ; preds = %341, %339
  %344 = phi i128 [ %340, %339 ], [ %342, %341 ], !dbg !265
  %345 = sdiv i128 %344, 7, !dbg !269
  %346 = add nsw i128 %335, %345, !dbg !270
  store i128 %346, ptr addrspace(4) %36, align 16, !dbg !271, !tbaa !30
  br label %347, !dbg !272

347:                                              ; preds = %343
  %348 = load i32, ptr addrspace(4) %37, align 4, !dbg !273, !tbaa !9
  %349 = add nsw i32 %348, 1, !dbg !273
  store i32 %349, ptr addrspace(4) %37, align 4, !dbg !273, !tbaa !9
  br label %327, !dbg !262, !llvm.loop !274

350:                                              ; preds = %332
  %351 = load i128, ptr addrspace(4) %36, align 16, !dbg !277, !tbaa !30
  %352 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !278, !tbaa !32
  %353 = load i32, ptr addrspace(4) %35, align 4, !dbg !279, !tbaa !9
  %354 = add nsw i32 %353, 1, !dbg !279
  store i32 %354, ptr addrspace(4) %35, align 4, !dbg !279, !tbaa !9
  %355 = sext i32 %353 to i64, !dbg !278
  %356 = getelementptr inbounds i128, ptr addrspace(4) %352, i64 %355, !dbg !278
  store i128 %351, ptr addrspace(4) %356, align 16, !dbg !280, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %21) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %19) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %16) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %15) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %14) #10, !dbg !281
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !281
  ret void, !dbg !281
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i128 @_Z7bits_ofd(double noundef %0) #3 !dbg !282 {
  %2 = alloca i128, align 16
  %3 = alloca double, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %7, align 8, !tbaa !283
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !285
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %8, ptr addrspace(4) align 8 %7, i64 8, i1 false), !dbg !286
  %9 = load i64, ptr addrspace(4) %8, align 8, !dbg !287, !tbaa !288
  %10 = zext i64 %9 to i128, !dbg !287
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !290
  ret i128 %10, !dbg !291
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i128 @_Z7bits_off(float noundef %0) #3 !dbg !292 {
  %2 = alloca i128, align 16
  %3 = alloca float, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %2 to ptr addrspace(4)
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !293
  call void @llvm.lifetime.start.p0(ptr %4) #10, !dbg !295
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %8, ptr addrspace(4) align 4 %7, i64 4, i1 false), !dbg !296
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !297, !tbaa !9
  %10 = zext i32 %9 to i128, !dbg !297
  call void @llvm.lifetime.end.p0(ptr %4) #10, !dbg !298
  ret i128 %10, !dbg !299
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128) #6

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i128 @_Z5powerojo(i128 noundef %0, i32 noundef %1, i128 noundef %2) #3 !dbg !300 {
  %4 = alloca i128, align 16
  %5 = alloca i128, align 16
  %6 = alloca i32, align 4
  %7 = alloca i128, align 16
  %8 = alloca i128, align 16
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store i128 %0, ptr addrspace(4) %11, align 16, !tbaa !30
  store i32 %1, ptr addrspace(4) %12, align 4, !tbaa !9
  store i128 %2, ptr addrspace(4) %13, align 16, !tbaa !30
  call void @llvm.lifetime.start.p0(ptr %8) #10, !dbg !301
  store i128 1, ptr addrspace(4) %14, align 16, !dbg !302, !tbaa !30
  %15 = load i128, ptr addrspace(4) %13, align 16, !dbg !303, !tbaa !30
  %16 = load i128, ptr addrspace(4) %11, align 16, !dbg !304, !tbaa !30
  %17 = urem i128 %16, %15, !dbg !304
  store i128 %17, ptr addrspace(4) %11, align 16, !dbg !304, !tbaa !30
  br label %18, !dbg !305

18:                                               ; preds = %37, %3
  %19 = load i32, ptr addrspace(4) %12, align 4, !dbg !306, !tbaa !9
  %20 = icmp ne i32 %19, 0, !dbg !306
  br i1 %20, label %21, label %40, !dbg !307

21:                                               ; preds = %18
  %22 = load i32, ptr addrspace(4) %12, align 4, !dbg !308, !tbaa !9
  %23 = and i32 %22, 1, !dbg !309
  %24 = icmp ne i32 %23, 0, !dbg !308
  br i1 %24, label %25, label %31, !dbg !308

25:                                               ; preds = %21
  %26 = load i128, ptr addrspace(4) %14, align 16, !dbg !310, !tbaa !30
  %27 = load i128, ptr addrspace(4) %11, align 16, !dbg !311, !tbaa !30
  %28 = mul i128 %26, %27, !dbg !312
  %29 = load i128, ptr addrspace(4) %13, align 16, !dbg !313, !tbaa !30
  %30 = urem i128 %28, %29, !dbg !314
  store i128 %30, ptr addrspace(4) %14, align 16, !dbg !315, !tbaa !30
  br label %31, !dbg !316

31:                                               ; preds = %25, %21
  %32 = load i128, ptr addrspace(4) %11, align 16, !dbg !317, !tbaa !30
  %33 = load i128, ptr addrspace(4) %11, align 16, !dbg !318, !tbaa !30
  %34 = mul i128 %32, %33, !dbg !319
  %35 = load i128, ptr addrspace(4) %13, align 16, !dbg !320, !tbaa !30
  %36 = urem i128 %34, %35, !dbg !321
  store i128 %36, ptr addrspace(4) %11, align 16, !dbg !322, !tbaa !30
  br label %37, !dbg !323

37:                                               ; preds = %31
  %38 = load i32, ptr addrspace(4) %12, align 4, !dbg !324, !tbaa !9
  %39 = lshr i32 %38, 1, !dbg !324
  store i32 %39, ptr addrspace(4) %12, align 4, !dbg !324, !tbaa !9
  br label %18, !dbg !307, !llvm.loop !325

40:                                               ; preds = %18
  %41 = load i128, ptr addrspace(4) %14, align 16, !dbg !326, !tbaa !30
  call void @llvm.lifetime.end.p0(ptr %8) #10, !dbg !327
  ret i128 %41, !dbg !328
}

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4workPKnPon4Pairi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i128 noundef %2, ptr noundef byval(%struct.Pair.3) align 16 %3, i32 noundef %4) #7 !dbg !329 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca %struct.Pair.3, align 16
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca i128, align 16
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i128, align 16
  %16 = alloca %struct.Pair.3, align 16
  %17 = addrspacecast ptr %6 to ptr addrspace(4)
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = addrspacecast ptr %8 to ptr addrspace(4)
  %20 = addrspacecast ptr %9 to ptr addrspace(4)
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %12 to ptr addrspace(4)
  %24 = addrspacecast ptr %13 to ptr addrspace(4)
  %25 = addrspacecast ptr %14 to ptr addrspace(4)
  %26 = addrspacecast ptr %15 to ptr addrspace(4)
  %27 = addrspacecast ptr %16 to ptr addrspace(4)
  %28 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %28, ptr addrspace(4) %17, align 8
  %29 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !32
  %30 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %30, ptr addrspace(4) %18, align 8
  %31 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !32
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 16 %19, ptr align 16 %3, i64 48, i1 false)
  store ptr addrspace(4) %29, ptr addrspace(4) %20, align 8, !tbaa !32
  store ptr addrspace(4) %31, ptr addrspace(4) %21, align 8, !tbaa !32
  store i128 %2, ptr addrspace(4) %22, align 16, !tbaa !30
  store i32 %4, ptr addrspace(4) %23, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %13) #10, !dbg !330
  %32 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #9, !dbg !331
  %33 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !332
  %34 = mul i32 %32, %33, !dbg !333
  %35 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !334
  %36 = add i32 %34, %35, !dbg !335
  store i32 %36, ptr addrspace(4) %24, align 4, !dbg !336, !tbaa !9
  %37 = load i32, ptr addrspace(4) %24, align 4, !dbg !337, !tbaa !9
  %38 = load i32, ptr addrspace(4) %23, align 4, !dbg !338, !tbaa !9
  %39 = icmp slt i32 %37, %38, !dbg !339
  br i1 %39, label %40, label %46, !dbg !337

40:                                               ; preds = %5
  %41 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !340, !tbaa !32
  %42 = load i32, ptr addrspace(4) %24, align 4, !dbg !341, !tbaa !9
  %43 = sext i32 %42 to i64, !dbg !340
  %44 = getelementptr inbounds i128, ptr addrspace(4) %41, i64 %43, !dbg !340
  %45 = load i128, ptr addrspace(4) %44, align 16, !dbg !340, !tbaa !30
  br label %47, !dbg !337

46:                                               ; preds = %5
  br label %47, !dbg !337

47:                                               ; preds = %46, %40
  %48 = phi i128 [ %45, %40 ], [ 0, %46 ], !dbg !337
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !342
  %50 = zext i32 %49 to i64, !dbg !343
  %51 = getelementptr inbounds nuw [64 x i128], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 0, i64 %50, !dbg !343
  store i128 %48, ptr addrspace(4) %51, align 16, !dbg !344, !tbaa !30
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !345
  %52 = load i32, ptr addrspace(4) %24, align 4, !dbg !346, !tbaa !9
  %53 = load i32, ptr addrspace(4) %23, align 4, !dbg !347, !tbaa !9
  %54 = icmp sge i32 %52, %53, !dbg !348
  br i1 %54, label %55, label %56, !dbg !348

55:                                               ; preds = %47
  store i32 1, ptr addrspace(4) %25, align 4
  br label %84, !dbg !349

56:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(ptr %15) #10, !dbg !350
  %57 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !351
  %58 = xor i32 %57, 1, !dbg !352
  %59 = zext i32 %58 to i64, !dbg !353
  %60 = getelementptr inbounds nuw [64 x i128], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 0, i64 %59, !dbg !353
  %61 = load i128, ptr addrspace(4) %60, align 16, !dbg !353, !tbaa !30
  %62 = load i128, ptr addrspace(4) %22, align 16, !dbg !354, !tbaa !30
  %63 = add i128 %61, %62, !dbg !355
  store i128 %63, ptr addrspace(4) %26, align 16, !dbg !356, !tbaa !30
  %64 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !357
  %65 = zext i32 %64 to i64, !dbg !358
  %66 = getelementptr inbounds nuw [64 x i128], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 0, i64 %65, !dbg !358
  %67 = load i128, ptr addrspace(4) %66, align 16, !dbg !358, !tbaa !30
  %68 = load i128, ptr addrspace(4) %26, align 16, !dbg !359, !tbaa !30
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 16 %27, ptr addrspace(4) align 16 %19, i64 48, i1 false), !dbg !360, !tbaa.struct !361
  %69 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !364, !tbaa !32
  %70 = load i32, ptr addrspace(4) %24, align 4, !dbg !365, !tbaa !9
  %71 = mul nsw i32 26, %70, !dbg !366
  %72 = sext i32 %71 to i64, !dbg !367
  %73 = getelementptr inbounds i128, ptr addrspace(4) %69, i64 %72, !dbg !367
  %74 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %27, i32 0, i32 0, !dbg !368
  %75 = load i8, ptr addrspace(4) %74, align 16, !dbg !368
  %76 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %27, i32 0, i32 1, !dbg !368
  %77 = load [15 x i8], ptr addrspace(4) %76, align 1, !dbg !368
  %78 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %27, i32 0, i32 2, !dbg !368
  %79 = load i128, ptr addrspace(4) %78, align 16, !dbg !368
  %80 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %27, i32 0, i32 3, !dbg !368
  %81 = load i16, ptr addrspace(4) %80, align 16, !dbg !368
  %82 = getelementptr inbounds nuw %struct.Pair.3, ptr addrspace(4) %27, i32 0, i32 4, !dbg !368
  %83 = load [14 x i8], ptr addrspace(4) %82, align 2, !dbg !368
  call spir_func void @_Z9calculatenn4PairPo(i128 noundef %67, i128 noundef %68, i8 %75, [15 x i8] %77, i128 %79, i16 %81, [14 x i8] %83, ptr addrspace(4) noundef %73) #9, !dbg !368
  call void @llvm.lifetime.end.p0(ptr %15) #10, !dbg !369
  store i32 0, ptr addrspace(4) %25, align 4, !dbg !369
  br label %84, !dbg !369

84:                                               ; preds = %56, %55
  call void @llvm.lifetime.end.p0(ptr %13) #10, !dbg !369
  %85 = load i32, ptr addrspace(4) %25, align 4
  switch i32 %85, label %87 [
    i32 0, label %86
    i32 1, label %86
  ]

86:                                               ; preds = %84, %84
  ret void, !dbg !369

87:                                               ; preds = %84
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #0

attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #8 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "int128.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "__get_x", scope: !14, file: !14, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !13)
!18 = !DILocation(line: 40, column: 174, scope: !13)
!19 = distinct !DISubprogram(name: "__get_x", scope: !14, file: !14, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DILocation(line: 41, column: 207, scope: !19)
!21 = !DILocation(line: 41, column: 174, scope: !19)
!22 = distinct !DISubprogram(name: "__get_x", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 39, column: 208, scope: !22)
!24 = !DILocation(line: 39, column: 175, scope: !22)
!25 = distinct !DISubprogram(name: "__syncthreads", scope: !14, file: !14, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DILocation(line: 60, column: 55, scope: !25)
!27 = !DILocation(line: 60, column: 76, scope: !25)
!28 = distinct !DISubprogram(name: "calculate", scope: !29, file: !29, line: 37, type: !15, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = !DIFile(filename: "tests/programs/int128.hip", directory: "/work/main")
!30 = !{!31, !31, i64 0}
!31 = !{!"__int128", !11, i64 0}
!32 = !{!33, !33, i64 0}
!33 = !{!"p1 __int128", !34, i64 0}
!34 = !{!"any pointer", !11, i64 0}
!35 = !DILocation(line: 38, column: 3, scope: !28)
!36 = !DILocation(line: 38, column: 37, scope: !28)
!37 = !DILocation(line: 38, column: 14, scope: !28)
!38 = !DILocation(line: 38, column: 64, scope: !28)
!39 = !DILocation(line: 38, column: 41, scope: !28)
!40 = !DILocation(line: 39, column: 3, scope: !28)
!41 = !DILocation(line: 39, column: 35, scope: !28)
!42 = !DILocation(line: 39, column: 38, scope: !28)
!43 = !DILocation(line: 39, column: 13, scope: !28)
!44 = !DILocation(line: 40, column: 3, scope: !28)
!45 = !DILocation(line: 40, column: 24, scope: !28)
!46 = !DILocation(line: 40, column: 26, scope: !28)
!47 = !DILocation(line: 40, column: 14, scope: !28)
!48 = !DILocation(line: 41, column: 3, scope: !28)
!49 = !DILocation(line: 41, column: 14, scope: !28)
!50 = !DILocation(line: 42, column: 3, scope: !28)
!51 = !DILocation(line: 42, column: 26, scope: !28)
!52 = !DILocation(line: 42, column: 28, scope: !28)
!53 = !DILocation(line: 42, column: 37, scope: !28)
!54 = !DILocation(line: 42, column: 40, scope: !28)
!55 = !DILocation(line: 42, column: 48, scope: !28)
!56 = !DILocation(line: 0, scope: !28)
!57 = !DILocation(line: 42, column: 14, scope: !28)
!58 = !{!59, !59, i64 0}
!59 = !{!"bool", !11, i64 0}
!60 = !DILocation(line: 43, column: 3, scope: !28)
!61 = !DILocation(line: 44, column: 3, scope: !28)
!62 = !DILocation(line: 44, column: 7, scope: !28)
!63 = !DILocation(line: 45, column: 14, scope: !28)
!64 = !DILocation(line: 45, column: 19, scope: !28)
!65 = !DILocation(line: 45, column: 17, scope: !28)
!66 = !DILocation(line: 45, column: 3, scope: !28)
!67 = !DILocation(line: 45, column: 8, scope: !28)
!68 = !DILocation(line: 45, column: 12, scope: !28)
!69 = !DILocation(line: 46, column: 14, scope: !28)
!70 = !DILocation(line: 46, column: 19, scope: !28)
!71 = !DILocation(line: 46, column: 17, scope: !28)
!72 = !DILocation(line: 46, column: 3, scope: !28)
!73 = !DILocation(line: 46, column: 8, scope: !28)
!74 = !DILocation(line: 46, column: 12, scope: !28)
!75 = !DILocation(line: 47, column: 14, scope: !28)
!76 = !DILocation(line: 47, column: 19, scope: !28)
!77 = !DILocation(line: 47, column: 17, scope: !28)
!78 = !DILocation(line: 47, column: 3, scope: !28)
!79 = !DILocation(line: 47, column: 8, scope: !28)
!80 = !DILocation(line: 47, column: 12, scope: !28)
!81 = !DILocation(line: 48, column: 14, scope: !28)
!82 = !DILocation(line: 48, column: 37, scope: !28)
!83 = !DILocation(line: 48, column: 17, scope: !28)
!84 = !DILocation(line: 48, column: 3, scope: !28)
!85 = !DILocation(line: 48, column: 8, scope: !28)
!86 = !DILocation(line: 48, column: 12, scope: !28)
!87 = !DILocation(line: 49, column: 14, scope: !28)
!88 = !DILocation(line: 49, column: 37, scope: !28)
!89 = !DILocation(line: 49, column: 17, scope: !28)
!90 = !DILocation(line: 49, column: 3, scope: !28)
!91 = !DILocation(line: 49, column: 8, scope: !28)
!92 = !DILocation(line: 49, column: 12, scope: !28)
!93 = !DILocation(line: 50, column: 14, scope: !28)
!94 = !{i8 0, i8 2}
!95 = !DILocation(line: 50, column: 48, scope: !28)
!96 = !DILocation(line: 50, column: 52, scope: !28)
!97 = !DILocation(line: 50, column: 50, scope: !28)
!98 = !DILocation(line: 50, column: 3, scope: !28)
!99 = !DILocation(line: 50, column: 8, scope: !28)
!100 = !DILocation(line: 50, column: 12, scope: !28)
!101 = !DILocation(line: 51, column: 14, scope: !28)
!102 = !DILocation(line: 51, column: 48, scope: !28)
!103 = !DILocation(line: 51, column: 52, scope: !28)
!104 = !DILocation(line: 51, column: 50, scope: !28)
!105 = !DILocation(line: 51, column: 3, scope: !28)
!106 = !DILocation(line: 51, column: 8, scope: !28)
!107 = !DILocation(line: 51, column: 12, scope: !28)
!108 = !DILocation(line: 52, column: 14, scope: !28)
!109 = !DILocation(line: 52, column: 17, scope: !28)
!110 = !DILocation(line: 52, column: 3, scope: !28)
!111 = !DILocation(line: 52, column: 8, scope: !28)
!112 = !DILocation(line: 52, column: 12, scope: !28)
!113 = !DILocation(line: 53, column: 14, scope: !28)
!114 = !DILocation(line: 53, column: 17, scope: !28)
!115 = !DILocation(line: 53, column: 3, scope: !28)
!116 = !DILocation(line: 53, column: 8, scope: !28)
!117 = !DILocation(line: 53, column: 12, scope: !28)
!118 = !DILocation(line: 54, column: 32, scope: !28)
!119 = !DILocation(line: 54, column: 34, scope: !28)
!120 = !DILocation(line: 54, column: 3, scope: !28)
!121 = !DILocation(line: 54, column: 8, scope: !28)
!122 = !DILocation(line: 54, column: 12, scope: !28)
!123 = !DILocation(line: 55, column: 14, scope: !28)
!124 = !DILocation(line: 55, column: 20, scope: !28)
!125 = !DILocation(line: 55, column: 17, scope: !28)
!126 = !DILocation(line: 55, column: 3, scope: !28)
!127 = !DILocation(line: 55, column: 8, scope: !28)
!128 = !DILocation(line: 55, column: 12, scope: !28)
!129 = !DILocation(line: 56, column: 14, scope: !28)
!130 = !DILocation(line: 56, column: 20, scope: !28)
!131 = !DILocation(line: 56, column: 17, scope: !28)
!132 = !DILocation(line: 56, column: 3, scope: !28)
!133 = !DILocation(line: 56, column: 8, scope: !28)
!134 = !DILocation(line: 56, column: 12, scope: !28)
!135 = !DILocation(line: 57, column: 32, scope: !28)
!136 = !DILocation(line: 57, column: 37, scope: !28)
!137 = !DILocation(line: 57, column: 34, scope: !28)
!138 = !DILocation(line: 57, column: 3, scope: !28)
!139 = !DILocation(line: 57, column: 8, scope: !28)
!140 = !DILocation(line: 57, column: 12, scope: !28)
!141 = !DILocation(line: 58, column: 15, scope: !28)
!142 = !DILocation(line: 58, column: 19, scope: !28)
!143 = !DILocation(line: 58, column: 17, scope: !28)
!144 = !DILocation(line: 58, column: 14, scope: !28)
!145 = !DILocation(line: 58, column: 25, scope: !28)
!146 = !DILocation(line: 58, column: 30, scope: !28)
!147 = !DILocation(line: 58, column: 28, scope: !28)
!148 = !DILocation(line: 58, column: 24, scope: !28)
!149 = !DILocation(line: 58, column: 34, scope: !28)
!150 = !DILocation(line: 58, column: 22, scope: !28)
!151 = !DILocation(line: 58, column: 42, scope: !28)
!152 = !DILocation(line: 58, column: 47, scope: !28)
!153 = !DILocation(line: 58, column: 44, scope: !28)
!154 = !DILocation(line: 58, column: 41, scope: !28)
!155 = !DILocation(line: 58, column: 50, scope: !28)
!156 = !DILocation(line: 58, column: 39, scope: !28)
!157 = !DILocation(line: 58, column: 58, scope: !28)
!158 = !DILocation(line: 58, column: 63, scope: !28)
!159 = !DILocation(line: 58, column: 60, scope: !28)
!160 = !DILocation(line: 58, column: 57, scope: !28)
!161 = !DILocation(line: 58, column: 66, scope: !28)
!162 = !DILocation(line: 58, column: 55, scope: !28)
!163 = !DILocation(line: 58, column: 3, scope: !28)
!164 = !DILocation(line: 58, column: 8, scope: !28)
!165 = !DILocation(line: 58, column: 12, scope: !28)
!166 = !DILocation(line: 59, column: 42, scope: !28)
!167 = !DILocation(line: 59, column: 14, scope: !28)
!168 = !DILocation(line: 59, column: 3, scope: !28)
!169 = !DILocation(line: 59, column: 8, scope: !28)
!170 = !DILocation(line: 59, column: 12, scope: !28)
!171 = !DILocation(line: 60, column: 41, scope: !28)
!172 = !DILocation(line: 60, column: 14, scope: !28)
!173 = !DILocation(line: 60, column: 3, scope: !28)
!174 = !DILocation(line: 60, column: 8, scope: !28)
!175 = !DILocation(line: 60, column: 12, scope: !28)
!176 = !DILocation(line: 61, column: 42, scope: !28)
!177 = !DILocation(line: 61, column: 14, scope: !28)
!178 = !DILocation(line: 61, column: 3, scope: !28)
!179 = !DILocation(line: 61, column: 8, scope: !28)
!180 = !DILocation(line: 61, column: 12, scope: !28)
!181 = !DILocation(line: 62, column: 70, scope: !28)
!182 = !DILocation(line: 62, column: 72, scope: !28)
!183 = !DILocation(line: 62, column: 50, scope: !28)
!184 = !DILocation(line: 62, column: 3, scope: !28)
!185 = !DILocation(line: 62, column: 8, scope: !28)
!186 = !DILocation(line: 62, column: 12, scope: !28)
!187 = !DILocation(line: 63, column: 51, scope: !28)
!188 = !DILocation(line: 63, column: 54, scope: !28)
!189 = !DILocation(line: 63, column: 32, scope: !28)
!190 = !DILocation(line: 63, column: 3, scope: !28)
!191 = !DILocation(line: 63, column: 8, scope: !28)
!192 = !DILocation(line: 63, column: 12, scope: !28)
!193 = !DILocation(line: 64, column: 37, scope: !28)
!194 = !DILocation(line: 64, column: 40, scope: !28)
!195 = !DILocation(line: 64, column: 14, scope: !28)
!196 = !DILocation(line: 64, column: 80, scope: !28)
!197 = !DILocation(line: 64, column: 3, scope: !28)
!198 = !DILocation(line: 64, column: 8, scope: !28)
!199 = !DILocation(line: 64, column: 12, scope: !28)
!200 = !DILocation(line: 65, column: 37, scope: !28)
!201 = !{!202, !31, i64 16}
!202 = !{!"_ZTS4Pair", !11, i64 0, !31, i64 16, !203, i64 32}
!203 = !{!"short", !11, i64 0}
!204 = !DILocation(line: 65, column: 69, scope: !28)
!205 = !{!202, !11, i64 0}
!206 = !DILocation(line: 65, column: 64, scope: !28)
!207 = !DILocation(line: 65, column: 44, scope: !28)
!208 = !DILocation(line: 65, column: 99, scope: !28)
!209 = !{!202, !203, i64 32}
!210 = !DILocation(line: 65, column: 94, scope: !28)
!211 = !DILocation(line: 65, column: 74, scope: !28)
!212 = !DILocation(line: 65, column: 3, scope: !28)
!213 = !DILocation(line: 65, column: 8, scope: !28)
!214 = !DILocation(line: 65, column: 12, scope: !28)
!215 = !DILocation(line: 66, column: 20, scope: !28)
!216 = !DILocation(line: 66, column: 23, scope: !28)
!217 = !DILocation(line: 66, column: 35, scope: !28)
!218 = !DILocation(line: 66, column: 38, scope: !28)
!219 = !DILocation(line: 66, column: 45, scope: !28)
!220 = !DILocation(line: 66, column: 14, scope: !28)
!221 = !DILocation(line: 66, column: 3, scope: !28)
!222 = !DILocation(line: 66, column: 8, scope: !28)
!223 = !DILocation(line: 66, column: 12, scope: !28)
!224 = !DILocation(line: 67, column: 46, scope: !28)
!225 = !DILocation(line: 67, column: 49, scope: !28)
!226 = !DILocation(line: 67, column: 14, scope: !28)
!227 = !DILocation(line: 67, column: 108, scope: !28)
!228 = !DILocation(line: 67, column: 76, scope: !28)
!229 = !DILocation(line: 67, column: 56, scope: !28)
!230 = !DILocation(line: 67, column: 3, scope: !28)
!231 = !DILocation(line: 67, column: 8, scope: !28)
!232 = !DILocation(line: 67, column: 12, scope: !28)
!233 = !DILocation(line: 68, column: 14, scope: !28)
!234 = !DILocation(line: 68, column: 20, scope: !28)
!235 = !DILocation(line: 68, column: 26, scope: !28)
!236 = !DILocation(line: 68, column: 25, scope: !28)
!237 = !DILocation(line: 68, column: 23, scope: !28)
!238 = !DILocation(line: 68, column: 17, scope: !28)
!239 = !DILocation(line: 68, column: 33, scope: !28)
!240 = !DILocation(line: 68, column: 38, scope: !28)
!241 = !DILocation(line: 68, column: 36, scope: !28)
!242 = !DILocation(line: 68, column: 30, scope: !28)
!243 = !DILocation(line: 68, column: 3, scope: !28)
!244 = !DILocation(line: 68, column: 8, scope: !28)
!245 = !DILocation(line: 68, column: 12, scope: !28)
!246 = !DILocation(line: 69, column: 14, scope: !28)
!247 = !DILocation(line: 69, column: 16, scope: !28)
!248 = !DILocation(line: 69, column: 23, scope: !28)
!249 = !DILocation(line: 69, column: 22, scope: !28)
!250 = !DILocation(line: 69, column: 28, scope: !28)
!251 = !DILocation(line: 69, column: 3, scope: !28)
!252 = !DILocation(line: 69, column: 8, scope: !28)
!253 = !DILocation(line: 69, column: 12, scope: !28)
!254 = !DILocation(line: 70, column: 3, scope: !28)
!255 = !DILocation(line: 70, column: 8, scope: !28)
!256 = !DILocation(line: 71, column: 8, scope: !28)
!257 = !DILocation(line: 71, column: 12, scope: !28)
!258 = !DILocation(line: 71, column: 19, scope: !28)
!259 = !DILocation(line: 71, column: 24, scope: !28)
!260 = !DILocation(line: 71, column: 27, scope: !28)
!261 = !DILocation(line: 71, column: 21, scope: !28)
!262 = !DILocation(line: 71, column: 3, scope: !28)
!263 = !DILocation(line: 71, column: 46, scope: !28)
!264 = !DILocation(line: 71, column: 52, scope: !28)
!265 = !DILocation(line: 71, column: 59, scope: !28)
!266 = !DILocation(line: 71, column: 61, scope: !28)
!267 = !DILocation(line: 71, column: 67, scope: !28)
!268 = !DILocation(line: 71, column: 71, scope: !28)
!269 = !DILocation(line: 71, column: 74, scope: !28)
!270 = !DILocation(line: 71, column: 56, scope: !28)
!271 = !DILocation(line: 71, column: 44, scope: !28)
!272 = !DILocation(line: 71, column: 38, scope: !28)
!273 = !DILocation(line: 71, column: 33, scope: !28)
!274 = distinct !{!274, !262, !275, !276}
!275 = !DILocation(line: 71, column: 76, scope: !28)
!276 = !{!"llvm.loop.mustprogress"}
!277 = !DILocation(line: 72, column: 32, scope: !28)
!278 = !DILocation(line: 72, column: 3, scope: !28)
!279 = !DILocation(line: 72, column: 8, scope: !28)
!280 = !DILocation(line: 72, column: 12, scope: !28)
!281 = !DILocation(line: 73, column: 1, scope: !28)
!282 = distinct !DISubprogram(name: "bits_of", scope: !29, file: !29, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!283 = !{!284, !284, i64 0}
!284 = !{!"double", !11, i64 0}
!285 = !DILocation(line: 17, column: 3, scope: !282)
!286 = !DILocation(line: 18, column: 3, scope: !282)
!287 = !DILocation(line: 19, column: 10, scope: !282)
!288 = !{!289, !289, i64 0}
!289 = !{!"long long", !11, i64 0}
!290 = !DILocation(line: 20, column: 1, scope: !282)
!291 = !DILocation(line: 19, column: 3, scope: !282)
!292 = distinct !DISubprogram(name: "bits_of", scope: !29, file: !29, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = !{!294, !294, i64 0}
!294 = !{!"float", !11, i64 0}
!295 = !DILocation(line: 23, column: 3, scope: !292)
!296 = !DILocation(line: 24, column: 3, scope: !292)
!297 = !DILocation(line: 25, column: 10, scope: !292)
!298 = !DILocation(line: 26, column: 1, scope: !292)
!299 = !DILocation(line: 25, column: 3, scope: !292)
!300 = distinct !DISubprogram(name: "power", scope: !29, file: !29, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!301 = !DILocation(line: 29, column: 3, scope: !300)
!302 = !DILocation(line: 29, column: 8, scope: !300)
!303 = !DILocation(line: 30, column: 16, scope: !300)
!304 = !DILocation(line: 30, column: 13, scope: !300)
!305 = !DILocation(line: 30, column: 8, scope: !300)
!306 = !DILocation(line: 30, column: 25, scope: !300)
!307 = !DILocation(line: 30, column: 3, scope: !300)
!308 = !DILocation(line: 31, column: 9, scope: !300)
!309 = !DILocation(line: 31, column: 18, scope: !300)
!310 = !DILocation(line: 31, column: 32, scope: !300)
!311 = !DILocation(line: 31, column: 41, scope: !300)
!312 = !DILocation(line: 31, column: 39, scope: !300)
!313 = !DILocation(line: 31, column: 48, scope: !300)
!314 = !DILocation(line: 31, column: 46, scope: !300)
!315 = !DILocation(line: 31, column: 30, scope: !300)
!316 = !DILocation(line: 31, column: 23, scope: !300)
!317 = !DILocation(line: 32, column: 12, scope: !300)
!318 = !DILocation(line: 32, column: 19, scope: !300)
!319 = !DILocation(line: 32, column: 17, scope: !300)
!320 = !DILocation(line: 32, column: 26, scope: !300)
!321 = !DILocation(line: 32, column: 24, scope: !300)
!322 = !DILocation(line: 32, column: 10, scope: !300)
!323 = !DILocation(line: 33, column: 3, scope: !300)
!324 = !DILocation(line: 30, column: 44, scope: !300)
!325 = distinct !{!325, !307, !323, !276}
!326 = !DILocation(line: 34, column: 10, scope: !300)
!327 = !DILocation(line: 35, column: 1, scope: !300)
!328 = !DILocation(line: 34, column: 3, scope: !300)
!329 = distinct !DISubprogram(name: "work", scope: !29, file: !29, line: 75, type: !15, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!330 = !DILocation(line: 77, column: 3, scope: !329)
!331 = !DILocation(line: 77, column: 17, scope: !329)
!332 = !DILocation(line: 77, column: 30, scope: !329)
!333 = !DILocation(line: 77, column: 28, scope: !329)
!334 = !DILocation(line: 77, column: 43, scope: !329)
!335 = !DILocation(line: 77, column: 41, scope: !329)
!336 = !DILocation(line: 77, column: 13, scope: !329)
!337 = !DILocation(line: 78, column: 24, scope: !329)
!338 = !DILocation(line: 78, column: 28, scope: !329)
!339 = !DILocation(line: 78, column: 26, scope: !329)
!340 = !DILocation(line: 78, column: 32, scope: !329)
!341 = !DILocation(line: 78, column: 35, scope: !329)
!342 = !DILocation(line: 78, column: 9, scope: !329)
!343 = !DILocation(line: 78, column: 3, scope: !329)
!344 = !DILocation(line: 78, column: 22, scope: !329)
!345 = !DILocation(line: 79, column: 3, scope: !329)
!346 = !DILocation(line: 80, column: 7, scope: !329)
!347 = !DILocation(line: 80, column: 12, scope: !329)
!348 = !DILocation(line: 80, column: 9, scope: !329)
!349 = !DILocation(line: 80, column: 15, scope: !329)
!350 = !DILocation(line: 81, column: 3, scope: !329)
!351 = !DILocation(line: 81, column: 60, scope: !329)
!352 = !DILocation(line: 81, column: 72, scope: !329)
!353 = !DILocation(line: 81, column: 54, scope: !329)
!354 = !DILocation(line: 81, column: 98, scope: !329)
!355 = !DILocation(line: 81, column: 78, scope: !329)
!356 = !DILocation(line: 81, column: 14, scope: !329)
!357 = !DILocation(line: 82, column: 19, scope: !329)
!358 = !DILocation(line: 82, column: 13, scope: !329)
!359 = !DILocation(line: 82, column: 33, scope: !329)
!360 = !DILocation(line: 82, column: 36, scope: !329)
!361 = !{i64 0, i64 1, !362, i64 16, i64 16, !30, i64 32, i64 2, !363}
!362 = !{!11, !11, i64 0}
!363 = !{!203, !203, i64 0}
!364 = !DILocation(line: 82, column: 42, scope: !329)
!365 = !DILocation(line: 82, column: 59, scope: !329)
!366 = !DILocation(line: 82, column: 57, scope: !329)
!367 = !DILocation(line: 82, column: 46, scope: !329)
!368 = !DILocation(line: 82, column: 3, scope: !329)
!369 = !DILocation(line: 83, column: 1, scope: !329)
