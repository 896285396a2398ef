; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, ptr addrspace(1) noalias noundef readonly captures(none) %5, float noundef %6, ptr addrspace(1) noalias noundef captures(none) %7) local_unnamed_addr #0 !dbg !13 {
  %9 = alloca [4 x [4 x float]], align 4
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #6, !dbg !17
  %11 = trunc i64 %10 to i32, !dbg !17
  %12 = shl i32 %11, 6, !dbg !21
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !22
  %14 = trunc i64 %13 to i32, !dbg !22
  %15 = shl i32 %14, 6, !dbg !25
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !26
  %17 = trunc i64 %16 to i32, !dbg !26
  %18 = shl i32 %17, 4, !dbg !29
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !30
  %20 = trunc i64 %19 to i32, !dbg !30
  %21 = add i32 %18, %20, !dbg !33
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #7, !dbg !34
  call void @llvm.memset.p0.i64(ptr align 4 %9, i8 0, i64 64, i1 false), !dbg !35
  %22 = icmp sgt i32 %2, 0, !dbg !36
  br i1 %22, label %.preheader91.lr.ph, label %.preheader.preheader, !dbg !37

.preheader91.lr.ph:                               ; preds = %8
  %23 = icmp slt i32 %21, 512
  br label %.preheader91, !dbg !37

.preheader91:                                     ; preds = %.preheader91.lr.ph, %566
  %.096 = phi i32 [ 0, %.preheader91.lr.ph ], [ %567, %566 ]
  br i1 %23, label %.lr.ph, label %._crit_edge, !dbg !38

._crit_edge:                                      ; preds = %54, %.preheader91
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !39
  br label %.preheader89, !dbg !42

.lr.ph:                                           ; preds = %.preheader91, %54
  %.07792 = phi i32 [ %60, %54 ], [ %21, %.preheader91 ]
  %.07792.frozen = freeze i32 %.07792, !dbg !43
  %24 = sdiv i32 %.07792.frozen, 8, !dbg !43
  %25 = add nsw i32 %24, %12, !dbg !44
  %26 = mul i32 %24, 8, !dbg !45
  %.decomposed = sub i32 %.07792.frozen, %26, !dbg !45
  %27 = add nsw i32 %.decomposed, %.096, !dbg !46
  %28 = icmp slt i32 %25, %0, !dbg !47
  %29 = icmp slt i32 %27, %2
  %or.cond = select i1 %28, i1 %29, i1 false, !dbg !48
  br i1 %or.cond, label %30, label %36, !dbg !48

30:                                               ; preds = %.lr.ph
  %31 = mul nsw i32 %25, %2, !dbg !49
  %32 = add nsw i32 %31, %27, !dbg !50
  %33 = sext i32 %32 to i64, !dbg !51
  %34 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %33, !dbg !51
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !51, !tbaa !52
  br label %36, !dbg !54

36:                                               ; preds = %.lr.ph, %30
  %37 = phi contract float [ %35, %30 ], [ 0.000000e+00, %.lr.ph ], !dbg !54
  %38 = sext i32 %.decomposed to i64, !dbg !55
  %39 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %38, !dbg !55
  %40 = sext i32 %24 to i64, !dbg !55
  %41 = getelementptr inbounds float, ptr addrspace(3) %39, i64 %40, !dbg !55
  store float %37, ptr addrspace(3) %41, align 4, !dbg !56, !tbaa !52
  %.07792.frozen120 = freeze i32 %.07792, !dbg !57
  %42 = sdiv i32 %.07792.frozen120, 64, !dbg !57
  %43 = add nsw i32 %42, %.096, !dbg !58
  %44 = mul i32 %42, 64, !dbg !59
  %.decomposed121 = sub i32 %.07792.frozen120, %44, !dbg !59
  %45 = add nsw i32 %.decomposed121, %15, !dbg !60
  %46 = icmp slt i32 %43, %2, !dbg !61
  %47 = icmp slt i32 %45, %1
  %or.cond86 = select i1 %46, i1 %47, i1 false, !dbg !62
  br i1 %or.cond86, label %48, label %54, !dbg !62

48:                                               ; preds = %36
  %49 = mul nsw i32 %43, %1, !dbg !63
  %50 = add nsw i32 %49, %45, !dbg !64
  %51 = sext i32 %50 to i64, !dbg !65
  %52 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %51, !dbg !65
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !65, !tbaa !52
  br label %54, !dbg !66

54:                                               ; preds = %36, %48
  %55 = phi contract float [ %53, %48 ], [ 0.000000e+00, %36 ], !dbg !66
  %56 = sext i32 %42 to i64, !dbg !67
  %57 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %56, !dbg !67
  %58 = sext i32 %.decomposed121 to i64, !dbg !67
  %59 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %58, !dbg !67
  store float %55, ptr addrspace(3) %59, align 4, !dbg !68, !tbaa !52
  %60 = add nsw i32 %.07792, 256, !dbg !69
  %61 = icmp slt i32 %.07792, 256, !dbg !70
  br i1 %61, label %.lr.ph, label %._crit_edge, !dbg !38, !llvm.loop !71

