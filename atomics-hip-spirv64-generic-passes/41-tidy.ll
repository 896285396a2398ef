; ModuleID = '<memory>'
source_filename = "tests/programs/atomics.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Cells = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, float, i32, i32 }

@_ZZ9in_sharedP5CellsE4mine = internal addrspace(3) global %struct.Cells undef, align 8

; Function Attrs: nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10initialiseP5Cells(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !13 {
  store i32 0, ptr addrspace(1) %0, align 8, !dbg !17, !tbaa !9
  %.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !17
  store i32 0, ptr addrspace(1) %.sroa.4.0..sroa_idx.i, align 4, !dbg !17, !tbaa !9
  %.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8, !dbg !17
  store i32 100000, ptr addrspace(1) %.sroa.5.0..sroa_idx.i, align 8, !dbg !17, !tbaa !9
  %.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12, !dbg !17
  store i32 -100000, ptr addrspace(1) %.sroa.6.0..sroa_idx.i, align 4, !dbg !17, !tbaa !9
  %.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16, !dbg !17
  store i32 -1, ptr addrspace(1) %.sroa.7.0..sroa_idx.i, align 8, !dbg !17, !tbaa !9
  %.sroa.8.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20, !dbg !17
  store i32 -1, ptr addrspace(1) %.sroa.8.0..sroa_idx.i, align 4, !dbg !17, !tbaa !9
  %.sroa.9.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24, !dbg !17
  %.sroa.13.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40, !dbg !17
  br label %loop.i, !dbg !17

loop.i:                                           ; preds = %loop.i, %1
  %i.i = phi i64 [ 0, %1 ], [ %next.i, %loop.i ], !dbg !17
  %target.i = getelementptr inbounds i64, ptr addrspace(1) %.sroa.9.0..sroa_idx.i, i64 %i.i, !dbg !17
  store i64 0, ptr addrspace(1) %target.i, align 8, !dbg !17
  %next.i = add i64 %i.i, 1, !dbg !17
  %more.i = icmp ult i64 %next.i, 2, !dbg !17
  br i1 %more.i, label %loop.i, label %hipspv.memset.p1.p0.i64.exit, !dbg !17

hipspv.memset.p1.p0.i64.exit:                     ; preds = %loop.i
  store i32 -1, ptr addrspace(1) %.sroa.13.0..sroa_idx.i, align 8, !dbg !17, !tbaa !9
  %.sroa.141.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48, !dbg !17
  store i64 5, ptr addrspace(1) %.sroa.141.0..sroa_idx.i, align 8, !dbg !17, !tbaa !20
  %.sroa.15.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56, !dbg !17
  br label %loop.i2, !dbg !17

loop.i2:                                          ; preds = %loop.i2, %hipspv.memset.p1.p0.i64.exit
  %i.i3 = phi i64 [ 0, %hipspv.memset.p1.p0.i64.exit ], [ %next.i5, %loop.i2 ], !dbg !17
  %target.i4 = getelementptr inbounds i32, ptr addrspace(1) %.sroa.15.0..sroa_idx.i, i64 %i.i3, !dbg !17
  store i32 0, ptr addrspace(1) %target.i4, align 4, !dbg !17
  %next.i5 = add i64 %i.i3, 1, !dbg !17
  %more.i6 = icmp ult i64 %next.i5, 5, !dbg !17
  br i1 %more.i6, label %loop.i2, label %hipspv.memset.p1.p0.i32.exit, !dbg !17

hipspv.memset.p1.p0.i32.exit:                     ; preds = %loop.i2
  ret void, !dbg !22
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9in_globalP5CellsPiS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #1 !dbg !23 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6, !dbg !24
  %5 = trunc i64 %4 to i32, !dbg !24
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6, !dbg !28
  %7 = trunc i64 %6 to i32, !dbg !28
  %8 = mul i32 %7, %5, !dbg !31
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !32
  %10 = trunc i64 %9 to i32, !dbg !32
  %11 = add i32 %8, %10, !dbg !35
  %12 = atomicrmw add ptr addrspace(1) %0, i32 %11 syncscope("device") monotonic, align 4, !dbg !36
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !44
  %14 = sub nsw i32 0, %11, !dbg !45
  %15 = atomicrmw add ptr addrspace(1) %13, i32 %14 syncscope("device") monotonic, align 4, !dbg !48
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8, !dbg !51
  %17 = sub nsw i32 1000, %11, !dbg !52
  %18 = atomicrmw min ptr addrspace(1) %16, i32 %17 syncscope("device") monotonic, align 4, !dbg !53
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12, !dbg !58
  %20 = add nsw i32 %11, -700, !dbg !59
  %21 = atomicrmw max ptr addrspace(1) %19, i32 %20 syncscope("device") monotonic, align 4, !dbg !60
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40, !dbg !65
  %23 = sub i32 -294967296, %11, !dbg !66
  %24 = atomicrmw umin ptr addrspace(1) %22, i32 %23 syncscope("device") monotonic, align 4, !dbg !67
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20, !dbg !72
  %26 = srem i32 %11, 5, !dbg !73
  %27 = shl nuw nsw i32 1, %26, !dbg !74
  %28 = xor i32 %27, -1, !dbg !75
  %29 = atomicrmw and ptr addrspace(1) %25, i32 %28 syncscope("device") monotonic, align 4, !dbg !76
  %30 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24, !dbg !79
  %31 = srem i32 %11, 7, !dbg !80
  %32 = shl nuw nsw i32 1, %31, !dbg !81
  %33 = atomicrmw or ptr addrspace(1) %30, i32 %32 syncscope("device") monotonic, align 4, !dbg !82
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28, !dbg !85
  %35 = srem i32 %11, 11, !dbg !86
  %36 = shl nuw nsw i32 1, %35, !dbg !87
  %37 = atomicrmw xor ptr addrspace(1) %34, i32 %36 syncscope("device") monotonic, align 4, !dbg !88
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32, !dbg !91
  %39 = addrspacecast ptr addrspace(1) %38 to ptr addrspace(4)
  %40 = load volatile i32, ptr addrspace(4) %39, align 4, !dbg !92, !tbaa !9
  br label %41, !dbg !97

41:                                               ; preds = %41, %3
  %.0.i.i.i = phi i32 [ %40, %3 ], [ %47, %41 ], !dbg !98
  %42 = icmp ugt i32 %.0.i.i.i, 98, !dbg !99
  %43 = add nuw nsw i32 %.0.i.i.i, 1, !dbg !102
  %44 = select i1 %42, i32 0, i32 %43, !dbg !102
  %45 = cmpxchg ptr addrspace(1) %38, i32 %.0.i.i.i, i32 %44 syncscope("device") monotonic monotonic, align 4, !dbg !103
  %46 = extractvalue { i32, i1 } %45, 1, !dbg !103
  %47 = extractvalue { i32, i1 } %45, 0
  br i1 %46, label %_Z9atomicIncIjEjPjj.exit.i, label %41, !dbg !104, !llvm.loop !105

_Z9atomicIncIjEjPjj.exit.i:                       ; preds = %41
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36, !dbg !108
  %49 = addrspacecast ptr addrspace(1) %48 to ptr addrspace(4)
  %50 = load volatile i32, ptr addrspace(4) %49, align 4, !dbg !109, !tbaa !9
  br label %51, !dbg !114

51:                                               ; preds = %51, %_Z9atomicIncIjEjPjj.exit.i
  %.0.i.i28.i = phi i32 [ %50, %_Z9atomicIncIjEjPjj.exit.i ], [ %57, %51 ], !dbg !115
  %52 = add i32 %.0.i.i28.i, -100, !dbg !116
  %or.cond.i.i.i.i = icmp ult i32 %52, -99, !dbg !116
  %53 = add nsw i32 %.0.i.i28.i, -1, !dbg !116
  %54 = select i1 %or.cond.i.i.i.i, i32 99, i32 %53, !dbg !116
  %55 = cmpxchg ptr addrspace(1) %48, i32 %.0.i.i28.i, i32 %54 syncscope("device") monotonic monotonic, align 4, !dbg !119
  %56 = extractvalue { i32, i1 } %55, 1, !dbg !119
  %57 = extractvalue { i32, i1 } %55, 0
  br i1 %56, label %_Z9atomicDecIjEjPjj.exit.i, label %51, !dbg !120, !llvm.loop !121

_Z9atomicDecIjEjPjj.exit.i:                       ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48, !dbg !123
  %59 = atomicrmw add ptr addrspace(1) %58, i64 8589934592 syncscope("device") monotonic, align 8, !dbg !124
  %60 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56, !dbg !129
  %61 = zext i32 %11 to i64, !dbg !130
  %62 = shl i64 %61, 35, !dbg !131
  %63 = atomicrmw umax ptr addrspace(1) %60, i64 %62 syncscope("device") monotonic, align 8, !dbg !132
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64, !dbg !137
  %65 = addrspacecast ptr addrspace(1) %64 to ptr addrspace(4)
  %66 = load volatile i32, ptr addrspace(4) %65, align 4, !dbg !138, !tbaa !9
  br label %67, !dbg !145

67:                                               ; preds = %67, %_Z9atomicDecIjEjPjj.exit.i
  %.0.i.i.i.i = phi i32 [ %66, %_Z9atomicDecIjEjPjj.exit.i ], [ %73, %67 ], !dbg !146
  %68 = bitcast i32 %.0.i.i.i.i to float, !dbg !147
  %69 = fadd contract float %68, 2.500000e-01, !dbg !148
  %70 = bitcast float %69 to i32, !dbg !151
  %71 = cmpxchg ptr addrspace(1) %64, i32 %.0.i.i.i.i, i32 %70 syncscope("device") monotonic monotonic, align 4, !dbg !152
  %72 = extractvalue { i32, i1 } %71, 1, !dbg !152
  %73 = extractvalue { i32, i1 } %71, 0
  br i1 %72, label %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i, label %67, !dbg !153, !llvm.loop !154

_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i: ; preds = %67
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68, !dbg !156
  %75 = load i32, ptr addrspace(1) %74, align 4, !dbg !156, !tbaa !157
  br label %76, !dbg !160

76:                                               ; preds = %76, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i
  %.0.i = phi i32 [ %75, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i ], [ %79, %76 ], !dbg !161
  %77 = add nsw i32 %.0.i, 2, !dbg !162
  %78 = cmpxchg ptr addrspace(1) %74, i32 %.0.i, i32 %77 syncscope("device") monotonic monotonic, align 4, !dbg !163
  %79 = extractvalue { i32, i1 } %78, 0
  %.not.i = extractvalue { i32, i1 } %78, 1, !dbg !166
  br i1 %.not.i, label %_Z6updateP5Cellsi.exit, label %76, !dbg !167, !llvm.loop !168

_Z6updateP5Cellsi.exit:                           ; preds = %76
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72, !dbg !170
  %81 = atomicrmw add ptr addrspace(1) %80, i32 1 syncscope("device") monotonic, align 4, !dbg !171
  %82 = sext i32 %11 to i64, !dbg !174
  %83 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %82, !dbg !174
  store i32 %81, ptr addrspace(1) %83, align 4, !dbg !175, !tbaa !9
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16, !dbg !176
  %85 = atomicrmw xchg ptr addrspace(1) %84, i32 %11 syncscope("device") monotonic, align 4, !dbg !177
  %86 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %82, !dbg !180
  store i32 %85, ptr addrspace(1) %86, align 4, !dbg !181, !tbaa !9
  ret void, !dbg !182
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z9in_sharedP5Cells(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #2 !dbg !183 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !184
  %3 = and i64 %2, 4294967295, !dbg !186
  %4 = icmp eq i64 %3, 0, !dbg !186
  br i1 %4, label %5, label %6, !dbg !186

5:                                                ; preds = %1
  store i32 0, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, align 8, !dbg !187, !tbaa !9
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 4), align 4, !dbg !187, !tbaa !9
  store i32 100000, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 8), align 8, !dbg !187, !tbaa !9
  store i32 -100000, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 12), align 4, !dbg !187, !tbaa !9
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 16), align 8, !dbg !187, !tbaa !9
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 20), align 4, !dbg !187, !tbaa !9
  br label %loop.i, !dbg !187

