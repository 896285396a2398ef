; ModuleID = '<memory>'
source_filename = "tests/programs/virtual_functions.hip"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%union.Storage = type { i64, [8 x i8] }
%struct.Square = type { %struct.Shape.base, i32 }
%struct.Shape.base = type <{ ptr, i32 }>
%struct.Circle = type { %struct.Shape.base, i32 }
%struct.Cube = type { %struct.Square }
%struct.Disc = type { %struct.Circle, %struct.Named }
%struct.Named = type { ptr }
%struct.hipspv_service = type { i32, i32, i64, i64, i64, i64, [2 x i64] }
%struct.Shape = type <{ ptr, i32, [4 x i8] }>

@_ZZ6sharedPiE7storage = internal addrspace(3) global [64 x %union.Storage] undef, align 8
@_ZTV6Square = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 32 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 48 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1))] }, align 8
@_ZTV5Shape = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 80 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 112 to ptr addrspace(1))] }, align 8
@_ZTV6Circle = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 144 to ptr addrspace(1))] }, align 8
@_ZTV4Cube = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 160 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 176 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 192 to ptr addrspace(1))] }, align 8
@_ZTV4Disc = internal unnamed_addr addrspace(1) constant { [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] } { [7 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 208 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 224 to ptr addrspace(1))], [3 x ptr addrspace(1)] [ptr addrspace(1) inttoptr (i64 -16 to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 240 to ptr addrspace(1))] }, align 8
@_ZTV5Named = internal unnamed_addr addrspace(1) constant { [3 x ptr addrspace(1)] } { [3 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 256 to ptr addrspace(1))] }, align 8
@__hipspv_service = linkonce_odr hidden addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z5mixedPii(ptr addrspace(1) noundef %0, i32 noundef %1) #0 !dbg !13 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr addrspace(4), align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr addrspace(4), align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca ptr addrspace(4), align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr addrspace(4), align 8
  %27 = alloca ptr addrspace(4), align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca %struct.Square, align 8
  %32 = alloca %struct.Circle, align 8
  %33 = alloca %struct.Cube, align 8
  %34 = alloca %struct.Disc, align 8
  %35 = alloca [4 x ptr addrspace(4)], align 8
  %36 = addrspacecast ptr %26 to ptr addrspace(4)
  %37 = addrspacecast ptr %27 to ptr addrspace(4)
  %38 = addrspacecast ptr %28 to ptr addrspace(4)
  %39 = addrspacecast ptr %29 to ptr addrspace(4)
  %40 = addrspacecast ptr %30 to ptr addrspace(4)
  %41 = addrspacecast ptr %31 to ptr addrspace(4)
  %42 = addrspacecast ptr %32 to ptr addrspace(4)
  %43 = addrspacecast ptr %33 to ptr addrspace(4)
  %44 = addrspacecast ptr %34 to ptr addrspace(4)
  %45 = addrspacecast ptr %35 to ptr addrspace(4)
  %46 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %46, ptr addrspace(4) %36, align 8
  %47 = load ptr addrspace(4), ptr addrspace(4) %36, align 8, !tbaa !17
  store ptr addrspace(4) %47, ptr addrspace(4) %37, align 8, !tbaa !17
  store i32 %1, ptr addrspace(4) %38, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %29) #8, !dbg !20
  call void @llvm.lifetime.start.p0(ptr %17)
  %48 = addrspacecast ptr %17 to ptr addrspace(4)
  %49 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !21
  %50 = trunc i64 %49 to i32, !dbg !21
  call void @llvm.lifetime.end.p0(ptr %17), !dbg !25
  call void @llvm.lifetime.start.p0(ptr %16)
  %51 = addrspacecast ptr %16 to ptr addrspace(4)
  %52 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !26
  %53 = trunc i64 %52 to i32, !dbg !26
  call void @llvm.lifetime.end.p0(ptr %16), !dbg !29
  %54 = mul i32 %50, %53, !dbg !30
  call void @llvm.lifetime.start.p0(ptr %15)
  %55 = addrspacecast ptr %15 to ptr addrspace(4)
  %56 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !31
  %57 = trunc i64 %56 to i32, !dbg !31
  call void @llvm.lifetime.end.p0(ptr %15), !dbg !34
  %58 = add i32 %54, %57, !dbg !35
  store i32 %58, ptr addrspace(4) %39, align 4, !dbg !36, !tbaa !9
  %59 = load i32, ptr addrspace(4) %39, align 4, !dbg !37, !tbaa !9
  %60 = load i32, ptr addrspace(4) %38, align 4, !dbg !38, !tbaa !9
  %61 = icmp sge i32 %59, %60, !dbg !39
  br i1 %61, label %62, label %63, !dbg !39

62:                                               ; preds = %2
  store i32 1, ptr addrspace(4) %40, align 4
  br label %152, !dbg !40

63:                                               ; preds = %2
  call void @llvm.lifetime.start.p0(ptr %31) #8, !dbg !41
  %64 = load i32, ptr addrspace(4) %39, align 4, !dbg !42, !tbaa !9
  %65 = srem i32 %64, 7, !dbg !43
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %41, i32 noundef 1, i32 noundef %65) #10, !dbg !44
  call void @llvm.lifetime.start.p0(ptr %32) #8, !dbg !45
  %66 = load i32, ptr addrspace(4) %39, align 4, !dbg !46, !tbaa !9
  %67 = srem i32 %66, 5, !dbg !47
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %42, i32 noundef 2, i32 noundef %67) #10, !dbg !48
  call void @llvm.lifetime.start.p0(ptr %33) #8, !dbg !49
  %68 = load i32, ptr addrspace(4) %39, align 4, !dbg !50, !tbaa !9
  %69 = srem i32 %68, 3, !dbg !51
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %43, i32 noundef 3, i32 noundef %69) #10, !dbg !52
  call void @llvm.lifetime.start.p0(ptr %34) #8, !dbg !53
  %70 = load i32, ptr addrspace(4) %39, align 4, !dbg !54, !tbaa !9
  %71 = srem i32 %70, 11, !dbg !55
  call spir_func void @_ZN4DiscC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %44, i32 noundef 4, i32 noundef %71) #10, !dbg !56
  call void @llvm.lifetime.start.p0(ptr %35) #8, !dbg !57
  store ptr addrspace(4) %41, ptr addrspace(4) %45, align 8, !dbg !58, !tbaa !59
  %72 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %45, i64 1, !dbg !58
  store ptr addrspace(4) %42, ptr addrspace(4) %72, align 8, !dbg !58, !tbaa !59
  %73 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %45, i64 2, !dbg !58
  store ptr addrspace(4) %43, ptr addrspace(4) %73, align 8, !dbg !58, !tbaa !59
  %74 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %45, i64 3, !dbg !58
  store ptr addrspace(4) %44, ptr addrspace(4) %74, align 8, !dbg !58, !tbaa !59
  %75 = load i32, ptr addrspace(4) %39, align 4, !dbg !61, !tbaa !9
  %76 = srem i32 %75, 4, !dbg !62
  %77 = sext i32 %76 to i64, !dbg !63
  %78 = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(4) %45, i64 0, i64 %77, !dbg !63
  %79 = load ptr addrspace(4), ptr addrspace(4) %78, align 8, !dbg !63, !tbaa !59
  call void @llvm.lifetime.start.p0(ptr %23)
  call void @llvm.lifetime.start.p0(ptr %24)
  call void @llvm.lifetime.start.p0(ptr %25)
  %80 = addrspacecast ptr %23 to ptr addrspace(4)
  %81 = addrspacecast ptr %24 to ptr addrspace(4)
  %82 = addrspacecast ptr %25 to ptr addrspace(4)
  store ptr addrspace(4) %79, ptr addrspace(4) %81, align 8, !tbaa !59
  store i32 2, ptr addrspace(4) %82, align 4, !tbaa !9
  %83 = load ptr addrspace(4), ptr addrspace(4) %81, align 8, !dbg !64, !tbaa !59
  %84 = load i32, ptr addrspace(4) %82, align 4, !dbg !67, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %20)
  call void @llvm.lifetime.start.p0(ptr %21)
  call void @llvm.lifetime.start.p0(ptr %22)
  %85 = addrspacecast ptr %20 to ptr addrspace(4)
  %86 = addrspacecast ptr %21 to ptr addrspace(4)
  %87 = addrspacecast ptr %22 to ptr addrspace(4)
  store ptr addrspace(4) %83, ptr addrspace(4) %86, align 8, !tbaa !59
  store i32 %84, ptr addrspace(4) %87, align 4, !tbaa !9
  %88 = load ptr addrspace(4), ptr addrspace(4) %86, align 8
  %89 = load i32, ptr addrspace(4) %87, align 4, !dbg !68, !tbaa !9
  %90 = load ptr addrspace(1), ptr addrspace(4) %88, align 8, !dbg !71, !tbaa !72
  %91 = load ptr addrspace(1), ptr addrspace(1) %90, align 8, !dbg !71
  %92 = ptrtoint ptr addrspace(1) %91 to i64, !dbg !71
  call void @llvm.lifetime.start.p0(ptr %14), !dbg !71
  switch i64 %92, label %unknown.i [
    i64 32, label %_ZNK6Square4areaEi.i
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !71

unknown.i:                                        ; preds = %63
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !71
  call void @llvm.lifetime.start.p0(ptr %10), !dbg !71
  call void @llvm.lifetime.start.p0(ptr %11), !dbg !71
  store i32 2, ptr %9, align 4, !dbg !71
  %93 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !71
  %94 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %93, i32 0, i32 1, !dbg !71
  %95 = load i32, ptr %9, align 4, !dbg !71
  store i32 %95, ptr %10, align 4, !dbg !71
  %96 = load i32, ptr %10, align 4, !dbg !71
  %97 = atomicrmw volatile xchg ptr addrspace(1) %94, i32 %96 monotonic, align 4, !dbg !71
  store i32 %97, ptr %11, align 4, !dbg !71
  %98 = load i32, ptr %11, align 4, !dbg !71
  ret void, !dbg !71

_ZNK6Square4areaEi.i:                             ; preds = %63
  %99 = call spir_func i32 @_ZNK6Square4areaEi(ptr addrspace(4) %88, i32 %89), !dbg !71
  store i32 %99, ptr %14, align 4, !dbg !71
  br label %hipspv.indirect.0.exit, !dbg !71

_ZNK6Circle4areaEi.i:                             ; preds = %63
  %100 = call spir_func i32 @_ZNK6Circle4areaEi(ptr addrspace(4) %88, i32 %89), !dbg !71
  store i32 %100, ptr %14, align 4, !dbg !71
  br label %hipspv.indirect.0.exit, !dbg !71

_ZNK4Cube4areaEi.i:                               ; preds = %63
  %101 = call spir_func i32 @_ZNK4Cube4areaEi(ptr addrspace(4) %88, i32 %89), !dbg !71
  store i32 %101, ptr %14, align 4, !dbg !71
  br label %hipspv.indirect.0.exit, !dbg !71

hipspv.indirect.0.exit:                           ; preds = %_ZNK6Square4areaEi.i, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %102 = load i32, ptr %14, align 4, !dbg !71
  call void @llvm.lifetime.end.p0(ptr %14), !dbg !71
  %103 = mul nsw i32 %102, 10, !dbg !74
  %104 = load ptr addrspace(1), ptr addrspace(4) %88, align 8, !dbg !75, !tbaa !72
  %105 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %104, i64 1, !dbg !75
  %106 = load ptr addrspace(1), ptr addrspace(1) %105, align 8, !dbg !75
  %107 = ptrtoint ptr addrspace(1) %106 to i64, !dbg !75
  call void @llvm.lifetime.start.p0(ptr %12), !dbg !75
  %108 = sub i64 %107, 48, !dbg !75
  %109 = call i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 60), !dbg !75
  switch i64 %109, label %unknown.i8 [
    i64 0, label %_ZNK6Square7cornersEv.i7
    i64 3, label %_ZNK5Shape7cornersEv.i6
    i64 8, label %_ZNK4Cube7cornersEv.i5
    i64 11, label %_ZNK4Disc4nameEv.i4
    i64 12, label %_ZThn16_NK4Disc4nameEv.i3
    i64 13, label %_ZNK5Named4nameEv.i2
  ], !dbg !75

