; ModuleID = '<memory>'
source_filename = "tests/programs/int128.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ4workPKnPon4PairiE5block = internal addrspace(3) global [64 x [2 x i64]] undef, align 16

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
define spir_kernel void @_Z4workPKnPon4Pairi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, <2 x i64> %2, ptr noundef readonly byval({ i8, [15 x i8], [2 x i64], i16, [14 x i8] }) align 16 captures(none) %3, i32 noundef %4) #4 !dbg !14 {
  %6 = extractelement <2 x i64> %2, i32 0
  %7 = extractelement <2 x i64> %2, i32 1
  %.sroa.051.0.copyload = load i8, ptr %3, align 16
  %.sroa.1767.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i64, ptr %.sroa.1767.0..sroa_idx, align 16
  %9 = getelementptr inbounds i8, ptr %.sroa.1767.0..sroa_idx, i64 8
  %10 = load i64, ptr %9, align 8
  %.sroa.1868.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 32
  %.sroa.1868.0.copyload = load i16, ptr %.sroa.1868.0..sroa_idx, align 16
  %11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !18
  %12 = trunc i64 %11 to i32, !dbg !18
  %13 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !22
  %14 = trunc i64 %13 to i32, !dbg !22
  %15 = mul i32 %14, %12, !dbg !25
  %16 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !26
  %17 = trunc i64 %16 to i32, !dbg !26
  %18 = add i32 %15, %17, !dbg !29
  %19 = icmp slt i32 %18, %4, !dbg !30
  br i1 %19, label %20, label %27, !dbg !31

20:                                               ; preds = %5
  %21 = sext i32 %18 to i64, !dbg !32
  %22 = mul i64 %21, 16, !dbg !32
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22, !dbg !32
  %24 = load i64, ptr addrspace(1) %23, align 16, !dbg !32
  %25 = getelementptr inbounds i8, ptr addrspace(1) %23, i64 8, !dbg !32
  %26 = load i64, ptr addrspace(1) %25, align 8, !dbg !32
  br label %27, !dbg !31

27:                                               ; preds = %5, %20
  %28 = phi i64 [ %24, %20 ], [ 0, %5 ], !dbg !31
  %29 = phi i64 [ %26, %20 ], [ 0, %5 ], !dbg !31
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !33
  %31 = and i64 %30, 4294967295, !dbg !35
  %32 = mul i64 %31, 16, !dbg !35
  %33 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %32, !dbg !35
  store i64 %28, ptr addrspace(3) %33, align 16, !dbg !36
  %34 = getelementptr inbounds i8, ptr addrspace(3) %33, i64 8, !dbg !36
  store i64 %29, ptr addrspace(3) %34, align 8, !dbg !36
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !37
  br i1 %19, label %35, label %455, !dbg !40

35:                                               ; preds = %27
  %36 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !41
  %37 = and i64 %36, 4294967295, !dbg !43
  %38 = xor i64 %37, 1, !dbg !43
  %39 = mul i64 %38, 16, !dbg !43
  %40 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %39, !dbg !43
  %41 = load i64, ptr addrspace(3) %40, align 16, !dbg !43
  %42 = getelementptr inbounds i8, ptr addrspace(3) %40, i64 8, !dbg !43
  %43 = load i64, ptr addrspace(3) %42, align 8, !dbg !43
  %44 = add i64 %41, %6, !dbg !44
  %45 = icmp ult i64 %44, %41, !dbg !44
  %46 = add i64 %43, %7, !dbg !44
  %47 = zext i1 %45 to i64, !dbg !44
  %48 = add i64 %46, %47, !dbg !44
  %49 = mul i64 %37, 16, !dbg !45
  %50 = getelementptr inbounds i8, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %49, !dbg !45
  %51 = load i64, ptr addrspace(3) %50, align 16, !dbg !45
  %52 = getelementptr inbounds i8, ptr addrspace(3) %50, i64 8, !dbg !45
  %53 = load i64, ptr addrspace(3) %52, align 8, !dbg !45
  %54 = mul nsw i32 %18, 26, !dbg !46
  %55 = sext i32 %54 to i64, !dbg !47
  %56 = mul i64 %55, 16, !dbg !47
  %57 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %56, !dbg !47
  %58 = trunc i64 %44 to i32, !dbg !48
  %59 = or i64 %44, 1, !dbg !51
  %60 = xor i64 %53, -9223372036854775808, !dbg !52
  %61 = or i64 %51, %60, !dbg !52
  %62 = icmp eq i64 %61, 0, !dbg !52
  %63 = xor i64 %59, -1, !dbg !53
  %64 = xor i64 %48, -1, !dbg !53
  %65 = or i64 %63, %64, !dbg !53
  %66 = icmp eq i64 %65, 0, !dbg !53
  %67 = and i1 %62, %66, !dbg !53
  %68 = add i64 %44, %51, !dbg !54
  %69 = icmp ult i64 %68, %44, !dbg !54
  %70 = add i64 %48, %53, !dbg !54
  %71 = zext i1 %69 to i64, !dbg !54
  %72 = add i64 %70, %71, !dbg !54
  store i64 %68, ptr addrspace(1) %57, align 16, !dbg !55
  %73 = getelementptr inbounds i8, ptr addrspace(1) %57, i64 8, !dbg !55
  store i64 %72, ptr addrspace(1) %73, align 8, !dbg !55
  %74 = sub i64 %51, %44, !dbg !56
  %75 = icmp ult i64 %51, %44, !dbg !56
  %76 = sub i64 %53, %48, !dbg !56
  %77 = zext i1 %75 to i64, !dbg !56
  %78 = sub i64 %76, %77, !dbg !56
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 16, !dbg !57
  store i64 %74, ptr addrspace(1) %79, align 16, !dbg !58
  %80 = getelementptr inbounds i8, ptr addrspace(1) %79, i64 8, !dbg !58
  store i64 %78, ptr addrspace(1) %80, align 8, !dbg !58
  %81 = mul i64 %44, %51, !dbg !59
  %82 = call spir_func i64 @_Z6mul_himm(i64 %44, i64 %51), !dbg !59
  %83 = mul i64 %44, %53, !dbg !59
  %84 = add i64 %82, %83, !dbg !59
  %85 = mul i64 %48, %51, !dbg !59
  %86 = add i64 %84, %85, !dbg !59
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 32, !dbg !60
  store i64 %81, ptr addrspace(1) %87, align 16, !dbg !61
  %88 = getelementptr inbounds i8, ptr addrspace(1) %87, i64 8, !dbg !61
  store i64 %86, ptr addrspace(1) %88, align 8, !dbg !61
  %89 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !62
  %90 = insertvalue { i64, i64 } %89, i64 %53, 1, !dbg !62
  %91 = insertvalue { i64, i64 } poison, i64 %59, 0, !dbg !62
  %92 = insertvalue { i64, i64 } %91, i64 %48, 1, !dbg !62
  %93 = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %90, { i64, i64 } %92), !dbg !62
  %94 = extractvalue { i64, i64 } %93, 0, !dbg !62
  %95 = extractvalue { i64, i64 } %93, 1, !dbg !62
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 48, !dbg !63
  store i64 %94, ptr addrspace(1) %96, align 16, !dbg !64
  %97 = getelementptr inbounds i8, ptr addrspace(1) %96, i64 8, !dbg !64
  store i64 %95, ptr addrspace(1) %97, align 8, !dbg !64
  %98 = mul i64 %94, %59, !dbg !65
  %99 = call spir_func i64 @_Z6mul_himm(i64 %94, i64 %59), !dbg !65
  %100 = mul i64 %94, %48, !dbg !65
  %101 = add i64 %99, %100, !dbg !65
  %102 = mul i64 %95, %59, !dbg !65
  %103 = add i64 %101, %102, !dbg !65
  %104 = sub i64 %51, %98, !dbg !65
  %105 = icmp ult i64 %51, %98, !dbg !65
  %106 = sub i64 %53, %103, !dbg !65
  %107 = zext i1 %105 to i64, !dbg !65
  %108 = sub i64 %106, %107, !dbg !65
  %109 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 64, !dbg !66
  store i64 %104, ptr addrspace(1) %109, align 16, !dbg !67
  %110 = getelementptr inbounds i8, ptr addrspace(1) %109, i64 8, !dbg !67
  store i64 %108, ptr addrspace(1) %110, align 8, !dbg !67
  br i1 %67, label %.critedge.i, label %111, !dbg !68

