; ModuleID = '<memory>'
source_filename = "tests/programs/int128.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Pair.3 = type { i8, [15 x i8], i128, i16, [14 x i8] }

@_ZZ4workPKnPon4PairiE5block = internal unnamed_addr addrspace(3) global [64 x i128] undef, align 16

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #0

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.abs.i128(i128, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4workPKnPon4Pairi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, <2 x i64> %2, ptr noundef readonly byval(%struct.Pair.3) align 16 captures(none) %3, i32 noundef %4) #4 !dbg !14 {
  %6 = bitcast <2 x i64> %2 to i128
  %.sroa.051.0.copyload = load i8, ptr %3, align 16
  %.sroa.1767.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.sroa.1767.0.copyload = load i128, ptr %.sroa.1767.0..sroa_idx, align 16
  %.sroa.1868.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 32
  %.sroa.1868.0.copyload = load i16, ptr %.sroa.1868.0..sroa_idx, align 16
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !18
  %8 = trunc i64 %7 to i32, !dbg !18
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !22
  %10 = trunc i64 %9 to i32, !dbg !22
  %11 = mul i32 %10, %8, !dbg !25
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !26
  %13 = trunc i64 %12 to i32, !dbg !26
  %14 = add i32 %11, %13, !dbg !29
  %15 = icmp slt i32 %14, %4, !dbg !30
  br i1 %15, label %16, label %20, !dbg !31

16:                                               ; preds = %5
  %17 = sext i32 %14 to i64, !dbg !32
  %18 = getelementptr inbounds i128, ptr addrspace(1) %0, i64 %17, !dbg !32
  %19 = load i128, ptr addrspace(1) %18, align 16, !dbg !32, !tbaa !33
  br label %20, !dbg !31

20:                                               ; preds = %5, %16
  %21 = phi i128 [ %19, %16 ], [ 0, %5 ], !dbg !31
  %22 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !35
  %23 = and i64 %22, 4294967295, !dbg !37
  %24 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %23, !dbg !37
  store i128 %21, ptr addrspace(3) %24, align 16, !dbg !38, !tbaa !33
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !39
  br i1 %15, label %25, label %369, !dbg !42

25:                                               ; preds = %20
  %26 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !43
  %27 = and i64 %26, 4294967295, !dbg !45
  %28 = xor i64 %27, 1, !dbg !45
  %29 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %28, !dbg !45
  %30 = load i128, ptr addrspace(3) %29, align 16, !dbg !45, !tbaa !33
  %.fr90 = freeze i128 %30, !dbg !46
  %31 = add i128 %.fr90, %6, !dbg !46
  %32 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %27, !dbg !47
  %33 = load i128, ptr addrspace(3) %32, align 16, !dbg !47, !tbaa !33
  %.frozen = freeze i128 %33, !dbg !48
  %34 = mul nsw i32 %14, 26, !dbg !51
  %35 = sext i32 %34 to i64, !dbg !52
  %36 = getelementptr inbounds i128, ptr addrspace(1) %1, i64 %35, !dbg !52
  %37 = trunc i128 %31 to i32, !dbg !53
  %38 = or i128 %31, 1, !dbg !54
  %39 = icmp eq i128 %.frozen, -170141183460469231731687303715884105728, !dbg !55
  %40 = icmp eq i128 %38, -1, !dbg !56
  %41 = and i1 %39, %40, !dbg !56
  %42 = add i128 %31, %.frozen, !dbg !57
  store i128 %42, ptr addrspace(1) %36, align 16, !dbg !58, !tbaa !33
  %43 = sub i128 %.frozen, %31, !dbg !59
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 16, !dbg !60
  store i128 %43, ptr addrspace(1) %44, align 16, !dbg !61, !tbaa !33
  %45 = mul i128 %31, %.frozen, !dbg !62
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 32, !dbg !63
  store i128 %45, ptr addrspace(1) %46, align 16, !dbg !64, !tbaa !33
  %47 = trunc i128 %.frozen to i64, !dbg !48
  %48 = lshr i128 %.frozen, 64, !dbg !48
  %49 = trunc i128 %48 to i64, !dbg !48
  %50 = insertvalue { i64, i64 } poison, i64 %47, 0, !dbg !48
  %51 = insertvalue { i64, i64 } %50, i64 %49, 1, !dbg !48
  %52 = trunc i128 %38 to i64, !dbg !48
  %53 = lshr i128 %38, 64, !dbg !48
  %54 = trunc i128 %53 to i64, !dbg !48
  %55 = insertvalue { i64, i64 } poison, i64 %52, 0, !dbg !48
  %56 = insertvalue { i64, i64 } %55, i64 %54, 1, !dbg !48
  %57 = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %51, { i64, i64 } %56), !dbg !48
  %58 = extractvalue { i64, i64 } %57, 0, !dbg !48
  %59 = extractvalue { i64, i64 } %57, 1, !dbg !48
  %60 = zext i64 %58 to i128, !dbg !48
  %61 = zext i64 %59 to i128, !dbg !48
  %62 = shl i128 %61, 64, !dbg !48
  %63 = or i128 %60, %62, !dbg !48
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 48, !dbg !65
  store i128 %63, ptr addrspace(1) %64, align 16, !dbg !66, !tbaa !33
  %65 = mul i128 %63, %38, !dbg !67
  %.decomposed = sub i128 %.frozen, %65, !dbg !67
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 64, !dbg !68
  store i128 %.decomposed, ptr addrspace(1) %66, align 16, !dbg !69, !tbaa !33
  br i1 %41, label %.critedge.i, label %67, !dbg !70

67:                                               ; preds = %25
  %68 = trunc i128 %.frozen to i64, !dbg !71
  %69 = lshr i128 %.frozen, 64, !dbg !71
  %70 = trunc i128 %69 to i64, !dbg !71
  %71 = insertvalue { i64, i64 } poison, i64 %68, 0, !dbg !71
  %72 = insertvalue { i64, i64 } %71, i64 %70, 1, !dbg !71
  %73 = trunc i128 %38 to i64, !dbg !71
  %74 = lshr i128 %38, 64, !dbg !71
  %75 = trunc i128 %74 to i64, !dbg !71
  %76 = insertvalue { i64, i64 } poison, i64 %73, 0, !dbg !71
  %77 = insertvalue { i64, i64 } %76, i64 %75, 1, !dbg !71
  %78 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %72, { i64, i64 } %77), !dbg !71
  %79 = extractvalue { i64, i64 } %78, 0, !dbg !71
  %80 = extractvalue { i64, i64 } %78, 1, !dbg !71
  %81 = zext i64 %79 to i128, !dbg !71
  %82 = zext i64 %80 to i128, !dbg !71
  %83 = shl i128 %82, 64, !dbg !71
  %84 = or i128 %81, %83, !dbg !71
  %85 = mul i128 %84, %38, !dbg !72
  %.decomposed89 = sub i128 %.frozen, %85, !dbg !72
  br label %.critedge.i, !dbg !73

