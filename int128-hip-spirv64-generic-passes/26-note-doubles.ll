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

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z4workPKnPon4Pairi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i128 noundef %2, ptr noundef readonly byval(%struct.Pair.3) align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !14 {
  %.sroa.051.0.copyload = load i8, ptr %3, align 16
  %.sroa.1767.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.sroa.1767.0.copyload = load i128, ptr %.sroa.1767.0..sroa_idx, align 16
  %.sroa.1868.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 32
  %.sroa.1868.0.copyload = load i16, ptr %.sroa.1868.0..sroa_idx, align 16
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !18
  %7 = trunc i64 %6 to i32, !dbg !18
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !22
  %9 = trunc i64 %8 to i32, !dbg !22
  %10 = mul i32 %9, %7, !dbg !25
  %11 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !26
  %12 = trunc i64 %11 to i32, !dbg !26
  %13 = add i32 %10, %12, !dbg !29
  %14 = icmp slt i32 %13, %4, !dbg !30
  br i1 %14, label %15, label %19, !dbg !31

15:                                               ; preds = %5
  %16 = sext i32 %13 to i64, !dbg !32
  %17 = getelementptr inbounds i128, ptr addrspace(1) %0, i64 %16, !dbg !32
  %18 = load i128, ptr addrspace(1) %17, align 16, !dbg !32, !tbaa !33
  br label %19, !dbg !31

19:                                               ; preds = %5, %15
  %20 = phi i128 [ %18, %15 ], [ 0, %5 ], !dbg !31
  %21 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !35
  %22 = and i64 %21, 4294967295, !dbg !37
  %23 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %22, !dbg !37
  store i128 %20, ptr addrspace(3) %23, align 16, !dbg !38, !tbaa !33
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !39
  br i1 %14, label %24, label %138, !dbg !42

24:                                               ; preds = %19
  %25 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !43
  %26 = and i64 %25, 4294967295, !dbg !45
  %27 = xor i64 %26, 1, !dbg !45
  %28 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %27, !dbg !45
  %29 = load i128, ptr addrspace(3) %28, align 16, !dbg !45, !tbaa !33
  %.fr90 = freeze i128 %29, !dbg !46
  %30 = add i128 %.fr90, %2, !dbg !46
  %31 = getelementptr inbounds nuw i128, ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block, i64 %26, !dbg !47
  %32 = load i128, ptr addrspace(3) %31, align 16, !dbg !47, !tbaa !33
  %.frozen = freeze i128 %32, !dbg !48
  %33 = mul nsw i32 %13, 26, !dbg !51
  %34 = sext i32 %33 to i64, !dbg !52
  %35 = getelementptr inbounds i128, ptr addrspace(1) %1, i64 %34, !dbg !52
  %36 = trunc i128 %30 to i32, !dbg !53
  %37 = or i128 %30, 1, !dbg !54
  %38 = icmp eq i128 %.frozen, -170141183460469231731687303715884105728, !dbg !55
  %39 = icmp eq i128 %37, -1, !dbg !56
  %40 = and i1 %38, %39, !dbg !56
  %41 = add i128 %30, %.frozen, !dbg !57
  store i128 %41, ptr addrspace(1) %35, align 16, !dbg !58, !tbaa !33
  %42 = sub i128 %.frozen, %30, !dbg !59
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 16, !dbg !60
  store i128 %42, ptr addrspace(1) %43, align 16, !dbg !61, !tbaa !33
  %44 = mul i128 %30, %.frozen, !dbg !62
  %45 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 32, !dbg !63
  store i128 %44, ptr addrspace(1) %45, align 16, !dbg !64, !tbaa !33
  %46 = udiv i128 %.frozen, %37, !dbg !48
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 48, !dbg !65
  store i128 %46, ptr addrspace(1) %47, align 16, !dbg !66, !tbaa !33
  %48 = mul i128 %46, %37, !dbg !67
  %.decomposed = sub i128 %.frozen, %48, !dbg !67
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 64, !dbg !68
  store i128 %.decomposed, ptr addrspace(1) %49, align 16, !dbg !69, !tbaa !33
  br i1 %40, label %.critedge.i, label %50, !dbg !70

50:                                               ; preds = %24
  %51 = sdiv i128 %.frozen, %37, !dbg !71
  %52 = mul i128 %51, %37, !dbg !72
  %.decomposed89 = sub i128 %.frozen, %52, !dbg !72
  br label %.critedge.i, !dbg !73

.critedge.i:                                      ; preds = %50, %24
  %.sink.i = phi i128 [ %51, %50 ], [ 0, %24 ], !dbg !74
  %53 = phi i128 [ %.decomposed89, %50 ], [ 0, %24 ], !dbg !73
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 80, !dbg !75
  store i128 %.sink.i, ptr addrspace(1) %54, align 16, !dbg !74, !tbaa !33
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 96, !dbg !76
  store i128 %53, ptr addrspace(1) %55, align 16, !dbg !77, !tbaa !33
  %56 = udiv i128 %.frozen, 10, !dbg !78
  %57 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 112, !dbg !79
  store i128 %56, ptr addrspace(1) %57, align 16, !dbg !80, !tbaa !33
  %58 = urem i128 %.frozen, 1000000007, !dbg !81
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 128, !dbg !82
  store i128 %58, ptr addrspace(1) %59, align 16, !dbg !83, !tbaa !33
  %60 = sdiv i128 %.frozen, 1000, !dbg !84
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 144, !dbg !85
  store i128 %60, ptr addrspace(1) %61, align 16, !dbg !86, !tbaa !33
  %62 = and i128 %30, 127, !dbg !87
  %63 = shl i128 %.frozen, %62, !dbg !87
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 160, !dbg !88
  store i128 %63, ptr addrspace(1) %64, align 16, !dbg !89, !tbaa !33
  %65 = lshr i128 %.frozen, %62, !dbg !90
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 176, !dbg !91
  store i128 %65, ptr addrspace(1) %66, align 16, !dbg !92, !tbaa !33
  %67 = ashr i128 %.frozen, %62, !dbg !93
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 192, !dbg !94
  store i128 %67, ptr addrspace(1) %68, align 16, !dbg !95, !tbaa !33
  %69 = icmp slt i128 %.frozen, %30, !dbg !96
  %70 = zext i1 %69 to i32, !dbg !97
  %71 = icmp ult i128 %.frozen, %30, !dbg !98
  %72 = select i1 %71, i32 2, i32 0, !dbg !99
  %73 = or disjoint i32 %72, %70, !dbg !100
  %74 = icmp eq i128 %.frozen, %30, !dbg !101
  %75 = select i1 %74, i32 4, i32 0, !dbg !102
  %76 = or disjoint i32 %73, %75, !dbg !103
  %77 = select i1 %69, i32 0, i32 8, !dbg !104
  %78 = or disjoint i32 %76, %77, !dbg !105
  %79 = zext nneg i32 %78 to i128, !dbg !97
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 208, !dbg !106
  store i128 %79, ptr addrspace(1) %80, align 16, !dbg !107, !tbaa !33
  %81 = sitofp i128 %.frozen to double, !dbg !108
  %82 = bitcast double %81 to i64, !dbg !109
  %83 = zext i64 %82 to i128, !dbg !112
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 224, !dbg !113
  store i128 %83, ptr addrspace(1) %84, align 16, !dbg !114, !tbaa !33
  %85 = sitofp i128 %.frozen to float, !dbg !115
  %86 = bitcast float %85 to i32, !dbg !116
  %87 = zext i32 %86 to i128, !dbg !119
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 240, !dbg !120
  store i128 %87, ptr addrspace(1) %88, align 16, !dbg !121, !tbaa !33
  %89 = uitofp i128 %.frozen to double, !dbg !122
  %90 = bitcast double %89 to i64, !dbg !123
  %91 = zext nneg i64 %90 to i128, !dbg !125
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 256, !dbg !126
  store i128 %91, ptr addrspace(1) %92, align 16, !dbg !127, !tbaa !33
  %93 = ashr i128 %.frozen, 1, !dbg !128
  %94 = sitofp i128 %93 to double, !dbg !129
  %95 = fptosi double %94 to i128, !dbg !130
  %96 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 272, !dbg !131
  store i128 %95, ptr addrspace(1) %96, align 16, !dbg !132, !tbaa !33
  %97 = lshr i128 %.frozen, 1, !dbg !133
  %98 = uitofp nneg i128 %97 to float, !dbg !134
  %99 = fptoui float %98 to i128, !dbg !135
  %100 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 288, !dbg !136
  store i128 %99, ptr addrspace(1) %100, align 16, !dbg !137, !tbaa !33
  %101 = tail call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %.frozen, i128 %30), !dbg !138
  %102 = extractvalue { i128, i1 } %101, 1, !dbg !138
  %103 = extractvalue { i128, i1 } %101, 0, !dbg !138
  %104 = select i1 %102, i128 -1, i128 %103, !dbg !138
  %105 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 304, !dbg !139
  store i128 %104, ptr addrspace(1) %105, align 16, !dbg !140, !tbaa !33
  %106 = sext i8 %.sroa.051.0.copyload to i128, !dbg !141
  %107 = add i128 %.sroa.1767.0.copyload, %106, !dbg !142
  %108 = sext i16 %.sroa.1868.0.copyload to i128, !dbg !143
  %109 = add i128 %107, %108, !dbg !144
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 320, !dbg !145
  store i128 %109, ptr addrspace(1) %110, align 16, !dbg !146, !tbaa !33
  %111 = lshr i128 %.frozen, 64, !dbg !147
  %112 = lshr i128 %30, 66, !dbg !148
  %113 = or i128 %112, 1, !dbg !149
  %.01218.lhs.trunc.i.i = trunc nuw i128 %111 to i64, !dbg !150
  %.01218.rhs.trunc.i.i = trunc nuw nsw i128 %113 to i64, !dbg !150
  %.0121821.i.i = urem i64 %.01218.lhs.trunc.i.i, %.01218.rhs.trunc.i.i, !dbg !150
  %.01218.zext.i.i = zext nneg i64 %.0121821.i.i to i128, !dbg !150
  %114 = mul nuw nsw i128 %.01218.zext.i.i, %.01218.zext.i.i, !dbg !153
  %.01218.1.i.i = urem i128 %114, %113, !dbg !150
  %115 = mul nuw nsw i128 %.01218.1.i.i, %.01218.1.i.i, !dbg !153
  %.01218.2.i.i = urem i128 %115, %113, !dbg !150
  %116 = mul nuw nsw i128 %.01218.2.i.i, %.01218.2.i.i, !dbg !153
  %.01218.3.i.i = urem i128 %116, %113, !dbg !150
  %117 = mul nuw nsw i128 %.01218.3.i.i, %.01218.3.i.i, !dbg !153
  %.01218.4.i.i = urem i128 %117, %113, !dbg !150
  %118 = mul nuw nsw i128 %.01218.4.i.i, %.01218.4.i.i, !dbg !153
  %.01218.5.i.i = urem i128 %118, %113, !dbg !150
  %119 = mul nuw nsw i128 %.01218.2.i.i, %.01218.zext.i.i, !dbg !154
  %120 = urem i128 %119, %113, !dbg !155
  %121 = mul nuw nsw i128 %120, %.01218.5.i.i, !dbg !154
  %122 = urem i128 %121, %113, !dbg !155
  %123 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 336, !dbg !156
  store i128 %122, ptr addrspace(1) %123, align 16, !dbg !157, !tbaa !33
  %124 = and i128 %.frozen, 18446744073709551615, !dbg !158
  %125 = mul nuw i128 %111, %124, !dbg !159
  %126 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 352, !dbg !160
  store i128 %125, ptr addrspace(1) %126, align 16, !dbg !161, !tbaa !33
  %127 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 368, !dbg !162
  store i128 0, ptr addrspace(1) %127, align 16, !dbg !163, !tbaa !33
  %128 = tail call i128 @llvm.abs.i128(i128 %.frozen, i1 false), !dbg !164
  %129 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 384, !dbg !165
  store i128 %128, ptr addrspace(1) %129, align 16, !dbg !166, !tbaa !33
  %130 = and i32 %36, 7
  %.not.i = icmp eq i32 %130, 0, !dbg !167
  br i1 %.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !168

