; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, ptr addrspace(1) noalias noundef readonly captures(none) %5, float noundef %6, ptr addrspace(1) noalias noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = alloca [4 x [4 x float]], align 4
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %11 = trunc i64 %10 to i32
  %12 = shl i32 %11, 6
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %14 = trunc i64 %13 to i32
  %15 = shl i32 %14, 6
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %17 = trunc i64 %16 to i32
  %18 = shl i32 %17, 4
  %19 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %20 = trunc i64 %19 to i32
  %21 = add i32 %18, %20
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %8
  %i.i = phi i64 [ 0, %8 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i32, ptr %9, i64 %i.i
  store i32 0, ptr %target.i, align 4
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 16
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i32.exit

hipspv.memset.p0.p0.i32.exit:                     ; preds = %loop.i
  %22 = icmp sgt i32 %2, 0
  br i1 %22, label %.preheader91.lr.ph, label %.preheader.preheader

.preheader91.lr.ph:                               ; preds = %hipspv.memset.p0.p0.i32.exit
  %23 = icmp slt i32 %21, 512
  br label %.preheader91

.preheader91:                                     ; preds = %.preheader91.lr.ph, %350
  %.096 = phi i32 [ 0, %.preheader91.lr.ph ], [ %351, %350 ]
  br i1 %23, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %54, %.preheader91
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  br label %.preheader89

.lr.ph:                                           ; preds = %.preheader91, %54
  %.07792 = phi i32 [ %60, %54 ], [ %21, %.preheader91 ]
  %24 = sdiv i32 %.07792, 8
  %25 = add nsw i32 %24, %12
  %26 = shl nsw i32 %24, 3
  %.decomposed = sub i32 %.07792, %26
  %27 = add nsw i32 %.decomposed, %.096
  %28 = icmp slt i32 %25, %0
  %29 = icmp slt i32 %27, %2
  %or.cond = select i1 %28, i1 %29, i1 false
  br i1 %or.cond, label %30, label %36

30:                                               ; preds = %.lr.ph
  %31 = mul nsw i32 %25, %2
  %32 = add nsw i32 %31, %27
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  br label %36

36:                                               ; preds = %.lr.ph, %30
  %37 = phi contract float [ %35, %30 ], [ 0.000000e+00, %.lr.ph ]
  %38 = sext i32 %.decomposed to i64
  %39 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %38
  %40 = sext i32 %24 to i64
  %41 = getelementptr inbounds float, ptr addrspace(3) %39, i64 %40
  store float %37, ptr addrspace(3) %41, align 4, !tbaa !12
  %42 = sdiv i32 %.07792, 64
  %43 = add nsw i32 %42, %.096
  %44 = shl nsw i32 %42, 6
  %.decomposed121 = sub i32 %.07792, %44
  %45 = add nsw i32 %.decomposed121, %15
  %46 = icmp slt i32 %43, %2
  %47 = icmp slt i32 %45, %1
  %or.cond86 = select i1 %46, i1 %47, i1 false
  br i1 %or.cond86, label %48, label %54

48:                                               ; preds = %36
  %49 = mul nsw i32 %43, %1
  %50 = add nsw i32 %49, %45
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  br label %54

54:                                               ; preds = %36, %48
  %55 = phi contract float [ %53, %48 ], [ 0.000000e+00, %36 ]
  %56 = sext i32 %42 to i64
  %57 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %56
  %58 = sext i32 %.decomposed121 to i64
  %59 = getelementptr inbounds float, ptr addrspace(3) %57, i64 %58
  store float %55, ptr addrspace(3) %59, align 4, !tbaa !12
  %60 = add i32 %.07792, 256
  %61 = icmp slt i32 %.07792, 256
  br i1 %61, label %.lr.ph, label %._crit_edge, !llvm.loop !14

.preheader89:                                     ; preds = %._crit_edge, %.preheader89
  %indvars.iv = phi i64 [ 0, %._crit_edge ], [ %indvars.iv.next, %.preheader89 ]
  %62 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %64 = shl i64 %63, 2
  %65 = and i64 %64, 4294967292
  %66 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %65
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) %66, i64 %indvars.iv
  %68 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %69 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %70 = shl i64 %69, 2
  %71 = and i64 %70, 4294967292
  %72 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %71
  %73 = load float, ptr addrspace(3) %72, align 4, !tbaa !12
  %74 = fmul contract float %68, %73
  %75 = load float, ptr %62, align 4, !tbaa !12
  %76 = fadd contract float %75, %74
  store float %76, ptr %62, align 4, !tbaa !12
  %77 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 4
  %79 = load float, ptr addrspace(3) %78, align 4, !tbaa !12
  %80 = fmul contract float %77, %79
  %81 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %82 = load float, ptr %81, align 4, !tbaa !12
  %83 = fadd contract float %82, %80
  store float %83, ptr %81, align 4, !tbaa !12
  %84 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %85 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 8
  %86 = load float, ptr addrspace(3) %85, align 4, !tbaa !12
  %87 = fmul contract float %84, %86
  %88 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %89 = load float, ptr %88, align 4, !tbaa !12
  %90 = fadd contract float %89, %87
  store float %90, ptr %88, align 4, !tbaa !12
  %91 = load float, ptr addrspace(3) %67, align 4, !tbaa !12
  %92 = getelementptr inbounds nuw i8, ptr addrspace(3) %72, i64 12
  %93 = load float, ptr addrspace(3) %92, align 4, !tbaa !12
  %94 = fmul contract float %91, %93
  %95 = getelementptr inbounds nuw i8, ptr %62, i64 12
  %96 = load float, ptr %95, align 4, !tbaa !12
  %97 = fadd contract float %96, %94
  store float %97, ptr %95, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %.preheader89.1, label %.preheader89, !llvm.loop !16

