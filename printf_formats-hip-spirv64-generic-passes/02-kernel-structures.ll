; ModuleID = '<memory>'
source_filename = "tests/programs/printf_formats.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.__hipspv_threadIdx = type { i8 }
%struct.__hipspv_blockIdx = type { i8 }
%struct.__hipspv_blockDim = type { i8 }
%struct.__hipspv_gridDim = type { i8 }
%struct.writer = type { ptr addrspace(1), i64, i64, i64, i32 }
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }
%struct.scanner = type { ptr addrspace(4), i64, i32 }

$_ZN18__hipspv_threadIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockIdx7__get_xEv = comdat any

$_ZN17__hipspv_blockDim7__get_xEv = comdat any

$_ZN16__hipspv_gridDim7__get_xEv = comdat any

@__hipspv_warp_size_32 = weak hidden addrspace(1) externally_initialized constant i8 0, align 1
@constant_text = hidden addrspace(1) externally_initialized constant [9 x i8] c"constant\00", align 1
@global_text = hidden addrspace(1) externally_initialized global [16 x i8] c"global\00\00\00\00\00\00\00\00\00\00", align 1
@_ZZ9print_allPKcE11shared_text = internal addrspace(3) global [16 x i8] undef, align 1
@__const._Z9print_allPKc.local_text = private unnamed_addr addrspace(1) constant [16 x i8] c"local \00\00\00\00\00\00\00\00\00\00", align 1
@.str = private unnamed_addr addrspace(1) constant [7 x i8] c"shared\00", align 1
@_ZL9threadIdx = internal addrspace(1) constant %struct.__hipspv_threadIdx undef, align 1
@.str.1 = private unnamed_addr addrspace(1) constant [14 x i8] c"no arguments\0A\00", align 1
@.str.2 = private unnamed_addr addrspace(1) constant [20 x i8] c"100%% and %%d %d%%\0A\00", align 1
@.str.3 = private unnamed_addr addrspace(1) constant [19 x i8] c"[%c] [%5c] [%-5c]\0A\00", align 1
@.str.4 = private unnamed_addr addrspace(1) constant [30 x i8] c"%hhd %hhu %hhx %hd %hu %d %u\0A\00", align 1
@.str.5 = private unnamed_addr addrspace(1) constant [28 x i8] c"%ld %lu %lx %lld %llu %llX\0A\00", align 1
@.str.6 = private unnamed_addr addrspace(1) constant [25 x i8] c"%jd %ju %zd %zu %zx %td\0A\00", align 1
@.str.7 = private unnamed_addr addrspace(1) constant [39 x i8] c"%o %#o %#x %#X %+d % d %05d %-5d| %'d\0A\00", align 1
@.str.8 = private unnamed_addr addrspace(1) constant [32 x i8] c"%.3d %8.3d %-8.3d| %+.4d %.0d|\0A\00", align 1
@.str.9 = private unnamed_addr addrspace(1) constant [25 x i8] c"%f %F %e %E %g %G %a %A\0A\00", align 1
@.str.10 = private unnamed_addr addrspace(1) constant [45 x i8] c"%.0f %.1f %10.3f %-10.3f| %+f %#.0f %010.2f\0A\00", align 1
@.str.11 = private unnamed_addr addrspace(1) constant [16 x i8] c"%f %e %g %f %F\0A\00", align 1
@.str.12 = private unnamed_addr addrspace(1) constant [9 x i8] c"%Lf %Le\0A\00", align 1
@.str.13 = private unnamed_addr addrspace(1) constant [7 x i8] c"%f %g\0A\00", align 1
@.str.14 = private unnamed_addr addrspace(1) constant [35 x i8] c"[%*d] [%-*d] [%.*f] [%*.*f] [%*s]\0A\00", align 1
@.str.15 = private unnamed_addr addrspace(1) constant [5 x i8] c"left\00", align 1
@.str.16 = private unnamed_addr addrspace(1) constant [41 x i8] c"[%s] [%10s] [%-10s] [%.3s] [%.*s] [%%s]\0A\00", align 1
@.str.17 = private unnamed_addr addrspace(1) constant [4 x i8] c"xyz\00", align 1
@.str.18 = private unnamed_addr addrspace(1) constant [11 x i8] c"%s%s%s|%s\0A\00", align 1
@.str.19 = private unnamed_addr addrspace(1) constant [1 x i8] zeroinitializer, align 1
@.str.20 = private unnamed_addr addrspace(1) constant [2 x i8] c"a\00", align 1
@.str.21 = private unnamed_addr addrspace(1) constant [7 x i8] c"%p %p\0A\00", align 1
@.str.22 = private unnamed_addr addrspace(1) constant [118 x i8] c"%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %s %f %d\0A\00", align 1
@.str.23 = private unnamed_addr addrspace(1) constant [5 x i8] c"many\00", align 1
@_ZL8blockIdx = internal addrspace(1) constant %struct.__hipspv_blockIdx undef, align 1
@_ZL8blockDim = internal addrspace(1) constant %struct.__hipspv_blockDim undef, align 1
@.str.24 = private unnamed_addr addrspace(1) constant [23 x i8] c"thread %d: %s, %f, %s\0A\00", align 1
@.str.25 = private unnamed_addr addrspace(1) constant [4 x i8] c"odd\00", align 1
@.str.26 = private unnamed_addr addrspace(1) constant [5 x i8] c"even\00", align 1
@.str.27 = private unnamed_addr addrspace(1) constant [4 x i8] c"end\00", align 1
@.str.28 = private unnamed_addr addrspace(1) constant [9 x i8] c"nothing\0A\00", align 1
@_ZL7gridDim = internal addrspace(1) constant %struct.__hipspv_gridDim undef, align 1
@.str.29 = private unnamed_addr addrspace(1) constant [6 x i8] c"<%s>\0A\00", align 1
@.str.30 = private unnamed_addr addrspace(1) constant [6 x i8] c"seven\00", align 1
@.str.31 = private unnamed_addr addrspace(1) constant [10 x i8] c"never %d\0A\00", align 1
@.str.32 = private unnamed_addr addrspace(1) constant [11 x i8] c"chosen %d\0A\00", align 1
@__hip_cuid_17ccc87f565d0d1e = addrspace(1) global i8 0
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z9print_allPKc(ptr addrspace(1) noundef %0) #0 !dbg !13 {
  %2 = alloca [1 x i64], align 8
  %3 = alloca [1 x i64], align 8
  %4 = alloca [3 x i64], align 8
  %5 = alloca [7 x i64], align 8
  %6 = alloca [6 x i64], align 8
  %7 = alloca [6 x i64], align 8
  %8 = alloca [9 x i64], align 8
  %9 = alloca [5 x i64], align 8
  %10 = alloca [8 x i64], align 8
  %11 = alloca [7 x i64], align 8
  %12 = alloca [5 x i64], align 8
  %13 = alloca [2 x i64], align 8
  %14 = alloca [2 x i64], align 8
  %15 = alloca [11 x i64], align 8
  %16 = alloca [6 x i64], align 8
  %17 = alloca [4 x i64], align 8
  %18 = alloca [2 x i64], align 8
  %19 = alloca [39 x i64], align 8
  %20 = alloca ptr addrspace(4), align 8
  %21 = alloca ptr addrspace(4), align 8
  %22 = alloca [16 x i8], align 1
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = addrspacecast ptr %20 to ptr addrspace(4)
  %26 = addrspacecast ptr %21 to ptr addrspace(4)
  %27 = addrspacecast ptr %22 to ptr addrspace(4)
  %28 = addrspacecast ptr %23 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %25, align 8
  %29 = load ptr addrspace(4), ptr addrspace(4) %25, align 8, !tbaa !17
  store ptr addrspace(4) %29, ptr addrspace(4) %26, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %22) #9, !dbg !20
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) align 1 %27, ptr addrspace(1) align 1 @__const._Z9print_allPKc.local_text, i64 16, i1 false), !dbg !21
  call void @llvm.lifetime.start.p0(ptr %23) #9, !dbg !22
  store i32 0, ptr addrspace(4) %28, align 4, !dbg !23, !tbaa !9
  br label %30, !dbg !22

