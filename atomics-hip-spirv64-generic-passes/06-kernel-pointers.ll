; ModuleID = '<memory>'
source_filename = "tests/programs/atomics.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.Cells = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, float, i32, i32 }

@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ9in_sharedP5CellsE4mine = internal addrspace(3) global %struct.Cells undef, align 8
@__hip_cuid_6deb57eca80afae5 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_Z6updateP5Cellsi(ptr addrspace(4) noundef %0, i32 noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !20, !tbaa !17
  %12 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %11, i32 0, i32 0, !dbg !21
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !22, !tbaa !9
  %14 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %12, i32 noundef %13) #8, !dbg !23
  %15 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !24, !tbaa !17
  %16 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %15, i32 0, i32 1, !dbg !25
  %17 = load i32, ptr addrspace(4) %8, align 4, !dbg !26, !tbaa !9
  %18 = call spir_func noundef i32 @_Z9atomicSubIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %16, i32 noundef %17) #8, !dbg !27
  %19 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !28, !tbaa !17
  %20 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %19, i32 0, i32 2, !dbg !29
  %21 = load i32, ptr addrspace(4) %8, align 4, !dbg !30, !tbaa !9
  %22 = sub nsw i32 1000, %21, !dbg !31
  %23 = call spir_func noundef i32 @_Z9atomicMinIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %20, i32 noundef %22) #8, !dbg !32
  %24 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !33, !tbaa !17
  %25 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %24, i32 0, i32 3, !dbg !34
  %26 = load i32, ptr addrspace(4) %8, align 4, !dbg !35, !tbaa !9
  %27 = sub nsw i32 %26, 700, !dbg !36
  %28 = call spir_func noundef i32 @_Z9atomicMaxIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %25, i32 noundef %27) #8, !dbg !37
  %29 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !38, !tbaa !17
  %30 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %29, i32 0, i32 10, !dbg !39
  %31 = load i32, ptr addrspace(4) %8, align 4, !dbg !40, !tbaa !9
  %32 = sub i32 -294967296, %31, !dbg !41
  %33 = call spir_func noundef i32 @_Z9atomicMinIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %30, i32 noundef %32) #8, !dbg !42
  %34 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !43, !tbaa !17
  %35 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %34, i32 0, i32 5, !dbg !44
  %36 = load i32, ptr addrspace(4) %8, align 4, !dbg !45, !tbaa !9
  %37 = srem i32 %36, 5, !dbg !46
  %38 = shl i32 1, %37, !dbg !47
  %39 = xor i32 %38, -1, !dbg !48
  %40 = call spir_func noundef i32 @_Z9atomicAndIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %35, i32 noundef %39) #8, !dbg !49
  %41 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !50, !tbaa !17
  %42 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %41, i32 0, i32 6, !dbg !51
  %43 = load i32, ptr addrspace(4) %8, align 4, !dbg !52, !tbaa !9
  %44 = srem i32 %43, 7, !dbg !53
  %45 = shl i32 1, %44, !dbg !54
  %46 = call spir_func noundef i32 @_Z8atomicOrIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %42, i32 noundef %45) #8, !dbg !55
  %47 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !56, !tbaa !17
  %48 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %47, i32 0, i32 7, !dbg !57
  %49 = load i32, ptr addrspace(4) %8, align 4, !dbg !58, !tbaa !9
  %50 = srem i32 %49, 11, !dbg !59
  %51 = shl i32 1, %50, !dbg !60
  %52 = call spir_func noundef i32 @_Z9atomicXorIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %48, i32 noundef %51) #8, !dbg !61
  %53 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !62, !tbaa !17
  %54 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %53, i32 0, i32 8, !dbg !63
  %55 = call spir_func noundef i32 @_Z9atomicIncIjEjPjj(ptr addrspace(4) noundef %54, i32 noundef 99) #8, !dbg !64
  %56 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !65, !tbaa !17
  %57 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %56, i32 0, i32 9, !dbg !66
  %58 = call spir_func noundef i32 @_Z9atomicDecIjEjPjj(ptr addrspace(4) noundef %57, i32 noundef 99) #8, !dbg !67
  %59 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !68, !tbaa !17
  %60 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %59, i32 0, i32 11, !dbg !69
  %61 = call spir_func noundef i64 @_Z9atomicAddIyET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %60, i64 noundef 8589934592) #8, !dbg !70
  %62 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !71, !tbaa !17
  %63 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %62, i32 0, i32 12, !dbg !72
  %64 = load i32, ptr addrspace(4) %8, align 4, !dbg !73, !tbaa !9
  %65 = sext i32 %64 to i64, !dbg !73
  %66 = shl i64 %65, 35, !dbg !74
  %67 = call spir_func noundef i64 @_Z9atomicMaxIyET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %63, i64 noundef %66) #8, !dbg !75
  %68 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !76, !tbaa !17
  %69 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %68, i32 0, i32 13, !dbg !77
  %70 = call contract spir_func noundef float @_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %69, float noundef 2.500000e-01) #8, !dbg !78
  call void @llvm.lifetime.start.p0(ptr %5) #9, !dbg !79
  %71 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !80, !tbaa !17
  %72 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %71, i32 0, i32 14, !dbg !81
  %73 = load i32, ptr addrspace(4) %72, align 4, !dbg !81, !tbaa !82
  store i32 %73, ptr addrspace(4) %9, align 4, !dbg !86, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !79
  br label %74, !dbg !87

74:                                               ; preds = %82, %2
  %75 = load i32, ptr addrspace(4) %9, align 4, !dbg !88, !tbaa !9
  store i32 %75, ptr addrspace(4) %10, align 4, !dbg !89, !tbaa !9
  %76 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !90, !tbaa !17
  %77 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %76, i32 0, i32 14, !dbg !91
  %78 = load i32, ptr addrspace(4) %10, align 4, !dbg !92, !tbaa !9
  %79 = load i32, ptr addrspace(4) %10, align 4, !dbg !93, !tbaa !9
  %80 = add nsw i32 %79, 2, !dbg !94
  %81 = call spir_func noundef i32 @_Z9atomicCASIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeES4_(ptr addrspace(4) noundef %77, i32 noundef %78, i32 noundef %80) #8, !dbg !95
  store i32 %81, ptr addrspace(4) %9, align 4, !dbg !96, !tbaa !9
  br label %82, !dbg !97

82:                                               ; preds = %74
  %83 = load i32, ptr addrspace(4) %9, align 4, !dbg !98, !tbaa !9
  %84 = load i32, ptr addrspace(4) %10, align 4, !dbg !99, !tbaa !9
  %85 = icmp ne i32 %83, %84, !dbg !100
  br i1 %85, label %74, label %86, !dbg !97, !llvm.loop !101