.critedge.i:                                      ; preds = %67, %25
  %.sink.i = phi i128 [ %84, %67 ], [ 0, %25 ], !dbg !74
  %86 = phi i128 [ %.decomposed89, %67 ], [ 0, %25 ], !dbg !73
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 80, !dbg !75
  store i128 %.sink.i, ptr addrspace(1) %87, align 16, !dbg !74, !tbaa !33
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 96, !dbg !76
  store i128 %86, ptr addrspace(1) %88, align 16, !dbg !77, !tbaa !33
  %89 = trunc i128 %.frozen to i64, !dbg !78
  %90 = lshr i128 %.frozen, 64, !dbg !78
  %91 = trunc i128 %90 to i64, !dbg !78
  %92 = insertvalue { i64, i64 } poison, i64 %89, 0, !dbg !78
  %93 = insertvalue { i64, i64 } %92, i64 %91, 1, !dbg !78
  %94 = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %93, { i64, i64 } { i64 10, i64 0 }), !dbg !78
  %95 = extractvalue { i64, i64 } %94, 0, !dbg !78
  %96 = extractvalue { i64, i64 } %94, 1, !dbg !78
  %97 = zext i64 %95 to i128, !dbg !78
  %98 = zext i64 %96 to i128, !dbg !78
  %99 = shl i128 %98, 64, !dbg !78
  %100 = or i128 %97, %99, !dbg !78
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 112, !dbg !79
  store i128 %100, ptr addrspace(1) %101, align 16, !dbg !80, !tbaa !33
  %102 = trunc i128 %.frozen to i64, !dbg !81
  %103 = lshr i128 %.frozen, 64, !dbg !81
  %104 = trunc i128 %103 to i64, !dbg !81
  %105 = insertvalue { i64, i64 } poison, i64 %102, 0, !dbg !81
  %106 = insertvalue { i64, i64 } %105, i64 %104, 1, !dbg !81
  %107 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %106, { i64, i64 } { i64 1000000007, i64 0 }), !dbg !81
  %108 = extractvalue { i64, i64 } %107, 0, !dbg !81
  %109 = extractvalue { i64, i64 } %107, 1, !dbg !81
  %110 = zext i64 %108 to i128, !dbg !81
  %111 = zext i64 %109 to i128, !dbg !81
  %112 = shl i128 %111, 64, !dbg !81
  %113 = or i128 %110, %112, !dbg !81
  %114 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 128, !dbg !82
  store i128 %113, ptr addrspace(1) %114, align 16, !dbg !83, !tbaa !33
  %115 = trunc i128 %.frozen to i64, !dbg !84
  %116 = lshr i128 %.frozen, 64, !dbg !84
  %117 = trunc i128 %116 to i64, !dbg !84
  %118 = insertvalue { i64, i64 } poison, i64 %115, 0, !dbg !84
  %119 = insertvalue { i64, i64 } %118, i64 %117, 1, !dbg !84
  %120 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %119, { i64, i64 } { i64 1000, i64 0 }), !dbg !84
  %121 = extractvalue { i64, i64 } %120, 0, !dbg !84
  %122 = extractvalue { i64, i64 } %120, 1, !dbg !84
  %123 = zext i64 %121 to i128, !dbg !84
  %124 = zext i64 %122 to i128, !dbg !84
  %125 = shl i128 %124, 64, !dbg !84
  %126 = or i128 %123, %125, !dbg !84
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 144, !dbg !85
  store i128 %126, ptr addrspace(1) %127, align 16, !dbg !86, !tbaa !33
  %128 = and i128 %31, 127, !dbg !87
  %129 = shl i128 %.frozen, %128, !dbg !87
  %130 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 160, !dbg !88
  store i128 %129, ptr addrspace(1) %130, align 16, !dbg !89, !tbaa !33
  %131 = lshr i128 %.frozen, %128, !dbg !90
  %132 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 176, !dbg !91
  store i128 %131, ptr addrspace(1) %132, align 16, !dbg !92, !tbaa !33
  %133 = ashr i128 %.frozen, %128, !dbg !93
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 192, !dbg !94
  store i128 %133, ptr addrspace(1) %134, align 16, !dbg !95, !tbaa !33
  %135 = icmp slt i128 %.frozen, %31, !dbg !96
  %136 = zext i1 %135 to i32, !dbg !97
  %137 = icmp ult i128 %.frozen, %31, !dbg !98
  %138 = select i1 %137, i32 2, i32 0, !dbg !99
  %139 = or disjoint i32 %138, %136, !dbg !100
  %140 = icmp eq i128 %.frozen, %31, !dbg !101
  %141 = select i1 %140, i32 4, i32 0, !dbg !102
  %142 = or disjoint i32 %139, %141, !dbg !103
  %143 = select i1 %135, i32 0, i32 8, !dbg !104
  %144 = or disjoint i32 %142, %143, !dbg !105
  %145 = zext nneg i32 %144 to i128, !dbg !97
  %146 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 208, !dbg !106
  store i128 %145, ptr addrspace(1) %146, align 16, !dbg !107, !tbaa !33
  %147 = trunc i128 %.frozen to i64, !dbg !108
  %148 = lshr i128 %.frozen, 64, !dbg !108
  %149 = trunc i128 %148 to i64, !dbg !108
  %150 = insertvalue { i64, i64 } poison, i64 %147, 0, !dbg !108
  %151 = insertvalue { i64, i64 } %150, i64 %149, 1, !dbg !108
  %152 = call double @hipspv.sitofp.i128.double({ i64, i64 } %151), !dbg !108
  %153 = bitcast double %152 to i64, !dbg !109
  %154 = zext i64 %153 to i128, !dbg !112
  %155 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 224, !dbg !113
  store i128 %154, ptr addrspace(1) %155, align 16, !dbg !114, !tbaa !33
  %156 = trunc i128 %.frozen to i64, !dbg !115
  %157 = lshr i128 %.frozen, 64, !dbg !115
  %158 = trunc i128 %157 to i64, !dbg !115
  %159 = insertvalue { i64, i64 } poison, i64 %156, 0, !dbg !115
  %160 = insertvalue { i64, i64 } %159, i64 %158, 1, !dbg !115
  %161 = call float @hipspv.sitofp.i128.float({ i64, i64 } %160), !dbg !115
  %162 = bitcast float %161 to i32, !dbg !116
  %163 = zext i32 %162 to i128, !dbg !119
  %164 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 240, !dbg !120
  store i128 %163, ptr addrspace(1) %164, align 16, !dbg !121, !tbaa !33
  %165 = trunc i128 %.frozen to i64, !dbg !122
  %166 = lshr i128 %.frozen, 64, !dbg !122
  %167 = trunc i128 %166 to i64, !dbg !122
  %168 = insertvalue { i64, i64 } poison, i64 %165, 0, !dbg !122
  %169 = insertvalue { i64, i64 } %168, i64 %167, 1, !dbg !122
  %170 = call double @hipspv.uitofp.i128.double({ i64, i64 } %169), !dbg !122
  %171 = bitcast double %170 to i64, !dbg !123
  %172 = zext nneg i64 %171 to i128, !dbg !125
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 256, !dbg !126
  store i128 %172, ptr addrspace(1) %173, align 16, !dbg !127, !tbaa !33
  %174 = ashr i128 %.frozen, 1, !dbg !128
  %175 = trunc i128 %174 to i64, !dbg !129
  %176 = lshr i128 %174, 64, !dbg !129
  %177 = trunc i128 %176 to i64, !dbg !129
  %178 = insertvalue { i64, i64 } poison, i64 %175, 0, !dbg !129
  %179 = insertvalue { i64, i64 } %178, i64 %177, 1, !dbg !129
  %180 = call double @hipspv.sitofp.i128.double({ i64, i64 } %179), !dbg !129
  %181 = call { i64, i64 } @hipspv.fptosi.i128.double(double %180), !dbg !130
  %182 = extractvalue { i64, i64 } %181, 0, !dbg !130
  %183 = extractvalue { i64, i64 } %181, 1, !dbg !130
  %184 = zext i64 %182 to i128, !dbg !130
  %185 = zext i64 %183 to i128, !dbg !130
  %186 = shl i128 %185, 64, !dbg !130
  %187 = or i128 %184, %186, !dbg !130
  %188 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 272, !dbg !131
  store i128 %187, ptr addrspace(1) %188, align 16, !dbg !132, !tbaa !33
  %189 = lshr i128 %.frozen, 1, !dbg !133
  %190 = trunc i128 %189 to i64, !dbg !134
  %191 = lshr i128 %189, 64, !dbg !134
  %192 = trunc i128 %191 to i64, !dbg !134
  %193 = insertvalue { i64, i64 } poison, i64 %190, 0, !dbg !134
  %194 = insertvalue { i64, i64 } %193, i64 %192, 1, !dbg !134
  %195 = call float @hipspv.uitofp.i128.float({ i64, i64 } %194), !dbg !134
  %196 = call { i64, i64 } @hipspv.fptoui.i128.float(float %195), !dbg !135
  %197 = extractvalue { i64, i64 } %196, 0, !dbg !135
  %198 = extractvalue { i64, i64 } %196, 1, !dbg !135
  %199 = zext i64 %197 to i128, !dbg !135
  %200 = zext i64 %198 to i128, !dbg !135
  %201 = shl i128 %200, 64, !dbg !135
  %202 = or i128 %199, %201, !dbg !135
  %203 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 288, !dbg !136
  store i128 %202, ptr addrspace(1) %203, align 16, !dbg !137, !tbaa !33
  %204 = tail call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %.frozen, i128 %31), !dbg !138
  %205 = extractvalue { i128, i1 } %204, 1, !dbg !138
  %206 = extractvalue { i128, i1 } %204, 0, !dbg !138
  %207 = select i1 %205, i128 -1, i128 %206, !dbg !138
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 304, !dbg !139
  store i128 %207, ptr addrspace(1) %208, align 16, !dbg !140, !tbaa !33
  %209 = sext i8 %.sroa.051.0.copyload to i128, !dbg !141
  %210 = add i128 %.sroa.1767.0.copyload, %209, !dbg !142
  %211 = sext i16 %.sroa.1868.0.copyload to i128, !dbg !143
  %212 = add i128 %210, %211, !dbg !144
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 320, !dbg !145
  store i128 %212, ptr addrspace(1) %213, align 16, !dbg !146, !tbaa !33
  %214 = lshr i128 %.frozen, 64, !dbg !147
  %215 = lshr i128 %31, 66, !dbg !148
  %216 = or i128 %215, 1, !dbg !149
  %.01218.lhs.trunc.i.i = trunc nuw i128 %214 to i64, !dbg !150
  %.01218.rhs.trunc.i.i = trunc nuw nsw i128 %216 to i64, !dbg !150
  %.0121821.i.i = urem i64 %.01218.lhs.trunc.i.i, %.01218.rhs.trunc.i.i, !dbg !150
  %.01218.zext.i.i = zext nneg i64 %.0121821.i.i to i128, !dbg !150
  %217 = mul nuw nsw i128 %.01218.zext.i.i, %.01218.zext.i.i, !dbg !153
  %218 = trunc i128 %217 to i64, !dbg !150
  %219 = lshr i128 %217, 64, !dbg !150
  %220 = trunc i128 %219 to i64, !dbg !150
  %221 = insertvalue { i64, i64 } poison, i64 %218, 0, !dbg !150
  %222 = insertvalue { i64, i64 } %221, i64 %220, 1, !dbg !150
  %223 = trunc i128 %216 to i64, !dbg !150
  %224 = lshr i128 %216, 64, !dbg !150
  %225 = trunc i128 %224 to i64, !dbg !150
  %226 = insertvalue { i64, i64 } poison, i64 %223, 0, !dbg !150
  %227 = insertvalue { i64, i64 } %226, i64 %225, 1, !dbg !150
  %228 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %222, { i64, i64 } %227), !dbg !150
  %229 = extractvalue { i64, i64 } %228, 0, !dbg !150
  %230 = extractvalue { i64, i64 } %228, 1, !dbg !150
  %231 = zext i64 %229 to i128, !dbg !150
  %232 = zext i64 %230 to i128, !dbg !150
  %233 = shl i128 %232, 64, !dbg !150
  %234 = or i128 %231, %233, !dbg !150
  %235 = mul nuw nsw i128 %234, %234, !dbg !153
  %236 = trunc i128 %235 to i64, !dbg !150
  %237 = lshr i128 %235, 64, !dbg !150
  %238 = trunc i128 %237 to i64, !dbg !150
  %239 = insertvalue { i64, i64 } poison, i64 %236, 0, !dbg !150
  %240 = insertvalue { i64, i64 } %239, i64 %238, 1, !dbg !150
  %241 = trunc i128 %216 to i64, !dbg !150
  %242 = lshr i128 %216, 64, !dbg !150
  %243 = trunc i128 %242 to i64, !dbg !150
  %244 = insertvalue { i64, i64 } poison, i64 %241, 0, !dbg !150
  %245 = insertvalue { i64, i64 } %244, i64 %243, 1, !dbg !150
  %246 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %240, { i64, i64 } %245), !dbg !150
  %247 = extractvalue { i64, i64 } %246, 0, !dbg !150
  %248 = extractvalue { i64, i64 } %246, 1, !dbg !150
  %249 = zext i64 %247 to i128, !dbg !150
  %250 = zext i64 %248 to i128, !dbg !150
  %251 = shl i128 %250, 64, !dbg !150
  %252 = or i128 %249, %251, !dbg !150
  %253 = mul nuw nsw i128 %252, %252, !dbg !153
  %254 = trunc i128 %253 to i64, !dbg !150
  %255 = lshr i128 %253, 64, !dbg !150
  %256 = trunc i128 %255 to i64, !dbg !150
  %257 = insertvalue { i64, i64 } poison, i64 %254, 0, !dbg !150
  %258 = insertvalue { i64, i64 } %257, i64 %256, 1, !dbg !150
  %259 = trunc i128 %216 to i64, !dbg !150
  %260 = lshr i128 %216, 64, !dbg !150
  %261 = trunc i128 %260 to i64, !dbg !150
  %262 = insertvalue { i64, i64 } poison, i64 %259, 0, !dbg !150
  %263 = insertvalue { i64, i64 } %262, i64 %261, 1, !dbg !150
  %264 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %258, { i64, i64 } %263), !dbg !150
  %265 = extractvalue { i64, i64 } %264, 0, !dbg !150
  %266 = extractvalue { i64, i64 } %264, 1, !dbg !150
  %267 = zext i64 %265 to i128, !dbg !150
  %268 = zext i64 %266 to i128, !dbg !150
  %269 = shl i128 %268, 64, !dbg !150
  %270 = or i128 %267, %269, !dbg !150
  %271 = mul nuw nsw i128 %270, %270, !dbg !153
  %272 = trunc i128 %271 to i64, !dbg !150
  %273 = lshr i128 %271, 64, !dbg !150
  %274 = trunc i128 %273 to i64, !dbg !150
  %275 = insertvalue { i64, i64 } poison, i64 %272, 0, !dbg !150
  %276 = insertvalue { i64, i64 } %275, i64 %274, 1, !dbg !150
  %277 = trunc i128 %216 to i64, !dbg !150
  %278 = lshr i128 %216, 64, !dbg !150
  %279 = trunc i128 %278 to i64, !dbg !150
  %280 = insertvalue { i64, i64 } poison, i64 %277, 0, !dbg !150
  %281 = insertvalue { i64, i64 } %280, i64 %279, 1, !dbg !150
  %282 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %276, { i64, i64 } %281), !dbg !150
  %283 = extractvalue { i64, i64 } %282, 0, !dbg !150
  %284 = extractvalue { i64, i64 } %282, 1, !dbg !150
  %285 = zext i64 %283 to i128, !dbg !150
  %286 = zext i64 %284 to i128, !dbg !150
  %287 = shl i128 %286, 64, !dbg !150
  %288 = or i128 %285, %287, !dbg !150
  %289 = mul nuw nsw i128 %288, %288, !dbg !153
  %290 = trunc i128 %289 to i64, !dbg !150
  %291 = lshr i128 %289, 64, !dbg !150
  %292 = trunc i128 %291 to i64, !dbg !150
  %293 = insertvalue { i64, i64 } poison, i64 %290, 0, !dbg !150
  %294 = insertvalue { i64, i64 } %293, i64 %292, 1, !dbg !150
  %295 = trunc i128 %216 to i64, !dbg !150
  %296 = lshr i128 %216, 64, !dbg !150
  %297 = trunc i128 %296 to i64, !dbg !150
  %298 = insertvalue { i64, i64 } poison, i64 %295, 0, !dbg !150
  %299 = insertvalue { i64, i64 } %298, i64 %297, 1, !dbg !150
  %300 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %294, { i64, i64 } %299), !dbg !150
  %301 = extractvalue { i64, i64 } %300, 0, !dbg !150
  %302 = extractvalue { i64, i64 } %300, 1, !dbg !150
  %303 = zext i64 %301 to i128, !dbg !150
  %304 = zext i64 %302 to i128, !dbg !150
  %305 = shl i128 %304, 64, !dbg !150
  %306 = or i128 %303, %305, !dbg !150
  %307 = mul nuw nsw i128 %252, %.01218.zext.i.i, !dbg !154
  %308 = trunc i128 %307 to i64, !dbg !155
  %309 = lshr i128 %307, 64, !dbg !155
  %310 = trunc i128 %309 to i64, !dbg !155
  %311 = insertvalue { i64, i64 } poison, i64 %308, 0, !dbg !155
  %312 = insertvalue { i64, i64 } %311, i64 %310, 1, !dbg !155
  %313 = trunc i128 %216 to i64, !dbg !155
  %314 = lshr i128 %216, 64, !dbg !155
  %315 = trunc i128 %314 to i64, !dbg !155
  %316 = insertvalue { i64, i64 } poison, i64 %313, 0, !dbg !155
  %317 = insertvalue { i64, i64 } %316, i64 %315, 1, !dbg !155
  %318 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %312, { i64, i64 } %317), !dbg !155
  %319 = extractvalue { i64, i64 } %318, 0, !dbg !155
  %320 = extractvalue { i64, i64 } %318, 1, !dbg !155
  %321 = zext i64 %319 to i128, !dbg !155
  %322 = zext i64 %320 to i128, !dbg !155
  %323 = shl i128 %322, 64, !dbg !155
  %324 = or i128 %321, %323, !dbg !155
  %325 = mul nuw nsw i128 %324, %306, !dbg !154
  %326 = trunc i128 %325 to i64, !dbg !155
  %327 = lshr i128 %325, 64, !dbg !155
  %328 = trunc i128 %327 to i64, !dbg !155
  %329 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !155
  %330 = insertvalue { i64, i64 } %329, i64 %328, 1, !dbg !155
  %331 = trunc i128 %216 to i64, !dbg !155
  %332 = lshr i128 %216, 64, !dbg !155
  %333 = trunc i128 %332 to i64, !dbg !155
  %334 = insertvalue { i64, i64 } poison, i64 %331, 0, !dbg !155
  %335 = insertvalue { i64, i64 } %334, i64 %333, 1, !dbg !155
  %336 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %330, { i64, i64 } %335), !dbg !155
  %337 = extractvalue { i64, i64 } %336, 0, !dbg !155
  %338 = extractvalue { i64, i64 } %336, 1, !dbg !155
  %339 = zext i64 %337 to i128, !dbg !155
  %340 = zext i64 %338 to i128, !dbg !155
  %341 = shl i128 %340, 64, !dbg !155
  %342 = or i128 %339, %341, !dbg !155
  %343 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 336, !dbg !156
  store i128 %342, ptr addrspace(1) %343, align 16, !dbg !157, !tbaa !33
  %344 = and i128 %.frozen, 18446744073709551615, !dbg !158
  %345 = mul nuw i128 %214, %344, !dbg !159
  %346 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 352, !dbg !160
  store i128 %345, ptr addrspace(1) %346, align 16, !dbg !161, !tbaa !33
  %347 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 368, !dbg !162
  store i128 0, ptr addrspace(1) %347, align 16, !dbg !163, !tbaa !33
  %348 = tail call i128 @llvm.abs.i128(i128 %.frozen, i1 false), !dbg !164
  %349 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 384, !dbg !165
  store i128 %348, ptr addrspace(1) %349, align 16, !dbg !166, !tbaa !33
  %350 = and i32 %37, 7
  %.not.i = icmp eq i32 %350, 0, !dbg !167
  br i1 %.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !168

