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

@message = hidden addrspace(1) externally_initialized global { i32, [3 x double] } { i32 3, [3 x double] [double 1.500000e+00, double 2.500000e+00, double 3.500000e+00] }, align 8
@tail = hidden addrspace(1) externally_initialized global %struct.Tail { i8 116, [0 x i32] zeroinitializer }, align 4
@empty_constant = hidden addrspace(1) externally_initialized constant %struct.Empty undef, align 1
@_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder = internal addrspace(3) global %struct.Holder undef, align 8
@_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail = internal addrspace(3) global %struct.Tail undef, align 4
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@scratch = external hidden addrspace(3) global [0 x double], align 8
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@__hip_cuid_a8491f3853fc8203 = internal addrspace(1) global i8 0

; Function Attrs: convergent mustprogress noinline nounwind
define internal spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef %0, i16 %1, i64 %2) #0 !dbg !13 {
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
define internal spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #2 align 2 !dbg !31 {
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
define internal spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #2 align 2 !dbg !35 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8, !dbg !36
  %4 = trunc i64 %3 to i32, !dbg !36
  ret i32 %4, !dbg !37
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !38 {
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
  %36 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %36, ptr addrspace(4) %22, align 8
  %37 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !tbaa !42
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 4 %23, ptr align 4 %1, i64 4, i1 false)
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) align 1 %24, ptr align 1 %2, i64 1, i1 false)
  %38 = addrspacecast ptr addrspace(1) %3 to ptr addrspace(4)
  store ptr addrspace(4) %38, ptr addrspace(4) %25, align 8
  %39 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !45
  store ptr addrspace(4) %37, ptr addrspace(4) %26, align 8, !tbaa !42
  store ptr addrspace(4) %39, ptr addrspace(4) %27, align 8, !tbaa !45
  store i32 %4, ptr addrspace(4) %28, align 4, !tbaa !9
  %40 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !47
  %41 = icmp eq i32 %40, 0, !dbg !48
  br i1 %41, label %42, label %98, !dbg !48

