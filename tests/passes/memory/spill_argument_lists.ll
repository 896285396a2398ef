; If structures by reference aren't enough, the last parameters go in one block, laid out as in C. An option
; sets the limit. Parameters that fit stay parameters.
; RUN: hipspv lower --max-kernel-arguments=72 --passes=spill-kernel-arguments "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=spill-kernel-arguments "%s" -S -o - | filecheck --check-prefix=PLENTY "%s"
; RUN: hipspv lower --max-kernel-arguments=72 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: hipspv lower --max-kernel-arguments=72 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: %disassemble-khronos | filecheck --check-prefix=SPIRV "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%Large = type { [40 x i32] }
; PLENTY-NOT: hipspv.packed
; PLENTY-NOT: by-reference

; CHECK-LABEL: define spir_kernel void @fits(ptr addrspace(1) %p, double %a, float %b, i32 %c, ptr addrspace(1) %q)
define spir_kernel void @fits(ptr addrspace(1) %p, double %a, float %b, i32 %c, ptr addrspace(1) %q) {
  store i32 %c, ptr addrspace(1) %p
  store double %a, ptr addrspace(1) %q
  ret void
}
; 44 bytes are left for the user's: a pointer, a structure's address, two integers, the block.
; CHECK-LABEL: define spir_kernel void @list(
; CHECK-SAME: ptr addrspace(1) %p, ptr addrspace(1) noalias readonly align 4 dereferenceable(160) "hipspv.parameter"="by-reference 160 4" %s,
; CHECK-SAME: double %a, float %b, ptr addrspace(1) noalias readonly align 16 dereferenceable(216) "hipspv.parameter"="packed 2 2 1 1 16 16 8 8 160 8 1 1 8 8" %0)
; CHECK: [[COPY:%.*]] = alloca %Large, align 4
; CHECK: call void @llvm.memcpy.p0.p1.i64(ptr align 4 [[COPY]], ptr addrspace(1) align 4 %s, i64 160, i1 false)
; CHECK: load i16, ptr addrspace(1) %0, align 2
; CHECK: [[FLAG:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %0, i64 2
; CHECK: [[BYTE:%.*]] = load i8, ptr addrspace(1) [[FLAG]], align 1
; CHECK: trunc i8 [[BYTE]] to i1
; CHECK: [[VECTOR:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %0, i64 16
; CHECK: load <4 x float>, ptr addrspace(1) [[VECTOR]], align 16
; CHECK: [[POINTER:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %0, i64 32
; CHECK: load ptr addrspace(1), ptr addrspace(1) [[POINTER]], align 8
; CHECK: [[FROM:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %0, i64 40
; CHECK: [[INNER:%.*]] = alloca %Large, align 8
; CHECK: call void @llvm.memcpy.p0.p1.i64(ptr align 8 [[INNER]], ptr addrspace(1) align 8 [[FROM]], i64 160, i1 false)
; CHECK: [[LAST:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %0, i64 208
; CHECK: load double, ptr addrspace(1) [[LAST]], align 8
define spir_kernel void @list(ptr addrspace(1) %p, ptr byval(%Large) align 4 %s, double %a, float %b, i16 %c, i1 %d, <4 x float> %e, ptr addrspace(1) %q, ptr byval(%Large) align 8 %t, i8 %f, double %g) {
  %v = load i32, ptr %s
  store i32 %v, ptr addrspace(1) %p
  %w = load i32, ptr %t
  store i32 %w, ptr addrspace(1) %q
  %sum = fadd double %a, %g
  %x = fpext float %b to double
  %y = select i1 %d, double %sum, double %x
  %z = uitofp i16 %c to double
  %all = fadd double %y, %z
  %place = getelementptr i8, ptr addrspace(1) %p, i64 16
  store double %all, ptr addrspace(1) %place
  %other = getelementptr i8, ptr addrspace(1) %p, i64 32
  store <4 x float> %e, ptr addrspace(1) %other
  %last = getelementptr i8, ptr addrspace(1) %p, i64 48
  store i8 %f, ptr addrspace(1) %last
  ret void
}
; A pointer in a block isn't an argument for the device.
; SPIRV: OpModuleProcessed "hipspv.indirect list"
; SPIRV: OpModuleProcessed "hipspv.kernel list {{.*}} by-reference 160 4 {{.*}} packed 8 8"
; SPIRV: OpModuleProcessed "hipspv.packed list 2 2 1 1 16 16 8 8 160 8 1 1 8 8"
; SPIRV-NOT: "hipspv.indirect fits"