.lr.ph.i:                                         ; preds = %.critedge.i, %.lr.ph.i
  %.0149.i = phi i32 [ %367, %.lr.ph.i ], [ 0, %.critedge.i ]
  %.0146148.i = phi i128 [ %366, %.lr.ph.i ], [ 0, %.critedge.i ]
  %351 = mul nsw i128 %.0146148.i, 3, !dbg !169
  %352 = and i32 %.0149.i, 1, !dbg !170
  %.not147.i = icmp eq i32 %352, 0, !dbg !171
  %353 = select i1 %.not147.i, i128 %31, i128 %.frozen, !dbg !171
  %354 = trunc i128 %353 to i64, !dbg !172
  %355 = lshr i128 %353, 64, !dbg !172
  %356 = trunc i128 %355 to i64, !dbg !172
  %357 = insertvalue { i64, i64 } poison, i64 %354, 0, !dbg !172
  %358 = insertvalue { i64, i64 } %357, i64 %356, 1, !dbg !172
  %359 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %358, { i64, i64 } { i64 7, i64 0 }), !dbg !172
  %360 = extractvalue { i64, i64 } %359, 0, !dbg !172
  %361 = extractvalue { i64, i64 } %359, 1, !dbg !172
  %362 = zext i64 %360 to i128, !dbg !172
  %363 = zext i64 %361 to i128, !dbg !172
  %364 = shl i128 %363, 64, !dbg !172
  %365 = or i128 %362, %364, !dbg !172
  %366 = add nsw i128 %365, %351, !dbg !173
  %367 = add nuw nsw i32 %.0149.i, 1, !dbg !174
  %exitcond.not.i = icmp eq i32 %367, %350, !dbg !167
  br i1 %exitcond.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !168, !llvm.loop !175