86:                                               ; preds = %82
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !104
  call void @llvm.lifetime.end.p0(ptr %5) #9, !dbg !104
  ret void, !dbg !104
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !105 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !109, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !110, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !111
  ret i32 %11, !dbg !112
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicSubIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !113 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !114, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !115, !tbaa !9
  %11 = sub nsw i32 0, %10, !dbg !116
  %12 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %9, i32 noundef %11) #8, !dbg !117
  ret i32 %12, !dbg !118
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicMinIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !119 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !120, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !121, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3minEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !122
  ret i32 %11, !dbg !123
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicMaxIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !124 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !125, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !126, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3maxEPii(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !127
  ret i32 %11, !dbg !128
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicMinIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !129 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !130, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !131, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN14__hipspv_fetchIjLi4ELb1EE3minEPjj(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !132
  ret i32 %11, !dbg !133
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicAndIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !134 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !135, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !136, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !137, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !137
  %16 = atomicrmw and ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !137
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !137
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !137, !tbaa !9
  ret i32 %17, !dbg !138
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z8atomicOrIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !139 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !140, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !141, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !142, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !142
  %16 = atomicrmw or ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !142
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !142
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !142, !tbaa !9
  ret i32 %17, !dbg !143
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicXorIjET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE8integralEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !144 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !145, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !146, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !147, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !147
  %16 = atomicrmw xor ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !147
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !147
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !147, !tbaa !9
  ret i32 %17, !dbg !148
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicIncIjEjPjj(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !149 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !150, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !151, !tbaa !9
  %11 = call spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_incIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !152
  ret i32 %11, !dbg !153
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicDecIjEjPjj(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !154 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !155, !tbaa !107
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !156, !tbaa !9
  %11 = call spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_decIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %9, i32 noundef %10) #8, !dbg !157
  ret i32 %11, !dbg !158
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i64 @_Z9atomicAddIyET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i64 noundef %1) #1 !dbg !159 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !160
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !162
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !163, !tbaa !160
  %10 = load i64, ptr addrspace(4) %8, align 8, !dbg !164, !tbaa !162
  %11 = call spir_func noundef i64 @_ZN14__hipspv_fetchIyLi4ELb1EE3addEPyy(ptr addrspace(4) noundef %9, i64 noundef %10) #8, !dbg !165
  ret i64 %11, !dbg !166
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i64 @_Z9atomicMaxIyET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i64 noundef %1) #1 !dbg !167 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !160
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !162
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !168, !tbaa !160
  %10 = load i64, ptr addrspace(4) %8, align 8, !dbg !169, !tbaa !162
  %11 = call spir_func noundef i64 @_ZN14__hipspv_fetchIyLi4ELb1EE3maxEPyy(ptr addrspace(4) noundef %9, i64 noundef %10) #8, !dbg !170
  ret i64 %11, !dbg !171
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef float @_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, float noundef %1) #1 !dbg !172 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !173
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !175
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !176, !tbaa !173
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !177, !tbaa !175
  %11 = call contract spir_func noundef float @_ZN14__hipspv_fetchIfLi4ELb0EE3addEPff(ptr addrspace(4) noundef %9, float noundef %10) #8, !dbg !178
  ret float %11, !dbg !179
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z9atomicCASIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeES4_(ptr addrspace(4) noundef %0, i32 noundef %1, i32 noundef %2) #1 !dbg !180 {
  %4 = alloca i32, align 4
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  %12 = addrspacecast ptr %4 to ptr addrspace(4)
  %13 = addrspacecast ptr %5 to ptr addrspace(4)
  %14 = addrspacecast ptr %6 to ptr addrspace(4)
  %15 = addrspacecast ptr %7 to ptr addrspace(4)
  %16 = addrspacecast ptr %8 to ptr addrspace(4)
  %17 = addrspacecast ptr %9 to ptr addrspace(4)
  %18 = addrspacecast ptr %10 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %13, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %14, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !181
  %19 = load i32, ptr addrspace(4) %14, align 4, !dbg !182, !tbaa !183
  store i32 %19, ptr addrspace(4) %16, align 4, !dbg !184, !tbaa !9
  %20 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !185, !tbaa !107
  %21 = load i32, ptr addrspace(4) %15, align 4, !dbg !186, !tbaa !183
  store i32 %21, ptr addrspace(4) %17, align 4, !dbg !187, !tbaa !9
  %22 = load i32, ptr addrspace(4) %16, align 4, !dbg !187
  %23 = load i32, ptr addrspace(4) %17, align 4, !dbg !187
  %24 = cmpxchg ptr addrspace(4) %20, i32 %22, i32 %23 syncscope("device") monotonic monotonic, align 4, !dbg !187
  %25 = extractvalue { i32, i1 } %24, 0, !dbg !187
  %26 = extractvalue { i32, i1 } %24, 1, !dbg !187
  br i1 %26, label %28, label %27, !dbg !187

27:                                               ; preds = %3
  store i32 %25, ptr addrspace(4) %16, align 4, !dbg !187
  br label %28, !dbg !187

28:                                               ; preds = %27, %3
  %29 = zext i1 %26 to i8, !dbg !187
  store i8 %29, ptr addrspace(4) %18, align 1, !dbg !187, !tbaa !188
  %30 = load i8, ptr addrspace(4) %18, align 1, !dbg !187, !tbaa !188, !range !190, !noundef !16
  %31 = trunc i8 %30 to i1, !dbg !187
  %32 = load i32, ptr addrspace(4) %16, align 4, !dbg !191, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !192
  ret i32 %32, !dbg !193
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_Z5startP5Cells(ptr addrspace(4) noundef %0) #0 !dbg !194 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca %struct.Cells, align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %4, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %3) #9, !dbg !195
  %6 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 0, !dbg !195
  store i32 0, ptr addrspace(4) %6, align 8, !dbg !195, !tbaa !196
  %7 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 1, !dbg !195
  store i32 0, ptr addrspace(4) %7, align 4, !dbg !195, !tbaa !197
  %8 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 2, !dbg !195
  store i32 100000, ptr addrspace(4) %8, align 8, !dbg !195, !tbaa !198
  %9 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 3, !dbg !195
  store i32 -100000, ptr addrspace(4) %9, align 4, !dbg !195, !tbaa !199
  %10 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 4, !dbg !195
  store i32 -1, ptr addrspace(4) %10, align 8, !dbg !195, !tbaa !200
  %11 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 5, !dbg !195
  store i32 -1, ptr addrspace(4) %11, align 4, !dbg !195, !tbaa !201
  %12 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 6, !dbg !195
  store i32 0, ptr addrspace(4) %12, align 8, !dbg !195, !tbaa !202
  %13 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 7, !dbg !195
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !195, !tbaa !203
  %14 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 8, !dbg !195
  store i32 0, ptr addrspace(4) %14, align 8, !dbg !195, !tbaa !204
  %15 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 9, !dbg !195
  store i32 0, ptr addrspace(4) %15, align 4, !dbg !195, !tbaa !205
  %16 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 10, !dbg !195
  store i32 -1, ptr addrspace(4) %16, align 8, !dbg !195, !tbaa !206
  %17 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 11, !dbg !195
  store i64 5, ptr addrspace(4) %17, align 8, !dbg !195, !tbaa !207
  %18 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 12, !dbg !195
  store i64 0, ptr addrspace(4) %18, align 8, !dbg !195, !tbaa !208
  %19 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 13, !dbg !195
  store float 0.000000e+00, ptr addrspace(4) %19, align 8, !dbg !195, !tbaa !209
  %20 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 14, !dbg !195
  store i32 0, ptr addrspace(4) %20, align 4, !dbg !195, !tbaa !82
  %21 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %5, i32 0, i32 15, !dbg !195
  store i32 0, ptr addrspace(4) %21, align 8, !dbg !195, !tbaa !210
  %22 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !dbg !211, !tbaa !17
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %22, ptr addrspace(4) align 8 %5, i64 80, i1 false), !dbg !212, !tbaa.struct !213
  call void @llvm.lifetime.end.p0(ptr %3) #9, !dbg !214
  ret void, !dbg !215
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z10initialiseP5Cells(ptr addrspace(1) noundef %0) #4 !dbg !216 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr addrspace(4) %4, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !17
  store ptr addrspace(4) %7, ptr addrspace(4) %5, align 8, !tbaa !17
  %8 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !217, !tbaa !17
  call spir_func void @_Z5startP5Cells(ptr addrspace(4) noundef %8) #8, !dbg !218
  ret void, !dbg !219
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9in_globalP5CellsPiS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #4 !dbg !220 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %11, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  %20 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr addrspace(4) %12, align 8
  %21 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !107
  %22 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %22, ptr addrspace(4) %13, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !107
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(4) %21, ptr addrspace(4) %15, align 8, !tbaa !107
  store ptr addrspace(4) %23, ptr addrspace(4) %16, align 8, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %10) #9, !dbg !221
  %24 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #8, !dbg !222
  %25 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #8, !dbg !223
  %26 = mul i32 %24, %25, !dbg !224
  %27 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !225
  %28 = add i32 %26, %27, !dbg !226
  store i32 %28, ptr addrspace(4) %17, align 4, !dbg !227, !tbaa !9
  %29 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !228, !tbaa !17
  %30 = load i32, ptr addrspace(4) %17, align 4, !dbg !229, !tbaa !9
  call spir_func void @_Z6updateP5Cellsi(ptr addrspace(4) noundef %29, i32 noundef %30) #8, !dbg !230
  %31 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !231, !tbaa !17
  %32 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %31, i32 0, i32 15, !dbg !232
  %33 = call spir_func noundef i32 @_Z9atomicAddIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %32, i32 noundef 1) #8, !dbg !233
  %34 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !234, !tbaa !107
  %35 = load i32, ptr addrspace(4) %17, align 4, !dbg !235, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !234
  %37 = getelementptr inbounds i32, ptr addrspace(4) %34, i64 %36, !dbg !234
  store i32 %33, ptr addrspace(4) %37, align 4, !dbg !236, !tbaa !9
  %38 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !237, !tbaa !17
  %39 = getelementptr inbounds nuw %struct.Cells, ptr addrspace(4) %38, i32 0, i32 4, !dbg !238
  %40 = load i32, ptr addrspace(4) %17, align 4, !dbg !239, !tbaa !9
  %41 = call spir_func noundef i32 @_Z10atomicExchIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %39, i32 noundef %40) #8, !dbg !240
  %42 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !241, !tbaa !107
  %43 = load i32, ptr addrspace(4) %17, align 4, !dbg !242, !tbaa !9
  %44 = sext i32 %43 to i64, !dbg !241
  %45 = getelementptr inbounds i32, ptr addrspace(4) %42, i64 %44, !dbg !241
  store i32 %41, ptr addrspace(4) %45, align 4, !dbg !243, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %10) #9, !dbg !244
  ret void, !dbg !244
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #5 align 2 !dbg !245 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #10, !dbg !247
  %4 = trunc i64 %3 to i32, !dbg !247
  ret i32 %4, !dbg !248
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #5 align 2 !dbg !249 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #10, !dbg !250
  %4 = trunc i64 %3 to i32, !dbg !250
  ret i32 %4, !dbg !251
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #5 align 2 !dbg !252 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #10, !dbg !253
  %4 = trunc i64 %3 to i32, !dbg !253
  ret i32 %4, !dbg !254
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z10atomicExchIiET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !255 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr %8 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %10, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %11, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !256
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !257, !tbaa !107
  %16 = load i32, ptr addrspace(4) %11, align 4, !dbg !258, !tbaa !183
  store i32 %16, ptr addrspace(4) %13, align 4, !dbg !256, !tbaa !9
  %17 = load i32, ptr addrspace(4) %13, align 4, !dbg !256
  %18 = atomicrmw xchg ptr addrspace(4) %15, i32 %17 syncscope("device") monotonic, align 4, !dbg !256
  store i32 %18, ptr addrspace(4) %14, align 4, !dbg !256
  %19 = load i32, ptr addrspace(4) %14, align 4, !dbg !256, !tbaa !9
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !256, !tbaa !9
  %20 = load i32, ptr addrspace(4) %12, align 4, !dbg !259, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !260
  ret i32 %20, !dbg !260
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9in_sharedP5Cells(ptr addrspace(1) noundef %0) #4 !dbg !261 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %6, ptr addrspace(4) %4, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %4, align 8, !tbaa !17
  store ptr addrspace(4) %7, ptr addrspace(4) %5, align 8, !tbaa !17
  %8 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !262
  %9 = icmp eq i32 %8, 0, !dbg !263
  br i1 %9, label %10, label %11, !dbg !263

