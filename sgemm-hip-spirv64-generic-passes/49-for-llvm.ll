; ModuleID = '<memory>'
source_filename = "examples/sgemm.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ5sgemmiiifPKfS0_fPfE6tile_a = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4
@_ZZ5sgemmiiifPKfS0_fPfE6tile_b = internal unnamed_addr addrspace(3) global [8 x [64 x float]] undef, align 4

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5sgemmiiifPKfS0_fPf(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, ptr addrspace(1) noalias noundef readonly captures(none) %4, ptr addrspace(1) noalias noundef readonly captures(none) %5, float noundef %6, ptr addrspace(1) noalias noundef captures(none) %7) local_unnamed_addr #0 {
  %9 = alloca [4 x [4 x float]], align 4
  %10 = getelementptr inbounds [4 x [4 x float]], ptr %9, i64 0
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3
  %12 = trunc i64 %11 to i32
  %13 = shl i32 %12, 6
  %14 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3
  %15 = trunc i64 %14 to i32
  %16 = shl i32 %15, 6
  %17 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %18 = trunc i64 %17 to i32
  %19 = shl i32 %18, 4
  %20 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %21 = trunc i64 %20 to i32
  %22 = add i32 %19, %21
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %8
  %i.i = phi i64 [ 0, %8 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i32, ptr %10, i64 %i.i
  store i32 0, ptr %target.i, align 4
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 16
  br i1 %more.i, label %loop.i, label %hipspv.memset.p0.p0.i32.exit

hipspv.memset.p0.p0.i32.exit:                     ; preds = %loop.i
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %.preheader91.lr.ph, label %.preheader.preheader

.preheader91.lr.ph:                               ; preds = %hipspv.memset.p0.p0.i32.exit
  %24 = icmp slt i32 %22, 512
  br label %.preheader91

.preheader91:                                     ; preds = %.preheader91.lr.ph, %351
  %.096 = phi i32 [ 0, %.preheader91.lr.ph ], [ %352, %351 ]
  br i1 %24, label %.lr.ph, label %._crit_edge

._crit_edge:                                      ; preds = %55, %.preheader91
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  br label %.preheader89

.lr.ph:                                           ; preds = %.preheader91, %55
  %.07792 = phi i32 [ %61, %55 ], [ %22, %.preheader91 ]
  %25 = sdiv i32 %.07792, 8
  %26 = add nsw i32 %25, %13
  %27 = shl nsw i32 %25, 3
  %.decomposed = sub i32 %.07792, %27
  %28 = add nsw i32 %.decomposed, %.096
  %29 = icmp slt i32 %26, %0
  %30 = icmp slt i32 %28, %2
  %or.cond = select i1 %29, i1 %30, i1 false
  br i1 %or.cond, label %31, label %37

31:                                               ; preds = %.lr.ph
  %32 = mul nsw i32 %26, %2
  %33 = add nsw i32 %32, %28
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12
  br label %37

37:                                               ; preds = %.lr.ph, %31
  %38 = phi contract float [ %36, %31 ], [ 0.000000e+00, %.lr.ph ]
  %39 = sext i32 %.decomposed to i64
  %40 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %39
  %41 = sext i32 %25 to i64
  %42 = getelementptr inbounds float, ptr addrspace(3) %40, i64 %41
  store float %38, ptr addrspace(3) %42, align 4, !tbaa !12
  %43 = sdiv i32 %.07792, 64
  %44 = add nsw i32 %43, %.096
  %45 = shl nsw i32 %43, 6
  %.decomposed121 = sub i32 %.07792, %45
  %46 = add nsw i32 %.decomposed121, %16
  %47 = icmp slt i32 %44, %2
  %48 = icmp slt i32 %46, %1
  %or.cond86 = select i1 %47, i1 %48, i1 false
  br i1 %or.cond86, label %49, label %55

49:                                               ; preds = %37
  %50 = mul nsw i32 %44, %1
  %51 = add nsw i32 %50, %46
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !12
  br label %55

55:                                               ; preds = %37, %49
  %56 = phi contract float [ %54, %49 ], [ 0.000000e+00, %37 ]
  %57 = sext i32 %43 to i64
  %58 = getelementptr inbounds [64 x float], ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %57
  %59 = sext i32 %.decomposed121 to i64
  %60 = getelementptr inbounds float, ptr addrspace(3) %58, i64 %59
  store float %56, ptr addrspace(3) %60, align 4, !tbaa !12
  %61 = add i32 %.07792, 256
  %62 = icmp slt i32 %.07792, 256
  br i1 %62, label %.lr.ph, label %._crit_edge, !llvm.loop !14

.preheader89:                                     ; preds = %._crit_edge, %.preheader89
  %indvars.iv = phi i64 [ 0, %._crit_edge ], [ %indvars.iv.next, %.preheader89 ]
  %63 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv
  %64 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %65 = shl i64 %64, 2
  %66 = and i64 %65, 4294967292
  %67 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 %66
  %68 = getelementptr inbounds nuw float, ptr addrspace(3) %67, i64 %indvars.iv
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !12
  %70 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %71 = shl i64 %70, 2
  %72 = and i64 %71, 4294967292
  %73 = getelementptr inbounds nuw float, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 %72
  %74 = load float, ptr addrspace(3) %73, align 4, !tbaa !12
  %75 = fmul contract float %69, %74
  %76 = load float, ptr %63, align 4, !tbaa !12
  %77 = fadd contract float %76, %75
  store float %77, ptr %63, align 4, !tbaa !12
  %78 = load float, ptr addrspace(3) %68, align 4, !tbaa !12
  %79 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i64 4
  %80 = load float, ptr addrspace(3) %79, align 4, !tbaa !12
  %81 = fmul contract float %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %83 = load float, ptr %82, align 4, !tbaa !12
  %84 = fadd contract float %83, %81
  store float %84, ptr %82, align 4, !tbaa !12
  %85 = load float, ptr addrspace(3) %68, align 4, !tbaa !12
  %86 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i64 8
  %87 = load float, ptr addrspace(3) %86, align 4, !tbaa !12
  %88 = fmul contract float %85, %87
  %89 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %90 = load float, ptr %89, align 4, !tbaa !12
  %91 = fadd contract float %90, %88
  store float %91, ptr %89, align 4, !tbaa !12
  %92 = load float, ptr addrspace(3) %68, align 4, !tbaa !12
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %73, i64 12
  %94 = load float, ptr addrspace(3) %93, align 4, !tbaa !12
  %95 = fmul contract float %92, %94
  %96 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %97 = load float, ptr %96, align 4, !tbaa !12
  %98 = fadd contract float %97, %95
  store float %98, ptr %96, align 4, !tbaa !12
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  %exitcond.not = icmp eq i64 %indvars.iv.next, 4
  br i1 %exitcond.not, label %.preheader89.1, label %.preheader89, !llvm.loop !16

.preheader89.1:                                   ; preds = %.preheader89, %.preheader89.1
  %indvars.iv.1 = phi i64 [ %indvars.iv.next.1, %.preheader89.1 ], [ 0, %.preheader89 ]
  %99 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.1
  %100 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %101 = shl i64 %100, 2
  %102 = and i64 %101, 4294967292
  %103 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 256), i64 %102
  %104 = getelementptr inbounds nuw float, ptr addrspace(3) %103, i64 %indvars.iv.1
  %105 = load float, ptr addrspace(3) %104, align 4, !tbaa !12
  %106 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %107 = shl i64 %106, 2
  %108 = and i64 %107, 4294967292
  %109 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 256), i64 %108
  %110 = load float, ptr addrspace(3) %109, align 4, !tbaa !12
  %111 = fmul contract float %105, %110
  %112 = load float, ptr %99, align 4, !tbaa !12
  %113 = fadd contract float %112, %111
  store float %113, ptr %99, align 4, !tbaa !12
  %114 = load float, ptr addrspace(3) %104, align 4, !tbaa !12
  %115 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i64 4
  %116 = load float, ptr addrspace(3) %115, align 4, !tbaa !12
  %117 = fmul contract float %114, %116
  %118 = getelementptr inbounds nuw i8, ptr %99, i64 4
  %119 = load float, ptr %118, align 4, !tbaa !12
  %120 = fadd contract float %119, %117
  store float %120, ptr %118, align 4, !tbaa !12
  %121 = load float, ptr addrspace(3) %104, align 4, !tbaa !12
  %122 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i64 8
  %123 = load float, ptr addrspace(3) %122, align 4, !tbaa !12
  %124 = fmul contract float %121, %123
  %125 = getelementptr inbounds nuw i8, ptr %99, i64 8
  %126 = load float, ptr %125, align 4, !tbaa !12
  %127 = fadd contract float %126, %124
  store float %127, ptr %125, align 4, !tbaa !12
  %128 = load float, ptr addrspace(3) %104, align 4, !tbaa !12
  %129 = getelementptr inbounds nuw i8, ptr addrspace(3) %109, i64 12
  %130 = load float, ptr addrspace(3) %129, align 4, !tbaa !12
  %131 = fmul contract float %128, %130
  %132 = getelementptr inbounds nuw i8, ptr %99, i64 12
  %133 = load float, ptr %132, align 4, !tbaa !12
  %134 = fadd contract float %133, %131
  store float %134, ptr %132, align 4, !tbaa !12
  %indvars.iv.next.1 = add nuw nsw i64 %indvars.iv.1, 1
  %exitcond.1.not = icmp eq i64 %indvars.iv.next.1, 4
  br i1 %exitcond.1.not, label %.preheader89.2, label %.preheader89.1, !llvm.loop !16

