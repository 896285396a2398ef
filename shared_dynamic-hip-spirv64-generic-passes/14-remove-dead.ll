; ModuleID = '<memory>'
source_filename = "tests/programs/shared_dynamic.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Line = type { [16 x i32] }
%struct.Other = type { [100 x double] }
%struct.Large = type { [600 x i32] }

@_ZZ6kernelPjPdPiiE3odd = internal unnamed_addr addrspace(3) global [3 x i8] undef, align 1
@_ZZ6kernelPjPdPiiE5fixed = internal addrspace(3) global [8 x i32] undef, align 32
@_ZZ6kernelPjPdPiiE6placed = internal addrspace(3) global [5 x i8] undef, align 128
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 128

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func noundef double @_Z7deepesti(i32 noundef %0) unnamed_addr #0 !dbg !14 {
  %2 = sext i32 %0 to i64, !dbg !18
  %3 = getelementptr inbounds double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %2, !dbg !18
  %4 = load double, ptr addrspace(4) %3, align 8, !dbg !18, !tbaa !19
  %5 = fmul contract double %4, 2.000000e+00, !dbg !21
  ret double %5, !dbg !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func noundef double @_Z6middlei(i32 noundef %0) unnamed_addr #1 !dbg !23 {
  %2 = tail call contract spir_func noundef double @_Z7deepesti(i32 noundef %0) #10, !dbg !24
  %3 = shl nsw i32 %0, 3, !dbg !25
  %4 = sext i32 %3 to i64, !dbg !26
  %5 = getelementptr i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %4, !dbg !26
  %6 = getelementptr i8, ptr addrspace(4) %5, i64 7, !dbg !26
  %7 = load i8, ptr addrspace(4) %6, align 1, !dbg !26, !tbaa !27
  %8 = uitofp i8 %7 to double, !dbg !26
  %9 = fadd contract double %2, %8, !dbg !28
  ret double %9, !dbg !29
}

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @_Z4filli(i32 noundef %0) unnamed_addr #2 !dbg !30 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !31
  %3 = trunc i64 %2 to i32, !dbg !31
  %4 = icmp sgt i32 %0, %3, !dbg !35
  br i1 %4, label %.lr.ph, label %._crit_edge, !dbg !36

._crit_edge:                                      ; preds = %.lr.ph, %1
  ret void, !dbg !37

.lr.ph:                                           ; preds = %1, %.lr.ph
  %.05 = phi i32 [ %11, %.lr.ph ], [ %3, %1 ]
  %5 = sitofp i32 %.05 to double, !dbg !38
  %6 = fadd contract double %5, 5.000000e-01, !dbg !39
  %7 = sext i32 %.05 to i64, !dbg !40
  %8 = getelementptr inbounds double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %7, !dbg !40
  store double %6, ptr addrspace(4) %8, align 8, !dbg !41, !tbaa !19
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !42
  %10 = trunc i64 %9 to i32, !dbg !42
  %11 = add i32 %.05, %10, !dbg !45
  %12 = icmp slt i32 %11, %0, !dbg !35
  br i1 %12, label %.lr.ph, label %._crit_edge, !dbg !36, !llvm.loop !46
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef ptr addrspace(4) @_Z6choosePii(i32 noundef range(i32 -2147483648, 6) %0) unnamed_addr #3 !dbg !49 {
  %2 = srem i32 %0, 3, !dbg !51
  %switch.selectcmp = icmp eq i32 %2, 1, !dbg !52
  %switch.select = select i1 %switch.selectcmp, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 64), ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 12), !dbg !52
  %switch.selectcmp4 = icmp eq i32 %2, 0, !dbg !52
  %switch.select5 = select i1 %switch.selectcmp4, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), ptr addrspace(4) %switch.select, !dbg !52
  ret ptr addrspace(4) %switch.select5, !dbg !53
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6kernelPjPdPii(ptr addrspace(1) noundef writeonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !dbg !54 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %7 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !55
  %9 = trunc i64 %8 to i32, !dbg !55
  %10 = icmp slt i32 %9, 3, !dbg !57
  br i1 %10, label %.thread, label %15, !dbg !57

.thread:                                          ; preds = %4
  %11 = trunc i64 %8 to i8, !dbg !58
  %12 = add i8 %11, 1, !dbg !58
  %sext = shl i64 %8, 32, !dbg !59
  %13 = ashr exact i64 %sext, 32, !dbg !59
  %14 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 %13, !dbg !59
  store i8 %12, ptr addrspace(4) %14, align 1, !dbg !60, !tbaa !27
  br label %17, !dbg !61

15:                                               ; preds = %4
  %16 = icmp samesign ult i32 %9, 8, !dbg !61
  br i1 %16, label %._crit_edge68, label %21, !dbg !61

._crit_edge68:                                    ; preds = %15
  %.pre = shl i64 %8, 32, !dbg !62
  br label %17, !dbg !61

17:                                               ; preds = %._crit_edge68, %.thread
  %sext57.pre-phi = phi i64 [ %.pre, %._crit_edge68 ], [ %sext, %.thread ], !dbg !62
  %18 = add nsw i32 %9, 100, !dbg !63
  %19 = ashr exact i64 %sext57.pre-phi, 30, !dbg !62
  %20 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), i64 %19, !dbg !62
  store i32 %18, ptr addrspace(4) %20, align 4, !dbg !64, !tbaa !9
  br label %21, !dbg !62

