; ModuleID = '<memory>'
source_filename = "tests/programs/printf_formats.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.scanner = type { ptr addrspace(4), i64, i32 }
%struct.writer = type { ptr addrspace(1), i64, i64, i64, i32 }

@constant_text = hidden addrspace(1) externally_initialized constant [9 x i8] c"constant\00", align 1
@global_text = hidden addrspace(1) externally_initialized global [16 x i8] c"global\00\00\00\00\00\00\00\00\00\00", align 1
@_ZZ9print_allPKcE11shared_text = internal addrspace(3) global [16 x i8] undef, align 1
@__const._Z9print_allPKc.local_text = internal unnamed_addr addrspace(1) constant [16 x i8] c"local \00\00\00\00\00\00\00\00\00\00", align 1
@.str = internal unnamed_addr addrspace(1) constant [7 x i8] c"shared\00", align 1
@.str.1 = internal unnamed_addr addrspace(1) constant [14 x i8] c"no arguments\0A\00", align 1
@.str.2 = internal unnamed_addr addrspace(1) constant [20 x i8] c"100%% and %%d %d%%\0A\00", align 1
@.str.3 = internal unnamed_addr addrspace(1) constant [19 x i8] c"[%c] [%5c] [%-5c]\0A\00", align 1
@.str.4 = internal unnamed_addr addrspace(1) constant [30 x i8] c"%hhd %hhu %hhx %hd %hu %d %u\0A\00", align 1
@.str.5 = internal unnamed_addr addrspace(1) constant [28 x i8] c"%ld %lu %lx %lld %llu %llX\0A\00", align 1
@.str.6 = internal unnamed_addr addrspace(1) constant [25 x i8] c"%jd %ju %zd %zu %zx %td\0A\00", align 1
@.str.7 = internal unnamed_addr addrspace(1) constant [39 x i8] c"%o %#o %#x %#X %+d % d %05d %-5d| %'d\0A\00", align 1
@.str.8 = internal unnamed_addr addrspace(1) constant [32 x i8] c"%.3d %8.3d %-8.3d| %+.4d %.0d|\0A\00", align 1
@.str.9 = internal unnamed_addr addrspace(1) constant [25 x i8] c"%f %F %e %E %g %G %a %A\0A\00", align 1
@.str.10 = internal unnamed_addr addrspace(1) constant [45 x i8] c"%.0f %.1f %10.3f %-10.3f| %+f %#.0f %010.2f\0A\00", align 1
@.str.11 = internal unnamed_addr addrspace(1) constant [16 x i8] c"%f %e %g %f %F\0A\00", align 1
@.str.12 = internal unnamed_addr addrspace(1) constant [9 x i8] c"%Lf %Le\0A\00", align 1
@.str.13 = internal unnamed_addr addrspace(1) constant [7 x i8] c"%f %g\0A\00", align 1
@.str.14 = internal unnamed_addr addrspace(1) constant [35 x i8] c"[%*d] [%-*d] [%.*f] [%*.*f] [%*s]\0A\00", align 1
@.str.15 = internal unnamed_addr addrspace(1) constant [5 x i8] c"left\00", align 1
@.str.16 = internal unnamed_addr addrspace(1) constant [41 x i8] c"[%s] [%10s] [%-10s] [%.3s] [%.*s] [%%s]\0A\00", align 1
@.str.17 = internal unnamed_addr addrspace(1) constant [4 x i8] c"xyz\00", align 1
@.str.18 = internal unnamed_addr addrspace(1) constant [11 x i8] c"%s%s%s|%s\0A\00", align 1
@.str.19 = internal unnamed_addr addrspace(1) constant [1 x i8] zeroinitializer, align 1
@.str.20 = internal unnamed_addr addrspace(1) constant [2 x i8] c"a\00", align 1
@.str.21 = internal unnamed_addr addrspace(1) constant [7 x i8] c"%p %p\0A\00", align 1
@.str.22 = internal unnamed_addr addrspace(1) constant [118 x i8] c"%d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %d %s %f %d\0A\00", align 1
@.str.23 = internal unnamed_addr addrspace(1) constant [5 x i8] c"many\00", align 1
@.str.24 = internal unnamed_addr addrspace(1) constant [23 x i8] c"thread %d: %s, %f, %s\0A\00", align 1
@.str.25 = internal unnamed_addr addrspace(1) constant [4 x i8] c"odd\00", align 1
@.str.26 = internal unnamed_addr addrspace(1) constant [5 x i8] c"even\00", align 1
@.str.27 = internal unnamed_addr addrspace(1) constant [4 x i8] c"end\00", align 1
@.str.28 = internal unnamed_addr addrspace(1) constant [9 x i8] c"nothing\0A\00", align 1
@.str.29 = internal unnamed_addr addrspace(1) constant [6 x i8] c"<%s>\0A\00", align 1
@.str.30 = internal unnamed_addr addrspace(1) constant [6 x i8] c"seven\00", align 1
@.str.31 = internal unnamed_addr addrspace(1) constant [10 x i8] c"never %d\0A\00", align 1
@.str.32 = internal unnamed_addr addrspace(1) constant [11 x i8] c"chosen %d\0A\00", align 1
@__hipspv_service = linkonce_odr hidden local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z9print_allPKc(ptr addrspace(1) noundef %0) local_unnamed_addr #0 !dbg !13 {
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
  %20 = alloca [16 x i8], align 1
  %21 = addrspacecast ptr %20 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %20) #10, !dbg !17
  call void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noundef align 1 dereferenceable(16) %21, ptr addrspace(1) noundef align 1 dereferenceable(16) @__const._Z9print_allPKc.local_text, i64 16, i1 false), !dbg !18
  tail call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noundef align 1 dereferenceable(7) addrspacecast (ptr addrspace(3) @_ZZ9print_allPKcE11shared_text to ptr addrspace(4)), ptr addrspace(4) noundef align 1 dereferenceable(7) addrspacecast (ptr addrspace(1) @.str to ptr addrspace(4)), i64 7, i1 false), !dbg !19, !tbaa !20
  %22 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %23 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !21
  %24 = trunc i64 %23 to i8, !dbg !25
  %25 = add i8 %24, 48, !dbg !25
  %26 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 5, !dbg !26
  store i8 %25, ptr addrspace(4) %26, align 1, !dbg !27, !tbaa !20
  %27 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !28
  %28 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.1 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %27, i32 noundef 0) #12, !dbg !28
  store i64 5, ptr %3, align 8, !dbg !29
  %29 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !29
  %30 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.2 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %29, i32 noundef 1) #12, !dbg !29
  store i64 97, ptr %4, align 8, !dbg !30
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !30
  store i64 98, ptr %31, align 8, !dbg !30
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !30
  store i64 99, ptr %32, align 8, !dbg !30
  %33 = addrspacecast ptr %4 to ptr addrspace(4), !dbg !30
  %34 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.3 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %33, i32 noundef 3) #12, !dbg !30
  store i64 4294967295, ptr %5, align 8, !dbg !31
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !31
  store i64 300, ptr %35, align 8, !dbg !31
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !31
  store i64 255, ptr %36, align 8, !dbg !31
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !31
  store i64 4294966996, ptr %37, align 8, !dbg !31
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !31
  store i64 65535, ptr %38, align 8, !dbg !31
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 40, !dbg !31
  store i64 4294967289, ptr %39, align 8, !dbg !31
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 48, !dbg !31
  store i64 7, ptr %40, align 8, !dbg !31
  %41 = addrspacecast ptr %5 to ptr addrspace(4), !dbg !31
  %42 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.4 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %41, i32 noundef 7) #12, !dbg !31
  store i64 -5, ptr %6, align 8, !dbg !32
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !32
  store i64 5, ptr %43, align 8, !dbg !32
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !32
  store i64 255, ptr %44, align 8, !dbg !32
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 24, !dbg !32
  store i64 -6, ptr %45, align 8, !dbg !32
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 32, !dbg !32
  store i64 6, ptr %46, align 8, !dbg !32
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 40, !dbg !32
  store i64 11806310400000, ptr %47, align 8, !dbg !32
  %48 = addrspacecast ptr %6 to ptr addrspace(4), !dbg !32
  %49 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.5 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %48, i32 noundef 6) #12, !dbg !32
  store i64 -8, ptr %7, align 8, !dbg !33
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !33
  store i64 8, ptr %50, align 8, !dbg !33
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !33
  store i64 -9, ptr %51, align 8, !dbg !33
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !33
  store i64 9, ptr %52, align 8, !dbg !33
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32, !dbg !33
  store i64 255, ptr %53, align 8, !dbg !33
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 40, !dbg !33
  store i64 -10, ptr %54, align 8, !dbg !33
  %55 = addrspacecast ptr %7 to ptr addrspace(4), !dbg !33
  %56 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.6 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %55, i32 noundef 6) #12, !dbg !33
  store i64 8, ptr %8, align 8, !dbg !34
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !34
  store i64 8, ptr %57, align 8, !dbg !34
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 16, !dbg !34
  store i64 255, ptr %58, align 8, !dbg !34
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 24, !dbg !34
  store i64 255, ptr %59, align 8, !dbg !34
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 32, !dbg !34
  store i64 3, ptr %60, align 8, !dbg !34
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 40, !dbg !34
  store i64 4, ptr %61, align 8, !dbg !34
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 48, !dbg !34
  store i64 42, ptr %62, align 8, !dbg !34
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 56, !dbg !34
  store i64 42, ptr %63, align 8, !dbg !34
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 64, !dbg !34
  store i64 1234567, ptr %64, align 8, !dbg !34
  %65 = addrspacecast ptr %8 to ptr addrspace(4), !dbg !34
  %66 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.7 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %65, i32 noundef 9) #12, !dbg !34
  store i64 5, ptr %9, align 8, !dbg !35
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !35
  store i64 5, ptr %67, align 8, !dbg !35
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 16, !dbg !35
  store i64 5, ptr %68, align 8, !dbg !35
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 24, !dbg !35
  store i64 5, ptr %69, align 8, !dbg !35
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 32, !dbg !35
  store i64 0, ptr %70, align 8, !dbg !35
  %71 = addrspacecast ptr %9 to ptr addrspace(4), !dbg !35
  %72 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.8 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %71, i32 noundef 5) #12, !dbg !35
  store double 1.500000e+00, ptr %10, align 8, !dbg !36
  %73 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !36
  store double 2.500000e+00, ptr %73, align 8, !dbg !36
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 16, !dbg !36
  store double 0x40C81CD6C8B43958, ptr %74, align 8, !dbg !36
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 24, !dbg !36
  store double 1.000000e-05, ptr %75, align 8, !dbg !36
  %76 = getelementptr inbounds nuw i8, ptr %10, i64 32, !dbg !36
  store double 1.000000e+10, ptr %76, align 8, !dbg !36
  %77 = getelementptr inbounds nuw i8, ptr %10, i64 40, !dbg !36
  store double 1.000000e-10, ptr %77, align 8, !dbg !36
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 48, !dbg !36
  store double 1.000000e-01, ptr %78, align 8, !dbg !36
  %79 = getelementptr inbounds nuw i8, ptr %10, i64 56, !dbg !36
  store double -3.750000e+00, ptr %79, align 8, !dbg !36
  %80 = addrspacecast ptr %10 to ptr addrspace(4), !dbg !36
  %81 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.9 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %80, i32 noundef 8) #12, !dbg !36
  store double 2.500000e+00, ptr %11, align 8, !dbg !37
  %82 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !37
  store double 2.500000e-01, ptr %82, align 8, !dbg !37
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 16, !dbg !37
  store double 3.141590e+00, ptr %83, align 8, !dbg !37
  %84 = getelementptr inbounds nuw i8, ptr %11, i64 24, !dbg !37
  store double 3.141590e+00, ptr %84, align 8, !dbg !37
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 32, !dbg !37
  store double 1.000000e+00, ptr %85, align 8, !dbg !37
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 40, !dbg !37
  store double 3.000000e+00, ptr %86, align 8, !dbg !37
  %87 = getelementptr inbounds nuw i8, ptr %11, i64 48, !dbg !37
  store double -2.500000e+00, ptr %87, align 8, !dbg !37
  %88 = addrspacecast ptr %11 to ptr addrspace(4), !dbg !37
  %89 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.10 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %88, i32 noundef 7) #12, !dbg !37
  store double 0x7FF0000000000000, ptr %12, align 8, !dbg !38
  %90 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !38
  store double 0xFFF0000000000000, ptr %90, align 8, !dbg !38
  %91 = getelementptr inbounds nuw i8, ptr %12, i64 16, !dbg !38
  store double 0x7FF8000000000000, ptr %91, align 8, !dbg !38
  %92 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !38
  store double 1.000000e+300, ptr %92, align 8, !dbg !38
  %93 = getelementptr inbounds nuw i8, ptr %12, i64 32, !dbg !38
  store double 0x7FF0000000000000, ptr %93, align 8, !dbg !38
  %94 = addrspacecast ptr %12 to ptr addrspace(4), !dbg !38
  %95 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.11 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %94, i32 noundef 5) #12, !dbg !38
  store double 1.250000e+00, ptr %13, align 8, !dbg !39
  %96 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !39
  store double -2.500000e+00, ptr %96, align 8, !dbg !39
  %97 = addrspacecast ptr %13 to ptr addrspace(4), !dbg !39
  %98 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.12 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %97, i32 noundef 2) #12, !dbg !39
  store double 0x3FB99999A0000000, ptr %14, align 8, !dbg !40
  %99 = getelementptr inbounds nuw i8, ptr %14, i64 8, !dbg !40
  store double 0x3FD5555560000000, ptr %99, align 8, !dbg !40
  %100 = addrspacecast ptr %14 to ptr addrspace(4), !dbg !40
  %101 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.13 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %100, i32 noundef 2) #12, !dbg !40
  store i64 6, ptr %15, align 8, !dbg !41
  %102 = getelementptr inbounds nuw i8, ptr %15, i64 8, !dbg !41
  store i64 42, ptr %102, align 8, !dbg !41
  %103 = getelementptr inbounds nuw i8, ptr %15, i64 16, !dbg !41
  store i64 6, ptr %103, align 8, !dbg !41
  %104 = getelementptr inbounds nuw i8, ptr %15, i64 24, !dbg !41
  store i64 42, ptr %104, align 8, !dbg !41
  %105 = getelementptr inbounds nuw i8, ptr %15, i64 32, !dbg !41
  store i64 2, ptr %105, align 8, !dbg !41
  %106 = getelementptr inbounds nuw i8, ptr %15, i64 40, !dbg !41
  store double 1.234560e+00, ptr %106, align 8, !dbg !41
  %107 = getelementptr inbounds nuw i8, ptr %15, i64 48, !dbg !41
  store i64 9, ptr %107, align 8, !dbg !41
  %108 = getelementptr inbounds nuw i8, ptr %15, i64 56, !dbg !41
  store i64 3, ptr %108, align 8, !dbg !41
  %109 = getelementptr inbounds nuw i8, ptr %15, i64 64, !dbg !41
  store double 2.500000e+00, ptr %109, align 8, !dbg !41
  %110 = getelementptr inbounds nuw i8, ptr %15, i64 72, !dbg !41
  store i64 4294967288, ptr %110, align 8, !dbg !41
  %111 = getelementptr inbounds nuw i8, ptr %15, i64 80, !dbg !41
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.15 to ptr addrspace(4)), ptr %111, align 8, !dbg !41
  %112 = addrspacecast ptr %15 to ptr addrspace(4), !dbg !41
  %113 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.14 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %112, i32 noundef 11) #12, !dbg !41
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @constant_text to ptr addrspace(4)), ptr %16, align 8, !dbg !42
  %114 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !42
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @global_text to ptr addrspace(4)), ptr %114, align 8, !dbg !42
  %115 = getelementptr inbounds nuw i8, ptr %16, i64 16, !dbg !42
  store ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ9print_allPKcE11shared_text to ptr addrspace(4)), ptr %115, align 8, !dbg !42
  %116 = getelementptr inbounds nuw i8, ptr %16, i64 24, !dbg !42
  store ptr addrspace(4) %21, ptr %116, align 8, !dbg !42
  %117 = getelementptr inbounds nuw i8, ptr %16, i64 32, !dbg !42
  store i64 2, ptr %117, align 8, !dbg !42
  %118 = getelementptr inbounds nuw i8, ptr %16, i64 40, !dbg !42
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.17 to ptr addrspace(4)), ptr %118, align 8, !dbg !42
  %119 = addrspacecast ptr %16 to ptr addrspace(4), !dbg !42
  %120 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.16 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %119, i32 noundef 6) #12, !dbg !42
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.19 to ptr addrspace(4)), ptr %17, align 8, !dbg !43
  %121 = getelementptr inbounds nuw i8, ptr %17, i64 8, !dbg !43
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.20 to ptr addrspace(4)), ptr %121, align 8, !dbg !43
  %122 = getelementptr inbounds nuw i8, ptr %17, i64 16, !dbg !43
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.19 to ptr addrspace(4)), ptr %122, align 8, !dbg !43
  %123 = getelementptr inbounds nuw i8, ptr %17, i64 24, !dbg !43
  store ptr addrspace(4) %22, ptr %123, align 8, !dbg !43
  %124 = addrspacecast ptr %17 to ptr addrspace(4), !dbg !43
  %125 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.18 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %124, i32 noundef 4) #12, !dbg !43
  store ptr addrspace(4) inttoptr (i64 4660 to ptr addrspace(4)), ptr %18, align 8, !dbg !44
  %126 = getelementptr inbounds nuw i8, ptr %18, i64 8, !dbg !44
  store ptr addrspace(4) null, ptr %126, align 8, !dbg !44
  %127 = addrspacecast ptr %18 to ptr addrspace(4), !dbg !44
  %128 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.21 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %127, i32 noundef 2) #12, !dbg !44
  store i64 1, ptr %19, align 8, !dbg !45
  %129 = getelementptr inbounds nuw i8, ptr %19, i64 8, !dbg !45
  store i64 2, ptr %129, align 8, !dbg !45
  %130 = getelementptr inbounds nuw i8, ptr %19, i64 16, !dbg !45
  store i64 3, ptr %130, align 8, !dbg !45
  %131 = getelementptr inbounds nuw i8, ptr %19, i64 24, !dbg !45
  store i64 4, ptr %131, align 8, !dbg !45
  %132 = getelementptr inbounds nuw i8, ptr %19, i64 32, !dbg !45
  store i64 5, ptr %132, align 8, !dbg !45
  %133 = getelementptr inbounds nuw i8, ptr %19, i64 40, !dbg !45
  store i64 6, ptr %133, align 8, !dbg !45
  %134 = getelementptr inbounds nuw i8, ptr %19, i64 48, !dbg !45
  store i64 7, ptr %134, align 8, !dbg !45
  %135 = getelementptr inbounds nuw i8, ptr %19, i64 56, !dbg !45
  store i64 8, ptr %135, align 8, !dbg !45
  %136 = getelementptr inbounds nuw i8, ptr %19, i64 64, !dbg !45
  store i64 9, ptr %136, align 8, !dbg !45
  %137 = getelementptr inbounds nuw i8, ptr %19, i64 72, !dbg !45
  store i64 10, ptr %137, align 8, !dbg !45
  %138 = getelementptr inbounds nuw i8, ptr %19, i64 80, !dbg !45
  store i64 11, ptr %138, align 8, !dbg !45
  %139 = getelementptr inbounds nuw i8, ptr %19, i64 88, !dbg !45
  store i64 12, ptr %139, align 8, !dbg !45
  %140 = getelementptr inbounds nuw i8, ptr %19, i64 96, !dbg !45
  store i64 13, ptr %140, align 8, !dbg !45
  %141 = getelementptr inbounds nuw i8, ptr %19, i64 104, !dbg !45
  store i64 14, ptr %141, align 8, !dbg !45
  %142 = getelementptr inbounds nuw i8, ptr %19, i64 112, !dbg !45
  store i64 15, ptr %142, align 8, !dbg !45
  %143 = getelementptr inbounds nuw i8, ptr %19, i64 120, !dbg !45
  store i64 16, ptr %143, align 8, !dbg !45
  %144 = getelementptr inbounds nuw i8, ptr %19, i64 128, !dbg !45
  store i64 17, ptr %144, align 8, !dbg !45
  %145 = getelementptr inbounds nuw i8, ptr %19, i64 136, !dbg !45
  store i64 18, ptr %145, align 8, !dbg !45
  %146 = getelementptr inbounds nuw i8, ptr %19, i64 144, !dbg !45
  store i64 19, ptr %146, align 8, !dbg !45
  %147 = getelementptr inbounds nuw i8, ptr %19, i64 152, !dbg !45
  store i64 20, ptr %147, align 8, !dbg !45
  %148 = getelementptr inbounds nuw i8, ptr %19, i64 160, !dbg !45
  store i64 21, ptr %148, align 8, !dbg !45
  %149 = getelementptr inbounds nuw i8, ptr %19, i64 168, !dbg !45
  store i64 22, ptr %149, align 8, !dbg !45
  %150 = getelementptr inbounds nuw i8, ptr %19, i64 176, !dbg !45
  store i64 23, ptr %150, align 8, !dbg !45
  %151 = getelementptr inbounds nuw i8, ptr %19, i64 184, !dbg !45
  store i64 24, ptr %151, align 8, !dbg !45
  %152 = getelementptr inbounds nuw i8, ptr %19, i64 192, !dbg !45
  store i64 25, ptr %152, align 8, !dbg !45
  %153 = getelementptr inbounds nuw i8, ptr %19, i64 200, !dbg !45
  store i64 26, ptr %153, align 8, !dbg !45
  %154 = getelementptr inbounds nuw i8, ptr %19, i64 208, !dbg !45
  store i64 27, ptr %154, align 8, !dbg !45
  %155 = getelementptr inbounds nuw i8, ptr %19, i64 216, !dbg !45
  store i64 28, ptr %155, align 8, !dbg !45
  %156 = getelementptr inbounds nuw i8, ptr %19, i64 224, !dbg !45
  store i64 29, ptr %156, align 8, !dbg !45
  %157 = getelementptr inbounds nuw i8, ptr %19, i64 232, !dbg !45
  store i64 30, ptr %157, align 8, !dbg !45
  %158 = getelementptr inbounds nuw i8, ptr %19, i64 240, !dbg !45
  store i64 31, ptr %158, align 8, !dbg !45
  %159 = getelementptr inbounds nuw i8, ptr %19, i64 248, !dbg !45
  store i64 32, ptr %159, align 8, !dbg !45
  %160 = getelementptr inbounds nuw i8, ptr %19, i64 256, !dbg !45
  store i64 33, ptr %160, align 8, !dbg !45
  %161 = getelementptr inbounds nuw i8, ptr %19, i64 264, !dbg !45
  store i64 34, ptr %161, align 8, !dbg !45
  %162 = getelementptr inbounds nuw i8, ptr %19, i64 272, !dbg !45
  store i64 35, ptr %162, align 8, !dbg !45
  %163 = getelementptr inbounds nuw i8, ptr %19, i64 280, !dbg !45
  store i64 36, ptr %163, align 8, !dbg !45
  %164 = getelementptr inbounds nuw i8, ptr %19, i64 288, !dbg !45
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.23 to ptr addrspace(4)), ptr %164, align 8, !dbg !45
  %165 = getelementptr inbounds nuw i8, ptr %19, i64 296, !dbg !45
  store double 3.750000e+01, ptr %165, align 8, !dbg !45
  %166 = getelementptr inbounds nuw i8, ptr %19, i64 304, !dbg !45
  store i64 38, ptr %166, align 8, !dbg !45
  %167 = addrspacecast ptr %19 to ptr addrspace(4), !dbg !45
  %168 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.22 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %167, i32 noundef 39) #12, !dbg !45
  call void @llvm.lifetime.end.p0(ptr nonnull %20) #10, !dbg !46
  ret void, !dbg !46
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p1.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5linesPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !47 {
  %2 = alloca [4 x i64], align 8
  %3 = alloca [1 x i64], align 8
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #11, !dbg !48
  %6 = trunc i64 %5 to i32, !dbg !48
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !51
  %8 = trunc i64 %7 to i32, !dbg !51
  %9 = mul i32 %8, %6, !dbg !54
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !55
  %11 = trunc i64 %10 to i32, !dbg !55
  %12 = add i32 %9, %11, !dbg !57
  %13 = and i32 %12, 1, !dbg !58
  %.not = icmp eq i32 %13, 0, !dbg !58
  %14 = select i1 %.not, ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.26 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.25 to ptr addrspace(4)), !dbg !58
  %15 = sitofp i32 %12 to double, !dbg !59
  %16 = fmul contract double %15, 5.000000e-01, !dbg !60
  %17 = zext i32 %12 to i64, !dbg !61
  store i64 %17, ptr %2, align 8, !dbg !61
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !61
  store ptr addrspace(4) %14, ptr %18, align 8, !dbg !61
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !61
  store double %16, ptr %19, align 8, !dbg !61
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !61
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.27 to ptr addrspace(4)), ptr %20, align 8, !dbg !61
  %21 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !61
  %22 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.24 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %21, i32 noundef 4) #12, !dbg !61
  %23 = select i1 %22, i32 4, i32 -1, !dbg !61
  %24 = sext i32 %12 to i64, !dbg !62
  %25 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %24, !dbg !62
  store i32 %23, ptr addrspace(4) %25, align 4, !dbg !63, !tbaa !9
  %26 = icmp eq i32 %12, 0, !dbg !64
  br i1 %26, label %27, label %36, !dbg !64