42:                                               ; preds = %5
  store i16 5, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), align 8, !dbg !49, !tbaa !19
  store i64 7, ptr addrspace(4) getelementptr inbounds nuw (%struct.Holder, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i32 0, i32 1), align 8, !dbg !50, !tbaa !27
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail to ptr addrspace(4)), ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !51, !tbaa.struct !52
  %43 = load double, ptr addrspace(4) getelementptr inbounds ([0 x double], ptr addrspace(4) getelementptr inbounds nuw (%struct.Message, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), i32 0, i32 1), i64 0, i64 2), align 8, !dbg !54, !tbaa !55
  %44 = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @message to ptr addrspace(4)), align 8, !dbg !57, !tbaa !9
  %45 = sitofp i32 %44 to double, !dbg !58
  %46 = fadd contract double %43, %45, !dbg !59
  %47 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !60, !tbaa !45
  %48 = getelementptr inbounds double, ptr addrspace(4) %47, i64 0, !dbg !60
  store double %46, ptr addrspace(4) %48, align 8, !dbg !61, !tbaa !55
  %49 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE11shared_tail to ptr addrspace(4)), align 4, !dbg !62, !tbaa !63
  %50 = sext i8 %49 to i32, !dbg !65
  %51 = load i8, ptr addrspace(4) addrspacecast (ptr addrspace(1) @tail to ptr addrspace(4)), align 4, !dbg !66, !tbaa !63
  %52 = sext i8 %51 to i32, !dbg !67
  %53 = add nsw i32 %50, %52, !dbg !68
  %54 = sitofp i32 %53 to double, !dbg !65
  %55 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !69, !tbaa !45
  %56 = getelementptr inbounds double, ptr addrspace(4) %55, i64 1, !dbg !69
  store double %54, ptr addrspace(4) %56, align 8, !dbg !70, !tbaa !55
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %30, ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i64 16, i1 false), !dbg !71, !tbaa.struct !72
  %57 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %30, i32 0, i32 0, !dbg !75
  %58 = load i16, ptr addrspace(4) %57, align 8, !dbg !75
  %59 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %30, i32 0, i32 1, !dbg !75
  %60 = load i64, ptr addrspace(4) %59, align 8, !dbg !75
  %61 = call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 100, i16 %58, i64 %60) #9, !dbg !75
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 8 %32, ptr addrspace(4) align 8 addrspacecast (ptr addrspace(3) @_ZZ6kernelPK7Message4Tail5EmptyPdiE6holder to ptr addrspace(4)), i64 16, i1 false), !dbg !76, !tbaa.struct !72
  %62 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %32, i32 0, i32 0, !dbg !77
  %63 = load i16, ptr addrspace(4) %62, align 8, !dbg !77
  %64 = getelementptr inbounds nuw %struct.Holder, ptr addrspace(4) %32, i32 0, i32 1, !dbg !77
  %65 = load i64, ptr addrspace(4) %64, align 8, !dbg !77
  %66 = call spir_func noundef i32 @_Z10with_empty5Emptyi6Holder(i32 noundef 1, i16 %63, i64 %65) #9, !dbg !77
  %67 = add nsw i32 %61, %66, !dbg !78
  %68 = sitofp i32 %67 to double, !dbg !75
  %69 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !79, !tbaa !45
  %70 = getelementptr inbounds double, ptr addrspace(4) %69, i64 2, !dbg !79
  store double %68, ptr addrspace(4) %70, align 8, !dbg !80, !tbaa !55
  call void @llvm.lifetime.start.p0(ptr %17) #10, !dbg !81
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %33, ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !82, !tbaa.struct !52
  %71 = getelementptr inbounds %struct.Tail, ptr addrspace(4) %33, i64 1, !dbg !83
  call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) align 4 %71, ptr addrspace(4) align 4 %23, i64 4, i1 false), !dbg !84, !tbaa.struct !52
  %72 = load i32, ptr addrspace(4) %28, align 4, !dbg !85, !tbaa !9
  %73 = and i32 %72, 1, !dbg !86
  %74 = sext i32 %73 to i64, !dbg !87
  %75 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 %74, !dbg !87
  %76 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %75, i32 0, i32 0, !dbg !88
  store i8 120, ptr addrspace(4) %76, align 4, !dbg !89, !tbaa !63
  %77 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 0, !dbg !90
  %78 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %77, i32 0, i32 0, !dbg !91
  %79 = load i8, ptr addrspace(4) %78, align 4, !dbg !91, !tbaa !63
  %80 = sext i8 %79 to i32, !dbg !90
  %81 = mul nsw i32 %80, 1000, !dbg !92
  %82 = getelementptr inbounds [2 x %struct.Tail], ptr addrspace(4) %33, i64 0, i64 1, !dbg !93
  %83 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %82, i32 0, i32 0, !dbg !94
  %84 = load i8, ptr addrspace(4) %83, align 4, !dbg !94, !tbaa !63
  %85 = sext i8 %84 to i32, !dbg !93
  %86 = add nsw i32 %81, %85, !dbg !95
  %87 = sitofp i32 %86 to double, !dbg !90
  %88 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !96, !tbaa !45
  %89 = getelementptr inbounds double, ptr addrspace(4) %88, i64 3, !dbg !96
  store double %87, ptr addrspace(4) %89, align 8, !dbg !97, !tbaa !55
  %90 = getelementptr inbounds nuw %struct.Tail, ptr addrspace(4) %23, i32 0, i32 1, !dbg !98
  %91 = getelementptr inbounds [0 x i32], ptr addrspace(4) %90, i64 0, i64 0, !dbg !99
  %92 = ptrtoint ptr addrspace(4) %91 to i64, !dbg !100
  %93 = ptrtoint ptr addrspace(4) %23 to i64, !dbg !100
  %94 = sub i64 %92, %93, !dbg !100
  %95 = sitofp i64 %94 to double, !dbg !101
  %96 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !102, !tbaa !45
  %97 = getelementptr inbounds double, ptr addrspace(4) %96, i64 4, !dbg !102
  store double %95, ptr addrspace(4) %97, align 8, !dbg !103, !tbaa !55
  call void @llvm.lifetime.end.p0(ptr %17) #10, !dbg !104
  br label %98, !dbg !104

98:                                               ; preds = %42, %5
  call void @llvm.lifetime.start.p0(ptr %18) #10, !dbg !105
  %99 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !106
  store i32 %99, ptr addrspace(4) %34, align 4, !dbg !107, !tbaa !9
  br label %100, !dbg !105

100:                                              ; preds = %120, %98
  %101 = load i32, ptr addrspace(4) %34, align 4, !dbg !108, !tbaa !9
  %102 = load i32, ptr addrspace(4) %28, align 4, !dbg !109, !tbaa !9
  %103 = icmp slt i32 %101, %102, !dbg !110
  br i1 %103, label %105, label %104, !dbg !111

