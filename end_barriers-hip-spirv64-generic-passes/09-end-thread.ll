; ModuleID = '<memory>'
source_filename = "tests/programs/end_barriers.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }
%struct.writer = type { ptr addrspace(1), i64, i64, i64, i32 }
%struct.scanner = type { ptr addrspace(4), i64, i32 }

@_ZZ11sum_of_somePKiPiiE4cell = internal addrspace(3) global [96 x i32] undef, align 4
@_ZZ14leave_in_turnsPiE4next = internal addrspace(3) global [96 x i32] undef, align 4
@.str = internal unnamed_addr addrspace(1) constant [16 x i8] c"value != thread\00", align 1
@.str.1 = internal unnamed_addr addrspace(1) constant [32 x i8] c"tests/programs/end_barriers.hip\00", align 1
@__PRETTY_FUNCTION__._Z7guardediii = internal unnamed_addr addrspace(1) constant [27 x i8] c"int guarded(int, int, int)\00", align 1
@_ZZ12ends_in_loopPiiiE4cell = internal addrspace(3) global [96 x i32] undef, align 4
@_ZZ12two_barriersPiE4cell = internal addrspace(3) global i32 undef, align 4
@assert_text = internal addrspace(2) constant [73 x i8] c"%s:%u: %s: block: [%u,%u,%u], thread: [%u,%u,%u] Assertion `%s` failed.\0A\00", align 1
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11sum_of_somePKiPii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !13 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(4), align 8
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
  %21 = addrspacecast ptr %10 to ptr addrspace(4)
  %22 = addrspacecast ptr %11 to ptr addrspace(4)
  %23 = addrspacecast ptr %12 to ptr addrspace(4)
  %24 = addrspacecast ptr %13 to ptr addrspace(4)
  %25 = addrspacecast ptr %14 to ptr addrspace(4)
  %26 = addrspacecast ptr %15 to ptr addrspace(4)
  %27 = addrspacecast ptr %16 to ptr addrspace(4)
  %28 = addrspacecast ptr %17 to ptr addrspace(4)
  %29 = addrspacecast ptr %18 to ptr addrspace(4)
  %30 = addrspacecast ptr %19 to ptr addrspace(4)
  %31 = addrspacecast ptr %20 to ptr addrspace(4)
  %32 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %32, ptr addrspace(4) %21, align 8
  %33 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !17
  %34 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %34, ptr addrspace(4) %22, align 8
  %35 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !17
  store ptr addrspace(4) %33, ptr addrspace(4) %23, align 8, !tbaa !17
  store ptr addrspace(4) %35, ptr addrspace(4) %24, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %25, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15) #12, !dbg !20
  call void @llvm.lifetime.start.p0(ptr %9)
  %36 = addrspacecast ptr %9 to ptr addrspace(4)
  %37 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !21
  %38 = trunc i64 %37 to i32, !dbg !21
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !25
  store i32 %38, ptr addrspace(4) %26, align 4, !dbg !26, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %16) #12, !dbg !20
  call void @llvm.lifetime.start.p0(ptr %6)
  %39 = addrspacecast ptr %6 to ptr addrspace(4)
  %40 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !27
  %41 = trunc i64 %40 to i32, !dbg !27
  call void @llvm.lifetime.end.p0(ptr %6), !dbg !30
  call void @llvm.lifetime.start.p0(ptr %4)
  %42 = addrspacecast ptr %4 to ptr addrspace(4)
  %43 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !31
  %44 = trunc i64 %43 to i32, !dbg !31
  call void @llvm.lifetime.end.p0(ptr %4), !dbg !34
  %45 = mul i32 %41, %44, !dbg !35
  %46 = load i32, ptr addrspace(4) %26, align 4, !dbg !36, !tbaa !9
  %47 = add i32 %45, %46, !dbg !37
  store i32 %47, ptr addrspace(4) %27, align 4, !dbg !38, !tbaa !9
  %48 = load i32, ptr addrspace(4) %26, align 4, !dbg !39, !tbaa !9
  %49 = sext i32 %48 to i64, !dbg !40
  %50 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %49, !dbg !40
  store i32 0, ptr addrspace(4) %50, align 4, !dbg !41, !tbaa !9
  %51 = load i32, ptr addrspace(4) %27, align 4, !dbg !42, !tbaa !9
  %52 = load i32, ptr addrspace(4) %25, align 4, !dbg !43, !tbaa !9
  %53 = icmp sge i32 %51, %52, !dbg !44
  br i1 %53, label %54, label %55, !dbg !44

54:                                               ; preds = %3
  store i32 1, ptr addrspace(4) %28, align 4
  br label %113, !dbg !45

55:                                               ; preds = %3
  %56 = load ptr addrspace(4), ptr addrspace(4) %23, align 8, !dbg !46, !tbaa !17
  %57 = load i32, ptr addrspace(4) %27, align 4, !dbg !47, !tbaa !9
  %58 = sext i32 %57 to i64, !dbg !46
  %59 = getelementptr inbounds i32, ptr addrspace(4) %56, i64 %58, !dbg !46
  %60 = load i32, ptr addrspace(4) %59, align 4, !dbg !46, !tbaa !9
  %61 = load i32, ptr addrspace(4) %26, align 4, !dbg !48, !tbaa !9
  %62 = sext i32 %61 to i64, !dbg !49
  %63 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %62, !dbg !49
  store i32 %60, ptr addrspace(4) %63, align 4, !dbg !50, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !51
  call void @llvm.lifetime.start.p0(ptr %18) #12, !dbg !52
  %64 = load i32, ptr addrspace(4) %25, align 4, !dbg !53, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7)
  %65 = addrspacecast ptr %7 to ptr addrspace(4)
  %66 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !54
  %67 = trunc i64 %66 to i32, !dbg !54
  call void @llvm.lifetime.end.p0(ptr %7), !dbg !56
  call void @llvm.lifetime.start.p0(ptr %5)
  %68 = addrspacecast ptr %5 to ptr addrspace(4)
  %69 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #13, !dbg !57
  %70 = trunc i64 %69 to i32, !dbg !57
  call void @llvm.lifetime.end.p0(ptr %5), !dbg !59
  %71 = mul i32 %67, %70, !dbg !60
  %72 = sub nsw i32 %64, %71, !dbg !61
  %73 = call spir_func noundef i32 @_Z3minii(i32 noundef %72, i32 noundef 96) #14, !dbg !62
  store i32 %73, ptr addrspace(4) %29, align 4, !dbg !63, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %19) #12, !dbg !64
  store i32 1, ptr addrspace(4) %30, align 4, !dbg !65, !tbaa !9
  br label %74, !dbg !64

74:                                               ; preds = %94, %55
  %75 = load i32, ptr addrspace(4) %30, align 4, !dbg !66, !tbaa !9
  %76 = load i32, ptr addrspace(4) %29, align 4, !dbg !67, !tbaa !9
  %77 = icmp slt i32 %75, %76, !dbg !68
  br i1 %77, label %81, label %78, !dbg !69

78:                                               ; preds = %74
  store i32 2, ptr addrspace(4) %28, align 4
  call void @llvm.lifetime.end.p0(ptr %19) #12, !dbg !69
  %79 = load i32, ptr addrspace(4) %26, align 4, !dbg !70, !tbaa !9
  %80 = icmp eq i32 %79, 0, !dbg !71
  br i1 %80, label %104, label %112, !dbg !71

81:                                               ; preds = %74
  call void @llvm.lifetime.start.p0(ptr %20) #12, !dbg !72
  %82 = load i32, ptr addrspace(4) %26, align 4, !dbg !73, !tbaa !9
  %83 = load i32, ptr addrspace(4) %30, align 4, !dbg !74, !tbaa !9
  %84 = add nsw i32 %82, %83, !dbg !75
  %85 = load i32, ptr addrspace(4) %29, align 4, !dbg !76, !tbaa !9
  %86 = icmp slt i32 %84, %85, !dbg !77
  br i1 %86, label %87, label %94, !dbg !73

87:                                               ; preds = %81
  %88 = load i32, ptr addrspace(4) %26, align 4, !dbg !78, !tbaa !9
  %89 = load i32, ptr addrspace(4) %30, align 4, !dbg !79, !tbaa !9
  %90 = add nsw i32 %88, %89, !dbg !80
  %91 = sext i32 %90 to i64, !dbg !81
  %92 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %91, !dbg !81
  %93 = load i32, ptr addrspace(4) %92, align 4, !dbg !81, !tbaa !9
  br label %94, !dbg !73

94:                                               ; preds = %81, %87
  %95 = phi i32 [ %93, %87 ], [ 0, %81 ], !dbg !73
  store i32 %95, ptr addrspace(4) %31, align 4, !dbg !82, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !83
  %96 = load i32, ptr addrspace(4) %31, align 4, !dbg !84, !tbaa !9
  %97 = load i32, ptr addrspace(4) %26, align 4, !dbg !85, !tbaa !9
  %98 = sext i32 %97 to i64, !dbg !86
  %99 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), i64 0, i64 %98, !dbg !86
  %100 = load i32, ptr addrspace(4) %99, align 4, !dbg !87, !tbaa !9
  %101 = add nsw i32 %100, %96, !dbg !87
  store i32 %101, ptr addrspace(4) %99, align 4, !dbg !87, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !88
  call void @llvm.lifetime.end.p0(ptr %20) #12, !dbg !89
  %102 = load i32, ptr addrspace(4) %30, align 4, !dbg !90, !tbaa !9
  %103 = mul nsw i32 %102, 2, !dbg !90
  store i32 %103, ptr addrspace(4) %30, align 4, !dbg !90, !tbaa !9
  br label %74, !dbg !69, !llvm.loop !91

104:                                              ; preds = %78
  %105 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ11sum_of_somePKiPiiE4cell to ptr addrspace(4)), align 4, !dbg !93, !tbaa !9
  %106 = load ptr addrspace(4), ptr addrspace(4) %24, align 8, !dbg !94, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %8)
  %107 = addrspacecast ptr %8 to ptr addrspace(4)
  %108 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #13, !dbg !95
  %109 = trunc i64 %108 to i32, !dbg !95
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !97
  %110 = zext i32 %109 to i64, !dbg !94
  %111 = getelementptr inbounds nuw i32, ptr addrspace(4) %106, i64 %110, !dbg !94
  store i32 %105, ptr addrspace(4) %111, align 4, !dbg !98, !tbaa !9
  br label %112, !dbg !94

