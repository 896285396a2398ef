; ModuleID = '<memory>'
source_filename = "tests/programs/zero_sizes.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Nothing = type { [3 x %struct.anon] }
%struct.anon = type { i8 }
%struct.Nested = type { double, %struct.anon.0, i32, [0 x float] }
%struct.anon.0 = type { [0 x i32] }
%struct.Plus = type { i8 }
%struct.Times = type { i8 }

@stored = hidden local_unnamed_addr addrspace(1) externally_initialized global { i32, i8, [3 x i16] } { i32 3, i8 107, [3 x i16] [i16 10, i16 20, i16 30] }, align 4
@nobody = hidden local_unnamed_addr addrspace(1) externally_initialized global [0 x i32] zeroinitializer, align 4
@nothing = hidden local_unnamed_addr addrspace(1) externally_initialized constant %struct.Nothing zeroinitializer, align 4
@nested = hidden addrspace(1) externally_initialized global [2 x %struct.Nested] [%struct.Nested { double 1.500000e+00, %struct.anon.0 zeroinitializer, i32 2, [0 x float] zeroinitializer }, %struct.Nested { double 2.500000e+00, %struct.anon.0 zeroinitializer, i32 3, [0 x float] zeroinitializer }], align 8
@_ZZ8flexiblePK6PacketPi6NestedE5fixed = internal unnamed_addr addrspace(3) global [3 x %struct.Nested] undef, align 8
@__hipspv_dynamic_shared = external addrspace(3) global [0 x i8], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef range(i32 -2147483647, -2147483648) i32 @_Z7combine4Plusi7Nothingi(i32 noundef %0, i32 noundef range(i32 1, 6) %1) unnamed_addr #0 !dbg !13 {
  %3 = add nsw i32 %1, %0, !dbg !17
  ret i32 %3, !dbg !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %0, i32 noundef range(i32 1, 6) %1) unnamed_addr #0 !dbg !19 {
  %3 = mul nsw i32 %1, %0, !dbg !20
  ret i32 %3, !dbg !21
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z3runI4PlusEi5ApplyIT_Eii(i32 %0, i32 noundef %1) unnamed_addr #0 !dbg !22 {
  %3 = tail call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef %1, i32 noundef 5) #7, !dbg !23
  %4 = mul nsw i32 %3, %0, !dbg !24
  ret i32 %4, !dbg !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal spir_func noundef i32 @_Z3runI5TimesEi5ApplyIT_Eii(i32 %0, i32 noundef %1) unnamed_addr #0 !dbg !26 {
  %3 = tail call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %1, i32 noundef 5) #7, !dbg !27
  %4 = mul nsw i32 %3, %0, !dbg !28
  ret i32 %4, !dbg !29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define spir_kernel void @_Z10only_empty4Plus7NothingP6Nested(ptr noundef readnone byval(%struct.Plus) align 1 captures(none) %0, ptr noundef readnone byval(%struct.Nothing) align 1 captures(none) %1, ptr addrspace(1) noundef readnone captures(none) %2) local_unnamed_addr #4 !dbg !30 {
  ret void, !dbg !32
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z8flexiblePK6PacketPi6Nested(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Nested) align 8 captures(none) %2) local_unnamed_addr #5 !dbg !33 {
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !34
  %7 = trunc i64 %6 to i32, !dbg !34
  %8 = icmp eq i32 %7, 0, !dbg !38
  br i1 %8, label %.loopexit.loopexit, label %.loopexit, !dbg !38

.loopexit.loopexit:                               ; preds = %3
  %9 = load i32, ptr addrspace(4) %4, align 4, !dbg !39, !tbaa !9
  store i32 %9, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !40, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4, !dbg !41
  %11 = load i8, ptr addrspace(4) %10, align 4, !dbg !41, !tbaa !42
  %12 = add i8 %11, 1, !dbg !43
  store i8 %12, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 4), align 4, !dbg !44, !tbaa !42
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 8 dereferenceable(16) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), ptr addrspace(4) noundef align 8 dereferenceable(16) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)), i64 16, i1 false), !dbg !45, !tbaa.struct !46
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noundef nonnull align 8 dereferenceable(16) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 16), ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !dbg !45
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef nonnull align 8 dereferenceable(16) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 32), ptr addrspace(4) noundef nonnull align 8 dereferenceable(16) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)), i64 16), i64 16, i1 false), !dbg !45, !tbaa.struct !46
  br label %.loopexit, !dbg !49