.preheader89.2:                                   ; preds = %.preheader89.1, %.preheader89.2
  %indvars.iv.2 = phi i64 [ %indvars.iv.next.2, %.preheader89.2 ], [ 0, %.preheader89.1 ]
  %135 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.2
  %136 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %137 = shl i64 %136, 2
  %138 = and i64 %137, 4294967292
  %139 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 512), i64 %138
  %140 = getelementptr inbounds nuw float, ptr addrspace(3) %139, i64 %indvars.iv.2
  %141 = load float, ptr addrspace(3) %140, align 4, !tbaa !12
  %142 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %143 = shl i64 %142, 2
  %144 = and i64 %143, 4294967292
  %145 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 512), i64 %144
  %146 = load float, ptr addrspace(3) %145, align 4, !tbaa !12
  %147 = fmul contract float %141, %146
  %148 = load float, ptr %135, align 4, !tbaa !12
  %149 = fadd contract float %148, %147
  store float %149, ptr %135, align 4, !tbaa !12
  %150 = load float, ptr addrspace(3) %140, align 4, !tbaa !12
  %151 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i64 4
  %152 = load float, ptr addrspace(3) %151, align 4, !tbaa !12
  %153 = fmul contract float %150, %152
  %154 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %155 = load float, ptr %154, align 4, !tbaa !12
  %156 = fadd contract float %155, %153
  store float %156, ptr %154, align 4, !tbaa !12
  %157 = load float, ptr addrspace(3) %140, align 4, !tbaa !12
  %158 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i64 8
  %159 = load float, ptr addrspace(3) %158, align 4, !tbaa !12
  %160 = fmul contract float %157, %159
  %161 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %162 = load float, ptr %161, align 4, !tbaa !12
  %163 = fadd contract float %162, %160
  store float %163, ptr %161, align 4, !tbaa !12
  %164 = load float, ptr addrspace(3) %140, align 4, !tbaa !12
  %165 = getelementptr inbounds nuw i8, ptr addrspace(3) %145, i64 12
  %166 = load float, ptr addrspace(3) %165, align 4, !tbaa !12
  %167 = fmul contract float %164, %166
  %168 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %169 = load float, ptr %168, align 4, !tbaa !12
  %170 = fadd contract float %169, %167
  store float %170, ptr %168, align 4, !tbaa !12
  %indvars.iv.next.2 = add nuw nsw i64 %indvars.iv.2, 1
  %exitcond.2.not = icmp eq i64 %indvars.iv.next.2, 4
  br i1 %exitcond.2.not, label %.preheader89.3, label %.preheader89.2, !llvm.loop !16