112:                                              ; preds = %104, %78
  call void @llvm.lifetime.end.p0(ptr %18) #12, !dbg !99
  store i32 0, ptr addrspace(4) %28, align 4, !dbg !99
  br label %113, !dbg !99

113:                                              ; preds = %112, %54
  call void @llvm.lifetime.end.p0(ptr %16) #12, !dbg !99
  call void @llvm.lifetime.end.p0(ptr %15) #12, !dbg !99
  ret void, !dbg !99
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #2 !dbg !100 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #14, !dbg !101
  ret void, !dbg !102
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_Z3minii(i32 noundef %0, i32 noundef %1) #3 !dbg !103 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %7, align 4, !tbaa !9
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !105, !tbaa !9
  %10 = load i32, ptr addrspace(4) %7, align 4, !dbg !106, !tbaa !9
  %11 = icmp slt i32 %9, %10, !dbg !107
  %12 = load i32, ptr addrspace(4) %8, align 4, !dbg !105
  %13 = load i32, ptr addrspace(4) %7, align 4, !dbg !105
  %14 = select i1 %11, i32 %12, i32 %13, !dbg !105
  ret i32 %14, !dbg !108
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z14leave_in_turnsPi(ptr addrspace(1) noundef %0) #0 !dbg !109 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  %10 = addrspacecast ptr %4 to ptr addrspace(4)
  %11 = addrspacecast ptr %5 to ptr addrspace(4)
  %12 = addrspacecast ptr %6 to ptr addrspace(4)
  %13 = addrspacecast ptr %7 to ptr addrspace(4)
  %14 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %14, ptr addrspace(4) %9, align 8
  %15 = load ptr addrspace(4), ptr addrspace(4) %9, align 8, !tbaa !17
  store ptr addrspace(4) %15, ptr addrspace(4) %10, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #12, !dbg !110
  call void @llvm.lifetime.start.p0(ptr %2)
  %16 = addrspacecast ptr %2 to ptr addrspace(4)
  %17 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !111
  %18 = trunc i64 %17 to i32, !dbg !111
  call void @llvm.lifetime.end.p0(ptr %2), !dbg !113
  store i32 %18, ptr addrspace(4) %11, align 4, !dbg !114, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %6) #12, !dbg !115
  %19 = load i32, ptr addrspace(4) %11, align 4, !dbg !116, !tbaa !9
  store i32 %19, ptr addrspace(4) %12, align 4, !dbg !117, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %7) #12, !dbg !118
  store i32 0, ptr addrspace(4) %13, align 4, !dbg !119, !tbaa !9
  br label %20, !dbg !118

20:                                               ; preds = %34, %1
  %21 = load i32, ptr addrspace(4) %12, align 4, !dbg !120, !tbaa !9
  %22 = load i32, ptr addrspace(4) %11, align 4, !dbg !121, !tbaa !9
  %23 = sext i32 %22 to i64, !dbg !122
  %24 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 0, i64 %23, !dbg !122
  store i32 %21, ptr addrspace(4) %24, align 4, !dbg !123, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !124
  %25 = load i32, ptr addrspace(4) %11, align 4, !dbg !125, !tbaa !9
  %26 = load i32, ptr addrspace(4) %13, align 4, !dbg !126, !tbaa !9
  %27 = icmp slt i32 %25, %26, !dbg !127
  br i1 %27, label %28, label %34, !dbg !127

28:                                               ; preds = %20
  %29 = load i32, ptr addrspace(4) %12, align 4, !dbg !128, !tbaa !9
  %30 = load ptr addrspace(4), ptr addrspace(4) %10, align 8, !dbg !129, !tbaa !17
  %31 = load i32, ptr addrspace(4) %11, align 4, !dbg !130, !tbaa !9
  %32 = sext i32 %31 to i64, !dbg !129
  %33 = getelementptr inbounds i32, ptr addrspace(4) %30, i64 %32, !dbg !129
  store i32 %29, ptr addrspace(4) %33, align 4, !dbg !131, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %7) #12, !dbg !132
  call void @llvm.lifetime.end.p0(ptr %6) #12, !dbg !133
  call void @llvm.lifetime.end.p0(ptr %5) #12, !dbg !133
  ret void, !dbg !133

34:                                               ; preds = %20
  %35 = load i32, ptr addrspace(4) %11, align 4, !dbg !134, !tbaa !9
  %36 = add nsw i32 %35, 1, !dbg !135
  %37 = srem i32 %36, 96, !dbg !136
  %38 = sext i32 %37 to i64, !dbg !137
  %39 = getelementptr inbounds [96 x i32], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ14leave_in_turnsPiE4next to ptr addrspace(4)), i64 0, i64 %38, !dbg !137
  %40 = load i32, ptr addrspace(4) %39, align 4, !dbg !137, !tbaa !9
  %41 = add nsw i32 %40, 1, !dbg !138
  store i32 %41, ptr addrspace(4) %12, align 4, !dbg !139, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !140
  %42 = load i32, ptr addrspace(4) %13, align 4, !dbg !141, !tbaa !9
  %43 = add nsw i32 %42, 1, !dbg !141
  store i32 %43, ptr addrspace(4) %13, align 4, !dbg !141, !tbaa !9
  br label %20, !dbg !132, !llvm.loop !142
}

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z14barrier_insidePii(ptr addrspace(4) noundef %0, i32 noundef %1) #4 !dbg !144 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !145
  %9 = load i32, ptr addrspace(4) %8, align 4, !dbg !146, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !147, !tbaa !17
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !148, !tbaa !9
  %12 = sext i32 %11 to i64, !dbg !147
  %13 = getelementptr inbounds i32, ptr addrspace(4) %10, i64 %12, !dbg !147
  store i32 %9, ptr addrspace(4) %13, align 4, !dbg !149, !tbaa !9
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !150
  %14 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !151, !tbaa !17
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !152, !tbaa !9
  %16 = add nsw i32 %15, 5, !dbg !153
  %17 = srem i32 %16, 96, !dbg !154
  %18 = sext i32 %17 to i64, !dbg !151
  %19 = getelementptr inbounds i32, ptr addrspace(4) %14, i64 %18, !dbg !151
  %20 = load i32, ptr addrspace(4) %19, align 4, !dbg !151, !tbaa !9
  ret i32 %20, !dbg !155
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z12ends_in_loopPiii(ptr addrspace(1) noundef %0, i32 noundef %1, i32 noundef %2) #5 !dbg !156 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr addrspace(4), align 8
  %14 = alloca ptr addrspace(4), align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca [73 x i8], align 1
  %18 = alloca i32, align 4
  %19 = alloca [10 x i64], align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca ptr addrspace(4), align 8
  %26 = alloca ptr addrspace(4), align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = addrspacecast ptr %25 to ptr addrspace(4)
  %34 = addrspacecast ptr %26 to ptr addrspace(4)
  %35 = addrspacecast ptr %27 to ptr addrspace(4)
  %36 = addrspacecast ptr %28 to ptr addrspace(4)
  %37 = addrspacecast ptr %29 to ptr addrspace(4)
  %38 = addrspacecast ptr %30 to ptr addrspace(4)
  %39 = addrspacecast ptr %31 to ptr addrspace(4)
  %40 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %40, ptr addrspace(4) %33, align 8
  %41 = load ptr addrspace(4), ptr addrspace(4) %33, align 8, !tbaa !17
  store ptr addrspace(4) %41, ptr addrspace(4) %34, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %35, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %36, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %29) #12, !dbg !157
  call void @llvm.lifetime.start.p0(ptr %24)
  %42 = addrspacecast ptr %24 to ptr addrspace(4)
  %43 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !158
  %44 = trunc i64 %43 to i32, !dbg !158
  call void @llvm.lifetime.end.p0(ptr %24), !dbg !160
  store i32 %44, ptr addrspace(4) %37, align 4, !dbg !161, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %30) #12, !dbg !162
  store i32 0, ptr addrspace(4) %38, align 4, !dbg !163, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %31) #12, !dbg !164
  store i32 0, ptr addrspace(4) %39, align 4, !dbg !165, !tbaa !9
  br label %45, !dbg !164

45:                                               ; preds = %175, %3
  %46 = load i32, ptr addrspace(4) %39, align 4, !dbg !166, !tbaa !9
  %47 = icmp slt i32 %46, 20, !dbg !167
  br i1 %47, label %54, label %48, !dbg !168

48:                                               ; preds = %45
  call void @llvm.lifetime.end.p0(ptr %31) #12, !dbg !168
  %49 = load i32, ptr addrspace(4) %38, align 4, !dbg !169, !tbaa !9
  %50 = load ptr addrspace(4), ptr addrspace(4) %34, align 8, !dbg !170, !tbaa !17
  %51 = load i32, ptr addrspace(4) %37, align 4, !dbg !171, !tbaa !9
  %52 = sext i32 %51 to i64, !dbg !170
  %53 = getelementptr inbounds i32, ptr addrspace(4) %50, i64 %52, !dbg !170
  store i32 %49, ptr addrspace(4) %53, align 4, !dbg !172, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %30) #12, !dbg !173
  call void @llvm.lifetime.end.p0(ptr %29) #12, !dbg !173
  ret void, !dbg !173

54:                                               ; preds = %45
  %55 = load i32, ptr addrspace(4) %39, align 4, !dbg !174, !tbaa !9
  %56 = load i32, ptr addrspace(4) %36, align 4, !dbg !175, !tbaa !9
  %57 = sdiv i32 %56, 8, !dbg !176
  %58 = icmp eq i32 %55, %57, !dbg !177
  br i1 %58, label %59, label %155, !dbg !177

59:                                               ; preds = %54
  %60 = load i32, ptr addrspace(4) %37, align 4, !dbg !178, !tbaa !9
  %61 = load i32, ptr addrspace(4) %35, align 4, !dbg !179, !tbaa !9
  %62 = load i32, ptr addrspace(4) %36, align 4, !dbg !180, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %20)
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.lifetime.start.p0(ptr %22)
  call void @llvm.lifetime.start.p0(ptr %23)
  %63 = addrspacecast ptr %20 to ptr addrspace(4)
  %64 = addrspacecast ptr %21 to ptr addrspace(4)
  %65 = addrspacecast ptr %22 to ptr addrspace(4)
  %66 = addrspacecast ptr %23 to ptr addrspace(4)
  store i32 %60, ptr addrspace(4) %64, align 4, !tbaa !9
  store i32 %61, ptr addrspace(4) %65, align 4, !tbaa !9
  store i32 %62, ptr addrspace(4) %66, align 4, !tbaa !9
  %67 = load i32, ptr addrspace(4) %65, align 4, !dbg !181, !tbaa !9
  %68 = icmp eq i32 %67, 1, !dbg !184
  br i1 %68, label %69, label %80, !dbg !185