30:                                               ; preds = %42, %1
  %31 = load i32, ptr addrspace(4) %28, align 4, !dbg !24, !tbaa !9
  %32 = icmp slt i32 %31, 7, !dbg !25
  br i1 %32, label %34, label %33, !dbg !26

33:                                               ; preds = %30
  call void @llvm.lifetime.end.p0(ptr %23) #9, !dbg !26
  br label %45

34:                                               ; preds = %30
  %35 = load i32, ptr addrspace(4) %28, align 4, !dbg !27, !tbaa !9
  %36 = sext i32 %35 to i64, !dbg !28
  %37 = getelementptr inbounds [7 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), i64 0, i64 %36, !dbg !28
  %38 = load i8, ptr addrspace(4) %37, align 1, !dbg !28, !tbaa !29
  %39 = load i32, ptr addrspace(4) %28, align 4, !dbg !30, !tbaa !9
  %40 = sext i32 %39 to i64, !dbg !31
  %41 = getelementptr inbounds [16 x i8], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9print_allPKcE11shared_text to ptr addrspace(4)), i64 0, i64 %40, !dbg !31
  store i8 %38, ptr addrspace(4) %41, align 1, !dbg !32, !tbaa !29
  br label %42, !dbg !31

42:                                               ; preds = %34
  %43 = load i32, ptr addrspace(4) %28, align 4, !dbg !33, !tbaa !9
  %44 = add nsw i32 %43, 1, !dbg !33
  store i32 %44, ptr addrspace(4) %28, align 4, !dbg !33, !tbaa !9
  br label %30, !dbg !26, !llvm.loop !34

