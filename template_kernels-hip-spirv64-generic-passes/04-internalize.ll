; ModuleID = '<memory>'
source_filename = "tests/programs/template_kernels.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }

@__hipspv_warp_size_32 = hidden addrspace(1) externally_initialized constant i8 0, align 1
@_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [64 x i8] undef, align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [64 x i8] undef, align 1
@_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [32 x i8] undef, align 1
@_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [32 x i8] undef, align 1
@_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [128 x i16] undef, align 2
@_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [128 x i16] undef, align 2
@_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [256 x i32] undef, align 4
@_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [16 x i32] undef, align 4
@_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [64 x i64] undef, align 8
@_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [64 x i64] undef, align 8
@_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [128 x float] undef, align 4
@_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared = internal addrspace(3) global [64 x double] undef, align 8
@_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared = internal addrspace(3) global [64 x double] undef, align 8
@__hip_cuid_dc7b57b353160494 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIaLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !17
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !20, !tbaa !17
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !21
  %18 = mul i32 %17, 64, !dbg !22
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %20 = add i32 %18, %19, !dbg !24
  %21 = zext i32 %20 to i64, !dbg !20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %21, !dbg !20
  %23 = load i8, ptr addrspace(4) %22, align 1, !dbg !20, !tbaa !25
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !26
  %25 = zext i32 %24 to i64, !dbg !27
  %26 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !27
  store i8 %23, ptr addrspace(4) %26, align 1, !dbg !28, !tbaa !25
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !29
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !30
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !31, !tbaa !9
  br label %27, !dbg !30

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !32, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !33
  br i1 %29, label %31, label %30, !dbg !34

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !34
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !35
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !36, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !37
  br i1 %34, label %35, label %50, !dbg !37

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !38
  %37 = zext i32 %36 to i64, !dbg !39
  %38 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !39
  %39 = load i8, ptr addrspace(4) %38, align 1, !dbg !39, !tbaa !25
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !40
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !41, !tbaa !9
  %42 = add i32 %40, %41, !dbg !42
  %43 = zext i32 %42 to i64, !dbg !43
  %44 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !43
  %45 = load i8, ptr addrspace(4) %44, align 1, !dbg !43, !tbaa !25
  %46 = call spir_func noundef signext i8 @_ZN3Add5applyIaEET_S1_S1_(i8 noundef signext %39, i8 noundef signext %45) #7, !dbg !44
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !45
  %48 = zext i32 %47 to i64, !dbg !46
  %49 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !46
  store i8 %46, ptr addrspace(4) %49, align 1, !dbg !47, !tbaa !25
  br label %50, !dbg !46

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !48
  br label %51, !dbg !49

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !50, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !50
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !50, !tbaa !9
  br label %27, !dbg !34, !llvm.loop !51

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !53
  %56 = icmp eq i32 %55, 0, !dbg !54
  br i1 %56, label %57, label %63, !dbg !54

57:                                               ; preds = %54
  %58 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !55, !tbaa !25
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !56, !tbaa !17
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !57
  %61 = zext i32 %60 to i64, !dbg !56
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61, !dbg !56
  store i8 %58, ptr addrspace(4) %62, align 1, !dbg !58, !tbaa !25
  br label %63, !dbg !56