unknown.i8:                                       ; preds = %hipspv.indirect.0.exit
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !75
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !75
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !75
  store i32 2, ptr %3, align 4, !dbg !75
  %110 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !75
  %111 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %110, i32 0, i32 1, !dbg !75
  %112 = load i32, ptr %3, align 4, !dbg !75
  store i32 %112, ptr %4, align 4, !dbg !75
  %113 = load i32, ptr %4, align 4, !dbg !75
  %114 = atomicrmw volatile xchg ptr addrspace(1) %111, i32 %113 monotonic, align 4, !dbg !75
  store i32 %114, ptr %5, align 4, !dbg !75
  %115 = load i32, ptr %5, align 4, !dbg !75
  ret void, !dbg !75

_ZNK6Square7cornersEv.i7:                         ; preds = %hipspv.indirect.0.exit
  %116 = call spir_func i32 @_ZNK6Square7cornersEv(ptr addrspace(4) %88), !dbg !75
  store i32 %116, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

_ZNK5Shape7cornersEv.i6:                          ; preds = %hipspv.indirect.0.exit
  %117 = call spir_func i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) %88), !dbg !75
  store i32 %117, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

_ZNK4Cube7cornersEv.i5:                           ; preds = %hipspv.indirect.0.exit
  %118 = call spir_func i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) %88), !dbg !75
  store i32 %118, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

_ZNK4Disc4nameEv.i4:                              ; preds = %hipspv.indirect.0.exit
  %119 = call spir_func i32 @_ZNK4Disc4nameEv(ptr addrspace(4) %88), !dbg !75
  store i32 %119, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

_ZThn16_NK4Disc4nameEv.i3:                        ; preds = %hipspv.indirect.0.exit
  %120 = call spir_func i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) %88), !dbg !75
  store i32 %120, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

_ZNK5Named4nameEv.i2:                             ; preds = %hipspv.indirect.0.exit
  %121 = call spir_func i32 @_ZNK5Named4nameEv(ptr addrspace(4) %88), !dbg !75
  store i32 %121, ptr %12, align 4, !dbg !75
  br label %hipspv.indirect.1.exit9, !dbg !75

hipspv.indirect.1.exit9:                          ; preds = %_ZNK6Square7cornersEv.i7, %_ZNK5Shape7cornersEv.i6, %_ZNK4Cube7cornersEv.i5, %_ZNK4Disc4nameEv.i4, %_ZThn16_NK4Disc4nameEv.i3, %_ZNK5Named4nameEv.i2
  %122 = load i32, ptr %12, align 4, !dbg !75
  call void @llvm.lifetime.end.p0(ptr %12), !dbg !75
  %123 = add nsw i32 %103, %122, !dbg !76
  call void @llvm.lifetime.end.p0(ptr %20), !dbg !77
  call void @llvm.lifetime.end.p0(ptr %21), !dbg !77
  call void @llvm.lifetime.end.p0(ptr %22), !dbg !77
  call void @llvm.lifetime.end.p0(ptr %23), !dbg !78
  call void @llvm.lifetime.end.p0(ptr %24), !dbg !78
  call void @llvm.lifetime.end.p0(ptr %25), !dbg !78
  %124 = icmp eq ptr addrspace(4) %44, null, !dbg !79
  %125 = getelementptr inbounds i8, ptr addrspace(4) %44, i64 16
  %spec.select = select i1 %124, ptr addrspace(4) null, ptr addrspace(4) %125, !dbg !79
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  %126 = addrspacecast ptr %18 to ptr addrspace(4)
  %127 = addrspacecast ptr %19 to ptr addrspace(4)
  store ptr addrspace(4) %spec.select, ptr addrspace(4) %127, align 8, !tbaa !80
  %128 = load ptr addrspace(4), ptr addrspace(4) %127, align 8, !dbg !82, !tbaa !80
  %129 = load ptr addrspace(1), ptr addrspace(4) %128, align 8, !dbg !85, !tbaa !72
  %130 = load ptr addrspace(1), ptr addrspace(1) %129, align 8, !dbg !85
  %131 = ptrtoint ptr addrspace(1) %130 to i64, !dbg !85
  call void @llvm.lifetime.start.p0(ptr %13), !dbg !85
  %132 = sub i64 %131, 48, !dbg !85
  %133 = call i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 60), !dbg !85
  switch i64 %133, label %unknown.i1 [
    i64 0, label %_ZNK6Square7cornersEv.i
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !85

unknown.i1:                                       ; preds = %hipspv.indirect.1.exit9
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !85
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !85
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !85
  store i32 2, ptr %6, align 4, !dbg !85
  %134 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !85
  %135 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %134, i32 0, i32 1, !dbg !85
  %136 = load i32, ptr %6, align 4, !dbg !85
  store i32 %136, ptr %7, align 4, !dbg !85
  %137 = load i32, ptr %7, align 4, !dbg !85
  %138 = atomicrmw volatile xchg ptr addrspace(1) %135, i32 %137 monotonic, align 4, !dbg !85
  store i32 %138, ptr %8, align 4, !dbg !85
  %139 = load i32, ptr %8, align 4, !dbg !85
  ret void, !dbg !85

_ZNK6Square7cornersEv.i:                          ; preds = %hipspv.indirect.1.exit9
  %140 = call spir_func i32 @_ZNK6Square7cornersEv(ptr addrspace(4) %128), !dbg !85
  store i32 %140, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.1.exit9
  %141 = call spir_func i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) %128), !dbg !85
  store i32 %141, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.1.exit9
  %142 = call spir_func i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) %128), !dbg !85
  store i32 %142, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.1.exit9
  %143 = call spir_func i32 @_ZNK4Disc4nameEv(ptr addrspace(4) %128), !dbg !85
  store i32 %143, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.1.exit9
  %144 = call spir_func i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) %128), !dbg !85
  store i32 %144, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.1.exit9
  %145 = call spir_func i32 @_ZNK5Named4nameEv(ptr addrspace(4) %128), !dbg !85
  store i32 %145, ptr %13, align 4, !dbg !85
  br label %hipspv.indirect.1.exit, !dbg !85