45:                                               ; preds = %33
  %46 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !37
  %47 = add i32 48, %46, !dbg !38
  %48 = trunc i32 %47 to i8, !dbg !39
  %49 = getelementptr inbounds [16 x i8], ptr addrspace(4) %27, i64 0, i64 5, !dbg !40
  store i8 %48, ptr addrspace(4) %49, align 1, !dbg !41, !tbaa !29
  %50 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !42
  %51 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), ptr addrspace(4) %50, i32 0), !dbg !42
  store i64 5, ptr %3, align 8, !dbg !43
  %52 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !43
  %53 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.2 to ptr addrspace(4)), ptr addrspace(4) %52, i32 1), !dbg !43
  store i64 97, ptr %4, align 8, !dbg !44
  %54 = getelementptr inbounds i8, ptr %4, i64 8, !dbg !44
  store i64 98, ptr %54, align 8, !dbg !44
  %55 = getelementptr inbounds i8, ptr %4, i64 16, !dbg !44
  store i64 99, ptr %55, align 8, !dbg !44
  %56 = addrspacecast ptr %4 to ptr addrspace(4), !dbg !44
  %57 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.3 to ptr addrspace(4)), ptr addrspace(4) %56, i32 3), !dbg !44
  store i64 4294967295, ptr %5, align 8, !dbg !45
  %58 = getelementptr inbounds i8, ptr %5, i64 8, !dbg !45
  store i64 300, ptr %58, align 8, !dbg !45
  %59 = getelementptr inbounds i8, ptr %5, i64 16, !dbg !45
  store i64 255, ptr %59, align 8, !dbg !45
  %60 = getelementptr inbounds i8, ptr %5, i64 24, !dbg !45
  store i64 4294966996, ptr %60, align 8, !dbg !45
  %61 = getelementptr inbounds i8, ptr %5, i64 32, !dbg !45
  store i64 65535, ptr %61, align 8, !dbg !45
  %62 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !45
  store i64 4294967289, ptr %62, align 8, !dbg !45
  %63 = getelementptr inbounds i8, ptr %5, i64 48, !dbg !45
  store i64 7, ptr %63, align 8, !dbg !45
  %64 = addrspacecast ptr %5 to ptr addrspace(4), !dbg !45
  %65 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.4 to ptr addrspace(4)), ptr addrspace(4) %64, i32 7), !dbg !45
  store i64 -5, ptr %6, align 8, !dbg !46
  %66 = getelementptr inbounds i8, ptr %6, i64 8, !dbg !46
  store i64 5, ptr %66, align 8, !dbg !46
  %67 = getelementptr inbounds i8, ptr %6, i64 16, !dbg !46
  store i64 255, ptr %67, align 8, !dbg !46
  %68 = getelementptr inbounds i8, ptr %6, i64 24, !dbg !46
  store i64 -6, ptr %68, align 8, !dbg !46
  %69 = getelementptr inbounds i8, ptr %6, i64 32, !dbg !46
  store i64 6, ptr %69, align 8, !dbg !46
  %70 = getelementptr inbounds i8, ptr %6, i64 40, !dbg !46
  store i64 11806310400000, ptr %70, align 8, !dbg !46
  %71 = addrspacecast ptr %6 to ptr addrspace(4), !dbg !46
  %72 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.5 to ptr addrspace(4)), ptr addrspace(4) %71, i32 6), !dbg !46
  store i64 -8, ptr %7, align 8, !dbg !47
  %73 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !47
  store i64 8, ptr %73, align 8, !dbg !47
  %74 = getelementptr inbounds i8, ptr %7, i64 16, !dbg !47
  store i64 -9, ptr %74, align 8, !dbg !47
  %75 = getelementptr inbounds i8, ptr %7, i64 24, !dbg !47
  store i64 9, ptr %75, align 8, !dbg !47
  %76 = getelementptr inbounds i8, ptr %7, i64 32, !dbg !47
  store i64 255, ptr %76, align 8, !dbg !47
  %77 = getelementptr inbounds i8, ptr %7, i64 40, !dbg !47
  store i64 -10, ptr %77, align 8, !dbg !47
  %78 = addrspacecast ptr %7 to ptr addrspace(4), !dbg !47
  %79 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.6 to ptr addrspace(4)), ptr addrspace(4) %78, i32 6), !dbg !47
  store i64 8, ptr %8, align 8, !dbg !48
  %80 = getelementptr inbounds i8, ptr %8, i64 8, !dbg !48
  store i64 8, ptr %80, align 8, !dbg !48
  %81 = getelementptr inbounds i8, ptr %8, i64 16, !dbg !48
  store i64 255, ptr %81, align 8, !dbg !48
  %82 = getelementptr inbounds i8, ptr %8, i64 24, !dbg !48
  store i64 255, ptr %82, align 8, !dbg !48
  %83 = getelementptr inbounds i8, ptr %8, i64 32, !dbg !48
  store i64 3, ptr %83, align 8, !dbg !48
  %84 = getelementptr inbounds i8, ptr %8, i64 40, !dbg !48
  store i64 4, ptr %84, align 8, !dbg !48
  %85 = getelementptr inbounds i8, ptr %8, i64 48, !dbg !48
  store i64 42, ptr %85, align 8, !dbg !48
  %86 = getelementptr inbounds i8, ptr %8, i64 56, !dbg !48
  store i64 42, ptr %86, align 8, !dbg !48
  %87 = getelementptr inbounds i8, ptr %8, i64 64, !dbg !48
  store i64 1234567, ptr %87, align 8, !dbg !48
  %88 = addrspacecast ptr %8 to ptr addrspace(4), !dbg !48
  %89 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.7 to ptr addrspace(4)), ptr addrspace(4) %88, i32 9), !dbg !48
  store i64 5, ptr %9, align 8, !dbg !49
  %90 = getelementptr inbounds i8, ptr %9, i64 8, !dbg !49
  store i64 5, ptr %90, align 8, !dbg !49
  %91 = getelementptr inbounds i8, ptr %9, i64 16, !dbg !49
  store i64 5, ptr %91, align 8, !dbg !49
  %92 = getelementptr inbounds i8, ptr %9, i64 24, !dbg !49
  store i64 5, ptr %92, align 8, !dbg !49
  %93 = getelementptr inbounds i8, ptr %9, i64 32, !dbg !49
  store i64 0, ptr %93, align 8, !dbg !49
  %94 = addrspacecast ptr %9 to ptr addrspace(4), !dbg !49
  %95 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.8 to ptr addrspace(4)), ptr addrspace(4) %94, i32 5), !dbg !49
  store double 1.500000e+00, ptr %10, align 8, !dbg !50
  %96 = getelementptr inbounds i8, ptr %10, i64 8, !dbg !50
  store double 2.500000e+00, ptr %96, align 8, !dbg !50
  %97 = getelementptr inbounds i8, ptr %10, i64 16, !dbg !50
  store double 0x40C81CD6C8B43958, ptr %97, align 8, !dbg !50
  %98 = getelementptr inbounds i8, ptr %10, i64 24, !dbg !50
  store double 1.000000e-05, ptr %98, align 8, !dbg !50
  %99 = getelementptr inbounds i8, ptr %10, i64 32, !dbg !50
  store double 1.000000e+10, ptr %99, align 8, !dbg !50
  %100 = getelementptr inbounds i8, ptr %10, i64 40, !dbg !50
  store double 1.000000e-10, ptr %100, align 8, !dbg !50
  %101 = getelementptr inbounds i8, ptr %10, i64 48, !dbg !50
  store double 1.000000e-01, ptr %101, align 8, !dbg !50
  %102 = getelementptr inbounds i8, ptr %10, i64 56, !dbg !50
  store double -3.750000e+00, ptr %102, align 8, !dbg !50
  %103 = addrspacecast ptr %10 to ptr addrspace(4), !dbg !50
  %104 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.9 to ptr addrspace(4)), ptr addrspace(4) %103, i32 8), !dbg !50
  store double 2.500000e+00, ptr %11, align 8, !dbg !51
  %105 = getelementptr inbounds i8, ptr %11, i64 8, !dbg !51
  store double 2.500000e-01, ptr %105, align 8, !dbg !51
  %106 = getelementptr inbounds i8, ptr %11, i64 16, !dbg !51
  store double 3.141590e+00, ptr %106, align 8, !dbg !51
  %107 = getelementptr inbounds i8, ptr %11, i64 24, !dbg !51
  store double 3.141590e+00, ptr %107, align 8, !dbg !51
  %108 = getelementptr inbounds i8, ptr %11, i64 32, !dbg !51
  store double 1.000000e+00, ptr %108, align 8, !dbg !51
  %109 = getelementptr inbounds i8, ptr %11, i64 40, !dbg !51
  store double 3.000000e+00, ptr %109, align 8, !dbg !51
  %110 = getelementptr inbounds i8, ptr %11, i64 48, !dbg !51
  store double -2.500000e+00, ptr %110, align 8, !dbg !51
  %111 = addrspacecast ptr %11 to ptr addrspace(4), !dbg !51
  %112 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.10 to ptr addrspace(4)), ptr addrspace(4) %111, i32 7), !dbg !51
  store double 0x7FF0000000000000, ptr %12, align 8, !dbg !52
  %113 = getelementptr inbounds i8, ptr %12, i64 8, !dbg !52
  store double 0xFFF0000000000000, ptr %113, align 8, !dbg !52
  %114 = getelementptr inbounds i8, ptr %12, i64 16, !dbg !52
  store double 0x7FF8000000000000, ptr %114, align 8, !dbg !52
  %115 = getelementptr inbounds i8, ptr %12, i64 24, !dbg !52
  store double 1.000000e+300, ptr %115, align 8, !dbg !52
  %116 = getelementptr inbounds i8, ptr %12, i64 32, !dbg !52
  store double 0x7FF0000000000000, ptr %116, align 8, !dbg !52
  %117 = addrspacecast ptr %12 to ptr addrspace(4), !dbg !52
  %118 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.11 to ptr addrspace(4)), ptr addrspace(4) %117, i32 5), !dbg !52
  store double 1.250000e+00, ptr %13, align 8, !dbg !53
  %119 = getelementptr inbounds i8, ptr %13, i64 8, !dbg !53
  store double -2.500000e+00, ptr %119, align 8, !dbg !53
  %120 = addrspacecast ptr %13 to ptr addrspace(4), !dbg !53
  %121 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.12 to ptr addrspace(4)), ptr addrspace(4) %120, i32 2), !dbg !53
  store double 0x3FB99999A0000000, ptr %14, align 8, !dbg !54
  %122 = getelementptr inbounds i8, ptr %14, i64 8, !dbg !54
  store double 0x3FD5555560000000, ptr %122, align 8, !dbg !54
  %123 = addrspacecast ptr %14 to ptr addrspace(4), !dbg !54
  %124 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.13 to ptr addrspace(4)), ptr addrspace(4) %123, i32 2), !dbg !54
  store i64 6, ptr %15, align 8, !dbg !55
  %125 = getelementptr inbounds i8, ptr %15, i64 8, !dbg !55
  store i64 42, ptr %125, align 8, !dbg !55
  %126 = getelementptr inbounds i8, ptr %15, i64 16, !dbg !55
  store i64 6, ptr %126, align 8, !dbg !55
  %127 = getelementptr inbounds i8, ptr %15, i64 24, !dbg !55
  store i64 42, ptr %127, align 8, !dbg !55
  %128 = getelementptr inbounds i8, ptr %15, i64 32, !dbg !55
  store i64 2, ptr %128, align 8, !dbg !55
  %129 = getelementptr inbounds i8, ptr %15, i64 40, !dbg !55
  store double 1.234560e+00, ptr %129, align 8, !dbg !55
  %130 = getelementptr inbounds i8, ptr %15, i64 48, !dbg !55
  store i64 9, ptr %130, align 8, !dbg !55
  %131 = getelementptr inbounds i8, ptr %15, i64 56, !dbg !55
  store i64 3, ptr %131, align 8, !dbg !55
  %132 = getelementptr inbounds i8, ptr %15, i64 64, !dbg !55
  store double 2.500000e+00, ptr %132, align 8, !dbg !55
  %133 = getelementptr inbounds i8, ptr %15, i64 72, !dbg !55
  store i64 4294967288, ptr %133, align 8, !dbg !55
  %134 = getelementptr inbounds i8, ptr %15, i64 80, !dbg !55
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.15 to ptr addrspace(4)), ptr %134, align 8, !dbg !55
  %135 = addrspacecast ptr %15 to ptr addrspace(4), !dbg !55
  %136 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.14 to ptr addrspace(4)), ptr addrspace(4) %135, i32 11), !dbg !55
  %137 = getelementptr inbounds [16 x i8], ptr addrspace(4) %27, i64 0, i64 0, !dbg !56
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @constant_text to ptr addrspace(4)), ptr %16, align 8, !dbg !57
  %138 = getelementptr inbounds i8, ptr %16, i64 8, !dbg !57
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @global_text to ptr addrspace(4)), ptr %138, align 8, !dbg !57
  %139 = getelementptr inbounds i8, ptr %16, i64 16, !dbg !57
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9print_allPKcE11shared_text to ptr addrspace(4)), ptr %139, align 8, !dbg !57
  %140 = getelementptr inbounds i8, ptr %16, i64 24, !dbg !57
  store ptr addrspace(4) %137, ptr %140, align 8, !dbg !57
  %141 = getelementptr inbounds i8, ptr %16, i64 32, !dbg !57
  store i64 2, ptr %141, align 8, !dbg !57
  %142 = getelementptr inbounds i8, ptr %16, i64 40, !dbg !57
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.17 to ptr addrspace(4)), ptr %142, align 8, !dbg !57
  %143 = addrspacecast ptr %16 to ptr addrspace(4), !dbg !57
  %144 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.16 to ptr addrspace(4)), ptr addrspace(4) %143, i32 6), !dbg !57
  %145 = load ptr addrspace(4), ptr addrspace(4) %26, align 8, !dbg !58, !tbaa !17
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.19 to ptr addrspace(4)), ptr %17, align 8, !dbg !59
  %146 = getelementptr inbounds i8, ptr %17, i64 8, !dbg !59
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.20 to ptr addrspace(4)), ptr %146, align 8, !dbg !59
  %147 = getelementptr inbounds i8, ptr %17, i64 16, !dbg !59
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.19 to ptr addrspace(4)), ptr %147, align 8, !dbg !59
  %148 = getelementptr inbounds i8, ptr %17, i64 24, !dbg !59
  store ptr addrspace(4) %145, ptr %148, align 8, !dbg !59
  %149 = addrspacecast ptr %17 to ptr addrspace(4), !dbg !59
  %150 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.18 to ptr addrspace(4)), ptr addrspace(4) %149, i32 4), !dbg !59
  store ptr addrspace(4) inttoptr (i64 4660 to ptr addrspace(4)), ptr %18, align 8, !dbg !60
  %151 = getelementptr inbounds i8, ptr %18, i64 8, !dbg !60
  store ptr addrspace(4) null, ptr %151, align 8, !dbg !60
  %152 = addrspacecast ptr %18 to ptr addrspace(4), !dbg !60
  %153 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.21 to ptr addrspace(4)), ptr addrspace(4) %152, i32 2), !dbg !60
  store i64 1, ptr %19, align 8, !dbg !61
  %154 = getelementptr inbounds i8, ptr %19, i64 8, !dbg !61
  store i64 2, ptr %154, align 8, !dbg !61
  %155 = getelementptr inbounds i8, ptr %19, i64 16, !dbg !61
  store i64 3, ptr %155, align 8, !dbg !61
  %156 = getelementptr inbounds i8, ptr %19, i64 24, !dbg !61
  store i64 4, ptr %156, align 8, !dbg !61
  %157 = getelementptr inbounds i8, ptr %19, i64 32, !dbg !61
  store i64 5, ptr %157, align 8, !dbg !61
  %158 = getelementptr inbounds i8, ptr %19, i64 40, !dbg !61
  store i64 6, ptr %158, align 8, !dbg !61
  %159 = getelementptr inbounds i8, ptr %19, i64 48, !dbg !61
  store i64 7, ptr %159, align 8, !dbg !61
  %160 = getelementptr inbounds i8, ptr %19, i64 56, !dbg !61
  store i64 8, ptr %160, align 8, !dbg !61
  %161 = getelementptr inbounds i8, ptr %19, i64 64, !dbg !61
  store i64 9, ptr %161, align 8, !dbg !61
  %162 = getelementptr inbounds i8, ptr %19, i64 72, !dbg !61
  store i64 10, ptr %162, align 8, !dbg !61
  %163 = getelementptr inbounds i8, ptr %19, i64 80, !dbg !61
  store i64 11, ptr %163, align 8, !dbg !61
  %164 = getelementptr inbounds i8, ptr %19, i64 88, !dbg !61
  store i64 12, ptr %164, align 8, !dbg !61
  %165 = getelementptr inbounds i8, ptr %19, i64 96, !dbg !61
  store i64 13, ptr %165, align 8, !dbg !61
  %166 = getelementptr inbounds i8, ptr %19, i64 104, !dbg !61
  store i64 14, ptr %166, align 8, !dbg !61
  %167 = getelementptr inbounds i8, ptr %19, i64 112, !dbg !61
  store i64 15, ptr %167, align 8, !dbg !61
  %168 = getelementptr inbounds i8, ptr %19, i64 120, !dbg !61
  store i64 16, ptr %168, align 8, !dbg !61
  %169 = getelementptr inbounds i8, ptr %19, i64 128, !dbg !61
  store i64 17, ptr %169, align 8, !dbg !61
  %170 = getelementptr inbounds i8, ptr %19, i64 136, !dbg !61
  store i64 18, ptr %170, align 8, !dbg !61
  %171 = getelementptr inbounds i8, ptr %19, i64 144, !dbg !61
  store i64 19, ptr %171, align 8, !dbg !61
  %172 = getelementptr inbounds i8, ptr %19, i64 152, !dbg !61
  store i64 20, ptr %172, align 8, !dbg !61
  %173 = getelementptr inbounds i8, ptr %19, i64 160, !dbg !61
  store i64 21, ptr %173, align 8, !dbg !61
  %174 = getelementptr inbounds i8, ptr %19, i64 168, !dbg !61
  store i64 22, ptr %174, align 8, !dbg !61
  %175 = getelementptr inbounds i8, ptr %19, i64 176, !dbg !61
  store i64 23, ptr %175, align 8, !dbg !61
  %176 = getelementptr inbounds i8, ptr %19, i64 184, !dbg !61
  store i64 24, ptr %176, align 8, !dbg !61
  %177 = getelementptr inbounds i8, ptr %19, i64 192, !dbg !61
  store i64 25, ptr %177, align 8, !dbg !61
  %178 = getelementptr inbounds i8, ptr %19, i64 200, !dbg !61
  store i64 26, ptr %178, align 8, !dbg !61
  %179 = getelementptr inbounds i8, ptr %19, i64 208, !dbg !61
  store i64 27, ptr %179, align 8, !dbg !61
  %180 = getelementptr inbounds i8, ptr %19, i64 216, !dbg !61
  store i64 28, ptr %180, align 8, !dbg !61
  %181 = getelementptr inbounds i8, ptr %19, i64 224, !dbg !61
  store i64 29, ptr %181, align 8, !dbg !61
  %182 = getelementptr inbounds i8, ptr %19, i64 232, !dbg !61
  store i64 30, ptr %182, align 8, !dbg !61
  %183 = getelementptr inbounds i8, ptr %19, i64 240, !dbg !61
  store i64 31, ptr %183, align 8, !dbg !61
  %184 = getelementptr inbounds i8, ptr %19, i64 248, !dbg !61
  store i64 32, ptr %184, align 8, !dbg !61
  %185 = getelementptr inbounds i8, ptr %19, i64 256, !dbg !61
  store i64 33, ptr %185, align 8, !dbg !61
  %186 = getelementptr inbounds i8, ptr %19, i64 264, !dbg !61
  store i64 34, ptr %186, align 8, !dbg !61
  %187 = getelementptr inbounds i8, ptr %19, i64 272, !dbg !61
  store i64 35, ptr %187, align 8, !dbg !61
  %188 = getelementptr inbounds i8, ptr %19, i64 280, !dbg !61
  store i64 36, ptr %188, align 8, !dbg !61
  %189 = getelementptr inbounds i8, ptr %19, i64 288, !dbg !61
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.23 to ptr addrspace(4)), ptr %189, align 8, !dbg !61
  %190 = getelementptr inbounds i8, ptr %19, i64 296, !dbg !61
  store double 3.750000e+01, ptr %190, align 8, !dbg !61
  %191 = getelementptr inbounds i8, ptr %19, i64 304, !dbg !61
  store i64 38, ptr %191, align 8, !dbg !61
  %192 = addrspacecast ptr %19 to ptr addrspace(4), !dbg !61
  %193 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.22 to ptr addrspace(4)), ptr addrspace(4) %192, i32 39), !dbg !61
  call void @llvm.lifetime.end.p0(ptr %22) #9, !dbg !62
  ret void, !dbg !62
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #3 comdat align 2 !dbg !63 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !65
  %4 = trunc i64 %3 to i32, !dbg !65
  ret i32 %4, !dbg !66
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z5linesPi(ptr addrspace(1) noundef %0) #0 !dbg !67 {
  %2 = alloca [4 x i64], align 8
  %3 = alloca [1 x i64], align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %7, align 8
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !tbaa !68
  store ptr addrspace(4) %10, ptr addrspace(4) %8, align 8, !tbaa !68
  call void @llvm.lifetime.start.p0(ptr %6) #9, !dbg !70
  %11 = call spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #10, !dbg !71
  %12 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !72
  %13 = mul i32 %11, %12, !dbg !73
  %14 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !74
  %15 = add i32 %13, %14, !dbg !75
  store i32 %15, ptr addrspace(4) %9, align 4, !dbg !76, !tbaa !9
  %16 = load i32, ptr addrspace(4) %9, align 4, !dbg !77, !tbaa !9
  %17 = load i32, ptr addrspace(4) %9, align 4, !dbg !78, !tbaa !9
  %18 = srem i32 %17, 2, !dbg !79
  %19 = icmp ne i32 %18, 0, !dbg !78
  %20 = zext i1 %19 to i64, !dbg !78
  %21 = select i1 %19, ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.25 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.26 to ptr addrspace(4)), !dbg !78
  %22 = load i32, ptr addrspace(4) %9, align 4, !dbg !80, !tbaa !9
  %23 = sitofp i32 %22 to double, !dbg !80
  %24 = fmul contract double %23, 5.000000e-01, !dbg !81
  %25 = zext i32 %16 to i64, !dbg !82
  store i64 %25, ptr %2, align 8, !dbg !82
  %26 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !82
  store ptr addrspace(4) %21, ptr %26, align 8, !dbg !82
  %27 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !82
  store double %24, ptr %27, align 8, !dbg !82
  %28 = getelementptr inbounds i8, ptr %2, i64 24, !dbg !82
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.27 to ptr addrspace(4)), ptr %28, align 8, !dbg !82
  %29 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !82
  %30 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.24 to ptr addrspace(4)), ptr addrspace(4) %29, i32 4), !dbg !82
  %31 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !83, !tbaa !68
  %32 = load i32, ptr addrspace(4) %9, align 4, !dbg !84, !tbaa !9
  %33 = sext i32 %32 to i64, !dbg !83
  %34 = getelementptr inbounds i32, ptr addrspace(4) %31, i64 %33, !dbg !83
  store i32 %30, ptr addrspace(4) %34, align 4, !dbg !85, !tbaa !9
  %35 = load i32, ptr addrspace(4) %9, align 4, !dbg !86, !tbaa !9
  %36 = icmp eq i32 %35, 0, !dbg !87
  br i1 %36, label %37, label %46, !dbg !87

