; ModuleID = '<memory>'
source_filename = "tests/programs/zero_length.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.Tail = type { i8, [0 x i32] }
%struct.Empty = type { i8 }
%struct.Holder = type { i16, i64 }
%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.Message = type { i32, [0 x double] }

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_Z13__syncthreadsv = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@message = hidden addrspace(1) externally_initialized global { i32, [3 x double] } { i32 3, [3 x double] [double 1.500000e+00, double 2.500000e+00, double 3.500000e+00] }, align 8
@tail = hidden addrspace(1) externally_initialized global %struct.Tail { i8 116, [0 x i32] zeroinitializer }, align 4
@empty_constant = hidden addrspace(1) externally_initialized constant %struct.Empty undef, align 1
@_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder = internal addrspace(3) global %struct.Holder undef, align 8
@_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail = internal addrspace(3) global %struct.Tail undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@scratch = external hidden addrspace(3) global [0 x double], align 8
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_a8491f3853fc8203 = addrspace(1) global i8 0

; Function Attrs: convergent mustprogress noinline nounwind
define hidden spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef %0, i16 %1, i64 %2) #0 !dbg !13 {
  %4 = alloca i32, align 4
  %5 = alloca %struct.Empty, align 1
  %6 = alloca %struct.Holder, align 8
  %7 = alloca i32, align 4
  %8 = addrspacecast ptr %4 to ptr addrspace(4)
  %9 = addrspacecast ptr %5 to ptr addrspace(4)
  %10 = addrspacecast ptr %6 to ptr addrspace(4)
  %11 = addrspacecast ptr %7 to ptr addrspace(4)
  %12 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %10, i32 0, i32 0
  store i16 %1, ptr addrspace(4) %12, align 8
  %13 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %10, i32 0, i32 1
  store i64 %2, ptr addrspace(4) %13, align 8
  store i32 %0, ptr addrspace(4) %11, align 4, !tbaa !9
  %14 = load i32, ptr addrspace(4) %11, align 4, !dbg !17, !tbaa !9
  %15 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %10, i32 0, i32 0, !dbg !18
  %16 = load i16, ptr addrspace(4) %15, align 8, !dbg !18, !tbaa !19
  %17 = sext i16 %16 to i32, !dbg !24
  %18 = add nsw i32 %14, %17, !dbg !25
  %19 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %10, i32 0, i32 1, !dbg !26
  %20 = load i64, ptr addrspace(4) %19, align 8, !dbg !26, !tbaa !27
  %21 = trunc i64 %20 to i32, !dbg !28
  %22 = add nsw i32 %18, %21, !dbg !29
  ret i32 %22, !dbg !30
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p2.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 comdat align 2 !dbg !31 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8, !dbg !33
  %4 = trunc i64 %3 to i32, !dbg !33
  ret i32 %4, !dbg !34
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 comdat align 2 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !36
  %4 = trunc i64 %3 to i32, !dbg !36
  ret i32 %4, !dbg !37
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define linkonce_odr hidden spir_func void @_Z13__syncthreadsv() #4 comdat !dbg !38 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !39
  ret void, !dbg !40
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: convergent mustprogress norecurse nounwind
define spir_kernel void @_Z6kernelPK7Message4Tail5EmptyPdi(ptr addrspace(1) noundef %0, ptr noundef byval(%struct.Tail) align 4 %1, ptr noundef byval(%struct.Empty) align 1 %2, ptr addrspace(1) noundef %3, i32 noundef %4) #7 !dbg !41 {
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca %struct.Tail, align 4
  %8 = alloca %struct.Empty, align 1
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i32, align 4
  %13 = alloca %struct.Empty, align 1
  %14 = alloca %struct.Holder, align 8
  %15 = alloca %struct.Empty, align 1
  %16 = alloca %struct.Holder, align 8
  %17 = alloca [2 x %struct.Tail], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = addrspacecast ptr %6 to ptr addrspace(4)
  %23 = addrspacecast ptr %7 to ptr addrspace(4)
  %24 = addrspacecast ptr %8 to ptr addrspace(4)
  %25 = addrspacecast ptr %9 to ptr addrspace(4)
  %26 = addrspacecast ptr %10 to ptr addrspace(4)
  %27 = addrspacecast ptr %11 to ptr addrspace(4)
  %28 = addrspacecast ptr %12 to ptr addrspace(4)
  %29 = addrspacecast ptr %13 to ptr addrspace(4)
  %30 = addrspacecast ptr %14 to ptr addrspace(4)
  %31 = addrspacecast ptr %15 to ptr addrspace(4)
  %32 = addrspacecast ptr %16 to ptr addrspace(4)
  %33 = addrspacecast ptr %17 to ptr addrspace(4)
  %34 = addrspacecast ptr %18 to ptr addrspace(4)
  %35 = addrspacecast ptr %20 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %22, align 8
  %36 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !42
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %23, ptr align 4 %1, i64 4, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %24, ptr align 1 %2, i64 1, i1 false)
  store ptr addrspace(1) %3, ptr addrspace(4) %25, align 8
  %37 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !45
  store ptr addrspace(4) %36, ptr addrspace(4) %26, align 8, !tbaa !42
  store ptr addrspace(4) %37, ptr addrspace(4) %27, align 8, !tbaa !45
  store i32 %4, ptr addrspace(4) %28, align 4, !tbaa !9
  %38 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !47
  %39 = icmp eq i32 %38, 0, !dbg !48
  br i1 %39, label %40, label %96, !dbg !48