hipspv.indirect.1.exit:                           ; preds = %_ZNK6Square7cornersEv.i, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %146 = load i32, ptr %13, align 4, !dbg !85
  call void @llvm.lifetime.end.p0(ptr %13), !dbg !85
  call void @llvm.lifetime.end.p0(ptr %18), !dbg !86
  call void @llvm.lifetime.end.p0(ptr %19), !dbg !86
  %147 = add nsw i32 %123, %146, !dbg !87
  %148 = load ptr addrspace(4), ptr addrspace(4) %37, align 8, !dbg !88, !tbaa !17
  %149 = load i32, ptr addrspace(4) %39, align 4, !dbg !89, !tbaa !9
  %150 = sext i32 %149 to i64, !dbg !88
  %151 = getelementptr inbounds i32, ptr addrspace(4) %148, i64 %150, !dbg !88
  store i32 %147, ptr addrspace(4) %151, align 4, !dbg !90, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %35) #8, !dbg !91
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %44) #10, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %34) #8, !dbg !91
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %43) #10, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %33) #8, !dbg !91
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %42) #10, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %32) #8, !dbg !91
  call spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %41) #10, !dbg !91
  call void @llvm.lifetime.end.p0(ptr %31) #8, !dbg !91
  store i32 0, ptr addrspace(4) %40, align 4, !dbg !91
  br label %152, !dbg !91

152:                                              ; preds = %hipspv.indirect.1.exit, %62
  call void @llvm.lifetime.end.p0(ptr %29) #8, !dbg !91
  ret void, !dbg !91
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 align 2 !dbg !92 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !93
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !95, !tbaa !9
  call spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %10, i32 noundef %11) #10, !dbg !96
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV6Square, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !97, !tbaa !72
  %12 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %10, i32 0, i32 1, !dbg !98
  %13 = load i32, ptr addrspace(4) %9, align 4, !dbg !99, !tbaa !9
  store i32 %13, ptr addrspace(4) %12, align 4, !dbg !98, !tbaa !100
  ret void, !dbg !103
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 align 2 !dbg !104 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !105
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !107, !tbaa !9
  call spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %10, i32 noundef %11) #10, !dbg !108
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV6Circle, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !109, !tbaa !72
  %12 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %10, i32 0, i32 1, !dbg !110
  %13 = load i32, ptr addrspace(4) %9, align 4, !dbg !111, !tbaa !9
  store i32 %13, ptr addrspace(4) %12, align 4, !dbg !110, !tbaa !112
  ret void, !dbg !114
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 align 2 !dbg !115 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !116
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !118, !tbaa !9
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !119, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef %11, i32 noundef %12) #10, !dbg !120
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Cube, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !121, !tbaa !72
  ret void, !dbg !122
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN4DiscC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0, i32 noundef %1, i32 noundef %2) unnamed_addr #2 align 2 !dbg !123 {
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  %9 = addrspacecast ptr %6 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !124
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  store i32 %2, ptr addrspace(4) %9, align 4, !tbaa !9
  %10 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %11 = load i32, ptr addrspace(4) %8, align 4, !dbg !126, !tbaa !9
  %12 = load i32, ptr addrspace(4) %9, align 4, !dbg !127, !tbaa !9
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %10, i32 noundef %11, i32 noundef %12) #10, !dbg !128
  %13 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 16, !dbg !129
  call spir_func void @_ZN5NamedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %13) #10, !dbg !130
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 40) ({ [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Disc, i32 0, i32 0, i32 2), ptr addrspace(4) %10, align 8, !dbg !129, !tbaa !72
  %14 = getelementptr inbounds i8, ptr addrspace(4) %10, i64 16, !dbg !129
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV4Disc, i32 0, i32 1, i32 2), ptr addrspace(4) %14, align 8, !dbg !129, !tbaa !72
  ret void, !dbg !131
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN5ShapeD2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #2 align 2 !dbg !132 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !59
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  ret void, !dbg !133
}

; Function Attrs: convergent mustprogress norecurse nounwind
define hidden spir_kernel void @_Z4makeP7Storagei(ptr addrspace(1) noundef %0, i32 noundef %1) #3 !dbg !134 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr addrspace(4), align 8
  %7 = alloca ptr addrspace(4), align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = addrspacecast ptr %6 to ptr addrspace(4)
  %12 = addrspacecast ptr %7 to ptr addrspace(4)
  %13 = addrspacecast ptr %8 to ptr addrspace(4)
  %14 = addrspacecast ptr %9 to ptr addrspace(4)
  %15 = addrspacecast ptr %10 to ptr addrspace(4)
  %16 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %16, ptr addrspace(4) %11, align 8
  %17 = load ptr addrspace(4), ptr addrspace(4) %11, align 8, !tbaa !135
  store ptr addrspace(4) %17, ptr addrspace(4) %12, align 8, !tbaa !135
  store i32 %1, ptr addrspace(4) %13, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %9) #8, !dbg !137
  call void @llvm.lifetime.start.p0(ptr %5)
  %18 = addrspacecast ptr %5 to ptr addrspace(4)
  %19 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !138
  %20 = trunc i64 %19 to i32, !dbg !138
  call void @llvm.lifetime.end.p0(ptr %5), !dbg !140
  call void @llvm.lifetime.start.p0(ptr %4)
  %21 = addrspacecast ptr %4 to ptr addrspace(4)
  %22 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !141
  %23 = trunc i64 %22 to i32, !dbg !141
  call void @llvm.lifetime.end.p0(ptr %4), !dbg !143
  %24 = mul i32 %20, %23, !dbg !144
  call void @llvm.lifetime.start.p0(ptr %3)
  %25 = addrspacecast ptr %3 to ptr addrspace(4)
  %26 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !145
  %27 = trunc i64 %26 to i32, !dbg !145
  call void @llvm.lifetime.end.p0(ptr %3), !dbg !147
  %28 = add i32 %24, %27, !dbg !148
  store i32 %28, ptr addrspace(4) %14, align 4, !dbg !149, !tbaa !9
  %29 = load i32, ptr addrspace(4) %14, align 4, !dbg !150, !tbaa !9
  %30 = load i32, ptr addrspace(4) %13, align 4, !dbg !151, !tbaa !9
  %31 = icmp sge i32 %29, %30, !dbg !152
  br i1 %31, label %32, label %33, !dbg !152

32:                                               ; preds = %2
  store i32 1, ptr addrspace(4) %15, align 4
  br label %58, !dbg !153

33:                                               ; preds = %2
  %34 = load i32, ptr addrspace(4) %14, align 4, !dbg !154, !tbaa !9
  %35 = srem i32 %34, 3, !dbg !155
  switch i32 %35, label %50 [
    i32 0, label %36
    i32 1, label %43
  ], !dbg !156

36:                                               ; preds = %33
  %37 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !157, !tbaa !135
  %38 = load i32, ptr addrspace(4) %14, align 4, !dbg !158, !tbaa !9
  %39 = sext i32 %38 to i64, !dbg !157
  %40 = getelementptr inbounds %union.Storage, ptr addrspace(4) %37, i64 %39, !dbg !157
  %41 = load i32, ptr addrspace(4) %14, align 4, !dbg !159, !tbaa !9
  %42 = load i32, ptr addrspace(4) %14, align 4, !dbg !160, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %40, i32 noundef %41, i32 noundef %42) #10, !dbg !161
  br label %57, !dbg !162

43:                                               ; preds = %33
  %44 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !163, !tbaa !135
  %45 = load i32, ptr addrspace(4) %14, align 4, !dbg !164, !tbaa !9
  %46 = sext i32 %45 to i64, !dbg !163
  %47 = getelementptr inbounds %union.Storage, ptr addrspace(4) %44, i64 %46, !dbg !163
  %48 = load i32, ptr addrspace(4) %14, align 4, !dbg !165, !tbaa !9
  %49 = load i32, ptr addrspace(4) %14, align 4, !dbg !166, !tbaa !9
  call spir_func void @_ZN6CircleC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %47, i32 noundef %48, i32 noundef %49) #10, !dbg !167
  br label %57, !dbg !168

50:                                               ; preds = %33
  %51 = load ptr addrspace(4), ptr addrspace(4) %12, align 8, !dbg !169, !tbaa !135
  %52 = load i32, ptr addrspace(4) %14, align 4, !dbg !170, !tbaa !9
  %53 = sext i32 %52 to i64, !dbg !169
  %54 = getelementptr inbounds %union.Storage, ptr addrspace(4) %51, i64 %53, !dbg !169
  %55 = load i32, ptr addrspace(4) %14, align 4, !dbg !171, !tbaa !9
  %56 = load i32, ptr addrspace(4) %14, align 4, !dbg !172, !tbaa !9
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %54, i32 noundef %55, i32 noundef %56) #10, !dbg !173
  br label %57, !dbg !174

57:                                               ; preds = %50, %43, %36
  store i32 0, ptr addrspace(4) %15, align 4, !dbg !175
  br label %58, !dbg !175