37:                                               ; preds = %1
  %38 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !88
  %39 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.28 to ptr addrspace(4)), ptr addrspace(4) %38, i32 0), !dbg !88
  %40 = load ptr addrspace(4), ptr addrspace(4) %8, align 8, !dbg !89, !tbaa !68
  %41 = call spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #10, !dbg !90
  %42 = call spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #10, !dbg !91
  %43 = mul i32 %41, %42, !dbg !92
  %44 = zext i32 %43 to i64, !dbg !89
  %45 = getelementptr inbounds nuw i32, ptr addrspace(4) %40, i64 %44, !dbg !89
  store i32 %39, ptr addrspace(4) %45, align 4, !dbg !93, !tbaa !9
  br label %46, !dbg !89

46:                                               ; preds = %37, %1
  call void @llvm.lifetime.end.p0(ptr %6) #9, !dbg !94
  ret void, !dbg !94
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockIdx7__get_xEv() #3 comdat align 2 !dbg !95 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !96
  %4 = trunc i64 %3 to i32, !dbg !96
  ret i32 %4, !dbg !97
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN17__hipspv_blockDim7__get_xEv() #3 comdat align 2 !dbg !98 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !99
  %4 = trunc i64 %3 to i32, !dbg !99
  ret i32 %4, !dbg !100
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr hidden spir_func noundef i32 @_ZN16__hipspv_gridDim7__get_xEv() #3 comdat align 2 !dbg !101 {
  %1 = alloca i32, align 4
  %2 = addrspacecast ptr %1 to ptr addrspace(4)
  %3 = call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #11, !dbg !102
  %4 = trunc i64 %3 to i32, !dbg !102
  ret i32 %4, !dbg !103
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z11long_stringPKc(ptr addrspace(1) noundef %0) #0 !dbg !104 {
  %2 = alloca [1 x i64], align 8
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %5, align 8
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !tbaa !17
  store ptr addrspace(4) %7, ptr addrspace(4) %6, align 8, !tbaa !17
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !dbg !105, !tbaa !17
  store ptr addrspace(4) %8, ptr %2, align 8, !dbg !106
  %9 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !106
  %10 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.29 to ptr addrspace(4)), ptr addrspace(4) %9, i32 1), !dbg !106
  ret void, !dbg !107
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z7dynamicPKc(ptr addrspace(1) noundef %0) #0 !dbg !108 {
  %2 = alloca [2 x i64], align 8
  %3 = alloca [1 x i64], align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  %7 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(1) %0, ptr addrspace(4) %6, align 8
  %8 = load ptr addrspace(4), ptr addrspace(4) %6, align 8, !tbaa !17
  store ptr addrspace(4) %8, ptr addrspace(4) %7, align 8, !tbaa !17
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8, !dbg !109, !tbaa !17
  store i64 7, ptr %2, align 8, !dbg !110
  %10 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !110
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.30 to ptr addrspace(4)), ptr %10, align 8, !dbg !110
  %11 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !110
  %12 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) %9, ptr addrspace(4) %11, i32 2), !dbg !110
  %13 = call spir_func noundef i32 @_ZN18__hipspv_threadIdx7__get_xEv() #10, !dbg !111
  %14 = icmp ne i32 %13, 0, !dbg !111
  %15 = zext i1 %14 to i64, !dbg !111
  %16 = select i1 %14, ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.31 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.32 to ptr addrspace(4)), !dbg !111
  store i64 8, ptr %3, align 8, !dbg !112
  %17 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !112
  %18 = call spir_func i32 @__hipspv_printf(ptr addrspace(4) %16, ptr addrspace(4) %17, i32 1), !dbg !112
  ret void, !dbg !113
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #4

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) #4