111:                                              ; preds = %35
  %112 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !69
  %113 = insertvalue { i64, i64 } %112, i64 %53, 1, !dbg !69
  %114 = insertvalue { i64, i64 } poison, i64 %59, 0, !dbg !69
  %115 = insertvalue { i64, i64 } %114, i64 %48, 1, !dbg !69
  %116 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %113, { i64, i64 } %115), !dbg !69
  %117 = extractvalue { i64, i64 } %116, 0, !dbg !69
  %118 = extractvalue { i64, i64 } %116, 1, !dbg !69
  %119 = mul i64 %117, %59, !dbg !70
  %120 = call spir_func i64 @_Z6mul_himm(i64 %117, i64 %59), !dbg !70
  %121 = mul i64 %117, %48, !dbg !70
  %122 = add i64 %120, %121, !dbg !70
  %123 = mul i64 %118, %59, !dbg !70
  %124 = add i64 %122, %123, !dbg !70
  %125 = sub i64 %51, %119, !dbg !70
  %126 = icmp ult i64 %51, %119, !dbg !70
  %127 = sub i64 %53, %124, !dbg !70
  %128 = zext i1 %126 to i64, !dbg !70
  %129 = sub i64 %127, %128, !dbg !70
  br label %.critedge.i, !dbg !71