40:                                               ; preds = %5
  store i16 5, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), align 8, !dbg !49, !tbaa !19
  store i64 7, ptr addrspace(4) getelementptr inbounds nuw (%struct.Holder, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !50, !tbaa !27
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail to ptr addrspace(4)), ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !51, !tbaa.struct !52
  %41 = load double, ptr addrspace(4) getelementptr inbounds ([0 x double], ptr addrspace(4) getelementptr inbounds nuw (%struct.Message, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), i32 0, i32 1), i64 0, i64 2), align 8, !dbg !54, !tbaa !55
  %42 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), align 8, !dbg !57, !tbaa !9
  %43 = sitofp i32 %42 to double, !dbg !58
  %44 = fadd contract double %41, %43, !dbg !59
  %45 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !60, !tbaa !45
  %46 = getelementptr inbounds double, ptr addrspace(4) %45, i64 0, !dbg !60
  store double %44, ptr addrspace(4) %46, align 8, !dbg !61, !tbaa !55
  %47 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail to ptr addrspace(4)), align 4, !dbg !62, !tbaa !63
  %48 = sext i8 %47 to i32, !dbg !65
  %49 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @tail to ptr addrspace(4)), align 4, !dbg !66, !tbaa !63
  %50 = sext i8 %49 to i32, !dbg !67
  %51 = add nsw i32 %48, %50, !dbg !68
  %52 = sitofp i32 %51 to double, !dbg !65
  %53 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !69, !tbaa !45
  %54 = getelementptr inbounds double, ptr addrspace(4) %53, i64 1, !dbg !69
  store double %52, ptr addrspace(4) %54, align 8, !dbg !70, !tbaa !55
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %30, ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i64 16, i1 false), !dbg !71, !tbaa.struct !72
  %55 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %30, i32 0, i32 0, !dbg !75
  %56 = load i16, ptr addrspace(4) %55, align 8, !dbg !75
  %57 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %30, i32 0, i32 1, !dbg !75
  %58 = load i64, ptr addrspace(4) %57, align 8, !dbg !75
  %59 = call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 100, i16 %56, i64 %58) #9, !dbg !75
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %32, ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i64 16, i1 false), !dbg !76, !tbaa.struct !72
  %60 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %32, i32 0, i32 0, !dbg !77
  %61 = load i16, ptr addrspace(4) %60, align 8, !dbg !77
  %62 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %32, i32 0, i32 1, !dbg !77
  %63 = load i64, ptr addrspace(4) %62, align 8, !dbg !77
  %64 = call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 1, i16 %61, i64 %63) #9, !dbg !77
  %65 = add nsw i32 %59, %64, !dbg !78
  %66 = sitofp i32 %65 to double, !dbg !75
  %67 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !79, !tbaa !45
  %68 = getelementptr inbounds double, ptr addrspace(4) %67, i64 2, !dbg !79
  store double %66, ptr addrspace(4) %68, align 8, !dbg !80, !tbaa !55
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !81
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %33, ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !82, !tbaa.struct !52
  %69 = getelementptr inbounds %struct.Tail, ptr addrspace(4) %33, i64 1, !dbg !83
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %69, ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !84, !tbaa.struct !52
  %70 = load i32, ptr addrspace(4) %28, align 4, !dbg !85, !tbaa !9
  %71 = and i32 %70, 1, !dbg !86
  %72 = sext i32 %71 to i64, !dbg !87
  %73 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 %72, !dbg !87
  %74 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %73, i32 0, i32 0, !dbg !88
  store i8 120, ptr addrspace(4) %74, align 4, !dbg !89, !tbaa !63
  %75 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 0, !dbg !90
  %76 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %75, i32 0, i32 0, !dbg !91
  %77 = load i8, ptr addrspace(4) %76, align 4, !dbg !91, !tbaa !63
  %78 = sext i8 %77 to i32, !dbg !90
  %79 = mul nsw i32 %78, 1000, !dbg !92
  %80 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 1, !dbg !93
  %81 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %80, i32 0, i32 0, !dbg !94
  %82 = load i8, ptr addrspace(4) %81, align 4, !dbg !94, !tbaa !63
  %83 = sext i8 %82 to i32, !dbg !93
  %84 = add nsw i32 %79, %83, !dbg !95
  %85 = sitofp i32 %84 to double, !dbg !90
  %86 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !96, !tbaa !45
  %87 = getelementptr inbounds double, ptr addrspace(4) %86, i64 3, !dbg !96
  store double %85, ptr addrspace(4) %87, align 8, !dbg !97, !tbaa !55
  %88 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %23, i32 0, i32 1, !dbg !98
  %89 = getelementptr inbounds [0 x i32], ptr addrspace(4) %88, i64 0, i64 0, !dbg !99
  %90 = ptrtoint ptr addrspace(4) %89 to i64, !dbg !100
  %91 = ptrtoint ptr addrspace(4) %23 to i64, !dbg !100
  %92 = sub i64 %90, %91, !dbg !100
  %93 = sitofp i64 %92 to double, !dbg !101
  %94 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !102, !tbaa !45
  %95 = getelementptr inbounds double, ptr addrspace(4) %94, i64 4, !dbg !102
  store double %93, ptr addrspace(4) %95, align 8, !dbg !103, !tbaa !55
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !104
  br label %96, !dbg !104