.preheader89:                                     ; preds = %._crit_edge, %.preheader89
  %indvars.iv = phi i64 [ 0, %._crit_edge ], [ %indvars.iv.next, %.preheader89 ]
  %62 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %64 = shl i64 %63, 2, !dbg !76
  %65 = and i64 %64, 4294967292, !dbg !77
  %66 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %65, !dbg !78
  %67 = getelementptr inbounds float, ptr addrspace(3) %66, i64 %indvars.iv, !dbg !78
  %68 = load float, ptr addrspace(3) %67, align 4, !dbg !78, !tbaa !52
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %70 = shl i64 %69, 2, !dbg !81
  %71 = and i64 %70, 4294967292, !dbg !82
  %72 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %71, !dbg !83
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !83, !tbaa !52
  %74 = fmul contract float %68, %73, !dbg !84
  %75 = load float, ptr %62, align 4, !dbg !85, !tbaa !52
  %76 = fadd contract float %75, %74, !dbg !85
  store float %76, ptr %62, align 4, !dbg !85, !tbaa !52
  %77 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %78 = shl i64 %77, 2, !dbg !76
  %79 = and i64 %78, 4294967292, !dbg !77
  %80 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %79, !dbg !78
  %81 = getelementptr inbounds float, ptr addrspace(3) %80, i64 %indvars.iv, !dbg !78
  %82 = load float, ptr addrspace(3) %81, align 4, !dbg !78, !tbaa !52
  %83 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %84 = shl i64 %83, 2, !dbg !81
  %85 = and i64 %84, 4294967292, !dbg !82
  %86 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %85, !dbg !83
  %87 = getelementptr inbounds i8, ptr addrspace(3) %86, i64 4, !dbg !83
  %88 = load float, ptr addrspace(3) %87, align 4, !dbg !83, !tbaa !52
  %89 = fmul contract float %82, %88, !dbg !84
  %90 = getelementptr inbounds i8, ptr %62, i64 4, !dbg !86
  %91 = load float, ptr %90, align 4, !dbg !85, !tbaa !52
  %92 = fadd contract float %91, %89, !dbg !85
  store float %92, ptr %90, align 4, !dbg !85, !tbaa !52
  %93 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %94 = shl i64 %93, 2, !dbg !76
  %95 = and i64 %94, 4294967292, !dbg !77
  %96 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %95, !dbg !78
  %97 = getelementptr inbounds float, ptr addrspace(3) %96, i64 %indvars.iv, !dbg !78
  %98 = load float, ptr addrspace(3) %97, align 4, !dbg !78, !tbaa !52
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %100 = shl i64 %99, 2, !dbg !81
  %101 = and i64 %100, 4294967292, !dbg !82
  %102 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %101, !dbg !83
  %103 = getelementptr inbounds i8, ptr addrspace(3) %102, i64 8, !dbg !83
  %104 = load float, ptr addrspace(3) %103, align 4, !dbg !83, !tbaa !52
  %105 = fmul contract float %98, %104, !dbg !84
  %106 = getelementptr inbounds i8, ptr %62, i64 8, !dbg !86
  %107 = load float, ptr %106, align 4, !dbg !85, !tbaa !52
  %108 = fadd contract float %107, %105, !dbg !85
  store float %108, ptr %106, align 4, !dbg !85, !tbaa !52
  %109 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %110 = shl i64 %109, 2, !dbg !76
  %111 = and i64 %110, 4294967292, !dbg !77
  %112 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %111, !dbg !78
  %113 = getelementptr inbounds float, ptr addrspace(3) %112, i64 %indvars.iv, !dbg !78
  %114 = load float, ptr addrspace(3) %113, align 4, !dbg !78, !tbaa !52
  %115 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %116 = shl i64 %115, 2, !dbg !81
  %117 = and i64 %116, 4294967292, !dbg !82
  %118 = getelementptr inbounds float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %117, !dbg !83
  %119 = getelementptr inbounds i8, ptr addrspace(3) %118, i64 12, !dbg !83
  %120 = load float, ptr addrspace(3) %119, align 4, !dbg !83, !tbaa !52
  %121 = fmul contract float %114, %120, !dbg !84
  %122 = getelementptr inbounds i8, ptr %62, i64 12, !dbg !86
  %123 = load float, ptr %122, align 4, !dbg !85, !tbaa !52
  %124 = fadd contract float %123, %121, !dbg !85
  store float %124, ptr %122, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4, !dbg !88
  br i1 %exitcond.not, label %.preheader89.1, label %.preheader89, !dbg !42, !llvm.loop !89

.preheader89.1:                                   ; preds = %.preheader89, %.preheader89.1
  %indvars.iv.1 = phi i64 [ %indvars.iv.next.1, %.preheader89.1 ], [ 0, %.preheader89 ]
  %125 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.1
  %126 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %127 = shl i64 %126, 2, !dbg !76
  %128 = and i64 %127, 4294967292, !dbg !77
  %129 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %128, !dbg !78
  %130 = getelementptr inbounds float, ptr addrspace(3) %129, i64 %indvars.iv.1, !dbg !78
  %131 = load float, ptr addrspace(3) %130, align 4, !dbg !78, !tbaa !52
  %132 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %133 = shl i64 %132, 2, !dbg !81
  %134 = and i64 %133, 4294967292, !dbg !82
  %135 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %134, !dbg !83
  %136 = load float, ptr addrspace(3) %135, align 4, !dbg !83, !tbaa !52
  %137 = fmul contract float %131, %136, !dbg !84
  %138 = load float, ptr %125, align 4, !dbg !85, !tbaa !52
  %139 = fadd contract float %138, %137, !dbg !85
  store float %139, ptr %125, align 4, !dbg !85, !tbaa !52
  %140 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %141 = shl i64 %140, 2, !dbg !76
  %142 = and i64 %141, 4294967292, !dbg !77
  %143 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %142, !dbg !78
  %144 = getelementptr inbounds float, ptr addrspace(3) %143, i64 %indvars.iv.1, !dbg !78
  %145 = load float, ptr addrspace(3) %144, align 4, !dbg !78, !tbaa !52
  %146 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %147 = shl i64 %146, 2, !dbg !81
  %148 = and i64 %147, 4294967292, !dbg !82
  %149 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %148, !dbg !83
  %150 = getelementptr inbounds i8, ptr addrspace(3) %149, i64 4, !dbg !83
  %151 = load float, ptr addrspace(3) %150, align 4, !dbg !83, !tbaa !52
  %152 = fmul contract float %145, %151, !dbg !84
  %153 = getelementptr inbounds i8, ptr %125, i64 4, !dbg !86
  %154 = load float, ptr %153, align 4, !dbg !85, !tbaa !52
  %155 = fadd contract float %154, %152, !dbg !85
  store float %155, ptr %153, align 4, !dbg !85, !tbaa !52
  %156 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %157 = shl i64 %156, 2, !dbg !76
  %158 = and i64 %157, 4294967292, !dbg !77
  %159 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %158, !dbg !78
  %160 = getelementptr inbounds float, ptr addrspace(3) %159, i64 %indvars.iv.1, !dbg !78
  %161 = load float, ptr addrspace(3) %160, align 4, !dbg !78, !tbaa !52
  %162 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %163 = shl i64 %162, 2, !dbg !81
  %164 = and i64 %163, 4294967292, !dbg !82
  %165 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %164, !dbg !83
  %166 = getelementptr inbounds i8, ptr addrspace(3) %165, i64 8, !dbg !83
  %167 = load float, ptr addrspace(3) %166, align 4, !dbg !83, !tbaa !52
  %168 = fmul contract float %161, %167, !dbg !84
  %169 = getelementptr inbounds i8, ptr %125, i64 8, !dbg !86
  %170 = load float, ptr %169, align 4, !dbg !85, !tbaa !52
  %171 = fadd contract float %170, %168, !dbg !85
  store float %171, ptr %169, align 4, !dbg !85, !tbaa !52
  %172 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %173 = shl i64 %172, 2, !dbg !76
  %174 = and i64 %173, 4294967292, !dbg !77
  %175 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %174, !dbg !78
  %176 = getelementptr inbounds float, ptr addrspace(3) %175, i64 %indvars.iv.1, !dbg !78
  %177 = load float, ptr addrspace(3) %176, align 4, !dbg !78, !tbaa !52
  %178 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %179 = shl i64 %178, 2, !dbg !81
  %180 = and i64 %179, 4294967292, !dbg !82
  %181 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %180, !dbg !83
  %182 = getelementptr inbounds i8, ptr addrspace(3) %181, i64 12, !dbg !83
  %183 = load float, ptr addrspace(3) %182, align 4, !dbg !83, !tbaa !52
  %184 = fmul contract float %177, %183, !dbg !84
  %185 = getelementptr inbounds i8, ptr %125, i64 12, !dbg !86
  %186 = load float, ptr %185, align 4, !dbg !85, !tbaa !52
  %187 = fadd contract float %186, %184, !dbg !85
  store float %187, ptr %185, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv.1, 1, !dbg !87
  %exitcond.1.not = icmp eq i64 %indvars.iv.next.1, 4, !dbg !88
  br i1 %exitcond.1.not, label %.preheader89.2, label %.preheader89.1, !dbg !42, !llvm.loop !89