.critedge.i:                                      ; preds = %111, %35
  %130 = phi i64 [ %117, %111 ], [ 0, %35 ], !dbg !72
  %131 = phi i64 [ %118, %111 ], [ 0, %35 ], !dbg !72
  %132 = phi i64 [ %125, %111 ], [ 0, %35 ], !dbg !71
  %133 = phi i64 [ %129, %111 ], [ 0, %35 ], !dbg !71
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 80, !dbg !73
  store i64 %130, ptr addrspace(1) %134, align 16, !dbg !72
  %135 = getelementptr inbounds i8, ptr addrspace(1) %134, i64 8, !dbg !72
  store i64 %131, ptr addrspace(1) %135, align 8, !dbg !72
  %136 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 96, !dbg !74
  store i64 %132, ptr addrspace(1) %136, align 16, !dbg !75
  %137 = getelementptr inbounds i8, ptr addrspace(1) %136, i64 8, !dbg !75
  store i64 %133, ptr addrspace(1) %137, align 8, !dbg !75
  %138 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !76
  %139 = insertvalue { i64, i64 } %138, i64 %53, 1, !dbg !76
  %140 = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %139, { i64, i64 } { i64 10, i64 0 }), !dbg !76
  %141 = extractvalue { i64, i64 } %140, 0, !dbg !76
  %142 = extractvalue { i64, i64 } %140, 1, !dbg !76
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 112, !dbg !77
  store i64 %141, ptr addrspace(1) %143, align 16, !dbg !78
  %144 = getelementptr inbounds i8, ptr addrspace(1) %143, i64 8, !dbg !78
  store i64 %142, ptr addrspace(1) %144, align 8, !dbg !78
  %145 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !79
  %146 = insertvalue { i64, i64 } %145, i64 %53, 1, !dbg !79
  %147 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %146, { i64, i64 } { i64 1000000007, i64 0 }), !dbg !79
  %148 = extractvalue { i64, i64 } %147, 0, !dbg !79
  %149 = extractvalue { i64, i64 } %147, 1, !dbg !79
  %150 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 128, !dbg !80
  store i64 %148, ptr addrspace(1) %150, align 16, !dbg !81
  %151 = getelementptr inbounds i8, ptr addrspace(1) %150, i64 8, !dbg !81
  store i64 %149, ptr addrspace(1) %151, align 8, !dbg !81
  %152 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !82
  %153 = insertvalue { i64, i64 } %152, i64 %53, 1, !dbg !82
  %154 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %153, { i64, i64 } { i64 1000, i64 0 }), !dbg !82
  %155 = extractvalue { i64, i64 } %154, 0, !dbg !82
  %156 = extractvalue { i64, i64 } %154, 1, !dbg !82
  %157 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 144, !dbg !83
  store i64 %155, ptr addrspace(1) %157, align 16, !dbg !84
  %158 = getelementptr inbounds i8, ptr addrspace(1) %157, i64 8, !dbg !84
  store i64 %156, ptr addrspace(1) %158, align 8, !dbg !84
  %159 = and i64 %44, 127, !dbg !85
  %160 = lshr i64 %159, 6, !dbg !85
  %161 = icmp eq i64 %160, 0, !dbg !85
  %162 = select i1 %161, i64 %53, i64 0, !dbg !85
  %163 = select i1 %161, i64 %51, i64 0, !dbg !85
  %164 = icmp eq i64 %160, 1, !dbg !85
  %165 = select i1 %164, i64 %51, i64 %162, !dbg !85
  %166 = select i1 %164, i64 0, i64 %163, !dbg !85
  %167 = and i64 %159, 63, !dbg !85
  %168 = sub i64 63, %167, !dbg !85
  %169 = lshr i64 %166, 1, !dbg !85
  %170 = lshr i64 %169, %168, !dbg !85
  %171 = shl i64 %165, %167, !dbg !85
  %172 = or i64 %171, %170, !dbg !85
  %173 = shl i64 %166, %167, !dbg !85
  %174 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 160, !dbg !86
  store i64 %173, ptr addrspace(1) %174, align 16, !dbg !87
  %175 = getelementptr inbounds i8, ptr addrspace(1) %174, i64 8, !dbg !87
  store i64 %172, ptr addrspace(1) %175, align 8, !dbg !87
  %176 = lshr i64 %159, 6, !dbg !88
  %177 = icmp eq i64 %176, 0, !dbg !88
  %178 = select i1 %177, i64 %51, i64 0, !dbg !88
  %179 = select i1 %177, i64 %53, i64 0, !dbg !88
  %180 = icmp eq i64 %176, 1, !dbg !88
  %181 = select i1 %180, i64 %53, i64 %178, !dbg !88
  %182 = select i1 %180, i64 0, i64 %179, !dbg !88
  %183 = and i64 %159, 63, !dbg !88
  %184 = sub i64 63, %183, !dbg !88
  %185 = shl i64 %182, 1, !dbg !88
  %186 = shl i64 %185, %184, !dbg !88
  %187 = lshr i64 %181, %183, !dbg !88
  %188 = or i64 %187, %186, !dbg !88
  %189 = lshr i64 %182, %183, !dbg !88
  %190 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 176, !dbg !89
  store i64 %188, ptr addrspace(1) %190, align 16, !dbg !90
  %191 = getelementptr inbounds i8, ptr addrspace(1) %190, i64 8, !dbg !90
  store i64 %189, ptr addrspace(1) %191, align 8, !dbg !90
  %192 = ashr i64 %53, 63, !dbg !91
  %193 = lshr i64 %159, 6, !dbg !91
  %194 = icmp eq i64 %193, 0, !dbg !91
  %195 = select i1 %194, i64 %51, i64 %192, !dbg !91
  %196 = select i1 %194, i64 %53, i64 %192, !dbg !91
  %197 = icmp eq i64 %193, 1, !dbg !91
  %198 = select i1 %197, i64 %53, i64 %195, !dbg !91
  %199 = select i1 %197, i64 %192, i64 %196, !dbg !91
  %200 = and i64 %159, 63, !dbg !91
  %201 = sub i64 63, %200, !dbg !91
  %202 = shl i64 %199, 1, !dbg !91
  %203 = shl i64 %202, %201, !dbg !91
  %204 = lshr i64 %198, %200, !dbg !91
  %205 = or i64 %204, %203, !dbg !91
  %206 = shl i64 %192, 1, !dbg !91
  %207 = shl i64 %206, %201, !dbg !91
  %208 = lshr i64 %199, %200, !dbg !91
  %209 = or i64 %208, %207, !dbg !91
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 192, !dbg !92
  store i64 %205, ptr addrspace(1) %210, align 16, !dbg !93
  %211 = getelementptr inbounds i8, ptr addrspace(1) %210, i64 8, !dbg !93
  store i64 %209, ptr addrspace(1) %211, align 8, !dbg !93
  %212 = icmp ult i64 %51, %44, !dbg !94
  %213 = icmp slt i64 %53, %48, !dbg !94
  %214 = icmp eq i64 %53, %48, !dbg !94
  %215 = and i1 %214, %212, !dbg !94
  %216 = or i1 %213, %215, !dbg !94
  %217 = zext i1 %216 to i32, !dbg !95
  %218 = icmp ult i64 %51, %44, !dbg !96
  %219 = icmp ult i64 %53, %48, !dbg !96
  %220 = icmp eq i64 %53, %48, !dbg !96
  %221 = and i1 %220, %218, !dbg !96
  %222 = or i1 %219, %221, !dbg !96
  %223 = select i1 %222, i32 2, i32 0, !dbg !97
  %224 = or disjoint i32 %223, %217, !dbg !98
  %225 = xor i64 %51, %44, !dbg !99
  %226 = xor i64 %53, %48, !dbg !99
  %227 = or i64 %225, %226, !dbg !99
  %228 = icmp eq i64 %227, 0, !dbg !99
  %229 = select i1 %228, i32 4, i32 0, !dbg !100
  %230 = or disjoint i32 %224, %229, !dbg !101
  %231 = select i1 %216, i32 0, i32 8, !dbg !102
  %232 = or disjoint i32 %230, %231, !dbg !103
  %233 = zext i32 %232 to i64, !dbg !95
  %234 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 208, !dbg !104
  store i64 %233, ptr addrspace(1) %234, align 16, !dbg !105
  %235 = getelementptr inbounds i8, ptr addrspace(1) %234, i64 8, !dbg !105
  store i64 0, ptr addrspace(1) %235, align 8, !dbg !105
  %236 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !106
  %237 = insertvalue { i64, i64 } %236, i64 %53, 1, !dbg !106
  %238 = call double @hipspv.sitofp.i128.double({ i64, i64 } %237), !dbg !106
  %239 = bitcast double %238 to i64, !dbg !107
  %240 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 224, !dbg !110
  store i64 %239, ptr addrspace(1) %240, align 16, !dbg !111
  %241 = getelementptr inbounds i8, ptr addrspace(1) %240, i64 8, !dbg !111
  store i64 0, ptr addrspace(1) %241, align 8, !dbg !111
  %242 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !112
  %243 = insertvalue { i64, i64 } %242, i64 %53, 1, !dbg !112
  %244 = call float @hipspv.sitofp.i128.float({ i64, i64 } %243), !dbg !112
  %245 = bitcast float %244 to i32, !dbg !113
  %246 = zext i32 %245 to i64, !dbg !116
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 240, !dbg !117
  store i64 %246, ptr addrspace(1) %247, align 16, !dbg !118
  %248 = getelementptr inbounds i8, ptr addrspace(1) %247, i64 8, !dbg !118
  store i64 0, ptr addrspace(1) %248, align 8, !dbg !118
  %249 = insertvalue { i64, i64 } poison, i64 %51, 0, !dbg !119
  %250 = insertvalue { i64, i64 } %249, i64 %53, 1, !dbg !119
  %251 = call double @hipspv.uitofp.i128.double({ i64, i64 } %250), !dbg !119
  %252 = bitcast double %251 to i64, !dbg !120
  %253 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 256, !dbg !122
  store i64 %252, ptr addrspace(1) %253, align 16, !dbg !123
  %254 = getelementptr inbounds i8, ptr addrspace(1) %253, i64 8, !dbg !123
  store i64 0, ptr addrspace(1) %254, align 8, !dbg !123
  %255 = ashr i64 %53, 63, !dbg !124
  %256 = shl i64 %53, 1, !dbg !124
  %257 = shl i64 %256, 62, !dbg !124
  %258 = lshr i64 %51, 1, !dbg !124
  %259 = or i64 %258, %257, !dbg !124
  %260 = shl i64 %255, 1, !dbg !124
  %261 = shl i64 %260, 62, !dbg !124
  %262 = lshr i64 %53, 1, !dbg !124
  %263 = or i64 %262, %261, !dbg !124
  %264 = insertvalue { i64, i64 } poison, i64 %259, 0, !dbg !125
  %265 = insertvalue { i64, i64 } %264, i64 %263, 1, !dbg !125
  %266 = call double @hipspv.sitofp.i128.double({ i64, i64 } %265), !dbg !125
  %267 = call { i64, i64 } @hipspv.fptosi.i128.double(double %266), !dbg !126
  %268 = extractvalue { i64, i64 } %267, 0, !dbg !126
  %269 = extractvalue { i64, i64 } %267, 1, !dbg !126
  %270 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 272, !dbg !127
  store i64 %268, ptr addrspace(1) %270, align 16, !dbg !128
  %271 = getelementptr inbounds i8, ptr addrspace(1) %270, i64 8, !dbg !128
  store i64 %269, ptr addrspace(1) %271, align 8, !dbg !128
  %272 = shl i64 %53, 1, !dbg !129
  %273 = shl i64 %272, 62, !dbg !129
  %274 = lshr i64 %51, 1, !dbg !129
  %275 = or i64 %274, %273, !dbg !129
  %276 = lshr i64 %53, 1, !dbg !129
  %277 = insertvalue { i64, i64 } poison, i64 %275, 0, !dbg !130
  %278 = insertvalue { i64, i64 } %277, i64 %276, 1, !dbg !130
  %279 = call float @hipspv.uitofp.i128.float({ i64, i64 } %278), !dbg !130
  %280 = call { i64, i64 } @hipspv.fptoui.i128.float(float %279), !dbg !131
  %281 = extractvalue { i64, i64 } %280, 0, !dbg !131
  %282 = extractvalue { i64, i64 } %280, 1, !dbg !131
  %283 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 288, !dbg !132
  store i64 %281, ptr addrspace(1) %283, align 16, !dbg !133
  %284 = getelementptr inbounds i8, ptr addrspace(1) %283, i64 8, !dbg !133
  store i64 %282, ptr addrspace(1) %284, align 8, !dbg !133
  %285 = ashr i64 %53, 63, !dbg !134
  %286 = and i64 %285, 1, !dbg !134
  %287 = ashr i64 %48, 63, !dbg !134
  %288 = and i64 %287, 1, !dbg !134
  %289 = add i64 %51, %44, !dbg !134
  %290 = icmp ult i64 %289, %51, !dbg !134
  %291 = add i64 %53, %48, !dbg !134
  %292 = icmp ult i64 %291, %53, !dbg !134
  %293 = zext i1 %290 to i64, !dbg !134
  %294 = add i64 %291, %293, !dbg !134
  %295 = icmp ult i64 %294, %291, !dbg !134
  %296 = or i1 %292, %295, !dbg !134
  %297 = add i64 %286, %288, !dbg !134
  %298 = zext i1 %296 to i64, !dbg !134
  %299 = add i64 %297, %298, !dbg !134
  %300 = and i64 %299, 1, !dbg !134
  %301 = ashr i64 %294, 63, !dbg !134
  %302 = and i64 %301, 1, !dbg !134
  %303 = xor i64 %300, %302, !dbg !134
  %304 = icmp ne i64 %303, 0, !dbg !134
  %305 = select i1 %304, i64 -1, i64 %289, !dbg !134
  %306 = select i1 %304, i64 -1, i64 %294, !dbg !134
  %307 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 304, !dbg !135
  store i64 %305, ptr addrspace(1) %307, align 16, !dbg !136
  %308 = getelementptr inbounds i8, ptr addrspace(1) %307, i64 8, !dbg !136
  store i64 %306, ptr addrspace(1) %308, align 8, !dbg !136
  %309 = sext i8 %.sroa.051.0.copyload to i64, !dbg !137
  %310 = ashr i64 %309, 63, !dbg !137
  %311 = add i64 %8, %309, !dbg !138
  %312 = icmp ult i64 %311, %8, !dbg !138
  %313 = add i64 %10, %310, !dbg !138
  %314 = zext i1 %312 to i64, !dbg !138
  %315 = add i64 %313, %314, !dbg !138
  %316 = sext i16 %.sroa.1868.0.copyload to i64, !dbg !139
  %317 = ashr i64 %316, 63, !dbg !139
  %318 = add i64 %311, %316, !dbg !140
  %319 = icmp ult i64 %318, %311, !dbg !140
  %320 = add i64 %315, %317, !dbg !140
  %321 = zext i1 %319 to i64, !dbg !140
  %322 = add i64 %320, %321, !dbg !140
  %323 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 320, !dbg !141
  store i64 %318, ptr addrspace(1) %323, align 16, !dbg !142
  %324 = getelementptr inbounds i8, ptr addrspace(1) %323, i64 8, !dbg !142
  store i64 %322, ptr addrspace(1) %324, align 8, !dbg !142
  %325 = lshr i64 %48, 2, !dbg !143
  %326 = or i64 %325, 1, !dbg !144
  %.0121821.i.i = urem i64 %53, %326, !dbg !145
  %327 = mul i64 %.0121821.i.i, %.0121821.i.i, !dbg !148
  %328 = call spir_func i64 @_Z6mul_himm(i64 %.0121821.i.i, i64 %.0121821.i.i), !dbg !148
  %329 = insertvalue { i64, i64 } poison, i64 %327, 0, !dbg !145
  %330 = insertvalue { i64, i64 } %329, i64 %328, 1, !dbg !145
  %331 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !145
  %332 = insertvalue { i64, i64 } %331, i64 0, 1, !dbg !145
  %333 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %330, { i64, i64 } %332), !dbg !145
  %334 = extractvalue { i64, i64 } %333, 0, !dbg !145
  %335 = extractvalue { i64, i64 } %333, 1, !dbg !145
  %336 = mul i64 %334, %334, !dbg !148
  %337 = call spir_func i64 @_Z6mul_himm(i64 %334, i64 %334), !dbg !148
  %338 = mul i64 %334, %335, !dbg !148
  %339 = add i64 %337, %338, !dbg !148
  %340 = mul i64 %335, %334, !dbg !148
  %341 = add i64 %339, %340, !dbg !148
  %342 = insertvalue { i64, i64 } poison, i64 %336, 0, !dbg !145
  %343 = insertvalue { i64, i64 } %342, i64 %341, 1, !dbg !145
  %344 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !145
  %345 = insertvalue { i64, i64 } %344, i64 0, 1, !dbg !145
  %346 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %343, { i64, i64 } %345), !dbg !145
  %347 = extractvalue { i64, i64 } %346, 0, !dbg !145
  %348 = extractvalue { i64, i64 } %346, 1, !dbg !145
  %349 = mul i64 %347, %347, !dbg !148
  %350 = call spir_func i64 @_Z6mul_himm(i64 %347, i64 %347), !dbg !148
  %351 = mul i64 %347, %348, !dbg !148
  %352 = add i64 %350, %351, !dbg !148
  %353 = mul i64 %348, %347, !dbg !148
  %354 = add i64 %352, %353, !dbg !148
  %355 = insertvalue { i64, i64 } poison, i64 %349, 0, !dbg !145
  %356 = insertvalue { i64, i64 } %355, i64 %354, 1, !dbg !145
  %357 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !145
  %358 = insertvalue { i64, i64 } %357, i64 0, 1, !dbg !145
  %359 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %356, { i64, i64 } %358), !dbg !145
  %360 = extractvalue { i64, i64 } %359, 0, !dbg !145
  %361 = extractvalue { i64, i64 } %359, 1, !dbg !145
  %362 = mul i64 %360, %360, !dbg !148
  %363 = call spir_func i64 @_Z6mul_himm(i64 %360, i64 %360), !dbg !148
  %364 = mul i64 %360, %361, !dbg !148
  %365 = add i64 %363, %364, !dbg !148
  %366 = mul i64 %361, %360, !dbg !148
  %367 = add i64 %365, %366, !dbg !148
  %368 = insertvalue { i64, i64 } poison, i64 %362, 0, !dbg !145
  %369 = insertvalue { i64, i64 } %368, i64 %367, 1, !dbg !145
  %370 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !145
  %371 = insertvalue { i64, i64 } %370, i64 0, 1, !dbg !145
  %372 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %369, { i64, i64 } %371), !dbg !145
  %373 = extractvalue { i64, i64 } %372, 0, !dbg !145
  %374 = extractvalue { i64, i64 } %372, 1, !dbg !145
  %375 = mul i64 %373, %373, !dbg !148
  %376 = call spir_func i64 @_Z6mul_himm(i64 %373, i64 %373), !dbg !148
  %377 = mul i64 %373, %374, !dbg !148
  %378 = add i64 %376, %377, !dbg !148
  %379 = mul i64 %374, %373, !dbg !148
  %380 = add i64 %378, %379, !dbg !148
  %381 = insertvalue { i64, i64 } poison, i64 %375, 0, !dbg !145
  %382 = insertvalue { i64, i64 } %381, i64 %380, 1, !dbg !145
  %383 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !145
  %384 = insertvalue { i64, i64 } %383, i64 0, 1, !dbg !145
  %385 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %382, { i64, i64 } %384), !dbg !145
  %386 = extractvalue { i64, i64 } %385, 0, !dbg !145
  %387 = extractvalue { i64, i64 } %385, 1, !dbg !145
  %388 = mul i64 %347, %.0121821.i.i, !dbg !149
  %389 = call spir_func i64 @_Z6mul_himm(i64 %347, i64 %.0121821.i.i), !dbg !149
  %390 = mul i64 %348, %.0121821.i.i, !dbg !149
  %391 = add i64 %389, %390, !dbg !149
  %392 = insertvalue { i64, i64 } poison, i64 %388, 0, !dbg !150
  %393 = insertvalue { i64, i64 } %392, i64 %391, 1, !dbg !150
  %394 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !150
  %395 = insertvalue { i64, i64 } %394, i64 0, 1, !dbg !150
  %396 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %393, { i64, i64 } %395), !dbg !150
  %397 = extractvalue { i64, i64 } %396, 0, !dbg !150
  %398 = extractvalue { i64, i64 } %396, 1, !dbg !150
  %399 = mul i64 %397, %386, !dbg !149
  %400 = call spir_func i64 @_Z6mul_himm(i64 %397, i64 %386), !dbg !149
  %401 = mul i64 %397, %387, !dbg !149
  %402 = add i64 %400, %401, !dbg !149
  %403 = mul i64 %398, %386, !dbg !149
  %404 = add i64 %402, %403, !dbg !149
  %405 = insertvalue { i64, i64 } poison, i64 %399, 0, !dbg !150
  %406 = insertvalue { i64, i64 } %405, i64 %404, 1, !dbg !150
  %407 = insertvalue { i64, i64 } poison, i64 %326, 0, !dbg !150
  %408 = insertvalue { i64, i64 } %407, i64 0, 1, !dbg !150
  %409 = call { i64, i64 } @hipspv.urem.i128({ i64, i64 } %406, { i64, i64 } %408), !dbg !150
  %410 = extractvalue { i64, i64 } %409, 0, !dbg !150
  %411 = extractvalue { i64, i64 } %409, 1, !dbg !150
  %412 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 336, !dbg !151
  store i64 %410, ptr addrspace(1) %412, align 16, !dbg !152
  %413 = getelementptr inbounds i8, ptr addrspace(1) %412, i64 8, !dbg !152
  store i64 %411, ptr addrspace(1) %413, align 8, !dbg !152
  %414 = mul i64 %53, %51, !dbg !153
  %415 = call spir_func i64 @_Z6mul_himm(i64 %53, i64 %51), !dbg !153
  %416 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 352, !dbg !154
  store i64 %414, ptr addrspace(1) %416, align 16, !dbg !155
  %417 = getelementptr inbounds i8, ptr addrspace(1) %416, i64 8, !dbg !155
  store i64 %415, ptr addrspace(1) %417, align 8, !dbg !155
  %418 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 368, !dbg !156
  store i64 0, ptr addrspace(1) %418, align 16, !dbg !157
  %419 = getelementptr inbounds i8, ptr addrspace(1) %418, i64 8, !dbg !157
  store i64 0, ptr addrspace(1) %419, align 8, !dbg !157
  %420 = icmp slt i64 %53, 0, !dbg !158
  %421 = sub i64 0, %51, !dbg !158
  %422 = icmp ult i64 0, %51, !dbg !158
  %423 = sub i64 0, %53, !dbg !158
  %424 = zext i1 %422 to i64, !dbg !158
  %425 = sub i64 %423, %424, !dbg !158
  %426 = select i1 %420, i64 %421, i64 %51, !dbg !158
  %427 = select i1 %420, i64 %425, i64 %53, !dbg !158
  %428 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 384, !dbg !159
  store i64 %426, ptr addrspace(1) %428, align 16, !dbg !160
  %429 = getelementptr inbounds i8, ptr addrspace(1) %428, i64 8, !dbg !160
  store i64 %427, ptr addrspace(1) %429, align 8, !dbg !160
  %430 = and i32 %58, 7
  %.not.i = icmp eq i32 %430, 0, !dbg !161
  br i1 %.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !162