.preheader89.3:                                   ; preds = %.preheader89.2, %.preheader89.3
  %indvars.iv.3 = phi i64 [ %indvars.iv.next.3, %.preheader89.3 ], [ 0, %.preheader89.2 ]
  %171 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.3
  %172 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %173 = shl i64 %172, 2
  %174 = and i64 %173, 4294967292
  %175 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 768), i64 %174
  %176 = getelementptr inbounds nuw float, ptr addrspace(3) %175, i64 %indvars.iv.3
  %177 = load float, ptr addrspace(3) %176, align 4, !tbaa !12
  %178 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %179 = shl i64 %178, 2
  %180 = and i64 %179, 4294967292
  %181 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 768), i64 %180
  %182 = load float, ptr addrspace(3) %181, align 4, !tbaa !12
  %183 = fmul contract float %177, %182
  %184 = load float, ptr %171, align 4, !tbaa !12
  %185 = fadd contract float %184, %183
  store float %185, ptr %171, align 4, !tbaa !12
  %186 = load float, ptr addrspace(3) %176, align 4, !tbaa !12
  %187 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 4
  %188 = load float, ptr addrspace(3) %187, align 4, !tbaa !12
  %189 = fmul contract float %186, %188
  %190 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %191 = load float, ptr %190, align 4, !tbaa !12
  %192 = fadd contract float %191, %189
  store float %192, ptr %190, align 4, !tbaa !12
  %193 = load float, ptr addrspace(3) %176, align 4, !tbaa !12
  %194 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 8
  %195 = load float, ptr addrspace(3) %194, align 4, !tbaa !12
  %196 = fmul contract float %193, %195
  %197 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %198 = load float, ptr %197, align 4, !tbaa !12
  %199 = fadd contract float %198, %196
  store float %199, ptr %197, align 4, !tbaa !12
  %200 = load float, ptr addrspace(3) %176, align 4, !tbaa !12
  %201 = getelementptr inbounds nuw i8, ptr addrspace(3) %181, i64 12
  %202 = load float, ptr addrspace(3) %201, align 4, !tbaa !12
  %203 = fmul contract float %200, %202
  %204 = getelementptr inbounds nuw i8, ptr %171, i64 12
  %205 = load float, ptr %204, align 4, !tbaa !12
  %206 = fadd contract float %205, %203
  store float %206, ptr %204, align 4, !tbaa !12
  %indvars.iv.next.3 = add nuw nsw i64 %indvars.iv.3, 1
  %exitcond.3.not = icmp eq i64 %indvars.iv.next.3, 4
  br i1 %exitcond.3.not, label %.preheader89.4, label %.preheader89.3, !llvm.loop !16