96:                                               ; preds = %40, %5
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !105
  %97 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !106
  store i32 %97, ptr addrspace(4) %34, align 4, !dbg !107, !tbaa !9
  br label %98, !dbg !105

98:                                               ; preds = %118, %96
  %99 = load i32, ptr addrspace(4) %34, align 4, !dbg !108, !tbaa !9
  %100 = load i32, ptr addrspace(4) %28, align 4, !dbg !109, !tbaa !9
  %101 = icmp slt i32 %99, %100, !dbg !110
  br i1 %101, label %103, label %102, !dbg !111

102:                                              ; preds = %98
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !111
  br label %122

103:                                              ; preds = %98
  %104 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !112, !tbaa !42
  %105 = getelementptr inbounds nuw %struct.Message, ptr addrspace(4) %104, i32 0, i32 1, !dbg !113
  %106 = load i32, ptr addrspace(4) %34, align 4, !dbg !114, !tbaa !9
  %107 = sext i32 %106 to i64, !dbg !112
  %108 = getelementptr inbounds [0 x double], ptr addrspace(4) %105, i64 0, i64 %107, !dbg !112
  %109 = load double, ptr addrspace(4) %108, align 8, !dbg !112, !tbaa !55
  %110 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !115, !tbaa !42
  %111 = getelementptr inbounds nuw %struct.Message, ptr addrspace(4) %110, i32 0, i32 0, !dbg !116
  %112 = load i32, ptr addrspace(4) %111, align 8, !dbg !116, !tbaa !9
  %113 = sitofp i32 %112 to double, !dbg !115
  %114 = fmul contract double %109, %113, !dbg !117
  %115 = load i32, ptr addrspace(4) %34, align 4, !dbg !118, !tbaa !9
  %116 = sext i32 %115 to i64, !dbg !119
  %117 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %116, !dbg !119
  store double %114, ptr addrspace(4) %117, align 8, !dbg !120, !tbaa !55
  br label %118, !dbg !119