.preheader89.2:                                   ; preds = %.preheader89.1, %.preheader89.2
  %indvars.iv.2 = phi i64 [ %indvars.iv.next.2, %.preheader89.2 ], [ 0, %.preheader89.1 ]
  %188 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.2
  %189 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %190 = shl i64 %189, 2, !dbg !76
  %191 = and i64 %190, 4294967292, !dbg !77
  %192 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %191, !dbg !78
  %193 = getelementptr inbounds float, ptr addrspace(3) %192, i64 %indvars.iv.2, !dbg !78
  %194 = load float, ptr addrspace(3) %193, align 4, !dbg !78, !tbaa !52
  %195 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %196 = shl i64 %195, 2, !dbg !81
  %197 = and i64 %196, 4294967292, !dbg !82
  %198 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %197, !dbg !83
  %199 = load float, ptr addrspace(3) %198, align 4, !dbg !83, !tbaa !52
  %200 = fmul contract float %194, %199, !dbg !84
  %201 = load float, ptr %188, align 4, !dbg !85, !tbaa !52
  %202 = fadd contract float %201, %200, !dbg !85
  store float %202, ptr %188, align 4, !dbg !85, !tbaa !52
  %203 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %204 = shl i64 %203, 2, !dbg !76
  %205 = and i64 %204, 4294967292, !dbg !77
  %206 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %205, !dbg !78
  %207 = getelementptr inbounds float, ptr addrspace(3) %206, i64 %indvars.iv.2, !dbg !78
  %208 = load float, ptr addrspace(3) %207, align 4, !dbg !78, !tbaa !52
  %209 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %210 = shl i64 %209, 2, !dbg !81
  %211 = and i64 %210, 4294967292, !dbg !82
  %212 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %211, !dbg !83
  %213 = getelementptr inbounds i8, ptr addrspace(3) %212, i64 4, !dbg !83
  %214 = load float, ptr addrspace(3) %213, align 4, !dbg !83, !tbaa !52
  %215 = fmul contract float %208, %214, !dbg !84
  %216 = getelementptr inbounds i8, ptr %188, i64 4, !dbg !86
  %217 = load float, ptr %216, align 4, !dbg !85, !tbaa !52
  %218 = fadd contract float %217, %215, !dbg !85
  store float %218, ptr %216, align 4, !dbg !85, !tbaa !52
  %219 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %220 = shl i64 %219, 2, !dbg !76
  %221 = and i64 %220, 4294967292, !dbg !77
  %222 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %221, !dbg !78
  %223 = getelementptr inbounds float, ptr addrspace(3) %222, i64 %indvars.iv.2, !dbg !78
  %224 = load float, ptr addrspace(3) %223, align 4, !dbg !78, !tbaa !52
  %225 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %226 = shl i64 %225, 2, !dbg !81
  %227 = and i64 %226, 4294967292, !dbg !82
  %228 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %227, !dbg !83
  %229 = getelementptr inbounds i8, ptr addrspace(3) %228, i64 8, !dbg !83
  %230 = load float, ptr addrspace(3) %229, align 4, !dbg !83, !tbaa !52
  %231 = fmul contract float %224, %230, !dbg !84
  %232 = getelementptr inbounds i8, ptr %188, i64 8, !dbg !86
  %233 = load float, ptr %232, align 4, !dbg !85, !tbaa !52
  %234 = fadd contract float %233, %231, !dbg !85
  store float %234, ptr %232, align 4, !dbg !85, !tbaa !52
  %235 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %236 = shl i64 %235, 2, !dbg !76
  %237 = and i64 %236, 4294967292, !dbg !77
  %238 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %237, !dbg !78
  %239 = getelementptr inbounds float, ptr addrspace(3) %238, i64 %indvars.iv.2, !dbg !78
  %240 = load float, ptr addrspace(3) %239, align 4, !dbg !78, !tbaa !52
  %241 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %242 = shl i64 %241, 2, !dbg !81
  %243 = and i64 %242, 4294967292, !dbg !82
  %244 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %243, !dbg !83
  %245 = getelementptr inbounds i8, ptr addrspace(3) %244, i64 12, !dbg !83
  %246 = load float, ptr addrspace(3) %245, align 4, !dbg !83, !tbaa !52
  %247 = fmul contract float %240, %246, !dbg !84
  %248 = getelementptr inbounds i8, ptr %188, i64 12, !dbg !86
  %249 = load float, ptr %248, align 4, !dbg !85, !tbaa !52
  %250 = fadd contract float %249, %247, !dbg !85
  store float %250, ptr %248, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv.2, 1, !dbg !87
  %exitcond.2.not = icmp eq i64 %indvars.iv.next.2, 4, !dbg !88
  br i1 %exitcond.2.not, label %.preheader89.3, label %.preheader89.2, !dbg !42, !llvm.loop !89