.preheader89.4:                                   ; preds = %.preheader89.3, %.preheader89.4
  %indvars.iv.4 = phi i64 [ %indvars.iv.next.4, %.preheader89.4 ], [ 0, %.preheader89.3 ]
  %207 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.4
  %208 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %209 = shl i64 %208, 2
  %210 = and i64 %209, 4294967292
  %211 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1024), i64 %210
  %212 = getelementptr inbounds nuw float, ptr addrspace(3) %211, i64 %indvars.iv.4
  %213 = load float, ptr addrspace(3) %212, align 4, !tbaa !12
  %214 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %215 = shl i64 %214, 2
  %216 = and i64 %215, 4294967292
  %217 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1024), i64 %216
  %218 = load float, ptr addrspace(3) %217, align 4, !tbaa !12
  %219 = fmul contract float %213, %218
  %220 = load float, ptr %207, align 4, !tbaa !12
  %221 = fadd contract float %220, %219
  store float %221, ptr %207, align 4, !tbaa !12
  %222 = load float, ptr addrspace(3) %212, align 4, !tbaa !12
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i64 4
  %224 = load float, ptr addrspace(3) %223, align 4, !tbaa !12
  %225 = fmul contract float %222, %224
  %226 = getelementptr inbounds nuw i8, ptr %207, i64 4
  %227 = load float, ptr %226, align 4, !tbaa !12
  %228 = fadd contract float %227, %225
  store float %228, ptr %226, align 4, !tbaa !12
  %229 = load float, ptr addrspace(3) %212, align 4, !tbaa !12
  %230 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i64 8
  %231 = load float, ptr addrspace(3) %230, align 4, !tbaa !12
  %232 = fmul contract float %229, %231
  %233 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %234 = load float, ptr %233, align 4, !tbaa !12
  %235 = fadd contract float %234, %232
  store float %235, ptr %233, align 4, !tbaa !12
  %236 = load float, ptr addrspace(3) %212, align 4, !tbaa !12
  %237 = getelementptr inbounds nuw i8, ptr addrspace(3) %217, i64 12
  %238 = load float, ptr addrspace(3) %237, align 4, !tbaa !12
  %239 = fmul contract float %236, %238
  %240 = getelementptr inbounds nuw i8, ptr %207, i64 12
  %241 = load float, ptr %240, align 4, !tbaa !12
  %242 = fadd contract float %241, %239
  store float %242, ptr %240, align 4, !tbaa !12
  %indvars.iv.next.4 = add nuw nsw i64 %indvars.iv.4, 1
  %exitcond.4.not = icmp eq i64 %indvars.iv.next.4, 4
  br i1 %exitcond.4.not, label %.preheader89.5, label %.preheader89.4, !llvm.loop !16

