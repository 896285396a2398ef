; llvm-spirv declares one array type twice: addresses of arrays in structures are computed in bytes.
; RUN: hipspv lower --passes=split-array-member-addresses --translator=llvm-spirv "%s" -S -o - | filecheck "%s"
; RUN: %validate
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"
%part = type { i32, [4 x ptr addrspace(4)], float }
%whole = type { i64, [3 x %part] }
@table = addrspace(1) global [4 x ptr addrspace(4)] zeroinitializer

; CHECK-LABEL: @member(
; CHECK-NEXT: [[MEMBER:%.*]] = getelementptr inbounds i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT: getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(1) [[MEMBER]], i64 0, i64 %i
; CHECK-NEXT: load ptr addrspace(4)
define spir_kernel void @member(ptr addrspace(1) %p, i64 %i) {
  %member = getelementptr inbounds %part, ptr addrspace(1) %p, i32 0, i32 1
  %element = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(1) %member, i64 0, i64 %i
  %value = load ptr addrspace(4), ptr addrspace(1) %element
  %entry = getelementptr inbounds [4 x ptr addrspace(4)], ptr addrspace(1) @table, i64 0, i64 %i
  store ptr addrspace(4) %value, ptr addrspace(1) %entry
  ret void
}

; CHECK-LABEL: @nested(
; CHECK-NEXT: [[WHOLE:%.*]] = getelementptr inbounds %whole, ptr addrspace(1) %p, i64 %i
; CHECK-NEXT: [[PARTS:%.*]] = getelementptr inbounds i8, ptr addrspace(1) [[WHOLE]], i64 8
; CHECK-NEXT: [[PART:%.*]] = getelementptr inbounds %part, ptr addrspace(1) [[PARTS]], i64 %j
; CHECK-NEXT: [[ARRAY:%.*]] = getelementptr inbounds i8, ptr addrspace(1) [[PART]], i64 8
; CHECK-NEXT: store ptr addrspace(4) null, ptr addrspace(1) [[ARRAY]]
; CHECK-NEXT: getelementptr inbounds %whole, ptr addrspace(1) %p, i64 0, i32 1, i64 %j, i32 2
define spir_kernel void @nested(ptr addrspace(1) %p, i64 %i, i64 %j) {
  %array = getelementptr inbounds %whole, ptr addrspace(1) %p, i64 %i, i32 1, i64 %j, i32 1
  store ptr addrspace(4) null, ptr addrspace(1) %array
  %last = getelementptr inbounds %whole, ptr addrspace(1) %p, i64 0, i32 1, i64 %j, i32 2
  store float 1.0, ptr addrspace(1) %last
  ret void
}
