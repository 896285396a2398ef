; SPIR-V's alignments have 32 bits; those of variables have 8 in LLVM's back end.
; RUN: hipspv lower --passes=legalize-alignments "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=legalize-alignments --translator=llvm-spirv "%s" -S -o - | filecheck --check-prefix=KHRONOS "%s"
; RUN: hipspv lower -w -O0 --translator=llvm "%s" -o %t.llvm.bc
; RUN: hipspv translate --validate --translator=llvm %t.llvm.bc -o %t.llvm.spv
; RUN: %disassemble-llvm | filecheck --check-prefix=SPIRV "%s"
; RUN: hipspv lower -w -O2 --translator=llvm-spirv "%s" -o %t.llvm-spirv.bc
; RUN: hipspv translate --validate --translator=llvm-spirv %t.llvm-spirv.bc -o %t.llvm-spirv.spv
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; SPIRV: Alignment 64

; CHECK: alloca [3 x i32], align 64
; KHRONOS: alloca [3 x i32], align 512
; CHECK: store volatile i32 1, ptr addrspace(1) null, align 2147483648
; CHECK: store volatile i32 2, ptr addrspace(1) {{poison|undef}}, align 2147483648
; CHECK: store volatile i32 3, ptr addrspace(1) null, align 4
; SPIRV-NOT: Aligned 0
define spir_kernel void @k(i32 %n) {
  %a = alloca [3 x i32], align 512
  store volatile i32 %n, ptr %a
  %c = icmp eq i32 %n, 3
  br i1 %c, label %never, label %end
never:
  store volatile i32 1, ptr addrspace(1) null, align 4294967296
  store volatile i32 2, ptr addrspace(1) poison, align 4294967296
  store volatile i32 3, ptr addrspace(1) null, align 4
  br label %end
end:
  ret void
}
; CHECK-LABEL: @composites
; CHECK: load <4 x i32>, ptr addrspace(1) %p, align 128
; CHECK: store <4 x i32> %v, ptr addrspace(1) %q, align 128
; CHECK: load i32, ptr addrspace(1) %p, align 256
; KHRONOS-LABEL: @composites
; KHRONOS: store <4 x i32> %v, ptr addrspace(1) %q, align 512
define spir_kernel void @composites(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %v = load <4 x i32>, ptr addrspace(1) %p, align 256
  store <4 x i32> %v, ptr addrspace(1) %q, align 512
  %i = load i32, ptr addrspace(1) %p, align 256
  store i32 %i, ptr addrspace(1) %q, align 4
  ret void
}
