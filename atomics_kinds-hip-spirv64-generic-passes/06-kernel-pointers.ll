; ModuleID = '<memory>'
source_filename = "tests/programs/atomics_kinds.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.Cells = type { half, half, half, half, i8, i8, i8, i16, double, double, float, ptr addrspace(4) }

@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ8anywherePiS_PKiE6shared = internal addrspace(3) global [96 x i32] undef, align 4
@__hip_cuid_df4ac5d6df2f4059 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6updateP5CellsPdPKiPS3_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 !dbg !13 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i32, align 4
  %14 = alloca half, align 2
  %15 = alloca half, align 2
  %16 = alloca half, align 2
  %17 = alloca half, align 2
  %18 = alloca half, align 2
  %19 = alloca half, align 2
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = alloca i8, align 1
  %23 = alloca i8, align 1
  %24 = alloca i16, align 2
  %25 = alloca i16, align 2
  %26 = alloca double, align 8
  %27 = alloca double, align 8
  %28 = alloca double, align 8
  %29 = alloca double, align 8
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca ptr addrspace(4), align 8
  %33 = alloca ptr addrspace(4), align 8
  %34 = addrspacecast ptr %5 to ptr addrspace(4)
  %35 = addrspacecast ptr %6 to ptr addrspace(4)
  %36 = addrspacecast ptr %7 to ptr addrspace(4)
  %37 = addrspacecast ptr %8 to ptr addrspace(4)
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
  %63 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %63, ptr addrspace(4) %34, align 8
  %64 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !tbaa !17
  %65 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %65, ptr addrspace(4) %35, align 8
  %66 = load ptr addrspace(4), ptr addrspace(4) %35, align 8, !tbaa !20
  %67 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %67, ptr addrspace(4) %36, align 8
  %68 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !tbaa !22
  %69 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  store ptr addrspace(4) %69, ptr addrspace(4) %37, align 8
  %70 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !tbaa !24
  store ptr addrspace(4) %64, ptr addrspace(4) %38, align 8, !tbaa !17
  store ptr addrspace(4) %66, ptr addrspace(4) %39, align 8, !tbaa !20
  store ptr addrspace(4) %68, ptr addrspace(4) %40, align 8, !tbaa !22
  store ptr addrspace(4) %70, ptr addrspace(4) %41, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !27
  %71 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #6, !dbg !28
  %72 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #6, !dbg !29
  %73 = mul i32 %71, %72, !dbg !30
  %74 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !31
  %75 = add i32 %73, %74, !dbg !32
  store i32 %75, ptr addrspace(4) %42, align 4, !dbg !33, !tbaa !9
  %76 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !34, !tbaa !17
  %77 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %76, i32 0, i32 0, !dbg !35
  %78 = load i32, ptr addrspace(4) %42, align 4, !dbg !36, !tbaa !9
  %79 = srem i32 %78, 2, !dbg !37
  %80 = sitofp i32 %79 to half, !dbg !38
  store half %80, ptr addrspace(4) %43, align 2, !dbg !39, !tbaa !40
  %81 = load half, ptr addrspace(4) %43, align 2, !dbg !39
  %82 = atomicrmw fadd ptr addrspace(4) %77, half %81 syncscope("device") monotonic, align 8, !dbg !39
  store half %82, ptr addrspace(4) %44, align 2, !dbg !39
  %83 = load half, ptr addrspace(4) %44, align 2, !dbg !39, !tbaa !40
  %84 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !42, !tbaa !17
  %85 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %84, i32 0, i32 1, !dbg !43
  %86 = load i32, ptr addrspace(4) %42, align 4, !dbg !44, !tbaa !9
  %87 = sitofp i32 %86 to float, !dbg !44
  %88 = fmul contract float %87, 5.000000e-01, !dbg !45
  %89 = fptrunc contract float %88 to half, !dbg !46
  store half %89, ptr addrspace(4) %45, align 2, !dbg !47, !tbaa !40
  %90 = load half, ptr addrspace(4) %45, align 2, !dbg !47
  %91 = atomicrmw fmax ptr addrspace(4) %85, half %90 syncscope("device") monotonic, align 2, !dbg !47
  store half %91, ptr addrspace(4) %46, align 2, !dbg !47
  %92 = load half, ptr addrspace(4) %46, align 2, !dbg !47, !tbaa !40
  %93 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !48, !tbaa !17
  %94 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %93, i32 0, i32 2, !dbg !49
  %95 = load i32, ptr addrspace(4) %42, align 4, !dbg !50, !tbaa !9
  %96 = sub nsw i32 0, %95, !dbg !51
  %97 = sitofp i32 %96 to half, !dbg !52
  store half %97, ptr addrspace(4) %47, align 2, !dbg !53, !tbaa !40
  %98 = load half, ptr addrspace(4) %47, align 2, !dbg !53
  %99 = atomicrmw fmin ptr addrspace(4) %94, half %98 syncscope("device") monotonic, align 4, !dbg !53
  store half %99, ptr addrspace(4) %48, align 2, !dbg !53
  %100 = load half, ptr addrspace(4) %48, align 2, !dbg !53, !tbaa !40
  %101 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !54, !tbaa !17
  %102 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %101, i32 0, i32 4, !dbg !55
  %103 = load i32, ptr addrspace(4) %42, align 4, !dbg !56, !tbaa !9
  %104 = srem i32 %103, 100, !dbg !57
  %105 = sub nsw i32 0, %104, !dbg !58
  %106 = trunc i32 %105 to i8, !dbg !59
  store i8 %106, ptr addrspace(4) %49, align 1, !dbg !60, !tbaa !61
  %107 = load i8, ptr addrspace(4) %49, align 1, !dbg !60
  %108 = atomicrmw min ptr addrspace(4) %102, i8 %107 syncscope("device") monotonic, align 8, !dbg !60
  store i8 %108, ptr addrspace(4) %50, align 1, !dbg !60
  %109 = load i8, ptr addrspace(4) %50, align 1, !dbg !60, !tbaa !61
  %110 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !62, !tbaa !17
  %111 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %110, i32 0, i32 6, !dbg !63
  store i8 1, ptr addrspace(4) %51, align 1, !dbg !64, !tbaa !61
  %112 = load i8, ptr addrspace(4) %51, align 1, !dbg !64
  %113 = atomicrmw add ptr addrspace(4) %111, i8 %112 syncscope("device") monotonic, align 2, !dbg !64
  store i8 %113, ptr addrspace(4) %52, align 1, !dbg !64
  %114 = load i8, ptr addrspace(4) %52, align 1, !dbg !64, !tbaa !61
  %115 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !65, !tbaa !17
  %116 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %115, i32 0, i32 7, !dbg !66
  %117 = load i32, ptr addrspace(4) %42, align 4, !dbg !67, !tbaa !9
  %118 = mul nsw i32 %117, 3, !dbg !68
  %119 = trunc i32 %118 to i16, !dbg !69
  store i16 %119, ptr addrspace(4) %53, align 2, !dbg !70, !tbaa !71
  %120 = load i16, ptr addrspace(4) %53, align 2, !dbg !70
  %121 = atomicrmw max ptr addrspace(4) %116, i16 %120 syncscope("device") monotonic, align 4, !dbg !70
  store i16 %121, ptr addrspace(4) %54, align 2, !dbg !70
  %122 = load i16, ptr addrspace(4) %54, align 2, !dbg !70, !tbaa !71
  %123 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !73, !tbaa !17
  %124 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %123, i32 0, i32 8, !dbg !74
  %125 = load i32, ptr addrspace(4) %42, align 4, !dbg !75, !tbaa !9
  %126 = sitofp i32 %125 to double, !dbg !75
  %127 = fadd contract double %126, 2.500000e-01, !dbg !76
  store double %127, ptr addrspace(4) %55, align 8, !dbg !77, !tbaa !78
  %128 = load i64, ptr addrspace(4) %55, align 8, !dbg !77
  %129 = atomicrmw xchg ptr addrspace(4) %124, i64 %128 syncscope("device") monotonic, align 8, !dbg !77
  store i64 %129, ptr addrspace(4) %56, align 8, !dbg !77
  %130 = load double, ptr addrspace(4) %56, align 8, !dbg !77, !tbaa !78
  %131 = load ptr addrspace(4), ptr addrspace(4) %39, align 8, !dbg !80, !tbaa !20
  %132 = load i32, ptr addrspace(4) %42, align 4, !dbg !81, !tbaa !9
  %133 = sext i32 %132 to i64, !dbg !80
  %134 = getelementptr inbounds double, ptr addrspace(4) %131, i64 %133, !dbg !80
  store double %130, ptr addrspace(4) %134, align 8, !dbg !82, !tbaa !78
  %135 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !83, !tbaa !17
  %136 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %135, i32 0, i32 9, !dbg !84
  %137 = load i32, ptr addrspace(4) %42, align 4, !dbg !85, !tbaa !9
  %138 = sitofp i32 %137 to double, !dbg !85
  %139 = fadd contract double %138, 5.000000e-01, !dbg !86
  store double %139, ptr addrspace(4) %57, align 8, !dbg !87, !tbaa !78
  %140 = load double, ptr addrspace(4) %57, align 8, !dbg !87
  %141 = atomicrmw fmax ptr addrspace(4) %136, double %140 syncscope("device") monotonic, align 8, !dbg !87
  store double %141, ptr addrspace(4) %58, align 8, !dbg !87
  %142 = load double, ptr addrspace(4) %58, align 8, !dbg !87, !tbaa !78
  %143 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !88, !tbaa !17
  %144 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %143, i32 0, i32 10, !dbg !89
  %145 = load i32, ptr addrspace(4) %42, align 4, !dbg !90, !tbaa !9
  %146 = sitofp i32 %145 to float, !dbg !90
  %147 = fsub contract float 5.000000e-01, %146, !dbg !91
  store float %147, ptr addrspace(4) %59, align 4, !dbg !92, !tbaa !93
  %148 = load float, ptr addrspace(4) %59, align 4, !dbg !92
  %149 = atomicrmw fmin ptr addrspace(4) %144, float %148 syncscope("device") monotonic, align 8, !dbg !92
  store float %149, ptr addrspace(4) %60, align 4, !dbg !92
  %150 = load float, ptr addrspace(4) %60, align 4, !dbg !92, !tbaa !93
  %151 = load ptr addrspace(4), ptr addrspace(4) %38, align 8, !dbg !95, !tbaa !17
  %152 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %151, i32 0, i32 11, !dbg !96
  %153 = load ptr addrspace(4), ptr addrspace(4) %40, align 8, !dbg !97, !tbaa !22
  %154 = load i32, ptr addrspace(4) %42, align 4, !dbg !98, !tbaa !9
  %155 = sext i32 %154 to i64, !dbg !99
  %156 = getelementptr inbounds i32, ptr addrspace(4) %153, i64 %155, !dbg !99
  store ptr addrspace(4) %156, ptr addrspace(4) %61, align 8, !dbg !100, !tbaa !22
  %157 = load i64, ptr addrspace(4) %61, align 8, !dbg !100
  %158 = atomicrmw xchg ptr addrspace(4) %152, i64 %157 syncscope("device") monotonic, align 8, !dbg !100
  store i64 %158, ptr addrspace(4) %62, align 8, !dbg !100
  %159 = load ptr addrspace(4), ptr addrspace(4) %62, align 8, !dbg !100, !tbaa !22
  %160 = load ptr addrspace(4), ptr addrspace(4) %41, align 8, !dbg !101, !tbaa !24
  %161 = load i32, ptr addrspace(4) %42, align 4, !dbg !102, !tbaa !9
  %162 = sext i32 %161 to i64, !dbg !101
  %163 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %160, i64 %162, !dbg !101
  store ptr addrspace(4) %159, ptr addrspace(4) %163, align 8, !dbg !103, !tbaa !22
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !104
  ret void, !dbg !104
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #2 align 2 !dbg !105 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !107
  %4 = trunc i64 %3 to i32, !dbg !107
  ret i32 %4, !dbg !108
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !109 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !110
  %4 = trunc i64 %3 to i32, !dbg !110
  ret i32 %4, !dbg !111
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !112 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !113
  %4 = trunc i64 %3 to i32, !dbg !113
  ret i32 %4, !dbg !114
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %0, i32 noundef %1) #3 !dbg !115 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = addrspacecast ptr %3 to ptr addrspace(4)
  %16 = addrspacecast ptr %4 to ptr addrspace(4)
  %17 = addrspacecast ptr %5 to ptr addrspace(4)
  %18 = addrspacecast ptr %6 to ptr addrspace(4)
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  %20 = addrspacecast ptr %8 to ptr addrspace(4)
  %21 = addrspacecast ptr %9 to ptr addrspace(4)
  %22 = addrspacecast ptr %10 to ptr addrspace(4)
  %23 = addrspacecast ptr %11 to ptr addrspace(4)
  %24 = addrspacecast ptr %12 to ptr addrspace(4)
  %25 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %16, align 8, !tbaa !22
  store i32 %1, ptr addrspace(4) %17, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #5, !dbg !116
  %26 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !117, !tbaa !22
  %27 = load i32, ptr addrspace(4) %17, align 4, !dbg !118, !tbaa !9
  store i32 %27, ptr addrspace(4) %19, align 4, !dbg !119, !tbaa !9
  %28 = load i32, ptr addrspace(4) %19, align 4, !dbg !119
  %29 = atomicrmw add ptr addrspace(4) %26, i32 %28 syncscope("workgroup") monotonic, align 4, !dbg !119
  store i32 %29, ptr addrspace(4) %20, align 4, !dbg !119
  %30 = load i32, ptr addrspace(4) %20, align 4, !dbg !119, !tbaa !9
  store i32 %30, ptr addrspace(4) %18, align 4, !dbg !120, !tbaa !9
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !121, !tbaa !22
  store i32 255, ptr addrspace(4) %21, align 4, !dbg !122, !tbaa !9
  %32 = load i32, ptr addrspace(4) %21, align 4, !dbg !122
  %33 = atomicrmw nand ptr addrspace(4) %31, i32 %32 monotonic, align 4, !dbg !122
  store i32 %33, ptr addrspace(4) %22, align 4, !dbg !122
  %34 = load i32, ptr addrspace(4) %22, align 4, !dbg !122, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #5, !dbg !123
  %35 = load i32, ptr addrspace(4) %18, align 4, !dbg !124, !tbaa !9
  %36 = load i32, ptr addrspace(4) %17, align 4, !dbg !125, !tbaa !9
  %37 = add nsw i32 %35, %36, !dbg !126
  %38 = and i32 %37, 255, !dbg !127
  %39 = xor i32 %38, -1, !dbg !128
  store i32 %39, ptr addrspace(4) %23, align 4, !dbg !129, !tbaa !9
  %40 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !130, !tbaa !22
  %41 = load i32, ptr addrspace(4) %18, align 4, !dbg !131, !tbaa !9
  %42 = load i32, ptr addrspace(4) %17, align 4, !dbg !132, !tbaa !9
  %43 = add nsw i32 %41, %42, !dbg !133
  %44 = add nsw i32 %43, 1, !dbg !134
  store i32 %44, ptr addrspace(4) %24, align 4, !dbg !135, !tbaa !9
  %45 = load i32, ptr addrspace(4) %23, align 4, !dbg !135
  %46 = load i32, ptr addrspace(4) %24, align 4, !dbg !135
  %47 = cmpxchg ptr addrspace(4) %40, i32 %45, i32 %46 monotonic acquire, align 4, !dbg !135
  %48 = extractvalue { i32, i1 } %47, 0, !dbg !135
  %49 = extractvalue { i32, i1 } %47, 1, !dbg !135
  br i1 %49, label %51, label %50, !dbg !135