27:                                               ; preds = %1
  %28 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !65
  %29 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.28 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %28, i32 noundef 0) #12, !dbg !65
  %not. = xor i1 %29, true, !dbg !65
  %30 = sext i1 %not. to i32, !dbg !65
  %31 = tail call spir_func i64 @_Z14get_num_groupsj(i32 noundef 0) #11, !dbg !66
  %32 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #11, !dbg !69
  %33 = mul i64 %32, %31, !dbg !71
  %34 = and i64 %33, 4294967295, !dbg !72
  %35 = getelementptr inbounds nuw i32, ptr addrspace(4) %4, i64 %34, !dbg !72
  store i32 %30, ptr addrspace(4) %35, align 4, !dbg !73, !tbaa !9
  br label %36, !dbg !72

36:                                               ; preds = %27, %1
  ret void, !dbg !74
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z11long_stringPKc(ptr addrspace(1) noundef %0) local_unnamed_addr #0 !dbg !75 {
  %2 = alloca [1 x i64], align 8
  %3 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %3, ptr %2, align 8, !dbg !76
  %4 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !76
  %5 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef addrspacecast (ptr addrspace(1) @.str.29 to ptr addrspace(4)), ptr addrspace(4) noundef readonly %4, i32 noundef 1) #12, !dbg !76
  ret void, !dbg !77
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z7dynamicPKc(ptr addrspace(1) noundef %0) local_unnamed_addr #0 !dbg !78 {
  %2 = alloca [2 x i64], align 8
  %3 = alloca [1 x i64], align 8
  %4 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store i64 7, ptr %2, align 8, !dbg !79
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !79
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.30 to ptr addrspace(4)), ptr %5, align 8, !dbg !79
  %6 = addrspacecast ptr %2 to ptr addrspace(4), !dbg !79
  %7 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef %4, ptr addrspace(4) noundef readonly %6, i32 noundef 2) #12, !dbg !79
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #11, !dbg !80
  %9 = and i64 %8, 4294967295, !dbg !82
  %.not = icmp eq i64 %9, 0, !dbg !82
  %10 = select i1 %.not, ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.32 to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @.str.31 to ptr addrspace(4)), !dbg !82
  store i64 8, ptr %3, align 8, !dbg !83
  %11 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !83
  %12 = call spir_func zeroext i1 @put_record(ptr addrspace(4) noundef %10, ptr addrspace(4) noundef readonly %11, i32 noundef 1) #12, !dbg !83
  ret void, !dbg !84
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_num_groupsj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent noinline norecurse nounwind
define internal spir_func noundef zeroext i1 @put_record(ptr addrspace(4) noundef %0, ptr addrspace(4) noundef readonly captures(none) %1, i32 noundef range(i32 0, 40) %2) unnamed_addr #4 {
  %4 = alloca %struct.scanner, align 8
  %5 = alloca %struct.scanner, align 8
  %6 = alloca %struct.scanner, align 8
  %7 = alloca %struct.writer, align 8
  %8 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8
  %9 = zext nneg i32 %2 to i64
  %10 = shl nuw nsw i64 %9, 3
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  store ptr addrspace(4) %0, ptr %6, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %.not.i.i = icmp eq ptr addrspace(4) %0, null
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br i1 %.not.i.i, label %string_length.exit.i, label %.preheader.i.i

