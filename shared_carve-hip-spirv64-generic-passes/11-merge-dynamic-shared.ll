; ModuleID = '<memory>'
source_filename = "tests/programs/shared_carve.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.Pair = type { double, i32 }

@_ZZ5carvePKiPdiiE8rotation = internal addrspace(3) global i32 undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_a6561d8f8a7ef2b8 = internal addrspace(1) global i8 0
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 16

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5carvePKiPdii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2, i32 noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i32, align 4
  %15 = alloca %struct.Pair, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
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
  %29 = addrspacecast ptr %16 to ptr addrspace(4)
  %30 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %30, ptr addrspace(4) %18, align 8
  %31 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !17
  %32 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %32, ptr addrspace(4) %19, align 8
  %33 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !20
  store ptr addrspace(4) %31, ptr addrspace(4) %20, align 8, !tbaa !17
  store ptr addrspace(4) %33, ptr addrspace(4) %21, align 8, !tbaa !20
  store i32 %2, ptr addrspace(4) %22, align 4, !tbaa !9
  store i32 %3, ptr addrspace(4) %23, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #8, !dbg !22
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), ptr addrspace(4) %24, align 8, !dbg !23, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !26
  %34 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !27, !tbaa !24
  %35 = load i32, ptr addrspace(4) %22, align 4, !dbg !28, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !29
  %37 = getelementptr inbounds %struct.Pair, ptr addrspace(4) %34, i64 %36, !dbg !29
  store ptr addrspace(4) %37, ptr addrspace(4) %25, align 8, !dbg !30, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !31
  %38 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !32, !tbaa !17
  %39 = load i32, ptr addrspace(4) %22, align 4, !dbg !33, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !34
  %41 = getelementptr inbounds i32, ptr addrspace(4) %38, i64 %40, !dbg !34
  store ptr addrspace(4) %41, ptr addrspace(4) %26, align 8, !dbg !35, !tbaa !36
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !38
  %42 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !39
  store i32 %42, ptr addrspace(4) %27, align 4, !dbg !40, !tbaa !9
  %43 = load i32, ptr addrspace(4) %27, align 4, !dbg !41, !tbaa !9
  %44 = icmp eq i32 %43, 0, !dbg !42
  br i1 %44, label %45, label %48, !dbg !42

45:                                               ; preds = %4
  %46 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #9, !dbg !43
  %47 = add i32 %46, 1, !dbg !44
  store i32 %47, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !45, !tbaa !9
  br label %48, !dbg !46

48:                                               ; preds = %45, %4
  %49 = load i32, ptr addrspace(4) %27, align 4, !dbg !47, !tbaa !9
  %50 = load i32, ptr addrspace(4) %22, align 4, !dbg !48, !tbaa !9
  %51 = icmp slt i32 %49, %50, !dbg !49
  br i1 %51, label %52, label %71, !dbg !49

52:                                               ; preds = %48
  call void @llvm.lifetime.start.p0(ptr %15) #8, !dbg !50
  %53 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %28, i32 0, i32 0, !dbg !50
  %54 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !51, !tbaa !17
  %55 = load i32, ptr addrspace(4) %27, align 4, !dbg !52, !tbaa !9
  %56 = sext i32 %55 to i64, !dbg !51
  %57 = getelementptr inbounds i32, ptr addrspace(4) %54, i64 %56, !dbg !51
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !51, !tbaa !9
  %59 = sitofp i32 %58 to double, !dbg !51
  %60 = fmul contract double %59, 5.000000e-01, !dbg !53
  store double %60, ptr addrspace(4) %53, align 8, !dbg !50, !tbaa !54
  %61 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %28, i32 0, i32 1, !dbg !50
  %62 = load i32, ptr addrspace(4) %27, align 4, !dbg !57, !tbaa !9
  store i32 %62, ptr addrspace(4) %61, align 8, !dbg !50, !tbaa !58
  %63 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !59, !tbaa !24
  %64 = load i32, ptr addrspace(4) %27, align 4, !dbg !60, !tbaa !9
  %65 = sext i32 %64 to i64, !dbg !59
  %66 = getelementptr inbounds %struct.Pair, ptr addrspace(4) %63, i64 %65, !dbg !59
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %66, ptr addrspace(4) align 8 %28, i64 16, i1 false), !dbg !61, !tbaa.struct !62
  call void @llvm.lifetime.end.p0(ptr %15) #8, !dbg !59
  %67 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !64, !tbaa !17
  %68 = load i32, ptr addrspace(4) %27, align 4, !dbg !65, !tbaa !9
  %69 = sext i32 %68 to i64, !dbg !64
  %70 = getelementptr inbounds i32, ptr addrspace(4) %67, i64 %69, !dbg !64
  store i32 0, ptr addrspace(4) %70, align 4, !dbg !66, !tbaa !9
  br label %71, !dbg !67

