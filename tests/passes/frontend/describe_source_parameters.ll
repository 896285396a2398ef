; Parameters keep the size and alignment of the memory in which clang's code keeps them.
; RUN: hipspv lower --passes=describe-source-parameters "%s" -S -o - | filecheck "%s"
; RUN: hipspv lower --passes=describe-source-parameters,lower-byref-parameters,record-kernel-parameters "%s" -S -o - | filecheck "%s" --check-prefix=RECORD
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
%packed = type <{ i64 }>
%pointer = type { ptr addrspace(4) }
%empty = type { [0 x i32] }

; A packed structure of an integer, `_BitInt(100)`, a Boolean, a structure of a pointer, a pointer to a
; function, one to data, and a structure without members.
; CHECK: define spir_kernel void @kernel(
; CHECK-SAME: i64 "hipspv.source"="value 8 1" %0, i100 "hipspv.source"="value 16 8" %1,
; CHECK-SAME: i1 "hipspv.source"="value 1 1" %2, ptr addrspace(1) "hipspv.source"="value 8 8" %3,
; CHECK-SAME: i64 "hipspv.source"="pointer 8 8" %4, ptr addrspace(1) "hipspv.source"="pointer 8 8" %5,
; CHECK-SAME: ptr addrspace(2) byref(%empty) align 4 "hipspv.source"="value 0 4" %6)
define spir_kernel void @kernel(i64 %0, i100 %1, i1 %2, ptr addrspace(1) %3, i64 %4, ptr addrspace(1) %5, ptr addrspace(2) byref(%empty) align 4 %6) {
  %packed = alloca %packed, align 1
  %wide = alloca i128, align 8
  %boolean = alloca i8, align 1
  %pointer = alloca %pointer, align 8
  %function = alloca ptr, align 8
  %data = alloca ptr addrspace(4), align 8
  %empty = alloca %empty, align 4
  %generic = addrspacecast ptr %packed to ptr addrspace(4)
  %member = getelementptr %packed, ptr addrspace(4) %generic, i32 0, i32 0
  store i64 %0, ptr addrspace(4) %member, align 1
  %number = sext i100 %1 to i128
  store i128 %number, ptr %wide, align 8
  %byte = zext i1 %2 to i8
  store i8 %byte, ptr %boolean, align 1
  store ptr addrspace(1) %3, ptr %pointer, align 8
  %called = inttoptr i64 %4 to ptr
  store ptr %called, ptr %function, align 8
  store ptr addrspace(1) %5, ptr %data, align 8
  ret void
}

; Without such memory, the parameter's type counts.
; CHECK: define spir_kernel void @optimized(i64 %x, ptr addrspace(1) %p)
; RECORD: !"hipspv.kernel optimized value 8 8 pointer 8 8"
; RECORD: !"hipspv.kernel kernel value 8 1 value 16 8 unsupported 0 1 pointer 8 8 value 8 8 pointer 8 8 unsupported 0 1"
define spir_kernel void @optimized(i64 %x, ptr addrspace(1) %p) {
  store i64 %x, ptr addrspace(1) %p
  ret void
}
