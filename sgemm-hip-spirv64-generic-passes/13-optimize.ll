; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, ptr addrspace(1) noalias noundef readonly captures(none) %5, float noundef %6, ptr addrspace(1) noalias noundef captures(none) %7) local_unnamed_addr #0 !dbg !13 {
  %9 = alloca [4 x [4 x float]], align 4
  %10 = addrspacecast ptr %9 to ptr addrspace(4)
  %11 = addrspacecast ptr addrspace(1) %4 to ptr addrspace(4)
  %12 = addrspacecast ptr addrspace(1) %5 to ptr addrspace(4)
  %13 = addrspacecast ptr addrspace(1) %7 to ptr addrspace(4)
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5, !dbg !17
  %15 = trunc i64 %14 to i32, !dbg !17
  %16 = shl i32 %15, 6, !dbg !21
  %17 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !22
  %18 = trunc i64 %17 to i32, !dbg !22
  %19 = shl i32 %18, 6, !dbg !25
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !26
  %21 = trunc i64 %20 to i32, !dbg !26
  %22 = shl i32 %21, 4, !dbg !29
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !30
  %24 = trunc i64 %23 to i32, !dbg !30
  %25 = add i32 %22, %24, !dbg !33
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6, !dbg !34
  call void @llvm.memset.p4.i64(ptr addrspace(4) noundef align 4 dereferenceable(64) %10, i8 0, i64 64, i1 false), !dbg !35
  %26 = icmp sgt i32 %2, 0, !dbg !36
  br i1 %26, label %.preheader91.lr.ph, label %.preheader.preheader, !dbg !37

.preheader91.lr.ph:                               ; preds = %8
  %27 = icmp slt i32 %25, 512
  br label %.preheader91, !dbg !37

.preheader91:                                     ; preds = %.preheader91.lr.ph, %570
  %.096 = phi i32 [ 0, %.preheader91.lr.ph ], [ %571, %570 ]
  br i1 %27, label %.lr.ph, label %._crit_edge, !dbg !38

._crit_edge:                                      ; preds = %58, %.preheader91
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !39
  br label %.preheader89, !dbg !42

.lr.ph:                                           ; preds = %.preheader91, %58
  %.07792 = phi i32 [ %64, %58 ], [ %25, %.preheader91 ]
  %.07792.frozen = freeze i32 %.07792, !dbg !43
  %28 = sdiv i32 %.07792.frozen, 8, !dbg !43
  %29 = add nsw i32 %28, %16, !dbg !44
  %30 = mul i32 %28, 8, !dbg !45
  %.decomposed = sub i32 %.07792.frozen, %30, !dbg !45
  %31 = add nsw i32 %.decomposed, %.096, !dbg !46
  %32 = icmp slt i32 %29, %0, !dbg !47
  %33 = icmp slt i32 %31, %2
  %or.cond = select i1 %32, i1 %33, i1 false, !dbg !48
  br i1 %or.cond, label %34, label %40, !dbg !48

34:                                               ; preds = %.lr.ph
  %35 = mul nsw i32 %29, %2, !dbg !49
  %36 = add nsw i32 %35, %31, !dbg !50
  %37 = sext i32 %36 to i64, !dbg !51
  %38 = getelementptr inbounds float, ptr addrspace(4) %11, i64 %37, !dbg !51
  %39 = load float, ptr addrspace(4) %38, align 4, !dbg !51, !tbaa !52
  br label %40, !dbg !54