58:                                               ; preds = %57, %32
  call void @llvm.lifetime.end.p0(ptr %9) #8, !dbg !175
  ret void, !dbg !175
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z3usePK7StoragePii(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #0 !dbg !176 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr addrspace(4), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca ptr addrspace(4), align 8
  %20 = alloca i32, align 4
  %21 = alloca ptr addrspace(4), align 8
  %22 = alloca ptr addrspace(4), align 8
  %23 = alloca ptr addrspace(4), align 8
  %24 = alloca ptr addrspace(4), align 8
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = addrspacecast ptr %21 to ptr addrspace(4)
  %28 = addrspacecast ptr %22 to ptr addrspace(4)
  %29 = addrspacecast ptr %23 to ptr addrspace(4)
  %30 = addrspacecast ptr %24 to ptr addrspace(4)
  %31 = addrspacecast ptr %25 to ptr addrspace(4)
  %32 = addrspacecast ptr %26 to ptr addrspace(4)
  %33 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %33, ptr addrspace(4) %27, align 8
  %34 = load ptr addrspace(4), ptr addrspace(4) %27, align 8, !tbaa !135
  %35 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  store ptr addrspace(4) %35, ptr addrspace(4) %28, align 8
  %36 = load ptr addrspace(4), ptr addrspace(4) %28, align 8, !tbaa !17
  store ptr addrspace(4) %34, ptr addrspace(4) %29, align 8, !tbaa !135
  store ptr addrspace(4) %36, ptr addrspace(4) %30, align 8, !tbaa !17
  store i32 %2, ptr addrspace(4) %31, align 4, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %26) #8, !dbg !177
  call void @llvm.lifetime.start.p0(ptr %14)
  %37 = addrspacecast ptr %14 to ptr addrspace(4)
  %38 = call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #9, !dbg !178
  %39 = trunc i64 %38 to i32, !dbg !178
  call void @llvm.lifetime.end.p0(ptr %14), !dbg !180
  call void @llvm.lifetime.start.p0(ptr %13)
  %40 = addrspacecast ptr %13 to ptr addrspace(4)
  %41 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #9, !dbg !181
  %42 = trunc i64 %41 to i32, !dbg !181
  call void @llvm.lifetime.end.p0(ptr %13), !dbg !183
  %43 = mul i32 %39, %42, !dbg !184
  call void @llvm.lifetime.start.p0(ptr %12)
  %44 = addrspacecast ptr %12 to ptr addrspace(4)
  %45 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !185
  %46 = trunc i64 %45 to i32, !dbg !185
  call void @llvm.lifetime.end.p0(ptr %12), !dbg !187
  %47 = add i32 %43, %46, !dbg !188
  store i32 %47, ptr addrspace(4) %32, align 4, !dbg !189, !tbaa !9
  %48 = load i32, ptr addrspace(4) %32, align 4, !dbg !190, !tbaa !9
  %49 = load i32, ptr addrspace(4) %31, align 4, !dbg !191, !tbaa !9
  %50 = icmp slt i32 %48, %49, !dbg !192
  br i1 %50, label %51, label %104, !dbg !192

51:                                               ; preds = %3
  %52 = load ptr addrspace(4), ptr addrspace(4) %29, align 8, !dbg !193, !tbaa !135
  %53 = load i32, ptr addrspace(4) %32, align 4, !dbg !194, !tbaa !9
  %54 = sext i32 %53 to i64, !dbg !193
  %55 = getelementptr inbounds %union.Storage, ptr addrspace(4) %52, i64 %54, !dbg !193
  call void @llvm.lifetime.start.p0(ptr %18)
  call void @llvm.lifetime.start.p0(ptr %19)
  call void @llvm.lifetime.start.p0(ptr %20)
  %56 = addrspacecast ptr %18 to ptr addrspace(4)
  %57 = addrspacecast ptr %19 to ptr addrspace(4)
  %58 = addrspacecast ptr %20 to ptr addrspace(4)
  store ptr addrspace(4) %55, ptr addrspace(4) %57, align 8, !tbaa !59
  store i32 3, ptr addrspace(4) %58, align 4, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %57, align 8, !dbg !195, !tbaa !59
  %60 = load i32, ptr addrspace(4) %58, align 4, !dbg !197, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %15)
  call void @llvm.lifetime.start.p0(ptr %16)
  call void @llvm.lifetime.start.p0(ptr %17)
  %61 = addrspacecast ptr %15 to ptr addrspace(4)
  %62 = addrspacecast ptr %16 to ptr addrspace(4)
  %63 = addrspacecast ptr %17 to ptr addrspace(4)
  store ptr addrspace(4) %59, ptr addrspace(4) %62, align 8, !tbaa !59
  store i32 %60, ptr addrspace(4) %63, align 4, !tbaa !9
  %64 = load ptr addrspace(4), ptr addrspace(4) %62, align 8
  %65 = load i32, ptr addrspace(4) %63, align 4, !dbg !198, !tbaa !9
  %66 = load ptr addrspace(1), ptr addrspace(4) %64, align 8, !dbg !200, !tbaa !72
  %67 = load ptr addrspace(1), ptr addrspace(1) %66, align 8, !dbg !200
  %68 = ptrtoint ptr addrspace(1) %67 to i64, !dbg !200
  call void @llvm.lifetime.start.p0(ptr %11), !dbg !200
  switch i64 %68, label %unknown.i [
    i64 32, label %_ZNK6Square4areaEi.i
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !200

unknown.i:                                        ; preds = %51
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !200
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !200
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !200
  store i32 2, ptr %7, align 4, !dbg !200
  %69 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !200
  %70 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %69, i32 0, i32 1, !dbg !200
  %71 = load i32, ptr %7, align 4, !dbg !200
  store i32 %71, ptr %8, align 4, !dbg !200
  %72 = load i32, ptr %8, align 4, !dbg !200
  %73 = atomicrmw volatile xchg ptr addrspace(1) %70, i32 %72 monotonic, align 4, !dbg !200
  store i32 %73, ptr %9, align 4, !dbg !200
  %74 = load i32, ptr %9, align 4, !dbg !200
  ret void, !dbg !200

_ZNK6Square4areaEi.i:                             ; preds = %51
  %75 = call spir_func i32 @_ZNK6Square4areaEi(ptr addrspace(4) %64, i32 %65), !dbg !200
  store i32 %75, ptr %11, align 4, !dbg !200
  br label %hipspv.indirect.0.exit, !dbg !200

_ZNK6Circle4areaEi.i:                             ; preds = %51
  %76 = call spir_func i32 @_ZNK6Circle4areaEi(ptr addrspace(4) %64, i32 %65), !dbg !200
  store i32 %76, ptr %11, align 4, !dbg !200
  br label %hipspv.indirect.0.exit, !dbg !200

_ZNK4Cube4areaEi.i:                               ; preds = %51
  %77 = call spir_func i32 @_ZNK4Cube4areaEi(ptr addrspace(4) %64, i32 %65), !dbg !200
  store i32 %77, ptr %11, align 4, !dbg !200
  br label %hipspv.indirect.0.exit, !dbg !200

hipspv.indirect.0.exit:                           ; preds = %_ZNK6Square4areaEi.i, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %78 = load i32, ptr %11, align 4, !dbg !200
  call void @llvm.lifetime.end.p0(ptr %11), !dbg !200
  %79 = mul nsw i32 %78, 10, !dbg !201
  %80 = load ptr addrspace(1), ptr addrspace(4) %64, align 8, !dbg !202, !tbaa !72
  %81 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %80, i64 1, !dbg !202
  %82 = load ptr addrspace(1), ptr addrspace(1) %81, align 8, !dbg !202
  %83 = ptrtoint ptr addrspace(1) %82 to i64, !dbg !202
  call void @llvm.lifetime.start.p0(ptr %10), !dbg !202
  %84 = sub i64 %83, 48, !dbg !202
  %85 = call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 60), !dbg !202
  switch i64 %85, label %unknown.i1 [
    i64 0, label %_ZNK6Square7cornersEv.i
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !202

unknown.i1:                                       ; preds = %hipspv.indirect.0.exit
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !202
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !202
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !202
  store i32 2, ptr %4, align 4, !dbg !202
  %86 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !202
  %87 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %86, i32 0, i32 1, !dbg !202
  %88 = load i32, ptr %4, align 4, !dbg !202
  store i32 %88, ptr %5, align 4, !dbg !202
  %89 = load i32, ptr %5, align 4, !dbg !202
  %90 = atomicrmw volatile xchg ptr addrspace(1) %87, i32 %89 monotonic, align 4, !dbg !202
  store i32 %90, ptr %6, align 4, !dbg !202
  %91 = load i32, ptr %6, align 4, !dbg !202
  ret void, !dbg !202

_ZNK6Square7cornersEv.i:                          ; preds = %hipspv.indirect.0.exit
  %92 = call spir_func i32 @_ZNK6Square7cornersEv(ptr addrspace(4) %64), !dbg !202
  store i32 %92, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.0.exit
  %93 = call spir_func i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) %64), !dbg !202
  store i32 %93, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.0.exit
  %94 = call spir_func i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) %64), !dbg !202
  store i32 %94, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.0.exit
  %95 = call spir_func i32 @_ZNK4Disc4nameEv(ptr addrspace(4) %64), !dbg !202
  store i32 %95, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.0.exit
  %96 = call spir_func i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) %64), !dbg !202
  store i32 %96, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.0.exit
  %97 = call spir_func i32 @_ZNK5Named4nameEv(ptr addrspace(4) %64), !dbg !202
  store i32 %97, ptr %10, align 4, !dbg !202
  br label %hipspv.indirect.1.exit, !dbg !202

hipspv.indirect.1.exit:                           ; preds = %_ZNK6Square7cornersEv.i, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %98 = load i32, ptr %10, align 4, !dbg !202
  call void @llvm.lifetime.end.p0(ptr %10), !dbg !202
  %99 = add nsw i32 %79, %98, !dbg !203
  call void @llvm.lifetime.end.p0(ptr %15), !dbg !204
  call void @llvm.lifetime.end.p0(ptr %16), !dbg !204
  call void @llvm.lifetime.end.p0(ptr %17), !dbg !204
  call void @llvm.lifetime.end.p0(ptr %18), !dbg !205
  call void @llvm.lifetime.end.p0(ptr %19), !dbg !205
  call void @llvm.lifetime.end.p0(ptr %20), !dbg !205
  %100 = load ptr addrspace(4), ptr addrspace(4) %30, align 8, !dbg !206, !tbaa !17
  %101 = load i32, ptr addrspace(4) %32, align 4, !dbg !207, !tbaa !9
  %102 = sext i32 %101 to i64, !dbg !206
  %103 = getelementptr inbounds i32, ptr addrspace(4) %100, i64 %102, !dbg !206
  store i32 %99, ptr addrspace(4) %103, align 4, !dbg !208, !tbaa !9
  br label %104, !dbg !206