21:                                               ; preds = %17, %15
  tail call spir_func void @_Z4filli(i32 noundef %3) #12, !dbg !65
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !66
  %22 = icmp sgt i32 %3, %9, !dbg !69
  br i1 %22, label %23, label %27, !dbg !69

23:                                               ; preds = %21
  %24 = tail call contract spir_func noundef double @_Z6middlei(i32 noundef %9) #10, !dbg !70
  %sext58 = shl i64 %8, 32, !dbg !71
  %25 = ashr exact i64 %sext58, 29, !dbg !71
  %26 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 %25, !dbg !71
  store double %24, ptr addrspace(4) %26, align 8, !dbg !72, !tbaa !19
  br label %27, !dbg !71

27:                                               ; preds = %23, %21
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !73
  %28 = icmp eq i32 %9, 0, !dbg !75
  br i1 %28, label %.preheader.preheader, label %81, !dbg !75

.preheader.preheader:                             ; preds = %27
  %29 = and i32 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i32), 63, !dbg !76
  store i32 %29, ptr addrspace(4) %5, align 4, !dbg !77, !tbaa !9
  %30 = and i32 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)) to i32), 3, !dbg !78
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4, !dbg !79
  store i32 %30, ptr addrspace(4) %31, align 4, !dbg !80, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 8, !dbg !81
  store i32 0, ptr addrspace(4) %32, align 4, !dbg !82, !tbaa !9
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12, !dbg !83
  store i32 0, ptr addrspace(4) %33, align 4, !dbg !84, !tbaa !9
  %34 = load <8 x i32>, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE5fixed to ptr addrspace(4)), align 32, !dbg !85, !tbaa !9
  %35 = icmp ne <8 x i32> %34, <i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107>, !dbg !86
  %36 = extractelement <8 x i1> %35, i64 0, !dbg !85
  %37 = zext i1 %36 to i32, !dbg !85
  %38 = extractelement <8 x i1> %35, i64 1, !dbg !85
  %39 = zext i1 %38 to i32, !dbg !85
  %40 = add nuw nsw i32 %37, %39, !dbg !87
  %41 = extractelement <8 x i1> %35, i64 2, !dbg !85
  %42 = zext i1 %41 to i32, !dbg !85
  %43 = add nuw nsw i32 %40, %42, !dbg !87
  %44 = extractelement <8 x i1> %35, i64 3, !dbg !85
  %45 = zext i1 %44 to i32, !dbg !85
  %46 = add nuw nsw i32 %43, %45, !dbg !87
  %47 = extractelement <8 x i1> %35, i64 4, !dbg !85
  %48 = zext i1 %47 to i32, !dbg !85
  %49 = add nuw nsw i32 %46, %48, !dbg !87
  %50 = extractelement <8 x i1> %35, i64 5, !dbg !85
  %51 = zext i1 %50 to i32, !dbg !85
  %52 = add nuw nsw i32 %49, %51, !dbg !87
  %53 = extractelement <8 x i1> %35, i64 6, !dbg !85
  %54 = zext i1 %53 to i32, !dbg !85
  %55 = add nuw nsw i32 %52, %54, !dbg !87
  %56 = extractelement <8 x i1> %35, i64 7, !dbg !85
  %57 = zext i1 %56 to i32, !dbg !85
  %58 = add nuw nsw i32 %55, %57, !dbg !87
  %59 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), align 1, !dbg !88, !tbaa !27
  %60 = icmp ne i8 %59, 1, !dbg !89
  %61 = zext i1 %60 to i32, !dbg !88
  %62 = add nuw nsw i32 %58, %61, !dbg !90
  %63 = load i8, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 1), align 1, !dbg !88, !tbaa !27
  %64 = icmp ne i8 %63, 2, !dbg !89
  %65 = zext i1 %64 to i32, !dbg !88
  %66 = add nuw nsw i32 %62, %65, !dbg !90
  %67 = load i8, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE3odd to ptr addrspace(4)), i64 2), align 1, !dbg !88, !tbaa !27
  %68 = icmp ne i8 %67, 3, !dbg !89
  %69 = zext i1 %68 to i32, !dbg !88
  %70 = add nuw nsw i32 %66, %69, !dbg !90
  %71 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 16, !dbg !91
  store i32 %70, ptr addrspace(4) %71, align 4, !dbg !92, !tbaa !9
  store i8 %59, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), align 1, !dbg !93, !tbaa !27
  store i8 %63, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 1), align 1, !dbg !93, !tbaa !27
  store i8 %67, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 2), align 1, !dbg !93, !tbaa !27
  store i8 %59, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 3), align 1, !dbg !93, !tbaa !27
  store i8 %63, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 4), align 1, !dbg !93, !tbaa !27
  %72 = sext i8 %59 to i64, !dbg !94
  %73 = getelementptr i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPjPdPiiE6placed to ptr addrspace(4)), i64 %72, !dbg !95
  %74 = getelementptr i8, ptr addrspace(4) %73, i64 -1, !dbg !95
  %75 = ptrtoint ptr addrspace(4) %74 to i64, !dbg !96
  %76 = trunc i64 %75 to i32, !dbg !96
  %77 = and i32 %76, 127, !dbg !96
  %78 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 20, !dbg !97
  store i32 %77, ptr addrspace(4) %78, align 4, !dbg !98, !tbaa !9
  %79 = and i32 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i32), 127, !dbg !99
  %80 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 24, !dbg !100
  store i32 %79, ptr addrspace(4) %80, align 4, !dbg !101, !tbaa !9
  br label %81, !dbg !102