.preheader.i.i:                                   ; preds = %3, %.preheader.i.i
  %.0.i.i = phi i64 [ %14, %.preheader.i.i ], [ 0, %3 ]
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 %.0.i.i
  %13 = load i8, ptr addrspace(4) %12, align 1
  %.not7.i.i = icmp eq i8 %13, 0
  %14 = add i64 %.0.i.i, 1
  br i1 %.not7.i.i, label %string_length.exit.i, label %.preheader.i.i

string_length.exit.i:                             ; preds = %.preheader.i.i, %3
  %.05.i.i = phi i64 [ 7, %3 ], [ %14, %.preheader.i.i ]
  %15 = addrspacecast ptr %6 to ptr addrspace(4)
  %16 = call spir_func i32 @next_string(ptr addrspace(4) noundef %15) #10
  %17 = icmp ult i32 %16, %2
  br i1 %17, label %.lr.ph.i, label %strings_size.exit

.lr.ph.i:                                         ; preds = %string_length.exit.i, %string_length.exit13.i
  %.015.i = phi i32 [ %27, %string_length.exit13.i ], [ %16, %string_length.exit.i ]
  %.0714.i = phi i64 [ %26, %string_length.exit13.i ], [ %.05.i.i, %string_length.exit.i ]
  %18 = zext nneg i32 %.015.i to i64
  %19 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %18
  %20 = load i64, ptr addrspace(4) %19, align 8
  %21 = inttoptr i64 %20 to ptr addrspace(4)
  %.not.i8.i = icmp eq i64 %20, 0
  br i1 %.not.i8.i, label %string_length.exit13.i, label %.preheader.i9.i