.lr.ph.i:                                         ; preds = %.critedge.i, %.lr.ph.i
  %.0149.i = phi i32 [ %450, %.lr.ph.i ], [ 0, %.critedge.i ]
  %431 = phi i64 [ %445, %.lr.ph.i ], [ 0, %.critedge.i ]
  %432 = phi i64 [ %449, %.lr.ph.i ], [ 0, %.critedge.i ]
  %433 = mul i64 %431, 3, !dbg !163
  %434 = call spir_func i64 @_Z6mul_himm(i64 %431, i64 3), !dbg !163
  %435 = mul i64 %432, 3, !dbg !163
  %436 = add i64 %434, %435, !dbg !163
  %437 = and i32 %.0149.i, 1, !dbg !164
  %.not147.i = icmp eq i32 %437, 0, !dbg !165
  %438 = select i1 %.not147.i, i64 %44, i64 %51, !dbg !165
  %439 = select i1 %.not147.i, i64 %48, i64 %53, !dbg !165
  %440 = insertvalue { i64, i64 } poison, i64 %438, 0, !dbg !166
  %441 = insertvalue { i64, i64 } %440, i64 %439, 1, !dbg !166
  %442 = call { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %441, { i64, i64 } { i64 7, i64 0 }), !dbg !166
  %443 = extractvalue { i64, i64 } %442, 0, !dbg !166
  %444 = extractvalue { i64, i64 } %442, 1, !dbg !166
  %445 = add i64 %443, %433, !dbg !167
  %446 = icmp ult i64 %445, %443, !dbg !167
  %447 = add i64 %444, %436, !dbg !167
  %448 = zext i1 %446 to i64, !dbg !167
  %449 = add i64 %447, %448, !dbg !167
  %450 = add nuw nsw i32 %.0149.i, 1, !dbg !168
  %exitcond.not.i = icmp eq i32 %450, %430, !dbg !161
  br i1 %exitcond.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !162, !llvm.loop !169