104:                                              ; preds = %hipspv.indirect.1.exit, %3
  call void @llvm.lifetime.end.p0(ptr %26) #8, !dbg !209
  ret void, !dbg !209
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6sharedPi(ptr addrspace(1) noundef %0) #0 !dbg !210 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr addrspace(4), align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca ptr addrspace(4), align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr addrspace(4), align 8
  %18 = alloca ptr addrspace(4), align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = addrspacecast ptr %17 to ptr addrspace(4)
  %22 = addrspacecast ptr %18 to ptr addrspace(4)
  %23 = addrspacecast ptr %19 to ptr addrspace(4)
  %24 = addrspacecast ptr %20 to ptr addrspace(4)
  %25 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  store ptr addrspace(4) %25, ptr addrspace(4) %21, align 8
  %26 = load ptr addrspace(4), ptr addrspace(4) %21, align 8, !tbaa !17
  store ptr addrspace(4) %26, ptr addrspace(4) %22, align 8, !tbaa !17
  call void @llvm.lifetime.start.p0(ptr %19) #8, !dbg !211
  call void @llvm.lifetime.start.p0(ptr %10)
  %27 = addrspacecast ptr %10 to ptr addrspace(4)
  %28 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #9, !dbg !212
  %29 = trunc i64 %28 to i32, !dbg !212
  call void @llvm.lifetime.end.p0(ptr %10), !dbg !214
  store i32 %29, ptr addrspace(4) %23, align 4, !dbg !215, !tbaa !9
  %30 = load i32, ptr addrspace(4) %23, align 4, !dbg !216, !tbaa !9
  %31 = srem i32 %30, 2, !dbg !217
  %32 = icmp ne i32 %31, 0, !dbg !216
  br i1 %32, label %33, label %39, !dbg !216

33:                                               ; preds = %1
  %34 = load i32, ptr addrspace(4) %23, align 4, !dbg !218, !tbaa !9
  %35 = sext i32 %34 to i64, !dbg !219
  %36 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %35, !dbg !219
  %37 = load i32, ptr addrspace(4) %23, align 4, !dbg !220, !tbaa !9
  %38 = load i32, ptr addrspace(4) %23, align 4, !dbg !221, !tbaa !9
  call spir_func void @_ZN6SquareC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %36, i32 noundef %37, i32 noundef %38) #10, !dbg !222
  br label %45, !dbg !223

39:                                               ; preds = %1
  %40 = load i32, ptr addrspace(4) %23, align 4, !dbg !224, !tbaa !9
  %41 = sext i32 %40 to i64, !dbg !225
  %42 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %41, !dbg !225
  %43 = load i32, ptr addrspace(4) %23, align 4, !dbg !226, !tbaa !9
  %44 = load i32, ptr addrspace(4) %23, align 4, !dbg !227, !tbaa !9
  call spir_func void @_ZN4CubeC2Eii(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %42, i32 noundef %43, i32 noundef %44) #10, !dbg !228
  br label %45

45:                                               ; preds = %39, %33
  call spir_func void @_Z13__syncthreadsv() #10, !dbg !229
  call void @llvm.lifetime.start.p0(ptr %20) #8, !dbg !230
  %46 = load i32, ptr addrspace(4) %23, align 4, !dbg !231, !tbaa !9
  %47 = sub nsw i32 63, %46, !dbg !232
  store i32 %47, ptr addrspace(4) %24, align 4, !dbg !233, !tbaa !9
  %48 = load i32, ptr addrspace(4) %24, align 4, !dbg !234, !tbaa !9
  %49 = sext i32 %48 to i64, !dbg !235
  %50 = getelementptr inbounds [64 x %union.Storage], ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 0, i64 %49, !dbg !235
  call void @llvm.lifetime.start.p0(ptr %14)
  call void @llvm.lifetime.start.p0(ptr %15)
  call void @llvm.lifetime.start.p0(ptr %16)
  %51 = addrspacecast ptr %14 to ptr addrspace(4)
  %52 = addrspacecast ptr %15 to ptr addrspace(4)
  %53 = addrspacecast ptr %16 to ptr addrspace(4)
  store ptr addrspace(4) %50, ptr addrspace(4) %52, align 8, !tbaa !59
  store i32 1, ptr addrspace(4) %53, align 4, !tbaa !9
  %54 = load ptr addrspace(4), ptr addrspace(4) %52, align 8, !dbg !236, !tbaa !59
  %55 = load i32, ptr addrspace(4) %53, align 4, !dbg !238, !tbaa !9
  call void @llvm.lifetime.start.p0(ptr %11)
  call void @llvm.lifetime.start.p0(ptr %12)
  call void @llvm.lifetime.start.p0(ptr %13)
  %56 = addrspacecast ptr %11 to ptr addrspace(4)
  %57 = addrspacecast ptr %12 to ptr addrspace(4)
  %58 = addrspacecast ptr %13 to ptr addrspace(4)
  store ptr addrspace(4) %54, ptr addrspace(4) %57, align 8, !tbaa !59
  store i32 %55, ptr addrspace(4) %58, align 4, !tbaa !9
  %59 = load ptr addrspace(4), ptr addrspace(4) %57, align 8
  %60 = load i32, ptr addrspace(4) %58, align 4, !dbg !239, !tbaa !9
  %61 = load ptr addrspace(1), ptr addrspace(4) %59, align 8, !dbg !241, !tbaa !72
  %62 = load ptr addrspace(1), ptr addrspace(1) %61, align 8, !dbg !241
  %63 = ptrtoint ptr addrspace(1) %62 to i64, !dbg !241
  call void @llvm.lifetime.start.p0(ptr %9), !dbg !241
  switch i64 %63, label %unknown.i [
    i64 32, label %_ZNK6Square4areaEi.i
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !241

unknown.i:                                        ; preds = %45
  call void @llvm.lifetime.start.p0(ptr %5), !dbg !241
  call void @llvm.lifetime.start.p0(ptr %6), !dbg !241
  call void @llvm.lifetime.start.p0(ptr %7), !dbg !241
  store i32 2, ptr %5, align 4, !dbg !241
  %64 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !241
  %65 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %64, i32 0, i32 1, !dbg !241
  %66 = load i32, ptr %5, align 4, !dbg !241
  store i32 %66, ptr %6, align 4, !dbg !241
  %67 = load i32, ptr %6, align 4, !dbg !241
  %68 = atomicrmw volatile xchg ptr addrspace(1) %65, i32 %67 monotonic, align 4, !dbg !241
  store i32 %68, ptr %7, align 4, !dbg !241
  %69 = load i32, ptr %7, align 4, !dbg !241
  ret void, !dbg !241

_ZNK6Square4areaEi.i:                             ; preds = %45
  %70 = call spir_func i32 @_ZNK6Square4areaEi(ptr addrspace(4) %59, i32 %60), !dbg !241
  store i32 %70, ptr %9, align 4, !dbg !241
  br label %hipspv.indirect.0.exit, !dbg !241

_ZNK6Circle4areaEi.i:                             ; preds = %45
  %71 = call spir_func i32 @_ZNK6Circle4areaEi(ptr addrspace(4) %59, i32 %60), !dbg !241
  store i32 %71, ptr %9, align 4, !dbg !241
  br label %hipspv.indirect.0.exit, !dbg !241

_ZNK4Cube4areaEi.i:                               ; preds = %45
  %72 = call spir_func i32 @_ZNK4Cube4areaEi(ptr addrspace(4) %59, i32 %60), !dbg !241
  store i32 %72, ptr %9, align 4, !dbg !241
  br label %hipspv.indirect.0.exit, !dbg !241

hipspv.indirect.0.exit:                           ; preds = %_ZNK6Square4areaEi.i, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %73 = load i32, ptr %9, align 4, !dbg !241
  call void @llvm.lifetime.end.p0(ptr %9), !dbg !241
  %74 = mul nsw i32 %73, 10, !dbg !242
  %75 = load ptr addrspace(1), ptr addrspace(4) %59, align 8, !dbg !243, !tbaa !72
  %76 = getelementptr inbounds ptr addrspace(1), ptr addrspace(1) %75, i64 1, !dbg !243
  %77 = load ptr addrspace(1), ptr addrspace(1) %76, align 8, !dbg !243
  %78 = ptrtoint ptr addrspace(1) %77 to i64, !dbg !243
  call void @llvm.lifetime.start.p0(ptr %8), !dbg !243
  %79 = sub i64 %78, 48, !dbg !243
  %80 = call i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 60), !dbg !243
  switch i64 %80, label %unknown.i1 [
    i64 0, label %_ZNK6Square7cornersEv.i
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !243

unknown.i1:                                       ; preds = %hipspv.indirect.0.exit
  call void @llvm.lifetime.start.p0(ptr %2), !dbg !243
  call void @llvm.lifetime.start.p0(ptr %3), !dbg !243
  call void @llvm.lifetime.start.p0(ptr %4), !dbg !243
  store i32 2, ptr %2, align 4, !dbg !243
  %81 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !243
  %82 = getelementptr inbounds nuw %struct.hipspv_service, ptr addrspace(1) %81, i32 0, i32 1, !dbg !243
  %83 = load i32, ptr %2, align 4, !dbg !243
  store i32 %83, ptr %3, align 4, !dbg !243
  %84 = load i32, ptr %3, align 4, !dbg !243
  %85 = atomicrmw volatile xchg ptr addrspace(1) %82, i32 %84 monotonic, align 4, !dbg !243
  store i32 %85, ptr %4, align 4, !dbg !243
  %86 = load i32, ptr %4, align 4, !dbg !243
  ret void, !dbg !243

_ZNK6Square7cornersEv.i:                          ; preds = %hipspv.indirect.0.exit
  %87 = call spir_func i32 @_ZNK6Square7cornersEv(ptr addrspace(4) %59), !dbg !243
  store i32 %87, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.0.exit
  %88 = call spir_func i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) %59), !dbg !243
  store i32 %88, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.0.exit
  %89 = call spir_func i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) %59), !dbg !243
  store i32 %89, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.0.exit
  %90 = call spir_func i32 @_ZNK4Disc4nameEv(ptr addrspace(4) %59), !dbg !243
  store i32 %90, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.0.exit
  %91 = call spir_func i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) %59), !dbg !243
  store i32 %91, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.0.exit
  %92 = call spir_func i32 @_ZNK5Named4nameEv(ptr addrspace(4) %59), !dbg !243
  store i32 %92, ptr %8, align 4, !dbg !243
  br label %hipspv.indirect.1.exit, !dbg !243