40:                                               ; preds = %.lr.ph, %34
  %41 = phi contract float [ %39, %34 ], [ 0.000000e+00, %.lr.ph ], !dbg !54
  %42 = sext i32 %.decomposed to i64, !dbg !55
  %43 = getelementptr inbounds [64 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 %42, !dbg !55
  %44 = sext i32 %28 to i64, !dbg !55
  %45 = getelementptr inbounds float, ptr addrspace(4) %43, i64 %44, !dbg !55
  store float %41, ptr addrspace(4) %45, align 4, !dbg !56, !tbaa !52
  %.07792.frozen120 = freeze i32 %.07792, !dbg !57
  %46 = sdiv i32 %.07792.frozen120, 64, !dbg !57
  %47 = add nsw i32 %46, %.096, !dbg !58
  %48 = mul i32 %46, 64, !dbg !59
  %.decomposed121 = sub i32 %.07792.frozen120, %48, !dbg !59
  %49 = add nsw i32 %.decomposed121, %19, !dbg !60
  %50 = icmp slt i32 %47, %2, !dbg !61
  %51 = icmp slt i32 %49, %1
  %or.cond86 = select i1 %50, i1 %51, i1 false, !dbg !62
  br i1 %or.cond86, label %52, label %58, !dbg !62

52:                                               ; preds = %40
  %53 = mul nsw i32 %47, %1, !dbg !63
  %54 = add nsw i32 %53, %49, !dbg !64
  %55 = sext i32 %54 to i64, !dbg !65
  %56 = getelementptr inbounds float, ptr addrspace(4) %12, i64 %55, !dbg !65
  %57 = load float, ptr addrspace(4) %56, align 4, !dbg !65, !tbaa !52
  br label %58, !dbg !66

58:                                               ; preds = %40, %52
  %59 = phi contract float [ %57, %52 ], [ 0.000000e+00, %40 ], !dbg !66
  %60 = sext i32 %46 to i64, !dbg !67
  %61 = getelementptr inbounds [64 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 %60, !dbg !67
  %62 = sext i32 %.decomposed121 to i64, !dbg !67
  %63 = getelementptr inbounds float, ptr addrspace(4) %61, i64 %62, !dbg !67
  store float %59, ptr addrspace(4) %63, align 4, !dbg !68, !tbaa !52
  %64 = add nsw i32 %.07792, 256, !dbg !69
  %65 = icmp slt i32 %.07792, 256, !dbg !70
  br i1 %65, label %.lr.ph, label %._crit_edge, !dbg !38, !llvm.loop !71

.preheader89:                                     ; preds = %._crit_edge, %.preheader89
  %indvars.iv = phi i64 [ 0, %._crit_edge ], [ %indvars.iv.next, %.preheader89 ]
  %66 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv
  %67 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %68 = shl i64 %67, 2, !dbg !76
  %69 = and i64 %68, 4294967292, !dbg !77
  %70 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 %69, !dbg !78
  %71 = getelementptr inbounds nuw float, ptr addrspace(4) %70, i64 %indvars.iv, !dbg !78
  %72 = load float, ptr addrspace(4) %71, align 4, !dbg !78, !tbaa !52
  %73 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %74 = shl i64 %73, 2, !dbg !81
  %75 = and i64 %74, 4294967292, !dbg !82
  %76 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 %75, !dbg !83
  %77 = load float, ptr addrspace(4) %76, align 4, !dbg !83, !tbaa !52
  %78 = fmul contract float %72, %77, !dbg !84
  %79 = load float, ptr addrspace(4) %66, align 4, !dbg !85, !tbaa !52
  %80 = fadd contract float %79, %78, !dbg !85
  store float %80, ptr addrspace(4) %66, align 4, !dbg !85, !tbaa !52
  %81 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %82 = shl i64 %81, 2, !dbg !76
  %83 = and i64 %82, 4294967292, !dbg !77
  %84 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 %83, !dbg !78
  %85 = getelementptr inbounds nuw float, ptr addrspace(4) %84, i64 %indvars.iv, !dbg !78
  %86 = load float, ptr addrspace(4) %85, align 4, !dbg !78, !tbaa !52
  %87 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %88 = shl i64 %87, 2, !dbg !81
  %89 = and i64 %88, 4294967292, !dbg !82
  %90 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 %89, !dbg !83
  %91 = getelementptr inbounds nuw i8, ptr addrspace(4) %90, i64 4, !dbg !83
  %92 = load float, ptr addrspace(4) %91, align 4, !dbg !83, !tbaa !52
  %93 = fmul contract float %86, %92, !dbg !84
  %94 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 4, !dbg !86
  %95 = load float, ptr addrspace(4) %94, align 4, !dbg !85, !tbaa !52
  %96 = fadd contract float %95, %93, !dbg !85
  store float %96, ptr addrspace(4) %94, align 4, !dbg !85, !tbaa !52
  %97 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %98 = shl i64 %97, 2, !dbg !76
  %99 = and i64 %98, 4294967292, !dbg !77
  %100 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 %99, !dbg !78
  %101 = getelementptr inbounds nuw float, ptr addrspace(4) %100, i64 %indvars.iv, !dbg !78
  %102 = load float, ptr addrspace(4) %101, align 4, !dbg !78, !tbaa !52
  %103 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %104 = shl i64 %103, 2, !dbg !81
  %105 = and i64 %104, 4294967292, !dbg !82
  %106 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 %105, !dbg !83
  %107 = getelementptr inbounds nuw i8, ptr addrspace(4) %106, i64 8, !dbg !83
  %108 = load float, ptr addrspace(4) %107, align 4, !dbg !83, !tbaa !52
  %109 = fmul contract float %102, %108, !dbg !84
  %110 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 8, !dbg !86
  %111 = load float, ptr addrspace(4) %110, align 4, !dbg !85, !tbaa !52
  %112 = fadd contract float %111, %109, !dbg !85
  store float %112, ptr addrspace(4) %110, align 4, !dbg !85, !tbaa !52
  %113 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %114 = shl i64 %113, 2, !dbg !76
  %115 = and i64 %114, 4294967292, !dbg !77
  %116 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 %115, !dbg !78
  %117 = getelementptr inbounds nuw float, ptr addrspace(4) %116, i64 %indvars.iv, !dbg !78
  %118 = load float, ptr addrspace(4) %117, align 4, !dbg !78, !tbaa !52
  %119 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %120 = shl i64 %119, 2, !dbg !81
  %121 = and i64 %120, 4294967292, !dbg !82
  %122 = getelementptr inbounds nuw float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 %121, !dbg !83
  %123 = getelementptr inbounds nuw i8, ptr addrspace(4) %122, i64 12, !dbg !83
  %124 = load float, ptr addrspace(4) %123, align 4, !dbg !83, !tbaa !52
  %125 = fmul contract float %118, %124, !dbg !84
  %126 = getelementptr inbounds nuw i8, ptr addrspace(4) %66, i64 12, !dbg !86
  %127 = load float, ptr addrspace(4) %126, align 4, !dbg !85, !tbaa !52
  %128 = fadd contract float %127, %125, !dbg !85
  store float %128, ptr addrspace(4) %126, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !87
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4, !dbg !88
  br i1 %exitcond.not, label %.preheader89.1, label %.preheader89, !dbg !42, !llvm.loop !89

.preheader89.1:                                   ; preds = %.preheader89, %.preheader89.1
  %indvars.iv.1 = phi i64 [ %indvars.iv.next.1, %.preheader89.1 ], [ 0, %.preheader89 ]
  %129 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.1
  %130 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %131 = shl i64 %130, 2, !dbg !76
  %132 = and i64 %131, 4294967292, !dbg !77
  %133 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 256), i64 %132, !dbg !78
  %134 = getelementptr inbounds nuw float, ptr addrspace(4) %133, i64 %indvars.iv.1, !dbg !78
  %135 = load float, ptr addrspace(4) %134, align 4, !dbg !78, !tbaa !52
  %136 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %137 = shl i64 %136, 2, !dbg !81
  %138 = and i64 %137, 4294967292, !dbg !82
  %139 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 256), i64 %138, !dbg !83
  %140 = load float, ptr addrspace(4) %139, align 4, !dbg !83, !tbaa !52
  %141 = fmul contract float %135, %140, !dbg !84
  %142 = load float, ptr addrspace(4) %129, align 4, !dbg !85, !tbaa !52
  %143 = fadd contract float %142, %141, !dbg !85
  store float %143, ptr addrspace(4) %129, align 4, !dbg !85, !tbaa !52
  %144 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %145 = shl i64 %144, 2, !dbg !76
  %146 = and i64 %145, 4294967292, !dbg !77
  %147 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 256), i64 %146, !dbg !78
  %148 = getelementptr inbounds nuw float, ptr addrspace(4) %147, i64 %indvars.iv.1, !dbg !78
  %149 = load float, ptr addrspace(4) %148, align 4, !dbg !78, !tbaa !52
  %150 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %151 = shl i64 %150, 2, !dbg !81
  %152 = and i64 %151, 4294967292, !dbg !82
  %153 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 256), i64 %152, !dbg !83
  %154 = getelementptr inbounds nuw i8, ptr addrspace(4) %153, i64 4, !dbg !83
  %155 = load float, ptr addrspace(4) %154, align 4, !dbg !83, !tbaa !52
  %156 = fmul contract float %149, %155, !dbg !84
  %157 = getelementptr inbounds nuw i8, ptr addrspace(4) %129, i64 4, !dbg !86
  %158 = load float, ptr addrspace(4) %157, align 4, !dbg !85, !tbaa !52
  %159 = fadd contract float %158, %156, !dbg !85
  store float %159, ptr addrspace(4) %157, align 4, !dbg !85, !tbaa !52
  %160 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %161 = shl i64 %160, 2, !dbg !76
  %162 = and i64 %161, 4294967292, !dbg !77
  %163 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 256), i64 %162, !dbg !78
  %164 = getelementptr inbounds nuw float, ptr addrspace(4) %163, i64 %indvars.iv.1, !dbg !78
  %165 = load float, ptr addrspace(4) %164, align 4, !dbg !78, !tbaa !52
  %166 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %167 = shl i64 %166, 2, !dbg !81
  %168 = and i64 %167, 4294967292, !dbg !82
  %169 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 256), i64 %168, !dbg !83
  %170 = getelementptr inbounds nuw i8, ptr addrspace(4) %169, i64 8, !dbg !83
  %171 = load float, ptr addrspace(4) %170, align 4, !dbg !83, !tbaa !52
  %172 = fmul contract float %165, %171, !dbg !84
  %173 = getelementptr inbounds nuw i8, ptr addrspace(4) %129, i64 8, !dbg !86
  %174 = load float, ptr addrspace(4) %173, align 4, !dbg !85, !tbaa !52
  %175 = fadd contract float %174, %172, !dbg !85
  store float %175, ptr addrspace(4) %173, align 4, !dbg !85, !tbaa !52
  %176 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %177 = shl i64 %176, 2, !dbg !76
  %178 = and i64 %177, 4294967292, !dbg !77
  %179 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 256), i64 %178, !dbg !78
  %180 = getelementptr inbounds nuw float, ptr addrspace(4) %179, i64 %indvars.iv.1, !dbg !78
  %181 = load float, ptr addrspace(4) %180, align 4, !dbg !78, !tbaa !52
  %182 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %183 = shl i64 %182, 2, !dbg !81
  %184 = and i64 %183, 4294967292, !dbg !82
  %185 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 256), i64 %184, !dbg !83
  %186 = getelementptr inbounds nuw i8, ptr addrspace(4) %185, i64 12, !dbg !83
  %187 = load float, ptr addrspace(4) %186, align 4, !dbg !83, !tbaa !52
  %188 = fmul contract float %181, %187, !dbg !84
  %189 = getelementptr inbounds nuw i8, ptr addrspace(4) %129, i64 12, !dbg !86
  %190 = load float, ptr addrspace(4) %189, align 4, !dbg !85, !tbaa !52
  %191 = fadd contract float %190, %188, !dbg !85
  store float %191, ptr addrspace(4) %189, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv.1, 1, !dbg !87
  %exitcond.1.not = icmp eq i64 %indvars.iv.next.1, 4, !dbg !88
  br i1 %exitcond.1.not, label %.preheader89.2, label %.preheader89.1, !dbg !42, !llvm.loop !89

