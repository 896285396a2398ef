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

@_ZZ6sharedPiE7storage = internal unnamed_addr addrspace(3) global [64 x %union.Storage] undef, align 8
@_ZTV6Square = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 32 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 48 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 64 to ptr addrspace(1))] }, align 8
@_ZTV6Circle = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 144 to ptr addrspace(1))] }, align 8
@_ZTV4Cube = internal unnamed_addr addrspace(1) constant { [6 x ptr addrspace(1)] } { [6 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 160 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 176 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 192 to ptr addrspace(1))] }, align 8
@_ZTV4Disc = internal unnamed_addr addrspace(1) constant { [7 x ptr addrspace(1)], [3 x ptr addrspace(1)] } { [7 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 128 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 96 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 16 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 208 to ptr addrspace(1)), ptr addrspace(1) inttoptr (i64 224 to ptr addrspace(1))], [3 x ptr addrspace(1)] [ptr addrspace(1) inttoptr (i64 -16 to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) inttoptr (i64 240 to ptr addrspace(1))] }, align 8
@__hipspv_service = linkonce_odr hidden local_unnamed_addr addrspace(1) externally_initialized global ptr addrspace(1) null, align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z5mixedPii(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !13 {
  %3 = alloca %struct.Square, align 8
  %4 = alloca %struct.Circle, align 8
  %5 = alloca %struct.Cube, align 8
  %6 = alloca %struct.Disc, align 8
  %7 = alloca [4 x ptr addrspace(4)], align 8
  %8 = addrspacecast ptr %6 to ptr addrspace(4)
  %9 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !17
  %11 = trunc i64 %10 to i32, !dbg !17
  %12 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !21
  %13 = trunc i64 %12 to i32, !dbg !21
  %14 = mul i32 %13, %11, !dbg !24
  %15 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !25
  %16 = trunc i64 %15 to i32, !dbg !25
  %17 = add i32 %14, %16, !dbg !28
  %.not = icmp slt i32 %17, %1, !dbg !29
  br i1 %.not, label %18, label %common.ret, !dbg !29

18:                                               ; preds = %2
  %19 = addrspacecast ptr %5 to ptr addrspace(4)
  %20 = addrspacecast ptr %4 to ptr addrspace(4)
  %21 = addrspacecast ptr %3 to ptr addrspace(4)
  %22 = addrspacecast ptr %7 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8, !dbg !30
  %23 = srem i32 %17, 7, !dbg !31
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 8, !dbg !32
  store i32 1, ptr addrspace(4) %24, align 8, !dbg !32, !tbaa !37
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV6Square, i64 16), ptr addrspace(4) %21, align 8, !dbg !39, !tbaa !40
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %21, i64 12, !dbg !42
  store i32 %23, ptr addrspace(4) %25, align 4, !dbg !42, !tbaa !43
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8, !dbg !45
  %26 = srem i32 %17, 5, !dbg !46
  %27 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 8, !dbg !47
  store i32 2, ptr addrspace(4) %27, align 8, !dbg !47, !tbaa !37
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV6Circle, i64 16), ptr addrspace(4) %20, align 8, !dbg !51, !tbaa !40
  %28 = getelementptr inbounds nuw i8, ptr addrspace(4) %20, i64 12, !dbg !52
  store i32 %26, ptr addrspace(4) %28, align 4, !dbg !52, !tbaa !53
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8, !dbg !55
  %29 = srem i32 %17, 3, !dbg !56
  %30 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 8, !dbg !57
  store i32 3, ptr addrspace(4) %30, align 8, !dbg !57, !tbaa !37
  %31 = getelementptr inbounds nuw i8, ptr addrspace(4) %19, i64 12, !dbg !62
  store i32 %29, ptr addrspace(4) %31, align 4, !dbg !62, !tbaa !43
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV4Cube, i64 16), ptr addrspace(4) %19, align 8, !dbg !63, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8, !dbg !64
  %32 = srem i32 %17, 11, !dbg !65
  %33 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 8, !dbg !66
  store i32 4, ptr addrspace(4) %33, align 8, !dbg !66, !tbaa !37
  %34 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12, !dbg !71
  store i32 %32, ptr addrspace(4) %34, align 4, !dbg !71, !tbaa !53
  %35 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 16, !dbg !72
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 40) (i8, ptr addrspace(1) @_ZTV4Disc, i64 16), ptr addrspace(4) %8, align 8, !dbg !72, !tbaa !40
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 8) (i8, ptr addrspace(1) @_ZTV4Disc, i64 72), ptr addrspace(4) %35, align 8, !dbg !72, !tbaa !40
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8, !dbg !73
  store ptr addrspace(4) %21, ptr addrspace(4) %22, align 8, !dbg !74, !tbaa !75
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 8, !dbg !74
  store ptr addrspace(4) %20, ptr addrspace(4) %36, align 8, !dbg !74, !tbaa !75
  %37 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 16, !dbg !74
  store ptr addrspace(4) %19, ptr addrspace(4) %37, align 8, !dbg !74, !tbaa !75
  %38 = getelementptr inbounds nuw i8, ptr addrspace(4) %22, i64 24, !dbg !74
  store ptr addrspace(4) %8, ptr addrspace(4) %38, align 8, !dbg !74, !tbaa !75
  %39 = srem i32 %17, 4, !dbg !78
  %40 = sext i32 %39 to i64, !dbg !79
  %41 = getelementptr inbounds ptr addrspace(4), ptr addrspace(4) %22, i64 %40, !dbg !79
  %42 = load ptr addrspace(4), ptr addrspace(4) %41, align 8, !dbg !79, !tbaa !75
  %43 = load ptr addrspace(1), ptr addrspace(4) %42, align 8, !dbg !80, !tbaa !40
  %44 = load ptr addrspace(1), ptr addrspace(1) %43, align 8, !dbg !80
  %45 = ptrtoint ptr addrspace(1) %44 to i64, !dbg !80
  switch i64 %45, label %unknown.i [
    i64 32, label %_ZNK6Square4areaEi.i
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !80

common.ret:                                       ; preds = %hipspv.indirect.1.exit, %2, %unknown.i1, %unknown.i8, %unknown.i
  ret void, !dbg !85

unknown.i:                                        ; preds = %18
  %46 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !80
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 4, !dbg !80
  %48 = atomicrmw volatile xchg ptr addrspace(1) %47, i32 2 monotonic, align 4, !dbg !80
  br label %common.ret, !dbg !80

_ZNK6Square4areaEi.i:                             ; preds = %18
  %49 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 12, !dbg !86
  %50 = load i32, ptr addrspace(4) %49, align 4, !dbg !86, !tbaa !43
  %51 = shl i32 %50, 1, !dbg !89
  %52 = mul i32 %51, %50, !dbg !90
  br label %hipspv.indirect.0.exit, !dbg !80

_ZNK6Circle4areaEi.i:                             ; preds = %18
  %53 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 12, !dbg !91
  %54 = load i32, ptr addrspace(4) %53, align 4, !dbg !91, !tbaa !53
  %55 = mul i32 %54, 6, !dbg !94
  %56 = mul i32 %55, %54, !dbg !95
  br label %hipspv.indirect.0.exit, !dbg !80

_ZNK4Cube4areaEi.i:                               ; preds = %18
  %57 = getelementptr inbounds nuw i8, ptr addrspace(4) %42, i64 12, !dbg !96
  %58 = load i32, ptr addrspace(4) %57, align 4, !dbg !96, !tbaa !43
  %59 = mul i32 %58, 12, !dbg !100
  %60 = mul i32 %59, %58, !dbg !101
  br label %hipspv.indirect.0.exit, !dbg !80

hipspv.indirect.0.exit:                           ; preds = %_ZNK6Square4areaEi.i, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %61 = phi i32 [ %50, %_ZNK6Square4areaEi.i ], [ %54, %_ZNK6Circle4areaEi.i ], [ %58, %_ZNK4Cube4areaEi.i ]
  %.036 = phi i32 [ %52, %_ZNK6Square4areaEi.i ], [ %56, %_ZNK6Circle4areaEi.i ], [ %60, %_ZNK4Cube4areaEi.i ], !dbg !80
  %62 = mul nsw i32 %.036, 10, !dbg !102
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %43, i64 8, !dbg !103
  %64 = load ptr addrspace(1), ptr addrspace(1) %63, align 8, !dbg !103
  %65 = ptrtoint ptr addrspace(1) %64 to i64, !dbg !103
  %66 = add i64 %65, -48, !dbg !103
  %67 = call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 60), !dbg !103
  switch i64 %67, label %unknown.i8 [
    i64 0, label %hipspv.indirect.1.exit9
    i64 3, label %_ZNK5Shape7cornersEv.i6
    i64 8, label %_ZNK4Cube7cornersEv.i5
    i64 11, label %_ZNK4Disc4nameEv.i4
    i64 12, label %_ZThn16_NK4Disc4nameEv.i3
    i64 13, label %_ZNK5Named4nameEv.i2
  ], !dbg !103