71:                                               ; preds = %52, %48
  call void @llvm.lifetime.start.p0(ptr %16) #8, !dbg !68
  %72 = load i32, ptr addrspace(4) %27, align 4, !dbg !69, !tbaa !9
  store i32 %72, ptr addrspace(4) %29, align 4, !dbg !70, !tbaa !9
  br label %73, !dbg !68

73:                                               ; preds = %87, %71
  %74 = load i32, ptr addrspace(4) %29, align 4, !dbg !71, !tbaa !9
  %75 = load i32, ptr addrspace(4) %23, align 4, !dbg !72, !tbaa !9
  %76 = icmp slt i32 %74, %75, !dbg !73
  br i1 %76, label %78, label %77, !dbg !74

77:                                               ; preds = %73
  call void @llvm.lifetime.end.p0(ptr %16) #8, !dbg !74
  br label %91

78:                                               ; preds = %73
  %79 = load i32, ptr addrspace(4) %29, align 4, !dbg !75, !tbaa !9
  %80 = srem i32 %79, 3, !dbg !76
  %81 = icmp eq i32 %80, 0, !dbg !77
  %82 = zext i1 %81 to i8, !dbg !75
  %83 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !78, !tbaa !36
  %84 = load i32, ptr addrspace(4) %29, align 4, !dbg !79, !tbaa !9
  %85 = sext i32 %84 to i64, !dbg !78
  %86 = getelementptr inbounds i8, ptr addrspace(4) %83, i64 %85, !dbg !78
  store i8 %82, ptr addrspace(4) %86, align 1, !dbg !80, !tbaa !81
  br label %87, !dbg !78

87:                                               ; preds = %78
  %88 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !82
  %89 = load i32, ptr addrspace(4) %29, align 4, !dbg !83, !tbaa !9
  %90 = add i32 %89, %88, !dbg !83
  store i32 %90, ptr addrspace(4) %29, align 4, !dbg !83, !tbaa !9
  br label %73, !dbg !74, !llvm.loop !84

91:                                               ; preds = %77
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !87
  %92 = load i32, ptr addrspace(4) %27, align 4, !dbg !88, !tbaa !9
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !89, !tbaa !9
  %94 = icmp slt i32 %92, %93, !dbg !90
  br i1 %94, label %95, label %120, !dbg !91

95:                                               ; preds = %91
  %96 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !92, !tbaa !36
  %97 = load i32, ptr addrspace(4) %27, align 4, !dbg !93, !tbaa !9
  %98 = sext i32 %97 to i64, !dbg !92
  %99 = getelementptr inbounds i8, ptr addrspace(4) %96, i64 %98, !dbg !92
  %100 = load i8, ptr addrspace(4) %99, align 1, !dbg !92, !tbaa !81
  %101 = icmp ne i8 %100, 0, !dbg !92
  br i1 %101, label %102, label %120, !dbg !91

102:                                              ; preds = %95
  %103 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !94, !tbaa !17
  %104 = load i32, ptr addrspace(4) %27, align 4, !dbg !95, !tbaa !9
  %105 = load i32, ptr addrspace(4) %22, align 4, !dbg !96, !tbaa !9
  %106 = srem i32 %104, %105, !dbg !97
  %107 = sext i32 %106 to i64, !dbg !94
  %108 = getelementptr inbounds i32, ptr addrspace(4) %103, i64 %107, !dbg !94
  %109 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !98, !tbaa !24
  %110 = load i32, ptr addrspace(4) %27, align 4, !dbg !99, !tbaa !9
  %111 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !100, !tbaa !9
  %112 = add nsw i32 %110, %111, !dbg !101
  %113 = load i32, ptr addrspace(4) %22, align 4, !dbg !102, !tbaa !9
  %114 = srem i32 %112, %113, !dbg !103
  %115 = sext i32 %114 to i64, !dbg !98
  %116 = getelementptr inbounds %struct.Pair, ptr addrspace(4) %109, i64 %115, !dbg !98
  %117 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %116, i32 0, i32 1, !dbg !104
  %118 = load i32, ptr addrspace(4) %117, align 8, !dbg !104, !tbaa !58
  %119 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %108, i32 noundef %118) #9, !dbg !105
  br label %120, !dbg !105