.preheader89.2:                                   ; preds = %.preheader89.1, %.preheader89.2
  %indvars.iv.2 = phi i64 [ %indvars.iv.next.2, %.preheader89.2 ], [ 0, %.preheader89.1 ]
  %192 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.2
  %193 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %194 = shl i64 %193, 2, !dbg !76
  %195 = and i64 %194, 4294967292, !dbg !77
  %196 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 512), i64 %195, !dbg !78
  %197 = getelementptr inbounds nuw float, ptr addrspace(4) %196, i64 %indvars.iv.2, !dbg !78
  %198 = load float, ptr addrspace(4) %197, align 4, !dbg !78, !tbaa !52
  %199 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %200 = shl i64 %199, 2, !dbg !81
  %201 = and i64 %200, 4294967292, !dbg !82
  %202 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 512), i64 %201, !dbg !83
  %203 = load float, ptr addrspace(4) %202, align 4, !dbg !83, !tbaa !52
  %204 = fmul contract float %198, %203, !dbg !84
  %205 = load float, ptr addrspace(4) %192, align 4, !dbg !85, !tbaa !52
  %206 = fadd contract float %205, %204, !dbg !85
  store float %206, ptr addrspace(4) %192, align 4, !dbg !85, !tbaa !52
  %207 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %208 = shl i64 %207, 2, !dbg !76
  %209 = and i64 %208, 4294967292, !dbg !77
  %210 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 512), i64 %209, !dbg !78
  %211 = getelementptr inbounds nuw float, ptr addrspace(4) %210, i64 %indvars.iv.2, !dbg !78
  %212 = load float, ptr addrspace(4) %211, align 4, !dbg !78, !tbaa !52
  %213 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %214 = shl i64 %213, 2, !dbg !81
  %215 = and i64 %214, 4294967292, !dbg !82
  %216 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 512), i64 %215, !dbg !83
  %217 = getelementptr inbounds nuw i8, ptr addrspace(4) %216, i64 4, !dbg !83
  %218 = load float, ptr addrspace(4) %217, align 4, !dbg !83, !tbaa !52
  %219 = fmul contract float %212, %218, !dbg !84
  %220 = getelementptr inbounds nuw i8, ptr addrspace(4) %192, i64 4, !dbg !86
  %221 = load float, ptr addrspace(4) %220, align 4, !dbg !85, !tbaa !52
  %222 = fadd contract float %221, %219, !dbg !85
  store float %222, ptr addrspace(4) %220, align 4, !dbg !85, !tbaa !52
  %223 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %224 = shl i64 %223, 2, !dbg !76
  %225 = and i64 %224, 4294967292, !dbg !77
  %226 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 512), i64 %225, !dbg !78
  %227 = getelementptr inbounds nuw float, ptr addrspace(4) %226, i64 %indvars.iv.2, !dbg !78
  %228 = load float, ptr addrspace(4) %227, align 4, !dbg !78, !tbaa !52
  %229 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %230 = shl i64 %229, 2, !dbg !81
  %231 = and i64 %230, 4294967292, !dbg !82
  %232 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 512), i64 %231, !dbg !83
  %233 = getelementptr inbounds nuw i8, ptr addrspace(4) %232, i64 8, !dbg !83
  %234 = load float, ptr addrspace(4) %233, align 4, !dbg !83, !tbaa !52
  %235 = fmul contract float %228, %234, !dbg !84
  %236 = getelementptr inbounds nuw i8, ptr addrspace(4) %192, i64 8, !dbg !86
  %237 = load float, ptr addrspace(4) %236, align 4, !dbg !85, !tbaa !52
  %238 = fadd contract float %237, %235, !dbg !85
  store float %238, ptr addrspace(4) %236, align 4, !dbg !85, !tbaa !52
  %239 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %240 = shl i64 %239, 2, !dbg !76
  %241 = and i64 %240, 4294967292, !dbg !77
  %242 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 512), i64 %241, !dbg !78
  %243 = getelementptr inbounds nuw float, ptr addrspace(4) %242, i64 %indvars.iv.2, !dbg !78
  %244 = load float, ptr addrspace(4) %243, align 4, !dbg !78, !tbaa !52
  %245 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %246 = shl i64 %245, 2, !dbg !81
  %247 = and i64 %246, 4294967292, !dbg !82
  %248 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 512), i64 %247, !dbg !83
  %249 = getelementptr inbounds nuw i8, ptr addrspace(4) %248, i64 12, !dbg !83
  %250 = load float, ptr addrspace(4) %249, align 4, !dbg !83, !tbaa !52
  %251 = fmul contract float %244, %250, !dbg !84
  %252 = getelementptr inbounds nuw i8, ptr addrspace(4) %192, i64 12, !dbg !86
  %253 = load float, ptr addrspace(4) %252, align 4, !dbg !85, !tbaa !52
  %254 = fadd contract float %253, %251, !dbg !85
  store float %254, ptr addrspace(4) %252, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv.2, 1, !dbg !87
  %exitcond.2.not = icmp eq i64 %indvars.iv.next.2, 4, !dbg !88
  br i1 %exitcond.2.not, label %.preheader89.3, label %.preheader89.2, !dbg !42, !llvm.loop !89

