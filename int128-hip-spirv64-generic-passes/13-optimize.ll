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
define spir_kernel void @_Z4workPKnPon4Pairi(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i128 noundef %2, ptr noundef readonly byval(%struct.Pair.3) align 16 captures(none) %3, i32 noundef %4) local_unnamed_addr #3 !dbg !13 {
  %6 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %.sroa.051.0.copyload = load i8, ptr %3, align 16
  %.sroa.1767.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 16
  %.sroa.1767.0.copyload = load i128, ptr %.sroa.1767.0..sroa_idx, align 16
  %.sroa.1868.0..sroa_idx = getelementptr inbounds nuw i8, ptr %3, i64 32
  %.sroa.1868.0.copyload = load i16, ptr %.sroa.1868.0..sroa_idx, align 16
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5, !dbg !17
  %8 = trunc i64 %7 to i32, !dbg !17
  %9 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5, !dbg !21
  %10 = trunc i64 %9 to i32, !dbg !21
  %11 = mul i32 %10, %8, !dbg !24
  %12 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !25
  %13 = trunc i64 %12 to i32, !dbg !25
  %14 = add i32 %11, %13, !dbg !28
  %15 = icmp slt i32 %14, %4, !dbg !29
  br i1 %15, label %16, label %21, !dbg !30

16:                                               ; preds = %5
  %17 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %18 = sext i32 %14 to i64, !dbg !31
  %19 = getelementptr inbounds i128, ptr addrspace(4) %17, i64 %18, !dbg !31
  %20 = load i128, ptr addrspace(4) %19, align 16, !dbg !31, !tbaa !32
  br label %21, !dbg !30

21:                                               ; preds = %5, %16
  %22 = phi i128 [ %20, %16 ], [ 0, %5 ], !dbg !30
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !34
  %24 = and i64 %23, 4294967295, !dbg !36
  %25 = getelementptr inbounds nuw i128, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 %24, !dbg !36
  store i128 %22, ptr addrspace(4) %25, align 16, !dbg !37, !tbaa !32
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !38
  br i1 %15, label %26, label %140, !dbg !41

26:                                               ; preds = %21
  %27 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5, !dbg !42
  %28 = and i64 %27, 4294967295, !dbg !44
  %29 = xor i64 %28, 1, !dbg !44
  %30 = getelementptr inbounds nuw i128, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 %29, !dbg !44
  %31 = load i128, ptr addrspace(4) %30, align 16, !dbg !44, !tbaa !32
  %32 = add i128 %31, %2, !dbg !45
  %33 = getelementptr inbounds nuw i128, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ4workPKnPon4PairiE5block to ptr addrspace(4)), i64 %28, !dbg !46
  %34 = load i128, ptr addrspace(4) %33, align 16, !dbg !46, !tbaa !32
  %35 = mul nsw i32 %14, 26, !dbg !47
  %36 = sext i32 %35 to i64, !dbg !48
  %37 = getelementptr inbounds i128, ptr addrspace(4) %6, i64 %36, !dbg !48
  %38 = trunc i128 %32 to i32, !dbg !49
  %39 = or i128 %32, 1, !dbg !52
  %40 = icmp eq i128 %34, -170141183460469231731687303715884105728, !dbg !53
  %41 = icmp eq i128 %39, -1, !dbg !54
  %42 = and i1 %40, %41, !dbg !54
  %43 = add i128 %32, %34, !dbg !55
  store i128 %43, ptr addrspace(4) %37, align 16, !dbg !56, !tbaa !32
  %44 = sub i128 %34, %32, !dbg !57
  %45 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 16, !dbg !58
  store i128 %44, ptr addrspace(4) %45, align 16, !dbg !59, !tbaa !32
  %46 = mul i128 %32, %34, !dbg !60
  %47 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 32, !dbg !61
  store i128 %46, ptr addrspace(4) %47, align 16, !dbg !62, !tbaa !32
  %.frozen = freeze i128 %34, !dbg !63
  %.frozen86 = freeze i128 %39, !dbg !63
  %48 = udiv i128 %.frozen, %.frozen86, !dbg !63
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 48, !dbg !64
  store i128 %48, ptr addrspace(4) %49, align 16, !dbg !65, !tbaa !32
  %50 = mul i128 %48, %.frozen86, !dbg !66
  %.decomposed = sub i128 %.frozen, %50, !dbg !66
  %51 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 64, !dbg !67
  store i128 %.decomposed, ptr addrspace(4) %51, align 16, !dbg !68, !tbaa !32
  br i1 %42, label %.critedge.i, label %52, !dbg !69