unknown.i8:                                       ; preds = %hipspv.indirect.0.exit
  %68 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !103
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %68, i64 4, !dbg !103
  %70 = atomicrmw volatile xchg ptr addrspace(1) %69, i32 2 monotonic, align 4, !dbg !103
  br label %common.ret, !dbg !103

_ZNK5Shape7cornersEv.i6:                          ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit9, !dbg !103

_ZNK4Cube7cornersEv.i5:                           ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit9, !dbg !103

_ZNK4Disc4nameEv.i4:                              ; preds = %hipspv.indirect.0.exit
  %71 = add nsw i32 %61, 2000, !dbg !104
  br label %hipspv.indirect.1.exit9, !dbg !103

_ZThn16_NK4Disc4nameEv.i3:                        ; preds = %hipspv.indirect.0.exit
  %72 = getelementptr inbounds i8, ptr addrspace(4) %42, i64 -4, !dbg !107
  %73 = load i32, ptr addrspace(4) %72, align 4, !dbg !107, !tbaa !53
  %74 = add nsw i32 %73, 2000, !dbg !111
  br label %hipspv.indirect.1.exit9, !dbg !103

_ZNK5Named4nameEv.i2:                             ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit9, !dbg !103

hipspv.indirect.1.exit9:                          ; preds = %hipspv.indirect.0.exit, %_ZNK5Shape7cornersEv.i6, %_ZNK4Cube7cornersEv.i5, %_ZNK4Disc4nameEv.i4, %_ZThn16_NK4Disc4nameEv.i3, %_ZNK5Named4nameEv.i2
  %.0 = phi i32 [ 1000, %_ZNK5Named4nameEv.i2 ], [ 0, %_ZNK5Shape7cornersEv.i6 ], [ 8, %_ZNK4Cube7cornersEv.i5 ], [ %71, %_ZNK4Disc4nameEv.i4 ], [ %74, %_ZThn16_NK4Disc4nameEv.i3 ], [ 4, %hipspv.indirect.0.exit ], !dbg !103
  %75 = add nsw i32 %.0, %62, !dbg !112
  %76 = icmp eq ptr addrspace(4) %8, null, !dbg !113
  %spec.select = select i1 %76, ptr addrspace(4) null, ptr addrspace(4) %35, !dbg !113
  %77 = load ptr addrspace(1), ptr addrspace(4) %spec.select, align 8, !dbg !114, !tbaa !40
  %78 = load ptr addrspace(1), ptr addrspace(1) %77, align 8, !dbg !114
  %79 = ptrtoint ptr addrspace(1) %78 to i64, !dbg !114
  %80 = add i64 %79, -48, !dbg !114
  %81 = call i64 @llvm.fshl.i64(i64 %80, i64 %80, i64 60), !dbg !114
  switch i64 %81, label %unknown.i1 [
    i64 0, label %hipspv.indirect.1.exit
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !114

unknown.i1:                                       ; preds = %hipspv.indirect.1.exit9
  %82 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !114
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %82, i64 4, !dbg !114
  %84 = atomicrmw volatile xchg ptr addrspace(1) %83, i32 2 monotonic, align 4, !dbg !114
  br label %common.ret, !dbg !114

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.1.exit9
  br label %hipspv.indirect.1.exit, !dbg !114

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.1.exit9
  br label %hipspv.indirect.1.exit, !dbg !114

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.1.exit9
  %.sroa.gep = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 28, !dbg !117
  %spec.select.sroa.sel = select i1 %76, ptr addrspace(4) inttoptr (i64 12 to ptr addrspace(4)), ptr addrspace(4) %.sroa.gep, !dbg !117
  %85 = load i32, ptr addrspace(4) %spec.select.sroa.sel, align 4, !dbg !117, !tbaa !53
  %86 = add nsw i32 %85, 2000, !dbg !119
  br label %hipspv.indirect.1.exit, !dbg !114

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.1.exit9
  %spec.select.sroa.sel39 = select i1 %76, ptr addrspace(4) inttoptr (i64 -4 to ptr addrspace(4)), ptr addrspace(4) %34, !dbg !120
  %87 = load i32, ptr addrspace(4) %spec.select.sroa.sel39, align 4, !dbg !120, !tbaa !53
  %88 = add nsw i32 %87, 2000, !dbg !123
  br label %hipspv.indirect.1.exit, !dbg !114

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.1.exit9
  br label %hipspv.indirect.1.exit, !dbg !114

hipspv.indirect.1.exit:                           ; preds = %hipspv.indirect.1.exit9, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %.035 = phi i32 [ 1000, %_ZNK5Named4nameEv.i ], [ 0, %_ZNK5Shape7cornersEv.i ], [ 8, %_ZNK4Cube7cornersEv.i ], [ %86, %_ZNK4Disc4nameEv.i ], [ %88, %_ZThn16_NK4Disc4nameEv.i ], [ 4, %hipspv.indirect.1.exit9 ], !dbg !114
  %89 = add nsw i32 %75, %.035, !dbg !124
  %90 = sext i32 %17 to i64, !dbg !125
  %91 = getelementptr inbounds i32, ptr addrspace(4) %9, i64 %90, !dbg !125
  store i32 %89, ptr addrspace(4) %91, align 4, !dbg !126, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8, !dbg !127
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8, !dbg !127
  br label %common.ret, !dbg !127
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write)
define hidden spir_kernel void @_Z4makeP7Storagei(ptr addrspace(1) noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !dbg !128 {
  %3 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !129
  %4 = trunc i64 %3 to i32, !dbg !129
  %5 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !131
  %6 = trunc i64 %5 to i32, !dbg !131
  %7 = mul i32 %6, %4, !dbg !133
  %8 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !134
  %9 = trunc i64 %8 to i32, !dbg !134
  %10 = add i32 %7, %9, !dbg !136
  %.not = icmp slt i32 %10, %1, !dbg !137
  br i1 %.not, label %11, label %23, !dbg !137

11:                                               ; preds = %2
  %12 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %13 = srem i32 %10, 3, !dbg !138
  %14 = sext i32 %10 to i64, !dbg !139
  %15 = getelementptr inbounds %union.Storage, ptr addrspace(4) %12, i64 %14, !dbg !139
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 8, !dbg !139
  store i32 %10, ptr addrspace(4) %16, align 8, !dbg !139, !tbaa !37
  switch i32 %13, label %21 [
    i32 0, label %17
    i32 1, label %19
  ], !dbg !140

17:                                               ; preds = %11
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV6Square, i64 16), ptr addrspace(4) %15, align 8, !dbg !141, !tbaa !40
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !143
  store i32 %10, ptr addrspace(4) %18, align 4, !dbg !143, !tbaa !43
  br label %23, !dbg !144

19:                                               ; preds = %11
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV6Circle, i64 16), ptr addrspace(4) %15, align 8, !dbg !145, !tbaa !40
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !147
  store i32 %10, ptr addrspace(4) %20, align 4, !dbg !147, !tbaa !53
  br label %23, !dbg !148