63:                                               ; preds = %57, %54
  ret void, !dbg !59
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #1 align 2 !dbg !60 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !62
  %4 = trunc i64 %3 to i32, !dbg !62
  ret i32 %4, !dbg !63
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #1 align 2 !dbg !64 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !65
  %4 = trunc i64 %3 to i32, !dbg !65
  ret i32 %4, !dbg !66
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #2 !dbg !67 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !68
  ret void, !dbg !69
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef signext i8 @_ZN3Add5applyIaEET_S1_S1_(i8 noundef signext %0, i8 noundef signext %1) #4 align 2 !dbg !70 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %7, align 1, !tbaa !25
  store i8 %1, ptr addrspace(4) %8, align 1, !tbaa !25
  %9 = load i8, ptr addrspace(4) %7, align 1, !dbg !71, !tbaa !25
  %10 = sext i8 %9 to i32, !dbg !71
  %11 = load i8, ptr addrspace(4) %8, align 1, !dbg !72, !tbaa !25
  %12 = sext i8 %11 to i32, !dbg !72
  %13 = add nsw i32 %10, %12, !dbg !73
  %14 = trunc i32 %13 to i8, !dbg !71
  ret i8 %14, !dbg !74
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIaLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !75 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !17
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !76, !tbaa !17
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !77
  %18 = mul i32 %17, 64, !dbg !78
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !79
  %20 = add i32 %18, %19, !dbg !80
  %21 = zext i32 %20 to i64, !dbg !76
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %21, !dbg !76
  %23 = load i8, ptr addrspace(4) %22, align 1, !dbg !76, !tbaa !25
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !81
  %25 = zext i32 %24 to i64, !dbg !82
  %26 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !82
  store i8 %23, ptr addrspace(4) %26, align 1, !dbg !83, !tbaa !25
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !84
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !85
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !86, !tbaa !9
  br label %27, !dbg !85

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !87, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !88
  br i1 %29, label %31, label %30, !dbg !89

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !89
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !90
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !91, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !92
  br i1 %34, label %35, label %50, !dbg !92

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !93
  %37 = zext i32 %36 to i64, !dbg !94
  %38 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !94
  %39 = load i8, ptr addrspace(4) %38, align 1, !dbg !94, !tbaa !25
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !95
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !96, !tbaa !9
  %42 = add i32 %40, %41, !dbg !97
  %43 = zext i32 %42 to i64, !dbg !98
  %44 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !98
  %45 = load i8, ptr addrspace(4) %44, align 1, !dbg !98, !tbaa !25
  %46 = call spir_func noundef signext i8 @_ZN3Max5applyIaEET_S1_S1_(i8 noundef signext %39, i8 noundef signext %45) #7, !dbg !99
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !100
  %48 = zext i32 %47 to i64, !dbg !101
  %49 = getelementptr inbounds nuw [64 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !101
  store i8 %46, ptr addrspace(4) %49, align 1, !dbg !102, !tbaa !25
  br label %50, !dbg !101

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !103
  br label %51, !dbg !104

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !105, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !105
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !105, !tbaa !9
  br label %27, !dbg !89, !llvm.loop !106

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !107
  %56 = icmp eq i32 %55, 0, !dbg !108
  br i1 %56, label %57, label %63, !dbg !108

57:                                               ; preds = %54
  %58 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIaLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !109, !tbaa !25
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !110, !tbaa !17
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !111
  %61 = zext i32 %60 to i64, !dbg !110
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61, !dbg !110
  store i8 %58, ptr addrspace(4) %62, align 1, !dbg !112, !tbaa !25
  br label %63, !dbg !110

63:                                               ; preds = %57, %54
  ret void, !dbg !113
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef signext i8 @_ZN3Max5applyIaEET_S1_S1_(i8 noundef signext %0, i8 noundef signext %1) #4 align 2 !dbg !114 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %7, align 1, !tbaa !25
  store i8 %1, ptr addrspace(4) %8, align 1, !tbaa !25
  %9 = load i8, ptr addrspace(4) %7, align 1, !dbg !115, !tbaa !25
  %10 = sext i8 %9 to i32, !dbg !115
  %11 = load i8, ptr addrspace(4) %8, align 1, !dbg !116, !tbaa !25
  %12 = sext i8 %11 to i32, !dbg !116
  %13 = icmp sgt i32 %10, %12, !dbg !117
  br i1 %13, label %14, label %16, !dbg !115

14:                                               ; preds = %2
  %15 = load i8, ptr addrspace(4) %7, align 1, !dbg !118, !tbaa !25
  br label %18, !dbg !115

16:                                               ; preds = %2
  %17 = load i8, ptr addrspace(4) %8, align 1, !dbg !119, !tbaa !25
  br label %18, !dbg !115

18:                                               ; preds = %16, %14
  %19 = phi i8 [ %15, %14 ], [ %17, %16 ], !dbg !115
  ret i8 %19, !dbg !120
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIhLi32E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !121 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !17
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !122, !tbaa !17
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !123
  %18 = mul i32 %17, 32, !dbg !124
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !125
  %20 = add i32 %18, %19, !dbg !126
  %21 = zext i32 %20 to i64, !dbg !122
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %21, !dbg !122
  %23 = load i8, ptr addrspace(4) %22, align 1, !dbg !122, !tbaa !25
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !127
  %25 = zext i32 %24 to i64, !dbg !128
  %26 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !128
  store i8 %23, ptr addrspace(4) %26, align 1, !dbg !129, !tbaa !25
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !130
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !131
  store i32 16, ptr addrspace(4) %13, align 4, !dbg !132, !tbaa !9
  br label %27, !dbg !131

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !133, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !134
  br i1 %29, label %31, label %30, !dbg !135

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !135
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !136
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !137, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !138
  br i1 %34, label %35, label %50, !dbg !138

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !139
  %37 = zext i32 %36 to i64, !dbg !140
  %38 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !140
  %39 = load i8, ptr addrspace(4) %38, align 1, !dbg !140, !tbaa !25
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !141
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !142, !tbaa !9
  %42 = add i32 %40, %41, !dbg !143
  %43 = zext i32 %42 to i64, !dbg !144
  %44 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !144
  %45 = load i8, ptr addrspace(4) %44, align 1, !dbg !144, !tbaa !25
  %46 = call spir_func noundef zeroext i8 @_ZN3Add5applyIhEET_S1_S1_(i8 noundef zeroext %39, i8 noundef zeroext %45) #7, !dbg !145
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !146
  %48 = zext i32 %47 to i64, !dbg !147
  %49 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !147
  store i8 %46, ptr addrspace(4) %49, align 1, !dbg !148, !tbaa !25
  br label %50, !dbg !147

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !149
  br label %51, !dbg !150

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !151, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !151
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !151, !tbaa !9
  br label %27, !dbg !135, !llvm.loop !152

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !153
  %56 = icmp eq i32 %55, 0, !dbg !154
  br i1 %56, label %57, label %63, !dbg !154

57:                                               ; preds = %54
  %58 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !155, !tbaa !25
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !156, !tbaa !17
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !157
  %61 = zext i32 %60 to i64, !dbg !156
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61, !dbg !156
  store i8 %58, ptr addrspace(4) %62, align 1, !dbg !158, !tbaa !25
  br label %63, !dbg !156

63:                                               ; preds = %57, %54
  ret void, !dbg !159
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef zeroext i8 @_ZN3Add5applyIhEET_S1_S1_(i8 noundef zeroext %0, i8 noundef zeroext %1) #4 align 2 !dbg !160 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %7, align 1, !tbaa !25
  store i8 %1, ptr addrspace(4) %8, align 1, !tbaa !25
  %9 = load i8, ptr addrspace(4) %7, align 1, !dbg !161, !tbaa !25
  %10 = zext i8 %9 to i32, !dbg !161
  %11 = load i8, ptr addrspace(4) %8, align 1, !dbg !162, !tbaa !25
  %12 = zext i8 %11 to i32, !dbg !162
  %13 = add nsw i32 %10, %12, !dbg !163
  %14 = trunc i32 %13 to i8, !dbg !161
  ret i8 %14, !dbg !164
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIhLi32E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !165 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !17
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !166, !tbaa !17
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !167
  %18 = mul i32 %17, 32, !dbg !168
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !169
  %20 = add i32 %18, %19, !dbg !170
  %21 = zext i32 %20 to i64, !dbg !166
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 %21, !dbg !166
  %23 = load i8, ptr addrspace(4) %22, align 1, !dbg !166, !tbaa !25
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !171
  %25 = zext i32 %24 to i64, !dbg !172
  %26 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !172
  store i8 %23, ptr addrspace(4) %26, align 1, !dbg !173, !tbaa !25
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !174
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !175
  store i32 16, ptr addrspace(4) %13, align 4, !dbg !176, !tbaa !9
  br label %27, !dbg !175

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !177, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !178
  br i1 %29, label %31, label %30, !dbg !179

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !179
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !180
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !181, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !182
  br i1 %34, label %35, label %50, !dbg !182

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !183
  %37 = zext i32 %36 to i64, !dbg !184
  %38 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !184
  %39 = load i8, ptr addrspace(4) %38, align 1, !dbg !184, !tbaa !25
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !185
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !186, !tbaa !9
  %42 = add i32 %40, %41, !dbg !187
  %43 = zext i32 %42 to i64, !dbg !188
  %44 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !188
  %45 = load i8, ptr addrspace(4) %44, align 1, !dbg !188, !tbaa !25
  %46 = call spir_func noundef zeroext i8 @_ZN3Max5applyIhEET_S1_S1_(i8 noundef zeroext %39, i8 noundef zeroext %45) #7, !dbg !189
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !190
  %48 = zext i32 %47 to i64, !dbg !191
  %49 = getelementptr inbounds nuw [32 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !191
  store i8 %46, ptr addrspace(4) %49, align 1, !dbg !192, !tbaa !25
  br label %50, !dbg !191

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !193
  br label %51, !dbg !194

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !195, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !195
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !195, !tbaa !9
  br label %27, !dbg !179, !llvm.loop !196

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !197
  %56 = icmp eq i32 %55, 0, !dbg !198
  br i1 %56, label %57, label %63, !dbg !198

57:                                               ; preds = %54
  %58 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIhLi32E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 1, !dbg !199, !tbaa !25
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !200, !tbaa !17
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !201
  %61 = zext i32 %60 to i64, !dbg !200
  %62 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %61, !dbg !200
  store i8 %58, ptr addrspace(4) %62, align 1, !dbg !202, !tbaa !25
  br label %63, !dbg !200

63:                                               ; preds = %57, %54
  ret void, !dbg !203
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef zeroext i8 @_ZN3Max5applyIhEET_S1_S1_(i8 noundef zeroext %0, i8 noundef zeroext %1) #4 align 2 !dbg !204 {
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i8, align 1
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i8 %0, ptr addrspace(4) %7, align 1, !tbaa !25
  store i8 %1, ptr addrspace(4) %8, align 1, !tbaa !25
  %9 = load i8, ptr addrspace(4) %7, align 1, !dbg !205, !tbaa !25
  %10 = zext i8 %9 to i32, !dbg !205
  %11 = load i8, ptr addrspace(4) %8, align 1, !dbg !206, !tbaa !25
  %12 = zext i8 %11 to i32, !dbg !206
  %13 = icmp sgt i32 %10, %12, !dbg !207
  br i1 %13, label %14, label %16, !dbg !205

14:                                               ; preds = %2
  %15 = load i8, ptr addrspace(4) %7, align 1, !dbg !208, !tbaa !25
  br label %18, !dbg !205

16:                                               ; preds = %2
  %17 = load i8, ptr addrspace(4) %8, align 1, !dbg !209, !tbaa !25
  br label %18, !dbg !205

18:                                               ; preds = %16, %14
  %19 = phi i8 [ %15, %14 ], [ %17, %16 ], !dbg !205
  ret i8 %19, !dbg !210
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIsLi128E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !211 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !212
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !212
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !212
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !212
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !214, !tbaa !212
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !215
  %18 = mul i32 %17, 128, !dbg !216
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !217
  %20 = add i32 %18, %19, !dbg !218
  %21 = zext i32 %20 to i64, !dbg !214
  %22 = getelementptr inbounds nuw i16, ptr addrspace(4) %16, i64 %21, !dbg !214
  %23 = load i16, ptr addrspace(4) %22, align 2, !dbg !214, !tbaa !219
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !221
  %25 = zext i32 %24 to i64, !dbg !222
  %26 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !222
  store i16 %23, ptr addrspace(4) %26, align 2, !dbg !223, !tbaa !219
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !224
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !225
  store i32 64, ptr addrspace(4) %13, align 4, !dbg !226, !tbaa !9
  br label %27, !dbg !225

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !227, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !228
  br i1 %29, label %31, label %30, !dbg !229

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !229
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !230
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !231, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !232
  br i1 %34, label %35, label %50, !dbg !232

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !233
  %37 = zext i32 %36 to i64, !dbg !234
  %38 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !234
  %39 = load i16, ptr addrspace(4) %38, align 2, !dbg !234, !tbaa !219
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !235
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !236, !tbaa !9
  %42 = add i32 %40, %41, !dbg !237
  %43 = zext i32 %42 to i64, !dbg !238
  %44 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !238
  %45 = load i16, ptr addrspace(4) %44, align 2, !dbg !238, !tbaa !219
  %46 = call spir_func noundef signext i16 @_ZN3Add5applyIsEET_S1_S1_(i16 noundef signext %39, i16 noundef signext %45) #7, !dbg !239
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !240
  %48 = zext i32 %47 to i64, !dbg !241
  %49 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !241
  store i16 %46, ptr addrspace(4) %49, align 2, !dbg !242, !tbaa !219
  br label %50, !dbg !241

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !243
  br label %51, !dbg !244

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !245, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !245
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !245, !tbaa !9
  br label %27, !dbg !229, !llvm.loop !246

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !247
  %56 = icmp eq i32 %55, 0, !dbg !248
  br i1 %56, label %57, label %63, !dbg !248

57:                                               ; preds = %54
  %58 = load i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 2, !dbg !249, !tbaa !219
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !250, !tbaa !212
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !251
  %61 = zext i32 %60 to i64, !dbg !250
  %62 = getelementptr inbounds nuw i16, ptr addrspace(4) %59, i64 %61, !dbg !250
  store i16 %58, ptr addrspace(4) %62, align 2, !dbg !252, !tbaa !219
  br label %63, !dbg !250

63:                                               ; preds = %57, %54
  ret void, !dbg !253
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef signext i16 @_ZN3Add5applyIsEET_S1_S1_(i16 noundef signext %0, i16 noundef signext %1) #4 align 2 !dbg !254 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i16 %0, ptr addrspace(4) %7, align 2, !tbaa !219
  store i16 %1, ptr addrspace(4) %8, align 2, !tbaa !219
  %9 = load i16, ptr addrspace(4) %7, align 2, !dbg !255, !tbaa !219
  %10 = sext i16 %9 to i32, !dbg !255
  %11 = load i16, ptr addrspace(4) %8, align 2, !dbg !256, !tbaa !219
  %12 = sext i16 %11 to i32, !dbg !256
  %13 = add nsw i32 %10, %12, !dbg !257
  %14 = trunc i32 %13 to i16, !dbg !255
  ret i16 %14, !dbg !258
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIsLi128E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !259 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !212
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !212
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !212
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !212
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !260, !tbaa !212
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !261
  %18 = mul i32 %17, 128, !dbg !262
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !263
  %20 = add i32 %18, %19, !dbg !264
  %21 = zext i32 %20 to i64, !dbg !260
  %22 = getelementptr inbounds nuw i16, ptr addrspace(4) %16, i64 %21, !dbg !260
  %23 = load i16, ptr addrspace(4) %22, align 2, !dbg !260, !tbaa !219
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !265
  %25 = zext i32 %24 to i64, !dbg !266
  %26 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !266
  store i16 %23, ptr addrspace(4) %26, align 2, !dbg !267, !tbaa !219
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !268
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !269
  store i32 64, ptr addrspace(4) %13, align 4, !dbg !270, !tbaa !9
  br label %27, !dbg !269

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !271, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !272
  br i1 %29, label %31, label %30, !dbg !273

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !273
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !274
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !275, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !276
  br i1 %34, label %35, label %50, !dbg !276

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !277
  %37 = zext i32 %36 to i64, !dbg !278
  %38 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !278
  %39 = load i16, ptr addrspace(4) %38, align 2, !dbg !278, !tbaa !219
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !279
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !280, !tbaa !9
  %42 = add i32 %40, %41, !dbg !281
  %43 = zext i32 %42 to i64, !dbg !282
  %44 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !282
  %45 = load i16, ptr addrspace(4) %44, align 2, !dbg !282, !tbaa !219
  %46 = call spir_func noundef signext i16 @_ZN3Max5applyIsEET_S1_S1_(i16 noundef signext %39, i16 noundef signext %45) #7, !dbg !283
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !284
  %48 = zext i32 %47 to i64, !dbg !285
  %49 = getelementptr inbounds nuw [128 x i16], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !285
  store i16 %46, ptr addrspace(4) %49, align 2, !dbg !286, !tbaa !219
  br label %50, !dbg !285

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !287
  br label %51, !dbg !288

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !289, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !289
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !289, !tbaa !9
  br label %27, !dbg !273, !llvm.loop !290

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !291
  %56 = icmp eq i32 %55, 0, !dbg !292
  br i1 %56, label %57, label %63, !dbg !292

57:                                               ; preds = %54
  %58 = load i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIsLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 2, !dbg !293, !tbaa !219
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !294, !tbaa !212
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !295
  %61 = zext i32 %60 to i64, !dbg !294
  %62 = getelementptr inbounds nuw i16, ptr addrspace(4) %59, i64 %61, !dbg !294
  store i16 %58, ptr addrspace(4) %62, align 2, !dbg !296, !tbaa !219
  br label %63, !dbg !294

63:                                               ; preds = %57, %54
  ret void, !dbg !297
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef signext i16 @_ZN3Max5applyIsEET_S1_S1_(i16 noundef signext %0, i16 noundef signext %1) #4 align 2 !dbg !298 {
  %3 = alloca i16, align 2
  %4 = alloca i16, align 2
  %5 = alloca i16, align 2
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i16 %0, ptr addrspace(4) %7, align 2, !tbaa !219
  store i16 %1, ptr addrspace(4) %8, align 2, !tbaa !219
  %9 = load i16, ptr addrspace(4) %7, align 2, !dbg !299, !tbaa !219
  %10 = sext i16 %9 to i32, !dbg !299
  %11 = load i16, ptr addrspace(4) %8, align 2, !dbg !300, !tbaa !219
  %12 = sext i16 %11 to i32, !dbg !300
  %13 = icmp sgt i32 %10, %12, !dbg !301
  br i1 %13, label %14, label %16, !dbg !299

14:                                               ; preds = %2
  %15 = load i16, ptr addrspace(4) %7, align 2, !dbg !302, !tbaa !219
  br label %18, !dbg !299

16:                                               ; preds = %2
  %17 = load i16, ptr addrspace(4) %8, align 2, !dbg !303, !tbaa !219
  br label %18, !dbg !299

18:                                               ; preds = %16, %14
  %19 = phi i16 [ %15, %14 ], [ %17, %16 ], !dbg !299
  ret i16 %19, !dbg !304
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIiLi256E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !305 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !306
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !306
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !306
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !306
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !308, !tbaa !306
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !309
  %18 = mul i32 %17, 256, !dbg !310
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !311
  %20 = add i32 %18, %19, !dbg !312
  %21 = zext i32 %20 to i64, !dbg !308
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %21, !dbg !308
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !308, !tbaa !9
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !313
  %25 = zext i32 %24 to i64, !dbg !314
  %26 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !314
  store i32 %23, ptr addrspace(4) %26, align 4, !dbg !315, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !316
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !317
  store i32 128, ptr addrspace(4) %13, align 4, !dbg !318, !tbaa !9
  br label %27, !dbg !317

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !319, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !320
  br i1 %29, label %31, label %30, !dbg !321

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !321
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !322
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !323, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !324
  br i1 %34, label %35, label %50, !dbg !324

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !325
  %37 = zext i32 %36 to i64, !dbg !326
  %38 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !326
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !326, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !327
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !328, !tbaa !9
  %42 = add i32 %40, %41, !dbg !329
  %43 = zext i32 %42 to i64, !dbg !330
  %44 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !330
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !330, !tbaa !9
  %46 = call spir_func noundef i32 @_ZN3Add5applyIiEET_S1_S1_(i32 noundef %39, i32 noundef %45) #7, !dbg !331
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !332
  %48 = zext i32 %47 to i64, !dbg !333
  %49 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !333
  store i32 %46, ptr addrspace(4) %49, align 4, !dbg !334, !tbaa !9
  br label %50, !dbg !333

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !335
  br label %51, !dbg !336

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !337, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !337
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !337, !tbaa !9
  br label %27, !dbg !321, !llvm.loop !338

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !339
  %56 = icmp eq i32 %55, 0, !dbg !340
  br i1 %56, label %57, label %63, !dbg !340

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !341, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !342, !tbaa !306
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !343
  %61 = zext i32 %60 to i64, !dbg !342
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) %59, i64 %61, !dbg !342
  store i32 %58, ptr addrspace(4) %62, align 4, !dbg !344, !tbaa !9
  br label %63, !dbg !342

63:                                               ; preds = %57, %54
  ret void, !dbg !345
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN3Add5applyIiEET_S1_S1_(i32 noundef %0, i32 noundef %1) #4 align 2 !dbg !346 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !347, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !348, !tbaa !9
  %11 = add nsw i32 %9, %10, !dbg !349
  ret i32 %11, !dbg !350
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIiLi256E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !351 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !306
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !306
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !306
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !306
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !352, !tbaa !306
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !353
  %18 = mul i32 %17, 256, !dbg !354
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !355
  %20 = add i32 %18, %19, !dbg !356
  %21 = zext i32 %20 to i64, !dbg !352
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %21, !dbg !352
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !352, !tbaa !9
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !357
  %25 = zext i32 %24 to i64, !dbg !358
  %26 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !358
  store i32 %23, ptr addrspace(4) %26, align 4, !dbg !359, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !360
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !361
  store i32 128, ptr addrspace(4) %13, align 4, !dbg !362, !tbaa !9
  br label %27, !dbg !361

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !363, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !364
  br i1 %29, label %31, label %30, !dbg !365

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !365
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !366
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !367, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !368
  br i1 %34, label %35, label %50, !dbg !368

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !369
  %37 = zext i32 %36 to i64, !dbg !370
  %38 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !370
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !370, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !371
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !372, !tbaa !9
  %42 = add i32 %40, %41, !dbg !373
  %43 = zext i32 %42 to i64, !dbg !374
  %44 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !374
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !374, !tbaa !9
  %46 = call spir_func noundef i32 @_ZN3Max5applyIiEET_S1_S1_(i32 noundef %39, i32 noundef %45) #7, !dbg !375
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !376
  %48 = zext i32 %47 to i64, !dbg !377
  %49 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !377
  store i32 %46, ptr addrspace(4) %49, align 4, !dbg !378, !tbaa !9
  br label %50, !dbg !377

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !379
  br label %51, !dbg !380

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !381, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !381
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !381, !tbaa !9
  br label %27, !dbg !365, !llvm.loop !382

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !383
  %56 = icmp eq i32 %55, 0, !dbg !384
  br i1 %56, label %57, label %63, !dbg !384

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIiLi256E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !385, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !386, !tbaa !306
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !387
  %61 = zext i32 %60 to i64, !dbg !386
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) %59, i64 %61, !dbg !386
  store i32 %58, ptr addrspace(4) %62, align 4, !dbg !388, !tbaa !9
  br label %63, !dbg !386