81:                                               ; preds = %.preheader.preheader, %27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !103
  %82 = icmp slt i32 %9, 32, !dbg !105
  br i1 %82, label %.lr.ph, label %._crit_edge, !dbg !106

._crit_edge:                                      ; preds = %.lr.ph, %81
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !107
  %83 = icmp slt i32 %9, 6, !dbg !109
  br i1 %83, label %95, label %103, !dbg !109

.lr.ph:                                           ; preds = %81, %.lr.ph
  %.065 = phi i32 [ %93, %.lr.ph ], [ %9, %81 ]
  %84 = add nsw i32 %.065, 1000, !dbg !110
  %.065.frozen = freeze i32 %.065, !dbg !111
  %85 = sdiv i32 %.065.frozen, 16, !dbg !111
  %86 = sext i32 %85 to i64, !dbg !112
  %87 = getelementptr inbounds %struct.Line, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %86, !dbg !112
  %88 = mul i32 %85, 16, !dbg !113
  %.decomposed = sub i32 %.065.frozen, %88, !dbg !113
  %89 = sext i32 %.decomposed to i64, !dbg !112
  %90 = getelementptr inbounds i32, ptr addrspace(4) %87, i64 %89, !dbg !112
  store i32 %84, ptr addrspace(4) %90, align 4, !dbg !114, !tbaa !9
  %91 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !115
  %92 = trunc i64 %91 to i32, !dbg !115
  %93 = add i32 %.065, %92, !dbg !117
  %94 = icmp slt i32 %93, 32, !dbg !105
  br i1 %94, label %.lr.ph, label %._crit_edge, !dbg !106, !llvm.loop !118

95:                                               ; preds = %._crit_edge
  %96 = tail call spir_func noundef ptr addrspace(4) @_Z6choosePii(i32 noundef %9) #10, !dbg !120
  %97 = srem i32 %9, 4, !dbg !121
  %98 = sext i32 %97 to i64, !dbg !120
  %99 = getelementptr inbounds i32, ptr addrspace(4) %96, i64 %98, !dbg !120
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !120, !tbaa !9
  %sext59 = shl i64 %8, 32, !dbg !122
  %101 = ashr exact i64 %sext59, 30, !dbg !122
  %102 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %101, !dbg !122
  store i32 %100, ptr addrspace(4) %102, align 4, !dbg !123, !tbaa !9
  br label %103, !dbg !122

103:                                              ; preds = %95, %._crit_edge
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !124
  br i1 %28, label %104, label %105, !dbg !126

104:                                              ; preds = %103
  store float 3.250000e+00, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 36), align 4, !dbg !127, !tbaa !128
  br label %105, !dbg !130

105:                                              ; preds = %104, %103
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !131
  %106 = icmp eq i32 %9, 6, !dbg !133
  br i1 %106, label %107, label %112, !dbg !133

107:                                              ; preds = %105
  %108 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 36), align 1, !dbg !134, !tbaa !128
  %109 = fmul contract float %108, 4.000000e+00, !dbg !135
  %110 = fptosi float %109 to i32, !dbg !134
  %111 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 24, !dbg !136
  store i32 %110, ptr addrspace(4) %111, align 4, !dbg !137, !tbaa !9
  br label %112, !dbg !136

