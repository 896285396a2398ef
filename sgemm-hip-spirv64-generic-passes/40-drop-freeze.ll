; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, ptr addrspace(1) noalias noundef readonly captures(none) %5, float noundef %6, ptr addrspace(1) noalias noundef captures(none) %7) local_unnamed_addr #0 !dbg !13 {
  %9 = alloca [4 x [4 x float]], align 4
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !17
  %11 = trunc i64 %10 to i32, !dbg !17
  %12 = shl i32 %11, 6, !dbg !21
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !22
  %14 = trunc i64 %13 to i32, !dbg !22
  %15 = shl i32 %14, 6, !dbg !25
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !26
  %17 = trunc i64 %16 to i32, !dbg !26
  %18 = shl i32 %17, 4, !dbg !29
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !30
  %20 = trunc i64 %19 to i32, !dbg !30
  %21 = add i32 %18, %20, !dbg !33
  br label %loop.i, !dbg !34

loop.i:                                           ; preds = %loop.i, %8
  %i.i = phi i64 [ 0, %8 ], [ %next.i, %loop.i ], !dbg !34
  %target.i = getelementptr inbounds i32, ptr %9, i64 %i.i, !dbg !34
  store i32 0, ptr %target.i, align 4, !dbg !34
  %next.i = add i64 %i.i, 1, !dbg !34
  %more.i = icmp ult i64 %next.i, 16, !dbg !34
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i32.exit, !dbg !34

hipspv.memset.p0.p0.i32.exit:                     ; preds = %loop.i
  %22 = icmp sgt i32 %2, 0, !dbg !35
  br i1 %22, label %.preheader91.lr.ph, label %.preheader.preheader, !dbg !36

.preheader91.lr.ph:                               ; preds = %hipspv.memset.p0.p0.i32.exit
  %23 = icmp slt i32 %21, 512
  br label %.preheader91, !dbg !36

.preheader91:                                     ; preds = %.preheader91.lr.ph, %350
  %.096 = phi i32 [ 0, %.preheader91.lr.ph ], [ %351, %350 ]
  br i1 %23, label %.lr.ph, label %._crit_edge, !dbg !37

._crit_edge:                                      ; preds = %54, %.preheader91
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !38
  br label %.preheader89, !dbg !41

.lr.ph:                                           ; preds = %.preheader91, %54
  %.07792 = phi i32 [ %60, %54 ], [ %21, %.preheader91 ]
  %24 = sdiv i32 %.07792, 8, !dbg !42
  %25 = add nsw i32 %24, %12, !dbg !43
  %26 = shl nsw i32 %24, 3, !dbg !44
  %.decomposed = sub i32 %.07792, %26, !dbg !44
  %27 = add nsw i32 %.decomposed, %.096, !dbg !45
  %28 = icmp slt i32 %25, %0, !dbg !46
  %29 = icmp slt i32 %27, %2
  %or.cond = select i1 %28, i1 %29, i1 false, !dbg !47
  br i1 %or.cond, label %30, label %36, !dbg !47

30:                                               ; preds = %.lr.ph
  %31 = mul nsw i32 %25, %2, !dbg !48
  %32 = add nsw i32 %31, %27, !dbg !49
  %33 = sext i32 %32 to i64, !dbg !50
  %34 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %33, !dbg !50
  %35 = load float, ptr addrspace(1) %34, align 4, !dbg !50, !tbaa !51
  br label %36, !dbg !53

36:                                               ; preds = %.lr.ph, %30
  %37 = phi contract float [ %35, %30 ], [ 0.000000e+00, %.lr.ph ], !dbg !53
  %38 = sext i32 %.decomposed to i64, !dbg !54
  %39 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %38, !dbg !54
  %40 = sext i32 %24 to i64, !dbg !54
  %41 = getelementptr inbounds float, ptr addrspace(3) %39, i64 %40, !dbg !54
  store float %37, ptr addrspace(3) %41, align 4, !dbg !55, !tbaa !51
  %42 = sdiv i32 %.07792, 64, !dbg !56
  %43 = add nsw i32 %42, %.096, !dbg !57
  %44 = shl nsw i32 %42, 6, !dbg !58
  %.decomposed121 = sub i32 %.07792, %44, !dbg !58
  %45 = add nsw i32 %.decomposed121, %15, !dbg !59
  %46 = icmp slt i32 %43, %2, !dbg !60
  %47 = icmp slt i32 %45, %1
  %or.cond86 = select i1 %46, i1 %47, i1 false, !dbg !61
  br i1 %or.cond86, label %48, label %54, !dbg !61

48:                                               ; preds = %36
  %49 = mul nsw i32 %43, %1, !dbg !62
  %50 = add nsw i32 %49, %45, !dbg !63
  %51 = sext i32 %50 to i64, !dbg !64
  %52 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %51, !dbg !64
  %53 = load float, ptr addrspace(1) %52, align 4, !dbg !64, !tbaa !51
  br label %54, !dbg !65

54:                                               ; preds = %36, %48
  %55 = phi contract float [ %53, %48 ], [ 0.000000e+00, %36 ], !dbg !65
  %56 = sext i32 %42 to i64, !dbg !66
  %57 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %56, !dbg !66
  %58 = sext i32 %.decomposed121 to i64, !dbg !66
  %59 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %58, !dbg !66
  store float %55, ptr addrspace(3) %59, align 4, !dbg !67, !tbaa !51
  %60 = add i32 %.07792, 256, !dbg !68
  %61 = icmp slt i32 %.07792, 256, !dbg !69
  br i1 %61, label %.lr.ph, label %._crit_edge, !dbg !37, !llvm.loop !70