52:                                               ; preds = %26
  %.frozen87 = freeze i128 %34, !dbg !70
  %.frozen88 = freeze i128 %39, !dbg !70
  %53 = sdiv i128 %.frozen87, %.frozen88, !dbg !70
  %54 = mul i128 %53, %.frozen88, !dbg !71
  %.decomposed89 = sub i128 %.frozen87, %54, !dbg !71
  br label %.critedge.i, !dbg !72

.critedge.i:                                      ; preds = %52, %26
  %.sink.i = phi i128 [ %53, %52 ], [ 0, %26 ], !dbg !73
  %55 = phi i128 [ %.decomposed89, %52 ], [ 0, %26 ], !dbg !72
  %56 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 80, !dbg !74
  store i128 %.sink.i, ptr addrspace(4) %56, align 16, !dbg !73, !tbaa !32
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 96, !dbg !75
  store i128 %55, ptr addrspace(4) %57, align 16, !dbg !76, !tbaa !32
  %58 = udiv i128 %34, 10, !dbg !77
  %59 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 112, !dbg !78
  store i128 %58, ptr addrspace(4) %59, align 16, !dbg !79, !tbaa !32
  %60 = urem i128 %34, 1000000007, !dbg !80
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 128, !dbg !81
  store i128 %60, ptr addrspace(4) %61, align 16, !dbg !82, !tbaa !32
  %62 = sdiv i128 %34, 1000, !dbg !83
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 144, !dbg !84
  store i128 %62, ptr addrspace(4) %63, align 16, !dbg !85, !tbaa !32
  %64 = and i128 %32, 127, !dbg !86
  %65 = shl i128 %34, %64, !dbg !86
  %66 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 160, !dbg !87
  store i128 %65, ptr addrspace(4) %66, align 16, !dbg !88, !tbaa !32
  %67 = lshr i128 %34, %64, !dbg !89
  %68 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 176, !dbg !90
  store i128 %67, ptr addrspace(4) %68, align 16, !dbg !91, !tbaa !32
  %69 = ashr i128 %34, %64, !dbg !92
  %70 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 192, !dbg !93
  store i128 %69, ptr addrspace(4) %70, align 16, !dbg !94, !tbaa !32
  %71 = icmp slt i128 %34, %32, !dbg !95
  %72 = zext i1 %71 to i32, !dbg !96
  %73 = icmp ult i128 %34, %32, !dbg !97
  %74 = select i1 %73, i32 2, i32 0, !dbg !98
  %75 = or disjoint i32 %74, %72, !dbg !99
  %76 = icmp eq i128 %34, %32, !dbg !100
  %77 = select i1 %76, i32 4, i32 0, !dbg !101
  %78 = or disjoint i32 %75, %77, !dbg !102
  %79 = select i1 %71, i32 0, i32 8, !dbg !103
  %80 = or disjoint i32 %78, %79, !dbg !104
  %81 = zext nneg i32 %80 to i128, !dbg !96
  %82 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 208, !dbg !105
  store i128 %81, ptr addrspace(4) %82, align 16, !dbg !106, !tbaa !32
  %83 = sitofp i128 %34 to double, !dbg !107
  %84 = bitcast double %83 to i64, !dbg !108
  %85 = zext i64 %84 to i128, !dbg !111
  %86 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 224, !dbg !112
  store i128 %85, ptr addrspace(4) %86, align 16, !dbg !113, !tbaa !32
  %87 = sitofp i128 %34 to float, !dbg !114
  %88 = bitcast float %87 to i32, !dbg !115
  %89 = zext i32 %88 to i128, !dbg !118
  %90 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 240, !dbg !119
  store i128 %89, ptr addrspace(4) %90, align 16, !dbg !120, !tbaa !32
  %91 = uitofp i128 %34 to double, !dbg !121
  %92 = bitcast double %91 to i64, !dbg !122
  %93 = zext nneg i64 %92 to i128, !dbg !124
  %94 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 256, !dbg !125
  store i128 %93, ptr addrspace(4) %94, align 16, !dbg !126, !tbaa !32
  %95 = ashr i128 %34, 1, !dbg !127
  %96 = sitofp i128 %95 to double, !dbg !128
  %97 = fptosi double %96 to i128, !dbg !129
  %98 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 272, !dbg !130
  store i128 %97, ptr addrspace(4) %98, align 16, !dbg !131, !tbaa !32
  %99 = lshr i128 %34, 1, !dbg !132
  %100 = uitofp nneg i128 %99 to float, !dbg !133
  %101 = fptoui float %100 to i128, !dbg !134
  %102 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 288, !dbg !135
  store i128 %101, ptr addrspace(4) %102, align 16, !dbg !136, !tbaa !32
  %103 = tail call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %34, i128 %32), !dbg !137
  %104 = extractvalue { i128, i1 } %103, 1, !dbg !137
  %105 = extractvalue { i128, i1 } %103, 0, !dbg !137
  %106 = select i1 %104, i128 -1, i128 %105, !dbg !137
  %107 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 304, !dbg !138
  store i128 %106, ptr addrspace(4) %107, align 16, !dbg !139, !tbaa !32
  %108 = sext i8 %.sroa.051.0.copyload to i128, !dbg !140
  %109 = add i128 %.sroa.1767.0.copyload, %108, !dbg !141
  %110 = sext i16 %.sroa.1868.0.copyload to i128, !dbg !142
  %111 = add i128 %109, %110, !dbg !143
  %112 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 320, !dbg !144
  store i128 %111, ptr addrspace(4) %112, align 16, !dbg !145, !tbaa !32
  %113 = lshr i128 %34, 64, !dbg !146
  %114 = lshr i128 %32, 66, !dbg !147
  %115 = or i128 %114, 1, !dbg !148
  %.01218.lhs.trunc.i.i = trunc nuw i128 %113 to i64, !dbg !149
  %.01218.rhs.trunc.i.i = trunc nuw nsw i128 %115 to i64, !dbg !149
  %.0121821.i.i = urem i64 %.01218.lhs.trunc.i.i, %.01218.rhs.trunc.i.i, !dbg !149
  %.01218.zext.i.i = zext nneg i64 %.0121821.i.i to i128, !dbg !149
  %116 = mul nuw nsw i128 %.01218.zext.i.i, %.01218.zext.i.i, !dbg !152
  %.01218.1.i.i = urem i128 %116, %115, !dbg !149
  %117 = mul nuw nsw i128 %.01218.1.i.i, %.01218.1.i.i, !dbg !152
  %.01218.2.i.i = urem i128 %117, %115, !dbg !149
  %118 = mul nuw nsw i128 %.01218.2.i.i, %.01218.2.i.i, !dbg !152
  %.01218.3.i.i = urem i128 %118, %115, !dbg !149
  %119 = mul nuw nsw i128 %.01218.3.i.i, %.01218.3.i.i, !dbg !152
  %.01218.4.i.i = urem i128 %119, %115, !dbg !149
  %120 = mul nuw nsw i128 %.01218.4.i.i, %.01218.4.i.i, !dbg !152
  %.01218.5.i.i = urem i128 %120, %115, !dbg !149
  %121 = mul nuw nsw i128 %.01218.2.i.i, %.01218.zext.i.i, !dbg !153
  %122 = urem i128 %121, %115, !dbg !154
  %123 = mul nuw nsw i128 %122, %.01218.5.i.i, !dbg !153
  %124 = urem i128 %123, %115, !dbg !154
  %125 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 336, !dbg !155
  store i128 %124, ptr addrspace(4) %125, align 16, !dbg !156, !tbaa !32
  %126 = and i128 %34, 18446744073709551615, !dbg !157
  %127 = mul nuw i128 %113, %126, !dbg !158
  %128 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 352, !dbg !159
  store i128 %127, ptr addrspace(4) %128, align 16, !dbg !160, !tbaa !32
  %129 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 368, !dbg !161
  store i128 0, ptr addrspace(4) %129, align 16, !dbg !162, !tbaa !32
  %130 = tail call i128 @llvm.abs.i128(i128 %34, i1 false), !dbg !163
  %131 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 384, !dbg !164
  store i128 %130, ptr addrspace(4) %131, align 16, !dbg !165, !tbaa !32
  %132 = and i32 %38, 7
  %.not.i = icmp eq i32 %132, 0, !dbg !166
  br i1 %.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !167

