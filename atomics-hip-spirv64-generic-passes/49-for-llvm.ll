; ModuleID = '<memory>'
source_filename = "tests/programs/atomics.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Cells = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, float, i32, i32 }

@_ZZ9in_sharedP5CellsE4mine = internal addrspace(3) global %struct.Cells undef, align 8

; Function Attrs: nofree norecurse nosync nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z10initialiseP5Cells(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 {
  store i32 0, ptr addrspace(1) %0, align 8, !tbaa !7
  %.sroa.4.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  store i32 0, ptr addrspace(1) %.sroa.4.0..sroa_idx.i, align 4, !tbaa !7
  %.sroa.5.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  store i32 100000, ptr addrspace(1) %.sroa.5.0..sroa_idx.i, align 8, !tbaa !7
  %.sroa.6.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  store i32 -100000, ptr addrspace(1) %.sroa.6.0..sroa_idx.i, align 4, !tbaa !7
  %.sroa.7.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  store i32 -1, ptr addrspace(1) %.sroa.7.0..sroa_idx.i, align 8, !tbaa !7
  %.sroa.8.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  store i32 -1, ptr addrspace(1) %.sroa.8.0..sroa_idx.i, align 4, !tbaa !7
  %.sroa.9.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %.sroa.13.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %1
  %i.i = phi i64 [ 0, %1 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr addrspace(1) %.sroa.9.0..sroa_idx.i, i64 %i.i
  store i64 0, ptr addrspace(1) %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 2
  br i1 %more.i, label %loop.i, label %hipspv.memset.p1.p0.i64.exit

hipspv.memset.p1.p0.i64.exit:                     ; preds = %loop.i
  store i32 -1, ptr addrspace(1) %.sroa.13.0..sroa_idx.i, align 8, !tbaa !7
  %.sroa.141.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  store i64 5, ptr addrspace(1) %.sroa.141.0..sroa_idx.i, align 8, !tbaa !12
  %.sroa.15.0..sroa_idx.i = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  br label %loop.i2

loop.i2:                                          ; preds = %loop.i2, %hipspv.memset.p1.p0.i64.exit
  %i.i3 = phi i64 [ 0, %hipspv.memset.p1.p0.i64.exit ], [ %next.i5, %loop.i2 ]
  %target.i4 = getelementptr inbounds i32, ptr addrspace(1) %.sroa.15.0..sroa_idx.i, i64 %i.i3
  store i32 0, ptr addrspace(1) %target.i4, align 4
  %next.i5 = add i64 %i.i3, 1
  %more.i6 = icmp ult i64 %next.i5, 5
  br i1 %more.i6, label %loop.i2, label %hipspv.memset.p1.p0.i32.exit

hipspv.memset.p1.p0.i32.exit:                     ; preds = %loop.i2
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define hidden spir_kernel void @_Z9in_globalP5CellsPiS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = mul i32 %7, %5
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  %11 = add i32 %8, %10
  %12 = atomicrmw add ptr addrspace(1) %0, i32 %11 syncscope("device") monotonic, align 4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %14 = getelementptr i8, ptr addrspace(1) %13, i64 0
  %15 = sub nsw i32 0, %11
  %16 = atomicrmw add ptr addrspace(1) %14, i32 %15 syncscope("device") monotonic, align 4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 0
  %19 = sub nsw i32 1000, %11
  %20 = atomicrmw min ptr addrspace(1) %18, i32 %19 syncscope("device") monotonic, align 4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 0
  %23 = add nsw i32 %11, -700
  %24 = atomicrmw max ptr addrspace(1) %22, i32 %23 syncscope("device") monotonic, align 4
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %26 = getelementptr i8, ptr addrspace(1) %25, i64 0
  %27 = sub i32 -294967296, %11
  %28 = atomicrmw umin ptr addrspace(1) %26, i32 %27 syncscope("device") monotonic, align 4
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %30 = getelementptr i8, ptr addrspace(1) %29, i64 0
  %31 = srem i32 %11, 5
  %32 = shl nuw nsw i32 1, %31
  %33 = xor i32 %32, -1
  %34 = atomicrmw and ptr addrspace(1) %30, i32 %33 syncscope("device") monotonic, align 4
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 0
  %37 = srem i32 %11, 7
  %38 = shl nuw nsw i32 1, %37
  %39 = atomicrmw or ptr addrspace(1) %36, i32 %38 syncscope("device") monotonic, align 4
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %41 = getelementptr i8, ptr addrspace(1) %40, i64 0
  %42 = srem i32 %11, 11
  %43 = shl nuw nsw i32 1, %42
  %44 = atomicrmw xor ptr addrspace(1) %41, i32 %43 syncscope("device") monotonic, align 4
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %46 = getelementptr i8, ptr addrspace(1) %45, i64 0
  %47 = addrspacecast ptr addrspace(1) %46 to ptr addrspace(4)
  %48 = load volatile i32, ptr addrspace(4) %47, align 4, !tbaa !7
  br label %49

49:                                               ; preds = %49, %3
  %.0.i.i.i = phi i32 [ %48, %3 ], [ %55, %49 ]
  %50 = icmp ugt i32 %.0.i.i.i, 98
  %51 = add nuw nsw i32 %.0.i.i.i, 1
  %52 = select i1 %50, i32 0, i32 %51
  %53 = cmpxchg ptr addrspace(1) %46, i32 %.0.i.i.i, i32 %52 syncscope("device") monotonic monotonic, align 4
  %54 = extractvalue { i32, i1 } %53, 1
  %55 = extractvalue { i32, i1 } %53, 0
  br i1 %54, label %_Z9atomicIncIjEjPjj.exit.i, label %49, !llvm.loop !14

_Z9atomicIncIjEjPjj.exit.i:                       ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %57 = getelementptr i8, ptr addrspace(1) %56, i64 0
  %58 = addrspacecast ptr addrspace(1) %57 to ptr addrspace(4)
  %59 = load volatile i32, ptr addrspace(4) %58, align 4, !tbaa !7
  br label %60

60:                                               ; preds = %60, %_Z9atomicIncIjEjPjj.exit.i
  %.0.i.i28.i = phi i32 [ %59, %_Z9atomicIncIjEjPjj.exit.i ], [ %66, %60 ]
  %61 = add i32 %.0.i.i28.i, -100
  %or.cond.i.i.i.i = icmp ult i32 %61, -99
  %62 = add nsw i32 %.0.i.i28.i, -1
  %63 = select i1 %or.cond.i.i.i.i, i32 99, i32 %62
  %64 = cmpxchg ptr addrspace(1) %57, i32 %.0.i.i28.i, i32 %63 syncscope("device") monotonic monotonic, align 4
  %65 = extractvalue { i32, i1 } %64, 1
  %66 = extractvalue { i32, i1 } %64, 0
  br i1 %65, label %_Z9atomicDecIjEjPjj.exit.i, label %60, !llvm.loop !16

_Z9atomicDecIjEjPjj.exit.i:                       ; preds = %60
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %68 = getelementptr i8, ptr addrspace(1) %67, i64 0
  %69 = atomicrmw add ptr addrspace(1) %68, i64 8589934592 syncscope("device") monotonic, align 8
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %71 = getelementptr i8, ptr addrspace(1) %70, i64 0
  %72 = zext i32 %11 to i64
  %73 = shl i64 %72, 35
  %74 = atomicrmw umax ptr addrspace(1) %71, i64 %73 syncscope("device") monotonic, align 8
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %76 = getelementptr i8, ptr addrspace(1) %75, i64 0
  %77 = addrspacecast ptr addrspace(1) %76 to ptr addrspace(4)
  %78 = load volatile i32, ptr addrspace(4) %77, align 4, !tbaa !7
  br label %79

79:                                               ; preds = %79, %_Z9atomicDecIjEjPjj.exit.i
  %.0.i.i.i.i = phi i32 [ %78, %_Z9atomicDecIjEjPjj.exit.i ], [ %85, %79 ]
  %80 = bitcast i32 %.0.i.i.i.i to float
  %81 = fadd contract float %80, 2.500000e-01
  %82 = bitcast float %81 to i32
  %83 = cmpxchg ptr addrspace(1) %76, i32 %.0.i.i.i.i, i32 %82 syncscope("device") monotonic monotonic, align 4
  %84 = extractvalue { i32, i1 } %83, 1
  %85 = extractvalue { i32, i1 } %83, 0
  br i1 %84, label %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i, label %79, !llvm.loop !17

_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i: ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 0
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !18
  br label %89

89:                                               ; preds = %89, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i
  %.0.i = phi i32 [ %88, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i ], [ %92, %89 ]
  %90 = add nsw i32 %.0.i, 2
  %91 = cmpxchg ptr addrspace(1) %87, i32 %.0.i, i32 %90 syncscope("device") monotonic monotonic, align 4
  %92 = extractvalue { i32, i1 } %91, 0
  %.not.i = extractvalue { i32, i1 } %91, 1
  br i1 %.not.i, label %_Z6updateP5Cellsi.exit, label %89, !llvm.loop !21

_Z6updateP5Cellsi.exit:                           ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %94 = getelementptr i8, ptr addrspace(1) %93, i64 0
  %95 = atomicrmw add ptr addrspace(1) %94, i32 1 syncscope("device") monotonic, align 4
  %96 = sext i32 %11 to i64
  %97 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %96
  store i32 %95, ptr addrspace(1) %97, align 4, !tbaa !7
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %99 = getelementptr i8, ptr addrspace(1) %98, i64 0
  %100 = atomicrmw xchg ptr addrspace(1) %99, i32 %11 syncscope("device") monotonic, align 4
  %101 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %96
  store i32 %100, ptr addrspace(1) %101, align 4, !tbaa !7
  ret void
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z9in_sharedP5Cells(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #2 {
  %2 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %3 = and i64 %2, 4294967295
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %5, label %6

5:                                                ; preds = %1
  store i32 0, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, align 8, !tbaa !7
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 4), align 4, !tbaa !7
  store i32 100000, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 8), align 8, !tbaa !7
  store i32 -100000, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 12), align 4, !tbaa !7
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 16), align 8, !tbaa !7
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 20), align 4, !tbaa !7
  br label %loop.i