.lr.ph.i:                                         ; preds = %.critedge.i, %.lr.ph.i
  %.0149.i = phi i32 [ %136, %.lr.ph.i ], [ 0, %.critedge.i ]
  %.0146148.i = phi i128 [ %135, %.lr.ph.i ], [ 0, %.critedge.i ]
  %131 = mul nsw i128 %.0146148.i, 3, !dbg !169
  %132 = and i32 %.0149.i, 1, !dbg !170
  %.not147.i = icmp eq i32 %132, 0, !dbg !171
  %133 = select i1 %.not147.i, i128 %30, i128 %.frozen, !dbg !171
  %134 = sdiv i128 %133, 7, !dbg !172
  %135 = add nsw i128 %134, %131, !dbg !173
  %136 = add nuw nsw i32 %.0149.i, 1, !dbg !174
  %exitcond.not.i = icmp eq i32 %136, %130, !dbg !167
  br i1 %exitcond.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !168, !llvm.loop !175

_Z9calculatenn4PairPo.exit:                       ; preds = %.lr.ph.i, %.critedge.i
  %.0146.lcssa.i = phi i128 [ 0, %.critedge.i ], [ %135, %.lr.ph.i ], !dbg !178
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %35, i64 400, !dbg !179
  store i128 %.0146.lcssa.i, ptr addrspace(1) %137, align 16, !dbg !180, !tbaa !33
  br label %138, !dbg !181

138:                                              ; preds = %19, %_Z9calculatenn4PairPo.exit
  ret void, !dbg !181
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.abs.i128(i128, i1 immarg) #4

attributes #0 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