.preheader.i9.i:                                  ; preds = %.lr.ph.i, %.preheader.i9.i
  %.0.i10.i = phi i64 [ %24, %.preheader.i9.i ], [ 0, %.lr.ph.i ]
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 %.0.i10.i
  %23 = load i8, ptr addrspace(4) %22, align 1
  %.not7.i11.i = icmp eq i8 %23, 0
  %24 = add i64 %.0.i10.i, 1
  br i1 %.not7.i11.i, label %string_length.exit13.i, label %.preheader.i9.i

string_length.exit13.i:                           ; preds = %.preheader.i9.i, %.lr.ph.i
  %.05.i12.i = phi i64 [ 6, %.lr.ph.i ], [ %.0.i10.i, %.preheader.i9.i ]
  %25 = add i64 %.0714.i, 1
  %26 = add i64 %25, %.05.i12.i
  %27 = call spir_func i32 @next_string(ptr addrspace(4) noundef %15) #10
  %28 = icmp ult i32 %27, %2
  br i1 %28, label %.lr.ph.i, label %strings_size.exit

strings_size.exit:                                ; preds = %string_length.exit13.i, %string_length.exit.i
  %.07.lcssa.i = phi i64 [ %.05.i.i, %string_length.exit.i ], [ %26, %string_length.exit13.i ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %29 = add nuw nsw i64 %10, 23
  %30 = add i64 %29, %.07.lcssa.i
  %31 = and i64 %30, -8
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 16
  %33 = load volatile i64, ptr addrspace(1) %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 24
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 8
  %36 = load i64, ptr addrspace(1) %35, align 8
  br label %37

37:                                               ; preds = %44, %strings_size.exit
  %.015.i24 = phi i64 [ %33, %strings_size.exit ], [ %47, %44 ]
  %38 = load volatile i64, ptr addrspace(1) %34, align 8
  %39 = add i64 %.015.i24, %31
  %40 = sub i64 %39, %38
  %41 = icmp ugt i64 %40, %36
  br i1 %41, label %reserve.exit.thread, label %44

reserve.exit.thread:                              ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 32
  %43 = atomicrmw volatile add ptr addrspace(1) %42, i64 1 syncscope("device") monotonic, align 8
  br label %116

44:                                               ; preds = %37
  %45 = cmpxchg volatile ptr addrspace(1) %32, i64 %.015.i24, i64 %39 syncscope("device") monotonic monotonic, align 8
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  br i1 %46, label %reserve.exit, label %37

reserve.exit:                                     ; preds = %44
  tail call spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef 2, i32 noundef 2, i32 noundef 3) #12
  %.not = icmp eq i64 %.015.i24, -1
  br i1 %.not, label %116, label %48