50:                                               ; preds = %2
  store i32 %48, ptr addrspace(4) %23, align 4, !dbg !135
  br label %51, !dbg !135

51:                                               ; preds = %50, %2
  %52 = zext i1 %49 to i8, !dbg !135
  store i8 %52, ptr addrspace(4) %25, align 1, !dbg !135, !tbaa !136
  %53 = load i8, ptr addrspace(4) %25, align 1, !dbg !135, !tbaa !136, !range !138, !noundef !16
  %54 = trunc i8 %53 to i1, !dbg !135
  %55 = load i32, ptr addrspace(4) %18, align 4, !dbg !139, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %11) #5, !dbg !140
  call void @llvm.lifetime.end.p0(ptr %6) #5, !dbg !140
  ret i32 %55, !dbg !141
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8anywherePiS_PKi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !142 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [3 x ptr addrspace(4)], align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
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
  %28 = addrspacecast ptr %16 to ptr addrspace(4)
  %29 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %29, ptr addrspace(4) %17, align 8
  %30 = load ptr addrspace(4), ptr addrspace(4) %17, align 8, !tbaa !22
  %31 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %31, ptr addrspace(4) %18, align 8
  %32 = load ptr addrspace(4), ptr addrspace(4) %18, align 8, !tbaa !22
  %33 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %33, ptr addrspace(4) %19, align 8
  %34 = load ptr addrspace(4), ptr addrspace(4) %19, align 8, !tbaa !22
  store ptr addrspace(4) %30, ptr addrspace(4) %20, align 8, !tbaa !22
  store ptr addrspace(4) %32, ptr addrspace(4) %21, align 8, !tbaa !22
  store ptr addrspace(4) %34, ptr addrspace(4) %22, align 8, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %10) #5, !dbg !143
  %35 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !144
  store i32 %35, ptr addrspace(4) %23, align 4, !dbg !145, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11) #5, !dbg !146
  %36 = load i32, ptr addrspace(4) %23, align 4, !dbg !147, !tbaa !9
  %37 = add nsw i32 3000, %36, !dbg !148
  store i32 %37, ptr addrspace(4) %24, align 4, !dbg !149, !tbaa !9
  %38 = load i32, ptr addrspace(4) %23, align 4, !dbg !150, !tbaa !9
  %39 = add nsw i32 2000, %38, !dbg !151
  %40 = load i32, ptr addrspace(4) %23, align 4, !dbg !152, !tbaa !9
  %41 = sext i32 %40 to i64, !dbg !153
  %42 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared to ptr addrspace(4)), i64 0, i64 %41, !dbg !153
  store i32 %39, ptr addrspace(4) %42, align 4, !dbg !154, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %12) #5, !dbg !155
  %43 = load ptr addrspace(4), ptr addrspace(4) %20, align 8, !dbg !156, !tbaa !22
  %44 = load i32, ptr addrspace(4) %23, align 4, !dbg !157, !tbaa !9
  %45 = sext i32 %44 to i64, !dbg !158
  %46 = getelementptr inbounds i32, ptr addrspace(4) %43, i64 %45, !dbg !158
  store ptr addrspace(4) %46, ptr addrspace(4) %25, align 8, !dbg !159, !tbaa !22
  %47 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %25, i64 1, !dbg !159
  %48 = load i32, ptr addrspace(4) %23, align 4, !dbg !160, !tbaa !9
  %49 = sext i32 %48 to i64, !dbg !161
  %50 = getelementptr inbounds i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared to ptr addrspace(4)), i64 %49, !dbg !161
  store ptr addrspace(4) %50, ptr addrspace(4) %47, align 8, !dbg !159, !tbaa !22
  %51 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %25, i64 2, !dbg !159
  store ptr addrspace(4) %24, ptr addrspace(4) %51, align 8, !dbg !159, !tbaa !22
  call void @llvm.lifetime.start.p0(ptr %13) #5, !dbg !162
  store i32 0, ptr addrspace(4) %26, align 4, !dbg !163, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %14) #5, !dbg !164
  store i32 0, ptr addrspace(4) %27, align 4, !dbg !165, !tbaa !9
  br label %52, !dbg !164