loop.i:                                           ; preds = %loop.i, %5
  %i.i = phi i64 [ 0, %5 ], [ %next.i, %loop.i ], !dbg !187
  %target.i = getelementptr inbounds i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 24), i64 %i.i, !dbg !187
  store i64 0, ptr addrspace(3) %target.i, align 8, !dbg !187
  %next.i = add i64 %i.i, 1, !dbg !187
  %more.i = icmp ult i64 %next.i, 2, !dbg !187
  br i1 %more.i, label %loop.i, label %hipspv.memset.p3.p0.i64.exit, !dbg !187

hipspv.memset.p3.p0.i64.exit:                     ; preds = %loop.i
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 40), align 8, !dbg !187, !tbaa !9
  store i64 5, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 48), align 8, !dbg !187, !tbaa !20
  br label %loop.i2, !dbg !187

loop.i2:                                          ; preds = %loop.i2, %hipspv.memset.p3.p0.i64.exit
  %i.i3 = phi i64 [ 0, %hipspv.memset.p3.p0.i64.exit ], [ %next.i5, %loop.i2 ], !dbg !187
  %target.i4 = getelementptr inbounds i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 56), i64 %i.i3, !dbg !187
  store i32 0, ptr addrspace(3) %target.i4, align 4, !dbg !187
  %next.i5 = add i64 %i.i3, 1, !dbg !187
  %more.i6 = icmp ult i64 %next.i5, 5, !dbg !187
  br i1 %more.i6, label %loop.i2, label %hipspv.memset.p3.p0.i32.exit, !dbg !187

