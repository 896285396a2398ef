; Memory with the host's long doubles gets a type of the same size, alignment and offsets.
; RUN: hipspv lower --passes=replace-long-doubles "%s" -S -o - | filecheck "%s"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spirv64"

%struct.S = type { i8, x86_fp80, i32, [12 x i8] }

; CHECK-DAG: @zero = addrspace(1) externally_initialized global { i8, <2 x i64>, i32, [12 x i8] } zeroinitializer, align 16
; CHECK-DAG: @one = addrspace(1) global { i8, <2 x i64>, i32 } { i8 1, <2 x i64> <i64 -9223372036854775808, i64 16383>, i32 3 }
@one = addrspace(1) global { i8, x86_fp80, i32 } { i8 1, x86_fp80 0xK3FFF8000000000000000, i32 3 }, align 16
@zero = addrspace(1) externally_initialized global %struct.S zeroinitializer, align 16

; CHECK-LABEL: @k(
; CHECK-SAME: byref({ i8, <2 x i64>, i32, [12 x i8] }) align 16 %value
; CHECK-NOT: x86_fp80
; CHECK: alloca { i8, <2 x i64>, i32, [12 x i8] }, align 16
; CHECK: getelementptr inbounds { i8, <2 x i64>, i32, [12 x i8] }, ptr addrspace(1) %p, i64 %i
; CHECK: getelementptr {{.*}}i8, ptr addrspace(1) {{.*}}, i64 32
; CHECK: load i32, ptr addrspace(1) getelementptr {{.*}}(i8, ptr addrspace(1) @zero, i64 32)
; CHECK-NOT: x86_fp80
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(2) byref(%struct.S) align 16 %value, i64 %i) {
  %copy = alloca %struct.S, align 16
  %element = getelementptr inbounds %struct.S, ptr addrspace(1) %p, i64 %i
  %id = getelementptr inbounds %struct.S, ptr addrspace(1) %element, i32 0, i32 2
  %a = load i32, ptr addrspace(1) %id, align 16
  %b = load i32, ptr addrspace(1) getelementptr (%struct.S, ptr addrspace(1) @zero, i32 0, i32 2), align 16
  call void @llvm.memcpy.p0.p2.i64(ptr align 16 %copy, ptr addrspace(2) align 16 %value, i64 48, i1 false)
  %c.address = getelementptr inbounds %struct.S, ptr %copy, i32 0, i32 2
  %c = load i32, ptr %c.address, align 16
  %ab = add i32 %a, %b
  %sum = add i32 %ab, %c
  store i32 %sum, ptr addrspace(1) %id, align 16
  ret void
}

declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)