.preheader89.3:                                   ; preds = %.preheader89.2, %.preheader89.3
  %indvars.iv.3 = phi i64 [ %indvars.iv.next.3, %.preheader89.3 ], [ 0, %.preheader89.2 ]
  %251 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.3
  %252 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %253 = shl i64 %252, 2, !dbg !76
  %254 = and i64 %253, 4294967292, !dbg !77
  %255 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %254, !dbg !78
  %256 = getelementptr inbounds float, ptr addrspace(3) %255, i64 %indvars.iv.3, !dbg !78
  %257 = load float, ptr addrspace(3) %256, align 4, !dbg !78, !tbaa !52
  %258 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %259 = shl i64 %258, 2, !dbg !81
  %260 = and i64 %259, 4294967292, !dbg !82
  %261 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %260, !dbg !83
  %262 = load float, ptr addrspace(3) %261, align 4, !dbg !83, !tbaa !52
  %263 = fmul contract float %257, %262, !dbg !84
  %264 = load float, ptr %251, align 4, !dbg !85, !tbaa !52
  %265 = fadd contract float %264, %263, !dbg !85
  store float %265, ptr %251, align 4, !dbg !85, !tbaa !52
  %266 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %267 = shl i64 %266, 2, !dbg !76
  %268 = and i64 %267, 4294967292, !dbg !77
  %269 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %268, !dbg !78
  %270 = getelementptr inbounds float, ptr addrspace(3) %269, i64 %indvars.iv.3, !dbg !78
  %271 = load float, ptr addrspace(3) %270, align 4, !dbg !78, !tbaa !52
  %272 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %273 = shl i64 %272, 2, !dbg !81
  %274 = and i64 %273, 4294967292, !dbg !82
  %275 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %274, !dbg !83
  %276 = getelementptr inbounds i8, ptr addrspace(3) %275, i64 4, !dbg !83
  %277 = load float, ptr addrspace(3) %276, align 4, !dbg !83, !tbaa !52
  %278 = fmul contract float %271, %277, !dbg !84
  %279 = getelementptr inbounds i8, ptr %251, i64 4, !dbg !86
  %280 = load float, ptr %279, align 4, !dbg !85, !tbaa !52
  %281 = fadd contract float %280, %278, !dbg !85
  store float %281, ptr %279, align 4, !dbg !85, !tbaa !52
  %282 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %283 = shl i64 %282, 2, !dbg !76
  %284 = and i64 %283, 4294967292, !dbg !77
  %285 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %284, !dbg !78
  %286 = getelementptr inbounds float, ptr addrspace(3) %285, i64 %indvars.iv.3, !dbg !78
  %287 = load float, ptr addrspace(3) %286, align 4, !dbg !78, !tbaa !52
  %288 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %289 = shl i64 %288, 2, !dbg !81
  %290 = and i64 %289, 4294967292, !dbg !82
  %291 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %290, !dbg !83
  %292 = getelementptr inbounds i8, ptr addrspace(3) %291, i64 8, !dbg !83
  %293 = load float, ptr addrspace(3) %292, align 4, !dbg !83, !tbaa !52
  %294 = fmul contract float %287, %293, !dbg !84
  %295 = getelementptr inbounds i8, ptr %251, i64 8, !dbg !86
  %296 = load float, ptr %295, align 4, !dbg !85, !tbaa !52
  %297 = fadd contract float %296, %294, !dbg !85
  store float %297, ptr %295, align 4, !dbg !85, !tbaa !52
  %298 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %299 = shl i64 %298, 2, !dbg !76
  %300 = and i64 %299, 4294967292, !dbg !77
  %301 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %300, !dbg !78
  %302 = getelementptr inbounds float, ptr addrspace(3) %301, i64 %indvars.iv.3, !dbg !78
  %303 = load float, ptr addrspace(3) %302, align 4, !dbg !78, !tbaa !52
  %304 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %305 = shl i64 %304, 2, !dbg !81
  %306 = and i64 %305, 4294967292, !dbg !82
  %307 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %306, !dbg !83
  %308 = getelementptr inbounds i8, ptr addrspace(3) %307, i64 12, !dbg !83
  %309 = load float, ptr addrspace(3) %308, align 4, !dbg !83, !tbaa !52
  %310 = fmul contract float %303, %309, !dbg !84
  %311 = getelementptr inbounds i8, ptr %251, i64 12, !dbg !86
  %312 = load float, ptr %311, align 4, !dbg !85, !tbaa !52
  %313 = fadd contract float %312, %310, !dbg !85
  store float %313, ptr %311, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv.3, 1, !dbg !87
  %exitcond.3.not = icmp eq i64 %indvars.iv.next.3, 4, !dbg !88
  br i1 %exitcond.3.not, label %.preheader89.4, label %.preheader89.3, !dbg !42, !llvm.loop !89

.preheader89.4:                                   ; preds = %.preheader89.3, %.preheader89.4
  %indvars.iv.4 = phi i64 [ %indvars.iv.next.4, %.preheader89.4 ], [ 0, %.preheader89.3 ]
  %314 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.4
  %315 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %316 = shl i64 %315, 2, !dbg !76
  %317 = and i64 %316, 4294967292, !dbg !77
  %318 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %317, !dbg !78
  %319 = getelementptr inbounds float, ptr addrspace(3) %318, i64 %indvars.iv.4, !dbg !78
  %320 = load float, ptr addrspace(3) %319, align 4, !dbg !78, !tbaa !52
  %321 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %322 = shl i64 %321, 2, !dbg !81
  %323 = and i64 %322, 4294967292, !dbg !82
  %324 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %323, !dbg !83
  %325 = load float, ptr addrspace(3) %324, align 4, !dbg !83, !tbaa !52
  %326 = fmul contract float %320, %325, !dbg !84
  %327 = load float, ptr %314, align 4, !dbg !85, !tbaa !52
  %328 = fadd contract float %327, %326, !dbg !85
  store float %328, ptr %314, align 4, !dbg !85, !tbaa !52
  %329 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %330 = shl i64 %329, 2, !dbg !76
  %331 = and i64 %330, 4294967292, !dbg !77
  %332 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %331, !dbg !78
  %333 = getelementptr inbounds float, ptr addrspace(3) %332, i64 %indvars.iv.4, !dbg !78
  %334 = load float, ptr addrspace(3) %333, align 4, !dbg !78, !tbaa !52
  %335 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %336 = shl i64 %335, 2, !dbg !81
  %337 = and i64 %336, 4294967292, !dbg !82
  %338 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %337, !dbg !83
  %339 = getelementptr inbounds i8, ptr addrspace(3) %338, i64 4, !dbg !83
  %340 = load float, ptr addrspace(3) %339, align 4, !dbg !83, !tbaa !52
  %341 = fmul contract float %334, %340, !dbg !84
  %342 = getelementptr inbounds i8, ptr %314, i64 4, !dbg !86
  %343 = load float, ptr %342, align 4, !dbg !85, !tbaa !52
  %344 = fadd contract float %343, %341, !dbg !85
  store float %344, ptr %342, align 4, !dbg !85, !tbaa !52
  %345 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %346 = shl i64 %345, 2, !dbg !76
  %347 = and i64 %346, 4294967292, !dbg !77
  %348 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %347, !dbg !78
  %349 = getelementptr inbounds float, ptr addrspace(3) %348, i64 %indvars.iv.4, !dbg !78
  %350 = load float, ptr addrspace(3) %349, align 4, !dbg !78, !tbaa !52
  %351 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %352 = shl i64 %351, 2, !dbg !81
  %353 = and i64 %352, 4294967292, !dbg !82
  %354 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %353, !dbg !83
  %355 = getelementptr inbounds i8, ptr addrspace(3) %354, i64 8, !dbg !83
  %356 = load float, ptr addrspace(3) %355, align 4, !dbg !83, !tbaa !52
  %357 = fmul contract float %350, %356, !dbg !84
  %358 = getelementptr inbounds i8, ptr %314, i64 8, !dbg !86
  %359 = load float, ptr %358, align 4, !dbg !85, !tbaa !52
  %360 = fadd contract float %359, %357, !dbg !85
  store float %360, ptr %358, align 4, !dbg !85, !tbaa !52
  %361 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %362 = shl i64 %361, 2, !dbg !76
  %363 = and i64 %362, 4294967292, !dbg !77
  %364 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %363, !dbg !78
  %365 = getelementptr inbounds float, ptr addrspace(3) %364, i64 %indvars.iv.4, !dbg !78
  %366 = load float, ptr addrspace(3) %365, align 4, !dbg !78, !tbaa !52
  %367 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %368 = shl i64 %367, 2, !dbg !81
  %369 = and i64 %368, 4294967292, !dbg !82
  %370 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %369, !dbg !83
  %371 = getelementptr inbounds i8, ptr addrspace(3) %370, i64 12, !dbg !83
  %372 = load float, ptr addrspace(3) %371, align 4, !dbg !83, !tbaa !52
  %373 = fmul contract float %366, %372, !dbg !84
  %374 = getelementptr inbounds i8, ptr %314, i64 12, !dbg !86
  %375 = load float, ptr %374, align 4, !dbg !85, !tbaa !52
  %376 = fadd contract float %375, %373, !dbg !85
  store float %376, ptr %374, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv.4, 1, !dbg !87
  %exitcond.4.not = icmp eq i64 %indvars.iv.next.4, 4, !dbg !88
  br i1 %exitcond.4.not, label %.preheader89.5, label %.preheader89.4, !dbg !42, !llvm.loop !89