104:                                              ; preds = %100
  call void @llvm.lifetime.end.p0(ptr %18) #10, !dbg !111
  br label %124

105:                                              ; preds = %100
  %106 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !112, !tbaa !42
  %107 = getelementptr inbounds nuw %struct.Message, ptr addrspace(4) %106, i32 0, i32 1, !dbg !113
  %108 = load i32, ptr addrspace(4) %34, align 4, !dbg !114, !tbaa !9
  %109 = sext i32 %108 to i64, !dbg !112
  %110 = getelementptr inbounds [0 x double], ptr addrspace(4) %107, i64 0, i64 %109, !dbg !112
  %111 = load double, ptr addrspace(4) %110, align 8, !dbg !112, !tbaa !55
  %112 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !115, !tbaa !42
  %113 = getelementptr inbounds nuw %struct.Message, ptr addrspace(4) %112, i32 0, i32 0, !dbg !116
  %114 = load i32, ptr addrspace(4) %113, align 8, !dbg !116, !tbaa !9
  %115 = sitofp i32 %114 to double, !dbg !115
  %116 = fmul contract double %111, %115, !dbg !117
  %117 = load i32, ptr addrspace(4) %34, align 4, !dbg !118, !tbaa !9
  %118 = sext i32 %117 to i64, !dbg !119
  %119 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %118, !dbg !119
  store double %116, ptr addrspace(4) %119, align 8, !dbg !120, !tbaa !55
  br label %120, !dbg !119

120:                                              ; preds = %105
  %121 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !121
  %122 = load i32, ptr addrspace(4) %34, align 4, !dbg !122, !tbaa !9
  %123 = add i32 %122, %121, !dbg !122
  store i32 %123, ptr addrspace(4) %34, align 4, !dbg !122, !tbaa !9
  br label %100, !dbg !111, !llvm.loop !123

124:                                              ; preds = %104
  call spir_func void @_Z13__syncthreadsv() #9, !dbg !125
  call void @llvm.lifetime.start.p0(ptr %20) #10, !dbg !126
  %125 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #9, !dbg !127
  store i32 %125, ptr addrspace(4) %35, align 4, !dbg !128, !tbaa !9
  br label %126, !dbg !126

126:                                              ; preds = %144, %124
  %127 = load i32, ptr addrspace(4) %35, align 4, !dbg !129, !tbaa !9
  %128 = load i32, ptr addrspace(4) %28, align 4, !dbg !130, !tbaa !9
  %129 = icmp slt i32 %127, %128, !dbg !131
  br i1 %129, label %131, label %130, !dbg !132

130:                                              ; preds = %126
  call void @llvm.lifetime.end.p0(ptr %20) #10, !dbg !132
  br label %148

131:                                              ; preds = %126
  %132 = load i32, ptr addrspace(4) %28, align 4, !dbg !133, !tbaa !9
  %133 = sub nsw i32 %132, 1, !dbg !134
  %134 = load i32, ptr addrspace(4) %35, align 4, !dbg !135, !tbaa !9
  %135 = sub nsw i32 %133, %134, !dbg !136
  %136 = sext i32 %135 to i64, !dbg !137
  %137 = getelementptr inbounds [0 x double], ptr addrspace(4) addrspacecast (ptr addrspace(3) @scratch to ptr addrspace(4)), i64 0, i64 %136, !dbg !137
  %138 = load double, ptr addrspace(4) %137, align 8, !dbg !137, !tbaa !55
  %139 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !dbg !138, !tbaa !45
  %140 = load i32, ptr addrspace(4) %35, align 4, !dbg !139, !tbaa !9
  %141 = add nsw i32 5, %140, !dbg !140
  %142 = sext i32 %141 to i64, !dbg !138
  %143 = getelementptr inbounds double, ptr addrspace(4) %139, i64 %142, !dbg !138
  store double %138, ptr addrspace(4) %143, align 8, !dbg !141, !tbaa !55
  br label %144, !dbg !138

144:                                              ; preds = %131
  %145 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #9, !dbg !142
  %146 = load i32, ptr addrspace(4) %35, align 4, !dbg !143, !tbaa !9
  %147 = add i32 %146, %145, !dbg !143
  store i32 %147, ptr addrspace(4) %35, align 4, !dbg !143, !tbaa !9
  br label %126, !dbg !132, !llvm.loop !144

148:                                              ; preds = %130
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