63:                                               ; preds = %57, %54
  ret void, !dbg !389
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN3Max5applyIiEET_S1_S1_(i32 noundef %0, i32 noundef %1) #4 align 2 !dbg !390 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !391, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !392, !tbaa !9
  %11 = icmp sgt i32 %9, %10, !dbg !393
  br i1 %11, label %12, label %14, !dbg !391

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %7, align 4, !dbg !394, !tbaa !9
  br label %16, !dbg !391

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !395, !tbaa !9
  br label %16, !dbg !391

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !391
  ret i32 %17, !dbg !396
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIjLi16E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !397 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !306
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !306
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !306
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !306
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !398, !tbaa !306
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !399
  %18 = mul i32 %17, 16, !dbg !400
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !401
  %20 = add i32 %18, %19, !dbg !402
  %21 = zext i32 %20 to i64, !dbg !398
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %21, !dbg !398
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !398, !tbaa !9
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !403
  %25 = zext i32 %24 to i64, !dbg !404
  %26 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !404
  store i32 %23, ptr addrspace(4) %26, align 4, !dbg !405, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !406
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !407
  store i32 8, ptr addrspace(4) %13, align 4, !dbg !408, !tbaa !9
  br label %27, !dbg !407

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !409, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !410
  br i1 %29, label %31, label %30, !dbg !411

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !411
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !412
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !413, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !414
  br i1 %34, label %35, label %50, !dbg !414

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !415
  %37 = zext i32 %36 to i64, !dbg !416
  %38 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !416
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !416, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !417
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !418, !tbaa !9
  %42 = add i32 %40, %41, !dbg !419
  %43 = zext i32 %42 to i64, !dbg !420
  %44 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !420
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !420, !tbaa !9
  %46 = call spir_func noundef i32 @_ZN3Add5applyIjEET_S1_S1_(i32 noundef %39, i32 noundef %45) #7, !dbg !421
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !422
  %48 = zext i32 %47 to i64, !dbg !423
  %49 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !423
  store i32 %46, ptr addrspace(4) %49, align 4, !dbg !424, !tbaa !9
  br label %50, !dbg !423

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !425
  br label %51, !dbg !426

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !427, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !427
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !427, !tbaa !9
  br label %27, !dbg !411, !llvm.loop !428

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !429
  %56 = icmp eq i32 %55, 0, !dbg !430
  br i1 %56, label %57, label %63, !dbg !430

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !431, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !432, !tbaa !306
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !433
  %61 = zext i32 %60 to i64, !dbg !432
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) %59, i64 %61, !dbg !432
  store i32 %58, ptr addrspace(4) %62, align 4, !dbg !434, !tbaa !9
  br label %63, !dbg !432