112:                                              ; preds = %107, %105
  ret void, !dbg !138
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z8optionalPib(ptr addrspace(1) noundef captures(none) %0, i1 noundef %1) local_unnamed_addr #4 !dbg !139 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  br i1 %1, label %4, label %11, !dbg !140

4:                                                ; preds = %2
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !141
  %6 = and i64 %5, 4294967295, !dbg !143
  %7 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %6, !dbg !143
  %8 = load i32, ptr addrspace(4) %7, align 4, !dbg !143, !tbaa !9
  %9 = add nsw i32 %8, 1, !dbg !144
  %10 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %6, !dbg !145
  store i32 %9, ptr addrspace(4) %10, align 4, !dbg !146, !tbaa !9
  br label %11, !dbg !145

11:                                               ; preds = %4, %2
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !147
  br i1 %1, label %12, label %20, !dbg !149

12:                                               ; preds = %11
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !150
  %14 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !152
  %15 = xor i64 %14, -1, !dbg !154
  %16 = add i64 %13, %15, !dbg !154
  %17 = and i64 %16, 4294967295, !dbg !155
  %18 = getelementptr inbounds nuw i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %17, !dbg !155
  %19 = load i32, ptr addrspace(4) %18, align 4, !dbg !155, !tbaa !9
  br label %26, !dbg !149

20:                                               ; preds = %11
  %21 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !156
  %22 = and i64 %21, 4294967295, !dbg !158
  %23 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %22, !dbg !158
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !158, !tbaa !9
  %25 = mul nsw i32 %24, 3, !dbg !159
  br label %26, !dbg !149