52:                                               ; preds = %71, %3
  %53 = load i32, ptr addrspace(4) %27, align 4, !dbg !166, !tbaa !9
  %54 = icmp slt i32 %53, 6, !dbg !167
  br i1 %54, label %56, label %55, !dbg !168

55:                                               ; preds = %52
  call void @llvm.lifetime.end.p0(ptr %14) #5, !dbg !168
  br label %74

56:                                               ; preds = %52
  %57 = load i32, ptr addrspace(4) %26, align 4, !dbg !169, !tbaa !9
  %58 = mul nsw i32 %57, 3, !dbg !170
  %59 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !171, !tbaa !22
  %60 = load i32, ptr addrspace(4) %27, align 4, !dbg !172, !tbaa !9
  %61 = sext i32 %60 to i64, !dbg !171
  %62 = getelementptr inbounds i32, ptr addrspace(4) %59, i64 %61, !dbg !171
  %63 = load i32, ptr addrspace(4) %62, align 4, !dbg !171, !tbaa !9
  %64 = sext i32 %63 to i64, !dbg !173
  %65 = getelementptr inbounds [3 x ptr addrspace(4)], ptr addrspace(4) %25, i64 0, i64 %64, !dbg !173
  %66 = load ptr addrspace(4), ptr addrspace(4) %65, align 8, !dbg !173, !tbaa !22
  %67 = load i32, ptr addrspace(4) %27, align 4, !dbg !174, !tbaa !9
  %68 = add nsw i32 %67, 1, !dbg !175
  %69 = call spir_func noundef i32 @_Z4bumpPii(ptr addrspace(4) noundef %66, i32 noundef %68) #6, !dbg !176
  %70 = add nsw i32 %58, %69, !dbg !177
  store i32 %70, ptr addrspace(4) %26, align 4, !dbg !178, !tbaa !9
  br label %71, !dbg !179