10:                                               ; preds = %1
  call spir_func void @_Z5startP5Cells(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine to ptr addrspace(4))) #8, !dbg !264
  br label %11, !dbg !264

11:                                               ; preds = %10, %1
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !265
  %12 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !266
  call spir_func void @_Z6updateP5Cellsi(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine to ptr addrspace(4)), i32 noundef %12) #8, !dbg !267
  call spir_func void @_Z13__syncthreadsv() #8, !dbg !268
  %13 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #8, !dbg !269
  %14 = icmp eq i32 %13, 0, !dbg !270
  br i1 %14, label %15, label %17, !dbg !270

15:                                               ; preds = %11
  %16 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !271, !tbaa !17
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %16, ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine to ptr addrspace(4)), i64 80, i1 false), !dbg !272, !tbaa.struct !213
  br label %17, !dbg !273

17:                                               ; preds = %15, %11
  ret void, !dbg !274
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #1 !dbg !275 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3addEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 align 2 !dbg !278 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !279, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !280, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !281, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !281
  %16 = atomicrmw add ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !281
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !281
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !281, !tbaa !9
  ret i32 %17, !dbg !282
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3minEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 align 2 !dbg !283 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !284, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !285, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !286, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !286
  %16 = atomicrmw min ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !286
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !286
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !286, !tbaa !9
  ret i32 %17, !dbg !287
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIiLi4ELb1EE3maxEPii(ptr addrspace(4) noundef %0, i32 noundef %1) #0 align 2 !dbg !288 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !289, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !290, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !291, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !291
  %16 = atomicrmw max ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !291
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !291
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !291, !tbaa !9
  ret i32 %17, !dbg !292
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN14__hipspv_fetchIjLi4ELb1EE3minEPjj(ptr addrspace(4) noundef %0, i32 noundef %1) #0 align 2 !dbg !293 {
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
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %10, align 4, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !294, !tbaa !107
  %14 = load i32, ptr addrspace(4) %10, align 4, !dbg !295, !tbaa !9
  store i32 %14, ptr addrspace(4) %11, align 4, !dbg !296, !tbaa !9
  %15 = load i32, ptr addrspace(4) %11, align 4, !dbg !296
  %16 = atomicrmw umin ptr addrspace(4) %13, i32 %15 syncscope("device") monotonic, align 4, !dbg !296
  store i32 %16, ptr addrspace(4) %12, align 4, !dbg !296
  %17 = load i32, ptr addrspace(4) %12, align 4, !dbg !296, !tbaa !9
  ret i32 %17, !dbg !297
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_incIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !298 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %14, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !299
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !300, !tbaa !107
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !dbg !301, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !302
  %23 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !303, !tbaa !107
  %24 = load volatile i32, ptr addrspace(4) %23, align 4, !dbg !304, !tbaa !9
  store i32 %24, ptr addrspace(4) %17, align 4, !dbg !305, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !306
  br label %25, !dbg !307

25:                                               ; preds = %39, %2
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !308
  %26 = load i32, ptr addrspace(4) %17, align 4, !dbg !309, !tbaa !183
  %27 = load i32, ptr addrspace(4) %15, align 4, !dbg !310, !tbaa !9
  %28 = call spir_func noundef i32 @_ZN12__hipspv_incIjE4nextEjj(i32 noundef %26, i32 noundef %27) #8, !dbg !308
  store i32 %28, ptr addrspace(4) %19, align 4, !dbg !308, !tbaa !9
  %29 = load i32, ptr addrspace(4) %19, align 4, !dbg !311, !tbaa !183
  store i32 %29, ptr addrspace(4) %18, align 4, !dbg !312, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !313
  br label %30, !dbg !314

30:                                               ; preds = %25
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !315, !tbaa !107
  %32 = load i32, ptr addrspace(4) %18, align 4, !dbg !316, !tbaa !9
  store i32 %32, ptr addrspace(4) %20, align 4, !dbg !317, !tbaa !9
  %33 = load i32, ptr addrspace(4) %17, align 4, !dbg !317
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !317
  %35 = cmpxchg ptr addrspace(4) %31, i32 %33, i32 %34 syncscope("device") monotonic monotonic, align 4, !dbg !317
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !317
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !317
  br i1 %37, label %39, label %38, !dbg !317