.preheader89.3:                                   ; preds = %.preheader89.2, %.preheader89.3
  %indvars.iv.3 = phi i64 [ %indvars.iv.next.3, %.preheader89.3 ], [ 0, %.preheader89.2 ]
  %255 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.3
  %256 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %257 = shl i64 %256, 2, !dbg !76
  %258 = and i64 %257, 4294967292, !dbg !77
  %259 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 768), i64 %258, !dbg !78
  %260 = getelementptr inbounds nuw float, ptr addrspace(4) %259, i64 %indvars.iv.3, !dbg !78
  %261 = load float, ptr addrspace(4) %260, align 4, !dbg !78, !tbaa !52
  %262 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %263 = shl i64 %262, 2, !dbg !81
  %264 = and i64 %263, 4294967292, !dbg !82
  %265 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 768), i64 %264, !dbg !83
  %266 = load float, ptr addrspace(4) %265, align 4, !dbg !83, !tbaa !52
  %267 = fmul contract float %261, %266, !dbg !84
  %268 = load float, ptr addrspace(4) %255, align 4, !dbg !85, !tbaa !52
  %269 = fadd contract float %268, %267, !dbg !85
  store float %269, ptr addrspace(4) %255, align 4, !dbg !85, !tbaa !52
  %270 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %271 = shl i64 %270, 2, !dbg !76
  %272 = and i64 %271, 4294967292, !dbg !77
  %273 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 768), i64 %272, !dbg !78
  %274 = getelementptr inbounds nuw float, ptr addrspace(4) %273, i64 %indvars.iv.3, !dbg !78
  %275 = load float, ptr addrspace(4) %274, align 4, !dbg !78, !tbaa !52
  %276 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %277 = shl i64 %276, 2, !dbg !81
  %278 = and i64 %277, 4294967292, !dbg !82
  %279 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 768), i64 %278, !dbg !83
  %280 = getelementptr inbounds nuw i8, ptr addrspace(4) %279, i64 4, !dbg !83
  %281 = load float, ptr addrspace(4) %280, align 4, !dbg !83, !tbaa !52
  %282 = fmul contract float %275, %281, !dbg !84
  %283 = getelementptr inbounds nuw i8, ptr addrspace(4) %255, i64 4, !dbg !86
  %284 = load float, ptr addrspace(4) %283, align 4, !dbg !85, !tbaa !52
  %285 = fadd contract float %284, %282, !dbg !85
  store float %285, ptr addrspace(4) %283, align 4, !dbg !85, !tbaa !52
  %286 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %287 = shl i64 %286, 2, !dbg !76
  %288 = and i64 %287, 4294967292, !dbg !77
  %289 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 768), i64 %288, !dbg !78
  %290 = getelementptr inbounds nuw float, ptr addrspace(4) %289, i64 %indvars.iv.3, !dbg !78
  %291 = load float, ptr addrspace(4) %290, align 4, !dbg !78, !tbaa !52
  %292 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %293 = shl i64 %292, 2, !dbg !81
  %294 = and i64 %293, 4294967292, !dbg !82
  %295 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 768), i64 %294, !dbg !83
  %296 = getelementptr inbounds nuw i8, ptr addrspace(4) %295, i64 8, !dbg !83
  %297 = load float, ptr addrspace(4) %296, align 4, !dbg !83, !tbaa !52
  %298 = fmul contract float %291, %297, !dbg !84
  %299 = getelementptr inbounds nuw i8, ptr addrspace(4) %255, i64 8, !dbg !86
  %300 = load float, ptr addrspace(4) %299, align 4, !dbg !85, !tbaa !52
  %301 = fadd contract float %300, %298, !dbg !85
  store float %301, ptr addrspace(4) %299, align 4, !dbg !85, !tbaa !52
  %302 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %303 = shl i64 %302, 2, !dbg !76
  %304 = and i64 %303, 4294967292, !dbg !77
  %305 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 768), i64 %304, !dbg !78
  %306 = getelementptr inbounds nuw float, ptr addrspace(4) %305, i64 %indvars.iv.3, !dbg !78
  %307 = load float, ptr addrspace(4) %306, align 4, !dbg !78, !tbaa !52
  %308 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %309 = shl i64 %308, 2, !dbg !81
  %310 = and i64 %309, 4294967292, !dbg !82
  %311 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 768), i64 %310, !dbg !83
  %312 = getelementptr inbounds nuw i8, ptr addrspace(4) %311, i64 12, !dbg !83
  %313 = load float, ptr addrspace(4) %312, align 4, !dbg !83, !tbaa !52
  %314 = fmul contract float %307, %313, !dbg !84
  %315 = getelementptr inbounds nuw i8, ptr addrspace(4) %255, i64 12, !dbg !86
  %316 = load float, ptr addrspace(4) %315, align 4, !dbg !85, !tbaa !52
  %317 = fadd contract float %316, %314, !dbg !85
  store float %317, ptr addrspace(4) %315, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv.3, 1, !dbg !87
  %exitcond.3.not = icmp eq i64 %indvars.iv.next.3, 4, !dbg !88
  br i1 %exitcond.3.not, label %.preheader89.4, label %.preheader89.3, !dbg !42, !llvm.loop !89