_Z9calculatenn4PairPo.exit:                       ; preds = %.lr.ph.i, %.critedge.i
  %.0146.lcssa.i = phi i128 [ 0, %.critedge.i ], [ %366, %.lr.ph.i ], !dbg !178
  %368 = getelementptr inbounds nuw i8, ptr addrspace(1) %36, i64 400, !dbg !179
  store i128 %.0146.lcssa.i, ptr addrspace(1) %368, align 16, !dbg !180, !tbaa !33
  br label %369, !dbg !181

369:                                              ; preds = %20, %_Z9calculatenn4PairPo.exit
  ret void, !dbg !181
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
entry:
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %8 = extractvalue { i64, i64 } %1, 0
  %9 = extractvalue { i64, i64 } %1, 1
  %10 = zext i64 %8 to i128
  %11 = zext i64 %9 to i128
  %12 = shl i128 %11, 64
  %13 = or i128 %10, %12
  %both = or i128 %7, %13
  %upper = lshr i128 %both, 64
  %small = icmp eq i128 %upper, 0
  br i1 %small, label %short, label %wide

short:                                            ; preds = %entry
  %n64 = trunc i128 %7 to i64
  %d64 = trunc i128 %13 to i64
  %result64 = udiv i64 %n64, %d64
  %result.short = zext i64 %result64 to i128
  %14 = trunc i128 %result.short to i64
  %15 = lshr i128 %result.short, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18