.preheader89:                                     ; preds = %._crit_edge, %.preheader89
  %indvars.iv = phi i64 [ 0, %._crit_edge ], [ %indvars.iv.next, %.preheader89 ]
  %62 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %64 = shl i64 %63, 2, !dbg !75
  %65 = and i64 %64, 4294967292, !dbg !76
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %65, !dbg !77
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) %66, i64 %indvars.iv, !dbg !77
  %68 = load float, ptr addrspace(3) %67, align 4, !dbg !77, !tbaa !51
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %70 = shl i64 %69, 2, !dbg !80
  %71 = and i64 %70, 4294967292, !dbg !81
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %71, !dbg !82
  %73 = load float, ptr addrspace(3) %72, align 4, !dbg !82, !tbaa !51
  %74 = fmul contract float %68, %73, !dbg !83
  %75 = load float, ptr %62, align 4, !dbg !84, !tbaa !51
  %76 = fadd contract float %75, %74, !dbg !84
  store float %76, ptr %62, align 4, !dbg !84, !tbaa !51
  %77 = load float, ptr addrspace(3) %67, align 4, !dbg !77, !tbaa !51
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 4, !dbg !82
  %79 = load float, ptr addrspace(3) %78, align 4, !dbg !82, !tbaa !51
  %80 = fmul contract float %77, %79, !dbg !83
  %81 = getelementptr inbounds nuw i8, ptr %62, i64 4, !dbg !85
  %82 = load float, ptr %81, align 4, !dbg !84, !tbaa !51
  %83 = fadd contract float %82, %80, !dbg !84
  store float %83, ptr %81, align 4, !dbg !84, !tbaa !51
  %84 = load float, ptr addrspace(3) %67, align 4, !dbg !77, !tbaa !51
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 8, !dbg !82
  %86 = load float, ptr addrspace(3) %85, align 4, !dbg !82, !tbaa !51
  %87 = fmul contract float %84, %86, !dbg !83
  %88 = getelementptr inbounds nuw i8, ptr %62, i64 8, !dbg !85
  %89 = load float, ptr %88, align 4, !dbg !84, !tbaa !51
  %90 = fadd contract float %89, %87, !dbg !84
  store float %90, ptr %88, align 4, !dbg !84, !tbaa !51
  %91 = load float, ptr addrspace(3) %67, align 4, !dbg !77, !tbaa !51
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 12, !dbg !82
  %93 = load float, ptr addrspace(3) %92, align 4, !dbg !82, !tbaa !51
  %94 = fmul contract float %91, %93, !dbg !83
  %95 = getelementptr inbounds nuw i8, ptr %62, i64 12, !dbg !85
  %96 = load float, ptr %95, align 4, !dbg !84, !tbaa !51
  %97 = fadd contract float %96, %94, !dbg !84
  store float %97, ptr %95, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1, !dbg !86
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4, !dbg !87
  br i1 %exitcond.not, label %.preheader89.1, label %.preheader89, !dbg !41, !llvm.loop !88

.preheader89.1:                                   ; preds = %.preheader89, %.preheader89.1
  %indvars.iv.1 = phi i64 [ %indvars.iv.next.1, %.preheader89.1 ], [ 0, %.preheader89 ]
  %98 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.1
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %100 = shl i64 %99, 2, !dbg !75
  %101 = and i64 %100, 4294967292, !dbg !76
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %101, !dbg !77
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) %102, i64 %indvars.iv.1, !dbg !77
  %104 = load float, ptr addrspace(3) %103, align 4, !dbg !77, !tbaa !51
  %105 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %106 = shl i64 %105, 2, !dbg !80
  %107 = and i64 %106, 4294967292, !dbg !81
  %108 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %107, !dbg !82
  %109 = load float, ptr addrspace(3) %108, align 4, !dbg !82, !tbaa !51
  %110 = fmul contract float %104, %109, !dbg !83
  %111 = load float, ptr %98, align 4, !dbg !84, !tbaa !51
  %112 = fadd contract float %111, %110, !dbg !84
  store float %112, ptr %98, align 4, !dbg !84, !tbaa !51
  %113 = load float, ptr addrspace(3) %103, align 4, !dbg !77, !tbaa !51
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 4, !dbg !82
  %115 = load float, ptr addrspace(3) %114, align 4, !dbg !82, !tbaa !51
  %116 = fmul contract float %113, %115, !dbg !83
  %117 = getelementptr inbounds nuw i8, ptr %98, i64 4, !dbg !85
  %118 = load float, ptr %117, align 4, !dbg !84, !tbaa !51
  %119 = fadd contract float %118, %116, !dbg !84
  store float %119, ptr %117, align 4, !dbg !84, !tbaa !51
  %120 = load float, ptr addrspace(3) %103, align 4, !dbg !77, !tbaa !51
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 8, !dbg !82
  %122 = load float, ptr addrspace(3) %121, align 4, !dbg !82, !tbaa !51
  %123 = fmul contract float %120, %122, !dbg !83
  %124 = getelementptr inbounds nuw i8, ptr %98, i64 8, !dbg !85
  %125 = load float, ptr %124, align 4, !dbg !84, !tbaa !51
  %126 = fadd contract float %125, %123, !dbg !84
  store float %126, ptr %124, align 4, !dbg !84, !tbaa !51
  %127 = load float, ptr addrspace(3) %103, align 4, !dbg !77, !tbaa !51
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 12, !dbg !82
  %129 = load float, ptr addrspace(3) %128, align 4, !dbg !82, !tbaa !51
  %130 = fmul contract float %127, %129, !dbg !83
  %131 = getelementptr inbounds nuw i8, ptr %98, i64 12, !dbg !85
  %132 = load float, ptr %131, align 4, !dbg !84, !tbaa !51
  %133 = fadd contract float %132, %130, !dbg !84
  store float %133, ptr %131, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv.1, 1, !dbg !86
  %exitcond.1.not = icmp eq i64 %indvars.iv.next.1, 4, !dbg !87
  br i1 %exitcond.1.not, label %.preheader89.2, label %.preheader89.1, !dbg !41, !llvm.loop !88