.preheader89.4:                                   ; preds = %.preheader89.3, %.preheader89.4
  %indvars.iv.4 = phi i64 [ %indvars.iv.next.4, %.preheader89.4 ], [ 0, %.preheader89.3 ]
  %318 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.4
  %319 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %320 = shl i64 %319, 2, !dbg !76
  %321 = and i64 %320, 4294967292, !dbg !77
  %322 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1024), i64 %321, !dbg !78
  %323 = getelementptr inbounds nuw float, ptr addrspace(4) %322, i64 %indvars.iv.4, !dbg !78
  %324 = load float, ptr addrspace(4) %323, align 4, !dbg !78, !tbaa !52
  %325 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %326 = shl i64 %325, 2, !dbg !81
  %327 = and i64 %326, 4294967292, !dbg !82
  %328 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1024), i64 %327, !dbg !83
  %329 = load float, ptr addrspace(4) %328, align 4, !dbg !83, !tbaa !52
  %330 = fmul contract float %324, %329, !dbg !84
  %331 = load float, ptr addrspace(4) %318, align 4, !dbg !85, !tbaa !52
  %332 = fadd contract float %331, %330, !dbg !85
  store float %332, ptr addrspace(4) %318, align 4, !dbg !85, !tbaa !52
  %333 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %334 = shl i64 %333, 2, !dbg !76
  %335 = and i64 %334, 4294967292, !dbg !77
  %336 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1024), i64 %335, !dbg !78
  %337 = getelementptr inbounds nuw float, ptr addrspace(4) %336, i64 %indvars.iv.4, !dbg !78
  %338 = load float, ptr addrspace(4) %337, align 4, !dbg !78, !tbaa !52
  %339 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %340 = shl i64 %339, 2, !dbg !81
  %341 = and i64 %340, 4294967292, !dbg !82
  %342 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1024), i64 %341, !dbg !83
  %343 = getelementptr inbounds nuw i8, ptr addrspace(4) %342, i64 4, !dbg !83
  %344 = load float, ptr addrspace(4) %343, align 4, !dbg !83, !tbaa !52
  %345 = fmul contract float %338, %344, !dbg !84
  %346 = getelementptr inbounds nuw i8, ptr addrspace(4) %318, i64 4, !dbg !86
  %347 = load float, ptr addrspace(4) %346, align 4, !dbg !85, !tbaa !52
  %348 = fadd contract float %347, %345, !dbg !85
  store float %348, ptr addrspace(4) %346, align 4, !dbg !85, !tbaa !52
  %349 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %350 = shl i64 %349, 2, !dbg !76
  %351 = and i64 %350, 4294967292, !dbg !77
  %352 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1024), i64 %351, !dbg !78
  %353 = getelementptr inbounds nuw float, ptr addrspace(4) %352, i64 %indvars.iv.4, !dbg !78
  %354 = load float, ptr addrspace(4) %353, align 4, !dbg !78, !tbaa !52
  %355 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %356 = shl i64 %355, 2, !dbg !81
  %357 = and i64 %356, 4294967292, !dbg !82
  %358 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1024), i64 %357, !dbg !83
  %359 = getelementptr inbounds nuw i8, ptr addrspace(4) %358, i64 8, !dbg !83
  %360 = load float, ptr addrspace(4) %359, align 4, !dbg !83, !tbaa !52
  %361 = fmul contract float %354, %360, !dbg !84
  %362 = getelementptr inbounds nuw i8, ptr addrspace(4) %318, i64 8, !dbg !86
  %363 = load float, ptr addrspace(4) %362, align 4, !dbg !85, !tbaa !52
  %364 = fadd contract float %363, %361, !dbg !85
  store float %364, ptr addrspace(4) %362, align 4, !dbg !85, !tbaa !52
  %365 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %366 = shl i64 %365, 2, !dbg !76
  %367 = and i64 %366, 4294967292, !dbg !77
  %368 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1024), i64 %367, !dbg !78
  %369 = getelementptr inbounds nuw float, ptr addrspace(4) %368, i64 %indvars.iv.4, !dbg !78
  %370 = load float, ptr addrspace(4) %369, align 4, !dbg !78, !tbaa !52
  %371 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %372 = shl i64 %371, 2, !dbg !81
  %373 = and i64 %372, 4294967292, !dbg !82
  %374 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1024), i64 %373, !dbg !83
  %375 = getelementptr inbounds nuw i8, ptr addrspace(4) %374, i64 12, !dbg !83
  %376 = load float, ptr addrspace(4) %375, align 4, !dbg !83, !tbaa !52
  %377 = fmul contract float %370, %376, !dbg !84
  %378 = getelementptr inbounds nuw i8, ptr addrspace(4) %318, i64 12, !dbg !86
  %379 = load float, ptr addrspace(4) %378, align 4, !dbg !85, !tbaa !52
  %380 = fadd contract float %379, %377, !dbg !85
  store float %380, ptr addrspace(4) %378, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv.4, 1, !dbg !87
  %exitcond.4.not = icmp eq i64 %indvars.iv.next.4, 4, !dbg !88
  br i1 %exitcond.4.not, label %.preheader89.5, label %.preheader89.4, !dbg !42, !llvm.loop !89

.preheader89.5:                                   ; preds = %.preheader89.4, %.preheader89.5
  %indvars.iv.5 = phi i64 [ %indvars.iv.next.5, %.preheader89.5 ], [ 0, %.preheader89.4 ]
  %381 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.5
  %382 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %383 = shl i64 %382, 2, !dbg !76
  %384 = and i64 %383, 4294967292, !dbg !77
  %385 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1280), i64 %384, !dbg !78
  %386 = getelementptr inbounds nuw float, ptr addrspace(4) %385, i64 %indvars.iv.5, !dbg !78
  %387 = load float, ptr addrspace(4) %386, align 4, !dbg !78, !tbaa !52
  %388 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %389 = shl i64 %388, 2, !dbg !81
  %390 = and i64 %389, 4294967292, !dbg !82
  %391 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1280), i64 %390, !dbg !83
  %392 = load float, ptr addrspace(4) %391, align 4, !dbg !83, !tbaa !52
  %393 = fmul contract float %387, %392, !dbg !84
  %394 = load float, ptr addrspace(4) %381, align 4, !dbg !85, !tbaa !52
  %395 = fadd contract float %394, %393, !dbg !85
  store float %395, ptr addrspace(4) %381, align 4, !dbg !85, !tbaa !52
  %396 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %397 = shl i64 %396, 2, !dbg !76
  %398 = and i64 %397, 4294967292, !dbg !77
  %399 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1280), i64 %398, !dbg !78
  %400 = getelementptr inbounds nuw float, ptr addrspace(4) %399, i64 %indvars.iv.5, !dbg !78
  %401 = load float, ptr addrspace(4) %400, align 4, !dbg !78, !tbaa !52
  %402 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %403 = shl i64 %402, 2, !dbg !81
  %404 = and i64 %403, 4294967292, !dbg !82
  %405 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1280), i64 %404, !dbg !83
  %406 = getelementptr inbounds nuw i8, ptr addrspace(4) %405, i64 4, !dbg !83
  %407 = load float, ptr addrspace(4) %406, align 4, !dbg !83, !tbaa !52
  %408 = fmul contract float %401, %407, !dbg !84
  %409 = getelementptr inbounds nuw i8, ptr addrspace(4) %381, i64 4, !dbg !86
  %410 = load float, ptr addrspace(4) %409, align 4, !dbg !85, !tbaa !52
  %411 = fadd contract float %410, %408, !dbg !85
  store float %411, ptr addrspace(4) %409, align 4, !dbg !85, !tbaa !52
  %412 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %413 = shl i64 %412, 2, !dbg !76
  %414 = and i64 %413, 4294967292, !dbg !77
  %415 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1280), i64 %414, !dbg !78
  %416 = getelementptr inbounds nuw float, ptr addrspace(4) %415, i64 %indvars.iv.5, !dbg !78
  %417 = load float, ptr addrspace(4) %416, align 4, !dbg !78, !tbaa !52
  %418 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %419 = shl i64 %418, 2, !dbg !81
  %420 = and i64 %419, 4294967292, !dbg !82
  %421 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1280), i64 %420, !dbg !83
  %422 = getelementptr inbounds nuw i8, ptr addrspace(4) %421, i64 8, !dbg !83
  %423 = load float, ptr addrspace(4) %422, align 4, !dbg !83, !tbaa !52
  %424 = fmul contract float %417, %423, !dbg !84
  %425 = getelementptr inbounds nuw i8, ptr addrspace(4) %381, i64 8, !dbg !86
  %426 = load float, ptr addrspace(4) %425, align 4, !dbg !85, !tbaa !52
  %427 = fadd contract float %426, %424, !dbg !85
  store float %427, ptr addrspace(4) %425, align 4, !dbg !85, !tbaa !52
  %428 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %429 = shl i64 %428, 2, !dbg !76
  %430 = and i64 %429, 4294967292, !dbg !77
  %431 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1280), i64 %430, !dbg !78
  %432 = getelementptr inbounds nuw float, ptr addrspace(4) %431, i64 %indvars.iv.5, !dbg !78
  %433 = load float, ptr addrspace(4) %432, align 4, !dbg !78, !tbaa !52
  %434 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %435 = shl i64 %434, 2, !dbg !81
  %436 = and i64 %435, 4294967292, !dbg !82
  %437 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1280), i64 %436, !dbg !83
  %438 = getelementptr inbounds nuw i8, ptr addrspace(4) %437, i64 12, !dbg !83
  %439 = load float, ptr addrspace(4) %438, align 4, !dbg !83, !tbaa !52
  %440 = fmul contract float %433, %439, !dbg !84
  %441 = getelementptr inbounds nuw i8, ptr addrspace(4) %381, i64 12, !dbg !86
  %442 = load float, ptr addrspace(4) %441, align 4, !dbg !85, !tbaa !52
  %443 = fadd contract float %442, %440, !dbg !85
  store float %443, ptr addrspace(4) %441, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.5 = add nuw nsw i64 %indvars.iv.5, 1, !dbg !87
  %exitcond.5.not = icmp eq i64 %indvars.iv.next.5, 4, !dbg !88
  br i1 %exitcond.5.not, label %.preheader89.6, label %.preheader89.5, !dbg !42, !llvm.loop !89