.preheader89.1:                                   ; preds = %.preheader89, %.preheader89.1
  %indvars.iv.1 = phi i64 [ %indvars.iv.next.1, %.preheader89.1 ], [ 0, %.preheader89 ]
  %98 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.1
  %99 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %100 = shl i64 %99, 2
  %101 = and i64 %100, 4294967292
  %102 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %101
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) %102, i64 %indvars.iv.1
  %104 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %105 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %106 = shl i64 %105, 2
  %107 = and i64 %106, 4294967292
  %108 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %107
  %109 = load float, ptr addrspace(3) %108, align 4, !tbaa !12
  %110 = fmul contract float %104, %109
  %111 = load float, ptr %98, align 4, !tbaa !12
  %112 = fadd contract float %111, %110
  store float %112, ptr %98, align 4, !tbaa !12
  %113 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %114 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 4
  %115 = load float, ptr addrspace(3) %114, align 4, !tbaa !12
  %116 = fmul contract float %113, %115
  %117 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %118 = load float, ptr %117, align 4, !tbaa !12
  %119 = fadd contract float %118, %116
  store float %119, ptr %117, align 4, !tbaa !12
  %120 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %121 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 8
  %122 = load float, ptr addrspace(3) %121, align 4, !tbaa !12
  %123 = fmul contract float %120, %122
  %124 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %125 = load float, ptr %124, align 4, !tbaa !12
  %126 = fadd contract float %125, %123
  store float %126, ptr %124, align 4, !tbaa !12
  %127 = load float, ptr addrspace(3) %103, align 4, !tbaa !12
  %128 = getelementptr inbounds nuw i8, ptr addrspace(3) %108, i64 12
  %129 = load float, ptr addrspace(3) %128, align 4, !tbaa !12
  %130 = fmul contract float %127, %129
  %131 = getelementptr inbounds nuw i8, ptr %98, i64 12
  %132 = load float, ptr %131, align 4, !tbaa !12
  %133 = fadd contract float %132, %130
  store float %133, ptr %131, align 4, !tbaa !12
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv.1, 1
  %exitcond.1.not = icmp eq i64 %indvars.iv.next.1, 4
  br i1 %exitcond.1.not, label %.preheader89.2, label %.preheader89.1, !llvm.loop !16