.preheader89.2:                                   ; preds = %.preheader89.1, %.preheader89.2
  %indvars.iv.2 = phi i64 [ %indvars.iv.next.2, %.preheader89.2 ], [ 0, %.preheader89.1 ]
  %134 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.2
  %135 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %136 = shl i64 %135, 2, !dbg !75
  %137 = and i64 %136, 4294967292, !dbg !76
  %138 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %137, !dbg !77
  %139 = getelementptr inbounds nuw float, ptr addrspace(3) %138, i64 %indvars.iv.2, !dbg !77
  %140 = load float, ptr addrspace(3) %139, align 4, !dbg !77, !tbaa !51
  %141 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %142 = shl i64 %141, 2, !dbg !80
  %143 = and i64 %142, 4294967292, !dbg !81
  %144 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %143, !dbg !82
  %145 = load float, ptr addrspace(3) %144, align 4, !dbg !82, !tbaa !51
  %146 = fmul contract float %140, %145, !dbg !83
  %147 = load float, ptr %134, align 4, !dbg !84, !tbaa !51
  %148 = fadd contract float %147, %146, !dbg !84
  store float %148, ptr %134, align 4, !dbg !84, !tbaa !51
  %149 = load float, ptr addrspace(3) %139, align 4, !dbg !77, !tbaa !51
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 4, !dbg !82
  %151 = load float, ptr addrspace(3) %150, align 4, !dbg !82, !tbaa !51
  %152 = fmul contract float %149, %151, !dbg !83
  %153 = getelementptr inbounds nuw i8, ptr %134, i64 4, !dbg !85
  %154 = load float, ptr %153, align 4, !dbg !84, !tbaa !51
  %155 = fadd contract float %154, %152, !dbg !84
  store float %155, ptr %153, align 4, !dbg !84, !tbaa !51
  %156 = load float, ptr addrspace(3) %139, align 4, !dbg !77, !tbaa !51
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 8, !dbg !82
  %158 = load float, ptr addrspace(3) %157, align 4, !dbg !82, !tbaa !51
  %159 = fmul contract float %156, %158, !dbg !83
  %160 = getelementptr inbounds nuw i8, ptr %134, i64 8, !dbg !85
  %161 = load float, ptr %160, align 4, !dbg !84, !tbaa !51
  %162 = fadd contract float %161, %159, !dbg !84
  store float %162, ptr %160, align 4, !dbg !84, !tbaa !51
  %163 = load float, ptr addrspace(3) %139, align 4, !dbg !77, !tbaa !51
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 12, !dbg !82
  %165 = load float, ptr addrspace(3) %164, align 4, !dbg !82, !tbaa !51
  %166 = fmul contract float %163, %165, !dbg !83
  %167 = getelementptr inbounds nuw i8, ptr %134, i64 12, !dbg !85
  %168 = load float, ptr %167, align 4, !dbg !84, !tbaa !51
  %169 = fadd contract float %168, %166, !dbg !84
  store float %169, ptr %167, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv.2, 1, !dbg !86
  %exitcond.2.not = icmp eq i64 %indvars.iv.next.2, 4, !dbg !87
  br i1 %exitcond.2.not, label %.preheader89.3, label %.preheader89.2, !dbg !41, !llvm.loop !88

.preheader89.3:                                   ; preds = %.preheader89.2, %.preheader89.3
  %indvars.iv.3 = phi i64 [ %indvars.iv.next.3, %.preheader89.3 ], [ 0, %.preheader89.2 ]
  %170 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.3
  %171 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %172 = shl i64 %171, 2, !dbg !75
  %173 = and i64 %172, 4294967292, !dbg !76
  %174 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %173, !dbg !77
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) %174, i64 %indvars.iv.3, !dbg !77
  %176 = load float, ptr addrspace(3) %175, align 4, !dbg !77, !tbaa !51
  %177 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %178 = shl i64 %177, 2, !dbg !80
  %179 = and i64 %178, 4294967292, !dbg !81
  %180 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %179, !dbg !82
  %181 = load float, ptr addrspace(3) %180, align 4, !dbg !82, !tbaa !51
  %182 = fmul contract float %176, %181, !dbg !83
  %183 = load float, ptr %170, align 4, !dbg !84, !tbaa !51
  %184 = fadd contract float %183, %182, !dbg !84
  store float %184, ptr %170, align 4, !dbg !84, !tbaa !51
  %185 = load float, ptr addrspace(3) %175, align 4, !dbg !77, !tbaa !51
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 4, !dbg !82
  %187 = load float, ptr addrspace(3) %186, align 4, !dbg !82, !tbaa !51
  %188 = fmul contract float %185, %187, !dbg !83
  %189 = getelementptr inbounds nuw i8, ptr %170, i64 4, !dbg !85
  %190 = load float, ptr %189, align 4, !dbg !84, !tbaa !51
  %191 = fadd contract float %190, %188, !dbg !84
  store float %191, ptr %189, align 4, !dbg !84, !tbaa !51
  %192 = load float, ptr addrspace(3) %175, align 4, !dbg !77, !tbaa !51
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 8, !dbg !82
  %194 = load float, ptr addrspace(3) %193, align 4, !dbg !82, !tbaa !51
  %195 = fmul contract float %192, %194, !dbg !83
  %196 = getelementptr inbounds nuw i8, ptr %170, i64 8, !dbg !85
  %197 = load float, ptr %196, align 4, !dbg !84, !tbaa !51
  %198 = fadd contract float %197, %195, !dbg !84
  store float %198, ptr %196, align 4, !dbg !84, !tbaa !51
  %199 = load float, ptr addrspace(3) %175, align 4, !dbg !77, !tbaa !51
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 12, !dbg !82
  %201 = load float, ptr addrspace(3) %200, align 4, !dbg !82, !tbaa !51
  %202 = fmul contract float %199, %201, !dbg !83
  %203 = getelementptr inbounds nuw i8, ptr %170, i64 12, !dbg !85
  %204 = load float, ptr %203, align 4, !dbg !84, !tbaa !51
  %205 = fadd contract float %204, %202, !dbg !84
  store float %205, ptr %203, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv.3, 1, !dbg !86
  %exitcond.3.not = icmp eq i64 %indvars.iv.next.3, 4, !dbg !87
  br i1 %exitcond.3.not, label %.preheader89.4, label %.preheader89.3, !dbg !41, !llvm.loop !88