118:                                              ; preds = %103
  %119 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !121
  %120 = load i32, ptr addrspace(4) %34, align 4, !dbg !122, !tbaa !9
  %121 = add i32 %120, %119, !dbg !122
  store i32 %121, ptr addrspace(4) %34, align 4, !dbg !122, !tbaa !9
  br label %98, !dbg !111, !llvm.loop !123

122:                                              ; preds = %102
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !125
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !126
  %123 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !127
  store i32 %123, ptr addrspace(4) %35, align 4, !dbg !128, !tbaa !9
  br label %124, !dbg !126

124:                                              ; preds = %142, %122
  %125 = load i32, ptr addrspace(4) %35, align 4, !dbg !129, !tbaa !9
  %126 = load i32, ptr addrspace(4) %28, align 4, !dbg !130, !tbaa !9
  %127 = icmp slt i32 %125, %126, !dbg !131
  br i1 %127, label %129, label %128, !dbg !132

128:                                              ; preds = %124
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !132
  br label %146

129:                                              ; preds = %124
  %130 = load i32, ptr addrspace(4) %28, align 4, !dbg !133, !tbaa !9
  %131 = sub nsw i32 %130, 1, !dbg !134
  %132 = load i32, ptr addrspace(4) %35, align 4, !dbg !135, !tbaa !9
  %133 = sub nsw i32 %131, %132, !dbg !136
  %134 = sext i32 %133 to i64, !dbg !137
  %135 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %134, !dbg !137
  %136 = load double, ptr addrspace(4) %135, align 8, !dbg !137, !tbaa !55
  %137 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !138, !tbaa !45
  %138 = load i32, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  %139 = add nsw i32 5, %138, !dbg !140
  %140 = sext i32 %139 to i64, !dbg !138
  %141 = getelementptr inbounds double, ptr addrspace(4) %137, i64 %140, !dbg !138
  store double %136, ptr addrspace(4) %141, align 8, !dbg !141, !tbaa !55
  br label %142, !dbg !138

142:                                              ; preds = %129
  %143 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !142
  %144 = load i32, ptr addrspace(4) %35, align 4, !dbg !143, !tbaa !9
  %145 = add i32 %144, %143, !dbg !143
  store i32 %145, ptr addrspace(4) %35, align 4, !dbg !143, !tbaa !9
  br label %124, !dbg !132, !llvm.loop !144

