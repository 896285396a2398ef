; ModuleID = '<memory>'
source_filename = "tests/programs/atomic_access.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.Places = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Places.0 = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Places.1 = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Places.2 = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Places.3 = type { ptr addrspace(4), ptr addrspace(4) }
%struct.Places.4 = type { ptr addrspace(4), ptr addrspace(4) }

@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i32 undef, align 4
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i64 undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places.0 undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global float undef, align 4
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places.1 undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global double undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places.2 undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i8 undef, align 1
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places.3 undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell = internal addrspace(3) global i16 undef, align 2
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer = internal addrspace(3) global ptr addrspace(4) undef, align 8
@_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed = internal addrspace(3) global %struct.Places.4 undef, align 8
@__hip_cuid_1aeea2bd3b09b8a6 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7pass_onPiPj(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1) #0 !dbg !13 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = addrspacecast ptr %3 to ptr addrspace(4)
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %9 to ptr addrspace(4)
  %16 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %16, ptr addrspace(4) %10, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !tbaa !17
  %18 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %11, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !17
  store ptr addrspace(4) %19, ptr addrspace(4) %13, align 8, !tbaa !17
  %20 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #7, !dbg !20
  %21 = icmp eq i32 %20, 0, !dbg !21
  br i1 %21, label %22, label %43, !dbg !22

22:                                               ; preds = %2
  %23 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !23
  %24 = icmp eq i32 %23, 0, !dbg !24
  br i1 %24, label %25, label %43, !dbg !22

25:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(ptr %7) #8, !dbg !25
  store i32 0, ptr addrspace(4) %14, align 4, !dbg !26, !tbaa !9
  br label %26, !dbg !25

26:                                               ; preds = %37, %25
  %27 = load i32, ptr addrspace(4) %14, align 4, !dbg !27, !tbaa !9
  %28 = icmp slt i32 %27, 16, !dbg !28
  br i1 %28, label %30, label %29, !dbg !29

29:                                               ; preds = %26
  call void @llvm.lifetime.end.p0(ptr %7) #8, !dbg !29
  br label %40

30:                                               ; preds = %26
  %31 = load i32, ptr addrspace(4) %14, align 4, !dbg !30, !tbaa !9
  %32 = add nsw i32 100, %31, !dbg !31
  %33 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !32, !tbaa !17
  %34 = load i32, ptr addrspace(4) %14, align 4, !dbg !33, !tbaa !9
  %35 = sext i32 %34 to i64, !dbg !32
  %36 = getelementptr inbounds i32, ptr addrspace(4) %33, i64 %35, !dbg !32
  store i32 %32, ptr addrspace(4) %36, align 4, !dbg !34, !tbaa !9
  br label %37, !dbg !32

37:                                               ; preds = %30
  %38 = load i32, ptr addrspace(4) %14, align 4, !dbg !35, !tbaa !9
  %39 = add nsw i32 %38, 1, !dbg !35
  store i32 %39, ptr addrspace(4) %14, align 4, !dbg !35, !tbaa !9
  br label %26, !dbg !29, !llvm.loop !36

40:                                               ; preds = %29
  %41 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !dbg !38, !tbaa !17
  store i32 1, ptr addrspace(4) %15, align 4, !dbg !39, !tbaa !9
  %42 = load i32, ptr addrspace(4) %15, align 4, !dbg !39
  store atomic i32 %42, ptr addrspace(4) %41 syncscope("device") release, align 4, !dbg !39
  br label %43, !dbg !40