.preheader89.4:                                   ; preds = %.preheader89.3, %.preheader89.4
  %indvars.iv.4 = phi i64 [ %indvars.iv.next.4, %.preheader89.4 ], [ 0, %.preheader89.3 ]
  %206 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.4
  %207 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %208 = shl i64 %207, 2, !dbg !75
  %209 = and i64 %208, 4294967292, !dbg !76
  %210 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %209, !dbg !77
  %211 = getelementptr inbounds nuw float, ptr addrspace(3) %210, i64 %indvars.iv.4, !dbg !77
  %212 = load float, ptr addrspace(3) %211, align 4, !dbg !77, !tbaa !51
  %213 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %214 = shl i64 %213, 2, !dbg !80
  %215 = and i64 %214, 4294967292, !dbg !81
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %215, !dbg !82
  %217 = load float, ptr addrspace(3) %216, align 4, !dbg !82, !tbaa !51
  %218 = fmul contract float %212, %217, !dbg !83
  %219 = load float, ptr %206, align 4, !dbg !84, !tbaa !51
  %220 = fadd contract float %219, %218, !dbg !84
  store float %220, ptr %206, align 4, !dbg !84, !tbaa !51
  %221 = load float, ptr addrspace(3) %211, align 4, !dbg !77, !tbaa !51
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 4, !dbg !82
  %223 = load float, ptr addrspace(3) %222, align 4, !dbg !82, !tbaa !51
  %224 = fmul contract float %221, %223, !dbg !83
  %225 = getelementptr inbounds nuw i8, ptr %206, i64 4, !dbg !85
  %226 = load float, ptr %225, align 4, !dbg !84, !tbaa !51
  %227 = fadd contract float %226, %224, !dbg !84
  store float %227, ptr %225, align 4, !dbg !84, !tbaa !51
  %228 = load float, ptr addrspace(3) %211, align 4, !dbg !77, !tbaa !51
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 8, !dbg !82
  %230 = load float, ptr addrspace(3) %229, align 4, !dbg !82, !tbaa !51
  %231 = fmul contract float %228, %230, !dbg !83
  %232 = getelementptr inbounds nuw i8, ptr %206, i64 8, !dbg !85
  %233 = load float, ptr %232, align 4, !dbg !84, !tbaa !51
  %234 = fadd contract float %233, %231, !dbg !84
  store float %234, ptr %232, align 4, !dbg !84, !tbaa !51
  %235 = load float, ptr addrspace(3) %211, align 4, !dbg !77, !tbaa !51
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 12, !dbg !82
  %237 = load float, ptr addrspace(3) %236, align 4, !dbg !82, !tbaa !51
  %238 = fmul contract float %235, %237, !dbg !83
  %239 = getelementptr inbounds nuw i8, ptr %206, i64 12, !dbg !85
  %240 = load float, ptr %239, align 4, !dbg !84, !tbaa !51
  %241 = fadd contract float %240, %238, !dbg !84
  store float %241, ptr %239, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv.4, 1, !dbg !86
  %exitcond.4.not = icmp eq i64 %indvars.iv.next.4, 4, !dbg !87
  br i1 %exitcond.4.not, label %.preheader89.5, label %.preheader89.4, !dbg !41, !llvm.loop !88

