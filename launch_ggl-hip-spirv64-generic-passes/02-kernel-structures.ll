; ModuleID = '<memory>'
source_filename = "tests/programs/launch_ggl.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_Z6scaledIiLi3EEvPT_S0_ = comdat any

$_Z13__syncthreadsv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_Z6scaledIiLi5EEvPT_S0_ = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@memory = external hidden addrspace(3) global [0 x i8], align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_23615580858494bc = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5plainPii(ptr addrspace(1) noundef %0, i32 noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %9 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !17
  store ptr addrspace(4) %9, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !20, !tbaa !9
  %11 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !21
  %12 = add i32 %10, %11, !dbg !22
  %13 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !23, !tbaa !17
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !24
  %15 = zext i32 %14 to i64, !dbg !23
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) %13, i64 %15, !dbg !23
  store i32 %12, ptr addrspace(4) %16, align 4, !dbg !25, !tbaa !9
  ret void, !dbg !26
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #1 comdat align 2 !dbg !27 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !29
  %4 = trunc i64 %3 to i32, !dbg !29
  ret i32 %4, !dbg !30
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12no_argumentsv() #0 !dbg !31 {
  ret void, !dbg !32
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6scaledIiLi3EEvPT_S0_(ptr addrspace(1) noundef %0, i32 noundef %1) #0 comdat !dbg !33 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %7, align 8
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !17
  store ptr addrspace(4) %11, ptr addrspace(4) %8, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #8, !dbg !34
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @memory to ptr addrspace(4)), ptr addrspace(4) %10, align 8, !dbg !35, !tbaa !17
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !36, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !37, !tbaa !17
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !38
  %15 = zext i32 %14 to i64, !dbg !37
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) %13, i64 %15, !dbg !37
  store i32 %12, ptr addrspace(4) %16, align 4, !dbg !39, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #6, !dbg !40
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !41, !tbaa !17
  %18 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #6, !dbg !42
  %19 = sub i32 %18, 1, !dbg !43
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !44
  %21 = sub i32 %19, %20, !dbg !45
  %22 = zext i32 %21 to i64, !dbg !41
  %23 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %22, !dbg !41
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !41, !tbaa !9
  %25 = mul nsw i32 %24, 3, !dbg !46
  %26 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !47
  %27 = add nsw i32 %25, %26, !dbg !48
  %28 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !49, !tbaa !17
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !50
  %30 = zext i32 %29 to i64, !dbg !49
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %28, i64 %30, !dbg !49
  store i32 %27, ptr addrspace(4) %31, align 4, !dbg !51, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #8, !dbg !52
  ret void, !dbg !52
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func void @_Z13__syncthreadsv() #4 comdat !dbg !53 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #6, !dbg !54
  ret void, !dbg !55
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #1 comdat align 2 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !57
  %4 = trunc i64 %3 to i32, !dbg !57
  ret i32 %4, !dbg !58
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6scaledIiLi5EEvPT_S0_(ptr addrspace(1) noundef %0, i32 noundef %1) #0 comdat !dbg !59 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %7, align 8
  %11 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !17
  store ptr addrspace(4) %11, ptr addrspace(4) %8, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %9, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #8, !dbg !60
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @memory to ptr addrspace(4)), ptr addrspace(4) %10, align 8, !dbg !61, !tbaa !17
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !62, !tbaa !9
  %13 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !63, !tbaa !17
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !64
  %15 = zext i32 %14 to i64, !dbg !63
  %16 = getelementptr inbounds nuw i32, ptr addrspace(4) %13, i64 %15, !dbg !63
  store i32 %12, ptr addrspace(4) %16, align 4, !dbg !65, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #6, !dbg !66
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !67, !tbaa !17
  %18 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #6, !dbg !68
  %19 = sub i32 %18, 1, !dbg !69
  %20 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !70
  %21 = sub i32 %19, %20, !dbg !71
  %22 = zext i32 %21 to i64, !dbg !67
  %23 = getelementptr inbounds nuw i32, ptr addrspace(4) %17, i64 %22, !dbg !67
  %24 = load i32, ptr addrspace(4) %23, align 4, !dbg !67, !tbaa !9
  %25 = mul nsw i32 %24, 5, !dbg !72
  %26 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !73
  %27 = add nsw i32 %25, %26, !dbg !74
  %28 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !75, !tbaa !17
  %29 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #6, !dbg !76
  %30 = zext i32 %29 to i64, !dbg !75
  %31 = getelementptr inbounds nuw i32, ptr addrspace(4) %28, i64 %30, !dbg !75
  store i32 %27, ptr addrspace(4) %31, align 4, !dbg !77, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %6) #8, !dbg !78
  ret void, !dbg !78
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #7 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "launch_ggl.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "plain", scope: !14, file: !14, line: 5, type: !15, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/launch_ggl.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 5, column: 78, scope: !13)
!21 = !DILocation(line: 5, column: 86, scope: !13)
!22 = !DILocation(line: 5, column: 84, scope: !13)
!23 = !DILocation(line: 5, column: 59, scope: !13)
!24 = !DILocation(line: 5, column: 63, scope: !13)
!25 = !DILocation(line: 5, column: 76, scope: !13)
!26 = !DILocation(line: 5, column: 99, scope: !13)
!27 = distinct !DISubprogram(name: "__get_x", scope: !28, file: !28, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!29 = !DILocation(line: 39, column: 208, scope: !27)
!30 = !DILocation(line: 39, column: 175, scope: !27)
!31 = distinct !DISubprogram(name: "no_arguments", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DILocation(line: 16, column: 46, scope: !31)
!33 = distinct !DISubprogram(name: "scaled<int, 3>", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = !DILocation(line: 10, column: 3, scope: !33)
!35 = !DILocation(line: 10, column: 6, scope: !33)
!36 = !DILocation(line: 11, column: 25, scope: !33)
!37 = !DILocation(line: 11, column: 3, scope: !33)
!38 = !DILocation(line: 11, column: 10, scope: !33)
!39 = !DILocation(line: 11, column: 23, scope: !33)
!40 = !DILocation(line: 12, column: 3, scope: !33)
!41 = !DILocation(line: 13, column: 22, scope: !33)
!42 = !DILocation(line: 13, column: 29, scope: !33)
!43 = !DILocation(line: 13, column: 40, scope: !33)
!44 = !DILocation(line: 13, column: 46, scope: !33)
!45 = !DILocation(line: 13, column: 44, scope: !33)
!46 = !DILocation(line: 13, column: 59, scope: !33)
!47 = !DILocation(line: 13, column: 72, scope: !33)
!48 = !DILocation(line: 13, column: 68, scope: !33)
!49 = !DILocation(line: 13, column: 3, scope: !33)
!50 = !DILocation(line: 13, column: 7, scope: !33)
!51 = !DILocation(line: 13, column: 20, scope: !33)
!52 = !DILocation(line: 14, column: 1, scope: !33)
!53 = distinct !DISubprogram(name: "__syncthreads", scope: !28, file: !28, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!54 = !DILocation(line: 60, column: 55, scope: !53)
!55 = !DILocation(line: 60, column: 76, scope: !53)
!56 = distinct !DISubprogram(name: "__get_x", scope: !28, file: !28, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!57 = !DILocation(line: 41, column: 207, scope: !56)
!58 = !DILocation(line: 41, column: 174, scope: !56)
!59 = distinct !DISubprogram(name: "scaled<int, 5>", scope: !14, file: !14, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !DILocation(line: 10, column: 3, scope: !59)
!61 = !DILocation(line: 10, column: 6, scope: !59)
!62 = !DILocation(line: 11, column: 25, scope: !59)
!63 = !DILocation(line: 11, column: 3, scope: !59)
!64 = !DILocation(line: 11, column: 10, scope: !59)
!65 = !DILocation(line: 11, column: 23, scope: !59)
!66 = !DILocation(line: 12, column: 3, scope: !59)
!67 = !DILocation(line: 13, column: 22, scope: !59)
!68 = !DILocation(line: 13, column: 29, scope: !59)
!69 = !DILocation(line: 13, column: 40, scope: !59)
!70 = !DILocation(line: 13, column: 46, scope: !59)
!71 = !DILocation(line: 13, column: 44, scope: !59)
!72 = !DILocation(line: 13, column: 59, scope: !59)
!73 = !DILocation(line: 13, column: 72, scope: !59)
!74 = !DILocation(line: 13, column: 68, scope: !59)
!75 = !DILocation(line: 13, column: 3, scope: !59)
!76 = !DILocation(line: 13, column: 7, scope: !59)
!77 = !DILocation(line: 13, column: 20, scope: !59)
!78 = !DILocation(line: 14, column: 1, scope: !59)