hipspv.memset.p3.p0.i32.exit:                     ; preds = %loop.i2
  br label %6, !dbg !189

6:                                                ; preds = %hipspv.memset.p3.p0.i32.exit, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !190
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !193
  %8 = trunc i64 %7 to i32, !dbg !193
  %9 = atomicrmw add ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i32 %8 syncscope("device") monotonic, align 4, !dbg !195
  %10 = sub nsw i32 0, %8, !dbg !199
  %11 = atomicrmw add ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 4), i32 %10 syncscope("device") monotonic, align 4, !dbg !201
  %12 = sub nsw i32 1000, %8, !dbg !204
  %13 = atomicrmw min ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 8), i32 %12 syncscope("device") monotonic, align 4, !dbg !205
  %14 = add nsw i32 %8, -700, !dbg !208
  %15 = atomicrmw max ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 12), i32 %14 syncscope("device") monotonic, align 4, !dbg !209
  %16 = sub i32 -294967296, %8, !dbg !212
  %17 = atomicrmw umin ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 40), i32 %16 syncscope("device") monotonic, align 4, !dbg !213
  %18 = srem i32 %8, 5, !dbg !216
  %19 = shl nuw nsw i32 1, %18, !dbg !217
  %20 = xor i32 %19, -1, !dbg !218
  %21 = atomicrmw and ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 20), i32 %20 syncscope("device") monotonic, align 4, !dbg !219
  %22 = srem i32 %8, 7, !dbg !221
  %23 = shl nuw nsw i32 1, %22, !dbg !222
  %24 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 24), i32 %23 syncscope("device") monotonic, align 4, !dbg !223
  %25 = srem i32 %8, 11, !dbg !225
  %26 = shl nuw nsw i32 1, %25, !dbg !226
  %27 = atomicrmw xor ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 28), i32 %26 syncscope("device") monotonic, align 4, !dbg !227
  %28 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 32) to ptr addrspace(4)), align 4, !dbg !229, !tbaa !9
  br label %29, !dbg !232

29:                                               ; preds = %29, %6
  %.0.i.i.i = phi i32 [ %28, %6 ], [ %35, %29 ], !dbg !233
  %30 = icmp ugt i32 %.0.i.i.i, 98, !dbg !234
  %31 = add nuw nsw i32 %.0.i.i.i, 1, !dbg !236
  %32 = select i1 %30, i32 0, i32 %31, !dbg !236
  %33 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 32), i32 %.0.i.i.i, i32 %32 syncscope("device") monotonic monotonic, align 4, !dbg !237
  %34 = extractvalue { i32, i1 } %33, 1, !dbg !237
  %35 = extractvalue { i32, i1 } %33, 0
  br i1 %34, label %_Z9atomicIncIjEjPjj.exit.i, label %29, !dbg !238, !llvm.loop !239

_Z9atomicIncIjEjPjj.exit.i:                       ; preds = %29
  %36 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 36) to ptr addrspace(4)), align 4, !dbg !241, !tbaa !9
  br label %37, !dbg !244