.preheader89.5:                                   ; preds = %.preheader89.4, %.preheader89.5
  %indvars.iv.5 = phi i64 [ %indvars.iv.next.5, %.preheader89.5 ], [ 0, %.preheader89.4 ]
  %242 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.5
  %243 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %244 = shl i64 %243, 2, !dbg !75
  %245 = and i64 %244, 4294967292, !dbg !76
  %246 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %245, !dbg !77
  %247 = getelementptr inbounds nuw float, ptr addrspace(3) %246, i64 %indvars.iv.5, !dbg !77
  %248 = load float, ptr addrspace(3) %247, align 4, !dbg !77, !tbaa !51
  %249 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %250 = shl i64 %249, 2, !dbg !80
  %251 = and i64 %250, 4294967292, !dbg !81
  %252 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %251, !dbg !82
  %253 = load float, ptr addrspace(3) %252, align 4, !dbg !82, !tbaa !51
  %254 = fmul contract float %248, %253, !dbg !83
  %255 = load float, ptr %242, align 4, !dbg !84, !tbaa !51
  %256 = fadd contract float %255, %254, !dbg !84
  store float %256, ptr %242, align 4, !dbg !84, !tbaa !51
  %257 = load float, ptr addrspace(3) %247, align 4, !dbg !77, !tbaa !51
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 4, !dbg !82
  %259 = load float, ptr addrspace(3) %258, align 4, !dbg !82, !tbaa !51
  %260 = fmul contract float %257, %259, !dbg !83
  %261 = getelementptr inbounds nuw i8, ptr %242, i64 4, !dbg !85
  %262 = load float, ptr %261, align 4, !dbg !84, !tbaa !51
  %263 = fadd contract float %262, %260, !dbg !84
  store float %263, ptr %261, align 4, !dbg !84, !tbaa !51
  %264 = load float, ptr addrspace(3) %247, align 4, !dbg !77, !tbaa !51
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 8, !dbg !82
  %266 = load float, ptr addrspace(3) %265, align 4, !dbg !82, !tbaa !51
  %267 = fmul contract float %264, %266, !dbg !83
  %268 = getelementptr inbounds nuw i8, ptr %242, i64 8, !dbg !85
  %269 = load float, ptr %268, align 4, !dbg !84, !tbaa !51
  %270 = fadd contract float %269, %267, !dbg !84
  store float %270, ptr %268, align 4, !dbg !84, !tbaa !51
  %271 = load float, ptr addrspace(3) %247, align 4, !dbg !77, !tbaa !51
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 12, !dbg !82
  %273 = load float, ptr addrspace(3) %272, align 4, !dbg !82, !tbaa !51
  %274 = fmul contract float %271, %273, !dbg !83
  %275 = getelementptr inbounds nuw i8, ptr %242, i64 12, !dbg !85
  %276 = load float, ptr %275, align 4, !dbg !84, !tbaa !51
  %277 = fadd contract float %276, %274, !dbg !84
  store float %277, ptr %275, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.5 = add nuw nsw i64 %indvars.iv.5, 1, !dbg !86
  %exitcond.5.not = icmp eq i64 %indvars.iv.next.5, 4, !dbg !87
  br i1 %exitcond.5.not, label %.preheader89.6, label %.preheader89.5, !dbg !41, !llvm.loop !88

.preheader89.6:                                   ; preds = %.preheader89.5, %.preheader89.6
  %indvars.iv.6 = phi i64 [ %indvars.iv.next.6, %.preheader89.6 ], [ 0, %.preheader89.5 ]
  %278 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.6
  %279 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %280 = shl i64 %279, 2, !dbg !75
  %281 = and i64 %280, 4294967292, !dbg !76
  %282 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %281, !dbg !77
  %283 = getelementptr inbounds nuw float, ptr addrspace(3) %282, i64 %indvars.iv.6, !dbg !77
  %284 = load float, ptr addrspace(3) %283, align 4, !dbg !77, !tbaa !51
  %285 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %286 = shl i64 %285, 2, !dbg !80
  %287 = and i64 %286, 4294967292, !dbg !81
  %288 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %287, !dbg !82
  %289 = load float, ptr addrspace(3) %288, align 4, !dbg !82, !tbaa !51
  %290 = fmul contract float %284, %289, !dbg !83
  %291 = load float, ptr %278, align 4, !dbg !84, !tbaa !51
  %292 = fadd contract float %291, %290, !dbg !84
  store float %292, ptr %278, align 4, !dbg !84, !tbaa !51
  %293 = load float, ptr addrspace(3) %283, align 4, !dbg !77, !tbaa !51
  %294 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 4, !dbg !82
  %295 = load float, ptr addrspace(3) %294, align 4, !dbg !82, !tbaa !51
  %296 = fmul contract float %293, %295, !dbg !83
  %297 = getelementptr inbounds nuw i8, ptr %278, i64 4, !dbg !85
  %298 = load float, ptr %297, align 4, !dbg !84, !tbaa !51
  %299 = fadd contract float %298, %296, !dbg !84
  store float %299, ptr %297, align 4, !dbg !84, !tbaa !51
  %300 = load float, ptr addrspace(3) %283, align 4, !dbg !77, !tbaa !51
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 8, !dbg !82
  %302 = load float, ptr addrspace(3) %301, align 4, !dbg !82, !tbaa !51
  %303 = fmul contract float %300, %302, !dbg !83
  %304 = getelementptr inbounds nuw i8, ptr %278, i64 8, !dbg !85
  %305 = load float, ptr %304, align 4, !dbg !84, !tbaa !51
  %306 = fadd contract float %305, %303, !dbg !84
  store float %306, ptr %304, align 4, !dbg !84, !tbaa !51
  %307 = load float, ptr addrspace(3) %283, align 4, !dbg !77, !tbaa !51
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 12, !dbg !82
  %309 = load float, ptr addrspace(3) %308, align 4, !dbg !82, !tbaa !51
  %310 = fmul contract float %307, %309, !dbg !83
  %311 = getelementptr inbounds nuw i8, ptr %278, i64 12, !dbg !85
  %312 = load float, ptr %311, align 4, !dbg !84, !tbaa !51
  %313 = fadd contract float %312, %310, !dbg !84
  store float %313, ptr %311, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.6 = add nuw nsw i64 %indvars.iv.6, 1, !dbg !86
  %exitcond.6.not = icmp eq i64 %indvars.iv.next.6, 4, !dbg !87
  br i1 %exitcond.6.not, label %.preheader89.7, label %.preheader89.6, !dbg !41, !llvm.loop !88