; Function Attrs: convergent norecurse nounwind
define linkonce_odr hidden spir_func i32 @__hipspv_printf(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(4) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(4), ptr %4, align 8
  %8 = load ptr addrspace(4), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  %10 = call spir_func zeroext i1 @put_record(i32 noundef 1, ptr addrspace(4) noundef %7, ptr addrspace(4) noundef %8, i32 noundef %9) #12
  br i1 %10, label %11, label %13

11:                                               ; preds = %3
  %12 = load i32, ptr %6, align 4
  br label %14

13:                                               ; preds = %3
  br label %14

14:                                               ; preds = %13, %11
  %15 = phi i32 [ %12, %11 ], [ -1, %13 ]
  ret i32 %15
}

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func zeroext i1 @put_record(i32 noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #6 {
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
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %17 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  store ptr addrspace(1) %17, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %11) #9
  %18 = load i32, ptr %9, align 4
  %19 = zext i32 %18 to i64
  %20 = mul i64 8, %19
  %21 = add i64 16, %20
  %22 = load ptr addrspace(4), ptr %7, align 8
  %23 = load ptr addrspace(4), ptr %8, align 8
  %24 = load i32, ptr %9, align 4
  %25 = call spir_func i64 @strings_size(ptr addrspace(4) noundef %22, ptr addrspace(4) noundef %23, i32 noundef %24) #12
  %26 = add i64 %21, %25
  store i64 %26, ptr %11, align 8
  %27 = load i64, ptr %11, align 8
  %28 = add i64 %27, 7
  %29 = and i64 %28, -8
  store i64 %29, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %30 = load ptr addrspace(1), ptr %10, align 8
  %31 = load i64, ptr %11, align 8
  %32 = call spir_func i64 @reserve(ptr addrspace(1) noundef %30, i64 noundef %31) #12
  store i64 %32, ptr %12, align 8
  %33 = load i64, ptr %12, align 8
  %34 = icmp eq i64 %33, -1
  br i1 %34, label %35, label %36

35:                                               ; preds = %4
  store i1 false, ptr %5, align 1
  store i32 1, ptr %13, align 4
  br label %82

36:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr %14) #9
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
  call spir_func void @put_word(ptr addrspace(4) noundef %53, i64 noundef %59) #12
  %60 = addrspacecast ptr %14 to ptr addrspace(4)
  %61 = load ptr addrspace(4), ptr %7, align 8
  %62 = load ptr addrspace(4), ptr %8, align 8
  %63 = load i32, ptr %9, align 4
  call spir_func void @put_slots(ptr addrspace(4) noundef %60, ptr addrspace(4) noundef %61, ptr addrspace(4) noundef %62, i32 noundef %63) #12
  %64 = addrspacecast ptr %14 to ptr addrspace(4)
  %65 = load ptr addrspace(4), ptr %7, align 8
  %66 = load ptr addrspace(4), ptr %8, align 8
  %67 = load i32, ptr %9, align 4
  call spir_func void @put_strings(ptr addrspace(4) noundef %64, ptr addrspace(4) noundef %65, ptr addrspace(4) noundef %66, i32 noundef %67) #12
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
  call void @llvm.lifetime.end.p0(ptr %14) #9
  br label %82