69:                                               ; preds = %59
  %70 = load i32, ptr addrspace(4) %64, align 4, !dbg !186, !tbaa !9
  %71 = load i32, ptr addrspace(4) %66, align 4, !dbg !187, !tbaa !9
  %72 = icmp eq i32 %70, %71, !dbg !188
  br i1 %72, label %73, label %80, !dbg !185

73:                                               ; preds = %69
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !189
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !189
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !189
  store i32 2, ptr %7, align 4, !dbg !189
  %74 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !189
  %75 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %74, i32 0, i32 1, !dbg !189
  %76 = load i32, ptr %7, align 4, !dbg !189
  store i32 %76, ptr %8, align 4, !dbg !189
  %77 = load i32, ptr %8, align 4, !dbg !189
  %78 = atomicrmw volatile xchg ptr addrspace(1) %75, i32 %77 monotonic, align 4, !dbg !189
  store i32 %78, ptr %9, align 4, !dbg !189
  %79 = load i32, ptr %9, align 4, !dbg !189
  ret void, !dbg !189

80:                                               ; preds = %69, %59
  %81 = load i32, ptr addrspace(4) %65, align 4, !dbg !193, !tbaa !9
  %82 = icmp eq i32 %81, 2, !dbg !194
  br i1 %82, label %83, label %94, !dbg !195

83:                                               ; preds = %80
  %84 = load i32, ptr addrspace(4) %64, align 4, !dbg !196, !tbaa !9
  %85 = load i32, ptr addrspace(4) %66, align 4, !dbg !197, !tbaa !9
  %86 = icmp eq i32 %84, %85, !dbg !198
  br i1 %86, label %87, label %94, !dbg !195

87:                                               ; preds = %83
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !199
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !199
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !199
  store i32 3, ptr %4, align 4, !dbg !199
  %88 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !199
  %89 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %88, i32 0, i32 1, !dbg !199
  %90 = load i32, ptr %4, align 4, !dbg !199
  store i32 %90, ptr %5, align 4, !dbg !199
  %91 = load i32, ptr %5, align 4, !dbg !199
  %92 = atomicrmw volatile xchg ptr addrspace(1) %89, i32 %91 monotonic, align 4, !dbg !199
  store i32 %92, ptr %6, align 4, !dbg !199
  %93 = load i32, ptr %6, align 4, !dbg !199
  ret void, !dbg !199

94:                                               ; preds = %83, %80
  %95 = load i32, ptr addrspace(4) %65, align 4, !dbg !200, !tbaa !9
  %96 = icmp eq i32 %95, 3, !dbg !201
  br i1 %96, label %97, label %_Z7guardediii.exit, !dbg !201

97:                                               ; preds = %94
  %98 = load i32, ptr addrspace(4) %64, align 4, !dbg !202, !tbaa !9
  %99 = load i32, ptr addrspace(4) %66, align 4, !dbg !203, !tbaa !9
  %100 = icmp ne i32 %98, %99, !dbg !204
  br i1 %100, label %_Z7guardediii.exit, label %101, !dbg !205

101:                                              ; preds = %97
  call void @llvm.lifetime.start.p0(ptr %13), !dbg !206
  call void @llvm.lifetime.start.p0(ptr %14), !dbg !206
  call void @llvm.lifetime.start.p0(ptr %15), !dbg !206
  call void @llvm.lifetime.start.p0(ptr %16), !dbg !206
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), ptr %13, align 8, !dbg !206
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), ptr %14, align 8, !dbg !206
  store i32 65, ptr %15, align 4, !dbg !206
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @__PRETTY_FUNCTION__._Z7guardediii to ptr addrspace(4)), ptr %16, align 8, !dbg !206
  call void @llvm.lifetime.start.p0(ptr %17) #12, !dbg !206
  call void @llvm.lifetime.start.p0(ptr %18) #12, !dbg !206
  store i32 0, ptr %18, align 4, !dbg !206
  br label %102, !dbg !206

102:                                              ; preds = %106, %101
  %103 = load i32, ptr %18, align 4, !dbg !206
  %104 = zext i32 %103 to i64, !dbg !206
  %105 = icmp ult i64 %104, 73, !dbg !206
  br i1 %105, label %106, label %__assert_fail.exit, !dbg !206

106:                                              ; preds = %102
  %107 = load i32, ptr %18, align 4, !dbg !206
  %108 = zext i32 %107 to i64, !dbg !206
  %109 = getelementptr inbounds nuw [73 x i8], ptr addrspace(2) @assert_text, i64 0, i64 %108, !dbg !206
  %110 = load i8, ptr addrspace(2) %109, align 1, !dbg !206
  %111 = load i32, ptr %18, align 4, !dbg !206
  %112 = zext i32 %111 to i64, !dbg !206
  %113 = getelementptr inbounds nuw [73 x i8], ptr %17, i64 0, i64 %112, !dbg !206
  store i8 %110, ptr %113, align 1, !dbg !206
  %114 = load i32, ptr %18, align 4, !dbg !206
  %115 = add i32 %114, 1, !dbg !206
  store i32 %115, ptr %18, align 4, !dbg !206
  br label %102, !dbg !206

__assert_fail.exit:                               ; preds = %102
  call void @llvm.lifetime.end.p0(ptr %18) #12, !dbg !206
  call void @llvm.lifetime.start.p0(ptr %19) #12, !dbg !206
  %116 = load ptr addrspace(4), ptr %14, align 8, !dbg !206
  %117 = ptrtoint ptr addrspace(4) %116 to i64, !dbg !206
  store i64 %117, ptr %19, align 8, !dbg !206
  %118 = getelementptr inbounds i64, ptr %19, i64 1, !dbg !206
  %119 = load i32, ptr %15, align 4, !dbg !206
  %120 = zext i32 %119 to i64, !dbg !206
  store i64 %120, ptr %118, align 8, !dbg !206
  %121 = getelementptr inbounds i64, ptr %19, i64 2, !dbg !206
  %122 = load ptr addrspace(4), ptr %16, align 8, !dbg !206
  %123 = ptrtoint ptr addrspace(4) %122 to i64, !dbg !206
  store i64 %123, ptr %121, align 8, !dbg !206
  %124 = getelementptr inbounds i64, ptr %19, i64 3, !dbg !206
  %125 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #15, !dbg !206
  store i64 %125, ptr %124, align 8, !dbg !206
  %126 = getelementptr inbounds i64, ptr %19, i64 4, !dbg !206
  %127 = call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #15, !dbg !206
  store i64 %127, ptr %126, align 8, !dbg !206
  %128 = getelementptr inbounds i64, ptr %19, i64 5, !dbg !206
  %129 = call spir_func i64 @_Z12get_group_idj(i32 noundef 2) #15, !dbg !206
  store i64 %129, ptr %128, align 8, !dbg !206
  %130 = getelementptr inbounds i64, ptr %19, i64 6, !dbg !206
  %131 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #15, !dbg !206
  store i64 %131, ptr %130, align 8, !dbg !206
  %132 = getelementptr inbounds i64, ptr %19, i64 7, !dbg !206
  %133 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #15, !dbg !206
  store i64 %133, ptr %132, align 8, !dbg !206
  %134 = getelementptr inbounds i64, ptr %19, i64 8, !dbg !206
  %135 = call spir_func i64 @_Z12get_local_idj(i32 noundef 2) #15, !dbg !206
  store i64 %135, ptr %134, align 8, !dbg !206
  %136 = getelementptr inbounds i64, ptr %19, i64 9, !dbg !206
  %137 = load ptr addrspace(4), ptr %13, align 8, !dbg !206
  %138 = ptrtoint ptr addrspace(4) %137 to i64, !dbg !206
  store i64 %138, ptr %136, align 8, !dbg !206
  %139 = addrspacecast ptr %17 to ptr addrspace(4), !dbg !206
  %140 = addrspacecast ptr %19 to ptr addrspace(4), !dbg !206
  %141 = call spir_func zeroext i1 @put_record(i32 noundef 2, ptr addrspace(4) noundef %139, ptr addrspace(4) noundef %140, i32 noundef 10) #16, !dbg !206
  call void @llvm.lifetime.start.p0(ptr %10), !dbg !206
  call void @llvm.lifetime.start.p0(ptr %11), !dbg !206
  call void @llvm.lifetime.start.p0(ptr %12), !dbg !206
  store i32 1, ptr %10, align 4, !dbg !206
  %142 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !206
  %143 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %142, i32 0, i32 1, !dbg !206
  %144 = load i32, ptr %10, align 4, !dbg !206
  store i32 %144, ptr %11, align 4, !dbg !206
  %145 = load i32, ptr %11, align 4, !dbg !206
  %146 = atomicrmw volatile xchg ptr addrspace(1) %143, i32 %145 monotonic, align 4, !dbg !206
  store i32 %146, ptr %12, align 4, !dbg !206
  %147 = load i32, ptr %12, align 4, !dbg !206
  ret void, !dbg !206

_Z7guardediii.exit:                               ; preds = %97, %94
  %148 = load i32, ptr addrspace(4) %64, align 4, !dbg !207, !tbaa !9
  %149 = add nsw i32 %148, 1, !dbg !208
  call void @llvm.lifetime.end.p0(ptr %20), !dbg !209
  call void @llvm.lifetime.end.p0(ptr %21), !dbg !209
  call void @llvm.lifetime.end.p0(ptr %22), !dbg !209
  call void @llvm.lifetime.end.p0(ptr %23), !dbg !209
  %150 = sub nsw i32 %149, 1, !dbg !210
  %151 = load i32, ptr addrspace(4) %37, align 4, !dbg !211, !tbaa !9
  %152 = sub nsw i32 %150, %151, !dbg !212
  %153 = load i32, ptr addrspace(4) %38, align 4, !dbg !213, !tbaa !9
  %154 = add nsw i32 %153, %152, !dbg !213
  store i32 %154, ptr addrspace(4) %38, align 4, !dbg !213, !tbaa !9
  br label %155, !dbg !214