48:                                               ; preds = %reserve.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 56
  store ptr addrspace(1) %49, ptr %7, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %51 = load i64, ptr addrspace(1) %35, align 8
  %52 = lshr i64 %51, 3
  %53 = add nsw i64 %52, -1
  store i64 %53, ptr %50, align 8
  %54 = lshr i64 %.015.i24, 3
  %55 = add nuw nsw i64 %54, 1
  %56 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %57 = addrspacecast ptr %7 to ptr addrspace(4)
  %58 = shl nuw nsw i64 %9, 32
  %59 = or disjoint i64 %58, 1
  %60 = getelementptr inbounds nuw i8, ptr addrspace(4) %57, i64 16
  %61 = getelementptr inbounds nuw i8, ptr addrspace(4) %57, i64 8
  %62 = and i64 %53, %55
  %63 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %62
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, i8 0, i64 16, i1 false)
  store i64 %59, ptr addrspace(1) %63, align 8
  %64 = add nuw nsw i64 %54, 2
  store i64 %64, ptr addrspace(4) %60, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  store ptr addrspace(4) %0, ptr %5, align 8
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %66 = addrspacecast ptr %5 to ptr addrspace(4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %65, i8 0, i64 16, i1 false)
  %67 = call spir_func i32 @next_string(ptr addrspace(4) noundef %66) #10
  %.not.i = icmp eq i32 %2, 0
  br i1 %.not.i, label %put_slots.exit, label %.lr.ph.i25