146:                                              ; preds = %128
  ret void, !dbg !146
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #8 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "zero_length.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "with_empty", scope: !14, file: !14, line: 24, type: !15, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/zero_length.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !DILocation(line: 25, column: 10, scope: !13)
!18 = !DILocation(line: 25, column: 25, scope: !13)
!19 = !{!20, !21, i64 0}
!20 = !{!"_ZTS6Holder", !21, i64 0, !22, i64 2, !23, i64 8}
!21 = !{!"short", !11, i64 0}
!22 = !{!"_ZTSN6HolderUt_E"}
!23 = !{!"long", !11, i64 0}
!24 = !DILocation(line: 25, column: 18, scope: !13)
!25 = !DILocation(line: 25, column: 16, scope: !13)
!26 = !DILocation(line: 25, column: 57, scope: !13)
!27 = !{!20, !23, i64 8}
!28 = !DILocation(line: 25, column: 50, scope: !13)
!29 = !DILocation(line: 25, column: 31, scope: !13)
!30 = !DILocation(line: 25, column: 3, scope: !13)
!31 = distinct !DISubprogram(name: "__get_x", scope: !32, file: !32, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!32 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!33 = !DILocation(line: 39, column: 208, scope: !31)
!34 = !DILocation(line: 39, column: 175, scope: !31)
!35 = distinct !DISubprogram(name: "__get_x", scope: !32, file: !32, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = !DILocation(line: 41, column: 207, scope: !35)
!37 = !DILocation(line: 41, column: 174, scope: !35)
!38 = distinct !DISubprogram(name: "__syncthreads", scope: !32, file: !32, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !DILocation(line: 60, column: 55, scope: !38)
!40 = !DILocation(line: 60, column: 76, scope: !38)
!41 = distinct !DISubprogram(name: "kernel", scope: !14, file: !14, line: 28, type: !15, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!42 = !{!43, !43, i64 0}
!43 = !{!"p1 _ZTS7Message", !44, i64 0}
!44 = !{!"any pointer", !11, i64 0}
!45 = !{!46, !46, i64 0}
!46 = !{!"p1 double", !44, i64 0}
!47 = !DILocation(line: 32, column: 7, scope: !41)
!48 = !DILocation(line: 32, column: 19, scope: !41)
!49 = !DILocation(line: 33, column: 18, scope: !41)
!50 = !DILocation(line: 34, column: 17, scope: !41)
!51 = !DILocation(line: 35, column: 17, scope: !41)
!52 = !{i64 0, i64 1, !53, i64 4, i64 0, !53}
!53 = !{!11, !11, i64 0}
!54 = !DILocation(line: 36, column: 14, scope: !41)
!55 = !{!56, !56, i64 0}
!56 = !{!"double", !11, i64 0}
!57 = !DILocation(line: 36, column: 42, scope: !41)
!58 = !DILocation(line: 36, column: 34, scope: !41)
!59 = !DILocation(line: 36, column: 32, scope: !41)
!60 = !DILocation(line: 36, column: 5, scope: !41)
!61 = !DILocation(line: 36, column: 12, scope: !41)
!62 = !DILocation(line: 37, column: 26, scope: !41)
!63 = !{!64, !11, i64 0}
!64 = !{!"_ZTS4Tail", !11, i64 0, !11, i64 4}
!65 = !DILocation(line: 37, column: 14, scope: !41)
!66 = !DILocation(line: 37, column: 37, scope: !41)
!67 = !DILocation(line: 37, column: 32, scope: !41)
!68 = !DILocation(line: 37, column: 30, scope: !41)
!69 = !DILocation(line: 37, column: 5, scope: !41)
!70 = !DILocation(line: 37, column: 12, scope: !41)
!71 = !DILocation(line: 38, column: 46, scope: !41)
!72 = !{i64 0, i64 2, !73, i64 8, i64 8, !74}
!73 = !{!21, !21, i64 0}
!74 = !{!23, !23, i64 0}
!75 = !DILocation(line: 38, column: 14, scope: !41)
!76 = !DILocation(line: 38, column: 77, scope: !41)
!77 = !DILocation(line: 38, column: 56, scope: !41)
!78 = !DILocation(line: 38, column: 54, scope: !41)
!79 = !DILocation(line: 38, column: 5, scope: !41)
!80 = !DILocation(line: 38, column: 12, scope: !41)
!81 = !DILocation(line: 39, column: 5, scope: !41)
!82 = !DILocation(line: 39, column: 22, scope: !41)
!83 = !DILocation(line: 39, column: 21, scope: !41)
!84 = !DILocation(line: 39, column: 32, scope: !41)
!85 = !DILocation(line: 40, column: 11, scope: !41)
!86 = !DILocation(line: 40, column: 13, scope: !41)
!87 = !DILocation(line: 40, column: 5, scope: !41)
!88 = !DILocation(line: 40, column: 18, scope: !41)
!89 = !DILocation(line: 40, column: 22, scope: !41)
!90 = !DILocation(line: 41, column: 14, scope: !41)
!91 = !DILocation(line: 41, column: 23, scope: !41)
!92 = !DILocation(line: 41, column: 27, scope: !41)
!93 = !DILocation(line: 41, column: 36, scope: !41)
!94 = !DILocation(line: 41, column: 45, scope: !41)
!95 = !DILocation(line: 41, column: 34, scope: !41)
!96 = !DILocation(line: 41, column: 5, scope: !41)
!97 = !DILocation(line: 41, column: 12, scope: !41)
!98 = !DILocation(line: 42, column: 74, scope: !41)
!99 = !DILocation(line: 42, column: 65, scope: !41)
!100 = !DILocation(line: 42, column: 83, scope: !41)
!101 = !DILocation(line: 42, column: 34, scope: !41)
!102 = !DILocation(line: 42, column: 5, scope: !41)
!103 = !DILocation(line: 42, column: 12, scope: !41)
!104 = !DILocation(line: 44, column: 3, scope: !41)
!105 = !DILocation(line: 45, column: 8, scope: !41)
!106 = !DILocation(line: 45, column: 16, scope: !41)
!107 = !DILocation(line: 45, column: 12, scope: !41)
!108 = !DILocation(line: 45, column: 29, scope: !41)
!109 = !DILocation(line: 45, column: 33, scope: !41)
!110 = !DILocation(line: 45, column: 31, scope: !41)
!111 = !DILocation(line: 45, column: 3, scope: !41)
!112 = !DILocation(line: 45, column: 66, scope: !41)
!113 = !DILocation(line: 45, column: 70, scope: !41)
!114 = !DILocation(line: 45, column: 77, scope: !41)
!115 = !DILocation(line: 45, column: 82, scope: !41)
!116 = !DILocation(line: 45, column: 86, scope: !41)
!117 = !DILocation(line: 45, column: 80, scope: !41)
!118 = !DILocation(line: 45, column: 61, scope: !41)
!119 = !DILocation(line: 45, column: 53, scope: !41)
!120 = !DILocation(line: 45, column: 64, scope: !41)
!121 = !DILocation(line: 45, column: 41, scope: !41)
!122 = !DILocation(line: 45, column: 38, scope: !41)
!123 = distinct !{!123, !111, !116, !124}
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 46, column: 3, scope: !41)
!126 = !DILocation(line: 47, column: 8, scope: !41)
!127 = !DILocation(line: 47, column: 16, scope: !41)
!128 = !DILocation(line: 47, column: 12, scope: !41)
!129 = !DILocation(line: 47, column: 29, scope: !41)
!130 = !DILocation(line: 47, column: 33, scope: !41)
!131 = !DILocation(line: 47, column: 31, scope: !41)
!132 = !DILocation(line: 47, column: 3, scope: !41)
!133 = !DILocation(line: 47, column: 74, scope: !41)
!134 = !DILocation(line: 47, column: 76, scope: !41)
!135 = !DILocation(line: 47, column: 82, scope: !41)
!136 = !DILocation(line: 47, column: 80, scope: !41)
!137 = !DILocation(line: 47, column: 66, scope: !41)
!138 = !DILocation(line: 47, column: 53, scope: !41)
!139 = !DILocation(line: 47, column: 61, scope: !41)
!140 = !DILocation(line: 47, column: 59, scope: !41)
!141 = !DILocation(line: 47, column: 64, scope: !41)
!142 = !DILocation(line: 47, column: 41, scope: !41)
!143 = !DILocation(line: 47, column: 38, scope: !41)
!144 = distinct !{!144, !132, !145, !124}
!145 = !DILocation(line: 47, column: 83, scope: !41)
!146 = !DILocation(line: 48, column: 1, scope: !41)