82:                                               ; preds = %36, %35
  call void @llvm.lifetime.end.p0(ptr %12) #9
  call void @llvm.lifetime.end.p0(ptr %11) #9
  call void @llvm.lifetime.end.p0(ptr %10) #9
  %83 = load i1, ptr %5, align 1
  ret i1 %83
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @strings_size(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, i32 noundef %2) #5 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca ptr addrspace(4), align 8
  %6 = alloca i32, align 4
  %7 = alloca %struct.scanner, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %4, align 8
  store ptr addrspace(4) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  call void @llvm.lifetime.start.p0(ptr %7) #9
  %10 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 0
  %11 = load ptr addrspace(4), ptr %4, align 8
  store ptr addrspace(4) %11, ptr %10, align 8
  %12 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 1
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %7, i32 0, i32 2
  store i32 0, ptr %13, align 8
  %14 = getelementptr i8, ptr %7, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %8) #9
  %15 = load ptr addrspace(4), ptr %4, align 8
  %16 = call spir_func i64 @string_length(ptr addrspace(4) noundef %15) #12
  %17 = add i64 %16, 1
  store i64 %17, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %18 = addrspacecast ptr %7 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #12
  store i32 %19, ptr %9, align 4
  br label %20

20:                                               ; preds = %36, %3
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %6, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %9) #9
  br label %39

25:                                               ; preds = %20
  %26 = load ptr addrspace(4), ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr addrspace(4) %26, i64 %28
  %30 = load i64, ptr addrspace(4) %29, align 8
  %31 = inttoptr i64 %30 to ptr addrspace(4)
  %32 = call spir_func i64 @string_length(ptr addrspace(4) noundef %31) #12
  %33 = add i64 %32, 1
  %34 = load i64, ptr %8, align 8
  %35 = add i64 %34, %33
  store i64 %35, ptr %8, align 8
  br label %36

36:                                               ; preds = %25
  %37 = addrspacecast ptr %7 to ptr addrspace(4)
  %38 = call spir_func i32 @next_string(ptr addrspace(4) noundef %37) #12
  store i32 %38, ptr %9, align 4
  br label %20

39:                                               ; preds = %24
  %40 = load i64, ptr %8, align 8
  call void @llvm.lifetime.end.p0(ptr %8) #9
  call void @llvm.lifetime.end.p0(ptr %7) #9
  ret i64 %40
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i64 @reserve(ptr addrspace(1) noundef %0, i64 noundef %1) #5 {
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
  call void @llvm.lifetime.start.p0(ptr %6) #9
  %12 = load ptr addrspace(1), ptr %4, align 8
  %13 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %12, i32 0, i32 3
  %14 = load volatile i64, ptr addrspace(1) %13, align 8
  store i64 %14, ptr %6, align 8
  br label %15

15:                                               ; preds = %46, %2
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
  br label %53

33:                                               ; preds = %15
  br label %34

34:                                               ; preds = %33
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %35, i32 0, i32 3
  %37 = load i64, ptr %6, align 8
  %38 = load i64, ptr %5, align 8
  %39 = add i64 %37, %38
  store i64 %39, ptr %10, align 8
  %40 = load i64, ptr %6, align 8
  %41 = load i64, ptr %10, align 8
  %42 = cmpxchg volatile ptr addrspace(1) %36, i64 %40, i64 %41 syncscope("device") monotonic monotonic, align 8
  %43 = extractvalue { i64, i1 } %42, 0
  %44 = extractvalue { i64, i1 } %42, 1
  br i1 %44, label %46, label %45

45:                                               ; preds = %34
  store i64 %43, ptr %6, align 8
  br label %46

46:                                               ; preds = %45, %34
  %47 = zext i1 %44 to i8
  store i8 %47, ptr %11, align 1
  %48 = load i8, ptr %11, align 1, !range !114, !noundef !16
  %49 = trunc i8 %48 to i1
  %50 = xor i1 %49, true
  br i1 %50, label %15, label %51

51:                                               ; preds = %46
  call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #12
  %52 = load i64, ptr %6, align 8
  store i64 %52, ptr %3, align 8
  store i32 1, ptr %9, align 4
  br label %53

53:                                               ; preds = %51, %27
  call void @llvm.lifetime.end.p0(ptr %6) #9
  %54 = load i64, ptr %3, align 8
  ret i64 %54
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_word(ptr addrspace(4) noundef %0, i64 noundef %1) #5 {
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
define internal spir_func void @put_slots(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #5 {
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
  call void @llvm.lifetime.start.p0(ptr %9) #9
  %13 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 0
  %14 = load ptr addrspace(4), ptr %6, align 8
  store ptr addrspace(4) %14, ptr %13, align 8
  %15 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 1
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw %struct.scanner, ptr %9, i32 0, i32 2
  store i32 0, ptr %16, align 8
  %17 = getelementptr i8, ptr %9, i64 20
  call void @llvm.memset.p0.i64(ptr align 4 %17, i8 0, i64 4, i1 false)
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #12
  store i32 %19, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %11) #9
  store i32 0, ptr %11, align 4
  br label %20

20:                                               ; preds = %55, %4
  %21 = load i32, ptr %11, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %11) #9
  br label %58

25:                                               ; preds = %20
  call void @llvm.lifetime.start.p0(ptr %12) #9
  %26 = load i32, ptr %11, align 4
  %27 = load i32, ptr %10, align 4
  %28 = icmp eq i32 %26, %27
  %29 = zext i1 %28 to i8
  store i8 %29, ptr %12, align 1
  %30 = load ptr addrspace(4), ptr %5, align 8
  %31 = load i8, ptr %12, align 1, !range !114, !noundef !16
  %32 = trunc i8 %31 to i1
  br i1 %32, label %33, label %41

33:                                               ; preds = %25
  %34 = load ptr addrspace(4), ptr %7, align 8
  %35 = load i32, ptr %11, align 4
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i64, ptr addrspace(4) %34, i64 %36
  %38 = load i64, ptr addrspace(4) %37, align 8
  %39 = inttoptr i64 %38 to ptr addrspace(4)
  %40 = call spir_func i64 @string_length(ptr addrspace(4) noundef %39) #12
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
  call spir_func void @put_word(ptr addrspace(4) noundef %30, i64 noundef %48) #12
  %49 = load i8, ptr %12, align 1, !range !114, !noundef !16
  %50 = trunc i8 %49 to i1
  br i1 %50, label %51, label %54

51:                                               ; preds = %47
  %52 = addrspacecast ptr %9 to ptr addrspace(4)
  %53 = call spir_func i32 @next_string(ptr addrspace(4) noundef %52) #12
  store i32 %53, ptr %10, align 4
  br label %54

54:                                               ; preds = %51, %47
  call void @llvm.lifetime.end.p0(ptr %12) #9
  br label %55

55:                                               ; preds = %54
  %56 = load i32, ptr %11, align 4
  %57 = add i32 %56, 1
  store i32 %57, ptr %11, align 4
  br label %20

58:                                               ; preds = %24
  call void @llvm.lifetime.end.p0(ptr %10) #9
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_strings(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1, ptr addrspace(4) noundef %2, i32 noundef %3) #5 {
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
  call void @llvm.lifetime.start.p0(ptr %9) #9
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
  call spir_func void @put_string(ptr addrspace(4) noundef %16, ptr addrspace(4) noundef %17) #12
  call void @llvm.lifetime.start.p0(ptr %10) #9
  %18 = addrspacecast ptr %9 to ptr addrspace(4)
  %19 = call spir_func i32 @next_string(ptr addrspace(4) noundef %18) #12
  store i32 %19, ptr %10, align 4
  br label %20

20:                                               ; preds = %33, %4
  %21 = load i32, ptr %10, align 4
  %22 = load i32, ptr %8, align 4
  %23 = icmp ult i32 %21, %22
  br i1 %23, label %25, label %24

24:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr %10) #9
  br label %36

25:                                               ; preds = %20
  %26 = load ptr addrspace(4), ptr %5, align 8
  %27 = load ptr addrspace(4), ptr %7, align 8
  %28 = load i32, ptr %10, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr addrspace(4) %27, i64 %29
  %31 = load i64, ptr addrspace(4) %30, align 8
  %32 = inttoptr i64 %31 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %26, ptr addrspace(4) noundef %32) #12
  br label %33

33:                                               ; preds = %25
  %34 = addrspacecast ptr %9 to ptr addrspace(4)
  %35 = call spir_func i32 @next_string(ptr addrspace(4) noundef %34) #12
  store i32 %35, ptr %10, align 4
  br label %20