wide:                                             ; preds = %entry
  %less = icmp ult i128 %7, %13
  br i1 %less, label %zero, label %large

zero:                                             ; preds = %wide
  ret { i64, i64 } zeroinitializer

large:                                            ; preds = %wide
  %d.upper = lshr i128 %13, 32
  %d.small = icmp eq i128 %d.upper, 0
  br i1 %d.small, label %digits, label %bits

digits:                                           ; preds = %large
  %divisor = trunc i128 %13 to i64
  br label %digit

digit:                                            ; preds = %digit, %digits
  %d.i = phi i32 [ 4, %digits ], [ %d.left, %digit ]
  %d.number = phi i128 [ %7, %digits ], [ %d.shifted, %digit ]
  %d.remainder = phi i64 [ 0, %digits ], [ %d.rest, %digit ]
  %d.quotient = phi i128 [ 0, %digits ], [ %d.q, %digit ]
  %d.top = lshr i128 %d.number, 96
  %d.next = trunc i128 %d.top to i64
  %d.up = shl i64 %d.remainder, 32
  %d.dividend = or i64 %d.up, %d.next
  %d.digit = udiv i64 %d.dividend, %divisor
  %d.rest = urem i64 %d.dividend, %divisor
  %d.shifted = shl i128 %d.number, 32
  %d.digit.w = zext i64 %d.digit to i128
  %d.q.up = shl i128 %d.quotient, 32
  %d.q = or i128 %d.q.up, %d.digit.w
  %d.left = sub i32 %d.i, 1
  %d.done = icmp eq i32 %d.left, 0
  br i1 %d.done, label %digits.exit, label %digit

digits.exit:                                      ; preds = %digit
  %d.rest.w = zext i64 %d.rest to i128
  %19 = trunc i128 %d.q to i64
  %20 = lshr i128 %d.q, 64
  %21 = trunc i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23

bits:                                             ; preds = %large
  %n.zeros = call i128 @llvm.ctlz.i128(i128 %7, i1 true)
  %d.zeros = call i128 @llvm.ctlz.i128(i128 %13, i1 true)
  %distance = sub i128 %d.zeros, %n.zeros
  %first = shl i128 %13, %distance
  %steps = trunc i128 %distance to i32
  br label %loop

loop:                                             ; preds = %loop, %bits
  %i = phi i32 [ %steps, %bits ], [ %left, %loop ]
  %quotient = phi i128 [ 0, %bits ], [ %q, %loop ]
  %remainder = phi i128 [ %7, %bits ], [ %r, %loop ]
  %shifted = phi i128 [ %first, %bits ], [ %shifted.next, %loop ]
  %fits = icmp uge i128 %remainder, %shifted
  %rest = sub i128 %remainder, %shifted
  %r = select i1 %fits, i128 %rest, i128 %remainder
  %q.up = shl i128 %quotient, 1
  %q.bit = zext i1 %fits to i128
  %q = or i128 %q.up, %q.bit
  %shifted.next = lshr i128 %shifted, 1
  %left = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %24 = trunc i128 %q to i64
  %25 = lshr i128 %q, 64
  %26 = trunc i128 %25 to i64
  %27 = insertvalue { i64, i64 } poison, i64 %24, 0
  %28 = insertvalue { i64, i64 } %27, i64 %26, 1
  ret { i64, i64 } %28
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
  %3 = extractvalue { i64, i64 } %0, 0
  %4 = extractvalue { i64, i64 } %0, 1
  %5 = zext i64 %3 to i128
  %6 = zext i64 %4 to i128
  %7 = shl i128 %6, 64
  %8 = or i128 %5, %7
  %9 = extractvalue { i64, i64 } %1, 0
  %10 = extractvalue { i64, i64 } %1, 1
  %11 = zext i64 %9 to i128
  %12 = zext i64 %10 to i128
  %13 = shl i128 %12, 64
  %14 = or i128 %11, %13
  %n.sign = ashr i128 %8, 127
  %d.sign = ashr i128 %14, 127
  %n.flip = xor i128 %8, %n.sign
  %d.flip = xor i128 %14, %d.sign
  %n.abs = sub i128 %n.flip, %n.sign
  %d.abs = sub i128 %d.flip, %d.sign
  %15 = trunc i128 %n.abs to i64
  %16 = lshr i128 %n.abs, 64
  %17 = trunc i128 %16 to i64
  %18 = insertvalue { i64, i64 } poison, i64 %15, 0
  %19 = insertvalue { i64, i64 } %18, i64 %17, 1
  %20 = trunc i128 %d.abs to i64
  %21 = lshr i128 %d.abs, 64
  %22 = trunc i128 %21 to i64
  %23 = insertvalue { i64, i64 } poison, i64 %20, 0
  %24 = insertvalue { i64, i64 } %23, i64 %22, 1
  %abs = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %19, { i64, i64 } %24)
  %25 = extractvalue { i64, i64 } %abs, 0
  %26 = extractvalue { i64, i64 } %abs, 1
  %27 = zext i64 %25 to i128
  %28 = zext i64 %26 to i128
  %29 = shl i128 %28, 64
  %30 = or i128 %27, %29
  %q.sign = xor i128 %n.sign, %d.sign
  %flip = xor i128 %30, %q.sign
  %result = sub i128 %flip, %q.sign
  %31 = trunc i128 %result to i64
  %32 = lshr i128 %result, 64
  %33 = trunc i128 %32 to i64
  %34 = insertvalue { i64, i64 } poison, i64 %31, 0
  %35 = insertvalue { i64, i64 } %34, i64 %33, 1
  ret { i64, i64 } %35
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.urem.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
entry:
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %8 = extractvalue { i64, i64 } %1, 0
  %9 = extractvalue { i64, i64 } %1, 1
  %10 = zext i64 %8 to i128
  %11 = zext i64 %9 to i128
  %12 = shl i128 %11, 64
  %13 = or i128 %10, %12
  %both = or i128 %7, %13
  %upper = lshr i128 %both, 64
  %small = icmp eq i128 %upper, 0
  br i1 %small, label %short, label %wide

short:                                            ; preds = %entry
  %n64 = trunc i128 %7 to i64
  %d64 = trunc i128 %13 to i64
  %result64 = urem i64 %n64, %d64
  %result.short = zext i64 %result64 to i128
  %14 = trunc i128 %result.short to i64
  %15 = lshr i128 %result.short, 64
  %16 = trunc i128 %15 to i64
  %17 = insertvalue { i64, i64 } poison, i64 %14, 0
  %18 = insertvalue { i64, i64 } %17, i64 %16, 1
  ret { i64, i64 } %18

wide:                                             ; preds = %entry
  %less = icmp ult i128 %7, %13
  br i1 %less, label %zero, label %large

zero:                                             ; preds = %wide
  %19 = trunc i128 %7 to i64
  %20 = lshr i128 %7, 64
  %21 = trunc i128 %20 to i64
  %22 = insertvalue { i64, i64 } poison, i64 %19, 0
  %23 = insertvalue { i64, i64 } %22, i64 %21, 1
  ret { i64, i64 } %23