.preheader89.7:                                   ; preds = %.preheader89.6, %.preheader89.7
  %indvars.iv.7 = phi i64 [ %indvars.iv.next.7, %.preheader89.7 ], [ 0, %.preheader89.6 ]
  %314 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.7
  %315 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !73
  %316 = shl i64 %315, 2, !dbg !75
  %317 = and i64 %316, 4294967292, !dbg !76
  %318 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %317, !dbg !77
  %319 = getelementptr inbounds nuw float, ptr addrspace(3) %318, i64 %indvars.iv.7, !dbg !77
  %320 = load float, ptr addrspace(3) %319, align 4, !dbg !77, !tbaa !51
  %321 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !78
  %322 = shl i64 %321, 2, !dbg !80
  %323 = and i64 %322, 4294967292, !dbg !81
  %324 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %323, !dbg !82
  %325 = load float, ptr addrspace(3) %324, align 4, !dbg !82, !tbaa !51
  %326 = fmul contract float %320, %325, !dbg !83
  %327 = load float, ptr %314, align 4, !dbg !84, !tbaa !51
  %328 = fadd contract float %327, %326, !dbg !84
  store float %328, ptr %314, align 4, !dbg !84, !tbaa !51
  %329 = load float, ptr addrspace(3) %319, align 4, !dbg !77, !tbaa !51
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 4, !dbg !82
  %331 = load float, ptr addrspace(3) %330, align 4, !dbg !82, !tbaa !51
  %332 = fmul contract float %329, %331, !dbg !83
  %333 = getelementptr inbounds nuw i8, ptr %314, i64 4, !dbg !85
  %334 = load float, ptr %333, align 4, !dbg !84, !tbaa !51
  %335 = fadd contract float %334, %332, !dbg !84
  store float %335, ptr %333, align 4, !dbg !84, !tbaa !51
  %336 = load float, ptr addrspace(3) %319, align 4, !dbg !77, !tbaa !51
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 8, !dbg !82
  %338 = load float, ptr addrspace(3) %337, align 4, !dbg !82, !tbaa !51
  %339 = fmul contract float %336, %338, !dbg !83
  %340 = getelementptr inbounds nuw i8, ptr %314, i64 8, !dbg !85
  %341 = load float, ptr %340, align 4, !dbg !84, !tbaa !51
  %342 = fadd contract float %341, %339, !dbg !84
  store float %342, ptr %340, align 4, !dbg !84, !tbaa !51
  %343 = load float, ptr addrspace(3) %319, align 4, !dbg !77, !tbaa !51
  %344 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 12, !dbg !82
  %345 = load float, ptr addrspace(3) %344, align 4, !dbg !82, !tbaa !51
  %346 = fmul contract float %343, %345, !dbg !83
  %347 = getelementptr inbounds nuw i8, ptr %314, i64 12, !dbg !85
  %348 = load float, ptr %347, align 4, !dbg !84, !tbaa !51
  %349 = fadd contract float %348, %346, !dbg !84
  store float %349, ptr %347, align 4, !dbg !84, !tbaa !51
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv.7, 1, !dbg !86
  %exitcond.7.not = icmp eq i64 %indvars.iv.next.7, 4, !dbg !87
  br i1 %exitcond.7.not, label %350, label %.preheader89.7, !dbg !41, !llvm.loop !88

350:                                              ; preds = %.preheader89.7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #5, !dbg !90
  %351 = add nuw nsw i32 %.096, 8, !dbg !92
  %352 = icmp slt i32 %351, %2, !dbg !35
  br i1 %352, label %.preheader91, label %.preheader.preheader, !dbg !36, !llvm.loop !93

.preheader.preheader:                             ; preds = %350, %hipspv.memset.p0.p0.i32.exit
  br label %.preheader, !dbg !95

.preheader:                                       ; preds = %.preheader.preheader, %442
  %indvars.iv105 = phi i64 [ %indvars.iv.next106, %442 ], [ 0, %.preheader.preheader ]
  %353 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv105
  %354 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !96
  %355 = trunc i64 %354 to i32, !dbg !96
  %356 = shl i32 %355, 2, !dbg !98
  %357 = trunc i64 %indvars.iv105 to i32
  %358 = add i32 %12, %357
  %.reass = add i32 %356, %358
  %359 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !99
  %360 = trunc i64 %359 to i32, !dbg !99
  %361 = shl i32 %360, 2, !dbg !101
  %362 = add i32 %361, %15, !dbg !102
  %363 = icmp slt i32 %.reass, %0, !dbg !103
  %364 = icmp slt i32 %362, %1
  %or.cond87 = select i1 %363, i1 %364, i1 false, !dbg !104
  br i1 %or.cond87, label %366, label %376, !dbg !104

365:                                              ; preds = %442
  ret void, !dbg !105

366:                                              ; preds = %.preheader
  %367 = load float, ptr %353, align 4, !dbg !106, !tbaa !51
  %368 = fmul contract float %3, %367, !dbg !107
  %369 = mul nsw i32 %.reass, %1, !dbg !108
  %370 = add nsw i32 %369, %362, !dbg !109
  %371 = sext i32 %370 to i64, !dbg !110
  %372 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %371, !dbg !110
  %373 = load float, ptr addrspace(1) %372, align 4, !dbg !110, !tbaa !51
  %374 = fmul contract float %6, %373, !dbg !111
  %375 = fadd contract float %368, %374, !dbg !112
  store float %375, ptr addrspace(1) %372, align 4, !dbg !113, !tbaa !51
  br label %376, !dbg !114