38:                                               ; preds = %30
  store i32 %36, ptr addrspace(4) %17, align 4, !dbg !317
  br label %39, !dbg !317

39:                                               ; preds = %38, %30
  %40 = zext i1 %37 to i8, !dbg !317
  store i8 %40, ptr addrspace(4) %21, align 1, !dbg !317, !tbaa !188
  %41 = load i8, ptr addrspace(4) %21, align 1, !dbg !317, !tbaa !188, !range !190, !noundef !16
  %42 = trunc i8 %41 to i1, !dbg !317
  %43 = xor i1 %42, true, !dbg !318
  br i1 %43, label %25, label %44, !dbg !314, !llvm.loop !319

44:                                               ; preds = %39
  %45 = load i32, ptr addrspace(4) %17, align 4, !dbg !321, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !322
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !322
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !322
  ret i32 %45, !dbg !323
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN12__hipspv_incIjE4nextEjj(i32 noundef %0, i32 noundef %1) #0 align 2 !dbg !324 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !325, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !326, !tbaa !9
  %11 = icmp uge i32 %9, %10, !dbg !327
  br i1 %11, label %12, label %13, !dbg !325

12:                                               ; preds = %2
  br label %16, !dbg !325

13:                                               ; preds = %2
  %14 = load i32, ptr addrspace(4) %7, align 4, !dbg !328, !tbaa !9
  %15 = add i32 %14, 1, !dbg !329
  br label %16, !dbg !325

16:                                               ; preds = %13, %12
  %17 = phi i32 [ 0, %12 ], [ %15, %13 ], !dbg !325
  ret i32 %17, !dbg !330
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z22__hipspv_atomic_updateIj12__hipspv_decIjELi4EET_PS2_S2_(ptr addrspace(4) noundef %0, i32 noundef %1) #1 !dbg !331 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %14, align 8, !tbaa !107
  store i32 %1, ptr addrspace(4) %15, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !332
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !333, !tbaa !107
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !dbg !334, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !335
  %23 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !336, !tbaa !107
  %24 = load volatile i32, ptr addrspace(4) %23, align 4, !dbg !337, !tbaa !9
  store i32 %24, ptr addrspace(4) %17, align 4, !dbg !338, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !339
  br label %25, !dbg !340

25:                                               ; preds = %39, %2
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !341
  %26 = load i32, ptr addrspace(4) %17, align 4, !dbg !342, !tbaa !183
  %27 = load i32, ptr addrspace(4) %15, align 4, !dbg !343, !tbaa !9
  %28 = call spir_func noundef i32 @_ZN12__hipspv_decIjE4nextEjj(i32 noundef %26, i32 noundef %27) #8, !dbg !341
  store i32 %28, ptr addrspace(4) %19, align 4, !dbg !341, !tbaa !9
  %29 = load i32, ptr addrspace(4) %19, align 4, !dbg !344, !tbaa !183
  store i32 %29, ptr addrspace(4) %18, align 4, !dbg !345, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !346
  br label %30, !dbg !347

30:                                               ; preds = %25
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !348, !tbaa !107
  %32 = load i32, ptr addrspace(4) %18, align 4, !dbg !349, !tbaa !9
  store i32 %32, ptr addrspace(4) %20, align 4, !dbg !350, !tbaa !9
  %33 = load i32, ptr addrspace(4) %17, align 4, !dbg !350
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !350
  %35 = cmpxchg ptr addrspace(4) %31, i32 %33, i32 %34 syncscope("device") monotonic monotonic, align 4, !dbg !350
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !350
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !350
  br i1 %37, label %39, label %38, !dbg !350

38:                                               ; preds = %30
  store i32 %36, ptr addrspace(4) %17, align 4, !dbg !350
  br label %39, !dbg !350

39:                                               ; preds = %38, %30
  %40 = zext i1 %37 to i8, !dbg !350
  store i8 %40, ptr addrspace(4) %21, align 1, !dbg !350, !tbaa !188
  %41 = load i8, ptr addrspace(4) %21, align 1, !dbg !350, !tbaa !188, !range !190, !noundef !16
  %42 = trunc i8 %41 to i1, !dbg !350
  %43 = xor i1 %42, true, !dbg !351
  br i1 %43, label %25, label %44, !dbg !347, !llvm.loop !352

44:                                               ; preds = %39
  %45 = load i32, ptr addrspace(4) %17, align 4, !dbg !354, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !355
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !355
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !355
  ret i32 %45, !dbg !356
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN12__hipspv_decIjE4nextEjj(i32 noundef %0, i32 noundef %1) #0 align 2 !dbg !357 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !358, !tbaa !9
  %10 = icmp eq i32 %9, 0, !dbg !359
  br i1 %10, label %15, label %11, !dbg !360

11:                                               ; preds = %2
  %12 = load i32, ptr addrspace(4) %7, align 4, !dbg !361, !tbaa !9
  %13 = load i32, ptr addrspace(4) %8, align 4, !dbg !362, !tbaa !9
  %14 = icmp ugt i32 %12, %13, !dbg !363
  br i1 %14, label %15, label %17, !dbg !358

15:                                               ; preds = %11, %2
  %16 = load i32, ptr addrspace(4) %8, align 4, !dbg !364, !tbaa !9
  br label %20, !dbg !358

17:                                               ; preds = %11
  %18 = load i32, ptr addrspace(4) %7, align 4, !dbg !365, !tbaa !9
  %19 = sub i32 %18, 1, !dbg !366
  br label %20, !dbg !358

20:                                               ; preds = %17, %15
  %21 = phi i32 [ %16, %15 ], [ %19, %17 ], !dbg !358
  ret i32 %21, !dbg !367
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN14__hipspv_fetchIyLi4ELb1EE3addEPyy(ptr addrspace(4) noundef %0, i64 noundef %1) #0 align 2 !dbg !368 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !160
  store i64 %1, ptr addrspace(4) %10, align 8, !tbaa !162
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !369, !tbaa !160
  %14 = load i64, ptr addrspace(4) %10, align 8, !dbg !370, !tbaa !162
  store i64 %14, ptr addrspace(4) %11, align 8, !dbg !371, !tbaa !162
  %15 = load i64, ptr addrspace(4) %11, align 8, !dbg !371
  %16 = atomicrmw add ptr addrspace(4) %13, i64 %15 syncscope("device") monotonic, align 8, !dbg !371
  store i64 %16, ptr addrspace(4) %12, align 8, !dbg !371
  %17 = load i64, ptr addrspace(4) %12, align 8, !dbg !371, !tbaa !162
  ret i64 %17, !dbg !372
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN14__hipspv_fetchIyLi4ELb1EE3maxEPyy(ptr addrspace(4) noundef %0, i64 noundef %1) #0 align 2 !dbg !373 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = addrspacecast ptr %3 to ptr addrspace(4)
  %9 = addrspacecast ptr %4 to ptr addrspace(4)
  %10 = addrspacecast ptr %5 to ptr addrspace(4)
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %9, align 8, !tbaa !160
  store i64 %1, ptr addrspace(4) %10, align 8, !tbaa !162
  %13 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !dbg !374, !tbaa !160
  %14 = load i64, ptr addrspace(4) %10, align 8, !dbg !375, !tbaa !162
  store i64 %14, ptr addrspace(4) %11, align 8, !dbg !376, !tbaa !162
  %15 = load i64, ptr addrspace(4) %11, align 8, !dbg !376
  %16 = atomicrmw umax ptr addrspace(4) %13, i64 %15 syncscope("device") monotonic, align 8, !dbg !376
  store i64 %16, ptr addrspace(4) %12, align 8, !dbg !376
  %17 = load i64, ptr addrspace(4) %12, align 8, !dbg !376, !tbaa !162
  ret i64 %17, !dbg !377
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN14__hipspv_fetchIfLi4ELb0EE3addEPff(ptr addrspace(4) noundef %0, float noundef %1) #0 align 2 !dbg !378 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !173
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !175
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !379, !tbaa !173
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !380, !tbaa !175
  %11 = call contract spir_func noundef float @_Z22__hipspv_atomic_updateIf12__hipspv_addIfELi4EET_PS2_S2_(ptr addrspace(4) noundef %9, float noundef %10) #8, !dbg !381
  ret float %11, !dbg !382
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef float @_Z22__hipspv_atomic_updateIf12__hipspv_addIfELi4EET_PS2_S2_(ptr addrspace(4) noundef %0, float noundef %1) #1 !dbg !383 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca float, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = addrspacecast ptr %3 to ptr addrspace(4)
  %14 = addrspacecast ptr %4 to ptr addrspace(4)
  %15 = addrspacecast ptr %5 to ptr addrspace(4)
  %16 = addrspacecast ptr %6 to ptr addrspace(4)
  %17 = addrspacecast ptr %7 to ptr addrspace(4)
  %18 = addrspacecast ptr %8 to ptr addrspace(4)
  %19 = addrspacecast ptr %9 to ptr addrspace(4)
  %20 = addrspacecast ptr %10 to ptr addrspace(4)
  %21 = addrspacecast ptr %11 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %14, align 8, !tbaa !173
  store float %1, ptr addrspace(4) %15, align 4, !tbaa !175
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !384
  %22 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !385, !tbaa !173
  store ptr addrspace(4) %22, ptr addrspace(4) %16, align 8, !dbg !386, !tbaa !107
  call void @llvm.lifetime.start.p0(ptr %7) #9, !dbg !387
  %23 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !388, !tbaa !107
  %24 = load volatile i32, ptr addrspace(4) %23, align 4, !dbg !389, !tbaa !9
  store i32 %24, ptr addrspace(4) %17, align 4, !dbg !390, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %8) #9, !dbg !391
  br label %25, !dbg !392