155:                                              ; preds = %_Z7guardediii.exit, %54
  %156 = load i32, ptr addrspace(4) %37, align 4, !dbg !215, !tbaa !9
  %157 = call spir_func noundef i32 @_Z14barrier_insidePii(ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @_ZZ12ends_in_loopPiiiE4cell to ptr addrspace(4)), i32 noundef %156) #14, !dbg !216
  %158 = load i32, ptr addrspace(4) %38, align 4, !dbg !217, !tbaa !9
  %159 = add nsw i32 %158, %157, !dbg !217
  store i32 %159, ptr addrspace(4) %38, align 4, !dbg !217, !tbaa !9
  %160 = load i32, ptr addrspace(4) %37, align 4, !dbg !218, !tbaa !9
  %161 = srem i32 %160, 2, !dbg !219
  %162 = icmp eq i32 %161, 0, !dbg !220
  %163 = zext i1 %162 to i32, !dbg !218
  %164 = call spir_func noundef i32 @_Z19__syncthreads_counti(i32 noundef %163) #14, !dbg !221
  %165 = load i32, ptr addrspace(4) %38, align 4, !dbg !222, !tbaa !9
  %166 = add nsw i32 %165, %164, !dbg !222
  store i32 %166, ptr addrspace(4) %38, align 4, !dbg !222, !tbaa !9
  %167 = load i32, ptr addrspace(4) %37, align 4, !dbg !223, !tbaa !9
  %168 = icmp eq i32 %167, 95, !dbg !224
  %169 = zext i1 %168 to i32, !dbg !223
  %170 = call spir_func noundef i32 @_Z16__syncthreads_ori(i32 noundef %169) #14, !dbg !225
  %171 = icmp ne i32 %170, 0, !dbg !225
  br i1 %171, label %172, label %175, !dbg !225

172:                                              ; preds = %155
  %173 = load i32, ptr addrspace(4) %38, align 4, !dbg !226, !tbaa !9
  %174 = add nsw i32 %173, 1000, !dbg !226
  store i32 %174, ptr addrspace(4) %38, align 4, !dbg !226, !tbaa !9
  br label %175, !dbg !227

175:                                              ; preds = %155, %172
  %176 = load i32, ptr addrspace(4) %39, align 4, !dbg !228, !tbaa !9
  %177 = add nsw i32 %176, 1, !dbg !228
  store i32 %177, ptr addrspace(4) %39, align 4, !dbg !228, !tbaa !9
  br label %45, !dbg !168, !llvm.loop !229
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z19__syncthreads_counti(i32 noundef %0) #2 !dbg !231 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !232, !tbaa !9
  %7 = icmp ne i32 %6, 0, !dbg !233
  %8 = zext i1 %7 to i32, !dbg !232
  %9 = call spir_func i32 @__hipspv_barrier_count(i32 noundef %8) #14, !dbg !234
  ret i32 %9, !dbg !235
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func noundef i32 @_Z16__syncthreads_ori(i32 noundef %0) #2 !dbg !236 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store i32 %0, ptr addrspace(4) %5, align 4, !tbaa !9
  %6 = load i32, ptr addrspace(4) %5, align 4, !dbg !237, !tbaa !9
  %7 = icmp ne i32 %6, 0, !dbg !238
  %8 = zext i1 %7 to i32, !dbg !237
  %9 = call spir_func i32 @__hipspv_barrier_count(i32 noundef %8) #14, !dbg !239
  %10 = icmp ne i32 %9, 0, !dbg !240
  %11 = zext i1 %10 to i32, !dbg !239
  ret i32 %11, !dbg !241
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z12two_barriersPi(ptr addrspace(1) noundef %0) #0 !dbg !242 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %3 to ptr addrspace(4)
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %11, ptr addrspace(4) %7, align 8
  %12 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !17
  store ptr addrspace(4) %12, ptr addrspace(4) %8, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %5) #12, !dbg !243
  call void @llvm.lifetime.start.p0(ptr %2)
  %13 = addrspacecast ptr %2 to ptr addrspace(4)
  %14 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #13, !dbg !244
  %15 = trunc i64 %14 to i32, !dbg !244
  call void @llvm.lifetime.end.p0(ptr %2), !dbg !246
  store i32 %15, ptr addrspace(4) %9, align 4, !dbg !247, !tbaa !9
  %16 = load i32, ptr addrspace(4) %9, align 4, !dbg !248, !tbaa !9
  %17 = icmp slt i32 %16, 32, !dbg !249
  br i1 %17, label %18, label %28, !dbg !249

18:                                               ; preds = %1
  %19 = load i32, ptr addrspace(4) %9, align 4, !dbg !250, !tbaa !9
  %20 = icmp eq i32 %19, 3, !dbg !251
  br i1 %20, label %21, label %22, !dbg !251

21:                                               ; preds = %18
  store i32 42, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !252, !tbaa !9
  br label %22, !dbg !253

22:                                               ; preds = %21, %18
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !254
  %23 = load i32, ptr addrspace(4) %9, align 4, !dbg !255, !tbaa !9
  %24 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !256, !tbaa !17
  %25 = load i32, ptr addrspace(4) %9, align 4, !dbg !257, !tbaa !9
  %26 = sext i32 %25 to i64, !dbg !256
  %27 = getelementptr inbounds i32, ptr addrspace(4) %24, i64 %26, !dbg !256
  store i32 %23, ptr addrspace(4) %27, align 4, !dbg !258, !tbaa !9
  store i32 1, ptr addrspace(4) %10, align 4
  br label %36, !dbg !259

28:                                               ; preds = %1
  call spir_func void @_Z13__syncthreadsv() #14, !dbg !260
  %29 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ12two_barriersPiE4cell to ptr addrspace(4)), align 4, !dbg !261, !tbaa !9
  %30 = load i32, ptr addrspace(4) %9, align 4, !dbg !262, !tbaa !9
  %31 = add nsw i32 %29, %30, !dbg !263
  %32 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !264, !tbaa !17
  %33 = load i32, ptr addrspace(4) %9, align 4, !dbg !265, !tbaa !9
  %34 = sext i32 %33 to i64, !dbg !264
  %35 = getelementptr inbounds i32, ptr addrspace(4) %32, i64 %34, !dbg !264
  store i32 %31, ptr addrspace(4) %35, align 4, !dbg !266, !tbaa !9
  store i32 0, ptr addrspace(4) %10, align 4, !dbg !267
  br label %36, !dbg !267

36:                                               ; preds = %28, %22
  call void @llvm.lifetime.end.p0(ptr %5) #12, !dbg !267
  ret void, !dbg !267
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #6

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #6

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #7

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @__hipspv_barrier_count(i32 noundef %0) #8 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
  %3 = load i32, ptr %2, align 4
  %4 = icmp ne i32 %3, 0
  %5 = zext i1 %4 to i64
  %6 = select i1 %4, i32 1, i32 0
  %7 = call spir_func i32 @_Z21work_group_reduce_addi(i32 noundef %6) #16
  ret i32 %7
}

; Function Attrs: convergent nounwind
declare spir_func i32 @_Z21work_group_reduce_addi(i32 noundef) #9

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func zeroext i1 @put_record(i32 noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #10 {
  %5 = alloca i1, align 1
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca ptr addrspace(4), align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr addrspace(1), align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca %struct.writer, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  store i32 %0, ptr %6, align 4
  store ptr addrspace(4) %1, ptr %7, align 8
  store ptr addrspace(4) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %17 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  store ptr addrspace(1) %17, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #12
  %18 = load i32, ptr %9, align 4
  %19 = zext i32 %18 to i64
  %20 = mul i64 8, %19
  %21 = add i64 16, %20
  %22 = load ptr addrspace(4), ptr %7, align 8
  %23 = load ptr addrspace(4), ptr %8, align 8
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i64 @strings_size(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %23, i32 noundef %24) #16
  %26 = add i64 %21, %25
  store i64 %26, ptr %11, align 8
  %27 = load i64, ptr %11, align 8
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  store i64 %29, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i64, ptr %11, align 8
  %32 = call spir_func i64 @reserve(ptr addrspace(1) noundef %30, i64 noundef %31) #16
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %12, align 8
  %34 = icmp eq i64 %33, -1
  br i1 %34, label %35, label %36

35:                                               ; preds = %4
  store i1 false, ptr %5, align 1
  store i32 1, ptr %13, align 4
  br label %82

36:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %14) #12
  %37 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 0
  %38 = load ptr addrspace(1), ptr %10, align 8
  %39 = getelementptr inbounds %struct.hipspv_service, ptr addrspace(1) %38, i64 1
  store ptr addrspace(1) %39, ptr %37, align 8
  %40 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 1
  %41 = load ptr addrspace(1), ptr %10, align 8
  %42 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %41, i32 0, i32 2
  %43 = load i64, ptr addrspace(1) %42, align 8
  %44 = udiv i64 %43, 8
  %45 = sub i64 %44, 1
  store i64 %45, ptr %40, align 8
  %46 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 2
  %47 = load i64, ptr %12, align 8
  %48 = udiv i64 %47, 8
  %49 = add i64 %48, 1
  store i64 %49, ptr %46, align 8
  %50 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 3
  store i64 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 4
  store i32 0, ptr %51, align 8
  %52 = getelementptr i8, ptr %14, i64 36
  call void @llvm.memset.p0.i64(ptr align 4 %52, i8 0, i64 4, i1 false)
  %53 = addrspacecast ptr %14 to ptr addrspace(4)
  %54 = load i32, ptr %6, align 4
  %55 = zext i32 %54 to i64
  %56 = load i32, ptr %9, align 4
  %57 = zext i32 %56 to i64
  %58 = shl i64 %57, 32
  %59 = or i64 %55, %58
  call spir_func void @put_word(ptr addrspace(4) noundef %53, i64 noundef %59) #16
  %60 = addrspacecast ptr %14 to ptr addrspace(4)
  %61 = load ptr addrspace(4), ptr %7, align 8
  %62 = load ptr addrspace(4), ptr %8, align 8
  %63 = load i32, ptr %9, align 4
  call spir_func void @put_slots(ptr addrspace(4) noundef %60, ptr addrspace(4) noundef %61, ptr addrspace(4) noundef %62, i32 noundef %63) #16
  %64 = addrspacecast ptr %14 to ptr addrspace(4)
  %65 = load ptr addrspace(4), ptr %7, align 8
  %66 = load ptr addrspace(4), ptr %8, align 8
  %67 = load i32, ptr %9, align 4
  call spir_func void @put_strings(ptr addrspace(4) noundef %64, ptr addrspace(4) noundef %65, ptr addrspace(4) noundef %66, i32 noundef %67) #16
  %68 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 0
  %69 = load ptr addrspace(1), ptr %68, align 8
  %70 = load i64, ptr %12, align 8
  %71 = udiv i64 %70, 8
  %72 = getelementptr inbounds nuw %struct.writer, ptr %14, i32 0, i32 1
  %73 = load i64, ptr %72, align 8
  %74 = and i64 %71, %73
  %75 = getelementptr inbounds nuw i64, ptr addrspace(1) %69, i64 %74
  %76 = load i64, ptr %11, align 8
  %77 = shl i64 %76, 32
  %78 = or i64 1, %77
  store i64 %78, ptr %15, align 8
  %79 = load i64, ptr %15, align 8
  %80 = atomicrmw volatile xchg ptr addrspace(1) %75, i64 %79 release, align 8
  store i64 %80, ptr %16, align 8
  %81 = load i64, ptr %16, align 8
  store i1 true, ptr %5, align 1
  store i32 1, ptr %13, align 4
  call void @llvm.lifetime.end.p0(ptr %14) #12
  br label %82