37:                                               ; preds = %37, %_Z9atomicIncIjEjPjj.exit.i
  %.0.i.i28.i = phi i32 [ %36, %_Z9atomicIncIjEjPjj.exit.i ], [ %43, %37 ], !dbg !245
  %38 = add i32 %.0.i.i28.i, -100, !dbg !246
  %or.cond.i.i.i.i = icmp ult i32 %38, -99, !dbg !246
  %39 = add nsw i32 %.0.i.i28.i, -1, !dbg !246
  %40 = select i1 %or.cond.i.i.i.i, i32 99, i32 %39, !dbg !246
  %41 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 36), i32 %.0.i.i28.i, i32 %40 syncscope("device") monotonic monotonic, align 4, !dbg !248
  %42 = extractvalue { i32, i1 } %41, 1, !dbg !248
  %43 = extractvalue { i32, i1 } %41, 0
  br i1 %42, label %_Z9atomicDecIjEjPjj.exit.i, label %37, !dbg !249, !llvm.loop !250

_Z9atomicDecIjEjPjj.exit.i:                       ; preds = %37
  %44 = atomicrmw add ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 48), i64 8589934592 syncscope("device") monotonic, align 8, !dbg !252
  %45 = shl i64 %7, 35, !dbg !255
  %46 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 56), i64 %45 syncscope("device") monotonic, align 8, !dbg !256
  %47 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 64) to ptr addrspace(4)), align 4, !dbg !259, !tbaa !9
  br label %48, !dbg !263

48:                                               ; preds = %48, %_Z9atomicDecIjEjPjj.exit.i
  %.0.i.i.i.i = phi i32 [ %47, %_Z9atomicDecIjEjPjj.exit.i ], [ %54, %48 ], !dbg !264
  %49 = bitcast i32 %.0.i.i.i.i to float, !dbg !265
  %50 = fadd contract float %49, 2.500000e-01, !dbg !266
  %51 = bitcast float %50 to i32, !dbg !268
  %52 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 64), i32 %.0.i.i.i.i, i32 %51 syncscope("device") monotonic monotonic, align 4, !dbg !269
  %53 = extractvalue { i32, i1 } %52, 1, !dbg !269
  %54 = extractvalue { i32, i1 } %52, 0
  br i1 %53, label %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i, label %48, !dbg !270, !llvm.loop !271

_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i: ; preds = %48
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 68), align 4, !dbg !273, !tbaa !157
  br label %56, !dbg !274

56:                                               ; preds = %56, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i
  %.0.i = phi i32 [ %55, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i ], [ %59, %56 ], !dbg !275
  %57 = add nsw i32 %.0.i, 2, !dbg !276
  %58 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 68), i32 %.0.i, i32 %57 syncscope("device") monotonic monotonic, align 4, !dbg !277
  %59 = extractvalue { i32, i1 } %58, 0
  %.not.i = extractvalue { i32, i1 } %58, 1, !dbg !279
  br i1 %.not.i, label %_Z6updateP5Cellsi.exit, label %56, !dbg !280, !llvm.loop !281

_Z6updateP5Cellsi.exit:                           ; preds = %56
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !283
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !285
  %61 = and i64 %60, 4294967295, !dbg !287
  %62 = icmp eq i64 %61, 0, !dbg !287
  br i1 %62, label %63, label %64, !dbg !287

63:                                               ; preds = %_Z6updateP5Cellsi.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 8 dereferenceable(80) %0, ptr addrspace(3) noundef align 8 dereferenceable(80) @_ZZ9in_sharedP5CellsE4mine, i64 80, i1 false), !dbg !288, !tbaa.struct !289
  br label %64, !dbg !291

64:                                               ; preds = %63, %_Z6updateP5Cellsi.exit
  ret void, !dbg !292
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noalias writeonly captures(none), ptr addrspace(3) noalias readonly captures(none), i64, i1 immarg) #5