.preheader89.5:                                   ; preds = %.preheader89.4, %.preheader89.5
  %indvars.iv.5 = phi i64 [ %indvars.iv.next.5, %.preheader89.5 ], [ 0, %.preheader89.4 ]
  %243 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.5
  %244 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %245 = shl i64 %244, 2
  %246 = and i64 %245, 4294967292
  %247 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1280), i64 %246
  %248 = getelementptr inbounds nuw float, ptr addrspace(3) %247, i64 %indvars.iv.5
  %249 = load float, ptr addrspace(3) %248, align 4, !tbaa !12
  %250 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %251 = shl i64 %250, 2
  %252 = and i64 %251, 4294967292
  %253 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1280), i64 %252
  %254 = load float, ptr addrspace(3) %253, align 4, !tbaa !12
  %255 = fmul contract float %249, %254
  %256 = load float, ptr %243, align 4, !tbaa !12
  %257 = fadd contract float %256, %255
  store float %257, ptr %243, align 4, !tbaa !12
  %258 = load float, ptr addrspace(3) %248, align 4, !tbaa !12
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i64 4
  %260 = load float, ptr addrspace(3) %259, align 4, !tbaa !12
  %261 = fmul contract float %258, %260
  %262 = getelementptr inbounds nuw i8, ptr %243, i64 4
  %263 = load float, ptr %262, align 4, !tbaa !12
  %264 = fadd contract float %263, %261
  store float %264, ptr %262, align 4, !tbaa !12
  %265 = load float, ptr addrspace(3) %248, align 4, !tbaa !12
  %266 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i64 8
  %267 = load float, ptr addrspace(3) %266, align 4, !tbaa !12
  %268 = fmul contract float %265, %267
  %269 = getelementptr inbounds nuw i8, ptr %243, i64 8
  %270 = load float, ptr %269, align 4, !tbaa !12
  %271 = fadd contract float %270, %268
  store float %271, ptr %269, align 4, !tbaa !12
  %272 = load float, ptr addrspace(3) %248, align 4, !tbaa !12
  %273 = getelementptr inbounds nuw i8, ptr addrspace(3) %253, i64 12
  %274 = load float, ptr addrspace(3) %273, align 4, !tbaa !12
  %275 = fmul contract float %272, %274
  %276 = getelementptr inbounds nuw i8, ptr %243, i64 12
  %277 = load float, ptr %276, align 4, !tbaa !12
  %278 = fadd contract float %277, %275
  store float %278, ptr %276, align 4, !tbaa !12
  %indvars.iv.next.5 = add nuw nsw i64 %indvars.iv.5, 1
  %exitcond.5.not = icmp eq i64 %indvars.iv.next.5, 4
  br i1 %exitcond.5.not, label %.preheader89.6, label %.preheader89.5, !llvm.loop !16