.lr.ph.i:                                         ; preds = %.critedge.i, %.lr.ph.i
  %.0149.i = phi i32 [ %138, %.lr.ph.i ], [ 0, %.critedge.i ]
  %.0146148.i = phi i128 [ %137, %.lr.ph.i ], [ 0, %.critedge.i ]
  %133 = mul nsw i128 %.0146148.i, 3, !dbg !168
  %134 = and i32 %.0149.i, 1, !dbg !169
  %.not147.i = icmp eq i32 %134, 0, !dbg !170
  %135 = select i1 %.not147.i, i128 %32, i128 %34, !dbg !170
  %136 = sdiv i128 %135, 7, !dbg !171
  %137 = add nsw i128 %136, %133, !dbg !172
  %138 = add nuw nsw i32 %.0149.i, 1, !dbg !173
  %exitcond.not.i = icmp eq i32 %138, %132, !dbg !166
  br i1 %exitcond.not.i, label %_Z9calculatenn4PairPo.exit, label %.lr.ph.i, !dbg !167, !llvm.loop !174

_Z9calculatenn4PairPo.exit:                       ; preds = %.lr.ph.i, %.critedge.i
  %.0146.lcssa.i = phi i128 [ 0, %.critedge.i ], [ %137, %.lr.ph.i ], !dbg !177
  %139 = getelementptr inbounds nuw i8, ptr addrspace(4) %37, i64 400, !dbg !178
  store i128 %.0146.lcssa.i, ptr addrspace(4) %139, align 16, !dbg !179, !tbaa !32
  br label %140, !dbg !180