43:                                               ; preds = %40, %22, %2
  ret void, !dbg !41
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #1 align 2 !dbg !42 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !44
  %4 = trunc i64 %3 to i32, !dbg !44
  ret i32 %4, !dbg !45
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #1 align 2 !dbg !46 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !47
  %4 = trunc i64 %3 to i32, !dbg !47
  ret i32 %4, !dbg !48
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z4takePKiPjPi(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !49 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %4 to ptr addrspace(4)
  %12 = addrspacecast ptr %5 to ptr addrspace(4)
  %13 = addrspacecast ptr %6 to ptr addrspace(4)
  %14 = addrspacecast ptr %7 to ptr addrspace(4)
  %15 = addrspacecast ptr %8 to ptr addrspace(4)
  %16 = addrspacecast ptr %9 to ptr addrspace(4)
  %17 = addrspacecast ptr %10 to ptr addrspace(4)
  %18 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %18, ptr addrspace(4) %11, align 8
  %19 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !17
  %20 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %20, ptr addrspace(4) %12, align 8
  %21 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !tbaa !17
  %22 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %22, ptr addrspace(4) %13, align 8
  %23 = load ptr addrspace(4), ptr addrspace(4) %13, align 8, !tbaa !17
  store ptr addrspace(4) %19, ptr addrspace(4) %14, align 8, !tbaa !17
  store ptr addrspace(4) %21, ptr addrspace(4) %15, align 8, !tbaa !17
  store ptr addrspace(4) %23, ptr addrspace(4) %16, align 8, !tbaa !17
  %24 = load ptr addrspace(4), ptr addrspace(4) %15, align 8, !dbg !50, !tbaa !17
  %25 = load atomic i32, ptr addrspace(4) %24 syncscope("device") acquire, align 4, !dbg !51
  store i32 %25, ptr addrspace(4) %17, align 4, !dbg !51
  %26 = load i32, ptr addrspace(4) %17, align 4, !dbg !51, !tbaa !9
  %27 = icmp eq i32 %26, 1, !dbg !52
  br i1 %27, label %28, label %38, !dbg !52

28:                                               ; preds = %3
  %29 = load ptr addrspace(4), ptr addrspace(4) %14, align 8, !dbg !53, !tbaa !17
  %30 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !54
  %31 = zext i32 %30 to i64, !dbg !53
  %32 = getelementptr inbounds nuw i32, ptr addrspace(4) %29, i64 %31, !dbg !53
  %33 = load i32, ptr addrspace(4) %32, align 4, !dbg !53, !tbaa !9
  %34 = load ptr addrspace(4), ptr addrspace(4) %16, align 8, !dbg !55, !tbaa !17
  %35 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !56
  %36 = zext i32 %35 to i64, !dbg !55
  %37 = getelementptr inbounds nuw i32, ptr addrspace(4) %34, i64 %36, !dbg !55
  store i32 %33, ptr addrspace(4) %37, align 4, !dbg !57, !tbaa !9
  br label %38, !dbg !55

38:                                               ; preds = %28, %3
  ret void, !dbg !58
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6narrowPhPtPjPb(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) #0 !dbg !59 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i32, align 4
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i8, align 1
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr %22 to ptr addrspace(4)
  %41 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %41, ptr addrspace(4) %23, align 8
  %42 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !60
  %43 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %43, ptr addrspace(4) %24, align 8
  %44 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !62
  %45 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %45, ptr addrspace(4) %25, align 8
  %46 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !17
  %47 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  store ptr addrspace(4) %47, ptr addrspace(4) %26, align 8
  %48 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !tbaa !64
  store ptr addrspace(4) %42, ptr addrspace(4) %27, align 8, !tbaa !60
  store ptr addrspace(4) %44, ptr addrspace(4) %28, align 8, !tbaa !62
  store ptr addrspace(4) %46, ptr addrspace(4) %29, align 8, !tbaa !17
  store ptr addrspace(4) %48, ptr addrspace(4) %30, align 8, !tbaa !64
  call void @llvm.lifetime.start.p0(ptr %13) #8, !dbg !66
  %49 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !67
  store i32 %49, ptr addrspace(4) %31, align 4, !dbg !68, !tbaa !9
  %50 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !69, !tbaa !60
  %51 = load i32, ptr addrspace(4) %31, align 4, !dbg !70, !tbaa !9
  %52 = srem i32 %51, 7, !dbg !71
  %53 = sext i32 %52 to i64, !dbg !69
  %54 = getelementptr inbounds i8, ptr addrspace(4) %50, i64 %53, !dbg !69
  store i8 1, ptr addrspace(4) %32, align 1, !dbg !72, !tbaa !73
  %55 = load i8, ptr addrspace(4) %32, align 1, !dbg !72
  %56 = atomicrmw add ptr addrspace(4) %54, i8 %55 syncscope("device") monotonic, align 1, !dbg !72
  store i8 %56, ptr addrspace(4) %33, align 1, !dbg !72
  %57 = load i8, ptr addrspace(4) %33, align 1, !dbg !72, !tbaa !73
  %58 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !74, !tbaa !62
  %59 = load i32, ptr addrspace(4) %31, align 4, !dbg !75, !tbaa !9
  %60 = srem i32 %59, 3, !dbg !76
  %61 = sext i32 %60 to i64, !dbg !74
  %62 = getelementptr inbounds i16, ptr addrspace(4) %58, i64 %61, !dbg !74
  %63 = load i32, ptr addrspace(4) %31, align 4, !dbg !77, !tbaa !9
  %64 = add nsw i32 300, %63, !dbg !78
  %65 = trunc i32 %64 to i16, !dbg !79
  store i16 %65, ptr addrspace(4) %34, align 2, !dbg !80, !tbaa !81
  %66 = load i16, ptr addrspace(4) %34, align 2, !dbg !80
  %67 = atomicrmw umax ptr addrspace(4) %62, i16 %66 syncscope("device") monotonic, align 2, !dbg !80
  store i16 %67, ptr addrspace(4) %35, align 2, !dbg !80
  %68 = load i16, ptr addrspace(4) %35, align 2, !dbg !80, !tbaa !81
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !83
  store i16 77, ptr addrspace(4) %36, align 2, !dbg !84, !tbaa !81
  %69 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !dbg !85, !tbaa !62
  %70 = getelementptr inbounds i16, ptr addrspace(4) %69, i64 3, !dbg !85
  %71 = load i32, ptr addrspace(4) %31, align 4, !dbg !86, !tbaa !9
  %72 = add nsw i32 1000, %71, !dbg !87
  %73 = trunc i32 %72 to i16, !dbg !88
  store i16 %73, ptr addrspace(4) %37, align 2, !dbg !89, !tbaa !81
  %74 = load i16, ptr addrspace(4) %36, align 2, !dbg !89
  %75 = load i16, ptr addrspace(4) %37, align 2, !dbg !89
  %76 = cmpxchg ptr addrspace(4) %70, i16 %74, i16 %75 syncscope("device") monotonic monotonic, align 2, !dbg !89
  %77 = extractvalue { i16, i1 } %76, 0, !dbg !89
  %78 = extractvalue { i16, i1 } %76, 1, !dbg !89
  br i1 %78, label %80, label %79, !dbg !89

79:                                               ; preds = %4
  store i16 %77, ptr addrspace(4) %36, align 2, !dbg !89
  br label %80, !dbg !89

80:                                               ; preds = %79, %4
  %81 = zext i1 %78 to i8, !dbg !89
  store i8 %81, ptr addrspace(4) %38, align 1, !dbg !89, !tbaa !90
  %82 = load i8, ptr addrspace(4) %38, align 1, !dbg !89, !tbaa !90, !range !92, !noundef !16
  %83 = trunc i8 %82 to i1, !dbg !89
  %84 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !93, !tbaa !64
  %85 = load i32, ptr addrspace(4) %31, align 4, !dbg !94, !tbaa !9
  %86 = sext i32 %85 to i64, !dbg !93
  %87 = getelementptr inbounds i8, ptr addrspace(4) %84, i64 %86, !dbg !93
  %88 = zext i1 %83 to i8, !dbg !95
  store i8 %88, ptr addrspace(4) %87, align 1, !dbg !95, !tbaa !90
  %89 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !96, !tbaa !17
  store i32 -252645136, ptr addrspace(4) %39, align 4, !dbg !97, !tbaa !9
  %90 = load i32, ptr addrspace(4) %39, align 4, !dbg !97
  %91 = atomicrmw nand ptr addrspace(4) %89, i32 %90 monotonic, align 4, !dbg !97
  store i32 %91, ptr addrspace(4) %40, align 4, !dbg !97
  %92 = load i32, ptr addrspace(4) %40, align 4, !dbg !97, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !98
  call void @llvm.lifetime.end.p0(ptr %13) #8, !dbg !98
  ret void, !dbg !98
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #3

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #3

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIiEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !99 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !17
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !17
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !100
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !17
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !17
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !100
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !102
  %47 = icmp eq i32 %46, 0, !dbg !103
  br i1 %47, label %48, label %53, !dbg !103

48:                                               ; preds = %3
  store i32 5, ptr addrspace(4) %28, align 4, !dbg !104, !tbaa !9
  %49 = load i32, ptr addrspace(4) %28, align 4, !dbg !104
  store atomic i32 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 4, !dbg !104
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !105, !tbaa !17
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !106, !tbaa !17
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !106
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !106
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !107, !tbaa !100
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !108, !tbaa.struct !109
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !110, !tbaa !111
  br label %53, !dbg !113

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !114
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !115
  %55 = icmp ne i32 %54, 0, !dbg !116
  br i1 %55, label %56, label %57, !dbg !116

56:                                               ; preds = %53
  br label %85, !dbg !117

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !118
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !119
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !119
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !119, !tbaa !17
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !120, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !121
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !122, !tbaa !17
  %61 = load atomic i32, ptr addrspace(4) %60 syncscope("device") acquire, align 4, !dbg !123
  store i32 %61, ptr addrspace(4) %33, align 4, !dbg !123
  %62 = load i32, ptr addrspace(4) %33, align 4, !dbg !123, !tbaa !9
  store i32 %62, ptr addrspace(4) %32, align 4, !dbg !124, !tbaa !9
  %63 = load atomic i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 4, !dbg !125
  store i32 %63, ptr addrspace(4) %34, align 4, !dbg !125
  %64 = load i32, ptr addrspace(4) %34, align 4, !dbg !125, !tbaa !9
  %65 = load i32, ptr addrspace(4) %32, align 4, !dbg !126, !tbaa !9
  %66 = add nsw i32 %65, %64, !dbg !126
  store i32 %66, ptr addrspace(4) %32, align 4, !dbg !126, !tbaa !9
  %67 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !127, !tbaa !17
  %68 = load i32, ptr addrspace(4) %32, align 4, !dbg !128, !tbaa !9
  store i32 %68, ptr addrspace(4) %35, align 4, !dbg !129, !tbaa !9
  %69 = load i32, ptr addrspace(4) %35, align 4, !dbg !129
  store atomic i32 %69, ptr addrspace(4) %67 syncscope("device") monotonic, align 4, !dbg !129
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !130
  %70 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !131, !tbaa !100
  %71 = getelementptr inbounds nuw %struct.Places, ptr addrspace(4) %70, i32 0, i32 0, !dbg !132
  %72 = load ptr addrspace(4), ptr addrspace(4) %71, align 8, !dbg !132, !tbaa !133
  %73 = load atomic i32, ptr addrspace(4) %72 acquire, align 4, !dbg !134
  store i32 %73, ptr addrspace(4) %37, align 4, !dbg !134
  %74 = load i32, ptr addrspace(4) %37, align 4, !dbg !134, !tbaa !9
  store i32 %74, ptr addrspace(4) %36, align 4, !dbg !135, !tbaa !9
  %75 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !136, !tbaa !100
  %76 = getelementptr inbounds nuw %struct.Places, ptr addrspace(4) %75, i32 0, i32 1, !dbg !137
  %77 = load ptr addrspace(4), ptr addrspace(4) %76, align 8, !dbg !137, !tbaa !111
  %78 = load i32, ptr addrspace(4) %36, align 4, !dbg !138, !tbaa !9
  store i32 %78, ptr addrspace(4) %38, align 4, !dbg !139, !tbaa !9
  %79 = load i32, ptr addrspace(4) %38, align 4, !dbg !139
  store atomic i32 %79, ptr addrspace(4) %77 seq_cst, align 4, !dbg !139
  %80 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !140, !tbaa !111
  store i32 11, ptr addrspace(4) %39, align 4, !dbg !141, !tbaa !9
  %81 = load i32, ptr addrspace(4) %39, align 4, !dbg !141
  store atomic i32 %81, ptr addrspace(4) %80 syncscope("workgroup") release, align 4, !dbg !141
  %82 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIiEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 4, !dbg !142, !tbaa !9
  %83 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !143, !tbaa !17
  %84 = getelementptr inbounds i32, ptr addrspace(4) %83, i64 2, !dbg !143
  store i32 %82, ptr addrspace(4) %84, align 4, !dbg !144, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !145
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !145
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !145
  br label %85, !dbg !145

85:                                               ; preds = %57, %56
  ret void, !dbg !145
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #5 !dbg !146 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #7, !dbg !147
  ret void, !dbg !148
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIlEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !149 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i64, align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i64, align 8
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i64, align 8
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !150
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !150
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !152
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !150
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !150
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !152
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !154
  %47 = icmp eq i32 %46, 0, !dbg !155
  br i1 %47, label %48, label %53, !dbg !155

48:                                               ; preds = %3
  store i64 5, ptr addrspace(4) %28, align 8, !dbg !156, !tbaa !157
  %49 = load i64, ptr addrspace(4) %28, align 8, !dbg !156
  store atomic i64 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 8, !dbg !156
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !159, !tbaa !150
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !160, !tbaa !150
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !160
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !160
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !161, !tbaa !152
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !162, !tbaa.struct !163
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.0, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !164, !tbaa !165
  br label %53, !dbg !167

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !168
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !169
  %55 = icmp ne i32 %54, 0, !dbg !170
  br i1 %55, label %56, label %57, !dbg !170

56:                                               ; preds = %53
  br label %85, !dbg !171

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !172
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !173
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !173
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !173, !tbaa !150
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !174, !tbaa !150
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !175
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !176, !tbaa !150
  %61 = load atomic i64, ptr addrspace(4) %60 syncscope("device") acquire, align 8, !dbg !177
  store i64 %61, ptr addrspace(4) %33, align 8, !dbg !177
  %62 = load i64, ptr addrspace(4) %33, align 8, !dbg !177, !tbaa !157
  store i64 %62, ptr addrspace(4) %32, align 8, !dbg !178, !tbaa !157
  %63 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !179
  store i64 %63, ptr addrspace(4) %34, align 8, !dbg !179
  %64 = load i64, ptr addrspace(4) %34, align 8, !dbg !179, !tbaa !157
  %65 = load i64, ptr addrspace(4) %32, align 8, !dbg !180, !tbaa !157
  %66 = add nsw i64 %65, %64, !dbg !180
  store i64 %66, ptr addrspace(4) %32, align 8, !dbg !180, !tbaa !157
  %67 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !181, !tbaa !150
  %68 = load i64, ptr addrspace(4) %32, align 8, !dbg !182, !tbaa !157
  store i64 %68, ptr addrspace(4) %35, align 8, !dbg !183, !tbaa !157
  %69 = load i64, ptr addrspace(4) %35, align 8, !dbg !183
  store atomic i64 %69, ptr addrspace(4) %67 syncscope("device") monotonic, align 8, !dbg !183
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !184
  %70 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !185, !tbaa !152
  %71 = getelementptr inbounds nuw %struct.Places.0, ptr addrspace(4) %70, i32 0, i32 0, !dbg !186
  %72 = load ptr addrspace(4), ptr addrspace(4) %71, align 8, !dbg !186, !tbaa !187
  %73 = load atomic i64, ptr addrspace(4) %72 acquire, align 8, !dbg !188
  store i64 %73, ptr addrspace(4) %37, align 8, !dbg !188
  %74 = load i64, ptr addrspace(4) %37, align 8, !dbg !188, !tbaa !157
  store i64 %74, ptr addrspace(4) %36, align 8, !dbg !189, !tbaa !157
  %75 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !190, !tbaa !152
  %76 = getelementptr inbounds nuw %struct.Places.0, ptr addrspace(4) %75, i32 0, i32 1, !dbg !191
  %77 = load ptr addrspace(4), ptr addrspace(4) %76, align 8, !dbg !191, !tbaa !165
  %78 = load i64, ptr addrspace(4) %36, align 8, !dbg !192, !tbaa !157
  store i64 %78, ptr addrspace(4) %38, align 8, !dbg !193, !tbaa !157
  %79 = load i64, ptr addrspace(4) %38, align 8, !dbg !193
  store atomic i64 %79, ptr addrspace(4) %77 seq_cst, align 8, !dbg !193
  %80 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.0, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !194, !tbaa !165
  store i64 11, ptr addrspace(4) %39, align 8, !dbg !195, !tbaa !157
  %81 = load i64, ptr addrspace(4) %39, align 8, !dbg !195
  store atomic i64 %81, ptr addrspace(4) %80 syncscope("workgroup") release, align 8, !dbg !195
  %82 = load i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIlEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 8, !dbg !196, !tbaa !157
  %83 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !197, !tbaa !150
  %84 = getelementptr inbounds i64, ptr addrspace(4) %83, i64 2, !dbg !197
  store i64 %82, ptr addrspace(4) %84, align 8, !dbg !198, !tbaa !157
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !199
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !199
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !199
  br label %85, !dbg !199

85:                                               ; preds = %57, %56
  ret void, !dbg !199
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIfEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !200 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca float, align 4
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !201
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !201
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !203
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !201
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !201
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !203
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !205
  %47 = icmp eq i32 %46, 0, !dbg !206
  br i1 %47, label %48, label %53, !dbg !206

48:                                               ; preds = %3
  store float 5.000000e+00, ptr addrspace(4) %28, align 4, !dbg !207, !tbaa !208
  %49 = load i32, ptr addrspace(4) %28, align 4, !dbg !207
  store atomic i32 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 4, !dbg !207
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !210, !tbaa !201
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !211, !tbaa !201
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !211
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !211
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !212, !tbaa !203
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !213, !tbaa.struct !214
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.1, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !215, !tbaa !216
  br label %53, !dbg !218

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !219
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !220
  %55 = icmp ne i32 %54, 0, !dbg !221
  br i1 %55, label %56, label %57, !dbg !221

56:                                               ; preds = %53
  br label %85, !dbg !222

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !223
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !224
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !224
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !224, !tbaa !201
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !225, !tbaa !201
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !226
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !227, !tbaa !201
  %61 = load atomic i32, ptr addrspace(4) %60 syncscope("device") acquire, align 4, !dbg !228
  store i32 %61, ptr addrspace(4) %33, align 4, !dbg !228
  %62 = load float, ptr addrspace(4) %33, align 4, !dbg !228, !tbaa !208
  store float %62, ptr addrspace(4) %32, align 4, !dbg !229, !tbaa !208
  %63 = load atomic i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 4, !dbg !230
  store i32 %63, ptr addrspace(4) %34, align 4, !dbg !230
  %64 = load float, ptr addrspace(4) %34, align 4, !dbg !230, !tbaa !208
  %65 = load float, ptr addrspace(4) %32, align 4, !dbg !231, !tbaa !208
  %66 = fadd contract float %65, %64, !dbg !231
  store float %66, ptr addrspace(4) %32, align 4, !dbg !231, !tbaa !208
  %67 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !232, !tbaa !201
  %68 = load float, ptr addrspace(4) %32, align 4, !dbg !233, !tbaa !208
  store float %68, ptr addrspace(4) %35, align 4, !dbg !234, !tbaa !208
  %69 = load i32, ptr addrspace(4) %35, align 4, !dbg !234
  store atomic i32 %69, ptr addrspace(4) %67 syncscope("device") monotonic, align 4, !dbg !234
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !235
  %70 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !236, !tbaa !203
  %71 = getelementptr inbounds nuw %struct.Places.1, ptr addrspace(4) %70, i32 0, i32 0, !dbg !237
  %72 = load ptr addrspace(4), ptr addrspace(4) %71, align 8, !dbg !237, !tbaa !238
  %73 = load atomic i32, ptr addrspace(4) %72 acquire, align 4, !dbg !239
  store i32 %73, ptr addrspace(4) %37, align 4, !dbg !239
  %74 = load float, ptr addrspace(4) %37, align 4, !dbg !239, !tbaa !208
  store float %74, ptr addrspace(4) %36, align 4, !dbg !240, !tbaa !208
  %75 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !241, !tbaa !203
  %76 = getelementptr inbounds nuw %struct.Places.1, ptr addrspace(4) %75, i32 0, i32 1, !dbg !242
  %77 = load ptr addrspace(4), ptr addrspace(4) %76, align 8, !dbg !242, !tbaa !216
  %78 = load float, ptr addrspace(4) %36, align 4, !dbg !243, !tbaa !208
  store float %78, ptr addrspace(4) %38, align 4, !dbg !244, !tbaa !208
  %79 = load i32, ptr addrspace(4) %38, align 4, !dbg !244
  store atomic i32 %79, ptr addrspace(4) %77 seq_cst, align 4, !dbg !244
  %80 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.1, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !245, !tbaa !216
  store float 1.100000e+01, ptr addrspace(4) %39, align 4, !dbg !246, !tbaa !208
  %81 = load i32, ptr addrspace(4) %39, align 4, !dbg !246
  store atomic i32 %81, ptr addrspace(4) %80 syncscope("workgroup") release, align 4, !dbg !246
  %82 = load float, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIfEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 4, !dbg !247, !tbaa !208
  %83 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !248, !tbaa !201
  %84 = getelementptr inbounds float, ptr addrspace(4) %83, i64 2, !dbg !248
  store float %82, ptr addrspace(4) %84, align 4, !dbg !249, !tbaa !208
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !250
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !250
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !250
  br label %85, !dbg !250

85:                                               ; preds = %57, %56
  ret void, !dbg !250
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIdEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !251 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca double, align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca double, align 8
  %15 = alloca double, align 8
  %16 = alloca double, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca double, align 8
  %21 = alloca double, align 8
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !252
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !252
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !254
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !252
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !252
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !254
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !256
  %47 = icmp eq i32 %46, 0, !dbg !257
  br i1 %47, label %48, label %53, !dbg !257

48:                                               ; preds = %3
  store double 5.000000e+00, ptr addrspace(4) %28, align 8, !dbg !258, !tbaa !259
  %49 = load i64, ptr addrspace(4) %28, align 8, !dbg !258
  store atomic i64 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 8, !dbg !258
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !261, !tbaa !252
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !262, !tbaa !252
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !262
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !262
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !263, !tbaa !254
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !264, !tbaa.struct !265
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.2, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !266, !tbaa !267
  br label %53, !dbg !269

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !270
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !271
  %55 = icmp ne i32 %54, 0, !dbg !272
  br i1 %55, label %56, label %57, !dbg !272

56:                                               ; preds = %53
  br label %85, !dbg !273

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !274
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !275
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !275
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !275, !tbaa !252
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !276, !tbaa !252
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !277
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !278, !tbaa !252
  %61 = load atomic i64, ptr addrspace(4) %60 syncscope("device") acquire, align 8, !dbg !279
  store i64 %61, ptr addrspace(4) %33, align 8, !dbg !279
  %62 = load double, ptr addrspace(4) %33, align 8, !dbg !279, !tbaa !259
  store double %62, ptr addrspace(4) %32, align 8, !dbg !280, !tbaa !259
  %63 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !281
  store i64 %63, ptr addrspace(4) %34, align 8, !dbg !281
  %64 = load double, ptr addrspace(4) %34, align 8, !dbg !281, !tbaa !259
  %65 = load double, ptr addrspace(4) %32, align 8, !dbg !282, !tbaa !259
  %66 = fadd contract double %65, %64, !dbg !282
  store double %66, ptr addrspace(4) %32, align 8, !dbg !282, !tbaa !259
  %67 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !283, !tbaa !252
  %68 = load double, ptr addrspace(4) %32, align 8, !dbg !284, !tbaa !259
  store double %68, ptr addrspace(4) %35, align 8, !dbg !285, !tbaa !259
  %69 = load i64, ptr addrspace(4) %35, align 8, !dbg !285
  store atomic i64 %69, ptr addrspace(4) %67 syncscope("device") monotonic, align 8, !dbg !285
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !286
  %70 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !287, !tbaa !254
  %71 = getelementptr inbounds nuw %struct.Places.2, ptr addrspace(4) %70, i32 0, i32 0, !dbg !288
  %72 = load ptr addrspace(4), ptr addrspace(4) %71, align 8, !dbg !288, !tbaa !289
  %73 = load atomic i64, ptr addrspace(4) %72 acquire, align 8, !dbg !290
  store i64 %73, ptr addrspace(4) %37, align 8, !dbg !290
  %74 = load double, ptr addrspace(4) %37, align 8, !dbg !290, !tbaa !259
  store double %74, ptr addrspace(4) %36, align 8, !dbg !291, !tbaa !259
  %75 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !292, !tbaa !254
  %76 = getelementptr inbounds nuw %struct.Places.2, ptr addrspace(4) %75, i32 0, i32 1, !dbg !293
  %77 = load ptr addrspace(4), ptr addrspace(4) %76, align 8, !dbg !293, !tbaa !267
  %78 = load double, ptr addrspace(4) %36, align 8, !dbg !294, !tbaa !259
  store double %78, ptr addrspace(4) %38, align 8, !dbg !295, !tbaa !259
  %79 = load i64, ptr addrspace(4) %38, align 8, !dbg !295
  store atomic i64 %79, ptr addrspace(4) %77 seq_cst, align 8, !dbg !295
  %80 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.2, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !296, !tbaa !267
  store double 1.100000e+01, ptr addrspace(4) %39, align 8, !dbg !297, !tbaa !259
  %81 = load i64, ptr addrspace(4) %39, align 8, !dbg !297
  store atomic i64 %81, ptr addrspace(4) %80 syncscope("workgroup") release, align 8, !dbg !297
  %82 = load double, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIdEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 8, !dbg !298, !tbaa !259
  %83 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !299, !tbaa !252
  %84 = getelementptr inbounds double, ptr addrspace(4) %83, i64 2, !dbg !299
  store double %82, ptr addrspace(4) %84, align 8, !dbg !300, !tbaa !259
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !301
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !301
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !301
  br label %85, !dbg !301

85:                                               ; preds = %57, %56
  ret void, !dbg !301
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIhEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !302 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i8, align 1
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i8, align 1
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i8, align 1
  %18 = alloca i8, align 1
  %19 = alloca i8, align 1
  %20 = alloca i8, align 1
  %21 = alloca i8, align 1
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !60
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !60
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !303
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !60
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !60
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !303
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !305
  %47 = icmp eq i32 %46, 0, !dbg !306
  br i1 %47, label %48, label %53, !dbg !306

48:                                               ; preds = %3
  store i8 5, ptr addrspace(4) %28, align 1, !dbg !307, !tbaa !73
  %49 = load i8, ptr addrspace(4) %28, align 1, !dbg !307
  store atomic i8 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 1, !dbg !307
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !308, !tbaa !60
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !309, !tbaa !60
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !309
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !309
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !310, !tbaa !303
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !311, !tbaa.struct !312
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.3, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !313, !tbaa !314
  br label %53, !dbg !316

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !317
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !318
  %55 = icmp ne i32 %54, 0, !dbg !319
  br i1 %55, label %56, label %57, !dbg !319

56:                                               ; preds = %53
  br label %88, !dbg !320

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !321
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !322
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !322
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !322, !tbaa !60
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !323, !tbaa !60
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !324
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !325, !tbaa !60
  %61 = load atomic i8, ptr addrspace(4) %60 syncscope("device") acquire, align 1, !dbg !326
  store i8 %61, ptr addrspace(4) %33, align 1, !dbg !326
  %62 = load i8, ptr addrspace(4) %33, align 1, !dbg !326, !tbaa !73
  store i8 %62, ptr addrspace(4) %32, align 1, !dbg !327, !tbaa !73
  %63 = load atomic i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 1, !dbg !328
  store i8 %63, ptr addrspace(4) %34, align 1, !dbg !328
  %64 = load i8, ptr addrspace(4) %34, align 1, !dbg !328, !tbaa !73
  %65 = zext i8 %64 to i32, !dbg !328
  %66 = load i8, ptr addrspace(4) %32, align 1, !dbg !329, !tbaa !73
  %67 = zext i8 %66 to i32, !dbg !329
  %68 = add nsw i32 %67, %65, !dbg !329
  %69 = trunc i32 %68 to i8, !dbg !329
  store i8 %69, ptr addrspace(4) %32, align 1, !dbg !329, !tbaa !73
  %70 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !330, !tbaa !60
  %71 = load i8, ptr addrspace(4) %32, align 1, !dbg !331, !tbaa !73
  store i8 %71, ptr addrspace(4) %35, align 1, !dbg !332, !tbaa !73
  %72 = load i8, ptr addrspace(4) %35, align 1, !dbg !332
  store atomic i8 %72, ptr addrspace(4) %70 syncscope("device") monotonic, align 1, !dbg !332
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !333
  %73 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !334, !tbaa !303
  %74 = getelementptr inbounds nuw %struct.Places.3, ptr addrspace(4) %73, i32 0, i32 0, !dbg !335
  %75 = load ptr addrspace(4), ptr addrspace(4) %74, align 8, !dbg !335, !tbaa !336
  %76 = load atomic i8, ptr addrspace(4) %75 acquire, align 1, !dbg !337
  store i8 %76, ptr addrspace(4) %37, align 1, !dbg !337
  %77 = load i8, ptr addrspace(4) %37, align 1, !dbg !337, !tbaa !73
  store i8 %77, ptr addrspace(4) %36, align 1, !dbg !338, !tbaa !73
  %78 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !339, !tbaa !303
  %79 = getelementptr inbounds nuw %struct.Places.3, ptr addrspace(4) %78, i32 0, i32 1, !dbg !340
  %80 = load ptr addrspace(4), ptr addrspace(4) %79, align 8, !dbg !340, !tbaa !314
  %81 = load i8, ptr addrspace(4) %36, align 1, !dbg !341, !tbaa !73
  store i8 %81, ptr addrspace(4) %38, align 1, !dbg !342, !tbaa !73
  %82 = load i8, ptr addrspace(4) %38, align 1, !dbg !342
  store atomic i8 %82, ptr addrspace(4) %80 seq_cst, align 1, !dbg !342
  %83 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.3, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !343, !tbaa !314
  store i8 11, ptr addrspace(4) %39, align 1, !dbg !344, !tbaa !73
  %84 = load i8, ptr addrspace(4) %39, align 1, !dbg !344
  store atomic i8 %84, ptr addrspace(4) %83 syncscope("workgroup") release, align 1, !dbg !344
  %85 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIhEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 1, !dbg !345, !tbaa !73
  %86 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !346, !tbaa !60
  %87 = getelementptr inbounds i8, ptr addrspace(4) %86, i64 2, !dbg !346
  store i8 %85, ptr addrspace(4) %87, align 1, !dbg !347, !tbaa !73
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !348
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !348
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !348
  br label %88, !dbg !348

88:                                               ; preds = %57, %56
  ret void, !dbg !348
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z6accessIsEvPT_S1_P6PlacesIS0_E(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2) #0 !dbg !349 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca i16, align 2
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca i16, align 2
  %15 = alloca i16, align 2
  %16 = alloca i16, align 2
  %17 = alloca i16, align 2
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i16, align 2
  %21 = alloca i16, align 2
  %22 = addrspacecast ptr %4 to ptr addrspace(4)
  %23 = addrspacecast ptr %5 to ptr addrspace(4)
  %24 = addrspacecast ptr %6 to ptr addrspace(4)
  %25 = addrspacecast ptr %7 to ptr addrspace(4)
  %26 = addrspacecast ptr %8 to ptr addrspace(4)
  %27 = addrspacecast ptr %9 to ptr addrspace(4)
  %28 = addrspacecast ptr %10 to ptr addrspace(4)
  %29 = addrspacecast ptr %11 to ptr addrspace(4)
  %30 = addrspacecast ptr %12 to ptr addrspace(4)
  %31 = addrspacecast ptr %13 to ptr addrspace(4)
  %32 = addrspacecast ptr %14 to ptr addrspace(4)
  %33 = addrspacecast ptr %15 to ptr addrspace(4)
  %34 = addrspacecast ptr %16 to ptr addrspace(4)
  %35 = addrspacecast ptr %17 to ptr addrspace(4)
  %36 = addrspacecast ptr %18 to ptr addrspace(4)
  %37 = addrspacecast ptr %19 to ptr addrspace(4)
  %38 = addrspacecast ptr %20 to ptr addrspace(4)
  %39 = addrspacecast ptr %21 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %22, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !62
  %42 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %42, ptr addrspace(4) %23, align 8
  %43 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !tbaa !62
  %44 = addrspacecast ptr addrspace(1) %2 to ptr addrspace(4)
  store ptr addrspace(4) %44, ptr addrspace(4) %24, align 8
  %45 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !tbaa !350
  store ptr addrspace(4) %41, ptr addrspace(4) %25, align 8, !tbaa !62
  store ptr addrspace(4) %43, ptr addrspace(4) %26, align 8, !tbaa !62
  store ptr addrspace(4) %45, ptr addrspace(4) %27, align 8, !tbaa !350
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !352
  %47 = icmp eq i32 %46, 0, !dbg !353
  br i1 %47, label %48, label %53, !dbg !353

48:                                               ; preds = %3
  store i16 5, ptr addrspace(4) %28, align 2, !dbg !354, !tbaa !81
  %49 = load i16, ptr addrspace(4) %28, align 2, !dbg !354
  store atomic i16 %49, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") release, align 2, !dbg !354
  %50 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !dbg !355, !tbaa !62
  store ptr addrspace(4) %50, ptr addrspace(4) %29, align 8, !dbg !356, !tbaa !62
  %51 = load i64, ptr addrspace(4) %29, align 8, !dbg !356
  store atomic i64 %51, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 8, !dbg !356
  %52 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !357, !tbaa !350
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), ptr addrspace(4) align 8 %52, i64 16, i1 false), !dbg !358, !tbaa.struct !359
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.4, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !360, !tbaa !361
  br label %53, !dbg !363