376:                                              ; preds = %366, %.preheader
  %377 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !96
  %378 = trunc i64 %377 to i32, !dbg !96
  %379 = shl i32 %378, 2, !dbg !98
  %.reass.1 = add i32 %379, %358
  %380 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !99
  %381 = trunc i64 %380 to i32, !dbg !99
  %382 = shl i32 %381, 2, !dbg !101
  %383 = add i32 %382, %15, !dbg !102
  %384 = or disjoint i32 %383, 1, !dbg !115
  %385 = icmp slt i32 %.reass.1, %0, !dbg !103
  %386 = icmp slt i32 %384, %1
  %or.cond87.1 = select i1 %385, i1 %386, i1 false, !dbg !104
  br i1 %or.cond87.1, label %387, label %398, !dbg !104

387:                                              ; preds = %376
  %388 = getelementptr inbounds nuw i8, ptr %353, i64 4, !dbg !106
  %389 = load float, ptr %388, align 4, !dbg !106, !tbaa !51
  %390 = fmul contract float %3, %389, !dbg !107
  %391 = mul nsw i32 %.reass.1, %1, !dbg !108
  %392 = add nsw i32 %391, %384, !dbg !109
  %393 = sext i32 %392 to i64, !dbg !110
  %394 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %393, !dbg !110
  %395 = load float, ptr addrspace(1) %394, align 4, !dbg !110, !tbaa !51
  %396 = fmul contract float %6, %395, !dbg !111
  %397 = fadd contract float %390, %396, !dbg !112
  store float %397, ptr addrspace(1) %394, align 4, !dbg !113, !tbaa !51
  br label %398, !dbg !114

398:                                              ; preds = %387, %376
  %399 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !96
  %400 = trunc i64 %399 to i32, !dbg !96
  %401 = shl i32 %400, 2, !dbg !98
  %.reass.2 = add i32 %401, %358
  %402 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !99
  %403 = trunc i64 %402 to i32, !dbg !99
  %404 = shl i32 %403, 2, !dbg !101
  %405 = add i32 %404, %15, !dbg !102
  %406 = or disjoint i32 %405, 2, !dbg !115
  %407 = icmp slt i32 %.reass.2, %0, !dbg !103
  %408 = icmp slt i32 %406, %1
  %or.cond87.2 = select i1 %407, i1 %408, i1 false, !dbg !104
  br i1 %or.cond87.2, label %409, label %420, !dbg !104

409:                                              ; preds = %398
  %410 = getelementptr inbounds nuw i8, ptr %353, i64 8, !dbg !106
  %411 = load float, ptr %410, align 4, !dbg !106, !tbaa !51
  %412 = fmul contract float %3, %411, !dbg !107
  %413 = mul nsw i32 %.reass.2, %1, !dbg !108
  %414 = add nsw i32 %413, %406, !dbg !109
  %415 = sext i32 %414 to i64, !dbg !110
  %416 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %415, !dbg !110
  %417 = load float, ptr addrspace(1) %416, align 4, !dbg !110, !tbaa !51
  %418 = fmul contract float %6, %417, !dbg !111
  %419 = fadd contract float %412, %418, !dbg !112
  store float %419, ptr addrspace(1) %416, align 4, !dbg !113, !tbaa !51
  br label %420, !dbg !114

420:                                              ; preds = %409, %398
  %421 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !96
  %422 = trunc i64 %421 to i32, !dbg !96
  %423 = shl i32 %422, 2, !dbg !98
  %.reass.3 = add i32 %423, %358
  %424 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !99
  %425 = trunc i64 %424 to i32, !dbg !99
  %426 = shl i32 %425, 2, !dbg !101
  %427 = add i32 %426, %15, !dbg !102
  %428 = or disjoint i32 %427, 3, !dbg !115
  %429 = icmp slt i32 %.reass.3, %0, !dbg !103
  %430 = icmp slt i32 %428, %1
  %or.cond87.3 = select i1 %429, i1 %430, i1 false, !dbg !104
  br i1 %or.cond87.3, label %431, label %442, !dbg !104

431:                                              ; preds = %420
  %432 = getelementptr inbounds nuw i8, ptr %353, i64 12, !dbg !106
  %433 = load float, ptr %432, align 4, !dbg !106, !tbaa !51
  %434 = fmul contract float %3, %433, !dbg !107
  %435 = mul nsw i32 %.reass.3, %1, !dbg !108
  %436 = add nsw i32 %435, %428, !dbg !109
  %437 = sext i32 %436 to i64, !dbg !110
  %438 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %437, !dbg !110
  %439 = load float, ptr addrspace(1) %438, align 4, !dbg !110, !tbaa !51
  %440 = fmul contract float %6, %439, !dbg !111
  %441 = fadd contract float %434, %440, !dbg !112
  store float %441, ptr addrspace(1) %438, align 4, !dbg !113, !tbaa !51
  br label %442, !dbg !114