.loopexit:                                        ; preds = %.loopexit.loopexit, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !49
  %13 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !tbaa !9
  %14 = icmp ugt i32 %13, %7, !dbg !52
  br i1 %14, label %.lr.ph, label %._crit_edge, !dbg !53

.lr.ph:                                           ; preds = %.loopexit
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 6
  %16 = load i32, ptr addrspace(4) %4, align 4, !tbaa !9
  br label %19, !dbg !53

._crit_edge:                                      ; preds = %19, %.loopexit
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !54
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !56
  %17 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !58, !tbaa !9
  %18 = icmp ugt i32 %17, %7, !dbg !59
  br i1 %18, label %.lr.ph48, label %._crit_edge49, !dbg !60

19:                                               ; preds = %.lr.ph, %19
  %.04145 = phi i32 [ %7, %.lr.ph ], [ %29, %19 ]
  %20 = xor i32 %.04145, -1, !dbg !61
  %21 = add i32 %16, %20, !dbg !61
  %22 = zext i32 %21 to i64, !dbg !62
  %23 = getelementptr inbounds nuw i16, ptr addrspace(4) %15, i64 %22, !dbg !62
  %24 = load i16, ptr addrspace(4) %23, align 2, !dbg !62, !tbaa !63
  %25 = zext i32 %.04145 to i64, !dbg !65
  %26 = getelementptr inbounds nuw i16, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 6), i64 %25, !dbg !65
  store i16 %24, ptr addrspace(4) %26, align 2, !dbg !66, !tbaa !63
  %27 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !67
  %28 = trunc i64 %27 to i32, !dbg !67
  %29 = add i32 %.04145, %28, !dbg !70
  %30 = icmp ult i32 %29, %13, !dbg !52
  br i1 %30, label %19, label %._crit_edge, !dbg !53, !llvm.loop !71

._crit_edge49:                                    ; preds = %.lr.ph48, %._crit_edge
  %.lcssa = phi i32 [ %17, %._crit_edge ], [ %39, %.lr.ph48 ], !dbg !58
  br i1 %8, label %41, label %70, !dbg !74

.lr.ph48:                                         ; preds = %._crit_edge, %.lr.ph48
  %.04246 = phi i32 [ %38, %.lr.ph48 ], [ %7, %._crit_edge ]
  %31 = zext i32 %.04246 to i64, !dbg !75
  %32 = getelementptr inbounds nuw i16, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 6), i64 %31, !dbg !75
  %33 = load i16, ptr addrspace(4) %32, align 2, !dbg !75, !tbaa !63
  %34 = sext i16 %33 to i32, !dbg !75
  %35 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %31, !dbg !76
  store i32 %34, ptr addrspace(4) %35, align 4, !dbg !77, !tbaa !9
  %36 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !78
  %37 = trunc i64 %36 to i32, !dbg !78
  %38 = add i32 %.04246, %37, !dbg !80
  %39 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !58, !tbaa !9
  %40 = icmp ult i32 %38, %39, !dbg !59
  br i1 %40, label %.lr.ph48, label %._crit_edge49, !dbg !60, !llvm.loop !81

41:                                               ; preds = %._crit_edge49
  %42 = load i8, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 4), align 4, !dbg !83, !tbaa !42
  %43 = zext i8 %42 to i32, !dbg !84
  %44 = load i16, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @stored to ptr addrspace(4)), i64 10), align 2, !dbg !85, !tbaa !63
  %45 = sext i16 %44 to i32, !dbg !85
  %46 = add nsw i32 %45, %43, !dbg !86
  %47 = load i8, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @stored to ptr addrspace(4)), i64 4), align 4, !dbg !87, !tbaa !42
  %48 = zext i8 %47 to i32, !dbg !88
  %49 = add nsw i32 %46, %48, !dbg !89
  %50 = zext i32 %.lcssa to i64, !dbg !90
  %51 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %50, !dbg !90
  store i32 %49, ptr addrspace(4) %51, align 4, !dbg !91, !tbaa !9
  %.sroa.3.0.copyload = load i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 24), align 8, !dbg !92, !tbaa !9
  %52 = load i32, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), i64 40), align 8, !dbg !93, !tbaa !94
  %53 = add nsw i32 %52, %.sroa.3.0.copyload, !dbg !97
  %54 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ8flexiblePK6PacketPi6NestedE5fixed to ptr addrspace(4)), align 8, !dbg !98, !tbaa !99
  %55 = fmul contract double %54, 2.000000e+00, !dbg !100
  %56 = fptosi double %55 to i32, !dbg !101
  %57 = add nsw i32 %53, %56, !dbg !102
  %58 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !103, !tbaa !9
  %59 = add i32 %58, 1, !dbg !104
  %60 = zext i32 %59 to i64, !dbg !105
  %61 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %60, !dbg !105
  store i32 %57, ptr addrspace(4) %61, align 4, !dbg !106, !tbaa !9
  %62 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !107, !tbaa !9
  %63 = add i32 %62, 2, !dbg !108
  %64 = zext i32 %63 to i64, !dbg !109
  %65 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %64, !dbg !109
  store i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)), i64 28) to i64), i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(1) @nested to ptr addrspace(4)) to i64)) to i32), ptr addrspace(4) %65, align 4, !dbg !110, !tbaa !9
  %66 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), align 4, !dbg !111, !tbaa !9
  %67 = add i32 %66, 3, !dbg !112
  %68 = zext i32 %67 to i64, !dbg !113
  %69 = getelementptr inbounds nuw i32, ptr addrspace(4) %5, i64 %68, !dbg !113
  store i32 trunc (i64 sub (i64 ptrtoint (ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)), i64 6) to i64), i64 ptrtoint (ptr addrspace(4) addrspacecast (ptr addrspace(3) @__hipspv_dynamic_shared to ptr addrspace(4)) to i64)) to i32), ptr addrspace(4) %69, align 4, !dbg !114, !tbaa !9
  br label %70, !dbg !115