_Z9calculatenn4PairPo.exit:                       ; preds = %.lr.ph.i, %.critedge.i
  %451 = phi i64 [ 0, %.critedge.i ], [ %445, %.lr.ph.i ], !dbg !172
  %452 = phi i64 [ 0, %.critedge.i ], [ %449, %.lr.ph.i ], !dbg !172
  %453 = getelementptr inbounds nuw i8, ptr addrspace(1) %57, i64 400, !dbg !173
  store i64 %451, ptr addrspace(1) %453, align 16, !dbg !174
  %454 = getelementptr inbounds i8, ptr addrspace(1) %453, i64 8, !dbg !174
  store i64 %452, ptr addrspace(1) %454, align 8, !dbg !174
  br label %455, !dbg !175

455:                                              ; preds = %27, %_Z9calculatenn4PairPo.exit
  ret void, !dbg !175
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
entry:
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = extractvalue { i64, i64 } %1, 0
  %5 = extractvalue { i64, i64 } %1, 1
  %6 = or i64 %3, %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %short, label %wide

short:                                            ; preds = %entry
  %result64 = udiv i64 %2, %4
  %8 = insertvalue { i64, i64 } poison, i64 %result64, 0
  %9 = insertvalue { i64, i64 } %8, i64 0, 1
  ret { i64, i64 } %9

wide:                                             ; preds = %entry
  %10 = icmp ult i64 %2, %4
  %11 = icmp ult i64 %3, %5
  %12 = icmp eq i64 %3, %5
  %13 = and i1 %12, %10
  %14 = or i1 %11, %13
  br i1 %14, label %zero, label %large

zero:                                             ; preds = %wide
  ret { i64, i64 } zeroinitializer

large:                                            ; preds = %wide
  %15 = shl i64 %5, 1
  %16 = shl i64 %15, 31
  %17 = lshr i64 %4, 32
  %18 = or i64 %17, %16
  %19 = lshr i64 %5, 32
  %20 = or i64 %18, %19
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %digits, label %bits

digits:                                           ; preds = %large
  br label %digit

digit:                                            ; preds = %digit, %digits
  %d.i = phi i32 [ 4, %digits ], [ %d.left, %digit ]
  %22 = phi i64 [ %2, %digits ], [ %31, %digit ]
  %23 = phi i64 [ %3, %digits ], [ %30, %digit ]
  %d.remainder = phi i64 [ 0, %digits ], [ %d.rest, %digit ]
  %24 = phi i64 [ 0, %digits ], [ %37, %digit ]
  %25 = phi i64 [ 0, %digits ], [ %35, %digit ]
  %26 = lshr i64 %23, 32
  %d.up = shl i64 %d.remainder, 32
  %d.dividend = or i64 %d.up, %26
  %d.digit = udiv i64 %d.dividend, %4
  %d.rest = urem i64 %d.dividend, %4
  %27 = lshr i64 %22, 1
  %28 = lshr i64 %27, 31
  %29 = shl i64 %23, 32
  %30 = or i64 %29, %28
  %31 = shl i64 %22, 32
  %32 = lshr i64 %24, 1
  %33 = lshr i64 %32, 31
  %34 = shl i64 %25, 32
  %35 = or i64 %34, %33
  %36 = shl i64 %24, 32
  %37 = or i64 %36, %d.digit
  %d.left = sub i32 %d.i, 1
  %d.done = icmp eq i32 %d.left, 0
  br i1 %d.done, label %digits.exit, label %digit

digits.exit:                                      ; preds = %digit
  %38 = insertvalue { i64, i64 } poison, i64 %37, 0
  %39 = insertvalue { i64, i64 } %38, i64 %35, 1
  ret { i64, i64 } %39

bits:                                             ; preds = %large
  %40 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %41 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %42 = add i64 %40, 64
  %43 = icmp eq i64 %3, 0
  %44 = select i1 %43, i64 %42, i64 %41
  %45 = call i64 @llvm.ctlz.i64(i64 %4, i1 false)
  %46 = call i64 @llvm.ctlz.i64(i64 %5, i1 false)
  %47 = add i64 %45, 64
  %48 = icmp eq i64 %5, 0
  %49 = select i1 %48, i64 %47, i64 %46
  %50 = sub i64 %49, %44
  %51 = lshr i64 %50, 6
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %52, i64 %5, i64 0
  %54 = select i1 %52, i64 %4, i64 0
  %55 = icmp eq i64 %51, 1
  %56 = select i1 %55, i64 %4, i64 %53
  %57 = select i1 %55, i64 0, i64 %54
  %58 = and i64 %50, 63
  %59 = sub i64 63, %58
  %60 = lshr i64 %57, 1
  %61 = lshr i64 %60, %59
  %62 = shl i64 %56, %58
  %63 = or i64 %62, %61
  %64 = shl i64 %57, %58
  %65 = trunc i64 %50 to i32
  br label %loop

loop:                                             ; preds = %loop, %bits
  %i = phi i32 [ %65, %bits ], [ %left, %loop ]
  %66 = phi i64 [ 0, %bits ], [ %91, %loop ]
  %67 = phi i64 [ 0, %bits ], [ %87, %loop ]
  %68 = phi i64 [ %2, %bits ], [ %82, %loop ]
  %69 = phi i64 [ %3, %bits ], [ %83, %loop ]
  %70 = phi i64 [ %64, %bits ], [ %95, %loop ]
  %71 = phi i64 [ %63, %bits ], [ %96, %loop ]
  %72 = icmp ule i64 %70, %68
  %73 = icmp ult i64 %71, %69
  %74 = icmp eq i64 %71, %69
  %75 = and i1 %74, %72
  %76 = or i1 %73, %75
  %77 = sub i64 %68, %70
  %78 = icmp ult i64 %68, %70
  %79 = sub i64 %69, %71
  %80 = zext i1 %78 to i64
  %81 = sub i64 %79, %80
  %82 = select i1 %76, i64 %77, i64 %68
  %83 = select i1 %76, i64 %81, i64 %69
  %84 = lshr i64 %66, 1
  %85 = lshr i64 %84, 62
  %86 = shl i64 %67, 1
  %87 = or i64 %86, %85
  %88 = shl i64 %66, 1
  %89 = zext i1 %76 to i8
  %90 = zext i8 %89 to i64
  %91 = or i64 %88, %90
  %92 = shl i64 %71, 1
  %93 = shl i64 %92, 62
  %94 = lshr i64 %70, 1
  %95 = or i64 %94, %93
  %96 = lshr i64 %71, 1
  %left = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %97 = insertvalue { i64, i64 } poison, i64 %91, 0
  %98 = insertvalue { i64, i64 } %97, i64 %87, 1
  ret { i64, i64 } %98
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.sdiv.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
  %3 = extractvalue { i64, i64 } %0, 0
  %4 = extractvalue { i64, i64 } %0, 1
  %5 = extractvalue { i64, i64 } %1, 0
  %6 = extractvalue { i64, i64 } %1, 1
  %7 = ashr i64 %4, 63
  %8 = shl i64 %7, 1
  %9 = lshr i64 %4, 63
  %10 = or i64 %9, %8
  %11 = shl i64 %7, 1
  %12 = lshr i64 %7, 63
  %13 = or i64 %12, %11
  %14 = ashr i64 %6, 63
  %15 = shl i64 %14, 1
  %16 = lshr i64 %6, 63
  %17 = or i64 %16, %15
  %18 = shl i64 %14, 1
  %19 = lshr i64 %14, 63
  %20 = or i64 %19, %18
  %21 = xor i64 %3, %10
  %22 = xor i64 %4, %13
  %23 = xor i64 %5, %17
  %24 = xor i64 %6, %20
  %25 = sub i64 %21, %10
  %26 = icmp ult i64 %21, %10
  %27 = sub i64 %22, %13
  %28 = zext i1 %26 to i64
  %29 = sub i64 %27, %28
  %30 = sub i64 %23, %17
  %31 = icmp ult i64 %23, %17
  %32 = sub i64 %24, %20
  %33 = zext i1 %31 to i64
  %34 = sub i64 %32, %33
  %35 = insertvalue { i64, i64 } poison, i64 %25, 0
  %36 = insertvalue { i64, i64 } %35, i64 %29, 1
  %37 = insertvalue { i64, i64 } poison, i64 %30, 0
  %38 = insertvalue { i64, i64 } %37, i64 %34, 1
  %abs = call { i64, i64 } @hipspv.udiv.i128({ i64, i64 } %36, { i64, i64 } %38)
  %39 = extractvalue { i64, i64 } %abs, 0
  %40 = extractvalue { i64, i64 } %abs, 1
  %41 = xor i64 %10, %17
  %42 = xor i64 %13, %20
  %43 = xor i64 %39, %41
  %44 = xor i64 %40, %42
  %45 = sub i64 %43, %41
  %46 = icmp ult i64 %43, %41
  %47 = sub i64 %44, %42
  %48 = zext i1 %46 to i64
  %49 = sub i64 %47, %48
  %50 = insertvalue { i64, i64 } poison, i64 %45, 0
  %51 = insertvalue { i64, i64 } %50, i64 %49, 1
  ret { i64, i64 } %51
}