120:                                              ; preds = %102, %95, %91
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !106
  %121 = load i32, ptr addrspace(4) %27, align 4, !dbg !107, !tbaa !9
  %122 = load i32, ptr addrspace(4) %22, align 4, !dbg !108, !tbaa !9
  %123 = icmp slt i32 %121, %122, !dbg !109
  br i1 %123, label %124, label %150, !dbg !109

124:                                              ; preds = %120
  %125 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !110, !tbaa !17
  %126 = load i32, ptr addrspace(4) %27, align 4, !dbg !111, !tbaa !9
  %127 = sext i32 %126 to i64, !dbg !110
  %128 = getelementptr inbounds i32, ptr addrspace(4) %125, i64 %127, !dbg !110
  %129 = load i32, ptr addrspace(4) %128, align 4, !dbg !110, !tbaa !9
  %130 = sitofp i32 %129 to double, !dbg !110
  %131 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !112, !tbaa !24
  %132 = load i32, ptr addrspace(4) %27, align 4, !dbg !113, !tbaa !9
  %133 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5carvePKiPdiiE8rotation to ptr addrspace(4)), align 4, !dbg !114, !tbaa !9
  %134 = add nsw i32 %132, %133, !dbg !115
  %135 = load i32, ptr addrspace(4) %22, align 4, !dbg !116, !tbaa !9
  %136 = srem i32 %134, %135, !dbg !117
  %137 = sext i32 %136 to i64, !dbg !112
  %138 = getelementptr inbounds %struct.Pair, ptr addrspace(4) %131, i64 %137, !dbg !112
  %139 = getelementptr inbounds nuw %struct.Pair, ptr addrspace(4) %138, i32 0, i32 0, !dbg !118
  %140 = load double, ptr addrspace(4) %139, align 8, !dbg !118, !tbaa !54
  %141 = fadd contract double %130, %140, !dbg !119
  %142 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !120, !tbaa !20
  %143 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #9, !dbg !121
  %144 = load i32, ptr addrspace(4) %22, align 4, !dbg !122, !tbaa !9
  %145 = mul i32 %143, %144, !dbg !123
  %146 = load i32, ptr addrspace(4) %27, align 4, !dbg !124, !tbaa !9
  %147 = add i32 %145, %146, !dbg !125
  %148 = zext i32 %147 to i64, !dbg !120
  %149 = getelementptr inbounds nuw double, ptr addrspace(4) %142, i64 %148, !dbg !120
  store double %141, ptr addrspace(4) %149, align 8, !dbg !126, !tbaa !63
  br label %150, !dbg !120