hipspv.indirect.1.exit:                           ; preds = %_ZNK6Square7cornersEv.i, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %93 = load i32, ptr %8, align 4, !dbg !243
  call void @llvm.lifetime.end.p0(ptr %8), !dbg !243
  %94 = add nsw i32 %74, %93, !dbg !244
  call void @llvm.lifetime.end.p0(ptr %11), !dbg !245
  call void @llvm.lifetime.end.p0(ptr %12), !dbg !245
  call void @llvm.lifetime.end.p0(ptr %13), !dbg !245
  call void @llvm.lifetime.end.p0(ptr %14), !dbg !246
  call void @llvm.lifetime.end.p0(ptr %15), !dbg !246
  call void @llvm.lifetime.end.p0(ptr %16), !dbg !246
  %95 = load ptr addrspace(4), ptr addrspace(4) %22, align 8, !dbg !247, !tbaa !17
  %96 = load i32, ptr addrspace(4) %23, align 4, !dbg !248, !tbaa !9
  %97 = sext i32 %96 to i64, !dbg !247
  %98 = getelementptr inbounds i32, ptr addrspace(4) %95, i64 %97, !dbg !247
  store i32 %94, ptr addrspace(4) %98, align 4, !dbg !249, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr %20) #8, !dbg !250
  call void @llvm.lifetime.end.p0(ptr %19) #8, !dbg !250
  ret void, !dbg !250
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_Z13__syncthreadsv() #4 !dbg !251 {
  call spir_func void @_Z7barrierj(i32 noundef 3) #10, !dbg !252
  ret void, !dbg !253
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) #5

; Function Attrs: convergent nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) #5

; Function Attrs: convergent mustprogress nounwind
define internal spir_func void @_ZN5ShapeC2Ei(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !254 {
  %3 = alloca ptr addrspace(4), align 8
  %4 = alloca i32, align 4
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  %6 = addrspacecast ptr %4 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !59
  store i32 %1, ptr addrspace(4) %6, align 4, !tbaa !9
  %7 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 32) ({ [6 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Shape, i32 0, i32 0, i32 2), ptr addrspace(4) %7, align 8, !dbg !255, !tbaa !72
  %8 = getelementptr inbounds nuw %struct.Shape, ptr addrspace(4) %7, i32 0, i32 1, !dbg !256
  %9 = load i32, ptr addrspace(4) %6, align 4, !dbg !257, !tbaa !9
  store i32 %9, ptr addrspace(4) %8, align 8, !dbg !256, !tbaa !258
  ret void, !dbg !259
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Square4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !260 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !93
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %9, i32 0, i32 1, !dbg !261
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !261, !tbaa !100
  %12 = getelementptr inbounds nuw %struct.Square, ptr addrspace(4) %9, i32 0, i32 1, !dbg !262
  %13 = load i32, ptr addrspace(4) %12, align 4, !dbg !262, !tbaa !100
  %14 = mul nsw i32 %11, %13, !dbg !263
  %15 = load i32, ptr addrspace(4) %8, align 4, !dbg !264, !tbaa !9
  %16 = mul nsw i32 %14, %15, !dbg !265
  ret i32 %16, !dbg !266
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Square7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #2 align 2 !dbg !267 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !93
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 4, !dbg !268
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK5Shape7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(12) %0) unnamed_addr #2 align 2 !dbg !269 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !59
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 0, !dbg !270
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK6Circle4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !271 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !105
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %9, i32 0, i32 1, !dbg !272
  %11 = load i32, ptr addrspace(4) %10, align 4, !dbg !272, !tbaa !112
  %12 = mul nsw i32 3, %11, !dbg !273
  %13 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %9, i32 0, i32 1, !dbg !274
  %14 = load i32, ptr addrspace(4) %13, align 4, !dbg !274, !tbaa !112
  %15 = mul nsw i32 %12, %14, !dbg !275
  %16 = load i32, ptr addrspace(4) %8, align 4, !dbg !276, !tbaa !9
  %17 = mul nsw i32 %15, %16, !dbg !277
  ret i32 %17, !dbg !278
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Cube4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0, i32 noundef %1) unnamed_addr #2 align 2 !dbg !279 {
  %3 = alloca i32, align 4
  %4 = alloca ptr addrspace(4), align 8
  %5 = alloca i32, align 4
  %6 = addrspacecast ptr %3 to ptr addrspace(4)
  %7 = addrspacecast ptr %4 to ptr addrspace(4)
  %8 = addrspacecast ptr %5 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %7, align 8, !tbaa !116
  store i32 %1, ptr addrspace(4) %8, align 4, !tbaa !9
  %9 = load ptr addrspace(4), ptr addrspace(4) %7, align 8
  %10 = load i32, ptr addrspace(4) %8, align 4, !dbg !280, !tbaa !9
  %11 = call spir_func noundef i32 @_ZNK6Square4areaEi(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %9, i32 noundef %10) #10, !dbg !281
  %12 = mul nsw i32 6, %11, !dbg !282
  ret i32 %12, !dbg !283
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Cube7cornersEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(16) %0) unnamed_addr #2 align 2 !dbg !284 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !116
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 8, !dbg !285
}

; Function Attrs: convergent inlinehint mustprogress nounwind
define internal spir_func void @_ZN5NamedC2Ev(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #4 align 2 !dbg !286 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %3, align 8, !tbaa !80
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  store ptr addrspace(1) getelementptr inbounds inrange(-16, 8) ({ [3 x ptr addrspace(1)] }, ptr addrspace(1) @_ZTV5Named, i32 0, i32 0, i32 2), ptr addrspace(4) %4, align 8, !dbg !287, !tbaa !72
  ret void, !dbg !287
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK4Disc4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %0) unnamed_addr #2 align 2 !dbg !288 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !124
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  %7 = getelementptr inbounds nuw %struct.Circle, ptr addrspace(4) %6, i32 0, i32 1, !dbg !289
  %8 = load i32, ptr addrspace(4) %7, align 4, !dbg !289, !tbaa !112
  %9 = add nsw i32 2000, %8, !dbg !290
  ret i32 %9, !dbg !291
}

; Function Attrs: convergent nounwind
define internal spir_func noundef i32 @_ZThn16_NK4Disc4nameEv(ptr addrspace(4) noundef %0) unnamed_addr #6 align 2 !dbg !292 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !124
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8, !dbg !293
  %7 = getelementptr inbounds i8, ptr addrspace(4) %6, i64 -16, !dbg !293
  %8 = tail call spir_func noundef i32 @_ZNK4Disc4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(24) %7) #10, !dbg !293
  ret i32 %8, !dbg !293
}