25:                                               ; preds = %39, %2
  call void @llvm.lifetime.start.p0(ptr %9) #9, !dbg !393
  %26 = load float, ptr addrspace(4) %17, align 4, !dbg !394, !tbaa !183
  %27 = load float, ptr addrspace(4) %15, align 4, !dbg !395, !tbaa !175
  %28 = call contract spir_func noundef float @_ZN12__hipspv_addIfE4nextEff(float noundef %26, float noundef %27) #8, !dbg !393
  store float %28, ptr addrspace(4) %19, align 4, !dbg !393, !tbaa !175
  %29 = load i32, ptr addrspace(4) %19, align 4, !dbg !396, !tbaa !183
  store i32 %29, ptr addrspace(4) %18, align 4, !dbg !397, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %9) #9, !dbg !398
  br label %30, !dbg !399

30:                                               ; preds = %25
  %31 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !400, !tbaa !107
  %32 = load i32, ptr addrspace(4) %18, align 4, !dbg !401, !tbaa !9
  store i32 %32, ptr addrspace(4) %20, align 4, !dbg !402, !tbaa !9
  %33 = load i32, ptr addrspace(4) %17, align 4, !dbg !402
  %34 = load i32, ptr addrspace(4) %20, align 4, !dbg !402
  %35 = cmpxchg ptr addrspace(4) %31, i32 %33, i32 %34 syncscope("device") monotonic monotonic, align 4, !dbg !402
  %36 = extractvalue { i32, i1 } %35, 0, !dbg !402
  %37 = extractvalue { i32, i1 } %35, 1, !dbg !402
  br i1 %37, label %39, label %38, !dbg !402

38:                                               ; preds = %30
  store i32 %36, ptr addrspace(4) %17, align 4, !dbg !402
  br label %39, !dbg !402

39:                                               ; preds = %38, %30
  %40 = zext i1 %37 to i8, !dbg !402
  store i8 %40, ptr addrspace(4) %21, align 1, !dbg !402, !tbaa !188
  %41 = load i8, ptr addrspace(4) %21, align 1, !dbg !402, !tbaa !188, !range !190, !noundef !16
  %42 = trunc i8 %41 to i1, !dbg !402
  %43 = xor i1 %42, true, !dbg !403
  br i1 %43, label %25, label %44, !dbg !399, !llvm.loop !404

44:                                               ; preds = %39
  %45 = load float, ptr addrspace(4) %17, align 4, !dbg !406, !tbaa !183
  call void @llvm.lifetime.end.p0(ptr %8) #9, !dbg !407
  call void @llvm.lifetime.end.p0(ptr %7) #9, !dbg !407
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !407
  ret float %45, !dbg !408
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN12__hipspv_addIfE4nextEff(float noundef %0, float noundef %1) #0 align 2 !dbg !409 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !175
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !175
  %9 = load float, ptr addrspace(4) %7, align 4, !dbg !410, !tbaa !175
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !411, !tbaa !175
  %11 = fadd contract float %9, %10, !dbg !412
  ret float %11, !dbg !413
}