; Function Attrs: noinline
define internal { i64, i64 } @hipspv.urem.i128({ i64, i64 } %0, { i64, i64 } %1) #5 {
entry:
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = extractvalue { i64, i64 } %1, 0
  %5 = extractvalue { i64, i64 } %1, 1
  %6 = or i64 %3, %5
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %short, label %wide

short:                                            ; preds = %entry
  %result64 = urem i64 %2, %4
  %8 = insertvalue { i64, i64 } poison, i64 %result64, 0
  %9 = insertvalue { i64, i64 } %8, i64 0, 1
  ret { i64, i64 } %9

wide:                                             ; preds = %entry
  %10 = icmp ult i64 %2, %4
  %11 = icmp ult i64 %3, %5
  %12 = icmp eq i64 %3, %5
  %13 = and i1 %12, %10
  %14 = or i1 %11, %13
  br i1 %14, label %zero, label %large

zero:                                             ; preds = %wide
  ret { i64, i64 } %0

large:                                            ; preds = %wide
  %15 = shl i64 %5, 1
  %16 = shl i64 %15, 31
  %17 = lshr i64 %4, 32
  %18 = or i64 %17, %16
  %19 = lshr i64 %5, 32
  %20 = or i64 %18, %19
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %digits, label %bits

digits:                                           ; preds = %large
  br label %digit

digit:                                            ; preds = %digit, %digits
  %d.i = phi i32 [ 4, %digits ], [ %d.left, %digit ]
  %22 = phi i64 [ %2, %digits ], [ %29, %digit ]
  %23 = phi i64 [ %3, %digits ], [ %28, %digit ]
  %d.remainder = phi i64 [ 0, %digits ], [ %d.rest, %digit ]
  %24 = lshr i64 %23, 32
  %d.up = shl i64 %d.remainder, 32
  %d.dividend = or i64 %d.up, %24
  %d.rest = urem i64 %d.dividend, %4
  %25 = lshr i64 %22, 1
  %26 = lshr i64 %25, 31
  %27 = shl i64 %23, 32
  %28 = or i64 %27, %26
  %29 = shl i64 %22, 32
  %d.left = sub i32 %d.i, 1
  %d.done = icmp eq i32 %d.left, 0
  br i1 %d.done, label %digits.exit, label %digit

digits.exit:                                      ; preds = %digit
  %30 = insertvalue { i64, i64 } poison, i64 %d.rest, 0
  %31 = insertvalue { i64, i64 } %30, i64 0, 1
  ret { i64, i64 } %31

bits:                                             ; preds = %large
  %32 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %33 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %34 = add i64 %32, 64
  %35 = icmp eq i64 %3, 0
  %36 = select i1 %35, i64 %34, i64 %33
  %37 = call i64 @llvm.ctlz.i64(i64 %4, i1 false)
  %38 = call i64 @llvm.ctlz.i64(i64 %5, i1 false)
  %39 = add i64 %37, 64
  %40 = icmp eq i64 %5, 0
  %41 = select i1 %40, i64 %39, i64 %38
  %42 = sub i64 %41, %36
  %43 = lshr i64 %42, 6
  %44 = icmp eq i64 %43, 0
  %45 = select i1 %44, i64 %5, i64 0
  %46 = select i1 %44, i64 %4, i64 0
  %47 = icmp eq i64 %43, 1
  %48 = select i1 %47, i64 %4, i64 %45
  %49 = select i1 %47, i64 0, i64 %46
  %50 = and i64 %42, 63
  %51 = sub i64 63, %50
  %52 = lshr i64 %49, 1
  %53 = lshr i64 %52, %51
  %54 = shl i64 %48, %50
  %55 = or i64 %54, %53
  %56 = shl i64 %49, %50
  %57 = trunc i64 %42 to i32
  br label %loop

loop:                                             ; preds = %loop, %bits
  %i = phi i32 [ %57, %bits ], [ %left, %loop ]
  %58 = phi i64 [ %2, %bits ], [ %72, %loop ]
  %59 = phi i64 [ %3, %bits ], [ %73, %loop ]
  %60 = phi i64 [ %56, %bits ], [ %77, %loop ]
  %61 = phi i64 [ %55, %bits ], [ %78, %loop ]
  %62 = icmp ule i64 %60, %58
  %63 = icmp ult i64 %61, %59
  %64 = icmp eq i64 %61, %59
  %65 = and i1 %64, %62
  %66 = or i1 %63, %65
  %67 = sub i64 %58, %60
  %68 = icmp ult i64 %58, %60
  %69 = sub i64 %59, %61
  %70 = zext i1 %68 to i64
  %71 = sub i64 %69, %70
  %72 = select i1 %66, i64 %67, i64 %58
  %73 = select i1 %66, i64 %71, i64 %59
  %74 = shl i64 %61, 1
  %75 = shl i64 %74, 62
  %76 = lshr i64 %60, 1
  %77 = or i64 %76, %75
  %78 = lshr i64 %61, 1
  %left = sub i32 %i, 1
  %done = icmp eq i32 %i, 0
  br i1 %done, label %exit, label %loop

exit:                                             ; preds = %loop
  %79 = insertvalue { i64, i64 } poison, i64 %72, 0
  %80 = insertvalue { i64, i64 } %79, i64 %73, 1
  ret { i64, i64 } %80
}