.preheader89.5:                                   ; preds = %.preheader89.4, %.preheader89.5
  %indvars.iv.5 = phi i64 [ %indvars.iv.next.5, %.preheader89.5 ], [ 0, %.preheader89.4 ]
  %377 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.5
  %378 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %379 = shl i64 %378, 2, !dbg !76
  %380 = and i64 %379, 4294967292, !dbg !77
  %381 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %380, !dbg !78
  %382 = getelementptr inbounds float, ptr addrspace(3) %381, i64 %indvars.iv.5, !dbg !78
  %383 = load float, ptr addrspace(3) %382, align 4, !dbg !78, !tbaa !52
  %384 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %385 = shl i64 %384, 2, !dbg !81
  %386 = and i64 %385, 4294967292, !dbg !82
  %387 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %386, !dbg !83
  %388 = load float, ptr addrspace(3) %387, align 4, !dbg !83, !tbaa !52
  %389 = fmul contract float %383, %388, !dbg !84
  %390 = load float, ptr %377, align 4, !dbg !85, !tbaa !52
  %391 = fadd contract float %390, %389, !dbg !85
  store float %391, ptr %377, align 4, !dbg !85, !tbaa !52
  %392 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %393 = shl i64 %392, 2, !dbg !76
  %394 = and i64 %393, 4294967292, !dbg !77
  %395 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %394, !dbg !78
  %396 = getelementptr inbounds float, ptr addrspace(3) %395, i64 %indvars.iv.5, !dbg !78
  %397 = load float, ptr addrspace(3) %396, align 4, !dbg !78, !tbaa !52
  %398 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %399 = shl i64 %398, 2, !dbg !81
  %400 = and i64 %399, 4294967292, !dbg !82
  %401 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %400, !dbg !83
  %402 = getelementptr inbounds i8, ptr addrspace(3) %401, i64 4, !dbg !83
  %403 = load float, ptr addrspace(3) %402, align 4, !dbg !83, !tbaa !52
  %404 = fmul contract float %397, %403, !dbg !84
  %405 = getelementptr inbounds i8, ptr %377, i64 4, !dbg !86
  %406 = load float, ptr %405, align 4, !dbg !85, !tbaa !52
  %407 = fadd contract float %406, %404, !dbg !85
  store float %407, ptr %405, align 4, !dbg !85, !tbaa !52
  %408 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %409 = shl i64 %408, 2, !dbg !76
  %410 = and i64 %409, 4294967292, !dbg !77
  %411 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %410, !dbg !78
  %412 = getelementptr inbounds float, ptr addrspace(3) %411, i64 %indvars.iv.5, !dbg !78
  %413 = load float, ptr addrspace(3) %412, align 4, !dbg !78, !tbaa !52
  %414 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %415 = shl i64 %414, 2, !dbg !81
  %416 = and i64 %415, 4294967292, !dbg !82
  %417 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %416, !dbg !83
  %418 = getelementptr inbounds i8, ptr addrspace(3) %417, i64 8, !dbg !83
  %419 = load float, ptr addrspace(3) %418, align 4, !dbg !83, !tbaa !52
  %420 = fmul contract float %413, %419, !dbg !84
  %421 = getelementptr inbounds i8, ptr %377, i64 8, !dbg !86
  %422 = load float, ptr %421, align 4, !dbg !85, !tbaa !52
  %423 = fadd contract float %422, %420, !dbg !85
  store float %423, ptr %421, align 4, !dbg !85, !tbaa !52
  %424 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %425 = shl i64 %424, 2, !dbg !76
  %426 = and i64 %425, 4294967292, !dbg !77
  %427 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %426, !dbg !78
  %428 = getelementptr inbounds float, ptr addrspace(3) %427, i64 %indvars.iv.5, !dbg !78
  %429 = load float, ptr addrspace(3) %428, align 4, !dbg !78, !tbaa !52
  %430 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %431 = shl i64 %430, 2, !dbg !81
  %432 = and i64 %431, 4294967292, !dbg !82
  %433 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %432, !dbg !83
  %434 = getelementptr inbounds i8, ptr addrspace(3) %433, i64 12, !dbg !83
  %435 = load float, ptr addrspace(3) %434, align 4, !dbg !83, !tbaa !52
  %436 = fmul contract float %429, %435, !dbg !84
  %437 = getelementptr inbounds i8, ptr %377, i64 12, !dbg !86
  %438 = load float, ptr %437, align 4, !dbg !85, !tbaa !52
  %439 = fadd contract float %438, %436, !dbg !85
  store float %439, ptr %437, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.5 = add nuw nsw i64 %indvars.iv.5, 1, !dbg !87
  %exitcond.5.not = icmp eq i64 %indvars.iv.next.5, 4, !dbg !88
  br i1 %exitcond.5.not, label %.preheader89.6, label %.preheader89.5, !dbg !42, !llvm.loop !89