36:                                               ; preds = %24
  br label %37

37:                                               ; preds = %42, %36
  %38 = load ptr addrspace(4), ptr %5, align 8
  %39 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %38, i32 0, i32 4
  %40 = load i32, ptr addrspace(4) %39, align 8
  %41 = icmp ne i32 %40, 0
  br i1 %41, label %42, label %44

42:                                               ; preds = %37
  %43 = load ptr addrspace(4), ptr %5, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %43, i8 noundef zeroext 0) #12
  br label %37

44:                                               ; preds = %37
  call void @llvm.lifetime.end.p0(ptr %9) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_string(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef %1) #5 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  store ptr addrspace(4) %0, ptr %3, align 8
  store ptr addrspace(4) %1, ptr %4, align 8
  call void @llvm.lifetime.start.p0(ptr %5) #9
  %7 = load ptr addrspace(4), ptr %4, align 8
  %8 = call spir_func i64 @string_length(ptr addrspace(4) noundef %7) #12
  store i64 %8, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %6) #9
  store i64 0, ptr %6, align 8
  br label %9

9:                                                ; preds = %32, %2
  %10 = load i64, ptr %6, align 8
  %11 = load i64, ptr %5, align 8
  %12 = icmp ult i64 %10, %11
  br i1 %12, label %14, label %13

13:                                               ; preds = %9
  call void @llvm.lifetime.end.p0(ptr %6) #9
  br label %35

14:                                               ; preds = %9
  %15 = load ptr addrspace(4), ptr %3, align 8
  %16 = load ptr addrspace(4), ptr %4, align 8
  %17 = icmp ne ptr addrspace(4) %16, null
  br i1 %17, label %18, label %24

18:                                               ; preds = %14
  %19 = load ptr addrspace(4), ptr %4, align 8
  %20 = load i64, ptr %6, align 8
  %21 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 %20
  %22 = load i8, ptr addrspace(4) %21, align 1
  %23 = sext i8 %22 to i64
  br label %29

24:                                               ; preds = %14
  %25 = load i64, ptr %6, align 8
  %26 = mul i64 8, %25
  %27 = and i64 %26, 63
  %28 = lshr i64 45545652842024, %27
  br label %29

29:                                               ; preds = %24, %18
  %30 = phi i64 [ %23, %18 ], [ %28, %24 ]
  %31 = trunc i64 %30 to i8
  call spir_func void @put_byte(ptr addrspace(4) noundef %15, i8 noundef zeroext %31) #12
  br label %32

32:                                               ; preds = %29
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, 1
  store i64 %34, ptr %6, align 8
  br label %9

35:                                               ; preds = %13
  %36 = load ptr addrspace(4), ptr %3, align 8
  call spir_func void @put_byte(ptr addrspace(4) noundef %36, i8 noundef zeroext 0) #12
  call void @llvm.lifetime.end.p0(ptr %5) #9
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func i32 @next_string(ptr addrspace(4) noundef %0) #5 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  store ptr addrspace(4) %0, ptr %3, align 8
  br label %6

6:                                                ; preds = %95, %93, %28, %1
  %7 = load ptr addrspace(4), ptr %3, align 8
  %8 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %7, i32 0, i32 0
  %9 = load ptr addrspace(4), ptr addrspace(4) %8, align 8
  %10 = load ptr addrspace(4), ptr %3, align 8
  %11 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %10, i32 0, i32 1
  %12 = load i64, ptr addrspace(4) %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 %12
  %14 = load i8, ptr addrspace(4) %13, align 1
  %15 = icmp ne i8 %14, 0
  br i1 %15, label %16, label %96

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
  br i1 %27, label %28, label %29

28:                                               ; preds = %16
  br label %6

29:                                               ; preds = %16
  br label %30

30:                                               ; preds = %57, %29
  %31 = load ptr addrspace(4), ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %31, i32 0, i32 0
  %33 = load ptr addrspace(4), ptr addrspace(4) %32, align 8
  %34 = load ptr addrspace(4), ptr %3, align 8
  %35 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %34, i32 0, i32 1
  %36 = load i64, ptr addrspace(4) %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %33, i64 %36
  %38 = load i8, ptr addrspace(4) %37, align 1
  %39 = call spir_func zeroext i1 @is_modifier(i8 noundef signext %38) #12
  br i1 %39, label %40, label %58

40:                                               ; preds = %30
  %41 = load ptr addrspace(4), ptr %3, align 8
  %42 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %41, i32 0, i32 0
  %43 = load ptr addrspace(4), ptr addrspace(4) %42, align 8
  %44 = load ptr addrspace(4), ptr %3, align 8
  %45 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %44, i32 0, i32 1
  %46 = load i64, ptr addrspace(4) %45, align 8
  %47 = add i64 %46, 1
  store i64 %47, ptr addrspace(4) %45, align 8
  %48 = getelementptr inbounds nuw i8, ptr addrspace(4) %43, i64 %46
  %49 = load i8, ptr addrspace(4) %48, align 1
  %50 = sext i8 %49 to i32
  %51 = icmp eq i32 %50, 42
  br i1 %51, label %52, label %57

52:                                               ; preds = %40
  %53 = load ptr addrspace(4), ptr %3, align 8
  %54 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %53, i32 0, i32 2
  %55 = load i32, ptr addrspace(4) %54, align 8
  %56 = add i32 %55, 1
  store i32 %56, ptr addrspace(4) %54, align 8
  br label %57

57:                                               ; preds = %52, %40
  br label %30

58:                                               ; preds = %30
  call void @llvm.lifetime.start.p0(ptr %4) #9
  %59 = load ptr addrspace(4), ptr %3, align 8
  %60 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %59, i32 0, i32 0
  %61 = load ptr addrspace(4), ptr addrspace(4) %60, align 8
  %62 = load ptr addrspace(4), ptr %3, align 8
  %63 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %62, i32 0, i32 1
  %64 = load i64, ptr addrspace(4) %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr addrspace(4) %61, i64 %64
  %66 = load i8, ptr addrspace(4) %65, align 1
  store i8 %66, ptr %4, align 1
  %67 = load i8, ptr %4, align 1
  %68 = icmp ne i8 %67, 0
  br i1 %68, label %69, label %74

69:                                               ; preds = %58
  %70 = load ptr addrspace(4), ptr %3, align 8
  %71 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %70, i32 0, i32 1
  %72 = load i64, ptr addrspace(4) %71, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr addrspace(4) %71, align 8
  br label %74

74:                                               ; preds = %69, %58
  %75 = load i8, ptr %4, align 1
  %76 = sext i8 %75 to i32
  %77 = icmp eq i32 %76, 37
  br i1 %77, label %78, label %79

78:                                               ; preds = %74
  store i32 2, ptr %5, align 4
  br label %93

79:                                               ; preds = %74
  %80 = load ptr addrspace(4), ptr %3, align 8
  %81 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %80, i32 0, i32 2
  %82 = load i32, ptr addrspace(4) %81, align 8
  %83 = add i32 %82, 1
  store i32 %83, ptr addrspace(4) %81, align 8
  %84 = load i8, ptr %4, align 1
  %85 = sext i8 %84 to i32
  %86 = icmp eq i32 %85, 115
  br i1 %86, label %87, label %92

87:                                               ; preds = %79
  %88 = load ptr addrspace(4), ptr %3, align 8
  %89 = getelementptr inbounds nuw %struct.scanner, ptr addrspace(4) %88, i32 0, i32 2
  %90 = load i32, ptr addrspace(4) %89, align 8
  %91 = sub i32 %90, 1
  store i32 %91, ptr %2, align 4
  store i32 1, ptr %5, align 4
  br label %93

92:                                               ; preds = %79
  store i32 0, ptr %5, align 4
  br label %93

93:                                               ; preds = %92, %87, %78
  call void @llvm.lifetime.end.p0(ptr %4) #9
  %94 = load i32, ptr %5, align 4
  switch i32 %94, label %99 [
    i32 0, label %95
    i32 2, label %6
    i32 1, label %97
  ]

95:                                               ; preds = %93
  br label %6

