; Every flag and attribute that LLVM 22 puts on instructions, functions and parameters: neither
; translator fails on one, and the results stay.
; RUN: %validate
; RUN: hipspv lower -O0 "%s" -o %t.0.bc && hipspv translate --validate %t.0.bc -o %t.0.spv
; RUN: hipspv lower -O0 --translator=llvm-spirv "%s" -o %t.1.bc && hipspv translate --translator=llvm-spirv --validate %t.1.bc -o %t.1.spv
; RUN: %disassemble %t.0.spv | filecheck "%s"
; RUN: %disassemble %t.1.spv | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%pair = type { i32, i32 }
%node = type { ptr addrspace(4), i64 }

@table = internal unnamed_addr addrspace(1) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
@flags = internal dso_local local_unnamed_addr addrspace(1) global i32 0, align 4
@splats = internal addrspace(1) constant <4 x i32> splat (i32 7)
@floats = internal addrspace(1) constant <4 x float> splat (float 0.5)

declare i32 @llvm.umax.i32(i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare void @llvm.assume(i1)
declare void @llvm.experimental.noalias.scope.decl(metadata)

; CHECK: OpEntryPoint Kernel %{{.*}} "integers"
; CHECK-DAG: OpIAdd %uint
; CHECK-DAG: OpISub %uint
; CHECK-DAG: OpIMul %uint
; CHECK-DAG: OpShiftLeftLogical %uint
; CHECK-DAG: OpBitwiseOr %uint
define spir_kernel void @integers(ptr addrspace(1) noundef nonnull writeonly align 4 captures(none) dereferenceable(64) initializes((0, 4)) %p, i32 noundef range(i32 1, 100) %a, i32 noundef signext %b, i16 zeroext %c) local_unnamed_addr #0 {
  %1 = add nuw nsw i32 %a, %b
  %2 = sub nuw nsw i32 %1, %b
  %3 = mul nuw nsw i32 %2, %1
  %4 = shl nuw nsw i32 %3, 1
  %5 = or disjoint i32 %4, 1
  %6 = udiv exact i32 %5, %a
  %7 = sdiv exact i32 %6, %b
  %8 = lshr exact i32 %7, 1
  %9 = ashr exact i32 %8, 1
  %10 = zext nneg i16 %c to i32
  %11 = add i32 %9, %10
  %12 = trunc nuw nsw i32 %11 to i8
  %13 = zext i8 %12 to i32
  %14 = icmp samesign ult i32 %13, %a
  %15 = select i1 %14, i32 %13, i32 %11, !prof !2, !unpredictable !4
  %16 = uitofp nneg i32 %15 to float
  %17 = fptosi float %16 to i32
  %18 = freeze i32 %17
  %19 = call noundef range(i32 0, 5000) i32 @llvm.umax.i32(i32 noundef %18, i32 3)
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 1
  %21 = getelementptr nusw nuw i8, ptr addrspace(1) %20, i64 4
  %22 = getelementptr nuw i8, ptr addrspace(1) %21, i64 4
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !5, !alias.scope !9, !noalias !9, !nontemporal !3
  %23 = getelementptr i8, ptr addrspace(1) %p, i64 0
  store i32 %19, ptr addrspace(1) %23, align 4
  ret void
}

; CHECK-DAG: OpFAdd %float
; CHECK-DAG: OpFNegate %float
; CHECK-DAG: OpExtInst %float {{.*}} fma
define spir_kernel void @reals(ptr addrspace(1) nofree noalias readnone %unused, ptr addrspace(1) nocapture noundef align 16 dereferenceable_or_null(32) %p, float nofpclass(nan inf) %x) #1 {
  %1 = fadd fast float %x, 1.0
  %2 = fsub nnan ninf nsz arcp contract afn reassoc float %1, %x
  %3 = fmul contract float %2, %1
  %4 = fdiv arcp float %3, %x, !fpmath !11
  %5 = fneg nnan float %4
  %6 = fcmp ninf olt float %5, %x
  %7 = select nsz i1 %6, float %5, float %x
  %8 = call nsz nofpclass(nan) float @llvm.fma.f32(float %7, float %x, float %x)
  br i1 %6, label %then, label %join, !prof !2
then:
  br label %join
join:
  %9 = phi nnan float [ %8, %0 ], [ 0.0, %then ]
  %10 = fpext reassoc float %9 to double
  %11 = fptrunc nnan double %10 to float
  store float %11, ptr addrspace(1) %p, align 16
  ret void
}