82:                                               ; preds = %36, %35
  call void @llvm.lifetime.end.p0(ptr %12) #12
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  %83 = load i1, ptr %5, align 1
  ret i1 %83
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @strings_size(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2) #8 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.scanner, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(4) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #12
  %10 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr %4, align 8
  store ptr addrspace(4) %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 1
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 2
  store i32 0, ptr %13, align 8
  %14 = getelementptr i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #12
  %15 = load ptr addrspace(4), ptr %4, align 8
  %16 = call spir_func i64 @string_length(ptr addrspace(4) noundef %15) #16
  %17 = add i64 %16, 1
  store i64 %17, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %9, align 4
  br label %20

20:                                               ; preds = %26, %3
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %26, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #12
  %25 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %8) #12
  call void @llvm.lifetime.end.p0(ptr %7) #12
  ret i64 %25

26:                                               ; preds = %20
  %27 = load ptr addrspace(4), ptr %5, align 8
  %28 = load i32, ptr %9, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %27, i64 %29
  %31 = load i64, ptr addrspace(4) %30, align 8
  %32 = inttoptr i64 %31 to ptr addrspace(4)
  %33 = call spir_func i64 @string_length(ptr addrspace(4) noundef %32) #16
  %34 = add i64 %33, 1
  %35 = load i64, ptr %8, align 8
  %36 = add i64 %35, %34
  store i64 %36, ptr %8, align 8
  %37 = addrspacecast ptr %7 to ptr addrspace(4)
  %38 = call spir_func i32 @next_string(ptr addrspace(4) noundef %37) #16
  store i32 %38, ptr %9, align 4
  br label %20
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @reserve(ptr addrspace(1) noundef %0, i64 noundef %1) #8 {
  %3 = alloca i64, align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  store ptr addrspace(1) %0, ptr %4, align 8
  store i64 %1, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #12
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %12, i32 0, i32 3
  %14 = load volatile i64, ptr addrspace(1) %13, align 8
  store i64 %14, ptr %6, align 8
  br label %15

15:                                               ; preds = %45, %2
  %16 = load i64, ptr %6, align 8
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %17, i32 0, i32 4
  %19 = load volatile i64, ptr addrspace(1) %18, align 8
  %20 = sub i64 %16, %19
  %21 = load i64, ptr %5, align 8
  %22 = add i64 %20, %21
  %23 = load ptr addrspace(1), ptr %4, align 8
  %24 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %23, i32 0, i32 2
  %25 = load i64, ptr addrspace(1) %24, align 8
  %26 = icmp ugt i64 %22, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %15
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %28, i32 0, i32 5
  store i64 1, ptr %7, align 8
  %30 = load i64, ptr %7, align 8
  %31 = atomicrmw volatile add ptr addrspace(1) %29, i64 %30 syncscope("device") monotonic, align 8
  store i64 %31, ptr %8, align 8
  %32 = load i64, ptr %8, align 8
  store i64 -1, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %52

33:                                               ; preds = %15
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %34, i32 0, i32 3
  %36 = load i64, ptr %6, align 8
  %37 = load i64, ptr %5, align 8
  %38 = add i64 %36, %37
  store i64 %38, ptr %10, align 8
  %39 = load i64, ptr %6, align 8
  %40 = load i64, ptr %10, align 8
  %41 = cmpxchg volatile ptr addrspace(1) %35, i64 %39, i64 %40 syncscope("device") monotonic monotonic, align 8
  %42 = extractvalue { i64, i1 } %41, 0
  %43 = extractvalue { i64, i1 } %41, 1
  br i1 %43, label %45, label %44

44:                                               ; preds = %33
  store i64 %42, ptr %6, align 8
  br label %45

45:                                               ; preds = %44, %33
  %46 = zext i1 %43 to i8
  store i8 %46, ptr %11, align 1
  %47 = load i8, ptr %11, align 1, !range !268, !noundef !16
  %48 = trunc i8 %47 to i1
  %49 = xor i1 %48, true
  br i1 %49, label %15, label %50

50:                                               ; preds = %45
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #16
  %51 = load i64, ptr %6, align 8
  store i64 %51, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %52

52:                                               ; preds = %50, %27
  call void @llvm.lifetime.end.p0(ptr %6) #12
  %53 = load i64, ptr %3, align 8
  ret i64 %53
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #11

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_word(ptr addrspace(4) noundef %0, i64 noundef %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %5 = load i64, ptr %4, align 8
  %6 = load ptr addrspace(4), ptr %3, align 8
  %7 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %6, i32 0, i32 0
  %8 = load ptr addrspace(1), ptr addrspace(4) %7, align 8
  %9 = load ptr addrspace(4), ptr %3, align 8
  %10 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %9, i32 0, i32 2
  %11 = load i64, ptr addrspace(4) %10, align 8
  %12 = load ptr addrspace(4), ptr %3, align 8
  %13 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %12, i32 0, i32 1
  %14 = load i64, ptr addrspace(4) %13, align 8
  %15 = and i64 %11, %14
  %16 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %15
  store i64 %5, ptr addrspace(1) %16, align 8
  %17 = load ptr addrspace(4), ptr %3, align 8
  %18 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %17, i32 0, i32 2
  %19 = load i64, ptr addrspace(4) %18, align 8
  %20 = add i64 %19, 1
  store i64 %20, ptr addrspace(4) %18, align 8
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_slots(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #8 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.scanner, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i8, align 1
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(4) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr %6, align 8
  store ptr addrspace(4) %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 1
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 2
  store i32 0, ptr %16, align 8
  %17 = getelementptr i8, ptr %9, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #12
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %54, %4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %11) #12
  call void @llvm.lifetime.end.p0(ptr %10) #12
  call void @llvm.lifetime.end.p0(ptr %9) #12
  ret void

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %12) #12
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp eq i32 %26, %27
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %12, align 1
  %30 = load ptr addrspace(4), ptr %5, align 8
  %31 = load i8, ptr %12, align 1, !range !268, !noundef !16
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %41

33:                                               ; preds = %25
  %34 = load ptr addrspace(4), ptr %7, align 8
  %35 = load i32, ptr %11, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) %34, i64 %36
  %38 = load i64, ptr addrspace(4) %37, align 8
  %39 = inttoptr i64 %38 to ptr addrspace(4)
  %40 = call spir_func i64 @string_length(ptr addrspace(4) noundef %39) #16
  br label %47

41:                                               ; preds = %25
  %42 = load ptr addrspace(4), ptr %7, align 8
  %43 = load i32, ptr %11, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(4) %42, i64 %44
  %46 = load i64, ptr addrspace(4) %45, align 8
  br label %47

47:                                               ; preds = %41, %33
  %48 = phi i64 [ %40, %33 ], [ %46, %41 ]
  call spir_func void @put_word(ptr addrspace(4) noundef %30, i64 noundef %48) #16
  %49 = load i8, ptr %12, align 1, !range !268, !noundef !16
  %50 = trunc i8 %49 to i1
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = addrspacecast ptr %9 to ptr addrspace(4)
  %53 = call spir_func i32 @next_string(ptr addrspace(4) noundef %52) #16
  store i32 %53, ptr %10, align 4
  br label %54

54:                                               ; preds = %51, %47
  call void @llvm.lifetime.end.p0(ptr %12) #12
  %55 = load i32, ptr %11, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr %11, align 4
  br label %20
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_strings(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #8 {
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca %struct.scanner, align 8
  %10 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %5, align 8
  store ptr addrspace(4) %1, ptr %6, align 8
  store ptr addrspace(4) %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  call void @llvm.lifetime.start.p0(ptr %9) #12
  %11 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 0
  %12 = load ptr addrspace(4), ptr %6, align 8
  store ptr addrspace(4) %12, ptr %11, align 8
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 1
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 2
  store i32 0, ptr %14, align 8
  %15 = getelementptr i8, ptr %9, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %15, i8 0, i64 4, i1 false)
  %16 = load ptr addrspace(4), ptr %5, align 8
  %17 = load ptr addrspace(4), ptr %6, align 8
  call spir_func void @put_string(ptr addrspace(4) noundef %16, ptr addrspace(4) noundef %17) #16
  call void @llvm.lifetime.start.p0(ptr %10) #12
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #16
  store i32 %19, ptr %10, align 4
  br label %20

20:                                               ; preds = %25, %4
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %10) #12
  br label %35

25:                                               ; preds = %20
  %26 = load ptr addrspace(4), ptr %5, align 8
  %27 = load ptr addrspace(4), ptr %7, align 8
  %28 = load i32, ptr %10, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %27, i64 %29
  %31 = load i64, ptr addrspace(4) %30, align 8
  %32 = inttoptr i64 %31 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %26, ptr addrspace(4) noundef %32) #16
  %33 = addrspacecast ptr %9 to ptr addrspace(4)
  %34 = call spir_func i32 @next_string(ptr addrspace(4) noundef %33) #16
  store i32 %34, ptr %10, align 4
  br label %20

35:                                               ; preds = %40, %24
  %36 = load ptr addrspace(4), ptr %5, align 8
  %37 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %36, i32 0, i32 4
  %38 = load i32, ptr addrspace(4) %37, align 8
  %39 = icmp ne i32 %38, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %35
  %41 = load ptr addrspace(4), ptr %5, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %41, i8 noundef zeroext 0) #16
  br label %35