442:                                              ; preds = %431, %420
  %indvars.iv.next106 = add nuw nsw i64 %indvars.iv105, 1, !dbg !116
  %exitcond108.not = icmp eq i64 %indvars.iv.next106, 4, !dbg !117
  br i1 %exitcond108.not, label %365, label %.preheader, !dbg !95, !llvm.loop !118
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #5 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!34 = !DILocation(line: 15, column: 9, scope: !13)
!35 = !DILocation(line: 16, column: 23, scope: !13)
!36 = !DILocation(line: 16, column: 3, scope: !13)
!37 = !DILocation(line: 17, column: 5, scope: !13)
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 23, column: 5, scope: !13)
!41 = !DILocation(line: 26, column: 7, scope: !13)
!42 = !DILocation(line: 18, column: 31, scope: !13)
!43 = !DILocation(line: 18, column: 27, scope: !13)
!44 = !DILocation(line: 18, column: 53, scope: !13)
!45 = !DILocation(line: 18, column: 49, scope: !13)
!46 = !DILocation(line: 19, column: 43, scope: !13)
!47 = !DILocation(line: 19, column: 47, scope: !13)
!48 = !DILocation(line: 19, column: 64, scope: !13)
!49 = !DILocation(line: 19, column: 68, scope: !13)
!50 = !DILocation(line: 19, column: 59, scope: !13)
!51 = !{!52, !52, i64 0}
!52 = !{!"float", !11, i64 0}
!53 = !DILocation(line: 19, column: 40, scope: !13)
!54 = !DILocation(line: 19, column: 7, scope: !13)
!55 = !DILocation(line: 19, column: 38, scope: !13)
!56 = !DILocation(line: 20, column: 29, scope: !13)
!57 = !DILocation(line: 20, column: 25, scope: !13)
!58 = !DILocation(line: 20, column: 53, scope: !13)
!59 = !DILocation(line: 20, column: 49, scope: !13)
!60 = !DILocation(line: 21, column: 43, scope: !13)
!61 = !DILocation(line: 21, column: 47, scope: !13)
!62 = !DILocation(line: 21, column: 64, scope: !13)
!63 = !DILocation(line: 21, column: 68, scope: !13)
!64 = !DILocation(line: 21, column: 59, scope: !13)
!65 = !DILocation(line: 21, column: 40, scope: !13)
!66 = !DILocation(line: 21, column: 7, scope: !13)
!67 = !DILocation(line: 21, column: 38, scope: !13)
!68 = !DILocation(line: 17, column: 49, scope: !13)
!69 = !DILocation(line: 17, column: 28, scope: !13)
!70 = distinct !{!70, !37, !71, !72}
!71 = !DILocation(line: 22, column: 5, scope: !13)
!72 = !{!"llvm.loop.mustprogress"}
!73 = !DILocation(line: 39, column: 412, scope: !27, inlinedAt: !74)
!74 = distinct !DILocation(line: 28, column: 34, scope: !13)
!75 = !DILocation(line: 28, column: 46, scope: !13)
!76 = !DILocation(line: 28, column: 53, scope: !13)
!77 = !DILocation(line: 28, column: 24, scope: !13)
!78 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !79)
!79 = distinct !DILocation(line: 28, column: 70, scope: !13)
!80 = !DILocation(line: 28, column: 82, scope: !13)
!81 = !DILocation(line: 28, column: 89, scope: !13)
!82 = !DILocation(line: 28, column: 60, scope: !13)
!83 = !DILocation(line: 28, column: 58, scope: !13)
!84 = !DILocation(line: 28, column: 21, scope: !13)
!85 = !DILocation(line: 28, column: 11, scope: !13)
!86 = !DILocation(line: 26, column: 33, scope: !13)
!87 = !DILocation(line: 26, column: 25, scope: !13)
!88 = distinct !{!88, !41, !89, !72}
!89 = !DILocation(line: 28, column: 92, scope: !13)
!90 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !91)
!91 = distinct !DILocation(line: 29, column: 5, scope: !13)
!92 = !DILocation(line: 16, column: 31, scope: !13)
!93 = distinct !{!93, !36, !94, !72}
!94 = !DILocation(line: 30, column: 3, scope: !13)
!95 = !DILocation(line: 31, column: 3, scope: !13)
!96 = !DILocation(line: 39, column: 412, scope: !27, inlinedAt: !97)
!97 = distinct !DILocation(line: 33, column: 30, scope: !13)
!98 = !DILocation(line: 33, column: 42, scope: !13)
!99 = !DILocation(line: 39, column: 208, scope: !31, inlinedAt: !100)
!100 = distinct !DILocation(line: 33, column: 67, scope: !13)
!101 = !DILocation(line: 33, column: 79, scope: !13)
!102 = !DILocation(line: 33, column: 65, scope: !13)
!103 = !DILocation(line: 34, column: 15, scope: !13)
!104 = !DILocation(line: 34, column: 19, scope: !13)
!105 = !DILocation(line: 36, column: 1, scope: !13)
!106 = !DILocation(line: 34, column: 58, scope: !13)
!107 = !DILocation(line: 34, column: 56, scope: !13)
!108 = !DILocation(line: 34, column: 83, scope: !13)
!109 = !DILocation(line: 34, column: 87, scope: !13)
!110 = !DILocation(line: 34, column: 77, scope: !13)
!111 = !DILocation(line: 34, column: 75, scope: !13)
!112 = !DILocation(line: 34, column: 68, scope: !13)
!113 = !DILocation(line: 34, column: 48, scope: !13)
!114 = !DILocation(line: 34, column: 31, scope: !13)
!115 = !DILocation(line: 33, column: 86, scope: !13)
!116 = !DILocation(line: 31, column: 29, scope: !13)
!117 = !DILocation(line: 31, column: 21, scope: !13)
!118 = distinct !{!118, !95, !119, !72}
!119 = !DILocation(line: 35, column: 5, scope: !13)