96:                                               ; preds = %6
  store i32 -1, ptr %2, align 4
  br label %97

97:                                               ; preds = %96, %93
  %98 = load i32, ptr %2, align 4
  ret i32 %98

99:                                               ; preds = %93
  unreachable
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func void @put_byte(ptr addrspace(4) noundef %0, i8 noundef zeroext %1) #5 {
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
  br i1 %22, label %23, label %24

23:                                               ; preds = %2
  br label %33

24:                                               ; preds = %2
  %25 = load ptr addrspace(4), ptr %3, align 8
  %26 = load ptr addrspace(4), ptr %3, align 8
  %27 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %26, i32 0, i32 3
  %28 = load i64, ptr addrspace(4) %27, align 8
  call spir_func void @put_word(ptr addrspace(4) noundef %25, i64 noundef %28) #12
  %29 = load ptr addrspace(4), ptr %3, align 8
  %30 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %29, i32 0, i32 3
  store i64 0, ptr addrspace(4) %30, align 8
  %31 = load ptr addrspace(4), ptr %3, align 8
  %32 = getelementptr inbounds nuw %struct.writer, ptr addrspace(4) %31, i32 0, i32 4
  store i32 0, ptr addrspace(4) %32, align 8
  br label %33

33:                                               ; preds = %24, %23
  ret void
}

; Function Attrs: convergent norecurse nounwind
define internal spir_func zeroext i1 @is_modifier(i8 noundef signext %0) #5 {
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
define internal spir_func i64 @string_length(ptr addrspace(4) noundef %0) #5 {
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
  call void @llvm.lifetime.start.p0(ptr %4) #9
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
  call void @llvm.lifetime.end.p0(ptr %4) #9
  br label %20

20:                                               ; preds = %18, %7
  %21 = load i64, ptr %2, align 8
  ret i64 %21
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) #8

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #11 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #12 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "printf_formats.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "print_all", scope: !14, file: !14, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/printf_formats.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 omnipotent char", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 42, column: 3, scope: !13)
!21 = !DILocation(line: 42, column: 8, scope: !13)
!22 = !DILocation(line: 43, column: 8, scope: !13)
!23 = !DILocation(line: 43, column: 12, scope: !13)
!24 = !DILocation(line: 43, column: 19, scope: !13)
!25 = !DILocation(line: 43, column: 21, scope: !13)
!26 = !DILocation(line: 43, column: 3, scope: !13)
!27 = !DILocation(line: 43, column: 57, scope: !13)
!28 = !DILocation(line: 43, column: 48, scope: !13)
!29 = !{!11, !11, i64 0}
!30 = !DILocation(line: 43, column: 43, scope: !13)
!31 = !DILocation(line: 43, column: 31, scope: !13)
!32 = !DILocation(line: 43, column: 46, scope: !13)
!33 = !DILocation(line: 43, column: 26, scope: !13)
!34 = distinct !{!34, !26, !35, !36}
!35 = !DILocation(line: 43, column: 58, scope: !13)
!36 = !{!"llvm.loop.mustprogress"}
!37 = !DILocation(line: 44, column: 25, scope: !13)
!38 = !DILocation(line: 44, column: 23, scope: !13)
!39 = !DILocation(line: 44, column: 19, scope: !13)
!40 = !DILocation(line: 44, column: 3, scope: !13)
!41 = !DILocation(line: 44, column: 17, scope: !13)
!42 = !DILocation(line: 45, column: 3, scope: !13)
!43 = !DILocation(line: 45, column: 29, scope: !13)
!44 = !DILocation(line: 45, column: 64, scope: !13)
!45 = !DILocation(line: 45, column: 110, scope: !13)
!46 = !DILocation(line: 45, column: 187, scope: !13)
!47 = !DILocation(line: 45, column: 275, scope: !13)
!48 = !DILocation(line: 45, column: 367, scope: !13)
!49 = !DILocation(line: 45, column: 457, scope: !13)
!50 = !DILocation(line: 45, column: 516, scope: !13)
!51 = !DILocation(line: 45, column: 605, scope: !13)
!52 = !DILocation(line: 45, column: 705, scope: !13)
!53 = !DILocation(line: 45, column: 835, scope: !13)
!54 = !DILocation(line: 45, column: 884, scope: !13)
!55 = !DILocation(line: 45, column: 919, scope: !13)
!56 = !DILocation(line: 45, column: 1108, scope: !13)
!57 = !DILocation(line: 45, column: 1015, scope: !13)
!58 = !DILocation(line: 45, column: 1166, scope: !13)
!59 = !DILocation(line: 45, column: 1131, scope: !13)
!60 = !DILocation(line: 45, column: 1173, scope: !13)
!61 = !DILocation(line: 45, column: 1223, scope: !13)
!62 = !DILocation(line: 46, column: 1, scope: !13)
!63 = distinct !DISubprogram(name: "__get_x", scope: !64, file: !64, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!65 = !DILocation(line: 39, column: 208, scope: !63)
!66 = !DILocation(line: 39, column: 175, scope: !63)
!67 = distinct !DISubprogram(name: "lines", scope: !14, file: !14, line: 48, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !{!69, !69, i64 0}
!69 = !{!"p1 int", !19, i64 0}
!70 = !DILocation(line: 49, column: 3, scope: !67)
!71 = !DILocation(line: 49, column: 17, scope: !67)
!72 = !DILocation(line: 49, column: 30, scope: !67)
!73 = !DILocation(line: 49, column: 28, scope: !67)
!74 = !DILocation(line: 49, column: 43, scope: !67)
!75 = !DILocation(line: 49, column: 41, scope: !67)
!76 = !DILocation(line: 49, column: 13, scope: !67)
!77 = !DILocation(line: 50, column: 51, scope: !67)
!78 = !DILocation(line: 50, column: 54, scope: !67)
!79 = !DILocation(line: 50, column: 56, scope: !67)
!80 = !DILocation(line: 50, column: 78, scope: !67)
!81 = !DILocation(line: 50, column: 80, scope: !67)
!82 = !DILocation(line: 50, column: 17, scope: !67)
!83 = !DILocation(line: 50, column: 3, scope: !67)
!84 = !DILocation(line: 50, column: 12, scope: !67)
!85 = !DILocation(line: 50, column: 15, scope: !67)
!86 = !DILocation(line: 51, column: 7, scope: !67)
!87 = !DILocation(line: 51, column: 9, scope: !67)
!88 = !DILocation(line: 51, column: 50, scope: !67)
!89 = !DILocation(line: 51, column: 15, scope: !67)
!90 = !DILocation(line: 51, column: 24, scope: !67)
!91 = !DILocation(line: 51, column: 36, scope: !67)
!92 = !DILocation(line: 51, column: 34, scope: !67)
!93 = !DILocation(line: 51, column: 48, scope: !67)
!94 = !DILocation(line: 52, column: 1, scope: !67)
!95 = distinct !DISubprogram(name: "__get_x", scope: !64, file: !64, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!96 = !DILocation(line: 40, column: 207, scope: !95)
!97 = !DILocation(line: 40, column: 174, scope: !95)
!98 = distinct !DISubprogram(name: "__get_x", scope: !64, file: !64, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 41, column: 207, scope: !98)
!100 = !DILocation(line: 41, column: 174, scope: !98)
!101 = distinct !DISubprogram(name: "__get_x", scope: !64, file: !64, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!102 = !DILocation(line: 42, column: 206, scope: !101)
!103 = !DILocation(line: 42, column: 173, scope: !101)
!104 = distinct !DISubprogram(name: "long_string", scope: !14, file: !14, line: 54, type: !15, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !DILocation(line: 54, column: 79, scope: !104)
!106 = !DILocation(line: 54, column: 62, scope: !104)
!107 = !DILocation(line: 54, column: 86, scope: !104)
!108 = distinct !DISubprogram(name: "dynamic", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!109 = !DILocation(line: 58, column: 10, scope: !108)
!110 = !DILocation(line: 58, column: 3, scope: !108)
!111 = !DILocation(line: 59, column: 10, scope: !108)
!112 = !DILocation(line: 59, column: 3, scope: !108)
!113 = !DILocation(line: 60, column: 1, scope: !108)
!114 = !{i8 0, i8 2}