.preheader89.6:                                   ; preds = %.preheader89.5, %.preheader89.6
  %indvars.iv.6 = phi i64 [ %indvars.iv.next.6, %.preheader89.6 ], [ 0, %.preheader89.5 ]
  %279 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.6
  %280 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %281 = shl i64 %280, 2
  %282 = and i64 %281, 4294967292
  %283 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1536), i64 %282
  %284 = getelementptr inbounds nuw float, ptr addrspace(3) %283, i64 %indvars.iv.6
  %285 = load float, ptr addrspace(3) %284, align 4, !tbaa !12
  %286 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %287 = shl i64 %286, 2
  %288 = and i64 %287, 4294967292
  %289 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1536), i64 %288
  %290 = load float, ptr addrspace(3) %289, align 4, !tbaa !12
  %291 = fmul contract float %285, %290
  %292 = load float, ptr %279, align 4, !tbaa !12
  %293 = fadd contract float %292, %291
  store float %293, ptr %279, align 4, !tbaa !12
  %294 = load float, ptr addrspace(3) %284, align 4, !tbaa !12
  %295 = getelementptr inbounds nuw i8, ptr addrspace(3) %289, i64 4
  %296 = load float, ptr addrspace(3) %295, align 4, !tbaa !12
  %297 = fmul contract float %294, %296
  %298 = getelementptr inbounds nuw i8, ptr %279, i64 4
  %299 = load float, ptr %298, align 4, !tbaa !12
  %300 = fadd contract float %299, %297
  store float %300, ptr %298, align 4, !tbaa !12
  %301 = load float, ptr addrspace(3) %284, align 4, !tbaa !12
  %302 = getelementptr inbounds nuw i8, ptr addrspace(3) %289, i64 8
  %303 = load float, ptr addrspace(3) %302, align 4, !tbaa !12
  %304 = fmul contract float %301, %303
  %305 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %306 = load float, ptr %305, align 4, !tbaa !12
  %307 = fadd contract float %306, %304
  store float %307, ptr %305, align 4, !tbaa !12
  %308 = load float, ptr addrspace(3) %284, align 4, !tbaa !12
  %309 = getelementptr inbounds nuw i8, ptr addrspace(3) %289, i64 12
  %310 = load float, ptr addrspace(3) %309, align 4, !tbaa !12
  %311 = fmul contract float %308, %310
  %312 = getelementptr inbounds nuw i8, ptr %279, i64 12
  %313 = load float, ptr %312, align 4, !tbaa !12
  %314 = fadd contract float %313, %311
  store float %314, ptr %312, align 4, !tbaa !12
  %indvars.iv.next.6 = add nuw nsw i64 %indvars.iv.6, 1
  %exitcond.6.not = icmp eq i64 %indvars.iv.next.6, 4
  br i1 %exitcond.6.not, label %.preheader89.7, label %.preheader89.6, !llvm.loop !16