71:                                               ; preds = %56
  %72 = load i32, ptr addrspace(4) %27, align 4, !dbg !180, !tbaa !9
  %73 = add nsw i32 %72, 1, !dbg !180
  store i32 %73, ptr addrspace(4) %27, align 4, !dbg !180, !tbaa !9
  br label %52, !dbg !168, !llvm.loop !181

74:                                               ; preds = %55
  %75 = load i32, ptr addrspace(4) %26, align 4, !dbg !184, !tbaa !9
  %76 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !185, !tbaa !22
  %77 = load i32, ptr addrspace(4) %23, align 4, !dbg !186, !tbaa !9
  %78 = mul nsw i32 4, %77, !dbg !187
  %79 = sext i32 %78 to i64, !dbg !185
  %80 = getelementptr inbounds i32, ptr addrspace(4) %76, i64 %79, !dbg !185
  store i32 %75, ptr addrspace(4) %80, align 4, !dbg !188, !tbaa !9
  %81 = load i32, ptr addrspace(4) %23, align 4, !dbg !189, !tbaa !9
  %82 = sext i32 %81 to i64, !dbg !190
  %83 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8anywherePiS_PKiE6shared to ptr addrspace(4)), i64 0, i64 %82, !dbg !190
  %84 = load i32, ptr addrspace(4) %83, align 4, !dbg !190, !tbaa !9
  %85 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !191, !tbaa !22
  %86 = load i32, ptr addrspace(4) %23, align 4, !dbg !192, !tbaa !9
  %87 = mul nsw i32 4, %86, !dbg !193
  %88 = add nsw i32 %87, 1, !dbg !194
  %89 = sext i32 %88 to i64, !dbg !191
  %90 = getelementptr inbounds i32, ptr addrspace(4) %85, i64 %89, !dbg !191
  store i32 %84, ptr addrspace(4) %90, align 4, !dbg !195, !tbaa !9
  %91 = load i32, ptr addrspace(4) %24, align 4, !dbg !196, !tbaa !9
  %92 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !197, !tbaa !22
  %93 = load i32, ptr addrspace(4) %23, align 4, !dbg !198, !tbaa !9
  %94 = mul nsw i32 4, %93, !dbg !199
  %95 = add nsw i32 %94, 2, !dbg !200
  %96 = sext i32 %95 to i64, !dbg !197
  %97 = getelementptr inbounds i32, ptr addrspace(4) %92, i64 %96, !dbg !197
  store i32 %91, ptr addrspace(4) %97, align 4, !dbg !201, !tbaa !9
  %98 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !202, !tbaa !22
  %99 = getelementptr inbounds i32, ptr addrspace(4) %98, i64 0, !dbg !202
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !202, !tbaa !9
  %101 = sext i32 %100 to i64, !dbg !203
  %102 = getelementptr inbounds [3 x ptr addrspace(4)], ptr addrspace(4) %25, i64 0, i64 %101, !dbg !203
  %103 = load ptr addrspace(4), ptr addrspace(4) %102, align 8, !dbg !203, !tbaa !22
  %104 = load atomic i32, ptr addrspace(4) %103 seq_cst, align 4, !dbg !204
  store i32 %104, ptr addrspace(4) %28, align 4, !dbg !204
  %105 = load i32, ptr addrspace(4) %28, align 4, !dbg !204, !tbaa !9
  %106 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !dbg !205, !tbaa !22
  %107 = load i32, ptr addrspace(4) %23, align 4, !dbg !206, !tbaa !9
  %108 = mul nsw i32 4, %107, !dbg !207
  %109 = add nsw i32 %108, 3, !dbg !208
  %110 = sext i32 %109 to i64, !dbg !205
  %111 = getelementptr inbounds i32, ptr addrspace(4) %106, i64 %110, !dbg !205
  store i32 %105, ptr addrspace(4) %111, align 4, !dbg !209, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %13) #5, !dbg !210
  call void @llvm.lifetime.end.p0(ptr %12) #5, !dbg !210
  call void @llvm.lifetime.end.p0(ptr %11) #5, !dbg !210
  call void @llvm.lifetime.end.p0(ptr %10) #5, !dbg !210
  ret void, !dbg !210
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "atomics_kinds.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "update", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomics_kinds.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5Cells", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 double", !19, i64 0}
!22 = !{!23, !23, i64 0}
!23 = !{!"p1 int", !19, i64 0}
!24 = !{!25, !25, i64 0}
!25 = !{!"p2 int", !26, i64 0}
!26 = !{!"any p2 pointer", !19, i64 0}
!27 = !DILocation(line: 22, column: 3, scope: !13)
!28 = !DILocation(line: 22, column: 17, scope: !13)
!29 = !DILocation(line: 22, column: 30, scope: !13)
!30 = !DILocation(line: 22, column: 28, scope: !13)
!31 = !DILocation(line: 22, column: 43, scope: !13)
!32 = !DILocation(line: 22, column: 41, scope: !13)
!33 = !DILocation(line: 22, column: 13, scope: !13)
!34 = !DILocation(line: 23, column: 27, scope: !13)
!35 = !DILocation(line: 23, column: 30, scope: !13)
!36 = !DILocation(line: 23, column: 51, scope: !13)
!37 = !DILocation(line: 23, column: 53, scope: !13)
!38 = !DILocation(line: 23, column: 50, scope: !13)
!39 = !DILocation(line: 23, column: 3, scope: !13)
!40 = !{!41, !41, i64 0}
!41 = !{!"_Float16", !11, i64 0}
!42 = !DILocation(line: 24, column: 27, scope: !13)
!43 = !DILocation(line: 24, column: 30, scope: !13)
!44 = !DILocation(line: 24, column: 52, scope: !13)
!45 = !DILocation(line: 24, column: 54, scope: !13)
!46 = !DILocation(line: 24, column: 51, scope: !13)
!47 = !DILocation(line: 24, column: 3, scope: !13)
!48 = !DILocation(line: 25, column: 27, scope: !13)
!49 = !DILocation(line: 25, column: 30, scope: !13)
!50 = !DILocation(line: 25, column: 54, scope: !13)
!51 = !DILocation(line: 25, column: 53, scope: !13)
!52 = !DILocation(line: 25, column: 52, scope: !13)
!53 = !DILocation(line: 25, column: 3, scope: !13)
!54 = !DILocation(line: 26, column: 27, scope: !13)
!55 = !DILocation(line: 26, column: 30, scope: !13)
!56 = !DILocation(line: 26, column: 58, scope: !13)
!57 = !DILocation(line: 26, column: 60, scope: !13)
!58 = !DILocation(line: 26, column: 56, scope: !13)
!59 = !DILocation(line: 26, column: 55, scope: !13)
!60 = !DILocation(line: 26, column: 3, scope: !13)
!61 = !{!11, !11, i64 0}
!62 = !DILocation(line: 27, column: 27, scope: !13)
!63 = !DILocation(line: 27, column: 30, scope: !13)
!64 = !DILocation(line: 27, column: 3, scope: !13)
!65 = !DILocation(line: 28, column: 27, scope: !13)
!66 = !DILocation(line: 28, column: 30, scope: !13)
!67 = !DILocation(line: 28, column: 50, scope: !13)
!68 = !DILocation(line: 28, column: 52, scope: !13)
!69 = !DILocation(line: 28, column: 49, scope: !13)
!70 = !DILocation(line: 28, column: 3, scope: !13)
!71 = !{!72, !72, i64 0}
!72 = !{!"short", !11, i64 0}
!73 = !DILocation(line: 29, column: 35, scope: !13)
!74 = !DILocation(line: 29, column: 38, scope: !13)
!75 = !DILocation(line: 29, column: 49, scope: !13)
!76 = !DILocation(line: 29, column: 51, scope: !13)
!77 = !DILocation(line: 29, column: 12, scope: !13)
!78 = !{!79, !79, i64 0}
!79 = !{!"double", !11, i64 0}
!80 = !DILocation(line: 29, column: 3, scope: !13)
!81 = !DILocation(line: 29, column: 7, scope: !13)
!82 = !DILocation(line: 29, column: 10, scope: !13)
!83 = !DILocation(line: 30, column: 27, scope: !13)
!84 = !DILocation(line: 30, column: 30, scope: !13)
!85 = !DILocation(line: 30, column: 36, scope: !13)
!86 = !DILocation(line: 30, column: 38, scope: !13)
!87 = !DILocation(line: 30, column: 3, scope: !13)
!88 = !DILocation(line: 31, column: 27, scope: !13)
!89 = !DILocation(line: 31, column: 30, scope: !13)
!90 = !DILocation(line: 31, column: 44, scope: !13)
!91 = !DILocation(line: 31, column: 42, scope: !13)
!92 = !DILocation(line: 31, column: 3, scope: !13)
!93 = !{!94, !94, i64 0}
!94 = !{!"float", !11, i64 0}
!95 = !DILocation(line: 32, column: 37, scope: !13)
!96 = !DILocation(line: 32, column: 40, scope: !13)
!97 = !DILocation(line: 32, column: 47, scope: !13)
!98 = !DILocation(line: 32, column: 54, scope: !13)
!99 = !DILocation(line: 32, column: 52, scope: !13)
!100 = !DILocation(line: 32, column: 14, scope: !13)
!101 = !DILocation(line: 32, column: 3, scope: !13)
!102 = !DILocation(line: 32, column: 9, scope: !13)
!103 = !DILocation(line: 32, column: 12, scope: !13)
!104 = !DILocation(line: 33, column: 1, scope: !13)
!105 = distinct !DISubprogram(name: "__get_x", scope: !106, file: !106, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!107 = !DILocation(line: 40, column: 207, scope: !105)
!108 = !DILocation(line: 40, column: 174, scope: !105)
!109 = distinct !DISubprogram(name: "__get_x", scope: !106, file: !106, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 41, column: 207, scope: !109)
!111 = !DILocation(line: 41, column: 174, scope: !109)
!112 = distinct !DISubprogram(name: "__get_x", scope: !106, file: !106, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = !DILocation(line: 39, column: 208, scope: !112)
!114 = !DILocation(line: 39, column: 175, scope: !112)
!115 = distinct !DISubprogram(name: "bump", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !DILocation(line: 36, column: 3, scope: !115)
!117 = !DILocation(line: 36, column: 36, scope: !115)
!118 = !DILocation(line: 36, column: 39, scope: !115)
!119 = !DILocation(line: 36, column: 13, scope: !115)
!120 = !DILocation(line: 36, column: 7, scope: !115)
!121 = !DILocation(line: 37, column: 23, scope: !115)
!122 = !DILocation(line: 37, column: 3, scope: !115)
!123 = !DILocation(line: 38, column: 3, scope: !115)
!124 = !DILocation(line: 38, column: 21, scope: !115)
!125 = !DILocation(line: 38, column: 27, scope: !115)
!126 = !DILocation(line: 38, column: 25, scope: !115)
!127 = !DILocation(line: 38, column: 31, scope: !115)
!128 = !DILocation(line: 38, column: 18, scope: !115)
!129 = !DILocation(line: 38, column: 7, scope: !115)
!130 = !DILocation(line: 39, column: 31, scope: !115)
!131 = !DILocation(line: 39, column: 45, scope: !115)
!132 = !DILocation(line: 39, column: 51, scope: !115)
!133 = !DILocation(line: 39, column: 49, scope: !115)
!134 = !DILocation(line: 39, column: 54, scope: !115)
!135 = !DILocation(line: 39, column: 3, scope: !115)
!136 = !{!137, !137, i64 0}
!137 = !{!"bool", !11, i64 0}
!138 = !{i8 0, i8 2}
!139 = !DILocation(line: 41, column: 10, scope: !115)
!140 = !DILocation(line: 42, column: 1, scope: !115)
!141 = !DILocation(line: 41, column: 3, scope: !115)
!142 = distinct !DISubprogram(name: "anywhere", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!143 = !DILocation(line: 47, column: 3, scope: !142)
!144 = !DILocation(line: 47, column: 17, scope: !142)
!145 = !DILocation(line: 47, column: 13, scope: !142)
!146 = !DILocation(line: 48, column: 3, scope: !142)
!147 = !DILocation(line: 48, column: 21, scope: !142)
!148 = !DILocation(line: 48, column: 19, scope: !142)
!149 = !DILocation(line: 48, column: 7, scope: !142)
!150 = !DILocation(line: 49, column: 22, scope: !142)
!151 = !DILocation(line: 49, column: 20, scope: !142)
!152 = !DILocation(line: 49, column: 10, scope: !142)
!153 = !DILocation(line: 49, column: 3, scope: !142)
!154 = !DILocation(line: 49, column: 13, scope: !142)
!155 = !DILocation(line: 50, column: 3, scope: !142)
!156 = !DILocation(line: 50, column: 21, scope: !142)
!157 = !DILocation(line: 50, column: 30, scope: !142)
!158 = !DILocation(line: 50, column: 28, scope: !142)
!159 = !DILocation(line: 50, column: 20, scope: !142)
!160 = !DILocation(line: 50, column: 42, scope: !142)
!161 = !DILocation(line: 50, column: 40, scope: !142)
!162 = !DILocation(line: 51, column: 3, scope: !142)
!163 = !DILocation(line: 51, column: 7, scope: !142)
!164 = !DILocation(line: 52, column: 8, scope: !142)
!165 = !DILocation(line: 52, column: 12, scope: !142)
!166 = !DILocation(line: 52, column: 19, scope: !142)
!167 = !DILocation(line: 52, column: 21, scope: !142)
!168 = !DILocation(line: 52, column: 3, scope: !142)
!169 = !DILocation(line: 52, column: 37, scope: !142)
!170 = !DILocation(line: 52, column: 41, scope: !142)
!171 = !DILocation(line: 52, column: 59, scope: !142)
!172 = !DILocation(line: 52, column: 65, scope: !142)
!173 = !DILocation(line: 52, column: 52, scope: !142)
!174 = !DILocation(line: 52, column: 70, scope: !142)
!175 = !DILocation(line: 52, column: 72, scope: !142)
!176 = !DILocation(line: 52, column: 47, scope: !142)
!177 = !DILocation(line: 52, column: 45, scope: !142)
!178 = !DILocation(line: 52, column: 35, scope: !142)
!179 = !DILocation(line: 52, column: 31, scope: !142)
!180 = !DILocation(line: 52, column: 26, scope: !142)
!181 = distinct !{!181, !168, !182, !183}
!182 = !DILocation(line: 52, column: 75, scope: !142)
!183 = !{!"llvm.loop.mustprogress"}
!184 = !DILocation(line: 53, column: 16, scope: !142)
!185 = !DILocation(line: 53, column: 3, scope: !142)
!186 = !DILocation(line: 53, column: 11, scope: !142)
!187 = !DILocation(line: 53, column: 9, scope: !142)
!188 = !DILocation(line: 53, column: 14, scope: !142)
!189 = !DILocation(line: 54, column: 27, scope: !142)
!190 = !DILocation(line: 54, column: 20, scope: !142)
!191 = !DILocation(line: 54, column: 3, scope: !142)
!192 = !DILocation(line: 54, column: 11, scope: !142)
!193 = !DILocation(line: 54, column: 9, scope: !142)
!194 = !DILocation(line: 54, column: 13, scope: !142)
!195 = !DILocation(line: 54, column: 18, scope: !142)
!196 = !DILocation(line: 55, column: 20, scope: !142)
!197 = !DILocation(line: 55, column: 3, scope: !142)
!198 = !DILocation(line: 55, column: 11, scope: !142)
!199 = !DILocation(line: 55, column: 9, scope: !142)
!200 = !DILocation(line: 55, column: 13, scope: !142)
!201 = !DILocation(line: 55, column: 18, scope: !142)
!202 = !DILocation(line: 56, column: 43, scope: !142)
!203 = !DILocation(line: 56, column: 36, scope: !142)
!204 = !DILocation(line: 56, column: 20, scope: !142)
!205 = !DILocation(line: 56, column: 3, scope: !142)
!206 = !DILocation(line: 56, column: 11, scope: !142)
!207 = !DILocation(line: 56, column: 9, scope: !142)
!208 = !DILocation(line: 56, column: 13, scope: !142)
!209 = !DILocation(line: 56, column: 18, scope: !142)
!210 = !DILocation(line: 57, column: 1, scope: !142)