define spir_kernel void @memory(ptr addrspace(1) noundef align 8 %p, ptr byval(%pair) align 4 captures(none) %s) #2 {
  %slot = alloca %node, align 8
  call void @llvm.experimental.noalias.scope.decl(metadata !9)
  %1 = load ptr addrspace(4), ptr addrspace(1) %p, align 8, !nonnull !4, !noundef !4, !dereferenceable !12, !align !13, !invariant.load !4
  %2 = load i32, ptr addrspace(4) %1, align 4, !range !14, !noundef !4, !nontemporal !3
  %3 = load i8, ptr addrspace(4) %1, align 1, !noalias !9, !invariant.group !4
  %4 = getelementptr inbounds %pair, ptr %s, i32 0, i32 1
  %5 = load i32, ptr %4, align 4
  %6 = zext i8 %3 to i32
  %7 = add i32 %5, %6
  %8 = add i32 %2, %7
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(1) %p, i64 16), "nonnull"(ptr addrspace(1) %p), "dereferenceable"(ptr addrspace(1) %p, i64 32) ]
  call spir_func void @helper(ptr sret(%pair) align 4 %slot, ptr addrspace(1) %p, i32 %8) #4
  %9 = load i32, ptr %slot, align 4
  %10 = tail call fastcc i32 @fast(i32 %9)
  %11 = notail call coldcc i32 @cold(i32 %10)
  %12 = load <4 x i32>, ptr addrspace(1) @splats
  %13 = extractelement <4 x i32> %12, i64 2
  %14 = add i32 %11, %13
  %15 = load volatile i32, ptr addrspace(1) @flags, align 4
  %16 = add i32 %14, %15
  %17 = load <4 x float>, ptr addrspace(1) @floats
  %18 = fmul <4 x float> %17, splat (float 2.0)
  %19 = extractelement <4 x float> %18, i64 1
  %20 = fptosi float %19 to i32
  %21 = add i32 %16, %20
  switch i32 %21, label %end [
    i32 1, label %one
    i32 2, label %one
  ], !prof !15
one:
  br label %loop
loop:
  %i = phi i32 [ 0, %one ], [ %next, %loop ]
  %next = add nuw nsw i32 %i, 1
  %done = icmp eq i32 %next, %21
  br i1 %done, label %end, label %loop, !llvm.loop !16
end:
  %at = getelementptr inbounds nuw [4 x i32], ptr addrspace(1) @table, i64 0, i64 2
  %22 = load i32, ptr addrspace(1) %at
  %23 = add i32 %21, %22
  store i32 %23, ptr addrspace(1) %p, align 8
  ret void
}

define internal spir_func void @helper(ptr dead_on_unwind noalias writable writeonly sret(%pair) align 4 dead_on_return initializes((0, 8)) %s, ptr addrspace(1) noundef readonly captures(ret: address, provenance) %p, i32 noundef %x) unnamed_addr #3 align 16 {
  store i32 %x, ptr %s, align 4
  %second = getelementptr inbounds i8, ptr %s, i64 4
  store i32 1, ptr %second, align 4
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr %second, align 4
  ret void
}
define internal fastcc i32 @fast(i32 noundef inreg %x) #5 {
  %y = mul i32 %x, 3
  ret i32 %y
}
define internal coldcc i32 @cold(i32 allocalign %x) #6 {
  %y = xor i32 %x, 3
  ret i32 %y
}

attributes #0 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { convergent hot nobuiltin nocallback noduplicate noredzone nosanitize_bounds nosanitize_coverage optsize null_pointer_is_valid sanitize_address sanitize_memory sanitize_thread sanitize_hwaddress safestack ssp strictfp "no-nans-fp-math"="true" }
attributes #2 = { convergent cold minsize optsize mustprogress nounwind nocf_check noimplicitfloat nonlazybind noprofile shadowcallstack speculative_load_hardening sspreq uwtable(sync) "target-cpu"="generic" }
attributes #3 = { noinline nounwind willreturn memory(read, argmem: readwrite, errnomem: none) vscale_range(1, 16) nocreateundeforpoison speculatable "denormal-fp-math"="ieee" }
attributes #4 = { nounwind nomerge noinline memory(argmem: readwrite) }
attributes #5 = { noinline nounwind memory(none) sspstrong sanitize_type sanitize_realtime sanitize_numerical_stability fn_ret_thunk_extern disable_sanitizer_instrumentation optdebug }
attributes #6 = { noinline nounwind cold returns_twice skipprofile nodivergencesource inlinehint }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!18}
!llvm.errno.tbaa = !{!5}
!opencl.ocl.version = !{!19}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!3 = !{i32 1}
!4 = !{}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10}
!10 = distinct !{!10, !17, !"scope"}
!11 = !{float 2.5}
!12 = !{i64 16}
!13 = !{i64 8}
!14 = !{i32 0, i32 50, i32 60, i32 70}
!15 = !{!"branch_weights", i32 1, i32 2, i32 3}
!16 = distinct !{!16, !20, !21}
!17 = distinct !{!17, !"domain"}
!18 = !{!"a clang"}
!19 = !{i32 0, i32 0}
!20 = !{!"llvm.loop.mustprogress"}
!21 = !{!"llvm.loop.unroll.count", i32 2}