; Function Attrs: convergent mustprogress nounwind
define internal spir_func noundef i32 @_ZNK5Named4nameEv(ptr addrspace(4) noundef align 8 dereferenceable_or_null(8) %0) unnamed_addr #2 align 2 !dbg !294 {
  %2 = alloca i32, align 4
  %3 = alloca ptr addrspace(4), align 8
  %4 = addrspacecast ptr %2 to ptr addrspace(4)
  %5 = addrspacecast ptr %3 to ptr addrspace(4)
  store ptr addrspace(4) %0, ptr addrspace(4) %5, align 8, !tbaa !80
  %6 = load ptr addrspace(4), ptr addrspace(4) %5, align 8
  ret i32 1000, !dbg !295
}

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent inlinehint mustprogress nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #10 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Karellen, Inc. (https://karellen.co) v22.1.8 clang version 22.1.8 (https://github.com/llvm/llvm-project ca7933e47d3a3451d81e72ac174dcb5aa28b59d1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "virtual_functions.hip", directory: "/work/main")
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
!13 = distinct !DISubprogram(name: "mixed", scope: !14, file: !14, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "tests/programs/virtual_functions.hip", directory: "/work/main")
!15 = !DISubroutineType(types: !16)
!16 = !{}
!17 = !{!18, !18, i64 0}
!18 = !{!"p1 int", !19, i64 0}
!19 = !{!"any pointer", !11, i64 0}
!20 = !DILocation(line: 42, column: 3, scope: !13)
!21 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !24)
!22 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!24 = distinct !DILocation(line: 42, column: 17, scope: !13)
!25 = !DILocation(line: 40, column: 174, scope: !22, inlinedAt: !24)
!26 = !DILocation(line: 41, column: 207, scope: !27, inlinedAt: !28)
!27 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = distinct !DILocation(line: 42, column: 30, scope: !13)
!29 = !DILocation(line: 41, column: 174, scope: !27, inlinedAt: !28)
!30 = !DILocation(line: 42, column: 28, scope: !13)
!31 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !33)
!32 = distinct !DISubprogram(name: "__get_x", scope: !23, file: !23, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!33 = distinct !DILocation(line: 42, column: 43, scope: !13)
!34 = !DILocation(line: 39, column: 175, scope: !32, inlinedAt: !33)
!35 = !DILocation(line: 42, column: 41, scope: !13)
!36 = !DILocation(line: 42, column: 13, scope: !13)
!37 = !DILocation(line: 43, column: 7, scope: !13)
!38 = !DILocation(line: 43, column: 12, scope: !13)
!39 = !DILocation(line: 43, column: 9, scope: !13)
!40 = !DILocation(line: 43, column: 15, scope: !13)
!41 = !DILocation(line: 44, column: 3, scope: !13)
!42 = !DILocation(line: 44, column: 20, scope: !13)
!43 = !DILocation(line: 44, column: 22, scope: !13)
!44 = !DILocation(line: 44, column: 10, scope: !13)
!45 = !DILocation(line: 45, column: 3, scope: !13)
!46 = !DILocation(line: 45, column: 20, scope: !13)
!47 = !DILocation(line: 45, column: 22, scope: !13)
!48 = !DILocation(line: 45, column: 10, scope: !13)
!49 = !DILocation(line: 46, column: 3, scope: !13)
!50 = !DILocation(line: 46, column: 16, scope: !13)
!51 = !DILocation(line: 46, column: 18, scope: !13)
!52 = !DILocation(line: 46, column: 8, scope: !13)
!53 = !DILocation(line: 47, column: 3, scope: !13)
!54 = !DILocation(line: 47, column: 16, scope: !13)
!55 = !DILocation(line: 47, column: 18, scope: !13)
!56 = !DILocation(line: 47, column: 8, scope: !13)
!57 = !DILocation(line: 48, column: 3, scope: !13)
!58 = !DILocation(line: 48, column: 27, scope: !13)
!59 = !{!60, !60, i64 0}
!60 = !{!"p1 _ZTS5Shape", !19, i64 0}
!61 = !DILocation(line: 49, column: 27, scope: !13)
!62 = !DILocation(line: 49, column: 29, scope: !13)
!63 = !DILocation(line: 49, column: 20, scope: !13)
!64 = !DILocation(line: 38, column: 90, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "measure", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 49, column: 12, scope: !13)
!67 = !DILocation(line: 38, column: 102, scope: !65, inlinedAt: !66)
!68 = !DILocation(line: 11, column: 67, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "both", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 38, column: 97, scope: !65, inlinedAt: !66)
!71 = !DILocation(line: 11, column: 62, scope: !69, inlinedAt: !70)
!72 = !{!73, !73, i64 0}
!73 = !{!"vtable pointer", !12, i64 0}
!74 = !DILocation(line: 11, column: 74, scope: !69, inlinedAt: !70)
!75 = !DILocation(line: 11, column: 81, scope: !69, inlinedAt: !70)
!76 = !DILocation(line: 11, column: 79, scope: !69, inlinedAt: !70)
!77 = !DILocation(line: 11, column: 55, scope: !69, inlinedAt: !70)
!78 = !DILocation(line: 38, column: 83, scope: !65, inlinedAt: !66)
!79 = !DILocation(line: 49, column: 48, scope: !13)
!80 = !{!81, !81, i64 0}
!81 = !{!"p1 _ZTS5Named", !19, i64 0}
!82 = !DILocation(line: 39, column: 79, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "name_of", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 49, column: 40, scope: !13)
!85 = !DILocation(line: 39, column: 86, scope: !83, inlinedAt: !84)
!86 = !DILocation(line: 39, column: 72, scope: !83, inlinedAt: !84)
!87 = !DILocation(line: 49, column: 38, scope: !13)
!88 = !DILocation(line: 49, column: 3, scope: !13)
!89 = !DILocation(line: 49, column: 7, scope: !13)
!90 = !DILocation(line: 49, column: 10, scope: !13)
!91 = !DILocation(line: 50, column: 1, scope: !13)
!92 = distinct !DISubprogram(name: "Square", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 _ZTS6Square", !19, i64 0}
!95 = !DILocation(line: 15, column: 57, scope: !92)
!96 = !DILocation(line: 15, column: 51, scope: !92)
!97 = !DILocation(line: 15, column: 70, scope: !92)
!98 = !DILocation(line: 15, column: 62, scope: !92)
!99 = !DILocation(line: 15, column: 67, scope: !92)
!100 = !{!101, !10, i64 12}
!101 = !{!"_ZTS6Square", !102, i64 0, !10, i64 12}
!102 = !{!"_ZTS5Shape", !10, i64 8}
!103 = !DILocation(line: 15, column: 71, scope: !92)
!104 = distinct !DISubprogram(name: "Circle", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!105 = !{!106, !106, i64 0}
!106 = !{!"p1 _ZTS6Circle", !19, i64 0}
!107 = !DILocation(line: 21, column: 57, scope: !104)
!108 = !DILocation(line: 21, column: 51, scope: !104)
!109 = !DILocation(line: 21, column: 72, scope: !104)
!110 = !DILocation(line: 21, column: 62, scope: !104)
!111 = !DILocation(line: 21, column: 69, scope: !104)
!112 = !{!113, !10, i64 12}
!113 = !{!"_ZTS6Circle", !102, i64 0, !10, i64 12}
!114 = !DILocation(line: 21, column: 73, scope: !104)
!115 = distinct !DISubprogram(name: "Cube", scope: !14, file: !14, line: 25, type: !15, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTS4Cube", !19, i64 0}
!118 = !DILocation(line: 25, column: 56, scope: !115)
!119 = !DILocation(line: 25, column: 60, scope: !115)
!120 = !DILocation(line: 25, column: 49, scope: !115)
!121 = !DILocation(line: 25, column: 63, scope: !115)
!122 = !DILocation(line: 25, column: 64, scope: !115)
!123 = distinct !DISubprogram(name: "Disc", scope: !14, file: !14, line: 34, type: !15, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!124 = !{!125, !125, i64 0}
!125 = !{!"p1 _ZTS4Disc", !19, i64 0}
!126 = !DILocation(line: 34, column: 56, scope: !123)
!127 = !DILocation(line: 34, column: 60, scope: !123)
!128 = !DILocation(line: 34, column: 49, scope: !123)
!129 = !DILocation(line: 34, column: 63, scope: !123)
!130 = !DILocation(line: 34, column: 27, scope: !123)
!131 = !DILocation(line: 34, column: 64, scope: !123)
!132 = distinct !DISubprogram(name: "~Shape", scope: !14, file: !14, line: 10, type: !15, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!133 = !DILocation(line: 10, column: 45, scope: !132)
!134 = distinct !DISubprogram(name: "make", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!135 = !{!136, !136, i64 0}
!136 = !{!"p1 _ZTS7Storage", !19, i64 0}
!137 = !DILocation(line: 58, column: 3, scope: !134)
!138 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !139)
!139 = distinct !DILocation(line: 58, column: 17, scope: !134)
!140 = !DILocation(line: 40, column: 174, scope: !22, inlinedAt: !139)
!141 = !DILocation(line: 41, column: 207, scope: !27, inlinedAt: !142)
!142 = distinct !DILocation(line: 58, column: 30, scope: !134)
!143 = !DILocation(line: 41, column: 174, scope: !27, inlinedAt: !142)
!144 = !DILocation(line: 58, column: 28, scope: !134)
!145 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !146)
!146 = distinct !DILocation(line: 58, column: 43, scope: !134)
!147 = !DILocation(line: 39, column: 175, scope: !32, inlinedAt: !146)
!148 = !DILocation(line: 58, column: 41, scope: !134)
!149 = !DILocation(line: 58, column: 13, scope: !134)
!150 = !DILocation(line: 59, column: 7, scope: !134)
!151 = !DILocation(line: 59, column: 12, scope: !134)
!152 = !DILocation(line: 59, column: 9, scope: !134)
!153 = !DILocation(line: 59, column: 15, scope: !134)
!154 = !DILocation(line: 60, column: 11, scope: !134)
!155 = !DILocation(line: 60, column: 13, scope: !134)
!156 = !DILocation(line: 60, column: 3, scope: !134)
!157 = !DILocation(line: 61, column: 19, scope: !134)
!158 = !DILocation(line: 61, column: 27, scope: !134)
!159 = !DILocation(line: 61, column: 38, scope: !134)
!160 = !DILocation(line: 61, column: 41, scope: !134)
!161 = !DILocation(line: 61, column: 31, scope: !134)
!162 = !DILocation(line: 61, column: 45, scope: !134)
!163 = !DILocation(line: 62, column: 19, scope: !134)
!164 = !DILocation(line: 62, column: 27, scope: !134)
!165 = !DILocation(line: 62, column: 38, scope: !134)
!166 = !DILocation(line: 62, column: 41, scope: !134)
!167 = !DILocation(line: 62, column: 31, scope: !134)
!168 = !DILocation(line: 62, column: 45, scope: !134)
!169 = !DILocation(line: 63, column: 20, scope: !134)
!170 = !DILocation(line: 63, column: 28, scope: !134)
!171 = !DILocation(line: 63, column: 37, scope: !134)
!172 = !DILocation(line: 63, column: 40, scope: !134)
!173 = !DILocation(line: 63, column: 32, scope: !134)
!174 = !DILocation(line: 63, column: 44, scope: !134)
!175 = !DILocation(line: 65, column: 1, scope: !134)
!176 = distinct !DISubprogram(name: "use", scope: !14, file: !14, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!177 = !DILocation(line: 67, column: 3, scope: !176)
!178 = !DILocation(line: 40, column: 207, scope: !22, inlinedAt: !179)
!179 = distinct !DILocation(line: 67, column: 17, scope: !176)
!180 = !DILocation(line: 40, column: 174, scope: !22, inlinedAt: !179)
!181 = !DILocation(line: 41, column: 207, scope: !27, inlinedAt: !182)
!182 = distinct !DILocation(line: 67, column: 30, scope: !176)
!183 = !DILocation(line: 41, column: 174, scope: !27, inlinedAt: !182)
!184 = !DILocation(line: 67, column: 28, scope: !176)
!185 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !186)
!186 = distinct !DILocation(line: 67, column: 43, scope: !176)
!187 = !DILocation(line: 39, column: 175, scope: !32, inlinedAt: !186)
!188 = !DILocation(line: 67, column: 41, scope: !176)
!189 = !DILocation(line: 67, column: 13, scope: !176)
!190 = !DILocation(line: 68, column: 7, scope: !176)
!191 = !DILocation(line: 68, column: 11, scope: !176)
!192 = !DILocation(line: 68, column: 9, scope: !176)
!193 = !DILocation(line: 68, column: 63, scope: !176)
!194 = !DILocation(line: 68, column: 71, scope: !176)
!195 = !DILocation(line: 38, column: 90, scope: !65, inlinedAt: !196)
!196 = distinct !DILocation(line: 68, column: 23, scope: !176)
!197 = !DILocation(line: 38, column: 102, scope: !65, inlinedAt: !196)
!198 = !DILocation(line: 11, column: 67, scope: !69, inlinedAt: !199)
!199 = distinct !DILocation(line: 38, column: 97, scope: !65, inlinedAt: !196)
!200 = !DILocation(line: 11, column: 62, scope: !69, inlinedAt: !199)
!201 = !DILocation(line: 11, column: 74, scope: !69, inlinedAt: !199)
!202 = !DILocation(line: 11, column: 81, scope: !69, inlinedAt: !199)
!203 = !DILocation(line: 11, column: 79, scope: !69, inlinedAt: !199)
!204 = !DILocation(line: 11, column: 55, scope: !69, inlinedAt: !199)
!205 = !DILocation(line: 38, column: 83, scope: !65, inlinedAt: !196)
!206 = !DILocation(line: 68, column: 14, scope: !176)
!207 = !DILocation(line: 68, column: 18, scope: !176)
!208 = !DILocation(line: 68, column: 21, scope: !176)
!209 = !DILocation(line: 69, column: 1, scope: !176)
!210 = distinct !DISubprogram(name: "shared", scope: !14, file: !14, line: 70, type: !15, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!211 = !DILocation(line: 72, column: 3, scope: !210)
!212 = !DILocation(line: 39, column: 208, scope: !32, inlinedAt: !213)
!213 = distinct !DILocation(line: 72, column: 17, scope: !210)
!214 = !DILocation(line: 39, column: 175, scope: !32, inlinedAt: !213)
!215 = !DILocation(line: 72, column: 13, scope: !210)
!216 = !DILocation(line: 73, column: 7, scope: !210)
!217 = !DILocation(line: 73, column: 9, scope: !210)
!218 = !DILocation(line: 74, column: 19, scope: !210)
!219 = !DILocation(line: 74, column: 11, scope: !210)
!220 = !DILocation(line: 74, column: 30, scope: !210)
!221 = !DILocation(line: 74, column: 33, scope: !210)
!222 = !DILocation(line: 74, column: 23, scope: !210)
!223 = !DILocation(line: 75, column: 3, scope: !210)
!224 = !DILocation(line: 76, column: 19, scope: !210)
!225 = !DILocation(line: 76, column: 11, scope: !210)
!226 = !DILocation(line: 76, column: 28, scope: !210)
!227 = !DILocation(line: 76, column: 31, scope: !210)
!228 = !DILocation(line: 76, column: 23, scope: !210)
!229 = !DILocation(line: 78, column: 3, scope: !210)
!230 = !DILocation(line: 79, column: 3, scope: !210)
!231 = !DILocation(line: 79, column: 26, scope: !210)
!232 = !DILocation(line: 79, column: 24, scope: !210)
!233 = !DILocation(line: 79, column: 13, scope: !210)
!234 = !DILocation(line: 80, column: 60, scope: !210)
!235 = !DILocation(line: 80, column: 52, scope: !210)
!236 = !DILocation(line: 38, column: 90, scope: !65, inlinedAt: !237)
!237 = distinct !DILocation(line: 80, column: 12, scope: !210)
!238 = !DILocation(line: 38, column: 102, scope: !65, inlinedAt: !237)
!239 = !DILocation(line: 11, column: 67, scope: !69, inlinedAt: !240)
!240 = distinct !DILocation(line: 38, column: 97, scope: !65, inlinedAt: !237)
!241 = !DILocation(line: 11, column: 62, scope: !69, inlinedAt: !240)
!242 = !DILocation(line: 11, column: 74, scope: !69, inlinedAt: !240)
!243 = !DILocation(line: 11, column: 81, scope: !69, inlinedAt: !240)
!244 = !DILocation(line: 11, column: 79, scope: !69, inlinedAt: !240)
!245 = !DILocation(line: 11, column: 55, scope: !69, inlinedAt: !240)
!246 = !DILocation(line: 38, column: 83, scope: !65, inlinedAt: !237)
!247 = !DILocation(line: 80, column: 3, scope: !210)
!248 = !DILocation(line: 80, column: 7, scope: !210)
!249 = !DILocation(line: 80, column: 10, scope: !210)
!250 = !DILocation(line: 81, column: 1, scope: !210)
!251 = distinct !DISubprogram(name: "__syncthreads", scope: !23, file: !23, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!252 = !DILocation(line: 60, column: 55, scope: !251)
!253 = !DILocation(line: 60, column: 76, scope: !251)
!254 = distinct !DISubprogram(name: "Shape", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!255 = !DILocation(line: 7, column: 61, scope: !254)
!256 = !DILocation(line: 7, column: 53, scope: !254)
!257 = !DILocation(line: 7, column: 56, scope: !254)
!258 = !{!102, !10, i64 8}
!259 = !DILocation(line: 7, column: 62, scope: !254)
!260 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!261 = !DILocation(line: 16, column: 71, scope: !260)
!262 = !DILocation(line: 16, column: 78, scope: !260)
!263 = !DILocation(line: 16, column: 76, scope: !260)
!264 = !DILocation(line: 16, column: 85, scope: !260)
!265 = !DILocation(line: 16, column: 83, scope: !260)
!266 = !DILocation(line: 16, column: 64, scope: !260)
!267 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 17, type: !15, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!268 = !DILocation(line: 17, column: 58, scope: !267)
!269 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!270 = !DILocation(line: 9, column: 57, scope: !269)
!271 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!272 = !DILocation(line: 22, column: 75, scope: !271)
!273 = !DILocation(line: 22, column: 73, scope: !271)
!274 = !DILocation(line: 22, column: 84, scope: !271)
!275 = !DILocation(line: 22, column: 82, scope: !271)
!276 = !DILocation(line: 22, column: 93, scope: !271)
!277 = !DILocation(line: 22, column: 91, scope: !271)
!278 = !DILocation(line: 22, column: 64, scope: !271)
!279 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 26, type: !15, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!280 = !DILocation(line: 26, column: 88, scope: !279)
!281 = !DILocation(line: 26, column: 83, scope: !279)
!282 = !DILocation(line: 26, column: 73, scope: !279)
!283 = !DILocation(line: 26, column: 64, scope: !279)
!284 = distinct !DISubprogram(name: "corners", scope: !14, file: !14, line: 27, type: !15, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!285 = !DILocation(line: 27, column: 55, scope: !284)
!286 = distinct !DISubprogram(name: "Named", scope: !14, file: !14, line: 29, type: !15, scopeLine: 29, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!287 = !DILocation(line: 29, column: 8, scope: !286)
!288 = distinct !DISubprogram(name: "name", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!289 = !DILocation(line: 35, column: 69, scope: !288)
!290 = !DILocation(line: 35, column: 67, scope: !288)
!291 = !DILocation(line: 35, column: 55, scope: !288)
!292 = distinct !DISubprogram(linkageName: "_ZThn16_NK4Disc4nameEv", scope: !14, file: !14, line: 35, type: !15, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!293 = !DILocation(line: 0, scope: !292)
!294 = distinct !DISubprogram(name: "name", scope: !14, file: !14, line: 30, type: !15, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!295 = !DILocation(line: 30, column: 54, scope: !294)