.preheader89.2:                                   ; preds = %.preheader89.1, %.preheader89.2
  %indvars.iv.2 = phi i64 [ %indvars.iv.next.2, %.preheader89.2 ], [ 0, %.preheader89.1 ]
  %134 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.2
  %135 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %136 = shl i64 %135, 2
  %137 = and i64 %136, 4294967292
  %138 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %137
  %139 = getelementptr inbounds nuw float, ptr addrspace(3) %138, i64 %indvars.iv.2
  %140 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %141 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %142 = shl i64 %141, 2
  %143 = and i64 %142, 4294967292
  %144 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %143
  %145 = load float, ptr addrspace(3) %144, align 4, !tbaa !12
  %146 = fmul contract float %140, %145
  %147 = load float, ptr %134, align 4, !tbaa !12
  %148 = fadd contract float %147, %146
  store float %148, ptr %134, align 4, !tbaa !12
  %149 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %150 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 4
  %151 = load float, ptr addrspace(3) %150, align 4, !tbaa !12
  %152 = fmul contract float %149, %151
  %153 = getelementptr inbounds nuw i8, ptr %134, i64 4
  %154 = load float, ptr %153, align 4, !tbaa !12
  %155 = fadd contract float %154, %152
  store float %155, ptr %153, align 4, !tbaa !12
  %156 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %157 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 8
  %158 = load float, ptr addrspace(3) %157, align 4, !tbaa !12
  %159 = fmul contract float %156, %158
  %160 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %161 = load float, ptr %160, align 4, !tbaa !12
  %162 = fadd contract float %161, %159
  store float %162, ptr %160, align 4, !tbaa !12
  %163 = load float, ptr addrspace(3) %139, align 4, !tbaa !12
  %164 = getelementptr inbounds nuw i8, ptr addrspace(3) %144, i64 12
  %165 = load float, ptr addrspace(3) %164, align 4, !tbaa !12
  %166 = fmul contract float %163, %165
  %167 = getelementptr inbounds nuw i8, ptr %134, i64 12
  %168 = load float, ptr %167, align 4, !tbaa !12
  %169 = fadd contract float %168, %166
  store float %169, ptr %167, align 4, !tbaa !12
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv.2, 1
  %exitcond.2.not = icmp eq i64 %indvars.iv.next.2, 4
  br i1 %exitcond.2.not, label %.preheader89.3, label %.preheader89.2, !llvm.loop !16

.preheader89.3:                                   ; preds = %.preheader89.2, %.preheader89.3
  %indvars.iv.3 = phi i64 [ %indvars.iv.next.3, %.preheader89.3 ], [ 0, %.preheader89.2 ]
  %170 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.3
  %171 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %172 = shl i64 %171, 2
  %173 = and i64 %172, 4294967292
  %174 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %173
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) %174, i64 %indvars.iv.3
  %176 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %177 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %178 = shl i64 %177, 2
  %179 = and i64 %178, 4294967292
  %180 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %179
  %181 = load float, ptr addrspace(3) %180, align 4, !tbaa !12
  %182 = fmul contract float %176, %181
  %183 = load float, ptr %170, align 4, !tbaa !12
  %184 = fadd contract float %183, %182
  store float %184, ptr %170, align 4, !tbaa !12
  %185 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %186 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 4
  %187 = load float, ptr addrspace(3) %186, align 4, !tbaa !12
  %188 = fmul contract float %185, %187
  %189 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %190 = load float, ptr %189, align 4, !tbaa !12
  %191 = fadd contract float %190, %188
  store float %191, ptr %189, align 4, !tbaa !12
  %192 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 8
  %194 = load float, ptr addrspace(3) %193, align 4, !tbaa !12
  %195 = fmul contract float %192, %194
  %196 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %197 = load float, ptr %196, align 4, !tbaa !12
  %198 = fadd contract float %197, %195
  store float %198, ptr %196, align 4, !tbaa !12
  %199 = load float, ptr addrspace(3) %175, align 4, !tbaa !12
  %200 = getelementptr inbounds nuw i8, ptr addrspace(3) %180, i64 12
  %201 = load float, ptr addrspace(3) %200, align 4, !tbaa !12
  %202 = fmul contract float %199, %201
  %203 = getelementptr inbounds nuw i8, ptr %170, i64 12
  %204 = load float, ptr %203, align 4, !tbaa !12
  %205 = fadd contract float %204, %202
  store float %205, ptr %203, align 4, !tbaa !12
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv.3, 1
  %exitcond.3.not = icmp eq i64 %indvars.iv.next.3, 4
  br i1 %exitcond.3.not, label %.preheader89.4, label %.preheader89.3, !llvm.loop !16