loop.i:                                           ; preds = %loop.i, %5
  %i.i = phi i64 [ 0, %5 ], [ %next.i, %loop.i ]
  %target.i = getelementptr inbounds i64, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 24), i64 %i.i
  store i64 0, ptr addrspace(3) %target.i, align 8
  %next.i = add i64 %i.i, 1
  %more.i = icmp ult i64 %next.i, 2
  br i1 %more.i, label %loop.i, label %hipspv.memset.p3.p0.i64.exit

hipspv.memset.p3.p0.i64.exit:                     ; preds = %loop.i
  store i32 -1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 40), align 8, !tbaa !7
  store i64 5, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 48), align 8, !tbaa !12
  br label %loop.i2

loop.i2:                                          ; preds = %loop.i2, %hipspv.memset.p3.p0.i64.exit
  %i.i3 = phi i64 [ 0, %hipspv.memset.p3.p0.i64.exit ], [ %next.i5, %loop.i2 ]
  %target.i4 = getelementptr inbounds i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 56), i64 %i.i3
  store i32 0, ptr addrspace(3) %target.i4, align 4
  %next.i5 = add i64 %i.i3, 1
  %more.i6 = icmp ult i64 %next.i5, 5
  br i1 %more.i6, label %loop.i2, label %hipspv.memset.p3.p0.i32.exit