.preheader89.7:                                   ; preds = %.preheader89.6, %.preheader89.7
  %indvars.iv.7 = phi i64 [ %indvars.iv.next.7, %.preheader89.7 ], [ 0, %.preheader89.6 ]
  %315 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv.7
  %316 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %317 = shl i64 %316, 2
  %318 = and i64 %317, 4294967292
  %319 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_a, i64 1792), i64 %318
  %320 = getelementptr inbounds nuw float, ptr addrspace(3) %319, i64 %indvars.iv.7
  %321 = load float, ptr addrspace(3) %320, align 4, !tbaa !12
  %322 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %323 = shl i64 %322, 2
  %324 = and i64 %323, 4294967292
  %325 = getelementptr inbounds nuw float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ5sgemmiiifPKfS0_fPfE6tile_b, i64 1792), i64 %324
  %326 = load float, ptr addrspace(3) %325, align 4, !tbaa !12
  %327 = fmul contract float %321, %326
  %328 = load float, ptr %315, align 4, !tbaa !12
  %329 = fadd contract float %328, %327
  store float %329, ptr %315, align 4, !tbaa !12
  %330 = load float, ptr addrspace(3) %320, align 4, !tbaa !12
  %331 = getelementptr inbounds nuw i8, ptr addrspace(3) %325, i64 4
  %332 = load float, ptr addrspace(3) %331, align 4, !tbaa !12
  %333 = fmul contract float %330, %332
  %334 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %335 = load float, ptr %334, align 4, !tbaa !12
  %336 = fadd contract float %335, %333
  store float %336, ptr %334, align 4, !tbaa !12
  %337 = load float, ptr addrspace(3) %320, align 4, !tbaa !12
  %338 = getelementptr inbounds nuw i8, ptr addrspace(3) %325, i64 8
  %339 = load float, ptr addrspace(3) %338, align 4, !tbaa !12
  %340 = fmul contract float %337, %339
  %341 = getelementptr inbounds nuw i8, ptr %315, i64 8
  %342 = load float, ptr %341, align 4, !tbaa !12
  %343 = fadd contract float %342, %340
  store float %343, ptr %341, align 4, !tbaa !12
  %344 = load float, ptr addrspace(3) %320, align 4, !tbaa !12
  %345 = getelementptr inbounds nuw i8, ptr addrspace(3) %325, i64 12
  %346 = load float, ptr addrspace(3) %345, align 4, !tbaa !12
  %347 = fmul contract float %344, %346
  %348 = getelementptr inbounds nuw i8, ptr %315, i64 12
  %349 = load float, ptr %348, align 4, !tbaa !12
  %350 = fadd contract float %349, %347
  store float %350, ptr %348, align 4, !tbaa !12
  %indvars.iv.next.7 = add nuw nsw i64 %indvars.iv.7, 1
  %exitcond.7.not = icmp eq i64 %indvars.iv.next.7, 4
  br i1 %exitcond.7.not, label %351, label %.preheader89.7, !llvm.loop !16

351:                                              ; preds = %.preheader89.7
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4
  %352 = add nuw nsw i32 %.096, 8
  %353 = icmp slt i32 %352, %2
  br i1 %353, label %.preheader91, label %.preheader.preheader, !llvm.loop !17

.preheader.preheader:                             ; preds = %351, %hipspv.memset.p0.p0.i32.exit
  br label %.preheader

.preheader:                                       ; preds = %.preheader.preheader, %443
  %indvars.iv105 = phi i64 [ %indvars.iv.next106, %443 ], [ 0, %.preheader.preheader ]
  %354 = getelementptr inbounds nuw [4 x float], ptr %10, i64 %indvars.iv105
  %355 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %356 = trunc i64 %355 to i32
  %357 = shl i32 %356, 2
  %358 = trunc i64 %indvars.iv105 to i32
  %359 = add i32 %13, %358
  %.reass = add i32 %357, %359
  %360 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %361 = trunc i64 %360 to i32
  %362 = shl i32 %361, 2
  %363 = add i32 %362, %16
  %364 = icmp slt i32 %.reass, %0
  %365 = icmp slt i32 %363, %1
  %or.cond87 = select i1 %364, i1 %365, i1 false
  br i1 %or.cond87, label %367, label %377

366:                                              ; preds = %443
  ret void

367:                                              ; preds = %.preheader
  %368 = load float, ptr %354, align 4, !tbaa !12
  %369 = fmul contract float %3, %368
  %370 = mul nsw i32 %.reass, %1
  %371 = add nsw i32 %370, %363
  %372 = sext i32 %371 to i64
  %373 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %372
  %374 = load float, ptr addrspace(1) %373, align 4, !tbaa !12
  %375 = fmul contract float %6, %374
  %376 = fadd contract float %369, %375
  store float %376, ptr addrspace(1) %373, align 4, !tbaa !12
  br label %377