.lr.ph.i25:                                       ; preds = %48, %84
  %68 = phi i64 [ %85, %84 ], [ %64, %48 ]
  %indvars.iv.i = phi i64 [ %indvars.iv.next.i, %84 ], [ 0, %48 ]
  %.014.i = phi i32 [ %.1.i, %84 ], [ %67, %48 ]
  %69 = zext i32 %.014.i to i64
  %70 = icmp eq i64 %indvars.iv.i, %69
  %71 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %indvars.iv.i
  %72 = load i64, ptr addrspace(4) %71, align 8
  br i1 %70, label %73, label %.critedge.i

73:                                               ; preds = %.lr.ph.i25
  %74 = inttoptr i64 %72 to ptr addrspace(4)
  %.not.i.i26 = icmp eq i64 %72, 0
  br i1 %.not.i.i26, label %string_length.exit.i30, label %.preheader.i.i27

.preheader.i.i27:                                 ; preds = %73, %.preheader.i.i27
  %.0.i.i28 = phi i64 [ %77, %.preheader.i.i27 ], [ 0, %73 ]
  %75 = getelementptr inbounds nuw i8, ptr addrspace(4) %74, i64 %.0.i.i28
  %76 = load i8, ptr addrspace(4) %75, align 1
  %.not7.i.i29 = icmp eq i8 %76, 0
  %77 = add i64 %.0.i.i28, 1
  br i1 %.not7.i.i29, label %string_length.exit.i30, label %.preheader.i.i27

string_length.exit.i30:                           ; preds = %.preheader.i.i27, %73
  %78 = phi i64 [ 6, %73 ], [ %.0.i.i28, %.preheader.i.i27 ]
  %79 = and i64 %68, %53
  %80 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %79
  store i64 %78, ptr addrspace(1) %80, align 8
  %81 = call spir_func i32 @next_string(ptr addrspace(4) noundef %66) #10
  br label %84

.critedge.i:                                      ; preds = %.lr.ph.i25
  %82 = and i64 %68, %53
  %83 = getelementptr inbounds nuw i64, ptr addrspace(1) %49, i64 %82
  store i64 %72, ptr addrspace(1) %83, align 8
  br label %84

84:                                               ; preds = %.critedge.i, %string_length.exit.i30
  %.1.i = phi i32 [ %81, %string_length.exit.i30 ], [ %.014.i, %.critedge.i ]
  %85 = add i64 %68, 1
  %indvars.iv.next.i = add nuw nsw i64 %indvars.iv.i, 1
  %exitcond.not.i = icmp eq i64 %indvars.iv.next.i, %9
  br i1 %exitcond.not.i, label %put_slots.exit.loopexit, label %.lr.ph.i25

put_slots.exit.loopexit:                          ; preds = %84
  store i64 %85, ptr addrspace(4) %60, align 1
  br label %put_slots.exit

put_slots.exit:                                   ; preds = %put_slots.exit.loopexit, %48
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  store ptr addrspace(4) %0, ptr %4, align 8
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %86, i8 0, i64 16, i1 false)
  call spir_func void @put_string(ptr addrspace(4) noundef %57, ptr addrspace(4) noundef %0) #10
  %87 = addrspacecast ptr %4 to ptr addrspace(4)
  %88 = call spir_func i32 @next_string(ptr addrspace(4) noundef %87) #10
  %89 = icmp ult i32 %88, %2
  br i1 %89, label %.lr.ph.i32, label %.preheader.i

.preheader.i:                                     ; preds = %.lr.ph.i32, %put_slots.exit
  %90 = getelementptr inbounds nuw i8, ptr addrspace(4) %57, i64 32
  %91 = load i32, ptr addrspace(4) %90, align 8
  %.not10.i = icmp eq i32 %91, 0
  br i1 %.not10.i, label %put_strings.exit, label %.lr.ph11.i

.lr.ph11.i:                                       ; preds = %.preheader.i
  %92 = getelementptr inbounds nuw i8, ptr addrspace(4) %57, i64 24
  %.pre.i = load i64, ptr addrspace(4) %92, align 8
  br label %99

.lr.ph.i32:                                       ; preds = %put_slots.exit, %.lr.ph.i32
  %.09.i = phi i32 [ %97, %.lr.ph.i32 ], [ %88, %put_slots.exit ]
  %93 = zext nneg i32 %.09.i to i64
  %94 = getelementptr inbounds nuw i64, ptr addrspace(4) %1, i64 %93
  %95 = load i64, ptr addrspace(4) %94, align 8
  %96 = inttoptr i64 %95 to ptr addrspace(4)
  call spir_func void @put_string(ptr addrspace(4) noundef %57, ptr addrspace(4) noundef %96) #10
  %97 = call spir_func i32 @next_string(ptr addrspace(4) noundef %87) #10
  %98 = icmp ult i32 %97, %2
  br i1 %98, label %.lr.ph.i32, label %.preheader.i

99:                                               ; preds = %put_byte.exit.i, %.lr.ph11.i
  %100 = phi i32 [ %91, %.lr.ph11.i ], [ %101, %put_byte.exit.i ]
  %101 = add i32 %100, 1
  %102 = icmp ult i32 %101, 8
  br i1 %102, label %put_byte.exit.i, label %put_byte.exit.thread.i

put_byte.exit.thread.i:                           ; preds = %99
  %103 = load ptr addrspace(1), ptr addrspace(4) %57, align 8
  %104 = load i64, ptr addrspace(4) %60, align 8
  %105 = load i64, ptr addrspace(4) %61, align 8
  %106 = and i64 %105, %104
  %107 = getelementptr inbounds nuw i64, ptr addrspace(1) %103, i64 %106
  store i64 %.pre.i, ptr addrspace(1) %107, align 8
  %108 = add i64 %104, 1
  store i64 %108, ptr addrspace(4) %60, align 8
  store i64 0, ptr addrspace(4) %92, align 8
  br label %._crit_edge.sink.split.i

put_byte.exit.i:                                  ; preds = %99
  %.not.i31 = icmp eq i32 %101, 0
  br i1 %.not.i31, label %._crit_edge.sink.split.i, label %99

._crit_edge.sink.split.i:                         ; preds = %put_byte.exit.i, %put_byte.exit.thread.i
  store i32 0, ptr addrspace(4) %90, align 8
  br label %put_strings.exit

put_strings.exit:                                 ; preds = %.preheader.i, %._crit_edge.sink.split.i
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  %109 = load ptr addrspace(1), ptr %7, align 8
  %110 = load i64, ptr %50, align 8
  %111 = and i64 %110, %54
  %112 = getelementptr inbounds nuw i64, ptr addrspace(1) %109, i64 %111
  %113 = shl i64 %31, 32
  %114 = or disjoint i64 %113, 1
  %115 = atomicrmw volatile xchg ptr addrspace(1) %112, i64 %114 release, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10
  br label %116