.preheader89.6:                                   ; preds = %.preheader89.5, %.preheader89.6
  %indvars.iv.6 = phi i64 [ %indvars.iv.next.6, %.preheader89.6 ], [ 0, %.preheader89.5 ]
  %444 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.6
  %445 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %446 = shl i64 %445, 2, !dbg !76
  %447 = and i64 %446, 4294967292, !dbg !77
  %448 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1536), i64 %447, !dbg !78
  %449 = getelementptr inbounds nuw float, ptr addrspace(4) %448, i64 %indvars.iv.6, !dbg !78
  %450 = load float, ptr addrspace(4) %449, align 4, !dbg !78, !tbaa !52
  %451 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %452 = shl i64 %451, 2, !dbg !81
  %453 = and i64 %452, 4294967292, !dbg !82
  %454 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1536), i64 %453, !dbg !83
  %455 = load float, ptr addrspace(4) %454, align 4, !dbg !83, !tbaa !52
  %456 = fmul contract float %450, %455, !dbg !84
  %457 = load float, ptr addrspace(4) %444, align 4, !dbg !85, !tbaa !52
  %458 = fadd contract float %457, %456, !dbg !85
  store float %458, ptr addrspace(4) %444, align 4, !dbg !85, !tbaa !52
  %459 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %460 = shl i64 %459, 2, !dbg !76
  %461 = and i64 %460, 4294967292, !dbg !77
  %462 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1536), i64 %461, !dbg !78
  %463 = getelementptr inbounds nuw float, ptr addrspace(4) %462, i64 %indvars.iv.6, !dbg !78
  %464 = load float, ptr addrspace(4) %463, align 4, !dbg !78, !tbaa !52
  %465 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %466 = shl i64 %465, 2, !dbg !81
  %467 = and i64 %466, 4294967292, !dbg !82
  %468 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1536), i64 %467, !dbg !83
  %469 = getelementptr inbounds nuw i8, ptr addrspace(4) %468, i64 4, !dbg !83
  %470 = load float, ptr addrspace(4) %469, align 4, !dbg !83, !tbaa !52
  %471 = fmul contract float %464, %470, !dbg !84
  %472 = getelementptr inbounds nuw i8, ptr addrspace(4) %444, i64 4, !dbg !86
  %473 = load float, ptr addrspace(4) %472, align 4, !dbg !85, !tbaa !52
  %474 = fadd contract float %473, %471, !dbg !85
  store float %474, ptr addrspace(4) %472, align 4, !dbg !85, !tbaa !52
  %475 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %476 = shl i64 %475, 2, !dbg !76
  %477 = and i64 %476, 4294967292, !dbg !77
  %478 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1536), i64 %477, !dbg !78
  %479 = getelementptr inbounds nuw float, ptr addrspace(4) %478, i64 %indvars.iv.6, !dbg !78
  %480 = load float, ptr addrspace(4) %479, align 4, !dbg !78, !tbaa !52
  %481 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %482 = shl i64 %481, 2, !dbg !81
  %483 = and i64 %482, 4294967292, !dbg !82
  %484 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1536), i64 %483, !dbg !83
  %485 = getelementptr inbounds nuw i8, ptr addrspace(4) %484, i64 8, !dbg !83
  %486 = load float, ptr addrspace(4) %485, align 4, !dbg !83, !tbaa !52
  %487 = fmul contract float %480, %486, !dbg !84
  %488 = getelementptr inbounds nuw i8, ptr addrspace(4) %444, i64 8, !dbg !86
  %489 = load float, ptr addrspace(4) %488, align 4, !dbg !85, !tbaa !52
  %490 = fadd contract float %489, %487, !dbg !85
  store float %490, ptr addrspace(4) %488, align 4, !dbg !85, !tbaa !52
  %491 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %492 = shl i64 %491, 2, !dbg !76
  %493 = and i64 %492, 4294967292, !dbg !77
  %494 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1536), i64 %493, !dbg !78
  %495 = getelementptr inbounds nuw float, ptr addrspace(4) %494, i64 %indvars.iv.6, !dbg !78
  %496 = load float, ptr addrspace(4) %495, align 4, !dbg !78, !tbaa !52
  %497 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %498 = shl i64 %497, 2, !dbg !81
  %499 = and i64 %498, 4294967292, !dbg !82
  %500 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1536), i64 %499, !dbg !83
  %501 = getelementptr inbounds nuw i8, ptr addrspace(4) %500, i64 12, !dbg !83
  %502 = load float, ptr addrspace(4) %501, align 4, !dbg !83, !tbaa !52
  %503 = fmul contract float %496, %502, !dbg !84
  %504 = getelementptr inbounds nuw i8, ptr addrspace(4) %444, i64 12, !dbg !86
  %505 = load float, ptr addrspace(4) %504, align 4, !dbg !85, !tbaa !52
  %506 = fadd contract float %505, %503, !dbg !85
  store float %506, ptr addrspace(4) %504, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.6 = add nuw nsw i64 %indvars.iv.6, 1, !dbg !87
  %exitcond.6.not = icmp eq i64 %indvars.iv.next.6, 4, !dbg !88
  br i1 %exitcond.6.not, label %.preheader89.7, label %.preheader89.6, !dbg !42, !llvm.loop !89