define internal double @hipspv.uitofp.i128.double({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = icmp eq i64 %3, 0
  %near = uitofp i64 %2 to double
  %5 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %6 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %7 = add i64 %5, 64
  %8 = icmp eq i64 %3, 0
  %9 = select i1 %8, i64 %7, i64 %6
  %10 = lshr i64 %9, 6
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, i64 %3, i64 0
  %13 = select i1 %11, i64 %2, i64 0
  %14 = icmp eq i64 %10, 1
  %15 = select i1 %14, i64 %2, i64 %12
  %16 = select i1 %14, i64 0, i64 %13
  %17 = and i64 %9, 63
  %18 = sub i64 63, %17
  %19 = lshr i64 %16, 1
  %20 = lshr i64 %19, %18
  %21 = shl i64 %15, %17
  %22 = or i64 %21, %20
  %23 = shl i64 %16, %17
  %sticky = icmp ne i64 %23, 0
  %bit = zext i1 %sticky to i64
  %word = or i64 %22, %bit
  %value = uitofp i64 %word to double
  %e = sub i64 64, %9
  %biased = add i64 %e, 1023
  %bits = shl i64 %biased, 52
  %scale = bitcast i64 %bits to double
  %scaled = fmul double %value, %scale
  %huge = icmp sgt i64 %e, 960
  %far = select i1 %huge, double 0x7FF0000000000000, double %scaled
  %r = select i1 %4, double %near, double %far
  ret double %r
}

define internal double @hipspv.sitofp.i128.double({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = ashr i64 %3, 63
  %5 = shl i64 %4, 1
  %6 = lshr i64 %3, 63
  %7 = or i64 %6, %5
  %8 = shl i64 %4, 1
  %9 = lshr i64 %4, 63
  %10 = or i64 %9, %8
  %11 = xor i64 %2, %7
  %12 = xor i64 %3, %10
  %13 = sub i64 %11, %7
  %14 = icmp ult i64 %11, %7
  %15 = sub i64 %12, %10
  %16 = zext i1 %14 to i64
  %17 = sub i64 %15, %16
  %18 = insertvalue { i64, i64 } poison, i64 %13, 0
  %19 = insertvalue { i64, i64 } %18, i64 %17, 1
  %r.abs = call double @hipspv.uitofp.i128.double({ i64, i64 } %19)
  %minus = fneg double %r.abs
  %20 = icmp slt i64 %3, 0
  %r = select i1 %20, double %minus, double %r.abs
  ret double %r
}

define internal float @hipspv.uitofp.i128.float({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = icmp eq i64 %3, 0
  %near = uitofp i64 %2 to float
  %5 = call i64 @llvm.ctlz.i64(i64 %2, i1 false)
  %6 = call i64 @llvm.ctlz.i64(i64 %3, i1 false)
  %7 = add i64 %5, 64
  %8 = icmp eq i64 %3, 0
  %9 = select i1 %8, i64 %7, i64 %6
  %10 = lshr i64 %9, 6
  %11 = icmp eq i64 %10, 0
  %12 = select i1 %11, i64 %3, i64 0
  %13 = select i1 %11, i64 %2, i64 0
  %14 = icmp eq i64 %10, 1
  %15 = select i1 %14, i64 %2, i64 %12
  %16 = select i1 %14, i64 0, i64 %13
  %17 = and i64 %9, 63
  %18 = sub i64 63, %17
  %19 = lshr i64 %16, 1
  %20 = lshr i64 %19, %18
  %21 = shl i64 %15, %17
  %22 = or i64 %21, %20
  %23 = shl i64 %16, %17
  %sticky = icmp ne i64 %23, 0
  %bit = zext i1 %sticky to i64
  %word = or i64 %22, %bit
  %value = uitofp i64 %word to float
  %24 = trunc i64 %9 to i32
  %e = sub i32 64, %24
  %biased = add i32 %e, 127
  %bits = shl i32 %biased, 23
  %scale = bitcast i32 %bits to float
  %scaled = fmul float %value, %scale
  %huge = icmp sgt i32 %e, 64
  %far = select i1 %huge, float 0x7FF0000000000000, float %scaled
  %r = select i1 %4, float %near, float %far
  ret float %r
}

define internal float @hipspv.sitofp.i128.float({ i64, i64 } %0) {
  %2 = extractvalue { i64, i64 } %0, 0
  %3 = extractvalue { i64, i64 } %0, 1
  %4 = ashr i64 %3, 63
  %5 = shl i64 %4, 1
  %6 = lshr i64 %3, 63
  %7 = or i64 %6, %5
  %8 = shl i64 %4, 1
  %9 = lshr i64 %4, 63
  %10 = or i64 %9, %8
  %11 = xor i64 %2, %7
  %12 = xor i64 %3, %10
  %13 = sub i64 %11, %7
  %14 = icmp ult i64 %11, %7
  %15 = sub i64 %12, %10
  %16 = zext i1 %14 to i64
  %17 = sub i64 %15, %16
  %18 = insertvalue { i64, i64 } poison, i64 %13, 0
  %19 = insertvalue { i64, i64 } %18, i64 %17, 1
  %r.abs = call float @hipspv.uitofp.i128.float({ i64, i64 } %19)
  %minus = fneg float %r.abs
  %20 = icmp slt i64 %3, 0
  %r = select i1 %20, float %minus, float %r.abs
  ret float %r
}

define internal { i64, i64 } @hipspv.fptoui.i128.double(double %x) {
  %near = fptoui double %x to i64
  %bits = bitcast double %x to i64
  %shifted = lshr i64 %bits, 52
  %raw = and i64 %shifted, 2047
  %e = sub i64 %raw, 1023
  %low = and i64 %bits, 4503599627370495
  %full = or i64 %low, 4503599627370496
  %e.shift = sub i64 %e, 52
  %1 = lshr i64 %e.shift, 6
  %2 = icmp eq i64 %1, 0
  %3 = select i1 %2, i64 %full, i64 0
  %4 = icmp eq i64 %1, 1
  %5 = select i1 %4, i64 %full, i64 0
  %6 = select i1 %4, i64 0, i64 %3
  %7 = and i64 %e.shift, 63
  %8 = sub i64 63, %7
  %9 = lshr i64 %6, 1
  %10 = lshr i64 %9, %8
  %11 = shl i64 %5, %7
  %12 = or i64 %11, %10
  %13 = shl i64 %6, %7
  %is.far = icmp sge i64 %e, 63
  %14 = select i1 %is.far, i64 %13, i64 %near
  %15 = select i1 %is.far, i64 %12, i64 0
  %16 = insertvalue { i64, i64 } poison, i64 %14, 0
  %17 = insertvalue { i64, i64 } %16, i64 %15, 1
  ret { i64, i64 } %17
}

define internal { i64, i64 } @hipspv.fptosi.i128.double(double %x) {
  %bits = bitcast double %x to i64
  %negative = icmp slt i64 %bits, 0
  %abs.bits = and i64 %bits, 9223372036854775807
  %abs = bitcast i64 %abs.bits to double
  %n = call { i64, i64 } @hipspv.fptoui.i128.double(double %abs)
  %1 = extractvalue { i64, i64 } %n, 0
  %2 = extractvalue { i64, i64 } %n, 1
  %3 = sub i64 0, %1
  %4 = icmp ult i64 0, %1
  %5 = sub i64 0, %2
  %6 = zext i1 %4 to i64
  %7 = sub i64 %5, %6
  %8 = select i1 %negative, i64 %3, i64 %1
  %9 = select i1 %negative, i64 %7, i64 %2
  %10 = insertvalue { i64, i64 } poison, i64 %8, 0
  %11 = insertvalue { i64, i64 } %10, i64 %9, 1
  ret { i64, i64 } %11
}

define internal { i64, i64 } @hipspv.fptoui.i128.float(float %x) {
  %near = fptoui float %x to i64
  %bits = bitcast float %x to i32
  %shifted = lshr i32 %bits, 23
  %raw = and i32 %shifted, 255
  %e = sub i32 %raw, 127
  %low = and i32 %bits, 8388607
  %full = or i32 %low, 8388608
  %1 = zext i32 %full to i64
  %e.shift = sub i32 %e, 23
  %2 = zext i32 %e.shift to i64
  %3 = lshr i64 %2, 6
  %4 = icmp eq i64 %3, 0
  %5 = select i1 %4, i64 %1, i64 0
  %6 = icmp eq i64 %3, 1
  %7 = select i1 %6, i64 %1, i64 0
  %8 = select i1 %6, i64 0, i64 %5
  %9 = and i64 %2, 63
  %10 = sub i64 63, %9
  %11 = lshr i64 %8, 1
  %12 = lshr i64 %11, %10
  %13 = shl i64 %7, %9
  %14 = or i64 %13, %12
  %15 = shl i64 %8, %9
  %is.far = icmp sge i32 %e, 63
  %16 = select i1 %is.far, i64 %15, i64 %near
  %17 = select i1 %is.far, i64 %14, i64 0
  %18 = insertvalue { i64, i64 } poison, i64 %16, 0
  %19 = insertvalue { i64, i64 } %18, i64 %17, 1
  ret { i64, i64 } %19
}

declare spir_func i64 @_Z6mul_himm(i64, i64)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

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
!33 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !34)
!34 = distinct !DILocation(line: 78, column: 9, scope: !14)
!35 = !DILocation(line: 78, column: 3, scope: !14)
!36 = !DILocation(line: 78, column: 22, scope: !14)
!37 = !DILocation(line: 60, column: 55, scope: !38, inlinedAt: !39)
!38 = distinct !DISubprogram(name: "__syncthreads", scope: !20, file: !20, line: 60, type: !16, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = distinct !DILocation(line: 79, column: 3, scope: !14)
!40 = !DILocation(line: 80, column: 9, scope: !14)
!41 = !DILocation(line: 39, column: 208, scope: !27, inlinedAt: !42)
!42 = distinct !DILocation(line: 81, column: 60, scope: !14)
!43 = !DILocation(line: 81, column: 54, scope: !14)
!44 = !DILocation(line: 81, column: 78, scope: !14)
!45 = !DILocation(line: 82, column: 13, scope: !14)
!46 = !DILocation(line: 82, column: 57, scope: !14)
!47 = !DILocation(line: 82, column: 46, scope: !14)
!48 = !DILocation(line: 39, column: 35, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "calculate", scope: !15, file: !15, line: 37, type: !16, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 82, column: 3, scope: !14)
!51 = !DILocation(line: 40, column: 26, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 42, column: 28, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 42, column: 37, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 45, column: 17, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 45, column: 12, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 46, column: 17, scope: !49, inlinedAt: !50)
!57 = !DILocation(line: 46, column: 3, scope: !49, inlinedAt: !50)
!58 = !DILocation(line: 46, column: 12, scope: !49, inlinedAt: !50)
!59 = !DILocation(line: 47, column: 17, scope: !49, inlinedAt: !50)
!60 = !DILocation(line: 47, column: 3, scope: !49, inlinedAt: !50)
!61 = !DILocation(line: 47, column: 12, scope: !49, inlinedAt: !50)
!62 = !DILocation(line: 48, column: 17, scope: !49, inlinedAt: !50)
!63 = !DILocation(line: 48, column: 3, scope: !49, inlinedAt: !50)
!64 = !DILocation(line: 48, column: 12, scope: !49, inlinedAt: !50)
!65 = !DILocation(line: 49, column: 17, scope: !49, inlinedAt: !50)
!66 = !DILocation(line: 49, column: 3, scope: !49, inlinedAt: !50)
!67 = !DILocation(line: 49, column: 12, scope: !49, inlinedAt: !50)
!68 = !DILocation(line: 50, column: 14, scope: !49, inlinedAt: !50)
!69 = !DILocation(line: 50, column: 50, scope: !49, inlinedAt: !50)
!70 = !DILocation(line: 51, column: 50, scope: !49, inlinedAt: !50)
!71 = !DILocation(line: 51, column: 14, scope: !49, inlinedAt: !50)
!72 = !DILocation(line: 50, column: 12, scope: !49, inlinedAt: !50)
!73 = !DILocation(line: 50, column: 3, scope: !49, inlinedAt: !50)
!74 = !DILocation(line: 51, column: 3, scope: !49, inlinedAt: !50)
!75 = !DILocation(line: 51, column: 12, scope: !49, inlinedAt: !50)
!76 = !DILocation(line: 52, column: 17, scope: !49, inlinedAt: !50)
!77 = !DILocation(line: 52, column: 3, scope: !49, inlinedAt: !50)
!78 = !DILocation(line: 52, column: 12, scope: !49, inlinedAt: !50)
!79 = !DILocation(line: 53, column: 17, scope: !49, inlinedAt: !50)
!80 = !DILocation(line: 53, column: 3, scope: !49, inlinedAt: !50)
!81 = !DILocation(line: 53, column: 12, scope: !49, inlinedAt: !50)
!82 = !DILocation(line: 54, column: 34, scope: !49, inlinedAt: !50)
!83 = !DILocation(line: 54, column: 3, scope: !49, inlinedAt: !50)
!84 = !DILocation(line: 54, column: 12, scope: !49, inlinedAt: !50)
!85 = !DILocation(line: 55, column: 17, scope: !49, inlinedAt: !50)
!86 = !DILocation(line: 55, column: 3, scope: !49, inlinedAt: !50)
!87 = !DILocation(line: 55, column: 12, scope: !49, inlinedAt: !50)
!88 = !DILocation(line: 56, column: 17, scope: !49, inlinedAt: !50)
!89 = !DILocation(line: 56, column: 3, scope: !49, inlinedAt: !50)
!90 = !DILocation(line: 56, column: 12, scope: !49, inlinedAt: !50)
!91 = !DILocation(line: 57, column: 34, scope: !49, inlinedAt: !50)
!92 = !DILocation(line: 57, column: 3, scope: !49, inlinedAt: !50)
!93 = !DILocation(line: 57, column: 12, scope: !49, inlinedAt: !50)
!94 = !DILocation(line: 58, column: 17, scope: !49, inlinedAt: !50)
!95 = !DILocation(line: 58, column: 14, scope: !49, inlinedAt: !50)
!96 = !DILocation(line: 58, column: 28, scope: !49, inlinedAt: !50)
!97 = !DILocation(line: 58, column: 34, scope: !49, inlinedAt: !50)
!98 = !DILocation(line: 58, column: 22, scope: !49, inlinedAt: !50)
!99 = !DILocation(line: 58, column: 44, scope: !49, inlinedAt: !50)
!100 = !DILocation(line: 58, column: 50, scope: !49, inlinedAt: !50)
!101 = !DILocation(line: 58, column: 39, scope: !49, inlinedAt: !50)
!102 = !DILocation(line: 58, column: 66, scope: !49, inlinedAt: !50)
!103 = !DILocation(line: 58, column: 55, scope: !49, inlinedAt: !50)
!104 = !DILocation(line: 58, column: 3, scope: !49, inlinedAt: !50)
!105 = !DILocation(line: 58, column: 12, scope: !49, inlinedAt: !50)
!106 = !DILocation(line: 59, column: 42, scope: !49, inlinedAt: !50)
!107 = !DILocation(line: 18, column: 3, scope: !108, inlinedAt: !109)
!108 = distinct !DISubprogram(name: "bits_of", scope: !15, file: !15, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = distinct !DILocation(line: 59, column: 14, scope: !49, inlinedAt: !50)
!110 = !DILocation(line: 59, column: 3, scope: !49, inlinedAt: !50)
!111 = !DILocation(line: 59, column: 12, scope: !49, inlinedAt: !50)
!112 = !DILocation(line: 60, column: 41, scope: !49, inlinedAt: !50)
!113 = !DILocation(line: 24, column: 3, scope: !114, inlinedAt: !115)
!114 = distinct !DISubprogram(name: "bits_of", scope: !15, file: !15, line: 22, type: !16, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = distinct !DILocation(line: 60, column: 14, scope: !49, inlinedAt: !50)
!116 = !DILocation(line: 25, column: 10, scope: !114, inlinedAt: !115)
!117 = !DILocation(line: 60, column: 3, scope: !49, inlinedAt: !50)
!118 = !DILocation(line: 60, column: 12, scope: !49, inlinedAt: !50)
!119 = !DILocation(line: 61, column: 42, scope: !49, inlinedAt: !50)
!120 = !DILocation(line: 18, column: 3, scope: !108, inlinedAt: !121)
!121 = distinct !DILocation(line: 61, column: 14, scope: !49, inlinedAt: !50)
!122 = !DILocation(line: 61, column: 3, scope: !49, inlinedAt: !50)
!123 = !DILocation(line: 61, column: 12, scope: !49, inlinedAt: !50)
!124 = !DILocation(line: 62, column: 72, scope: !49, inlinedAt: !50)
!125 = !DILocation(line: 62, column: 70, scope: !49, inlinedAt: !50)
!126 = !DILocation(line: 62, column: 50, scope: !49, inlinedAt: !50)
!127 = !DILocation(line: 62, column: 3, scope: !49, inlinedAt: !50)
!128 = !DILocation(line: 62, column: 12, scope: !49, inlinedAt: !50)
!129 = !DILocation(line: 63, column: 54, scope: !49, inlinedAt: !50)
!130 = !DILocation(line: 63, column: 51, scope: !49, inlinedAt: !50)
!131 = !DILocation(line: 63, column: 32, scope: !49, inlinedAt: !50)
!132 = !DILocation(line: 63, column: 3, scope: !49, inlinedAt: !50)
!133 = !DILocation(line: 63, column: 12, scope: !49, inlinedAt: !50)
!134 = !DILocation(line: 64, column: 14, scope: !49, inlinedAt: !50)
!135 = !DILocation(line: 64, column: 3, scope: !49, inlinedAt: !50)
!136 = !DILocation(line: 64, column: 12, scope: !49, inlinedAt: !50)
!137 = !DILocation(line: 65, column: 64, scope: !49, inlinedAt: !50)
!138 = !DILocation(line: 65, column: 44, scope: !49, inlinedAt: !50)
!139 = !DILocation(line: 65, column: 94, scope: !49, inlinedAt: !50)
!140 = !DILocation(line: 65, column: 74, scope: !49, inlinedAt: !50)
!141 = !DILocation(line: 65, column: 3, scope: !49, inlinedAt: !50)
!142 = !DILocation(line: 65, column: 12, scope: !49, inlinedAt: !50)
!143 = !DILocation(line: 66, column: 38, scope: !49, inlinedAt: !50)
!144 = !DILocation(line: 66, column: 45, scope: !49, inlinedAt: !50)
!145 = !DILocation(line: 0, scope: !146, inlinedAt: !147)
!146 = distinct !DISubprogram(name: "power", scope: !15, file: !15, line: 28, type: !16, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = distinct !DILocation(line: 66, column: 14, scope: !49, inlinedAt: !50)
!148 = !DILocation(line: 32, column: 17, scope: !146, inlinedAt: !147)
!149 = !DILocation(line: 31, column: 39, scope: !146, inlinedAt: !147)
!150 = !DILocation(line: 31, column: 46, scope: !146, inlinedAt: !147)
!151 = !DILocation(line: 66, column: 3, scope: !49, inlinedAt: !50)
!152 = !DILocation(line: 66, column: 12, scope: !49, inlinedAt: !50)
!153 = !DILocation(line: 67, column: 56, scope: !49, inlinedAt: !50)
!154 = !DILocation(line: 67, column: 3, scope: !49, inlinedAt: !50)
!155 = !DILocation(line: 67, column: 12, scope: !49, inlinedAt: !50)
!156 = !DILocation(line: 68, column: 3, scope: !49, inlinedAt: !50)
!157 = !DILocation(line: 68, column: 12, scope: !49, inlinedAt: !50)
!158 = !DILocation(line: 69, column: 14, scope: !49, inlinedAt: !50)
!159 = !DILocation(line: 69, column: 3, scope: !49, inlinedAt: !50)
!160 = !DILocation(line: 69, column: 12, scope: !49, inlinedAt: !50)
!161 = !DILocation(line: 71, column: 21, scope: !49, inlinedAt: !50)
!162 = !DILocation(line: 71, column: 3, scope: !49, inlinedAt: !50)
!163 = !DILocation(line: 71, column: 52, scope: !49, inlinedAt: !50)
!164 = !DILocation(line: 71, column: 61, scope: !49, inlinedAt: !50)
!165 = !DILocation(line: 71, column: 59, scope: !49, inlinedAt: !50)
!166 = !DILocation(line: 71, column: 74, scope: !49, inlinedAt: !50)
!167 = !DILocation(line: 71, column: 56, scope: !49, inlinedAt: !50)
!168 = !DILocation(line: 71, column: 33, scope: !49, inlinedAt: !50)
!169 = distinct !{!169, !162, !170, !171}
!170 = !DILocation(line: 71, column: 76, scope: !49, inlinedAt: !50)
!171 = !{!"llvm.loop.mustprogress"}
!172 = !DILocation(line: 0, scope: !49, inlinedAt: !50)
!173 = !DILocation(line: 72, column: 3, scope: !49, inlinedAt: !50)
!174 = !DILocation(line: 72, column: 12, scope: !49, inlinedAt: !50)
!175 = !DILocation(line: 83, column: 1, scope: !14)