hipspv.memset.p3.p0.i32.exit:                     ; preds = %loop.i2
  br label %6

6:                                                ; preds = %hipspv.memset.p3.p0.i32.exit, %1
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7
  %7 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = atomicrmw add ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i32 %8 syncscope("device") monotonic, align 4
  %10 = sub nsw i32 0, %8
  %11 = atomicrmw add ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 4), i32 %10 syncscope("device") monotonic, align 4
  %12 = sub nsw i32 1000, %8
  %13 = atomicrmw min ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 8), i32 %12 syncscope("device") monotonic, align 4
  %14 = add nsw i32 %8, -700
  %15 = atomicrmw max ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 12), i32 %14 syncscope("device") monotonic, align 4
  %16 = sub i32 -294967296, %8
  %17 = atomicrmw umin ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 40), i32 %16 syncscope("device") monotonic, align 4
  %18 = srem i32 %8, 5
  %19 = shl nuw nsw i32 1, %18
  %20 = xor i32 %19, -1
  %21 = atomicrmw and ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 20), i32 %20 syncscope("device") monotonic, align 4
  %22 = srem i32 %8, 7
  %23 = shl nuw nsw i32 1, %22
  %24 = atomicrmw or ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 24), i32 %23 syncscope("device") monotonic, align 4
  %25 = srem i32 %8, 11
  %26 = shl nuw nsw i32 1, %25
  %27 = atomicrmw xor ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 28), i32 %26 syncscope("device") monotonic, align 4
  %28 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 32) to ptr addrspace(4)), align 4, !tbaa !7
  br label %29

29:                                               ; preds = %29, %6
  %.0.i.i.i = phi i32 [ %28, %6 ], [ %35, %29 ]
  %30 = icmp ugt i32 %.0.i.i.i, 98
  %31 = add nuw nsw i32 %.0.i.i.i, 1
  %32 = select i1 %30, i32 0, i32 %31
  %33 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 32), i32 %.0.i.i.i, i32 %32 syncscope("device") monotonic monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 1
  %35 = extractvalue { i32, i1 } %33, 0
  br i1 %34, label %_Z9atomicIncIjEjPjj.exit.i, label %29, !llvm.loop !22

_Z9atomicIncIjEjPjj.exit.i:                       ; preds = %29
  %36 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 36) to ptr addrspace(4)), align 4, !tbaa !7
  br label %37