.preheader89.6:                                   ; preds = %.preheader89.5, %.preheader89.6
  %indvars.iv.6 = phi i64 [ %indvars.iv.next.6, %.preheader89.6 ], [ 0, %.preheader89.5 ]
  %440 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.6
  %441 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %442 = shl i64 %441, 2, !dbg !76
  %443 = and i64 %442, 4294967292, !dbg !77
  %444 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %443, !dbg !78
  %445 = getelementptr inbounds float, ptr addrspace(3) %444, i64 %indvars.iv.6, !dbg !78
  %446 = load float, ptr addrspace(3) %445, align 4, !dbg !78, !tbaa !52
  %447 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %448 = shl i64 %447, 2, !dbg !81
  %449 = and i64 %448, 4294967292, !dbg !82
  %450 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %449, !dbg !83
  %451 = load float, ptr addrspace(3) %450, align 4, !dbg !83, !tbaa !52
  %452 = fmul contract float %446, %451, !dbg !84
  %453 = load float, ptr %440, align 4, !dbg !85, !tbaa !52
  %454 = fadd contract float %453, %452, !dbg !85
  store float %454, ptr %440, align 4, !dbg !85, !tbaa !52
  %455 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %456 = shl i64 %455, 2, !dbg !76
  %457 = and i64 %456, 4294967292, !dbg !77
  %458 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %457, !dbg !78
  %459 = getelementptr inbounds float, ptr addrspace(3) %458, i64 %indvars.iv.6, !dbg !78
  %460 = load float, ptr addrspace(3) %459, align 4, !dbg !78, !tbaa !52
  %461 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %462 = shl i64 %461, 2, !dbg !81
  %463 = and i64 %462, 4294967292, !dbg !82
  %464 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %463, !dbg !83
  %465 = getelementptr inbounds i8, ptr addrspace(3) %464, i64 4, !dbg !83
  %466 = load float, ptr addrspace(3) %465, align 4, !dbg !83, !tbaa !52
  %467 = fmul contract float %460, %466, !dbg !84
  %468 = getelementptr inbounds i8, ptr %440, i64 4, !dbg !86
  %469 = load float, ptr %468, align 4, !dbg !85, !tbaa !52
  %470 = fadd contract float %469, %467, !dbg !85
  store float %470, ptr %468, align 4, !dbg !85, !tbaa !52
  %471 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %472 = shl i64 %471, 2, !dbg !76
  %473 = and i64 %472, 4294967292, !dbg !77
  %474 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %473, !dbg !78
  %475 = getelementptr inbounds float, ptr addrspace(3) %474, i64 %indvars.iv.6, !dbg !78
  %476 = load float, ptr addrspace(3) %475, align 4, !dbg !78, !tbaa !52
  %477 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %478 = shl i64 %477, 2, !dbg !81
  %479 = and i64 %478, 4294967292, !dbg !82
  %480 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %479, !dbg !83
  %481 = getelementptr inbounds i8, ptr addrspace(3) %480, i64 8, !dbg !83
  %482 = load float, ptr addrspace(3) %481, align 4, !dbg !83, !tbaa !52
  %483 = fmul contract float %476, %482, !dbg !84
  %484 = getelementptr inbounds i8, ptr %440, i64 8, !dbg !86
  %485 = load float, ptr %484, align 4, !dbg !85, !tbaa !52
  %486 = fadd contract float %485, %483, !dbg !85
  store float %486, ptr %484, align 4, !dbg !85, !tbaa !52
  %487 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %488 = shl i64 %487, 2, !dbg !76
  %489 = and i64 %488, 4294967292, !dbg !77
  %490 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %489, !dbg !78
  %491 = getelementptr inbounds float, ptr addrspace(3) %490, i64 %indvars.iv.6, !dbg !78
  %492 = load float, ptr addrspace(3) %491, align 4, !dbg !78, !tbaa !52
  %493 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %494 = shl i64 %493, 2, !dbg !81
  %495 = and i64 %494, 4294967292, !dbg !82
  %496 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %495, !dbg !83
  %497 = getelementptr inbounds i8, ptr addrspace(3) %496, i64 12, !dbg !83
  %498 = load float, ptr addrspace(3) %497, align 4, !dbg !83, !tbaa !52
  %499 = fmul contract float %492, %498, !dbg !84
  %500 = getelementptr inbounds i8, ptr %440, i64 12, !dbg !86
  %501 = load float, ptr %500, align 4, !dbg !85, !tbaa !52
  %502 = fadd contract float %501, %499, !dbg !85
  store float %502, ptr %500, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.6 = add nuw nsw i64 %indvars.iv.6, 1, !dbg !87
  %exitcond.6.not = icmp eq i64 %indvars.iv.next.6, 4, !dbg !88
  br i1 %exitcond.6.not, label %.preheader89.7, label %.preheader89.6, !dbg !42, !llvm.loop !89

.preheader89.7:                                   ; preds = %.preheader89.6, %.preheader89.7
  %indvars.iv.7 = phi i64 [ %indvars.iv.next.7, %.preheader89.7 ], [ 0, %.preheader89.6 ]
  %503 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv.7
  %504 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %505 = shl i64 %504, 2, !dbg !76
  %506 = and i64 %505, 4294967292, !dbg !77
  %507 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %506, !dbg !78
  %508 = getelementptr inbounds float, ptr addrspace(3) %507, i64 %indvars.iv.7, !dbg !78
  %509 = load float, ptr addrspace(3) %508, align 4, !dbg !78, !tbaa !52
  %510 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %511 = shl i64 %510, 2, !dbg !81
  %512 = and i64 %511, 4294967292, !dbg !82
  %513 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %512, !dbg !83
  %514 = load float, ptr addrspace(3) %513, align 4, !dbg !83, !tbaa !52
  %515 = fmul contract float %509, %514, !dbg !84
  %516 = load float, ptr %503, align 4, !dbg !85, !tbaa !52
  %517 = fadd contract float %516, %515, !dbg !85
  store float %517, ptr %503, align 4, !dbg !85, !tbaa !52
  %518 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %519 = shl i64 %518, 2, !dbg !76
  %520 = and i64 %519, 4294967292, !dbg !77
  %521 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %520, !dbg !78
  %522 = getelementptr inbounds float, ptr addrspace(3) %521, i64 %indvars.iv.7, !dbg !78
  %523 = load float, ptr addrspace(3) %522, align 4, !dbg !78, !tbaa !52
  %524 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %525 = shl i64 %524, 2, !dbg !81
  %526 = and i64 %525, 4294967292, !dbg !82
  %527 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %526, !dbg !83
  %528 = getelementptr inbounds i8, ptr addrspace(3) %527, i64 4, !dbg !83
  %529 = load float, ptr addrspace(3) %528, align 4, !dbg !83, !tbaa !52
  %530 = fmul contract float %523, %529, !dbg !84
  %531 = getelementptr inbounds i8, ptr %503, i64 4, !dbg !86
  %532 = load float, ptr %531, align 4, !dbg !85, !tbaa !52
  %533 = fadd contract float %532, %530, !dbg !85
  store float %533, ptr %531, align 4, !dbg !85, !tbaa !52
  %534 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %535 = shl i64 %534, 2, !dbg !76
  %536 = and i64 %535, 4294967292, !dbg !77
  %537 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %536, !dbg !78
  %538 = getelementptr inbounds float, ptr addrspace(3) %537, i64 %indvars.iv.7, !dbg !78
  %539 = load float, ptr addrspace(3) %538, align 4, !dbg !78, !tbaa !52
  %540 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %541 = shl i64 %540, 2, !dbg !81
  %542 = and i64 %541, 4294967292, !dbg !82
  %543 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %542, !dbg !83
  %544 = getelementptr inbounds i8, ptr addrspace(3) %543, i64 8, !dbg !83
  %545 = load float, ptr addrspace(3) %544, align 4, !dbg !83, !tbaa !52
  %546 = fmul contract float %539, %545, !dbg !84
  %547 = getelementptr inbounds i8, ptr %503, i64 8, !dbg !86
  %548 = load float, ptr %547, align 4, !dbg !85, !tbaa !52
  %549 = fadd contract float %548, %546, !dbg !85
  store float %549, ptr %547, align 4, !dbg !85, !tbaa !52
  %550 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !74
  %551 = shl i64 %550, 2, !dbg !76
  %552 = and i64 %551, 4294967292, !dbg !77
  %553 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %552, !dbg !78
  %554 = getelementptr inbounds float, ptr addrspace(3) %553, i64 %indvars.iv.7, !dbg !78
  %555 = load float, ptr addrspace(3) %554, align 4, !dbg !78, !tbaa !52
  %556 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !79
  %557 = shl i64 %556, 2, !dbg !81
  %558 = and i64 %557, 4294967292, !dbg !82
  %559 = getelementptr inbounds float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %558, !dbg !83
  %560 = getelementptr inbounds i8, ptr addrspace(3) %559, i64 12, !dbg !83
  %561 = load float, ptr addrspace(3) %560, align 4, !dbg !83, !tbaa !52
  %562 = fmul contract float %555, %561, !dbg !84
  %563 = getelementptr inbounds i8, ptr %503, i64 12, !dbg !86
  %564 = load float, ptr %563, align 4, !dbg !85, !tbaa !52
  %565 = fadd contract float %564, %562, !dbg !85
  store float %565, ptr %563, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv.7, 1, !dbg !87
  %exitcond.7.not = icmp eq i64 %indvars.iv.next.7, 4, !dbg !88
  br i1 %exitcond.7.not, label %566, label %.preheader89.7, !dbg !42, !llvm.loop !89