140:                                              ; preds = %21, %_Z9calculatenn4PairPo.exit
  ret void, !dbg !180
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
!13 = distinct !DISubprogram(name: "work", scope: !14, file: !14, line: 75, type: !15, scopeLine: 75, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/int128.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 77, column: 17, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 77, column: 30, scope: !13)
!24 = !DILocation(line: 77, column: 28, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 77, column: 43, scope: !13)
!28 = !DILocation(line: 77, column: 41, scope: !13)
!29 = !DILocation(line: 78, column: 26, scope: !13)
!30 = !DILocation(line: 78, column: 24, scope: !13)
!31 = !DILocation(line: 78, column: 32, scope: !13)
!32 = !{!33, !33, i64 0}
!33 = !{!"__int128", !11, i64 0}
!34 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !35)
!35 = distinct !DILocation(line: 78, column: 9, scope: !13)
!36 = !DILocation(line: 78, column: 3, scope: !13)
!37 = !DILocation(line: 78, column: 22, scope: !13)
!38 = !DILocation(line: 60, column: 55, scope: !39, inlinedAt: !40)
!39 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!40 = distinct !DILocation(line: 79, column: 3, scope: !13)
!41 = !DILocation(line: 80, column: 9, scope: !13)
!42 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !43)
!43 = distinct !DILocation(line: 81, column: 60, scope: !13)
!44 = !DILocation(line: 81, column: 54, scope: !13)
!45 = !DILocation(line: 81, column: 78, scope: !13)
!46 = !DILocation(line: 82, column: 13, scope: !13)
!47 = !DILocation(line: 82, column: 57, scope: !13)
!48 = !DILocation(line: 82, column: 46, scope: !13)
!49 = !DILocation(line: 39, column: 35, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "calculate", scope: !14, file: !14, line: 37, type: !15, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 82, column: 3, scope: !13)
!52 = !DILocation(line: 40, column: 26, scope: !50, inlinedAt: !51)
!53 = !DILocation(line: 42, column: 28, scope: !50, inlinedAt: !51)
!54 = !DILocation(line: 42, column: 37, scope: !50, inlinedAt: !51)
!55 = !DILocation(line: 45, column: 17, scope: !50, inlinedAt: !51)
!56 = !DILocation(line: 45, column: 12, scope: !50, inlinedAt: !51)
!57 = !DILocation(line: 46, column: 17, scope: !50, inlinedAt: !51)
!58 = !DILocation(line: 46, column: 3, scope: !50, inlinedAt: !51)
!59 = !DILocation(line: 46, column: 12, scope: !50, inlinedAt: !51)
!60 = !DILocation(line: 47, column: 17, scope: !50, inlinedAt: !51)
!61 = !DILocation(line: 47, column: 3, scope: !50, inlinedAt: !51)
!62 = !DILocation(line: 47, column: 12, scope: !50, inlinedAt: !51)
!63 = !DILocation(line: 48, column: 17, scope: !50, inlinedAt: !51)
!64 = !DILocation(line: 48, column: 3, scope: !50, inlinedAt: !51)
!65 = !DILocation(line: 48, column: 12, scope: !50, inlinedAt: !51)
!66 = !DILocation(line: 49, column: 17, scope: !50, inlinedAt: !51)
!67 = !DILocation(line: 49, column: 3, scope: !50, inlinedAt: !51)
!68 = !DILocation(line: 49, column: 12, scope: !50, inlinedAt: !51)
!69 = !DILocation(line: 50, column: 14, scope: !50, inlinedAt: !51)
!70 = !DILocation(line: 50, column: 50, scope: !50, inlinedAt: !51)
!71 = !DILocation(line: 51, column: 50, scope: !50, inlinedAt: !51)
!72 = !DILocation(line: 51, column: 14, scope: !50, inlinedAt: !51)
!73 = !DILocation(line: 50, column: 12, scope: !50, inlinedAt: !51)
!74 = !DILocation(line: 50, column: 3, scope: !50, inlinedAt: !51)
!75 = !DILocation(line: 51, column: 3, scope: !50, inlinedAt: !51)
!76 = !DILocation(line: 51, column: 12, scope: !50, inlinedAt: !51)
!77 = !DILocation(line: 52, column: 17, scope: !50, inlinedAt: !51)
!78 = !DILocation(line: 52, column: 3, scope: !50, inlinedAt: !51)
!79 = !DILocation(line: 52, column: 12, scope: !50, inlinedAt: !51)
!80 = !DILocation(line: 53, column: 17, scope: !50, inlinedAt: !51)
!81 = !DILocation(line: 53, column: 3, scope: !50, inlinedAt: !51)
!82 = !DILocation(line: 53, column: 12, scope: !50, inlinedAt: !51)
!83 = !DILocation(line: 54, column: 34, scope: !50, inlinedAt: !51)
!84 = !DILocation(line: 54, column: 3, scope: !50, inlinedAt: !51)
!85 = !DILocation(line: 54, column: 12, scope: !50, inlinedAt: !51)
!86 = !DILocation(line: 55, column: 17, scope: !50, inlinedAt: !51)
!87 = !DILocation(line: 55, column: 3, scope: !50, inlinedAt: !51)
!88 = !DILocation(line: 55, column: 12, scope: !50, inlinedAt: !51)
!89 = !DILocation(line: 56, column: 17, scope: !50, inlinedAt: !51)
!90 = !DILocation(line: 56, column: 3, scope: !50, inlinedAt: !51)
!91 = !DILocation(line: 56, column: 12, scope: !50, inlinedAt: !51)
!92 = !DILocation(line: 57, column: 34, scope: !50, inlinedAt: !51)
!93 = !DILocation(line: 57, column: 3, scope: !50, inlinedAt: !51)
!94 = !DILocation(line: 57, column: 12, scope: !50, inlinedAt: !51)
!95 = !DILocation(line: 58, column: 17, scope: !50, inlinedAt: !51)
!96 = !DILocation(line: 58, column: 14, scope: !50, inlinedAt: !51)
!97 = !DILocation(line: 58, column: 28, scope: !50, inlinedAt: !51)
!98 = !DILocation(line: 58, column: 34, scope: !50, inlinedAt: !51)
!99 = !DILocation(line: 58, column: 22, scope: !50, inlinedAt: !51)
!100 = !DILocation(line: 58, column: 44, scope: !50, inlinedAt: !51)
!101 = !DILocation(line: 58, column: 50, scope: !50, inlinedAt: !51)
!102 = !DILocation(line: 58, column: 39, scope: !50, inlinedAt: !51)
!103 = !DILocation(line: 58, column: 66, scope: !50, inlinedAt: !51)
!104 = !DILocation(line: 58, column: 55, scope: !50, inlinedAt: !51)
!105 = !DILocation(line: 58, column: 3, scope: !50, inlinedAt: !51)
!106 = !DILocation(line: 58, column: 12, scope: !50, inlinedAt: !51)
!107 = !DILocation(line: 59, column: 42, scope: !50, inlinedAt: !51)
!108 = !DILocation(line: 18, column: 3, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(name: "bits_of", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = distinct !DILocation(line: 59, column: 14, scope: !50, inlinedAt: !51)
!111 = !DILocation(line: 19, column: 10, scope: !109, inlinedAt: !110)
!112 = !DILocation(line: 59, column: 3, scope: !50, inlinedAt: !51)
!113 = !DILocation(line: 59, column: 12, scope: !50, inlinedAt: !51)
!114 = !DILocation(line: 60, column: 41, scope: !50, inlinedAt: !51)
!115 = !DILocation(line: 24, column: 3, scope: !116, inlinedAt: !117)
!116 = distinct !DISubprogram(name: "bits_of", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!117 = distinct !DILocation(line: 60, column: 14, scope: !50, inlinedAt: !51)
!118 = !DILocation(line: 25, column: 10, scope: !116, inlinedAt: !117)
!119 = !DILocation(line: 60, column: 3, scope: !50, inlinedAt: !51)
!120 = !DILocation(line: 60, column: 12, scope: !50, inlinedAt: !51)
!121 = !DILocation(line: 61, column: 42, scope: !50, inlinedAt: !51)
!122 = !DILocation(line: 18, column: 3, scope: !109, inlinedAt: !123)
!123 = distinct !DILocation(line: 61, column: 14, scope: !50, inlinedAt: !51)
!124 = !DILocation(line: 19, column: 10, scope: !109, inlinedAt: !123)
!125 = !DILocation(line: 61, column: 3, scope: !50, inlinedAt: !51)
!126 = !DILocation(line: 61, column: 12, scope: !50, inlinedAt: !51)
!127 = !DILocation(line: 62, column: 72, scope: !50, inlinedAt: !51)
!128 = !DILocation(line: 62, column: 70, scope: !50, inlinedAt: !51)
!129 = !DILocation(line: 62, column: 50, scope: !50, inlinedAt: !51)
!130 = !DILocation(line: 62, column: 3, scope: !50, inlinedAt: !51)
!131 = !DILocation(line: 62, column: 12, scope: !50, inlinedAt: !51)
!132 = !DILocation(line: 63, column: 54, scope: !50, inlinedAt: !51)
!133 = !DILocation(line: 63, column: 51, scope: !50, inlinedAt: !51)
!134 = !DILocation(line: 63, column: 32, scope: !50, inlinedAt: !51)
!135 = !DILocation(line: 63, column: 3, scope: !50, inlinedAt: !51)
!136 = !DILocation(line: 63, column: 12, scope: !50, inlinedAt: !51)
!137 = !DILocation(line: 64, column: 14, scope: !50, inlinedAt: !51)
!138 = !DILocation(line: 64, column: 3, scope: !50, inlinedAt: !51)
!139 = !DILocation(line: 64, column: 12, scope: !50, inlinedAt: !51)
!140 = !DILocation(line: 65, column: 64, scope: !50, inlinedAt: !51)
!141 = !DILocation(line: 65, column: 44, scope: !50, inlinedAt: !51)
!142 = !DILocation(line: 65, column: 94, scope: !50, inlinedAt: !51)
!143 = !DILocation(line: 65, column: 74, scope: !50, inlinedAt: !51)
!144 = !DILocation(line: 65, column: 3, scope: !50, inlinedAt: !51)
!145 = !DILocation(line: 65, column: 12, scope: !50, inlinedAt: !51)
!146 = !DILocation(line: 66, column: 23, scope: !50, inlinedAt: !51)
!147 = !DILocation(line: 66, column: 38, scope: !50, inlinedAt: !51)
!148 = !DILocation(line: 66, column: 45, scope: !50, inlinedAt: !51)
!149 = !DILocation(line: 0, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "power", scope: !14, file: !14, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = distinct !DILocation(line: 66, column: 14, scope: !50, inlinedAt: !51)
!152 = !DILocation(line: 32, column: 17, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 31, column: 39, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 31, column: 46, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 66, column: 3, scope: !50, inlinedAt: !51)
!156 = !DILocation(line: 66, column: 12, scope: !50, inlinedAt: !51)
!157 = !DILocation(line: 67, column: 76, scope: !50, inlinedAt: !51)
!158 = !DILocation(line: 67, column: 56, scope: !50, inlinedAt: !51)
!159 = !DILocation(line: 67, column: 3, scope: !50, inlinedAt: !51)
!160 = !DILocation(line: 67, column: 12, scope: !50, inlinedAt: !51)
!161 = !DILocation(line: 68, column: 3, scope: !50, inlinedAt: !51)
!162 = !DILocation(line: 68, column: 12, scope: !50, inlinedAt: !51)
!163 = !DILocation(line: 69, column: 14, scope: !50, inlinedAt: !51)
!164 = !DILocation(line: 69, column: 3, scope: !50, inlinedAt: !51)
!165 = !DILocation(line: 69, column: 12, scope: !50, inlinedAt: !51)
!166 = !DILocation(line: 71, column: 21, scope: !50, inlinedAt: !51)
!167 = !DILocation(line: 71, column: 3, scope: !50, inlinedAt: !51)
!168 = !DILocation(line: 71, column: 52, scope: !50, inlinedAt: !51)
!169 = !DILocation(line: 71, column: 61, scope: !50, inlinedAt: !51)
!170 = !DILocation(line: 71, column: 59, scope: !50, inlinedAt: !51)
!171 = !DILocation(line: 71, column: 74, scope: !50, inlinedAt: !51)
!172 = !DILocation(line: 71, column: 56, scope: !50, inlinedAt: !51)
!173 = !DILocation(line: 71, column: 33, scope: !50, inlinedAt: !51)
!174 = distinct !{!174, !167, !175, !176}
!175 = !DILocation(line: 71, column: 76, scope: !50, inlinedAt: !51)
!176 = !{!"llvm.loop.mustprogress"}
!177 = !DILocation(line: 0, scope: !50, inlinedAt: !51)
!178 = !DILocation(line: 72, column: 3, scope: !50, inlinedAt: !51)
!179 = !DILocation(line: 72, column: 12, scope: !50, inlinedAt: !51)
!180 = !DILocation(line: 83, column: 1, scope: !13)