37:                                               ; preds = %37, %_Z9atomicIncIjEjPjj.exit.i
  %.0.i.i28.i = phi i32 [ %36, %_Z9atomicIncIjEjPjj.exit.i ], [ %43, %37 ]
  %38 = add i32 %.0.i.i28.i, -100
  %or.cond.i.i.i.i = icmp ult i32 %38, -99
  %39 = add nsw i32 %.0.i.i28.i, -1
  %40 = select i1 %or.cond.i.i.i.i, i32 99, i32 %39
  %41 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 36), i32 %.0.i.i28.i, i32 %40 syncscope("device") monotonic monotonic, align 4
  %42 = extractvalue { i32, i1 } %41, 1
  %43 = extractvalue { i32, i1 } %41, 0
  br i1 %42, label %_Z9atomicDecIjEjPjj.exit.i, label %37, !llvm.loop !23

_Z9atomicDecIjEjPjj.exit.i:                       ; preds = %37
  %44 = atomicrmw add ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 48), i64 8589934592 syncscope("device") monotonic, align 8
  %45 = shl i64 %7, 35
  %46 = atomicrmw umax ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 56), i64 %45 syncscope("device") monotonic, align 8
  %47 = load volatile i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 64) to ptr addrspace(4)), align 4, !tbaa !7
  br label %48

48:                                               ; preds = %48, %_Z9atomicDecIjEjPjj.exit.i
  %.0.i.i.i.i = phi i32 [ %47, %_Z9atomicDecIjEjPjj.exit.i ], [ %54, %48 ]
  %49 = bitcast i32 %.0.i.i.i.i to float
  %50 = fadd contract float %49, 2.500000e-01
  %51 = bitcast float %50 to i32
  %52 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 64), i32 %.0.i.i.i.i, i32 %51 syncscope("device") monotonic monotonic, align 4
  %53 = extractvalue { i32, i1 } %52, 1
  %54 = extractvalue { i32, i1 } %52, 0
  br i1 %53, label %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i, label %48, !llvm.loop !24

_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i: ; preds = %48
  %55 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 68), align 4, !tbaa !18
  br label %56

56:                                               ; preds = %56, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i
  %.0.i = phi i32 [ %55, %_Z9atomicAddIfET_PS0_N15__hipspv_atomicIS0_Xsr16__hipspv_is_wordIS0_EE3anyEE4typeE.exit.i ], [ %59, %56 ]
  %57 = add nsw i32 %.0.i, 2
  %58 = cmpxchg ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ9in_sharedP5CellsE4mine, i64 68), i32 %.0.i, i32 %57 syncscope("device") monotonic monotonic, align 4
  %59 = extractvalue { i32, i1 } %58, 0
  %.not.i = extractvalue { i32, i1 } %58, 1
  br i1 %.not.i, label %_Z6updateP5Cellsi.exit, label %56, !llvm.loop !25

_Z6updateP5Cellsi.exit:                           ; preds = %56
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #7
  %60 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %61 = and i64 %60, 4294967295
  %62 = icmp eq i64 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %_Z6updateP5Cellsi.exit
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) noundef align 8 dereferenceable(80) %0, ptr addrspace(3) noundef align 8 dereferenceable(80) @_ZZ9in_sharedP5CellsE4mine, i64 80, i1 false), !tbaa.struct !26
  br label %64

64:                                               ; preds = %63, %_Z6updateP5Cellsi.exit
  ret void
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
!13 = !{!"long long", !9, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{!19, !8, i64 68}
!19 = !{!"_ZTS5Cells", !8, i64 0, !8, i64 4, !8, i64 8, !8, i64 12, !8, i64 16, !8, i64 20, !8, i64 24, !8, i64 28, !8, i64 32, !8, i64 36, !8, i64 40, !13, i64 48, !13, i64 56, !20, i64 64, !8, i64 68, !8, i64 72}
!20 = !{!"float", !9, i64 0}
!21 = distinct !{!21, !15}
!22 = distinct !{!22, !15}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = !{i64 0, i64 4, !7, i64 4, i64 4, !7, i64 8, i64 4, !7, i64 12, i64 4, !7, i64 16, i64 4, !7, i64 20, i64 4, !7, i64 24, i64 4, !7, i64 28, i64 4, !7, i64 32, i64 4, !7, i64 36, i64 4, !7, i64 40, i64 4, !7, i64 48, i64 8, !12, i64 56, i64 8, !12, i64 64, i64 4, !27, i64 68, i64 4, !7, i64 72, i64 4, !7}
!27 = !{!20, !20, i64 0}