attributes #0 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!1 = !DIFile(filename: "atomics.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "update", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomics.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 _ZTS5Cells", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 18, column: 14, scope: !13)
!21 = !DILocation(line: 18, column: 17, scope: !13)
!22 = !DILocation(line: 18, column: 22, scope: !13)
!23 = !DILocation(line: 18, column: 3, scope: !13)
!24 = !DILocation(line: 19, column: 14, scope: !13)
!25 = !DILocation(line: 19, column: 17, scope: !13)
!26 = !DILocation(line: 19, column: 22, scope: !13)
!27 = !DILocation(line: 19, column: 3, scope: !13)
!28 = !DILocation(line: 20, column: 14, scope: !13)
!29 = !DILocation(line: 20, column: 17, scope: !13)
!30 = !DILocation(line: 20, column: 31, scope: !13)
!31 = !DILocation(line: 20, column: 29, scope: !13)
!32 = !DILocation(line: 20, column: 3, scope: !13)
!33 = !DILocation(line: 21, column: 14, scope: !13)
!34 = !DILocation(line: 21, column: 17, scope: !13)
!35 = !DILocation(line: 21, column: 23, scope: !13)
!36 = !DILocation(line: 21, column: 25, scope: !13)
!37 = !DILocation(line: 21, column: 3, scope: !13)
!38 = !DILocation(line: 22, column: 14, scope: !13)
!39 = !DILocation(line: 22, column: 17, scope: !13)
!40 = !DILocation(line: 22, column: 47, scope: !13)
!41 = !DILocation(line: 22, column: 45, scope: !13)
!42 = !DILocation(line: 22, column: 3, scope: !13)
!43 = !DILocation(line: 23, column: 14, scope: !13)
!44 = !DILocation(line: 23, column: 17, scope: !13)
!45 = !DILocation(line: 23, column: 31, scope: !13)
!46 = !DILocation(line: 23, column: 33, scope: !13)
!47 = !DILocation(line: 23, column: 27, scope: !13)
!48 = !DILocation(line: 23, column: 22, scope: !13)
!49 = !DILocation(line: 23, column: 3, scope: !13)
!50 = !DILocation(line: 24, column: 13, scope: !13)
!51 = !DILocation(line: 24, column: 16, scope: !13)
!52 = !DILocation(line: 24, column: 29, scope: !13)
!53 = !DILocation(line: 24, column: 31, scope: !13)
!54 = !DILocation(line: 24, column: 25, scope: !13)
!55 = !DILocation(line: 24, column: 3, scope: !13)
!56 = !DILocation(line: 25, column: 14, scope: !13)
!57 = !DILocation(line: 25, column: 17, scope: !13)
!58 = !DILocation(line: 25, column: 29, scope: !13)
!59 = !DILocation(line: 25, column: 31, scope: !13)
!60 = !DILocation(line: 25, column: 25, scope: !13)
!61 = !DILocation(line: 25, column: 3, scope: !13)
!62 = !DILocation(line: 26, column: 14, scope: !13)
!63 = !DILocation(line: 26, column: 17, scope: !13)
!64 = !DILocation(line: 26, column: 3, scope: !13)
!65 = !DILocation(line: 27, column: 14, scope: !13)
!66 = !DILocation(line: 27, column: 17, scope: !13)
!67 = !DILocation(line: 27, column: 3, scope: !13)
!68 = !DILocation(line: 28, column: 14, scope: !13)
!69 = !DILocation(line: 28, column: 17, scope: !13)
!70 = !DILocation(line: 28, column: 3, scope: !13)
!71 = !DILocation(line: 29, column: 14, scope: !13)
!72 = !DILocation(line: 29, column: 17, scope: !13)
!73 = !DILocation(line: 29, column: 57, scope: !13)
!74 = !DILocation(line: 29, column: 60, scope: !13)
!75 = !DILocation(line: 29, column: 3, scope: !13)
!76 = !DILocation(line: 30, column: 14, scope: !13)
!77 = !DILocation(line: 30, column: 17, scope: !13)
!78 = !DILocation(line: 30, column: 3, scope: !13)
!79 = !DILocation(line: 32, column: 3, scope: !13)
!80 = !DILocation(line: 32, column: 14, scope: !13)
!81 = !DILocation(line: 32, column: 17, scope: !13)
!82 = !{!83, !10, i64 68}
!83 = !{!"_ZTS5Cells", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !84, i64 48, !84, i64 56, !85, i64 64, !10, i64 68, !10, i64 72}
!84 = !{!"long long", !11, i64 0}
!85 = !{!"float", !11, i64 0}
!86 = !DILocation(line: 32, column: 7, scope: !13)
!87 = !DILocation(line: 33, column: 3, scope: !13)
!88 = !DILocation(line: 34, column: 14, scope: !13)
!89 = !DILocation(line: 34, column: 12, scope: !13)
!90 = !DILocation(line: 35, column: 23, scope: !13)
!91 = !DILocation(line: 35, column: 26, scope: !13)
!92 = !DILocation(line: 35, column: 34, scope: !13)
!93 = !DILocation(line: 35, column: 42, scope: !13)
!94 = !DILocation(line: 35, column: 49, scope: !13)
!95 = !DILocation(line: 35, column: 12, scope: !13)
!96 = !DILocation(line: 35, column: 10, scope: !13)
!97 = !DILocation(line: 36, column: 3, scope: !13)
!98 = !DILocation(line: 36, column: 12, scope: !13)
!99 = !DILocation(line: 36, column: 20, scope: !13)
!100 = !DILocation(line: 36, column: 17, scope: !13)
!101 = distinct !{!101, !87, !102, !103}
!102 = !DILocation(line: 36, column: 26, scope: !13)
!103 = !{!"llvm.loop.mustprogress"}
!104 = !DILocation(line: 37, column: 1, scope: !13)
!105 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!107 = !{!108, !108, i64 0}
!108 = !{!"p1 int", !19, i64 0}
!109 = !DILocation(line: 154, column: 147, scope: !105)
!110 = !DILocation(line: 154, column: 156, scope: !105)
!111 = !DILocation(line: 154, column: 119, scope: !105)
!112 = !DILocation(line: 154, column: 112, scope: !105)
!113 = distinct !DISubprogram(name: "atomicSub<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!114 = !DILocation(line: 154, column: 1560, scope: !113)
!115 = !DILocation(line: 154, column: 1587, scope: !113)
!116 = !DILocation(line: 154, column: 1586, scope: !113)
!117 = !DILocation(line: 154, column: 1550, scope: !113)
!118 = !DILocation(line: 154, column: 1543, scope: !113)
!119 = distinct !DISubprogram(name: "atomicMin<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!120 = !DILocation(line: 154, column: 312, scope: !119)
!121 = !DILocation(line: 154, column: 321, scope: !119)
!122 = !DILocation(line: 154, column: 284, scope: !119)
!123 = !DILocation(line: 154, column: 277, scope: !119)
!124 = distinct !DISubprogram(name: "atomicMax<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!125 = !DILocation(line: 154, column: 477, scope: !124)
!126 = !DILocation(line: 154, column: 486, scope: !124)
!127 = !DILocation(line: 154, column: 449, scope: !124)
!128 = !DILocation(line: 154, column: 442, scope: !124)
!129 = distinct !DISubprogram(name: "atomicMin<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!130 = !DILocation(line: 154, column: 312, scope: !129)
!131 = !DILocation(line: 154, column: 321, scope: !129)
!132 = !DILocation(line: 154, column: 284, scope: !129)
!133 = !DILocation(line: 154, column: 277, scope: !129)
!134 = distinct !DISubprogram(name: "atomicAnd<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !DILocation(line: 154, column: 641, scope: !134)
!136 = !DILocation(line: 154, column: 650, scope: !134)
!137 = !DILocation(line: 154, column: 618, scope: !134)
!138 = !DILocation(line: 154, column: 611, scope: !134)
!139 = distinct !DISubprogram(name: "atomicOr<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DILocation(line: 154, column: 809, scope: !139)
!141 = !DILocation(line: 154, column: 818, scope: !139)
!142 = !DILocation(line: 154, column: 787, scope: !139)
!143 = !DILocation(line: 154, column: 780, scope: !139)
!144 = distinct !DISubprogram(name: "atomicXor<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 154, column: 979, scope: !144)
!146 = !DILocation(line: 154, column: 988, scope: !144)
!147 = !DILocation(line: 154, column: 956, scope: !144)
!148 = !DILocation(line: 154, column: 949, scope: !144)
!149 = distinct !DISubprogram(name: "atomicInc<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = !DILocation(line: 154, column: 1199, scope: !149)
!151 = !DILocation(line: 154, column: 1208, scope: !149)
!152 = !DILocation(line: 154, column: 1149, scope: !149)
!153 = !DILocation(line: 154, column: 1142, scope: !149)
!154 = distinct !DISubprogram(name: "atomicDec<unsigned int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!155 = !DILocation(line: 154, column: 1413, scope: !154)
!156 = !DILocation(line: 154, column: 1422, scope: !154)
!157 = !DILocation(line: 154, column: 1363, scope: !154)
!158 = !DILocation(line: 154, column: 1356, scope: !154)
!159 = distinct !DISubprogram(name: "atomicAdd<unsigned long long>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!160 = !{!161, !161, i64 0}
!161 = !{!"p1 long long", !19, i64 0}
!162 = !{!84, !84, i64 0}
!163 = !DILocation(line: 154, column: 147, scope: !159)
!164 = !DILocation(line: 154, column: 156, scope: !159)
!165 = !DILocation(line: 154, column: 119, scope: !159)
!166 = !DILocation(line: 154, column: 112, scope: !159)
!167 = distinct !DISubprogram(name: "atomicMax<unsigned long long>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!168 = !DILocation(line: 154, column: 477, scope: !167)
!169 = !DILocation(line: 154, column: 486, scope: !167)
!170 = !DILocation(line: 154, column: 449, scope: !167)
!171 = !DILocation(line: 154, column: 442, scope: !167)
!172 = distinct !DISubprogram(name: "atomicAdd<float>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!173 = !{!174, !174, i64 0}
!174 = !{!"p1 float", !19, i64 0}
!175 = !{!85, !85, i64 0}
!176 = !DILocation(line: 154, column: 147, scope: !172)
!177 = !DILocation(line: 154, column: 156, scope: !172)
!178 = !DILocation(line: 154, column: 119, scope: !172)
!179 = !DILocation(line: 154, column: 112, scope: !172)
!180 = distinct !DISubprogram(name: "atomicCAS<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!181 = !DILocation(line: 154, column: 2092, scope: !180)
!182 = !DILocation(line: 154, column: 2104, scope: !180)
!183 = !{!11, !11, i64 0}
!184 = !DILocation(line: 154, column: 2097, scope: !180)
!185 = !DILocation(line: 154, column: 2200, scope: !180)
!186 = !DILocation(line: 154, column: 2217, scope: !180)
!187 = !DILocation(line: 154, column: 2139, scope: !180)
!188 = !{!189, !189, i64 0}
!189 = !{!"bool", !11, i64 0}
!190 = !{i8 0, i8 2}
!191 = !DILocation(line: 154, column: 2267, scope: !180)
!192 = !DILocation(line: 154, column: 2298, scope: !180)
!193 = !DILocation(line: 154, column: 2260, scope: !180)
!194 = distinct !DISubprogram(name: "start", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!195 = !DILocation(line: 40, column: 8, scope: !194)
!196 = !{!83, !10, i64 0}
!197 = !{!83, !10, i64 4}
!198 = !{!83, !10, i64 8}
!199 = !{!83, !10, i64 12}
!200 = !{!83, !10, i64 16}
!201 = !{!83, !10, i64 20}
!202 = !{!83, !10, i64 24}
!203 = !{!83, !10, i64 28}
!204 = !{!83, !10, i64 32}
!205 = !{!83, !10, i64 36}
!206 = !{!83, !10, i64 40}
!207 = !{!83, !84, i64 48}
!208 = !{!83, !84, i64 56}
!209 = !{!83, !85, i64 64}
!210 = !{!83, !10, i64 72}
!211 = !DILocation(line: 40, column: 4, scope: !194)
!212 = !DILocation(line: 40, column: 6, scope: !194)
!213 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 4, !9, i64 48, i64 8, !162, i64 56, i64 8, !162, i64 64, i64 4, !175, i64 68, i64 4, !9, i64 72, i64 4, !9}
!214 = !DILocation(line: 40, column: 3, scope: !194)
!215 = !DILocation(line: 41, column: 1, scope: !194)
!216 = distinct !DISubprogram(name: "initialise", scope: !14, file: !14, line: 43, type: !15, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!217 = !DILocation(line: 43, column: 59, scope: !216)
!218 = !DILocation(line: 43, column: 53, scope: !216)
!219 = !DILocation(line: 43, column: 63, scope: !216)
!220 = distinct !DISubprogram(name: "in_global", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!221 = !DILocation(line: 46, column: 3, scope: !220)
!222 = !DILocation(line: 46, column: 17, scope: !220)
!223 = !DILocation(line: 46, column: 30, scope: !220)
!224 = !DILocation(line: 46, column: 28, scope: !220)
!225 = !DILocation(line: 46, column: 43, scope: !220)
!226 = !DILocation(line: 46, column: 41, scope: !220)
!227 = !DILocation(line: 46, column: 13, scope: !220)
!228 = !DILocation(line: 47, column: 10, scope: !220)
!229 = !DILocation(line: 47, column: 13, scope: !220)
!230 = !DILocation(line: 47, column: 3, scope: !220)
!231 = !DILocation(line: 48, column: 27, scope: !220)
!232 = !DILocation(line: 48, column: 30, scope: !220)
!233 = !DILocation(line: 48, column: 16, scope: !220)
!234 = !DILocation(line: 48, column: 3, scope: !220)
!235 = !DILocation(line: 48, column: 11, scope: !220)
!236 = !DILocation(line: 48, column: 14, scope: !220)
!237 = !DILocation(line: 49, column: 30, scope: !220)
!238 = !DILocation(line: 49, column: 33, scope: !220)
!239 = !DILocation(line: 49, column: 43, scope: !220)
!240 = !DILocation(line: 49, column: 18, scope: !220)
!241 = !DILocation(line: 49, column: 3, scope: !220)
!242 = !DILocation(line: 49, column: 13, scope: !220)
!243 = !DILocation(line: 49, column: 16, scope: !220)
!244 = !DILocation(line: 50, column: 1, scope: !220)
!245 = distinct !DISubprogram(name: "__get_x", scope: !246, file: !246, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!246 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!247 = !DILocation(line: 40, column: 207, scope: !245)
!248 = !DILocation(line: 40, column: 174, scope: !245)
!249 = distinct !DISubprogram(name: "__get_x", scope: !246, file: !246, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!250 = !DILocation(line: 41, column: 207, scope: !249)
!251 = !DILocation(line: 41, column: 174, scope: !249)
!252 = distinct !DISubprogram(name: "__get_x", scope: !246, file: !246, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!253 = !DILocation(line: 39, column: 208, scope: !252)
!254 = !DILocation(line: 39, column: 175, scope: !252)
!255 = distinct !DISubprogram(name: "atomicExch<int>", scope: !106, file: !106, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!256 = !DILocation(line: 154, column: 1798, scope: !255)
!257 = !DILocation(line: 154, column: 1844, scope: !255)
!258 = !DILocation(line: 154, column: 1854, scope: !255)
!259 = !DILocation(line: 154, column: 1773, scope: !255)
!260 = !DILocation(line: 154, column: 1766, scope: !255)
!261 = distinct !DISubprogram(name: "in_shared", scope: !14, file: !14, line: 52, type: !15, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!262 = !DILocation(line: 54, column: 7, scope: !261)
!263 = !DILocation(line: 54, column: 19, scope: !261)
!264 = !DILocation(line: 54, column: 25, scope: !261)
!265 = !DILocation(line: 55, column: 3, scope: !261)
!266 = !DILocation(line: 56, column: 17, scope: !261)
!267 = !DILocation(line: 56, column: 3, scope: !261)
!268 = !DILocation(line: 57, column: 3, scope: !261)
!269 = !DILocation(line: 58, column: 7, scope: !261)
!270 = !DILocation(line: 58, column: 19, scope: !261)
!271 = !DILocation(line: 58, column: 26, scope: !261)
!272 = !DILocation(line: 58, column: 28, scope: !261)
!273 = !DILocation(line: 58, column: 25, scope: !261)
!274 = !DILocation(line: 59, column: 1, scope: !261)
!275 = distinct !DISubprogram(name: "__syncthreads", scope: !246, file: !246, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!276 = !DILocation(line: 60, column: 55, scope: !275)
!277 = !DILocation(line: 60, column: 76, scope: !275)
!278 = distinct !DISubprogram(name: "add", scope: !106, file: !106, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!279 = !DILocation(line: 82, column: 35, scope: !278)
!280 = !DILocation(line: 82, column: 44, scope: !278)
!281 = !DILocation(line: 82, column: 12, scope: !278)
!282 = !DILocation(line: 82, column: 5, scope: !278)
!283 = distinct !DISubprogram(name: "min", scope: !106, file: !106, line: 84, type: !15, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!284 = !DILocation(line: 85, column: 35, scope: !283)
!285 = !DILocation(line: 85, column: 44, scope: !283)
!286 = !DILocation(line: 85, column: 12, scope: !283)
!287 = !DILocation(line: 85, column: 5, scope: !283)
!288 = distinct !DISubprogram(name: "max", scope: !106, file: !106, line: 87, type: !15, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!289 = !DILocation(line: 88, column: 35, scope: !288)
!290 = !DILocation(line: 88, column: 44, scope: !288)
!291 = !DILocation(line: 88, column: 12, scope: !288)
!292 = !DILocation(line: 88, column: 5, scope: !288)
!293 = distinct !DISubprogram(name: "min", scope: !106, file: !106, line: 84, type: !15, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!294 = !DILocation(line: 85, column: 35, scope: !293)
!295 = !DILocation(line: 85, column: 44, scope: !293)
!296 = !DILocation(line: 85, column: 12, scope: !293)
!297 = !DILocation(line: 85, column: 5, scope: !293)
!298 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_inc<unsigned int>, 4>", scope: !106, file: !106, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = !DILocation(line: 68, column: 3, scope: !298)
!300 = !DILocation(line: 68, column: 42, scope: !298)
!301 = !DILocation(line: 68, column: 9, scope: !298)
!302 = !DILocation(line: 69, column: 3, scope: !298)
!303 = !DILocation(line: 69, column: 43, scope: !298)
!304 = !DILocation(line: 69, column: 15, scope: !298)
!305 = !DILocation(line: 69, column: 8, scope: !298)
!306 = !DILocation(line: 70, column: 3, scope: !298)
!307 = !DILocation(line: 71, column: 3, scope: !298)
!308 = !DILocation(line: 72, column: 39, scope: !298)
!309 = !DILocation(line: 72, column: 55, scope: !298)
!310 = !DILocation(line: 72, column: 86, scope: !298)
!311 = !DILocation(line: 72, column: 14, scope: !298)
!312 = !DILocation(line: 72, column: 12, scope: !298)
!313 = !DILocation(line: 72, column: 5, scope: !298)
!314 = !DILocation(line: 73, column: 3, scope: !298)
!315 = !DILocation(line: 73, column: 50, scope: !298)
!316 = !DILocation(line: 73, column: 65, scope: !298)
!317 = !DILocation(line: 73, column: 13, scope: !298)
!318 = !DILocation(line: 73, column: 12, scope: !298)
!319 = distinct !{!319, !307, !320, !103}
!320 = !DILocation(line: 74, column: 59, scope: !298)
!321 = !DILocation(line: 75, column: 10, scope: !298)
!322 = !DILocation(line: 76, column: 1, scope: !298)
!323 = !DILocation(line: 75, column: 3, scope: !298)
!324 = distinct !DISubprogram(name: "next", scope: !106, file: !106, line: 58, type: !15, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!325 = !DILocation(line: 58, column: 72, scope: !324)
!326 = !DILocation(line: 58, column: 79, scope: !324)
!327 = !DILocation(line: 58, column: 76, scope: !324)
!328 = !DILocation(line: 58, column: 91, scope: !324)
!329 = !DILocation(line: 58, column: 95, scope: !324)
!330 = !DILocation(line: 58, column: 65, scope: !324)
!331 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_dec<unsigned int>, 4>", scope: !106, file: !106, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!332 = !DILocation(line: 68, column: 3, scope: !331)
!333 = !DILocation(line: 68, column: 42, scope: !331)
!334 = !DILocation(line: 68, column: 9, scope: !331)
!335 = !DILocation(line: 69, column: 3, scope: !331)
!336 = !DILocation(line: 69, column: 43, scope: !331)
!337 = !DILocation(line: 69, column: 15, scope: !331)
!338 = !DILocation(line: 69, column: 8, scope: !331)
!339 = !DILocation(line: 70, column: 3, scope: !331)
!340 = !DILocation(line: 71, column: 3, scope: !331)
!341 = !DILocation(line: 72, column: 39, scope: !331)
!342 = !DILocation(line: 72, column: 55, scope: !331)
!343 = !DILocation(line: 72, column: 86, scope: !331)
!344 = !DILocation(line: 72, column: 14, scope: !331)
!345 = !DILocation(line: 72, column: 12, scope: !331)
!346 = !DILocation(line: 72, column: 5, scope: !331)
!347 = !DILocation(line: 73, column: 3, scope: !331)
!348 = !DILocation(line: 73, column: 50, scope: !331)
!349 = !DILocation(line: 73, column: 65, scope: !331)
!350 = !DILocation(line: 73, column: 13, scope: !331)
!351 = !DILocation(line: 73, column: 12, scope: !331)
!352 = distinct !{!352, !340, !353, !103}
!353 = !DILocation(line: 74, column: 59, scope: !331)
!354 = !DILocation(line: 75, column: 10, scope: !331)
!355 = !DILocation(line: 76, column: 1, scope: !331)
!356 = !DILocation(line: 75, column: 3, scope: !331)
!357 = distinct !DISubprogram(name: "next", scope: !106, file: !106, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!358 = !DILocation(line: 62, column: 72, scope: !357)
!359 = !DILocation(line: 62, column: 76, scope: !357)
!360 = !DILocation(line: 62, column: 81, scope: !357)
!361 = !DILocation(line: 62, column: 84, scope: !357)
!362 = !DILocation(line: 62, column: 90, scope: !357)
!363 = !DILocation(line: 62, column: 88, scope: !357)
!364 = !DILocation(line: 62, column: 98, scope: !357)
!365 = !DILocation(line: 62, column: 106, scope: !357)
!366 = !DILocation(line: 62, column: 110, scope: !357)
!367 = !DILocation(line: 62, column: 65, scope: !357)
!368 = distinct !DISubprogram(name: "add", scope: !106, file: !106, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!369 = !DILocation(line: 82, column: 35, scope: !368)
!370 = !DILocation(line: 82, column: 44, scope: !368)
!371 = !DILocation(line: 82, column: 12, scope: !368)
!372 = !DILocation(line: 82, column: 5, scope: !368)
!373 = distinct !DISubprogram(name: "max", scope: !106, file: !106, line: 87, type: !15, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!374 = !DILocation(line: 88, column: 35, scope: !373)
!375 = !DILocation(line: 88, column: 44, scope: !373)
!376 = !DILocation(line: 88, column: 12, scope: !373)
!377 = !DILocation(line: 88, column: 5, scope: !373)
!378 = distinct !DISubprogram(name: "add", scope: !106, file: !106, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!379 = !DILocation(line: 94, column: 66, scope: !378)
!380 = !DILocation(line: 94, column: 75, scope: !378)
!381 = !DILocation(line: 94, column: 12, scope: !378)
!382 = !DILocation(line: 94, column: 5, scope: !378)
!383 = distinct !DISubprogram(name: "__hipspv_atomic_update<float, __hipspv_add<float>, 4>", scope: !106, file: !106, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!384 = !DILocation(line: 68, column: 3, scope: !383)
!385 = !DILocation(line: 68, column: 42, scope: !383)
!386 = !DILocation(line: 68, column: 9, scope: !383)
!387 = !DILocation(line: 69, column: 3, scope: !383)
!388 = !DILocation(line: 69, column: 43, scope: !383)
!389 = !DILocation(line: 69, column: 15, scope: !383)
!390 = !DILocation(line: 69, column: 8, scope: !383)
!391 = !DILocation(line: 70, column: 3, scope: !383)
!392 = !DILocation(line: 71, column: 3, scope: !383)
!393 = !DILocation(line: 72, column: 39, scope: !383)
!394 = !DILocation(line: 72, column: 55, scope: !383)
!395 = !DILocation(line: 72, column: 86, scope: !383)
!396 = !DILocation(line: 72, column: 14, scope: !383)
!397 = !DILocation(line: 72, column: 12, scope: !383)
!398 = !DILocation(line: 72, column: 5, scope: !383)
!399 = !DILocation(line: 73, column: 3, scope: !383)
!400 = !DILocation(line: 73, column: 50, scope: !383)
!401 = !DILocation(line: 73, column: 65, scope: !383)
!402 = !DILocation(line: 73, column: 13, scope: !383)
!403 = !DILocation(line: 73, column: 12, scope: !383)
!404 = distinct !{!404, !392, !405, !103}
!405 = !DILocation(line: 74, column: 59, scope: !383)
!406 = !DILocation(line: 75, column: 10, scope: !383)
!407 = !DILocation(line: 76, column: 1, scope: !383)
!408 = !DILocation(line: 75, column: 3, scope: !383)
!409 = distinct !DISubprogram(name: "next", scope: !106, file: !106, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!410 = !DILocation(line: 44, column: 72, scope: !409)
!411 = !DILocation(line: 44, column: 78, scope: !409)
!412 = !DILocation(line: 44, column: 76, scope: !409)
!413 = !DILocation(line: 44, column: 65, scope: !409)