116:                                              ; preds = %reserve.exit.thread, %reserve.exit, %put_strings.exit
  %117 = phi i1 [ false, %reserve.exit.thread ], [ false, %reserve.exit ], [ true, %put_strings.exit ]
  ret i1 %117
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @put_string(ptr addrspace(4) noundef captures(none) %0, ptr addrspace(4) noundef readonly captures(address_is_null) %1) unnamed_addr #6 {
  %.not.i = icmp eq ptr addrspace(4) %1, null
  br i1 %.not.i, label %.lr.ph, label %.preheader.i

.preheader.i:                                     ; preds = %2, %.preheader.i
  %.0.i = phi i64 [ %5, %.preheader.i ], [ 0, %2 ]
  %3 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %.0.i
  %4 = load i8, ptr addrspace(4) %3, align 1
  %.not7.i = icmp eq i8 %4, 0
  %5 = add i64 %.0.i, 1
  br i1 %.not7.i, label %string_length.exit, label %.preheader.i

string_length.exit:                               ; preds = %.preheader.i
  %.not = icmp eq i64 %.0.i, 0
  br i1 %.not, label %string_length.exit.._crit_edge_crit_edge, label %.lr.ph

string_length.exit.._crit_edge_crit_edge:         ; preds = %string_length.exit
  %.phi.trans.insert = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %.pre = load i32, ptr addrspace(4) %.phi.trans.insert, align 8
  %.phi.trans.insert12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %.pre13 = load i64, ptr addrspace(4) %.phi.trans.insert12, align 8
  br label %._crit_edge

.lr.ph:                                           ; preds = %2, %string_length.exit
  %.05.i18 = phi i64 [ %.0.i, %string_length.exit ], [ 6, %2 ]
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  br label %26

._crit_edge:                                      ; preds = %put_byte.exit10, %string_length.exit.._crit_edge_crit_edge
  %10 = phi i64 [ %.pre13, %string_length.exit.._crit_edge_crit_edge ], [ %55, %put_byte.exit10 ]
  %11 = phi i32 [ %.pre, %string_length.exit.._crit_edge_crit_edge ], [ %56, %put_byte.exit10 ]
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 32
  %13 = add i32 %11, 1
  store i32 %13, ptr addrspace(4) %12, align 8
  %14 = icmp ult i32 %13, 8
  br i1 %14, label %put_byte.exit, label %15

15:                                               ; preds = %._crit_edge
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 24
  %17 = load ptr addrspace(1), ptr addrspace(4) %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %19 = load i64, ptr addrspace(4) %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %21 = load i64, ptr addrspace(4) %20, align 8
  %22 = and i64 %21, %19
  %23 = getelementptr inbounds nuw i64, ptr addrspace(1) %17, i64 %22
  store i64 %10, ptr addrspace(1) %23, align 8
  %24 = load i64, ptr addrspace(4) %18, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr addrspace(4) %18, align 8
  store i64 0, ptr addrspace(4) %16, align 8
  store i32 0, ptr addrspace(4) %12, align 8
  br label %put_byte.exit

put_byte.exit:                                    ; preds = %._crit_edge, %15
  ret void

26:                                               ; preds = %.lr.ph, %put_byte.exit10
  %.011 = phi i64 [ 0, %.lr.ph ], [ %57, %put_byte.exit10 ]
  br i1 %.not.i, label %30, label %27

27:                                               ; preds = %26
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %1, i64 %.011
  %29 = load i8, ptr addrspace(4) %28, align 1
  br label %35

30:                                               ; preds = %26
  %31 = shl i64 %.011, 3
  %32 = and i64 %31, 56
  %33 = lshr i64 45545652842024, %32
  %34 = trunc i64 %33 to i8
  br label %35

35:                                               ; preds = %30, %27
  %36 = phi i8 [ %29, %27 ], [ %34, %30 ]
  %37 = zext i8 %36 to i64
  %38 = load i32, ptr addrspace(4) %6, align 8
  %39 = shl i32 %38, 3
  %40 = and i32 %39, 56
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw i64 %37, %41
  %43 = load i64, ptr addrspace(4) %7, align 8
  %44 = or i64 %42, %43
  store i64 %44, ptr addrspace(4) %7, align 8
  %45 = add i32 %38, 1
  store i32 %45, ptr addrspace(4) %6, align 8
  %46 = icmp ult i32 %45, 8
  br i1 %46, label %put_byte.exit10, label %47

47:                                               ; preds = %35
  %48 = load ptr addrspace(1), ptr addrspace(4) %0, align 8
  %49 = load i64, ptr addrspace(4) %8, align 8
  %50 = load i64, ptr addrspace(4) %9, align 8
  %51 = and i64 %50, %49
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %48, i64 %51
  store i64 %44, ptr addrspace(1) %52, align 8
  %53 = load i64, ptr addrspace(4) %8, align 8
  %54 = add i64 %53, 1
  store i64 %54, ptr addrspace(4) %8, align 8
  store i64 0, ptr addrspace(4) %7, align 8
  store i32 0, ptr addrspace(4) %6, align 8
  br label %put_byte.exit10

put_byte.exit10:                                  ; preds = %35, %47
  %55 = phi i64 [ %44, %35 ], [ 0, %47 ]
  %56 = phi i32 [ %45, %35 ], [ 0, %47 ]
  %57 = add nuw i64 %.011, 1
  %exitcond.not = icmp eq i64 %57, %.05.i18
  br i1 %exitcond.not, label %._crit_edge, label %26
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func i32 @next_string(ptr addrspace(4) noundef captures(none) %0) unnamed_addr #7 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 16
  %3 = load ptr addrspace(4), ptr addrspace(4) %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr addrspace(4) %0, i64 8
  %.promoted29 = load i64, ptr addrspace(4) %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.promoted29
  %6 = load i8, ptr addrspace(4) %5, align 1
  %.not35 = icmp eq i8 %6, 0
  br i1 %.not35, label %.thread, label %.lr.ph

.lr.ph:                                           ; preds = %1, %.backedge
  %7 = phi ptr addrspace(4) [ %10, %.backedge ], [ %5, %1 ]
  %.promoted3036 = phi i64 [ %.promoted31, %.backedge ], [ %.promoted29, %1 ]
  %8 = add i64 %.promoted3036, 1
  store i64 %8, ptr addrspace(4) %4, align 8
  %9 = load i8, ptr addrspace(4) %7, align 1
  %.not20 = icmp eq i8 %9, 37
  br i1 %.not20, label %.preheader, label %.backedge

.backedge:                                        ; preds = %25, %28, %.thread24, %.lr.ph
  %.promoted31 = phi i64 [ %8, %.lr.ph ], [ %12, %.thread24 ], [ %26, %28 ], [ %26, %25 ]
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %.promoted31
  %11 = load i8, ptr addrspace(4) %10, align 1
  %.not = icmp eq i8 %11, 0
  br i1 %.not, label %.thread, label %.lr.ph