21:                                               ; preds = %11
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !149
  store i32 %10, ptr addrspace(4) %22, align 4, !dbg !149, !tbaa !43
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV4Cube, i64 16), ptr addrspace(4) %15, align 8, !dbg !152, !tbaa !40
  br label %23, !dbg !153

23:                                               ; preds = %17, %19, %21, %2
  ret void, !dbg !154
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none)
define hidden spir_kernel void @_Z3usePK7StoragePii(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !dbg !155 {
  %4 = addrspacecast ptr addrspace(1) %1 to ptr addrspace(4)
  %5 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #7, !dbg !156
  %6 = trunc i64 %5 to i32, !dbg !156
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #7, !dbg !158
  %8 = trunc i64 %7 to i32, !dbg !158
  %9 = mul i32 %8, %6, !dbg !160
  %10 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !161
  %11 = trunc i64 %10 to i32, !dbg !161
  %12 = add i32 %9, %11, !dbg !163
  %13 = icmp slt i32 %12, %2, !dbg !164
  br i1 %13, label %14, label %common.ret, !dbg !164

14:                                               ; preds = %3
  %15 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %16 = sext i32 %12 to i64, !dbg !165
  %17 = getelementptr inbounds %union.Storage, ptr addrspace(4) %15, i64 %16, !dbg !165
  %18 = load ptr addrspace(1), ptr addrspace(4) %17, align 8, !dbg !166, !tbaa !40
  %19 = load ptr addrspace(1), ptr addrspace(1) %18, align 8, !dbg !166
  %20 = ptrtoint ptr addrspace(1) %19 to i64, !dbg !166
  switch i64 %20, label %unknown.i [
    i64 32, label %hipspv.indirect.0.exit
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !166

common.ret:                                       ; preds = %3, %hipspv.indirect.1.exit, %unknown.i1, %unknown.i
  ret void, !dbg !169

unknown.i:                                        ; preds = %14
  %21 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !166
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 4, !dbg !166
  %23 = atomicrmw volatile xchg ptr addrspace(1) %22, i32 2 monotonic, align 4, !dbg !166
  br label %common.ret, !dbg !166

_ZNK6Circle4areaEi.i:                             ; preds = %14
  br label %hipspv.indirect.0.exit, !dbg !166

_ZNK4Cube4areaEi.i:                               ; preds = %14
  br label %hipspv.indirect.0.exit, !dbg !166

hipspv.indirect.0.exit:                           ; preds = %14, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %.sink25 = phi i32 [ 18, %_ZNK4Cube4areaEi.i ], [ 9, %_ZNK6Circle4areaEi.i ], [ 3, %14 ]
  %24 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 12, !dbg !166
  %25 = load i32, ptr addrspace(4) %24, align 4, !dbg !166, !tbaa !9
  %26 = mul i32 %25, %.sink25, !dbg !166
  %27 = mul i32 %26, %25, !dbg !166
  %28 = mul nsw i32 %27, 10, !dbg !170
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8, !dbg !171
  %30 = load ptr addrspace(1), ptr addrspace(1) %29, align 8, !dbg !171
  %31 = ptrtoint ptr addrspace(1) %30 to i64, !dbg !171
  %32 = add i64 %31, -48, !dbg !171
  %33 = tail call i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 60), !dbg !171
  switch i64 %33, label %unknown.i1 [
    i64 0, label %hipspv.indirect.1.exit
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !171

unknown.i1:                                       ; preds = %hipspv.indirect.0.exit
  %34 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !171
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %34, i64 4, !dbg !171
  %36 = atomicrmw volatile xchg ptr addrspace(1) %35, i32 2 monotonic, align 4, !dbg !171
  br label %common.ret, !dbg !171

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !171

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !171

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.0.exit
  %37 = add nsw i32 %25, 2000, !dbg !172
  br label %hipspv.indirect.1.exit, !dbg !171

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.0.exit
  %38 = getelementptr inbounds i8, ptr addrspace(4) %17, i64 -4, !dbg !174
  %39 = load i32, ptr addrspace(4) %38, align 4, !dbg !174, !tbaa !53
  %40 = add nsw i32 %39, 2000, !dbg !177
  br label %hipspv.indirect.1.exit, !dbg !171

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !171

hipspv.indirect.1.exit:                           ; preds = %hipspv.indirect.0.exit, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %.0 = phi i32 [ 1000, %_ZNK5Named4nameEv.i ], [ 0, %_ZNK5Shape7cornersEv.i ], [ 8, %_ZNK4Cube7cornersEv.i ], [ %37, %_ZNK4Disc4nameEv.i ], [ %40, %_ZThn16_NK4Disc4nameEv.i ], [ 4, %hipspv.indirect.0.exit ], !dbg !171
  %41 = add nsw i32 %.0, %28, !dbg !178
  %42 = getelementptr inbounds i32, ptr addrspace(4) %4, i64 %16, !dbg !179
  store i32 %41, ptr addrspace(4) %42, align 4, !dbg !180, !tbaa !9
  br label %common.ret, !dbg !179
}

; Function Attrs: convergent norecurse nounwind
define hidden spir_kernel void @_Z6sharedPi(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #3 !dbg !181 {
  %2 = addrspacecast ptr addrspace(1) %0 to ptr addrspace(4)
  %3 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #7, !dbg !182
  %4 = trunc i64 %3 to i32, !dbg !182
  %5 = and i32 %4, 1, !dbg !184
  %.not = icmp eq i32 %5, 0, !dbg !184
  %sext = shl i64 %3, 32, !dbg !185
  %6 = ashr exact i64 %sext, 28, !dbg !185
  %7 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 %6, !dbg !185
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 8, !dbg !185
  store i32 %4, ptr addrspace(4) %8, align 8, !dbg !185, !tbaa !37
  br i1 %.not, label %11, label %9, !dbg !184

9:                                                ; preds = %1
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV6Square, i64 16), ptr addrspace(4) %7, align 8, !dbg !186, !tbaa !40
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !188
  store i32 %4, ptr addrspace(4) %10, align 4, !dbg !188, !tbaa !43
  br label %13, !dbg !189

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12, !dbg !190
  store i32 %4, ptr addrspace(4) %12, align 4, !dbg !190, !tbaa !43
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 32) (i8, ptr addrspace(1) @_ZTV4Cube, i64 16), ptr addrspace(4) %7, align 8, !dbg !193, !tbaa !40
  br label %13

13:                                               ; preds = %11, %9
  tail call spir_func void @_Z7barrierj(i32 noundef 3) #9, !dbg !194
  %sext26 = sub i64 270582939648, %sext, !dbg !197
  %14 = ashr exact i64 %sext26, 28, !dbg !197
  %15 = getelementptr inbounds i8, ptr addrspace(4) addrspacecast (ptr addrspace(3) @_ZZ6sharedPiE7storage to ptr addrspace(4)), i64 %14, !dbg !197
  %16 = load ptr addrspace(1), ptr addrspace(4) %15, align 8, !dbg !198, !tbaa !40
  %17 = load ptr addrspace(1), ptr addrspace(1) %16, align 8, !dbg !198
  %18 = ptrtoint ptr addrspace(1) %17 to i64, !dbg !198
  switch i64 %18, label %unknown.i [
    i64 32, label %_ZNK6Square4areaEi.i
    i64 128, label %_ZNK6Circle4areaEi.i
    i64 160, label %_ZNK4Cube4areaEi.i
  ], !dbg !198

common.ret:                                       ; preds = %hipspv.indirect.1.exit, %unknown.i1, %unknown.i
  ret void, !dbg !185

unknown.i:                                        ; preds = %13
  %19 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !198
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %19, i64 4, !dbg !198
  %21 = atomicrmw volatile xchg ptr addrspace(1) %20, i32 2 monotonic, align 4, !dbg !198
  br label %common.ret, !dbg !198

_ZNK6Square4areaEi.i:                             ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !201
  %23 = load i32, ptr addrspace(4) %22, align 4, !dbg !201, !tbaa !43
  %24 = mul i32 %23, %23, !dbg !203
  br label %hipspv.indirect.0.exit, !dbg !198

_ZNK6Circle4areaEi.i:                             ; preds = %13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !204
  %26 = load i32, ptr addrspace(4) %25, align 4, !dbg !204, !tbaa !53
  %27 = mul i32 %26, 3, !dbg !206
  %28 = mul i32 %27, %26, !dbg !207
  br label %hipspv.indirect.0.exit, !dbg !198

_ZNK4Cube4areaEi.i:                               ; preds = %13
  %29 = getelementptr inbounds nuw i8, ptr addrspace(4) %15, i64 12, !dbg !208
  %30 = load i32, ptr addrspace(4) %29, align 4, !dbg !208, !tbaa !43
  %31 = mul i32 %30, 6, !dbg !211
  %32 = mul i32 %31, %30, !dbg !212
  br label %hipspv.indirect.0.exit, !dbg !198

hipspv.indirect.0.exit:                           ; preds = %_ZNK6Square4areaEi.i, %_ZNK6Circle4areaEi.i, %_ZNK4Cube4areaEi.i
  %33 = phi i32 [ %23, %_ZNK6Square4areaEi.i ], [ %26, %_ZNK6Circle4areaEi.i ], [ %30, %_ZNK4Cube4areaEi.i ]
  %.024 = phi i32 [ %24, %_ZNK6Square4areaEi.i ], [ %28, %_ZNK6Circle4areaEi.i ], [ %32, %_ZNK4Cube4areaEi.i ], !dbg !198
  %34 = mul nsw i32 %.024, 10, !dbg !213
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 8, !dbg !214
  %36 = load ptr addrspace(1), ptr addrspace(1) %35, align 8, !dbg !214
  %37 = ptrtoint ptr addrspace(1) %36 to i64, !dbg !214
  %38 = add i64 %37, -48, !dbg !214
  %39 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 60), !dbg !214
  switch i64 %39, label %unknown.i1 [
    i64 0, label %hipspv.indirect.1.exit
    i64 3, label %_ZNK5Shape7cornersEv.i
    i64 8, label %_ZNK4Cube7cornersEv.i
    i64 11, label %_ZNK4Disc4nameEv.i
    i64 12, label %_ZThn16_NK4Disc4nameEv.i
    i64 13, label %_ZNK5Named4nameEv.i
  ], !dbg !214