150:                                              ; preds = %124, %120
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr %11) #8, !dbg !127
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !128 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !130
  %4 = trunc i64 %3 to i32, !dbg !130
  ret i32 %4, !dbg !131
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !132 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10, !dbg !133
  %4 = trunc i64 %3 to i32, !dbg !133
  ret i32 %4, !dbg !134
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !135 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !136
  %4 = trunc i64 %3 to i32, !dbg !136
  ret i32 %4, !dbg !137
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !138 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !139
  ret void, !dbg !140
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #4 !dbg !141 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !143, !tbaa !17
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !144, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #9, !dbg !145
  ret i32 %11, !dbg !146
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #7 align 2 !dbg !147 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !148, !tbaa !17
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !149, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !150, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !150
  %16 = atomicrmw add ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !150
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !150
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !150, !tbaa !9
  ret i32 %17, !dbg !151
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_carve.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "carve", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/shared_carve.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !19, i64 0}
!22 = !DILocation(line: 12, column: 3, scope: !13)
!23 = !DILocation(line: 12, column: 9, scope: !13)
!24 = !{!25, !25, i64 0}
!25 = !{!"p1 _ZTS4Pair", !19, i64 0}
!26 = !DILocation(line: 13, column: 3, scope: !13)
!27 = !DILocation(line: 13, column: 37, scope: !13)
!28 = !DILocation(line: 13, column: 44, scope: !13)
!29 = !DILocation(line: 13, column: 42, scope: !13)
!30 = !DILocation(line: 13, column: 8, scope: !13)
!31 = !DILocation(line: 14, column: 3, scope: !13)
!32 = !DILocation(line: 14, column: 58, scope: !13)
!33 = !DILocation(line: 14, column: 64, scope: !13)
!34 = !DILocation(line: 14, column: 62, scope: !13)
!35 = !DILocation(line: 14, column: 18, scope: !13)
!36 = !{!37, !37, i64 0}
!37 = !{!"p1 omnipotent char", !19, i64 0}
!38 = !DILocation(line: 15, column: 3, scope: !13)
!39 = !DILocation(line: 15, column: 17, scope: !13)
!40 = !DILocation(line: 15, column: 13, scope: !13)
!41 = !DILocation(line: 16, column: 7, scope: !13)
!42 = !DILocation(line: 16, column: 9, scope: !13)
!43 = !DILocation(line: 16, column: 26, scope: !13)
!44 = !DILocation(line: 16, column: 37, scope: !13)
!45 = !DILocation(line: 16, column: 24, scope: !13)
!46 = !DILocation(line: 16, column: 15, scope: !13)
!47 = !DILocation(line: 17, column: 7, scope: !13)
!48 = !DILocation(line: 17, column: 11, scope: !13)
!49 = !DILocation(line: 17, column: 9, scope: !13)
!50 = !DILocation(line: 18, column: 15, scope: !13)
!51 = !DILocation(line: 18, column: 16, scope: !13)
!52 = !DILocation(line: 18, column: 19, scope: !13)
!53 = !DILocation(line: 18, column: 22, scope: !13)
!54 = !{!55, !56, i64 0}
!55 = !{!"_ZTS4Pair", !56, i64 0, !10, i64 8}
!56 = !{!"double", !11, i64 0}
!57 = !DILocation(line: 18, column: 29, scope: !13)
!58 = !{!55, !10, i64 8}
!59 = !DILocation(line: 18, column: 5, scope: !13)
!60 = !DILocation(line: 18, column: 10, scope: !13)
!61 = !DILocation(line: 18, column: 13, scope: !13)
!62 = !{i64 0, i64 8, !63, i64 8, i64 4, !9}
!63 = !{!56, !56, i64 0}
!64 = !DILocation(line: 19, column: 5, scope: !13)
!65 = !DILocation(line: 19, column: 9, scope: !13)
!66 = !DILocation(line: 19, column: 12, scope: !13)
!67 = !DILocation(line: 20, column: 3, scope: !13)
!68 = !DILocation(line: 21, column: 8, scope: !13)
!69 = !DILocation(line: 21, column: 16, scope: !13)
!70 = !DILocation(line: 21, column: 12, scope: !13)
!71 = !DILocation(line: 21, column: 19, scope: !13)
!72 = !DILocation(line: 21, column: 23, scope: !13)
!73 = !DILocation(line: 21, column: 21, scope: !13)
!74 = !DILocation(line: 21, column: 3, scope: !13)
!75 = !DILocation(line: 21, column: 84, scope: !13)
!76 = !DILocation(line: 21, column: 86, scope: !13)
!77 = !DILocation(line: 21, column: 90, scope: !13)
!78 = !DILocation(line: 21, column: 47, scope: !13)
!79 = !DILocation(line: 21, column: 52, scope: !13)
!80 = !DILocation(line: 21, column: 55, scope: !13)
!81 = !{!11, !11, i64 0}
!82 = !DILocation(line: 21, column: 35, scope: !13)
!83 = !DILocation(line: 21, column: 32, scope: !13)
!84 = distinct !{!84, !74, !85, !86}
!85 = !DILocation(line: 21, column: 94, scope: !13)
!86 = !{!"llvm.loop.mustprogress"}
!87 = !DILocation(line: 22, column: 3, scope: !13)
!88 = !DILocation(line: 23, column: 7, scope: !13)
!89 = !DILocation(line: 23, column: 11, scope: !13)
!90 = !DILocation(line: 23, column: 9, scope: !13)
!91 = !DILocation(line: 23, column: 17, scope: !13)
!92 = !DILocation(line: 23, column: 20, scope: !13)
!93 = !DILocation(line: 23, column: 25, scope: !13)
!94 = !DILocation(line: 23, column: 40, scope: !13)
!95 = !DILocation(line: 23, column: 44, scope: !13)
!96 = !DILocation(line: 23, column: 48, scope: !13)
!97 = !DILocation(line: 23, column: 46, scope: !13)
!98 = !DILocation(line: 23, column: 56, scope: !13)
!99 = !DILocation(line: 23, column: 62, scope: !13)
!100 = !DILocation(line: 23, column: 66, scope: !13)
!101 = !DILocation(line: 23, column: 64, scope: !13)
!102 = !DILocation(line: 23, column: 78, scope: !13)
!103 = !DILocation(line: 23, column: 76, scope: !13)
!104 = !DILocation(line: 23, column: 85, scope: !13)
!105 = !DILocation(line: 23, column: 29, scope: !13)
!106 = !DILocation(line: 24, column: 3, scope: !13)
!107 = !DILocation(line: 25, column: 7, scope: !13)
!108 = !DILocation(line: 25, column: 11, scope: !13)
!109 = !DILocation(line: 25, column: 9, scope: !13)
!110 = !DILocation(line: 25, column: 48, scope: !13)
!111 = !DILocation(line: 25, column: 52, scope: !13)
!112 = !DILocation(line: 25, column: 57, scope: !13)
!113 = !DILocation(line: 25, column: 63, scope: !13)
!114 = !DILocation(line: 25, column: 67, scope: !13)
!115 = !DILocation(line: 25, column: 65, scope: !13)
!116 = !DILocation(line: 25, column: 79, scope: !13)
!117 = !DILocation(line: 25, column: 77, scope: !13)
!118 = !DILocation(line: 25, column: 86, scope: !13)
!119 = !DILocation(line: 25, column: 55, scope: !13)
!120 = !DILocation(line: 25, column: 18, scope: !13)
!121 = !DILocation(line: 25, column: 22, scope: !13)
!122 = !DILocation(line: 25, column: 35, scope: !13)
!123 = !DILocation(line: 25, column: 33, scope: !13)
!124 = !DILocation(line: 25, column: 43, scope: !13)
!125 = !DILocation(line: 25, column: 41, scope: !13)
!126 = !DILocation(line: 25, column: 46, scope: !13)
!127 = !DILocation(line: 26, column: 1, scope: !13)
!128 = distinct !DISubprogram(name: "__get_x", scope: !129, file: !129, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!130 = !DILocation(line: 39, column: 208, scope: !128)
!131 = !DILocation(line: 39, column: 175, scope: !128)
!132 = distinct !DISubprogram(name: "__get_x", scope: !129, file: !129, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 40, column: 207, scope: !132)
!134 = !DILocation(line: 40, column: 174, scope: !132)
!135 = distinct !DISubprogram(name: "__get_x", scope: !129, file: !129, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = !DILocation(line: 41, column: 207, scope: !135)
!137 = !DILocation(line: 41, column: 174, scope: !135)
!138 = distinct !DISubprogram(name: "__syncthreads", scope: !129, file: !129, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!139 = !DILocation(line: 60, column: 55, scope: !138)
!140 = !DILocation(line: 60, column: 76, scope: !138)
!141 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !142, file: !142, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!143 = !DILocation(line: 154, column: 147, scope: !141)
!144 = !DILocation(line: 154, column: 156, scope: !141)
!145 = !DILocation(line: 154, column: 119, scope: !141)
!146 = !DILocation(line: 154, column: 112, scope: !141)
!147 = distinct !DISubprogram(name: "add", scope: !142, file: !142, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!148 = !DILocation(line: 82, column: 35, scope: !147)
!149 = !DILocation(line: 82, column: 44, scope: !147)
!150 = !DILocation(line: 82, column: 12, scope: !147)
!151 = !DILocation(line: 82, column: 5, scope: !147)