.preheader:                                       ; preds = %.lr.ph, %.preheader.backedge
  %12 = phi i64 [ %17, %.preheader.backedge ], [ %8, %.lr.ph ]
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 %12
  %14 = load i8, ptr addrspace(4) %13, align 1
  %15 = add i8 %14, -48
  %or.cond.i = icmp ult i8 %15, 10
  br i1 %or.cond.i, label %16, label %switch.early.test.i

switch.early.test.i:                              ; preds = %.preheader
  switch i8 %14, label %25 [
    i8 122, label %16
    i8 113, label %16
    i8 108, label %16
    i8 106, label %16
    i8 104, label %16
    i8 46, label %16
    i8 45, label %16
    i8 43, label %16
    i8 42, label %16
    i8 39, label %16
    i8 35, label %16
    i8 32, label %16
    i8 116, label %16
    i8 0, label %.thread24
  ]

16:                                               ; preds = %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %switch.early.test.i, %.preheader
  %17 = add i64 %12, 1
  store i64 %17, ptr addrspace(4) %4, align 8
  %18 = load i8, ptr addrspace(4) %13, align 1
  %19 = icmp eq i8 %18, 42
  br i1 %19, label %20, label %.preheader.backedge

20:                                               ; preds = %16
  %21 = load i32, ptr addrspace(4) %2, align 8
  %22 = add i32 %21, 1
  store i32 %22, ptr addrspace(4) %2, align 8
  br label %.preheader.backedge

.preheader.backedge:                              ; preds = %20, %16
  br label %.preheader

.thread24:                                        ; preds = %switch.early.test.i
  %23 = load i32, ptr addrspace(4) %2, align 8
  %24 = add i32 %23, 1
  store i32 %24, ptr addrspace(4) %2, align 8
  br label %.backedge

25:                                               ; preds = %switch.early.test.i
  %26 = add i64 %12, 1
  store i64 %26, ptr addrspace(4) %4, align 8
  %27 = icmp eq i8 %14, 37
  br i1 %27, label %.backedge, label %28

28:                                               ; preds = %25
  %29 = load i32, ptr addrspace(4) %2, align 8
  %30 = add i32 %29, 1
  store i32 %30, ptr addrspace(4) %2, align 8
  %31 = icmp eq i8 %14, 115
  br i1 %31, label %.thread, label %.backedge

.thread:                                          ; preds = %.backedge, %28, %1
  %.2 = phi i32 [ -1, %1 ], [ %29, %28 ], [ -1, %.backedge ]
  ret i32 %.2
}

; Function Attrs: convergent nounwind
declare spir_func void @_Z22atomic_work_item_fencej12memory_order12memory_scope(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #9

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nofree norecurse nosync nounwind memory(write, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }
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
!17 = !DILocation(line: 42, column: 3, scope: !13)
!18 = !DILocation(line: 42, column: 8, scope: !13)
!19 = !DILocation(line: 43, column: 46, scope: !13)
!20 = !{!11, !11, i64 0}
!21 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!24 = distinct !DILocation(line: 44, column: 25, scope: !13)
!25 = !DILocation(line: 44, column: 19, scope: !13)
!26 = !DILocation(line: 44, column: 3, scope: !13)
!27 = !DILocation(line: 44, column: 17, scope: !13)
!28 = !DILocation(line: 45, column: 3, scope: !13)
!29 = !DILocation(line: 45, column: 29, scope: !13)
!30 = !DILocation(line: 45, column: 64, scope: !13)
!31 = !DILocation(line: 45, column: 110, scope: !13)
!32 = !DILocation(line: 45, column: 187, scope: !13)
!33 = !DILocation(line: 45, column: 275, scope: !13)
!34 = !DILocation(line: 45, column: 367, scope: !13)
!35 = !DILocation(line: 45, column: 457, scope: !13)
!36 = !DILocation(line: 45, column: 516, scope: !13)
!37 = !DILocation(line: 45, column: 605, scope: !13)
!38 = !DILocation(line: 45, column: 705, scope: !13)
!39 = !DILocation(line: 45, column: 835, scope: !13)
!40 = !DILocation(line: 45, column: 884, scope: !13)
!41 = !DILocation(line: 45, column: 919, scope: !13)
!42 = !DILocation(line: 45, column: 1015, scope: !13)
!43 = !DILocation(line: 45, column: 1131, scope: !13)
!44 = !DILocation(line: 45, column: 1173, scope: !13)
!45 = !DILocation(line: 45, column: 1223, scope: !13)
!46 = !DILocation(line: 46, column: 1, scope: !13)
!47 = distinct !DISubprogram(name: "lines", scope: !14, file: !14, line: 48, type: !15, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!48 = !DILocation(line: 40, column: 207, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 49, column: 17, scope: !47)
!51 = !DILocation(line: 41, column: 207, scope: !52, inlinedAt: !53)
!52 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!53 = distinct !DILocation(line: 49, column: 30, scope: !47)
!54 = !DILocation(line: 49, column: 28, scope: !47)
!55 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !56)
!56 = distinct !DILocation(line: 49, column: 43, scope: !47)
!57 = !DILocation(line: 49, column: 41, scope: !47)
!58 = !DILocation(line: 50, column: 54, scope: !47)
!59 = !DILocation(line: 50, column: 78, scope: !47)
!60 = !DILocation(line: 50, column: 80, scope: !47)
!61 = !DILocation(line: 50, column: 17, scope: !47)
!62 = !DILocation(line: 50, column: 3, scope: !47)
!63 = !DILocation(line: 50, column: 15, scope: !47)
!64 = !DILocation(line: 51, column: 9, scope: !47)
!65 = !DILocation(line: 51, column: 50, scope: !47)
!66 = !DILocation(line: 42, column: 206, scope: !67, inlinedAt: !68)
!67 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 42, type: !15, scopeLine: 42, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = distinct !DILocation(line: 51, column: 24, scope: !47)
!69 = !DILocation(line: 41, column: 207, scope: !52, inlinedAt: !70)
!70 = distinct !DILocation(line: 51, column: 36, scope: !47)
!71 = !DILocation(line: 51, column: 34, scope: !47)
!72 = !DILocation(line: 51, column: 15, scope: !47)
!73 = !DILocation(line: 51, column: 48, scope: !47)
!74 = !DILocation(line: 52, column: 1, scope: !47)
!75 = distinct !DISubprogram(name: "long_string", scope: !14, file: !14, line: 54, type: !15, scopeLine: 54, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!76 = !DILocation(line: 54, column: 62, scope: !75)
!77 = !DILocation(line: 54, column: 86, scope: !75)
!78 = distinct !DISubprogram(name: "dynamic", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!79 = !DILocation(line: 58, column: 3, scope: !78)
!80 = !DILocation(line: 39, column: 208, scope: !22, inlinedAt: !81)
!81 = distinct !DILocation(line: 59, column: 10, scope: !78)
!82 = !DILocation(line: 59, column: 10, scope: !78)
!83 = !DILocation(line: 59, column: 3, scope: !78)
!84 = !DILocation(line: 60, column: 1, scope: !78)