42:                                               ; preds = %35
  call void @llvm.lifetime.end.p0(ptr %9) #12
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_string(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(4) %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #12
  %7 = load ptr addrspace(4), ptr %4, align 8
  %8 = call spir_func i64 @string_length(ptr addrspace(4) noundef %7) #16
  store i64 %8, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #12
  store i64 0, ptr %6, align 8
  br label %9

9:                                                ; preds = %30, %2
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %6) #12
  %14 = load ptr addrspace(4), ptr %3, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %14, i8 noundef zeroext 0) #16
  call void @llvm.lifetime.end.p0(ptr %5) #12
  ret void

15:                                               ; preds = %9
  %16 = load ptr addrspace(4), ptr %3, align 8
  %17 = load ptr addrspace(4), ptr %4, align 8
  %18 = icmp ne ptr addrspace(4) %17, null
  br i1 %18, label %19, label %25

19:                                               ; preds = %15
  %20 = load ptr addrspace(4), ptr %4, align 8
  %21 = load i64, ptr %6, align 8
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 %21
  %23 = load i8, ptr addrspace(4) %22, align 1
  %24 = sext i8 %23 to i64
  br label %30

25:                                               ; preds = %15
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 8, %26
  %28 = and i64 %27, 63
  %29 = lshr i64 45545652842024, %28
  br label %30

30:                                               ; preds = %25, %19
  %31 = phi i64 [ %24, %19 ], [ %29, %25 ]
  %32 = trunc i64 %31 to i8
  call spir_func void @put_byte(ptr addrspace(4) noundef %16, i8 noundef zeroext %32) #16
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, 1
  store i64 %34, ptr %6, align 8
  br label %9
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @next_string(ptr addrspace(4) noundef %0) #8 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  br label %6

6:                                                ; preds = %91, %16, %91, %1
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  %10 = load ptr addrspace(4), ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %10, i32 0, i32 1
  %12 = load i64, ptr addrspace(4) %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 %12
  %14 = load i8, ptr addrspace(4) %13, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %93

16:                                               ; preds = %6
  %17 = load ptr addrspace(4), ptr %3, align 8
  %18 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %17, i32 0, i32 0
  %19 = load ptr addrspace(4), ptr addrspace(4) %18, align 8
  %20 = load ptr addrspace(4), ptr %3, align 8
  %21 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %20, i32 0, i32 1
  %22 = load i64, ptr addrspace(4) %21, align 8
  %23 = add i64 %22, 1
  store i64 %23, ptr addrspace(4) %21, align 8
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 %22
  %25 = load i8, ptr addrspace(4) %24, align 1
  %26 = sext i8 %25 to i32
  %27 = icmp ne i32 %26, 37
  br i1 %27, label %6, label %28

28:                                               ; preds = %16, %55
  %29 = load ptr addrspace(4), ptr %3, align 8
  %30 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %29, i32 0, i32 0
  %31 = load ptr addrspace(4), ptr addrspace(4) %30, align 8
  %32 = load ptr addrspace(4), ptr %3, align 8
  %33 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %32, i32 0, i32 1
  %34 = load i64, ptr addrspace(4) %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %31, i64 %34
  %36 = load i8, ptr addrspace(4) %35, align 1
  %37 = call spir_func zeroext i1 @is_modifier(i8 noundef signext %36) #16
  br i1 %37, label %38, label %56

38:                                               ; preds = %28
  %39 = load ptr addrspace(4), ptr %3, align 8
  %40 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %39, i32 0, i32 0
  %41 = load ptr addrspace(4), ptr addrspace(4) %40, align 8
  %42 = load ptr addrspace(4), ptr %3, align 8
  %43 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %42, i32 0, i32 1
  %44 = load i64, ptr addrspace(4) %43, align 8
  %45 = add i64 %44, 1
  store i64 %45, ptr addrspace(4) %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr addrspace(4) %41, i64 %44
  %47 = load i8, ptr addrspace(4) %46, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp eq i32 %48, 42
  br i1 %49, label %50, label %55

50:                                               ; preds = %38
  %51 = load ptr addrspace(4), ptr %3, align 8
  %52 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %51, i32 0, i32 2
  %53 = load i32, ptr addrspace(4) %52, align 8
  %54 = add i32 %53, 1
  store i32 %54, ptr addrspace(4) %52, align 8
  br label %55

55:                                               ; preds = %50, %38
  br label %28

56:                                               ; preds = %28
  call void @llvm.lifetime.start.p0(ptr %4) #12
  %57 = load ptr addrspace(4), ptr %3, align 8
  %58 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %57, i32 0, i32 0
  %59 = load ptr addrspace(4), ptr addrspace(4) %58, align 8
  %60 = load ptr addrspace(4), ptr %3, align 8
  %61 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %60, i32 0, i32 1
  %62 = load i64, ptr addrspace(4) %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr addrspace(4) %59, i64 %62
  %64 = load i8, ptr addrspace(4) %63, align 1
  store i8 %64, ptr %4, align 1
  %65 = load i8, ptr %4, align 1
  %66 = icmp ne i8 %65, 0
  br i1 %66, label %67, label %72

67:                                               ; preds = %56
  %68 = load ptr addrspace(4), ptr %3, align 8
  %69 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %68, i32 0, i32 1
  %70 = load i64, ptr addrspace(4) %69, align 8
  %71 = add i64 %70, 1
  store i64 %71, ptr addrspace(4) %69, align 8
  br label %72

72:                                               ; preds = %67, %56
  %73 = load i8, ptr %4, align 1
  %74 = sext i8 %73 to i32
  %75 = icmp eq i32 %74, 37
  br i1 %75, label %76, label %77

76:                                               ; preds = %72
  store i32 2, ptr %5, align 4
  br label %91

77:                                               ; preds = %72
  %78 = load ptr addrspace(4), ptr %3, align 8
  %79 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %78, i32 0, i32 2
  %80 = load i32, ptr addrspace(4) %79, align 8
  %81 = add i32 %80, 1
  store i32 %81, ptr addrspace(4) %79, align 8
  %82 = load i8, ptr %4, align 1
  %83 = sext i8 %82 to i32
  %84 = icmp eq i32 %83, 115
  br i1 %84, label %85, label %90

85:                                               ; preds = %77
  %86 = load ptr addrspace(4), ptr %3, align 8
  %87 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %86, i32 0, i32 2
  %88 = load i32, ptr addrspace(4) %87, align 8
  %89 = sub i32 %88, 1
  store i32 %89, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %91

90:                                               ; preds = %77
  store i32 0, ptr %5, align 4
  br label %91

91:                                               ; preds = %90, %85, %76
  call void @llvm.lifetime.end.p0(ptr %4) #12
  %92 = load i32, ptr %5, align 4
  switch i32 %92, label %96 [
    i32 0, label %6
    i32 2, label %6
    i32 1, label %94
  ]

93:                                               ; preds = %6
  store i32 -1, ptr %2, align 4
  br label %94

94:                                               ; preds = %93, %91
  %95 = load i32, ptr %2, align 4
  ret i32 %95

96:                                               ; preds = %91
  unreachable
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_byte(ptr addrspace(4) noundef %0, i8 noundef zeroext %1) #8 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  store ptr addrspace(4) %0, ptr %3, align 8
  store i8 %1, ptr %4, align 1
  %5 = load i8, ptr %4, align 1
  %6 = zext i8 %5 to i64
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %7, i32 0, i32 4
  %9 = load i32, ptr addrspace(4) %8, align 8
  %10 = mul i32 8, %9
  %11 = zext i32 %10 to i64
  %12 = and i64 %11, 63
  %13 = shl i64 %6, %12
  %14 = load ptr addrspace(4), ptr %3, align 8
  %15 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %14, i32 0, i32 3
  %16 = load i64, ptr addrspace(4) %15, align 8
  %17 = or i64 %16, %13
  store i64 %17, ptr addrspace(4) %15, align 8
  %18 = load ptr addrspace(4), ptr %3, align 8
  %19 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %18, i32 0, i32 4
  %20 = load i32, ptr addrspace(4) %19, align 8
  %21 = add i32 %20, 1
  store i32 %21, ptr addrspace(4) %19, align 8
  %22 = icmp ult i32 %21, 8
  br i1 %22, label %32, label %23

23:                                               ; preds = %2
  %24 = load ptr addrspace(4), ptr %3, align 8
  %25 = load ptr addrspace(4), ptr %3, align 8
  %26 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %25, i32 0, i32 3
  %27 = load i64, ptr addrspace(4) %26, align 8
  call spir_func void @put_word(ptr addrspace(4) noundef %24, i64 noundef %27) #16
  %28 = load ptr addrspace(4), ptr %3, align 8
  %29 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %28, i32 0, i32 3
  store i64 0, ptr addrspace(4) %29, align 8
  %30 = load ptr addrspace(4), ptr %3, align 8
  %31 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %30, i32 0, i32 4
  store i32 0, ptr addrspace(4) %31, align 8
  br label %32

32:                                               ; preds = %2, %23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func zeroext i1 @is_modifier(i8 noundef signext %0) #8 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
  %3 = load i8, ptr %2, align 1
  %4 = sext i8 %3 to i32
  %5 = icmp sge i32 %4, 48
  br i1 %5, label %6, label %10

6:                                                ; preds = %1
  %7 = load i8, ptr %2, align 1
  %8 = sext i8 %7 to i32
  %9 = icmp sle i32 %8, 57
  br i1 %9, label %62, label %10

10:                                               ; preds = %6, %1
  %11 = load i8, ptr %2, align 1
  %12 = sext i8 %11 to i32
  %13 = icmp eq i32 %12, 45
  br i1 %13, label %62, label %14

14:                                               ; preds = %10
  %15 = load i8, ptr %2, align 1
  %16 = sext i8 %15 to i32
  %17 = icmp eq i32 %16, 43
  br i1 %17, label %62, label %18

18:                                               ; preds = %14
  %19 = load i8, ptr %2, align 1
  %20 = sext i8 %19 to i32
  %21 = icmp eq i32 %20, 32
  br i1 %21, label %62, label %22

22:                                               ; preds = %18
  %23 = load i8, ptr %2, align 1
  %24 = sext i8 %23 to i32
  %25 = icmp eq i32 %24, 35
  br i1 %25, label %62, label %26

26:                                               ; preds = %22
  %27 = load i8, ptr %2, align 1
  %28 = sext i8 %27 to i32
  %29 = icmp eq i32 %28, 46
  br i1 %29, label %62, label %30

30:                                               ; preds = %26
  %31 = load i8, ptr %2, align 1
  %32 = sext i8 %31 to i32
  %33 = icmp eq i32 %32, 39
  br i1 %33, label %62, label %34