unknown.i1:                                       ; preds = %hipspv.indirect.0.exit
  %40 = load ptr addrspace(1), ptr addrspace(1) @__hipspv_service, align 8, !dbg !214
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %40, i64 4, !dbg !214
  %42 = atomicrmw volatile xchg ptr addrspace(1) %41, i32 2 monotonic, align 4, !dbg !214
  br label %common.ret, !dbg !214

_ZNK5Shape7cornersEv.i:                           ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !214

_ZNK4Cube7cornersEv.i:                            ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !214

_ZNK4Disc4nameEv.i:                               ; preds = %hipspv.indirect.0.exit
  %43 = add nsw i32 %33, 2000, !dbg !215
  br label %hipspv.indirect.1.exit, !dbg !214

_ZThn16_NK4Disc4nameEv.i:                         ; preds = %hipspv.indirect.0.exit
  %44 = getelementptr inbounds i8, ptr addrspace(4) %15, i64 -4, !dbg !217
  %45 = load i32, ptr addrspace(4) %44, align 4, !dbg !217, !tbaa !53
  %46 = add nsw i32 %45, 2000, !dbg !220
  br label %hipspv.indirect.1.exit, !dbg !214

_ZNK5Named4nameEv.i:                              ; preds = %hipspv.indirect.0.exit
  br label %hipspv.indirect.1.exit, !dbg !214