large:                                            ; preds = %wide
  %d.upper = lshr i128 %13, 32
  %d.small = icmp eq i128 %d.upper, 0
  br i1 %d.small, label %digits, label %bits

digits:                                           ; preds = %large
  %divisor = trunc i128 %13 to i64
  br label %digit

digit:                                            ; preds = %digit, %digits
  %d.i = phi i32 [ 4, %digits ], [ %d.left, %digit ]
  %d.number = phi i128 [ %7, %digits ], [ %d.shifted, %digit ]
  %d.remainder = phi i64 [ 0, %digits ], [ %d.rest, %digit ]
  %d.quotient = phi i128 [ 0, %digits ], [ %d.q, %digit ]
  %d.top = lshr i128 %d.number, 96
  %d.next = trunc i128 %d.top to i64
  %d.up = shl i64 %d.remainder, 32
  %d.dividend = or i64 %d.up, %d.next
  %d.digit = udiv i64 %d.dividend, %divisor
  %d.rest = urem i64 %d.dividend, %divisor
  %d.shifted = shl i128 %d.number, 32
  %d.digit.w = zext i64 %d.digit to i128
  %d.q.up = shl i128 %d.quotient, 32
  %d.q = or i128 %d.q.up, %d.digit.w
  %d.left = sub i32 %d.i, 1
  %d.done = icmp eq i32 %d.left, 0
  br i1 %d.done, label %digits.exit, label %digit

digits.exit:                                      ; preds = %digit
  %d.rest.w = zext i64 %d.rest to i128
  %24 = trunc i128 %d.rest.w to i64
  %25 = lshr i128 %d.rest.w, 64
  %26 = trunc i128 %25 to i64
  %27 = insertvalue { i64, i64 } poison, i64 %24, 0
  %28 = insertvalue { i64, i64 } %27, i64 %26, 1
  ret { i64, i64 } %28

bits:                                             ; preds = %large
  %n.zeros = call i128 @llvm.ctlz.i128(i128 %7, i1 true)
  %d.zeros = call i128 @llvm.ctlz.i128(i128 %13, i1 true)
  %distance = sub i128 %d.zeros, %n.zeros
  %first = shl i128 %13, %distance
  %steps = trunc i128 %distance to i32
  br label %loop

loop:                                             ; preds = %loop, %bits
  %i = phi i32 [ %steps, %bits ], [ %left, %loop ]
  %quotient = phi i128 [ 0, %bits ], [ %q, %loop ]
  %remainder = phi i128 [ %7, %bits ], [ %r, %loop ]
  %shifted = phi i128 [ %first, %bits ], [ %shifted.next, %loop ]
  %fits = icmp uge i128 %remainder, %shifted
  %rest = sub i128 %remainder, %shifted
  %r = select i1 %fits, i128 %rest, i128 %remainder
  %q.up = shl i128 %quotient, 1
  %q.bit = zext i1 %fits to i128
  %q = or i128 %q.up, %q.bit
  %shifted.next = lshr i128 %shifted, 1
  %left = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %29 = trunc i128 %r to i64
  %30 = lshr i128 %r, 64
  %31 = trunc i128 %30 to i64
  %32 = insertvalue { i64, i64 } poison, i64 %29, 0
  %33 = insertvalue { i64, i64 } %32, i64 %31, 1
  ret { i64, i64 } %33
}