26:                                               ; preds = %20, %12
  %27 = phi i32 [ %19, %12 ], [ %25, %20 ], !dbg !149
  %28 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !160
  %29 = and i64 %28, 4294967295, !dbg !162
  %30 = getelementptr inbounds nuw i32, ptr addrspace(4) %3, i64 %29, !dbg !162
  store i32 %27, ptr addrspace(4) %30, align 4, !dbg !163, !tbaa !9
  ret void, !dbg !164
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define hidden spir_kernel void @_Z5plainPi(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #5 !dbg !165 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !166
  %4 = and i64 %3, 4294967295, !dbg !168
  %5 = getelementptr inbounds nuw i32, ptr addrspace(4) %2, i64 %4, !dbg !168
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !169, !tbaa !9
  %7 = add nsw i32 %6, 7, !dbg !169
  store i32 %7, ptr addrspace(4) %5, align 4, !dbg !169, !tbaa !9
  ret void, !dbg !170
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #7

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIcEvPT_(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 !dbg !171 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !172
  %4 = and i64 %3, 4294967295, !dbg !174
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %2, i64 %4, !dbg !174
  %6 = load i8, ptr addrspace(4) %5, align 1, !dbg !174, !tbaa !27
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %4, !dbg !175
  store i8 %6, ptr addrspace(4) %7, align 1, !dbg !176, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !177
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !179
  %9 = xor i64 %3, -1, !dbg !181
  %10 = add i64 %8, %9, !dbg !181
  %11 = and i64 %10, 4294967295, !dbg !182
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %11, !dbg !182
  %13 = load i8, ptr addrspace(4) %12, align 1, !dbg !182, !tbaa !27
  store i8 %13, ptr addrspace(4) %5, align 1, !dbg !183, !tbaa !27
  ret void, !dbg !184
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIsEvPT_(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 !dbg !185 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !186
  %4 = and i64 %3, 4294967295, !dbg !188
  %5 = getelementptr inbounds nuw i16, ptr addrspace(4) %2, i64 %4, !dbg !188
  %6 = load i16, ptr addrspace(4) %5, align 2, !dbg !188, !tbaa !189
  %7 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %4, !dbg !191
  store i16 %6, ptr addrspace(4) %7, align 2, !dbg !192, !tbaa !189
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !193
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !195
  %9 = xor i64 %3, -1, !dbg !197
  %10 = add i64 %8, %9, !dbg !197
  %11 = and i64 %10, 4294967295, !dbg !198
  %12 = getelementptr inbounds nuw i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %11, !dbg !198
  %13 = load i16, ptr addrspace(4) %12, align 2, !dbg !198, !tbaa !189
  store i16 %13, ptr addrspace(4) %5, align 2, !dbg !199, !tbaa !189
  ret void, !dbg !200
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIfEvPT_(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 !dbg !201 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !202
  %4 = and i64 %3, 4294967295, !dbg !204
  %5 = getelementptr inbounds nuw float, ptr addrspace(4) %2, i64 %4, !dbg !204
  %6 = load float, ptr addrspace(4) %5, align 4, !dbg !204, !tbaa !128
  %7 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %4, !dbg !205
  store float %6, ptr addrspace(4) %7, align 4, !dbg !206, !tbaa !128
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !207
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !209
  %9 = xor i64 %3, -1, !dbg !211
  %10 = add i64 %8, %9, !dbg !211
  %11 = and i64 %10, 4294967295, !dbg !212
  %12 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %11, !dbg !212
  %13 = load float, ptr addrspace(4) %12, align 4, !dbg !212, !tbaa !128
  store float %13, ptr addrspace(4) %5, align 4, !dbg !213, !tbaa !128
  ret void, !dbg !214
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7reverseIdEvPT_(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 !dbg !215 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !216
  %4 = and i64 %3, 4294967295, !dbg !218
  %5 = getelementptr inbounds nuw double, ptr addrspace(4) %2, i64 %4, !dbg !218
  %6 = load double, ptr addrspace(4) %5, align 8, !dbg !218, !tbaa !19
  %7 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %4, !dbg !219
  store double %6, ptr addrspace(4) %7, align 8, !dbg !220, !tbaa !19
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !221
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !223
  %9 = xor i64 %3, -1, !dbg !225
  %10 = add i64 %8, %9, !dbg !225
  %11 = and i64 %10, 4294967295, !dbg !226
  %12 = getelementptr inbounds nuw double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %11, !dbg !226
  %13 = load double, ptr addrspace(4) %12, align 8, !dbg !226, !tbaa !19
  store double %13, ptr addrspace(4) %5, align 8, !dbg !227, !tbaa !19
  ret void, !dbg !228
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z7spilled5LargePi5Other(ptr addrspace(1) noalias readonly align 4 captures(none) dereferenceable(2400) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Other) align 8 captures(none) %2) local_unnamed_addr #4 !dbg !229 {
  %4 = alloca %struct.Large, align 4
  %5 = alloca %struct.Other, align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noundef align 4 dereferenceable(2400) %6, ptr addrspace(1) noundef align 4 dereferenceable(2400) %0, i64 2400, i1 false)
  %8 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noundef align 8 dereferenceable(800) %7, ptr noundef nonnull align 8 dereferenceable(800) %2, i64 800, i1 false)
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !230
  %10 = trunc i64 %9 to i32, !dbg !230
  %11 = shl nsw i32 %10, 1, !dbg !232
  %12 = sext i32 %11 to i64, !dbg !233
  %13 = getelementptr inbounds i32, ptr addrspace(4) %6, i64 %12, !dbg !233
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !233, !tbaa !9
  %15 = sext i32 %14 to i64, !dbg !233
  %sext = shl i64 %9, 32, !dbg !234
  %16 = ashr exact i64 %sext, 32, !dbg !234
  %17 = getelementptr inbounds double, ptr addrspace(4) %7, i64 %16, !dbg !234
  %18 = load double, ptr addrspace(4) %17, align 8, !dbg !234, !tbaa !19
  %19 = fptosi double %18 to i64, !dbg !234
  %20 = add nsw i64 %19, %15, !dbg !235
  %21 = getelementptr inbounds i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %16, !dbg !236
  store i64 %20, ptr addrspace(4) %21, align 8, !dbg !237, !tbaa !238
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #12, !dbg !240
  %22 = add nsw i32 %10, 1, !dbg !242
  %23 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !243
  %24 = trunc i64 %23 to i32, !dbg !243
  %25 = urem i32 %22, %24, !dbg !245
  %26 = zext i32 %25 to i64, !dbg !246
  %27 = getelementptr inbounds nuw i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 %26, !dbg !246
  %28 = load i64, ptr addrspace(4) %27, align 8, !dbg !246, !tbaa !238
  %29 = trunc i64 %28 to i32, !dbg !246
  %30 = getelementptr inbounds i32, ptr addrspace(4) %8, i64 %16, !dbg !247
  store i32 %29, ptr addrspace(4) %30, align 4, !dbg !248, !tbaa !9
  ret void, !dbg !249
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree noinline norecurse nounwind memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "shared_dynamic.hip", directory: "/work/main")
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
!13 = !{!"hipspv.byref _Z7spilled5LargePi5Other 0 2400 4"}
!14 = distinct !DISubprogram(name: "deepest", scope: !15, file: !15, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/shared_dynamic.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 16, column: 69, scope: !14)
!19 = !{!20, !20, i64 0}
!20 = !{!"double", !11, i64 0}
!21 = !DILocation(line: 16, column: 80, scope: !14)
!22 = !DILocation(line: 16, column: 62, scope: !14)
!23 = distinct !DISubprogram(name: "middle", scope: !15, file: !15, line: 17, type: !16, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 17, column: 68, scope: !23)
!25 = !DILocation(line: 17, column: 89, scope: !23)
!26 = !DILocation(line: 17, column: 81, scope: !23)
!27 = !{!11, !11, i64 0}
!28 = !DILocation(line: 17, column: 79, scope: !23)
!29 = !DILocation(line: 17, column: 61, scope: !23)
!30 = distinct !DISubprogram(name: "fill", scope: !15, file: !15, line: 18, type: !16, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !34)
!32 = distinct !DISubprogram(name: "__get_x", scope: !33, file: !33, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!34 = distinct !DILocation(line: 19, column: 16, scope: !30)
!35 = !DILocation(line: 19, column: 31, scope: !30)
!36 = !DILocation(line: 19, column: 3, scope: !30)
!37 = !DILocation(line: 20, column: 1, scope: !30)
!38 = !DILocation(line: 19, column: 66, scope: !30)
!39 = !DILocation(line: 19, column: 68, scope: !30)
!40 = !DILocation(line: 19, column: 53, scope: !30)
!41 = !DILocation(line: 19, column: 64, scope: !30)
!42 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !44)
!43 = distinct !DISubprogram(name: "__get_x", scope: !33, file: !33, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = distinct !DILocation(line: 19, column: 41, scope: !30)
!45 = !DILocation(line: 19, column: 38, scope: !30)
!46 = distinct !{!46, !36, !47, !48}
!47 = !DILocation(line: 19, column: 70, scope: !30)
!48 = !{!"llvm.loop.mustprogress"}
!49 = distinct !DISubprogram(name: "choose", scope: !15, file: !15, line: 22, type: !50, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DISubroutineType(cc: DW_CC_nocall, types: !17)
!51 = !DILocation(line: 24, column: 13, scope: !49)
!52 = !DILocation(line: 24, column: 17, scope: !49)
!53 = !DILocation(line: 30, column: 3, scope: !49)
!54 = distinct !DISubprogram(name: "kernel", scope: !15, file: !15, line: 36, type: !16, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !56)
!56 = distinct !DILocation(line: 40, column: 17, scope: !54)
!57 = !DILocation(line: 41, column: 9, scope: !54)
!58 = !DILocation(line: 41, column: 41, scope: !54)
!59 = !DILocation(line: 41, column: 14, scope: !54)
!60 = !DILocation(line: 41, column: 21, scope: !54)
!61 = !DILocation(line: 42, column: 9, scope: !54)
!62 = !DILocation(line: 42, column: 14, scope: !54)
!63 = !DILocation(line: 42, column: 29, scope: !54)
!64 = !DILocation(line: 42, column: 23, scope: !54)
!65 = !DILocation(line: 43, column: 3, scope: !54)
!66 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "__syncthreads", scope: !33, file: !33, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 44, column: 3, scope: !54)
!69 = !DILocation(line: 45, column: 9, scope: !54)
!70 = !DILocation(line: 45, column: 24, scope: !54)
!71 = !DILocation(line: 45, column: 14, scope: !54)
!72 = !DILocation(line: 45, column: 22, scope: !54)
!73 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !74)
!74 = distinct !DILocation(line: 46, column: 3, scope: !54)
!75 = !DILocation(line: 47, column: 9, scope: !54)
!76 = !DILocation(line: 48, column: 37, scope: !54)
!77 = !DILocation(line: 48, column: 13, scope: !54)
!78 = !DILocation(line: 49, column: 37, scope: !54)
!79 = !DILocation(line: 49, column: 5, scope: !54)
!80 = !DILocation(line: 49, column: 13, scope: !54)
!81 = !DILocation(line: 51, column: 5, scope: !54)
!82 = !DILocation(line: 51, column: 13, scope: !54)
!83 = !DILocation(line: 52, column: 5, scope: !54)
!84 = !DILocation(line: 52, column: 13, scope: !54)
!85 = !DILocation(line: 55, column: 42, scope: !54)
!86 = !DILocation(line: 55, column: 51, scope: !54)
!87 = !DILocation(line: 55, column: 39, scope: !54)
!88 = !DILocation(line: 56, column: 42, scope: !54)
!89 = !DILocation(line: 56, column: 49, scope: !54)
!90 = !DILocation(line: 56, column: 39, scope: !54)
!91 = !DILocation(line: 57, column: 5, scope: !54)
!92 = !DILocation(line: 57, column: 13, scope: !54)
!93 = !DILocation(line: 58, column: 43, scope: !54)
!94 = !DILocation(line: 59, column: 73, scope: !54)
!95 = !DILocation(line: 59, column: 66, scope: !54)
!96 = !DILocation(line: 59, column: 37, scope: !54)
!97 = !DILocation(line: 59, column: 5, scope: !54)
!98 = !DILocation(line: 59, column: 13, scope: !54)
!99 = !DILocation(line: 60, column: 37, scope: !54)
!100 = !DILocation(line: 60, column: 5, scope: !54)
!101 = !DILocation(line: 60, column: 13, scope: !54)
!102 = !DILocation(line: 61, column: 3, scope: !54)
!103 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !104)
!104 = distinct !DILocation(line: 62, column: 3, scope: !54)
!105 = !DILocation(line: 63, column: 21, scope: !54)
!106 = !DILocation(line: 63, column: 3, scope: !54)
!107 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !108)
!108 = distinct !DILocation(line: 64, column: 3, scope: !54)
!109 = !DILocation(line: 65, column: 9, scope: !54)
!110 = !DILocation(line: 63, column: 78, scope: !54)
!111 = !DILocation(line: 63, column: 52, scope: !54)
!112 = !DILocation(line: 63, column: 44, scope: !54)
!113 = !DILocation(line: 63, column: 65, scope: !54)
!114 = !DILocation(line: 63, column: 71, scope: !54)
!115 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !116)
!116 = distinct !DILocation(line: 63, column: 32, scope: !54)
!117 = !DILocation(line: 63, column: 29, scope: !54)
!118 = distinct !{!118, !106, !119, !48}
!119 = !DILocation(line: 63, column: 80, scope: !54)
!120 = !DILocation(line: 65, column: 26, scope: !54)
!121 = !DILocation(line: 65, column: 45, scope: !54)
!122 = !DILocation(line: 65, column: 14, scope: !54)
!123 = !DILocation(line: 65, column: 24, scope: !54)
!124 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !125)
!125 = distinct !DILocation(line: 66, column: 3, scope: !54)
!126 = !DILocation(line: 67, column: 9, scope: !54)
!127 = !DILocation(line: 67, column: 24, scope: !54)
!128 = !{!129, !129, i64 0}
!129 = !{!"float", !11, i64 0}
!130 = !DILocation(line: 67, column: 15, scope: !54)
!131 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !132)
!132 = distinct !DILocation(line: 68, column: 3, scope: !54)
!133 = !DILocation(line: 69, column: 9, scope: !54)
!134 = !DILocation(line: 69, column: 44, scope: !54)
!135 = !DILocation(line: 69, column: 79, scope: !54)
!136 = !DILocation(line: 69, column: 15, scope: !54)
!137 = !DILocation(line: 69, column: 25, scope: !54)
!138 = !DILocation(line: 70, column: 1, scope: !54)
!139 = distinct !DISubprogram(name: "optional", scope: !15, file: !15, line: 87, type: !16, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = !DILocation(line: 89, column: 7, scope: !139)
!141 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !142)
!142 = distinct !DILocation(line: 89, column: 37, scope: !139)
!143 = !DILocation(line: 89, column: 32, scope: !139)
!144 = !DILocation(line: 89, column: 50, scope: !139)
!145 = !DILocation(line: 89, column: 12, scope: !139)
!146 = !DILocation(line: 89, column: 30, scope: !139)
!147 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !148)
!148 = distinct !DILocation(line: 90, column: 3, scope: !139)
!149 = !DILocation(line: 91, column: 23, scope: !139)
!150 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !151)
!151 = distinct !DILocation(line: 91, column: 34, scope: !139)
!152 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !153)
!153 = distinct !DILocation(line: 91, column: 51, scope: !139)
!154 = !DILocation(line: 91, column: 49, scope: !139)
!155 = !DILocation(line: 91, column: 29, scope: !139)
!156 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !157)
!157 = distinct !DILocation(line: 91, column: 71, scope: !139)
!158 = !DILocation(line: 91, column: 66, scope: !139)
!159 = !DILocation(line: 91, column: 84, scope: !139)
!160 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !161)
!161 = distinct !DILocation(line: 91, column: 8, scope: !139)
!162 = !DILocation(line: 91, column: 3, scope: !139)
!163 = !DILocation(line: 91, column: 21, scope: !139)
!164 = !DILocation(line: 92, column: 1, scope: !139)
!165 = distinct !DISubprogram(name: "plain", scope: !15, file: !15, line: 95, type: !16, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !167)
!167 = distinct !DILocation(line: 95, column: 54, scope: !165)
!168 = !DILocation(line: 95, column: 49, scope: !165)
!169 = !DILocation(line: 95, column: 67, scope: !165)
!170 = !DILocation(line: 95, column: 73, scope: !165)
!171 = distinct !DISubprogram(name: "reverse<char>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!172 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !173)
!173 = distinct !DILocation(line: 81, column: 30, scope: !171)
!174 = !DILocation(line: 81, column: 25, scope: !171)
!175 = !DILocation(line: 81, column: 3, scope: !171)
!176 = !DILocation(line: 81, column: 23, scope: !171)
!177 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !178)
!178 = distinct !DILocation(line: 82, column: 3, scope: !171)
!179 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !180)
!180 = distinct !DILocation(line: 83, column: 30, scope: !171)
!181 = !DILocation(line: 83, column: 45, scope: !171)
!182 = !DILocation(line: 83, column: 23, scope: !171)
!183 = !DILocation(line: 83, column: 21, scope: !171)
!184 = !DILocation(line: 84, column: 1, scope: !171)
!185 = distinct !DISubprogram(name: "reverse<short>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!186 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !187)
!187 = distinct !DILocation(line: 81, column: 30, scope: !185)
!188 = !DILocation(line: 81, column: 25, scope: !185)
!189 = !{!190, !190, i64 0}
!190 = !{!"short", !11, i64 0}
!191 = !DILocation(line: 81, column: 3, scope: !185)
!192 = !DILocation(line: 81, column: 23, scope: !185)
!193 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !194)
!194 = distinct !DILocation(line: 82, column: 3, scope: !185)
!195 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !196)
!196 = distinct !DILocation(line: 83, column: 30, scope: !185)
!197 = !DILocation(line: 83, column: 45, scope: !185)
!198 = !DILocation(line: 83, column: 23, scope: !185)
!199 = !DILocation(line: 83, column: 21, scope: !185)
!200 = !DILocation(line: 84, column: 1, scope: !185)
!201 = distinct !DISubprogram(name: "reverse<float>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !203)
!203 = distinct !DILocation(line: 81, column: 30, scope: !201)
!204 = !DILocation(line: 81, column: 25, scope: !201)
!205 = !DILocation(line: 81, column: 3, scope: !201)
!206 = !DILocation(line: 81, column: 23, scope: !201)
!207 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !208)
!208 = distinct !DILocation(line: 82, column: 3, scope: !201)
!209 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !210)
!210 = distinct !DILocation(line: 83, column: 30, scope: !201)
!211 = !DILocation(line: 83, column: 45, scope: !201)
!212 = !DILocation(line: 83, column: 23, scope: !201)
!213 = !DILocation(line: 83, column: 21, scope: !201)
!214 = !DILocation(line: 84, column: 1, scope: !201)
!215 = distinct !DISubprogram(name: "reverse<double>", scope: !15, file: !15, line: 79, type: !16, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!216 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !217)
!217 = distinct !DILocation(line: 81, column: 30, scope: !215)
!218 = !DILocation(line: 81, column: 25, scope: !215)
!219 = !DILocation(line: 81, column: 3, scope: !215)
!220 = !DILocation(line: 81, column: 23, scope: !215)
!221 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !222)
!222 = distinct !DILocation(line: 82, column: 3, scope: !215)
!223 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !224)
!224 = distinct !DILocation(line: 83, column: 30, scope: !215)
!225 = !DILocation(line: 83, column: 45, scope: !215)
!226 = !DILocation(line: 83, column: 23, scope: !215)
!227 = !DILocation(line: 83, column: 21, scope: !215)
!228 = !DILocation(line: 84, column: 1, scope: !215)
!229 = distinct !DISubprogram(name: "spilled", scope: !15, file: !15, line: 104, type: !16, scopeLine: 104, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!230 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !231)
!231 = distinct !DILocation(line: 106, column: 17, scope: !229)
!232 = !DILocation(line: 107, column: 28, scope: !229)
!233 = !DILocation(line: 107, column: 13, scope: !229)
!234 = !DILocation(line: 107, column: 58, scope: !229)
!235 = !DILocation(line: 107, column: 33, scope: !229)
!236 = !DILocation(line: 107, column: 3, scope: !229)
!237 = !DILocation(line: 107, column: 11, scope: !229)
!238 = !{!239, !239, i64 0}
!239 = !{!"long long", !11, i64 0}
!240 = !DILocation(line: 60, column: 55, scope: !67, inlinedAt: !241)
!241 = distinct !DILocation(line: 108, column: 3, scope: !229)
!242 = !DILocation(line: 109, column: 37, scope: !229)
!243 = !DILocation(line: 41, column: 207, scope: !43, inlinedAt: !244)
!244 = distinct !DILocation(line: 109, column: 44, scope: !229)
!245 = !DILocation(line: 109, column: 42, scope: !229)
!246 = !DILocation(line: 109, column: 29, scope: !229)
!247 = !DILocation(line: 109, column: 3, scope: !229)
!248 = !DILocation(line: 109, column: 10, scope: !229)
!249 = !DILocation(line: 110, column: 1, scope: !229)