attributes #0 = { nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!13 = distinct !DISubprogram(name: "initialise", scope: !14, file: !14, line: 43, type: !15, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomics.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 6, scope: !18, inlinedAt: !19)
!18 = distinct !DISubprogram(name: "start", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = distinct !DILocation(line: 43, column: 53, scope: !13)
!20 = !{!21, !21, i64 0}
!21 = !{!"long long", !11, i64 0}
!22 = !DILocation(line: 43, column: 63, scope: !13)
!23 = distinct !DISubprogram(name: "in_global", scope: !14, file: !14, line: 45, type: !15, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 40, column: 207, scope: !25, inlinedAt: !27)
!25 = distinct !DISubprogram(name: "__get_x", scope: !26, file: !26, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!26 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!27 = distinct !DILocation(line: 46, column: 17, scope: !23)
!28 = !DILocation(line: 41, column: 207, scope: !29, inlinedAt: !30)
!29 = distinct !DISubprogram(name: "__get_x", scope: !26, file: !26, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!30 = distinct !DILocation(line: 46, column: 30, scope: !23)
!31 = !DILocation(line: 46, column: 28, scope: !23)
!32 = !DILocation(line: 39, column: 208, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "__get_x", scope: !26, file: !26, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 46, column: 43, scope: !23)
!35 = !DILocation(line: 46, column: 41, scope: !23)
!36 = !DILocation(line: 82, column: 12, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "add", scope: !38, file: !38, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!38 = !DIFile(filename: "hipspv/include/hip/spirv_detail/atomic.h", directory: "/work/main")
!39 = distinct !DILocation(line: 154, column: 119, scope: !40, inlinedAt: !41)
!40 = distinct !DISubprogram(name: "atomicAdd<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!41 = distinct !DILocation(line: 18, column: 3, scope: !42, inlinedAt: !43)
!42 = distinct !DISubprogram(name: "update", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = distinct !DILocation(line: 47, column: 3, scope: !23)
!44 = !DILocation(line: 19, column: 17, scope: !42, inlinedAt: !43)
!45 = !DILocation(line: 154, column: 1586, scope: !46, inlinedAt: !47)
!46 = distinct !DISubprogram(name: "atomicSub<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = distinct !DILocation(line: 19, column: 3, scope: !42, inlinedAt: !43)
!48 = !DILocation(line: 82, column: 12, scope: !37, inlinedAt: !49)
!49 = distinct !DILocation(line: 154, column: 119, scope: !40, inlinedAt: !50)
!50 = distinct !DILocation(line: 154, column: 1550, scope: !46, inlinedAt: !47)
!51 = !DILocation(line: 20, column: 17, scope: !42, inlinedAt: !43)
!52 = !DILocation(line: 20, column: 29, scope: !42, inlinedAt: !43)
!53 = !DILocation(line: 85, column: 12, scope: !54, inlinedAt: !55)
!54 = distinct !DISubprogram(name: "min", scope: !38, file: !38, line: 84, type: !15, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!55 = distinct !DILocation(line: 154, column: 284, scope: !56, inlinedAt: !57)
!56 = distinct !DISubprogram(name: "atomicMin<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = distinct !DILocation(line: 20, column: 3, scope: !42, inlinedAt: !43)
!58 = !DILocation(line: 21, column: 17, scope: !42, inlinedAt: !43)
!59 = !DILocation(line: 21, column: 25, scope: !42, inlinedAt: !43)
!60 = !DILocation(line: 88, column: 12, scope: !61, inlinedAt: !62)
!61 = distinct !DISubprogram(name: "max", scope: !38, file: !38, line: 87, type: !15, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!62 = distinct !DILocation(line: 154, column: 449, scope: !63, inlinedAt: !64)
!63 = distinct !DISubprogram(name: "atomicMax<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = distinct !DILocation(line: 21, column: 3, scope: !42, inlinedAt: !43)
!65 = !DILocation(line: 22, column: 17, scope: !42, inlinedAt: !43)
!66 = !DILocation(line: 22, column: 45, scope: !42, inlinedAt: !43)
!67 = !DILocation(line: 85, column: 12, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "min", scope: !38, file: !38, line: 84, type: !15, scopeLine: 84, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 154, column: 284, scope: !70, inlinedAt: !71)
!70 = distinct !DISubprogram(name: "atomicMin<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = distinct !DILocation(line: 22, column: 3, scope: !42, inlinedAt: !43)
!72 = !DILocation(line: 23, column: 17, scope: !42, inlinedAt: !43)
!73 = !DILocation(line: 23, column: 33, scope: !42, inlinedAt: !43)
!74 = !DILocation(line: 23, column: 27, scope: !42, inlinedAt: !43)
!75 = !DILocation(line: 23, column: 22, scope: !42, inlinedAt: !43)
!76 = !DILocation(line: 154, column: 618, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "atomicAnd<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 23, column: 3, scope: !42, inlinedAt: !43)
!79 = !DILocation(line: 24, column: 16, scope: !42, inlinedAt: !43)
!80 = !DILocation(line: 24, column: 31, scope: !42, inlinedAt: !43)
!81 = !DILocation(line: 24, column: 25, scope: !42, inlinedAt: !43)
!82 = !DILocation(line: 154, column: 787, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "atomicOr<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 24, column: 3, scope: !42, inlinedAt: !43)
!85 = !DILocation(line: 25, column: 17, scope: !42, inlinedAt: !43)
!86 = !DILocation(line: 25, column: 31, scope: !42, inlinedAt: !43)
!87 = !DILocation(line: 25, column: 25, scope: !42, inlinedAt: !43)
!88 = !DILocation(line: 154, column: 956, scope: !89, inlinedAt: !90)
!89 = distinct !DISubprogram(name: "atomicXor<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = distinct !DILocation(line: 25, column: 3, scope: !42, inlinedAt: !43)
!91 = !DILocation(line: 26, column: 17, scope: !42, inlinedAt: !43)
!92 = !DILocation(line: 69, column: 15, scope: !93, inlinedAt: !94)
!93 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_inc<unsigned int>, 4>", scope: !38, file: !38, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!94 = distinct !DILocation(line: 154, column: 1149, scope: !95, inlinedAt: !96)
!95 = distinct !DISubprogram(name: "atomicInc<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = distinct !DILocation(line: 26, column: 3, scope: !42, inlinedAt: !43)
!97 = !DILocation(line: 71, column: 3, scope: !93, inlinedAt: !94)
!98 = !DILocation(line: 69, column: 8, scope: !93, inlinedAt: !94)
!99 = !DILocation(line: 58, column: 76, scope: !100, inlinedAt: !101)
!100 = distinct !DISubprogram(name: "next", scope: !38, file: !38, line: 58, type: !15, scopeLine: 58, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = distinct !DILocation(line: 72, column: 39, scope: !93, inlinedAt: !94)
!102 = !DILocation(line: 58, column: 72, scope: !100, inlinedAt: !101)
!103 = !DILocation(line: 73, column: 13, scope: !93, inlinedAt: !94)
!104 = !DILocation(line: 73, column: 3, scope: !93, inlinedAt: !94)
!105 = distinct !{!105, !97, !106, !107}
!106 = !DILocation(line: 74, column: 59, scope: !93, inlinedAt: !94)
!107 = !{!"llvm.loop.mustprogress"}
!108 = !DILocation(line: 27, column: 17, scope: !42, inlinedAt: !43)
!109 = !DILocation(line: 69, column: 15, scope: !110, inlinedAt: !111)
!110 = distinct !DISubprogram(name: "__hipspv_atomic_update<unsigned int, __hipspv_dec<unsigned int>, 4>", scope: !38, file: !38, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!111 = distinct !DILocation(line: 154, column: 1363, scope: !112, inlinedAt: !113)
!112 = distinct !DISubprogram(name: "atomicDec<unsigned int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!113 = distinct !DILocation(line: 27, column: 3, scope: !42, inlinedAt: !43)
!114 = !DILocation(line: 71, column: 3, scope: !110, inlinedAt: !111)
!115 = !DILocation(line: 69, column: 8, scope: !110, inlinedAt: !111)
!116 = !DILocation(line: 62, column: 81, scope: !117, inlinedAt: !118)
!117 = distinct !DISubprogram(name: "next", scope: !38, file: !38, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = distinct !DILocation(line: 72, column: 39, scope: !110, inlinedAt: !111)
!119 = !DILocation(line: 73, column: 13, scope: !110, inlinedAt: !111)
!120 = !DILocation(line: 73, column: 3, scope: !110, inlinedAt: !111)
!121 = distinct !{!121, !114, !122, !107}
!122 = !DILocation(line: 74, column: 59, scope: !110, inlinedAt: !111)
!123 = !DILocation(line: 28, column: 17, scope: !42, inlinedAt: !43)
!124 = !DILocation(line: 82, column: 12, scope: !125, inlinedAt: !126)
!125 = distinct !DISubprogram(name: "add", scope: !38, file: !38, line: 81, type: !15, scopeLine: 81, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = distinct !DILocation(line: 154, column: 119, scope: !127, inlinedAt: !128)
!127 = distinct !DISubprogram(name: "atomicAdd<unsigned long long>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!128 = distinct !DILocation(line: 28, column: 3, scope: !42, inlinedAt: !43)
!129 = !DILocation(line: 29, column: 17, scope: !42, inlinedAt: !43)
!130 = !DILocation(line: 29, column: 57, scope: !42, inlinedAt: !43)
!131 = !DILocation(line: 29, column: 60, scope: !42, inlinedAt: !43)
!132 = !DILocation(line: 88, column: 12, scope: !133, inlinedAt: !134)
!133 = distinct !DISubprogram(name: "max", scope: !38, file: !38, line: 87, type: !15, scopeLine: 87, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!134 = distinct !DILocation(line: 154, column: 449, scope: !135, inlinedAt: !136)
!135 = distinct !DISubprogram(name: "atomicMax<unsigned long long>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!136 = distinct !DILocation(line: 29, column: 3, scope: !42, inlinedAt: !43)
!137 = !DILocation(line: 30, column: 17, scope: !42, inlinedAt: !43)
!138 = !DILocation(line: 69, column: 15, scope: !139, inlinedAt: !140)
!139 = distinct !DISubprogram(name: "__hipspv_atomic_update<float, __hipspv_add<float>, 4>", scope: !38, file: !38, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!140 = distinct !DILocation(line: 94, column: 12, scope: !141, inlinedAt: !142)
!141 = distinct !DISubprogram(name: "add", scope: !38, file: !38, line: 93, type: !15, scopeLine: 93, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!142 = distinct !DILocation(line: 154, column: 119, scope: !143, inlinedAt: !144)
!143 = distinct !DISubprogram(name: "atomicAdd<float>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!144 = distinct !DILocation(line: 30, column: 3, scope: !42, inlinedAt: !43)
!145 = !DILocation(line: 71, column: 3, scope: !139, inlinedAt: !140)
!146 = !DILocation(line: 69, column: 8, scope: !139, inlinedAt: !140)
!147 = !DILocation(line: 72, column: 55, scope: !139, inlinedAt: !140)
!148 = !DILocation(line: 44, column: 76, scope: !149, inlinedAt: !150)
!149 = distinct !DISubprogram(name: "next", scope: !38, file: !38, line: 44, type: !15, scopeLine: 44, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = distinct !DILocation(line: 72, column: 39, scope: !139, inlinedAt: !140)
!151 = !DILocation(line: 72, column: 14, scope: !139, inlinedAt: !140)
!152 = !DILocation(line: 73, column: 13, scope: !139, inlinedAt: !140)
!153 = !DILocation(line: 73, column: 3, scope: !139, inlinedAt: !140)
!154 = distinct !{!154, !145, !155, !107}
!155 = !DILocation(line: 74, column: 59, scope: !139, inlinedAt: !140)
!156 = !DILocation(line: 32, column: 17, scope: !42, inlinedAt: !43)
!157 = !{!158, !10, i64 68}
!158 = !{!"_ZTS5Cells", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !10, i64 28, !10, i64 32, !10, i64 36, !10, i64 40, !21, i64 48, !21, i64 56, !159, i64 64, !10, i64 68, !10, i64 72}
!159 = !{!"float", !11, i64 0}
!160 = !DILocation(line: 33, column: 3, scope: !42, inlinedAt: !43)
!161 = !DILocation(line: 0, scope: !42, inlinedAt: !43)
!162 = !DILocation(line: 35, column: 49, scope: !42, inlinedAt: !43)
!163 = !DILocation(line: 154, column: 2139, scope: !164, inlinedAt: !165)
!164 = distinct !DISubprogram(name: "atomicCAS<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!165 = distinct !DILocation(line: 35, column: 12, scope: !42, inlinedAt: !43)
!166 = !DILocation(line: 36, column: 17, scope: !42, inlinedAt: !43)
!167 = !DILocation(line: 36, column: 3, scope: !42, inlinedAt: !43)
!168 = distinct !{!168, !160, !169, !107}
!169 = !DILocation(line: 36, column: 26, scope: !42, inlinedAt: !43)
!170 = !DILocation(line: 48, column: 30, scope: !23)
!171 = !DILocation(line: 82, column: 12, scope: !37, inlinedAt: !172)
!172 = distinct !DILocation(line: 154, column: 119, scope: !40, inlinedAt: !173)
!173 = distinct !DILocation(line: 48, column: 16, scope: !23)
!174 = !DILocation(line: 48, column: 3, scope: !23)
!175 = !DILocation(line: 48, column: 14, scope: !23)
!176 = !DILocation(line: 49, column: 33, scope: !23)
!177 = !DILocation(line: 154, column: 1798, scope: !178, inlinedAt: !179)
!178 = distinct !DISubprogram(name: "atomicExch<int>", scope: !38, file: !38, line: 154, type: !15, scopeLine: 154, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!179 = distinct !DILocation(line: 49, column: 18, scope: !23)
!180 = !DILocation(line: 49, column: 3, scope: !23)
!181 = !DILocation(line: 49, column: 16, scope: !23)
!182 = !DILocation(line: 50, column: 1, scope: !23)
!183 = distinct !DISubprogram(name: "in_shared", scope: !14, file: !14, line: 52, type: !15, scopeLine: 52, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!184 = !DILocation(line: 39, column: 208, scope: !33, inlinedAt: !185)
!185 = distinct !DILocation(line: 54, column: 7, scope: !183)
!186 = !DILocation(line: 54, column: 19, scope: !183)
!187 = !DILocation(line: 40, column: 6, scope: !18, inlinedAt: !188)
!188 = distinct !DILocation(line: 54, column: 25, scope: !183)
!189 = !DILocation(line: 54, column: 25, scope: !183)
!190 = !DILocation(line: 60, column: 55, scope: !191, inlinedAt: !192)
!191 = distinct !DISubprogram(name: "__syncthreads", scope: !26, file: !26, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!192 = distinct !DILocation(line: 55, column: 3, scope: !183)
!193 = !DILocation(line: 39, column: 208, scope: !33, inlinedAt: !194)
!194 = distinct !DILocation(line: 56, column: 17, scope: !183)
!195 = !DILocation(line: 82, column: 12, scope: !37, inlinedAt: !196)
!196 = distinct !DILocation(line: 154, column: 119, scope: !40, inlinedAt: !197)
!197 = distinct !DILocation(line: 18, column: 3, scope: !42, inlinedAt: !198)
!198 = distinct !DILocation(line: 56, column: 3, scope: !183)
!199 = !DILocation(line: 154, column: 1586, scope: !46, inlinedAt: !200)
!200 = distinct !DILocation(line: 19, column: 3, scope: !42, inlinedAt: !198)
!201 = !DILocation(line: 82, column: 12, scope: !37, inlinedAt: !202)
!202 = distinct !DILocation(line: 154, column: 119, scope: !40, inlinedAt: !203)
!203 = distinct !DILocation(line: 154, column: 1550, scope: !46, inlinedAt: !200)
!204 = !DILocation(line: 20, column: 29, scope: !42, inlinedAt: !198)
!205 = !DILocation(line: 85, column: 12, scope: !54, inlinedAt: !206)
!206 = distinct !DILocation(line: 154, column: 284, scope: !56, inlinedAt: !207)
!207 = distinct !DILocation(line: 20, column: 3, scope: !42, inlinedAt: !198)
!208 = !DILocation(line: 21, column: 25, scope: !42, inlinedAt: !198)
!209 = !DILocation(line: 88, column: 12, scope: !61, inlinedAt: !210)
!210 = distinct !DILocation(line: 154, column: 449, scope: !63, inlinedAt: !211)
!211 = distinct !DILocation(line: 21, column: 3, scope: !42, inlinedAt: !198)
!212 = !DILocation(line: 22, column: 45, scope: !42, inlinedAt: !198)
!213 = !DILocation(line: 85, column: 12, scope: !68, inlinedAt: !214)
!214 = distinct !DILocation(line: 154, column: 284, scope: !70, inlinedAt: !215)
!215 = distinct !DILocation(line: 22, column: 3, scope: !42, inlinedAt: !198)
!216 = !DILocation(line: 23, column: 33, scope: !42, inlinedAt: !198)
!217 = !DILocation(line: 23, column: 27, scope: !42, inlinedAt: !198)
!218 = !DILocation(line: 23, column: 22, scope: !42, inlinedAt: !198)
!219 = !DILocation(line: 154, column: 618, scope: !77, inlinedAt: !220)
!220 = distinct !DILocation(line: 23, column: 3, scope: !42, inlinedAt: !198)
!221 = !DILocation(line: 24, column: 31, scope: !42, inlinedAt: !198)
!222 = !DILocation(line: 24, column: 25, scope: !42, inlinedAt: !198)
!223 = !DILocation(line: 154, column: 787, scope: !83, inlinedAt: !224)
!224 = distinct !DILocation(line: 24, column: 3, scope: !42, inlinedAt: !198)
!225 = !DILocation(line: 25, column: 31, scope: !42, inlinedAt: !198)
!226 = !DILocation(line: 25, column: 25, scope: !42, inlinedAt: !198)
!227 = !DILocation(line: 154, column: 956, scope: !89, inlinedAt: !228)
!228 = distinct !DILocation(line: 25, column: 3, scope: !42, inlinedAt: !198)
!229 = !DILocation(line: 69, column: 15, scope: !93, inlinedAt: !230)
!230 = distinct !DILocation(line: 154, column: 1149, scope: !95, inlinedAt: !231)
!231 = distinct !DILocation(line: 26, column: 3, scope: !42, inlinedAt: !198)
!232 = !DILocation(line: 71, column: 3, scope: !93, inlinedAt: !230)
!233 = !DILocation(line: 69, column: 8, scope: !93, inlinedAt: !230)
!234 = !DILocation(line: 58, column: 76, scope: !100, inlinedAt: !235)
!235 = distinct !DILocation(line: 72, column: 39, scope: !93, inlinedAt: !230)
!236 = !DILocation(line: 58, column: 72, scope: !100, inlinedAt: !235)
!237 = !DILocation(line: 73, column: 13, scope: !93, inlinedAt: !230)
!238 = !DILocation(line: 73, column: 3, scope: !93, inlinedAt: !230)
!239 = distinct !{!239, !232, !240, !107}
!240 = !DILocation(line: 74, column: 59, scope: !93, inlinedAt: !230)
!241 = !DILocation(line: 69, column: 15, scope: !110, inlinedAt: !242)
!242 = distinct !DILocation(line: 154, column: 1363, scope: !112, inlinedAt: !243)
!243 = distinct !DILocation(line: 27, column: 3, scope: !42, inlinedAt: !198)
!244 = !DILocation(line: 71, column: 3, scope: !110, inlinedAt: !242)
!245 = !DILocation(line: 69, column: 8, scope: !110, inlinedAt: !242)
!246 = !DILocation(line: 62, column: 81, scope: !117, inlinedAt: !247)
!247 = distinct !DILocation(line: 72, column: 39, scope: !110, inlinedAt: !242)
!248 = !DILocation(line: 73, column: 13, scope: !110, inlinedAt: !242)
!249 = !DILocation(line: 73, column: 3, scope: !110, inlinedAt: !242)
!250 = distinct !{!250, !244, !251, !107}
!251 = !DILocation(line: 74, column: 59, scope: !110, inlinedAt: !242)
!252 = !DILocation(line: 82, column: 12, scope: !125, inlinedAt: !253)
!253 = distinct !DILocation(line: 154, column: 119, scope: !127, inlinedAt: !254)
!254 = distinct !DILocation(line: 28, column: 3, scope: !42, inlinedAt: !198)
!255 = !DILocation(line: 29, column: 60, scope: !42, inlinedAt: !198)
!256 = !DILocation(line: 88, column: 12, scope: !133, inlinedAt: !257)
!257 = distinct !DILocation(line: 154, column: 449, scope: !135, inlinedAt: !258)
!258 = distinct !DILocation(line: 29, column: 3, scope: !42, inlinedAt: !198)
!259 = !DILocation(line: 69, column: 15, scope: !139, inlinedAt: !260)
!260 = distinct !DILocation(line: 94, column: 12, scope: !141, inlinedAt: !261)
!261 = distinct !DILocation(line: 154, column: 119, scope: !143, inlinedAt: !262)
!262 = distinct !DILocation(line: 30, column: 3, scope: !42, inlinedAt: !198)
!263 = !DILocation(line: 71, column: 3, scope: !139, inlinedAt: !260)
!264 = !DILocation(line: 69, column: 8, scope: !139, inlinedAt: !260)
!265 = !DILocation(line: 72, column: 55, scope: !139, inlinedAt: !260)
!266 = !DILocation(line: 44, column: 76, scope: !149, inlinedAt: !267)
!267 = distinct !DILocation(line: 72, column: 39, scope: !139, inlinedAt: !260)
!268 = !DILocation(line: 72, column: 14, scope: !139, inlinedAt: !260)
!269 = !DILocation(line: 73, column: 13, scope: !139, inlinedAt: !260)
!270 = !DILocation(line: 73, column: 3, scope: !139, inlinedAt: !260)
!271 = distinct !{!271, !263, !272, !107}
!272 = !DILocation(line: 74, column: 59, scope: !139, inlinedAt: !260)
!273 = !DILocation(line: 32, column: 17, scope: !42, inlinedAt: !198)
!274 = !DILocation(line: 33, column: 3, scope: !42, inlinedAt: !198)
!275 = !DILocation(line: 0, scope: !42, inlinedAt: !198)
!276 = !DILocation(line: 35, column: 49, scope: !42, inlinedAt: !198)
!277 = !DILocation(line: 154, column: 2139, scope: !164, inlinedAt: !278)
!278 = distinct !DILocation(line: 35, column: 12, scope: !42, inlinedAt: !198)
!279 = !DILocation(line: 36, column: 17, scope: !42, inlinedAt: !198)
!280 = !DILocation(line: 36, column: 3, scope: !42, inlinedAt: !198)
!281 = distinct !{!281, !274, !282, !107}
!282 = !DILocation(line: 36, column: 26, scope: !42, inlinedAt: !198)
!283 = !DILocation(line: 60, column: 55, scope: !191, inlinedAt: !284)
!284 = distinct !DILocation(line: 57, column: 3, scope: !183)
!285 = !DILocation(line: 39, column: 208, scope: !33, inlinedAt: !286)
!286 = distinct !DILocation(line: 58, column: 7, scope: !183)
!287 = !DILocation(line: 58, column: 19, scope: !183)
!288 = !DILocation(line: 58, column: 28, scope: !183)
!289 = !{i64 0, i64 4, !9, i64 4, i64 4, !9, i64 8, i64 4, !9, i64 12, i64 4, !9, i64 16, i64 4, !9, i64 20, i64 4, !9, i64 24, i64 4, !9, i64 28, i64 4, !9, i64 32, i64 4, !9, i64 36, i64 4, !9, i64 40, i64 4, !9, i64 48, i64 8, !20, i64 56, i64 8, !20, i64 64, i64 4, !290, i64 68, i64 4, !9, i64 72, i64 4, !9}
!290 = !{!159, !159, i64 0}
!291 = !DILocation(line: 58, column: 25, scope: !183)
!292 = !DILocation(line: 59, column: 1, scope: !183)