566:                                              ; preds = %.preheader89.7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #8, !dbg !91
  %567 = add nuw nsw i32 %.096, 8, !dbg !93
  %568 = icmp slt i32 %567, %2, !dbg !36
  br i1 %568, label %.preheader91, label %.preheader.preheader, !dbg !37, !llvm.loop !94

.preheader.preheader:                             ; preds = %566, %8
  br label %.preheader, !dbg !96

.preheader:                                       ; preds = %.preheader.preheader, %658
  %indvars.iv105 = phi i64 [ %indvars.iv.next106, %658 ], [ 0, %.preheader.preheader ]
  %569 = getelementptr inbounds [4 x float], ptr %9, i64 %indvars.iv105
  %570 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !97
  %571 = trunc i64 %570 to i32, !dbg !97
  %572 = shl i32 %571, 2, !dbg !99
  %573 = trunc i64 %indvars.iv105 to i32
  %574 = add i32 %12, %573
  %.reass = add i32 %572, %574
  %575 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !100
  %576 = trunc i64 %575 to i32, !dbg !100
  %577 = shl i32 %576, 2, !dbg !102
  %578 = add i32 %577, %15, !dbg !103
  %579 = icmp slt i32 %.reass, %0, !dbg !104
  %580 = icmp slt i32 %578, %1
  %or.cond87 = select i1 %579, i1 %580, i1 false, !dbg !105
  br i1 %or.cond87, label %582, label %592, !dbg !105

581:                                              ; preds = %658
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #7, !dbg !106
  ret void, !dbg !106

582:                                              ; preds = %.preheader
  %583 = load float, ptr %569, align 4, !dbg !107, !tbaa !52
  %584 = fmul contract float %3, %583, !dbg !108
  %585 = mul nsw i32 %.reass, %1, !dbg !109
  %586 = add nsw i32 %585, %578, !dbg !110
  %587 = sext i32 %586 to i64, !dbg !111
  %588 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %587, !dbg !111
  %589 = load float, ptr addrspace(1) %588, align 4, !dbg !111, !tbaa !52
  %590 = fmul contract float %6, %589, !dbg !112
  %591 = fadd contract float %584, %590, !dbg !113
  store float %591, ptr addrspace(1) %588, align 4, !dbg !114, !tbaa !52
  br label %592, !dbg !115

592:                                              ; preds = %582, %.preheader
  %593 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !97
  %594 = trunc i64 %593 to i32, !dbg !97
  %595 = shl i32 %594, 2, !dbg !99
  %.reass.1 = add i32 %595, %574
  %596 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !100
  %597 = trunc i64 %596 to i32, !dbg !100
  %598 = shl i32 %597, 2, !dbg !102
  %599 = add i32 %598, %15, !dbg !103
  %600 = or disjoint i32 %599, 1, !dbg !116
  %601 = icmp slt i32 %.reass.1, %0, !dbg !104
  %602 = icmp slt i32 %600, %1
  %or.cond87.1 = select i1 %601, i1 %602, i1 false, !dbg !105
  br i1 %or.cond87.1, label %603, label %614, !dbg !105

603:                                              ; preds = %592
  %604 = getelementptr inbounds i8, ptr %569, i64 4, !dbg !107
  %605 = load float, ptr %604, align 4, !dbg !107, !tbaa !52
  %606 = fmul contract float %3, %605, !dbg !108
  %607 = mul nsw i32 %.reass.1, %1, !dbg !109
  %608 = add nsw i32 %607, %600, !dbg !110
  %609 = sext i32 %608 to i64, !dbg !111
  %610 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %609, !dbg !111
  %611 = load float, ptr addrspace(1) %610, align 4, !dbg !111, !tbaa !52
  %612 = fmul contract float %6, %611, !dbg !112
  %613 = fadd contract float %606, %612, !dbg !113
  store float %613, ptr addrspace(1) %610, align 4, !dbg !114, !tbaa !52
  br label %614, !dbg !115

614:                                              ; preds = %603, %592
  %615 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !97
  %616 = trunc i64 %615 to i32, !dbg !97
  %617 = shl i32 %616, 2, !dbg !99
  %.reass.2 = add i32 %617, %574
  %618 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !100
  %619 = trunc i64 %618 to i32, !dbg !100
  %620 = shl i32 %619, 2, !dbg !102
  %621 = add i32 %620, %15, !dbg !103
  %622 = or disjoint i32 %621, 2, !dbg !116
  %623 = icmp slt i32 %.reass.2, %0, !dbg !104
  %624 = icmp slt i32 %622, %1
  %or.cond87.2 = select i1 %623, i1 %624, i1 false, !dbg !105
  br i1 %or.cond87.2, label %625, label %636, !dbg !105

625:                                              ; preds = %614
  %626 = getelementptr inbounds i8, ptr %569, i64 8, !dbg !107
  %627 = load float, ptr %626, align 4, !dbg !107, !tbaa !52
  %628 = fmul contract float %3, %627, !dbg !108
  %629 = mul nsw i32 %.reass.2, %1, !dbg !109
  %630 = add nsw i32 %629, %622, !dbg !110
  %631 = sext i32 %630 to i64, !dbg !111
  %632 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %631, !dbg !111
  %633 = load float, ptr addrspace(1) %632, align 4, !dbg !111, !tbaa !52
  %634 = fmul contract float %6, %633, !dbg !112
  %635 = fadd contract float %628, %634, !dbg !113
  store float %635, ptr addrspace(1) %632, align 4, !dbg !114, !tbaa !52
  br label %636, !dbg !115

636:                                              ; preds = %625, %614
  %637 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #6, !dbg !97
  %638 = trunc i64 %637 to i32, !dbg !97
  %639 = shl i32 %638, 2, !dbg !99
  %.reass.3 = add i32 %639, %574
  %640 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !100
  %641 = trunc i64 %640 to i32, !dbg !100
  %642 = shl i32 %641, 2, !dbg !102
  %643 = add i32 %642, %15, !dbg !103
  %644 = or disjoint i32 %643, 3, !dbg !116
  %645 = icmp slt i32 %.reass.3, %0, !dbg !104
  %646 = icmp slt i32 %644, %1
  %or.cond87.3 = select i1 %645, i1 %646, i1 false, !dbg !105
  br i1 %or.cond87.3, label %647, label %658, !dbg !105