377:                                              ; preds = %367, %.preheader
  %378 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %379 = trunc i64 %378 to i32
  %380 = shl i32 %379, 2
  %.reass.1 = add i32 %380, %359
  %381 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %382 = trunc i64 %381 to i32
  %383 = shl i32 %382, 2
  %384 = add i32 %383, %16
  %385 = or disjoint i32 %384, 1
  %386 = icmp slt i32 %.reass.1, %0
  %387 = icmp slt i32 %385, %1
  %or.cond87.1 = select i1 %386, i1 %387, i1 false
  br i1 %or.cond87.1, label %388, label %399

388:                                              ; preds = %377
  %389 = getelementptr inbounds nuw i8, ptr %354, i64 4
  %390 = load float, ptr %389, align 4, !tbaa !12
  %391 = fmul contract float %3, %390
  %392 = mul nsw i32 %.reass.1, %1
  %393 = add nsw i32 %392, %385
  %394 = sext i32 %393 to i64
  %395 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %394
  %396 = load float, ptr addrspace(1) %395, align 4, !tbaa !12
  %397 = fmul contract float %6, %396
  %398 = fadd contract float %391, %397
  store float %398, ptr addrspace(1) %395, align 4, !tbaa !12
  br label %399

399:                                              ; preds = %388, %377
  %400 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %401 = trunc i64 %400 to i32
  %402 = shl i32 %401, 2
  %.reass.2 = add i32 %402, %359
  %403 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %404 = trunc i64 %403 to i32
  %405 = shl i32 %404, 2
  %406 = add i32 %405, %16
  %407 = or disjoint i32 %406, 2
  %408 = icmp slt i32 %.reass.2, %0
  %409 = icmp slt i32 %407, %1
  %or.cond87.2 = select i1 %408, i1 %409, i1 false
  br i1 %or.cond87.2, label %410, label %421

410:                                              ; preds = %399
  %411 = getelementptr inbounds nuw i8, ptr %354, i64 8
  %412 = load float, ptr %411, align 4, !tbaa !12
  %413 = fmul contract float %3, %412
  %414 = mul nsw i32 %.reass.2, %1
  %415 = add nsw i32 %414, %407
  %416 = sext i32 %415 to i64
  %417 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %416
  %418 = load float, ptr addrspace(1) %417, align 4, !tbaa !12
  %419 = fmul contract float %6, %418
  %420 = fadd contract float %413, %419
  store float %420, ptr addrspace(1) %417, align 4, !tbaa !12
  br label %421

421:                                              ; preds = %410, %399
  %422 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3
  %423 = trunc i64 %422 to i32
  %424 = shl i32 %423, 2
  %.reass.3 = add i32 %424, %359
  %425 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3
  %426 = trunc i64 %425 to i32
  %427 = shl i32 %426, 2
  %428 = add i32 %427, %16
  %429 = or disjoint i32 %428, 3
  %430 = icmp slt i32 %.reass.3, %0
  %431 = icmp slt i32 %429, %1
  %or.cond87.3 = select i1 %430, i1 %431, i1 false
  br i1 %or.cond87.3, label %432, label %443

432:                                              ; preds = %421
  %433 = getelementptr inbounds nuw i8, ptr %354, i64 12
  %434 = load float, ptr %433, align 4, !tbaa !12
  %435 = fmul contract float %3, %434
  %436 = mul nsw i32 %.reass.3, %1
  %437 = add nsw i32 %436, %429
  %438 = sext i32 %437 to i64
  %439 = getelementptr inbounds float, ptr addrspace(1) %7, i64 %438
  %440 = load float, ptr addrspace(1) %439, align 4, !tbaa !12
  %441 = fmul contract float %6, %440
  %442 = fadd contract float %435, %441
  store float %442, ptr addrspace(1) %439, align 4, !tbaa !12
  br label %443

443:                                              ; preds = %432, %421
  %indvars.iv.next106 = add nuw nsw i64 %indvars.iv105, 1
  %exitcond108.not = icmp eq i64 %indvars.iv.next106, 4
  br i1 %exitcond108.not, label %366, label %.preheader, !llvm.loop !18
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