hipspv.indirect.1.exit:                           ; preds = %hipspv.indirect.0.exit, %_ZNK5Shape7cornersEv.i, %_ZNK4Cube7cornersEv.i, %_ZNK4Disc4nameEv.i, %_ZThn16_NK4Disc4nameEv.i, %_ZNK5Named4nameEv.i
  %.0 = phi i32 [ 1000, %_ZNK5Named4nameEv.i ], [ 0, %_ZNK5Shape7cornersEv.i ], [ 8, %_ZNK4Cube7cornersEv.i ], [ %43, %_ZNK4Disc4nameEv.i ], [ %46, %_ZThn16_NK4Disc4nameEv.i ], [ 4, %hipspv.indirect.0.exit ], !dbg !214
  %47 = add nsw i32 %.0, %34, !dbg !221
  %48 = ashr exact i64 %sext, 30, !dbg !222
  %49 = getelementptr inbounds i8, ptr addrspace(4) %2, i64 %48, !dbg !222
  store i32 %47, ptr addrspace(4) %49, align 4, !dbg !223, !tbaa !9
  br label %common.ret, !dbg !224
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare hidden spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare hidden spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind willreturn memory(none) "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind "no-builtin-frexp" "no-builtin-frexpf" "no-builtin-modf" "no-builtin-modff" "no-builtin-printf" }

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
!17 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !20)
!18 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 40, type: !15, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!19 = !DIFile(filename: "hipspv/include/hip/spirv_detail/thread.h", directory: "/work/main")
!20 = distinct !DILocation(line: 42, column: 17, scope: !13)
!21 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !23)
!22 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 41, type: !15, scopeLine: 41, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!23 = distinct !DILocation(line: 42, column: 30, scope: !13)
!24 = !DILocation(line: 42, column: 28, scope: !13)
!25 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !27)
!26 = distinct !DISubprogram(name: "__get_x", scope: !19, file: !19, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!27 = distinct !DILocation(line: 42, column: 43, scope: !13)
!28 = !DILocation(line: 42, column: 41, scope: !13)
!29 = !DILocation(line: 43, column: 9, scope: !13)
!30 = !DILocation(line: 44, column: 3, scope: !13)
!31 = !DILocation(line: 44, column: 22, scope: !13)
!32 = !DILocation(line: 7, column: 53, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "Shape", scope: !14, file: !14, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 15, column: 51, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "Square", scope: !14, file: !14, line: 15, type: !15, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 44, column: 10, scope: !13)
!37 = !{!38, !10, i64 8}
!38 = !{!"_ZTS5Shape", !10, i64 8}
!39 = !DILocation(line: 15, column: 70, scope: !35, inlinedAt: !36)
!40 = !{!41, !41, i64 0}
!41 = !{!"vtable pointer", !12, i64 0}
!42 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !36)
!43 = !{!44, !10, i64 12}
!44 = !{!"_ZTS6Square", !38, i64 0, !10, i64 12}
!45 = !DILocation(line: 45, column: 3, scope: !13)
!46 = !DILocation(line: 45, column: 22, scope: !13)
!47 = !DILocation(line: 7, column: 53, scope: !33, inlinedAt: !48)
!48 = distinct !DILocation(line: 21, column: 51, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "Circle", scope: !14, file: !14, line: 21, type: !15, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 45, column: 10, scope: !13)
!51 = !DILocation(line: 21, column: 72, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 21, column: 62, scope: !49, inlinedAt: !50)
!53 = !{!54, !10, i64 12}
!54 = !{!"_ZTS6Circle", !38, i64 0, !10, i64 12}
!55 = !DILocation(line: 46, column: 3, scope: !13)
!56 = !DILocation(line: 46, column: 18, scope: !13)
!57 = !DILocation(line: 7, column: 53, scope: !33, inlinedAt: !58)
!58 = distinct !DILocation(line: 15, column: 51, scope: !35, inlinedAt: !59)
!59 = distinct !DILocation(line: 25, column: 49, scope: !60, inlinedAt: !61)
!60 = distinct !DISubprogram(name: "Cube", scope: !14, file: !14, line: 25, type: !15, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = distinct !DILocation(line: 46, column: 8, scope: !13)
!62 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !59)
!63 = !DILocation(line: 25, column: 63, scope: !60, inlinedAt: !61)
!64 = !DILocation(line: 47, column: 3, scope: !13)
!65 = !DILocation(line: 47, column: 18, scope: !13)
!66 = !DILocation(line: 7, column: 53, scope: !33, inlinedAt: !67)
!67 = distinct !DILocation(line: 21, column: 51, scope: !49, inlinedAt: !68)
!68 = distinct !DILocation(line: 34, column: 49, scope: !69, inlinedAt: !70)
!69 = distinct !DISubprogram(name: "Disc", scope: !14, file: !14, line: 34, type: !15, scopeLine: 34, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = distinct !DILocation(line: 47, column: 8, scope: !13)
!71 = !DILocation(line: 21, column: 62, scope: !49, inlinedAt: !68)
!72 = !DILocation(line: 34, column: 63, scope: !69, inlinedAt: !70)
!73 = !DILocation(line: 48, column: 3, scope: !13)
!74 = !DILocation(line: 48, column: 27, scope: !13)
!75 = !{!76, !76, i64 0}
!76 = !{!"p1 _ZTS5Shape", !77, i64 0}
!77 = !{!"any pointer", !11, i64 0}
!78 = !DILocation(line: 49, column: 29, scope: !13)
!79 = !DILocation(line: 49, column: 20, scope: !13)
!80 = !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !82)
!81 = distinct !DISubprogram(name: "both", scope: !14, file: !14, line: 11, type: !15, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!82 = distinct !DILocation(line: 38, column: 97, scope: !83, inlinedAt: !84)
!83 = distinct !DISubprogram(name: "measure", scope: !14, file: !14, line: 38, type: !15, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = distinct !DILocation(line: 49, column: 12, scope: !13)
!85 = !DILocation(line: 0, scope: !13)
!86 = !DILocation(line: 16, column: 71, scope: !87, inlinedAt: !88)
!87 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 16, type: !15, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!88 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !82)
!89 = !DILocation(line: 16, column: 76, scope: !87, inlinedAt: !88)
!90 = !DILocation(line: 16, column: 83, scope: !87, inlinedAt: !88)
!91 = !DILocation(line: 22, column: 75, scope: !92, inlinedAt: !93)
!92 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 22, type: !15, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!93 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !82)
!94 = !DILocation(line: 22, column: 82, scope: !92, inlinedAt: !93)
!95 = !DILocation(line: 22, column: 91, scope: !92, inlinedAt: !93)
!96 = !DILocation(line: 16, column: 71, scope: !87, inlinedAt: !97)
!97 = distinct !DILocation(line: 26, column: 83, scope: !98, inlinedAt: !99)
!98 = distinct !DISubprogram(name: "area", scope: !14, file: !14, line: 26, type: !15, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !82)
!100 = !DILocation(line: 16, column: 83, scope: !87, inlinedAt: !97)
!101 = !DILocation(line: 26, column: 73, scope: !98, inlinedAt: !99)
!102 = !DILocation(line: 11, column: 74, scope: !81, inlinedAt: !82)
!103 = !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !82)
!104 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !106)
!105 = distinct !DISubprogram(name: "name", scope: !14, file: !14, line: 35, type: !15, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!106 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !82)
!107 = !DILocation(line: 35, column: 69, scope: !105, inlinedAt: !108)
!108 = distinct !DILocation(line: 0, scope: !109, inlinedAt: !110)
!109 = distinct !DISubprogram(linkageName: "_ZThn16_NK4Disc4nameEv", scope: !14, file: !14, line: 35, type: !15, flags: DIFlagArtificial | DIFlagThunk, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!110 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !82)
!111 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !108)
!112 = !DILocation(line: 11, column: 79, scope: !81, inlinedAt: !82)
!113 = !DILocation(line: 49, column: 48, scope: !13)
!114 = !DILocation(line: 39, column: 86, scope: !115, inlinedAt: !116)
!115 = distinct !DISubprogram(name: "name_of", scope: !14, file: !14, line: 39, type: !15, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!116 = distinct !DILocation(line: 49, column: 40, scope: !13)
!117 = !DILocation(line: 35, column: 69, scope: !105, inlinedAt: !118)
!118 = distinct !DILocation(line: 39, column: 86, scope: !115, inlinedAt: !116)
!119 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !118)
!120 = !DILocation(line: 35, column: 69, scope: !105, inlinedAt: !121)
!121 = distinct !DILocation(line: 0, scope: !109, inlinedAt: !122)
!122 = distinct !DILocation(line: 39, column: 86, scope: !115, inlinedAt: !116)
!123 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !121)
!124 = !DILocation(line: 49, column: 38, scope: !13)
!125 = !DILocation(line: 49, column: 3, scope: !13)
!126 = !DILocation(line: 49, column: 10, scope: !13)
!127 = !DILocation(line: 50, column: 1, scope: !13)
!128 = distinct !DISubprogram(name: "make", scope: !14, file: !14, line: 57, type: !15, scopeLine: 57, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!129 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !130)
!130 = distinct !DILocation(line: 58, column: 17, scope: !128)
!131 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !132)
!132 = distinct !DILocation(line: 58, column: 30, scope: !128)
!133 = !DILocation(line: 58, column: 28, scope: !128)
!134 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !135)
!135 = distinct !DILocation(line: 58, column: 43, scope: !128)
!136 = !DILocation(line: 58, column: 41, scope: !128)
!137 = !DILocation(line: 59, column: 9, scope: !128)
!138 = !DILocation(line: 60, column: 13, scope: !128)
!139 = !DILocation(line: 0, scope: !128)
!140 = !DILocation(line: 60, column: 3, scope: !128)
!141 = !DILocation(line: 15, column: 70, scope: !35, inlinedAt: !142)
!142 = distinct !DILocation(line: 61, column: 31, scope: !128)
!143 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !142)
!144 = !DILocation(line: 61, column: 45, scope: !128)
!145 = !DILocation(line: 21, column: 72, scope: !49, inlinedAt: !146)
!146 = distinct !DILocation(line: 62, column: 31, scope: !128)
!147 = !DILocation(line: 21, column: 62, scope: !49, inlinedAt: !146)
!148 = !DILocation(line: 62, column: 45, scope: !128)
!149 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !150)
!150 = distinct !DILocation(line: 25, column: 49, scope: !60, inlinedAt: !151)
!151 = distinct !DILocation(line: 63, column: 32, scope: !128)
!152 = !DILocation(line: 25, column: 63, scope: !60, inlinedAt: !151)
!153 = !DILocation(line: 63, column: 44, scope: !128)
!154 = !DILocation(line: 65, column: 1, scope: !128)
!155 = distinct !DISubprogram(name: "use", scope: !14, file: !14, line: 66, type: !15, scopeLine: 66, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!156 = !DILocation(line: 40, column: 207, scope: !18, inlinedAt: !157)
!157 = distinct !DILocation(line: 67, column: 17, scope: !155)
!158 = !DILocation(line: 41, column: 207, scope: !22, inlinedAt: !159)
!159 = distinct !DILocation(line: 67, column: 30, scope: !155)
!160 = !DILocation(line: 67, column: 28, scope: !155)
!161 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !162)
!162 = distinct !DILocation(line: 67, column: 43, scope: !155)
!163 = !DILocation(line: 67, column: 41, scope: !155)
!164 = !DILocation(line: 68, column: 9, scope: !155)
!165 = !DILocation(line: 68, column: 63, scope: !155)
!166 = !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !167)
!167 = distinct !DILocation(line: 38, column: 97, scope: !83, inlinedAt: !168)
!168 = distinct !DILocation(line: 68, column: 23, scope: !155)
!169 = !DILocation(line: 0, scope: !155)
!170 = !DILocation(line: 11, column: 74, scope: !81, inlinedAt: !167)
!171 = !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !167)
!172 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !173)
!173 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !167)
!174 = !DILocation(line: 35, column: 69, scope: !105, inlinedAt: !175)
!175 = distinct !DILocation(line: 0, scope: !109, inlinedAt: !176)
!176 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !167)
!177 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !175)
!178 = !DILocation(line: 11, column: 79, scope: !81, inlinedAt: !167)
!179 = !DILocation(line: 68, column: 14, scope: !155)
!180 = !DILocation(line: 68, column: 21, scope: !155)
!181 = distinct !DISubprogram(name: "shared", scope: !14, file: !14, line: 70, type: !15, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!182 = !DILocation(line: 39, column: 208, scope: !26, inlinedAt: !183)
!183 = distinct !DILocation(line: 72, column: 17, scope: !181)
!184 = !DILocation(line: 73, column: 7, scope: !181)
!185 = !DILocation(line: 0, scope: !181)
!186 = !DILocation(line: 15, column: 70, scope: !35, inlinedAt: !187)
!187 = distinct !DILocation(line: 74, column: 23, scope: !181)
!188 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !187)
!189 = !DILocation(line: 75, column: 3, scope: !181)
!190 = !DILocation(line: 15, column: 62, scope: !35, inlinedAt: !191)
!191 = distinct !DILocation(line: 25, column: 49, scope: !60, inlinedAt: !192)
!192 = distinct !DILocation(line: 76, column: 23, scope: !181)
!193 = !DILocation(line: 25, column: 63, scope: !60, inlinedAt: !192)
!194 = !DILocation(line: 60, column: 55, scope: !195, inlinedAt: !196)
!195 = distinct !DISubprogram(name: "__syncthreads", scope: !19, file: !19, line: 60, type: !15, scopeLine: 60, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!196 = distinct !DILocation(line: 78, column: 3, scope: !181)
!197 = !DILocation(line: 80, column: 52, scope: !181)
!198 = !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !199)
!199 = distinct !DILocation(line: 38, column: 97, scope: !83, inlinedAt: !200)
!200 = distinct !DILocation(line: 80, column: 12, scope: !181)
!201 = !DILocation(line: 16, column: 71, scope: !87, inlinedAt: !202)
!202 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !199)
!203 = !DILocation(line: 16, column: 83, scope: !87, inlinedAt: !202)
!204 = !DILocation(line: 22, column: 75, scope: !92, inlinedAt: !205)
!205 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !199)
!206 = !DILocation(line: 22, column: 82, scope: !92, inlinedAt: !205)
!207 = !DILocation(line: 22, column: 91, scope: !92, inlinedAt: !205)
!208 = !DILocation(line: 16, column: 71, scope: !87, inlinedAt: !209)
!209 = distinct !DILocation(line: 26, column: 83, scope: !98, inlinedAt: !210)
!210 = distinct !DILocation(line: 11, column: 62, scope: !81, inlinedAt: !199)
!211 = !DILocation(line: 16, column: 83, scope: !87, inlinedAt: !209)
!212 = !DILocation(line: 26, column: 73, scope: !98, inlinedAt: !210)
!213 = !DILocation(line: 11, column: 74, scope: !81, inlinedAt: !199)
!214 = !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !199)
!215 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !216)
!216 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !199)
!217 = !DILocation(line: 35, column: 69, scope: !105, inlinedAt: !218)
!218 = distinct !DILocation(line: 0, scope: !109, inlinedAt: !219)
!219 = distinct !DILocation(line: 11, column: 81, scope: !81, inlinedAt: !199)
!220 = !DILocation(line: 35, column: 67, scope: !105, inlinedAt: !218)
!221 = !DILocation(line: 11, column: 79, scope: !81, inlinedAt: !199)
!222 = !DILocation(line: 80, column: 3, scope: !181)
!223 = !DILocation(line: 80, column: 10, scope: !181)
!224 = !DILocation(line: 81, column: 1, scope: !181)