.preheader89.7:                                   ; preds = %.preheader89.6, %.preheader89.7
  %indvars.iv.7 = phi i64 [ %indvars.iv.next.7, %.preheader89.7 ], [ 0, %.preheader89.6 ]
  %507 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv.7
  %508 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %509 = shl i64 %508, 2, !dbg !76
  %510 = and i64 %509, 4294967292, !dbg !77
  %511 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1792), i64 %510, !dbg !78
  %512 = getelementptr inbounds nuw float, ptr addrspace(4) %511, i64 %indvars.iv.7, !dbg !78
  %513 = load float, ptr addrspace(4) %512, align 4, !dbg !78, !tbaa !52
  %514 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %515 = shl i64 %514, 2, !dbg !81
  %516 = and i64 %515, 4294967292, !dbg !82
  %517 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1792), i64 %516, !dbg !83
  %518 = load float, ptr addrspace(4) %517, align 4, !dbg !83, !tbaa !52
  %519 = fmul contract float %513, %518, !dbg !84
  %520 = load float, ptr addrspace(4) %507, align 4, !dbg !85, !tbaa !52
  %521 = fadd contract float %520, %519, !dbg !85
  store float %521, ptr addrspace(4) %507, align 4, !dbg !85, !tbaa !52
  %522 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %523 = shl i64 %522, 2, !dbg !76
  %524 = and i64 %523, 4294967292, !dbg !77
  %525 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1792), i64 %524, !dbg !78
  %526 = getelementptr inbounds nuw float, ptr addrspace(4) %525, i64 %indvars.iv.7, !dbg !78
  %527 = load float, ptr addrspace(4) %526, align 4, !dbg !78, !tbaa !52
  %528 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %529 = shl i64 %528, 2, !dbg !81
  %530 = and i64 %529, 4294967292, !dbg !82
  %531 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1792), i64 %530, !dbg !83
  %532 = getelementptr inbounds nuw i8, ptr addrspace(4) %531, i64 4, !dbg !83
  %533 = load float, ptr addrspace(4) %532, align 4, !dbg !83, !tbaa !52
  %534 = fmul contract float %527, %533, !dbg !84
  %535 = getelementptr inbounds nuw i8, ptr addrspace(4) %507, i64 4, !dbg !86
  %536 = load float, ptr addrspace(4) %535, align 4, !dbg !85, !tbaa !52
  %537 = fadd contract float %536, %534, !dbg !85
  store float %537, ptr addrspace(4) %535, align 4, !dbg !85, !tbaa !52
  %538 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %539 = shl i64 %538, 2, !dbg !76
  %540 = and i64 %539, 4294967292, !dbg !77
  %541 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1792), i64 %540, !dbg !78
  %542 = getelementptr inbounds nuw float, ptr addrspace(4) %541, i64 %indvars.iv.7, !dbg !78
  %543 = load float, ptr addrspace(4) %542, align 4, !dbg !78, !tbaa !52
  %544 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %545 = shl i64 %544, 2, !dbg !81
  %546 = and i64 %545, 4294967292, !dbg !82
  %547 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1792), i64 %546, !dbg !83
  %548 = getelementptr inbounds nuw i8, ptr addrspace(4) %547, i64 8, !dbg !83
  %549 = load float, ptr addrspace(4) %548, align 4, !dbg !83, !tbaa !52
  %550 = fmul contract float %543, %549, !dbg !84
  %551 = getelementptr inbounds nuw i8, ptr addrspace(4) %507, i64 8, !dbg !86
  %552 = load float, ptr addrspace(4) %551, align 4, !dbg !85, !tbaa !52
  %553 = fadd contract float %552, %550, !dbg !85
  store float %553, ptr addrspace(4) %551, align 4, !dbg !85, !tbaa !52
  %554 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !74
  %555 = shl i64 %554, 2, !dbg !76
  %556 = and i64 %555, 4294967292, !dbg !77
  %557 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a to ptr addrspace(4)), i64 1792), i64 %556, !dbg !78
  %558 = getelementptr inbounds nuw float, ptr addrspace(4) %557, i64 %indvars.iv.7, !dbg !78
  %559 = load float, ptr addrspace(4) %558, align 4, !dbg !78, !tbaa !52
  %560 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !79
  %561 = shl i64 %560, 2, !dbg !81
  %562 = and i64 %561, 4294967292, !dbg !82
  %563 = getelementptr inbounds nuw float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b to ptr addrspace(4)), i64 1792), i64 %562, !dbg !83
  %564 = getelementptr inbounds nuw i8, ptr addrspace(4) %563, i64 12, !dbg !83
  %565 = load float, ptr addrspace(4) %564, align 4, !dbg !83, !tbaa !52
  %566 = fmul contract float %559, %565, !dbg !84
  %567 = getelementptr inbounds nuw i8, ptr addrspace(4) %507, i64 12, !dbg !86
  %568 = load float, ptr addrspace(4) %567, align 4, !dbg !85, !tbaa !52
  %569 = fadd contract float %568, %566, !dbg !85
  store float %569, ptr addrspace(4) %567, align 4, !dbg !85, !tbaa !52
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv.7, 1, !dbg !87
  %exitcond.7.not = icmp eq i64 %indvars.iv.next.7, 4, !dbg !88
  br i1 %exitcond.7.not, label %570, label %.preheader89.7, !dbg !42, !llvm.loop !89

570:                                              ; preds = %.preheader89.7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !91
  %571 = add nuw nsw i32 %.096, 8, !dbg !93
  %572 = icmp slt i32 %571, %2, !dbg !36
  br i1 %572, label %.preheader91, label %.preheader.preheader, !dbg !37, !llvm.loop !94

.preheader.preheader:                             ; preds = %570, %8
  br label %.preheader, !dbg !96

.preheader:                                       ; preds = %.preheader.preheader, %662
  %indvars.iv105 = phi i64 [ %indvars.iv.next106, %662 ], [ 0, %.preheader.preheader ]
  %573 = getelementptr inbounds nuw [4 x float], ptr addrspace(4) %10, i64 %indvars.iv105
  %574 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !97
  %575 = trunc i64 %574 to i32, !dbg !97
  %576 = shl i32 %575, 2, !dbg !99
  %577 = trunc i64 %indvars.iv105 to i32
  %578 = add i32 %16, %577
  %.reass = add i32 %576, %578
  %579 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !100
  %580 = trunc i64 %579 to i32, !dbg !100
  %581 = shl i32 %580, 2, !dbg !102
  %582 = add i32 %581, %19, !dbg !103
  %583 = icmp slt i32 %.reass, %0, !dbg !104
  %584 = icmp slt i32 %582, %1
  %or.cond87 = select i1 %583, i1 %584, i1 false, !dbg !105
  br i1 %or.cond87, label %586, label %596, !dbg !105