.preheader89.4:                                   ; preds = %.preheader89.3, %.preheader89.4
  %indvars.iv.4 = phi i64 [ %indvars.iv.next.4, %.preheader89.4 ], [ 0, %.preheader89.3 ]
  %206 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.4
  %207 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %208 = shl i64 %207, 2
  %209 = and i64 %208, 4294967292
  %210 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %209
  %211 = getelementptr inbounds nuw float, ptr addrspace(3) %210, i64 %indvars.iv.4
  %212 = load float, ptr addrspace(3) %211, align 4, !tbaa !12
  %213 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %214 = shl i64 %213, 2
  %215 = and i64 %214, 4294967292
  %216 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %215
  %217 = load float, ptr addrspace(3) %216, align 4, !tbaa !12
  %218 = fmul contract float %212, %217
  %219 = load float, ptr %206, align 4, !tbaa !12
  %220 = fadd contract float %219, %218
  store float %220, ptr %206, align 4, !tbaa !12
  %221 = load float, ptr addrspace(3) %211, align 4, !tbaa !12
  %222 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 4
  %223 = load float, ptr addrspace(3) %222, align 4, !tbaa !12
  %224 = fmul contract float %221, %223
  %225 = getelementptr inbounds nuw i8, ptr %206, i64 4
  %226 = load float, ptr %225, align 4, !tbaa !12
  %227 = fadd contract float %226, %224
  store float %227, ptr %225, align 4, !tbaa !12
  %228 = load float, ptr addrspace(3) %211, align 4, !tbaa !12
  %229 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 8
  %230 = load float, ptr addrspace(3) %229, align 4, !tbaa !12
  %231 = fmul contract float %228, %230
  %232 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %233 = load float, ptr %232, align 4, !tbaa !12
  %234 = fadd contract float %233, %231
  store float %234, ptr %232, align 4, !tbaa !12
  %235 = load float, ptr addrspace(3) %211, align 4, !tbaa !12
  %236 = getelementptr inbounds nuw i8, ptr addrspace(3) %216, i64 12
  %237 = load float, ptr addrspace(3) %236, align 4, !tbaa !12
  %238 = fmul contract float %235, %237
  %239 = getelementptr inbounds nuw i8, ptr %206, i64 12
  %240 = load float, ptr %239, align 4, !tbaa !12
  %241 = fadd contract float %240, %238
  store float %241, ptr %239, align 4, !tbaa !12
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv.4, 1
  %exitcond.4.not = icmp eq i64 %indvars.iv.next.4, 4
  br i1 %exitcond.4.not, label %.preheader89.5, label %.preheader89.4, !llvm.loop !16

.preheader89.5:                                   ; preds = %.preheader89.4, %.preheader89.5
  %indvars.iv.5 = phi i64 [ %indvars.iv.next.5, %.preheader89.5 ], [ 0, %.preheader89.4 ]
  %242 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.5
  %243 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %244 = shl i64 %243, 2
  %245 = and i64 %244, 4294967292
  %246 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %245
  %247 = getelementptr inbounds nuw float, ptr addrspace(3) %246, i64 %indvars.iv.5
  %248 = load float, ptr addrspace(3) %247, align 4, !tbaa !12
  %249 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %250 = shl i64 %249, 2
  %251 = and i64 %250, 4294967292
  %252 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %251
  %253 = load float, ptr addrspace(3) %252, align 4, !tbaa !12
  %254 = fmul contract float %248, %253
  %255 = load float, ptr %242, align 4, !tbaa !12
  %256 = fadd contract float %255, %254
  store float %256, ptr %242, align 4, !tbaa !12
  %257 = load float, ptr addrspace(3) %247, align 4, !tbaa !12
  %258 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 4
  %259 = load float, ptr addrspace(3) %258, align 4, !tbaa !12
  %260 = fmul contract float %257, %259
  %261 = getelementptr inbounds nuw i8, ptr %242, i64 4
  %262 = load float, ptr %261, align 4, !tbaa !12
  %263 = fadd contract float %262, %260
  store float %263, ptr %261, align 4, !tbaa !12
  %264 = load float, ptr addrspace(3) %247, align 4, !tbaa !12
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 8
  %266 = load float, ptr addrspace(3) %265, align 4, !tbaa !12
  %267 = fmul contract float %264, %266
  %268 = getelementptr inbounds nuw i8, ptr %242, i64 8
  %269 = load float, ptr %268, align 4, !tbaa !12
  %270 = fadd contract float %269, %267
  store float %270, ptr %268, align 4, !tbaa !12
  %271 = load float, ptr addrspace(3) %247, align 4, !tbaa !12
  %272 = getelementptr inbounds nuw i8, ptr addrspace(3) %252, i64 12
  %273 = load float, ptr addrspace(3) %272, align 4, !tbaa !12
  %274 = fmul contract float %271, %273
  %275 = getelementptr inbounds nuw i8, ptr %242, i64 12
  %276 = load float, ptr %275, align 4, !tbaa !12
  %277 = fadd contract float %276, %274
  store float %277, ptr %275, align 4, !tbaa !12
  %indvars.iv.next.5 = add nuw nsw i64 %indvars.iv.5, 1
  %exitcond.5.not = icmp eq i64 %indvars.iv.next.5, 4
  br i1 %exitcond.5.not, label %.preheader89.6, label %.preheader89.5, !llvm.loop !16