define internal double @hipspv.uitofp.i128.double({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %upper = lshr i128 %7, 64
  %small = icmp eq i128 %upper, 0
  %n64 = trunc i128 %7 to i64
  %near = uitofp i64 %n64 to double
  %zeros = call i128 @llvm.ctlz.i128(i128 %7, i1 false)
  %normal = shl i128 %7, %zeros
  %top = lshr i128 %normal, 64
  %top64 = trunc i128 %top to i64
  %rest = trunc i128 %normal to i64
  %sticky = icmp ne i64 %rest, 0
  %bit = zext i1 %sticky to i64
  %word = or i64 %top64, %bit
  %value = uitofp i64 %word to double
  %zeros.e = trunc i128 %zeros to i64
  %e = sub i64 64, %zeros.e
  %biased = add i64 %e, 1023
  %bits = shl i64 %biased, 52
  %scale = bitcast i64 %bits to double
  %scaled = fmul double %value, %scale
  %huge = icmp sgt i64 %e, 960
  %far = select i1 %huge, double 0x7FF0000000000000, double %scaled
  %r = select i1 %small, double %near, double %far
  ret double %r
}

define internal double @hipspv.sitofp.i128.double({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %sign = ashr i128 %7, 127
  %flip = xor i128 %7, %sign
  %abs = sub i128 %flip, %sign
  %8 = trunc i128 %abs to i64
  %9 = lshr i128 %abs, 64
  %10 = trunc i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  %r.abs = call double @hipspv.uitofp.i128.double({ i64, i64 } %12)
  %minus = fneg double %r.abs
  %negative = icmp slt i128 %7, 0
  %r = select i1 %negative, double %minus, double %r.abs
  ret double %r
}

define internal float @hipspv.uitofp.i128.float({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %upper = lshr i128 %7, 64
  %small = icmp eq i128 %upper, 0
  %n64 = trunc i128 %7 to i64
  %near = uitofp i64 %n64 to float
  %zeros = call i128 @llvm.ctlz.i128(i128 %7, i1 false)
  %normal = shl i128 %7, %zeros
  %top = lshr i128 %normal, 64
  %top64 = trunc i128 %top to i64
  %rest = trunc i128 %normal to i64
  %sticky = icmp ne i64 %rest, 0
  %bit = zext i1 %sticky to i64
  %word = or i64 %top64, %bit
  %value = uitofp i64 %word to float
  %zeros.e = trunc i128 %zeros to i32
  %e = sub i32 64, %zeros.e
  %biased = add i32 %e, 127
  %bits = shl i32 %biased, 23
  %scale = bitcast i32 %bits to float
  %scaled = fmul float %value, %scale
  %huge = icmp sgt i32 %e, 64
  %far = select i1 %huge, float 0x7FF0000000000000, float %scaled
  %r = select i1 %small, float %near, float %far
  ret float %r
}

define internal float @hipspv.sitofp.i128.float({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = zext i64 %2 to i128
  %5 = zext i64 %3 to i128
  %6 = shl i128 %5, 64
  %7 = or i128 %4, %6
  %sign = ashr i128 %7, 127
  %flip = xor i128 %7, %sign
  %abs = sub i128 %flip, %sign
  %8 = trunc i128 %abs to i64
  %9 = lshr i128 %abs, 64
  %10 = trunc i128 %9 to i64
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  %r.abs = call float @hipspv.uitofp.i128.float({ i64, i64 } %12)
  %minus = fneg float %r.abs
  %negative = icmp slt i128 %7, 0
  %r = select i1 %negative, float %minus, float %r.abs
  ret float %r
}

define internal { i64, i64 } @hipspv.fptoui.i128.double(double %x) {
  %near = fptoui double %x to i64
  %near.w = zext i64 %near to i128
  %bits = bitcast double %x to i64
  %shifted = lshr i64 %bits, 52
  %raw = and i64 %shifted, 2047
  %e = sub i64 %raw, 1023
  %low = and i64 %bits, 4503599627370495
  %full = or i64 %low, 4503599627370496
  %full.w = zext i64 %full to i128
  %e.shift = sub i64 %e, 52
  %amount = zext i64 %e.shift to i128
  %far = shl i128 %full.w, %amount
  %is.far = icmp sge i64 %e, 63
  %r = select i1 %is.far, i128 %far, i128 %near.w
  %1 = trunc i128 %r to i64
  %2 = lshr i128 %r, 64
  %3 = trunc i128 %2 to i64
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

define internal { i64, i64 } @hipspv.fptosi.i128.double(double %x) {
  %bits = bitcast double %x to i64
  %negative = icmp slt i64 %bits, 0
  %abs.bits = and i64 %bits, 9223372036854775807
  %abs = bitcast i64 %abs.bits to double
  %n = call { i64, i64 } @hipspv.fptoui.i128.double(double %abs)
  %1 = extractvalue { i64, i64 } %n, 0
  %2 = extractvalue { i64, i64 } %n, 1
  %3 = zext i64 %1 to i128
  %4 = zext i64 %2 to i128
  %5 = shl i128 %4, 64
  %6 = or i128 %3, %5
  %minus = sub i128 0, %6
  %r = select i1 %negative, i128 %minus, i128 %6
  %7 = trunc i128 %r to i64
  %8 = lshr i128 %r, 64
  %9 = trunc i128 %8 to i64
  %10 = insertvalue { i64, i64 } poison, i64 %7, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @hipspv.fptoui.i128.float(float %x) {
  %near = fptoui float %x to i64
  %near.w = zext i64 %near to i128
  %bits = bitcast float %x to i32
  %shifted = lshr i32 %bits, 23
  %raw = and i32 %shifted, 255
  %e = sub i32 %raw, 127
  %low = and i32 %bits, 8388607
  %full = or i32 %low, 8388608
  %full.w = zext i32 %full to i128
  %e.shift = sub i32 %e, 23
  %amount = zext i32 %e.shift to i128
  %far = shl i128 %full.w, %amount
  %is.far = icmp sge i32 %e, 63
  %r = select i1 %is.far, i128 %far, i128 %near.w
  %1 = trunc i128 %r to i64
  %2 = lshr i128 %r, 64
  %3 = trunc i128 %2 to i64
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { noinline }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}
!hipspv.notes = !{!13}

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
!13 = !{!"hipspv.fp64 _Z4workPKnPon4Pairi tests/programs/int128.hip:59"}
!14 = distinct !DISubprogram(name: "work", scope: !15, file: !15, line: 75, type: !16, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!15 = !DIFile(filename: "tests/programs/int128.hip", directory: "/work/main")
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 40, column: 207, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 40, type: !16, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!21 = distinct !DILocation(line: 77, column: 17, scope: !14)
!22 = !DILocation(line: 41, column: 207, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 41, type: !16, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 77, column: 30, scope: !14)
!25 = !DILocation(line: 77, column: 28, scope: !14)
!26 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !20, file: !20, line: 39, type: !16, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 77, column: 43, scope: !14)
!29 = !DILocation(line: 77, column: 41, scope: !14)
!30 = !DILocation(line: 78, column: 26, scope: !14)
!31 = !DILocation(line: 78, column: 24, scope: !14)
!32 = !DILocation(line: 78, column: 32, scope: !14)
!33 = !{!34, !34, i64 0}
!34 = !{!"__int128", !11, i64 0}
!35 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !36)
!36 = distinct !DILocation(line: 78, column: 9, scope: !14)
!37 = !DILocation(line: 78, column: 3, scope: !14)
!38 = !DILocation(line: 78, column: 22, scope: !14)
!39 = !DILocation(line: 60, column: 55, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 79, column: 3, scope: !14)
!42 = !DILocation(line: 80, column: 9, scope: !14)
!43 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !44)
!44 = distinct !DILocation(line: 81, column: 60, scope: !14)
!45 = !DILocation(line: 81, column: 54, scope: !14)
!46 = !DILocation(line: 81, column: 78, scope: !14)
!47 = !DILocation(line: 82, column: 13, scope: !14)
!48 = !DILocation(line: 48, column: 17, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "calculate", scope: !15, file: !15, line: 37, type: !16, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 82, column: 3, scope: !14)
!51 = !DILocation(line: 82, column: 57, scope: !14)
!52 = !DILocation(line: 82, column: 46, scope: !14)
!53 = !DILocation(line: 39, column: 35, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 40, column: 26, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 42, column: 28, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 42, column: 37, scope: !49, inlinedAt: !50)
!57 = !DILocation(line: 45, column: 17, scope: !49, inlinedAt: !50)
!58 = !DILocation(line: 45, column: 12, scope: !49, inlinedAt: !50)
!59 = !DILocation(line: 46, column: 17, scope: !49, inlinedAt: !50)
!60 = !DILocation(line: 46, column: 3, scope: !49, inlinedAt: !50)
!61 = !DILocation(line: 46, column: 12, scope: !49, inlinedAt: !50)
!62 = !DILocation(line: 47, column: 17, scope: !49, inlinedAt: !50)
!63 = !DILocation(line: 47, column: 3, scope: !49, inlinedAt: !50)
!64 = !DILocation(line: 47, column: 12, scope: !49, inlinedAt: !50)
!65 = !DILocation(line: 48, column: 3, scope: !49, inlinedAt: !50)
!66 = !DILocation(line: 48, column: 12, scope: !49, inlinedAt: !50)
!67 = !DILocation(line: 49, column: 17, scope: !49, inlinedAt: !50)
!68 = !DILocation(line: 49, column: 3, scope: !49, inlinedAt: !50)
!69 = !DILocation(line: 49, column: 12, scope: !49, inlinedAt: !50)
!70 = !DILocation(line: 50, column: 14, scope: !49, inlinedAt: !50)
!71 = !DILocation(line: 50, column: 50, scope: !49, inlinedAt: !50)
!72 = !DILocation(line: 51, column: 50, scope: !49, inlinedAt: !50)
!73 = !DILocation(line: 51, column: 14, scope: !49, inlinedAt: !50)
!74 = !DILocation(line: 50, column: 12, scope: !49, inlinedAt: !50)
!75 = !DILocation(line: 50, column: 3, scope: !49, inlinedAt: !50)
!76 = !DILocation(line: 51, column: 3, scope: !49, inlinedAt: !50)
!77 = !DILocation(line: 51, column: 12, scope: !49, inlinedAt: !50)
!78 = !DILocation(line: 52, column: 17, scope: !49, inlinedAt: !50)
!79 = !DILocation(line: 52, column: 3, scope: !49, inlinedAt: !50)
!80 = !DILocation(line: 52, column: 12, scope: !49, inlinedAt: !50)
!81 = !DILocation(line: 53, column: 17, scope: !49, inlinedAt: !50)
!82 = !DILocation(line: 53, column: 3, scope: !49, inlinedAt: !50)
!83 = !DILocation(line: 53, column: 12, scope: !49, inlinedAt: !50)
!84 = !DILocation(line: 54, column: 34, scope: !49, inlinedAt: !50)
!85 = !DILocation(line: 54, column: 3, scope: !49, inlinedAt: !50)
!86 = !DILocation(line: 54, column: 12, scope: !49, inlinedAt: !50)
!87 = !DILocation(line: 55, column: 17, scope: !49, inlinedAt: !50)
!88 = !DILocation(line: 55, column: 3, scope: !49, inlinedAt: !50)
!89 = !DILocation(line: 55, column: 12, scope: !49, inlinedAt: !50)
!90 = !DILocation(line: 56, column: 17, scope: !49, inlinedAt: !50)
!91 = !DILocation(line: 56, column: 3, scope: !49, inlinedAt: !50)
!92 = !DILocation(line: 56, column: 12, scope: !49, inlinedAt: !50)
!93 = !DILocation(line: 57, column: 34, scope: !49, inlinedAt: !50)
!94 = !DILocation(line: 57, column: 3, scope: !49, inlinedAt: !50)
!95 = !DILocation(line: 57, column: 12, scope: !49, inlinedAt: !50)
!96 = !DILocation(line: 58, column: 17, scope: !49, inlinedAt: !50)
!97 = !DILocation(line: 58, column: 14, scope: !49, inlinedAt: !50)
!98 = !DILocation(line: 58, column: 28, scope: !49, inlinedAt: !50)
!99 = !DILocation(line: 58, column: 34, scope: !49, inlinedAt: !50)
!100 = !DILocation(line: 58, column: 22, scope: !49, inlinedAt: !50)
!101 = !DILocation(line: 58, column: 44, scope: !49, inlinedAt: !50)
!102 = !DILocation(line: 58, column: 50, scope: !49, inlinedAt: !50)
!103 = !DILocation(line: 58, column: 39, scope: !49, inlinedAt: !50)
!104 = !DILocation(line: 58, column: 66, scope: !49, inlinedAt: !50)
!105 = !DILocation(line: 58, column: 55, scope: !49, inlinedAt: !50)
!106 = !DILocation(line: 58, column: 3, scope: !49, inlinedAt: !50)
!107 = !DILocation(line: 58, column: 12, scope: !49, inlinedAt: !50)
!108 = !DILocation(line: 59, column: 42, scope: !49, inlinedAt: !50)
!109 = !DILocation(line: 18, column: 3, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "bits_of", scope: !15, file: !15, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 59, column: 14, scope: !49, inlinedAt: !50)
!112 = !DILocation(line: 19, column: 10, scope: !110, inlinedAt: !111)
!113 = !DILocation(line: 59, column: 3, scope: !49, inlinedAt: !50)
!114 = !DILocation(line: 59, column: 12, scope: !49, inlinedAt: !50)
!115 = !DILocation(line: 60, column: 41, scope: !49, inlinedAt: !50)
!116 = !DILocation(line: 24, column: 3, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "bits_of", scope: !15, file: !15, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 60, column: 14, scope: !49, inlinedAt: !50)
!119 = !DILocation(line: 25, column: 10, scope: !117, inlinedAt: !118)
!120 = !DILocation(line: 60, column: 3, scope: !49, inlinedAt: !50)
!121 = !DILocation(line: 60, column: 12, scope: !49, inlinedAt: !50)
!122 = !DILocation(line: 61, column: 42, scope: !49, inlinedAt: !50)
!123 = !DILocation(line: 18, column: 3, scope: !110, inlinedAt: !124)
!124 = distinct !DILocation(line: 61, column: 14, scope: !49, inlinedAt: !50)
!125 = !DILocation(line: 19, column: 10, scope: !110, inlinedAt: !124)
!126 = !DILocation(line: 61, column: 3, scope: !49, inlinedAt: !50)
!127 = !DILocation(line: 61, column: 12, scope: !49, inlinedAt: !50)
!128 = !DILocation(line: 62, column: 72, scope: !49, inlinedAt: !50)
!129 = !DILocation(line: 62, column: 70, scope: !49, inlinedAt: !50)
!130 = !DILocation(line: 62, column: 50, scope: !49, inlinedAt: !50)
!131 = !DILocation(line: 62, column: 3, scope: !49, inlinedAt: !50)
!132 = !DILocation(line: 62, column: 12, scope: !49, inlinedAt: !50)
!133 = !DILocation(line: 63, column: 54, scope: !49, inlinedAt: !50)
!134 = !DILocation(line: 63, column: 51, scope: !49, inlinedAt: !50)
!135 = !DILocation(line: 63, column: 32, scope: !49, inlinedAt: !50)
!136 = !DILocation(line: 63, column: 3, scope: !49, inlinedAt: !50)
!137 = !DILocation(line: 63, column: 12, scope: !49, inlinedAt: !50)
!138 = !DILocation(line: 64, column: 14, scope: !49, inlinedAt: !50)
!139 = !DILocation(line: 64, column: 3, scope: !49, inlinedAt: !50)
!140 = !DILocation(line: 64, column: 12, scope: !49, inlinedAt: !50)
!141 = !DILocation(line: 65, column: 64, scope: !49, inlinedAt: !50)
!142 = !DILocation(line: 65, column: 44, scope: !49, inlinedAt: !50)
!143 = !DILocation(line: 65, column: 94, scope: !49, inlinedAt: !50)
!144 = !DILocation(line: 65, column: 74, scope: !49, inlinedAt: !50)
!145 = !DILocation(line: 65, column: 3, scope: !49, inlinedAt: !50)
!146 = !DILocation(line: 65, column: 12, scope: !49, inlinedAt: !50)
!147 = !DILocation(line: 66, column: 23, scope: !49, inlinedAt: !50)
!148 = !DILocation(line: 66, column: 38, scope: !49, inlinedAt: !50)
!149 = !DILocation(line: 66, column: 45, scope: !49, inlinedAt: !50)
!150 = !DILocation(line: 0, scope: !151, inlinedAt: !152)
!151 = distinct !DISubprogram(name: "power", scope: !15, file: !15, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!152 = distinct !DILocation(line: 66, column: 14, scope: !49, inlinedAt: !50)
!153 = !DILocation(line: 32, column: 17, scope: !151, inlinedAt: !152)
!154 = !DILocation(line: 31, column: 39, scope: !151, inlinedAt: !152)
!155 = !DILocation(line: 31, column: 46, scope: !151, inlinedAt: !152)
!156 = !DILocation(line: 66, column: 3, scope: !49, inlinedAt: !50)
!157 = !DILocation(line: 66, column: 12, scope: !49, inlinedAt: !50)
!158 = !DILocation(line: 67, column: 76, scope: !49, inlinedAt: !50)
!159 = !DILocation(line: 67, column: 56, scope: !49, inlinedAt: !50)
!160 = !DILocation(line: 67, column: 3, scope: !49, inlinedAt: !50)
!161 = !DILocation(line: 67, column: 12, scope: !49, inlinedAt: !50)
!162 = !DILocation(line: 68, column: 3, scope: !49, inlinedAt: !50)
!163 = !DILocation(line: 68, column: 12, scope: !49, inlinedAt: !50)
!164 = !DILocation(line: 69, column: 14, scope: !49, inlinedAt: !50)
!165 = !DILocation(line: 69, column: 3, scope: !49, inlinedAt: !50)
!166 = !DILocation(line: 69, column: 12, scope: !49, inlinedAt: !50)
!167 = !DILocation(line: 71, column: 21, scope: !49, inlinedAt: !50)
!168 = !DILocation(line: 71, column: 3, scope: !49, inlinedAt: !50)
!169 = !DILocation(line: 71, column: 52, scope: !49, inlinedAt: !50)
!170 = !DILocation(line: 71, column: 61, scope: !49, inlinedAt: !50)
!171 = !DILocation(line: 71, column: 59, scope: !49, inlinedAt: !50)
!172 = !DILocation(line: 71, column: 74, scope: !49, inlinedAt: !50)
!173 = !DILocation(line: 71, column: 56, scope: !49, inlinedAt: !50)
!174 = !DILocation(line: 71, column: 33, scope: !49, inlinedAt: !50)
!175 = distinct !{!175, !168, !176, !177}
!176 = !DILocation(line: 71, column: 76, scope: !49, inlinedAt: !50)
!177 = !{!"llvm.loop.mustprogress"}
!178 = !DILocation(line: 0, scope: !49, inlinedAt: !50)
!179 = !DILocation(line: 72, column: 3, scope: !49, inlinedAt: !50)
!180 = !DILocation(line: 72, column: 12, scope: !49, inlinedAt: !50)
!181 = !DILocation(line: 83, column: 1, scope: !14)
