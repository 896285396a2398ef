; Vectors of pointers, which SPIR-V lacks, are split; a frozen value of any type is that value.
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s"
; RUN: %disassemble-khronos | filecheck "%s"
; RUN: hipspv lower -O0 "%s" -o %t.0.bc && hipspv translate --validate %t.0.bc -o %t.0.spv
; RUN: hipspv lower -O0 --translator=llvm-spirv "%s" -o %t.1.bc && hipspv translate --translator=llvm-spirv --validate %t.1.bc -o %t.1.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK-NOT: OpTypeVector %_ptr
; CHECK: OpPtrAccessChain
; CHECK-NOT: Import
declare <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)>, <4 x i1>, <4 x i32>)
declare void @llvm.masked.scatter.v4i32.v4p1(<4 x i32>, <4 x ptr addrspace(1)>, <4 x i1>)

define spir_kernel void @addresses(ptr addrspace(1) %p, <4 x i64> %n, i1 %c, <4 x i1> %mask) {
  %a = getelementptr i32, ptr addrspace(1) %p, <4 x i64> %n
  %b = getelementptr i8, <4 x ptr addrspace(1)> %a, i64 16
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %phi = phi <4 x ptr addrspace(1)> [ %a, %0 ], [ %b, %then ]
  %chosen = select <4 x i1> %mask, <4 x ptr addrspace(1)> %phi, <4 x ptr addrspace(1)> %b
  %frozen = freeze <4 x ptr addrspace(1)> %chosen
  %equal = icmp eq <4 x ptr addrspace(1)> %frozen, %a
  %values = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %frozen, <4 x i1> %equal, <4 x i32> zeroinitializer)
  call void @llvm.masked.scatter.v4i32.v4p1(<4 x i32> %values, <4 x ptr addrspace(1)> align 4 %b, <4 x i1> %mask)
  %numbers = ptrtoint <4 x ptr addrspace(1)> %frozen to <4 x i64>
  %turned = shufflevector <4 x ptr addrspace(1)> %frozen, <4 x ptr addrspace(1)> %b, <2 x i32> <i32 1, i32 6>
  %one = extractelement <2 x ptr addrspace(1)> %turned, i32 1
  store <4 x i64> %numbers, ptr addrspace(1) %one
  ret void
}

%pair = type { i32, ptr addrspace(4) }
define spir_kernel void @frozen(ptr addrspace(1) %p, i32 %i, float %f, <4 x float> %v) {
  %a = freeze i32 %i
  %b = freeze float %f
  %c = freeze <4 x float> %v
  %d = freeze ptr addrspace(1) %p
  %whole = load %pair, ptr addrspace(1) %p
  %e = freeze %pair %whole
  %f1 = freeze i1 undef
  %g = freeze i32 poison
  %field = extractvalue %pair %e, 0
  %sum = add i32 %a, %field
  %sel = select i1 %f1, i32 %sum, i32 %g
  store i32 %sel, ptr addrspace(1) %d
  store float %b, ptr addrspace(1) %d
  store <4 x float> %c, ptr addrspace(1) %d
  ret void
}
