; A kernel's Boolean parameter is a byte. Functions keep theirs.
; RUN: hipspv lower --passes=widen-boolean-parameters "%s" -S -o - | filecheck "%s"
; RUN: %validate
; RUN: %disassemble-llvm | filecheck "%s" --check-prefix=SPIRV
; RUN: %disassemble-khronos | filecheck "%s" --check-prefix=SPIRV
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

; CHECK: define spir_func i32 @chosen(i1 zeroext %which)
define spir_func i32 @chosen(i1 zeroext %which) noinline {
  %r = select i1 %which, i32 3, i32 4
  ret i32 %r
}

; SPIRV: [[BYTE:%.*]] = OpTypeInt 8 0
; SPIRV: OpTypeFunction %{{.*}} [[BYTE]] %{{.*}} [[BYTE]]
; CHECK: define spir_kernel void @kernel(i8 zeroext %first, ptr addrspace(1) %out, i8 zeroext %second)
; CHECK-NEXT: [[FIRST:%.*]] = icmp ne i8 %first, 0
; CHECK-NEXT: [[SECOND:%.*]] = icmp ne i8 %second, 0
; CHECK: call spir_func i32 @chosen(i1 zeroext [[FIRST]])
; CHECK: select i1 [[SECOND]]
define spir_kernel void @kernel(i1 zeroext %first, ptr addrspace(1) %out, i1 zeroext %second) {
  %a = call spir_func i32 @chosen(i1 zeroext %first)
  %b = select i1 %second, i32 %a, i32 0
  store i32 %b, ptr addrspace(1) %out
  ret void
}