63:                                               ; preds = %57, %54
  ret void, !dbg !435
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN3Add5applyIjEET_S1_S1_(i32 noundef %0, i32 noundef %1) #4 align 2 !dbg !436 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !437, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !438, !tbaa !9
  %11 = add i32 %9, %10, !dbg !439
  ret i32 %11, !dbg !440
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIjLi16E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !441 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !306
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !306
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !306
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !306
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !442, !tbaa !306
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !443
  %18 = mul i32 %17, 16, !dbg !444
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !445
  %20 = add i32 %18, %19, !dbg !446
  %21 = zext i32 %20 to i64, !dbg !442
  %22 = getelementptr inbounds nuw i32, ptr addrspace(4) %16, i64 %21, !dbg !442
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !442, !tbaa !9
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !447
  %25 = zext i32 %24 to i64, !dbg !448
  %26 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !448
  store i32 %23, ptr addrspace(4) %26, align 4, !dbg !449, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !450
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !451
  store i32 8, ptr addrspace(4) %13, align 4, !dbg !452, !tbaa !9
  br label %27, !dbg !451

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !453, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !454
  br i1 %29, label %31, label %30, !dbg !455

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !455
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !456
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !457, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !458
  br i1 %34, label %35, label %50, !dbg !458

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !459
  %37 = zext i32 %36 to i64, !dbg !460
  %38 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !460
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !460, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !461
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !462, !tbaa !9
  %42 = add i32 %40, %41, !dbg !463
  %43 = zext i32 %42 to i64, !dbg !464
  %44 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !464
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !464, !tbaa !9
  %46 = call spir_func noundef i32 @_ZN3Max5applyIjEET_S1_S1_(i32 noundef %39, i32 noundef %45) #7, !dbg !465
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !466
  %48 = zext i32 %47 to i64, !dbg !467
  %49 = getelementptr inbounds nuw [16 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !467
  store i32 %46, ptr addrspace(4) %49, align 4, !dbg !468, !tbaa !9
  br label %50, !dbg !467

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !469
  br label %51, !dbg !470

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !471, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !471
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !471, !tbaa !9
  br label %27, !dbg !455, !llvm.loop !472

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !473
  %56 = icmp eq i32 %55, 0, !dbg !474
  br i1 %56, label %57, label %63, !dbg !474

57:                                               ; preds = %54
  %58 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIjLi16E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !475, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !476, !tbaa !306
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !477
  %61 = zext i32 %60 to i64, !dbg !476
  %62 = getelementptr inbounds nuw i32, ptr addrspace(4) %59, i64 %61, !dbg !476
  store i32 %58, ptr addrspace(4) %62, align 4, !dbg !478, !tbaa !9
  br label %63, !dbg !476

63:                                               ; preds = %57, %54
  ret void, !dbg !479
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN3Max5applyIjEET_S1_S1_(i32 noundef %0, i32 noundef %1) #4 align 2 !dbg !480 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %7, align 4, !dbg !481, !tbaa !9
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !482, !tbaa !9
  %11 = icmp ugt i32 %9, %10, !dbg !483
  br i1 %11, label %12, label %14, !dbg !481

12:                                               ; preds = %2
  %13 = load i32, ptr addrspace(4) %7, align 4, !dbg !484, !tbaa !9
  br label %16, !dbg !481

14:                                               ; preds = %2
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !485, !tbaa !9
  br label %16, !dbg !481

16:                                               ; preds = %14, %12
  %17 = phi i32 [ %13, %12 ], [ %15, %14 ], !dbg !481
  ret i32 %17, !dbg !486
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIxLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !487 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !488
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !488
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !488
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !488
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !490, !tbaa !488
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !491
  %18 = mul i32 %17, 64, !dbg !492
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !493
  %20 = add i32 %18, %19, !dbg !494
  %21 = zext i32 %20 to i64, !dbg !490
  %22 = getelementptr inbounds nuw i64, ptr addrspace(4) %16, i64 %21, !dbg !490
  %23 = load i64, ptr addrspace(4) %22, align 8, !dbg !490, !tbaa !495
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !497
  %25 = zext i32 %24 to i64, !dbg !498
  %26 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !498
  store i64 %23, ptr addrspace(4) %26, align 8, !dbg !499, !tbaa !495
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !500
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !501
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !502, !tbaa !9
  br label %27, !dbg !501

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !503, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !504
  br i1 %29, label %31, label %30, !dbg !505

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !505
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !506
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !507, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !508
  br i1 %34, label %35, label %50, !dbg !508

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !509
  %37 = zext i32 %36 to i64, !dbg !510
  %38 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !510
  %39 = load i64, ptr addrspace(4) %38, align 8, !dbg !510, !tbaa !495
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !511
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !512, !tbaa !9
  %42 = add i32 %40, %41, !dbg !513
  %43 = zext i32 %42 to i64, !dbg !514
  %44 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !514
  %45 = load i64, ptr addrspace(4) %44, align 8, !dbg !514, !tbaa !495
  %46 = call spir_func noundef i64 @_ZN3Add5applyIxEET_S1_S1_(i64 noundef %39, i64 noundef %45) #7, !dbg !515
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !516
  %48 = zext i32 %47 to i64, !dbg !517
  %49 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !517
  store i64 %46, ptr addrspace(4) %49, align 8, !dbg !518, !tbaa !495
  br label %50, !dbg !517

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !519
  br label %51, !dbg !520

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !521, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !521
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !521, !tbaa !9
  br label %27, !dbg !505, !llvm.loop !522

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !523
  %56 = icmp eq i32 %55, 0, !dbg !524
  br i1 %56, label %57, label %63, !dbg !524

57:                                               ; preds = %54
  %58 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !525, !tbaa !495
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !526, !tbaa !488
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !527
  %61 = zext i32 %60 to i64, !dbg !526
  %62 = getelementptr inbounds nuw i64, ptr addrspace(4) %59, i64 %61, !dbg !526
  store i64 %58, ptr addrspace(4) %62, align 8, !dbg !528, !tbaa !495
  br label %63, !dbg !526

63:                                               ; preds = %57, %54
  ret void, !dbg !529
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN3Add5applyIxEET_S1_S1_(i64 noundef %0, i64 noundef %1) #4 align 2 !dbg !530 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %7, align 8, !tbaa !495
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !495
  %9 = load i64, ptr addrspace(4) %7, align 8, !dbg !531, !tbaa !495
  %10 = load i64, ptr addrspace(4) %8, align 8, !dbg !532, !tbaa !495
  %11 = add nsw i64 %9, %10, !dbg !533
  ret i64 %11, !dbg !534
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIxLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !535 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !488
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !488
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !488
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !488
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !536, !tbaa !488
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !537
  %18 = mul i32 %17, 64, !dbg !538
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !539
  %20 = add i32 %18, %19, !dbg !540
  %21 = zext i32 %20 to i64, !dbg !536
  %22 = getelementptr inbounds nuw i64, ptr addrspace(4) %16, i64 %21, !dbg !536
  %23 = load i64, ptr addrspace(4) %22, align 8, !dbg !536, !tbaa !495
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !541
  %25 = zext i32 %24 to i64, !dbg !542
  %26 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !542
  store i64 %23, ptr addrspace(4) %26, align 8, !dbg !543, !tbaa !495
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !544
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !545
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !546, !tbaa !9
  br label %27, !dbg !545

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !547, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !548
  br i1 %29, label %31, label %30, !dbg !549

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !549
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !550
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !551, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !552
  br i1 %34, label %35, label %50, !dbg !552

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !553
  %37 = zext i32 %36 to i64, !dbg !554
  %38 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !554
  %39 = load i64, ptr addrspace(4) %38, align 8, !dbg !554, !tbaa !495
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !555
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !556, !tbaa !9
  %42 = add i32 %40, %41, !dbg !557
  %43 = zext i32 %42 to i64, !dbg !558
  %44 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !558
  %45 = load i64, ptr addrspace(4) %44, align 8, !dbg !558, !tbaa !495
  %46 = call spir_func noundef i64 @_ZN3Max5applyIxEET_S1_S1_(i64 noundef %39, i64 noundef %45) #7, !dbg !559
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !560
  %48 = zext i32 %47 to i64, !dbg !561
  %49 = getelementptr inbounds nuw [64 x i64], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !561
  store i64 %46, ptr addrspace(4) %49, align 8, !dbg !562, !tbaa !495
  br label %50, !dbg !561

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !563
  br label %51, !dbg !564

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !565, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !565
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !565, !tbaa !9
  br label %27, !dbg !549, !llvm.loop !566

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !567
  %56 = icmp eq i32 %55, 0, !dbg !568
  br i1 %56, label %57, label %63, !dbg !568

57:                                               ; preds = %54
  %58 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIxLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !569, !tbaa !495
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !570, !tbaa !488
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !571
  %61 = zext i32 %60 to i64, !dbg !570
  %62 = getelementptr inbounds nuw i64, ptr addrspace(4) %59, i64 %61, !dbg !570
  store i64 %58, ptr addrspace(4) %62, align 8, !dbg !572, !tbaa !495
  br label %63, !dbg !570

63:                                               ; preds = %57, %54
  ret void, !dbg !573
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i64 @_ZN3Max5applyIxEET_S1_S1_(i64 noundef %0, i64 noundef %1) #4 align 2 !dbg !574 {
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i64 %0, ptr addrspace(4) %7, align 8, !tbaa !495
  store i64 %1, ptr addrspace(4) %8, align 8, !tbaa !495
  %9 = load i64, ptr addrspace(4) %7, align 8, !dbg !575, !tbaa !495
  %10 = load i64, ptr addrspace(4) %8, align 8, !dbg !576, !tbaa !495
  %11 = icmp sgt i64 %9, %10, !dbg !577
  br i1 %11, label %12, label %14, !dbg !575

12:                                               ; preds = %2
  %13 = load i64, ptr addrspace(4) %7, align 8, !dbg !578, !tbaa !495
  br label %16, !dbg !575

14:                                               ; preds = %2
  %15 = load i64, ptr addrspace(4) %8, align 8, !dbg !579, !tbaa !495
  br label %16, !dbg !575

16:                                               ; preds = %14, %12
  %17 = phi i64 [ %13, %12 ], [ %15, %14 ], !dbg !575
  ret i64 %17, !dbg !580
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIfLi128E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !581 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !582
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !582
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !582
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !582
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !584, !tbaa !582
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !585
  %18 = mul i32 %17, 128, !dbg !586
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !587
  %20 = add i32 %18, %19, !dbg !588
  %21 = zext i32 %20 to i64, !dbg !584
  %22 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %21, !dbg !584
  %23 = load float, ptr addrspace(4) %22, align 4, !dbg !584, !tbaa !589
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !591
  %25 = zext i32 %24 to i64, !dbg !592
  %26 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !592
  store float %23, ptr addrspace(4) %26, align 4, !dbg !593, !tbaa !589
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !594
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !595
  store i32 64, ptr addrspace(4) %13, align 4, !dbg !596, !tbaa !9
  br label %27, !dbg !595

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !597, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !598
  br i1 %29, label %31, label %30, !dbg !599

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !599
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !600
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !601, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !602
  br i1 %34, label %35, label %50, !dbg !602

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !603
  %37 = zext i32 %36 to i64, !dbg !604
  %38 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !604
  %39 = load float, ptr addrspace(4) %38, align 4, !dbg !604, !tbaa !589
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !605
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !606, !tbaa !9
  %42 = add i32 %40, %41, !dbg !607
  %43 = zext i32 %42 to i64, !dbg !608
  %44 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !608
  %45 = load float, ptr addrspace(4) %44, align 4, !dbg !608, !tbaa !589
  %46 = call contract spir_func noundef float @_ZN3Add5applyIfEET_S1_S1_(float noundef %39, float noundef %45) #7, !dbg !609
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !610
  %48 = zext i32 %47 to i64, !dbg !611
  %49 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !611
  store float %46, ptr addrspace(4) %49, align 4, !dbg !612, !tbaa !589
  br label %50, !dbg !611

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !613
  br label %51, !dbg !614

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !615, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !615
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !615, !tbaa !9
  br label %27, !dbg !599, !llvm.loop !616

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !617
  %56 = icmp eq i32 %55, 0, !dbg !618
  br i1 %56, label %57, label %63, !dbg !618

57:                                               ; preds = %54
  %58 = load float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !619, !tbaa !589
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !620, !tbaa !582
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !621
  %61 = zext i32 %60 to i64, !dbg !620
  %62 = getelementptr inbounds nuw float, ptr addrspace(4) %59, i64 %61, !dbg !620
  store float %58, ptr addrspace(4) %62, align 4, !dbg !622, !tbaa !589
  br label %63, !dbg !620

63:                                               ; preds = %57, %54
  ret void, !dbg !623
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN3Add5applyIfEET_S1_S1_(float noundef %0, float noundef %1) #4 align 2 !dbg !624 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !589
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !589
  %9 = load float, ptr addrspace(4) %7, align 4, !dbg !625, !tbaa !589
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !626, !tbaa !589
  %11 = fadd contract float %9, %10, !dbg !627
  ret float %11, !dbg !628
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIfLi128E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !629 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !582
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !582
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !582
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !582
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !630, !tbaa !582
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !631
  %18 = mul i32 %17, 128, !dbg !632
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !633
  %20 = add i32 %18, %19, !dbg !634
  %21 = zext i32 %20 to i64, !dbg !630
  %22 = getelementptr inbounds nuw float, ptr addrspace(4) %16, i64 %21, !dbg !630
  %23 = load float, ptr addrspace(4) %22, align 4, !dbg !630, !tbaa !589
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !635
  %25 = zext i32 %24 to i64, !dbg !636
  %26 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !636
  store float %23, ptr addrspace(4) %26, align 4, !dbg !637, !tbaa !589
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !638
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !639
  store i32 64, ptr addrspace(4) %13, align 4, !dbg !640, !tbaa !9
  br label %27, !dbg !639

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !641, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !642
  br i1 %29, label %31, label %30, !dbg !643

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !643
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !644
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !645, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !646
  br i1 %34, label %35, label %50, !dbg !646

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !647
  %37 = zext i32 %36 to i64, !dbg !648
  %38 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !648
  %39 = load float, ptr addrspace(4) %38, align 4, !dbg !648, !tbaa !589
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !649
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !650, !tbaa !9
  %42 = add i32 %40, %41, !dbg !651
  %43 = zext i32 %42 to i64, !dbg !652
  %44 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !652
  %45 = load float, ptr addrspace(4) %44, align 4, !dbg !652, !tbaa !589
  %46 = call contract spir_func noundef float @_ZN3Max5applyIfEET_S1_S1_(float noundef %39, float noundef %45) #7, !dbg !653
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !654
  %48 = zext i32 %47 to i64, !dbg !655
  %49 = getelementptr inbounds nuw [128 x float], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !655
  store float %46, ptr addrspace(4) %49, align 4, !dbg !656, !tbaa !589
  br label %50, !dbg !655

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !657
  br label %51, !dbg !658

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !659, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !659
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !659, !tbaa !9
  br label %27, !dbg !643, !llvm.loop !660

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !661
  %56 = icmp eq i32 %55, 0, !dbg !662
  br i1 %56, label %57, label %63, !dbg !662

57:                                               ; preds = %54
  %58 = load float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIfLi128E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 4, !dbg !663, !tbaa !589
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !664, !tbaa !582
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !665
  %61 = zext i32 %60 to i64, !dbg !664
  %62 = getelementptr inbounds nuw float, ptr addrspace(4) %59, i64 %61, !dbg !664
  store float %58, ptr addrspace(4) %62, align 4, !dbg !666, !tbaa !589
  br label %63, !dbg !664

63:                                               ; preds = %57, %54
  ret void, !dbg !667
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef float @_ZN3Max5applyIfEET_S1_S1_(float noundef %0, float noundef %1) #4 align 2 !dbg !668 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store float %0, ptr addrspace(4) %7, align 4, !tbaa !589
  store float %1, ptr addrspace(4) %8, align 4, !tbaa !589
  %9 = load float, ptr addrspace(4) %7, align 4, !dbg !669, !tbaa !589
  %10 = load float, ptr addrspace(4) %8, align 4, !dbg !670, !tbaa !589
  %11 = fcmp contract ogt float %9, %10, !dbg !671
  br i1 %11, label %12, label %14, !dbg !669

12:                                               ; preds = %2
  %13 = load float, ptr addrspace(4) %7, align 4, !dbg !672, !tbaa !589
  br label %16, !dbg !669

14:                                               ; preds = %2
  %15 = load float, ptr addrspace(4) %8, align 4, !dbg !673, !tbaa !589
  br label %16, !dbg !669

16:                                               ; preds = %14, %12
  %17 = phi contract float [ %13, %12 ], [ %15, %14 ], !dbg !669
  ret float %17, !dbg !674
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIdLi64E3AddEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !675 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !676
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !676
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !676
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !676
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !678, !tbaa !676
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !679
  %18 = mul i32 %17, 64, !dbg !680
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !681
  %20 = add i32 %18, %19, !dbg !682
  %21 = zext i32 %20 to i64, !dbg !678
  %22 = getelementptr inbounds nuw double, ptr addrspace(4) %16, i64 %21, !dbg !678
  %23 = load double, ptr addrspace(4) %22, align 8, !dbg !678, !tbaa !683
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !685
  %25 = zext i32 %24 to i64, !dbg !686
  %26 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !686
  store double %23, ptr addrspace(4) %26, align 8, !dbg !687, !tbaa !683
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !688
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !689
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !690, !tbaa !9
  br label %27, !dbg !689

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !691, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !692
  br i1 %29, label %31, label %30, !dbg !693

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !693
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !694
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !695, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !696
  br i1 %34, label %35, label %50, !dbg !696

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !697
  %37 = zext i32 %36 to i64, !dbg !698
  %38 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !698
  %39 = load double, ptr addrspace(4) %38, align 8, !dbg !698, !tbaa !683
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !699
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !700, !tbaa !9
  %42 = add i32 %40, %41, !dbg !701
  %43 = zext i32 %42 to i64, !dbg !702
  %44 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !702
  %45 = load double, ptr addrspace(4) %44, align 8, !dbg !702, !tbaa !683
  %46 = call contract spir_func noundef double @_ZN3Add5applyIdEET_S1_S1_(double noundef %39, double noundef %45) #7, !dbg !703
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !704
  %48 = zext i32 %47 to i64, !dbg !705
  %49 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !705
  store double %46, ptr addrspace(4) %49, align 8, !dbg !706, !tbaa !683
  br label %50, !dbg !705

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !707
  br label %51, !dbg !708

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !709, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !709
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !709, !tbaa !9
  br label %27, !dbg !693, !llvm.loop !710

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !711
  %56 = icmp eq i32 %55, 0, !dbg !712
  br i1 %56, label %57, label %63, !dbg !712

57:                                               ; preds = %54
  %58 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3AddEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !713, !tbaa !683
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !714, !tbaa !676
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !715
  %61 = zext i32 %60 to i64, !dbg !714
  %62 = getelementptr inbounds nuw double, ptr addrspace(4) %59, i64 %61, !dbg !714
  store double %58, ptr addrspace(4) %62, align 8, !dbg !716, !tbaa !683
  br label %63, !dbg !714

63:                                               ; preds = %57, %54
  ret void, !dbg !717
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_ZN3Add5applyIdEET_S1_S1_(double noundef %0, double noundef %1) #4 align 2 !dbg !718 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %7, align 8, !tbaa !683
  store double %1, ptr addrspace(4) %8, align 8, !tbaa !683
  %9 = load double, ptr addrspace(4) %7, align 8, !dbg !719, !tbaa !683
  %10 = load double, ptr addrspace(4) %8, align 8, !dbg !720, !tbaa !683
  %11 = fadd contract double %9, %10, !dbg !721
  ret double %11, !dbg !722
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6reduceIdLi64E3MaxEvPKT_PS1_(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !723 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %9, align 8
  %14 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !676
  store ptr addrspace(1) %1, ptr addrspace(4) %10, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !676
  store ptr addrspace(4) %14, ptr addrspace(4) %11, align 8, !tbaa !676
  store ptr addrspace(4) %15, ptr addrspace(4) %12, align 8, !tbaa !676
  %16 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !dbg !724, !tbaa !676
  %17 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !725
  %18 = mul i32 %17, 64, !dbg !726
  %19 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !727
  %20 = add i32 %18, %19, !dbg !728
  %21 = zext i32 %20 to i64, !dbg !724
  %22 = getelementptr inbounds nuw double, ptr addrspace(4) %16, i64 %21, !dbg !724
  %23 = load double, ptr addrspace(4) %22, align 8, !dbg !724, !tbaa !683
  %24 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !729
  %25 = zext i32 %24 to i64, !dbg !730
  %26 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %25, !dbg !730
  store double %23, ptr addrspace(4) %26, align 8, !dbg !731, !tbaa !683
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !732
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !733
  store i32 32, ptr addrspace(4) %13, align 4, !dbg !734, !tbaa !9
  br label %27, !dbg !733

27:                                               ; preds = %51, %2
  %28 = load i32, ptr addrspace(4) %13, align 4, !dbg !735, !tbaa !9
  %29 = icmp sgt i32 %28, 0, !dbg !736
  br i1 %29, label %31, label %30, !dbg !737

30:                                               ; preds = %27
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !737
  br label %54

31:                                               ; preds = %27
  %32 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !738
  %33 = load i32, ptr addrspace(4) %13, align 4, !dbg !739, !tbaa !9
  %34 = icmp slt i32 %32, %33, !dbg !740
  br i1 %34, label %35, label %50, !dbg !740

35:                                               ; preds = %31
  %36 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !741
  %37 = zext i32 %36 to i64, !dbg !742
  %38 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %37, !dbg !742
  %39 = load double, ptr addrspace(4) %38, align 8, !dbg !742, !tbaa !683
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !743
  %41 = load i32, ptr addrspace(4) %13, align 4, !dbg !744, !tbaa !9
  %42 = add i32 %40, %41, !dbg !745
  %43 = zext i32 %42 to i64, !dbg !746
  %44 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %43, !dbg !746
  %45 = load double, ptr addrspace(4) %44, align 8, !dbg !746, !tbaa !683
  %46 = call contract spir_func noundef double @_ZN3Max5applyIdEET_S1_S1_(double noundef %39, double noundef %45) #7, !dbg !747
  %47 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !748
  %48 = zext i32 %47 to i64, !dbg !749
  %49 = getelementptr inbounds nuw [64 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), i64 0, i64 %48, !dbg !749
  store double %46, ptr addrspace(4) %49, align 8, !dbg !750, !tbaa !683
  br label %50, !dbg !749

50:                                               ; preds = %35, %31
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !751
  br label %51, !dbg !752

51:                                               ; preds = %50
  %52 = load i32, ptr addrspace(4) %13, align 4, !dbg !753, !tbaa !9
  %53 = sdiv i32 %52, 2, !dbg !753
  store i32 %53, ptr addrspace(4) %13, align 4, !dbg !753, !tbaa !9
  br label %27, !dbg !737, !llvm.loop !754

54:                                               ; preds = %30
  %55 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !755
  %56 = icmp eq i32 %55, 0, !dbg !756
  br i1 %56, label %57, label %63, !dbg !756

57:                                               ; preds = %54
  %58 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6reduceIdLi64E3MaxEvPKT_PS1_E6shared to ptr addrspace(4)), align 8, !dbg !757, !tbaa !683
  %59 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !758, !tbaa !676
  %60 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !759
  %61 = zext i32 %60 to i64, !dbg !758
  %62 = getelementptr inbounds nuw double, ptr addrspace(4) %59, i64 %61, !dbg !758
  store double %58, ptr addrspace(4) %62, align 8, !dbg !760, !tbaa !683
  br label %63, !dbg !758

63:                                               ; preds = %57, %54
  ret void, !dbg !761
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef double @_ZN3Max5applyIdEET_S1_S1_(double noundef %0, double noundef %1) #4 align 2 !dbg !762 {
  %3 = alloca double, align 8
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store double %0, ptr addrspace(4) %7, align 8, !tbaa !683
  store double %1, ptr addrspace(4) %8, align 8, !tbaa !683
  %9 = load double, ptr addrspace(4) %7, align 8, !dbg !763, !tbaa !683
  %10 = load double, ptr addrspace(4) %8, align 8, !dbg !764, !tbaa !683
  %11 = fcmp contract ogt double %9, %10, !dbg !765
  br i1 %11, label %12, label %14, !dbg !763

12:                                               ; preds = %2
  %13 = load double, ptr addrspace(4) %7, align 8, !dbg !766, !tbaa !683
  br label %16, !dbg !763

14:                                               ; preds = %2
  %15 = load double, ptr addrspace(4) %8, align 8, !dbg !767, !tbaa !683
  br label %16, !dbg !763

16:                                               ; preds = %14, %12
  %17 = phi contract double [ %13, %12 ], [ %15, %14 ], !dbg !763
  ret double %17, !dbg !768
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "template_kernels.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "reduce<signed char, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/template_kernels.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 23, column: 25, scope: !13)
!21 = !DILocation(line: 23, column: 28, scope: !13)
!22 = !DILocation(line: 23, column: 39, scope: !13)
!23 = !DILocation(line: 23, column: 51, scope: !13)
!24 = !DILocation(line: 23, column: 49, scope: !13)
!25 = !{!11, !11, i64 0}
!26 = !DILocation(line: 23, column: 10, scope: !13)
!27 = !DILocation(line: 23, column: 3, scope: !13)
!28 = !DILocation(line: 23, column: 23, scope: !13)
!29 = !DILocation(line: 24, column: 3, scope: !13)
!30 = !DILocation(line: 25, column: 8, scope: !13)
!31 = !DILocation(line: 25, column: 12, scope: !13)
!32 = !DILocation(line: 25, column: 32, scope: !13)
!33 = !DILocation(line: 25, column: 37, scope: !13)
!34 = !DILocation(line: 25, column: 3, scope: !13)
!35 = !DILocation(line: 26, column: 26, scope: !13)
!36 = !DILocation(line: 26, column: 41, scope: !13)
!37 = !DILocation(line: 26, column: 39, scope: !13)
!38 = !DILocation(line: 27, column: 46, scope: !13)
!39 = !DILocation(line: 27, column: 39, scope: !13)
!40 = !DILocation(line: 27, column: 67, scope: !13)
!41 = !DILocation(line: 27, column: 81, scope: !13)
!42 = !DILocation(line: 27, column: 79, scope: !13)
!43 = !DILocation(line: 27, column: 60, scope: !13)
!44 = !DILocation(line: 27, column: 29, scope: !13)
!45 = !DILocation(line: 27, column: 14, scope: !13)
!46 = !DILocation(line: 27, column: 7, scope: !13)
!47 = !DILocation(line: 27, column: 27, scope: !13)
!48 = !DILocation(line: 28, column: 5, scope: !13)
!49 = !DILocation(line: 29, column: 3, scope: !13)
!50 = !DILocation(line: 25, column: 47, scope: !13)
!51 = distinct !{!51, !34, !49, !52}
!52 = !{!"llvm.loop.mustprogress"}
!53 = !DILocation(line: 30, column: 7, scope: !13)
!54 = !DILocation(line: 30, column: 19, scope: !13)
!55 = !DILocation(line: 30, column: 43, scope: !13)
!56 = !DILocation(line: 30, column: 25, scope: !13)
!57 = !DILocation(line: 30, column: 29, scope: !13)
!58 = !DILocation(line: 30, column: 41, scope: !13)
!59 = !DILocation(line: 31, column: 1, scope: !13)
!60 = distinct !DISubprogram(name: "__get_x", scope: !61, file: !61, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!62 = !DILocation(line: 40, column: 207, scope: !60)
!63 = !DILocation(line: 40, column: 174, scope: !60)
!64 = distinct !DISubprogram(name: "__get_x", scope: !61, file: !61, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!65 = !DILocation(line: 39, column: 208, scope: !64)
!66 = !DILocation(line: 39, column: 175, scope: !64)
!67 = distinct !DISubprogram(name: "__syncthreads", scope: !61, file: !61, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 60, column: 55, scope: !67)
!69 = !DILocation(line: 60, column: 76, scope: !67)
!70 = distinct !DISubprogram(name: "apply<signed char>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!71 = !DILocation(line: 10, column: 27, scope: !70)
!72 = !DILocation(line: 10, column: 31, scope: !70)
!73 = !DILocation(line: 10, column: 29, scope: !70)
!74 = !DILocation(line: 10, column: 5, scope: !70)
!75 = distinct !DISubprogram(name: "reduce<signed char, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 23, column: 25, scope: !75)
!77 = !DILocation(line: 23, column: 28, scope: !75)
!78 = !DILocation(line: 23, column: 39, scope: !75)
!79 = !DILocation(line: 23, column: 51, scope: !75)
!80 = !DILocation(line: 23, column: 49, scope: !75)
!81 = !DILocation(line: 23, column: 10, scope: !75)
!82 = !DILocation(line: 23, column: 3, scope: !75)
!83 = !DILocation(line: 23, column: 23, scope: !75)
!84 = !DILocation(line: 24, column: 3, scope: !75)
!85 = !DILocation(line: 25, column: 8, scope: !75)
!86 = !DILocation(line: 25, column: 12, scope: !75)
!87 = !DILocation(line: 25, column: 32, scope: !75)
!88 = !DILocation(line: 25, column: 37, scope: !75)
!89 = !DILocation(line: 25, column: 3, scope: !75)
!90 = !DILocation(line: 26, column: 26, scope: !75)
!91 = !DILocation(line: 26, column: 41, scope: !75)
!92 = !DILocation(line: 26, column: 39, scope: !75)
!93 = !DILocation(line: 27, column: 46, scope: !75)
!94 = !DILocation(line: 27, column: 39, scope: !75)
!95 = !DILocation(line: 27, column: 67, scope: !75)
!96 = !DILocation(line: 27, column: 81, scope: !75)
!97 = !DILocation(line: 27, column: 79, scope: !75)
!98 = !DILocation(line: 27, column: 60, scope: !75)
!99 = !DILocation(line: 27, column: 29, scope: !75)
!100 = !DILocation(line: 27, column: 14, scope: !75)
!101 = !DILocation(line: 27, column: 7, scope: !75)
!102 = !DILocation(line: 27, column: 27, scope: !75)
!103 = !DILocation(line: 28, column: 5, scope: !75)
!104 = !DILocation(line: 29, column: 3, scope: !75)
!105 = !DILocation(line: 25, column: 47, scope: !75)
!106 = distinct !{!106, !89, !104, !52}
!107 = !DILocation(line: 30, column: 7, scope: !75)
!108 = !DILocation(line: 30, column: 19, scope: !75)
!109 = !DILocation(line: 30, column: 43, scope: !75)
!110 = !DILocation(line: 30, column: 25, scope: !75)
!111 = !DILocation(line: 30, column: 29, scope: !75)
!112 = !DILocation(line: 30, column: 41, scope: !75)
!113 = !DILocation(line: 31, column: 1, scope: !75)
!114 = distinct !DISubprogram(name: "apply<signed char>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!115 = !DILocation(line: 16, column: 12, scope: !114)
!116 = !DILocation(line: 16, column: 16, scope: !114)
!117 = !DILocation(line: 16, column: 14, scope: !114)
!118 = !DILocation(line: 16, column: 20, scope: !114)
!119 = !DILocation(line: 16, column: 24, scope: !114)
!120 = !DILocation(line: 16, column: 5, scope: !114)
!121 = distinct !DISubprogram(name: "reduce<unsigned char, 32, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!122 = !DILocation(line: 23, column: 25, scope: !121)
!123 = !DILocation(line: 23, column: 28, scope: !121)
!124 = !DILocation(line: 23, column: 39, scope: !121)
!125 = !DILocation(line: 23, column: 51, scope: !121)
!126 = !DILocation(line: 23, column: 49, scope: !121)
!127 = !DILocation(line: 23, column: 10, scope: !121)
!128 = !DILocation(line: 23, column: 3, scope: !121)
!129 = !DILocation(line: 23, column: 23, scope: !121)
!130 = !DILocation(line: 24, column: 3, scope: !121)
!131 = !DILocation(line: 25, column: 8, scope: !121)
!132 = !DILocation(line: 25, column: 12, scope: !121)
!133 = !DILocation(line: 25, column: 32, scope: !121)
!134 = !DILocation(line: 25, column: 37, scope: !121)
!135 = !DILocation(line: 25, column: 3, scope: !121)
!136 = !DILocation(line: 26, column: 26, scope: !121)
!137 = !DILocation(line: 26, column: 41, scope: !121)
!138 = !DILocation(line: 26, column: 39, scope: !121)
!139 = !DILocation(line: 27, column: 46, scope: !121)
!140 = !DILocation(line: 27, column: 39, scope: !121)
!141 = !DILocation(line: 27, column: 67, scope: !121)
!142 = !DILocation(line: 27, column: 81, scope: !121)
!143 = !DILocation(line: 27, column: 79, scope: !121)
!144 = !DILocation(line: 27, column: 60, scope: !121)
!145 = !DILocation(line: 27, column: 29, scope: !121)
!146 = !DILocation(line: 27, column: 14, scope: !121)
!147 = !DILocation(line: 27, column: 7, scope: !121)
!148 = !DILocation(line: 27, column: 27, scope: !121)
!149 = !DILocation(line: 28, column: 5, scope: !121)
!150 = !DILocation(line: 29, column: 3, scope: !121)
!151 = !DILocation(line: 25, column: 47, scope: !121)
!152 = distinct !{!152, !135, !150, !52}
!153 = !DILocation(line: 30, column: 7, scope: !121)
!154 = !DILocation(line: 30, column: 19, scope: !121)
!155 = !DILocation(line: 30, column: 43, scope: !121)
!156 = !DILocation(line: 30, column: 25, scope: !121)
!157 = !DILocation(line: 30, column: 29, scope: !121)
!158 = !DILocation(line: 30, column: 41, scope: !121)
!159 = !DILocation(line: 31, column: 1, scope: !121)
!160 = distinct !DISubprogram(name: "apply<unsigned char>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!161 = !DILocation(line: 10, column: 27, scope: !160)
!162 = !DILocation(line: 10, column: 31, scope: !160)
!163 = !DILocation(line: 10, column: 29, scope: !160)
!164 = !DILocation(line: 10, column: 5, scope: !160)
!165 = distinct !DISubprogram(name: "reduce<unsigned char, 32, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!166 = !DILocation(line: 23, column: 25, scope: !165)
!167 = !DILocation(line: 23, column: 28, scope: !165)
!168 = !DILocation(line: 23, column: 39, scope: !165)
!169 = !DILocation(line: 23, column: 51, scope: !165)
!170 = !DILocation(line: 23, column: 49, scope: !165)
!171 = !DILocation(line: 23, column: 10, scope: !165)
!172 = !DILocation(line: 23, column: 3, scope: !165)
!173 = !DILocation(line: 23, column: 23, scope: !165)
!174 = !DILocation(line: 24, column: 3, scope: !165)
!175 = !DILocation(line: 25, column: 8, scope: !165)
!176 = !DILocation(line: 25, column: 12, scope: !165)
!177 = !DILocation(line: 25, column: 32, scope: !165)
!178 = !DILocation(line: 25, column: 37, scope: !165)
!179 = !DILocation(line: 25, column: 3, scope: !165)
!180 = !DILocation(line: 26, column: 26, scope: !165)
!181 = !DILocation(line: 26, column: 41, scope: !165)
!182 = !DILocation(line: 26, column: 39, scope: !165)
!183 = !DILocation(line: 27, column: 46, scope: !165)
!184 = !DILocation(line: 27, column: 39, scope: !165)
!185 = !DILocation(line: 27, column: 67, scope: !165)
!186 = !DILocation(line: 27, column: 81, scope: !165)
!187 = !DILocation(line: 27, column: 79, scope: !165)
!188 = !DILocation(line: 27, column: 60, scope: !165)
!189 = !DILocation(line: 27, column: 29, scope: !165)
!190 = !DILocation(line: 27, column: 14, scope: !165)
!191 = !DILocation(line: 27, column: 7, scope: !165)
!192 = !DILocation(line: 27, column: 27, scope: !165)
!193 = !DILocation(line: 28, column: 5, scope: !165)
!194 = !DILocation(line: 29, column: 3, scope: !165)
!195 = !DILocation(line: 25, column: 47, scope: !165)
!196 = distinct !{!196, !179, !194, !52}
!197 = !DILocation(line: 30, column: 7, scope: !165)
!198 = !DILocation(line: 30, column: 19, scope: !165)
!199 = !DILocation(line: 30, column: 43, scope: !165)
!200 = !DILocation(line: 30, column: 25, scope: !165)
!201 = !DILocation(line: 30, column: 29, scope: !165)
!202 = !DILocation(line: 30, column: 41, scope: !165)
!203 = !DILocation(line: 31, column: 1, scope: !165)
!204 = distinct !DISubprogram(name: "apply<unsigned char>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!205 = !DILocation(line: 16, column: 12, scope: !204)
!206 = !DILocation(line: 16, column: 16, scope: !204)
!207 = !DILocation(line: 16, column: 14, scope: !204)
!208 = !DILocation(line: 16, column: 20, scope: !204)
!209 = !DILocation(line: 16, column: 24, scope: !204)
!210 = !DILocation(line: 16, column: 5, scope: !204)
!211 = distinct !DISubprogram(name: "reduce<short, 128, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!212 = !{!213, !213, i64 0}
!213 = !{!"p1 short", !19, i64 0}
!214 = !DILocation(line: 23, column: 25, scope: !211)
!215 = !DILocation(line: 23, column: 28, scope: !211)
!216 = !DILocation(line: 23, column: 39, scope: !211)
!217 = !DILocation(line: 23, column: 51, scope: !211)
!218 = !DILocation(line: 23, column: 49, scope: !211)
!219 = !{!220, !220, i64 0}
!220 = !{!"short", !11, i64 0}
!221 = !DILocation(line: 23, column: 10, scope: !211)
!222 = !DILocation(line: 23, column: 3, scope: !211)
!223 = !DILocation(line: 23, column: 23, scope: !211)
!224 = !DILocation(line: 24, column: 3, scope: !211)
!225 = !DILocation(line: 25, column: 8, scope: !211)
!226 = !DILocation(line: 25, column: 12, scope: !211)
!227 = !DILocation(line: 25, column: 32, scope: !211)
!228 = !DILocation(line: 25, column: 37, scope: !211)
!229 = !DILocation(line: 25, column: 3, scope: !211)
!230 = !DILocation(line: 26, column: 26, scope: !211)
!231 = !DILocation(line: 26, column: 41, scope: !211)
!232 = !DILocation(line: 26, column: 39, scope: !211)
!233 = !DILocation(line: 27, column: 46, scope: !211)
!234 = !DILocation(line: 27, column: 39, scope: !211)
!235 = !DILocation(line: 27, column: 67, scope: !211)
!236 = !DILocation(line: 27, column: 81, scope: !211)
!237 = !DILocation(line: 27, column: 79, scope: !211)
!238 = !DILocation(line: 27, column: 60, scope: !211)
!239 = !DILocation(line: 27, column: 29, scope: !211)
!240 = !DILocation(line: 27, column: 14, scope: !211)
!241 = !DILocation(line: 27, column: 7, scope: !211)
!242 = !DILocation(line: 27, column: 27, scope: !211)
!243 = !DILocation(line: 28, column: 5, scope: !211)
!244 = !DILocation(line: 29, column: 3, scope: !211)
!245 = !DILocation(line: 25, column: 47, scope: !211)
!246 = distinct !{!246, !229, !244, !52}
!247 = !DILocation(line: 30, column: 7, scope: !211)
!248 = !DILocation(line: 30, column: 19, scope: !211)
!249 = !DILocation(line: 30, column: 43, scope: !211)
!250 = !DILocation(line: 30, column: 25, scope: !211)
!251 = !DILocation(line: 30, column: 29, scope: !211)
!252 = !DILocation(line: 30, column: 41, scope: !211)
!253 = !DILocation(line: 31, column: 1, scope: !211)
!254 = distinct !DISubprogram(name: "apply<short>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 10, column: 27, scope: !254)
!256 = !DILocation(line: 10, column: 31, scope: !254)
!257 = !DILocation(line: 10, column: 29, scope: !254)
!258 = !DILocation(line: 10, column: 5, scope: !254)
!259 = distinct !DISubprogram(name: "reduce<short, 128, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!260 = !DILocation(line: 23, column: 25, scope: !259)
!261 = !DILocation(line: 23, column: 28, scope: !259)
!262 = !DILocation(line: 23, column: 39, scope: !259)
!263 = !DILocation(line: 23, column: 51, scope: !259)
!264 = !DILocation(line: 23, column: 49, scope: !259)
!265 = !DILocation(line: 23, column: 10, scope: !259)
!266 = !DILocation(line: 23, column: 3, scope: !259)
!267 = !DILocation(line: 23, column: 23, scope: !259)
!268 = !DILocation(line: 24, column: 3, scope: !259)
!269 = !DILocation(line: 25, column: 8, scope: !259)
!270 = !DILocation(line: 25, column: 12, scope: !259)
!271 = !DILocation(line: 25, column: 32, scope: !259)
!272 = !DILocation(line: 25, column: 37, scope: !259)
!273 = !DILocation(line: 25, column: 3, scope: !259)
!274 = !DILocation(line: 26, column: 26, scope: !259)
!275 = !DILocation(line: 26, column: 41, scope: !259)
!276 = !DILocation(line: 26, column: 39, scope: !259)
!277 = !DILocation(line: 27, column: 46, scope: !259)
!278 = !DILocation(line: 27, column: 39, scope: !259)
!279 = !DILocation(line: 27, column: 67, scope: !259)
!280 = !DILocation(line: 27, column: 81, scope: !259)
!281 = !DILocation(line: 27, column: 79, scope: !259)
!282 = !DILocation(line: 27, column: 60, scope: !259)
!283 = !DILocation(line: 27, column: 29, scope: !259)
!284 = !DILocation(line: 27, column: 14, scope: !259)
!285 = !DILocation(line: 27, column: 7, scope: !259)
!286 = !DILocation(line: 27, column: 27, scope: !259)
!287 = !DILocation(line: 28, column: 5, scope: !259)
!288 = !DILocation(line: 29, column: 3, scope: !259)
!289 = !DILocation(line: 25, column: 47, scope: !259)
!290 = distinct !{!290, !273, !288, !52}
!291 = !DILocation(line: 30, column: 7, scope: !259)
!292 = !DILocation(line: 30, column: 19, scope: !259)
!293 = !DILocation(line: 30, column: 43, scope: !259)
!294 = !DILocation(line: 30, column: 25, scope: !259)
!295 = !DILocation(line: 30, column: 29, scope: !259)
!296 = !DILocation(line: 30, column: 41, scope: !259)
!297 = !DILocation(line: 31, column: 1, scope: !259)
!298 = distinct !DISubprogram(name: "apply<short>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!299 = !DILocation(line: 16, column: 12, scope: !298)
!300 = !DILocation(line: 16, column: 16, scope: !298)
!301 = !DILocation(line: 16, column: 14, scope: !298)
!302 = !DILocation(line: 16, column: 20, scope: !298)
!303 = !DILocation(line: 16, column: 24, scope: !298)
!304 = !DILocation(line: 16, column: 5, scope: !298)
!305 = distinct !DISubprogram(name: "reduce<int, 256, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!306 = !{!307, !307, i64 0}
!307 = !{!"p1 int", !19, i64 0}
!308 = !DILocation(line: 23, column: 25, scope: !305)
!309 = !DILocation(line: 23, column: 28, scope: !305)
!310 = !DILocation(line: 23, column: 39, scope: !305)
!311 = !DILocation(line: 23, column: 51, scope: !305)
!312 = !DILocation(line: 23, column: 49, scope: !305)
!313 = !DILocation(line: 23, column: 10, scope: !305)
!314 = !DILocation(line: 23, column: 3, scope: !305)
!315 = !DILocation(line: 23, column: 23, scope: !305)
!316 = !DILocation(line: 24, column: 3, scope: !305)
!317 = !DILocation(line: 25, column: 8, scope: !305)
!318 = !DILocation(line: 25, column: 12, scope: !305)
!319 = !DILocation(line: 25, column: 32, scope: !305)
!320 = !DILocation(line: 25, column: 37, scope: !305)
!321 = !DILocation(line: 25, column: 3, scope: !305)
!322 = !DILocation(line: 26, column: 26, scope: !305)
!323 = !DILocation(line: 26, column: 41, scope: !305)
!324 = !DILocation(line: 26, column: 39, scope: !305)
!325 = !DILocation(line: 27, column: 46, scope: !305)
!326 = !DILocation(line: 27, column: 39, scope: !305)
!327 = !DILocation(line: 27, column: 67, scope: !305)
!328 = !DILocation(line: 27, column: 81, scope: !305)
!329 = !DILocation(line: 27, column: 79, scope: !305)
!330 = !DILocation(line: 27, column: 60, scope: !305)
!331 = !DILocation(line: 27, column: 29, scope: !305)
!332 = !DILocation(line: 27, column: 14, scope: !305)
!333 = !DILocation(line: 27, column: 7, scope: !305)
!334 = !DILocation(line: 27, column: 27, scope: !305)
!335 = !DILocation(line: 28, column: 5, scope: !305)
!336 = !DILocation(line: 29, column: 3, scope: !305)
!337 = !DILocation(line: 25, column: 47, scope: !305)
!338 = distinct !{!338, !321, !336, !52}
!339 = !DILocation(line: 30, column: 7, scope: !305)
!340 = !DILocation(line: 30, column: 19, scope: !305)
!341 = !DILocation(line: 30, column: 43, scope: !305)
!342 = !DILocation(line: 30, column: 25, scope: !305)
!343 = !DILocation(line: 30, column: 29, scope: !305)
!344 = !DILocation(line: 30, column: 41, scope: !305)
!345 = !DILocation(line: 31, column: 1, scope: !305)
!346 = distinct !DISubprogram(name: "apply<int>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!347 = !DILocation(line: 10, column: 27, scope: !346)
!348 = !DILocation(line: 10, column: 31, scope: !346)
!349 = !DILocation(line: 10, column: 29, scope: !346)
!350 = !DILocation(line: 10, column: 5, scope: !346)
!351 = distinct !DISubprogram(name: "reduce<int, 256, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!352 = !DILocation(line: 23, column: 25, scope: !351)
!353 = !DILocation(line: 23, column: 28, scope: !351)
!354 = !DILocation(line: 23, column: 39, scope: !351)
!355 = !DILocation(line: 23, column: 51, scope: !351)
!356 = !DILocation(line: 23, column: 49, scope: !351)
!357 = !DILocation(line: 23, column: 10, scope: !351)
!358 = !DILocation(line: 23, column: 3, scope: !351)
!359 = !DILocation(line: 23, column: 23, scope: !351)
!360 = !DILocation(line: 24, column: 3, scope: !351)
!361 = !DILocation(line: 25, column: 8, scope: !351)
!362 = !DILocation(line: 25, column: 12, scope: !351)
!363 = !DILocation(line: 25, column: 32, scope: !351)
!364 = !DILocation(line: 25, column: 37, scope: !351)
!365 = !DILocation(line: 25, column: 3, scope: !351)
!366 = !DILocation(line: 26, column: 26, scope: !351)
!367 = !DILocation(line: 26, column: 41, scope: !351)
!368 = !DILocation(line: 26, column: 39, scope: !351)
!369 = !DILocation(line: 27, column: 46, scope: !351)
!370 = !DILocation(line: 27, column: 39, scope: !351)
!371 = !DILocation(line: 27, column: 67, scope: !351)
!372 = !DILocation(line: 27, column: 81, scope: !351)
!373 = !DILocation(line: 27, column: 79, scope: !351)
!374 = !DILocation(line: 27, column: 60, scope: !351)
!375 = !DILocation(line: 27, column: 29, scope: !351)
!376 = !DILocation(line: 27, column: 14, scope: !351)
!377 = !DILocation(line: 27, column: 7, scope: !351)
!378 = !DILocation(line: 27, column: 27, scope: !351)
!379 = !DILocation(line: 28, column: 5, scope: !351)
!380 = !DILocation(line: 29, column: 3, scope: !351)
!381 = !DILocation(line: 25, column: 47, scope: !351)
!382 = distinct !{!382, !365, !380, !52}
!383 = !DILocation(line: 30, column: 7, scope: !351)
!384 = !DILocation(line: 30, column: 19, scope: !351)
!385 = !DILocation(line: 30, column: 43, scope: !351)
!386 = !DILocation(line: 30, column: 25, scope: !351)
!387 = !DILocation(line: 30, column: 29, scope: !351)
!388 = !DILocation(line: 30, column: 41, scope: !351)
!389 = !DILocation(line: 31, column: 1, scope: !351)
!390 = distinct !DISubprogram(name: "apply<int>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!391 = !DILocation(line: 16, column: 12, scope: !390)
!392 = !DILocation(line: 16, column: 16, scope: !390)
!393 = !DILocation(line: 16, column: 14, scope: !390)
!394 = !DILocation(line: 16, column: 20, scope: !390)
!395 = !DILocation(line: 16, column: 24, scope: !390)
!396 = !DILocation(line: 16, column: 5, scope: !390)
!397 = distinct !DISubprogram(name: "reduce<unsigned int, 16, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!398 = !DILocation(line: 23, column: 25, scope: !397)
!399 = !DILocation(line: 23, column: 28, scope: !397)
!400 = !DILocation(line: 23, column: 39, scope: !397)
!401 = !DILocation(line: 23, column: 51, scope: !397)
!402 = !DILocation(line: 23, column: 49, scope: !397)
!403 = !DILocation(line: 23, column: 10, scope: !397)
!404 = !DILocation(line: 23, column: 3, scope: !397)
!405 = !DILocation(line: 23, column: 23, scope: !397)
!406 = !DILocation(line: 24, column: 3, scope: !397)
!407 = !DILocation(line: 25, column: 8, scope: !397)
!408 = !DILocation(line: 25, column: 12, scope: !397)
!409 = !DILocation(line: 25, column: 32, scope: !397)
!410 = !DILocation(line: 25, column: 37, scope: !397)
!411 = !DILocation(line: 25, column: 3, scope: !397)
!412 = !DILocation(line: 26, column: 26, scope: !397)
!413 = !DILocation(line: 26, column: 41, scope: !397)
!414 = !DILocation(line: 26, column: 39, scope: !397)
!415 = !DILocation(line: 27, column: 46, scope: !397)
!416 = !DILocation(line: 27, column: 39, scope: !397)
!417 = !DILocation(line: 27, column: 67, scope: !397)
!418 = !DILocation(line: 27, column: 81, scope: !397)
!419 = !DILocation(line: 27, column: 79, scope: !397)
!420 = !DILocation(line: 27, column: 60, scope: !397)
!421 = !DILocation(line: 27, column: 29, scope: !397)
!422 = !DILocation(line: 27, column: 14, scope: !397)
!423 = !DILocation(line: 27, column: 7, scope: !397)
!424 = !DILocation(line: 27, column: 27, scope: !397)
!425 = !DILocation(line: 28, column: 5, scope: !397)
!426 = !DILocation(line: 29, column: 3, scope: !397)
!427 = !DILocation(line: 25, column: 47, scope: !397)
!428 = distinct !{!428, !411, !426, !52}
!429 = !DILocation(line: 30, column: 7, scope: !397)
!430 = !DILocation(line: 30, column: 19, scope: !397)
!431 = !DILocation(line: 30, column: 43, scope: !397)
!432 = !DILocation(line: 30, column: 25, scope: !397)
!433 = !DILocation(line: 30, column: 29, scope: !397)
!434 = !DILocation(line: 30, column: 41, scope: !397)
!435 = !DILocation(line: 31, column: 1, scope: !397)
!436 = distinct !DISubprogram(name: "apply<unsigned int>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!437 = !DILocation(line: 10, column: 27, scope: !436)
!438 = !DILocation(line: 10, column: 31, scope: !436)
!439 = !DILocation(line: 10, column: 29, scope: !436)
!440 = !DILocation(line: 10, column: 5, scope: !436)
!441 = distinct !DISubprogram(name: "reduce<unsigned int, 16, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!442 = !DILocation(line: 23, column: 25, scope: !441)
!443 = !DILocation(line: 23, column: 28, scope: !441)
!444 = !DILocation(line: 23, column: 39, scope: !441)
!445 = !DILocation(line: 23, column: 51, scope: !441)
!446 = !DILocation(line: 23, column: 49, scope: !441)
!447 = !DILocation(line: 23, column: 10, scope: !441)
!448 = !DILocation(line: 23, column: 3, scope: !441)
!449 = !DILocation(line: 23, column: 23, scope: !441)
!450 = !DILocation(line: 24, column: 3, scope: !441)
!451 = !DILocation(line: 25, column: 8, scope: !441)
!452 = !DILocation(line: 25, column: 12, scope: !441)
!453 = !DILocation(line: 25, column: 32, scope: !441)
!454 = !DILocation(line: 25, column: 37, scope: !441)
!455 = !DILocation(line: 25, column: 3, scope: !441)
!456 = !DILocation(line: 26, column: 26, scope: !441)
!457 = !DILocation(line: 26, column: 41, scope: !441)
!458 = !DILocation(line: 26, column: 39, scope: !441)
!459 = !DILocation(line: 27, column: 46, scope: !441)
!460 = !DILocation(line: 27, column: 39, scope: !441)
!461 = !DILocation(line: 27, column: 67, scope: !441)
!462 = !DILocation(line: 27, column: 81, scope: !441)
!463 = !DILocation(line: 27, column: 79, scope: !441)
!464 = !DILocation(line: 27, column: 60, scope: !441)
!465 = !DILocation(line: 27, column: 29, scope: !441)
!466 = !DILocation(line: 27, column: 14, scope: !441)
!467 = !DILocation(line: 27, column: 7, scope: !441)
!468 = !DILocation(line: 27, column: 27, scope: !441)
!469 = !DILocation(line: 28, column: 5, scope: !441)
!470 = !DILocation(line: 29, column: 3, scope: !441)
!471 = !DILocation(line: 25, column: 47, scope: !441)
!472 = distinct !{!472, !455, !470, !52}
!473 = !DILocation(line: 30, column: 7, scope: !441)
!474 = !DILocation(line: 30, column: 19, scope: !441)
!475 = !DILocation(line: 30, column: 43, scope: !441)
!476 = !DILocation(line: 30, column: 25, scope: !441)
!477 = !DILocation(line: 30, column: 29, scope: !441)
!478 = !DILocation(line: 30, column: 41, scope: !441)
!479 = !DILocation(line: 31, column: 1, scope: !441)
!480 = distinct !DISubprogram(name: "apply<unsigned int>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!481 = !DILocation(line: 16, column: 12, scope: !480)
!482 = !DILocation(line: 16, column: 16, scope: !480)
!483 = !DILocation(line: 16, column: 14, scope: !480)
!484 = !DILocation(line: 16, column: 20, scope: !480)
!485 = !DILocation(line: 16, column: 24, scope: !480)
!486 = !DILocation(line: 16, column: 5, scope: !480)
!487 = distinct !DISubprogram(name: "reduce<long long, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!488 = !{!489, !489, i64 0}
!489 = !{!"p1 long long", !19, i64 0}
!490 = !DILocation(line: 23, column: 25, scope: !487)
!491 = !DILocation(line: 23, column: 28, scope: !487)
!492 = !DILocation(line: 23, column: 39, scope: !487)
!493 = !DILocation(line: 23, column: 51, scope: !487)
!494 = !DILocation(line: 23, column: 49, scope: !487)
!495 = !{!496, !496, i64 0}
!496 = !{!"long long", !11, i64 0}
!497 = !DILocation(line: 23, column: 10, scope: !487)
!498 = !DILocation(line: 23, column: 3, scope: !487)
!499 = !DILocation(line: 23, column: 23, scope: !487)
!500 = !DILocation(line: 24, column: 3, scope: !487)
!501 = !DILocation(line: 25, column: 8, scope: !487)
!502 = !DILocation(line: 25, column: 12, scope: !487)
!503 = !DILocation(line: 25, column: 32, scope: !487)
!504 = !DILocation(line: 25, column: 37, scope: !487)
!505 = !DILocation(line: 25, column: 3, scope: !487)
!506 = !DILocation(line: 26, column: 26, scope: !487)
!507 = !DILocation(line: 26, column: 41, scope: !487)
!508 = !DILocation(line: 26, column: 39, scope: !487)
!509 = !DILocation(line: 27, column: 46, scope: !487)
!510 = !DILocation(line: 27, column: 39, scope: !487)
!511 = !DILocation(line: 27, column: 67, scope: !487)
!512 = !DILocation(line: 27, column: 81, scope: !487)
!513 = !DILocation(line: 27, column: 79, scope: !487)
!514 = !DILocation(line: 27, column: 60, scope: !487)
!515 = !DILocation(line: 27, column: 29, scope: !487)
!516 = !DILocation(line: 27, column: 14, scope: !487)
!517 = !DILocation(line: 27, column: 7, scope: !487)
!518 = !DILocation(line: 27, column: 27, scope: !487)
!519 = !DILocation(line: 28, column: 5, scope: !487)
!520 = !DILocation(line: 29, column: 3, scope: !487)
!521 = !DILocation(line: 25, column: 47, scope: !487)
!522 = distinct !{!522, !505, !520, !52}
!523 = !DILocation(line: 30, column: 7, scope: !487)
!524 = !DILocation(line: 30, column: 19, scope: !487)
!525 = !DILocation(line: 30, column: 43, scope: !487)
!526 = !DILocation(line: 30, column: 25, scope: !487)
!527 = !DILocation(line: 30, column: 29, scope: !487)
!528 = !DILocation(line: 30, column: 41, scope: !487)
!529 = !DILocation(line: 31, column: 1, scope: !487)
!530 = distinct !DISubprogram(name: "apply<long long>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!531 = !DILocation(line: 10, column: 27, scope: !530)
!532 = !DILocation(line: 10, column: 31, scope: !530)
!533 = !DILocation(line: 10, column: 29, scope: !530)
!534 = !DILocation(line: 10, column: 5, scope: !530)
!535 = distinct !DISubprogram(name: "reduce<long long, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!536 = !DILocation(line: 23, column: 25, scope: !535)
!537 = !DILocation(line: 23, column: 28, scope: !535)
!538 = !DILocation(line: 23, column: 39, scope: !535)
!539 = !DILocation(line: 23, column: 51, scope: !535)
!540 = !DILocation(line: 23, column: 49, scope: !535)
!541 = !DILocation(line: 23, column: 10, scope: !535)
!542 = !DILocation(line: 23, column: 3, scope: !535)
!543 = !DILocation(line: 23, column: 23, scope: !535)
!544 = !DILocation(line: 24, column: 3, scope: !535)
!545 = !DILocation(line: 25, column: 8, scope: !535)
!546 = !DILocation(line: 25, column: 12, scope: !535)
!547 = !DILocation(line: 25, column: 32, scope: !535)
!548 = !DILocation(line: 25, column: 37, scope: !535)
!549 = !DILocation(line: 25, column: 3, scope: !535)
!550 = !DILocation(line: 26, column: 26, scope: !535)
!551 = !DILocation(line: 26, column: 41, scope: !535)
!552 = !DILocation(line: 26, column: 39, scope: !535)
!553 = !DILocation(line: 27, column: 46, scope: !535)
!554 = !DILocation(line: 27, column: 39, scope: !535)
!555 = !DILocation(line: 27, column: 67, scope: !535)
!556 = !DILocation(line: 27, column: 81, scope: !535)
!557 = !DILocation(line: 27, column: 79, scope: !535)
!558 = !DILocation(line: 27, column: 60, scope: !535)
!559 = !DILocation(line: 27, column: 29, scope: !535)
!560 = !DILocation(line: 27, column: 14, scope: !535)
!561 = !DILocation(line: 27, column: 7, scope: !535)
!562 = !DILocation(line: 27, column: 27, scope: !535)
!563 = !DILocation(line: 28, column: 5, scope: !535)
!564 = !DILocation(line: 29, column: 3, scope: !535)
!565 = !DILocation(line: 25, column: 47, scope: !535)
!566 = distinct !{!566, !549, !564, !52}
!567 = !DILocation(line: 30, column: 7, scope: !535)
!568 = !DILocation(line: 30, column: 19, scope: !535)
!569 = !DILocation(line: 30, column: 43, scope: !535)
!570 = !DILocation(line: 30, column: 25, scope: !535)
!571 = !DILocation(line: 30, column: 29, scope: !535)
!572 = !DILocation(line: 30, column: 41, scope: !535)
!573 = !DILocation(line: 31, column: 1, scope: !535)
!574 = distinct !DISubprogram(name: "apply<long long>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!575 = !DILocation(line: 16, column: 12, scope: !574)
!576 = !DILocation(line: 16, column: 16, scope: !574)
!577 = !DILocation(line: 16, column: 14, scope: !574)
!578 = !DILocation(line: 16, column: 20, scope: !574)
!579 = !DILocation(line: 16, column: 24, scope: !574)
!580 = !DILocation(line: 16, column: 5, scope: !574)
!581 = distinct !DISubprogram(name: "reduce<float, 128, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!582 = !{!583, !583, i64 0}
!583 = !{!"p1 float", !19, i64 0}
!584 = !DILocation(line: 23, column: 25, scope: !581)
!585 = !DILocation(line: 23, column: 28, scope: !581)
!586 = !DILocation(line: 23, column: 39, scope: !581)
!587 = !DILocation(line: 23, column: 51, scope: !581)
!588 = !DILocation(line: 23, column: 49, scope: !581)
!589 = !{!590, !590, i64 0}
!590 = !{!"float", !11, i64 0}
!591 = !DILocation(line: 23, column: 10, scope: !581)
!592 = !DILocation(line: 23, column: 3, scope: !581)
!593 = !DILocation(line: 23, column: 23, scope: !581)
!594 = !DILocation(line: 24, column: 3, scope: !581)
!595 = !DILocation(line: 25, column: 8, scope: !581)
!596 = !DILocation(line: 25, column: 12, scope: !581)
!597 = !DILocation(line: 25, column: 32, scope: !581)
!598 = !DILocation(line: 25, column: 37, scope: !581)
!599 = !DILocation(line: 25, column: 3, scope: !581)
!600 = !DILocation(line: 26, column: 26, scope: !581)
!601 = !DILocation(line: 26, column: 41, scope: !581)
!602 = !DILocation(line: 26, column: 39, scope: !581)
!603 = !DILocation(line: 27, column: 46, scope: !581)
!604 = !DILocation(line: 27, column: 39, scope: !581)
!605 = !DILocation(line: 27, column: 67, scope: !581)
!606 = !DILocation(line: 27, column: 81, scope: !581)
!607 = !DILocation(line: 27, column: 79, scope: !581)
!608 = !DILocation(line: 27, column: 60, scope: !581)
!609 = !DILocation(line: 27, column: 29, scope: !581)
!610 = !DILocation(line: 27, column: 14, scope: !581)
!611 = !DILocation(line: 27, column: 7, scope: !581)
!612 = !DILocation(line: 27, column: 27, scope: !581)
!613 = !DILocation(line: 28, column: 5, scope: !581)
!614 = !DILocation(line: 29, column: 3, scope: !581)
!615 = !DILocation(line: 25, column: 47, scope: !581)
!616 = distinct !{!616, !599, !614, !52}
!617 = !DILocation(line: 30, column: 7, scope: !581)
!618 = !DILocation(line: 30, column: 19, scope: !581)
!619 = !DILocation(line: 30, column: 43, scope: !581)
!620 = !DILocation(line: 30, column: 25, scope: !581)
!621 = !DILocation(line: 30, column: 29, scope: !581)
!622 = !DILocation(line: 30, column: 41, scope: !581)
!623 = !DILocation(line: 31, column: 1, scope: !581)
!624 = distinct !DISubprogram(name: "apply<float>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!625 = !DILocation(line: 10, column: 27, scope: !624)
!626 = !DILocation(line: 10, column: 31, scope: !624)
!627 = !DILocation(line: 10, column: 29, scope: !624)
!628 = !DILocation(line: 10, column: 5, scope: !624)
!629 = distinct !DISubprogram(name: "reduce<float, 128, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!630 = !DILocation(line: 23, column: 25, scope: !629)
!631 = !DILocation(line: 23, column: 28, scope: !629)
!632 = !DILocation(line: 23, column: 39, scope: !629)
!633 = !DILocation(line: 23, column: 51, scope: !629)
!634 = !DILocation(line: 23, column: 49, scope: !629)
!635 = !DILocation(line: 23, column: 10, scope: !629)
!636 = !DILocation(line: 23, column: 3, scope: !629)
!637 = !DILocation(line: 23, column: 23, scope: !629)
!638 = !DILocation(line: 24, column: 3, scope: !629)
!639 = !DILocation(line: 25, column: 8, scope: !629)
!640 = !DILocation(line: 25, column: 12, scope: !629)
!641 = !DILocation(line: 25, column: 32, scope: !629)
!642 = !DILocation(line: 25, column: 37, scope: !629)
!643 = !DILocation(line: 25, column: 3, scope: !629)
!644 = !DILocation(line: 26, column: 26, scope: !629)
!645 = !DILocation(line: 26, column: 41, scope: !629)
!646 = !DILocation(line: 26, column: 39, scope: !629)
!647 = !DILocation(line: 27, column: 46, scope: !629)
!648 = !DILocation(line: 27, column: 39, scope: !629)
!649 = !DILocation(line: 27, column: 67, scope: !629)
!650 = !DILocation(line: 27, column: 81, scope: !629)
!651 = !DILocation(line: 27, column: 79, scope: !629)
!652 = !DILocation(line: 27, column: 60, scope: !629)
!653 = !DILocation(line: 27, column: 29, scope: !629)
!654 = !DILocation(line: 27, column: 14, scope: !629)
!655 = !DILocation(line: 27, column: 7, scope: !629)
!656 = !DILocation(line: 27, column: 27, scope: !629)
!657 = !DILocation(line: 28, column: 5, scope: !629)
!658 = !DILocation(line: 29, column: 3, scope: !629)
!659 = !DILocation(line: 25, column: 47, scope: !629)
!660 = distinct !{!660, !643, !658, !52}
!661 = !DILocation(line: 30, column: 7, scope: !629)
!662 = !DILocation(line: 30, column: 19, scope: !629)
!663 = !DILocation(line: 30, column: 43, scope: !629)
!664 = !DILocation(line: 30, column: 25, scope: !629)
!665 = !DILocation(line: 30, column: 29, scope: !629)
!666 = !DILocation(line: 30, column: 41, scope: !629)
!667 = !DILocation(line: 31, column: 1, scope: !629)
!668 = distinct !DISubprogram(name: "apply<float>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!669 = !DILocation(line: 16, column: 12, scope: !668)
!670 = !DILocation(line: 16, column: 16, scope: !668)
!671 = !DILocation(line: 16, column: 14, scope: !668)
!672 = !DILocation(line: 16, column: 20, scope: !668)
!673 = !DILocation(line: 16, column: 24, scope: !668)
!674 = !DILocation(line: 16, column: 5, scope: !668)
!675 = distinct !DISubprogram(name: "reduce<double, 64, Add>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!676 = !{!677, !677, i64 0}
!677 = !{!"p1 double", !19, i64 0}
!678 = !DILocation(line: 23, column: 25, scope: !675)
!679 = !DILocation(line: 23, column: 28, scope: !675)
!680 = !DILocation(line: 23, column: 39, scope: !675)
!681 = !DILocation(line: 23, column: 51, scope: !675)
!682 = !DILocation(line: 23, column: 49, scope: !675)
!683 = !{!684, !684, i64 0}
!684 = !{!"double", !11, i64 0}
!685 = !DILocation(line: 23, column: 10, scope: !675)
!686 = !DILocation(line: 23, column: 3, scope: !675)
!687 = !DILocation(line: 23, column: 23, scope: !675)
!688 = !DILocation(line: 24, column: 3, scope: !675)
!689 = !DILocation(line: 25, column: 8, scope: !675)
!690 = !DILocation(line: 25, column: 12, scope: !675)
!691 = !DILocation(line: 25, column: 32, scope: !675)
!692 = !DILocation(line: 25, column: 37, scope: !675)
!693 = !DILocation(line: 25, column: 3, scope: !675)
!694 = !DILocation(line: 26, column: 26, scope: !675)
!695 = !DILocation(line: 26, column: 41, scope: !675)
!696 = !DILocation(line: 26, column: 39, scope: !675)
!697 = !DILocation(line: 27, column: 46, scope: !675)
!698 = !DILocation(line: 27, column: 39, scope: !675)
!699 = !DILocation(line: 27, column: 67, scope: !675)
!700 = !DILocation(line: 27, column: 81, scope: !675)
!701 = !DILocation(line: 27, column: 79, scope: !675)
!702 = !DILocation(line: 27, column: 60, scope: !675)
!703 = !DILocation(line: 27, column: 29, scope: !675)
!704 = !DILocation(line: 27, column: 14, scope: !675)
!705 = !DILocation(line: 27, column: 7, scope: !675)
!706 = !DILocation(line: 27, column: 27, scope: !675)
!707 = !DILocation(line: 28, column: 5, scope: !675)
!708 = !DILocation(line: 29, column: 3, scope: !675)
!709 = !DILocation(line: 25, column: 47, scope: !675)
!710 = distinct !{!710, !693, !708, !52}
!711 = !DILocation(line: 30, column: 7, scope: !675)
!712 = !DILocation(line: 30, column: 19, scope: !675)
!713 = !DILocation(line: 30, column: 43, scope: !675)
!714 = !DILocation(line: 30, column: 25, scope: !675)
!715 = !DILocation(line: 30, column: 29, scope: !675)
!716 = !DILocation(line: 30, column: 41, scope: !675)
!717 = !DILocation(line: 31, column: 1, scope: !675)
!718 = distinct !DISubprogram(name: "apply<double>", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!719 = !DILocation(line: 10, column: 27, scope: !718)
!720 = !DILocation(line: 10, column: 31, scope: !718)
!721 = !DILocation(line: 10, column: 29, scope: !718)
!722 = !DILocation(line: 10, column: 5, scope: !718)
!723 = distinct !DISubprogram(name: "reduce<double, 64, Max>", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!724 = !DILocation(line: 23, column: 25, scope: !723)
!725 = !DILocation(line: 23, column: 28, scope: !723)
!726 = !DILocation(line: 23, column: 39, scope: !723)
!727 = !DILocation(line: 23, column: 51, scope: !723)
!728 = !DILocation(line: 23, column: 49, scope: !723)
!729 = !DILocation(line: 23, column: 10, scope: !723)
!730 = !DILocation(line: 23, column: 3, scope: !723)
!731 = !DILocation(line: 23, column: 23, scope: !723)
!732 = !DILocation(line: 24, column: 3, scope: !723)
!733 = !DILocation(line: 25, column: 8, scope: !723)
!734 = !DILocation(line: 25, column: 12, scope: !723)
!735 = !DILocation(line: 25, column: 32, scope: !723)
!736 = !DILocation(line: 25, column: 37, scope: !723)
!737 = !DILocation(line: 25, column: 3, scope: !723)
!738 = !DILocation(line: 26, column: 26, scope: !723)
!739 = !DILocation(line: 26, column: 41, scope: !723)
!740 = !DILocation(line: 26, column: 39, scope: !723)
!741 = !DILocation(line: 27, column: 46, scope: !723)
!742 = !DILocation(line: 27, column: 39, scope: !723)
!743 = !DILocation(line: 27, column: 67, scope: !723)
!744 = !DILocation(line: 27, column: 81, scope: !723)
!745 = !DILocation(line: 27, column: 79, scope: !723)
!746 = !DILocation(line: 27, column: 60, scope: !723)
!747 = !DILocation(line: 27, column: 29, scope: !723)
!748 = !DILocation(line: 27, column: 14, scope: !723)
!749 = !DILocation(line: 27, column: 7, scope: !723)
!750 = !DILocation(line: 27, column: 27, scope: !723)
!751 = !DILocation(line: 28, column: 5, scope: !723)
!752 = !DILocation(line: 29, column: 3, scope: !723)
!753 = !DILocation(line: 25, column: 47, scope: !723)
!754 = distinct !{!754, !737, !752, !52}
!755 = !DILocation(line: 30, column: 7, scope: !723)
!756 = !DILocation(line: 30, column: 19, scope: !723)
!757 = !DILocation(line: 30, column: 43, scope: !723)
!758 = !DILocation(line: 30, column: 25, scope: !723)
!759 = !DILocation(line: 30, column: 29, scope: !723)
!760 = !DILocation(line: 30, column: 41, scope: !723)
!761 = !DILocation(line: 31, column: 1, scope: !723)
!762 = distinct !DISubprogram(name: "apply<double>", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!763 = !DILocation(line: 16, column: 12, scope: !762)
!764 = !DILocation(line: 16, column: 16, scope: !762)
!765 = !DILocation(line: 16, column: 14, scope: !762)
!766 = !DILocation(line: 16, column: 20, scope: !762)
!767 = !DILocation(line: 16, column: 24, scope: !762)
!768 = !DILocation(line: 16, column: 5, scope: !762)