647:                                              ; preds = %636
  %648 = getelementptr inbounds i8, ptr %569, i64 12, !dbg !107
  %649 = load float, ptr %648, align 4, !dbg !107, !tbaa !52
  %650 = fmul contract float %3, %649, !dbg !108
  %651 = mul nsw i32 %.reass.3, %1, !dbg !109
  %652 = add nsw i32 %651, %644, !dbg !110
  %653 = sext i32 %652 to i64, !dbg !111
  %654 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %653, !dbg !111
  %655 = load float, ptr addrspace(1) %654, align 4, !dbg !111, !tbaa !52
  %656 = fmul contract float %6, %655, !dbg !112
  %657 = fadd contract float %650, %656, !dbg !113
  store float %657, ptr addrspace(1) %654, align 4, !dbg !114, !tbaa !52
  br label %658, !dbg !115

658:                                              ; preds = %647, %636
  %indvars.iv.next106 = add nuw nsw i64 %indvars.iv105, 1, !dbg !117
  %exitcond108.not = icmp eq i64 %indvars.iv.next106, 4, !dbg !118
  br i1 %exitcond108.not, label %581, label %.preheader, !dbg !96, !llvm.loop !119
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p4.i64(ptr addrspace(4) writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!17 = !DILocation(line: 40, column: 411, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 13, column: 20, scope: !13)
!21 = !DILocation(line: 13, column: 31, scope: !13)
!22 = !DILocation(line: 40, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 13, column: 48, scope: !13)
!25 = !DILocation(line: 13, column: 59, scope: !13)
!26 = !DILocation(line: 39, column: 412, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 14, column: 22, scope: !13)
!29 = !DILocation(line: 14, column: 34, scope: !13)
!30 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 14, column: 44, scope: !13)
!33 = !DILocation(line: 14, column: 42, scope: !13)
!34 = !DILocation(line: 15, column: 3, scope: !13)
!35 = !DILocation(line: 15, column: 9, scope: !13)
!36 = !DILocation(line: 16, column: 23, scope: !13)
!37 = !DILocation(line: 16, column: 3, scope: !13)
!38 = !DILocation(line: 17, column: 5, scope: !13)
!39 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 23, column: 5, scope: !13)
!42 = !DILocation(line: 26, column: 7, scope: !13)
!43 = !DILocation(line: 18, column: 31, scope: !13)
!44 = !DILocation(line: 18, column: 27, scope: !13)
!45 = !DILocation(line: 18, column: 53, scope: !13)
!46 = !DILocation(line: 18, column: 49, scope: !13)
!47 = !DILocation(line: 19, column: 43, scope: !13)
!48 = !DILocation(line: 19, column: 47, scope: !13)
!49 = !DILocation(line: 19, column: 64, scope: !13)
!50 = !DILocation(line: 19, column: 68, scope: !13)
!51 = !DILocation(line: 19, column: 59, scope: !13)
!52 = !{!53, !53, i64 0}
!53 = !{!"float", !11, i64 0}
!54 = !DILocation(line: 19, column: 40, scope: !13)
!55 = !DILocation(line: 19, column: 7, scope: !13)
!56 = !DILocation(line: 19, column: 38, scope: !13)
!57 = !DILocation(line: 20, column: 29, scope: !13)
!58 = !DILocation(line: 20, column: 25, scope: !13)
!59 = !DILocation(line: 20, column: 53, scope: !13)
!60 = !DILocation(line: 20, column: 49, scope: !13)
!61 = !DILocation(line: 21, column: 43, scope: !13)
!62 = !DILocation(line: 21, column: 47, scope: !13)
!63 = !DILocation(line: 21, column: 64, scope: !13)
!64 = !DILocation(line: 21, column: 68, scope: !13)
!65 = !DILocation(line: 21, column: 59, scope: !13)
!66 = !DILocation(line: 21, column: 40, scope: !13)
!67 = !DILocation(line: 21, column: 7, scope: !13)
!68 = !DILocation(line: 21, column: 38, scope: !13)
!69 = !DILocation(line: 17, column: 49, scope: !13)
!70 = !DILocation(line: 17, column: 28, scope: !13)
!71 = distinct !{!71, !38, !72, !73}
!72 = !DILocation(line: 22, column: 5, scope: !13)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 39, column: 412, scope: !27, inlinedAt: !75)
!75 = distinct !DILocation(line: 28, column: 34, scope: !13)
!76 = !DILocation(line: 28, column: 46, scope: !13)
!77 = !DILocation(line: 28, column: 53, scope: !13)
!78 = !DILocation(line: 28, column: 24, scope: !13)
!79 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !80)
!80 = distinct !DILocation(line: 28, column: 70, scope: !13)
!81 = !DILocation(line: 28, column: 82, scope: !13)
!82 = !DILocation(line: 28, column: 89, scope: !13)
!83 = !DILocation(line: 28, column: 60, scope: !13)
!84 = !DILocation(line: 28, column: 58, scope: !13)
!85 = !DILocation(line: 28, column: 21, scope: !13)
!86 = !DILocation(line: 28, column: 11, scope: !13)
!87 = !DILocation(line: 26, column: 33, scope: !13)
!88 = !DILocation(line: 26, column: 25, scope: !13)
!89 = distinct !{!89, !42, !90, !73}
!90 = !DILocation(line: 28, column: 92, scope: !13)
!91 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !92)
!92 = distinct !DILocation(line: 29, column: 5, scope: !13)
!93 = !DILocation(line: 16, column: 31, scope: !13)
!94 = distinct !{!94, !37, !95, !73}
!95 = !DILocation(line: 30, column: 3, scope: !13)
!96 = !DILocation(line: 31, column: 3, scope: !13)
!97 = !DILocation(line: 39, column: 412, scope: !27, inlinedAt: !98)
!98 = distinct !DILocation(line: 33, column: 30, scope: !13)
!99 = !DILocation(line: 33, column: 42, scope: !13)
!100 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !101)
!101 = distinct !DILocation(line: 33, column: 67, scope: !13)
!102 = !DILocation(line: 33, column: 79, scope: !13)
!103 = !DILocation(line: 33, column: 65, scope: !13)
!104 = !DILocation(line: 34, column: 15, scope: !13)
!105 = !DILocation(line: 34, column: 19, scope: !13)
!106 = !DILocation(line: 36, column: 1, scope: !13)
!107 = !DILocation(line: 34, column: 58, scope: !13)
!108 = !DILocation(line: 34, column: 56, scope: !13)
!109 = !DILocation(line: 34, column: 83, scope: !13)
!110 = !DILocation(line: 34, column: 87, scope: !13)
!111 = !DILocation(line: 34, column: 77, scope: !13)
!112 = !DILocation(line: 34, column: 75, scope: !13)
!113 = !DILocation(line: 34, column: 68, scope: !13)
!114 = !DILocation(line: 34, column: 48, scope: !13)
!115 = !DILocation(line: 34, column: 31, scope: !13)
!116 = !DILocation(line: 33, column: 86, scope: !13)
!117 = !DILocation(line: 31, column: 29, scope: !13)
!118 = !DILocation(line: 31, column: 21, scope: !13)
!119 = distinct !{!119, !96, !120, !73}
!120 = !DILocation(line: 35, column: 5, scope: !13)