.preheader89.6:                                   ; preds = %.preheader89.5, %.preheader89.6
  %indvars.iv.6 = phi i64 [ %indvars.iv.next.6, %.preheader89.6 ], [ 0, %.preheader89.5 ]
  %278 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.6
  %279 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %280 = shl i64 %279, 2
  %281 = and i64 %280, 4294967292
  %282 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %281
  %283 = getelementptr inbounds nuw float, ptr addrspace(3) %282, i64 %indvars.iv.6
  %284 = load float, ptr addrspace(3) %283, align 4, !tbaa !12
  %285 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %286 = shl i64 %285, 2
  %287 = and i64 %286, 4294967292
  %288 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %287
  %289 = load float, ptr addrspace(3) %288, align 4, !tbaa !12
  %290 = fmul contract float %284, %289
  %291 = load float, ptr %278, align 4, !tbaa !12
  %292 = fadd contract float %291, %290
  store float %292, ptr %278, align 4, !tbaa !12
  %293 = load float, ptr addrspace(3) %283, align 4, !tbaa !12
  %294 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 4
  %295 = load float, ptr addrspace(3) %294, align 4, !tbaa !12
  %296 = fmul contract float %293, %295
  %297 = getelementptr inbounds nuw i8, ptr %278, i64 4
  %298 = load float, ptr %297, align 4, !tbaa !12
  %299 = fadd contract float %298, %296
  store float %299, ptr %297, align 4, !tbaa !12
  %300 = load float, ptr addrspace(3) %283, align 4, !tbaa !12
  %301 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 8
  %302 = load float, ptr addrspace(3) %301, align 4, !tbaa !12
  %303 = fmul contract float %300, %302
  %304 = getelementptr inbounds nuw i8, ptr %278, i64 8
  %305 = load float, ptr %304, align 4, !tbaa !12
  %306 = fadd contract float %305, %303
  store float %306, ptr %304, align 4, !tbaa !12
  %307 = load float, ptr addrspace(3) %283, align 4, !tbaa !12
  %308 = getelementptr inbounds nuw i8, ptr addrspace(3) %288, i64 12
  %309 = load float, ptr addrspace(3) %308, align 4, !tbaa !12
  %310 = fmul contract float %307, %309
  %311 = getelementptr inbounds nuw i8, ptr %278, i64 12
  %312 = load float, ptr %311, align 4, !tbaa !12
  %313 = fadd contract float %312, %310
  store float %313, ptr %311, align 4, !tbaa !12
  %indvars.iv.next.6 = add nuw nsw i64 %indvars.iv.6, 1
  %exitcond.6.not = icmp eq i64 %indvars.iv.next.6, 4
  br i1 %exitcond.6.not, label %.preheader89.7, label %.preheader89.6, !llvm.loop !16