53:                                               ; preds = %48, %3
  call spir_func void @_Z13__syncthreadsv() #7, !dbg !364
  %54 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #7, !dbg !365
  %55 = icmp ne i32 %54, 0, !dbg !366
  br i1 %55, label %56, label %57, !dbg !366

56:                                               ; preds = %53
  br label %88, !dbg !367

57:                                               ; preds = %53
  call void @llvm.lifetime.start.p0(ptr %12) #8, !dbg !368
  %58 = load atomic i64, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE7pointer to ptr addrspace(4)) syncscope("workgroup") acquire, align 8, !dbg !369
  store i64 %58, ptr addrspace(4) %31, align 8, !dbg !369
  %59 = load ptr addrspace(4), ptr addrspace(4) %31, align 8, !dbg !369, !tbaa !62
  store ptr addrspace(4) %59, ptr addrspace(4) %30, align 8, !dbg !370, !tbaa !62
  call void @llvm.lifetime.start.p0(ptr %14) #8, !dbg !371
  %60 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !372, !tbaa !62
  %61 = load atomic i16, ptr addrspace(4) %60 syncscope("device") acquire, align 2, !dbg !373
  store i16 %61, ptr addrspace(4) %33, align 2, !dbg !373
  %62 = load i16, ptr addrspace(4) %33, align 2, !dbg !373, !tbaa !81
  store i16 %62, ptr addrspace(4) %32, align 2, !dbg !374, !tbaa !81
  %63 = load atomic i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)) syncscope("workgroup") seq_cst, align 2, !dbg !375
  store i16 %63, ptr addrspace(4) %34, align 2, !dbg !375
  %64 = load i16, ptr addrspace(4) %34, align 2, !dbg !375, !tbaa !81
  %65 = sext i16 %64 to i32, !dbg !375
  %66 = load i16, ptr addrspace(4) %32, align 2, !dbg !376, !tbaa !81
  %67 = sext i16 %66 to i32, !dbg !376
  %68 = add nsw i32 %67, %65, !dbg !376
  %69 = trunc i32 %68 to i16, !dbg !376
  store i16 %69, ptr addrspace(4) %32, align 2, !dbg !376, !tbaa !81
  %70 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !377, !tbaa !62
  %71 = load i16, ptr addrspace(4) %32, align 2, !dbg !378, !tbaa !81
  store i16 %71, ptr addrspace(4) %35, align 2, !dbg !379, !tbaa !81
  %72 = load i16, ptr addrspace(4) %35, align 2, !dbg !379
  store atomic i16 %72, ptr addrspace(4) %70 syncscope("device") monotonic, align 2, !dbg !379
  call void @llvm.lifetime.start.p0(ptr %18) #8, !dbg !380
  %73 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !381, !tbaa !350
  %74 = getelementptr inbounds nuw %struct.Places.4, ptr addrspace(4) %73, i32 0, i32 0, !dbg !382
  %75 = load ptr addrspace(4), ptr addrspace(4) %74, align 8, !dbg !382, !tbaa !383
  %76 = load atomic i16, ptr addrspace(4) %75 acquire, align 2, !dbg !384
  store i16 %76, ptr addrspace(4) %37, align 2, !dbg !384
  %77 = load i16, ptr addrspace(4) %37, align 2, !dbg !384, !tbaa !81
  store i16 %77, ptr addrspace(4) %36, align 2, !dbg !385, !tbaa !81
  %78 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !386, !tbaa !350
  %79 = getelementptr inbounds nuw %struct.Places.4, ptr addrspace(4) %78, i32 0, i32 1, !dbg !387
  %80 = load ptr addrspace(4), ptr addrspace(4) %79, align 8, !dbg !387, !tbaa !361
  %81 = load i16, ptr addrspace(4) %36, align 2, !dbg !388, !tbaa !81
  store i16 %81, ptr addrspace(4) %38, align 2, !dbg !389, !tbaa !81
  %82 = load i16, ptr addrspace(4) %38, align 2, !dbg !389
  store atomic i16 %82, ptr addrspace(4) %80 seq_cst, align 2, !dbg !389
  %83 = load ptr addrspace(4), ptr addrspace(4) getelementptr inbounds nuw (%struct.Places.4, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE5mixed to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !390, !tbaa !361
  store i16 11, ptr addrspace(4) %39, align 2, !dbg !391, !tbaa !81
  %84 = load i16, ptr addrspace(4) %39, align 2, !dbg !391
  store atomic i16 %84, ptr addrspace(4) %83 syncscope("workgroup") release, align 2, !dbg !391
  %85 = load i16, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6accessIsEvPT_S1_P6PlacesIS0_EE4cell to ptr addrspace(4)), align 2, !dbg !392, !tbaa !81
  %86 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !393, !tbaa !62
  %87 = getelementptr inbounds i16, ptr addrspace(4) %86, i64 2, !dbg !393
  store i16 %85, ptr addrspace(4) %87, align 2, !dbg !394, !tbaa !81
  call void @llvm.lifetime.end.p0(ptr %18) #8, !dbg !395
  call void @llvm.lifetime.end.p0(ptr %14) #8, !dbg !395
  call void @llvm.lifetime.end.p0(ptr %12) #8, !dbg !395
  br label %88, !dbg !395

