; ModuleID = '<memory>'
source_filename = "tests/programs/transpose.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

@_ZZ9transposePKfPfiiE4tile = internal unnamed_addr addrspace(3) global [32 x [33 x float]] undef, align 4

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9transposePKfPfii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 {
  %5 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !17
  %7 = trunc i64 %6 to i32, !dbg !17
  %8 = shl i32 %7, 5, !dbg !21
  %9 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !22
  %10 = trunc i64 %9 to i32, !dbg !22
  %11 = add i32 %8, %10, !dbg !25
  %12 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3, !dbg !26
  %13 = trunc i64 %12 to i32, !dbg !26
  %14 = shl i32 %13, 5, !dbg !29
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !30
  %16 = trunc i64 %15 to i32, !dbg !30
  %17 = add i32 %14, %16, !dbg !33
  %18 = icmp slt i32 %11, %2
  %19 = sext i32 %17 to i64, !dbg !34
  %20 = sext i32 %3 to i64, !dbg !34
  %21 = sext i32 %2 to i64, !dbg !34
  %22 = sext i32 %11 to i64, !dbg !34
  br i1 %18, label %23, label %81, !dbg !35

23:                                               ; preds = %4
  %24 = icmp slt i32 %17, %3, !dbg !36
  br i1 %24, label %25, label %36, !dbg !35

25:                                               ; preds = %23
  %26 = mul nsw i64 %19, %21, !dbg !37
  %27 = getelementptr float, ptr addrspace(4) %5, i64 %26, !dbg !38
  %28 = getelementptr float, ptr addrspace(4) %27, i64 %22, !dbg !38
  %29 = load float, ptr addrspace(4) %28, align 4, !dbg !38, !tbaa !39
  %30 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !41
  %31 = and i64 %30, 4294967295, !dbg !43
  %32 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %31, !dbg !43
  %33 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !44
  %34 = and i64 %33, 4294967295, !dbg !43
  %35 = getelementptr inbounds nuw float, ptr addrspace(4) %32, i64 %34, !dbg !43
  store float %29, ptr addrspace(4) %35, align 4, !dbg !46, !tbaa !39
  br label %36, !dbg !43

36:                                               ; preds = %23, %25
  %37 = add nsw i64 %19, 8, !dbg !47
  %38 = icmp slt i64 %37, %20, !dbg !36
  br i1 %38, label %39, label %51, !dbg !35

39:                                               ; preds = %36
  %40 = mul nsw i64 %37, %21, !dbg !37
  %41 = getelementptr float, ptr addrspace(4) %5, i64 %40, !dbg !38
  %42 = getelementptr float, ptr addrspace(4) %41, i64 %22, !dbg !38
  %43 = load float, ptr addrspace(4) %42, align 4, !dbg !38, !tbaa !39
  %44 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !41
  %45 = add i64 %44, 8, !dbg !48
  %46 = and i64 %45, 4294967295, !dbg !43
  %47 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %46, !dbg !43
  %48 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !44
  %49 = and i64 %48, 4294967295, !dbg !43
  %50 = getelementptr inbounds nuw float, ptr addrspace(4) %47, i64 %49, !dbg !43
  store float %43, ptr addrspace(4) %50, align 4, !dbg !46, !tbaa !39
  br label %51, !dbg !43

51:                                               ; preds = %39, %36
  %52 = add nsw i64 %19, 16, !dbg !47
  %53 = icmp slt i64 %52, %20, !dbg !36
  br i1 %53, label %54, label %66, !dbg !35

54:                                               ; preds = %51
  %55 = mul nsw i64 %52, %21, !dbg !37
  %56 = getelementptr float, ptr addrspace(4) %5, i64 %55, !dbg !38
  %57 = getelementptr float, ptr addrspace(4) %56, i64 %22, !dbg !38
  %58 = load float, ptr addrspace(4) %57, align 4, !dbg !38, !tbaa !39
  %59 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !41
  %60 = add i64 %59, 16, !dbg !48
  %61 = and i64 %60, 4294967295, !dbg !43
  %62 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %61, !dbg !43
  %63 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !44
  %64 = and i64 %63, 4294967295, !dbg !43
  %65 = getelementptr inbounds nuw float, ptr addrspace(4) %62, i64 %64, !dbg !43
  store float %58, ptr addrspace(4) %65, align 4, !dbg !46, !tbaa !39
  br label %66, !dbg !43

66:                                               ; preds = %54, %51
  %67 = add nsw i64 %19, 24, !dbg !47
  %68 = icmp slt i64 %67, %20, !dbg !36
  br i1 %68, label %69, label %81, !dbg !35

69:                                               ; preds = %66
  %70 = mul nsw i64 %67, %21, !dbg !37
  %71 = getelementptr float, ptr addrspace(4) %5, i64 %70, !dbg !38
  %72 = getelementptr float, ptr addrspace(4) %71, i64 %22, !dbg !38
  %73 = load float, ptr addrspace(4) %72, align 4, !dbg !38, !tbaa !39
  %74 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !41
  %75 = add i64 %74, 24, !dbg !48
  %76 = and i64 %75, 4294967295, !dbg !43
  %77 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %76, !dbg !43
  %78 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !44
  %79 = and i64 %78, 4294967295, !dbg !43
  %80 = getelementptr inbounds nuw float, ptr addrspace(4) %77, i64 %79, !dbg !43
  store float %73, ptr addrspace(4) %80, align 4, !dbg !46, !tbaa !39
  br label %81, !dbg !43

81:                                               ; preds = %4, %69, %66
  %82 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #4, !dbg !49
  %83 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #3, !dbg !52
  %84 = trunc i64 %83 to i32, !dbg !52
  %85 = shl i32 %84, 5, !dbg !54
  %86 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !55
  %87 = trunc i64 %86 to i32, !dbg !55
  %88 = add i32 %85, %87, !dbg !57
  %89 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #3, !dbg !58
  %90 = trunc i64 %89 to i32, !dbg !58
  %91 = shl i32 %90, 5, !dbg !60
  %92 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !61
  %93 = trunc i64 %92 to i32, !dbg !61
  %94 = add i32 %91, %93, !dbg !63
  %95 = icmp slt i32 %88, %3
  %96 = sext i32 %94 to i64, !dbg !64
  %97 = sext i32 %88 to i64, !dbg !64
  br i1 %95, label %98, label %156, !dbg !65

98:                                               ; preds = %81
  %99 = icmp slt i32 %94, %2, !dbg !66
  br i1 %99, label %100, label %111, !dbg !65

100:                                              ; preds = %98
  %101 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !67
  %102 = and i64 %101, 4294967295, !dbg !69
  %103 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %102, !dbg !69
  %104 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !70
  %105 = and i64 %104, 4294967295, !dbg !69
  %106 = getelementptr inbounds nuw float, ptr addrspace(4) %103, i64 %105, !dbg !69
  %107 = load float, ptr addrspace(4) %106, align 4, !dbg !69, !tbaa !39
  %108 = mul nsw i64 %96, %20, !dbg !72
  %109 = getelementptr float, ptr addrspace(4) %82, i64 %108, !dbg !73
  %110 = getelementptr float, ptr addrspace(4) %109, i64 %97, !dbg !73
  store float %107, ptr addrspace(4) %110, align 4, !dbg !74, !tbaa !39
  br label %111, !dbg !73

111:                                              ; preds = %98, %100
  %112 = add nsw i64 %96, 8, !dbg !75
  %113 = icmp slt i64 %112, %21, !dbg !66
  br i1 %113, label %114, label %126, !dbg !65

114:                                              ; preds = %111
  %115 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !67
  %116 = and i64 %115, 4294967295, !dbg !69
  %117 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %116, !dbg !69
  %118 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !70
  %119 = add i64 %118, 8, !dbg !76
  %120 = and i64 %119, 4294967295, !dbg !69
  %121 = getelementptr inbounds nuw float, ptr addrspace(4) %117, i64 %120, !dbg !69
  %122 = load float, ptr addrspace(4) %121, align 4, !dbg !69, !tbaa !39
  %123 = mul nsw i64 %112, %20, !dbg !72
  %124 = getelementptr float, ptr addrspace(4) %82, i64 %123, !dbg !73
  %125 = getelementptr float, ptr addrspace(4) %124, i64 %97, !dbg !73
  store float %122, ptr addrspace(4) %125, align 4, !dbg !74, !tbaa !39
  br label %126, !dbg !73

126:                                              ; preds = %114, %111
  %127 = add nsw i64 %96, 16, !dbg !75
  %128 = icmp slt i64 %127, %21, !dbg !66
  br i1 %128, label %129, label %141, !dbg !65

129:                                              ; preds = %126
  %130 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !67
  %131 = and i64 %130, 4294967295, !dbg !69
  %132 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %131, !dbg !69
  %133 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !70
  %134 = add i64 %133, 16, !dbg !76
  %135 = and i64 %134, 4294967295, !dbg !69
  %136 = getelementptr inbounds nuw float, ptr addrspace(4) %132, i64 %135, !dbg !69
  %137 = load float, ptr addrspace(4) %136, align 4, !dbg !69, !tbaa !39
  %138 = mul nsw i64 %127, %20, !dbg !72
  %139 = getelementptr float, ptr addrspace(4) %82, i64 %138, !dbg !73
  %140 = getelementptr float, ptr addrspace(4) %139, i64 %97, !dbg !73
  store float %137, ptr addrspace(4) %140, align 4, !dbg !74, !tbaa !39
  br label %141, !dbg !73

141:                                              ; preds = %129, %126
  %142 = add nsw i64 %96, 24, !dbg !75
  %143 = icmp slt i64 %142, %21, !dbg !66
  br i1 %143, label %144, label %156, !dbg !65

144:                                              ; preds = %141
  %145 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #3, !dbg !67
  %146 = and i64 %145, 4294967295, !dbg !69
  %147 = getelementptr inbounds nuw [33 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9transposePKfPfiiE4tile to ptr addrspace(4)), i64 %146, !dbg !69
  %148 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #3, !dbg !70
  %149 = add i64 %148, 24, !dbg !76
  %150 = and i64 %149, 4294967295, !dbg !69
  %151 = getelementptr inbounds nuw float, ptr addrspace(4) %147, i64 %150, !dbg !69
  %152 = load float, ptr addrspace(4) %151, align 4, !dbg !69, !tbaa !39
  %153 = mul nsw i64 %142, %20, !dbg !72
  %154 = getelementptr float, ptr addrspace(4) %82, i64 %153, !dbg !73
  %155 = getelementptr float, ptr addrspace(4) %154, i64 %97, !dbg !73
  store float %152, ptr addrspace(4) %155, align 4, !dbg !74, !tbaa !39
  br label %156, !dbg !73

156:                                              ; preds = %81, %144, %141
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #1

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #4 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "transpose.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "transpose", scope: !14, file: !14, line: 6, type: !15, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/transpose.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 8, column: 11, scope: !13)
!21 = !DILocation(line: 8, column: 22, scope: !13)
!22 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !24)
!23 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = distinct !DILocation(line: 8, column: 32, scope: !13)
!25 = !DILocation(line: 8, column: 30, scope: !13)
!26 = !DILocation(line: 40, column: 411, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 8, column: 49, scope: !13)
!29 = !DILocation(line: 8, column: 60, scope: !13)
!30 = !DILocation(line: 39, column: 412, scope: !31, inlinedAt: !32)
!31 = distinct !DISubprogram(name: "__get_y", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = distinct !DILocation(line: 8, column: 70, scope: !13)
!33 = !DILocation(line: 8, column: 68, scope: !13)
!34 = !DILocation(line: 9, column: 3, scope: !13)
!35 = !DILocation(line: 10, column: 19, scope: !13)
!36 = !DILocation(line: 10, column: 28, scope: !13)
!37 = !DILocation(line: 10, column: 86, scope: !13)
!38 = !DILocation(line: 10, column: 75, scope: !13)
!39 = !{!40, !40, i64 0}
!40 = !{!"float", !11, i64 0}
!41 = !DILocation(line: 39, column: 412, scope: !31, inlinedAt: !42)
!42 = distinct !DILocation(line: 10, column: 43, scope: !13)
!43 = !DILocation(line: 10, column: 38, scope: !13)
!44 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !45)
!45 = distinct !DILocation(line: 10, column: 60, scope: !13)
!46 = !DILocation(line: 10, column: 73, scope: !13)
!47 = !DILocation(line: 10, column: 24, scope: !13)
!48 = !DILocation(line: 10, column: 55, scope: !13)
!49 = !DILocation(line: 60, column: 55, scope: !50, inlinedAt: !51)
!50 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!51 = distinct !DILocation(line: 11, column: 3, scope: !13)
!52 = !DILocation(line: 40, column: 411, scope: !27, inlinedAt: !53)
!53 = distinct !DILocation(line: 12, column: 7, scope: !13)
!54 = !DILocation(line: 12, column: 18, scope: !13)
!55 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !56)
!56 = distinct !DILocation(line: 12, column: 28, scope: !13)
!57 = !DILocation(line: 12, column: 26, scope: !13)
!58 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !59)
!59 = distinct !DILocation(line: 13, column: 7, scope: !13)
!60 = !DILocation(line: 13, column: 18, scope: !13)
!61 = !DILocation(line: 39, column: 412, scope: !31, inlinedAt: !62)
!62 = distinct !DILocation(line: 13, column: 28, scope: !13)
!63 = !DILocation(line: 13, column: 26, scope: !13)
!64 = !DILocation(line: 14, column: 3, scope: !13)
!65 = !DILocation(line: 15, column: 20, scope: !13)
!66 = !DILocation(line: 15, column: 29, scope: !13)
!67 = !DILocation(line: 39, column: 208, scope: !23, inlinedAt: !68)
!68 = distinct !DILocation(line: 15, column: 71, scope: !13)
!69 = !DILocation(line: 15, column: 66, scope: !13)
!70 = !DILocation(line: 39, column: 412, scope: !31, inlinedAt: !71)
!71 = distinct !DILocation(line: 15, column: 84, scope: !13)
!72 = !DILocation(line: 15, column: 50, scope: !13)
!73 = !DILocation(line: 15, column: 38, scope: !13)
!74 = !DILocation(line: 15, column: 64, scope: !13)
!75 = !DILocation(line: 15, column: 25, scope: !13)
!76 = !DILocation(line: 15, column: 96, scope: !13)
!77 = !DILocation(line: 16, column: 1, scope: !13)