34:                                               ; preds = %30
  %35 = load i8, ptr %2, align 1
  %36 = sext i8 %35 to i32
  %37 = icmp eq i32 %36, 42
  br i1 %37, label %62, label %38

38:                                               ; preds = %34
  %39 = load i8, ptr %2, align 1
  %40 = sext i8 %39 to i32
  %41 = icmp eq i32 %40, 104
  br i1 %41, label %62, label %42

42:                                               ; preds = %38
  %43 = load i8, ptr %2, align 1
  %44 = sext i8 %43 to i32
  %45 = icmp eq i32 %44, 108
  br i1 %45, label %62, label %46

46:                                               ; preds = %42
  %47 = load i8, ptr %2, align 1
  %48 = sext i8 %47 to i32
  %49 = icmp eq i32 %48, 113
  br i1 %49, label %62, label %50

50:                                               ; preds = %46
  %51 = load i8, ptr %2, align 1
  %52 = sext i8 %51 to i32
  %53 = icmp eq i32 %52, 106
  br i1 %53, label %62, label %54

54:                                               ; preds = %50
  %55 = load i8, ptr %2, align 1
  %56 = sext i8 %55 to i32
  %57 = icmp eq i32 %56, 122
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = load i8, ptr %2, align 1
  %60 = sext i8 %59 to i32
  %61 = icmp eq i32 %60, 116
  br label %62

62:                                               ; preds = %58, %54, %50, %46, %42, %38, %34, %30, %26, %22, %18, %14, %10, %6
  %63 = phi i1 [ true, %54 ], [ true, %50 ], [ true, %46 ], [ true, %42 ], [ true, %38 ], [ true, %34 ], [ true, %30 ], [ true, %26 ], [ true, %22 ], [ true, %18 ], [ true, %14 ], [ true, %10 ], [ true, %6 ], [ %61, %58 ]
  ret i1 %63
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @string_length(ptr addrspace(4) noundef %0) #8 {
  %2 = alloca i64, align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  %5 = load ptr addrspace(4), ptr %3, align 8
  %6 = icmp ne ptr addrspace(4) %5, null
  br i1 %6, label %8, label %7

7:                                                ; preds = %1
  store i64 6, ptr %2, align 8
  br label %20

8:                                                ; preds = %1
  call void @llvm.lifetime.start.p0(ptr %4) #12
  store i64 0, ptr %4, align 8
  br label %9

9:                                                ; preds = %15, %8
  %10 = load ptr addrspace(4), ptr %3, align 8
  %11 = load i64, ptr %4, align 8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 %11
  %13 = load i8, ptr addrspace(4) %12, align 1
  %14 = icmp ne i8 %13, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %9
  %16 = load i64, ptr %4, align 8
  %17 = add i64 %16, 1
  store i64 %17, ptr %4, align 8
  br label %9

18:                                               ; preds = %9
  %19 = load i64, ptr %4, align 8
  store i64 %19, ptr %2, align 8
  call void @llvm.lifetime.end.p0(ptr %4) #12
  br label %20