88:                                               ; preds = %57, %56
  ret void, !dbg !395
}

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
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
!1 = !DIFile(filename: "atomic_access.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "pass_on", scope: !14, file: !14, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/atomic_access.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 43, column: 7, scope: !13)
!21 = !DILocation(line: 43, column: 18, scope: !13)
!22 = !DILocation(line: 43, column: 23, scope: !13)
!23 = !DILocation(line: 43, column: 26, scope: !13)
!24 = !DILocation(line: 43, column: 38, scope: !13)
!25 = !DILocation(line: 44, column: 10, scope: !13)
!26 = !DILocation(line: 44, column: 14, scope: !13)
!27 = !DILocation(line: 44, column: 21, scope: !13)
!28 = !DILocation(line: 44, column: 23, scope: !13)
!29 = !DILocation(line: 44, column: 5, scope: !13)
!30 = !DILocation(line: 44, column: 50, scope: !13)
!31 = !DILocation(line: 44, column: 48, scope: !13)
!32 = !DILocation(line: 44, column: 34, scope: !13)
!33 = !DILocation(line: 44, column: 39, scope: !13)
!34 = !DILocation(line: 44, column: 42, scope: !13)
!35 = !DILocation(line: 44, column: 29, scope: !13)
!36 = distinct !{!36, !29, !30, !37}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !DILocation(line: 45, column: 24, scope: !13)
!39 = !DILocation(line: 45, column: 5, scope: !13)
!40 = !DILocation(line: 46, column: 3, scope: !13)
!41 = !DILocation(line: 47, column: 1, scope: !13)
!42 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!44 = !DILocation(line: 40, column: 207, scope: !42)
!45 = !DILocation(line: 40, column: 174, scope: !42)
!46 = distinct !DISubprogram(name: "__get_x", scope: !43, file: !43, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!47 = !DILocation(line: 39, column: 208, scope: !46)
!48 = !DILocation(line: 39, column: 175, scope: !46)
!49 = distinct !DISubprogram(name: "take", scope: !14, file: !14, line: 49, type: !15, scopeLine: 49, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = !DILocation(line: 50, column: 25, scope: !49)
!51 = !DILocation(line: 50, column: 7, scope: !49)
!52 = !DILocation(line: 50, column: 37, scope: !49)
!53 = !DILocation(line: 51, column: 24, scope: !49)
!54 = !DILocation(line: 51, column: 29, scope: !49)
!55 = !DILocation(line: 51, column: 5, scope: !49)
!56 = !DILocation(line: 51, column: 9, scope: !49)
!57 = !DILocation(line: 51, column: 22, scope: !49)
!58 = !DILocation(line: 52, column: 1, scope: !49)
!59 = distinct !DISubprogram(name: "narrow", scope: !14, file: !14, line: 54, type: !15, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !{!61, !61, i64 0}
!61 = !{!"p1 omnipotent char", !19, i64 0}
!62 = !{!63, !63, i64 0}
!63 = !{!"p1 short", !19, i64 0}
!64 = !{!65, !65, i64 0}
!65 = !{!"p1 bool", !19, i64 0}
!66 = !DILocation(line: 55, column: 3, scope: !59)
!67 = !DILocation(line: 55, column: 17, scope: !59)
!68 = !DILocation(line: 55, column: 13, scope: !59)
!69 = !DILocation(line: 56, column: 27, scope: !59)
!70 = !DILocation(line: 56, column: 33, scope: !59)
!71 = !DILocation(line: 56, column: 35, scope: !59)
!72 = !DILocation(line: 56, column: 3, scope: !59)
!73 = !{!11, !11, i64 0}
!74 = !DILocation(line: 58, column: 27, scope: !59)
!75 = !DILocation(line: 58, column: 34, scope: !59)
!76 = !DILocation(line: 58, column: 36, scope: !59)
!77 = !DILocation(line: 58, column: 76, scope: !59)
!78 = !DILocation(line: 58, column: 74, scope: !59)
!79 = !DILocation(line: 58, column: 70, scope: !59)
!80 = !DILocation(line: 58, column: 3, scope: !59)
!81 = !{!82, !82, i64 0}
!82 = !{!"short", !11, i64 0}
!83 = !DILocation(line: 60, column: 3, scope: !59)
!84 = !DILocation(line: 60, column: 18, scope: !59)
!85 = !DILocation(line: 61, column: 50, scope: !59)
!86 = !DILocation(line: 62, column: 84, scope: !59)
!87 = !DILocation(line: 62, column: 82, scope: !59)
!88 = !DILocation(line: 62, column: 77, scope: !59)
!89 = !DILocation(line: 61, column: 12, scope: !59)
!90 = !{!91, !91, i64 0}
!91 = !{!"bool", !11, i64 0}
!92 = !{i8 0, i8 2}
!93 = !DILocation(line: 61, column: 3, scope: !59)
!94 = !DILocation(line: 61, column: 7, scope: !59)
!95 = !DILocation(line: 61, column: 10, scope: !59)
!96 = !DILocation(line: 65, column: 23, scope: !59)
!97 = !DILocation(line: 65, column: 3, scope: !59)
!98 = !DILocation(line: 66, column: 1, scope: !59)
!99 = distinct !DISubprogram(name: "access<int>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!100 = !{!101, !101, i64 0}
!101 = !{!"p1 _ZTS6PlacesIiE", !19, i64 0}
!102 = !DILocation(line: 16, column: 7, scope: !99)
!103 = !DILocation(line: 16, column: 19, scope: !99)
!104 = !DILocation(line: 17, column: 5, scope: !99)
!105 = !DILocation(line: 18, column: 34, scope: !99)
!106 = !DILocation(line: 18, column: 5, scope: !99)
!107 = !DILocation(line: 19, column: 14, scope: !99)
!108 = !DILocation(line: 19, column: 11, scope: !99)
!109 = !{i64 0, i64 8, !17, i64 8, i64 8, !17}
!110 = !DILocation(line: 20, column: 14, scope: !99)
!111 = !{!112, !18, i64 8}
!112 = !{!"_ZTS6PlacesIiE", !18, i64 0, !18, i64 8}
!113 = !DILocation(line: 21, column: 3, scope: !99)
!114 = !DILocation(line: 22, column: 3, scope: !99)
!115 = !DILocation(line: 23, column: 7, scope: !99)
!116 = !DILocation(line: 23, column: 19, scope: !99)
!117 = !DILocation(line: 23, column: 25, scope: !99)
!118 = !DILocation(line: 24, column: 3, scope: !99)
!119 = !DILocation(line: 24, column: 14, scope: !99)
!120 = !DILocation(line: 24, column: 6, scope: !99)
!121 = !DILocation(line: 25, column: 3, scope: !99)
!122 = !DILocation(line: 25, column: 29, scope: !99)
!123 = !DILocation(line: 25, column: 11, scope: !99)
!124 = !DILocation(line: 25, column: 5, scope: !99)
!125 = !DILocation(line: 26, column: 10, scope: !99)
!126 = !DILocation(line: 26, column: 7, scope: !99)
!127 = !DILocation(line: 27, column: 22, scope: !99)
!128 = !DILocation(line: 27, column: 25, scope: !99)
!129 = !DILocation(line: 27, column: 3, scope: !99)
!130 = !DILocation(line: 28, column: 3, scope: !99)
!131 = !DILocation(line: 28, column: 29, scope: !99)
!132 = !DILocation(line: 28, column: 37, scope: !99)
!133 = !{!112, !18, i64 0}
!134 = !DILocation(line: 28, column: 11, scope: !99)
!135 = !DILocation(line: 28, column: 5, scope: !99)
!136 = !DILocation(line: 29, column: 22, scope: !99)
!137 = !DILocation(line: 29, column: 30, scope: !99)
!138 = !DILocation(line: 29, column: 34, scope: !99)
!139 = !DILocation(line: 29, column: 3, scope: !99)
!140 = !DILocation(line: 30, column: 28, scope: !99)
!141 = !DILocation(line: 30, column: 3, scope: !99)
!142 = !DILocation(line: 31, column: 10, scope: !99)
!143 = !DILocation(line: 31, column: 3, scope: !99)
!144 = !DILocation(line: 31, column: 8, scope: !99)
!145 = !DILocation(line: 32, column: 1, scope: !99)
!146 = distinct !DISubprogram(name: "__syncthreads", scope: !43, file: !43, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!147 = !DILocation(line: 60, column: 55, scope: !146)
!148 = !DILocation(line: 60, column: 76, scope: !146)
!149 = distinct !DISubprogram(name: "access<long>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!150 = !{!151, !151, i64 0}
!151 = !{!"p1 long", !19, i64 0}
!152 = !{!153, !153, i64 0}
!153 = !{!"p1 _ZTS6PlacesIlE", !19, i64 0}
!154 = !DILocation(line: 16, column: 7, scope: !149)
!155 = !DILocation(line: 16, column: 19, scope: !149)
!156 = !DILocation(line: 17, column: 5, scope: !149)
!157 = !{!158, !158, i64 0}
!158 = !{!"long", !11, i64 0}
!159 = !DILocation(line: 18, column: 34, scope: !149)
!160 = !DILocation(line: 18, column: 5, scope: !149)
!161 = !DILocation(line: 19, column: 14, scope: !149)
!162 = !DILocation(line: 19, column: 11, scope: !149)
!163 = !{i64 0, i64 8, !150, i64 8, i64 8, !150}
!164 = !DILocation(line: 20, column: 14, scope: !149)
!165 = !{!166, !151, i64 8}
!166 = !{!"_ZTS6PlacesIlE", !151, i64 0, !151, i64 8}
!167 = !DILocation(line: 21, column: 3, scope: !149)
!168 = !DILocation(line: 22, column: 3, scope: !149)
!169 = !DILocation(line: 23, column: 7, scope: !149)
!170 = !DILocation(line: 23, column: 19, scope: !149)
!171 = !DILocation(line: 23, column: 25, scope: !149)
!172 = !DILocation(line: 24, column: 3, scope: !149)
!173 = !DILocation(line: 24, column: 14, scope: !149)
!174 = !DILocation(line: 24, column: 6, scope: !149)
!175 = !DILocation(line: 25, column: 3, scope: !149)
!176 = !DILocation(line: 25, column: 29, scope: !149)
!177 = !DILocation(line: 25, column: 11, scope: !149)
!178 = !DILocation(line: 25, column: 5, scope: !149)
!179 = !DILocation(line: 26, column: 10, scope: !149)
!180 = !DILocation(line: 26, column: 7, scope: !149)
!181 = !DILocation(line: 27, column: 22, scope: !149)
!182 = !DILocation(line: 27, column: 25, scope: !149)
!183 = !DILocation(line: 27, column: 3, scope: !149)
!184 = !DILocation(line: 28, column: 3, scope: !149)
!185 = !DILocation(line: 28, column: 29, scope: !149)
!186 = !DILocation(line: 28, column: 37, scope: !149)
!187 = !{!166, !151, i64 0}
!188 = !DILocation(line: 28, column: 11, scope: !149)
!189 = !DILocation(line: 28, column: 5, scope: !149)
!190 = !DILocation(line: 29, column: 22, scope: !149)
!191 = !DILocation(line: 29, column: 30, scope: !149)
!192 = !DILocation(line: 29, column: 34, scope: !149)
!193 = !DILocation(line: 29, column: 3, scope: !149)
!194 = !DILocation(line: 30, column: 28, scope: !149)
!195 = !DILocation(line: 30, column: 3, scope: !149)
!196 = !DILocation(line: 31, column: 10, scope: !149)
!197 = !DILocation(line: 31, column: 3, scope: !149)
!198 = !DILocation(line: 31, column: 8, scope: !149)
!199 = !DILocation(line: 32, column: 1, scope: !149)
!200 = distinct !DISubprogram(name: "access<float>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !{!202, !202, i64 0}
!202 = !{!"p1 float", !19, i64 0}
!203 = !{!204, !204, i64 0}
!204 = !{!"p1 _ZTS6PlacesIfE", !19, i64 0}
!205 = !DILocation(line: 16, column: 7, scope: !200)
!206 = !DILocation(line: 16, column: 19, scope: !200)
!207 = !DILocation(line: 17, column: 5, scope: !200)
!208 = !{!209, !209, i64 0}
!209 = !{!"float", !11, i64 0}
!210 = !DILocation(line: 18, column: 34, scope: !200)
!211 = !DILocation(line: 18, column: 5, scope: !200)
!212 = !DILocation(line: 19, column: 14, scope: !200)
!213 = !DILocation(line: 19, column: 11, scope: !200)
!214 = !{i64 0, i64 8, !201, i64 8, i64 8, !201}
!215 = !DILocation(line: 20, column: 14, scope: !200)
!216 = !{!217, !202, i64 8}
!217 = !{!"_ZTS6PlacesIfE", !202, i64 0, !202, i64 8}
!218 = !DILocation(line: 21, column: 3, scope: !200)
!219 = !DILocation(line: 22, column: 3, scope: !200)
!220 = !DILocation(line: 23, column: 7, scope: !200)
!221 = !DILocation(line: 23, column: 19, scope: !200)
!222 = !DILocation(line: 23, column: 25, scope: !200)
!223 = !DILocation(line: 24, column: 3, scope: !200)
!224 = !DILocation(line: 24, column: 14, scope: !200)
!225 = !DILocation(line: 24, column: 6, scope: !200)
!226 = !DILocation(line: 25, column: 3, scope: !200)
!227 = !DILocation(line: 25, column: 29, scope: !200)
!228 = !DILocation(line: 25, column: 11, scope: !200)
!229 = !DILocation(line: 25, column: 5, scope: !200)
!230 = !DILocation(line: 26, column: 10, scope: !200)
!231 = !DILocation(line: 26, column: 7, scope: !200)
!232 = !DILocation(line: 27, column: 22, scope: !200)
!233 = !DILocation(line: 27, column: 25, scope: !200)
!234 = !DILocation(line: 27, column: 3, scope: !200)
!235 = !DILocation(line: 28, column: 3, scope: !200)
!236 = !DILocation(line: 28, column: 29, scope: !200)
!237 = !DILocation(line: 28, column: 37, scope: !200)
!238 = !{!217, !202, i64 0}
!239 = !DILocation(line: 28, column: 11, scope: !200)
!240 = !DILocation(line: 28, column: 5, scope: !200)
!241 = !DILocation(line: 29, column: 22, scope: !200)
!242 = !DILocation(line: 29, column: 30, scope: !200)
!243 = !DILocation(line: 29, column: 34, scope: !200)
!244 = !DILocation(line: 29, column: 3, scope: !200)
!245 = !DILocation(line: 30, column: 28, scope: !200)
!246 = !DILocation(line: 30, column: 3, scope: !200)
!247 = !DILocation(line: 31, column: 10, scope: !200)
!248 = !DILocation(line: 31, column: 3, scope: !200)
!249 = !DILocation(line: 31, column: 8, scope: !200)
!250 = !DILocation(line: 32, column: 1, scope: !200)
!251 = distinct !DISubprogram(name: "access<double>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !{!253, !253, i64 0}
!253 = !{!"p1 double", !19, i64 0}
!254 = !{!255, !255, i64 0}
!255 = !{!"p1 _ZTS6PlacesIdE", !19, i64 0}
!256 = !DILocation(line: 16, column: 7, scope: !251)
!257 = !DILocation(line: 16, column: 19, scope: !251)
!258 = !DILocation(line: 17, column: 5, scope: !251)
!259 = !{!260, !260, i64 0}
!260 = !{!"double", !11, i64 0}
!261 = !DILocation(line: 18, column: 34, scope: !251)
!262 = !DILocation(line: 18, column: 5, scope: !251)
!263 = !DILocation(line: 19, column: 14, scope: !251)
!264 = !DILocation(line: 19, column: 11, scope: !251)
!265 = !{i64 0, i64 8, !252, i64 8, i64 8, !252}
!266 = !DILocation(line: 20, column: 14, scope: !251)
!267 = !{!268, !253, i64 8}
!268 = !{!"_ZTS6PlacesIdE", !253, i64 0, !253, i64 8}
!269 = !DILocation(line: 21, column: 3, scope: !251)
!270 = !DILocation(line: 22, column: 3, scope: !251)
!271 = !DILocation(line: 23, column: 7, scope: !251)
!272 = !DILocation(line: 23, column: 19, scope: !251)
!273 = !DILocation(line: 23, column: 25, scope: !251)
!274 = !DILocation(line: 24, column: 3, scope: !251)
!275 = !DILocation(line: 24, column: 14, scope: !251)
!276 = !DILocation(line: 24, column: 6, scope: !251)
!277 = !DILocation(line: 25, column: 3, scope: !251)
!278 = !DILocation(line: 25, column: 29, scope: !251)
!279 = !DILocation(line: 25, column: 11, scope: !251)
!280 = !DILocation(line: 25, column: 5, scope: !251)
!281 = !DILocation(line: 26, column: 10, scope: !251)
!282 = !DILocation(line: 26, column: 7, scope: !251)
!283 = !DILocation(line: 27, column: 22, scope: !251)
!284 = !DILocation(line: 27, column: 25, scope: !251)
!285 = !DILocation(line: 27, column: 3, scope: !251)
!286 = !DILocation(line: 28, column: 3, scope: !251)
!287 = !DILocation(line: 28, column: 29, scope: !251)
!288 = !DILocation(line: 28, column: 37, scope: !251)
!289 = !{!268, !253, i64 0}
!290 = !DILocation(line: 28, column: 11, scope: !251)
!291 = !DILocation(line: 28, column: 5, scope: !251)
!292 = !DILocation(line: 29, column: 22, scope: !251)
!293 = !DILocation(line: 29, column: 30, scope: !251)
!294 = !DILocation(line: 29, column: 34, scope: !251)
!295 = !DILocation(line: 29, column: 3, scope: !251)
!296 = !DILocation(line: 30, column: 28, scope: !251)
!297 = !DILocation(line: 30, column: 3, scope: !251)
!298 = !DILocation(line: 31, column: 10, scope: !251)
!299 = !DILocation(line: 31, column: 3, scope: !251)
!300 = !DILocation(line: 31, column: 8, scope: !251)
!301 = !DILocation(line: 32, column: 1, scope: !251)
!302 = distinct !DISubprogram(name: "access<unsigned char>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!303 = !{!304, !304, i64 0}
!304 = !{!"p1 _ZTS6PlacesIhE", !19, i64 0}
!305 = !DILocation(line: 16, column: 7, scope: !302)
!306 = !DILocation(line: 16, column: 19, scope: !302)
!307 = !DILocation(line: 17, column: 5, scope: !302)
!308 = !DILocation(line: 18, column: 34, scope: !302)
!309 = !DILocation(line: 18, column: 5, scope: !302)
!310 = !DILocation(line: 19, column: 14, scope: !302)
!311 = !DILocation(line: 19, column: 11, scope: !302)
!312 = !{i64 0, i64 8, !60, i64 8, i64 8, !60}
!313 = !DILocation(line: 20, column: 14, scope: !302)
!314 = !{!315, !61, i64 8}
!315 = !{!"_ZTS6PlacesIhE", !61, i64 0, !61, i64 8}
!316 = !DILocation(line: 21, column: 3, scope: !302)
!317 = !DILocation(line: 22, column: 3, scope: !302)
!318 = !DILocation(line: 23, column: 7, scope: !302)
!319 = !DILocation(line: 23, column: 19, scope: !302)
!320 = !DILocation(line: 23, column: 25, scope: !302)
!321 = !DILocation(line: 24, column: 3, scope: !302)
!322 = !DILocation(line: 24, column: 14, scope: !302)
!323 = !DILocation(line: 24, column: 6, scope: !302)
!324 = !DILocation(line: 25, column: 3, scope: !302)
!325 = !DILocation(line: 25, column: 29, scope: !302)
!326 = !DILocation(line: 25, column: 11, scope: !302)
!327 = !DILocation(line: 25, column: 5, scope: !302)
!328 = !DILocation(line: 26, column: 10, scope: !302)
!329 = !DILocation(line: 26, column: 7, scope: !302)
!330 = !DILocation(line: 27, column: 22, scope: !302)
!331 = !DILocation(line: 27, column: 25, scope: !302)
!332 = !DILocation(line: 27, column: 3, scope: !302)
!333 = !DILocation(line: 28, column: 3, scope: !302)
!334 = !DILocation(line: 28, column: 29, scope: !302)
!335 = !DILocation(line: 28, column: 37, scope: !302)
!336 = !{!315, !61, i64 0}
!337 = !DILocation(line: 28, column: 11, scope: !302)
!338 = !DILocation(line: 28, column: 5, scope: !302)
!339 = !DILocation(line: 29, column: 22, scope: !302)
!340 = !DILocation(line: 29, column: 30, scope: !302)
!341 = !DILocation(line: 29, column: 34, scope: !302)
!342 = !DILocation(line: 29, column: 3, scope: !302)
!343 = !DILocation(line: 30, column: 28, scope: !302)
!344 = !DILocation(line: 30, column: 3, scope: !302)
!345 = !DILocation(line: 31, column: 10, scope: !302)
!346 = !DILocation(line: 31, column: 3, scope: !302)
!347 = !DILocation(line: 31, column: 8, scope: !302)
!348 = !DILocation(line: 32, column: 1, scope: !302)
!349 = distinct !DISubprogram(name: "access<short>", scope: !14, file: !14, line: 12, type: !15, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!350 = !{!351, !351, i64 0}
!351 = !{!"p1 _ZTS6PlacesIsE", !19, i64 0}
!352 = !DILocation(line: 16, column: 7, scope: !349)
!353 = !DILocation(line: 16, column: 19, scope: !349)
!354 = !DILocation(line: 17, column: 5, scope: !349)
!355 = !DILocation(line: 18, column: 34, scope: !349)
!356 = !DILocation(line: 18, column: 5, scope: !349)
!357 = !DILocation(line: 19, column: 14, scope: !349)
!358 = !DILocation(line: 19, column: 11, scope: !349)
!359 = !{i64 0, i64 8, !62, i64 8, i64 8, !62}
!360 = !DILocation(line: 20, column: 14, scope: !349)
!361 = !{!362, !63, i64 8}
!362 = !{!"_ZTS6PlacesIsE", !63, i64 0, !63, i64 8}
!363 = !DILocation(line: 21, column: 3, scope: !349)
!364 = !DILocation(line: 22, column: 3, scope: !349)
!365 = !DILocation(line: 23, column: 7, scope: !349)
!366 = !DILocation(line: 23, column: 19, scope: !349)
!367 = !DILocation(line: 23, column: 25, scope: !349)
!368 = !DILocation(line: 24, column: 3, scope: !349)
!369 = !DILocation(line: 24, column: 14, scope: !349)
!370 = !DILocation(line: 24, column: 6, scope: !349)
!371 = !DILocation(line: 25, column: 3, scope: !349)
!372 = !DILocation(line: 25, column: 29, scope: !349)
!373 = !DILocation(line: 25, column: 11, scope: !349)
!374 = !DILocation(line: 25, column: 5, scope: !349)
!375 = !DILocation(line: 26, column: 10, scope: !349)
!376 = !DILocation(line: 26, column: 7, scope: !349)
!377 = !DILocation(line: 27, column: 22, scope: !349)
!378 = !DILocation(line: 27, column: 25, scope: !349)
!379 = !DILocation(line: 27, column: 3, scope: !349)
!380 = !DILocation(line: 28, column: 3, scope: !349)
!381 = !DILocation(line: 28, column: 29, scope: !349)
!382 = !DILocation(line: 28, column: 37, scope: !349)
!383 = !{!362, !63, i64 0}
!384 = !DILocation(line: 28, column: 11, scope: !349)
!385 = !DILocation(line: 28, column: 5, scope: !349)
!386 = !DILocation(line: 29, column: 22, scope: !349)
!387 = !DILocation(line: 29, column: 30, scope: !349)
!388 = !DILocation(line: 29, column: 34, scope: !349)
!389 = !DILocation(line: 29, column: 3, scope: !349)
!390 = !DILocation(line: 30, column: 28, scope: !349)
!391 = !DILocation(line: 30, column: 3, scope: !349)
!392 = !DILocation(line: 31, column: 10, scope: !349)
!393 = !DILocation(line: 31, column: 3, scope: !349)
!394 = !DILocation(line: 31, column: 8, scope: !349)
!395 = !DILocation(line: 32, column: 1, scope: !349)