.preheader89.7:                                   ; preds = %.preheader89.6, %.preheader89.7
  %indvars.iv.7 = phi i64 [ %indvars.iv.next.7, %.preheader89.7 ], [ 0, %.preheader89.6 ]
  %314 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv.7
  %315 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %316 = shl i64 %315, 2
  %317 = and i64 %316, 4294967292
  %318 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %317
  %319 = getelementptr inbounds nuw float, ptr addrspace(3) %318, i64 %indvars.iv.7
  %320 = load float, ptr addrspace(3) %319, align 4, !tbaa !12
  %321 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %322 = shl i64 %321, 2
  %323 = and i64 %322, 4294967292
  %324 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %323
  %325 = load float, ptr addrspace(3) %324, align 4, !tbaa !12
  %326 = fmul contract float %320, %325
  %327 = load float, ptr %314, align 4, !tbaa !12
  %328 = fadd contract float %327, %326
  store float %328, ptr %314, align 4, !tbaa !12
  %329 = load float, ptr addrspace(3) %319, align 4, !tbaa !12
  %330 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 4
  %331 = load float, ptr addrspace(3) %330, align 4, !tbaa !12
  %332 = fmul contract float %329, %331
  %333 = getelementptr inbounds nuw i8, ptr %314, i64 4
  %334 = load float, ptr %333, align 4, !tbaa !12
  %335 = fadd contract float %334, %332
  store float %335, ptr %333, align 4, !tbaa !12
  %336 = load float, ptr addrspace(3) %319, align 4, !tbaa !12
  %337 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 8
  %338 = load float, ptr addrspace(3) %337, align 4, !tbaa !12
  %339 = fmul contract float %336, %338
  %340 = getelementptr inbounds nuw i8, ptr %314, i64 8
  %341 = load float, ptr %340, align 4, !tbaa !12
  %342 = fadd contract float %341, %339
  store float %342, ptr %340, align 4, !tbaa !12
  %343 = load float, ptr addrspace(3) %319, align 4, !tbaa !12
  %344 = getelementptr inbounds nuw i8, ptr addrspace(3) %324, i64 12
  %345 = load float, ptr addrspace(3) %344, align 4, !tbaa !12
  %346 = fmul contract float %343, %345
  %347 = getelementptr inbounds nuw i8, ptr %314, i64 12
  %348 = load float, ptr %347, align 4, !tbaa !12
  %349 = fadd contract float %348, %346
  store float %349, ptr %347, align 4, !tbaa !12
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv.7, 1
  %exitcond.7.not = icmp eq i64 %indvars.iv.next.7, 4
  br i1 %exitcond.7.not, label %350, label %.preheader89.7, !llvm.loop !16

350:                                              ; preds = %.preheader89.7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %351 = add nuw nsw i32 %.096, 8
  %352 = icmp slt i32 %351, %2
  br i1 %352, label %.preheader91, label %.preheader.preheader, !llvm.loop !17

.preheader.preheader:                             ; preds = %350, %hipspv.memset.p0.p0.i32.exit
  br label %.preheader

.preheader:                                       ; preds = %.preheader.preheader, %442
  %indvars.iv105 = phi i64 [ %indvars.iv.next106, %442 ], [ 0, %.preheader.preheader ]
  %353 = getelementptr inbounds nuw [4 x float], ptr %9, i64 %indvars.iv105
  %354 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %355 = trunc i64 %354 to i32
  %356 = shl i32 %355, 2
  %357 = trunc i64 %indvars.iv105 to i32
  %358 = add i32 %12, %357
  %.reass = add i32 %356, %358
  %359 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %360 = trunc i64 %359 to i32
  %361 = shl i32 %360, 2
  %362 = add i32 %361, %15
  %363 = icmp slt i32 %.reass, %0
  %364 = icmp slt i32 %362, %1
  %or.cond87 = select i1 %363, i1 %364, i1 false
  br i1 %or.cond87, label %366, label %376

365:                                              ; preds = %442
  ret void

366:                                              ; preds = %.preheader
  %367 = load float, ptr %353, align 4, !tbaa !12
  %368 = fmul contract float %3, %367
  %369 = mul nsw i32 %.reass, %1
  %370 = add nsw i32 %369, %362
  %371 = sext i32 %370 to i64
  %372 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %371
  %373 = load float, ptr addrspace(1) %372, align 4, !tbaa !12
  %374 = fmul contract float %6, %373
  %375 = fadd contract float %368, %374
  store float %375, ptr addrspace(1) %372, align 4, !tbaa !12
  br label %376