70:                                               ; preds = %41, %._crit_edge49
  ret void, !dbg !116
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @_Z6taggedI4PlusEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_(ptr noundef readnone byval(%struct.Plus) align 1 captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Nothing) align 1 captures(none) %2, i32 %3, i16 %4, ptr noundef readnone byval(%struct.Plus) align 1 captures(none) %5) local_unnamed_addr #6 !dbg !117 {
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !118
  %9 = trunc i64 %8 to i32, !dbg !118
  %10 = tail call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef %9, i32 noundef 3) #7, !dbg !120
  %11 = tail call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %9, i32 noundef 2) #7, !dbg !121
  %12 = tail call spir_func noundef i32 @_Z3runI4PlusEi5ApplyIT_Eii(i32 %3, i32 noundef %9) #7, !dbg !122
  %13 = sext i16 %4 to i32, !dbg !123
  %14 = tail call spir_func noundef i32 @_Z7combine4Plusi7Nothingi(i32 noundef 1, i32 noundef 1) #7, !dbg !124
  %15 = add i32 %10, %13, !dbg !125
  %16 = add i32 %15, %11, !dbg !126
  %17 = add i32 %16, %12, !dbg !127
  %18 = add nsw i32 %17, %14, !dbg !128
  %sext = shl i64 %8, 32, !dbg !129
  %19 = ashr exact i64 %sext, 30, !dbg !129
  %20 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %19, !dbg !129
  store i32 %18, ptr addrspace(4) %20, align 4, !dbg !130, !tbaa !9
  ret void, !dbg !131
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define spir_kernel void @_Z6taggedI5TimesEvT_Pi7Nothing5ApplyIS1_E10CompressedS1_(ptr noundef readnone byval(%struct.Times) align 1 captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Nothing) align 1 captures(none) %2, i32 %3, i16 %4, ptr noundef readnone byval(%struct.Times) align 1 captures(none) %5) local_unnamed_addr #6 !dbg !132 {
  %7 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !133
  %9 = trunc i64 %8 to i32, !dbg !133
  %10 = tail call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %9, i32 noundef 3) #7, !dbg !135
  %11 = tail call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef %9, i32 noundef 2) #7, !dbg !136
  %12 = tail call spir_func noundef i32 @_Z3runI5TimesEi5ApplyIT_Eii(i32 %3, i32 noundef %9) #7, !dbg !137
  %13 = sext i16 %4 to i32, !dbg !138
  %14 = tail call spir_func noundef i32 @_Z7combine5Timesi7Nothingi(i32 noundef 1, i32 noundef 1) #7, !dbg !139
  %15 = add i32 %10, %13, !dbg !140
  %16 = add i32 %15, %11, !dbg !141
  %17 = add i32 %16, %12, !dbg !142
  %18 = add nsw i32 %17, %14, !dbg !143
  %sext = shl i64 %8, 32, !dbg !144
  %19 = ashr exact i64 %sext, 30, !dbg !144
  %20 = getelementptr inbounds i8, ptr addrspace(4) %7, i64 %19, !dbg !144
  store i32 %18, ptr addrspace(4) %20, align 4, !dbg !145, !tbaa !9
  ret void, !dbg !146
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #7 = { nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "zero_sizes.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "combine", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/zero_sizes.hip", directory: "/work/main")
!15 = !DISubroutineType(cc: DW_CC_nocall, types: !16)
!16 = !{}
!17 = !DILocation(line: 38, column: 90, scope: !13)
!18 = !DILocation(line: 38, column: 81, scope: !13)
!19 = distinct !DISubprogram(name: "combine", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!20 = !DILocation(line: 39, column: 91, scope: !19)
!21 = !DILocation(line: 39, column: 82, scope: !19)
!22 = distinct !DISubprogram(name: "run<Plus>", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DILocation(line: 43, column: 10, scope: !22)
!24 = !DILocation(line: 43, column: 59, scope: !22)
!25 = !DILocation(line: 43, column: 3, scope: !22)
!26 = distinct !DISubprogram(name: "run<Times>", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = !DILocation(line: 43, column: 10, scope: !26)
!28 = !DILocation(line: 43, column: 59, scope: !26)
!29 = !DILocation(line: 43, column: 3, scope: !26)
!30 = distinct !DISubprogram(name: "only_empty", scope: !14, file: !14, line: 54, type: !31, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = !DISubroutineType(types: !16)
!32 = !DILocation(line: 54, column: 66, scope: !30)
!33 = distinct !DISubprogram(name: "flexible", scope: !14, file: !14, line: 56, type: !31, scopeLine: 56, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 39, column: 208, scope: !35, inlinedAt: !37)
!35 = distinct !DISubprogram(name: "__get_x", scope: !36, file: !36, line: 39, type: !31, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!37 = distinct !DILocation(line: 60, column: 22, scope: !33)
!38 = !DILocation(line: 61, column: 9, scope: !33)
!39 = !DILocation(line: 62, column: 24, scope: !33)
!40 = !DILocation(line: 62, column: 18, scope: !33)
!41 = !DILocation(line: 63, column: 24, scope: !33)
!42 = !{!11, !11, i64 0}
!43 = !DILocation(line: 63, column: 29, scope: !33)
!44 = !DILocation(line: 63, column: 18, scope: !33)
!45 = !DILocation(line: 64, column: 42, scope: !33)
!46 = !{i64 0, i64 8, !47, i64 8, i64 0, !42, i64 8, i64 4, !9, i64 12, i64 0, !42}
!47 = !{!48, !48, i64 0}
!48 = !{!"double", !11, i64 0}
!49 = !DILocation(line: 60, column: 55, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__syncthreads", scope: !36, file: !36, line: 60, type: !31, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 66, column: 3, scope: !33)
!52 = !DILocation(line: 67, column: 26, scope: !33)
!53 = !DILocation(line: 67, column: 3, scope: !33)
!54 = !DILocation(line: 60, column: 55, scope: !50, inlinedAt: !55)
!55 = distinct !DILocation(line: 69, column: 3, scope: !33)
!56 = !DILocation(line: 60, column: 55, scope: !50, inlinedAt: !57)
!57 = distinct !DILocation(line: 70, column: 3, scope: !33)
!58 = !DILocation(line: 71, column: 36, scope: !33)
!59 = !DILocation(line: 71, column: 26, scope: !33)
!60 = !DILocation(line: 71, column: 3, scope: !33)
!61 = !DILocation(line: 68, column: 51, scope: !33)
!62 = !DILocation(line: 68, column: 26, scope: !33)
!63 = !{!64, !64, i64 0}
!64 = !{!"short", !11, i64 0}
!65 = !DILocation(line: 68, column: 5, scope: !33)
!66 = !DILocation(line: 68, column: 24, scope: !33)
!67 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !69)
!68 = distinct !DISubprogram(name: "__get_x", scope: !36, file: !36, line: 41, type: !31, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = distinct !DILocation(line: 67, column: 47, scope: !33)
!70 = !DILocation(line: 67, column: 44, scope: !33)
!71 = distinct !{!71, !53, !72, !73}
!72 = !DILocation(line: 68, column: 54, scope: !33)
!73 = !{!"llvm.loop.mustprogress"}
!74 = !DILocation(line: 72, column: 9, scope: !33)
!75 = !DILocation(line: 71, column: 68, scope: !33)
!76 = !DILocation(line: 71, column: 59, scope: !33)
!77 = !DILocation(line: 71, column: 66, scope: !33)
!78 = !DILocation(line: 41, column: 207, scope: !68, inlinedAt: !79)
!79 = distinct !DILocation(line: 71, column: 47, scope: !33)
!80 = !DILocation(line: 71, column: 44, scope: !33)
!81 = distinct !{!81, !60, !82, !73}
!82 = !DILocation(line: 71, column: 85, scope: !33)
!83 = !DILocation(line: 73, column: 33, scope: !33)
!84 = !DILocation(line: 73, column: 25, scope: !33)
!85 = !DILocation(line: 73, column: 40, scope: !33)
!86 = !DILocation(line: 73, column: 38, scope: !33)
!87 = !DILocation(line: 73, column: 67, scope: !33)
!88 = !DILocation(line: 73, column: 60, scope: !33)
!89 = !DILocation(line: 73, column: 58, scope: !33)
!90 = !DILocation(line: 73, column: 5, scope: !33)
!91 = !DILocation(line: 73, column: 23, scope: !33)
!92 = !DILocation(line: 74, column: 20, scope: !33)
!93 = !DILocation(line: 75, column: 28, scope: !33)
!94 = !{!95, !10, i64 8}
!95 = !{!"_ZTS6Nested", !48, i64 0, !96, i64 8, !10, i64 8, !11, i64 12}
!96 = !{!"_ZTSN6NestedUt_E", !11, i64 0}
!97 = !DILocation(line: 75, column: 16, scope: !33)
!98 = !DILocation(line: 76, column: 68, scope: !33)
!99 = !{!95, !48, i64 0}
!100 = !DILocation(line: 76, column: 74, scope: !33)
!101 = !DILocation(line: 76, column: 59, scope: !33)
!102 = !DILocation(line: 76, column: 40, scope: !33)
!103 = !DILocation(line: 76, column: 17, scope: !33)
!104 = !DILocation(line: 76, column: 22, scope: !33)
!105 = !DILocation(line: 76, column: 5, scope: !33)
!106 = !DILocation(line: 76, column: 27, scope: !33)
!107 = !DILocation(line: 78, column: 17, scope: !33)
!108 = !DILocation(line: 78, column: 22, scope: !33)
!109 = !DILocation(line: 78, column: 5, scope: !33)
!110 = !DILocation(line: 78, column: 27, scope: !33)
!111 = !DILocation(line: 80, column: 17, scope: !33)
!112 = !DILocation(line: 80, column: 22, scope: !33)
!113 = !DILocation(line: 80, column: 5, scope: !33)
!114 = !DILocation(line: 80, column: 27, scope: !33)
!115 = !DILocation(line: 82, column: 3, scope: !33)
!116 = !DILocation(line: 83, column: 1, scope: !33)
!117 = distinct !DISubprogram(name: "tagged<Plus>", scope: !14, file: !14, line: 47, type: !31, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!118 = !DILocation(line: 39, column: 208, scope: !35, inlinedAt: !119)
!119 = distinct !DILocation(line: 49, column: 17, scope: !117)
!120 = !DILocation(line: 50, column: 12, scope: !117)
!121 = !DILocation(line: 50, column: 38, scope: !117)
!122 = !DILocation(line: 50, column: 79, scope: !117)
!123 = !DILocation(line: 51, column: 12, scope: !117)
!124 = !DILocation(line: 51, column: 31, scope: !117)
!125 = !DILocation(line: 50, column: 36, scope: !117)
!126 = !DILocation(line: 50, column: 77, scope: !117)
!127 = !DILocation(line: 50, column: 96, scope: !117)
!128 = !DILocation(line: 51, column: 29, scope: !117)
!129 = !DILocation(line: 50, column: 3, scope: !117)
!130 = !DILocation(line: 50, column: 10, scope: !117)
!131 = !DILocation(line: 52, column: 1, scope: !117)
!132 = distinct !DISubprogram(name: "tagged<Times>", scope: !14, file: !14, line: 47, type: !31, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 39, column: 208, scope: !35, inlinedAt: !134)
!134 = distinct !DILocation(line: 49, column: 17, scope: !132)
!135 = !DILocation(line: 50, column: 12, scope: !132)
!136 = !DILocation(line: 50, column: 38, scope: !132)
!137 = !DILocation(line: 50, column: 79, scope: !132)
!138 = !DILocation(line: 51, column: 12, scope: !132)
!139 = !DILocation(line: 51, column: 31, scope: !132)
!140 = !DILocation(line: 50, column: 36, scope: !132)
!141 = !DILocation(line: 50, column: 77, scope: !132)
!142 = !DILocation(line: 50, column: 96, scope: !132)
!143 = !DILocation(line: 51, column: 29, scope: !132)
!144 = !DILocation(line: 50, column: 3, scope: !132)
!145 = !DILocation(line: 50, column: 10, scope: !132)
!146 = !DILocation(line: 52, column: 1, scope: !132)