20:                                               ; preds = %18, %7
  %21 = load i64, ptr %2, align 8
  ret i64 %21
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #9

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #6 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #12 = { nounwind }
attributes #13 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #14 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #15 = { convergent nounwind willreturn memory(none) }
attributes #16 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "end_barriers.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "sum_of_some", scope: !14, file: !14, line: 14, type: !15, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/end_barriers.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 16, column: 3, scope: !13)
!21 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!24 = distinct !DILocation(line: 16, column: 17, scope: !13)
!25 = !DILocation(line: 39, column: 175, scope: !22, inlinedAt: !24)
!26 = !DILocation(line: 16, column: 13, scope: !13)
!27 = !DILocation(line: 40, column: 207, scope: !28, inlinedAt: !29)
!28 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!29 = distinct !DILocation(line: 16, column: 34, scope: !13)
!30 = !DILocation(line: 40, column: 174, scope: !28, inlinedAt: !29)
!31 = !DILocation(line: 41, column: 207, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 16, column: 47, scope: !13)
!34 = !DILocation(line: 41, column: 174, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 16, column: 45, scope: !13)
!36 = !DILocation(line: 16, column: 60, scope: !13)
!37 = !DILocation(line: 16, column: 58, scope: !13)
!38 = !DILocation(line: 16, column: 30, scope: !13)
!39 = !DILocation(line: 17, column: 8, scope: !13)
!40 = !DILocation(line: 17, column: 3, scope: !13)
!41 = !DILocation(line: 17, column: 11, scope: !13)
!42 = !DILocation(line: 18, column: 7, scope: !13)
!43 = !DILocation(line: 18, column: 12, scope: !13)
!44 = !DILocation(line: 18, column: 9, scope: !13)
!45 = !DILocation(line: 18, column: 15, scope: !13)
!46 = !DILocation(line: 19, column: 13, scope: !13)
!47 = !DILocation(line: 19, column: 16, scope: !13)
!48 = !DILocation(line: 19, column: 8, scope: !13)
!49 = !DILocation(line: 19, column: 3, scope: !13)
!50 = !DILocation(line: 19, column: 11, scope: !13)
!51 = !DILocation(line: 20, column: 3, scope: !13)
!52 = !DILocation(line: 21, column: 3, scope: !13)
!53 = !DILocation(line: 21, column: 25, scope: !13)
!54 = !DILocation(line: 40, column: 207, scope: !28, inlinedAt: !55)
!55 = distinct !DILocation(line: 21, column: 33, scope: !13)
!56 = !DILocation(line: 40, column: 174, scope: !28, inlinedAt: !55)
!57 = !DILocation(line: 41, column: 207, scope: !32, inlinedAt: !58)
!58 = distinct !DILocation(line: 21, column: 46, scope: !13)
!59 = !DILocation(line: 41, column: 174, scope: !32, inlinedAt: !58)
!60 = !DILocation(line: 21, column: 44, scope: !13)
!61 = !DILocation(line: 21, column: 27, scope: !13)
!62 = !DILocation(line: 21, column: 21, scope: !13)
!63 = !DILocation(line: 21, column: 13, scope: !13)
!64 = !DILocation(line: 22, column: 8, scope: !13)
!65 = !DILocation(line: 22, column: 12, scope: !13)
!66 = !DILocation(line: 22, column: 22, scope: !13)
!67 = !DILocation(line: 22, column: 29, scope: !13)
!68 = !DILocation(line: 22, column: 27, scope: !13)
!69 = !DILocation(line: 22, column: 3, scope: !13)
!70 = !DILocation(line: 28, column: 7, scope: !13)
!71 = !DILocation(line: 28, column: 9, scope: !13)
!72 = !DILocation(line: 23, column: 5, scope: !13)
!73 = !DILocation(line: 23, column: 17, scope: !13)
!74 = !DILocation(line: 23, column: 21, scope: !13)
!75 = !DILocation(line: 23, column: 19, scope: !13)
!76 = !DILocation(line: 23, column: 28, scope: !13)
!77 = !DILocation(line: 23, column: 26, scope: !13)
!78 = !DILocation(line: 23, column: 41, scope: !13)
!79 = !DILocation(line: 23, column: 45, scope: !13)
!80 = !DILocation(line: 23, column: 43, scope: !13)
!81 = !DILocation(line: 23, column: 36, scope: !13)
!82 = !DILocation(line: 23, column: 9, scope: !13)
!83 = !DILocation(line: 24, column: 5, scope: !13)
!84 = !DILocation(line: 25, column: 16, scope: !13)
!85 = !DILocation(line: 25, column: 10, scope: !13)
!86 = !DILocation(line: 25, column: 5, scope: !13)
!87 = !DILocation(line: 25, column: 13, scope: !13)
!88 = !DILocation(line: 26, column: 5, scope: !13)
!89 = !DILocation(line: 27, column: 3, scope: !13)
!90 = !DILocation(line: 22, column: 41, scope: !13)
!91 = distinct !{!91, !69, !89, !92}
!92 = !{!"llvm.loop.mustprogress"}
!93 = !DILocation(line: 28, column: 33, scope: !13)
!94 = !DILocation(line: 28, column: 15, scope: !13)
!95 = !DILocation(line: 40, column: 207, scope: !28, inlinedAt: !96)
!96 = distinct !DILocation(line: 28, column: 19, scope: !13)
!97 = !DILocation(line: 40, column: 174, scope: !28, inlinedAt: !96)
!98 = !DILocation(line: 28, column: 31, scope: !13)
!99 = !DILocation(line: 29, column: 1, scope: !13)
!100 = distinct !DISubprogram(name: "__syncthreads", scope: !23, file: !23, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!101 = !DILocation(line: 60, column: 55, scope: !100)
!102 = !DILocation(line: 60, column: 76, scope: !100)
!103 = distinct !DISubprogram(name: "min", scope: !104, file: !104, line: 95, type: !15, scopeLine: 95, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!104 = !DIFile(filename: "hipspv/include/hip/math_functions.h", directory: "/work/main")
!105 = !DILocation(line: 95, column: 88, scope: !103)
!106 = !DILocation(line: 95, column: 92, scope: !103)
!107 = !DILocation(line: 95, column: 90, scope: !103)
!108 = !DILocation(line: 95, column: 81, scope: !103)
!109 = distinct !DISubprogram(name: "leave_in_turns", scope: !14, file: !14, line: 32, type: !15, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = !DILocation(line: 34, column: 3, scope: !109)
!111 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !112)
!112 = distinct !DILocation(line: 34, column: 17, scope: !109)
!113 = !DILocation(line: 39, column: 175, scope: !22, inlinedAt: !112)
!114 = !DILocation(line: 34, column: 13, scope: !109)
!115 = !DILocation(line: 35, column: 3, scope: !109)
!116 = !DILocation(line: 35, column: 15, scope: !109)
!117 = !DILocation(line: 35, column: 7, scope: !109)
!118 = !DILocation(line: 36, column: 8, scope: !109)
!119 = !DILocation(line: 36, column: 12, scope: !109)
!120 = !DILocation(line: 37, column: 15, scope: !109)
!121 = !DILocation(line: 37, column: 10, scope: !109)
!122 = !DILocation(line: 37, column: 5, scope: !109)
!123 = !DILocation(line: 37, column: 13, scope: !109)
!124 = !DILocation(line: 38, column: 5, scope: !109)
!125 = !DILocation(line: 39, column: 9, scope: !109)
!126 = !DILocation(line: 39, column: 13, scope: !109)
!127 = !DILocation(line: 39, column: 11, scope: !109)
!128 = !DILocation(line: 40, column: 16, scope: !109)
!129 = !DILocation(line: 40, column: 7, scope: !109)
!130 = !DILocation(line: 40, column: 11, scope: !109)
!131 = !DILocation(line: 40, column: 14, scope: !109)
!132 = !DILocation(line: 36, column: 3, scope: !109)
!133 = !DILocation(line: 46, column: 1, scope: !109)
!134 = !DILocation(line: 43, column: 19, scope: !109)
!135 = !DILocation(line: 43, column: 21, scope: !109)
!136 = !DILocation(line: 43, column: 26, scope: !109)
!137 = !DILocation(line: 43, column: 13, scope: !109)
!138 = !DILocation(line: 43, column: 38, scope: !109)
!139 = !DILocation(line: 43, column: 11, scope: !109)
!140 = !DILocation(line: 44, column: 5, scope: !109)
!141 = !DILocation(line: 36, column: 24, scope: !109)
!142 = distinct !{!142, !132, !143, !92}
!143 = !DILocation(line: 45, column: 3, scope: !109)
!144 = distinct !DISubprogram(name: "barrier_inside", scope: !14, file: !14, line: 68, type: !15, scopeLine: 68, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !DILocation(line: 69, column: 3, scope: !144)
!146 = !DILocation(line: 70, column: 13, scope: !144)
!147 = !DILocation(line: 70, column: 3, scope: !144)
!148 = !DILocation(line: 70, column: 8, scope: !144)
!149 = !DILocation(line: 70, column: 11, scope: !144)
!150 = !DILocation(line: 71, column: 3, scope: !144)
!151 = !DILocation(line: 72, column: 10, scope: !144)
!152 = !DILocation(line: 72, column: 16, scope: !144)
!153 = !DILocation(line: 72, column: 18, scope: !144)
!154 = !DILocation(line: 72, column: 23, scope: !144)
!155 = !DILocation(line: 72, column: 3, scope: !144)
!156 = distinct !DISubprogram(name: "ends_in_loop", scope: !14, file: !14, line: 76, type: !15, scopeLine: 76, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!157 = !DILocation(line: 78, column: 3, scope: !156)
!158 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !159)
!159 = distinct !DILocation(line: 78, column: 17, scope: !156)
!160 = !DILocation(line: 39, column: 175, scope: !22, inlinedAt: !159)
!161 = !DILocation(line: 78, column: 13, scope: !156)
!162 = !DILocation(line: 79, column: 3, scope: !156)
!163 = !DILocation(line: 79, column: 7, scope: !156)
!164 = !DILocation(line: 80, column: 8, scope: !156)
!165 = !DILocation(line: 80, column: 12, scope: !156)
!166 = !DILocation(line: 80, column: 19, scope: !156)
!167 = !DILocation(line: 80, column: 21, scope: !156)
!168 = !DILocation(line: 80, column: 3, scope: !156)
!169 = !DILocation(line: 86, column: 12, scope: !156)
!170 = !DILocation(line: 86, column: 3, scope: !156)
!171 = !DILocation(line: 86, column: 7, scope: !156)
!172 = !DILocation(line: 86, column: 10, scope: !156)
!173 = !DILocation(line: 87, column: 1, scope: !156)
!174 = !DILocation(line: 81, column: 9, scope: !156)
!175 = !DILocation(line: 81, column: 14, scope: !156)
!176 = !DILocation(line: 81, column: 21, scope: !156)
!177 = !DILocation(line: 81, column: 11, scope: !156)
!178 = !DILocation(line: 81, column: 41, scope: !156)
!179 = !DILocation(line: 81, column: 44, scope: !156)
!180 = !DILocation(line: 81, column: 50, scope: !156)
!181 = !DILocation(line: 63, column: 7, scope: !182, inlinedAt: !183)
!182 = distinct !DISubprogram(name: "guarded", scope: !14, file: !14, line: 62, type: !15, scopeLine: 62, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!183 = distinct !DILocation(line: 81, column: 33, scope: !156)
!184 = !DILocation(line: 63, column: 12, scope: !182, inlinedAt: !183)
!185 = !DILocation(line: 63, column: 17, scope: !182, inlinedAt: !183)
!186 = !DILocation(line: 63, column: 20, scope: !182, inlinedAt: !183)
!187 = !DILocation(line: 63, column: 29, scope: !182, inlinedAt: !183)
!188 = !DILocation(line: 63, column: 26, scope: !182, inlinedAt: !183)
!189 = !DILocation(line: 23, column: 48, scope: !190, inlinedAt: !192)
!190 = distinct !DISubprogram(name: "__trap", scope: !191, file: !191, line: 23, type: !15, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!191 = !DIFile(filename: "hipspv/include/hip/spirv_detail/print.h", directory: "/work/main")
!192 = distinct !DILocation(line: 63, column: 37, scope: !182, inlinedAt: !183)
!193 = !DILocation(line: 64, column: 7, scope: !182, inlinedAt: !183)
!194 = !DILocation(line: 64, column: 12, scope: !182, inlinedAt: !183)
!195 = !DILocation(line: 64, column: 17, scope: !182, inlinedAt: !183)
!196 = !DILocation(line: 64, column: 20, scope: !182, inlinedAt: !183)
!197 = !DILocation(line: 64, column: 29, scope: !182, inlinedAt: !183)
!198 = !DILocation(line: 64, column: 26, scope: !182, inlinedAt: !183)
!199 = !DILocation(line: 64, column: 37, scope: !182, inlinedAt: !183)
!200 = !DILocation(line: 65, column: 7, scope: !182, inlinedAt: !183)
!201 = !DILocation(line: 65, column: 12, scope: !182, inlinedAt: !183)
!202 = !DILocation(line: 65, column: 39, scope: !182, inlinedAt: !183)
!203 = !DILocation(line: 65, column: 48, scope: !182, inlinedAt: !183)
!204 = !DILocation(line: 65, column: 45, scope: !182, inlinedAt: !183)
!205 = !DILocation(line: 65, column: 19, scope: !182, inlinedAt: !183)
!206 = !DILocation(line: 65, column: 69, scope: !182, inlinedAt: !183)
!207 = !DILocation(line: 66, column: 10, scope: !182, inlinedAt: !183)
!208 = !DILocation(line: 66, column: 16, scope: !182, inlinedAt: !183)
!209 = !DILocation(line: 66, column: 3, scope: !182, inlinedAt: !183)
!210 = !DILocation(line: 81, column: 58, scope: !156)
!211 = !DILocation(line: 81, column: 64, scope: !156)
!212 = !DILocation(line: 81, column: 62, scope: !156)
!213 = !DILocation(line: 81, column: 30, scope: !156)
!214 = !DILocation(line: 81, column: 26, scope: !156)
!215 = !DILocation(line: 82, column: 33, scope: !156)
!216 = !DILocation(line: 82, column: 12, scope: !156)
!217 = !DILocation(line: 82, column: 9, scope: !156)
!218 = !DILocation(line: 83, column: 32, scope: !156)
!219 = !DILocation(line: 83, column: 34, scope: !156)
!220 = !DILocation(line: 83, column: 38, scope: !156)
!221 = !DILocation(line: 83, column: 12, scope: !156)
!222 = !DILocation(line: 83, column: 9, scope: !156)
!223 = !DILocation(line: 84, column: 26, scope: !156)
!224 = !DILocation(line: 84, column: 28, scope: !156)
!225 = !DILocation(line: 84, column: 9, scope: !156)
!226 = !DILocation(line: 84, column: 40, scope: !156)
!227 = !DILocation(line: 84, column: 36, scope: !156)
!228 = !DILocation(line: 80, column: 27, scope: !156)
!229 = distinct !{!229, !168, !230, !92}
!230 = !DILocation(line: 85, column: 3, scope: !156)
!231 = distinct !DISubprogram(name: "__syncthreads_count", scope: !23, file: !23, line: 61, type: !15, scopeLine: 61, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!232 = !DILocation(line: 62, column: 33, scope: !231)
!233 = !DILocation(line: 62, column: 43, scope: !231)
!234 = !DILocation(line: 62, column: 10, scope: !231)
!235 = !DILocation(line: 62, column: 3, scope: !231)
!236 = distinct !DISubprogram(name: "__syncthreads_or", scope: !23, file: !23, line: 64, type: !15, scopeLine: 64, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!237 = !DILocation(line: 65, column: 33, scope: !236)
!238 = !DILocation(line: 65, column: 43, scope: !236)
!239 = !DILocation(line: 65, column: 10, scope: !236)
!240 = !DILocation(line: 65, column: 49, scope: !236)
!241 = !DILocation(line: 65, column: 3, scope: !236)
!242 = distinct !DISubprogram(name: "two_barriers", scope: !14, file: !14, line: 119, type: !15, scopeLine: 119, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!243 = !DILocation(line: 121, column: 3, scope: !242)
!244 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !245)
!245 = distinct !DILocation(line: 121, column: 17, scope: !242)
!246 = !DILocation(line: 39, column: 175, scope: !22, inlinedAt: !245)
!247 = !DILocation(line: 121, column: 13, scope: !242)
!248 = !DILocation(line: 122, column: 7, scope: !242)
!249 = !DILocation(line: 122, column: 9, scope: !242)
!250 = !DILocation(line: 123, column: 9, scope: !242)
!251 = !DILocation(line: 123, column: 11, scope: !242)
!252 = !DILocation(line: 123, column: 22, scope: !242)
!253 = !DILocation(line: 123, column: 17, scope: !242)
!254 = !DILocation(line: 124, column: 5, scope: !242)
!255 = !DILocation(line: 125, column: 14, scope: !242)
!256 = !DILocation(line: 125, column: 5, scope: !242)
!257 = !DILocation(line: 125, column: 9, scope: !242)
!258 = !DILocation(line: 125, column: 12, scope: !242)
!259 = !DILocation(line: 126, column: 5, scope: !242)
!260 = !DILocation(line: 128, column: 3, scope: !242)
!261 = !DILocation(line: 129, column: 12, scope: !242)
!262 = !DILocation(line: 129, column: 19, scope: !242)
!263 = !DILocation(line: 129, column: 17, scope: !242)
!264 = !DILocation(line: 129, column: 3, scope: !242)
!265 = !DILocation(line: 129, column: 7, scope: !242)
!266 = !DILocation(line: 129, column: 10, scope: !242)
!267 = !DILocation(line: 130, column: 1, scope: !242)
!268 = !{i8 0, i8 2}