376:                                              ; preds = %366, %.preheader
  %377 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %378 = trunc i64 %377 to i32
  %379 = shl i32 %378, 2
  %.reass.1 = add i32 %379, %358
  %380 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %381 = trunc i64 %380 to i32
  %382 = shl i32 %381, 2
  %383 = add i32 %382, %15
  %384 = or disjoint i32 %383, 1
  %385 = icmp slt i32 %.reass.1, %0
  %386 = icmp slt i32 %384, %1
  %or.cond87.1 = select i1 %385, i1 %386, i1 false
  br i1 %or.cond87.1, label %387, label %398

387:                                              ; preds = %376
  %388 = getelementptr inbounds nuw i8, ptr %353, i64 4
  %389 = load float, ptr %388, align 4, !tbaa !12
  %390 = fmul contract float %3, %389
  %391 = mul nsw i32 %.reass.1, %1
  %392 = add nsw i32 %391, %384
  %393 = sext i32 %392 to i64
  %394 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %393
  %395 = load float, ptr addrspace(1) %394, align 4, !tbaa !12
  %396 = fmul contract float %6, %395
  %397 = fadd contract float %390, %396
  store float %397, ptr addrspace(1) %394, align 4, !tbaa !12
  br label %398

398:                                              ; preds = %387, %376
  %399 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %400 = trunc i64 %399 to i32
  %401 = shl i32 %400, 2
  %.reass.2 = add i32 %401, %358
  %402 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %403 = trunc i64 %402 to i32
  %404 = shl i32 %403, 2
  %405 = add i32 %404, %15
  %406 = or disjoint i32 %405, 2
  %407 = icmp slt i32 %.reass.2, %0
  %408 = icmp slt i32 %406, %1
  %or.cond87.2 = select i1 %407, i1 %408, i1 false
  br i1 %or.cond87.2, label %409, label %420

409:                                              ; preds = %398
  %410 = getelementptr inbounds nuw i8, ptr %353, i64 8
  %411 = load float, ptr %410, align 4, !tbaa !12
  %412 = fmul contract float %3, %411
  %413 = mul nsw i32 %.reass.2, %1
  %414 = add nsw i32 %413, %406
  %415 = sext i32 %414 to i64
  %416 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %415
  %417 = load float, ptr addrspace(1) %416, align 4, !tbaa !12
  %418 = fmul contract float %6, %417
  %419 = fadd contract float %412, %418
  store float %419, ptr addrspace(1) %416, align 4, !tbaa !12
  br label %420

420:                                              ; preds = %409, %398
  %421 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %422 = trunc i64 %421 to i32
  %423 = shl i32 %422, 2
  %.reass.3 = add i32 %423, %358
  %424 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %425 = trunc i64 %424 to i32
  %426 = shl i32 %425, 2
  %427 = add i32 %426, %15
  %428 = or disjoint i32 %427, 3
  %429 = icmp slt i32 %.reass.3, %0
  %430 = icmp slt i32 %428, %1
  %or.cond87.3 = select i1 %429, i1 %430, i1 false
  br i1 %or.cond87.3, label %431, label %442

431:                                              ; preds = %420
  %432 = getelementptr inbounds nuw i8, ptr %353, i64 12
  %433 = load float, ptr %432, align 4, !tbaa !12
  %434 = fmul contract float %3, %433
  %435 = mul nsw i32 %.reass.3, %1
  %436 = add nsw i32 %435, %428
  %437 = sext i32 %436 to i64
  %438 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %437
  %439 = load float, ptr addrspace(1) %438, align 4, !tbaa !12
  %440 = fmul contract float %6, %439
  %441 = fadd contract float %434, %440
  store float %441, ptr addrspace(1) %438, align 4, !tbaa !12
  br label %442

442:                                              ; preds = %431, %420
  %indvars.iv.next106 = add nuw nsw i64 %indvars.iv105, 1
  %exitcond108.not = icmp eq i64 %indvars.iv.next106, 4
  br i1 %exitcond108.not, label %365, label %.preheader, !llvm.loop !18
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.module.flags = !{!0, !1, !2, !3, !4}
!opencl.ocl.version = !{!5}
!llvm.ident = !{!6}
!llvm.errno.tbaa = !{!7}
!opencl.enable.FP_CONTRACT = !{}
!hipspv.notes = !{!11}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{i32 3, i32 0}
!6 = !{!"Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)"}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = !{!"hipspv.notes 1"}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