585:                                              ; preds = %662
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6, !dbg !106
  ret void, !dbg !106

586:                                              ; preds = %.preheader
  %587 = load float, ptr addrspace(4) %573, align 4, !dbg !107, !tbaa !52
  %588 = fmul contract float %3, %587, !dbg !108
  %589 = mul nsw i32 %.reass, %1, !dbg !109
  %590 = add nsw i32 %589, %582, !dbg !110
  %591 = sext i32 %590 to i64, !dbg !111
  %592 = getelementptr inbounds float, ptr addrspace(4) %13, i64 %591, !dbg !111
  %593 = load float, ptr addrspace(4) %592, align 4, !dbg !111, !tbaa !52
  %594 = fmul contract float %6, %593, !dbg !112
  %595 = fadd contract float %588, %594, !dbg !113
  store float %595, ptr addrspace(4) %592, align 4, !dbg !114, !tbaa !52
  br label %596, !dbg !115

596:                                              ; preds = %586, %.preheader
  %597 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !97
  %598 = trunc i64 %597 to i32, !dbg !97
  %599 = shl i32 %598, 2, !dbg !99
  %.reass.1 = add i32 %599, %578
  %600 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !100
  %601 = trunc i64 %600 to i32, !dbg !100
  %602 = shl i32 %601, 2, !dbg !102
  %603 = add i32 %602, %19, !dbg !103
  %604 = or disjoint i32 %603, 1, !dbg !116
  %605 = icmp slt i32 %.reass.1, %0, !dbg !104
  %606 = icmp slt i32 %604, %1
  %or.cond87.1 = select i1 %605, i1 %606, i1 false, !dbg !105
  br i1 %or.cond87.1, label %607, label %618, !dbg !105

607:                                              ; preds = %596
  %608 = getelementptr inbounds nuw i8, ptr addrspace(4) %573, i64 4, !dbg !107
  %609 = load float, ptr addrspace(4) %608, align 4, !dbg !107, !tbaa !52
  %610 = fmul contract float %3, %609, !dbg !108
  %611 = mul nsw i32 %.reass.1, %1, !dbg !109
  %612 = add nsw i32 %611, %604, !dbg !110
  %613 = sext i32 %612 to i64, !dbg !111
  %614 = getelementptr inbounds float, ptr addrspace(4) %13, i64 %613, !dbg !111
  %615 = load float, ptr addrspace(4) %614, align 4, !dbg !111, !tbaa !52
  %616 = fmul contract float %6, %615, !dbg !112
  %617 = fadd contract float %610, %616, !dbg !113
  store float %617, ptr addrspace(4) %614, align 4, !dbg !114, !tbaa !52
  br label %618, !dbg !115

618:                                              ; preds = %607, %596
  %619 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !97
  %620 = trunc i64 %619 to i32, !dbg !97
  %621 = shl i32 %620, 2, !dbg !99
  %.reass.2 = add i32 %621, %578
  %622 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !100
  %623 = trunc i64 %622 to i32, !dbg !100
  %624 = shl i32 %623, 2, !dbg !102
  %625 = add i32 %624, %19, !dbg !103
  %626 = or disjoint i32 %625, 2, !dbg !116
  %627 = icmp slt i32 %.reass.2, %0, !dbg !104
  %628 = icmp slt i32 %626, %1
  %or.cond87.2 = select i1 %627, i1 %628, i1 false, !dbg !105
  br i1 %or.cond87.2, label %629, label %640, !dbg !105

629:                                              ; preds = %618
  %630 = getelementptr inbounds nuw i8, ptr addrspace(4) %573, i64 8, !dbg !107
  %631 = load float, ptr addrspace(4) %630, align 4, !dbg !107, !tbaa !52
  %632 = fmul contract float %3, %631, !dbg !108
  %633 = mul nsw i32 %.reass.2, %1, !dbg !109
  %634 = add nsw i32 %633, %626, !dbg !110
  %635 = sext i32 %634 to i64, !dbg !111
  %636 = getelementptr inbounds float, ptr addrspace(4) %13, i64 %635, !dbg !111
  %637 = load float, ptr addrspace(4) %636, align 4, !dbg !111, !tbaa !52
  %638 = fmul contract float %6, %637, !dbg !112
  %639 = fadd contract float %632, %638, !dbg !113
  store float %639, ptr addrspace(4) %636, align 4, !dbg !114, !tbaa !52
  br label %640, !dbg !115

640:                                              ; preds = %629, %618
  %641 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5, !dbg !97
  %642 = trunc i64 %641 to i32, !dbg !97
  %643 = shl i32 %642, 2, !dbg !99
  %.reass.3 = add i32 %643, %578
  %644 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !100
  %645 = trunc i64 %644 to i32, !dbg !100
  %646 = shl i32 %645, 2, !dbg !102
  %647 = add i32 %646, %19, !dbg !103
  %648 = or disjoint i32 %647, 3, !dbg !116
  %649 = icmp slt i32 %.reass.3, %0, !dbg !104
  %650 = icmp slt i32 %648, %1
  %or.cond87.3 = select i1 %649, i1 %650, i1 false, !dbg !105
  br i1 %or.cond87.3, label %651, label %662, !dbg !105

651:                                              ; preds = %640
  %652 = getelementptr inbounds nuw i8, ptr addrspace(4) %573, i64 12, !dbg !107
  %653 = load float, ptr addrspace(4) %652, align 4, !dbg !107, !tbaa !52
  %654 = fmul contract float %3, %653, !dbg !108
  %655 = mul nsw i32 %.reass.3, %1, !dbg !109
  %656 = add nsw i32 %655, %648, !dbg !110
  %657 = sext i32 %656 to i64, !dbg !111
  %658 = getelementptr inbounds float, ptr addrspace(4) %13, i64 %657, !dbg !111
  %659 = load float, ptr addrspace(4) %658, align 4, !dbg !111, !tbaa !52
  %660 = fmul contract float %6, %659, !dbg !112
  %661 = fadd contract float %654, %660, !dbg !113
  store float %661, ptr addrspace(4) %658, align 4, !dbg !114, !tbaa !52
  br label %662, !dbg !115

662:                                              ; preds = %651, %640
  %indvars.iv.next106 = add nuw nsw i64 %indvars.iv105, 1, !dbg !117
  %exitcond108.not = icmp eq i64 %indvars.iv.next106, 4, !dbg !118
  br i1 %exitcond108.not, label %585, label %.preheader, !dbg !96, !llvm.loop !119
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

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
